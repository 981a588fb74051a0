import type { Concept } from "#domain/knowledge/concept.ts";

export const naoLiga: Concept = {
  id: "nao-liga",
  kind: "symptom",
  label: "Motor não liga",
  phrase: "o motor que não liga",
  words: [
    "não liga",
    "não está ligando",
    "não dá sinal",
    "sem sinal de vida",
    "morto",
    "motor morto",
    "apagado",
    "não acende",
    "não funciona",
    "parou de funcionar",
    "motor parou",
    "portão parou",
    "não responde",
    "não aciona",
    "motor sem energia",
    "motor mudo",
    "portão mudo",
    "ficou mudo",
  ],
  intent: "repair",
  answers: {
    any: [
      "Se o motor do portão não liga, quase sempre falta energia: disjuntor ou DR desarmado, nobreak desligado, fusível aberto ou fio solto. Confira o quadro, religue uma única vez e aperte a botoeira; silêncio é energia ou placa, ronco é capacitor ou folha presa, e aí desligue.",
      "Portão que não funciona, com motor mudo, pede primeiro um olhar no quadro de luz: disjuntor do portão, DR e nobreak. Se está tudo ligado e a botoeira não muda nada, a falha é no fusível, na placa ou no fio, e o técnico mede.",
      "Quando o motor não liga mais, confira o disjuntor e tente uma vez pela botoeira, escutando. Sem som algum, a energia não chega ou a placa queimou, e com ronco falta força de partida; se o portão funciona pelo botão, o defeito é do controle.",
      "Motor de portão que parou de funcionar costuma estar sem energia, por disjuntor caído, fusível aberto ou placa com defeito. Religue o disjuntor uma só vez e teste o botão da parede; se continuar mudo, não insista nem abra a tampa, que o técnico acha o ponto na medição.",
    ],
    price: [
      "O conserto de um motor que não liga custa conforme o ponto em que a energia parou: fusível e fio solto pesam pouco, placa pesa mais. Em casa, a visita com ajuste parte de {price.preventive}, sem peças, e a troca do motor, se for o caso, fica de {price.homeSwap}.",
      "Portão que não funciona nem sempre precisa de motor novo: o preço vai de um contato refeito à placa trocada. A visita de regulagem em residência começa em {price.preventive}, fora peças, e o motor, quando condenado, custa de {price.homeSwap} já trocado.",
      "Fazer o motor voltar a ligar custa, em casa, a partir de {price.preventive}, sem peças, quando é fio ou contato. Fusível soma pouco, placa soma mais, e só com o motor perdido se fala em troca, de {price.homeSwap}.",
    ],
    "how-to": [
      "Para descobrir por que o motor não liga, veja se há luz na casa, confira disjuntor e DR, religue uma vez e teste a botoeira. Daí em diante o teste envolve partes energizadas e fica com o técnico; na mão, use só portão de correr ou de abrir, reto e nivelado.",
      "Quando o portão não funciona, confira por fora e nesta ordem: energia na casa, disjuntor, nobreak e botoeira. Não abra a tampa nem troque fusível; se o motor não liga com tudo em ordem, é fio, fusível ou placa.",
      "O que fazer com o motor que não liga: disjuntor verificado, uma religada, um toque na botoeira e ouvido atento. Se ficou mudo, chame o técnico, e se roncou, desligue; abrindo pelo botão, basta trocar a pilha do controle.",
    ],
  },
  line: [
    "Se o motor não liga, olhe o disjuntor antes de culpar o controle.",
    "Se há luz na casa, o disjuntor está ligado e o motor segue mudo, os suspeitos são fusível e placa.",
    "Disjuntor que cai de novo ao religar indica curto e não deve ser forçado.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Portão não funciona: o que o silêncio, o ronco e o estalo indicam",
        "Mudo, roncando ou estalando: como separar o defeito",
      ],
      slots: [
        [
          "Silêncio total ao apertar a botoeira indica falta de energia, fusível aberto ou placa apagada. Se nada acende nem estala, o problema vem antes do motor.",
          "Portão mudo no botão e no controle está sem energia ou com a placa morta. Comece pelo quadro, onde o disjuntor e o DR se conferem num olhar.",
          "Nenhum som quer dizer que a energia não chegou ou que a central não acorda. Quadro, fio, fusível e placa são os suspeitos, nessa ordem.",
          "Se não se ouve nem um clique, procure antes do motor: disjuntor, fiação, fusível. A placa sem alimentação se cala por inteiro.",
        ],
        [
          "Ronco sem movimento é capacitor fraco, a peça da partida, ou folha presa, e o disjuntor deve ser desligado. Estalo sem giro mostra comando que chegou e saída que falhou, em geral um relé da placa.",
          "Motor que zumbe parado tem energia, mas não tem força ou não consegue mover a folha; desligue para não queimar. Já o estalo seco sem giro aponta para relé ou capacitor.",
          "Com ronco, a suspeita é capacitor ou algo segurando o portão, e insistir esquenta o motor. Com clique e mais nada, é a saída da placa.",
          "Gemer sem andar é força de partida ou travamento, e um clique isolado é relé com defeito. Nos dois casos, pare na primeira tentativa.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o motor não liga", "Portão não funciona: onde a energia para"],
      slots: [
        [
          "O mais comum é faltar energia no quadro: disjuntor ou DR desarmado, nobreak desligado ou uma das fases ausente na rua. Luz em só metade da casa costuma ser fase que faltou.",
          "Quase sempre a energia não chega, e o primeiro lugar é o quadro, com disjuntor, DR e nobreak. Em rede de duas fases, a falta de uma apaga o motor e deixa parte da casa acesa.",
          "Disjuntor caído, DR desarmado e nobreak desligado explicam boa parte dos motores mudos. Se outros aparelhos de 220 V pararam, a falha pode ser da rua.",
          "Comece pelo quadro, que responde pela maioria dos casos. Meia casa no escuro indica fase ausente, problema da rede e não do portão.",
        ],
        [
          "Com o quadro em ordem, vem a placa: fusível aberto, fonte queimada ou oxidação, depois de surto ou chuva. Fio rompido e borne frouxo pela vibração completam a lista.",
          "Depois se suspeita do fusível e da fonte da placa, que um pico de luz ou a água queimam. Entre o quadro e ela, um fio partido ou emenda solta dá o mesmo silêncio.",
          "Se a tensão chega e a placa não acende, o fusível ou a fonte dela falhou. Às vezes é só um borne que a vibração soltou no caminho.",
          "Chuva e surto acabam com fusível e fonte; obra e vibração soltam fios. A medição diz em que ponto a energia some.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir no motor que não liga", "Testes seguros no motor que não liga"],
      slots: [
        [
          "Tudo se testa pelo quadro e pela botoeira, sem abrir o motor. Mexa no disjuntor calçado e com as mãos secas, e não insista se ele cair de novo.",
          "São poucos passos, sem ferramenta, com o motor fechado. Mão seca, chão seco e uma única religada no disjuntor.",
          "A sequência é curta e responde às primeiras perguntas do técnico. Se o disjuntor cair outra vez, deixe desligado, porque há curto.",
          "Faça por fora, com a tampa no lugar, e pare no que resolver. Disjuntor que não se mantém ligado não é para teimar.",
        ],
      ],
      steps: [
        "Veja se há luz em toda a casa.",
        "Olhe no quadro o disjuntor do portão e o DR.",
        "Se algum desarmou, religue uma única vez. Caiu de novo, deixe desligado.",
        "Se houver nobreak, veja se ele está ligado e sem alarme.",
        "Aperte a botoeira uma vez e escute a central.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico acha a falha no motor que não liga", "O diagnóstico do motor que não liga"],
      slots: [
        [
          "O técnico segue a energia com o multímetro, do quadro à placa, até o ponto em que ela some. Assim não se troca uma placa boa por causa de um fio partido.",
          "A tensão é medida no quadro, na chegada do motor e na saída da fonte. O trecho em que ela desaparece é o que precisa de conserto.",
          "Medição trecho por trecho é o que separa fio, fusível e placa, que dão o mesmo silêncio. Nada é trocado antes disso.",
          "Do disjuntor à central, cada ponto é medido. A energia que falta entre dois deles mostra o defeito, seja fio, borne ou fonte.",
        ],
        [
          "Fusível só é trocado depois de achar o curto que o abriu, às vezes numa fotocélula ou botoeira. Com a placa viva, motor e capacitor são testados e o portão faz ciclos.",
          "Antes de repor fusível, isolam-se os acessórios, porque um deles em curto apaga tudo. Depois testam-se capacitor e motor, em aberturas seguidas.",
          "O novo fusível queimaria igual sem corrigir o curto. Achado ele, o técnico confere capacitor, motor e percurso, que algumas placas esquecem.",
          "A causa do fusível aberto vem primeiro, muitas vezes um acessório molhado. Ligada a central, o portão é posto a abrir e fechar várias vezes.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Motor não liga: do que depende o preço", "Preço do conserto: fio, fusível, placa ou motor"],
      slots: [
        [
          "Fio, fusível e borne são reparos pequenos; placa vem acima, e fiação nova depende da distância do quadro. O preço só fecha depois da medição, porque o silêncio é igual em todos.",
          "O barato é contato e fusível, o médio é placa, e o caro é refazer a fiação até o quadro. Quem define é a medição.",
          "Entre os consertos, emenda e fusível custam menos, placa mais. Cabo novo entra pela metragem.",
          "A escala vai do borne apertado à placa nova. Fiação inteira é o caso maior, e a distância até o quadro faz o preço.",
        ],
        [
          "Troca de motor só se a medição o condena, e em casa fica de {price.homeSwap}. Paga-se em até {shop.instalments} vezes no cartão.",
          "O motor novo, quando não há outro jeito, custa de {price.homeSwap} em residência, já montado, em até {shop.instalments} parcelas.",
          "Se o motor morreu mesmo, a troca residencial vai de {price.homeSwap}, com mão de obra, e o cartão divide em até {shop.instalments} vezes.",
          "Motor e placa perdidos juntos levam à troca, de {price.homeSwap} em casa, parcelada em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar que o motor pare de ligar", "Cuidados elétricos com o motor"],
      slots: [
        [
          "Dê ao motor um circuito só dele, com disjuntor certo e aterramento, porque extensão e tomada dividida fazem mau contato. Etiquete esse disjuntor, para achá-lo depressa.",
          "Circuito próprio evita que chuveiro ou forno derrubem o portão. Marque no quadro qual é o disjuntor dele.",
          "Tomada compartilhada e extensão são origem de muita pane. O motor pede disjuntor exclusivo, identificado no quadro, e fio terra.",
          "Um disjuntor só para o portão, com terra, resolve boa parte das falhas. Escreva ao lado dele o que alimenta.",
        ],
        [
          "Protetor contra surto no quadro poupa a placa nas tempestades. Na revisão {visits.home}, em casa, os bornes são reapertados antes que a vibração os solte.",
          "O protetor no quadro desvia o pico que queimaria a central. Uma revisão {visits.home}, na residência, reaperta as ligações e confere a vedação.",
          "Contra raio, protetor de surto; contra vibração, reaperto na revisão {visits.home} da casa. Caixa vedada mantém a placa seca.",
          "Placa seca, bornes firmes e protetor no quadro evitam o silêncio. Os três são vistos na revisão residencial, {visits.home}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O motor não liga, mas a luz da placa está acesa. O que é?",
      answers: [
        "A energia chega, então a falha está no comando ou na saída: controle, fim de curso, relé ou capacitor.",
        "Com a placa acesa, procure comando e saída. Se a botoeira faz estalar e o motor não gira, é relé ou capacitor.",
        "Placa viva descarta o quadro. Restam botoeira, receptor, sensor de parada, relé e capacitor, que a medição separa.",
      ],
    },
    {
      question: "Posso trocar o fusível da placa?",
      answers: [
        "Melhor não: ele fica junto de partes energizadas e abriu por um motivo. Sem achar a causa, o novo queima e pode levar a placa.",
        "Não é tarefa para o morador, porque há tensão ali e fusível de valor errado tira a proteção.",
        "Deixe com o técnico. O fusível é aviso de curto, e trocar sem corrigir só repete a queima.",
      ],
    },
    {
      question: "O motor liga num dia e não liga no outro. O que é?",
      answers: [
        "Costuma ser mau contato em borne ou emenda, ou fonte da placa no fim. Anote se vem com chuva ou calor.",
        "Falha que vai e volta lembra borne frouxo, umidade ou relé gasto. Chame antes da parada total, enquanto dá para testar.",
        "Algo que solta e volta a encostar. O padrão, chuva ou uso seguido, leva ao ponto certo.",
      ],
    },
    {
      question: "Faltou luz e o motor não liga mais. Queimou?",
      answers: [
        "Não necessariamente: a volta da energia pode ter desarmado o disjuntor ou aberto o fusível. Se seguir mudo, a placa precisa de medição.",
        "Pode ter sido só o disjuntor. O pico da volta às vezes danifica a placa, e o motor raramente queima por isso.",
        "Quase nunca o motor. Confira o quadro; o fusível e a fonte da placa são os que mais sofrem na volta da luz.",
      ],
    },
    {
      question: "Motor novo recém-instalado não liga. É garantia?",
      answers: [
        "Se foi instalado por nós, chame: o motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
        "Fale com quem instalou. Nos nossos serviços são {warranty.motor} para o motor e {warranty.installation} para a instalação.",
        "Confira antes se o disjuntor está ligado. Comprado e montado conosco, tem {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  related: ["disjuntor-cai", "placa", "instalacao-eletrica", "queimou", "nao-abre", "falta-de-energia"],
  topic: "conserto-de-central-de-portao",
};
