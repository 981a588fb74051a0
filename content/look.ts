import { makePalette } from "#domain/colours.ts";
import type { Facts } from "#domain/facts/facts.ts";
import { sampleFacts } from "./facts.ts";

/** The colours of the style sheet as it is built; a shop with its own brings them in one that comes after. */
export function hasOwnColours({ look }: Pick<Facts, "look">): boolean {
  const { brandColour, accentColour } = sampleFacts.look;
  return look.brandColour !== brandColour || look.accentColour !== accentColour;
}

export function writeColours({ look }: Pick<Facts, "look">): string {
  const { brand, brandDark, brandPale, accent, accentInk } = makePalette(look.brandColour, look.accentColour);
  return `:root{--color-brand:${brand};--color-brand-dark:${brandDark};--color-brand-pale:${brandPale};--color-accent:${accent};--color-accent-ink:${accentInk}}`;
}

/** Changes with the colours, so that it may be kept for good. */
export function getColoursPath({ look }: Pick<Facts, "look">): string {
  return `/aparencia/${look.brandColour.slice(1)}-${look.accentColour.slice(1)}.css`;
}

/** The sign of the shop where it has no picture of its own: a tilting gate, half open. */
export function drawIcon({ look }: Pick<Facts, "look">): string {
  const { brand, accent } = makePalette(look.brandColour, look.accentColour);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${brand}"/><path d="M6 26V9h20v17" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/><path d="M8.5 20 23.5 12" stroke="${accent}" stroke-width="3" stroke-linecap="round"/><path d="M23.5 12v8" stroke="#fff" stroke-width="1.5" stroke-dasharray="2 2"/></svg>`;
}
