import { joinWords } from "../format.ts";
import { inPlace } from "../place-words.ts";
import { findAddition, getCoverage, readAsked } from "./choose-lead.ts";
import { splitSentences } from "./drop-repeats.ts";
import { getFirstSentence } from "./first-sentence.ts";
import type { Page, ServiceLead } from "./page-request.ts";
import { getTerms } from "./terms.ts";

/** "no Ipiranga e no Sacomã": whoever named two places looks for somebody who goes to both. */
function tellPlaces({ place, otherPlaces = [] }: Pick<Page, "place" | "otherPlaces">): string {
  return place ? joinWords([place, ...otherPlaces].map(inPlace)) : "em {shop.area}";
}

export function putPlaces(text: string, page: Pick<Page, "place" | "otherPlaces">): string {
  const places = tellPlaces(page);
  return text.replace(/^\[em\]/, places.charAt(0).toUpperCase() + places.slice(1)).replaceAll("[em]", places);
}

/** What is written for one place names all of the title's. */
export function nameAll(text: string, { otherPlaces = [] }: Pick<Page, "otherPlaces">): string {
  return otherPlaces.length > 0 ? text.replaceAll("{em}", "[em]") : text;
}

/** A title that names a place and asks nothing wants to know whether somebody comes there, and one that asks who, too. */
export function findServiceLead(
  page: Pick<Page, "place" | "asked" | "concepts" | "intent" | "gates" | "knowledge">,
): ServiceLead | null {
  const { place, asked, concepts, intent, gates, knowledge } = page;
  if (!asked) return null;
  const isDecisive = asked.decisive !== null && asked.decisive !== "open";
  return knowledge.serveInPlace({
    concepts,
    intent,
    gates,
    words: asked.words,
    makeName: asked.makeName,
    isDecisive,
    hasPlace: place !== null && place !== undefined,
  });
}

const fewestSentences = 2;
/** Short ones are more: a lead of three says all of it in the words of two. */
const mostBodyWords = 56;
/** An answer that stands before the offer has little of it beside it. */
const mostAnswerWords = 68;

function takeBody(sentences: readonly string[], mostWords = mostBodyWords): string[] {
  let words = 0;
  return sentences.filter((sentence, at) => {
    words += sentence.split(" ").length;
    return at < fewestSentences || words <= mostWords;
  });
}

const hours = "{shop.hours}";
/** Hours said in passing: the sentence holds without them. */
const hoursAside = /, (?:que (?:atende|funciona) )?\{shop\.hours\}(?=[.,;:])/;

/** That it is done there, what it takes and what it costs, in few sentences. */
export function writeServiceLead(page: Page, { openings, body }: ServiceLead, own: () => string): string {
  const { random, writer } = page;
  const chosen = random.pick(openings);
  const opening = putPlaces(chosen, page);
  if (body) return [opening, ...writer.writeSentences(body)].join(" ");
  const all = splitSentences(own());
  const sentences = takeBody(all);
  const told = opening.includes(hours) ? sentences.map((sentence) => sentence.replace(hoursAside, "")) : sentences;
  const [first = ""] = told;
  // Who asks what it costs there is told the price, and no offer that would part it from its conditions.
  if (page.intent === "price" && priced.test(first) && canFollowPlace(page, first)) {
    const isToldThere = page.place !== null && page.place !== undefined && first.includes(page.place.name);
    const named = isNamed(page, first) ? first : first.charAt(0).toLowerCase() + first.slice(1);
    return [isToldThere ? first : `${putPlaces("[em]", page)}, ${named}`, ...told.slice(1)].join(" ");
  }
  // Of two parts that the title wants done, each has its sentence.
  const addition = page.concepts.length > 1 ? findAddition(page, told.join(" ")) : "";
  const rest = addition === "" ? told.slice(1) : [addition];
  // Who wants something fitted or sold is not told first how that is done.
  const isWantedDone = page.intent === "installation" || page.intent === "buying";
  // What a leaf is made of says nothing of who comes: there the offer stands first.
  const isMaterial = page.concepts[0]?.kind === "material" && page.intent === "question";
  const isRepeated =
    repeatsBeginning(opening, first) && (!(isWantedDone || isMaterial) || (tellsDeed.test(first) && !namesMake(page)));
  if (isMereOffer(opening) && (isRepeated || missesTitle(page, opening, first, isWantedDone))) {
    const answer = addition === "" ? takeBody(all, mostAnswerWords).join(" ") : [first, ...rest].join(" ");
    const offer = putPlaces(pickOffer(page, answer), page);
    return page.place && answer.includes(page.place.name) ? answer : `${answer} ${offer}`;
  }
  // An answer that begins with the place it is sold in needs no other offer before it.
  const isOffered = isWantedDone && isMereOffer(opening) && page.place && first.includes(page.place.name);
  if (isOffered) return [first, ...rest].join(" ");
  const other = isAlike(opening, first) ? openings.find((each) => !isAlike(putPlaces(each, page), first)) : undefined;
  return [other === undefined ? opening : putPlaces(other, page), first, ...rest].join(" ");
}

/** "A instalação de fotocélula na Lapa é nossa. A instalação da fotocélula põe um sensor" begins twice. */
function isAlike(opening: string, first: string): boolean {
  const [one, two] = opening.split(" ");
  return first.startsWith(`${one} ${two} `);
}

const ofNoFactory = /fábrica|independente/;
/** Said of nothing but that it is done. */
function isMereOffer(opening: string): boolean {
  return !opening.includes("{") && !ofNoFactory.test(opening);
}

/** Who names a make is told at once that it is worked with. */
function namesMake({ concepts }: Page): boolean {
  return concepts.some(({ kind }) => kind === "brand" || kind === "model");
}

/** Said of the very thing that is wanted done: "A instalação de motor exige", "Instalar motor leva". */
const tellsDeed = /^(?:A (?:instalação|automação|troca) de |(?:Instalar|Automatizar|Trocar) )/;

/** So much more of the title must the answer say than the offer to stand before it. */
const margin = { done: 0.25, told: 0.1 };

/** "Instalamos motor de portão social" leaves out the lock that the title is about: its own answer comes first. */
function missesTitle(page: Page, opening: string, first: string, isWantedDone: boolean): boolean {
  if (page.concepts[0]?.broader === undefined) return false;
  const asked = readAsked(page);
  const needed = getCoverage(opening, asked) + (isWantedDone ? margin.done : margin.told);
  return getCoverage(first, asked) >= needed;
}

const beginningWords = 6;
const sameTerms = 2;

/** "Atendemos com contrato de manutenção. Contrato de manutenção vale a pena": the answer can stand first. */
function repeatsBeginning(opening: string, first: string): boolean {
  const beginning = getTerms(first.split(" ").slice(0, beginningWords).join(" "));
  const said = getTerms(opening);
  return [...beginning].filter((term) => said.has(term)).length >= sameTerms;
}

/** Who asks what it costs or what to buy in a place is told that the shop's figures hold there; advice holds everywhere. */
export function namePlace(page: Page, answer: string): string {
  const { place, intent, asked } = page;
  if (!place || !asked || (intent !== "price" && intent !== "buying")) return answer;
  if (!(article.test(answer) || deed.test(answer)) || answer.includes(place.name)) return answer;
  if (!getFirstSentence(answer).includes("{")) return answer;
  const named = isNamed(page, answer) ? answer : answer.charAt(0).toLowerCase() + answer.slice(1);
  return `${putPlaces("[em]", page)}, ${named}`.replace(/^./, (first) => first.toUpperCase());
}

/** "na Granja Viana (Cotia)", where the title says so. */
export function nameCity(answer: string, { place, namesCity }: Pick<Page, "place" | "namesCity">): string {
  if (!namesCity || !place?.city || answer.includes(place.city.name)) return answer;
  return answer.replace(place.name, `${place.name} (${place.city.name})`);
}

/** What an answer and the offer after it may both say: "é feito no seu endereço. O técnico vai até o seu endereço". */
const offerPhrases = [/seu endereço/, /(?:^|[.:;] )O técnico/, /no local/, /Atende(?:mos|r)|atendimento/];

/** One that does not say what the answer has just said. */
function pickOffer({ random, knowledge }: Pick<Page, "random" | "knowledge">, answer: string): string {
  const said = offerPhrases.filter((phrase) => phrase.test(answer));
  const fresh = knowledge.shortOffers.filter((offer) => !said.some((phrase) => phrase.test(offer)));
  return random.pick(fresh.length > 0 ? fresh : knowledge.shortOffers);
}

const mostSentences = 5;

/** Who names a place and asks nothing is told that somebody comes there, at the latest after the answer. */
export function tellThere(page: Page, answer: string): string {
  const { place, asked, service } = page;
  if (!place || !asked || service || asked.decisive || asked.words.includes("?")) return answer;
  if (answer.includes(place.name)) return answer;
  if (splitSentences(answer).length > mostSentences) return answer;
  return `${answer} ${putPlaces(pickOffer(page, answer), page)}`;
}

/** The same after what an amount means, which leaves out the offer. */
export function tellServed(page: Page, answer: string): string {
  const { place, service } = page;
  if (!place || !service || answer.includes(place.name)) return answer;
  return `${answer} ${putPlaces(pickOffer(page, answer), page)}`;
}

/** "Em Osasco, o preço do motor". */
export function canFollowPlace(page: Page, sentence: string): boolean {
  return article.test(sentence) || deed.test(sentence) || isNamed(page, sentence);
}

/** A make keeps its capital wherever it stands. */
function isNamed({ concepts }: Page, sentence: string): boolean {
  return concepts.some(({ kind, label }) => (kind === "brand" || kind === "model") && sentence.startsWith(label));
}

const priced = /\{(?:price|models)\./;
/** A sentence that can follow the name of a place. */
const article = /^(?:[OA]s?|Um|Uma|Para|No|Na|Em) /;
/** One that begins with what is done or bought can, too. */
const deed = /^(?:Motor|Trocar|Instalar|Automatizar|Gravar|Consertar) /;
