import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it } from "vitest";
import { makeScratch } from "../host/scratch.ts";

it("a package that is not installed fails the build; its import would stay in the bundle", async () => {
  const folder = await makeScratch();
  const entry = join(folder, "entry.ts");
  await writeFile(entry, 'import "no-such-package-of-skillcheck";\n');
  const result = await execa(
    process.execPath,
    [".ci/bundle.mjs", join(folder, "out"), `x=${entry}`],
    {
      reject: false,
    },
  );
  expect(result.exitCode).toBe(1);
  expect(result.stderr).toContain("no-such-package-of-skillcheck");
});
