import { expect, test } from "vitest";
import { createFloodGuard } from "./flood-guard.ts";

function countPassed(guard: (address: string) => boolean, addresses: string[]): number {
  return addresses.filter((address) => guard(address)).length;
}

test("one address is held to its share of a window, others are not touched", () => {
  let time = 0;
  const guard = createFloodGuard({ perSecond: 1_000, perAddress: 3 }, () => time);
  expect(countPassed(guard, Array(10).fill("a"))).toBe(3);
  expect(guard("b")).toBe(true);
  time = 9_999;
  expect(guard("a")).toBe(false);
  time = 10_000;
  expect(guard("a")).toBe(true);
});

test("all together are held to a rate", () => {
  let time = 0;
  const guard = createFloodGuard({ perSecond: 200, perAddress: 30 }, () => time);
  const crowd = Array.from({ length: 500 }, (_, index) => `address ${index}`);
  expect(countPassed(guard, crowd)).toBe(200);
  time = 1_000;
  expect(countPassed(guard, crowd)).toBe(200);
});

test("the addresses of one IPv6 network count as one", () => {
  const guard = createFloodGuard({ perSecond: 1_000, perAddress: 3 }, () => 0);
  const network = Array.from({ length: 10 }, (_, index) => `2001:db8:1:2:${index}::1`);
  expect(countPassed(guard, network)).toBe(3);
  expect(guard("2001:db8:1:3::1")).toBe(true);
  expect(countPassed(guard, ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:DB8:0::4"])).toBe(3);
  expect(countPassed(guard, ["::ffff:192.0.2.1", "::ffff:192.0.2.2"])).toBe(2);
});
