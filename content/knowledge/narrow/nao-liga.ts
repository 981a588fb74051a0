import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const naoLiga: NarrowConcept[] = [
  {
    id: "fusivel-queimado",
    broader: "nao-liga",
    label: "Fusível da placa queimado",
    phrase: "o fusível da placa",
    asks: [
      "placa queimando fusível",
      "fusível queima sempre",
      "placa queima fusível",
      "fusível queimado",
      "fusível placa",
      "fusível motor",
      "fusível portão",
      "queima fusível",
      "queimando fusível",
      "trocar fusível",
      "fusível central",
      "placa [marca] fusível queimado",
    ],
    answers: {
      any: [
        "O fusível do portão é trocado por outro igual: os mesmos ampères e o mesmo tipo, que estão escritos no próprio fusível ou na placa. Se ele queima de novo, há curto em fio ou acessório, motor em curto ou folha pesada demais. Não ponha um maior, que queima a placa. A medição que acha a causa, em casa, parte de {price.preventive}, sem peças.",
        "O fusível da placa queimado deixa o portão sem reação, e trocar sem achar o curto queima o segundo. Depois de raio, pode ter sido só o surto. Se queimou de novo, há curto em fio, acessório, placa ou motor. Mantenha o disjuntor desligado. A visita que mede e corrige, em residência, começa em {price.preventive}, fora as peças.",
        "Quando o fusível do portão queima direto, existe um curto ou um esforço depois dele, como fotocélula molhada, fio esmagado, motor com defeito ou folha presa. Desligue o disjuntor e não ponha um fusível mais forte, que passa o dano à placa. O técnico acha a causa em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que abriu o fusível", "Surto, curto ou esforço"],
        slots: [
          [
            "O momento em que o fusível queima aponta a causa. Veja qual destes é o seu caso e conte ao técnico:",
            "Repare quando o fusível queima: na hora de ligar, depois do temporal ou após alguns usos. Cada momento indica uma causa:",
            "Saber em que momento ele queimou encurta a medição. Compare com estes casos:",
          ],
        ],
        bullets: [
          "Uma vez só, depois de raio ou da volta da luz: surto na rede",
          "Na hora em que se liga o disjuntor: fio esmagado, varistor (o protetor de surto da placa) ou placa em curto",
          "Quando chove: fotocélula, botoeira ou emenda molhada",
          "Quando o motor é acionado: enrolamento ou saída da placa em curto",
          "Depois de algumas aberturas: folha pesada ou capacitor ruim",
        ],
      },
      {
        about: "safety",
        headings: ["Fusível maior, fio ou papel: por que não usar", "O que não fazer com o fusível"],
        slots: [
          [
            "Fio de cobre ou papel-alumínio no lugar do fusível tira a proteção e pode causar incêndio. Um fusível de mais ampères deixa o curto chegar à placa, e o conserto, que era pequeno, passa a ser uma central nova.",
            "O fusível é o que protege a placa, de modo que um mais forte, ou um pedaço de fio, entrega a ela o curto inteiro. Além do prejuízo, há risco de incêndio.",
            "Com um fusível maior ou um fio no lugar dele, o curto segue para a placa e para os cabos. O resultado costuma ser a central queimada ou até um incêndio.",
          ],
          [
            "A troca é do técnico, porque o porta-fusível tem a tensão da rede e há um capacitor carregado sob a mesma tampa. Em 220 V de duas fases, um dos fios pode continuar com tensão mesmo com o disjuntor simples desligado.",
            "Não abra a tampa, porque ali ficam a rede e um capacitor que guarda carga. Em 220 V de duas fases, o disjuntor simples desliga só uma delas.",
            "Quem troca é o técnico, já que o suporte fica junto da rede e de um capacitor carregado. Em rede de duas fases, ainda resta um fio com tensão se o disjuntor for simples.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o curto", "Do fusível à causa: a medição"],
        slots: [
          [
            "Sem energia, o técnico separa os acessórios e o motor da placa e mede cada um: fotocélula, botoeira, cabo, capacitor e enrolamento. O fusível igual ao original só é posto depois, com a causa corrigida.",
            "Os acessórios e o motor são separados da placa e medidos um por um, até o curto aparecer. Depois o técnico corrige a causa e põe um fusível do mesmo valor.",
            "Cada peça ligada à central é isolada e medida, com a energia cortada. Achado o defeito, ele é corrigido, e só então se troca o fusível por um igual.",
          ],
          [
            "O fusível é barato, e o que pesa no preço é a causa: fio ou acessório custa pouco, e reparo de placa custa mais. Se o motor está em curto, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "O fusível custa quase nada; o valor do conserto depende do que o queimou, do fio refeito à placa reparada. Se o motor está em curto, a troca custa de {price.homeSwap} em casa.",
            "Refazer um fio ou trocar uma botoeira é o menor custo, e reparar a placa é o maior entre os consertos. O motor condenado se troca, em residência, por um valor de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como saber se queimou o fusível da placa?",
        answers: [
          "A central totalmente apagada com o disjuntor ligado levanta a suspeita. A confirmação é por medição, com a energia cortada.",
          "O sinal é a central sem nenhuma luz depois de um surto. O técnico confirma com medição e procura a causa antes de trocar.",
        ],
      },
      {
        question: "Qual é o fusível do meu motor?",
        answers: [
          "O de mesmo valor em ampères e do mesmo tipo do original, dados impressos no corpo dele e no manual. Não há número único para todos os motores.",
          "Depende da placa. Use sempre um igual ao original, e nunca maior, nem por um dia.",
        ],
      },
      {
        question: "Queimou o fusível ou a placa?",
        answers: [
          "O fusível é a primeira hipótese, porque existe para poupar a placa. Se o novo, igual, abre de novo, o curto está nela, no motor ou num acessório.",
          "Só a medição separa os dois. Cheiro, mancha escura ou estalo apontam para a placa; central apagada sem cheiro, para o fusível.",
        ],
      },
      {
        question: "O fusível queimou e o basculante está aberto. O que faço?",
        answers: [
          "Deixe como está, com o disjuntor desligado e ninguém embaixo. Não destrave; chame o técnico, {shop.hours}.",
          "Isole a passagem, desligue o disjuntor e não destrave, porque a folha aberta pode estar apoiada no motor. O técnico atende {shop.hours}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "placa-acende-e-motor-nao-liga",
    broader: "nao-liga",
    label: "Placa acende, mas o motor não liga",
    phrase: "a placa que acende sem o motor ligar",
    asks: [
      "luz placa acesa motor não liga",
      "placa luz acesa não aciona",
      "placa luz acesa não",
      "luz placa acesa não aciona",
      "luz placa acesa não funciona",
      "luz acesa não aciona",
      "luz central acesa não",
      "led central aceso não",
      "placa acesa não aciona",
      "placa ligada não aciona",
      "placa ligada não abre",
      "central ligada não abre",
      "faz clique não abre",
      "clique não abre",
      "dá clique não abre",
      "portão faz clique não abre",
      "estala não abre placa",
      "placa acende motor não",
      "led aceso não funciona",
      "placa acesa não anda",
      "placa ligada motor não",
      "central acesa não",
      "estala não anda",
      "clica não abre",
      "relé estala não",
      "placa estala não",
      "faz clique não abre",
      "luz acesa não abre",
      "led aceso não abre",
      "placa aceso não abre",
      "led placa aceso não",
      "led verde aceso não",
      "led verde não abre",
      "led placa pisca aperto não abre",
      "placa pisca aperto não abre",
      "luz placa acesa motor parado",
      "placa acesa motor parado",
      "luz placa acesa parado",
      "motor parado luz acesa",
      "parado luz acesa",
      "placa acende motor não liga",
      "luz central motor parado",
      "tem energia placa motor não funciona",
    ],
    answers: {
      any: [
        "Placa [marca] com a luz acesa que não aciona o portão tem energia; falta a ordem chegar ou a força sair. Aperte o botão da parede uma vez: estalo sem giro indica relé, capacitor ou motor; silêncio indica controle sem cadastro, sensor cortado ou placa travada. A visita com medição em casa parte de {price.preventive}, sem peças.",
        "O portão que faz clique e não abre recebeu a ordem: o clique é o relé da placa, e falta a força chegar ao motor, por capacitor, relé gasto, fio solto ou trava presa. Aperte uma vez só, desligue o disjuntor e não insista. A visita com medição em casa parte de {price.preventive}, sem peças.",
        "Placa acesa e motor do portão parado mostram que a energia chega e que a falha está no comando ou na saída: relé, capacitor, fim de curso, fotocélula ou o próprio motor. Aperte a botoeira uma vez e escute: estalo sem giro indica a saída, e silêncio, o comando. A visita com medição em casa parte de {price.preventive}, sem peças.",
        "Se o relé da placa estala mas o motor não gira, a ordem chegou e a força não, por relé gasto, capacitor, fio solto ou motor. Se o led pisca ou a luz fica acesa sem estalo, a central está bloqueada ou sem comando. Desligue o disjuntor após uma tentativa e peça a visita, a partir de {price.preventive} em casa, sem peças.",
        "Luz da placa acesa e motor parado não significam placa perdida, porque a causa pode ser sensor, relé, capacitor ou fio. Um toque na botoeira separa os casos: com estalo, o defeito está depois da placa; sem estalo, antes dela. O técnico mede em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o estalo da placa indica", "Estala e não anda, ou nem estala"],
        slots: [
          [
            "O relé é a chave da placa que liga o motor, e o estalo dele divide o problema em dois. Escute de fora, com a tampa fechada:",
            "Quando a central manda o motor partir, o relé estala. Ouvir ou não esse som, sem abrir a tampa, já diz onde procurar:",
            "A cada ordem, o relé, a chave que aciona o motor, dá um estalo. Escute de fora, sem abrir a caixa:",
          ],
        ],
        bullets: [
          "Sem estalo: pilha, receptor, botoeira, sensor ou fio de comando",
          "Estalo e depois silêncio: contato do relé, fio solto ou enrolamento do motor aberto",
          "Estalo e zumbido: capacitor fraco ou folha presa; desligue o disjuntor",
          "Anda só para um lado: fim de curso ou relé de um sentido",
          "Led pisca e nada anda: sensor acusando obstáculo ou código de erro da placa",
        ],
      },
      {
        about: "check",
        headings: ["Testes seguros com a placa acesa", "Antes de chamar: o que conferir"],
        slots: [
          [
            "Mantenha a tampa no lugar, porque os conectores têm a tensão da rede. Duas tentativas no total bastam, com intervalo.",
            "Tudo se faz pela botoeira e pelo quadro de luz, sem tocar em fio. Tente no máximo duas vezes, para não forçar o motor.",
            "Não abra o motor, porque dentro há a tensão da rede elétrica. Com duas tentativas você já tem a resposta.",
          ],
        ],
        steps: [
          "Aperte a botoeira uma vez e escute.",
          "Limpe a fotocélula e tire o que estiver na frente.",
          "Veja se há ferrolho ou trava prendendo a folha.",
          "Desligue o disjuntor por um minuto e religue.",
          "Tente mais uma vez e, se não funcionar, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se separa placa, capacitor e motor", "O conserto, do relé ao motor"],
        slots: [
          [
            "O técnico mede a saída da placa no momento do comando. Se sai tensão, o defeito é capacitor, fio ou motor; se não sai, é relé ou comando, e assim não se troca uma placa boa por causa de um capacitor.",
            "A medição na saída da central decide o caminho. Se há tensão, a busca segue para o capacitor e o motor; se não há, volta para relé, sensores e botoeira.",
            "Na visita se mede o que a placa entrega na hora da ordem. A tensão presente mostra que a central está boa, e a falta dela leva ao relé ou ao comando.",
          ],
          [
            "O relé, o conector e o capacitor se trocam sozinhos e custam menos que a placa. Se o motor queimou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "O capacitor e o relé são os reparos mais baratos, e a placa, mais cara, é o último caso. Se o motor não tiver conserto, trocá-lo custa de {price.homeSwap} em casa.",
            "Do mais barato ao mais caro estão contato, capacitor, relé e placa. A troca do motor, quando a medição o condena, fica de {price.homeSwap} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É a placa ou o motor?",
        answers: [
          "A medição na saída da placa responde. Se sai tensão, o defeito é do motor ou do capacitor; se não sai, é do relé ou do comando.",
          "Só medindo. O estalo do relé dá a pista, e o técnico mede a saída antes de condenar um ou outro.",
        ],
      },
      {
        question: "O fim de curso pode impedir o motor de ligar?",
        answers: [
          "Pode, porque acionado por engano ele faz a central achar que o portão já abriu ou já fechou. O sinal é andar em um sentido e não no outro.",
          "Sim, quando a central entende por ele que o portão já chegou ao fim. Nesse caso, ela obedece só à ordem contrária.",
        ],
      },
      {
        question: "Por que bater na placa faz o portão funcionar?",
        answers: [
          "Porque há mau contato, como solda trincada, fio frouxo ou relé gasto. Pare de bater e peça o reparo antes que a placa queime.",
          "A pancada encosta um contato ruim por pouco tempo e pode trincar a placa. O conserto é refazer a solda ou trocar o relé.",
        ],
      },
      {
        question: "Como abro o portão enquanto isso?",
        answers: [
          "Com o disjuntor desligado, o portão de correr ou de abrir, se está reto, se solta com a chave e se move à mão. O basculante fica travado.",
          "A folha de correr ou de abrir em bom estado se destrava com a chave, sem energia, e se trava de novo depois. O basculante espera o técnico.",
        ],
      },
    ],
    photo: "um vídeo curto, com som, do que acontece ao apertar a botoeira e uma foto da etiqueta do motor",
  },
  {
    id: "motor-nao-liga-nem-faz-barulho",
    broader: "nao-liga",
    label: "Motor não liga nem faz barulho",
    phrase: "o motor que não liga nem faz barulho",
    asks: [
      "motor mudo não abre",
      "motor mudo portão não abre",
      "não faz barulho não abre",
      "motor não faz barulho não abre",
      "não faz barulho não liga",
      "não faz ruído não abre",
      "não faz nenhum ruído",
      "motor não faz ruído",
      "não faz barulho portão parado",
      "sem barulho não abre",
      "motor silencioso não abre",
      "motor mudo",
      "motor mudo não dá sinal",
      "não liga nem barulho",
      "não liga não barulho",
      "nem liga nem barulho",
      "nem liga faz barulho",
      "nem faz barulho",
      "não faz barulho nenhum",
      "não faz nada",
      "não dá sinal vida",
      "sem sinal vida",
      "completamente morto",
      "totalmente morto",
      "não liga nada",
      "tomada sem energia",
      "sem energia no motor",
      "não chega energia",
      "não chega energia motor",
      "sem fase",
      "sem fase motor",
      "faltando fase",
    ],
    answers: {
      any: [
        "Motor que não liga nem faz barulho está quase sempre sem energia, por disjuntor ou DR desarmado, fase em falta, fusível aberto ou fio solto. Religue o disjuntor uma única vez e aperte a botoeira. Se o motor seguir mudo, a visita que mede e acha a falha parte de {price.preventive} em casa, sem peças.",
        "Quando o portão não dá sinal de vida e o motor não faz barulho nenhum, comece pelo quadro de luz, porque o disjuntor ou o DR pode ter caído. Religado uma vez e ainda mudo, o motor está sem fase, com a tomada sem energia ou com o fusível da placa queimado. O técnico mede a partir de {price.preventive} em casa, sem peças.",
        "Motor do portão mudo, que não faz ruído nem abre, não recebe energia ou está com a placa queimada. As causas mais comuns são disjuntor ou DR desarmado, falta de uma fase, fusível aberto e fio solto. Religue o disjuntor uma vez; se não adiantar, a medição em residência começa em {price.preventive}, fora as peças.",
        "Portão sem sinal de vida, com o motor em silêncio, é falta de energia na maioria dos casos, e só depois defeito na placa. Veja se o disjuntor e o DR estão armados e religue uma única vez. Se cair de novo ou nada mudar, deixe desligado; o técnico acha o ponto da falha em visita desde {price.preventive} em casa, sem peças.",
      ],
      price: [
        "O conserto do motor que não liga pode custar só um fio ou um fusível, que são baratos, ou a placa, que é mais cara. A visita que mede e decide parte de {price.preventive} em casa, sem peças. Se o próprio motor acabou, a troca em casa fica de {price.homeSwap}.",
        "O preço do conserto do motor mudo depende da medição, porque fio, fusível e botoeira custam pouco e a placa custa mais. Motor novo em casa, com mão de obra, fica de {price.homeSwap}. Confira o disjuntor e mande a foto da etiqueta para receber a estimativa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no motor que não dá sinal", "Motor mudo: testes em ordem"],
        slots: [
          [
            "A conferência vai do quadro de luz à botoeira e leva poucos minutos, com a tampa do motor fechada. Faça com as mãos e o piso secos e não toque em fio.",
            "Comece pelo quadro de luz e termine no botão da parede, sem abrir o motor. Faça com o piso seco e sem encostar em fio.",
            "São testes feitos por fora do motor, do disjuntor à botoeira. Não mexa em fio nem em tomada solta, e só siga com o chão seco.",
          ],
        ],
        steps: [
          "Veja se há luz em toda a casa e se um aparelho de 220 V funciona; quando falta uma fase, só parte da casa apaga.",
          "Desligue e ligue com firmeza o disjuntor do portão e veja se o DR está armado.",
          "Se um deles cair de novo, deixe desligado e chame o técnico.",
          "Confira se o nobreak, quando existe, está ligado.",
          "Aperte a botoeira e escute; um estalo na central quer dizer que há energia.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor não faz barulho nenhum", "Causas do motor mudo, da mais comum à mais rara"],
        slots: [
          [
            "Disjuntor ou DR desarmado é o mais comum, e às vezes a alavanca fica no meio e parece ligada. O motor de 220 V usa duas fases, e a falta de uma delas na rua o apaga, mesmo com parte da casa acesa.",
            "A primeira causa está no quadro, porque um DR desarmado para o portão com o resto da casa aceso. A segunda é a falta de uma fase na rua, que apaga o motor de 220 V e deixa parte das lâmpadas funcionando.",
            "Na maioria das vezes a energia parou no quadro, em um disjuntor ou DR que desarmou. O motor de 220 V também fica mudo quando some uma das duas fases, mesmo com parte das lâmpadas acesas.",
          ],
          [
            "Depois de chuva, raio ou queda de luz, o defeito costuma estar no fusível ou na fonte da placa. Completam a lista o fio solto, o cabo partido no conduíte, a tomada sem energia e o nobreak descarregado.",
            "Se houve temporal ou falta de luz, o fusível e a fonte da placa são os primeiros a medir. Depois vêm o fio solto no borne, o cabo partido por obra ou rato, a tomada sem energia e o nobreak sem bateria.",
            "Um surto na rede ou a umidade abre o fusível ou queima a fonte da central. Também se verificam a tomada do motor, a bateria do nobreak e o cabo, que obra e roedor partem sem deixar sinal por fora.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha e quanto custa"],
        slots: [
          [
            "O técnico segue a energia com o multímetro, do quadro à placa, até o trecho em que ela some. Fusível aberto só é trocado depois de achar o curto, para o novo não queimar também.",
            "O técnico mede a tensão trecho por trecho até descobrir onde ela para. Antes de pôr outro fusível, procura o curto que abriu o primeiro, muitas vezes numa fotocélula ou botoeira.",
            "A medição percorre quadro, fio e placa e mostra o ponto da falha. Antes de trocar um fusível, os acessórios são desligados um a um, porque uma fotocélula em curto também apaga a central.",
          ],
          [
            "Fio, borne e fusível são os reparos mais baratos, e a placa é o mais caro. Se o motor foi condenado, a troca em casa vai de {price.homeSwap}, com mão de obra.",
            "Refazer um contato custa pouco; fonte e placa custam mais, com o valor aprovado antes. O motor só é trocado se a medição o condenar, por {price.homeSwap} em casa.",
            "Do conserto mais barato ao mais caro vêm contato, fusível, fonte e placa. A troca do motor, se ele mediu mal, fica de {price.homeSwap} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle pode deixar o motor mudo?",
        answers: [
          "Pode, se pela botoeira o portão ainda anda. Se nem a botoeira provoca um estalo, o problema não está no controle.",
          "Só quando a botoeira interna funciona. Se os dois não têm efeito, a falha está na energia, no fusível ou na placa.",
          "Sim, mas é fácil saber. Aperte a botoeira da parede; se o portão anda por ela, troque a pilha do controle antes de chamar.",
        ],
      },
      {
        question: "Motor mudo está queimado?",
        answers: [
          "Em geral não. Um motor queimado costuma cheirar a verniz ou derrubar o disjuntor; o silêncio completo é falta de energia, fusível ou placa.",
          "Quase nunca. Enrolamento queimado deixa cheiro ou desarma o disjuntor, e o silêncio total costuma ser falta de alimentação.",
          "Raramente. Motor queimado dá sinais, como cheiro forte, ronco ou disjuntor que cai. Sem nada disso, a energia parou antes dele.",
        ],
      },
      {
        question: "A tomada do motor está sem energia. O que faço?",
        answers: [
          "Confira o disjuntor e o DR, uma vez só. Se estão ligados e outra tomada da casa funciona, o fio até o portão está partido ou solto, e o técnico mede.",
          "Veja no quadro o disjuntor daquele circuito. Se ele está ligado, não abra a tomada; cabo partido ou emenda solta se acha com medição.",
        ],
      },
      {
        question: "Como uso o portão até o conserto?",
        answers: [
          "Portão de correr ou de abrir, reto e em piso plano, se usa na mão com a chave, depois de desligar o disjuntor. O basculante fica travado até o técnico chegar.",
          "Desligue o disjuntor e solte com a chave só a folha de correr ou de abrir que esteja reta e nivelada. O basculante não se destrava, porque a folha pode cair.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "nao-responde",
    broader: "nao-liga",
    label: "Portão não responde",
    phrase: "o portão que não responde ao comando",
    asks: [
      "portão sem resposta",
      "sem resposta portão",
      "apertei controle não aconteceu nada",
      "aperto controle não acontece nada",
      "aperto controle nada acontece",
      "controle não acontece nada",
      "correr aperto controle nada",
      "portão não responde",
      "portão não obedece",
      "portão não reage",
      "motor não responde",
      "motor não obedece",
      "não aceita comando",
      "não responde comando",
      "portão não responde controle",
      "portão não obedece controle",
      "portão não responde mais",
      "aperto controle nada",
      "aperto nada acontece",
      "aperto não faz nada",
      "portão não atende aciono controle",
    ],
    answers: {
      any: [
        "Se o portão não responde ao controle, aperte a botoeira, o botão de dentro: se ela abrir, o defeito está na pilha, no controle ou no receptor do sinal. Se nem ela funcionar, o portão está sem energia ou a placa falhou, e o primeiro lugar a olhar é o disjuntor. A visita em casa parte de {price.preventive}, sem peças.",
        "Quando o portão não obedece ao controle, um teste na botoeira mostra onde está a falha. Se ela move a folha, troque a pilha e experimente outro controle, porque o problema é do sinal. Se nada funciona, falta energia ou a placa parou; a visita com diagnóstico e ajuste em casa começa em {price.preventive}, sem peças.",
        "Se você aperta o controle e nada acontece, descubra se o motor obedece à botoeira da parede. Quando obedece, o problema é a pilha, o cadastro do controle ou o receptor; quando não, veja o disjuntor, porque falta energia ou a placa falhou. A visita do técnico em casa sai a partir de {price.preventive}, sem peças.",
        "Um portão que não responde ao controle deve ser testado primeiro na botoeira interna. Se a folha andar, a falha está na pilha, na gravação do controle ou no receptor; se não houver reação, está no disjuntor, na energia ou na placa. O diagnóstico com ajuste em casa custa a partir de {price.preventive}, sem as peças.",
        "O portão não obedece por um de dois motivos: o sinal do controle não chega ou o motor está sem energia, e o botão de dentro mostra qual. Se esse botão abre, cuide da pilha e do cadastro; se não abre, confira o disjuntor. A visita em residência sai a partir de {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir por que o portão não responde", "Controle, botoeira ou energia: o teste"],
        slots: [
          [
            "Estes testes separam controle, central e energia sem abrir nada. Faça-os com o portão à vista e a passagem livre, e não segure o botão da placa, que pode apagar os controles.",
            "Sem ferramenta e com a tampa do motor fechada, você descobre em que parte o comando se perde. Fique diante do portão, com o vão livre, e não toque no botão da placa, que pode limpar a memória.",
            "Em poucos minutos e por fora do motor dá para saber onde está a falha. Mantenha a passagem livre e não mexa na placa, onde há tensão e um botão que apaga os controles.",
            "Uma sequência curta mostra se o comando se perde no controle, na central ou na rede elétrica. Nada precisa ser aberto: fique onde vê a folha inteira, com o caminho livre, e não toque no botão da central, que pode limpar os cadastros.",
            "Você mesmo consegue localizar a falha do lado de fora, sem desmontar o motor. Escolha uma hora sem ninguém na passagem e não aperte o botão de gravação da placa, porque um toque longo apaga a memória.",
          ],
        ],
        steps: [
          "Veja se a luz do controle acende forte e troque a pilha se ela estiver fraca.",
          "Teste outro controle, a poucos metros do motor.",
          "Aperte uma vez a botoeira interna e escute se o motor reage.",
          "Confira o disjuntor do portão e o DR (o disjuntor contra choque) e religue uma única vez.",
          "Limpe as lentes da fotocélula e tente de novo.",
          "Se nada responder, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Onde o comando se perde", "Causas de um portão que não obedece"],
        slots: [
          [
            "Se um controle abre e outro não, o defeito é daquele controle: pilha, tecla ou cadastro. Se todos falham e a botoeira funciona, o problema está no receptor ou na antena.",
            "O defeito de um único controle é pilha fraca, tecla gasta ou cadastro perdido. Quando todos falham e a botoeira ainda abre, o receptor ou a antena não está captando o sinal.",
            "Quando só um controle falha, a causa é a pilha, o botão ou o cadastro dele. Quando todos falham ao mesmo tempo e a botoeira abre, a causa é o receptor ou a antena.",
            "Compare os controles. Um que falha sozinho está com pilha gasta, tecla ruim ou cadastro apagado; se nenhum funciona e o botão da parede sim, quem falhou foi a antena ou o receptor.",
            "Quando outra pessoa abre e você não, o defeito está no seu controle, na tecla, na pilha ou na gravação. Se ninguém abre, mas a botoeira move o portão, a falha é do receptor ou da antena.",
          ],
          [
            "Se nem a botoeira funciona, falta energia, o fusível queimou ou a placa parou. A central também pode estar bloqueada por fotocélula suja ou por botoeira presa, que manda sinal o tempo todo.",
            "Sem reação a comando algum, as causas são falta de energia, fusível e placa, sobretudo depois de raio ou queda de luz. Uma fotocélula encoberta ou uma tecla emperrada também bloqueia a central.",
            "O portão que não reage a nada tem disjuntor desligado, fusível queimado ou placa com defeito. Há ainda o bloqueio: o sensor que acusa obstáculo ou a botoeira afundada impede a central de aceitar outra ordem.",
            "Se a botoeira também falha, pode faltar energia, o fusível pode ter queimado ou a central apagou. A tecla de parede travada e o sensor do vão encoberto produzem o mesmo efeito, porque a central recusa novas ordens.",
            "Um portão que ignora até o botão interno está sem alimentação, com o fusível queimado ou com a placa danificada. Antes de condenar a placa, o técnico descarta o bloqueio por botoeira colada ou por sujeira na fotocélula.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha", "O diagnóstico e o que entra no preço"],
        slots: [
          [
            "O técnico segue a energia com o multímetro, do quadro à placa, até o ponto em que ela some, e só depois testa receptor, motor e capacitor. Isso evita trocar uma placa boa por causa de um fio partido.",
            "A medição começa no quadro e vai trecho por trecho até a placa; em seguida vêm receptor, capacitor e motor. Assim a central não é condenada quando o defeito era um fio ou um fusível.",
            "A tensão é medida trecho por trecho, do quadro ao motor, e depois se testam o receptor e o capacitor. Por esse caminho, a peça trocada é a que falhou, e não a primeira suspeita.",
            "Com o multímetro, o técnico confere a tensão no quadro, no cabo e na placa, e descobre o trecho em que ela falta. Motor, receptor e capacitor são testados na sequência, para nenhuma peça boa ser trocada por engano.",
            "O diagnóstico segue o caminho da corrente: quadro, fiação, fusível e central. Depois vêm receptor, motor e capacitor, e a conclusão sai da medida, o que evita culpar a placa por um fio rompido.",
          ],
          [
            "Refazer um fio, trocar o fusível ou regravar o controle custa menos; placa e fiação nova custam mais, e o valor é sempre informado antes. Se a medição condenar o motor, a troca em casa fica de {price.homeSwap}.",
            "Reparar um fio ou gravar um controle custa pouco; placa nova custa mais, e você aprova antes. Se o motor queimou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "O serviço mais barato é refazer um contato ou um cadastro, e o mais caro é a placa. Só quando o próprio motor não tem reparo ele é trocado, por um valor de {price.homeSwap} em casa.",
            "O valor fica baixo em regravação, fio ou fusível e sobe em fiação refeita ou placa, sempre combinado de antemão. Se o motor não tiver conserto, trocá-lo na residência custa de {price.homeSwap}.",
            "Entre os reparos, contato e cadastro são os mais em conta, e a placa é o de maior valor; você aprova o preço antes. Se o motor estiver condenado, a substituição em casa custa de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão responde só às vezes. O que é?",
        answers: [
          "Em geral é pilha fraca, antena solta ou interferência. Se a botoeira também falha às vezes, o suspeito é um mau contato na placa ou na fiação.",
          "Falha que vai e volta costuma ser de pilha, antena ou fio frouxo. Veja se acontece também pela botoeira, porque nesse caso o conserto é na fiação ou na placa.",
          "Pilha no fim, antena mal presa ou outro rádio por perto explicam a falha de vez em quando. Se acontece igual no botão interno, procure contato frouxo em fio ou placa.",
        ],
      },
      {
        question: "O portão parou de responder depois que faltou luz. Perdi a programação?",
        answers: [
          "É pouco comum, pois na maioria das placas a memória não depende da energia. Veja antes o disjuntor, o DR e se o motor ficou destravado.",
          "Em geral não. Confira o disjuntor e a trava do motor; só se a botoeira funciona e os controles não é que se suspeita do cadastro ou do receptor.",
          "Dificilmente, porque a memória costuma resistir ao apagão. Religue o disjuntor e o DR, veja a trava do motor e teste a botoeira antes de pensar em regravar.",
        ],
      },
      {
        question: "Vocês vendem e gravam controle novo?",
        answers: [
          "Sim. Com a foto do seu controle, frente e verso, dizemos qual serve, e o técnico grava na visita e testa da rua.",
          "Vendemos e gravamos, original ou compatível. Mande os dois lados do controle atual para sabermos o padrão da sua central.",
          "Sim, com gravação incluída no atendimento e teste a partir da rua. Fotografe a frente e o verso do seu, e indicamos o modelo que a central aceita.",
        ],
      },
      {
        question: "Preciso trocar a placa do portão que não responde?",
        answers: [
          "Nem sempre, e só depois da medição. Pilha, regravação ou um receptor avulso resolvem boa parte dos casos sem mexer na placa.",
          "Nem sempre, porque se a botoeira move o portão a placa comanda o motor, e um receptor novo pode bastar.",
          "Só se a medição mostrar. Quando a botoeira funciona, a placa comanda o motor, e o conserto pode ser um receptor externo, uma pilha ou a regravação.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, de frente",
  },
  {
    id: "nem-controle-nem-botao",
    broader: "nao-liga",
    label: "Portão não funciona nem no controle nem no botão",
    phrase: "o portão que não funciona nem no controle nem no botão",
    asks: [
      "controle não funciona botão também não",
      "controle não funciona e botão também não",
      "controle e botão não funcionam",
      "botão e controle não funcionam",
      "controle e botoeira não funcionam",
      "nem controle nem botão funciona",
      "nem botão parede nem controle",
      "nem botão parede nem controle abrem",
      "nem controle nem botão parede",
      "botoeira controle nada aciona",
      "testei botoeira controle nada",
      "nem botoeira nem controle",
      "não funciona controle botão",
      "nem controle nem botão",
      "não abre controle botoeira",
      "nem controle nem botoeira",
      "não funciona botoeira controle",
      "não abre controle nem botão",
      "não abre nem botão",
      "não fecha nem controle nem botão",
      "não fecha controle nem botão",
      "não responde controle nem botão",
      "não responde nem botão",
      "não obedece nem botão",
      "não fecha nem botoeira",
      "não sobe nem controle nem botão",
      "não desce nem controle nem botão",
      "nem botão nem controle",
    ],
    answers: {
      any: [
        "Se o controle não funciona e o botão da parede também não, o defeito não é de nenhum dos dois: falta energia na central, um sensor segura o portão ou a placa parou. Veja o disjuntor e o DR, religue uma única vez e limpe as lentes da fotocélula. Se continuar parado, a medição em casa parte de {price.preventive}, sem peças.",
        "Portão que não funciona nem no controle nem no botão está sem energia, com a placa ou o motor parado ou bloqueado por um sensor; controle e botoeira raramente queimam juntos. Confira disjuntor e DR, limpe a fotocélula e tente uma vez; se continuar, a visita com medição em casa parte de {price.preventive}, sem peças.",
        "Se o portão não responde ao controle nem ao botão da parede, o defeito é comum aos dois: alimentação, fusível, central, sensor ou motor. Veja o quadro de luz e escute ao apertar a botoeira. Sem efeito, o técnico mede o trecho que falhou, a partir de {price.preventive} em casa, fora peças.",
        "Nem controle nem botão abrem ou fecham o portão quando falta energia na central, um sensor segura o fechamento ou a placa parou. Religue o disjuntor uma única vez e limpe as lentes da fotocélula. Mudo ainda, falta medir, em visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Teste seguro quando nada funciona"],
        slots: [
          [
            "Bastam o quadro de luz, um pano e uma tentativa pela botoeira. A tampa do motor fica fechada do começo ao fim.",
            "Poucos passos mostram se o caso é de energia, de sensor ou de motor, sem abrir nada. Mantenha o vão livre.",
            "Faça na ordem e pare se o portão andar. Nada disso pede ferramenta nem abrir o motor.",
          ],
        ],
        steps: [
          "Veja o disjuntor do portão e o DR; se um caiu, religue uma única vez.",
          "Limpe as lentes da fotocélula e tire o que estiver na frente.",
          "Olhe se há ferrolho, cadeado ou trava elétrica fechada.",
          "Aperte a botoeira uma vez e escute.",
          "Sem movimento, desligue o disjuntor e anote o que ouviu.",
        ],
      },
      {
        about: "signs",
        headings: ["Silêncio, estalo ou ronco: como ler", "O que o som do motor indica"],
        slots: [
          [
            "Silêncio completo aponta falta de energia no motor, fusível aberto ou placa sem alimentação. Estalo sem movimento mostra placa viva, com a saída, o fio ou o capacitor em falta.",
            "Sem som nem luz, a energia não chega: disjuntor, DR ou fusível. Se o relé estala e a folha fica, a central recebeu o comando e a força não alcançou o motor.",
            "Nenhum clique ao apertar quer dizer central apagada. Já o clique com a folha parada leva ao relé, ao fio do motor ou ao capacitor, que dá a partida.",
          ],
          [
            "Ronco sem andar é falta de partida ou folha presa: corte a energia, porque o motor esquenta em segundos. Portão que abre e se nega a fechar quase sempre tem a fotocélula suja ou apagada.",
            "Motor que zumbe parado aquece depressa, e o disjuntor deve ser desligado. Quando só o fechamento falha, com a folha aberta, olhe primeiro a fotocélula.",
            "Se zumbe e não sai, desligue, pois é capacitor fraco ou folha travada. Aberto e sem querer fechar, o suspeito é o sensor do vão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do conserto", "Fio, fusível, placa ou motor"],
        slots: [
          [
            "Fio, borne e fusível são reparos pequenos, de até {trade.smallRepair}; a placa custa mais, e a fiação nova depende da distância do quadro. O fusível só é trocado depois de achado o curto que o abriu.",
            "O mais barato é contato e fusível, depois vêm sensor e placa, e refazer o cabo até o quadro é o caso maior. Reparo pequeno leva até {trade.smallRepair}, com a causa do curto corrigida antes.",
            "A escala sobe do borne apertado à central, e o cabo novo se cobra pela metragem. Um fusível trocado sem achar o curto queima de novo; o conserto simples leva até {trade.smallRepair}.",
          ],
          [
            "Se a medição condena o motor, a troca em casa fica de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes no cartão.",
            "Motor queimado leva à troca, de {price.homeSwap} em residência, já montado e parcelado em até {shop.instalments} vezes.",
            "Quando o motor morreu mesmo, trocar custa de {price.homeSwap} em casa, com o serviço, e o cartão divide em até {shop.instalments} parcelas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A botoeira e o controle podem ter queimado juntos?",
        answers: [
          "É raro. Quando os dois param na mesma hora, a causa comum é energia, placa, sensor ou motor.",
          "Quase nunca. O que liga os dois é a central, e é nela e na alimentação que se procura.",
        ],
      },
      {
        question: "Um curto na botoeira pode parar tudo?",
        answers: [
          "Pode. Tecla presa ou fio em curto mantém o comando ligado, e a central ignora o controle. O técnico desliga a botoeira na placa e testa.",
          "Sim, em algumas centrais. Uma botoeira molhada ou presa bloqueia os outros comandos até ser isolada.",
        ],
      },
      {
        question: "O portão ficou aberto. Como fecho agora?",
        answers: [
          "Desligue o disjuntor. De correr ou de abrir, com a folha reta, destrava-se e fecha-se na mão; o basculante não se solta e espera o técnico.",
          "Com a energia cortada, só portão de correr ou de abrir, reto e nivelado, se fecha na mão com a chave. Basculante aberto fica onde está, sem ninguém embaixo.",
        ],
      },
      {
        question: "O disjuntor cai de novo ao religar. E agora?",
        answers: [
          "Deixe desligado: há curto no cabo, na placa ou no motor. Insistir aquece o fio e aumenta o estrago.",
          "Não religue mais. Queda imediata é curto, em geral cabo molhado ou motor queimado, e o técnico isola cada trecho.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto, com som, da botoeira sendo apertada",
  },
  {
    id: "funciona-as-vezes",
    broader: "nao-liga",
    label: "Portão que funciona às vezes",
    phrase: "o portão que só funciona às vezes",
    asks: [
      "funciona dias depois",
      "funciona uns dias depois para",
      "correr vezes não fecha",
      "correr vezes não abre",
      "correr vezes abre vezes não",
      "correr dia sim outro não",
      "correr um dia sim outro não",
      "basculante vezes não fecha",
      "basculante vezes não abre",
      "basculante vezes abre vezes não",
      "basculante dia sim outro não",
      "basculante um dia sim outro não",
      "pivotante vezes não fecha",
      "pivotante vezes não abre",
      "pivotante vezes abre vezes não",
      "pivotante dia sim outro não",
      "pivotante um dia sim outro não",
      "dia sim outro não",
      "desligou sozinho voltou",
      "parou sozinho voltou",
      "parou e voltou funcionar",
      "para e volta funcionar",
      "desliga sozinho volta",
      "funciona vezes",
      "funciona às vezes",
      "às vezes funciona não",
      "às vezes abre",
      "às vezes não abre",
      "vezes não abre",
      "vezes não fecha",
      "defeito intermitente",
      "problema intermitente",
      "abre segunda vez",
      "só abre segunda vez",
      "segunda tentativa",
      "apertar duas vezes",
      "apertar várias vezes",
      "várias vezes abrir",
      "várias tentativas",
      "portão falhando",
      "motor falhando",
      "uma hora funciona",
      "funciona quando quer",
      "abre quando quer",
      "não abre primeira",
      "não abre de primeira",
      "não pega primeira",
      "só abre segunda",
      "às vezes obedece às vezes ignora",
      "defeito aparece e some portão",
      "defeito aparece some motor portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que funciona às vezes sim, às vezes não tem, em geral, pilha fraca, mau contato, capacitor cansado ou fotocélula suja. Teste pela botoeira: se ela nunca falha, o defeito é do controle ou da antena; se falha igual, é de placa, fio ou capacitor. A visita com medição em casa sai a partir de {price.preventive}, sem peças.",
        "Se o portão não abre de primeira ou só abre de vez em quando, ponha pilha nova no controle e teste de perto e pela botoeira. Se a botoeira também falha, o zumbido indica capacitor fraco, e a falta de ruído, mau contato, relé ou sensor. A visita com medição em casa começa em {price.preventive}, fora as peças.",
        "Quando o portão funciona uns dias e depois para, o momento da falha mostra a causa: só pelo controle, é pilha ou antena; só com chuva, umidade; com ronco, capacitor; sem padrão, fio solto ou relé. Anote quando ele falha e peça a medição, a partir de {price.preventive} em residência, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O padrão da falha mostra a causa", "Pistas de um defeito que vai e volta"],
        slots: [
          [
            "O defeito que some na hora da visita não pode ser medido. Por isso, anote quando ele aparece e compare:",
            "O jeito de falhar mostra a peça com defeito. Observe por alguns dias e compare com esta lista:",
            "Repare na hora, no tempo e no comando em que ele falha. Cada padrão tem uma causa provável:",
          ],
        ],
        bullets: [
          "Só com um controle ou de longe: pilha, botão gasto ou antena",
          "Zumbe na primeira e anda na segunda: capacitor perdendo força",
          "Não reage em algumas tentativas: relé gasto, conector frouxo ou fio partido",
          "Só depois da chuva: umidade em emenda, botoeira ou sensor",
          "Só para fechar: fotocélula suja ou desalinhada",
          "Só depois de muito uso: motor quente, com a proteção térmica atuando",
        ],
      },
      {
        about: "check",
        headings: ["O que testar antes de chamar", "Como separar controle, sensor e motor"],
        slots: [
          [
            "Faça poucos testes e anote o resultado de cada um. Se o motor roncar sem mover a folha, pare e desligue o disjuntor.",
            "Bastam alguns minutos e um segundo controle. Se houver ronco com a folha parada, corte a energia e não insista.",
            "Teste uma coisa por vez, à vista do portão. Quando o motor ronca sem sair do lugar, encerre o teste e desligue o disjuntor.",
          ],
        ],
        steps: [
          "Troque a pilha do controle e repita a dois metros do motor.",
          "Teste outro controle e depois a botoeira.",
          "Limpe as lentes da fotocélula e libere a passagem.",
          "Anote se ele falha com chuva, calor, de manhã ou depois de muito uso.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha que some", "O conserto do defeito intermitente"],
        slots: [
          [
            "Com as suas anotações, o técnico começa pelo ponto mais provável: mede o capacitor, reaperta os fios e testa relés e sensores até a falha aparecer. Sem elas, a procura fica mais longa.",
            "As anotações encurtam o diagnóstico, porque o técnico repete a situação em que o portão falha. Ele mede capacitor, conectores, fios e relés, um de cada vez.",
            "Sabendo quando o portão falha, o técnico provoca a mesma situação e mede. Capacitor, aperto dos fios, relé e fotocélula são vistos em sequência.",
          ],
          [
            "Pilha, aperto e limpeza são o menor custo; capacitor, relé e fotocélula somam a peça, e a placa é o último caso. O valor é informado antes de trocar.",
            "O mais barato é refazer o contato ou limpar. O capacitor e o relé custam um pouco mais, e a placa só é trocada se a medição apontar para ela.",
            "Quase sempre o defeito está num contato, no capacitor ou no relé, bem mais baratos que a placa. Você aprova a peça antes da troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando o portão que funciona às vezes?",
        answers: [
          "Se o motor ronca, não, porque cada partida falha aquece o enrolamento. Se a falha é só do controle, pode, até trocar a pilha.",
          "Use o mínimo e não insista, porque o mau contato esquenta e pode derreter o conector.",
        ],
      },
      {
        question: "Por que o técnico não acha o defeito na hora?",
        answers: [
          "Porque ele precisa acontecer para ser medido. O vídeo, o horário e o clima da falha encurtam a procura.",
          "Porque a falha some durante a visita. Com as suas anotações, testa-se primeiro o ponto mais provável.",
        ],
      },
      {
        question: "Interferência faz o portão falhar?",
        answers: [
          "Sim, quando outro aparelho transmite por perto na mesma frequência, em geral 433 MHz. De perto o controle volta a funcionar.",
          "Pode, porque câmera, alarme ou lâmpada de LED nova reduz o alcance. Desligue um a um para testar.",
        ],
      },
      {
        question: "Trocar a placa resolve o portão que falha às vezes?",
        answers: [
          "Só se o defeito é nela. Antes se testam pilha, sensor, capacitor e conexões, que custam bem menos.",
          "Nem sempre, porque o relé gasto ou a solda ruim às vezes se repara sem placa nova.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa que falha e uma foto da etiqueta do motor",
  },
  {
    id: "falha-so-a-noite",
    broader: "nao-liga",
    label: "Portão que só falha à noite",
    phrase: "o portão que falha à noite",
    intent: "repair",
    asks: [
      "funciona dia noite não",
      "abre dia noite não",
      "só funciona dia",
      "funciona só dia",
      "só abre dia",
      "portão só funciona de dia",
      "trava só noite",
      "portão trava só noite",
      "trava só de noite",
      "não obedece controle noite",
      "para obedecer controle noite",
      "obedecer controle noite",
      "controle não funciona noite",
      "controle falha noite",
      "controle não pega noite",
      "controle para noite",
      "só falha noite",
      "falha noite",
      "só não abre noite",
      "não abre noite",
      "não funciona noite",
      "só noite não funciona",
      "para funcionar noite",
      "noite controle não funciona",
      "noite portão não abre",
      "não fecha noite",
      "só não fecha noite",
      "de noite falha",
      "portão só dá defeito escurece",
      "só dá problema noite dia abre fecha",
    ],
    answers: {
      any: [
        "Portão que só funciona de dia e não abre à noite costuma falhar por sereno na placa ou na botoeira, por lâmpada de LED que atrapalha o controle ou por tensão baixa no horário de pico. Apague as luzes e teste pela botoeira: se ela abre, a falha é do controle. A visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão trava só de noite ou deixa de obedecer ao controle, as causas comuns são três: umidade do sereno, luz de LED perto da antena e tensão que cai à noite. Apague as luzes e teste também pela botoeira, que separa sinal de energia. O técnico mede no local a partir de {price.preventive} em casa, sem peças.",
        "O portão que abre de dia e não abre à noite falha, em geral, por lâmpada de LED perto do motor, por sereno na botoeira ou na placa, ou por tensão fraca na hora do chuveiro. Com a luz apagada, tente o controle e depois a botoeira. Se nada muda, a medição em residência começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Testes simples na próxima noite", "O que fazer quando o portão falhar"],
        slots: [
          [
            "Mude uma coisa de cada vez, para saber qual era a causa. Fique à vista do portão e deixe a passagem livre.",
            "Um teste por vez separa luz, umidade e energia. Faça olhando o portão, sem ninguém no vão.",
            "São testes de minutos, e a ordem importa: primeiro a luz, depois o controle, por fim a energia. Deixe o vão livre e fique onde vê a folha.",
          ],
        ],
        steps: [
          "Apague a luz da garagem e do jardim e acione o portão de novo.",
          "Troque a pilha do controle, porque a fraca rende menos no frio.",
          "Tente pela botoeira: se ela funciona, o problema é do controle ou da antena.",
          "Veja se as lâmpadas da casa enfraquecem na hora em que o motor parte.",
          "Repare se ele falha só em noite úmida ou em todas.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que de dia funciona", "Sereno, LED e tensão baixa"],
        slots: [
          [
            "A lâmpada de LED barata gera ruído na faixa do controle e encurta o alcance, que volta ao normal com ela apagada. O sereno molha a botoeira, a emenda ou a placa e seca com o sol, por isso o defeito some de dia.",
            "Se o alcance volta com a luz apagada, a causa é a lâmpada, porque o LED ruim gera ruído na faixa do controle. A umidade na emenda ou na botoeira também só aparece à noite e seca de manhã.",
            "O LED de má qualidade atrapalha o receptor do controle, o que se prova apagando a lâmpada. Já o orvalho entra em emenda, placa e botoeira e desaparece quando esquenta.",
          ],
          [
            "No horário de pico a tensão cai, e o motor parte fraco, ronca e desiste. O capacitor gasto e a extensão ou o fio fino pioram a queda.",
            "Quando a rua toda liga o chuveiro, chega menos tensão, e o motor ronca sem sair do lugar. O capacitor cansado e o fio fino agravam o problema.",
            "À noite a rede carregada entrega menos tensão. O motor com capacitor velho ou cabo fino não consegue partir e só ronca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede e corrige", "Como se resolve a falha noturna"],
        slots: [
          [
            "O técnico mede a tensão com o motor partindo, o capacitor e o alcance do controle com as luzes acesas. As emendas e a botoeira úmidas são refeitas e vedadas, e a antena é afastada da lâmpada.",
            "Na visita mede-se a tensão com o portão partindo e depois se testam o capacitor e o receptor. A correção é vedar a emenda, mudar a antena de lugar ou passar um circuito próprio, conforme o caso.",
            "Primeiro se medem a tensão na partida, o capacitor e o sinal do controle. O resultado decide a correção, que pode ser vedar botoeira e emendas, afastar a antena da luz ou dar um circuito só ao motor.",
          ],
          [
            "Vedar, apertar e mover a antena cabem na visita. O capacitor e a botoeira somam a peça, e o circuito novo é o item mais caro, com o valor informado antes.",
            "Os ajustes ficam no preço da visita; capacitor ou botoeira acrescentam a peça. Passar um cabo novo custa mais e só se faz com a sua aprovação.",
            "O menor custo é o ajuste com vedação; depois vêm a botoeira e o capacitor. A fiação nova é o serviço mais caro, e você aprova antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar a lâmpada resolve o portão que falha à noite?",
        answers: [
          "Sim, se o portão volta a funcionar com ela apagada. Nesse caso, use outra marca ou afaste-a da antena.",
          "Resolve quando a lâmpada é a causa, o que se descobre apagando. Se a falha continua, o motivo é umidade ou tensão.",
        ],
      },
      {
        question: "A pilha pode fazer o portão falhar só à noite?",
        answers: [
          "Pode, porque a pilha fraca rende menos no frio. Troque-a antes de chamar o técnico.",
          "Sim, a pilha no fim perde força com a queda de temperatura. Trocar a pilha é o teste mais barato.",
        ],
      },
      {
        question: "O portão abre à noite mas não fecha. É a mesma coisa?",
        answers: [
          "Não. Nesse caso a suspeita é a fotocélula, com sereno, inseto ou farol na lente. Seque as lentes e tente de novo.",
          "Quando só o fechamento falha, olhe a fotocélula. Umidade ou luz forte na lente fazem a central acusar obstáculo.",
        ],
      },
      {
        question: "Como entro se ele não abrir à noite?",
        answers: [
          "Tente pela botoeira ou por outro controle, de perto. O portão de correr ou de abrir, reto, se solta com a chave, com o disjuntor desligado; o basculante, não. O contato atende {shop.hours}.",
          "De perto e com as luzes apagadas o controle costuma funcionar. Se não, desligue o disjuntor e destrave com a chave só o portão de correr ou de abrir, ou chame o técnico, {shop.hours}.",
        ],
      },
    ],
    photo: "um vídeo da tentativa à noite, mostrando a luz da central",
  },
  {
    id: "mau-contato",
    broader: "nao-liga",
    label: "Portão com mau contato",
    phrase: "o mau contato no portão eletrônico",
    intent: "repair",
    asks: [
      "só abre bater motor",
      "só funciona bater motor",
      "só abre pancada",
      "só destrava pancada",
      "só pega pancada",
      "só funciona pancada",
      "só abre batendo motor",
      "bato motor funciona",
      "mau contato",
      "mal contato",
      "mau contato portão",
      "mal contato portão",
      "mau contato motor",
      "mau contato placa",
      "fio solto portão",
      "fio frouxo portão",
      "falha contato",
      "mexer fio funciona",
      "bate motor funciona",
      "dou tapa funciona",
      "bato nele funciona",
      "só funciona batendo",
    ],
    answers: {
      any: [
        "Motor de portão que só funciona batendo nele, ou placa que reage a um tapa, está com mau contato: fio frouxo, emenda oxidada, botoeira gasta ou relé no fim. Não bata nem mexa nos fios, porque a falha piora e há tensão. Desligue o disjuntor e peça reaperto e medição, a partir de {price.preventive} em casa, sem peças.",
        "Mau contato faz o motor do portão falhar e voltar, às vezes com uma pancada, por fio frouxo na placa, emenda oxidada, trava presa ou relé gasto. Como o contato ruim esquenta e derrete o conector, desligue o disjuntor. A visita que aperta, mede e corrige em casa parte de {price.preventive}, sem peças.",
        "Se o portão só abre ou destrava na pancada, há um contato solto no fio, na botoeira ou na placa, ou uma trava emperrada. Bater quebra o que ainda está bom, por isso desligue o disjuntor e chame o técnico. O reaperto com medição, em residência, começa em {price.preventive}, fora as peças.",
        "Para saber se a central queimou ou é mau contato, repare no modo da falha: a que vai e volta, ou reage a um tapa, é contato; a que parou de vez, com cheiro ou mancha, é a placa. Desligue o disjuntor e peça a medição, porque relé e solda muitas vezes têm reparo. Em casa, a visita parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Onde o contato costuma falhar", "O que a falha revela"],
        slots: [
          [
            "O momento em que a falha aparece indica o ponto do mau contato. Observe antes da visita, sem abrir nada:",
            "Repare quando o portão falha, porque isso mostra se o defeito está no fio, no botão ou na placa. Basta olhar de fora:",
            "A falha que vai e volta tem um padrão, e ele mostra onde procurar. Observe sem mexer na caixa do motor:",
          ],
        ],
        bullets: [
          "Falha quando a folha treme ou venta: fio frouxo no conector ou na emenda",
          "Falha depois da chuva: emenda ou botoeira com umidade",
          "Falha sempre no mesmo comando: botão gasto ou relé daquele sentido",
          "Volta com um tapa na caixa: solda trincada, conector frouxo ou relé gasto",
          "Destrava só na pancada: trava elétrica suja ou desalinhada",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não bater nem continuar usando", "O risco do contato frouxo"],
        slots: [
          [
            "O contato frouxo solta faísca a cada partida, esquenta e derrete o conector, e pode queimar a placa ou começar um incêndio. Se houver cheiro de queimado ou caixa morna, desligue o disjuntor e não abra a tampa.",
            "A cada partida, o fio mal apertado faísca e aquece, até derreter o conector ou pegar fogo. Com cheiro ou calor na caixa do motor, pare de usar, desligue o disjuntor e mantenha a tampa fechada.",
            "O fio solto aquece e faísca, o que estraga a placa e pode causar incêndio. Ao sentir calor ou cheiro de queimado, corte a energia no quadro e deixe a tampa fechada.",
          ],
          [
            "A pancada trinca soldas e desloca peças, de modo que o conserto fica maior. A tampa também não se abre, porque sob ela há tensão e um capacitor carregado, perigoso mesmo com o motor parado.",
            "Bater só aumenta a trinca e o preço do conserto. E não abra a caixa, porque dentro dela há partes com tensão e um capacitor que guarda carga.",
            "Cada tapa abre mais a solda ruim. Apertar o parafuso da placa também não é tarefa para leigo, pois ali há tensão e um capacitor carregado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha e corrige", "O conserto do mau contato"],
        slots: [
          [
            "Com a energia cortada, o técnico reaperta os fios, refaz as emendas oxidadas e examina conectores, soldas e relés da placa. Depois mede tensão e corrente com o motor trabalhando, para confirmar que nada mais aquece.",
            "Primeiro o técnico desliga tudo, aperta os conectores, troca as emendas ruins e olha soldas e relés. Em seguida liga e mede, até ter certeza de que o contato firmou.",
            "O serviço começa sem energia: reapertam-se os conectores, refazem-se as emendas e conferem-se relés e soldas da placa. A medição com o portão andando mostra se algum ponto ainda aquece.",
          ],
          [
            "Aperto e emenda cabem na visita de ajuste. O relé ou a solda da placa somam o reparo, e a central nova só é necessária quando a trilha carbonizou, sempre com o valor informado antes.",
            "O mais barato é apertar e refazer o fio; o reparo da placa custa mais, e a placa nova é o último caso. Você aprova o preço antes de qualquer troca.",
            "Reapertar e refazer fio é o menor custo. Depois vêm o relé e a solda, e só a trilha queimada exige a troca da placa, com preço combinado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso apertar os parafusos da placa eu mesmo?",
        answers: [
          "Os da placa, não, porque ali há tensão e um capacitor carregado. O técnico reaperta com a energia cortada e mede depois.",
          "Não. Mesmo com o motor desligado, o capacitor guarda carga, e um aperto no lugar errado provoca curto.",
        ],
      },
      {
        question: "É placa queimada ou mau contato?",
        answers: [
          "O mau contato vai e volta; a placa queimada para de vez ou cheira. A medição confirma, e muitas vezes basta refazer um relé ou uma solda.",
          "Se funciona às vezes, é mais provável o mau contato. Falha definitiva, cheiro ou mancha escura apontam para a placa.",
        ],
      },
      {
        question: "Por que piora quando chove?",
        answers: [
          "Porque a umidade entra na emenda ou na botoeira e oxida o contato. Refazer a ligação em caixa fechada, com vedação, resolve.",
          "A água conduz e oxida, então a emenda ao tempo falha primeiro. O conserto inclui proteger o fio, e não só emendar.",
        ],
      },
      {
        question: "Como uso o portão até o técnico chegar?",
        answers: [
          "O portão de correr ou de abrir, se está reto, se move à mão depois de solto com a chave, com o disjuntor desligado. O basculante não se destrava.",
          "Se for de correr ou de abrir e estiver reto, desligue o disjuntor, destrave com a chave e trave de novo ao fechar. O basculante espera o técnico.",
        ],
      },
    ],
    photo: "a foto da central fechada, a da etiqueta e, se já tiver, um vídeo da falha",
  },
  {
    id: "parou-depois-de-trocar-o-motor",
    broader: "nao-liga",
    label: "Portão parou depois de trocar o motor",
    phrase: "o portão que parou depois da troca do motor",
    asks: [
      ...combine(
        ["trocou motor", "troquei motor", "troca motor", "motor novo instalado"],
        ["só abre", "só fecha", "agora não fecha", "agora não abre", "não fecha", "não abre"],
      ),
      "depois trocou motor não fecha",
      "depois trocou motor não abre",
      "instalaram motor só abre",
      "instalaram motor não fecha",
      "colocou motor novo não fecha",
      "colocou motor novo não abre",
      ...combine(
        ["parou", "não funciona", "não liga", "parado", "parou funcionar", "não abre nem fecha"],
        ["depois trocar motor", "depois troca motor"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão parou ou não abre dias após a troca, com motor novo recém trocado, a causa quase sempre é a montagem: percurso ou controle por gravar, fio frouxo, tensão errada ou fim de curso fora do lugar. Se agora só abre, falta ligar a fotocélula ou acertar o fim de curso. Chame primeiro quem instalou, porque a lei garante o serviço por 90 dias.",
        "Trocou o motor e o portão não abre, ou só abre e não fecha? Motor recém trocado que não funciona ou parou logo após a troca aponta para fim de curso invertido, fotocélula sem ligar, percurso não gravado ou borne solto, e raramente para o motor. Acione a garantia de quem trocou, de 90 dias pela lei; se ele não voltar, medimos e corrigimos.",
        "Motor recém trocado que não funciona, com portão que não abre ou parou após a troca, costuma ser erro de instalação, e não peça ruim: percurso por gravar, 220 V no lugar de 127 V, fio frouxo ou, quando só abre, fotocélula desligada. Quem fez a troca deve corrigir dentro dos 90 dias da lei, e, sem retorno dele, fazemos o acerto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que falha depois da troca", "Montagem antes de motor"],
        slots: [
          [
            "Cada sinal aponta uma parte da instalação, e quase todos se corrigem sem comprar peça. Compare com o que o seu portão faz.",
            "O comportamento do motor novo já indica o que ficou por fazer. A maioria dos casos é regulagem ou ligação.",
            "Veja qual linha combina com o seu caso, porque o conserto muda. Poucas delas exigem peça nova.",
          ],
        ],
        bullets: [
          "Só abre: fotocélula sem ligar ou fim de curso invertido",
          "Anda um pouco e para: percurso não gravado",
          "Mudo pelo controle e vivo pela botoeira: controle por cadastrar",
          "Sem força: motor de 220 V em ponto de 127 V",
          "Funcionou e parou dias depois: fio frouxo no borne",
          "Desarma no meio: folha pesada, roldana ou contrapeso ruim",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Testes seguros pelo quadro e pela botoeira"],
        slots: [
          [
            "Tudo se testa com a tampa fechada, para não perder a garantia nem levar choque. Use calçado e mãos secas, e não insista se o disjuntor cair de novo.",
            "Abrir a tampa tira o direito à garantia e expõe à tensão, por isso fique no quadro e na botoeira. De mãos secas, faça uma tentativa só em cada passo.",
            "O motor novo fica fechado, o que protege você e a garantia. Bastam o quadro de luz, seco e com você calçado, e o botão da parede.",
          ],
        ],
        steps: [
          "Veja no quadro o disjuntor do portão e o DR.",
          "Se algum desarmou, religue uma única vez; caiu de novo, deixe desligado.",
          "Limpe as lentes da fotocélula e livre a passagem.",
          "Aperte a botoeira uma vez, de longe, e escute.",
          "Filme o que acontece e fotografe a etiqueta.",
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga e quanto custa o acerto", "Garantia do instalador ou conserto novo"],
        slots: [
          [
            "Dentro dos 90 dias da lei, quem instalou corrige a ligação e a regulagem sem cobrar. Guarde o recibo, o vídeo do defeito e as mensagens com a data da troca.",
            "Quem trocou o motor responde pelo serviço por pelo menos 90 dias, e o acerto da montagem sai sem custo. Junte recibo, data e um vídeo do que acontece.",
            "A lei dá 90 dias para reclamar do serviço, e nesse prazo regulagem e ligação erradas são por conta do instalador. A prova é o comprovante com a data, mais um vídeo.",
          ],
          [
            "Se ele não volta, nossa visita com regulagem, em casa, parte de {price.preventive}, sem peças. Defeito da folha, como roldana ou contrapeso, é orçado à parte, porque não faz parte do motor.",
            "Roldana, cabo ou contrapeso gastos ficam fora da garantia do motor e são orçados em separado. Para regular o que outra empresa montou, a visita residencial começa em {price.preventive}, fora peças.",
            "O que era da folha, e não do motor, entra em outro orçamento. Quando é só regulagem ou ligação, fazemos a visita em casa a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga se o motor novo queimou?",
        answers: [
          "Se queimou por ligação errada, quem instalou. Se foi defeito de fábrica, a garantia do motor cobre, em geral {warranty.motor}; surto na rede costuma ficar de fora.",
          "Depende da causa: erro de tensão é do instalador, defeito de fabricação é do fabricante, com {warranty.motor} nos que vendemos. Raio e surto quase nunca entram.",
        ],
      },
      {
        question: "Vocês corrigem motor trocado por outra empresa?",
        answers: [
          "Sim. Medimos tensão, ligações, percurso e peso da folha, e dizemos o que ficou errado; um vídeo e a etiqueta adiantam o diagnóstico.",
          "Corrigimos, seja qual for a marca com que trabalhamos. O vídeo do defeito mostra se é regulagem ou ligação antes da ida.",
        ],
      },
      {
        question: "Posso abrir a tampa para ver se há fio solto?",
        answers: [
          "Não. Há tensão da rede e capacitor carregado ali, e mexer dá ao instalador motivo para recusar a garantia. Fotografe por fora.",
          "Melhor não: o risco é de choque e de perder a garantia. O borne frouxo é apertado pelo técnico com o disjuntor desligado.",
        ],
      },
      {
        question: "O motor novo pode ser fraco para o portão?",
        answers: [
          "Pode. Um 1/4 HP move basculante de até {width.quarterHp} com folga se a folha está equilibrada; acima disso, ou com folha pesada, ele desarma e esquenta.",
          "Acontece quando só se olhou a marca do antigo. Para basculante além de {width.quarterHp}, ou folha fora de equilíbrio, 1/4 HP não basta.",
        ],
      },
    ],
    photo: "um vídeo com som ao apertar a botoeira, a foto da etiqueta do motor novo e a data da troca",
  },
  {
    id: "so-volta-religando-o-disjuntor",
    broader: "nao-liga",
    label: "Só volta quando desliga e liga o disjuntor",
    phrase: "o portão que só volta ao religar o disjuntor",
    asks: [
      "só volta funcionar desliga disjuntor",
      "só funciona desligar ligar disjuntor",
      "só volta desligar ligar disjuntor",
      "só funciona religar disjuntor",
      "só abre desligar ligar disjuntor",
      "só volta religar",
      "desligo ligo disjuntor volta funcionar",
      "trava só volta disjuntor",
      "tem que desligar disjuntor voltar funcionar",
      "precisa desligar ligar disjuntor",
      "só funciona tirar tomada",
      "só volta tirar tomada",
      "só funciona quando reinicia",
      "desligar ligar energia volta funcionar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que só volta a funcionar quando você desliga e liga o disjuntor tem a central travando: fonte fraca, umidade, tensão que oscila, botoeira presa ou placa no fim. Religar apenas reinicia, não conserta; anote quando trava e peça a medição, com visita a partir de {price.preventive} em casa, sem peças.",
        "Se o portão trava e só funciona depois de desligar a energia e ligar de novo, a placa está se perdendo e o disjuntor a reinicia. As causas comuns são fonte cansada, água, botoeira em curto e motor que esquenta; em residência, a visita que mede parte de {price.preventive}, fora peças.",
        "Ter de rearmar o disjuntor para o portão abrir mostra que a central congela, por fonte fraca, umidade, comando preso ou oscilação da rede. O reset dá uma folga de horas ou dias e não conserta; a medição da placa, em casa, sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a central trava", "O momento da falha aponta a causa"],
        slots: [
          [
            "O que acontece antes de travar separa as causas, e cortar a energia limpa todas elas por um tempo.",
            "Desligar a chave geral apaga qualquer travamento, mas o que veio antes dele mostra a peça ruim.",
            "Toda falha some ao religar, por isso repare no que a antecede.",
          ],
        ],
        bullets: [
          "Trava depois de chuva: umidade na caixa, na fotocélula ou na botoeira",
          "Trava após muitas aberturas: motor quente, que desarmou",
          "Volta sozinho em minutos: proteção térmica do motor, e não a placa",
          "Trava sem padrão: fonte ou capacitor da placa no fim",
          "Trava quando outro aparelho liga: tensão que oscila",
        ],
      },
      {
        about: "check",
        headings: ["O que anotar antes de religar", "Ajude o diagnóstico sem abrir a tampa"],
        slots: [
          [
            "Antes do reset, faça estes testes por fora. Uma anotação de dois ou três dias vale mais que insistir no controle.",
            "Observe na próxima vez que travar, sem abrir a tampa do motor. Duas ou três ocorrências anotadas encurtam a visita.",
            "Da próxima vez, não corra ao disjuntor: olhe e anote, com a caixa fechada. Poucos registros já mostram um padrão.",
          ],
        ],
        steps: [
          "Anote hora, chuva e quantas aberturas houve antes.",
          "Teste a botoeira e o controle, um de cada vez.",
          "Veja se a luz da placa fica acesa, se ela aparece por fora.",
          "Espere dez minutos antes de religar e veja se volta sozinho.",
          "Mande foto da etiqueta do motor e um vídeo da falha.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha", "A medição no portão que trava"],
        slots: [
          [
            "O técnico mede a tensão do quadro à placa e a saída da fonte com o portão andando, porque parada ela parece boa. Depois desliga botoeira, interfone e fotocélula, um a um, para achar o que prende o comando.",
            "Primeiro se mede a energia durante o movimento, já que fonte cansada só cai com carga. Em seguida cada acessório é isolado da central, e o que fazia travar aparece.",
            "A fonte é testada sob carga e a rede, do quadro ao motor. Isolando botoeira, interfone e sensores em sequência, chega-se ao que segura a placa.",
          ],
          [
            "Em ordem de custo vêm secar e vedar, trocar a botoeira, reparar a fonte da placa e, por último, pôr central nova. Um reparo pequeno leva em geral até {trade.smallRepair}.",
            "Vedação e botoeira são o menor gasto, o reparo da fonte fica no meio, e a placa nova é o maior. A parte simples cabe em {trade.smallRepair}.",
            "Do mais barato ao mais caro: vedar a caixa, trocar botoeira, consertar a fonte, substituir a central. Casos simples tomam até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar religando o disjuntor?",
        answers: [
          "Por poucos dias, até a visita. A cada corte a fonte sofre um pouco, e um dia o portão não volta, talvez com o carro dentro.",
          "Só como saída de emergência. O defeito cresce, e a placa pode parar de vez.",
        ],
      },
      {
        question: "Precisa de placa nova?",
        answers: [
          "Nem sempre. Botoeira, umidade e capacitor da fonte vêm antes, e muitas placas têm conserto em bancada.",
          "Só a medição diz. A central nova é a última hipótese, depois de acessórios e fonte.",
        ],
      },
      {
        question: "Pode ser defeito do disjuntor?",
        answers: [
          "Raramente. Disjuntor ruim cai sozinho ou esquenta; se ele fica armado, quem voltou foi a placa reiniciada.",
          "Quase nunca, quando não desarma por conta própria. O que o reset faz é reiniciar a central.",
        ],
      },
      {
        question: "Um protetor de surto resolve?",
        answers: [
          "Protege contra pico de tensão, mas não cura fonte gasta nem umidade. Vale instalar depois do conserto, com aterramento.",
          "Ele evita dano novo. O travamento que já existe precisa da peça corrigida primeiro.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da placa, com a luz dela acesa",
  },
];
