import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const energiaSolar: NarrowConcept[] = [
  {
    id: "motor-solar-vale-a-pena",
    broader: "energia-solar",
    label: "Portão solar vale a pena?",
    phrase: "o portão solar que vale a pena",
    intent: "question",
    asks: [
      "portão movido sol",
      "portão solar nobreak compensa",
      "solar aguenta condomínio",
      "painel solar condomínio portão",
      "painel solar aguenta portão condomínio",
      "energia solar portão prédio",
      "motor solar vale pena",
      "portão solar vale pena",
      "energia solar vale portão",
      "kit solar vale",
      "motor solar funciona",
      "placa solar portão funciona",
      "painel solar portão falta luz",
      "placa solar abre portão luz",
      "energia solar funciona portão",
      "portão solar funciona",
      "motor energia solar funciona",
      "energia solar eletrônico vale pena",
      "portão eletrônico solar vale pena",
    ],
    answers: {
      any: [
        "O portão com energia solar vale a pena onde não há rede perto, como sítio, chácara ou entrada no fim do lote, com poucas aberturas por dia. Na cidade, com energia na garagem, ele não compensa: nobreak ou motor com bateria custam menos e resolvem a falta de luz.",
        "Vale a pena colocar energia solar no portão quando levar o cabo custa mais que painel, bateria e motor de 12 ou 24 V. Com tomada por perto, o nobreak sai mais barato. Em condomínio, o painel não aguenta as muitas aberturas do dia.",
        "O motor solar compensa longe da rede elétrica e não compensa na garagem da cidade, porque o portão gasta tão pouco que o painel nunca se paga na conta. As desvantagens são a bateria, trocada a cada poucos anos, e a necessidade de sol direto. Com energia na coluna, prefira o nobreak.",
        "Para sítio e chácara sem rede perto do portão, o motor solar vale a pena, porque evita a vala e o cabo longo. Para casa com energia na garagem, não vale: o painel e a bateria custam mais do que a luz que economizam. Contra apagão, use nobreak.",
      ],
      question: [
        "Sim, o portão eletrônico com energia solar funciona, de dia e de noite, porque o painel carrega uma bateria e é ela que move o motor de 12 ou 24 V. Vale a pena em sítio ou chácara sem rede perto. Em casa com energia na garagem, o nobreak custa menos e resolve a falta de luz.",
        "Funciona, inclusive à noite e com a rua sem luz, pois o portão solar trabalha com bateria, carregada pelo painel durante o dia. Compensa longe da rede e com poucas aberturas. Em condomínio e em portão pesado, o painel em geral não basta, e o melhor é rede com nobreak.",
        "O portão solar funciona bem com folha leve, sol direto e poucas aberturas por dia, mas não se paga pela conta de luz, porque o gasto do portão é pequeno. Vale a pena onde não há rede perto. Em condomínio, o painel não aguenta o movimento, e o indicado é nobreak ou gerador.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Solar, cabo ou nobreak: o que compensa", "Como decidir pela distância da rede"],
        slots: [
          [
            "A distância até a energia e o número de aberturas por dia decidem a escolha.",
            "Veja qual linha descreve o seu portão.",
            "Meça a distância até o quadro de luz e compare.",
          ],
        ],
        bullets: [
          "Sem rede perto, ou com vala longa em piso pronto: solar",
          "Energia a poucos metros: cabo, que não tem bateria a trocar",
          "Rede que só falha às vezes: nobreak ou motor com bateria",
          "Condomínio ou comércio: rede com nobreak ou gerador",
          "Portão pesado ou sombra o dia todo: solar não serve",
        ],
      },
      {
        about: "what",
        headings: ["Como é o conjunto e quais as desvantagens", "Painel, bateria e motor de baixa tensão"],
        slots: [
          [
            "O conjunto tem painel, controlador de carga, bateria e motor em corrente contínua. É diferente do painel do telhado ligado à distribuidora, que desliga no apagão por segurança e não abre o portão.",
            "Quem já tem energia solar no telhado, ligada à rede, fica sem ela na falta de luz, por segurança. Para o portão é preciso um conjunto separado, com painel, controlador e bateria próprios.",
            "Além do painel, o conjunto precisa de controlador de carga e bateria, separados do solar da casa. O painel do telhado ligado à rede desliga quando ela cai e não serve de reserva.",
          ],
          [
            "As desvantagens são três: a bateria dura poucos anos, a sombra reduz a carga e a folha precisa ser leve. Árvore ou muro que tape o sol é a causa mais comum de falha.",
            "Contra o portão solar pesam a troca da bateria, a dependência de sol direto e o limite de peso da folha. A sombra de uma árvore na metade do dia já compromete a carga.",
            "Conte com a bateria como peça de troca, com a necessidade de sol por boa parte do dia e com folha leve. A falha típica é a sombra de uma árvore que cresceu.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes do orçamento solar", "Medidas e sol: anote antes"],
        slots: [
          [
            "Com estes dados se calculam painel e bateria sem adivinhar. Observe do chão, sem tocar em cabo de painel, que tem tensão quando há sol.",
            "O cálculo parte do uso real, por isso conte as aberturas de um dia cheio. Não mexa em fio de painel, que com luz está energizado.",
            "Tudo se anota do chão, sem subir em telhado nem encostar em cabo. O número de aberturas é o dado mais importante.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha e diga o material.",
          "Conte as aberturas em um dia comum e em um dia cheio.",
          "Meça em passos a distância até a energia mais próxima.",
          "Veja onde bate sol da manhã à tarde.",
          "Fotografe o portão e o céu sobre o local.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão solar funciona em semana de chuva?",
        answers: [
          "Funciona enquanto houver reserva na bateria, calculada para alguns dias nublados. Para períodos mais longos, é preciso uma bateria maior ou abrir na mão.",
          "Sim, se bem dimensionado, porque a bateria tem folga de alguns dias. Depois disso, um portão de correr ou de abrir se destrava com a chave até voltar o sol.",
          "Alguns dias nublados não atrapalham. Em semanas seguidas de chuva, a bateria pode descarregar, e o portão passa a ser aberto na mão.",
        ],
      },
      {
        question: "Meu motor atual serve com painel?",
        answers: [
          "O de corrente alternada precisa de um inversor forte, o que encarece. O melhor é um motor de 12 ou 24 V, em corrente contínua.",
          "Pode, com inversor, mas raramente compensa. Em projeto novo, use baixa tensão desde o começo.",
          "Na maioria dos casos, não. O motor comum é de 127 ou 220 V, e transformar a energia da bateria custa mais que escolher um de 24 V.",
        ],
      },
      {
        question: "Quanto dura a bateria do portão solar?",
        answers: [
          "Em geral de 2 a 4 anos, menos com calor e descarga até o fim. Ela é a peça que se troca; o painel passa de 20 anos.",
          "Poucos anos, cerca de 2 a 4, conforme o calor e o uso. O painel dura muito mais, e o motor, de {trade.life}.",
          "Perto de 2 a 4 anos. A bateria dura mais quando o painel é grande o bastante para carregá-la por inteiro todos os dias.",
        ],
      },
      {
        question: "Quanto custa um portão com energia solar?",
        answers: [
          "O conjunto soma motor de baixa tensão, painel, bateria e controlador, e fica acima do motor comum, cuja troca em casa vai de {price.homeSwap}. Compare com o preço de levar o cabo.",
          "Mais que um motor de rede, que na troca em casa fica de {price.homeSwap}, porque acrescenta painel e bateria. A conta só compensa quando o cabo é longo.",
          "Custa mais que o motor comum, que trocado em casa sai de {price.homeSwap}. O valor do solar depende do peso da folha e das aberturas, e é orçado por foto.",
        ],
      },
    ],
    photo: "fotos do portão, do entorno e do céu sobre ele",
  },
  {
    id: "solar-em-sitio-sem-rede",
    broader: "energia-solar",
    label: "Motor solar em sítio sem rede",
    phrase: "o motor solar para sítio sem rede elétrica",
    intent: "question",
    asks: [
      ...combine(
        ["sítio", "chácara", "fazenda", "porteira"],
        ["sem rede elétrica", "sem rede", "sem energia elétrica"],
        ["24v", "24v painel", "12v painel", "painel", "painel solar", "motor 24v", "motor 12v", "bateria"],
      ),
      "sítio não tem rede motor solar bateria",
      "sítio rede elétrica entrada motor solar",
      "automatizar porteira fazenda sem luz",
      "solar sítio sem rede",
      "solar sítio sem energia",
      "solar sem rede elétrica",
      "solar sem energia elétrica",
      "solar sem luz",
      "solar chácara sem",
      "solar fazenda sem",
      "solar porteira",
      "solar sítio",
      "solar chácara",
      "solar fazenda",
      "solar rural",
      "solar roça",
      "solar rancho",
      "placa solar porteira",
      "motor solar sem rede",
      "painel solar sítio portão",
      "portão solar sítio",
      "motor bateria sítio sem rede",
    ],
    answers: {
      any: [
        "Em sítio sem rede elétrica, o portão funciona com motor de 24 V, bateria e painel solar com controlador. São em geral duas baterias de 12 V ligadas em série, e o conjunto de 24 V usa fio mais fino que o de 12 V na mesma força. Com a foto e as medidas da folha, o orçamento é gratuito.",
        "Sim, portão de sítio sem rede elétrica funciona com motor solar: um painel carrega a bateria, que move um motor próprio de 12 ou 24 V. O conjunto dá para umas dez a vinte aberturas por dia, com bateria para dois ou três dias sem sol. Foto e medidas da folha bastam para orçar.",
        "Dá para usar painel solar no portão do sítio, com motor de 12 ou 24 V, bateria e controlador de carga, sem ligação com a rede. Serve a poucas aberturas, umas dez a vinte ao dia, e o motor comum de 110 ou 220 V não serve. O valor depende da folha e sai por foto.",
        "O motor solar para sítio sem rede junta painel, controlador, bateria e um motor de corrente contínua de 12 ou 24 V. Conte com dez a vinte aberturas por dia e reserva para dois ou três dias nublados. Com a foto e a medida do portão, o conjunto é orçado com a instalação.",
      ],
      price: [
        "O preço do motor solar para sítio soma motor de 12 ou 24 V, bateria, painel, controlador e instalação, e cresce com o peso da folha e as aberturas por dia. Motor e bateria são as maiores parcelas. Mande foto, medidas e uso para o valor.",
        "No motor solar para sítio sem rede, pagam-se motor de 12 ou 24 V, painel, controlador, bateria e montagem. Folha pesada e uso frequente pedem bateria e painel maiores, que encarecem. Com foto e medidas, o orçamento sai fechado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que compõe o conjunto sem rede", "Motor, bateria, painel e controlador"],
        slots: [
          [
            "Cada peça é calculada pelo sol do inverno, e não do verão, para o portão não parar em junho. O controlador fica entre o painel e a bateria e evita carga demais.",
            "O cálculo parte do mês de menos sol, senão a bateria não se recupera. Entre painel e bateria vai o controlador, que regula a carga.",
            "Dimensiona-se pelo pior mês de sol do ano. O controlador protege a bateria do excesso de carga e da descarga completa.",
          ],
        ],
        bullets: [
          "Motor de 12 ou 24 V, com central de baixo consumo parado",
          "Bateria estacionária ou de lítio, para dois ou três dias sem sol",
          "Painel voltado para o norte, sem sombra, com controlador de carga",
          "Chave de destravamento à mão, para quando faltar carga",
        ],
      },
      {
        about: "care",
        headings: ["Limites e cuidados de um portão só a sol", "Sombra, bateria e furto"],
        slots: [
          [
            "O que mais gasta é a central ligada o dia todo, e não a abertura. Por isso ela precisa consumir pouco em espera. A bateria dura menos que o motor e se troca depois de alguns anos, antes se ficar no calor.",
            "A central em espera consome dia e noite, às vezes mais que as próprias aberturas. Escolha uma econômica e conte com a troca da bateria em alguns anos, porque ela envelhece antes do motor.",
            "Parado, o sistema também gasta, e uma central econômica faz a bateria render. Essa bateria é a peça de desgaste: troca-se em alguns anos, e o calor apressa.",
          ],
          [
            "Em porteira afastada, o painel vai no alto de um poste, com parafuso antifurto, e a bateria em caixa trancada e ventilada.",
            "Contra furto, ponha o painel alto, preso com parafuso especial, e feche a bateria numa caixa com chave e respiro.",
            "Um poste alto guarda o painel do furto e da sombra; a bateria fica em caixa ventilada e com cadeado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para o cálculo", "Dados do portão e do sol"],
        slots: [
          [
            "Bastam medidas e fotos. Não toque em cabo de painel: com luz ele está energizado, mesmo fora da bateria.",
            "Com quatro informações o conjunto é calculado. Deixe os cabos do painel em paz, porque ao sol eles têm tensão.",
            "O dimensionamento pede só dados e imagens, sem mexer em fio: painel com luz dá tensão mesmo desligado da bateria.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha e diga o material.",
          "Conte quantas vezes ela abre num dia cheio, com visitas e entregas.",
          "Meça em passos a distância até o ponto de energia mais próximo.",
          "Fotografe o portão e o céu sobre ele, para se ver a sombra.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 12 V ou de 24 V no sítio?",
        answers: [
          "O de 24 V é melhor em folha pesada ou com cabo comprido entre a bateria e o motor, porque perde menos no fio. Em porteira leve, com a bateria ao lado, o de 12 V basta.",
          "Porteira leve com a bateria perto funciona bem em 12 V. Folha pesada ou fio longo pede 24 V, que puxa metade da corrente para a mesma força.",
        ],
      },
      {
        question: "Posso usar gerador no portão do sítio?",
        answers: [
          "Pode como reserva, para carregar a bateria em semana de chuva. Ligar gerador a cada abertura não é prático, e ele gasta mais que o portão.",
          "Como socorro, sim: ele repõe a carga da bateria quando o sol falta. Para abrir no dia a dia, ninguém quer ligar um gerador.",
        ],
      },
      {
        question: "Que tipo de portão combina com motor solar?",
        answers: [
          "O de abrir, tipo porteira, combina melhor, porque gasta pouco e dispensa trilho na terra. O de correr pede piso firme e trilho limpo, e folha pesada encurta o número de aberturas.",
          "A porteira de abrir, leve e sem trilho, é a que menos consome. Portão de correr também serve, em piso firme e trilho varrido.",
        ],
      },
      {
        question: "Tenho energia na casa, mas longe da porteira. Cabo ou painel?",
        answers: [
          "Até algumas dezenas de metros, o cabo enterrado costuma sair mais simples. Com centenas, a vala e o cabo grosso encarecem, e o painel ganha.",
          "A distância decide: perto, cabo enterrado; longe, painel, porque o fio precisa engrossar a cada trecho e a vala cresce junto.",
        ],
      },
      {
        question: "E se a bateria acabar comigo do lado de fora?",
        answers: [
          "Destrava-se o motor com a chave e a folha reta se move à mão, com cuidado. Por isso a chave anda com você, e a fechadura do destravamento fica ao alcance de fora.",
          "A chave de destravamento solta a folha, que se abre à mão se estiver reta e firme. Leve uma cópia no carro e deixe outra na casa.",
        ],
      },
    ],
    photo: "uma foto da porteira ou do portão e a medida da folha",
  },
];
