import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What people do to their gate themselves, and what they wish it did by itself. */
export const casaCuidados: NarrowConcept[] = [
  {
    id: "oleo-na-corrente",
    broader: "corrente",
    label: "Óleo ou graxa na corrente do portão",
    phrase: "a lubrificação da corrente do portão",
    asks: [
      ...combine(["corrente"], ["óleo", "graxa", "lubrificar", "lubrificante", "lubrificação", "engraxar", "wd40"]),
      ...combine(["corrente"], ["qual óleo", "que óleo", "qual graxa", "óleo passar", "graxa passar", "seca"]),
    ],
    intent: "how-to",
    answers: {
      any: [
        "O óleo a usar na corrente do portão ou do motor é o lubrificante em spray próprio para corrente, como o de moto, ou um óleo fino, em pouca quantidade e com o disjuntor desligado. Limpe antes com pano seco e tire o excesso, porque graxa grossa junta areia e gasta os dentes.",
        "Na corrente do motor do portão, use spray para corrente, de moto ou bicicleta, ou algumas gotas de óleo fino. Desligue o disjuntor, limpe, passe pouco e enxugue o que sobrar. WD-40 comum só limpa: seca logo e não fica na peça.",
        "Qual óleo usar na corrente do portão: spray feito para corrente, que adere aos elos, ou óleo fino de máquina, que pede repetição. Passe pouco, com a corrente limpa e o disjuntor desligado, e enxugue. Desengripante solta a ferrugem, mas não lubrifica por muito tempo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como lubrificar a corrente, na ordem", "Limpar, passar pouco e enxugar"],
        slots: [
          [
            "A energia vem cortada do começo ao fim, porque a corrente que anda puxa a mão para a engrenagem. Isto vale para o trecho à vista no portão de correr; no basculante e na porta de enrolar, deixe com o técnico.",
            "Só comece com o disjuntor desligado: dedo entre corrente e engrenagem é acidente sério. Faça no portão de correr, na parte visível. Em basculante e porta de enrolar, a corrente sustenta peso, e ninguém mexe.",
            "Com o motor ligado, um toque no controle prende a mão na engrenagem, por isso se desliga o disjuntor antes. O passo a passo é da corrente aparente do portão de correr; a que segura peso, no basculante ou na porta de enrolar, é do técnico.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe o trecho visível com pano seco ou escova, sem soltar a corrente.",
          "Passe um fio de spray ou óleo por dentro dos elos e espere alguns minutos.",
          "Enxugue o excesso, religue e faça dois ciclos de longe.",
          "Lubrifique o resto com o portão aberto, outra vez desligado.",
        ],
      },
      {
        about: "choose",
        headings: ["O que serve e o que estraga", "Spray, óleo, graxa ou WD-40"],
        slots: [
          [
            "O spray de corrente adere e não pinga, e o óleo fino funciona, só que dura menos. Graxa grossa, óleo queimado e óleo de cozinha juntam poeira e viram uma pasta que lixa os elos.",
            "Entre os que servem, o spray próprio fica mais tempo, e o óleo de máquina precisa ser repetido. Evite óleo de cozinha, óleo usado e graxa pesada, que colam areia e desgastam a peça.",
            "Prefira o spray, que gruda nos elos; na falta, óleo fino, com mais frequência. O que estraga é produto grosso ou velho, como graxa pesada, óleo queimado e o de cozinha, porque segura a sujeira.",
          ],
          [
            "Lubrificante não salva corrente com elo duro, ferrugem funda ou folga. Se ela balança, bate ou pula dente, o caso é de regulagem ou de troca junto com o pinhão, a engrenagem pequena.",
            "Elo travado, corrente frouxa ou muito enferrujada não melhora com óleo. O técnico estica pela regulagem ou troca a peça com o pinhão, que é a engrenagem menor.",
            "Corrente que pula dente, bate ou tem elo preso já passou do ponto de lubrificar. Estica-se o que tem folga, e o que gastou se troca em conjunto com a engrenagem pequena, o pinhão.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["De quanto em quanto tempo", "Quando repetir o óleo"],
        slots: [
          [
            "Em casa coberta, repita a cada três a seis meses, e antes disso onde há poeira, chuva direta ou maresia. Chiado e cor de ferrugem mostram que passou da hora.",
            "Duas a quatro vezes por ano bastam sob cobertura; na chuva, na poeira e no litoral, mais. O sinal de atraso é o chiado ou o tom marrom nos elos.",
            "Conte de três a seis meses em lugar coberto, menos se a corrente pega chuva, pó ou maresia. Quando ela chia ou fica marrom, o óleo já faltou.",
          ],
          [
            "Se você não quer mexer, a lubrificação entra na visita preventiva, que em casa parte de {price.preventive}, sem peças. Nela o técnico também acerta a tensão e engraxa a corrente de dentro do motor.",
            "A revisão em residência, a partir de {price.preventive} e sem peças, inclui lubrificar, esticar a corrente e cuidar da parte interna do motor, que fica atrás da tampa.",
            "Quem prefere deixar com o técnico paga a preventiva, desde {price.preventive} em casa, fora as peças. A tensão da corrente e a que trabalha dentro do motor são vistas na mesma hora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar graxa branca na corrente do portão?",
        answers: [
          "Em camada muito fina, pode, em lugar sem poeira. O spray de corrente suja menos e alcança o pino dentro do elo.",
          "Pode, bem pouca e só em ambiente limpo. Com areia por perto, ela vira lixa; o spray é a escolha mais segura.",
        ],
      },
      {
        question: "A corrente dentro do motor também leva óleo?",
        answers: [
          "A de dentro fica com o técnico, na revisão: é preciso abrir a caixa, e cada motor tem o lubrificante indicado pelo fabricante.",
          "Leva, mas não por sua conta. A tampa esconde fios da rede, e o produto certo é o do fabricante.",
        ],
      },
      {
        question: "Lubrifiquei e a corrente continua batendo. O que é?",
        answers: [
          "Folga. Ela se tira pela regulagem do motor ou retirando elos; corrente muito gasta se troca com o pinhão.",
          "O óleo tira o chiado, não a folga. Batida pede esticar a corrente e, se os elos alongaram, trocá-la com a engrenagem.",
        ],
      },
      {
        question: "Cremalheira também leva óleo?",
        answers: [
          "A de aço, um pouco de graxa fina, a cada {rack.months}; a de náilon trabalha a seco. O trilho fica sempre limpo e sem óleo, que prende areia.",
          "Depende do material: náilon dispensa, aço leva uma camada fina a cada {rack.months}. No trilho, nada de óleo.",
        ],
      },
    ],
    photo: "fotos da corrente e do motor, com a etiqueta",
  },
  {
    id: "de-quanto-em-quanto-tempo-lubrificar",
    broader: "lubrificacao",
    label: "De quanto em quanto tempo lubrificar o portão",
    phrase: "o intervalo da lubrificação do portão",
    asks: [
      "intervalo lubrificação portão",
      ...combine(
        ["quanto em quanto tempo", "quanto tempo", "quando", "frequência", "quantas vezes ano", "a cada quanto"],
        [
          "lubrificar portão",
          "engraxar portão",
          "passar graxa",
          "passar óleo",
          "lubrificar motor",
          "lubrificação portão",
        ],
      ),
      "de quanto em quanto tempo engraxar portão",
      "de quanto em quanto tempo lubrificar portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Lubrifique o portão a cada seis meses em casa: óleo nas dobradiças e pinos, graxa no fuso do basculante, spray seco na cremalheira e na corrente, e nada no trilho. Perto do mar, com poeira ou uso de prédio, o intervalo cai para três meses.",
        "De quanto em quanto tempo lubrificar o portão depende do lugar: duas vezes por ano em residência, quatro em condomínio, perto do mar ou em rua de terra. Dobradiça leva óleo, fuso leva graxa, cremalheira leva spray seco, e o trilho fica limpo e sem produto.",
        "Portão automático precisa de lubrificação duas vezes por ano em casa, ou a cada três meses com maresia, poeira e muito uso; rangeu antes, antecipe. Passe pouco óleo em dobradiça e pino, graxa só no fuso, e nunca engraxe o trilho do chão.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O intervalo de cada peça", "Peça por peça: produto e prazo"],
        slots: [
          [
            "O prazo certo é o do manual do motor. Sem ele, siga estes intervalos de casa, com pouco produto e a peça limpa.",
            "Na falta do manual, use a lista abaixo, sempre sobre peça limpa e em camada fina.",
            "Quem não tem o manual à mão pode se guiar por estes prazos residenciais.",
          ],
        ],
        bullets: [
          "Dobradiças e pinos: algumas gotas de óleo a cada três a seis meses.",
          "Fuso do basculante: camada fina de graxa a cada seis meses, só o trecho ao alcance da mão.",
          "Cremalheira e corrente: spray seco ou próprio a cada {rack.months}.",
          "Trilho do chão: só limpeza, toda semana ou depois de chuva.",
          "Roldana blindada: não se lubrifica; barulho nela é troca.",
        ],
      },
      {
        about: "check",
        headings: ["Passo a passo da lubrificação", "Lubrificar em casa: a ordem certa"],
        slots: [
          [
            "Só se lubrifica com o portão fechado e o motor sem energia. Cabo de aço, mola, contrapeso e o interior do motor ficam para o técnico.",
            "Feche o portão e desligue o disjuntor antes de pegar o pano. O que está sob carga, como cabo, mola e contrapeso, não se toca, nem se abre o motor.",
            "Energia cortada e folha fechada são a condição. Deixe de fora cabos, molas, contrapeso e tudo o que fica sob a tampa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e afaste crianças e animais.",
          "Limpe dentes, rosca ou pinos com pano e escova secos.",
          "Aplique camada fina do produto de cada peça.",
          "Tire o excesso e confira se nada caiu no trilho.",
          "Religue, fique longe da folha e observe dois ciclos.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que passou da hora", "Quando antecipar"],
        slots: [
          [
            "Rangido, fuso seco ou marrom e motor mais lento pedem lubrificação antes do prazo. Se o barulho volta em poucos dias, a peça está gasta, e óleo não resolve.",
            "Antecipe quando a folha range, pesa ou o fuso perde o brilho. Som que retorna logo depois do óleo é desgaste de pino, bucha ou roldana.",
            "Portão que range ou anda mais devagar não espera a data. Porém, barulho que reaparece na mesma semana mostra peça gasta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Moro perto do mar: muda alguma coisa?",
        answers: [
          "Muda o prazo, para três meses, e o produto, que deve resistir à água. Lave o sal com água doce e pano antes de lubrificar.",
          "Sim: lubrifique a cada três meses, depois de tirar o sal com pano úmido. A maresia resseca e enferruja mais rápido.",
        ],
      },
      {
        question: "Lubrificar demais faz mal ao portão?",
        answers: [
          "Faz: o excesso junta areia, pinga e gasta dentes e roldanas. Película fina basta.",
          "Sim, porque sobra de graxa segura poeira e vira lixa. Passe pouco e limpe o que escorrer.",
        ],
      },
      {
        question: "O motor também precisa de óleo?",
        answers: [
          "O redutor sai de fábrica com o lubrificante dele e não se completa em casa. Vazamento ou ronco é com o técnico.",
          "Não por fora: a redução é fechada. Se vaza ou ronca, quem abre é o técnico.",
        ],
      },
      {
        question: "A lubrificação entra na visita de manutenção?",
        answers: [
          "Entra, com a regulagem e os testes: em casa, a partir de {price.preventive}, sem peças, {visits.home}.",
          "Sim. A visita residencial, desde {price.preventive} fora peças, lubrifica também o que não é seguro o morador alcançar.",
        ],
      },
    ],
    photo: "fotos do motor e das peças que rangem",
  },
  {
    id: "peca-de-plastico-do-motor",
    broader: "engrenagem",
    label: "Peça de plástico quebrada dentro do motor",
    phrase: "a peça de plástico que quebrou no motor",
    asks: [
      ...combine(
        [
          "peça plástico",
          "peça plástica",
          "peça branca",
          "plástico branco",
          "engrenagem plástico",
          "engrenagem branca",
          "roda dentada",
        ],
        ["motor", "motor quebrou", "quebrou", "quebrada", "dentro motor", "moída", "gasta", "derreteu"],
      ),
      "pedaço plástico motor",
      "pedaço branco motor",
      "farelo branco motor",
      "pó branco motor",
      "caiu pedaço plástico motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "A engrenagem branca de plástico que quebrou no motor é a de nylon, feita para ceder antes das outras, e pode ser trocada sem comprar motor novo. A certa tem o mesmo modelo da etiqueta e o mesmo número de dentes. Desligue o disjuntor e não acione mais, porque os pedaços podem travar o motor.",
        "A engrenagem do motor deslizante moída, que deixa farelo branco, é a de plástico (nylon), e basta trocar por uma do mesmo modelo, com os mesmos dentes. O conserto custa bem menos que outro motor. Pare de acionar e mande a foto da etiqueta e dos pedaços, para sabermos o valor da peça.",
        "Quando a engrenagem de plástico do motor [marca] quebrou, pare de acionar e guarde os pedaços. Ela é de nylon e é trocada por uma igual em dentes e furo, conforme a etiqueta. O técnico limpa os restos e corrige o que forçou a peça, para a nova não quebrar também.",
      ],
      price: [
        "O preço da engrenagem de plástico do motor depende do modelo e de onde ela fica: a externa dá menos mão de obra que a do redutor. O valor sai de graça, pela foto da etiqueta. Para comparar, a troca do motor inteiro em residência fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como reconhecer a peça que quebrou", "Engrenagem, chave ou suporte: como reconhecer"],
        slots: [
          [
            "A peça redonda e com dentes é a engrenagem; a que tem forma de alavanca é do destravamento; a que leva um ímã é do fim de curso, o sensor de parada. Farelo branco embaixo do motor e motor que gira sem mover o portão confirmam a engrenagem.",
            "Dentes em volta indicam engrenagem; um pino com furo, o destravamento; uma haste com ímã, o sensor de parada. Se há pó branco e o motor gira sem levar o portão, foram os dentes.",
            "O formato diz qual é: a dentada é a engrenagem, a alavanca é da trava e a que tem ímã é do fim de curso. Motor girando com a folha parada e raspas brancas no chão também indicam a engrenagem.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como a engrenagem é trocada", "Como achar a peça certa e trocar"],
        slots: [
          [
            "A peça nova precisa ter o mesmo modelo, número de dentes e furo do eixo, porque uma parecida não serve. O técnico abre a caixa sem energia e tira todos os pedaços, já que um deles preso quebra a nova.",
            "Modelo, dentes, diâmetro e furo têm de ser iguais. O técnico abre com o disjuntor desligado, limpa os restos e põe graxa nova, pois uma lasca esquecida trava a caixa.",
            "A peça é escolhida pelo modelo, com dentes e furo idênticos. Com a energia cortada, a caixa é limpa por inteiro e engraxada, para nenhum resto estragar a engrenagem nova.",
          ],
          [
            "Antes de fechar, ele corrige o que forçou a engrenagem: folha pesada, roldana ruim ou parada fora do ponto. Sem isso, a nova quebra do mesmo jeito.",
            "O que quebrou a velha também é corrigido, seja a roldana, o peso da folha ou o fim de curso, para não se repetir.",
            "A folha é deixada leve e a parada, regulada, porque foi o esforço que quebrou a peça.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até a troca", "Como usar o portão até a troca"],
        slots: [
          [
            "Até a troca, o portão de correr ou de abrir, reto e em piso plano, pode ser movido na mão. O basculante fica parado e espera o técnico.",
            "Cada tentativa pelo controle espalha mais lascas. Só a folha de correr ou de abrir, em piso plano, pode ser usada na mão; o basculante não.",
            "Insistir no controle trava a caixa de engrenagens. Se a folha é de correr ou de abrir e anda leve, use na mão; basculante não se destrava.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Recolha os pedaços que caíram, sem abrir a tampa.",
          "Destrave o motor com a chave e mova a folha devagar.",
          "Feche, trave o motor e tranque por dentro.",
          "Fotografe os pedaços e a etiqueta.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para colar a engrenagem de plástico?",
        answers: [
          "Não, porque a cola não segura o esforço dos dentes, e o pedaço que solta trava a caixa. É preciso trocar.",
          "Colada, ela quebra de novo nas primeiras aberturas. A peça nova custa pouco perto do redutor.",
        ],
      },
      {
        question: "Existe a mesma peça em metal?",
        answers: [
          "Para alguns modelos, sim, em bronze ou aço. Dura mais, porém passa o esforço para o resto do motor, e por isso siga o que o fabricante prevê.",
          "Às vezes. Só use se for vendida para o seu modelo, porque a de nylon protege o resto.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da engrenagem?",
        answers: [
          "Em geral, uma visita, quando a peça do modelo está disponível. Se for preciso encomendar, o portão de correr ou de abrir pode ser usado na mão.",
          "Na maioria dos modelos comuns a troca é feita em uma visita. Peça de motor fora de linha pode precisar de encomenda.",
        ],
      },
      {
        question: "Quando vale trocar o motor?",
        answers: [
          "Vale trocar se eixo e rolamentos também gastaram, ou se o motor chegou aos {trade.life}. Até {price.homeSwapHalf}, metade do preço da troca, o conserto compensa.",
          "Quando não há peça ou o redutor inteiro acabou. Se o conserto passa de {price.homeSwapHalf}, metade do motor trocado em casa, compare.",
        ],
      },
    ],
    photo: "fotos da peça quebrada, da etiqueta do motor e do motor inteiro",
  },
  {
    id: "esqueci-o-portao-aberto",
    broader: "regulagem",
    label: "Esqueci o portão aberto: fechar sozinho",
    phrase: "o portão que fecha sozinho quando alguém esquece",
    asks: [
      "esquecendo garagem aberta",
      "vivo esquecendo garagem aberta",
      "função fecha garagem esquece aberta",
      ...combine(
        [
          "esqueci aberto",
          "esqueço aberto",
          "esquecer aberto",
          "deixei aberto",
          "esqueci de fechar",
          "esqueço de fechar",
        ],
        ["portão", "fechar sozinho", "tem como fechar", "fecha sozinho", "celular", "avisa", "aviso"],
      ),
      "aberto sem querer fechar sozinho",
      "tem como fechar sozinho",
      "tem como portão fechar sozinho",
      "dá para fechar sozinho",
      "fechar sozinho esquecer",
      "família esquece portão aberto",
      "será que fechei o portão",
      "saber se fechei portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, se você esqueceu o portão aberto, tem como ele fechar sozinho: o fechamento automático da central fecha depois de uma pausa, em casa de 30 a 60 segundos, desde que a fotocélula funcione. Quem prefere decidir usa sensor com aviso no celular; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Para quem vive esquecendo a garagem aberta, a solução é o fechamento automático: a placa conta uma pausa de 30 a 60 segundos e fecha, com a fotocélula testada antes. A outra é um sensor que avisa no celular; ligar a função custa desde {price.preventive} na residência, fora peças.",
        "O recurso para o portão fechar se você esquecer chama-se fechamento automático e existe em quase toda central, com pausa de 30 a 60 segundos e fotocélula obrigatória. O aviso no celular é a alternativa, e a visita que grava e testa começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fechar sozinho ou avisar: qual usar", "As duas soluções para quem esquece"],
        slots: [
          [
            "O automático não depende de ninguém lembrar e é o melhor para quem sai com pressa. O aviso, por bipe ou celular, serve onde o portão às vezes precisa ficar aberto, para lavar o carro ou receber visita.",
            "Se o problema é esquecer, fique com o automático, que fecha sem ninguém. O aviso no celular é melhor para quem deixa aberto de propósito em alguns momentos.",
            "Quem nunca quer o portão aberto usa o fechamento automático. Quem às vezes precisa dele aberto prefere o alerta no celular, e decide na hora.",
          ],
          [
            "No basculante, o automático pede ainda folha equilibrada e carro que não pare sob ela. Carro comprido pede um segundo par de fotocélulas, porque um feixe só vê uma altura.",
            "Em portão basculante, confira se o carro não fica sob a folha quando estaciona e se ela está equilibrada. Caminhonete e reboque pedem dois pares de sensores.",
            "Antes de ligar num basculante, veja o equilíbrio da folha e o lugar em que o carro para. Para veículo longo, some outro par de fotocélulas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que é preciso para o portão fechar sozinho", "Antes de ativar o fechamento automático"],
        slots: [
          [
            "Sem fotocélula boa, o automático fica desligado: é ela que segura a folha se houver alguém. A gravação é do técnico, porque há tensão sob a tampa.",
            "A fotocélula vem antes de qualquer ajuste de tempo. Você testa por fora, e o técnico grava na placa.",
            "A condição é o sensor funcionar, pois ele impede a folha de fechar sobre alguém. O teste é seu e a gravação, do técnico.",
          ],
        ],
        steps: [
          "Com a folha fechando, corte o feixe com um cabo de vassoura, de lado: ela tem de parar e voltar.",
          "Fotografe a etiqueta do motor, que mostra se a central tem a função.",
          "O técnico grava a pausa e testa três ciclos com o feixe cortado.",
          "Combine em casa: ninguém para no caminho da folha.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o portão fechar sozinho", "O que entra no preço"],
        slots: [
          [
            "Se a central tem a função e a fotocélula existe, paga-se só a visita de ajuste, e tudo leva até {trade.smallRepair}. Sem sensor, somam-se o par e o cabo; sem a função, troca-se a placa, que é o mais caro.",
            "O caso barato é só regular, em até {trade.smallRepair}. Depois vem comprar e passar o cabo da fotocélula, e no alto a central nova.",
            "Com sensor e placa prontos, o custo é o da visita, de até {trade.smallRepair}. A fotocélula soma peça e fio, e a troca da central é o degrau final.",
          ],
          [
            "O aviso no celular custa um módulo Wi-Fi com sensor de posição e precisa de sinal bom na garagem. Ele não exige trocar o motor.",
            "Para o alerta, compra-se um módulo Wi-Fi e um sensor magnético, ligados à mesma central. A condição é internet que chegue à garagem.",
            "Já o aviso por aplicativo pede módulo com sensor e Wi-Fi no local, e o motor continua o mesmo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Saí e deixei o portão aberto sem querer. Fecho pelo celular?",
        answers: [
          "Fecha, se houver módulo Wi-Fi, sensor de posição e fotocélula. Sem ver o vão por câmera, não feche: pode haver alguém. Não tendo módulo, peça a um vizinho que vigie até você voltar.",
          "Com módulo instalado, sim, olhando pela câmera antes. Sem ele, só voltando ou pedindo a alguém com controle, e vale instalar para a próxima.",
        ],
      },
      {
        question: "O fechamento automático pode ser desligado por um dia?",
        answers: [
          "Em muitas centrais, sim, por botão, menu ou segurando o comando. Peça ao técnico que mostre no dia da regulagem.",
          "Quase sempre há um jeito, que muda com a placa. Não anule a fotocélula para isso.",
        ],
      },
      {
        question: "O portão pode fechar em cima do carro?",
        answers: [
          "Não, com a fotocélula funcionando: o feixe cortado segura o fechamento. Por isso ela se testa todo mês com um cabo de vassoura.",
          "Só se o sensor falhar ou o carro ficar fora do feixe. Dois pares, um mais alto, cobrem carro comprido.",
        ],
      },
      {
        question: "Qual tempo de pausa devo pedir?",
        answers: [
          "De 30 a 60 segundos em casa, medidos pela saída mais lenta da família. Pouco tempo incomoda, e muito deixa o portão exposto.",
          "Cronometre a sua saída e some uns dez segundos; quase sempre dá de 30 a 60. O tempo se regrava depois, se não agradar.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e dos dois lados do vão, onde fica a fotocélula",
  },
  {
    id: "apertar-varias-vezes",
    broader: "controle-nao-funciona",
    label: "Tenho de apertar o controle várias vezes",
    phrase: "o controle que precisa de vários toques",
    asks: [
      "segundo toque",
      "só funciona segundo toque",
      "só abre segundo toque",
      "só fecha segundo toque",
      "funciona segundo toque",
      "só abre segunda vez",
      "só responde segundo toque",
      "precisa apertar duas vezes",
      "tem que apertar duas vezes",
      "tem apertar duas vezes abrir",
      "apertar duas vezes para abrir",
      "apertar controle várias vezes",
      "controle só segunda apertada",
      "só funciona segunda apertada",
      "controle só segunda vez",
      "controle só abre segunda vez",
      "acende só abre segunda vez",
      "controle só pega segunda",
      "só abre apertar duas vezes",
      "controle só funciona duas vezes",
      "só abre terceira vez",
      "controle não pega de primeira",
      "preciso insistir controle portão",
      "apertar controle quatro vezes",
      "apertar controle três vezes portão abrir",
      "apertar controle quatro vezes portão abrir",
      "só abre terceira tentativa",
      "só abre segunda tentativa",
      "abre terceira tentativa",
      "só abre depois várias tentativas",
      "várias tentativas",
      ...combine(
        ["apertar", "aperto", "clicar", "apertando"],
        [
          "várias vezes controle",
          "muitas vezes controle",
          "várias vezes",
          "três vezes",
          "duas vezes",
          "10 vezes",
          "com força",
        ],
      ),
      "controle só no terceiro toque",
      "controle só com força",
      "botão controle apertar forte",
    ],
    intent: "repair",
    answers: {
      any: [
        "Ter de apertar várias vezes o controle do portão é, na maioria das vezes, pilha fraca ou botão gasto. Troque a pilha por uma do mesmo tipo e limpe os contatos. Se só um controle faz isso, o botão dele gastou; se todos fazem, o problema é a antena ou o receptor do motor.",
        "Se você tem de apertar o controle duas ou mais vezes e a luz dele acende, mas o portão só abre na segunda, o sinal está fraco, por pilha no fim ou botão gasto, porque a luz pede menos energia que a transmissão. Ponha pilha nova e teste outro controle. Se todos falham e a botoeira abre de primeira, é antena ou receptor.",
        "Se o portão só abre na segunda ou na terceira tentativa, ou depois de apertar duas vezes, comece pela pilha e pelo botão do controle. Quando outro controle abre de primeira, o seu gastou. Quando todos falham e a botoeira funciona, é a antena ou o receptor.",
        "Se tem que apertar o controle duas ou várias vezes para o portão abrir, troque primeiro a pilha por outra do mesmo tipo e limpe os contatos. Só um controle assim tem o botão gasto. Se todos precisam de vários toques, a antena ou o receptor do motor está fraco, e o técnico ajusta.",
        "O portão que só funciona no segundo toque, com qualquer controle, costuma estar programado para parar no primeiro, ou o receptor perde o primeiro sinal. Se acontece com um controle só, troque a pilha e veja o botão. Se até a botoeira precisa de dois toques, é ajuste na central, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Teste em cinco minutos: pilha, controle ou portão",
          "Como saber se é a pilha, o controle ou o portão",
        ],
        slots: [
          [
            "Comece a dois metros do portão e depois repita da distância de costume. Se de perto vai bem e de longe falha, falta alcance.",
            "Faça o teste primeiro de perto e depois da rua, com uma mudança por vez. O que funciona perto e falha longe é sinal fraco.",
            "Teste de perto, com a passagem livre, e só então de longe. Assim você separa pilha e antena de botão gasto.",
          ],
        ],
        steps: [
          "Troque a pilha pela do mesmo tipo e limpe os contatos com pano seco.",
          "Teste a dois metros do portão; se abre de primeira, o problema é alcance.",
          "Teste outro controle; se vai bem, o botão do primeiro gastou.",
          "Aperte a botoeira; se ela também falha, o defeito é do portão.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que precisa de tantos toques", "O que cada teste indica"],
        slots: [
          [
            "Pilha cansada transmite fraco, sobretudo no frio. Já a borracha sob o botão perde o contato com o uso, e ele passa a exigir força ou a funcionar só quando apertado num canto.",
            "A luz acesa não prova que a pilha está boa, porque transmitir pede mais energia que acender. Já o botão que só responde com força tem a borracha do contato gasta.",
            "O sinal fraco com a luz acesa é comum quando a pilha está no fim. Se o botão só funciona apertado de um jeito, o contato de borracha gastou.",
          ],
          [
            "Se todos pioraram juntos, suspeite da antena do motor ou de LED, câmera ou fonte nova perto dele. Se a botoeira também precisa de dois toques, o defeito está na central, na trava elétrica ou no motor.",
            "Se todos os controles pioraram ao mesmo tempo, a antena pode estar solta ou há um aparelho novo por perto, como LED e câmera. Se a botoeira também falha, o defeito está na placa, na trava ou no próprio motor.",
            "Quando todos os controles pioram, a causa é a antena ou o ruído de LED, câmera e fonte. Quando nem o botão da parede abre de primeira, procure na placa, na trava ou na partida do motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz se a pilha nova não resolver", "O que o técnico faz"],
        slots: [
          [
            "O técnico mede a força e a frequência do controle e confere antena e receptor, com a energia cortada para mexer na caixa. Controle com botão gasto é trocado e gravado na central; antena solta é refeita na hora.",
            "Na visita, o sinal do controle é medido e comparado com o de um bom, e depois são vistos antena e receptor. O técnico troca o que gastou: põe um controle novo, gravado na placa, ou refaz o fio da antena.",
            "Primeiro se mede se o controle transmite bem; em seguida, se a antena recebe. O conserto é regravar ou trocar o controle, ou refazer a antena, conforme o que a medição mostrar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apertar muitas vezes estraga o portão?",
        answers: [
          "Não estraga, mas atrapalha, porque um toque abre e o outro para. Espere dois segundos entre eles.",
          "Estragar, não. O risco é o segundo toque parar a folha no meio, por isso espere um pouco antes de repetir.",
        ],
      },
      {
        question: "Vale consertar o botão ou compro outro controle?",
        answers: [
          "Limpar o contato às vezes resolve. Com a borracha gasta, um controle novo, gravado na central, dura mais.",
          "Se a limpeza do contato não adiantou, compensa o novo, original ou compatível de mesmo código e frequência, gravado na central.",
        ],
      },
      {
        question: "Troquei a pilha e continua igual. E agora?",
        answers: [
          "Teste com outro controle. Se os dois falham, é preciso conferir antena e receptor; se só o seu falha, o botão gastou.",
          "Veja se só esse controle falha. Se for só ele, limpe o contato ou troque o controle; se forem todos, a causa está do lado do motor.",
        ],
      },
      {
        question: "Por que o portão acorda só no segundo toque, até pela botoeira?",
        answers: [
          "Algumas centrais usam o primeiro comando para soltar a trava elétrica ou interromper a pausa. Se isso começou de repente, relé, trava ou capacitor pede medição.",
          "Pode ser programação, como a trava que solta antes, ou defeito de relé ou da partida do motor. A medição na placa mostra qual.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
];
