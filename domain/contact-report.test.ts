import { expect, test } from "vitest";
import { findSitePage } from "#content/page-kinds.ts";
import { detectDevice, parseContactReport, parseViewReport, toPingReport } from "./contact-report.ts";
import { pageLimits } from "./pages.ts";
import { toSlug } from "./slug.ts";

const rules = {
  ownHosts: ["motores.example"],
  findSitePage,
  placeNames: new Map([
    ["osasco", "Osasco"],
    ["mooca", "Mooca - São Paulo"],
  ]),
};
const good = { id: "mfx0k1abcdefgh", path: "/", kind: "chat", button: "hero" };
const parse = (fields: object) => parseContactReport(JSON.stringify(fields), rules);

test("a tap says what was tapped, where, and how the visitor came", () => {
  expect(
    parse({
      ...good,
      path: "/motor-para-portao-em-osasco",
      referrer: "https://www.google.com/",
      query: "?gclid=x&utm_campaign=verao",
    }),
  ).toEqual({
    id: good.id,
    kind: "chat",
    path: "/motor-para-portao-em-osasco",
    pageKind: "city-offer",
    place: "Osasco",
    button: "hero",
    referrerHost: "google.com",
    utm: { source: null, medium: null, campaign: "verao", term: null, content: null },
    isAd: true,
    source: "ad:google",
  });
});

test("the address decides the place; a button may name it where the address does not, if it is known", () => {
  expect(parse({ ...good, path: "/cidades/osasco", place: "Mooca" })?.place).toBe("Osasco");
  expect(parse({ ...good, path: "/links-uteis/motor-rapido", place: "Mooca" })?.place).toBe("Mooca - São Paulo");
  expect(parse({ ...good, place: "Atlântida" })?.place).toBeNull();
});

test("a link without a name is one in the text", () => {
  expect(parse({ id: good.id, path: "/", kind: "phone" })).toMatchObject({ kind: "phone", button: "content" });
});

test.each([
  ["no JSON", "kind=chat"],
  ["cut off", '{"id":"mfx0k1abcdefgh"'],
  ["an array", "[]"],
  ["null", "null"],
  ["a number", "1"],
])("%s is ignored", (_, body) => {
  expect(parseContactReport(body, rules)).toBeNull();
  expect(parseViewReport(body, rules)).toBeNull();
});

test.each([
  ["another kind", { kind: "fax" }],
  ["no kind", { kind: undefined }],
  ["an id that is too short", { id: "a" }],
  ["an id with other characters", { id: "'; drop table contacts" }],
  ["an id that is no text", { id: 123456789012 }],
  ["a path that is no text", { path: { toString: "/" } }],
  ["a path of the panel", { path: "/admin/painel" }],
  ["a whole address as path", { path: "https://evil.example/" }],
  ["a button in capitals", { button: "HERO" }],
  ["a button that is a list", { button: ["hero"] }],
  ["a place that is a number", { place: 1 }],
  ["an endless query", { query: "x".repeat(701) }],
  ["an endless referrer", { referrer: "x".repeat(301) }],
])("%s is ignored", (_, change) => {
  expect(parse({ ...good, ...change })).toBeNull();
});

test("inherited names are no page and no tag", () => {
  expect(parse({ ...good, path: "/__proto__" })?.path).toBe("/not-found");
  expect(parseContactReport(`{"__proto__":{"kind":"chat"},"id":"${good.id}","path":"/"}`, rules)).toBeNull();
});

test("the ping of a link is a report like any other", () => {
  const ping = (page: string) =>
    parseContactReport(
      toPingReport(new URL("https://motores.example/api/contatos?kind=phone&button=header"), page, good.id),
      rules,
    );
  expect(ping("https://motores.example/cidades/osasco?gclid=1")).toMatchObject({
    ...{ id: good.id, kind: "phone", button: "header", path: "/cidades/osasco", place: "Osasco", isAd: true },
  });
  expect(ping("")).toBeNull();
});

test("a page with the longest title that there may be counts", () => {
  const path = `/links-uteis/${toSlug("Motor de portão ".repeat(20).slice(0, pageLimits.title - 1))}x`;
  expect(path.length).toBeGreaterThan(300);
  expect(parse({ ...good, path })).toMatchObject({ path, pageKind: "useful-link" });
  expect(parseViewReport(JSON.stringify({ id: good.id, path }), rules)).toMatchObject({ path });
});

test("a view needs an id and a path", () => {
  expect(parseViewReport(JSON.stringify({ id: good.id, path: "/guia-completo/" }), rules)).toEqual({
    id: good.id,
    path: "/guia-completo",
  });
  expect(parseViewReport(JSON.stringify({ path: "/" }), rules)).toBeNull();
});

test.each([
  ["Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15", "phone"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36", "desktop"],
])("%s is a %s", (userAgent, device) => {
  expect(detectDevice(userAgent)).toBe(device);
});
