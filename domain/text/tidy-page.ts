import { mentionsKit, namesOtherGate } from "../knowledge/gates.ts";
import { splitSentences } from "./drop-repeats.ts";
import { leansOnLast } from "./leaning.ts";
import { leaveOutOtherGates, narrowSentence } from "./other-gates.ts";
import type { PageText, TextSection } from "./page-text.ts";
import { namesOtherSetting, type Setting } from "./setting.ts";
import { getTerms } from "./terms.ts";
import { leaveOutQuote, mentionsQuote } from "./told-once.ts";

export type TidyRequest = {
  gates: readonly string[];
  /** Whether what is told of homes does not hold here. */
  isHeavy: boolean;
  /** Whether the title's gate is wider than the kits of the list serve. */
  isWide: boolean;
  setting: Setting;
  /** Whether the title is of a motor that was bought elsewhere. */
  hasOwnMotor: boolean;
  /** Whether a new motor is none of its business: a wet remote control, a battery, a visit for upkeep. */
  isFarFromSwap: boolean;
  /** Whether the title asks what it costs. */
  asksPrice: boolean;
  /** Of a section on prices that has none; "" where the page has said so. */
  quoteLine: string;
  priceHeading: string;
  /** Of one that tells how to pay. */
  payingHeading: string;
};

/** What it costs to fit somebody's own motor, which stands beside no price that has one in it. */
export const labourAlone = "{price.installation}";
const withMotor = /\{(?:price\.(?:homeSwap|padrao|speedy|jetflex|lowest|highest)|models\.prices)/;

const swap = /\{price\.homeSwap\}/;
/** Who is told to switch off and wait is not told to try again. */
const stops = /pare de usar|até o técnico (?:chegar|testar)|enquanto espera|^[^.]*\burgente\b/i;
const drives = /^(?:Acione uma vez|Teste outro controle|Mande fechar)/;

const hours = "{shop.hours}";
const asksPrice = /\bquanto (?:custam?|ficam?|sai|saem)\b/i;
const namesPrice = /\bpreços?\b|\bvalor(?:es)?\b/i;
/** Headings that promise no figure. */
const tellsWhatDecides = /\b(?:depende|muda|varia|entra|forma|pesa|compara|diferentes|incluem?|inclui|acess)\w*/i;
const paymentWords = /\b(?:Pix|cartão|parcel\w+)\b/;
const priced = /R\$|\{(?:price|models|repair)\./;
const quoted = /foto|grátis|sem custo|de graça/;
const fewestSections = 3;
/** Of so many, none is left out for being short: sister pages would be more alike without it. */
const enoughSections = 5;
const fewestSteps = 3;

const figures = /\{(price\.\w+|models\.prices\w*)\}/g;
/** Prices and times of a house. */
const homeFigures =
  /\{(?:price\.(?:homeSwap|installation|preventive|padrao|speedy|lowest)|models\.prices\w*|time\.(?:sliding|tilting))\}/;

/** The prices of all models are those of each, and what a visit costs is told from its least or by its range. */
function readPrices(sentence: string): string[] {
  if (!sentence.includes("{")) return [];
  return Array.from(sentence.matchAll(figures), ([, name = ""]) => {
    if (name === "price.preventiveRange") return "price.preventive";
    return /^models\.|^price\.(?:padrao|speedy|jetflex|lowest|highest)$/.test(name) ? "price.models" : name;
  });
}

const fewestQuestions = 2;
/** Of an answer's telling words, so many in one block above it make it a repetition. */
const repeatedShare = 0.6;
/** Fewer in the page's own answer, which everybody has read. */
const repeatedLead = 0.5;

function countShared(terms: ReadonlySet<string>, block: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of terms) if (block.has(term)) shared += 1;
  return shared / Math.max(1, terms.size);
}

function readBlock(texts: readonly string[]): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const text of texts)
    for (const sentence of splitSentences(text)) for (const term of getTerms(sentence)) terms.add(term);
  return terms;
}

/** What is kept of each sentence; with one that goes, goes the next that speaks of what it named. */
function keepSentences(text: string, keep: (sentence: string) => string): string {
  let isLastOut = false;
  let isWhole = true;
  const told: string[] = [];
  for (const sentence of splitSentences(text)) {
    const kept: string = isLastOut && leansOnLast(sentence) ? "" : keep(sentence);
    isLastOut = kept === "";
    if (kept !== sentence) isWhole = false;
    if (kept !== "") told.push(kept);
  }
  return isWhole ? text : told.join(" ");
}

/** Whether what is kept of an answer still begins with the answer, and is more than a stump of it. */
function answersFirst(kept: string, answer: string): boolean {
  if (kept === answer) return true;
  const [first = ""] = splitSentences(answer);
  return kept.startsWith(first.slice(0, sameBeginning)) && kept.split(" ").length >= fewestWords;
}

const sameBeginning = 12;
const fewestWords = 7;

const invites =
  /^(?:Mande|Mandando|Envie|Com (?:as? |o )?(?:fotos?|vídeo|medidas|imagens))\b.*\b(?:orçamento|valor|preço|WhatsApp)\b/;

/** The page's last word invites to send a photo: a section that tells anything else does without its own invitation. */
function inviteOnce(paragraphs: readonly string[]): string[] {
  const told = paragraphs.map((text) =>
    splitSentences(text)
      .filter((sentence) => !invites.test(sentence) || sentence.includes("{"))
      .join(" "),
  );
  return told.some((text) => text !== "") ? told : [...paragraphs];
}

/** A lead of two sentences or more does without the one on labour alone. */
function leaveOutLabour(answer: string, isUnexplained: (sentence: string) => boolean): string {
  const sentences = splitSentences(answer);
  const kept = sentences.filter((sentence) => !isUnexplained(sentence) || withMotor.test(sentence));
  return kept.length >= 2 ? kept.join(" ") : answer;
}

/** Leaves out sections as long as enough stay; the links of one that goes, go to the one before. */
function leaveOut(sections: readonly TextSection[], isEmpty: (section: TextSection) => boolean): TextSection[] {
  let count = sections.length;
  const kept: TextSection[] = [];
  for (const section of sections) {
    const last = kept.at(-1);
    if (!last || count <= enoughSections || !isEmpty(section)) {
      kept.push(section);
      continue;
    }
    count -= 1;
    const { links = [] } = section;
    if (links.length > 0) kept.splice(-1, 1, { ...last, links: [...(last.links ?? []), ...links] });
  }
  return kept;
}

/** Below a lead that tells prices, a section on cost that has none says only that it depends. */
function isEmptyOfCost({ isAboutCost, paragraphs, bullets, steps, table }: TextSection): boolean {
  return isAboutCost === true && !table && !steps && !priced.test(paragraphs.join(" ") + bullets.join(" "));
}

/** A stump: what is left of a section whose other sentences were told before. */
const fewestTold = 16;

function isStump({ paragraphs, bullets, steps, table }: TextSection): boolean {
  return !table && !steps && bullets.length === 0 && paragraphs.join(" ").split(" ").length < fewestTold;
}

/** A heading that promises a price stands over one; where there is none, one section says how to get it. */
function tidyPrices(
  sections: readonly TextSection[],
  { quoteLine, priceHeading, payingHeading }: TidyRequest,
): TextSection[] {
  let count = sections.length;
  let isRenamed = false;
  return sections.flatMap((section): TextSection[] => {
    const { heading, isAboutCost, paragraphs, bullets, steps, table } = section;
    // "Idade, calor ou valor errado" promises none.
    const isAboutPrice = asksPrice.test(heading) || (isAboutCost === true && namesPrice.test(heading));
    const isBare =
      isAboutPrice &&
      !tellsWhatDecides.test(heading) &&
      !table &&
      !steps &&
      !priced.test(paragraphs.join(" ") + bullets.join(" "));
    if (!isBare) return [section];
    if (isRenamed && count > fewestSections) {
      count -= 1;
      return [];
    }
    if (paragraphs.some((paragraph) => paymentWords.test(paragraph))) return [{ ...section, heading: payingHeading }];
    isRenamed = true;
    const isTold = paragraphs.some((paragraph) => quoted.test(paragraph));
    return [
      {
        ...section,
        heading: priceHeading,
        paragraphs: isTold ? paragraphs : [...paragraphs, quoteLine].filter(Boolean),
      },
    ];
  });
}

/**
 * Leaves out of a page what speaks of another kind of gate or of a house where none is meant, a price that it has told
 * already, and a question whose answer stands above it.
 */
export function tidyPage(page: PageText, request: TidyRequest): PageText {
  const { gates, isHeavy, isWide, setting, hasOwnMotor, isFarFromSwap } = request;
  const lead = `${page.answer} ${page.support}`;
  const told = new Set(readPrices(lead));
  const isStopped = stops.test(page.answer);
  const isUnsuited = (sentence: string) =>
    namesOtherGate(sentence, gates) || namesOtherSetting(sentence, setting) || (isStopped && drives.test(sentence));
  const isForeign = (sentence: string) =>
    isUnsuited(sentence) ||
    (isFarFromSwap && swap.test(sentence)) ||
    (isHeavy && homeFigures.test(sentence)) ||
    (isWide && mentionsKit(sentence));
  let saysHours = lead.includes(hours);
  // The badge says them too: a page says them once besides.
  const isTooOften = (sentence: string) => {
    if (!sentence.includes(hours)) return false;
    const isAgain = saysHours;
    saysHours = true;
    return isAgain;
  };
  let hasMotorPrice: boolean | null = hasOwnMotor ? false : null;
  const isUnexplained = (sentence: string) => {
    if (!sentence.includes(labourAlone)) return false;
    hasMotorPrice ??= withMotor.test(JSON.stringify(page));
    return hasMotorPrice;
  };
  const isTold = (sentence: string) => {
    const prices = readPrices(sentence);
    const isRepeat = prices.length > 0 && prices.every((price) => told.has(price));
    for (const price of prices) told.add(price);
    return isRepeat;
  };
  let isQuoteTold = false;
  const tellOnce = (sentence: string) => {
    if (!mentionsQuote(sentence)) return sentence;
    const kept = isQuoteTold ? leaveOutQuote(sentence) : sentence;
    isQuoteTold = true;
    return kept;
  };
  const answer = splitSentences(leaveOutLabour(page.answer, isUnexplained))
    .map((sentence) => tellOnce(sentence) || sentence)
    .join(" ");
  const support = splitSentences(page.support).map(tellOnce).filter(Boolean).join(" ");
  const isOut = (sentence: string) =>
    isForeign(sentence) || isUnexplained(sentence) || isTooOften(sentence) || isTold(sentence);
  const keep = (text: string) =>
    keepSentences(text, (sentence) => (isOut(sentence) ? "" : tellOnce(narrowSentence(sentence, gates))));
  const stumps = new Set<TextSection>();
  const kept = page.sections.flatMap((section): TextSection[] => {
    const paragraphs = inviteOnce(section.paragraphs.map(keep)).filter(
      (text) => text !== "" && !/^[^.!?]*:$/.test(text),
    );
    const narrow = (item: string) => leaveOutOtherGates(item, gates);
    const bullets = section.bullets.filter((bullet) => !isUnsuited(bullet)).map(narrow);
    const steps = section.steps?.filter((step) => !isUnsuited(step)).map(narrow);
    if (steps && steps.length < fewestSteps) return [];
    const hasWords = paragraphs.length > 0 || steps !== undefined || section.table !== undefined;
    if (!hasWords) return [];
    const told = { ...section, paragraphs, bullets, ...(steps && { steps }) };
    if (paragraphs.join(" ") !== section.paragraphs.join(" ")) stumps.add(told);
    return [told];
  });
  const isPriceTold = !request.asksPrice && readPrices(lead).length > 0;
  const whole = leaveOut(kept, (section) => stumps.has(section) && isStump(section));
  const telling = isPriceTold ? leaveOut(whole, isEmptyOfCost) : whole;
  const sections = tidyPrices(telling, isQuoteTold ? { ...request, quoteLine: "" } : request);
  isQuoteTold ||= sections.some(({ paragraphs }) => paragraphs.includes(request.quoteLine));
  const blocks = [[page.answer], ...sections.map(({ paragraphs, bullets }) => [...paragraphs, ...bullets])].map(
    readBlock,
  );
  const isAsked = ({ question }: { question: string }) => !isUnsuited(question);
  const cut = page.questions.filter(isAsked).map(({ question, answer }) => {
    const kept = keep(answer);
    return { question, answer: kept, isWhole: answersFirst(kept, answer) };
  });
  const wholes = cut.filter(({ isWhole }) => isWhole);
  const asked = (wholes.length >= fewestQuestions ? wholes : cut)
    .map(({ question, answer }) => ({ question, answer }))
    .filter(({ answer }) => answer !== "");
  const isNew = ({ answer }: { answer: string }) => {
    const terms = getTerms(answer);
    return blocks.every((block, at) => countShared(terms, block) < (at === 0 ? repeatedLead : repeatedShare));
  };
  const fresh = asked.filter(isNew);
  return {
    answer,
    support,
    sections,
    closing: splitSentences(page.closing).map(tellOnce).filter(Boolean).join(" ") || page.closing,
    questions: fresh.length >= fewestQuestions ? fresh : asked.slice(0, fewestQuestions),
  };
}
