import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Turning one kind of gate into another, and the parts and points that are bought for it. */
export const compraConversao: NarrowConcept[] = [
  {
    id: "abrir-em-correr",
    broader: "pivotante",
    label: "Transformar portão de abrir em de correr",
    phrase: "a mudança do portão de abrir para de correr",
    asks: [
      "trocar portão abrir correr",
      "transformar portão abrir correr",
      "mudar portão abrir correr",
      "converter portão abrir correr",
      "passar portão abrir correr",
      "transformar pivotante deslizante",
      "trocar pivotante deslizante",
      "converter pivotante deslizante",
      "transformar duas folhas correr",
      "trocar duas folhas correr",
      "portão abrir virar correr",
    ],
    intent: "price",
    answers: {
      any: [
        "Dá para trocar o portão de abrir por um de correr se há parede livre ao lado, do tamanho do vão. O custo vem em duas contas: a serralheria, com folha e trilho, e o motor com cremalheira, que numa simples troca em casa fica de {price.homeSwap}; na primeira vez soma base e cremalheira.",
        "Trocar o portão de abrir para correr exige parede livre com a largura do vão e piso plano para o trilho. O custo se divide entre a serralheria, a maior parte, e o motor de cremalheira: como medida, a troca de um em casa custa de {price.homeSwap}, e base e cremalheira entram à parte.",
        "Portão de abrir vira de correr quando sobra parede livre, do comprimento do vão, para a folha recolher. Some o custo da serralheria, que refaz a folha e põe o trilho, ao do motor com cremalheira: trocar um já instalado sai de {price.homeSwap}, e na primeira instalação há ainda a base e a cremalheira.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Cabe um portão de correr?", "O que medir antes de mudar"],
        slots: [
          [
            "A folha de correr precisa de um lugar para ficar aberta, e isso decide tudo. Meça por dentro, com portas, canteiro e relógio de luz à vista, porque qualquer saliência conta.",
            "Meça o lado para onde a folha vai recolher, pelo lado de dentro, descontando pilar, torneira e medidor. Sem esse espaço a mudança não cabe.",
            "Tudo começa pelo espaço lateral, medido dentro do terreno. Coluna, escada ou caixa de luz no caminho encurta o que a folha pode usar.",
          ],
        ],
        steps: [
          "Meça a largura do vão.",
          "Meça a parede livre de cada lado, por dentro.",
          "Veja se o piso é plano na linha do trilho.",
          "Meça a altura da folha e o lugar da guia de cima.",
          "Localize o ponto de energia mais perto.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no custo da mudança", "Serralheria, trilho e motor na conta"],
        slots: [
          [
            "A serralheria leva a maior parte: soldar as folhas numa só, reforçar a base, pôr roldanas e chumbar trilho de cerca de duas vezes o vão. Aproveitar as folhas baixa o custo, se o quadro está reto e aceita reforço.",
            "Unir as folhas, reforçar embaixo, montar roldanas e guia e chumbar um trilho com o dobro do vão é trabalho de serralheiro, e pesa mais na conta. Com quadro reto, as folhas antigas são aproveitadas e sai mais barato.",
            "O serralheiro cobra a folha, com solda e reforço, as roldanas, a guia e o trilho, que mede perto de duas vezes a passagem. Folha reta e forte se aproveita; empenada, é melhor fazer outra, que custa mais.",
          ],
          [
            "O motor de braço não serve no de correr, por isso o valor inclui motor deslizante, base e cremalheira. Fotocélula, fiação e às vezes os controles ficam, o que reduz a compra.",
            "Do sistema antigo podem ficar fiação, fotocélula e talvez os controles. O braço não se usa: entra um motor deslizante, com base e cremalheira, a régua dentada que ele empurra.",
            "Motor deslizante, base e cremalheira, a régua dentada da folha, são itens novos, já que o braço só serve para folha que gira. Os controles, a fotocélula e os fios costumam continuar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale mudar para de correr", "Abrir ou correr: o que compensa"],
        slots: [
          [
            "Vale quando a folha rouba a vaga ao girar, raspa em rampa ou sofre com o vento. Se o portão de abrir está bom e há espaço para o giro, automatizá-lo como está custa menos, porque dispensa serralheria e trilho.",
            "A mudança compensa em garagem curta, com aclive ou muito vento, em que o giro atrapalha. Havendo espaço e dobradiças firmes, o motor de braço no portão atual é mais barato, sem obra no piso.",
            "Compensa trocar se a folha bate no carro, encosta na rampa ou cai na dobradiça de tão larga. Caso contrário, manter o de abrir evita obra e trilho, e o gasto fica só no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se não houver parede livre ao lado?",
        answers: [
          "Resta o telescópico, em que as folhas se recolhem uma atrás da outra e pedem cerca de metade da parede, ou manter o de abrir. O basculante é outra saída em vão de até {width.quarterHp}.",
          "Duas folhas telescópicas usam perto da metade do espaço, porque uma corre atrás da outra. Sem nem isso, fica o de abrir ou um basculante em vão menor.",
        ],
      },
      {
        question: "Quanto tempo a mudança leva?",
        answers: [
          "O motor deslizante se instala de {time.sliding}. O que demora é a serralheria e a base de concreto, que precisa secar alguns dias antes de receber peso.",
          "A folha e o trilho tomam dias, por causa da solda e do concreto que precisa curar. Pronto isso, o motor leva de {time.sliding}.",
        ],
      },
      {
        question: "Vocês fazem a parte da serralheria?",
        answers: [
          "A foto mostra o que cabe a nós e o que é de serralheiro ou pedreiro. Motor, base, cremalheira, elétrica e regulagem são nossos; folha nova costuma ser do serralheiro.",
          "Cuidamos do motor, da cremalheira e da regulagem; a folha e o trilho, em geral, ficam com o serralheiro. Pela foto se separa cada conta antes de começar.",
        ],
      },
      {
        question: "O piso inclinado impede?",
        answers: [
          "O trilho precisa ser plano, senão a folha desce sozinha. Desnível pequeno se corrige com base de concreto; rampa forte na linha do portão costuma inviabilizar.",
          "Inclinação na linha do trilho faz a folha correr por conta própria. Uma base de concreto acerta pouco desnível, mas rampa acentuada pede outra solução.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e da parede ao lado, com a largura do vão e do espaço livre",
  },
  {
    id: "portao-camarao",
    broader: "articulado",
    label: "Motor para portão camarão",
    phrase: "o portão camarão",
    asks: [
      "camarão",
      "portão camarão",
      "portão garagem camarão",
      "camarão automático",
      "portão camarão automático",
      "motor camarão",
      "motor portão camarão",
      "motor portão camarão preço",
      "camarão preço",
      "camarão quanto custa",
      "automatizar camarão",
      "automatizar portão camarão",
      "instalar motor camarão",
      "instalar motor portão camarão",
      "portão sanfonado automático",
      "portão sanfona automático",
      "motor portão sanfonado",
      "motor portão sanfona",
      "motor camarão qual",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão camarão pode ser automático: um motor de braço move a folha presa à coluna, e as outras acompanham a dobra para o lado. Trocar um motor em casa fica de {price.homeSwap}, com mão de obra; o primeiro motor do camarão sai por foto, e a folha é do serralheiro.",
        "No portão camarão automático, o motor de braço puxa a primeira folha e as demais dobram como sanfona, guiadas em cima ou embaixo. A troca em residência custa de {price.homeSwap}, serviço incluído, e o primeiro motor, com suporte e ponto de energia, é orçado pela foto.",
        "Para automatizar um portão camarão, usa-se motor de braço na folha da coluna, e as outras se recolhem dobrando ao lado do vão. Se já há motor, trocá-lo em casa sai de {price.homeSwap}, com a mão de obra; se não, o valor vem por foto, e a folha fica com o serralheiro.",
      ],
      installation: [
        "No portão camarão, o motor de braço move a folha presa à coluna, e as outras dobram para o lado; as dobradiças do meio são acertadas antes, porque folga ali vira tranco. Trocar um motor em casa fica de {price.homeSwap}, com mão de obra, e o primeiro é orçado por foto.",
        "Instalamos motor em portão camarão depois que as folhas dobram leves na mão: o braço vai na coluna e na primeira folha, e a guia leva as demais. A troca em residência custa de {price.homeSwap}, com o serviço; o primeiro motor soma suporte e energia, por foto.",
      ],
      price: [
        "O motor para portão camarão fica, na troca em casa, de {price.homeSwap}, com mão de obra; o primeiro motor soma suporte, reforço da dobra e ponto de energia, por foto. Camarão que abre para os dois lados leva dois motores e uma central dupla, de {price.homeSwapTwice} na troca.",
        "Automatizar o portão camarão custa o motor de braço, a placa, os controles e o acerto da dobra, com valor por foto. Se já existe motor, a troca em casa sai de {price.homeSwap}, serviço incluído, e com dois lados, de {price.homeSwapTwice}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o motor move o portão camarão", "Onde vai o motor do camarão"],
        slots: [
          [
            "O camarão tem folhas unidas por dobradiças, que se juntam na lateral como uma sanfona. O braço se prende à coluna e à primeira folha, e as demais seguem a dobra pela guia de cima.",
            "As folhas dobram uma sobre a outra e se recolhem ao lado do vão. O motor puxa a da coluna, e a guia superior leva as outras.",
            "São folhas articuladas, que fecham em sanfona. Só a da coluna recebe o braço, e as restantes acompanham pela guia.",
          ],
          [
            "A dobra muda o esforço no caminho, por isso o ponto do suporte se marca depois de abrir e fechar na mão.",
            "O suporte é posto no lugar achado com a folha movida à mão, já que a força varia na dobra.",
            "Antes de furar, o técnico move o portão na mão, porque na dobra o esforço muda.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O camarão está pronto para o motor", "O que a folha precisa ter antes do motor"],
        slots: [
          [
            "Com folga na dobradiça do meio, o motor só aumenta o tranco. Primeiro a folha anda leve, depois se automatiza.",
            "O motor não corrige dobra pesada nem guia suja. Confira estes pontos antes.",
            "Dobra com folga vira pancada quando entra o motor. O portão está pronto se atende à lista.",
          ],
        ],
        bullets: [
          "Dobradiças do meio sem folga",
          "Guia de cima reta e limpa",
          "Folha que abre e fecha leve na mão",
          "Coluna firme e espaço para as folhas dobradas",
          "Ponto de energia com terra",
        ],
      },
      {
        about: "safety",
        headings: ["Dedos longe da dobra", "A proteção que o camarão pede"],
        slots: [
          [
            "A dobra fecha como tesoura, então força no mínimo, parada suave e fotocélula fazem parte da instalação. Ninguém empurra a folha pela dobra, nem com o motor desligado.",
            "Entre as folhas há ponto de esmagamento, e por isso a força fica no mínimo e a fotocélula guarda o vão. À mão, empurre pela borda, nunca pelo meio.",
            "Por causa da dobra, que prende dedos, o motor vai com pouca força, chegada lenta e fotocélula. Na mão, segure só pela borda da folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão camarão?",
        answers: [
          "A folha é feita pelo serralheiro. Nosso serviço é o motor, a central, os controles e o ajuste de dobradiças, roldanas e guias.",
          "Não a folha, que é de serralheria. Fazemos o motor e o que faz o portão dobrar leve.",
        ],
      },
      {
        question: "Camarão e articulado são a mesma coisa?",
        answers: [
          "Quase: articulado é toda folha que dobra, e camarão é a que dobra para o lado. O basculante articulado dobra para cima e usa outro motor.",
          "O camarão é um articulado lateral. O que sobe dobrando é o basculante articulado, com motor diferente.",
        ],
      },
      {
        question: "Quando o camarão compensa?",
        answers: [
          "Onde falta parede para o de correr e recuo para o de abrir. Com espaço, uma folha inteira dá menos manutenção.",
          "Em vão sem recuo nem lateral livre. Havendo espaço, os outros tipos têm menos dobradiças para gastar.",
        ],
      },
      {
        question: "Abre sem luz?",
        answers: [
          "Abre, com o disjuntor desligado e o motor destravado pela chave, empurrando pela borda da folha e nunca pela dobra.",
          "Sim, na mão, depois de cortar o disjuntor e destravar. Segure longe da dobra, que prende dedos.",
        ],
      },
    ],
    photo: "fotos do portão camarão aberto e fechado, das dobradiças do meio e da coluna, com as medidas",
  },
  {
    id: "camarao-de-duas-folhas",
    broader: "articulado",
    label: "Portão camarão de duas folhas",
    phrase: "o portão camarão de duas folhas",
    asks: [
      "camarão duas folhas",
      "portão camarão duas folhas",
      "camarão duas folhas automático",
      "motor camarão duas folhas",
      "automatizar portão camarão duas folhas",
      "camarão quatro folhas",
      "camarão abre dois lados",
    ],
    intent: "question",
    answers: {
      any: [
        "No portão camarão de duas folhas dobráveis, uma para cada lado, vão dois motores de braço e uma central dupla, que manda uma abrir antes da outra; com um lado só, basta um motor. Na troca em casa, cada um fica de {price.homeSwap}, com mão de obra; o primeiro conjunto é orçado por foto.",
        "Em portão camarão de duas folhas dobráveis {em}, uma para cada lado, instalamos dois motores de braço e uma central dupla; com um lado só, basta um motor. Na troca em casa, cada um fica de {price.homeSwap}, com mão de obra; o primeiro conjunto é orçado por foto, grátis.",
      ],
      installation: [
        "Com duas folhas dobráveis, uma para cada lado, o portão camarão leva dois motores de braço e uma central dupla; com um lado só, basta um motor. Na troca em casa, cada um fica de {price.homeSwap}, com mão de obra, e o primeiro conjunto é orçado por foto.",
      ],
      price: [
        "O motor para portão camarão de duas folhas, uma para cada lado, conta em dobro: são dois braços e uma central dupla, perto de {price.homeSwapTwice} pela troca de motor em casa, com mão de obra. Suporte, reforço da dobra e energia somam na primeira vez, por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Um motor ou dois no camarão", "Como as duas folhas trabalham"],
        slots: [
          [
            "Se cada lado dobra por si, cada um leva o seu motor; se todas as folhas correm para o mesmo lado, um basta.",
            "Conte os lados que abrem: um lado, um motor; dois lados, dois motores.",
          ],
          [
            "A central dupla faz uma folha sair antes da outra, para a emenda do meio não bater.",
            "O retardo na central evita que as folhas se choquem na emenda.",
          ],
          [
            "O cabo do segundo motor passa sob o piso, em eletroduto.",
            "Preveja um eletroduto de um lado ao outro do vão, para o segundo motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de pôr os motores", "O que conferir dos dois lados"],
        slots: [["Os dois lados precisam dobrar leves na mão.", "Confira cada lado em separado."]],
        bullets: [
          "Dobradiças do meio sem folga",
          "Guia e trilho retos e limpos",
          "Coluna firme de cada lado",
          "Batente no meio do vão, onde as folhas se encontram",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr motor em um lado só?",
        answers: ["Dá: o outro fica com trinco e abre na mão, e a central dupla deixa o segundo motor para depois."],
      },
      {
        question: "Vocês fazem o portão camarão?",
        answers: ["A folha é do serralheiro. O motor, a central, os controles e o ajuste das dobradiças são conosco."],
      },
    ],
    photo: "fotos do portão camarão aberto e fechado, das dobradiças do meio e das duas colunas, com as medidas",
  },
  {
    id: "camarao-com-defeito",
    broader: "articulado",
    label: "Conserto de portão camarão",
    phrase: "o conserto do portão camarão",
    asks: [
      ...combine(
        ["portão articulado", "camarão"],
        ["não abre", "não fecha", "travado", "travou", "parado", "parou", "emperrado", "não funciona", "quebrado"],
      ),
      ...combine(
        ["camarão", "portão sanfonado", "portão sanfona"],
        [
          ...[
            "conserto",
            "consertar",
            "manutenção",
            "reparo",
            "assistência",
            "técnico",
            "defeito",
            "quebrado",
            "quebrou",
          ],
          ...["emperrando", "emperrado", "emperra", "travado", "travou", "travando", "trava", "dobra", "não abre"],
          ...[
            "não fecha",
            "arrastando",
            "raspando",
            "saiu trilho",
            "caiu",
            "barulho",
            "pesado",
            "torto",
            "desalinhado",
          ],
          ...["roldana", "dobradiça", "conserto preço"],
        ],
      ),
      "portão articulado emperrando dobra",
      "portão articulado trava dobra",
    ],
    intent: "repair",
    answers: {
      any: [
        "O conserto de portão camarão que emperra na dobra ou não abre começa pela dobradiça do meio, pela guia e pelas roldanas, e só depois chega ao motor. Desligue o disjuntor e não ponha a mão entre as folhas; o ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}.",
        "Portão camarão emperrando na dobra tem dobradiça do meio com folga, guia torta ou roldana gasta; se não abre e o motor ronca, é capacitor ou folha presa. Corte o disjuntor e afaste as mãos: em residência, o conserto começa em {price.preventive}, fora as peças, e o motor trocado custa de {price.homeSwap}.",
        "Quando o portão camarão não abre ou trava na dobra, acertam-se dobradiças, roldanas e guia, e o motor fica por último. A visita de ajuste sai desde {price.preventive} em casa, sem contar peças; trocar o motor custa de {price.homeSwap}, e folha torta é do serralheiro.",
      ],
      price: [
        "O conserto do portão camarão parte de {price.preventive} em casa, sem peças, quando é ajuste de dobradiça, roldana ou guia; trocar o motor fica de {price.homeSwap}, com mão de obra. Folha torta ou quadro podre têm o preço do serralheiro.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que prende o portão camarão", "Por que o camarão trava na dobra"],
        slots: [
          [
            "O ponto em que ele prende aponta a peça. Repare em que altura do curso a folha hesita, de longe e num acionamento só.",
            "Veja onde a folha para ou treme, porque cada lugar tem a sua causa. Um acionamento, visto de longe, basta.",
            "A posição do tranco diz o que gastou. Observe uma vez, à distância, e desligue o disjuntor.",
          ],
        ],
        bullets: [
          "Na dobra: pino ou dobradiça do meio com folga",
          "No começo: roldana fora da guia ou trinco preso",
          "No fim: folha arriada ou parada fora do ponto",
          "Com ronco: capacitor, engrenagem ou folha presa",
          "Só no controle: pilha, cadastro ou receptor",
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos e o que é do serralheiro", "Como o camarão é consertado"],
        slots: [
          [
            "Dobradiça, roldana, guia, alinhamento, motor e placa são acertados na visita. Quadro torto, tubo podre e folha nova são do serralheiro.",
            "Do pino da dobra ao controle, o que faz o portão andar é conosco. Refazer quadro ou folha é serralheria.",
            "O técnico cuida da dobra, da guia, do motor e da central. Estrutura torta ou podre vai ao serralheiro.",
          ],
          [
            "Com a dobra leve de novo, a força do motor volta ao mínimo, e a parada é testada com um obstáculo macio.",
            "No fim, baixa-se a força, porque a folha já não prende, e testam-se fotocélula e parada.",
            "Depois da mecânica, a força é reduzida ao necessário e o portão é provado em vários ciclos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o conserto: o que não fazer", "Cuidados com a dobra"],
        slots: [
          [
            "A dobra fecha como tesoura, por isso não empurre por ela nem tente destravar no meio. Se a folha saiu da guia ou arriou, deixe parada e isole, porque pode tombar.",
            "Mãos longe do meio da folha, que prende dedos. Fora da guia ou caída na dobradiça, ela não se move: afaste as pessoas.",
            "Não force pela dobra, que esmaga. Folha arriada ou fora da guia fica onde está, com o disjuntor desligado e a área isolada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força para vencer a dobra?",
        answers: [
          "Não: a força a mais esconde a folga e tira a proteção contra esmagamento. Acerte a dobra primeiro.",
          "Não convém, porque ele deixa de parar diante de alguém, e o pino termina de gastar.",
        ],
      },
      {
        question: "Posso usar na mão até o conserto?",
        answers: [
          "Pode, se anda reto e leve, com o disjuntor desligado e o motor destravado. Empurre pela borda, nunca pela dobra.",
          "Só com a folha na guia e leve, sem energia, segurando pela borda. Arriada, deixe parada.",
        ],
      },
      {
        question: "Graxa na dobradiça resolve?",
        answers: [
          "Resolve o rangido. Com o pino gasto o tranco volta, e a dobradiça é trocada.",
          "Só se for secura. Folga não some com graxa.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Ajuste de dobra e guia cabe numa visita. Dobradiça soldada ou peça a encomendar soma tempo, dito antes.",
          "Em geral uma visita. O que demora é solda ou serralheria.",
        ],
      },
    ],
    photo: "um vídeo do portão camarão abrindo, com fotos das dobradiças do meio e da guia",
  },
  {
    id: "portao-de-tres-folhas",
    broader: "articulado",
    label: "Motor para portão de três folhas",
    phrase: "o motor para portão de três folhas",
    asks: [
      "portão 3 folhas",
      "portão três folhas",
      "motor portão 3 folhas",
      "motor portão três folhas",
      "portão 4 folhas motor",
      "portão quatro folhas motor",
      "motor 3 folhas preço",
      "automatizar portão 3 folhas",
      "automatizar portão três folhas",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor do portão de três ou quatro folhas depende de como elas abrem: se dobram juntas, um acionamento move o conjunto; se duas dobram e uma gira, são dois motores; se correm, um motor arrasta as outras. Cada um, trocado em casa, fica de {price.homeSwap}; fotos fecham o valor.",
        "Dá para motorizar portão de três folhas: as que correm em trilhos paralelos usam um motor deslizante só; folhas dobradas ou de girar usam braço, um ou dois. Cada motor, na troca em casa, fica de {price.homeSwap}; fotos aberto e fechado dão o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor usa cada portão de três folhas", "Correr, dobrar ou girar"],
        slots: [
          [
            "Telescópico: as folhas correm em trilhos paralelos, ligadas por cabo ou corrente, e um motor de cremalheira puxa a primeira.",
            "Se as três correm, um motor deslizante basta, escolhido pelo peso somado das folhas.",
          ],
          [
            "Camarão ou sanfonado: as folhas dobram umas sobre as outras; o braço empurra a que abre primeiro.",
            "Se dobram, o braço fica na folha presa à coluna, e as dobradiças precisam estar firmes.",
          ],
          [
            "Duas de um lado e uma do outro: dois motores e central dupla, ou motor só no lado mais usado.",
            "Quando uma gira sozinha e as outras dobram, motoriza-se o lado do carro e deixa-se o outro com trinco.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor", "Para receber o preço"],
        slots: [
          [
            "Número de motores, peso somado das folhas, trilhos, dobradiças e passagem do fio.",
            "Pesam na conta os motores, a central dupla, o acerto das dobradiças e o cabo de um lado ao outro.",
          ],
          [
            "Mande um vídeo abrindo na mão: ele mostra a ordem das folhas e onde o conjunto prende.",
            "Um vídeo do portão abrindo na mão vale mais que dez fotos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor só move as três folhas?",
        answers: [
          "Move, se elas correm ou dobram ligadas umas às outras. Folhas independentes pedem mais de um.",
          "Depende da ligação entre elas: em conjunto, sim; soltas, não.",
        ],
      },
      {
        question: "Qual é o defeito mais comum?",
        answers: [
          "Dobradiça ou roldana gasta, que faz uma folha arrastar e força o motor.",
          "A folga nas dobras ou nos trilhos: uma folha prende e as outras travam.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo na mão e fotos dele aberto e fechado",
  },
  {
    id: "central-com-encoder",
    broader: "placa",
    label: "Central com ou sem encoder",
    phrase: "a central com encoder",
    asks: [
      "placa encoder dispensa ímã fim de curso",
      "central com encoder",
      "placa com encoder",
      "central encoder",
      "placa encoder",
      "com ou sem encoder",
      "motor com encoder",
      "motor encoder vale pena",
      "encoder portão o que é",
      "encoder ou fim curso",
      "para que serve encoder",
      "encoder ou reed",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em casa, a central sem encoder basta: guia-se pelo fim de curso, é mais simples e mais barata. A com encoder conta as voltas do motor e sabe onde a folha está: freia antes do fim e percebe obstáculo melhor. A placa tem de ser do tipo que o seu motor usa.",
        "A central com encoder vale a pena em motor feito para ela: lê a posição da folha a cada volta, freia e inverte com mais precisão. Não se escolhe livremente: motor sem encoder usa placa comum, guiada pelo fim de curso, e em casa ela basta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual das duas serve no seu motor", "Encoder ou fim de curso"],
        slots: [
          [
            "Se há um conector de encoder entre motor e placa, compre central compatível com ele; a universal comum não serve.",
            "Olhe a etiqueta: motor com encoder ou com inversor usa a central do fabricante.",
          ],
          [
            "Na compra de motor novo, encoder vale em portão rápido, pesado ou de muito uso.",
            "Para motor novo, prefira encoder onde há velocidade, peso ou muitas aberturas.",
          ],
          [
            "Em portão leve de casa, fim de curso por ímã ou chave faz o serviço por menos.",
            "Casa com uso comum vive bem sem encoder, com o fim de curso regulado.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de encoder com defeito", "Quando o encoder falha"],
        slots: [
          [
            "O portão anda pouco e para, perde o percurso ou abre em velocidade baixa o tempo todo.",
            "Para no meio, refaz o percurso sozinho ou anda sempre devagar.",
          ],
          [
            "Pode ser só o cabo solto ou sujo; o técnico confere, com a energia desligada, antes de trocar a placa.",
            "Antes de condenar a placa, o técnico verifica conector e cabo do encoder, sem energia.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso pôr placa sem encoder em motor com encoder?",
        answers: [
          "Em alguns motores comuns, com fim de curso instalado à parte; em motor com inversor, não.",
          "Só se o motor aceitar fim de curso separado; o técnico confirma pelo modelo.",
        ],
      },
      {
        question: "Encoder substitui a fotocélula?",
        answers: [
          "Não: ele percebe o esforço depois do toque; a fotocélula evita o toque.",
          "Não. O encoder sente a batida, a fotocélula impede que ela aconteça.",
        ],
      },
      {
        question: "Central com encoder é mais cara?",
        answers: [
          "Em geral, sim, por ser própria do modelo; o valor sai pela foto da etiqueta.",
          "Costuma ser, e não se troca por universal. A foto da etiqueta do motor dá o preço.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da placa, sem tocar nela",
  },
  {
    id: "motor-mais-vendido",
    broader: "comparacao-de-marcas",
    label: "Motor de portão mais vendido",
    phrase: "o motor de portão mais vendido",
    asks: [
      "marca portão eletrônico mais comum casas",
      "motor todo mundo compra",
      "motor portão mais se vende",
      "motor mais se vende hoje",
      "motor mais vendido",
      "motor portão mais vendido",
      "motor deslizante mais vendido",
      "motor basculante mais vendido",
      "marca mais vendida motor",
      "marca mais vendida",
      "motor mais usado brasil",
      "motor portão mais usado",
      "motor mais comum portão",
      "motor mais procurado",
    ],
    intent: "buying",
    answers: {
      any: [
        "Não há número público de vendas por modelo; as marcas mais comuns nas lojas e nos portões da Grande São Paulo são PPA, Garen, Peccinin e Rossi. O que isso vale para você é peça e controle fáceis: dentro delas, escolha o modelo pelo tipo de portão e pelo peso da folha.",
        "PPA, Garen, Rossi e Peccinin são as marcas mais fáceis de achar, com linha residencial para cada tipo de portão; número público de vendas não há. No de correr, decidem os quilos da ficha; no basculante, a largura; no de abrir, peso e comprimento da folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher entre os mais comuns", "O que importa além da fama"],
        slots: [
          [
            "Portão de correr: capacidade um terço acima do peso da folha e cremalheira do passo certo.",
            "No de correr, olhe quilos e ciclos por hora; a marca vem depois.",
          ],
          [
            "Basculante: largura até {width.quarterHp} para 1/4 HP e o tempo de abertura que você aceita.",
            "No basculante de até {width.quarterHp}, o que muda entre os modelos é o tempo de abrir.",
          ],
          [
            "Peça na região e garantia escrita valem mais que estar na lista dos mais vendidos.",
            "Confirme placa, engrenagem e controle à venda perto de você.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custam instalados", "Preço de referência"],
        slots: [
          [
            "No basculante, os kits instalados custam {models.pricesNamed}; a troca em casa, nos outros portões, fica de {price.homeSwap}.",
            "Referências: {models.pricesNamed} no kit basculante instalado, e de {price.homeSwap} na troca em casa nos outros tipos.",
          ],
          [
            "Portão pesado ou de prédio usa outra linha, na troca de {price.heavySwap}.",
            "Em prédio e folha pesada, a troca fica de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mais vendido dá menos defeito?",
        answers: [
          "Não há dado que prove isso; folha leve e regulagem certa evitam mais defeito que o nome.",
          "Não necessariamente: decide o modelo certo para o peso, com a folha em ordem.",
        ],
      },
      {
        question: "Vale comprar marca pouco conhecida?",
        answers: [
          "Só com peça confirmada na região; sem ela, o primeiro defeito vira motor novo.",
          "Se há reposição e garantia de vendedor daqui, pode servir. Sem isso, não.",
        ],
      },
    ],
  },
  {
    id: "quanto-vale-motor-usado",
    broader: "usado",
    label: "Quanto vale um motor de portão usado",
    phrase: "o valor do motor usado",
    asks: [
      "tirei motor funciona quanto posso pedir",
      "quanto posso pedir motor",
      "motor anos uso vale quanto",
      "motor anos uso vale",
      "motor vale quanto",
      "quanto vale motor usado",
      "quanto vale motor portão usado",
      "valor motor usado",
      "preço motor usado",
      "preço motor segunda mão",
      "motor segunda mão preço",
      "motor usado preço",
      "motor portão usado preço",
      "quanto custa motor usado",
      "quanto vale motor queimado",
      "motor queimado vale quanto",
      "quanto pagam motor usado",
      "avaliar preço motor usado",
    ],
    intent: "price",
    answers: {
      any: [
        "Motor de portão usado comum vale pouco, porque o basculante novo, já instalado, parte de {price.lowest}, e só instalar um usado parte de {price.installation}. Não há tabela: contam o modelo, a idade e o que vai junto, como central e controles. Queimado, vale como peça ou sucata.",
        "O valor de um motor usado se mede contra o novo: o kit basculante instalado parte de {price.lowest}, com {warranty.motor} de garantia, e a instalação avulsa de um usado, a partir de {price.installation}. Por isso o comum sai barato; mais valor tem o de uso pesado, testado e com nota.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que aumenta e o que derruba o valor", "Como chegar a um preço justo"],
        slots: [
          [
            "Vale mais o motor de modelo ainda vendido, com menos de cinco anos, central e controles juntos e um vídeo dele funcionando.",
            "Modelo atual, com placa, controles e vídeo em funcionamento, vale mais.",
          ],
          [
            "Vale menos o que tem folga no eixo, barulho, placa universal no lugar da original ou nenhum controle.",
            "Folga no redutor, ferrugem, falta de controles e modelo fora de linha tiram quase todo o valor.",
          ],
          [
            "O queimado só interessa a quem precisa da carcaça ou da caixa de engrenagens; o resto é cobre e metal.",
            "Motor queimado se vende como doador de peças ou a peso, como sucata.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de pagar por um usado", "O teste que diz quanto vale"],
        slots: [
          [
            "Peça vídeo com carga, foto da etiqueta e confirme tensão e tipo de portão.",
            "Veja funcionando com a folha, confira a tensão e se há peça do modelo.",
          ],
          [
            "Some a instalação e a visita: muitas vezes o total passa do novo com garantia.",
            "Faça a conta instalada: usado mais mão de obra contra o novo pronto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como anunciar para vender melhor?",
        answers: [
          "Com foto da etiqueta, vídeo funcionando e a lista do que vai junto: central, controles e ferragens.",
          "Mostre a etiqueta, um vídeo dele abrindo o portão e diga os anos de uso.",
        ],
      },
      {
        question: "Vocês instalam um usado que eu comprar?",
        answers: [
          "Instalamos, depois de conferir por foto se serve: a mão de obra parte de {price.installation}.",
          "Sim, a partir de {price.installation}, com garantia só do serviço.",
        ],
      },
      {
        question: "O motor velho abate na troca?",
        answers: [
          "Não abate o preço; o que reduz a conta é aproveitar fiação, suporte e fotocélula.",
          "O velho não entra como parte do pagamento; as peças boas do conjunto é que se aproveitam.",
        ],
      },
    ],
  },
  {
    id: "ponto-de-energia-preco",
    broader: "instalacao-eletrica",
    label: "Preço do ponto de energia para o portão",
    phrase: "o ponto de energia do portão",
    asks: [
      "quebrar piso ponto energia portão mais caro",
      "puxar ponto luz portão",
      "puxar ponto luz",
      "puxar energia portão",
      "puxar fio portão",
      "puxar ponto energia portão",
      "ponto luz portão preço",
      "ponto energia portão preço",
      "ponto elétrico portão preço",
      "levar energia portão preço",
      "passar fio portão preço",
      "tomada portão preço",
      "instalar tomada motor portão",
      "quanto cobra eletricista portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do ponto de energia do portão depende dos metros até o quadro, de haver duto pronto e do que falta: disjuntor, fio de 2,5 mm² ou mais e aterramento. Com duto livre é serviço curto; quebrando piso, sobe. Mande foto do quadro fechado e do lugar do motor para o orçamento, grátis.",
        "O ponto de energia do portão fica mais caro quando é preciso rasgar piso ou parede; com canaleta aparente, sai menos, e conta também a distância. O circuito deve ser só do motor, com disjuntor e terra; a foto do caminho e a medida em metros dão o valor.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que soma no ponto de energia", "Do que depende o valor"],
        slots: [
          [
            "Metros de fio e de eletroduto, disjuntor próprio, terra e o acabamento da passagem.",
            "Distância, tipo de passagem, disjuntor e aterramento formam a conta.",
          ],
          [
            "Em distância longa, o fio é mais grosso para a tensão não cair, e isso encarece.",
            "Acima de algumas dezenas de metros, a bitola sobe e o preço também.",
          ],
          [
            "Se já há tomada perto num circuito cheio, pode bastar separar o circuito no quadro.",
            "Às vezes o fio já passa por perto, e o serviço é só separar o circuito.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer", "Energia do portão sem risco"],
        slots: [
          [
            "Não use extensão, benjamim nem fio fino enterrado sem duto: aquece e dá choque.",
            "Extensão e emenda ao ar livre não são ponto de energia; molham e queimam a placa.",
          ],
          [
            "A ligação no quadro é do eletricista, com a energia geral desligada.",
            "Quem mexe no quadro é o eletricista; o morador só desliga o disjuntor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o ponto de energia?",
        answers: [
          "Conforme o caso: pela foto do quadro e do caminho, dizemos o que entra na instalação e o que pede eletricista.",
          "Passagens curtas podem entrar na instalação; obra maior é do eletricista, e a foto diz qual é o caso.",
        ],
      },
      {
        question: "Qual fio e qual disjuntor?",
        answers: [
          "No mínimo 2,5 mm², com disjuntor calculado pela corrente da etiqueta e pela distância.",
          "A bitola parte de 2,5 mm² e cresce com a distância; o disjuntor sai da corrente do motor.",
        ],
      },
      {
        question: "Dá para usar a tomada da garagem?",
        answers: [
          "Só se o circuito for folgado e tiver terra; o certo é um circuito próprio.",
          "Melhor não dividir: o motor puxa forte na partida e derruba o disjuntor da tomada.",
        ],
      },
    ],
    photo: "fotos do quadro fechado, do caminho até o portão e do lugar do motor, com a distância em metros",
  },
  {
    id: "kit-trilho-e-roldana",
    broader: "trilho",
    label: "Kit de trilho e roldana para portão de correr",
    phrase: "o kit de trilho e roldana",
    asks: [
      "escolher roldana trilho combinem peso",
      "kit trilho roldana",
      "kit roldana trilho",
      "kit roldana",
      "kit trilho",
      "kit roldana portão correr",
      "kit trilho portão correr",
      "kit portão correr trilho roldana",
      "kit ferragem portão correr",
      "ferragens portão correr",
      "trilho roldana portão correr comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de trilho e roldana para portão de correr se monta pelo peso e pelo perfil: duas roldanas com capacidade acima da folha, do mesmo canal do trilho (V ou U), trilho com cerca de duas vezes o vão, guia de cima e batentes nas pontas. Diâmetro de 3 ou 4 polegadas, conforme o peso.",
        "O kit de trilho e roldana leva trilho de cerca de duas vezes o vão, um par de roldanas para o peso da folha, guia superior e dois batentes. Trilho e roda têm de combinar: canal em V com trilho em V, canal em U com trilho redondo.",
      ],
      price: [
        "O preço do kit soma os metros de trilho, o par de roldanas pelo diâmetro e pela carga, a guia e os batentes; a montagem, com a folha escorada, é à parte. Mande a largura do vão, o peso ou o material e foto da roda atual para o orçamento, grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como montar o kit", "Medidas para comprar certo"],
        slots: [
          [
            "Roldana: diâmetro, canal e carga; o par aguenta a folha inteira, com folga.",
            "Escolha a roldana pela carga somada do par, com folga sobre o peso da folha.",
          ],
          [
            "Trilho: do tipo do canal, reto e fixo em base de concreto, com cerca de duas vezes o vão.",
            "O trilho vai de ponta a ponta do percurso, cerca de duas vezes a largura do vão.",
          ],
          [
            "Guia superior e batentes não são opcionais: sem eles a folha tomba ou sai do trilho.",
            "Inclua guia e batentes nas duas pontas; são o que segura a folha em pé.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["A troca não é para uma pessoa só", "Cuidado ao trocar roda e trilho"],
        slots: [
          [
            "A folha sai do apoio durante a troca: precisa de escora, mais gente e energia desligada.",
            "Folha de correr solta tomba e esmaga; escore e deixe a troca com o técnico.",
          ],
          [
            "Depois da troca, a cremalheira é realinhada, com folga de {rack.clearance}.",
            "Roda nova muda a altura da folha, e a cremalheira precisa de acerto, em {rack.clearance} de folga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só as roldanas?",
        answers: [
          "Pode, se o trilho está reto e sem desgaste; trilho ruim come a roda nova.",
          "Sim, com o trilho bom. Troque as duas juntas.",
        ],
      },
      {
        question: "Roldana de 3 ou de 4 polegadas?",
        answers: [
          "A maior roda mais leve e aguenta mais peso; veja se cabe na caixa da folha.",
          "Folha pesada pede 4; leve, 3. O que manda é a carga da ficha e o encaixe.",
        ],
      },
      {
        question: "O kit já inclui a cremalheira?",
        answers: [
          "Não: a cremalheira é do motor e se compra por metro, à parte.",
          "Em geral, não. Ela vem com o motor ou por metro.",
        ],
      },
    ],
    photo: "fotos da roldana, do trilho e do portão inteiro, e a largura do vão",
  },
  {
    id: "cremalheira-quantos-metros",
    broader: "cremalheira",
    label: "Quantos metros de cremalheira",
    phrase: "o tamanho da cremalheira",
    asks: [
      "tamanho cremalheira",
      "tamanho cremalheira portão",
      "tamanho cremalheira portão metros",
      "quantos metros cremalheira",
      "quantos metros cremalheira portão",
      "cremalheira portão 3 metros",
      "cremalheira portão 4 metros",
      "cremalheira portão 5 metros",
      "cremalheira portão 6 metros",
      "comprimento cremalheira",
      "quantas barras cremalheira",
      "quantos gomos cremalheira",
      "medir cremalheira",
    ],
    intent: "question",
    answers: {
      any: [
        "A cremalheira tem o comprimento da folha: portão de 3 metros usa 3 metros, e portão de 4 metros usa 4, um pouco mais se a folha passa do vão. Ela é vendida em barras ou gomos, que se emendam alinhados; confira também se o passo do dente é o da engrenagem do motor.",
        "Compre cremalheira no comprimento da folha inteira, e não só do vão: para folha de 4 metros, 4 metros; para 5 metros, 5. Sobra se corta, falta faz o motor perder o dente antes do fim. As barras se emendam com o mesmo passo.",
      ],
      price: [
        "Trocar a cremalheira custa as barras no comprimento da folha inteira, de nylon ou de aço, mais a fixação e o acerto da folga com a engrenagem do motor. Com a foto da barra e a medida da folha, o valor sai grátis pelo WhatsApp.",
        "O preço da cremalheira nova conta por metro de folha, e não de vão, mais a mão de obra de fixar e alinhar. A barra de aço custa mais que a de nylon e vai em folha pesada; pela foto e pela medida, o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir", "A medida certa, passo a passo"],
        slots: [
          [
            "Meça a folha, de ponta a ponta, com o portão fechado: ela costuma ser maior que o vão.",
            "A medida é a da folha, que passa do vão dos dois lados.",
          ],
        ],
        steps: [
          "Meça o comprimento total da folha na altura em que a barra vai presa.",
          "Divida pelo tamanho da barra vendida e arredonde para cima.",
          "Compare o passo do dente com o da cremalheira ou da engrenagem que você tem.",
          "Conte os pontos de fixação: a barra precisa de apoio firme em todo o comprimento.",
        ],
      },
      {
        about: "choose",
        headings: ["Nylon ou aço", "Que barra comprar"],
        slots: [
          [
            "Folha leve ou média de casa usa nylon com alma metálica; folha pesada ou de muito uso, aço.",
            "Em casa, nylon reforçado; em prédio, galpão ou chapa pesada, aço.",
          ],
          [
            "Na montagem, a folga entre dente e engrenagem fica em {rack.clearance}.",
            "O técnico deixa {rack.clearance} de folga ao longo de toda a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cremalheira vem com o motor?",
        answers: [
          "Em muitos kits vem um tanto, em geral menor que a folha; confira os metros na caixa.",
          "Depende do kit: veja quantos metros vêm e compre o que falta, do mesmo passo.",
        ],
      },
      {
        question: "Posso emendar cremalheiras de marcas diferentes?",
        answers: [
          "Só com o mesmo passo e a mesma altura; na emenda, use um pedaço virado como gabarito.",
          "Se o passo e a altura forem iguais, sim. Passo diferente come o dente da engrenagem.",
        ],
      },
      {
        question: "Quanto custa a cremalheira?",
        answers: [
          "É por metro ou gomo, mais a fixação; a foto dos dentes e a medida da folha dão o valor.",
          "Cobra-se o metro e a mão de obra; o orçamento por foto é grátis.",
        ],
      },
    ],
    photo: "foto dos dentes com régua e a largura da folha",
  },
  {
    id: "motor-de-um-tipo-em-outro",
    broader: "motor",
    label: "Motor de um tipo de portão em outro",
    phrase: "o motor feito para outro tipo de portão",
    asks: [
      "motor deslizante no pivotante",
      "motor deslizante portão pivotante",
      "motor correr portão abrir",
      "motor basculante serve de correr",
      "motor de correr serve basculante",

      "aproveitar motor basculante portão correr",
      "máquina deslizante portão abrir",

      "troquei basculante por correr mesmo motor",
      "serve motor basculante portão correr",
      "serve motor basculante deslizante",
      "motor basculante serve portão correr",
      "motor basculante serve deslizante",
      "motor basculante portão correr",
      "usar motor basculante portão correr",
      "motor deslizante serve basculante",
      "motor deslizante em basculante",
      "motor deslizante serve portão abrir",
      "motor pivotante serve correr",
      "motor pivotante serve deslizante",
      "motor correr serve basculante",
      "motor correr serve portão abrir",
      "aproveitar motor basculante correr",
    ],
    intent: "question",
    answers: {
      any: [
        "Não serve: motor de basculante não move portão de correr, nem o de correr ergue basculante, porque o mecanismo é outro. Um trabalha com fuso e braço na coluna; o outro, com engrenagem e cremalheira no piso. Na troca em casa, o motor certo fica de {price.homeSwap}, com mão de obra.",
        "Motor de um tipo de portão não serve no outro: o de basculante usa fuso e braço e conta com o contrapeso, e o de correr empurra a folha pela cremalheira. Adaptar sai caro e perigoso; o certo, trocado em casa, custa de {price.homeSwap}, e fotocélula e fiação costumam ficar.",
        "Não dá para usar motor de basculante no portão de correr nem o contrário, já que um levanta por fuso e braço e o outro puxa pela cremalheira, a barra dentada da folha. Do conjunto antigo ficam fotocélula, fios e às vezes controles; o motor certo sai por {price.homeSwap} em casa, com o serviço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O motor de cada portão", "Por que um não serve no outro"],
        slots: [
          [
            "O tipo de movimento escolhe o mecanismo, e ele não se adapta com segurança. Veja o que cada portão usa.",
            "Cada folha anda de um jeito, e o motor foi feito para ele. A lista mostra a diferença.",
            "Subir, correr e girar pedem forças diferentes. Por isso há um motor para cada um.",
          ],
        ],
        bullets: [
          "Basculante: motor na coluna, com fuso e braço, ajudado pelo contrapeso",
          "De correr: caixa no piso, com engrenagem que morde a cremalheira da folha",
          "De abrir: um braço por folha, preso à coluna",
          "De enrolar: motor no eixo do rolo",
        ],
      },
      {
        about: "choose",
        headings: ["O que se aproveita do motor antigo", "Se você já tem o motor de outro tipo"],
        slots: [
          [
            "Fotocélula e fiação quase sempre ficam, e os controles servem se a central nova tiver o mesmo código. O motor que sobrou pode ser anunciado com vídeo e foto da etiqueta, junto com a central e os controles dele.",
            "Passam para o motor certo os fios, a fotocélula e, com código igual, os controles. O que não serve vale algo se for vendido completo, com central e controles.",
            "Costuma-se aproveitar a fotocélula, o circuito e às vezes os controles. O motor do tipo errado rende mais vendido inteiro, com a placa e os controles.",
          ],
          [
            "Se foi comprado há pouco, veja na loja a troca dentro do prazo.",
            "Comprado pela internet, ele pode ser devolvido no prazo de arrependimento.",
            "Recém-comprado e sem uso, o melhor é trocar onde comprou.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor certo", "O preço por tipo de portão"],
        slots: [
          [
            "Para basculante de até {width.quarterHp}, os kits instalados custam {models.pricesOr}. No de correr e no de abrir, a troca com mão de obra vale a faixa da casa, e a primeira instalação soma cremalheira, base ou suportes.",
            "O kit basculante, até {width.quarterHp}, sai por {models.pricesOr}, com instalação. Nos outros, onde nunca houve motor daquele tipo, entram ainda base e cremalheira, ou suportes.",
            "São {models.pricesOr} no basculante de até {width.quarterHp}, já colocado. De correr e de abrir acrescentam, quando é o primeiro motor, cremalheira e base ou os suportes dos braços.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe motor que serve em qualquer portão?",
        answers: [
          "Não: há central universal, que comanda vários motores, mas o motor em si é feito para um movimento, subir, correr ou girar.",
          "Não existe. Universal é a placa, e mesmo ela tem limites de potência e de sensor.",
        ],
      },
      {
        question: "A placa de um serve no outro?",
        answers: [
          "Muitas centrais comuns servem em mais de um tipo, com outro ajuste; a etiqueta da placa diz. Em motor com inversor, só a do modelo.",
          "Às vezes, entre motores comuns de mesma potência e de fim de curso parecido. Motor com inversor só aceita a placa da própria linha.",
        ],
      },
      {
        question: "Troquei o portão de basculante por correr. O que preciso?",
        answers: [
          "De motor deslizante, cremalheira e base, além do trilho e da guia do serralheiro. Fotocélula e energia costumam ficar.",
          "Motor com cremalheira na folha e piso firme para ele. O ponto de energia e o sensor quase sempre servem.",
        ],
      },
      {
        question: "Como sei de que tipo é o motor que tenho?",
        answers: [
          "Pela forma: caixa baixa com engrenagem é de portão de correr, e trilho comprido com fuso, de basculante. O de abrir é um braço preso à coluna, e a etiqueta confirma a linha.",
          "A etiqueta traz a linha. Por fora, engrenagem aparente indica correr, e fuso comprido, basculante.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor que você tem",
  },
];
