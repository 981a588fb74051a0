import { prepareToRead } from "#content/knowledge/read-title.ts";
import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { allPlaceNames } from "#content/places/places.ts";
import { predefinedTitles } from "#content/predefined-titles.ts";
import { findWorstPairs } from "#domain/similarity.ts";
import { countWords, toPlainText } from "#domain/text/to-html.ts";
import { printRow } from "./measure.ts";

/** All knowledge is read before the first title, in steps between which a server does other things. */
let whole = 0;
let longest = 0;
for (let isMore = true; isMore; ) {
  const since = performance.now();
  isMore = prepareToRead();
  const step = performance.now() - since;
  whole += step;
  longest = Math.max(longest, step);
}
printRow("before the first title", `${Math.round(whole)} ms`, `longest step ${Math.round(longest)} ms`);

/** Pages from the predefined titles: how long they are, and how much the worst pair shares. */
for (const creativity of [0, 75, 100]) {
  const started = performance.now();
  const pages = predefinedTitles.map(({ title }) => ({
    id: title,
    text: writePageForTitle(title, { creativity }).text,
  }));
  const perPage = (performance.now() - started) / pages.length;
  const words = pages.map(({ text }) => countWords(text)).toSorted((a, b) => a - b);
  const documents = pages.map(({ id, text }) => ({ id, text: toPlainText(text) }));
  const [worst] = findWorstPairs(documents, allPlaceNames, 1);
  const share = `${((worst?.share ?? 0) * 100).toFixed(1)}%`;
  printRow(`creativity ${creativity}: worst pair of ${pages.length}`, share, "budget 40% at 75");
  printRow(`creativity ${creativity}: words`, `${words[0]} to ${words.at(-1)}`, "budget 350 or more at 75");
  printRow(`creativity ${creativity}: time for a page`, `${perPage.toFixed(2)} ms`);
}
