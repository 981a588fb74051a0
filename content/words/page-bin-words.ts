/** What the bin of pages says. */
import type { Message } from "#domain/accounts.ts";
import { sayCount } from "./say-count.ts";

export const nothingMarked: Message = { title: "Nenhuma página marcada", text: "Marque as páginas e tente de novo." };

export const nothingInBin: Message = {
  title: "Nada mudou",
  text: "A página já não estava na lixeira. Alguém pode ter trazido ela de volta.",
};

export const sayDaysLeft = (days: number): string =>
  days <= 0 ? "Sai da lixeira hoje" : `Fica mais ${sayCount(days, "dia", "dias")}`;

export const askPurge = (count: number): string =>
  `Apagar de vez ${count === 1 ? "esta página" : sayCount(count, "página", "páginas")}? Isso não pode ser desfeito.`;
