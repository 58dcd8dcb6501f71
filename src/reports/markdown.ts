import { md } from "../text/safe.ts";
import { fitBody } from "./blocks/body.ts";
import { COMMENT_BYTES } from "./comment.ts";
import { defineRenderer } from "./renderer.ts";

/** The comment without its marker, for `--format markdown`. */
export default defineRenderer({
  name: "markdown",
  render: (report, context) =>
    `${fitBody(report, context, { bytes: COMMENT_BYTES, tail: md``, from: 0 }).text}\n`,
});
