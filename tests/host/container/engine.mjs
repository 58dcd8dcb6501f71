// Stands in for docker and podman. It notes its arguments, refuses what it does not know, and runs the command in bubblewrap
// with the mounts, the network and the rights that it was asked for, or in a container of the real podman by `--rootfs`.
// The image is this machine's own system without its private parts, below a folder of the test.
// node engine.mjs SETTINGS NAME ARGUMENT…
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [settingsFile, engine, ...argv] = process.argv.slice(2);
/** folder: for its own files; layer: copied over the system; runs: "bubblewrap" | "podman"; planted: what it does wrong. */
const settings = JSON.parse(readFileSync(settingsFile, "utf8"));
const planted = new Set(settings.planted);

/** What makes up a system; everything else of / is hidden. */
const SYSTEM = /^(?:usr|etc|s?bin|lib\w*)$/;

const FLAGS = ["--rm", "--interactive", "--read-only"];
const PODMAN_FLAGS = ["--read-only-tmpfs=false", "--http-proxy=false"];
const VALUES = [
  ...["--name", "--pull", "--log-driver", "--network", "--ipc", "--cap-drop", "--security-opt"],
  ...["--pids-limit", "--memory", "--ulimit", "--shm-size", "--user", "--env", "--tmpfs"],
  ...["--mount", "--workdir", "--entrypoint"],
];
const PODMAN_VALUES = ["--userns", "--image-volume"];

function refuse(words) {
  process.stderr.write(`${words}\n`);
  process.exit(125);
}

/** Options of `run`, its image and its command. */
function readRun(args) {
  const options = [];
  let at = 0;
  for (; args[at]?.startsWith("-"); at += 1) {
    const name = args[at];
    const isOfPodman = engine === "podman";
    if (FLAGS.includes(name) || (isOfPodman && PODMAN_FLAGS.includes(name))) {
      options.push([name, ""]);
    } else if (VALUES.includes(name) || (isOfPodman && PODMAN_VALUES.includes(name))) {
      at += 1;
      options.push([name, args[at]]);
    } else refuse(`unknown flag: ${name}`);
  }
  return { options, image: args[at], command: args.slice(at + 1) };
}

const valuesOf = ({ options }, wanted) =>
  options.filter(([name]) => name === wanted).map(([, value]) => value);

/** A line of CSV. */
function fieldsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** What lies over the system of the image, outermost first. */
function toPlaces(run) {
  const tmpfs = valuesOf(run, "--tmpfs").map((value) => {
    const at = value.indexOf(":");
    const size = /size=(\d+)/.exec(value)?.[1] ?? "65536";
    const to = value.slice(0, at);
    return { to, args: ["--size", size, "--perms", "1777", "--tmpfs", to] };
  });
  const mounts = valuesOf(run, "--mount").map((line) => {
    const fields = fieldsOf(line);
    const [source = "", to = ""] = ["source=", "target="].map((name) =>
      fields.find((one) => one.startsWith(name))?.slice(name.length),
    );
    if (!existsSync(source)) refuse(`bind source path does not exist: ${source}`);
    return { to, args: [fields.includes("readonly") ? "--ro-bind" : "--bind", source, to] };
  });
  const depth = ({ to }) => to.split("/").length;
  return [...tmpfs, ...mounts].sort((left, right) => depth(left) - depth(right));
}

function toBubblewrap(run, root) {
  const [user = "0:0"] = valuesOf(run, "--user");
  const [uid, gid] = user.split(":");
  const has = (name) => valuesOf(run, name).length > 0;
  const variables = valuesOf(run, "--env").map((pair) => [
    pair.slice(0, pair.indexOf("=")),
    pair.slice(pair.indexOf("=") + 1),
  ]);
  const PATH = "/opt/agents/bin:/usr/local/bin:/usr/bin:/bin";
  const given = [["PATH", PATH], ["HOSTNAME", "box"], ["OF_IMAGE", "1"], ...variables];
  return [
    "bwrap",
    ...["--unshare-user", "--uid", uid, "--gid", gid, "--unshare-pid", "--unshare-ipc"],
    ...["--unshare-uts", "--unshare-cgroup-try", "--as-pid-1", "--die-with-parent"],
    ...(planted.has("network") || !has("--network") ? [] : ["--unshare-net"]),
    ...(planted.has("capabilities") || !has("--cap-drop")
      ? ["--cap-add", "ALL"]
      : ["--cap-drop", "ALL"]),
    ...(planted.has("environment") ? [] : ["--clearenv"]),
    ...given.flatMap(([name, value]) => ["--setenv", name, value]),
    ...["--bind", root, "/", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/dev/shm"],
    ...toPlaces(run).flatMap(({ args }) => args),
    ...settings.more,
    ...(has("--read-only") && !planted.has("writable") ? ["--remount-ro", "/"] : []),
    ...["--chdir", valuesOf(run, "--workdir")[0], "--"],
    ...valuesOf(run, "--entrypoint"),
    ...run.command,
  ];
}

/** The real one, with a root folder in place of an image, and the ulimits that a machine without rights over them has. */
function toPodman(run, root) {
  const more = run.options.flatMap(([name, value]) => (value === "" ? [name] : [name, value]));
  return [
    ...["/usr/bin/podman", "--runtime", "runc", "--cgroup-manager", "cgroupfs", "run", ...more],
    ...["--env", "PATH=/opt/agents/bin:/usr/local/bin:/usr/bin:/bin"],
    ...["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1024:1024", "--rootfs", root],
    ...run.command,
  ];
}

/** In a mount namespace of its own, so that the image goes with the container. */
const IMAGE = `set -e
mount -t tmpfs tmpfs "$FOLDER"
mkdir "$FOLDER"/hidden "$FOLDER"/hidden/etc "$FOLDER"/base "$FOLDER"/upper "$FOLDER"/work "$FOLDER"/root
for name in proc dev sys tmp run root home var var/tmp; do mkdir "$FOLDER/base/$name"; done
for name in $HIDDEN etc/shadow; do mknod "$FOLDER/hidden/$name" c 0 0; done
cp -a "$LAYER/." "$FOLDER/upper"
mount -t overlay overlay -o "lowerdir=$FOLDER/base:$FOLDER/hidden:/,upperdir=$FOLDER/upper,workdir=$FOLDER/work" "$FOLDER/root"
unset FOLDER HIDDEN LAYER
exec "$@"`;

function start(run) {
  const [name = ""] = valuesOf(run, "--name");
  if (run.image !== settings.image) refuse(`Unable to find image '${run.image}' locally`);
  const folder = join(settings.folder, "mount");
  const root = join(folder, "root");
  const command = settings.runs === "podman" ? toPodman(run, root) : toBubblewrap(run, root);
  const hidden = readdirSync("/").filter((one) => !SYSTEM.test(one));
  const environment = planted.has("environment") ? process.env : { PATH: process.env.PATH };
  const child = spawn(
    "unshare",
    ["--mount", "--propagation", "private", "sh", "-c", IMAGE, "sh", ...command],
    {
      stdio: "inherit",
      env: { ...environment, FOLDER: folder, LAYER: settings.layer, HIDDEN: hidden.join(" ") },
    },
  );
  writeFileSync(join(settings.folder, `${name}.pid`), String(child.pid));
  child.once("error", ({ message }) => refuse(message));
  child.once("exit", (exit) => process.exit(exit ?? 137));
}

function kill(name) {
  try {
    process.kill(Number(readFileSync(join(settings.folder, `${name}.pid`), "utf8")), "SIGKILL");
  } catch {
    refuse(`No such container: ${name}`);
  }
}

function pass(args) {
  spawn("/usr/bin/podman", args, { stdio: "inherit" }).once("exit", (exit) =>
    process.exit(exit ?? 137),
  );
}

appendFileSync(join(settings.folder, "calls.jsonl"), `${JSON.stringify([engine, ...argv])}\n`);
const [verb, ...rest] = argv;
if (verb === "version") {
  if (planted.has("silent")) refuse("Cannot connect to the Docker daemon");
  process.stdout.write("1.0\n");
} else if (verb === "image") {
  if (rest.at(-1) !== settings.image) refuse(`No such image: ${rest.at(-1)}`);
  // As each of them writes it.
  process.stdout.write(`${engine === "docker" ? "sha256:" : ""}${"1d".repeat(32)}\n`);
} else if (verb === "run") start(readRun(rest));
else if (settings.runs === "podman") pass(argv);
else if (verb === "kill") kill(rest[0]);
else if (verb !== "rm") refuse(`unknown command: ${verb}`);
