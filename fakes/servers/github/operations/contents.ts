import { type Call, type Operation, parameter } from "../call.ts";
import { notFound, type Reply, reply } from "../reply.ts";
import type { TreeEntry } from "../repository.ts";

/** Above this size a file comes without content (1 MB, unverified). */
const MOST_BYTES = 1_048_576;

interface Place {
  readonly commit: string;
  readonly path: string;
}

function commonShape(call: Call, place: Place, entry: TreeEntry) {
  const self = `${call.links.repository("contents", place.path)}?ref=${place.commit}`;
  const folder = entry.type === "tree" ? "trees" : "blobs";
  const isSubmodule = entry.type === "commit";
  const git = isSubmodule ? null : call.links.repository("git", folder, entry.sha);
  const html = isSubmodule ? null : call.links.page("blob", place.commit, place.path);
  return {
    name: place.path.split("/").at(-1) ?? "",
    path: place.path,
    sha: entry.sha,
    size: entry.size ?? 0,
    url: self,
    git_url: git,
    html_url: html,
    download_url: entry.type === "blob" ? call.links.page("raw", place.commit, place.path) : null,
    _links: { self, git, html },
  };
}

function typeOf(entry: TreeEntry): "dir" | "file" | "submodule" | "symlink" {
  if (entry.type === "tree") return "dir";
  if (entry.type === "commit") return "submodule";
  return entry.mode === "120000" ? "symlink" : "file";
}

async function folder(call: Call, place: Place, tree: string): Promise<Reply> {
  const entries = await call.state.git.tree(tree, false);
  const shapes = entries.map((entry) => {
    const path = place.path === "" ? entry.path : `${place.path}/${entry.path}`;
    // In a list a submodule is called a file (documented as a quirk kept for old clients).
    const type = typeOf(entry) === "submodule" ? "file" : typeOf(entry);
    return { ...commonShape(call, { ...place, path }, entry), type };
  });
  return reply(200, shapes);
}

async function file(call: Call, place: Place, entry: TreeEntry): Promise<Reply> {
  const type = typeOf(entry);
  const shape = { ...commonShape(call, place, entry), type };
  if (type === "submodule") {
    return reply(200, { ...shape, submodule_git_url: call.links.server });
  }
  const content = (await call.state.git.blob(entry.sha)) ?? Buffer.alloc(0);
  if (type === "symlink") return reply(200, { ...shape, target: content.toString() });
  if (/\braw\b/.test(call.accept)) {
    return reply(200, content, { "content-type": "application/vnd.github.raw; charset=utf-8" });
  }
  if (content.length > MOST_BYTES) return reply(200, { ...shape, encoding: "none", content: "" });
  const lines = content.toString("base64").replace(/.{1,60}/g, "$&\n");
  return reply(200, { ...shape, encoding: "base64", content: lines });
}

async function getContent(call: Call): Promise<Reply> {
  const { git, defaultBranch } = call.state;
  const path = parameter(call, "path").replace(/^\/+|\/+$/g, "");
  const commit = await git.commitSha(call.url.searchParams.get("ref") ?? defaultBranch);
  if (commit === undefined)
    return notFound(`No commit found for the ref ${call.url.searchParams.get("ref")}`);
  const place = { commit, path };
  if (path === "") return folder(call, place, commit);
  const cut = path.lastIndexOf("/");
  const parent = await git.object(`${commit}:${path.slice(0, Math.max(cut, 0))}`);
  if (parent === undefined || (await git.type(parent)) !== "tree") return notFound();
  const entries = await git.tree(parent, false);
  const entry = entries.find((one) => one.path === path.slice(cut + 1));
  if (entry === undefined) return notFound();
  return entry.type === "tree" ? folder(call, place, entry.sha) : file(call, place, entry);
}

/** Files and folders at a commit. */
export const contents: readonly Operation[] = [
  {
    id: "repos/get-content",
    method: "GET",
    path: "/repos/{owner}/{repo}/contents/{path}",
    scopes: ["contents"],
    answer: getContent,
  },
];
