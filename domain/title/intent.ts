import type { Concept, ConceptKind, Intent } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";
import type { Decisive } from "./decisive.ts";

/** Read on low letters without accents. The first that fits decides. */
const signs: [Intent, RegExp][] = [
  ["comparison", /\b(vs|versus|comparacao|comparativo|comparar|diferencas?)\b|\b(melhor|qual)\b.*\bou\b/],
  [
    "price",
    /\b(precos?|(?<!\bate )quanto (custa|sai|fica|e|ta|(?:(?:o|a|um|uma|voces?|se) )?(?:\w+ )?cobra\w*|(?:vou |se )?(?:gast|pag)\w+(?! (?:de )?(?:luz|energia|eletricidade)))|valor(es)?(?! em (?:uf|mf|microfarads?|volts?|kg|quilos|hp)\b)|orcamentos?|barat[oa]s?|promoc(ao|oes)|tabela|custos?|custa|ofertas?|desconto)\b/,
  ],
  ["emergency", /\b(24 ?h(oras|rs)?|urgente|urgencia|emergencia|plantao|socorro|hoje|domingo|feriado)\b/],
  [
    "how-to",
    /^(como|aprenda|dicas|passo a passo|tutorial|guia)\b|\b(como|passo a passo|sozinho como|dicas) \w+(ar|er|ir)\b|\bcomo (?:se )?faz(?:em|o)?\b|\bo que (fazer|faco)\b/,
  ],
  [
    "repair",
    /\b(consert\w*|reparos?|reparar|assistencia|arruma\w*|defeit\w*|quebr\w*|queimad[oa]s?|tecnicos?|problemas?|troca|trocar|regulagem)\b/,
  ],
  // What was fitted, or is not to be, is no wish.
  [
    "installation",
    /\b((?<!\b(?:sem|depois de|apos|curso|curso de|curso para) )instala(?!d[oa]s?\b|ram\b)\w*|automatiza\w*|automacao|colocar|colocacao|montagem|montar)\b/,
  ],
  [
    "buying",
    /\b(comprar?|compro|(?<!\b(?:portao|portoes|portas?|para|pra|na|minha) (?:(?:de|da|a|uma|minha) )?)lojas?|vendas?|vende\w*|kits?|qual|melhor(es)?|revenda|distribuidor\w*|onde (?:eu )?(?:encontr\w*|acho|achar|compro|tem pra vender)|modelos?)\b/,
  ],
  [
    "question",
    /\?|\bvale a pena\b|\bcompensa\b|^(por ?que|quando|onde|quem|pode|posso|precisa|preciso|vale|compensa|e possivel|tem como|o que|quantos?|quantas?)\b/,
  ],
];

/** Kinds of which a title may set two side by side. */
export const comparable: ReadonlySet<ConceptKind> = new Set<ConceptKind>(["brand", "material", "gate", "model"]);

/** A model is set beside a brand as another brand is: "PPA DZ Rio ou Garen". */
function getClass({ kind }: Concept): string {
  return kind === "model" ? "brand" : kind;
}

/** Of a model and its own maker, the model alone is compared. */
function isMakerOfNamedModel({ id, kind }: Concept, concepts: readonly Concept[]): boolean {
  return kind === "brand" && concepts.some((other) => other.kind === "model" && other.id.startsWith(`${id}-`));
}

const mostCompared = 4;

/** What a title sets side by side: the first class of which it names two. */
export function findCompared(concepts: readonly Concept[]): Concept[] {
  const wide = concepts.filter((concept) => concept.broader === undefined && !isMakerOfNamedModel(concept, concepts));
  const first = wide.find(
    (each) => comparable.has(each.kind) && wide.some((other) => other !== each && getClass(other) === getClass(each)),
  );
  return first ? wide.filter((concept) => getClass(concept) === getClass(first)).slice(0, mostCompared) : [];
}

const sideBySide = /\b(ou|x|vs|versus|contra|comparacao|comparativo|comparar|diferencas?)\b/;

/** Of three or more, which: "PPA Garen Rossi qual melhor". */
const bestWords = /\bmelhor(?:es)?\b/;

/** Whether a title asks which of two: "basculante e deslizante" names two and asks nothing of the kind. */
export function setsSideBySide(plainTitle: string, concepts: readonly Concept[]): boolean {
  const compared = findCompared(concepts);
  return compared.length > 1 && (sideBySide.test(plainTitle) || (compared.length > 2 && bestWords.test(plainTitle)));
}

/** Signs of repair besides the exchange of one thing for another. */
const mending = /\b(consert\w*|reparos?|reparar|assistencia|arruma\w*|defeit\w*|quebr\w*|queimad[oa]s?|problemas?)\b/;

const deed = /\b(\w{2,})(?:ando|endo|indo|ou|eu|iu)\b/g;
const noDeed =
  /^(?:qu|l|seg|est|est[ae]j|s|v|d|m|museu|quer|procur|precis|compr|vend|pens|pesquis|constru|reform|faz)$/;

/** "Basculante subindo de lado" tells what a gate does or did, and nobody would who wants to buy one. */
function tellsWhatItDoes(plain: string): boolean {
  return [...plain.matchAll(deed)].some(([, stem = ""]) => !noDeed.test(stem));
}

/** "Portão sobe e cai"; "portão que sobe" is one to be bought. */
const misdeed =
  /(?<!\b(?:que|para|pra) )\b(?:sobe|desce|abre|fecha|trava|volta|bate|fica|cai|solta|treme|range|puxa|gira|roda|pula|prende|pega|encosta|raspa|escapa|falha|demora|mexe|move|dispara|arrasta|emperra|destrava|escorrega|patina|engasga)\b/;

/** Whether a title says what is wanted: "cabo de aço para portão" names a thing and leaves it at that. */
export function tellsIntent(title: string): boolean {
  const plain = plainLetters(title);
  return signs.some(([, sign]) => sign.test(plain)) || misdeed.test(plain) || tellsWhatItDoes(plain);
}

/** What the person wants who typed this title; where the words do not tell, what such a subject is usually asked for. */
export function readIntent(title: string, concepts: readonly Concept[]): Intent {
  const plain = plainLetters(title).replace(/\s+/g, " ").trim();
  const [main] = concepts;
  const found = signs.filter(([, sign]) => sign.test(plain)).map(([intent]) => intent);
  // "Placa PPA ou Garen não liga" compares nothing.
  const isDefect = main?.kind === "symptom" || (main?.broader !== undefined && main.intent === "repair");
  if (setsSideBySide(plain, concepts) && !isDefect) return "comparison";
  const [first] = found.filter((intent) => intent !== "comparison");
  if (first === undefined && found.length === 0 && main?.kind === "gate" && tellsWhatItDoes(plain)) return "repair";
  // Of a title of which nothing else is known, what the gate does is all that it tells.
  const isUnknown = main === undefined || main.id === "motor";
  if (first === undefined && isUnknown && (misdeed.test(plain) || tellsWhatItDoes(plain))) return "repair";
  if (first === undefined) return found.length > 0 ? "comparison" : (main?.intent ?? "buying");
  // "Trocar o portão manual por automático" mends nothing.
  if (first === "repair" && main?.intent === "installation" && !mending.test(plain)) return main.intent;
  // Who asks why a gate misbehaves wants it mended.
  if ((first === "question" || first === "buying") && main?.kind === "symptom") return main.intent;
  // "Não consigo fechar a loja" buys nothing.
  if (first === "buying" && main?.kind === "gate" && isDefect) return main.intent;
  // "Qual botão grava o controle" buys nothing, nor does "qual a distância certa".
  const isAsking = main?.broader !== undefined && (main.intent === "how-to" || main.intent === "question");
  return first === "buying" && isAsking && !trade.test(plain) ? main.intent : first;
}

const trade = /\b(?:compr\w*|lojas?|vend\w*|kits?|melhor(?:es)?|revenda|modelos?)\b/;

/** What a page must be like that answers such a question, whatever else its title says. */
const intentByDecision: Partial<Record<Decisive, Intent>> = {
  dear: "price",
  insured: "question",
  "who-pays": "question",
  lifespan: "question",
};

export function decideIntent(read: Intent, decisive: Decisive | null): Intent {
  if (decisive === null || read === "comparison") return read;
  // Who asks whether something must or may be done wants no repair yet.
  if (decisive === "needed" || decisive === "allowed")
    return read === "repair" || read === "buying" ? "question" : read;
  return intentByDecision[decisive] ?? read;
}
