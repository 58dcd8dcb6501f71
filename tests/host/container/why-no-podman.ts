/** Whether containers of the real podman start on this machine. */

import { execFile } from "node:child_process";
import { IMAGE, makeEngine } from "./make-engine.ts";

/** Null where they do, else why not: of podman's own words. */
export async function whyNoPodman(): Promise<string | null> {
  const { engine } = await makeEngine({ kind: "podman", runs: "podman" });
  const args = [
    "run",
    "--rm",
    "--network",
    "none",
    "--entrypoint",
    "/bin/sh",
    IMAGE,
    "-c",
    "echo on",
  ];
  return new Promise((resolve) => {
    execFile(engine.program, args, { timeout: 60_000 }, (error, stdout, stderr) => {
      const isOn = error === null && stdout === "on\n";
      resolve(
        isOn ? null : (stderr || (error?.message ?? stdout)).trim().split("\n")[0] || "no words",
      );
    });
  });
}
