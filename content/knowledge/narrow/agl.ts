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
        "O motor AGL é bom para portão leve de casa, se o modelo for o do seu tipo de portão e houver placa e controle dele à venda. A capacidade da etiqueta deve passar um terço do peso da folha; para portão pesado ou de muitos carros, PPA e Garen têm mais opções e peça mais fácil.",
        "Sim, motor AGL é bom em uso residencial, com a folha leve e o modelo certo para o peso dela. Em garagem coletiva ou portão pesado, veja antes os ciclos por hora da ficha, isto é, as aberturas que ele aguenta, e se há peça do modelo por perto.",
        "Para uma casa com portão leve, o motor AGL é uma boa escolha e vale a pena. Confira a capacidade em quilos, as aberturas por hora e se há placa e controle do modelo à venda. Se o portão é pesado ou de muitos carros, procure um de uso intenso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["AGL: pontos a favor e contra", "Quando o AGL compensa"],
        slots: [
          [
            "A favor está o conjunto: a AGL fabrica motor, interfone e fechadura elétrica, e a assistência de todos fica num fabricante só. Quem já tem interfone ou fechadura da marca continua com eles, mas isso não obriga a comprar o motor AGL: o interfone aciona motor de qualquer marca.",
            "O ponto forte é ter a entrada inteira de uma marca só, do portão social à garagem, porque a AGL também faz interfone e fechadura elétrica. Não é uma exigência: motor de outra marca também é acionado pelo interfone AGL.",
            "Como a AGL faz motor, interfone e fechadura elétrica, quem já usa um deles concentra tudo numa marca. O motor em si segue a regra de qualquer outro: capacidade acima do peso da folha e peça à venda.",
          ],
          [
            "Contra está a reposição, que varia por modelo: PPA, Garen e Rossi têm peça em mais lojas de automação. O porte é outro cuidado, já que motor de casa não aguenta garagem coletiva.",
            "O cuidado maior é com peça: antes de comprar, veja se há placa e controle daquele modelo por perto, pois Garen, PPA e Rossi são mais fáceis de achar. E não ponha modelo residencial em prédio.",
            "Peça de reposição é o ponto a conferir, porque outras marcas, como Rossi, Garen e PPA, aparecem em mais lojas. Em entrada de muitos carros, um modelo feito para casa dura pouco, seja de que marca for.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar um AGL", "Perguntas antes de fechar o AGL"],
        slots: [
          [
            "Cinco conferências rápidas evitam comprar o motor errado. Todas saem da ficha do modelo e do seu portão.",
            "Com a ficha na mão e as medidas do portão, responda a estes pontos antes de pagar.",
            "Antes da compra, passe por esta lista: ela cabe numa olhada na ficha e noutra no portão.",
          ],
        ],
        steps: [
          "Veja se o modelo é do seu tipo de portão.",
          "Compare a capacidade da ficha com o peso da folha, com folga de um terço.",
          "Pergunte por placa e controle de reposição.",
          "Confira a tensão do ponto de energia.",
          "Veja se a central tem saída para a trava elétrica.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa um motor AGL instalado", "O preço da troca por um AGL"],
        slots: [
          [
            "A troca do motor de uma casa, com mão de obra, fica de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}, seja AGL ou outra marca do mesmo porte. Trava, fechadura e interfone são orçados à parte.",
            "Motor e mão de obra, numa troca residencial, vão de {price.homeSwap}; em prédio ou portão pesado, de {price.heavySwap}. A marca muda pouco a faixa, e fechadura ou trava nova é orçada à parte.",
            "Em residência, trocar o motor fica de {price.homeSwap} com o serviço; o portão pesado sobe para {price.heavySwap}. Isso vale para AGL e para concorrentes de mesmo porte, e a trava que está boa continua no lugar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "AGL ou PPA: qual é melhor?",
        answers: [
          "No mesmo porte e com a folha leve, o resultado é parecido. Escolha PPA se quer mais versões e peça fácil, e AGL se o modelo serve na folha e sai melhor instalado.",
          "A PPA ganha em número de modelos e em peça à venda; a AGL, em ter motor, interfone e fechadura da mesma marca. Movendo a mesma folha, as duas se equivalem.",
          "Para motor novo, a oferta de peças pesa a favor da PPA. A AGL compensa quando o modelo dela serve na folha por um preço instalado menor.",
        ],
      },
      {
        question: "Motor AGL dura quanto?",
        answers: [
          "A referência é de {trade.life} em casa, como nos outros motores residenciais, com a folha leve e revisão {visits.home}. Portão que raspa ou pesa encurta esse prazo.",
          "Conte com {trade.life}, se o portão anda leve e passa por revisão {visits.home}. Excesso de aberturas por hora reduz a vida de qualquer marca.",
          "Bem dimensionado, dura em torno de {trade.life}. Quem decide é o estado da folha e a revisão {visits.home}, mais que a marca.",
        ],
      },
      {
        question: "Motor AGL tem garantia?",
        answers: [
          "Sim: no motor que vendemos são {warranty.motor}, de fábrica, e {warranty.installation} na instalação. Motor comprado em outra loja tem a garantia de quem o vendeu.",
          "Tem. São {warranty.motor} do fabricante para o aparelho comprado conosco, mais {warranty.installation} para o serviço de instalação.",
          "O aparelho novo sai com {warranty.motor} de garantia de fábrica, e a instalação, com {warranty.installation}. Guarde a nota e a foto da etiqueta.",
        ],
      },
      {
        question: "Qual é o defeito mais comum do motor AGL?",
        answers: [
          "Não há um defeito próprio da marca: capacitor, fim de curso e placa úmida são os de sempre. Com trava elétrica, teste-a primeiro, porque presa ela parece motor fraco.",
          "Os mesmos dos outros: capacitor fraco, fim de curso fora do lugar, umidade na placa. Se há trava elétrica e o motor ronca, olhe se ela soltou.",
          "Trava elétrica que não solta é o engano mais comum, pois parece falta de força. Fora ela, aparecem capacitor, placa úmida e fim de curso, como em qualquer motor.",
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
        "Sim, motor AGL tem peça de reposição: capacitor, controle e fim de curso se acham com facilidade, e engrenagem e placa dependem do modelo da etiqueta. Se a engrenagem quebrou e não existe mais, a troca do motor em casa fica de {price.homeSwap}; AGL está entre as marcas que atendemos.",
        "Peças AGL existem, originais ou compatíveis, e o que muda é a peça: elétrica se repõe fácil, engrenagem precisa ser a do próprio modelo. Placa que falta dá lugar a central compatível; sem engrenagem, compara-se com o motor novo, de {price.homeSwap} em residência, instalado.",
        "Para achar peça de motor AGL, placa, engrenagem ou controle, comece pela etiqueta: ela diz o modelo. Capacitor e fim de curso têm equivalente, a central pode ser compatível, e só a engrenagem sem reposição leva à troca, de {price.homeSwap} em casa, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Peças do motor AGL, uma a uma", "O que se acha e o que depende do modelo"],
        slots: [
          [
            "A elétrica segue valores impressos e serve de qualquer boa marca. A mecânica, não: engrenagem de outra marca tem outros dentes e furos.",
            "Valor impresso resolve a parte elétrica. Na mecânica, só a peça do modelo encaixa.",
            "O que traz valor no corpo se repõe fácil. O que tem dente e furo próprio, não se adapta.",
          ],
        ],
        bullets: [
          "Capacitor: mesmos µF, tensão igual ou maior",
          "Controle e receptor: mesma frequência e mesmo código",
          "Fim de curso: do mesmo tipo, ímã ou chave",
          "Placa: original ou central compatível com o motor",
          "Engrenagem e coroa: só as do próprio modelo",
        ],
      },
      {
        about: "signs",
        headings: ["Que peça do AGL quebrou", "Do som à peça provável"],
        slots: [
          [
            "Acione uma vez e escute de longe. Ronco sem partir sugere capacitor, giro sem andar sugere engrenagem, e silêncio, energia ou placa.",
            "Uma tentativa basta: roncou e não saiu, capacitor; girou em falso, engrenagem; ficou mudo, disjuntor, fusível ou placa.",
            "O som ajuda: ronco parado é partida, giro solto é engrenagem e mudez é energia ou central.",
          ],
          [
            "Depois desligue o disjuntor, porque insistir com engrenagem quebrada come o resto. A confirmação vem da medição, sem abrir a tampa por conta própria.",
            "Em seguida corte a energia. Quem confirma é o técnico, já que há capacitor carregado sob a tampa.",
            "Feito o teste, desligue. Tampa aberta é risco de choque, e a medição fica com o técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando a peça do AGL compensa", "Consertar ou trocar o motor AGL"],
        slots: [
          [
            "Com o redutor firme, a peça quase sempre compensa: em ordem de custo vêm capacitor, fim de curso, engrenagem e placa. Perto dos {trade.life} de uso, some tudo e compare com a troca.",
            "Redutor sem folga pede conserto, do capacitor, mais barato, à placa, mais cara. Motor com {trade.life} merece a conta do novo.",
            "Se o eixo não tem folga, conserte; capacitor é o menor gasto, placa o maior. Aos {trade.life}, a troca entra na comparação.",
          ],
          [
            "Trocar o motor leva de {time.tilting} no basculante e de {time.sliding} no de correr, com {warranty.motor} de garantia no motor novo.",
            "Um motor novo tem {warranty.motor} de garantia e se monta em {time.tilting} no basculante ou {time.sliding} no deslizante.",
            "Na troca há {warranty.motor} de garantia, e o serviço toma {time.tilting} em basculante, {time.sliding} em portão de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar a peça do AGL e vocês instalam?",
        answers: [
          "Podemos, se for do modelo certo. Confira por foto da etiqueta antes de comprar.",
          "Sim, depois de comparar a peça com o modelo do motor.",
        ],
      },
      {
        question: "O AGL antigo ainda vale a peça?",
        answers: [
          "Vale, se o redutor não tem folga e o motor não esquenta em poucas aberturas.",
          "Em geral sim, com a mecânica firme.",
        ],
      },
      {
        question: "A placa compatível muda os controles?",
        answers: [
          "Muda, se o código for outro. Um receptor avulso mantém os controles AGL que você já tem.",
          "Os controles seguem a placa. De código diferente, usa-se receptor à parte.",
        ],
      },
      {
        question: "A peça tem garantia?",
        answers: [
          "Tem os 90 dias da lei e o prazo do fabricante, que vem na nota. Raio e água ficam de fora.",
          "Sim, a garantia da lei, mais a do fabricante quando há.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça, se ela já estiver fora",
  },
];
