import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What those who live behind the gate ask before they leave it, touch it or let children near it. */
export const segurancaDeQuemMora: NarrowConcept[] = [
  {
    id: "portao-destravado-a-noite",
    broader: "invasao",
    label: "Deixar o portão destravado à noite",
    phrase: "o portão deixado destravado",
    asks: [
      "seguro dormir motor portão destravado",
      ...combine(
        ["deixar portão", "deixar motor", "posso deixar", "portão", "motor"],
        ["destravado noite", "destravado", "no manual noite", "solto noite", "destravado direto", "no manual direto"],
      ),
      "dormir portão destravado",
      "deixar destravado",
    ],
    intent: "question",
    answers: {
      any: [
        "Não deixe o portão destravado à noite: solto do motor, ele abre com um empurrão, de fora. Se precisa passar a noite assim, feche com ferrolho, corrente e cadeado por dentro e calce a folha; de manhã, trave o motor de novo.",
        "Não é seguro. É o motor travado que segura a folha na maioria dos portões; destravado, qualquer um empurra, e o vento também. Sem conserto hoje, use cadeado e corrente por dentro. Basculante não se deixa destravado nunca, porque a folha pode descer ou subir sozinha.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que pode acontecer", "O risco de deixar solto"],
        slots: [
          [
            "No de correr, a folha anda com a mão ou desliza sozinha, se o piso tem caimento.",
            "O de correr em piso inclinado pode se abrir sozinho quando está solto.",
          ],
          [
            "No de abrir, o vento joga a folha contra carro ou pessoa.",
            "Folha de abrir solta vira vela com o vento e bate.",
          ],
          [
            "No basculante, o perigo é de esmagamento: sem o motor, só o contrapeso e os cabos seguram.",
            "Basculante solto depende só dos cabos e do contrapeso; se um falha, a folha desce.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Se tiver de passar a noite assim", "Como segurar a folha até o conserto"],
        slots: [
          [
            "Desligue o disjuntor, feche a folha e passe corrente com cadeado por dentro, num ponto firme.",
            "Com o disjuntor desligado, prenda a folha fechada com ferrolho ou corrente e cadeado.",
          ],
          [
            "Deixe outra saída livre, para emergência, e a chave do cadeado à mão.",
            "Combine onde fica a chave do cadeado: alguém pode precisar sair de madrugada.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Destravado, o controle ainda abre o portão?",
        answers: ["O motor gira, mas a folha não anda, porque está solta dele."],
      },
      {
        question: "É melhor destravar ou só desligar o disjuntor?",
        answers: [
          "À noite, só desligar: sem energia nenhum controle abre, e o motor travado continua segurando a folha.",
        ],
      },
      {
        question: "Como sei se o motor travou de novo?",
        answers: ["Feche a chave, tire-a e tente mover a folha de leve: se não anda, está presa."],
      },
    ],
    photo: "uma foto do portão fechado e da etiqueta do motor",
  },
  {
    id: "mexer-na-mola-e-perigoso",
    broader: "mola",
    label: "Mexer na mola do basculante é perigoso",
    phrase: "o perigo da mola do portão",
    asks: [
      ...combine(
        ["perigoso", "perigo", "risco", "posso"],
        ["mexer mola", "mexer mola basculante", "soltar mola", "apertar mola", "ajustar mola", "esticar mola"],
      ),
      "mexer mola basculante",
      "mola basculante perigosa",
      "mola perigoso",
    ],
    intent: "question",
    answers: {
      any: [
        "É perigoso, e muito: a mola do basculante guarda a força que levanta a folha, e, solta de repente, chicoteia ou deixa o portão cair. Não aperte, não solte e não lubrifique com a folha em movimento; quem mexe é o técnico, com a folha escorada e ferramenta própria.",
        "Sim, mexer na mola do basculante é perigoso: ela trabalha esticada ou torcida e carrega o peso do portão. Um parafuso solto na hora errada causa acidente grave. Se ela está fraca, barulhenta ou quebrada, desligue o disjuntor, não passe embaixo e chame.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que pode acontecer", "Por que a mola fere"],
        slots: [
          [
            "Mola sob tensão solta energia de uma vez, e a ponta ou o gancho acerta quem está perto.",
            "O gancho que escapa vira um chicote de aço.",
          ],
          [
            "Sem ela, a folha inteira desce, e ninguém segura com a mão.",
            "O peso que a mola carregava cai sobre quem estiver embaixo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o morador pode fazer", "Olhar, sem tocar"],
        slots: [
          [
            "Olhe de longe, com o portão fechado: espira aberta, ferrugem funda ou gancho torto pedem troca.",
            "De longe e com o portão fechado, procure espira aberta, gancho torto e ferrugem.",
          ],
          [
            "Folha que desce sozinha, sobe torta ou pesa na subida mostra mola cansada.",
            "Se a folha não para no meio do curso ou o motor sofre para subir, a mola perdeu força.",
          ],
          [
            "Fotografe e pare de usar; o técnico troca, de preferência, o par.",
            "Mande a foto e deixe o disjuntor desligado; a troca costuma ser do par.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso passar óleo na mola?",
        answers: ["Deixe para o técnico, na revisão: ele lubrifica com a folha presa e já olha espira e gancho."],
      },
      {
        question: "A mola pode quebrar sozinha?",
        answers: ["Pode, por fadiga e ferrugem. Por isso ninguém fica embaixo da folha, nem com ela parada aberta."],
      },
      {
        question: "Contrapeso é menos perigoso que a mola?",
        answers: ["O perigo é outro: o cabo que o segura. Nos dois casos, quem mexe é o técnico."],
      },
    ],
    photo: "uma foto da mola, de longe, com o portão fechado",
  },
  {
    id: "tela-contra-a-mao-da-crianca",
    broader: "criancas",
    label: "Tela no portão para proteger a mão da criança",
    phrase: "a tela no portão",
    asks: [
      "portão correr grade filho mão tela",
      "portão grade mão tela colocar",
      "portão grade mão tela",
      "portão tela mão",
      "fechar portão gradeado chapa crianças",
      ...combine(
        ["tela", "chapa", "proteção", "acrílico"],
        [
          "criança mão portão",
          "criança não colocar mão portão",
          "criança portão correr",
          "criança grade portão",
          "mão criança portão",
          "criança braço grade",
          "proteção criança grade",
        ],
      ),
      "criança mão portão correr",
      "criança colocar mão grade",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para a criança não colocar a mão no portão de correr, feche a grade com tela de malha pequena ou chapa, do chão até acima do alcance dela, na folha e no trecho do muro por onde a folha passa. Chapa cheia pesa e pega vento: antes, confira se o motor aguenta.",
        "Ponha tela soldada ou chapa perfurada na folha e na parte fixa por onde ela corre: o perigo é o braço que atravessa a grade quando o portão anda. A malha deve ser menor que a mão da criança, e a fotocélula e a força regulada continuam necessárias.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tela, chapa ou policarbonato", "O que usar para fechar a grade"],
        slots: [
          [
            "Tela soldada ou chapa perfurada pesa pouco e deixa o vento passar.",
            "A tela é a mais leve e não vira vela com o vento.",
          ],
          [
            "Chapa cheia e policarbonato fecham tudo, mas somam peso e pegam vento.",
            "Chapa inteira protege mais e exige refazer a conta do motor e, no basculante, do contrapeso.",
          ],
          [
            "A fixação é por rebite ou solda, sem ponta para dentro.",
            "Prende-se com rebite ou solda, sem rebarba onde a criança encosta.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Onde mais a mão entra", "Outros pontos de perigo"],
        slots: [
          [
            "Engrenagem e cremalheira, do lado de dentro, pedem capa ou afastamento.",
            "A engrenagem do motor fica coberta pela tampa, que não pode faltar.",
          ],
          [
            "O vão entre a folha e a coluna prensa: ali vale borda de borracha e fotocélula.",
            "Na ponta que fecha, fotocélula baixa e força leve evitam que prense.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "A tela deixa o portão pesado para o motor?",
        answers: ["A tela leve quase não muda; chapa cheia pode pedir motor mais forte ou novo equilíbrio."],
      },
      {
        question: "A fotocélula não basta para a mão da criança?",
        answers: ["Não: ela vê quem cruza o vão, e não o braço que atravessa a grade na lateral."],
      },
      {
        question: "Posso usar tela de plástico presa com abraçadeira?",
        answers: ["Por poucos dias. Ela solta com o movimento e pode enroscar na roldana ou na engrenagem."],
      },
    ],
    photo: "fotos do portão inteiro e da grade, com uma medida do vão entre as barras",
  },
];
