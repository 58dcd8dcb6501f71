import type { Socket } from "node:net";
import { readServerName } from "./read-server-name.ts";

/** A client's first bytes, none of which was passed on: they are for the host, or are refused. */
export type HeldHello =
  | { readonly kind: "fits"; readonly bytes: Buffer }
  | { readonly kind: "refused"; readonly reason: string };

const refused = (reason: string): HeldHello => ({ kind: "refused", reason });

const ENDED = refused("it ended before its TLS began");

/**
 * Holds what a client sends until the server name of its TLS is told, at most for so many milliseconds. The client is
 * paused before and after. `host` is the connection that the bytes are for: without it nothing is waited for.
 */
export function holdHello(
  { client, host, head }: { readonly client: Socket; readonly host: Socket; readonly head: Buffer },
  wanted: { readonly name: string; readonly limitMs: number },
): Promise<HeldHello> {
  const first = toHeld(head, wanted.name);
  if (first !== null) return Promise.resolve(first);
  if (client.readableEnded) return Promise.resolve(ENDED);
  return new Promise((resolve) => {
    let bytes = head;
    const settle = (held: HeldHello) => {
      clearTimeout(timer);
      client.off("data", take).off("end", onEnd).off("close", onEnd).pause();
      host.off("close", onGone);
      resolve(held);
    };
    const onEnd = () => settle(ENDED);
    const onGone = () => settle(refused("its host was gone before its TLS began"));
    const take = (more: Buffer) => {
      bytes = Buffer.concat([bytes, more]);
      const held = toHeld(bytes, wanted.name);
      if (held !== null) settle(held);
    };
    const timer = setTimeout(
      () => settle(refused("its TLS did not begin in time")),
      wanted.limitMs,
    );
    host.once("close", onGone);
    client.on("data", take).once("end", onEnd).once("close", onEnd).resume();
  });
}

/** Null while more bytes are needed. */
function toHeld(bytes: Buffer, name: string): HeldHello | null {
  const read = readServerName(bytes);
  if (read.kind === "open") return null;
  if (read.kind === "refused") return read;
  if (read.name === name) return { kind: "fits", bytes };
  const other = /^[a-z0-9._-]{1,253}$/.test(read.name) ? read.name : "one that is no host's name";
  return refused(`its TLS is for another host: ${other}`);
}
