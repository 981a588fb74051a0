/** What the list of old addresses says. */
import { type OldAddressFilter, type OldAddressKind, quietRedirectDays } from "#domain/old-addresses.ts";

export const addressKindWords: Record<OldAddressKind, string> = {
  moved: "Mudou de endereço",
  unpublished: "Despublicada",
  merged: "Juntada a outra",
  manual: "Feito à mão",
  gone: "Removida",
};

export const addressFilterWords: Record<OldAddressFilter, string> = {
  all: "Todos",
  moved: "Mudaram de endereço",
  unpublished: "Despublicadas",
  merged: "Juntadas",
  manual: "Feitos à mão",
  gone: "Removidas",
  quiet: `Sem uso há ${quietRedirectDays} dias`,
  broken: "Quebrados",
};
