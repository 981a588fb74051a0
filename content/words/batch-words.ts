import { type BatchAction, isBatchAction } from "#domain/batches.ts";

/** On buttons, and what is said of it once it is done. */
export const batchWords: Record<BatchAction, { button: string; done: string }> = {
  publish: { button: "Publicar", done: "publicou" },
  unpublish: { button: "Despublicar", done: "despublicou" },
  schedule: { button: "Agendar", done: "agendou" },
  draft: { button: "Voltar para rascunho", done: "voltou para rascunho" },
  place: { button: "Definir lugar", done: "definiu o lugar" },
  "keep-out": { button: "Tirar do Google", done: "tirou do Google" },
  "let-in": { button: "Deixar no Google", done: "deixou no Google" },
  bin: { button: "Mover para a lixeira", done: "moveu para a lixeira" },
  replace: { button: "Trocar um texto", done: "trocou um texto" },
  rewrite: { button: "Reescrever", done: "reescreveu" },
};

export function sayBatchAction(action: string): string {
  return isBatchAction(action) ? batchWords[action].done : action;
}
