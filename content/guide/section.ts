import { formatNumber } from "#domain/format-number.ts";

export type GuideSection = {
  id: string;
  title: string;
  /** What to remember of the section, in a sentence or two. */
  keyPoint?: string;
  /** h3, h4, p, ul, ol, li, strong, em, a, table and its parts only. */
  html: string;
};

type Span = { readonly min: number; readonly max: number };

/** { min: 2, max: 3 } -> "2 a 3" */
export function span({ min, max }: Span): string {
  return `${min} a ${max}`;
}

/** 2.5 -> "2,5 metros" */
export function metres(count: number): string {
  return `${formatNumber(count)} metros`;
}
