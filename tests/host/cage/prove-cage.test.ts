import { expect, it } from "vitest";
import { proveCage } from "../../../src/host/cage/prove-cage.ts";

it.each(["darwin", "win32", "freebsd"] as const)(
  "SB-14: on %s there is no cage, whatever bubblewrap says",
  async (platform) => {
    const programs = { node: process.execPath, relay: "/no/relay.js" };
    const machine = { platform, environment: {}, bubblewrap: "/bin/true", programs };
    expect(await proveCage(machine)).toBe(`sandbox unavailable: there is no cage on ${platform}`);
  },
);
