import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const chaveDeDestravamento: NarrowConcept[] = [
  {
    id: "chave-de-destravamento-perdida",
    broader: "chave-de-destravamento",
    label: "Chave de destravamento perdida",
    phrase: "a chave de destravamento perdida",
    intent: "how-to",
    asks: [
      "esqueci chave destravar dentro casa",
      "esqueci chave destravamento dentro",
      "chave destravar ficou dentro casa",
      "travado fechado sem chave",
      "travado sem chave",
      "preso sem chave",
      "perdi chave [marca]",
      "perdi chave motor [marca]",
      "chave perdida [marca]",
      "não acho chave",
      "não acho chave portão",
      "não encontro chave portão",
      "falta luz não acho chave",
      "faltou luz sem chave",
      "faltou luz não acho chave",
      "acabou luz perdi chave",
      "não sei onde está chave portão",
      "perdi chave destravamento",
      "chave destravamento perdida",
      "perdi chave motor",
      "chave motor portão perdi",
      "não tenho chave motor",
      "sem chave destravamento",
      "segunda chave destravamento",
      "perdi chave portão destravar",
      "perdi chave destravar",
      "perder chave destravamento",
      "não acho chave destravamento",
      "chave portão eletrônico perdida",
      "chave reserva motor",
      "perdi chave portão eletrônico",
      "sumiu chave destravar motor",
      "perdi chavinha motor luz",
    ],
    answers: {
      any: [
        "Se você perdeu a chave para destravar o portão, ele continua abrindo pelo controle enquanto houver luz, e outra se compra pelo modelo da etiqueta do motor. Sem luz, olhe o ponto de destravamento: alavanca e borboleta dispensam a chave no portão de correr ou de abrir. Com segredo, chame o técnico, {shop.hours}, e no basculante com defeito também.",
        "Se a chave de destravar o portão ficou dentro de casa, entre por outra porta, peça a alguém de dentro ou use o portão social; por fora só abre quem tem destravamento externo. Com luz, o controle continua abrindo. Sem luz e sem outra entrada, chame o técnico e não force a folha.",
        "Se você perdeu a chave de destravamento do motor, peça outra pelo modelo escrito na etiqueta: a maioria é vendida avulsa e custa pouco. Enquanto ela não chega, o portão continua abrindo pelo controle. Se ele está preso sem luz e o furo tem segredo, ou se é basculante com defeito, chame o técnico, {shop.hours}.",
        "O portão travado fechado e sem chave é aberto pelo técnico, {shop.hours}, sem quebrar a fechadura do motor. Enquanto isso, não force a folha nem o miolo e saia pela porta social. A chave perdida se repõe depois, pelo modelo da etiqueta.",
        "Sem a chave e sem luz, olhe como é o ponto de destravamento do motor. Alavanca, borboleta e furo sextavado dispensam a chave original no portão de correr ou de abrir. Se o furo tem segredo, é preciso a chave do modelo ou o técnico, {shop.hours}. O basculante não se solta sozinho nem com defeito.",
        "A chave de destravamento perdida se compra de novo pela marca e pelo modelo do motor, que estão na etiqueta. Até ela chegar, use o portão pelo controle e não deixe ninguém forçar a folha. Se faltou luz e o carro está preso, o técnico abre para você, {shop.hours}.",
      ],
      price: [
        "O preço da chave de destravamento perdida depende da marca e do modelo, e ela fica entre os itens mais baratos do motor. Se o miolo está gasto ou o portão está preso, soma-se a visita. Mande foto da etiqueta e do furo e dizemos o valor de graça.",
        "A chave do motor custa pouco e é cobrada pelo modelo; trocar o cilindro ou abrir o portão preso soma a visita. Mande foto da etiqueta e do furo para saber, sem custo, quanto fica cada coisa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer sem a chave do motor", "Portão preso sem a chave: o que fazer"],
        slots: [
          [
            "Nenhum destes passos pede abrir a tampa do motor. Se a folha está torta, com cabo solto ou em rampa, não tente soltar: use outra saída e espere.",
            "Faça tudo por fora, com a tampa do motor fechada. Se o portão está torto, em rampa ou com cabo frouxo, deixe travado e saia por outro lado.",
            "Tudo se faz sem tirar a tampa do motor. Um portão torto, com cabo solto ou em descida fica como está até a visita.",
          ],
        ],
        steps: [
          "Procure a chave junto do manual, no quadro de luz e com quem instalou o motor.",
          "Desligue o disjuntor e o nobreak, se houver, e veja se o motor tem alavanca ou borboleta, que dispensam chave.",
          "Se o furo é sextavado ou triangular e o portão é de correr ou de abrir, gire com uma chave comum da medida exata, sem forçar.",
          "Se o furo tem segredo, ou o portão é basculante com defeito, pare aqui e chame o técnico.",
          "Peça duas chaves do modelo e deixe uma fora da garagem.",
        ],
      },
      {
        about: "choose",
        headings: ["Como repor a chave perdida", "Chave nova ou miolo novo"],
        slots: [
          [
            "Para motores [marca] ainda fabricados existe a chave avulsa, vendida pelo modelo da etiqueta. Nos antigos, ou quando o miolo está gasto, troca-se o cilindro, que já vem com chaves novas.",
            "A chave avulsa é a solução mais barata e existe para os motores [marca] que ainda se fabricam. Se o modelo saiu de linha ou a fechadura gira em falso, o técnico põe outro cilindro, com as chaves dele.",
            "Com o modelo do motor [marca] se acha a chave, que é item comum nos motores em linha. Para os que não se fabricam mais, o jeito é um cilindro novo, que traz as próprias chaves.",
          ],
          [
            "Se o motor se destrava pelo lado de fora e a chave sumiu na rua, troque o cilindro. Quem a encontrar consegue abrir a garagem, mesmo sem controle.",
            "Quando a chave se perdeu na rua e o destravamento é externo, o mais seguro é trocar o cilindro, como numa porta de casa. Quem achar a chave abre o portão sem controle.",
            "Se o ponto de destravar fica na calçada, a chave perdida abre a garagem para quem a achar, e vale a pena trocar o cilindro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico abre o portão preso", "A abertura do portão preso"],
        slots: [
          [
            "O técnico apoia a folha antes de soltar o motor e usa o mecanismo do modelo, sem quebrar o miolo. No basculante, esse apoio é o que impede a queda.",
            "Primeiro a folha é escorada ou presa, e só depois o motor é solto, sem estragar a fechadura. Em basculante, essa ordem evita que ela despenque.",
            "Antes de tudo o técnico segura a folha, principalmente a do basculante, que pode cair. Depois ele solta o motor pelo ponto certo, e a fechadura fica inteira.",
          ],
          [
            "Na mesma visita, ele testa a chave nova, lubrifica o cilindro e confere por que o portão parou. O valor da chave e do atendimento é informado antes da ida, também à noite.",
            "Depois são testados a chave nova e o cilindro, já lubrificado, e procura-se a causa da parada. O preço é combinado antes, de dia ou à noite.",
            "A visita inclui testar a chave nova e ver o que travou o portão. O valor, mesmo fora de hora, é informado antes de o técnico sair.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chave de outra marca serve no motor [marca]?",
        answers: [
          "Só quando o formato e a medida são iguais, como acontece com a sextavada e a triangular. A chave com segredo só serve a do próprio modelo.",
          "Em geral não, porque o segredo muda. O furo sextavado ou triangular aceita uma chave comum, desde que da medida exata.",
          "Se a chave tem segredo, não serve. As sextavadas e triangulares se repetem entre marcas, mas a medida precisa ser a mesma.",
        ],
      },
      {
        question: "A chave quebrou dentro do miolo. O que faço?",
        answers: [
          "Não tente puxar com alicate, porque é fácil empurrar o pedaço mais para dentro. O técnico retira o pedaço e vê se o cilindro ainda serve.",
          "Deixe como está e não tente girar. O pedaço se tira com ferramenta própria, e às vezes o cilindro é trocado.",
          "Não insista, porque o pedaço entra mais fundo. Ele é retirado com ferramenta própria, e o cilindro só é trocado se ficou danificado.",
        ],
      },
      {
        question: "Como não ficar preso da próxima vez que faltar luz?",
        answers: [
          "Com um nobreak para portão, que mantém o motor funcionando por algum tempo sem energia. Assim a chave vira a segunda saída, e não a única.",
          "Instale um nobreak de portão, escolhido pela potência do motor. Ele permite abrir pelo controle na falta de luz, e a chave fica de reserva.",
          "O nobreak de portão resolve, porque o motor continua abrindo pelo controle quando a energia cai. A chave passa a ser só a reserva.",
        ],
      },
      {
        question: "Posso destravar com alicate ou chave de fenda?",
        answers: [
          "Não. A ferramenta quebra a peça que solta o motor, e o portão fica sem abertura manual. O reparo custa mais que a chave.",
          "Não é boa ideia, porque a ferramenta escapa, fere a mão e estraga o miolo. A chave do modelo custa menos que esse conserto.",
          "Melhor não. O miolo se estraga fácil, e trocar o cilindro sai mais caro que pedir a chave certa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do ponto em que a chave entra",
  },
  {
    id: "voltar-ao-automatico",
    broader: "chave-de-destravamento",
    label: "Voltar ao automático",
    phrase: "a volta do portão ao automático",
    intent: "how-to",
    asks: [
      "religar portão automático",
      "religar automático luz volta",
      "destravei gira falso",
      "destravei chave gira falso",
      "destravei motor gira",
      "destravei motor roda",
      "destravei agora motor gira",
      "como colocar automático de novo",
      "como voltar portão automático",
      "como pôr automático de novo",
      "destravei não volta",
      "motor gira destravado",
      "destravou não trava",
      "engatar motor",
      "travar novo motor",
      "travar novamente motor",
      "como travar novo motor",
      "travar motor depois destravar",
      "travar novo [marca]",
      "travar motor [marca] novo",
      "portão destravado como travar",
      "destravei portão não funciona",
      "ativar portão automático",
      "destravado voltar automático",
      "manual voltar automático",
      "passar manual automático",
      "colocar automático novamente",
      "voltar pro automático",
      "voltar para o automático",
      "volta ao automático",
      "manual para automático de novo",
      "destravado não volta automático",
      "voltar portão para automático manual",
      "destravar não volta",
      "destravei não trava",
      "travar volta destravar",
      "travar depois destravar",
      "travar portão novamente",
      "portão destravado motor gira",
      "rearmar motor portão",
      "depois não engata",
      "não engata mais",
      "não engata falta energia",
      "não engata depois luz",
      "motor não engata",
      "portão não engata",
      "destravei não sei travar",
      "destravei como travar",
      "engatar motor portão novo",
      "engatar motor de novo",
    ],
    answers: {
      any: [
        "Para o portão voltar ao automático depois de destravar, desligue o disjuntor, feche a folha, gire a chave do motor no sentido contrário até engatar e só então religue. Se o motor gira em falso, sem mover a folha, o engate não encaixou: repita uma vez e, se continuar, chame o técnico.",
        "O portão que ficou no manual volta pro automático quando a chave do motor volta até o fim, com o disjuntor desligado e a folha fechada. No de correr em piso plano, mova a folha alguns centímetros até ouvir o encaixe. Depois religue e teste de longe; se só o motor roda, ele ainda não engatou.",
        "Quando você destrava o portão e o motor não trava nem engata mais, desligue o disjuntor, feche a folha e volte a chave até o fim do giro. No portão de correr, mexa a folha alguns centímetros até o clique. Se ele ainda gira em falso, há peça gasta no engate, e o conserto é do técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Travar o motor de novo, passo a passo", "Como passar do manual ao automático"],
        slots: [
          [
            "Mantenha o disjuntor desligado do começo ao fim, porque um toque no controle põe a folha em movimento. Tire antes o cadeado ou ferrolho que você usou enquanto faltou luz.",
            "A energia fica cortada até o motor engatar, já que qualquer controle da casa pode mover o portão. Abra primeiro o ferrolho ou cadeado posto durante a falta de luz.",
            "Só religue no fim, porque com energia o portão pode andar enquanto você está com a mão nele. Confira também se não ficou cadeado ou trinco fechado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak.",
          "Se o portão é basculante e está aberto, torto ou pesado, pare aqui e chame o técnico.",
          "Feche a folha devagar, com ela reta, e pare se ela pesar.",
          "Gire a chave ou a alavanca até o fim, no sentido contrário ao que destravou.",
          "No portão de correr em piso plano, mova a folha alguns centímetros até ouvir o engate.",
          "Afaste-se, religue o disjuntor e acione uma vez, com a passagem livre, até o ciclo terminar.",
        ],
      },
      {
        about: "causes",
        headings: ["Motor não engata: o que pode ser", "Por que o motor gira em falso"],
        slots: [
          [
            "Quase sempre a chave não completou a volta ou a folha está apertada no batente, e por isso o pino não entra. No portão de correr ou de abrir, afastar a folha um pouco do batente costuma bastar.",
            "O mais comum é a chave parada no meio do giro ou a folha espremida contra o batente, o que impede o pino de encaixar. Na folha de correr ou de abrir, um pequeno afastamento do batente resolve.",
            "O pino fica para fora se a alavanca não chegou ao fim ou se o portão pressiona o batente. Com a folha de correr ou de abrir um pouco mais solta, ele entra.",
          ],
          [
            "Quando a chave gira solta ou o engate escapa no primeiro esforço, há pino, cabo de destravamento ou engrenagem com desgaste. Insistir só arredonda mais a peça, e o conserto fica maior.",
            "Chave sem resistência, ou engate que solta logo, indica pino gasto, cabo rompido ou engrenagem sem dente. Repetir a manobra aumenta o desgaste, por isso pare e chame o técnico.",
            "Se o engate pega e escapa, ou se a chave roda livre, a engrenagem perdeu dentes, o pino gastou ou o cabinho partiu. Tentar muitas vezes não resolve e estraga o que sobrou.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no destravamento", "Conserto do engate do motor"],
        slots: [
          [
            "O técnico alivia ou escora a folha antes de mexer no engate, limpa e lubrifica o mecanismo e troca pino, cabo, miolo ou engrenagem gasta. Depois testa a soltura e o retorno mais de uma vez.",
            "Com a folha apoiada, o mecanismo é limpo e lubrificado, e a peça gasta, do miolo à engrenagem, é trocada por outra do mesmo modelo. O portão é solto e travado várias vezes antes da entrega.",
            "Primeiro a folha é escorada; depois o engate é desmontado e limpo, e só a peça ruim sai, seja miolo, cabo, pino ou engrenagem. No fim, o técnico destrava e trava de novo com você olhando.",
          ],
          [
            "Ele também acerta o ponto de parada, para a folha não apertar o batente e prender a chave outra vez. A visita com regulagem em casa sai a partir de {price.preventive}, sem peças.",
            "O fim de curso, sensor que manda parar, é ajustado na mesma ida, porque a folha espremida no batente trava a chave. Em residência, essa visita parte de {price.preventive}, fora as peças.",
            "Regular a parada evita que a folha force o batente e prenda a chave na próxima falta de luz. O valor da visita em casa começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso programar os controles de novo?",
        answers: [
          "Não. Destravar e travar o motor é um movimento mecânico, que não apaga a memória da central.",
          "Não é preciso, porque a chave só solta a engrenagem e os controles seguem gravados. Se um deles não responde, veja a pilha.",
        ],
      },
      {
        question: "O primeiro ciclo saiu devagar. É normal?",
        answers: [
          "Em muitos modelos, sim, porque a central reconhece o percurso de novo. Deixe o ciclo completar com a passagem livre e, se continuar lento depois de dois, peça a regulagem.",
          "É normal em várias placas, já que a folha mudou de lugar com o motor desligado. Depois de um ciclo inteiro, a velocidade deve voltar.",
        ],
      },
      {
        question: "Por que a folha ainda se move com a mão?",
        answers: [
          "Porque o engate não entrou, e assim o portão não está trancado. Repita com o disjuntor desligado e, se a folha continuar solta, passe o ferrolho por dentro até a visita.",
          "Falta o pino encaixar no engate. Volte a chave até o fim com a energia cortada; se a folha seguir solta, tranque por dentro até o técnico chegar.",
        ],
      },
      {
        question: "Posso deixar o portão no manual por uns dias?",
        answers: [
          "Só o de correr ou de abrir, reto e em piso plano, com o disjuntor desligado e ferrolho por dentro, porque solto o portão não tem freio nem tranca. O basculante é travado logo depois de passar.",
          "Por pouco tempo, e nunca em basculante ou rampa. Mantenha o disjuntor desligado e tranque por dentro, porque sem o motor nada segura a folha.",
        ],
      },
    ],
    photo: "uma foto do ponto de destravamento e da etiqueta do motor",
  },
  {
    id: "chave-do-motor",
    broader: "chave-de-destravamento",
    label: "Chave do motor do portão",
    phrase: "a chave do motor do portão",
    intent: "buying",
    asks: [
      "chave destravamento",
      "chave destravamento portão",
      "chave destravamento motor universal",
      "chave destravamento universal",
      "chave motor portão universal",
      "chave universal motor portão",
      "chave motor portão é universal",
      "chave destravamento motor",
      "chave destrave motor",
      "chave destrave",
      "chave destrave motor portão",
      "chave destrave [marca]",
      "chave destrave motor [marca]",
      "chave destravamento [marca]",
      "chave destravamento motor portão",
      "chave [marca]",
      "chave motor [marca]",
      "alavanca motor",
      "para que serve alavanca",
      "alavanca motor portão",
      "serve alavanca motor",
      "borboleta do motor",
      "chave motor",
      "chave motor portão",
      "comprar chave motor",
      "onde comprar chave motor",
      "chave motor preço",
      "chave destravamento preço",
      "comprar chave destravamento",
      "cópia chave motor",
      "chave motor ppa",
      "chave motor garen",
      "chave motor rossi",
      "chave motor peccinin",
      "chave destravamento ppa",
      "chave destravar portão comprar",
      "cópia chave destravamento",
      "chave destravamento garen",
      "chave destravamento rossi",
      "chave destravamento peccinin",
      "cópia chave destravamento garen",
      "cópia chave destravamento ppa",
      "chave tetra motor",
      "chave allen motor",
      "chave allen destravamento",
      "chave triangular motor",
      "chave triangular destravamento",
      "chave tetra destravamento",
    ],
    answers: {
      any: [
        "A chave de destravamento do motor solta o portão de correr ou de abrir na falta de luz e é própria de cada marca e modelo; em alguns, é alavanca ou borboleta. Procure a sua junto do manual ou no quadro de luz. Se sumiu, a foto da etiqueta e do encaixe mostra qual comprar. No basculante, use a chave só em falta de luz, com o portão fechado e sem defeito.",
        "Não, a chave de destravamento do motor não é universal: cada marca e modelo tem o seu formato, e há motor que usa alavanca ou borboleta. Só a sextavada e a triangular, de medida comum, servem em mais de um motor. Pela foto da etiqueta e do encaixe dizemos qual é a sua.",
        "A chave de destravamento do motor [marca] é vendida pelo modelo e serve para soltar a folha de correr ou de abrir quando falta luz. A sua costuma estar com o manual ou no quadro de luz; se sumiu, a foto da etiqueta e do encaixe mostra qual comprar. O basculante só se solta em falta de luz, fechado e sem defeito.",
        "Para o motor [marca], a chave de destrave muda com o modelo, e alguns usam alavanca ou borboleta no lugar dela. Procure a sua junto do manual ou do quadro de luz; se não achar, compre outra pela etiqueta do motor. Ela solta a folha na falta de energia; no basculante, só com o portão fechado e sem defeito.",
        "A chave de destravamento do motor [marca] solta o portão sem energia e é própria de cada modelo; em alguns é uma alavanca. No basculante, só se usa com a folha fechada e sem defeito. Quem não a acha com o manual ou perto do quadro de luz compra a reposição pela foto da etiqueta e do encaixe.",
      ],
      price: [
        "O preço da chave de destravamento do motor muda com a marca e o modelo, porque cada um tem o seu formato, e ela é um item pequeno, cobrado por unidade. Se o miolo em que ela entra gastou, somam-se a peça e a mão de obra, e os dois valores são informados antes.",
        "A chave do motor custa conforme o formato e o segredo, que variam por marca e modelo, e está entre os itens baratos do portão. O miolo gasto é cobrado à parte. Com a foto do encaixe e da etiqueta, você recebe os dois valores.",
      ],
      question: [
        "A chave de destravamento do motor não é universal, porque o formato e o segredo mudam com a marca e o modelo. As sextavadas e triangulares de medida comum servem em mais de um motor; a que tem segredo, só no dela. A foto da etiqueta e do encaixe mostra qual comprar.",
        "A chave do motor costuma ficar com o manual, no quadro de luz ou no molho da casa. O encaixe dela está no próprio motor: no portão de correr, na frente ou na lateral da carcaça, às vezes sob uma tampinha; no basculante, no motor ou no acionador, a peça comprida da lateral.",
        "A chave ou alavanca de destravar fica no próprio motor: no portão de correr, na frente ou na lateral da carcaça, às vezes sob uma tampinha; no basculante, junto do acionador. Ela solta a folha para abrir na mão quando falta luz. Use com o disjuntor desligado e a folha reta, e trave de novo antes de religar. O basculante precisa estar fechado e sem defeito, porque a folha pode cair.",
      ],
      "how-to": [
        "Para destravar o motor deslizante [marca] com a chave, desligue o disjuntor, encaixe a chave na frente ou na lateral da carcaça, às vezes sob uma tampinha, e gire até o fim: a folha fica solta para mover na mão. Faça isso só com a folha reta e em piso plano, porque em rampa ela dispara.",
        "Destrava-se o motor [marca] com o disjuntor desligado: a chave entra no miolo da carcaça e gira até parar, e em alguns modelos ainda se puxa uma alavanca. A folha precisa estar reta e em piso plano. O basculante só se destrava em falta de luz, fechado e sem defeito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como usar a chave de destravamento", "Abrir o portão na mão, passo a passo"],
        slots: [
          [
            "Use a chave só com a folha reta e em piso plano. O basculante precisa ainda estar fechado e sem defeito, porque com cabo ou mola ruim a folha cai.",
            "Antes de girar, confirme que o portão está reto e fica em piso nivelado. No basculante, a folha precisa estar fechada e ter funcionado bem até a luz acabar.",
            "A chave vale para a folha alinhada e sem rampa. No basculante com defeito o peso pode descer de uma vez, e por isso quem destrava é o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e, se houver, o nobreak.",
          "Afaste crianças, animais e carros da folha.",
          "Procure o miolo na frente ou na lateral da carcaça e, se houver uma tampinha externa, abra só ela.",
          "Encaixe a chave e gire até o fim, para o lado que ceder, sem alicate; se houver alavanca, puxe-a.",
          "Mova a folha devagar e, se ela prender ou pesar, pare e trave de novo.",
          "Para travar, feche a folha, volte a chave até engatar e só então religue o disjuntor.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual chave serve no seu motor", "Como identificar a chave do motor"],
        slots: [
          [
            "Marca e modelo estão na etiqueta, na lateral ou na tampa do motor, e definem a chave, que pode ser de segredo, triangular, Allen, borboleta ou alavanca. Uma mesma marca muda de formato conforme a linha e o ano.",
            "Comece pela etiqueta do motor, que traz marca e modelo. Existem chaves com segredo, triangulares e Allen, além de alavancas e borboletas, e duas linhas da mesma marca podem usar formatos diferentes.",
            "O modelo escrito na etiqueta diz se a chave é de segredo, triangular, Allen, alavanca ou borboleta. Não se guie só pela marca, porque o formato muda de uma linha para outra.",
          ],
          [
            "Uma chave parecida que entra forçada gasta o miolo, e o conserto sai mais caro que a peça certa. Se a etiqueta apagou, uma foto do motor inteiro costuma bastar para identificar o modelo.",
            "Evite limar ou adaptar outra chave, porque o miolo se desgasta e passa a girar em falso. Sem etiqueta legível, a foto do motor inteiro ainda permite achar a certa.",
            "Adaptar uma chave semelhante estraga o miolo, e o reparo dele custa mais que a peça correta. O motor sem etiqueta pode ser reconhecido por uma foto do conjunto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Onde guardar a chave do motor", "Chave do motor sempre à mão"],
        slots: [
          [
            "Deixe uma chave dentro de casa, em lugar que todos conheçam, e outra com alguém de confiança. Se ela fica só na garagem, quem está na rua não a alcança quando falta luz.",
            "Tenha duas chaves, uma em ponto fixo da casa e outra com quem possa ajudar. A que fica trancada na garagem não serve a quem chega da rua sem energia.",
            "O melhor lugar para a chave é dentro de casa, sempre o mesmo, com uma cópia na mão de alguém próximo. Guardada apenas na garagem, ela fica fora de alcance justamente quando o portão não abre.",
          ],
          [
            "Cuide dela como da chave da porta, porque quem a tem e alcança o motor abre o portão. Peça também o teste do miolo na manutenção, já que ele enferruja sem uso.",
            "Trate-a como chave de entrada, pois com ela qualquer pessoa que chegue ao motor solta a folha. Na revisão, o técnico testa e lubrifica o miolo, que emperra quando fica parado.",
            "Não a deixe espetada no motor, perto da grade, já que ela abre a casa. Uma vez por ano, peça para lubrificar e testar o miolo, que prende por falta de uso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chave de motor PPA serve em Garen ou Rossi?",
        answers: [
          "Em geral não, porque o formato e o segredo mudam até dentro da mesma marca. Confirme pelo modelo escrito na etiqueta.",
          "Não conte com isso. Cada fabricante tem o seu encaixe, e o que decide é o modelo do motor, não só a marca.",
        ],
      },
      {
        question: "Chaveiro faz cópia da chave do motor?",
        answers: [
          "Faz a das que têm segredo comum, se você levar a original. Alavanca, triangular e outras de formato próprio se compram como peça de reposição.",
          "Sim, quando é chave de miolo comum e há uma para copiar. As de desenho especial se compram pelo modelo do motor.",
        ],
      },
      {
        question: "Meu motor não tem lugar de chave. Como destravo?",
        answers: [
          "Ele pode usar alavanca, borboleta ou chave Allen sob uma tampinha externa. Procure por fora e no manual, sem abrir a tampa que cobre a placa.",
          "Nem todo motor leva chave: alguns têm borboleta, alavanca ou Allen, às vezes sob uma tampinha. Não tire a tampa grande para procurar, porque atrás dela há tensão.",
        ],
      },
      {
        question: "Posso usar chave de fenda no lugar?",
        answers: [
          "Não. Ela escapa, gasta o miolo e pode ferir a mão, e o reparo do miolo sai mais caro que a chave certa.",
          "Não convém, porque a ponta escorrega, machuca e deixa o miolo girando em falso. Espere a reposição ou chame o técnico.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do ponto em que a chave entra",
  },
  {
    id: "destravar-motor-da-marca",
    broader: "chave-de-destravamento",
    label: "Destravar o motor da marca",
    phrase: "o destravamento do motor",
    intent: "how-to",
    asks: [
      "soltar motor portão empurrar",
      "soltar motor empurrar",
      "como soltar motor empurrar portão",
      "posso destravar portão",
      "posso destravar portão sozinho",
      "posso destravar motor sozinho",
      "posso destravar eu mesmo",
      "passo passo destravar portão",
      "passo a passo destravar",
      "passo a passo para destravar portão",
      "passo passo destravar motor portão",
      "como abrir portão eletrônico com defeito",
      "abrir portão com defeito",
      "como fechar portão eletrônico manualmente",
      "fechar portão manualmente",
      "motor [marca] travado destravar",
      "[marca] travado como destravar",
      "motor [marca] travado como destravar",
      "motor travado como destravar",
      "portão [marca] travado destravar",
      "destravar [marca]",
      "destravar motor [marca]",
      "destravar [marca] [modelo]",
      "destravar portão [marca]",
      "destravamento [marca]",
      "destravamento manual [marca]",
      "destravar motor [marca] manual",
      "destravar motor [marca] manualmente",
      "como destravar motor [marca] mão",
      "passar motor [marca] manual",
      "como destravar portão",
      "portão travado como destravar",
      "abrir portão chave",
      "abrir portão chave motor",
      "abrir portão automático chave",
      "abrir portão eletrônico chave",
      "abrir portão correr manualmente",
      "abrir portão deslizante manualmente",
      "abrir portão correr mão",
      "abrir portão deslizante mão",
      "manual destravamento [marca]",
      "desbloquear motor [marca]",
      "soltar motor [marca]",
      "destravar motor [marca] falta luz",
      "destravar [marca] falta energia",
      "destravar [marca] sem luz",
      "destravar [marca] sem energia",
      "soltar motor [marca] falta luz",
      "liberar motor [marca]",
      "abrir manual motor [marca]",
      "abrir [marca] manual",
      "abrir portão [marca] manual",
      "abrir manualmente [marca]",
      "abrir manualmente portão [marca]",
      "abrir portão [marca] mão",
      "motor [marca] manual abrir",
      "colocar [marca] manual",
      "entra chave destravar motor [marca]",
      "sentido gira chave destravar motor [marca]",
      "sentido chave destravar [marca]",
    ],
    answers: {
      any: [
        "Para destravar o portão eletrônico, desligue o disjuntor, gire a chave ou a alavanca do motor [marca] até o fim e mova a folha devagar, na mão. Faça isso com a folha reta, no lugar e em piso plano. O basculante só se destrava fechado e sem defeito, numa falta de luz; com defeito, a folha pode cair, e quem solta é o técnico.",
        "Para abrir o portão eletrônico com defeito, desligue o disjuntor, veja se a folha está reta e no lugar, gire a chave do motor [marca] até o fim e mova a folha devagar, na mão. Isso vale para portão de correr ou de abrir, em piso plano. O basculante com defeito fica travado até o técnico chegar, porque a folha pode cair.",
        "Para fechar o portão eletrônico manualmente, desligue o disjuntor, solte o motor [marca] com a chave e leve a folha devagar até o batente, andando ao lado dela. Depois volte a chave, ou qualquer pessoa abre o portão com um empurrão. Isso vale para portão de correr ou de abrir, reto e em piso plano. O basculante aberto espera o técnico, porque a folha pode descer de uma vez.",
        "Para destravar o motor [marca] manualmente, desligue o disjuntor, gire a chave ou a alavanca do próprio motor até o fim e mova a folha devagar, na mão. A folha precisa estar reta e em piso plano. O basculante só se destrava em falta de luz, fechado e sem defeito; se houver defeito, chame o técnico, porque a folha pode cair.",
        "O destravamento manual do motor [marca] se faz com o disjuntor desligado: encaixe a chave na carcaça, gire sem forçar até o fim e empurre a folha com calma. Só solte o portão de correr ou de abrir que esteja reto e em piso plano. Basculante com qualquer defeito fica travado até o técnico chegar, porque a folha pode cair.",
        "Destravar o portão [marca] na mão exige três passos: desligar o disjuntor, girar a chave ou a alavanca até o fim e conduzir a folha devagar. A folha precisa estar reta e em piso plano. No basculante, faça isso só na falta de luz, com o portão fechado e sem defeito, porque a folha pesada ou torta pode cair.",
        "Quando falta luz, o motor [marca] se destrava com a chave ou a alavanca dele: desligue o disjuntor, para o motor não partir quando a luz voltar, gire até o fim e mova a folha devagar, na mão. A folha precisa estar reta e em piso plano. Basculante, só o que está fechado e funcionava bem, levantado a dois e sem ninguém embaixo.",
        "Para destravar o motor [marca] na falta de luz, desligue primeiro o disjuntor e o nobreak, encaixe a chave na carcaça, gire sem forçar e mova a folha devagar, se ela está reta e em piso plano. O basculante precisa estar fechado e em ordem, e a folha se levanta a dois. Se ela pesar, trave de novo e chame o técnico.",
        "Se o motor [marca] está travado, desligue o disjuntor e gire a chave de destravamento até o fim, sem forçar: a folha de correr ou de abrir fica livre para a mão. Se a chave não gira, a folha está pressionando a trava, e é melhor parar. Basculante com defeito não se destrava em casa, porque a folha pode cair.",
        "Para abrir o portão eletrônico manualmente, desligue o disjuntor, ache no motor a chave ou a alavanca de destravamento, gire até o fim e mova a folha devagar, na mão. A folha precisa estar reta e em piso plano. O basculante só se destrava em falta de luz, fechado e sem defeito; nos outros casos, quem abre é o técnico.",
      ],
      question: [
        "Pode destravar o portão sozinho, se ele é de correr ou de abrir, está reto e fica em piso plano: desligue o disjuntor, gire a chave do motor [marca] até o fim e mova a folha devagar. O basculante pede duas pessoas, falta de luz e folha fechada sem defeito. Portão torto, em rampa ou com cabo solto é serviço do técnico.",
        "Sim, o morador pode destravar o motor [marca] na falta de luz, com o disjuntor desligado e a folha reta, girando a chave até o fim. A folha de correr ou de abrir se move com as mãos, devagar. No basculante, só a dois, com o portão fechado e sem defeito, porque a folha com cabo ou mola ruim cai.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como destravar o motor, passo a passo", "Passos do destravamento manual"],
        slots: [
          [
            "A chave entra no próprio motor, na frente ou na lateral da carcaça, às vezes sob uma tampinha. Alguns modelos usam borboleta ou alavanca, e o manual do seu mostra o ponto e o sentido do giro.",
            "Procure o encaixe na carcaça do motor, de frente ou de lado, muitas vezes coberto por uma tampinha. Há modelos com alavanca ou borboleta no lugar da chave, e o manual indica para que lado girar.",
            "O ponto de destravamento fica por fora do motor, na lateral ou na frente, com tampinha em vários modelos. Em vez de chave pode haver borboleta ou alavanca, e o sentido do giro está no manual.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e, se houver, o nobreak.",
          "Se o portão é basculante e tem algum defeito ou parou aberto, pare aqui e chame o técnico, porque a folha pode cair.",
          "Veja se a folha está reta, firme no lugar e em piso plano. Na dúvida, pare.",
          "Encaixe a chave e gire até o fim, sem alicate.",
          "Mova a folha devagar, com as duas mãos e o corpo fora do caminho. Se ela pesar ou andar sozinha, pare e trave de novo.",
          "Para travar, feche o portão, volte a chave e mexa a folha um pouco até ela prender; só então religue.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não destravar o portão", "Em que portões a chave não se usa"],
        slots: [
          [
            "Em alguns casos o motor é a última coisa que segura a folha, e soltá-lo faz o portão cair ou disparar. Em rampa, a folha solta anda sozinha e ninguém a segura no braço.",
            "Há situações em que só o motor impede a folha de cair ou de correr sozinha. Num piso inclinado, por exemplo, o portão destravado desce e não dá para segurar.",
            "Às vezes a trava do motor é o que mantém o portão no lugar. Com ela aberta, uma folha sem apoio despenca, e a que está em descida sai andando.",
          ],
        ],
        bullets: [
          "Portão basculante com defeito, aberto ou parado no meio",
          "Cabo desfiado, mola quebrada ou contrapeso solto",
          "Folha torta, pesada ou fora do lugar",
          "Portão instalado em rampa, que anda sozinho quando solto",
          "Folha que se mexe sem comando ou que não para onde é deixada",
        ],
      },
      {
        about: "causes",
        headings: ["Se a chave não gira ou o motor não solta", "Motor [marca] que não destrava"],
        slots: [
          [
            "A folha encostada com força no batente aperta a engrenagem e prende a trava; o miolo seco e a chave de outro modelo também impedem o giro. Não use alicate nem martelo, que quebram a peça que solta o motor.",
            "Três coisas impedem o giro: folha pressionando o batente, miolo enferrujado e chave de modelo parecido. Insistir com alicate parte a chave lá dentro e deixa o portão sem saída manual.",
            "A chave que não gira indica miolo seco, chave errada ou folha apertada contra o batente. Ferramenta só piora, porque quebra o miolo ou a própria chave.",
          ],
          [
            "Quando a chave gira em falso, o mecanismo de dentro se rompeu e precisa de conserto. A peça é própria do modelo, por isso a etiqueta do motor permite orçar antes e levar a certa.",
            "O giro em falso mostra que o mecanismo interno quebrou. Como cada modelo tem a sua peça, a etiqueta permite saber o preço antes e fazer a troca na visita.",
            "Se a chave roda e nada solta, rompeu-se a peça interna que desengata o motor. Pela etiqueta se sabe qual é a peça e quanto custa a troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Não tenho a chave do motor. E agora?",
        answers: [
          "Procure junto do manual, no quadro de luz ou no molho da casa. Se sumiu, a reposição é vendida pelo modelo; não abra a tampa nem improvise com chave de fenda.",
          "Ela costuma ficar com o manual ou perto do quadro de luz. Se sumiu, compre outra pelo modelo da etiqueta, porque chave de fenda no lugar estraga o miolo.",
        ],
      },
      {
        question: "Depois de destravar, o portão fica trancado?",
        answers: [
          "Não, porque solta do motor a folha abre com um empurrão. Feche o portão e trave o motor de novo, ou passe um trinco por dentro até a energia voltar.",
          "Fica sem tranca nenhuma, já que quem segura a folha é o motor. Volte a chave à posição travada depois de passar, ou prenda o portão por dentro.",
        ],
      },
      {
        question: "O motor gira e o portão não anda. O que houve?",
        answers: [
          "Em geral ele continua destravado. Desligue o disjuntor, volte a chave à posição travada e mexa a folha de correr um pouco até sentir o engate; depois religue e teste.",
          "O engate ficou solto. Com a energia cortada, gire a chave de volta e mova a folha de correr alguns centímetros até prender; se ainda patinar, há peça gasta.",
        ],
      },
      {
        question: "Preciso recadastrar o controle depois de travar de novo?",
        answers: [
          "Não, o destravamento é mecânico e não apaga a memória. Em algumas centrais a primeira abertura é lenta, porque o motor reconhece de novo o percurso.",
          "Os controles continuam gravados, pois só a parte mecânica se soltou. Pode haver um primeiro ciclo devagar, em que a central reencontra o começo e o fim do percurso.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do ponto onde entra a chave",
  },
  {
    id: "chave-quebrou",
    broader: "chave-de-destravamento",
    label: "Chave de destravamento quebrou",
    phrase: "a chave de destravamento quebrada",
    intent: "repair",
    asks: [
      "chave quebrou motor",
      "chave quebrou dentro",
      "chave destravar quebrou",
      "chave destravamento quebrou",
      "chave destravamento quebrada",
      "chave motor quebrou",
      "chave quebrada motor",
      "chave quebrou portão",
      "chave destravar quebrou dentro",
      "quebrou chave dentro motor",
      "chave motor quebrou dentro",
      "chave destravamento partiu",
      "pedaço chave dentro motor",
      "destravar chave quebrou dentro",
      "pedaço chave ficou",
    ],
    answers: {
      any: [
        "A chave do motor [marca] que quebrou não se tira com alicate nem chave de fenda, porque isso estraga o miolo. O portão continua abrindo pelo controle; se o motor ficou meio destravado, desligue o disjuntor. Retirar o pedaço e pôr chave nova é serviço de até {trade.smallRepair}.",
        "A chave quebrada no miolo do motor do portão precisa ser retirada e trocada por outra do mesmo modelo, serviço de até {trade.smallRepair}. Se o miolo gastou, ele é trocado junto e o serviço custa mais. Não force: enquanto isso, o controle e a botoeira continuam funcionando.",
        "A chave do motor que gira em falso está com o miolo gasto ou com a peça interna de destravar quebrada, por isso não solta a folha. Não force nem use alicate, porque o portão continua abrindo pelo controle. O técnico troca a peça pela do mesmo modelo, e o motor volta a destravar na falta de luz.",
        "Para tirar a chave que partiu dentro do motor do portão, o técnico alivia a pressão da folha, puxa o pedaço com extrator e põe uma chave nova, se possível sem abrir o miolo. Não insista com o pedaço que sobrou. O portão segue pelo controle e só fica sem abertura manual até o conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a chave quebrada", "Primeiros passos, antes da visita"],
        slots: [
          [
            "Não há pressa, porque o motor não depende da chave para funcionar. Nenhum destes passos exige abrir a tampa.",
            "O portão costuma continuar abrindo pelo controle, então há tempo. Faça só o que segue, sem ferramenta.",
            "A falta da chave só atrapalha quando acaba a luz. Até a visita, siga estes passos.",
          ],
        ],
        steps: [
          "Não insista com o pedaço que sobrou.",
          "Desligue o disjuntor se o motor ficou meio destravado.",
          "Guarde o pedaço, que ajuda a achar o modelo da chave.",
          "Anote a marca e o modelo da etiqueta do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a chave quebrou", "O que emperra o destravamento"],
        slots: [
          [
            "A chave quebra quando o miolo está seco, quando ela é de outro motor ou quando a folha pressiona a engrenagem e a trava não solta. Forçar com alicate quebra também a peça de destravar.",
            "Miolo sem lubrificação, cópia malfeita e portão apertado no batente são as causas comuns. A força feita para vencer isso parte a chave.",
            "Se a folha está prensada no batente, a trava fica sob pressão e a chave não gira. O miolo enferrujado e a cópia gasta têm o mesmo efeito, e a chave parte quando se força.",
          ],
          [
            "Para não acontecer de novo, o técnico regula o fechamento, de modo que a folha não prense, e põe grafite no miolo.",
            "O fim de curso (sensor de parada) bem regulado e grafite seco no miolo deixam a chave girar leve na próxima vez.",
            "Grafite no miolo e a folha regulada para parar sem apertar o batente evitam que o problema volte.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da chave", "Chave, miolo ou alavanca"],
        slots: [
          [
            "Só tirar o pedaço e repor a chave é o mais barato. O miolo novo custa um pouco mais, e a peça de destravar quebrada é a mais cara, por ficar dentro do motor. Peça duas chaves e guarde uma dentro de casa.",
            "Do mais barato ao mais caro estão a chave, o miolo e a peça interna que destrava o motor. Aproveite para fazer uma chave reserva e deixá-la fora da garagem.",
            "A chave avulsa custa pouco, o miolo um pouco mais, e a peça interna exige abrir o motor. Uma cópia guardada dentro de casa evita ficar preso na próxima falta de luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão funciona sem a chave?",
        answers: [
          "Sim, pelo controle e pela botoeira. Só não abre à mão na falta de luz.",
          "Sim, normalmente, porque a chave serve só para soltar o motor quando falta energia.",
        ],
      },
      {
        question: "Posso fazer cópia no chaveiro?",
        answers: [
          "Se a chave é de miolo comum, sim, com os dois pedaços na mão. A de formato próprio se encomenda pelo modelo.",
          "Depende do formato. A de miolo comum, quase sempre sim; a de plástico ou perfil próprio vem do fabricante.",
        ],
      },
      {
        question: "Faltou luz e a chave está quebrada, e agora?",
        answers: [
          "Não force a folha, porque isso quebra a engrenagem do motor. Saia pelo portão social e chame o técnico, {shop.hours}.",
          "Espere a volta da energia ou o técnico, que atende {shop.hours}. Forçar a folha quebra a engrenagem do motor.",
        ],
      },
      {
        question: "Quando não se deve destravar o portão?",
        answers: [
          "Nunca no basculante, nem em folha torta, em rampa ou fora do trilho. Nesses casos o motor pode ser o que segura a folha.",
          "Não destrave com a energia ligada, nem o basculante, nem a folha fora do trilho ou em rampa, porque ela pode cair ou disparar.",
        ],
      },
    ],
    photo: "fotos do miolo, do pedaço da chave e da etiqueta do motor",
  },
  {
    id: "onde-comprar-chave-perdida",
    broader: "chave-de-destravamento",
    label: "Onde comprar a chave de destravamento",
    phrase: "a compra da chave de destravamento perdida",
    intent: "buying",
    asks: [
      "chave destravamento perdida onde",
      "chave destravamento perdida compro",
      "chave destravamento perdida comprar",
      "perdi chave destravamento comprar",
      "perdi chave destravamento onde",
      "chave motor perdida compro",
      "chave motor perdida onde",
      "perdi chave motor compro",
      "perdi chave motor onde",
      "onde compro chave destravamento",
      "onde compro outra chave motor",
      "onde acho chave destravamento",
      "onde encontro chave motor",
      "onde vende chave destravamento",
      "onde vende chave motor",
      "chave reserva motor portão",
      "segunda via chave motor",
      "chave reserva destravamento",
      "onde vende chave destravar",
      "onde compro chave destravar",
      "comprar chave destravar",
      "onde vende chave destravar portão",
      "onde comprar chave destravar portão",
      "comprar chave destravamento",
      "loja vende chave motor",
      "chaveiro cópia chave motor",
      "quem vende chave motor",
      "vende chave motor portão",
      "chave destravamento motor [marca] comprar",
      "chave destravamento [marca] comprar",
      "comprar chave motor [marca]",
      "comprar chave [marca]",
      "onde comprar chave motor [marca]",
    ],
    answers: {
      any: [
        "Para comprar a chave de destravamento do motor [marca], mande a foto da etiqueta e do furo em que ela entra: o formato muda de um modelo para outro, e a chave parecida não gira. Dizemos qual é a sua, se temos para vender e quanto custa. Ela também é vendida em loja de automação e na revenda da marca.",
        "A chave de destravamento perdida se compra na revenda da marca do motor ou em loja de automação, com a foto da etiqueta e do encaixe. A chave de miolo comum também se copia no chaveiro, se houver outra igual. Mande as fotos e respondemos qual é a sua, se temos e quanto custa.",
        "Vendemos a chave de destravamento do motor pelo modelo: a foto da etiqueta e a do encaixe mostram o tipo e o preço. Quem prefere comprar fora encontra em loja de automação ou na revenda da marca. O chaveiro só copia a chave de miolo, com uma igual à mão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que chave é a sua", "Miolo, borboleta, alavanca ou sextavada"],
        slots: [
          [
            "O formato do furo diz o que procurar, e até motores da mesma marca mudam de um modelo para outro.",
            "Olhe o encaixe antes de comprar, porque a marca sozinha não define a chave.",
            "A marca não basta: dois modelos do mesmo fabricante podem usar chaves diferentes.",
          ],
        ],
        bullets: [
          "Miolo com segredo, como fechadura: copia-se de outra igual ou troca-se o miolo",
          "Triangular ou de formato próprio: peça do fabricante",
          "Sextavada (allen): a da medida certa, de loja de ferragem",
          "Borboleta ou alavanca presa ao motor: não tem chave avulsa",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da chave", "Da cópia à troca do miolo"],
        slots: [
          [
            "A sextavada e a cópia de chaveiro são as saídas mais baratas. A de formato próprio vem da marca e custa mais, e a troca do miolo, quando o segredo se perdeu, soma peça e serviço.",
            "O mais barato é a chave allen ou a cópia no chaveiro. Depois vem a peça do fabricante e, por último, o miolo novo, que inclui a mão de obra.",
            "Gasta menos quem pode copiar a chave ou usa a sextavada, vendida em loja de ferragem. A peça da marca custa mais que isso. Se o segredo do miolo se perdeu, é preciso trocar o miolo, com a mão de obra.",
          ],
          [
            "Se a chave abre a caixa do motor, peça duas e deixe uma com alguém da casa. Compra pela internet só vale com a foto do encaixe conferida, porque a quase igual gira em falso e gasta a trava.",
            "Compre sempre um par, guardando a reserva fora da garagem, onde se chega sem abrir o portão. Na internet, compare o encaixe na foto: chave parecida roda sem soltar e estraga a trava.",
            "Leve duas, uma delas para ficar dentro de casa. Em loja virtual, confira o desenho do furo antes, já que a chave um pouco diferente não solta e desgasta o encaixe.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer enquanto está sem a chave", "Sem chave e sem energia"],
        slots: [
          [
            "Enquanto há luz, o portão abre pelo controle. O problema é o apagão, quando não há como soltar o motor: tenha outra saída até a chave nova chegar. Não force o encaixe com alicate nem chave de fenda, que quebram a trava.",
            "Enquanto há energia, nada muda no uso. Na falta dela, o motor fica preso, então deixe uma porta social disponível; alicate e chave de fenda no furo só espanam a trava e encarecem o conserto.",
            "O controle continua abrindo o portão. Se faltar luz, porém, não há como soltar a folha, e convém ter outra saída da casa. Forçar o furo com ferramenta quebra a trava, e esse reparo custa mais que a chave.",
          ],
          [
            "Com a chave nova, teste num dia calmo, com o disjuntor desligado, com a folha fechada e reta. No basculante, deixe esse ensaio para a revisão com o técnico.",
            "Assim que ela chegar, desligue o disjuntor e experimente a chave na folha de correr ou de abrir, se está reta. No basculante, faça o ensaio na revisão, com o técnico.",
            "Quando comprar, faça um ensaio com a energia desligada, apenas em folha de correr ou de abrir que esteja alinhada. O basculante é testado na revisão, com o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu motor não tem lugar de chave. Como destravo?",
        answers: [
          "Alguns usam alavanca, borboleta ou cordão, e o manual do modelo mostra onde. Use com o disjuntor desligado e a folha reta; o basculante precisa estar fechado e sem defeito.",
          "O destrave pode ser uma borboleta, uma alavanca sob tampa ou um cordão; procure no manual. Se o portão é basculante com defeito, não solte, porque a folha pode cair.",
        ],
      },
      {
        question: "Uma chave de outra marca serve?",
        answers: [
          "Só se o formato for o mesmo. A quase igual gira em falso e gasta o encaixe, e depois nem a certa resolve.",
          "Em geral não. Sextavada de mesma medida serve em qualquer marca; as de formato próprio e as de segredo, não.",
        ],
      },
      {
        question: "A chave quebrou dentro do miolo. O que faço?",
        answers: [
          "Não tente girar o pedaço com alicate. Um chaveiro costuma retirá-lo; se o miolo estragou, troca-se o miolo, com o motor desligado.",
          "Deixe o pedaço onde está e chame um chaveiro ou o técnico. Puxar com ferramenta empurra a chave para dentro e condena o miolo.",
        ],
      },
      {
        question: "Com a chave, o motor não soltou. Por quê?",
        answers: [
          "Miolo parado por anos enferruja, e folha apertada contra o batente prende o engate. Não force: se ela gira sem efeito, a peça interna está gasta, e o reparo pede abrir o motor.",
          "Ferrugem, pressão da folha no batente ou peça interna gasta são as causas. Forçar quebra a chave; o técnico alivia a folha e conserta o engate.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do furo onde a chave entra",
  },
  {
    id: "usar-no-manual",
    broader: "chave-de-destravamento",
    label: "Usar o portão no manual",
    phrase: "o uso manual do portão com motor",
    intent: "question",
    asks: [
      "fechar portão motor queimado",
      "como fechar portão motor queimado",
      "fechar motor queimado",
      "travar portão motor queimado",
      "posso usar manual motor",
      "usar portão manual motor",
      "usar manual com motor",
      "usar na mão com motor",
      "deixar portão manual",
      "deixar manual",
      "deixar no manual",
      "passar portão manual",
      "colocar portão manual",
      "botar no manual",
      "como deixar manual",
      "tirar automático deixar manual",
      "tirar motor deixar manual",
      "tirar motor e deixar manual",
      "voltar portão manual",
      "desativar motor portão",
      "desligar motor usar manual",
      "usar portão motor queimado",
      "usar motor queimado",
      "usar sem motor",
      "segurar portão sem motor",
      "travar portão sem motor",
      "como travar sem motor",
      "seguro usar portão manual",
      "abrir fechar mão dia a dia",
      "portão seguro modo manual",
      "não consertar motor abrir mão",
      "como abrir portão",
      "como abrir portão eletrônico",
      "como abrir portão automático",
      "como abrir portão de garagem",
    ],
    answers: {
      any: [
        "Com o motor queimado ou sem motor, dá para usar no manual o portão de correr ou de abrir, reto e em piso plano: disjuntor desligado, motor destravado pela chave e folha movida devagar. Destravado ele fica solto, por isso tranque com ferrolho; o basculante não se usa assim, porque pode cair.",
        "O portão de correr ou de abrir pode ficar no manual se está reto e nivelado: desligue o disjuntor, destrave com a chave, mova com calma e trave com ferrolho ou corrente, já que o motor não o segura mais. Basculante não se deixa solto, porque a folha despenca.",
        "Usar o portão na mão, com motor queimado, vale só para folha de correr ou de abrir, alinhada e em piso plano. Corte o disjuntor, solte o motor pela chave e prenda o portão com um ferrolho depois de passar; em basculante, espere o técnico, porque só o equilíbrio segura o peso.",
      ],
      "how-to": [
        "Para deixar o portão no manual, desligue o disjuntor, gire a chave de destravamento do motor até o fim e mova a folha devagar. A folha de correr ou de abrir precisa estar reta e em piso plano, e fica sem tranca: passe ferrolho, corrente ou cadeado. O basculante só se solta em falta de luz, fechado e sem defeito.",
        "Para abrir o portão eletrônico ou automático na mão, desligue o disjuntor, destrave o motor com a chave e mova a folha devagar, se ela está reta e em piso plano. Se há energia, aperte antes a botoeira, o botão de parede, uma vez. O basculante só se solta em falta de luz, fechado e sem defeito; nos outros casos, chame o técnico.",
        "Para colocar o portão no manual, desligue o disjuntor e gire a chave do motor até o fim: a folha de correr ou de abrir, reta e em piso plano, passa a andar na mão. Sem o motor nada a segura, por isso tranque com ferrolho ou corrente. Basculante com defeito fica travado, porque a folha pode cair.",
        "Usar o portão com motor queimado pede o disjuntor desligado, o motor solto pela chave e um ferrolho para trancar a folha, que fica sem freio. Isso serve ao portão de correr ou de abrir, reto e em piso plano. O basculante fica travado até o técnico chegar.",
        "Para fechar o portão com o motor queimado, desligue o disjuntor, destrave o motor com a chave e leve a folha de correr ou de abrir até o batente, devagar. Ela precisa estar reta e em piso plano. Depois volte a trava ou passe um cadeado por dentro. O basculante com o motor queimado não se destrava: chame o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como usar o portão na mão, passo a passo", "Do automático ao manual com segurança"],
        slots: [
          [
            "Com o disjuntor ligado, um toque no controle gira o motor e pode prender a mão. Por isso a energia fica cortada o tempo todo em que o portão estiver no manual.",
            "Mantenha o disjuntor desligado enquanto usar na mão, porque qualquer controle da casa ainda comanda o motor. Só religue depois de travar de novo.",
            "Nada de energia durante o uso manual: uma ordem perdida do controle põe o motor em movimento com a sua mão na folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak.",
          "Veja se a folha está reta, no trilho ou nas dobradiças, e em piso plano. Rampa ou basculante: pare.",
          "Gire a chave do motor até o fim, sem ferramenta.",
          "Mova devagar, com as duas mãos, ao lado da folha.",
          "Feche e passe o ferrolho, o cadeado ou a corrente.",
        ],
      },
      {
        about: "safety",
        headings: ["Como travar o portão sem o motor", "Destravado é solto"],
        slots: [
          [
            "Quem tranca a garagem é o motor parado, e sem ele a folha abre com um empurrão. No portão de correr, use ferrolho no batente ou corrente com cadeado; no de abrir, ferrolho de piso e trinco.",
            "Sem o motor, nada segura o portão fechado. O de correr se prende com corrente e cadeado ou com ferrolho no batente, e o de abrir, com trinco e ferrolho no chão.",
            "A trava da casa era o motor, então ponha outra. Corrente com cadeado ou ferrolho servem à folha de correr; ferrolho de piso e trinco, à de abrir.",
          ],
          [
            "Não deixe a folha entreaberta: o vento bate a de abrir, e a de correr anda se houver caimento. Criança não empurra nem fica perto do portão solto.",
            "Aberto pela metade, o portão solto bate com o vento ou desliza sozinho. Deixe sempre todo aberto e calçado, ou fechado e trancado, longe de crianças.",
            "Portão sem freio se deixa fechado e trancado, ou aberto e preso. No meio do caminho, o vento ou um leve desnível o faz correr ou bater.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando o motor queimou: conserto ou troca", "Quanto custa voltar ao automático"],
        slots: [
          [
            "Antes de dar o motor por queimado, vale medir, porque muitas vezes foi só o capacitor ou a placa. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "Motor que parou nem sempre queimou: capacitor e placa dão o mesmo quadro e custam menos. A ida com regulagem, em residência, começa em {price.preventive}, fora as peças.",
            "Peça a medição primeiro, já que capacitor ou placa com defeito parecem motor queimado. Em casa, a visita de ajuste sai a partir de {price.preventive}, sem contar peças.",
          ],
          [
            "Se o enrolamento se perdeu mesmo, a troca do motor em casa fica de {price.homeSwap}, com a mão de obra. Com o conserto feito e o suporte bom, o portão volta ao automático no mesmo dia.",
            "Confirmado o motor queimado, outro custa de {price.homeSwap} em residência, já instalado. Com suporte e fiação em ordem, o serviço cabe em uma visita.",
            "Queimado de fato, o motor é trocado por {price.homeSwap} em casa, motor e serviço juntos. Depois da peça ou do motor trocado, o automático volta na mesma visita, se o suporte está firme.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quero tirar o motor de vez. Como faço?",
        answers: [
          "O técnico isola os fios, retira o motor e põe trinco na folha. No basculante, confere antes o contrapeso, porque sem o motor só ele segura o peso.",
          "Pede-se a retirada com os fios isolados na caixa e um trinco no lugar. Em basculante, o equilíbrio é acertado primeiro, senão a folha cai ou sobe.",
        ],
      },
      {
        question: "Usar na mão estraga o motor?",
        answers: [
          "Não, se ele está destravado. Forçar a folha com o motor travado quebra dente de engrenagem e entorta o braço.",
          "Destravado, não. O que estraga é empurrar com o motor engatado, porque a engrenagem não gira ao contrário.",
        ],
      },
      {
        question: "Por que o basculante não pode ficar no manual?",
        answers: [
          "Porque a folha fica acima da cabeça e só contrapeso, molas e cabos a seguram. Se um deles falha com o motor solto, ela despenca.",
          "No basculante o peso está no alto, e o motor ajuda a segurar. Solto, qualquer desequilíbrio faz a folha cair ou disparar para cima.",
        ],
      },
      {
        question: "Preciso programar ao voltar para o automático?",
        answers: [
          "Em geral não. Em alguns modelos o primeiro ciclo sai devagar, para achar o percurso; deixe completar sem ninguém no caminho.",
          "Os controles continuam gravados. Pode haver um ciclo lento de reconhecimento, que se deixa terminar com a passagem livre.",
        ],
      },
    ],
    photo: "uma foto do motor e do portão inteiro",
  },
  {
    id: "motor-com-destravamento",
    broader: "chave-de-destravamento",
    label: "Motor com destravamento manual",
    phrase: "o motor com destravamento manual",
    asks: [
      "todo motor tem chave destravamento",
      "todo motor portão tem chave",
      "todo motor tem destravamento",
      "todo portão tem chave destravamento",
      "motor destravamento manual",
      "motor portão destravamento manual",
      "motor com destravamento",
      "motor destravamento externo",
      "motor destrave manual",
      "motor abre manual também",
      "motor abertura manual",
      "motor com abertura manual falta luz",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão com destravamento manual é o padrão: praticamente todo modelo atual traz chave ou alavanca de destravar, por dentro, porque a folha tem de abrir na mão quando acaba a luz. Por fora, só com um destravamento externo, item à parte; a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Sim, todo motor de portão eletrônico costuma vir com destrave manual, por chave ou alavanca, porque é assim que a folha abre na mão na falta de luz. Quem quer abrir por fora acrescenta o destravamento externo; motor e mão de obra ficam de {price.homeSwap} em casa, e basculante só se solta com cabos perfeitos.",
        "A abertura manual já faz parte do motor de portão, da Garen ou de outra marca: uma chave de destravar ou alavanca interna separa a máquina da folha quando falta energia. O destrave por fora é acessório somado ao motor, cuja troca em residência custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde fica o destravamento do motor", "Chave, alavanca ou cabo"],
        slots: [
          [
            "No motor de correr, a chave entra na carcaça, às vezes sob uma tampinha, e solta a engrenagem; há linhas com alavanca ou borboleta no lugar. No basculante, o ponto de destravar fica junto da máquina, na coluna.",
            "Chave, borboleta e alavanca fazem a mesma coisa: separam o motor da folha. No portão deslizante, o encaixe está na carcaça, perto do chão; no basculante, na máquina presa à coluna.",
            "O destravamento muda de desenho conforme a linha, com chave sob uma tampa, borboleta ou alavanca, mas sempre desliga a engrenagem da folha. Fica na carcaça do motor, do lado de dentro da garagem.",
          ],
          [
            "Quem entra só pela garagem precisa do destravamento externo: um cabo de aço puxado por fechadura do lado da rua. Vale também guardar uma cópia da chave fora da garagem.",
            "Se a garagem é a única entrada, instala-se uma fechadura na rua ligada por cabo ao destrave. Sem isso, a chave fica presa dentro na falta de luz, e convém uma cópia fora.",
            "Para abrir da rua, usa-se uma fechadura com cabo que puxa o destrave interno. É o caso da casa sem outra porta, que deve ter ainda uma chave guardada em outro lugar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Antes de soltar a folha na mão", "Cuidado ao destravar o portão"],
        slots: [
          [
            "Desligue o disjuntor primeiro, para o motor não partir com a folha solta quando a energia voltar. Folha de correr ou de abrir, reta e no trilho, pode ser movida com a mão, devagar.",
            "O disjuntor vem antes de tudo, porque a luz pode voltar no meio do caminho. Depois, mova com calma a folha que corre ou gira, desde que esteja reta e firme.",
            "Com o disjuntor desligado, o motor não arranca sozinho. Portão deslizante ou de abrir em bom estado anda na mão, sem tranco e com todos longe do vão.",
          ],
          [
            "No basculante, a folha só pode ser solta se os cabos, molas e contrapeso estão perfeitos; na dúvida, ninguém destrava nem fica embaixo. Folha torta ou fora do trilho também espera o técnico.",
            "Basculante com cabo, mola ou contrapeso suspeito não se destrava: a folha pode despencar. O mesmo vale para portão torto ou descarrilado de qualquer tipo.",
            "A exceção é o basculante de cabo rompido, mola quebrada ou contrapeso solto, que cai ao ser liberado. Nesse caso e em folha torta, afaste as pessoas e deixe o destrave com o técnico.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que conferir na compra do motor", "Como escolher pelo destrave"],
        slots: [
          [
            "Peça para ver o destrave antes da instalação: chave própria do modelo ou alavanca, força para girar e lugar livre para a mão. Quem sofre com falta de luz pode somar um nobreak, que mantém o portão automático.",
            "Na compra, confirme se o destrave usa chave ou alavanca e se o encaixe ficará longe da parede. Onde a energia cai muito, a bateria ou o nobreak evita destravar a cada apagão.",
            "Chave tem segredo e protege mais, alavanca é mais rápida; escolha conforme quem usa a garagem. Para quedas de luz frequentes, um nobreak próprio de portão dispensa a operação manual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi a chave de destravamento, e agora?",
        answers: [
          "A chave é peça do modelo e se compra avulsa. Identifica-se pela etiqueta do motor e pelo formato do encaixe; não force com alicate.",
          "Compra-se outra, conforme a marca e o encaixe do motor. Evite chave de fenda ou alicate, que espanam o destrave e encarecem o conserto.",
        ],
      },
      {
        question: "O ladrão consegue destravar por fora?",
        answers: [
          "O destrave comum fica por dentro e usa chave. O externo tem fechadura própria, com o cabo protegido, e deve ficar longe de frestas por onde passe um arame.",
          "Pelo destrave interno, só quem alcança a máquina. Na versão externa, a fechadura e o cabo embutido é que fazem a segurança, e a instalação conta muito.",
        ],
      },
      {
        question: "Depois da falta de luz, como volta ao automático?",
        answers: [
          "Feche a folha, gire a chave ou a alavanca de volta e só então ligue o disjuntor. O primeiro movimento pode ser lento, porque a central procura o fim do curso.",
          "Com a folha fechada, trave de novo e religue o disjuntor. É normal que o motor ande devagar na primeira vez, enquanto reconhece o percurso.",
        ],
      },
      {
        question: "Qual é a garantia do motor?",
        answers: [
          "São {warranty.motor} no motor, de fábrica, e {warranty.installation} na instalação, por escrito. O destrave quebrado à força não está coberto.",
          "O motor tem {warranty.motor} do fabricante e o serviço, {warranty.installation}. Chave ou alavanca forçada com ferramenta fica de fora.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
  {
    id: "destravamento-externo",
    broader: "chave-de-destravamento",
    label: "Destravamento externo do motor",
    phrase: "o destravamento externo do motor",
    asks: [
      "destravar correr por fora",
      "destravar portão correr fora",
      "destravar portão correr lado fora",
      "destravar deslizante por fora",
      "destravar deslizante fora",
      "destravamento externo",
      "destravamento externo portão",
      "destravamento externo motor portão",
      "destravamento externo portão basculante",
      "destravamento externo portão deslizante",
      "destravamento externo instalar",
      "destravamento externo preço",
      "destravamento externo como funciona",
      "destravador externo portão",
      "fechadura destravamento externo",
      "kit destravamento externo",
    ],
    intent: "question",
    answers: {
      "how-to": [
        "Para destravar o portão de correr por fora, é preciso que ele já tenha destravamento externo: uma fechadura na fachada que, com a chave, puxa por um cabo a alavanca do motor. Gire a chave até o fim e mova a folha devagar. Sem essa fechadura, só se destrava por dentro; não passe ferramenta pela fresta.",
        "O portão se destrava por fora apenas pela fechadura do destravamento externo, com a chave dela: gire até soltar o motor e leve a folha de correr ou de abrir na mão, devagar. Se a sua fachada não tem essa fechadura, entre pelo portão social ou chame o técnico, e peça para instalar uma depois.",
      ],
      any: [
        "O destravamento externo do motor do portão é uma fechadura na fachada, com chave, ligada por um cabo de aço à alavanca do motor: girando a chave, a folha solta e abre na mão, sem luz. Serve em muitos portões de correr e de abrir. No basculante, o nobreak é mais seguro, porque ninguém precisa levantar a folha.",
        "O destravamento externo permite abrir o portão eletrônico pela rua quando falta luz: uma fechadura por fora puxa, por cabo, o destrave do motor. É indicado para quem só entra pela garagem, em portão de correr ou de abrir. O modelo depende do motor, e o valor instalado sai grátis por foto.",
      ],
      price: [
        "O preço do destravamento externo soma a fechadura, o cabo e a instalação, e depende do motor e da distância até a fachada. O orçamento é grátis, pela foto da etiqueta do motor e do portão por fora. Serve em portão de correr e de abrir; no basculante, indicamos nobreak.",
        "O preço do destravamento externo varia com o motor e com o lugar da fechadura na fachada. Fechadura, cabo e mão de obra vêm num valor só, orçado grátis por foto. Em portão basculante ele não é indicado, e usa-se nobreak.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O seu portão aceita destravamento externo?", "O que conferir antes de instalar"],
        slots: [
          [
            "Nem todo motor tem onde prender o cabo. A etiqueta mostra o modelo, e a foto da fachada, o lugar da fechadura.",
            "Depende do motor e do tipo de portão. Veja em que caso está o seu.",
          ],
        ],
        bullets: [
          "Portão de correr: em geral aceita, com o cabo até a alavanca do motor",
          "Portão de abrir: aceita quando o motor tem destrave por cabo ou por chave dupla",
          "Basculante: não se destrava por fora, porque a folha pode descer de uma vez",
          "Motor sem alavanca, só com chave de encaixe: precisa de adaptação ou não aceita",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Da fechadura ao cabo"],
        slots: [
          [
            "A fechadura fica num ponto discreto da coluna ou da folha, com o cabo por dentro de um tubo até o motor. O técnico ajusta a folga, para o cabo não soltar o motor sozinho, e testa várias vezes com o disjuntor desligado.",
            "O cabo vai protegido por um conduíte, da fachada ao motor, sem dobra fechada. No fim se regula a folga e se testa: a chave solta, e a volta dela engata de novo.",
          ],
          [
            "Depois de usar, feche a folha, volte a chave e religue o disjuntor. Motor solto deixa o portão sem trava.",
            "Terminada a falta de luz, é preciso engatar o motor outra vez, porque destravado ele não segura a folha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Destravamento externo é seguro?", "Como não facilitar para o ladrão"],
        slots: [
          [
            "O ponto fraco é o cilindro. Escolha fechadura de boa chave, longe do alcance de quem está na calçada por muito tempo, e não deixe cópia em vaso ou medidor. Quem não quer essa abertura por fora pode usar nobreak ou uma porta social com chave.",
            "Com cilindro reforçado e lugar discreto, o risco é pequeno. Mesmo assim, ela é mais uma entrada: se a casa tem porta social com chave, o destrave por fora é dispensável.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Destravamento externo ou nobreak?",
        answers: [
          "O nobreak mantém o controle funcionando e serve a qualquer portão. O destravamento externo não depende de bateria, e exige empurrar a folha.",
          "Para conforto, nobreak. Para falta de luz muito longa, a chave externa, em portão de correr ou de abrir.",
        ],
      },
      {
        question: "Posso usar com o portão basculante?",
        answers: [
          "Não é indicado, porque a folha solta pode cair se o contrapeso ou a mola falhou. Nele se usa nobreak.",
          "Por fora, não é indicado, porque da rua não se veem os cabos nem as molas. Por dentro, só em falta de luz, com a folha fechada e sem defeito.",
        ],
      },
      {
        question: "A chave girou e o portão não soltou. E agora?",
        answers: [
          "O cabo pode estar frouxo ou preso. Não force a chave: entre por outra porta e peça o ajuste.",
          "Deve ser cabo esticado ou oxidado. Não insista, porque a chave quebra no miolo; o técnico regula.",
        ],
      },
    ],
    photo: "fotos do portão por fora, do motor e da etiqueta dele",
  },
  {
    id: "destravamento-duro",
    broader: "chave-de-destravamento",
    label: "Destravamento do motor duro ou emperrado",
    phrase: "o destravamento duro do motor",
    asks: [
      "destravamento duro",
      "destravamento duro motor",
      "destravamento emperrado",
      "destravamento pesado portão",
      "facilitar destravamento",
      "chave destravamento dura",
      "chave destravamento emperrada",
      "chave destravar dura",
      "alavanca destravar dura",
      "difícil destravar portão",
      "difícil destravar motor",
      "portão difícil destravar",
      "destravar portão dura",
    ],
    intent: "repair",
    answers: {
      any: [
        "Destravamento duro tem conserto: as causas comuns são sujeira ou ferrugem no miolo da chave e folha apertada contra o batente, que prende o engate. Não force com alicate, porque a chave quebra. A limpeza com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Para facilitar o destravamento do portão, o técnico limpa e lubrifica a trava e corrige a parada, para a folha não ficar pressionando o motor. A chave deve girar com os dedos. Em residência, a visita parte de {price.preventive}, fora peças; até lá, não use alicate.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o destrave fica duro", "As causas, da mais simples à mais séria"],
        slots: [
          [
            "Quase sempre a chave está boa, e o que a prende é o engate do motor sob carga. Estas são as causas que o técnico confere.",
            "A força que falta na mão está sobrando no engate. Veja de onde ela costuma vir.",
          ],
        ],
        bullets: [
          "Folha que bate e fica forçando o batente: o engate não se solta",
          "Poeira e ferrugem no miolo ou na alavanca, por falta de uso",
          "Chave gasta ou de outro modelo",
          "Came quebrado por dentro, a peça que afasta a engrenagem",
          "Motor desalinhado com a cremalheira, a barra de dentes",
        ],
      },
      {
        about: "check",
        headings: ["O que você pode tentar com segurança", "Antes de chamar o técnico"],
        slots: [
          [
            "Isto vale para portão reto e no lugar. No basculante, a chave dura pode ser a folha pesando no motor: não force e chame o técnico.",
            "Só tente em folha de correr ou de abrir, em ordem. Portão torto e basculante de chave dura esperam o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Confira se a chave é a do modelo e se entra até o fim.",
          "Alivie a folha: empurre-a um dedo para longe do batente, sem força.",
          "Gire a chave só com a mão; se não girar, pare.",
          "Fotografe a etiqueta e a fechadura do motor.",
        ],
      },
      {
        about: "care",
        headings: ["Para não endurecer de novo", "Cuidado com a trava do motor"],
        slots: [
          [
            "Mecanismo que nunca se move acaba preso. Teste o destravamento a cada seis meses, com o disjuntor desligado, e use grafite em pó no miolo, nunca óleo, que junta poeira.",
            "Use o destrave duas vezes por ano, num dia calmo e sem energia, para ele não colar. No miolo vai grafite em pó; óleo de cozinha e graxa prendem a sujeira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo desengripante na chave?",
        answers: [
          "Só no miolo e pouco, com o disjuntor desligado, sem deixar escorrer para a placa. Grafite em pó é melhor.",
          "Prefira grafite em pó. O desengripante seca e junta pó, e não deve pingar no motor.",
        ],
      },
      {
        question: "A chave quebrou dentro do motor. E agora?",
        answers: [
          "Não tente tirar com chave de fenda. O técnico retira o pedaço ou troca o miolo, e o portão segue no automático.",
          "Deixe como está e peça o serviço com foto. Forçar estraga o miolo e encarece o conserto.",
        ],
      },
      {
        question: "E se precisar sair e o portão não destrava?",
        answers: [
          "Saia pelo portão de pedestre e chame o técnico. Não force a folha com o motor engatado, porque a engrenagem quebra.",
          "Use outra saída. Empurrar o portão travado quebra engrenagem e cremalheira.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do lugar onde a chave entra",
  },
  {
    id: "destravar-o-basculante",
    broader: "chave-de-destravamento",
    label: "Destravar portão basculante",
    phrase: "o destravamento do portão basculante",
    intent: "how-to",
    asks: [
      "destravar motor portão basculante manualmente",
      "destravar motor basculante manualmente",
      "destravar portão basculante manualmente",
      "destravar basculante manualmente",
      "destravar motor portão basculante",
      "passo passo destravar basculante",
      "passo passo destravar portão basculante",
      "destravar basculante [marca]",
      "destravar motor basculante [marca]",
      "destravar portão basculante [marca]",
      "destravar basculante sozinho",
      "posso destravar basculante",
      "pode destravar basculante",
      "pode destravar portão basculante",
      "posso destravar portão basculante sozinho",
      "dá para destravar basculante",
      "levantar basculante sem motor",
      "levantar portão basculante sem motor",
      "como levantar basculante",
      "erguer basculante sem motor",
      "destravar basculante",
      "como destravar basculante",
      "como destravar portão basculante",
      "destravar motor basculante",
      "abrir basculante manual",
      "abrir portão basculante mão",
      "como abrir basculante mão",
      "levantar basculante mão",
      "levantar portão basculante mão",
      "soltar basculante motor",
      "abrir basculante chave",
    ],
    answers: {
      any: [
        "Para destravar o motor do portão basculante manualmente, desligue o disjuntor e gire a chave ou a alavanca do motor até o fim, como mostra o manual. Faça isso só em falta de luz, com o portão fechado, reto e que funcionava bem. Com qualquer defeito, não destrave: a folha pode cair, e quem a solta é o técnico, que atende {shop.hours}.",
        "Sozinho, é melhor não destravar o portão basculante: peça ajuda de outra pessoa. Em falta de luz, com a folha fechada e o portão em ordem, desligue o disjuntor, gire a chave até o fim e levante a folha devagar. Com cabo, mola ou motor com defeito, não destrave, porque a folha pode cair.",
        "O destravamento por fora do portão basculante, onde existe, é uma fechadura na fachada que solta o motor. Não use essa chave sem ver os cabos e as molas por dentro, porque a folha pode cair. Entre pela porta social ou teste outro controle. Com o portão travado, chame o técnico pelo WhatsApp, {shop.hours}.",
        "Abrir o portão basculante na mão é perigoso com qualquer defeito, porque a folha pode cair. Só é seguro em falta de luz, com o portão fechado e equilibrado: desligue o disjuntor, gire a chave do motor até o fim e suba a folha devagar, a dois. Se ela pesar, baixe, trave de novo e chame o técnico.",
        "Em falta de luz, a chave solta o motor do basculante, e a folha fechada pode ser levantada devagar por duas pessoas, com o disjuntor desligado. Com defeito, a chave não se usa: motor queimado, cabo rompido ou folha torta são serviço do técnico, que escora a folha antes. O atendimento é {shop.hours}.",
        "Para abrir o basculante com a chave do motor, a falta deve ser só de luz: o portão funcionava bem e está fechado. Desligue o disjuntor, gire a chave até o fim e levante a folha aos poucos, com as duas mãos. Portão com defeito ou parado aberto não se destrava, porque a folha pode despencar.",
        "Levantar o portão basculante sem motor só é seguro com os cabos, as molas e o contrapeso em ordem. Na falta de luz, desligue o disjuntor, destrave como diz o manual e suba a folha a dois, devagar. Se o motor queimou ou a folha pesa, não a levante: o técnico escora a folha, confere o equilíbrio e só então abre.",
      ],
      question: [
        "Sozinho, é melhor não: o portão basculante se destrava com a ajuda de outra pessoa, em falta de luz, com a folha fechada e o portão em ordem. Desligue o disjuntor, gire a chave até o fim e levante a folha devagar, sem ninguém embaixo. Com cabo, mola ou motor com defeito, não destrave, porque a folha pode cair.",
        "Pode, só numa falta de luz, com o basculante fechado e que funcionava bem até ali. Desligue o disjuntor, gire a chave do motor e levante a folha devagar, a dois ou com as duas mãos. Se há qualquer defeito, não destrave: a folha pode despencar, e quem a solta é o técnico, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como destravar o basculante na falta de luz", "Destravar e levantar o basculante, passo a passo"],
        slots: [
          [
            "No basculante, a chave ou a alavanca costuma ficar no acionador, a peça comprida que sobe pela lateral do portão, perto do motor. O manual do modelo mostra o ponto e o sentido do giro. Siga a lista só se o portão funcionava bem até a luz acabar.",
            "Procure a chave ou a alavanca na lateral do portão, junto do motor ou do acionador, que é o trilho comprido por onde o motor puxa a folha. O sentido do giro está no manual. Os passos valem para o portão fechado que andava bem até faltar luz.",
            "O ponto de destravamento fica ao lado da folha, no motor ou no acionador, o conjunto comprido preso à coluna. Veja no manual para que lado girar. Só continue se a luz acabou com o portão fechado e sem nenhum defeito.",
          ],
        ],
        steps: [
          "Olhe a folha por dentro: ela precisa estar fechada, reta e com os cabos ou as molas inteiros dos dois lados.",
          "Desligue o disjuntor do portão e, se houver, o nobreak.",
          "Afaste crianças, animais e o carro. Ninguém fica embaixo da folha.",
          "Gire a chave ou a alavanca até o fim, com a mão e sem alicate.",
          "Levante a folha devagar, a dois ou com as duas mãos, até o fim do curso.",
          "Se ela pesar ou puxar sozinha, baixe, trave de novo e chame o técnico.",
          "Depois de passar, baixe a folha com as duas mãos, volte a chave e só então religue o disjuntor.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não destravar o basculante", "Sinais de que a chave não deve ser usada"],
        slots: [
          [
            "Os cabos, as molas ou o contrapeso sustentam o peso da folha, que pode passar de cem quilos. Quando um deles falha, o motor travado é o que ainda segura o portão. Nestes casos, deixe a chave guardada e chame o técnico:",
            "O motor só abre e fecha; quem carrega a folha são os cabos, as molas ou o contrapeso. Se um deles falhou, soltar o motor derruba o portão ou o lança para cima. Espere o técnico quando houver:",
            "Um basculante em ordem fica leve, porque o contrapeso ou as molas equilibram a folha. Com um desses apoios ruim, o motor é a última trava. Não destrave se você notar:",
          ],
        ],
        bullets: [
          "Motor queimado ou que ronca sem mover a folha",
          "Cabo desfiado ou frouxo, mola quebrada, contrapeso solto",
          "Folha torta, ou com um lado mais baixo que o outro",
          "Portão parado aberto ou no meio do caminho",
          "Folha que já estava pesada, ou que subia e descia sozinha",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico solta um basculante com defeito", "O que o técnico faz quando há defeito"],
        slots: [
          [
            "O técnico escora a folha, confere os cabos, as roldanas e o contrapeso e só depois solta o motor. Com o portão aberto, ele mede o capacitor, a placa e o motor para achar o defeito. Você recebe o valor da ida e do conserto antes; só a regulagem, em casa, parte de {price.preventive}, sem peças.",
            "Primeiro o técnico prende a folha com escoras e examina os cabos e o contrapeso. Depois ele solta o motor, libera a passagem e procura a causa da parada. O valor é informado antes, e a visita só de regulagem começa em {price.preventive} em residência, sem contar peças.",
            "A folha é escorada antes de qualquer giro de chave, e os cabos e o contrapeso são examinados. Em seguida o técnico abre o portão e mede as peças elétricas. O orçamento vem antes do serviço: a regulagem sozinha parte de {price.preventive} em casa, e as peças são somadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso sair com o carro e o basculante tem defeito. E agora?",
        answers: [
          "Não solte a folha. Chame o técnico, {shop.hours}, e diga que o carro está preso, porque esse caso passa na frente. A pé, saia pela porta social.",
          "Chame e avise que há carro preso: você recebe a previsão de chegada e o valor da ida. Enquanto espera, deixe a folha travada e o disjuntor desligado.",
        ],
      },
      {
        question: "A chave do basculante não gira. O que faço?",
        answers: [
          "Não force com alicate, que quebra o miolo. A folha pode estar apertada contra o batente, e no basculante quem alivia essa pressão é o técnico.",
          "Pare e deixe o portão travado. O miolo pode estar seco ou a folha pode estar forçando a trava, e o técnico resolve os dois sem quebrar a peça.",
        ],
      },
      {
        question: "Posso deixar o basculante destravado até a luz voltar?",
        answers: [
          "Não convém, porque sem o motor a folha pode ser levantada por fora. Feche, trave de novo e deixe o disjuntor desligado até a luz firmar.",
          "É melhor travar logo depois de passar. Solta do motor, a folha não tem tranca, e o vento ou um empurrão a movem.",
        ],
      },
      {
        question: "E se alguém ficou preso embaixo da folha?",
        answers: [
          "Não acione nem destrave o portão. Desligue o disjuntor e ligue para os bombeiros, no 193.",
          "Desligue o disjuntor, chame os bombeiros pelo 193 e não puxe a pessoa.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, de longe, dos dois lados, e da etiqueta do motor",
  },
  {
    id: "manual-na-viagem",
    broader: "chave-de-destravamento",
    label: "Portão no manual na viagem",
    phrase: "o portão no manual durante a viagem",
    intent: "question",
    asks: [
      "deixar manual viagem",
      "portão manual viagem",
      "deixar portão manual viagem",
      "viajar deixar portão manual",
    ],
    answers: {
      any: [
        "Não convém deixar o portão no manual na viagem, porque destravado do motor ele fica sem tranca e abre com um empurrão. O mais seguro é deixar o motor travado, o disjuntor do portão desligado e um ferrolho ou cadeado por dentro. Antes de sair, empurre a folha de leve para ver se ela está firme.",
        "Na viagem, deixe o portão travado no motor, e não no manual: solta, a folha fica sem tranca. Desligue o disjuntor do portão, para nenhum controle ou raio acionar o motor, e passe um cadeado ou ferrolho por dentro. Ao voltar, tire o cadeado antes de religar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como deixar o portão na viagem", "Antes de viajar, passo a passo"],
        slots: [
          [
            "O motor parado já segura a folha, porque a engrenagem não gira ao contrário com facilidade. Falta tirar a energia e pôr uma tranca a mais.",
            "Travado, o motor é a primeira tranca do portão. O disjuntor desligado e o cadeado completam a segurança.",
          ],
        ],
        steps: [
          "Feche o portão pelo controle e confira que a folha encostou.",
          "Empurre de leve, para ver se o motor está travado.",
          "Desligue o disjuntor do portão e, se houver, o nobreak.",
          "Passe o ferrolho ou o cadeado por dentro.",
          "Ao voltar, tire o cadeado primeiro e só então religue o disjuntor.",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer se o motor está com defeito", "Portão sem motor na viagem"],
        slots: [
          [
            "Se o motor não segura mais a folha, tranque o portão de correr com corrente e cadeado e o de abrir com ferrolho de piso. O basculante com defeito não se destrava: peça o conserto antes de viajar.",
            "Com o motor quebrado, a tranca precisa ser outra: corrente com cadeado no de correr, ferrolho no piso no de abrir. Basculante que não fica firme é conserto para antes da viagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem vai cuidar da casa consegue entrar?",
        answers: [
          "Deixe com essa pessoa a chave do portão social e mostre onde fica o disjuntor. Assim ela não precisa destravar o motor.",
          "A pé, pelo portão social. Se precisar da garagem, ela tira o cadeado, liga o disjuntor e usa um controle.",
        ],
      },
      {
        question: "Desligar o disjuntor apaga os controles?",
        answers: [
          "Não. Os controles e o percurso ficam gravados na placa. Alguns motores fazem a primeira abertura mais devagar.",
          "Não apaga, porque a memória da placa se mantém sem energia. A primeira abertura pode ser lenta.",
        ],
      },
    ],
    photo: "uma foto do portão fechado e da etiqueta do motor",
  },
];
