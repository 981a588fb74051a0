import type { ConceptKind, Intent } from "../knowledge/concept.ts";
import { namesOtherGate } from "../knowledge/gates.ts";
import { chooseWordings } from "./choose-wordings.ts";
import { splitSentences } from "./drop-repeats.ts";
import { getFirstSentence } from "./first-sentence.ts";
import type { Page } from "./page-request.ts";
import { canFill } from "./place-context.ts";
import { nameAll } from "./serve-in-place.ts";
import { createWriter } from "./writer.ts";

export const figure = /R\$|\{(?:price|models\.prices)/;

/** What a narrow question is told of this gate, where all of its answers speak of another one too. */
function leaveOutGates(answer: string, gates: readonly string[]): string[] {
  const [first = "", ...rest] = splitSentences(answer);
  if (namesOtherGate(first, gates)) return [];
  return [[first, ...rest.filter((sentence) => !namesOtherGate(sentence, gates))].join(" ")];
}

const unpriced = new Set<ConceptKind>(["safety", "audience"]);

const sells = /^(?:Para (?:comprar|trocar)|Compre)\b|\b(?:[Vv]ende|[Ff]ornece|[Ee]ntrega)mos\b/;
const forSomething = /\bpr?a(?:ra)? /;

/** Of a part that is only named, what it is and where it is had: nothing is wrong with it yet. */
function tellNamed({ concepts: [main], asked, service }: Page): readonly string[] {
  if (!main || !asked?.namesOnly || main.kind !== "part" || main.broader !== undefined) return [];
  const { any, buying = [] } = main.answers;
  // "Cabo de aço para portão" is what a shop has on its shelf.
  if (forSomething.test(asked.words) && !service) return [...buying, ...any.slice(0, 1)];
  // After a sentence that offers it, where it is had is no news.
  const besides = service ? buying.filter((answer) => !sells.test(answer)) : buying;
  return [...any.slice(0, 1), ...besides];
}

/** A main concept without words for the intent, or with words for another gate, borrows them from the next. */
export function writeOwnAnswer(page: Page, intent: Intent | null, isWanted?: (answer: string) => boolean): string {
  const { concepts, gates, place, random, writer, knowledge, asked } = page;
  const [main, ...others] = concepts;
  if (!main) return "";
  const wanted = intent ?? "any";
  const own = main.answers[wanted] ?? [];
  // Of a service or a price, what holds for the gate that is named tells more than what holds for all.
  const gateConcept =
    main.broader === undefined && (main.kind === "service" || main.kind === "buying")
      ? others.find(({ id }) => gates.includes(id))
      : undefined;
  // What a narrow question does not price, in its own words or by being one of price, the thing that it is about may.
  const broader = intent === "price" && main.broader !== undefined ? knowledge.getConcept(main.broader) : undefined;
  // What rules or buildings cost is no price of what is asked of them.
  const wide = broader && unpriced.has(broader.kind) ? undefined : broader;
  const priced = wide ? main.answers.any.filter((answer) => main.intent === "price" || figure.test(answer)) : [];
  const choices = [
    tellNamed(page),
    gateConcept?.answers[wanted] ?? [],
    own,
    priced,
    wide?.answers.price ?? [],
    main.answers.any,
    main.broader === undefined ? [] : main.answers.any.flatMap((answer) => leaveOutGates(answer, gates)),
    ...others.map(({ answers }) => answers[wanted] ?? answers.any),
  ];
  for (const answers of choices) {
    const gateAnswers = answers
      .filter((answer) => canFill(answer, place) && !namesOtherGate(answer, gates))
      .map((answer) => nameAll(answer, page));
    const suiting = gateAnswers.filter((answer) => !page.avoids(getFirstSentence(answer)));
    const onGate = suiting.length > 0 ? suiting : gateAnswers;
    if (onGate.length === 0) continue;
    const wanted = isWanted ? onGate.filter(isWanted) : onGate;
    const fitting = wanted.length > 0 ? wanted : onGate;
    // Wordings of a narrow answer stress one thing or another; the title says which.
    return writer.writeOne(main.broader !== undefined && asked ? chooseWordings(fitting, page) : fitting);
  }
  return createWriter({ place, gates: [], random }).writeOne(own.length > 0 ? own : main.answers.any);
}
