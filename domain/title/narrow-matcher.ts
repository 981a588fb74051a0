import type { Concept } from "../knowledge/concept.ts";
import type { Steps } from "../steps.ts";
import { findStopped } from "./find-stopped.ts";
import {
  addGateNames,
  asksHowItOpens,
  isGateStruck,
  isMadeTilting,
  isNamedByOpening,
  namesGate,
} from "./gate-names.ts";
import { createNumbered } from "./numbered.ts";
import { isContrary, isSameContrast, readContrast } from "./read-contrast.ts";
import { anyMake, anyModel, twoModels } from "./read-model.ts";
import { readWanted } from "./read-wanted.ts";
import { isAutomaticStem, isGeneralStem, splitWords, stemWord, type Word } from "./words.ts";

type Ask = {
  concept: Concept;
  stems: string[];
  /** What works in it and what does not. */
  contrast: string[];
  weight: number;
  telling: number;
};

export type NarrowMatch = {
  concept: Concept;
  stems: ReadonlySet<string>;
  /** How many of its words do not stand in nearly every title. */
  telling: number;
  /** Whether it sets the same thing against the same other as the title. */
  isContrasted: boolean;
};

type MatchNarrow = (
  words: readonly Word[],
  isAllowed: (match: NarrowMatch) => boolean,
  /** What the title names in other words: marks, and stems of names. */
  named?: readonly string[],
) => NarrowMatch | null;

/** Only these: "mola ou contrapeso" asks for a choice, and "não fecha completamente" is not "não fecha". */
const joints = new Set(
  (
    "o a os as um uma uns umas de do da dos das em no na nos nas e para pra pro por pelo pela pelos pelas com ao aos " +
    "que meu minha seu sua se"
  ).split(" "),
);

const choices = new Set(["vs", "versus", "x"]);

/** Between "não" and its verb: "não está mais querendo fechar". */
const auxiliaries = new Set(
  "esta estao ta tava quer querendo mais consegue consigo conseguimos vai chega quero da deixa direito nem".split(" "),
);

/** The word that a "não" denies. */
function findDenied(words: readonly Word[], at: number): Word | undefined {
  return words.slice(at + 1).find(({ plain }) => !joints.has(plain) && !auxiliaries.has(plain));
}

/** What rolls up is a door to some and a gate to others. */
function namesRollingDoor(stems: ReadonlySet<string>): boolean {
  return stems.has(rolling) && stems.has("portao");
}

const rolling = stemWord("enrolar");
const door = stemWord("porta");

/** "Quanto fica", "valor" and "custo" ask what "preço" asks. */
const priceWords =
  /\b(?:(?:qual (?:e )?(?:o )?)?(?:precos?|valor(?:es)?)|custos?|quanto (?:que )?(?:custam?|sai|fica|cobram?|(?:voces?|vcs|se) cobram?|(?:vou |se )?(?:gast|pag)\w+|e|ta)|custam?)\b/g;

const priceStem = stemWord("preco");

/** The words of an ask or a title, in which every way of asking for the price is the same. */
function tellAsPrice(words: readonly Word[]): readonly Word[] {
  const plain = words.map((word) => word.plain).join(" ");
  const told = plain.replace(priceWords, "preco");
  return told === plain ? words : splitWords(told);
}

const days = /^(?:domingos?|sabados?|feriados?|segunda|terca|quarta|quinta|sexta|hoje|ontem|amanha|agora)$/;

const timesOfDay = new Set(["noite", "manha", "madrugada"]);

/** "Domingo à noite" is one night, and not what goes wrong at nights. */
function isOneNight(words: readonly Word[], at: number): boolean {
  if (!timesOfDay.has(words[at]?.plain ?? "")) return false;
  const before = words.slice(0, at).filter(({ plain }) => !joints.has(plain));
  return days.test(before.at(-1)?.plain ?? "");
}

/** "O que pode ser" asks for the cause, and not whether something may be done. */
function isWhatItMayBe(words: readonly Word[], at: number): boolean {
  const [word, next, before] = [words[at]?.plain ?? "", words[at + 1]?.plain ?? "", words[at - 1]?.plain ?? ""];
  return (/^podem?$/.test(word) && next === "ser") || (word === "ser" && /^podem?$/.test(before));
}

const going = stemWord("anda");
/** A motor that does not pull its gate, or a gate that does not move, does not go. */
const moving = new Set(["puxa", "mexe", "move", "movimenta", "desloca", "arrasta", "empurra"].map(stemWord));

const up = new Set(["abre", "sobe", "levanta"].map(stemWord));
const down = new Set(["fecha", "desce"].map(stemWord));
const turning = new Set(["volta", "retorna"].map(stemWord));
const denials = new Set(["nao", "nem"]);
const power = new Set(["luz", "energia", "forca"]);
/** With these, of two ways the second undoes the first: "abre até o meio e fecha de novo". */
const undoing = new Set("novo novamente pouco pouquinho pedaco palmo metade meio".split(" "));

/** "Desce e volta a subir" turns back on its way down, "sobe e volta a descer" on its way up: the way that it turns on. */
function findReturn(words: readonly Word[]): string | undefined {
  const told = words.filter(({ plain }) => !joints.has(plain));
  // "Não sobe nem desce" goes no way, and "não volta" does not turn.
  const isDenied = (at: number) => denials.has(told[at - 1]?.plain ?? "");
  const ways = told.filter(({ stem }, at) => (up.has(stem) || down.has(stem)) && !isDenied(at));
  const [first, second] = ways;
  if (!first) return undefined;
  // What came back may be the power, and not the gate.
  const isPower = (at: number) => power.has(told[at - 1]?.plain ?? "") || power.has(told[at + 1]?.plain ?? "");
  const at = told.findIndex(({ stem }, position) => turning.has(stem) && !isDenied(position) && !isPower(position));
  if (at >= 0) {
    const last = ways.findLast((way) => told.indexOf(way) < at);
    const next = told[at + 1];
    return (last ?? (next && ways.includes(next) ? undefined : first))?.stem;
  }
  const isOpposite = second !== undefined && up.has(first.stem) !== up.has(second.stem);
  return isOpposite && told.some(({ plain }) => undoing.has(plain)) ? first.stem : undefined;
}

const exchanging = new Set(["troca", "substitui"].map(stemWord));

/** "Trocar o motor" is not "trocar o óleo do motor". */
function isMotorExchanged(words: readonly Word[]): boolean {
  const told = words.filter(({ plain }) => !joints.has(plain));
  return told.some(({ stem }, at) => exchanging.has(stem) && told[at + 1]?.stem === "motor");
}

/** "Qual a melhor empresa de portão" is not "qual o melhor portão para empresa". */
function isFirmChosen(words: readonly Word[]): boolean {
  return words.some(({ stem }, at) => stem === firm && /^melhor(?:es)?$/.test(words[at - 1]?.plain ?? ""));
}

const firm = stemWord("empresa");

/** What is done already is not what one wants done: "comprei motor" wants it installed, "clonaram" no copy. */
const done: { words: RegExp; stems: readonly string[] }[] = [
  { words: /^compr(?:ei|ou|amos|ad[oa]s?)$/, stems: ["comprado", stemWord("comprar")] },
  { words: /^clon(?:aram|ou|ad[oa]s?)$/, stems: ["clonado", stemWord("clonar")] },
];

/** "Somente" says what "só" says. */
const only = new Set(["apenas", "somente"]);

const timeUnits = /^(?:anos?|mes(?:es)?|dias?)$/;

/** "Não desce, só sobe" has no "não sobe": what is denied is another word than what is not. */
function readStems(words: readonly Word[]): Set<string> {
  const stems = new Set<string>();
  for (const [at, { plain, stem }] of words.entries()) {
    const stopped = findStopped(words, at);
    if (stopped) stems.add("nao").add(`nao ${stopped.stem}`);
    if (joints.has(plain) || isOneNight(words, at) || isWhatItMayBe(words, at)) continue;
    if (only.has(plain)) stems.add("so");
    // "2 anos" counts no motors.
    const next = words[at + 1]?.plain ?? "";
    if (/^\d+$/.test(plain) && timeUnits.test(next)) {
      stems.add(`${plain} ${next}`);
      continue;
    }
    const told = done.find(({ words: forms }) => forms.test(plain))?.stems ?? [choices.has(plain) ? "ou" : stem];
    for (const each of told) stems.add(each);
    const denied = plain === "nao" ? findDenied(words, at) : undefined;
    if (denied) stems.add(`nao ${denied.stem}`);
    if (denied && moving.has(denied.stem)) stems.add(going).add(`nao ${going}`);
  }
  const from = findReturn(words);
  if (from) stems.add(`${from} volta`);
  if (isMotorExchanged(words)) stems.add("troca motor");
  if (isFirmChosen(words)) stems.add("melhor empresa");
  if (isGateStruck(words)) stems.add("no portao");
  for (const mark of readWanted(words)) stems.add(mark);
  if (isMadeTilting(words)) stems.add("em basculante");
  if (namesRollingDoor(stems)) stems.add(door);
  return stems;
}

/** Whether a set of words says on which way a gate turns back. */
export function tellsReturn(stems: ReadonlySet<string>): boolean {
  return [...up, ...down].some((way) => stems.has(`${way} volta`));
}

/** "Vale a pena" tells no more than "vale". */
const idiomStem = stemWord("pena");

const marks: readonly string[] = [anyMake, anyModel, twoModels];

/** What nearly every title has tells little, the kind of gate less than what is wrong with it, and any make less than its name. */
function weighStem(stem: string): number {
  if (isGeneralStem(stem)) return 1;
  if (namesGate(stem)) return 2;
  // Two models tell more than the one of them that is known.
  if (stem === twoModels) return 4;
  return marks.includes(stem) ? 2.5 : 3;
}

function weigh(stems: readonly string[]): number {
  return stems.reduce((sum, stem) => sum + weighStem(stem), 0);
}

/** "Não grava controle" is hardly asked by "gravar controle": what the title denies and the ask has as done tells nothing. */
function weighDenied(stems: readonly string[], present: ReadonlySet<string>): number {
  return weigh(stems.filter((stem) => present.has(`nao ${stem}`) && !stems.includes(`nao ${stem}`)));
}

/** Of two that tell as much, what is broken or gone wrong is asked before what is done to it. */
function isStronger(ask: Ask, best: Ask): boolean {
  if (ask.weight !== best.weight) return ask.weight > best.weight;
  return isPartOrSymptom(ask.concept) && !isPartOrSymptom(best.concept);
}

function isPartOrSymptom({ kind }: Concept): boolean {
  return kind === "part" || kind === "symptom";
}

/** The words of an ask, in which a mark stands for what it is the name of. */
function readAsk(written: string): string[] {
  const marked = marks.filter((mark) => written.includes(mark));
  const bare = marked.reduce((text, mark) => text.replace(mark, ""), written);
  const words = splitWords(bare);
  return [...readStems(tellAsPrice(words)), ...marked, ...readContrast(words)];
}

/** Told of things, and no word of a title. */
const isContrast = (stem: string) => /^[+-]/.test(stem);

/** Of each narrow concept the sets of words that ask it, as numbers of their stems. */
export type AskStems = { stems: string[]; asks: number[][][] };

const isNarrow = ({ broader }: Concept) => broader !== undefined;

export function* readAsks(concepts: readonly Concept[]): Steps<AskStems> {
  const { names: stems, toNumber } = createNumbered();
  const asks: number[][][] = [];
  for (const { words } of concepts.filter(isNarrow)) {
    asks.push(words.map((written) => readAsk(written).map(toNumber)));
    yield;
  }
  return { stems, asks };
}

/** Finds the narrow concept that a title asks: the one with the most telling set of words that the title has whole. */
export function* createNarrowMatcher(concepts: readonly Concept[], learned: AskStems): Steps<MatchNarrow> {
  const asksByStem = new Map<string, Ask[]>();
  for (const [at, concept] of concepts.filter(isNarrow).entries()) {
    for (const [position, numbers] of (learned.asks[at] ?? []).entries()) {
      const read = numbers.map((number) => learned.stems[number] ?? "");
      const contrast = read.filter(isContrast);
      const stems = contrast.length === 0 ? read : read.filter((stem) => !isContrast(stem));
      const telling = stems.filter((stem) => !isGeneralStem(stem) && !isAutomaticStem(stem) && stem !== idiomStem);
      const [first] = telling;
      if (first === undefined) throw new Error(`${concept.id}: every title asks "${concept.words[position]}"`);
      const sameStart = asksByStem.get(first) ?? [];
      asksByStem.set(first, sameStart);
      sameStart.push({ concept, stems, contrast, weight: weigh(stems), telling: telling.length });
    }
    yield;
  }

  return (words, isAllowed, named = []) => {
    const spoken = addGateNames(readStems(words), words);
    const present = addGateNames(readStems(tellAsPrice(words)), words).union(new Set(named));
    // An ask with the price has the words by which this title asks for it.
    const priceStems = spoken.difference(present);
    const readMatch = (ask: Ask): NarrowMatch => {
      const own = new Set(ask.stems);
      const stems = own.has(priceStem) ? own.union(priceStems) : own;
      return {
        concept: ask.concept,
        stems,
        telling: ask.telling,
        isContrasted: isSameContrast(contrast, ask.contrast),
      };
    };
    const isName = isNamedByOpening(words);
    const contrast = readContrast(words);
    let best: Ask | null = null;
    for (const stem of present) {
      for (const ask of asksByStem.get(stem) ?? []) {
        if (best !== null && !isStronger(ask, best)) continue;
        if (isName && asksHowItOpens(ask.stems)) continue;
        if (!ask.stems.every((each) => present.has(each)) || isContrary(contrast, ask.contrast)) continue;
        const denied = weighDenied(ask.stems, present);
        // "Parou de abrir" is not asked by "abre parando".
        if (denied * 2 >= ask.weight) continue;
        const weighed = { ...ask, weight: ask.weight - denied };
        if ((best === null || isStronger(weighed, best)) && isAllowed(readMatch(ask))) best = weighed;
      }
    }
    return best && readMatch(best);
  };
}
