/** What the editor of pages says. */
import type { SavedHow } from "#domain/page-life.ts";

const howNames: Record<SavedHow, string> = {
  "": "Como foi criada",
  edited: "Editada à mão",
  replaced: "Palavras trocadas em várias páginas",
  rewritten: "Texto escrito de novo",
  restored: "Versão antiga de volta",
  imported: "Importada",
  merged: "Juntada com outra página",
};

export function sayHow(how: SavedHow): string {
  return howNames[how];
}

/** Google cuts longer ones. */
export const shownLengths = { title: 60, description: 160 } as const;

export function sayLength(length: number, limit: number): string {
  if (length === 0) return "Vazio.";
  return length > limit
    ? `${length} caracteres: o Google mostra cerca de ${limit} e corta o resto.`
    : `${length} caracteres, cabe inteiro.`;
}

export const noWriter = "Pelo servidor";

export function sayWriters(names: readonly string[]): string {
  const [first = ""] = names;
  if (names.length === 1) return `${first} também está editando esta página. Combinem antes de salvar.`;
  return `${names.join(", ")} também estão editando esta página. Combinem antes de salvar.`;
}

export const fieldNames = {
  title: "Título",
  slug: "Endereço",
  description: "Descrição para o Google",
  shareText: "Texto ao compartilhar",
  place: "Lugar",
} as const;
