import { expect, onTestFinished, test } from "vitest";
import { findSitePage } from "#content/page-kinds.ts";
import type { Contact } from "#domain/contact-figures.ts";
import { longestPath } from "#domain/site-pages.ts";
import { createLog } from "../log.ts";
import { createCollector } from "./collector.ts";
import { createReportHandler } from "./report-handler.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";
const good = { id: "mfx0k1abcdefgh", path: "/cidades/osasco", kind: "chat", button: "hero" };

function openHandler() {
  const kept: Contact[] = [];
  const views: { path: string; views: number }[] = [];
  const store = {
    insertContacts: async (batch: readonly Contact[]) => kept.push(...batch),
    addViews: async (batch: readonly { path: string; views: number }[]) => void views.push(...batch),
    findSavedSlugs: async () => new Set<string>(),
  };
  const log = createLog("silent");
  const collector = createCollector(store, log);
  onTestFinished(() => collector.stop());
  const rules = { placeNames: new Map([["osasco", "Osasco"]]), findSitePage };
  const origin = { siteUrl: "https://motores.example", trustProxy: false };
  const handle = createReportHandler(collector, { origin, rules, log });
  return {
    kept,
    views,
    async send(
      change: {
        headers?: Record<string, string | null>;
        body?: BodyInit;
        subject?: "contact" | "view";
        from?: string;
      } = {},
    ): Promise<number> {
      const headers: Record<string, string | null> = {
        host: "motores.example",
        origin: "https://motores.example",
        "user-agent": phone,
        "sec-fetch-site": "same-origin",
        ...change.headers,
      };
      const request = new Request("https://motores.example/api/contatos", {
        method: "POST",
        headers: Object.entries(headers).filter((header): header is [string, string] => header[1] !== null),
        body: change.body ?? JSON.stringify(good),
        duplex: "half",
      } as RequestInit);
      const response = await handle(change.subject ?? "contact", request, change.from ?? "192.0.2.1");
      expect(response.status).toBe(204);
      await collector.flush();
      return kept.length;
    },
  };
}

test("a report of our own page counts, with its place and device", async () => {
  const { send, kept } = openHandler();
  expect(await send()).toBe(1);
  expect(kept).toMatchObject([{ kind: "chat", path: "/cidades/osasco", place: "Osasco", device: "phone" }]);
});

test("a browser too old to say where a request comes from is known by its origin", async () => {
  const { send } = openHandler();
  expect(await send({ headers: { "sec-fetch-site": null, origin: "https://evil.example" } })).toBe(0);
  expect(await send({ headers: { "sec-fetch-site": null } })).toBe(1);
});

test.each([
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["a page without an origin", { origin: "null" }],
  ["nobody", { origin: "" }],
  ["a sibling domain", { "sec-fetch-site": "same-site" }],
  ["a bot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a headless browser", { "user-agent": "Mozilla/5.0 (X11; Linux) HeadlessChrome/130.0 Safari/537.36" }],
  ["a program", { "user-agent": "curl/8.0" }],
  ["something without a name", { "user-agent": "" }],
  ["a page fetched ahead", { "sec-purpose": "prefetch;prerender" }],
  ["an older prefetch", { purpose: "prefetch" }],
])("a report of %s does not count", async (_, headers) => {
  const { send } = openHandler();
  expect(await send({ headers })).toBe(0);
});

test.each([
  ["oversized", JSON.stringify({ ...good, extra: "x".repeat(2_100) })],
  ["empty", ""],
  ["no JSON", "olá"],
  ["no UTF-8", new Uint8Array([0xff, 0xfe, 0x00])],
  ["of wrong types", JSON.stringify({ ...good, kind: 1 })],
])("a report that is %s does not count", async (_, body) => {
  const { send } = openHandler();
  expect(await send({ body })).toBe(0);
});

test("the longest report that a page can send is none too many", async () => {
  const { send } = openHandler();
  const path = `/${"a".repeat(longestPath - 1)}`;
  const [referrer, query] = [`https://exemplo.com.br/${"a".repeat(277)}`, `?utm_campaign=${"%C3%A3".repeat(114)}`];
  const body = { ...good, path, button: "a".repeat(30), place: "ã".repeat(80), referrer, query };
  expect(await send({ body: JSON.stringify(body) })).toBe(1);
});

test("an oversized body is not read to its end", async () => {
  const { send } = openHandler();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(1_024));
    },
  });
  expect(await send({ body: endless })).toBe(0);
  expect(sent).toBeLessThan(10);
});

test("a body that breaks off is answered like any other", async () => {
  const { send } = openHandler();
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("connection lost")) });
  expect(await send({ body: broken })).toBe(0);
});

test("one address is held to its share, a crowd is not", async () => {
  const { send } = openHandler();
  const tap = (turn: number, address: string) =>
    send({
      body: JSON.stringify({ ...good, id: `tap${String(turn).padStart(12, "0")}` }),
      from: address,
    });
  for (let turn = 0; turn < 60; turn++) await tap(turn, "192.0.2.7");
  const fromOne = await tap(60, "192.0.2.7");
  // A new window may have begun in between.
  expect(fromOne).toBeLessThanOrEqual(80);
  expect(fromOne).toBeGreaterThanOrEqual(40);
  expect(await tap(61, "192.0.2.8")).toBe(fromOne + 1);
});

test("an address that a client writes itself is not believed", async () => {
  const { send } = openHandler();
  let count = 0;
  for (let turn = 0; turn < 100; turn++) {
    count = await send({
      body: JSON.stringify({ ...good, id: `tap${String(turn).padStart(12, "0")}` }),
      headers: { "x-forwarded-for": `192.0.2.${turn}` },
    });
  }
  expect(count).toBeLessThanOrEqual(80);
});

test("a view counts once", async () => {
  const { send, views } = openHandler();
  await send({ subject: "view" });
  await send({ subject: "view" });
  expect(views).toMatchObject([{ path: "/cidades/osasco", views: 1 }]);
});
