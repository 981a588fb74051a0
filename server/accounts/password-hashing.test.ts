import { expect, test } from "vitest";
import { createQuickHashing } from "#tests/support/quick-hashing.ts";

const refusal = { code: "too-many-tries", details: { retryAfterSeconds: "10" } };

test("all that fit in the line are answered, the rest at once with a refusal", async () => {
  const { hash, verify } = createQuickHashing({ atOnce: 2, waiting: 3 });
  const results = await Promise.allSettled(Array.from({ length: 9 }, () => hash("uma-senha-bem-longa")));
  const hashes = results.filter((result) => result.status === "fulfilled").map(({ value }) => value);
  expect(new Set(hashes).size).toBe(5);
  for (const result of results.slice(5)) {
    expect(result).toMatchObject({ status: "rejected", reason: refusal });
  }
  const [first = ""] = hashes;
  expect(await verify({ hash: first, password: "uma-senha-bem-longa" })).toBe(true);
  expect(await verify({ hash: first, password: "uma-senha-errada" })).toBe(false);
});

test("a hash that fails leaves its place to the next", async () => {
  const { verify } = createQuickHashing({ atOnce: 1, waiting: 1 });
  for (let round = 0; round < 3; round++) {
    await expect(verify({ hash: "no hash", password: "x" })).rejects.toThrow("Invalid password hash");
  }
});

test("who keeps a place is never refused, and who comes without one is, before the work begins", async () => {
  const { hash, verify, reserveSlot } = createQuickHashing({ atOnce: 1, waiting: 1 });
  const { promise: bothAreIn, resolve: go } = Promise.withResolvers<void>();
  const renew = async () => {
    await bothAreIn;
    return verify({ hash: await hash("uma-senha-bem-longa"), password: "uma-senha-bem-longa" });
  };
  const kept = [reserveSlot(renew), reserveSlot(renew)];
  let hasBegun = false;
  const begin = async () => {
    hasBegun = true;
  };
  await expect(reserveSlot(begin)).rejects.toMatchObject(refusal);
  await expect(hash("uma-senha-bem-longa")).rejects.toMatchObject(refusal);
  expect(hasBegun).toBe(false);
  go();
  expect(await Promise.all(kept)).toEqual([true, true]);
  await reserveSlot(begin);
  expect(hasBegun).toBe(true);
});

test("a known device has a place where there is none for others, and comes before those who wait", async () => {
  const { hash, reserveSlot } = createQuickHashing({ atOnce: 1, waiting: 2, known: 1 });
  const order: string[] = [];
  const look = (name: string) => async () => {
    await hash("uma-senha-bem-longa");
    order.push(name);
  };
  const all = ["first", "second", "third"].map((name) => reserveSlot(look(name)));
  await expect(reserveSlot(look("refused"))).rejects.toMatchObject(refusal);
  all.push(reserveSlot(look("known"), { isKnown: true }));
  await Promise.all(all);
  expect(order).toEqual(["first", "known", "second", "third"]);
});
