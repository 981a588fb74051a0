import type { GeneratorKind } from "#domain/generators.ts";

/** Those that take titles from a person. */
export type ReviewedKind = Extract<GeneratorKind, "ai" | "legacy" | "local">;

/** The page that starts a run of each kind, and the button that it expects to have been pressed. */
export const reviewForms: Record<ReviewedKind, { path: string; intent?: string }> = {
  ai: { path: "/admin/painel", intent: "ai" },
  legacy: { path: "/admin/legacy-generator" },
  local: { path: "/admin/local-generator", intent: "batch" },
};

export function reviewAddress(kind: ReviewedKind): string {
  return `/admin/conferir-titulos?gerador=${kind}`;
}

export function toReviewed(text: string | null): ReviewedKind {
  return text !== null && Object.hasOwn(reviewForms, text) ? (text as ReviewedKind) : "legacy";
}
