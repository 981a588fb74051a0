import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What a building's entrance owes to whoever comes in a chair. */
export const acessoNoCondominio: NarrowConcept[] = [
  {
    id: "acessibilidade-no-condominio",
    broader: "acessibilidade",
    label: "Acessibilidade no portão do condomínio",
    phrase: "a acessibilidade no portão do condomínio",
    asks: [
      "acessibilidade portão condomínio",
      "acessibilidade portão prédio",
      "acessibilidade condomínio nbr 9050",
      "acessibilidade portão condomínio nbr 9050",
      "acessibilidade portão prédio nbr 9050",
      "nbr 9050 portão condomínio",
      "nbr 9050 portão prédio",
      "nbr 9050 portão social",
      "nbr 9050 portão",
      "norma acessibilidade portão",
      "norma acessibilidade portão condomínio",
      "norma acessibilidade portão prédio",
      "acessibilidade entrada prédio",
      "acessibilidade entrada condomínio",
      "acessibilidade portão social",
      "portão social acessível condomínio",
      "portão acessível prédio",
      "portão acessível condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Na acessibilidade do portão de condomínio, a NBR 9050 pede na entrada de pedestres um vão livre de 80 cm ou mais, caminho sem degrau e comando entre 80 cm e 1 m de altura. O portão de carros fica separado dessa passagem. Motor, botão e sensores são orçados por foto, de graça.",
        "Pela NBR 9050, o portão social do prédio precisa de 80 cm livres ou mais, piso sem degrau desde a calçada e botão ao alcance de quem está sentado, entre 80 cm e 1 m do chão. Quem entra a pé ou de cadeira não deve passar pelo portão de carros. O orçamento por foto é grátis.",
        "O condomínio atende à NBR 9050 quando a pessoa em cadeira de rodas entra sozinha pelo portão social, com 80 cm livres ou mais, sem degrau e com interfone ou botão baixo. A pausa longa e a fotocélula protegem a travessia. O que falta no seu portão é orçado por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Medidas que a norma pede", "O que medir na entrada do prédio"],
        slots: [
          [
            "Meça a entrada com o portão aberto e compare com estes números da NBR 9050.",
            "Estes são os números da norma de acessibilidade para a entrada de pedestres.",
            "Confira com uma trena as medidas que a NBR 9050 traz para a passagem a pé.",
          ],
        ],
        bullets: [
          "Vão livre: 80 cm no mínimo, com a folha aberta",
          "Piso: até 5 mm de desnível passa direto, de 5 a 20 mm é chanfrado e acima disso vira rampa",
          "Botão, interfone e leitor: entre 80 cm e 1 m do piso, com espaço para a cadeira ao lado",
          "Área plana antes e depois do portão, fora do giro da folha",
        ],
      },
      {
        about: "visit",
        headings: ["O que muda no portão que já existe", "Como adaptar o portão do prédio"],
        slots: [
          [
            "No portão social, o técnico troca a mola pesada, regula a fechadura elétrica e, se for preciso, instala um motor de porta que abre e fecha a folha. O botão de saída desce para a altura certa. Na garagem, um segundo par de fotocélulas perto do piso vê a cadeira, e a pausa fica mais longa.",
            "O técnico regula a mola e a fechadura do portão social ou instala um motor que abre a folha sem esforço. Interfone e botão são baixados até a altura da norma. No portão de carros, ele aumenta a pausa e soma fotocélulas perto do chão.",
            "A adaptação do portão social começa pela mola e pela fechadura, que devem abrir com pouca força. Onde a pessoa não consegue puxar a folha, um motor de porta faz isso. Interfone, botão e leitor passam para uma altura que se alcança sentado.",
          ],
          [
            "Degrau, rampa e largura do vão são obra de pedreiro e serralheiro, com projeto de responsável técnico.",
            "Rampa, piso e alargamento do vão são obra civil e precisam de responsável técnico.",
            "Obra no piso ou no vão fica com o responsável técnico do condomínio.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quem exige e quem decide", "A norma no prédio antigo e no novo"],
        slots: [
          [
            "Prédio novo ou em reforma precisa seguir a norma no projeto que vai à prefeitura. Em prédio antigo, o pedido costuma vir de um morador, e o síndico leva a adaptação à assembleia. Um engenheiro ou arquiteto diz o que é obrigatório no seu caso.",
            "A prefeitura cobra a norma no prédio novo e na reforma. No prédio antigo, o morador pede a adaptação por escrito, e o síndico busca orçamentos para a assembleia. A palavra final sobre a obrigação é de um arquiteto ou engenheiro.",
            "Obra nova e reforma seguem a NBR 9050 por exigência do projeto. No prédio antigo, convém que o síndico responda por escrito ao morador que pede a adaptação e leve o caso à assembleia, com o parecer de um responsável técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cadeira de rodas pode entrar pelo portão da garagem?",
        answers: [
          "Pode em caso de necessidade, mas a entrada certa é separada dos carros. Na garagem, a folha deve ter fotocélula baixa e pausa longa.",
          "É melhor que não seja a única entrada. Se for, o portão precisa de fotocélula perto do piso, pausa longa e um caminho marcado.",
        ],
      },
      {
        question: "Quanto tempo o portão social deve ficar aberto?",
        answers: [
          "O bastante para a pessoa atravessar sem pressa, mais alguns segundos. O técnico cronometra a travessia e grava esse tempo.",
          "Não há um número só. O tempo é medido com quem usa a cadeira, e a central é regulada com folga.",
        ],
      },
      {
        question: "O leitor facial serve para quem usa cadeira?",
        answers: [
          "Serve se o aparelho fica na altura do rosto de quem está sentado ou tem câmera de ângulo largo. Deixe também tag ou senha.",
          "Sim, quando o leitor é baixo ou enxerga as duas alturas. Convém ter tag ou botão como segunda opção.",
        ],
      },
      {
        question: "E quando falta luz no prédio?",
        answers: [
          "A fechadura e o motor do portão social precisam de bateria ou nobreak. A saída por dentro deve abrir sem energia.",
          "Use fonte com bateria no portão social. Por dentro, a porta tem de abrir na mão mesmo sem energia.",
        ],
      },
    ],
    photo: "fotos da entrada de pedestres, do degrau e do botão, com a largura do vão",
  },
];
