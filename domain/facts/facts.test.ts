import { expect, test } from "vitest";
import { sampleFacts } from "#content/facts.ts";
import { factSchemas, factSections, readSection } from "./facts.ts";

test.each(factSections)("the sample's %s is what its schema gives out", (section) => {
  expect(readSection(section, JSON.stringify(sampleFacts[section]))).toEqual(sampleFacts[section]);
});

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://player.vimeo.com/video/76979871", "https://player.vimeo.com/video/76979871"],
])("the video %s is shown by its player", (address, player) => {
  expect(factSchemas.home.parse({ ...sampleFacts.home, videoUrl: address }).videoUrl).toBe(player);
});

test("a form without a city, a model or a day open is told so", () => {
  const messages = (section: keyof typeof factSchemas, value: unknown) =>
    factSchemas[section].safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages("area", { cities: [{ slug: "osasco", isListed: "1" }] })).toEqual(["Marque pelo menos uma cidade."]);
  expect(messages("models", { ...sampleFacts.models, items: [] })).toEqual(["Deixe pelo menos um modelo à mostra."]);
  const week = Array.from({ length: 7 }, () => ({}));
  expect(messages("hours", { week, holidays: "" })).toEqual(["Marque pelo menos um dia."]);
});
