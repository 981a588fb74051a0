import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** This way or that, and what it costs a year: questions before buying that name no single part. */
export const precosEPecasDuvidas: NarrowConcept[] = [
  {
    id: "fechadura-ou-trava",
    broader: "trava",
    label: "Fechadura elétrica ou trava elétrica",
    phrase: "a escolha entre fechadura e trava elétrica",
    asks: [
      "fechadura elétrica trava elétrica mesma coisa",
      "fechadura elétrica trava elétrica diferença",
      "fechadura elétrica serve portão motor",
      "fechadura trava elétrica portão garagem",
      "fechadura portão correr automático",
      "fechadura elétrica portão correr",
      "fechadura elétrica portão basculante",
      "fechadura elétrica portão deslizante",
      ...combine(
        ["fechadura", "fechadura elétrica"],
        ["ou trava", "trava elétrica", "ou trava elétrica", "trava diferença"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Fechadura elétrica e trava elétrica não são a mesma coisa: no portão de garagem com motor vai a trava, comandada pela placa, que solta o pino antes de a folha andar. A fechadura é do portão social, de pedestres, aberta por interfone, botão ou chave. Peça e instalação se orçam por foto.",
        "No portão de garagem automático, use trava elétrica, porque a placa do motor a recolhe um instante antes do movimento; a fechadura elétrica é da porta de pedestres e não conversa com a placa. Não são iguais, e trocadas prendem a folha. O valor instalado sai por foto do portão.",
        "No portão da garagem com motor não se põe fechadura elétrica, e sim trava elétrica, que a placa solta antes de a folha andar. A fechadura comum continua presa enquanto o motor empurra, o que esquenta o motor e gasta a engrenagem. Serve para o portão de correr, o de abrir e o basculante, e o preço instalado sai por foto.",
        "Entre fechadura elétrica ou trava elétrica, a garagem com motor pede a trava, que obedece à placa; o social pede a fechadura, que obedece a interfone, botão e chave. São peças diferentes: a fechadura segura a folha enquanto o motor tenta abrir. Mande foto para o preço com a instalação.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda entre trava e fechadura", "Quem comanda cada uma"],
        slots: [
          [
            "A trava é um pino de aço que prende a folha à coluna ou ao chão; a placa o recolhe e, em seguida, liga o motor. A fechadura tem trinco e chave, e um pulso do interfone a solta para a pessoa empurrar.",
            "Na trava, a central puxa o pino de aço e só depois move a folha, sem ação de ninguém. Já a fechadura abre o trinco com um pulso do interfone ou com a chave, e quem passa empurra o portão.",
            "Pino de aço recolhido pela placa antes da partida do motor: isso é a trava. Trinco com chave, liberado pelo interfone para alguém empurrar, isso é a fechadura.",
          ],
          [
            "Fechadura posta na folha do motor não recebe aviso da central: o motor força contra o trinco, esquenta e gasta a engrenagem. Trava sem a saída certa na placa dá o mesmo problema, e aí entra um módulo.",
            "Quando a fechadura fica na garagem, o motor parte com o trinco fechado, o que aquece e desgasta. Com a trava isso só ocorre se a placa não tem saída para ela, falta que um módulo corrige.",
            "Sem comando da placa, o trinco continua preso enquanto o motor empurra, e a engrenagem paga a conta. Também a trava precisa de uma saída própria na central ou de um módulo que a acione.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual vai em cada portão", "Trava ou fechadura, caso a caso"],
        slots: [
          [
            "O tipo de portão e quem passa por ele resolvem a escolha.",
            "Basta ver se o portão tem motor e por onde as pessoas entram.",
            "A decisão depende do portão e do uso, mais que do preço.",
          ],
        ],
        bullets: [
          "Garagem de correr com motor: trava na coluna, se a folha é leve ou larga",
          "Garagem de abrir, de duas folhas: trava no chão ou entre as folhas",
          "Portão social ou porta de pedestres: fechadura de 12 V com chave",
          "Porta social dentro da folha da garagem: fechadura e sensor que impede o motor com ela aberta",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Do que depende o valor de cada uma"],
        slots: [
          [
            "Nas duas somam-se a peça, a fixação e o cabo. A trava custa mais quando a placa não tem saída e pede módulo; a fechadura, quando falta fonte, interfone ou solda no batente.",
            "Peça, suporte e cabo formam o valor em ambos os casos. O módulo encarece a trava, e fonte, solda ou interfone novo encarecem a fechadura.",
            "O orçamento junta peça, cabo e montagem. Some um módulo à trava, se a central não a comanda, e fonte ou solda à fechadura, se o portão não as tem.",
          ],
          [
            "Folha desalinhada aumenta o serviço, porque pino e trinco precisam entrar sem raspar. Nas duas, o teste é feito com energia e sem energia, já que a trava pode precisar de destrave manual.",
            "Antes de montar, a folha é alinhada, o que pode somar à conta, ou a peça raspa e prende. Depois se experimenta tudo com luz e sem luz, inclusive o destrave da trava.",
            "Se o portão está caído, o alinhamento entra primeiro e pesa no total. O serviço acaba com testes ligados e desligados da rede, para você saber soltar a trava na falta de luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão de garagem com motor precisa de trava?",
        answers: [
          "Nem sempre: o redutor irreversível, a caixa que não gira ao contrário, já segura a folha. Portão largo, leve, de duas folhas ou de frente para a rua ganha com ela.",
          "Depende do motor e da folha. Muitos redutores travam sozinhos; em duas folhas, folha larga ou lugar de risco, a trava soma segurança.",
        ],
      },
      {
        question: "A mesma central abre o social e a garagem?",
        answers: [
          "Não diretamente: um receptor de dois canais comanda os dois, um canal na fechadura e outro no motor. O mesmo controle serve, com uma tecla para cada.",
          "Com um receptor de dois canais, sim. Uma tecla solta a fechadura e outra aciona o motor, sem misturar as tensões.",
        ],
      },
      {
        question: "Sem luz, como abro a trava elétrica?",
        answers: [
          "Com a chave ou o destrave manual da própria trava, e depois o do motor, de disjuntor desligado. Isso vale em folha de correr ou de abrir em ordem, nunca em basculante com defeito.",
          "A maioria tem destrave manual. Solte-a antes do motor, com a energia cortada e a folha reta; basculante com cabo ou mola ruim não se destrava.",
        ],
      },
      {
        question: "A trava não recolhe e o motor força. O que faço?",
        answers: [
          "Pare de acionar e desligue o disjuntor, porque o motor queima forçando. As causas comuns são folha que pressiona o pino, bobina fraca e ajuste do tempo na placa.",
          "Desligue e não insista. Pino apertado pela folha, bobina, a parte elétrica que o puxa, ou tempo curto na central são vistos na visita.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da etiqueta do motor",
  },
  {
    id: "fechadura-comum-ou-eletrica",
    broader: "fechadura",
    label: "Fechadura comum ou elétrica no portão social",
    phrase: "a escolha entre fechadura comum e elétrica",
    asks: [
      "fechadura manual elétrica",
      "fechadura elétrica chave simples",
      "vantagens fechadura elétrica chave",
      "fechadura normal elétrica portão",
      ...combine(
        ["fechadura"],
        [
          "comum ou elétrica",
          "comum elétrica",
          "simples ou elétrica",
          "chave ou elétrica",
          "elétrica ou digital",
          "elétrica vale pena",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre fechadura comum ou elétrica no portão social, prefira a elétrica se há interfone ou se o portão fica longe: você abre sem descer e, sem luz, usa a chave. A comum custa menos, não leva cabo e basta em portão de pedestre ao lado da porta.",
        "Vale a pena trocar a fechadura comum por elétrica quando há interfone e visitas frequentes, porque se abre de dentro; a de chave continua funcionando na falta de luz. Com pouco uso e portão perto, fique com a comum, que dispensa fonte e cabo e sai mais barata.",
        "Fechadura manual x elétrica: a elétrica do portão social abre pelo interfone e tranca mesmo sem energia, com chave de reserva; a comum só abre com a chave na mão e custa menos. O que encarece a elétrica é o cabo até a casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Comum ou elétrica, caso a caso", "Quando a elétrica compensa"],
        slots: [
          [
            "Pese a distância até o portão, o interfone e o caminho do cabo. A sua situação deve estar entre estas.",
            "Distância, interfone e cabo decidem. Procure o caso parecido com o seu.",
            "Quem mora longe do portão ganha mais com a elétrica. Veja onde você se encaixa.",
          ],
        ],
        bullets: [
          "Sobrado ou casa de fundos: elétrica",
          "Interfone já instalado: elétrica, com pouco serviço",
          "Sem passagem de cabo e pouco uso: comum",
          "Aluguel por temporada: digital, de uso externo",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Do que depende o valor da fechadura"],
        slots: [
          [
            "Na comum pagam-se peça e furação; na elétrica, também fonte, cabo e ligação ao interfone. Com conduíte pronto, a elétrica leva cerca de {trade.smallRepair}; sem ele, o cabo custa mais que a peça.",
            "A elétrica soma à peça a fonte e o fio, e a comum, só o encaixe. Havendo duto até o interfone, o serviço fica perto de {trade.smallRepair}.",
            "Peça e furo fazem o preço da comum; fonte, fio e ligação completam o da elétrica. O duto existente reduz o trabalho a cerca de {trade.smallRepair}.",
          ],
          [
            "Folha caída se alinha antes nas duas, a partir de {price.preventive} em casa, sem peças, senão o trinco força e quebra.",
            "Batente torto é acertado antes, desde {price.preventive} em residência, fora peças, em qualquer das duas.",
            "O alinhamento da folha, de {price.preventive} em diante em casa, sem peças, vem primeiro, porque trinco forçado não dura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de trocar a fechadura", "O que conferir no portão social"],
        slots: [
          [
            "O portão deve fechar sozinho, com mola, e o trinco entrar sem forçar. Veja se há interfone com saída para fechadura, em geral 12 V, e conduíte até a coluna.",
            "Confira três coisas: folha que bate e encosta, interfone com saída de 12 V e um cano livre para o fio. Faltando a mola, ela entra no orçamento.",
            "A elétrica pede mola que feche, trinco livre e fio até a casa. A maioria dos interfones já traz saída de 12 V para ela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura elétrica tranca sem luz?",
        answers: [
          "Sim, a de trinco fica trancada e abre pela chave. O eletroímã é que solta.",
          "Tranca: o trinco é mecânico, e a luz só serve para abrir à distância.",
        ],
      },
      {
        question: "Dá para trocar a comum pela elétrica no mesmo furo?",
        answers: [
          "Às vezes; a de sobrepor dispensa o furo antigo e é a mais usada no portão de rua.",
          "Depende do modelo. A de sobrepor cobre o furo e costuma resolver.",
        ],
      },
      {
        question: "A elétrica pode ficar na chuva?",
        answers: [
          "A de sobrepor para portão, sim; a fonte fica em lugar seco. Lubrifique o trinco com grafite.",
          "Sim, se é de uso externo. O que não pode molhar é a fonte.",
        ],
      },
      {
        question: "Posso abrir pelo celular?",
        answers: [
          "Pode, com interfone que tenha aplicativo ou um módulo Wi-Fi ligado à fechadura.",
          "Sim: um módulo de contato ou interfone com app aciona a elétrica. Na comum, não.",
        ],
      },
    ],
    photo: "fotos da folha do portão social, dos dois lados, e do interfone",
  },
  {
    id: "nobreak-ou-chave",
    broader: "nobreak",
    label: "Nobreak ou chave de destravamento",
    phrase: "a escolha entre nobreak e abrir na chave",
    asks: [
      ...combine(
        ["nobreak", "no break", "bateria"],
        ["ou chave", "ou manual", "ou destravar", "chave manual", "ou abrir mão"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Nobreak ou chave manual no portão: a chave de destravamento basta se a folha é leve, há outra porta e a luz quase não falta, porque já vem com o motor. O nobreak vale em folha pesada, quando a garagem é a única entrada ou há idoso em casa.",
        "Para abrir sem luz, a chave substitui o nobreak em portão leve e reto; em folha pesada, não. Se sua mãe é idosa ou a garagem é a única saída, o nobreak evita o destravamento na mão, e a chave continua como plano B.",
        "Escolha o nobreak se não quer descer do carro no escuro ou se a folha é pesada; a chave basta a quem fica sem luz uma vez ou outra. No basculante, destravar só com cabo e contrapeso inteiros; nos demais, com a folha reta e o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Decida pelo portão e pela rua", "Quando cada um resolve"],
        slots: [
          [
            "Teste uma vez: com o disjuntor desligado e a folha de correr ou de abrir reta, destrave e veja se anda leve. No basculante, não teste sozinho.",
            "Sinta o peso da folha destravada, só em correr ou abrir, com a energia cortada. Basculante o técnico testa.",
            "Destrave uma folha de correr ou de abrir, com o disjuntor desligado, e sinta se pesa. O basculante não se testa assim.",
          ],
        ],
        bullets: [
          "Chave: folha leve, porta social ao lado, queda rara",
          "Nobreak: folha pesada, única entrada, rua escura",
          "Nobreak: prédio e comércio",
          "Basculante com cabo ou mola ruim: nem um nem outro, até o conserto",
        ],
      },
      {
        about: "cost",
        headings: ["O que cada um custa", "Do que depende o valor"],
        slots: [
          [
            "O nobreak soma aparelho, bateria e instalação, e a bateria se troca a cada 2 a 3 anos. A chave perdida é peça pequena, pedida pelo modelo da etiqueta.",
            "No nobreak contam aparelho, bateria e ligação; a bateria dura de 2 a 3 anos. Repor a chave custa pouco.",
            "Aparelho, bateria e montagem fazem o preço do nobreak, e a bateria volta em 2 ou 3 anos. Chave nova é barata.",
          ],
          [
            "Dimensiona-se pela partida do motor, que puxa várias vezes a corrente normal, e pelas aberturas desejadas. O de computador não serve.",
            "Nobreak de portão aguenta a partida do motor, e o de computador, não. Diga quantas aberturas quer sem luz.",
            "A partida do motor pede um aparelho próprio para portão, dimensionado pelas aberturas que você quer. Um nobreak de computador desarma nessa hora.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como usar a chave com segurança", "Destravar sem risco"],
        slots: [
          [
            "Desligue o disjuntor, destrave com o portão fechado e reto e mova a folha devagar, longe da rampa. Trave de novo antes de religar, senão o motor gira em falso.",
            "A ordem é energia cortada, chave, folha devagar e trava fechada antes de religar. Em descida, não.",
            "Disjuntor desligado primeiro, trava fechada por último. Folha em rampa ou torta não se solta.",
          ],
          [
            "Deixe a chave dentro de casa, num lugar conhecido, e pratique uma vez ao ano. Guardada no carro, ela falta quando o carro está fora.",
            "Guarde-a em casa e treine o uso uma vez por ano. No carro, some quando precisa.",
            "A chave fica em casa, à mão de todos, e é testada uma vez por ano com a folha fechada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas vezes o nobreak abre o portão sem luz?",
        answers: [
          "Depende da bateria e do peso da folha; em casa, dimensiona-se para algumas aberturas. Diga quantas quer ao pedir.",
          "De poucas a muitas, conforme a bateria. O comum é garantir algumas por queda de luz.",
        ],
      },
      {
        question: "Destravar na chave estraga o motor?",
        answers: [
          "Não, com o disjuntor desligado e a folha conduzida devagar. Trave de novo antes de religar.",
          "De jeito nenhum, se a energia está cortada. Religar destravado é o que gasta.",
        ],
      },
      {
        question: "A chave funciona no portão basculante?",
        answers: [
          "Funciona, mas só com cabo, mola e contrapeso em ordem e o portão fechado. Folha desequilibrada cai ao soltar.",
          "Sim, com tudo em ordem. Cabo frouxo ou folha torta, nunca.",
        ],
      },
      {
        question: "E se eu perder a chave de destravamento?",
        answers: [
          "Peça outra pelo modelo da etiqueta, porque as linhas têm chaves diferentes. Deixe uma cópia com alguém da família.",
          "Cada modelo tem a sua. Peça reposição e guarde uma extra.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do portão inteiro",
  },
  {
    id: "celular-ou-tag",
    broader: "modulo-wifi",
    label: "Abrir pelo celular ou por tag",
    phrase: "a escolha entre celular e tag",
    asks: [
      ...combine(["celular", "aplicativo", "wifi", "app"], ["ou tag", "tag qual melhor", "tag veicular ou"]),
      "tag ou celular",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para abrir o portão em casa, prefira o celular: um módulo Wi-Fi serve a todos, custa menos e abre de longe. Em prédio e empresa, prefira a tag, que abre com o carro parado a poucos metros, sem pegar o telefone, e se bloqueia uma a uma; ela pede leitor em cada entrada.",
        "Celular ou tag depende do número de carros: com dois carros em casa, o aplicativo compensa, porque é um módulo só; em prédio ou fila, a tag veicular é melhor, pois lê o carro a alguns metros e não depende de internet. Os dois podem conviver no mesmo portão.",
        "O que é melhor, tag ou aplicativo? Em casa, o celular, que sai mais barato e libera visita à distância; no prédio, a tag no carro, que abre sem apertar nada e funciona sem internet. A tag soma leitor, antena e uma etiqueta por veículo.",
      ],
      price: [
        "Em casa, abrir pelo celular custa menos que a tag: é um módulo Wi-Fi na placa para todos, contra leitor, antena e uma etiqueta por carro. Em prédio, com muitos carros, a tag se dilui; os dois valores, com a ligação, são orçados pela foto da etiqueta do motor e da entrada.",
        "No preço, o celular ganha em casa, porque um módulo atende a família toda. A tag tem leitor e antena por entrada e uma etiqueta por veículo, o que se justifica em prédio e empresa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Celular e tag lado a lado", "O que pesa na escolha"],
        slots: [
          [
            "Pense em quantos carros entram, em quem cuida do cadastro e na internet da garagem.",
            "Número de carros, cadastro e sinal de internet decidem entre os dois.",
            "Conte os carros e teste a internet na garagem. O resto vem destes pontos.",
          ],
        ],
        bullets: [
          "Celular: abre de longe e libera visita, mas depende de internet e bateria",
          "Celular: um módulo para a casa toda",
          "Tag: lê o carro a alguns metros, sem apertar nada",
          "Tag: cadastro por veículo, cancelado um a um, e leitor por entrada",
          "Moto: em muitas a tag não fixa bem, e o controle é melhor",
        ],
      },
      {
        about: "visit",
        headings: ["Como cada um é ligado ao portão", "A instalação na placa do motor"],
        slots: [
          [
            "Os dois dão um toque na entrada de botoeira da central, por isso o motor fica. O módulo se monta em geral em até {trade.smallRepair}, e o leitor de tag pede poste ou suporte, cabo e ajuste de distância.",
            "Módulo e leitor funcionam como um botão a mais na placa. Ligar o Wi-Fi cabe em {trade.smallRepair}; a tag leva mais, por causa da antena e do cabo.",
            "A central recebe um contato, seja do módulo, seja do leitor. O primeiro toma até {trade.smallRepair}, e o segundo inclui fixar antena e regular alcance.",
          ],
          [
            "A fotocélula é testada no fim, porque nos dois casos o portão pode mover-se sem ninguém apertar um botão ao lado dele.",
            "Depois se prova a fotocélula, já que a ordem pode vir de longe.",
            "Sensor do vão testado é condição, pois quem comanda nem sempre vê a folha.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Segurança do acesso", "Perdeu o celular ou trocou de carro"],
        slots: [
          [
            "Perdido o celular, remove-se o usuário no aplicativo; vendido o carro, apaga-se a tag no cadastro. Tenha um usuário por pessoa e um controle de reserva.",
            "Um acesso por morador facilita: apaga-se o celular perdido ou a tag do carro vendido, sem mexer nos outros. Guarde um controle.",
            "Cada pessoa com o seu acesso. Celular roubado ou carro vendido sai da lista em minutos, e o controle fica de reserva.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ter tag e celular no mesmo portão?",
        answers: [
          "Pode: cada um dá um contato na entrada de botoeira da placa, e os controles continuam.",
          "Sim, os dois na mesma central, sem trocar o motor.",
        ],
      },
      {
        question: "Qual funciona sem internet?",
        answers: [
          "A tag e o controle comum. O celular por Wi-Fi de fora precisa de internet; por Bluetooth, só de perto.",
          "A tag. O aplicativo para quando a rede da casa cai.",
        ],
      },
      {
        question: "A tag de pedágio abre o portão?",
        answers: [
          "Em geral não, porque usa sistema próprio. Alguns leitores de condomínio aceitam, e isso se confirma com quem fornece.",
          "Só em sistemas feitos para lê-la. No comum, usa-se tag própria.",
        ],
      },
      {
        question: "O celular abre o portão sozinho ao chegar?",
        answers: [
          "Alguns aplicativos permitem por localização, mas o recurso falha e pode abrir fora de hora. O toque na tela é mais seguro.",
          "Há módulos com essa função. Use com cuidado, só com fotocélula e portão à vista.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e da entrada",
  },
  {
    id: "manutencao-anual-preco",
    broader: "manutencao",
    label: "Preço da manutenção anual do portão",
    phrase: "o gasto de um ano com o portão",
    asks: [
      "quanto custa manutenção anual do portão",
      "manutenção anual portão residencial",
      "quanto custa manutenção por ano portão",

      "quanto custa manutenção anual portão",
      "valor por ano manter portão automático",
      "gastar por ano manter portão",
      "quanto gasto por ano manutenção portão",
      ...combine(
        ["preço", "gasto", "quanto gasta"],
        ["manutenção anual", "manutenção anual portão", "manutenção ano", "manutenção portão ano", "revisão anual"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "A revisão anual do portão de casa custa a partir de {price.preventive}, sem peças, e o mais comum é de {price.preventiveRange}. Como uma visita por ano basta em residência, esse é o gasto do ano quando nada se quebra; peça gasta é orçada antes, e prédio paga por portão.",
        "Manutenção de portão residencial custa por ano uma revisão, a partir de {price.preventive}, sem peças, em geral na faixa de {price.preventiveRange}. A conta só cresce se aparece roldana, cabo ou capacitor gasto, com o preço informado antes; no condomínio, o valor é por portão.",
        "Conte com {price.preventiveRange} por ano para manter o portão de casa: é a faixa comum da revisão, que parte de {price.preventive}, sem peças, e se faz uma vez. Peças entram só quando gastas e com o seu aceite, e em prédio o preço da revisão é por portão e por visita.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no gasto do ano", "A conta de um ano com o portão"],
        slots: [
          [
            "A visita inclui limpeza, aperto, lubrificação, regulagem de força e de fim de curso, o sensor que avisa onde o portão termina, e o teste da fotocélula. O preço sobe com folha pesada, muito desalinho ou mais de um motor.",
            "Na revisão entram limpeza, reaperto, lubrificação, ajuste da força e dos pontos de parada e teste da fotocélula. Portão pesado, com dois motores ou muito desregulado fica na parte alta da faixa.",
            "O serviço cobre aperto, lubrificação, limpeza, força, fim de curso, que marca o fim do movimento, e fotocélula. Quanto mais pesado ou desregulado o portão, mais perto do topo da faixa.",
          ],
          [
            "Peças de desgaste, como roldana, cabo e capacitor, se trocam a cada poucos anos e são orçadas à parte. Deixar passar sai mais caro: o motor novo, em casa, fica de {price.homeSwap}.",
            "À parte vêm roldana, cabo e capacitor, que duram alguns anos e custam bem menos que um motor, cuja troca em casa é de {price.homeSwap}.",
            "Capacitor, cabo e roldana são gastos de alguns em alguns anos, com valor por foto. Sem revisão, o risco é o motor, de {price.homeSwap} na troca residencial.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você mesmo faz de graça", "Cuidados que baixam a conta"],
        slots: [
          [
            "Varrer o trilho, limpar as lentes da fotocélula e ouvir um ciclo tomam minutos por mês. Graxa não vai no trilho, porque prende areia e gasta a roldana; lubrificante, pouco, só em dobradiça e pino já limpos.",
            "Todo mês, varra o trilho, passe pano nas lentes e repare em ruído novo. Use pouco lubrificante, em pinos e dobradiças limpos, e deixe o trilho seco, já que óleo com areia vira lixa.",
            "Trilho varrido e lente limpa, uma vez por mês, evitam metade das visitas sem peça. Nada de graxa no trilho: areia grudada come a roldana, e o lubrificante cabe só em pino e dobradiça.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Casa, comércio e prédio: quantas vezes por ano", "Quantas revisões por ano pagar"],
        slots: [
          [
            "Em casa a revisão é {visits.home}; em prédio e empresa, {visits.business}, porque o portão abre muito mais. Perto do mar, de obra ou de rua de terra, some uma visita.",
            "Residência precisa dela {visits.home}, e uso coletivo, {visits.business}, já que ali as aberturas se multiplicam. Maresia e poeira pedem uma a mais.",
            "O número depende do uso: {visits.home} em moradia e {visits.business} onde muitos entram. Sal, terra e obra por perto encurtam o intervalo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A pilha do controle entra na manutenção?",
        answers: [
          "Não: a pilha você troca em casa quando o alcance diminui, e ela custa pouco. Na visita, o técnico só confere se o controle responde bem.",
          "Fica à parte, por ser troca simples e barata que você faz sozinho. A revisão cuida do portão e do motor.",
        ],
      },
      {
        question: "Vale a pena pagar revisão se o portão está funcionando?",
        answers: [
          "Vale, porque cabo desfiado, roldana gasta e força alta não param o portão, mas quebram peça cara ou machucam. A visita custa bem menos que a troca do motor.",
          "Sim: o desgaste aparece antes da pane. Cabo fino, rolamento e força desregulada se corrigem barato enquanto o portão ainda anda.",
        ],
      },
      {
        question: "Se achar peça gasta na revisão, troca na hora?",
        answers: [
          "Troca, se você aprovar o valor e a peça estiver disponível. Caso contrário, ele deixa o orçamento, e você decide com calma, salvo quando há risco.",
          "Só com o seu aceite e depois do preço. Peça de segurança, como cabo desfiado, não convém adiar, e o portão fica sem uso até lá.",
        ],
      },
      {
        question: "A revisão anual tem garantia?",
        answers: [
          "O serviço tem 90 dias pela lei, e a peça trocada segue a garantia dela. Guarde a nota com a data e o que foi feito.",
          "Pela lei são 90 dias para o serviço. A nota, com data e itens, serve também para lembrar a próxima visita.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com som, e a foto da etiqueta do motor",
  },
  {
    id: "motor-de-marca-ou-generico",
    broader: "comparacao-de-marcas",
    label: "Motor de marca ou genérico",
    phrase: "a escolha entre motor de marca e genérico",
    asks: [
      "motor segunda linha",
      "[marca] ou marca chinesa",
      "[marca] ou chinês",
      "motor [marca] ou chinês",
      "[marca] ou marca desconhecida",
      "motor fabricante famoso",
      "motor genérico barato marca conhecida",
      "genérico barato pago marca",
      ...combine(
        ["motor", "motor portão"],
        [
          "genérico",
          "sem marca",
          "marca ou genérico",
          "ou genérico",
          "original ou genérico",
          "original ou paralelo",
          "paralelo",
          "desconhecida",
        ],
      ),
      ...combine(["ppa", "garen", "rossi", "peccinin", "nice"], ["ou genérico", "ou paralelo", "ou sem marca"]),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor de marca ou o genérico que a loja ofereceu, fique com a marca: placa, engrenagem e controle se acham por anos, e qualquer técnico conserta. O motor de portão sem marca só vale a pena se há peça e garantia aqui; um kit basculante conhecido parte de {price.lowest} instalado, até {width.quarterHp}.",
        "Motor genérico vale a pena só quando o vendedor prova que há placa e engrenagem à venda; sem isso, o primeiro defeito condena o aparelho inteiro. O de marca, como PPA, Garen ou Rossi, custa um pouco mais e dura de {trade.life}; trocado em casa, {price.homeSwap}.",
        "A diferença do motor de marca para o sem marca está na reposição: o primeiro tem conserto por {trade.life}, o segundo vira descartável no primeiro defeito sem peça. Pague pelo modelo simples de fabricante conhecido, desde {price.lowest} instalado em basculante até {width.quarterHp}.",
      ],
      price: [
        "O genérico é mais barato na caixa, mas sem peça o primeiro defeito obriga a outro motor, {price.homeSwap} na troca em casa. O modelo simples de marca conhecida, no basculante de até {width.quarterHp}, começa em {price.lowest} já instalado.",
        "Na caixa o motor sem marca custa menos; instalado, a diferença cai, porque a mão de obra, desde {price.installation}, é a mesma. De marca, o kit basculante até {width.quarterHp} sai a partir de {price.lowest} montado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Cinco perguntas antes de comprar barato", "O que conferir no genérico"],
        slots: [
          [
            "Se uma resposta for não, o barato sai caro. Peça tudo por escrito.",
            "Faça estas perguntas ao vendedor e guarde as respostas.",
            "Um não em qualquer linha já decide pelo motor de marca.",
          ],
        ],
        bullets: [
          "Vende placa, engrenagem e controle avulsos?",
          "Dá nota e garantia no Brasil?",
          "A tensão é a da sua rede, e a frequência, 60 Hz?",
          "A ficha diz quilos e ciclos por hora?",
          "Algum técnico perto de você trabalha com ele?",
        ],
      },
      {
        about: "cost",
        headings: ["Compare o total, não a caixa", "A conta instalada"],
        slots: [
          [
            "Instalar um motor comprado à parte custa a partir de {price.installation}, e o kit basculante de marca, já instalado, a partir de {price.lowest}, até {width.quarterHp}. A economia da caixa quase desaparece na montagem.",
            "O kit de marca montado parte de {price.lowest} no basculante até {width.quarterHp}; só montar um genérico, de {price.installation}. Somados, os dois ficam próximos.",
            "Some à caixa a instalação, desde {price.installation}. O basculante de marca até {width.quarterHp} já sai montado por {price.lowest} em diante.",
          ],
          [
            "Conte também a garantia: {warranty.motor} no motor e {warranty.installation} na instalação. No genérico de particular ou importado, ela pode nem existir.",
            "De marca vêm {warranty.motor} de garantia de fábrica e {warranty.installation} nossos no serviço. O importado por conta própria costuma ficar sem.",
            "São {warranty.motor} de garantia no motor conhecido. Motor sem marca, sem nota, não tem a quem reclamar.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Como reconhecer um bom motor simples", "Barato que vale"],
        slots: [
          [
            "O modelo de entrada de uma marca conhecida faz o mesmo serviço que o caro em folha leve. Etiqueta completa, manual em português e peça na loja da região são o que importa.",
            "Entrada de marca não é ruim: em portão leve basta. Procure etiqueta com quilos e ciclos, manual em português e peça no balcão.",
            "Em folha leve, o mais simples de uma marca atende. Confira manual em português, ficha com capacidade e reposição por perto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A loja me ofereceu um genérico mais barato: vocês instalam?",
        answers: [
          "Sim, se ele serve no portão e está completo, a partir de {price.installation}. A garantia do aparelho fica com quem vendeu.",
          "Instalamos depois de conferir a etiqueta, desde {price.installation}, com {warranty.installation} de garantia no serviço.",
        ],
      },
      {
        question: "Controle de marca funciona em motor genérico?",
        answers: [
          "Só se o receptor dele for do mesmo código. Se não, um receptor avulso da marca resolve.",
          "Com receptor avulso, sim. Sem ele, depende do código da placa.",
        ],
      },
      {
        question: "E motor de segunda linha de marca famosa?",
        answers: [
          "É boa compra quando usa placa e engrenagem da própria marca e a capacidade serve à folha. Veja se a peça é a mesma da linha principal.",
          "Costuma valer, porque a reposição existe. Confira quilos e ciclos, que são menores.",
        ],
      },
      {
        question: "Já tenho um genérico e quebrou. Conserta?",
        answers: [
          "Capacitor, rolamento e fim de curso têm medida padrão e se acham. Placa pode dar lugar a uma universal; engrenagem sem reposição pede motor novo.",
          "Muitas vezes, sim: capacitor e central universal servem em motor comum. Sem engrenagem, troca-se, por {price.homeSwap} em casa.",
        ],
      },
    ],
    photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
  },
  {
    id: "marca-com-peca-barata",
    broader: "comparacao-de-marcas",
    label: "Marca com peça mais barata",
    phrase: "a marca de peça mais fácil e barata",
    asks: [
      "qual motor peça mais barata",
      "motor placa engrenagem mais baratas",
      "peças que marca custam menos",
      "marca portão peças custam menos",
      "que marca motor gastar peça depois",
      ...combine(
        ["marca", "qual marca", "qual motor"],
        [
          "peça barata",
          "peça mais barata",
          "peças baratas",
          "peça fácil",
          "peça mais fácil",
          "reposição barata",
          "manutenção barata",
        ],
      ),
      "motor fácil achar peça",
      "motor mais fácil achar peça",
      "motor peça fácil",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Nenhuma marca tem sempre a peça mais barata, mas nas linhas residenciais mais vendidas de PPA, Garen, Rossi e Peccinin a placa e a engrenagem são fáceis de achar e existe peça compatível, o que segura o preço. O motor com inversor e o importado são mais caros de manter, porque só aceitam a peça própria.",
        "O motor mais fácil de achar peça é o modelo comum, vendido há anos, seja PPA, Garen, Rossi ou Peccinin, porque aceita placa e engrenagem compatível. Motor com inversor e motor importado dependem da peça própria, que custa mais. Antes de comprar, pergunte pela peça do modelo exato.",
        "A marca com peça mais fácil é uma das mais vendidas, como PPA, Garen, Peccinin e Rossi, desde que o modelo seja comum, porque há placa e engrenagem compatíveis. O modelo importa mais que a marca: inversor e importado usam peça própria, de preço maior e às vezes sob encomenda.",
      ],
      price: [
        "Nenhum motor de portão tem sempre placa e engrenagem mais baratas, mas as linhas comuns de PPA, Garen, Rossi e Peccinin aceitam peça compatível, e isso segura o preço. Inversor e importado só usam peça própria. Se o conserto ficar perto da troca do motor em casa, de {price.homeSwap}, ela compensa mais.",
        "Placa e engrenagem mais baratas são as dos modelos comuns das marcas mais vendidas, como PPA, Garen, Peccinin e Rossi, que aceitam peça compatível. Com inversor ou importado, a peça é própria e o custo sobe. Compare sempre com a troca do motor em casa, de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como comparar o custo de manter", "As peças que você vai comprar um dia"],
        slots: [
          [
            "Três peças mostram o custo do motor ao longo dos anos: placa, engrenagem e controle. Pergunte as três do modelo exato antes de comprar, e prefira linha que ainda é fabricada.",
            "Peça o valor da placa, da engrenagem e do controle do modelo que lhe oferecem, porque são as que mais se trocam. Linha fora de produção sai cara em qualquer marca.",
            "Placa, engrenagem e controle são as peças que um dia se trocam, e o preço delas importa mais que o do motor. Evite modelo descontinuado ou recém-lançado, que tem pouca peça.",
          ],
          [
            "O motor comum, com capacitor, aceita placa universal para a mesma potência. O de inversor, que acelera e freia aos poucos, só trabalha com a central da própria linha.",
            "No motor comum, de capacitor, uma central universal costuma servir. Já o inversor, a placa que controla a rotação, não tem substituto de outra linha.",
            "Uma central universal resolve no motor comum, com capacitor. No de inversor, em que a eletrônica varia a velocidade, só serve a do fabricante.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que mais pesa que a marca", "De onde vem o gasto de verdade"],
        slots: [
          [
            "A folha pesada quebra engrenagem e queima placa de qualquer marca, e por isso o gasto depende mais do portão que do nome. Motor com um terço de folga sobre o peso e revisão {visits.home} precisam de menos peças.",
            "O portão que arrasta desgasta engrenagem e capacitor, seja qual for a marca. Quem deixa a folha leve, escolhe motor com folga de um terço e faz a revisão {visits.home} gasta menos.",
            "A folha desequilibrada é o que mais gasta peça, acima de qualquer diferença de marca. Folga de um terço na capacidade e revisão {visits.home} em casa reduzem a despesa.",
          ],
          [
            "Surto na rede é outro gasto comum, porque leva a placa; um protetor e o aterramento saem mais em conta que a central.",
            "Raio e oscilação queimam placas, e um protetor de surto com aterramento evita boa parte disso.",
            "A placa também queima por surto de energia, o que se reduz com aterramento e protetor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando a peça não compensa mais", "Consertar ou trocar o motor"],
        slots: [
          [
            "Quando falha uma peça só, como capacitor ou fim de curso, o conserto quase sempre vale. Placa e engrenagem juntas devem ser comparadas com a troca do motor em casa, de {price.homeSwap}, com mão de obra.",
            "Capacitor e fim de curso, o sensor que manda parar, quase sempre compensam trocar. Se o motor precisa de placa e engrenagem ao mesmo tempo, compare com a troca residencial, de {price.homeSwap}, com mão de obra.",
            "Conserte quando falha uma peça simples. Se são duas peças caras de uma vez, compare com um motor novo, que em casa fica de {price.homeSwap}, já instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peça compatível vale a pena?",
        answers: [
          "Em motor comum, sim, se for de boa procedência e com a mesma especificação. Em motor com inversor ou encoder, que mede a rotação, use a peça própria.",
          "Vale onde o modelo aceita, o que é o caso da maioria dos motores de casa. Com inversor, a peça é a do fabricante.",
        ],
      },
      {
        question: "Motor com inversor tem manutenção mais cara?",
        answers: [
          "A placa dele custa mais e é própria do modelo. Em troca, a partida suave poupa engrenagem e folha.",
          "A placa custa mais, mas a parte mecânica costuma gastar menos, porque a partida e a parada não têm tranco.",
        ],
      },
      {
        question: "Como sei que peça o meu motor usa?",
        answers: [
          "Pela etiqueta na carcaça, que traz modelo e tensão, e pelo controle. O código da placa fica por dentro e é lido pelo técnico.",
          "A etiqueta do motor mostra o modelo e a tensão, com a tampa fechada. Se a placa já foi trocada, o técnico confere na visita.",
        ],
      },
      {
        question: "Motor antigo ainda tem peça?",
        answers: [
          "Nas marcas mais vendidas, muitas vezes tem, original ou compatível. Modelo raro ou fora de linha é o que dificulta.",
          "Capacitor, fim de curso e receptor quase sempre têm. Placa e engrenagem dependem do modelo, e há placa universal para motor comum.",
        ],
      },
    ],
    photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
  },
  {
    id: "levo-a-peca",
    broader: "pecas",
    label: "Já tenho a peça, só quero a troca",
    phrase: "a troca com a peça do cliente",
    asks: [
      "comprar peça conta pagar só colocação",
      "comprar peça pagar só instalação",
      ...combine(
        ["já tenho peça", "já comprei peça", "comprei peça", "levo peça", "levar peça", "peça comprada", "tenho peça"],
        ["", "trocam", "instalam", "trocar", "instalar", "quanto cobra", "mão obra", "só mão obra"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, quem já tem a peça e só quer a troca paga a mão de obra, informada antes: por fora do motor o serviço é curto; dentro do redutor, maior. A garantia da peça é da loja, e a do serviço, nossa, pelos 90 dias da lei; a visita com ajuste em casa parte de {price.preventive}.",
        "Com a peça própria já comprada, cobramos pela troca apenas o serviço, a mão de obra, que muda com o lugar da peça, do capacitor, mais rápido, à engrenagem interna. Como referência, a visita com ajuste em casa custa desde {price.preventive}; a garantia da peça fica com quem vendeu.",
        "Fazemos a troca com peça fornecida pelo cliente, como engrenagem, placa ou capacitor, e cobramos a mão de obra depois de ver se ela serve pela etiqueta do motor. O ajuste em residência começa em {price.preventive}, e o serviço tem a garantia da lei; a peça, a da loja.",
      ],
      price: [
        "Quem já tem a peça e só quer a troca paga a mão de obra: a visita com ajuste em casa parte de {price.preventive}, e a troca soma conforme o lugar, do capacitor à engrenagem dentro do redutor. A garantia da peça é de quem vendeu.",
        "Já tem a peça própria? A troca custa só a mão de obra, informada antes: por fora do motor é o mais barato, folha escorada ou redutor aberto é o mais caro. De referência, a visita com ajuste em residência começa em {price.preventive}; o serviço tem a garantia da lei.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Já tem a peça: confira antes de marcar a troca", "A peça comprada serve? O que mandar"],
        slots: [
          [
            "Deixe a peça na embalagem até a conferência, porque montada ela raramente é aceita de volta. Não ligue para testar.",
            "Não monte nem energize: a loja não troca peça usada. A conferência é por foto.",
            "Peça fora da caixa perde a troca. Guarde-a fechada e confira antes pela etiqueta.",
          ],
        ],
        steps: [
          "Fotografe a peça dos dois lados, com uma régua.",
          "Fotografe a etiqueta do motor, por fora.",
          "Conte o que o portão faz e quando começou.",
          "Diga o bairro e os horários em que pode receber.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto se cobra para trocar cada peça", "Mão de obra da troca, da peça mais fácil à mais difícil"],
        slots: [
          [
            "O que se cobra é o trabalho, e ele depende de onde a peça fica.",
            "Quanto mais se desmonta, maior o valor.",
            "Em ordem de mão de obra, é assim.",
          ],
        ],
        bullets: [
          "Controle, botoeira ou fotocélula: o menor serviço",
          "Capacitor e fim de curso: até {trade.smallRepair}",
          "Placa: soma gravar percurso e controles",
          "Roldana ou dobradiça: com a folha escorada",
          "Engrenagem ou rolamento: motor aberto na bancada",
          "Cabo e mola: só novos, na medida certa e aos pares",
        ],
      },
      {
        about: "choose",
        headings: ["Comprar você ou deixar com o técnico", "Quando comprar antes compensa"],
        slots: [
          [
            "Compensa comprar quando o defeito já foi medido por alguém. Pelo sintoma é fácil errar, porque ronco pode ser capacitor, folha presa ou engrenagem.",
            "Se o defeito foi medido, comprar você pode sair melhor. Sem medição, o mesmo sintoma vem de três peças, e a chance de errar é grande.",
            "Vale a pena quando a peça foi indicada depois de medir. Comprar pelo barulho costuma dar peça sobrando.",
          ],
          [
            "Peça e serviço do mesmo lugar evitam a discussão de quem responde por um defeito. Com a sua, se ela vier ruim, a nova ida é outra mão de obra.",
            "Quando a peça é nossa, um só responde por tudo. Vindo com defeito a que você comprou, a segunda troca é cobrada.",
            "Um responsável só por peça e montagem é mais simples. A peça de fora, se falha, obriga a pagar o serviço de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a peça que levei não for o problema?",
        answers: [
          "O técnico mostra a causa e diz o novo valor antes de fazer qualquer coisa; a sua peça fica guardada com você.",
          "Nada é trocado sem o seu aceite: ele mede, mostra e orça de novo.",
        ],
      },
      {
        question: "Vocês instalam motor que eu comprei?",
        answers: [
          "Sim, com mão de obra a partir de {price.installation}, depois de conferir se o modelo serve no portão.",
          "Instalamos, desde {price.installation}, com {warranty.installation} de garantia na instalação.",
        ],
      },
      {
        question: "Aceitam peça usada?",
        answers: [
          "Fora do que segura peso ou tem risco, pode ser, sem garantia da peça. Cabo, mola e fotocélula usados, não.",
          "Placa ou engrenagem usada, só depois de testada e por sua conta. Cabo e mola, nunca.",
        ],
      },
      {
        question: "A peça paralela serve?",
        answers: [
          "Em motor comum, muitas servem e custam menos. Em motor com inversor, a placa precisa ser da linha.",
          "Para capacitor, engrenagem e sensor, em geral sim. A etiqueta confirma antes de montar.",
        ],
      },
    ],
    photo: "fotos da peça, dos dois lados, e da etiqueta do motor",
  },
  {
    id: "comprei-a-peca-errada",
    broader: "pecas",
    label: "Comprei a peça errada",
    phrase: "a peça comprada errada",
    asks: [
      "trocar peça errada",
      "peça portão errada",
      "peça comprei não serve",
      "peça não serve meu motor",
      ...combine(
        ["comprei", "compramos", "veio"],
        [
          "peça errada",
          "placa errada",
          "capacitor errado",
          "controle errado",
          "engrenagem errada",
          "roldana errada",
          "motor errado",
          "fotocélula errada",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Comprou a placa errada, ou a peça não serve no seu motor? Não monte nem ligue: sem uso e na embalagem, a loja costuma trocar, e a compra pela internet dá 7 dias para desistir (CDC, artigo 49). Para a certa, vale a etiqueta do motor e a da placa antiga.",
        "Se a peça que você comprou não serve no motor, guarde-a como veio e fale com a loja já: compra à distância tem 7 dias do recebimento para devolver, mesmo sem defeito (CDC, artigo 49). Antes de comprar outra placa ou peça errada, confira a etiqueta do motor.",
        "Peça ou placa errada não se liga para testar, porque pode queimar o motor. Peça a troca à loja com ela sem uso; pela internet, o CDC (artigo 49) dá 7 dias a partir do recebimento, e a etiqueta do motor mostra qual é a certa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora para trocar", "Passos para a troca ou a devolução"],
        slots: [
          [
            "Quase tudo depende de a peça estar sem uso: marca de parafuso, fio cortado ou solda fazem a loja recusar. Em loja física sem defeito, a troca é o que ela prometeu; à distância, a desistência é um direito.",
            "A peça intacta se troca; a montada, raramente. Comprada pela internet, pode ser devolvida sem explicação no prazo, e no balcão vale a política da loja.",
            "Sem sinal de uso a conversa é fácil, e com parafuso marcado ou fio soldado fica difícil. O direito de desistir existe na compra à distância; na loja física, depende do que ela oferece.",
          ],
        ],
        steps: [
          "Não ligue para testar: tensão errada queima a peça e a placa.",
          "Junte nota, embalagem e fotos da peça sem uso.",
          "Peça a troca por escrito, dentro dos 7 dias se comprou à distância.",
          "Guarde o comprovante do envio.",
          "Antes da nova compra, fotografe a etiqueta do motor e a peça antiga.",
        ],
      },
      {
        about: "choose",
        headings: ["Como não errar de novo", "O que a peça certa precisa ter"],
        slots: [
          [
            "Confira antes se a peça é mesmo a causa, já que muitos sintomas se parecem e só a medição separa. Depois compre pelo modelo inteiro da etiqueta, com a peça antiga ao lado.",
            "O primeiro cuidado é medir o defeito, porque motor parado pode ser capacitor, placa ou energia. Na compra, o nome completo da etiqueta e a peça velha na mão valem mais que o título do anúncio.",
            "Sem medição, o risco é trocar o que estava bom. Confirmado o defeito, leve o nome inteiro do modelo e compare com a peça que saiu, em vez de confiar no anúncio.",
          ],
        ],
        bullets: [
          "Placa: tensão, modelo da central, conectores e tipo de fim de curso",
          "Capacitor: a mesma capacidade em µF e tensão igual ou maior",
          "Engrenagem: número de dentes, furo e material",
          "Controle: frequência e tipo de código",
          "Cremalheira: o mesmo passo de dente",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não adaptar a peça errada", "O risco de montar assim mesmo"],
        slots: [
          [
            "Placa de outra tensão ou com fim de curso diferente pode queimar na hora ou deixar o portão sem parar no fim. Engrenagem e roldana de medida próxima gastam a peça vizinha. Fio cortado para encaixar ainda tira a chance de troca.",
            "O encaixe parecido engana: a placa errada pode não reconhecer o fim de curso e passar do ponto, ou queimar pela tensão. Na parte mecânica, a medida quase igual come os dentes do lado bom. E peça cortada não volta para a loja.",
            "Adaptar sai caro, porque tensão e conectores diferentes queimam a placa, e um fim de curso incompatível não para a folha. Dente ou furo fora de medida desgasta o conjunto, e a loja não aceita de volta o que foi cortado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A loja pode recusar a troca da peça?",
        answers: [
          "Comprada em loja física e sem defeito, pode, se não prometeu trocar. Pela internet, os 7 dias valem sem explicação.",
          "Na loja física, a troca sem defeito é cortesia dela. À distância, você desiste em 7 dias e recebe o valor pago.",
          "Pode no balcão, quando a peça não tem defeito. Na compra pela internet não, dentro do prazo de 7 dias.",
        ],
      },
      {
        question: "Quem paga o frete da devolução?",
        answers: [
          "Na desistência dentro dos 7 dias, o consumidor não deve arcar com o custo: o valor pago, com o frete, é devolvido. Peça a etiqueta de envio à loja.",
          "No arrependimento, a devolução é por conta do vendedor, que reembolsa também o frete da compra. Combine o envio por escrito.",
          "O vendedor, quando a compra foi à distância e você desistiu no prazo. Solicite o código de postagem e guarde o comprovante.",
        ],
      },
      {
        question: "Já liguei a placa errada. E agora?",
        answers: [
          "Desligue o disjuntor e não ligue outra vez. O técnico mede motor, fim de curso e placa antiga para ver se algo se perdeu, antes de comprar de novo.",
          "Corte a energia e deixe como está. Antes de outra placa, medem-se o motor e o transformador, que podem ter sofrido.",
          "Pare de testar e desligue o disjuntor. Uma medição mostra se o dano ficou só na placa ou chegou ao motor.",
        ],
      },
      {
        question: "Vocês vendem a peça certa e instalam?",
        answers: [
          "Sim, com ou sem a montagem, original ou compatível, conforme a etiqueta do motor. O valor da peça com o serviço é passado pela foto.",
          "Vendemos a peça avulsa ou colocada. A foto da etiqueta identifica a certa, e o preço vem com ou sem a mão de obra.",
          "Tanto só a peça quanto a troca no local. A etiqueta mostra qual serve, e os dois valores são informados antes.",
        ],
      },
    ],
    photo: "fotos da peça, dos dois lados, e da etiqueta do motor",
  },
  {
    id: "peca-na-loja-ou-com-tecnico",
    broader: "pecas",
    label: "Comprar a peça na loja, na internet ou com o técnico",
    phrase: "onde comprar a peça: loja, internet ou técnico",
    asks: [
      "chamar técnico comprar peça",
      "chamar técnico ou comprar peça",
      "peça portão internet mais barata",
      "peça internet barata compensa",
      "comprar peça por fora técnico",
      "peça mais barata mercado livre técnico",
      "peça loja física site técnico",
      "peça loja ou técnico",
      "risco comprar peça conta própria",
      ...combine(
        ["comprar", "melhor comprar", "compensa comprar", "vale comprar"],
        [
          "loja ou instalador",
          "loja ou técnico",
          "internet ou técnico",
          "internet ou loja",
          "instalador ou loja",
          "técnico ou internet",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Na loja, compensa comprar motor ou peça de modelo e medida conhecidos, porque o preço é menor; com o instalador, compensa quando o defeito não foi medido ou a peça vai dentro do motor. Ele leva a certa e responde pela peça e pelo serviço. Compare sempre o total, com a mão de obra.",
        "Entre a loja e o instalador, a loja cobra menos e o instalador assume o risco de errar a peça. Cremalheira, roldana, pilha e controle de modelo conhecido valem na loja. Motor, placa, cabo e mola costumam compensar com quem instala, porque a garantia é uma só.",
        "Comprar na internet ou na loja sai mais barato se o modelo é exatamente o da sua etiqueta. Na dúvida, o instalador confere, leva a peça certa e responde por tudo. Some a mão de obra ao preço da peça antes de decidir, porque ela é cobrada à parte.",
        "A loja compensa para peça simples, que você já sabe qual é; o instalador, para motor, placa e o que precisa de diagnóstico. A diferença de preço paga a conferência, a ida e a garantia única. Uma peça errada costuma custar mais que essa economia.",
      ],
      price: [
        "Na loja ou na internet a peça sai mais barata, e compensa se você tem modelo e medida exatos, como os metros de cremalheira. Com o técnico custa mais, porque o preço inclui conferir, levar e responder por ela. Some sempre a mão de obra antes de comparar.",
        "O preço da peça é menor na internet, médio na loja e maior com o técnico, que responde por ela e pelo serviço. Compare o total, porque a montagem da peça comprada por você é cobrada à parte e tem garantia separada.",
      ],
      installation: [
        "Comprar o motor na loja só compensa se ele servir ao seu portão e o total ficar menor: a instalação de motor comprado à parte custa a partir de {price.installation}. Com o instalador, a troca em casa fica de {price.homeSwap}, motor incluído, e uma só empresa responde pela garantia.",
        "Para motor de portão, o instalador costuma compensar mais que a loja. A mão de obra para motor que você comprou parte de {price.installation}, enquanto a troca em casa, com motor e serviço, fica de {price.homeSwap}. A loja vale para peça simples, de modelo conhecido.",
        "Na loja você paga só o motor ou a peça, e a instalação avulsa começa em {price.installation}. Com quem instala, a troca completa em residência fica de {price.homeSwap}, com garantia única. Compare os dois totais antes de comprar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Loja, internet e instalador lado a lado"],
        slots: [
          [
            "A diferença de preço paga a conferência e a garantia. Compare com o risco de comprar errado.",
            "Cada caminho tem um preço e um responsável. Escolha conforme a peça.",
            "O mais barato vale quando não há como errar a peça. Compare os casos.",
          ],
        ],
        bullets: [
          "Internet: preço menor e 7 dias para desistir, mas a conferência é sua",
          "Loja: preço um pouco maior, e você compara com a peça velha na hora",
          "Instalador: defeito confirmado, peça certa e uma garantia só",
          "Cabo e mola: sempre com quem monta, pelo risco de acidente",
        ],
      },
      {
        about: "cost",
        headings: ["Como comparar o preço total"],
        slots: [
          [
            "Com peça sua, a mão de obra é cobrada à parte, e a garantia da peça fica com a loja. Uma segunda visita por peça errada custa mais que a economia.",
            "O que vale é o total, peça mais serviço. Se a comprada não servir, a ida extra do técnico anula a diferença.",
            "O anúncio mostra só uma parte do custo. Errar a peça significa devolver, esperar e pagar nova visita.",
          ],
          [
            "Peça ao técnico o orçamento com peça e serviço em linhas separadas, para comparar com o anúncio.",
            "Com o orçamento em itens, dá para comparar só a peça, de mesma marca e material.",
            "Um orçamento com peça e serviço em linhas separadas mostra onde está a diferença.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir para comprar sem errar"],
        slots: [
          [
            "Tenha a peça velha ou a etiqueta do motor na mão, porque a foto do anúncio não basta. Estes dados precisam ser iguais.",
            "Antes de pagar, confira com a sua etiqueta e com a peça antiga, item por item.",
            "Peça já montada raramente é aceita de volta, então confira antes, nesta ordem.",
          ],
        ],
        steps: [
          "Compare a marca, o modelo e a tensão da etiqueta do motor.",
          "Em engrenagem, conte os dentes e meça o furo; em cremalheira, o passo dos dentes e os metros.",
          "Em placa, veja o código e se o motor tem inversor.",
          "Guarde a nota e a embalagem e não monte antes de conferir.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico aceita a peça que eu comprar?",
        answers: [
          "Sim, depois de conferir por foto que serve. A garantia dela fica com quem vendeu.",
          "Aceita, se for a do seu modelo. A garantia do serviço é nossa, e a da peça, da loja.",
          "Instalamos, sim. Mande a foto da peça e da etiqueta do motor antes de marcar a visita.",
        ],
      },
      {
        question: "Por que a peça com o técnico custa mais?",
        answers: [
          "Porque o preço traz a conferência, a ida e a responsabilidade se ela falhar.",
          "Porque inclui acertar o diagnóstico, levar a peça e trocá-la se der defeito.",
          "A diferença cobre o risco: se a peça não servir ou falhar, quem resolve é o técnico.",
        ],
      },
      {
        question: "Quais peças não compro por conta?",
        answers: [
          "Cabo, mola, contrapeso e capacitor, que ferem ou dão choque na montagem. Placa com inversor também é arriscada.",
          "As que seguram a folha e as que guardam carga elétrica, além de placa sem código confirmado.",
          "Evite comprar mola, cabo e capacitor para montar sozinho, pelo perigo, e placa sem o código exato.",
        ],
      },
      {
        question: "Comprei errado. Posso devolver?",
        answers: [
          "Pela internet, em até 7 dias, sem uso, pelo Código do Consumidor. Em loja física, depende da política dela.",
          "Sem montar, sim: 7 dias na compra a distância. Montada, quase nenhuma loja aceita.",
          "Na compra pela internet, a lei dá 7 dias. No balcão, combine a troca antes de levar.",
        ],
      },
    ],
    photo: "fotos da peça e da etiqueta do motor",
  },
  {
    id: "gsm-ou-wifi",
    broader: "modulo-wifi",
    label: "Módulo GSM ou Wi-Fi",
    phrase: "a escolha entre módulo GSM e Wi-Fi",
    asks: [
      "gsm ou wi-fi",
      "gsm wi-fi",
      "módulo gsm ou wi-fi",
      "chip ou por wi-fi",
      "gsm wi-fi qual melhor",
      "chip custa mais mês wi-fi",
      ...combine(["gsm", "módulo gsm", "chip"], ["ou wifi", "wifi", "wifi qual melhor"]),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para o portão, o Wi-Fi é melhor se a internet da casa chega ao motor, porque não tem mensalidade e o aplicativo mostra o estado do portão, com sensor. O módulo GSM é melhor onde não há internet, como chácara e galpão: usa chip de celular e abre por ligação.",
        "Módulo GSM ou Wi-Fi depende do sinal junto ao motor: com rede de 2,4 GHz na garagem, prefira o Wi-Fi, que não gasta plano; só com sinal de operadora, o GSM, que leva um chip e abre por chamada. Os dois se ligam na entrada de botoeira da central.",
        "Entre GSM e Wi-Fi para portão, escolha pelo sinal e pelo gasto: o Wi-Fi usa a internet da casa, sem mensalidade; o GSM usa um chip, com o custo da linha, e funciona longe do roteador. Em casa costuma ganhar o primeiro; em chácara, o segundo.",
      ],
      price: [
        "No custo, o GSM pesa mais com o tempo, pelo chip com plano da operadora; o Wi-Fi usa a internet que a casa já paga. O aparelho GSM também costuma ser mais caro. Peça e ligação são orçadas juntas pela foto da etiqueta do motor.",
        "O Wi-Fi sai por menos: aparelho em geral mais barato e nenhuma mensalidade além da internet da casa. O GSM soma o chip todo mês. Com a foto da etiqueta do motor, o aparelho e a ligação na central são orçados juntos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["GSM e Wi-Fi lado a lado", "O que decide entre chip e internet"],
        slots: [
          [
            "Leve o celular até o motor e veja que sinal chega com o portão fechado, porque chapa e parede enfraquecem os dois. O resultado decide quase tudo.",
            "Antes de comprar, teste o sinal no lugar do motor, com a folha fechada. Portão de chapa e parede grossa derrubam tanto a rede da casa quanto a da operadora.",
            "O teste é simples: com o telefone ao lado do motor e o portão fechado, olhe a barra do Wi-Fi e a da operadora. Metal e concreto tiram força das duas.",
          ],
        ],
        bullets: [
          "Wi-Fi: sem mensalidade e com aviso de portão aberto, se houver sensor",
          "Wi-Fi: para quando a internet cai",
          "GSM: abre por chamada de número cadastrado",
          "GSM: pede chip ativo e sinal da operadora",
        ],
      },
      {
        about: "what",
        headings: ["Como cada módulo abre o portão", "O que o módulo faz na central"],
        slots: [
          [
            "O módulo fecha por um instante o contato de botoeira, como um botão de parede. No GSM, a central de telefone reconhece o número e recusa a chamada sem custo; no Wi-Fi, quem comanda é o aplicativo, de qualquer lugar com internet.",
            "Os dois imitam o botão de parede, com um pulso na entrada de botoeira. Um reage à ligação de número autorizado, que não é atendida e por isso não é cobrada; o outro obedece ao aplicativo, pela internet.",
            "Para a central, é como se alguém apertasse o botão da parede. O GSM age quando recebe chamada de número da lista, sem atender; o Wi-Fi, quando o aplicativo manda pela rede.",
          ],
          [
            "Os controles continuam valendo, porque o módulo trabalha ao lado deles. Abrir de longe pede câmera ou sensor, para não fechar sobre alguém, e fotocélula em ordem.",
            "Nada muda nos controles da família. Quem aciona sem ver precisa de fotocélula funcionando e, de preferência, câmera.",
            "Controle e botão seguem como estão. Como o comando vem de longe, a fotocélula tem de estar boa, e uma câmera mostra se o vão está livre.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta de cada um", "Aparelho, ligação e chip"],
        slots: [
          [
            "Aparelho, fonte e ligação entram nos dois, e a mão de obra é parecida. A diferença está no chip, pago todo mês no GSM, e no repetidor de sinal, que o Wi-Fi às vezes exige.",
            "A ligação custa quase o mesmo; o que separa os dois é o gasto depois. O GSM mantém uma linha ativa, e o Wi-Fi pode pedir um repetidor, comprado uma vez.",
            "Somam-se módulo, fonte e serviço em ambos. Para o Wi-Fi, talvez um repetidor, gasto único; para o GSM, a linha, gasto que volta todo mês.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Algum dos dois abre sem luz?",
        answers: [
          "Não sem nobreak ou bateria no motor: o módulo só comanda, quem move a folha é o motor. Com nobreak, o GSM leva vantagem, porque não depende do roteador.",
          "Só com energia de reserva no motor e no módulo. Nessa hora o GSM é mais simples, já que o Wi-Fi precisa do roteador também alimentado.",
        ],
      },
      {
        question: "E se o chip ficar sem crédito?",
        answers: [
          "Em muitos módulos a chamada recebida ainda abre, até a operadora cancelar a linha por falta de recarga. Um plano pequeno com recarga automática evita isso.",
          "Receber ligação costuma funcionar por um tempo, mas a linha é cancelada sem recarga. Prefira plano com pagamento automático.",
        ],
      },
      {
        question: "Quantas pessoas podem usar?",
        answers: [
          "No Wi-Fi, quem tiver acesso ao aplicativo; no GSM, os números gravados, de algumas dezenas a centenas conforme o modelo. Nos dois, retira-se um usuário sem mexer nos outros.",
          "Depende do modelo: o GSM guarda uma lista de números, e o Wi-Fi compartilha o aplicativo. Excluir alguém não afeta os demais.",
        ],
      },
      {
        question: "Serve em qualquer motor?",
        answers: [
          "Serve em quase todos, porque usa a entrada de botoeira da central. Placa muito antiga, sem essa entrada, recebe um receptor avulso.",
          "Na maioria, sim: basta haver entrada de botoeira. Sem ela, usa-se um receptor externo entre os dois.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do lugar do módulo",
  },
];
