import type { Concept, ConceptKind } from "../knowledge/concept.ts";
import type { Page, VisitKind } from "./page-request.ts";

/** The one part of hundreds of pages that is bought without a visit, whoever made it. */
const soldApart = /(?:^|-)controles?(?:-|$)/;

const faulty = new Set<ConceptKind>(["symptom", "part", "safety"]);

/** A gate without a motor has no key to look for, nobody who buys has a defect, and who asks what a repair costs has one. */
export function readVisitKind({ concepts: [main], intent }: Pick<Page, "concepts" | "intent">): VisitKind {
  const id = main?.broader ?? main?.id ?? "";
  if (id === "controle" || (main?.kind === "brand" && soldApart.test(main.id))) return "sale";
  if (upkeep.has(id)) return "upkeep";
  const isInstalled = intent === "installation" || intent === "buying";
  // A gear has no cable: it is put in the place of the worn one.
  if (isInstalled && (mechanical.has(id) || id === "pecas")) return "repair";
  if (main?.kind === "brand" && ownParts.test(main.id)) return "repair";
  // Who wants a siren asks nothing of how long a motor takes.
  if (isInstalled && main && (fitted.has(main.kind) || id === "social") && id !== "motor") return "fitting";
  if (intent === "installation") return "installation";
  if (intent === "buying" || (intent === "price" && !isRepaired(main))) return "buying";
  return "repair";
}

function isRepaired(main: Concept | undefined): boolean {
  return (
    main !== undefined && (faulty.has(main.kind) || (main.kind === "service" && repairs.has(main.broader ?? main.id)))
  );
}

/** "Peças Peccinin" and "PPA Triflex", a board, are of the make by their name alone. */
const ownParts = /(?:^|-)(?:pecas?|placa|central|triflex|capacitor|receptor|antena|engrenagem|coroa|bateria)(?:-|$)/;

const mechanical = new Set([
  ..."engrenagem cremalheira fuso corrente correia braco embreagem rolamento cabo-de-aco roldana".split(" "),
  ..."contrapeso mola trilho dobradica batente suporte".split(" "),
]);

/** Of what is put on a gate that has its motor. */
const fitted = new Set<ConceptKind>(["part", "safety"]);

const upkeep = new Set(["manutencao", "contrato", "lubrificacao"]);
const repairs = new Set(["conserto", "tecnico", "visita-tecnica", "emergencia", "regulagem"]);
