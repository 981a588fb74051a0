import { plainLetters } from "../search-text.ts";
import type { Steps } from "../steps.ts";
import { editDistance } from "./edit-distance.ts";
import { findNewWords, getVerbStem, isSmallWord, splitWords, stemWord, type Word } from "./words.ts";

export type Correction = { from: string; to: string };

/** What spelling is learned from. */
export type Vocabulary = {
  /** Words that a title is likely to mean. */
  trade: Iterable<string>;
  places: Iterable<string>;
  /** Texts in good Portuguese; whatever stands in them is spelt right. */
  texts: Iterable<string>;
};

type SpellingRules = {
  /** Words that exist and are meant for others, in plain letters: a "concerto" of gates is none. */
  slips: Readonly<Record<string, string>>;
  /** Words that are meant for others where one of these stands next: "moto de portão". */
  slipsBefore?: Readonly<Record<string, { meant: string; before: readonly string[] }>>;
  /** The same right after some words: "vocês atende" is "vocês atendem". */
  slipsAfter?: Readonly<Record<string, { meant: string; after: readonly string[] }>>;
};

/** A word that may be meant, in plain letters, how it is written, and how often. */
type MeantWord = [plain: string, written: string, count: number];

export type LearnedSpelling = {
  /** Of each word in plain letters the ways it is written. */
  forms: [plain: string, ...written: string[]][];
  stems: string[];
  places: MeantWord[];
  trade: MeantWord[];
};

const shortestGuess = 4;

function longestDistance(length: number): number {
  return length < 7 ? 1 : 2;
}

/** Puts a replacement into the capitals of what it replaces. */
function copyCapitals(pattern: string, word: string): string {
  if (pattern.length > 1 && pattern === pattern.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(pattern) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Letters that sound alike, and those that stand beside each other on a keyboard, are taken for each other. */
const likeLetters = "cs sz cz cq ck kq gj xs xz ei ou lu mn bv bp dt fv pq yi".split(" ");
const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function areAlike(a: string, b: string): boolean {
  return (
    likeLetters.some((pair) => pair === a + b || pair === b + a) ||
    keyboard.some((row) => row.includes(a + b) || row.includes(b + a))
  );
}

/** Whether one letter stands where a quite different one does: in a short word that is another word, and no slip. */
function isOtherWord(plain: string, guess: string): boolean {
  if (plain.length !== guess.length || plain.length >= surelyMeant) return false;
  const differing = [...plain].flatMap((letter, at) => (letter === guess[at] ? [] : [at]));
  const [at = 0] = differing;
  return differing.length === 1 && !areAlike(plain[at] ?? "", guess[at] ?? "");
}

const surelyMeant = 7;

const getRoot = (plain: string) => getVerbStem(stemWord(plain));

/** Of two words as near, one that titles have so many times as often is meant: "feicha" is "fecha", and no "ficha". */
const farCommoner = 20;

/** Forms of verbs of which texts have only others: "precisava" beside "precisa". */
const verbForms =
  /(?:[ai]ramos|ariam|eriam|avam|aria|eria|iria|arei|erei|irei|armos|assem|asse|esse|arao|erao|ava|ara|ado|ada|ido|ida|iam|ia)s?$/;

/** "Pertinho" is "perto". */
const diminutive = /z?inh[oa]s?$/;

export type Speller = {
  correct(title: string): { title: string; corrections: Correction[] };
  isKnown(plain: string): boolean;
};

type Guess = { word: string; cost: number; count: number };
/** Words that may be meant, how often each is written, and what was guessed already. */
type Guesses = {
  byLength: ReadonlyMap<number, string[]>;
  counts: ReadonlyMap<string, number>;
  made: Map<string, Guess | null>;
};

const mostGuesses = 5_000;

export function* learnSpelling({ trade, places, texts }: Vocabulary): Steps<LearnedSpelling> {
  const forms = new Map<string, Set<string>>();
  const stems = new Set<string>();
  const seen = new Set<string>();
  const learn = (text: string) => {
    for (const { text: word, plain, stem } of findNewWords(text, seen)) {
      const low = word.toLowerCase();
      const known = forms.get(plain);
      if (known) known.add(low);
      else forms.set(plain, new Set([low]));
      stems.add(stem);
    }
  };
  for (const text of texts) {
    learn(text);
    yield;
  }
  const collect = function* (list: Iterable<string>): Steps<MeantWord[]> {
    const found = new Map<string, { written: string; count: number }>();
    for (const text of list) {
      learn(text);
      for (const { text: written, plain } of splitWords(text)) {
        if (plain.length < shortestGuess) continue;
        found.set(plain, { written, count: (found.get(plain)?.count ?? 0) + 1 });
      }
      yield;
    }
    return Array.from(found, ([plain, { written, count }]) => [plain, written, count]);
  };
  const placeWords = yield* collect(places);
  const tradeWords = yield* collect(trade);
  return {
    forms: Array.from(forms, ([plain, written]) => [plain, ...written]),
    stems: [...stems],
    places: placeWords,
    trade: tradeWords,
  };
}

/**
 * Mends what is surely a slip: a missing accent when the word has no other form, and a word that nobody writes when
 * just one word of the trade or one place is a letter or two away.
 */
export function createSpeller(
  learned: LearnedSpelling,
  { slips, slipsBefore = {}, slipsAfter = {} }: SpellingRules,
): Speller {
  // Words of a title are anything, "constructor" too: no names of an object's own are looked up by them.
  const slipsByWord = new Map(Object.entries(slips));
  const slipsBeforeByWord = new Map(Object.entries(slipsBefore));
  const slipsAfterByWord = new Map(Object.entries(slipsAfter));
  const forms = new Map(learned.forms.map(([plain, ...written]) => [plain, new Set(written)]));
  const stems = new Set(learned.stems);
  const toGuesses = (meant: readonly MeantWord[]): Guesses => {
    const counts = new Map(meant.flatMap(([plain, , count]) => (slipsByWord.has(plain) ? [] : [[plain, count]])));
    return { byLength: Map.groupBy(counts.keys(), ({ length }) => length), counts, made: new Map() };
  };
  const placeGuesses = toGuesses(learned.places);
  const tradeGuesses = toGuesses(learned.trade);
  const written = new Map([...learned.places, ...learned.trade].map(([plain, text]) => [plain, text]));

  function isKnown(plain: string): boolean {
    if (forms.has(plain) || stems.has(stemWord(plain)) || /^\d/.test(plain)) return true;
    return [verbForms, diminutive].some((ending) => {
      const root = plain.replace(ending, "");
      return root !== plain && root.length >= shortestGuess && stems.has(root);
    });
  }

  /** Comparing a word with all others is slow, and titles of one list have the same odd words. */
  function guess(plain: string, guesses: Guesses): Guess | null {
    if (plain.length < shortestGuess) return null;
    const known = guesses.made.get(plain);
    if (known !== undefined) return known;
    const made = search(plain, guesses);
    if (guesses.made.size >= mostGuesses) guesses.made.clear();
    guesses.made.set(plain, made);
    return made;
  }

  function search(plain: string, { byLength, counts }: Guesses): Guess | null {
    const limit = longestDistance(plain.length);
    let best: Guess | null = null;
    let isTied = false;
    for (let length = plain.length - limit; length <= plain.length + limit; length++) {
      for (const word of byLength.get(length) ?? []) {
        const distance = editDistance(plain, word, limit);
        if (distance > limit || isOtherWord(plain, word)) continue;
        // The first letter is seldom a slip.
        const cost = distance + (word[0] === plain[0] ? 0 : 0.5);
        const count = counts.get(word) ?? 0;
        const isAsNear = best !== null && cost === best.cost;
        // Of two forms of a word the longer: a letter is left out more often than put in.
        const isSameWord = isAsNear && getRoot(word) === getRoot(best?.word ?? "");
        const isFarCommoner = isAsNear && count > farCommoner * (best?.count ?? 0);
        if (best === null || cost < best.cost || isFarCommoner || isSameWord) {
          best = { word, cost, count };
          isTied = isTied && isSameWord;
        } else if (isAsNear && best.count <= farCommoner * count) isTied = true;
      }
    }
    // Two different words as near as each other, and as common: nobody can tell which is meant.
    return best && !isTied && best.cost <= limit ? best : null;
  }

  function accented(plain: string): string | null {
    const known = forms.get(plain);
    if (!known || known.has(plain)) return null;
    const [only] = known;
    return known.size === 1 && only !== undefined ? only : null;
  }

  /** After "em", "no" or "na" and at the end of a title a place is meant before a part. */
  function correctWord({ text: word, plain }: Word, isWherePlacesStand: boolean): string | null {
    const slip = slipsByWord.get(plain);
    if (slip !== undefined) return copyCapitals(word, slip);
    if (isKnown(plain)) {
      // "Manutençao" has one accent of two.
      const better = forms.get(plain)?.has(word.toLowerCase()) ? null : accented(plain);
      return better === null ? null : copyCapitals(word, better);
    }
    const place = guess(plain, placeGuesses);
    const part = guess(plain, tradeGuesses);
    const isPlace = place && (!part || place.cost < part.cost || (place.cost === part.cost && isWherePlacesStand));
    const found = (isPlace ? place : part)?.word ?? null;
    if (found === null) return null;
    const better = accented(found) ?? written.get(found)?.toLowerCase() ?? found;
    // Who sets accents knows the word: "fusão" is no "fuso".
    const hasAccent = plain !== word.toLowerCase();
    return hasAccent && better === plainLetters(better) ? null : copyCapitals(word, better);
  }

  function findSlipBefore(words: readonly Word[], position: number): string | null {
    const word = words[position];
    const slip = word && slipsBeforeByWord.get(word.plain);
    const next = slip && words.slice(position + 1).find((other) => !isSmallWord(other));
    return slip && next && slip.before.includes(next.plain) ? copyCapitals(word.text, slip.meant) : null;
  }

  function findSlipAfter(words: readonly Word[], position: number): string | null {
    const word = words[position];
    const slip = slipsAfterByWord.get(word?.plain ?? "");
    const isAfter = slip?.after.includes(words[position - 1]?.plain ?? "");
    return word && slip && isAfter ? copyCapitals(word.text, slip.meant) : null;
  }

  function correct(title: string): ReturnType<Speller["correct"]> {
    const corrections: Correction[] = [];
    let corrected = "";
    let at = 0;
    const words = splitWords(title);
    for (const [position, word] of words.entries()) {
      const { text, start, end } = word;
      const isAfterPlaceWord = ["em", "no", "na"].includes(words[position - 1]?.plain ?? "");
      const slip = findSlipBefore(words, position) ?? findSlipAfter(words, position);
      const better = slip ?? correctWord(word, isAfterPlaceWord || position === words.length - 1);
      corrected += title.slice(at, start) + (better ?? text);
      if (better !== null) corrections.push({ from: text, to: better });
      at = end;
    }
    return { title: corrected + title.slice(at), corrections };
  }

  return { correct, isKnown };
}
