import { describe, expect, test } from "vitest";
import { toCassetteText } from "../../src/cassettes/cassette-text.ts";
import { type Reading, readCassette } from "../../src/cassettes/read-cassette.ts";
import { toFileContent } from "../../src/host/file-content.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import { LIMITS } from "../../src/model/limits.ts";
import { bytesOf, fileOf, makeCassette, makeSkill, makeTurn, toFile } from "./make-cassette.ts";

const SHA = "a".repeat(64);

async function read(cassette: Cassette): Promise<Reading> {
  const { path, text } = await toFile(cassette);
  return readCassette(path, fileOf(text));
}

/** Reads a recording whose JSON was changed after it was made, at the path that fits its content. */
async function readChanged(change: (json: Record<string, unknown>) => unknown): Promise<Reading> {
  const { path, text } = await toFile(await makeCassette());
  const changed = JSON.stringify(change(JSON.parse(text)));
  return readCassette(path, fileOf(changed));
}

function keptFile(text: string, path = "a.txt"): Cassette["files"][number] {
  return { path, mode: "100644", size: text.length, sha256: SHA, text };
}

describe("writing", () => {
  test("a sound recording is read back as it was, and its text does not depend on the order of keys", async () => {
    const cassette = await makeCassette();
    expect(await read(cassette)).toEqual({ kind: "cassette", cassette });
    const reversed = Object.fromEntries(Object.entries(cassette).reverse()) as Cassette;
    expect(toCassetteText(reversed)).toEqual(toCassetteText(cassette));
  });

  test("the image of a container is kept, with its id where the engine told one; an older recording has neither", async () => {
    const id = `sha256:${SHA}`;
    for (const container of [{ image: "acme/agents:2", id }, { image: "acme/agents:2" }]) {
      const cassette = await makeCassette({ changed: { isolation: "container", container } });
      expect(await read(cassette)).toEqual({ kind: "cassette", cassette });
    }
    const older = await makeCassette({ changed: { isolation: "container" } });
    expect(await read(older)).toEqual({ kind: "cassette", cassette: older });
  });

  test("every raw line of the stream stands on a line of its own; the file ends with one line end", async () => {
    const cassette = await makeCassette({
      changed: { turns: [makeTurn(['{"type":"a"}', '{"type":"b"}'])] },
    });
    const { text } = await toFile(cassette);
    expect(text.split("\n").filter((line) => line.includes("type"))).toEqual([
      '    "{\\"type\\":\\"a\\"}",',
      '    "{\\"type\\":\\"b\\"}"',
    ]);
    expect(text.endsWith("}\n")).toBe(true);
  });

  test("CA-6: 4 MiB of quotation marks fit no file", async () => {
    const cassette = await makeCassette({
      changed: { turns: [makeTurn(['"'.repeat(LIMITS.streamBytes)])] },
    });
    expect(toCassetteText(cassette)).toEqual({ kind: "refused", reason: "too much output" });
  });

  test("CA-6: a run at every limit at once is read back", async () => {
    const line = "x".repeat(2047);
    const lines = Array.from({ length: LIMITS.cassetteEvents }, () => line);
    const rest = LIMITS.streamBytes - lines.length * 2048;
    const files = Array.from({ length: 4 }, (_, at) =>
      keptFile("y".repeat(LIMITS.keptFileBytes), `${at}`),
    );
    const cassette = await makeCassette({
      changed: { turns: [makeTurn([...lines, "z".repeat(rest)])], files },
    });
    expect((await read(cassette)).kind).toBe("cassette");
  });
});

describe("CA-6: each limit + 1", () => {
  test("file size", async () => {
    const { path, text } = await toFile(await makeCassette());
    const padded = text + " ".repeat(LIMITS.cassetteBytes - text.length + 1);
    expect(await readCassette(path, fileOf(padded))).toEqual({
      kind: "too-large",
      reason: `holds ${LIMITS.cassetteBytes + 1} bytes, at most ${LIMITS.cassetteBytes} are read`,
    });
  });

  test("stream", async () => {
    const cassette = await makeCassette({
      changed: { turns: [makeTurn(["x".repeat(LIMITS.streamBytes)]), makeTurn(["x"])] },
    });
    expect((await read(cassette)).kind).toBe("too-large");
  });

  test("stream, in bytes and not in characters", async () => {
    const half = "ä".repeat(LIMITS.streamBytes / 2);
    expect((await read(await makeCassette({ changed: { turns: [makeTurn([half])] } }))).kind).toBe(
      "cassette",
    );
    expect(
      (await read(await makeCassette({ changed: { turns: [makeTurn([`${half}x`])] } }))).kind,
    ).toBe("too-large");
  });

  test("lines", async () => {
    const cassette = await makeCassette({
      changed: { turns: [makeTurn(Array.from({ length: 100_001 }, () => "y"))] },
    });
    expect((await read(cassette)).kind).toBe("too-large");
  });

  test("one kept file, and all kept files", async () => {
    const one = await makeCassette({
      changed: { files: [keptFile("y".repeat(LIMITS.keptFileBytes + 1))] },
    });
    expect((await read(one)).kind).toBe("too-large");
    const full = Array.from({ length: 4 }, (_, at) =>
      keptFile("y".repeat(LIMITS.keptFileBytes), `${at}`),
    );
    const turn = makeTurn([]);
    const all = await makeCassette({
      changed: {
        files: full,
        turns: [{ ...turn, changes: [{ kind: "created", ...keptFile("y") }] }],
      },
    });
    expect((await read(all)).kind).toBe("too-large");
  });

  test("files of the skill", async () => {
    const cassette = await makeCassette();
    const files = Array.from({ length: LIMITS.skillFiles + 1 }, (_, at) => ({
      path: `${at}`,
      mode: "100644",
      sha256: SHA,
    }));
    expect(
      (await readChanged((json) => ({ ...json, skill: { ...cassette.skill, files } }))).kind,
    ).toBe("unreadable");
  });
});

describe("CA-6: strict shape", () => {
  test.each<[string, (json: Record<string, unknown>) => unknown]>([
    ["unknown key", (json) => ({ ...json, passed: true })],
    [
      "unknown key __proto__",
      (json) => JSON.parse(`{"__proto__":{"a":1},${JSON.stringify(json).slice(1)}`),
    ],
    ["path ../x", (json) => ({ ...json, files: [{ ...keptFile("y"), path: "../x" }] })],
    ["path a/../../x", (json) => ({ ...json, files: [{ ...keptFile("y"), path: "a/../../x" }] })],
    [
      "path /etc/passwd",
      (json) => ({ ...json, files: [{ ...keptFile("y"), path: "/etc/passwd" }] }),
    ],
    ["path with NUL", (json) => ({ ...json, files: [{ ...keptFile("y"), path: "a\0b" }] })],
    ["a line that is no text", (json) => ({ ...json, turns: [{ ...makeTurn([]), stdout: [{}] }] })],
    ["no turn", (json) => ({ ...json, turns: [] })],
    ["another format", (json) => ({ ...json, format: 2 })],
    ["a list", () => []],
    ["null", () => null],
    ["a recording of pytest-skillcheck", () => ({ harness: "claude", turns: [{ stdout: "x" }] })],
  ])("%s is refused", async (_name, change) => {
    expect((await readChanged(change)).kind).toBe("unreadable");
  });

  test("the reason says what to look at", async () => {
    const unknown = await readChanged((json) => ({ ...json, passed: true }));
    const newer = await readChanged((json) => ({ ...json, format: 2 }));
    const foreign = await readChanged(() => ({ harness: "claude", turns: [] }));
    const older = await readChanged((json) => ({ ...json, format: "1" }));
    const none = await readChanged(({ format: _, ...json }) => json);
    expect(
      [unknown, newer, older, none, foreign].map((one) => "reason" in one && one.reason),
    ).toEqual([
      'is not a recording of format 1: has the unknown key "passed"',
      "has another format than 1, the one read here",
      'is not a recording of format 1: format: is the text "1"',
      "is not a recording of format 1: format: is missing",
      "is a recording of pytest-skillcheck, not of skillcheck",
    ]);
  });

  test("cut off, no JSON, no UTF-8, a byte order mark, empty, deeply nested", async () => {
    const { path, text } = await toFile(await makeCassette());
    const texts = [text.slice(0, -20), "hello", "", `\ufeff${text}`, "[".repeat(1_000_000)];
    const bytes = [...texts.map(bytesOf), Uint8Array.of(0x7b, 0xff, 0x7d)];
    const kinds = await Promise.all(
      bytes.map(async (one) => (await readCassette(path, toFileContent(one))).kind),
    );
    expect(kinds).toEqual(bytes.map(() => "unreadable"));
  });
});

describe("CA-3: at odds with its path", () => {
  test("a valid recording of skill A moved under B's key is a digest mismatch", async () => {
    const skillB = await makeSkill({ "SKILL.md": "Another skill.\n" }, "parter");
    const { text } = await toFile(await makeCassette());
    const other = await toFile(await makeCassette({ skill: skillB }));
    const name = (await toFile(await makeCassette())).path.split("/").at(-1);
    const moved = `${other.path.slice(0, other.path.lastIndexOf("/"))}/${name}`;
    expect(await readCassette(moved, fileOf(text))).toEqual({
      kind: "forged",
      reason: "digest mismatch: its run key is not that of its folder",
    });
  });

  test("a key that was exchanged in header and folder does not follow from the fields", async () => {
    const wanted = await makeCassette({ skill: await makeSkill({ "SKILL.md": "Another.\n" }) });
    const forged = await makeCassette({ changed: { key: wanted.key } });
    expect(await read(forged)).toEqual({
      kind: "forged",
      reason: "digest mismatch: its run key does not follow from its own fields",
    });
  });

  test("another agent, another time, another content, another place", async () => {
    const { path, text } = await toFile(await makeCassette());
    const at = (changed: string): Promise<Reading> => readCassette(changed, fileOf(text));
    const readings = await Promise.all([
      at(path.replace("/claude-", "/codex-")),
      at(path.replace("T110320Z", "T110321Z")),
      at(path.replace(/[0-9a-f]{6}\.json$/, "000000.json")),
      at("somewhere.json"),
      readCassette(path, fileOf(text.replace("Greet me", "Greet mE"))),
    ]);
    expect(readings.map((one) => one.kind)).toEqual(readings.map(() => "forged"));
  });

  test("a checkout with CRLF is still the same recording", async () => {
    const { path, text } = await toFile(await makeCassette());
    expect((await readCassette(path, fileOf(text.replaceAll("\n", "\r\n")))).kind).toBe("cassette");
  });

  test("another test folder is no fault: a renamed test keeps its recordings", async () => {
    const { path, text } = await toFile(await makeCassette());
    expect((await readCassette(path.replace("/greets/", "/other/"), fileOf(text))).kind).toBe(
      "cassette",
    );
  });
});
