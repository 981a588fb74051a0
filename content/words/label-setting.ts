import type { FactSection } from "#domain/facts/facts.ts";
import { type FieldSpec, sectionFields } from "./section-fields.ts";
import { cityClaims, weekdayNames } from "./setting-parts.ts";
import { sectionWords } from "./shop-words.ts";

/** "items.0.price" of the models, as their screen calls it: "Modelos e preços: Modelo 1, Preço". */
export function labelSetting(section: FactSection, path: string): string {
  const label = labelField(sectionFields[section], path.split("."));
  return `${sectionWords[section].title}: ${label ?? path}`;
}

/** Null for what no screen has. */
function labelField(specs: readonly FieldSpec[], [name, ...rest]: string[]): string | null {
  const spec = specs.find((each) => each.name === name);
  if (!spec) return null;
  if (spec.kind === "hidden") return "uso interno, não mude";
  const [first, inner] = rest;
  if (first === undefined) return spec.label;
  if (spec.kind === "group") return join(spec.label, labelField(spec.fields, rest));
  if (!/^\d{1,3}$/.test(first)) return null;
  const number = Number(first) + 1;
  switch (spec.kind) {
    case "list":
      return join(`${spec.item} ${number}`, inner === undefined ? "" : labelField(spec.fields, rest.slice(1)));
    case "week":
      return join(weekdayNames[number - 1] ?? "", dayWords[inner ?? ""] ?? null);
    case "area":
      return join(`Cidade ${number}`, inner === "slug" ? "" : (claimWords.get(inner ?? "") ?? null));
    case "homeSections":
      return join(`Parte ${number} da página`, inner === "id" ? "" : inner === "isShown" ? "aparece" : null);
    default:
      return rest.length === 1 ? `${spec.label}, ${number}` : null;
  }
}

const dayWords: Record<string, string> = { isOpen: "atendo", opens: "abre às", closes: "fecha às" };
const claimWords = new Map<string, string>(cityClaims);

function join(whole: string, part: string | null): string | null {
  if (part === null || whole === "") return null;
  return part === "" ? whole : `${whole}, ${part}`;
}
