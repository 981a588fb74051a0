import { isBrandOrModel } from "../knowledge/concept.ts";
import type { ConceptMatch } from "./phrase-matcher.ts";
import type { Word } from "./words.ts";

/** Stand in the sets of words of narrow questions for any make, and for any model of which nothing is known but its name. */
export const anyMake = "[marca]";
export const anyModel = "[modelo]";
/** And for two of one make that a title sets side by side: "Rossi DZ3 ou DZ4". */
export const twoModels = "[dois modelos]";

/** A make as a title calls it, and how the words that name a model of it are written, by their position. */
export type MakeName = { name: string; namesModel: boolean; namesTwo: boolean; written: Map<number, string> };

const joints = new Set(["e", "ou", "x", "vs"]);
const mostWords = 3;
/** What is done or how it goes is no name, however rare the word is. */
const noName = /(?:[aei]ndo|[ai]d[oa]s?|mente|[aei]r|ram|ou|iu|ção|cao)$/;

export type ModelRules = {
  /** Names of models, in plain letters: standing beside a make they are of it, whatever else the word means. */
  modelNames: ReadonlySet<string>;
  /** Whether a word is of the language or of the trade. */
  isKnown(plain: string): boolean;
};

function write(word: Word, isCode: boolean): string {
  const isShort = word.plain.length <= longestCode && !/[aeiou]/.test(word.plain);
  return isCode || isShort ? word.plain.toUpperCase() : word.text.charAt(0).toUpperCase() + word.text.slice(1);
}

const longestCode = 4;
const shortLetters = /^[a-z]{1,4}$/;

/**
 * Of the one make that a title names: "PPA Unno" where a word stands beside it that can be nothing but a model. With
 * numbers as they are written: "KX30", "Gatter 3".
 */
export function readMakeName(
  words: readonly Word[],
  matches: readonly ConceptMatch[],
  { modelNames, isKnown }: ModelRules,
): MakeName | null {
  const named = matches.filter(({ concept }) => isBrandOrModel(concept));
  // "Garen KDZ" names a make and its model, which is one motor.
  const makes = named.filter(
    ({ concept: { id, kind } }) =>
      kind === "model" || !named.some(({ concept }) => concept.kind === "model" && concept.id.startsWith(`${id}-`)),
  );
  const [make] = makes;
  if (!make || makes.some(({ concept }) => concept !== make.concept)) return null;
  const taken = new Set(matches.flatMap(({ positions }) => positions));
  // "XG4000": letters with a number right behind them.
  const isCode = (at: number) =>
    shortLetters.test(words[at]?.plain ?? "") &&
    /^\d/.test(words[at + 1]?.plain ?? "") &&
    words[at]?.end === words[at + 1]?.start;
  const isName = (at: number) => {
    const plain = words[at]?.plain ?? "";
    return isCode(at) || modelNames.has(plain) || (plain.length > 2 && !isKnown(plain) && !noName.test(plain));
  };
  const isFree = (at: number) => words[at] !== undefined && !(taken.has(at) && !modelNames.has(words[at].plain));
  const isNumber = (at: number) => /^\d{1,4}$/.test(words[at]?.plain ?? "") && isFree(at);
  const { label } = make.concept;
  const last = Math.max(...make.positions);
  const found: number[] = [];
  // Of "NKXH30" the label says no more than "NKX".
  const isWhole = label
    .toLowerCase()
    .split(" ")
    .includes(words[last]?.plain ?? "");
  for (let at = last + 1; found.length < mostWords; at++) {
    if (!isFree(at) || !(isName(at) || (isNumber(at) && (isWhole || found.length > 0)))) break;
    found.push(at);
  }
  if (found.length === 0) found.push(...findBefore(Math.min(...make.positions), isFree, isName, isNumber));
  // Of two models the title is about neither alone: "Light e Super".
  const after = (found.at(-1) ?? last) + 1;
  const isJoined = joints.has(words[after]?.plain ?? "");
  const [maker = ""] = label.toLowerCase().split(" ");
  const isNamedAgain = words[after + 1]?.plain === maker && isName(after + 2);
  const namesTwo = isJoined && (isName(after + 1) || isNamedAgain);
  if (namesTwo) found.length = 0;
  // A number alone is an amount of something.
  const isAmount = found.every(isNumber) && make.concept.kind !== "model";
  const written = new Map(
    (isAmount ? [] : found).flatMap((at) => (words[at] ? [[at, write(words[at], isCode(at))]] : [])),
  );
  const known = new Set(label.toLowerCase().split(" "));
  let name = label;
  for (const [at, text] of written) {
    const isOneWord = /^\d/.test(text) && words[at - 1]?.end === words[at]?.start;
    if (!known.has(text.toLowerCase())) name += isOneWord ? text : ` ${text}`;
  }
  if (namesTwo) name = label.split(" ")[0] ?? label;
  return { name, namesModel: name !== label && !namesTwo, namesTwo, written };
}

function findBefore(
  first: number,
  isFree: (at: number) => boolean,
  isName: (at: number) => boolean,
  isNumber: (at: number) => boolean,
): number[] {
  const nameAt = isNumber(first - 1) ? first - 2 : first - 1;
  if (!isFree(nameAt) || !isName(nameAt)) return [];
  return nameAt === first - 1 ? [nameAt] : [nameAt, first - 1];
}
