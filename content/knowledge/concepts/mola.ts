import type { Concept } from "#domain/knowledge/concept.ts";

export const mola: Concept = {
  id: "mola",
  kind: "part",
  label: "Mola",
  phrase: "a mola do portão",
  words: [
    "mola",
    "mola do portão",
    "mola do basculante",
    "mola de porta de enrolar",
    "mola quebrada",
    "mola arrebentada",
    "mola fraca",
    "mola de torção",
    "mola helicoidal",
    "troca de mola",
  ],
  gates: ["basculante", "enrolar"],
  intent: "repair",
  answers: {
    any: [
      "A mola ajuda a erguer a folha em basculantes com mola e em portas de enrolar. Fraca, deixa o portão pesado; quebrada, tira a sustentação. Ela guarda muita energia, e por isso só o técnico a solta ou regula.",
      "Portão ou porta de enrolar que ficou pesado de repente pode estar com a mola quebrada. Não force o motor nem tente erguer na mão: desligue o disjuntor e peça a troca, feita com a folha presa.",
      "Uma mola cansada perde tensão aos poucos, e o motor passa a carregar a folha sozinho. A regulagem ou a troca do par devolve o equilíbrio, mas é serviço perigoso para quem não tem a ferramenta certa.",
    ],
    price: [
      "O preço da mola depende do tipo de portão, do diâmetro do fio, do comprimento e da quantidade. Mande fotos tiradas de longe e as medidas do vão pelo WhatsApp; o orçamento é grátis.",
      "Trocar a mola tem valor definido pelo peso da folha e pelo tipo de eixo. Quando basta dar tensão, a visita custa menos; as fotos e a altura do portão permitem dizer qual é o caso.",
    ],
    repair: [
      "Uma mola fraca às vezes aceita nova tensão; mola quebrada ou aberta se troca, de preferência o par. O técnico prende a folha, alivia a carga com ferramenta própria e equilibra o portão antes de religar o motor.",
      "O conserto da mola é feito com a folha travada, porque a energia guardada nela é perigosa. Trocada a peça, confere-se se o portão para a meia altura e regula-se a força do motor.",
    ],
    emergency: [
      "Se a mola arrebentou, o estalo costuma ser forte e a folha fica sem sustentação. Não acione nem levante na mão, afaste todos da área e chame o técnico, que atende {shop.hours}.",
      "Uma mola quebrada deixa o portão com o peso inteiro da folha. Desligue o disjuntor sem passar embaixo dela, não tente abrir e espere o atendimento, disponível {shop.hours}.",
    ],
    "how-to": [
      "A mola de portão não se aperta nem se troca em casa: a tensão guardada pode quebrar ossos. O que você pode fazer é olhar de longe, com o portão parado como está, e reconhecer espira aberta ou ponta solta.",
      "Para saber se a mola está ruim, observe de longe se há espira aberta e se a folha ficou pesada. Não solte parafuso do eixo nem da mola; a regulagem exige ferramenta e treino.",
    ],
  },
  line: [
    "Mola fraca deixa a folha pesada e faz o motor trabalhar no limite.",
    "A tensão de uma mola de portão fere gravemente: só o técnico a solta.",
    "Porta de enrolar que não sobe como antes costuma ter mola cansada ou quebrada.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que a mola faz no portão",
        "Mola no basculante e na porta de enrolar",
        "Como a mola deixa a folha leve",
      ],
      slots: [
        [
          "Ao descer, a folha estica ou torce a mola, que devolve essa energia na subida.",
          "Cada fechamento carrega a mola, e a abertura seguinte aproveita a força guardada.",
          "A peça armazena energia quando o portão fecha e ajuda a erguer quando abre.",
        ],
        [
          "Na porta de enrolar, a mola fica dentro do eixo; em basculantes com mola, nas laterais.",
          "No basculante com mola, ela trabalha nas laterais, junto das colunas; na porta de enrolar, fica escondida dentro do rolo.",
          "O lugar muda com o portão: dentro do tubo na porta de enrolar, na lateral em basculantes sem caixa de peso.",
        ],
        [
          "Substitui o contrapeso onde não há espaço para caixa, com a desvantagem de perder tensão com os anos.",
          "Ocupa menos lugar que um contrapeso, mas enfraquece com o uso e pede nova regulagem.",
          "Diferente do contrapeso, a força da mola varia ao longo do curso e diminui com o tempo.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de mola fraca ou quebrada",
        "O portão ficou pesado de repente",
        "Como a mola mostra que está no fim",
      ],
      slots: [
        [
          "Um estalo alto seguido de folha pesada quase sempre é mola partida.",
          "Quando a mola quebra, o portão muda de um dia para o outro e o motor não vence.",
          "Barulho seco como de tiro, na garagem ou na loja, costuma ser mola arrebentando.",
        ],
        [
          "O desgaste lento aparece como subida cada vez mais demorada e descida cada vez mais rápida.",
          "Aos poucos a folha desce com pressa e sobe com preguiça, sinal de tensão perdida.",
          "Se a folha já não fica parada a meia altura, a mola perdeu força.",
        ],
        [
          "Espiras afastadas, ferrugem e ponta solta são vistas de longe, sem tocar em nada.",
          "Um vão maior entre duas voltas da espiral mostra o lugar da quebra.",
          "Oxidação nas espiras, em porta {de} exposta à chuva, enfraquece o aço e antecipa a ruptura.",
        ],
      ],
      bullets: [
        "Estalo forte e folha pesada",
        "Espiras afastadas ou quebradas",
        "Descida rápida demais",
        "Motor geme e desiste na subida",
        "Folha torta ou mais baixa de um lado",
      ],
    },
    {
      about: "safety",
      headings: ["Por que não mexer na mola", "O perigo de uma mola tensionada", "Mola sob carga: mantenha distância"],
      slots: [
        [
          "Mesmo com o portão parado, a mola guarda energia suficiente para quebrar um braço.",
          "A força armazenada solta de uma vez quando o parafuso errado é afrouxado.",
          "Uma mola que escapa lança barra, parafuso e cabo com violência pela garagem.",
        ],
        [
          "Ferramenta improvisada, como chave de fenda no lugar da barra própria, é causa conhecida de acidente.",
          "Sem as barras certas e a folha travada, ninguém deve dar ou tirar tensão.",
          "O ajuste pede barra de medida exata, folha presa e quem saiba contar as voltas.",
        ],
        [
          "Crianças e animais ficam longe até a troca, e o motor permanece sem energia.",
          "Até o conserto, mantenha a área livre, o portão parado e o disjuntor desligado.",
          "Isole o lugar, avise quem entra e deixe o controle guardado até o técnico chegar.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer ao suspeitar da mola",
        "Passos seguros com a mola suspeita",
        "Mola suspeita: observe de longe",
      ],
      slots: [
        [
          "A lista abaixo não inclui tocar na mola, no eixo ou na folha.",
          "São passos de observação e de proteção, sem ferramenta e sem esforço.",
          "Tudo se faz à distância, com o portão na posição em que parou.",
        ],
        [
          "Folha erguida com mola quebrada não se baixa na mão, porque o peso vem inteiro.",
          "Se o portão parou no alto, ninguém passa por baixo até ele ser escorado.",
          "Deixe a folha onde está: tentar fechar ou abrir na força piora o risco.",
        ],
        [
          "Medidas e fotos ajudam o técnico a chegar com a mola certa.",
          "Altura e largura do vão dizem muito sobre a mola que será usada.",
          "Com imagem da mola e do portão inteiro, a peça é identificada antes da visita.",
        ],
      ],
      steps: [
        "Pare de acionar o motor e guarde o controle.",
        "Desligue o disjuntor, se chegar a ele sem passar sob a folha.",
        "Afaste pessoas e animais da área.",
        "Fotografe de longe a mola, o eixo e o portão inteiro.",
        "Envie as fotos com a largura e a altura do vão.",
      ],
    },
    {
      about: "visit",
      headings: ["Troca e regulagem da mola", "O que o técnico faz na mola", "Serviço de mola com a folha travada"],
      slots: [
        [
          "A folha é presa na posição segura antes que o técnico encoste na mola.",
          "Primeiro se trava a porta ou o portão, para que o peso não se mova durante o serviço.",
          "Com a folha imobilizada, a tensão que resta é aliviada de modo controlado.",
        ],
        [
          "A mola nova tem fio, diâmetro e comprimento adequados ao peso da folha.",
          "Quando há duas, trocam-se ambas, porque trabalharam o mesmo número de ciclos.",
          "A mola de medida parecida não serve: força a mais ou a menos desequilibra o portão.",
        ],
        [
          "Com a mola tensionada, a folha deve parar a meia altura e descer sem pancada.",
          "O equilíbrio é testado em mais de uma altura, e a força do motor é refeita.",
          "Motor e fim de curso são regulados de novo, já que o esforço mudou.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar o motor com a mola quebrada?",
      answers: [
        "Não. O motor carrega o peso inteiro da folha, queima ou solta a transmissão, e o portão pode cair. Desligue o disjuntor e espere a troca.",
        "Não use. Além de estragar o motor, a folha sem mola pode despencar na subida ou na descida.",
      ],
    },
    {
      question: "Quanto tempo dura uma mola de portão?",
      answers: [
        "A duração depende do número de aberturas, da qualidade da mola e da umidade. Um portão que abre muitas vezes por dia gasta a mola bem antes que o de uma casa.",
        "A vida é contada em ciclos, não em anos. Quanto mais o portão abre por dia, antes a mola cansa; ferrugem apressa.",
      ],
    },
    {
      question: "Precisa trocar as duas molas do portão?",
      answers: [
        "Quando há par, sim: a outra tem o mesmo desgaste e costuma quebrar logo depois. Molas iguais também mantêm a folha nivelada.",
        "É o mais indicado. Mola nova de um lado e cansada do outro puxam diferente e entortam a folha.",
      ],
    },
    {
      question: "Dá para dar mais tensão na mola fraca?",
      answers: [
        "Às vezes. Se o aço está inteiro, o técnico ajusta a tensão; com espira aberta ou ferrugem, a troca é o caminho seguro.",
        "Pode dar, por um tempo, se a mola não estiver deformada. A decisão vem depois de medir o equilíbrio da folha.",
      ],
    },
    {
      question: "Mola pode ser trocada por contrapeso?",
      answers: [
        "Em alguns basculantes, sim, se houver espaço para as caixas e estrutura na coluna. É serviço de serralheria, com novo cálculo de cabos e roldanas.",
        "Depende do vão e das colunas. O contrapeso é mais constante, mas exige espaço lateral e adaptação da folha.",
      ],
    },
  ],
  photo: "fotos tiradas de longe e do chão, na posição em que parou, e as medidas do vão",
  related: ["contrapeso", "enrolar", "basculante", "pesado", "cabo-de-aco", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
