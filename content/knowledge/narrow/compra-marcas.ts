import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** A make's motor for one kind of gate, a make's kit, and whether the dearer motor is worth its price. */
export const compraMarcas: NarrowConcept[] = [
  {
    id: "garen-basculante",
    broader: "garen",
    label: "Motor Garen basculante",
    phrase: "o motor Garen para portão basculante",
    asks: [
      "garen basculante 1/4",
      "garen basculante 1/4 hp",
      "motor basculante garen 1/4 hp",
      "motor portão basculante garen 1/4 hp",
      "levanta garen versão basculante comprar",
      "garen basculante fuso braço",
      "garen basculante",
      "motor garen basculante",
      "garen basculante preço",
      "garen portão basculante",
      "kit garen basculante",
      "basculante garen qual",
      "garen basculante bom",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor Garen para portão basculante fica na lateral, preso à coluna, e ergue a folha por fuso e braço. Escolha a versão pela largura da folha: até {width.quarterHp}, com contrapeso certo, basta 1/4 HP; a troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "Para basculante, a Garen tem acionador de fuso em mais de uma potência e velocidade; na troca em casa, com mão de obra, fica de {price.homeSwap}. Largura, altura e equilíbrio da folha decidem a versão, e a foto fecha o valor.",
      ],
      price: [
        "O motor Garen basculante, na troca em casa com mão de obra, fica de {price.homeSwap}, conforme a potência e a velocidade da versão. Se você já comprou o motor, a instalação parte de {price.installation}; a foto do portão e a largura dão o valor fechado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual Garen para o seu basculante", "Potência e velocidade do Garen basculante"],
        slots: [
          [
            "Folha de casa, de até {width.quarterHp} e equilibrada, usa 1/4 HP; acima disso, ou em chapa grossa, peça mais potência.",
            "Até {width.quarterHp} de largura, 1/4 HP; folha mais larga, de madeira ou de prédio, potência maior.",
          ],
          [
            "A velocidade muda com a versão: peça os segundos de abertura do modelo exato.",
            "Há versão comum e versão mais rápida; compare pelos segundos da ficha.",
          ],
          [
            "Se a casa já usa controles Garen, confira se são do mesmo código da central nova.",
            "Controles antigos da marca podem servir, se a frequência e o código forem os mesmos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de instalar no basculante", "O que conferir na folha"],
        slots: [
          [
            "Cabos sem fio solto, contrapeso certo e braços firmes vêm antes do motor, e são serviço de técnico.",
            "O técnico confere cabos, contrapeso e roldanas: motor novo em folha desequilibrada queima cedo.",
          ],
          [
            "É preciso coluna firme e folga na lateral para o motor e o braço.",
            "Meça a folga entre a folha e a parede do lado em que o motor vai ficar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Garen basculante serve em portão de correr?",
        answers: [
          "Não: o de correr usa outro motor, com engrenagem e cremalheira, como o KDZ.",
          "Não serve. Basculante usa fuso e braço; o de correr, cremalheira.",
        ],
      },
      {
        question: "Vocês têm kit basculante com preço fechado?",
        answers: [
          "Sim: os kits de 1/4 HP da nossa tabela, para folha de até {width.quarterHp}, vão de {price.lowest} a {price.highest} instalados.",
          "Temos, de {price.lowest} a {price.highest} instalados, para folha de até {width.quarterHp}; o Garen é cotado à parte.",
        ],
      },
      {
        question: "Acho peça de Garen basculante?",
        answers: [
          "Acha: capacitor, placa, fim de curso e fuso são comuns nas lojas, pelo modelo da etiqueta.",
          "É das marcas com mais reposição; a etiqueta diz a peça da sua versão.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, das laterais e a largura da folha",
  },
  {
    id: "motor-da-marca-pivotante",
    isAskedByName: true,
    broader: "pivotante",
    label: "Motor da marca para portão pivotante",
    phrase: "o motor da marca para portão de abrir",
    asks: [...combine(["motor [marca] pivotante"], ["", "portão", "preço", "instalação"]), "[marca] pivotante preço"],
    intent: "buying",
    answers: {
      any: [
        "Vendemos, instalamos e consertamos motor [marca] para portão pivotante {em}, de forma independente: um braço por folha, escolhido pelo comprimento e pelo peso dela e pela distância da dobradiça à coluna. A troca em casa fica de {price.homeSwap} por motor, com mão de obra; a versão [marca] e o valor fechado saem pela foto da coluna.",
        "O [marca] pivotante é um motor de braço por folha, escolhido pelo comprimento e pelo peso dela e pela distância da dobradiça à coluna: pilar estreito usa pistão, e largo, braço articulado. Na troca em casa fica de {price.homeSwap} por motor, com mão de obra; a foto da coluna fecha a versão e o valor.",
      ],
      price: [
        "O motor [marca] pivotante {em} fica de {price.homeSwap} na troca em casa, por motor e com mão de obra; duas folhas levam dois motores e uma central, e passam disso. Comprimento da folha, coluna e passagem do fio definem a versão, e o orçamento por foto é grátis.",
        "O motor [marca] pivotante fica de {price.homeSwap} na troca em casa, por motor e com mão de obra; duas folhas levam dois motores e uma central, e passam disso. Comprimento da folha, coluna e passagem do fio definem a versão, e o orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual [marca] serve na sua folha", "Folha, coluna e braço: a escolha do [marca]"],
        slots: [
          [
            "A ficha traz dois limites por folha, peso e comprimento, e vale o que for menor; chapa fechada, que segura o vento, pede folga.",
            "Confira na ficha o peso e o comprimento máximos da folha: a longa age como alavanca e cansa o motor mais que a pesada.",
          ],
          [
            "A distância da dobradiça à face interna da coluna decide o braço: perto, pistão linear; recuada, em pilar largo, articulado.",
            "Pilar estreito aceita o pistão de fuso; pilar largo, com a dobradiça recuada, pede braço articulado.",
          ],
          [
            "Com duas folhas são dois motores e uma central, que abre primeiro a da aba da emenda.",
            "Duas folhas pedem central dupla, com atraso entre uma e outra, e batente no meio.",
          ],
        ],
        bullets: [
          "Comprimento e altura de cada folha",
          "Grade, tubo ou chapa fechada",
          "Distância da dobradiça à face interna da coluna",
          "Aberturas por dia",
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar o motor [marca]", "O que conferimos no modelo e no portão"],
        slots: [
          [
            "Conferimos se o modelo é vendido no Brasil, se tem peça e se tensão e rádio servem, antes de você pagar.",
            "Pela etiqueta ou pelo nome do modelo, dizemos se há peça e central de reposição no país.",
          ],
          [
            "A folha deve girar leve na mão, sem raspar, com dobradiça firme e coluna maciça; o que estiver fora é acertado antes.",
            "Dobradiça caída ou coluna oca se corrige antes, porque motor de nenhuma marca compensa folha que raspa.",
          ],
          [
            "Em condomínio fechado, peça antes à portaria a autorização de entrada da equipe.",
            "Se a casa fica em condomínio com portaria, a entrada do técnico é autorizada antes da visita.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "A conta do [marca] pivotante"],
        slots: [
          [
            "O valor soma motor, controles e mão de obra; trava elétrica, batente, passagem do fio e fotocélula só entram se faltarem.",
            "Na troca, suporte, fio e batente bons ficam; o que falta vem em linha separada.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}; motor comprado à parte paga instalação a partir de {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Folha longa precisa de trava elétrica?",
        answers: [
          "Em folha longa ou fechada, sim: ela segura a ponta contra o vento e poupa o braço. Em folha curta, muitos motores seguram sozinhos.",
        ],
      },
      {
        question: "Posso motorizar só uma das folhas?",
        answers: ["Pode, se a outra fica travada com trinco e o vão de uma folha basta para o carro."],
      },
      {
        question: "O motor [marca] abre sem energia?",
        answers: [
          "Só se o modelo aceita bateria ou se há nobreak. Sem isso, com o disjuntor desligado e a folha firme nas dobradiças, abre-se pela chave de destravamento.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado e da coluna de lado, com a trena da dobradiça à face de dentro",
  },
  {
    id: "ppa-pivotante",
    broader: "ppa",
    label: "Motor PPA pivotante",
    phrase: "o motor PPA para portão de abrir",
    asks: [
      "motor braço ppa pivotante",
      "abrir duas folhas motor ppa comprar",
      "ppa pivotante",
      "motor ppa pivotante",
      "ppa pivotante preço",
      "ppa portão abrir",
      "motor ppa portão abrir",
      "ppa duas folhas",
      "motor ppa duas folhas",
      "ppa braço",
      "kit ppa pivotante",
      "kit ppa duas folhas",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de abrir, a PPA tem motor pivotante de braço, um por folha, ligado a uma central que abre as duas em ordem. Escolha pela coluna e pelo comprimento e peso de cada folha; na troca em casa, um motor com mão de obra fica de {price.homeSwap}, e o par é orçado por foto.",
        "O pivotante PPA empurra a folha por um braço preso à coluna: folha longa ou pesada pede versão maior, e portão de duas folhas leva dois. A referência da troca em casa é de {price.homeSwap} por motor com mão de obra; fotos da coluna dão o valor fechado.",
      ],
      price: [
        "O motor PPA pivotante, na troca em casa, fica de {price.homeSwap} com mão de obra; portão de duas folhas leva dois motores e central dupla, e passa disso. Comprimento da folha, coluna e passagem do fio definem o valor, e o orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual PPA pivotante escolher", "A versão certa para a sua folha"],
        slots: [
          [
            "Confira na ficha dois limites, o peso e o comprimento da folha: vale o que for menor.",
            "A ficha traz peso e comprimento máximos; folha longa e fechada sofre mais com o vento.",
          ],
          [
            "A distância da dobradiça à face interna da coluna decide se cabe braço linear ou articulado.",
            "Coluna estreita aceita o linear; coluna larga, com dobradiça recuada, pede o articulado.",
          ],
          [
            "Com duas folhas, use a central dupla e deixe uma folha fechar depois da outra.",
            "Duas folhas pedem dois motores e central que dê o atraso entre elas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir no portão de abrir", "Antes de comprar o pivotante"],
        slots: [
          [
            "Veja se a folha gira leve na mão, sem raspar, e se há batente no piso ou no centro.",
            "Dobradiça firme, folha nivelada e batente são condição para o braço durar.",
          ],
          [
            "Mande foto da coluna de lado, com a trena da dobradiça até a face de dentro.",
            "A foto da coluna com a trena é a que mais evita compra errada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso motorizar só uma folha?",
        answers: [
          "Pode, se a outra fica travada e só abre quando precisa; o vão automático é o de uma folha.",
          "Sim: a segunda folha fica com trinco, e o motor move só a principal.",
        ],
      },
      {
        question: "Abre para fora também?",
        answers: [
          "Depende do espaço e da fixação, e a calçada não pode ser bloqueada; mande fotos antes.",
          "Em alguns casos, com outra fixação; sobre a calçada, confira a regra da prefeitura.",
        ],
      },
      {
        question: "Preciso de fechadura elétrica?",
        answers: [
          "Em folha longa ou com vento, sim, porque ela segura o portão fechado e poupa o motor.",
          "Ajuda em folha grande; em folha curta, muitos motores seguram sozinhos.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado e da coluna de lado, com a trena",
  },
  {
    id: "kit-de-marca",
    broader: "kit",
    label: "Kit de motor por marca",
    phrase: "o kit de motor da marca",
    asks: [
      "kit seg vem central controles",
      "kit motor agl instalado",
      "qual kit unisystem comprar",
      "kit ppa",
      "kit ppa completo",
      "kit ppa preço",
      "kit motor ppa",
      "kit garen",
      "kit garen completo",
      "kit garen preço",
      "kit motor garen",
      "kit rossi",
      "kit rossi completo",
      "kit rossi preço",
      "kit motor rossi",
      "kit peccinin",
      "kit motor peccinin",
      "kit nice",
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit [marca] completo traz motor, central, controles e fim de curso, o sensor que marca a parada; o de correr leva ainda cremalheira, e o de abrir, um motor por folha. Na troca em casa, com mão de obra, fica de {price.homeSwap}: mande o tipo de portão e a largura.",
        "Um kit [marca] completo tem central, controles e motor para o tipo do seu portão: fuso e braço no basculante, cremalheira no de correr, um ou dois braços no de abrir. Instalado em casa, numa troca, fica de {price.homeSwap}; largura e fotos definem a versão.",
        "No kit [marca] vêm o motor, a central que o comanda, os controles e os sensores de parada, e o resto muda com o portão. A troca residencial, com o kit e a mão de obra, custa de {price.homeSwap}; diga se é basculante, de correr ou de abrir e a largura.",
      ],
      price: [
        "O kit [marca] instalado fica de {price.homeSwap} na troca em casa, com motor, central, controles e mão de obra, e de {price.heavySwap} em portão pesado. O tipo de portão e a versão mudam o valor; kit que você já comprou tem instalação a partir de {price.installation}.",
        "O preço do kit [marca] na troca residencial, com central, controles e mão de obra, é de {price.homeSwap}; em portão pesado, de {price.heavySwap}. Quem já tem o kit paga só a instalação, a partir de {price.installation}. Largura e tipo de portão fecham a conta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit completo", "Itens do kit, por tipo de portão"],
        slots: [
          [
            "O comum a todos é motor, central, a placa que comanda, controles, fim de curso e manual. No de correr, veja quantos metros de cremalheira, a régua dentada, vêm na caixa: ela precisa cobrir a folha toda.",
            "Em qualquer kit há motor, placa central, controles, sensores de parada e manual. O de correr só fica completo com a cremalheira, régua de dentes vendida em barras, no comprimento da folha.",
            "Motor, controles, manual, sensores e central formam a base. Para portão de correr, some barras de cremalheira, a régua com dentes, até cobrir a folha, porque nem toda caixa traz o suficiente.",
          ],
          [
            "Fotocélula, base, suporte soldado e disjuntor quase sempre ficam fora. Pergunte por eles antes de comparar preços, porque um anúncio barato pode ser só motor e placa.",
            "O que costuma faltar é a fotocélula, o suporte com solda, a base e a parte elétrica. Por isso dois anúncios parecidos podem diferir em tudo o que se compra depois.",
            "Em geral se compram à parte base, suporte, disjuntor e fotocélula, o sensor que evita fechar sobre alguém. Compare kits com a lista na mão, e não só pelo valor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Confira antes de comprar o kit", "Para o kit servir no seu portão"],
        slots: [
          [
            "O kit errado não se adapta: motor de basculante não move folha de correr. Reúna estes dados e compare com a ficha do modelo.",
            "Cada motor serve a um tipo de abertura e a um peso. Com os dados abaixo você confere a ficha antes de pagar.",
            "Motor, folha e rede precisam combinar, e não há ajuste que troque um tipo por outro. Levante antes o que segue.",
          ],
        ],
        steps: [
          "Veja se o portão é basculante, de correr ou de abrir.",
          "Meça largura e altura e anote o material.",
          "Confirme a tensão do ponto de energia.",
          "Conte os controles de que a casa precisa.",
          "Pergunte o que está fora da caixa.",
        ],
      },
      {
        about: "cost",
        headings: ["Kit comprado à parte ou instalado", "O que muda o valor do kit"],
        slots: [
          [
            "Na troca aproveitam-se base, suporte e ponto de energia, e por isso sai por menos que o primeiro motor, que soma esses itens. Motor mais forte, com inversor ou para uso intenso, fica no alto da faixa.",
            "O primeiro motor da casa custa mais que uma troca, por incluir suporte, base e elétrica. Potência, inversor, que suaviza a partida, e uso intenso levam o valor para cima.",
            "Quem já teve motor aproveita suporte, energia e base e gasta menos. Na outra ponta estão a primeira instalação e os modelos de uso intenso ou com inversor, o controle de velocidade.",
          ],
          [
            "Comprando conosco, o motor tem {warranty.motor} de garantia de fábrica e a instalação, {warranty.installation}. No kit que você já comprou, fazemos a montagem, a partir de {price.installation}, e a garantia do motor fica com quem vendeu.",
            "O motor vendido por nós sai com {warranty.motor} de garantia de fábrica, mais {warranty.installation} da instalação. Também montamos kit comprado fora, a partir de {price.installation}; nesse caso, o motor se resolve com a loja.",
            "São {warranty.motor} de garantia de fábrica no motor comprado aqui e {warranty.installation} na montagem. Kit de outra loja tem mão de obra a partir de {price.installation}, e defeito do motor se trata com ela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês têm kit com preço de tabela?",
        answers: [
          "Sim, no basculante de até {width.quarterHp}: {models.pricesNamed}, com entrega, central, controles e instalação. Para os outros portões, o valor sai pelas medidas.",
          "Para basculante de até {width.quarterHp}, instalado e completo: {models.pricesNamed}. De correr e de abrir são calculados pela folha.",
        ],
      },
      {
        question: "Quantos controles vêm no kit?",
        answers: [
          "O comum são dois, mas varia com o modelo e a loja. Extras saem melhor na mesma compra, porque são gravados na instalação, sem outra ida.",
          "Muda de um kit para outro, em geral um ou dois. Peça os extras já no pedido, para serem gravados junto com os da caixa.",
        ],
      },
      {
        question: "Os controles antigos servem no kit novo?",
        answers: [
          "Só se a central nova aceitar a mesma frequência e o mesmo código. Código fixo de 433 MHz às vezes serve; rolante de outra linha, não.",
          "Às vezes, quando frequência e código coincidem. Controle rolante de outra marca não grava, e aí valem os que vêm no kit.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "No basculante, de {time.tilting}; no de correr, de {time.sliding}, com base e trilho em ordem. Portão pesado leva de {time.heavy}.",
          "De {time.tilting} no basculante e de {time.sliding} no deslizante. O que alonga é fazer base, solda ou ponto de energia.",
        ],
      },
    ],
    photo: "a largura do portão e fotos por dentro e por fora, com as colunas aparecendo",
  },
  {
    id: "motor-mais-caro-vale",
    broader: "preco",
    label: "Vale a pena comprar o motor mais caro",
    phrase: "o motor mais caro",
    asks: [
      "pagar mais motor melhor",
      "vale pena motor mais caro",
      "vale pena comprar motor mais caro",
      "vale pena pagar mais motor",
      "compensa motor mais caro",
      "motor caro vale pena",
      "motor mais caro melhor",
      "motor caro ou barato",
      "motor barato ou caro",
      "diferença motor caro barato",
      "por que motor caro",
      "por que motor mais caro",
      "diferença preço motor",
      "por que motor custa dobro",
      "motor custa dobro outro",
      "motor custa dobro",
      "diferença motor 900 1300",
      "diferença motor 899 1349",
      "por que motor custa mais outro",
      "por que preço motor varia",
      "diferença motor barato caro",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena comprar o motor mais caro se você precisa do que ele tem a mais: velocidade, uso intenso ou força. No basculante, {price.padrao} abre em {opening.padrao}, {price.speedy} em {opening.speedy} e {price.jetflex} em {opening.jetflex}, com inversor e parada suave; todos são de 1/4 HP, instalados, para até {width.quarterHp}.",
        "A diferença entre o motor de {price.padrao} e o de {price.jetflex} é a rapidez: {opening.padrao} contra {opening.jetflex} no basculante, com inversor, que freia macio. Vale a pena para quem espera na rua; com folha leve e poucas aberturas, o mais simples atende, e o Speedy, de {price.speedy}, fica no meio.",
        "Um motor custa o dobro do outro por velocidade, por aguentar mais aberturas ou por mover mais peso, e só compensa se isso lhe serve. Nos kits de basculante instalados, de {price.padrao} a {price.jetflex}, paga-se para abrir em {opening.jetflex} em vez de {opening.padrao}.",
      ],
      price: [
        "Um motor custa o dobro do outro por velocidade, inversor, capacidade em quilos e ciclos por hora. Nos kits basculantes, {price.padrao} abre em {opening.padrao} e {price.jetflex}, em {opening.jetflex}, com parada suave; em portão pesado, a troca vai de {price.heavySwap} pela capacidade.",
        "A diferença de {price.padrao} para {price.jetflex}, no basculante instalado, paga o inversor: a abertura cai de {opening.padrao} para {opening.jetflex}. Em outros portões, o que encarece é o peso que o motor move, até {price.heavySwap} em folha pesada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que você paga a mais", "Onde o dinheiro faz diferença"],
        slots: [
          [
            "Preço alto não é qualidade em si: cada recurso serve a um uso.",
            "Paga-se por recurso, e recurso sem uso é dinheiro parado.",
            "O motor caro tem algo que o simples não tem, útil ou não para você.",
          ],
        ],
        bullets: [
          "Inversor: abre depressa e para macio; bom em rua movimentada",
          "Uso intenso: redutor reforçado para muitas aberturas por hora; só em prédio ou empresa",
          "Capacidade: move folha mais pesada; a folga deve ser de um terço",
          "Wi-Fi e bateria: podem ser acrescentados depois",
        ],
      },
      {
        about: "cost",
        headings: ["O que não vale economizar", "Onde o barato sai caro"],
        slots: [
          [
            "Motor no limite da capacidade esquenta e queima, por isso economizar na força é o erro mais caro. Marca sem placa nem engrenagem à venda transforma um defeito pequeno em motor novo.",
            "A folga de força se paga, porque motor forçado gasta engrenagem e queima. Também sai caro o modelo sem peça na região, que no primeiro defeito é trocado inteiro.",
            "Cortar na capacidade dá motor quente e vida curta. Escolher marca sem reposição faz o primeiro conserto virar troca.",
          ],
          [
            "Fotocélula, aterramento e circuito próprio não são luxo: protegem gente e placa, em qualquer motor. Quem quer gastar menos abre mão da velocidade.",
            "Não tire o sensor nem o terra para baixar o preço, pois eles protegem as pessoas e a eletrônica. Corte na rapidez.",
            "A economia certa é na velocidade. Sensor de passagem, terra e circuito exclusivo ficam, seja qual for o motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Motor caro dura mais?", "O que faz um motor durar"],
        slots: [
          [
            "Dura mais o que trabalha com folga, e não o mais caro: em casa, são de {trade.life} com folha leve e equilibrada. O rápido cobra mais da estrutura, que precisa estar firme.",
            "A vida útil, de {trade.life}, depende da folha leve e do uso dentro do limite, e não do preço. Motor veloz exige portão bem ajustado.",
            "Com folha equilibrada e uso de casa, simples e caro chegam a {trade.life}. Já o de abertura rápida sofre mais em portão com folga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é o mais barato que presta?",
        answers: [
          "O de marca com reposição, no tamanho certo: no basculante de até {width.quarterHp}, {price.lowest} instalado.",
          "No basculante, o kit de {price.lowest} instalado; nos outros portões, o menor que tenha folga sobre o peso.",
        ],
      },
      {
        question: "Posso trocar por um melhor depois?",
        answers: [
          "Pode; fiação e fotocélula costumam ficar, e a troca em casa vai de {price.homeSwap}. Se já sabe que vai querer rapidez, compre uma vez só.",
          "Sim, mas paga-se a troca de novo, de {price.homeSwap} em casa. Decida antes se a pressa faz falta.",
        ],
      },
      {
        question: "O motor mais caro gasta mais energia?",
        answers: [
          "Não se percebe na conta: ele trabalha segundos por abertura. O inversor ainda suaviza a partida.",
          "A diferença é pequena, pelo pouco tempo ligado. O que gasta mais é folha pesada.",
        ],
      },
      {
        question: "O conserto do motor caro também é caro?",
        answers: [
          "A placa com inversor custa mais que a comum e só serve a da linha. Engrenagem e capacitor têm preço parecido.",
          "Na placa, sim, por causa do inversor. O resto das peças não muda tanto.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  },
  {
    id: "trocar-por-jetflex",
    broader: "jetflex",
    label: "Trocar o motor comum por JetFlex",
    phrase: "a troca do motor comum por JetFlex",
    asks: [
      "substituir motor por jetflex",
      "trocar motor atual jetflex",
      "custa trocar motor atual jetflex",
      "motor velho colocar jetflex",
      "tirar motor velho colocar jetflex basculante",
      "aproveita troca jetflex",
      "motor comum lento trocar jetflex",
      "troca jetflex controles antigos",
      "motor comum troca jetflex instalado",
      "trocar motor jetflex",
      "trocar motor por jetflex",
      "trocar motor comum jetflex",
      "trocar motor ppa jetflex",
      "trocar motor ppa por jetflex",
      "trocar padrão jetflex",
      "trocar speedy jetflex",
      "mudar motor jetflex",
      "vale pena trocar motor jetflex",
      "vale pena trocar basculante jetflex",
      "compensa trocar motor jetflex",
      "trocar motor jet flex",
      "trocar motor ppa por jet flex",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar o motor do basculante pelo JetFlex custa {price.jetflex} instalado, em folha equilibrada de até {width.quarterHp}, e o portão passa a abrir em {opening.jetflex}. Fiação e fotocélula boas ficam; central e motor são novos, e os controles dependem do código.",
        "Para passar do motor comum ao JetFlex no basculante de até {width.quarterHp}, conte {price.jetflex} com entrega e instalação. A folha precisa estar firme e equilibrada, porque abre em {opening.jetflex}; no portão de correr, o JetFlex é orçado por peso e medida.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes da troca", "Sua folha aguenta um motor rápido?"],
        slots: [
          [
            "Soldas, braços e cabos em ordem: motor rápido multiplica qualquer folga.",
            "Com solda trincada ou cabo gasto, o acerto da folha vem antes, por técnico.",
          ],
          [
            "Contrapeso certo: a folha precisa parar em qualquer altura, teste que o técnico faz.",
            "O técnico confere o equilíbrio antes de ligar um motor veloz.",
          ],
          [
            "Fotocélula funcionando é condição para fechar depressa.",
            "Sem fotocélula testada, não se programa fechamento rápido.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que se aproveita", "O que fica e o que muda"],
        slots: [
          [
            "Ficam o ponto de energia, a fotocélula e, muitas vezes, o lugar do suporte.",
            "Fiação e fotocélula costumam ficar; o suporte às vezes é refeito.",
          ],
          [
            "A central do JetFlex é própria, com inversor; a placa antiga não serve nele.",
            "Motor e central vêm juntos, e a placa comum não comanda o inversor.",
          ],
          [
            "Se não há pressa, o Speedy abre em {opening.speedy} por {price.speedy} instalado.",
            "O meio-termo é o Speedy, de {opening.speedy}, por {price.speedy} instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meus controles servem no JetFlex?",
        answers: [
          "Servem se a frequência e o código forem os da central nova; a foto do controle confirma.",
          "Depende do código; os que não servirem são trocados na instalação.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "De {time.tilting} no basculante, com a folha em ordem.",
          "Numa visita, de {time.tilting}, se a folha não precisar de acerto.",
        ],
      },
      {
        question: "Qual é a garantia?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação.",
          "O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
  },
];
