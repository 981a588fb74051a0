import { expect, test } from "vitest";
import { isFromOwnSite } from "./own-site.ts";

const direct = { siteUrl: "https://portoes.example", trustProxy: false };
const proxied = { siteUrl: "http://localhost:3000", trustProxy: true };

const post = (headers: Record<string, string>, site = direct) => isFromOwnSite("POST", new Headers(headers), site);

test.each<[string, Record<string, string>, boolean]>([
  ["its own address", { origin: "https://portoes.example", host: "127.0.0.1:3000" }, true],
  ["the host it was sent to", { origin: "http://localhost:3000", host: "localhost:3000" }, true],
  ["its own address without TLS", { origin: "http://portoes.example", host: "portoes.example" }, false],
  ["another name of it without TLS", { origin: "http://www.portoes.example", host: "www.portoes.example" }, false],
  ["another name of it", { origin: "https://www.portoes.example", host: "www.portoes.example" }, true],
  ["another protocol", { origin: "ftp://portoes.example", host: "portoes.example" }, false],
  ["another site", { origin: "https://evil.example", host: "portoes.example" }, false],
  ["a longer name", { origin: "https://portoes.example.evil.example", host: "portoes.example" }, false],
  ["another port", { origin: "https://portoes.example:8443", host: "portoes.example" }, false],
  ["a sandboxed frame", { origin: "null", host: "portoes.example" }, false],
  ["rubbish", { origin: "::::", host: "portoes.example" }, false],
  ["a file", { origin: "file://", host: "portoes.example" }, false],
  ["a forwarded host nobody trusts", { origin: "https://evil.example", "x-forwarded-host": "evil.example" }, false],
  ["no origin, but cross-site", { "sec-fetch-site": "cross-site" }, false],
  ["no origin, but a sibling", { "sec-fetch-site": "same-site" }, false],
  ["no origin, own page", { "sec-fetch-site": "same-origin" }, true],
  ["a program", {}, true],
])("a post from %s", (_name, headers, isAllowed) => {
  expect(post(headers)).toBe(isAllowed);
});

test("behind a trusted proxy its host counts, and a browser elsewhere cannot set it", () => {
  const headers = { host: "10.0.0.2:3000", "x-forwarded-host": "portoes.example" };
  expect(post({ ...headers, origin: "https://portoes.example" }, proxied)).toBe(true);
  expect(post({ ...headers, origin: "https://evil.example" }, proxied)).toBe(false);
  expect(post({ ...headers, origin: "http://10.0.0.2:3000" }, proxied)).toBe(false);
});

test("a site without TLS takes both: its proxy may have it", () => {
  const plain = { siteUrl: "http://portoes.example", trustProxy: false };
  expect(post({ origin: "http://portoes.example" }, plain)).toBe(true);
  expect(post({ origin: "https://portoes.example" }, plain)).toBe(true);
});

test("reading is never refused", () => {
  expect(isFromOwnSite("GET", new Headers({ origin: "https://evil.example" }), direct)).toBe(true);
});
