import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const whatFor = ["função", "qual função", "como funciona", "utilidade", "o que faz"];

/** Small electric parts by their names: what each does. */
export const eletricaPeloNome: NarrowConcept[] = [
  {
    id: "rele-para-que-serve",
    broader: "placa",
    label: "Para que serve o relé da placa",
    phrase: "a função do relé da placa",
    asks: combine(whatFor, ["relé", "relé placa", "relé central", "relé motor"]),
    intent: "question",
    answers: {
      any: [
        "O relé da placa serve para ligar e desligar o motor do portão: é uma chave que a própria placa fecha quando recebe o comando. Em geral há um para abrir e outro para fechar. O estalo que se ouve antes de a folha andar é o relé trabalhando.",
        "O relé é a chave elétrica da placa do portão: com um sinal fraco da eletrônica, ele liga a energia forte do motor. A maioria das centrais tem dois, um para cada sentido, e alguns modelos têm um terceiro para a luz ou a sinaleira.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o relé comanda o motor", "O trabalho do relé na placa"],
        slots: [
          [
            "Dentro do relé há uma bobina, que vira ímã quando a placa a energiza, e um contato que ela puxa. O contato fechado leva a energia até o motor. Quando a folha chega ao fim de curso, a placa solta a bobina e o motor para.",
            "A placa manda poucos volts à bobina do relé, a bobina puxa o contato e o motor recebe a energia da rede. No fim do percurso a bobina desliga, o contato abre e a folha para.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de relé com defeito", "Quando o relé falha"],
        slots: [
          [
            "Relé gasto dá sinais fáceis de notar, e quase sempre é trocado sem trocar a placa.",
            "O contato queima um pouco a cada partida, e com os anos o relé mostra estes sinais.",
          ],
        ],
        bullets: [
          "Ouve-se o estalo e o motor não liga: contato queimado, ou defeito no motor",
          "Nenhum estalo: falta comando, energia ou bobina",
          "O motor não para no fim: contato grudado; desligue o disjuntor",
          "O portão só anda em um sentido: um dos dois relés falhou",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o relé da placa em casa?",
        answers: [
          "Não é indicado. O relé é soldado na placa, que fica junto da tensão da rede, e o capacitor guarda carga mesmo com o disjuntor desligado.",
          "É serviço de bancada: a placa sai do motor, o relé é dessoldado e entra outro igual. Debaixo da tampa há risco de choque.",
        ],
      },
      {
        question: "Quanto custa trocar o relé?",
        answers: [
          "É um dos consertos mais baratos da placa. A visita com medição, em casa, parte de {price.preventive}, sem peças, e o reparo é orçado antes.",
          "A peça é pequena, e o que pesa é o serviço de bancada. A visita em casa começa em {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Relé da placa e módulo de relé são a mesma coisa?",
        answers: [
          "Não. O da placa liga o motor; o módulo é uma caixinha à parte, para a placa comandar luz, sirene ou trava.",
          "São diferentes: um vem soldado e aciona o motor, o outro é acessório e aciona o que a central não suporta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor",
    tellsPurpose: true,
  },
  {
    id: "fusivel-para-que-serve",
    broader: "nao-liga",
    label: "Para que serve o fusível da placa",
    phrase: "a função do fusível da placa",
    asks: combine(whatFor, ["fusível", "fusível placa", "fusível central", "fusível motor"]),
    intent: "question",
    answers: {
      any: [
        "O fusível da placa serve para cortar a energia quando há curto ou corrente demais, antes que a central ou o fio queimem. É um tubinho com um fio fino, que derrete de propósito. Queimado, o portão fica sem nenhuma reação.",
        "O fusível protege a placa do portão: quando a corrente passa do limite, o filamento dele derrete e desliga tudo. Por isso ele nunca é trocado por um mais forte nem por um pedaço de fio, que deixariam a placa queimar no lugar dele.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o fusível protege a placa", "Fusível e disjuntor: cada um com o seu papel"],
        slots: [
          [
            "O disjuntor do quadro protege o fio da casa, e o fusível protege a eletrônica do motor, que aguenta muito menos. Um raio, um acessório em curto ou o motor travado pode abrir o fusível sem que o disjuntor caia.",
            "São duas proteções. A do quadro cuida da fiação, e a da placa, que é o fusível, cuida de peças mais delicadas. Por isso o portão pode ficar morto com o disjuntor ligado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com o fusível", "Cuidados com o fusível"],
        slots: [
          [
            "Um fusível que queima outra vez avisa que o curto continua. Deixe o disjuntor desligado e não insista.",
            "Se o novo abrir logo, há curto em fio, acessório, placa ou motor, e a causa precisa ser achada antes.",
          ],
        ],
        bullets: [
          "Não ponha fusível de valor maior",
          "Não use papel-alumínio nem fio no lugar dele",
          "Não abra a tampa do motor: há tensão da rede ali",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é o valor do fusível do portão?",
        answers: [
          "O do original, gravado na ponta de metal e impresso ao lado do soquete. Não há um só para todas as placas.",
          "Depende da central: o número de ampères está no próprio fusível e na placa, e o novo repete o valor.",
        ],
      },
      {
        question: "Onde fica o fusível do portão?",
        answers: [
          "Na placa, sob a tampa do motor, perto da entrada de energia. Quem abre é o técnico, com o disjuntor desligado.",
          "Dentro da caixa do motor, preso em duas garras na própria placa. O morador só confere o disjuntor do quadro.",
        ],
      },
      {
        question: "Quanto custa trocar o fusível?",
        answers: [
          "A peça custa pouco. Paga-se a visita que acha o motivo, em casa a partir de {price.preventive}, sem peças.",
          "O valor é o da visita com medição, desde {price.preventive} em residência, fora as peças. O fusível é a parte menor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
    tellsPurpose: true,
  },
  {
    id: "transformador-para-que-serve",
    broader: "placa",
    label: "Para que serve o transformador da placa",
    phrase: "a função do transformador da placa",
    asks: [
      "transformador portão",
      "trafo portão",
      ...combine(whatFor, ["transformador", "trafo", "transformador placa", "trafo placa", "transformador motor"]),
      "onde fica transformador placa",
      "onde fica transformador motor",
      "onde fica transformador portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O transformador do portão serve para baixar a tensão da rede, de 127 ou 220 V, para a baixa tensão que a placa usa, na casa de 12 a 24 V em muitas delas. Ele alimenta a eletrônica, o receptor e os acessórios. Fica sob a tampa do motor, junto da placa.",
        "O transformador, ou trafo, é a peça que alimenta a placa do portão: transforma os 127 ou 220 V da tomada em poucos volts, que a eletrônica aguenta. Fica ao lado da placa, sob a tampa. Placas mais novas usam no lugar dele uma fonte chaveada, menor e mais leve.",
        "O transformador da placa do portão fica sob a tampa do motor, preso à própria placa ou ao lado dela: é o bloco de metal com fio enrolado, o mais pesado dali. Ele baixa os 127 ou 220 V da rede para a eletrônica. Quem abre é o técnico, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o transformador alimenta", "O trabalho do transformador no motor"],
        slots: [
          [
            "Da saída dele vivem o receptor do controle, os relés, a fotocélula e a botoeira. Por isso, quando o transformador queima, nenhuma luz da placa acende e nem o botão de parede responde.",
            "Receptor, relés, fotocélula e botoeira usam a baixa tensão que sai dele. Sem essa alimentação a placa apaga inteira, embora o motor em si continue bom.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Outro transformador: o de 110 para 220", "Não confunda com o transformador de tomada"],
        slots: [
          [
            "O transformador de tomada, que passa de 110 para 220 V, é outra coisa: liga o motor inteiro numa rede de tensão diferente. Ele precisa aguentar a partida do motor, custa caro e quase sempre perde para levar a tensão certa até o portão.",
            "Há também a caixa que muda 110 em 220 V para o motor inteiro. Ela só serve com folga de potência para a partida, e em geral vale mais puxar do quadro a tensão da etiqueta.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de transformador queimado", "Quando o transformador falha"],
        slots: [
          [
            "Placa toda apagada com o disjuntor ligado e o fusível inteiro é o sinal mais comum. Com cheiro de verniz queimado, desligue o disjuntor e não religue.",
            "Desconfie dele quando nada acende na placa, há energia no quadro e o fusível está bom. Cheiro forte pede disjuntor desligado até a medição.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar só o transformador?",
        answers: [
          "Dá, em bancada, por um de mesma tensão, corrente e pinos. Antes se procura o surto ou o curto que o queimou.",
          "Sim, quando só ele queimou. O novo repete tensão e corrente, e é soldado fora do motor.",
        ],
      },
      {
        question: "O transformador esquenta. É normal?",
        answers: [
          "Morno e com zumbido baixo, sim. Quente a ponto de cheirar ou escurecer, não: desligue o disjuntor e peça a medição.",
          "Um pouco de calor é normal. Cheiro, mancha ou zumbido alto mostram sobrecarga.",
        ],
      },
      {
        question: "Quanto custa trocar o transformador?",
        answers: [
          "Menos que uma placa inteira. A visita com medição, em casa, parte de {price.preventive}, sem peças, e a peça é orçada antes.",
          "Depende do modelo da placa. A medição em residência começa em {price.preventive}, fora as peças.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor",
    tellsPurpose: true,
  },
  {
    id: "placa-inversora-o-que-e",
    broader: "placa",
    label: "O que é placa inversora",
    phrase: "a placa inversora",
    asks: [
      ...combine(whatFor, ["placa inversora", "central inversora", "placa inverter", "placa triflex"]),
      "vantagem placa inversora",
      "vantagens placa inversora",
      "diferença placa inversora",
      "diferença placa inversora placa comum",
      "placa inversora ou comum",
      "placa inversora ou placa comum",
      "central inversora muda",
      "placa inversora muda",
      "central inversora o que muda",
      "central inversora vale pena",
      "placa inversora vale pena",
      "central inversora vantagem",
      "diferença central inversora",
    ],
    intent: "question",
    answers: {
      any: [
        "Placa inversora é a central de portão que controla a velocidade do motor: a folha parte devagar, corre no meio e freia antes do fim. A placa comum só liga e desliga, sempre na mesma velocidade. Por isso a inversora não troca de lugar com ela: cada uma é feita para o seu motor.",
        "A placa inversora de portão, ou central com inversor, varia a frequência da energia que chega ao motor e, com isso, a velocidade dele. O portão abre mais rápido, sem tranco e sem capacitor de partida. Ela custa mais que a comum e só serve no motor da própria linha.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a placa inversora faz", "Como a placa inversora trabalha"],
        slots: [
          [
            "Ela recebe a energia da rede, transforma e entrega ao motor na frequência que convém a cada trecho: baixa na partida e na chegada, alta no meio. Um sensor de voltas diz onde a folha está.",
            "A rede tem frequência fixa, e com ela o motor comum gira sempre igual. A inversora cria outra frequência, mais baixa para arrancar e frear, e acompanha a posição da folha por um sensor.",
          ],
        ],
        bullets: [
          "Partida e parada suaves: menos desgaste nos dentes e na solda",
          "Abertura mais rápida: menos espera na rua",
          "Mais aberturas seguidas sem esquentar",
          "Conserto mais caro: só a placa da própria linha serve",
        ],
      },
      {
        about: "choose",
        headings: ["Dá para pôr placa inversora no motor comum?", "Placa inversora em motor comum"],
        slots: [
          [
            "Em geral, não. O motor com inversor tem enrolamento e sensor próprios, e a placa é feita para eles. Quem quer a velocidade troca o conjunto, motor e placa, como no kit JetFlex, que custa {price.jetflex} instalado no basculante.",
            "Quase nunca: motor e placa são projetados juntos. O caminho é o motor novo com inversor. No basculante, o JetFlex sai por {price.jetflex} instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa inversora tem conserto?",
        answers: [
          "Tem, quando queimou fusível, varistor ou fonte. Queimado o módulo de potência, troca-se pela do próprio modelo.",
          "Depende do dano: peça pequena se repara, módulo de potência queimado pede placa nova da mesma linha.",
        ],
      },
      {
        question: "Posso trocar a inversora por uma placa comum?",
        answers: [
          "Não na prática. O motor dela não trabalha com a central comum, de capacitor.",
          "Em geral não serve, porque o motor foi feito para o inversor. Use a do mesmo modelo.",
        ],
      },
      {
        question: "Motor com inversor precisa de capacitor?",
        answers: [
          "Não do capacitor de partida: a própria eletrônica faz esse papel.",
          "Dispensa o capacitor do motor comum, porque a partida é feita pela placa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor",
    tellsPurpose: true,
  },
  {
    id: "encoder-para-que-serve",
    broader: "fim-de-curso",
    label: "O que é o encoder do motor",
    phrase: "o encoder do motor",
    asks: [
      ...combine(whatFor, ["encoder", "encoder motor", "encoder portão"]),
      "para que serve encoder",
      "para que serve encoder motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O encoder é o sensor que conta as voltas do motor do portão e diz à placa onde a folha está. Com essa conta, a placa freia antes do fim, para no ponto certo e percebe quando algo segura a folha. Nem todo motor tem: os simples param só pelo fim de curso.",
        "O encoder do motor de portão serve para medir o percurso: a cada volta ele manda pulsos à central, que assim sabe a posição da folha. É isso que permite a chegada suave e a volta ao encontrar um obstáculo. Depois de trocar a placa ou o sensor, o percurso é gravado de novo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o encoder conta o percurso", "Encoder e fim de curso: a diferença"],
        slots: [
          [
            "No eixo do motor gira um ímã ou um disco, e um sensor parado ao lado conta cada passagem. O fim de curso só avisa que a folha chegou; o encoder acompanha o caminho inteiro. Muitos motores usam os dois.",
            "Um ímã ou disco preso ao eixo passa diante do sensor, e cada passagem é um pulso. O fim de curso marca dois pontos, aberto e fechado, enquanto o encoder informa também o meio do caminho.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de encoder com defeito", "Quando o encoder falha"],
        slots: [
          [
            "Sem a contagem, a placa não sabe onde a folha está e para por segurança.",
            "Com sujeira, conector solto ou sensor queimado, a conta se perde, e o portão mostra isto.",
          ],
        ],
        bullets: [
          "Anda alguns centímetros e desiste",
          "Para cada vez num lugar diferente",
          "Refaz o percurso devagar, sozinho",
          "Mostra erro de encoder na central",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O encoder substitui a fotocélula?",
        answers: [
          "Não. Ele percebe o obstáculo quando a folha já encostou; a fotocélula evita que encoste.",
          "Não substitui: o encoder age depois do toque, e a fotocélula, antes.",
        ],
      },
      {
        question: "Encoder e sensor Hall são a mesma coisa?",
        answers: [
          "Quase: muitos encoders usam o sensor Hall, que sente o ímã do eixo. Há também os que leem um disco com luz.",
          "O Hall é o tipo mais comum de encoder no portão. Outros usam um disco furado e luz.",
        ],
      },
      {
        question: "Quanto custa trocar o encoder?",
        answers: [
          "Depende do modelo do motor. Às vezes basta limpar e gravar o percurso, em visita a partir de {price.preventive} em casa, sem peças.",
          "A peça é orçada pela etiqueta do motor. A visita com limpeza e teste parte de {price.preventive} em residência, fora as peças.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor",
    tellsPurpose: true,
  },
  {
    id: "dps-para-que-serve",
    broader: "protetor-de-surto",
    label: "Para que serve o DPS do portão",
    phrase: "a função do DPS",
    asks: combine(whatFor, ["dps", "protetor surto", "protetor de surto", "supressor surto"]),
    intent: "question",
    answers: {
      any: [
        "O DPS, dispositivo de proteção contra surtos, serve para desviar para o fio terra o pico de energia que vem de raio ou da rede, antes que ele queime a placa do portão. É um módulo no quadro de luz, um por fase. Sem aterramento não tem efeito.",
        "O protetor de surto, ou DPS, é um módulo do quadro de luz que protege a placa do portão dos picos de energia: quando a tensão sobe demais, ele manda o excesso para a terra. Não segura raio direto na casa e se desgasta com o uso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o DPS protege o portão", "O trabalho do DPS"],
        slots: [
          [
            "Em tensão normal, ele não faz nada. No pico, vira por um instante um caminho livre até o fio terra, e o excesso passa por ali em vez de entrar na placa. Cada surto o gasta um pouco, e um visor mostra quando trocar.",
            "O DPS fica à espera, ligado entre a fase e o terra. Quando chega um surto, conduz o excesso para a terra em menos de um piscar de olhos. Depois de muitos picos ele perde a força, e o indicador muda de cor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["DPS, disjuntor e DR: o que cada um faz", "O que o DPS não faz"],
        slots: [
          ["As três proteções ficam no quadro e não se substituem.", "Cada módulo do quadro cuida de um perigo."],
        ],
        bullets: [
          "DPS: pico de energia, de raio ou da rede",
          "Disjuntor: curto e fio sobrecarregado",
          "DR: choque, quando a corrente escapa",
          "Nobreak: falta de luz, e não raio",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale a pena pôr DPS só por causa do portão?",
        answers: [
          "Vale onde há fio terra, porque ele custa menos que uma placa nova e protege também o resto da casa.",
          "Sim, se a casa tem aterramento. No quadro geral, ele cuida do portão e dos outros aparelhos.",
        ],
      },
      {
        question: "Filtro de linha faz o papel do DPS?",
        answers: [
          "Não. Ele protege pouco e aquece com a partida do motor. O certo é o módulo no quadro.",
          "Não faz: é para aparelhos leves. O motor pede circuito próprio e DPS no quadro.",
        ],
      },
      {
        question: "Quem instala o DPS?",
        answers: [
          "O eletricista, com a energia geral desligada e o aterramento já medido.",
          "Profissional de elétrica, porque o quadro tem partes com tensão mesmo com o disjuntor do portão desligado.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e outra do motor",
    tellsPurpose: true,
  },
  {
    id: "instalar-dps",
    broader: "protetor-de-surto",
    label: "Como instalar DPS para o portão",
    phrase: "a instalação do DPS",
    asks: combine(
      ["como instalar", "instalar", "instalação", "como ligar", "ligar", "ligação", "onde instalar", "colocar"],
      ["dps", "protetor surto", "protetor de surto"],
    ),
    intent: "how-to",
    answers: {
      any: [
        "Para instalar o DPS do portão eletrônico, o eletricista desliga o disjuntor geral, mede o aterramento e põe no quadro um módulo por fase, com cabo curto até a barra de terra. Em 220 V de duas fases são dois módulos. Sem fio terra, o terra é feito antes.",
        "O DPS para portão eletrônico se instala no quadro de luz, depois do disjuntor geral: um lado de cada módulo vai à fase, e o outro, à barra de terra, pelo caminho mais curto. Quem faz é o eletricista, com a energia geral desligada, depois de medir o aterramento.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A instalação do DPS, na ordem", "Passo a passo da instalação do DPS"],
        slots: [
          [
            "O quadro tem partes com tensão mesmo com o disjuntor do portão desligado, por isso o serviço é de eletricista.",
            "Não é tarefa do morador: até a chave geral, o quadro continua energizado. O eletricista segue esta ordem.",
          ],
        ],
        steps: [
          "Mede o fio terra e confere a tensão e o número de fases.",
          "Escolhe o módulo classe II, na tensão da rede.",
          "Desliga o disjuntor geral e confere a ausência de tensão.",
          "Fixa um módulo por fase, com o cabo mais curto até o terra.",
          "Religa e confere o visor de cada módulo.",
        ],
      },
      {
        about: "choose",
        headings: ["No quadro ou perto do motor", "Onde o DPS fica melhor"],
        slots: [
          [
            "O lugar principal é o quadro, porque ali ele protege a casa toda. Quando o motor fica longe, um segundo DPS perto dele ajuda, porque o pico também nasce no cabo comprido.",
            "Comece pelo quadro geral. Em motor distante, no fundo do terreno ou na entrada da chácara, some outro módulo junto dele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do DPS instalado", "Do que depende o valor"],
        slots: [
          [
            "Contam o número de fases, o espaço no quadro e haver ou não fio terra. Fazer o aterramento é o que mais encarece.",
            "O módulo é a parte menor. Pesam mais a falta de espaço no quadro e o aterramento que ainda não existe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DPS funciona sem fio terra?",
        answers: [
          "Não, porque não há para onde desviar o pico. O aterramento vem primeiro.",
          "Sem terra ele não protege. Por isso a medição do aterramento é o primeiro passo.",
        ],
      },
      {
        question: "Posso instalar o DPS sozinho?",
        answers: [
          "Não. A entrada do quadro continua com tensão, e uma ligação errada deixa a casa sem proteção.",
          "Não é recomendado: é trabalho dentro do quadro, com risco de choque. Chame um eletricista.",
        ],
      },
      {
        question: "Quando trocar o DPS?",
        answers: [
          "Quando o visor muda de cor ou depois de um surto forte. Olhe o visor após cada tempestade.",
          "Assim que o indicador mostrar o fim da vida útil. Ele se gasta a cada pico.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e outra da etiqueta do motor",
  },
  {
    id: "disjuntor-para-que-serve",
    broader: "instalacao-eletrica",
    label: "Para que serve o disjuntor do portão",
    phrase: "a função do disjuntor do portão",
    asks: combine(["função", "qual função", "utilidade"], ["disjuntor", "disjuntor portão", "disjuntor motor"]),
    intent: "question",
    answers: {
      any: [
        "O disjuntor do portão serve para cortar a energia do motor quando há curto ou o fio esquenta demais, e também para você desligar tudo antes de mexer. O ideal é um só para o portão, identificado no quadro. Contra choque, quem protege é outro dispositivo, o DR.",
        "O disjuntor protege a fiação do portão: cai sozinho no curto ou na sobrecarga, antes que o fio pegue fogo. É nele também que se desliga o motor para limpar, destravar ou esperar o técnico. Deve ser só do portão, com o nome escrito.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o disjuntor faz e o que não faz", "Disjuntor, DR e fusível"],
        slots: [
          [
            "Ele vigia a corrente do fio. Não percebe a que escapa por uma pessoa, que é trabalho do DR, nem protege a eletrônica, que tem o próprio fusível.",
            "O disjuntor olha para o fio, o DR olha para o choque, e o fusível da placa cuida da eletrônica. Um não faz o papel do outro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se o disjuntor do portão cair", "Quando o disjuntor desarma"],
        slots: [
          [
            "Religue uma única vez. Se cair de novo, deixe desligado e chame, porque há curto ou motor forçando. Nunca ponha um maior no lugar: o fio esquenta antes de ele cair.",
            "Uma tentativa basta. Caindo outra vez, o defeito continua lá, e insistir queima a placa. Trocar por um de mais ampères tira a proteção do fio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos ampères tem o disjuntor do portão?",
        answers: [
          "Em casa, em geral de 10 a 16 A, conforme a etiqueta do motor e o fio.",
          "Costuma ser de 10 ou 16 A. Quem decide é o eletricista, pela corrente do motor e pela bitola.",
        ],
      },
      {
        question: "Desligar o disjuntor apaga os controles?",
        answers: [
          "Não. Os códigos ficam na memória da placa, mesmo sem energia.",
          "Não apaga: a memória guarda o cadastro desligada.",
        ],
      },
      {
        question: "Onde fica o disjuntor do portão?",
        answers: [
          "No quadro de luz, às vezes com o nome portão ou motor; em alguns imóveis, numa caixinha perto do motor.",
          "Em geral no quadro da casa. Se não há nome, desligue um de cada vez e veja qual para o portão.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado",
    tellsPurpose: true,
  },
  {
    id: "onde-fica-o-disjuntor",
    broader: "instalacao-eletrica",
    label: "Onde fica o disjuntor do portão",
    phrase: "o lugar do disjuntor do portão",
    asks: [
      ...combine(
        ["onde fica", "onde está", "onde achar", "achar", "encontrar", "não acho", "não encontro", "localizar"],
        ["disjuntor portão", "disjuntor motor", "disjuntor motor portão", "disjuntor garagem", "chave geral portão"],
      ),
      "saber qual disjuntor portão",
      "descobrir qual disjuntor portão",
      "descobrir disjuntor portão",
      "identificar disjuntor portão",
      "identificar disjuntor motor",
      "qual disjuntor desliga portão",
      "qual disjuntor é portão",
      "qual disjuntor é do portão quadro",
      "qual disjuntor portão quadro luz",
    ],
    intent: "question",
    answers: {
      any: [
        "O disjuntor do portão fica quase sempre no quadro de luz da casa, com o nome portão, motor ou garagem. Em alguns imóveis há uma caixinha só dele perto do motor. Se nada está escrito, desligue um disjuntor de cada vez e aperte o controle: o certo é o que deixa o portão parado.",
        "Para achar o disjuntor do portão, olhe primeiro o quadro de luz e depois as paredes da garagem, perto do motor. Sem etiqueta, desligue um por vez, com o portão fechado, e teste o controle. Quando o portão parar de responder, é esse: escreva o nome ao lado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir qual é o disjuntor", "O teste no quadro, passo a passo"],
        slots: [
          [
            "Faça o teste de dia, com o portão fechado e ninguém na passagem. Só as alavancas são tocadas. A tampa do quadro fica no lugar.",
            "Bastam duas pessoas, uma no quadro e outra com o controle. Não tire a tampa nem toque em fios.",
          ],
        ],
        steps: [
          "Feche o portão e avise quem usa computador.",
          "Desligue um disjuntor e aperte o controle.",
          "Se o portão andar, religue esse e passe ao próximo.",
          "Quando ele não responder, confirme pela botoeira.",
          "Escreva portão ao lado, para a próxima vez.",
        ],
      },
      {
        about: "safety",
        headings: ["Se nenhum disjuntor desliga o portão", "Outros lugares e o nobreak"],
        slots: [
          [
            "Com nobreak ou bateria, o portão continua andando mesmo sem energia: desligue também o aparelho. Em prédio, o disjuntor costuma ficar no quadro da garagem ou na portaria, com o zelador.",
            "Nobreak engana o teste, porque segue alimentando o motor. Em condomínio, pergunte ao zelador pelo quadro da garagem. Se nada desliga, o motor pode estar num disjuntor dividido, e um eletricista localiza o circuito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão não tem disjuntor próprio. É problema?",
        answers: [
          "É melhor ter. Num circuito dividido, a tensão cai na partida e fica difícil desligar só o motor. O eletricista separa.",
          "Funciona, mas não é o certo: o motor pede circuito só dele, com disjuntor e terra.",
        ],
      },
      {
        question: "Desligar o disjuntor destrava o portão?",
        answers: [
          "Não. Ele só corta a energia. A folha continua presa ao motor até ser destravada.",
          "Não destrava. O motor fica parado e engatado, o que até ajuda a segurar a folha.",
        ],
      },
      {
        question: "Posso deixar o portão desligado ao viajar?",
        answers: [
          "Pode, com a folha fechada. A memória dos controles não se perde.",
          "Sim, e isso protege a placa de raio. Na volta, religue e teste.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado",
  },
  {
    id: "chave-liga-desliga",
    broader: "instalacao-eletrica",
    label: "Chave liga e desliga do portão",
    phrase: "a chave que desliga o portão",
    asks: [
      "chave geral motor portão desligar",
      "onde chave geral portão",
      "desligar chave geral portão",
      ...combine(
        ["chave liga desliga", "interruptor geral", "interruptor liga desliga", "botão liga desliga"],
        ["portão", "motor", "motor portão"],
      ),
      ...combine(
        ["interruptor", "chave"],
        ["desligar portão", "desligar motor portão", "desligar energia portão", "cortar energia portão"],
      ),
      "instalar chave liga desliga portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A chave liga e desliga do portão eletrônico é o disjuntor do motor, no quadro de luz: é nele que se corta a energia, porque a maioria dos motores não traz interruptor. Quem quer desligar perto do portão pode mandar pôr um disjuntor numa caixa ao lado do motor.",
        "O portão eletrônico se liga e desliga pelo disjuntor dele, que faz o papel de chave geral. Interruptor de luz comum não é indicado para cortar o motor. Se o quadro fica longe, o eletricista instala um disjuntor em caixa fechada perto do motor, com as fases cortadas juntas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que usar para desligar perto do motor", "Disjuntor ou interruptor"],
        slots: [
          [
            "Em 220 V de duas fases a chave tem de cortar as duas de uma vez, ou o motor continua com tensão mesmo desligado. O interruptor de parede corta uma só e gasta com a partida.",
            "O que se usa é disjuntor: bipolar em 220 V de duas fases, para nenhuma ficar ligada. Interruptor de luz abre um fio só e não foi feito para motor.",
          ],
        ],
        bullets: [
          "Caixa fechada e protegida da chuva",
          "Disjuntor da mesma amperagem do circuito, com o nome portão",
          "Longe do alcance de quem está na rua",
        ],
      },
      {
        about: "safety",
        headings: ["Quando desligar o portão na chave", "Cuidados ao desligar"],
        slots: [
          [
            "Desligue para destravar, limpar a fotocélula, em tempestade ou quando há cheiro de queimado. Feche a folha antes. Com nobreak, desligue também o aparelho, que mantém o motor vivo.",
            "A chave serve na viagem, no temporal, na limpeza e em qualquer defeito. Deixe a folha fechada e lembre do nobreak, que continua alimentando o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A chave de destravamento desliga o motor?",
        answers: [
          "Não. Ela só solta a folha do motor, e a energia continua ligada. Desligue antes o disjuntor.",
          "São coisas diferentes: uma solta a folha, a outra corta a energia. O disjuntor vem primeiro.",
        ],
      },
      {
        question: "Desligar todo dia estraga o motor?",
        answers: [
          "Não. Só é pouco prático, e em alguns modelos a primeira abertura depois de religar é mais lenta.",
          "Não estraga. Certos motores apenas refazem o percurso devagar quando a energia volta.",
        ],
      },
      {
        question: "Dá para bloquear os controles sem desligar a energia?",
        answers: [
          "Em algumas centrais há uma função de bloqueio ou férias, no manual. Nas outras, o disjuntor é o caminho.",
          "Depende da placa: certos modelos têm bloqueio por tecla ou chave. Sem isso, usa-se o disjuntor.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e outra do motor",
  },
  {
    id: "fiacao-subterranea",
    broader: "instalacao-eletrica",
    label: "Fiação do portão pelo chão",
    phrase: "a fiação do portão pelo chão",
    asks: [
      ...combine(
        ["fiação", "fio", "cabo", "fios", "conduíte", "eletroduto"],
        [
          "portão subterrâneo",
          "motor subterrâneo",
          "portão subterrânea",
          "portão enterrado",
          "portão enterrada",
          "motor enterrado",
          "portão pelo chão",
          "portão por baixo terra",
          "portão embaixo terra",
          "portão piso",
          "portão debaixo piso",
          "portão rasgar piso",
          "portão cortar piso",
        ],
      ),
      "passar fio portão por baixo",
      "passar fiação portão chão",
      "passar fio outro lado portão",
      "passar cabo outro lado portão",
      "atravessar fio portão",
      "atravessar cabo portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "A fiação do portão eletrônico pode ir subterrânea, dentro de eletroduto próprio para enterrar, com cabo que aguente umidade e sem emenda no chão. Passam-se dois tubos: um para a energia do motor e outro para fotocélula e botoeira. O preço depende dos metros e de ter de cortar piso.",
        "Para passar o fio do portão pelo chão, corta-se uma valeta, põe-se eletroduto de energia e outro de comando, e as emendas ficam só em caixas de passagem. Fio nunca é enterrado solto. O valor sai pelas fotos do caminho, do quadro até o motor e de uma coluna à outra.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como passar a fiação pelo chão", "Da valeta ao teste"],
        slots: [
          [
            "A parte de obra pode ser do pedreiro, e a ligação é do eletricista ou do técnico, com o disjuntor desligado.",
            "Quem abre a valeta pode ser o pedreiro. Quem liga é profissional de elétrica, sem energia no circuito.",
          ],
        ],
        steps: [
          "Marque o caminho longe de água, gás e esgoto.",
          "Abra a valeta, mais funda onde passa carro.",
          "Assente dois eletrodutos, energia e comando, com caimento para a caixa.",
          "Passe os cabos inteiros, com guia e folga nas pontas.",
          "Feche as pontas contra água e só então ligue e teste.",
        ],
      },
      {
        about: "choose",
        headings: ["Que tubo e que cabo usar", "Material que aguenta o chão"],
        slots: [
          [
            "O tubo precisa ser para instalação enterrada, como o corrugado reforçado, porque o amarelo de parede amassa com o carro. O cabo de energia leva isolação dupla, com 2,5 mm² ou mais e fio terra.",
            "Use eletroduto próprio para enterrar e cabo de capa dupla, que suporta umidade. O conduíte leve, de parede, quebra sob a roda. A bitola mínima da energia é 2,5 mm², com terra.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que encarece passar pelo piso", "Formas de gastar menos"],
        slots: [
          [
            "Cortar e refazer piso pronto custa mais que o cabo. Se a obra ainda não acabou, deixe os tubos agora. Com piso caro, veja se dá para contornar pelo muro, com tubo aparente, ou usar fotocélula com transmissor a bateria.",
            "O piso pesa mais que o fio. Em casa em obra, o tubo sai quase de graça. Em piso acabado, às vezes vale ir pelo muro ou pelo beiral. Para a outra coluna, há fotocélula sem fio de um dos lados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Energia e fotocélula podem ir no mesmo tubo?",
        answers: [
          "Não. A energia causa interferência e, num defeito, leva tensão ao sensor. Use dois tubos.",
          "Não devem: usa-se um eletroduto para o motor e outro para os fios de comando.",
        ],
      },
      {
        question: "Entrou água no conduíte. Precisa trocar?",
        answers: [
          "Cabo próprio para umidade aguenta, se não tem emenda. Fio comum ou emenda molhada precisa ser trocado.",
          "Se o cabo é inteiro e de capa dupla, em geral não. Com emenda no caminho, sim, porque dá fuga e derruba o DR.",
        ],
      },
      {
        question: "Dá para ligar sem passar fio do outro lado?",
        answers: [
          "A fotocélula tem modelo com um lado a bateria. O motor fica do lado que tem energia.",
          "Em muitos casos, sim: escolhe-se fotocélula sem fio ou de espelho, e o motor vai no lado do quadro.",
        ],
      },
    ],
    photo: "fotos do quadro fechado, do caminho no piso e das duas colunas do portão",
  },
  {
    id: "fio-pegando-no-portao",
    broader: "instalacao-eletrica",
    label: "Fio pegando na folha ou na cremalheira",
    phrase: "o fio que encosta no portão",
    asks: combine(
      ["fio", "cabo", "fiação", "fios"],
      [
        "pegando cremalheira",
        "encostando cremalheira",
        "raspando cremalheira",
        "enroscando cremalheira",
        "enroscou cremalheira",
        "enroscando engrenagem",
        "enroscou engrenagem",
        "pegando engrenagem",
        "pegando portão",
        "encostando portão",
        "raspando portão",
        "enroscando portão",
        "enroscou portão",
        "prendendo portão",
        "pegando folha",
        "encostando folha",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Fio do motor pegando na cremalheira ou na folha é perigoso: a capa se gasta, o cobre encosta no metal e o portão inteiro pode dar choque. Desligue o disjuntor, não toque na folha e não afaste o fio com a mão. O técnico troca o trecho e prende o cabo num tubo, com valor informado por foto.",
        "Se o cabo está encostando no portão em movimento, desligue o disjuntor e pare de usar. Mesmo que pareça inteiro, ele pode estar cortado por dentro ou descascado do outro lado. O conserto põe cabo novo em eletroduto preso à parede ou à base, longe da cremalheira e da folha.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Antes de o técnico chegar"],
        slots: [
          [
            "O risco é de choque e de curto, e os dois se evitam sem energia.",
            "Trate como fio descascado, até alguém medir.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão, e o nobreak, se houver.",
          "Afaste crianças e animais da folha.",
          "Fotografe de longe o ponto em que o fio encosta.",
          "Deixe o portão como está até a visita.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o fio vai parar na cremalheira", "O que solta o cabo"],
        slots: [
          [
            "Na maioria das vezes o cabo ficou solto atrás do motor, sem tubo, ou a braçadeira quebrou. Motor que foi deslocado na base também leva o fio para perto dos dentes.",
            "Cabo comprido demais, abraçadeira ressecada e motor mexido na base são as causas comuns. Fio aparente, sem eletroduto, acaba sempre no caminho da folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto do cabo"],
        slots: [
          [
            "Ele mede se há fuga para a folha, troca o trecho gasto por cabo inteiro e o prende em eletroduto, com a folga só dentro da caixa. No fim, anda o portão todo e confere a distância.",
            "Com tudo desligado, mede-se a isolação, troca-se o pedaço ferido e refaz-se o caminho em tubo fixo. O teste é o percurso inteiro, sem nada encostar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso prender o fio com abraçadeira?",
        answers: [
          "Só depois de medir o cabo. A abraçadeira esconde a capa gasta, e o choque continua possível.",
          "Antes é preciso ver se o fio está ferido. Preso e descascado, ele continua perigoso.",
        ],
      },
      {
        question: "Fita isolante resolve?",
        answers: [
          "Não. Ela solta com o atrito e a chuva. O trecho ferido é trocado.",
          "Não resolve: a fita gasta no primeiro mês. Troca-se o cabo e muda-se o caminho.",
        ],
      },
      {
        question: "É só o fio da fotocélula. Tem perigo?",
        answers: [
          "De choque, menos, porque é baixa tensão. Mas o sensor deixa de proteger, e o curto pode queimar a placa.",
          "O risco maior é a folha ficar sem o sensor e a placa queimar no curto. Desligue do mesmo jeito.",
        ],
      },
    ],
    photo: "uma foto, de longe, do lugar em que o fio encosta",
  },
  {
    id: "quadro-de-comando-com-defeito",
    broader: "placa",
    label: "Quadro de comando com defeito",
    phrase: "o quadro de comando com defeito",
    asks: combine(
      ["quadro comando", "painel comando", "quadro comando portão", "painel comando portão"],
      [
        "não liga",
        "não funciona",
        "queimou",
        "defeito",
        "conserto",
        "consertar",
        "desarma",
        "desarmando",
        "trocar",
        "parou",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Se o quadro de comando do portão não liga, veja se o disjuntor geral dele está ligado e se o botão vermelho de emergência não ficou apertado. Religue uma vez. Continuando mudo, a causa costuma ser falta de fase, relé térmico desarmado, fonte ou contatora, que o técnico mede com a caixa desligada.",
        "Quadro de comando com defeito se mede antes de trocar: na maioria das vezes falhou uma contatora, o relé térmico, a fonte ou um botão, e a caixa se aproveita. Não abra nem rearme várias vezes, porque ali há tensão da rede. O orçamento sai pelas fotos da caixa fechada e da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar por fora", "Antes de chamar, sem abrir a caixa"],
        slots: [
          [
            "Confira o que se vê sem tirar a tampa, uma vez só, e anote o que acontece.",
            "Tudo se faz por fora, com a passagem livre.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do quadro está ligado.",
          "Gire o botão vermelho de emergência para soltá-lo.",
          "Confira se outros aparelhos da mesma rede funcionam.",
          "Aperte abrir uma vez e escute: estalo, zumbido ou silêncio.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada sinal do quadro indica", "Estalo, zumbido ou silêncio"],
        slots: [
          ["O som ajuda a achar a parte que falhou.", "O que se ouve ao apertar o botão separa comando de motor."],
        ],
        bullets: [
          "Silêncio: falta de energia, fusível, fonte ou botão",
          "Estalo e o motor parado: contatora queimada, fase faltando ou motor",
          "Zumbido: falta uma fase ou a folha está presa; desligue",
          "Anda e desarma: relé térmico, por esforço demais",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta o quadro", "O conserto do quadro"],
        slots: [
          [
            "Com o circuito desligado e bloqueado, ele mede fases, fonte, contatora e relé térmico, troca a peça que falhou e mede a corrente do motor na folha. Quadro inteiro só se troca quando o dano é geral.",
            "A medição vai da entrada de energia até o motor. Troca-se a contatora, o relé ou a fonte, e depois se confere se a folha está leve, porque folha pesada queima a peça nova.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso rearmar o relé térmico?",
        answers: [
          "Uma vez, pelo botão de fora, se houver. Desarmando outra vez, deixe desligado até a medição.",
          "Só uma vez e por fora. Ele desarma porque o motor força ou falta fase.",
        ],
      },
      {
        question: "O portão ficou aberto. Como fecho?",
        answers: [
          "Porta de enrolar com corrente de emergência se fecha por ela, com o disjuntor desligado. Nas outras folhas, espere o técnico e isole a passagem.",
          "Se há corrente ou manivela própria, use com a energia cortada. Folha pesada não se solta na mão.",
        ],
      },
      {
        question: "Quanto custa o conserto do quadro?",
        answers: [
          "Depende da peça que falhou. O orçamento é grátis, pelas fotos do quadro fechado e da etiqueta do motor.",
          "Contatora ou relé custam menos que o quadro. As fotos da caixa e da etiqueta dão uma primeira ideia do valor.",
        ],
      },
    ],
    photo: "fotos do quadro fechado e da etiqueta do motor",
  },
  {
    id: "quadro-de-comando",
    broader: "placa",
    label: "Quadro de comando do portão",
    phrase: "o quadro de comando do portão",
    asks: [
      "contator portão industrial",
      "contator do portão",
      "contator motor portão",

      ...combine(
        ["quadro comando", "quadro de comando", "painel comando", "painel de comando", "caixa de comando"],
        [
          "",
          "portão",
          "portão industrial",
          "portão enrolar",
          "portão condomínio",
          "motor",
          "motor portão",
          "portão preço",
          "portão industrial preço",
          "trifásico",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O quadro de comando do portão é a caixa que liga, protege e comanda o motor: nele ficam a central ou a contatora, os disjuntores, o relé térmico e os bornes dos sensores. É usado em portão industrial, de galpão e de enrolar. Em casa, a placa do próprio motor faz esse papel.",
        "Quadro de comando é a central do portão industrial montada numa caixa à parte: recebe a energia, monofásica ou trifásica, e manda o motor abrir, parar e fechar pelos botões, controles e sensores. Consertamos ou trocamos, com orçamento pelas fotos da caixa fechada e da etiqueta do motor.",
      ],
      price: [
        "O preço do quadro de comando do portão depende do motor, monofásico ou trifásico, da potência e do que ele comanda: botões, fotocélula, sinaleira, controle remoto. Trocar só a contatora ou o relé custa menos que o quadro inteiro. O orçamento é grátis, pelas fotos da caixa fechada e da etiqueta do motor.",
        "Quanto custa o quadro de comando do portão vai da potência do motor e das entradas que ele precisa ter. O conserto de uma contatora, de um relé ou de um botão é o caso barato. O quadro novo, montado e ligado, é o maior. As fotos da caixa e da etiqueta bastam para o valor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que há no quadro de comando", "As peças do quadro"],
        slots: [
          [
            "Cada peça tem uma função, e por isso o conserto quase nunca é do quadro inteiro.",
            "Conhecer as partes ajuda a entender o orçamento.",
          ],
        ],
        bullets: [
          "Disjuntor: corta a energia no curto",
          "Contatora ou placa: liga o motor para abrir e para fechar",
          "Relé térmico: desarma quando o motor força demais",
          "Fonte: alimenta botões, sensores e receptor",
          "Botão de emergência: para tudo na hora",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o portão precisa de quadro", "Quadro ou placa no motor"],
        slots: [
          [
            "Motor trifásico, portão pesado e porta de enrolar grande pedem quadro, porque a corrente é maior e o comando precisa de proteções próprias. Portão de casa não precisa: a placa sob a tampa do motor faz tudo.",
            "Em galpão e fábrica, o quadro separa a força do comando e facilita a manutenção. Em residência ele seria um custo sem ganho, já que a central vem dentro do motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança no quadro", "Quem pode abrir o quadro"],
        slots: [
          [
            "Só profissional de elétrica abre a caixa, com o circuito bloqueado e a falta de tensão medida. Quem opera usa os botões de fora e conhece o de emergência.",
            "A tampa fica fechada e com aviso. Abrir é de eletricista ou técnico, com o disjuntor desligado e travado. O operador fica com os botões externos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr controle remoto no quadro?",
        answers: [
          "Dá: liga-se um receptor avulso à entrada do botão de abrir, quando o quadro mantém o comando sozinho.",
          "Sim, com receptor avulso. Se o portão só anda com o dedo no botão, o comando muda antes, com fotocélula.",
        ],
      },
      {
        question: "O quadro serve para motor de outra marca?",
        answers: [
          "Serve se tensão, potência e fim de curso combinam. A foto das duas etiquetas mostra.",
          "Depende da corrente e do tipo de motor. Quadro de contatora aceita mais marcas que central própria.",
        ],
      },
      {
        question: "O relé térmico desarma sempre. Posso regular para mais?",
        answers: [
          "Não. Ele avisa que o motor força ou falta fase. Regular acima da etiqueta queima o motor.",
          "Não aumente: procure a folha pesada, o rolamento ou a fase que falta.",
        ],
      },
    ],
    photo: "fotos do quadro fechado e da etiqueta do motor",
  },
  {
    id: "onde-fica-antena-e-receptor",
    broader: "receptor",
    label: "Onde ficam a antena e o receptor",
    phrase: "o lugar da antena e do receptor",
    asks: [
      ...combine(
        ["onde fica", "onde está", "lugar", "localização"],
        ["antena portão", "antena motor", "receptor portão", "receptor motor portão", "receptor controle portão"],
      ),
      "onde fica antena",
      "onde fica receptor",
    ],
    intent: "question",
    answers: {
      any: [
        "A antena do portão fica, na maioria dos motores, presa à placa: é um fio fino de uns 17 cm que sai de dentro da caixa do motor. Em condomínio ou garagem de subsolo ela pode estar fora, no alto do muro, ligada por um cabo. O fio não se corta nem se enrola.",
        "O receptor do portão fica dentro da caixa do motor, na própria placa ou num modulozinho encaixado nela. O avulso é uma caixinha presa à parede, perto do motor. Quem o tem em caixa própria vê a antena saindo dela. Na placa, há tensão da rede, e quem abre é o técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como reconhecer a antena e o receptor", "Onde procurar sem abrir o motor"],
        slots: [
          [
            "Dá para achar quase tudo por fora, sem tirar a tampa do motor.",
            "Siga o fio fino que sai do motor: ele leva à antena e mostra onde está o receptor.",
          ],
        ],
        bullets: [
          "Fio fino e solto, saindo da caixa: antena comum",
          "Caixinha na parede com um fio: receptor avulso",
          "Haste no alto do muro com cabo: antena externa",
          "Nada por fora: receptor e antena dentro do motor",
        ],
      },
      {
        about: "care",
        headings: ["O lugar certo para pegar longe", "O que atrapalha o sinal"],
        slots: [
          [
            "A antena precisa ficar esticada, de pé e longe de chapa de ferro, lâmpada de LED e câmera. Enrolada dentro da caixa de metal, o controle só abre de perto.",
            "Metal, laje e lâmpada de LED por perto cortam o alcance. O fio esticado e livre, do lado da rua, é o que pega mais longe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar a antena de lugar?",
        answers: [
          "O fio que já está para fora, pode ser esticado e afastado do metal. Emendar ou ligar na placa é do técnico.",
          "Esticar o que sai da caixa, sim. Para levar ao muro, usa-se antena externa com cabo próprio, ligada pelo técnico.",
        ],
      },
      {
        question: "O botão de gravar controle fica no receptor?",
        answers: [
          "Fica. No avulso, você alcança; na placa, está sob a tampa, e quem grava é o técnico.",
          "Sim, ao lado de um LED. Em caixa própria pode ser usado por você; dentro do motor, não.",
        ],
      },
      {
        question: "Meu motor não tem fio de antena. É defeito?",
        answers: [
          "Nem sempre: em alguns, ela é uma mola ou uma trilha da placa. Se o alcance caiu, peça para conferir.",
          "Pode ser antena interna. Se antes havia um fio e sumiu, ele foi cortado e precisa ser refeito.",
        ],
      },
    ],
    photo: "uma foto do motor inteiro e outra da etiqueta",
  },
  {
    id: "onde-fica-a-bateria",
    broader: "bateria",
    label: "Onde fica a bateria do portão",
    phrase: "o lugar da bateria do portão",
    asks: [
      ...combine(
        ["onde fica", "onde está", "lugar"],
        ["bateria portão", "bateria motor", "bateria motor portão", "bateria nobreak", "bateria nobreak portão"],
      ),
      "como saber portão tem bateria",
      "saber portão tem bateria",
      "saber motor tem bateria",
      "saber portão tem nobreak",
    ],
    intent: "question",
    answers: {
      any: [
        "A bateria do portão fica dentro do nobreak, uma caixa perto do motor ou do quadro de luz, ou dentro do próprio motor, quando ele é de 24 V com bateria. Motor comum, de 127 ou 220 V e sem nobreak, não tem bateria. Para saber, desligue o disjuntor e aperte o controle.",
        "Para achar a bateria, procure uma caixa de nobreak ao lado do motor. Se não houver, ela pode estar sob a tampa do motor de 24 V ou numa caixinha ao lado. Se o portão não anda com o disjuntor desligado, ele não tem bateria, ou ela acabou.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o portão tem bateria", "O teste do disjuntor"],
        slots: [
          ["O teste é simples e não pede abrir nada. Faça com a passagem livre.", "Sem ferramenta, à vista do portão:"],
        ],
        steps: [
          "Leia a etiqueta do motor: 24 V ou CC aceita bateria.",
          "Desligue o disjuntor do portão.",
          "Aperte o controle uma vez.",
          "Se a folha andar, há bateria ou nobreak. Se não, não há ou acabou.",
          "Religue o disjuntor.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não abrir", "Cuidado ao chegar perto"],
        slots: [
          [
            "O nobreak tem tensão de rede na saída mesmo fora da tomada. Olhe por fora, anote a etiqueta e deixe a abertura com o técnico.",
            "Caixa de nobreak e tampa do motor não se abrem em casa: há tensão mesmo com o disjuntor desligado. A etiqueta de fora basta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle de portão também tem bateria?",
        answers: [
          "Tem, uma pilha pequena, em geral A23 ou CR2032. Essa você mesmo troca.",
          "Sim: é a pilha do controle, com o código escrito nela, e a troca é sua.",
        ],
      },
      {
        question: "Meu portão não tem bateria. Dá para pôr?",
        answers: [
          "Em motor comum, com nobreak próprio para portão. Em motor de 24 V, com o kit de bateria do fabricante.",
          "Dá: nobreak para o motor da rede, ou kit de bateria para o de 24 V. A etiqueta mostra qual.",
        ],
      },
      {
        question: "Quanto tempo dura a bateria?",
        answers: [
          "Em geral de 2 a 4 anos, menos em lugar quente.",
          "De 2 a 4 anos na maioria dos casos. Portão lento sem luz é sinal de troca.",
        ],
      },
    ],
    photo: "uma foto da caixa do nobreak e outra da etiqueta do motor",
  },
  {
    id: "abre-sem-energia-com-bateria",
    broader: "bateria",
    label: "Portão com bateria abre sem energia",
    phrase: "o portão com bateria na falta de luz",
    asks: [
      ...combine(
        ["portão bateria", "motor bateria", "motor 24v bateria", "portão 24v bateria", "portão 24v", "motor 24v"],
        ["sem energia", "sem luz", "abre sem energia", "abre sem luz", "falta energia", "falta luz", "falta de luz"],
      ),
      ...combine(["motor 24v", "portão 24v"], ["abre acaba luz", "quantas vezes sem energia", "acaba energia"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão de 24 V com bateria abre sem energia, pelo controle, como nos outros dias, por um número limitado de vezes. Folha leve e bateria nova dão mais aberturas; folha pesada e bateria velha, poucas. Quando a luz volta, ela recarrega sozinha.",
        "O motor de portão com bateria continua abrindo quando falta luz: a central passa para a bateria sozinha, sem você fazer nada. As aberturas são limitadas, e a folha pode andar mais devagar. A chave de destravamento continua necessária, porque a bateria acaba.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o portão passa para a bateria", "O que acontece quando a luz cai"],
        slots: [
          [
            "O motor de 24 V usa corrente contínua, a mesma da bateria, e por isso trabalha direto com ela. Em geral são duas seladas de 12 V em série, carregadas pela própria placa.",
            "Duas baterias de 12 V em série dão os 24 V do motor. A placa as mantém carregadas e, na queda da rede, usa essa reserva no mesmo instante.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor comum e motor de 24 V", "E se o motor for de 127 ou 220 V"],
        slots: [
          [
            "Motor da rede, de 127 ou 220 V, não usa bateria direto: precisa de nobreak próprio para portão. Motor de 24 V sem bateria instalada também para, até receber o kit do fabricante.",
            "Veja a etiqueta. Com 24 V ou CC, há kit de bateria; com 127 ou 220 V, só o nobreak para automatizador mantém o portão abrindo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste antes da próxima falta de luz", "Como conferir a bateria"],
        slots: [
          [
            "Num dia calmo, desligue o disjuntor do portão e mande abrir e fechar uma vez, com o vão livre. Folha lenta ou que para no meio mostra bateria no fim. Repita a cada seis meses.",
            "Com o disjuntor do portão desligado, faça uma abertura e um fechamento. Se a folha se arrasta, a bateria, que dura em geral de 2 a 4 anos, pede troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas vezes ele abre sem energia?",
        answers: [
          "Varia com o peso da folha e os Ah da bateria. O manual traz o número, e o teste com o disjuntor desligado mostra o do seu.",
          "Depende da folha e da bateria. Em folha leve são várias aberturas; em pesada, poucas.",
        ],
      },
      {
        question: "A bateria acabou no meio da falta de luz. E agora?",
        answers: [
          "Desligue o disjuntor e destrave, se a folha é de correr ou de abrir, reta e em piso plano. Basculante fica com o técnico.",
          "Folha de correr ou de abrir, reta, se solta pela chave. Basculante não se destrava em casa, porque pode cair.",
        ],
      },
      {
        question: "Posso usar bateria de carro?",
        answers: [
          "Não. O carregador é de bateria selada. Use as da etiqueta, sempre o par.",
          "Não serve. A placa carrega seladas de 12 V, iguais e da mesma idade.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor",
  },
  {
    id: "estacionaria-automotiva-ou-selada",
    broader: "bateria",
    label: "Bateria estacionária, automotiva ou selada",
    phrase: "a escolha entre bateria estacionária, automotiva e selada",
    asks: [
      ...combine(
        ["bateria"],
        [
          "estacionária ou automotiva",
          "automotiva ou estacionária",
          "estacionária ou selada",
          "selada ou estacionária",
          "selada ou automotiva",
          "estacionária ou automotiva nobreak",
          "estacionária ou selada nobreak",
          "estacionária ou carro",
          "selada ou carro",
          "selada ou comum",
          "automotiva nobreak",
          "automotiva nobreak portão",
          "automotiva portão",
          "automotiva motor portão",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "No nobreak do portão não use bateria automotiva: ela é feita para dar partida e estraga logo em descarga lenta, além de soltar gás. A estacionária só vale se o aparelho tem saída para bateria externa. No nobreak comum vai a selada da etiqueta, quase sempre 12 V 7 Ah.",
        "Entre bateria estacionária ou automotiva para o portão, a automotiva está fora, e a estacionária serve apenas em nobreak preparado para bateria externa, em lugar ventilado. Nos outros, repita a selada que já está lá, com os mesmos volts, Ah e tamanho.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Selada, estacionária e automotiva lado a lado", "Para que serve cada bateria"],
        slots: [
          [
            "As três podem ter 12 V, e mesmo assim não trocam de lugar: o que muda é o jeito de descarregar e de carregar.",
            "Ter os mesmos 12 V não basta. O carregador do nobreak foi feito para um tipo.",
          ],
        ],
        bullets: [
          "Selada (VRLA ou AGM): não vaza, cabe no aparelho, é a do portão",
          "Estacionária: aguenta descarga longa, é grande e fica fora da caixa",
          "Automotiva: dá partida em carro, não aguenta descarga e solta gás",
        ],
      },
      {
        about: "check",
        headings: ["O que ler antes de comprar", "A etiqueta decide"],
        slots: [
          [
            "Olhe na bateria antiga os volts, os ampères-hora (Ah) e as medidas, e no manual do nobreak a capacidade que o carregador suporta. Bateria grande demais nunca carrega por completo.",
            "Volts, Ah, tamanho e terminais vêm da etiqueta da antiga. Se quer mais aberturas, veja no manual se o carregador aceita mais Ah, porque senão ela fica sempre pela metade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que acontece com bateria de carro no nobreak?",
        answers: [
          "Ela perde capacidade em pouco tempo, pode vazar ácido e solta gás que pega fogo em lugar fechado.",
          "Dura pouco, solta gás inflamável e o carregador não é o dela. O risco não compensa.",
        ],
      },
      {
        question: "Bateria de moto serve no portão?",
        answers: [
          "Não. Também é de partida, e o tamanho e os terminais são outros.",
          "Não serve, pelo mesmo motivo da automotiva. Use a selada da etiqueta.",
        ],
      },
      {
        question: "Quanto custa a bateria com a troca?",
        answers: [
          "Depende dos volts, dos Ah e de serem uma ou duas. A foto da etiqueta da antiga traz o valor, de graça.",
          "Varia com a capacidade e a quantidade. O orçamento é grátis, pela foto da bateria que está lá.",
        ],
      },
    ],
    photo: "uma foto da etiqueta da bateria antiga e do nobreak",
  },
  {
    id: "onde-colar-a-tag",
    broader: "tag-veicular",
    label: "Onde colar a tag no carro",
    phrase: "o lugar da tag no para-brisa",
    asks: [
      ...combine(
        ["onde colar", "onde coloco", "onde colocar", "onde fica", "como colar", "como colocar", "posição", "local"],
        ["tag", "tag para-brisa", "tag parabrisa", "tag carro", "tag vidro", "tag veicular", "adesivo tag"],
      ),
      "colar tag para-brisa",
      "colar tag carro",
      "tag no vidro do carro",
      "tag película",
      "tag insulfilm",
      "tag película carro",
      "lugar tag carro",
    ],
    intent: "question",
    answers: {
      any: [
        "Cole a tag por dentro do para-brisa, no alto, atrás do retrovisor, fora da faixa metalizada ou pontilhada do vidro. O vidro precisa estar limpo e seco, e ela não deve ficar perto da tag de pedágio. Depois de colada, não tire: a adesiva se rasga e para de ler.",
        "A tag do condomínio vai no para-brisa, por dentro, perto do retrovisor e a alguns centímetros da borda de metal. Fuja da parte com pontinhos pretos, de película metalizada e de outra tag, que atrapalham a leitura. Teste antes de colar, com a tag encostada no vidro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como colar a tag, passo a passo", "Da limpeza ao teste"],
        slots: [["Leva dois minutos, e o teste vem antes da cola.", "Teste primeiro: a adesiva só se cola uma vez."]],
        steps: [
          "Confirme com a portaria que a tag já foi cadastrada.",
          "Segure a tag no ponto escolhido e passe devagar na entrada.",
          "Se abriu, limpe o vidro com álcool e deixe secar.",
          "Cole de uma vez, sem bolhas, e aperte por meio minuto.",
          "Passe de novo, de frente e devagar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que impede a leitura", "Quando a tag não pega"],
        slots: [
          [
            "O metal bloqueia o sinal: película metalizada, faixa térmica do vidro, suporte de celular e outra tag colada ao lado. Mude um de cada vez e teste outra vez.",
            "Vidro com faixa térmica, película de metal e duas tags juntas são os motivos comuns. Há carros com uma área livre, sem metal, marcada atrás do retrovisor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a tag de carro?",
        answers: [
          "A adesiva, não: ao descolar, ela se rompe. A administração cadastra outra e bloqueia a antiga.",
          "Em geral não, porque a antena impressa rasga. Peça uma nova para o outro carro.",
        ],
      },
      {
        question: "Duas tags no mesmo vidro atrapalham?",
        answers: [
          "Podem atrapalhar se ficam encostadas. Deixe um palmo entre a do prédio e a do pedágio.",
          "Juntas, sim. Separadas por uns 15 cm, em geral as duas leem bem.",
        ],
      },
      {
        question: "A tag funciona com película no vidro?",
        answers: [
          "Com a comum, sim; a metalizada barra o sinal. Use a área sem película ou uma tag de farol.",
          "Depende da película. A que tem metal bloqueia, e a saída é colar fora dela.",
        ],
      },
    ],
    photo: "uma foto do para-brisa com a tag e outra da entrada",
  },
  {
    id: "antena-de-tag",
    broader: "tag-veicular",
    label: "Antena leitora de tag veicular",
    phrase: "a antena que lê a tag",
    asks: [
      ...combine(
        ["antena veicular", "antena uhf veicular", "antena rfid", "antena leitora", "antena tag", "antena leitora tag"],
        ["", "condomínio", "condomínio preço", "preço", "portão", "uhf", "uhf condomínio", "uhf preço", "valor"],
      ),
      ...combine(
        ["antena uhf"],
        ["condomínio", "condomínio preço", "tag", "tag veicular", "veicular preço", "cancela"],
      ),
      ...combine(["leitor uhf", "leitora uhf"], ["", "condomínio", "preço", "portão", "tag", "condomínio preço"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "A antena veicular UHF do condomínio é o leitor que reconhece a tag do para-brisa, em geral de 3 a 8 metros, e manda o portão abrir. Vai uma em cada entrada ou saída, num poste ou na coluna, ligada à central do motor. O orçamento é grátis, por fotos da entrada e número de carros.",
        "A antena leitora de tag fica na entrada, apontada para o para-brisa, e trabalha em UHF, na faixa dos 900 MHz, diferente dos 433 MHz do controle. Serve em quase todo motor, porque usa a entrada do botão de parede. Instalamos e cadastramos os carros, com valor por fotos da entrada.",
      ],
      price: [
        "O preço da antena veicular UHF para condomínio soma o leitor, um em cada entrada ou saída, o poste ou suporte, o cabo até a central, o cadastro e uma tag por carro. O leitor é o que mais pesa. O orçamento é grátis, por item, com fotos da entrada e o número de vagas.",
        "O preço da antena UHF de tag depende de quantas entradas são lidas, da distância até a central e do número de carros. Leitor e instalação são pagos uma vez. A etiqueta de cada carro custa pouco. Mande fotos da entrada e o total de vagas para receber o valor por item.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a antena de tag faz", "Da antena ao portão"],
        slots: [
          [
            "A antena emite um sinal de rádio que alimenta a etiqueta, e ela responde com o seu número. O leitor confere se o número está na lista e fecha um contato na central, como um toque na botoeira.",
            "Sem bateria, a tag acorda com o sinal da antena e devolve um número próprio. Estando no cadastro, o portão recebe o comando de abrir; fora dele, fica fechado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que conferir antes de comprar a antena", "Leitor integrado ou antena separada"],
        slots: [
          [
            "Há leitor com antena na mesma caixa, o mais usado em uma entrada, e leitor com várias antenas, para entrada e saída juntas. Confira também se ele conversa com o sistema da portaria.",
            "Para um portão, a caixa única resolve. Com entrada e saída próximas, um leitor de várias saídas pode sair mais barato. Veja se o cadastro é no aparelho ou no programa da portaria.",
          ],
        ],
        bullets: [
          "Alcance regulável, para não ler quem só passa na rua",
          "Proteção contra chuva, para uso externo",
          "Número de tags que guarda",
          "Bloqueio de uma tag sem mexer nas outras",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A antena UHF de tag lê o controle do portão?",
        answers: [
          "Não. O controle usa outra frequência, em geral 433 MHz, e outro receptor. Os dois podem funcionar juntos.",
          "Não lê: são sistemas separados, que comandam o mesmo motor.",
        ],
      },
      {
        question: "Precisa trocar o motor?",
        answers: [
          "Não. Basta a entrada do botão de parede, que quase toda central tem.",
          "Em geral não, porque o leitor se liga como uma botoeira a mais.",
        ],
      },
      {
        question: "A que altura fica a antena?",
        answers: [
          "Em geral acima do para-brisa, inclinada para o carro que chega; o ajuste fino é feito no teste.",
          "Num poste ou coluna, um pouco acima do carro e apontada para o vidro. O alcance é regulado no local.",
        ],
      },
    ],
    photo: "fotos da entrada, das duas colunas e da etiqueta do motor",
  },
  {
    id: "codigo-rolante-o-que-e",
    broader: "clonado",
    label: "O que é código rolante (rolling code)",
    phrase: "o código rolante do controle",
    asks: [
      "código rolante",
      "rolling code",
      "controle rolante",
      "controle rolling code",
      "controle anticlonagem",
      "anticlonagem",
      "o que é rolling code",
      "o que é código rolante",
      ...combine(
        ["que significa", "significado", "como funciona", "entenda", "para que serve", "vantagem", "vantagens"],
        ["rolling code", "código rolante", "controle rolling code", "controle código rolante"],
      ),
    ],
    intent: "question",
    tellsPurpose: true,
    answers: {
      any: [
        "Rolling code, ou código rolante, é o sistema em que o controle do portão manda um código diferente a cada toque, e a central só aceita o próximo da sequência. Quem grava o sinal no ar fica com um código já usado. Por isso ele não pode ser copiado em copiador comum: cadastra-se um controle novo.",
        "Controle anticlonagem é o de código rolante: o sinal troca a cada toque, segundo uma conta que só ele e a central sabem fazer. Copiar não adianta, e para ter outro é preciso um controle da mesma linha, gravado na central.",
        "O código rolante muda a cada aperto do botão, e o código fixo é sempre igual. O fixo se copia num copiador de chaveiro; o rolante precisa ser gravado na central do portão. Para quem se preocupa com clonagem, o rolante é a escolha mais segura.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o código rolante funciona", "Fixo e rolante: a diferença"],
        slots: [
          [
            "Controle e central seguem a mesma sequência, combinada no cadastro. A cada toque os dois avançam um passo. Se você aperta longe do portão algumas vezes, a central aceita o atraso dentro de uma folga.",
            "No cadastro, os dois aprendem a mesma sequência de códigos, e cada toque usa um novo. Toques dados longe do portão não o desprogramam, porque a central aceita alguns passos à frente.",
          ],
        ],
        bullets: [
          "Código fixo: mais barato, fácil de copiar, comum em portão antigo",
          "Código rolante: mais seguro, não se copia, cadastra-se na central",
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual é o seu", "O seu controle é fixo ou rolante?"],
        slots: [
          [
            "Chavinhas ou jumpers dentro do controle mostram código fixo. As palavras rolling code ou código rolante, na caixa ou no manual, mostram o outro. Se um copiador confirma a cópia e o portão não abre, é rolante.",
            "Veja o manual ou a etiqueta do receptor. Controle com chavinhas é fixo. Na dúvida, a foto da frente, do verso e da placa do controle responde.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como passar para o código rolante", "Trocar o fixo pelo rolante"],
        slots: [
          [
            "Não é preciso trocar o motor: põe-se um receptor de código rolante na entrada do botão de parede e controles do mesmo padrão para todos. O receptor antigo é desligado, senão os controles velhos continuam abrindo.",
            "Troca-se o receptor e os controles, e o motor fica. O técnico liga o novo à entrada da botoeira, grava cada controle e desativa o antigo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Código rolante pode ser clonado?",
        answers: [
          "Não por copiador comum. Existe ataque com aparelho especial, raro. O risco maior é o controle furtado.",
          "No copiador de loja, não. Controle perdido deve ser apagado da memória no mesmo dia.",
        ],
      },
      {
        question: "Controle de 433 MHz é rolante?",
        answers: [
          "Pode ser ou não. A frequência é o canal de rádio. O código é outra coisa, e os dois precisam combinar.",
          "Nem sempre: há 433 fixo e 433 rolante. Confira o código, além da frequência.",
        ],
      },
      {
        question: "Controle rolante perde o cadastro sem pilha?",
        answers: [
          "Em geral não. Ponha pilha do mesmo tipo e teste; se falhar, ele é gravado de novo.",
          "Não costuma perder. Alguns precisam de um ou dois toques para acertar a sequência.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso",
  },
  {
    id: "frequencia-433-o-que-e",
    broader: "controle",
    label: "O que é 433 MHz no controle",
    phrase: "a frequência do controle",
    asks: [
      "frequência 433 mhz",
      "frequência 433 mhz o que é",
      "frequência 433 mhz portão",
      "frequência 433 92",
      "frequência controle portão o que é",
      "que é mhz controle portão",
      "433 mhz significa",
      "433 mhz controle portão significa",
    ],
    intent: "question",
    answers: {
      any: [
        "A frequência de 433 MHz é o canal de rádio que o controle do portão usa para falar com o receptor, o mais comum hoje no Brasil. Para abrir, controle e receptor têm de estar na mesma frequência e também no mesmo tipo de código. Só ter 433 MHz escrito não garante que um sirva no outro.",
        "433 MHz, ou 433,92 MHz, é a frequência em que a maioria dos controles de portão transmite. É como a estação de um rádio: o receptor só escuta a dele. Além da frequência, o código, fixo ou rolante, precisa ser o mesmo, e o controle precisa ser gravado na central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber a frequência do controle", "Onde ler a frequência"],
        slots: [
          [
            "Ela está no verso ou dentro do controle, na placa, e na etiqueta do receptor. Números como 292 e 299 são de sistemas mais antigos. Sem nada escrito, a foto da frente, do verso e da placa do controle costuma bastar.",
            "Procure no verso, no manual ou no componente metálico da plaquinha do controle. Quem tem 292 ou 299 usa sistema antigo. Na dúvida, fotografe frente, verso e placa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Frequência e código: as duas coisas contam", "O que precisa combinar"],
        slots: [["Antes de comprar, confira os dois.", "Um controle novo serve quando tudo isto combina."]],
        bullets: [
          "Frequência: 433, 292 ou 299 MHz, igual à do receptor",
          "Código: fixo ou rolante, igual ao da central",
          "Lugar na memória: a central precisa aceitar mais um",
          "Gravação: o controle novo é cadastrado antes de usar",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Todo controle de 433 MHz serve no meu portão?",
        answers: [
          "Não. Falta combinar o código: há 433 fixo e 433 rolante, e cada marca tem o seu.",
          "Só serve se o código também for o da sua central. A foto do controle atual mostra.",
        ],
      },
      {
        question: "433 MHz pega mais longe que 292?",
        answers: [
          "Não por si. O alcance depende da pilha, da antena e do que há no caminho.",
          "Na prática, não. Antena livre e pilha boa contam mais que a frequência.",
        ],
      },
      {
        question: "Posso passar meu portão de 292 para 433?",
        answers: [
          "Pode: trocam-se o receptor e os controles, e o motor fica.",
          "Sim, com um receptor avulso de 433 MHz e controles novos. Não precisa trocar o motor.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso",
  },
  {
    id: "eletroima-para-que-serve",
    broader: "fechadura",
    label: "Para que serve o eletroímã do portão",
    phrase: "a função do eletroímã",
    asks: combine(whatFor, [
      "eletroímã",
      "eletroimã",
      "fechadura eletroímã",
      "fechadura magnética",
      "eletroímã portão",
    ]),
    intent: "question",
    answers: {
      any: [
        "O eletroímã serve para manter fechado o portão social, o de pedestres: enquanto tem energia, um ímã elétrico segura uma chapa presa à folha. O interfone, o botão ou a tag corta a energia por alguns segundos, e o portão abre. Sem luz e sem bateria, ele solta.",
        "O eletroímã é a fechadura sem trinco do portão de pedestres: a força magnética segura a folha enquanto há energia. Não faz barulho, não tem peça que gasta e libera na hora. Precisa de fonte com bateria, senão o portão fica aberto quando falta luz, e de mola para a folha voltar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o eletroímã trabalha", "O conjunto do eletroímã"],
        slots: [
          [
            "O ímã vai no batente e a chapa, na folha, e as faces têm de encostar por inteiro. A fonte, em geral de 12 V com bateria, alimenta o conjunto, e o botão de saída interrompe a corrente.",
            "Três peças trabalham juntas: o ímã no batente, a chapa na folha e a fonte com bateria. A mola aérea traz a folha até a chapa colar no ímã.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Eletroímã ou fechadura elétrica", "Quando o eletroímã compensa"],
        slots: [
          [
            "Em entrada de muito movimento, como prédio e escritório, o eletroímã dura mais. Em casa, a fechadura elétrica de trinco continua fechada na falta de luz e costuma bastar.",
            "O eletroímã ganha onde a porta abre o dia inteiro. A de trinco ganha na casa, porque tranca mesmo sem energia e dispensa bateria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O eletroímã fecha o portão da garagem?",
        answers: [
          "Em geral não: ali se usa trava elétrica de pino, que trabalha com o motor. O eletroímã é do social.",
          "Para a garagem usa-se a trava elétrica. O eletroímã segura portão de pedestres.",
        ],
      },
      {
        question: "O eletroímã gasta muita energia?",
        answers: [
          "Pouca, parecida com a de uma lâmpada de LED, mas fica ligado o tempo todo.",
          "O consumo é baixo, embora constante. A fonte é que precisa ser da corrente certa.",
        ],
      },
      {
        question: "Quanto custa instalar um eletroímã?",
        answers: [
          "Somam-se o ímã, a fonte com bateria, o botão, o cabo e a mão de obra. O orçamento é grátis, por foto do portão.",
          "Depende da força do ímã, da fonte e do caminho do fio. As fotos do portão e do interfone dão o valor.",
        ],
      },
    ],
    photo: "uma foto do portão social, por dentro e por fora",
    tellsPurpose: true,
  },
];
