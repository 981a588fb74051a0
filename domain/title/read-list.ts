import type { Concept, ConceptKind } from "../knowledge/concept.ts";
import type { Word } from "./words.ts";

const fewestListed = 3;

/** Where the list begins of a title that says after its subject what belongs to it: "Conserto de portão: motor, placa e controle". */
export function findListStart(title: string): number | null {
  const mark = /:| [-–—] /.exec(title);
  if (!mark) return null;
  const listed = title
    .slice(mark.index + mark[0].length)
    .split(/,| e /)
    .filter((item) => /\p{L}{2}/u.test(item));
  return listed.length >= fewestListed ? mark.index : null;
}

const listed = /^(?:dicas|erros|sinais|motivos|razoes|passos|cuidados|perguntas|coisas|mitos|habitos|sintomas|regras)$/;

/** "5 erros ao comprar" heads a list, of which the number tells nothing; "erro 5" is on a display. */
export function leaveOutCount(words: readonly Word[]): readonly Word[] {
  return words.filter(({ plain }, at) => !(/^\d+$/.test(plain) && listed.test(words[at + 1]?.plain ?? "")));
}

const wrong = new Set<ConceptKind>(["symptom", "safety"]);

const cause = /^causas?$/;
const howUsual =
  /^(?:principal|principais|possivel|possiveis|provavel|provaveis|comum|comuns|frequentes|mais|e|solucoes)$/;

/** "Não fecha: causas mais comuns" asks what "não fecha" asks, since every page on what fails names its causes. */
export function leaveOutCauses(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ plain }) => cause.test(plain));
  if (at === -1) return words;
  let start = at;
  while (howUsual.test(words[start - 1]?.plain ?? "")) start -= 1;
  let end = at + 1;
  while (howUsual.test(words[end]?.plain ?? "")) end += 1;
  const left = [...words.slice(0, start), ...words.slice(end)];
  // "Causas de choque": nobody calls them usual.
  return end - start === 1 || left.length === 0 ? words : left;
}

type Rules = {
  concepts: readonly Concept[];
  /** Id of what tells of all that is done for a gate. */
  overview: string;
};

/**
 * A title that lists what belongs to its subject is about none of the things alone. A service that it names before the
 * list comes first; of a gate, whose parts and services are listed, all that is done for it is the answer.
 */
export function createListReader({ concepts, overview }: Rules) {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));

  function findSubject(all: readonly Concept[], named: Concept): Concept | undefined {
    if (named.kind === "service") return named;
    // "Portão de correr: treme, faz barulho e para" lists what is wrong with it.
    const isOfParts = all[0]?.kind === "part" && !all.some(({ kind }) => wrong.has(kind));
    return named.kind === "gate" && isOfParts ? byId.get(overview) : undefined;
  }

  return function putSubjectFirst(all: readonly Concept[], beforeList: readonly Concept[]): readonly Concept[] {
    const [first, ...others] = all;
    const [named] = beforeList;
    const subject = first && named && findSubject(all, named);
    if (!first || !subject || subject === first) return all;
    const told = first.kind === "part" || wrong.has(first.kind) ? byId.get(first.broader ?? first.id) : undefined;
    return [...new Set([subject, ...(told ? [told] : []), ...others])];
  };
}
