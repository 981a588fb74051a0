import type { Concept, ConceptKind, Intent } from "#domain/knowledge/concept.ts";
import type { TextTable } from "#domain/text/page-text.ts";
import { getModelRows, modelColumns } from "../fact-tables.ts";
import { sampleFacts } from "../facts.ts";
import { isHeavyDuty } from "./service-prices.ts";

/** Its rows are those of the sample until the page is shown. */
const models: TextTable = {
  facts: "models",
  caption: "Modelos e preços: {kit.includes}",
  columns: modelColumns,
  rows: getModelRows(sampleFacts),
};

const columns = ["Serviço", "Valor", "O que está incluído"];

const swapRows = [
  ["Troca de motor residencial", "{price.homeSwap}", "Motor e mão de obra, conforme o modelo e a velocidade"],
  ["Troca de motor de portão pesado", "{price.heavySwap}", "Motor e mão de obra, conforme o peso e o uso"],
];

const preventiveRow = [
  "Manutenção preventiva",
  "A partir de {price.preventive}",
  "Em casa, sem peças: lubrificação, ajuste de sensores e teste de segurança; faixa mais comum de {price.preventiveRange}",
];
const installationRow = [
  "Instalação avulsa",
  "A partir de {price.installation}",
  "Só a mão de obra, para motor comprado à parte; no kit e na troca ela já está no preço",
];

const times: TextTable = {
  caption: "Quanto tempo leva a instalação",
  columns: ["Portão", "Tempo de trabalho"],
  rows: [
    ["Basculante", "{time.tilting}"],
    ["Deslizante", "{time.sliding}"],
    ["Pesado, de prédio ou empresa", "{time.heavy}"],
  ],
};

/** Motors whose prices the list holds; a page about another brand does not show them as that brand's. */
const isOwnMotor = ({ id, kind }: Concept) =>
  (kind !== "brand" && kind !== "model") || /^(ppa|jetflex|speedy)\b/.test(id);

/** Their price is no row of the table. */
const partKinds = new Set<ConceptKind>(["part", "symptom", "material", "safety"]);
const upkeep = new Set(["manutencao", "contrato", "conserto", "tecnico", "visita-tecnica", "regulagem", "programacao"]);
/** Of these no price in the list is one. */
const quoted = new Set(["serralheria", "pecas", "solda", "usado", "normas"]);

const kitPrice = /\{(?:price\.(?:padrao|speedy|jetflex|lowest|highest)|models\.prices(?:Named)?(?:Or)?)\}/;
const pricedGates = new Set(["basculante", "deslizante", "pivotante", "portao-automatico", "portao-eletronico"]);

type TableRequest = { concepts: readonly Concept[]; intent: Intent; gates: readonly string[]; answer: string };

/** Prices or times as a small table, where the intent asks for them. */
export function getTable({ concepts, intent, gates, answer }: TableRequest): TextTable | null {
  const [main] = concepts;
  // A list of what to ask or to look at is none of times.
  const tellsTime = main?.broader === undefined || answer.includes("{time.");
  if (intent === "installation" && main?.kind === "service" && gates.length === 0 && tellsTime)
    // The one row that is left is told in the answer.
    return isHeavyDuty(concepts) ? null : times;
  const asksPrice = intent === "price" || main?.id === "loja" || main?.id === "kit";
  // The rows are of houses, and the answer has told what it costs where many pass.
  if (!asksPrice || isHeavyDuty(concepts)) return null;
  const id = main?.broader ?? main?.id ?? "";
  // A narrow question is about one thing, and a gate without a price of its own is quoted.
  if (main?.broader !== undefined && !kitPrice.test(answer)) return null;
  if (gates.some((gate) => !pricedGates.has(gate))) return null;
  if (main && partKinds.has(main.kind) && id !== "motor") return null;
  if (quoted.has(id)) return null;
  const isOther = concepts.some((concept) => !isOwnMotor(concept));
  const isTilting =
    !isOther && (gates.length === 0 || gates.includes("basculante") || gates.includes("portao-automatico"));
  if (upkeep.has(id)) return { caption: "Valores de referência", columns, rows: [preventiveRow, ...swapRows] };
  if (isTilting) return models;
  // Labour alone is for who has the motor: beside prices with the motor it reads as dear as they are.
  const rows = answer.includes("{price.installation}") ? [installationRow, ...swapRows] : swapRows;
  return { caption: "Valores de referência", columns, rows };
}
