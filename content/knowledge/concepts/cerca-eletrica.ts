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
      "Pode instalar cerca elétrica em cima de portão automático, sim, desde que o fio nunca encoste na folha nem no motor em nenhum ponto do percurso. No portão de correr a cerca fica fixa acima da folha; no basculante e no de abrir precisa de projeto próprio, com circuito e aterramento separados.",
      "Cerca elétrica e portão eletrônico podem ser usados juntos, com hastes, isoladores, cabo de alta isolação e distância segura da folha aberta, fechada e no meio do caminho. O portão de correr é o caso mais simples. Ajustar a folga da folha em casa parte de {price.preventive}, sem peças.",
      "Sim, dá para usar cerca elétrica e portão automático juntos, com circuitos e aterramentos separados e nenhum fio perto da folha em movimento. No portão de correr a cerca é fixa sobre o vão; no que sobe ou gira, o traçado do fio acompanha o percurso da folha.",
    ],
    price: [
      "O preço da cerca elétrica sobre o portão depende dos metros, do número de fios e do tipo de folha, e é passado por quem instala a cerca. No portão de correr sai mais barato, porque ela fica fixa. A nossa parte, ajustar a folga da folha, parte de {price.preventive} em casa, sem peças.",
      "Quanto custa passar cerca elétrica no portão automático se calcula por metro, com a empresa do ramo, e o trecho sobre folha que sobe ou gira encarece. O ajuste do portão para conviver com o fio parte de {price.preventive} numa residência, sem peças.",
      "A cerca elétrica é cobrada por metro e por número de fios, e o portão de correr é o mais barato de atender. O que fazemos no portão, acertar a folga e o alinhamento da folha, custa a partir de {price.preventive} em casa, sem peças.",
    ],
    emergency: [
      "A cerca elétrica encostada no portão pode dar choque em quem toca na folha. Afaste todos, desligue a central da cerca e o disjuntor do motor e não mexa nos fios até o profissional chegar. A central tem bateria e continua dando pulsos mesmo sem rede.",
      "Fio de cerca elétrica caído sobre o portão pede distância: não o puxe com a mão, com madeira nem com luva. Desligue a central da cerca, que tem bateria própria, e o disjuntor do portão, e mantenha todos longe até o reparo.",
    ],
    installation: [
      "A cerca elétrica em cima do portão automático precisa de hastes com isoladores, cabo de alta isolação e distância da folha em todo o percurso. No portão de correr fica fixa acima dela; no basculante e no de abrir, o traçado acompanha o movimento e exige projeto próprio.",
      "Para passar a cerca elétrica sobre o portão, quem a instala define hastes e altura, e o técnico do portão confere se o fio fica longe da folha e do motor. Circuito e aterramento são separados. Ajustar a folha em casa parte de {price.preventive}, sem peças.",
      "A instalação de cerca elétrica com portão eletrônico começa pelo tipo de folha: no portão de correr a cerca fica fixa nas colunas; no que sobe ou gira, precisa de projeto próprio. Cuidamos do portão e do motor, e a foto do muro mostra se a cerca também entra no orçamento.",
    ],
    repair: [
      "O reparo da cerca elétrica no portão se faz com a central desligada: trocam-se isoladores, esticam-se fios e confere-se a distância até a folha. Se o portão dá choque, a medição mostra se a origem é a cerca ou o motor. O ajuste da folha em casa parte de {price.preventive}, sem peças.",
      "Cerca elétrica que dispara quando o portão abre costuma ter fio frouxo ou folha que chega perto demais dele. A causa é corrigida com a central desligada, e alinhar o portão, em residência, custa a partir de {price.preventive}, sem peças.",
    ],
    question: [
      "Pode, sim: cerca elétrica e portão automático se usam juntos, desde que o fio não toque a folha nem o motor em nenhum ponto e respeite a altura exigida por lei. No portão de correr a cerca fica fixa acima da folha; no basculante e no de abrir, precisa de projeto.",
      "Sim, é possível instalar cerca elétrica com portão eletrônico, com hastes, isoladores e aterramento separado do motor. O cuidado maior é a distância em todo o percurso, porque a folha se move. No portão de correr é mais simples, pois o fio passa fixo por cima.",
      "Dá para usar os dois, porque cerca elétrica e motor são circuitos separados, cada um com seu aterramento. Em portão de correr a cerca passa fixa por cima; em portão que sobe ou gira, o traçado do fio acompanha o movimento da folha.",
    ],
    "how-to": [
      "Para passar a cerca elétrica em cima do portão, confira com tudo desligado a distância do fio à folha aberta, fechada e no meio do percurso. Hastes, isoladores e central são serviço do instalador. Em portão de correr, o trecho fica fixo nas colunas.",
      "A cerca elétrica passa sobre o portão automático de duas maneiras: com fio fixo acima da folha, no portão de correr, ou com trecho móvel em cabo de alta isolação, no que sobe ou gira. O aterramento é próprio, e o serviço é de profissional, com a central desligada.",
    ],
  },
  line: [
    "Um portão que dá choque perto de cerca elétrica deve ser isolado até a vistoria.",
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
          "No portão de correr, a cerca fica fixa acima da folha, em hastes nas colunas, que é o arranjo mais simples. No basculante e no de abrir, a folha sai do lugar, e as hastes precisam ficar fora do giro ou acompanhá-lo.",
          "A folha que corre para o lado permite cerca fixa por cima, se houver altura. A folha que sobe ou gira pode enroscar no fio, e por isso o traçado considera o percurso inteiro.",
          "O tipo de portão decide a montagem: cerca fixa sobre o de correr, projeto próprio no basculante e no pivotante. No basculante, a parte de cima avança durante a abertura e pode alcançar o fio.",
          "Sobre o portão deslizante, as hastes são presas às colunas e não se movem. Em basculante ou portão de abrir, o fio precisa ficar afastado da folha em todas as posições.",
        ],
        [
          "A central da cerca manda pulsos breves de alta tensão, e os isoladores os mantêm longe do metal. Se um isolador quebra, a folha pode ficar energizada.",
          "Os fios recebem pulsos de alta tensão, e só a isolação inteira impede que cheguem ao metal. Um fio próximo demais da folha transforma o portão em ponto de choque.",
          "O choque da cerca é dado em pulsos, que dependem de isoladores bons para não escapar. O fio encostado na folha passa o pulso para quem toca no portão.",
          "A cerca elétrica trabalha com pulsos curtos e fortes, contidos pelos isoladores das hastes. Basta um deles quebrado para o portão dar choque em quem encosta.",
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
          "Choque ao tocar na folha é motivo para desligar a cerca e o portão. O choque em pulsos ritmados costuma vir da cerca, e o contínuo, da rede do motor; ninguém deve repetir o toque para conferir.",
          "Se o portão dá choque, ninguém mais encosta nele até a vistoria. Pulso com ritmo sugere contato com a cerca, enquanto formigamento contínuo sugere fuga de energia do motor.",
          "O ritmo do choque dá uma pista da origem: quando pulsa, a suspeita é a cerca; quando é contínuo, é a fiação do motor. A confirmação é feita com instrumento, nunca tocando de novo.",
          "Formigamento na folha obriga a parar de usar o portão e a cerca. O que separa as duas causas é a medição do técnico, porque tocar outra vez pode ser grave.",
        ],
      ],
      bullets: [
        "Choque ao tocar na folha: fio encostado ou fuga do motor",
        "Estalo ou faísca perto do portão: fio solto ou isolador quebrado",
        "Cerca dispara quando o portão abre: folha perto do fio",
        "Disparo na chuva: sujeira nos isoladores",
        "Disparo com vento: galho encostado nos fios",
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
          "Se o portão dá choque, afaste as pessoas, desligue a cerca e o motor e não toque em nada metálico. Desligar só o motor não basta, porque a central da cerca tem bateria própria.",
          "Primeiro afaste todos e depois desligue a central da cerca e o quadro do motor. A bateria da central mantém os pulsos sem rede, e por isso ela é desligada na própria chave.",
          "Nenhuma providência se toma com a mão no portão, nem com luva comum, e piso molhado aumenta o risco. A cerca continua ativa pela bateria enquanto a central não for desligada.",
          "A cerca tem alimentação e bateria próprias, então precisa ser desligada na central, além do disjuntor do motor. Em dia de chuva, mantenha distância ainda maior do portão.",
        ],
      ],
      steps: [
        "Afaste crianças, visitas e animais da folha.",
        "Desligue a cerca pela chave ou pelo controle da central.",
        "Desligue o disjuntor da cerca e o do motor, sem pisar em água.",
        "Olhe de longe se há fio caído, galho ou isolador quebrado.",
        "Fotografe à distância e peça o reparo.",
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
          "O técnico mede a fiação, o aterramento e a carcaça do motor para saber de onde vem o choque. Com a cerca desligada, abre a folha devagar e observa a distância até os fios em todo o percurso.",
          "A visita começa pela medição da fuga de energia do motor e continua com a folha em movimento, já com a cerca desligada. O contato com o fio pode ocorrer só no meio da abertura.",
          "A medição separa a fuga da rede, que vem do motor, do pulso da cerca. Em seguida o percurso inteiro da folha é conferido, com a central desligada.",
          "Aterramento e fuga do motor são medidos antes de apontar a cerca como causa. Depois se procura, com ela desligada, o ponto em que a folha chega perto do fio.",
        ],
        [
          "Hastes, isoladores e central são da empresa da cerca; folha, motor e fiação são do técnico do portão. O uso só volta depois de um teste sem choque.",
          "Se a origem é a cerca, quem a instalou faz o reparo; se é o motor, o defeito é corrigido na visita. O portão fica parado até a medição dar resultado limpo.",
          "Cada profissional cuida da sua parte, e as duas são combinadas antes de religar. Sem um teste que mostre a folha livre de choque, o portão não volta a funcionar.",
          "Do fio eletrificado cuida o instalador da cerca, e do portão e do motor cuidamos nós. O portão só é liberado quando a folha não dá mais choque.",
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
          "A lei federal exige choque pulsado não letal, altura que evite contato acidental e placas de aviso. O município pode pedir mais, e quem instala responde pelo cumprimento.",
          "Placas visíveis, altura segura e equipamento conforme a norma são obrigação de quem instala a cerca. Regras locais podem somar exigências à lei federal.",
          "Fio fora do alcance de quem passa, choque em pulsos que não matam e placas de aviso são o mínimo da lei. Confira também a regra do seu município com o instalador.",
          "A legislação pede altura mínima, aviso visível e choque não letal, em pulsos. A responsabilidade é de quem instala, que também precisa seguir as regras da prefeitura.",
        ],
        [
          "Poda regular evita galho nos fios e deve ser feita com a central desligada. A cerca também se desliga antes de pintar, soldar ou trocar o portão.",
          "Galho e trepadeira são causa comum de disparo, e a poda se faz sem energia. Serviço de serralheria no portão só começa com a central desligada.",
          "Mantenha plantas longe do fio e desligue a cerca em qualquer obra no portão. Avise quem for trabalhar ali que existe fio eletrificado por cima.",
          "Desligue a central para podar, pintar ou soldar perto do portão. Um galho encostado dispara o alarme e descarrega os pulsos para a planta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A cerca elétrica pode queimar a placa do portão?",
      answers: [
        "Pode, se um fio tocar na folha ou nos cabos do motor. Isoladores inteiros e aterramento próprio evitam o problema.",
        "Sim, quando há contato ou fuga para a fiação do motor. Mantenha os circuitos separados e troque isolador quebrado.",
        "Pode, por contato. A prevenção é manter o cabo do motor longe do fio da cerca e cada circuito com seu aterramento.",
      ],
    },
    {
      question: "Por que a cerca dispara quando o portão abre?",
      answers: [
        "Porque a folha se aproxima do fio ou puxa a emenda móvel. Com a central da cerca desligada, corrige-se a haste ou o cabo.",
        "A causa costuma ser fio frouxo sobre a folha ou mau contato na parte que se move.",
        "Porque a folha chega perto demais do fio. O ajuste da folga do portão em casa parte de {price.preventive}, sem peças.",
      ],
    },
    {
      question: "O choque no portão vem da cerca ou do motor?",
      answers: [
        "Choque em pulsos, com ritmo, sugere a cerca; o contínuo sugere fuga do motor. Não repita o toque: desligue os dois e peça a medição.",
        "Só a medição diz se o choque é da cerca ou do motor. Sem tocar de novo, desligue os dois circuitos.",
        "Pelo ritmo se suspeita, e com o instrumento se confirma. Até lá, ninguém deve tocar na folha.",
      ],
    },
    {
      question: "Concertina sobre o portão atrapalha o motor?",
      answers: [
        "Atrapalha se ficar presa à folha, por causa do peso e do vento. Fixa acima do vão, não interfere.",
        "Depende de onde ela fica: presa à folha, exige novo equilíbrio; nas colunas, fora do percurso, não muda nada para o motor.",
        "Presa à folha, atrapalha, sobretudo no basculante. Fixada nas colunas, não atrapalha.",
      ],
    },
    {
      question: "Quem instala a cerca precisa falar com quem cuida do portão?",
      answers: [
        "Precisa, porque a folha se move e o fio não pode chegar perto em nenhum ponto. Os dois combinam hastes, altura e aterramento antes.",
        "Sim. O instalador da cerca define o fio, e o técnico do portão mostra o percurso da folha.",
        "Convém muito, porque um acerto antes da obra evita choque, disparo e placa queimada depois.",
      ],
    },
  ],
  photo: "fotos tiradas de longe do portão fechado e aberto, mostrando hastes, fios e muro",
  related: ["choque", "invasao", "alarme", "instalacao-eletrica", "serralheria"],
};
