import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const torto: NarrowConcept[] = [
  {
    id: "encosta-no-chao-depois-do-motor",
    broader: "torto",
    label: "Portão que encosta no chão depois da troca do motor",
    phrase: "o portão que encosta no chão depois da troca do motor",
    asks: [
      ...combine(
        [
          "encosta chão",
          "encostando chão",
          "raspa chão",
          "raspando chão",
          "arrasta chão",
          "arrastando chão",
          "pega chão",
          "bate chão",
        ],
        [
          "depois trocou motor",
          "depois troquei motor",
          "depois troca motor",
          "motor novo",
          "depois instalou motor",
          "depois instalei motor",
          "trocaram motor",
        ],
      ),
      "portão baixo depois instalação motor",
      "portão ficou baixo motor novo",
      "portão baixou depois motor novo",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que encosta no chão depois que trocou o motor está, quase sempre, com o ponto de parada passado ou com o braço ou o suporte preso fora da posição, e o motor empurra a folha além do certo. É acerto de quem instalou, coberto pela garantia do serviço. Até lá, evite o automático, porque a folha entorta.",
        "Se a folha passou a raspar no chão com o motor novo, a montagem mudou alguma coisa: fim de curso, altura do suporte, braço ou, no de correr, roldana e trilho que já estavam gastos. Chame quem trocou o motor, pois o serviço tem 90 dias de garantia pela lei, e não deixe cortarem a folha.",
        "O portão que arrasta no piso depois da troca do motor precisa de regulagem, e não de folha mais curta. No basculante, o fim de curso de baixo passou do ponto; no de abrir, o braço puxa a folha para baixo; no de correr, o novo motor mostrou roldana gasta. Fora da garantia, o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que mudou com o motor novo", "Por que o motor novo faz o portão raspar"],
        slots: [
          [
            "O motor não pesa na folha a ponto de baixá-la; o que muda são os pontos onde ele a empurra e manda parar.",
            "Não é o peso do motor que baixa a folha, e sim o lugar onde ele a puxa e o ponto em que a manda parar.",
          ],
        ],
        bullets: [
          "Basculante: fim de curso de baixo regulado além do ponto, que aperta a folha contra o piso",
          "De abrir: suporte do braço alto ou baixo demais, que torce a dobradiça ao puxar",
          "De correr: folha tirada do trilho na troca e devolvida sobre roldana ou guia gasta",
          "Qualquer um: contrapeso, cabo ou dobradiça que já estava no fim e cedeu com a força nova",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de chamar", "Como saber de onde vem o contato"],
        slots: [
          [
            "Com o disjuntor desligado, veja em que ponto o piso está riscado: só no fim do percurso é fim de curso; no caminho todo é folha que desceu. Fotografe o risco e o braço do motor.",
            "Desligue o disjuntor e procure a marca no piso. Risco só no final aponta para o ponto de parada, e risco contínuo, para folha baixa; a foto da marca e do braço ajuda quem instalou.",
          ],
          [
            "No basculante não destrave para testar, porque solto ele pode cair. Nos outros, a folha deve andar livre na mão; se raspa também assim, a ferragem cedeu.",
            "Portão de correr ou de abrir pode ser movido na mão, destravado: se raspa até assim, é ferragem. O basculante não se destrava em casa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga o acerto", "Garantia da instalação e preço"],
        slots: [
          [
            "Se o portão não raspava antes da troca, o acerto é de quem instalou, sem cobrar, dentro da garantia. Peça por escrito, com vídeo, e guarde a nota.",
            "Portão que andava livre antes da troca deve ser acertado de graça por quem pôs o motor, na garantia. Mande vídeo e peça a data por escrito.",
          ],
          [
            "Roldana ou dobradiça que já estava gasta é cobrada à parte, porque a troca do motor não a incluía. Se quem instalou não volta, fazemos a regulagem a partir de {price.preventive} em casa, sem peças.",
            "Peça gasta que não fazia parte do serviço se paga separada. Quando o instalador não aparece, regulamos o portão em residência a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a folha para ela não encostar?",
        answers: [
          "Não. O defeito está na parada, no braço ou na ferragem, e cortar deixa fresta e enfraquece a folha.",
          "Não convém: corrigida a causa, a folha volta à altura, e o corte vira uma fresta por onde entra alavanca.",
        ],
      },
      {
        question: "Usar raspando estraga o motor novo?",
        answers: [
          "Estraga: ele força, esquenta e gasta a engrenagem, e o dano pode ser discutido na garantia. Use o mínimo até o acerto.",
          "Sim, porque o motor trabalha no limite em toda abertura. Pare de usar o automático e avise quem instalou.",
        ],
      },
      {
        question: "E se foi o piso que subiu?",
        answers: [
          "Então não há relação com a troca: obra, raiz ou terra levantou o chão. O técnico dirá se dá para subir a folha ou se o piso precisa baixar.",
          "Obra e raiz de árvore levantam o piso aos poucos. Nesse caso corrige-se o chão ou a altura da folha, e não o motor.",
        ],
      },
    ],
    photo: "fotos do risco no piso, da folha inteira e do braço ou do suporte do motor",
  },
  {
    id: "raspando-no-chao",
    broader: "torto",
    label: "Raspando no chão",
    phrase: "o portão que raspa no chão",
    asks: [
      "portão arrastando chão",
      "portão arrasta chão",
      "portão arrastando piso",
      "ferro pesado arrastando",
      "ferro arrastando chão",
      "raspando chão",
      "portão raspando",
      "portão arrastando",
      "raspa chão",
      "arrastando chão",
      "arrasta chão",
      "pegando chão",
      "raspando piso",
      "pega piso",
      "encosta chão",
      "batendo chão ponta",
      "arranhando chão",
      "arranha chão",
      "pega chão",
      "esfregando chão",
      "arrastando piso",
      "arranhando piso",
      "pegando piso",
      "enroscando chão",
      "enrosca chão",
      "encostando piso",
      "encosta piso",
      "encostando chão",
      "enroscando piso",
      "enroscando chão chuva",
    ],
    answers: {
      any: [
        "Para resolver o portão que raspa no chão, é preciso acertar o que cedeu: a dobradiça no de abrir, a roldana ou o trilho no de correr, o cabo no basculante ou, às vezes, o piso que subiu. Pare de usar no automático e não corte a folha. O acerto em casa parte de {price.preventive}, sem peças.",
        "Portão encostando no piso ou arrastando tem o apoio gasto, que é a dobradiça, a roldana ou o cabo, ou encontrou terra e piso alto no caminho. Tire a sujeira com o disjuntor desligado. Se continua, a folha precisa ser alinhada, em visita a partir de {price.preventive} em casa, fora peças.",
        "Portão enroscando no chão depois da chuva costuma ter terra ou pedra na passagem, trilho sujo ou madeira inchada. Com o disjuntor desligado, varra o caminho e olhe a folha de longe. Se ela continua raspando, a dobradiça ou a roldana cedeu, e o ajuste residencial começa em {price.preventive}, sem peças.",
        "Quando o portão está torto e raspando no chão, a folha desceu de um lado: por dobradiça no de abrir, roldana ou trilho no de correr e cabo no basculante, que é o caso perigoso. Varra a passagem sem energia e não force o motor. O ajuste em casa começa em {price.preventive}, sem peças.",
      ],
      price: [
        "Acertar o portão que raspa no chão custa conforme a causa. O ajuste em casa parte de {price.preventive}, sem peças, e a troca de roldana ou dobradiça e a solda são somadas a ele. Fotos da folha inteira e do ponto que raspa permitem dizer o valor antes.",
        "O preço vai do ajuste, a partir de {price.preventive} em residência, sem peças, à troca de roldanas ou dobradiças e à serralheria na folha empenada. Uma foto da marca no piso ajuda a saber qual é o caso, e o valor é informado antes do serviço.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha desceu", "O que faz o portão pegar no chão"],
        slots: [
          [
            "No portão de abrir, a dobradiça de cima se gasta e a ponta da folha cai; no de correr, a roldana perde altura ou o trilho afunda. No basculante, o cabo esticado baixa um lado, e ele não deve ser usado nem ter alguém embaixo.",
            "A dobradiça de cima gasta faz cair a ponta do portão de abrir, e a roldana ou o trilho ruim abaixa o de correr. Se o basculante raspa de um lado, o cabo está cedendo: desligue o disjuntor e mantenha distância.",
            "Em cada tipo de portão, a peça que cede é outra: a dobradiça de cima no de abrir e a roldana ou o trilho no de correr. No basculante é o cabo, e a folha pode cair, então ele fica parado.",
          ],
          [
            "Também pode ter sido o chão: piso novo, raiz, terra que a chuva trouxe ou coluna fora do prumo. Nesse caso a folha está boa, e basta limpar, regular a altura ou consertar a coluna.",
            "Nem sempre o defeito é da folha, porque reforma, raiz, barro da chuva ou coluna inclinada diminuem o vão. Nesse caso se limpa, se regula a altura ou se conserta a coluna.",
            "Às vezes foi o piso que mudou, com reforma, raiz, barro da chuva ou coluna torta. A solução passa a ser limpar, mudar a altura da folha ou chamar o pedreiro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o risco no piso indica", "O que olhar com o disjuntor desligado"],
        slots: [
          [
            "A forma do risco no piso indica a peça: curva é dobradiça, linha reta é roldana ou trilho, ponto único é piso alto ou pedra. Olhe sem tocar na folha, que pode estar mal presa.",
            "Uma marca em arco mostra folha de abrir caída, uma marca reta mostra portão de correr que desceu, e um risco em um ponto só indica piso alto. Não apoie nem levante a folha.",
            "A marca no chão mostra a causa: arco vem de dobradiça, linha reta vem de roldana ou trilho, e um risco isolado vem de pedra ou desnível. Olhe de fora, sem mexer no portão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra a passagem e tire pedra, terra e capacho.",
          "Fotografe o risco com algo que mostre o tamanho.",
          "Veja, sem tocar, dobradiças, roldanas e prumo da coluna.",
          "Se a folha está bamba ou pendendo, não use nem destrave.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão é alinhado", "Do desempeno à regulagem do motor"],
        slots: [
          [
            "O técnico escora a folha, mede as diagonais e o prumo da coluna e troca a roldana, a dobradiça ou o cabo gasto. Quadro empenado vai para desempeno ou reforço, e no fim o percurso e a parada do motor são regulados de novo.",
            "Com a folha calçada, o técnico compara diagonais, prumo e nível para saber o que cedeu e troca a peça gasta. Se o quadro entortou, entra a serralheria; depois a parada e a força do motor são reguladas.",
            "Depois de escorar a folha, o técnico confere o esquadro, o nível do trilho e o prumo da coluna. Ele troca a peça gasta, desempena o quadro se for preciso e regula o motor para a folha que voltou ao lugar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a parte de baixo do portão?",
        answers: [
          "Não antes de saber por que desceu: a folha continua caindo e volta a raspar. O corte só cabe quando o piso mudou de altura, e como último recurso.",
          "Se o apoio está gasto, cortar não resolve, porque a folha segue descendo. Alinhe primeiro; serrar só faz sentido com piso que subiu.",
        ],
      },
      {
        question: "Dá para calçar a dobradiça?",
        answers: [
          "Uma arruela resolve folga pequena em alguns modelos, com a folha escorada pelo técnico. A dobradiça gasta deve ser trocada, porque o calço cede junto.",
          "Em certos casos, sim, desde que o técnico apoie a folha antes. Não tente sozinho, porque soltar o pino derruba o portão.",
        ],
      },
      {
        question: "Raspar no chão queima o motor?",
        answers: [
          "Pode. O atrito aumenta a corrente, o motor esquenta e a engrenagem se gasta; parar cedo evita somar o motor ao conserto da folha.",
          "Com o tempo, sim, porque ele puxa contra o piso a cada abertura e trabalha quente. Algumas placas ainda entendem obstáculo e voltam.",
        ],
      },
      {
        question: "Por que só raspa depois da chuva?",
        answers: [
          "A água traz terra para a passagem e faz a madeira inchar. Se a folha é de metal, olhe o piso e o trilho: limpeza e ajuste de altura costumam resolver.",
          "Barro na soleira e madeira inchada são os motivos comuns. Em portão de ferro, o que muda é a sujeira no caminho, que se tira com vassoura.",
        ],
      },
    ],
    photo: "fotos do risco no piso e do portão inteiro",
  },
  {
    id: "basculante-sobe-torto",
    broader: "torto",
    label: "Basculante sobe torto",
    phrase: "o basculante que sobe torto",
    asks: [
      "lado direito mais baixo esquerdo",
      "lado mais baixo outro",
      "lado direito mais baixo",
      "lado esquerdo mais baixo",
      "basculante caindo lado",
      "basculante arriado lado",
      "basculante caído lado",
      "basculante sobe lado",
      "basculante subindo lado",
      "basculante desce lado",
      "sobe torto",
      "sobe inclinado",
      "um lado mais baixo",
      "lado sobe primeiro",
      "desce torto",
      "lado desce primeiro",
      "basculante torto",
      "basculante desnivelado",
      "pendendo lado",
      "desceu lado",
      "um lado só desceu",
      "caiu lado portão",
      "cedeu lado",
      "lado mais alto",
      "desce lado só",
      "sobe lado só",
      "sobe só lado",
      "um lado sobe outro não",
      "lado sobe outro não",
      "um lado mais alto",
      "sobe mais de um lado",
    ],
    answers: {
      any: [
        "Portão basculante que desceu torto, com um lado mais baixo que o outro, quase sempre tem o cabo de um lado esticado ou solto; depois vêm roldana travada e mola fraca. Pare de usar, desligue o disjuntor e não passe embaixo. O acerto em casa custa a partir de {price.preventive}, sem peças.",
        "Quando o portão basculante sobe torto e trava, ou um lado sobe e o outro não, um cabo, uma mola ou uma roldana de um lado cedeu, e o outro carrega a folha inteira. Deixe como está, sem energia e com a passagem isolada. O técnico escora e iguala os dois lados, a partir de {price.preventive} em residência, sem peças.",
        "Basculante que fica torto quando abre ou fecha está com um lado sem sustentação, por cabo frouxo, roldana presa ou mola cansada, e pode cair. Não use nem destrave, e desligue o disjuntor. O ajuste em casa começa em {price.preventive}, sem peças.",
        "O basculante desce ou sobe torto porque os dois lados deixaram de ser iguais: em geral um cabo escorregou no grampo ou está desfiando. Desligue o disjuntor, deixe a folha onde está e afaste todos. Nivelar em residência custa a partir de {price.preventive}, sem peças, e o cabo é orçado por foto tirada de longe.",
      ],
      price: [
        "Consertar basculante que sobe torto inclui, em geral, o par de cabos ou uma roldana e o acerto do contrapeso, com a folha escorada. O ajuste em casa parte de {price.preventive}, sem peças, e as peças são orçadas de graça por foto. Pare de usar e fotografe de longe.",
        "O preço do conserto do basculante torto depende da causa, cabo, roldana, mola ou guia. O ajuste parte de {price.preventive} em residência, sem peças, e as peças são orçadas antes, por foto. Braço ou guia torta soma serralheria.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com a folha inclinada"],
        slots: [
          [
            "O motor pode ser a única coisa que segura a folha, e por isso não se destrava. Tentar nivelar na força, com escada ou com o carro, costuma derrubá-la.",
            "Não solte o motor nem tente endireitar. Cabo, mola e contrapeso guardam carga mesmo com o portão parado, e a folha pode cair.",
            "Mantenha o motor travado, porque talvez só ele sustente o portão. Empurrar o lado baixo com escada ou alavanca provoca a queda.",
          ],
        ],
        steps: [
          "Pare de acionar e desligue o disjuntor, sem passar sob a folha.",
          "Deixe a folha onde está, aberta, fechada ou no meio.",
          "Afaste pessoas, animais e carros dos dois lados.",
          "Fotografe de longe, sem entrar embaixo.",
          "Use outra saída e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que um lado desce mais que o outro"],
        slots: [
          [
            "O mais comum é o cabo de um lado, que esticou, escorregou no grampo ou está desfiando: aquele lado desce mais, e a folha já sai inclinada. Se o portão entorta só no meio do caminho, a suspeita é roldana travada.",
            "Quase sempre um cabo ficou mais comprido, por esticar, soltar no grampo ou romper fios, e aquele lado desce primeiro. Roldana que travou entorta a folha no meio do curso.",
            "Comece pelo cabo: mais longo de um lado, ele deixa o portão descer ou subir inclinado desde o início. Quando o desvio aparece depois, a roldana pode estar presa.",
          ],
          [
            "Desvio que piora aos poucos vem de mola mais fraca ou contrapeso desigual. Depois de batida ou ferrugem, o motivo pode ser braço torto, guia amassada ou solda aberta.",
            "Se piorou devagar, pode ser mola cansada ou peso diferente entre os lados. Portão que levou pancada costuma ter braço, guia ou solda com defeito.",
            "Desvio que cresce com os meses é de mola ou contrapeso. O que apareceu após uma batida indica guia amassada, braço empenado ou solda trincada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o basculante é nivelado"],
        slots: [
          [
            "O técnico escora a folha antes de tudo, compara cabos, grampos, roldanas e pesos dos dois lados e troca o que gastou. Os cabos são trocados aos pares, porque velho e novo esticam diferente e a folha volta a entortar.",
            "Com a folha escorada, o técnico compara um lado com o outro, do cabo ao contrapeso, e troca a peça ruim. O cabo é trocado dos dois lados, para os dois esticarem por igual.",
            "Nada é solto antes de a folha estar escorada. Depois o técnico iguala cabos, presilhas, roldanas e pesos; cabo novo vai dos dois lados.",
          ],
          [
            "A folha precisa parar reta em qualquer altura sem o motor, e só então a força e a parada são reguladas. Peça empenada passa antes pela serralheria.",
            "O teste é a folha ficar nivelada onde é deixada, ainda sem motor. Depois o técnico regula a força e o curso.",
            "Primeiro a folha fica em equilíbrio e no nível, sem o motor. Depois o motor é religado e regulado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Está só um pouquinho torto. Posso usar?",
        answers: [
          "Não convém. Diferença pequena é o cabo começando a ceder, e cada subida carrega mais o lado bom.",
          "Melhor parar. Pouca inclinação já mostra sustentação desigual, e o acerto agora custa menos que uma queda.",
          "Não. O desvio só aumenta, e o cabo que cedeu pode partir com o portão no alto.",
        ],
      },
      {
        question: "O portão torto está fechado. É seguro deixar assim?",
        answers: [
          "Fechado, sem energia e com a passagem isolada é a posição menos arriscada. Não abra para testar antes da visita.",
          "Sim, deixe fechado, com o disjuntor desligado e o motor travado. O risco está em abrir ou destravar para conferir.",
          "É o melhor lugar para ele esperar. Só não destrave e não deixe ninguém encostado na folha.",
        ],
      },
      {
        question: "Precisa de serralheiro?",
        answers: [
          "Só se a folha, o braço ou a guia empenou. Quando é cabo, roldana ou mola, o técnico resolve e refaz o equilíbrio.",
          "Depende do exame. Peça gasta é trocada na visita; quadro torto ou solda aberta pede serralheria antes do motor.",
          "Na maioria dos casos, não, porque o defeito está no cabo ou na roldana.",
        ],
      },
      {
        question: "A minha é porta de enrolar e desce torta. É igual?",
        answers: [
          "A causa é outra: guia, lâmina ou mola do eixo. O cuidado é o mesmo, não forçar e não ficar embaixo. Diga o tipo na mensagem.",
          "Não. Na de enrolar quem entorta é a guia, a lâmina ou a mola do eixo, e o acerto também é de técnico.",
          "Não é igual, porque ela não tem cabo nem contrapeso de basculante. Pare de usar do mesmo modo e mande a foto.",
        ],
      },
    ],
    photo: "fotos de longe, de frente e dos dois lados, com a folha na posição em que parou",
  },
  {
    id: "basculante-raspando",
    broader: "torto",
    label: "Portão basculante raspando no chão",
    phrase: "o portão basculante que raspa no chão",
    asks: [
      "basculante batendo coluna",
      "basculante bate coluna",
      "basculante batendo lateral",
      "basculante bate lateral",
      "basculante batendo parede",
      "portão basculante raspa parede",
      "portão basculante raspa muro",
      "portão basculante raspa lateral",
      "portão basculante raspa coluna",
      "basculante agarra",
      "basculante agarra coluna",
      "basculante agarrando",
      "basculante pega coluna",
      "basculante encosta coluna",
      "basculante raspando chão",
      "basculante raspa chão",
      "basculante arrastando chão",
      "basculante pegando chão",
      "basculante raspando",
      "basculante encosta chão",
      "basculante raspa coluna",
      "basculante raspando lateral",
      "basculante raspa piso",
      "basculante raspando calçada",
      "basculante raspa calçada",
      "raspando calçada",
    ],
    answers: {
      any: [
        "Portão basculante batendo na coluna sobe ou desce fora do prumo: um cabo mais comprido que o outro, braço com folga ou guia torta joga a folha para o lado. Pare de usar, desligue o disjuntor e não destrave. O técnico escora a folha, iguala os cabos e alinha, em casa a partir de {price.preventive}, sem peças.",
        "Portão basculante raspando no chão, na coluna ou na lateral sobe torto: cabo mais comprido de um lado, braço ou pivô com folga, ou guia fora do prumo. Pare de usar e não destrave, porque a folha pode prender ou cair; com ela escorada, o técnico iguala os cabos e alinha a guia.",
        "Se o basculante raspa na parede quando sobe ou arrasta de um lado, a folha perdeu o alinhamento, quase sempre por cabo que esticou, roldana travada ou bucha gasta. Desligue o disjuntor, ninguém embaixo e nada de destravar; raspando por igual no chão, é o ponto de parada ou o piso.",
        "O basculante que pega no chão ou na coluna tem um canto mais baixo, em geral por cabo desigual, ou desce demais por fim de curso fora do ponto. Não use, não destrave e não corte a borda: o acerto é com a folha escorada, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O lugar do risco mostra a causa", "Por que o basculante raspa"],
        slots: [
          [
            "Olhe o risco de longe, com o portão parado. Raspar de um canto só é diferente de raspar por igual.",
            "A marca no piso ou na parede conta o que cedeu. Repare se é de um lado ou de ponta a ponta.",
            "Um lado ou os dois? A marca responde, vista de longe e sem acionar.",
          ],
        ],
        bullets: [
          "Um canto no chão: cabo que esticou ou escorregou naquele lado",
          "Na lateral ou na coluna: braço empenado, pivô ou guia com folga",
          "Por igual no chão: fim de curso tardio, borracha nova ou piso mais alto",
          "Só depois da chuva: terra na soleira ou madeira inchada",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer com o basculante raspando", "Antes de chamar: olhar de longe"],
        slots: [
          [
            "Folha torta pode estar presa por um lado só, e o motor travado talvez seja o que a segura. Não calce, não force e não estique cabo.",
            "O motor pode ser o único apoio da folha, por isso não destrave. Nada de calço, alavanca ou ajuste de cabo.",
            "Ninguém fica embaixo nem solta o motor. Cabo e contrapeso têm carga mesmo com o portão fechado.",
          ],
        ],
        steps: [
          "Pare de acionar e desligue o disjuntor.",
          "Afaste pessoas, animais e carros da área.",
          "Olhe de longe se um lado está mais baixo ou há cabo frouxo.",
          "Fotografe o risco e os dois lados.",
          "Espere o técnico com o portão parado.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o basculante é alinhado", "O serviço na folha que raspa"],
        slots: [
          [
            "A folha é escorada e medida nas diagonais, e os cabos são igualados ou trocados em par. Pivô, bucha ou roldana gasta saem, e solda, se houver, é feita com a central desconectada.",
            "Com escora, o técnico confere esquadro, prumo da coluna e comprimento dos cabos. Troca em par o cabo ruim e substitui roldana ou bucha.",
            "Escorar vem primeiro, depois medir diagonais e igualar os dois cabos. Bucha e roldana gastas são trocadas na mesma hora.",
          ],
          [
            "No fim, fim de curso e força são regulados, para a folha encostar sem empurrar o piso. Um ajuste simples leva em geral até {trade.smallRepair}.",
            "A parada é acertada para a folha apenas encostar, e a força volta ao mínimo. Sem peça, o serviço cabe em {trade.smallRepair}.",
            "Falta regular onde ela para e com que força, em até {trade.smallRepair} quando só há ajuste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso esticar o cabo do basculante?",
        answers: [
          "Não. Ele segura folha e contrapeso, e solto derruba o portão. O ajuste é feito com a folha escorada.",
          "Nunca por conta própria, porque o cabo trabalha com carga até com o portão fechado.",
        ],
      },
      {
        question: "Raspar estraga o motor?",
        answers: [
          "Sim, aos poucos: o esforço gasta fuso e porca e esquenta o motor a cada descida.",
          "Estraga. O motor empurra contra o piso até a porca do fuso ceder.",
        ],
      },
      {
        question: "O portão empenou de vez. Tem conserto?",
        answers: [
          "Empeno leve se corrige com reforço do quadro, pelo serralheiro. Folha torcida ou furada de ferrugem costuma pedir outra.",
          "Depende do quadro: reto ou pouco torto, sim. Torcido ou podre, compare com folha nova.",
        ],
      },
      {
        question: "Preciso trocar os dois cabos?",
        answers: [
          "Sim, o par, porque têm a mesma idade. Um novo e um velho deixam a folha torta de novo.",
          "Troca-se sempre o par, da mesma bitola e comprimento.",
        ],
      },
    ],
    photo: "fotos do risco no piso, dos dois lados da folha e do portão por dentro, de longe",
  },
  {
    id: "bateram-no-portao",
    broader: "torto",
    label: "Carro bateu no portão",
    phrase: "o portão que levou batida de carro",
    asks: [
      "vizinho danificou portão o que fazer",
      "vizinho danificou meu portão o que fazer",

      "vizinho danificou portão",
      "vizinho danificou meu portão",
      "vizinho estragou portão",
      "vizinho quebrou meu portão",
      "danificaram meu portão",

      "arrastei portão carro",
      "passei carro arrastei portão",
      "arrastei portão",
      "carro arrastei portão",
      "arranquei portão carro",
      "passei por cima portão",
      "enganchei carro portão",
      "carro enganchou portão",
      "raspei carro portão",
      "enrosquei carro portão",
      "carro prendeu portão arrastou",
      "torto depois bateram",
      "portão torto bateram",
      "torto depois batida",
      "empenado depois batida",
      "portão amassado batida",
      "portão amassado carro",
      "caminhão acertou portão",
      "carro acertou portão",
      "pivotante bateram carro não fecha",
      "pivotante depois bateram",
      "correr bateram trilho",
      "correr bateram entortou",
      "bateram entortou trilho",
      "correr bateram entortou trilho",
      "bateram portão",
      "bati portão",
      "bati carro portão",
      "caminhão bateu portão",
      "moto bateu portão",
      "batida portão",
      "carro bateu portão",
      "bateram portão quem paga",
      "bateu carro portão quem paga",
      "bateu portão quem responde",
      "portão levou batida",
      "batido carro portão",
      "vizinho bateu portão",
      "portão batido",
      "carro arrastou portão",
      "motor arrancado carro",
      "carro arrancou motor",
      "carro arrancou portão",
      "arrancou motor portão carro",
      "caminhão arrastou portão",
      "caminhão arrancou portão",
      "cobrar vizinho bateu portão",
      "vizinho bateu no portão cobrar",
      "posso cobrar bateu no portão",
      "cobrar quem bateu no portão",
      "carro derrubou portão",
      "derrubaram portão carro",
      "derrubou portão carro",
      "caminhão derrubou portão",
      "bateram no portão não fecha",
      "bateram no portão não abre",
      "bateu no portão não fecha",
      "bateu no portão não abre",
      "bati no portão não fecha",
      "bati no portão não abre",
      "ré portão não fecha",
      "ré portão não abre",
      "moto bateu no portão",
      "carro bateu no portão",
      "bicicleta bateu no portão",
      "amassou bati",
      "amassou depois bati",
      "portão amassou bati",
      "amassei portão",
      "bateram no portão basculante carro",
      "bateram no portão pivotante carro",
      "bateram no portão correr carro",
      "atropelei portão",
      "atropelei portão entortou",
      "atropelaram portão",
    ],
    answers: {
      any: [
        "Se um vizinho danificou o seu portão, com o carro ou a moto, desligue o disjuntor e não acione o motor, porque a folha pode estar presa por um ponto só. Fotografe o dano e a placa: em regra, quem bateu paga o conserto. O orçamento é gratuito por foto e vem por escrito, para você cobrar.",
        "Portão batido fica sem energia e sem uso até a vistoria, mesmo que ainda ande, porque folha, guia, braço e motor podem ter saído do lugar. Registre fotos do dano e da placa do carro. O valor depende do que entortou e é informado antes, por foto.",
        "Bateram no seu portão e agora não fecha? Desligue o disjuntor, deixe a folha como está, com todos longe, e fotografe o dano e o carro. Depois da vistoria você recebe um orçamento que separa a serralheria, as peças e a regulagem do motor.",
        "Se foi o caminhão da coleta de lixo que atingiu a folha, desligue o disjuntor, afaste todos da folha e fotografe o dano, a placa e a hora. Em regra quem paga é a empresa da coleta ou a prefeitura, e para cobrar você precisa de um orçamento por escrito, que fazemos pelas fotos.",
        "Quando o carro bateu no portão e entortou ou amassou a folha, não acione o motor, porque ele quebra ao puxar uma folha torta. Desligue o disjuntor, afaste todos e fotografe. Folha de ferro em geral se desempena; a de alumínio costuma ter o trecho trocado.",
        "Portão amassado depois de batida deve ficar desligado e sem uso até alguém examinar, mesmo que pareça só o amassado. Uma solda ou guia pode ter cedido sem aparecer. Fotografe tudo de longe, inclusive a placa do carro, e peça o orçamento, que é gratuito.",
        "Se você bateu no portão e ele amassou, desligue o disjuntor e não tente abrir nem endireitar a folha. O conserto vai da troca de uma guia, o mais barato, ao desempeno do quadro, o mais caro, e é orçado de graça por foto. Confira se o seu seguro residencial cobre o dano.",
        "Se o carro bateu no portão e agora não abre, não insista no controle: a folha, a guia ou o trilho entortou, e o motor quebra ao puxar. Desligue o disjuntor, não destrave e afaste todos. Fotografe de longe o dano e a placa do carro; o orçamento, por foto, separa serralheria, peças e motor.",
        "Depois que bateram no portão e ele ficou torto, não use mais o motor nem tente endireitar: uma solda ou guia pode ter cedido sem aparecer. Desligue o disjuntor, afaste todos e fotografe de longe. Em regra quem bateu paga, com o orçamento por escrito, que fazemos de graça pelas fotos.",
        "Se um caminhão bateu no portão, desligue o disjuntor, afaste todos da folha e fotografe o dano e a placa. O conserto junta serralheria, na folha e na guia, e regulagem do motor, num orçamento só. Em regra paga o dono do caminhão ou o seguro dele, com o orçamento por escrito que damos pelas fotos.",
        "Se você arrastou o portão com o carro, desligue o disjuntor e não acione nem destrave: a folha pode ter saído do trilho ou da dobradiça e tombar. Afaste todos e fotografe de longe. O conserto vai da guia ao desempeno do quadro, com orçamento grátis por foto, e o seguro do carro ou da casa pode cobrir.",
      ],
      "how-to": [
        "Primeiro desligue o disjuntor, não acione o motor e afaste todos da folha, que pode estar presa por um ponto só. Depois fotografe o dano e a placa do carro, anote o contato e peça a vistoria, com orçamento por escrito.",
        "Quem bateu no portão paga o conserto, em regra. Para cobrar, fotografe o dano e a placa, anote o contato e mande o orçamento por escrito a ele ou ao seguro dele. Até a vistoria, o disjuntor fica desligado.",
        "Logo após a batida, desligue o disjuntor do portão, isole a área e não mova a folha, que talvez esteja mal apoiada. Em seguida reúna fotos, placa e contato do motorista e chame a vistoria. O conserto é orçado de graça, conforme o que entortou.",
        "Para resolver uma batida no portão, cuide primeiro da segurança, com o disjuntor desligado e todos longe. Depois reúna a prova: fotos, placa e boletim. Por fim, envie o orçamento por escrito a quem bateu ou à seguradora, antes de mandar consertar.",
      ],
      question: [
        "Quem bateu com o carro paga, em regra, o conserto do portão: o motorista, o seguro dele ou a empresa do caminhão. Você pode cobrar com provas: fotos, imagem de câmera, boletim de ocorrência e orçamento por escrito.",
        "Sim, você pode cobrar do vizinho que bateu no portão: em regra, quem bateu paga o conserto, direto ou pelo seguro do carro. Guarde fotos do dano e da placa, o boletim de ocorrência e o orçamento por escrito. Se a folha avançou sobre quem passava, a conta pode ser do dono do portão.",
        "Em regra, a conta do portão batido é do motorista ou da seguradora dele; no caso de caminhão de lixo, da coleta ou da prefeitura. Você cobra com fotos, placa e orçamento escrito. Se foi a folha que atingiu quem passava, a responsabilidade pode ser do dono do portão.",
        "Quem causou a batida costuma responder pelo conserto do portão, seja vizinho, visita ou empresa. Junte placa, imagens, boletim e preço por escrito, que valem também para o seguro. A exceção possível é o portão que se abriu sobre o veículo.",
      ],
      price: [
        "O preço para consertar portão batido soma três partes: desempeno ou solda da folha, peças tortas, como braço, roldana e trilho, e nova regulagem do motor. O orçamento é gratuito por fotos de longe, da folha e do motor, e cada parte aparece em separado.",
        "O preço do portão batido depende do que entortou: só uma guia ou roldana, o mais barato, ou o quadro e a coluna, o mais caro. O orçamento por foto é gratuito e serve também para o seguro de quem bateu.",
        "O conserto de portão batido tem preço por partes: a folha, que se desempena ou solda; as peças amassadas; e o motor, que é regulado de novo. Envie fotos tiradas de longe, e você recebe de graça o valor de cada uma.",
        "O preço para arrumar portão batido depende do que entortou: vai de uma roldana ou um braço, com regulagem, ao desempeno do quadro com troca de trilho. Fotos da folha e do motor bastam para o orçamento gratuito, por escrito.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer logo depois da batida", "Sinais de risco e registro da batida"],
        slots: [
          [
            "Não endireite a folha com a mão: torta ou rangendo, ela perdeu um apoio e pode cair. Em basculante, também não destrave o motor, que talvez seja o que a segura. Se o portão pende para a rua, isole a calçada.",
            "Portão inclinado ou que estala é sinal de que algo cedeu. Não tente empurrar a folha de volta nem soltar o motor de um basculante, que talvez só ele segure, e deixe a calçada livre.",
            "Barulho, folga ou folha fora do prumo são sinais de peça solta, e o portão fica como está. Quem endireita à força pode derrubar a folha, e soltar o motor do basculante tira o último apoio.",
            "Se a folha saiu do prumo, range ou balança, trate-a como solta e não tente corrigi-la com força. No basculante, o motor fica travado, já que pode ser só ele quem segura o peso; havendo risco para a rua, feche a calçada.",
            "O perigo maior vem depois da pancada, com a folha mal apoiada: ela cai se alguém a empurra ou, no basculante, se alguém solta o motor. Estalo e inclinação pedem distância, inclusive de quem passa na calçada.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu: 192 ou 193.",
          "Desligue o disjuntor.",
          "Afaste pessoas e carros além da altura da folha.",
          "Fotografe o portão, o carro e a placa, sem chegar perto.",
          "Anote nome, contato e seguro do motorista e faça boletim de ocorrência.",
          "Peça o orçamento por escrito.",
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga e o que entra no orçamento", "Serralheria, peça e regulagem"],
        slots: [
          [
            "Em regra paga quem causou a batida, direto ou pelo seguro do carro; se foi caminhão de lixo, a cobrança vai para a empresa ou a prefeitura. Conserte só depois de registrar o dano, para não perder a prova.",
            "O responsável pela batida arca com o conserto, e a seguradora quer fotos, ocorrência e preço por escrito. Se foi caminhão de lixo, anote placa, hora e empresa e peça a ela ou à prefeitura.",
            "A conta é de quem bateu ou do seguro do carro; em caminhão de lixo, da empresa da coleta ou da prefeitura. Guarde fotos, boletim e orçamento antes de arrumar, porque depois do conserto não há como mostrar o estrago.",
            "Registre antes de consertar, pois é a prova que permite cobrar o motorista ou o seguro dele, que em regra pagam. Com caminhão de lixo, o pedido vai para a empresa de coleta ou a prefeitura, junto de placa e horário.",
            "A cobrança vai, em regra, para quem dirigia ou para a seguradora do veículo. No caso da coleta de lixo, procure a prefeitura ou a empresa contratada. Junte boletim, imagens e orçamento escrito, e só então mande arrumar.",
          ],
          [
            "O orçamento separa a folha, as peças e a regulagem do motor. Trocar roldana ou guia é a parte barata; desempenar o quadro ou endireitar uma coluna fora de prumo é a mais cara.",
            "O conserto tem três partes: serralheria da folha, peças tortas e ajuste do motor. Trocar guia ou roldana custa pouco; o que encarece é quadro torto ou coluna que saiu do lugar.",
            "Folha, peças e motor aparecem em linhas separadas no orçamento. Uma roldana ou guia nova custa menos; endireitar o quadro ou a coluna é a parte cara do conserto.",
            "Você recebe o preço da serralheria, do material e da regulagem em separado. O item caro é endireitar coluna ou quadro; roldana, guia e peças pequenas ficam bem abaixo.",
            "O orçamento discrimina o que é solda e desempeno, o que é peça e o que é ajuste de motor. Coluna inclinada e quadro torto elevam o total, mais do que uma guia ou roldana.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão batido é consertado", "Como a folha é alinhada e o motor, testado"],
        slots: [
          [
            "A folha é escorada e medida nas diagonais, para saber se o quadro empenou ou se só um apoio saiu do lugar. Ferro aceita desempeno e solda; alumínio dobrado costuma ter o trecho trocado.",
            "Com a folha calçada, as diagonais e o prumo mostram o que entortou. Perfil de ferro se endireita e se solda, enquanto no alumínio o mais comum é substituir o pedaço.",
            "O técnico primeiro escora a folha e depois mede, para saber se entortou o quadro ou o apoio. O ferro volta com desempeno e solda, e o alumínio amassado em geral é trocado.",
            "O técnico calça a folha e compara as diagonais: se são iguais, o quadro está bom e o apoio cedeu; se são diferentes, ele empenou. Ferro se resolve com desempeno e solda; alumínio dobrado, com a troca do trecho.",
            "Medir vem depois de escorar. Prumo e diagonais separam quadro torto de apoio deslocado, e o material decide o reparo, com desempeno no ferro e troca do pedaço no alumínio.",
          ],
          [
            "Com a folha reta, o motor é testado, porque braço, suporte e cremalheira sofrem antes dele. Percurso, parada e força são regulados de novo, e o portão anda na mão antes de ser ligado.",
            "Em seguida testa-se o motor, que muitas vezes escapou, já que o braço e o suporte levam o impacto. Curso, força e parada recebem novo ajuste depois de a folha correr leve na mão.",
            "Alinhada a folha, vê-se o motor: suporte, braço e cremalheira costumam ter absorvido a pancada. O portão é testado na mão e, por fim, com nova regulagem de curso e força.",
            "O motor fica para o fim, porque suporte, cremalheira e braço amortecem o golpe. Se a folha endireitada anda leve na mão, ele é ligado e recebe nova força, percurso e parada.",
            "Com a folha no lugar, são conferidas as peças que a ligam ao motor e, depois, o próprio motor. O serviço termina com a prova na mão e o ajuste de força, curso e paradas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão até o conserto?",
        answers: [
          "Só depois da vistoria. Uma folha que parece reta pode ter a guia ou a solda comprometida, e o motor em esforço piora o dano.",
          "Não convém. Se a garagem ficou aberta, tranque as portas da casa e avise na primeira mensagem, porque o caso passa a ser urgente.",
          "Enquanto ninguém examinou, não. Um defeito escondido na solda ou na guia derruba a folha, e o motor ligado aumenta o estrago.",
          "Espere a vistoria, mesmo que ele ainda ande. Com a entrada aberta, feche as portas internas e diga isso ao chamar, para o caso ter prioridade.",
        ],
      },
      {
        question: "O motor quebrou com a batida?",
        answers: [
          "Muitas vezes não: braço, suporte e cremalheira sofrem primeiro. Ele é medido com a folha já alinhada, para não forçar.",
          "Em geral o dano é na folha e nas peças de fora. O motor é testado depois do alinhamento, para não trabalhar forçado.",
          "Nem sempre, porque a pancada chega antes ao braço, à cremalheira e ao suporte. Só com a folha reta se testa o motor.",
          "É comum ele escapar. O técnico alinha o portão primeiro e só depois mede o motor, já que ligar antes poderia danificá-lo.",
        ],
      },
      {
        question: "O motorista fugiu. O que faço?",
        answers: [
          "Faça boletim de ocorrência e procure imagens de câmeras da rua. O seguro residencial pode cobrir, conforme a apólice.",
          "Registre a ocorrência com fotos e horário, peça imagens aos vizinhos e consulte o seu seguro, que às vezes paga esse dano.",
          "Registre boletim de ocorrência e peça gravações às casas próximas. Veja também se a sua apólice residencial prevê esse dano.",
          "Anote o horário, guarde fotos e vá atrás de câmeras antes que apaguem. Com o boletim, o seguro da casa pode pagar, se a apólice incluir.",
        ],
      },
      {
        question: "Fui eu que bati no meu portão. Muda algo?",
        answers: [
          "Muda só quem paga. O seguro do carro em geral cobre o seu carro, e o portão depende do seguro residencial ou sai do seu bolso. O cuidado é o mesmo: desligado e sem uso.",
          "Só muda quem paga: veja o seguro da casa. De resto, desligue o disjuntor, não acione e fotografe antes de mexer.",
          "Muda a cobrança, não o cuidado. A apólice do carro paga o carro, e a da casa pode pagar o portão, que fica sem energia até o exame.",
          "Para a segurança, nada muda. Quanto ao dinheiro, consulte o seguro residencial, porque o do automóvel costuma cobrir só o veículo.",
        ],
      },
    ],
    photo: "fotos do portão de longe, de frente e dos lados, e do ponto da batida",
  },
  {
    id: "portao-batido-conserta-ou-troca",
    broader: "torto",
    label: "Portão batido: consertar ou trocar",
    phrase: "a escolha entre consertar e trocar o portão batido",
    asks: [
      ...combine(
        [
          "bateram portão",
          "bateram no portão",
          "portão batido",
          "portão amassado",
          "batida portão",
          "bati portão",
          "carro bateu portão",
        ],
        [
          "conserta ou troca",
          "consertar ou trocar",
          "arruma ou troca",
          "desamassar ou trocar",
          "precisa trocar",
          "tem que trocar",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Portão em que um carro bateu, na maioria das vezes, tem conserto: trocam-se roldana, dobradiça, braço ou trilho, e a folha é alinhada. A folha nova só é preciso quando o quadro torceu, rasgou ou a solda abriu em vários pontos. Deixe o disjuntor desligado. Se o motor quebrou junto, outro em casa fica de {price.homeSwap}, com mão de obra.",
        "Depois de uma batida de carro, o conserto e o alinhamento do portão costumam bastar, porque em geral só peças e fixações sofreram. A troca compensa se o quadro torceu ou se desempenar custa mais da metade da folha. Desligue o disjuntor. Se o motor quebrou junto, outro em casa fica de {price.homeSwap}.",
        "Conserta-se o portão em que bateram quando o quadro continua reto e o estrago ficou em chapa, guia ou dobradiça; troca-se quando o quadro torceu. A folha nova é do serralheiro. O motor quase sempre se aproveita, e trocá-lo em casa, se for preciso, custa de {price.homeSwap}.",
        "A batida de carro no portão quase sempre se resolve com conserto: alinhamento da folha, peças novas e regulagem do motor. Desligue o disjuntor e não teste o portão, porque a folha pode estar presa por um ponto só. O orçamento por fotos é grátis; motor perdido, trocado em casa, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que se conserta e o que se troca"],
        slots: [
          [
            "O lugar da batida decide a maior parte. Compare, de longe, com a lista.",
            "Veja onde amassou, sem encostar, porque o conserto muda com o lugar.",
            "Cada parte da folha tem um conserto, do ajuste à troca.",
          ],
        ],
        bullets: [
          "Roldana, dobradiça, braço ou guia tortos: troca-se a peça e se alinha a folha",
          "Chapa amassada com o quadro reto: desamassar ou trocar o trecho",
          "Quadro um pouco empenado, em ferro: desempeno e solda",
          "Quadro torcido, rasgado ou podre: folha nova",
          "Alumínio dobrado: troca do trecho, porque desempenar enfraquece",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o técnico ver"],
        slots: [
          [
            "Folha batida pode estar presa por um ponto só, mesmo que pareça firme. Não teste se ainda anda, porque o motor forçando aumenta o estrago.",
            "Solda trincada e guia aberta não aparecem de longe. Por isso ninguém aciona, empurra nem destrava.",
            "Mesmo que pareça reto, o portão fica parado. Pode faltar um apoio, e o motor termina de derrubar a folha.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu e, se for o caso, ligue 192 ou 193.",
          "Desligue o disjuntor do portão e guarde os controles.",
          "Afaste todos a uma distância maior que a altura da folha.",
          "Fotografe de longe a folha, o carro e a placa.",
          "Peça o orçamento por escrito.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor e quem paga"],
        slots: [
          [
            "São dois orçamentos: o nosso, com peças, alinhamento e regulagem do motor, grátis por foto, e o do serralheiro, com desempeno ou folha nova. O nosso é o menor, quando o quadro está reto.",
            "Peças, alinhamento e motor são orçados por nós, de graça, por foto; chapa, quadro e coluna, pela serralheria. O que mais encarece é quadro torcido, porque pede folha nova.",
            "O nosso orçamento, grátis por foto, inclui as peças móveis, o alinhamento e a regulagem; o do serralheiro, a estrutura. Quadro reto deixa o conserto bem mais barato.",
          ],
          [
            "Em geral paga quem bateu, ou o seguro dele. Boletim, fotos, placa e orçamento por escrito, feitos antes de mexer, servem para cobrar.",
            "Quem causou costuma pagar, por si ou pelo seguro. Registre tudo antes do conserto, com foto, placa e orçamento escrito.",
            "O causador ou a seguradora dele costuma responder. Sem foto e orçamento escrito antes do reparo, fica difícil receber.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão ainda anda. Posso usar até o conserto?",
        answers: [
          "Não antes da vistoria. Solda trincada e guia solta não aparecem, e a folha pode cair.",
          "Melhor não. Deixe o disjuntor desligado e use o portão social.",
          "Não, mesmo que pareça normal. Cada abertura força o que trincou.",
        ],
      },
      {
        question: "O motor estraga com a batida?",
        answers: [
          "Muitas vezes não, porque braço, suporte e cremalheira sofrem primeiro. Ele é testado depois que a folha está alinhada.",
          "Em geral o estrago é no ferro. Com a folha reta, o motor é medido e regulado de novo.",
          "Pode trincar a carcaça ou soltar da base, mas na maioria dos casos se aproveita.",
        ],
      },
      {
        question: "A garagem ficou aberta. Como fecho?",
        answers: [
          "Não force a folha. Tranque as portas da casa, acenda a luz da frente e avise isso ao chamar, porque portão aberto é urgência.",
          "Feche as portas internas e deixe o portão como está; folha torta empurrada pode tombar. Peça como urgência, {shop.hours}.",
          "Deixe o portão parado e feche o acesso à casa. Portão aberto passa na frente da fila, e o contato funciona {shop.hours}.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Alinhar e trocar roldana ou dobradiça costuma levar um dia. Desempeno e folha nova dependem do serralheiro, de dias a semanas.",
          "Peças e alinhamento, em geral no mesmo dia. Se o quadro vai à serralheria, são alguns dias, ou semanas para folha nova.",
          "Em geral um dia, quando só há peça a trocar. Serralheria leva mais, e o prazo vem no orçamento.",
        ],
      },
    ],
    photo: "fotos do portão de longe, de frente e dos lados, e do ponto da batida",
  },
  {
    id: "empenou-com-o-sol",
    broader: "torto",
    label: "Portão empenou com o sol",
    phrase: "o portão que empenou com o sol",
    intent: "repair",
    asks: [
      "empenou sol",
      "empenado sol",
      "empena sol",
      "entortou sol",
      "torto sol",
      "empenou calor",
      "empenado calor",
      "entortou calor",
      "dilatou sol",
      "dilata sol",
      "chapa empenou",
      "chapa estufou",
      "estufou sol",
      "portão dilata",
    ],
    answers: {
      any: [
        "Portão que empenou com o sol tem conserto na maioria dos casos: se raspa só à tarde, é dilatação da chapa, e abre-se folga na guia e no batente; se ficou torto de vez, reforça-se o quadro. Não force o motor; o ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão dilata no calor quando pega sol o dia inteiro: chapa escura estufa à tarde e volta à noite; folha de madeira empenada pelo sol não volta. No primeiro caso basta folga, ajuste desde {price.preventive} em residência, fora peças; no segundo, serralheiro ou marceneiro.",
        "Se o portão raspa à tarde por causa do sol, a folga ficou pequena para a dilatação, de alguns milímetros em uma folha de 3 metros. Acertar guia e batente em casa custa a partir de {price.preventive}, sem peças; folha torta de manhã e à tarde pede reforço no quadro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Empeno que volta e empeno que fica", "Meça de manhã e à tarde"],
        slots: [
          [
            "Uma linha esticada de ponta a ponta, de manhã e no fim da tarde, separa os dois casos. Folha de aço de 3 metros cresce cerca de 1 mm a cada 30 graus, e a chapa presa estufa bem mais.",
            "Compare de manhã e à tarde com uma linha esticada. O aço estica perto de 1 mm em 3 metros a cada 30 graus, e chapa grande faz barriga.",
            "Duas medidas por dia bastam: a dilatação some à noite, o empeno não.",
          ],
        ],
        steps: [
          "Com o disjuntor desligado, estique uma linha de ponta a ponta da folha, de manhã.",
          "Meça a maior distância entre a linha e a folha.",
          "Repita no fim da tarde e compare.",
          "Anote onde raspa e fotografe de lado.",
          "Basculante: olhe só de longe, sem ficar embaixo.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada sinal indica", "Chapa, madeira e quadro no sol"],
        slots: [
          [
            "O material muda a solução, e a hora em que prende mostra se é reversível.",
            "Veja material e horário: os dois dizem o conserto.",
            "Compare o que acontece com a lista.",
          ],
        ],
        bullets: [
          "Raspa só à tarde: dilatação; folga na guia e no batente.",
          "Estalos no fim da tarde: chapa grande sem travessa, voltando.",
          "Barriga fixa na chapa: travessa ou chapa nova.",
          "Madeira torta de vez: secou de um lado; troca de régua ou quadro de metal.",
          "Torto e pesado de manhã: quadro ou apoio, e não o sol.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão é acertado", "Folga, reforço e regulagem"],
        slots: [
          [
            "Com a folha escorada, abre-se folga na guia e no batente e refaz-se a da cremalheira, de {rack.clearance}. O quadro que torceu recebe travessa do serralheiro, com a central desconectada na solda.",
            "Guia, batente e cremalheira, com {rack.clearance}, são refeitos para a folha dilatada. Reforço de quadro é do serralheiro, com a placa desligada do circuito.",
            "O técnico dá folga e regula a {rack.clearance} na cremalheira; a travessa, quando precisa, vem da serralheria.",
          ],
          [
            "A força do motor não sobe para vencer o calor: fica no mínimo, com teste de obstáculo. Tinta clara ou sombra completam.",
            "Nada de aumentar a força, que machuca e queima o motor. Pintar de cor clara reduz a dilatação.",
            "Força no mínimo e cor clara na chapa; compensar o atrito com motor é perigoso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pintar o portão de cor clara ajuda no sol?",
        answers: [
          "Ajuda bastante: chapa preta ao sol pode passar de 60 graus, e a clara fica bem abaixo. Menos calor, menos dilatação.",
          "Sim, a clara esquenta e dilata menos que a preta.",
        ],
      },
      {
        question: "Posso aumentar a força do portão no calor?",
        answers: [
          "Não. A folga é que está pequena; força alta machuca e queima o motor.",
          "De jeito nenhum. Corrija a guia, e a força fica no mínimo.",
        ],
      },
      {
        question: "Madeira empenada volta?",
        answers: [
          "Raramente. Molhar ou pesar não resolve folha de portão; troca-se a régua ou põe-se quadro de metal.",
          "Em geral não. O conserto é trocar réguas e selar os dois lados da madeira.",
        ],
      },
      {
        question: "O motor pode ter causado o empeno?",
        answers: [
          "Pode agravar: força alta contra folha presa entorta o quadro. Por isso a regulagem vem junto.",
          "Sim, se empurra folha que raspa. Acerte a folga e baixe a força.",
        ],
      },
    ],
    photo: "fotos da folha de lado, de manhã e à tarde",
  },
  {
    id: "depois-do-piso-novo",
    broader: "torto",
    label: "Portão que não abre depois do piso novo",
    phrase: "o portão depois da reforma do piso",
    intent: "repair",
    asks: [
      "enroscando calçada reforma",
      "enrosca calçada",
      "enroscando calçada",
      "raspando calçada",
      "raspando calçada reforma",
      "pegando calçada",
      "pegando piso reforma",
      "depois reforma portão",
      "depois obra portão não abre",
      "depois obra portão não fecha",
      "depois obra raspando",
      "calçada mais alta",
      "obra chão raspa",
      "obra levantou chão raspa",
      "piso levantou portão raspa",
      "subiu piso portão raspa",
      "levantei piso portão raspa",
      "piso novo não abre",
      "piso novo não fecha",
      "piso novo portão",
      "piso novo raspando",
      "piso novo arrastando",
      "depois piso novo",
      "reforma piso não abre",
      "reforma piso não fecha",
      "depois reforma piso",
      "arrastando reforma piso",
      "troquei piso não abre",
      "troquei piso não fecha",
      "troquei piso raspando",
      "piso ficou alto",
      "piso mais alto portão",
      "subiu piso portão",
      "calçada nova não abre",
      "calçada nova raspando",
      "pedreiro piso portão",
      "contrapiso novo portão",
      "cimentaram trilho",
      "cimento trilho",
      "concretaram trilho",
      "massa no trilho",
    ],
    answers: {
      any: [
        "O portão que parou ou ficou raspando depois do piso novo tem cimento no trilho, piso mais alto encostando na folha ou fio cortado na obra. Desligue o disjuntor, limpe o trilho e meça a folga; o acerto em casa parte de {price.preventive}, sem peças, e aumentar a força não resolve.",
        "Se o pedreiro fez o piso e o portão parou, procure massa no trilho, folha raspando no chão novo e cabo da fotocélula cortado. Libere a folha e só então regula-se o motor, em visita a partir de {price.preventive} em residência, fora peças.",
        "Piso novo raspando no portão, ou trilho que cimentaram, prende a folha e faz o motor parar. Sem energia, tire a massa e veja onde ela pega; erguer roldana ou dobradiça, ou rebaixar o ponto, e regular, começa em {price.preventive} em casa, sem peças.",
        "O portão que enrosca na calçada depois da reforma encontrou o piso mais alto, massa no trilho ou um degrau na saída. Desligue o disjuntor e meça a folga em todo o percurso. Acerta-se o ponto do piso ou a altura da folha, em visita a partir de {price.preventive} em casa, sem peças; aumentar a força não resolve.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir depois da obra", "Trilho, folga e sensores"],
        slots: [
          [
            "Resto de massa no canal do trilho é a causa mais simples e sai com espátula. Se cimentaram por cima dele, não bata na folha: o trecho precisa ser aberto.",
            "Comece pelo trilho, onde massa e rejunte prendem a roda. Trilho coberto de cimento é serviço de abrir, sem forçar o portão.",
            "Cimento seco no caminho da roda se tira com espátula, com o portão desligado. Quando o trilho ficou enterrado, ele tem de ser refeito naquele trecho.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Tire massa e areia do trilho e do canto do batente.",
          "Meça a folga entre a folha e o piso no começo, no meio e no fim.",
          "Veja se a fotocélula ficou coberta, baixa ou torta.",
          "Procure fio cortado no caminho da obra.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a obra costuma mudar", "Altura, cabo e batente"],
        slots: [
          [
            "Dois centímetros a mais bastam para a folha encostar, e o motor para como se houvesse obstáculo. O batente fora do ponto e o trilho desnivelado mudam também onde o portão termina.",
            "O revestimento soma altura onde a folha passava justa, e a placa entende que bateu em algo. Trilho e batente mexidos deslocam o ponto de parada.",
            "Piso mais alto rouba a folga, a folha raspa e o motor volta ou para. Se o batente ou o trilho saiu do lugar, a parada também muda.",
          ],
          [
            "Se a folha está livre e nada anda, a serra pode ter cortado o cabo da fotocélula ou da botoeira. Fio cortado não se emenda com fita: troca-se o trecho.",
            "Folha solta e portão mudo ou que só abre é fio cortado no piso, quase sempre o do sensor. O conserto é trecho novo em tubo.",
            "Quando nada prende e ele não fecha, procure cabo de sensor atingido pela obra. Passa-se outro, dentro de eletroduto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão é acertado", "Erguer a folha ou rebaixar o piso"],
        slots: [
          [
            "O técnico ergue trilho, roldana ou dobradiça, ou indica o ponto de piso a rebaixar, e depois grava de novo a parada e a força. No de correr, a cremalheira volta à folga de {rack.clearance}.",
            "Conforme a folga, levanta-se a folha na roldana ou na dobradiça, ou rebaixa-se o piso no trecho. A regulagem vem por fim, com a cremalheira na folga de {rack.clearance} no de correr.",
            "Primeiro a altura, pelo trilho, pela roda ou pela dobradiça; só em último caso o piso. Em seguida, percurso e força são regulados, e a cremalheira, ajustada na folga de {rack.clearance}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a folha embaixo?",
        answers: [
          "Só o serralheiro, depois de ver o quadro: cortar tira a travessa que dá firmeza e muda o peso.",
          "Em último caso e por serralheiro. Antes se tenta erguer a folha, que não perde resistência.",
        ],
      },
      {
        question: "Quem paga o ajuste depois do piso novo?",
        answers: [
          "Em geral quem fez a obra, se o portão não foi previsto. Combine por escrito, com fotos da folga.",
          "Se o pedreiro não deixou folga, cabe cobrar dele. Registre com fotos antes do conserto.",
        ],
      },
      {
        question: "Quanta folga precisa ficar embaixo?",
        answers: [
          "O bastante para a folha não tocar em ponto nenhum do percurso, contando sujeira e dilatação. Folga justa raspa no primeiro calor ou na primeira areia.",
          "A folha deve passar livre do começo ao fim, com sobra para areia e para o metal que dilata. Justa demais, ela volta a raspar.",
        ],
      },
      {
        question: "Ainda vou fazer o piso. O que peço ao pedreiro?",
        answers: [
          "Que meça a folha antes, deixe folga no percurso todo, proteja o trilho com fita e não passe a serra sobre os tubos do portão.",
          "Folga embaixo, trilho coberto durante a massa e cuidado com os cabos. Desligue o disjuntor enquanto durar a obra.",
        ],
      },
    ],
    photo: "fotos da folga embaixo da folha e do trilho depois da obra",
  },
  {
    id: "portao-caindo-de-um-lado",
    broader: "torto",
    label: "Portão caindo de um lado",
    phrase: "o portão que está caindo de um lado",
    asks: [
      "portão ficou inclinado",
      "portão inclinando",
      "portão afundou",
      "portão afundando",
      "portão afundou lado",
      "portão pendendo",
      "portão pendeu",
      "portão está inclinado",
      "portão abaixou lado",
      "portão ferro caindo",
      "portão ferro caído",
      "ferro caindo",
      "portão ferro arriado",
      "caindo lado",
      "portão caindo lado",
      "caído lado",
      "arriado lado",
      "arriando lado",
      "portão arriado",
      "portão arriando",
      "portão arriou",
      "inclinado lado",
      "tombando lado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão caindo de um lado perdeu o apoio ali: dobradiça ou coluna, no de abrir; roldana ou trilho, no de correr; cabo ou mola, no basculante, que pode despencar. Desligue o disjuntor, não force nem destrave; o acerto em casa parte de {price.preventive}, sem peças nem solda.",
        "Se uma ponta do portão está mais baixa que a outra, o que cedeu foi a dobradiça ou a coluna, a roldana ou o trilho, ou, no basculante, o cabo ou a mola. Pare de usar e afaste as pessoas. A visita com alinhamento começa em {price.preventive} em casa, fora peças e solda.",
        "Portão de ferro arriado de um lado arrasta porque dobradiça, roldana ou cabo daquele lado cedeu, e continuar usando entorta o braço e força o motor. Deixe-o parado, sem energia e sem levantar na mão; alinhar parte de {price.preventive} em residência, sem contar peças e solda.",
        "O portão que afundou ou ficou inclinado perdeu a base daquele lado: piso ou trilho que cedeu no de correr, coluna ou dobradiça no de abrir, cabo ou mola no basculante. Pare de usar, desligue o disjuntor e afaste todos, porque a folha pode tombar. O alinhamento em casa parte de {price.preventive}, sem peças, solda ou alvenaria.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que um lado do portão desceu", "O que cedeu em cada tipo de portão"],
        slots: [
          [
            "No de abrir, o pino da dobradiça gasta, a solda trinca ou a coluna inclina com o peso, e a ponta arrasta no chão. No de correr, a roldana de uma ponta perdeu o rolamento ou o trilho afundou.",
            "Folha de abrir comprida puxa a dobradiça de cima até a ponta tocar o piso; coluna fraca faz o mesmo. No portão deslizante, roda gasta ou trilho afundado baixa só aquele extremo.",
            "O peso da folha de abrir gasta pino e solda da dobradiça e inclina a coluna. Já no deslizante, quem baixa uma ponta é a roda sem rolamento ou o chão que cedeu sob o trilho.",
          ],
          [
            "No basculante, cabo que esticou ou escapou e mola quebrada deixam um lado mais baixo, e a folha pode despencar. Ninguém passa embaixo, mesmo com o portão parado.",
            "Basculante pendido tem cabo, mola ou roldana desigual, e o que sobrou segura o peso sozinho. Mantenha pessoas e carros longe dele.",
            "Um lado baixo no basculante denuncia cabo ou mola que falhou. Como o outro pode soltar a qualquer hora, ninguém fica sob a folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o portão torto", "Olhe sem forçar"],
        slots: [
          [
            "Não tente endireitar com alavanca, corda ou macaco, porque a folha pode estar presa por um ponto só. O motor também não se destrava.",
            "A avaliação é de longe: metal sob tensão salta, e soltar o motor pode tirar o último apoio. Nada de calço nem alavanca.",
            "Mantenha distância e não use força, calço ou macaco. Motor destravado em folha torta é queda anunciada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor, sem passar sob a folha.",
          "Afaste pessoas, animais e carros dos dois lados.",
          "Olhe de longe as frestas, os cabos, as roldanas e a guia.",
          "Fotografe de frente e de cada lado.",
          "Deixe o portão parado até a avaliação.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do alinhamento", "Peça, solda ou serralheria"],
        slots: [
          [
            "Regular e realinhar é o menor valor; dobradiça, roldana e cabo vêm depois, somados à visita. Solda, desempeno do quadro e coluna são os mais caros, e esta última é serviço de pedreiro.",
            "A conta cresce nesta ordem: ajuste, troca de roda, dobradiça ou cabo, solda e desempeno do quadro. Coluna inclinada pede pedreiro antes de qualquer regulagem.",
            "Trocar um apoio gasto custa pouco perto de desempenar o quadro. No topo ficam a folha torcida ou furada de ferrugem e a coluna que cedeu, que é obra.",
          ],
          [
            "A folha é escorada antes de se trocar a peça, e o motor é regulado no fim. No de correr, a cremalheira volta a {rack.clearance} da engrenagem.",
            "Com escora, a peça é trocada e a folha volta ao nível; só então se acertam força e parada. A folga da cremalheira fica em {rack.clearance}.",
            "O serviço escora, repõe o apoio e termina na regulagem do motor, com {rack.clearance} entre cremalheira e engrenagem no portão deslizante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso levantar o lado caído na mão?",
        answers: [
          "Não. A folha pode escapar de vez; ela é escorada antes de se mexer na dobradiça, na roldana ou no cabo.",
          "Não, nem com macaco ou calço: sem escora própria, a folha tomba sobre quem levanta.",
        ],
      },
      {
        question: "Precisa de serralheiro?",
        answers: [
          "Dobradiça, roldana, cabo e alinhamento são conosco. Coluna que cedeu ou quadro podre pede pedreiro ou serralheiro.",
          "Depende do que cedeu: peça gasta nós trocamos; quadro torcido ou coluna inclinada é de serralheria e obra.",
        ],
      },
      {
        question: "Posso continuar usando com o motor?",
        answers: [
          "Não, porque o motor puxa a folha torta, queima e quebra o braço ou a engrenagem. No basculante há ainda risco de queda.",
          "Melhor parar já. Cada abertura aumenta o empeno e o esforço do motor, e o conserto fica mais caro.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Ajuste ou troca simples leva até {trade.smallRepair}. Solda e desempeno ocupam mais tempo, combinado no orçamento.",
          "Até {trade.smallRepair} para dobradiça ou roda de fácil acesso; quadro e solda pedem meio dia ou mais.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das duas pontas e das dobradiças, roldanas ou cabos, tiradas de longe",
  },
  {
    id: "raspando-em-cima",
    broader: "torto",
    label: "Portão raspando em cima, no batente ou na parede",
    phrase: "o portão que raspa",
    asks: [
      "portão raspa parede",
      "portão raspa muro",
      "portão raspa lateral",
      "portão raspa coluna",
      "portão pega parede",
      "portão garagem raspa parede",
      "raspa cima",
      "raspando em cima",
      "pega cima",
      "raspa teto",
      "pega teto",
      "encosta teto",
      "raspa viga",
      "pega viga",
      "raspa laje",
      "pega laje",
      "raspa verga",
      "raspa batente",
      "pega batente",
      "enrosca batente",
      "raspa moldura",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão pegando no batente, na parede ou em cima saiu do esquadro, por dobradiça que cedeu, guia superior gasta ou, no basculante, folha que sobe torta ou além do ponto. Pare de forçar o motor, porque o atrito gasta a engrenagem. O alinhamento em casa custa a partir de {price.preventive}, sem peças.",
        "O portão de garagem que raspa na parede está inclinado ou empenado, porque a dobradiça, a guia de cima ou o cabo cedeu, conforme o tipo. Não lixe nem corte antes de achar a causa, pois ele voltaria a raspar. Alinhar e regular em residência começa em {price.preventive}, fora peças.",
        "Quando o portão raspa em cima, a folha caiu de um lado ou passou do ponto de parada, e a tinta arrancada mostra onde. Desligue o disjuntor e não force, porque o motor se gasta. Acertar a dobradiça, a guia ou o fim de curso custa em casa a partir de {price.preventive}, sem peças.",
        "Portão empenado raspando na parede precisa ser desempenado ou alinhado, e não lixado, porque a folha continua cedendo. O técnico verifica dobradiças, coluna e guia e, se o quadro entortou, entra a serralheria. O ajuste em casa parte de {price.preventive}, sem peças, e o desempeno é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha raspa em cima", "O que a tinta arrancada mostra"],
        slots: [
          [
            "A marca só no canto mostra folha caída, por dobradiça gasta ou coluna inclinada, e do outro lado abre uma fresta. A marca em todo o percurso indica guia de cima torta ou batente fora do lugar.",
            "Se raspa em um canto, a folha caiu da dobradiça ou a coluna cedeu. Se raspa de ponta a ponta, a guia do portão de correr ou o batente saiu do prumo.",
            "O lugar do risco mostra a causa: no canto, é dobradiça ou coluna; no percurso inteiro, é a guia de cima ou o batente fora de posição.",
          ],
          [
            "No basculante que toca o teto ou a viga, o fim de curso, o sensor que manda parar, está longe demais. Se só um lado encosta, os cabos estão desiguais, e o portão não deve ser usado. No de correr, guia frouxa pode derrubar a folha.",
            "O basculante que bate no alto precisa da parada regulada, e o que sobe torto precisa dos cabos igualados, sem uso até lá. A guia solta do portão de correr é perigosa, pois é ela que mantém a folha em pé.",
            "Se o basculante encosta no teto, a parada está fora do ponto; se encosta de um lado só, é o cabo, e ele não pode ser usado. No portão de correr, a guia com folga deixa a folha tombar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar sem forçar", "Portão torto: só de longe"],
        slots: [
          [
            "Folha torta pode estar presa por um ponto só, então não a endireite na mão nem destrave o motor. Olhe de fora e fotografe.",
            "Não empurre nem solte o motor: ele pode ser o apoio que restou. A verificação é visual, a distância.",
            "O metal forçado pode saltar quando se solta, por isso não force a folha. Veja de longe onde ela encosta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Afaste pessoas e carros dos dois lados.",
          "Olhe frestas, cabos, dobradiças e a guia de cima.",
          "Veja onde a tinta foi arrancada.",
          "Fotografe o ponto e o portão inteiro fechado.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão é alinhado", "Da folha ao ponto de parada"],
        slots: [
          [
            "O técnico escora e mede a folha e troca o que cedeu, seja dobradiça, rolete, guia ou cabo. O quadro empenado passa pelo desempeno, e no fim o percurso, a força e a parada são regulados.",
            "Com a folha escorada, o técnico acha o que saiu do lugar e troca dobradiça, roletes ou cabo. Se o quadro entortou, entra a serralheria, e no fim o motor é regulado.",
            "Com a folha escorada, o técnico mede, troca a peça gasta, do rolete ao cabo, e corrige o empeno. No fim, a parada e a força do motor são reguladas de novo.",
          ],
          [
            "Regulagem e rolete custam menos, dobradiça e cabo um pouco mais, e coluna ou quadro empenado é o serviço mais caro. O valor é informado antes de começar.",
            "Do mais barato ao mais caro vêm o ajuste, os roletes, a dobradiça, os cabos e a serralheria, sempre com aprovação antes.",
            "O mais barato é regular; o mais caro, endireitar quadro ou firmar coluna. O orçamento separa cada parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar ou lixar onde raspa?",
        answers: [
          "Não antes do alinhamento: a folha continua cedendo, e o corte só disfarça.",
          "Melhor esperar. Depois de alinhada, quase nunca é preciso tirar material.",
        ],
      },
      {
        question: "Raspar em cima estraga o motor?",
        answers: [
          "Sim, com o tempo: o atrito aumenta a força, esquenta e faz o portão voltar sozinho.",
          "Sim, porque ele puxa contra o batente, e a engrenagem é a primeira a se gastar.",
        ],
      },
      {
        question: "Só raspa com sol forte. Por quê?",
        answers: [
          "O metal dilata e a folga que era pequena some. Acertar a fresta ou a dobradiça resolve.",
          "No calor a folha cresce alguns milímetros. Se passa livre de manhã e raspa à tarde, falta folga, que o técnico regula.",
        ],
      },
      {
        question: "Posso continuar usando?",
        answers: [
          "Pouco, se a folha anda reta e só encosta de leve. Basculante torto ou folha de correr com guia frouxa não devem ser usados.",
          "Use o mínimo, e só se a folha está firme. Se ela está inclinada ou balança no alto, desligue até o conserto.",
        ],
      },
    ],
    photo: "fotos do ponto que raspa, do portão inteiro fechado e das dobradiças ou da guia",
  },
  {
    id: "aluminio-torto",
    broader: "torto",
    label: "Portão de alumínio torto",
    phrase: "o portão de alumínio torto",
    asks: ["alumínio torto", "alumínio entortou", "alumínio empenado", "alumínio empenou", "alumínio desalinhado"],
    intent: "repair",
    answers: {
      any: [
        "Portão de alumínio torto tem conserto: se a folha está reta e fora do lugar, é roldana, dobradiça ou trilho, e o acerto em casa parte de {price.preventive}, sem peças. Se o perfil de alumínio dobrou ou cedeu no lugar do motor, o serralheiro troca o perfil e nós refazemos a fixação.",
        "O portão de alumínio que empenou tem conserto conforme o que cedeu: apoio gasto, canto solto ou perfil dobrado. O alinhamento e a troca de roldana ou dobradiça fazemos nós, em casa a partir de {price.preventive}, sem peças. Perfil dobrado se troca no serralheiro. Até lá, deixe o disjuntor desligado.",
        "Se o motor arranca o parafuso do portão de alumínio, o perfil fino não tem reforço onde o motor prende. Desligue o disjuntor e não aperte de novo no mesmo furo. O técnico põe chapa de reforço dos dois lados, com parafuso passante, e baixa a força do motor. O valor sai de graça, por foto do ponto.",
        "Portão de alumínio empenado, desalinhado e pegando, ou torto porque bateram nele, se resolve pelo apoio ou pelo perfil. Roldana, dobradiça e fixação do motor acertamos a partir de {price.preventive} em casa, sem contar peças; régua e perfil dobrados são trocados no serralheiro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o portão torto", "Olhe sem forçar"],
        slots: [
          [
            "Olhe de longe, porque folha torta pode estar presa por um ponto só. Não destrave: sem o motor, o apoio que restou pode ceder.",
            "A chave de destravar fica guardada, já que o motor pode ser o último apoio. Corda, alavanca e para-choque não desempenam e derrubam.",
            "Não puxe nem destrave: a folha pode cair do ponto que ainda segura. A avaliação é só visual.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor, sem passar sob a folha.",
          "Afaste pessoas, animais e carros dos dois lados.",
          "Compare de longe as frestas dos dois lados da folha.",
          "Fotografe de frente, de cada lado e o ponto da batida.",
          "Deixe o portão parado até a avaliação.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão de alumínio entorta", "Apoio, canto ou perfil"],
        slots: [
          [
            "O alumínio cede em lugares conhecidos, e a fresta mostra qual.",
            "Compare as frestas com a lista.",
            "O desenho do vão, igual ou não dos dois lados, aponta a causa.",
          ],
        ],
        bullets: [
          "Folha reta, mas inclinada: roldana ou dobradiça gasta",
          "Diagonais diferentes: rebite ou parafuso de canto solto",
          "Perfil amassado onde o motor prende: faltou chapa de reforço",
          "Régua ou perfil dobrado: batida de carro ou vento em folha fechada",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão é alinhado", "O conserto da folha de alumínio"],
        slots: [
          [
            "A folha é escorada e medida nas diagonais, para saber se o quadro empenou ou se um apoio baixou. O que gastou é trocado, os cantos são refeitos com parafuso, e o prumo, conferido.",
            "Com escora, medem-se as diagonais, a coluna e o trilho. Trocam-se roldana ou dobradiça e reapertam-se os cantos, agora com parafuso.",
            "Escorada, a folha tem as diagonais medidas: iguais, o problema é apoio; diferentes, é quadro. Apoio novo e canto reforçado devolvem o prumo.",
          ],
          [
            "No ponto do motor entra chapa de reforço por dentro, com parafuso passante, e depois se regulam força e parada. No de correr, a cremalheira volta a {rack.clearance} da engrenagem.",
            "Uma chapa interna com parafuso passante reforça o lugar do motor, que é regulado em seguida. A cremalheira do deslizante fica a {rack.clearance}.",
            "Reforça-se por dentro o lugar em que o motor puxa, e regula-se a força no mínimo. Em portão de correr, a folga da cremalheira é de {rack.clearance}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "Ajuste, apoio ou perfil novo"],
        slots: [
          [
            "Do mais barato ao mais caro: realinhar e apertar, trocar roldana ou dobradiça, reforçar o ponto do motor e trocar perfil. Um ajuste simples leva até {trade.smallRepair}; perfil depende do serralheiro.",
            "Realinhar custa menos, depois vêm apoio e reforço, e o perfil novo é o mais caro. O acerto simples toma até {trade.smallRepair}.",
            "Em custo, ajuste, apoio, reforço e perfil, nessa ordem. Sem peça, são até {trade.smallRepair}; a troca de perfil segue o prazo da serralheria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para desentortar perfil de alumínio?",
        answers: [
          "Pouco: dobrado, ele fica fraco e marcado. Troca-se o perfil ou a régua e reforça-se o ponto do motor.",
          "Em empeno leve, o reforço por trás resolve; dobra funda pede perfil novo, no serralheiro.",
        ],
      },
      {
        question: "Posso usar o motor com a folha torta?",
        answers: [
          "Não: ele força, abre mais o canto e pode arrancar o suporte. Deixe o disjuntor desligado até o acerto.",
          "Melhor não. No basculante, folha torta não se aciona nem se destrava.",
        ],
      },
      {
        question: "Bateram no portão. O seguro paga?",
        answers: [
          "O do carro que bateu costuma pagar, com boletim, fotos e orçamento por itens. Faça as fotos antes de mexer em qualquer peça.",
          "Em geral, o seguro do motorista. Guarde imagens da batida e peça o orçamento separando folha, motor e mão de obra.",
        ],
      },
      {
        question: "O motor estraga com a batida?",
        answers: [
          "Pode: a pancada empurra a folha contra a engrenagem. Na visita se medem o eixo, a cremalheira e o fim de curso antes de religar.",
          "Às vezes a engrenagem perde dente ou o suporte entorta. Por isso ele só volta a ligar depois de conferido com a folha reta.",
        ],
      },
    ],
    photo: "fotos de frente e dos dois lados, e do ponto em que o motor prende na folha",
  },
  {
    id: "correr-torto",
    broader: "torto",
    label: "Portão de correr torto",
    phrase: "o portão de correr torto",
    asks: [
      ...combine(["correr", "deslizante"], ["torto", "anda torto", "entortou", "empenado", "empenou", "fora prumo"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr torto tem roldana gasta de um lado, guia de cima frouxa, trilho afundado ou quadro empenado, e pode sair do trilho e tombar. Desligue o disjuntor e não empurre a folha inclinada. O alinhamento em casa parte de {price.preventive}, sem peças nem solda.",
        "Se o portão deslizante está andando torto, olhe de longe para onde ele pende. Ponta baixa indica roldana ou trilho; folha deitada indica guia de cima; canto aberto indica quadro empenado. Pare de usar, porque inclinado ele pode tombar. Alinhar em casa custa a partir de {price.preventive}, fora peças e solda.",
        "O portão de correr que anda inclinado ou raspa na guia perdeu um apoio: a roldana, a guia ou o trilho cedeu, ou o próprio quadro entortou. Deixe o disjuntor desligado e não destrave. O técnico escora e alinha a folha, a partir de {price.preventive} em residência, sem contar peças e solda.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão de correr entorta", "Roldana, guia, trilho ou quadro"],
        slots: [
          [
            "A ponta mais baixa costuma estar sobre uma roldana sem rolamento, e a cremalheira sai da altura da engrenagem. Trilho afundado ou com a emenda aberta faz a folha pender sempre no mesmo trecho.",
            "Uma roldana gasta baixa só a ponta onde ela está, e a cremalheira se afasta da engrenagem. Se a inclinação aparece sempre no mesmo lugar, o trilho cedeu ali.",
            "Uma roldana travada ou gasta faz descer um lado da folha, e os dentes da cremalheira saem do lugar. Quando o portão inclina num ponto fixo, o trilho afundou naquele trecho.",
          ],
          [
            "A guia de cima solta é o caso mais perigoso, porque a folha pode tombar. Batida de carro e solda aberta entortam o quadro e deixam frestas diferentes em cima e embaixo.",
            "A folha que balança no alto está sem guia firme e pode cair para o lado. Fresta desigual mostra um quadro empenado por batida ou por solda rompida.",
            "Sem os roletes firmes em cima, nada segura a folha em pé. O canto aberto ou a fresta torta mostram que o quadro entortou.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o portão torto", "Como olhar o portão torto sem risco"],
        slots: [
          [
            "Olhe só de longe, porque a folha torta pode estar presa por um ponto só. Corda e alavanca não endireitam o portão e podem derrubar a folha.",
            "Fique fora do alcance da folha e não destrave o motor. Sem ele, o apoio que restou pode ceder.",
            "Não tente endireitar na mão nem soltar o motor. Uma folha torta pode tombar com um empurrão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Afaste pessoas, animais e carros dos dois lados.",
          "Olhe de longe as frestas, as roldanas e a guia de cima.",
          "Fotografe de frente e de cada lado.",
          "Deixe o portão parado até a avaliação.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do alinhamento", "Peça gasta ou quadro empenado"],
        slots: [
          [
            "Guia e roldana são as trocas mais baratas e levam até {trade.smallRepair}. Refazer um trecho do trilho custa mais. O mais caro é o quadro empenado ou a coluna, que precisam de serralheria. Folha muito torcida ou podre pode sair melhor nova.",
            "O preço sobe conforme o que cedeu. Roldana e guia se resolvem em até {trade.smallRepair}; o trilho vem depois; desempenar o quadro com solda é o mais caro. Se a ferrugem furou a folha, compare com uma nova.",
            "Trocar o apoio gasto custa pouco e leva até {trade.smallRepair}. Refazer o trilho custa mais, e desempenar e soldar, mais ainda. Com o quadro muito torcido, peça também o preço de uma folha nova.",
          ],
          [
            "A folha é escorada, medida nas diagonais e posta no nível antes de se mexer no motor. No fim, a cremalheira volta a {rack.clearance} da engrenagem.",
            "Com a folha escorada, o técnico mede as diagonais e o trilho e troca o que cedeu. Só então ele regula o motor, com {rack.clearance} de folga na cremalheira.",
            "O serviço começa pela escora e termina no motor. A cremalheira fica a {rack.clearance} da engrenagem em todo o percurso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como deixo a casa fechada com o portão torto?",
        answers: [
          "Não use a folha como fechamento. Tranque as portas de dentro, deixe uma luz acesa na entrada e avise no chamado que a casa ficou aberta.",
          "Tranque as portas internas e isole a passagem. Diga na mensagem que o portão ficou aberto, porque esse caso é atendido primeiro.",
        ],
      },
      {
        question: "A cremalheira precisa ser trocada depois do acerto?",
        answers: [
          "Em geral, não. Se os dentes estão inteiros, a barra só é realinhada, com {rack.clearance} de folga em todo o comprimento.",
          "Só se os dentes se quebraram. Nos outros casos, basta acertar a altura até a folga de {rack.clearance}.",
        ],
      },
      {
        question: "Troco uma roldana ou as duas?",
        answers: [
          "As duas, de preferência: roldana nova de um lado e velha do outro deixa a folha inclinada de novo.",
          "O par. O desgaste das duas é parecido, e trocar uma só deixa a folha desnivelada.",
        ],
      },
      {
        question: "Bateram no portão. O seguro paga?",
        answers: [
          "Quem bateu, ou o seguro dessa pessoa, costuma pagar. Fotografe antes do conserto e peça o orçamento com a causa por escrito.",
          "Em regra, paga quem bateu. Guarde fotos, a placa do carro e o orçamento por escrito antes de mandar consertar.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das roldanas e da guia de cima, tiradas de longe",
  },
  {
    id: "ferro-torto",
    broader: "torto",
    label: "Portão de ferro torto",
    phrase: "o portão de ferro torto",
    asks: [
      "ferro torto",
      "portão ferro torto",
      "portão ferro entortou",
      "portão ferro empenado",
      "portão ferro empenou",
      "portão aço torto",
      "portão ferro desalinhado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de ferro torto tem conserto na maioria das vezes: apoio gasto, alinhamento e regulagem são conosco, a partir de {price.preventive} em casa, sem peças, e desempenar ou soldar o quadro é do serralheiro. Desligue o motor e não force a folha torta.",
        "Para endireitar portão de ferro, primeiro se descobre se o quadro empenou ou se só a roldana ou a dobradiça cedeu: diagonais iguais, apoio; diferentes, quadro. O apoio e a regulagem partem de {price.preventive} em residência, fora peças; desempenar é do serralheiro.",
        "Entortaram o portão de ferro? Desligue o disjuntor e não empurre. Batida costuma empenar o quadro, que se desempena na serralheria; roldana, guia e regulagem, que fazem o portão pender, são conosco, e a visita em casa custa a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão de ferro entorta", "Solda, batida ou apoio gasto"],
        slots: [
          [
            "Folha reta que pende tem roldana, dobradiça ou trilho gasto. Folha empenada tem solda trincada no canto, batida de carro ou ferrugem na base.",
            "São dois casos: a folha está reta e caiu o apoio, ou o próprio quadro saiu do esquadro. No segundo, a causa é solda, batida ou ferrugem.",
            "Roldana ou dobradiça gasta pende a folha sem entortá-la. Batida, solda aberta e base enferrujada entortam o quadro.",
          ],
          [
            "Os trancos do motor com força alta abrem a solda do canto com o tempo. A pancada de um para-choque tira a folha do esquadro de uma vez.",
            "Força alta no motor racha a solda aos poucos. Um carro faz o mesmo em um segundo, e ainda tira a guia do prumo.",
            "Solda de canto trinca com tranco repetido, por força alta do motor. Já a batida empena e desloca a guia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o portão torto", "Portão torto: olhe sem forçar"],
        slots: [
          [
            "A avaliação é de longe, porque folha torta pode estar presa por um ponto. Não destrave: sem o motor, o apoio que restou pode ceder.",
            "Corda, alavanca e carro não desempenam e podem derrubar. A chave de destravar fica guardada.",
            "Olhe sem tocar, com o disjuntor desligado. Folha torta solta do motor pode tombar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor, sem passar sob a folha.",
          "Afaste pessoas, animais e carros dos dois lados.",
          "Olhe de longe as frestas, os cabos, as roldanas e a guia.",
          "Fotografe de frente, de cada lado e o ponto da batida.",
          "Deixe o portão parado até a avaliação.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão é alinhado", "O trabalho na folha empenada"],
        slots: [
          [
            "A folha é escorada e medida nas duas diagonais, para ver se o quadro empenou ou se um apoio baixou. Só então se troca peça ou se desempena.",
            "Com escora, medem-se diagonais, prumo da coluna e nível do trilho. O resultado diz se é peça ou quadro.",
            "Escorada, a folha tem as diagonais medidas: iguais, apoio; diferentes, quadro. O conserto segue disso.",
          ],
          [
            "Se é quadro, o serralheiro desempena e solda com a central desconectada. No fim, motor e parada são regulados, e a cremalheira, no de correr, volta a {rack.clearance}.",
            "Quadro vai para desempeno, com a placa fora do circuito. Depois se regula o motor e se refaz a folga de {rack.clearance} no deslizante.",
            "O serralheiro endireita e reforça o quadro. Por último vêm a regulagem do motor e a folga de {rack.clearance} da cremalheira.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Portão torto: do que depende o preço", "Do apoio gasto ao quadro refeito"],
        slots: [
          [
            "O mais barato é o apoio gasto, depois vêm desempeno, solda com reforço e, no topo, quadro refeito ou folha nova. Folha grande encarece tudo.",
            "A ordem é roldana ou dobradiça, desempeno, reforço e folha nova. O tamanho muda mais que o motor.",
            "Apoio embaixo, desempeno no meio, folha nova em cima. Com ferrugem furando o tubo, a folha nova pode sair melhor.",
          ],
          [
            "Batida de terceiro pede fotos e o contato do motorista, porque o seguro dele pode pagar. O total se divide em até {shop.instalments} vezes no cartão.",
            "Guarde fotos e dados do motorista para o seguro. A nossa parte vai em até {shop.instalments} vezes no cartão.",
            "Se foi outro carro, anote e fotografe antes de mexer. Parcelamos a nossa parte em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor pode ter entortado o portão?",
        answers: [
          "Pode, se a força está alta ou o braço puxa tubo sem reforço. Depois do conserto, a força é baixada e o ponto ganha chapa.",
          "Sim, com força acima do necessário. A regulagem e um reforço no ponto evitam a repetição.",
        ],
      },
      {
        question: "Tubo podre de ferrugem tem conserto?",
        answers: [
          "Tem, no trecho: corta-se, solda-se outro e pinta-se com fundo. Se a base inteira está furada, folha nova compensa.",
          "Trecho a trecho, sim. Com ferrugem em toda a base, é melhor refazer.",
        ],
      },
      {
        question: "Posso usar o portão torto?",
        answers: [
          "Não. Fora do esquadro, ele força motor, roldana e dobradiça, e pode sair do trilho. Deixe o disjuntor desligado.",
          "Melhor parar: a folha torta gasta tudo e pode cair. Espere o alinhamento.",
        ],
      },
      {
        question: "Quanto tempo leva endireitar?",
        answers: [
          "Apoio e regulagem cabem em até {trade.smallRepair} de trabalho simples. Desempeno e solda levam um dia ou mais, por causa da pintura.",
          "Trocar roldana ou dobradiça é rápido. Quadro desempenado pode passar de um dia.",
        ],
      },
    ],
    photo: "fotos de frente e dos dois lados, das soldas dos cantos e do ponto em que o motor prende",
  },
  {
    id: "portao-torto-nao-fecha",
    broader: "torto",
    label: "Portão torto que não fecha",
    phrase: "o portão torto que não fecha",
    asks: [
      "portão travou folha torta",
      "folha torta travou",
      "portão travado folha torta",
      "folha torta travado",
      "travou torto portão",
      "portão travou torto",
      ...combine(
        ["portão torto", "portão desalinhado", "portão empenado", "folha torta", "portão fora prumo"],
        ["não fecha", "não fecha direito", "não fecha mais", "não encosta", "não encaixa"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão torto não fecha porque a folha perdeu o alinhamento e encosta antes do fim; acertar a folha vem antes de mexer no motor. Desligue o disjuntor e não force pelo controle. Em basculante torto ninguém destrava nem passa embaixo, porque um cabo pode ter cedido.",
        "Se o portão está torto ou desalinhado e não fecha, pare de usar e desligue o disjuntor: o motor que empurra a folha torta quebra a engrenagem ou o braço. A causa costuma ser roldana, dobradiça, cabo ou uma batida. O técnico escora a folha, corrige o apoio e só depois regula o fechamento.",
        "Portão que travou com a folha torta não se força nem se destrava: um apoio cedeu, e a folha pode cair. Desligue o disjuntor, afaste todos e fotografe de longe. O técnico escora, alinha a folha e só depois confere o motor; o orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão ficou torto", "A causa em cada tipo de portão"],
        slots: [
          [
            "A folha entorta quando um dos apoios cede ou depois de uma batida. O apoio muda com o tipo de portão.",
            "Cada portão tem um ponto que costuma ceder primeiro. Veja qual é o do seu, olhando de longe.",
          ],
        ],
        bullets: [
          "De correr: roldana gasta, trilho afundado ou guia de cima frouxa.",
          "Basculante: cabo esticado de um lado só, contrapeso preso ou braço torto.",
          "De abrir: dobradiça caída ou coluna que cedeu.",
          "Qualquer um: batida de carro, solda aberta ou quadro enferrujado.",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o conserto", "Cuidados com a folha torta"],
        slots: [
          [
            "Não acione o motor e mantenha pessoas e carros longe. A folha de correr fora do alinhamento pode sair do trilho e tombar, e o basculante torto pode cair. Se a casa ficou aberta, tranque as portas de dentro e diga isso ao chamar.",
            "A folha torta não deve ser empurrada, calçada nem destravada. Deixe o disjuntor desligado, isole o vão e fotografe de longe os dois lados. Casa aberta para a rua é atendida primeiro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão volta a fechar", "O conserto: folha primeiro, motor depois"],
        slots: [
          [
            "O técnico escora a folha e troca o apoio que cedeu, como roldana, dobradiça ou cabo. Quadro empenado é desempenado ou soldado, serviço de serralheria. Com a folha reta, o motor recebe um novo ajuste de parada e de força.",
            "Com a folha segura, a peça gasta é trocada e o alinhamento é conferido. Se o quadro dobrou, ele passa pelo serralheiro. Só no fim o fechamento é regulado, porque o ponto de parada muda com a folha reta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Regular o motor faz o portão torto fechar?",
        answers: [
          "Não. A força maior só aperta a folha contra o batente e quebra alguma peça. O alinhamento vem primeiro.",
          "Não resolve: o motor não endireita a folha, e o ajuste feito com ela torta se perde depois.",
        ],
      },
      {
        question: "Dá para fechar o portão torto na mão?",
        answers: [
          "Só o de abrir, devagar, com o disjuntor desligado e a dobradiça firme. O de correr inclinado e o basculante ficam parados.",
          "No de correr fora do alinhamento e no basculante, não, porque a folha pode tombar ou cair. O de abrir pode ser encostado com cuidado.",
        ],
      },
      {
        question: "Portão empenado tem conserto?",
        answers: [
          "Na maioria das vezes, sim, quando o quadro dobrou pouco. Folha muito torcida ou podre embaixo costuma pedir outra.",
          "Tem, se o metal está bom e o desvio é pequeno. O serralheiro vê se compensa desempenar ou fazer outra folha.",
        ],
      },
    ],
    photo: "fotos da folha inteira e dos dois lados, tiradas de longe",
  },
  {
    id: "alguem-se-pendurou-no-portao",
    broader: "torto",
    label: "Alguém se pendurou no portão",
    phrase: "o portão forçado por quem se pendurou",
    asks: [
      ...combine(
        ["criança pendurou portão", "se pendurou portão", "penduraram portão", "pendurou portão", "escalaram portão"],
        [
          "entortou",
          "quebrou",
          "não fecha",
          "não abre",
          "parou",
          "torto",
          "travou",
          "estragou",
          "empenou",
          "caiu",
          "desalinhou",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se uma criança se pendurou no portão e ele entortou, desligue o disjuntor e não acione: o motor piora o empeno e a folha pode cair. Quase sempre cedeu a dobradiça, a guia ou a roldana, e a folha se alinha de novo. O acerto em casa parte de {price.preventive}, sem peças nem solda.",
        "Portão que ficou torto depois que alguém se pendurou ou subiu nele não deve ser usado nem endireitado na mão. O peso na ponta abre a dobradiça do de abrir, tira o de correr da guia e puxa o cabo do basculante. Desligue o disjuntor, afaste todos e mande fotos de longe para o orçamento grátis.",
        "Quando alguém escala ou se pendura e o portão para de fechar, a folha saiu do alinhamento, e não o motor que quebrou. Corte a energia, não destrave e mantenha crianças longe. O técnico escora, alinha e testa o motor, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o peso de uma pessoa entorta", "Onde a folha cede"],
        slots: [
          [
            "A folha é calculada para o próprio peso. Uma pessoa na ponta funciona como alavanca, e cede o ponto mais fraco: a dobradiça de cima no de abrir, o rolete da guia no de correr, o braço ou o cabo no basculante.",
            "O peso na ponta força o apoio do outro lado. No portão de abrir desce a ponta; no de correr, a folha se inclina e solta da guia; no basculante, um cabo estica e ela sobe torta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até a visita", "Passos seguros com a folha torta"],
        slots: [
          [
            "Com o disjuntor desligado, olhe de longe se a folha encosta no piso, se um lado está mais baixo ou se há solda aberta. Não force para fechar e não deixe ninguém encostar.",
            "Desligue a energia e veja, sem tocar, qual lado desceu e se alguma solda ou parafuso abriu. A folha que perdeu um apoio pode tombar, por isso isole a passagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão volta ao lugar", "O alinhamento da folha"],
        slots: [
          [
            "O técnico escora a folha, alinha ou troca a dobradiça, a guia ou o cabo, e só depois liga o motor para regular a força e o percurso. Quadro empenado vai para a serralheria, com o valor informado antes.",
            "Primeiro se alinha a folha, com escora, e se troca a peça que cedeu; o motor é testado no fim. Se o quadro dobrou, entra desempeno ou solda, orçado à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor quebra com uma criança pendurada?",
        answers: [
          "A engrenagem pode gastar se ele puxou com o peso extra, mas em geral o dano fica na folha.",
          "Nem sempre. O técnico confere a engrenagem e o braço depois de alinhar a folha.",
        ],
      },
      {
        question: "Como evito que a criança se pendure?",
        answers: [
          "Explique o risco, deixe o controle fora do alcance e não permita brincadeira perto da folha, nem com ela parada.",
          "Controle guardado, fotocélula funcionando e a regra de nunca subir no portão, mesmo desligado.",
        ],
      },
      {
        question: "Dá para usar o portão só um pouco torto?",
        answers: [
          "Não convém: cada abertura aumenta o empeno e pode soltar a folha.",
          "Melhor não. O que hoje é alinhamento vira troca de braço ou de dobradiça.",
        ],
      },
    ],
  },
];
