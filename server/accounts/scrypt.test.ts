import { hashPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { usualCost } from "#domain/accounts.ts";
import { hashWith, isOutdated, matchesHash } from "./scrypt.ts";

test("a hash costs what OWASP asks for, says so, and is of one password", async () => {
  const hash = await hashWith(usualCost, "uma-senha-bem-longa");
  expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(isOutdated(hash, usualCost)).toBe(false);
  expect(await matchesHash(hash, "uma-senha-bem-longa")).toBe(true);
  expect(await matchesHash(hash, "uma-senha-bem-longA")).toBe(false);
});

test("hashes from before still open, and are known to be old", async () => {
  const hash = await hashPassword("ação e reação");
  expect(isOutdated(hash, usualCost)).toBe(true);
  expect(await matchesHash(hash, "ação e reação".normalize("NFD"))).toBe(true);
  expect(await matchesHash(hash, "ação e reaçao")).toBe(false);
  expect(isOutdated(await hashWith({ ln: 4, r: 8, p: 1 }, "x"), usualCost)).toBe(true);
});

test("what is no hash at all is a fault, not a wrong password", async () => {
  await expect(matchesHash("no hash", "x")).rejects.toThrow("Invalid password hash");
});
