import { escapeHtml } from "#domain/escape-html.ts";
import type { Facts } from "#domain/facts/facts.ts";
import { countMonths, formatPrice, joinWords } from "#domain/format.ts";
import { getPlaceName, getShownModels } from "./figures.ts";

/** Tables that are made anew whenever they are shown, for rows come and go: `<table data-facts="models">`. */
export const factTables = ["models", "prices"] as const;
export type FactTable = (typeof factTables)[number];

export const modelColumns = ["Modelo", "Preço", "Abre em"];
const priceColumns = ["Serviço", "Valor", "O que está incluído"];

export type Rows = string[][];

export function getModelRows(facts: Pick<Facts, "models">): Rows {
  return getShownModels(facts).map(({ name, price, openingSeconds }) => [
    name,
    formatPrice(price),
    `${openingSeconds} segundos`,
  ]);
}

function range({ min, max }: { min: number; max: number }): string {
  return `${formatPrice(min)} a ${formatPrice(max)}`;
}

function getServiceRows({ services }: Pick<Facts, "services">): Rows {
  const { installationFrom, homeSwap, heavySwap, preventiveFrom, preventiveRange, express, repairs } = services;
  const rows: (string[] | null)[] = [
    installationFrom === null
      ? null
      : [
          "Instalação avulsa",
          `A partir de ${formatPrice(installationFrom)}`,
          "Só a mão de obra, para motor comprado à parte; no kit, já está incluída",
        ],
    homeSwap && ["Troca de motor residencial", range(homeSwap), "Motor e mão de obra, conforme modelo e velocidade"],
    heavySwap && ["Troca de motor pesado", range(heavySwap), "Prédios, galpões e folhas grandes"],
    preventiveFrom === null
      ? null
      : [
          "Manutenção preventiva",
          `A partir de ${formatPrice(preventiveFrom)}`,
          `Em casa, sem peças${preventiveRange ? `; faixa mais comum: ${range(preventiveRange)}` : ""}`,
        ],
    express && [
      "Manutenção expressa",
      formatPrice(express.price),
      `Só em ${joinWords(express.cities.map(getPlaceName))}, com validade de ${countMonths(express.validMonths)}`,
    ],
    ...repairs.map(({ name, from, to, includes }) => [
      name,
      to === null ? `A partir de ${formatPrice(from)}` : range({ min: from, max: to }),
      includes ?? "Peça e mão de obra",
    ]),
  ];
  return rows.filter((row) => row !== null);
}

function getPriceRows(facts: Facts): Rows {
  const { includes } = facts.models;
  const what = includes.charAt(0).toUpperCase() + includes.slice(1);
  const kits = getShownModels(facts).map(({ name, price }) => [name, formatPrice(price), what]);
  return [...kits, ...getServiceRows(facts)];
}

function toTable(columns: readonly string[], rows: Rows): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join("");
  const body = rows
    .map(([first = "", ...cells]) => {
      const others = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
      return `<tr><th scope="row">${escapeHtml(first)}</th>${others}</tr>`;
    })
    .join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

export function toFactTables(facts: Facts): Record<FactTable, string> {
  return { models: toTable(modelColumns, getModelRows(facts)), prices: toTable(priceColumns, getPriceRows(facts)) };
}
