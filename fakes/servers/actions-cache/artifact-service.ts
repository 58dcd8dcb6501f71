/** The five RPCs of artifact service v4 (actions.md §6). */

import { type Call, failed, field, type Method, ok, type Reply } from "./rpc.ts";
import { type Artifact, blobAddress, newBlob, type State, takeId } from "./state.ts";

/** The run of the request must be the run of the token: a job reaches no other run's artifacts here. */
function ofOwnRun(method: Method): Method {
  return (call) =>
    field(call.request, "workflow_run_backend_id") === call.claims.runId
      ? method(call)
      : failed(403, "permission_denied", "workflow_run_backend_id is not the run of the token");
}

function named(call: Call): Artifact | undefined {
  const name = field(call.request, "name");
  return [...call.state.artifacts.values()].find(
    (one) => one.runId === call.claims.runId && one.name === name,
  );
}

const notFound = () => failed(404, "not_found", "artifact not found");

function create(call: Call): Reply {
  const { state, request, claims } = call;
  const name = field(request, "name");
  if (name === "" || /["\r\n:<>|*?\\/]/.test(name))
    return failed(400, "invalid_argument", "bad artifact name");
  if (named(call))
    return failed(
      409,
      "already_exists",
      "an artifact with this name already exists on the workflow run",
    );
  const blob = newBlob(state);
  const id = takeId(state);
  const expires = field(request, "expires_at");
  state.artifacts.set(id, {
    id,
    runId: claims.runId,
    jobId: field(request, "workflow_job_run_backend_id"),
    name,
    mimeType: field(request, "mime_type") || "application/zip",
    blob,
    size: 0,
    hash: "",
    createdAt: state.now(),
    expiresAt: expires === "" ? undefined : Date.parse(expires),
    finished: false,
  });
  return ok({
    ok: true,
    signed_upload_url: blobAddress(state, { origin: call.origin, blob, permission: "cw" }),
  });
}

function finalize(call: Call): Reply {
  const artifact = named(call);
  if (artifact === undefined || artifact.finished) return notFound();
  const size = call.state.blobs.get(artifact.blob)?.content?.length;
  if (size === undefined || field(call.request, "size") !== String(size)) return ok({ ok: false });
  const hash = field(call.request, "hash");
  call.state.artifacts.set(artifact.id, { ...artifact, size, hash, finished: true });
  return ok({ ok: true, artifact_id: String(artifact.id) });
}

/** Finished and not expired artifacts of a run, all jobs, oldest first. */
export function artifactsOf(state: State, runId: string): readonly Artifact[] {
  const now = state.now();
  return [...state.artifacts.values()].filter(
    (one) =>
      one.runId === runId && one.finished && (one.expiresAt === undefined || one.expiresAt > now),
  );
}

function list({ state, request, claims }: Call): Reply {
  const name = field(request, "name_filter");
  const id = field(request, "id_filter");
  const artifacts = artifactsOf(state, claims.runId)
    .filter((one) => (name === "" || one.name === name) && (id === "" || String(one.id) === id))
    .map((one) => ({
      workflow_run_backend_id: one.runId,
      workflow_job_run_backend_id: one.jobId,
      database_id: String(one.id),
      name: one.name,
      size: String(one.size),
      created_at: new Date(one.createdAt).toISOString(),
      digest: one.hash,
    }));
  return ok({ artifacts });
}

/** Where an artifact's bytes can be fetched; the file is called as GitHub's storage calls it. */
export function artifactAddress(state: State, origin: string, artifact: Artifact): string {
  const filename = artifact.mimeType === "application/zip" ? `${artifact.name}.zip` : artifact.name;
  return blobAddress(state, { origin, blob: artifact.blob, permission: "r", filename });
}

function getAddress(call: Call): Reply {
  const artifact = named(call);
  if (artifact === undefined || !artifact.finished) return notFound();
  return ok({
    name: artifact.name,
    signed_url: artifactAddress(call.state, call.origin, artifact),
  });
}

function remove(call: Call): Reply {
  const artifact = named(call);
  if (artifact === undefined) return notFound();
  call.state.artifacts.delete(artifact.id);
  call.state.blobs.delete(artifact.blob);
  return ok({ ok: true, artifact_id: String(artifact.id) });
}

/** `github.actions.results.api.v1.ArtifactService`. */
export const artifactService: ReadonlyMap<string, Method> = new Map([
  ["CreateArtifact", ofOwnRun(create)],
  ["FinalizeArtifact", ofOwnRun(finalize)],
  ["ListArtifacts", ofOwnRun(list)],
  ["GetSignedArtifactURL", ofOwnRun(getAddress)],
  ["DeleteArtifact", ofOwnRun(remove)],
]);
