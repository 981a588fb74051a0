import type { Housing, Relief } from "../places.ts";

/** What a title is about; a theme is chosen when it shares one with the title, or is "geral". */
export type Subject =
  | "geral"
  | "basculante"
  | "deslizante"
  | "pivotante"
  | "instalação"
  | "conserto"
  | "manutenção"
  | "controle"
  | "loja"
  | "preço"
  | "automação"
  | "condomínio"
  | "empresa"
  | "segurança";

/**
 * A section of a local page. Each slot is one sentence of it, in reading order, and holds alternatives
 * of which one is taken, so two pages with the same theme still differ sentence by sentence.
 */
export type Theme = {
  id: string;
  subjects: Subject[];
  /** Only where such buildings stand. */
  housing?: Housing[];
  /** Only on such ground. */
  relief?: Relief[];
  headings: string[];
  slots: string[][];
  /** Short list items, of which a few are taken. */
  bullets?: string[];
};
