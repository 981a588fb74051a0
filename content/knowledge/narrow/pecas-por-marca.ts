import type { KnowledgeQuestion, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Parts = {
  broader: string;
  name: string;
  any: string[];
  price: string[];
  /** Which part of which of its motors: list items. */
  parts: string[];
  /** What serves only in its own motor and what any make's will do, in whole paragraphs. */
  serves: string[];
  /** Its parts by price, cheapest first, where they are not those of most motors. */
  byPrice?: string[];
  questions: KnowledgeQuestion[];
};

const usualByPrice = [
  "Capacitor, ímã e fim de curso são as mais baratas, a engrenagem vem depois, e a placa é a mais cara.",
  "A ordem, da mais barata à mais cara, costuma ser ímã e capacitor, fim de curso, engrenagem e placa.",
];

/** Who asks for parts of a make that has many motors is told which part belongs to which of them. */
function toParts({
  broader,
  name,
  any,
  price,
  parts,
  serves,
  byPrice = usualByPrice,
  questions,
}: Parts): NarrowConcept {
  const make = name.toLowerCase();
  return {
    id: `${make}-pecas`,
    broader,
    isAskedByName: true,
    label: `Peças ${name}`,
    phrase: `as peças para motor ${name}`,
    asks: combine(
      [
        `peças ${make}`,
        `peças motor ${make}`,
        `peças portão ${make}`,
        `peças reposição ${make}`,
        `peças reposição motor ${make}`,
        `reposição ${make}`,
      ],
      ["", "preço", "comprar", "onde comprar", "loja", "originais", "perto mim", "entrega"],
    ),
    intent: "buying",
    answers: { any, price },
    sections: [
      {
        about: "what",
        headings: [`As peças ${name}, motor por motor`, `Que peça o motor ${name} costuma pedir`],
        slots: [
          [
            "Ache o seu motor pelo nome da etiqueta e veja as peças que mais se trocam nele.",
            "Cada linha da marca gasta peças diferentes, e o nome na etiqueta mostra qual é a sua.",
          ],
        ],
        bullets: parts,
      },
      {
        about: "choose",
        headings: ["Original ou compatível", "O que precisa ser do mesmo modelo"],
        slots: [serves],
      },
      {
        about: "cost",
        headings: ["Quanto custa a peça", "Do que depende o valor"],
        slots: [
          [
            `Não há um preço só, porque cada modelo tem a sua peça. ${byPrice[0]} A foto traz dois valores, o da peça avulsa e o da peça trocada no local.`,
            `O valor depende do modelo e de a peça ser original ou compatível. ${byPrice[1]} No orçamento por foto, a peça e a mão de obra vêm separadas.`,
          ],
          [
            "Se duas peças caras falharam juntas, compare com o motor novo, de {price.homeSwap} na troca em casa, com mão de obra.",
            "Quando engrenagem e placa acabam ao mesmo tempo, veja também o preço da troca do motor, de {price.homeSwap} em casa, já instalado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fotografar para receber o preço", "Como pedir a peça certa"],
        slots: [
          [
            "As fotos são tiradas por fora, com a tampa do motor fechada, porque embaixo dela há tensão da rede.",
            "Nada precisa ser aberto. O nome completo da etiqueta decide, porque motores de nome parecido usam peças diferentes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Limpe a etiqueta do motor e fotografe o nome, a tensão e a potência.",
          "Fotografe o motor inteiro e a peça que já estiver à vista.",
          "Se for controle, fotografe a frente e o verso.",
          "Escreva o que o portão faz de errado e o seu bairro.",
        ],
      },
    ],
    keep: [],
    questions: [
      ...questions,
      {
        question: `Vocês são revenda autorizada ${name}?`,
        answers: [
          "Não. Somos uma loja independente, sem vínculo com a fábrica. Motor na garantia deve ir primeiro à rede da marca, com a nota.",
          "Não somos. Vendemos e trocamos as peças por conta própria, e a garantia de fábrica do motor se pede a quem o vendeu.",
        ],
      },
      {
        question: "Posso comprar só a peça e montar?",
        answers: [
          "Pode comprar avulsa. Controle e pilha você mesmo põe; placa, capacitor, cabo e mola ficam com o técnico, pelo risco de choque e de queda da folha.",
          "Sim, a peça sai sem a montagem. Só não monte em casa o que dá choque ou segura a folha, como placa, capacitor, cabo e mola.",
        ],
      },
      {
        question: "A peça tem garantia?",
        answers: [
          "Tem os 90 dias da lei, e o fabricante pode dar mais, com o prazo na nota. Raio, água e ligação errada ficam fora.",
          "São 90 dias pela lei contra defeito, além do prazo do fabricante, quando a nota traz um.",
        ],
      },
    ],
    photo: `uma foto da etiqueta do motor ${name} e outra da peça que falhou, sem abrir a tampa`,
  };
}

const ranges: Parts[] = [
  {
    broader: "ppa",
    name: "PPA",
    any: [
      "Vendemos peças para motor PPA, só a peça ou já trocada no local: engrenagem e ímã do DZ, de portão de correr, porca do fuso do BV e do Penta, de basculante, e também placa, capacitor e controle. A foto da etiqueta do motor e da peça gasta traz o preço, de graça.",
      "As peças PPA você compra conosco, originais ou compatíveis, conforme o nome na etiqueta: DZ é de correr, BV e Penta são de basculante, e JetFlex tem placa própria. Mande a foto da etiqueta pelo WhatsApp e receba o valor da peça, com e sem a troca.",
      "Temos peças de reposição para motor PPA: placa, capacitor, engrenagem, porca do fuso, fim de curso e controle, avulsas ou montadas. O nome completo do motor, como DZ Rio ou BV Home, decide qual serve. Pela foto da etiqueta dizemos o preço, sem custo.",
    ],
    price: [
      "O preço da peça PPA muda com o modelo do motor, e por isso sai pela foto da etiqueta, de graça. Capacitor e ímã do fim de curso são as mais baratas, a engrenagem vem depois, e a placa é a mais cara, mais ainda no JetFlex, que tem inversor.",
      "Peças PPA não têm um preço só: a do DZ é diferente da do BV, e a placa do JetFlex custa mais que a comum. Mande a foto da etiqueta e da peça, e respondemos com dois valores, só a peça e a peça trocada.",
    ],
    parts: [
      "DZ Home e DZ Rio, de correr: engrenagem, capacitor e ímã do fim de curso",
      "BV e Penta, de basculante: porca do fuso, capacitor e fim de curso",
      "Piston, de abrir: fuso, fim de curso e capacitor",
      "JetFlex e Jet Rio: placa com inversor e sensor de posição",
      "Facility e Triflex: são placas, e se pedem pelo nome completo",
    ],
    serves: [
      "Capacitor, rolamento e controle de mesmo código podem ser de outra marca. Engrenagem e porca do fuso precisam ser do modelo exato, porque um dente diferente gasta a peça vizinha. A placa comum tem compatível, e a do JetFlex só pode ser a da própria linha.",
      "No motor PPA comum, uma placa compatível serve, se a tensão, a potência e o fim de curso combinam. O JetFlex, que tem inversor, não aceita outra placa. Tudo o que tem dente ou rosca se pede pelo nome inteiro da etiqueta.",
    ],
    questions: [
      {
        question: "A engrenagem do DZ Home serve no DZ Rio?",
        answers: [
          "Não conte com isso sem comparar. Número de dentes, furo e altura mudam com a versão, e a foto com uma régua confirma.",
          "Só se dentes, furo e altura forem iguais. A etiqueta de cada motor mostra a peça certa.",
        ],
      },
    ],
  },
  {
    broader: "garen",
    name: "Garen",
    any: [
      "Vendemos peças para motor Garen, só a peça ou já trocada no local: engrenagem e ímã do KDZ, de portão de correr, porca do fuso do basculante, e também placa, capacitor e controle. A foto da etiqueta do motor e da peça gasta traz o preço, de graça.",
      "As peças Garen você compra conosco, originais ou compatíveis, pelo nome na etiqueta: KDZ é o motor de correr, e Fit e Speed são versões dele. Mande a foto da etiqueta pelo WhatsApp e receba o valor da peça, com e sem a troca.",
      "Temos peças de reposição para motor Garen: placa, capacitor, engrenagem, fim de curso e controle, avulsas ou montadas. A versão escrita na etiqueta, como KDZ Fit ou KDZ Speed, decide qual serve. Pela foto dizemos o preço, sem custo.",
    ],
    price: [
      "O preço da peça Garen muda com a versão do motor, e por isso sai pela foto da etiqueta, de graça. Capacitor e ímã do fim de curso são as mais baratas, a engrenagem do KDZ vem depois, e a placa é a mais cara, sobretudo nas versões com inversor.",
      "Peças Garen não têm um preço só, porque o KDZ, o basculante e as versões Speed usam peças diferentes. Mande a foto da etiqueta e da peça, e respondemos com dois valores, só a peça e a peça trocada.",
    ],
    parts: [
      "KDZ e KDZ Fit, de correr: engrenagem, capacitor e ímã do fim de curso",
      "Speed: as mesmas peças e a placa da própria versão",
      "Basculante: porca do fuso, capacitor e fim de curso",
      "De abrir: capacitor, fim de curso e engrenagem, em cada folha",
      "Todos: placa, receptor e controle, pelo código que a central lê",
    ],
    serves: [
      "Capacitor, rolamento e controle de mesmo código podem ser de outra marca. A engrenagem do KDZ precisa ter os mesmos dentes, o mesmo furo e a mesma altura. A placa comum tem compatível, e a de motor com inversor só pode ser a da linha.",
      "No motor Garen comum, uma central universal serve, se a tensão, a potência e o fim de curso combinam, e os controles são gravados de novo. Engrenagem e porca do fuso são próprias da versão. Motor com inversor usa apenas a placa dele.",
    ],
    questions: [
      {
        question: "A engrenagem do KDZ Fit é a mesma do KDZ comum?",
        answers: [
          "Nem sempre. Compare os dentes, o furo do eixo e a altura, ou mande a foto com uma régua ao lado.",
          "Depende da versão. O nome completo da etiqueta e a foto da peça gasta mostram qual serve.",
        ],
      },
    ],
  },
  {
    broader: "rossi",
    name: "Rossi",
    any: [
      "Vendemos peças para motor Rossi, só a peça ou já trocada no local: engrenagem e ímã do DZ Nano, do DZ3 e do DZ4, de portão de correr, placas KX e NKX, capacitor e controle. A foto da etiqueta do motor e da peça gasta traz o preço, de graça.",
      "As peças Rossi você compra conosco, originais ou compatíveis. O motor se conhece pela etiqueta, como DZ Nano ou BV, e KX e NKX são nomes da placa. Mande a foto da etiqueta pelo WhatsApp e receba o valor, com e sem a troca.",
      "Temos peças de reposição para motor Rossi: engrenagem, ímã do fim de curso, placa, capacitor e controle, avulsas ou montadas. A versão do DZ, escrita na etiqueta, decide qual engrenagem serve. Pela foto dizemos o preço, sem custo.",
    ],
    price: [
      "O preço da peça Rossi muda com a versão do motor, e por isso sai pela foto da etiqueta, de graça. Capacitor e ímã são as mais baratas, a engrenagem do DZ vem depois, e a placa, como a NKX, é a mais cara.",
      "Peças Rossi não têm um preço só: a engrenagem do DZ Nano é diferente da do DZ4, e a placa muda com o código. Mande a foto da etiqueta e da peça, e respondemos com dois valores, só a peça e a peça trocada.",
    ],
    parts: [
      "DZ Nano e Nano Turbo, de correr: engrenagem, capacitor e ímã do fim de curso",
      "DZ3 e DZ4, de correr: as mesmas peças, de outro tamanho",
      "BV, de basculante: porca do fuso, capacitor e fim de curso",
      "KX e NKX: são as placas, e se pedem pelo código impresso nelas",
      "NTX: controle, pela frequência e pelo tipo de código",
    ],
    serves: [
      "Capacitor, rolamento e controle de mesmo código podem ser de outra marca. A engrenagem do DZ precisa ser da versão exata, porque o tamanho muda do Nano para o DZ4. Em motor comum, uma central universal pode entrar no lugar da NKX, com os controles gravados de novo.",
      "O que tem dente se pede pela versão do motor, e a placa, pelo código dela, que o técnico lê com a energia desligada. Capacitor segue os números impressos, de qualquer marca. Placa universal serve em motor comum, se o fim de curso combina.",
    ],
    questions: [
      {
        question: "A placa NKX entra no lugar da KX antiga?",
        answers: [
          "Em alguns motores, sim. O código da placa e o tipo de fim de curso confirmam, e o técnico confere na visita.",
          "Depende do motor. Tensão, potência e fim de curso precisam combinar, e os controles são gravados de novo.",
        ],
      },
    ],
  },
  {
    broader: "nice",
    name: "Nice",
    any: [
      "Vendemos peças para motor Nice, conforme o modelo e a peça existente no Brasil: central, bateria, fonte, engrenagem e controle, só a peça ou já trocada. O Gatter, da Peccinin, é do mesmo grupo e tem peça mais fácil. A foto da etiqueta traz o preço, de graça.",
      "As peças Nice se pedem pelo nome na etiqueta, porque o motor de 24 V, como o Robus, usa central e bateria próprias, e o que liga na rede usa outras. Mande a foto dela pelo WhatsApp: dizemos se há a peça no Brasil e quanto custa, com e sem a troca.",
    ],
    price: [
      "O preço da peça Nice muda com o modelo, e por isso sai pela foto da etiqueta, de graça. Controle e bateria são as mais baratas, a engrenagem vem depois, e a central é a mais cara. Peça de modelo importado pode vir por encomenda, com o prazo dito antes.",
      "Peças Nice não têm um preço só, e a central do motor de 24 V custa mais que as outras. Mande a foto da etiqueta e da peça, e respondemos se há no Brasil, quanto custa e em que prazo chega.",
    ],
    parts: [
      "Robus, de correr, de 24 V: central, bateria, fonte e engrenagem; ele não usa capacitor",
      "Gatter, da Peccinin, de correr: engrenagem, capacitor e ímã do fim de curso",
      "De abrir: fuso ou engrenagem, em cada folha",
      "Wil, que é cancela: mola, haste, fotocélula e central",
      "Controle e receptor: pelo tipo de código que a central lê",
    ],
    serves: [
      "A bateria pode ser de outra marca, com a mesma tensão e a mesma capacidade em Ah. A central de 24 V precisa ser a da linha, porque placa universal não a substitui. Engrenagem é do modelo exato.",
      "Motor de 24 V só trabalha com a central dele, e por isso se confirma a peça no Brasil antes de desmontar. Bateria segue os números impressos, de qualquer marca. O que tem dente se pede pelo nome completo.",
    ],
    byPrice: [
      "Controle e bateria são as mais baratas, a engrenagem vem depois, e a central de 24 V é a mais cara.",
      "Da mais barata à mais cara, a ordem costuma ser controle, bateria, engrenagem e central.",
    ],
    questions: [
      {
        question: "A peça do Gatter se pede como Nice ou como Peccinin?",
        answers: [
          "Pelos dois nomes, porque a Peccinin é do grupo Nice. O que decide é a versão escrita na etiqueta.",
          "Tanto faz o nome da marca. Informe a versão do Gatter e mande a foto da etiqueta.",
        ],
      },
    ],
  },
];

/** Parts of the makes with many motors, by the names of the motors. */
export const pecasPorMarca: NarrowConcept[] = ranges.map(toParts);
