import { memoize } from "#domain/memoize.ts";
import { finish, type Steps } from "#domain/steps.ts";
import {
  type Catalogue,
  createTitleReader,
  type TitleReader,
  type Understanding,
} from "#domain/title/understand-title.ts";
import { placeNames, type TitlePlace } from "../places/find-place.ts";
import { unservedPlaces } from "../places/unserved.ts";
import { concepts } from "./concepts.ts";
import { modelNames } from "./model-names.ts";
import { ordinaryWords } from "./ordinary-words.ts";
import { neverOurs, otherTrades } from "./other-trades.ts";
import { synonyms } from "./synonyms.ts";
import { indexKnowledge } from "./title-index.ts";
import model from "./title-model.json" with { type: "json" };
import { covering, wishes } from "./wishes.ts";

export type TitleUnderstanding = Understanding<TitlePlace>;

const catalogue: Catalogue<TitlePlace> = {
  concepts,
  places: placeNames,
  unserved: unservedPlaces,
  otherTrades,
  neverOurs,
  slips: {
    concerto: "conserto",
    presso: "preço",
    asso: "aço",
    concertar: "consertar",
    concertos: "consertos",
    concerta: "conserta",
    portau: "portão",
    garem: "garen",
    garren: "garen",
    rosi: "rossi",
    gater: "gatter",
    pecinin: "peccinin",
    pecinim: "peccinin",
    peccinim: "peccinin",
    peccini: "peccinin",
    intelbraz: "intelbras",
    picando: "piscando",
    unisistem: "unisystem",
    motopar: "motoppar",
    cremaleira: "cremalheira",
    cramalheira: "cremalheira",
    basculhante: "basculante",
    portaum: "portão",
    pilia: "pilha",
    pilias: "pilhas",
    fexa: "fecha",
    feixa: "fecha",
    fasendo: "fazendo",
    fexar: "fechar",
    fexando: "fechando",
    corer: "correr",
    q: "que",
    oque: "o que",
    oq: "o que",
    vc: "você",
    vcs: "vocês",
    tbm: "também",
    msm: "mesmo",
    qnto: "quanto",
    qto: "quanto",
    qnt: "quanto",
    qdo: "quando",
    qnd: "quando",
    kd: "cadê",
    aki: "aqui",
    eh: "é",
    naum: "não",
    mto: "muito",
    barulhao: "barulho",
    queimo: "queimou",
    hj: "hoje",
    n: "não",
    baruio: "barulho",
    barulio: "barulho",
    baruiu: "barulho",
    enperrado: "emperrado",
    enperrou: "emperrou",
    enperrando: "emperrando",
    emperado: "emperrado",
    emperou: "emperrou",
  },
  slipsAfter: Object.fromEntries(
    Object.entries({
      ...{ atende: "atendem", conserta: "consertam", arruma: "arrumam", instala: "instalam", vende: "vendem" },
      ...{ troca: "trocam", faz: "fazem", vai: "vão", vem: "vêm", aceita: "aceitam", trabalha: "trabalham" },
      ...{ entrega: "entregam", cobra: "cobram", parcela: "parcelam", solda: "soldam", tem: "têm", cobre: "cobrem" },
      ...{ mexe: "mexem", regula: "regulam", clona: "clonam", copia: "copiam", automatiza: "automatizam" },
    }).map(([slip, meant]) => [slip, { meant, after: ["voces", "vcs"] }]),
  ),
  slipsBefore: {
    moto: { meant: "motor", before: ["portao", "portoes", "basculante", "deslizante", "pivotante", "garagem"] },
    // "Pq" is a park before most other words.
    pq: {
      meant: "por que",
      before: [
        ...[
          "portao",
          "portoes",
          "motor",
          "controle",
          "placa",
          "sensor",
          "fotocelula",
          "trava",
          "interfone",
          "disjuntor",
        ],
        ...["nao", "abre", "fecha", "para", "volta", "faz", "fica", "demora", "queima", "esquenta", "treme", "apita"],
      ],
    },
    qr: { meant: "quer", before: ["abrir", "fechar", "funcionar", "ligar", "subir", "descer"] },
    // "Num abre" is "não abre"; "num portão" is "em um portão".
    num: {
      meant: "não",
      before: [
        "abre",
        "fecha",
        "funciona",
        "liga",
        "anda",
        "sobe",
        "desce",
        "pega",
        "quer",
        "trava",
        "destrava",
        "responde",
      ],
    },
  },
  synonyms,
  model,
  ordinary: ordinaryWords,
  modelNames,
  general: ["motor", "portao-automatico", "portao-eletronico"],
  common: ["controle", "ferro", "aluminio", "madeira", "vidro", "aco"],
  descriptive: ["pesado"],
  shared: ["instalacao-eletrica", "camera", "alarme", "cerca-eletrica", "energia-solar", "luz-de-garagem"],
  shopQuestions: [
    ...["loja-fisica", "horario-de-atendimento", "atendem-meu-bairro", "falar-com-a-loja", "empresa-de-confianca"],
    ...[
      "em-quanto-tempo-vem",
      "entrega-de-peca",
      "orcamento-por-foto",
      "orcamento-pelo-whatsapp",
      "tempo-de-empresa",
      "pagar-sinal",
      "parcelamento",
      "garantia",
    ],
  ],
  telling: ["contrato", "automatizar-manual", "serralheria", "manutencao", "controle-de-acesso", "cancela"],
  passage: { ids: ["cancela", "tag-veicular"], vehicles: ["carro", "moto", "caminhão"] },
  overview: "venda-instalacao-e-manutencao",
  serviceArea: "atendem-meu-bairro",
  wishes,
  covering,
  qualities: ["consumo", "garantia", "medidas", "parcelamento", "potencia", "tempo-de-abertura", "usado", "voltagem"],
};

let reader: TitleReader<TitlePlace> | null = null;
let steps: Steps<TitleReader<TitlePlace>> | null = null;

function* makeReader(): Steps<TitleReader<TitlePlace>> {
  const index = yield* indexKnowledge();
  return yield* createTitleReader(catalogue, index);
}

/** One step of what the first title would wait for; false once nothing is left. */
export function prepareToRead(): boolean {
  if (reader) return false;
  steps ??= makeReader();
  const { done, value } = steps.next();
  if (done) reader = value;
  return !done;
}

function getReader(): TitleReader<TitlePlace> {
  steps ??= makeReader();
  reader ??= finish(steps);
  return reader;
}

/** A title is read again at every step on its way to a page. */
const mostRecent = 16;

export const understandTitle = memoize(mostRecent, (title): TitleUnderstanding => getReader().understandTitle(title));
