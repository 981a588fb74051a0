/** What the bin of pages says. */
import { sayCount } from "./say-count.ts";

export const sayDaysLeft = (days: number): string =>
  days <= 0 ? "Sai da lixeira hoje" : `Fica mais ${sayCount(days, "dia", "dias")}`;

export const askPurge = (count: number): string =>
  `Apagar de vez ${count === 1 ? "esta página" : sayCount(count, "página", "páginas")}? Isso não pode ser desfeito.`;
