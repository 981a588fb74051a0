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
    ],
    answers: {
      any: [
        "Lâmpada de LED, fonte de câmera e carregador podem atrapalhar o controle do portão, porque espalham ruído na faixa de 433 MHz. O teste é desligar um aparelho por vez: se o alcance volta, afaste-o do receptor ou troque a fonte.",
        "Se o controle falha só com a luz acesa, a interferência é da lâmpada ou da fonte dela. Troque por outra de melhor qualidade ou afaste-a do motor; uma antena levada para longe do ruído também resolve.",
        "Controle que piorou depois de câmera, lâmpada ou carregador novo sofre interferência. Wi-Fi de 2,4 GHz usa outra faixa e raramente é culpado; a fonte de alimentação do aparelho, sim, costuma ser.",
      ],
      question: [
        "Sim, lâmpada de LED e fonte de câmera ruins podem atrapalhar o controle, porque espalham ruído na faixa de 433 MHz. Desligue um aparelho por vez: se o alcance volta, troque a fonte ou afaste-a do receptor.",
        "Pode atrapalhar, sim, quando a fonte da lâmpada ou da câmera é de má qualidade e está perto do receptor. O Wi-Fi de 2,4 GHz usa outra faixa e raramente é o culpado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como achar o aparelho que interfere",
          "Desligue um por vez e compare",
          "Teste de interferência em casa",
        ],
        slots: [
          [
            "A prova é simples e não pede instrumento: com ele desligado, o controle volta.",
            "Faça o teste sempre do mesmo ponto da calçada, com o portão à vista.",
            "Comece pelo que foi instalado perto da data em que o alcance caiu.",
          ],
        ],
        steps: [
          "Ponha pilha nova no controle, para descartar essa causa.",
          "Marque até onde ele abre hoje.",
          "Apague a lâmpada ou tire da tomada a fonte suspeita.",
          "Teste do mesmo ponto e de mais longe.",
          "Ligue de novo e confirme que o alcance cai.",
          "Repita com câmera, carregador, alarme e inversor.",
        ],
      },
      {
        about: "replace",
        headings: [
          "Como acabar com a interferência",
          "Trocar, afastar ou filtrar",
          "Soluções depois de achar o culpado",
        ],
        slots: [
          [
            "Trocar a lâmpada ou a fonte por outra, de boa procedência e com certificação, costuma encerrar o caso.",
            "Uma fonte melhor no lugar da ruidosa resolve sem mexer no portão.",
            "A lâmpada de outro fabricante no mesmo ponto muitas vezes devolve o alcance inteiro.",
          ],
          [
            "Afastar o aparelho e os cabos dele do motor e da antena reduz muito o ruído.",
            "Alguns metros de distância entre a fonte e o receptor já fazem diferença.",
            "Cabos da câmera e do portão em dutos separados incomodam menos um ao outro.",
          ],
          [
            "Quando não dá para mudar o aparelho, leva-se a antena ou um receptor avulso para outro ponto.",
            "Receptor externo, longe da fonte, é a saída para garagem cheia de equipamentos.",
            "O técnico reposiciona a antena fora da zona de ruído e testa com tudo ligado.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "O roteador Wi-Fi atrapalha?",
        answers: [
          "Raramente, porque trabalha em 2,4 ou 5 GHz. A fonte dele, encostada no receptor, pode incomodar.",
          "A rede em si, não. Afaste a fonte do roteador e teste.",
        ],
      },
      {
        question: "O controle do vizinho interfere no meu?",
        answers: [
          "Não abre o seu se o código for outro, mas um botão preso na vizinhança ocupa a faixa e cala os demais.",
          "Só em caso de transmissão contínua. Passando em alguns minutos, a causa provável é essa.",
        ],
      },
      {
        question: "Existe filtro contra interferência no controle?",
        answers: [
          "Há ferrites e filtros que ajudam em alguns cabos. Trocar a fonte ruidosa e afastar a antena costuma render mais.",
          "Existe, com resultado variável. Primeiro elimine ou afaste o aparelho que gera o ruído.",
        ],
      },
      {
        question: "A película do carro também atrapalha?",
        answers: [
          "A metalizada, sim: segura parte do sinal. Teste com o vidro aberto para comparar.",
          "Pode, se tiver metal. Aí o problema é o carro, e não a garagem.",
        ],
      },
    ],
    photo: "uma foto do motor e dos aparelhos próximos",
  },
  {
    id: "alcance-em-metros",
    broader: "so-de-perto",
    label: "Alcance do controle",
    phrase: "o alcance do controle em metros",
    intent: "question",
    asks: [
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
        "O alcance de referência do controle de portão é de {trade.reach} em campo aberto. Na garagem, com laje, muro e chapa no caminho, é normal abrir de poucas dezenas de metros; se só abre encostado, troque a pilha e confira a antena.",
        "O controle de portão alcança até {trade.reach} sem obstáculos; concreto, chapa de aço e a lataria do carro reduzem essa distância. O que importa é comparar com o seu costume: queda repentina é pilha, antena ou interferência.",
        "O controle alcança até {trade.reach} em campo aberto e bem menos em garagem com laje e chapa. Para ganhar alcance, não adianta trocar de marca: pilha nova, antena esticada e receptor longe de metal fazem a diferença.",
      ],
      question: [
        "O controle de portão costuma abrir de poucas dezenas de metros na garagem, com laje e chapa, e em campo aberto a referência é de {trade.reach}; poucos metros não é normal. Se só pega bem perto, troque a pilha; se todos os controles estão assim, é antena, umidade ou interferência.",
        "Em campo aberto a referência é de {trade.reach}; na garagem, poucas dezenas de metros, e pegar só de perto não é normal. Troque a pilha e teste outro controle do mesmo lugar: se só um falha, é ele; se falham todos, é a antena ou o receptor, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Alcance em campo aberto e na garagem",
          "O que reduz o alcance do controle",
          "Quanto o controle alcança de verdade",
        ],
        slots: [
          [
            "O número de catálogo é medido sem parede, sem carro e com pilha nova.",
            "Em campo aberto o sinal chega longe porque nada o bloqueia.",
            "A distância anunciada vale para linha de visão, sem obstáculos.",
          ],
          [
            "Chapa de aço, laje e película metalizada no vidro do carro cortam boa parte do sinal.",
            "O portão de chapa fechada na frente do receptor é o obstáculo que mais rouba distância.",
            "Subsolo e garagem funda encurtam o alcance mesmo com tudo em ordem.",
          ],
          [
            "Fonte de LED e câmera perto do receptor fazem ruído em 433 MHz e reduzem o alcance.",
            "Um aparelho novo na garagem que coincide com a queda de alcance merece teste.",
            "Uma pilha fraca reduz a distância semanas antes de o controle parar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Como aumentar o alcance",
          "O que fazer para o controle pegar mais longe",
          "Pilha, antena ou receptor externo",
        ],
        slots: [
          [
            "Comece pela pilha nova e compare dois controles do mesmo ponto.",
            "Uma pilha nova é o primeiro teste, porque não custa visita.",
            "Se só um controle alcança pouco, o problema é dele.",
          ],
          [
            "Depois vem a antena: um fio reto de cerca de 17 cm em 433 MHz, longe de ferro.",
            "Uma antena cortada ou enrolada é acertada pelo técnico sem trocar a placa.",
            "Com todos os controles fracos, a antena do receptor é a suspeita.",
          ],
          [
            "Em portão de chapa, receptor ou antena externa em ponto alto resolve.",
            "Um receptor avulso no alto da fachada devolve alcance em garagem fechada.",
            "Levar a recepção para fora da barreira de metal rende mais que trocar controles.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Apertar o controle por mais tempo aumenta o alcance?",
        answers: [
          "Não. Só repete o mesmo sinal e gasta pilha. Dê um toque e aproxime-se se não abrir.",
          "Não aumenta. O que ajuda é tirar o controle de trás do painel e apontar por um vidro sem película.",
        ],
      },
      {
        question: "Encostar o controle na cabeça ajuda?",
        answers: [
          "Às vezes ajuda alguns metros, porque o corpo reforça a antena. Não resolve pilha fraca nem antena cortada.",
          "Pode dar um pequeno ganho, mas é remendo. Troque a pilha e confira a recepção.",
        ],
      },
      {
        question: "Dá para abrir o portão de muito longe?",
        answers: [
          "Pelo rádio do controle, não. Para abrir de qualquer lugar existe módulo Wi-Fi na placa, com o celular.",
          "Só por celular, com módulo Wi-Fi ou GSM. E com fotocélula, porque você não vê a passagem.",
        ],
      },
      {
        question: "Alcance grande demais do controle é ruim?",
        answers: [
          "Pode ser: aumenta o risco de abrir sem querer ao passar na rua. Abrir a poucos metros, vendo o portão, já basta.",
          "Não traz vantagem em casa. O seguro é abrir quando você enxerga a folha.",
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
        "O controle do portão que só funciona de perto, na maioria das vezes, está com a pilha fraca: troque por uma do mesmo código e teste de longe. Se todos os controles perderam alcance, é antena solta, receptor úmido ou interferência de LED ou câmera; a visita em casa parte de {price.preventive}, sem peças.",
        "Se o controle não funciona de longe, troque a pilha e teste outro controle do mesmo ponto. Só um com alcance curto é defeito dele; todos curtos apontam antena, umidade no receptor ou interferência de lâmpada de LED, câmera ou Wi-Fi, e o ajuste em casa começa em {price.preventive}, fora peças.",
        "Controle que só abre o portão se você chega bem perto com o carro perdeu alcance por pilha fraca ou porque algo mudou no motor: antena mexida, forro novo, umidade, lâmpada de LED ou câmera. Ponha pilha nova e compare com outro controle; se todos continuarem curtos, o técnico refaz a antena em visita a partir de {price.preventive}, sem peças.",
        "Quando o alcance do controle caiu, comece pela pilha, que resolve a maior parte dos casos. Depois olhe o que mudou na garagem: forro que cobriu a antena, LED ou câmera perto do motor, chuva na caixa. Se nenhum controle pega de longe, a visita residencial com ajuste parte de {price.preventive}, fora as peças.",
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
          "Ponha pilha nova do mesmo código.",
          "Teste outro controle do mesmo ponto.",
          "Apague as lâmpadas de LED perto do motor e, se puder, desligue câmera e carregador, um por vez.",
          "Veja, de fora, se a caixa do motor tomou chuva; molhada, desligue o disjuntor.",
          "Se todos só funcionam de perto, peça a medição da antena e do receptor.",
        ],
      },
      {
        about: "causes",
        headings: ["Se a pilha é nova: as outras causas", "Antena, umidade e interferência"],
        slots: [
          [
            "A antena é um fio fino que sai da placa: cortada, enrolada ou coberta por forro metálico e ferro, ela ouve pouco. Água na caixa oxida esse contato e enfraquece o receptor mesmo depois de seca.",
            "O fio da antena perde força quando fica dobrado, partido, encostado em metal ou escondido acima do forro. A umidade também derruba o sinal, porque corrói o contato na placa.",
            "Serviço recente ou forro novo pode ter deixado o fio da antena cortado, torto ou preso em metal. Já a chuva que entra na caixa oxida a ligação dele e encurta o alcance de todos os controles.",
          ],
          [
            "Aparelho novo por perto é outro suspeito: lâmpada de LED, fonte de câmera e roteador soltam ruído na faixa do controle, em geral 433 MHz. Afaste ou troque o que piora o sinal.",
            "Se o alcance caiu na semana em que entrou LED, câmera ou roteador, desconfie deles. As fontes desses aparelhos fazem ruído perto dos 433 MHz, a faixa comum dos controles.",
            "LED, câmera e roteador instalados ao lado do motor podem atrapalhar a frequência do controle, quase sempre 433 MHz. Trocar a lâmpada ou mudar a fonte de lugar costuma devolver o sinal.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para o sinal chegar", "Ajuste da antena e do receptor"],
        slots: [
          [
            "O técnico compara a força e a frequência do seu controle com as de um bom, para saber se ele ainda presta. Depois, com o motor sem energia, estica a antena, refaz o contato e a leva para longe do metal.",
            "A visita começa medindo o controle, na frequência e na potência. Em seguida, com o disjuntor desligado, o fio da antena é refeito no comprimento certo e fixado fora da chapa.",
            "Primeiro se mede o chaveiro, que pode ter saído da frequência. Se ele está bom, a atenção vai para a antena: contato limpo, fio esticado e posição livre de ferro, tudo com a energia cortada.",
          ],
          [
            "Em portão de chapa fechada ou garagem de subsolo, um receptor externo, instalado no alto ou junto da rampa, recebe o sinal que a chapa barra.",
            "Se a chapa ou a laje bloqueia o sinal, resolve um receptor avulso em ponto mais alto ou mais perto da entrada.",
            "Quando o obstáculo é a própria folha ou o subsolo, o caminho é um receptor à parte, no muro, sob o beiral ou perto da rampa.",
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
          "Em área livre, até {trade.reach}. Na garagem real, paredes, vidro do carro e portão de chapa reduzem bastante essa distância.",
        ],
      },
      {
        question: "Trocar a antena aumenta o alcance?",
        answers: [
          "Aumenta, se o fio estava partido, enrolado ou curto demais. Com a antena em ordem, a troca não muda nada, e a pilha ou um obstáculo é que precisa de atenção.",
          "Pode aumentar: antena esticada, do comprimento certo e longe do ferro ouve melhor. Já com pilha fraca ou chapa no caminho, trocar o fio não ajuda.",
        ],
      },
      {
        question: "Depois que colocaram o forro, o controle perdeu alcance. O que faço?",
        answers: [
          "O fio da antena pode ter sido cortado ou ficado preso acima do forro. O técnico o puxa para baixo, inteiro e longe de perfil metálico, sem desmontar o forro na maior parte dos casos.",
          "É provável que a obra tenha dobrado, cortado ou coberto a antena do motor. A correção é refazer o fio e deixá-lo descer do forro, afastado de metal.",
        ],
      },
      {
        question: "Preciso trocar o receptor se o alcance caiu?",
        answers: [
          "Só se pilha, interferência e antena estiverem em ordem e todos os controles continuarem curtos. O receptor novo é orçado por foto, e os controles são gravados nele.",
          "Nem sempre: secar a caixa e refazer o contato da antena costuma bastar. A troca fica para o receptor oxidado, com o valor dito antes.",
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
      "película controle",
      "película carro controle",
      "insulfilm controle",
      "controle insulfilm carro",
      "controle não funciona insulfilm carro",
      "controle depois insulfilm",
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
        "Controle que falha dentro do carro, sobretudo com ele ligado, sofre interferência de carregador USB, câmera ou central multimídia: tire tudo da tomada do carro e teste de novo. Se só pega de um lado, é a lataria ou a película entre ele e a antena. Pilha nova vem antes de tudo.",

        "Controle que funciona fora e falha dentro do carro perde sinal na lataria e na película metalizada do vidro. Aponte pelo para-brisa, longe do metal, e troque a pilha; se só melhora com o braço para fora, a antena do receptor está fraca.",
        "Dentro do carro, o que mais atrapalha o controle do portão é o insulfilm metalizado, porque o metal da película barra o rádio; o comum quase não atrapalha. Teste com o vidro aberto: se o alcance volta, a saída é antena melhor no receptor ou outro lugar para o controle.",
        "Dentro do carro o alcance cai sempre um pouco. Se caiu muito de repente, é pilha ou antena do portão, e não o carro; faça o mesmo teste com outro controle e no mesmo ponto da rua.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Carro, controle ou portão", "Teste de um minuto", "Descubra onde está a perda"],
        slots: [
          ["Faça o teste parado, em lugar seguro.", "Teste sempre do mesmo ponto.", "Teste um controle de cada vez."],
        ],
        steps: [
          "Teste fora do carro, no ponto de sempre.",
          "Teste dentro, com o vidro aberto.",
          "Teste dentro, com o vidro fechado.",
          "Repita com outro controle e com pilha nova.",
        ],
      },
      {
        about: "care",
        headings: [
          "Como melhorar o sinal dentro do carro",
          "Antena, pilha e posição",
          "Mais alcance de dentro do carro",
        ],
        slots: [
          [
            "Guarde o controle perto do para-brisa, longe do celular e do carregador.",
            "Carregador veicular ruim faz ruído no rádio; desligue e teste.",
            "Controle no console, cercado de metal, alcança menos.",
          ],
          [
            "Antena esticada e fora da caixa de metal aumenta o alcance para todos.",
            "No receptor, o fio da antena para 433 MHz tem cerca de 17 cm e fica solto no ar.",
            "Em portão de chapa, o receptor vai para o alto da coluna.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Preciso tirar a película do carro para o controle pegar?",
        answers: [
          "Não de início: melhore a antena do receptor e troque a pilha. Só a metalizada costuma incomodar.",
          "Quase nunca. A antena resolve na maioria dos casos.",
        ],
      },
      {
        question: "A tag resolve o controle que falha no carro?",
        answers: [
          "Depende do vidro: a tag também sofre com película metalizada. Há lugar próprio no para-brisa.",
          "Pode resolver, se colada na área sem metal do vidro.",
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
        "Portão que funciona de dentro e não de fora recebe mal o sinal da rua: a folha de chapa, o muro ou a pilha fraca seguram o controle. Troque a pilha e teste outro controle do mesmo lugar; se todos falham na calçada, o técnico leva a antena para o lado da rua ou põe um receptor ali.",
        "Se o controle só funciona do lado de dentro, o receptor ouve de perto e não da rua. Um controle só é pilha; todos, é antena solta, encostada em metal ou atrás da chapa do portão. Reposicionar a antena costuma resolver; a visita em casa parte de {price.preventive}, sem peças.",
        "Portão que só abre por dentro, pela botoeira, e não pelo controle na rua tem o motor bom: falta o sinal de rádio. Teste o controle encostado no motor: abriu, é alcance, com pilha ou antena; não abriu, é cadastro ou receptor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que da rua não pega", "O que barra o sinal do lado de fora"],
        slots: [
          [
            "Chapa fechada, muro e laje seguram parte do rádio; a antena escondida atrás deles ouve só o lado de dentro.",
            "A antena presa à carcaça ou atrás da folha metálica fica surda para a rua.",
          ],
          [
            "Pilha no fim ainda abre de perto e falha a poucos metros.",
            "A pilha fraca perde primeiro a distância: de dentro abre, da calçada não.",
          ],
          [
            "Película metalizada no vidro do carro piora quem chega; de pé, na calçada, o teste é limpo.",
            "Teste a pé: se da calçada abre e de dentro do carro não, o vidro é que segura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste dos dois lados", "Onde o sinal se perde"],
        slots: [["Use o mesmo controle nos dois lados, com pilha nova.", "Faça com o portão à vista."]],
        steps: [
          "Troque a pilha por outra do mesmo código.",
          "Teste a pé, de dentro e da calçada.",
          "Repita com outro controle.",
          "Veja se o fio da antena está solto ou cortado, sem abrir a tampa.",
          "Mande foto do motor e da posição dele.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Dá para pôr uma antena do lado da rua?",
        answers: [
          "Dá: uma antena externa com cabo, ou um receptor avulso perto da calçada, ligado à placa.",
          "Sim, é serviço simples na maioria das casas; a foto do motor e do muro mostra por onde passa o cabo.",
        ],
      },
      {
        question: "Por que começou de repente?",
        answers: [
          "Pilha no fim, antena mexida numa manutenção ou aparelho novo na garagem são as causas comuns.",
          "Veja o que mudou: lâmpada de LED, câmera, forro ou chapa nova no portão.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Não: se de dentro ele abre, o motor está bom.",
          "De jeito nenhum por isso; o conserto fica no rádio.",
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
        "Controle que abre de longe mas não de perto costuma estar bom: colado ao motor, o sinal chega forte demais ao receptor ou é barrado pela carcaça e pela chapa. Afaste-se dois ou três metros e teste; se a falha é nova, a antena precisa de acerto, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o controle funciona da rua e não de dentro da garagem, algo atrapalha o sinal ali: lâmpada de LED, câmera, antena encostada em metal ou receptor saturado de tão perto. Teste com as luzes apagadas e a três metros; sem melhora, a antena muda de lugar, com visita a partir de {price.preventive} em casa, fora peças.",
        "O controle que só pega da rua, e não perto do portão, quase nunca tem defeito: é sinal forte demais colado ao receptor, sombra da chapa ou ruído de LED e câmera. Recue três metros e apague as luzes para testar; o ajuste da antena em residência parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que de perto falha", "Sinal forte demais, sombra ou ruído"],
        slots: [
          [
            "Um receptor sensível satura com o controle encostado e não lê o código, como quem não entende um grito no ouvido. A antena virada para a rua também tem uma zona surda logo abaixo, e carcaça e chapa fazem sombra.",
            "Muito perto, o sinal passa do que o receptor aceita, e a três metros volta a ser lido. Outra causa é a posição da antena, que escuta a rua e ignora quem está embaixo dela ou atrás da chapa.",
            "De tão forte, o sinal colado ao motor deixa o receptor sem leitura. A antena apontada para fora e o metal da carcaça criam ainda um ponto cego ao lado do motor.",
          ],
          [
            "Lâmpada de LED barata, câmera e roteador fazem ruído dentro da garagem, e da rua o controle fica longe dele.",
            "Dentro da garagem há também o ruído de LED, câmera e fonte, que some a distância.",
            "O ruído de LED, câmera ou roteador é mais forte junto deles, e por isso só atrapalha do lado de dentro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar o ponto em que falha", "Teste de perto e de longe"],
        slots: [
          [
            "Use o mesmo controle e mude uma coisa por vez. O que importa é saber se a falha é de lugar, de luz acesa ou de um controle só.",
            "Faça os testes com um controle e depois repita com outro. Marque onde abre, onde não abre e se as luzes mudam algo.",
            "Vá do perto ao longe, com o portão à vista. Anote os pontos, porque eles dizem se é saturação, sombra ou ruído.",
          ],
        ],
        steps: [
          "Teste a um, três e dez metros do motor.",
          "Repita com as luzes da garagem apagadas.",
          "Desligue câmera e roteador próximos, um por vez.",
          "Teste outro controle nos mesmos pontos.",
          "Anote onde abriu e onde não abriu.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para o sinal chegar", "Ajuste da antena e do receptor"],
        slots: [
          [
            "Com o motor sem energia, o técnico muda o fio da antena de posição, longe do metal e da rede, e refaz o contato. Se a chapa é o obstáculo, um receptor externo, fora da carcaça, escuta dos dois lados.",
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
          "Não, é só leitura. Mas falha que apareceu de repente pede olhar a antena.",
          "Não estraga. O incômodo some com a antena em outra posição ou alguns passos de distância.",
        ],
      },
      {
        question: "Trocar a pilha resolve?",
        answers: [
          "Em geral, não: pilha nova transmite mais forte e pode até acentuar a falha de perto. O ajuste é na antena.",
          "Pilha fraca falha de longe, e não de perto. Se só junto do motor não abre, mexe-se na recepção.",
        ],
      },
      {
        question: "É o controle ou o portão?",
        answers: [
          "Se todos falham no mesmo ponto, é o portão; se é um só, é ele.",
          "Compare dois controles no mesmo lugar: igual nos dois, a causa é antena ou ruído; só num, é dele.",
        ],
      },
      {
        question: "Enquanto isso, como saio da garagem?",
        answers: [
          "Acione a alguns metros do motor, ou pela botoeira, vendo o portão inteiro e sem ninguém no caminho.",
          "Aperte antes de chegar perto ou use o botão da parede, com o vão à vista.",
        ],
      },
    ],
    photo: "fotos do motor, da antena e das lâmpadas da garagem",
  },
];
