import type { Cassette } from "../model/cassette.ts";
import type { Priced } from "../model/cost-source.ts";
import { fieldsDigest } from "../model/digest.ts";
import type { Gateway } from "../model/gateway.ts";
import type { OpenWorkspace } from "../model/machine.ts";
import type { Purse } from "../model/purse.ts";
import type { PlayedUser } from "../model/simulated-user.ts";
import { type Asked, askModel } from "./ask-model/ask-model.ts";
import { MODEL_CLIENTS } from "./ask-model/index.ts";
import type { LiveSettings, UserSettings } from "./live-settings.ts";
import { openGatewayTo, toSpentUsd } from "./open-access.ts";
import { readUserReply, type Said, toUserQuestion } from "./simulated-user.ts";
import { isScripted, toCallsSource, toGatewaySection } from "./to-gateway-section.ts";

type Section = NonNullable<Cassette["user_gateway"]>;
type Stop = NonNullable<Section["stopped"]>;

/** One turn that the agent has handed back. */
export interface HandBack {
  /** The user's message of that turn. */
  readonly user: string;
  readonly agent: string;
  /** When the run must be over, as a moment of the clock. */
  readonly deadline: number;
}

/** What a recording says of its simulated user. */
export interface PlayedSections {
  readonly sections: Pick<Cassette, "simulated_user" | "user_gateway">;
  /** Our own scripted server answered. */
  readonly isScripted: boolean;
  /** What it cost. */
  readonly spent: Priced;
}

/** A user who is played in one run. */
export interface OpenUser {
  /** The user's next message, or null: they want nothing more, or can no longer be asked, which the sections say. Never rejects. */
  readonly reply: (handBack: HandBack) => Promise<string | null>;
  /** Ends its gateway; the same again when called again. Never rejects. */
  readonly close: () => Promise<PlayedSections>;
}

/** What playing users needs of a run's settings, with the purse of the test. */
type PlaySettings = Pick<LiveSettings, "machine" | "clock" | "prices" | "user"> & {
  readonly purse: Purse;
};

/** Failures that we get to see of the provider: after one more try of ours its gateway ends it (judge-and-cost.md §3). */
const FAILURES = 1;

/**
 * Opens the user of one run: a gateway of its own, outside every cage, with a key that the agent does not have, for the
 * one model, on the run's purse (security.md SB-7, SB-12).
 */
export async function openUser(
  workspace: Pick<OpenWorkspace, "workspace" | "home" | "temporary">,
  user: PlayedUser,
  settings: PlaySettings,
): Promise<
  | { readonly kind: "open"; readonly user: OpenUser }
  | { readonly kind: "failed"; readonly reason: string }
> {
  const own = settings.user;
  if (own === null || user.model === "") {
    return { kind: "failed", reason: "nobody is there to play the user" };
  }
  const clientKey = own.newNonce();
  const opened = await openGatewayTo(settings, own.upstream, {
    listen: { kind: "loopback" },
    clientKey,
    models: [user.model],
    purse: settings.purse,
    failures: FAILURES,
    watchWords: [],
    tunnels: null,
    bodyBytes: 0,
  });
  if (opened.kind === "failed") return opened;
  const { gateway } = opened;
  const shield = (text: string) => own.redact(hidePaths(text, workspace));
  return { kind: "open", user: playUser(user, gateway, { settings, own, clientKey, shield }) };
}

/** Paths of this machine are nothing that a model needs to know (judge-and-cost.md §2.1). */
function hidePaths(
  text: string,
  { workspace, home, temporary }: Pick<OpenWorkspace, "workspace" | "home" | "temporary">,
): string {
  return text.replaceAll(workspace, ".").replaceAll(home, "~").replaceAll(temporary, "/tmp");
}

interface Player {
  readonly settings: PlaySettings;
  readonly own: UserSettings;
  readonly clientKey: string;
  readonly shield: (text: string) => string;
}

function playUser(
  user: PlayedUser,
  gateway: Gateway,
  { settings, own, clientKey, shield }: Player,
): OpenUser {
  const { machine, clock } = settings;
  const said: Said[] = [];
  /** Requests sent when each hand-back was answered. */
  const ends: number[] = [];
  let sent = 0;
  let stop: Stop | null = null;
  const way = {
    client: MODEL_CLIENTS[own.upstream.provider.protocol],
    url: gateway.address.kind === "loopback" ? gateway.address.url : "",
    key: clientKey,
    clock,
    isStopped: () => gateway.report().stopped !== null,
    ask: (request: Parameters<typeof machine.askGateway>[0]) => {
      sent += 1;
      return machine.askGateway(request);
    },
  };
  const reply = async (handBack: HandBack) => {
    said.push({ from: "user", text: shield(handBack.user) });
    said.push({ from: "agent", text: shield(handBack.agent) });
    const question = toUserQuestion(said, { ...user, nonce: own.newNonce() });
    const asked = await askModel(question, way, handBack.deadline);
    ends.push(sent);
    if (asked.kind === "text") return readUserReply(asked.text);
    stop = toStop(asked);
    return null;
  };
  const close = async () => {
    await gateway.close();
    const report = gateway.report();
    const brief = await fieldsDigest([user.brief]);
    const { stopped, ...section } = toGatewaySection(report, { ends, isCostReported: false });
    return {
      sections: {
        simulated_user: { brief, model: user.model },
        user_gateway: { ...section, stopped: name(stop === null ? null : (stopped ?? stop)) },
      },
      isScripted: isScripted(report),
      spent: { costUsd: toSpentUsd(gateway), costSource: toCallsSource(report.calls) },
    };
  };
  return { reply, close };
}

function toStop(asked: Exclude<Asked, { kind: "text" }>): Stop {
  return asked.kind === "late"
    ? {
        why: "time",
        error: null,
        reason: "its model had not answered when the time of the run was over",
      }
    : { why: "provider", error: asked.error, reason: `its model ${asked.reason}` };
}

/** Says whose model it was: the reason stands beside the agent's own. */
function name(stop: Stop | null): Stop | null {
  return stop === null ? null : { ...stop, reason: `simulated user: ${stop.reason}` };
}
