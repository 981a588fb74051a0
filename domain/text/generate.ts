import { createRandom, type Random } from "../random.ts";
import { chooseThemes } from "./choose-themes.ts";
import { canFill, fillPlace, namesPlace, type PlaceContext } from "./place-context.ts";
import type { Subject, Theme } from "./stock.ts";
import { namesOtherGate } from "./subjects.ts";

/** What is said of the place itself, after its note. */
export type LocalStock = { headings: string[]; slots: string[][] };

export type TextStock = { themes: Theme[]; openings: string[][]; closings: string[][]; local: LocalStock };

export type TextRequest = {
  seed: string;
  subjects: readonly Subject[];
  place: PlaceContext | null;
  /** 0 to 100: how much the text spreads out. */
  creativity: number;
};

export type TextSection = { heading: string; paragraphs: string[]; bullets: string[] };

export type GeneratedText = { opening: string; sections: TextSection[]; closing: string };

type Writer = {
  place: PlaceContext | null;
  subjects: readonly Subject[];
  random: Random;
  /** Whether the sentence just written names the place. */
  hasJustNamedPlace: boolean;
};

/** The alternatives that pass, or all of them when none does. */
function preferring(alternatives: string[], isPreferred: (alternative: string) => boolean): string[] {
  const preferred = alternatives.filter(isPreferred);
  return preferred.length > 0 ? preferred : alternatives;
}

/**
 * One sentence of each slot; a slot whose alternatives all need what the place lacks is left out. The place is not
 * named in two sentences running as long as there is another choice: a name in every line reads like spam.
 */
function writeSentences(slots: readonly string[][], writer: Writer): string[] {
  const { place, subjects, random } = writer;
  return slots.flatMap((alternatives) => {
    const fitting = alternatives.filter((alternative) => canFill(alternative, place));
    if (fitting.length === 0) return [];
    const onSubject = preferring(fitting, (alternative) => !namesOtherGate(alternative, subjects));
    const chosen = random.pick(
      writer.hasJustNamedPlace ? preferring(onSubject, (alternative) => !namesPlace(alternative)) : onSubject,
    );
    writer.hasJustNamedPlace = namesPlace(chosen);
    return [fillPlace(chosen, place, random)];
  });
}

/** Four sentences in one block are hard to read on a phone. */
function inParagraphs(sentences: readonly string[]): string[] {
  const middle = sentences.length > 3 ? Math.ceil(sentences.length / 2) : sentences.length;
  return [sentences.slice(0, middle), sentences.slice(middle)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(" "));
}

function writeLocalSection(local: LocalStock, writer: Writer): TextSection[] {
  const { place, random } = writer;
  if (place === null) return [];
  const [heading = ""] = writeSentences([local.headings], writer);
  const wanted = new Set(random.sample(local.slots, 2));
  const sentences = writeSentences(
    local.slots.filter((slot) => wanted.has(slot)),
    writer,
  );
  const paragraphs = [place.note, sentences.join(" ")].filter((paragraph) => paragraph !== "");
  return [{ heading, paragraphs, bullets: [] }];
}

function writeTheme(theme: Theme, bulletCount: number, writer: Writer): TextSection {
  const [heading = ""] = writeSentences([theme.headings], writer);
  const bullets = (theme.bullets ?? []).filter((bullet) => canFill(bullet, writer.place));
  return {
    heading,
    paragraphs: inParagraphs(writeSentences(theme.slots, writer)),
    bullets: writer.random.sample(bullets, bulletCount).map((bullet) => fillPlace(bullet, writer.place, writer.random)),
  };
}

/** The same request always gives the same text. */
export function generateText(stock: TextStock, { seed, subjects, place, creativity }: TextRequest): GeneratedText {
  const random = createRandom(seed);
  const writer: Writer = { place, subjects, random, hasJustNamedPlace: false };
  const reach = Math.min(100, Math.max(0, creativity)) / 100;
  const sectionCount = 4 + Math.round(3 * reach);
  const listCount = 1 + Math.round(1.5 * reach);

  const opening = writeSentences(stock.openings, writer).join(" ");
  const localSections = writeLocalSection(stock.local, writer);
  const themes = chooseThemes(stock.themes, { subjects, place, count: sectionCount - localSections.length }, random);
  const withLists = new Set(
    random.sample(
      themes.filter(({ bullets = [] }) => bullets.length > 0),
      listCount,
    ),
  );
  return {
    opening,
    sections: [...localSections, ...themes.map((theme) => writeTheme(theme, withLists.has(theme) ? 3 : 0, writer))],
    closing: writeSentences(stock.closings, writer).join(" "),
  };
}
