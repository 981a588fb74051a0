import type { Aspect, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Mended = {
  id: string;
  broader: string;
  name: string;
  /** How titles name it, in lower case. */
  names: string[];
  /** What fails in it, after "costuma ser" or "quase sempre é". */
  faults: string;
  /** What is looked at before the motor. */
  first: string;
  /** What costs little to mend in it, where it is not what costs little in most. */
  cheap?: string;
  sections?: NarrowConcept["sections"];
  keep: Aspect[];
  questions: NarrowConcept["questions"];
};

const asking = ["assistência", "assistência técnica", "autorizada", "conserto", "consertar", "consertam", "arrumar"];

/** Who wants a known model mended is told what fails in that model, which its own page tells. */
function toMending({
  id,
  broader,
  name,
  names,
  faults,
  first,
  cheap,
  sections = [],
  keep,
  questions,
}: Mended): NarrowConcept {
  const small = cheap ?? "capacitor, fim de curso e regulagem";
  return {
    id,
    isAskedByName: true,
    broader,
    label: `Conserto do ${name}`,
    phrase: `o conserto do ${name}`,
    asks: combine(names, asking),
    intent: "repair",
    answers: {
      any: [
        `Consertamos o ${name} no seu endereço, como assistência independente da fábrica. O defeito costuma ser ${faults}, e o técnico confere ${first} antes de abrir o motor. A visita com regulagem em casa custa a partir de {price.preventive}, sem peças.`,
        `Fazemos assistência técnica do ${name} no local, sem vínculo com a fábrica. O técnico começa por ${first} e só troca a peça que falhou, quase sempre ${faults}. Em residência, a regulagem custa a partir de {price.preventive}, sem peças.`,
        `No ${name}, o defeito costuma ser ${faults}. O técnico confere ${first} antes de abrir o motor e informa o valor da peça antes de trocar. A visita com regulagem em casa custa a partir de {price.preventive}, sem peças.`,
      ],
      price: [
        `O preço do conserto do ${name} depende da peça: ${small} custam pouco, e placa e engrenagens de dentro custam mais. Em casa, a visita com ajuste parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, com mão de obra.`,
        `Consertar um ${name} custa a partir de {price.preventive} em casa, quando basta regular, sem peças. Com peça a trocar, o valor é informado antes, e compensa enquanto ficar bem abaixo do motor novo, de {price.homeSwap} instalado.`,
      ],
    },
    sections,
    keep,
    questions: [
      ...questions,
      {
        question: `Vocês são assistência autorizada do ${name}?`,
        answers: [
          "Não, a assistência é independente. Motor ainda na garantia deve ir à rede da fábrica, com a nota, para não perder a cobertura.",
          "Não somos autorizada. Se o motor foi comprado há pouco, use primeiro a garantia de fábrica; fora dela, o conserto é conosco.",
        ],
      },
      {
        question: `O conserto do ${name} tem garantia?`,
        answers: [
          "Tem a da lei, de 90 dias para o serviço e a peça trocada. Se entrar um motor novo vendido por nós, são {warranty.motor}.",
          "São 90 dias pela lei, contados da nota, no serviço e na peça. O motor novo que vendemos tem {warranty.motor}.",
        ],
      },
    ],
    photo: `uma foto da etiqueta do ${name} e, se o portão ainda anda sem risco, um vídeo do defeito`,
  };
}

const mended: Mended[] = [
  {
    id: "gatter-assistencia",
    broader: "peccinin-gatter",
    name: "Peccinin Gatter",
    names: ["gatter", "peccinin gatter"],
    faults: "capacitor fraco, engrenagem gasta ou ímã do fim de curso fora do lugar",
    first: "trilho, roldanas e cremalheira",
    keep: ["signs", "visit", "replace"],
    questions: [
      {
        question: "Ainda se acha peça para o Gatter?",
        answers: [
          "Em muitos casos, sim. A engrenagem se pede pelo modelo exato da etiqueta, e capacitor e ímã são comuns; a placa, quando acabou, pode dar lugar a uma universal.",
          "Quase sempre, com o nome completo da etiqueta. Só a engrenagem e a placa são próprias do modelo; o resto tem equivalente.",
        ],
      },
    ],
  },
  {
    id: "penta-assistencia",
    broader: "ppa-penta",
    name: "PPA Penta",
    names: ["penta", "ppa penta"],
    faults: "fuso e porca gastos, capacitor fraco ou fim de curso fora do ponto",
    first: "cabos, roldanas e contrapeso",
    keep: ["signs", "visit", "safety"],
    questions: [
      {
        question: "O Penta para na hora de pico. É o motor?",
        answers: [
          "Quase sempre é a proteção contra calor, por folha pesada ou aberturas demais. O técnico confere o contrapeso e mede a corrente antes de trocar peça.",
          "Em geral ele desarma quente e volta frio. A causa mais comum é o contrapeso fora do ponto, que faz o motor carregar a folha.",
        ],
      },
    ],
  },
  {
    id: "dz-home-assistencia",
    broader: "ppa-dz-home",
    name: "PPA DZ Home",
    names: ["dz home", "ppa dz home"],
    faults: "capacitor fraco, engrenagem gasta ou ímã do fim de curso deslocado",
    first: "trilho, roldanas e folga da cremalheira",
    keep: ["visit", "check", "care"],
    questions: [
      {
        question: "O DZ Home ronca e não anda. O que costuma ser?",
        answers: [
          "Capacitor fraco ou folha presa no trilho. Desligue o disjuntor e não insista, porque parado com energia o motor queima.",
          "Na maioria das vezes, o capacitor, que dá a partida. Antes o técnico solta o motor e vê se a folha corre leve na mão.",
        ],
      },
      {
        question: "Quando vale trocar o DZ Home em vez de consertar?",
        answers: [
          "Quando o eixo tem folga ou a folha pesa mais do que um motor de casa move. A troca em residência fica de {price.homeSwap}, com mão de obra.",
          "Com folga no redutor ou duas peças caras ruins ao mesmo tempo. O motor novo, em casa, custa de {price.homeSwap}, já instalado.",
        ],
      },
    ],
  },
  {
    id: "dz-rio-assistencia",
    broader: "ppa-dz-rio",
    name: "PPA DZ Rio",
    names: ["dz rio", "ppa dz rio"],
    faults: "capacitor fraco, engrenagem gasta ou ímã do fim de curso deslocado",
    first: "trilho, roldanas e folga da cremalheira",
    keep: ["signs", "visit", "check"],
    questions: [
      {
        question: "A engrenagem do DZ Rio gastou. Troca só ela?",
        answers: [
          "Troca, pela versão escrita na etiqueta, e a cremalheira é acertada na mesma visita. Desalinhada, ela gasta a peça nova do mesmo modo.",
          "Sim, se o eixo está sem folga. O técnico confere antes os dentes da cremalheira e a distância entre as duas.",
        ],
      },
    ],
  },
  {
    id: "bv-home-assistencia",
    broader: "ppa-bv-home",
    name: "PPA BV Home",
    names: ["bv home", "ppa bv home"],
    faults: "porca do fuso gasta, capacitor fraco ou fim de curso fora do ponto",
    first: "cabos, roldanas e contrapeso",
    keep: ["signs", "visit", "replace"],
    questions: [
      {
        question: "O BV Home gira e o portão não sobe. O que houve?",
        answers: [
          "Em geral a porca do fuso se gastou, ou o motor ficou destravado. Não passe embaixo nem solte a folha; a porca é trocada no local.",
          "Porca do fuso sem rosca ou braço solto são as causas comuns. Desligue o disjuntor e deixe o portão como está até a visita.",
        ],
      },
    ],
  },
  {
    id: "dz-nano-assistencia",
    broader: "rossi-dz-nano",
    name: "Rossi DZ Nano",
    names: ["dz nano", "rossi dz nano", "rossi nano"],
    faults: "engrenagem gasta, capacitor fraco ou ímã do fim de curso deslocado",
    first: "roldanas, trilho e cremalheira",
    keep: ["signs", "visit", "check"],
    questions: [
      {
        question: "O DZ Nano quebra sempre a mesma peça. Por quê?",
        answers: [
          "Porque a causa ficou: folha pesada demais para um motor compacto, ou cremalheira apertada contra a engrenagem. O técnico confere as duas antes de pôr a peça nova.",
          "Em geral a folha passa do que ele move com folga, ou o trilho prende. Sem corrigir isso, a peça nova dura pouco.",
        ],
      },
    ],
  },
  {
    id: "agl-assistencia",
    broader: "agl",
    name: "motor AGL",
    names: ["agl", "motor agl", "portão agl"],
    faults: "capacitor fraco, fim de curso deslocado ou trava elétrica que não solta",
    first: "trava elétrica, folha e energia",
    keep: ["causes", "visit", "check"],
    questions: [
      {
        question: "O interfone e a fechadura AGL entram no conserto?",
        answers: [
          "Mande também a foto do interfone ou da fechadura. A ligação deles com o portão é testada na visita, e dizemos se atendemos o aparelho.",
          "A ligação com a placa do motor entra no teste. Se o defeito for do interfone ou da fechadura, a foto mostra se podemos atender.",
        ],
      },
      {
        question: "Ainda se acha peça para motor AGL?",
        answers: [
          "Capacitor, fim de curso e controle têm equivalente. Placa e engrenagem dependem do modelo, que está na etiqueta.",
          "Para as peças comuns, sim. A engrenagem e a placa próprias são conferidas pela foto da etiqueta, antes da visita.",
        ],
      },
    ],
  },
  {
    id: "jetflex-assistencia",
    broader: "jetflex",
    name: "motor JetFlex",
    names: ["jetflex", "ppa jetflex", "motor jetflex", "motor ppa jetflex", "jet flex"],
    faults: "placa com inversor atingida por surto, percurso perdido ou folha pesada",
    first: "rede, aterramento, sensor de posição e folha",
    cheap: "regular, gravar o percurso de novo e trocar um sensor",
    sections: [
      {
        about: "check",
        headings: ["O que conferir no JetFlex antes da visita", "Testes por fora, com a tampa fechada"],
        slots: [
          [
            "Estes testes não pedem ferramenta e se fazem com a passagem livre. Se o motor ronca, cheira a queimado ou a folha está torta, só desligue o disjuntor.",
            "Faça um teste de cada vez, longe da folha e sem abrir o motor. Folha inclinada ou cabo solto pedem apenas o disjuntor desligado.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; se cair de novo, deixe desligado.",
          "Acione uma vez pela botoeira, o botão da parede: se abre, a falha é do controle.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Filme de longe uma tentativa, com som.",
          "Fotografe a etiqueta do motor, com o nome completo da versão.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o JetFlex é consertado", "O que o técnico faz no JetFlex"],
        slots: [
          [
            "O técnico mede a tensão da rede e o fio terra e vê se a folha está equilibrada. Depois testa o sensor que informa a posição e manda a central gravar o percurso outra vez. A placa só é trocada quando esses testes passam e ela continua sem comandar o motor.",
            "A visita começa pela rede e pela folha, porque tensão ruim e peso a mais fazem a placa boa parecer queimada. Em seguida vêm o sensor de posição e o percurso, gravado de novo. Se a placa falhou mesmo, entra outra da mesma linha, com o preço aprovado antes.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Uma placa comum serve no JetFlex?",
        answers: [
          "Não. O JetFlex tem inversor, o circuito que controla a velocidade, e só trabalha com a placa da própria linha.",
          "Não serve, porque o motor do JetFlex depende do inversor. A placa precisa ser a da linha e da versão escrita na etiqueta.",
        ],
      },
      {
        question: "O JetFlex ficou lento. O motor está no fim?",
        answers: [
          "Quase nunca. A lentidão costuma vir da folha pesada, do contrapeso fora do ponto ou do percurso que precisa ser gravado de novo.",
          "Em geral, não. A central reduz a velocidade quando sente esforço, por isso o técnico confere primeiro a folha.",
        ],
      },
    ],
  },
  {
    id: "ggport-assistencia",
    broader: "ggport",
    name: "motor GGPort",
    names: ["ggport", "motor ggport", "portão ggport"],
    faults: "capacitor fraco, fim de curso deslocado ou engrenagem gasta",
    first: "folha, energia e botoeira",
    keep: ["signs", "visit", "replace"],
    questions: [
      {
        question: "Ainda se acha engrenagem de GGPort?",
        answers: [
          "Depende do modelo da etiqueta, porque a engrenagem é própria dele. Sem ela, o motor é trocado, e a cremalheira de mesmo passo fica.",
          "Em parte dos modelos. A etiqueta e uma foto da peça mostram antes da visita se há engrenagem igual.",
        ],
      },
    ],
  },
  {
    id: "omegaport-assistencia",
    broader: "omegaport",
    name: "motor Omegaport",
    names: ["omegaport", "motor omegaport", "portão omegaport"],
    faults: "capacitor fraco, fim de curso fora do ponto ou desgaste do redutor, a caixa de engrenagens",
    first: "folha, energia e ruído do redutor",
    keep: ["signs", "visit", "replace"],
    questions: [
      {
        question: "Meu Omegaport é antigo. Ainda vale o conserto?",
        answers: [
          "Vale quando o redutor está firme e falhou uma peça só. Com moagem ou folga no eixo, peça também o preço da troca, de {price.homeSwap} em casa.",
          "Se as engrenagens de dentro não têm folga, sim. Se o motor faz som de moagem, compare com o novo, de {price.homeSwap} instalado.",
        ],
      },
    ],
  },
  {
    id: "unisystem-assistencia",
    broader: "unisystem",
    name: "motor Unisystem",
    names: ["unisystem", "motor unisystem", "portão unisystem"],
    faults: "capacitor fraco, placa sem peça original ou engrenagem gasta",
    first: "modelo da etiqueta, folha e redutor",
    keep: ["causes", "visit", "replace"],
    questions: [
      {
        question: "Ainda se acha placa para Unisystem?",
        answers: [
          "A original pode não existir mais. Em motor comum, uma central universal costuma servir, com os controles gravados de novo.",
          "Nem sempre a original. A saída usual é a placa universal, conferida pela potência, pela tensão e pelo fim de curso.",
        ],
      },
    ],
  },
];

export const assistenciaDeCadaModelo: NarrowConcept[] = mended.map(toMending);

/** NKX is the name of a board: who wants it mended wants no motor looked at first. */
export const consertoDeCentralPeloNome: NarrowConcept[] = [
  {
    id: "nkx-assistencia",
    broader: "rossi-nkx",
    label: "Conserto da central Rossi NKX",
    phrase: "o conserto da central Rossi NKX",
    asks: combine(["nkx", "rossi nkx", "nkxh", "nkxh30"], asking),
    intent: "repair",
    answers: {
      any: [
        "Consertamos a central Rossi NKX, a placa que comanda o motor, como assistência independente: relé e fusível se reparam, e a placa muito queimada dá lugar a outra compatível. Medir e regular, em casa, custa a partir de {price.preventive}, sem peças.",
        "Na NKX, que é a placa e não o motor, relé e fusível têm conserto, e a que queimou por inteiro dá lugar a outra compatível. O motor é medido antes, para a placa nova não queimar. Em residência, a visita para medir e regular custa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço do conserto da central Rossi NKX depende do dano: relé e fusível são o mais barato, a placa compatível vem depois e a original é a mais cara. Em casa, a visita para medir parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [],
    keep: ["signs", "visit", "replace"],
    questions: [
      {
        question: "Meus controles continuam servindo com a placa nova?",
        answers: [
          "Continuam se a nova ler a mesma frequência e o mesmo código, e são gravados outra vez na visita. Mande a foto de um deles para confirmar.",
          "Depende do código: com a mesma NKX, sim. Com uma universal, pode ser preciso trocar os controles ou ligar um receptor avulso.",
        ],
      },
      {
        question: "Placa universal serve no lugar da NKX?",
        answers: [
          "Serve em muitos motores comuns, se aceitar a tensão, a potência e o fim de curso. Motor com inversor só trabalha com a própria placa.",
          "Na maioria dos motores comuns, sim. A etiqueta do motor mostra se tensão, potência e fim de curso combinam.",
        ],
      },
      {
        question: "Como sei que o defeito é da placa?",
        answers: [
          "Só medindo. Botoeira que abre o portão mostra placa viva e receptor ruim; nenhuma resposta, com o disjuntor ligado, aponta fusível ou fonte.",
          "O técnico mede a entrada, o fusível e o motor. Por fora, o sinal mais forte é o portão mudo com energia no ponto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Rossi e outra do controle, frente e verso, sem abrir a tampa",
  },
];
