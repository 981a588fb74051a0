import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const fotocelula: NarrowConcept[] = [
  {
    id: "sensor-do-portao",
    broader: "fotocelula",
    label: "Sensor de portão automático",
    phrase: "o sensor do portão automático",
    asks: ["sensor portão automático", "sensor portão eletrônico", "sensor motor portão", "conserto sensor portão"],
    isAskedByName: true,
    intent: "buying",
    answers: {
      any: [
        "O sensor de portão automático, aquele que não deixa fechar em cima do carro, chama-se fotocélula: um par infravermelho, um módulo de cada lado da passagem. Vendemos, instalamos e consertamos. Sensor com defeito é limpo e alinhado antes da troca, em visita a partir de {price.preventive} em casa, sem peças.",
        "O sensor do portão eletrônico é a fotocélula, um par de módulos infravermelhos que impede a folha de fechar sobre pessoa, animal ou carro. Vendemos e instalamos no motor [marca] que você já tem, com o valor do par e do cabo informado pela foto das colunas. Se o sensor já existe e falha, a limpeza e o alinhamento em casa partem de {price.preventive}, sem peças.",
        "O sensor do portão automático, chamado fotocélula, serve para perceber quem cruza a passagem e mandar a folha parar ou voltar. Ele funciona com quase toda central que tenha a entrada própria. Instalamos e consertamos: limpar e alinhar um que já existe custa a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o sensor do portão faz", "Fotocélula, borda e antiesmagamento"],
        slots: [
          [
            "São três proteções, e a fotocélula é a primeira a instalar.",
            "Cada sensor age num momento diferente do fechamento.",
            "Os nomes confundem, e a diferença está em quando cada um age.",
          ],
        ],
        bullets: [
          "Fotocélula: feixe infravermelho que evita o toque, de 40 a 60 cm do piso",
          "Par baixo: para criança e animal, de 15 a 25 cm do piso",
          "Antiesmagamento: a central sente o esforço e volta depois do toque",
          "Borda sensível: borracha na ponta da folha que recua ao encostar",
        ],
      },
      {
        about: "check",
        headings: ["Sensor que não deixa o portão fechar", "Quando o sensor está com defeito"],
        slots: [
          [
            "Se o portão abre e não fecha, comece pelo sensor. Nunca o anule com um fio: ele é a proteção de quem passa.",
            "Abrir e não fechar é o sinal clássico de fotocélula bloqueada. Fazer ponte nela deixa o portão fechar sobre alguém.",
            "O defeito mais comum é feixe interrompido, e o portão só abre. Anular o sensor não é conserto.",
          ],
        ],
        steps: [
          "Tire planta, vaso ou saco da linha do feixe.",
          "Limpe as duas lentes com pano seco.",
          "Veja se algum módulo girou com batida e se a luz dele acende.",
          "Tente fechar uma vez, de longe.",
          "Se não fechou, chame o técnico para o alinhamento, o cabo e a placa.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual fotocélula escolher", "Par com fio, com espelho ou dois pares"],
        slots: [
          [
            "Em casa, um par emissor e receptor com fio costuma bastar. Se não dá para levar cabo ao outro lado, o modelo com espelho, alimentado de um lado só, resolve.",
            "Numa casa, um par comum, com fio dos dois lados, costuma bastar. Se o piso já está pronto e não há tubo até a outra coluna, usa-se o tipo com espelho, que só precisa de energia de um lado.",
            "O par simples, emissor de um lado e receptor do outro, atende casa. Quando passar o cabo é difícil, usa-se o refletivo, com espelho e fio de um lado.",
          ],
          [
            "Caminhonete, caminhão ou muito pedestre pedem um segundo par mais alto e a borda sensível. Confira se a placa tem entrada para fotocélula, o que quase todas têm.",
            "Onde entra veículo alto ou passa muita gente, instala-se um segundo par e a borda sensível na folha. A maioria das placas já tem a entrada do sensor.",
            "Onde entra caminhão ou passa muita gente, dois pares e borda sensível. A central precisa da entrada, presente em quase todas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço do sensor instalado", "Preço da fotocélula e da instalação"],
        slots: [
          [
            "O par de fotocélulas é a peça barata. O que mais varia é o cabo até a outra coluna. Do menor ao maior custo: limpar e alinhar, trocar o par, instalar com cabo novo e pôr borda sensível.",
            "Limpar custa menos, trocar o par vem depois, instalar do zero soma o cabo, e a borda sensível fica no alto. O caminho do fio é o que mais muda a conta.",
            "A conta cresce do alinhamento à troca do par, dela à instalação com cabo e daí à borda. Piso pronto, sem duto, encarece a passagem do fio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr sensor no motor que eu já tenho?",
        answers: [
          "Na maioria dos motores, sim: basta a placa ter a entrada da fotocélula. O modelo, na etiqueta, confirma antes da compra.",
          "Quase sempre. Placa muito antiga, sem essa entrada, pede outra central, e o motor continua.",
        ],
      },
      {
        question: "O sol faz o sensor falhar?",
        answers: [
          "Faz, quando bate direto na lente em certos horários. Troca-se de lado o emissor e o receptor ou põe-se uma aba.",
          "Pode, no começo da manhã ou no fim da tarde. Inverter o par resolve na maioria das vezes.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar?",
        answers: [
          "Até {trade.smallRepair} quando o duto existe dos dois lados. Passar cabo novo ou quebrar piso aumenta o prazo.",
          "Com eletroduto pronto, até {trade.smallRepair}. O modelo com espelho também é rápido, porque usa fio de um lado só.",
        ],
      },
      {
        question: "De quanto em quanto tempo testar o sensor?",
        answers: [
          "Todo mês, com um cabo de vassoura no feixe e a folha fechando: ela deve parar e voltar. Na revisão, {visits.home}, o técnico confere o alinhamento.",
          "Uma vez por mês, cortando o feixe de lado com um cabo. Se não voltar, desligue o automático até o reparo.",
        ],
      },
    ],
    photo: "uma foto de cada lado do portão, com as colunas inteiras, e outra da etiqueta do motor",
  },
  {
    id: "fotocelula-preco-instalada",
    broader: "fotocelula",
    label: "Fotocélula instalada: quanto custa",
    phrase: "o preço da fotocélula instalada",
    asks: [
      "fotocélula [marca] preço",
      "fotocélula [marca] valor",
      "fotocélula [marca] quanto custa",
      "preço fotocélula [marca]",
      "fotocélula portão [marca] preço",
      "par fotocélula preço",
      "par fotocélula [marca] preço",

      "sensor portão automático preço",
      "sensor portão eletrônico preço",
      "sensor portão garagem preço",
      "sensor segurança portão preço",
      "botar sensor portão preço",
      "colocar sensor portão preço",
      "colocar sensor portão já tenho preço",
      "botar sensor portão tenho preço",
      "pôr sensor portão preço",
      "instalar sensor portão preço",
      "instalar sensor portão tenho preço",
      "colocar fotocélula portão tenho preço",
      "fotocélula preço",
      "fotocélula portão preço",
      "quanto custa fotocélula portão",
      "fotocélula custa",
      "quanto fotocélula",
      "fotocélula valor",
      "fotocélula instalada",
      "sensor portão preço",
      "sensor portão custa",
      "instalar sensor custa",
      "quanto sensor portão",
      "colocar fotocélula quanto",
      "fotocélula orçamento",
      "instalar fotocélula preço",
      "instalar fotocélula custa",
      "instalar fotocélula quanto",
      "instalar fotocélula valor",
      "instalação fotocélula preço",
      "instalação fotocélula valor",
      "como instalar fotocélula custa",
      "colocar fotocélula preço",
      "colocar fotocélula custa",
      "fotocélula sem fio preço",
      "instalar sensor portão quanto custa",
      ...combine(["sensor barreira"], ["preço", "custa", "valor", "orçamento"]),
      "colocar sensor portão quanto custa",
      "instalar sensor portão valor",
      "instalar fotocélula quanto custa",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do sensor de portão automático, a fotocélula, não é fixo: ele soma o par de sensores, o fio até a outra coluna e a mão de obra de ligar e testar. O orçamento é grátis e sai pelas fotos das duas colunas. Onde já existe conduíte, que é o tubo do fio, o serviço custa menos.",
        "O valor da fotocélula instalada é dado por foto, sem custo, e reúne o par de sensores, o fio e a mão de obra num orçamento só. Ele fica mais baixo quando já existe um tubo para o fio entre as colunas. Um segundo par ou a troca da central, em placa muito antiga, encarece o serviço.",
        "O valor da fotocélula para portão eletrônico é informado de graça, pelas fotos das colunas, porque depende mais da passagem do fio que do par de sensores. Com um tubo pronto de um lado ao outro, a instalação é mais barata. Sem ele, o fio vai em canaleta, um tubo aparente, ou por cima do vão, e o serviço custa mais.",
        "Colocar fotocélula, o sensor de barreira do portão, custa o par de sensores, o fio até a outra coluna e a instalação, somados em um preço só. O orçamento é grátis: com fotos das colunas e da etiqueta do motor, você recebe o total antes da visita. Um tubo já pronto para o fio reduz o valor.",
        "O preço de instalar fotocélula no portão soma o par de sensores, os metros de fio e a mão de obra, num orçamento grátis pelas fotos das duas colunas. A passagem do fio é o que mais pesa: com tubo pronto entre as colunas, o total cai. Em placa antiga sem entrada para sensor, some a troca da central.",
        "O preço do sensor de presença do portão eletrônico depende do par escolhido, dos metros de fio e da instalação, que vêm no mesmo orçamento, sem custo. Na maioria das casas, as fotos das duas colunas bastam para dizer quanto fica. Se já há um tubo de um lado ao outro, o total cai.",
        "Botar sensor no portão automático que você já tem custa o par de sensores, o fio e o serviço, somados num valor informado de graça, por foto, antes da visita. A fotocélula serve em quase todo motor. O que mais muda o preço é o caminho do fio entre as colunas, por isso mande fotos dos dois lados.",
        "A fotocélula sem fio custa mais na peça e menos na instalação, porque dispensa o cabo até a outra coluna. Depois se somam as pilhas ou a bateria. Onde já há tubo, o par com fio é o mais barato. Sem tubo, o de espelho fica no meio, e o sem fio ou o piso a cortar, em cima. As fotos das duas colunas dão o valor instalado.",
        "A fotocélula do portão, já colocada e funcionando, tem preço dado por foto, sem custo, porque ele varia com o caminho do fio. O par de sensores, o fio e a mão de obra vêm num orçamento só. Quando já há um tubo entre as colunas, o serviço custa menos.",
        "O sensor de barreira do portão é cobrado completo, com o par, o fio e a instalação no mesmo valor, e quase todo motor o aceita. Fotos das colunas e da etiqueta permitem dizer o total de graça, antes da visita. O preço diminui quando o fio passa por um tubo que já existe.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da fotocélula", "Sensor, cabo e mão de obra"],
        slots: [
          [
            "O par de sensores custa parecido entre as marcas. O que muda de casa para casa é o fio. Quando há um tubo sob o piso, o técnico só passa o cabo e liga. Quando não há, o fio vai por cima do vão ou numa canaleta, que é um tubo aparente, sem quebrar o chão.",
            "A peça é a parte mais previsível do preço, e a passagem do fio é a que mais varia. Um tubo que já existe barateia o serviço. Na falta dele, usa-se canaleta, um tubo aparente preso à parede, ou um caminho pelo alto, o que evita obra no piso.",
            "De uma casa para outra, quase só a passagem do fio muda o total, porque os pares de sensores custam valores próximos. O tubo no chão reduz o trabalho. Sem ele, o cabo segue em canaleta aparente ou por cima do portão.",
            "Entre as marcas, o par de fotocélulas quase não muda de preço. A diferença vem do fio, que precisa chegar até a outra coluna. Um tubo já enterrado encurta o trabalho, e a canaleta ou o percurso pelo alto do vão evitam quebrar o piso.",
            "Pouco do valor depende da marca do sensor, e muito depende dos metros de fio e de como ele cruza a entrada. O tubo pronto é o caminho mais barato. A canaleta e a passagem pelo alto servem quando não se quer quebrar o piso.",
          ],
          [
            "Onde o fio não passa, há o modelo com espelho, em que só um lado recebe energia. Uma placa antiga, sem entrada para sensor, pode exigir a troca da central, e um portão largo ou usado por caminhões pode precisar de um segundo par.",
            "Se não há como cruzar o vão, existe a fotocélula com espelho, ligada de um lado só. O serviço encarece quando a central não tem entrada para o sensor e precisa ser trocada ou quando a entrada de caminhões exige mais um par.",
            "Também existe o sensor de espelho, que dispensa o cabo em uma das colunas. O segundo par, usado em vão alto ou largo, e a central nova, quando a antiga não tem onde ligar, são orçados antes do serviço.",
            "Sem passagem para o outro lado, usa-se o sensor refletivo, com energia numa coluna e um espelho na outra. Vão largo ou com caminhões recebe mais um par, e a central sem entrada de sensor talvez precise ser trocada.",
            "Duas situações aumentam o total: a placa antiga que não aceita sensor e o vão que precisa de dois pares, como o de caminhões. Quando o fio não tem como atravessar a entrada, o modelo de espelho resolve, porque é alimentado numa coluna só.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber o valor", "Fotos que fecham o orçamento"],
        slots: [
          [
            "Com estas imagens, o valor costuma ser calculado sem visita. Fotografe com o portão parado e a tampa do motor fechada.",
            "Na maioria das casas, estas informações bastam para o preço. Tire as fotos de fora, sem abrir o motor e com a folha parada.",
            "Quatro informações bastam em quase todos os casos. Fotografe do lado de fora, com o portão parado e nada aberto.",
            "Mande estas fotos e medidas pelo celular e, na maior parte das vezes, ninguém precisa ir à sua casa só para orçar. Não abra a tampa nem mova o portão enquanto fotografa.",
            "O orçamento à distância depende só de imagens feitas do lado de fora, com o portão imóvel e o motor fechado. Em geral elas permitem fechar o valor.",
          ],
        ],
        steps: [
          "Fotografe cada coluna por inteiro, onde ficaria o sensor.",
          "Meça a largura do vão.",
          "Mostre o caminho do motor até a outra coluna e diga se há conduíte.",
          "Fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação da fotocélula", "Fixar, ligar e testar o sensor"],
        slots: [
          [
            "Os dois módulos são presos em base firme, um de frente para o outro, em geral de 40 a 60 cm do piso, para perceber para-choque, criança e animal. O cabo passa em tubo separado do da força, porque a interferência confunde a placa.",
            "Cada lado recebe um módulo preso em coluna sólida, na mesma altura, quase sempre entre 40 e 60 cm, onde passam para-choque, bicho e criança. A fiação segue longe da de força, que causa interferência.",
            "O técnico fixa emissor e receptor frente a frente, na faixa de 40 a 60 cm, altura de carro baixo e de criança. Passa o cabo por duto próprio, já que ao lado do fio de força o sinal falha.",
            "A altura usual é de 40 a 60 cm do chão, onde o feixe encontra criança, animal e para-choque, com os módulos alinhados em suporte que não balança. Energia e sinal seguem em tubos diferentes, para um não atrapalhar o outro.",
            "Emissor e receptor ficam frente a frente, presos onde nada vibra, entre 40 e 60 cm do piso, faixa em que passam carro, cachorro e criança. O cabo corre separado do fio de força, que poderia gerar sinal falso na placa.",
          ],
          [
            "Na placa, o sensor ocupa o lugar da ponte de fábrica, um pedaço de fio que simula passagem livre. Depois o feixe é cortado várias vezes com a folha em movimento, e ela precisa parar e voltar em todas.",
            "Ligado à central, ele substitui o fio que vinha de fábrica dizendo que o caminho está livre. O teste repete o corte do feixe em vários pontos do fechamento, até a folha recuar sempre.",
            "O técnico tira da central a ponte, o fio que simulava passagem livre, e liga ali o contato do sensor. Para conferir, corta o feixe em diferentes momentos do fechamento, e a folha tem de voltar em cada um.",
            "A central sai de fábrica com uma ponte, fio que simula vão livre, e o sensor entra no lugar dela. No teste, o feixe é interrompido com o portão em várias posições, e ele deve recuar em todas.",
            "Na ligação, o contato do sensor substitui a ponte que mantinha a placa sempre liberada. O técnico então bloqueia a luz com um objeto durante o fechamento, mais de uma vez, e só aceita que o portão volte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa quebrar o piso para instalar?",
        answers: [
          "Em geral, não. O cabo passa por conduíte existente, canaleta ou por cima do vão, e o modelo com espelho dispensa fio em um dos lados.",
          "Quase nunca: usa-se o tubo que já existe, um caminho aparente ou o sensor refletivo, ligado só de um lado. Cortar o piso fica como último recurso.",
          "Raramente: canaleta, tubo já enterrado e passagem pelo alto resolvem a maioria das entradas. Onde nenhum serve, há o par com espelho, que só leva fio a uma coluna.",
        ],
      },
      {
        question: "O sensor serve em qualquer motor, como PPA ou Garen?",
        answers: [
          "Na maioria, sim: PPA, Garen e outras centrais têm entrada para fotocélula, e o par não precisa ser da mesma marca. A etiqueta do motor confirma.",
          "Quase todas as placas aceitam, de PPA a Garen, e o par pode ser de outro fabricante se a tensão combinar. Central muito antiga precisa ser conferida.",
          "Quase sempre, porque a entrada de fotocélula é comum às centrais, inclusive PPA e Garen, e a marca do par pode ser outra. A exceção são placas muito antigas, que a etiqueta revela.",
        ],
      },
      {
        question: "Vale a pena em casa sem criança?",
        answers: [
          "Vale: o sensor também protege o carro, a moto e o animal, e o fechamento automático só deve ser usado com ele.",
          "Sim, porque o portão fecha sobre o próprio carro se você para no vão. Além disso, fechar sozinho sem fotocélula é perigoso para qualquer pessoa.",
          "Compensa, já que o risco não é só de criança: carro parado no vão, moto e cachorro também são atingidos. Portão que fecha sozinho nem deve funcionar sem o sensor.",
        ],
      },
    ],
    photo: "fotos das duas colunas e da etiqueta do motor, com a largura do vão",
  },
  {
    id: "distancia-do-cabo-da-fotocelula",
    broader: "fotocelula",
    label: "Distância máxima do cabo da fotocélula",
    phrase: "a distância do cabo da fotocélula",
    asks: [
      "distância cabo fotocélula",
      "distância máxima cabo fotocélula",
      "distância fio fotocélula",
      "distância máxima fio fotocélula",
      "comprimento cabo fotocélula",
      "comprimento máximo cabo fotocélula",
      "comprimento fio fotocélula",
      "quantos metros cabo fotocélula",
      "quantos metros fio fotocélula",
      "cabo fotocélula metros",
      "cabo fotocélula longe central",
      "fotocélula longe central cabo",
      "fotocélula metros central",
      "fotocélula 30 metros central",
      "fotocélula metros longe central",
    ],
    intent: "question",
    answers: {
      any: [
        "O cabo da fotocélula pode ter, em geral, até uns 50 metros com fio de 0,5 mm², porque ela consome tão pouco que quase não há queda de tensão. A distância máxima exata está no manual do modelo. Mais que o comprimento, o que atrapalha é passar no mesmo tubo da energia do motor.",
        "A distância máxima do cabo da fotocélula raramente é problema em casa: com 0,5 mm² e 50 metros, a perda não chega a meio volt. Confira o limite no manual do sensor e passe o cabo num eletroduto separado da força, que é o que causa falha de verdade.",
        "Dá para ligar a fotocélula longe da central, a algumas dezenas de metros, com cabo de comando de 0,5 mm² inteiro e sem emenda. O fabricante escreve o máximo no manual. Acima disso, use fio mais grosso e mantenha o cabo fora do tubo da energia.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que cabo usar em cada distância", "Bitola e distância"],
        slots: [
          [
            "O transmissor leva duas vias e o receptor, quatro, e o mesmo cabo de quatro vias atende os dois. O que muda com a distância é a grossura do fio.",
            "São duas vias no transmissor e quatro no receptor, com um só tipo de cabo para os dois. A bitola é que acompanha a distância.",
          ],
        ],
        bullets: [
          "Portão comum, até uns 15 metros: cabo de comando de 0,3 a 0,5 mm²",
          "Até uns 50 metros: 0,5 mm², sem emendas no caminho",
          "Mais longe, como em chácara: 0,75 mm² ou mais, com a tensão medida no sensor",
        ],
      },
      {
        about: "check",
        headings: ["O que faz a fotocélula falhar com cabo longo", "Falhas que não vêm da distância"],
        slots: [
          [
            "Emenda com fita, fio junto da energia do motor e umidade na caixa de passagem fazem o sensor falhar muito antes do comprimento. O sintoma é o portão que às vezes não fecha e, minutos depois, fecha.",
            "Antes do comprimento, quem atrapalha é a emenda malfeita, o tubo dividido com a força e a água na caixa de passagem. O portão ora fecha, ora não, sem motivo aparente.",
          ],
          [
            "O técnico mede a tensão no sensor com tudo ligado: se ela está dentro da faixa da etiqueta, o cabo está bom.",
            "A prova é a medição na ponta, com o sensor funcionando: tensão dentro da faixa do modelo inocenta o cabo.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Cabo e alcance são coisas diferentes", "Distância do cabo e distância do feixe"],
        slots: [
          [
            "O comprimento do cabo vai da central ao sensor; o alcance é a distância entre os dois módulos, um de cada lado do vão. O alcance dos modelos de casa fica, em geral, de 10 a 15 metros, e passa de longe a largura de um portão.",
            "Não confunda o cabo, que vai da placa ao sensor, com o alcance, que é a largura que o feixe atravessa. Em modelo residencial, o feixe cobre em geral de 10 a 15 metros.",
          ],
          [
            "Para chegar ao outro lado do vão, o cabo atravessa por baixo do piso ou por cima, pela viga. Onde não dá para passar, a fotocélula sem fio de um dos lados, com bateria, evita a obra.",
            "O cabo do lado oposto vai por baixo do piso ou pela viga. Se a travessia pede obra demais, há fotocélula em que um lado usa bateria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar o cabo da fotocélula?",
        answers: [
          "Pode, dentro de caixa de passagem seca, com conector, e não com fita enterrada. Cabo inteiro falha menos.",
          "Só em caixa seca e com conector próprio. Emenda dentro do eletroduto enterrado oxida e faz o portão não fechar.",
        ],
      },
      {
        question: "Cabo de rede serve para a fotocélula?",
        answers: [
          "Serve em distância curta, usando dois fios juntos em cada via, mas o cabo de alarme de 0,5 mm² é mais firme no borne.",
          "Em poucos metros, sim, dobrando os fios. Para distância maior, prefira cabo de comando de 0,5 mm².",
        ],
      },
      {
        question: "Quem passa o cabo?",
        answers: [
          "Com o tubo pronto, o técnico passa e liga na mesma visita. Abrir piso ou parede é obra à parte, orçada pela foto.",
          "O técnico do portão, quando há eletroduto. Sem tubo, soma-se a canaleta ou a abertura do piso, que a foto permite orçar.",
        ],
      },
    ],
    photo: "fotos das duas colunas do portão, da central e do caminho entre elas",
  },
  {
    id: "limpar-fotocelula",
    broader: "fotocelula",
    label: "Como limpar a fotocélula",
    phrase: "a limpeza da fotocélula",
    asks: [
      "lavar fotocélula",
      "pode lavar fotocélula",
      "posso lavar fotocélula",
      "lavar sensor portão",
      "limpar fotocélula quanto tempo",
      "quanto em quanto tempo limpar fotocélula",
      "limpar fotocélula",
      "limpeza fotocélula",
      "fotocélula suja",
      "limpar sensor portão",
      "limpar lente fotocélula",
      "fotocélula teia",
      "sensor sujo portão",
      "fotocélula poeira",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Não pode lavar a fotocélula do portão com jato nem mangueira, porque a água entra no módulo e o portão deixa de fechar. Desligue o disjuntor e passe só um pano macio, seco ou levemente úmido, nas duas lentes. Álcool, solvente e esponja riscam ou mancham o plástico.",
        "O portão não fecha com o sensor sujo porque a sujeira na lente corta o feixe como uma pessoa no vão. Desligue o disjuntor, passe pano seco nas duas lentes e tire teia e folhas do caminho. Se mesmo assim ele não fecha, é alinhamento ou fio, em visita a partir de {price.preventive} em casa, sem peças.",
        "Para limpar o sensor do portão, a fotocélula, desligue o disjuntor e passe pano macio e seco nas duas lentes, uma em cada coluna. Tire teia, folha e planta da linha entre elas, sem solvente e sem girar o suporte. Se ele continuar sem fechar, o alinhamento em casa parte de {price.preventive}, sem peças.",
        "Fotocélula suja faz o portão não fechar ou voltar sozinho, e para limpar basta pano macio e seco nas duas lentes, com o disjuntor desligado, tirando teia e folhas do caminho. Se limpa ela ainda não fecha, é alinhamento ou fio, em visita a partir de {price.preventive} em casa, sem peças.",
        "Para limpar a fotocélula que não fecha o portão, desligue o disjuntor, passe pano seco nas duas lentes e libere a linha entre elas, sem solvente nem jato de água. Religue e teste de longe; se o portão volta, o técnico alinha e mede, a partir de {price.preventive} em residência, fora peças.",
        "A fotocélula do portão se limpa com o disjuntor desligado e um pano macio e seco, passado nas duas lentes, sem girar o suporte. Suja, ela impede o portão de fechar, como se houvesse alguém no vão. Se a limpeza não resolver, peça o alinhamento, que em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como limpar a fotocélula, passo a passo", "Limpeza sem abrir o módulo"],
        slots: [
          [
            "O módulo não se abre e o suporte não se gira, porque poucos milímetros desalinham o par. Produto forte embaça a lente de plástico; pano seco ou levemente úmido basta.",
            "Limpe só por fora e sem mexer na posição: um giro pequeno já perde o feixe. Evite álcool, limpa-vidros e solvente, que mancham o plástico.",
            "A lente se limpa por fora, com o módulo no lugar. Nada de solvente nem de água de mangueira, e cuidado para não deslocar o suporte.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Passe pano macio e seco nas duas lentes, uma em cada coluna.",
          "Tire teia, folhas, vaso e planta da linha entre elas.",
          "Religue e feche uma vez, de longe, com a passagem livre.",
          "De lado, corte o feixe com um cabo de vassoura: a folha deve parar e voltar.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando a limpeza não basta", "Sujeira ou outro defeito?"],
        slots: [
          [
            "Falha sempre no mesmo horário é sol na lente. Falha com vento ou folha andando é suporte frouxo. Luz apagada depois de limpa sugere fio partido ou módulo sem energia.",
            "Se ela volta a falhar em certa hora, é o sol. Se falha quando o portão treme, é o suporte. Sem luz nenhuma, faltou energia ou o módulo queimou.",
            "Repare no padrão: hora certa aponta sol, vento aponta fixação, luz apagada aponta fio ou módulo. Nesses casos pano não resolve.",
          ],
          [
            "Formiga ou água dentro do sensor pede limpeza interna e vedação, pelo técnico. Até lá, feche só olhando e não ligue os fios direto, porque a folha fecharia sem ver ninguém.",
            "Bicho ou umidade por dentro é serviço do técnico, que limpa e veda. Não faça ponte nos fios: sem sensor, o portão fecha às cegas.",
            "O que está do lado de dentro da lente, inseto ou água, só o técnico tira. Enquanto isso, acompanhe o fechamento e não anule o sensor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["De quanto em quanto tempo limpar", "Para a lente não sujar de novo"],
        slots: [
          [
            "Uma vez por mês resolve na maioria das casas. Rua de terra, obra ou jardim perto pedem mais. Pode-se aparar a planta em volta e não lavar a coluna com jato, que tira o par do lugar.",
            "Em geral basta um pano por mês, e a cada quinze dias onde há poeira ou muito verde. Evite mangueira na coluna e mantenha as plantas aparadas.",
            "Mensalmente está bom, com intervalo menor perto de obra ou terra. Jato de água entra no módulo, então use só pano, e pode a planta que cruza o feixe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar limpa-vidros ou álcool?",
        answers: [
          "Melhor pano seco ou levemente úmido. Produto forte embaça a lente de plástico; nunca borrife no módulo.",
          "Não: mancham o acrílico. Água no pano, bem torcido, já tira a sujeira.",
        ],
      },
      {
        question: "Por que fecha só às vezes depois de limpar?",
        answers: [
          "O par está no limite do alinhamento ou o suporte treme. O técnico fixa e realinha.",
          "Sinal fraco: módulo um pouco torto ou base que balança. Alinhar e firmar resolve.",
        ],
      },
      {
        question: "Como sei qual dos dois lados está sujo?",
        answers: [
          "Limpe os dois, porque basta um para o portão não fechar. O que tem a luz que não muda ao cortar o feixe costuma ser o suspeito.",
          "Não precisa descobrir: são dois minutos para limpar o par. Lente amarelada ou arranhada, aí sim, é peça a trocar.",
        ],
      },
      {
        question: "Limpei e não resolveu. Quanto custa o conserto?",
        answers: [
          "Alinhar e medir cabe na visita, em casa a partir de {price.preventive}, sem peças. Par novo, se for o caso, é orçado à parte.",
          "A visita com alinhamento residencial começa em {price.preventive}, fora peças. Módulo queimado soma o par e a ligação.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula, de frente, mostrando a luz do sensor, se houver",
  },
  {
    id: "regular-o-sensor-do-portao",
    broader: "fotocelula",
    label: "Como regular o sensor do portão",
    phrase: "a regulagem do sensor do portão",
    asks: [
      "como regular sensor portão",
      "regular sensor portão",
      "regular sensor portão eletrônico",
      "regular sensor",
      "regulagem sensor portão",
      "ajustar sensor portão",
      "ajustar sensor portão eletrônico",
      "como ajustar sensor portão",
      "mexer sensor portão",
      "qual altura regular sensor portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para regular o sensor do portão que vigia a passagem, a fotocélula, limpe as duas lentes e gire o suporte por fora, aos poucos, até a luz do receptor firmar. Se o seu problema é o portão parar antes ou depois do ponto, o sensor é outro, o fim de curso, e a regulagem dele em casa parte de {price.preventive}, sem peças.",
        "O sensor do portão eletrônico tem duas regulagens diferentes. A da fotocélula, nas colunas, é de posição: os módulos ficam de frente, até a luz firmar. A do fim de curso, no motor, marca onde a folha para e é serviço do técnico, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Regular a fotocélula, passo a passo", "Como alinhar o sensor da passagem"],
        slots: [
          [
            "O ajuste é feito por fora, sem abrir o módulo, com o portão parado. Se algum fio estiver à mostra, não toque e desligue o disjuntor.",
            "Trabalhe com a folha parada e sem abrir a capa do sensor. Fio solto ou descascado fica para o técnico.",
          ],
        ],
        steps: [
          "Passe pano seco nas duas lentes e tire o que estiver entre elas.",
          "Veja se os dois módulos estão na mesma altura e de frente.",
          "Afrouxe só o suporte e gire devagar, até a luz do receptor firmar.",
          "Aperte sem tirar do lugar.",
          "Mande fechar e corte o feixe com um cabo de vassoura: a folha precisa voltar.",
        ],
      },
      {
        about: "what",
        headings: ["Qual sensor precisa de regulagem", "O sintoma mostra o sensor"],
        slots: [
          [
            "Muita gente chama de sensor três peças diferentes. O que o portão faz diz qual delas está fora do ponto.",
            "A palavra sensor serve para mais de uma peça. Compare o defeito com a lista antes de mexer.",
          ],
        ],
        bullets: [
          "Abre e não fecha, ou fecha e volta: fotocélula",
          "Para antes do fim ou bate no batente: fim de curso, no motor",
          "Encosta de leve e volta: força ou parada regulada na placa",
          "Fecha sem ver quem passa: fotocélula desligada ou com defeito; pare de usar o automático",
        ],
      },
      {
        about: "safety",
        headings: ["O que não se faz na regulagem", "Cuidados com o sensor"],
        slots: [
          [
            "Não ligue os fios do sensor direto nem o tire para o portão fechar, porque a folha passa a fechar sem ver gente. Fim de curso e força ficam dentro do motor, junto da rede elétrica, e não se abrem em casa.",
            "Sensor anulado com um fio deixa o portão cego para quem passa. Também não abra o motor para mexer no fim de curso: ali há tensão da rede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A que altura fica o sensor do portão?",
        answers: [
          "Em casa, o usual é cerca de 50 cm do chão, para ver o carro e a perna de quem passa. Com criança ou cachorro pequeno, põe-se um segundo par mais baixo.",
          "Perto de 50 cm do piso é o mais comum. Onde há animal pequeno, acrescenta-se um par mais baixo.",
        ],
      },
      {
        question: "Regulei o sensor e o portão não fecha. E agora?",
        answers: [
          "Se as lentes estão limpas e a luz não firma, o defeito é de fio, de módulo ou da placa. O técnico mede o par e diz o que trocar.",
          "Com os módulos de frente e limpos, falta medir a energia e o sinal deles. Isso é feito na visita.",
        ],
      },
      {
        question: "O sensor perde a regulagem sozinho?",
        answers: [
          "Só se o suporte afrouxa ou leva pancada. Um suporte firme, longe do para-choque, mantém o ponto por anos.",
          "Não. Ele sai do lugar por batida, vibração ou suporte fraco, e por isso o suporte é reforçado.",
        ],
      },
    ],
    photo: "uma foto de cada sensor, de frente, e outra da etiqueta do motor",
  },
  {
    id: "fotocelula-desalinhada",
    broader: "fotocelula",
    label: "Fotocélula desalinhada",
    phrase: "a fotocélula desalinhada",
    intent: "repair",
    asks: [
      "sensor [marca] desregulado",
      "sensor [marca] desregulou",
      "sensor [marca] desalinhado",
      "sensor [marca] torto",
      "suporte fotocélula quebrado",
      "suporte fotocélula quebrou",
      "suporte sensor portão quebrado",
      "suporte fotocélula solto",
      "fotocélula torta não fecha",
      "fotocélula torta portão abre não fecha",
      "fotocélula desalinhada",
      "fotocélula desalinhou",
      "alinhar fotocélula",
      "alinhamento fotocélula",
      "fotocélula torta",
      "ajustar fotocélula",
      "fotocélula fora posição",
      "regular fotocélula",
      "sensor desalinhado",
      "sensor torto",
      "alinhar sensor",
      "fotocélula não alinha",
      "sensor não alinha",
      "sensor fora lugar",
      "fotocélula fora lugar",
      "sensor saiu lugar",
      "bateu sensor",
      "bola bateu sensor",
      "sensor barreira desalinhado",
      "alinhar sensor barreira",
      "ajustar sensor barreira",
      "sensor barreira torto",
      "bateram sensor",
      "bateu fotocélula",
      "carro bateu sensor",
    ],
    answers: {
      any: [
        "A fotocélula desalinhada não deixa o portão fechar porque um sensor para de receber a luz do outro, e a placa entende que há alguém no vão. Limpe as lentes e gire o suporte aos poucos, por fora, até a luz firmar. Se não alinhar, a visita em casa parte de {price.preventive}, sem peças.",
        "Se a fotocélula está desalinhada, o portão abre e não fecha, ou fecha e volta. Os dois módulos precisam ficar de frente, na mesma altura e firmes. Quando o ajuste por fora não resolve, o técnico faz em visita a partir de {price.preventive} em residência, fora peças.",
        "Alinhar a fotocélula é pôr os dois sensores de frente, na mesma altura e com o suporte firme, até o portão voltar a fechar. Um esbarrão de bola ou de carro já tira do lugar. Quando não alinha, o ajuste em casa custa a partir de {price.preventive}, sem peças.",
        "Quando a bola ou o carro bate no sensor do portão, a fotocélula sai de linha, perde o feixe e o portão não fecha. Passe um pano nas lentes e endireite o módulo pelo lado de fora. Se ele não voltar a fechar, a visita em casa parte de {price.preventive}, sem peças.",
        "O suporte da fotocélula quebrado deixa o sensor fora de linha, e o portão abre e não fecha. Troca-se só o suporte, ou o par, se a lente trincou na batida; amarrar com fita não segura o ponto. O técnico fixa em ponto firme e testa, a partir de {price.preventive} em casa, sem peças.",
      ],
      "how-to": [
        "Para alinhar a fotocélula, limpe as lentes, deixe o portão parado e gire o suporte aos poucos, por fora, até a luz do receptor ficar firme. Depois aperte e teste. Se a luz não firma, o técnico alinha a partir de {price.preventive} em casa, sem peças.",
        "O sensor de barreira, ou fotocélula, se alinha pela luz do receptor: afrouxe só o suporte, gire devagar até ela firmar e aperte sem tirar do lugar. Os dois módulos ficam de frente, na mesma altura. Sem luz firme, a visita em residência começa em {price.preventive}, fora peças.",
        "Para ajustar a fotocélula, comece pelas lentes limpas e pela linha livre entre os módulos. Em seguida gire um suporte de cada vez, por fora, até o portão fechar. Se nada mudar, o defeito pode ser do fio ou do módulo, e o técnico mede.",
        "A fotocélula desalinhada se ajusta sem abrir o módulo: afrouxe o suporte, aponte um sensor para o outro e aperte quando a luz firmar. Depois mande fechar e corte o feixe para ver se o portão volta.",
      ],
      repair: [
        "Para alinhar a fotocélula do portão, limpe as lentes e gire o suporte aos poucos, por fora, até a luz do receptor ficar firme. Os dois módulos ficam de frente e na mesma altura. Aperte e teste o fechamento. Se não firmar, o técnico alinha e fixa, a partir de {price.preventive} em casa, sem peças.",
        "A fotocélula desalinhada não deixa o portão fechar porque um módulo perde a luz do outro. Limpe as duas lentes com pano seco e gire o suporte, por fora, até a luz do receptor firmar. Se não resolver, o técnico alinha e firma o suporte a partir de {price.preventive} em casa, sem peças.",
        "O sensor desalinhado deixa o portão aberto ou fechando e voltando, porque a placa pensa que há alguém no vão. Alinhar e firmar o suporte custa a visita, a partir de {price.preventive} em residência, sem peças. Antes, limpe as lentes e veja se um módulo está de frente para o outro.",
        "Se a fotocélula saiu do alinhamento, por bola, carro ou parafuso frouxo, a folha abre e não fecha. Endireite o suporte por fora, sem abrir o módulo. Se não firmar, alinhar e fixar custa a visita, a partir de {price.preventive} em casa, sem peças.",
        "Portão que não fecha por fotocélula desalinhada volta ao normal quando os dois sensores ficam de frente e na mesma altura. Um pano seco nas lentes e um ajuste no suporte costumam bastar. O técnico faz o serviço a partir de {price.preventive} em residência, fora peças.",
        "O suporte da fotocélula quebrado deixa o sensor fora de linha, e o portão abre e não fecha. Troca-se só o suporte, ou o par, se a lente trincou na batida; amarrar com fita não segura o ponto. O técnico fixa em ponto firme e testa, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como alinhar a fotocélula, passo a passo", "Alinhamento da fotocélula: lente, altura e suporte"],
        slots: [
          [
            "Guie-se pela luz do receptor: na maioria dos modelos ela fica acesa e firme quando recebe o feixe, e em alguns é o contrário. Na dúvida, o teste que vale é o portão voltar a fechar.",
            "Em geral a luz firme mostra o par alinhado, e piscando, o feixe perdido. Como há marcas com o sentido oposto, confirme pelo fechamento do portão.",
            "A luz do receptor indica o acerto, quase sempre ficando firme. Se o seu modelo funciona ao contrário, siga o portão: alinhado, ele fecha.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano seco e libere a linha entre elas.",
          "Veja se os módulos estão na mesma altura e de frente.",
          "Com o portão parado, afrouxe o suporte e gire aos poucos até a luz firmar.",
          "Aperte sem tirar do lugar.",
          "Mande fechar e, de lado, corte o feixe com um cabo de vassoura: a folha deve voltar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que tira a fotocélula do lugar", "Esbarrão, vibração ou coluna fraca"],
        slots: [
          [
            "Bola, carrinho e para-choque batem no suporte, que fica baixo, e poucos milímetros já perdem o feixe. Coluna que balança com a folha e parafuso frouxo desalinham aos poucos, e a falha aparece e some.",
            "O mais comum é uma batida no módulo, que fica na altura do joelho. Sem batida, procure suporte frouxo ou coluna que treme, com defeito que vai e volta.",
            "Um toque de bola ou de carro basta, porque o ajuste é de milímetros. Se ninguém bateu, a vibração do portão soltou o parafuso ou a coluna se mexe.",
          ],
          [
            "Quanto mais largo o vão, mais fino o ajuste, porque um desvio pequeno numa ponta vira grande na outra.",
            "Em vão largo tudo fica mais sensível: um grau de um lado são vários centímetros do outro.",
            "A distância piora o problema, e por isso vão largo pede suporte firme e par com alcance de sobra.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no alinhamento", "Quando alinhar não basta"],
        slots: [
          [
            "O técnico refaz a fixação, com bucha, suporte mais firme ou outro ponto da coluna, alinha o par e corta o feixe várias vezes para testar. Se a luz não firma, ele mede o fio e o módulo: lente trincada ou água dentro pede par novo.",
            "A fixação vem primeiro, porque em base fraca o ajuste não dura. Depois o par é alinhado e testado. Se não houver resultado, a medição mostra se o defeito é do fio ou do módulo.",
            "Suporte novo ou outro ponto de fixação, alinhamento e teste com a folha andando resolvem a maioria dos casos. Módulo com água ou lente partida é trocado, aos pares.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Alinhei e ela desalinha de novo. O que fazer?",
        answers: [
          "O suporte está fraco ou a coluna treme. Uma bucha nova, um suporte mais firme ou outro ponto da coluna, de preferência em alvenaria, faz o ajuste durar.",
          "Falta base sólida. Com suporte firme, preso na alvenaria, o ajuste se mantém; em chapa fina ou coluna que balança, ele se perde em dias.",
          "Procure o que se move: parafuso, bucha ou a própria coluna. Se a fotocélula fica onde o carro encosta, mude o ponto ou ponha uma proteção.",
        ],
      },
      {
        question: "O portão fecha com a fotocélula desalinhada. É normal?",
        answers: [
          "Não. Se fecha, alguém anulou o sensor na placa, ou ele nem está ligado, e isso é perigoso para quem passa.",
          "Não deveria fechar. O portão que fecha assim ignora o sensor e precisa ser conferido.",
          "Não é. Faça o teste do cabo de vassoura: se a folha não volta, a fotocélula não está protegendo ninguém.",
        ],
      },
      {
        question: "Rossi e Garen se alinham do mesmo jeito?",
        answers: [
          "Sim, o princípio é igual em Rossi, Garen e nas outras: módulos de frente e na mesma altura. Muda só o sentido da luz, que está no manual.",
          "O jeito é o mesmo em qualquer marca. Na Garen ou na Rossi, o que pode variar é a luz acender ou apagar com o feixe certo.",
          "É igual. Só o comportamento da luz muda entre modelos Rossi, Garen e outros.",
        ],
      },
      {
        question: "A fotocélula quebrou com a bolada. Troca-se um lado só?",
        answers: [
          "Em geral trocam-se os dois, porque são vendidos em par e precisam combinar. O valor sai pela largura do vão e pela etiqueta do motor.",
          "Normalmente vai o par, já que um lado é feito para o outro. Se só o suporte partiu, troca-se o suporte.",
          "Se o módulo rachou, o par é trocado. Se ele ainda acende e o suporte é que entortou, basta uma fixação nova.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula, de frente, mostrando o suporte e a luz",
  },
  {
    id: "desligar-fotocelula",
    broader: "fotocelula",
    label: "Desligar a fotocélula",
    phrase: "a fotocélula anulada",
    asks: [
      "tirar fotocélula fazer jumper",
      "tirar fotocélula fazer jumper",
      "fazer jumper fotocélula",
      "perigoso sem fotocélula",
      "perigoso portão sem fotocélula",
      "perigo portão sem fotocélula",
      "perigoso sem sensor",
      "desligar fotocélula",
      "anular fotocélula",
      "ponte fotocélula",
      "jumper fotocélula",
      "jumpear fotocélula",
      "tirar fotocélula",
      "portão sem fotocélula",
      "deixar portão sem fotocélula dias",
      "sem fotocélula dias",
      "usar sem fotocélula",
      "funciona sem fotocélula",
      "desativar fotocélula",
      "cancelar fotocélula",
      "burlar sensor",
      "desligar sensor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não desligue nem tire o sensor do portão, a fotocélula, porque sem ele a folha fecha sem ver criança, animal ou carro. Se ele não deixa fechar, limpe as lentes, confira o alinhamento e feche olhando até o conserto. A visita para acertar o sensor em casa parte de {price.preventive}, sem peças.",
        "É perigoso usar o portão sem fotocélula, e o jumper, a ponte que anula o sensor, tira a proteção de quem passa. O defeito quase sempre é lente suja, suporte torto ou fio solto. Desligue o fechamento automático e peça o conserto, a partir de {price.preventive} em residência, fora peças.",
        "O sensor do portão não deve ser desligado, porque é ele que para a folha antes de tocar em alguém; o motor só recua depois do contato. Até o conserto, feche olhando e sem o fechamento automático. Limpar ou alinhar em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que acontece sem a fotocélula", "O risco do jumper no sensor"],
        slots: [
          [
            "Sem o sensor, a placa não percebe a passagem ocupada e fecha com gente, bicicleta ou cachorro no caminho. O recuo por esforço só age depois do toque, e o toque de uma folha pesada já pode ferir.",
            "Sem o feixe, o portão se fecha sozinho haja ou não alguém no caminho. Resta a força regulada, que faz a folha voltar só depois de encostar, quando alguém já pode ter se machucado.",
            "O portão passa a fechar sobre o que houver no vão, seja pessoa, animal ou carro. A outra proteção, o recuo ao encostar, chega tarde, porque depende do contato.",
          ],
          [
            "O jumper costuma ficar esquecido por anos, e muita gente compra a casa sem saber que o sensor está anulado. Em um acidente, quem cuida do portão pode responder por isso, ainda mais em prédio e comércio.",
            "Uma ponte feita como solução provisória muitas vezes fica para sempre. Quem mantém o portão pode responder pelo acidente, em casa, no prédio ou na loja.",
            "Quase ninguém se lembra de desfazer a ponte, e o próximo morador nem sabe dela. Se houver acidente, o dono ou o condomínio, que devia manter a proteção, pode ser responsabilizado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer em vez de anular o sensor", "A saída segura para fechar hoje"],
        slots: [
          [
            "Na maioria das vezes a limpeza basta para o portão voltar a fechar, e nenhum destes passos mexe em fio. Se precisar fechar agora, acompanhe a folha até o fim.",
            "Comece pela lente suja, a causa mais comum, sem tocar na fiação. Hoje o portão pode ser fechado com alguém olhando a passagem.",
            "Nenhum passo exige abrir a placa. Limpe as lentes, libere o caminho e, se for preciso fechar, fique à vista do portão até o fim.",
          ],
        ],
        steps: [
          "Limpe as lentes e tire o que estiver na frente.",
          "Veja se os dois módulos estão de frente um para o outro e firmes.",
          "Feche só com o portão à vista e a passagem vazia.",
          "Se o portão é de correr ou de abrir e está reto, desligue o disjuntor, destrave, feche na mão e trave.",
          "Se é basculante e está aberto, não destrave: chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o sensor não deixa fechar", "Os defeitos que fazem o sensor bloquear"],
        slots: [
          [
            "Teia, poeira, planta ou vaso na linha do feixe têm o mesmo efeito de uma pessoa parada. Também são comuns o suporte batido, o sol direto na lente, o fio partido e o módulo molhado.",
            "O feixe se perde por sujeira, galho ou objeto novo no caminho, e a placa entende que há gente no vão. Sol na lente, suporte fora do lugar, umidade e cabo rompido causam o mesmo.",
            "Quase sempre há algo cortando o feixe, de teia de aranha a saco de lixo. Quando não há, o motivo costuma ser alinhamento, sol, água no módulo ou fio.",
          ],
          [
            "O técnico acha a causa, corrige e testa o par com a folha andando. Se outra pessoa deixou uma ponte, ela é retirada, e o portão só é entregue quando para no corte do feixe.",
            "Na visita, o defeito é medido, o par volta a funcionar e qualquer ponte antiga sai da placa. No teste final, a folha tem de parar e voltar quando o feixe é cortado.",
            "Depois de alinhar ou trocar o que falhou, o técnico retira a ponte, se houver, e testa o corte do feixe em vários pontos do fechamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O recuo ao encostar não basta?",
        answers: [
          "Não, porque ele só age depois do toque, e a fotocélula evita o toque. As duas proteções se completam.",
          "Não basta, porque é a segunda proteção. A primeira é o sensor, que para a folha antes do contato.",
        ],
      },
      {
        question: "Como saber se anularam a minha fotocélula?",
        answers: [
          "Mande fechar e passe um cabo de vassoura pelo feixe, de lado e de longe. Se a folha não para, a fotocélula está anulada ou com defeito.",
          "Um teste com objeto mostra: se o portão continua fechando com o feixe cortado, o técnico precisa conferir a ligação.",
        ],
      },
      {
        question: "O portão nunca teve fotocélula. Posso instalar?",
        answers: [
          "Quase sempre, se a placa tem a entrada, comum em PPA e em outras marcas. O valor soma par, cabo e mão de obra.",
          "Sim, na maioria dos motores. Se a placa não tem entrada, é preciso trocá-la por uma compatível, o que é avisado antes.",
        ],
      },
      {
        question: "O técnico desligou o sensor. É normal?",
        answers: [
          "Só é normal por instantes, para medir. Na entrega o sensor deve estar ligado e testado na sua frente, com um objeto no feixe.",
          "Como solução, não. Peça que ele religue e mostre a folha voltando quando o feixe é cortado.",
        ],
      },
    ],
    photo: "uma foto de cada lado do portão e das fotocélulas, se houver",
  },
  {
    id: "sol-na-fotocelula",
    broader: "fotocelula",
    label: "Sol na fotocélula",
    phrase: "o sol na fotocélula",
    asks: [
      "não fecha dia sol",
      "portão não fecha dia com sol",
      "não fecha de dia com sol",
      "portão abre fecha sozinho sol",
      "portão fecha e abre sozinho sol",
      "fecha e volta sol",
      "portão volta sol",
      "portão fecha abre de novo sol",
      "volta bate sol",
      "volta quando bate sol",
      "portão volta sol",
      "volta com sol",
      "volta sol tarde",
      "não fecha sol forte",
      "sol quente não fecha",
      "fotocélula não funciona sol",
      "sensor não funciona sol",
      "fotocélula falha sol",
      "falha todo dia mesmo horário",
      "sensor dispara sol",
      "sensor sol",
      "sol no sensor portão",
      "sensor falha sol",
      "fotocélula sol",
      "não fecha sol",
      "sol portão não fecha",
      "sol sensor portão",
      "não fecha tarde",
      "não fecha fim tarde",
      "não fecha horário",
      "sol atrapalha fotocélula",
      "não fecha certo horário",
      "parou sol bate",
      "sol bate para",
      "para quando sol",
      "não fecha dia só noite",
      "só fecha noite",
      "fecha só noite",
      "só fecha escuro",
      "não fecha de dia",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que fecha e abre sozinho no sol está com a fotocélula, o sensor da passagem, ofuscada: a luz na lente faz a placa achar que há alguém no vão e mandar abrir. Em geral basta trocar os dois módulos de lado ou fazer sombra na lente, em visita a partir de {price.preventive} em casa, sem peças.",
        "O portão que abre mas não fecha no sol tem a fotocélula, o sensor da passagem, ofuscada: a luz entra na lente do receptor, e a placa entende que há alguém no vão. Na maioria das vezes basta trocar os dois módulos de lado. A visita em casa parte de {price.preventive}, sem peças.",
        "Sim, sol quente batendo na lente do sensor faz o portão não fechar: o receptor deixa de ver o outro módulo e avisa que o caminho está ocupado. Resolve-se trocando os módulos de lado ou fazendo sombra na lente, em visita a partir de {price.preventive} em casa, sem peças.",
        "O sensor de portão falhando com sol quase nunca está queimado: a lente do receptor está virada para o sol e perde o sinal do outro módulo. O técnico troca os dois de lado, muda o ângulo ou põe um protetor, a partir de {price.preventive} em casa, sem peças.",
        "O portão que só fecha de noite está, quase sempre, com o sol batendo no sensor da passagem durante o dia: sem sol na lente, o feixe volta e ele fecha. Trocar os módulos de lado costuma bastar, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como confirmar que é o sol", "Teste para fazer na hora da falha"],
        slots: [
          [
            "Faça o teste na hora em que ele costuma falhar, fora do caminho da folha e com ninguém no vão. Se o portão fecha com a lente na sombra, a causa está achada.",
            "O melhor momento é o horário da falha, com a passagem livre e você de lado. Sombra na lente e portão fechando normalmente confirmam o sol.",
            "Espere a hora em que o problema aparece e fique longe da folha. Se a sombra resolve na mesma hora, não há defeito na placa nem no motor.",
          ],
        ],
        steps: [
          "Anote a hora em que ele não fecha.",
          "Limpe as duas lentes com pano seco.",
          "Veja qual módulo recebe o sol de frente.",
          "Faça sombra ao lado dessa lente com um papelão, sem tapar o feixe.",
          "Mande fechar de longe: se fechou, é o sol.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o sol confunde o sensor", "O que a luz forte faz com a fotocélula"],
        slots: [
          [
            "O receptor procura a luz infravermelha, que não se vê, vinda do outro módulo. O sol tem a mesma luz, muito mais forte, e quando entra de frente na lente esconde o sinal. Acontece com o sol baixo, de manhã ou no fim da tarde, e muda com a época do ano.",
            "O feixe é uma luz que não se vê, e o sol também a emite, com mais força: quando bate de frente na lente, ele esconde o sinal. Por isso a falha tem hora certa e some em alguns meses do ano.",
            "O sol e o sensor usam o mesmo tipo de luz. Quando os raios entram retos na lente do receptor, o feixe se perde, quase sempre no começo da manhã ou no fim da tarde, e o horário muda ao longo do ano.",
          ],
          [
            "Módulo antigo, lente suja ou par um pouco torto sofrem mais, porque o sinal já chega fraco. Se o portão também falha à noite ou com chuva, a causa é outra, como umidade ou fio.",
            "Sujeira, desalinhamento e idade enfraquecem o sinal, e o sol atrapalha com mais facilidade. Quando a falha aparece também no escuro ou na chuva, o problema é de fio ou de umidade.",
            "Quanto mais fraco o sinal, por sujeira, idade ou desalinhamento, mais o sol atrapalha. Se o defeito aparece também sem sol, procura-se água no módulo ou fio ruim.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como se resolve o sol na fotocélula"],
        slots: [
          [
            "A primeira medida é trocar o emissor e o receptor de lado, para o receptor ficar de costas para o sol, em geral sem peça nova. Como o receptor usa mais fios, às vezes é preciso passar um cabo até a outra coluna.",
            "Com os módulos trocados de lado, o receptor passa a olhar para a sombra, e quase nunca há peça a comprar. Se na outra coluna faltarem fios, o técnico passa mais um cabo.",
            "O técnico começa trocando os módulos de lado, para o receptor ficar na sombra, e isso costuma bastar. Às vezes é preciso um pedaço de cabo, já que o receptor usa mais fios que o emissor.",
          ],
          [
            "Onde isso não resolve, uma aba faz sombra sobre a lente ou o par muda de altura. O último recurso é um par de feixe modulado, que reconhece o próprio sinal no meio da claridade.",
            "Se ainda falhar, ele põe um protetor sobre a lente ou muda o ângulo e a altura. Um par modulado, que reconhece o próprio sinal, fica para os casos mais difíceis.",
            "Se não bastar, entra uma aba sobre a lente ou outra altura, fora da linha do sol. Em frente muito exposta, o par é trocado por um modulado, que separa o seu sinal da claridade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É defeito da fotocélula?",
        answers: [
          "Em geral não. Se ele funciona no resto do dia, o sensor está bom e apenas mal posicionado para aquele sol.",
          "Não necessariamente: é posição. Sensor que falha só com sol costuma ficar bom depois de trocado de lado ou protegido.",
          "Quase nunca. Um sensor queimado falha o dia inteiro. O que falha só em certa hora está bom e recebe sol de frente.",
        ],
      },
      {
        question: "Posso cobrir o sensor com fita?",
        answers: [
          "Não na frente da lente: ela precisa ver o outro módulo, e coberta o portão não fecha nunca. Só a sombra lateral, por uma aba, ajuda.",
          "Fita na lente corta o feixe e trava o fechamento. O que serve é fazer sombra pelo lado, sem tapar.",
        ],
      },
      {
        question: "Como fecho o portão até o conserto?",
        answers: [
          "Faça sombra ao lado da lente e mande fechar olhando, com o vão vazio. O sensor fica ligado: sem ele, o portão fecharia sobre quem passa.",
          "Espere a sombra chegar ou faça sombra ao lado da lente na hora de fechar, à vista do portão. Não ligue os fios direto, porque ele fecharia sem ver ninguém.",
          "Use um papelão para fazer sombra ao lado da lente e feche à vista do portão, sem ninguém no caminho. Não desligue o sensor.",
        ],
      },
      {
        question: "Vou precisar trocar o par de sensores?",
        answers: [
          "Na maioria das casas, não: inverter e alinhar é regulagem. Par novo só para sensor velho ou frente com sol direto nos dois lados.",
          "Raramente. Troca-se quando os dois lados pegam sol ou quando o módulo já está gasto, e o valor do par sai por foto.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula e a hora em que o portão não fecha",
  },
  {
    id: "altura-da-fotocelula",
    broader: "fotocelula",
    label: "Altura da fotocélula",
    phrase: "a altura da fotocélula",
    asks: [
      "fotocélula onde instalar",
      "onde instalar fotocélula",
      "fotocélula basculante onde instalar",
      "onde fica fotocélula",
      "onde vai fotocélula",
      "onde pôr fotocélula",
      "fotocélula onde colocar",
      "lugar fotocélula",
      "altura fotocélula pegar carro bicicleta",
      "altura fotocélula bicicleta",
      "altura fotocélula carro",
      "qual altura fotocélula pegar",
      "altura sensor moto bicicleta",
      "distância fotocélula chão",
      "distância entre fotocélula chão",
      "quantos centímetros fotocélula chão",
      "altura fotocélula",
      "qual altura sensor",
      "fotocélula altura",
      "onde colocar fotocélula",
      "posição fotocélula",
      "que altura fotocélula",
      "altura sensor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A altura certa da fotocélula no portão é, em geral, de 40 a 60 cm do chão, nas duas colunas, para o sensor pegar carro e bicicleta, além de quem passa a pé. No basculante também, na linha em que a folha desce; criança e animal pequeno pedem um segundo par, de 15 a 25 cm.",
        "A altura da fotocélula para carro e bicicleta é de 40 a 60 cm do piso, uma em cada coluna, na faixa do para-choque e do pedal, também no basculante. Para bebê e cachorro, some outro par de sensores, a 15 ou 25 cm do chão.",
        "A fotocélula fica em geral de 40 a 60 centímetros do chão, altura que percebe carro, bicicleta e quem passa a pé. Essa medida vale para qualquer tipo de portão, e o manual do sensor confirma. Onde há bebê ou cachorro, põe-se mais um par de 15 a 25 cm, e caminhonete alta pede outro acima.",
        "A fotocélula se instala nas duas colunas do portão, uma de frente para a outra, de 40 a 60 cm do chão e fora do caminho da folha. No basculante, isso pede olhar até onde ela avança ao subir. Base firme, de alvenaria, evita que ela desalinhe. Quem liga à placa é o técnico, e o valor instalado sai por foto das colunas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o feixe vê e o que passa", "Por que a altura do sensor importa"],
        slots: [
          [
            "O feixe é uma linha fina e só vê o que a corta: acima ou abaixo dele, tudo passa sem aviso. A bicicleta tem vãos, e a caçamba alta pode ficar sobre a linha, por isso muita entrada usa dois pares.",
            "Como o feixe é um fio de luz, nada que passe por cima ou por baixo é percebido. Entre as rodas da bicicleta sobra espaço, e um para-choque alto escapa, o que justifica o segundo par.",
            "Um par cobre uma única altura. O vão da bicicleta, o bebê que engatinha e a caminhonete elevada podem passar fora da linha, e dois pares em alturas diferentes reduzem esse risco.",
          ],
          [
            "Baixo demais, o sensor recebe respingo, barro e chute; alto demais, deixa de ver criança. A linha deve ficar rente à folha, para ninguém caber entre ela e o feixe.",
            "Rente ao chão a lente suja e molha, e acima de um metro já não vê quem é baixo. Instale perto do plano da folha, sem espaço para uma pessoa entre os dois.",
            "A lente muito baixa vive suja, a muito alta ignora crianças. Tão importante quanto a altura é a distância: o feixe corre junto da folha, sem sobrar lugar para alguém.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Meça e teste a sua fotocélula", "Como conferir a altura em casa"],
        slots: [
          [
            "Bastam trena e cabo de vassoura, com a passagem vazia e você fora do caminho da folha. Se um dos passos falhar, desligue o fechamento automático até o acerto.",
            "O teste usa objeto, nunca o corpo, e leva poucos minutos. Falhando a resposta, não use o fechamento automático antes de regular.",
            "Faça de lado, com o vão livre e um cabo comprido na mão. Portão que não reage fica sem fechamento automático até a visita.",
          ],
        ],
        steps: [
          "Meça a altura da lente ao piso dos dois lados.",
          "Veja se o para-choque do seu carro cruza essa altura.",
          "Mande fechar e corte o feixe com o cabo: o portão deve parar ou voltar na hora.",
          "Se algum veículo passa por cima, peça um segundo par.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a fotocélula é fixada e ligada", "O que o técnico faz no sensor"],
        slots: [
          [
            "Os módulos vão em coluna firme, um de frente para o outro, porque suporte que balança perde o feixe com o vento. O cabo corre em eletroduto separado da força, com emenda seca.",
            "Cada módulo é preso em base sólida e alinhado com o par. Coluna que vibra faz o portão voltar sozinho. O fio passa por eletroduto próprio, longe do cabo de energia.",
            "A fixação é em ponto que não vibre, com as lentes alinhadas entre si. A fiação do sensor segue em duto à parte da rede, protegida da umidade.",
          ],
          [
            "Na placa, o sensor ocupa a entrada própria, no lugar da ponte de fábrica. O teste corta o feixe várias vezes, com a folha em pontos diferentes do percurso.",
            "Retirada a ponte que vem na central, o contato é ligado na entrada certa. Depois se interrompe o feixe em vários trechos do fechamento.",
            "A ligação substitui a ponte de fábrica na entrada da fotocélula, e o corte do feixe é repetido no começo, no meio e no fim do curso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar a altura da fotocélula sozinho?",
        answers: [
          "Melhor não: o módulo tem fio e alinhamento, e mexer em um lado só impede o portão de fechar. O técnico muda com a energia cortada e testa no fim.",
          "Não convém, porque os dois lados precisam subir ou descer juntos e o cabo pode não alcançar. É ajuste rápido na visita.",
        ],
      },
      {
        question: "Duas fotocélulas atrapalham?",
        answers: [
          "Não. Ligadas em série, qualquer uma que veja algo impede o fechamento. A placa só precisa ter corrente para alimentar os dois pares.",
          "Não atrapalham, se bem alinhadas e com lados trocados de emissor. Basta uma perceber algo para a folha parar.",
        ],
      },
      {
        question: "A borda sensível substitui a fotocélula?",
        answers: [
          "Não substitui: ela age no toque, e a fotocélula age antes. Em muito fluxo usam-se as duas.",
          "Não, as duas se completam: a borda recua depois do contato, e o feixe evita que ele aconteça.",
        ],
      },
      {
        question: "E no portão de abrir, onde fica?",
        answers: [
          "Nas duas colunas, na mesma faixa de 40 a 60 cm, do lado para onde a folha não gira. Um segundo par pode cobrir a área da abertura.",
          "Fica nas colunas, de 40 a 60 cm do piso, fora do giro da folha. Se ela abre sobre a passagem, põe-se outro par além dela.",
        ],
      },
    ],
    photo: "uma foto de cada coluna com a fotocélula e a altura medida",
  },
  {
    id: "fotocelula-nao-funciona",
    broader: "fotocelula",
    label: "Fotocélula não funciona",
    phrase: "a fotocélula que não funciona",
    asks: [
      "saber fotocélula defeito",
      "fotocélula queimada saber",
      "portão não fecha por causa do sensor",
      "não fecha causa sensor",
      "não fecha por culpa do sensor",
      "fotocélula não faz portão parar",
      "luz fotocélula apagada",
      "led fotocélula apagado",
      "fotocélula apagada",
      "sensor [marca] não funciona",
      "sensor [marca] não lê",
      "sensor [marca] queimou",
      "fotocélula ligada portão não fecha",
      "sensor não deixa fechar",
      "sensor portão não deixa fechar",
      "fotocélula não deixa fechar",
      "sensor não deixa portão fechar",
      "sensor barreira queimado",
      "sensor barreira portão queimado",
      "sensor barreira defeito",
      "fotocélula não funciona",
      "fotocélula defeito",
      "fotocélula parou",
      "como testar sensor barreira",
      "testar sensor barreira",
      "testar sensor portão",
      "fotocélula queimou",
      "fotocélula queimada",
      "fotocélula problema",
      "sensor portão não funciona",
      "sensor portão defeito",
      "conserto fotocélula",
      "consertar fotocélula",
      "trocar fotocélula",
      "troca fotocélula",
      "fotocélula não acende",
      "fotocélula estragou",
      "sensor quebrou",
      "sensor quebrado",
      "fotocélula quebrou",
      "fotocélula quebrada",
      "sensor estragou",
      "sensor queimou",
      "saber fotocélula queimada",
      "saber fotocélula queimou",
      "testar fotocélula",
      "teste fotocélula",
      "sintomas fotocélula",
      "sinais fotocélula",
      "saber sensor portão",
      "fotocélula ruim",
      "quanto custa trocar fotocélula motor",
      "trocar fotocélula motor preço",
      "trocar fotocélula motor basculante",
      "conserto fotocélula basculante",
      "conserto fotocélula correr",
      "sensor presença quebrou",
      "sensor presença não funciona",
      "não para gente frente",
      "não para pessoa frente",
      "não para alguém frente",
      "não para carro frente",
      "não para quando tem gente",
      "fecha com gente na frente",
      "sensor só funciona lado",
      "sensor acende outro não",
      "um sensor acende outro não",
      "barreira não detecta",
      "sensor não detecta",
      "fotocélula não detecta",
      "sensor barreira não funciona",
      "saber fotocélula funcionando",
      "como testar fotocélula",
      "saber sensor funcionando",
      "fotocélula fecha cima",
      "fotocélula ligada fecha",
      "fotocélula não interrompe",
      "fotocélula falha",
      "fotocélula funciona às vezes",
      "fecha tampo sensor",
      "fecha quando tampo sensor",
      "fecha só desligo sensor",
      "não fecha sensor ruim",
      "não fecha porque sensor",
      "não fecha sensor queimado",
      "não fecha sensor quebrado",
      "sensor queimou",
      "sensor portão queimou",
      "sensor queimou usar sem",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fotocélula com defeito faz o portão abrir e não fechar, porque a placa entende que há alguém na passagem. Limpe as duas lentes com pano seco, veja se um módulo está de frente para o outro e se a luz deles acende. Se não voltar, o técnico mede fio e módulos, em visita a partir de {price.preventive} em casa, sem peças.",
        "A fotocélula não deixa o portão fechar quando a lente está suja, um dos módulos entortou, algo cobre o feixe ou falta energia em um dos lados. Limpe as duas lentes com pano seco e tire o que estiver no caminho. Se não resolver, o técnico alinha o par ou põe outro, em visita a partir de {price.preventive} em casa, sem peças.",
        "A fotocélula do portão com defeito costuma estar suja ou desalinhada. Depois vêm fio partido, falta de energia e módulo queimado. Limpe as duas lentes, veja se uma está de frente para a outra e teste. Se continuar, o técnico mede, em visita a partir de {price.preventive} em casa, sem peças.",
        "O sensor do portão que não funciona tem, do mais comum ao mais raro, lente suja, suporte torto, cabo rompido ou módulo queimado. Passe um pano seco nos dois lados e teste de novo. Se não voltar, a medição é feita em visita a partir de {price.preventive} em residência, fora peças.",
        "Se o portão não para no sensor, com gente na frente, ou não fecha com a passagem livre, a fotocélula está suja, torta, sem sinal ou mal ligada na placa. Limpe as lentes e deixe o fechamento automático desligado até o conserto. A visita em residência começa em {price.preventive}, sem peças.",
        "O sensor de presença do portão com defeito ou quebrado pode estar só sujo ou torto: limpe as duas lentes e corte o feixe com um cabo de vassoura. Se ele não reage, o defeito é do fio, da energia ou do módulo. A visita em casa parte de {price.preventive}, sem peças.",
        "Quando um sensor do portão acende e o outro não, falta energia naquele lado, por fio partido, emenda oxidada ou módulo queimado. Limpe as lentes e deixe o fechamento automático desligado. O técnico mede fio e módulo em visita residencial a partir de {price.preventive}, fora peças.",
        "O sensor do portão não deixa fechar quando a fotocélula está suja, desalinhada ou sem sinal, porque a placa entende que há alguém no vão. Limpe as duas lentes, tire o que estiver na frente e veja se a luz do receptor firma. Se não firmar, o ajuste em casa parte de {price.preventive}, sem peças.",
        "A troca da fotocélula do portão é feita em par, com emissor e receptor na tensão da placa, depois de o técnico medir o cabo e ver se o defeito não é só sujeira ou desalinho. Em casa, a visita parte de {price.preventive}, sem peças, e o par é orçado pela foto. Até lá, não anule o sensor.",
      ],
      "how-to": [
        "Para testar a fotocélula com defeito, limpe as lentes, mande o portão fechar e corte o feixe com um cabo de vassoura, de lado: a folha deve parar e voltar. Se as luzes dos módulos estão apagadas, falta energia ou há módulo queimado. Acesas e sem efeito, o problema é alinhamento, fio ou placa.",
        "A fotocélula do portão se testa de lado, cortando o feixe com um cabo de vassoura enquanto ele fecha. Se a folha não para e volta, há defeito. Limpe as lentes, veja se os módulos estão de frente e repita. Se não mudar, o técnico mede o fio e a placa.",
        "O teste da fotocélula leva poucos minutos e não pede ferramenta: lentes limpas, módulos de frente e um cabo de vassoura passando no feixe durante o fechamento. O portão tem de parar e voltar. Se falhar, desligue o fechamento automático até o conserto.",
        "Para saber se a fotocélula está com defeito, olhe a luz de cada módulo e corte o feixe com um cabo de vassoura. A luz do receptor tem de mudar, e o portão que está fechando tem de voltar. Sem luz, falta energia. Com luz e sem reação, é alinhamento, fio ou placa.",
      ],
      price: [
        "Trocar a fotocélula queimada custa o par novo mais a mão de obra de ligar e alinhar, num valor informado de graça, pelas fotos das duas lentes e da etiqueta do motor. Se o sensor está só sujo ou torto, limpar e alinhar cabe na visita de ajuste, a partir de {price.preventive} em casa, sem peças.",
        "O preço para trocar a fotocélula do portão soma o par de sensores e a mão de obra de ligar, alinhar e testar, e o orçamento por foto é grátis. Quando o fio antigo está bom, o serviço custa menos. Se bastar limpar e ajustar, a visita em residência parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como testar a fotocélula, passo a passo", "O que testar na fotocélula antes de trocar"],
        slots: [
          [
            "Fique de lado, fora do caminho da folha, e não abra o módulo. Cada modelo acende de um jeito, e o que conta é a luz mudar quando o feixe é cortado.",
            "O teste é feito por fora e de lado, com todos longe do vão. Não importa se a luz acende ou apaga: ela precisa mudar quando algo passa na frente.",
            "Nenhum passo pede abrir o sensor. Mantenha-se longe da folha e repare se a luz muda no corte do feixe, porque o sentido varia de marca para marca.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Tire planta, vaso e teia da linha entre os módulos.",
          "Veja se os dois estão firmes, na mesma altura e de frente.",
          "Corte o feixe com um cabo de vassoura e veja se a luz muda.",
          "Mande fechar e corte de novo: se a folha não parar e voltar, pare de usar o automático.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada resultado do teste indica", "O que cada sintoma do sensor indica"],
        slots: [
          [
            "O comportamento do par aponta a causa na maioria das vezes. A confirmação vem com o medidor, porque fio e placa com defeito imitam sensor queimado.",
            "Compare o que o seu par faz com a lista. Só a medição separa de vez o sensor, o fio e a placa.",
            "Cada sintoma leva a um suspeito, que o técnico confirma medindo, já que cabo ruim e sensor queimado se parecem.",
          ],
        ],
        bullets: [
          "Luz piscando: em geral, feixe cortado por sujeira, objeto ou módulo torto",
          "Um acende e o outro não: fio partido ou módulo queimado",
          "Os dois acesos e o portão não fecha: desalinhados, ou entrada da placa com defeito",
          "O portão fecha sem reagir ao feixe: sensor mal ligado ou anulado na placa",
          "Falha em certa hora: sol na lente ou umidade no módulo",
          "Parou depois de trocar o motor: ligação errada ou tensão diferente",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta a fotocélula", "Conserto da fotocélula na visita"],
        slots: [
          [
            "O técnico alinha o par, mede a energia nos dois módulos e segue o sinal até a placa. Emenda oxidada é refeita, cabo partido é trocado, e módulo queimado dá lugar a um par novo.",
            "Primeiro ele limpa e alinha; depois mede a tensão em cada módulo e o sinal na central. O conserto pode ser um suporte firme, uma emenda nova, o cabo ou o par inteiro.",
            "Com o par limpo e de frente, o técnico mede a alimentação e o contato que chega à placa. O que falhou é trocado: a emenda, o fio ou os dois módulos juntos.",
          ],
          [
            "Se houver um fio anulando o sensor na placa, ele é retirado. O portão só é entregue depois de voltar com o feixe cortado em vários pontos do fechamento. Limpeza e ajuste em casa partem de {price.preventive}, sem peças.",
            "A ligação que engana a central, quando existe, é desfeita. Para terminar, o feixe é cortado no começo, no meio e no fim do fechamento. A visita de ajuste em residência começa em {price.preventive}, fora peças.",
            "Fio que alguém pôs para anular o sensor sai. O teste final repete o corte do feixe em posições diferentes, e o ajuste sem peças, em casa, custa a partir de {price.preventive}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula queimou: posso usar o portão sem ela?",
        answers: [
          "Não anule o sensor nem ligue os fios direto. Se a placa ainda fecha por comando, feche só com a passagem vazia e olhando até o fim, com o automático desligado.",
          "Sem sensor, desligue o fechamento automático e não faça ligação direta. Se o portão obedece ao comando, acompanhe a folha até fechar, sem ninguém no vão.",
          "Pode usar só por comando, com a passagem à vista e vazia, até o conserto. Ligar um fio no lugar da fotocélula deixa a folha fechar em cima de alguém.",
        ],
      },
      {
        question: "Preciso trocar os dois lados?",
        answers: [
          "Sim, se um módulo queimou, porque o par é vendido junto e misturar marcas costuma não funcionar. Fio partido ou suporte solto se conserta sem trocar nada.",
          "Em geral, sim, porque um lado é feito para o outro. O par novo evita falha de alcance e de tensão.",
          "Sim, se um módulo queimou. Se o problema é fio ou suporte, o par fica.",
        ],
      },
      {
        question: "Troquei o motor e a fotocélula não funciona. Por quê?",
        answers: [
          "A placa nova pode usar outra tensão, outra entrada ou precisar que a função seja habilitada. O técnico confere a ligação pelo manual, e o par antigo costuma ser aproveitado.",
          "Costuma ser ligação: cada central tem a sua saída e a sua entrada, e algumas pedem ativação. Muitas vezes o par velho serve.",
          "Quase sempre falta ligar ou ativar a entrada na placa nova. Confere-se também se a tensão dela é a mesma do sensor.",
        ],
      },
      {
        question: "A fotocélula precisa ser da marca do motor?",
        answers: [
          "Não. Em PPA, Garen e outros motores serve um par de outra marca, se a tensão é a da placa e o alcance cobre o vão.",
          "Pode ser diferente: contam a tensão que a placa fornece e a largura do vão. Um motor Garen ou PPA aceita par de outro fabricante.",
          "Não precisa. Só emissor e receptor é que devem ser do mesmo par.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula, de frente, e outra da etiqueta do motor",
  },
  {
    id: "instalar-fotocelula",
    broader: "fotocelula",
    label: "Instalar fotocélula no portão",
    phrase: "a instalação da fotocélula",
    asks: [
      "fixar sensores fotocélula",
      "quem instala fotocélula motor",
      "instalar fotocélula",
      "instalação fotocélula",
      "como instalar fotocélula",
      "ligar fotocélula",
      "como ligar fotocélula",
      "colocar fotocélula",
      "ligação fotocélula",
      "esquema fotocélula",
      "fotocélula instalar placa",
      "instalar sensor portão",
      "colocar sensor portão",
      "colocar sensor [marca]",
      "colocar sensor portão [marca]",
      "colocar fotocélula [marca]",
      "instalação fotocélula portão já automatizado",
      "fotocélula portão automatizado",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para instalar fotocélula no portão, o técnico fixa um módulo em cada coluna, em geral de 40 a 60 cm do piso, leva o cabo até a placa e testa se a folha para e volta com o feixe cortado. Par, cabo e mão de obra saem num orçamento só, pela foto das colunas. Com tubo pronto, custa menos.",
        "A fotocélula, o sensor que segura o portão quando alguém passa, é instalada aos pares, uma em cada coluna, de 40 a 60 cm do chão, com cabo até a placa. O técnico liga, alinha e testa. A foto das colunas basta para o valor da peça com a instalação.",
        "Para ligar a fotocélula na placa, os dois módulos recebem + e − da saída de 12 V ou 24 V, e o contato do receptor, comum e NF na maioria das centrais, vai à entrada FOTO no lugar da ponte de fábrica. Faz-se com o disjuntor desligado, por técnico, porque há tensão da rede ao lado.",
        "Para colocar fotocélula em portão que não tem, o técnico prende um sensor de cada lado, a uns 40 a 60 cm do piso, leva a fiação à central e testa a parada. Fotografe as colunas para receber o preço da peça instalada. Se já houver conduíte entre elas, o valor cai.",
      ],
      installation: [
        "A instalação da fotocélula no portão põe um sensor em cada coluna, de 40 a 60 cm do piso, com cabo até a placa e teste da parada e da volta da folha. Par, fio e mão de obra vêm num valor só, orçado pela foto das colunas. Tubo pronto barateia, e corte de piso encarece.",
        "Para instalar a fotocélula, um módulo vai em cada coluna, o cabo segue em tubo até a placa e o feixe é testado com a folha andando. O orçamento por foto junta o par, a fiação e a mão de obra. O que mais encarece é cortar piso para passar o fio.",
        "A instalação de fotocélula em portão automático inclui o par de sensores, o cabo até a placa e o teste de que a folha para e reabre com alguém no vão. Peça e serviço são orçados juntos pela foto das colunas. O valor é menor quando já existe tubo entre elas.",
        "Quem instala a fotocélula no portão prende os dois módulos a cerca de 40 a 60 cm do chão, liga-os à placa e testa a parada da folha. Em geral o serviço se faz em uma visita. O preço sai pela foto das colunas, com o par incluído.",
      ],
      "how-to": [
        "Para instalar a fotocélula do portão, fixe um módulo em cada coluna, frente a frente, a uma altura de 40 a 60 cm do piso, e passe o cabo em tubo próprio até o motor. A ligação na placa é do técnico, com o disjuntor desligado, porque há tensão da rede ao lado. O serviço termina quando a folha para e volta com o feixe cortado.",
        "Para ligar a fotocélula na placa, quatro fios vão ao receptor e dois ao emissor. São + e − para os dois, na tensão do manual, e o par do contato, comum e NF ou NA conforme a central, na entrada FOTO. A rede elétrica passa ao lado, e por isso quem liga é o técnico, com o disjuntor desligado.",
        "A fotocélula do portão é instalada em quatro etapas: fixar os dois módulos na mesma altura, de 40 a 60 cm do chão, passar o cabo, conectar e testar. Você pode preparar os suportes e o tubo. A parte elétrica segue o manual do motor e fica com o técnico, pela tensão que há sob a tampa.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação da fotocélula", "Fixar, ligar, alinhar e testar"],
        slots: [
          [
            "Até a passagem do tubo, o serviço pode ser adiantado por você. Da abertura da tampa em diante, é do técnico, com o disjuntor desligado.",
            "Os três primeiros passos não mexem com eletricidade. Os outros são feitos pelo técnico, sem energia até a hora do teste.",
            "Suporte e tubo podem ficar prontos antes da visita. O que vem depois deles é trabalho do técnico, porque passa perto dos fios da rede.",
          ],
          [
            "A ponte é o pedaço de fio que vem de fábrica na entrada FOTO e diz à placa que o caminho está livre. NA e NF querem dizer contato normalmente aberto e normalmente fechado, e o manual da placa diz qual dos dois ela pede.",
            "O manual da placa diz a tensão dos módulos, 12 V ou 24 V na maioria, e se o contato é NA, normalmente aberto, ou NF, normalmente fechado. A ponte é um fio curto que ocupa a entrada FOTO enquanto não há sensor.",
            "Cada placa pede um contato, NA (normalmente aberto) ou NF (normalmente fechado), e quem informa é o manual. Nas que pedem NF, um fio de fábrica, a ponte, fica no lugar do sensor até ele ser instalado.",
          ],
        ],
        steps: [
          "Marcar a mesma altura nas duas colunas, em geral de 40 a 60 cm do piso.",
          "Fixar os módulos frente a frente, em base firme, com o receptor do lado que recebe menos sol.",
          "Passar o cabo em tubo separado do fio de força.",
          "Desligar o disjuntor, abrir a tampa e ler no manual da placa a tensão e o contato que ela pede.",
          "Ligar + e − aos dois módulos, o contato do receptor à entrada FOTO e tirar a ponte, se houver.",
          "Fechar a tampa, religar e alinhar até a luz do receptor mostrar que o feixe chega.",
          "Cortar o feixe com um cabo de vassoura no começo, no meio e no fim do curso: a folha deve parar e voltar.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual fotocélula escolher", "Com fio, com espelho ou um segundo par"],
        slots: [
          [
            "Em casa, um par comum, com emissor e receptor, costuma bastar. Onde não dá para passar cabo ao outro lado, o modelo com espelho liga um lado só. Criança pequena ou animal pede um segundo par mais baixo, e caminhão, um mais alto.",
            "Para garagem residencial, a escolha usual é um par só. Sem caminho para o fio, usa-se a de espelho, que tem alimentação em uma coluna. Veículo alto ou animal pequeno justifica um segundo par.",
            "Um par simples atende a maioria das casas, e a versão com espelho dispensa o cabo em uma das colunas. Some um par mais baixo se há bicho ou bebê, e mais alto se entra caminhão.",
          ],
          [
            "Prédio e empresa costumam somar a borda sensível, uma tira de borracha na ponta da folha que a faz recuar ao toque. Ela complementa a fotocélula, que age antes do contato.",
            "Em comércio e condomínio usa-se também a borda sensível, o perfil de borracha que inverte a folha ao encostar. A fotocélula continua necessária, porque para antes.",
            "Onde passa muita gente, acrescente a borda sensível, que percebe o toque na ponta da folha. O par de fotocélulas vem primeiro, já que evita o contato.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para o orçamento da fotocélula", "Fotos e medidas para orçar"],
        slots: [
          [
            "Com estes dados o técnico já leva o material certo. Diga também se entra caminhonete ou caminhão e se o portão fecha sozinho.",
            "Quatro itens bastam para levar o par e o cabo na primeira ida. Avise se o portão fecha por tempo e se há veículo alto.",
            "Mande isto junto com o pedido, e o técnico vem com sensor e cabo suficientes. Conte se usa fechamento automático.",
          ],
        ],
        bullets: [
          "Foto das duas colunas por inteiro",
          "Largura do vão",
          "Se há tubo ligando um lado ao outro",
          "Foto da etiqueta do motor, com a tampa fechada",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa instalar fotocélula?",
        answers: [
          "O valor soma o par, o cabo e a mão de obra e é dado por foto das colunas. O que mais muda é a passagem do fio: canaleta por fora custa menos que cortar o piso.",
          "A conta tem o par, a fiação e o serviço, orçados juntos antes da visita. O modelo com espelho pode compensar quando um lado não tem como receber fio.",
          "Depende sobretudo do caminho do cabo e do número de pares. O orçamento por foto é grátis e já vem com a instalação.",
        ],
      },
      {
        question: "Posso instalar a fotocélula sozinho?",
        answers: [
          "Fixar o suporte é simples, mas a ligação na placa fica ao lado da tensão da rede e é do técnico. Fio trocado queima o sensor ou deixa o portão sem proteção.",
          "Melhor não, porque dentro do motor há 127 ou 220 V perto dos bornes. Além do choque, uma ligação errada pode anular o sensor sem ninguém notar.",
          "Deixe a parte elétrica com o técnico. Você pode adiantar a passagem do tubo entre as colunas, com um cano só para o sensor.",
        ],
      },
      {
        question: "A fotocélula serve em motor antigo?",
        answers: [
          "Serve, se a placa tem a entrada para ela, o que é comum até em PPA e Peccinin antigos. Sem a entrada, troca-se a central por uma compatível.",
          "Na maioria, sim. Quando a placa não tem onde ligar, uma central compatível resolve, e isso é informado antes, pela etiqueta.",
          "Quase sempre, pois centrais antigas de PPA e Peccinin já costumam trazer a entrada. A foto da etiqueta confirma.",
        ],
      },
      {
        question: "Precisa ser da mesma marca do motor?",
        answers: [
          "Não. O sensor precisa ter a tensão da saída da placa e alcance para o vão. Emissor e receptor, esses sim, são do mesmo par.",
          "Pode ser de outra marca, desde que a alimentação combine com a da placa. Só não se misturam emissor de um par e receptor de outro.",
          "Não é exigido. Contam a tensão que a central oferece e a largura do vão.",
        ],
      },
    ],
    photo: "uma foto de cada coluna do portão e outra da etiqueta do motor",
  },
  {
    id: "fotocelula-sem-fio",
    broader: "fotocelula",
    label: "Fotocélula com fio ou sem fio",
    phrase: "a escolha entre fotocélula com fio e sem fio",
    asks: [
      "fotocélula reflexiva",
      "fotocélula reflexiva portão",
      "fotocélula com espelho reflexiva",
      "fotocélula espelho portão",
      "sensor reflexivo portão",
      "passar cabo existe fotocélula sem fio",
      "existe fotocélula sem fio",
      "ligar fotocélula sem fio central",
      "ligar fotocélula sem fio placa",
      "ligar fotocélula sem fio",
      "fotocélula fio ou sem fio",
      ...combine(
        ["fotocélula", "sensor", "sensor barreira", "sensor portão", "sensor presença"],
        ["com fio ou sem fio", "com fio sem fio", "com fio ou sem fio qual comprar", "com fio ou sem fio qual melhor"],
      ),
      "fotocélula sem fio",
      "fotocélula wireless",
      "fotocélula bateria",
      "fotocélula pilha",
      "fotocélula espelho",
      "sensor sem fio portão",
      "fotocélula refletiva",
      "fotocélula solar",
      "qual fotocélula",
      "melhor fotocélula",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Existe fotocélula sem fio para portão e ela funciona bem, mas um dos lados usa bateria, e quando a bateria acaba o portão não fecha. Se há como passar o cabo, a com fio é melhor e mais barata. Se não há, prefira o modelo com espelho, que liga um lado só.",
        "Fotocélula com fio é melhor que a sem fio, porque não depende de pilha e serve em quase toda placa. Se não tem como passar cabo até o outro lado, use a de espelho, com fio de um lado só, e deixe a wireless com bateria para quando nem isso cabe.",
        "Entre fotocélula com fio ou sem fio, a com fio é mais barata e mais segura. A sem fio, que é o sensor de portão a pilha, só vale a pena quando não há como passar cabo nem pôr espelho. A bateria dura, em geral, um ano ou mais e precisa entrar na revisão.",
        "A fotocélula com espelho, a reflexiva, tem um módulo com fio numa coluna e um espelho na outra, e por isso serve onde não dá para passar cabo sob o vão. O espelho precisa ficar limpo e bem de frente, e ela alcança menos que o par comum. A peça instalada é orçada por foto das duas colunas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Com fio, com espelho ou sem fio", "Qual fotocélula serve ao seu portão"],
        slots: [
          [
            "A escolha depende do caminho do cabo e da largura do vão. Compare os três tipos.",
            "Na maioria das casas, o que decide é haver ou não caminho para o fio. Veja o que cada modelo precisa.",
            "Antes do preço, veja se há tubo para o fio entre as duas colunas. Depois compare os tipos.",
          ],
        ],
        bullets: [
          "Com fio: dois módulos alimentados pela placa, sem pilha; pede cabo nas duas colunas",
          "Com espelho: um módulo com fio e um refletor do outro lado; perde alcance em vão largo",
          "Sem fio: um lado a bateria, com troca periódica; pede caixa vedada",
          "Portão que abre o dia todo: prefira com fio",
        ],
      },
      {
        about: "visit",
        headings: ["Como passar o cabo sem quebrar o piso", "Instalação da fotocélula"],
        slots: [
          [
            "O cabo pode ir em canaleta, pelo muro ou por cima do vão, sem cortar o piso. Os módulos ficam de 40 a 60 cm do chão, em coluna firme, um de frente para o outro.",
            "Sem conduíte, contorna-se o vão pelo alto ou pela parede, em canaleta. A altura usual é de 40 a 60 cm, com as lentes alinhadas.",
            "Canaleta aparente ou passagem por cima evita obra. Cada lado fica a 40 ou 60 cm do piso, preso em ponto que não vibra.",
          ],
          [
            "O receptor fica do lado sem sol de frente, e o feixe é cortado várias vezes no teste, com um objeto.",
            "Põe-se o receptor à sombra, e a prova interrompe o feixe com um cabo de vassoura em vários pontos.",
            "Onde o sol bate baixo, o receptor vai para o lado oposto. No fim, um objeto no feixe deve parar a folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa cada tipo", "Preço do par e da instalação"],
        slots: [
          [
            "O par com fio é o mais barato, o de espelho vem depois e o sem fio custa mais, além da pilha. Quando é preciso passar cabo longo, a diferença se inverte, e o espelho costuma sair melhor.",
            "Em peça, a ordem é com fio, espelho e sem fio. Somando a obra do cabo, o de espelho muitas vezes ganha.",
            "A fotocélula com fio é a mais barata de comprar, mas a instalação encarece quando falta o tubo. A de espelho fica no meio. A sem fio soma a troca de bateria a cada um ou dois anos.",
          ],
          [
            "Instalar com fio pronto leva até {trade.smallRepair}. Passar o cabo é o que demora.",
            "Com tubo pronto, a instalação leva até {trade.smallRepair}. Sem tubo, o que mais demora é passar o cabo.",
            "O serviço toma até {trade.smallRepair} quando a passagem existe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A sem fio é menos segura?",
        answers: [
          "Não por princípio: sem sinal, a central trata como obstáculo e não fecha. O que falha mais é a bateria esquecida.",
          "Bem instalada, a sem fio protege igual. O ponto fraco é a pilha, que precisa ser trocada na revisão.",
        ],
      },
      {
        question: "A fotocélula serve em qualquer placa?",
        answers: [
          "A com fio serve em quase toda central com entrada de fotocélula, em 12 ou 24 V. A sem fio precisa de receptor compatível com a tensão.",
          "Depende da entrada da placa e da tensão. A maioria das centrais aceita a fotocélula com fio.",
        ],
      },
      {
        question: "A bateria acabou. O portão fica aberto?",
        answers: [
          "O portão abre e não fecha sozinho. Troque a pilha. Até lá, em muitas centrais ele fecha com o botão apertado, com você vendo o vão.",
          "O portão deixa de fechar, por segurança. Pilha nova resolve. Não faça ponte para anular o sensor.",
        ],
      },
      {
        question: "Preciso quebrar o piso para passar o fio?",
        answers: [
          "Em geral não: canaleta aparente, passagem por cima do vão ou modelo com espelho evitam a obra.",
          "Quase nunca é preciso quebrar o piso. Sem tubo, a fotocélula com espelho costuma resolver.",
        ],
      },
    ],
    photo: "uma foto de cada coluna, a largura do vão e a etiqueta do motor",
  },
  {
    id: "sensor-antiesmagamento",
    broader: "fotocelula",
    label: "Sensor antiesmagamento para portão",
    phrase: "o sensor antiesmagamento do portão",
    asks: [
      "como testar sensor antiesmagamento",
      "testar sensor antiesmagamento portão",
      "testar sensor antiesmagamento",
      "testar antiesmagamento",
      "como testar antiesmagamento",
      "teste antiesmagamento",
      "sensor não fechar cachorro",
      "sensor portão não fechar cachorro",
      "sensor não fechar criança",
      "volta encostar alguém",
      "portão volta encostar pessoa",
      "sensor antiesmagamento",
      "sensor anti esmagamento",
      "sensor não bater carro",
      "colocar sensor não bater carro",
      "sensor segurança portão",
      "sensor não fechar cima",
      "sistema antiesmagamento",
      "sensor obstáculo portão",
      "borda sensível",
      "antiesmagamento",
      "anti esmagamento",
      "antiesmagamento funciona",
      "anti esmagamento funciona",
      "borda sensível preço",
      "preço borda sensível",
      "quanto custa borda sensível",
      "sensor evita esmagamento",
      "qual sensor evita esmagamento",
      "qual sensor esmagamento",
      "sensor não esmagar",
    ],
    intent: "buying",
    answers: {
      any: [
        "O sensor antiesmagamento do portão é um conjunto de três proteções: a fotocélula, que para a folha antes do toque, a força regulada na placa, que a faz recuar ao encostar, e a borda sensível na ponta da folha. Em casa, as duas primeiras costumam bastar. Só regular parte de {price.preventive}, sem peças.",
        "Para o portão não fechar em cima de criança, cachorro ou carro, usam-se juntas a fotocélula, que age antes do contato, e o antiesmagamento do motor, que recua ao encostar. Veículo alto ou animal baixo pede um segundo par. A visita de regulagem em casa começa em {price.preventive}, fora peças.",
        "O antiesmagamento do portão faz a folha recuar quando encosta em alguém, e a fotocélula evita que ela chegue a encostar. Onde passa muita gente, soma-se a borda sensível. Regular e testar, em casa, custa a partir de {price.preventive}, sem peças.",
        "Antiesmagamento é a função que faz o portão parar e voltar quando encontra resistência, e quase toda placa atual tem. Ela precisa de força bem regulada e de fotocélula, que age antes do toque. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Para testar o sensor antiesmagamento, ponha uma caixa de papelão no caminho da folha, fora da linha da fotocélula, e mande fechar de longe: ao tocar nela, o portão deve parar e voltar. Teste com ninguém por perto, nunca com a mão. Se a folha amassou a caixa, desligue o disjuntor e peça a regulagem da força.",
      ],
      "how-to": [
        "Para testar o sensor antiesmagamento, ponha uma caixa de papelão no caminho da folha, fora da linha da fotocélula, e mande fechar de longe: ao tocar nela, o portão deve parar e voltar. Não teste com a mão nem com gente por perto. Se a caixa amassou, desligue o disjuntor e peça a regulagem da força.",
        "O antiesmagamento do motor funciona assim: a placa mede o esforço e, quando ele passa do limite, para a folha ou a faz recuar. Isso só acontece depois do toque, e por isso a função se usa com a fotocélula. A regulagem em casa parte de {price.preventive}, sem peças.",
        "No antiesmagamento, a central compara o esforço do motor com o normal do percurso e inverte a folha quando sente resistência. Força alta demais anula a função. Ajuste e teste em residência começam em {price.preventive}, sem peças.",
      ],
      installation: [
        "Instalar o sensor antiesmagamento é pôr a borda sensível na ponta da folha, a fotocélula nas colunas e regular a força da placa. Em casa, fotocélula e regulagem costumam bastar. A regulagem parte de {price.preventive}, sem peças, e os sensores instalados são orçados por foto.",
        "Colocar sensor para o portão não bater no carro começa pela fotocélula, de 40 a 60 cm do piso, com a força do motor regulada. A borda sensível entra onde passa muita gente. Os sensores são orçados por foto, já instalados, e só regular, em residência, começa em {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da borda sensível e de outro sensor antiesmagamento depende do portão. A borda é a mais cara, porque segue o comprimento da ponta da folha. A fotocélula soma o par, o cabo e a ligação. Só regular a força, em casa, parte de {price.preventive}, sem peças. A foto do portão dá cada valor, de graça.",
        "O valor muda com a proteção escolhida. Só regular e testar parte de {price.preventive} em casa, sem peças. A fotocélula acrescenta par e fiação, e a borda sensível, o perfil de borracha na medida da folha.",
      ],
      buying: [
        "O sensor antiesmagamento para portão é a borda sensível, a tira de borracha na ponta da folha que a faz recuar ao toque. Ela trabalha com a fotocélula, que para antes, e com a força regulada na placa. Em casa, fotocélula e regulagem costumam bastar. Só regular parte de {price.preventive}, sem peças.",
        "Para evitar esmagamento no portão, o sensor principal é a fotocélula, que para a folha antes do contato, somada à força regulada, que a faz recuar se encostar. Onde há muito pedestre entra a borda sensível. Os sensores instalados são orçados por foto, e a regulagem em casa custa a partir de {price.preventive}, sem peças.",
        "O sensor para o portão não fechar no cachorro, na criança ou no carro é a fotocélula, o feixe entre as colunas, com a força do motor no mínimo. Animal baixo pede um segundo par perto do chão. A regulagem em casa começa em {price.preventive}, sem peças, e o sensor sai por foto.",
        "Sensor antiesmagamento é o que faz o portão parar ou voltar antes de machucar alguém, e há três: fotocélula, recuo por força na placa e borda sensível. Para uma casa, os dois primeiros resolvem. A regulagem parte de {price.preventive}, sem peças, e os sensores são orçados por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que sensor escolher para cada caso", "Fotocélula, recuo ou borda sensível"],
        slots: [
          [
            "Comece pela fotocélula, que serve em quase todo motor. O recuo por força já vem na maioria das placas e só precisa de ajuste. O resto depende de quem passa pelo portão.",
            "Em quase toda casa, o primeiro item é o par de fotocélulas, já que o recuo costuma existir na placa. Depois, veja o que falta no seu caso.",
            "A base é a fotocélula com o recuo regulado, que normalmente já está no motor. A lista mostra o que somar.",
          ],
        ],
        bullets: [
          "Carro: par de fotocélulas de 40 a 60 cm do piso",
          "Criança pequena ou cachorro: um segundo par, mais baixo",
          "Caminhonete ou caminhão: um segundo par, mais alto",
          "Muitos pedestres: borda sensível na ponta da folha",
          "Fechamento automático: só com fotocélula funcionando",
        ],
      },
      {
        about: "what",
        headings: ["Como o motor sente que encostou em algo", "Como funciona o recuo ao toque"],
        slots: [
          [
            "Na maioria das placas, o sinal é a corrente: a folha encosta em algo, o motor puxa mais energia e a placa manda voltar. As que têm encoder, um contador de voltas, percebem antes. Força no máximo, folha pesada ou trilho sujo escondem o obstáculo, por isso a folha precisa andar leve.",
            "A central simples mede a corrente, que sobe quando algo segura a folha, e inverte acima do limite regulado. Com encoder, que conta as voltas do motor, a reação é mais rápida.",
            "A placa acompanha o esforço do motor. Sem encoder, ela lê a corrente. Com ele, um contador de voltas, percebe a folha perdendo velocidade e responde mais cedo.",
          ],
          [
            "Força no máximo, folha pesada ou trilho sujo escondem o obstáculo, porque o esforço normal já é alto. Por isso se deixa a folha leve antes de regular.",
            "O recuo enfraquece quando o portão pesa, o trilho está sujo ou alguém aumentou a força. O certo é usar só a força necessária para a folha chegar ao fim.",
            "Se o portão já arrasta, a placa não distingue o peso de uma pessoa, e o toque fica forte. Primeiro se tira o atrito, depois se baixa a força.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como testar a proteção, de longe", "Teste seguro do recuo e da fotocélula"],
        slots: [
          [
            "Faça com o portão reto e sem ruído estranho, e com todos afastados. Nunca use a mão, o pé ou o carro: o objeto macio mostra o mesmo sem risco.",
            "O teste pede folha andando normal e ninguém perto. Corpo e carro não servem de obstáculo. Uma caixa vazia diz tudo o que interessa.",
            "Antes, afaste crianças e animais e confira se o portão anda sem estalos. A prova é com objeto, jamais com o corpo.",
          ],
        ],
        steps: [
          "Fique de lado, fora do caminho da folha.",
          "Mande fechar e corte o feixe com um cabo de vassoura: a folha deve parar e voltar.",
          "Ponha uma caixa de papelão vazia no caminho, fora do feixe, e mande fechar: a folha deve recuar.",
          "Se a caixa amassar, desligue o disjuntor e peça a regulagem.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu motor já tem antiesmagamento?",
        answers: [
          "É provável: a maioria das placas recua por esforço, mas a função pode estar desligada ou com a força alta. O teste com a caixa vazia mostra.",
          "Muitos têm de fábrica. O comum é faltar regulagem, e o teste com papelão tira a dúvida.",
          "Quase toda placa dos últimos anos tem. Procure no manual por força, embreagem ou obstáculo, ou mande a foto da etiqueta.",
        ],
      },
      {
        question: "O antiesmagamento dispensa a fotocélula?",
        answers: [
          "Não. Ele age depois do toque, e a fotocélula, antes. Como ela só vê a linha do feixe, uma proteção cobre o que a outra não vê.",
          "Não dispensa. O feixe evita o contato na altura dele, e o recuo cuida do que está fora dessa linha.",
          "Não, porque recuar depois de bater já pode ferir. A fotocélula existe para a folha nem chegar a encostar.",
        ],
      },
      {
        question: "Quanto custa pôr o sensor no portão?",
        answers: [
          "A fotocélula soma par, cabo e serviço, e custa menos quando já existe tubo para o fio. A borda sensível costuma ser a mais cara, pelo comprimento da folha e pelo cabo móvel.",
          "A regulagem é o mais barato. Depois vêm a fotocélula, com par e fiação, e a borda sensível, que muda com a medida da folha. Fotos das colunas bastam para o valor.",
          "Depende do sensor. O par de fotocélulas com tubo pronto é o menor valor, e a borda sensível, o maior. O orçamento por foto é grátis.",
        ],
      },
      {
        question: "A borda sensível serve em qualquer portão?",
        answers: [
          "Serve em quase todos, desde que a placa tenha entrada para ela e haja como levar o cabo até a ponta que se move. A foto da folha e da etiqueta confirma.",
          "Na maioria. Precisa de entrada na central e de um caminho para o cabo até a ponta móvel. Sem a entrada, troca-se a placa.",
          "Em portão de correr é o mais simples. No basculante ela vai na borda de baixo, e o cabo precisa acompanhar a folha.",
        ],
      },
    ],
    photo: "fotos da ponta da folha, das duas colunas e da etiqueta do motor",
  },
  {
    id: "fotocelula-piscando",
    broader: "fotocelula",
    label: "Sensor do portão piscando",
    phrase: "a luz do sensor do portão",
    asks: [
      "um lado fotocélula acende",
      "só lado fotocélula acende luz",
      "led fotocélula aceso",
      "led fotocélula aceso direto",
      "led sensor aceso direto",
      "luz fotocélula acesa direto",
      "luz sensor acesa direto",
      "sensor portão fica piscando",
      "sensor portão piscando vermelho",
      "sensor fica piscando vermelho",
      "sensor piscando",
      "fotocélula piscando",
      "fotocélula portão piscando",
      "fotocélula piscando não fecha",
      "fotocélula portão piscando não fecha",
      "fotocélula pisca não fecha",
      "sensor piscando não fecha",
      "sensor portão piscando não fecha",
      "luz fotocélula",
      "luz sensor",
      "led sensor",
      "led fotocélula",
      "sensor pisca",
      "fotocélula pisca",
      ...combine(
        ["fotocélula", "sensor"],
        ["[marca]"],
        ["piscando", "luz piscando", "led piscando", "luz vermelha", "pisca"],
      ),
      "fotocélula apagada",
      "sensor apagado",
      "sensor vermelho aceso",
      "fotocélula vermelha",
      "fotocélula luz vermelha",
      "luz sensor portão piscando",
      "sensor aceso direto",
      "sensor portão luz",
      "fotocélula acesa",
      "sensor aceso",
      "fotocélula acesa não fecha",
      "sensor aceso não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fotocélula piscando avisa, na maioria dos modelos, que o feixe entre os dois lados está cortado, por lente suja, algo no vão ou um lado torto, e o portão não fecha. Limpe as duas lentes com pano seco e veja se a luz firma. O código muda com a marca. Se não firmar, o ajuste em casa parte de {price.preventive}, sem peças.",
        "É normal a fotocélula ficar acesa em muitos modelos: a luz mostra que há energia ou que os dois lados se veem. Em outros, a luz acesa é aviso de feixe cortado. Para saber qual é o seu, passe um cabo de vassoura entre os dois módulos: se a luz muda e o portão fecha depois, está tudo certo.",
        "Sensor do portão piscando vermelho avisa, na maioria dos modelos, que o feixe está cortado: lente suja, algo no vão ou um lado torto. Limpe as duas lentes com pano seco e veja se a luz firma. O significado da cor muda com a marca, e o manual diz. O ajuste em casa parte de {price.preventive}, sem peças.",
        "O sensor do portão fica piscando quando o feixe está cortado: lente suja, algo no caminho ou um módulo torto, e por isso o portão não fecha. Limpe as duas lentes e tire o que houver entre elas. Se continuar, o ajuste em casa parte de {price.preventive}, sem peças.",
        "O sensor PPA, Garen ou de outra marca piscando indica, na maioria dos modelos, que um módulo não vê o outro, por sujeira, obstáculo ou desalinhamento. Limpe as duas lentes com pano seco e veja se a luz firma. Se não firmar, o ajuste em casa parte de {price.preventive}, sem peças.",
        "Sensor de portão sempre aceso pode ser o normal ou o aviso de feixe cortado, conforme a marca. Passe um cabo de vassoura entre os dois módulos: se a luz muda e o portão fecha, está tudo certo. Se não muda, há defeito no fio ou no módulo, e a visita em casa parte de {price.preventive}, sem peças.",
        "Com o sensor aceso direto e o portão que não fecha, a placa recebe o aviso de que há algo no vão: lente suja, módulo torto ou fio partido. Limpe e veja se a luz muda quando você corta o feixe. Se não muda, a visita em casa parte de {price.preventive}, sem peças.",
        "Sensor com a luz apagada está sem energia ou com o módulo queimado, e sem ele o portão não fecha. Se os dois lados estão apagados, a falta vem da placa ou do fio. Se é um só, é daquele módulo. O conserto em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que a luz do sensor quer dizer"],
        slots: [
          [
            "Não há um código único: em muitos modelos a luz firme quer dizer feixe alinhado, e em outros, como os da Nice, feixe cortado. O que vale em todos é a luz mudar quando algo passa na frente.",
            "O significado muda com o fabricante. Em alguns, aceso direto é o normal. Em outros, como os da Nice, é o aviso de feixe interrompido. Por isso se observa se a luz muda, e não a cor.",
            "Cada marca escolheu o seu sinal, e a mesma luz firme pode ser boa numa e ruim noutra, como na Nice. Repare apenas se ela reage quando algo corta o feixe.",
          ],
        ],
        bullets: [
          "Pisca sem parar: lente suja, obstáculo ou par desalinhado",
          "Pisca quando a folha anda ou venta: suporte frouxo",
          "Falha em certa hora: sol na lente",
          "Apagado dos dois lados: falta de energia na placa ou no fio",
          "Apagado de um lado só: fio ou módulo daquele lado",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o sensor piscando", "Limpeza e teste, em ordem"],
        slots: [
          [
            "Faça tudo com o portão parado e fora do caminho da folha, sem abrir o módulo. A limpeza leva dois minutos e resolve boa parte dos casos.",
            "Com a folha parada e você de lado, comece pelo mais simples: sujeira é a causa mais comum. Nada disso pede mexer em fio.",
            "Não é preciso ferramenta nem abrir o sensor. Deixe o portão quieto, limpe primeiro e só depois teste.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Tire planta, teia, vaso ou lixeira da linha entre elas.",
          "Veja se algum módulo está torto ou com o suporte solto.",
          "Corte o feixe com um cabo de vassoura e veja se a luz muda.",
          "Mande fechar, de longe; se não fechar, chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve a luz piscando", "O conserto do sensor"],
        slots: [
          [
            "O técnico alinha o par, firma o suporte e mede a energia nos dois módulos e o sinal na placa. Fio partido ou emenda oxidada se refaz. O par só é trocado quando a luz não reage com energia certa e lente limpa.",
            "O técnico começa por alinhar e firmar o suporte. Depois mede se a energia chega e se o aviso volta à placa. Emenda e cabo têm conserto, e o par só é trocado quando um módulo não reage mesmo alimentado.",
            "Alinhar os módulos e firmar o suporte resolve a maior parte. Se não bastar, o técnico mede fio por fio até a placa, e um módulo que não acende com energia leva à troca dos dois, que trabalham em par.",
          ],
          [
            "O sensor nunca é anulado para o portão fechar, porque é ele que impede a folha de fechar sobre alguém. Um par novo é orçado à parte, conforme a largura do vão e a marca do motor.",
            "Fazer ponte nos fios não é conserto: o portão passaria a fechar às cegas. O preço de um par novo depende da largura do vão e da tensão da placa, e é informado antes.",
            "Fechar sem a fotocélula põe em risco quem passa, e por isso ela volta a funcionar antes de o serviço terminar. Se for preciso um par novo, o valor vem à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fecho o portão com o sensor piscando?",
        answers: [
          "Limpe as lentes, desobstrua o vão e tente de novo. Em muitas placas, segurar o botão fecha o portão mesmo sem sensor; faça isso só à vista dele, com a passagem vazia.",
          "Limpe e desobstrua primeiro. Se não fechar, desligue o disjuntor e feche à mão, destravado pela chave, se for de correr ou de abrir; basculante espera o técnico.",
          "Comece pela lente e pelo que está no caminho. Se ele não obedecer, portão de correr ou de abrir se fecha à mão, com o disjuntor desligado e o motor destravado.",
        ],
      },
      {
        question: "Posso alinhar o sensor sozinho?",
        answers: [
          "Sim, por fora: mova o módulo no suporte aos poucos, com o portão parado, até a luz mudar. Fio, módulo aberto e suporte quebrado ficam para o técnico.",
          "Só o que é externo: endireitar o suporte, com o portão parado. Se não firmar, não force e peça o ajuste.",
          "Pode girar o módulo no suporte, aos poucos, até ele ficar de frente para o outro. Não abra a capa nem mexa nos fios.",
        ],
      },
      {
        question: "A luz piscando pode ser do motor?",
        answers: [
          "Pode. A placa também tem uma luz, dentro da caixa do motor, e o sinaleiro pisca durante o movimento. A do sensor fica na coluna, na altura do joelho.",
          "Sim: a luz dentro da caixa do motor é da placa. A do sensor fica nas laterais do vão, uma de cada lado.",
          "Pode ser da placa ou do sinaleiro, que pisca com o portão em movimento. O sensor é o par de caixinhas nas colunas, uma de frente para a outra.",
        ],
      },
      {
        question: "PPA e Garen usam o mesmo código de luz?",
        answers: [
          "Não necessariamente: muda até entre modelos da mesma marca. O manual do par diz, e o teste de cortar o feixe serve para PPA, Garen e qualquer outra.",
          "Varia com o modelo do sensor, que nem sempre é da marca do motor. Em Garen, PPA ou outra, conta a luz mudar quando algo passa.",
        ],
      },
    ],
    photo: "um vídeo das luzes dos dois sensores e uma foto da passagem",
  },
  {
    id: "fechar-com-fotocelula-quebrada",
    broader: "fotocelula",
    label: "Fechar o portão com a fotocélula quebrada",
    phrase: "fechar o portão com a fotocélula quebrada",
    asks: [
      "pode usar portão fotocélula queimada",
      "usar portão fotocélula queimada",
      "posso usar portão fotocélula queimada",
      "usar portão com sensor queimado",
      "sensor quebrou como fechar",
      "quebraram fotocélula aberto fecho",
      "sensor pifou noite não desce",
      "sensor portão quebrou não fecha como fechar",
      "sensor quebrou fechar sem ele",
      "sensor quebrou dá fechar",
      "fotocélula quebrou dá fechar sem ela",
      "fechar fotocélula quebrada",
      "fechar fotocélula queimada",
      "fechar fotocélula defeito",
      "fechar fotocélula queimou",
      "fechar fotocélula quebrou",
      "como fechar fotocélula",
      "fechar portão sem fotocélula",
      "como fechar sensor quebrado",
      "fechar sensor quebrado",
      "fechar sensor queimado",
      "fechar portão sensor quebrou",
      "fechar portão sensor defeito",
      "fotocélula quebrada como fechar",
      "sensor quebrado como fechar",
      "fotocélula queimada como fechar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Com a fotocélula queimada, o portão de correr ou de abrir se fecha na mão: desligue o disjuntor, gire a chave do motor, leve a folha até o fim e trave de novo. O basculante não se destrava e espera o técnico, {shop.hours}. Não faça ponte nos fios, porque o portão passa a fechar sem ver ninguém.",
        "Você pode usar o portão com a fotocélula queimada só por comando, com a passagem vazia e olhando a folha até o fim, e por poucos dias. Desligue o fechamento automático e não ligue os fios do sensor direto, porque a folha passa a fechar sem ver gente. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Com o sensor do portão quebrado, dá para fechar na mão se o portão é de correr ou de abrir, reto e nivelado: disjuntor desligado, chave de destravamento, folha até o fim e motor travado de novo. O basculante não se destrava e espera o técnico, e a fotocélula nunca se anula.",
        "Fotocélula quebrada ou queimada não obriga a deixar a casa aberta: com a energia cortada, um portão de correr ou de abrir, nivelado, se fecha na mão e se trava. Algumas centrais também fecham segurando o botão, com você vendo o vão. No basculante, o sensor quebrado fica para o técnico, {shop.hours}.",
        "Para fechar o portão com o sensor estragado, limpe as lentes e tente uma vez. Não foi, desligue o disjuntor e feche na mão a folha de correr ou de abrir, em piso plano. Ponte nos fios da fotocélula não se faz, e basculante aberto é caso para chamar: atendemos {shop.hours}.",
      ],
      question: [
        "Sim, dá para fechar sem o sensor, mas só na mão: portão de correr ou de abrir, reto e nivelado, com o disjuntor desligado e a chave de destravamento. No automático não, e ponte nos fios também não, porque a folha desceria ou correria sobre quem estiver no vão; basculante espera o técnico.",
        "Dá, na mão ou segurando o botão, se a central permite e você vê a passagem livre. Com o sensor do portão quebrado, o fechamento automático fica desligado e a fotocélula não se anula. O basculante não se destrava, e o atendimento é {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fechar hoje, sem anular o sensor", "Passos para não deixar a casa aberta"],
        slots: [
          [
            "Estes passos valem para folha de correr ou de abrir, reta, leve e em piso nivelado. Se ela pesa, inclina ou está em rampa, ou se o portão é basculante, não destrave e chame o técnico.",
            "Faça isto só em portão de correr ou de abrir, que ande leve e sem desnível. Em rampa, com folha torta ou em basculante, o destravamento não se usa, e quem resolve é o técnico.",
            "A folha precisa ser de correr ou de abrir, estar no trilho ou na dobradiça e mover-se sem peso. Basculante, portão em descida ou folha inclinada ficam como estão até a visita.",
          ],
        ],
        steps: [
          "Limpe as duas lentes, tire o que cruza o feixe e tente fechar uma vez.",
          "Desligue o disjuntor e afaste crianças e animais.",
          "Destrave com a chave e leve a folha devagar até o batente.",
          "Trave o motor de novo, para ninguém abrir empurrando.",
          "Fotografe os dois sensores e a etiqueta do motor.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não fazer ponte no sensor", "O risco de anular a fotocélula"],
        slots: [
          [
            "Com a ponte, o portão fecha sobre pessoa, animal ou carro sem parar, e o provisório costuma ficar. Os bornes do sensor ainda ficam perto da tensão da rede, e mexer neles dá choque.",
            "A fotocélula anulada não vê ninguém, e a folha completa o movimento mesmo com uma criança no vão. Dentro da caixa há também 127 ou 220 V ao lado desses fios.",
            "Sem o sensor, nada avisa o motor de que há alguém passando, e uma gambiarra assim acaba esquecida. O risco elétrico soma-se a esse, porque a rede chega na mesma caixa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da fotocélula", "O que o técnico faz"],
        slots: [
          [
            "O técnico mede a alimentação e os fios antes de condenar o sensor, porque às vezes o par está bom e o cabo, partido. Trocam-se sempre as duas pontas, emissor e receptor, da mesma linha.",
            "Primeiro se confere se chega tensão ao par e se o fio está inteiro. Confirmado o defeito, emissor e receptor saem juntos, já que um modelo não conversa com o outro.",
            "Medir vem antes: fio rompido imita sensor queimado e custa menos. Quando é mesmo a fotocélula, o par inteiro é substituído, porque transmissor e receptor vêm casados.",
          ],
          [
            "Com o fio antigo bom, o serviço cabe em {trade.smallRepair}, e o teste corta o feixe com o portão fechando para ver a folha parar e voltar. Na conta entram o par e a mão de obra, orçados juntos.",
            "Aproveitando o cabo, leva até {trade.smallRepair}, com alinhamento e teste de interrupção do feixe, feito com um objeto. Par e serviço formam um preço só, maior quando é preciso passar fio.",
            "O tempo fica em torno de {trade.smallRepair} se a fiação serve. O preço reúne sensores e mão de obra e sobe com cabo novo. No fim, um objeto no feixe deve fazer a folha voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão no automático até o conserto?",
        answers: [
          "Não com o fechamento automático ligado. Só com alguém comandando e vendo a passagem inteira; com criança ou animal em casa, espere o conserto.",
          "O fechamento por tempo deve ficar desligado, porque nada segura a folha. Use apenas quando puder ver todo o vão, e nunca com criança por perto.",
        ],
      },
      {
        question: "Limpei a lente e o portão não fecha. É o sensor?",
        answers: [
          "Pode ser alinhamento, fio rompido ou falta de energia no módulo. Se a luz do sensor não acende, a suspeita é alimentação, que o técnico mede.",
          "Nem sempre: desalinhado por uma batida, ele não enxerga o par. Luz apagada indica fio ou fonte, e a medição separa um do outro.",
        ],
      },
      {
        question: "A marca do sensor precisa ser a do motor?",
        answers: [
          "Não. A central lê um contato simples, e fotocélula de outra marca serve se a tensão for a da placa, em geral 12 ou 24 V.",
          "Em geral serve de outra marca, porque a ligação é um contato. O que tem de bater é a alimentação, de 12 ou 24 V na maioria.",
        ],
      },
      {
        question: "Dá para pôr uma proteção contra nova batida?",
        answers: [
          "Dá. Há capa metálica e suporte recuado na coluna, e subir o par para cerca de 50 cm do chão tira da linha de bicicleta e bola.",
          "Sim, com capa de metal ou embutindo o sensor na parede. Uma altura perto de meio metro ainda protege criança e fica menos exposta.",
        ],
      },
    ],
    photo: "fotos dos dois sensores, das colunas e da etiqueta do motor",
  },
  {
    id: "fotocelula-ou-barreira",
    broader: "fotocelula",
    label: "Fotocélula ou sensor de barreira",
    phrase: "a escolha entre fotocélula e sensor de barreira",
    intent: "comparison",
    asks: [
      "iva ativo fotocélula",
      "iva substitui fotocélula",
      "fotocélula ou sensor barreira",
      "fotocélula ou barreira",
      "fotocélula ou sensor",
      "diferença fotocélula barreira",
      "fotocélula barreira diferença",
      "fotocélula sensor barreira",
      "fotocélula ou infravermelho",
      "fotocélula ou cortina",
      "sensor barreira ou fotocélula",
    ],
    answers: {
      any: [
        "Entre fotocélula ou sensor de barreira, no portão use a fotocélula: ela liga na central e faz a folha parar ou reabrir. A barreira infravermelha é do alarme e avisa invasão. Só serve de proteção na garagem se for um modelo feito para ligar na central do motor.",
        "A diferença entre fotocélula e sensor de barreira está no que comandam: a primeira para o portão, a segunda dispara o alarme. Na garagem escolha fotocélula, um par de 40 a 60 cm do piso, e some outro par baixo em vez de ligar a barreira na central.",
        "O sensor de barreira infravermelho vai no muro e avisa o alarme quando alguém entra. No portão, quem protege é a fotocélula, ligada à central do motor, que faz a folha parar. Um não substitui o outro, porque cada sensor fala com a sua central. Só ligue a barreira no motor se o manual dos dois permitir.",
      ],
      installation: [
        "Na instalação, o sensor que vai na central do portão é a fotocélula, de 40 a 60 cm do piso. Sensor de barreira, ou barreira infravermelha, é do alarme. Ligar a do alarme no motor só é seguro se o modelo tem contato próprio para isso.",
        "Instale fotocélula no portão e deixe a barreira no alarme: cada sensor fala com uma central. Barreira na placa do motor exige contato e alimentação previstos no manual, senão a folha perde a proteção.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada sensor faz", "Fotocélula, barreira e laço: qual usar"],
        slots: [
          [
            "A fotocélula vê o que corta um feixe enquanto o portão fecha, e a central reage na hora. A barreira tem vários feixes, cobre mais altura, custa mais e costuma só disparar a sirene.",
            "Com um feixe, a fotocélula protege a passagem e fala com o motor. Já a barreira, de feixes múltiplos e mais cara, guarda o muro e conversa com o alarme.",
            "Um sensor de portão corta o fechamento; um de barreira avisa invasão. O segundo cobre mais altura e custa acima do primeiro.",
          ],
          [
            "O laço indutivo, um fio no piso, só percebe veículo, e por isso não dispensa a fotocélula. Onde há criança, animal ou caminhonete, some um segundo par em outra altura.",
            "Existe ainda o laço no chão, que vê carro e não vê gente. Para pegar bebê, cachorro ou veículo alto, o melhor é mais um par de fotocélulas.",
            "Carro também é percebido pelo laço enterrado, mas pessoa não. Dois pares de fotocélulas, baixo e alto, cobrem o que um só deixa passar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de ligar uma barreira na central", "O que a barreira precisa ter"],
        slots: [
          [
            "Só um modelo com contato que abre ao cortar o feixe e tensão igual à da central, em geral 12 ou 24 V, pode ser usado. Contato errado faz o portão ignorar o obstáculo.",
            "O manual tem de trazer contato normalmente fechado e alimentação de 12 ou 24 V compatível. Do contrário, a folha fecha com o feixe cortado.",
            "Verifique na ficha a tensão, quase sempre 12 ou 24 V, e o tipo de contato. Se ele for o inverso do que a central pede, não há proteção.",
          ],
          [
            "A ligação é do técnico, com a energia desligada, e o teste corta cada feixe com um objeto durante o fechamento.",
            "Quem liga é o técnico, sem energia, e cada feixe é interrompido com um objeto para a folha parar.",
            "Feita a ligação pelo técnico, prova-se feixe por feixe com um cabo de vassoura.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa mais: fotocélula ou barreira", "Preço e instalação do sensor"],
        slots: [
          [
            "O par de fotocélulas é o mais barato, a barreira custa mais e o laço exige cortar o piso. Em todos, o que encarece é passar o cabo. Com conduíte pronto, o par leva até {trade.smallRepair}.",
            "Fotocélula sai por menos, barreira fica acima e o laço no piso é o maior serviço. Com eletroduto existente, instalar o par toma até {trade.smallRepair}.",
            "A ordem de custo é fotocélula, barreira e laço. Havendo conduíte entre as colunas, o par é montado em até {trade.smallRepair}. Sem ele, o cabo pesa mais que a peça.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o sensor do alarme no portão?",
        answers: [
          "Não no lugar da fotocélula: ele avisa a central de alarme, e não a do motor. A ligação errada deixa o portão sem proteção.",
          "Só se o modelo tiver contato próprio para isso. O comum apenas dispara a sirene, e a folha continua fechando.",
        ],
      },
      {
        question: "Uma fotocélula basta?",
        answers: [
          "Em casa, um par de 40 a 60 cm é o mínimo. Animal, criança e carro alto pedem um segundo par.",
          "Para passagem simples, sim. Com bebê, cachorro ou caminhonete, use dois pares em alturas diferentes.",
        ],
      },
      {
        question: "O portão pode avisar o alarme?",
        answers: [
          "Pode, com um sensor magnético na folha ligado ao alarme, que avisa portão aberto. É ligação à parte da fotocélula.",
          "Sim: um sensor de posição na folha conversa com o alarme. A fotocélula segue ligada só na central do motor.",
        ],
      },
      {
        question: "A fotocélula funciona com chuva e sol?",
        answers: [
          "Funciona, se a lente está limpa e vedada. Sol direto no receptor atrapalha, e trocar os lados do par costuma resolver.",
          "Sim, com vedação boa. Se o sol bate de frente em certa hora, inverte-se emissor e receptor.",
        ],
      },
    ],
    photo: "uma foto de cada lado do portão, com as colunas inteiras, e outra da etiqueta do motor",
  },
  {
    id: "ligar-fotocelula-na-central",
    broader: "fotocelula",
    label: "Ligar a fotocélula na central",
    phrase: "a ligação da fotocélula na central",
    asks: [
      "como ligo fios fotocélula central",
      "ligo fios fotocélula",
      ...combine(
        [
          "ligar fotocélula",
          "ligar sensor fotocélula",
          "ligação fotocélula",
          "esquema ligação fotocélula",
          "conectar fotocélula",
        ],
        [
          "central",
          "placa",
          "passo a passo",
          "central passo a passo",
          "placa passo a passo",
          "bornes",
          "fios",
          "central portão",
        ],
      ),
      "como ligar fios fotocélula",
      "fotocélula nf",
      "fotocélula liga nf",
      "instalar fotocélula passo a passo",
      "onde ligar fotocélula placa",
      "esquema fotocélula central",
      "esquema fotocélula [marca]",
      "esquema fotocélula central [marca]",
      "esquema ligação fotocélula [marca]",
      "jumper fotocélula onde fica",
      "tirar jumper fotocélula",
      "central sem entrada fotocélula",
      "placa sem entrada fotocélula",
      "onde ligar fotocélula central",
      "qual borne fotocélula",
      "borne foto central",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para ligar a fotocélula na central, o técnico alimenta o emissor e o receptor na saída de baixa tensão e leva o contato do receptor, quase sempre COM e NF, ao borne FOTO, sem o jumper. A tensão da rede passa ao lado desses bornes, e por isso a ligação não é para o morador. O par e a instalação são orçados por foto.",
        "O esquema de ligação da fotocélula na central [marca] tem dois pares de fios. Um leva 12 ou 24 V da central ao emissor e ao receptor. O outro liga os contatos COM e NF do receptor ao comum e à entrada FOTO, com o jumper retirado. Quem liga é o técnico, porque há 127 ou 220 V na mesma placa.",
        "Para tirar o jumper da fotocélula, o técnico desliga o disjuntor e remove a ponte que vem de fábrica entre os bornes FOTO e comum, só depois de ligar o receptor ali. Sem o sensor, tirar o jumper deixa o portão sem fechar. Com o sensor e o jumper no lugar, a fotocélula não protege ninguém.",
        "A central sem entrada de fotocélula não aceita o sensor com segurança: ligá-lo na botoeira ou no fim de curso não para a folha sobre quem passa. A saída é trocar a placa por uma compatível que tenha a entrada FOTO. A foto da etiqueta do motor mostra qual serve.",
        "O passo a passo da fotocélula na central é este: desligar o disjuntor, alimentar os dois módulos na baixa tensão, levar COM e NF do receptor à entrada FOTO, tirar o jumper e alinhar o par. Os nomes dos bornes mudam com a placa. A ligação é do técnico, com sensores e mão de obra num orçamento só.",
      ],
      question: [
        "A fotocélula se liga na placa em dois lugares: a alimentação, de 12 ou 24 V, na saída de acessórios, e o contato do receptor entre o comum (COM) e a entrada FOTO, com o jumper de fábrica retirado. O manual da sua placa dá o nome dos bornes. Quem liga é o técnico, porque a tensão da rede passa ao lado.",
        "Na placa do motor, os fios da fotocélula vão à saída de 12 ou 24 V e ao borne FOTO, onde o contato COM e NF do receptor entra no lugar do jumper. O nome do borne muda com a marca: FOT, FOTO ou PHOTO. A ligação é do técnico, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Fotocélula na central, passo a passo", "A ligação, na ordem do técnico"],
        slots: [
          [
            "Esta é a ordem que o técnico segue. O manual da placa e o do sensor dão os nomes dos bornes. Fixar os módulos e passar o cabo você pode adiantar, e a placa fica fechada.",
            "Os bornes mudam de nome, mas a sequência é a mesma. O morador pode preparar fixação e tubo; a parte da placa, com tensão da rede ao lado, é do técnico.",
            "A sequência vale para quase toda central, com nomes que variam no manual. Até a caixa do motor dá para adiantar o cabo; dentro dela, só o técnico.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e conferir que a placa está sem tensão.",
          "Fixar emissor e receptor de frente, de 40 a 60 cm do piso, com o cabo separado do de força.",
          "Ligar positivo e negativo dos dois na saída de 12 ou 24 V da central.",
          "Ligar COM e NF do receptor ao comum e à entrada FOTO (ou NA, se a placa pedir) e tirar o jumper.",
          "Religar, alinhar até o LED do receptor confirmar e fechar a tampa.",
          "Mandar fechar e cortar o feixe com um cabo de vassoura, de lado: a folha tem de voltar.",
        ],
      },
      {
        about: "signs",
        headings: ["Erros de ligação e o que eles causam", "Se não funcionou depois de ligar"],
        slots: [
          [
            "O defeito depois da ligação quase sempre mostra qual fio está errado. Desligue o disjuntor antes de conferir e não use o portão no automático até o teste dar certo.",
            "Quando algo falha depois da ligação, o sintoma mostra em que fio procurar. A conferência é feita com a energia cortada e o fechamento automático desligado.",
            "Cada erro de ligação dá um sinal diferente, que mostra onde procurar. Ninguém mexe em fio com a placa ligada.",
          ],
        ],
        bullets: [
          "Não fecha de jeito nenhum: NA no lugar de NF, par torto ou receptor sem energia",
          "Fecha com o feixe cortado: jumper esquecido ou entrada desativada",
          "LED do receptor apagado: fios trocados, tensão errada ou emissor sem energia",
          "Fecha de manhã e falha à tarde: sol na lente do receptor",
        ],
      },
      {
        about: "what",
        headings: ["Para que servem COM, NF e jumper", "Os nomes da ligação, explicados"],
        slots: [
          [
            "COM é o comum, e NF, o contato normalmente fechado, que abre quando alguém corta o feixe. Assim, fio partido também impede o fechamento. O jumper é o fio de fábrica que finge passagem livre, e por isso sai.",
            "O receptor tem dois contatos: COM, o comum, e NF, normalmente fechado. Quando alguém corta o feixe, ou o fio se parte, o NF abre e a folha não fecha. Jumper é a pequena ponte que a placa traz de fábrica para funcionar sem sensor.",
            "NF quer dizer fechado em repouso, o que faz o portão parar até se o cabo romper; COM é o fio comum. Se o jumper, a ponte de fábrica, ficar, o sensor não tem efeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Usa-se NA ou NF?",
        answers: [
          "NF, na maioria das placas: assim, fio partido ou sensor sem força também impede o fechamento. O manual confirma.",
          "Quase sempre NF, por segurança. Algumas centrais pedem NA ou deixam escolher no menu.",
        ],
      },
      {
        question: "Quantos fios vão em cada módulo?",
        answers: [
          "Em geral, dois no emissor, de alimentação, e quatro no receptor, dois de alimentação e dois do contato.",
          "O emissor leva dois fios e o receptor, quatro. Um cabo de 4 vias de 0,5 mm² atende os dois.",
        ],
      },
      {
        question: "E se a central não tem entrada FOTO?",
        answers: [
          "Não se improvisa na botoeira: troca-se a central por uma com a entrada. A etiqueta do motor diz qual serve.",
          "Nesse caso a central precisa ser trocada por uma que tenha a entrada. Ligar o sensor em outro borne não protege ninguém.",
        ],
      },
      {
        question: "O esquema muda de uma marca para outra?",
        answers: [
          "A lógica é a mesma. Mudam o nome dos bornes e, em alguns modelos, a função que se ativa na programação. Siga o manual da sua central.",
          "Mudam os nomes escritos na placa e, às vezes, a programação. A alimentação, o contato e a retirada do jumper são iguais.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra da fotocélula e outra das duas colunas",
  },
  {
    id: "duas-fotocelulas-em-serie",
    broader: "fotocelula",
    label: "Duas fotocélulas no mesmo portão: série ou paralelo",
    phrase: "a ligação de duas fotocélulas",
    asks: [
      "fotocélula série ou paralelo",
      "fotocélula série paralelo",
      "fotocélula em série",
      "fotocélulas em série",
      "fotocélula em paralelo",
      "ligar duas fotocélulas",
      "ligar 2 fotocélulas",
      "como ligar duas fotocélulas",
      "duas fotocélulas mesmo portão",
      "2 fotocélulas mesmo portão",
      "segunda fotocélula",
      "dois pares fotocélulas",
      "2 pares fotocélula",
      "ligar dois pares fotocélula",
      "duas fotocélulas interferência",
      "pode usar duas fotocélulas",
    ],
    intent: "how-to",
    answers: {
      price: [
        "O preço de pôr a segunda fotocélula soma o par, o cabo até a placa e a mão de obra, e sai por foto das colunas. Eletroduto pronto barateia; corte no piso encarece. A ligação é em série com a primeira, na mesma entrada da central.",
      ],
      any: [
        "Duas fotocélulas no mesmo portão se ligam com a alimentação em paralelo e os contatos NF em série: cada par recebe 12 ou 24 V da placa, e o sinal passa por um receptor e depois pelo outro até a entrada FOTO. Assim, qualquer um dos dois que for cortado impede o fechamento. A ligação é do técnico.",
        "Fotocélula em série ou em paralelo depende do contato: com NF, o mais comum, os dois receptores vão em série; com NA, em paralelo. A alimentação dos módulos é sempre em paralelo. Ligar NF em paralelo é um erro perigoso, porque o portão só pararia se os dois feixes fossem cortados juntos.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o contato NF vai em série", "O que muda entre série e paralelo"],
        slots: [
          [
            "NF quer dizer normalmente fechado: o contato deixa o sinal passar enquanto o feixe está livre e abre quando alguém o corta. Em série, basta um abrir para o sinal parar. Em paralelo, o outro continuaria fechado, e a folha desceria sobre quem está no primeiro feixe.",
            "O contato NF fica fechado em repouso e abre com o feixe cortado. Postos um depois do outro, em série, qualquer um interrompe o sinal. Lado a lado, em paralelo, um só não interrompe nada, e a proteção some.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico liga os dois pares", "A ligação dos dois pares, na ordem"],
        slots: [
          [
            "Ao lado dos bornes há 127 ou 220 V, e por isso a placa é do técnico. Estes são os passos.",
            "A sequência serve para quase toda central, e o manual diz o nome dos bornes.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e o nobreak.",
          "Levar positivo e negativo da saída de 12 ou 24 V aos quatro módulos.",
          "Conferir na ficha se a saída aguenta a corrente dos dois pares.",
          "Ligar o comum da placa ao COM do primeiro receptor e o NF dele ao COM do segundo.",
          "Ligar o NF do segundo à entrada FOTO e tirar o jumper.",
          "Testar um feixe de cada vez com um cabo de vassoura: a folha deve parar nos dois.",
        ],
      },
      {
        about: "choose",
        headings: ["Onde pôr o segundo par", "Para uma fotocélula não atrapalhar a outra"],
        slots: [
          [
            "O segundo par serve para portão largo, para a face da rua ou para ver crianças e motos, mais baixo. Monte os emissores em lados opostos, para o feixe de um não chegar ao receptor do outro.",
            "Um par a 50 cm do piso vê o carro, e o segundo, mais baixo ou do lado da rua, vê o que o primeiro não alcança. Inverta os lados dos emissores, porque um feixe pode enganar o receptor vizinho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer central aceita duas fotocélulas?",
        answers: [
          "A maioria aceita, porque para ela os dois pares em série parecem um só. O limite é a corrente da saída que os alimenta.",
          "Em geral sim. O que se confere é se a saída de 12 ou 24 V alimenta quatro módulos.",
        ],
      },
      {
        question: "Preciso de dois pares em portão de correr?",
        answers: [
          "Um par costuma bastar em casa. O segundo vale em vão largo, condomínio ou quando a folha pode prender alguém do outro lado.",
          "Em casa, um par na linha do portão. Em prédio, um por dentro e outro por fora protegem melhor.",
        ],
      },
      {
        question: "Com dois pares o portão não fecha. O que houve?",
        answers: [
          "Um deles está desalinhado, sujo ou sem tensão. Como estão em série, um só já impede o fechamento.",
          "Limpe as lentes e veja o LED de cada receptor. O par apagado ou piscando é o que segura a folha.",
        ],
      },
    ],
    photo: "fotos das colunas, das fotocélulas que já existem e da etiqueta do motor",
  },
  {
    id: "fotocelula-no-condominio",
    isAskedByName: true,
    broader: "fotocelula",
    label: "Fotocélula no portão de condomínio ou prédio",
    phrase: "a fotocélula do portão do condomínio",
    asks: [
      "fotocélula condomínio",
      "fotocélula prédio",
      "fotocélula portão condomínio",
      "fotocélula portão prédio",
      "fotocélula garagem condomínio",
      "fotocélula garagem prédio",
      ...combine(
        [
          "instalar fotocélula",
          "instalação fotocélula",
          "colocar fotocélula",
          "comprar fotocélula",
          "preço fotocélula",
        ],
        ["condomínio", "prédio", "portão condomínio", "portão prédio", "garagem prédio"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de condomínio ou prédio costuma levar dois pares de fotocélula, a barreira infravermelha do vão: um de 40 a 60 cm do piso, para pessoas e carros baixos, e outro mais alto, para o feixe não passar sob a caminhonete. Instalamos com cabo em duto, fora do horário de pico, e o orçamento sai pela foto das duas colunas.",
        "Na garagem do condomínio, a barreira infravermelha são em geral duas fotocélulas, ou seja, dois pares de sensores: o primeiro entre 40 e 60 cm do chão, o segundo acima, por causa de furgão e caminhonete. A instalação é marcada fora do pico, e as fotos das colunas e da etiqueta bastam para orçar.",
        "Quantas fotocélulas, ou barreiras infravermelhas, o portão de condomínio precisa depende dos veículos: quase sempre são dois pares, um a 40 ou 60 cm do piso e outro mais alto, que enxerga caminhonete. O serviço passa o cabo em eletroduto e liga o sensor na central. As fotos das colunas dão o valor.",
      ],
      price: [
        "O preço da fotocélula em condomínio soma os pares de sensores, em geral dois por portão, o cabo com eletroduto e a mão de obra. O que mais pesa é levar o cabo de uma coluna à outra: com duto pronto, a conta cai; tudo é orçado item por item pelas fotos do vão.",
        "Em portão coletivo, o orçamento da fotocélula reúne dois pares de sensores, o cabo, o duto e a instalação. Se já existe passagem entre as colunas, gasta-se menos. Cortar piso encarece mais que o próprio sensor, e as fotos das duas colunas mostram isso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Por que dois pares em alturas diferentes", "Altura e número de sensores no prédio"],
        slots: [
          [
            "Um feixe baixo não vê a caminhonete alta, e um feixe alto não vê a criança nem o carro baixo. Por isso o prédio usa dois pares. A entrada e a saída têm, cada uma, os seus sensores.",
            "Só com o sensor baixo, o vão sob a caminhonete fica sem proteção. Só com o alto, ninguém vê a criança. Os dois juntos cobrem a passagem, e cada portão do prédio tem o seu conjunto.",
            "O feixe é uma linha só, por isso são dois pares. O de cima vê o furgão, e o de baixo vê a criança. A entrada e a saída são equipadas em separado.",
          ],
          [
            "Em vão largo, escolha um modelo com alcance de sobra e suporte firme, porque a coluna treme quando a folha anda. O receptor fica do lado da sombra.",
            "Escolha um sensor com alcance bem maior que o vão e fixe em base firme, porque a vibração desalinha o feixe. O receptor fica na coluna sem sol direto.",
            "O alcance da ficha deve passar com folga a largura do vão. Suporte firme evita desalinhar, e o receptor na sombra evita falsa leitura.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação no condomínio", "A instalação sem parar a garagem"],
        slots: [
          [
            "O serviço é feito fora do pico, com aviso à portaria. Com o disjuntor desligado, o técnico passa o cabo em tubo separado e liga o sensor na entrada de segurança da central.",
            "O técnico vai num horário de pouco movimento, e os moradores são avisados. Com o disjuntor desligado, ele passa o cabo em tubo próprio e liga o sensor à central.",
            "O horário é combinado com a portaria. O técnico desliga tudo, leva o cabo por duto só dele e conecta o sensor à central.",
          ],
          [
            "No fim, o técnico corta o feixe com um cabo de vassoura enquanto a folha fecha, e ela deve parar e reabrir. O resultado é anotado no livro do prédio.",
            "O teste de entrega usa um objeto comprido no feixe, com a folha em movimento e ninguém no vão. Portão que não volta não é entregue, e o resultado fica anotado.",
            "Falta o teste: um bastão atravessa o feixe durante o fechamento, e o portão precisa voltar. A data entra no registro de manutenção.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Depois de instalada: teste e registro", "A rotina do zelador com a fotocélula"],
        slots: [
          [
            "Uma vez por mês o zelador limpa as lentes com pano seco e repete o teste, fora do caminho da folha. Data e resultado anotados servem ao síndico se houver acidente.",
            "O zelador passa pano seco nas lentes e testa todo mês, sempre fora do alcance da folha. O registro com data mostra que a manutenção existiu.",
            "Limpeza mensal das lentes e um teste de longe bastam entre as revisões, que no prédio são {visits.business}. Anote tudo, pois o papel protege o síndico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem autoriza a fotocélula no condomínio?",
        answers: [
          "Quem autoriza, em geral, é o síndico, como despesa de segurança. A convenção diz se o valor precisa de assembleia.",
          "Costuma bastar o síndico, porque se trata de segurança. Confira na convenção o limite de gasto sem assembleia.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "A instalação leva, em geral, uma visita de poucas horas. O que demora é passar o cabo de um lado ao outro do vão quando não há tubo.",
          "Com passagem pronta entre as colunas, algumas horas. Corte de piso ou duto aparente aumenta o tempo, informado no orçamento.",
        ],
      },
      {
        question: "A fotocélula serve no motor que o prédio já tem?",
        answers: [
          "Serve em quase todo motor com central atual, pela entrada de segurança da placa. A foto da etiqueta mostra se a sua tem essa entrada.",
          "Serve na maioria, de qualquer marca, porque o sensor só abre ou fecha um contato. Placa muito antiga pode não ter a entrada.",
        ],
      },
      {
        question: "E se a fotocélula do prédio falhar?",
        answers: [
          "O portão fica aberto ou volta ao fechar, e isso é a proteção agindo. Limpe as lentes e chame o técnico, sem fazer ponte no sensor.",
          "Com o sensor em falha, a folha não fecha. O zelador limpa as lentes e pede visita. Anular o sensor não é saída.",
        ],
      },
    ],
    photo: "fotos das duas colunas, do vão inteiro e da etiqueta do motor",
  },
];
