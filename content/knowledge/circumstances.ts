import type { Concept, ConceptKind, Intent } from "#domain/knowledge/concept.ts";
import { plainLetters } from "#domain/search-text.ts";
import type { Knowledge } from "#domain/text/page-request.ts";

/** When, where or with whom something happens: what a title adds to its subject, and its answer must not pass over. */
type Circumstance = {
  /** In the title's words, in plain letters. */
  sign: RegExp;
  /** An answer that has this has spoken of it. */
  told: RegExp;
  /** Of a remote control the same has other causes. */
  subjects: "defects" | "remotes" | "choices" | "purchases";
  /** Where it is of no use to who only asks. */
  isForVisit?: boolean;
  /** Whether it is half of the question, and comes before the usual answer. */
  comesFirst: boolean;
  /** "[quantos]" is what the sign found. */
  texts: string[];
};

const choosing = new Set<Intent>(["buying", "comparison", "question", "price"]);
const mending = new Set<Intent>(["repair", "emergency", "question"]);
const paying = new Set<Intent>(["buying", "price"]);
/** What is told of these names the make by itself. */
const own = new Set<ConceptKind>(["symptom", "part", "brand", "model"]);
const faulty = new Set<ConceptKind>(["symptom", "part", "brand", "model"]);
const remoteIds = new Set([
  "controle",
  "controle-nao-funciona",
  "so-de-perto",
  "pilha",
  "clonado",
  "receptor",
  "antena",
]);

const weather = {
  cold: {
    sign: /\b(?:frio|friagem|inverno|gelad\w+)\b/,
    told: /\bfri[oa]\b|inverno/,
  },
  heat: {
    // "Abre no sol" says when nothing is wrong.
    sign: /\b(?:dias? (?:\w+ )?quentes?|calor|(?<!(?<!\bnao )\b(?:abre|fecha|funciona|volta|anda) )no sol|sol forte|bate (?:o )?sol|verao)\b/,
    told: /\bcalor\b|\bquentes?\b|\bsol\b|termic/,
  },
  rain: {
    sign: /\b(?:chuvas?|chov\w+|temporal|tempestade|molhou)\b/,
    told: /chuv|\bagua\b|umidade|molh|temporal|tempestade/,
  },
  // A noise is the same by day, and only then does it wake people.
  night: {
    // "Hoje à noite" is one night, and so is that of an emergency.
    sign: /^(?!.*\b(?:barulh|ruido|rang|chia|apit|acord|incomod|silenci|emergenc|urgen|socorro|plantao)).*(?<!\b(?:hoje|ontem|agora|amanha) )\b(?:a noite(?! inteira| toda)|de noite|madrugada)\b/,
    told: /noite|madrugada|sereno|escuro/,
  },
  morning: {
    sign: /(?<!\b(?:hoje|ontem|agora|amanha) )\b(?:de manha|pela manha|manhazinha|primeira (?:abertura|vez) do dia)\b/,
    told: /\bmanha\b|primeira abertura/,
  },
  wind: { sign: /\b(?:vento|ventania|vendaval)\b/, told: /vento|vendaval/ },
} as const;

/** Makes whose motors are sold; a title that sets another beside one of them asks which. */
const sold = ["PPA", "Garen", "Rossi", "Peccinin", "Nice", "AGL"];

function toMakeNote(make: string): Circumstance {
  const name = plainLetters(make);
  return {
    sign: new RegExp(String.raw`^(?!.*\b(?:ou|x|vs|versus|nao)\b).*\b(?:motor(?:es)?|kits?)\b.*\b${name}\b`),
    told: new RegExp(String.raw`\b${name}\b`),
    subjects: "purchases",
    comesFirst: false,
    texts: [
      `Trabalhamos com ${make}: pela foto do portão, dizemos qual modelo da marca serve e quanto fica instalado.`,
      `Sendo ${make}, o modelo certo e o valor saem pela foto e pelas medidas do portão, sem custo.`,
    ],
  };
}

const circumstances: Circumstance[] = [
  {
    ...weather.cold,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Se só acontece no frio, desconfie de graxa endurecida e de capacitor fraco: os dois pesam mais na primeira abertura da manhã.",
      "O frio engrossa a graxa velha e tira força do capacitor cansado: por isso o defeito aparece cedo e some à tarde.",
      "Defeito que só vem com o frio pede graxa nova e medição do capacitor antes de qualquer peça maior.",
    ],
  },
  {
    ...weather.heat,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Em dia muito quente, o motor já parte aquecido e o protetor térmico desliga antes; a folha de metal também dilata e pode raspar.",
      "O calor forte soma com o do próprio motor, e o protetor térmico desliga mais cedo; se raspa sempre no mesmo ponto, é a folha que dilatou.",
    ],
  },
  {
    ...weather.rain,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Se começou com a chuva, há duas suspeitas: água na placa, nos conectores ou na botoeira, e terra no trilho; deixe o disjuntor desligado e não abra a tampa.",
      "Quando vem com a chuva, o defeito costuma ser água na caixa do motor ou na botoeira, ou trilho cheio de terra: desligue o disjuntor e espere secar, sem abrir a tampa.",
      "Começou depois da chuva: desligue o disjuntor, não abra a tampa do motor e conte ao técnico, que procura água na placa, nos conectores e na botoeira.",
    ],
  },
  {
    ...weather.night,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Se só acontece à noite, comece pelo sereno na botoeira e na placa e pela lâmpada ou fonte que liga a essa hora e atrapalha o receptor.",
      "Defeito que só vem à noite aponta para umidade do sereno na placa ou na botoeira, ou para uma lâmpada que acende perto do receptor.",
    ],
  },
  {
    ...weather.morning,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Se só falha de manhã, os suspeitos são a graxa endurecida, a umidade da noite e o capacitor no fim: com tudo aquecido, o portão volta a andar.",
      "Falha só na primeira abertura do dia é sinal de graxa dura, umidade da noite ou capacitor fraco.",
    ],
  },
  {
    ...weather.wind,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Com vento forte, a folha fechada vira vela e o motor para ou recua por esforço: não aumente a força, confira folga, trava e batente.",
      "O vento empurra a folha fechada e a central entende como obstáculo: o acerto é na trava, no batente e na folga, e não na força.",
    ],
  },
  {
    sign: /\b(?:(?:falt\w+|queda|caiu|cai|volt\w+|acab\w+|oscil\w+|pique) (?:d[ea] )?(?:a )?(?:luz|energia|forca)|(?:luz|energia) (?:caiu|cai|acab\w+|volt\w+|falt\w+|oscil\w+)|apagao)\b/,
    told: /falta de (?:luz|energia)|queda|(?:sem|volta d?a?) (?:luz|energia)|(?:luz|energia) (?:volt|falt|cai|acab)|apagao|percurso/,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Se começou quando a luz voltou, veja o disjuntor e, com a passagem livre, faça uma abertura e um fechamento completos: sem energia, a central pode perder o percurso.",
      "Depois de uma queda de luz, a central pode perder o percurso ou a placa ter levado um surto: confira o disjuntor e faça um ciclo completo, com a passagem livre.",
    ],
  },
  {
    sign: /\b(?:raios?|relampagos?|trovoada)\b/,
    told: /\braio|surto|descarga/,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Com raio, o surto entra pela rede, pelo interfone ou pela botoeira: além da placa, o técnico confere receptor, fotocélula e motor.",
      "Depois de um raio, mais de uma peça pode ter queimado: placa, receptor, fotocélula e interfone são medidos na mesma visita.",
    ],
  },
  {
    sign: /\b(?:as vezes|de vez em quando|tem (?:hora|dia)s? que|um dia (?:sim|funciona)|hora (?:abre|funciona|fecha)|nem sempre|intermitente)\b/,
    told: /vai e vem|intermitente|as vezes|mau contato|de vez em quando/,
    subjects: "defects",
    comesFirst: false,
    texts: [
      "Defeito que vai e vem costuma ser mau contato, cabo roçando ou peça que falha quando esquenta: anote a hora, o tempo e se o portão abria ou fechava.",
      "Quando falha só às vezes, anote a hora, o clima e quantas aberturas houve antes: isso leva o técnico ao mau contato ou à peça que esquenta.",
    ],
  },
  {
    sign: /\b(?:depois (?:que|de|da|do)|apos|acabei de|recem)\b(?! (?:a |o |uma? )?(?:chuva|raio|temporal|tempestade|vendaval|queda|falta|apagao|batida|enchente|choveu|caiu|acabou|bateu))(?: \w+){0,4} (?:troc\w+|troca|instal\w+|consert\w+|arrum\w+|mexe\w+|manutencao|regul\w+|tecnico)\b/,
    told: /depois d[ao] (?:troca|servico|conserto|instalacao|manutencao|visita)|quem (?:fez|instalou|trocou|arrumou|mexeu)|garantia|\breforma/,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Se começou logo depois do serviço, chame primeiro quem o fez: regulagem, ligação ou peça fora do ponto é refeita na garantia, de ao menos 90 dias pela lei.",
      "Apareceu depois de um serviço: peça a volta de quem fez, dentro dos 90 dias que a lei dá, antes de pagar outro conserto.",
    ],
  },
  {
    sign: /\b(?:muito tempo (?:parado|sem us\w+)|meses (?:parado|sem us\w+)|sem uso|voltei de viagem|casa fechada|ficou parado)\b/,
    told: /sem uso|parado (?:por )?muito|muito tempo|meses/,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Portão que ficou muito tempo parado tem graxa seca, roldana presa e pilha vencida: comece pelo disjuntor, pela pilha e pela limpeza do caminho.",
      "Depois de muito tempo sem uso, a graxa seca e a pilha do controle acaba: confira o disjuntor, troque a pilha e limpe o caminho antes de insistir.",
    ],
  },
  {
    sign: /\bmotor (?:bem |muito |ja )?(?:antigo|velho)\b|\b(?:1[2-9]|2\d) anos\b/,
    told: /antig|velh|\banos\b|fora de linha/,
    subjects: "defects",
    comesFirst: false,
    texts: [
      "Em motor antigo, veja antes se a peça ainda existe: a conta do conserto se compara com a troca, de {price.homeSwap} em residência.",
      "Sendo antigo, o conserto só vale se há peça de reposição e se ele fica longe do preço da troca, de {price.homeSwap} em residência.",
    ],
  },
  {
    sign: /\b(?:(?:hora(?:rio)?|horas) (?:d[eo] )?(?:pico|movimento|rush)|todo mundo (?:chega|sai|entra|volta)|todos (?:chegam|saem))\b/,
    told: /ciclos|pico|uso intenso/,
    subjects: "defects",
    comesFirst: true,
    texts: [
      "Se só acontece na hora em que todos chegam, o motor faz mais ciclos por hora do que aguenta: uma pausa maior, que deixe passar vários carros por abertura, alivia até a visita.",
      "Falha só no horário de pico é sinal de ciclos demais para o motor; até a visita, aumente a pausa, para vários carros passarem a cada abertura.",
    ],
  },
  {
    // How often something is done is no call for a technician.
    sign: /^(?!.*\b(?:quant[ao]s? (?:vezes|tempo|meses|dias|anos)|frequencia|intervalo|vizinh[ao]s?)\b).*\b(?:predio|condominio|edificio)\b/,
    told: /predio|condomin|sindic|portaria|zelador|edificio/,
    subjects: "defects",
    isForVisit: true,
    comesFirst: false,
    texts: [
      "Em prédio, quem autoriza o serviço é o síndico ou a administradora; avise também a portaria, que controla a passagem até a visita.",
      "No prédio, avise a portaria e o síndico: uma controla a passagem, o outro autoriza o serviço.",
    ],
  },
  {
    sign: /\b(?:loja|comercio|mercado|padaria|restaurante|farmacia|oficina)\b/,
    told: /\bloja|comercio/,
    subjects: "defects",
    isForVisit: true,
    comesFirst: false,
    texts: [
      "Na loja, diga já na primeira mensagem a que horas precisa abrir ou fechar: a visita é marcada por aí.",
      "Sendo em loja, conte a hora de abrir e de fechar, para a visita não parar a venda.",
    ],
  },
  {
    sign: /\bidos[oa]s?\b|\bterceira idade\b/,
    told: /idos/,
    subjects: "defects",
    comesFirst: false,
    texts: [
      "Com pessoa idosa em casa, a folha tem de andar leve na mão e o destravamento ficar ao alcance, sem escada; se não é assim, peça o acerto.",
      "Para uma pessoa idosa, peça na mesma visita que a folha fique leve e o destravamento, ao alcance da mão.",
    ],
  },
  {
    ...weather.rain,
    subjects: "remotes",
    comesFirst: true,
    texts: [
      "Se o controle falha com a chuva, a água costuma estar na antena ou no receptor, e não no aparelho: teste outro controle no mesmo momento.",
      "Com chuva, o suspeito é o receptor ou a antena com umidade; se outro controle também falha, o aparelho está bom.",
    ],
  },
  {
    ...weather.cold,
    subjects: "remotes",
    comesFirst: true,
    texts: [
      "No frio, a pilha rende menos: se o controle só falha de manhã, troque a pilha antes de qualquer outra coisa.",
      "Controle que falha no frio costuma estar com a pilha no fim: ela rende menos em temperatura baixa.",
    ],
  },
  {
    sign: /\b(?:antenas?|torres?) d[aeo]s? (?:radio|tv|televisao|celular|transmissao)\b|\bperto (?:da|das|de) antenas?\b/,
    told: /antena|interfer|torre/,
    subjects: "remotes",
    comesFirst: true,
    texts: [
      "Perto de antenas de transmissão, o receptor pode ficar encoberto e o controle só abrir de perto: confirme com pilha nova e outro controle; um receptor avulso, com a antena afastada da caixa, costuma resolver.",
      "Antena de rádio ou de celular por perto pode cobrir o sinal do controle: se todos falham nas mesmas horas, a saída é outro receptor, com a antena afastada da caixa.",
    ],
  },
  {
    // How many remotes are wanted, or how often somebody comes to look after the gate, decides no motor.
    sign: /(?<!\b(?:controles?|tags?|chaveirinhos?|memoria|interfones?|porteiros?|receptor(?:es)?|manutenc(?:ao|oes)|revis(?:ao|oes)|preventivas?|lubrific\w+|engrax\w+)\b.*)\b\d{2,3} (?:carros|vagas|apartamentos|unidades|moradores|familias|casas)\b(?!.*\b(?:controles?|tags?|chaveirinhos?|memoria|receptor(?:es)?|manutenc(?:ao|oes)|revis(?:ao|oes)|preventivas?|lubrific\w+|engrax\w+)\b)/,
    told: /ciclos|uso (?:intenso|continuo)|hora de pico/,
    subjects: "choices",
    comesFirst: true,
    texts: [
      "Com [quantos], o que decide é o número de aberturas na hora de pico: procure na ficha os ciclos por hora e escolha motor de uso intenso, com folga.",
      "Para [quantos], escolha pela ficha técnica um motor de uso intenso, com ciclos por hora acima das aberturas do horário de pico; a força vem depois.",
    ],
  },
  {
    sign: /\bquarto\b/,
    told: /quarto|vibra/,
    subjects: "choices",
    comesFirst: false,
    texts: [
      "Com quarto em cima ou ao lado da garagem, o que incomoda é a vibração que passa pela parede: calço de borracha no suporte e batente macio ajudam tanto quanto o motor.",
      "Quem dorme sobre a garagem ouve a vibração da parede: peça suporte com borracha, batente macio e a folha bem equilibrada.",
    ],
  },
  {
    sign: /\b(?:subida|descida|rampa|ladeira|inclinad\w+|aclive|declive)\b/,
    told: /inclin|subida|descida|rampa|ladeira|desnivel/,
    subjects: "choices",
    comesFirst: false,
    texts: [
      "Em terreno inclinado, o de correr só serve com o trilho em nível, o de abrir não pode raspar na subida, e o basculante não depende do piso.",
      "Com rua inclinada, o trilho do portão de correr tem de ficar em nível; onde isso não é possível, o basculante leva vantagem.",
    ],
  },
  {
    sign: /\b(?:2|dois|3|tres) portoes\b/,
    told: /(?:dois|tres|2|3) portoes|cada portao|por portao/,
    subjects: "choices",
    comesFirst: false,
    texts: [
      "Com mais de um portão no mesmo endereço, a ida é uma só: mande uma foto de cada um, e o valor vem por portão.",
      "Sendo mais de um portão, mande foto e medida de cada: o orçamento vem por portão, com uma ida só.",
    ],
  },
  {
    sign: /\bnotas? fisca(?:l|is)\b|\bcom nota\b/,
    told: /\bnota\b/,
    subjects: "choices",
    comesFirst: false,
    texts: [
      "Se precisa de nota fiscal, diga já no pedido e mande o CNPJ ou o CPF, para ela sair com a descrição do serviço.",
      "Para a nota fiscal, mande o CNPJ ou o CPF junto com o pedido de orçamento.",
    ],
  },
  {
    sign: /\b\d{2,3} (?:ciclos|aberturas)\b(?=.*\bhora)/,
    told: /\b\d{2,3} (?:ciclos|aberturas)\b/,
    subjects: "choices",
    comesFirst: true,
    texts: [
      "Para [quantos] por hora, a ficha do motor tem de indicar um terço a mais que isso.",
      "Com [quantos] por hora, procure na ficha um limite um terço acima desse número.",
    ],
  },
  {
    // A day has room for what an hour has not.
    sign: /\b\d{2,3} ciclos\b(?!.*\bdia)/,
    told: /\b\d{2,3} ciclos\b/,
    subjects: "choices",
    comesFirst: true,
    texts: [
      "Se os [quantos] são por hora, a ficha do motor tem de indicar um terço a mais; se são por dia, um residencial bom atende.",
      "Para [quantos] por hora, procure na ficha um terço acima disso; se o número é do dia inteiro, um residencial bom basta.",
    ],
  },
  ...sold.map(toMakeNote),
];

function isAbout({ id, broader, kind }: Concept, intent: Intent, { subjects, isForVisit }: Circumstance): boolean {
  if (isForVisit && intent !== "repair" && intent !== "emergency") return false;
  if (subjects === "purchases")
    return paying.has(intent) && !own.has(kind) && !(intent === "price" && kind === "service");
  if (subjects === "choices") return choosing.has(intent) || kind === "service";
  if (!faulty.has(kind) || !mending.has(intent)) return false;
  return remoteIds.has(broader ?? id) === (subjects === "remotes");
}

/** What a title adds that its answer does not speak of; null where there is nothing, or nothing to say of it. */
export const tellCircumstance: Knowledge["tellCircumstance"] = ({ words, main, intent, answer }) => {
  for (const circumstance of circumstances) {
    const [found] = circumstance.sign.exec(words) ?? [];
    if (found === undefined || !isAbout(main, intent, circumstance)) continue;
    if (circumstance.told.test(plainLetters(`${answer} ${main.label}`))) continue;
    const { texts, comesFirst } = circumstance;
    return { texts: texts.map((text) => text.replace("[quantos]", found)), comesFirst };
  }
  return null;
};
