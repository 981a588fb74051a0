import type { Concept } from "#domain/knowledge/concept.ts";

export const naoLiga: Concept = {
  id: "nao-liga",
  kind: "symptom",
  label: "Motor não liga",
  phrase: "o motor que não liga",
  words: [
    "portão morreu",
    "motor morreu",
    "portão morto",
    "não liga de jeito nenhum",
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
      "Se o motor do portão não liga e não faz som nenhum, quase sempre falta energia: disjuntor ou DR desarmado, nobreak desligado, fusível aberto ou fio solto. Confira o quadro de luz, religue o disjuntor uma única vez e aperte a botoeira. Se o motor continuar mudo, chame o técnico. Se roncar sem andar, desligue o disjuntor na hora.",
      "Portão eletrônico que não liga nem funciona costuma estar sem energia, por disjuntor desarmado, nobreak desligado, fusível aberto ou placa com defeito. Religue o disjuntor uma só vez e teste o botão da parede. Se nada acontecer, não insista nem abra a tampa, porque o técnico acha o ponto pela medição.",
      "Quando o portão eletrônico não funciona e o motor não liga, confira primeiro o disjuntor e o DR no quadro de luz e depois tente uma vez pela botoeira. Sem som algum, a energia não chega ou a placa queimou. Se o portão anda pelo botão, o defeito é só do controle. Se o motor ronca parado, desligue o disjuntor.",
      "O motor do portão não liga, na maioria dos casos, porque a energia não chega até ele: disjuntor desarmado, nobreak desligado ou fio solto. Com o quadro em ordem, os suspeitos são o fusível e a placa. Religue o disjuntor uma única vez. Se ele cair de novo, há um curto, e o conserto é do técnico.",
    ],
    price: [
      "O conserto de um motor que não liga custa conforme o ponto em que a energia parou: fusível e fio solto são baratos, placa é mais cara. Em casa, a visita com ajuste parte de {price.preventive}, sem peças. A troca do motor, se for o caso, fica de {price.homeSwap}.",
      "Portão que não funciona nem sempre precisa de motor novo: o preço vai do contato refeito à troca da placa. A visita de regulagem em residência começa em {price.preventive}, sem peças. Quando o motor está perdido, a troca instalada custa de {price.homeSwap}.",
      "Fazer o motor voltar a ligar custa, em casa, a partir de {price.preventive}, sem peças, quando é só fio ou contato. Fusível soma pouco e placa soma mais. Só com o motor perdido se fala em troca, de {price.homeSwap} já instalada.",
    ],
    "how-to": [
      "Para descobrir por que o motor não liga, veja se há luz na casa, confira o disjuntor e o DR, religue uma vez e teste a botoeira. Daí em diante o teste envolve partes energizadas e fica com o técnico. Enquanto isso, abra na mão só portão de correr ou de abrir, reto e nivelado.",
      "Quando o portão não funciona, confira por fora e nesta ordem: energia na casa, disjuntor, nobreak e botoeira. Se está tudo em ordem e o motor não liga, o defeito é no fio, no fusível ou na placa. Não abra a tampa nem troque fusível.",
      "Se o motor não liga, confira o disjuntor, religue uma única vez, aperte a botoeira e escute. Se ficou mudo, chame o técnico; se roncou, desligue. Quando o portão abre pelo botão da parede, basta trocar a pilha do controle.",
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
      headings: ["O que indicam o silêncio, o ronco e o estalo", "Mudo, roncando ou estalando: como separar o defeito"],
      slots: [
        [
          "Silêncio total ao apertar a botoeira indica falta de energia, fusível aberto ou placa apagada. Nesse caso, o problema vem antes do motor.",
          "Se não se ouve nada no botão nem no controle, a energia não chegou ou a placa está apagada. O motor em si raramente é o culpado.",
          "Nenhum som quer dizer que a energia não chega ou que a placa não funciona. A procura começa no quadro e termina na placa.",
        ],
        [
          "Ronco sem movimento é capacitor fraco, a peça que dá a partida, ou folha presa. Um estalo sem giro mostra que o comando chegou e a saída falhou, em geral por um relé da placa.",
          "Motor que zumbe parado tem energia, mas não consegue partir ou mover a folha, e insistir pode queimá-lo. Já o estalo seco sem giro aponta para o relé da placa ou para o capacitor.",
          "Com ronco, a suspeita é o capacitor ou algo segurando o portão. Com um clique e mais nada, o defeito costuma estar no relé da placa.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o motor não liga", "Onde a energia para"],
      slots: [
        [
          "Em primeiro lugar vem o quadro: disjuntor ou DR desarmado, nobreak desligado ou falta de uma fase na rua. Luz em só metade da casa costuma ser fase que faltou, e quem resolve é a concessionária.",
          "O caso mais comum é o disjuntor ou o DR desarmado, seguido do nobreak desligado. Se parte da casa também está sem luz, falta uma fase, e o problema é da rede.",
          "Disjuntor, DR e nobreak explicam boa parte dos motores mudos. Se outros aparelhos de 220 V também pararam, a falha pode ser da rua.",
        ],
        [
          "Com o quadro em ordem, a causa costuma ser o fusível ou a fonte da placa, que um pico de luz ou a água queimam. Fio rompido e borne frouxo pela vibração completam a lista.",
          "Depois se suspeita da placa, com fusível aberto, fonte queimada ou oxidação por umidade. Entre o quadro e ela, um fio partido ou uma emenda solta causa o mesmo silêncio.",
          "Se a tensão chega e a placa não acende, o fusível ou a fonte dela falhou, muitas vezes depois de chuva ou raio. Às vezes é só um borne que a vibração soltou.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir no motor que não liga", "Testes seguros no motor que não liga"],
      slots: [
        [
          "São poucos passos, sem ferramenta e com o motor fechado. Esteja calçado, com as mãos secas e sobre chão seco ao mexer no disjuntor.",
          "Tudo se testa pelo quadro e pela botoeira, sem abrir o motor. Mexa no disjuntor com as mãos secas e calçado.",
          "A sequência é curta e responde às primeiras perguntas do técnico. Faça tudo por fora, com a tampa do motor no lugar e as mãos secas.",
        ],
      ],
      steps: [
        "Veja se há luz em toda a casa.",
        "Olhe no quadro o disjuntor do portão e o DR.",
        "Se algum desarmou, religue uma única vez. Se cair de novo, deixe desligado, porque há curto.",
        "Se houver nobreak, veja se ele está ligado e sem alarme.",
        "Aperte a botoeira uma vez e escute se há ronco ou estalo.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico acha a falha", "O diagnóstico do motor que não liga"],
      slots: [
        [
          "O técnico mede a tensão do quadro até a placa, até achar o ponto em que ela some. Assim não se troca uma placa boa por causa de um fio partido.",
          "A tensão é medida no quadro, na chegada do motor e na saída da fonte. O trecho em que ela desaparece é o que precisa de conserto.",
          "Só a medição, trecho por trecho, separa fio, fusível e placa, que causam o mesmo silêncio. Nada é trocado antes disso.",
        ],
        [
          "O fusível só é trocado depois de achado o curto que o queimou, às vezes numa fotocélula molhada. Com a placa funcionando, o motor e o capacitor são testados e o portão abre e fecha várias vezes.",
          "Antes de trocar o fusível, o técnico desliga os acessórios um a um, porque um deles em curto apaga tudo. Depois testa o capacitor e o motor, em aberturas seguidas.",
          "Um fusível novo queimaria igual sem a correção do curto, muitas vezes num acessório molhado. Resolvido isso, o técnico testa o capacitor, o motor e o percurso.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço", "Preço do conserto: fio, fusível, placa ou motor"],
      slots: [
        [
          "Fio, fusível e borne são reparos pequenos, e a placa custa mais. Fiação nova é cobrada conforme a distância do quadro até o motor.",
          "Os reparos baratos são contato e fusível; a placa fica no meio, e o mais caro é refazer a fiação até o quadro.",
          "Entre os consertos, emenda e fusível custam menos, e placa custa mais. Cabo novo entra pela metragem.",
        ],
        [
          "Só se troca o motor quando a medição mostra que ele queimou, e em casa a troca fica de {price.homeSwap}. Paga-se em até {shop.instalments} vezes no cartão.",
          "O motor novo, quando não há outro jeito, custa de {price.homeSwap} em residência, já montado, em até {shop.instalments} parcelas.",
          "Se o motor queimou mesmo, a troca residencial vai de {price.homeSwap}, com mão de obra, e o cartão divide em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar que o motor pare de ligar", "Cuidados elétricos com o motor"],
      slots: [
        [
          "O motor deve ter um circuito só dele, com disjuntor e aterramento, porque extensão e tomada dividida causam mau contato. Etiquete esse disjuntor, para achá-lo depressa.",
          "Um circuito próprio, com fio terra, evita que chuveiro ou forno derrubem o portão. Escreva no quadro qual é o disjuntor dele.",
          "Tomada compartilhada e extensão são origem de muito defeito. O motor pede disjuntor exclusivo, identificado no quadro, e fio terra.",
        ],
        [
          "Um protetor contra surto no quadro protege a placa nas tempestades. Na revisão, {visits.home} em casa, as ligações são reapertadas antes que a vibração as solte.",
          "O protetor contra surto, instalado no quadro, desvia o pico que queimaria a placa. Uma revisão {visits.home}, na residência, reaperta as ligações e confere se a caixa está vedada.",
          "Contra raio e pico de luz, use um protetor contra surto no quadro. Contra a vibração, que solta os fios, peça o reaperto na revisão, {visits.home} em casa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O motor não liga, mas a luz da placa está acesa. O que é?",
      answers: [
        "A energia chega, então a falha está no comando ou na saída: controle, fim de curso, relé ou capacitor. Se a botoeira faz a placa estalar e o motor não gira, é relé ou capacitor.",
        "Com a placa acesa, o quadro está em ordem, e o defeito é no comando ou na saída para o motor. Um estalo sem giro indica relé ou capacitor; nenhum estalo, botoeira ou receptor.",
        "Placa acesa quer dizer que há energia. Restam a botoeira, o receptor, o sensor de parada, o relé e o capacitor, que o técnico separa com a medição.",
      ],
    },
    {
      question: "Posso trocar o fusível da placa?",
      answers: [
        "Melhor não: ele fica junto de partes energizadas e queimou por um motivo. Sem achar a causa, o novo queima e pode levar a placa.",
        "Não é tarefa para o morador, porque há tensão ali, e um fusível de valor errado tira a proteção da placa.",
        "Deixe com o técnico. O fusível queimado é aviso de curto, e trocar sem corrigir só repete o defeito.",
      ],
    },
    {
      question: "O motor liga num dia e não liga no outro. O que é?",
      answers: [
        "Costuma ser mau contato num borne ou numa emenda, ou a fonte da placa falhando. Anote se acontece com chuva ou calor.",
        "Falha que vai e volta lembra fio frouxo, umidade ou relé gasto. Chame antes da parada total, enquanto dá para reproduzir o defeito.",
        "Em geral é um contato que solta e volta a encostar. Diga ao técnico se coincide com chuva, calor ou muitas aberturas, porque isso leva ao ponto certo.",
      ],
    },
    {
      question: "Faltou luz e o motor não liga mais. Queimou?",
      answers: [
        "Não necessariamente: a volta da energia pode ter desarmado o disjuntor ou queimado o fusível. Se continuar mudo, a placa precisa ser medida.",
        "Pode ter sido só o disjuntor. O pico da volta às vezes danifica a placa, e o motor raramente queima por isso.",
        "Quase nunca é o motor. Confira o quadro; o fusível e a fonte da placa são os que mais sofrem na volta da luz.",
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
