import type { Concept, Intent } from "../knowledge/concept.ts";
import { namesOtherGate } from "../knowledge/gates.ts";
import type { Quantity } from "../title/quantities.ts";
import type { Page } from "./page-request.ts";

const sized = /\b(?:[Pp]ortão|folha|vão)[^,.;:]{0,24} de (\d+(?:,\d+)?) (m|kg)\b/;

/** "Portão de correr de 6 metros" beside a title's five. */
export function namesOtherAmount(sentence: string, amount: Quantity | undefined): boolean {
  const [, value, unit] = sized.exec(sentence.replaceAll(" metros", " m")) ?? [];
  return amount !== undefined && unit === amount.unit && !amount.written.startsWith(`${value} `);
}

/** "Fechar sozinho depois de 30 segundos" tells how long it stays open, not how fast it opens. */
export function isPauseLength({ asked }: Page, { unit }: Quantity): boolean {
  return unit === "s" && /\bpausa\b|\bfech\w+ (?:sozinh|automatic)/.test(asked?.words ?? "");
}

/** What a gate costs, or which of two kinds to take, is not told by the weight of one that wide. */
export function isWholeGateMeasure({ asked, intent, gates }: Page, { unit, height }: Quantity): boolean {
  if (unit !== "m" || height !== undefined) return false;
  const isChoice = intent === "comparison" && gates.length > 1 && !gates.includes("basculante");
  return isChoice || (intent === "price" && /\b(?:custa|fica|sai) um portao\b/.test(asked?.words ?? ""));
}

/** "Roldana para 800 kg" asks for no motor, nor "capacitor 250 V" for its mains: such amounts are the part's own matter. */
export function isPartMeasure({ concepts: [main], asked }: Page, { unit, height }: Quantity): boolean {
  const isGateMeasure = (unit === "kg" || unit === "m" || unit === "V") && height === undefined;
  return isGateMeasure && main?.kind === "part" && !/\bmotor/.test(asked?.words ?? "motor");
}

const mending = new Set<Intent>(["repair", "emergency"]);

/** How heavy or wide it is chooses a motor, and is nothing to who has a fault; nor is the voltage to who asks what it uses. */
export function isBesideQuestion({ concepts: [main], intent }: Page, { unit }: Quantity): boolean {
  if (unit === "kg" || unit === "m") return mending.has(intent) && main?.kind !== "part";
  return unit === "V" && main?.kind === "buying" && main.broader === undefined && main.id !== "voltagem";
}

/** In an answer that holds for the gate of the title. */
export function saysAmount({ answers }: Concept, written: string, gates: readonly string[]): boolean {
  const [value = ""] = written.split(" ");
  // "127 V" says nothing of 12.
  const amount = new RegExp(`(?<![\\d,./])${value.replaceAll(".", "\\.")}(?![\\d/]|,\\d)`);
  return answers.any.some((answer) => amount.test(answer) && !namesOtherGate(answer, gates));
}

/** A figure of the shop's: "abre em {opening.jetflex}". */
export function saysOpeningTime({ answers }: Concept): boolean {
  return answers.any.some((answer) => answer.includes("{opening."));
}
