import { formatNumber } from "#domain/format-number.ts";

/** What the screens of the panel say. Each stands by itself, so that the check for dead code finds one that nothing uses. */
import { daysInBin } from "#domain/page-life.ts";
import { unknownError } from "./errors.ts";
import type { Notice } from "./notice.ts";
import { sayCount } from "./say-count.ts";

export const aiKeySaved: Notice = { title: "API Key salva com sucesso" };
export const aiKeyRemoved: Notice = { title: "Chave da IA removida" };

export const confirmPredefined =
  "Isso irá criar todas as páginas listadas no sistema. Deseja continuar? O processo pode levar alguns minutos.";

export const sayProgress = (done: number, total: number): string =>
  `${formatNumber(done)} de ${sayCount(total, "página", "páginas")}`;
export const sayCancelled = (created: number, left: number): Notice => ({
  title: "Geração cancelada",
  description: [
    `${sayCount(created, "página criada", "páginas criadas")} antes de parar.`,
    ...(left > 0
      ? [`${sayCount(left, "título que faltou está guardado", "títulos que faltaram estão guardados")}.`]
      : []),
  ].join(" "),
});

export const textCopied: Notice = { title: "Conteúdo copiado" };
export const codesCopied = { title: "Códigos copiados" };
export const keyCopied: Notice = { title: "Chave copiada" };

export const copyFailed: Notice = {
  title: "Não foi possível copiar",
  description: "Selecione o texto e copie com o teclado.",
};

export const pageSaved: Notice = { title: "Página salva" };
export const sayWentToBin = (count: number): string =>
  count === 1
    ? `A página foi para a lixeira e fica lá por ${daysInBin} dias`
    : `As páginas foram para a lixeira e ficam lá por ${daysInBin} dias`;
/** Asked before, and true until the bin is emptied. */
export const canBeTakenBack = `Vai para a lixeira, de onde pode voltar por ${daysInBin} dias.`;
export const pageDeleted: Notice = { title: "Página excluída", description: sayWentToBin(1) };

export const publishAnyway = "Publicar assim mesmo";

export const sayCountFailed = (message: string): string => `Erro de conexão: ${message || unknownError}`;
export const sayFetchFailed = (message: string): string => `Erro no banco de dados: ${message || unknownError}`;
export const sayListFailed = (message: string): string => `Erro ao carregar páginas: ${message || unknownError}`;
