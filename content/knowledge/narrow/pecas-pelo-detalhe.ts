import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** Parts that titles ask of by the one word that decides them: "hall", "IP44", "não desacelera", "toda hora". */
export const pecasPeloDetalhe: NarrowConcept[] = [
  {
    id: "sensor-hall-do-motor",
    broader: "fim-de-curso",
    label: "Sensor Hall do motor",
    phrase: "o sensor Hall do motor",
    asks: [
      "motor abre devia fechar",
      "sensor hall invertido abre devia fechar",
      "hall invertido motor abre",
      "sensor hall invertido",
      "sensor hall",
      "hall motor",
      "hall portão",
      "sensor hall motor",
      "sensor hall portão",
      "sensor hall [marca]",
      "sensor hall motor [marca]",
      "sensor hall queimado",
      "sensor hall defeito",
      "sensor hall preço",
      "comprar sensor hall",
      "trocar sensor hall",
      "placa hall motor",
      "placa sensor hall",
      "testar sensor hall",
    ],
    intent: "buying",
    answers: {
      repair: [
        "Sensor Hall do motor com defeito faz o portão perder o ponto: ele anda um pouco e desiste, para cada vez num lugar ou bate no fim. Antes da troca, conferem-se o conector e o ímã, que dão o mesmo sinal. A visita com ajuste em casa parte de {price.preventive}, sem peças, e o sensor sai pela foto da etiqueta.",
        "Com o sensor Hall ruim, a central não sabe onde a folha está, e o motor para no começo ou não para no fim. Pode ser só conector oxidado ou ímã fora do lugar; se for o sensor, troca-se pelo do mesmo modelo. A visita em residência começa em {price.preventive}, fora as peças.",
      ],
      any: [
        "O sensor Hall do motor [marca] é a plaquinha eletrônica que sente o ímã e diz à central onde o portão está. A peça é vendida separada em muitos modelos e tem de ser a do seu, com o mesmo conector; a foto da etiqueta do motor diz se há e quanto custa.",
        "Sensor Hall de motor de portão se compra pelo modelo escrito na etiqueta, porque o formato da plaquinha, o cabo e o conector mudam até dentro da marca. Quando ele vem soldado na placa, troca-se a placa inteira. Mande a foto da etiqueta e respondemos com a peça e o valor.",
        "Com o sensor Hall queimado, o motor perde o ponto de parada: anda um pouco e desiste, bate no fim ou para cada vez num lugar. Antes de trocar a peça, conferem-se o conector e o ímã; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O sensor Hall serve para contar as voltas do motor ou marcar a parada: ele sente a passagem de um ímã, sem encostar em nada. Se falha, a central não sabe onde a folha está. Cada modelo usa o seu, e a foto da etiqueta mostra qual é e quanto custa, com ou sem a troca.",
        "Sensor Hall invertido faz a central contar o percurso ao contrário: o motor abre quando devia fechar, para logo na partida ou bate no fim. O mesmo acontece com os fios do motor trocados depois de um conserto. Desligue o disjuntor; o técnico corrige a ligação e grava o percurso de novo.",
      ],
      price: [
        "O preço do sensor Hall depende do modelo do motor e de a plaquinha ser vendida separada. O caso mais barato é limpar o conector ou recolocar o ímã; depois vem o sensor novo e, por último, a placa inteira, quando ele é soldado nela. A foto da etiqueta dá o valor, de graça.",
        "Quanto custa o sensor Hall do motor [marca] é informado de graça pela foto da etiqueta, porque cada modelo usa um. Ele custa menos que a placa central, e muitas vezes nem é preciso trocar: conector oxidado e ímã fora do lugar se resolvem na visita, em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de sensor Hall com defeito", "Como saber se o sensor Hall queimou"],
        slots: [
          [
            "O motor tem força e obedece ao controle, mas erra o lugar de parar. Estes sinais apontam para o sensor Hall, para o ímã ou para o cabo dele.",
            "Se o motor gira bem e o erro está só na parada, suspeite do sensor Hall e do que fica em volta dele. Compare com o seu caso.",
            "Defeito de sensor Hall aparece na posição da folha, e não na força do motor. É o que mostram os sinais abaixo.",
          ],
        ],
        bullets: [
          "Anda alguns centímetros e desiste, sem roncar: central sem sinal do sensor",
          "Para cada vez em um lugar: leitura que falha, por sujeira ou conector",
          "Bate sempre na mesma ponta: ímã daquele lado fora do lugar",
          "Perde o percurso gravado: sensor ou memória da placa",
          "Ronca e não gira: capacitor ou folha presa, e não o sensor",
        ],
      },
      {
        about: "choose",
        headings: ["Qual sensor Hall serve no motor", "Como comprar o sensor Hall certo"],
        slots: [
          [
            "A peça certa é a do modelo da etiqueta, com o mesmo número de fios e o mesmo conector. Sensor parecido de outra linha pode inverter a leitura, e a folha passa do ponto.",
            "Compare modelo, conector e quantidade de fios, porque o encaixe igual não garante o mesmo sinal. Com um sensor de outra linha, a central pode ler a parada ao contrário.",
            "O modelo do motor é que define o sensor, e depois o conector e os fios. Uma plaquinha de aparência igual pode mandar outro sinal à central.",
          ],
          [
            "Não confunda com o reed, que é um contato dentro de uma ampola de vidro: os dois sentem o ímã, mas o Hall precisa de alimentação, e um não entra no lugar do outro.",
            "O reed switch também lê o ímã, só que é uma ampola de vidro sem alimentação. Por isso não substitui o Hall, que é eletrônico.",
            "Hall e reed fazem o mesmo trabalho de modos diferentes: o primeiro é eletrônico e alimentado pela placa, e o segundo é um contato em vidro. A central só aceita o tipo para o qual foi feita.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o sensor Hall é testado e trocado", "A troca do sensor Hall"],
        slots: [
          [
            "O técnico limpa o conector, confere a distância do ímã e mede se o sinal muda quando ele passa. Só o sensor que não responde é trocado.",
            "Conector, ímã e sinal são conferidos nessa ordem, porque os dois primeiros falham mais que o sensor. A peça nova entra quando a medição mostra que não há resposta.",
            "Antes da troca vêm a limpeza do conector e a conferência do ímã. Se mesmo assim o sinal não aparece, o sensor dá lugar a outro do modelo.",
          ],
          [
            "Com a peça no lugar, o percurso é gravado de novo, e o portão abre e fecha algumas vezes para provar as paradas e o recuo diante de um obstáculo. Se há a peça, leva até {trade.smallRepair}.",
            "Depois a central aprende o percurso outra vez e as duas paradas são testadas, junto com o recuo de segurança. Com o sensor em mãos, o serviço cabe em {trade.smallRepair}.",
            "O serviço termina com o percurso regravado, as paradas conferidas e o teste de obstáculo. São até {trade.smallRepair} quando a peça já está com o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sensor Hall é o mesmo que encoder?",
        answers: [
          "Muitas vezes o encoder usa um sensor Hall: um ímã gira com o motor, e o Hall conta as voltas. O mesmo sensor também pode só marcar a parada nas pontas.",
          "Encoder é a função de contar as voltas, e Hall é o sensor que costuma fazer isso, lendo um ímã no eixo.",
        ],
      },
      {
        question: "Dá para usar o portão sem o sensor Hall?",
        answers: [
          "No automático, não: sem ele a central não sabe onde parar e perde a proteção contra esmagamento. Deixe o disjuntor desligado até a troca.",
          "Não é seguro. Sem a leitura, a folha pode bater no fim ou não recuar diante de alguém.",
        ],
      },
      {
        question: "Posso trocar o sensor Hall eu mesmo?",
        answers: [
          "Não é indicado, porque ele fica sob a tampa, ao lado da rede e do capacitor, que guarda carga. Além disso, o percurso precisa ser gravado de novo.",
          "Deixe com o técnico: a peça fica junto de partes com tensão, e poucos milímetros de ímã mudam a parada.",
        ],
      },
      {
        question: "O ímã perdeu a força ou foi o sensor?",
        answers: [
          "Ímã raramente perde a força; ele gira, se afasta ou cai. Se está firme e no lugar, mede-se o sensor e o cabo dele.",
          "Quase sempre é posição, cabo ou sensor. Um ímã firme e limpo continua bom por muitos anos.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se o sensor já saiu, outra dele com o conector",
  },
  {
    id: "grau-ip-do-motor",
    broader: "modelos",
    label: "Grau de proteção IP do motor",
    phrase: "o grau de proteção IP do motor",
    asks: [
      "ip motor",
      "motor ip",
      "motor portão ip",
      "motor [marca] ip",
      "grau ip",
      "grau proteção",
      "grau proteção motor",
      "grau proteção ip",
      "índice proteção motor",
      "proteção ip",
      "proteção ip motor",
      "qual ip motor",
      "ip área externa",
      "ip44",
      "ip24",
      "ip54",
      "ip55",
      "ip65",
      "ip66",
      "ip67",
      "ipx4",
      "motor ip44",
      "motor ip54",
      "motor ip65",
      "motor chuva ip44",
      "motor chuva ip54",
      "motor chuva ip65",
      "grau proteção ip motor",
      "grau ip motor",
      "motor ip55",
      "motor ip66",
      "qual ip motor área externa",
      "ip motor portão área externa",
    ],
    intent: "buying",
    answers: {
      any: [
        "O grau de proteção IP do motor para área externa deve ter 4 ou mais no segundo número, como IPX4, IP24, IP44 ou IP54, que suportam chuva e respingo. O IP vem na ficha ou na etiqueta do modelo. Nenhum deles aguenta jato de lavadora nem alagamento, e por isso a base do motor fica acima do nível da poça.",
        "Motor de portão IP44 pode tomar chuva, com a tampa fechada: o segundo 4 indica proteção contra água respingada de qualquer lado, e o primeiro, contra objetos de mais de 1 mm. IP44 não cobre jato de lavadora nem poça que sobe até a base do motor.",
        "Motor IP54 protege de poeira e de respingo, e o IP44, de objetos pequenos e do mesmo respingo. Para portão ao tempo os dois servem; em rua de terra e obra, o IP54 é melhor. O número está na ficha do modelo, e a tampa bem fechada vale tanto quanto ele.",
        "Motor IP65 é vedado contra poeira e suporta jato de água, bem mais do que a chuva exige, e é pouco comum em portão de casa. Para área externa basta o segundo número ser 4 ou mais, com tampa inteira e base alta. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Em IP, o primeiro número diz quanto o motor resiste a poeira e o segundo, à água: 4 é respingo, 5 e 6 são jato, 7 é mergulho curto. No motor que fica fora, procure 4 ou mais no segundo; a foto da etiqueta basta para dizermos se o seu pode ficar ao tempo.",
      ],
      price: [
        "O preço do motor muda pouco com o grau IP, porque os de uso externo já vêm com proteção contra chuva; o que pesa é a força e o tipo de portão. A troca em casa fica de {price.homeSwap}, com mão de obra. Modelo vedado contra jato, como IP65, é menos comum e orçado por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada número do IP quer dizer", "Como ler o IP na ficha do motor"],
        slots: [
          [
            "O código tem dois números, e um X no lugar de um deles quer dizer que aquela proteção não foi testada.",
            "Leia os dois algarismos em separado; a letra X aparece quando um dos testes não foi feito.",
            "Cada algarismo responde a uma pergunta, poeira e água. X significa apenas que o ensaio não foi declarado.",
          ],
        ],
        bullets: [
          "IPX4, IP24 e IP44: água respingada de qualquer lado, como a chuva",
          "IP54: o mesmo respingo e mais proteção contra poeira",
          "IP55: jato de água fraco, como o de mangueira sem pressão",
          "IP65: vedado contra poeira, com a mesma proteção contra jato",
          "IP67: mergulho curto, o que motor de portão comum não tem",
        ],
      },
      {
        about: "choose",
        headings: ["O que protege além do IP", "Por que a instalação pesa tanto quanto o IP"],
        slots: [
          [
            "O IP vale para o motor fechado, como saiu da fábrica. Tampa rachada, parafuso faltando ou furo novo para passar cabo deixam a água entrar, seja qual for o número.",
            "O ensaio é feito com a tampa inteira e todos os parafusos. Um furo a mais ou uma borracha fora do lugar tira a proteção que o IP promete.",
            "Qualquer fresta anula o número da ficha: tampa trincada, borracha ressecada ou entrada de cabo sem vedação.",
          ],
          [
            "A base fica alguns dedos acima do ponto em que a água empoça, e o cabo entra por baixo. Goteira de telhado em cima do motor se resolve com uma cobertura fixa, que deixe passar o ar.",
            "Levantar a base, trazer o cabo por baixo e desviar a calha que pinga em cima evitam mais defeito do que subir de IP44 para IP54.",
            "Motor baixo, em lugar que empoça, molha por baixo mesmo com IP bom. Base alta e eletroduto vedado resolvem, e uma cobertura ventilada tira a goteira.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Onde achar o IP do seu motor", "Como descobrir se o seu motor pode ficar ao tempo"],
        slots: [
          [
            "Veja primeiro a etiqueta colada no motor e depois a ficha técnica do manual, na linha do grau de proteção. Nem todo fabricante de motor residencial publica o número; nesse caso, o manual diz se o uso é externo.",
            "O número costuma estar na etiqueta ou na tabela do manual, como grau de proteção. Quando não aparece, procure a indicação de uso em área externa.",
            "Procure as letras IP na etiqueta e, se não houver, na tabela de características do manual. Sem nada escrito, pergunte pelo modelo antes de deixá-lo sem cobertura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso lavar um motor IP44 com mangueira?",
        answers: [
          "Não: IP44 cobre respingo, e o jato empurra água pela tampa. Passe pano úmido, com o disjuntor desligado.",
          "Não lave com jato. Pano úmido e disjuntor desligado bastam para limpar a carcaça.",
        ],
      },
      {
        question: "Motor em garagem coberta precisa de IP alto?",
        answers: [
          "Não, porque a cobertura já tira a chuva. Continua valendo manter a base longe da água de lavagem do piso.",
          "Não precisa. Mesmo assim, escolha um de uso externo se a chuva de vento chega até ele.",
        ],
      },
      {
        question: "E na praia, qual IP escolher?",
        answers: [
          "A maresia ataca mais os parafusos e os conectores do que o IP mostra. Escolha o de uso externo, mantenha a tampa vedada e faça revisão mais frequente.",
          "O mesmo de área externa, com revisão mais curta: o sal oxida conector e parafuso mesmo em motor bem vedado.",
        ],
      },
      {
        question: "A garantia cobre água dentro do motor?",
        answers: [
          "Em geral não, se a tampa estava aberta ou houve jato ou enchente. Por isso a vedação é conferida na instalação.",
          "Costuma ficar fora, como dano de raio. Se a água entrou por falha da nossa instalação, vale a garantia do serviço, de {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do lugar em que ele fica ou vai ficar",
  },
  {
    id: "modulo-wifi-cai-toda-hora",
    broader: "modulo-wifi",
    label: "Módulo Wi-Fi perde a conexão",
    phrase: "o módulo Wi-Fi que perde a conexão",
    asks: [
      "wifi perde conexão",
      "wifi portão perde conexão",
      "módulo perde conexão",
      "módulo wifi perde conexão",
      "módulo perde sinal",
      "módulo wifi perde sinal",
      "módulo wifi cai",
      "módulo wifi caindo",
      "módulo wifi cai toda hora",
      "módulo cai toda hora",
      "módulo wifi portão cai",
      "wifi portão cai",
      "wifi portão cai toda hora",
      "wifi portão caindo",
      "wifi portão fica caindo",
      "módulo wifi desconecta",
      "módulo wifi desconecta sozinho",
      "módulo desconecta",
      "módulo portão desconecta",
      "módulo desconectando",
      "wifi portão desconecta",
      "aplicativo portão desconecta",
      "app portão desconecta",
      "aplicativo portão cai toda hora",
      "módulo fica offline toda hora",
      "módulo wifi offline toda hora",
      "módulo wifi instável",
      "wifi portão instável",
      "módulo wifi portão offline direto",
      "módulo desconectou",
    ],
    intent: "repair",
    answers: {
      any: [
        "O módulo Wi-Fi do portão que perde a conexão toda hora tem, quase sempre, sinal fraco na garagem, e o portão de chapa fechado piora. Se ele cai quando o motor parte, a causa é a alimentação. Veja em que momento cai; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o Wi-Fi do portão cai e volta sozinho, repare no momento: com o portão fechado, falta sinal; na partida do motor, falta energia no módulo; junto com a casa toda, é a internet. Repetidor de 2,4 GHz resolve o primeiro caso, e a medição do técnico, em casa desde {price.preventive}, sem peças, o segundo.",
        "Módulo Wi-Fi que desconecta sozinho do aplicativo está no limite do sinal ou reinicia por falta de energia. Ao lado do motor, com o portão fechado, veja se o celular navega em 2,4 GHz. Se navega bem, o defeito é do módulo ou da fonte, e a visita em casa parte de {price.preventive}, sem peças.",
        "O módulo fica offline direto por três motivos: sinal fraco em 2,4 GHz, roteador que muda de canal ou troca a rede, e fonte que não sustenta o módulo. Enquanto isso, use o controle. A visita residencial que mede e acerta parte de {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O momento da queda mostra a causa", "Por que a conexão cai e volta"],
        slots: [
          [
            "Anote por dois ou três dias quando o módulo some do aplicativo, porque o horário e a posição do portão separam as causas.",
            "Antes de comprar qualquer coisa, repare quando a queda acontece. Cada momento aponta uma causa.",
            "A conexão que vai e volta tem hora certa para falhar, e é ela que mostra o que trocar.",
          ],
        ],
        bullets: [
          "Só com o portão fechado: a chapa barra o sinal",
          "Na hora em que o motor parte: fonte fraca ou mau contato",
          "De dia ou à noite, sem padrão: sinal no limite ou canal cheio de redes vizinhas",
          "Depois de faltar luz: o módulo liga antes do roteador e não tenta de novo",
          "Junto com os outros aparelhos da casa: a internet ou o roteador",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer antes de chamar", "Teste o sinal ao lado do motor"],
        slots: [
          [
            "Faça o teste com o portão fechado, que é a pior situação, e sem abrir a tampa do motor.",
            "O portão fica fechado durante o teste, porque aberto ele deixa o sinal passar e engana. A tampa do motor não se abre.",
            "Teste com a folha fechada e o celular encostado no motor, sem mexer em nada por dentro.",
          ],
        ],
        steps: [
          "Ao lado do motor, abra um vídeo no celular pela rede de 2,4 GHz.",
          "Se o vídeo trava, aproxime o roteador ou ponha um repetidor no caminho.",
          "Separe no roteador os nomes das redes de 2,4 e 5 GHz e deixe o módulo na primeira.",
          "Reinicie o roteador e atualize o aplicativo do módulo.",
          "Se o sinal é bom e ele ainda cai, filme o aplicativo enquanto o portão anda.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acaba com a queda", "Quando o defeito é do módulo"],
        slots: [
          [
            "O técnico mede a tensão que chega ao módulo com o motor parado e na partida. Se ela cai, o módulo recebe fonte própria; se está firme e ele reinicia, é trocado.",
            "A medição é feita na partida do motor, quando a central divide a energia. Tensão que despenca pede uma fonte separada; tensão firme com reinício condena o módulo.",
            "Na visita se mede a alimentação com o portão andando. Uma fonte própria resolve a queda na partida, e módulo que reinicia com tensão boa dá lugar a outro.",
          ],
          [
            "Quando o motivo é a chapa, o módulo pode ser levado para fora da caixa, em ponto mais alto e abrigado. Em custo, mudar o módulo de lugar vem primeiro, depois o repetidor e a fonte, e por último o módulo novo.",
            "Se o sinal não chega por causa do ferro, muda-se o módulo para um ponto alto e coberto, com cabo até a placa. É a saída mais barata; repetidor, fonte e módulo novo vêm em seguida.",
            "Contra a chapa do portão ajuda tirar o módulo de dentro do motor e fixá-lo no alto, em lugar coberto. Custa menos que um repetidor, uma fonte ou outro módulo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Repetidor acaba com a queda do módulo?",
        answers: [
          "Acaba quando a causa é sinal, se ficar a meio caminho e em 2,4 GHz. Se o módulo cai na partida do motor, não muda nada.",
          "Sim, no caso de sinal fraco. Ponha-o onde o celular ainda pega bem a rede, e não já dentro da garagem sem sinal.",
        ],
      },
      {
        question: "O portão pode abrir sozinho quando o Wi-Fi cai?",
        answers: [
          "Não deve: sem conexão o módulo não recebe ordem. Se o portão se move quando a luz ou a rede volta, desligue o disjuntor e peça a revisão do módulo.",
          "A queda da rede não dá comando. Um módulo que aciona o portão ao religar está mal configurado e precisa ser corrigido.",
        ],
      },
      {
        question: "Preciso contratar internet melhor?",
        answers: [
          "Quase nunca, porque o módulo usa pouquíssimos dados. O que falta costuma ser sinal na garagem, e não velocidade.",
          "Não por causa do portão. Uma conexão simples basta, se o sinal de 2,4 GHz chega firme ao motor.",
        ],
      },
      {
        question: "Como abro o portão enquanto o aplicativo cai?",
        answers: [
          "Pelo controle ou pela botoeira, que não dependem da internet. Ande com um controle até resolver.",
          "O controle comum continua funcionando sempre, porque fala direto com o receptor.",
        ],
      },
    ],
    photo: "uma foto do módulo, se estiver à vista, da etiqueta do motor e do portão fechado",
  },
  {
    id: "pelicula-do-carro-e-controle",
    broader: "so-de-perto",
    label: "Película do carro e controle do portão",
    phrase: "a película do carro que atrapalha o controle",
    asks: [
      "película controle",
      "película controle portão",
      "película carro controle",
      "película carro controle portão",
      "película carro atrapalha controle",
      "película atrapalha controle",
      "película vidro controle portão",
      "película metalizada controle",
      "insulfilm controle",
      "insulfilm controle portão",
      "insulfilm atrapalha controle",
      "controle insulfilm carro",
      "controle não funciona insulfilm",
      "controle não funciona insulfilm carro",
      "controle depois insulfilm",
      "insulfilm corta sinal controle",
      "película corta sinal controle",
      "película bloqueia controle",
      "insulfilm bloqueia controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Depende da película do carro: a metalizada, a que espelha, atrapalha o controle do portão porque o metal barra o rádio; a comum, só escura, quase não muda nada. Teste com o vidro aberto e fechado, do mesmo lugar. Se só abre com ele aberto, use o controle no para-brisa ou melhore a antena do portão.",
        "O insulfilm atrapalha o controle do portão quando tem metal na composição, e aí o alcance cai só com o vidro fechado. Com a película comum, o culpado costuma ser a pilha ou a antena do motor. Compare com o vidro aberto; a antena é refeita em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o controle passou a falhar depois do insulfilm, a película é metalizada ou foi coincidência com pilha fraca. Troque a pilha e teste de vidro aberto, do mesmo ponto. Melhorou só de vidro aberto, é a película, e a saída é levar o controle ao para-brisa ou reforçar a antena do receptor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a culpa é da película", "O teste do vidro aberto"],
        slots: [
          [
            "Pare o carro em lugar seguro, com o portão à vista, e faça todos os testes do mesmo ponto.",
            "O teste só vale se a distância for sempre a mesma, com o carro parado fora do caminho da folha.",
            "Escolha um ponto em frente ao portão, pare ali e mude uma coisa por vez.",
          ],
        ],
        steps: [
          "Ponha pilha nova no controle.",
          "Aperte fora do carro: se falha também ali, não é a película.",
          "Dentro, com o motor do carro desligado, teste de vidro aberto e depois fechado.",
          "Repita apontando pelo para-brisa, que costuma não ter a película metalizada.",
          "Ligue o carro e o carregador: se piora só agora, é interferência.",
        ],
      },
      {
        about: "causes",
        headings: ["Que película corta o sinal", "Película comum, de carbono e metalizada"],
        slots: [
          [
            "O controle fala com o portão por rádio, em geral de 433 MHz, que atravessa vidro e tinta, mas não metal. A metalizada ou refletiva tem uma camada fina de metal; a tingida, a de carbono e a nanocerâmica em geral não têm.",
            "Só o metal segura o rádio do controle. Películas espelhadas e refletivas levam metal; as tingidas, de carbono e nanocerâmicas costumam deixar o sinal passar.",
            "Vidro escuro não é problema, e sim vidro com metal. A película refletiva entra nesse caso, enquanto a tingida, a de carbono e a nanocerâmica quase não tiram alcance.",
          ],
          [
            "A lataria em volta já tira uma parte do alcance. Por isso um controle com pilha fraca, que ainda abre na calçada, pode falhar dentro do carro mesmo sem película nenhuma.",
            "O próprio carro é uma caixa de metal e rouba um pouco do sinal. Com a pilha no fim, essa perda já basta para o portão não responder de dentro.",
            "Parte da perda vem da lataria, com ou sem película. Pilha fraca e antena ruim no motor aparecem primeiro dentro do carro.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como melhorar sem tirar a película", "O que resolve de dentro do carro"],
        slots: [
          [
            "Prenda o controle no quebra-sol ou perto do para-brisa, longe do celular e do carregador. Tirar a película raramente é necessário.",
            "O quebra-sol e o canto do para-brisa são os melhores lugares para o controle. Antes de arrancar a película, experimente ali.",
            "Leve o controle para perto do vidro da frente e para longe do carregador. Na maioria dos carros isso basta, sem mexer na película.",
          ],
          [
            "Do lado do portão, o técnico estica o fio da antena fora do metal ou põe um receptor no alto, o que ajuda todos os carros da casa. Há também o emissor ligado ao farol, que transmite por fora do vidro.",
            "No motor, uma antena refeita ou um receptor em ponto alto dá a sobra de sinal que a película rouba. Outra saída é o emissor de farol, montado fora da cabine.",
            "Reforçar a antena do receptor vale para todos os controles, e não só para esse carro. Quem quer tirar o vidro do caminho usa um emissor acionado pelo farol alto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso tirar a película para o controle funcionar?",
        answers: [
          "Quase nunca. Usar o controle junto do para-brisa, trocar a pilha e melhorar a antena do portão resolvem a maioria dos casos.",
          "Não de início: só a metalizada incomoda, e mesmo nela o para-brisa costuma ficar livre.",
        ],
      },
      {
        question: "A película atrapalha também a tag do portão?",
        answers: [
          "A metalizada atrapalha. A tag vai colada na área do para-brisa que o fabricante do carro deixa sem metal.",
          "Sim, se tiver metal. Cole a tag no ponto livre do para-brisa, em geral perto do espelho.",
        ],
      },
      {
        question: "Controle mais forte resolve?",
        answers: [
          "Pouco, porque a potência dos controles é parecida. Pilha nova e antena bem posta rendem mais.",
          "Raramente. O que muda o alcance é a recepção do portão, e não a força do controle.",
        ],
      },
      {
        question: "Por que o controle do vizinho abre com a mesma película?",
        answers: [
          "Porque a antena do portão dele está melhor ou a pilha é nova. Teste o seu controle com pilha nova antes de culpar o vidro.",
          "A posição do receptor muda de casa para casa: com antena livre e no alto, sobra sinal mesmo atrás do vidro.",
        ],
      },
    ],
    photo: "uma foto do controle, do receptor, se estiver à vista, e da etiqueta do motor",
  },
  {
    id: "nao-desacelera-no-fim",
    broader: "bate-forte",
    label: "Motor não desacelera no fim",
    phrase: "o motor que não desacelera no fim do curso",
    asks: [
      "não desacelera",
      "motor não desacelera",
      "portão não desacelera",
      "não desacelera fim",
      "não desacelera fim curso",
      "não desacelera final",
      "motor não desacelera fim",
      "motor não desacelera fim curso",
      "motor não desacelera final",
      "motor [marca] não desacelera",
      "motor [marca] não desacelera fim",
      "motor [marca] não desacelera fim curso",
      "[marca] não desacelera",
      "parou desacelerar",
      "motor parou desacelerar",
      "portão parou desacelerar",
      "perdeu desaceleração",
      "motor perdeu desaceleração",
      "portão perdeu desaceleração",
      "sem desaceleração",
      "motor sem desaceleração",
      "portão sem desaceleração",
      "não reduz velocidade fim",
      "não reduz velocidade final",
      "não diminui velocidade fim",
      "não diminui velocidade final",
      "não freia fim",
      "não freia final",
      "motor não freia",
      "chega rápido demais fim",
      "chega rápido batente",
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor [marca] que não desacelera no fim do curso perdeu a rampa, a redução de velocidade antes da parada: ela foi desligada na placa, o percurso se apagou ou o sensor de posição falha. Gravar o percurso e ajustar a rampa costuma bastar, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o motor [marca] não desacelera e a folha chega rápido ao batente, a central não sabe onde o fim está ou está com a desaceleração em zero. Isso é comum depois de trocar a placa ou de faltar luz. O técnico regrava o percurso e regula a rampa, em casa a partir de {price.preventive}, sem peças.",
        "Motor [marca] que parou de desacelerar no final pede regulagem, e não troca: confere-se o sensor que marca o percurso e acerta-se a rampa na placa. A visita em residência parte de {price.preventive}, fora as peças. Se a placa do seu modelo não tem essa função, só outra central faz a folha chegar devagar.",
      ],
      price: [
        "Fazer o motor desacelerar de novo no fim do curso custa, em casa, a partir de {price.preventive}, sem peças, quando é só regulagem da rampa e do percurso. Sensor vem depois em preço, e placa com desaceleração é o caso mais caro. Um vídeo da chegada da folha mostra qual é o seu.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o motor não desacelera no fim", "O que tira a desaceleração"],
        slots: [
          [
            "A central reduz a velocidade quando calcula que faltam poucos palmos, e para isso precisa conhecer o percurso. Compare o que aconteceu no seu portão com a lista.",
            "Para frear antes do batente, a placa precisa saber o tamanho do percurso e ter a rampa ligada. Veja o que pode ter mudado.",
            "A desaceleração depende de duas coisas, da posição da folha e da regulagem gravada. Uma delas se perdeu, como mostra a lista.",
          ],
        ],
        bullets: [
          "Depois de trocar a placa: rampa em zero ou percurso não gravado",
          "Depois de faltar luz: o primeiro ciclo pode ser diferente, e o defeito é não voltar ao normal",
          "Às vezes freia, às vezes não: ímã, encoder ou sensor Hall com leitura falha",
          "Desde que foi instalado: central sem a função ou rampa curta demais",
          "Só fechando, no basculante: contrapeso fraco, que deixa a folha cair",
        ],
      },
      {
        about: "check",
        headings: ["O que observar de longe", "Antes de chamar o técnico"],
        slots: [
          [
            "Assista a dois ciclos completos, com todos longe da folha. O que se repete mostra a causa.",
            "Fique de lado, longe do caminho, e veja abrir e fechar duas vezes até o fim.",
            "Observe dois ciclos inteiros, de longe e sem calçar o batente.",
          ],
        ],
        steps: [
          "Veja se falta desacelerar abrindo, fechando ou nos dois sentidos.",
          "Note se o motor desliga ao encostar ou continua roncando.",
          "Se continuar forçando, desligue o disjuntor e não use mais.",
          "Com o disjuntor desligado, veja se algum ímã está solto e se o batente está firme.",
          "Filme o final do movimento, de lado.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se devolve a parada suave", "A regulagem da rampa na central"],
        slots: [
          [
            "Primeiro o técnico deixa a folha leve, porque portão pesado ou solto embala e passa do ponto mesmo com a rampa ligada. Depois grava o percurso, aumenta a distância de frenagem e testa a força.",
            "A folha é conferida antes da placa, já que peso e trilho ruim vencem qualquer freio. Em seguida o percurso é aprendido de novo e a rampa fica mais longa, com a força no mínimo que move a folha.",
            "O serviço começa pela folha, que precisa andar leve, e segue para a central, onde se grava o percurso e se regula onde a velocidade cai. A força e o recuo diante de obstáculo são testados no fim.",
          ],
          [
            "Em custo, regular é o mais barato, trocar o sensor de posição vem depois, e a placa com a função, por último. Motor com inversor freia melhor que o comum, em que a redução é mais curta.",
            "A ordem de preço vai da regulagem ao sensor e do sensor à placa. No motor comum a redução é limitada; no de inversor, a folha encosta quase sem toque.",
            "Ajuste, sensor e placa é a ordem do mais barato ao mais caro. Só o motor com inversor tem freada longa e suave; no comum, a rampa é curta, mas tira a pancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão enquanto ele não desacelera?",
        answers: [
          "Por poucos dias e com o mínimo de aberturas, se o batente está firme e o motor desliga no fim. Com trinca na solda ou batente frouxo, desligue o disjuntor.",
          "Só se nada estiver solto ou trincado nas pontas. Cada pancada gasta engrenagem e solda, por isso marque logo a regulagem.",
        ],
      },
      {
        question: "Todo motor tem desaceleração?",
        answers: [
          "Não. Centrais antigas ou simples só ligam e desligam, e nelas a folha chega em velocidade cheia. O modelo da placa mostra se há a função.",
          "Só as centrais com rampa, e os motores com inversor. A foto da etiqueta do motor responde pelo seu modelo.",
        ],
      },
      {
        question: "Diminuir a força faz o portão desacelerar?",
        answers: [
          "Não: força e rampa são regulagens diferentes. Com pouca força a folha para no meio, sem chegar mais devagar.",
          "Não resolve. A força limita o empurrão diante de um obstáculo, e quem reduz a velocidade é a rampa.",
        ],
      },
      {
        question: "Borracha no batente compensa a falta de desaceleração?",
        answers: [
          "Só abafa o barulho. O tranco continua indo para a engrenagem e para a solda.",
          "Ajuda no som, não no esforço. Regule primeiro e deixe a borracha como complemento.",
        ],
      },
    ],
    photo: "um vídeo de lado do final do movimento e uma foto da etiqueta do motor",
  },
  {
    id: "motor-rapido-treme-o-portao",
    broader: "treme",
    label: "Motor rápido treme o portão",
    phrase: "o motor rápido que treme o portão",
    asks: [
      "rápido treme",
      "rápido treme portão",
      "motor rápido treme",
      "motor rápido treme portão",
      "motor rápido porém treme",
      "rápido porém treme",
      "rápido mas treme",
      "abre rápido treme",
      "portão rápido treme",
      "portão rápido tremendo",
      "motor rápido vibra",
      "motor rápido balança portão",
      "motor rápido sacode portão",
      "motor rápido tranco",
      "motor veloz treme",
      "[marca] rápido treme",
      "[marca] [modelo] rápido treme",
      "troquei motor rápido treme",
      "motor novo rápido treme",
      "treme motor rápido",
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor [marca] rápido treme o portão porque arranca e freia com mais força, e a velocidade mostra folgas que o motor lento escondia. Em geral se resolve com partida e parada mais suaves na placa, reaperto da fixação e folha que anda leve, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o motor é rápido porém o portão treme, a causa costuma ser rampa curta, suporte com folga ou folha pesada para a velocidade, e não defeito do motor. Regula-se a rampa, reaperta-se a fixação e deixa-se a folha leve, a partir de {price.preventive} em casa, sem peças.",
        "Motor [marca] rápido que sacode o portão pede folha bem presa e leve, porque a pressa aumenta qualquer folga de braço, suporte, guia ou roda. Observe se treme na saída, no meio ou na chegada; a regulagem em residência parte de {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Em que ponto o portão treme", "O momento do tremor mostra a causa"],
        slots: [
          [
            "Assista de lado, de longe, a uma abertura inteira. O ponto em que a folha sacode separa regulagem de peça gasta.",
            "Veja um ciclo completo, longe da folha. Cada momento do tremor tem uma causa provável.",
            "Filme de lado uma abertura e um fechamento. O trecho em que treme diz por onde começar.",
          ],
        ],
        bullets: [
          "Na saída: partida brusca na placa ou folga no suporte e no braço",
          "O tempo todo: roldana, guia, rolamento ou engrenagem gasta",
          "Sempre no mesmo trecho: trilho, guia ou cremalheira desalinhada",
          "Na chegada: falta de desaceleração ou fim de curso atrasado",
          "Só no basculante, ao subir: contrapeso ou cabos desiguais",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a velocidade faz tremer", "O que o motor rápido exige da folha"],
        slots: [
          [
            "Abrir na metade do tempo obriga a folha a acelerar e frear em menos espaço. Estrutura leve, coluna fraca ou solda antiga, que aguentavam o motor lento, passam a balançar.",
            "Quanto mais curta a abertura, mais forte o tranco da saída e da parada. Por isso o portão que não tremia com o motor antigo pode tremer com o novo.",
            "A mesma folha, movida no dobro da velocidade, recebe trancos maiores. O que estava apenas folgado começa a bater.",
          ],
          [
            "No motor com inversor, a placa permite alongar a partida e a parada. No rápido comum, a velocidade vem da rosca ou da engrenagem e muda pouco, por isso a folha tem de estar perfeita.",
            "Inversor dá controle: partida mais longa e velocidade menor se regulam na central. Sem ele, a velocidade é da mecânica, e o acerto fica na folha e na fixação.",
            "Se o motor tem inversor, baixar um pouco a velocidade tira o tremor. Nos outros, o que se pode fazer é firmar, equilibrar e lubrificar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se tira o tremor do motor rápido", "A regulagem, na ordem certa"],
        slots: [
          [
            "O técnico testa a folha sem o motor, presa e apoiada, e corrige o que tem jogo. Depois aperta suporte e braço, alonga a rampa e, se preciso, reduz a velocidade.",
            "Primeiro a folha, com apoio e sem o motor; depois suporte, braço e parafusos; por último a rampa e a velocidade na central. Nessa ordem, a regulagem não esconde uma folga.",
            "Folgas da folha e da fixação vêm antes da placa. Com tudo firme, a rampa fica mais longa e a velocidade é baixada só se ainda tremer.",
          ],
          [
            "Em preço, regular e reapertar é o mais barato, roldana ou braço vem depois, e reforço de solda na coluna é o mais caro. Trocar o motor quase nunca é a solução.",
            "Regulagem custa menos que peça, e peça, menos que serralheria. Motor novo só entra se o atual for forte demais para a folha.",
            "O ajuste é a parte barata; roda, pino ou braço somam a peça, e solda na estrutura é o que mais pesa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para diminuir a velocidade do motor rápido?",
        answers: [
          "No motor com inversor, sim, pela central. No comum, a velocidade é fixa, e o que se ajusta é a chegada e a folha.",
          "Depende da placa: com inversor se regula, sem ele não. A foto da etiqueta mostra qual é o seu.",
        ],
      },
      {
        question: "O tremor pode quebrar alguma coisa?",
        answers: [
          "Pode: afrouxa parafuso, trinca solda do suporte e gasta a engrenagem. Com trinca ou cabo desfiado, desligue o disjuntor e não use.",
          "Com o tempo, sim. Suporte e solda cedem primeiro, por isso vale regular logo.",
        ],
      },
      {
        question: "Meu portão aguenta motor rápido?",
        answers: [
          "Aguenta se a folha é firme, equilibrada e anda leve na mão. Folha torta, comprida e leve ou com solda fraca pede reforço antes.",
          "Na maioria dos basculantes e deslizantes de casa, sim, depois de acertar contrapeso, rodas e trilho.",
        ],
      },
      {
        question: "Era para o portão tremer menos com o motor novo?",
        answers: [
          "Só se o tremor viesse do motor velho. Quando vem da folha, o motor mais veloz mostra mais o defeito.",
          "Não necessariamente: motor não conserta folga de roda, guia ou braço.",
        ],
      },
    ],
    photo: "um vídeo de lado do portão abrindo e fechando e uma foto da etiqueta do motor",
  },
  {
    id: "batente-de-borracha",
    broader: "batente",
    label: "Batente de borracha para portão",
    phrase: "o batente de borracha do portão",
    asks: [
      "batente borracha",
      "batente borracha portão",
      "batente borracha portão correr",
      "batente borracha portão basculante",
      "batente borracha portão deslizante",
      "batente emborrachado",
      "batente poliuretano",
      "borracha batente",
      "borracha batente portão",
      "borracha batente portão correr",
      "borracha batente portão basculante",
      "borracha portão bater",
      "borracha portão não bater",
      "borracha amortecer portão",
      "amortecedor borracha portão",
      "tope borracha portão",
      "comprar batente borracha",
    ],
    intent: "buying",
    answers: {
      any: [
        "O batente de borracha para portão amortece o toque no fim do movimento, e o certo é maciço, parafusado e na altura do quadro da folha. Ele não substitui o batente de aço, que segura o portão, nem corrige motor que para tarde. Mande fotos das pontas e orçamos a peça com a instalação.",
        "Batente de borracha se escolhe pelo portão: no de correr, um em cada ponta do trilho; no basculante, nos pontos em que a folha encosta em cima e embaixo; no de abrir, no piso ou na parede. Prefira borracha maciça ou poliuretano, com parafuso. O valor vem pela foto do lugar.",
        "Para o portão não bater, o batente de borracha ajuda no barulho, mas a pancada vem da parada do motor. Regule primeiro, em visita a partir de {price.preventive} em casa, sem peças, e ponha a borracha maciça onde a folha encosta. Ela é das peças mais baratas do portão.",
      ],
      price: [
        "O batente de borracha está entre as peças mais baratas do portão, e o preço muda com o tamanho e o material: borracha macia custa menos, maciça vem depois e poliuretano é o mais caro. A instalação sai pela foto; junto com a regulagem da parada, a visita em casa parte de {price.preventive}, sem peças.",
        "O preço do batente de borracha depende do peso do portão e de já haver onde parafusar. Só a borracha é o caso barato; com batente de aço novo, soldado ou chumbado, o serviço pesa mais que a peça. O valor vem de graça, pela foto das duas pontas do portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual batente de borracha usar em cada portão", "Onde o batente de borracha fica"],
        slots: [
          [
            "O lugar decide o formato, e o peso da folha decide a dureza. Borracha mole demais esmaga em poucas semanas num portão pesado.",
            "Escolha o formato pelo tipo de portão e a dureza pelo peso. Em folha pesada, borracha macia amassa logo.",
            "Cada portão encosta num ponto diferente, e é ali que a borracha trabalha. Quanto mais pesada a folha, mais dura ela precisa ser.",
          ],
        ],
        bullets: [
          "De correr: cilindro ou bloco maciço no batente de aço de cada ponta",
          "Basculante: apoio nas colunas ou na soleira, onde a folha encosta",
          "De abrir: um no piso ou no fecho, e outro na parede, onde a folha abre",
          "Folha pesada: poliuretano ou borracha maciça de alta dureza",
          "Lugar de sol: borracha própria para área externa, que racha menos",
        ],
      },
      {
        about: "care",
        headings: ["O que a borracha não resolve", "Quando o problema não é o batente"],
        slots: [
          [
            "Se a folha chega em velocidade cheia, a borracha some em pouco tempo. A causa está no fim de curso, o sensor da parada, ou na desaceleração da placa.",
            "Borracha que se esmaga em semanas mostra motor parando tarde. O fim de curso, que manda parar, precisa ser acertado antes de trocar a peça outra vez.",
            "Pancada forte é parada fora do ponto. Sem acertar o sensor de fim de curso, qualquer borracha dura pouco.",
          ],
          [
            "A borracha também não segura o portão de correr no trilho: para isso existe o batente de aço. Se ele balança ou falta, deixe o disjuntor desligado, porque a folha pode sair do trilho e tombar.",
            "No portão de correr, quem impede a saída do trilho é o batente de aço. Se estiver solto, não acione o motor até o reparo.",
            "Folha de correr sem batente de aço firme pode tombar na ponta. A borracha vai sobre ele, nunca no lugar dele.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o batente de borracha é instalado", "A colocação e o ajuste da parada"],
        slots: [
          [
            "Com o disjuntor desligado e a folha firme, a borracha é parafusada no quadro ou no batente, porque cola solta com sol e vibração.",
            "A borracha vai presa por parafuso, com a energia cortada e a folha parada longe da ponta. Colada, ela cai com o calor.",
            "Fixa-se com parafuso e arruela larga, sem energia e com a folha imóvel; a cola serve só de apoio.",
          ],
          [
            "Depois a parada é regulada para a folha quase não tocar a borracha, já que a espessura dela muda o ponto. O serviço todo cabe em {trade.smallRepair}, se não há solda nem concreto.",
            "Em seguida se acerta o fim de curso, porque a borracha nova rouba um ou dois centímetros do percurso. Sem solda nem concreto, leva até {trade.smallRepair}.",
            "A espessura da borracha desloca o ponto de parada, por isso o motor é regulado no fim. São até {trade.smallRepair} quando é só parafusar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr o batente de borracha sozinho?",
        answers: [
          "A borracha, sim, com o disjuntor desligado e a folha parada longe da ponta. Batente de aço e tudo o que envolve cabo ficam com o técnico.",
          "Parafusar a borracha é simples, sem energia e sem ninguém movendo o portão. Não solte batente de aço nem mexa em cabo ou contrapeso.",
        ],
      },
      {
        question: "Borracha ou poliuretano: qual dura mais?",
        answers: [
          "O poliuretano, que aguenta mais peso e sol. A borracha maciça dá conta de portão leve e custa menos.",
          "Em folha pesada, poliuretano. Em portão leve de casa, a borracha maciça dura bem.",
        ],
      },
      {
        question: "Pneu velho ou pedaço de mangueira serve de batente?",
        answers: [
          "Serve por pouco tempo e solta fácil, o que muda o ponto de parada. A peça própria custa pouco e fica parafusada.",
          "Não é indicado: deforma de modo desigual e pode travar a folha. Use borracha maciça presa com parafuso.",
        ],
      },
      {
        question: "Depois da borracha o portão não fecha até o fim. Por quê?",
        answers: [
          "A espessura da borracha tirou espaço, e o motor percebe um obstáculo. Basta regular de novo o ponto de parada.",
          "Porque a folha encosta antes do ponto gravado. A parada precisa ser acertada para a nova medida.",
        ],
      },
    ],
    photo: "fotos dos pontos em que a folha encosta, com o portão aberto e fechado",
  },
  {
    id: "bateria-do-motor-24v",
    broader: "bateria",
    label: "Bateria do motor de 24 V",
    phrase: "a bateria do motor de 24 V",
    asks: [
      "par baterias 24v",
      "qual bateria usar motor 24v",
      "qual bateria usar portão 24v",
      "bateria serve motor 24v",
      "trocar bateria motor 24v",
      "troca bateria motor 24v",
      "trocar bateria portão 24v",
      "comprar bateria motor 24v",
      "bateria reposição motor 24v",
      "bateria nova motor 24v",
      "bateria motor 24v preço",
      "bateria portão 24v preço",
      "bateria motor 24v valor",
      "quantas baterias motor 24v",
      "bateria motor 24v dura",
      "bateria motor 24v não carrega",
      "ligar bateria motor 24v",
    ],
    intent: "buying",
    answers: {
      any: [
        "No motor de portão de 24 V usam-se, em geral, duas baterias seladas de 12 V ligadas em série, quase sempre de 7 Ah, iguais e da mesma idade. Confirme os Ah e o tamanho na bateria antiga ou no manual do motor. Vendemos e trocamos o par, com o valor informado pela foto da etiqueta.",
        "A bateria do motor de 24 V é um par de seladas de 12 V, do tipo VRLA ou AGM, com os ampères-hora (Ah) que o manual pede, em geral 7 Ah. Trocam-se sempre as duas juntas. Bateria de carro não serve, e a de lítio, só se o fabricante permitir.",
        "Para acertar a bateria do motor de 24 V, copie a que está na caixa: tensão, Ah, medidas e terminais. São duas de 12 V em série na maioria dos modelos. Ligadas do jeito errado, queimam a central, por isso a troca é do técnico; a foto da etiqueta traz o valor.",
      ],
      price: [
        "O preço da bateria do motor de 24 V é o de duas seladas de 12 V, que se trocam juntas, mais a mão de obra com teste do carregador. Encarece com os Ah: 7 Ah é a comum e a mais barata de achar. A foto da etiqueta da antiga traz o total, de graça.",
        "Trocar a bateria do motor de portão de 24 V custa o par de baterias de 12 V e o serviço. O caso barato é só o par igual ao antigo; carregador ou placa com defeito soma depois. Mande a foto da bateria e da etiqueta do motor para receber o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a bateria do motor de 24 V", "Volts, Ah e tamanho: o que repetir"],
        slots: [
          [
            "Duas baterias de 12 V em série somam 24 V, e é assim que a maioria dos motores de portão trabalha. Uma só, de 12 V, não sustenta o motor.",
            "Os 24 V vêm de duas baterias de 12 V ligadas uma depois da outra. Por isso elas são compradas e trocadas em par.",
            "Em série, duas de 12 V dão os 24 V que o motor usa. Com uma apenas, ele não anda.",
          ],
        ],
        bullets: [
          "Tipo: selada, VRLA ou AGM, feita para ficar sempre em carga",
          "Tensão: 12 V cada uma, duas em série",
          "Capacidade: os Ah da antiga ou do manual, em geral 7 Ah",
          "Medidas: as que cabem na caixa, com o mesmo terminal",
          "Data: as duas novas, do mesmo lote se possível",
        ],
      },
      {
        about: "signs",
        headings: ["Quando trocar as baterias", "Sinais de bateria do motor no fim"],
        slots: [
          [
            "Selada em portão dura em geral de 2 a 4 anos, e menos em lugar quente. O teste é desligar o disjuntor do portão e contar quantas vezes ele abre pelo controle.",
            "Conte de 2 a 4 anos de vida para cada par. Uma vez por ano, desligue o disjuntor e veja quantas aberturas o motor faz só com elas.",
            "Entre 2 e 4 anos a capacidade cai, usada ou não. Para saber como está, corte a rede no disjuntor e conte as aberturas.",
          ],
          [
            "Portão que se arrasta ou apaga sem luz, e anda bem com ela, está com as baterias no fim. Caixa estufada ou vazando não se toca: desligue o disjuntor e chame.",
            "Se sem energia ele para no meio e com energia abre normal, é bateria. Com vazamento ou estufamento, não encoste e deixe a troca com o técnico.",
            "Lentidão só durante a falta de luz é o sinal típico. Bateria inchada ou molhada por fora não deve ser mexida em casa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a troca do par", "A troca com teste do carregador"],
        slots: [
          [
            "Com a rede desligada, o técnico solta as antigas, confere a polaridade e mede a tensão de carga da central. Carregador ruim estraga baterias novas em poucos meses.",
            "O disjuntor é desligado, o par sai e o carregador da central é medido antes de montar o novo. Se ele carrega demais ou de menos, a bateria nova dura pouco.",
            "A troca começa pela medição do carregador, porque é ele que mais mata bateria nova. Depois se monta o par, com o positivo e o negativo conferidos.",
          ],
          [
            "No final a energia é cortada e se contam ciclos completos do portão. As velhas vão para descarte próprio, nunca no lixo comum.",
            "O teste é feito sem rede, com o portão abrindo e fechando algumas vezes. As baterias antigas são recolhidas para reciclagem.",
            "Antes de ir embora, o técnico corta a rede e conta as aberturas com você. As usadas seguem para descarte correto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só uma das duas baterias?",
        answers: [
          "Não convém: a velha segura a nova, que se gasta junto. Troque o par, do mesmo modelo.",
          "Troque as duas. Em série, a mais fraca decide quanto o conjunto aguenta.",
        ],
      },
      {
        question: "Posso pôr bateria de mais Ah no motor de 24 V?",
        answers: [
          "Só se o manual permitir e ela couber na caixa. O carregador pode não dar conta de uma maior.",
          "Depende do carregador da central. Acima do que ele aceita, a bateria nunca enche e se estraga antes.",
        ],
      },
      {
        question: "O motor de 24 V funciona sem bateria?",
        answers: [
          "Com luz, na maioria dos modelos, sim, porque a fonte da central o alimenta. Sem luz, só com as baterias.",
          "Em geral funciona pela rede. A bateria é a reserva para a falta de energia.",
        ],
      },
      {
        question: "Bateria de moto serve?",
        answers: [
          "Não: ela é feita para a partida, e não para ficar sempre em carga. Use a selada do tipo VRLA ou AGM.",
          "Não é indicada. A de moto dura pouco nesse uso e raramente cabe na caixa do motor.",
        ],
      },
    ],
    photo: "fotos da etiqueta da bateria antiga e da etiqueta do motor",
  },
  {
    id: "onde-fica-o-fim-de-curso",
    broader: "fim-de-curso",
    label: "Onde fica o fim de curso",
    phrase: "o lugar do fim de curso no motor do portão",
    asks: [
      "onde fica fim curso",
      "fim curso onde fica",
      "fim curso basculante onde fica",
      "fim curso deslizante onde fica",
      "fim curso motor onde fica",
      "fim curso [marca] onde fica",
      "onde fica fim curso motor",
      "onde fica fim curso motor basculante",
      "onde fica fim curso motor deslizante",
      "onde fica fim curso motor [marca]",
      "onde fica ímã portão",
      "onde fica ímã fim curso",
      "onde fica sensor fim curso",
      "onde está fim curso",
      "onde vai fim curso",
      "onde colocar ímã fim curso",
      "fim curso fica onde",
    ],
    intent: "question",
    answers: {
      any: [
        "O fim de curso do portão fica onde o movimento termina: no deslizante, são dois ímãs ou chapinhas presos na cremalheira, lidos por um sensor dentro do motor; no basculante, fica no acionador, o tubo do fuso, ou no próprio motor. Os ímãs se veem por fora; o sensor fica sob a tampa.",
        "No portão basculante, o fim de curso fica no acionador, junto do tubo por onde o fuso corre, com um ímã ou haste para a posição aberta e outro para a fechada. Em alguns motores, como os que contam voltas, ele fica dentro da caixa. Só o técnico mexe, porque a folha pode cair.",
        "No motor deslizante, de portão de correr, o fim de curso fica na cremalheira: um ímã ou uma chapinha perto de cada ponta, que passa diante do motor e manda parar. Com o disjuntor desligado, dá para ver se algum caiu ou girou; o sensor que os lê está sob a tampa do motor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde procurar em cada portão", "O lugar do fim de curso, tipo por tipo"],
        slots: [
          [
            "Procure com o portão parado e o disjuntor desligado, sem abrir a tampa do motor. São sempre dois pontos, um para abrir e outro para fechar.",
            "O fim de curso marca as duas pontas do movimento, e por isso há dois. Olhe de fora, com a energia cortada.",
            "Há um ponto para a folha aberta e outro para a fechada. Veja onde ficam, com o disjuntor desligado e o portão imóvel.",
          ],
        ],
        bullets: [
          "De correr: dois ímãs ou chapinhas na cremalheira, um perto de cada ponta",
          "Sensor que lê o ímã: dentro do motor, atrás da tampa, na altura da cremalheira",
          "Basculante de fuso: no acionador, ao lado do tubo, ou dentro do motor",
          "Basculante de corrente: no carro que corre na guia ou no eixo",
          "De abrir: no braço ou no corpo do motor; em alguns, é o batente que marca",
          "Motor de chave mecânica: numa haste na lateral da caixa, empurrada por uma chapinha",
          "Motor com encoder: sem ímã por fora, porque a central conta as voltas",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber se o fim de curso é o problema", "Sinais de fim de curso fora do lugar"],
        slots: [
          [
            "Portão que bate sempre na mesma ponta tem o ímã daquele lado atrasado; o que deixa fresta tem o ímã adiantado. Erro nas duas pontas aponta para o sensor ou para o fio dele.",
            "O lado em que a folha erra mostra qual ímã conferir. Quando erra nos dois, o defeito está no sensor dentro do motor.",
            "Pancada é parada tarde, e fresta é parada cedo, sempre do lado do ímã que se moveu. Falha dos dois lados vem do sensor.",
          ],
          [
            "Se o motor continua ligado depois que a folha chegou, desligue o disjuntor e não use: ele força a engrenagem e pode queimar.",
            "Motor que ronca com a folha encostada não recebeu o aviso de parar. Corte a energia até a visita.",
            "Não deixe o motor empurrar o batente. Com o disjuntor desligado, o defeito não cresce.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quem pode mexer no fim de curso", "O ajuste do fim de curso"],
        slots: [
          [
            "No deslizante, o aperto de um ímã frouxo é simples, com o disjuntor desligado e na marca antiga. No basculante, no de abrir e em tudo que está sob a tampa, quem ajusta é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
            "Só o ímã do portão de correr fica ao alcance do morador, e apenas para reapertar onde estava. O resto é do técnico, que em casa regula as duas paradas a partir de {price.preventive}, sem peças.",
            "Reapertar um ímã na cremalheira, sem energia e no mesmo lugar, é o limite do que se faz em casa. A regulagem das paradas é visita técnica, desde {price.preventive} em residência, fora as peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os dois ímãs do fim de curso são iguais?",
        answers: [
          "Nem sempre: em muitos motores os polos são trocados, e um não entra no lugar do outro. Marque o lado antes de soltar.",
          "Podem ser de polos opostos. Virado ou trocado, o motor para na ponta errada.",
        ],
      },
      {
        question: "Meu motor não tem ímã por fora. Onde é a parada?",
        answers: [
          "Provavelmente ele conta as voltas com um encoder ou usa chaves dentro da caixa. A etiqueta do motor mostra qual é o caso.",
          "Em motores com encoder ou com chave interna, nada aparece por fora. O percurso é gravado na central.",
        ],
      },
      {
        question: "Posso abrir a tampa para ver o sensor?",
        answers: [
          "Não: sob a tampa há tensão da rede e capacitor que guarda carga. Fotografe o motor por fora e a etiqueta.",
          "Melhor não, pelo risco de choque. As fotos de fora bastam para dizer onde está o sensor do seu modelo.",
        ],
      },
      {
        question: "O ímã caiu. Em que ponto prendo de novo?",
        answers: [
          "Na marca que ficou na cremalheira, se ela está visível e o portão é de correr. Sem marca, deixe o disjuntor desligado e peça a regulagem.",
          "Só no lugar antigo, com o disjuntor desligado. Alguns centímetros de diferença fazem a folha bater no batente.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da cremalheira ou do acionador, de fora",
  },
  {
    id: "capacitor-em-volts",
    broader: "capacitor",
    label: "Capacitor de 250, 380 ou 440 V",
    phrase: "os volts do capacitor",
    asks: [
      "capacitor 250v",
      "capacitor 380v",
      "capacitor 400v",
      "capacitor 440v",
      "capacitor 450v",
      "capacitor 250 440",
      "capacitor 250v 440v",
      "capacitor 250v ou 440v",
      "capacitor 380v 440v",
      "capacitor 250 380",
      "capacitor 250 ou 380",
      "capacitor 250v motor",
      "capacitor 380v motor",
      "capacitor 440v motor",
      "capacitor 440v no lugar 250v",
      "tensão capacitor",
      "voltagem capacitor",
      "volts capacitor",
    ],
    intent: "question",
    answers: {
      any: [
        "Capacitor de 250 V ou de 440 V: no motor do portão pode entrar o de tensão igual ou maior que a do original, nunca menor. Os volts são o limite que a peça aguenta, e não a tensão da tomada. O que não pode mudar são os microfarads (µF), escritos na etiqueta ou na peça antiga.",
        "Os volts do capacitor do portão, como 250, 380, 400 ou 440 V, dizem quanto ele suporta sem estourar. Trocar 250 por 440 V está certo, se couber no lugar; o contrário queima a peça. Mantenha os mesmos microfarads (µF) e o tipo permanente.",
        "O capacitor de 440 V serve no lugar do de 250 V no motor de portão, com os mesmos microfarads (µF), e só muda o tamanho, que costuma ser maior. O de 250 V não substitui o de 440 V, porque estoura. A foto da etiqueta do motor confirma o valor.",
      ],
      price: [
        "O preço do capacitor muda pouco com os volts: o de 250 V costuma ser o mais barato, e o de 440 V, um pouco mais caro, é o que mais aguenta. Os dois estão entre as peças baratas do motor. Com a troca, a visita em casa parte de {price.preventive}, sem peças, e o total sai pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o capacitor tem mais volts que a tomada", "O que os volts do capacitor querem dizer"],
        slots: [
          [
            "Ligado ao motor, o capacitor trabalha com tensão acima da que vem da rede. Por isso um motor de 220 V usa peça de 380 ou 440 V, e um de 127 V, em geral, de 250 V.",
            "A tensão sobre o capacitor fica mais alta que a da tomada quando o motor gira. Daí os 250 V nos motores de 127 V e os 380 ou 440 V nos de 220 V, na maioria dos casos.",
            "O enrolamento eleva a tensão no capacitor, que precisa de folga. É por isso que se vê 250 V em motor de 127 V e 380 a 440 V em motor de 220 V.",
          ],
          [
            "Volts a mais não dão força nem gastam mais luz, só segurança. Força e calor mudam com os microfarads, e esses ficam como no original.",
            "Usar uma peça de mais volts não altera o motor: ela apenas dura mais. O que altera são os microfarads.",
            "Subir os volts não muda a partida nem o consumo. Já mudar os microfarads enfraquece ou aquece o motor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que comparar antes de comprar", "Qual capacitor levar"],
        slots: [
          [
            "Leve o valor anotado, e não a peça de memória. Os pontos abaixo precisam conferir.",
            "Confira estes pontos com a peça antiga, já retirada pelo técnico, ou com a etiqueta do motor.",
            "Antes de pagar, compare a peça nova com a que saiu ou com o manual.",
          ],
        ],
        bullets: [
          "Microfarads (µF): iguais aos do original",
          "Volts: iguais ou maiores, como 440 V no lugar de 250 V",
          "Tipo: permanente, que fica ligado; o de partida não serve",
          "Tamanho: o de mais volts é maior e tem de caber sob a tampa",
          "Terminais: de encaixe ou com fio, como os da peça antiga",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do capacitor", "Da medição ao teste"],
        slots: [
          [
            "O técnico desliga o circuito, descarrega a peça, mede e só troca se ela reprovou. No fim, o portão abre e fecha várias vezes, porque folha pesada e rede fraca também fazem o motor zumbir.",
            "Com a energia cortada e a peça descarregada, mede-se a capacitância antes da troca. O teste nos dois sentidos mostra se a partida ficou firme.",
            "A peça é descarregada e medida antes de sair, com o disjuntor desligado. Depois da troca, vários ciclos confirmam que o problema era ela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Capacitor de 250 V em motor de 220 V queima?",
        answers: [
          "Queima cedo na maioria dos motores, porque a tensão sobre ele passa da tomada. Use o valor em volts do original ou maior.",
          "Costuma estourar em pouco tempo. Em 220 V, o comum é 380 ou 440 V.",
        ],
      },
      {
        question: "Posso ligar dois capacitores para chegar ao valor?",
        answers: [
          "Não é indicado: a emenda ocupa espaço, solta com a vibração e aumenta o risco de choque. A peça certa custa pouco.",
          "Melhor não. Uma peça só, no valor certo, é mais barata e segura.",
        ],
      },
      {
        question: "O capacitor dá choque desligado?",
        answers: [
          "Dá, porque guarda carga depois do disjuntor desligado. Por isso quem descarrega, mede e troca é o técnico.",
          "Sim, e forte. Não toque nos terminais nem tente descarregar com chave de fenda.",
        ],
      },
      {
        question: "A marca do capacitor importa?",
        answers: [
          "Pouco, se os µF, os volts e o tipo são os certos. Prefira peça com o valor gravado no corpo e data recente.",
          "Não precisa ser a do motor. O que importa é o valor e a procedência da peça.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor ou, se já saiu, do capacitor antigo",
  },
  {
    id: "fio-da-antena-cortado",
    broader: "antena",
    label: "Fio da antena cortado",
    phrase: "o fio da antena que foi cortado",
    asks: [
      "fio antena cortado",
      "fio antena cortou",
      "fio antena portão cortado",
      "cortaram fio antena",
      "cortei fio antena",
      "fio antena quebrou",
      "fio antena quebrado",
      "fio antena soltou",
      "fio antena arrancado",
      "antena cortada",
      "antena portão cortada",
      "antena quebrada",
      "antena quebrou",
      "antena portão quebrou",
      "antena arrancada",
      "antena solta",
      "antena soltou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com o fio da antena cortado, o controle do portão só abre de perto, mas o conserto é simples: o técnico refaz o fio na medida da frequência, cerca de 17 cm em 433 MHz, e o deixa esticado. A placa fica. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "A antena do portão quebrou ou soltou quando o alcance de todos os controles caiu de um dia para o outro. Em quase todo motor ela é um fio de uns 17 cm (433 MHz), que se solda de novo na placa, sem trocar o receptor; em casa, a visita parte de {price.preventive}, sem peças.",
        "Fio de antena cortado se emenda ou se troca por outro do mesmo comprimento, perto de 17 cm em 433 MHz, porque mais curto ou mais longo recebe pior. A ponta fica presa na placa, ao lado de partes com tensão, por isso o serviço é do técnico, desde {price.preventive} em casa, fora peças.",
      ],
      price: [
        "Consertar o fio da antena cortado custa, em casa, a visita a partir de {price.preventive}, sem peças, porque o fio é barato. Antena externa ou receptor avulso, para portão de chapa ou subsolo, vem depois em preço. A foto do motor e da fachada diz qual é o seu caso.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se é o fio da antena", "Sinais de antena cortada"],
        slots: [
          [
            "O que cai é o alcance, e de todos os controles ao mesmo tempo. Compare antes de culpar a pilha.",
            "Antena cortada atinge a casa inteira, e não um controle só. Veja se é o seu caso.",
            "Quando o fio se rompe, todos os controles perdem distância juntos. A lista separa isso de outros defeitos.",
          ],
        ],
        bullets: [
          "Todos os controles só abrem a poucos passos: antena ou interferência",
          "Só um controle falha de longe: pilha ou o próprio controle",
          "A botoeira abre e nenhum controle abre: receptor",
          "Piorou depois de mexerem no motor: fio cortado, enrolado ou solto",
          "Piorou ao instalar câmera ou lâmpada de LED: interferência",
        ],
      },
      {
        about: "visit",
        headings: ["Como o fio da antena é refeito", "O conserto da antena"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico solda o fio novo no ponto da antena e o leva para fora da caixa, esticado e longe do ferro e dos cabos de força.",
            "O fio é refeito na placa, sem energia, e sai da caixa por um furo vedado, reto e afastado de metal.",
            "A ponta é soldada de novo com a energia cortada, e o fio fica esticado do lado de fora, longe da chapa e da fiação da rede.",
          ],
          [
            "O comprimento não é livre: em 433 MHz são perto de 17 cm, e em 299 e 292 MHz, uns 25. Enrolar ou emendar um pedaço maior piora a recepção.",
            "Cada frequência tem a sua medida, cerca de 17 cm em 433 MHz e 25 cm nas de 292 e 299. Fio comprido demais recebe pior que o certo.",
            "A medida segue a frequência, uns 17 cm em 433 MHz e uns 25 em 292 ou 299 MHz. Por isso um fio maior não aumenta o alcance.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o fio não basta", "Fio novo, antena externa ou receptor"],
        slots: [
          [
            "Portão de chapa fechada, laje e subsolo barram o sinal mesmo com o fio inteiro. Nesses casos a antena externa, com cabo curto, ou um receptor avulso no alto devolve a distância.",
            "Se a caixa é de metal ou a garagem é no subsolo, refazer o fio ajuda pouco. Uma antena do lado de fora ou um receptor em ponto alto resolve.",
            "Atrás de chapa ou laje, o fio original não alcança a rua. A saída é pôr a antena externa ou o receptor avulso acima da barreira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar o fio da antena eu mesmo?",
        answers: [
          "Não é indicado, porque ele sai da placa, ao lado da rede e do capacitor. Um puxão também arranca a trilha.",
          "Deixe com o técnico: o ponto de solda é pequeno e fica junto de partes com tensão.",
        ],
      },
      {
        question: "Fio mais comprido dá mais alcance?",
        answers: [
          "Não: fora da medida da frequência, a antena recebe pior. O que ajuda é a altura e a distância do metal.",
          "Em geral piora. Vale mais o fio certo, esticado e longe do ferro.",
        ],
      },
      {
        question: "Qualquer fio serve de antena?",
        answers: [
          "Um fio de cobre rígido e encapado, na medida certa, funciona bem. Fio de malha ou enrolado não.",
          "Serve fio de cobre comum, encapado, de uma peça só. Emenda no meio atrapalha.",
        ],
      },
      {
        question: "O alcance não voltou com o fio novo. E agora?",
        answers: [
          "Procure interferência, como lâmpada de LED, câmera ou carregador, e teste outro controle. Se nada muda, mede-se o receptor.",
          "Desligue os aparelhos próximos, um por vez, e troque a pilha. Persistindo, o defeito é do receptor.",
        ],
      },
    ],
    photo: "uma foto do motor por fora, com o fio da antena, e outra da fachada com o portão fechado",
  },
  {
    id: "sensor-de-presenca-do-portao",
    broader: "fotocelula",
    label: "Sensor de presença do portão",
    phrase: "o sensor de presença do portão",
    asks: [
      "sensor presença portão",
      "sensor presença portão garagem",
      "sensor presença portão eletrônico",
      "sensor presença portão automático",
      "sensor presença motor portão",
      "sensor presença portão [marca]",
      "sensor presença portão condomínio",
      "colocar sensor presença portão",
      "instalar sensor presença portão",
      "comprar sensor presença portão",
      "qual sensor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O sensor de presença para portão de garagem é a fotocélula: um par de módulos, um em cada coluna, que impede a folha de fechar quando alguém ou o carro corta o feixe. Serve em quase todo motor. O valor instalado sai de graça pela foto das duas colunas e da etiqueta do motor.",
        "Sensor de presença do portão não é o da lâmpada, que sente calor e movimento: é a fotocélula, que cruza a passagem com um feixe de luz invisível e faz o portão voltar. Vai de 40 a 60 cm do piso, e instalamos em motor novo ou já em uso, com orçamento por foto.",
        "Para instalar sensor de presença no portão, usa-se um par de fotocélulas ligado à placa, a 40 ou 60 cm do chão, e um segundo par, mais baixo ou mais alto, onde há criança, animal ou caminhão. Conduíte pronto entre as colunas barateia; a foto do vão dá o valor.",
      ],
      price: [
        "O preço do sensor de presença do portão, a fotocélula, soma o par, o cabo até a outra coluna e a instalação. O caso mais barato é o de conduíte já pronto; depois vêm a canaleta, o segundo par e a troca da placa que não aceita sensor. A foto das colunas e da etiqueta do motor dá o valor.",
      ],
      question: [
        "Sim, o sensor de presença vale a pena no portão eletrônico, porque é ele, a fotocélula, que impede a folha de fechar sobre gente, animal ou carro. É indispensável com fechamento automático, criança ou controle usado de longe. O par instalado é orçado de graça, pela foto das duas colunas e da etiqueta do motor.",
        "Vale: o sensor de presença do portão, chamado fotocélula, custa bem menos que o conserto de um carro atingido e evita o acidente com pessoas. Ele é obrigatório na prática quando o portão fecha sozinho. Serve em quase todo motor, e o valor instalado sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual sensor de presença o portão usa", "Que sensor escolher para o portão"],
        slots: [
          [
            "Cada sensor percebe uma coisa, e no portão o que manda parar a folha antes do toque é a fotocélula. Os outros completam.",
            "A fotocélula é o sensor básico do portão, porque age antes de a folha encostar. Veja o que cada um faz.",
            "Comece pela fotocélula, que vê quem está no vão. Os demais sensores servem a casos particulares.",
          ],
        ],
        bullets: [
          "Fotocélula comum: um módulo em cada coluna, com fio dos dois lados",
          "Fotocélula com espelho: fio de um lado só, para piso que não se quebra",
          "Borda sensível: tira de borracha na folha, que recua ao toque",
          "Laço no piso: percebe o carro, usado em cancela e condomínio",
          "Sensor de lâmpada: sente gente passando e não serve para parar a folha",
        ],
      },
      {
        about: "visit",
        headings: ["Como o sensor de presença é instalado", "A instalação do sensor no portão"],
        slots: [
          [
            "Os dois módulos ficam frente a frente, presos em coluna firme, de 40 a 60 cm do piso. O cabo segue em tubo separado do da energia, até a entrada de fotocélula da placa.",
            "Cada coluna recebe um módulo, na mesma altura e bem de frente, perto de meio metro do chão. A fiação vai longe da de força, para o sinal não falhar.",
            "O par é fixado na alvenaria, em linha reta, entre 40 e 60 cm de altura, e ligado à placa por um cabo fino próprio.",
          ],
          [
            "No fim, o feixe é cortado com um objeto enquanto a folha fecha: ela precisa parar e voltar todas as vezes.",
            "O serviço só termina depois do teste, com o portão fechando e um objeto no feixe. A folha tem de voltar sempre.",
            "Testa-se cortando a luz com um cabo de vassoura, de lado, até o portão recuar em todas as tentativas.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["O que o sensor não faz sozinho", "Limites do sensor de presença"],
        slots: [
          [
            "O feixe só vê a linha entre os módulos. Quem está acima ou abaixo dela depende da força regulada na placa, que faz a folha recuar ao encostar.",
            "A fotocélula enxerga uma linha, e não a área toda. Por isso a força do motor também precisa estar no mínimo que move a folha.",
            "Fora da linha do feixe, a proteção é a regulagem da força. Os dois juntos, sensor e força, é que deixam o portão seguro.",
          ],
          [
            "Lente suja, sol direto e suporte torto fazem o portão abrir e não fechar. Limpe com pano seco; se a luz não firma, o ajuste em casa parte de {price.preventive}, sem peças.",
            "Portão que abre e não fecha quase sempre tem o sensor sujo ou fora de linha. Limpar resolve boa parte, e alinhar é visita a partir de {price.preventive} em casa, sem peças.",
            "Se o portão não fecha mais, olhe as lentes antes de tudo. Realinhar o par, em residência, custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sensor de presença serve em motor antigo?",
        answers: [
          "Serve, se a placa tem entrada para fotocélula, o que quase todas têm. Nas que não têm, a central precisa ser trocada.",
          "Na maioria, sim. A foto da etiqueta do motor mostra se a placa aceita.",
        ],
      },
      {
        question: "O portão pode fechar sozinho com o sensor?",
        answers: [
          "Pode, e só deve fechar sozinho com ele funcionando. Sem sensor, a folha fecha sobre o que estiver no vão.",
          "Sim: o fechamento automático é usado com a fotocélula em ordem, nunca sem ela.",
        ],
      },
      {
        question: "Existe sensor de presença sem fio para portão?",
        answers: [
          "Existe, com bateria em um dos lados, que precisa ser trocada. Onde há como passar cabo, o com fio dá menos trabalho.",
          "Há, mas ele para quando a bateria acaba. O modelo com espelho também dispensa o fio de um lado.",
        ],
      },
      {
        question: "O sensor vê cachorro pequeno?",
        answers: [
          "Só se passar na altura do feixe. Com animal pequeno em casa, põe-se um segundo par, de 15 a 25 cm do piso.",
          "Na altura comum, nem sempre. Um par mais baixo resolve.",
        ],
      },
    ],
    photo: "fotos das duas colunas e da etiqueta do motor, com a largura do vão",
  },
  {
    id: "capacitor-de-partida-ou-permanente",
    broader: "capacitor",
    label: "Capacitor de partida ou permanente",
    phrase: "o tipo de capacitor do motor",
    asks: [
      "capacitor partida ou permanente",
      "capacitor permanente ou partida",
      "capacitor partida permanente",
      "capacitor permanente",
      "capacitor permanente motor",
      "diferença capacitor partida permanente",
      "capacitor partida serve",
      "capacitor eletrolítico motor",
      "capacitor poliéster motor",
      "tipo capacitor motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão usa capacitor permanente, feito para ficar ligado enquanto o motor gira. O de partida não serve, porque só aguenta poucos segundos e queima. Além do tipo, repita os microfarads (µF) e use volts iguais ou maiores; a foto da etiqueta do motor mostra o valor certo.",
        "A diferença entre capacitor de partida e permanente é o tempo ligado: o de partida dá um empurrão e sai do circuito, e o permanente trabalha o tempo todo. Motor de portão pede o permanente, em geral de 8 a 25 microfarads, com tensão de 250 a 440 V.",
        "Capacitor permanente é o do motor de portão, quase sempre um cilindro plástico ou de alumínio, sem polaridade, com os µF gravados. O de partida, preto e de valor alto, como 100 ou 200 µF, estoura se ficar ligado. Vendemos a peça pelo valor da etiqueta, com ou sem a troca.",
      ],
      price: [
        "O capacitor permanente do motor de portão está entre as peças mais baratas dele, e o preço muda pouco com os µF e os volts. O de partida não serve, mesmo mais barato. Com a troca, a visita em casa parte de {price.preventive}, sem peças, e o total sai pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como reconhecer cada capacitor", "Partida e permanente lado a lado"],
        slots: [
          [
            "O valor em microfarads já separa os dois, porque o de partida tem muito mais. Compare o que está gravado na peça.",
            "Olhe o número gravado e o uso previsto. Um é feito para segundos, o outro para horas.",
            "Os dois são cilindros parecidos, e o que os separa está escrito no corpo.",
          ],
        ],
        bullets: [
          "Permanente: em geral de 8 a 25 µF no portão, de 250 a 440 V",
          "Partida: dezenas ou centenas de µF, usado com chave que o desliga",
          "Permanente: fica ligado enquanto o motor gira, sem esquentar",
          "Partida: aguenta poucos segundos e estoura se ficar ligado",
          "Nos dois: dão choque desligados, porque guardam carga",
        ],
      },
      {
        about: "choose",
        headings: ["O que conferir ao comprar", "Para o capacitor novo servir"],
        slots: [
          [
            "Peça capacitor permanente para motor, com os mesmos µF do original e volts iguais ou maiores. A marca pode ser outra, e o tamanho precisa caber sob a tampa.",
            "Leve o valor da peça antiga ou da etiqueta e diga que é permanente, de motor. Volts podem subir, microfarads não mudam.",
            "Três dados bastam na loja: permanente, os mesmos microfarads e a mesma tensão ou maior. Confira ainda o encaixe dos fios.",
          ],
          [
            "Capacitor de ventilador ou de máquina de lavar serve só se for permanente e de mesmo valor.",
            "Peça de outro aparelho pode servir, desde que seja permanente e tenha os mesmos números.",
            "Aproveitar de outra máquina dá certo apenas com tipo e valores iguais.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A troca do capacitor", "Como o técnico troca"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico descarrega a peça, mede e troca se ela reprovou. Depois testa o portão nos dois sentidos e confere o peso da folha, que gasta o capacitor antes da hora.",
            "A peça é descarregada e medida com a energia cortada, e só sai a que perdeu valor. O teste final mostra a partida firme abrindo e fechando.",
            "O serviço é curto: cortar a energia, descarregar, medir, trocar e testar. Se o zumbido continua, o técnico mede a rede e o enrolamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Instalaram capacitor de partida no meu motor. E agora?",
        answers: [
          "Desligue o disjuntor e não use: ele esquenta e estoura, e o enrolamento também sofre. O técnico põe o permanente do valor certo e mede o motor.",
          "Pare de acionar até a troca. Ligado direto, ele estoura em pouco tempo.",
        ],
      },
      {
        question: "Capacitor permanente tem polaridade?",
        answers: [
          "Não. O que não pode mudar é o lugar dos fios, senão o motor gira ao contrário ou não parte.",
          "Não tem positivo nem negativo, mas os fios voltam ao mesmo lugar.",
        ],
      },
      {
        question: "Todo motor de portão usa capacitor?",
        answers: [
          "Quase todos os de casa. Os de inversor e os de 24 V funcionam sem ele.",
          "Os comuns, sim. Motor com inversor ou de baixa tensão dispensa a peça.",
        ],
      },
      {
        question: "Posso testar ligando outro capacitor por fora?",
        answers: [
          "Não: é ligação com tensão da rede e peça carregada, com risco de choque. A medição do técnico leva poucos minutos.",
          "Não faça isso em casa. O valor errado também queima o enrolamento.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor ou, se já saiu, do capacitor antigo",
  },
  {
    id: "motor-sem-capacitor",
    broader: "capacitor",
    label: "Motor de portão sem capacitor",
    phrase: "o motor de portão sem capacitor",
    asks: [
      "motor sem capacitor",
      "motor sem capacitor funciona",
      "portão sem capacitor",
      "portão sem capacitor funciona",
      "funciona sem capacitor",
      "ligar motor sem capacitor",
      "motor portão funciona sem capacitor",
      "usar portão sem capacitor",
      "motor portão capacitor ruim funciona",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão comum sem capacitor não funciona: recebe energia, zumbe e não parte, ou só gira empurrado, e queima se insistirem. Desligue o disjuntor e não tente de novo. A peça está entre as mais baratas do motor, e a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Não ligue o motor do portão sem capacitor, porque é ele que dá o impulso da partida; sem a peça o enrolamento esquenta parado e queima em minutos. Só motores com inversor ou de 24 V trabalham sem capacitor. A troca sai por foto da etiqueta.",
        "Sem o capacitor, ou com ele fraco, o motor de portão ronca e fica parado. Empurrar a folha para ajudar é perigoso, já que ele arranca de repente. Deixe o disjuntor desligado até a troca, serviço de menos de {trade.smallRepair}, orçado pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o motor não parte sem capacitor", "O que o capacitor faz no motor"],
        slots: [
          [
            "O motor comum é de uma fase só e, sozinho, não sabe para que lado girar. O capacitor atrasa a corrente num dos enrolamentos e cria o empurrão que o põe em movimento.",
            "Ligado a uma fase, o motor vibra sem sair do lugar. Quem cria o giro inicial é o capacitor, que alimenta o segundo enrolamento fora de hora.",
            "Sem capacitor, os dois enrolamentos puxam juntos e o eixo só treme. Com ele, um fica adiantado em relação ao outro, e o motor gira.",
          ],
          [
            "Parado e energizado, o motor puxa várias vezes a corrente normal. Por isso poucos minutos de tentativa já queimam o enrolamento.",
            "O zumbido é corrente alta sem movimento, que vira calor. Insistir transforma uma peça barata em motor novo.",
            "Cada tentativa sem giro esquenta o cobre por dentro. É assim que um capacitor fraco termina em motor queimado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até a troca", "Como usar o portão enquanto isso"],
        slots: [
          [
            "Nada disso pede tampa aberta. A ordem evita queimar o motor.",
            "Siga esta ordem, sem abrir o motor.",
            "São cuidados de fora, que poupam o enrolamento.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Não empurre a folha com o motor ligado.",
          "Portão de correr ou de abrir, reto e em piso plano, pode ser usado na mão, destravado com a chave.",
          "Basculante fica fechado e travado até o técnico chegar.",
          "Fotografe a etiqueta do motor, com modelo e tensão.",
        ],
      },
      {
        about: "visit",
        headings: ["A troca do capacitor", "Como se confirma que é ele"],
        slots: [
          [
            "O técnico mede a capacitância e compara com o valor gravado, antes de trocar. Se ela está boa, mede o enrolamento, a tensão e o peso da folha, que causam o mesmo zumbido.",
            "A medição separa capacitor fraco de motor queimado e de folha presa. Só depois entra a peça nova, com os mesmos microfarads.",
            "Descarregada e medida, a peça mostra se perdeu valor. A nova tem os mesmos µF, e o portão é testado nos dois sentidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor já zumbiu muito tempo. Queimou?",
        answers: [
          "Pode ter queimado, se houve cheiro forte ou o disjuntor caiu. A medição do enrolamento mostra em minutos.",
          "Nem sempre: desligando logo, em geral se perde só o capacitor.",
        ],
      },
      {
        question: "Dá para pôr um capacitor qualquer até achar o certo?",
        answers: [
          "Não. Valor menor não dá partida, e maior esquenta o enrolamento. O certo está na etiqueta do motor.",
          "Não convém, nem por um dia, porque o motor sofre. A peça do valor certo é barata e fácil de achar.",
        ],
      },
      {
        question: "Qual motor de portão não tem capacitor?",
        answers: [
          "O de inversor, como os rápidos trifásicos, e o de 24 V. Neles o zumbido tem outra causa.",
          "Os de inversor e os de baixa tensão. A etiqueta diz qual é o seu.",
        ],
      },
      {
        question: "Quanto tempo leva para trocar?",
        answers: [
          "Menos de {trade.smallRepair}, com a medição e o teste. A foto da etiqueta antes da visita garante a peça certa.",
          "É dos serviços mais curtos, de até {trade.smallRepair}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto, com som, de uma única tentativa",
  },
  {
    id: "fotocelula-de-outra-marca",
    broader: "fotocelula",
    label: "Fotocélula de outra marca no motor",
    phrase: "a fotocélula de outra marca",
    asks: [
      "fotocélula serve ppa garen",
      "fotocélula serve ppa rossi",
      "fotocélula serve ppa peccinin",
      "fotocélula serve ppa nice",
      "fotocélula serve ppa intelbras",
      "fotocélula serve garen rossi",
      "fotocélula serve garen peccinin",
      "fotocélula serve garen nice",
      "fotocélula serve garen intelbras",
      "fotocélula serve rossi peccinin",
      "fotocélula serve rossi nice",
      "fotocélula serve rossi intelbras",
      "fotocélula serve peccinin nice",
      "fotocélula serve peccinin intelbras",
      "fotocélula serve nice intelbras",
      "fotocélula outra marca",
      "fotocélula outra marca serve",
      "fotocélula serve motor",
      "fotocélula serve qualquer motor",
      "fotocélula [marca] serve motor [marca]",
      "fotocélula [marca] serve",
      "fotocélula [marca] motor [marca]",
      "qualquer fotocélula serve",
      "fotocélula universal",
      "fotocélula compatível",
      "fotocélula compatível [marca]",
      "fotocélula precisa ser mesma marca",
      "fotocélula mesma marca motor",
      "sensor outra marca portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, a fotocélula de outra marca serve no motor do portão, porque a placa só lê um contato que abre quando o feixe é cortado. O que precisa combinar é a tensão, em geral 12 ou 24 V, e o alcance, maior que o vão. Mande a foto da etiqueta do motor e dizemos qual usar e o valor instalado.",
        "Serve em quase todo motor qualquer fotocélula, da mesma marca ou universal, desde que trabalhe na tensão da placa e alcance a outra coluna. Só não se misturam o emissor de um par com o receptor de outro. Se a placa não tem entrada para fotocélula, ela precisa ser trocada.",
        "A fotocélula compatível com o seu motor é a que aceita os volts da saída da central, 12 ou 24 V, e tem contato de saída comum, NF ou NA. A marca não importa, e por isso um par Intelbras, PPA ou Garen pode ir em motor de outra. A ligação na placa é do técnico, com o disjuntor desligado.",
      ],
      price: [
        "A fotocélula universal costuma custar o mesmo ou menos que a da marca do motor, e serve se a tensão e o alcance forem os pedidos. O que mais pesa no total é o cabo até a outra coluna, mais barato onde já há conduíte. O valor instalado sai pela foto das colunas e da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a fotocélula precisa ter para servir", "Como saber se a fotocélula serve no seu motor"],
        slots: [
          [
            "Compare a embalagem da fotocélula com a etiqueta e o manual do motor. Quatro pontos decidem, e a marca não é um deles.",
            "Os dados estão na embalagem do par e no manual da central. Confira estes, sem abrir o motor.",
            "Antes de comprar, veja estes pontos na caixa do sensor e no manual do motor.",
          ],
        ],
        bullets: [
          "Tensão: 12 ou 24 V, a da saída de acessórios da placa",
          "Alcance: maior que a distância entre as colunas, com folga",
          "Saída: contato NF ou NA, como a central pede",
          "Par completo: emissor e receptor do mesmo modelo",
          "Uso externo: lente e caixa próprias para chuva",
        ],
      },
      {
        about: "what",
        headings: ["Por que a marca quase não importa", "O que a placa lê da fotocélula"],
        slots: [
          [
            "Para a central, a fotocélula é uma chave: fechada, o caminho está livre; aberta, há alguém no vão. Ela não troca código nem senha com a placa, ao contrário do controle remoto.",
            "A placa só pergunta se o feixe foi cortado, e recebe a resposta por dois fios. Não há código da marca, como no controle.",
            "O sensor abre ou fecha um contato, e é isso que a central lê. Por essa razão um par de outro fabricante funciona igual.",
          ],
          [
            "As exceções são alguns motores com sensor de encaixe próprio ou ligado por barramento digital, que só aceitam o da linha. O manual diz se o seu é um deles.",
            "Poucos modelos usam sensor com ligação exclusiva, por barramento, e aí vale só o da marca. A etiqueta do motor mostra qual é o caso.",
            "Há linhas com conector exclusivo, em que só entra o sensor original. São minoria, e o modelo na etiqueta responde.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a fotocélula é ligada na placa", "A instalação e o teste"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico alimenta os dois módulos na tensão certa, liga o contato na entrada de fotocélula, no lugar da ponte de fábrica, e alinha o par. No fim, corta o feixe com a folha fechando, e ela precisa voltar.",
            "O par recebe energia da própria placa, e o contato entra no borne de fotocélula, de onde sai a ponte de fábrica. O serviço acaba com o teste: feixe cortado, folha voltando.",
            "A ligação tira a ponte de fábrica e põe o contato do sensor no lugar. Depois se alinha e se prova o recuo, mais de uma vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso misturar emissor e receptor de marcas diferentes?",
        answers: [
          "Não: eles trabalham na mesma frequência de luz do par. Quebrou um lado, troca-se o conjunto.",
          "Não funciona, na maioria. Emissor e receptor são vendidos e usados em par.",
        ],
      },
      {
        question: "Fotocélula de 12 V funciona em placa de 24 V?",
        answers: [
          "Só se a ficha disser 12 a 24 V. A de tensão única queima na tensão maior.",
          "Depende do modelo: muitas aceitam as duas, e o número está na embalagem.",
        ],
      },
      {
        question: "Meu motor é antigo. A placa aceita fotocélula?",
        answers: [
          "Quase todas aceitam. Se não há borne para ela, a saída é trocar a central, o que é informado antes, no orçamento.",
          "Na maioria, sim, mesmo em motor antigo. A foto da etiqueta mostra o modelo da placa.",
        ],
      },
      {
        question: "A fotocélula da marca é melhor?",
        answers: [
          "Não por ser da marca. Conta mais a vedação, o alcance e a fixação em coluna firme.",
          "O desempenho é parecido. A vantagem é encontrar o esquema de ligação no manual do motor.",
        ],
      },
    ],
    photo: "fotos das duas colunas e da etiqueta do motor, com a largura do vão",
  },
];
