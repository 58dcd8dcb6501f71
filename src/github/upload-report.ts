import path from "node:path";
import type { ReportUpload } from "../model/forge.ts";

/**
 * Uploads one file as it is, not zipped, so that it opens with one click (reporting.md §1 rule 8); the
 * artifact bears the file's name. Works with the read-only token of a fork: an artifact is not a write
 * to the repository. Never throws.
 */
export async function uploadReport(
  file: string,
  folder: string,
  retentionDays: number | undefined,
): Promise<ReportUpload> {
  try {
    // Large: loaded only where a report is uploaded (actions.md §2.1).
    const { DefaultArtifactClient } = await import("@actions/artifact");
    const client = new DefaultArtifactClient();
    const { id } = await client.uploadArtifact(path.basename(file), [file], folder, {
      skipArchive: true,
      ...(retentionDays === undefined ? {} : { retentionDays }),
    });
    return id === undefined
      ? { kind: "not-uploaded", reason: "the service gave no id" }
      : { kind: "uploaded", id };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "not-uploaded", reason };
  }
}
