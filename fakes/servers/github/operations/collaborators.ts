import { type Call, type Operation, parameter } from "../call.ts";
import { type Reply, reply } from "../reply.ts";
import { userShape } from "../shapes/user.ts";

/** `permission` knows four words only; the true role stands in `role_name`. */
const PERMISSION = {
  admin: "admin",
  maintain: "write",
  write: "write",
  triage: "read",
  read: "read",
  none: "none",
} as const;

const ROLES = ["none", "read", "triage", "write", "maintain", "admin"] as const;

function getPermission(call: Call): Reply {
  const login = parameter(call, "username");
  // A stranger is answered with `none` (what a public repository answers is unverified).
  const role = call.state.collaborators.get(login) ?? "none";
  const rank = ROLES.indexOf(role);
  const may = (least: (typeof ROLES)[number]) => rank >= ROLES.indexOf(least);
  return reply(200, {
    permission: PERMISSION[role],
    role_name: role,
    user: {
      ...userShape(call.links, login),
      permissions: {
        admin: may("admin"),
        maintain: may("maintain"),
        push: may("write"),
        triage: may("triage"),
        pull: may("read"),
      },
      role_name: role,
    },
  });
}

/** What a person may do in the repository. */
export const collaborators: readonly Operation[] = [
  {
    id: "repos/get-collaborator-permission-level",
    method: "GET",
    path: "/repos/{owner}/{repo}/collaborators/{username}/permission",
    scopes: ["metadata"],
    answer: getPermission,
  },
];
