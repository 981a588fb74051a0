import type { Article } from "./places.ts";

export type Named = { name: string; article: Article };

const inWords: Record<Article, string> = { "": "em", o: "no", a: "na", os: "nos", as: "nas" };
const ofWords: Record<Article, string> = { "": "de", o: "do", a: "da", os: "dos", as: "das" };
const byWords: Record<Article, string> = { "": "por", o: "pelo", a: "pela", os: "pelos", as: "pelas" };

/** "na Mooca", "no Tatuapé", "em Osasco" */
export function inPlace({ name, article }: Named): string {
  return `${inWords[article]} ${name}`;
}

/** "da Mooca", "do Tatuapé", "de Osasco" */
export function ofPlace({ name, article }: Named): string {
  return `${ofWords[article]} ${name}`;
}

/** "pela Mooca", "pelo Tatuapé", "por Osasco" */
export function byPlace({ name, article }: Named): string {
  return `${byWords[article]} ${name}`;
}

/** "a Mooca", "o Tatuapé", "Osasco" */
export function withArticle({ name, article }: Named): string {
  return article === "" ? name : `${article} ${name}`;
}

/** "para a Mooca", "para o Tatuapé", "para Osasco" */
export function toPlace(place: Named): string {
  return `para ${withArticle(place)}`;
}

const feminineRoads = new Set([
  "Alameda",
  "Avenida",
  "Estrada",
  "Ladeira",
  "Linha",
  "Marginal",
  "Ponte",
  "Praça",
  "Radial",
  "Rodovia",
  "Rua",
  "Travessa",
  "Via",
]);

const masculineRoads = new Set([
  "Anel",
  "Complexo",
  "Corredor",
  "Elevado",
  "Largo",
  "Minhocão",
  "Rodoanel",
  "Trecho",
  "Túnel",
  "Viaduto",
]);

/** The kind of road comes first in its name and gives the gender; an unknown kind gets no article. */
export function namedRoad(name: string): Named {
  const [kind = ""] = name.split(" ");
  if (feminineRoads.has(kind)) return { name, article: "a" };
  return { name, article: masculineRoads.has(kind) ? "o" : "" };
}

const lowWords = new Set(["de", "do", "da", "dos", "das", "e"]);

/** "embu-das-artes" -> "Embu das Artes". Accents are lost in a slug and stay lost. */
export function titleCasePlace(slug: string): string {
  return slug
    .split("-")
    .filter((word) => word !== "")
    .map((word, index) => (index > 0 && lowWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}
