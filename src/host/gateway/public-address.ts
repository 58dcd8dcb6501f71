import { BlockList, isIPv4, isIPv6 } from "node:net";

/** What is no host of the internet: this machine, private networks, link-local, documentation, multicast (RFC 6890). */
const CLOSED: readonly (readonly [net: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
/** The same inside 2000::/3, outside of which nothing of IPv6 is public. */
const CLOSED_6: readonly (readonly [net: string, prefix: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const closed = new BlockList();
for (const [net, prefix] of CLOSED) closed.addSubnet(net, prefix, "ipv4");
const closed6 = new BlockList();
for (const [net, prefix] of CLOSED_6) closed6.addSubnet(net, prefix, "ipv6");
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");

/** Whether an address belongs to the internet: a listed name must not lead to this machine or its network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}
