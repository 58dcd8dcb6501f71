import { describe, expect, test } from "vitest";
import { toCacheKeyPart, toRunKey } from "../../src/cassettes/run-key.ts";
import { verifyRunKey } from "../../src/cassettes/verify-cassette.ts";
import { sha256Hex } from "../../src/model/digest.ts";
import { RUN_KEY_FIELDS, type RunInputs, type RunKeyField } from "../../src/model/run-inputs.ts";
import { toContentDigest, toTreeDigest } from "../../src/model/tree-digest.ts";
import type { TreeMode } from "../../src/model/tree-entry.ts";
import { bytesOf, makeCassette, makeInputs, makeSkill } from "./make-cassette.ts";

async function treeOf(files: readonly (readonly [string, string, TreeMode?])[]): Promise<string> {
  const digested = await Promise.all(
    files.map(async ([path, text, mode = "100644"]) => ({
      path,
      mode,
      sha256: await toContentDigest(bytesOf(text)),
    })),
  );
  return toTreeDigest(digested);
}

async function changedBy(changed: Partial<RunInputs>): Promise<readonly RunKeyField[]> {
  const skill = await makeSkill();
  const before = await toRunKey(makeInputs(skill));
  const after = await toRunKey(makeInputs(skill, changed));
  const fields = RUN_KEY_FIELDS.filter((name) => before.fields[name] !== after.fields[name]);
  expect(before.key === after.key).toBe(fields.length === 0);
  return fields;
}

describe("tree digest", () => {
  test("CA-1: a byte moved from name to content gives another digest", async () => {
    expect(await treeOf([["ab", "c"]])).not.toBe(await treeOf([["a", "bc"]]));
    expect(
      await treeOf([
        ["a", "1"],
        ["b", "2"],
      ]),
    ).not.toBe(
      await treeOf([
        ["a", "1b"],
        ["", "2"],
      ]),
    );
  });

  test("CA-1: one byte of SKILL.md, or its mode, gives another digest", async () => {
    const plain = await treeOf([["SKILL.md", "Say hello.\n"]]);
    expect(await treeOf([["SKILL.md", "Say hallo.\n"]])).not.toBe(plain);
    expect(await treeOf([["SKILL.md", "Say hello.\n", "100755"]])).not.toBe(plain);
  });

  test("does not depend on the order of files, and sorts by bytes", async () => {
    expect(
      await treeOf([
        ["b", "2"],
        ["a", "1"],
        ["\u{1f600}", "3"],
        ["\uff5e", "4"],
      ]),
    ).toBe(
      await treeOf([
        ["\uff5e", "4"],
        ["\u{1f600}", "3"],
        ["a", "1"],
        ["b", "2"],
      ]),
    );
  });

  test("CA-1: CRLF is read as LF in text, and kept in files with NUL in their first 8,000 bytes", async () => {
    const digest = async (text: string): Promise<string> => toContentDigest(bytesOf(text));
    expect(await digest("a\r\nb\r\n")).toBe(await digest("a\nb\n"));
    expect(await digest("a\rb")).not.toBe(await digest("a\nb"));
    expect(await digest("a\r\r\nb")).toBe(await sha256Hex(bytesOf("a\r\nb")));
    expect(await digest("\0\r\n")).not.toBe(await digest("\0\n"));
    const late = "x".repeat(8000);
    expect(await digest(`${late}\0\r\n`)).toBe(await digest(`${late}\0\n`));
    expect(await digest(`${late.slice(1)}\0\r\n`)).not.toBe(await digest(`${late.slice(1)}\0\n`));
  });
});

describe("run key", () => {
  test("CA-1: is pinned: another version of skillcheck must compute the same key from the same inputs", async () => {
    const key = await toRunKey(makeInputs(await makeSkill()));
    expect(key.key).toMatchInlineSnapshot(
      `"73b7de8766da4e60f2b0a35e2cb5b25f592a0f5434d4132af133b3774826e6a0"`,
    );
  });

  test.each<[RunKeyField, Partial<RunInputs>]>([
    ["agent", { agent: "codex" }],
    ["agent", { agentSettings: [["effort", "high"]] }],
    ["agent", { agentSettings: [["effor", "tlow"]] }],
    ["model", { model: "" }],
    ["skills", { skills: [] }],
    ["user_turns", { prompts: ["Greet me", "again"] }],
    ["user_turns", { prompts: ["Greet mf"] }],
    ["user_turns", { answers: { kind: "list", replies: ["Yes", "."] } }],
    ["user_turns", { answers: { kind: "none" } }],
    ["user_turns", { answers: { kind: "patterns", replies: [{ pattern: "Yes.", reply: "" }] } }],
    ["user_turns", { maxTurns: 9 }],
    ["workspace", { workspace: { fromDigest: "a".repeat(64), files: [], setup: [] } }],
    ["env", { env: [["A", "1"]] }],
    ["subagents", { subagents: [{ name: "reviewer.md", digest: "a".repeat(64) }] }],
    [
      "workspace",
      {
        workspace: {
          fromDigest: null,
          files: [["notes.tx", "tkeep me\n"]],
          setup: ["git switch -qc x"],
        },
      },
    ],
    [
      "workspace",
      { workspace: { fromDigest: null, files: [["notes.txt", "keep me\n"]], setup: [] } },
    ],
    ["fakes", { standIns: [{ kind: "script", command: "aws", text: "exit 0" }] }],
    ["preamble", { preamble: "unattended" }],
    ["permission", { permissionMode: "plan" }],
  ])("CA-1: %s changed alone is the one field that differs (%j)", async (field, changed) => {
    expect(await changedBy(changed)).toEqual([field]);
  });
});

describe("run key of equal and unequal inputs", () => {
  test("CA-1: settings of an agent in another order are the same", async () => {
    const skill = await makeSkill();
    const one = makeInputs(skill, {
      agentSettings: [
        ["a", "1"],
        ["b", "2"],
      ],
    });
    const other = makeInputs(skill, {
      agentSettings: [
        ["b", "2"],
        ["a", "1"],
      ],
    });
    expect(await toRunKey(one)).toEqual(await toRunKey(other));
  });

  test("CA-1: a byte of SKILL.md changes the key, but not that of arm no-skill", async () => {
    const before = await makeSkill({ "SKILL.md": "Say hello.\n" });
    const after = await makeSkill({ "SKILL.md": "Say hallo.\n" });
    expect((await toRunKey(makeInputs(before))).key).not.toBe(
      (await toRunKey(makeInputs(after))).key,
    );
    expect(await toRunKey(makeInputs(before, { skills: [] }))).toEqual(
      await toRunKey(makeInputs(after, { skills: [] })),
    );
  });

  test("CA-1: prompts and answers cannot be moved into each other", async () => {
    const skill = await makeSkill();
    const one = makeInputs(skill, { prompts: ["a", "none"], answers: { kind: "none" } });
    const other = makeInputs(skill, {
      prompts: ["a"],
      answers: { kind: "list", replies: ["none"] },
    });
    expect((await toRunKey(one)).key).not.toBe((await toRunKey(other)).key);
  });
});

describe("cache key", () => {
  test("CA-2: the cache key part has a fixed length and knows folder and tree alone", async () => {
    const { digest } = await makeSkill();
    const part = await toCacheKeyPart("skills/a", digest);
    expect(part).toMatch(/^[0-9a-f]{64}$/);
    expect(await toCacheKeyPart("skills/b", digest)).not.toBe(part);
    expect(await toCacheKeyPart("skills/a", "0".repeat(64))).not.toBe(part);
    expect(await toCacheKeyPart("skills/a", digest)).toBe(part);
  });
});

describe("verifyRunKey", () => {
  test("a sound header is sound, in every arm", async () => {
    const skill = await makeSkill();
    const without = makeInputs(skill, { skills: [] });
    const withOthers = makeInputs(skill, {
      skills: [skill, { name: "other", digest: "a".repeat(64) }].map(({ name, digest }) => ({
        name,
        digest,
      })),
    });
    expect(await verifyRunKey(await makeCassette())).toBeNull();
    expect(await verifyRunKey(await makeCassette({ changed: { arm: "base" } }))).toBeNull();
    expect(
      await verifyRunKey(
        await makeCassette({ skill, inputs: without, changed: { arm: "no-skill" } }),
      ),
    ).toBeNull();
    expect(
      await verifyRunKey(
        await makeCassette({ skill, inputs: withOthers, changed: { arm: "combined" } }),
      ),
    ).toBeNull();
  });

  test("CA-3: every field of the header is bound to the key", async () => {
    const sound = await makeCassette();
    for (const field of RUN_KEY_FIELDS) {
      const fields = { ...sound.fields, [field]: "0".repeat(64) };
      expect(await verifyRunKey({ ...sound, fields })).toBe(
        "digest mismatch: its run key does not follow from its own fields",
      );
    }
  });

  test("CA-3: the skill, its files and the model that are shown are those of the key", async () => {
    const sound = await makeCassette();
    const { skill, agent } = sound;
    const otherModel = { ...sound, agent: { ...agent, model: "other" } };
    const otherName = { ...sound, skill: { ...skill, name: "other" } };
    const noFiles = { ...sound, skill: { ...skill, files: [] } };
    const otherTree = { ...sound, skill: { ...skill, files: [], digest: await toTreeDigest([]) } };
    expect(await verifyRunKey(otherModel)).toContain("its field model does not follow");
    expect(await verifyRunKey(otherName)).toContain("its field skills does not follow");
    expect(await verifyRunKey(noFiles)).toContain("the tree digest of its skill");
    expect(await verifyRunKey(otherTree)).toContain("its field skills does not follow");
  });
});
