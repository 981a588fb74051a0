import { BlockList, isIP } from "node:net";

const near = new BlockList();
for (const [address, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  near.addSubnet(address, bits, "ipv4");
near.addAddress("::1", "ipv6");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

/**
 * This machine, or a network that nobody else is on: by its address, or by a name that no public DNS knows, such as
 * that of a container. Every other name counts as far, whatever it may lead to: it can lead elsewhere tomorrow.
 */
export function isNearHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  const version = isIP(host);
  if (version !== 0) return near.check(host, version === 4 ? "ipv4" : "ipv6");
  return !host.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}
