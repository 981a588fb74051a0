import { expect, test } from "vitest";
import { isNearHost } from "./near-host.ts";

test.each([
  "localhost",
  "127.0.0.1",
  "[::1]",
  "10.0.0.11",
  "172.31.0.2",
  "192.168.1.9",
  "database",
  "db.internal",
  "[fd00::5]",
])("%s is near", (host) => expect(isNearHost(host)).toBe(true));

test.each(["db.exemplo.com.br", "172.32.0.1", "8.8.8.8", "[2001:db8::1]", "internal.exemplo.com"])(
  "%s is far",
  (host) => expect(isNearHost(host)).toBe(false),
);
