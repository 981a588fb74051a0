import { createRandom } from "#domain/random.ts";
import { toSlug } from "#domain/slug.ts";
import { type GeneratedText, generateText, type TextStock } from "#domain/text/generate.ts";
import { questionWordOf } from "#domain/text/questions.ts";
import type { Subject } from "#domain/text/stock.ts";
import { subjectsOf } from "#domain/text/subjects.ts";
import { wordCount } from "#domain/text/to-html.ts";
import { findPlaceIn } from "../places/find-place.ts";
import { type Place, type PlaceKind, placeContextOf } from "../places/places.ts";
import type { Post } from "../posts.ts";
import type { PredefinedTitle } from "../predefined-titles.ts";
import { answerLeads, answers } from "./answers.ts";
import { local } from "./local.ts";
import { closings, openings, themes } from "./stock.ts";

export const textStock: TextStock = { themes, openings, closings, local };

const catalogueCreativity = 75;

const subjectsOfKind: Record<PlaceKind, Subject[]> = {
  municipality: ["basculante", "instalação", "loja", "preço"],
  zone: ["basculante", "automação", "manutenção", "condomínio"],
  neighbourhood: ["basculante", "conserto", "instalação", "segurança", "controle"],
};

function writeText(seed: string, subjects: readonly Subject[], place: Place): GeneratedText {
  return generateText(textStock, { seed, subjects, place: placeContextOf(place), creativity: catalogueCreativity });
}

export function placeText(place: Place): GeneratedText {
  return writeText(`place ${place.slug}`, subjectsOfKind[place.kind], place);
}

export function postText({ slug, subjects, place }: Post): GeneratedText {
  return writeText(`post ${slug}`, subjects, place);
}

export function predefinedText({ slug, subjects, place }: PredefinedTitle): GeneratedText {
  return writeText(`title ${slug}`, subjects, place);
}

const fewestWords = 350;

export type LocalTextOptions = {
  /** 0 to 100: how many blocks and lists. */
  creativity?: number;
  /** Another seed gives another text for the same title. */
  seed?: string;
};

/** A page on whatever a title says, with what is known of the place in it. A question gets its answer first. */
export function localPageText(title: string, { creativity = catalogueCreativity, seed = "" }: LocalTextOptions = {}) {
  const place = findPlaceIn(title);
  const subjects = subjectsOf(withoutPlace(title, place));
  const fullSeed = `title ${toSlug(title)}${seed === "" ? "" : ` ${seed}`}`;
  const context = place ? placeContextOf(place) : null;
  const answer = answerTo(title, subjects, fullSeed);
  // A short text of few blocks gets more of them rather than stay too short to be worth reading.
  for (let reach = creativity; ; reach += 20) {
    const text = generateText(textStock, { seed: fullSeed, subjects, place: context, creativity: reach });
    const whole = answer === "" ? text : { ...text, opening: `${answer} ${text.opening}` };
    if (reach >= 100 || wordCount(whole) >= fewestWords) return whole;
  }
}

/** What a name says must not count as a subject: no one in "Jardim Industrial" asked for an industrial gate. */
function withoutPlace(title: string, place: Place | null): string {
  return place ? title.replace(place.name, "") : title;
}

/** Who asks for a price hears prices first; ours are of tilting-gate motors. */
function mainSubjectOf(subjects: readonly Subject[]): Subject {
  const asksOtherGate = subjects.includes("deslizante") || subjects.includes("pivotante");
  if (subjects.includes("preço") && !asksOtherGate) return "preço";
  return subjects[0] ?? "geral";
}

function answerTo(title: string, subjects: readonly Subject[], seed: string): string {
  const word = questionWordOf(title);
  if (word === null) return "";
  const random = createRandom(`answer ${seed}`);
  return [answerLeads[word], ...answers[mainSubjectOf(subjects)]].map((slot) => random.pick(slot)).join(" ");
}
