import { type Call, type Operation, parameter } from "../call.ts";
import { notFound, type Reply, reply } from "../reply.ts";
import type { TreeEntry } from "../repository.ts";
import { gitCommitShape } from "../shapes/commit.ts";
import { nodeId } from "../shapes/user.ts";

const FULL_SHA = /^[0-9a-f]{40}$/;
const FOLDERS = { blob: "blobs", tree: "trees", commit: "commits", tag: "tags" } as const;

function objectAddress(call: Call, type: string, sha: string): string {
  const folder = type in FOLDERS ? FOLDERS[type as keyof typeof FOLDERS] : "blobs";
  return call.links.repository("git", folder, sha);
}

function entryShape(call: Call, entry: TreeEntry) {
  const { path, mode, type, sha, size } = entry;
  const shape = { path, mode, type, sha };
  // A submodule's commit lies in another repository and has no address here.
  if (type === "commit") return shape;
  const url = objectAddress(call, type, sha);
  return size === undefined ? { ...shape, url } : { ...shape, size, url };
}

async function treeSha(call: Call): Promise<string | undefined> {
  const { git } = call.state;
  const name = parameter(call, "tree_sha");
  const sha = FULL_SHA.test(name) ? name : await git.commitSha(name);
  return sha === undefined ? undefined : git.object(`${sha}^{tree}`);
}

async function getTree(call: Call): Promise<Reply> {
  const sha = await treeSha(call);
  if (sha === undefined) return notFound();
  // Any value of `recursive` means yes, "0" and "false" too (documented).
  const isRecursive = call.url.searchParams.has("recursive");
  const entries = await call.state.git.tree(sha, isRecursive);
  const limit = call.state.treeLimit;
  return reply(200, {
    sha,
    url: objectAddress(call, "tree", sha),
    tree: entries.slice(0, limit).map((entry) => entryShape(call, entry)),
    truncated: entries.length > limit,
  });
}

async function getReference(call: Call): Promise<Reply> {
  const name = `refs/${parameter(call, "ref").replace(/^refs\//, "")}`;
  const found = await call.state.git.reference(name);
  if (found === undefined) return notFound();
  const { type, sha } = found;
  return reply(200, {
    ref: name,
    node_id: nodeId("Ref", name),
    url: call.links.repository("git", name),
    object: { type, sha, url: objectAddress(call, type, sha) },
  });
}

async function getCommit(call: Call): Promise<Reply> {
  const sha = parameter(call, "commit_sha");
  const commit = FULL_SHA.test(sha) ? await call.state.git.commit(sha) : undefined;
  return commit?.sha === sha ? reply(200, gitCommitShape(call.links, commit)) : notFound();
}

async function getBlob(call: Call): Promise<Reply> {
  const sha = parameter(call, "file_sha");
  const content = FULL_SHA.test(sha) ? await call.state.git.blob(sha) : undefined;
  if (content === undefined) return notFound();
  if (/\braw\b/.test(call.accept)) {
    return reply(200, content, { "content-type": "application/vnd.github.raw; charset=utf-8" });
  }
  return reply(200, {
    sha,
    node_id: nodeId("Blob", sha),
    url: objectAddress(call, "blob", sha),
    size: content.length,
    encoding: "base64",
    content: wrapped(content),
  });
}

/** Base64 in lines of 60 characters, as GitHub sends it. */
function wrapped(content: Buffer): string {
  return content.toString("base64").replace(/.{1,60}/g, "$&\n");
}

/** Trees, references, commits and blobs as git has them. */
export const gitObjects: readonly Operation[] = [
  {
    id: "git/get-tree",
    method: "GET",
    path: "/repos/{owner}/{repo}/git/trees/{tree_sha}",
    scopes: ["contents"],
    answer: getTree,
  },
  {
    id: "git/get-ref",
    method: "GET",
    path: "/repos/{owner}/{repo}/git/ref/{ref}",
    scopes: ["contents"],
    answer: getReference,
  },
  {
    id: "git/get-commit",
    method: "GET",
    path: "/repos/{owner}/{repo}/git/commits/{commit_sha}",
    scopes: ["contents"],
    answer: getCommit,
  },
  {
    id: "git/get-blob",
    method: "GET",
    path: "/repos/{owner}/{repo}/git/blobs/{file_sha}",
    scopes: ["contents"],
    answer: getBlob,
  },
];
