import type { Concept } from "#domain/knowledge/concept.ts";

export const cercaEletrica: Concept = {
  id: "cerca-eletrica",
  kind: "part",
  label: "Cerca elétrica",
  phrase: "a cerca elétrica sobre o portão",
  words: [
    "cerca elétrica",
    "cerca eletrificada",
    "cerca no portão",
    "cerca em cima do portão",
    "eletrificador",
    "choque da cerca",
    "haste de cerca",
    "concertina",
    "central de choque",
    "cerca de choque",
  ],
  intent: "installation",
  answers: {
    any: [
      "Pode instalar cerca elétrica em cima de portão automático, sim, desde que o fio nunca encoste na folha nem no motor em nenhum ponto do percurso. No portão de correr ela fica fixa acima da folha; no basculante e no de abrir, pede projeto próprio, com circuito e aterramento separados.",
      "Cerca elétrica e portão eletrônico convivem, com hastes, isoladores e cabo de alta isolação, e distância da folha aberta, fechada e no meio. Em portão de correr é o caso mais simples; só ajustar a folga da folha em casa parte de {price.preventive}, sem peças.",
      "Sim, dá para usar cerca elétrica e portão automático juntos: circuitos e aterramentos separados e nenhum fio perto da folha em movimento. No de correr a cerca é fixa sobre o vão, e no que sobe ou gira, o desenho segue o percurso.",
    ],
    price: [
      "O preço da cerca elétrica sobre o portão depende dos metros, dos fios e do tipo de folha, e é de quem a instala; no de correr sai mais barato, porque fica fixa. A parte do portão, como ajustar a folga da folha, parte de {price.preventive} em casa, sem peças.",
      "Quanto custa passar cerca elétrica no portão automático: a cerca se cobra por metro, pela empresa do ramo, e o trecho sobre folha que sobe ou gira encarece. O acerto do portão para conviver com o fio começa em {price.preventive} numa residência, fora peças.",
      "Na cerca elétrica, paga-se por metro e por número de fios, e o portão de correr é o mais simples. O que fazemos no portão, folga e alinhamento da folha, custa desde {price.preventive} em casa, sem contar peças.",
    ],
    emergency: [
      "A cerca elétrica encostada no portão pode dar choque em quem toca na folha. Afaste todos, desligue a central da cerca e o disjuntor do motor e não mexa nos fios até o profissional chegar; a central tem bateria e segue dando pulso sem rede.",
      "Fio de cerca elétrica caído sobre o portão pede distância: não puxe com a mão nem com madeira. Desligue a central da cerca, que tem bateria própria, e o disjuntor do portão, e espere quem vai reparar.",
    ],
    installation: [
      "A cerca elétrica em cima do portão automático pede hastes com isoladores, cabo de alta isolação e distância da folha em todo o percurso. No portão de correr fica fixa acima dela; no basculante e no de abrir, segue o movimento, e pela foto dizemos se esse trecho é conosco.",
      "Para passar a cerca elétrica sobre o portão, quem a instala define hastes e altura, e o técnico do portão confere se o fio fica longe da folha e do motor. Circuito e aterramento são separados, e ajustar a folha em casa parte de {price.preventive}, sem peças.",
      "Instalar cerca elétrica com portão eletrônico começa pelo tipo de folha: de correr, cerca fixa nas colunas; que sobe ou gira, projeto próprio. Do portão e do motor cuidamos nós, e a foto do muro mostra se a cerca também entra.",
    ],
    repair: [
      "O reparo da cerca elétrica no portão se faz com a central desligada: trocam-se isoladores, esticam-se fios e confere-se a distância até a folha. Se o portão dá choque, a medição separa cerca e motor, e o ajuste da folha em casa parte de {price.preventive}, sem peças.",
      "Cerca elétrica que dispara quando o portão abre costuma ter fio frouxo ou folha que se aproxima dele. Com a central desligada corrige-se a causa, e alinhar o portão, em residência, custa desde {price.preventive}, fora peças.",
    ],
    question: [
      "Pode, sim: cerca elétrica e portão automático se usam juntos, desde que o fio não toque a folha nem o motor em nenhum ponto e respeite a altura da lei. No de correr a cerca fica fixa acima da folha; no basculante e no de abrir, precisa de projeto.",
      "Sim, é possível instalar cerca elétrica com portão eletrônico, com hastes, isoladores e aterramento separado do motor. O cuidado é a distância em todo o percurso, porque a folha se move; no portão de correr é mais simples.",
      "Dá para usar os dois, porque cerca elétrica e motor são circuitos separados, cada um com seu aterramento. Em portão de correr a cerca passa fixa por cima, e em portão que sobe ou gira o fio acompanha o movimento.",
    ],
    "how-to": [
      "Para passar a cerca elétrica em cima do portão, confira com tudo desligado a distância do fio à folha aberta, fechada e no meio do percurso. Hastes, isoladores e central são do instalador; em portão de correr, o trecho fica fixo nas colunas.",
      "Como passar a cerca elétrica sobre o portão automático: fio fixo acima da folha no de correr, trecho móvel com cabo de alta isolação no que sobe ou gira, e aterramento próprio. É serviço de profissional, com a central desligada.",
    ],
  },
  line: [
    "Portão que dá choque perto de cerca elétrica deve ser isolado até a vistoria.",
    "O fio da cerca elétrica não pode encostar na folha em nenhum ponto do movimento.",
    "Cerca elétrica e motor usam circuitos separados, cada um com o seu aterramento.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como a cerca passa sobre o portão",
        "Cerca elétrica sobre folha que se move",
        "Cerca elétrica em cada tipo de portão",
      ],
      slots: [
        [
          "No portão de correr, a cerca fica fixa acima da folha, em hastes nas colunas, que é o arranjo mais simples. No basculante e no de abrir, a folha sai do lugar, e as hastes ficam fora do giro ou o acompanham.",
          "Folha que corre para o lado permite cerca fixa por cima, se a altura deixar espaço. A que sobe ou gira pode enroscar no fio, e o desenho segue o percurso inteiro.",
          "O tipo de portão decide: fixa sobre o de correr, projeto próprio no basculante e no pivotante. No que sobe, a parte alta avança durante a abertura.",
          "Sobre portão deslizante, as hastes ficam nas colunas e nada se move. Em basculante ou portão de abrir, o fio precisa escapar da folha em todas as posições.",
        ],
        [
          "A central manda pulsos breves de alta tensão, e os isoladores os mantêm longe do metal. Se um isolador parte, a folha pode ficar energizada.",
          "Os fios recebem pulsos de alta tensão, por isso a isolação precisa estar inteira. Metal perto demais vira choque no portão.",
          "O choque é pulsado e depende de isoladores bons. Fio encostado na folha passa o pulso para quem a toca.",
          "São pulsos curtos, presos a isoladores. Um deles quebrado basta para o portão dar choque.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de cerca tocando o portão",
        "Quando a cerca causa problema no portão",
        "Choque, disparo e estalo na cerca",
      ],
      slots: [
        [
          "Choque ao tocar na folha pede desligar a cerca e o portão. Em pulsos ritmados, aponta para a cerca; contínuo, para a rede do motor, e ninguém repete o toque.",
          "Se a grade dá choque, ninguém mais encosta até a vistoria. Pulso com ritmo sugere cerca, e formigamento contínuo sugere fuga do motor.",
          "O ritmo do choque dá a pista: pulsado é cerca, contínuo é rede. Não toque de novo para conferir.",
          "Formigamento na folha é motivo para parar tudo. Quem separa cerca de motor é a medição, e não a mão.",
        ],
      ],
      bullets: [
        "Choque ao tocar na folha",
        "Estalo ou faísca perto do portão: fio ou isolador",
        "Cerca dispara quando o portão abre: folha perto do fio",
        "Disparo na chuva: sujeira nos isoladores",
        "Galho encostado nos fios",
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer se o portão dá choque",
        "Cerca e portão: primeiras providências",
        "Choque no portão: ordem segura",
      ],
      slots: [
        [
          "Afaste, desligue e espere, sem tocar em nada metálico. Desligar só o motor não basta, porque a central da cerca tem bateria própria.",
          "Primeiro afaste todos; depois desligue a central e o quadro. A bateria da cerca mantém o pulso sem rede, e por isso a chave dela precisa ser desligada.",
          "Nada aqui se faz com a mão no portão, nem com luva comum. Piso molhado aumenta o risco.",
          "A cerca tem alimentação e bateria próprias, então se desliga na central. Em dia de chuva, mantenha distância ainda maior.",
        ],
      ],
      steps: [
        "Afaste crianças, visitas e animais da folha.",
        "Desligue a cerca pela chave ou pelo controle da central.",
        "Desligue o disjuntor da cerca e o do motor, sem pisar em água.",
        "Olhe de longe se há fio caído, galho ou isolador quebrado.",
        "Fotografe a distância e peça o reparo.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que se confere na visita",
        "Motor, folha e cerca: a vistoria",
        "Quem resolve a cerca e quem resolve o motor",
      ],
      slots: [
        [
          "O técnico mede fio, terra e carcaça do motor para saber de onde vem o choque. Com a cerca desligada, a folha é aberta devagar, e a distância até os fios é vista em todo o percurso.",
          "Primeiro se mede a fuga do motor, depois se observa a folha com a cerca desligada. O toque pode ocorrer só no meio da abertura.",
          "A medição separa fuga da rede, que é do motor, de pulso da cerca. O percurso inteiro é conferido com a central desligada.",
          "Aterramento e fuga do motor são medidos antes de apontar a cerca. Depois se procura o ponto em que a folha chega perto do fio.",
        ],
        [
          "Hastes, isoladores e central são da empresa da cerca; folha, motor e fiação, do técnico do portão. O uso só volta depois do teste sem choque.",
          "Se a origem é a cerca, quem a instalou repara; se é o motor, corrige-se na visita. O portão fica parado até lá.",
          "Cada um cuida da sua parte, e as duas se combinam. Sem teste limpo, o portão não volta a funcionar.",
          "Do fio eletrificado cuida o instalador, e do motor, nós. A liberação depende de a folha não dar mais choque.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Regras e cuidados da cerca elétrica",
        "Altura, placas e manutenção",
        "O que a lei pede da cerca elétrica",
      ],
      slots: [
        [
          "A lei federal exige choque pulsado não letal, altura que evite contato acidental e placas de aviso. O município pode pedir mais, e quem instala responde por isso.",
          "Placas visíveis, altura segura e equipamento conforme norma são obrigação do instalador. Regras locais podem somar exigências.",
          "Fio fora do alcance de quem passa e placa de aviso são o mínimo da lei. Confira ainda a regra do seu município.",
          "A legislação pede altura, aviso e choque não letal. É responsabilidade de quem instala a cerca.",
        ],
        [
          "Poda regular evita galho nos fios, com a central desligada. Ao pintar, soldar ou trocar o portão, a cerca se desliga antes.",
          "Galho e trepadeira são a causa comum de disparo, e a poda se faz sem energia. Serralheria no portão só começa com a central desligada.",
          "Planta longe do fio e cerca desligada em qualquer obra são os dois hábitos. Avise quem for trabalhar no portão.",
          "Desligue a central para podar, pintar ou soldar. Galho encostado dispara o alarme e gasta a central.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A cerca elétrica pode queimar a placa do portão?",
      answers: [
        "A cerca elétrica pode queimar a placa do portão se um fio tocar na folha ou nos cabos do motor. Isoladores inteiros e aterramento próprio evitam.",
        "Sim, quando há contato ou fuga para a fiação do motor. Mantenha circuitos separados e troque isolador quebrado.",
        "Pode, por contato. Cabo do motor longe do fio da cerca e terra separado são a prevenção.",
      ],
    },
    {
      question: "Por que a cerca dispara quando o portão abre?",
      answers: [
        "A cerca dispara quando o portão abre porque a folha se aproxima do fio ou puxa a emenda móvel. Com a central desligada, corrige-se a haste ou o cabo.",
        "A causa costuma ser fio frouxo sobre a folha ou mau contato na parte que se move.",
        "Porque a folha chega perto demais. O ajuste da folga do portão em casa parte de {price.preventive}, sem peças.",
      ],
    },
    {
      question: "O choque no portão vem da cerca ou do motor?",
      answers: [
        "O choque no portão em pulsos, com ritmo, sugere cerca; contínuo, fuga do motor. Não repita o toque: desligue os dois e peça a medição.",
        "Só a medição diz se o choque é da cerca ou do motor. Sem tocar de novo, desligue ambos.",
        "Pelo ritmo se suspeita, e pelo instrumento se confirma. Até lá, ninguém toca na folha.",
      ],
    },
    {
      question: "Concertina sobre o portão atrapalha o motor?",
      answers: [
        "A concertina sobre o portão atrapalha o motor se ficar presa à folha, pelo peso e pelo vento. Fixa acima do vão, não interfere.",
        "Depende de onde fica: na folha, exige novo equilíbrio; nas colunas, fora do percurso, não muda o motor.",
        "Presa à folha, sim, sobretudo no basculante. Nas colunas, não.",
      ],
    },
    {
      question: "Quem instala a cerca precisa falar com quem cuida do portão?",
      answers: [
        "Precisa, porque a folha se move e o fio não pode chegar perto em nenhum ponto. Combinem hastes, altura e aterramento antes.",
        "Sim. O instalador da cerca define o fio, e o técnico do portão mostra o percurso da folha.",
        "Convém muito. Um acerto antes evita choque, disparo e placa queimada depois.",
      ],
    },
  ],
  photo: "fotos tiradas de longe do portão fechado e aberto, mostrando hastes, fios e muro",
  related: ["choque", "invasao", "alarme", "instalacao-eletrica", "serralheria"],
};
