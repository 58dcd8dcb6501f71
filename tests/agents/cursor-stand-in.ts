/** A program that speaks the stream of Cursor's documentation (agents.md §3.6): a real executable for the real machine. */

import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What the program does is decided by its prompt; it keeps its sessions in its home, as the CLI does. */
const PROGRAM = `#!${process.execPath}
const fs = process.getBuiltinModule("node:fs");
const path = process.getBuiltinModule("node:path");
const argv = process.argv.slice(2);
if (argv[0] === "--version") { console.log("2026.11.20-7ae6800"); process.exit(0); }
const say = (line) => fs.writeSync(1, JSON.stringify(line) + "\\n");
const fail = (text) => { fs.writeSync(2, text + "\\n"); process.exit(1); };
const end = argv.indexOf("--");
const options = argv.slice(0, end);
const prompt = argv[end + 1];
for (const flag of ["-p", "--force", "--trust"]) if (!options.includes(flag)) fail("no " + flag);
if (options[options.indexOf("--output-format") + 1] !== "stream-json") fail("no stream-json");
if (end < 0 || argv.length !== end + 2) fail("no prompt behind --");
if (fs.readFileSync(0, "utf8") !== "") fail("stdin is not empty");
if (process.env.CURSOR_API_KEY === undefined) fail("Error: Authentication required. Set CURSOR_API_KEY.");
if (prompt.includes("FAIL")) fail("ConnectError: [resource_exhausted] Error");
const session = (id) => path.join(process.env.HOME, ".cursor", id + ".json");
const resumed = options.includes("--resume") ? options[options.indexOf("--resume") + 1] : null;
const id = resumed ?? "c6b62c6f-7ead-4fd6-9922-e952131177ff";
if (resumed !== null && !fs.existsSync(session(id))) fail("no such session");
const said = resumed === null ? [] : JSON.parse(fs.readFileSync(session(id), "utf8"));
fs.mkdirSync(path.dirname(session(id)), { recursive: true });
fs.writeFileSync(session(id), JSON.stringify([...said, prompt]));
const at = { session_id: id };
const model = options.includes("--model") ? options[options.indexOf("--model") + 1] : "Auto";
say({ type: "system", subtype: "init", apiKeySource: "env", cwd: process.cwd(), ...at, model, permissionMode: "default" });
say({ type: "user", message: { role: "user", content: [{ type: "text", text: prompt }] }, ...at });
if (prompt.includes("GARBAGE")) { fs.writeSync(1, "Segmentation fault\\n{\\"type\\":\\"res"); process.exit(0); }
const reply = (text) => say({ type: "assistant", message: { role: "assistant", content: [{ type: "text", text }] }, ...at });
const call = (number, name, args, result) => {
  const tool = (body) => ({ type: "tool_call", call_id: "call-" + number, tool_call: { [name]: body }, ...at });
  say({ ...tool({ args }), subtype: "started" });
  say({ ...tool({ args, result }), subtype: "completed" });
};
const file = path.join(process.cwd(), ".cursor/skills/greeter/SKILL.md");
if (resumed === null) {
  reply("I look at the skill. ");
  call(1, "readToolCall", { path: file }, { success: { content: fs.readFileSync(file, "utf8"), isEmpty: false, totalLines: 5 } });
  fs.writeFileSync("greeting.txt", "Ahoy\\n");
  call(2, "writeToolCall", { path: "greeting.txt", fileText: "Ahoy\\n" }, { success: { path: "greeting.txt", linesCreated: 1, fileSize: 5 } });
  call(3, "shellToolCall", { command: "false" }, { success: { exitCode: 1, stdout: "", stderr: "no" } });
  call(4, "searchToolCall", { pattern: "x" }, { error: { errorMessage: "broken" } });
  say({ type: "tool_call", subtype: "started", call_id: "call-5", tool_call: { function: { name: "todo", arguments: "{}" } }, ...at });
}
const answer = resumed === null ? "Shall I go on?" : "Done after " + said.length + " turn: " + said[0];
reply(answer);
say({ type: "result", subtype: "success", duration_ms: 5, duration_api_ms: 5, is_error: false, result: "I look at the skill. " + answer, ...at });
`;

/** Writes the program into a folder; its path. */
export async function writeCursorStandIn(folder: string): Promise<string> {
  const file = join(folder, "cursor-agent");
  await writeFile(file, PROGRAM);
  await chmod(file, 0o755);
  return file;
}
