import { type PageState, pageStates } from "./page-life.ts";
import { fewestPoints } from "./standing.ts";

/** Held: a draft that something holds back. */
export const stateFilters = [...pageStates, "held"] as const;
/** Points of the answer score: under what the index takes, up to 79, from 80 on, or none yet. */
export const scoreFilters = ["low", "middle", "high", "none"] as const;
/** Days since it was made: at most so many, or with a minus more than so many. */
export const ageFilters = [7, 30, 90, -90, -180] as const;
export const pageOrders = ["newest", "contacts", "score", "words", "changed"] as const;

export type PageOrder = (typeof pageOrders)[number];

/** Which pages, by what is known of them; whatever is missing does not matter. */
export type PageFilter = {
  /** Words or "phrases" of title and address; with `inText` words of the text. */
  search?: string;
  inText?: boolean;
  state?: PageState | "held";
  /** Slug of a place; of a city or a zone, all that is in it. "-" for none. */
  place?: string;
  /** The place itself, without what is in it. */
  isOnlyPlace?: boolean;
  /** Id of a concept; of a wide one, all that belongs to it. */
  subject?: string;
  /** Id of the concept that a public page is mainly about, as the map counts it; "-" for none that we know. */
  mainSubject?: string;
  score?: (typeof scoreFilters)[number];
  isIndexable?: boolean;
  hasContacts?: boolean;
  age?: number;
  /** Id of the run that made it. */
  run?: string;
  /** Name of who changed it last; "*" anyone, "-" nobody. */
  editedBy?: string;
};

export const scoreBounds = { low: [0, fewestPoints - 1], middle: [fewestPoints, 79], high: [80, 100] } as const;

const words = {
  state: {
    draft: "rascunho",
    held: "segurada",
    scheduled: "agendada",
    published: "publicada",
    unpublished: "despublicada",
  },
  score: { low: "baixa", middle: "media", high: "alta", none: "sem" },
} as const;

const maxLength = 200;
const namePattern = /^[\w.-]{1,120}$/;

/** What an address says; what makes no sense in it is as good as not said. */
export function readPageFilter(query: URLSearchParams): PageFilter {
  const read = (name: string) => (query.get(name) ?? "").replaceAll("\0", "").trim().slice(0, maxLength);
  const readName = (name: string) => (namePattern.test(read(name)) ? read(name) : undefined);
  const readFlag = (name: string, yes: string, no: string) =>
    read(name) === yes ? true : read(name) === no ? false : undefined;
  const age = Number(read("idade"));
  return {
    search: read("busca") || undefined,
    inText: query.get("onde") === "texto" || undefined,
    state: stateFilters.find((state) => words.state[state] === read("estado")),
    place: readName("lugar"),
    isOnlyPlace: (query.get("onde-fica") === "so-ali" && readName("lugar") !== undefined) || undefined,
    subject: readName("assunto"),
    mainSubject: readName("tema"),
    score: scoreFilters.find((score) => words.score[score] === read("nota")),
    isIndexable: readFlag("google", "sim", "nao"),
    hasContacts: readFlag("contatos", "com", "sem"),
    age: ageFilters.find((days) => days === age),
    run: readName("execucao"),
    editedBy: read("editou") || undefined,
  };
}

/** The same as an address says it, in the order of the form. */
export function writePageFilter(filter: PageFilter): URLSearchParams {
  const flag = (value: boolean | undefined, yes: string, no: string) =>
    value === undefined ? undefined : value ? yes : no;
  const entries = {
    busca: filter.search,
    onde: filter.inText && filter.search ? "texto" : undefined,
    estado: filter.state && words.state[filter.state],
    lugar: filter.place,
    "onde-fica": filter.isOnlyPlace && filter.place ? "so-ali" : undefined,
    assunto: filter.subject,
    tema: filter.mainSubject,
    nota: filter.score && words.score[filter.score],
    google: flag(filter.isIndexable, "sim", "nao"),
    contatos: flag(filter.hasContacts, "com", "sem"),
    idade: filter.age?.toString(),
    execucao: filter.run,
    editou: filter.editedBy,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value) query.set(name, value);
  return query;
}

/** Whether more is asked than words of the title. */
export function hasConditions({ search: _, ...filter }: PageFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/** Whether it leaves any page out. */
export function isNarrowed(filter: PageFilter): boolean {
  return hasConditions(filter) || (filter.search ?? "") !== "";
}
