// The committed dist/, action.yml and README tables are those of this source (actions.md §3).
import { execFileSync } from "node:child_process";

const status = execFileSync(
  "git",
  ["status", "--porcelain", "--", "dist", "action.yml", "README.md"],
  {
    encoding: "utf8",
  },
);
if (status !== "") {
  process.stderr.write(
    `dist is not what this source builds; run npm run build and commit:\n${status}`,
  );
  execFileSync("git", ["--no-pager", "diff", "--stat", "--", "dist", "action.yml", "README.md"], {
    stdio: "inherit",
  });
  process.exitCode = 1;
}
