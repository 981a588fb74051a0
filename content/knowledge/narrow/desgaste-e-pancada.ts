import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Wear and blows that show at one place, by one sound or in one direction only, which is what tells their cause. */
export const desgasteEPancada: NarrowConcept[] = [
  {
    id: "cremalheira-gasta-num-trecho",
    broader: "cremalheira",
    label: "Cremalheira gasta só num trecho",
    phrase: "a cremalheira gasta só num trecho",
    asks: [
      "cremalheira torta meio",
      "cremalheira empenada meio",
      "cremalheira meio percurso",
      "só um gomo cremalheira comido",
      "gomo cremalheira comido",
      "só um gomo cremalheira",
      "um gomo cremalheira gasto",
      "gomo meio gastou novo",
      ...combine(
        [
          "cremalheira gastando",
          "cremalheira gasta",
          "cremalheira gastou",
          "cremalheira desgastada",
          "cremalheira comida",
        ],
        ["meio", "só meio", "meio percurso", "só meio percurso", "trecho", "um pedaço", "mesmo lugar"],
      ),
      ...combine(["desgaste cremalheira", "dentes cremalheira"], ["meio", "só meio", "trecho", "mesmo ponto"]),
      "cremalheira gasta mesmo ponto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cremalheira torta no meio do percurso vem de gomo mal emendado, parafuso ou solda que cedeu, ou de trilho afundado que entorta a folha ali. Não force, porque a engrenagem pula e perde dentes. O técnico realinha o trecho e troca o gomo só se ele empenou; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Cremalheira gastando só no meio do percurso está apertada, frouxa ou desalinhada naquele trecho, quase sempre por trilho afundado, folha torta ou emenda de gomos fora do passo. Troca-se só o gomo gasto, depois de corrigir a causa; a visita de ajuste parte de {price.preventive} em casa, sem peças.",
        "Quando a cremalheira está gastando só no meio do percurso, o defeito é daquele trecho: trilho que cedeu, folha torta ou gomos mal emendados mudam a folga. O técnico acerta o ponto e troca apenas o gomo comido, em visita a partir de {price.preventive} em residência, fora as peças.",
        "Se a cremalheira está gastando só no meio do percurso, ela encosta demais ou de menos na engrenagem ali, por causa de trilho afundado, folha torta ou emenda errada. Corrige-se primeiro o trecho e depois se troca o gomo; em casa, o ajuste começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só aquele trecho gasta", "O que muda no meio do percurso"],
        slots: [
          [
            "A folga entre a barra e a engrenagem devia ser a mesma, {rack.clearance}, do começo ao fim. Onde os dentes afinaram, alguma destas causas mudou essa distância.",
            "Dente comido num ponto só mostra que ali a folga deixou de ser de {rack.clearance}. As razões comuns são estas.",
            "Compare o trecho gasto com o resto do caminho e procure a diferença. O que tira a folga dos {rack.clearance} costuma estar nesta lista.",
          ],
        ],
        bullets: [
          "Trilho afundado: a folha desce e a barra aperta a engrenagem",
          "Folha embarrigada ou torta, que afasta e aproxima a barra",
          "Emenda entre dois gomos com o passo dos dentes fora de medida",
          "Parafuso ou suporte frouxo, com a barra cedendo",
          "Meia abertura frequente, que usa sempre os mesmos dentes",
        ],
      },
      {
        about: "check",
        headings: ["Como conferir sem desmontar", "O que olhar antes de chamar"],
        slots: [
          [
            "Com o disjuntor desligado e as mãos longe dos dentes, dá para achar a causa só olhando. Ninguém põe a mão entre a barra e a engrenagem.",
            "Desligue o disjuntor antes de se aproximar e apenas olhe, sem encostar nos dentes. Um giz ajuda a marcar o ponto.",
            "Essa conferência se faz com o motor sem energia e só com os olhos. Mantenha dedos e roupa afastados da engrenagem.",
          ],
        ],
        steps: [
          "Marque no muro ou na folha onde começa e termina o desgaste.",
          "Procure ali emenda, parafuso frouxo ou suporte solto.",
          "Veja se o trilho nesse ponto tem degrau, afundamento ou piso quebrado.",
          "Religue, afaste-se e observe se a folha balança ou desce ao passar ali.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corrige o trecho", "Causa primeiro, gomo depois"],
        slots: [
          [
            "O técnico acerta primeiro o que mudou a folga: calça ou solda o trilho, troca a roldana, desempena a folha ou reaperta o suporte. Sem isso, o gomo novo se gasta igual.",
            "Antes de trocar a peça, corrigem-se trilho, roldana, folha ou fixação, conforme o caso. Um gomo novo sobre a mesma causa perde os dentes do mesmo jeito.",
            "A correção começa pelo trilho, pela roldana, pela folha ou pelo suporte, onde estiver o defeito. Só depois entra o gomo, que de outro modo acabaria tão cedo quanto o antigo.",
          ],
          [
            "A emenda nova é alinhada com outro pedaço de cremalheira encaixado por baixo, para manter o passo dos dentes. No fim, a folga é medida de ponta a ponta e a engrenagem do motor é conferida.",
            "Para o passo não falhar, um pedaço de barra serve de gabarito na junção. Feito isso, mede-se a folga no percurso inteiro e se olha o estado da engrenagem.",
            "Na junção, um segundo pedaço de barra, com os dentes encaixados, garante a distância certa. A folga é verificada ao longo de todo o caminho, e a engrenagem também.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a cremalheira inteira?",
        answers: [
          "Não, se os outros dentes estão bons: basta o gomo gasto, do mesmo passo e material. A barra inteira só entra quando o desgaste aparece em vários pontos ou o modelo saiu de linha.",
          "Em geral não. Um gomo igual, com o mesmo passo, resolve quando o resto está inteiro; vários trechos comidos ou peça sem igual à venda pedem a barra toda.",
        ],
      },
      {
        question: "Posso só mudar os gomos de lugar?",
        answers: [
          "Adianta por pouco tempo. Os dentes gastos vão para outro ponto, a causa continua no mesmo lugar e come o gomo que for posto ali.",
          "Não compensa, porque o defeito do trilho ou da folha fica. O gomo bom passa a gastar naquele trecho, e o ruim segue pulando em outro.",
        ],
      },
      {
        question: "Dá para usar o portão até o conserto?",
        answers: [
          "Se não pula dentes, use o mínimo. Com estalo, pulo ou folha travando, desligue o disjuntor, porque cada pulo também gasta a engrenagem do motor.",
          "O mínimo possível, e só enquanto ele anda sem pular. Estalou ou travou, corte a energia no disjuntor antes que a engrenagem se perca junto.",
        ],
      },
      {
        question: "O que pesa no preço do conserto?",
        answers: [
          "O gomo é a parte menor; trilho e solda costumam pesar mais, e a engrenagem gasta soma outro item. Peça e serviço são orçados juntos depois de vista a causa.",
          "Pesa mais a causa que o gomo: reparar trilho ou folha custa mais que trocar um pedaço de barra. Se a engrenagem também gastou, ela entra no mesmo orçamento.",
        ],
      },
    ],
    photo: "uma foto dos dentes no trecho gasto, outra do trilho no mesmo ponto e a largura da folha",
  },
  {
    id: "cremalheira-gasta-na-ponta",
    broader: "cremalheira",
    label: "Cremalheira gasta só na ponta",
    phrase: "a cremalheira gasta só na ponta",
    asks: [
      "cremalheira gasta na ponta",
      ...combine(
        [
          "cremalheira gastando",
          "cremalheira gasta",
          "cremalheira gastou",
          "cremalheira comida",
          "dente cremalheira gasto",
        ],
        ["ponta", "só ponta", "começo", "só começo", "início", "só início", "final", "só final"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Cremalheira que gastou só na ponta sofre na partida ou na parada: o motor arranca com força demais ou desliga tarde e empurra a folha contra o batente. Acertam-se a força e o fim de curso e troca-se só o gomo da ponta, orçado por foto; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Quando a cremalheira gasta só na ponta, o problema está no fim do percurso, com parada tardia no fim de curso ou arranque forte demais. Regula-se isso primeiro, desde {price.preventive} em casa, fora peças, e depois entra um gomo novo, o pedaço de barra daquela ponta, orçado pela foto.",
        "A cremalheira gastou só na ponta porque ali os dentes recebem o tranco da partida ou a batida de uma parada tardia. O conserto regula força e fim de curso, em visita que em residência começa em {price.preventive}, sem contar peças, e troca o gomo daquele trecho, com valor dado pela foto.",
        "Dente da cremalheira comido num ponto só mostra que ali o pinhão, a engrenagem do motor, patina ou aperta: emenda desalinhada, barra baixa ou folha que trava naquele lugar. Troca-se o gomo gasto e se acerta a folga de 1 a 2 mm, senão o novo gasta igual. O valor do gomo sai por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que gasta na ponta", "Partida, parada ou fixação"],
        slots: [
          [
            "Na ponta do portão fechado, os mesmos dentes aguentam a partida de todas as aberturas. Se o fim de curso, o sensor de parada, desliga tarde, o motor ainda puxa com a folha já no batente, e os dentes cedem.",
            "Cada abertura começa sobre os mesmos dentes, os da ponta em que a folha fecha. Some-se a isso um sensor de parada, o fim de curso, fora do ponto, e o motor empurra a folha encostada até comer a barra.",
            "Os dentes da extremidade levam o tranco de toda partida, sempre no mesmo lugar. Parada tardia piora: com o fim de curso, que avisa o final, deslocado, o motor insiste contra o batente.",
          ],
          [
            "A fixação é a outra suspeita: suporte solto ou trilho mais alto naquele trecho mudam a folga de {rack.clearance} com a engrenagem. Aí a barra aperta ou pula, e só aquele pedaço se gasta.",
            "Vale olhar também o suporte da barra, porque solto, ou com o trilho desnivelado, tira a folga de {rack.clearance} do lugar. O trecho passa a apertar ou a escapar, e gasta sozinho.",
            "Há ainda o caso da barra mal presa ou do trilho que sobe na ponta. A distância até a engrenagem deixa de ser de {rack.clearance}, e os dentes dali apertam ou escapam.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de chamar", "Sinais que ajudam no orçamento"],
        slots: [
          [
            "Dá para observar de longe, sem tirar tampa nem pôr a mão perto da engrenagem. Pare se o motor girar sem levar a folha.",
            "Estes sinais se veem a distância, com a tampa no lugar e as mãos longe dos dentes. Se a folha não sair e o motor girar, interrompa.",
            "Basta olhar e ouvir, longe da engrenagem e sem abrir o motor. Com o motor girando em falso, não insista.",
          ],
        ],
        steps: [
          "Acione uma vez e ouça se há tranco na partida.",
          "Veja se o motor ronca depois de a folha encostar.",
          "Desligue o disjuntor e olhe os dentes da ponta e o aperto dos suportes.",
          "Fotografe a ponta gasta ao lado de um trecho bom.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige", "Parada, força e gomo novo"],
        slots: [
          [
            "O técnico recua o ponto de parada, ajusta força e desaceleração e confere o batente. Só então entra o gomo novo, com os dentes alinhados na emenda, e a engrenagem do motor é examinada, porque gasta ela estraga a barra nova.",
            "Primeiro se corrigem a parada e a força, que devem ser só o que uma folha leve pede. Em seguida o gomo é trocado, mantendo a distância dos dentes na emenda, e olha-se a engrenagem, que danificada comeria a peça nova.",
            "A ordem importa: regular parada, desaceleração e força antes, trocar o gomo depois. A emenda precisa manter o passo dos dentes, e a engrenagem é conferida, já que dente ruim ali gasta a barra outra vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a cremalheira inteira?",
        answers: [
          "Não, se o resto dos dentes está bom: troca-se o gomo da ponta por um do mesmo passo. A barra inteira só compensa quando há desgaste em vários trechos.",
          "Em geral, não. Um gomo igual na ponta resolve, com a parada já regulada; a troca toda fica para dentes gastos ao longo da folha.",
        ],
      },
      {
        question: "Dá para usar o portão assim?",
        answers: [
          "O mínimo, e só enquanto nenhum dente pula. Se o motor estala e a folha não sai, desligue o disjuntor, porque a engrenagem também está sendo comida.",
          "Com poucas aberturas e sem estalo, até a visita. Patinando na partida, não: corte a energia antes que a engrenagem do motor se gaste.",
        ],
      },
      {
        question: "Posso inverter a barra e usar o lado bom?",
        answers: [
          "Às vezes dá para trocar gomos de lugar, pondo um bom na ponta, se o modelo e os furos permitem. Sem regular a parada, porém, o trecho remanejado gasta igual.",
          "Em barra de gomos iguais, o técnico pode passar um bom para a ponta. A economia só vale depois de corrigidas força e parada.",
        ],
      },
      {
        question: "Quanto custa só o gomo da ponta?",
        answers: [
          "Sai bem menos que a barra inteira, por ser um trecho só, e depende do material e do passo dos dentes. Peça e troca são orçadas juntas pela foto com régua.",
          "Menos que a cremalheira completa, já que se paga um pedaço. Material e distância entre dentes definem o valor, com a mão de obra incluída no orçamento.",
        ],
      },
    ],
    photo: "uma foto dos dentes na ponta gasta, ao lado de uma régua, e um vídeo da partida e da parada, com som",
  },
  {
    id: "barulho-de-catraca",
    broader: "motor-gira-e-nao-anda",
    label: "Motor com barulho de catraca e folha parada",
    phrase: "o motor que faz barulho de catraca",
    asks: [
      "motor estalando tec tec parado",
      "dente pulando engrenagem portão parado",
      ...combine(
        ["barulho catraca", "som catraca", "estalo catraca", "fazendo catraca", "catraca"],
        [
          ...["motor", "motor portão", "portão motor", "motor parado", "folha parada", "motor folha parada"],
          ...["não anda", "não abre", "portão parado", "motor folha fica parada", "motor não puxa", "motor não anda"],
        ],
      ),
      "motor barulho catraca folha parada",
      "motor barulho catraca portão não anda",
      "motor estalando não anda",
      "motor estala não sai lugar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor que faz barulho de catraca com a folha parada está com dente pulando: coroa interna gasta, embreagem patinando ou cremalheira afastada da engrenagem. Desligue o disjuntor e não insista, porque cada estalo come mais dentes; a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "O barulho de catraca com a folha parada mostra que o motor gira e perdeu o engate, por coroa gasta, embreagem frouxa ou cremalheira longe da engrenagem. Pare de acionar e desligue o disjuntor, pois insistir desgasta a peça boa. O ajuste em visita residencial começa em {price.preventive}, fora peças.",
        "Quando o motor do portão faz barulho de catraca mas a folha fica parada, os dentes escapam um a um: na coroa de dentro, na embreagem ou entre engrenagem e cremalheira. Corte a energia no disjuntor para não estragar o resto e peça a visita, de {price.preventive} em diante em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o som de catraca", "Dentro ou fora do motor"],
        slots: [
          [
            "Estalo abafado, com a engrenagem de fora parada, vem da coroa gasta ou da embreagem, que ficam dentro da carcaça. Estalo seco, com a engrenagem girando, vem dos dentes de fora ou da cremalheira afastada.",
            "Se a engrenagem externa não gira, o defeito está dentro: a coroa perdeu dentes ou a embreagem, a peça que cede sob esforço, patina. Girando e pulando na barra, o problema é dente comido ou folga na cremalheira.",
            "Repare na engrenagem de fora. Parada, ela aponta para coroa ou embreagem, no interior do motor; em movimento, aos saltos, acusa cremalheira solta ou dentes externos gastos.",
          ],
          [
            "No motor de corrente, o salto é da corrente frouxa sobre a coroa. No basculante de fuso, a rosca comprida que leva o braço, quem escapa é a porca gasta.",
            "Corrente sem tensão faz som parecido ao pular os dentes. Em basculante, a suspeita é a porca que corre no fuso, a haste com rosca, quando perdeu o fio.",
            "Há ainda dois casos: a corrente folgada, que pula na coroa, e a porca do basculante, que espanou no fuso, a barra com rosca que puxa a folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Antes de chamar o técnico"],
        slots: [
          [
            "Uma única tentativa, filmada de longe, basta para ouvir o som. Depois tudo se olha com o disjuntor desligado e a tampa fechada.",
            "O som se grava numa tentativa só, com todos afastados da folha. O resto da conferência é feito sem energia e sem abrir o motor.",
            "Acione apenas uma vez, a distância, para filmar. Em seguida corte a energia e observe por fora, sem tirar tampa nenhuma.",
          ],
        ],
        steps: [
          "Filme uma tentativa, com som, e desligue o disjuntor.",
          "Veja se trinco, cadeado ou pedra segura a folha: presa, ela faz a embreagem estalar.",
          "Olhe a cremalheira junto ao motor: parafuso solto, barra caída, dente quebrado.",
          "No portão de correr, veja se a chave de destravamento está toda na posição travada.",
          "No basculante, não destrave nem mexa em cabo ou mola.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se conserta: coroa, embreagem ou cremalheira", "O conserto de cada peça"],
        slots: [
          [
            "A coroa é trocada pela do modelo da etiqueta, com o redutor limpo e graxa nova. Na embreagem, o técnico regula a mola ou troca os discos, sem travá-la, para que ela ainda ceda diante de um obstáculo.",
            "Para a coroa, abre-se o redutor, entra a peça do modelo e a graxa é renovada. Já a embreagem recebe aperto no ponto ou discos novos, e nunca fica presa, porque precisa ceder se a folha bater.",
            "Coroa nova, do modelo certo, entra com limpeza do redutor e graxa. Se o problema é a embreagem, aperta-se a mola ou trocam-se os discos, preservando a capacidade de ceder ao obstáculo.",
          ],
          [
            "Cremalheira afastada volta à folga de {rack.clearance}, e esse ajuste é o caso mais barato dos três. Coroa e discos somam peça e trabalho, orçados juntos pela etiqueta.",
            "O acerto da cremalheira, com folga de {rack.clearance}, custa menos por não pedir peça. As trocas de coroa e de discos dependem do modelo e entram num orçamento único.",
            "Sai mais em conta reaproximar a barra, deixando {rack.clearance} de folga. Onde entram peças, caso da coroa e dos discos, o modelo do motor define o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor com barulho de catraca queimou?",
        answers: [
          "Em geral não: se gira e estala, a parte elétrica está viva. O defeito é mecânico, numa peça gasta ou fora do lugar, e o motor costuma ser aproveitado.",
          "Dificilmente, porque motor queimado não gira. O estalo vem de dente, embreagem ou barra afastada, e quase sempre se conserta sem trocar o motor.",
        ],
      },
      {
        question: "Vale trocar só a coroa ou o motor inteiro?",
        answers: [
          "Só a coroa, se há peça do modelo e o resto está firme. A troca do motor, de {price.homeSwap} em casa, fica para redutor trincado ou modelo sem peça.",
          "Com a peça à venda, a coroa costuma compensar. Quando o conserto passa da metade de um motor novo, que sai de {price.homeSwap} instalado em casa, a troca faz mais sentido.",
        ],
      },
      {
        question: "Como saio com o carro hoje?",
        answers: [
          "No portão de correr ou de abrir, reto e no trilho, desligue o disjuntor, use a chave de destravamento e mova na mão. Basculante não se solta: chame o técnico.",
          "Se a folha corre ou abre de lado e está inteira, destrave com a energia desligada e empurre devagar. No basculante, deixe fechado e espere atendimento.",
        ],
      },
      {
        question: "Posso continuar usando enquanto não conserto?",
        answers: [
          "Não convém: cada tentativa arranca mais dentes, e um ajuste de cremalheira pode virar troca de coroa. Deixe o disjuntor desligado e use o portão na mão só se for de correr ou de abrir.",
          "Melhor parar. O estalo repetido desgasta a engrenagem que ainda está boa e encarece o conserto; desligue o disjuntor, e não destrave se o portão for basculante.",
        ],
      },
    ],
    photo: "um vídeo com som de uma tentativa só e uma foto da etiqueta do motor",
  },
  {
    id: "capacitor-estufado",
    broader: "capacitor",
    label: "Capacitor estufado",
    phrase: "o capacitor estufado",
    asks: [
      ...combine(
        ["capacitor estufado", "capacitor estufou", "capacitor inchado", "capacitor inchou"],
        [
          "",
          "motor",
          "portão",
          "motor portão",
          "ainda funciona",
          "pode usar",
          "posso usar",
          "precisa trocar",
          "o que fazer",
        ],
      ),
      "capacitor placa estufado",
      "capacitor estufado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Capacitor estufado do motor precisa ser trocado, mesmo que o portão ainda ande: inchado, ele perdeu capacidade, pode estourar e levar o motor junto. Desligue o disjuntor e não toque nos terminais; a troca usa um de mesmos microfarads (µF), e peça e serviço são orçados juntos por foto.",
        "Não use o motor com o capacitor estufado, porque a peça inchada já falhou por dentro, pode abrir e forçar o enrolamento. Com o disjuntor desligado e a mão longe dos terminais, espere a troca por outro de igual valor em µF, com peça e trabalho num só orçamento por foto.",
        "Estufado, o capacitor do motor chegou ao fim e não se recupera, ainda que dê partida. Insistir pode estourar a peça e queimar o motor: baixe o disjuntor, não encoste nos terminais e mande trocar por um de mesmo valor em µF; a foto basta para orçar material e serviço.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o capacitor estufa", "Idade, calor ou peça errada"],
        slots: [
          [
            "O capacitor guarda a carga que ajuda o motor a partir. Com os anos e o calor da caixa, o isolante dele envelhece, forma gás e incha o corpo; folha pesada, que faz o motor forçar, apressa esse fim.",
            "Dentro do capacitor, peça que dá o impulso da partida, há um isolante que envelhece com o tempo e o calor. O gás formado estufa o corpo, e mais cedo ainda se a folha pesa e o motor trabalha forçado.",
            "O impulso da partida vem do capacitor, cujo isolante se degrada com idade e calor e solta gás até a peça inchar. Motor que força uma folha dura esquenta o conjunto e adianta o problema.",
          ],
          [
            "Se estufou pouco depois de uma troca, desconfie da peça: tensão menor que a pedida, ou tipo só de partida no lugar do permanente, não aguenta. A etiqueta do motor diz os valores certos.",
            "Quando o novo incha em pouco tempo, a peça provavelmente era errada, com tensão baixa demais ou de partida onde vai o permanente. Confira os valores pela etiqueta do motor.",
            "Capacitor recente e já inchado costuma ser do tipo errado, feito apenas para a partida, ou de tensão inferior à indicada. O certo está escrito na etiqueta do motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Viu o capacitor estufado: o que fazer", "O que fazer até a troca"],
        slots: [
          [
            "Mesmo desligado, o capacitor ainda pode dar choque, e quem o descarrega é o técnico. Se a tampa do motor está fechada, deixe-a assim.",
            "A carga fica na peça depois de cortada a energia, por isso ninguém encosta nela antes do técnico. Tampa fechada continua fechada.",
            "Cortar a energia não tira a carga guardada, e tocar na peça pode dar choque. Não abra a tampa, e deixe a descarga para o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e não religue.",
          "Se a tampa já estava aberta, fotografe de longe os µF e os V.",
          "Não toque em fio nem em terminal.",
          "Portão de correr ou de abrir, reto no lugar, pode ser movido pela chave; basculante fica travado.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz a troca", "Da descarga ao teste de partida"],
        slots: [
          [
            "O técnico descarrega a peça velha, monta outra de mesmos µF e tensão igual ou maior e mede o enrolamento. Depois confere o peso da folha, porque um portão duro estraga o capacitor novo também.",
            "Feita a descarga com segurança, entra um capacitor de µF iguais e de tensão nunca menor, e o enrolamento do motor é medido. A folha também é provada, já que peso demais encurta a vida da peça.",
            "A peça antiga é descarregada, e a nova respeita os µF da etiqueta, com tensão igual ou superior. Mede-se ainda o motor e sente-se a folha na mão, para o defeito não voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor ainda funciona com o capacitor estufado. Posso esperar?",
        answers: [
          "Não convém: ele parte cada vez pior, esquenta e pode queimar. A peça está entre as mais baratas do motor, enquanto a troca do motor inteiro em casa fica de {price.homeSwap}.",
          "Melhor não esperar, porque cada partida fraca aquece o enrolamento. O capacitor custa pouco perto de um motor novo, que em residência sai, instalado, de {price.homeSwap}.",
        ],
      },
      {
        question: "Posso pôr um capacitor de µF maior?",
        answers: [
          "Não: use os mesmos µF da etiqueta, porque valor maior aquece o enrolamento. Só a tensão, em volts, pode ser igual ou maior.",
          "Não se muda o µF. Acima do indicado, o motor esquenta, abaixo, perde força; a liberdade está apenas na tensão, que pode ser superior.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do capacitor?",
        answers: [
          "É um reparo pequeno, de {trade.smallRepair}, feito na própria garagem. O que toma mais tempo é conferir por que ele estufou.",
          "Cabe em {trade.smallRepair}, com medição do motor e prova da folha. Se a causa for um portão pesado, o acerto dela pede mais tempo.",
        ],
      },
      {
        question: "O que saiu do capacitor é perigoso?",
        answers: [
          "Se vazou líquido, não toque nem limpe com a mão, e mantenha crianças longe. Com o disjuntor desligado, deixe a limpeza para quem vai trocar a peça.",
          "Evite contato com o óleo ou a pasta que escorreu, e ventile o lugar se houver cheiro. O técnico retira a peça e limpa, sempre sem energia.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se a tampa já estava aberta, do que está escrito no capacitor",
  },
  {
    id: "basculante-bate-na-descida",
    broader: "bate-forte",
    label: "Basculante bate forte na descida",
    phrase: "o basculante que bate forte na descida",
    asks: [
      ...combine(
        ["basculante", "portão basculante"],
        [
          ...[
            "bate forte descida",
            "bate forte final descida",
            "bate descida",
            "bate forte descer",
            "bate quando desce",
          ],
          ...[
            "bate forte fechar",
            "bate quando fecha",
            "bate forte chão",
            "bate chão",
            "desce batendo",
            "bate embaixo",
          ],
          ...["desce rápido bate", "desce bate", "desce com força", "bate forte fim descida", "bate ao fechar"],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que bate forte no final da descida está desequilibrado, por contrapeso leve, mola fraca ou cabo gasto, ou o motor desliga tarde, com o fim de curso fora do ponto. Se a folha acelera, desligue o disjuntor e ninguém fica embaixo; regular a parada parte de {price.preventive} em casa, sem peças.",
        "O basculante bate forte no final da descida por dois motivos: falta equilíbrio no contrapeso, na mola ou nos cabos, ou o fim de curso, sensor da parada, desliga o motor tarde. Folha que acelera fica sem uso, com o disjuntor desligado; ajustar a parada em casa começa em {price.preventive}, fora as peças.",
        "A pancada no final da descida do basculante vem do fim de curso, que para o motor tarde demais, ou do contrapeso, da mola e dos cabos, que já não equilibram a folha. Descendo acelerada, corte a energia e afaste todos; o acerto da parada custa desde {price.preventive} em residência, sem contar peças.",
      ],
      "how-to": [
        "Para regular o basculante que bate forte ao fechar, separe a causa olhando de longe: folha que acelera no fim tem contrapeso, mola ou cabo com defeito, serviço só do técnico, e ninguém fica embaixo. Se desce em ritmo normal, regula-se o fim de curso ou a desaceleração, em visita a partir de {price.preventive} em casa, sem peças.",
        "O basculante que bate ao fechar se regula em dois pontos, ambos pelo técnico: o equilíbrio da folha, com contrapeso, mola e cabos, e a parada, no fim de curso ou na central. Folha que acelera na descida fica como está, sem energia e sem ninguém embaixo; a regulagem em casa parte de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Equilíbrio ou ponto de parada", "De onde vem a pancada na descida"],
        slots: [
          [
            "O que separa as causas é a velocidade nos últimos palmos. Folha que acelera perdeu equilíbrio, por contrapeso leve, mola fraca ou cabo gasto; se o ritmo é normal, veja a lista.",
            "Repare, de longe, se a folha corre no fim da descida. Correndo, o defeito está no equilíbrio, que depende de contrapeso, mola e cabo; em velocidade igual, a lista ajuda.",
            "A velocidade do final conta quase tudo: acelerada, a folha está sem equilíbrio de mola, cabo ou contrapeso. Com descida uniforme, procure na lista.",
          ],
        ],
        bullets: [
          "Ritmo normal, e o motor ronca depois do toque: fim de curso tarde",
          "Ritmo normal, sem ronco: desaceleração desligada ou batente sem borracha",
          "Um lado toca antes do outro: folha torta ou cabo de comprimento diferente",
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer até a visita", "Cuidados com a folha que desce forte"],
        slots: [
          [
            "Não ponha madeira, pneu nem calço para amortecer, porque a folha pode virar ou travar o motor. O que ajuda é observar de longe e parar de usar se houver risco.",
            "Calço ou pneu no caminho da folha engana a central e pode ferir alguém. Observe a distância e deixe o portão parado se algo parecer perigoso.",
            "Amortecer com madeira ou pneu piora, pois prende o motor ou desvia a folha. Fique de longe, olhe e suspenda o uso diante de qualquer dúvida.",
          ],
        ],
        steps: [
          "Se a folha acelera ou há cabo desfiado, desligue o disjuntor e não passe embaixo.",
          "Não destrave o motor: ele pode ser o que ainda segura a folha.",
          "Só se ela desce em ritmo normal, filme um fechamento de lado, de longe e com som.",
          "Com o disjuntor desligado, procure de longe solda trincada e suporte solto.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta primeiro", "Equilíbrio, parada e desaceleração"],
        slots: [
          [
            "O equilíbrio vem antes: com a folha escorada, contrapeso ou mola e cabos são corrigidos, até o portão não cair nem subir sozinho. As peças dessa parte são orçadas por foto, junto com o trabalho.",
            "Primeiro a folha é escorada e o técnico corrige cabos, mola ou contrapeso, de modo que ela não caia nem suba por conta própria. Peças e mão de obra desse acerto saem no mesmo orçamento por foto.",
            "Com escoras no lugar, acertam-se contrapeso, mola e cabos, pois uma folha equilibrada não desce nem sobe sem comando. Se houver peça a trocar, ela é orçada com o serviço, pela foto.",
          ],
          [
            "Depois a parada é recuada, no fim de curso ou no percurso gravado na central, para o motor desligar antes do toque. A desaceleração e a borracha do batente terminam o serviço.",
            "Em seguida se regula o fim de curso ou se regrava o percurso, e a folha passa a encostar com o motor já desligado. Por último vêm a desaceleração da central e o batente de borracha.",
            "Na sequência o ponto de parada é corrigido, no próprio fim de curso ou na memória da placa, e a folha encosta em vez de bater. Borracha no batente e desaceleração completam o ajuste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr mais peso no contrapeso eu mesmo?",
        answers: [
          "Não: sem escora, a folha pode cair, e o cabo está sob tensão. O técnico apoia o portão e só então acerta o peso.",
          "Não faça isso. O contrapeso se mexe com a folha escorada e por quem sabe o peso certo, já que o cabo esticado fere ao soltar.",
        ],
      },
      {
        question: "Dá para colocar desaceleração no basculante?",
        answers: [
          "Em muitas centrais a função já existe e está só desligada. Nas que não têm, pode-se instalar uma central compatível; a desaceleração, porém, não corrige contrapeso leve.",
          "Em geral dá, ligando a função na central ou trocando por uma placa compatível que a tenha. Antes disso a folha precisa estar equilibrada.",
        ],
      },
      {
        question: "A pancada estraga o portão?",
        answers: [
          "Estraga aos poucos: trinca solda, solta o suporte do motor e gasta o redutor, a caixa de engrenagens. Com trinca à vista, pare de usar.",
          "Sim. Cada batida castiga a solda, o braço e as engrenagens do motor, e uma trinca visível já é motivo para deixar o portão parado.",
        ],
      },
      {
        question: "Preciso trocar o motor por causa da batida?",
        answers: [
          "Raramente. Equilíbrio e parada resolvem a maior parte; só um redutor já quebrado pela pancada costuma levar à troca, que em casa fica de {price.homeSwap}.",
          "Quase nunca, se ele ainda move a folha sem ronco. Quando as engrenagens já cederam, a troca em residência, com mão de obra, custa {price.homeSwap}.",
        ],
      },
    ],
    photo: "um vídeo de lado do final da descida, com som, e uma foto do contrapeso ou da mola, de longe",
  },
];
