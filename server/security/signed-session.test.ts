import { expect, test } from "vitest";
import { createSessionCheck, withoutSession } from "./signed-session.ts";

const secret = "a-secret-for-this-test-and-no-other";
const name = "basculante.session_token";
const hasSession = createSessionCheck(secret);

async function sign(value: string, by = secret): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(by), algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(value));
  return encodeURIComponent(`${value}.${Buffer.from(signature).toString("base64")}`);
}

test("a session counts when its signature holds, with and without https", async () => {
  const value = await sign("token123");
  expect(hasSession(`${name}=${value}`)).toBe(true);
  expect(hasSession(`${name}=old.one; __Host-${name}=${value}`)).toBe(true);
  expect(hasSession(`a=b; __Host-${name}=${value}; c=d`)).toBe(true);
});

test("what was made up, signed by someone else, cut or moved to another name counts as nothing", async () => {
  const value = await sign("token123");
  for (const cookies of [
    "",
    null,
    `${name}=`,
    `${name}=abc.def`,
    `${name}=%E0%A4%A`,
    `${name}=${await sign("token123", "another secret")}`,
    `${name}=${value.slice(0, -4)}`,
    `${name}=x${value}`,
    `x${name}=${value}`,
    `__Secure-${name}=${value}`,
    `x=${name}=${value}`,
  ]) {
    expect(hasSession(cookies), String(cookies)).toBe(false);
  }
});

test("other cookies stay when a made-up session is taken away", () => {
  expect(withoutSession(`a=b; ${name}=abc.def; __Secure-${name}=x; __Host-${name}=y; c=d`)).toBe("a=b; c=d");
});
