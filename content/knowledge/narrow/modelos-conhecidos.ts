import type { KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Gate = "sliding" | "tilting" | "swing" | "any";

type Known = {
  id: string;
  /** Make and name, for headings in the panel. */
  label: string;
  /** Sets of words that name it. */
  names: string[];
  /** Where titles are read as the make's alone: the name that stands for "[marca]", whether the make is typed or not. */
  call?: string;
  /** What is asked besides its make: a version or a number of it. */
  needsVersion?: boolean;
  gate: Gate;
  /** Continues "é": "motor de portão de correr". */
  is: string;
  /** Sentences on what its name tells, one of which follows. */
  tells: string[];
  /** Continues the model's name: what it costs, with "@" where the place goes. */
  cost: string;
  /** When it is the right one, and when not; begins with "Sim". */
  worth: string[];
  /** What is mended of it; continues "Trocamos". */
  mended: string;
  /** Said of it besides, in full sentences. */
  more?: KnowledgeSection[];
};

const swap = "fica@ de {price.homeSwap} na troca em casa, com mão de obra";
const heavy = `${swap}, e de {price.heavySwap} em portão pesado ou de prédio`;

const gates: Record<Gate, { serves: string[]; sums: string[]; time: string; measures: string }> = {
  sliding: {
    serves: [
      "O motor empurra a folha pela cremalheira, e por isso só serve em portão de correr.",
      "Ele fica fixo na base, e a engrenagem puxa a cremalheira presa à folha: o portão tem de ser de correr.",
    ],
    sums: [
      "O valor soma motor, controles e mão de obra; base, metros de cremalheira, ponto de energia e fotocélula só entram se faltarem.",
      "Na troca, a base e a cremalheira em bom estado ficam; no primeiro motor, elas e o ponto de energia somam ao valor da troca, por foto.",
    ],
    time: "De {time.sliding}, com trilho e base em ordem; em portão pesado, de {time.heavy}.",
    measures: "a largura, a altura e o material da folha",
  },
  tilting: {
    serves: [
      "O motor ergue a folha por fuso e braço, e por isso só serve em portão basculante, com o contrapeso certo.",
      "Ele conduz a folha que sobe, e quem sustenta o peso é o contrapeso: o equilíbrio vem antes do motor.",
    ],
    sums: [
      "O valor soma motor, controles e mão de obra; acerto de contrapeso, cabo, solda e ponto de energia só entram se a folha pedir.",
      "Na troca, fiação e fotocélula em bom estado ficam; reparo de cabo ou de contrapeso vem em linha separada.",
    ],
    time: "De {time.tilting} em casa, com a folha equilibrada; em portão pesado, de {time.heavy}.",
    measures: "a largura, a altura e o material da folha",
  },
  swing: {
    serves: [
      "O motor empurra e puxa uma folha de abrir, presa por dobradiças; portão de duas folhas leva dois.",
      "Ele serve em portão de abrir, um por folha, preso à coluna e à folha.",
    ],
    sums: [
      "O valor soma motor, central, controles e mão de obra; duas folhas pedem dois motores e passam do preço de um.",
      "Cada folha leva um motor; suportes, solda e ponto de energia entram se faltarem.",
    ],
    time: "O prazo sai com o orçamento, pela foto das colunas e das folhas.",
    measures: "o comprimento e o material de cada folha",
  },
  any: {
    serves: [
      "O tipo de portão vem antes de tudo: motor de correr não serve em basculante nem em portão de abrir.",
      "Veja na etiqueta para que portão a versão foi feita, porque de correr, basculante e de abrir usam motores diferentes.",
    ],
    sums: [
      "O valor soma motor, controles e mão de obra; base, suporte, ponto de energia e fotocélula só entram se faltarem.",
      "Na troca, o que está bom na instalação fica; no primeiro motor, base ou suportes e ponto de energia são orçados por foto.",
    ],
    time: "Em basculante, de {time.tilting}; em portão de correr, de {time.sliding}.",
    measures: "a largura, a altura e o material da folha",
  },
};

const wishes = ["", "preço", "comprar", "condomínio", "prédio", "casa", "comércio", "instalado", "preço instalado"];
const kinds = ["basculante", "deslizante", "correr", "pivotante", "portão abrir"];
const powers = ["1/4", "1/4 hp", "1/3", "1/3 hp", "1/2 hp"];
const whether = ["vale pena", "bom", "presta", "compensa"];
const told = [...wishes, ...kinds, ...whether];

function toAsks({ label, names, call, needsVersion }: Known): string[] {
  const [make = ""] = label.toLowerCase().split(" ");
  // A model of one word must outdo what is told of any; of more words it does so alone.
  const marks = (name: string) => (needsVersion || !name.includes(" ") ? ["[marca] [modelo]"] : []);
  const named = names.flatMap((name) =>
    combine([name], needsVersion ? marks(name) : ["[marca]", ...marks(name)], told),
  );
  return call === undefined
    ? named
    : [...named, ...combine(names, told), ...combine(names, [make], [...powers, ...whether])];
}

function toModel(model: Known): NarrowConcept {
  const { id, label, gate, is, tells, cost, worth, mended, more = [] } = model;
  const { serves, sums, time, measures } = gates[gate];
  const [here, anywhere] = [cost.replace("@", " {em}"), cost.replace("@", "")];
  const concept: NarrowConcept = {
    id,
    isAskedByName: true,
    broader: "modelos",
    label,
    phrase: `o motor ${label}`,
    asks: toAsks(model),
    intent: "buying",
    answers: {
      any: [
        ...tells.map(
          (tell) =>
            `Instalamos e consertamos o [marca] {em}, e vendemos a versão em linha: é ${is}. ${tell} Ele ${anywhere}; o valor fechado sai pela foto do portão.`,
        ),
        ...tells.map(
          (tell) =>
            `O [marca] é ${is}: instalamos, consertamos e vendemos a versão em linha. ${tell} Ele ${anywhere}; o valor fechado sai pela foto do portão.`,
        ),
      ],
      price: [
        ...tells.map(
          (tell) =>
            `O [marca], ${is}, ${here}. ${tell} Vendemos e instalamos a versão em linha: a foto do portão, com as medidas, traz o valor fechado, sem custo.`,
        ),
        ...tells.map(
          (tell) =>
            `O [marca], ${is}, ${anywhere}. ${tell} Vendemos e instalamos a versão em linha: a foto do portão, com as medidas, traz o valor fechado, sem custo.`,
        ),
      ],
      installation: [
        ...tells.map(
          (tell) =>
            `O [marca] é ${is} e ${anywhere}; se o motor você já comprou, a mão de obra parte de {price.installation}. ${tell} A foto do portão e da etiqueta diz se ele serve na folha.`,
        ),
      ],
      question: worth,
      comparison: worth,
    },
    sections: [
      ...more,
      {
        about: "choose",
        headings: ["O [marca] serve no seu portão?", "Antes de escolher o [marca]"],
        slots: [
          serves,
          [
            "A capacidade escrita na etiqueta deve passar do peso da folha com um terço de folga; chapa fechada e madeira pesam bem mais que grade.",
            "Estime o peso pelo tamanho e pelo material da folha e escolha a versão com um terço de margem, porque motor no limite esquenta.",
          ],
          [
            "Uma casa abre poucas vezes por dia; prédio e comércio pedem versão com mais ciclos por hora na ficha.",
            "Em entrada de muitos carros, os ciclos por hora da ficha decidem antes da força.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do [marca]", "A conta do [marca] instalado"],
        slots: [
          sums,
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "A garantia é de {warranty.motor} no motor comprado conosco e de {warranty.installation} na instalação.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se o [marca] já está no seu portão", "Conserto do [marca]"],
        slots: [
          [
            `Trocamos ${mended} só depois de medir, e o valor é dito antes.`,
            `No conserto, medimos primeiro e depois trocamos ${mended}, com o preço combinado antes.`,
          ],
          [
            "A peça se acha pelo nome inteiro da etiqueta, original ou compatível; só o ajuste, em casa, parte de {price.preventive}.",
            "O nome completo da etiqueta diz que peça serve; quando basta ajustar, a visita em casa parte de {price.preventive}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que controle funciona no [marca]?",
        answers: [
          "O que tiver a frequência e o código da central dele. A foto do controle atual, frente e verso, responde.",
        ],
      },
      {
        question: "Vocês instalam o [marca] comprado em outro lugar?",
        answers: [
          "Instalamos, se o modelo servir na folha e estiver completo: a mão de obra de motor comprado à parte começa em {price.installation}.",
        ],
      },
      { question: "Quanto tempo leva a instalação do [marca]?", answers: [time] },
      {
        question: "Vocês são autorizados da marca?",
        answers: [
          "Não: vendemos, instalamos e consertamos de forma independente. Motor na garantia de fábrica se resolve com quem vendeu.",
        ],
      },
    ],
    photo: `uma foto do portão inteiro, com ${measures}, e a da etiqueta do motor, se houver`,
  };
  return model.call === undefined ? concept : callByName(concept, model.call);
}

/** The same concept, in which the model is called by one name. */
function callByName(concept: NarrowConcept, name: string): NarrowConcept {
  const call = (texts: string[]) => texts.map((text) => text.replaceAll("[marca]", name));
  const { any, price = [], installation = [], question = [], comparison = [] } = concept.answers ?? { any: [] };
  return {
    ...concept,
    answers: {
      any: call(any),
      price: call(price),
      installation: call(installation),
      question: call(question),
      comparison: call(comparison),
    },
    sections: concept.sections.map((section) => ({ ...section, headings: call(section.headings) })),
    questions: concept.questions.map(({ question, answers }) => ({
      question: question.replaceAll("[marca]", name),
      answers: call(answers),
    })),
  };
}

/** A model that is called by its name alone, beside the one that titles call with its make. */
function toNamedAlone(model: Known): NarrowConcept {
  const id = `${model.id}-sem-marca`;
  return { ...toModel({ ...model, id, call: model.label }), asks: combine(model.names, told) };
}

const slidingParts = "engrenagem, capacitor, fim de curso ou placa";
const tiltingParts = "porca do fuso, capacitor, fim de curso ou placa";

const models: Known[] = [
  {
    id: "nice-robus",
    label: "Nice Robus",
    names: ["robus"],
    gate: "sliding",
    is: "motor de portão de correr (deslizante), de 24 V",
    tells: [
      "O número do nome acompanha os quilos que ele move, e a folha deve pesar cerca de um terço menos.",
      "O número do nome, 400, 600 ou 1000, acompanha a capacidade em quilos, que a etiqueta confirma.",
    ],
    cost: "é orçado@ por modelo e costuma passar do deslizante nacional, que na troca em casa fica de {price.homeSwap}, com mão de obra",
    worth: [
      "Sim, o [marca] é bom para portão de correr: é motor de 24 V, de partida e parada suaves, e aceita bateria de reserva, útil onde falta luz. Não compensa se a prioridade é preço ou peça na mesma semana: aí, um deslizante nacional fica de {price.homeSwap} na troca em casa, com mão de obra.",
    ],
    mended: "engrenagem, fim de curso, fonte, bateria ou central",
    more: [
      {
        about: "what",
        headings: ["O que muda por ser de 24 V", "24 V: parada suave e bateria"],
        slots: [
          [
            "O motor de 24 V é de corrente contínua: a central controla a velocidade, parte e freia aos poucos e não usa capacitor de partida.",
            "Em 24 V, a central regula a velocidade e a parada suave, e uma bateria de reserva pode mover o portão na falta de luz.",
          ],
          [
            "A alimentação continua vindo da rede da casa, pela fonte do próprio motor; placa comum de outra marca não serve nele.",
            "A rede da casa alimenta a fonte interna, e a central é própria: placa universal de motor comum não a substitui.",
          ],
        ],
      },
    ],
  },
  {
    id: "ppa-dz-rio-numero",
    label: "PPA DZ Rio com número",
    needsVersion: true,
    names: ["dz rio", "rio"],
    gate: "sliding",
    is: "motor de portão de correr (deslizante), com cremalheira",
    tells: [
      "O número que acompanha o Rio separa as versões pela capacidade, que a etiqueta confirma em quilos.",
      "O número do nome indica o porte da versão: quanto maior, mais folha ele move, dentro dos quilos da etiqueta.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em portão de correr de casa, se a capacidade da etiqueta passa do peso da folha com um terço de folga. Não compensa em folha mais pesada que isso nem em entrada de muitos carros, que pedem versão de mais ciclos; a troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "ppa-jet-rio",
    label: "PPA Jet Rio",
    call: "PPA Jet Rio",
    names: ["jet rio", "jetrio", "rio jetflex", "rio jet flex"],
    gate: "sliding",
    is: "motor de portão de correr (deslizante) da linha Rio",
    tells: [
      "Jet, no nome, é a versão JetFlex, com inversor, que acelera e freia aos poucos e abre mais rápido que o Rio comum.",
    ],
    cost: "é orçado@ pela versão e costuma passar do Rio comum, que na troca em casa fica de {price.homeSwap}, com mão de obra",
    worth: [
      "Sim, o PPA Jet Rio vale a pena se o portão é de correr, a folha anda leve e a espera na rua incomoda: o inversor abre mais rápido e freia antes do batente. Em folha pesada ou trilho ruim, não compensa; o Rio comum fica de {price.homeSwap} na troca em casa, com mão de obra.",
    ],
    mended: "engrenagem, sensor de posição ou placa com inversor",
  },
  {
    id: "ppa-eurus",
    label: "PPA Eurus",
    names: ["eurus"],
    gate: "sliding",
    is: "motor de portão de correr (deslizante)",
    tells: [
      "A etiqueta da versão diz os quilos e os ciclos por hora que ele aceita.",
      "Há mais de uma versão, e o nome inteiro, com o número, diz a capacidade.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em portão de correr, se os quilos e os ciclos da etiqueta passam do peso da folha e do seu uso com folga. Em folha leve e poucas aberturas, um deslizante menor atende e custa menos; a troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "ppa-potenza",
    label: "PPA Potenza",
    names: ["potenza", "bv potenza"],
    gate: "tilting",
    is: "motor de portão basculante",
    tells: [
      "Ele fica na lateral e ergue a folha por fuso e braço; até {width.quarterHp}, com a folha equilibrada, 1/4 HP costuma bastar.",
      "A versão se escolhe pela largura e pelo uso: casa e garagem de prédio pedem motores diferentes.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em portão basculante equilibrado, na versão certa para a largura e o uso. Em folha de até {width.quarterHp}, compare com o nosso kit de 1/4 HP, a partir de {price.lowest} instalado; a troca de motor em casa fica de {price.homeSwap}.",
    ],
    mended: tiltingParts,
  },
  {
    id: "ppa-penta-versao",
    label: "PPA Penta com versão",
    needsVersion: true,
    names: ["penta"],
    gate: "tilting",
    is: "motor de portão basculante de porte maior",
    tells: [
      "A versão Predial é a de garagem coletiva; as outras saem pela largura da folha e pelas aberturas por dia.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em basculante largo, pesado ou que abre muitas vezes por dia. Em folha de casa de até {width.quarterHp}, um kit de 1/4 HP, a partir de {price.lowest} instalado, atende por menos.",
    ],
    mended: tiltingParts,
  },
  {
    id: "ppa-piston",
    label: "PPA Piston",
    call: "PPA Piston",
    names: ["piston", "ppa pistão"],
    gate: "swing",
    is: "motor de pistão para portão pivotante, o de abrir",
    tells: [
      "O pistão se prende à coluna e empurra a folha; portão de duas folhas leva dois motores e uma central para os dois.",
    ],
    cost: "fica@ de {price.homeSwap} por motor na troca em casa, com mão de obra",
    worth: [
      "Sim, o [marca] vale a pena em portão de abrir com coluna firme e espaço ao lado para o pistão. Coluna muito larga ou folha longa pode pedir motor de braço; a troca em casa fica de {price.homeSwap} por motor, com mão de obra.",
    ],
    mended: "fuso, capacitor, fim de curso ou placa",
  },
  {
    id: "ppa-home-qual",
    label: "PPA Home",
    needsVersion: true,
    names: ["ppa home"],
    gate: "any",
    is: "a linha de casa da PPA, em duas versões: DZ Home, para portão de correr, e BV Home, para basculante",
    tells: ["A etiqueta diz qual das duas é a sua, e uma não serve no lugar da outra."],
    cost: swap,
    worth: [
      "Sim, o [marca] vale a pena em portão de casa, na versão do seu portão: DZ Home no de correr, BV Home no basculante. Em folha pesada ou uso coletivo, escolha uma versão maior; a troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: "capacitor, fim de curso, engrenagem ou placa",
  },
  {
    id: "garen-kdz-speed",
    label: "Garen KDZ Speed",
    call: "Garen KDZ Speed",
    names: ["kdz speed", "speed kdz"],
    gate: "sliding",
    is: "a versão rápida do KDZ, motor de portão de correr (deslizante)",
    tells: [
      "Speed é a velocidade: ele pede folha que corra leve na mão, batente firme e fotocélula.",
      "Ele abre em menos tempo que o KDZ comum, e por isso pede trilho limpo, batente firme e fotocélula.",
    ],
    cost: heavy,
    worth: [
      "Sim, o Garen KDZ Speed vale a pena se você espera na rua e o portão de correr anda leve: ele abre em menos tempo que o KDZ comum. Não vale em folha pesada, trilho torto ou entrada sem fotocélula; aí o KDZ comum resolve. A troca em casa fica de {price.homeSwap}, com mão de obra, conforme a versão.",
      "O Garen KDZ Speed compensa quando a espera na rua preocupa e a folha de correr está leve, com batente firme e fotocélula. Com trilho ruim ou folha no limite do peso, a velocidade só gasta mais, e o KDZ comum é a escolha; em casa, a troca fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
    more: [
      {
        about: "what",
        headings: ["O que o Speed muda em relação ao KDZ comum", "KDZ Speed: velocidade e cuidado"],
        slots: [
          [
            "O que muda é o tempo de abertura, que está na ficha da versão; o portão e a cremalheira são os mesmos de um deslizante comum.",
            "A diferença está na velocidade da folha; base, cremalheira e trilho continuam os de um portão de correr.",
          ],
          [
            "Quanto mais rápida a folha, mais forte ela chega ao fim: batente, ímãs de parada e fotocélula são conferidos antes da entrega.",
            "Com mais velocidade, a parada e a fotocélula passam a ser o principal da regulagem.",
          ],
        ],
      },
    ],
  },
  {
    id: "rossi-dz-nano-turbo",
    label: "Rossi DZ Nano Turbo",
    call: "Rossi DZ Nano Turbo",
    names: ["dz nano turbo", "nano turbo"],
    gate: "sliding",
    is: "a versão rápida do deslizante compacto da Rossi, para portão de correr de casa",
    tells: [
      "Turbo quer dizer que ele abre em menos tempo que o Nano comum; a folha precisa ser leve, com trilho limpo e fotocélula, e os quilos que ele move estão na etiqueta.",
    ],
    cost: `${swap}, conforme a cremalheira e a base`,
    worth: [
      "Sim, o Rossi DZ Nano Turbo vale a pena em portão de correr leve de casa, para quem quer esperar menos na rua: ele abre mais rápido que o Nano comum e ocupa pouco espaço. Não vale em chapa fechada, rampa ou entrada de muitos carros. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O Rossi DZ Nano Turbo vale a pena se a folha é de correr, corre leve na mão e abre poucas vezes por dia: o ganho é o tempo de abertura. Em folha pesada ou trilho ruim, a velocidade só gasta mais, e um deslizante maior dura mais; a troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
    more: [
      {
        about: "what",
        headings: ["Nano Turbo ou Nano comum", "O que se ganha e o que se perde com o Turbo"],
        slots: [
          [
            "O ganho é o tempo: a folha anda mais depressa que no Nano comum, e os segundos dependem da largura do vão e estão na ficha.",
            "Quem entra de uma rua perigosa ou cheia sente a diferença, porque o carro espera menos no portão.",
          ],
          [
            "Em troca, ele exige mais da folha: trilho sujo, roldana gasta e batente fraco aparecem logo como tranco.",
            "O outro lado é o cuidado: mais velocidade pede fotocélula, batente firme e revisão {visits.home}.",
          ],
          [
            "Se a espera não incomoda, o Nano comum ou outro deslizante de casa atende do mesmo jeito.",
            "Para prédio, comércio ou folha fechada, compare com um deslizante de mais quilos e mais ciclos por hora.",
          ],
        ],
      },
    ],
  },
  {
    id: "rossi-dz-numero",
    label: "Rossi DZ3 e DZ4",
    names: ["dz 3", "dz 4"],
    gate: "sliding",
    is: "motor de portão de correr (deslizante)",
    tells: [
      "DZ é a sigla dos deslizantes, o número separa as versões pela força, e Turbo costuma indicar a mais rápida; os quilos estão na ficha, que conferimos com o peso da sua folha.",
      "O número do nome separa as versões pela força, e Turbo costuma indicar a mais rápida; os quilos e os ciclos por hora da ficha se conferem com o peso da folha.",
    ],
    cost: swap,
    worth: [
      "Sim, o [marca] vale a pena em portão de correr, se os quilos da etiqueta passam do peso da folha com um terço de folga. Em folha leve de casa, um compacto atende por menos; em uso coletivo, olhe os ciclos por hora. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "rossi-nkx30-motor",
    label: "Rossi NKX30",
    needsVersion: true,
    names: ["nkx"],
    gate: "sliding",
    is: "de portão de correr (deslizante), com cremalheira",
    tells: [
      "NKX é o nome da central que vai nele; o modelo do motor e os quilos que ele move estão na etiqueta da carcaça.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em portão de correr, se os quilos da etiqueta passam do peso da folha com um terço de folga. NKX é a central que vai nele, e a peça se pede pelo código inteiro; a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "peccinin-fastgatter",
    label: "Peccinin Fastgatter",
    call: "Peccinin Fastgatter",
    names: ["fastgatter", "fast gatter"],
    gate: "sliding",
    is: "motor de portão de correr (deslizante), da família Gatter da Peccinin",
    tells: [
      "Fast indica a abertura mais rápida, e o número, como 1/3, a potência em HP; com folha que corre leve, batente firme e fotocélula, ele serve, e os quilos exatos estão na etiqueta.",
    ],
    cost: swap,
    worth: [
      "Sim, o Peccinin Fastgatter vale a pena em portão de correr leve, quando a espera na rua incomoda. Em folha pesada ou trilho ruim, prefira um deslizante comum; a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O Peccinin Fastgatter compensa para quem espera na rua e tem folha de correr leve, com trilho limpo e fotocélula. Se a folha pesa ou o trilho está torto, a velocidade só gasta mais, e o Gatter comum resolve; a troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
    more: [
      {
        about: "what",
        headings: ["O que dizem Fast e 1/3 no nome", "Fast Gatter: velocidade e potência"],
        slots: [
          [
            "Fast é a velocidade: a folha abre em menos tempo que no Gatter comum, e os segundos estão na ficha da versão.",
            "A palavra Fast separa a versão rápida da comum; a cremalheira e o trilho são os mesmos de um portão de correr.",
          ],
          [
            "Em motor de correr, 1/3 HP costuma levar até perto de 600 kg, conforme a ficha; para a folha, deixe um terço de folga.",
            "A versão de 1/3 HP atende, em geral, portão de correr de casa de uns 450 kg, e a ficha confirma os quilos.",
          ],
          [
            "Quanto mais rápida a folha, mais importam o batente, os ímãs de parada e a fotocélula, testados na entrega.",
            "Folha rápida chega com mais força ao fim: por isso a parada e a fotocélula são reguladas antes da entrega.",
          ],
        ],
      },
    ],
  },
];

const namedAlone = new Set(["nice-robus", "ppa-eurus", "ppa-potenza"]);

/** Makes of which the shop sells motors. */
const sold = ["ppa", "garen", "rossi", "peccinin", "agl"];

const soldModel: NarrowConcept = {
  ...toModel({
    id: "modelo-das-nossas-marcas",
    label: "Modelo das marcas que vendemos",
    names: [],
    gate: "any",
    is: "motor de portão da marca",
    tells: [""],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena se servir em duas contas: a capacidade da etiqueta passa do peso da folha com um terço de folga, e os ciclos por hora cabem no seu uso. Instalamos, consertamos e vendemos, ele ou o equivalente; a troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto do portão diz se é o seu caso.",
    ],
    mended: "capacitor, fim de curso, engrenagem ou placa",
  }),
  asks: [
    ...combine(sold, ["[modelo]", "motor [modelo]"], [...told, ...powers, "industrial", "casa", "ficha", "capacidade"]),
    ...combine(
      ["ppa robust", "ppa torsion", "garen flash"],
      ["", "preço", "basculante", "deslizante", "industrial", "motor"],
    ),
  ],
  answers: {
    any: [
      "Instalamos e consertamos o [marca] {em}, de forma independente, e vendemos a versão que estiver em linha ou a equivalente. A etiqueta da versão diz o tipo de portão, os quilos e os ciclos por hora; na troca em casa, com mão de obra, fica de {price.homeSwap}, e em portão pesado ou de prédio, de {price.heavySwap}. A foto do portão confirma se ele serve.",
      "Atendemos {em} com instalação e conserto do [marca], e com a venda dele ou do equivalente, conforme a versão. O que decide é a etiqueta da versão: tipo de portão, peso máximo da folha e tensão. Trocado em casa, com mão de obra, fica de {price.homeSwap}; a foto do portão, com as medidas, traz o valor fechado.",
      "O [marca] nós instalamos e consertamos, de forma independente, e vendemos a versão que estiver em linha ou a equivalente. A etiqueta da versão diz o tipo de portão, os quilos e os ciclos por hora; na troca em casa, com mão de obra, fica de {price.homeSwap}, e em portão pesado ou de prédio, de {price.heavySwap}. A foto do portão confirma se ele serve.",
      "O [marca] serve se a etiqueta for do seu tipo de portão e a capacidade passar do peso da folha com um terço de folga. Instalamos, consertamos e vendemos, ele ou o equivalente: na troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto do portão, com as medidas, traz o valor fechado.",
    ],
    price: [
      "O [marca] fica {em} de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. A versão da etiqueta e o que já existe no portão mudam a conta; a foto, com as medidas, traz o valor fechado, sem custo.",
      "O [marca] fica de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. A versão da etiqueta e o que já existe no portão mudam a conta; a foto, com as medidas, traz o valor fechado, sem custo.",
    ],
    question: [
      "Sim, o [marca] vale a pena se servir em duas contas: a capacidade da etiqueta passa do peso da folha com um terço de folga, e os ciclos por hora cabem no seu uso. Instalamos, consertamos e vendemos, ele ou o equivalente; a troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto do portão diz se é o seu caso.",
    ],
    comparison: [
      "Sim, o [marca] vale a pena se servir em duas contas: a capacidade da etiqueta passa do peso da folha com um terço de folga, e os ciclos por hora cabem no seu uso. Instalamos, consertamos e vendemos, ele ou o equivalente; a troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto do portão diz se é o seu caso.",
    ],
  },
};

/** Its name is a word of the language, which is not taken for a model. */
const aglTrino = callByName(
  {
    ...soldModel,
    id: "agl-trino",
    label: "AGL Trino",
    asks: combine(["agl trino"], ["", "preço", "deslizante", "motor", "[marca]", "[marca] [modelo]"]),
  },
  "AGL Trino",
);

type Power = {
  id: string;
  hp: string;
  /** Continues "essa potência". */
  slides: string;
  /** Continues "no basculante,". */
  tilts: string;
  /** Continues "O motor", with "@" where the place goes. */
  cost: string;
  /** Said of the shop's own kits, which tilt. */
  kit: string;
};

const powersOfMakes: Power[] = [
  {
    id: "um-quarto",
    hp: "1/4 HP",
    slides: "costuma levar até perto de 400 kg, boa para folha de uns 300 kg com folga",
    tilts: "serve a folha equilibrada de até {width.quarterHp} de largura",
    cost: swap,
    kit: "Para comparar, o nosso kit basculante de 1/4 HP parte de {price.lowest} instalado.",
  },
  {
    id: "um-terco",
    hp: "1/3 HP",
    slides: "costuma levar até perto de 600 kg, boa para folha de uns 450 kg com folga",
    tilts: "serve a folha equilibrada mais larga que {width.quarterHp}, em geral até uns 3,5 metros",
    cost: "fica@ de {price.homeSwap} na troca em casa, instalado e com mão de obra, acima do de 1/4 HP da mesma linha",
    kit: "",
  },
  {
    id: "meio-hp",
    hp: "1/2 HP",
    slides: "costuma levar até perto de 1.000 kg, boa para folha pesada ou de muito uso",
    tilts: "serve a folha larga ou pesada, já equilibrada",
    cost: heavy,
    kit: "",
  },
];

/** A make's motor of so much power: what it moves, what it costs, and that it is fitted. */
function toPower({ id, hp, slides, tilts, cost, kit }: Power): NarrowConcept {
  const value = hp.replace(" HP", "");
  const names = [value, `${value} hp`];
  const price = `Ele ${cost.replace("@", "")}`;
  const places = [" {em}", ""];
  return {
    id: `motor-da-marca-${id}`,
    isAskedByName: true,
    broader: "potencia",
    label: `Motor da marca de ${hp}`,
    phrase: `o motor de ${hp} da marca`,
    asks: combine(
      names,
      ["[marca]", "[marca] motor", "[marca] [modelo]"],
      [
        "",
        "deslizante",
        "correr",
        "pivotante",
        "preço",
        "deslizante preço",
        "basculante",
        "basculante preço",
        "portão",
      ],
    ),
    intent: "buying",
    answers: {
      any: places.flatMap((where) => [
        `Instalamos e trocamos motor [marca] de ${hp}${where}: em portão de correr, essa potência ${slides}; no basculante, ${tilts}. ${price}, e a foto do portão, com a largura, fecha o valor.`,
        `Instalamos e trocamos motor [marca] deslizante de ${hp}${where}: essa potência ${slides}, conforme a ficha. ${price}. Cremalheira e base em bom estado ficam, e a foto do portão fecha o valor.`,
        `Instalamos e trocamos motor [marca] basculante de ${hp}${where}: essa potência ${tilts}. ${price}, e a foto do portão por dentro, com a largura, fecha o valor. ${kit}`.trim(),
      ]),
      price: places.flatMap((where) => {
        const told = cost.replace("@", where);
        return [
          `O motor [marca] de ${hp} ${told}. Em portão de correr, essa potência ${slides}; no basculante, ${tilts}. Instalamos o [marca] ou o equivalente, com o valor fechado pela foto.`,
          `O motor [marca] deslizante de ${hp} ${told}. Essa potência ${slides}, conforme a ficha. Instalamos o [marca] ou o equivalente, com o valor fechado pela foto.`,
          `O motor [marca] basculante de ${hp} ${told}. Essa potência ${tilts}. ${kit} Instalamos o [marca] ou o equivalente, com o valor fechado pela foto.`.replace(
            "  ",
            " ",
          ),
        ];
      }),
    },
    sections: [
      {
        about: "choose",
        headings: [`O [marca] de ${hp} serve no seu portão?`, `${hp}: confira antes de comprar o [marca]`],
        slots: [
          [
            "No deslizante, quem decide são os quilos da ficha, e não os HP: deixe um terço de folga sobre o peso da folha.",
            "Em portão de correr, compare os quilos da ficha com o peso da folha e deixe um terço de margem.",
          ],
          [
            "No basculante, a largura e o equilíbrio da folha vêm antes: contrapeso errado cansa qualquer potência.",
            "Em basculante, o contrapeso é acertado antes, porque motor nenhum compensa folha desequilibrada.",
          ],
          [
            "A velocidade é do modelo, e não da potência; para abrir mais rápido, olhe os segundos da ficha.",
            "Mais HP move mais peso, e não mais depressa: o tempo de abertura está na ficha do modelo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", `A conta do [marca] de ${hp}`],
        slots: [
          [
            "O valor soma motor, controles e mão de obra; base, cremalheira ou suporte, ponto de energia e fotocélula só entram se faltarem.",
            "Na troca, o que está bom na instalação fica; o que falta é orçado em linha separada.",
          ],
          [
            "O motor comprado conosco tem {warranty.motor} de garantia, e a instalação, {warranty.installation}; o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: `Já comprei o [marca] de ${hp}. Quanto é só a instalação?`,
        answers: [
          "A mão de obra de motor comprado à parte começa em {price.installation}, depois de conferida a folha.",
        ],
      },
      {
        question: "Os controles que tenho servem no motor novo?",
        answers: [
          "Servem se a central aceita o mesmo código e a mesma frequência. A foto do controle, frente e verso, responde.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: ["Em basculante, de {time.tilting}; em portão de correr, de {time.sliding}."],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor atual",
  };
}

const ppaTriflex: NarrowConcept = {
  id: "ppa-triflex",
  isAskedByName: true,
  broader: "modelos",
  label: "PPA Triflex",
  phrase: "a central PPA Triflex",
  asks: combine(
    ["triflex"],
    ["", "ppa", "[marca]", "[marca] ppa", "[marca] [modelo] ppa", "[marca] [modelo]"],
    ["", "motor", "placa", "central"],
    ["", "preço"],
  ),
  intent: "buying",
  answers: {
    any: [
      "Trocamos e consertamos a PPA Triflex {em}, e vendemos a que estiver em linha: é central com inversor, a placa que comanda motor PPA rápido, e não um motor. A foto da etiqueta do motor diz se ela serve e o valor com a programação; placa comum não entra no lugar dela. Como teto, a troca do motor em casa fica de {price.homeSwap}.",
      "A PPA Triflex é central com inversor, a placa que comanda motor PPA rápido, e não um motor. Trocamos, regulamos e consertamos: a foto da etiqueta do motor diz se ela serve e o valor, e placa comum não entra no lugar dela. Como teto, a troca do motor em casa fica de {price.homeSwap}.",
      "Triflex é o nome de uma central da PPA com inversor, que controla a velocidade do motor. A placa se pede pelo motor em que vai: mande a foto da etiqueta e do controle, e dizemos se há, o valor com a troca e a programação e se compensa diante de um motor novo, de {price.homeSwap} em casa.",
    ],
    price: [
      "A placa PPA Triflex não tem valor de tabela: ela sai pela foto da etiqueta do motor, já com a troca e a programação, e custa mais que a placa comum, porque tem inversor. A visita que confirma o defeito parte de {price.preventive} em casa, sem peças; o motor inteiro trocado fica de {price.homeSwap}, e perto disso a placa não compensa.",
      "O valor da PPA Triflex depende da versão e de os controles atuais servirem, e a foto da etiqueta do motor basta para o orçamento, grátis, com troca e programação. Para comparar: a visita com medição parte de {price.preventive} em casa, sem peças, e o motor inteiro trocado fica de {price.homeSwap}.",
    ],
  },
  sections: [
    {
      about: "cost",
      headings: ["O que entra no valor da Triflex", "A conta da placa trocada"],
      slots: [
        [
          "Pagam-se a placa, a troca e a programação, em linhas separadas; controles novos só entram se os atuais não servirem.",
          "O orçamento separa a placa da mão de obra, e a programação dos controles que você tem vai junto.",
        ],
        [
          "Se o dano é só de relé, fusível ou conector, o reparo da placa sai menos que uma nova.",
          "Antes de orçar placa nova, vemos se o defeito é de conector, sensor ou fonte, que se conserta.",
        ],
        [
          "Motor antigo, com redutor gasto, pede as duas contas lado a lado: a placa ou o motor novo.",
          "Em motor já gasto, a placa nova raramente compensa, e dizemos isso no orçamento.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que a Triflex faz", "Central com inversor: o que muda"],
      slots: [
        [
          "O inversor acelera e freia o motor aos poucos; por isso a central e o motor têm de combinar.",
          "Com inversor, a central regula partida, velocidade e parada suave, e não usa o capacitor de partida do motor comum.",
        ],
        [
          "Depois da troca, a central aprende o percurso, recebe os controles e tem força e parada testadas.",
          "A troca inclui gravar percurso e controles e testar fotocélula e parada.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de trocar a placa", "Defeitos que parecem placa queimada"],
      slots: [
        [
          "Falta de energia, fusível aberto, sensor de posição ruim e folha presa parecem placa queimada; por isso são medidos antes.",
          "Folha presa, cabo do motor solto e sensor de posição com defeito parecem placa queimada; o técnico mede antes de trocar.",
        ],
        [
          "Aterramento e protetor contra surto evitam que a placa nova queime pelo mesmo motivo.",
          "Se a falha veio depois de raio, confira o aterramento antes de pôr a placa nova.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: "Placa comum serve no lugar da Triflex?",
      answers: ["Não: motor com inversor precisa da central da própria linha."],
    },
    {
      question: "Os controles continuam com a Triflex nova?",
      answers: ["Continuam, se usarem o mesmo código e frequência; todos são gravados de novo."],
    },
    {
      question: "Vocês consertam a Triflex ou só trocam?",
      answers: ["Dano localizado pode ter reparo; com trilha queimada ou muita oxidação, a troca é mais segura."],
    },
  ],
  photo: "uma foto da etiqueta do motor, com a tampa fechada, e outra do controle, frente e verso",
};

/** Models of which it is known for what kind of gate they are. */
export const knownModels: NarrowConcept[] = [
  ...models.map(toModel),
  ...models.filter(({ id }) => namedAlone.has(id)).map(toNamedAlone),
  soldModel,
  aglTrino,
  ...powersOfMakes.map(toPower),
  ppaTriflex,
];
