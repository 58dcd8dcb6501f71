import { readFileSync } from "node:fs";

/** Version in the package.json at this address; `0.0.0` where it names none. */
export function readVersion(manifest: URL): string {
  const value: unknown = JSON.parse(readFileSync(manifest, "utf8"));
  const version =
    typeof value === "object" && value !== null && "version" in value ? value.version : null;
  return typeof version === "string" ? version : "0.0.0";
}
