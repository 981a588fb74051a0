import type { Concept } from "#domain/knowledge/concept.ts";
import { withMeanings } from "./meanings.ts";
import { findOwnPart, findParts, type PartName } from "./part-names.ts";
import { isHeavyDuty } from "./service-prices.ts";

type Verdict = {
  texts: string[];
  about: RegExp | null;
  /** Whether makes that the title sets side by side are of a part, and not of motors. */
  comparesParts?: boolean;
};

type Request = {
  words: string;
  concepts: readonly Concept[];
  /** The make or model that the title names, where it is known. */
  makeName: string | null;
};

/** "[a peça]" is the part that failed, "[outra]" the one that is asked of besides. */
const texts = withMeanings({
  motorStays: [
    "Não: quando o defeito é só [da peça], o motor fica e troca-se a peça. Motor novo só se justifica se o redutor ou o enrolamento também falhou, ou se ele é fraco para o peso da folha.",
    "Em geral não precisa trocar o motor: resolve-se [a peça], e ele continua. A troca dele entra na conta só com redutor gasto, enrolamento queimado ou folha pesada demais para o modelo.",
  ],
  otherStays: [
    "Nem sempre: troca-se [a peça], e [outra] só vai junto se também estiver com desgaste, trinca ou fora de prumo. Uma foto das duas peças já mostra, e a visita confirma.",
    "Só se [outra] também estiver com desgaste; com essa peça em ordem, troca-se apenas [a peça]. Mande foto das duas antes de comprar.",
  ],
  motorAlone: [
    "Vendemos só o motor, sem a instalação, com o valor informado pela foto do portão. Para comparar, o kit basculante instalado parte de {price.lowest}, e a mão de obra avulsa, de {price.installation}.",
    "O motor sem a instalação também é vendido, com o valor informado pelo modelo e pela foto do portão; a mão de obra avulsa, depois, parte de {price.installation}. Peça os dois valores para comparar.",
  ],
  visitFee: [
    "A visita técnica custa, em casa, a partir de {price.preventive}, sem peças, quando já inclui regular e lubrificar o portão. Em portão grande, de condomínio ou empresa, ela fica em geral de {price.preventiveRange}. Se a ida for só para descobrir o defeito, o valor muda com o bairro e o horário, e você o recebe antes de marcar. Por foto ou vídeo, o orçamento é grátis.",
    "O preço da visita técnica em casa parte de {price.preventive}, sem peças, quando o técnico ajusta, lubrifica e testa o portão. Se ele for só achar o defeito, o valor muda com o bairro e o horário, e você o recebe antes de marcar. Pela foto ou pelo vídeo, o orçamento é grátis.",
  ],
  visitFeeAtAll: [
    "Depende: por foto ou vídeo, o orçamento é grátis; a visita, quando é cobrada, tem o valor informado antes de marcar, conforme o bairro e o horário. A de revisão em casa parte de {price.preventive}, sem peças.",
    "O orçamento é grátis por foto ou vídeo, que muitas vezes bastam; a visita nem sempre é. Se for preciso ir, o valor da ida é combinado antes; a de revisão, em casa, parte de {price.preventive}, sem peças.",
  ],
  bothPriced: [
    "[Trocar] [a peça] e [outra] na mesma visita custa as duas peças e a mão de obra de cada uma, com uma ida só, e por isso sai menos que em duas vezes. Mande foto das duas e da etiqueta do motor: o orçamento, grátis, vem em linhas separadas.",
    "O preço de [trocar] [a peça] e [outra] soma as duas peças e o serviço de cada uma; a ida é uma só, o que deixa a conta menor que em duas visitas. Com foto das duas e da etiqueta do motor, o valor de cada item vem antes, sem custo.",
  ],
  gateStays: [
    "Dá para pôr motor sem trocar o portão inteiro se a folha está reta, anda leve na mão e tem onde prender o motor. Troque a folha só se estiver podre, torta ou sem estrutura que aceite reforço.",
  ],
  mendOrBuy: {
    home: [
      "Compensa consertar se só [a peça] falhou e o resto do motor está firme; compre outro se o redutor ou o enrolamento também foi, ou se o conserto chega perto do motor novo, que em casa fica de {price.homeSwap}, já com a troca.",
      "Conserte se o defeito é só [da peça]; compre outro motor se há folga no redutor, enrolamento queimado ou peça fora de linha. O limite é o preço do novo, de {price.homeSwap} em casa, com mão de obra.",
    ],
    heavy: [
      "Compensa consertar se só [a peça] falhou e o resto do motor está firme; compre outro se o redutor ou o enrolamento também foi, ou se o conserto chega perto do motor novo, que em portão pesado fica de {price.heavySwap}, já com a troca.",
    ],
  },
  board: [
    "Repare a placa se queimou um componente só, como fusível, relé ou varistor; troque se há trilha queimada, oxidação espalhada ou se ela já foi consertada antes. Pela foto da etiqueta vêm os dois valores; o motor inteiro, para comparar, fica de {price.homeSwap} em casa.",
    "O reparo da placa compensa em dano localizado ou em modelo fora de linha; a troca, em placa que molhou ligada, tem carvão nas trilhas ou voltou a queimar. A medição decide, e a visita em casa parte de {price.preventive}, sem peças.",
  ],
  burntMotor: {
    home: [
      "Compensa consertar se queimou só a placa ou o capacitor; com o enrolamento queimado ou o redutor quebrado, compre outro motor, que em casa fica de {price.homeSwap}, já com a troca.",
      "Depende do que queimou: placa e capacitor se trocam e o motor fica; enrolamento queimado pede outro motor, de {price.homeSwap} em casa, com mão de obra.",
    ],
    heavy: [
      "Compensa consertar se queimou só a placa ou o capacitor; com o enrolamento queimado ou o redutor quebrado, compre outro motor, que em portão pesado fica de {price.heavySwap}, já com a troca.",
    ],
  },
});

/** "[nome]" is a make or a model. */
const qualityTexts = [
  "O motor [nome] é bom quando a capacidade da etiqueta passa do peso da folha com um terço de folga e quando há placa e controle dele por perto. Em portão leve e revisado ele trabalha anos sem defeito; em folha pesada ou de prédio, peça um modelo maior.",
  "O [nome] é um bom motor se a etiqueta dele aguenta a sua folha com um terço de sobra e se há peça de reposição na sua região. O que mais estraga qualquer motor é folha pesada ou torta, por isso ela é conferida antes da escolha.",
];

/** Whether a make or a model is any good; none where its own entry tells it. */
function judgeQuality({ words, concepts, makeName }: Request): string[] {
  const [main] = concepts;
  if (!asksQuality.test(words) || !main || findParts(words).length > 0) return [];
  // What is told of one size names it.
  if (/\d/.test(main.label) || main.answers.any.some((answer) => tellsQuality.test(answer))) return [];
  const own = (main.answers.question ?? []).filter((answer) => tellsQuality.test(answer));
  if (own.length > 0) return own;
  const name = makeName ?? (main.kind === "brand" || main.kind === "model" ? main.label : null);
  return name === null ? [] : qualityTexts.map((text) => text.replace("[nome]", name));
}

const asksQuality = /\b(?:e|sao) (?:mesmo )?(?:bo[am]|bons|boas|ruim|confiavel)\b|\bprestam?\b/;
const tellsQuality = /\s(?:é|são) (?:uma? )?(?:bo[am]|bons|boas|confiável)\b|\bpresta\b/;

/** "[Peça] [marcas]": which of two makes' parts to take is decided by the motor that is there. */
const twoMakesTexts = {
  motor: [
    "[Peça] [marcas]: serve a feita para o seu motor, porque encaixe e ligação são de cada fabricante, e uma não entra no lugar da outra. A etiqueta do motor decide; com a foto dela, dizemos qual é e quanto custa.",
    "Entre [peça] [marcas], quem escolhe é o motor: a peça é a da marca e do modelo da etiqueta, ou uma compatível feita para ele. A da outra marca não se adapta; a foto da etiqueta confirma e traz o valor.",
  ],
  board: [
    "[Peça] [marcas]: fique com a da marca do seu motor, que encaixa no fim de curso e mantém os controles. A da outra marca só funciona como universal, com a ligação refeita e controles novos; a foto da etiqueta diz qual serve e quanto custa.",
    "Entre [peça] [marcas], a certa é a da marca do motor: conectores, fim de curso e código dos controles são de cada fabricante. Trocar de marca é possível em motor comum, com tudo religado; o valor sai pela foto da etiqueta.",
  ],
  remote: [
    "[Peça] [marcas]: vale o da marca da sua central, porque cada uma tem o seu código. Para usar o da outra, troca-se o receptor por um avulso do padrão dele; a foto do controle atual, frente e verso, mostra qual serve e o valor.",
    "Entre [peça] [marcas], o que abre é o que a central reconhece, e não o melhor dos dois. Veja a marca no verso do controle que funciona; se quiser mudar, um receptor avulso aceita a outra marca.",
  ],
  other: [
    "[Peça] [marcas]: as duas servem em motor de qualquer marca, se a tensão e a ligação combinarem com a sua placa. Decida pelo que existe com nota e garantia e pelo preço instalado, que vem pela foto da etiqueta do motor.",
    "Entre [peça] [marcas], a marca pesa menos que combinar com o portão: tensão, alcance e ligação na placa. Compare o valor instalado e a garantia; a foto da etiqueta do motor basta para o orçamento.",
  ],
};

/** Narrow questions that set makes of a part side by side by one quality, which decides. */
const ownQuality = /^fotocelula-que-aguenta-chuva$/;

function compareMakes(words: string, concepts: readonly Concept[]): string[] {
  if (ownQuality.test(concepts[0]?.id ?? "")) return [];
  // "Placa PPA ou Garen não liga" compares nothing.
  const part = concepts.some(({ kind }) => kind === "symptom") ? null : findOwnPart(words);
  const makes = concepts.filter(({ kind, broader }) => (kind === "brand" || kind === "model") && broader === undefined);
  const at = ({ label }: Concept) => words.indexOf(label.toLowerCase());
  const [one, other, ...more] = makes.toSorted((a, b) => at(a) - at(b));
  if (!part || !one || !other || more.length > 0 || !/\b(?:ou|x|vs|versus)\b/.test(words)) return [];
  const [found] = findParts(words);
  const kind =
    part.name === "controle" ? "remote" : part.conceptId === "placa" ? "board" : found?.isMotorPart ? "motor" : "other";
  const capital = part.name.charAt(0).toUpperCase() + part.name.slice(1);
  return twoMakesTexts[kind].map((text) =>
    text
      .replace("[Peça]", capital)
      .replace("[peça]", part.name)
      .replace(
        "[marcas]",
        text.startsWith("Entre") ? `${one.label} e ${other.label}` : `${one.label} ou ${other.label}`,
      ),
  );
}

const visitFee =
  /\b(?:quanto|valor|preco|taxa|cobra\w*|paga\w*)\b[^?]*\bvisita\b(?! (?:preventiva|mensal))|\bvisita\b[^?]*\b(?:cobrad\w+|cobram?|e paga|gratis|de graca|gratuita|custa)\b/;

export function asksVisitFee(words: string): boolean {
  return visitFee.test(words);
}

/** A visit at such an hour has a price of its own, which the entry on it tells. */
const offHours = /\b(?:domingos?|feriados?|sabados?|fim de semana|noite|madrugada)\b/;

/** Nor does who was visited in vain ask what a visit costs. */
const unresolved = /\bnao (?:resolv|consert|arrum)\w+/;

/** Narrow questions that speak of a visit and its price, and ask something else of it. */
const ownVisit =
  /^(?:cobrar-visita-sem-consertar|antes-de-chamar-o-tecnico|servicos-juntos-desconto|pagamento-garantia-e-visita)$/;

const asksHowMuch = /\b(?:quanto|valor|preco|taxa|custa)\b/;
const motorAlone = /\bsem (?:a )?instalacao\b/;
const and = /^\w*(?: \w+){0,2} e (?:(?:a|o|as|os) )?$/;

/** "Placa e receptor" are two of one order; "bateria do nobreak" is one. */
function isJoined(words: string, one: PartName, other: PartName): boolean {
  const from = one.words.exec(words);
  const to = other.words.exec(words);
  return from !== null && to !== null && and.test(words.slice(from.index + from[0].length, to.index));
}

function putDeed(text: string, words: string): string {
  const deed = /\b(?:instal|coloc|por |botar)/.test(words) ? "instalar" : "trocar";
  return text.replace("[Trocar]", deed.charAt(0).toUpperCase() + deed.slice(1)).replace("[trocar]", deed);
}

const isMust = /\b(precis\w+|tem que|tenho que|necessari\w+|obrigad\w+|devo)\b/;
/** "Precisa trocar a cremalheira quando troca o motor?" does not ask whether the motor must go. */
const wholeMotor = /(?<!\b(?:quando|ao|se|depois d[eo]|depois que) )\btroc\w+ (?:todo )?(?:o )?motor\b/;
const wholeGate =
  /\btroc\w+ (?:todo )?(?:o )?portao (?:inteiro|todo)\b|\b(?:comprar|por|fazer) (?:um |outro )portao(?: novo)?\b/;
const motorised = /\bmotor\b|\bautomati\w+|\bmotoriz\w+/;
const besides = /\b(tambem|junto|juntas?|os dois|as duas|ambos)\b/;
const mendOrBuy =
  /\b(?:consert|arrum|repar)\w+\b.*\bou\b.*\b(?:troc\w+|compr\w+|nov[oa])\b|\b(?:troc|compr)\w+\b.*\bou\b.*\b(?:consert|arrum|repar)\w+/;

const boards = /^(?:placa|central|placa central)$/;

/** Narrow questions that are this very choice. */
const ownVerdict =
  /^(?:trocar-ou-consertar|placa-tem-conserto|placa-ou-motor-inteiro|placa-de-raio-reparo-ou-troca|raio-placa-conserto-ou-troca|placa-molhou)$/;

function putParts(text: string, failed: PartName, other?: PartName): string {
  return text
    .replaceAll("[da peça]", `d${failed.article} ${failed.name}`)
    .replaceAll("[a peça]", `${failed.article} ${failed.name}`)
    .replaceAll("[outra]", other ? `${other.article} ${other.name}` : "");
}

/**
 * What decides a question of whether to do this or that, where the verdict is the same for every gate: the first
 * sentence gives it with its condition. With the word by which the title names what failed.
 */
export function giveVerdict(request: Request): Verdict {
  const { words, concepts } = request;
  const makeVerdicts = compareMakes(words, concepts);
  if (makeVerdicts.length > 0)
    return { texts: makeVerdicts, about: findParts(words)[0]?.words ?? null, comparesParts: true };
  const [main] = concepts;
  const parts = findParts(words);
  const [failed, other] = parts;
  const about = failed?.words ?? null;
  if (motorAlone.test(words) && /\bmotor(?:es)?\b|\bkit\b/.test(words)) return { texts: texts.motorAlone, about: null };
  const quality = judgeQuality(request);
  if (quality.length > 0) return { texts: quality, about: null };
  const isOfFee = asksVisitFee(words) && !(main && ownVisit.test(main.id));
  if (isOfFee && !offHours.test(words) && !unresolved.test(words))
    return { texts: asksHowMuch.test(words) ? texts.visitFee : texts.visitFeeAtAll, about: null };
  if (mendOrBuy.test(words) && !(main && ownVerdict.test(main.id))) {
    const setting = isHeavyDuty(concepts) ? "heavy" : "home";
    // Who names no motor to buy chooses between the board's own repair and another board.
    if (failed && boards.test(failed.name) && !/\bmotor\b|\bcompr/.test(words)) return { texts: texts.board, about };
    if (failed?.isMotorPart) return { texts: texts.mendOrBuy[setting].map((text) => putParts(text, failed)), about };
    if (failed === undefined && /\bmotor\b.*\bqueim|\bqueim\w+\b.*\bmotor\b/.test(words))
      return { texts: texts.burntMotor[setting], about };
  }
  if (wholeGate.test(words) && motorised.test(words) && /\bou\b|\?/.test(words))
    return { texts: texts.gateStays, about };
  if (failed && other && asksHowMuch.test(words) && isJoined(words, failed, other))
    return { texts: texts.bothPriced.map((text) => putDeed(putParts(text, failed, other), words)), about };
  const isEither = other !== undefined && besides.test(words) && /\b(?:so|ou)\b|\?/.test(words);
  if (!(isMust.test(words) || isEither) || failed === undefined || failed.name === "controle") return none;
  if (wholeMotor.test(words)) return { texts: texts.motorStays.map((text) => putParts(text, failed)), about };
  if (other && besides.test(words))
    return { texts: texts.otherStays.map((text) => putParts(text, failed, other)), about };
  return none;
}

const none: Verdict = { texts: [], about: null };
