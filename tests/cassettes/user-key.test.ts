import { expect, it } from "vitest";
import { explainStale } from "../../src/cassettes/explain-stale.ts";
import { toRecordingHeader } from "../../src/cassettes/recording.ts";
import { toRunKey } from "../../src/cassettes/run-key.ts";
import { fieldsDigest } from "../../src/model/digest.ts";
import { toPromptsDigest } from "../../src/model/prompts-digest.ts";
import { RUN_KEY_FIELDS, type RunInputs } from "../../src/model/run-inputs.ts";
import { makeCassette, makeInputs, makeSkill } from "./make-cassette.ts";

const USER: RunInputs["answers"] = { kind: "user", brief: "You are kind.", model: "m-1" };

it("the brief and its model are user turns of the run key, and nothing else of it", async () => {
  const skill = await makeSkill();
  const keyOf = (answers: RunInputs["answers"]) => toRunKey(makeInputs(skill, { answers }));
  const own = await keyOf(USER);
  const others = await Promise.all([
    keyOf({ ...USER, brief: "You are rude." }),
    keyOf({ ...USER, model: "m-2" }),
    keyOf({ kind: "none" }),
    keyOf({ kind: "list", replies: ["You are kind.", "m-1"] }),
    keyOf({ kind: "list", replies: [] }),
    keyOf({ kind: "patterns", replies: [{ pattern: "You are kind.", reply: "m-1" }] }),
  ]);
  for (const { fields } of others) {
    expect(RUN_KEY_FIELDS.filter((name) => fields[name] !== own.fields[name])).toEqual([
      "user_turns",
    ]);
  }
  expect(new Set([own, ...others].map(({ key }) => key)).size).toBe(7);
});

it("a run without a simulated user keeps the key that it had before there were any", async () => {
  const { fields } = await toRunKey(makeInputs(await makeSkill()));
  // Prompt, one listed answer, eight turns: as the parts stood in the first recordings.
  const parts = ["1", "Greet me", "list", "1", "Yes.", "8"];
  expect(fields.user_turns).toBe(await fieldsDigest(parts));
});

async function explain(
  before: RunInputs["answers"],
  now: RunInputs["answers"],
  { asked, ...more }: Partial<RunInputs> & { readonly asked?: string } = {},
) {
  const skill = await makeSkill();
  const recorded = makeInputs(skill, { answers: before });
  const user =
    before.kind === "user"
      ? { simulated_user: { brief: await fieldsDigest([before.brief]), model: before.model } }
      : {};
  const prompts = asked === undefined ? {} : { prompts: asked };
  const cassette = await makeCassette({
    skill,
    inputs: recorded,
    changed: { ...user, ...prompts },
  });
  const inputs = makeInputs(skill, { answers: now, ...more });
  const wanted = { skill, inputs, runKey: await toRunKey(inputs), test: "greets" };
  const header = toRecordingHeader({ path: "p.json", evidence: "trusted", cassette });
  const stale = await explainStale(wanted, [header]);
  return stale?.rows.filter(({ changed }) => changed).map(({ changed: _changed, ...row }) => row);
}

const sha = expect.stringMatching(/^sha [0-9a-f]{4}$/);

it("a stale recording says what of its user changed", async () => {
  const brief = { input: "brief of the simulated user", recorded: sha, now: sha };
  const model = { input: "model of the simulated user", recorded: "m-1", now: "m-2" };
  expect(await explain(USER, { ...USER, brief: "You are rude." })).toEqual([brief]);
  expect(await explain(USER, { ...USER, model: "m-2" })).toEqual([model]);
  expect(await explain(USER, { ...USER, brief: "b", model: "m-2" })).toEqual([brief, model]);
  expect(await explain(USER, { kind: "none" })).toEqual([
    { input: "simulated user", recorded: "played by m-1", now: "none" },
  ]);
  expect(await explain({ kind: "none" }, USER)).toEqual([
    { input: "simulated user", recorded: "none", now: "played by m-1" },
  ]);
  expect(await explain(USER, USER, { prompts: ["Greet us"] })).toEqual([
    { input: "user turns", recorded: sha, now: sha },
  ]);
  expect(await explain({ kind: "none" }, { kind: "list", replies: ["x"] })).toEqual([
    { input: "user turns", recorded: sha, now: sha },
  ]);
  // Both changed: neither is kept quiet. An older recording does not say what it was asked.
  const asked = await toPromptsDigest({ prompts: ["Greet me"], maxTurns: 8 });
  const rude = { ...USER, brief: "You are rude." };
  const prompt = { input: "prompt, max_turns", recorded: sha, now: sha };
  expect(await explain(USER, rude, { prompts: ["Greet us"], asked })).toEqual([prompt, brief]);
  expect(await explain(USER, rude, { maxTurns: 9, asked })).toEqual([prompt, brief]);
  expect(await explain(USER, { kind: "none" }, { maxTurns: 9, asked })).toEqual([
    prompt,
    { input: "simulated user", recorded: "played by m-1", now: "none" },
  ]);
  expect(await explain(USER, rude, { asked })).toEqual([brief]);
  expect(await explain(USER, rude, { prompts: ["Greet us"] })).toEqual([brief]);
});
