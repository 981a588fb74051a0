import type { RunCounts } from "#domain/runs.ts";
import type { Notice } from "./notice.ts";
import { sayCount } from "./say-count.ts";

/** A list whose pages are all there is no error, and neither is one that became drafts. */
export function sayRunEnd(counts: RunCounts): Notice {
  const { existing, failed } = counts;
  if (!isNothingMade(counts)) return { title: "Páginas geradas com sucesso", description: countResults(counts) };
  if (failed === 0 && existing > 0) return { title: "Nada a criar", description: countResults(counts) };
  return { title: `Erro: Nenhuma página foi criada. ${failed} erros.` };
}

export function sayAiRunEnd(counts: RunCounts): Notice {
  if (!isNothingMade(counts) || counts.failed === 0) return sayRunEnd(counts);
  return {
    title: "A IA não gerou nenhuma página",
    description: `${sayCount(counts.failed, "título falhou", "títulos falharam")}. Veja os motivos e tente de novo.`,
  };
}

export function sayPredefinedRunEnd(counts: RunCounts): Notice {
  if (!isNothingMade(counts) || counts.failed === 0) return sayRunEnd(counts);
  return { title: "Erro na criação em lote", description: countResults(counts) };
}

export function sayAiTitleFailed(title: string): Notice {
  return {
    title: "Erro ao gerar página",
    description: `Erro ao gerar conteúdo para "${title}". Pulando para o próximo.`,
  };
}

function isNothingMade({ created, held }: RunCounts): boolean {
  return created + held === 0;
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
