import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

const KEYED = { ANTHROPIC_API_KEY: "sk-ant-skillcheck-CANARY-9f2c81d0a7" };

/** The command that `test` prints for a test without a recording, as a shell would split it. */
async function printed(world: DeskWorld, cwd: string, ...named: readonly string[]) {
  const { exitCode, stdout } = await world.run(["test", ...named], { cwd });
  expect(exitCode).toBe(4);
  const command = /^ +next: (.*)$/m.exec(stdout)?.[1] ?? "";
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
  return { command, argv: words.slice(2).map((word) => word ?? "") };
}

const PLACES = [
  ["skills/greeter", ".", "skills/greeter"],
  ["my skills (new)/greeter", ".", "'my skills (new)/greeter'"],
  ["-x/greeter", ".", "./-x/greeter"],
  ["skills/greeter", "skills/greeter", "../../skills/greeter"],
  ["tools/my skills/greeter", ".", "'tools/my skills/greeter'"],
] as const;

it.each(PLACES)(
  "the record command that is printed for %s, seen from %s, records it as it stands",
  async (folder, cwd, word) => {
    const world = await openDeskWorld({
      ...skill(folder),
      ...skill("other/greeter"),
      "tools/.skillcheck.yml": "version: 1\n",
    });
    await world.installAgent({ cases: [{ turns: [[{ do: "text", text: "Ahoy, crew!" }]] }] });
    const named = cwd === "." ? [`./${folder}`] : ["."];
    const { command, argv } = await printed(world, cwd, ...named);
    expect(command).toBe(`npx skillcheck record ${word}`);
    const more = ["--yes", "--samples", "1", "--isolation", "none"];
    const answer = await world.run([...argv, ...more], { cwd, env: KEYED });
    expect([answer.exitCode, answer.stdout]).toEqual([
      0,
      expect.stringMatching(/^1 of 1 runs recorded/),
    ]);
    const root = folder.startsWith("tools/") ? "tools/" : "";
    const [file = "", ...others] = await world.list(`${root}.skillcheck/cassettes`);
    expect(others).toEqual([]);
    expect(JSON.parse(await world.read(file)).skill.folder).toBe(folder.slice(root.length));
  },
);

it("prints no command for a folder that cannot be quoted safely", async () => {
  const world = await openDeskWorld(skill("$(id)/greeter"));
  expect((await printed(world, ".")).command).toBe("record its folder");
});
