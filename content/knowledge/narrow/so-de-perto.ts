import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const soDePerto: NarrowConcept[] = [
  {
    id: "led-atrapalha-controle",
    broader: "so-de-perto",
    label: "Lâmpada ou aparelho que atrapalha o controle",
    phrase: "a interferência no controle",
    intent: "repair",
    asks: [
      "led atrapalha portão",
      "led garagem atrapalha portão",
      "led da garagem atrapalha o portão",
      "lâmpada atrapalha portão",
      "lâmpada led atrapalha portão",
      "luz garagem atrapalha portão",
      "câmera interfere controle",
      "câmera portão interfere controle",
      "câmera interfere portão",
      "led acesa impedir controle abrir",
      "lâmpada led motor",
      "trocar lâmpada led",
      "led perto motor",
      "lâmpada perto motor led",
      "trocar lâmpada controle",
      "lâmpada controle parou",
      "controle parou lâmpada",
      "troquei lâmpada controle",
      "led atrapalha controle",
      "lâmpada atrapalha controle",
      "lâmpada led portão controle",
      "interferência controle",
      "interferência portão",
      "câmera atrapalha controle",
      "wifi atrapalha controle",
      "carregador atrapalha controle",
      "depois câmera controle",
      "câmera atrapalha controle portão",
      "câmera atrapalhando",
      "lâmpada interfere controle",
      "controle só luz apagada",
      "interfere controle",
      "controle não luz acesa garagem",
      "led interfere portão",
      "lâmpada led controle",
      "controle perde sinal lâmpada",
      "perde sinal lâmpada led",
      "perde sinal perto lâmpada",
      "parou lâmpada led",
      "parou depois lâmpada led",
      "parou lâmpada led garagem",
    ],
    answers: {
      any: [
        "A lâmpada de LED interfere no portão quando a fonte dentro dela é ruim e está perto do receptor, porque faz ruído na faixa de 433 MHz. Apague a luz e teste do mesmo ponto: se o controle volta a abrir, ponha uma lâmpada de melhor qualidade ou mais longe do motor.",
        "A câmera no portão pode interferir no controle, quando a fonte dela é ruim e fica perto do receptor, porque espalha ruído na faixa de 433 MHz. Desligue a fonte da câmera e teste do mesmo ponto: se o alcance volta, troque a fonte ou leve-a para longe do motor. A imagem em si não atrapalha.",
        "Lâmpada de LED na garagem, fonte de câmera e carregador podem atrapalhar o controle do portão, porque espalham ruído na faixa de 433 MHz. Para saber qual aparelho dá interferência, desligue um por vez: se o alcance volta, troque a lâmpada ou a fonte, ou afaste-a do receptor.",
        "Se o controle não funciona ou perde sinal depois que você trocou a lâmpada por LED, é interferência da fonte dela na faixa de 433 MHz. Apague a luz e teste do mesmo ponto. Se o controle volta a abrir, ponha outra lâmpada de boa qualidade ou afaste-a do motor.",
        "O controle que ficou ruim perto de lâmpada de LED, câmera ou carregador sofre interferência, porque a fonte barata desses aparelhos faz ruído em 433 MHz. Desligue um de cada vez e compare o alcance. Troque ou afaste o aparelho culpado, e a antena também pode ir para longe dele.",
      ],
      question: [
        "Sim, a lâmpada de LED atrapalha o controle do portão quando a fonte dela é ruim e está perto do receptor, porque espalha ruído em 433 MHz. A fonte de câmera faz o mesmo. Desligue um aparelho por vez. Se o controle volta a funcionar, troque ou afaste esse aparelho.",
        "É interferência se o controle piora com as lâmpadas de LED acesas e melhora com elas apagadas. A fonte da lâmpada ou da câmera gera ruído na faixa de 433 MHz. Uma lâmpada de melhor qualidade, ou alguns metros de distância, resolve.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o aparelho que interfere", "Desligue um por vez e compare"],
        slots: [
          [
            "A prova não pede instrumento: com o culpado desligado, o alcance volta. Teste sempre do mesmo ponto, com o portão à vista.",
            "Comece pelo que foi instalado perto da data em que o controle piorou. Fique no mesmo lugar da calçada em todas as tentativas.",
            "Basta comparar ligado e desligado, do mesmo ponto e vendo o portão. O aparelho mais novo da garagem é o primeiro suspeito.",
          ],
        ],
        steps: [
          "Ponha pilha nova no controle, para descartar essa causa.",
          "Marque até que distância o controle abre hoje.",
          "Apague a lâmpada ou tire da tomada a fonte suspeita.",
          "Teste do mesmo ponto e de mais longe.",
          "Ligue de novo e confirme que o alcance cai.",
          "Repita o teste com a câmera, o carregador e o alarme.",
        ],
      },
      {
        about: "replace",
        headings: ["Como acabar com a interferência", "Trocar, afastar ou mudar a antena"],
        slots: [
          [
            "Trocar a lâmpada ou a fonte por outra, certificada, costuma encerrar o caso e é o mais barato. Afastar alguns metros o aparelho e seus cabos do motor também reduz o ruído.",
            "Uma lâmpada de melhor procedência no mesmo ponto muitas vezes devolve o alcance inteiro. Quando não dá para trocar, alguns metros entre a fonte e o receptor já ajudam.",
            "O mais simples é pôr lâmpada ou fonte com certificação. Separar os cabos da câmera e do portão, e deixar distância do motor, resolve boa parte do resto.",
          ],
          [
            "Se nada disso basta, o técnico leva a antena ou um receptor avulso para fora da zona de ruído. É a saída da garagem cheia de equipamentos, e o teste é feito com tudo ligado.",
            "Em garagem com muitos aparelhos, instala-se um receptor externo ou muda-se a antena de lugar. No fim se liga tudo e se mede o alcance outra vez.",
            "Resta mudar a antena ou pôr um receptor à parte, longe das fontes. A prova se faz com lâmpadas, câmera e carregador ligados juntos.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Alcance normal do controle", "Quando a perda é interferência"],
        slots: [
          [
            "A referência é de {trade.reach} em campo aberto, e cada parede ou chapa tira uma parte. O alcance que cai de repente, depois de uma instalação nova, indica interferência. O que cai aos poucos, em semanas, costuma ser pilha.",
            "Sem obstáculo, o controle chega a {trade.reach}, menos com muro e ferro no meio. Quem perde aos poucos troca a pilha. Quem perde de um dia para outro procura o aparelho novo.",
            "Em linha livre são {trade.reach}, e a vida real fica abaixo. Alcance que diminui devagar é bateria, e o que some de repente, com a luz acesa, é ruído.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O roteador Wi-Fi atrapalha?",
        answers: [
          "Raramente, porque trabalha em 2,4 ou 5 GHz. A fonte dele, encostada no receptor, pode incomodar.",
          "A rede em si, não, pois usa outra faixa. Afaste a fonte do roteador do motor e teste de novo.",
        ],
      },
      {
        question: "O controle do vizinho interfere no meu?",
        answers: [
          "Não abre o seu se o código for outro, mas um botão preso na vizinhança ocupa a faixa e cala os demais.",
          "Só em transmissão contínua, como tecla travada. Se passa em alguns minutos, a causa provável é essa.",
        ],
      },
      {
        question: "Existe filtro contra interferência no controle?",
        answers: [
          "Há ferrites, anéis que abraçam o cabo e seguram parte do ruído. Trocar a fonte e afastar a antena costuma render mais.",
          "Existe o ferrite, um anel que se põe no cabo, com resultado variável. Primeiro troque ou afaste o aparelho que gera o ruído.",
        ],
      },
      {
        question: "Preciso trocar o controle ou a placa?",
        answers: [
          "Não, se o alcance volta com o aparelho desligado: os dois estão bons. A troca só entra quando a falha continua com tudo apagado.",
          "Se é interferência, não troque nenhum dos dois. Se o controle continua ruim com lâmpadas e fontes desligadas, o receptor precisa ser medido.",
        ],
      },
    ],
    photo: "uma foto do motor e dos aparelhos próximos",
  },
  {
    id: "antena-e-led-no-controle",
    broader: "so-de-perto",
    label: "Interferência de antena e LED no controle",
    phrase: "a interferência de antena e de LED no controle",
    asks: [
      "interferência antena led controle",
      "interferência antena led",
      "antena led atrapalham controle",
      "antena led controle portão",
      "interferência led antena portão",
      "interferência torre led controle",
      "led antena interferência",
      "lâmpada led antena controle",
    ],
    intent: "repair",
    answers: {
      any: [
        "LED e antena podem, sim, causar interferência no controle do portão, e o teste é simples: apague as lâmpadas de LED da garagem e experimente do mesmo ponto. Se o alcance voltar, troque a lâmpada por uma certificada ou afaste-a do motor. Se nada mudar com tudo apagado, o ruído vem da antena ou torre próxima.",
        "A interferência no controle do portão vem mais da lâmpada de LED do que da antena: a fonte ruim da lâmpada espalha ruído na faixa de 433 MHz, a do controle. Teste com os LEDs apagados. Se continuar falhando, resta a antena vizinha, e a saída é mudar a antena do receptor de lugar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["É o LED ou é a antena?", "O teste que separa os dois"],
        slots: [
          [
            "O teste não pede ferramenta nem abrir a tampa do motor. Fique sempre no mesmo ponto da calçada, com o portão à vista.",
            "Basta comparar o alcance com os aparelhos ligados e desligados, sem mexer no motor. Repita duas vezes cada passo.",
          ],
        ],
        steps: [
          "Ponha pilha nova e marque até onde o controle abre.",
          "Apague todas as lâmpadas e refletores de LED e teste de novo.",
          "Tire da tomada a fonte da câmera, o carregador e o roteador, um por vez.",
          "Se o alcance volta, o culpado é o último que você desligou.",
          "Se nada muda, teste em outra hora: ruído de antena vai e vem.",
        ],
      },
      {
        about: "replace",
        headings: ["O que fazer em cada caso", "Remédio para o LED e para a antena"],
        slots: [
          [
            "Contra o LED, a troca por lâmpada certificada ou um par de metros de distância costuma bastar, e não é preciso técnico. Contra a antena de celular, rádio ou TV, não se mexe nela: muda-se o que recebe o sinal no portão.",
            "A lâmpada se troca por outra com selo do Inmetro ou se afasta do motor. Já a antena do vizinho ou a torre ficam onde estão, e quem muda é o receptor do portão.",
          ],
        ],
        bullets: [
          "LED: lâmpada certificada, longe do motor e do fio da antena do portão",
          "Fonte de câmera: trocar por uma boa e afastar o cabo",
          "Antena do receptor: fio inteiro, fora de caixa de metal",
          "Receptor avulso, longe do ruído, quando a placa não filtra bem",
          "Último recurso: outra frequência, com controles novos para todos",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa acabar com a interferência", "O que se paga em cada saída"],
        slots: [
          [
            "Trocar a lâmpada você mesmo faz. Reposicionar a antena cabe na visita de regulagem, que em casa parte de {price.preventive}, sem peças. O receptor avulso e os controles novos são orçados grátis, pela foto do motor e do controle.",
            "A lâmpada fica por sua conta, e a antena do receptor se acerta na visita, a partir de {price.preventive} em residência, fora peças. Receptor e controles somam peça, com valor passado antes, por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o controle falha só à noite?",
        answers: [
          "Porque é quando as lâmpadas e os refletores estão acesos. Falha com hora marcada aponta para o LED, e não para a antena.",
          "Porque à noite as lâmpadas de LED estão acesas. Apague as lâmpadas e teste. Se o controle abrir de longe, a causa é a lâmpada.",
        ],
      },
      {
        question: "A antena de TV ou de internet da casa atrapalha?",
        answers: [
          "A antena que só recebe não atrapalha. O que incomoda é a fonte do amplificador dela, se for ruim.",
          "Raramente, porque a antena de TV apenas recebe sinal. A fonte ligada a ela é que pode fazer ruído.",
        ],
      },
      {
        question: "Preciso trocar o controle?",
        answers: [
          "Não, se o alcance volta com os LEDs apagados: controle e receptor estão bons. Troque a lâmpada.",
          "Quase nunca. O problema está no ruído perto do receptor, e um controle novo falharia igual.",
        ],
      },
    ],
    photo: "uma foto do motor com as lâmpadas em volta, do controle e da fachada",
  },
  {
    id: "alcance-em-metros",
    broader: "so-de-perto",
    label: "Alcance do controle",
    phrase: "o alcance do controle em metros",
    intent: "question",
    asks: [
      "alcance controle",
      "alcance controle portão",
      "controle pega só metros",
      "controle pega só 5 metros",
      "controle pega só metros normal",
      "alcance controle normal",
      "controle abre só 5 metros normal",
      "controle pega perto normal",
      "quantos metros controle",
      "controle pega longe quantos metros",
      "controle pega quantos metros",
      "alcance controle metros",
      "qual alcance controle",
      "distância controle portão",
      "controle quantos metros",
      "alcance controle quanto",
      "controle longo alcance",
      "controle maior alcance",
    ],
    answers: {
      any: [
        "O controle do portão alcança até {trade.reach} em campo aberto. Na garagem, com laje, muro e chapa no caminho, o normal são poucas dezenas de metros. Se pega só a 5 metros, troque a pilha. Se todos os controles estão assim, é antena ou interferência, com visita de ajuste a partir de {price.preventive} em casa, sem peças.",
        "Sem obstáculos, o controle de portão alcança até {trade.reach}. Concreto, chapa e a lataria do carro reduzem isso a poucas dezenas de metros. Abrir só de perto não é normal: troque a pilha e depois peça o ajuste da antena, a partir de {price.preventive} em residência, sem peças.",
      ],
      question: [
        "O alcance normal do controle de portão é de até {trade.reach} em campo aberto e de poucas dezenas de metros na garagem, com laje e chapa. Pegar só a 5 metros não é normal. Troque a pilha. Se todos os controles estão assim, é antena ou interferência, e a visita de ajuste parte de {price.preventive} em casa, sem peças.",
        "Em campo aberto, o controle do portão alcança até {trade.reach}. Na garagem, alcança poucas dezenas de metros. Se o seu abre só de bem perto, ponha pilha nova e teste outro controle. Quando todos falham, o defeito é da antena ou do receptor, com ajuste a partir de {price.preventive} em casa, sem peças.",
        "O controle do portão alcança até {trade.reach} sem obstáculo e poucas dezenas de metros com muro, laje e carro no caminho. Pegar só a 5 metros indica pilha fraca. Se todos os controles pegam só de perto, a antena precisa de ajuste, em visita a partir de {price.preventive} em residência, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que reduz o alcance do controle", "Alcance em campo aberto e na garagem"],
        slots: [
          [
            "O número de catálogo vale com pilha nova e nada no caminho. Chapa de aço, laje, película metalizada e subsolo cortam boa parte do sinal, e o portão de chapa na frente do receptor é o que mais rouba distância.",
            "A distância anunciada é medida em linha de visão. Na vida real, chapa fechada, concreto, vidro metalizado e garagem funda tiram metros, sobretudo a chapa logo à frente da antena.",
            "O alcance de fábrica supõe campo livre e pilha cheia. Laje, muro, folha de chapa e película do carro encurtam, e nada atrapalha tanto quanto metal junto do receptor.",
          ],
          [
            "Pilha fraca encolhe o alcance semanas antes de o controle parar, e LED ou câmera perto do motor faz ruído na faixa, em geral 433 MHz.",
            "Some a isso a pilha no fim, que avisa encurtando, e o ruído de lâmpada de LED e câmera próximas.",
            "Também pesam a bateria cansada, que perde distância aos poucos, e aparelhos como LED e câmera ao lado do motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir o alcance do seu controle", "Teste de alcance em casa"],
        slots: [
          [
            "Conte passos, sempre da mesma posição e a pé, para comparar números e não impressões. Com dois controles, você vê se o problema anda com o controle ou fica no portão.",
            "O teste se faz fora do carro, com o portão à vista, contando passos. Comparar dois controles no mesmo ponto mostra de quem é a falha.",
            "A pé e do mesmo lugar, conte até onde ele abre. Se outro controle vai mais longe, o seu está fraco. Se os dois são curtos, a falha é da recepção.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo tipo.",
          "Conte os passos até onde o controle ainda abre, a pé.",
          "Repita com outro controle, da mesma posição.",
          "Apague LED e desligue câmeras e carregadores perto do motor, um por vez.",
          "Se todos continuam curtos, peça a revisão da antena e do receptor.",
        ],
      },
      {
        about: "choose",
        headings: ["Como aumentar o alcance", "Pilha, antena ou receptor externo"],
        slots: [
          [
            "A pilha é o primeiro passo. Depois vem a antena, um fio reto de cerca de 17 cm em 433 MHz, longe de ferro, que o técnico refaz sem trocar a placa.",
            "Com pilha nova e alcance curto, a antena é a suspeita: fio cortado, enrolado ou encostado em metal. O certo são cerca de 17 cm, em 433 MHz, esticados, e quem mexe é o técnico.",
            "Trocar de marca de controle não adianta. O que rende é pilha boa e antena esticada, de uns 17 cm em 433 MHz, fora do metal, ajustada pelo técnico com o motor sem energia.",
          ],
          [
            "Em portão de chapa ou garagem de subsolo, um receptor externo em ponto alto devolve distância.",
            "Se a chapa fecha a frente, o receptor avulso no alto da fachada resolve mais que controle novo.",
            "Onde o metal ou a laje barra tudo, leva-se a recepção para fora, com um receptor à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apertar o controle por mais tempo aumenta o alcance?",
        answers: [
          "Não: só repete o mesmo sinal e gasta pilha. Dê um toque e aproxime-se se não abrir.",
          "Não aumenta. Ajuda mais tirá-lo de trás do painel e apontar por um vidro sem película.",
        ],
      },
      {
        question: "Encostar o controle na cabeça ajuda?",
        answers: [
          "Pode dar alguns metros a mais, porque o corpo ajuda a espalhar o sinal. Não resolve pilha fraca nem antena cortada.",
          "Às vezes ajuda um pouco, porque o corpo reforça o sinal. É remendo: o certo é trocar a pilha e conferir a antena do portão.",
        ],
      },
      {
        question: "Dá para abrir o portão de muito longe?",
        answers: [
          "Pelo rádio, não. Para abrir de qualquer lugar existe módulo Wi-Fi na central, com celular e fotocélula, porque você não vê a passagem.",
          "Só por celular, com um módulo ligado à placa e fotocélula no vão. O controle comum depende da distância e do caminho livre.",
        ],
      },
      {
        question: "Alcance grande demais do controle é ruim?",
        answers: [
          "Pode ser: aumenta o risco de abrir sem querer ao passar na rua. Abrir vendo o portão já basta.",
          "Não traz vantagem em casa. O seguro é acionar de onde se enxerga a folha inteira.",
        ],
      },
    ],
    photo: "fotos do controle, do motor e do portão por fora",
  },
  {
    id: "alcance-caiu",
    broader: "so-de-perto",
    label: "Alcance do controle caiu",
    phrase: "o alcance do controle que caiu",
    intent: "repair",
    asks: [
      "controle não abre mais só perto",
      "controle portão não abre mais só perto",
      "não abre mais só perto",
      "controle não funciona mais só perto",
      "controle sem alcance",
      "controle pouco alcance",
      "abre só encostado",
      "só abre encostado",
      "controle só encostado portão",
      "controle só funciona perto antena",
      "só funciona perto antena",
      "controle só abre perto antena",
      "controle só pega perto antena",
      "forro controle alcance",
      "colocaram forro controle",
      "controle perdeu alcance depois",
      "perdeu alcance forro",
      "depois forro controle perdeu alcance",
      "perdeu alcance",
      "controle só pega encostar",
      "controle só pega encostar carro",
      "controle pega encostar muro",
      "só pega encostar carro muro",
      "controle só pega encostado",
      "controle só abre encostado",
      "controle só pega colado",
      "controle só pega dentro garagem",
      "controle só pega chegar perto",
      "preciso encostar carro controle",
      "preciso descer carro controle pegar",
      "controle só pega lugar",
      "controle só colado",
      "só colado motor",
      "controle colado motor",
      "controle só encostado",
      "funciona só colado",
      "controle encostado motor",
      "alcance caiu",
      "alcance diminuiu",
      "alcance controle caiu",
      "alcance controle chuva",
      "alcance caiu chuva",
      "alcance piorou",
      "alcance curto",
      "alcance reduzido",
      "alcance controle ruim",
      "controle não funciona longe",
      "não funciona longe",
      "controle não pega longe",
      "não abre longe",
      "controle não abre longe",
      "controle só funciona perto",
      "só funciona perto",
      "só abre perto",
      "controle fraco longe",
      "controle só pega perto",
      "controle perdeu distância",
      "precisa chegar perto controle",
      "controle não funciona distância",
      "controle não abre só perto",
      "só abre perto controle",
      "só encostado motor",
      "funciona só dentro garagem",
      "controle só dentro garagem",
      "controle perdeu sinal",
      "perdeu sinal controle",
      "controle sem sinal",
    ],
    answers: {
      any: [
        "Se o controle abre o portão só encostado, a pilha está no fim ou a antena do receptor se soltou. Troque a pilha por uma do mesmo tipo e teste de longe, com outro controle também. Se todos abrem só de perto, é antena, umidade ou interferência, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "O controle do portão que só funciona de perto está, na maioria das vezes, com a pilha fraca. Para aumentar o alcance, troque por uma do mesmo código e teste de longe. Se todos os controles perderam alcance, a causa é antena solta, receptor úmido ou interferência de LED ou câmera. A visita em casa parte de {price.preventive}, sem peças.",
        "Se o controle não funciona de longe, troque a pilha e teste outro controle do mesmo lugar. Quando só um tem alcance curto, o defeito é dele. Quando são todos, é antena, umidade no receptor ou interferência de LED, câmera ou Wi-Fi. O ajuste em casa começa em {price.preventive}, sem peças.",
        "O portão que só abre com o controle bem perto perdeu alcance por pilha fraca ou porque algo mudou no motor, como antena mexida, forro novo, umidade ou lâmpada de LED. Ponha pilha nova e compare com outro controle. Se todos continuarem curtos, o técnico refaz a antena em visita a partir de {price.preventive}, sem peças.",
        "Quando o alcance do controle caiu, comece pela pilha, que resolve a maior parte dos casos. Depois veja o que mudou na garagem, como forro que cobriu a antena, LED ou câmera perto do motor e chuva na caixa. Se nenhum controle pega de longe, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar a causa da perda de alcance", "Testes simples, sem abrir o motor"],
        slots: [
          [
            "Escolha um ponto fixo na rua e faça todos os testes dali, mudando uma coisa por vez. Assim você descobre se a falha está no controle ou no receptor do motor.",
            "Teste sempre do mesmo lugar e troque só um item a cada vez. A comparação mostra se o problema vem do controle ou da antena que recebe o sinal.",
            "Marque uma distância e repita nela cada teste, sem mudar duas coisas juntas. O resultado separa o defeito do chaveiro do defeito do receptor.",
          ],
        ],
        steps: [
          "Ponha pilha nova do mesmo tipo.",
          "Teste outro controle do mesmo ponto.",
          "Apague as lâmpadas de LED perto do motor e, se puder, desligue câmera e carregador, um por vez.",
          "Veja, de fora, se a caixa do motor tomou chuva. Se estiver molhada, desligue o disjuntor.",
          "Se todos só funcionam de perto, peça a medição da antena e do receptor.",
        ],
      },
      {
        about: "causes",
        headings: ["Se a pilha é nova: as outras causas", "Antena, umidade e interferência"],
        slots: [
          [
            "A antena é um fio fino que sai da placa, e recebe mal quando está cortada, enrolada ou coberta por forro metálico. A água que entra na caixa oxida a ligação da antena com a placa e enfraquece o receptor mesmo depois de secar.",
            "O fio da antena recebe menos sinal quando fica dobrado, partido, encostado em metal ou escondido acima do forro. A umidade também derruba o sinal, porque corrói o contato na placa.",
            "Serviço recente ou forro novo pode ter deixado o fio da antena cortado, torto ou preso em metal. Já a chuva que entra na caixa oxida a ligação dele e encurta o alcance de todos os controles.",
          ],
          [
            "Um aparelho novo por perto também atrapalha: lâmpada de LED, fonte de câmera e roteador fazem ruído na faixa do controle, em geral 433 MHz. Afaste ou troque o que piora o sinal.",
            "Se o alcance caiu na semana em que você instalou LED, câmera ou roteador, desconfie deles. As fontes desses aparelhos fazem ruído perto dos 433 MHz, a faixa comum dos controles.",
            "LED, câmera e roteador instalados ao lado do motor podem atrapalhar a frequência do controle, quase sempre 433 MHz. Trocar a lâmpada ou mudar a fonte de lugar costuma devolver o sinal.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para aumentar o alcance", "Ajuste da antena e do receptor"],
        slots: [
          [
            "O técnico compara a força e a frequência do seu controle com as de um bom, para saber se ele ainda serve. Depois, com o motor sem energia, estica a antena, refaz o contato e a leva para longe do metal.",
            "A visita começa pela medição do controle, na frequência e na potência. Em seguida, com o disjuntor desligado, o fio da antena é refeito no comprimento certo e fixado longe da chapa.",
            "Primeiro o técnico mede o controle, que pode ter saído da frequência. Se ele está bom, limpa o contato da antena, estica o fio e o fixa longe de ferro, com a energia cortada.",
          ],
          [
            "Em portão de chapa fechada ou garagem de subsolo, um receptor externo, instalado no alto ou junto da rampa, recebe o sinal que a chapa barra.",
            "Se a chapa ou a laje bloqueia o sinal, a solução é um receptor avulso em ponto mais alto ou mais perto da entrada.",
            "Quando o obstáculo é a própria folha ou o subsolo, instala-se um receptor à parte, no muro, sob o beiral ou perto da rampa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos metros o controle deve pegar?",
        answers: [
          "A referência é de {trade.reach} em campo aberto. Com muro, carro e chapa no caminho, é normal pegar bem menos, desde que você ainda abra da rua.",
          "Em área livre, até {trade.reach}. Na garagem, paredes, vidro do carro e portão de chapa reduzem bastante essa distância.",
          "Sem obstáculo, chega a {trade.reach}. Com parede e chapa no caminho, abrir da rua, antes de entrar na calçada, já é o esperado.",
        ],
      },
      {
        question: "Trocar a antena aumenta o alcance?",
        answers: [
          "Aumenta, se o fio estava partido, enrolado ou curto demais. Com a antena em ordem, a troca não muda nada.",
          "Pode aumentar, porque uma antena esticada, do comprimento certo e longe do ferro recebe melhor. Com chapa no caminho, trocar o fio não ajuda.",
          "Só quando o defeito é dela. Se o fio está inteiro e esticado, procure outra causa antes de gastar com a antena.",
        ],
      },
      {
        question: "O controle perdeu alcance depois do forro novo. O que faço?",
        answers: [
          "O fio da antena pode ter sido cortado ou ficado preso acima do forro. O técnico o puxa para baixo, inteiro e longe de perfil metálico, sem desmontar o forro na maior parte dos casos.",
          "É provável que a obra tenha dobrado, cortado ou coberto a antena do motor. A correção é refazer o fio e deixá-lo descer do forro, afastado de metal.",
          "Peça para verificar a antena, que o forro costuma dobrar ou esconder. Em geral basta refazer o fio e passá-lo para baixo do forro, longe de metal.",
        ],
      },
      {
        question: "Preciso trocar o receptor se o alcance caiu?",
        answers: [
          "Só vale trocar o receptor se a pilha, a antena e o lugar estão em ordem e mesmo assim todos os controles abrem apenas de perto. O receptor novo é orçado por foto, e os controles são gravados nele.",
          "Nem sempre, porque secar a caixa e refazer o contato da antena costuma bastar. A troca fica para o receptor oxidado, com o valor informado antes.",
          "Na maioria das vezes, não. Troca-se o receptor quando a placa dele está oxidada, e os controles da casa são gravados no novo.",
        ],
      },
    ],
    photo: "fotos do controle e do motor por fora, com a antena, se ela aparece",
  },
  {
    id: "controle-dentro-do-carro",
    broader: "so-de-perto",
    label: "Controle falha dentro do carro",
    phrase: "o controle que falha dentro do carro",
    asks: [
      "controle janela carro",
      "controle só funciona janela aberta",
      "controle janela aberta",
      "controle vidro aberto",
      "controle só vidro aberto",
      "controle carro ligado",
      "controle não funciona carro ligado",
      "controle portão carro ligado",
      "controle lado carro",
      "controle só funciona lado carro",
      "controle lado esquerdo carro",
      "controle atrapalha carro ligado",
      "multimídia atrapalha controle",
      "controle dentro carro",
      "controle fora carro",
      "funciona fora carro",
      "controle não pega carro",
      "dentro carro não funciona",
      "controle carro alcance",
      "para-brisa controle",
      "controle só fora carro",
      "vidro atrapalha controle",
    ],
    intent: "repair",
    answers: {
      any: [
        "O controle que funciona fora e falha dentro do carro perde sinal na lataria, na película metalizada ou no ruído do carregador e da multimídia. Teste com o vidro aberto, o carregador desligado e a pilha nova. Se ainda assim o alcance é curto, o técnico melhora a antena do portão, em visita a partir de {price.preventive} em casa, sem peças.",
        "O controle que não funciona com o carro ligado costuma sofrer interferência do carregador USB, da câmera ou da multimídia. Desligue tudo da tomada do carro e teste de novo, com pilha nova. Sem melhora, a antena do portão pode estar fraca, e o ajuste em casa parte de {price.preventive}, fora as peças.",
        "O controle deixa de funcionar depois do insulfilm quando a película é metalizada, porque o metal barra parte do sinal de rádio. Compare com o vidro aberto e troque a pilha antes de culpar a película. Se o sinal continua curto, uma antena melhor no portão compensa a perda, em visita a partir de {price.preventive} em residência, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste que mostra o que bloqueia o sinal", "Como descobrir se é o carro, o controle ou o portão"],
        slots: [
          [
            "Pare o carro em um lugar seguro e faça todos os testes do mesmo ponto, porque a distância muda o resultado. Cada passo elimina uma causa.",
            "Com o carro parado e o portão à vista, mude apenas uma coisa de cada vez. Assim fica claro se a perda vem do vidro, da parte elétrica do carro ou do portão.",
            "Escolha um ponto seguro, sempre à mesma distância do portão, e siga a ordem abaixo. O passo em que o controle para de funcionar indica a causa.",
          ],
        ],
        steps: [
          "Teste a pé, do lado de fora do carro.",
          "Teste dentro do carro, com o motor desligado e o vidro aberto.",
          "Feche o vidro e repita: se piora, a perda é da película ou da lataria.",
          "Ligue o carro com o carregador na tomada: se piora, é interferência.",
          "Repita com pilha nova e, se houver, com outro controle.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o carro atrapalha o controle", "O que o insulfilm e o carregador fazem com o sinal"],
        slots: [
          [
            "A lataria e a película metalizada bloqueiam o rádio do controle, enquanto o insulfilm comum quase não atrapalha. Com o carro ligado, um carregador ruim, a câmera ou a multimídia também podem gerar ruído na mesma faixa.",
            "O metal é o que barra o sinal, tanto o da lataria quanto o da película metalizada; a película comum deixa passar quase tudo. Carregador USB de má qualidade e câmera somam ruído quando a chave está ligada.",
            "Dentro do carro sempre se perde um pouco de alcance por causa da lataria. A perda fica grande com a película metalizada ou com um carregador que gera ruído perto dos 433 MHz, a frequência da maioria dos controles.",
          ],
          [
            "Se o alcance caiu também a pé, o carro não é a causa. Nesse caso, o problema está na pilha do controle ou na antena do portão.",
            "Uma queda que aparece até na calçada vem da pilha ou da antena do portão, e mexer no carro não resolve.",
            "Quando o controle falha mesmo fora do carro, a pilha e a antena do portão são as primeiras suspeitas.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como melhorar o sinal de dentro do carro", "O que resolve no carro e no portão"],
        slots: [
          [
            "Aponte o controle pelo para-brisa, longe do celular e do carregador, em vez de usá-lo no fundo do console. Se o ruído some com o carregador desligado, troque-o por um de melhor qualidade.",
            "O melhor lugar para acionar é junto do para-brisa, sem metal em volta. Um carregador que atrapalha pode ser trocado ou desligado na chegada.",
            "Tire o controle do console e use-o perto do vidro da frente, virado para o portão. Quando o carregador é o culpado, outro de marca melhor costuma acabar com a interferência.",
          ],
          [
            "No portão, o técnico estica a antena longe do metal ou instala um receptor externo no alto da coluna. Essa melhora vale para todos os controles da casa.",
            "Do lado do motor, uma antena bem posicionada, fora da chapa, ou um receptor em ponto alto aumenta o alcance de todos os carros.",
            "Se isso não basta, uma antena nova ou um receptor externo, preso no alto, melhora o sinal para a casa inteira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso tirar a película do carro para o controle pegar?",
        answers: [
          "Na maioria dos casos, não. Primeiro troque a pilha e melhore a antena do portão, porque só a película metalizada costuma atrapalhar.",
          "Quase nunca. Usar o controle junto do para-brisa ou melhorar a antena do portão costuma resolver sem mexer no vidro.",
        ],
      },
      {
        question: "A tag resolve o controle que falha no carro?",
        answers: [
          "Pode resolver, desde que a tag fique na área do para-brisa indicada pelo fabricante, sem película metalizada. O portão precisa ter a antena própria dela.",
          "Depende do vidro, porque a tag também perde sinal em película metalizada. Colada na área sem metal e com a antena certa no portão, ela dispensa o controle.",
        ],
      },
      {
        question: "O controle embutido do carro serve?",
        answers: [
          "Alguns carros gravam o código do portão, em geral o fixo. O código rolante, que muda a cada toque, precisa ser cadastrado na central, e nem todo sistema aceita.",
          "Serve em parte dos carros, quando a frequência e o tipo de código combinam. Se o código é rolante, a gravação é feita na placa do portão.",
        ],
      },
      {
        question: "Piscar o farol pode abrir o portão?",
        answers: [
          "Pode, com um transmissor ligado ao farol alto e gravado na central. Como ele fica fora da cabine, o insulfilm não atrapalha.",
          "Sim, existe um controle que se liga ao farol alto. Ele transmite da frente do carro e por isso perde menos sinal.",
        ],
      },
    ],
    photo: "uma foto do controle, do receptor e da etiqueta do motor",
  },
  {
    id: "funciona-de-dentro-nao-de-fora",
    broader: "so-de-perto",
    label: "Funciona de dentro e não de fora",
    phrase: "o portão que funciona de dentro e não da rua",
    asks: [
      ...combine(
        ["funciona dentro", "abre dentro", "pega dentro", "dentro funciona", "dentro abre"],
        ["fora não", "rua não", "não fora", "não rua"],
      ),
      "só funciona dentro",
      "só abre dentro",
      "só pega dentro",
      "só funciona lado dentro",
      "controle só dentro",
      "não abre fora só dentro",
      "não funciona fora só dentro",
      "não abre da rua só dentro",
      "controle não abre fora",
      "controle não pega rua",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão funciona de dentro mas de fora não, o sinal do controle não chega ao receptor vindo da rua: a chapa da folha, o muro ou a pilha fraca o seguram. Troque a pilha e teste outro controle. Se todos falham na calçada, a antena vai para o lado da rua, em visita a partir de {price.preventive} em casa, sem peças.",
        "Controle que só funciona do lado de dentro perde o sinal na chapa, no muro ou na antena mal posta. Um controle só falhando é pilha. Todos, é antena solta, encostada em metal ou atrás da folha, que o técnico reposiciona em visita a partir de {price.preventive} em residência, fora peças.",
        "Portão que só abre por dentro da garagem, e na rua não, tem o motor bom: falta alcance do lado de fora, por pilha no fim, antena mal posicionada ou chapa na frente. Comece pela pilha; se nenhum controle pega da calçada, o ajuste da antena parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste dos dois lados", "Onde o sinal se perde"],
        slots: [
          [
            "Use o mesmo controle nos dois lados, com pilha nova, a pé e com o portão à vista. Assim o vidro do carro não entra na conta.",
            "Faça o teste a pé, porque a película do carro também segura sinal. O controle é o mesmo dentro e fora, com pilha nova.",
            "Sem o carro, com pilha nova e o portão no campo de visão, compare os dois lados. O resultado mostra se falta pilha ou antena.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo tipo.",
          "Teste a pé, de dentro e da calçada.",
          "Repita com outro controle.",
          "Veja de fora, sem abrir a tampa, se o fio da antena está solto ou cortado.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que da rua não pega", "O que barra o sinal do lado de fora"],
        slots: [
          [
            "Chapa fechada, muro e laje seguram o rádio, e a antena presa à carcaça ou escondida atrás deles ouve só o lado de dentro. Pilha no fim tem efeito parecido, porque perde primeiro a distância.",
            "A folha de metal fica entre a rua e o receptor, e a antena atrás dela fica surda para fora. A pilha fraca engana do mesmo jeito: de perto abre, a alguns metros não.",
            "O metal da folha e do motor faz sombra para quem está na calçada. Antes de culpá-lo, troque a pilha, que no fim da vida só alcança de perto.",
          ],
          [
            "Se começou de repente, veja o que mudou: chapa ou forro novo, antena mexida, lâmpada de LED ou câmera.",
            "Mudança recente é pista: forro, chapa, LED, câmera ou serviço no motor que mexeu na antena.",
            "Quando a falha é nova, pense em antena tocada num conserto, chapa nova ou aparelho ruidoso na garagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para o sinal chegar", "Antena do lado da rua ou receptor externo"],
        slots: [
          [
            "Com o motor sem energia, o técnico estica a antena e a leva para fora do metal, no lado da rua. Em portão de chapa, um receptor avulso no muro ou sob o beiral, ligado à placa, recebe o sinal por cima.",
            "A antena é refeita no comprimento certo e reposicionada longe da chapa, com o disjuntor desligado. Se não basta, instala-se um receptor externo, em ponto alto, à vista da calçada.",
            "O fio da antena sai da sombra do metal e vai para um ponto que enxergue a rua. Quando a folha barra tudo, a saída é um receptor à parte, no alto, ligado na entrada da botoeira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr uma antena do lado da rua?",
        answers: [
          "Dá: uma antena externa com cabo, ou um receptor avulso perto da calçada, ligado à placa.",
          "Sim, e é serviço simples na maioria das casas. O cabo passa pelo muro ou pela coluna.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Não: se de dentro ele abre, o motor está bom. O conserto fica no rádio.",
          "Não por isso: se abre de dentro, motor e placa estão bons. Pilha nova, antena do lado da rua ou um receptor externo resolvem.",
        ],
      },
      {
        question: "Da calçada abre e do carro não. Por quê?",
        answers: [
          "O vidro com película metalizada e a lataria seguram o sinal. Use o controle junto do para-brisa ou melhore a antena.",
          "É o carro que barra. Teste com o vidro aberto; se abrir, a película é a causa.",
        ],
      },
      {
        question: "Trocar o controle por um mais forte adianta?",
        answers: [
          "Pouco, porque a potência é parecida entre os controles. Antena bem posta, do lado da rua, rende bem mais.",
          "Quase nunca. O que falta é recepção do lado de fora, e isso se acerta na antena ou no receptor do motor.",
        ],
      },
    ],
    photo: "fotos do motor, do fio da antena e do portão visto da rua",
  },
  {
    id: "funciona-de-longe-nao-de-perto",
    broader: "so-de-perto",
    label: "Funciona de longe e não de perto",
    phrase: "o controle que funciona de longe e não de perto",
    asks: [
      "controle só pega rua",
      "só pega lado rua",
      "controle só pega lado rua",
      "controle só pega fora",
      "controle esquina frente não",
      "controle pega longe frente não",
      "controle não pega frente portão",
      "controle não abre frente portão",
      ...combine(["abre longe", "funciona longe", "pega longe"], ["perto não", "não perto"]),
      "só funciona longe",
      "só abre longe",
      "só pega longe",
      "controle não abre perto só longe",
      "controle não funciona perto",
      "controle não abre perto",
      ...combine(["funciona rua", "funciona fora", "abre rua", "abre fora"], ["dentro não", "não dentro"]),
      "não abre dentro só rua",
      "não abre dentro só fora",
      "controle não funciona dentro garagem",
      "controle não abre dentro garagem",
      "só abre fora",
      "só abre rua",
      "só funciona rua",
    ],
    intent: "repair",
    answers: {
      any: [
        "O controle que abre de longe e não de perto costuma estar bom. Colado ao motor, o sinal chega forte demais ao receptor, ou a carcaça e a chapa fazem sombra. Afaste-se dois ou três metros e teste. Se a falha é nova, a antena precisa de acerto, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o controle funciona da rua e não de dentro da garagem, a antena recebe mal daquele lado: há metal no caminho, ou o sinal chega forte demais por estar muito perto. Teste a três metros do motor. Se não melhorar, a antena muda de lugar, em visita a partir de {price.preventive} em casa, sem peças.",
        "O controle que só pega da rua, e não perto do portão, em geral não tem defeito. Junto ao motor o sinal chega forte demais, ou a chapa e a carcaça fazem sombra na antena. Recue três metros e teste de novo. O ajuste da antena em residência parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que de perto falha", "Sinal forte demais ou sombra na antena"],
        slots: [
          [
            "Com o controle encostado no motor, o sinal pode ser forte demais, e o receptor não lê o código. A antena virada para a rua também recebe mal logo abaixo dela. A carcaça do motor e a chapa do portão fazem sombra nesse ponto.",
            "Muito perto, o sinal passa do que o receptor aceita, e a três metros volta a ser lido. Outra causa é a posição da antena, que recebe bem da rua e mal de quem está embaixo dela ou atrás da chapa.",
            "De tão forte, o sinal colado ao motor deixa o receptor sem leitura. A antena apontada para fora e o metal da carcaça criam ainda um ponto cego ao lado do motor.",
          ],
          [
            "A sombra muda com o lugar: por isso o controle abre da calçada e falha ao lado do motor, ou abre de um lado da garagem e não do outro.",
            "O ponto cego é pequeno, e um ou dois passos para o lado já mudam o resultado. Isso confirma que o controle está bom.",
            "Esse ponto cego explica por que o controle abre da calçada e falha dentro da garagem, mesmo com pilha nova.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar o ponto em que falha", "Teste de perto e de longe"],
        slots: [
          [
            "Use o mesmo controle e mude uma coisa por vez. O que importa é saber se a falha é do lugar ou de um controle só.",
            "Faça os testes com um controle e depois repita com outro. Anote onde o portão abre e onde não abre.",
            "Comece perto e vá se afastando, com o portão à vista. Anote os pontos, porque eles mostram se é sinal forte ou sombra.",
          ],
        ],
        steps: [
          "Teste a um, três e dez metros do motor.",
          "Dê dois passos para cada lado do motor e repita.",
          "Levante e abaixe o controle e teste outra vez.",
          "Teste outro controle nos mesmos pontos.",
          "Anote onde abriu e onde não abriu.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para o sinal chegar", "Ajuste da antena e do receptor"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico muda o fio da antena de posição, longe do metal e dos cabos de energia, e refaz o contato. Se a chapa é o obstáculo, um receptor externo, fora da carcaça, recebe dos dois lados.",
            "O fio da antena é esticado, afastado do ferro e virado para cobrir garagem e rua, com o disjuntor desligado. Quando a carcaça ou a chapa fazem sombra, instala-se um receptor à parte, em ponto melhor.",
            "A antena é reposta no comprimento certo e em outro ângulo, sem encostar em metal. Em garagem fechada de chapa, um receptor avulso no alto recebe de dentro e de fora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Isso estraga o receptor?",
        answers: [
          "Não estraga, porque é só falta de leitura do sinal. Mas falha que apareceu de repente pede um exame da antena.",
          "Não estraga. O incômodo some com a antena em outra posição ou alguns passos de distância.",
        ],
      },
      {
        question: "Trocar a pilha resolve?",
        answers: [
          "Em geral não resolve a falha de perto, porque pilha nova só deixa o sinal mais forte. Se o seu controle falha de longe, aí sim comece pela pilha.",
          "Pilha fraca faz o controle falhar de longe, e não de perto. Se ele só falha junto do motor, o ajuste é na antena.",
        ],
      },
      {
        question: "É o controle ou o portão?",
        answers: [
          "Se todos os controles falham no mesmo ponto, a causa é a antena do motor. Se só um controle falha, o defeito é desse controle.",
          "Compare dois controles no mesmo lugar. Se os dois falham, a causa é a antena do motor. Se só um falha, esse controle tem defeito.",
        ],
      },
      {
        question: "Enquanto isso, como saio da garagem?",
        answers: [
          "Aperte o controle a alguns metros do motor, ou use o botão da parede, vendo o portão inteiro e sem ninguém no caminho.",
          "Aperte antes de chegar perto ou use o botão da parede, com o vão à vista.",
        ],
      },
    ],
    photo: "fotos do motor por fora, da antena, se ela aparece, e do lugar em que o controle falha",
  },
];
