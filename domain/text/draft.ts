import type { PageText, TextSection } from "./page-text.ts";
import type { Sentence } from "./sentence.ts";

/** A text beside the sentences that it is made of, so that it need not be taken apart at every step. */
export type Passage = { readonly text: string; readonly sentences: readonly Sentence[] };

/**
 * A section as it was written: paragraphs of texts, a sentence or two each. They stay apart, since what is known of a
 * text of the stock is looked up at once, and a paragraph would have to be taken apart again.
 */
export type WrittenSection = Omit<TextSection, "paragraphs"> & { paragraphs: readonly (readonly string[])[] };

export type WrittenPage = Omit<PageText, "sections"> & { sections: readonly WrittenSection[] };

export type DraftSection = Omit<TextSection, "paragraphs"> & { paragraphs: readonly Passage[] };

/** A page on its way, from which sentences are still taken. */
export type Draft = {
  answer: Passage;
  support: Passage;
  sections: readonly DraftSection[];
  questions: readonly { question: string; answer: Passage }[];
  closing: string;
};

export function finishSections(sections: readonly DraftSection[]): TextSection[] {
  return sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map(({ text }) => text) }));
}

export function finishDraft({ answer, support, sections, questions, closing }: Draft): PageText {
  return {
    answer: answer.text,
    support: support.text,
    sections: finishSections(sections),
    questions: questions.map(({ question, answer: { text } }) => ({ question, answer: text })),
    closing,
  };
}
