import type { GeneratorKind } from "#domain/generators.ts";
import type { RunCounts } from "#domain/runs.ts";
import type { Notice } from "./notice.ts";
import { sayCount } from "./say-count.ts";

type Refusal = { title?: string; text: string };

export type GeneratorWords = {
  name: string;
  /** Nothing was typed. */
  noTitles: Refusal;
  /** What was typed holds no title. */
  noValidTitles: Refusal;
  /** Said once when a run has worked through its titles. */
  ended(counts: RunCounts): Notice;
  /** Said at once of a title that failed, where that is worth an interruption. */
  titleFailed?(title: string): Notice;
};

const emptyField = { title: "Campo vazio", text: "Por favor, insira pelo menos um título para gerar o conteúdo." };
const emptyStudio = { text: "Cole pelo menos um título ou envie uma planilha." };
const success = "Páginas geradas com sucesso";

export const generatorWords: Record<GeneratorKind, GeneratorWords> = {
  ai: {
    name: "Páginas com IA",
    noTitles: { text: "Adicione pelo menos um título para gerar páginas" },
    noValidTitles: { text: "Adicione pelo menos um título válido" },
    ended: (counts) =>
      isNothingMade(counts) && counts.failed > 0
        ? {
            title: "A IA não gerou nenhuma página",
            description: `${sayCount(counts.failed, "título falhou", "títulos falharam")}. Veja os motivos e tente de novo.`,
          }
        : endWithCounts(counts),
    titleFailed: (title) => ({
      title: "Erro ao gerar página",
      description: `Erro ao gerar conteúdo para "${title}". Pulando para o próximo.`,
    }),
  },
  predefined: {
    name: "Páginas predefinidas",
    noTitles: { text: "Adicione pelo menos um título para gerar páginas" },
    noValidTitles: { text: "Adicione pelo menos um título válido" },
    ended: (counts) =>
      isNothingMade(counts) && counts.failed > 0
        ? { title: "Erro na criação em lote", description: countResults(counts) }
        : endWithCounts(counts),
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
  studio: {
    name: "Criar páginas",
    noTitles: emptyStudio,
    noValidTitles: emptyStudio,
    ended: endWithCounts,
  },
  template: {
    name: "Criar páginas com o seu texto",
    noTitles: emptyStudio,
    noValidTitles: emptyStudio,
    ended: endWithCounts,
  },
};

function isNothingMade({ created, held }: RunCounts): boolean {
  return created + held === 0;
}

/** A list whose pages are all there is no error, and neither is one that became drafts. */
function endWithCounts(counts: RunCounts): Notice {
  const { existing, failed } = counts;
  if (!isNothingMade(counts)) return { title: success, description: countResults(counts) };
  if (failed === 0 && existing > 0) return { title: "Nada a criar", description: countResults(counts) };
  return { title: `Erro: Nenhuma página foi criada. ${failed} erros.` };
}

function countResults({ created, held, existing, failed }: RunCounts): string {
  const parts = [
    sayCount(created, "página criada", "páginas criadas"),
    ...(held > 0 ? [sayCount(held, "guardada como rascunho", "guardadas como rascunho")] : []),
    ...(existing > 0 ? [sayCount(existing, "já existia", "já existiam")] : []),
    sayCount(failed, "erro", "erros"),
  ];
  return `${parts.join(", ")}.`;
}
