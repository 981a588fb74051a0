import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const innerGears = ["engrenagem interna", "engrenagem dentro motor", "coroa interna", "coroa redutor"];

/** What happened to a part decides its answer: a finger in the rack, a stop that fell, an inner gear to be bought. */
export const pecasPeloCaso: NarrowConcept[] = [
  {
    id: "dedo-na-cremalheira",
    broader: "cremalheira",
    label: "Dedo na cremalheira: socorro e proteção",
    phrase: "a proteção da cremalheira",
    asks: [
      ...combine(
        ["dedo", "mão", "criança dedo", "criança mão", "prendeu dedo", "prendeu mão", "criança prendeu dedo"],
        ["cremalheira", "engrenagem portão", "cremalheira proteger", "cremalheira portão"],
      ),
      ...combine(
        ["proteger", "proteção", "protetor", "capa", "cobrir", "tampar", "tela"],
        ["cremalheira", "cremalheira portão", "cremalheira criança", "engrenagem portão", "engrenagem criança"],
      ),
      "criança cremalheira",
      "cremalheira perigosa criança",
      "cremalheira criança segurança",
      "cremalheira exposta",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se a criança prendeu o dedo na cremalheira, desligue o disjuntor, não puxe e ligue 193 ou 192. Para proteger daqui em diante, o técnico cobre a barra de dentes com uma capa, fecha o espaço em volta da engrenagem e põe tela fina na folha. O orçamento da proteção é grátis, por foto.",
        "Para o dedo não entrar na cremalheira, a barra de dentes recebe uma capa, a engrenagem do motor recebe uma cobertura e a grade perto dela recebe tela fina. Se alguém está preso agora, desligue o disjuntor, não puxe o dedo e ligue 193. O valor da proteção é informado de graça, por foto.",
        "A cremalheira do portão se protege com um perfil que cobre os dentes, uma chapa em volta da engrenagem do motor e tela de malha fina na folha. Com um dedo preso, corte a energia no disjuntor, não mexa no portão e chame o 193. Pela foto dizemos de graça quanto custa a proteção.",
        "A capa para cremalheira de portão é um perfil de chapa ou plástico, em forma de U, que cobre a barra de dentes sem tocar neles. Junto dela vai uma cobertura na engrenagem do motor, onde o dedo pode ser puxado. Fornecemos e montamos as duas, com o valor dado de graça por foto.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Se o dedo ainda está preso", "Primeiros socorros na cremalheira"],
        slots: [
          [
            "O maior perigo é o portão andar de novo com o dedo entre os dentes. Por isso a energia vem primeiro, e o socorro, logo depois.",
            "Não tente soltar o dedo acionando o portão ao contrário. Corte a energia e siga esta ordem, com calma.",
            "Enquanto uma pessoa fica com a criança, outra desliga o quadro e telefona. A ordem é esta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e o nobreak, se houver.",
          "Não puxe o dedo e não use o controle, nem para voltar.",
          "Ligue 193 (bombeiros) ou 192 (SAMU) e diga que o dedo está na cremalheira.",
          "Só destrave o motor ou mova a folha se o socorro orientar.",
          "Depois de solto, cubra com pano limpo e vá ao pronto-socorro, mesmo que pareça pouco.",
        ],
      },
      {
        about: "choose",
        headings: ["Como proteger a cremalheira", "Onde o dedo entra e o que cobre cada ponto"],
        slots: [
          [
            "O ponto mais perigoso é onde a engrenagem encontra a barra, porque ali o dedo é puxado. Três proteções cobrem a cremalheira inteira:",
            "A engrenagem puxa para dentro o que encosta nela, por isso é coberta primeiro. O conjunto completo tem três partes:",
            "São três pontos a fechar, e o da engrenagem é o que mais fere. Em cada um entra uma peça:",
          ],
        ],
        bullets: [
          "Engrenagem: cobertura de chapa ou plástico presa no motor, aberta só para a barra passar",
          "Barra de dentes: capa em forma de U ao longo da folha, presa sem tocar nos dentes",
          "Grade perto do motor: tela ou chapa com furos em que o dedo não passa",
          "Ponta da folha e coluna: borracha ou anteparo onde a mão pode ser prensada",
        ],
      },
      {
        about: "visit",
        headings: ["Como a proteção é montada", "O serviço do técnico na cremalheira"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico mede a folga da cremalheira e prende a capa por rebite ou parafuso. Depois empurra a folha na mão, de ponta a ponta, para ver se nada raspa. No fim ele religa o motor e testa se o portão para e volta ao encontrar um obstáculo.",
            "O técnico corta a energia, prende as proteções na folha e no motor e confere o percurso na mão. Nenhuma peça pode encostar na engrenagem. Por último, ele liga o portão e regula a força para a folha recuar quando toca em algo.",
            "As proteções são presas com o motor desligado e sem furar a caixa da central. A folha é movida na mão para conferir a passagem. Só então o portão volta a funcionar, com a força e a reversão testadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula evita que o dedo entre na cremalheira?",
        answers: [
          "Não. A fotocélula vê quem está na passagem, e a cremalheira fica atrás da folha. A fotocélula ajuda contra a batida, e a capa protege o dedo.",
          "A fotocélula não vê a cremalheira, que fica do lado de dentro da folha. Para os dedos, só a cobertura resolve.",
        ],
      },
      {
        question: "Quanto custa a proteção da cremalheira?",
        answers: [
          "O valor depende dos metros da folha e do material da capa, chapa ou plástico. Mande fotos da cremalheira e do motor, e o orçamento é grátis.",
          "Contam o comprimento da folha, o tipo de capa e a tela da grade. As fotos bastam para passar o valor antes da visita.",
        ],
      },
      {
        question: "Posso fazer a capa da cremalheira em casa?",
        answers: [
          "É melhor não. Uma capa frouxa entra na engrenagem, trava o portão e quebra os dentes. Enquanto espera, deixe a criança longe e o fechamento automático desligado.",
          "Não é indicado, porque a folga ali é de {rack.clearance}, e a capa mal presa trava o motor. Até a visita, guarde os controles e não deixe a criança perto da folha.",
        ],
      },
      {
        question: "O portão volta sozinho quando prende o dedo?",
        answers: [
          "Não conte com isso. Um dedo oferece pouca resistência, e o motor pode não perceber. A reversão serve para obstáculos maiores, na ponta da folha.",
          "Quase nunca, porque a força de um dedo é pequena para o motor notar. Por isso a cremalheira precisa de cobertura.",
        ],
      },
    ],
    photo: "fotos da cremalheira, do motor e da folha por dentro, com a largura do portão",
  },
  {
    id: "engrenagem-interna-onde-comprar",
    broader: "engrenagem",
    label: "Onde comprar a engrenagem interna do motor",
    phrase: "a compra da engrenagem interna do motor",
    asks: [
      ...combine(innerGears, ["onde comprar", "onde compro", "onde acho", "onde encontrar", "comprar", "vende"]),
      ...combine(innerGears, ["onde comprar", "comprar"], ["[marca]", "motor [marca]", "motor [marca] gasta"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "A engrenagem interna do motor [marca] você compra conosco, só a peça ou já trocada, quando ela existe para o modelo da etiqueta. Também há na assistência da marca e em lojas de peças para portão. Mande a foto da etiqueta e, se o motor já foi aberto, a da peça: o preço é informado de graça.",
        "Onde comprar a engrenagem interna do motor [marca]: conosco, na assistência técnica da marca ou em loja de peças para portão. Vendemos a peça avulsa ou com a troca. O que garante a peça certa é o modelo completo da etiqueta, e pela foto dele passamos o valor sem custo.",
        "Para comprar a engrenagem interna do motor [marca], mande a foto da etiqueta: vendemos a coroa do modelo, avulsa ou com a montagem, se ainda existir no mercado. A assistência da marca e as lojas de peças também vendem. Antes de pagar, compare dentes, furo e diâmetro com a peça gasta.",
      ],
      price: [
        "O preço da engrenagem interna do motor [marca] depende do modelo e do material, e a de nylon custa menos que a de bronze. Vendemos a peça avulsa ou com a troca, que inclui abrir e engraxar o redutor. Mande a foto da etiqueta e receba o valor de graça.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como comprar a engrenagem certa", "O que comparar antes de pagar"],
        slots: [
          [
            "Duas engrenagens parecidas podem não servir no mesmo eixo. Com a peça gasta na mão, compare estes pontos:",
            "O nome da marca não basta, porque cada modelo usa uma coroa. Estes dados evitam a compra errada:",
            "Guarde a peça quebrada, mesmo em pedaços, porque ela serve de amostra. Confira na nova:",
          ],
        ],
        bullets: [
          "Modelo e versão escritos na etiqueta do motor",
          "Número de dentes, diâmetro e altura da coroa",
          "Furo do eixo e encaixe da chaveta, a cunha que prende a peça",
          "Material de fábrica, nylon ou bronze, que deve ser repetido",
        ],
      },
      {
        about: "what",
        headings: ["Confirme que é a engrenagem de dentro", "Engrenagem interna ou externa?"],
        slots: [
          [
            "Olhe a engrenagem que aparece por fora enquanto alguém aciona o portão de longe. Se o motor soa e ela não gira, gastou a de dentro. Se ela gira e o portão não anda, gastou a de fora ou a cremalheira. Um motor destravado faz o mesmo som, por isso confira a chave antes de comprar.",
            "Quando o motor gira e o eixo de fora fica parado, a coroa interna perdeu os dentes. Quando o eixo gira e a folha não anda, a peça gasta está do lado de fora. Veja antes se o motor não está destravado, porque o efeito é igual.",
            "A coroa interna gasta deixa o eixo de saída parado com o motor funcionando. Se o eixo gira normalmente, a compra é outra: pinhão ou cremalheira. Confira também se a chave de destravamento está fechada.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["A troca da engrenagem interna", "Quem monta a peça"],
        slots: [
          [
            "A peça fica dentro do redutor, a caixa de engrenagens, e a troca é feita na bancada. O técnico abre a caixa, tira os restos de dente, confere o eixo e põe graxa nova. Se o eixo ou a rosca também gastou, compare com o motor novo, de {price.homeSwap} já trocado em casa.",
            "Quem troca é o técnico, porque o redutor precisa ser aberto, limpo e engraxado de novo. Ele vê também o motivo da quebra, em geral folha pesada ou batida no fim. Se o redutor inteiro gastou, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
            "Comprar a peça é a parte simples, e a montagem fica para o técnico. Ele abre o redutor, limpa, engraxa e confere a rosca que move a coroa. Com a rosca riscada, a peça nova dura pouco, e o motor trocado em casa, de {price.homeSwap}, rende mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o modelo não tem mais engrenagem?",
        answers: [
          "Procuramos uma compatível pelas medidas da peça usada. Se não houver, o caminho é trocar o motor.",
          "A peça quebrada serve de molde para achar uma compatível. Sem peça nenhuma, compara-se com um motor novo.",
        ],
      },
      {
        question: "Engrenagem original ou compatível?",
        answers: [
          "As duas servem quando dentes, furo e material são iguais. A original costuma custar mais.",
          "A compatível resolve, se as medidas forem as mesmas e o material for o de fábrica.",
        ],
      },
      {
        question: "Posso comprar a engrenagem de metal no lugar da de nylon?",
        answers: [
          "Só se o fabricante prevê. O nylon quebra primeiro para poupar o eixo, que é mais caro.",
          "Não é indicado. A peça de metal passa o tranco para o eixo e para a rosca do redutor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da engrenagem, se já estiver fora, ao lado de uma régua",
  },
  {
    id: "engrenagem-pelo-numero-de-dentes",
    broader: "engrenagem",
    label: "Engrenagem pelo número de dentes",
    phrase: "a engrenagem com esse número de dentes",
    asks: combine(
      ["engrenagem", "pinhão", "coroa", "engrenagem nylon", "pinhão nylon"],
      ["12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "24", "26", "28", "30"].map(
        (count) => `${count} dentes`,
      ),
      ["", "[marca]"],
    ),
    intent: "buying",
    answers: {
      any: [
        "O número de dentes sozinho não basta para comprar a engrenagem do motor [marca]: confira também o módulo, que é o tamanho do dente, o furo do eixo e a altura. Vendemos a peça avulsa ou trocada, conforme o modelo da etiqueta. Mande a foto da etiqueta e da engrenagem gasta, e o preço é informado de graça.",
        "Vendemos engrenagem para motor [marca] pelo número de dentes, desde que o módulo, o furo e a altura também coincidam. O módulo é o tamanho do dente, e em motor de casa costuma ser o 4. A foto da peça ao lado de uma régua e a da etiqueta dão o modelo e o preço, sem custo.",
        "Para achar a engrenagem do motor [marca] com o mesmo número de dentes, mande a foto da etiqueta e da peça gasta com uma régua. Dentes, módulo, furo do eixo e altura precisam ser iguais aos da antiga. Temos a peça avulsa ou com a troca, e o valor vem antes, de graça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conferir a engrenagem em casa", "O que contar e o que medir"],
        slots: [
          [
            "A engrenagem externa se vê por fora, com a tampa do motor fechada. Conte assim, sem pôr a mão nos dentes:",
            "Faça com o portão parado e sem abrir o motor. A engrenagem de dentro, a coroa, só o técnico mede.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Faça um risco de caneta num dente e conte todos até voltar a ele.",
          "Fotografe a engrenagem de frente e de lado, com uma régua perto.",
          "Fotografe a etiqueta, com o modelo completo do motor.",
        ],
      },
      {
        about: "what",
        headings: ["O que muda com mais ou menos dentes", "Posso pôr outro número de dentes?"],
        slots: [
          [
            "Cada dente a mais deixa o portão um pouco mais rápido e com menos força. Com um dente a menos acontece o contrário. A altura da cremalheira também muda, porque a engrenagem fica maior ou menor. Por isso a troca repete o número de fábrica.",
            "Uma engrenagem com mais dentes é maior, anda mais rápido e força mais o motor. Com menos dentes, o portão fica mais lento. Nos dois casos a cremalheira precisa mudar de altura, então o certo é repetir o número original.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca", "A montagem da engrenagem nova"],
        slots: [
          [
            "A externa é trocada no eixo, com o motor afastado, e costuma levar até {trade.smallRepair}. A interna obriga a abrir o redutor, a caixa de engrenagens, e vai para a bancada. No fim, a cremalheira fica a {rack.clearance} da engrenagem, e o portão é testado de ponta a ponta.",
            "Para a engrenagem de fora, o técnico afasta o motor e troca a peça no eixo, em até {trade.smallRepair}. Para a de dentro, ele abre o redutor, limpa e põe graxa nova. A folga até a cremalheira volta a {rack.clearance} antes do teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Engrenagem de outra marca com os mesmos dentes serve?",
        answers: [
          "Só se o furo do eixo, o módulo e a altura também forem iguais. A comparação com a peça velha decide.",
          "Às vezes serve, mas o furo e a chaveta costumam mudar de marca para marca. Compare antes de comprar.",
        ],
      },
      {
        question: "Como sei o módulo do dente?",
        answers: [
          "Meça dez dentes da cremalheira e divida por dez: perto de 12,6 mm por dente é módulo 4.",
          "O módulo é o mesmo da cremalheira. No módulo 4, o mais comum em casa, dez dentes medem perto de 126 mm.",
        ],
      },
      {
        question: "Por que a engrenagem gastou?",
        answers: [
          "Quase sempre por folha pesada, batida no fim ou cremalheira apertada contra os dentes. A causa é corrigida junto, para a nova durar.",
          "O comum é a roldana ruim ou a cremalheira sem folga. Sem esse acerto, a engrenagem nova dura pouco.",
        ],
      },
    ],
    photo: "fotos da engrenagem com uma régua ao lado e da etiqueta do motor",
  },
  {
    id: "alinhar-cremalheira",
    broader: "cremalheira",
    label: "Como alinhar a cremalheira",
    phrase: "o alinhamento da cremalheira",
    asks: [
      "alinhar cremalheira",
      "como alinhar cremalheira",
      "alinhar cremalheira portão",
      "alinhar cremalheira passo passo",
      "alinhamento cremalheira",
      "cremalheira fora linha",
      "cremalheira fora esquadro",
      "nivelar cremalheira",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para alinhar a cremalheira, desligue o disjuntor, destrave o motor e empurre a folha de ponta a ponta para achar onde a folga muda. A barra deve ficar {rack.clearance} acima da engrenagem em todo o percurso. Solte os parafusos só do trecho fora da linha, acerte a altura e aperte de novo.",
        "A cremalheira fica alinhada quando há {rack.clearance} entre a barra e a engrenagem, do começo ao fim da folha. Com o disjuntor desligado e o motor destravado, mova a folha na mão, marque os trechos baixos ou altos e acerte um por vez, da engrenagem para as pontas.",
        "Alinhar a cremalheira do portão eletrônico é igualar a folga até a engrenagem, de {rack.clearance}, no começo, no meio e no fim. Corte a energia, destrave o motor, meça ao longo da folha e ajuste os parafusos do trecho errado. Se a barra é soldada, o serviço é do técnico.",
      ],
      repair: [
        "O técnico alinha a cremalheira trecho por trecho, até sobrarem {rack.clearance} de folga da engrenagem em todo o percurso. Antes ele acerta a roldana ou o trilho que tirou a barra da linha. A visita só com esse ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Cremalheira fora da linha se corrige com a folha nivelada e {rack.clearance} de folga até a engrenagem. O serviço inclui conferir roldanas, trilho e emendas. Quando é só ajuste, a visita em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para alinhar a cremalheira", "Alinhamento da cremalheira, na ordem"],
        slots: [
          [
            "Os passos valem para barra parafusada, em portão de correr no trilho e em piso plano. Trabalhe com outra pessoa, que segura a folha.",
            "Faça em dupla e só com a folha reta, dentro do trilho. Barra soldada e folha torta ficam para o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor com a chave.",
          "Empurre a folha devagar e marque com giz onde a barra encosta ou se afasta da engrenagem.",
          "No trecho marcado, solte um pouco os parafusos, sem tirá-los.",
          "Acerte a altura com um calço de {rack.clearance} entre o dente da barra e o da engrenagem.",
          "Nas emendas, encaixe um pedaço de barra virado nos dentes dos dois lados, como molde.",
          "Aperte, retire o calço e confira a folga de ponta a ponta, com a folha movida na mão.",
          "Trave o motor, religue o disjuntor e observe um ciclo de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a cremalheira saiu da linha", "O que tira a barra do lugar"],
        slots: [
          [
            "A roldana gasta abaixa a folha, e a barra desce junto com ela. O parafuso frouxo deixa um trecho ondulado. A base do motor que cedeu afasta a engrenagem em todo o percurso. Sem corrigir a causa, o alinhamento dura pouco.",
            "Se a folga mudou na folha inteira, a causa é a roldana gasta ou a base do motor. Se mudou num trecho só, é parafuso frouxo, emenda aberta ou trilho com degrau. A causa é corrigida antes da barra.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quando deixar para o técnico", "O alinhamento feito pelo técnico"],
        slots: [
          [
            "Chame o técnico se a barra é soldada, se a folha balança ou se o motor precisa mudar de altura. Ele nivela a folha, alinha a barra e acerta as paradas. Quando é só ajuste, a visita em casa parte de {price.preventive}, sem peças.",
            "Barra soldada, folha inclinada e base de motor solta são serviço de técnico. Ele corrige a folha, iguala a folga e regula o fim de curso. Sem peça a trocar, a visita em casa custa a partir de {price.preventive}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que acontece se a cremalheira ficar encostada na engrenagem?",
        answers: [
          "O peso da folha passa para o eixo do motor. O rolamento e a engrenagem se gastam em pouco tempo.",
          "O motor passa a carregar o portão e trabalha forçado. A engrenagem e o eixo quebram antes da hora.",
        ],
      },
      {
        question: "E se a folga ficar grande demais?",
        answers: [
          "A engrenagem pula dentes, com estalo e tranco. A ponta dos dentes se gasta dos dois lados.",
          "O portão anda aos trancos e pode parar no meio, porque a engrenagem escapa da barra.",
        ],
      },
      {
        question: "Preciso regular o fim de curso depois de alinhar?",
        answers: [
          "Confira. Os ímãs de parada costumam ficar na própria barra, e poucos milímetros mudam o ponto em que a folha para.",
          "Quase sempre, porque os ímãs vão presos na cremalheira. Veja se a folha para antes do batente, sem pancada.",
        ],
      },
      {
        question: "Quanto tempo leva para alinhar?",
        answers: [
          "Até {trade.smallRepair}, se a folha está reta e a barra é parafusada. Roldana gasta ou barra soldada alongam o serviço.",
          "Costuma caber em {trade.smallRepair}. O tempo cresce quando é preciso trocar roldana ou soldar a barra de novo.",
        ],
      },
    ],
    photo: "fotos da cremalheira inteira, de perto sobre o motor e nas emendas",
  },
  {
    id: "regular-mola-basculante",
    broader: "mola",
    label: "Regular a mola do basculante",
    phrase: "a regulagem da mola do basculante",
    asks: [
      "molas desreguladas",
      "mola desregulada",
      "mola basculante desregulada",
      "molas basculante desreguladas",
      "como regular mola",
      "como regular mola basculante",
      "como regular mola portão basculante",
      "regular mola basculante",
      "regulagem mola",
      "regulagem mola basculante",
      "ajustar mola basculante",
      "como ajustar mola",
      "como apertar mola",
      "como apertar mola basculante",
      "regular tensão mola",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A mola do portão basculante é regulada mudando a tensão igual dos dois lados, até a folha parar sozinha a meia altura. É serviço de técnico, porque a mola esticada pode escapar e ferir. Em casa, a visita só com a regulagem parte de {price.preventive}, sem peças.",
        "Regular a mola do basculante é deixar as duas com a mesma tensão, para o portão subir e descer com o mesmo esforço. Não solte parafuso nem gancho: a mola guarda força e a folha pode cair. O técnico regula com a folha escorada, em casa a partir de {price.preventive}, sem peças.",
        "Para regular a mola do portão basculante, o técnico escora a folha, alivia a tensão com ferramenta própria e acerta os dois lados por igual. Ninguém deve fazer isso em casa, pelo risco de a mola escapar. Quando é só ajuste, a visita parte de {price.preventive} em residência, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Mola frouxa ou apertada demais", "O que o portão mostra"],
        slots: [
          [
            "O jeito de o portão andar mostra o que a mola precisa. Olhe de longe, com o motor ligado e ninguém embaixo.",
            "Observe um ciclo inteiro, a distância, sem destravar. O movimento indica para que lado regular.",
          ],
        ],
        bullets: [
          "Sobe devagar e desce depressa: a mola está fraca ou frouxa",
          "Sobe depressa e custa a fechar: a mola está apertada demais",
          "Sobe torto: uma mola puxa mais que a outra",
          "Para no meio e o motor ronca: o peso da folha mudou ou a mola cansou",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico regula a mola", "A regulagem, passo a passo"],
        slots: [
          [
            "A ordem abaixo é a do técnico, com ferramenta de tensão e escoras. Ela serve para você saber o que esperar da visita.",
            "Veja o que é feito na visita. Nenhum destes passos é para o morador.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e escorar a folha.",
          "Conferir cabos, ganchos e roldanas dos dois lados.",
          "Aliviar a mola e mudar a tensão aos poucos, igual nos dois lados.",
          "Soltar o motor e ver se a folha para sozinha a meia altura.",
          "Religar o motor e regular a força e as paradas.",
        ],
      },
      {
        about: "replace",
        headings: ["Quando regular não resolve", "Regular ou trocar a mola"],
        slots: [
          [
            "A mola com espira aberta, ferrugem funda ou gancho gasto não segura a regulagem. Nesse caso troca-se o par, orçado por foto e pelas medidas. Se a folha ganhou chapa ou madeira, a mola antiga também fica fraca, e outra é calculada.",
            "Regulagem serve para mola inteira que perdeu um pouco de tensão. Com ferrugem, trinca ou espira aberta, o certo é trocar as duas. O mesmo vale quando o portão ficou mais pesado do que era.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que não posso regular a mola em casa?",
        answers: [
          "Porque a mola esticada solta a força de uma vez quando o gancho ou o parafuso sai. Ela fere a mão e o rosto, e a folha pode cair.",
          "A mola sustenta parte do peso da folha. Solta sem escora, a mola salta e o portão desce de repente.",
        ],
      },
      {
        question: "De quanto em quanto tempo a mola precisa de regulagem?",
        answers: [
          "Confira na revisão, {visits.home} em casa. Antes disso, só se o portão ficar pesado ou torto.",
          "A revisão de casa, {visits.home}, inclui a mola. Portão de muito uso pede antes.",
        ],
      },
      {
        question: "O motor precisa ser regulado depois?",
        answers: [
          "Sim. Com a folha equilibrada, a força do motor é reduzida, para ele ceder diante de uma pessoa ou de um carro.",
          "Precisa, na mesma visita. A força que empurrava a folha pesada fica alta demais depois do ajuste.",
        ],
      },
    ],
    photo: "fotos de longe da mola e do portão por dentro, com a largura e a altura, e um vídeo dele andando",
  },
  {
    id: "redutor-industrial-revisao",
    broader: "redutor",
    label: "Revisão do redutor de motor industrial",
    phrase: "a revisão do redutor do motor industrial",
    asks: [
      "óleo motor industrial",
      "troca óleo motor industrial",
      "trocar óleo motor industrial",
      "óleo motor industrial portão",
      "redutor industrial",
      "redutor motor industrial",
      "redutor motor industrial revisão",
      "revisão redutor",
      "revisão redutor motor",
      "revisão redutor industrial",
      "manutenção redutor",
      "manutenção redutor industrial",
      "manutenção redutor motor",
      "redutor galpão",
      "trocar óleo redutor industrial",
    ],
    intent: "repair",
    answers: {
      any: [
        "A revisão do redutor de motor industrial confere óleo ou graxa, retentor, rolamentos, coroa e rosca sem fim, com o portão parado e preso. Conforme o motor, o serviço é no local ou na bancada. O valor é orçado de graça pela foto da etiqueta, com o número de aberturas por dia.",
        "No redutor do motor industrial, a revisão troca o lubrificante, examina a coroa e os rolamentos e renova a vedação que vaza. A folha fica travada, e o horário é combinado com a empresa. Mande a foto da etiqueta e diga quantas vezes o portão abre por dia, e o orçamento é grátis.",
        "Fazemos a revisão do redutor, a caixa de engrenagens do motor industrial: limpeza, lubrificante novo, retentor, rolamentos e medição da folga da coroa. Em galpão e indústria, o indicado é {visits.business}. O preço vem por foto da etiqueta, com o peso da folha e o uso diário.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito na revisão do redutor", "A revisão, passo a passo"],
        slots: [
          [
            "O técnico prende a folha e trava a energia antes de soltar o motor. Depois segue esta ordem:",
            "Com o portão parado e o disjuntor bloqueado, a revisão anda nesta ordem:",
          ],
        ],
        steps: [
          "Medir a corrente do motor e ouvir o redutor em carga, antes de desligar.",
          "Desligar e bloquear o disjuntor, e prender a folha.",
          "Esgotar o óleo ou retirar a graxa e procurar limalha.",
          "Medir a folga do eixo, dos rolamentos e da coroa.",
          "Trocar retentor, junta e lubrificante, do tipo que o fabricante indica.",
          "Religar, acertar a cremalheira ou a corrente e medir a corrente de novo.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando parar antes da revisão", "Sinais de redutor gasto"],
        slots: [
          [
            "Estes sinais pedem a máquina parada, porque a engrenagem pode travar ou escapar com a folha em movimento.",
            "Se algum destes sinais aparecer, desligue o motor e não espere a data da revisão.",
          ],
        ],
        bullets: [
          "Ronco que aumenta de uma semana para a outra",
          "Carcaça quente demais para encostar a mão",
          "Óleo no piso ou limalha na graxa",
          "Eixo com folga ou motor que gira sem mover a folha",
        ],
      },
      {
        about: "choose",
        headings: ["Revisar, trocar a peça ou trocar o motor", "O que compensa no redutor"],
        slots: [
          [
            "Com a coroa e o eixo inteiros, bastam lubrificante e vedação. Coroa ou rolamento gasto se troca, se houver peça do modelo. Carcaça trincada ou eixo riscado pedem redutor ou motor novo. No motor de uso pesado, a troca completa fica de {price.heavySwap}.",
            "Vedação e lubrificante resolvem quando não há limalha. Com limalha, troca-se a peça gasta e confere-se o eixo. Se a carcaça trincou ou faltam peças, compare com o motor pesado trocado, de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o redutor industrial?",
        answers: [
          "Em empresa, a revisão do portão é {visits.business}. O prazo do óleo está no manual e encurta com muitas aberturas por dia.",
          "O indicado para comércio e indústria é {visits.business}, com o redutor incluído. Uso em vários turnos pede menos tempo.",
        ],
      },
      {
        question: "Qual óleo vai no redutor?",
        answers: [
          "O que o manual do modelo indica. Há redutor a óleo e redutor a graxa, e misturar os dois estraga a vedação.",
          "Não há um óleo único. O tipo e a quantidade estão no manual, e completar com outro produto prejudica as engrenagens.",
        ],
      },
      {
        question: "A empresa fica sem portão durante a revisão?",
        answers: [
          "Se o motor sai para a bancada, o portão de correr é movido na mão e trancado à noite. O horário é combinado com a portaria.",
          "Quando a revisão é no local, são poucas horas. Se o motor vai à bancada, o portão de correr é usado na mão até a volta.",
        ],
      },
      {
        question: "O que informar para o orçamento?",
        answers: [
          "Etiqueta do motor, tipo de portão, aberturas por dia e o que mudou no som. Fotos e um vídeo com som bastam.",
          "Diga o modelo do motor, quantas vezes o portão abre por dia e se há óleo no piso. Mande também um vídeo com som.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do redutor, e um vídeo com som do portão andando",
  },
  {
    id: "pesado-roldana-ou-trilho",
    broader: "roldana",
    label: "Portão de correr pesado: roldana ou trilho",
    phrase: "o portão de correr pesado",
    asks: [
      "portão pesado roldana ou trilho",
      "portão correr pesado roldana trilho",
      "correr pesado roldana trilho",
      "pesado roldana trilho",
      "roldana ou trilho pesado",
      "é roldana ou trilho",
      "saber se é roldana ou trilho",
      "portão correr pesado é roldana",
      "portão correr pesado é trilho",
      "portão arrastando roldana ou trilho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para saber se o portão de correr pesado tem defeito na roldana ou no trilho, veja onde ele pesa: se pesa no percurso inteiro, é a roldana; se prende sempre no mesmo ponto, é o trilho. O teste é com o disjuntor desligado e o motor destravado. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão de correr que pesa do começo ao fim tem roldana gasta; o que pesa num lugar só tem trilho amassado, sujo ou com degrau. Desligue o disjuntor, destrave o motor e empurre devagar para comparar. O conserto é orçado de graça, por vídeo da folha empurrada na mão.",
        "Roldana ou trilho? Se o portão de correr ficou pesado por igual e ronca, a causa é a roldana. Se prende ou pula num ponto, é o trilho. Varra o trilho primeiro, com o disjuntor desligado, porque areia deixa a folha pesada sem nada quebrado. O valor do conserto sai por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste com a folha na mão", "Como descobrir em cinco minutos"],
        slots: [
          [
            "Faça só se a folha está reta, dentro do trilho e em piso plano. Se ela está inclinada, não destrave, porque pode tombar.",
            "O teste vale para portão reto e no trilho. Com a folha torta ou a guia de cima solta, não toque e chame o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho inteiro.",
          "Destrave o motor e empurre a folha devagar, de ponta a ponta.",
          "Marque com giz o ponto em que ela prende, se houver.",
          "Olhe as rodas de lado: a que arrasta deixa um risco brilhante no trilho.",
          "Trave o motor de novo antes de religar o disjuntor.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada sinal mostra", "Sinais de roldana e sinais de trilho"],
        slots: [
          [
            "Compare o que o portão faz com a lista. Dois sinais do mesmo lado já indicam a peça.",
            "Cada peça gasta tem um jeito próprio de aparecer. Veja qual é o do seu portão.",
          ],
        ],
        bullets: [
          "Pesa no percurso inteiro e ronca: rolamento da roldana",
          "Estala a cada volta da roda: roldana achatada",
          "Folha baixa, raspando no piso: canal da roldana gasto",
          "Prende ou pula sempre no mesmo ponto: trilho amassado ou emenda alta",
          "Pesa numa metade só: trilho fora de nível ou piso que cedeu",
          "Leve na mão e lento no motor: o defeito é do motor, e não da folha",
        ],
      },
      {
        about: "cost",
        headings: ["O conserto e o preço", "O que se paga em cada caso"],
        slots: [
          [
            "Limpar e regular é o caso mais barato, e a visita em casa parte de {price.preventive}, sem peças. Depois vem o par de roldanas, trocado com a folha escorada. O conserto do trilho depende dos metros e do piso. Peça e serviço são orçados de graça, por foto.",
            "Se era só sujeira e ajuste, paga-se a visita, a partir de {price.preventive} em casa, sem peças. A troca das duas roldanas custa mais, e o trilho com piso a refazer é o mais caro. O total vem antes, por fotos da roda e do trilho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão pesado até a visita?",
        answers: [
          "Pouco, e só se a folha está reta no trilho. O motor força a cada abertura e esquenta. Se a folha inclinou, desligue o disjuntor.",
          "Use o mínimo. Portão pesado gasta a engrenagem e o capacitor, e a roda quebrada pode sair do trilho.",
        ],
      },
      {
        question: "Pôr um motor mais forte resolve o portão pesado?",
        answers: [
          "Não. O motor forte esconde o defeito e gasta a cremalheira. Primeiro se deixa a folha leve na mão.",
          "Não resolve, porque a roda continua arrastando. Com a folha leve, o motor que já está lá costuma bastar.",
        ],
      },
      {
        question: "Passar óleo ou graxa no trilho ajuda?",
        answers: [
          "Não. Óleo e graxa juntam areia e gastam a roda. O trilho trabalha limpo e seco.",
          "Piora em poucos dias, porque a areia gruda e vira lixa. Varra e passe pano seco.",
        ],
      },
    ],
    photo: "um vídeo da folha empurrada na mão e fotos das rodas e do trilho",
  },
  {
    id: "cabo-quantos-metros",
    broader: "cabo-de-aco",
    label: "Quantos metros de cabo de aço",
    phrase: "os metros de cabo de aço do basculante",
    asks: [
      "quantos metros cabo aço",
      "quantos metros cabo aço basculante",
      "quantos metros cabo basculante",
      "quantos metros cabo portão",
      "metragem cabo aço",
      "comprimento cabo aço basculante",
      "comprimento cabo basculante",
      "tamanho cabo aço basculante",
    ],
    intent: "question",
    answers: {
      any: [
        "Um portão basculante de 2,2 m de altura costuma usar de 3 a 4 metros de cabo de aço de cada lado, ou seja, de 6 a 8 metros no total. O comprimento certo depende da altura da folha e do caminho até o contrapeso. O técnico mede e corta no local, com a folha escorada.",
        "Os metros de cabo de aço do basculante acompanham a altura: conte perto de uma vez e meia a altura da folha para cada lado, e compre com sobra. Em portão comum de casa, o par gasta de 6 a 8 metros. A medida final é do técnico, com a folha escorada.",
        "Para o par de cabos do portão basculante de casa, de 6 a 8 metros de cabo de aço costumam bastar. São dois cabos iguais, um de cada lado, com sobra para as presilhas. Quem tira a medida exata é o técnico, porque o cabo antigo só se solta com a folha escorada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As medidas que você pode tirar", "O que medir sem tocar no cabo"],
        slots: [
          [
            "O cabo está esticado pelo contrapeso e não se mede encostando nele. Estas medidas, tiradas com o portão fechado, bastam para o orçamento.",
            "Não solte o cabo velho para medir, porque ele segura a folha. Com o portão fechado, anote:",
          ],
        ],
        bullets: [
          "Altura e largura da folha",
          "Altura da caixa ou da coluna por onde o cabo desce",
          "Material da folha, que define a grossura do cabo",
          "Se há uma ou duas roldanas de cada lado",
        ],
      },
      {
        about: "choose",
        headings: ["Comprimento, grossura e presilhas", "O que mais comprar com o cabo"],
        slots: [
          [
            "Os dois cabos precisam ter o mesmo comprimento, senão a folha sobe torta. A grossura mais comum em casa é a de 3/16, quase 5 mm, e a folha leve usa 1/8, uns 3 mm. Em cada ponta vão presilhas da mesma medida, em geral duas ou três.",
            "O cabo é comprado por metro, com a grossura que a roldana aceita: 1/8 em folha leve e 3/16 na maioria das casas. Somam-se as presilhas e os protetores de laço. Os dois lados são cortados iguais, para o portão não entortar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corta e monta o cabo", "A troca do par de cabos"],
        slots: [
          [
            "O técnico escora a folha, apoia o contrapeso e só então solta o cabo velho, que serve de medida. Os dois novos são cortados juntos e presos com a mesma tensão. No fim o portão precisa subir reto e parar a meia altura.",
            "Com a folha escorada e o contrapeso apoiado, o técnico tira os dois cabos, corta os novos no mesmo comprimento e aperta as presilhas. Depois equilibra a folha e regula o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o cabo e pedir só a mão de obra?",
        answers: [
          "Pode, mas confirme antes a grossura pela foto da roldana. Cabo mais grosso que o canal se corta na borda.",
          "Sim, se a medida estiver certa. O mais seguro é o técnico levar o cabo, porque a sobra e as presilhas também contam.",
        ],
      },
      {
        question: "Se sobrar cabo, posso deixar enrolado?",
        answers: [
          "A sobra é cortada e a ponta, presa, para não enroscar na roldana nem desfiar.",
          "Não. A ponta solta pode entrar na roldana. O técnico corta e amarra a ponta com arame ou fita.",
        ],
      },
      {
        question: "Dá para emendar dois pedaços de cabo?",
        answers: [
          "Não. A emenda não passa na roldana e pode abrir com o peso da folha.",
          "Nunca, porque o cabo segura o portão. Cada lado leva um cabo inteiro.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados do portão, com a altura, a largura e o material da folha",
  },
  {
    id: "guia-inferior",
    broader: "trilho",
    label: "Guia inferior do portão de correr",
    phrase: "a guia inferior do portão de correr",
    asks: [
      "guia inferior",
      "guia inferior portão",
      "guia inferior correr",
      "guia inferior portão correr",
      "guia inferior portão correr piso",
      "guia inferior deslizante",
      "guia piso portão correr",
      "guia baixo portão correr",
      "guia chão portão correr",
      "pino guia piso portão",
      "guia embaixo portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A guia inferior do portão de correr fica no piso e impede a base da folha de balançar. No portão comum, quem faz esse papel é o trilho, com a roldana encaixada nele. Guia no piso à parte, um pino ou perfil em U, só existe na folha pendurada em trilho de cima. Instalar ou trocar é orçado de graça por foto.",
        "Guia inferior do portão de correr é a peça no piso que segura a folha embaixo: no portão com rodas, o próprio trilho; no portão pendurado, um pino ou um perfil em U. Com ela solta, a folha balança e pode sair do lugar. A troca é feita com o portão escorado, com o valor dado por foto.",
        "No piso, o portão de correr é guiado pelo trilho em que a roldana anda, e não precisa de outra guia inferior. O portão pendurado, sem rodas embaixo, usa um pino ou um U fixo no chão. Se a sua guia soltou, desligue o disjuntor e não mova a folha; o conserto é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que guia inferior o seu portão usa", "Guia no piso, caso por caso"],
        slots: [
          [
            "Olhe a base da folha e o alto da coluna, sem mexer em nada. O lugar das rodas mostra qual é a guia.",
            "O jeito de a folha se apoiar decide a guia. Veja qual é o seu caso.",
          ],
        ],
        bullets: [
          "Rodas embaixo e roletes no alto: o trilho do piso é a guia inferior",
          "Folha pendurada em trilho de cima: pino ou rolete preso no piso",
          "Folha com rasgo na base: perfil em U ou T chumbado no chão",
          "Porta leve de vidro ou de madeira: guia plástica parafusada no piso",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de guia inferior com defeito", "Quando a guia do piso falha"],
        slots: [
          [
            "A base da folha balança com o vento, raspa de lado ou bate na coluna. No trilho, aparecem chumbador solto e roda que sobe na borda. Com qualquer um desses sinais, desligue o disjuntor e não empurre o portão, que pode tombar.",
            "Guia gasta deixa a folha solta embaixo: ela bate de lado e faz barulho na coluna. No portão com trilho, a roda pula na emenda. Pare de usar e desligue o disjuntor até o conserto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a guia é instalada", "A troca da guia do piso"],
        slots: [
          [
            "O técnico escora a folha dos dois lados, alinha a guia com o trilho ou com o rasgo da folha e fixa no concreto com chumbador. A folga é de poucos milímetros, para a folha correr sem raspar. Depois ele confere a guia de cima e a cremalheira.",
            "Com a folha escorada, a guia nova é alinhada e chumbada no piso firme. O técnico deixa poucos milímetros de folga e move a folha na mão, de ponta a ponta. Por fim confere os roletes de cima e regula as paradas do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão de correr funciona sem guia embaixo?",
        answers: [
          "Com rodas e trilho, sim, porque o trilho guia a base. Folha pendurada sem guia no piso balança e bate.",
          "O portão de rodas não precisa de outra peça além do trilho. Já a folha pendurada precisa da guia, para não balançar com o vento.",
        ],
      },
      {
        question: "A guia no piso atrapalha o carro?",
        answers: [
          "O pino fica fora da passagem, junto da coluna. O trilho atravessa o vão e pode ser embutido, rente ao piso.",
          "Não, quando é pino, porque ele fica ao lado do vão. O trilho sobreposto faz um pequeno degrau, e o embutido, não.",
        ],
      },
      {
        question: "Posso trocar a guia sozinho?",
        answers: [
          "Não é seguro. Sem a guia, a folha perde o apoio de lado e pode tombar. A troca é feita com escora.",
          "Melhor não, porque a folha precisa estar escorada antes de soltar a guia. É serviço de técnico.",
        ],
      },
    ],
    photo: "fotos da base da folha, do piso e da guia de cima, com a largura do portão",
  },
  {
    id: "dobradica-em-polegadas",
    broader: "dobradica",
    label: "Dobradiça de portão em polegadas",
    phrase: "a dobradiça de portão em polegadas",
    asks: [
      ...combine(
        ["dobradiça", "dobradiça ferro", "dobradiça portão", "dobradiça portão ferro"],
        ["polegadas", "3 polegadas", "4 polegadas", "2 polegadas", "5 polegadas", "3 ou 4 polegadas", "cm", "mm"],
      ),
      "dobradiça tamanho polegadas",
      "quantas polegadas dobradiça",
    ],
    intent: "buying",
    answers: {
      any: [
        "A dobradiça de portão de 3 polegadas tem perto de 76 mm de altura e serve a portão social e folha leve, com duas ou três por folha. Para folha de garagem, de chapa ou com motor, use gonzo ou dobradiça maior, com rolamento. Vendemos e trocamos, com o valor dado de graça por foto.",
        "Dobradiça de ferro de 3 polegadas, com cerca de 76 mm, é para folha leve; a de 4, com 102 mm, aguenta um pouco mais. Quem decide é a carga da embalagem, que precisa passar do peso da folha. A peça avulsa ou já soldada no portão é orçada de graça, pela foto da antiga.",
        "Para comprar a dobradiça do portão em polegadas, meça a altura da antiga: 76 mm são 3 polegadas e 102 mm são 4. A de 3 serve a portão de pedestre e folha leve. Em portão com motor, prefira a de rolamento, com carga acima do peso. O valor sai por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que dobradiça vai em cada folha", "Do portão social à folha de garagem"],
        slots: [
          [
            "A medida em polegadas é a altura da dobradiça, e a carga está na embalagem. Como ponto de partida:",
            "O tamanho ajuda, mas a carga é que decide. A divisão usual é esta:",
          ],
        ],
        bullets: [
          "3 polegadas (76 mm): portinhola e portão social leve",
          "4 polegadas (102 mm): portão social de chapa",
          "Gonzo de 3/4 ou 7/8: folha de garagem média, soldado na coluna",
          "Gonzo com rolamento: folha pesada, de madeira ou com motor",
        ],
      },
      {
        about: "check",
        headings: ["O que medir na dobradiça antiga", "Medidas para comprar certo"],
        slots: [
          [
            "Meça com o portão fechado e a folha apoiada no trinco. Não solte o pino, porque a folha cai.",
            "Tire as medidas sem desmontar nada, com o portão fechado e o disjuntor do motor desligado.",
          ],
        ],
        steps: [
          "Meça a altura e a largura da dobradiça aberta.",
          "Meça a grossura do pino, se ele aparece.",
          "Veja se é soldada ou parafusada, e o material da folha.",
          "Anote a largura, a altura e o material do portão, para estimar o peso.",
          "Fotografe de frente, com uma régua ao lado.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a dobradiça é trocada", "A troca na visita"],
        slots: [
          [
            "O técnico calça a folha, corta ou desparafusa a dobradiça gasta e alinha a nova no mesmo eixo das outras. Se for solda, os fios da central do motor são soltos antes. No fim a folha precisa girar leve e não andar sozinha.",
            "Com a folha calçada e o motor sem energia, o técnico tira a dobradiça velha e põe a nova no prumo. A solda é feita com a central desconectada. Depois ele confere o giro, o trinco e o curso do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas dobradiças o portão leva?",
        answers: [
          "Duas na folha pequena e três na alta ou pesada, todas no mesmo eixo.",
          "O comum são duas em portão social e três em folha de garagem. Mais importante é estarem alinhadas.",
        ],
      },
      {
        question: "Dobradiça de porta serve em portão?",
        answers: [
          "Não. A de porta é fina e não aguenta o peso nem a chuva. No portão vai dobradiça reforçada ou gonzo.",
          "Só numa portinhola leve. Em portão de ferro, o pino fino entorta e a folha arria.",
        ],
      },
      {
        question: "Solda ou parafuso?",
        answers: [
          "Em ferro, a solda prende melhor. No alumínio usa-se parafuso passante, com reforço dos dois lados.",
          "Depende do material: ferro se solda, e alumínio se parafusa com chapa de reforço.",
        ],
      },
    ],
    photo: "fotos da dobradiça com uma régua ao lado e do portão inteiro, com as medidas e o material",
  },
  {
    id: "kit-de-engrenagem",
    broader: "engrenagem",
    label: "Kit de engrenagem do motor",
    phrase: "o kit de engrenagem do motor",
    asks: combine(
      ["kit engrenagem", "kit engrenagens", "kit coroa", "kit coroa sem fim", "kit reparo engrenagem", "kit redutor"],
      ["", "motor", "preço", "[marca]", "motor [marca]", "[marca] [modelo]", "motor [marca] [modelo]"],
    ),
    intent: "buying",
    answers: {
      any: [
        "O kit de engrenagem do motor [marca] costuma trazer a coroa e a rosca sem fim, e às vezes rolamentos, retentor e graxa. O conteúdo muda com o modelo, por isso confirmamos pela etiqueta do motor. Vendemos o kit avulso ou com a troca, e o preço é informado de graça, por foto.",
        "Vendemos o kit de engrenagem para motor [marca], pelo modelo da etiqueta: em geral coroa e sem fim, que trabalham juntos, e em alguns modelos o pinhão, os rolamentos e o retentor. Mande a foto da etiqueta e da peça gasta, e dizemos o que vem no kit e quanto custa, sem custo.",
        "No kit de engrenagem do motor [marca] vêm as peças que gastam juntas no redutor: a coroa, a rosca que a gira e, conforme o modelo, vedação e graxa. Ele compensa quando as duas estão gastas. Se só a coroa quebrou, a peça avulsa custa menos, e o valor sai de graça por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit de engrenagem", "As peças do kit, uma a uma"],
        slots: [
          [
            "Não há um kit igual para todas as marcas. Antes de comprar, peça a lista do que vem na embalagem e compare com esta:",
            "Cada fabricante monta o kit do seu jeito. Estas são as peças que costumam aparecer:",
          ],
        ],
        bullets: [
          "Coroa: a engrenagem de dentro, de nylon ou de bronze",
          "Rosca sem fim: o eixo com rosca que gira a coroa",
          "Pinhão: a engrenagem de fora, que toca a cremalheira, em alguns kits",
          "Rolamentos, retentor e graxa: em kits completos de reparo",
        ],
      },
      {
        about: "choose",
        headings: ["Kit completo ou só a peça", "Quando o kit compensa"],
        slots: [
          [
            "O kit compensa quando a coroa e a rosca sem fim gastaram juntas, porque rosca riscada come a coroa nova. Se a rosca está lisa, basta a coroa. Quem decide é o técnico, com o redutor aberto. Se o eixo e a carcaça também gastaram, compare com a troca do motor, de {price.homeSwap} em casa.",
            "Com a rosca riscada, trocar só a coroa dura pouco, e o kit vale a pena. Com a rosca boa, a coroa avulsa resolve e custa menos. Em motor com {trade.life} de uso, veja também o preço da troca, de {price.homeSwap} em casa, com mão de obra.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca", "A montagem do kit"],
        slots: [
          [
            "O motor vai para a bancada, e o técnico abre o redutor, a caixa de engrenagens. Ele limpa os restos de dente, monta as peças, põe a graxa do modelo e troca a vedação. De volta ao portão, a cremalheira fica a {rack.clearance} do pinhão, e as paradas são reguladas.",
            "O técnico tira o motor com a folha presa, abre o redutor na bancada e retira a graxa velha com as lascas. Depois monta o kit, veda a caixa e recoloca o motor. No portão de correr, a folga até a cremalheira volta a {rack.clearance}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O kit de um modelo serve em outro da mesma marca?",
        answers: [
          "Nem sempre. Dentes, furo e altura mudam até entre versões do mesmo motor. A etiqueta completa é que decide.",
          "Só se as medidas forem iguais. Compare a peça usada com a nova antes de montar.",
        ],
      },
      {
        question: "O kit vem com a cremalheira?",
        answers: [
          "Não. A cremalheira fica no portão e é vendida por metro. O kit é das peças de dentro do motor.",
          "Não vem. Se os dentes da cremalheira também gastaram, o trecho ruim é orçado à parte.",
        ],
      },
      {
        question: "Posso montar o kit em casa?",
        answers: [
          "Não é indicado. O redutor precisa ser limpo, alinhado e vedado, e uma lasca esquecida quebra a peça nova.",
          "Melhor deixar com o técnico, porque o motor trabalha com a tensão da rede e a montagem errada trava o redutor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se já saiu, da engrenagem ao lado de uma régua",
  },
  {
    id: "mola-helicoidal",
    broader: "mola",
    label: "Mola helicoidal para portão pesado",
    phrase: "a mola helicoidal do portão",
    asks: [
      "mola helicoidal",
      "mola helicoidal portão",
      "mola helicoidal portão pesado",
      "mola helicoidal basculante",
      "mola espiral portão",
      "mola portão pesado",
      "mola para portão pesado",
      ...combine(
        ["mola portão", "mola basculante", "mola"],
        ["100 kg", "150 kg", "200 kg", "200kg", "250 kg", "300 kg"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "A mola helicoidal para portão pesado é escolhida pelo peso da folha: num basculante de 200 kg com duas molas, cada uma equilibra perto de metade do peso. Contam o arame, o diâmetro e o comprimento. Vendemos e montamos o par, com a folha escorada, e o valor sai de graça por fotos e medidas.",
        "Mola helicoidal é a mola em espiral que equilibra o portão, esticada nos lados ou torcida no eixo. Para folha pesada, como a de 200 kg, ela é calculada pelo peso e pela altura, e trocada aos pares. Mande fotos de longe e as medidas do portão, e dizemos o modelo e o preço, de graça.",
        "Para um portão pesado, a mola helicoidal sai da conta do peso da folha e do curso, e não do tamanho da mola velha. Em folha de 200 kg, muitas vezes o contrapeso é a melhor escolha. Pelas fotos e medidas dizemos, sem custo, o que serve no seu portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como a mola é escolhida", "O que define a mola do portão pesado"],
        slots: [
          [
            "A força da mola precisa equilibrar a folha em todo o percurso. Estes dados decidem o modelo:",
            "Duas molas parecidas podem ter forças bem diferentes. O técnico compara estes dados:",
          ],
        ],
        bullets: [
          "Peso da folha, com chapa, quadro e revestimento",
          "Altura da folha, que dá o curso da mola",
          "Grossura do arame, diâmetro e comprimento",
          "Tipo de ponta: gancho, na mola esticada, ou cone, na do eixo",
        ],
      },
      {
        about: "replace",
        headings: ["Mola ou contrapeso na folha pesada", "Quando trocar a mola por contrapeso"],
        slots: [
          [
            "A mola ocupa pouco espaço, mas cansa com o uso e pede reajuste. Em folha acima de 150 ou 200 kg, o contrapeso equilibra por igual e dura mais, se há lugar nas colunas. A mudança pede serralheria e é orçada por foto.",
            "Em portão muito pesado e de muito uso, a mola cansa cedo. O contrapeso ocupa as laterais, mas mantém o equilíbrio por anos. Quem compara os dois é o técnico, pelo peso da folha e pela largura das colunas.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com a mola esticada", "O que não fazer com a mola"],
        slots: [
          [
            "A mola montada guarda força para quebrar um braço. Não solte gancho nem parafuso para medir. Se ela quebrou, desligue o disjuntor, não destrave e não passe embaixo da folha.",
            "Não tire a mola para comparar na loja: sem ela, a folha cai. Com mola partida, deixe o portão como parou, sem energia e com todos longe, até o técnico escorar a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troco uma mola ou as duas?",
        answers: [
          "As duas. Uma nova ao lado de uma cansada puxa mais e deixa a folha torta.",
          "O par, quase sempre, porque as duas trabalharam o mesmo tempo.",
        ],
      },
      {
        question: "Mola mais forte deixa o motor mais leve?",
        answers: [
          "Só até o ponto de equilíbrio. Forte demais, a folha sobe sozinha e custa a fechar.",
          "Não além do equilíbrio. O certo é a folha parar a meia altura sem o motor, em teste do técnico.",
        ],
      },
      {
        question: "Como sei o peso da folha?",
        answers: [
          "Pela conta: largura vezes altura vezes o peso do material. Mande as medidas e o material, que calculamos.",
          "Pelas medidas e pelo material. Chapa de aço de 1 mm pesa perto de 8 kg por metro quadrado, mais o quadro.",
        ],
      },
    ],
    photo: "fotos de longe das molas e do portão fechado, com a largura, a altura e o material",
  },
  {
    id: "contrapeso-preco-do-material",
    broader: "contrapeso",
    label: "Contrapeso de chumbo ou de ferro: preço",
    phrase: "o preço do contrapeso de chumbo ou de ferro",
    asks: combine(
      [
        "contrapeso chumbo",
        "contrapeso ferro",
        "barra contrapeso",
        "peso chumbo contrapeso",
        "chumbo portão basculante",
      ],
      ["", "preço", "valor", "comprar", "kg preço", "quanto custa"],
    ),
    intent: "price",
    answers: {
      any: [
        "O preço do contrapeso de chumbo ou de ferro é por quilo, e o chumbo custa bem mais: ele só compensa onde a caixa é estreita demais para o ferro. Para o total, some a mão de obra de escorar a folha e equilibrar. O valor é informado de graça, por fotos do portão e pelas medidas.",
        "Contrapeso de chumbo para portão basculante é cobrado por quilo e fica acima do de ferro e do de concreto. Usa-se quando falta espaço na lateral, porque o chumbo pesa mais no mesmo volume. Mande fotos e as medidas da folha, e dizemos quantos quilos são e quanto custa, sem custo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço do contrapeso", "Do quilo ao serviço pronto"],
        slots: [
          [
            "O peso total dos dois contrapesos fica perto do peso da folha, e isso dá os quilos a comprar. A mão de obra costuma pesar mais que o material.",
            "Primeiro se acha o peso da folha, porque os dois contrapesos somados chegam perto dele. Depois se soma o serviço, que é a parte maior.",
          ],
        ],
        bullets: [
          "Concreto: o mais barato por quilo, e o que ocupa mais espaço",
          "Ferro: preço médio, entra em barras e ocupa um terço do lugar do concreto",
          "Chumbo: o mais caro, para caixa estreita",
          "Serviço: escorar a folha, abrir a caixa e equilibrar os dois lados",
          "Cabos e roldanas: somados se estiverem gastos",
        ],
      },
      {
        about: "choose",
        headings: ["Chumbo, ferro ou concreto", "Quando o chumbo vale a pena"],
        slots: [
          [
            "Se o ferro cabe na caixa, ele resolve e custa menos. O chumbo entra quando a folha ganhou peso e a caixa já está cheia. O pó de chumbo é tóxico, por isso as barras são pintadas ou encapadas e não se corta em casa.",
            "O chumbo pesa perto de uma vez e meia o ferro no mesmo volume. Por isso serve para completar o peso em coluna estreita. Nas outras, o ferro dá o mesmo resultado por menos. Não derreta nem corte chumbo em casa, porque o vapor e o pó são tóxicos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o contrapeso é completado", "A regulagem com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha, confere os cabos e abre as caixas. Ele põe o peso aos poucos e igual nos dois lados, até a folha ficar parada a meia altura. Por fim regula a força do motor.",
            "Com a folha presa e a energia desligada, o técnico soma barras dos dois lados até o equilíbrio. Depois confere cabos e roldanas e regula as paradas e a força do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos quilos de contrapeso o meu portão leva?",
        answers: [
          "Perto do peso da folha, dividido entre os dois lados. Uma folha de 120 kg leva uns 60 kg em cada caixa.",
          "Metade do peso da folha em cada lado. O ponto exato o técnico acha no local.",
        ],
      },
      {
        question: "Posso completar o peso sozinho?",
        answers: [
          "Não. O contrapeso fica pendurado por cabo, e abrir a caixa pode derrubar a folha.",
          "Não é seguro, porque a carga está suspensa. O peso é posto com a folha escorada.",
        ],
      },
      {
        question: "Posso misturar chumbo e ferro na mesma caixa?",
        answers: [
          "Pode, desde que os dois lados fiquem com o mesmo peso e as barras não se soltem.",
          "Sim. É comum completar o ferro com chumbo quando falta espaço, com peso igual dos dois lados.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, com as caixas fechadas, e a largura, a altura e o material da folha",
  },
  {
    id: "solda-24-horas",
    broader: "solda",
    label: "Solda de portão 24 horas",
    phrase: "a solda de portão 24 horas",
    asks: [
      "solda portão 24 horas",
      "soldador 24 horas portão",
      "soldador portão 24 horas",
      "soldador 24 horas",
      "solda portão 24h",
      "solda portão urgente",
      "soldador portão urgente",
      "solda portão emergência",
      "solda portão agora",
      "solda portão hoje",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Para solda de portão 24 horas, mande fotos da trinca pelo WhatsApp, {shop.hours}: dizemos se há técnico livre e quanto custa antes de ele sair. Soldamos dobradiça, suporte do motor, braço e batente, em ferro e aço. Até lá, desligue o disjuntor e deixe todos longe da folha.",
        "Solda de portão urgente, de dia ou à noite, começa pela foto no WhatsApp, que atende {shop.hours}. A resposta diz se há técnico livre, a que horas e por quanto. Se a folha está solta ou torta, desligue o disjuntor, não mova o portão e afaste as pessoas.",
        "O soldador de portão 24 horas só é preciso quando a folha pode cair ou a casa não fecha. Nesse caso desligue o disjuntor, afaste todos e chame pelo WhatsApp, {shop.hours}, com fotos da trinca. O valor da solda e da ida é informado antes de o técnico sair.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer até o soldador chegar", "Portão com a solda aberta: agora"],
        slots: [
          [
            "A folha com a solda aberta pode cair com o próximo tranco. Faça só o que não exige encostar nela.",
            "O maior risco é a folha se soltar de vez. Siga estes passos e fique longe do portão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e guarde os controles.",
          "Não feche nem abra o portão na mão e não apoie nada nele.",
          "Afaste pessoas, animais e o carro, se der para tirá-lo sem mover a folha.",
          "Fotografe a trinca e o portão inteiro, de longe.",
          "Se a casa ficou aberta, tranque as portas de dentro e diga isso na mensagem.",
        ],
      },
      {
        about: "choose",
        headings: ["O que pode esperar até de manhã", "É urgente mesmo?"],
        slots: [
          [
            "A visita à noite costuma custar mais, e nem toda trinca precisa dela. Compare com o seu caso.",
            "Antes de pagar uma ida noturna, veja se o portão pode ficar como está até o dia seguinte.",
          ],
        ],
        bullets: [
          "Dobradiça solta ou folha inclinada: é urgente",
          "Portão aberto, que não fecha a casa: é urgente",
          "Trinca pequena, com a folha firme e fechada: pode esperar, com o disjuntor desligado",
          "Suporte do motor trincado, com o portão trancado na mão: pode esperar",
        ],
      },
      {
        about: "visit",
        headings: ["Como a solda é feita na urgência", "O reparo de urgência"],
        slots: [
          [
            "O técnico escora a folha, desconecta a placa do motor e solda o ponto que abriu, com reforço se for preciso. Se faltar peça ou luz, ele deixa o portão seguro e fechado e termina no dia seguinte. Quadro e chapa ficam com o serralheiro.",
            "Primeiro a folha é escorada, e a placa do motor, desconectada. Depois o técnico limpa o ferro, solda e testa o portão na mão. O que for de serralheiro, como quadro e chapa, ele deixa escorado e seguro até o serviço completo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a solda à noite?",
        answers: [
          "O valor soma a ida e o reparo, e é dito antes de o técnico sair. Se der para esperar até de manhã, costuma sair mais barato.",
          "Depende da hora, da distância e do ponto a soldar. Pela foto passamos o total antes da visita.",
        ],
      },
      {
        question: "Dá para amarrar o portão até de manhã?",
        answers: [
          "Só o portão de abrir, firme nas dobradiças, pode ser amarrado na coluna. Folha solta ou de correr não se segura com corda.",
          "Se as dobradiças estão boas, sim, no portão de abrir. Folha inclinada ou fora do trilho deve ficar como está.",
        ],
      },
      {
        question: "E se a trinca for no quadro ou na chapa?",
        answers: [
          "Isso é serviço de serralheiro. Escoramos e deixamos o portão seguro, se for preciso, e dizemos pela foto de quem é o reparo.",
          "Quadro e chapa são da serralheria. A foto mostra, e avisamos antes de cobrar qualquer ida.",
        ],
      },
    ],
    photo: "fotos da trinca de perto e do portão inteiro, de longe, com o endereço",
  },
  {
    id: "pesado-e-lento",
    broader: "lento",
    label: "Portão pesado abrindo devagar",
    phrase: "o portão pesado que abre devagar",
    asks: combine(
      ["pesado", "ferro pesado", "portão pesado", "portão ferro pesado", "madeira pesado"],
      ["abrindo devagar", "abre devagar", "devagar", "lento", "abrindo lento", "fechando devagar", "ficou lento"],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão de ferro pesado abrindo devagar quase sempre tem a folha presa: roldana ou trilho no de correr, dobradiça no de abrir, contrapeso ou mola no basculante. Se a folha anda leve na mão e o motor continua lento, a suspeita é o capacitor. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão pesado que abre devagar força o motor a cada abertura, e o defeito costuma ser da folha, e não dele. No de correr, gastam a roldana e o trilho; no de abrir, a dobradiça; no basculante, o equilíbrio. A regulagem em casa custa a partir de {price.preventive}, sem peças.",
        "Se o portão pesado ficou lento aos poucos, procure atrito na folha: roldana, trilho ou dobradiça. Se ficou lento de repente, pode ser capacitor fraco ou tensão baixa. Use pouco até o conserto. O ajuste em casa parte de {price.preventive}, sem peças, e a peça gasta é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Folha pesada ou motor fraco: o teste", "Como saber de onde vem a lentidão"],
        slots: [
          [
            "O teste vale para portão de correr ou de abrir, reto e em piso plano. O basculante não se destrava, porque a folha desequilibrada pode cair.",
            "Faça só em portão de correr ou de abrir, com a folha firme. No basculante, observe de longe e chame o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Varra o trilho e tire pedra, barro e areia.",
          "Destrave o motor e mova a folha devagar, de ponta a ponta.",
          "Se ela pesa ou prende, o defeito é da folha; marque o ponto.",
          "Se anda leve, o defeito é do motor: capacitor, tensão ou engrenagem.",
          "Trave o motor de novo antes de religar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que deixa o portão pesado e lento", "As causas em cada tipo de portão"],
        slots: [
          [
            "A folha de ferro ganha peso com chapa acrescentada e com água dentro do quadro. O atrito faz o resto, e a causa muda com o tipo de portão.",
            "O peso do ferro não muda de um dia para o outro. O que muda é o atrito ou o equilíbrio, conforme o portão.",
          ],
        ],
        bullets: [
          "De correr: roldana travada, trilho amassado ou guia apertada",
          "De abrir: dobradiça seca ou caída e folha raspando no chão",
          "Basculante: contrapeso leve, mola cansada ou cabo gasto",
          "Todos: capacitor fraco e tensão baixa na rede, que o técnico mede",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto, na ordem"],
        slots: [
          [
            "O técnico deixa a folha leve primeiro e só depois mede o motor. Trocar o capacitor num portão que arrasta resolve por pouco tempo. Se o motor ficou pequeno para a folha, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Primeiro a folha é acertada, com troca de roldana, dobradiça ou regulagem do contrapeso. Depois o técnico mede o capacitor e a tensão. Motor fraco para o peso é trocado, em casa, de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Capacitor maior deixa o portão mais rápido?",
        answers: [
          "Não. Ele esquenta o motor e encurta a vida dele. Use o valor da etiqueta.",
          "Não deixa. O valor acima do indicado queima o enrolamento com o tempo.",
        ],
      },
      {
        question: "Posso usar o portão lento até a visita?",
        answers: [
          "Pouco. O motor trabalha quente e pode queimar. Se a folha está torta ou fora do trilho, desligue o disjuntor.",
          "Use o mínimo e espere o motor esfriar entre uma abertura e outra. Com a folha inclinada, não use.",
        ],
      },
      {
        question: "Um motor mais forte resolve?",
        answers: [
          "Só se a folha já anda leve na mão. Com atrito, o motor forte quebra a engrenagem.",
          "Não, enquanto a folha arrasta. Com a folha acertada, muitas vezes o motor atual basta.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo, com som, e fotos das rodas ou dobradiças e da etiqueta do motor",
  },
  {
    id: "troca-de-roldana-perto",
    broader: "roldana",
    label: "Troca de roldana perto de mim",
    phrase: "a troca de roldana na sua casa",
    asks: combine(
      [
        "troca roldana",
        "trocar roldana",
        "conserto roldana",
        "quem troca roldana",
        "conserta roldana",
        "roldana portão",
      ],
      ["perto", "perto mim", "aqui perto", "na minha casa", "domicílio", "minha região"],
    ),
    intent: "repair",
    answers: {
      any: [
        "Trocamos roldana de portão na sua casa, em {shop.area}: o técnico leva o par de rodas e faz a troca com a folha escorada. Mande pelo WhatsApp o endereço e fotos da roda e do trilho, e dizemos o valor e o dia, de graça. Até lá, desligue o disjuntor se a folha estiver torta.",
        "Para trocar a roldana do portão perto de você, atendemos em {shop.area}, no seu endereço. O preço soma o par de rodas e a mão de obra de escorar a folha, e é informado de graça, por foto. Se o portão pesa ou saiu do trilho, pare de usar e desligue o disjuntor.",
        "A troca de roldana é feita no local, em {shop.area}, com as rodas levadas pelo técnico. A foto da roda, a do trilho e a largura da folha bastam para passar o valor sem custo. Não levante o portão em casa, porque a folha de correr tomba de lado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento", "Fotos e dados que o técnico precisa"],
        slots: [
          [
            "Com estes dados o técnico já sai com a peça certa. Fotografe com o disjuntor desligado e sem pôr a mão sob a folha.",
            "Tudo se vê de fora, com o portão parado. Quanto mais completo o pedido, menor a chance de uma segunda visita.",
          ],
        ],
        steps: [
          "Foto da roda, de perto, com uma régua ao lado.",
          "Foto do trilho, que mostra se o canal é em V ou em U.",
          "Foto do portão inteiro, com a largura e o material da folha.",
          "Endereço e bairro, e se o portão ficou aberto.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a visita", "A troca no seu endereço"],
        slots: [
          [
            "O técnico desliga a energia, escora a folha dos dois lados e troca as duas rodas. Depois limpa e confere o trilho, acerta a cremalheira, a {rack.clearance} da engrenagem, e regula as paradas. O portão é entregue andando leve na mão.",
            "Com a folha escorada, o técnico troca o par de rodas e vê se o trilho tem amassado ou degrau. A cremalheira volta à folga de {rack.clearance}, e o motor é testado. Você acompanha o portão abrindo e fechando antes de pagar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar a roldana", "O que muda o preço"],
        slots: [
          [
            "O valor depende do diâmetro e da carga da roda, de ser parafusada ou soldada e do peso da folha. Trilho com defeito aparece em outra linha do orçamento. Se era só sujeira e ajuste, paga-se a visita, a partir de {price.preventive} em casa, sem peças.",
            "Roda parafusada sai mais barato que roda soldada, que precisa ser cortada. Folha pesada pede roda de carga maior. Quando basta limpar e regular, a visita em casa parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês levam a roldana ou preciso comprar?",
        answers: [
          "Levamos. Se você já comprou o par, mande a foto antes, para conferirmos o canal e a carga.",
          "O técnico leva o par certo pela foto. Peça sua também pode ser montada, se servir no portão.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Em geral uma visita. Roda soldada ou trilho torto alonga, e isso se vê pelas fotos.",
          "Poucas horas, se a roda é parafusada e o trilho está bom.",
        ],
      },
      {
        question: "Posso usar o portão até a visita?",
        answers: [
          "Só o mínimo, se a folha está reta no trilho. Torta ou fora do trilho, deixe desligado e longe de todos.",
          "Evite. A roda que arrasta gasta o trilho e força o motor. Se a folha inclinou, desligue o disjuntor.",
        ],
      },
    ],
    photo: "fotos da roda, do trilho e do portão inteiro, com o endereço",
  },
  {
    id: "conserto-de-cabo-perto",
    broader: "cabo-de-aco",
    label: "Conserto de cabo de aço perto de mim",
    phrase: "o conserto do cabo de aço na sua casa",
    asks: combine(
      ["conserto cabo aço", "conserto cabo basculante", "conserta cabo aço", "arrumar cabo aço"],
      ["perto", "perto mim", "aqui perto", "na minha casa", "domicílio", "basculante perto", "basculante perto mim"],
    ),
    intent: "repair",
    answers: {
      any: [
        "Consertamos cabo de aço de portão basculante na sua casa, em {shop.area}: o técnico leva o par de cabos e troca com a folha escorada. Até a visita, desligue o disjuntor, não destrave e não passe embaixo. Mande fotos de longe e o endereço, e o valor vem antes, de graça.",
        "Para trocar o cabo de aço do portão perto de você, atendemos em {shop.area}, no seu endereço, {shop.hours} pelo WhatsApp. O preço é informado de graça, por fotos tiradas de longe. Não use o portão com cabo frouxo, desfiado ou partido, porque a folha pode cair.",
        "A troca do cabo de aço do basculante é feita no local, em {shop.area}, sempre nos dois lados e com a folha escorada. Desligue o disjuntor, afaste todos e mande fotos de longe com a altura e a largura do portão: dizemos o valor e quando o técnico pode ir.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer até o técnico chegar", "Cuidados com o cabo solto"],
        slots: [
          [
            "Com um cabo ruim, a folha depende do outro, que tem a mesma idade. Nenhum destes passos exige chegar perto dela.",
            "O cabo segura o peso do portão, e a folha pode descer sem aviso. Faça só o que está abaixo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, sem passar embaixo da folha.",
          "Deixe o portão como parou, aberto ou fechado.",
          "Afaste pessoas, animais e carros do vão.",
          "Não destrave o motor e não abra as caixas laterais.",
          "Fotografe de longe os dois lados e o portão inteiro.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto na sua casa", "A troca do par de cabos"],
        slots: [
          [
            "O técnico escora a folha e apoia o contrapeso antes de soltar qualquer presilha. Depois monta dois cabos novos, da mesma grossura e do mesmo comprimento, e confere as roldanas. No fim equilibra a folha e regula a força e as paradas do motor.",
            "Primeiro vêm as escoras, com a folha presa e o contrapeso apoiado. Depois entram os dois cabos novos, com presilhas novas, e as roldanas são examinadas. O portão é entregue equilibrado, com o motor testado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O preço do conserto", "O que conta no valor"],
        slots: [
          [
            "O par de cabos é a parte menor do preço. Contam mais a altura e o peso da folha, que precisa ser escorada, e o estado das roldanas. O total vem antes da visita, pelas fotos e medidas.",
            "O que mais pesa é a mão de obra de escorar e equilibrar a folha. Roldana gasta e caixa enferrujada somam. Com fotos de longe e as medidas, o valor é informado sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês trocam só um cabo?",
        answers: [
          "O certo é o par, porque os dois trabalharam o mesmo tempo. Um novo ao lado de um velho deixa a folha torta.",
          "Trocamos os dois. O que sobrou costuma ser o próximo a partir, e a escora seria paga de novo.",
        ],
      },
      {
        question: "Meu carro ficou preso. Em quanto tempo vocês vêm?",
        answers: [
          "Diga isso na primeira mensagem, com o endereço. O prazo é dito na hora, e o técnico libera a saída antes do conserto completo.",
          "Depende do bairro e da hora, e respondemos pelo WhatsApp, {shop.hours}. Carro preso passa na frente.",
        ],
      },
      {
        question: "Preciso comprar o cabo antes?",
        answers: [
          "Não. A grossura sai da roldana e do peso da folha, e o técnico leva o cabo certo.",
          "É melhor não, porque cabo da medida errada não serve na roldana. O técnico leva o material.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados do portão, com a altura, a largura e o endereço",
  },
  {
    id: "roldana-de-portao-de-vidro",
    broader: "roldana",
    label: "Roldana para portão de vidro",
    phrase: "a roldana do portão de vidro",
    asks: [
      "roldana vidro",
      "roldana portão vidro",
      "roldana porta vidro",
      "roldana vidro temperado",
      "roldana para portão vidro",
      "rodinha portão vidro",
    ],
    intent: "buying",
    answers: {
      any: [
        "A roldana para portão de vidro com quadro de metal é a de nylon ou aço com rolamento blindado, com o canal do trilho e carga por roda acima da metade do peso. O vidro de 10 mm pesa 25 kg por metro quadrado, mais o quadro. Vendemos e trocamos o par, com o valor dado de graça por foto.",
        "Roldana de portão de vidro se escolhe pelo peso: uma folha de 3 por 2,2 m em vidro de 8 mm tem 132 kg de vidro, mais 30 a 60 kg de quadro, e pede cerca de 130 kg por roda. Prefira rolamento blindado, que anda macio e não dá tranco no vidro. O preço sai por foto, sem custo.",
        "Em portão de vidro de correr, a roldana precisa rodar macia, porque cada salto chega ao vidro. Use roda com rolamento, do canal do trilho, com carga de sobra. Na porta de vidro sem quadro, a roldana é outra, presa na ferragem, e fica com o vidraceiro. Pela foto dizemos qual é a sua.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como calcular a carga da roldana", "Peso do vidro e carga por roda"],
        slots: [
          [
            "O vidro pesa 2,5 kg por metro quadrado a cada milímetro. Some o quadro, divida por duas rodas e acrescente um terço de folga.",
            "A conta é simples: área vezes a espessura em milímetros vezes 2,5, mais o quadro. Cada roda leva metade disso, com um terço de sobra.",
          ],
        ],
        bullets: [
          "Folha de 2 por 2,2 m, vidro de 8 mm: perto de 88 kg de vidro",
          "Folha de 3 por 2,2 m, vidro de 8 mm: perto de 132 kg de vidro",
          "Folha de 3 por 2,2 m, vidro de 10 mm: perto de 165 kg de vidro",
          "Quadro de metal: em geral mais 30 a 60 kg",
        ],
      },
      {
        about: "signs",
        headings: ["Quando trocar a roldana", "Sinais de roldana ruim no portão de vidro"],
        slots: [
          [
            "Troque quando o portão treme, estala a cada volta ou pesa para empurrar. Trinca na borda do vidro ou lasca no canto é motivo para parar na hora: desligue o disjuntor e isole o lugar, porque o temperado pode estourar inteiro.",
            "Folha que vibra, ronca ou prende na emenda do trilho tem roda ou trilho com defeito. Pare de usar se aparecer trinca no vidro, com o disjuntor desligado e ninguém por perto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "A troca com o vidro protegido"],
        slots: [
          [
            "O técnico desliga a energia, escora a folha pelo quadro, nunca pelo vidro, e troca o par de rodas. O trilho é limpo e nivelado, porque o degrau passa o choque para o vidro. Depois a parada do motor é regulada para encostar sem pancada.",
            "Com a folha escorada pelo metal, as duas rodas são trocadas e o trilho, conferido. A cremalheira volta a {rack.clearance} da engrenagem. No fim, a freada e a força do motor ficam no mínimo que move a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês trocam o vidro também?",
        answers: [
          "Não. O vidro é do vidraceiro. Cuidamos de roldana, trilho e motor.",
          "O vidro e a ferragem presa nele ficam com o vidraceiro; as rodas, o trilho e o motor são conosco.",
        ],
      },
      {
        question: "Nylon ou aço no portão de vidro?",
        answers: [
          "Nylon com rolamento anda mais macio e serve até perto de 200 kg. Acima disso, aço com rolamento duplo.",
          "Até uns 200 kg, o nylon é mais silencioso. Em folha maior, use aço com rolamento blindado.",
        ],
      },
      {
        question: "Posso trocar a roldana sozinho?",
        answers: [
          "Não. A folha tomba de lado, e o vidro temperado estoura com a torção.",
          "Melhor não, porque levantar a folha sem escora torce o quadro e quebra o vidro.",
        ],
      },
    ],
    photo: "fotos da roda, do trilho e do portão inteiro, com a espessura do vidro e as medidas",
  },
  {
    id: "corrente-do-basculante",
    broader: "corrente",
    label: "Corrente do motor basculante",
    phrase: "a corrente do motor basculante",
    asks: [
      "kit corrente",
      "kit corrente motor",
      "kit corrente portão",
      "kit corrente motor portão",
      "corrente nova motor portão",
      "corrente motor basculante",
      "corrente motor portão basculante",
      "corrente basculante",
      "corrente portão basculante",
      "corrente transmissão portão",
      "corrente para motor portão",
      "corrente motor portão comprar",
      "trocar corrente motor basculante",
      "troca corrente motor portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "A corrente do motor de portão basculante leva a força do motor até o braço da folha, e se troca quando estica além do ajuste, enferruja ou pula dente. Compre pelo passo, a medida do elo, e pelo comprimento da antiga. A troca é do técnico, com a folha escorada, e o valor sai de graça por foto.",
        "No motor basculante de corrente, a corrente puxa o carro que ergue a folha. Frouxa, ela bate e pula da engrenagem; esticada demais, força o eixo. O técnico regula ou troca a corrente com o pinhão, e o orçamento por foto é grátis. Se ela soltou, desligue o disjuntor e não passe embaixo.",
        "Vendemos e trocamos corrente de motor basculante, pela medida do elo e pelo modelo da etiqueta. A peça nova trabalha com uma pequena folga no meio, e a engrenagem é conferida junto. Não solte a corrente em casa, porque a folha pode descer. O valor vem antes, por foto e sem custo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quando trocar a corrente", "Sinais de corrente gasta"],
        slots: [
          [
            "Observe de longe, com o portão andando e ninguém embaixo. Um destes sinais já pede a visita.",
            "A corrente avisa antes de partir. Repare nestes pontos, sem encostar nela:",
          ],
        ],
        bullets: [
          "Corrente com barriga, que bate na guia",
          "Estalo e pulo na subida: dente ou elo gasto",
          "Ferrugem funda ou elo duro, que não dobra",
          "Esticador no fim do curso, sem mais ajuste",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da corrente", "A corrente nova, do elo ao teste"],
        slots: [
          [
            "O técnico escora a folha e desliga a energia antes de soltar a corrente. A nova tem o mesmo passo e o mesmo número de elos, e o pinhão de dentes finos é trocado junto. Depois ele regula a tensão, as paradas e a força do motor.",
            "Com a folha escorada, a corrente velha sai e serve de medida para a nova. O técnico confere o pinhão, acerta o esticador e lubrifica os elos. Por fim, testa vários ciclos e regula onde o portão para.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar a corrente ou o motor", "Corrente nova ou motor de fuso"],
        slots: [
          [
            "Se o motor ainda tem força e peça, a corrente nova compensa. Em motor antigo, com pinhão e placa gastos, compare com o kit de fuso, que faz menos barulho: em basculante de até {width.quarterHp}, parte de {price.lowest} instalado.",
            "A corrente custa menos que trocar o motor e resolve quando o resto está bom. Se o eixo, o pinhão e a placa também falham, o kit novo de fuso, a partir de {price.lowest} instalado em folha de até {width.quarterHp}, rende mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que óleo passar na corrente?",
        answers: [
          "Spray próprio para corrente, em camada fina. No basculante, quem aplica é o técnico, na revisão.",
          "Lubrificante de corrente, pouco e com a energia desligada. Graxa grossa junta areia e gasta os elos.",
        ],
      },
      {
        question: "Corrente de moto serve no motor do portão?",
        answers: [
          "Não. O passo e a largura são outros, e a engrenagem do motor não casa com ela.",
          "Não serve, porque o elo tem outra medida. Use a corrente do modelo do motor.",
        ],
      },
      {
        question: "A corrente segura a folha se o cabo partir?",
        answers: [
          "Não conte com isso. Quem segura é o contrapeso ou a mola. Com cabo partido, desligue o disjuntor e não passe embaixo.",
          "Não. A corrente move a folha equilibrada, e o peso inteiro pode arrebentá-la.",
        ],
      },
    ],
    photo: "fotos da corrente, do pinhão e da etiqueta do motor, tiradas sem mover a folha",
  },
  {
    id: "batente-magnetico",
    broader: "batente",
    label: "Batente magnético de portão",
    phrase: "o batente magnético do portão",
    asks: [
      "batente magnético",
      "batente magnético portão",
      "batente ímã",
      "batente com ímã portão",
      "trava magnética batente",
      "ímã segura portão aberto",
      "ímã para segurar portão aberto",
    ],
    intent: "question",
    answers: {
      any: [
        "Batente magnético é o que segura a folha encostada por um ímã, e serve a portão de pedestre e a porta leve. Em portão automático ele não substitui o batente de aço: o ímã não segura a folha em movimento e atrapalha o motor na partida. Para o portão de garagem, instalamos o batente de aço, orçado por foto.",
        "O batente magnético prende a folha aberta ou fechada com um ímã, sem trinco. Use em portão social ou porta, contra o vento. No portão com motor, o limite é o batente de aço com borracha, e quem mantém fechado é o motor ou uma trava elétrica. Fornecemos e fixamos, com valor por foto.",
        "Para segurar o portão social aberto, o batente magnético funciona bem, parafusado no piso ou na parede. Em portão automático, não use: se o ímã prende a folha, o motor força na partida. Não confunda com o ímã do fim de curso, que só avisa o motor onde parar. O orçamento sai por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde o batente magnético serve", "Que batente usar em cada portão"],
        slots: [
          [
            "O uso do portão decide. Veja qual batente vai no seu caso.",
            "Cada portão pede um tipo de parada. A divisão é esta:",
          ],
        ],
        bullets: [
          "Portão social e porta leve: batente magnético no piso ou na parede",
          "Portão de correr com motor: batente de aço nas duas pontas, com borracha",
          "Portão de abrir com motor: batente de aço no piso, e trava elétrica se venta muito",
          "Portão social com fechadura: eletroímã, que é a trava elétrica por ímã",
        ],
      },
      {
        about: "what",
        headings: ["Batente magnético, eletroímã e ímã de fim de curso", "Três ímãs diferentes no portão"],
        slots: [
          [
            "O batente magnético só segura a folha parada. O eletroímã, ligado ao interfone, tranca o portão de pedestre. O ímã do fim de curso fica na cremalheira e avisa o motor onde parar. Um não faz o serviço do outro.",
            "São peças diferentes. O batente com ímã evita que a folha bata com o vento. O eletroímã tranca e abre com energia. O ímã pequeno da cremalheira é sensor de parada, e não segura nada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalado", "A fixação do batente"],
        slots: [
          [
            "O batente magnético é parafusado no piso ou na parede, na altura da chapinha presa à folha. No portão com motor, o técnico chumba ou solda o batente de aço e regula o fim de curso, para a folha encostar sem pancada.",
            "Marca-se o ponto em que a folha para, e a peça é fixada em base firme, nunca em reboco. No portão automático, o técnico põe o batente de aço e regula a parada do motor em seguida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O ímã segura o portão de garagem no vento?",
        answers: [
          "Não. A folha grande vence o ímã. No portão de abrir com motor, usa-se trava elétrica ou motor que trava por dentro.",
          "Não segura, porque o vento faz muita força na chapa. O certo é a trava elétrica ou o próprio motor travado.",
        ],
      },
      {
        question: "Quanto custa?",
        answers: [
          "A peça é barata, e a fixação depende do piso. O valor vem por foto, de graça.",
          "Depende do tipo e da fixação. Mande a foto do lugar, e o orçamento é grátis.",
        ],
      },
      {
        question: "Posso instalar o batente magnético em casa?",
        answers: [
          "Em portão de pedestre, sim, com parafuso e bucha em base firme. No portão com motor, deixe com o técnico.",
          "No portão social, pode. Em portão automático, o batente muda o ponto de parada e precisa de regulagem.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado e do ponto em que a folha encosta",
  },
  {
    id: "redutor-fazendo-barulho",
    broader: "redutor",
    label: "Redutor do motor fazendo barulho",
    phrase: "o redutor que faz barulho",
    asks: combine(
      ["redutor", "redutor portão", "redutor motor", "caixa redução", "caixa engrenagem motor"],
      ["barulho", "fazendo barulho", "roncando", "ronco", "estalando", "chiando", "batendo", "barulhento"],
    ),
    intent: "repair",
    answers: {
      any: [
        "O redutor do motor fazendo barulho costuma ter graxa velha, rolamento gasto ou dente quebrado na coroa, a engrenagem de dentro. Ronco contínuo é rolamento ou falta de graxa; estalo ritmado é dente. Desligue o disjuntor se o som aumentou de repente. O conserto é orçado de graça, por vídeo com som.",
        "Barulho no redutor, a caixa de engrenagens do motor, pede abrir e examinar antes que a coroa quebre. Graxa nova, rolamento ou retentor resolvem boa parte dos casos. Se a caixa inteira gastou, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Se o redutor do portão ronca ou estala, pare de forçar o motor: o som é de rolamento gasto, graxa seca ou dente da coroa partindo. O técnico abre a caixa na bancada e troca só o que gastou. Um vídeo com som e a foto da etiqueta dão o orçamento, sem custo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada barulho mostra", "Ronco, estalo ou chiado no redutor"],
        slots: [
          [
            "Escute a um passo do motor, com a tampa fechada, enquanto alguém aciona uma vez. Compare com a lista.",
            "O tipo de som já indica a peça. Faça um vídeo curto e compare:",
          ],
        ],
        bullets: [
          "Ronco contínuo que sobe com a velocidade: rolamento",
          "Estalo no ritmo da volta: dente da coroa gasto ou quebrado",
          "Chiado seco: graxa velha ou falta de óleo",
          "Batida na partida e na parada: folga no eixo ou na chaveta",
          "Som que some com o motor solto da folha: o peso vem do portão",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o redutor faz barulho", "O que gasta o redutor"],
        slots: [
          [
            "A folha pesada e a cremalheira encostada jogam esforço nos rolamentos. O retentor ressecado deixa o óleo sair, e a engrenagem trabalha seca. A batida no fim do percurso quebra dente. Sem corrigir a causa, o barulho volta.",
            "As causas comuns são portão pesado, falta de lubrificante e pancada no batente. Água que entra pela tampa também enferruja os rolamentos. O técnico acerta isso junto com o redutor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o redutor é consertado", "O conserto na bancada"],
        slots: [
          [
            "O motor sai com a folha presa e vai para a bancada. O técnico abre a caixa, lava, mede a folga da coroa e dos rolamentos e troca o que gastou, com graxa ou óleo do fabricante. Na volta, a cremalheira fica a {rack.clearance} da engrenagem.",
            "Com o disjuntor desligado, o técnico retira o motor e abre o redutor. Ele troca rolamento, retentor ou coroa, conforme o desgaste, e põe lubrificante novo. Depois monta, regula as paradas e testa o portão em carga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr óleo no redutor para calar o barulho?",
        answers: [
          "Não. Há redutor a óleo e a graxa, e misturar estraga a vedação. O barulho de dente ou rolamento continua.",
          "Não adianta. O ruído vem de peça gasta, e o produto errado faz vazar.",
        ],
      },
      {
        question: "Posso usar o portão com o redutor roncando?",
        answers: [
          "Pouco, se o som é antigo e não mudou. Ronco novo, estalo ou calor pedem o disjuntor desligado.",
          "Evite. Um dente que se solta trava a caixa e aumenta o conserto.",
        ],
      },
      {
        question: "Quanto tempo o motor fica fora?",
        answers: [
          "Poucas horas de bancada, se há peça. A espera costuma ser pela peça do modelo.",
          "Depende da peça. Com ela em mãos, o conserto é do mesmo dia.",
        ],
      },
    ],
    photo: "um vídeo com som do portão andando e a foto da etiqueta do motor",
  },
  {
    id: "cabo-partiu-em-cima-do-carro",
    broader: "cabo-arrebentado",
    label: "Cabo partiu e o portão caiu no carro",
    phrase: "o portão que caiu em cima do carro",
    asks: [
      "cabo partiu caiu cima carro",
      "cabo aço partiu portão caiu cima carro",
      "cabo arrebentou caiu cima carro",
      "cabo aço arrebentou caiu carro",
      "cabo rompeu portão caiu carro",
      "cabo quebrou portão caiu cima carro",
      "mola quebrou portão caiu cima carro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o cabo de aço partiu e o portão caiu em cima do carro, não levante a folha nem tire o carro: ele pode estar segurando o portão. Desligue o disjuntor, afaste todos e, se há ferido, ligue 193 ou 192. O técnico escora a folha, libera o carro e troca os cabos; chame pelo WhatsApp, {shop.hours}.",
        "Portão caído sobre o carro por cabo de aço partido fica como está até ser escorado. Desligue o disjuntor sem passar embaixo, não destrave e mantenha todos longe. Com alguém preso ou ferido, ligue 193 antes de tudo. Depois mande fotos de longe, e o valor da ida é informado antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Portão sobre o carro: os primeiros passos"],
        slots: [
          [
            "A folha pode descer mais se o carro se mexer. Faça só o que não exige chegar perto.",
            "O carro virou escora do portão. Não tire o veículo, não calce e siga esta ordem.",
          ],
        ],
        steps: [
          "Veja se há alguém no carro ou embaixo da folha; com ferido ou preso, ligue 193 ou 192.",
          "Desligue o disjuntor do portão, sem passar sob a folha.",
          "Afaste pessoas e animais e isole a entrada.",
          "Não acione o controle, não destrave o motor e não levante a folha.",
          "Fotografe tudo de longe, antes de mexer, e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico libera o carro", "Da escora à troca dos cabos"],
        slots: [
          [
            "O técnico escora a folha nos dois lados e só então a ergue o bastante para o carro sair. Depois baixa e trava o portão, ou troca os dois cabos na mesma visita, se o resto está inteiro. Roldana, braço e motor são conferidos, porque levaram o tranco.",
            "Primeiro vêm as escoras e o apoio do contrapeso. Com a folha segura, o carro é liberado. Em seguida o técnico vê cabos, roldanas, braços e motor e diz o que precisa ser trocado, com o valor antes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga o estrago do carro", "Seguro e responsabilidade"],
        slots: [
          [
            "Em geral responde quem cuida do portão: o condomínio, o dono do imóvel ou a empresa. O seguro do carro costuma cobrir e depois cobrar do responsável. Guarde fotos, boletim de ocorrência e o relato do técnico sobre a causa da queda.",
            "A conta costuma ser de quem é dono do portão ou cuida da manutenção. Avise a seguradora antes de consertar e guarde as fotos e o cabo partido. O orçamento por escrito, com a causa, ajuda no pedido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso levantar o portão com várias pessoas?",
        answers: [
          "Não. Sem o cabo, a folha pesa tudo e pode cair de novo. Só se ergue com escora.",
          "Nem com ajuda. Um escorregão derruba a folha sobre quem está embaixo.",
        ],
      },
      {
        question: "O motor ainda serve depois da queda?",
        answers: [
          "Muitas vezes serve. O técnico confere fuso, braço e suporte antes de religar.",
          "Depende do tranco. O comum é entortar o braço ou gastar a porca do fuso, que se trocam.",
        ],
      },
      {
        question: "Por que o cabo partiu?",
        answers: [
          "Quase sempre por ferrugem ou fio gasto na roldana, que a revisão {visits.home} mostra antes.",
          "O cabo se gasta onde dobra na roldana. Ferrugem e folha mais pesada aceleram.",
        ],
      },
    ],
    photo: "fotos de longe do portão, do carro e dos dois lados da folha",
  },
  {
    id: "braco-do-pivotante-da-marca",
    broader: "braco",
    label: "Braço do motor pivotante da marca",
    phrase: "o braço do motor pivotante",
    asks: [
      ...combine(
        [
          "braço motor pivotante",
          "braço pivotante",
          "haste pivotante",
          "haste braço pivotante",
          "braço articulado pivotante",
        ],
        ["[marca]", "[marca] preço", "[marca] comprar", "[marca] [modelo]"],
      ),
      ...combine(
        [
          "braço articulado",
          "braço articulado pivotante",
          "braço pivotante",
          "braço motor pivotante",
          "braço portão abrir",
        ],
        ["peça reposição", "reposição", "avulso", "só braço comprar"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para comprar o braço do motor pivotante [marca], fale conosco pelo WhatsApp ou procure uma loja de peças de portão com o modelo da etiqueta na mão. O braço é a haste que liga o motor à folha e precisa ter o mesmo comprimento e os mesmos furos. Vendemos só a peça ou já trocada, com o preço dito de graça, pela foto.",
        "Para comprar o braço do motor pivotante [marca], mande a foto da etiqueta e da haste com uma régua. Comprimento, furos e pontas mudam de um modelo para outro. Vendemos e trocamos, com a folha apoiada, e o valor vem antes, sem custo. Se você procura o motor completo, diga o peso e a largura da folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber qual braço serve", "O que conferir no braço"],
        slots: [
          [
            "O nome da marca não basta, porque o braço muda de um modelo para outro. Anote estes dados antes de pedir a peça:",
            "Antes de comprar, compare com a peça que está no portão, sem desmontar nada:",
          ],
        ],
        bullets: [
          "Modelo completo na etiqueta do motor",
          "Tipo: pistão, braço articulado ou braço deslizante",
          "Comprimento da haste e distância entre os furos",
          "Lado da folha, direita ou esquerda, e tipo de ponta",
        ],
      },
      {
        about: "signs",
        headings: ["Braço, pino ou suporte: o que gastou", "Nem sempre é preciso o braço inteiro"],
        slots: [
          [
            "Folga com estalo costuma ser pino e bucha, que custam menos. Haste torta ou trincada pede braço novo, porque desentortar enfraquece o aço. Se o suporte da coluna se soltou, o serviço é solda ou chumbador.",
            "Se o braço balança e estala, trocam-se o pino e a bucha, o anel em que ele gira. Se a haste entortou, troca-se a haste. Se o ponto da coluna abriu, refaz-se a fixação, e o braço continua.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "A troca do braço na visita"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico apoia e prende a folha, tira o braço e monta o novo nas medidas do fabricante. Depois acerta a dobradiça, o batente e a força do motor, que costumam ser a causa. Se o motor também gastou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "O técnico prende a folha, porque o vento a move sem o braço, e troca a peça. Em seguida regula o fim do percurso e a força. Quando o motor está no fim, compare com a troca, de {price.homeSwap} em casa, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Braço de outra marca serve?",
        answers: [
          "Raramente. Só se comprimento, furos e pontas forem iguais, o que a foto ajuda a ver.",
          "Em geral não, porque o encaixe no motor muda. Se o braço do seu modelo não se acha mais, a foto mostra se outro serve ou se o motor precisa ser trocado.",
        ],
      },
      {
        question: "Duas folhas usam o mesmo braço?",
        answers: [
          "Não, cada folha tem um braço, e em alguns modelos há lado direito e esquerdo. Só o braço que entortou precisa ser trocado.",
          "Não: são dois braços, um por folha. Veja se o quebrado é o da direita ou o da esquerda antes de pedir.",
        ],
      },
      {
        question: "Posso usar o portão sem o braço?",
        answers: [
          "Pode, abrindo na mão, com o disjuntor desligado e as dobradiças firmes. Prenda a folha fechada, porque sem o braço o vento a move.",
          "Só manualmente, se as dobradiças estão firmes, e sempre presa para o vento não levar.",
        ],
      },
    ],
    photo: "fotos do braço com uma régua, da coluna e da etiqueta do motor",
  },
  {
    id: "engrenagem-helicoidal",
    broader: "engrenagem",
    label: "Engrenagem helicoidal do motor",
    phrase: "a engrenagem helicoidal do motor",
    asks: [
      "engrenagem helicoidal",
      "engrenagem helicoidal motor",
      "engrenagem helicoidal motor portão",
      "coroa helicoidal",
      "engrenagem dente inclinado",
      "engrenagem dentes inclinados",
    ],
    intent: "question",
    answers: {
      any: [
        "Engrenagem helicoidal é a de dentes inclinados, que no motor de portão costuma ser a coroa de dentro do redutor, girada pela rosca sem fim. Ela trabalha com menos barulho que a de dente reto. Na troca, a inclinação, os dentes e o furo precisam ser iguais. Vendemos pelo modelo da etiqueta, com preço por foto.",
        "A engrenagem helicoidal do motor de portão tem dentes em diagonal e fica dentro do redutor, a caixa de engrenagens. A de dente reto é o pinhão, que toca a cremalheira. Para trocar a helicoidal, o técnico abre o motor na bancada. A foto da etiqueta e da peça dá o modelo e o valor, de graça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como identificar a engrenagem helicoidal", "O que medir antes de comprar"],
        slots: [
          [
            "A peça fica dentro do motor, e quem a retira e mede é o técnico. Com ela fora, compare:",
            "Duas engrenagens inclinadas parecidas podem girar para lados opostos. Confira na peça retirada:",
          ],
        ],
        bullets: [
          "Sentido da inclinação, para a direita ou para a esquerda",
          "Número de dentes e diâmetro de fora",
          "Furo do eixo e chaveta, a cunha que prende a peça",
          "Material de fábrica: nylon, bronze ou aço",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de engrenagem helicoidal gasta", "Quando a coroa acabou"],
        slots: [
          [
            "O motor gira com som normal, e a engrenagem de fora fica parada. Antes disso aparecem estalos em ritmo e trancos na partida. Confira se a chave não está destravada, porque o efeito é igual, e desligue o disjuntor.",
            "Quando a helicoidal perde os dentes, o motor soa e o portão não anda, mesmo travado. Estalo ritmado e graxa com lascas são o aviso. Pare de acionar, para os pedaços não travarem o redutor.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca", "A troca na bancada"],
        slots: [
          [
            "O técnico abre o redutor, tira as lascas, confere a rosca sem fim e monta a coroa nova com a graxa do modelo. Rosca riscada é trocada junto. Se o conjunto todo gastou, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
            "Com o motor na bancada, a coroa sai, a caixa é limpa e a nova entra com graxa própria. O técnico vê também a rosca que a move. Em motor muito gasto, compare com a troca, de {price.homeSwap} em casa, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr engrenagem reta no lugar da helicoidal?",
        answers: [
          "Não. Os dentes não casam com a rosca sem fim, e o redutor trava ou gasta em pouco tempo.",
          "Não serve, porque a rosca foi feita para o dente inclinado.",
        ],
      },
      {
        question: "A cremalheira também é helicoidal?",
        answers: [
          "Em motor de portão, quase sempre tem dente reto, e o pinhão também. A inclinada fica dentro do motor.",
          "Em geral não. A cremalheira comum tem dente reto, do módulo do pinhão.",
        ],
      },
      {
        question: "Nylon ou bronze?",
        answers: [
          "O material de fábrica. O nylon cede antes e poupa o eixo; o bronze aguenta mais carga e pede graxa em dia.",
          "Repita o original, porque a rosca sem fim foi feita para ele.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da engrenagem, se já saiu, ao lado de uma régua",
  },
  {
    id: "batente-de-duas-folhas",
    broader: "batente",
    label: "Batente do portão de duas folhas",
    phrase: "o batente do portão de duas folhas",
    asks: [
      "batente duas folhas",
      "batente pivotante duas folhas",
      "batente portão duas folhas",
      "batente portão pivotante duas folhas",
      "batente portão abrir duas folhas",
      "batente central portão",
      "batente do meio portão",
      "batente folha dupla",
      "batente dupla folha",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão pivotante de duas folhas leva três batentes: um no piso, no centro, onde as folhas se encontram fechadas, e um para cada folha aberta. São de aço, chumbados ou soldados em base firme. Sem eles o braço do motor empurra além do ponto e entorta. Fornecemos e fixamos, com valor por foto.",
        "No portão de abrir com duas folhas, o batente central fica no piso e segura as duas fechadas; outros dois limitam a abertura. A folha com aba abre primeiro e fecha por último. Instalamos e regulamos o motor em seguida, e o orçamento é grátis, por foto do centro e dos lados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que batente vai em cada ponto", "Os três batentes, um a um"],
        slots: [
          [
            "Cada batente tem um lugar e um tamanho. Meça com as folhas fechadas e depois abertas.",
            "O batente do centro trabalha mais, porque recebe as duas folhas. A divisão usual é esta:",
          ],
        ],
        bullets: [
          "Centro: peça de piso, baixa o bastante para o carro passar por cima",
          "Folha aberta: batente no piso ou na parede, onde a folha deve parar",
          "Base que esfarela: concreto novo antes de chumbar",
          "Borracha: tira o barulho, mas não substitui o aço",
        ],
      },
      {
        about: "visit",
        headings: ["Como o batente é fixado e o motor, regulado", "Da marcação ao teste"],
        slots: [
          [
            "O técnico marca o centro com as folhas alinhadas e chumba ou solda a peça em base firme. Depois regula o fim de curso, para cada folha encostar de leve. A central atrasa a folha da aba no fechamento, para ela cobrir a outra.",
            "Com as folhas no prumo, o técnico fixa os batentes e só então regula o motor. A folha com aba abre antes e fecha depois. No teste, as duas devem encostar no batente sem pancada e sem fresta.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de batente fora do lugar", "Quando o batente do centro falha"],
        slots: [
          [
            "As folhas se desencontram no meio, fica uma fresta ou uma bate na outra. O braço do motor estala no fim do percurso. Se a peça do piso soltou, não use o motor, porque ele empurra a folha além do ponto.",
            "Fresta no centro, batida no fim e folha que passa do alinhamento mostram batente solto ou gasto. Desligue o disjuntor se a peça saiu do piso, para o braço não entortar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O batente do centro atrapalha o carro?",
        answers: [
          "O de piso tem poucos centímetros e o carro passa por cima. Há modelo que baixa ou que fica embutido.",
          "Não, se for baixo. Em carro rebaixado, usa-se um embutido ou o batente no alto, preso à verga.",
        ],
      },
      {
        question: "Dá para usar só o trinco no lugar do batente?",
        answers: [
          "Não. O trinco segura a folha fechada, mas não limita o motor. O batente é que recebe o esforço.",
          "Não é suficiente, porque o motor força o trinco até quebrar. O batente vem primeiro.",
        ],
      },
      {
        question: "Quanto custa?",
        answers: [
          "Depende do piso e de quantos batentes faltam. A foto do centro e dos lados dá o valor, de graça.",
          "A peça é simples, e o que conta é a base. Piso firme sai mais barato que concreto a refazer.",
        ],
      },
    ],
    photo: "fotos do centro do portão, fechado, e dos lados, aberto",
  },
  {
    id: "fuso-curto",
    broader: "fuso",
    label: "Fuso curto no motor basculante",
    phrase: "o fuso curto",
    asks: [
      "fuso curto",
      "fuso curto basculante",
      "motor basculante fuso curto",
      "fuso pequeno portão",
      "fuso não alcança",
      "fuso comprido demais",
      "portão não abre todo fuso curto",
    ],
    intent: "question",
    answers: {
      any: [
        "Com o fuso curto, o portão basculante não abre até o fim, porque a porca acaba a rosca antes de a folha subir toda. O comprimento certo sai da altura do portão: em casa, os comuns são de 1,2 a 1,5 m, e folha alta usa até 2 m. A troca é do técnico, com a folha escorada e o valor dado por foto.",
        "Fuso curto demais para o motor basculante deixa a folha baixa na abertura e força a porca na ponta. Não dá para emendar: troca-se a barra ou o conjunto pelo comprimento da altura da folha. Mande a altura do portão e a foto do perfil, e dizemos de graça qual serve e quanto custa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o fuso é curto", "O que medir sem soltar nada"],
        slots: [
          [
            "Nem todo portão que abre pouco tem fuso curto: o fim de curso também limita. Meça de fora, com o portão fechado.",
            "Antes de trocar a barra, descarte a regulagem. Faça estas medidas com o disjuntor desligado:",
          ],
        ],
        steps: [
          "Meça a altura e a largura da folha.",
          "Meça o perfil em que o fuso corre, de ponta a ponta.",
          "De longe, com o portão aberto, veja se a porca chegou ao fim da rosca.",
          "Se ainda sobra rosca, o limite é o fim de curso, que se regula.",
          "Fotografe a etiqueta do motor e o perfil inteiro.",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar o fuso ou o conjunto", "O que troca junto"],
        slots: [
          [
            "A barra nova precisa ter o mesmo diâmetro e o mesmo passo de rosca, e o perfil também deve ser mais longo. Em muitos motores compensa trocar o conjunto. O kit novo instalado, em folha de até {width.quarterHp}, parte de {price.lowest}.",
            "Muitas vezes o perfil também é curto, e a troca é do acionador inteiro. Se o motor já é antigo, compare com o kit novo: em folha de até {width.quarterHp}, parte de {price.lowest} instalado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "A troca com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha antes de soltar o braço, porque o fuso ajuda a segurá-la. Depois monta o conjunto no prumo, engraxa a rosca e regula as duas paradas, para a porca nunca bater na ponta.",
            "Com a folha presa, o acionador sai e entra o de comprimento certo. O técnico acerta o prumo, o contrapeso e as paradas, e testa a abertura inteira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar o ponto do braço para abrir mais?",
        answers: [
          "Às vezes o técnico muda a fixação do braço e ganha alguns graus, mas isso aumenta o esforço do motor.",
          "Só com cálculo, porque perto da dobradiça o motor faz mais força. É decisão do técnico.",
        ],
      },
      {
        question: "Fuso comprido demais atrapalha?",
        answers: [
          "Sim. A barra sobra no perfil, vibra e pode bater na viga. O comprimento segue a altura.",
          "Atrapalha, porque não cabe no perfil e não pode ser cortado em casa. A ponta tem encaixe de fábrica.",
        ],
      },
      {
        question: "Portão que abre pouco pode ser outra coisa?",
        answers: [
          "Pode. Fim de curso fora do ponto, contrapeso leve e folha raspando também limitam a abertura.",
          "Sim, quase sempre é o fim de curso. Por isso ele é conferido antes de trocar o fuso.",
        ],
      },
    ],
    photo: "uma foto do perfil do fuso inteiro, outra da etiqueta do motor, e a altura e a largura da folha",
  },
  {
    id: "ferro-ou-aluminio-no-basculante",
    broader: "basculante",
    label: "Ferro ou alumínio no portão basculante",
    phrase: "a escolha entre ferro e alumínio no basculante",
    asks: [
      "ferro ou alumínio basculante",
      "ferro alumínio basculante",
      "basculante ferro ou alumínio",
      "basculante alumínio ou ferro",
      "portão basculante ferro alumínio qual melhor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para portão basculante, o alumínio é melhor quando você quer folha leve e sem ferrugem, e o ferro, quando quer gastar menos na compra e resistir a batida. Para o motor, a diferença é pequena, porque o contrapeso equilibra os dois. Uma folha de 2,5 por 2,2 m pesa de 22 a 38 kg em alumínio e de 55 a 115 kg em ferro.",
        "Entre ferro e alumínio no basculante, o alumínio usa contrapeso, cabo e motor menores e não enferruja. O ferro custa menos, solda em qualquer serralheria e aguenta mais pancada. Os dois aceitam motor, desde que a folha esteja equilibrada. O kit até {width.quarterHp} parte de {price.lowest} instalado nos dois casos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Ferro e alumínio, lado a lado", "O que muda no basculante"],
        slots: [
          [
            "No basculante, o peso vai para os cabos e o contrapeso, e não para o motor. Compare o que muda em cada material:",
            "A folha leve poupa cabo e roldana. O resto da escolha é preço e cuidado:",
          ],
        ],
        bullets: [
          "Peso: alumínio, de 4 a 7 kg por m²; ferro, de 10 a 21 kg por m², com o quadro",
          "Ferrugem: o alumínio não tem; o ferro pede pintura em dia",
          "Batida: o ferro amassa menos e se solda em casa; o alumínio se troca por perfil",
          "Motor: nos dois, o braço leva reforço; no alumínio, com chapa e parafuso passante",
          "Contrapeso: no ferro ele é maior e precisa de caixa com espaço",
        ],
      },
      {
        about: "cost",
        headings: ["Qual sai mais barato", "Preço da folha e do motor"],
        slots: [
          [
            "A folha é do serralheiro, e a de ferro custa menos na compra. Com os anos, a pintura diminui a diferença. O motor custa o mesmo: o kit de 1/4 HP, para folha de até {width.quarterHp}, parte de {price.lowest} instalado. Folha maior ou mais pesada é orçada por foto.",
            "O ferro é mais barato para comprar, e o alumínio, para manter. No motor não há diferença de tabela até {width.quarterHp}: o kit instalado parte de {price.lowest}. Acima disso, o valor depende do peso e vem por foto.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar a folha e manter o motor", "Mudei de material: o que muda"],
        slots: [
          [
            "Quem troca ferro por alumínio precisa tirar peso do contrapeso, senão o portão sobe sozinho. O motor costuma continuar, com a força diminuída. O acerto é do técnico, com a folha escorada.",
            "De ferro para alumínio, o contrapeso fica pesado demais e precisa ser reduzido pelo técnico. O motor antigo serve, se estiver bom, com força e paradas reguladas de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dura mais?",
        answers: [
          "Os dois duram muitos anos. O ferro depende da pintura na base, e o alumínio, de não levar batida.",
          "Com cuidado, igual. O ferro enferruja embaixo se descascar, e o alumínio amassa com mais facilidade.",
        ],
      },
      {
        question: "Qual é mais seguro contra arrombamento?",
        answers: [
          "O de ferro, de chapa, resiste mais. No alumínio, o perfil grosso e a trava do motor ajudam.",
          "A chapa de ferro é mais difícil de forçar. Nos dois, a trava certa conta tanto quanto o material.",
        ],
      },
      {
        question: "O alumínio dá menos barulho?",
        answers: [
          "Dá menos esforço, mas a chapa fina vibra. Quem faz barulho em geral é roldana, cabo ou fuso seco.",
          "Nem sempre. A folha leve vibra com o vento, e o ruído do motor é o mesmo.",
        ],
      },
    ],
    photo: "fotos do portão ou do vão, com a largura e a altura",
  },
  {
    id: "suporte-do-motor-pivotante",
    broader: "suporte",
    label: "Suporte de parede do motor pivotante",
    phrase: "o suporte do motor pivotante",
    asks: [
      "suporte parede motor pivotante",
      "suporte motor pivotante",
      "suporte pivotante",
      "suporte coluna motor pivotante",
      "suporte braço pivotante",
      "chapa suporte motor pivotante",
      "suporte motor pivotante [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "O suporte de parede do motor pivotante é a chapa que prende o braço à coluna, e precisa ser do modelo do motor, com os mesmos furos. Ele é chumbado em concreto firme ou soldado em coluna de ferro, na distância que o manual dá. Vendemos e instalamos, com o valor dado de graça por foto da coluna e da etiqueta.",
        "Para fixar o motor pivotante na parede, usa-se o suporte do próprio modelo, preso com chumbador de expansão ou químico em concreto, ou com solda em coluna de aço. Em tijolo ou coluna oca, faz-se reforço antes. Fornecemos a peça e o serviço, e o orçamento é grátis, por foto da coluna.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que suporte e que fixação usar", "A coluna decide a fixação"],
        slots: [
          [
            "O esforço do braço puxa o suporte a cada abertura. Por isso a fixação segue o material da coluna:",
            "O suporte certo é o do modelo, e o que muda é como prender. Veja a sua coluna:",
          ],
        ],
        bullets: [
          "Concreto firme: chumbador de expansão, em geral quatro",
          "Concreto perto da borda: chumbador químico, colado com resina",
          "Tijolo ou coluna oca: chapa dos dois lados, com barra passante, ou pilar reforçado",
          "Coluna de ferro: solda, com a central do motor desconectada",
        ],
      },
      {
        about: "check",
        headings: ["As medidas que o suporte pede", "O que medir na coluna"],
        slots: [
          [
            "A posição do suporte decide quanto a folha abre e quanta força o motor faz. Anote estas medidas:",
            "Medida errada de poucos centímetros faz o braço travar. Tire as medidas com a folha fechada:",
          ],
        ],
        bullets: [
          "Distância entre a dobradiça e a face da coluna em que vai o suporte",
          "Largura da coluna e espaço ao lado, com a folha aberta",
          "Altura de uma travessa firme na folha, para a outra ponta do braço",
          "Modelo do motor, na etiqueta",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Do furo ao teste"],
        slots: [
          [
            "O técnico marca o suporte pelas medidas do manual, fura e prende em base firme. Depois monta o braço, põe o batente no piso e regula a força e o fim do percurso. No teste, o suporte não pode se mexer.",
            "Com o disjuntor desligado, o suporte é fixado no nível e o braço, montado sem torcer. O batente limita a abertura, para o motor não forçar a parede. Por fim, o técnico regula e testa várias aberturas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O suporte soltou da parede. Dá para só apertar?",
        answers: [
          "Só se o furo está bom. Em furo gasto, o chumbador precisa ser trocado por um maior ou químico.",
          "Raramente resolve. Desligue o disjuntor e não use até refazer a fixação, ou o braço entorta.",
        ],
      },
      {
        question: "Suporte de outra marca serve?",
        answers: [
          "Quase nunca, porque a furação e o pino mudam. O do modelo evita folga.",
          "Só se furos e pino forem iguais. A foto com régua mostra.",
        ],
      },
      {
        question: "Preciso de batente se o suporte é forte?",
        answers: [
          "Precisa. Sem batente, o motor empurra depois do fim e arranca o suporte.",
          "Sim. É a falta de batente que mais solta suporte da parede.",
        ],
      },
    ],
    photo: "fotos da coluna, da dobradiça, da folha e da etiqueta do motor",
  },
  {
    id: "rolamento-da-roldana-preco",
    broader: "roldana",
    label: "Preço do rolamento da roldana",
    phrase: "o preço do rolamento da roldana",
    asks: [
      "rolamento roldana preço",
      "rolamento roldana valor",
      "rolamento roldana quanto custa",
      "quanto custa rolamento roldana",
      "trocar rolamento roldana preço",
      "preço rolamento roldana portão",
      "rolamento roda portão preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O rolamento da roldana em si custa pouco; o preço da troca depende da mão de obra de escorar a folha e de a roda aceitar só o rolamento. Muitas vezes o canal gastou junto, e se troca o par de rodas. O valor sai de graça, por fotos da roda e do trilho, com a largura da folha.",
        "Quanto custa trocar o rolamento da roldana depende do tamanho da roda e da fixação: parafusada dá menos serviço que soldada. Em roda de canal gasto, compensa o par novo, já com rolamento. Mande fotos da roda e do trilho, e o total vem sem custo; só o ajuste, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço", "Do mais barato ao mais caro"],
        slots: [
          [
            "O orçamento separa a peça e o serviço. A ordem de custo é esta, da menor para a maior:",
            "A peça pesa pouco. O que separa um valor do outro é o trabalho com a folha:",
          ],
        ],
        bullets: [
          "Só sujeira no trilho: limpeza e ajuste, sem peça",
          "Rolamento que sai da roda, com o canal bom: troca dos dois rolamentos",
          "Roda com rolamento prensado ou canal gasto: troca do par de rodas",
          "Roda soldada na folha: corte, solda nova e pintura do ponto",
          "Trilho com degrau: conserto à parte, para a roda nova durar",
        ],
      },
      {
        about: "choose",
        headings: ["Só o rolamento ou a roda inteira", "Quando trocar só o rolamento compensa"],
        slots: [
          [
            "Compensa trocar só o rolamento quando a roda está inteira, o canal não afundou e o rolamento sai do lugar. Se um desses pontos falha, a roda inteira é mais segura. As duas são trocadas juntas, para a folha não ficar inclinada.",
            "Olhe o canal da roda: fundo ou com risco, a roda está no fim, e o rolamento novo dura pouco. Com o canal bom, troca-se só o rolamento, pelo número gravado nele. O serviço é sempre dos dois lados.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "O serviço na visita"],
        slots: [
          [
            "O técnico desliga o disjuntor, escora a folha dos dois lados e ergue o mínimo para a roda sair. Depois monta as rodas ou os rolamentos, limpa o trilho e acerta a cremalheira, a {rack.clearance} da engrenagem. No fim, o portão precisa andar leve na mão.",
            "Com a folha escorada, as rodas saem, e o técnico decide com você entre rolamento e roda nova. A altura muda pouco, e a cremalheira volta à folga de {rack.clearance}. O teste é empurrar o portão com uma mão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é o número do rolamento da roldana?",
        answers: [
          "Está gravado na lateral do rolamento, e muda com a roda. Mande a foto ou as medidas: furo, diâmetro e largura.",
          "Varia com o tamanho da roda. O número gravado na peça, ou as três medidas, é que decide.",
        ],
      },
      {
        question: "Blindado ou comum?",
        answers: [
          "Blindado, sempre. A tampa segura a graxa e não deixa entrar areia e água.",
          "O blindado, com letras ZZ ou 2RS, porque a roda trabalha no chão, com poeira e chuva.",
        ],
      },
      {
        question: "Posso trocar sozinho?",
        answers: [
          "Não. A folha precisa ser escorada, porque fora do trilho ela tomba de lado.",
          "Melhor não: levantar o portão com macaco é a causa comum de queda da folha.",
        ],
      },
    ],
    photo: "fotos da roda, do trilho e do portão inteiro, com a largura da folha",
  },
  {
    id: "pistao-do-pivotante-vazando",
    broader: "braco",
    label: "Pistão do motor pivotante vazando",
    phrase: "o pistão do pivotante que vaza",
    asks: [
      "pistão vazando",
      "pistão motor vazando",
      "pistão motor pivotante vazando",
      "pistão pivotante vazando",
      "pistão vazando óleo",
      "motor pistão vazando óleo",
      "motor hidráulico vazando",
    ],
    intent: "repair",
    answers: {
      any: [
        "O pistão do motor pivotante vazando óleo é hidráulico e está com a vedação da haste gasta. Desligue o disjuntor e não complete o óleo, porque sem pressão a folha fica solta ao vento. O técnico troca a vedação na bancada, se há peça; senão, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Se o pistão do portão pivotante vaza, veja o tipo: o hidráulico solta óleo pela haste, e o de rosca, mais comum, só solta um pouco de graxa. Com óleo escorrendo, pare de usar e desligue o disjuntor. A vedação é trocada na bancada, e o orçamento é grátis, por foto do pistão e da etiqueta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Óleo ou graxa: o que está saindo", "Como saber se o pistão vaza"],
        slots: [
          [
            "Olhe a haste e o chão embaixo dela, com o disjuntor desligado. O que sai mostra o tipo de motor.",
            "Nem toda mancha é vazamento. Compare o que aparece na haste:",
          ],
        ],
        bullets: [
          "Óleo fino que pinga: motor hidráulico com vedação gasta",
          "Graxa grossa na ponta: motor de rosca, com excesso de graxa",
          "Folha que não para aberta ou anda com o vento: perdeu pressão",
          "Motor lento só num sentido: óleo baixo ou ar no circuito",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o conserto", "Cuidados com a folha solta"],
        slots: [
          [
            "Sem o pistão, a folha fica livre e o vento pode jogá-la. Estes passos valem para folha firme nas dobradiças.",
            "O maior risco é a folha bater em alguém. Se as dobradiças estão boas, faça o seguinte:",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Feche a folha devagar, na mão, e amarre na outra folha ou na coluna.",
          "Cubra o óleo do chão com areia, para ninguém escorregar.",
          "Não complete o óleo e não abra o motor.",
          "Fotografe a haste, a mancha e a etiqueta.",
        ],
      },
      {
        about: "replace",
        headings: ["Consertar o pistão ou trocar o motor", "Quando o conserto compensa"],
        slots: [
          [
            "Se a haste está lisa e há kit de vedação do modelo, o conserto compensa. Haste riscada gasta a vedação nova em pouco tempo. Em modelo sem peça, a troca em casa fica de {price.homeSwap} por motor, com mão de obra.",
            "A vedação é barata; o que conta é a bancada e a peça existir. Haste riscada ou torta pede motor novo, de {price.homeSwap} na troca em casa, por folha. A causa, em geral batente fora do ponto, é acertada junto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso completar o óleo?",
        answers: [
          "Não. O óleo é o do fabricante, e o circuito precisa ser sangrado. Completar não tira o vazamento.",
          "Não resolve. O óleo sai pela mesma vedação, e o tipo errado estraga as borrachas.",
        ],
      },
      {
        question: "Preciso trocar os dois pistões da folha dupla?",
        answers: [
          "Não. Troca-se ou conserta-se o que vaza, se o outro está seco e firme.",
          "Só o que vaza. O outro é conferido na mesma visita.",
        ],
      },
      {
        question: "Por que a vedação gastou?",
        answers: [
          "Por idade, sol, haste suja ou batente que faz o motor empurrar depois do fim.",
          "A poeira na haste lixa a borracha, e a falta de batente aumenta a pressão.",
        ],
      },
    ],
    photo: "fotos da haste, da mancha no chão e da etiqueta do motor",
  },
  {
    id: "micro-switch-do-fim-de-curso",
    broader: "fim-de-curso",
    label: "Micro switch do fim de curso",
    phrase: "o micro switch do fim de curso",
    asks: [
      "micro switch",
      "microswitch",
      "micro switch fim curso",
      "micro switch motor portão",
      "microswitch fim curso",
      "micro chave fim curso",
      "chave micro switch portão",
      "chave fim curso motor",
      "chave fim curso mecânica",
      "micro switch motor antigo",
      "micro switch fim curso motor antigo",
    ],
    intent: "question",
    answers: {
      any: [
        "O micro switch do fim de curso é a chavinha com alavanca que a folha ou uma rampa aperta no fim do percurso, para o motor desligar. É comum em motor antigo. Quando gasta ou enferruja, o portão bate ou não para: troca-se por outro da mesma corrente e alavanca, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "Micro switch de motor de portão, a chave de fim de curso, é uma peça barata e fácil de achar pela medida, mesmo em motor antigo. Contam o tipo de alavanca, os furos e os contatos, NA ou NF. A troca com a regulagem é do técnico, em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de micro switch com defeito", "Como saber se a chave falhou"],
        slots: [
          [
            "O portão erra sempre do mesmo lado, porque cada chave cuida de uma ponta. Compare:",
            "A chave avisa antes de parar de vez. Estes são os sinais:",
          ],
        ],
        bullets: [
          "Bate ou não desliga numa ponta: a chave daquele lado não abre",
          "Não anda para um dos lados: a chave ficou presa, como se a folha já tivesse chegado",
          "Funciona dia sim, dia não: contato oxidado ou fio solto",
          "Alavanca torta ou quebrada: a rampa não alcança a chave",
        ],
      },
      {
        about: "choose",
        headings: ["Como comprar o micro switch certo", "O que conferir na peça"],
        slots: [
          [
            "A peça tem padrão, e muitas servem em várias marcas. Compare com a antiga a alavanca, com ou sem roldana, a distância dos furos e a corrente, em geral 10 ou 15 A. Os contatos precisam ser do mesmo tipo, normalmente aberto ou fechado.",
            "Leve em conta quatro coisas: o tipo de alavanca, a distância entre furos, a corrente escrita no corpo e os terminais. O contato pode ser normalmente aberto ou fechado, e trocado o portão não anda ou não para.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca e a regulagem", "O serviço do técnico"],
        slots: [
          [
            "A chave fica perto de fios da rede, e por isso a troca é do técnico. Com o disjuntor desligado, ele mede os contatos, troca a peça e acerta a rampa até a folha parar pouco antes do batente. Depois confere se a tampa veda, porque água é o que mais estraga a chave.",
            "O técnico desliga o circuito, testa cada chave com o multímetro e troca a que falha. Em seguida regula o ponto de parada das duas pontas e vê se a folha anda leve. A vedação da caixa é refeita, para a umidade não voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor antigo ainda tem peça?",
        answers: [
          "O micro switch, quase sempre, porque é peça comum. Difícil pode ser o suporte ou a placa.",
          "A chave se acha pela medida. Se a placa também falhou, compare com a troca do motor, de {price.homeSwap} em casa.",
        ],
      },
      {
        question: "Posso trocar o micro switch por ímã e sensor?",
        answers: [
          "Só se a placa aceita o sensor. Em motor antigo, raramente compensa.",
          "Depende da central. Muitas vezes sai mais em conta manter a chave e vedar a caixa.",
        ],
      },
      {
        question: "Posso usar o portão com a chave ruim?",
        answers: [
          "Não no automático, porque a folha bate e o motor continua forçando. Deixe o disjuntor desligado.",
          "Só na mão, em portão de correr ou de abrir em bom estado. O basculante espera o técnico.",
        ],
      },
    ],
    photo: "fotos da chave, da rampa que a aciona e da etiqueta do motor, com o disjuntor desligado",
  },
  {
    id: "capacitor-errado",
    broader: "capacitor",
    label: "Capacitor errado queima o motor?",
    phrase: "o capacitor errado",
    asks: [
      "capacitor errado queima",
      "capacitor errado queima motor",
      "capacitor errado",
      "capacitor valor errado",
      "colocar capacitor errado",
      "coloquei capacitor errado",
      "capacitor maior queima motor",
      "capacitor menor queima motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, capacitor errado pode queimar o motor do portão. Com microfarads a mais, o enrolamento esquenta até queimar; com a menos, o motor ronca sem partir e também esquenta. Desligue o disjuntor e troque pelo valor da etiqueta, com volts iguais ou maiores. O técnico mede se o motor sofreu, com orçamento grátis por foto.",
        "O capacitor errado queima o motor aos poucos, por calor, e não na primeira vez. Se o portão ficou com ronco, cheiro ou motor quente depois da troca, desligue o disjuntor. O certo são os mesmos microfarads da peça original, com volts iguais ou maiores; pela foto da etiqueta dizemos qual é, de graça.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que acontece com o valor errado", "Sinais de capacitor errado"],
        slots: [
          [
            "O motor mostra na primeira semana se o valor não é o dele. Compare o que mudou depois da troca:",
            "Cada erro tem um efeito. Veja qual é o seu caso:",
          ],
        ],
        bullets: [
          "Microfarads a mais: motor vibra, faz barulho e esquenta depressa",
          "Microfarads a menos: ronca, parte devagar ou precisa de empurrão",
          "Volts a menos: a peça estufa ou estoura",
          "Volts a mais: não há problema, se couber na caixa",
          "Capacitor de partida no lugar do permanente: estoura em pouco tempo",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer se já ligou o errado", "Passos até a troca certa"],
        slots: [
          [
            "Não espere cheiro de queimado para parar. A peça guarda carga, por isso a troca fica com o técnico.",
            "Quanto antes parar, maior a chance de o motor continuar bom. Faça por fora:",
          ],
        ],
        steps: [
          "Desligue o disjuntor e deixe o motor esfriar.",
          "Fotografe a etiqueta do motor, com modelo, potência e tensão.",
          "Anote os números do capacitor que foi posto e do antigo, se ainda o tem.",
          "Não abra a tampa, porque o capacitor dá choque desligado.",
          "Mande as fotos, e dizemos o valor certo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico confere o motor", "O motor se salvou?"],
        slots: [
          [
            "O técnico descarrega a peça, mede o enrolamento e monta o capacitor do valor de fábrica. Se as duas bobinas estão iguais, o motor costuma estar bom. Se uma queimou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Com o disjuntor desligado, o técnico mede as bobinas e testa a partida com o capacitor certo. Partida firme e motor frio mostram que não houve dano. Enrolamento queimado leva à troca, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual diferença de valor é aceita?",
        answers: [
          "A da tolerância impressa na peça, em geral 5% ou 10%. Um de 12 µF pode medir de 10,8 a 13,2.",
          "Até 10%, na maioria. De 12 para 16 µF já é demais.",
        ],
      },
      {
        question: "Capacitor maior dá mais força ao portão?",
        answers: [
          "Não de forma segura. Ele aumenta a corrente e o calor. Portão fraco precisa de folha leve ou motor maior.",
          "Não. O ganho é pouco, e o enrolamento queima cedo.",
        ],
      },
      {
        question: "Quem paga se a loja vendeu o errado?",
        answers: [
          "Guarde a nota e a peça. A loja responde pelo que indicou, e o técnico pode descrever o dano por escrito.",
          "Se a indicação foi da loja, cabe reclamação com a nota. Peça o laudo do que queimou.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e dos números do capacitor antigo e do novo",
  },
  {
    id: "peso-do-ripado-de-madeira",
    broader: "madeira",
    label: "Peso do portão de madeira ripada",
    phrase: "o peso do portão de madeira ripada",
    asks: [
      "madeira ripada peso",
      "portão madeira ripada peso",
      "quanto pesa portão madeira ripada",
      "peso portão ripado madeira",
      "ripado madeira quanto pesa",
      "portão ripado quantos quilos",
    ],
    intent: "question",
    answers: {
      any: [
        "Um portão de madeira ripada pesa, em geral, de 15 a 25 kg por metro quadrado com o quadro de metal: uma folha de 3 por 2,2 m fica entre 100 e 165 kg. Conta a espessura da ripa, o vão entre elas e a madeira. Molhada, ela pesa mais, por isso some um terço ao escolher o motor.",
        "O peso do portão ripado de madeira sai da conta: madeira densa tem perto de 10 kg por metro quadrado a cada centímetro, menos o vão entre as ripas, mais o quadro. Ripa de 2 cm com pouco vão dá uns 20 kg por m² já com metalon. Numa folha de 6,6 m², são cerca de 130 kg.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como calcular o peso do seu ripado", "A conta com a trena"],
        slots: [
          [
            "Meça com o portão fechado, sem erguer nem destravar a folha. Exemplo com folha de 3 por 2,2 m, ripa de 2 cm e vão de um quarto:",
            "O resultado é aproximado e basta para escolher o motor. Veja com uma folha de 3 por 2,2 m, ripas de 2 cm e um quarto de vão:",
          ],
        ],
        steps: [
          "Área: 3 x 2,2 = 6,6 m².",
          "Desconte o vão: 6,6 x 0,75 = perto de 5 m² de madeira.",
          "Multiplique por 20 kg (2 cm de madeira densa): 100 kg.",
          "Some o quadro de metalon, uns 25 a 30 kg: perto de 130 kg.",
          "Acrescente um terço, pela madeira molhada e pelo vento: procure um motor de 175 kg ou mais.",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor o ripado pede", "Do peso ao motor"],
        slots: [
          [
            "No portão de correr, a capacidade da ficha deve passar do peso com um terço de folga, e a maioria dos ripados de casa fica no motor residencial. A troca em casa custa de {price.homeSwap}, com mão de obra. No basculante, o peso vai para o contrapeso, que é recalculado antes.",
            "Até uns 300 kg, o motor de correr residencial serve; a troca em casa fica de {price.homeSwap}, com mão de obra. No basculante, o contrapeso precisa igualar a folha antes do motor. O primeiro motor de correr é orçado por foto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Onde o motor prende no ripado", "Cremalheira e braço no quadro"],
        slots: [
          [
            "A cremalheira e o braço vão no quadro de aço, nunca na ripa, porque o parafuso solta na madeira. Se o quadro é de madeira, o técnico põe uma chapa ou um perfil de aço onde o motor puxa.",
            "O motor puxa sempre o metal. Em quadro todo de madeira, entra um perfil de aço por dentro, com parafuso passante. Assim a ripa não racha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Madeira leve, como pinus, pesa quanto?",
        answers: [
          "Perto de metade da densa: uns 5 kg por metro quadrado a cada centímetro.",
          "Cerca de 5 kg por m² a cada centímetro, mas absorve mais água se não for selada.",
        ],
      },
      {
        question: "Ripado que imita madeira é mais leve?",
        answers: [
          "O de alumínio, sim: de 5 a 8 kg por metro quadrado com o quadro. O de PVC fica perto disso.",
          "Bem mais leve, no alumínio. Ele não incha na chuva e poupa o motor.",
        ],
      },
      {
        question: "O ripado segura vento?",
        answers: [
          "Menos que a chapa fechada, por causa do vão. Por isso força menos o motor.",
          "Pouco. Quanto maior o vão entre as ripas, menor o empurrão do vento.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e a espessura da ripa",
  },
  {
    id: "grade-do-portao-soltou",
    broader: "solda",
    label: "Grade do portão soltou",
    phrase: "a grade do portão que soltou",
    asks: [
      "grade portão soltou",
      "grade soltou",
      "grade portão solta",
      "grade portão quebrou",
      "barra grade soltou",
      "ferro portão soltou",
      "barra portão soltou",
      "tubo portão soltou",
      "grade portão conserto",
    ],
    intent: "repair",
    answers: {
      any: [
        "A grade do portão que soltou é soldada de novo, e esse serviço de quadro e grade é do serralheiro. Até lá, desligue o disjuntor, porque a barra solta pode travar na coluna ou prender alguém. Se a solda que abriu é na dobradiça, no braço ou no suporte do motor, soldamos nós, com valor dado de graça por foto.",
        "Se uma barra da grade do portão soltou, não use o motor: a ponta solta bate na coluna ou fere quem passa. O serralheiro refaz a solda da grade, e nós cuidamos do que faz o portão andar, como dobradiça, roldana e suporte. Mande a foto, e dizemos de quem é o conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a grade solta", "Até o conserto da grade"],
        slots: [
          [
            "A barra pendurada é o maior risco, para a mão e para o motor. Faça só o que não exige mover a folha.",
            "Antes de chamar, deixe o portão seguro. Não puxe a barra, porque ela pode soltar o resto.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e guarde os controles.",
          "Afaste crianças e animais, que cabem no vão aberto.",
          "Se a barra está para fora, cubra a ponta com pano ou fita.",
          "Não amarre a barra com arame para usar o motor.",
          "Fotografe o ponto que soltou e o portão inteiro.",
        ],
      },
      {
        about: "choose",
        headings: ["Quem conserta: serralheiro ou técnico", "De quem é a solda que abriu"],
        slots: [["O lugar da solda decide. Veja onde o ferro abriu:", "Pela foto dá para saber. A divisão é esta:"]],
        bullets: [
          "Barra, ripa, chapa ou quadro: serralheiro",
          "Dobradiça, batente, braço ou suporte do motor: conosco",
          "Ferro furado de ferrugem: serralheiro, que corta e troca o trecho",
          "Portão que ficou torto ou pesado depois: conosco, no ajuste da folha",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a grade soltou", "O que abre a solda da grade"],
        slots: [
          [
            "A solda da grade abre por ferrugem, batida de carro ou pancada repetida no fim do percurso. Se a folha bate ao fechar, o ajuste do motor evita que outra barra solte. A visita só com essa regulagem, em casa, parte de {price.preventive}, sem peças.",
            "Ferrugem por dentro do tubo, batida e força alta do motor são as causas comuns. Depois da solda, vale regular a parada e a força, em casa a partir de {price.preventive}, sem peças, para a vibração não abrir outra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso soldar com o motor no lugar?",
        answers: [
          "Só com os fios da central soltos e o disjuntor desligado, porque a corrente da solda queima a placa.",
          "Avise o serralheiro de que há motor: a central é desconectada antes do primeiro ponto.",
        ],
      },
      {
        question: "Posso usar o portão só na mão?",
        answers: [
          "Se a folha está reta e a barra não encosta em nada, sim, com o disjuntor desligado.",
          "O de correr ou de abrir, sim, devagar. O basculante com grade solta fica parado.",
        ],
      },
      {
        question: "Vocês indicam serralheiro?",
        answers: [
          "Pela foto dizemos se é caso de serralheiro e o que pedir a ele, para o portão continuar servindo ao motor.",
          "Dizemos o que precisa ser refeito e regulamos o motor depois da solda.",
        ],
      },
    ],
    photo: "fotos do ponto que soltou e do portão inteiro",
  },
  {
    id: "kit-de-reparo-do-motor",
    broader: "redutor",
    label: "Kit de reparo do motor",
    phrase: "o kit de reparo do motor",
    asks: [
      ...combine(
        ["kit reparo", "kit reparo motor", "kit reparos motor", "kit conserto motor", "kit manutenção motor"],
        [
          "",
          "preço",
          "comprar",
          "o que vem",
          "[marca]",
          "[marca] preço",
          "[marca] [modelo]",
          "[marca] [modelo] preço",
          "portão",
        ],
      ),
      "reparo motor [marca] kit",
      "kit rolamento retentor motor",
      "kit retentor rolamento",
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de reparo do motor [marca] traz as peças que se gastam no redutor, a caixa de engrenagens: em geral coroa, rolamentos, retentor e anéis de vedação. O conteúdo muda com o modelo da etiqueta. Vendemos o kit avulso ou com a troca, e o preço é informado de graça, por foto.",
        "Kit de reparo de motor [marca] é o conjunto de peças mecânicas para refazer o redutor: engrenagem interna, rolamentos e vedação, conforme o modelo. Placa e capacitor não fazem parte dele. Mande a foto da etiqueta do motor e dizemos se há o kit, o que vem nele e quanto custa, sem cobrar pelo orçamento.",
        "Quem procura kit de reparo para motor [marca] deve saber que nem todo modelo tem um pronto. Quando não há, montamos o conjunto com a coroa, os rolamentos e o retentor avulsos. O preço não é de tabela, porque depende do modelo: a foto da etiqueta e um vídeo do barulho dão o valor, de graça.",
      ],
      price: [
        "O preço do kit de reparo do motor [marca] muda com o modelo e com as peças que ele traz: em geral coroa, rolamentos e retentor. Por isso não há tabela, e a foto da etiqueta dá o valor de graça, só do kit ou já montado. Compare com a troca do motor inteiro, de {price.homeSwap} em casa, com mão de obra.",
        "Quanto custa o kit de reparo de motor [marca] depende do modelo na etiqueta e de a coroa ser de nylon ou de bronze. A montagem, feita em bancada, é cobrada à parte. O orçamento por foto é grátis e separa peça e serviço. Para comparar, a troca do motor em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit de reparo", "Peças do kit e peças que ficam fora"],
        slots: [
          [
            "A lista abaixo é a mais comum. Confira a do seu kit antes de pagar, porque cada fabricante monta o dele.",
            "Dois kits de mesmo nome podem trazer peças diferentes. Compare o anúncio com esta lista:",
          ],
        ],
        bullets: [
          "Costuma vir: a coroa, que é a engrenagem de dentro, de nylon ou de bronze",
          "Costuma vir: o par de rolamentos do eixo",
          "Costuma vir: o retentor e os anéis que seguram a graxa ou o óleo",
          "Pode vir: a rosca sem fim e o pinhão, a engrenagem de fora",
          "Fica fora: placa, capacitor, fim de curso e enrolamento",
        ],
      },
      {
        about: "signs",
        headings: ["Quando o kit de reparo resolve", "Defeitos que o kit cura e os que não cura"],
        slots: [
          [
            "O kit resolve motor que gira sem mover a folha, que ronca alto ou que vaza óleo. Não resolve motor mudo, que pede placa, fusível ou energia, nem motor que só zumbe parado, quase sempre com o capacitor fraco.",
            "Barulho de engrenagem, folga no eixo e óleo no chão são casos de kit. Se o motor não faz som nenhum ou só zumbe sem girar, o defeito é elétrico, e o kit não muda nada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Kit de reparo ou motor novo", "Até onde vale pagar pelo reparo"],
        slots: [
          [
            "Some o kit e a mão de obra de bancada e compare com a troca do motor, que em casa fica de {price.homeSwap}, com o serviço. Em motor com menos de {trade.life} e carcaça inteira, o kit costuma compensar. Se a carcaça trincou ou o enrolamento queimou, troque o motor.",
            "O reparo compensa quando o total fica bem abaixo da troca do motor em casa, de {price.homeSwap} com mão de obra. Com o eixo gasto, a carcaça trincada ou {trade.life} de uso, o motor novo é a escolha mais segura.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como o kit é montado", "A montagem, da retirada ao teste"],
        slots: [
          [
            "O técnico desliga o disjuntor, prende a folha e leva o motor à bancada. Ele abre o redutor, limpa a graxa velha com as lascas, troca as peças e fecha com vedação nova. De volta ao portão, regula a folga e as paradas.",
            "Com a folha presa e a energia cortada, o motor sai do portão. Na bancada, o técnico limpa o redutor, monta as peças do kit e põe a graxa do modelo. Depois recoloca o motor e testa vários ciclos com você.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso montar o kit de reparo em casa?",
        answers: [
          "Não é indicado. Os rolamentos saem com extrator, e a folha fica solta enquanto o motor está fora.",
          "Melhor não, porque a montagem pede prensa e extrator. Sem o motor, a folha também precisa ficar presa.",
        ],
      },
      {
        question: "O kit de um motor serve em outro da mesma marca?",
        answers: [
          "Nem sempre. O número de dentes e a medida do eixo mudam entre modelos. Confira pelo nome completo na etiqueta.",
          "Só quando o fabricante indica os dois modelos. A etiqueta do motor evita comprar a peça errada.",
        ],
      },
      {
        question: "Quanto tempo o portão fica sem motor?",
        answers: [
          "Depende de haver o kit pronto e da bancada, e o prazo vem com o orçamento. O portão de correr ou de abrir, reto e nivelado, pode ser usado na mão enquanto isso.",
          "O prazo é informado antes, conforme a peça. Até o motor voltar, o basculante fica fechado e travado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto com o barulho",
  },
  {
    id: "placa-usada",
    broader: "placa",
    label: "Placa usada de motor de portão",
    phrase: "a placa usada",
    isAskedByName: true,
    asks: [
      ...combine(
        [
          "usada",
          "usado",
          "nova ou usada",
          "usado vale pena",
          "usado compensa",
          "segunda mão",
          "seminova",
          "recondicionada",
          "desmanche",
        ],
        [
          "placa",
          "central portão",
          "central motor",
          "central ppa",
          "central garen",
          "central rossi",
          "central peccinin",
        ],
      ),
      ...combine(
        ["placa usada", "central usada", "placa seminova", "placa segunda mão"],
        [
          "",
          "motor",
          "portão",
          "mercado livre",
          "olx",
          "internet",
          "compensa",
          "vale pena",
          "comprar",
          "compensa comprar",
          "comprar mercado livre",
          "preço",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Comprar placa usada de motor de portão quase nunca compensa: ela pode ter pego raio ou umidade, não se sabe quanto dura e a mão de obra da troca é a mesma da nova. Só vale quando a nova não existe mais, testada ligada ao motor e com nota de loja. Antes, veja se a sua tem conserto.",
        "A placa usada do Mercado Livre ou de desmonte só vale a pena se o modelo saiu de linha e o vendedor aceita devolução. Ela vem sem histórico e pode falhar em semanas, e a troca é paga outra vez. Em motor comum, a placa compatível nova costuma ser mais segura. Com a foto da etiqueta, dizemos de graça qual serve.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que exigir de uma placa usada", "Como conferir a placa usada antes de pagar"],
        slots: [
          [
            "Se a nova não existe, confira estes pontos antes de fechar a compra. Nenhum deles exige abrir o seu motor.",
            "A foto bonita do anúncio não prova que a placa funciona. Confira nesta ordem, antes de pagar:",
          ],
        ],
        steps: [
          "Compare o código impresso na placa com o da etiqueta do seu motor.",
          "Peça um vídeo da placa ligada a um motor, abrindo e fechando.",
          "Veja nas fotos se há trilha escura, solda refeita ou ferrugem nos bornes.",
          "Confirme a tensão, de 127 V, 220 V ou bivolt.",
          "Exija nota ou, no anúncio, o prazo de devolução por escrito.",
        ],
      },
      {
        about: "choose",
        headings: ["Consertar a sua, compatível nova ou usada", "As três saídas, da mais segura à mais arriscada"],
        slots: [
          [
            "O conserto da sua placa em bancada costuma ser a saída mais barata, quando queimou só um relé, um fusível ou a fonte. A compatível nova serve em motor comum e vem com garantia. A usada fica por último, para motor com inversor ou central que saiu de linha.",
            "Comece pelo conserto, porque relé, fusível e fonte se trocam em bancada. Se a placa carbonizou, veja a compatível nova, que tem garantia. Procure a usada só quando o motor tem inversor, aceita apenas a placa dele e ela não é mais fabricada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta da placa usada", "Quanto se economiza de verdade"],
        slots: [
          [
            "Some a placa usada, o frete e a troca com a gravação do percurso e dos controles. Se ela falhar, o serviço é pago de novo. Quando o total passa da metade de um motor novo, compare com a troca em casa, de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
            "A economia está só na peça, porque instalar e gravar custa igual. Uma falha em poucas semanas dobra esse gasto. Em motor já velho, veja também a troca inteira, que em casa fica de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam placa usada que eu comprei?",
        answers: [
          "Instalamos, se ela servir no seu motor, mas a garantia fica só no serviço, e não na placa. Mande antes a foto da placa e da etiqueta.",
          "Sim, depois de conferir por foto. O serviço tem os 90 dias da lei, e a placa usada fica por conta de quem vendeu.",
        ],
      },
      {
        question: "Placa usada vem com os controles antigos gravados?",
        answers: [
          "Pode vir. Por isso a memória dela é apagada antes do uso, e só os seus controles são gravados.",
          "Às vezes, sim. O técnico limpa a memória na montagem, para nenhum controle de fora abrir o seu portão.",
        ],
      },
      {
        question: "Por que a placa queimou, se quero evitar outra queima?",
        answers: [
          "As causas comuns são raio, água e motor em curto. O técnico mede o motor e a rede antes de ligar a outra placa.",
          "Em geral por surto na rede, umidade ou curto no motor. Sem corrigir isso, a placa seguinte queima também.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e, se já estiver fora, da placa com o código legível",
  },
];
