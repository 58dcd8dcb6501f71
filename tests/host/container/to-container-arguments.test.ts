import { expect, it } from "vitest";
import type { CagePlan } from "../../../src/host/cage/cage-plan.ts";
import { toContainerArguments } from "../../../src/host/container/to-container-arguments.ts";

const INSIDE: CagePlan = {
  home: { path: "/tmp/run/home", from: "/tmp/run/home" },
  temporary: "/tmp/run/tmp",
  workspace: '/tmp/run/work, "space"',
  ioFolder: "/tmp/run/io",
  binds: [
    { from: "/tmp/run/bin", access: "read" },
    { from: "/tmp/run/model.sock", to: "/run/skillcheck/model.sock", access: "write" },
  ],
  links: [],
  forward: { port: 8787, socket: "/run/skillcheck/model.sock" },
};

const BEGIN = [
  ...["run", "--rm", "--interactive", "--name", "skillcheck-1", "--pull", "never"],
  ...["--log-driver", "none", "--network", "none", "--ipc", "private", "--read-only"],
  ...["--cap-drop", "ALL", "--security-opt", "no-new-privileges"],
  ...["--pids-limit", "256", "--memory", "4294967296"],
  ...["--ulimit", "fsize=1073741824:1073741824", "--shm-size", "536870912"],
];
const END = [
  ...["--env", "NODE_OPTIONS=", "--env", "HTTP_PROXY=", "--env", "http_proxy="],
  ...["--env", "HTTPS_PROXY=", "--env", "https_proxy=", "--env", "FTP_PROXY="],
  ...["--env", "ftp_proxy=", "--env", "NO_PROXY=", "--env", "no_proxy="],
  ...["--env", "ALL_PROXY=", "--env", "all_proxy="],
  ...["--tmpfs", "/tmp:rw,exec,nosuid,nodev,size=536870912,mode=1777"],
  ...["--tmpfs", "/tmp/run/home:rw,exec,nosuid,nodev,size=536870912,mode=1777"],
  ...["--tmpfs", "/tmp/run/tmp:rw,exec,nosuid,nodev,size=536870912,mode=1777"],
  ...["--mount", "type=bind,source=/tmp/run/bin,target=/tmp/run/bin,readonly"],
  ...["--mount", "type=bind,source=/tmp/run/model.sock,target=/run/skillcheck/model.sock"],
  ...["--mount", "type=bind,source=/opt/node/bin/node,target=/run/skillcheck/node,readonly"],
  ...["--mount", "type=bind,source=/opt/dist/relay.js,target=/run/skillcheck/relay.mjs,readonly"],
  ...["--mount", "type=bind,source=/tmp/run/home,target=/run/skillcheck/home,readonly"],
  "--mount",
  'type=bind,"source=/tmp/run/work, ""space""","target=/tmp/run/work, ""space"""',
  ...["--mount", "type=bind,source=/tmp/run/io,target=/tmp/run/io"],
  ...["--workdir", '/tmp/run/work, "space"'],
  ...["--entrypoint", "/bin/sh", "ghcr.io/acme/agents:2"],
  ...["-c", 'exec 3<&0; "$0" "$@" <&3 3<&- & exec 3<&-; wait'],
  ...["/run/skillcheck/node", "/run/skillcheck/relay.mjs"],
];

const toArguments = (engine: "docker" | "podman", uid: number) =>
  toContainerArguments({
    engine,
    image: "ghcr.io/acme/agents:2",
    name: "skillcheck-1",
    inside: INSIDE,
    programs: { node: "/opt/node/bin/node", relay: "/opt/dist/relay.js" },
    user: { uid, gid: 1002 },
  });

it("SB-4: asks docker for these mounts and rights, and for no others", () => {
  expect(toArguments("docker", 1001)).toEqual([...BEGIN, "--user", "1001:1002", ...END]);
});

it.each([
  [0, []],
  [1001, ["--userns", "keep-id"]],
])("SB-4: asks podman for what docker does by itself, as user %i", (uid, own) => {
  const podman = ["--read-only-tmpfs=false", "--http-proxy=false", "--image-volume", "ignore"];
  const user = ["--user", `${uid}:1002`];
  expect(toArguments("podman", uid)).toEqual([...BEGIN, ...user, ...podman, ...own, ...END]);
});
