import type { Concept } from "../knowledge/concept.ts";
import type { Knowledge, OwnFrame, PageRequest } from "./page-request.ts";

/** A title that names a gate besides, as "cancela ou portão", is of both; "portão de enrolar" is one thing. */
const gateBesides = /\bport(?:ao|oes)\b(?! (?:\w+ )?de enrolar)/;

function findFrame(
  knowledge: Knowledge,
  { concepts: [main], asked }: Pick<PageRequest, "concepts" | "asked">,
  gates: readonly string[],
): OwnFrame | undefined {
  if (!main || !asked || gateBesides.test(asked.words)) return undefined;
  const [gate = "", ...others] = gates;
  return knowledge.ownFrames[getWide(main)] ?? (others.length === 0 ? knowledge.ownFrames[gate] : undefined);
}

function getWide({ broader, id }: Concept): string {
  return broader ?? id;
}

/** What every page may say, without gate and leaf where what it is about has none. */
export function fitFrame(
  knowledge: Knowledge,
  request: Pick<PageRequest, "concepts" | "asked">,
  gates: readonly string[],
): Knowledge {
  const frame = findFrame(knowledge, request, gates);
  if (!frame) return knowledge;
  const keepOwn = (texts: readonly string[]) => texts.filter((text) => !frame.foreign.test(text));
  const { local, placeLines, closings } = knowledge;
  const quotes = keepOwn(knowledge.freeQuoteLines);
  return {
    ...knowledge,
    local: {
      ...local,
      tellsNotes: false,
      headings: keepOwn(local.headings),
      visitHeadings: keepOwn(local.visitHeadings),
      nearHeadings: keepOwn(local.nearHeadings),
      slots: local.slots.map(keepOwn),
      districtLines: keepOwn(local.districtLines),
      visitLines: frame.visitLines,
      questions: local.questions
        .map((each) => ({ ...each, answers: keepOwn(each.answers) }))
        .filter(({ question, answers }) => answers.length > 0 && !frame.foreign.test(question)),
    },
    placeLines: {
      withPlace: keepOwn(placeLines.withPlace),
      anywhere: keepOwn(placeLines.anywhere),
      several: keepOwn(placeLines.several),
    },
    serviceHours: keepOwn(knowledge.serviceHours),
    // The figures of the list are of gates.
    upkeepLines: quotes,
    visitPriceLines: quotes,
    swapLines: quotes,
    heavyPriceLines: quotes,
    freeQuoteLines: quotes,
    closings: {
      repair: keepOwn(closings.repair),
      buying: keepOwn(closings.buying),
      service: keepOwn(closings.service),
      question: keepOwn(closings.question),
    },
    urgentClosings: keepOwn(knowledge.urgentClosings),
    gatePhoto: frame.photo,
  };
}
