import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { command } from "../../fakes/servers/model/command.ts";
import { textOf } from "./ask-model.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skillcheck-model-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function scriptFile(document: unknown): string {
  const file = join(folder, "script.json");
  writeFileSync(file, JSON.stringify(document));
  return file;
}

test("the command prints the address of a server that says what the file says", async () => {
  const lines: string[] = [];
  const file = scriptFile({ scripts: [{ steps: [{ text: "From a file." }] }] });
  const server = await command(["--port", "0", "--script", file], (line) => lines.push(line));
  try {
    expect(lines).toEqual([server.url]);
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await textOf(server.url)).toBe("From a file.");
  } finally {
    await server.close();
  }
});

test("what cannot be used is refused in words", async () => {
  const bad = scriptFile({ scripts: [{ steps: [{ txt: "a" }] }] });
  await expect(command([])).rejects.toThrow(/^--script is missing\nmodel --script FILE/);
  await expect(command(["--script", bad])).rejects.toThrow(
    `${bad}: $.scripts[0].steps[0].txt: is no key here`,
  );
  await expect(command(["--script", join(folder, "none.json")])).rejects.toThrow("ENOENT");
  const good = scriptFile({ scripts: [{ steps: [{ text: "a" }] }] });
  await expect(command(["--script", good, "--port", "99999"])).rejects.toThrow(
    '--port: "99999" is no port',
  );
});
