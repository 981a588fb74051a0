import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const innerGear: Omit<NarrowConcept, "id" | "asks" | "questions"> = {
  broader: "engrenagem",
  label: "Engrenagem interna do motor",
  phrase: "a engrenagem interna do motor",
  intent: "repair",
  answers: {
    any: [
      "A engrenagem interna do motor é a coroa do redutor, movida pela rosca sem fim: quando perde os dentes, o motor gira e a peça de fora fica parada. Dá para trocar só ela se eixo e sem fim estão bons; senão compare com o motor novo, de {price.homeSwap} em casa.",
      "Engrenagem interna gasta se troca com o redutor aberto, quase sempre na bancada, por outra de mesmo número de dentes, furo e material. O valor vem pela foto da etiqueta; o teto da conta é a troca do motor, de {price.homeSwap} em casa, com a mão de obra.",
    ],
    price: [
      "A engrenagem interna custa a peça do modelo mais a bancada: abrir, limpar, engraxar e montar o redutor. O valor vem pela foto da etiqueta, sem custo; o teto da conta é a troca do motor, de {price.homeSwap} em casa, com a mão de obra.",
    ],
  },
  sections: [
    {
      about: "signs",
      headings: ["Como saber que é a interna", "Engrenagem de dentro ou de fora"],
      slots: [
        [
          "Motor girando com a engrenagem de fora parada: a falha está dentro do redutor.",
          "Se o motor soa normal e a peça que toca a cremalheira não gira, quem falhou foi a interna.",
        ],
        [
          "Engrenagem de fora girando com a folha parada é a externa gasta, ou a cremalheira afastada.",
          "Quando a de fora gira e a folha não anda, olhe os dentes dela e a cremalheira.",
        ],
        [
          "Antes de condenar, confira a chave: motor destravado gira igualzinho, e não há nada quebrado.",
          "Veja antes se o motor não ficou destravado, que dá o mesmo sintoma sem peça quebrada.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Quando a peça compensa", "Trocar a engrenagem ou o motor"],
      slots: [
        [
          "Compensa com carcaça inteira, eixo firme, sem fim sem riscos e peça à venda.",
          "A peça basta se só os dentes se foram e o resto do redutor está limpo.",
        ],
        [
          "Com metal moído na graxa, eixo com folga ou motor fora de linha, o motor novo sai melhor.",
          "Sem fim riscada ou eixo com jogo gastam a engrenagem nova em pouco tempo.",
        ],
        [
          "A causa se acerta junto: folha pesada e pancada no fim do curso são o que quebra dente.",
          "Folha que arrasta e batida no batente quebraram a primeira; sem acertar isso, quebram a segunda.",
        ],
      ],
    },
  ],
  keep: [],
  photo: "uma foto da etiqueta do motor e da engrenagem, se já estiver fora, ao lado de uma régua",
};

const innerGearNames = [
  "engrenagem interna",
  "engrenagem dentro motor",
  "coroa interna",
  "engrenagem interna gasta",
  "engrenagem interna quebrada",
];

/** What happens inside the gearbox, told by what is heard, smelt or seen from outside. */
export const mecanicaDoMotor: NarrowConcept[] = [
  {
    ...innerGear,
    id: "engrenagem-interna",
    asks: [
      ...innerGearNames,
      "rosca sem fim comeu coroa",
      "rosca sem fim comeu coroa redutor conserto",
      "coroa redutor perdeu dentes",
    ],
    questions: [
      {
        question: "Engrenagem interna compatível serve?",
        answers: [
          "Serve, se número de dentes, furo e material forem iguais. Compare com a velha ao lado de uma régua.",
          "Sim, com medidas idênticas. Costuma custar menos que a original.",
        ],
      },
      {
        question: "Posso trocar a engrenagem interna por uma de metal?",
        answers: [
          "Só quando o fabricante prevê: a de nylon quebra para poupar o redutor, e a de metal passa o esforço adiante.",
          "Em geral não. O bronze no lugar do nylon gasta o sem fim e faz mais barulho.",
        ],
      },
      {
        question: "Posso continuar usando até a peça chegar?",
        answers: [
          "Não: os pedaços de dente travam e riscam o redutor. Deixe o disjuntor desligado.",
          "Melhor não acionar. Cada tentativa espalha lascas e encarece o conserto.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem os 90 dias da lei na peça e no serviço. Se o motor for trocado, são {warranty.motor}.",
          "Vale a garantia da lei no reparo, e {warranty.motor} em motor novo vendido por nós.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da engrenagem, se já estiver fora, ao lado de uma régua",
    keep: [],
    sections: [
      {
        about: "signs",
        headings: ["Engrenagem de dentro ou de fora", "Como saber que é a interna"],
        slots: [
          [
            "Olhe o pinhão, a roda dentada que toca a cremalheira, enquanto alguém aciona de longe uma única vez. O que ele faz aponta a peça.",
            "Um acionamento, visto de longe, separa as causas. Compare com a lista.",
            "Observe a engrenagem de fora, sem encostar, num só comando. Depois desligue o disjuntor.",
          ],
        ],
        bullets: [
          "Motor gira e o pinhão fica parado: coroa interna",
          "Pinhão gira e a folha fica: dente externo gasto ou cremalheira afastada",
          "Gira tudo em falso e ninguém mexeu: confira se a chave está destravada",
          "Estalo ritmado com trancos: dente quebrando",
          "Graxa escura com brilho de metal: eixo e rosca já se gastam",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar a engrenagem ou o motor", "Quando a peça compensa"],
        slots: [
          [
            "Compensa com carcaça inteira, eixo firme, sem fim, o eixo roscado, sem riscos e peça à venda. Metal moído na graxa, eixo com folga ou motor fora de linha pedem motor novo.",
            "A peça basta se só os dentes se foram e o resto do redutor está limpo. Com o sem fim riscado, a coroa nova dura pouco, e o motor novo rende mais.",
            "Redutor limpo e eixo sem jogo justificam a troca da coroa. Rosca comida, folga ou peça que não se acha levam ao motor.",
          ],
          [
            "A causa se acerta junto: folha pesada, pancada no fim e cremalheira sem os {rack.clearance} de folga são o que quebra dente.",
            "Folha que arrasta e batida no batente quebraram a primeira; sem corrigir isso e a folga de {rack.clearance}, quebram a segunda.",
            "Antes de montar, a folha volta a andar leve, o batente é acertado e a cremalheira fica a {rack.clearance}.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto demora na bancada", "O portão enquanto o motor está fora"],
        slots: [
          [
            "Com a peça em mãos, abrir, limpar e montar o redutor é serviço de poucas horas. O prazo depende de achar a coroa do modelo, e o teste final é com a folha em carga.",
            "A montagem toma poucas horas; o que demora é a peça, que segue modelo e material. No fim, o motor é provado puxando a folha.",
            "São poucas horas de bancada quando a coroa está disponível. A espera, se houver, é pela peça.",
          ],
          [
            "Nesse tempo, o portão de correr ou de abrir, reto, funciona na mão; o basculante fica fechado e travado.",
            "Sem motor, use na mão só a folha de correr ou de abrir. A do basculante permanece fechada.",
            "A folha que corre ou gira se usa manualmente até a volta; basculante, não.",
          ],
        ],
      },
    ],
    answers: {
      any: [
        "Se o motor funciona mas o pinhão de fora não roda, é a engrenagem interna do motor, a coroa do redutor, que perdeu os dentes. Dá para trocar só ela se eixo e rosca sem fim estão bons; senão, compare com o motor novo, de {price.homeSwap} em casa, com mão de obra.",
        "A coroa do redutor gasta faz o motor girar por dentro e o eixo ficar parado. Trocar a engrenagem interna do motor de portão exige abrir o redutor, quase sempre na bancada, e custa menos que a troca do motor, de {price.homeSwap} em casa.",
        "Engrenagem interna do motor com dente comido se troca por outra de mesmo número de dentes, furo e material, com o redutor limpo e graxa nova. Vale se a coroa do redutor perdeu os dentes e o resto está firme; o teto é o motor novo, de {price.homeSwap} em residência.",
      ],
      price: [
        "A engrenagem interna custa a peça mais a bancada: abrir, limpar, engraxar e montar o redutor. A coroa de nylon é mais barata que a de bronze, e o teto da conta é a troca do motor, de {price.homeSwap} em casa, com a mão de obra.",
      ],
    },
  },
  {
    ...innerGear,
    id: "engrenagem-interna-da-marca",
    label: "Engrenagem interna da marca",
    answers: {
      any: [
        "A engrenagem interna do motor [marca] é a coroa do redutor: quando ela perde os dentes, o motor gira e a peça de fora fica parada. Basta trocar a coroa, se houver peça do modelo, com valor pela foto da etiqueta. Para comparar, um motor novo custa de {price.homeSwap} em casa, com mão de obra.",
        "No motor [marca], a engrenagem interna, também chamada coroa, fica dentro do redutor e é trocada na bancada, por outra de mesmo número de dentes, furo e material. A peça é orçada pela foto da etiqueta. Para comparar, trocar o motor em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor [marca] que gira sem mover a engrenagem de fora costuma ter a interna, a coroa do redutor, sem dentes. Se há peça para o modelo, o conserto vale a pena; se não há, o motor trocado em casa custa de {price.homeSwap}, com mão de obra. Uma foto da etiqueta mostra qual é o caso.",
        "A engrenagem interna do motor [marca], a coroa do redutor, precisa ser trocada quando o motor gira e não puxa o portão. O conserto depende de haver peça para aquele modelo, procurada pela etiqueta. Compare o orçamento com a troca do motor inteiro em casa, de {price.homeSwap}, com mão de obra.",
        "Uma coroa gasta no redutor do motor [marca] deixa o portão parado enquanto o motor trabalha. A reposição precisa ter furo, dentes e material iguais aos da peça original. Mande a etiqueta para orçar e compare com um motor novo, que em residência custa de {price.homeSwap}, instalado.",
      ],
      price: [
        "O preço da engrenagem interna do motor [marca], a coroa do redutor, depende do material e de haver a peça do modelo: a de nylon é a mais barata, e a de bronze custa mais. Soma-se a mão de obra de abrir o redutor. O valor sai pela foto da etiqueta; o limite da conta é o motor novo, de {price.homeSwap} em casa.",
        "Quanto custa a engrenagem interna do motor [marca] é informado de graça pela foto da etiqueta, com a peça e a bancada num valor só. Nylon sai menos que bronze, e o mais caro é precisar também de eixo ou rosca sem fim. Se passar da metade da troca do motor, de {price.homeSwap} em casa, compare.",
      ],
    },
    asks: combine(innerGearNames, ["[marca]", "motor [marca]"]),
    questions: [
      {
        question: "Ainda há engrenagem interna para motor [marca]?",
        answers: [
          "Para muitos modelos há, original ou compatível, e o nome completo da etiqueta é o que permite procurar. Em linha antiga, a peça usada serve de amostra.",
          "Depende do modelo, porque os mais vendidos costumam ter original ou compatível. O nome inteiro na etiqueta mostra qual é o seu.",
          "Em boa parte dos modelos existe, da fábrica ou compatível. Envie a etiqueta completa; para motor antigo, guarde a coroa quebrada, que serve de medida.",
        ],
      },
      {
        question: "Posso trocar a engrenagem interna por uma de metal?",
        answers: [
          "Só quando o fabricante prevê. A de nylon quebra para poupar o redutor, e a de metal passa o esforço para o eixo e a rosca.",
          "Não convém por conta própria, porque o nylon foi feito para ceder primeiro. Com metal, o tranco passa para peças mais caras.",
          "Siga o fabricante: se ele usa nylon, é para o dente ceder antes do resto. Trocar por metal sem previsão passa o tranco ao eixo e à rosca sem-fim.",
        ],
      },
      {
        question: "Quanto tempo o motor fica fora?",
        answers: [
          "Com a peça em mãos, a montagem é curta; o prazo depende de encontrá-la. O portão de correr ou de abrir, reto e plano, pode ser usado na mão; o basculante, só com orientação do técnico.",
          "O trabalho leva poucas horas, e a espera é pela peça. Enquanto isso, o portão de correr ou de abrir pode ser usado na mão, e o basculante não deve ser solto sem técnico.",
          "O que mais demora é achar a peça, pois a montagem leva algumas horas. Até lá, a folha reta de correr ou de abrir pode ser movida na mão, sem energia; o basculante espera o técnico.",
        ],
      },
      {
        question: "Por que a engrenagem interna quebra?",
        answers: [
          "Por esforço, como folha pesada, batida no fim do curso, portão empurrado com o motor travado ou graxa velha. A idade também endurece o nylon.",
          "As causas comuns são folha que arrasta, parada mal regulada e alguém forçando o portão travado. A graxa seca acelera o desgaste.",
          "Porque recebeu carga demais: portão arrastando, choque contra o batente ou alguém puxando a folha travada. Nylon envelhecido e graxa ressecada ajudam a partir os dentes.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "what",
        headings: ["Como saber que é a interna", "Engrenagem de dentro ou de fora"],
        slots: [
          [
            "Quando o motor gira com a engrenagem de fora parada, o defeito está no redutor, a caixa que diminui a rotação. Se a de fora gira e a folha não anda, o desgaste é dela, ou a cremalheira está afastada.",
            "Ouça o motor e olhe a engrenagem que toca a cremalheira. Se ela está parada, a falha é no redutor, a caixa de engrenagens; se gira sem levar a folha, o problema é externo.",
            "Se a peça externa não se mexe e o motor soa normal, o que falhou está no redutor, que reduz a rotação. Quando ela gira em falso, veja os dentes dela e a cremalheira.",
            "Dois sintomas se confundem. Com o pinhão (a engrenagem visível) imóvel e o motor rodando, a quebra está na caixa de redução. Com o pinhão rodando e a folha parada, ele gastou os dentes ou perdeu contato com a cremalheira.",
            "Observe o pinhão, a engrenagem visível junto da cremalheira. Se ele não acompanha o motor, a caixa redutora falhou por dentro; se acompanha e o portão não anda, a causa são os dentes dele ou a distância até a barra.",
          ],
          [
            "Antes, confira a chave, porque um motor destravado gira do mesmo jeito, sem nada quebrado. Raspas de nylon ou metal na graxa confirmam a quebra, o que só o técnico vê, com o motor aberto.",
            "Veja primeiro se o motor não ficou destravado, porque o sintoma é o mesmo. A certeza vem com ele aberto na bancada, quando aparecem restos de nylon ou de metal na graxa.",
            "Um motor destravado confunde, pois gira sem levar o portão, por isso confira a chave. Só depois de aberto na bancada é que as raspas na graxa mostram a coroa quebrada.",
            "Um motor solto pela chave faz a mesma coisa, então verifique a trava antes de pensar em quebra. A prova final são lascas de metal ou nylon misturadas à graxa, que o técnico encontra ao abrir o redutor.",
            "Descarte primeiro o mais simples, porque a chave de destravamento pode ter ficado aberta. Se ela está travada, a desmontagem na bancada mostra na graxa as lascas de dente, metálicas ou de nylon.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando trocar só a engrenagem compensa", "Trocar a engrenagem ou o motor"],
        slots: [
          [
            "O redutor é aberto antes da decisão, porque o estado do restante importa mais que o da coroa. Conforme o que aparece, o caminho é um destes:",
            "A decisão é tomada com o redutor aberto: se só a coroa quebrou, vale trocar a peça. Os casos são estes:",
            "Nem toda coroa quebrada exige motor novo, porque o que está em volta dela decide:",
            "O exame do redutor aberto evita gastar numa peça que vai durar pouco. Conforme o que aparece, siga um destes casos:",
            "O eixo, a rosca e a oferta de peças contam tanto quanto os dentes. Estes quatro casos mostram qual conserto vale:",
          ],
        ],
        bullets: [
          "Só os dentes gastos e peça disponível: troca da engrenagem",
          "Eixo firme e rosca sem-fim lisa: troca da engrenagem",
          "Metal moído na graxa ou eixo com folga: motor novo",
          "Modelo sem peça de reposição: motor novo",
        ],
      },
      {
        about: "cost",
        headings: ["Preço do conserto e causa da quebra", "Quanto custa e o que evita quebrar de novo"],
        slots: [
          [
            "O orçamento junta a peça, a abertura do redutor e a graxa nova. A coroa de nylon costuma custar menos que a de metal, e as duas ficam abaixo do motor inteiro.",
            "A peça, o trabalho de bancada e a graxa formam um valor só. A de nylon é a mais barata, a de metal vem depois, e o motor completo custa mais que as duas.",
            "O valor soma coroa, trabalho de bancada e graxa. Em ordem de custo vêm a de nylon, a de metal e, por último, o motor.",
            "No valor estão a coroa, as horas de trabalho e a graxa. O material muda o preço, pois a de metal custa mais que a de nylon, e nenhuma chega ao preço de um motor completo.",
            "Três itens compõem o valor: a engrenagem, a desmontagem do redutor e a lubrificação nova. Com coroa de nylon ele é menor, com a de metal, maior, e o motor completo é a opção mais cara.",
          ],
          [
            "A folha que arrasta e a pancada no fim do curso quebraram a primeira e quebrariam a segunda. Por isso roldanas, trilho e paradas são acertados junto; a visita só de ajuste, em casa, parte de {price.preventive}, sem peças.",
            "Sem corrigir a folha pesada e a batida no batente, a peça nova dura pouco. O ajuste das paradas e da folha, em visita própria, começa em {price.preventive} em residência, fora as peças.",
            "A causa costuma ser folha presa ou parada desregulada, e é resolvida no mesmo serviço. Quem quer só esse ajuste paga a visita, a partir de {price.preventive} em casa, sem contar peças.",
            "Um dente quebrado tem motivo, que é o portão pesado ou a batida ao parar. Trilho, roldanas e fim de curso são regulados na mesma visita; isolada, a de ajuste residencial custa a partir de {price.preventive}, sem peças.",
            "Sem reduzir o esforço, outra coroa quebra do mesmo modo. O técnico aproveita para aliviar a folha e acertar onde ela para; contratado sozinho, esse ajuste em casa custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
  },
  {
    id: "codigo-da-engrenagem",
    broader: "engrenagem",
    label: "Código da engrenagem do motor",
    phrase: "o código da engrenagem do motor",
    asks: [
      ...combine(
        ["código", "referência", "número", "código peça"],
        [
          "engrenagem interna",
          "engrenagem interna [marca]",
          "engrenagem interna motor",
          "engrenagem [marca]",
          "engrenagem motor [marca]",
          "engrenagem motor portão",
          "engrenagem motor",
          "coroa [marca]",
          "coroa motor",
          "coroa redutor",
        ],
      ),
      "qual código engrenagem",
      ...combine(
        [
          "qual engrenagem",
          "engrenagem qual modelo",
          "engrenagem qual medida",
          "coroa qual medida",
          "qual medida engrenagem",
          "medidas engrenagem",
          "como identificar engrenagem",
        ],
        ["[marca]", "motor [marca]", "usa motor [marca]"],
      ),
      "como identificar engrenagem motor",
      "como saber qual engrenagem motor portão",
      "código engrenagem portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O código da engrenagem interna do motor [marca] está na vista explodida do manual, o desenho em que cada peça tem um número, e muda com a versão e o ano do motor. Não o damos sem ver a etiqueta: mande a foto dela e da peça usada, e procuramos a referência certa.",
        "Não há um código único para a engrenagem interna do motor [marca]: cada versão tem o seu, no catálogo de peças do fabricante. Para comprar sem erro, confira o nome completo na etiqueta e meça a peça usada, com número de dentes, diâmetro e furo.",
        "O código da engrenagem do motor de portão vem do catálogo de peças do fabricante, e muda com o modelo e a versão. Na falta dele, a peça se identifica pela etiqueta do motor e por quatro medidas: número de dentes, diâmetro, furo do eixo e material.",
        "Qual engrenagem o motor [marca] usa se descobre pela etiqueta, com o nome completo e a versão, e por quatro medidas da peça usada: número de dentes, diâmetro, furo do eixo e material. Só o nome da marca não basta, porque modelos parecidos usam engrenagens diferentes.",
      ],
      price: [
        "O preço da engrenagem se dá pelo código ou pela foto: mande a etiqueta do motor e a peça usada ao lado de uma régua, e respondemos de graça com o valor da peça e da troca. O código está na vista explodida do manual e muda com a versão do motor.",
        "Com o código da engrenagem, ou com a foto da etiqueta e da peça, o valor sai na hora e sem custo. Sem um dos dois não há preço certo, porque motores de nome parecido usam engrenagens diferentes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o código da engrenagem", "Onde procurar a referência da peça"],
        slots: [
          [
            "O número gravado no plástico da engrenagem muitas vezes é do molde, e não o código de venda. Por isso procure nesta ordem.",
            "Nem sempre o que está escrito na própria peça é o código dela. O caminho mais seguro é este.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, por fora: marca, modelo, versão e ano.",
          "Baixe no site do fabricante o manual ou o catálogo de peças desse modelo.",
          "Procure a vista explodida e o número da coroa ou da engrenagem.",
          "Se não achar, peça a referência à assistência da marca ou mande as fotos para nós.",
          "Antes de pagar, compare o desenho com a peça usada.",
        ],
      },
      {
        about: "choose",
        headings: ["As medidas que valem tanto quanto o código", "Se não houver código, o que medir"],
        slots: [
          [
            "Quando o catálogo não existe mais, a peça compatível se compra pelas medidas. A engrenagem interna fica dentro do redutor, então quem a tira e mede é o técnico, com o motor desligado.",
            "Motor fora de linha quase sempre se resolve por medida. Quem abre o redutor e retira a engrenagem é o técnico; guarde a peça quebrada, porque ela serve de amostra.",
          ],
        ],
        bullets: [
          "Número de dentes e sentido da inclinação",
          "Diâmetro por fora e altura da engrenagem",
          "Furo do eixo, com ou sem chaveta (o encaixe que trava a peça)",
          "Material: nylon, bronze ou ferro",
        ],
      },
      {
        about: "what",
        headings: ["Engrenagem interna e externa têm códigos diferentes", "Qual das engrenagens é a sua"],
        slots: [
          [
            "A interna, ou coroa, fica no redutor e gira com a rosca sem-fim. A externa, ou pinhão, é a que se vê tocar a cremalheira. São peças e códigos distintos, e pedir uma pela outra é o erro mais comum.",
            "Confira qual das duas quebrou. Se o motor ronca e a engrenagem de fora não gira, é a interna; se a de fora gira e o portão não anda, é o pinhão ou a cremalheira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O número gravado na engrenagem é o código?",
        answers: [
          "Nem sempre: pode ser o número do molde ou a data. Confira no catálogo antes de comprar por ele.",
          "Pode não ser. Muitas peças trazem só o número do molde, que a loja não reconhece.",
        ],
      },
      {
        question: "A engrenagem de outro modelo da mesma marca serve?",
        answers: [
          "Só se dentes, furo e altura forem iguais. Modelos de nome parecido costumam usar peças diferentes.",
          "Às vezes, mas não confie no nome. Compare as medidas com a peça usada antes.",
        ],
      },
      {
        question: "E se o modelo não tem mais peça?",
        answers: [
          "Procura-se uma compatível pelas medidas. Se não houver, compara-se com a troca do motor.",
          "A peça usada serve de amostra para uma compatível. Sem ela, o caminho costuma ser outro motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da engrenagem, se já estiver fora, ao lado de uma régua",
  },
  {
    id: "cheiro-de-oleo-no-motor",
    broader: "redutor",
    label: "Cheiro de óleo no motor",
    phrase: "o cheiro de óleo no motor",
    asks: ["cheiro óleo motor", "cheiro óleo", "motor cheirando óleo", "cheiro graxa motor", "cheiro graxa queimada"],
    intent: "repair",
    answers: {
      any: [
        "Cheiro de óleo no motor do portão indica vazamento no redutor, a caixa de engrenagens, ou lubrificante esquentando por esforço. Desligue o disjuntor, deixe esfriar e procure mancha embaixo: com mancha, troca-se a vedação, orçada por foto; sem ela, a regulagem em casa parte de {price.preventive}, sem peças.",
        "Motor do portão cheirando a óleo está vazando pela caixa de engrenagens, o redutor, ou trabalhando quente demais. Com o disjuntor desligado e tudo frio, veja se há mancha na base: se houver, a vedação sai por orçamento com foto; se não, o ajuste em residência começa em {price.preventive}, fora peças.",
        "O cheiro de óleo no motor do portão tem duas origens: o redutor, caixa das engrenagens, que vaza, ou o lubrificante aquecido por folha pesada. Corte a energia, espere esfriar e olhe por baixo; mancha pede vedação nova, orçada por foto, e base seca pede ajuste, desde {price.preventive} em casa, sem as peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Óleo, graxa ou queimado: o que o cheiro diz", "De onde vem o cheiro"],
        slots: [
          [
            "Com mancha na base, o óleo ou a graxa sai pelo retentor, o anel de borracha que veda o eixo, ou pela junta da caixa. Sem mancha e só depois de várias aberturas, o cheiro é de lubrificante quente, quase sempre por folha pesada.",
            "Mancha embaixo mostra lubrificante escapando pela junta ou pelo retentor, a borracha que fecha a passagem do eixo. Se a base está seca e o cheiro aparece após muito uso, falta descanso ou a folha pesa demais.",
            "Base melada aponta para a junta da caixa ou para o retentor, anel que não deixa o óleo sair pelo eixo. Já a base seca, com cheiro depois de muitas aberturas, fala de calor, em geral por peso na folha.",
          ],
          [
            "Cheiro de plástico ou de fio queimado é outro caso, ligado a enrolamento, capacitor ou placa. Nele, o disjuntor fica desligado até a medição, mesmo que o portão ainda ande.",
            "Quando lembra plástico ou verniz queimado, o problema passou para a parte elétrica, como placa, capacitor ou fio do motor. Deixe sem energia até alguém medir, ainda que a folha se mova.",
            "Se o odor é de queimado, e não de oficina, a suspeita vai para capacitor, placa ou enrolamento. Não religue antes da medição, mesmo com o portão funcionando.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como o cheiro é resolvido"],
        slots: [
          [
            "O técnico sente o peso da folha na mão, mede o motor e confere o aperto da engrenagem na cremalheira ou no fuso. A caixa só é aberta quando há vazamento, para trocar retentor ou junta e repor o lubrificante certo.",
            "Primeiro vêm o esforço da folha, a medição do motor e a folga da engrenagem com a cremalheira ou o fuso. Havendo vazamento, aí sim se abre o redutor, com vedação nova e óleo ou graxa do tipo que o modelo usa.",
            "A visita começa por fora: peso da folha, corrente do motor e encaixe da engrenagem no fuso ou na cremalheira. Só um vazamento justifica abrir a caixa, trocar a vedação e repor o lubrificante indicado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do acerto mais barato ao mais caro", "O que pesa no valor"],
        slots: [
          [
            "O caso mais em conta é o de esforço, resolvido com regulagem e limpeza. Depois vem a troca de retentor e junta, com lubrificante; coroa ou rolamento gastos encarecem mais, e carcaça trincada costuma pedir motor novo, de {price.homeSwap} em casa.",
            "Limpar e regular uma folha pesada é o acerto mais barato. Vedação e lubrificante custam um pouco mais, coroa ou rolamento sobem o valor, e com carcaça rachada quase sempre compensa trocar o motor, por {price.homeSwap} em residência.",
            "Em ordem de custo, primeiro vem a regulagem da folha, depois a vedação com lubrificante e, acima delas, coroa e rolamentos. Se a carcaça trincou, a saída costuma ser outro motor, que em casa fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando com cheiro de óleo?",
        answers: [
          "Só o mínimo, e apenas se não há fumaça, ronco forte nem cheiro de queimado. Com qualquer um deles, desligue o disjuntor, porque redutor seco e motor forçado estragam juntos.",
          "Use o menos que puder enquanto o som for normal e nada cheirar a queimado. Apareceu ronco ou fumaça, corte a energia: sem lubrificante, a engrenagem se gasta depressa.",
        ],
      },
      {
        question: "Posso completar o óleo do motor?",
        answers: [
          "Não convém: há motor a óleo e motor a graxa, e a mistura prejudica a vedação. Além disso, o vazamento continua, e o que você puser sai pelo mesmo lugar.",
          "Melhor não. Cada modelo pede óleo ou graxa de um tipo, e o produto errado ataca a vedação; sem trocar o retentor ou a junta, ele vaza de novo.",
        ],
      },
      {
        question: "Motor novo pode cheirar a óleo nos primeiros dias?",
        answers: [
          "Um cheiro leve de lubrificante, sem mancha e sem calor forte, pode aparecer no começo e sumir com o uso. Se houver pingo ou a carcaça ficar muito quente, acione a garantia.",
          "Pode haver odor fraco no início, que passa em poucos dias. Mancha embaixo ou carcaça quente demais, porém, é caso de garantia do motor.",
        ],
      },
      {
        question: "Quanto demora a troca do retentor?",
        answers: [
          "Um reparo pequeno leva {trade.smallRepair}, mas abrir o redutor pede mais tempo e pode exigir bancada. O prazo depende de achar o retentor do seu modelo.",
          "Mais que um ajuste simples, que fica em {trade.smallRepair}: o redutor precisa ser aberto, limpo e montado. A peça do modelo estar à mão decide se fica pronto no dia.",
        ],
      },
    ],
    photo: "uma foto da base do motor e outra da etiqueta, com o disjuntor desligado",
  },
  {
    id: "motor-a-oleo-ou-a-graxa",
    broader: "redutor",
    label: "Motor a óleo ou a graxa",
    phrase: "o lubrificante de dentro do motor",
    asks: [
      "como saber motor é a graxa",

      "diferença motor óleo graxa",
      "diferença entre motor a óleo e a graxa",
      "posso pôr graxa motor trabalha óleo",

      ...combine(
        ["motor [marca]"],
        ["óleo ou graxa", "usa óleo", "usa graxa", "qual óleo", "qual graxa dentro", "leva óleo"],
      ),
      "motor portão usa óleo ou graxa",
      "motor óleo ou graxa",
      "dentro motor óleo ou graxa",
      "qual óleo redutor",
      "óleo dentro motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o motor [marca] é de óleo ou graxa, quem diz é o modelo, porque há redução, a caixa de engrenagens, em banho de óleo e em graxa dentro da mesma marca. Não se põe graxa em motor que trabalha a óleo nem o contrário: a mistura estraga a vedação, e valem o tipo e a quantidade do manual.",
        "O óleo ou a graxa do redutor do motor [marca] depende do modelo escrito na etiqueta, e o certo é usar só o que o manual indica. Pôr graxa num motor a óleo, ou óleo de carro, faz vazar, porque ataca o retentor, a borracha de vedação; por isso a troca é feita na bancada.",
        "Qual óleo usar no redutor, ou se é graxa, varia de modelo para modelo, também no motor [marca]: siga o manual e não misture os dois, porque a borracha de vedação cede. O lubrificante de dentro só se troca com a caixa aberta, e por fora o morador lubrifica apenas dobradiças e pinos.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como reconhecer por fora", "Sinais de óleo e sinais de graxa"],
        slots: [
          [
            "No motor [marca] ou em outro, mancha fina e líquida embaixo é óleo, e borra grossa na junta é graxa. Qualquer dos dois do lado de fora mostra vedação vencida ou motor quente demais, e não falta de produto.",
            "Óleo pinga e se espalha, graxa escorre grossa e fica na carcaça. Se o motor [marca] mostra um deles por fora, o caso é de retentor ou de calor, e completar não resolve.",
            "O líquido no chão denuncia óleo, e a pasta na junta, graxa. Nos dois casos a vedação do motor [marca] cedeu, e acrescentar lubrificante só aumenta a mancha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quando o lubrificante de dentro é trocado", "A troca na bancada"],
        slots: [
          [
            "Não há troca de rotina em casa: ela acontece quando o redutor é aberto por engrenagem, rolamento ou retentor. O velho sai por inteiro, a caixa é lavada, e entram o tipo e a quantidade do fabricante.",
            "Troca-se junto de outro conserto, com a caixa aberta e lavada, para não misturar produtos. A medida e o tipo são os do modelo, seja óleo ou graxa.",
            "O lubrificante é renovado quando se mexe na engrenagem ou na vedação. A caixa sai limpa e recebe só o produto indicado, na quantidade certa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que o morador pode lubrificar", "Lubrificação por fora"],
        slots: [
          [
            "Do lado de fora, com o disjuntor desligado, lubrificam-se dobradiças e pinos, com produto leve e pouca quantidade. Na cremalheira vale o produto do manual, a cada {rack.months}, e na engrenagem nenhuma graxa comum, que junta areia.",
            "O cuidado de casa é nas dobradiças e nos pinos, sempre sem energia. A cremalheira de aço recebe pouco lubrificante, a cada {rack.months}, e graxa comum nos dentes vira lixa com a areia.",
            "Sem energia no motor, pingue lubrificante em pinos e dobradiças. Nos dentes da cremalheira, só o indicado pelo fabricante, a cada {rack.months}, porque graxa comum segura areia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr óleo de carro no motor do portão?",
        answers: [
          "Não. O tipo e a quantidade são do modelo, e óleo errado vaza ou ataca a borracha do retentor.",
          "Não use: a viscosidade é outra, e a vedação sofre. Só o produto do manual serve.",
        ],
      },
      {
        question: "De quanto em quanto tempo se troca?",
        answers: [
          "Não há prazo de casa. Enquanto não vaza nem ronca, fica o de fábrica, e a vedação é olhada na revisão, {visits.home}.",
          "Só quando o redutor é aberto por outro motivo. Na manutenção, {visits.home}, confere-se se há vazamento.",
        ],
      },
      {
        question: "Misturaram graxa e óleo. E agora?",
        answers: [
          "Peça a abertura e a lavagem da caixa antes que o retentor ceda. Depois entra só o lubrificante do modelo.",
          "O redutor precisa ser limpo por dentro, e a vedação examinada. Continuar usando acelera o vazamento.",
        ],
      },
      {
        question: "Motor roncando é falta de óleo?",
        answers: [
          "Raramente. Ronco contínuo costuma ser rolamento ou coroa gastos, e ronco parado, capacitor ou folha presa.",
          "Quase nunca. Com o óleo vazado pode ser, mas em geral o ronco é de engrenagem, rolamento ou capacitor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se houver mancha, de onde ela sai",
  },
  {
    id: "capacitor-da-marca-valor",
    broader: "capacitor",
    label: "Preço do capacitor da marca",
    phrase: "o valor do capacitor da marca",
    asks: combine(
      ["capacitor [marca]", "capacitor motor [marca]", "capacitor motor portão [marca]"],
      ["valor", "preço", "quanto custa"],
    ),
    intent: "price",
    answers: {
      any: [
        "O capacitor do motor [marca] está entre as peças mais baratas dele. O valor muda com os microfarads (µF) e os volts, e nos residenciais vai em geral de 8 a 25 µF. Peça e troca são orçadas de graça, pela foto da etiqueta.",
        "O preço do capacitor [marca] depende da capacitância, em µF, e da tensão, e é dos menores entre as peças do motor. Trocado em casa, soma a mão de obra de medir e montar. A etiqueta do motor [marca] mostra qual é, quase sempre de 8 a 25 µF.",
        "Quanto custa o capacitor do motor [marca]: pouco perto do motor, conforme os microfarads (µF), comuns de 8 a 25 nos residenciais, e os volts. Só a peça ou já com a troca, o valor sai de graça, pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Confirme que é o capacitor antes de pagar", "O sinal de capacitor fraco"],
        slots: [
          [
            "Motor que ronca, treme e não parte, abrindo ou fechando, é o sinal clássico, pior nas manhãs frias. Folha presa e tensão baixa roncam igual, por isso o técnico mede antes.",
            "Zumbido sem giro, nos dois sentidos, é o que o capacitor fraco faz. Como portão travado e rede fraca dão o mesmo som, a peça é medida antes da troca.",
            "O motor zumbe, vibra e não sai, tanto para abrir como para fechar. A medição confirma, já que folha pesada ou tensão baixa imitam o defeito.",
          ],
          [
            "Pare na primeira tentativa e desligue o disjuntor, porque o ronco longo aquece o enrolamento, e a conta deixa de ser a da peça barata.",
            "Não insista: cada tentativa esquenta o motor, e um capacitor vira troca de motor. Corte a energia ao ouvir o ronco.",
            "Ao ouvir o zumbido, solte o botão e desligue. Insistir queima o enrolamento, que custa muito mais que o capacitor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual capacitor serve no motor [marca]", "Microfarads e volts: o que tem de ser igual"],
        slots: [
          [
            "Os microfarads têm de ser os da peça original, os volts, iguais ou maiores, e o tipo, permanente, que aguenta ficar ligado. Valor maior não dá força e esquenta o motor.",
            "Repita os µF da etiqueta ou da peça velha, com tensão igual ou acima e tipo permanente, feito para ficar energizado. Subir o valor só aquece.",
            "Mesmos µF, volts iguais ou superiores e tipo permanente: essa é a regra. Capacitância a mais não vira força, vira calor.",
          ],
          [
            "A marca do capacitor pode ser outra, porque ele não é feito pela marca do motor. O mesmo motor em 127 V e em 220 V usa valores diferentes.",
            "Não precisa ser original: peça de boa qualidade com o mesmo valor trabalha igual. Só confira a tensão, já que 127 V e 220 V pedem capacitores distintos.",
            "Serve capacitor de outro fabricante, com valor igual. O que muda de verdade é a versão do motor, 127 V ou 220 V.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A troca do capacitor, na visita", "O que se faz na troca"],
        slots: [
          [
            "Com a energia cortada, o capacitor velho é descarregado, medido e trocado, e a partida é testada várias vezes. A folha é sentida na mão, porque peso demais gasta a peça nova.",
            "O técnico descarrega e mede o velho, monta o novo e repete as aberturas. Também confere se o portão anda leve, o que faz a peça durar.",
            "Descarga, medida, troca e vários ciclos de teste: é esse o serviço, com a folha conferida para a peça nova não se gastar à toa.",
          ],
          [
            "Costuma levar menos de {trade.smallRepair}. Não troque sozinho: ele guarda carga e dá choque mesmo com o disjuntor desligado.",
            "É coisa de menos de {trade.smallRepair}, na maioria das vezes. Em casa não se mexe, porque dá choque depois de desligado.",
            "Quase sempre fica pronto em menos de {trade.smallRepair}. A peça segura carga, e por isso a troca não é para o morador.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O preço já inclui a troca?",
        answers: [
          "O orçamento traz os dois valores, só a peça e a peça trocada, para você escolher.",
          "São informados separados: capacitor avulso e capacitor com a visita, a partir de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "Com o capacitor queimado, o motor se perdeu?",
        answers: [
          "Quase nunca, se você parou de insistir. Ronco longo aquece o enrolamento, e aí o prejuízo cresce.",
          "Em geral não: trocada a peça, ele volta a partir. Só perde quem continua apertando o controle.",
        ],
      },
      {
        question: "Quanto tempo dura o novo?",
        answers: [
          "Anos, em folha leve. Calor, peso e muitas partidas encurtam; se acabar em meses, procure a causa na folha ou na rede.",
          "Sem prazo fixo: depende do peso da folha e das aberturas. Na revisão ele é medido antes de falhar.",
        ],
      },
      {
        question: "Vendem só a peça?",
        answers: [
          "Sim, avulsa ou com a troca, pelo valor em µF que a etiqueta ou a peça velha mostra.",
          "Vendemos. Confirme antes os microfarads e a tensão, para não levar o errado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se o capacitor já saiu, dos números impressos nele",
  },
];
