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
      "Fornecemos e trocamos engrenagem de motor de portão, interna ou externa, sem trocar o conjunto. O sinal é o motor fazer som normal e a folha não andar, ou andar aos pulos; a peça nova é a do mesmo modelo, e corrigimos o que forçou os dentes.",
      "Trocamos a engrenagem do motor de portão, a de nylon dentro da caixa ou a que toca a cremalheira. Na maioria dos modelos ela é vendida separada; a foto da etiqueta e da peça gasta diz qual serve e o valor, com a mão de obra.",
      "Vendemos e instalamos engrenagem de motor de portão pelo modelo da etiqueta: número de dentes, furo e material precisam ser os mesmos. Antes da peça nova, o técnico acha o que gastou a antiga, como folha pesada ou cremalheira apertada.",
    ],
    price: [
      "O preço da engrenagem do motor soma a peça, que muda com marca e modelo, e a mão de obra: a externa é troca rápida; a interna exige abrir o redutor. Mande a foto da etiqueta e receba o valor, sem custo.",
      "Trocar a engrenagem custa menos que um motor novo quando o resto está bom. O valor soma a peça do modelo e a mão de obra, maior na engrenagem interna; a foto da etiqueta dá o total antes da visita.",
    ],
    repair: [
      "Fornecemos e trocamos a engrenagem do motor de portão: a foto da etiqueta e da peça gasta diz qual serve e o valor, sem custo. Até a troca, desligue o disjuntor e não insista no controle, porque os pedaços de dente estragam o redutor.",
      "Consertamos motor de portão com engrenagem quebrada: a externa é trocada por fora, e a interna, com o redutor aberto e graxa nova. Se o motor gira e a folha não anda, desligue o disjuntor; a foto da etiqueta dá a peça e o valor.",
    ],
    "how-to": [
      "Em casa, com o disjuntor desligado, dá para olhar os dentes externos da engrenagem e fotografar a etiqueta. Trocar a peça exige abrir o redutor, sacar eixo e rolamento e acertar a folga, trabalho do técnico.",
      "Dá para reconhecer a engrenagem ruim por fora: motor travado, som normal e folha parada são o sinal. A troca fica com o técnico, porque a peça errada ou mal montada estraga o redutor.",
    ],
    comparison: [
      "Engrenagem de nylon ou metal: fique com o material original do motor. O nylon é silencioso e cede antes do resto quando o portão trava; o metal aguenta mais, faz mais ruído e passa o tranco ao redutor.",
      "Entre engrenagem de nylon e de metal, escolha nylon em portão de casa com folha leve e metal onde o fabricante prevê, em folha pesada ou uso intenso. Trocar um pelo outro só com peça própria para o modelo.",
    ],
    buying: [
      "Vendemos engrenagem de motor de portão, com ou sem a troca. Dentes, furo e altura mudam de modelo para modelo: mande a foto da etiqueta e da peça gasta, e confirmamos qual serve, original ou compatível, e o valor.",
      "Fornecemos a engrenagem do seu modelo de motor, interna ou de saída, e fazemos a troca se você quiser. A foto da etiqueta e a contagem dos dentes evitam erro: peça quase igual gasta a cremalheira ou trava o redutor.",
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
        "Para que servem as engrenagens do motor",
      ],
      slots: [
        [
          "Há pelo menos duas: a coroa, dentro da caixa de redução, que troca velocidade por força, e a de saída, que move o portão.",
          "Por dentro, a coroa recebe o giro do sem-fim e o transforma em força; por fora, em motor deslizante, o pinhão empurra a cremalheira.",
          "A interna, chamada coroa, dá força ao giro rápido do motor; a externa, o pinhão, leva essa força até a folha.",
        ],
        [
          "Nylon e materiais parecidos trabalham em silêncio e cedem primeiro, protegendo o eixo e o motor.",
          "Coroas de bronze e pinhões de aço aparecem em motores de mais carga e em uso intenso.",
          "O material varia com o modelo: plástico de engenharia nos leves, bronze ou aço nos pesados.",
        ],
        [
          "Número de dentes, furo e altura mudam de um modelo para outro, mesmo dentro da mesma marca.",
          "Peças parecidas raramente se trocam entre si, porque o encaixe no eixo e o passo são diferentes.",
          "A peça exata é a do modelo escrito na etiqueta do motor; o nome da marca sozinho não basta.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de engrenagem gasta", "Motor gira e o portão não anda", "Sintomas de engrenagem com defeito"],
      slots: [
        [
          "O sinal mais claro é o motor girando com som normal e a folha imóvel, sem que ninguém tenha destravado o motor.",
          "O motor faz o som de sempre e o portão não sai do lugar: confirmado que ele está travado, a força se perde nos dentes.",
          "Motor que trabalha com a folha parada costuma ter dente gasto ou quebrado; dias antes, o portão já andava aos pulos.",
        ],
        [
          "Raspas de plástico perto do motor indicam que a engrenagem externa está sendo comida.",
          "Graxa escura com brilho de metal, vista na manutenção, mostra desgaste dentro da caixa.",
          "Estalo em ritmo certo ou som de catraca na partida aparece quando falta dente e os outros só agarram em parte do giro.",
        ],
        [
          "Insistir no controle com dente quebrado espalha pedaços de dente pela caixa e pode travar o redutor.",
          "Ao perceber o sintoma, pare de acionar, pois cada tentativa arranca mais material dos dentes.",
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
          "O que mais quebra dente é esforço demais: folha pesada, roldana gasta ou cremalheira apoiada sobre a engrenagem.",
          "Quase sempre é excesso de carga, de folha pesada ou torta, somado à pancada no batente em portão sem desaceleração.",
        ],
        [
          "A graxa vencida ou contaminada deixa metal e nylon trabalhando quase a seco.",
          "Falta de lubrificação na caixa aquece a coroa, e o nylon quente deforma antes de quebrar.",
          "A areia que entra pela tampa mal fechada vira abrasivo dentro do conjunto.",
        ],
        [
          "Usar motor residencial em garagem coletiva {em} também gasta os dentes antes da hora.",
          "Excesso de aberturas seguidas, acima do que o modelo aceita, encurta a vida da peça.",
          "Às vezes é a embreagem apertada demais, que tira a proteção: a engrenagem quebra quando a folha encontra um obstáculo.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que olhar antes de chamar",
        "Verificação segura da engrenagem",
        "Engrenagem ou outra peça? O que olhar",
      ],
      slots: [
        [
          "Poucas observações separam defeito de transmissão de defeito elétrico, sem abrir o motor.",
          "Sem ferramenta nenhuma, dá para saber se a força se perde entre o motor e a folha.",
          "Bastam o disjuntor desligado e um olhar para os dentes e a trava do motor.",
        ],
        [
          "Nunca ponha o dedo entre engrenagem e cremalheira, nem com o portão aparentemente parado.",
          "Mantenha as mãos longe dos dentes: um comando perdido no controle basta para prender um dedo.",
          "Só chegue perto da saída do motor com o disjuntor desligado e com quem está em casa avisado.",
        ],
        [
          "Em basculante, deixe o destravamento para o técnico se a folha estiver torta ou com cabo desfiado.",
          "O portão basculante desequilibrado não deve ser destravado por você, pois a folha pode cair.",
          "Se a folha parece pesada ou torta, pare na observação e não destrave o motor.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Lembre o que se ouvia: som normal sem movimento sugere transmissão; zumbido parado sugere capacitor.",
        "Em portão de correr, veja se a trava do motor não ficou aberta e olhe os dentes da engrenagem e da cremalheira, sem tocar neles.",
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
          "O técnico desliga o circuito, trava ou escora a folha e solta o motor da transmissão para abrir a caixa.",
          "Com a energia cortada e a folha segura, o conjunto é aberto para ver quais dentes falharam.",
          "Com o circuito desligado, a folha é movida na mão pelo técnico, para medir o esforço que a engrenagem vinha recebendo.",
        ],
        [
          "A caixa é limpa, a graxa contaminada sai e a peça nova entra junto com rolamento ou retentor, se preciso.",
          "Dentes soltos e graxa velha são retirados antes de montar a engrenagem do modelo certo.",
          "Troca-se a engrenagem, renova-se a graxa e confere-se o eixo, que pode ter empenado.",
        ],
        [
          "O serviço acaba com a folga da cremalheira em {rack.clearance}, quando o portão é de correr, e ciclos de teste.",
          "Depois vêm força, fim de curso e vários ciclos completos, para a peça nova não sofrer como a antiga.",
          "A entrega é feita depois de vários ciclos, com a folha conferida na mão e o ruído da caixa comparado com o de antes.",
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
      question: "Compensa trocar a engrenagem ou o motor inteiro?",
      answers: [
        "Compensa trocar só a engrenagem quando eixo, redutor e enrolamento estão bons. Em motor já na idade de {trade.life}, ou sem peça de reposição, compare com a troca, que em casa custa de {price.homeSwap}.",
        "Consertar compensa na maioria dos casos, porque a engrenagem é só uma parte do motor. Se a caixa trincou ou a peça não é mais fabricada, a troca do motor em casa fica de {price.homeSwap}.",
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
