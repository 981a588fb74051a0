import { deviceLabels, kindLabels, labelButton, labelPageKind, labelSource } from "#content/contact-labels.ts";
import type { Contact } from "#domain/contact-figures.ts";

const timeInSaoPaulo = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "medium",
});

const columns: [string, (contact: Contact) => string | null][] = [
  ["Data e hora", ({ at }) => timeInSaoPaulo.format(at)],
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
  yield `\uFEFF${columns.map(([name]) => cell(name)).join(";")}\r\n`;
  for await (const contact of contacts) {
    yield `${columns.map(([, read]) => cell(read(contact) ?? "")).join(";")}\r\n`;
  }
}

/** A visitor can write a utm tag: what a spreadsheet would take for a formula becomes text. */
function cell(value: string): string {
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
