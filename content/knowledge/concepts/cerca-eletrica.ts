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
      "A cerca elétrica pode passar sobre o portão automático, desde que o fio nunca encoste na folha nem no motor em nenhum ponto do percurso. Usam-se hastes com isoladores e cabo de alta isolação.",
      "Cerca elétrica e portão automático convivem com circuitos e aterramentos separados. No deslizante, a cerca pode ficar fixa acima da folha; no basculante e no pivotante, o movimento exige projeto próprio.",
      "Para pôr cerca elétrica no portão, quem instala a cerca define hastes e altura, e o técnico do portão confere se o fio fica longe da folha e do motor com o portão aberto e fechado.",
    ],
    price: [
      "A cerca elétrica é cobrada por metro de muro, por quem a instala; nós orçamos a parte do portão, como folga da folha, motor e proteção da placa. Mande fotos do portão aberto e fechado.",
      "O preço de passar a cerca sobre o portão depende do tipo de folha, da altura e do número de fios. A cerca é da empresa instaladora; a adequação do portão e do motor sai por foto, sem custo.",
      "O preço da cerca elétrica sobre o portão depende dos metros, dos fios e do tipo de folha, e a foto diz se ela entra no nosso serviço ou fica com a empresa do ramo. O que orçamos sempre, grátis e por foto, é deixar a folha e o motor em condição de conviver com o fio.",
    ],
    emergency: [
      "A cerca elétrica encostada no portão pode dar choque em quem toca na folha. Afaste crianças e animais, desligue a central da cerca e o disjuntor do motor e não mexa nos fios até o profissional chegar.",
      "O fio de cerca elétrica caído sobre o portão pede distância: não puxe com a mão nem com madeira. Desligue a central da cerca no quadro, desligue o portão e espere quem vai reparar.",
    ],
    installation: [
      "Do portão e do motor cuidamos nós; da cerca elétrica, a foto do muro diz se entra no nosso serviço ou fica com quem instala cercas. Sobre o portão, o fio não pode encostar na folha nem no motor em nenhum ponto do percurso, com circuito e aterramento separados.",
      "A cerca elétrica em cima do portão pede hastes com isoladores e cabo de alta isolação: no de correr, fica fixa acima da folha; no basculante e no de abrir, o desenho segue o movimento. O portão é conosco; pela foto dizemos se a cerca também entra e por quanto.",
    ],
    repair: [
      "O reparo da cerca elétrica no portão começa com a central desligada e a placa de aviso à vista. Trocam-se isoladores quebrados, esticam-se os fios e confere-se a distância até a folha em todo o percurso.",
      "Uma cerca que dispara ou dá choque no portão costuma ter fio frouxo, isolador partido ou planta encostada. Com a central desligada, corrige-se a causa e testa-se o portão em movimento.",
    ],
    question: [
      "Pode, desde que o fio eletrificado não toque a folha nem o motor em nenhum ponto do movimento e respeite a altura mínima da lei. No deslizante a cerca costuma ficar fixa, acima da folha; no basculante e no pivotante, pede projeto.",
      "Sim, é possível ter cerca elétrica em cima do portão automático, com hastes, isoladores e cabo de alta isolação. Se o portão dá choque, desligue a central da cerca e o disjuntor e não toque na folha.",
      "Pode, com dois cuidados: distância do fio até a folha em todo o percurso e aterramento separado do motor. A instalação da cerca é de empresa própria; do portão cuidamos nós.",
    ],
    "how-to": [
      "Para a cerca não atrapalhar o portão, confira com tudo desligado a distância entre o fio e a folha aberta, fechada e no meio do percurso. Hastes, isoladores e central são do instalador da cerca.",
      "Se a cerca encosta ou dá choque no portão, afaste todos, desligue a central dela e o disjuntor do motor e fotografe de longe. Ninguém reposiciona o fio com a mão.",
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
          "A central envia pulsos de alta tensão e curta duração pelos fios, presos a isoladores.",
          "Os fios recebem pulsos breves de alta tensão, e os isoladores os mantêm longe do metal.",
          "O choque é pulsado e serve de barreira, por isso a isolação precisa estar inteira.",
        ],
        [
          "No deslizante, a cerca costuma ficar fixa, acima da folha, em hastes nas colunas.",
          "O portão de correr permite cerca fixa por cima, se a altura da folha deixar espaço.",
          "Em folha que corre para o lado, o trecho fixo sobre o vão é o arranjo mais simples.",
        ],
        [
          "No basculante e no pivotante, a folha sai do lugar, e as hastes precisam acompanhar ou ficar fora do giro.",
          "A folha que sobe ou gira pode enroscar nos fios, então o desenho leva em conta o percurso inteiro.",
          "O basculante pede atenção redobrada, porque a parte alta da folha avança durante a abertura.",
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
          "Formigamento ou choque ao tocar na folha é motivo para desligar a cerca e o portão.",
          "Se a maçaneta ou a grade dá choque, ninguém mais deve tocar até a vistoria.",
          "Choque em pulsos, ritmado, aponta para a cerca; um choque contínuo aponta para a rede do motor.",
        ],
        [
          "Estalos e faíscas à noite mostram fuga por isolador quebrado ou galho encostado.",
          "O tec-tec de faísca perto do portão revela fio muito próximo do metal.",
          "Disparo da cerca em dia de chuva costuma vir de sujeira e umidade nos isoladores.",
        ],
        [
          "Disparo sempre que o portão abre indica fio que se aproxima da folha em movimento.",
          "Alarme da cerca junto com a abertura mostra que a folha mexe na haste ou no fio.",
          "Se a cerca só falha com o portão aberto, o defeito está na emenda móvel ou no trecho sobre a folha.",
        ],
      ],
      bullets: [
        "Choque ao tocar na folha",
        "Estalo ou faísca perto do portão",
        "Cerca dispara quando o portão abre",
        "Fio frouxo ou haste torta",
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
          "A regra é afastar, desligar e esperar, sem tocar em nada metálico.",
          "Primeiro afaste todos do portão; depois desligue pela central e pelo quadro.",
          "Nada aqui se faz com a mão no portão, nem com luva comum.",
        ],
        [
          "Desligar só o motor não basta, porque a cerca tem alimentação e bateria próprias.",
          "A central da cerca costuma ter bateria e segue dando pulso com a rede desligada.",
          "Lembre da bateria da central: sem desligar a chave dela, o fio continua eletrificado.",
        ],
        [
          "Em dia de chuva, mantenha distância ainda maior, porque o piso molhado conduz.",
          "Piso úmido aumenta o risco, então ninguém atravessa descalço perto do portão.",
          "Espere o profissional sem tocar na folha, mesmo que o choque pareça fraco.",
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
          "No motor, mede-se o aterramento e a fuga, para saber de onde vem o choque.",
          "O técnico do portão verifica fio, terra e carcaça do motor antes de apontar a cerca.",
          "Se alguém levou choque, a medição separa fuga da rede, que é do motor, de pulso da cerca.",
        ],
        [
          "A folha é movida com a cerca desligada, e a distância até os fios é vista em todo o percurso.",
          "Com a cerca desligada, abre-se e fecha-se devagar para achar o ponto de contato.",
          "O percurso inteiro é observado, porque o toque pode ocorrer só no meio da abertura.",
        ],
        [
          "Hastes, isoladores e central ficam com a empresa da cerca; folha, motor e fiação, com o técnico do portão.",
          "Se a origem for a cerca, o reparo é de quem a instalou; se for o motor, corrige-se na hora.",
          "O portão só volta a funcionar depois do teste sem choque, seja qual for a origem.",
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
          "Lei federal exige choque pulsado não letal, altura que evite contato acidental e placas de aviso.",
          "A legislação pede placas visíveis e altura segura; o município pode ter exigências próprias.",
          "Placas de aviso, fio fora do alcance de quem passa e equipamento conforme norma são obrigação de quem instala.",
        ],
        [
          "Poda regular evita galho nos fios, que dispara o alarme e gasta a central.",
          "Mantenha plantas longe da cerca e da folha, com a central desligada na hora da poda.",
          "Galhos e trepadeiras são a causa mais comum de disparo e se resolvem com poda.",
        ],
        [
          "Ao pintar, soldar ou trocar o portão, desligue a cerca e avise quem vai trabalhar.",
          "O serviço de serralheria no portão só começa com a cerca desligada e confirmada.",
          "Qualquer obra perto dos fios pede a central desligada e a chave com quem está trabalhando.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Pode passar cerca elétrica em cima do portão automático?",
      answers: [
        "Pode, com hastes e isoladores próprios e distância da folha em todo o percurso. No basculante e no pivotante o projeto é mais delicado que no deslizante.",
        "Sim, desde que nenhum fio encoste na folha em movimento. Quem instala a cerca e quem cuida do motor devem combinar o arranjo.",
      ],
    },
    {
      question: "A cerca elétrica pode queimar a placa do portão?",
      answers: [
        "Pode, se um fio tocar na folha ou nos cabos do motor. Isoladores inteiros, cabos separados e aterramento próprio evitam o problema.",
        "Sim, quando há contato ou fuga para a fiação do motor. Mantenha circuitos e aterramentos separados e troque isolador quebrado.",
      ],
    },
    {
      question: "Por que a cerca dispara quando o portão abre?",
      answers: [
        "A cerca dispara porque a folha se aproxima do fio ou puxa a emenda móvel. Com a cerca desligada, observa-se o percurso e corrige-se a haste ou o cabo.",
        "A causa costuma ser fio frouxo sobre a folha ou mau contato na parte que se move. O reparo é feito com a central desligada.",
      ],
    },
    {
      question: "O choque no portão vem da cerca ou do motor?",
      answers: [
        "Choque em pulsos, com ritmo, sugere cerca; formigamento contínuo sugere fuga na rede do motor. Não repita o toque: desligue os dois e peça a medição.",
        "Só a medição diz. Sem tocar de novo, desligue cerca e motor; o profissional verifica fuga, terra e isoladores.",
      ],
    },
    {
      question: "Concertina sobre o portão atrapalha o motor?",
      answers: [
        "Pode atrapalhar, pelo peso e pelo vento. Presa à folha, ela desequilibra o basculante e força o motor; fixa acima do vão, não interfere.",
        "Depende de onde fica. Na folha, acrescenta peso e exige novo equilíbrio; nas colunas, fora do percurso, não muda o motor.",
      ],
    },
  ],
  photo: "fotos tiradas de longe do portão fechado e aberto, mostrando hastes, fios e muro",
  related: ["choque", "invasao", "alarme", "instalacao-eletrica", "serralheria"],
};
