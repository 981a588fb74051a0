import type { Concept, Intent } from "#domain/knowledge/concept.ts";
import type { TextTable } from "#domain/text/page-text.ts";
import { facts } from "../facts.ts";
import { figures, fillAllFigures } from "./figures.ts";

const modelRows = facts.models.map(({ id, name, openingSeconds }) => [
  name,
  figures[`price.${id}`] ?? "",
  `Kit instalado, com entrega; abre em ${openingSeconds} segundos`,
]);

const columns = ["Serviço", "Valor", "O que está incluído"];

const swapRows = fillAllFigures([
  ["Troca de motor residencial", "{price.homeSwap}", "Conforme o modelo e a velocidade"],
  ["Troca de motor de portão pesado", "{price.heavySwap}", "Conforme o peso e o uso"],
]);

const preventiveRow = fillAllFigures([
  "Manutenção preventiva",
  "A partir de {price.preventive}",
  "Lubrificação, ajuste de sensores e teste de segurança",
]);
const installationRow = fillAllFigures([
  "Instalação avulsa",
  "A partir de {price.installation}",
  "Mão de obra para motor comprado à parte",
]);

const times: TextTable = {
  caption: "Quanto tempo leva a instalação",
  columns: ["Portão", "Tempo de trabalho"],
  rows: fillAllFigures([
    ["Basculante", "{time.tilting}"],
    ["Deslizante", "{time.sliding}"],
    ["Pesado, de prédio ou empresa", "{time.heavy}"],
  ]),
};

const repairKinds = new Set(["part", "symptom", "material"]);

type TableRequest = { concepts: readonly Concept[]; intent: Intent; gates: readonly string[] };

/** Prices or times as a small table, where the intent asks for them. */
export function getTable({ concepts, intent, gates }: TableRequest): TextTable | null {
  const [main] = concepts;
  if (intent === "installation" && (main?.kind === "service" || main?.kind === "gate")) return times;
  const asksPrice = intent === "price" || main?.id === "loja" || main?.id === "kit";
  if (!asksPrice) return null;
  const isRepair = main !== undefined && repairKinds.has(main.kind) && main.id !== "motor";
  const isTilting = gates.length === 0 || gates.includes("basculante") || gates.includes("portao-automatico");
  const isUpkeep = main?.id === "manutencao" || main?.id === "contrato";
  if (isRepair || isUpkeep) return { caption: "Valores de referência", columns, rows: [preventiveRow, ...swapRows] };
  const rows = isTilting ? [...modelRows, installationRow] : [installationRow, ...swapRows];
  return { caption: isTilting ? "Modelos e preços" : "Valores de referência", columns, rows };
}
