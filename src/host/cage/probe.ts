/** What the probe finds out; its own words, so the host decides what they mean. */
export interface Findings {
  readonly connected: boolean;
  readonly interfaces: readonly string[];
  readonly routes: readonly string[];
  /** Environments of its init and of its parent. */
  readonly environments: readonly string[];
  readonly sudo: boolean;
  /** Those of the given paths that can be read, each with device and inode of what is there. */
  readonly readable: readonly (readonly [path: string, identity: string])[];
  /** Those of the given places that took a file. */
  readonly written: readonly string[];
  /** /proc/self/mountinfo and /proc/self/status. */
  readonly mounts: readonly string[];
  readonly status: readonly string[];
}

/** Question to the probe, on its stdin. */
export interface ProbeQuestion {
  readonly places: readonly string[];
  readonly paths: readonly string[];
  /** Of a canary on the host's 127.0.0.1. */
  readonly port: number;
}

/** Runs inside: tries what must fail. Plain JavaScript, because it is handed to `node -e`. */
export const PROBE = String.raw`
const { execFileSync } = require("node:child_process");
const { accessSync, constants, readFileSync, statSync, writeFileSync } = require("node:fs");
const { connect } = require("node:net");
const { places, port, paths } = JSON.parse(readFileSync(0, "utf8"));
const attempt = (work, otherwise) => { try { return work(); } catch { return otherwise; } };
const lines = (file) => attempt(() => readFileSync(file, "utf8").split("\n"), []);
const written = places.filter((place) => attempt(() => (writeFileSync(place, ""), true), false));
const interfaces = lines("/proc/net/dev").slice(2).map((line) => line.split(":")[0].trim());
const routes = [
  ...lines("/proc/net/route").slice(1).map((line) => line.split("\t")[0]),
  ...lines("/proc/net/ipv6_route").map((line) => line.trim().split(/\s+/).at(-1)),
];
const environments = ["/proc/1/environ", "/proc/" + process.ppid + "/environ"];
const identify = (one) => {
  accessSync(one, constants.R_OK);
  const { dev, ino } = statSync(one);
  return [[one, dev + ":" + ino]];
};
const socket = connect(port, "127.0.0.1");
const say = (connected) => {
  process.stdout.write(JSON.stringify({
    connected,
    interfaces: interfaces.filter(Boolean),
    routes: routes.filter(Boolean),
    environments: environments.map((file) => attempt(() => readFileSync(file, "utf8"), "")),
    sudo: attempt(() => (execFileSync("sudo", ["-n", "true"], { stdio: "ignore", timeout: 5000 }), true), false),
    readable: paths.flatMap((one) => attempt(() => identify(one), [])),
    written,
    mounts: lines("/proc/self/mountinfo").filter(Boolean),
    status: lines("/proc/self/status").filter(Boolean),
  }));
  process.exit(0);
};
socket.once("connect", () => say(true));
socket.once("error", () => say(false));
`;
