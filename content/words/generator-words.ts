import type { GeneratorKind } from "#domain/generators.ts";
import { countWords } from "./count-words.ts";
import type { Notice } from "./notice.ts";

type Refusal = { title?: string; text: string };

export type GeneratorWords = {
  name: string;
  /** Nothing was typed. */
  noTitles: Refusal;
  /** What was typed holds no title. */
  noValidTitles: Refusal;
  /** Said once when a run has worked through its titles. */
  ended(created: number, failed: number): Notice;
  /** Said at once of a title that failed, where that is worth an interruption. */
  titleFailed?(title: string): Notice;
};

const emptyField = { title: "Campo vazio", text: "Por favor, insira pelo menos um título para gerar o conteúdo." };
const success = "Páginas geradas com sucesso";

export const generatorWords: Record<GeneratorKind, GeneratorWords> = {
  ai: {
    name: "Páginas com IA",
    noTitles: { text: "Adicione pelo menos um título para gerar páginas" },
    noValidTitles: { text: "Adicione pelo menos um título válido" },
    ended: (created, failed) =>
      created === 0 ? noneCreated(failed) : { title: success, description: `${countPages(created)}.` },
    titleFailed: (title) => ({
      title: "Erro ao gerar página",
      description: `Erro ao gerar conteúdo para "${title}". Pulando para o próximo.`,
    }),
  },
  predefined: {
    name: "Páginas predefinidas",
    noTitles: { text: "Adicione pelo menos um título para gerar páginas" },
    noValidTitles: { text: "Adicione pelo menos um título válido" },
    ended: (created, failed) => ({
      title: created === 0 ? "Erro na criação em lote" : success,
      description: countResults(created, failed),
    }),
  },
  legacy: {
    name: "Gerador em massa",
    noTitles: { text: "Por favor, insira pelo menos um título." },
    noValidTitles: { text: "Nenhum título válido encontrado." },
    ended: endWithCounts,
  },
  local: {
    name: "Gerador local",
    noTitles: emptyField,
    noValidTitles: emptyField,
    ended: endWithCounts,
  },
};

function endWithCounts(created: number, failed: number): Notice {
  return created === 0 ? noneCreated(failed) : { title: success, description: countResults(created, failed) };
}

function noneCreated(failed: number): Notice {
  return { title: `Erro: Nenhuma página foi criada. ${failed} erros.` };
}

function countResults(created: number, failed: number): string {
  return `${countPages(created)}, ${countWords(failed, "erro", "erros")}.`;
}

function countPages(created: number): string {
  return countWords(created, "página criada", "páginas criadas");
}
