import type { PageState } from "#domain/page-life.ts";

type StateWords = {
  name: string;
  /** Above a list of them. */
  plural: string;
  /** What it means for visitors. */
  hint: string;
};

/** What each state of a page is called, on every screen and in files. */
export const pageStateWords: Record<PageState, StateWords> = {
  published: { name: "Publicada", plural: "Publicadas", hint: "Qualquer pessoa pode abrir esta página." },
  draft: { name: "Rascunho", plural: "Rascunhos", hint: "Só quem entra no painel vê esta página." },
  scheduled: {
    name: "Agendada",
    plural: "Agendadas",
    hint: "Só quem entra no painel vê esta página até a hora marcada.",
  },
  unpublished: {
    name: "Despublicada",
    plural: "Despublicadas",
    hint: "Visitantes não veem mais esta página. O texto está guardado.",
  },
};

/** As a cell of a file says it. */
export function toStateCell(state: PageState): string {
  return pageStateWords[state].name.toLowerCase();
}

/** All that a cell may say: "publicada, rascunho ou agendada". */
export function listStateCells(): string {
  const cells = Object.values(pageStateWords).map(({ name }) => name.toLowerCase());
  return `${cells.slice(0, -1).join(", ")} ou ${cells.at(-1)}`;
}
