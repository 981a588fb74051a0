import { memoize } from "#domain/memoize.ts";
import { createTitleReader, type Understanding } from "#domain/title/understand-title.ts";
import { placeNames, type TitlePlace } from "../places/find-place.ts";
import { places } from "../places/places.ts";
import { unservedPlaces } from "../places/unserved.ts";
import { concepts } from "./concepts.ts";
import { modelNames } from "./model-names.ts";
import { ordinaryWords } from "./ordinary-words.ts";
import { neverOurs, otherTrades } from "./other-trades.ts";
import { synonyms } from "./synonyms.ts";
import { wishes } from "./wishes.ts";

export type TitleUnderstanding = Understanding<TitlePlace>;

function* allTexts(): Generator<string> {
  yield* ordinaryWords;
  for (const { answers, line, sections, questions, phrase, photo } of concepts) {
    yield phrase;
    yield photo;
    yield* line;
    for (const list of Object.values(answers)) yield* list;
    for (const { headings, slots, bullets = [], steps = [] } of sections) {
      yield* headings;
      yield* bullets;
      yield* steps;
      for (const slot of slots) yield* slot;
    }
    for (const { question, answers } of questions) {
      yield question;
      yield* answers;
    }
  }
  for (const { note, roads } of places) {
    yield note;
    yield* roads;
  }
}

let reader: ReturnType<typeof createTitleReader<TitlePlace>> | null = null;

/** Made at the first title: it reads all of the knowledge once to learn how words are spelt. */
function getReader() {
  reader ??= createTitleReader({
    concepts,
    places: placeNames,
    unserved: unservedPlaces,
    otherTrades,
    neverOurs,
    slips: {
      concerto: "conserto",
      concertar: "consertar",
      concertos: "consertos",
      concerta: "conserta",
      portau: "portão",
      garem: "garen",
      garren: "garen",
      rosi: "rossi",
      pecinin: "peccinin",
      pecinim: "peccinin",
      peccinim: "peccinin",
      portaum: "portão",
    },
    slipsBefore: {
      moto: { meant: "motor", before: ["portao", "portoes", "basculante", "deslizante", "pivotante", "garagem"] },
    },
    synonyms,
    ordinary: ordinaryWords,
    modelNames,
    texts: allTexts(),
    general: ["motor", "portao-automatico", "portao-eletronico"],
    common: ["controle", "ferro", "aluminio", "madeira", "vidro", "aco"],
    descriptive: ["pesado"],
    shared: ["instalacao-eletrica", "camera", "alarme", "cerca-eletrica", "energia-solar", "luz-de-garagem"],
    telling: ["contrato", "automatizar-manual", "serralheria", "manutencao", "controle-de-acesso", "cancela"],
    passage: { ids: ["cancela", "tag-veicular"], vehicles: ["carro", "moto", "caminhão"] },
    wishes,
    qualities: ["consumo", "garantia", "medidas", "parcelamento", "potencia", "tempo-de-abertura", "usado", "voltagem"],
  });
  return reader;
}

/** A title is read again at every step on its way to a page. */
const mostRecent = 16;

export const understandTitle = memoize(mostRecent, (title): TitleUnderstanding => getReader().understandTitle(title));
