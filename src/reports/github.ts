import { join, type Terminal, term } from "../text/safe.ts";
import { commandData, commandProperty } from "../text/terminal.ts";
import { type Annotation, toAnnotations } from "./check-run/annotations.ts";
import { defineRenderer } from "./renderer.ts";

/** The runner shows ten errors and ten warnings a step; the rest vanishes silently (reporting.md §6.3). */
const MOST = 10;

function toCommand(annotation: Annotation): Terminal {
  const level = annotation.level === "failure" ? "error" : "warning";
  const { path, title, message, line, column } = annotation;
  return term`::${level} file=${commandProperty(path)},line=${line},col=${column},title=${commandProperty(title)}::${commandData(message)}`;
}

/** Commands of one level; where there are more, the last one says how many. */
function limited(annotations: readonly Annotation[], level: "failure" | "warning"): Terminal[] {
  const all = annotations.filter((annotation) => annotation.level === level);
  if (all.length <= MOST) return all.map(toCommand);
  const word = level === "failure" ? "error" : "warning";
  const shown = all.slice(0, MOST - 1);
  return [
    ...shown.map(toCommand),
    term`::${word} title=skillcheck::and ${all.length - shown.length} more in the summary`,
  ];
}

/** Log commands that the runner turns into annotations, for `--format github`. */
export default defineRenderer({
  name: "github",
  render: (report, context) => {
    const annotations = toAnnotations(report, context.github?.changedPaths ?? null);
    const commands = [...limited(annotations, "failure"), ...limited(annotations, "warning")];
    return commands.length === 0 ? "" : `${join(commands, "\n")}\n`;
  },
});
