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

/** The alternatives that pass, or all of them when none does. */
function preferring(alternatives: readonly string[], isPreferred: (alternative: string) => boolean): readonly string[] {
  const preferred = alternatives.filter(isPreferred);
  return preferred.length > 0 ? preferred : alternatives;
}

/**
 * Writes for one page. The place is not named in two sentences running as long as there is another choice: a name in
 * every line reads like spam. A page on one kind of gate has no sentence that speaks of another.
 */
export function createWriter({ place, gates, brand = "da sua marca", avoids, random }: WriterSettings): Writer {
  let hasJustNamedPlace = false;

  function writeSentences(slots: readonly (readonly string[])[]): string[] {
    let isLastOut = false;
    return slots.flatMap((alternatives) => {
      const fitting = alternatives.filter(
        (alternative) => canFill(alternative, place) && !(isLastOut && leansOnLast(alternative)),
      );
      isLastOut = true;
      const ownGate = fitting.filter((alternative) => !namesOtherGate(alternative, gates));
      if (ownGate.length === 0) return [];
      const onGate = avoids ? preferring(ownGate, (alternative) => !avoids(alternative)) : ownGate;
      const gateAlternatives =
        gates.length > 0 ? preferring(onGate, (alternative) => !mentionsOtherGate(alternative, gates)) : onGate;
      const chosen = random.pick(
        hasJustNamedPlace ? preferring(gateAlternatives, (alternative) => !namesPlace(alternative)) : gateAlternatives,
      );
      hasJustNamedPlace = namesPlace(chosen);
      isLastOut = false;
      return [fillPlace(chosen, place, random).replaceAll(brandMark, brand)];
    });
  }

  return { writeSentences, writeOne: (alternatives) => writeSentences([alternatives])[0] ?? "" };
}

/** Four sentences in one block are hard to read on a phone. */
export function inParagraphs(sentences: readonly string[]): string[] {
  const middle = sentences.length > 3 ? Math.ceil(sentences.length / 2) : sentences.length;
  return [sentences.slice(0, middle), sentences.slice(middle)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(" "));
}
