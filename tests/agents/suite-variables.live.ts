import { expect, it, vi } from "vitest";
import { cassetteOf } from "../engine/live-run.ts";
import { runReal } from "./real-agent.ts";
import { CALLS } from "./scripted-calls.ts";

vi.setConfig({ testTimeout: 120_000 });

it.each(Object.keys(CALLS))(
  "%s: a variable of the suite reaches setup and the tool shell",
  async (name) => {
    const steps = [
      {
        tools: [CALLS[name]?.shell("printenv TEAM_COLOUR > colour.txt") ?? { name: "", input: {} }],
      },
      { text: "Done." },
    ];
    const { played } = await runReal(name, [{ steps }], {
      test: {
        env: [["TEAM_COLOUR", "teal"]],
        workspace: { from: null, files: [], setup: ["printenv TEAM_COLOUR > setup.txt"] },
      },
    });
    const { files, turns } = cassetteOf(played);
    expect(files.map(({ path, text }) => [path, text])).toEqual([["setup.txt", "teal\n"]]);
    expect(turns[0]?.changes).toEqual([
      expect.objectContaining({ kind: "created", path: "colour.txt", text: "teal\n" }),
    ]);
  },
);
