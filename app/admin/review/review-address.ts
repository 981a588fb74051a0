import type { GeneratorKind } from "#server/generators/generators.ts";

/** Generators whose titles a person can look at first, and the button that the page of each expects to have been pressed. */
export const reviewIntents = { ai: "ai", legacy: null, local: "batch" } satisfies Partial<
  Record<GeneratorKind, string | null>
>;

export type ReviewedKind = keyof typeof reviewIntents;

export function reviewAddress(kind: ReviewedKind): string {
  return `/admin/conferir-titulos?gerador=${kind}`;
}

export function toReviewed(text: string | null): ReviewedKind {
  return text !== null && Object.hasOwn(reviewIntents, text) ? (text as ReviewedKind) : "legacy";
}
