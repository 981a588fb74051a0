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
      "condomínio motor agl aguenta",
      "pesado motor agl aguenta",
      "agl aguenta ou outra marca",
    ],
    answers: {
      any: [
        "O motor AGL é bom para portão leve de casa, sobretudo se você já usa fechadura elétrica ou interfone da marca. Escolha outra quando o portão for pesado ou coletivo, ou quando a peça do modelo não existir perto de você.",
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
            "Uma trava mal regulada faz o motor forçar, e parece defeito de motor ruim.",
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
          "A referência é de {trade.life} em casa, com folha leve e revisão {visits.home}.",
          "Um motor AGL dura de {trade.life}, como os demais motores residenciais bem instalados.",
        ],
      },
      {
        question: "Motor AGL tem garantia?",
        answers: [
          "Sim: no que vendemos, são {warranty.motor} para o motor e {warranty.installation} para a instalação.",
          "Sim: {warranty.motor} no motor comprado conosco e {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Qual é o defeito mais comum do motor AGL?",
        answers: [
          "O mais comum é a trava elétrica que solta tarde ou não solta, e que se confunde com motor fraco.",
          "Não há defeito próprio: trava presa, capacitor, fim de curso e placa úmida são os de sempre.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
  {
    id: "agl-pecas",
    broader: "agl",
    label: "Peças para motor AGL",
    phrase: "as peças do motor AGL",
    intent: "buying",
    asks: [
      "agl peça",
      "agl peças",
      "peça agl",
      "agl tem peça",
      "peças motor agl",
      "peça reposição agl",
      "onde comprar peça agl",
      "onde achar placa engrenagem agl",
      "capacitor controle fim curso agl",
      "agl engrenagem ainda existe peça",
      "componentes originais compatíveis agl",
      "qual peça serve agl etiqueta",
    ],
    answers: {
      any: [
        "O motor AGL tem peça, conforme o modelo: capacitor, controle e fim de curso se acham com facilidade; engrenagem e placa dependem da etiqueta. Mande a foto dela e dizemos o que há, original ou compatível, e o valor.",
        "Há peça para AGL, original ou compatível. O que muda é a peça: capacitor se repõe pelo valor impresso; a engrenagem é do próprio modelo; a placa pode ser uma central compatível. A foto da etiqueta confirma.",
        "A peça que serve no seu AGL, e se ainda existe, sai da etiqueta do motor. Peça de desgaste costuma existir; se faltar a placa, uma central compatível mantém o motor; se faltar a engrenagem, compara-se com a troca.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Que peças do AGL se acham e quais dependem do modelo",
          "Peças do motor AGL, uma a uma",
          "Original ou compatível no AGL",
        ],
        slots: [
          [
            "No AGL, o capacitor segue os µF e a tensão impressos no corpo, em qualquer marca de peça.",
            "Capacitor e controle do AGL se acham em loja de automação, pelo código.",
            "Peça elétrica comum do AGL tem equivalente de boa procedência.",
          ],
          [
            "Engrenagem e coroa do AGL só servem no próprio modelo, por isso vale a foto da peça usada.",
            "A engrenagem do AGL se compara por dentes, furo e altura com a antiga.",
            "Peça mecânica do AGL não se adapta de outra marca.",
          ],
          [
            "Sem a placa original, avalia-se central compatível com o motor e o fim de curso do AGL.",
            "Uma placa nova no AGL pede gravar os controles outra vez.",
            "Com a central trocada, o AGL passa a usar os controles do novo padrão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando a peça do AGL compensa", "Consertar ou trocar o AGL", "Peça nova ou motor novo"],
        slots: [
          [
            "Com o redutor do AGL firme, a peça quase sempre compensa.",
            "Um redutor sem folga é o sinal de que vale repor a peça do AGL.",
            "Peça pequena em AGL bom é o caminho mais barato.",
          ],
          [
            "Se a soma se aproxima de um motor novo, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Motor no fim da vida, de {trade.life}, merece a conta da troca, de {price.homeSwap} em casa.",
            "Quando falta a engrenagem, a troca do motor em casa fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso comprar a peça do AGL e vocês instalam?",
        answers: [
          "Podemos avaliar, se a peça for do modelo certo. Mande as fotos antes de comprar.",
          "Sim, depois de conferir o modelo por foto.",
        ],
      },
      {
        question: "O AGL antigo ainda vale a peça?",
        answers: [
          "Vale, se o redutor não tem folga e o motor não esquenta. O técnico mede antes.",
          "Em geral sim, com o redutor firme.",
        ],
      },
      {
        question: "Como sei qual peça do motor AGL quebrou?",
        answers: [
          "O ronco sem partir sugere capacitor; giro sem andar, engrenagem; portão mudo, energia ou placa. A medição confirma.",
          "O sintoma aponta, e a medição no local confirma.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça, se ela já estiver fora",
  },
];
