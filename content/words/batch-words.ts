import { type BatchAction, batchActions } from "#domain/batches.ts";
import { sayCount } from "./say-count.ts";

/** On buttons, while it goes on, and what is said of it once it is done. */
export const batchWords: Record<BatchAction, { button: string; doing: string; done: string }> = {
  publish: { button: "Publicar", doing: "Publicando páginas", done: "publicou" },
  draft: { button: "Voltar para rascunho", doing: "Voltando páginas para rascunho", done: "voltou para rascunho" },
  unpublish: { button: "Despublicar", doing: "Despublicando páginas", done: "despublicou" },
  schedule: { button: "Agendar", doing: "Agendando páginas", done: "agendou" },
  place: { button: "Definir lugar", doing: "Definindo o lugar das páginas", done: "definiu o lugar" },
  "keep-out": { button: "Tirar do Google", doing: "Tirando páginas do Google", done: "tirou do Google" },
  "let-in": { button: "Deixar no Google", doing: "Deixando páginas no Google", done: "deixou no Google" },
  bin: { button: "Mover para a lixeira", doing: "Movendo páginas para a lixeira", done: "moveu para a lixeira" },
  replace: { button: "Trocar um texto", doing: "Trocando o texto das páginas", done: "trocou um texto" },
  import: { button: "Importar", doing: "Importando um arquivo", done: "importou um arquivo" },
  rewrite: { button: "Reescrever", doing: "Reescrevendo páginas", done: "reescreveu" },
};

export function sayBatchAction(action: string): string {
  const known = batchActions.find((each) => each === action);
  return known ? batchWords[known].done : action;
}

/** On the button that starts it. */
const starts: Partial<Record<BatchAction, (pages: string) => string>> = {
  draft: (pages) => `Voltar ${pages} para rascunho`,
  place: (pages) => `Definir o lugar de ${pages}`,
  "keep-out": (pages) => `Tirar ${pages} do Google`,
  "let-in": (pages) => `Deixar ${pages} no Google`,
  bin: (pages) => `Mover ${pages} para a lixeira`,
  replace: (pages) => `Trocar o texto em ${pages}`,
};

export function sayBatchStart(action: BatchAction, count: number): string {
  const pages = sayCount(count, "página", "páginas");
  return starts[action]?.(pages) ?? `${batchWords[action].button} ${pages}`;
}
