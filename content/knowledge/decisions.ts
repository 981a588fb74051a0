import type { Concept } from "#domain/knowledge/concept.ts";
import { plainLetters } from "#domain/search-text.ts";
import type { Decisive } from "#domain/title/decisive.ts";
import { withMeanings } from "./meanings.ts";

/** Read on low letters without accents: what a text says that answers the decisive word. */
const decided: Record<Decisive, RegExp> = {
  dear: /\bcar[oa]s?\b|\bjusto\b|\bcompare\b/,
  insured: /\bseguro\b|\bseguradora\b|\bapolice\b/,
  warranted: /\bgarantia\b/,
  "who-pays": /\bpaga\w*\b|\bpor conta d|\bdespesa\b|\brateio\b|\bresponde\b|\bdo dono\b/,
  lifespan: /\b(anos|meses)\b|trade\.life|\bdura[rm]? mais\b/,
  duration:
    /\b(horas?|minutos|segundos|dias?|meses|anos)\b|\{(time|warranty|trade|opening)\.|na (propria|mesma) visita/,
  worth: /\b(vale|valem|compensa|compensam)\b/,
  needed: /\b(precisa\w*|preciso|obriga[td]\w+|necessari\w+|exige\w*|pede\w*|dispensa\w*)\b/,
  allowed: /^(sim|nao|pode|so|em geral|depende|da)\b|\b(pode|podem|proibid\w+|permitid\w+)\b/,
  rent: /\balug/,
  open: /shop\.hours|\bhorario\b/,
  possible: /^(sim|nao|pode|so|em geral|depende|da|serve|aceita)\b|\b(da para|aceita\w*|serve\w*|pode)\b/,
};

/** Only the first sentence counts: an answer that comes later is not the answer. */
export function isDecided(decisive: Decisive, text: string): boolean {
  const [first = ""] = text.split(/(?<=[.!?]) /, 1);
  return decided[decisive].test(plainLetters(first));
}

type Case = {
  decisive: Decisive;
  words?: RegExp;
  concepts?: RegExp;
  /** Tells more than what is known of any concept, or of a service, which does not speak of it. */
  comesFirst?: "always" | "service";
  texts: string[];
};

/**
 * What is true of every gate, for questions that the knowledge does not answer by themselves. The first case whose
 * words stand in the title, or whose concepts it names, is taken.
 */
const generalCases: Case[] = [
  {
    decisive: "dear",
    concepts: /^(controle|pilha|tag-veicular|antena|botoeira)/,
    texts: [
      "Para saber se o valor é justo, veja três itens do orçamento: o modelo da peça, a gravação na central e a garantia por escrito. Mande a foto do aparelho e do orçamento que recebeu, e respondemos com o nosso preço, sem custo.",
      "Se é caro ou justo depende do que está incluído: peça original ou compatível, gravação e visita. Compare itens iguais; com a foto da peça, passamos o nosso orçamento, que é grátis.",
    ],
  },
  {
    decisive: "dear",
    concepts:
      /^(motor|kit|instalacao|automatizar|basculante|deslizante|pivotante|portao|troca|ppa|garen|rossi|peccinin|nice|seg|jetflex|speedy)/,
    texts: [
      "Para saber se é caro, compare o valor instalado: aqui o kit basculante de até {width.quarterHp} sai por {models.pricesOr}, com entrega e instalação, e a troca do motor em casa fica de {price.homeSwap}. Acima disso, peça que expliquem o que está incluído.",
      "Caro é o que passa do instalado equivalente: o nosso kit basculante custa {models.pricesOr} com entrega e instalação, e a troca de motor em casa, de {price.homeSwap}. Confira se o orçamento que você tem inclui central, controles e garantia.",
    ],
  },
  {
    decisive: "dear",
    texts: [
      "Para saber se é caro, separe peça e mão de obra no orçamento e compare: a manutenção preventiva em casa parte de {price.preventive}, sem peças, e o motor inteiro, trocado, fica de {price.homeSwap}. O conserto que chega perto do motor novo não compensa.",
      "Para saber se é caro ou justo, compare com duas contas: a visita de manutenção preventiva em casa, a partir de {price.preventive}, sem peças, e a troca do motor inteiro, de {price.homeSwap}. Peça que digam o modelo da peça e a garantia do serviço.",
    ],
  },
  {
    decisive: "insured",
    texts: [
      "O seguro residencial costuma cobrir motor e placa queimados por raio ou oscilação só quando a apólice tem danos elétricos, com desconto da franquia. Desgaste e falta de manutenção ficam fora; um laudo do técnico com fotos ajuda no pedido.",
      "Depende da apólice: com a cobertura de danos elétricos, o seguro costuma pagar motor ou placa queimados, menos a franquia. Não jogue a peça fora antes da vistoria e guarde o orçamento por escrito.",
    ],
  },
  {
    decisive: "warranted",
    texts: [
      "A garantia cobre defeito do produto e da instalação: no que vendemos, {warranty.motor} no motor e {warranty.installation} no serviço. Raio, água, batida e desgaste costumam ficar fora, e a medição do técnico mostra qual foi a causa.",
      "Cobre quando o defeito é do motor ou da montagem: são {warranty.motor} no motor e {warranty.installation} na instalação, para o que compramos e instalamos com você. Surto de energia, água e mau uso em geral não entram na garantia.",
    ],
  },
  {
    decisive: "who-pays",
    words: /inquilin|proprietari|locad|locat|alug|imobiliaria|\bdono\b/,
    comesFirst: "always",
    texts: [
      "Em imóvel alugado, paga o proprietário quando o motor quebra por desgaste ou já veio com defeito, e paga o inquilino quando houve mau uso. O contrato pode dizer outra coisa, por isso avise a imobiliária por escrito antes de autorizar.",
      "Quem paga depende da causa: desgaste e defeito antigo costumam ser do proprietário; batida, água ou mau uso, do inquilino. Peça ao técnico a causa por escrito e leia o contrato antes do conserto.",
    ],
  },
  {
    decisive: "who-pays",
    words: /cancela/,
    comesFirst: "always",
    texts: [
      "Quem quebrou a cancela paga, se ficar provado: o motorista que forçou a passagem ou entrou colado em outro carro responde pelo dano. Se a haste desceu por defeito ou falta de sensor, a conta costuma ser do condomínio ou do estacionamento. Guarde a imagem da câmera e a causa escrita pelo técnico.",
      "Depende da causa: motorista que bateu ou passou sem esperar paga a cancela; defeito, sensor parado ou falta de manutenção costuma ficar com o condomínio ou o estacionamento. Imagem da câmera e laudo do técnico decidem.",
    ],
  },
  {
    decisive: "who-pays",
    words: /controle|\btag\b/,
    texts: [
      "No condomínio, o primeiro controle de cada unidade costuma entrar no rateio, e o extra ou perdido é pago pelo morador. A regra está na convenção ou sai da assembleia; a gravação é autorizada pelo síndico.",
    ],
  },
  {
    decisive: "who-pays",
    // "Quanto cobra a mais" is asked of who comes, and not of who owes it.
    words: /^(?!.*\bquanto (?:que )?(?:se )?(?:cobra|custa|fica|sai)\w*\b).*(?:condomin|sindic|morador|predio|ratei)/,
    texts: [
      "No condomínio, o conserto do portão é despesa comum e entra no rateio; só paga sozinho quem causou o dano, se isso ficar provado. Guarde a imagem da câmera e a causa escrita pelo técnico antes de cobrar alguém.",
      "O portão é área comum, e quem paga o conserto é o condomínio, no rateio. O síndico pode cobrar de um morador o dano que ele causou, com prova e como manda a convenção.",
    ],
  },
  {
    decisive: "who-pays",
    words: /vizinh/,
    texts: [
      "Portão que serve a duas casas costuma ser pago por quem usa, em partes iguais, salvo acordo por escrito. Se um dos lados causou o dano, paga quem causou; registre a causa com o técnico antes do conserto.",
    ],
  },
  {
    decisive: "lifespan",
    concepts:
      /^(motor|vida-util|ppa|garen|rossi|peccinin|nice|seg|jetflex|speedy|kit|basculante|deslizante|pivotante|portao)/,
    texts: [
      "Um motor de portão dura de {trade.life} em casa, com a folha leve e revisão {visits.home}. A folha pesada, o uso de prédio e os raios encurtam esse prazo em qualquer marca.",
    ],
  },
  {
    decisive: "lifespan",
    // A guarantee has its term.
    words: /^(?!.*\bgarantia\b)/,
    texts: [
      "Não há prazo certo: decidem o uso, o peso da folha, a chuva e a revisão {visits.home}. Para comparar, o motor inteiro dura de {trade.life} em casa; peça de desgaste se troca antes, pelos sinais.",
    ],
  },
  {
    decisive: "duration",
    texts: [
      "A regulagem e a troca de peça comum costumam ficar prontas na própria visita; placa fora do comum, solda e cabo podem pedir um segundo dia. Instalar um motor leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
    ],
  },
  {
    decisive: "rent",
    words: /cancela/,
    comesFirst: "always",
    texts: [
      "Aluguel de cancela não está na nossa tabela: trabalhamos com venda, instalação e conserto. Para um evento, procure locadora de cancela portátil, que traz base e operador; se a entrada vai ficar, a compra é orçada por foto e pela largura da passagem.",
    ],
  },
  {
    decisive: "rent",
    comesFirst: "always",
    texts: [
      "Aluguel de portão não está na nossa tabela: trabalhamos com venda, instalação e conserto, com o orçamento grátis por foto. Para uso por pouco tempo, compare o aluguel com a instalação avulsa, a partir de {price.installation}, em motor que você já tenha.",
    ],
  },
  {
    decisive: "open",
    texts: [
      "O atendimento pelo WhatsApp funciona {shop.hours}, e o técnico vai até o seu endereço, em {shop.area}. Mande agora o bairro e uma foto do portão: a resposta traz o valor e o primeiro horário livre para a visita ou a instalação.",
      "Pelo WhatsApp respondemos {shop.hours}, e o serviço é feito no seu endereço, em {shop.area}. Diga o bairro, mande a foto do portão e receba na conversa o valor e o horário em que o técnico pode ir.",
    ],
  },
  {
    decisive: "needed",
    words: /alvara|prefeitura|licenca/,
    comesFirst: "always",
    texts: [
      "Para pôr motor em portão que já existe, em regra não se pede alvará, porque não há obra nova. Se a troca muda muro, vão ou calçada, consulte a prefeitura antes; em condomínio ou imóvel tombado, peça a autorização por escrito.",
    ],
  },
  {
    decisive: "needed",
    words: /autoriza|permiss|assembleia|condomin/,
    texts: [
      "Em área comum precisa de autorização: conserto urgente o síndico resolve e presta contas, e troca de motor ou mudança de fachada vai à assembleia, como manda a convenção. Em casa própria basta a sua decisão.",
    ],
  },
  {
    decisive: "needed",
    words: /obra|quebrar|pedreiro|parede/,
    texts: [
      "Obra quase nunca precisa: o motor é fixado na folha ou na coluna, e o fio vem por canaleta. Só há quebra quando falta base, trilho ou ponto de energia perto do portão; a foto mostra antes.",
    ],
  },
  {
    decisive: "allowed",
    // Leave to use what is about to fall is never given, however it is asked.
    words:
      /\b(cabo|mola|contrapeso)s?\b.*\b(arrebent|romp|quebr|parti|estour|solt|desfi|caiu)|\b(arrebent|romp|quebr|parti|estour|solt|desfi|caiu)\w*.*\b(cabo|mola|contrapeso)s?\b/,
    texts: [
      "Não use o portão nem mexa nele: com cabo, mola ou contrapeso rompido, a folha pode cair. Desligue o disjuntor, não destrave, não deixe ninguém embaixo e chame o técnico, que escora a folha e troca as peças em par.",
    ],
  },
  {
    decisive: "possible",
    words:
      /\b(cabo|mola|contrapeso)s?\b.*\b(arrebent|romp|quebr|parti|estour|solt|desfi|caiu)|\b(arrebent|romp|quebr|parti|estour|solt|desfi|caiu)\w*.*\b(cabo|mola|contrapeso)s?\b/,
    texts: [
      "Não use o portão nem mexa nele: com cabo, mola ou contrapeso rompido, a folha pode cair. Desligue o disjuntor, não destrave, não deixe ninguém embaixo e chame o técnico, que escora a folha e troca as peças em par.",
    ],
  },
  {
    decisive: "allowed",
    words: /(condomin|sindic|assembleia).*(controle|\btag)|(controle|\btag).*(condomin|sindic|assembleia)/,
    comesFirst: "always",
    texts: [
      "O condomínio pode limitar os controles por unidade quando a convenção, o regimento ou a assembleia assim decidiu; sem regra escrita, o costume é um por vaga. Peça a regra à administração e compre o extra só com a gravação autorizada.",
      "Pode, se a regra estiver na convenção, no regimento ou em ata: o acesso é de segurança comum, e o limite por vaga é o mais usado. Quem precisa de mais um pede por escrito ao síndico, que autoriza a gravação.",
    ],
  },
  {
    decisive: "allowed",
    words: /sindic|condomin|morador|assembleia|convencao/,
    comesFirst: "always",
    texts: [
      "Em condomínio, pode o que a convenção e a assembleia permitem: o síndico responde pela manutenção e pela segurança do portão, e cobrança de um morador pede prova do dano. Peça a regra por escrito à administração.",
    ],
  },
  {
    decisive: "allowed",
    words: /\b(instal|coloc|automatiz|motoriz|por motor)\w*/,
    comesFirst: "service",
    texts: [
      "Pode, se a folha anda leve na mão, a estrutura está firme e há ponto de energia por perto. A folha torta, podre ou pesada se acerta antes; uma foto do portão inteiro e as medidas mostram o que falta.",
    ],
  },
  {
    decisive: "allowed",
    // "Abre sozinho" asks for no leave.
    words: /\b(mexer|abrir|trocar|consertar|regular|desmontar|eu mesmo|\w+(ar|er|ir) (ele |isso )?sozinh[oa])\b/,
    texts: [
      "Pode fazer sozinho o que é por fora, com o disjuntor desligado: limpar, trocar a pilha do controle, varrer o trilho. Placa, capacitor, cabo, mola e contrapeso não, porque guardam carga ou seguram o peso da folha.",
    ],
  },
  {
    decisive: "possible",
    words: /\b(instal|coloc|automatiz|motoriz|por motor|por um motor)\w*/,
    comesFirst: "service",
    texts: [
      "Dá, na maioria dos portões: a folha precisa andar leve na mão, ter estrutura firme onde prender o motor e energia por perto. O que estiver torto ou podre se acerta antes, e a foto mostra.",
    ],
  },
  {
    decisive: "possible",
    words: /consert|arrum|recuper|solucao|jeito/,
    concepts: /^(?:controle|pilha|tag-veicular|antena|botoeira|celular)/,
    texts: [
      "Em geral tem conserto quando a falha é de pilha, contato sujo ou botão gasto; com a plaquinha corroída ou trincada, troca-se por outro aparelho, gravado na central.",
    ],
  },
  {
    decisive: "possible",
    words: /consert|arrum|recuper|solucao|jeito|desentort/,
    texts: [
      "Na maior parte dos casos, tem conserto: troca-se a peça gasta e se corrige a causa. Só deixa de compensar quando o valor chega perto do motor novo, que trocado em casa fica de {price.homeSwap}.",
    ],
  },
];

const cases = generalCases.map((each) => ({ ...each, texts: withMeanings(each.texts) }));

type Request = { decisive: Decisive; words: string; concepts: readonly Concept[] };

const caseDecisions = new Set<Decisive>(["possible", "allowed", "needed"]);

/** A narrow question has an answer of its own, unless the title asks what it does not speak of. */
function answersCase({ broader, answers }: Concept, { decisive, words }: Case, title: string): boolean {
  if (broader === undefined || words === undefined || !caseDecisions.has(decisive)) return false;
  const [named = ""] = title.match(words) ?? [];
  return plainLetters(answers.any.join(" ")).includes(named);
}

function findCase({ decisive, words, concepts: [main] }: Request) {
  const id = main?.broader ?? main?.id ?? "";
  return cases.find(
    (each) =>
      each.decisive === decisive &&
      (each.words === undefined || each.words.test(words)) &&
      (each.concepts === undefined || each.concepts.test(id)) &&
      !(main && answersCase(main, each, words)),
  );
}

function isGeneral({ id }: Concept): boolean {
  return id === "motor" || id === "portao-automatico" || id === "portao-eletronico";
}

/** What can be said of any gate to such a question; none where only the case itself can tell. */
export function decideInGeneral(request: Request): { texts: string[]; comesFirst: boolean } {
  const { texts = [], comesFirst } = findCase(request) ?? {};
  const [main] = request.concepts;
  const isAboutService = main === undefined || main.kind === "service" || isGeneral(main);
  return { texts, comesFirst: comesFirst === "always" || (comesFirst === "service" && isAboutService) };
}

const insideMotor = new Set("placa engrenagem fuso embreagem rolamento corrente redutor".split(" "));

/** Bought and set up beside the motor: neither a new motor nor a visit to adjust one says anything of their price. */
const besideMotor = new Set(
  (
    "alarme antena bateria botoeira braco cabo-de-aco caiu-do-trilho camera cerca-eletrica chave-de-destravamento controle cremalheira energia-solar " +
    "contrapeso fechadura fotocelula instalacao-eletrica interfone luz-de-garagem modulo-wifi mola nobreak pilha protetor-de-surto receptor " +
    "sinaleiro solda tag-veicular trava trilho"
  ).split(" "),
);

/** A repair is weighed against a whole new motor. */
const newMotorLines = withMeanings([
  "Para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}, com mão de obra.",
  "Como teto da conta, a troca do motor inteiro, em casa, vai de {price.homeSwap}, com mão de obra.",
  "Se a conta chegar perto da troca do motor, de {price.homeSwap} em casa, o reparo deixa de compensar.",
]);

/** The same where a motor of a house does not serve. */
const heavyMotorLines = withMeanings([
  "Para comparar, o motor inteiro trocado em portão pesado ou de prédio fica de {price.heavySwap}, com mão de obra.",
  "Como teto da conta, a troca do motor inteiro, em portão pesado ou de prédio, vai de {price.heavySwap}, com mão de obra.",
]);

/** What somebody costs who comes to see what is wrong. */
const visitLines = withMeanings([
  "Se bastar regular, a visita de manutenção em casa parte de {price.preventive}, sem peças.",
  "Quando o caso é só de ajuste, a visita de manutenção em casa parte de {price.preventive}, sem peças.",
]);

/** Who asks what a part costs has it changed: the visit comes on top, and is no adjustment in its place. */
const partLines = withMeanings([
  "Só o ajuste, em casa, parte de {price.preventive}, sem peças; a troca soma a peça e a mão de obra.",
  "Quando basta ajustar, a visita em casa parte de {price.preventive}, sem peças. Na troca, somam-se a peça e o serviço.",
]);

/** Sold by the metre: what a visit costs says nothing of it. */
const byTheMetre = "trilho-preco-metro";

/** A figure of the list to measure a price by that is told by photo. */
export function findYardstick({ id, broader = id, kind }: Concept, isHeavy: boolean): string[] {
  if (id === byTheMetre || (kind !== "symptom" && kind !== "part")) return [];
  if (insideMotor.has(broader)) return isHeavy ? heavyMotorLines : newMotorLines;
  if (isHeavy || besideMotor.has(broader)) return [];
  return kind === "part" ? partLines : visitLines;
}
