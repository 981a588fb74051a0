import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const faltaDeEnergia: NarrowConcept[] = [
  {
    id: "abrir-por-dentro-sem-energia",
    broader: "falta-de-energia",
    label: "Abrir por dentro sem energia",
    phrase: "a abertura por dentro sem energia",
    intent: "how-to",
    asks: [
      "não funciona falta luz",
      "não funciona falta energia",
      "portão não funciona falta luz",
      "portão trava sem luz",
      "portão eletrônico trava sem luz",
      "como abrir portão por dentro",
      "como abrir portão eletrônico por dentro",
      "como abrir portão automático por dentro",
      "como abrir portão garagem por dentro",
      "abrir portão por dentro manualmente",
      "abrir portão dentro manual",
      "portão não funciona sem energia",
      "portão não funciona sem luz",
      "fazer quando acaba luz portão está fechado",
      "fazer quando acaba luz portão fechado",
      "fazer acabou luz portão fechado",
      "fazer faltou luz portão fechado",
      "acaba luz portão está fechado",
      "acabou luz portão está fechado",
      "acaba luz portão fechado",
      "acabou luz portão fechado",
      "faltou luz portão fechado",
      "fazer acaba energia portão",
      "fazer acaba luz portão",
      "fazer quando acaba energia",
      "fazer quando acaba luz",
      "fazer falta luz portão",
      "fazer falta energia portão",
      "fazer acabou luz portão",
      ...combine(
        ["portão travado", "portão travou", "portão preso", "portão emperrado"],
        ["sem luz", "sem energia", "falta luz", "falta energia", "acabou luz", "acabou energia", "queda energia"],
      ),
      "abrir acaba energia",
      "abrir acabou energia",
      "abrir falta energia",
      "abrir acaba luz",
      "abrir acabou luz",
      "abrir por dentro energia",
      "abrir dentro sem luz",
      "sair garagem sem luz",
      "sair sem energia portão",
      "preso garagem sem luz",
      "carro preso falta luz",
      "abrir portão manual sem luz",
      "como abrir sem luz",
      "abrir portão sem energia",
      "abrir portão sem luz",
      "portão sem luz abrir",
      "destravar sem energia",
      "abrir portão falta luz",
      "abrir portão falta energia",
      "abrir portão acabou luz",
      "abrir manualmente sem luz",
      "abrir portão queda energia",
      "abrir sem energia dentro",
      "abrir portão apagão",
      "acabou luz carro preso",
      "carro preso garagem luz",
      "portão sem energia abrir",
      "abrir portão eletrônico falta luz",
      "preso garagem energia",
      "destravar sem luz",
      "destravar falta luz",
      "destravar portão falta luz",
      "como destravar portão falta luz",
      "como destravar portão falta energia",
      "destravar portão sem luz",
      "destravar portão sem energia",
      ...combine(["destravar portão quando", "abrir portão quando"], ["falta luz", "falta energia"]),
      "motor queimou como abrir",
      "correr motor queimou como abrir",
      "destravar portão quando falta luz",
      "como destravar portão falta luz",
    ],
    answers: {
      any: [
        "Para abrir o portão sem energia, desligue o disjuntor, solte o motor por dentro com a chave de destravamento e mova a folha devagar. A folha de correr ou de abrir precisa estar reta e em piso plano. O basculante só se solta se está fechado e funcionava bem: levante a folha a dois, sem ninguém embaixo.",
        "Portão travado sem luz se destrava por dentro: com o disjuntor desligado, gire até o fim a chave que veio com o motor e mova a folha com calma, se ela está reta. O basculante fechado e em ordem se levanta a dois, devagar. Se a folha pesa ou está torta, trave de novo e chame o técnico, que atende {shop.hours}.",
        "Se acabou a luz, o portão eletrônico se abre na mão: desligue o disjuntor, destrave o motor com a chave dele e mova a folha aos poucos. A folha precisa estar reta e em piso plano. O basculante só se destrava fechado e se funcionava bem até a luz acabar; com defeito, a folha pode cair, e quem solta é o técnico.",
        "Quando acaba a energia, o portão automático fica travado pelo motor: desligue o disjuntor, destrave com a chave e mova a folha devagar, se ela está reta. O basculante em ordem e fechado se levanta a dois, sem ninguém embaixo. Com nobreak, o controle continua funcionando por algumas aberturas.",
      ],
      question: [
        "Sim, dá para abrir o portão por dentro sem luz: desligue o disjuntor e o nobreak, solte o motor com a chave de destravamento e mova a folha devagar. O basculante só se solta se está fechado e funcionava bem até a luz acabar, e a folha se levanta a dois. Com defeito, chame o técnico.",
        "Sim, o portão eletrônico trava sem luz, porque o motor parado segura a folha, e abre pela chave de destravamento do motor. Desligue antes o disjuntor e mova a folha devagar; a do basculante se levanta a dois. Folha torta, portão em rampa e basculante com defeito ficam para o técnico, porque podem cair ou disparar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como destravar e abrir, passo a passo", "Sair com o carro sem energia"],
        slots: [
          [
            "O disjuntor vem primeiro porque a luz pode voltar a qualquer momento, e o motor partiria com a sua mão na folha. Use uma lanterna e peça a alguém que vigie a passagem.",
            "Tenha uma lanterna e outra pessoa olhando o vão. O disjuntor é desligado antes de tocar no motor, para ele não partir se a energia voltar.",
            "Antes de usar a chave, corte a energia no quadro, porque o motor pode partir sozinho quando a rede volta. Trabalhe com boa luz e com outro adulto afastando quem passa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e, se houver, o nobreak.",
          "Afaste crianças, animais e o carro do caminho da folha.",
          "Tire o cadeado ou o ferrolho que prende a folha, se houver.",
          "Confira se a folha está reta, firme no lugar e em piso plano. Na dúvida, pare.",
          "Ponha a chave no motor e gire até o fim, no sentido marcado. Ela entra na frente do motor no portão de correr, no corpo do braço no de abrir e junto do acionador no basculante.",
          "Solte a trava elétrica com a chave dela, se houver, e mova a folha devagar, com as duas mãos.",
          "No basculante, levante a folha a dois, sem ninguém embaixo, e pare se ela pesar.",
          "Depois de passar, feche a folha, trave o motor e só religue o disjuntor quando a luz firmar.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não destravar o portão", "Os portões que não se abrem à mão"],
        slots: [
          [
            "Não destrave a folha de correr em rampa, que anda sozinha, nem a que saiu do trilho, que pode tombar. O basculante fica travado se está aberto, torto, pesado ou com cabo frouxo, porque a folha pode despencar.",
            "O portão de correr em piso inclinado dispara sem ninguém empurrar, e o que saiu do trilho tomba para o lado. O basculante que já andava pesado, ou que parou aberto, também espera o técnico.",
            "Três portões ficam para o técnico: o de correr em descida, que dispara, o que saiu do trilho, que tomba, e o basculante com defeito ou parado aberto, que pode cair.",
          ],
          [
            "Se a chave gira em falso ou a folha não anda, não use alavanca nem empurre com o carro. O motor ainda está preso à folha, e a força quebra a engrenagem sem abrir a passagem.",
            "Empurrar com o carro ou forçar com pé de cabra não abre o portão, só quebra os dentes da engrenagem. Quando a chave roda solta ou a folha continua presa, chame o técnico.",
            "Se a folha não se move depois de destravada, algo a prende: a trava elétrica, o batente ou o trilho. Não force, porque a engrenagem quebra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como se preparar para a próxima queda", "O que ter para a próxima falta de luz"],
        slots: [
          [
            "Onde falta luz poucas vezes por ano, basta saber destravar e ter a chave à mão. Se a garagem é a única entrada ou há idosos em casa, um nobreak próprio para motor garante algumas aberturas. Deixe pronto:",
            "Para quedas raras, resolve uma chave guardada em lugar que todos conhecem. Quem não pode ficar preso instala um nobreak feito para motor de portão, que mantém um número limitado de aberturas. Convém ter:",
            "A chave de destravamento é suficiente para uma queda ocasional. Casa sem porta social, ou com gente que não consegue empurrar a folha, precisa de um nobreak escolhido pela etiqueta do motor. Vale a pena ter:",
          ],
        ],
        bullets: [
          "Chave do motor guardada em lugar que todos conhecem",
          "Porta ou portão social com chave, para entrar a pé",
          "Destravamento externo, com a fechadura na fachada, para quem chega da rua",
          "Nobreak próprio para motor de portão",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se eu não achar a chave do motor?",
        answers: [
          "Procure junto do manual ou das chaves da casa e não tente com alicate, que estraga o miolo. Se não aparecer, a chave de reposição se compra pelo modelo escrito na etiqueta do motor; com o carro preso, o técnico abre.",
          "Não improvise ferramenta, porque ela estraga o destravamento. A chave nova se compra pelo modelo do motor, e enquanto isso o técnico pode soltar a folha para o carro sair.",
        ],
      },
      {
        question: "Posso deixar o portão destravado até a luz voltar?",
        answers: [
          "Só fechado e trancado por dentro com ferrolho ou cadeado, porque portão destravado abre com um empurrão. Antes de religar o motor, retire o que prende a folha, para ele não forçar.",
          "Não convém, já que qualquer pessoa o empurra. Se for preciso, feche a folha, ponha um cadeado por dentro e tire-o antes de ligar o disjuntor.",
        ],
      },
      {
        question: "Estou na rua, sem luz. Como entro?",
        answers: [
          "Entre por outra porta e destrave por dentro. Por fora, só abre o portão que tem destravamento externo, uma fechadura na fachada ligada ao motor.",
          "Use o portão social ou a porta da frente e destrave o motor por dentro. Quem só tem a garagem como entrada deve instalar destravamento externo ou nobreak.",
        ],
      },
      {
        question: "O que faço quando a luz volta?",
        answers: [
          "Feche a folha, trave o motor de novo com a chave e, se pôs um cadeado, tire-o. Depois de alguns minutos, religue o disjuntor e acompanhe um ciclo inteiro, que em alguns modelos sai mais lento na primeira vez.",
          "Com o portão fechado e o motor travado de novo, ligue o disjuntor e observe de longe uma abertura completa. É normal que certos motores andem devagar na primeira vez.",
        ],
      },
    ],
    photo: "uma foto da etiqueta e do ponto de destravamento do motor, com a tampa fechada",
  },
  {
    id: "abrir-por-fora-sem-energia",
    broader: "falta-de-energia",
    label: "Do lado de fora, sem energia e sem chave",
    phrase: "a entrada por fora sem energia",
    intent: "emergency",
    asks: [
      "travou estou lado fora",
      "portão travou lado fora",
      "portão travou estou do lado de fora",
      "abrir basculante por fora",
      "como abrir basculante fora",
      "como abrir portão basculante por fora",
      "cheguei portão não abre",
      "cheguei casa portão não abre",
      "cheguei trabalho portão não abre",
      "não abre rua",
      "portão não abre estou rua",
      "portão não abre to rua",
      "estou rua portão não abre",
      "preso rua portão",
      "parado rua portão não abre",
      "para fora portão não abre",
      "presa para fora",
      "não consigo entrar casa portão",
      "não consigo entrar casa portão não abre",
      "não consigo entrar casa portão travado",
      "não consigo entrar em casa",
      "não consigo entrar garagem portão não abre",
      "destravamento por fora",
      "abrir basculante fora sem luz",
      "abrir basculante fora sem energia",
      "abrir basculante lado fora sem luz",
      "abrir basculante lado fora sem energia",
      "abrir basculante por fora falta luz",
      "estou na rua acabou luz portão",
      "estou rua acabou luz portão não abre",
      "destravar basculante por fora",
      "destravar portão por fora sem luz",
      "destravar por fora sem luz",
      "destravar basculante fora sem luz",
      "abrir por fora energia",
      "abrir fora sem chave",
      "fora casa sem luz",
      "abrir portão fora sem energia",
      "trancado fora sem luz",
      "entrar sem luz portão",
      "abrir por fora portão",
      "ficar fora casa luz",
      "destravar fora portão",
      "abrir portão por fora",
      "preso fora portão não abre",
      "fiquei preso fora portão",
      "trancado fora portão não abre",
      "abrir por fora luz",
      "abrir manual por fora",
      "abrir manual por fora luz",
      "abrir portão manual fora luz",
      "abrir por fora falta luz",
      "abrir fora sem luz",
      "lado fora sem luz",
      "abrir portão sem luz fora",
    ],
    answers: {
      any: [
        "Se você ficou trancado para fora e o portão não abre, tente de perto com outro controle, o interfone ou o aplicativo, e peça a quem está dentro que aperte a botoeira. Sem outra entrada, só o portão de correr ou de abrir com destravamento externo se abre por fora, com o disjuntor desligado. Não force a folha; o técnico atende {shop.hours} e pede prova de que você mora ali.",
        "Do lado de fora, sem luz, o portão de correr ou de abrir só se destrava com a chave do destravamento externo, uma fechadura na fachada que solta o motor. Sem ela, entre pelo portão social ou peça a quem está dentro. O basculante não se destrava pela rua, de onde não se veem os cabos; por dentro, só fechado e sem defeito. O técnico atende {shop.hours}.",
        "O portão basculante não se destrava por fora sem luz, porque a folha solta desce de uma vez: não force nem passe ferramenta pela fresta. Entre por outra porta, peça a quem está dentro ou chame o técnico, {shop.hours}. Só o portão de correr ou de abrir com destravamento externo se abre pelo lado de fora, com a chave.",
        "Se você ficou preso para fora e o portão não abre, tente o portão social, alguém de dentro e, em folha de correr ou de abrir, a chave do destravamento externo. Sem luz e sem essa chave, não há como abrir por fora com segurança. O técnico vai até você, {shop.hours}, e pede prova de que você mora ali.",
        "Se você não consegue entrar em casa porque o portão não abre, tente outro controle, a senha do interfone e o portão social, e peça a quem está dentro para apertar a botoeira. Não force nem passe ferramenta pela fresta. Sem outra entrada, chame o técnico, {shop.hours}, com um documento que mostre que você mora ali.",
        "Chegou e o portão não abre, com você na rua: pare em lugar seguro, chegue perto e aperte o controle uma vez, e tente outro controle ou o aplicativo. Peça a quem está dentro que aperte a botoeira, ou entre pelo portão social. Não force a folha; sem outra entrada, chame o técnico, {shop.hours}.",
        "Para abrir o portão basculante por fora só há caminhos sem força: outro controle, aplicativo, senha no interfone ou alguém na botoeira de dentro. Não levante a folha nem passe ferramenta pela fresta, porque ela pode cair. Sem saída, entre pelo portão social ou chame o técnico, {shop.hours}, com prova de que mora ali.",
      ],
      question: [
        "Só se a folha for de correr ou de abrir e tiver destravamento externo com chave. Sem ele, não há como abrir por fora com segurança. Use o portão social, peça a quem está dentro ou chame o técnico, {shop.hours}, com prova de que mora ali.",
        "Em geral não, porque o destravamento fica do lado de dentro e passar ferramenta pela fresta pode soltar a folha. Por fora, só abre quem instalou destravamento externo ou tem nobreak. Nos outros casos, entre por outra porta ou chame o técnico, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Ficou do lado de fora: o que fazer", "O que tentar, em ordem"],
        slots: [
          [
            "Espere em lugar seguro, de preferência dentro do carro em local movimentado ou com um vizinho. Não force o portão, porque isso entorta a folha, quebra a engrenagem e pode machucar.",
            "À noite, não fique parado na calçada enquanto resolve. Também não force a folha, já que o conserto custa mais que a espera.",
            "Antes de tudo, procure um lugar seguro para esperar. Empurrar ou puxar o portão só quebra o motor e pode ferir alguém.",
          ],
        ],
        steps: [
          "Veja se a rua inteira está sem luz e, se estiver, avise a distribuidora.",
          "Tente o portão social ou outra porta com chave.",
          "Ligue para quem está dentro; se a folha é de correr ou de abrir, a pessoa desliga o disjuntor e destrava o motor.",
          "Procure na fachada a fechadura do destravamento externo; se o portão é basculante, não use e chame o técnico.",
          "Se nada servir, chame o técnico e tenha um comprovante de endereço.",
        ],
      },
      {
        about: "what",
        headings: ["Por que o portão fica preso sem energia", "O que acontece com o portão sem luz"],
        slots: [
          [
            "Sem energia o motor para, e as engrenagens de dentro dele seguram a folha onde ela estava. Controle, botoeira e aplicativo dependem da placa, por isso nenhum responde, mesmo com pilha nova.",
            "A folha continua presa à engrenagem do motor, e nenhum comando elétrico funciona enquanto falta luz. O controle pode estar perfeito, mas a placa que o recebe está apagada.",
            "O motor parado prende o portão pela engrenagem. Como a placa está sem energia, o controle, o celular e o botão da parede ficam sem efeito.",
          ],
          [
            "O cadastro dos controles não se perde e volta com a luz. Alguns motores fazem o primeiro ciclo mais devagar.",
            "Quando a energia volta, os controles funcionam sem reprogramar, e a primeira abertura pode ser lenta.",
            "Nada se apaga na queda: com a luz de volta, o controle abre de novo, às vezes com um primeiro ciclo lento.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para não ficar na rua de novo", "Como preparar a casa"],
        slots: [
          [
            "Onde a garagem é a única entrada, vale instalar um destravamento externo com chave, no portão de correr ou de abrir, ou um nobreak, que mantém o controle por algumas aberturas e serve também ao basculante. A porta social com fechadura de chave abre com ou sem luz.",
            "Quem só entra pela garagem precisa de um segundo caminho: nobreak para o motor, chave externa no portão de correr ou de abrir, ou uma porta social que abra com chave comum.",
            "Um nobreak mantém algumas aberturas em qualquer portão, inclusive no basculante. O destravamento externo serve ao de correr e ao de abrir, e uma porta social com chave resolve sempre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico consegue abrir sem estragar?",
        answers: [
          "Na maioria dos casos, sim, depois de prender a folha e confirmar que você mora ali. O resultado depende do motor e do acesso que há por fora.",
          "Quase sempre. Ele avalia a folha primeiro e escolhe o ponto seguro, porque no basculante ela precisa ser escorada.",
        ],
      },
      {
        question: "Chaveiro abre portão automático?",
        answers: [
          "O chaveiro abre a porta social. O portão da garagem é preso pelo motor, e soltá-lo sem escorar a folha é perigoso.",
          "Para a fechadura do portão de pedestre, sim. A folha com motor precisa de técnico de portão.",
        ],
      },
      {
        question: "Dá para instalar destravamento externo no meu portão?",
        answers: [
          "Sim, em muitos portões de correr e de abrir, com um cabo e uma fechadura na fachada. Depende do modelo do motor, que está na etiqueta.",
          "Na maioria dos portões de correr e de abrir, sim. Para o basculante, o nobreak é a opção mais segura.",
        ],
      },
      {
        question: "A chave por fora não facilita o ladrão?",
        answers: [
          "Só se a fechadura for fraca ou a chave ficar à mão de estranhos. Com um bom cilindro e lugar discreto, o risco é pequeno.",
          "É um ponto a proteger, com cilindro reforçado. Quem não quer essa abertura pode escolher o nobreak.",
        ],
      },
    ],
    photo: "uma foto do portão por fora, da etiqueta do motor e do lado de dentro, se houver alguém",
  },
  {
    id: "luz-voltou-e-nao-funciona",
    broader: "falta-de-energia",
    label: "A luz voltou e o portão não funciona",
    phrase: "o portão que parou depois da queda de luz",
    intent: "repair",
    asks: [
      "faltou luz só abre mão",
      "acabou luz só abre mão",
      "depois luz só abre mão",
      "luz voltou só abre mão",
      "luz voltou só manual",
      "falta luz só funciona mão",
      "voltou luz portão não",
      "voltou energia portão",
      "depois falta luz portão",
      "queda energia portão parou",
      "faltou luz parou",
      "após queda energia",
      "depois apagão portão",
      "acabou luz não funciona mais",
      "portão parou depois luz",
      "queda luz portão desconfigurou",
      "não funciona depois acabou luz",
      "não funciona depois luz",
      "não funciona acabou luz",
      "não funciona faltou luz",
      "não funciona falta luz",
      "não funciona queda energia",
      "não funciona faltou energia",
      "não liga depois luz",
      "não funciona depois energia",
      "parou acabou luz",
      "parou faltou energia",
      "sinal nenhum faltou luz",
      "não dá sinal faltou luz",
      "não dá sinal depois luz",
      "sem sinal depois luz",
      "não dá sinal queda energia",
      "não dá sinal energia",
      "morto depois luz",
      "motor mudo depois luz",
      "não liga faltou luz",
      "não liga falta luz",
      "não liga queda energia",
      "não liga depois falta energia",
      "não dá sinal nenhum depois faltou luz",
      "não faz nada depois luz",
      "não acende depois luz",
      "sem funcionar queda energia",
      "sem funcionar depois luz",
      "sem funcionar faltou luz",
      "voltou energia portão não abre",
      "voltou energia não abre",
      "voltou luz não abre",
      "energia voltou portão não abre",
    ],
    answers: {
      any: [
        "O portão que parou de funcionar depois que acabou a energia está, quase sempre, com o disjuntor ou o DR desligado no quadro de luz. Religue uma vez só e teste. Se o motor continua sem dar sinal, o fusível ou a placa queimou na volta da luz, e o técnico mede qual dos dois.",
        "Depois que faltou luz, o portão eletrônico que parou costuma ter o disjuntor ou o DR, a proteção contra choque, desarmado. Religue uma única vez e teste. Se o motor não dá sinal nenhum, o pico pode ter queimado o fusível ou a placa; se ele gira e a folha não anda, alguém o deixou destravado.",
        "Se voltou a energia e o portão não abre, os motivos comuns são três: disjuntor ou DR (a proteção contra choque) desligado, motor destravado, ou fusível e placa queimados na volta da luz. Veja o quadro, religue só uma vez e, se nada der sinal, chame o técnico para medir.",
        "O portão que só abre na mão depois que faltou luz ficou destravado ou sem energia. Com o disjuntor desligado e a folha parada, volte a chave do motor até encaixar, religue e teste uma vez. Se ele continua sem sinal, com disjuntor e DR ligados, o fusível ou a placa precisa de técnico.",
        "A luz voltou e o portão não funciona porque, na maioria das vezes, o disjuntor ou o DR, a proteção contra choque, caiu no quadro. Ele pode ser religado uma vez. Com os dois ligados e nenhum sinal, o pico deve ter queimado o fusível ou a placa, e o técnico mede.",
        "Quando o portão parou depois da queda de energia, olhe primeiro o quadro de luz e religue, uma única vez, o disjuntor e o DR, que desliga em caso de choque. O motor que gira sem levar a folha está destravado. O que não dá sinal nenhum tem fusível ou placa a verificar pelo técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar o técnico", "A luz voltou: confira nesta ordem"],
        slots: [
          [
            "Nenhuma destas conferências exige abrir o motor, e a tampa fica fechada o tempo todo. Pare se o disjuntor cair de novo, porque isso indica curto.",
            "Tudo se vê por fora, com a caixa do motor fechada. Se o disjuntor voltar a cair, há um curto: deixe desligado e pare ali.",
            "Siga a ordem sem ferramenta e sem tirar a tampa do motor. Se o disjuntor desarmar outra vez, há curto, e o teste acaba aí.",
            "São verificações de fora, com a tampa do motor no lugar. Se o disjuntor cair ao ser religado, existe um curto, e o certo é deixá-lo desligado.",
          ],
        ],
        steps: [
          "Veja se a luz voltou na casa toda. Com metade acesa, falta uma fase da rua, e o motor de 220 V não funciona.",
          "Confira o disjuntor do portão e o DR e religue uma vez só.",
          "Veja se a tomada e o nobreak, quando há, estão ligados.",
          "Aperte o botão da parede e escute: estalo ou luz mostra que há energia na placa.",
          "Se o motor gira e a folha não anda, ele ficou destravado: desligue o disjuntor, feche a folha e trave o motor com a chave. O basculante que ficou aberto espera o técnico.",
          "Sem reação nenhuma, desligue o disjuntor e fotografe a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão para depois da falta de luz", "O que o pico de energia queima"],
        slots: [
          [
            "Quando a energia volta, a tensão pode subir por um instante e atingir a eletrônica do motor. Por isso ele fica parado mesmo com a casa acesa, embora a parte mecânica esteja boa.",
            "O pior momento é o da volta, porque um pico de tensão entra pela rede e atinge a placa. O motor em si costuma escapar e só não recebe a ordem de girar.",
            "A energia pode voltar com um pico, que dura um instante e basta para queimar um componente da placa. A casa acende e o portão não, mas as engrenagens quase nunca são a causa.",
            "A volta da luz costuma vir com um salto de tensão, que atinge a eletrônica antes de tudo. Engrenagens e motor continuam inteiros, só que sem comando.",
          ],
          [
            "Se o botão da parede abre e os controles não, o pico atingiu o receptor, a peça que recebe o sinal do controle. Nesse caso a placa está boa, e o conserto é menor.",
            "Se a botoeira funciona e nenhum controle abre, só o receptor falhou. Ele se troca sem mexer na central.",
            "Teste os dois comandos. Quando o botão da parede responde e o controle não, o dano ficou no receptor, um conserto mais simples que o da placa.",
            "Veja se o botão da parede ainda comanda o portão. Se só ele funciona, a placa está boa e o defeito é do receptor, que custa menos para consertar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa consertar", "Preço do ajuste e das peças queimadas"],
        slots: [
          [
            "A visita com regulagem, em casa, parte de {price.preventive}, sem peças. O fusível custa pouco; a placa custa mais e às vezes tem conserto. Se o motor inteiro queimou, a troca fica de {price.homeSwap}, com a mão de obra.",
            "Se nada queimou, paga-se só o ajuste, a partir de {price.preventive} em residência. O fusível é barato, e a placa se conserta ou se troca conforme o dano. Um motor novo em casa sai de {price.homeSwap}, já montado.",
            "Em casa, o ajuste começa em {price.preventive}, e a peça queimada é cobrada à parte: pouco pelo fusível, mais pela placa, que às vezes se repara. O maior gasto é a troca do motor, de {price.homeSwap}, com o serviço.",
            "O preço depende do que queimou. Sem peça a trocar, a visita em residência custa a partir de {price.preventive}; com fusível, pouco mais, e com placa, mais ainda. O motor trocado em casa, com a instalação, vai de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o portão ficou lento depois da queda de luz?",
        answers: [
          "Em certos modelos, o primeiro ciclo é lento porque a placa reconhece o percurso outra vez. Deixe completar, com o vão livre; se continuar devagar, é preciso regular.",
          "Pode ser só o reaprendizado do percurso, que acontece uma vez. Acione, espere a folha ir até o fim e voltar e, se não melhorar, peça uma avaliação.",
          "Alguns motores fazem a primeira volta devagar, para medir de novo o caminho. Libere a passagem e deixe terminar; se a lentidão continua, é preciso regular.",
        ],
      },
      {
        question: "A queda de luz apaga os controles?",
        answers: [
          "Não deveria, porque a memória da placa guarda o cadastro sem energia. Se todos sumiram juntos, o receptor ou a memória foi danificado pelo pico.",
          "Em placa boa, não. Quando nenhum controle responde, o mais provável é dano no receptor ou na memória.",
          "O cadastro fica gravado mesmo sem energia. Se nenhum controle abre, desconfie do receptor ou da memória, atingidos pela volta da luz.",
        ],
      },
      {
        question: "Como evitar que o portão queime na próxima queda?",
        answers: [
          "Peça ao eletricista um protetor de surto (DPS) no quadro, com aterramento e disjuntor só do portão. Quando faltar luz, desligue esse disjuntor e religue minutos depois de ela voltar.",
          "Um DPS ligado ao fio terra desvia o pico, e o disjuntor próprio permite desligar o portão durante a falta. O nobreak sozinho não protege a placa.",
          "O que protege é um DPS, o dispositivo contra surtos, com aterramento e circuito próprio, feito por eletricista. Durante a falta, deixe o disjuntor do portão desligado até a rede se firmar.",
        ],
      },
      {
        question: "A distribuidora paga a placa queimada?",
        answers: [
          "É possível pedir ressarcimento de dano elétrico à distribuidora, com orçamento e laudo. Guarde a peça trocada e anote dia e hora da queda.",
          "Pode haver direito a ressarcimento, e o pedido se faz à distribuidora antes de descartar a placa. Informe a data, a hora e o orçamento do conserto.",
          "O consumidor pode pedir à distribuidora que cubra o dano elétrico. Para isso, registre quando a luz caiu, peça laudo e orçamento e não jogue fora a placa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do disjuntor",
  },
  {
    id: "abre-quando-a-luz-volta",
    broader: "falta-de-energia",
    label: "Portão que abre quando a luz volta",
    phrase: "o portão que abre sozinho quando a luz volta",
    intent: "repair",
    asks: [
      "luz piscou portão abriu",
      "abre sozinho volta energia",
      "abre sozinho volta luz",
      "portão abre volta luz",
      "portão abre volta energia",
      "luz volta portão abre",
      "abriu sozinho luz voltou",
      "luz piscou abriu sozinho",
      "piscada luz portão abriu",
      "energia piscou abriu sozinho",
      "energia oscilou portão abriu",
      "luz oscilou portão abriu sozinho",
      "abriu sozinho voltou energia",
      "queda energia portão abriu",
      "falta luz portão abriu sozinho",
      "falta energia portão abre sozinho",
    ],
    answers: {
      any: [
        "Não é normal o portão abrir sozinho quando a luz pisca ou volta: a placa recebeu um comando ao religar, de botoeira úmida, módulo Wi-Fi ou interfone que dá pulso. Desligue o disjuntor nas quedas e religue olhando o portão; a visita que acha a causa, em casa, parte de {price.preventive}, sem peças.",
        "Se a luz piscou e o portão abriu sozinho, o comando veio de um acessório que liga junto com a energia, como Wi-Fi ou interfone, de uma botoeira em curto ou, por último, da placa. Até o conserto, desligue o disjuntor em cada queda; em residência, a medição começa em {price.preventive}, fora as peças.",
        "O portão que abre na volta da luz está obedecendo a um pulso: botoeira presa, interfone ou módulo Wi-Fi que religa acionado, ou entrada da placa com defeito. Um primeiro movimento lento pode ser normal, abrir inteiro não; o técnico isola cada um em visita desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o comando", "Acessório, botoeira ou placa"],
        slots: [
          [
            "O relé de um módulo de celular, teclado ou interfone que liga junto com a luz é entendido como um toque no botão. No Wi-Fi, muitas vezes basta ajustar no aplicativo para voltar desligado e em modo de pulso.",
            "Módulo de celular e interfone mal configurados fecham o contato por um instante ao receber energia. O aplicativo do Wi-Fi costuma ter a opção de religar desligado.",
            "Acessório que acorda acionado, como Wi-Fi ou interfone, vale por um aperto de botão. Nos módulos de celular a correção é um ajuste: pulso, e desligado ao religar.",
          ],
          [
            "Botoeira úmida, botão afundado ou fio descascado também mandam abrir assim que a placa liga. Se nada disso há, a entrada da placa foi danificada pelo pico.",
            "Um fio de comando em curto só aparece quando a central reinicia, e botão preso faz o mesmo. Sem acessório com defeito, sobra a placa, atingida pelo surto.",
            "Umidade na botoeira e cabo ferido fecham o contato, e a placa obedece ao voltar. Descartados os dois, o pico queimou a entrada dela.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o reparo", "Como proteger a casa nas quedas de luz"],
        slots: [
          [
            "O cuidado vale sobretudo de madrugada e quando não há ninguém em casa. Não desmonte a botoeira nem o motor, porque há tensão.",
            "À noite e em viagem é quando mais importa. Nada precisa ser aberto: o disjuntor resolve por enquanto.",
            "Sem ninguém em casa, o portão pode passar horas aberto. Até a visita, proteja-se pelo disjuntor, sem desmontar nada.",
          ],
        ],
        steps: [
          "Faltou luz: desligue o disjuntor do portão e o nobreak.",
          "Confira se a folha está fechada e firme.",
          "Veja se a botoeira está afundada, molhada ou com fio exposto.",
          "Com a energia estável, religue olhando o portão, com a passagem livre.",
          "Se abrir, feche e desligue de novo; anote os acessórios ligados ao motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o culpado", "O teste dos acessórios"],
        slots: [
          [
            "O técnico desliga os acessórios um a um e simula a queda de luz no disjuntor. O que faz o portão parar de abrir é o culpado, e a placa só é trocada ou consertada depois disso.",
            "Cada acessório é desconectado e a energia cortada e religada, até o portão ficar quieto. Assim não se troca uma placa boa.",
            "Soltando um fio de comando por vez e religando o circuito, aparece quem dá o pulso. A placa fica por último.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Viajo muito. Como deixo o portão?",
        answers: [
          "Fechado, com o motor travado e o disjuntor desligado; com nobreak, desligue-o também. O motor parado continua segurando a folha.",
          "Desligue o disjuntor do portão e o nobreak. Sem energia nenhum comando o abre, e o motor mantém a folha presa.",
        ],
      },
      {
        question: "É defeito do controle?",
        answers: [
          "Raramente, porque coincide com a volta da luz. Controle com botão preso abriria também em outras horas.",
          "Em geral não. O momento aponta para acessório, botoeira ou placa.",
        ],
      },
      {
        question: "Trocar a placa resolve?",
        answers: [
          "Só se a falha for dela. Com botoeira ou módulo em curto, a placa nova abre do mesmo jeito.",
          "Depois de isolar os acessórios, sim. Antes disso é gastar à toa.",
        ],
      },
      {
        question: "Protetor de surto ajuda?",
        answers: [
          "Ajuda a placa a não queimar no pico, com fio terra. Não corrige botoeira úmida nem módulo mal configurado.",
          "Sim, contra o pico que danifica a entrada da placa. As outras causas pedem conserto próprio.",
        ],
      },
    ],
    photo: "fotos da botoeira, dos acessórios ligados ao portão e da etiqueta do motor",
  },
  {
    id: "nao-abre-depois-da-luz",
    broader: "falta-de-energia",
    label: "Não abre depois que acabou a luz",
    phrase: "o portão que não abre depois da falta de luz",
    intent: "repair",
    asks: [
      "portão não abre pós queda energia",
      "não abre sem energia",
      "não abre sem luz",
      "não abre sem energia elétrica",
      "não abre queda energia",
      "não abre acabou luz",
      "não abre depois luz",
      "não abre acabou energia",
      "não abre faltou luz",
      "não abre faltou energia",
      "não abre falta luz",
      "não abre falta energia",
      "não abre depois energia",
      "não abre queda luz",
      "portão não abre apagão",
      "luz rua apagou não abre",
      "apagou luz não abre",
      "luz apagou não abre",
    ],
    answers: {
      any: [
        "O portão que não abre sem energia se solta pela chave do motor, com o disjuntor desligado e a folha reta; o basculante, só fechado e sem defeito, levantado a dois. Se a luz já voltou e o portão não abre, religue uma vez o disjuntor e o DR. Se continuar parado, o fusível ou a placa pode ter queimado.",
        "Quando falta luz em casa ou na rua, o portão não abre pelo controle, só pela chave de destravamento, com o disjuntor desligado e a folha reta e sem defeito. Se a energia voltou e ele continua parado, veja o disjuntor, o DR e se o motor ficou destravado. Depois disso, o técnico mede o fusível e a placa.",
        "Se faltou luz e o portão não abre, desligue o disjuntor e use a chave do motor; no basculante, só com a folha fechada e sem defeito. Se a luz já voltou, religue uma só vez o disjuntor e o DR, o dispositivo contra choque. Se ele continuar parado, peça a medição do fusível e da placa.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Se a luz ainda não voltou", "Abrir sem luz, com segurança"],
        slots: [
          [
            "Desligue o disjuntor antes de usar a chave, para o motor não partir quando a energia voltar. Destrave só a folha de correr ou de abrir, reta e em piso plano, e mova devagar.",
            "O disjuntor vem antes da chave, porque a luz pode voltar com a sua mão na folha. Isso vale para portão de correr ou de abrir, sem rampa e com a folha reta.",
            "A chave do motor solta a folha de correr ou de abrir, sempre com o disjuntor desligado. O portão em rampa ou fora do trilho fica como está, porque pode disparar ou tombar.",
          ],
          [
            "O basculante só se destrava fechado e se funcionava bem até a luz acabar: levante a folha a dois, sem ninguém embaixo. Com defeito, saia por outra porta e chame o técnico.",
            "No basculante, destrave só com a folha fechada e os cabos inteiros, e levante a dois, devagar. Se ela pesa ou está torta, use o portão social e chame o técnico.",
            "O basculante aberto ou com defeito não se destrava, porque a folha pode descer de uma vez. O que está fechado e em ordem é levantado por duas pessoas, sem ninguém embaixo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A luz voltou e o portão não abre", "O que conferir depois que a energia volta"],
        slots: [
          [
            "Nenhum passo exige abrir o motor. Pare se houver cheiro de queimado ou se o disjuntor cair outra vez, porque isso indica curto.",
            "A tampa do motor fica fechada em todos os passos. Se o disjuntor cair de novo ou houver cheiro de queimado, encerre os testes.",
            "Confira por fora, na ordem e uma vez só. Com cheiro de queimado ou disjuntor que desarma de novo, deixe tudo desligado.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão ou o DR caiu e religue uma única vez.",
          "Com o disjuntor desligado e a folha fechada, veja se o motor de correr ou de abrir ficou destravado e trave-o.",
          "Acione pela botoeira, com a passagem livre.",
          "Se abre pela botoeira e não pelo controle, o receptor foi afetado.",
          "Se nada acontece, deixe o disjuntor desligado e chame o técnico.",
        ],
      },
      {
        about: "choose",
        headings: ["Como se preparar para a próxima queda", "Nobreak ou chave: o que ter em casa"],
        slots: [
          [
            "Onde falta luz poucas vezes, a chave de destravamento em lugar conhecido basta para o portão de correr ou de abrir. Em chácara ou rua com queda frequente, um nobreak próprio para motor mantém algumas aberturas.",
            "A queda rara se resolve com a chave do motor à mão e uma porta social. Em lugar onde a luz cai sempre, como chácara, compensa um nobreak escolhido pela etiqueta do motor.",
            "Para faltas de vez em quando, a chave e outra saída a pé são suficientes. Se a energia some toda semana, como em chácara, instale um nobreak feito para portão.",
          ],
          [
            "Contra o pico da volta, que queima a placa, peça um DPS (protetor de surto) no quadro com fio terra e desligue o disjuntor durante a falta.",
            "A volta da luz traz picos de tensão; um DPS, o protetor de surto, bem aterrado protege a placa, e desligar o disjuntor durante a falta também.",
            "Proteja a placa do pico com um DPS, o protetor de surto, e com o disjuntor desligado até a luz firmar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A falta de luz pode queimar a placa?",
        answers: [
          "Sim, pelo pico na volta da energia. O protetor de surto com aterramento reduz o risco, e desligar o disjuntor durante a falta também.",
          "Pode, no instante em que a energia volta. Por isso convém desligar o disjuntor do portão enquanto falta luz.",
        ],
      },
      {
        question: "O portão perde a programação sem luz?",
        answers: [
          "Os controles, não. Alguns motores refazem o percurso no primeiro ciclo, mais devagar, e depois voltam ao normal.",
          "Em geral não: a memória guarda os controles. O percurso pode ser reconhecido de novo na primeira abertura.",
        ],
      },
      {
        question: "Quanto custa se queimou?",
        answers: [
          "O fusível custa pouco, e o valor da placa depende do modelo. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
          "A visita com regulagem em residência começa em {price.preventive}, fora as peças. O fusível e o conserto de relé custam menos que uma placa nova.",
        ],
      },
      {
        question: "Metade da casa tem luz e o portão não. Por quê?",
        answers: [
          "Falta uma das fases da rua, e o motor de 220 V, que usa duas, não liga. Avise a distribuidora e deixe o disjuntor do portão desligado até normalizar.",
          "É falta de fase na rede. O motor ligado em 220 V precisa das duas, então não há defeito nele; espere a distribuidora com o disjuntor desligado.",
        ],
      },
    ],
    photo: "fotos do quadro de disjuntores e da etiqueta do motor",
  },
  {
    id: "trancar-sem-energia",
    broader: "falta-de-energia",
    label: "Trancar o portão sem luz",
    phrase: "como trancar o portão sem luz",
    asks: [
      "sem energia portão solto travo",
      "sem energia solto como travar",
      "sem luz solto como travar",
      "travar portão falta energia",
      "travar portão falta luz",
      "como travo portão sem energia",
      "como travo portão sem luz",
      "como travo portão falta luz",
      "acabou luz garagem trancada",
      "sem luz garagem trancada",
      "acabou luz deixar portão trancado",
      "como tranco portão sem energia",
      "como tranco portão sem luz",
      "tranco portão sem energia",
      "tranco portão sem luz",
      "travar sem luz",
      "trancar sem luz",
      "fechar sem luz",
      "fechar portão sem luz",
      "trancar portão sem energia",
      "travar portão sem energia",
      "fechar portão sem energia",
      "como fechar sem luz",
      "como travar sem luz",
      "portão aberto sem luz",
      "acabou luz aberto",
      "fechar na mão sem luz",
      "fechar manualmente luz",
      "fechar manualmente falta luz",
      "como fechar manualmente falta luz",
      "acabou energia como tranco",
      "acabou energia tranco portão",
      "acabou luz como tranco portão",
      "fechar portão automático sem energia",
      "fechar portão eletrônico sem energia",
      "fechar portão automático falta energia",
      "fechar portão mão falta energia",
      "fechar portão manual falta energia",
      "destrancado falta luz",
      "destravado falta luz seguro",
      "manual falta luz destrancado seguro",
      "fica destrancado sem luz",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para trancar o portão sem luz, desligue o disjuntor, solte o motor com a chave, feche a folha na mão e volte a chave à posição travada. É o motor travado que segura a folha. Isso vale para o portão de correr e o de abrir, retos e em piso plano. O basculante que ficou aberto espera o técnico.",
        "Para fechar o portão automático sem energia, desligue o disjuntor, gire a chave do motor, leve a folha de correr ou de abrir devagar até o batente e volte a chave à posição travada. Empurre de leve para conferir e passe o ferrolho, que sai antes de a luz voltar. O basculante que ficou aberto não se puxa: chame o técnico.",
        "Quando acaba a energia, o portão de correr ou de abrir se fecha e se tranca na mão. Desligue o disjuntor, gire a chave do motor, leve a folha até o batente e volte a chave. Não deixe o motor solto, porque qualquer pessoa abre o portão da rua. O basculante aberto fica como está até o técnico chegar.",
      ],
      question: [
        "Não é seguro deixar o portão destravado sem luz, porque qualquer pessoa o empurra da rua. Depois de passar, feche a folha, volte a chave à posição travada e confira com um empurrão leve. O motor travado segura a folha mesmo sem energia.",
        "Não, o portão só fica destrancado na falta de luz se alguém soltou o motor. Com o motor travado, a folha continua presa mesmo sem energia. Se você abriu na mão, feche a folha, gire a chave de volta e passe o ferrolho, que sai antes de a luz voltar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Passo a passo para fechar e trancar",
          "Do disjuntor à chave de volta",
          "Fechar na mão, com segurança",
        ],
        slots: [
          [
            "Estes passos servem para a folha de correr ou de abrir que está reta e anda leve. Tenha uma lanterna, porque a chave entra num ponto pequeno da carcaça.",
            "Faça só em portão de correr ou de abrir, com a folha reta. Se ela pesar ou andar sozinha, pare, trave de novo e chame o técnico.",
            "Use uma lanterna e mantenha as crianças longe da folha. Portão torto, em rampa ou fora do trilho não se destrava.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, para o motor não andar se a luz voltar.",
          "Gire a chave ou a alavanca do motor até o fim, sem alicate.",
          "Leve a folha devagar até o batente, andando ao lado dela.",
          "Volte a chave à posição travada.",
          "Confira se a folha não abre e passe o ferrolho.",
        ],
      },
      {
        about: "safety",
        headings: ["No basculante, não", "Folha no alto não se destrava", "O que não fazer no escuro"],
        slots: [
          [
            "O basculante que ficou aberto não se destrava, porque a folha pode despencar se o contrapeso ou o cabo falhar. Isole o vão e chame o técnico.",
            "Se o basculante parou no alto, não solte o motor e não deixe ninguém passar embaixo. O técnico escora a folha e fecha.",
            "O basculante parado no alto ou no meio fica como está, porque solto ele pode descer de uma vez. Ninguém passa embaixo até o técnico chegar.",
          ],
          [
            "O basculante que estava fechado quando a luz acabou já está trancado, porque o motor parado segura a folha.",
            "Já o basculante fechado não precisa de nada: o motor parado o mantém trancado.",
            "Se o basculante já estava fechado, deixe assim, porque o motor parado segura a folha e ela continua trancada.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não passar por isso de novo", "Nobreak, trava e treino", "Antes da próxima queda de luz"],
        slots: [
          [
            "Um nobreak próprio para motor de portão mantém o controle funcionando por algumas aberturas sem luz.",
            "Quem não tem portão social deve pensar em nobreak ou em destravamento externo com segredo.",
            "Nos motores que aceitam bateria, a central fecha o portão pelo controle mesmo sem luz, por algumas vezes.",
          ],
          [
            "Deixe a chave de destravamento em lugar fixo e mostre a todos da casa como usar.",
            "Treine a soltura uma vez por ano, de dia, com o disjuntor desligado e outro adulto por perto.",
            "Uma etiqueta no motor com o lado de travar ajuda quem nunca fez.",
          ],
          [
            "Uma folha pesada na mão é defeito. Peça a revisão antes da próxima falta de luz; em casa, ela parte de {price.preventive}, sem peças.",
            "Se a folha foi difícil de mover, peça a revisão: a roldana, o trilho ou a dobradiça precisam de acerto. Em casa, ela custa a partir de {price.preventive}, sem peças.",
            "Se a folha pesou na mão, peça a regulagem antes da próxima queda de luz. Em residência, ela começa em {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quando a luz voltar, o que faço com o portão trancado?",
        answers: [
          "Abra o ferrolho, confira a chave travada, ligue o disjuntor e acione uma vez, olhando.",
          "Tire o ferrolho primeiro. Depois ligue o disjuntor e deixe a central fazer um ciclo completo.",
        ],
      },
      {
        question: "O motor sem luz segura a folha?",
        answers: [
          "A maioria segura, porque o redutor não gira ao contrário. Se o seu cede, use ferrolho ou trava.",
          "Em geral, sim, com a chave na posição travada. Se a folha abre com um empurrão leve, a engrenagem ou a chave precisa de conserto.",
        ],
      },
      {
        question: "Saí de carro. Como tranco o portão por fora?",
        answers: [
          "Feche e trave por dentro, e saia a pé por outra porta. Sem portão social, use cadeado por fora ou deixe alguém em casa, porque a chave do motor fica do lado de dentro.",
          "O motor se trava por dentro. Quem não tem outra porta precisa de cadeado do lado da rua ou de um destravamento externo com segredo, que o técnico instala.",
        ],
      },
      {
        question: "Não tenho a chave do motor. Como fecho?",
        answers: [
          "Não force a folha com o motor travado, porque isso quebra a engrenagem. Deixe alguém na entrada e chame o técnico, que solta o motor e leva a chave do modelo.",
          "Empurrar a folha com o motor travado quebra dentes da engrenagem. Procure a reserva com o manual; se não achar, o técnico fecha o portão e leva outra chave.",
        ],
      },
    ],
    photo: "uma foto do motor, com a chave de destravamento, e do portão inteiro",
  },
  {
    id: "gerador-no-portao",
    broader: "falta-de-energia",
    label: "Gerador no portão automático",
    phrase: "o gerador ligado ao portão",
    intent: "question",
    asks: [
      "inversor 12v 220v portão",
      "inversor 12v portão",
      "inversor de 12v para 220v portão funciona",
      "inversor bateria portão funciona",

      "gerador portão",
      "gerador condomínio portão não funciona",
      "gerador liga falta luz portão não funciona",
      "gerador prédio portão",
      "gerador prédio liga portão",
      "gerador condomínio portão",
      "gerador liga portão automaticamente",
      "gerador motor portão",
      "gerador aciona portão",
      "gerador liga portão",
      "gerador funciona portão",
      "ligar portão gerador",
      "portão no gerador",
      "gerador toca portão",
      "gerador abre portão",
      "inversor solar toca portão",
      "inversor veicular portão",
    ],
    answers: {
      any: [
        "Sim, gerador aciona o portão automático, com a tensão certa e potência para a partida do motor. Se o portão do condomínio não volta quando o gerador liga, o circuito do motor quase sempre ficou fora do quadro de emergência. O eletricista muda o circuito e confere a chave de transferência.",
        "Sim, gerador liga o portão automaticamente no prédio, desde que o circuito do motor esteja no quadro de emergência e haja chave de transferência automática. Em casa ele também move o portão, com tensão certa e folga para a partida; a chave de transferência é instalada por eletricista.",
        "Sim, um gerador pequeno ou um inversor de 12 V para 220 V move o portão, se aguenta a partida do motor, que puxa várias vezes a corrente normal. O inversor precisa ser de onda senoidal pura. A ligação é do eletricista, com chave de transferência. Só para o portão, o nobreak próprio sai mais simples.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Se o gerador liga e o portão não anda", "Por que o portão fica parado com o gerador"],
        slots: [
          [
            "O mais comum é o circuito do portão ter ficado fora do quadro de emergência: a luz da escada acende e o motor não. O eletricista muda o circuito de quadro e confere se o gerador suporta essa carga.",
            "Quase sempre o motor está no quadro comum, que o gerador não alimenta, por isso elevador e luz voltam e a garagem não. Passar o circuito ao quadro de emergência é serviço de eletricista.",
            "Elevador e corredor funcionam e o portão não, quando o circuito dele não entrou no quadro que o gerador atende. A mudança cabe ao eletricista, depois de somar a carga.",
          ],
          [
            "Se o circuito está certo, olhe o disjuntor que caiu na volta e a central travada pela oscilação. Tensão ou frequência instável de gerador pequeno faz o motor roncar e pode queimar a placa.",
            "Estando no quadro certo, pode ter desarmado o disjuntor, ou a central travou com o tranco da rede. Gerador pequeno oscila, o motor ronca e a placa corre risco.",
            "Com a ligação correta, sobram disjuntor desarmado e central confusa pela oscilação. Em gerador pequeno, a tensão varia a ponto de o motor roncar sem sair.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que nunca fazer com gerador", "O perigo de ligar na tomada"],
        slots: [
          [
            "Nunca ligue o gerador numa tomada da casa: sem a chave de transferência, ele energiza a rua e pode matar quem trabalha na rede. Também não funciona em garagem fechada, pelo gás do escapamento.",
            "Gerador plugado em tomada manda energia para a rua e põe em risco o eletricista da concessionária; a chave de transferência existe para impedir isso. O escapamento exige lugar aberto, longe das janelas.",
            "A chave de transferência separa a casa da rua. Sem ela, o gerador na tomada devolve tensão ao poste e mata. Use-o sempre ao ar livre, porque o gás do motor é tóxico em garagem.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Gerador, nobreak ou bateria para o portão", "O que compensa para o portão"],
        slots: [
          [
            "Só para o portão, o nobreak próprio para motor ou o motor com bateria custa menos e abre sem esperar a partida. O gerador compensa quando já serve ao prédio ou à casa inteira, e um protetor de surto ajuda a central.",
            "O gerador se paga quando alimenta tudo; comprar um apenas para abrir a garagem sai mais caro que nobreak ou motor com bateria, que agem na hora. Em qualquer caso, proteja a central contra surto.",
            "Para algumas aberturas no apagão, nobreak de portão ou motor com bateria resolve por menos e sem intervalo. Gerador vale para a casa toda ou o condomínio, com protetor de surto na central.",
          ],
        ],
        bullets: [
          "Prédio com gerador: portão no quadro de emergência",
          "Casa sem gerador: nobreak próprio para portão",
          "Motor a trocar: modelo com bateria",
          "Falta longa e frequente: gerador com chave de transferência",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que potência de gerador o portão precisa?",
        answers: [
          "A conta parte da etiqueta do motor: na partida ele puxa várias vezes a corrente normal. O eletricista soma isso ao que estiver ligado junto e deixa folga.",
          "Depende do motor e do que mais ficar ligado. A etiqueta dá a corrente, e a partida, várias vezes maior, decide o tamanho.",
        ],
      },
      {
        question: "Quanto tempo o portão fica sem energia?",
        answers: [
          "Em prédio com chave automática, alguns segundos, até o gerador estabilizar. Com chave manual, o tempo de alguém ligar; um nobreak no motor cobre esse intervalo.",
          "Poucos segundos com transferência automática. Na manual depende de uma pessoa, e por isso muitos põem nobreak no motor.",
        ],
      },
      {
        question: "Inversor de carro ou solar serve no portão?",
        answers: [
          "Só de onda senoidal pura e com pico para a partida do motor. O de onda modificada, mais barato, aquece o motor e pode travar a central.",
          "Serve o de onda senoidal, com potência de pico acima da partida. Onda modificada esquenta o enrolamento e confunde a placa.",
        ],
      },
      {
        question: "E se o gerador também falhar?",
        answers: [
          "Desligue o disjuntor e destrave o de correr ou o de abrir, se a folha estiver reta. O basculante só se solta equilibrado e com cabos inteiros; na dúvida, não mexa.",
          "Com o disjuntor desligado, a chave de destravar libera a folha de correr ou de abrir. Basculante torto, pesado ou de cabo frouxo fica travado.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e da etiqueta do gerador",
  },
  {
    id: "luz-voltou-e-nao-fecha",
    broader: "falta-de-energia",
    label: "Abre mas não fecha depois da falta de luz",
    phrase: "o portão que não fecha desde a falta de luz",
    asks: [
      ...combine(
        [
          "acabou luz",
          "faltou luz",
          "falta luz",
          "voltou luz",
          "queda energia",
          "faltou energia",
          "voltou energia",
          "apagão",
          "depois luz",
          "pico energia",
        ],
        ["não fecha", "abre não fecha"],
      ),
      "pivotante depois luz não fecha",
      "correr depois luz não fecha",
      "basculante depois luz não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o portão abre mas não fecha depois que acabou a luz, em geral a fotocélula ficou sem energia ou a central perdeu o percurso. Veja se o led do sensor acende, limpe as lentes e deixe um ciclo inteiro correr; se não fechar, a visita com medição em casa parte de {price.preventive}, sem peças.",
        "O portão que não fecha mais desde a queda de energia e só abre costuma estar travado por segurança: o pico da volta apagou a fotocélula ou a placa esqueceu o percurso. Confira o led e limpe as lentes. Sem resultado, o técnico mede sensor e central, a partir de {price.preventive} em casa, fora peças.",
        "Depois do apagão, portão que só abre e não quer fechar pede primeiro um olhar na fotocélula: led apagado é fonte ou sensor queimado pelo pico; aceso, falta regravar o percurso. Comande um ciclo completo pela botoeira e, se continuar aberto, marque a medição, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir depois que a luz voltou", "Na ordem, sem abrir o motor"],
        slots: [
          [
            "Faça um teste por vez, com o vão livre e a tampa fechada. Se o portão fechar em algum deles, pare ali e observe mais um ciclo.",
            "Estes passos não pedem ferramenta e são feitos de fora. Mantenha todos longe da folha e pare no primeiro que resolver.",
            "Com a passagem desimpedida e o motor fechado, siga a lista. O que fizer o portão descer ou correr até o fim era a causa.",
          ],
        ],
        steps: [
          "Veja disjuntor, DR e nobreak no quadro de luz.",
          "Olhe o led da fotocélula e limpe as duas lentes com pano seco.",
          "Acione pela botoeira e deixe o ciclo correr até o fim, mesmo lento.",
          "Se não fechar, grave um vídeo com som e fotografe a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que abre e não fecha depois da queda", "Fotocélula, percurso ou placa"],
        slots: [
          [
            "Abrir não depende da fotocélula, mas fechar sim: sem resposta do sensor, a central recusa. O pico da volta queima a fonte que o alimenta, e por isso só um dos movimentos parou.",
            "O fechamento exige que o sensor confirme o vão livre, enquanto a abertura não exige nada. Se o surto apagou a fotocélula, a placa abre e se nega a fechar.",
            "Sem a confirmação da fotocélula, a maioria das centrais só abre. A volta da energia vem com um pico que costuma atingir justamente a fonte desse sensor.",
          ],
          [
            "Há centrais que perdem a posição da folha e precisam de um ciclo lento para achar as pontas. Se nada disso resolve, um relé de fechar queimado é o suspeito, e só a medição confirma.",
            "Outra causa é a memória: alguns modelos andam devagar até reencontrar os dois fins de curso. Resta o relé de fechar, que o técnico mede na placa.",
            "Placas que guardam o percurso podem pedir um movimento lento e completo após o apagão. Persistindo o defeito, mede-se a saída de fechar, onde um relé pode ter colado ou queimado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se o portão ficou aberto", "Como fechar até a visita"],
        slots: [
          [
            "De correr ou de abrir, com a folha reta, fecha-se na mão: disjuntor desligado, motor destravado e trinco ou corrente depois. Basculante no alto não se destrava nem se puxa, e ninguém fica embaixo.",
            "Com a energia cortada no quadro, a folha de correr ou de abrir se destrava e se leva com calma até o batente. O basculante parado em cima espera o técnico, porque pode descer de uma vez.",
            "Desligue o disjuntor, solte o motor e feche devagar, se o portão corre ou gira e está reto. Basculante levantado fica como está, sem ninguém debaixo, até o atendimento, {shop.hours}.",
          ],
          [
            "Não faça ponte na fotocélula para forçar o fechamento: sem ela, a folha fecha sobre quem estiver no vão.",
            "Anular o sensor com um fio faz o portão fechar às cegas, sobre carro ou criança. Conserte em vez de pular.",
            "Ponte no sensor nunca é saída, porque tira a única proteção de quem passa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de placa nova?",
        answers: [
          "Só se a medição mostrar relé ou saída queimada. Regravar o percurso e trocar a fotocélula vêm antes e custam menos.",
          "Nem sempre: muitas vezes é o percurso ou o par de sensores. A placa entra por último, e ainda pode ter conserto em bancada.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Regravar o percurso ou alinhar o sensor é reparo pequeno, de até {trade.smallRepair}. Placa de bancada leva mais, conforme o que queimou.",
          "Até {trade.smallRepair} quando é ajuste ou fotocélula. Se a central precisar de bancada, o prazo vem junto com o orçamento.",
        ],
      },
      {
        question: "Como evitar na próxima queda?",
        answers: [
          "Um DPS, o protetor de surto, no quadro e o aterramento seguram o pico. O nobreak próprio de portão mantém a memória e a abertura.",
          "Proteja a alimentação do motor com DPS e fio terra. Quem sofre com apagões pode somar um nobreak feito para motor.",
        ],
      },
      {
        question: "Por que o portão fecha devagar depois da luz?",
        answers: [
          "É o ciclo de reconhecimento: a central procura os pontos de parada. Na segunda ou terceira vez a velocidade volta ao normal.",
          "Porque a placa reaprende o percurso. Deixe completar sem interromper; se continuar lento depois de alguns ciclos, chame.",
        ],
      },
    ],
    photo: "um vídeo da tentativa de fechar e fotos da fotocélula e da etiqueta do motor",
  },
  {
    id: "ficou-aberto-depois-da-luz",
    broader: "falta-de-energia",
    label: "Portão ficou aberto depois que a luz voltou",
    phrase: "o portão que ficou aberto depois da falta de luz",
    intent: "repair",
    asks: [
      "ficou aberto voltou luz",
      "ficou aberto depois voltou luz",
      "ficou aberto depois luz",
      "ficou aberto depois queda energia",
      "ficou aberto depois falta luz",
      "ficou aberto acabou luz",
      "ficou aberto faltou luz",
      "portão aberto luz voltou",
      "portão aberto depois queda energia",
      "travou aberto depois luz",
      "parou aberto faltou luz",
    ],
    answers: {
      any: [
        "Portão que ficou aberto depois que voltou a luz quase sempre só espera um comando: veja se o disjuntor está ligado e aperte o botão da parede uma vez, com a passagem livre. Se o motor gira e a folha não anda, ficou destravado; se nada reage, a placa pode ter queimado.",
        "Quando a luz volta, o portão fica aberto onde parou, porque a central não guarda a ordem de fechar: religue o disjuntor, limpe a frente do sensor e dê um toque no controle. Sem reação alguma, deixe desligado e chame, {shop.hours}, pois o pico pode ter atingido a placa.",
        "Se o portão continua aberto depois que voltou a luz, confira nesta ordem: disjuntor ligado, sensor da passagem livre e motor travado, caso alguém o tenha soltado. Um toque na botoeira costuma fechar; silêncio total indica fusível ou placa, que se medem na visita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fechar agora, em ordem", "Testes seguros com o portão aberto"],
        slots: [
          [
            "Fique olhando a folha inteira e mantenha crianças e animais longe. Com fechamento automático, ela pode sair sozinha.",
            "Antes de qualquer toque, ninguém na passagem nem embaixo da folha, que em algumas casas fecha por conta própria.",
            "Deixe o vão vazio durante os testes, porque o portão pode fechar de repente se tiver fechamento automático.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; religue uma vez só.",
          "Limpe as lentes da fotocélula e tire o que estiver na frente.",
          "Dê um toque no botão da parede e, depois, no controle.",
          "Motor gira e a folha não anda: desligue; em portão de correr ou de abrir, trave a chave e teste.",
          "Nada reage: desligue o disjuntor e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão ficou aberto", "O que a queda de luz fez"],
        slots: [
          [
            "Sem energia, o motor para onde está, e na volta a central espera uma ordem. Se ele fechava sozinho e não fecha mais, a fotocélula suja ou sem energia está segurando a folha.",
            "A luz caiu no meio do uso, e a placa não lembra o que fazia. Fechamento automático que não acontece aponta para o sensor do vão.",
            "O motor parou com a queda e não retoma por conta própria. Quando há fechamento automático, é a fotocélula cega que o impede.",
          ],
          [
            "Silêncio total com luz na casa aponta para fusível ou placa atingidos pelo pico da volta. Nesse caso não insista no disjuntor.",
            "Se nem o botão da parede responde, o surto pode ter queimado fusível ou fonte. Religar várias vezes piora.",
            "Nenhuma reação, com o resto da casa aceso, é fusível ou central. Deixe desligado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se ele não fechar de jeito nenhum", "Como guardar a casa até o conserto"],
        slots: [
          [
            "Portão de correr ou de abrir, reto e leve, fecha na mão: disjuntor desligado, motor destravado, folha movida devagar e cadeado por dentro. O basculante aberto não se puxa nem se destrava, porque pode cair; isole a área.",
            "Com a energia cortada e o motor solto, folha de correr ou pivotante em ordem é fechada devagar e trancada. Basculante fica no alto, sem ninguém embaixo, até o técnico.",
            "De correr ou de abrir, inteiro: desligue, destrave, feche e passe o cadeado. Basculante erguido permanece quieto, com cones, e não se solta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode fechar sozinho de repente?",
        answers: [
          "Pode, se tiver fechamento automático e o sensor voltar. Desligue o disjuntor antes de chegar perto da folha.",
          "Em algumas centrais, sim. Por isso ninguém fica na passagem.",
        ],
      },
      {
        question: "Quanto custa se a placa queimou?",
        answers: [
          "Fusível é o menor gasto, reparo da placa vem depois e central nova é o maior. Trocar o motor inteiro em casa fica de {price.homeSwap}.",
          "Depende do dano: fusível, reparo de bancada ou placa nova, nessa ordem. A troca do motor, se preciso, é de {price.homeSwap}.",
        ],
      },
      {
        question: "Como evitar que fique aberto na próxima queda?",
        answers: [
          "Um nobreak próprio para portão dá algumas aberturas sem luz e deixa você fechar. Protetor de surto no quadro poupa a placa.",
          "Com nobreak ou bateria ele termina o movimento. Some proteção contra surto, com aterramento.",
        ],
      },
      {
        question: "Preciso reprogramar depois da queda?",
        answers: [
          "Em geral não. Alguns modelos fazem o primeiro ciclo devagar, para achar o percurso.",
          "Quase nunca. Deixe o primeiro movimento lento completar, com o vão livre.",
        ],
      },
    ],
    photo: "uma foto do portão como ficou, da etiqueta do motor e do disjuntor",
  },
  {
    id: "abrir-basculante-sem-energia",
    broader: "falta-de-energia",
    label: "Abrir portão basculante sem energia",
    phrase: "a abertura do basculante sem energia",
    intent: "how-to",
    asks: [
      "abrir basculante sem energia",
      "como abrir basculante",
      "como abrir portão basculante",
      "abrir basculante sem luz",
      "abrir basculante falta luz",
      "abrir basculante falta energia",
      "abrir basculante acabou luz",
      "abrir basculante acabou energia",
      "abrir basculante manualmente",
      "abrir basculante manualmente sem luz",
      "abrir basculante por dentro sem luz",
      "abrir basculante por dentro sem energia",
      "abrir basculante queda energia",
      "basculante sem luz como abrir",
      "basculante sem energia como abrir",
      "como abrir portão basculante sem luz",
      "como abrir portão basculante sem energia",
      "como abrir portão basculante manualmente",
      "destravar basculante sem luz",
      "destravar basculante sem energia",
      "destravar basculante falta luz",
      "destravar basculante falta energia",
    ],
    answers: {
      any: [
        "Para abrir o portão basculante sem energia, desligue o disjuntor, gire a chave ou a alavanca do motor até o fim e levante a folha devagar, a dois. Faça isso só com o portão fechado, reto e que funcionava bem. Se a folha pesar ou puxar sozinha, trave de novo e chame o técnico, que atende {shop.hours}.",
        "Quando acaba a luz, o portão basculante abre pelo nobreak ou pela chave do motor. Com a folha fechada e em ordem, desligue o disjuntor, destrave como diz o manual e levante aos poucos, com duas pessoas. Portão pesado, torto ou com cabo frouxo não se destrava, porque a folha pode cair.",
        "Na falta de energia, o basculante em ordem se abre na mão: desligue o disjuntor, solte o motor com a chave e suba a folha devagar, sem ninguém embaixo. Portão que já tinha defeito ou que parou aberto fica travado, e quem o solta é o técnico, com a folha escorada, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como abrir o basculante sem luz, passo a passo", "Passos para levantar o basculante sem energia"],
        slots: [
          [
            "Se há nobreak, tente primeiro o controle, porque assim ninguém precisa soltar a folha. Sem nobreak, siga a lista, com lanterna e outra pessoa por perto.",
            "Com nobreak, o controle ainda abre o portão algumas vezes, e a chave fica para depois. Sem ele, faça os passos com boa luz e com ajuda de outro adulto.",
            "O controle só responde onde há nobreak. Nas outras casas, o motor é solto com a chave dele, por dentro, com lanterna e a ajuda de alguém.",
          ],
        ],
        steps: [
          "Olhe a folha por dentro: ela precisa estar fechada, reta e com os cabos ou as molas inteiros dos dois lados.",
          "Desligue o disjuntor do portão e o nobreak, para o motor não partir quando a luz voltar.",
          "Afaste crianças, animais e o carro. Ninguém fica embaixo da folha.",
          "Gire a chave ou a alavanca do motor até o fim, no sentido que o manual mostra, sem alicate.",
          "Levante a folha devagar, a dois ou com as duas mãos, até o fim do curso.",
          "Se ela pesar ou puxar sozinha, baixe, trave de novo e chame o técnico.",
          "Depois de passar, baixe a folha, trave o motor e só religue o disjuntor quando a luz firmar.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando deixar o basculante travado", "Em que casos não soltar a folha"],
        slots: [
          [
            "Solta do motor, a folha fica apoiada só nos cabos e no contrapeso, o peso que a equilibra. Se o cabo está desfiado ou a mola quebrou, ela cai ou dispara para cima. Também não destrave o portão que parou aberto ou no meio, nem o que já subia com dificuldade.",
            "O motor travado também segura o portão. Sem ele, o peso da folha vai todo para os cabos e o contrapeso, e um cabo ruim a deixa cair. Portão aberto, torto ou que já pesava espera o técnico, que escora a folha antes de soltar.",
            "Quem carrega a folha são os cabos, as molas ou o contrapeso. Com um deles gasto, soltar o motor faz o portão despencar. Deixe travado o basculante torto, o que ficou aberto e o que andava pesado antes da falta de luz.",
          ],
          [
            "Nunca puxe a folha com o motor ainda preso, nem com o carro. Isso entorta o braço, quebra o acionador e não abre a passagem.",
            "Forçar a folha sem destravar só quebra o acionador e o braço. Se a chave gira e nada solta, pare e peça o técnico.",
            "Empurrar com o carro ou com alavanca estraga o motor e a folha. Se ela não se move depois de destravada, pare ali.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para não precisar levantar na mão de novo", "O que instalar antes da próxima queda de luz"],
        slots: [
          [
            "Um nobreak próprio para portão mantém o controle funcionando por algumas aberturas. O nobreak é escolhido pela potência escrita na etiqueta do motor. Quem só entra pela garagem precisa ainda de uma porta social com chave.",
            "Com um nobreak feito para motor de portão, o controle abre algumas vezes sem luz. A etiqueta do motor mostra qual modelo serve. Uma porta de pedestre com chave comum resolve a entrada a pé.",
            "O nobreak de portão guarda energia para algumas aberturas, comandadas pelo controle de sempre. O modelo certo sai da potência do motor, lida na etiqueta. Em casa sem outra entrada, uma porta social evita ficar na rua.",
          ],
          [
            "Peça também que os cabos e o contrapeso sejam conferidos na revisão. A visita de revisão em casa parte de {price.preventive}, sem peças.",
            "Na revisão, o técnico confere os cabos e o equilíbrio da folha. Essa visita começa em {price.preventive} em residência, sem contar peças.",
            "A revisão mostra se a folha está leve para uma falta de luz. Em casa, ela custa a partir de {price.preventive}, fora as peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O basculante ficou aberto quando a luz acabou. E agora?",
        answers: [
          "Não destrave a folha aberta, porque ela pode descer de uma vez. Isole a passagem, desligue o disjuntor e espere a luz ou o técnico.",
          "Deixe a folha como está, com ninguém embaixo. Se a casa não pode ficar aberta, o técnico fecha o portão com a folha escorada.",
        ],
      },
      {
        question: "O motor queimou. Posso levantar o basculante na mão?",
        answers: [
          "Não. Motor queimado é defeito, e muitas vezes queimou porque a folha estava pesada. Deixe travado e chame o técnico, que escora a folha antes de soltar.",
          "Com o motor queimado, não. A folha pode estar fora de equilíbrio e cair quando solta, por isso quem abre é o técnico.",
        ],
      },
      {
        question: "Quando a luz volta, o basculante funciona sozinho?",
        answers: [
          "Funciona depois de um comando, com o motor travado de novo e o disjuntor ligado. Em alguns modelos a primeira abertura é lenta, porque a central procura o fim do percurso.",
          "Na maioria, sim. Trave o motor, religue o disjuntor e dê um toque no controle, olhando a folha. O primeiro ciclo pode ser mais lento.",
        ],
      },
      {
        question: "Quanto custa pôr nobreak no basculante?",
        answers: [
          "O valor depende da potência do motor e de quantas aberturas você quer. O aparelho e a instalação são orçados juntos, de graça, pela foto da etiqueta.",
          "Duas coisas fazem o preço: a potência do motor e o número de aberturas sem luz. A foto da etiqueta basta para o orçamento, que é grátis.",
        ],
      },
    ],
    photo: "uma foto do basculante por dentro, fechado, e da etiqueta do motor",
  },
];
