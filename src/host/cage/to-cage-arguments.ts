import { type Bind, type CagePlan, HOME_SOURCE, RELAY_PATH } from "./cage-plan.ts";

/** Bytes of each tmpfs: home and temporary folder (security.md SB-11). */
const TMPFS_BYTES = 512 * 1024 * 1024;
/** Largest file an agent can write, in the units of 512 bytes that POSIX gives `ulimit -f`: 1 GiB (SB-11). */
const FILE_BLOCKS = 2 * 1024 * 1024;

/** Read-only system folders. Those that are links on a merged-/usr system are bound as what they lead to. */
const SYSTEM_FOLDERS = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];

/** What programs read of /etc; the rest of it stays outside (reads are denied by default, SB-4). */
const ETC = [
  "alternatives",
  "bash.bashrc",
  "ca-certificates",
  "ca-certificates.conf",
  "group",
  "ld.so.cache",
  "ld.so.conf",
  "ld.so.conf.d",
  "locale.alias",
  "localtime",
  "login.defs",
  "magic",
  "mime.types",
  "nsswitch.conf",
  "os-release",
  "passwd",
  "pki",
  "profile",
  "profile.d",
  "ssl",
  "timezone",
].map((name) => `/etc/${name}`);

const NAMESPACES = [
  "--unshare-user",
  "--unshare-pid",
  "--unshare-ipc",
  "--unshare-net",
  "--unshare-uts",
  "--unshare-cgroup-try",
  // Root keeps all of them without it, and with them it can make the system folders writable again.
  "--cap-drop",
  "ALL",
  "--die-with-parent",
  "--new-session",
];

const toBind = ({ from, to = from, access }: Bind): readonly string[] => [
  access === "write" ? "--bind" : "--ro-bind",
  from,
  to,
];

const toTmpfs = (path: string): readonly string[] => [
  "--size",
  String(TMPFS_BYTES),
  "--perms",
  "0700",
  "--tmpfs",
  path,
];

/** The programs that every cage runs: absolute paths of the host. */
export interface CagePrograms {
  readonly node: string;
  readonly relay: string;
}

/** Arguments of bubblewrap for one cage, ending in the relay's command line (security.md SB-4, SB-11). */
export function toCageArguments(plan: CagePlan, programs: CagePrograms): readonly string[] {
  const own: readonly Bind[] = [
    { from: programs.relay, to: RELAY_PATH, access: "read" },
    { from: plan.home.from, to: HOME_SOURCE, access: "read" },
    { from: plan.workspace, access: "write" },
    { from: plan.ioFolder, access: "write" },
  ];
  return [
    ...NAMESPACES,
    "--clearenv",
    ...SYSTEM_FOLDERS.flatMap((folder) => ["--ro-bind-try", folder, folder]),
    ...ETC.flatMap((file) => ["--ro-bind-try", file, file]),
    "--proc",
    "/proc",
    "--dev",
    "/dev",
    ...toTmpfs("/tmp"),
    ...toTmpfs(plan.home.path),
    ...toTmpfs(plan.temporary),
    ...toTmpfs("/dev/shm"),
    ...[...plan.binds, ...own].flatMap(toBind),
    ...plan.links.flatMap(({ at, to }) => ["--symlink", to, at]),
    // Their own file systems were writable so far, and without a limit.
    "--remount-ro",
    "/dev",
    "--remount-ro",
    "/",
    "--chdir",
    plan.workspace,
    "--",
    // A limit of this shell is one of every process that comes from it.
    "/bin/sh",
    "-c",
    `ulimit -f ${FILE_BLOCKS} && exec "$0" "$@"`,
    programs.node,
    RELAY_PATH,
  ];
}
