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
        "O portão sanfonado, também chamado de sanfona ou camarão, usa motor de braço, que puxa a folha presa à coluna, e as demais dobram atrás dela, levadas pela guia. O primeiro motor, com suporte e ponto de energia, é orçado grátis pela foto; a troca de um que já existe, em casa, fica de {price.homeSwap}.",
        "Para automatizar um portão camarão, usa-se motor de braço na folha da coluna, e as outras se recolhem dobrando ao lado do vão. Se já há motor, trocá-lo em casa sai de {price.homeSwap}, com a mão de obra; se não, o valor vem por foto, e a folha fica com o serralheiro.",
      ],
      installation: [
        "No portão camarão automatizado, as dobradiças do meio precisam ser reforçadas, com rolamento ou pino grosso e sem folga, porque o motor dá um tranco em cada dobra. O motor é de braço, preso à coluna e à primeira folha; as outras seguem pela guia. O primeiro motor é orçado grátis, por foto.",
        "Instalamos motor no portão camarão depois que as folhas dobram leves na mão. O braço do motor se prende à coluna e à primeira folha, e uma guia conduz as demais. O orçamento do primeiro motor, com suporte e ponto de energia, é grátis, por foto das dobradiças e da coluna.",
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
            "O camarão tem folhas unidas por dobradiças, que se juntam na lateral como uma sanfona. O motor puxa a primeira, presa à coluna, e as demais seguem a dobra pela guia de cima.",
            "As folhas dobram uma sobre a outra e se recolhem ao lado do vão. O motor move só a que está presa à coluna, e a guia superior leva as outras.",
            "As folhas do camarão são articuladas e fecham em sanfona. Apenas a da coluna recebe o motor, e as restantes acompanham pela guia.",
          ],
          [
            "O esforço muda no meio do caminho, quando a dobra abre. Por isso o técnico move o portão na mão antes de marcar o furo do suporte.",
            "O lugar do suporte é achado com o portão movido à mão, porque a força necessária varia conforme a dobra.",
            "Antes de furar a coluna, o técnico abre e fecha o portão na mão, já que a força muda conforme a dobra.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["As dobradiças e a guia antes do motor", "O camarão está pronto para o motor"],
        slots: [
          [
            "Com folga na dobradiça do meio, o motor só aumenta o tranco. Primeiro o portão precisa andar leve, e depois se automatiza.",
            "O motor não corrige dobra pesada nem guia suja. Veja antes como estão as dobradiças.",
            "Folga na dobradiça vira pancada quando entra o motor. O portão está pronto se atende à lista.",
          ],
        ],
        bullets: [
          "Dobradiças entre as folhas: reforçadas, soldadas dos dois lados, sem folga",
          "Dobradiças da coluna: são as que seguram o peso, com parafuso passante ou solda",
          "Guia de cima reta e limpa, com a roldana girando livre",
          "Folha que abre e fecha leve na mão",
          "Coluna firme, espaço para as folhas dobradas e ponto de energia com terra",
        ],
      },
      {
        about: "safety",
        headings: ["Dedos longe da dobra", "A proteção que o camarão pede"],
        slots: [
          [
            "A dobra fecha como uma tesoura. Por isso a força do motor fica no mínimo, a parada é suave e a fotocélula, o sensor do vão, faz parte da instalação. Ninguém empurra a folha pela dobra, nem com o motor desligado.",
            "Entre as folhas há um ponto em que o dedo fica preso. A força fica no mínimo, e a fotocélula, o sensor do vão, impede que o portão feche sobre alguém. Na mão, empurre pela borda, nunca pelo meio.",
            "Como a dobra prende dedos, o motor trabalha com pouca força, chegada lenta e fotocélula, o sensor que vê o vão. Na mão, segure só pela borda da folha.",
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
          "Onde falta parede para o portão de correr e recuo para o de abrir. Com espaço, uma folha inteira dá menos manutenção.",
          "Quando não há recuo na frente nem parede livre ao lado. Se há espaço, os outros tipos têm menos dobradiças para gastar.",
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
        "Para automatizar portão camarão de duas folhas, uma para cada lado, vão dois motores de braço e uma central dupla; se todas dobram para o mesmo lado, basta um motor. Na troca em casa, cada um fica de {price.homeSwap}, com mão de obra, e suporte e reforço da dobra somam na primeira vez.",
        "No portão camarão duplo, que abre metade para cada lado, são dois motores de braço comandados por uma central dupla, que manda uma folha antes da outra. Com um só lado, um motor resolve; a troca em residência custa de {price.homeSwap} por motor, com o serviço.",
        "O camarão de duas folhas usa um motor para cada lado, portanto dois, mais central dupla com retardo para a emenda não bater. Dois motores na troca ficam perto de {price.homeSwapTwice}, com mão de obra; se a abertura é de um lado só, um motor basta.",
      ],
      installation: [
        "Automatizar portão camarão de duas folhas leva dois motores de braço, um para cada lado, e uma central dupla; com um lado só, um motor basta. Na troca em casa, cada motor fica de {price.homeSwap}, com mão de obra, e na primeira instalação somam suporte e reforço da dobra.",
        "Instalamos dois motores de braço e uma central dupla no portão camarão que abre dos dois lados. Com um lado só, vai um motor. A troca em residência custa de {price.homeSwap} por motor, com o serviço, ou perto de {price.homeSwapTwice} pelos dois.",
      ],
      price: [
        "O motor para portão camarão de duas folhas, uma para cada lado, conta em dobro: dois braços e uma central dupla, perto de {price.homeSwapTwice} na troca em casa, com mão de obra. Suporte, reforço da dobra e energia somam na primeira vez.",
        "Automatizar portão camarão duplo fica perto de {price.homeSwapTwice} na troca de dois motores em residência, com o serviço. Com abertura para um lado só, um motor de {price.homeSwap} basta; suporte e reforço da dobra entram na estreia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Um motor ou dois no camarão", "Como as duas folhas trabalham"],
        slots: [
          [
            "Conte os lados que abrem: um lado, um motor; dois lados, dois motores. A central dupla faz uma folha sair antes da outra, com retardo de alguns segundos, para a emenda do meio não bater.",
            "Cada lado que dobra por conta própria leva o seu motor. A central dupla atrasa uma das folhas em poucos segundos, e por isso elas não se chocam na emenda.",
            "São tantos motores quantos lados se movem. O atraso programado na central, de poucos segundos, deixa a folha da aba abrir primeiro e fechar por último.",
          ],
          [
            "O cabo do segundo motor passa sob o piso, em tubo, de uma coluna à outra. Prever esse tubo antes do piso pronto evita rasgo.",
            "Um tubo de um lado ao outro do vão leva o fio do segundo motor. Feito antes do acabamento, poupa obra.",
            "Leve um eletroduto de coluna a coluna, por baixo do piso, para o segundo motor. É melhor prever isso antes de fechar o cimento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de pôr os motores", "O que conferir dos dois lados"],
        slots: [
          [
            "Os dois lados precisam dobrar leves na mão, um de cada vez. Se um prende, o motor daquele lado sofre.",
            "Confira cada lado em separado, empurrando devagar. Lado pesado é acertado antes do motor.",
            "Dobre uma folha de cada vez e sinta onde pesa. O motor não corrige dobradiça nem guia.",
          ],
        ],
        bullets: [
          "Dobradiças do meio sem folga",
          "Guia e trilho retos e limpos",
          "Coluna firme de cada lado",
          "Batente no meio do vão, onde as folhas se encontram",
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço do camarão", "Dois motores e o que vem junto"],
        slots: [
          [
            "Em ordem, vêm o motor de um lado só, os dois motores com central dupla e, por cima, o reforço da dobra e das colunas. Os dois na troca ficam perto de {price.homeSwapTwice}, em até {shop.instalments} vezes.",
            "Um motor custa menos, dois custam o dobro, perto de {price.homeSwapTwice} na troca, e reforço ou solda soma. O cartão divide em até {shop.instalments} vezes.",
            "Dois lados dobram o valor, perto de {price.homeSwapTwice} na troca com mão de obra; dobra fraca ou coluna oca acrescenta. Parcela-se em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr motor em um lado só?",
        answers: [
          "Dá. O outro fica com trinco e abre na mão, e a central dupla deixa o segundo motor para depois.",
          "Sim, se o vão de um lado basta para o carro. O segundo motor entra mais tarde, na mesma central dupla.",
        ],
      },
      {
        question: "Vocês fazem o portão camarão?",
        answers: [
          "A folha é do serralheiro. O motor, a central, os controles e o ajuste das dobradiças são conosco.",
          "Não fabricamos a folha. Cuidamos de motor, central, controles e regulagem.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Um portão de um lado leva por volta de {time.sliding}; os dois lados, o dobro ou um dia inteiro. Coluna a reforçar acrescenta.",
          "Um dia costuma bastar para os dois lados. Um lado só fica em torno de {time.sliding}, sem solda.",
        ],
      },
      {
        question: "Um camarão com motor precisa de fotocélula?",
        answers: [
          "Sim, porque as folhas dobram para dentro ou para fora e prendem entre elas. O par fica na linha do vão, de 40 a 60 cm do chão.",
          "Precisa. A dobra é ponto de esmagamento, e o par de sensores a 40 ou 60 cm protege a passagem.",
        ],
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
          "Ajuste de dobra e guia cabe numa visita. Dobradiça soldada ou peça a encomendar soma tempo, informado antes.",
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
        "O portão de três folhas leva um motor se elas dobram ou correm ligadas umas às outras, e dois se duas dobram e uma gira. Cada motor, na troca em casa, fica de {price.homeSwap} com mão de obra; no de quatro folhas a conta é a mesma, em geral dois motores.",
        "Quantos motores leva um portão de três folhas depende de como abrem: em conjunto, um; em dois lados, dois, com central dupla. O preço de cada motor trocado em residência vai de {price.homeSwap}, já instalado, e quatro folhas, duas para cada lado, pedem dois motores.",
        "Para automatizar portão de três ou quatro folhas, conte um motor por conjunto que abre junto: três folhas ligadas, um; duas que dobram e uma que gira, dois. Em preço, são {price.homeSwap} por motor na troca em casa, com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor usa cada portão de três folhas", "Correr, dobrar ou girar"],
        slots: [
          [
            "Abra o portão na mão e repare na ordem das folhas. O jeito de abrir define o motor e a quantidade.",
            "O movimento na mão mostra quantos conjuntos existem, e cada conjunto pede um motor.",
            "Veja qual folha anda primeiro e quais seguem presas a ela. Isso decide o tipo de motor.",
          ],
        ],
        bullets: [
          "Telescópico, em trilhos paralelos: um motor de cremalheira puxa a primeira",
          "Camarão, folhas que dobram: um braço na folha presa à coluna",
          "Duas dobram e uma gira: dois motores e central dupla",
          "Só o lado do carro: um motor, e a outra folha com trinco",
        ],
      },
      {
        about: "check",
        headings: ["O que acertar antes do motor", "Dobradiças, trilhos e peso das folhas"],
        slots: [
          [
            "Três folhas têm mais dobradiças e mais trilho, e uma que prende trava as outras. Todas precisam correr leves na mão antes de receber motor.",
            "Com tantas dobras ou rodas, basta uma peça gasta para o conjunto emperrar. O teste é abrir na mão, sem esforço.",
            "Quanto mais folhas, mais pontos de atrito. Antes do motor, o portão inteiro deve abrir na mão sem agarrar.",
          ],
          [
            "Some o peso das folhas que um mesmo motor move e deixe um terço de folga sobre o limite da etiqueta. No telescópico, a primeira arrasta todas.",
            "O motor carrega a soma das folhas do seu conjunto, com um terço de margem na etiqueta. Em trilhos paralelos, ele puxa as três.",
            "Calcule o peso total que cada motor leva e escolha etiqueta um terço acima. Nas que correm, conta a soma das três.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do motor", "Para receber o valor do portão de três folhas"],
        slots: [
          [
            "A distância entre as colunas e o estado da ferragem explicam por que dois orçamentos diferem. Serralheria, quando entra, costuma ser a maior parte.",
            "Dois portões parecidos podem ter valores distantes, por causa do vão e da ferragem. O serralheiro, se for preciso, é o que mais encarece.",
            "Vão largo e ferragem gasta mudam o total mais que a marca. Solda e dobradiça nova pesam acima de qualquer acessório.",
          ],
        ],
        bullets: [
          "Cabo de um lado ao outro, pelo piso ou por cima",
          "Dobradiças ou trilhos a corrigir",
          "Trava elétrica e batentes, se faltarem",
          "Ponto de energia novo, se não houver",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é o defeito mais comum nesse portão?",
        answers: [
          "Dobradiça ou roldana gasta, que faz uma folha arrastar e força o motor. Por isso a revisão {visits.home} importa mais que no portão simples.",
          "Folga nas dobras ou nos trilhos. Uma folha prende, as outras travam e o motor esquenta.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Um motor de correr leva de {time.sliding}. Com dois motores e cabo a passar, reserve o dia.",
          "De {time.sliding} quando é um deslizante só. Dois braços com central dupla tomam mais.",
        ],
      },
      {
        question: "Dá para abrir só uma folha para pedestre?",
        answers: [
          "Nas que giram, sim, pela função pedestre da central. Nas que correm ou dobram, o portão abre um trecho e para.",
          "Dá, se a central tiver abertura parcial. Numa folha de girar ela abre sozinha, e nas outras o conjunto abre parte.",
        ],
      },
      {
        question: "Falta de luz: abre na mão?",
        answers: [
          "Com o disjuntor desligado e o motor destravado, sim, se as folhas correm leves e retas. Mova devagar, a partir da que abre primeiro.",
          "Sim, depois de desligar e destravar, na mesma ordem do automático. Folha que prende não se força.",
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
      "que é encoder",
      "encoder portão",
      "motor com ou sem encoder",
      "motor encoder ou fim curso",
      "placa encoder dispensa ímã fim de curso",
      "central com encoder",
      "placa com encoder",
      "central encoder",
      "placa encoder",
      "com ou sem encoder",
      "motor com encoder vale pena",
      "encoder ou fim curso",
      "encoder ou reed",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O encoder do portão é um sensor dentro do motor que conta as voltas e diz à central onde a folha está. Com ele, o portão freia antes do fim e para ou volta quando encontra um obstáculo. Motor sem encoder se guia pelo fim de curso e funciona bem em casa; uma placa não serve no lugar da outra.",
        "Central com ou sem encoder não se escolhe livremente: ela tem de ser do tipo que o motor usa. Sem encoder, guia-se pelo fim de curso, é mais barata e basta em casa; com encoder, conta as voltas do motor, freia antes do fim e percebe obstáculo melhor.",
        "A diferença entre placa com e sem encoder está em saber onde a folha anda: a com encoder conta voltas e desacelera no ponto; a sem espera o aviso do fim de curso. Em portão de casa a simples basta, e motor sem encoder não aproveita a outra.",
        "Vale a pena a central com encoder quando o motor já tem esse sensor, que conta as voltas e grava o percurso. Se o seu para por fim de curso, compre a sem encoder, que custa menos e, no uso de casa, faz o mesmo serviço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual das duas serve no seu motor", "Encoder ou fim de curso"],
        slots: [
          [
            "Quem decide é o motor atual. A etiqueta e os fios entre motor e placa mostram o tipo, e o técnico confere com a energia desligada.",
            "Veja primeiro o que o motor tem. Modelo na etiqueta e cabo até a placa dizem se há encoder, em conferência feita sem energia.",
            "A central segue o motor, e não o contrário. Pela etiqueta se sabe se ele traz encoder ou ímã de fim de curso.",
          ],
        ],
        bullets: [
          "Cabo de encoder entre motor e placa: central compatível com ele; a universal comum não serve.",
          "Ímã ou chave no fim do curso: central sem encoder.",
          "Motor com inversor: só a central da própria linha.",
          "Motor novo rápido, pesado ou de muito uso: prefira encoder.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando o encoder falha", "Sinais de encoder com defeito"],
        slots: [
          [
            "O portão anda pouco e para, refaz o percurso sozinho ou abre em velocidade baixa o tempo todo. Muitas vezes é só o cabo solto ou sujo, e por isso se confere antes de trocar a placa.",
            "Folha que para no meio, perde o percurso ou anda sempre devagar aponta o encoder. Conector e cabo são vistos primeiro, sem energia, porque custam menos que a central.",
            "Paradas no meio do curso e marcha lenta constante são típicas. Antes da placa, o técnico verifica cabo e conector, que costumam ser a causa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca da placa", "Do que depende o preço"],
        slots: [
          [
            "Do mais barato ao mais caro, vêm reparo em bancada, placa compatível e placa original. A com encoder fica acima da comum, por ser própria do modelo, e não tem universal.",
            "A conta sobe nesta ordem: consertar o componente, pôr compatível, comprar original. Encoder e inversor limitam a escolha à placa da marca, que custa mais.",
            "Reparar custa menos, compatível fica no meio e original em cima. Com encoder, a universal sai da lista, e o preço sobe.",
          ],
          [
            "A mão de obra inclui medir o motor, ligar, gravar o percurso e cadastrar os controles, em cerca de {trade.smallRepair}. O cartão divide em até {shop.instalments} vezes.",
            "Medição, ligação, percurso e controles gravados estão no serviço, que leva em torno de {trade.smallRepair}. Pode ser pago em até {shop.instalments} parcelas.",
            "No trabalho entram teste do motor, montagem e gravação, por volta de {trade.smallRepair}. Parcela-se em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr placa sem encoder em motor com encoder?",
        answers: [
          "Em alguns motores comuns, instalando fim de curso à parte. Em motor com inversor, não.",
          "Só se o motor aceitar fim de curso separado, com ímãs na folha. Com inversor não funciona.",
        ],
      },
      {
        question: "Encoder substitui a fotocélula?",
        answers: [
          "Não: ele percebe o esforço depois do toque, e a fotocélula evita o toque.",
          "Não. O encoder sente a batida; a fotocélula impede que ela aconteça.",
        ],
      },
      {
        question: "Preciso gravar o percurso depois da troca?",
        answers: [
          "Sim, a central com encoder aprende abrindo e fechando uma vez inteira, com a passagem livre. A sem encoder só precisa dos ímãs no lugar.",
          "Na com encoder, sim, em um ou dois ciclos lentos. Na outra, basta o fim de curso regulado.",
        ],
      },
      {
        question: "Os controles continuam?",
        answers: [
          "Continuam se a placa nova lê a mesma frequência e código, e são gravados outra vez. Do contrário, entra um receptor avulso.",
          "Em geral sim, com novo cadastro. Código diferente pede receptor à parte ou controles novos.",
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
        "Não há número público do motor de portão mais vendido no Brasil; as marcas mais comuns nas casas são PPA, Garen, Peccinin e Rossi, no deslizante e no basculante. Escolha entre elas pelos quilos da ficha ou pela largura da folha; a troca em casa fica de {price.homeSwap}.",
        "O motor mais vendido costuma ser de PPA, Garen, Rossi ou Peccinin, marcas que todo mundo acha nas lojas, mas nenhuma fonte pública dá o campeão de vendas. No motor deslizante decidem os quilos da ficha, e na troca em residência o valor vai de {price.homeSwap}.",
        "Qual motor de portão se vende mais hoje? Estatística aberta não existe, e nas garagens as marcas mais comuns são PPA, Garen, Rossi e Peccinin. Para o de correr, olhe os quilos; para o basculante, a largura: até {width.quarterHp}, o instalado parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher entre os mais comuns", "O que importa além da fama"],
        slots: [
          [
            "O que a fama traz de bom é peça e controle fáceis; o resto é o seu portão.",
            "Dentro das marcas comuns, o portão decide o modelo.",
            "Ser muito vendido ajuda na reposição, e só. O modelo sai desta lista.",
          ],
        ],
        bullets: [
          "De correr: quilos da ficha um terço acima do peso da folha",
          "Basculante de até {width.quarterHp}: 1/4 HP, e o tempo de abertura que você aceita",
          "De abrir: peso e comprimento de cada folha",
          "Prédio e comércio: ciclos por hora acima do pico",
          "Em todos: placa, engrenagem e controle à venda perto de você",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custam instalados", "Preço de referência dos mais vendidos"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os kits instalados são três: {models.pricesNamed}. O tempo de abertura desses kits vai de {opening.padrao} a {opening.jetflex}.",
            "Para basculante de até {width.quarterHp}, instalados, há {models.pricesNamed}. O Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}.",
            "Três kits servem ao basculante de até {width.quarterHp}, já montados: {models.pricesNamed}. A diferença é a rapidez, de {opening.padrao} a {opening.jetflex}.",
          ],
          [
            "No motor deslizante ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra. Folha pesada ou de prédio usa outra linha, de {price.heavySwap}.",
            "Trocar o deslizante ou o pivotante de casa vai de {price.homeSwap}, serviço incluído. Em portão pesado, a linha muda, e o valor é de {price.heavySwap}.",
            "Para portão de correr e de abrir em residência, a faixa da troca é de {price.homeSwap}. O pesado, coletivo, custa de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar o mais vendido", "Peça, garantia e ficha"],
        slots: [
          [
            "Peça ao vendedor o preço da placa e da engrenagem do modelo e a garantia por escrito. No motor que vendemos são {warranty.motor}, e na instalação, {warranty.installation}.",
            "Antes de pagar, veja se a placa e a engrenagem têm preço e estoque, e quanto dura a garantia. A nossa é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Pergunte pela reposição e pelo prazo de garantia, no papel. Conosco, o motor tem {warranty.motor} e a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor mais vendido dá menos defeito?",
        answers: [
          "Não há dado que prove isso. Folha leve, regulagem certa e revisão {visits.home} evitam mais defeito que o nome, e a vida comum é de {trade.life}.",
          "Não necessariamente: decide o modelo certo para o peso. Bem instalado, um residencial dura de {trade.life}, seja qual for a marca.",
        ],
      },
      {
        question: "Vale comprar marca pouco conhecida?",
        answers: [
          "Só com peça confirmada na região; sem ela, o primeiro defeito vira motor novo.",
          "Se há reposição e vendedor daqui que garanta, pode servir. Sem isso, a economia da compra some no conserto.",
        ],
      },
      {
        question: "Qual marca vocês indicam para casa?",
        answers: [
          "Entre {shop.someBrands}, a que tiver o modelo certo para a sua folha. Como somos independentes, a indicação sai do portão, e não da marca.",
          "Depende do portão: trabalhamos com {shop.someBrands}, sem exclusividade. Peso, largura e aberturas por dia escolhem o modelo.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar?",
        answers: [
          "De {time.sliding} no de correr e de {time.tilting} no basculante, com energia perto e folha em ordem.",
          "Conte de {time.tilting} para basculante e de {time.sliding} para deslizante.",
        ],
      },
    ],
    photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
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
      "quanto vale motor queimado",
      "motor queimado vale quanto",
      "quanto pagam motor usado",
      "avaliar preço motor usado",
    ],
    intent: "price",
    answers: {
      any: [
        "Quanto vale um motor de portão usado depende do novo: como o kit basculante instalado parte de {price.lowest} e só a mão de obra de um usado, de {price.installation}, o comum funcionando vale pouco. Não há tabela; contam modelo, idade e se vão central e controles, e queimado é sucata.",
        "O valor de mercado do motor usado, de segunda mão, fica bem abaixo do novo, que no basculante começa em {price.lowest} instalado, com {warranty.motor} de garantia; quem compra ainda paga a instalação, desde {price.installation}. Peça mais só por modelo atual, completo e testado em vídeo.",
        "Por quanto anunciar seu motor de portão usado: uma fração do novo, porque o comprador compara com o kit de {price.lowest} já instalado e soma {price.installation} de mão de obra. Funcionando, com controles e menos de cinco anos, vende; com folga ou sem placa, vale como peça.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que aumenta e o que derruba o valor", "Como chegar a um preço justo"],
        slots: [
          [
            "Vale mais o modelo ainda vendido, com menos de cinco anos, central, controles e vídeo funcionando com a folha. O de uso pesado, com nota, perde menos valor que o residencial.",
            "Sobem o preço a idade abaixo de cinco anos, a peça fácil e o conjunto completo, com placa e controles. Motor pesado de condomínio mantém mais valor que o de casa.",
            "Completo, atual e com prova em vídeo, ele se vende melhor. Os de portão pesado valem mais, porque o novo também é caro.",
          ],
          [
            "Derrubam o valor folga no eixo, ruído, ferrugem, falta de controles e modelo fora de linha. Queimado, interessa só como carcaça, redutor ou cobre.",
            "Folga no redutor, placa adaptada e linha encerrada tiram quase tudo. O que não liga vai para doador de peças ou sucata.",
            "Barulho, eixo frouxo e ausência de placa reduzem a quase nada. Motor queimado se vende a peso ou como fonte de peças.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de pagar por um usado", "O teste que diz quanto vale"],
        slots: [
          [
            "Peça vídeo com o motor movendo uma folha, porque girar no chão não prova força. Estes pontos fecham o preço.",
            "Motor que liga na bancada pode não puxar o portão. Exija o vídeo em uso e confira o resto.",
            "Só o teste com carga mostra o estado do redutor. Antes de pagar, veja também o seguinte.",
          ],
        ],
        bullets: [
          "Etiqueta com modelo, tensão e potência iguais ao que seu portão pede",
          "Eixo sem folga e sem ruído de metal",
          "Central, controles, chave e suporte incluídos",
          "Placa e engrenagem ainda à venda",
          "Instalação somada ao preço",
        ],
      },
      {
        about: "choose",
        headings: ["Usado ou novo: a conta instalada", "Quando o usado compensa"],
        slots: [
          [
            "O usado só compensa quando o preço pedido, somado à instalação, fica bem abaixo do novo já montado e com garantia. Isso acontece mais em motor de portão pesado ou na compra para tirar peças.",
            "Some ao anúncio a instalação e o risco de não ter garantia, e só então compare com o novo pronto. No residencial quase sempre empata; no motor pesado ainda sobra vantagem.",
            "Faça a conta instalada, e não a do anúncio. Para casa, a diferença costuma sumir com a mão de obra; em motor grande, ou como fonte de peças, o usado ainda vale.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como anunciar para vender melhor?",
        answers: [
          "Com foto da etiqueta, vídeo funcionando e a lista do que vai junto: central, controles, chave e ferragens.",
          "Mostre a etiqueta, um vídeo dele abrindo o portão e diga os anos de uso e o motivo da venda.",
        ],
      },
      {
        question: "Vocês instalam um usado que eu comprar?",
        answers: [
          "Instalamos, depois de conferir se serve na folha: a mão de obra parte de {price.installation}, com garantia só do serviço.",
          "Sim, a partir de {price.installation}. O motor em si fica sem garantia nossa.",
        ],
      },
      {
        question: "O motor velho abate na troca?",
        answers: [
          "Não compramos usados nem abatemos. O que reduz a conta é aproveitar fiação, suporte e fotocélula em bom estado.",
          "O velho não entra como pagamento; as peças boas do conjunto é que ficam e baixam o orçamento.",
        ],
      },
      {
        question: "Quantos anos um motor ainda dura?",
        answers: [
          "A vida usual é de {trade.life} em casa, contada desde novo. Com oito anos, restam poucos, e o preço deve refletir isso.",
          "Residencial bem usado chega a {trade.life}. Desconte a idade antes de pagar.",
        ],
      },
    ],
    photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão",
  },
  {
    id: "ponto-de-energia-preco",
    broader: "instalacao-eletrica",
    label: "Preço do ponto de energia para o portão",
    phrase: "o ponto de energia do portão",
    asks: [
      "conduíte entupido portão",
      "tubo entupido portão",
      "eletroduto entupido portão",

      "refazer fiação portão",
      "refazer fiação portão preço",
      "trocar fiação portão preço",
      "fiação portão preço",
      "fiação nova portão preço",
      "colocar 220v portão preço",
      "instalar 220v portão preço",
      "puxar 220v portão",
      "passar portão para 220 preço",
      "colocar 220 portão preço",
      "instalar 220 portão preço",
      "quanto custa puxar 220 portão",
      "quanto custa colocar 220 portão",
      "puxar 220 portão",
      "fiação portão preço",
      "quanto custa fiação portão",
      "quanto custa fiação portão eletrônico",
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
        "O preço para puxar ponto de luz até o portão depende da distância em metros até o quadro, de haver duto pronto e do que falta: disjuntor, fio de 2,5 mm² ou mais e terra. Com duto livre é serviço curto e barato; canaleta fica no meio, e quebrar piso ou parede é o mais caro.",
        "Colocar 220 V no portão custa o cabo do quadro até o motor, o disjuntor bipolar e o terra, e o preço depende da distância e de haver duto pronto. É preciso que a casa tenha duas fases no quadro. Fotos do quadro e do caminho até o portão permitem dizer o valor, ou o que fica para o eletricista.",
        "O preço do ponto de energia do portão sai dos metros de fio, da passagem, do disjuntor próprio e do terra. Duto existente sai mais em conta, canaleta aparente vem depois, e rasgar piso ou parede custa mais, porque soma pedreiro e acabamento.",
        "Puxar energia do quadro até o motor do portão custa pouco quando o duto já existe e bem mais quando é preciso quebrar. Pesam a distância em metros, o disjuntor só do portão e o aterramento, e o fio usual é de 2,5 mm² ou mais grosso, conforme os metros.",
        "Refazer a fiação do portão eletrônico custa conforme os metros até o quadro, o estado dos tubos e o que entra: cabo de 2,5 mm² ou mais, disjuntor próprio e terra. Com o tubo livre, sai mais barato. Com tubo entupido ou piso a cortar, o preço sobe. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que soma no ponto de energia", "Do que depende o valor"],
        slots: [
          [
            "O mais barato é usar um tubo que já existe. Depois vem a canaleta aparente, e o mais caro é cortar o piso ou a parede. Cada metro a mais soma fio e mão de obra.",
            "Passar o fio por um tubo livre custa menos que pôr canaleta, e a canaleta custa menos que quebrar. O preço cresce com os metros de fio e com o acabamento.",
            "O caminho do fio define o preço. Usar um tubo pronto custa menos, a canaleta fica no meio e cortar o piso é o mais caro. A distância e o acabamento completam a conta.",
          ],
        ],
        bullets: [
          "Metros até o quadro, porque em distância longa o fio é mais grosso",
          "Passagem: duto, canaleta ou rasgo com acabamento",
          "Disjuntor próprio no quadro e, se não houver, DR",
          "Fio terra ou haste de aterramento",
          "Segundo tubo para botoeira e fotocélula, se aproveitado",
        ],
      },
      {
        about: "safety",
        headings: ["Energia do portão sem risco", "O que não fazer"],
        slots: [
          [
            "Extensão, benjamim e fio fino enterrado sem duto aquecem e dão choque, e não servem de ponto de energia. O fio do portão é próprio, com disjuntor e terra.",
            "Não use extensão nem emenda ao ar livre, porque molham e queimam a placa. O circuito do portão tem disjuntor só dele e fio terra.",
            "Fio fino sem tubo e emenda exposta são risco de incêndio e de choque. O circuito do motor é exclusivo, com terra.",
          ],
          [
            "Quem liga no quadro é o eletricista, com a energia geral desligada. O morador só escolhe o caminho e mede a distância.",
            "A ligação no quadro cabe ao eletricista, depois de cortar a energia da casa. Sua parte é medir o caminho.",
            "Mexer no quadro é serviço de eletricista, com tudo desligado. Você informa os metros e o trajeto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Fio, disjuntor e tensão", "O que pedir no ponto de energia"],
        slots: [
          [
            "Em geral fio de 2,5 mm², mais grosso quando passa de algumas dezenas de metros, com disjuntor calculado pela corrente da etiqueta. Em área externa, a norma NBR 5410 pede DR de 30 mA.",
            "O fio começa em 2,5 mm² e fica mais grosso com a distância. O disjuntor é escolhido pelos ampères da etiqueta. Em área externa, a NBR 5410 prevê um DR de 30 mA.",
            "Use 2,5 mm² ou mais, conforme os metros, e disjuntor pela corrente do motor. Por servir área externa, o circuito leva DR de 30 mA.",
          ],
          [
            "O motor fica em circuito próprio, na tensão da etiqueta, e um segundo tubo deixa pronta a fotocélula. Fazer os dois juntos custa menos que abrir duas vezes.",
            "Faça um circuito exclusivo para o motor, com um tubo extra para sensor e botoeira. Passar os dois de uma vez evita nova obra.",
            "O motor precisa de circuito próprio, na tensão da etiqueta. Deixe ao lado um tubo para sensor e botão, e só se quebra uma vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o ponto de energia?",
        answers: [
          "Depende do caso. O trecho curto é feito junto com a instalação do motor. Obra no quadro ou no piso fica com eletricista e pedreiro.",
          "Parte dele, sim, junto com o motor. Quadro novo e rasgo em piso ficam com eletricista e pedreiro.",
        ],
      },
      {
        question: "Qual fio e qual disjuntor?",
        answers: [
          "No mínimo 2,5 mm², com disjuntor calculado pela corrente da etiqueta e pela distância. Em 220 V de duas fases, bipolar.",
          "O eletricista parte de 2,5 mm² e calcula o disjuntor pelos ampères do motor. Duas fases pedem disjuntor bipolar.",
        ],
      },
      {
        question: "Dá para usar a tomada da garagem?",
        answers: [
          "Só se o circuito for folgado e tiver terra. O certo é um circuito próprio, para o arranque do motor não derrubar a tensão de outros aparelhos.",
          "Numa emergência, dá, se o circuito tem folga e fio terra. Para ficar, o motor precisa de um circuito só dele.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Com duto pronto, cerca de {trade.smallRepair}. Canaleta ocupa meio dia, e rasgo com acabamento passa de um dia.",
          "Com tubo livre, o serviço leva até {trade.smallRepair}. Abrir piso ou parede leva mais de um dia, por causa do acabamento.",
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
        "O kit de trilho e roldana para portão de correr leva trilho de cerca de duas vezes o vão, um par de roldanas com o mesmo canal do trilho (V ou U), guia superior e dois batentes. Para um vão de 3 metros são uns 6 de trilho; roda de 3 ou 4 polegadas, conforme o peso da folha.",
        "Para montar um portão de correr, compre trilho com o dobro do vão, duas roldanas de carga acima do peso da folha e de canal igual ao do trilho, guia de cima e batentes. Vão de 3 metros pede perto de 6 metros de trilho, e folha pesada, roda de 4 polegadas.",
        "O que vem no kit trilho e roldana: barra de trilho, par de rodas, guia superior e batentes. Acerte três coisas ao comprar, o canal (V com V, U com redondo), a carga do par e o comprimento, em torno de 6 metros para um vão de 3.",
      ],
      price: [
        "O preço do kit de trilho e roldana soma os metros de trilho, o par de rodas conforme diâmetro e carga, a guia e os batentes, com a montagem à parte. Roda de 4 polegadas com rolamento custa mais que a de 3, e o trilho é contado em cerca de duas vezes o vão.",
        "O preço do kit do portão de correr depende de metros e de carga: o trilho vai pelo dobro do vão, e a roldana encarece com o diâmetro e o rolamento vedado. Guia, batentes e montagem entram em linhas separadas, orçadas pelas medidas e pelo material da folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como montar o kit do portão de correr", "Medidas para comprar trilho e roldana certos"],
        slots: [
          [
            "Canal é o sulco da roda, e precisa ter a forma do trilho, ou a roda apoia só na borda e gasta em meses. Confira os cinco itens antes de pagar.",
            "A roda tem um sulco, o canal, que casa com o trilho. Formatos diferentes gastam os dois depressa, por isso veja a lista.",
            "O sulco da roldana, chamado canal, segue o perfil do trilho. Errar nisso é trocar tudo em pouco tempo.",
          ],
        ],
        bullets: [
          "Canal em V com trilho em V; canal em U com trilho redondo",
          "Carga: o par aguenta a folha inteira, com folga",
          "Diâmetro: 3 polegadas em folha leve, 4 em pesada",
          "Trilho: cerca de duas vezes o vão, em base de concreto",
          "Guia superior e batente nas duas pontas, sempre",
        ],
      },
      {
        about: "safety",
        headings: ["A troca não é para uma pessoa só", "Cuidado ao trocar roda e trilho"],
        slots: [
          [
            "Durante a troca a folha sai do apoio, e uma de 200 ou 300 kg tomba e esmaga. Precisa de escora, mais gente e disjuntor desligado, e por isso fica com o técnico.",
            "Uma folha solta do trilho cai para o lado sem aviso. Energia cortada, escora firme e duas pessoas ou mais são o mínimo, serviço de técnico.",
            "Trocar rodas tira a folha do trilho, e seu peso, de centenas de quilos, derruba quem segura. Com escora e energia desligada, é trabalho para profissional.",
          ],
          [
            "Guia e batente não são opcionais: a guia mantém a folha em pé, e o batente a impede de correr para fora do trilho.",
            "Sem guia superior a folha tomba, e sem batente passa do fim. Os dois entram em qualquer kit.",
            "Quem segura o portão em pé é a guia, e quem o para no fim é o batente. Não monte sem eles.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se acerta depois da montagem", "Cremalheira e motor com o trilho novo"],
        slots: [
          [
            "Roda nova muda a altura da folha, e a cremalheira volta à folga de {rack.clearance}. Depois se regulam a parada e a força, com o portão correndo leve.",
            "Com a folha em outra altura, a barra dentada é realinhada para {rack.clearance} de folga. Parada e força do motor vêm em seguida.",
            "A folha sobe com rodas novas, e por isso a cremalheira é acertada em {rack.clearance}. Fim de curso e força completam a regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só as roldanas?",
        answers: [
          "Pode, se o trilho está reto e sem desgaste, e sempre as duas juntas. Trilho ruim come a roda nova.",
          "Sim, com trilho em ordem. Uma roda só deixa a folha inclinada.",
        ],
      },
      {
        question: "Roldana de 3 ou de 4 polegadas?",
        answers: [
          "Folha pesada pede 4 e leve aceita 3, desde que a roda caiba na caixa. O que manda é a carga da ficha.",
          "A de 4 rola mais leve e aguenta mais. Veja se há espaço na folha e siga a carga indicada.",
        ],
      },
      {
        question: "O kit já inclui a cremalheira?",
        answers: [
          "Em geral não. A cremalheira é do motor e se compra por metro, do tamanho da folha.",
          "Não costuma incluir. Ela acompanha o motor ou é vendida por metro, à parte.",
        ],
      },
      {
        question: "Quanto dura o trilho?",
        answers: [
          "Muitos anos, limpo e seco sobre concreto firme. Graxa com areia e base afundada são o que mais o gasta.",
          "Bem assentado e varrido, dura mais que várias roldanas. Sem graxa, sempre.",
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
        "A cremalheira tem o comprimento da folha: portão de 3 metros usa 3 metros e portão de 4 metros usa 4, mais uns 30 a 50 cm se a folha passa do vão. Compre em barras ou gomos do mesmo passo da engrenagem do motor, que se emendam alinhados.",
        "A cremalheira a comprar tem o tamanho da folha inteira, não do vão: 4 metros para folha de 4 metros, 3 para a de 3. Em barras de 1 metro são quatro peças, ou três, sempre com o passo do dente igual ao da engrenagem.",
        "Para portão de 4 metros, compre pelo menos 4 metros de cremalheira, em geral quatro gomos de 1 metro; para 3 metros, três. A medida é a da folha, que passa do vão, e o passo do dente precisa casar com o motor.",
      ],
      price: [
        "O preço da cremalheira conta por metro de folha, não de vão, mais a mão de obra de fixar e acertar a folga de {rack.clearance} com a engrenagem. A barra de aço custa mais que a de nylon, e um portão de 4 metros leva ao menos 4 metros.",
        "Trocar a cremalheira custa as barras no comprimento da folha, 3 metros para folha de 3, 4 para a de 4, mais fixação e alinhamento. Nylon com alma de aço sai mais barato que aço maciço, indicado em folha pesada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A medida certa, passo a passo", "Como medir"],
        slots: [
          [
            "Meça a folha, de ponta a ponta, com o portão fechado e o disjuntor desligado. Ela costuma passar do vão em 20 a 50 cm.",
            "Com o disjuntor desligado e o portão fechado, a trena vai de uma ponta à outra da folha, que é maior que o vão.",
            "A medida boa é a da folha toda, tirada com a energia cortada. O vão engana, porque a folha sobra dos lados.",
          ],
        ],
        steps: [
          "Meça o comprimento total da folha na altura em que a barra vai presa.",
          "Divida pelo tamanho da barra vendida e arredonde para cima.",
          "Compare o passo do dente com a régua antiga ou com a engrenagem.",
          "Veja se há apoio firme para parafuso em todo o comprimento.",
        ],
      },
      {
        about: "choose",
        headings: ["Nylon ou aço, e o passo certo", "Que barra comprar"],
        slots: [
          [
            "Folha leve ou média de casa usa nylon com alma metálica, mais silencioso. Folha pesada, prédio ou galpão pedem aço.",
            "Em casa, o nylon reforçado atende e faz menos barulho; em chapa pesada e muito uso, só aço.",
            "Escolha nylon com alma de aço para residência e aço inteiro para folha pesada ou uso coletivo.",
          ],
          [
            "O passo é a distância entre os dentes e tem de ser a da engrenagem, ou ela come a barra. Leve uma foto dos dentes com régua ao lado na hora da compra.",
            "Dente com outro passo não encaixa e estraga o pinhão. Compare com a barra velha, ou fotografe com uma régua junto.",
            "Confira o passo, que é a medida de um dente ao outro. Diferente do pinhão, ele pula e desgasta os dois.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a cremalheira é montada", "Emenda, folga e altura"],
        slots: [
          [
            "Um pedaço de barra virado serve de gabarito na emenda, para o dente seguir no mesmo passo. A folga com a engrenagem fica em {rack.clearance} da primeira à última barra, e o fim de curso é regulado de novo.",
            "Nas emendas usa-se um gabarito, que mantém a distância dos dentes. Deixam-se {rack.clearance} entre dente e pinhão em toda a folha, e as paradas são refeitas.",
            "Alinham-se as barras com gabarito e regula-se a altura, com {rack.clearance} de folga do começo ao fim. Depois vêm os ímãs do fim de curso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cremalheira vem com o motor?",
        answers: [
          "Em muitos kits vêm 3 metros, ou nenhum. Veja os metros na caixa e compre o que falta, do mesmo passo.",
          "Depende do kit: alguns trazem um tanto menor que a folha. Complete com barras de passo igual.",
        ],
      },
      {
        question: "Posso emendar cremalheiras de marcas diferentes?",
        answers: [
          "Só com o mesmo passo e a mesma altura de dente. Passo diferente pula e come a engrenagem.",
          "Se passo e altura forem idênticos, sim. Na dúvida, troque o conjunto.",
        ],
      },
      {
        question: "Vocês vendem e instalam a cremalheira?",
        answers: [
          "Sim, com ou sem a montagem. Instalada, ela já sai com folga, emendas e fim de curso regulados.",
          "Vendemos em barras e montamos, se você quiser. O serviço inclui alinhar, dar a folga e ajustar as paradas.",
        ],
      },
      {
        question: "Sobrou um pedaço: corto ou deixo?",
        answers: [
          "Corte o que passa da folha, porque a ponta bate na coluna ao abrir. Um pedaço curto guardado serve de gabarito ou de reposição.",
          "O que sobra além da folha se corta. Guarde o retalho para trocar um gomo gasto mais tarde.",
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
