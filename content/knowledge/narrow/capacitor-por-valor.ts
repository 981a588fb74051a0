import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type CapacitorValue = {
  value: number;
  /** In which motors it is found, after "aparece em geral em". */
  found: string;
  /** What it measures while it is good, with the usual tolerance of 10 %. */
  least: string;
  most: string;
  /** The value next to it that a shop may offer instead. */
  other: number;
  /** What happens with the other one. */
  otherwise: [string, string];
};

const tooMuch: (percent: number) => [string, string] = (percent) => [
  `Não: são ${percent}% a mais, e a tolerância da peça é de 5% ou 10%. O motor vibra, esquenta e dura menos.`,
  `Não convém, porque a diferença de ${percent}% passa da tolerância e aquece o enrolamento. Microfarads a mais não dão força.`,
];

const tooLittle: (percent: number) => [string, string] = (percent) => [
  `Não: faltam ${percent}%, e a tolerância da peça é de 5% ou 10%. O motor parte fraco e volta a zumbir.`,
  `Não convém, porque com ${percent}% a menos a partida enfraquece e o zumbido volta. Use o valor de fábrica.`,
];

const values: CapacitorValue[] = [
  {
    value: 8,
    found: "motores residenciais menores, de 220 V",
    least: "7,2",
    most: "8,8",
    other: 10,
    otherwise: tooMuch(25),
  },
  {
    value: 10,
    found: "motores residenciais de 220 V, como os de 1/4 HP",
    least: "9",
    most: "11",
    other: 12,
    otherwise: tooMuch(20),
  },
  {
    value: 12,
    found: "motores residenciais de 220 V, como os de 1/4 HP",
    least: "10,8",
    most: "13,2",
    other: 10,
    otherwise: tooLittle(17),
  },
  {
    value: 16,
    found: "motores um pouco mais fortes, conforme o modelo e a tensão",
    least: "14,4",
    most: "17,6",
    other: 20,
    otherwise: tooMuch(25),
  },
  {
    value: 20,
    found: "motores residenciais de 127 V (o antigo 110 V)",
    least: "18",
    most: "22",
    other: 25,
    otherwise: tooMuch(25),
  },
  {
    value: 25,
    found: "motores residenciais de 127 V (o antigo 110 V)",
    least: "22,5",
    most: "27,5",
    other: 20,
    otherwise: tooLittle(20),
  },
];

function createCapacitor({ value, found, least, most, other, otherwise }: CapacitorValue): NarrowConcept {
  const part = `capacitor de ${value} µF`;
  return {
    id: `capacitor-de-${value}-uf`,
    broader: "capacitor",
    label: `Capacitor de ${value} µF`,
    phrase: `o ${part}`,
    asks: combine(
      ["capacitor"],
      [`${value}uf`, `${value} uf`, `${value} µf`, `${value} mf`, `${value} microfarad`, `${value} microfarads`],
      ["", "motor", "portão", "motor portão", "preço", "portão preço", "motor preço", "comprar", "valor"],
    ),
    intent: "question",
    answers: {
      any: [
        `O ${part} serve no motor de portão que usa ${value} µF de fábrica, valor escrito na etiqueta, no manual ou na peça antiga. Ele é comum em ${found}. Os volts podem ser iguais ou maiores que os da original. Com menos µF o motor não parte, e com mais ele esquenta. Vendemos só a peça ou já trocada, com preço pela foto.`,
        `Use o ${part} no motor de portão só quando a peça antiga, a etiqueta ou o manual pede esse valor. Ele aparece em geral em ${found}. Os volts da peça, como 250, 380 ou 440 V, podem ser maiores que os da original, nunca menores; a foto da etiqueta do motor tira a dúvida.`,
        `Capacitor de portão de ${value} µF, ou ${value} uF, é a peça que dá a partida em ${found}. Troque por outro do tipo permanente, com ${value} microfarads e volts iguais ou acima. Vendemos com ou sem a troca, e o valor sai pela foto da etiqueta do motor.`,
      ],
      price: [
        `O preço do ${part} para motor de portão está entre os menores das peças do motor e muda pouco com os volts e o fabricante. Com a troca, peça e mão de obra vêm somadas pela foto da etiqueta; a visita que mede e ajusta em casa parte de {price.preventive}, sem peças.`,
        `O ${part} do portão é peça barata, cobrada por unidade: o de 250 V costuma custar menos que o de 440 V. Quem quer a troca paga também o serviço, de menos de {trade.smallRepair}, orçado pela foto da etiqueta; só a visita com ajuste começa em {price.preventive} em residência.`,
        `O preço do ${part} depende de levar só a peça, o caso mais barato, ou de trocar no local, com a mão de obra somada. Ele é das peças mais baratas do motor de portão. A visita residencial parte de {price.preventive}, sem peças, e o total vem pela foto da etiqueta.`,
      ],
      buying: [
        `Vendemos ${part} para motor de portão, só a peça ou já com a troca. Confirme antes que o original tem ${value} microfarads e que os volts são iguais ou maiores; a marca do capacitor não importa. A foto da etiqueta do motor, ou da peça antiga, basta para o preço.`,
        `Para comprar o ${part}, peça o tipo permanente, com ${value} microfarads e tensão de 250, 380 ou 440 V, igual ou acima da original. Capacitor só de partida não serve. Mande a foto da etiqueta do motor de portão e passamos o valor, com ou sem a troca.`,
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [`Em que motor vai o capacitor de ${value} µF`, `Capacitor de ${value} µF: como saber se é o seu`],
        slots: [
          [
            "Quem decide é o modelo, e não a potência: dois motores de mesma força podem usar capacitores diferentes. Por isso o número da peça antiga ou da etiqueta vale mais que qualquer tabela.",
            `Não escolha só pela potência do motor, porque o valor muda de fabricante para fabricante e até entre versões. Confirme na etiqueta ou na peça antiga que são mesmo ${value} µF.`,
            "Motores de mesma força e de marcas diferentes podem levar capacitores diferentes. O modelo escrito na etiqueta, ou a peça que saiu do motor, é que confirma o valor.",
          ],
          [
            "Os volts da peça, como 250, 380 ou 440 V, são o limite que ela suporta, e não a tensão da rede. Por isso um de 440 V entra no lugar de um de 250 V, e o contrário estoura.",
            "O número em volts pode subir, nunca descer: quem tira um de 250 V pode pôr 380 ou 440 V. Ele é maior que a tensão da tomada porque o capacitor trabalha acima dela.",
            "Os volts são o segundo número a comparar: um capacitor de 440 V substitui o de 250 V sem problema; um de limite menor não dura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como conferir antes de comprar", "O que ler na etiqueta e na peça"],
        slots: [
          [
            "A peça fica sob a tampa e guarda carga elétrica mesmo com a energia cortada, por isso a conferência é feita por fora.",
            "Não abra o motor para ler o capacitor, que dá choque até desligado. O que está do lado de fora já resolve.",
            "Tudo o que é preciso saber está fora do motor, ou na peça que já foi retirada por um técnico.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com modelo, potência e tensão.",
          `Se a peça antiga já saiu, leia nela os ${value} µF e os volts.`,
          "Veja se é do tipo permanente, que fica ligado o tempo todo.",
          "Compare o tamanho e os terminais, que precisam caber no lugar.",
        ],
      },
      {
        about: "visit",
        headings: [`Quando o capacitor de ${value} µF está fraco`, "Como o técnico mede e troca"],
        slots: [
          [
            `Descarregado e fora do circuito, um ${part} bom mede de ${least} a ${most} µF, com a tolerância comum de 10%. Abaixo disso o motor ronca e não sai do lugar.`,
            `Na medição, o valor aceitável vai de ${least} a ${most} µF, para peça com 10% de tolerância. Quem mede menos perdeu a força de partida e é trocado.`,
            `Com 10% de tolerância, o aparelho deve mostrar entre ${least} e ${most} µF. Leitura menor explica o zumbido sem movimento.`,
          ],
          [
            "O técnico desliga o circuito, descarrega a peça, mede, troca e testa o portão nos dois sentidos. Se o capacitor está bom, a causa do zumbido é a folha pesada, a tensão baixa ou o próprio motor.",
            "A troca é feita com o disjuntor desligado e a peça descarregada, e termina com várias aberturas. Capacitor aprovado fica, e a busca segue pela folha, pela rede e pelo motor.",
            "Com a energia cortada, o capacitor é descarregado, medido e, se preciso, trocado. Zumbido que continua com a peça boa leva ao peso da folha ou ao enrolamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: `Capacitor de ${other} serve no lugar de ${value} µF?`,
        answers: otherwise,
      },
      {
        question: "Capacitor de ventilador serve no motor do portão?",
        answers: [
          "Serve se for do tipo permanente, com os mesmos microfarads e volts iguais ou maiores. Confira também se cabe no lugar.",
          "Só o permanente, de mesma capacitância e tensão igual ou acima. O de partida não aguenta ficar ligado.",
        ],
      },
      {
        question: "Posso trocar o capacitor sozinho?",
        answers: [
          "Comprar, sim; trocar, não. A peça guarda carga depois de desligada e fica ao lado da placa, por isso o técnico a descarrega e mede antes.",
          "Deixe com o técnico: o choque vem da própria peça, mesmo com o disjuntor desligado.",
        ],
      },
      {
        question: "O capacitor tem lado certo para ligar?",
        answers: [
          "Os dois terminais são iguais, mas os fios têm lugar certo no motor e na placa. Trocados, o portão gira ao contrário ou não parte.",
          "A peça não tem polaridade. O que não pode mudar é a posição dos fios, anotada antes de soltar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor ou, se já saiu, do capacitor antigo",
  };
}

/** The capacitor that titles ask of by its value. */
export const capacitorPorValor: NarrowConcept[] = values.map(createCapacitor);
