/** What the queue of pages to improve, the comparison of two and the map say. */
import { formatNumber } from "#domain/format-number.ts";
import { type IssueReason, issueLimits } from "#domain/page-issues.ts";
import { sayCount } from "./say-count.ts";

export type ReasonWords = {
  /** On the chip that filters by it, and above its sentence. */
  label: string;
  /** Why it matters. */
  why(detail: string): string;
  /** What to do about it. */
  what: string;
};

const counted = (detail: string) => formatNumber(Number(detail));

export const reasonWords: Record<IssueReason, ReasonWords> = {
  "outdated-facts": {
    label: "Dados desatualizados",
    why: (sentence) =>
      sentence === ""
        ? "O texto usa um dado que a loja não tem mais. O cliente pode exigir o que leu."
        : `O texto diz “${sentence}”, que não é dado da loja. O cliente pode exigir o que leu.`,
    what: "Reescreva com os dados de hoje, ou corrija a frase.",
  },
  "place-not-served": {
    label: "Lugar não atendido",
    why: (place) =>
      place === ""
        ? "A página promete um lugar em que a loja não atende."
        : `A página promete ${place}, e a loja não atende lá.`,
    what: "Se vocês não vão mais lá, mande para a lixeira. Se vão, marque o lugar em Minha loja.",
  },
  "off-subject": {
    label: "Fora do assunto",
    why: () => "O texto não responde o que o título promete, e o Google não mostra páginas assim.",
    what: "Reescreva a partir do título. Se o título não é do ramo, mande para a lixeira.",
  },
  twin: {
    label: "Texto repetido",
    why: (percent) => `${percent}% do texto é igual ao de outra página. O Google mostra só uma das duas.`,
    what: "Compare as duas: junte numa só, ou reescreva esta.",
  },
  "same-intent": {
    label: "Mesma busca",
    why: () => "Outra página responde a mesma busca, e as duas tiram visitas uma da outra.",
    what: "Compare as duas e junte numa só.",
  },
  "broken-link": {
    label: "Link quebrado",
    why: (paths) => {
      const all = paths.split(" ").filter(Boolean);
      const first = all.slice(0, 3).join(", ");
      return `Um link do texto não abre: ${first}${all.length > 3 ? " e outros" : ""}. O visitante desiste.`;
    },
    what: "Edite o texto e troque ou tire o link.",
  },
  thin: {
    label: "Texto curto",
    why: (words) =>
      `São só ${counted(words)} palavras, e ${counted(String(issueLimits.words))} é o mínimo para responder bem.`,
    what: "Reescreva, ou complete o texto.",
  },
  "no-visits": {
    label: "Sem visitas",
    why: () => `Ninguém abriu a página nem chamou por ela nos últimos ${issueLimits.quietDays} dias.`,
    what: "Junte com uma página melhor, reescreva, ou mande para a lixeira.",
  },
  orphan: {
    label: "Sem links",
    why: () => "Nenhuma outra página leva até esta: visitante e Google quase não a encontram.",
    what: "Ponha um link para ela em outra página, ou junte com uma parecida.",
  },
  "long-title": {
    label: "Título comprido",
    why: (letters) => `O título tem ${letters} letras, e o Google corta depois de ${issueLimits.title}.`,
    what: "Edite o título: o mais importante primeiro.",
  },
  "long-description": {
    label: "Descrição comprida",
    why: (letters) => `A descrição tem ${letters} letras, e o Google corta depois de ${issueLimits.description}.`,
    what: "Edite a descrição e deixe uma frase só.",
  },
};

export const qualityTitle = "O que fazer nas páginas";
export const compareTitle = "Comparar duas páginas";
export const mapTitle = "Mapa das páginas";
export const noPlace = "Sem lugar";
export const noSubject = "Assunto não reconhecido";

/** Of a search that finds more pages than can be put in order at once. */
export const saySearchIsCut = "entre as 2.000 mais urgentes";

export const sayScore = (score: number | null): string => (score === null ? "ainda sem nota" : `nota ${score} de 100`);

/** What was just done to a page, beside the button that undoes it. */
export const doneWords = {
  rewritten: (title: string) => `A página “${title}” tem um texto novo.`,
  "kept-out": (title: string) => `A página “${title}” não aparece mais no Google. Quem tem o endereço ainda a abre.`,
  dismissed: (title: string, reason: IssueReason) =>
    `“${reasonWords[reason].label}” fica como está na página “${title}”, até o texto dela mudar.`,
  merged: (title: string) => `As duas páginas agora são uma: “${title}”. O endereço da outra leva para ela.`,
} as const;

export const sayShared = (shared: number, total: number): string =>
  shared === 0
    ? "Nenhuma frase se repete na outra"
    : `${sayCount(shared, "frase se repete", "frases se repetem")} na outra, de ${sayCount(total, "frase", "frases")}`;

export const subjectKindWords = {
  model: "Modelos de motor",
  symptom: "Defeitos",
  part: "Peças",
  material: "Materiais do portão",
  safety: "Segurança",
  brand: "Marcas",
  buying: "Compra e preço",
  service: "Serviços",
  gate: "Tipos de portão",
  audience: "Para quem é",
} as const;
