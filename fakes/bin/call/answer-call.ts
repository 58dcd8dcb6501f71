import { realpathSync } from "node:fs";
import { basename, dirname } from "node:path";
import { findStandIn } from "../index.ts";
import { type Answer, refuse } from "./answer.ts";
import { type CallLog, openCallLog } from "./call-log.ts";
import { readFixture } from "./fixture.ts";
import { runScript } from "./run-script.ts";
import { drainStdin, print } from "./streams.ts";
import { writeFiles } from "./write-files.ts";

/** Exit code where the stand-in itself cannot work: no log, no fixture, a file that cannot be written (EX_SOFTWARE). */
const BROKEN = 70;
/** First arguments of skillcheck's own calls: both draw the nonce, the second is refused and logged as any unknown call too. */
const PROBE = "--skillcheck-fake";
const CANARY = "--skillcheck-canary";

interface Place {
  /** Folder of the shim: everything else lies beside it. */
  readonly folder: string;
  readonly command: string;
  readonly argv: readonly string[];
}

/** In the log first: what is answered must never be missing there. */
async function carryOut(answer: Answer, log: CallLog): Promise<number> {
  await log.report(answer.status, answer.exit);
  try {
    writeFiles(answer.writes);
  } catch (error) {
    await log.report("error", BROKEN);
    throw error;
  }
  if (answer.readsStdin) await drainStdin();
  await print(process.stdout, answer.stdout);
  await print(process.stderr, answer.stderr);
  return answer.exit;
}

async function answerWith({ folder, command, argv }: Place, log: CallLog): Promise<number> {
  const [first] = argv;
  if (first === PROBE) {
    await print(process.stdout, `${await log.nonce()}\n`);
    return 0;
  }
  if (first === CANARY) {
    const stdout = `${await log.nonce()}\n`;
    return carryOut({ ...refuse(command, "a call of skillcheck's own"), stdout }, log);
  }
  const fixture = readFixture(folder, command);
  if (fixture.kind === "script") {
    return runScript({ folder, command, argv }, log);
  }
  return carryOut(await findStandIn(command)({ argv, fixture, log }), log);
}

/** Answers one call of the stand-in whose shim has this path; resolves to the exit code. Never silent: what goes wrong is said. */
export async function answerCall(shim: string, argv: readonly string[]): Promise<number> {
  const real = realpathSync(shim);
  const place = { folder: dirname(real), command: basename(real), argv };
  const log = openCallLog(place.folder, place.command, argv);
  try {
    return await answerWith(place, log);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = `fake ${place.command}: the stand-in is broken and answers nothing: ${reason} (skillcheck)\n`;
    await print(process.stderr, text);
    return BROKEN;
  } finally {
    log.close();
  }
}
