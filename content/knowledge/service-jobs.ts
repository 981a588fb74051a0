import type { Concept } from "#domain/knowledge/concept.ts";
import type { ServiceRequest } from "#domain/text/page-request.ts";
import type { Job } from "./service-texts.ts";

const jobByConcept: Record<string, Job> = {
  conserto: "mend",
  tecnico: "technician",
  "visita-tecnica": "technician",
  "vistoria-e-laudo": "survey",
  "em-quanto-tempo-vem": "technician",
  emergencia: "urgent",
  instalacao: "install",
  troca: "swap",
  manutencao: "upkeep",
  contrato: "contract",
  "automatizar-manual": "automate",
  loja: "shop",
  kit: "shop",
  entrega: "shop",
  motor: "any",
  "portao-automatico": "any",
  "portao-eletronico": "any",
  controle: "remote",
  serralheria: "metalwork",
  solda: "metalwork",
};

/** What is asked of one adjustment, or of what to grease with, is answered by itself. */
const jobByOwnName: Record<string, Job> = {
  regulagem: "adjust",
  "regular-basculante": "adjust",
  "regular-correr": "adjust",
  lubrificacao: "grease",
  pecas: "parts",
  pintura: "paint",
};

const mendingJobs = new Set<Job>(["mend", "technician", "any", "brand"]);

const swapWords = /\b(?:troc\w+|substitu\w+)\b(?: \w+)? motor(?:es)?\b/;

const otherThanMending: [Job, RegExp][] = [
  ["swap", swapWords],
  ["automate", /\bautomatizar\b/],
  ["install", /\binstal(?:ar|acao|ador)\b/],
  ["upkeep", /\bmanuten/],
];

/** "Manutenção no sábado" is no repair, though it is read by its day. */
function readUnmended(words: string): Job {
  if (/\b(?:consert|concert|repar|arrum)/.test(words)) return "mend";
  return otherThanMending.find(([, sign]) => sign.test(words))?.[0] ?? "mend";
}

/** "Conserto de portão de madeira": what is done to a gate that is named by what it is made of. */
export function findService([main, ...others]: readonly Concept[]): Job | undefined {
  if (main?.kind !== "material") return undefined;
  const service = others.find(({ id, kind }) => kind === "service" || id === "solda");
  return service && (jobByOwnName[service.id] ?? jobByConcept[service.broader ?? service.id]);
}

/** What others make: an offer before the answer would promise it. */
const madeByOthers = new Set(["fazem-portao", "preco-da-folha", "portao-novo-com-motor", "prazo-do-portao-sob-medida"]);

export function findJob({ concepts, intent, words }: ServiceRequest): Job | null {
  const [main] = concepts;
  if (!main || madeByOthers.has(main.id)) return null;
  const isService = (id: string) => concepts.some((concept) => (concept.broader ?? concept.id) === id);
  if (/-assistencia$|^assistencia-da-marca$/.test(main.id)) return intent === "emergency" ? "urgent" : "brand-service";
  const told = jobByOwnName[main.id] ?? jobByConcept[main.id] ?? jobByConcept[main.broader ?? ""];
  const known = told === "mend" ? readUnmended(words) : told;
  const isUrgent = intent === "emergency" || isService("emergencia");
  const subjectKind =
    main.kind === "gate" || (main.kind === "material" && main.broader === undefined)
      ? "gate"
      : main.kind === "brand" || main.kind === "model"
        ? "brand"
        : main.kind === "audience"
          ? "any"
          : null;
  const named =
    main.kind === "buying" ? concepts.map(({ id }) => jobByConcept[id]).find(Boolean) : findService(concepts);
  const job = known ?? named ?? subjectKind;
  if (!job) return null;
  const isMending = mendingJobs.has(job) || job === "urgent" || job === "gate";
  if (isMending && isUrgent) return "urgent";
  if (intent === "repair" && (job === "any" || job === "gate")) {
    if (swapWords.test(words)) return "swap";
    return /\bmanuten/.test(words) && readUnmended(words) === "upkeep" ? "upkeep" : "mend";
  }
  if (intent === "repair" && job === "brand") return "brand-service";
  if (intent === "installation" && job === "technician" && /\bautoma(?:cao|coes|tiza\w*)\b/.test(words))
    return "automate";
  if (intent === "installation" && (job === "any" || job === "gate" || job === "brand" || job === "technician"))
    return "install";
  return job;
}

export function isAskedAlone({ id }: Concept): boolean {
  return id in jobByOwnName;
}
