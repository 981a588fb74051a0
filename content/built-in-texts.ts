import { toPlainText } from "#domain/text/to-html.ts";
import { faqGroups } from "./faq.ts";
import { writePlacePage, writePost } from "./knowledge/local-pages.ts";
import { places } from "./places/places.ts";
import { posts } from "./posts.ts";
import { topics } from "./topics.ts";

/** What the built-in pages that a visitor could find by a search say, one text a page. */
export function* getBuiltInTexts(): Generator<string> {
  for (const { content } of topics) yield content.replace(/<[^>]*>/g, " ");
  yield faqGroups.flatMap(({ items }) => items.map(({ question, answer }) => `${question} ${answer}`)).join(" ");
  for (const post of posts) yield toPlainText(writePost(post));
  for (const place of places) yield toPlainText(writePlacePage(place));
}
