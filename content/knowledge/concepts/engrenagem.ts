import type { Concept } from "#domain/knowledge/concept.ts";

export const engrenagem: Concept = {
  id: "engrenagem",
  kind: "part",
  label: "Engrenagem",
  phrase: "a engrenagem do motor",
  words: [
    "engrenagem",
    "engrenagem de nylon",
    "engrenagem interna",
    "engrenagem externa",
    "engrenagem de bronze",
    "coroa do motor",
    "pinhão",
    "engrenagem quebrada",
    "dente quebrado",
  ],
  intent: "repair",
  answers: {
    any: [
      "Uma engrenagem quebrada tem sintoma claro: o motor faz som de funcionamento, mas o portão não anda ou anda aos pulos. Troca-se a peça pela do mesmo modelo e corrige-se o que forçou os dentes.",
      "Um motor que gira em falso costuma estar com a engrenagem comida, a de nylon dentro da caixa ou a que toca a cremalheira. Na maioria dos motores ela é vendida separada, e não é preciso trocar o conjunto.",
      "A engrenagem do motor se troca pelo modelo da etiqueta: número de dentes, furo e material precisam ser os mesmos. Antes da peça nova, acha-se o que gastou a antiga, como folha pesada ou cremalheira apertada.",
    ],
    price: [
      "O preço da engrenagem do motor soma a peça, que muda com marca e modelo, e a mão de obra: a externa sai rápido; a interna exige abrir o redutor. Mande a foto da etiqueta e receba o valor, sem custo.",
      "Trocar a engrenagem custa menos que um motor novo quando o resto está bom. Cobra-se a peça do modelo e a mão de obra, maior na engrenagem interna; a foto da etiqueta dá o valor antes da visita.",
    ],
    repair: [
      "Fornecemos e trocamos a engrenagem do motor de portão: a foto da etiqueta e da peça gasta diz qual serve e o valor, sem custo. Dente quebrado se troca, não se solda nem se cola; desligue o disjuntor e não insista, porque os pedaços estragam o redutor.",
      "Se a engrenagem do portão quebrou, o motor gira e a folha não anda. Troca-se a externa por fora ou a interna com o redutor aberto e graxa nova; a foto da etiqueta diz a peça e o valor, sem custo, e o técnico corrige o que forçou os dentes.",
    ],
    "how-to": [
      "Trocar a engrenagem exige abrir o redutor, sacar eixo e rolamento e acertar a folga, trabalho de bancada ou de técnico. Em casa, com o disjuntor desligado, dá para olhar os dentes externos e fotografar a etiqueta.",
      "Identificar a engrenagem ruim é possível por fora: motor com som normal e folha parada é o sinal. A troca fica com o técnico, porque a peça errada ou mal montada estraga o redutor.",
    ],
    comparison: [
      "Engrenagem de nylon ou metal: fique com o material original do motor. O nylon é silencioso e cede antes do resto quando o portão trava; o metal aguenta mais, faz mais ruído e passa o tranco ao redutor.",
      "Entre engrenagem de nylon e de metal, escolha nylon em portão de casa com folha leve e metal onde o fabricante prevê, em folha pesada ou uso intenso. Trocar um pelo outro só com peça própria para o modelo.",
    ],
    buying: [
      "Para comprar engrenagem de motor de portão, fotografe a etiqueta e a peça gasta: dentes, furo e altura mudam de modelo para modelo. Com as fotos confirmamos a peça, original ou compatível, e o valor com ou sem a troca.",
      "A engrenagem certa é a do modelo do motor, interna ou de saída. Conte os dentes, meça o diâmetro do furo e mande a foto da etiqueta; peça quase igual gasta a cremalheira ou trava o redutor.",
    ],
    question: [
      "Não use o portão com a engrenagem quebrada: os pedaços circulam com a graxa e estragam o redutor. Na maioria dos motores a peça é vendida separada, e a troca evita comprar outro motor.",
      "A engrenagem gasta costuma ter conserto pela troca da peça, sem motor novo, quando eixo e redutor estão bons. O que decide é o modelo da etiqueta e se ainda há reposição.",
    ],
  },
  line: [
    "Motor que soa normal e não move a folha costuma estar com a engrenagem gasta.",
    "A engrenagem de nylon foi feita para gastar antes do resto, e por isso é vendida separada em muitos modelos.",
    "Folga errada na cremalheira e folha pesada são o que mais quebra dente de engrenagem.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "As engrenagens de um motor de portão",
        "Engrenagem interna e externa: qual é qual",
        "Para que serve a engrenagem",
      ],
      slots: [
        [
          "Há pelo menos duas: a coroa, dentro da caixa de redução, e a engrenagem de saída, que toca o portão.",
          "Por dentro, uma coroa recebe o giro do sem-fim; por fora, em motor deslizante, um pinhão empurra a cremalheira.",
          "O motor gira depressa e com pouca força, e as engrenagens trocam essa velocidade por força para mover a folha.",
        ],
        [
          "Nylon e materiais parecidos trabalham em silêncio e cedem primeiro, protegendo o eixo e o motor.",
          "Coroas de bronze e pinhões de aço aparecem em motores de mais carga e em uso intenso.",
          "O material varia com o modelo: plástico de engenharia nos leves, bronze ou aço nos pesados.",
        ],
        [
          "Número de dentes, furo e altura mudam de um modelo para outro, mesmo dentro da mesma marca.",
          "Peças parecidas raramente se trocam entre si, porque o encaixe no eixo e o passo são diferentes.",
          "A etiqueta do motor, com modelo e tensão, é o que permite achar a peça exata.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de engrenagem gasta", "Motor gira e o portão não anda", "Sintomas de engrenagem com defeito"],
      slots: [
        [
          "O sinal mais claro é o motor girando solto, com som de funcionamento, e a folha imóvel.",
          "Um estalo a cada volta, em ritmo certo, costuma ser um dente faltando na coroa.",
          "Antes de falhar de vez, o portão dá pequenos pulos e perde o ponto de parada.",
        ],
        [
          "Raspas de plástico perto do motor indicam que a engrenagem externa está sendo comida.",
          "Graxa escura com brilho de metal, vista na manutenção, mostra desgaste dentro da caixa.",
          "O ruído de catraca na partida aparece quando os dentes só agarram em parte do giro.",
        ],
        [
          "Insistir no controle com dente quebrado espalha pedaços de dente pela caixa e pode travar o redutor.",
          "Pare de acionar ao ouvir o som de catraca, pois cada tentativa arranca mais material.",
          "Com a folha parada e o motor girando, desligue o disjuntor para não agravar o desgaste.",
        ],
      ],
      bullets: [
        "Motor gira e a folha não se move",
        "Estalo em ritmo regular",
        "Raspas de nylon perto do motor",
        "Folha anda aos pulos",
        "Som de catraca na partida",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que a engrenagem quebra",
        "O que gasta os dentes da engrenagem",
        "Causas de quebra da engrenagem",
      ],
      slots: [
        [
          "Uma folha pesada ou desequilibrada é a causa principal, porque o esforço chega inteiro aos dentes.",
          "Em portão de correr, cremalheira apoiada sobre a engrenagem gasta os dentes e ainda castiga o eixo.",
          "Batida forte no batente, sem desaceleração, concentra a pancada em poucos dentes.",
        ],
        [
          "A graxa vencida ou contaminada deixa metal e nylon trabalhando quase a seco.",
          "Falta de lubrificação na caixa aquece a coroa, e o nylon quente deforma antes de quebrar.",
          "A areia que entra pela tampa mal fechada vira abrasivo dentro do conjunto.",
        ],
        [
          "Usar motor residencial em garagem coletiva {em} também cobra seu preço nos dentes.",
          "Excesso de aberturas seguidas, acima do que o modelo aceita, encurta a vida da peça.",
          "Uma embreagem apertada demais tira a proteção, e a engrenagem quebra quando a folha encontra um obstáculo.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que olhar antes de chamar",
        "Verificação segura da engrenagem",
        "Engrenagem ou outra peça? Um teste simples",
      ],
      slots: [
        [
          "O teste separa defeito de transmissão de defeito elétrico e não exige abrir o motor.",
          "Sem ferramenta nenhuma, dá para saber se a força se perde entre o motor e a folha.",
          "Bastam ouvido atento e o disjuntor para reunir o que o técnico precisa saber.",
        ],
        [
          "Nunca ponha o dedo entre engrenagem e cremalheira, nem com o portão aparentemente parado.",
          "Mantenha as mãos longe dos dentes: um comando perdido no controle basta para prender um dedo.",
          "Só chegue perto da saída do motor com o disjuntor desligado e a chave de destravamento à mão.",
        ],
        [
          "Em basculante, deixe o destravamento para o técnico se a folha estiver torta ou com cabo desfiado.",
          "O portão basculante desequilibrado não deve ser destravado por você, pois a folha pode cair.",
          "Se a folha parece pesada ou torta, pare na observação e não destrave o motor.",
        ],
      ],
      steps: [
        "Acione uma vez e escute: som normal sem movimento indica transmissão.",
        "Desligue o disjuntor do motor.",
        "Em portão de correr, olhe os dentes da engrenagem e da cremalheira, sem tocar neles.",
        "Fotografe a etiqueta do motor e o que estiver gasto ou solto.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Troca da engrenagem na visita",
        "O que o técnico faz com a engrenagem",
        "Como se troca a engrenagem do motor",
      ],
      slots: [
        [
          "O técnico desliga o circuito, escora ou trava a folha e solta o motor da transmissão.",
          "Com a energia cortada e a folha segura, o conjunto é aberto para ver quais dentes falharam.",
          "Primeiro a folha é movida na mão, para medir o esforço que a engrenagem vinha recebendo.",
        ],
        [
          "A caixa é limpa, a graxa contaminada sai e a peça nova entra junto com rolamento ou retentor, se preciso.",
          "Dentes soltos e graxa velha são retirados antes de montar a engrenagem do modelo certo.",
          "Troca-se a engrenagem, renova-se a graxa e confere-se o eixo, que pode ter empenado.",
        ],
        [
          "O serviço acaba com a folga da cremalheira em {rack.clearance}, quando o portão é de correr, e ciclos de teste.",
          "Depois vêm força, fim de curso e vários ciclos completos, para a peça nova não sofrer como a antiga.",
          "Se o motor já chegou à idade de {trade.life}, comparamos o reparo com a troca, que em casa custa de {price.homeSwap}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Engrenagem de nylon é pior que a de metal?",
      answers: [
        "Não. O nylon trabalha em silêncio e serve de fusível mecânico, pois quebra antes do eixo. Em portão pesado ou de uso contínuo, bronze e aço são mais indicados.",
        "Depende do uso. Em casa, o nylon dura bem se a folha estiver leve; em condomínio e galpão, a engrenagem metálica aguenta mais.",
      ],
    },
    {
      question: "Posso soldar ou colar um dente quebrado da engrenagem?",
      answers: [
        "Não compensa. Cola e solda não resistem ao esforço de partida, e o dente refeito fora de medida estraga a peça que trabalha com ele.",
        "Não: o remendo solta na primeira carga e pode travar o redutor. A peça nova é o caminho, e muitas são vendidas separadas.",
      ],
    },
    {
      question: "Troco só a engrenagem ou também a cremalheira?",
      answers: [
        "Depende do estado da barra. Uma cremalheira com dente gasto come a engrenagem nova em pouco tempo, então as duas são examinadas juntas e troca-se o trecho ruim.",
        "Se a cremalheira estiver boa, troca-se só a engrenagem. Com dentes deformados na barra, o trecho gasto deve ser trocado na mesma visita.",
      ],
    },
    {
      question: "Como saber o modelo da engrenagem do meu motor?",
      answers: [
        "Dá para saber pela etiqueta do motor, que traz marca, modelo e tensão. Uma foto dela e outra da engrenagem bastam para identificar a peça na maioria dos casos.",
        "Fotografe a etiqueta e, se visível, os dentes. Motores da mesma marca usam engrenagens diferentes, por isso o nome da marca sozinho não resolve.",
      ],
    },
    {
      question: "A engrenagem quebrou: dá para usar o portão?",
      answers: [
        "Na mão, sim, em portão de correr ou de abrir, reto e nivelado. Desligue o disjuntor, destrave com a chave e mova devagar; basculante com engrenagem quebrada espera o técnico.",
        "Pelo motor, não. Com o disjuntor desligado, um portão de correr reto e em trilho nivelado abre na mão até a peça ser trocada; o basculante fica para o técnico.",
      ],
    },
  ],
  photo: "uma foto da engrenagem ou da saída do motor, outra da etiqueta com o modelo e o portão inteiro",
  related: ["cremalheira", "redutor", "motor-gira-e-nao-anda", "barulho", "rolamento", "motor"],
  topic: "motor-de-portao-fazendo-barulho",
};
