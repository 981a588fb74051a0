import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const agl: NarrowConcept[] = [
  {
    id: "agl-e-bom",
    broader: "agl",
    label: "AGL é bom?",
    phrase: "saber se o motor AGL é bom",
    intent: "question",
    asks: [
      "agl bom",
      "agl boa marca",
      "agl vale pena",
      "agl presta",
      "agl confiável",
      "opinião agl",
      "agl compensa",
      "motor agl qualidade",
    ],
    answers: {
      any: [
        "Motor AGL é bom para portão leve de casa, sobretudo se você já usa fechadura elétrica ou interfone da marca. Escolha outra quando o portão for pesado ou coletivo, ou quando a peça do modelo não existir perto de você.",
        "Vale a pena quando o modelo serve ao peso da folha e há reposição na região: a AGL reúne motor, trava e interfone. Para mover a folha, porém, um motor de outra marca com a mesma capacidade faz o mesmo serviço.",
        "Sim, o AGL atende bem a folha equilibrada de uso residencial. O que decide é o modelo: capacidade acima do peso, aberturas por hora acima do uso e peça por perto, como em qualquer marca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["AGL: pontos a favor e contra", "Quando o AGL compensa", "Para quem o AGL serve"],
        slots: [
          [
            "A favor conta o conjunto: fechadura, interfone e motor do mesmo fabricante, com ligação mais simples.",
            "O ponto forte é a entrada completa, da porta social à garagem, numa marca só.",
            "Pesa a favor já ter fechadura ou interfone AGL funcionando.",
          ],
          [
            "Contra pesa a reposição: confirme placa e controle do modelo antes de comprar.",
            "O cuidado é com o porte: modelo de casa não aguenta garagem coletiva.",
            "Trava mal regulada faz o motor forçar, e parece defeito de motor ruim.",
          ],
          [
            "Escolha outra marca se a casa já tem controles e central dela em bom estado.",
            "PPA, Garen e Rossi têm peça mais espalhada no comércio de automação.",
            "No empate, compare preço instalado e garantia do modelo exato.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir antes de comprar um AGL",
          "Perguntas antes de fechar o AGL",
          "Confira modelo, peça e capacidade",
        ],
        slots: [
          [
            "São perguntas rápidas, que evitam motor errado na caixa.",
            "Faça estas conferências antes de pagar.",
            "Com estas respostas, a compra fica segura.",
          ],
        ],
        steps: [
          "Veja se o modelo é do seu tipo de portão.",
          "Compare a capacidade da ficha com o peso da folha.",
          "Pergunte por placa e controle de reposição na região.",
          "Confira a tensão do ponto de energia.",
          "Veja se a central tem saída para a trava elétrica.",
        ],
      },
    ],
    keep: ["what", "cost"],
    questions: [
      {
        question: "AGL ou PPA: qual é melhor?",
        answers: [
          "PPA, se quer mais versões e peça fácil; AGL, se quer motor, fechadura e interfone da mesma marca.",
          "Depende do que já existe na casa. No mesmo porte e com a folha leve, o resultado é parecido.",
        ],
      },
      {
        question: "Motor AGL dura quanto?",
        answers: [
          "A referência é de {life} em casa, com folha leve e revisão {visits.home}.",
          "De {life}, como os demais motores residenciais bem instalados.",
        ],
      },
      {
        question: "Motor AGL tem garantia?",
        answers: [
          "No que vendemos, {warranty.motor} para o motor e {warranty.installation} para a instalação.",
          "Sim: {warranty.motor} no motor comprado conosco e {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Qual é o defeito mais comum?",
        answers: [
          "Trava elétrica que solta tarde ou não solta, e que se confunde com motor fraco.",
          "Não há defeito próprio: trava presa, capacitor, fim de curso e placa úmida são os de sempre.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
];
