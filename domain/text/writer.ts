import { mentionsOtherGate, namesOtherGate } from "../knowledge/gates.ts";
import type { Random } from "../random.ts";
import { leansOnLast } from "./leaning.ts";
import { canFill, fillPlace, namesPlace, type PlaceContext } from "./place-context.ts";

export type Writer = {
  /** One sentence of each slot; a slot that would need what the place lacks, or is about another gate, is left out. */
  writeSentences(slots: readonly (readonly string[])[]): string[];
  /** One of the alternatives, or "" when none can be written. */
  writeOne(alternatives: readonly string[]): string;
};

type WriterSettings = {
  place: PlaceContext | null;
  gates: readonly string[];
  /** What "[marca]" stands for. */
  brand?: string;
  /** What is taken only where there is no other choice. */
  avoids?: (alternative: string) => boolean;
  random: Random;
};

const brandMark = "[marca]";
/** Behind what has no noun of its own, "o [marca]", something must stand. */
const bareMark = /(?<!(?:^|[^\p{L}])(?:[oa]s?|[dn][oa]s?|uma?|ou|e|qual|que)) \[marca\]/giu;

/** "A assistência da [marca]". */
const joinedMark = /(?<=^|[^\p{L}])([dn])[oa] \[marca\]/giu;

/** Who names no make has a motor all the same: "o motor [marca]" is "o motor". */
function nameBrand(text: string, brand: string | undefined): string {
  if (!text.includes(brandMark)) return text;
  return brand === undefined
    ? text.replace(bareMark, "").replace(joinedMark, "$1a sua marca").replaceAll(brandMark, "da sua marca")
    : text.replaceAll(brandMark, brand);
}

/** The alternatives that pass, or all of them when none does. */
export function preferring<Alternative>(
  alternatives: readonly Alternative[],
  isPreferred: (alternative: Alternative) => boolean,
): readonly Alternative[] {
  const preferred = alternatives.filter(isPreferred);
  return preferred.length > 0 ? preferred : alternatives;
}

/**
 * Writes for one page. The place is not named in two sentences running as long as there is another choice: a name in
 * every line reads like spam. A page on one kind of gate has no sentence that speaks of another.
 */
export function createWriter({ place, gates, brand, avoids, random }: WriterSettings): Writer {
  let hasJustNamedPlace = false;

  function writeSlot(alternatives: readonly string[], isLastOut: boolean): string | null {
    const fitting = alternatives.filter(
      (alternative) =>
        canFill(alternative, place) && !(isLastOut && leansOnLast(alternative)) && !namesOtherGate(alternative, gates),
    );
    if (fitting.length === 0) return null;
    const preferred = avoids ? preferring(fitting, (alternative) => !avoids(alternative)) : fitting;
    const onGate =
      gates.length > 0 ? preferring(preferred, (alternative) => !mentionsOtherGate(alternative, gates)) : preferred;
    const chosen = random.pick(
      hasJustNamedPlace ? preferring(onGate, (alternative) => !namesPlace(alternative)) : onGate,
    );
    hasJustNamedPlace = namesPlace(chosen);
    return nameBrand(fillPlace(chosen, place, random), brand);
  }

  function writeSentences(slots: readonly (readonly string[])[]): string[] {
    let isLastOut = false;
    const sentences: string[] = [];
    for (const alternatives of slots) {
      const sentence = writeSlot(alternatives, isLastOut);
      isLastOut = sentence === null;
      if (sentence !== null) sentences.push(sentence);
    }
    return sentences;
  }

  return { writeSentences, writeOne: (alternatives) => writeSlot(alternatives, false) ?? "" };
}

/** Four sentences in one block are hard to read on a phone. */
export function inParagraphs(sentences: readonly string[]): string[][] {
  const middle = sentences.length > 3 ? Math.ceil(sentences.length / 2) : sentences.length;
  return [sentences.slice(0, middle), sentences.slice(middle)].filter((part) => part.length > 0);
}
