import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { getClientAddress, toNetwork } from "./client-address.ts";

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;

test("without a trusted proxy the header counts for nothing", () => {
  expect(getClientAddress(request("203.0.113.5", "198.51.100.1"), false)).toBe("203.0.113.5");
});

test.each([
  ["198.51.100.1", "198.51.100.1"],
  ["6.6.6.6, 198.51.100.1", "198.51.100.1"],
  ["2001:db8::1", "2001:db8::1"],
  [undefined, "10.0.0.2"],
  ["", "10.0.0.2"],
  ["198.51.100.1, unknown", "10.0.0.2"],
  ["<script>", "10.0.0.2"],
])("a trusted proxy that says %j: %s", (forwarded, address) => {
  expect(getClientAddress(request("::ffff:10.0.0.2", forwarded), true)).toBe(address);
});

test.each([
  ["203.0.113.5", "203.0.113.5"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.5", "203.0.113.5"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
