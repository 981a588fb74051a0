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
        ["", "peças", "tem peça", "modelo", ...colours],
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
      [
        "é ppa",
        "é da ppa",
        "ppa",
        "qual marca",
        "que marca",
        "marca",
        "fabricante",
        "quem fabrica",
        "é garen",
        "é marca",
      ],
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
  {
    id: "onde-comprar-motor-da-marca",
    broader: "loja",
    label: "Onde comprar motor da marca",
    phrase: "a loja de motor da marca",
    isAskedByName: true,
    asks: [
      ...combine(["onde comprar", "onde vende", "onde encontrar", "onde achar", "loja", "loja que vende"], ["[marca]"]),
      ...combine(["loja motor [marca]", "comprar motor [marca]"], ["perto", "perto mim", "aqui perto"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "Você compra motor [marca] conosco pelo WhatsApp, com entrega e instalação no seu endereço. A loja fica neste endereço: {shop.address}. Pela foto do portão indicamos o modelo, e a troca em casa, com motor e mão de obra, fica de {price.homeSwap}. Somos independentes da fábrica.",
        "Vendemos motor [marca] como loja independente, só o aparelho ou já instalado. O endereço é {shop.address}, e a compra também é feita pelo WhatsApp, com entrega. Motor e mão de obra, na troca em casa, ficam de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que mandar para saber o modelo e o preço", "Como comprar o motor [marca] certo"],
        slots: [
          [
            "O modelo sai do portão, e não da marca. Com estes dados, a resposta vem com o nome do motor e o valor.",
            "Antes de pagar por qualquer motor, confirme que ele serve na sua folha. Estes dados bastam.",
          ],
        ],
        bullets: [
          "Tipo do portão: de correr, basculante ou de abrir",
          "Largura, altura e material da folha",
          "Quantas vezes abre por dia, ou o número de vagas",
          "Foto da etiqueta do motor atual, se houver",
          "Tensão do ponto de energia: 127 ou 220 V",
        ],
      },
      {
        about: "check",
        headings: ["Loja, internet ou revenda da fábrica", "O que comparar antes de comprar"],
        slots: [
          [
            "Compare o preço instalado, e não só o do aparelho. Na internet o motor costuma vir sem cremalheira, suporte ou fotocélula, e a garantia fica com a loja de lá. A lista de revendas autorizadas está no site da fábrica.",
            "O motor da internet pode ser mais barato e não servir na folha. Some a instalação, o que falta na caixa e o prazo de troca. Quem precisa de revenda autorizada, por contrato ou garantia, acha a lista no site da marca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço", "Entrega, instalação e garantia"],
        slots: [
          [
            "Na troca, o valor inclui motor, central, controles e mão de obra. Base, cremalheira, suporte e ponto de energia só são somados se faltarem. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação, e o cartão divide em até {shop.instalments} vezes.",
            "Motor, controles e instalação vêm juntos no orçamento da troca, que é grátis. O que o portão não tiver aparece em linha separada. O motor tem {warranty.motor} de garantia, o serviço, {warranty.installation}, e o pagamento é por Pix ou em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar só o motor e instalar com outro?",
        answers: [
          "Pode. A garantia do aparelho continua, e a do serviço fica com quem instalar. Confirme antes, por foto, se o modelo serve.",
          "Sim. Vendemos só o aparelho depois de conferir a folha, e a montagem é por sua conta.",
        ],
      },
      {
        question: "Vocês são revenda autorizada [marca]?",
        answers: [
          "Não, somos loja independente. Vendemos, instalamos e consertamos, com nota e garantia por escrito.",
          "Não somos. Se você precisa da rede da fábrica, a lista está no site da marca.",
        ],
      },
      {
        question: "Vendem também peças e controles [marca]?",
        answers: [
          "Vendemos, originais ou compatíveis. A foto da etiqueta e da peça mostra qual serve e o preço.",
          "Sim: placa, capacitor, engrenagem, fim de curso e controle, avulsos ou já trocados.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "came-modelos",
    broader: "marca-came",
    label: "Modelos da Came",
    phrase: "o motor Came",
    asks: [
      ...combine(
        ["came bx", "came bxv", "came ati", "came frog", "came fast", "came gard"],
        ["", "preço", "motor", "peças"],
      ),
      ...combine(["motor came"], ["preço", "valor", "quanto custa", "comprar", "instalado", "deslizante preço"]),
    ],
    sections: [],
    keep: ["what", "choose", "cost"],
    questions: [
      {
        question: "Vocês consertam motor Came?",
        answers: [
          "Consertamos quando há peça para o modelo, de forma independente da fábrica. A foto da etiqueta mostra isso antes da visita.",
          "Depende do modelo, que está na etiqueta. Folha, capacitor e fotocélula têm solução comum; a placa é a peça mais difícil de achar.",
        ],
      },
    ],
  },
  {
    id: "motor-da-marca-barato",
    broader: "preco",
    label: "Motor da marca: o mais barato e promoção",
    phrase: "o motor mais barato da marca",
    isAskedByName: true,
    asks: combine(
      ["motor [marca]", "motor portão [marca]", "[marca]"],
      ["barato", "mais barato", "mais em conta", "promoção", "oferta", "desconto", "preço bom", "899"],
    ),
    intent: "price",
    answers: {
      any: [
        "O motor [marca] mais barato é o de casa, de 1/4 HP: na troca com mão de obra, fica de {price.homeSwap}, no começo da faixa quando base e fiação estão boas. No basculante de até {width.quarterHp}, o nosso kit mais barato é o de {price.lowest}, instalado. Qualquer condição especial é informada no orçamento grátis, por foto.",
        "Para pagar menos num motor [marca], escolha a versão de casa que aguenta a sua folha e aproveite base, cremalheira e fiação: a troca, com mão de obra, parte do começo da faixa de {price.homeSwap}. Em basculante de até {width.quarterHp}, os kits instalados custam {models.pricesNamed}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que deixa a conta menor", "Onde dá para economizar"],
        slots: [
          [
            "O motor certo para a folha é o que sai mais barato no fim. Um modelo pequeno demais esquenta e obriga a comprar outro.",
            "Economize no que não muda o resultado, e não na força do motor. Um motor fraco para a folha dura pouco.",
          ],
        ],
        bullets: [
          "Aproveite base, cremalheira, fiação e fotocélula em bom estado",
          "Compre só a capacidade de que a folha precisa, com um terço de folga",
          "Fique na mesma marca, se os controles da casa ainda servem",
          "Dispense a versão rápida, se a rua é calma",
          "Compare preços já instalados, com o mesmo número de controles",
        ],
      },
      {
        about: "check",
        headings: ["Cuidado com o preço baixo demais", "O que conferir numa oferta"],
        slots: [
          [
            "Veja se a oferta inclui a instalação, os controles e a cremalheira ou o suporte. Peça a nota e o prazo da garantia por escrito. Motor muito abaixo do preço comum pode ser usado, recondicionado ou sem peça de reposição.",
            "Antes de pagar, pergunte o que vem na caixa, quem instala e quem responde pela garantia. Um aparelho barato sem cremalheira, suporte e montagem costuma sair mais caro que o kit instalado.",
          ],
          [
            "A {promotion.name} vale em {promotion.cities}, com o valor e as condições na página de cada cidade.",
            "Em {promotion.cities} vale a {promotion.name}, com regras e preço na página da cidade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso parcelar?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, ou pagar por Pix. O orçamento mostra cada item antes do serviço.",
          "Sim, no cartão, em até {shop.instalments} vezes. O total é informado antes, com motor e mão de obra.",
        ],
      },
      {
        question: "O motor mais barato dura menos?",
        answers: [
          "Só se for fraco para a folha. Um modelo simples, com um terço de folga sobre o peso, dura de {trade.life} em casa.",
          "Não, quando aguenta o peso com folga e recebe revisão {visits.home}. O que encurta a vida é o esforço.",
        ],
      },
      {
        question: "Vale comprar o motor usado?",
        answers: [
          "Em geral, não. O usado vem sem garantia, e uma placa ou um redutor gasto leva embora a economia.",
          "Quase nunca, porque não se sabe o que falta para quebrar. Um novo simples, com garantia, costuma compensar mais.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor atual",
  },
  {
    id: "motor-da-marca-uso-intenso",
    broader: "potencia",
    label: "Motor da marca para muitas aberturas",
    phrase: "o motor da marca para muitas aberturas",
    isAskedByName: true,
    asks: [
      ...combine(
        ["motor [marca]", "qual motor [marca]", "[marca]"],
        [
          ...["portão abre muito", "abre muito", "abre muitas vezes", "muitas aberturas", "uso intenso", "muito uso"],
          ...["uso contínuo", "alto fluxo", "abre toda hora", "abre dia todo", "muito movimento"],
        ],
      ),
      ...combine(["motor bom [marca] portão", "qual motor [marca] bom portão"], ["abre muito", "abre muitas vezes"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão que abre muito, o motor [marca] certo é o de uso intenso, escolhido pelos ciclos por hora da ficha: conte as aberturas da hora mais cheia e some metade. Com 20 aberturas, procure 30 ciclos por hora. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em prédio, com mão de obra.",
        "O motor [marca] para muitas aberturas é o da linha de uso intenso, e não o de casa, que esquenta e desliga. Compare os ciclos por hora da ficha com a hora mais movimentada e deixe metade de folga. Em prédio ou comércio, a troca fica de {price.heavySwap}, com mão de obra.",
      ],
      question: [
        "Para portão que abre muito, é bom o motor [marca] de uso intenso, e não o de casa. Quem decide são os ciclos por hora da ficha: conte as aberturas da hora mais cheia e some metade. Em prédio ou comércio, a troca fica de {price.heavySwap}, com mão de obra.",
        "O motor [marca] bom para muitas aberturas é o da linha de uso intenso, que não esquenta com aberturas seguidas. Com 20 aberturas na hora cheia, procure 30 ciclos por hora na ficha. Em casa, a troca fica de {price.homeSwap}, e em prédio, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos ciclos por hora o seu portão precisa", "A conta das aberturas por hora"],
        slots: [
          [
            "Um ciclo é abrir e fechar uma vez. Conte os carros da hora mais cheia e compare com a ficha do modelo.",
            "Cada abertura com o fechamento é um ciclo. A hora de pico decide, e não o total do dia.",
          ],
        ],
        bullets: [
          "Uma família: até uns 6 na hora cheia, motor de casa",
          "Prédio pequeno ou comércio: 20 na hora cheia, ficha de 30",
          "Prédio médio: 40 na hora cheia, ficha de 60",
          "Entrada que não para: uso contínuo, em geral com inversor",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de motor pequeno para o uso", "Quando o motor atual não aguenta"],
        slots: [
          [
            "O motor de casa em portão de muito uso esquenta, para no meio e volta a andar depois de frio. Esse desligamento é uma proteção. Repetido todo dia, ele queima o capacitor e gasta a engrenagem.",
            "Carcaça quente, lentidão no fim da manhã e parada que passa com o descanso mostram uso acima da ficha. Antes de trocar, o técnico confere se a folha anda leve, porque ela também esquenta o motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer o motor durar em uso intenso", "Manutenção de portão muito usado"],
        slots: [
          [
            "Faça a revisão {visits.business}, com graxa, roldanas, fim de curso e fotocélula conferidos. Um motor com inversor parte e para devagar e poupa a folha. Deixe a pausa do fechamento longa o bastante para dois carros seguidos.",
            "A revisão {visits.business} acha folga e peça gasta antes da quebra. Com partida e parada suaves, o motor com inversor desgasta menos o portão. O fechamento automático bem ajustado evita aberturas repetidas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde leio os ciclos por hora?",
        answers: [
          "Na ficha técnica ou no manual do modelo, junto do peso máximo. Em muitos motores a etiqueta não traz esse número.",
          "No manual, pelo nome inteiro que está na etiqueta. Mande a foto dela, e respondemos com o número.",
        ],
      },
      {
        question: "Mais HP resolve?",
        answers: [
          "Não sozinho: HP move peso. Para abrir muitas vezes, o que conta são os ciclos por hora.",
          "Só se a folha também é pesada. Dois motores de mesmo HP podem ter ciclos bem diferentes.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "De {time.sliding} em portão de casa e de {time.heavy} em portão pesado ou de prédio.",
          "Em residência, de {time.sliding}; em prédio, de {time.heavy}, fora da hora de movimento.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a da etiqueta do motor atual e o número de carros na hora mais cheia",
  },
  {
    id: "placa-da-marca-menor",
    broader: "placa",
    label: "Placa de motor de marca menos comum",
    phrase: "a placa do motor da marca",
    isAskedByName: true,
    asks: combine(
      ["placa", "central", "placa motor", "central motor"],
      ["omegaport", "ggport", "unisystem", "merik", "acton", "mkn"],
      ["", "preço", "comprar", "queimou", "conserto", "original"],
    ),
    intent: "buying",
    answers: {
      any: [
        "Vendemos e trocamos placa de motor [marca]: a original, quando ainda existe, ou uma central compatível de mesma tensão, potência e fim de curso. Mande a foto da etiqueta do motor e do controle, e dizemos qual serve e quanto custa. Para comparar, a troca do motor inteiro em casa fica de {price.homeSwap}.",
        "A placa do motor [marca] pode ser consertada, trocada pela original ou substituída por uma central universal, em motor comum. A foto da etiqueta mostra o caminho e o preço, com ou sem a troca. O motor completo, trocado em casa, custa de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que placa serve no motor [marca]", "Original, compatível ou conserto"],
        slots: [
          [
            "Estes dados decidem, e quase todos se leem por fora. A tampa fica fechada, porque há tensão da rede embaixo dela.",
            "Compare a placa nova com o seu motor nestes pontos. O código impresso na placa quem lê é o técnico.",
          ],
        ],
        bullets: [
          "Tensão: 127 ou 220 V, como no ponto de energia",
          "Potência igual ou maior que a do motor",
          "Fim de curso do mesmo tipo: ímã ou chave",
          "Controles: continuam se a frequência e o código forem os mesmos",
          "Motor com inversor: só a placa da própria linha",
        ],
      },
      {
        about: "check",
        headings: ["Será que é a placa?", "Antes de comprar outra placa"],
        slots: [
          [
            "Veja se o disjuntor está ligado, troque a pilha do controle e aperte a botoeira. Se a botoeira abre, a placa está boa, e o defeito é do controle ou do receptor. Se nada responde, o técnico mede o fusível e a fonte antes de condenar a placa.",
            "Fotocélula suja, capacitor fraco e fusível aberto dão o mesmo sinal de placa ruim. Teste a botoeira, o botão da parede: se ela comanda o portão, a placa funciona. Se o portão anda sozinho, desligue o disjuntor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "Da medição ao teste"],
        slots: [
          [
            "O técnico mede o motor e o capacitor antes de ligar a placa nova, porque um motor em curto a queimaria. Depois grava o percurso e os controles, regula a força e testa o portão. A troca costuma levar de uma a duas horas.",
            "Primeiro são medidos a rede, o motor e o capacitor. Com a placa nova ligada, o percurso e os controles são gravados, e a força fica no mínimo que move a folha. O serviço termina com vários ciclos de teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perco os controles com a placa nova?",
        answers: [
          "Depende do código. Se for o mesmo, eles são gravados de novo; se não, compram-se outros ou se usa um receptor à parte.",
          "Na original, em geral continuam. Na universal, muitas vezes é preciso comprar controles do padrão dela.",
        ],
      },
      {
        question: "Por que a placa queima de novo?",
        answers: [
          "Porque a causa ficou: surto na rede, água na caixa ou motor em curto. A correção entra no mesmo orçamento.",
          "Em geral por raio, umidade ou motor forçado. Protetor contra surto e tampa vedada evitam a repetição.",
        ],
      },
      {
        question: "Posso comprar só a placa?",
        answers: [
          "Pode, depois de confirmar pelas fotos que ela serve. A montagem é melhor com o técnico, por causa da tensão.",
          "Sim. Mande as fotos antes, porque nomes parecidos usam placas diferentes.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
  },
  {
    id: "que-central-e-a-minha",
    broader: "placa",
    isAskedByName: true,
    label: "De que marca é a minha central",
    phrase: "a marca da central do portão",
    asks: [
      ...combine(
        ["como saber", "como descobrir", "como identificar", "saber", "descobrir", "identificar"],
        [
          "central [marca]",
          "minha central [marca]",
          "marca central",
          "marca placa",
          "qual marca central",
          "qual marca placa",
          "central ppa ou garen",
          "central ppa ou rossi",
          "central garen ou rossi",
          "central garen ou peccinin",
          "placa ppa ou garen",
          "placa ppa ou rossi",
          "placa garen ou rossi",
          "modelo central",
          "modelo placa",
          "central tem meu portão",
          "placa tem meu portão",
        ],
      ),
      "que marca minha central",
      "que marca minha placa",
      "de que marca central portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para saber de que marca é a central do portão, PPA, Garen ou outra, vale o nome impresso na placa, que fica sob a tampa e só o técnico lê. Por fora, a etiqueta do motor, o controle original e o manual dão a pista. Mande a foto deles, e dizemos de graça qual deve ser a central.",
        "A marca da central está impressa na própria placa, dentro do motor, onde há tensão da rede, e por isso quem lê é o técnico. Sem abrir nada, fotografe a etiqueta do motor e o controle, frente e verso. Com as duas fotos, quase sempre dá para dizer se a central é PPA, Garen, Rossi ou universal.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como identificar a central sem abrir o motor", "As pistas que se veem por fora"],
        slots: [
          [
            "Nenhum destes passos pede ferramenta. A tampa fica fechada, porque o capacitor guarda carga mesmo com o disjuntor desligado.",
            "Junte estas pistas antes de comprar placa ou controle. Todas se veem por fora, com a tampa no lugar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fotografe a etiqueta do motor, com marca, modelo e tensão.",
          "Fotografe o controle que veio com o motor, frente e verso.",
          "Procure a nota, o manual ou o orçamento do último conserto, que pode citar a placa trocada.",
          "Veja se há um receptor em caixa separada e fotografe o nome dele.",
        ],
      },
      {
        about: "what",
        headings: ["Nomes que ajudam a reconhecer a placa", "O que o nome da placa indica"],
        slots: [
          [
            "Se o nome da placa aparece na nota ou no manual, ele já diz a marca. Estes são alguns dos mais comuns.",
            "Algumas placas são conhecidas pelo nome, e não pela marca. Veja se o seu está aqui.",
          ],
        ],
        bullets: [
          "Facility e Triflex: placas da PPA",
          "KX e NKX: placas da Rossi",
          "JetFlex ou Jet no nome do motor: placa com inversor, da PPA",
          "Sem nome de fabricante de motor: em geral, placa universal",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor pode ser de uma marca e a placa de outra", "Motor e placa nem sempre combinam"],
        slots: [
          [
            "Depois de um conserto, muito motor PPA ou Garen fica com uma placa universal. Nesse caso, controle e programação seguem a placa que está lá hoje. Engrenagem, capacitor e fim de curso continuam sendo os do motor.",
            "A placa trocada num conserto antigo pode ser de outra marca. Para comprar controle, vale a marca da placa. Para comprar engrenagem ou capacitor, vale a etiqueta do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pelo controle dá para saber a marca da central?",
        answers: [
          "Dá uma boa pista, quando é o controle original. O compatível e o copiado não dizem nada sobre a placa.",
          "Só se o controle for o que veio com ela. Compatível de outra marca abre a mesma central e engana.",
        ],
      },
      {
        question: "Posso abrir a tampa só para ler o nome?",
        answers: [
          "Não abra. Os bornes têm tensão da rede, e o capacitor dá choque até com o disjuntor desligado.",
          "É melhor não. O técnico lê o código na visita, com a energia cortada e o capacitor descarregado.",
        ],
      },
      {
        question: "Preciso saber a marca para comprar controle?",
        answers: [
          "Basta a foto do controle que já abre, dos dois lados. Frequência e tipo de código contam mais que o nome da placa.",
          "Não necessariamente. O controle que funciona mostra a frequência e o código que a central aceita.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso, com a tampa fechada",
  },
  {
    id: "que-motor-e-o-meu",
    broader: "motor",
    label: "Que marca e modelo é o meu motor",
    phrase: "a marca e o modelo do seu motor",
    isAskedByName: true,
    asks: [
      ...combine(
        ["como saber", "como descobrir", "como identificar", "saber", "descobrir", "identificar"],
        [
          "modelo motor [marca]",
          "qual modelo motor [marca]",
          "modelo [marca]",
          "motor [marca] ou",
          "marca motor [marca]",
        ],
      ),
      ...combine(
        ["como saber", "saber", "descobrir", "identificar"],
        ["qual placa [marca]", "código placa [marca]", "modelo placa [marca]"],
      ),
      ...combine(
        ["código placa [marca]", "modelo placa [marca]", "nome placa [marca]"],
        ["onde ver", "onde fica", "onde está"],
      ),
      ...combine(
        ["como saber", "saber"],
        ["motor ppa ou garen", "motor ppa ou rossi", "motor garen ou rossi", "motor é ppa ou"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para saber a marca e o modelo do seu motor, leia a etiqueta colada na carcaça, em geral na lateral ou na base: ela traz o nome, a tensão e a potência. O nome da placa é outro e fica impresso nela, sob a tampa, onde só o técnico lê. Sem etiqueta, mande fotos do motor inteiro e do controle.",
        "A marca e o modelo do motor estão na etiqueta da carcaça, e a tampa não precisa sair. Se é PPA, Garen, Rossi ou outra, o nome vem escrito ali. A placa pode ser de outra marca, porque muitas foram trocadas. Com a foto da etiqueta e do controle, dizemos de graça qual é o seu.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como identificar o motor por fora", "Passo a passo para descobrir o modelo"],
        slots: [
          [
            "Bastam o celular e um pano seco. Nada precisa ser aberto nem desmontado.",
            "A busca é só por fora, com a tampa fechada, porque embaixo dela há tensão da rede.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Procure a etiqueta na lateral, atrás ou na base do motor e limpe com pano seco.",
          "Fotografe a etiqueta com o flash: modelo, tensão e potência.",
          "Se ela apagou, fotografe o motor inteiro, de frente e de lado.",
          "Fotografe o controle, frente e verso, e procure a nota ou o manual.",
        ],
      },
      {
        about: "what",
        headings: ["O que as letras do nome dizem", "Pistas para reconhecer a linha"],
        slots: [
          [
            "O nome do modelo costuma dizer para que portão o motor foi feito. Use a lista como pista e confirme na etiqueta.",
            "Mesmo com a etiqueta pela metade, as letras ajudam. O que decide a peça é o nome completo.",
          ],
        ],
        bullets: [
          "DZ: motor de portão de correr, nome usado por PPA e Rossi",
          "BV: motor de basculante, nome usado por PPA e Rossi",
          "KDZ: motor de portão de correr da Garen",
          "Gatter: motor de portão de correr da Peccinin",
          "Penta, Potenza e Piston: motores da PPA; Facility e Triflex são placas dela",
          "KX e NKX: placas da Rossi, e não motores",
        ],
      },
      {
        about: "safety",
        headings: ["Por que o nome da placa fica com o técnico", "A placa e o motor podem ser de marcas diferentes"],
        slots: [
          [
            "A placa fica sob a tampa, junto da rede elétrica e do capacitor, que guarda carga mesmo com o disjuntor desligado. Por isso quem lê o código dela é o técnico. Controle e manual seguem a placa instalada, e as peças do motor seguem a etiqueta da carcaça.",
            "Um motor de uma marca pode ter recebido placa de outra num conserto. Engrenagem e capacitor se pedem pela etiqueta do motor, e controle e manual, pelo nome da placa. Esse nome o técnico lê na visita, com a energia desligada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pelo controle dá para saber a marca?",
        answers: [
          "Às vezes, mas não é certeza, porque há controles compatíveis e placas trocadas. A etiqueta do motor vale mais.",
          "O controle mostra o padrão da placa, e não a marca do motor. Mande foto dos dois.",
        ],
      },
      {
        question: "A etiqueta apagou. E agora?",
        answers: [
          "Mande fotos do motor inteiro, de frente e de lado, e do lugar da chave de destravamento. O formato da carcaça costuma mostrar a linha.",
          "O formato da caixa e a chave de destravamento ajudam a reconhecer. A nota da instalação também traz o modelo.",
        ],
      },
      {
        question: "Preciso do número de série para pedir peça?",
        answers: [
          "Não. Para peça valem o modelo, a tensão e a potência. O número de série serve para a garantia de fábrica.",
          "Em geral, não. O modelo completo e uma foto da peça bastam.",
        ],
      },
    ],
    photo: "fotos da etiqueta, do motor inteiro e do controle, frente e verso",
  },
  {
    id: "nano-ou-nano-turbo",
    broader: "rossi-dz-nano",
    label: "Rossi DZ Nano ou Nano Turbo",
    phrase: "a escolha entre o DZ Nano e o Nano Turbo",
    isAskedByName: true,
    asks: combine(
      ["nano ou nano turbo", "nano ou turbo", "dz nano ou turbo", "dz nano ou nano turbo", "rossi nano ou turbo"],
      ["", "rossi", "qual", "qual melhor", "diferença"],
    ),
    intent: "comparison",
    answers: {
      any: [
        "A diferença do Rossi DZ Nano para o Nano Turbo é a velocidade: o Turbo abre mais rápido e custa mais, e o comum basta em rua calma. Os dois são compactos, para folha leve de correr. A versão rápida costuma mover menos peso. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Escolha o DZ Nano Turbo se você espera na rua e a folha corre leve, porque ele abre mais rápido. Escolha o DZ Nano comum se quer gastar menos ou se a folha pesa mais. Os quilos e os segundos estão na ficha de cada um. A troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Nano comum ou Turbo: o que muda", "Qual dos dois serve na sua casa"],
        slots: [
          [
            "O corpo é o mesmo, pequeno, próprio para lateral estreita. O que muda é a velocidade e o que ela exige do portão.",
            "Os dois empurram a cremalheira e servem em folha leve. A escolha depende da espera na rua e do estado do portão.",
          ],
        ],
        bullets: [
          "Rua calma ou garagem recuada: Nano comum",
          "Espera na rua, folha leve e trilho reto: Nano Turbo",
          "Chapa fechada, rampa ou folha comprida: DZ3 ou DZ4, pela etiqueta",
          "Prédio: outro motor, escolhido pelos ciclos por hora",
        ],
      },
      {
        about: "check",
        headings: ["O que o Turbo exige do portão", "Antes de escolher o Turbo"],
        slots: [
          [
            "A folha precisa correr leve na mão, com roldanas boas e batente firme nas duas pontas. A fotocélula, o sensor da passagem, deve entrar no orçamento. Com trilho torto, a velocidade vira tranco e gasta a engrenagem.",
            "Um motor rápido cobra mais do portão: trilho reto, roldana sem folga e batente firme. Inclua a fotocélula, que para a folha quando alguém passa. Se o portão raspa, o acerto dele vem antes do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A diferença de preço", "Quanto custa cada um"],
        slots: [
          [
            "Na troca em casa, os dois ficam na faixa de {price.homeSwap}, com mão de obra, e o Turbo fica mais perto do fim dela. Base e cremalheira boas são aproveitadas. O valor exato sai pela foto do portão.",
            "A troca em residência vai de {price.homeSwap}, com motor e serviço. O Turbo custa mais que o comum, e o que já existe no portão, como base e cremalheira, diminui o total dos dois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para transformar o Nano comum em Turbo?",
        answers: [
          "Em geral, não compensa, porque mudam o motor e a placa. Quem quer velocidade troca o conjunto.",
          "Não é só trocar a placa. A velocidade vem do motor e da central feitos um para o outro.",
        ],
      },
      {
        question: "Os controles de um servem no outro?",
        answers: [
          "Costumam servir, se as duas centrais usam a mesma frequência e o mesmo código, com nova gravação.",
          "Em geral, sim, porque são da mesma marca. A foto do controle e da etiqueta confirma.",
        ],
      },
      {
        question: "Que garantia têm?",
        answers: [
          "São {warranty.motor} no motor comprado conosco e {warranty.installation} na instalação.",
          "O motor que vendemos tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
];
