import { expect, test } from "vitest";
import { getVisitSource } from "./visit-source.ts";

const own = ["motores.example"];
const none = { source: null, medium: null, campaign: null, term: null, content: null };

test("a visit without tags or referrer is direct", () => {
  expect(getVisitSource("", "", own)).toEqual({ referrerHost: null, utm: none, isAd: false, source: "direct" });
});

test.each([
  ["https://www.google.com/", "site:google.com"],
  ["https://l.instagram.com/?u=x", "site:instagram.com"],
  ["android-app://com.google.android.gm/", "site:com.google.android.gm"],
  ["https://motores.example/guia-completo", "direct"],
  ["javascript:alert(1)", "direct"],
  ["nonsense", "direct"],
])("from %s it is %s", (referrer, source) => {
  expect(getVisitSource("", referrer, own).source).toBe(source);
});

test.each([
  ["?gclid=abc", "ad:google"],
  ["?gbraid=1", "ad:google"],
  ["?wbraid=1", "ad:google"],
  ["?fbclid=1", "ad:facebook"],
  ["?utm_source=Bing&utm_medium=CPC", "ad:bing"],
  ["?utm_medium=cpc", "ad:outro"],
])("%s says that an ad brought it", (query, source) => {
  expect(getVisitSource(query, "https://google.com/", own)).toMatchObject({ isAd: true, source });
});

test("tags of a campaign come before the referrer, and all of them are kept", () => {
  const query = "?utm_source=Boletim&utm_medium=email&utm_campaign=natal+2026&utm_term=motor&utm_content=topo";
  expect(getVisitSource(query, "https://mail.example/", own)).toEqual({
    referrerHost: "mail.example",
    utm: { source: "Boletim", medium: "email", campaign: "natal 2026", term: "motor", content: "topo" },
    isAd: false,
    source: "utm:boletim",
  });
});

test("hostile tags become plain short text", () => {
  const { utm } = getVisitSource(`?utm_source=%00a%0Ab%E2%80%AE&utm_campaign=${"x".repeat(500)}&utm_term=%20`, "", own);
  expect(utm).toMatchObject({ source: "a b", campaign: "x".repeat(80), term: null });
});
