import { expect, test } from "vitest";
import { type CheckedPage, findIssues } from "./page-issues.ts";
import type { PageStanding } from "./standing.ts";

const now = new Date("2026-11-16T12:00:00Z");
const standing: PageStanding = {
  isPublished: true,
  hold: null,
  holdDetail: "",
  score: 90,
  gaps: [],
  subject: "capacitor mooca",
  isTwin: false,
  isKeptOut: false,
};
const good: CheckedPage = {
  title: "Capacitor do motor na Mooca",
  description: "",
  words: 500,
  state: "published",
  standing,
  createdAt: new Date("2026-01-01T12:00:00Z"),
  similar: null,
  sameSubject: null,
  lostFigures: [],
  brokenLinks: [],
  isLinked: true,
  hadVisits: true,
};

function findReasons(more: Partial<CheckedPage>): string[] {
  return findIssues({ ...good, ...more }, now).map(({ reason }) => reason);
}

test("nothing is to be done about a good page", () => {
  expect(findReasons({})).toEqual([]);
});

test.each<[Partial<CheckedPage>, string[]]>([
  [{ standing: { ...standing, hold: "wrong-figure", holdDetail: "Só R$ 1." } }, ["outdated-facts"]],
  [{ lostFigures: ["price.padrao"] }, ["outdated-facts"]],
  [{ standing: { ...standing, hold: "place-not-served", holdDetail: "Campinas" } }, ["place-not-served"]],
  [{ standing: { ...standing, hold: "off-topic", score: 5 } }, ["off-subject"]],
  [{ standing: { ...standing, score: 59 } }, ["off-subject"]],
  [{ standing: { ...standing, score: null } }, []],
  [{ similar: { id: "b", share: 0.4 } }, ["twin"]],
  [{ similar: { id: "b", share: 0.39 } }, []],
  [{ standing: { ...standing, isTwin: true }, sameSubject: "b" }, ["same-intent"]],
  [{ standing: { ...standing, isTwin: true }, sameSubject: "b", similar: { id: "b", share: 0.8 } }, ["twin"]],
  [{ brokenLinks: ["/nao-existe"] }, ["broken-link"]],
  [{ words: 249 }, ["thin"]],
  [{ hadVisits: false }, ["no-visits"]],
  [{ hadVisits: false, createdAt: new Date("2026-08-19T12:00:00Z") }, []],
  [{ isLinked: false }, ["orphan"]],
  [{ title: "x".repeat(61) }, ["long-title"]],
  [{ description: "x".repeat(161) }, ["long-description"]],
  [{ title: "x".repeat(60), description: "x".repeat(160) }, []],
])("%j has the issues %j", (more, reasons) => {
  expect(findReasons(more)).toEqual(reasons);
});

test("what nobody can see has no visitors, and what is unpublished waits for nobody", () => {
  const bad: Partial<CheckedPage> = { hadVisits: false, isLinked: false, words: 10 };
  expect(findReasons({ ...bad, state: "draft" })).toEqual(["thin"]);
  expect(findReasons({ ...bad, state: "unpublished" })).toEqual([]);
});

test("a page that somebody keeps from search engines is judged by its visitors alone", () => {
  const hidden = { ...standing, isKeptOut: true, score: 10 };
  expect(findReasons({ standing: hidden, words: 10, isLinked: false, brokenLinks: ["/x"] })).toEqual(["broken-link"]);
});

test("what the law holds a shop to comes first, and of two weak answers the weaker", () => {
  const weigh = (more: Partial<CheckedPage>) => findIssues({ ...good, ...more }, now)[0]?.weight ?? 0;
  const wrong = weigh({ standing: { ...standing, hold: "wrong-figure" } });
  const [weak, weaker] = [40, 10].map((score) => weigh({ standing: { ...standing, score } }));
  expect(wrong).toBeGreaterThan(weaker ?? 0);
  expect(weaker).toBeGreaterThan(weak ?? 0);
});
