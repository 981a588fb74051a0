import type { Concept } from "#domain/knowledge/concept.ts";

/** Makes that titles name and of which nothing is told but what holds for any motor. */
const names: { name: string; words?: string[] }[] = [
  { name: "Celtec" },
  { name: "RCG" },
  { name: "MKN" },
  { name: "Motoppar", words: ["motopar"] },
  { name: "BFT" },
  { name: "FAAC" },
  { name: "Compatec" },
  { name: "Citrox" },
  { name: "Genno", words: ["geno"] },
  { name: "Thevear" },
  { name: "ECP" },
  { name: "JFL" },
  { name: "Acton" },
  // Words of the language, or names of people: only beside a thing of the trade.
  { name: "Kelly", words: [] },
  { name: "Saw", words: [] },
];

const things = ["motor", "controle", "placa", "central", "automatizador", "receptor"];

function toBrandConcept({ name, words }: { name: string; words?: string[] }): Concept {
  const plain = name.toLowerCase();
  const isOnlyName = words === undefined || words.length > 0;
  return {
    id: `marca-${plain}`,
    kind: "brand",
    label: name,
    phrase: `o motor ${name}`,
    words: [
      ...(isOnlyName ? [plain, ...(words ?? [])] : []),
      ...things.map((thing) => `${thing} ${plain}`),
      `portão ${plain}`,
      `marca ${plain}`,
    ],
    intent: "buying",
    answers: {
      any: [
        `Em equipamento ${name}, a etiqueta decide: modelo, tensão e potência dizem que placa, controle e engrenagem servem. Mande a foto dela e do controle, e dizemos se atendemos esse modelo antes da visita.`,
        `De um motor ou controle ${name}, o que interessa está na etiqueta: modelo, tensão e frequência. Com a foto dela e do portão, dizemos se atendemos o modelo, se há peça e o que compensa.`,
      ],
      repair: [
        `Motor ${name} com defeito se examina como qualquer automatizador: energia, controle, fotocélula, folha, capacitor e placa, nessa ordem. Mande a foto da etiqueta e um vídeo, e dizemos se atendemos esse modelo antes da visita.`,
        `O motor ${name} que parou pede medição antes de peça nova, porque controle, sensor e capacitor imitam placa queimada. A foto da etiqueta diz se atendemos o modelo e se há peça para ele.`,
      ],
      price: [
        `O preço de resolver um motor ${name} depende da peça que falhou e de o modelo ter reposição, o que a foto da etiqueta responde. Trocar por motor das marcas com que trabalhamos fica de {price.homeSwap} em casa.`,
        `Em motor ${name}, peça e mão de obra têm valores separados e saem pela foto da etiqueta, sem custo. Para comparar: a troca por outro motor, em casa, fica de {price.homeSwap}.`,
      ],
      buying: [
        `Motor ${name} nós instalamos e, pela foto da etiqueta, dizemos se há peça para conserto; para comprar novo, indicamos o equivalente das marcas que vendemos. A troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto do portão, com a largura e o material, traz o valor fechado.`,
        `Para motor ${name}, mande a foto da etiqueta ou do portão: dizemos se há peça, se ele serve na sua folha e que motor das nossas marcas faz o mesmo. Na troca em casa, com mão de obra, conte de {price.homeSwap}.`,
      ],
      installation: [
        `A instalação de um motor ${name} comprado à parte custa a partir de {price.installation}, só a mão de obra, depois de confirmado por foto que o modelo serve na folha e está completo.`,
      ],
      comparison: [
        `Entre ${name} e outra marca, decida por quatro pontos que valem para qualquer motor: capacidade acima do peso da folha, aberturas por hora, peça na sua região e quem dá assistência. Empatados, fique com o que tem placa e controle mais fáceis de achar.`,
        `${name} compensa quando o modelo serve ao peso da folha e há peça e técnico perto de você; se placa e controle forem difíceis de achar, uma marca mais comum dá menos trabalho.`,
      ],
      question: [
        `Depende do modelo: um motor ${name} serve bem quando a capacidade passa do peso da folha e há peça dele na região. A etiqueta responde a primeira parte; a segunda, dizemos pela foto.`,
      ],
      "how-to": [
        `Em equipamento ${name}, comece pela etiqueta: o modelo dela leva ao manual certo. Pilha, limpeza da fotocélula e teste da botoeira são do morador; o que fica sob a tampa, junto da rede, é do técnico.`,
      ],
      emergency: [
        `Portão com motor ${name} parado: desligue o disjuntor, afaste crianças e animais e não force a folha. Chame pelo WhatsApp, {shop.hours}, com a foto da etiqueta: a resposta diz se atendemos o modelo.`,
      ],
    },
    line: [
      `Em motor ${name}, o modelo da etiqueta diz que peça e que controle servem.`,
      `De um ${name}, mande a foto da etiqueta antes de comprar qualquer peça.`,
    ],
    sections: [
      {
        about: "causes",
        headings: [`Motor ${name} parado: por onde começar`, `O que costuma falhar em um motor ${name}`],
        slots: [
          [
            "O que para um portão quase nunca depende da marca: energia, pilha do controle, fotocélula suja, folha pesada, capacitor fraco ou placa.",
            "Em qualquer marca a ordem do exame é a mesma: tomada e disjuntor, controle, fotocélula, folha na mão, capacitor e, por último, a placa.",
          ],
          [
            "Motor que ronca e não parte aponta para o capacitor ou a folha presa; o que não dá sinal, para a energia ou a placa.",
            "Se a botoeira move o portão e o controle não, o defeito é do rádio, e o motor está bom.",
          ],
          [
            "Anote o que ele faz e grave um vídeo: isso encurta a visita.",
            "Um vídeo com som, do começo ao fim do movimento, costuma mostrar qual das partes falhou.",
          ],
        ],
      },
      {
        about: "check",
        headings: [`O que fotografar em um ${name}`, `Descubra qual ${name} é o seu`],
        slots: [
          [
            "A etiqueta fica na carcaça, em geral do lado ou atrás: modelo, tensão, potência e capacidade estão nela.",
            "Procure a etiqueta na carcaça do motor; se apagou, a foto do conjunto e a da placa ajudam.",
          ],
          [
            "O controle também diz muito: fotografe frente e verso, com a marca e a frequência.",
            "Junte a foto do controle, dos dois lados, porque motor e placa podem ser de fabricantes diferentes.",
          ],
          [
            "Fotos de dentro da tampa, só com o disjuntor desligado.",
            "Não abra a tampa com a energia ligada: a foto de fora basta para começar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [`Consertar o ${name} ou trocar de marca`, `Ficar com o ${name} ou pôr outro motor`],
        slots: [
          [
            "Com redutor firme e peça à venda, o conserto costuma sair bem menos que a troca.",
            "Fique com o motor enquanto o defeito for de uma peça só e ela existir.",
          ],
          [
            "Sem a placa original, uma central universal de mesma tensão, potência e fim de curso pode manter um motor comum; em motor com inversor, não.",
            "Quando falta a placa, a central universal resolve em motor comum, com controles novos.",
          ],
          [
            "Com redutor gasto e placa ruim ao mesmo tempo, a troca, de {price.homeSwap} em casa, sai mais segura.",
            "Trocar aproveita o ponto de energia, a fotocélula e, no portão de correr, a cremalheira boa; em casa fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: `Vocês atendem motor ${name}?`,
        answers: [
          "A foto da etiqueta responde: pelo modelo vemos se há peça e se o serviço cobre. A consulta pelo WhatsApp não custa nada.",
        ],
      },
      {
        question: `Controle de outra marca funciona no ${name}?`,
        answers: [
          "Funciona se tiver a mesma frequência e o mesmo tipo de código do receptor. Em código rolante, em geral só o da própria linha.",
        ],
      },
      {
        question: `E se não houver mais peça para o ${name}?`,
        answers: [
          "Peça de desgaste, como capacitor e rolamento, se acha pela medida. Faltando placa, usa-se central compatível; faltando engrenagem, compara-se com a troca do motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
    related: ["controle", "placa", "pecas"],
  };
}

export const outrasMarcas: Concept[] = names.map(toBrandConcept);
