import { deviceLabels, kindLabels, labelButton, labelPageKind, labelSource } from "#content/contact-labels.ts";
import type { Contact } from "#domain/contact-figures.ts";
import { toClock } from "#domain/local-time.ts";
import { toCsvLine } from "../security/csv.ts";

const columns: [string, (contact: Contact) => string | null][] = [
  ["Data e hora", ({ at }) => toClock(at)],
  ["Contato", ({ kind }) => kindLabels[kind]],
  ["Página", ({ path }) => path],
  ["Tipo de página", ({ pageKind }) => labelPageKind(pageKind)],
  ["Lugar", ({ place }) => place],
  ["Botão", ({ button }) => labelButton(button)],
  ["Origem", ({ source }) => labelSource(source)],
  ["Site de origem", ({ referrerHost }) => referrerHost],
  ["utm_source", ({ utm }) => utm.source],
  ["utm_medium", ({ utm }) => utm.medium],
  ["utm_campaign", ({ utm }) => utm.campaign],
  ["utm_term", ({ utm }) => utm.term],
  ["utm_content", ({ utm }) => utm.content],
  ["Anúncio", ({ isAd }) => (isAd ? "Sim" : "Não")],
  ["Aparelho", ({ device }) => deviceLabels[device]],
];

/** A file as spreadsheets in Brazil expect it: UTF-8 with its mark, semicolons, one line for each contact. */
export async function* contactsCsv(contacts: AsyncIterable<Contact>): AsyncGenerator<string> {
  const names = columns.map(([name]) => name);
  yield `\uFEFF${toCsvLine(names, ";")}`;
  for await (const contact of contacts) {
    yield toCsvLine(
      columns.map(([, read]) => read(contact) ?? ""),
      ";",
    );
  }
}
