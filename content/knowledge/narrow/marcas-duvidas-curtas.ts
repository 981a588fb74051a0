import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const colours = ["azul", "vermelho", "preto", "branco", "cinza", "amarelo", "verde", "laranja"];

/** Short questions about a make: an old motor of which only the colour is known, what brand the Speedy is, a motor that turns in vain. */
export const marcasDuvidasCurtas: NarrowConcept[] = [
  {
    id: "motor-antigo-da-marca",
    broader: "motor",
    label: "Motor antigo da marca",
    phrase: "o motor antigo da marca",
    isAskedByName: true,
    asks: [
      ...combine(
        ["motor [marca]", "motor portão [marca]", "[marca]"],
        ["antigo", "bem antigo", "muito antigo", "velho"],
        ["", "conserto", "peças", "tem peça", "modelo", ...colours],
      ),
      ...combine(["motor [marca]", "motor portão [marca]"], colours),
      ...combine(["motor [marca] deslizante antigo", "motor [marca] basculante antigo"], ["", ...colours]),
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor [marca] antigo tem conserto na maioria dos casos: capacitor, fim de curso, rolamento e placa têm peça igual ou compatível. A cor da carcaça ajuda a reconhecer a linha, mas quem diz o modelo é a etiqueta. Se faltar a engrenagem própria, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Para um motor [marca] antigo, primeiro se descobre o modelo pela etiqueta ou por uma foto do motor inteiro, porque a cor sozinha não basta. Enquanto o redutor está firme, vale consertar. Sem peça da engrenagem ou com folga no eixo, o motor novo em casa custa de {price.homeSwap}, instalado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir que motor é o seu", "As fotos que identificam o modelo"],
        slots: [
          [
            "Faça tudo por fora, com a tampa fechada. Mesmo com a etiqueta apagada, o conjunto das fotos costuma mostrar a linha.",
            "A tampa continua no lugar, porque embaixo dela há tensão da rede. Estas fotos bastam para reconhecer quase todo motor.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Limpe a etiqueta com pano seco e fotografe o que restou dela.",
          "Fotografe o motor inteiro, de frente e de lado, com a cor à vista.",
          "Fotografe o controle, frente e verso, e o ponto da chave de destravamento.",
          "Escreva o que o portão faz de errado.",
        ],
      },
      {
        about: "choose",
        headings: ["Que peças ainda se acham", "Peças de motor [marca] antigo"],
        slots: [
          [
            "As peças comuns a muitos motores são fáceis de achar. As que só existem naquele modelo decidem entre consertar e trocar.",
            "Quanto mais comum a peça, mais fácil o conserto. O que prende é a peça feita só para aquela versão.",
          ],
        ],
        bullets: [
          "Fácil: capacitor, rolamento, retentor, ímã e chave de fim de curso",
          "Fácil: controle e receptor, trocados por um conjunto novo",
          "Quase sempre: placa, por uma central universal, em motor comum",
          "Difícil: engrenagem e coroa do próprio modelo",
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar", "Quando o conserto ainda compensa"],
        slots: [
          [
            "Conserte quando falhou uma peça só e o eixo não tem folga. Quando falharam duas peças caras, como placa e engrenagem, o motor novo costuma sair melhor e tem {warranty.motor} de garantia. Na troca, a fiação, a fotocélula e a cremalheira de mesmo passo são aproveitadas.",
            "Um motor dura em geral de {trade.life}. Perto desse tempo, some o preço das peças e compare com a troca, de {price.homeSwap} em casa. Se a conta passa da metade de um motor novo, a troca compensa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos servem numa placa nova?",
        answers: [
          "Só se a placa nova usar a mesma frequência e o mesmo código. Em geral se gravam controles novos ou se liga um receptor à parte.",
          "Depende do código. A foto do controle, frente e verso, mostra se ele pode ser aproveitado.",
        ],
      },
      {
        question: "Tem manual do motor [marca] antigo?",
        answers: [
          "O site do fabricante costuma guardar os manuais pelo nome do modelo. Se a placa já foi trocada, vale o manual da placa que está lá.",
          "Procure no site da marca pelo nome da etiqueta. Quando não existe mais, o técnico identifica a ligação medindo a placa.",
        ],
      },
      {
        question: "Vale a pena comprar um igual usado?",
        answers: [
          "Em geral, não, porque o usado tem a mesma idade e não tem garantia. Ele só serve para tirar uma peça que não existe mais.",
          "Quase nunca. A economia acaba no primeiro defeito do redutor ou da placa.",
        ],
      },
    ],
    photo: "fotos do motor inteiro, da etiqueta e do controle, e um vídeo do defeito, feito de longe",
  },
  {
    id: "speedy-de-que-marca",
    broader: "speedy",
    label: "Speedy é de que marca",
    phrase: "a marca do kit Speedy",
    isAskedByName: true,
    asks: combine(
      ["speedy", "motor speedy", "kit speedy"],
      ["é ppa", "é da ppa", "ppa", "qual marca", "que marca", "marca", "fabricante", "quem fabrica", "é garen", "é marca"],
    ),
    intent: "question",
    answers: {
      any: [
        "Não, Speedy não é o nome de uma linha da PPA: é o nosso kit de motor basculante rápido de 1/4 HP, que custa {price.speedy} instalado e abre em {opening.speedy}. O kit que é da PPA é o JetFlex, com inversor, de {price.jetflex}. A marca do motor e o modelo exato vêm na etiqueta e na nota.",
        "O Speedy é um kit da nossa loja, e não uma marca nem um motor da PPA. Ele move portão basculante de até {width.quarterHp}, abre em {opening.speedy} e custa {price.speedy} instalado. O da PPA é o JetFlex, de {opening.jetflex}, por {price.jetflex}. A etiqueta e a nota trazem o fabricante.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Speedy ou JetFlex, da PPA", "O que separa o Speedy do JetFlex"],
        slots: [
          [
            "Os dois são de 1/4 HP e servem em basculante equilibrado de até {width.quarterHp}. O que muda é a velocidade e a forma de parar.",
            "A força dos dois é a mesma, de 1/4 HP, para folha de até {width.quarterHp}. A diferença está no tempo e na placa.",
          ],
        ],
        bullets: [
          "Padrão: {opening.padrao}, {price.padrao} instalado",
          "Speedy: {opening.speedy}, {price.speedy} instalado, com placa comum",
          "JetFlex, da PPA: {opening.jetflex}, {price.jetflex} instalado, com inversor e parada suave",
        ],
      },
      {
        about: "what",
        headings: ["Peças e controles do Speedy", "O que vem no kit Speedy"],
        slots: [
          [
            "O kit traz o motor, a central com receptor, os controles, as ferragens e a montagem. As peças de desgaste, como capacitor e porca do fuso, são comuns no mercado. Para pedir qualquer peça, use o modelo escrito na etiqueta.",
            "Motor, central, controles, ferragens e instalação estão no preço. Para uma peça ou um controle a mais, vale o modelo da etiqueta, e não o nome Speedy, porque há produtos de outras marcas com nome parecido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Speedy e Garen Speed são a mesma coisa?",
        answers: [
          "Não. O Speed é uma versão rápida da Garen, com modelos para basculante e para portão de correr. O Speedy é o nosso kit basculante, com preço fechado.",
          "São produtos diferentes com nome parecido. Garen Speed é de uma fábrica, e Speedy é o nosso kit instalado.",
        ],
      },
      {
        question: "Qual a garantia do Speedy?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação.",
          "O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
      {
        question: "O Speedy serve em portão de correr?",
        answers: [
          "Não. O kit é só para basculante. Para portão de correr usamos motor com cremalheira, de {price.homeSwap} na troca em casa.",
          "Não serve, porque ele move a folha por fuso e braço. O portão de correr usa outro motor, orçado pela foto.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura e a altura da folha",
  },
  {
    id: "motor-da-marca-gira-e-nao-anda",
    broader: "motor-gira-e-nao-anda",
    label: "Motor da marca gira e o portão não anda",
    phrase: "o motor que gira e não move o portão",
    isAskedByName: true,
    asks: combine(
      ["motor [marca]", "[marca]", "[marca] [modelo]", "motor [marca] [modelo]"],
      ["gira portão não abre", "gira portão não anda", "gira não abre", "gira não anda", "gira falso", "roda não abre"],
    ),
    intent: "repair",
    answers: {
      any: [
        "Se o motor [marca] gira mas o portão não abre, ele está destravado ou a engrenagem perdeu os dentes. Desligue o disjuntor e veja se a chave de destravamento ficou aberta. Se está travada, a peça gasta é trocada: só o ajuste, sem peças, parte de {price.preventive} em casa, e a engrenagem é orçada pela foto da etiqueta.",
        "O motor [marca] que gira e não anda com o portão costuma estar destravado pela chave. Se não é isso, a engrenagem gastou, no portão de correr, ou a porca do fuso, no basculante. Desligue o disjuntor e mande a foto da etiqueta: respondemos se há a peça e quanto custa trocada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o motor gira e a folha fica parada", "As causas, da mais simples à mais cara"],
        slots: [
          [
            "O motor está bom, porque gira. O que se perdeu foi a ligação entre ele e a folha.",
            "Quando o motor gira, a parte elétrica costuma estar em ordem. O defeito fica entre o motor e o portão.",
          ],
        ],
        bullets: [
          "Chave de destravamento aberta: basta travar de novo",
          "Portão de correr: engrenagem de fora gasta ou cremalheira afastada",
          "Portão de correr: coroa interna quebrada, se a engrenagem de fora não gira",
          "Basculante: porca do fuso gasta ou braço solto",
          "Qualquer tipo: chaveta ou pino do eixo partido",
        ],
      },
      {
        about: "check",
        headings: ["O que você pode conferir", "Verifique sem abrir o motor"],
        slots: [
          [
            "Olhe de longe e com a tampa fechada. No basculante, não toque na chave, porque a folha pode cair.",
            "Estas conferências são por fora. Em portão basculante, fique só no que se vê, sem destravar nem empurrar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "No de correr, veja se a chave está na posição travada e mexa a folha até ela engatar.",
          "Procure dentes quebrados na engrenagem de fora e na cremalheira, sem pôr a mão.",
          "Religue, afaste todos e acione uma única vez, de longe.",
          "Se continuar, desligue e fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto", "O que o técnico troca"],
        slots: [
          [
            "O técnico confere a trava, a engrenagem e a folga da cremalheira, que deve ficar em {rack.clearance}. Se a coroa interna quebrou, o redutor é aberto, limpo e engraxado. Trocar só a peça compensa enquanto o eixo está firme; com folga, a troca do motor em casa fica de {price.homeSwap}.",
            "Com a energia cortada, o técnico acha a peça que se soltou ou gastou e a mostra a você antes da troca. Depois acerta a folga entre engrenagem e cremalheira e testa o portão várias vezes. Se o redutor acabou, o motor novo em casa custa de {price.homeSwap}, instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão na mão até consertar?",
        answers: [
          "O de correr ou de abrir, reto e em piso plano, sim, com o disjuntor desligado. O basculante com defeito não se solta nem se empurra.",
          "Sim, se é de correr e a folha está no trilho. Se é basculante, deixe como está e chame o técnico.",
        ],
      },
      {
        question: "Por que a engrenagem gasta?",
        answers: [
          "Quase sempre por folha pesada, roldana presa ou cremalheira encostada demais. Sem corrigir isso, a peça nova gasta do mesmo jeito.",
          "Porque a folha faz força demais ou a cremalheira está fora da folga certa. O técnico acerta isso junto com a troca.",
        ],
      },
      {
        question: "Engrenagem de outra marca serve?",
        answers: [
          "Só a compatível, feita para aquele modelo. Número de dentes, furo e altura precisam ser iguais.",
          "Em geral, não. A peça é escolhida pela etiqueta do motor e comparada com a antiga.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra da engrenagem e da cremalheira, e um vídeo de uma tentativa",
  },
];
