import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const antena: NarrowConcept[] = [
  {
    id: "antena-melhora-alcance",
    broader: "antena",
    label: "Antena melhora o alcance?",
    phrase: "a antena externa para ganhar alcance",
    intent: "question",
    asks: [
      "antena melhora alcance",
      "antena aumenta alcance",
      "antena externa portão",
      "antena vale pena",
      "aumentar alcance controle",
      "melhorar alcance controle",
      "controle pegar longe",
      "ampliar sinal controle",
      "instalar antena portão",
      "antena receptor comprar",
    ],
    answers: {
      any: [
        "Antena melhora o alcance quando o receptor está atrás de chapa, no subsolo ou com o fio cortado. Se um só controle abre de perto, o problema é pilha e a antena não ajuda; se todos abrem só de perto, ela é a suspeita.",
        "Para aumentar o alcance do controle, troque a pilha, afaste fontes de LED e só então pense em antena. A externa vale a pena em portão de chapa fechada e garagem funda; em grade aberta, o fio original bem esticado basta.",
        "Antena externa compensa quando o sinal encontra metal no caminho: ela leva a escuta para fora da chapa. Cabo curto e ponto alto importam mais que o tamanho; fio emendado maior piora a recepção.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando a antena resolve e quando não",
          "Pilha, antena ou receptor avulso",
          "O que comprar para o controle pegar mais longe",
        ],
        slots: [
          [
            "Escolha pilha nova quando um controle perdeu alcance e os outros não.",
            "Um aparelho só que enfraqueceu pede pilha, não antena.",
            "Se o reserva abre da rua e o seu não, a antena está boa.",
          ],
          [
            "Escolha antena externa quando todos abrem de perto e há chapa, laje ou muro na frente do motor.",
            "Portão que era de grade e virou chapa é o caso típico da antena do lado de fora.",
            "No subsolo, a antena sobe para perto da rampa, ligada por cabo curto.",
          ],
          [
            "Escolha receptor avulso no alto quando o cabo da antena ficaria longo ou você quer mudar o código.",
            "Cabo comprido perde sinal, e então é melhor levar o receptor inteiro para fora.",
            "O avulso em ponto alto ganha alcance e ainda permite passar ao código rolante.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste antes de comprar antena", "Descubra se o problema é a antena", "Medindo o alcance em passos"],
        slots: [
          [
            "O teste é comparar distâncias do mesmo ponto, com o portão à vista.",
            "Conte passos, não metros: o que interessa é a diferença.",
            "Nenhum passo exige abrir o motor ou tocar no fio.",
          ],
        ],
        steps: [
          "Ponha pilha nova e conte os passos até onde abre.",
          "Repita com outro controle.",
          "Apague as lâmpadas de LED e desligue câmera e carregadores, um por vez.",
          "Teste dentro e fora do carro.",
          "Olhe de fora se o fio da antena está inteiro e fotografe.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Emendar fio na antena aumenta o alcance?",
        answers: [
          "Não. O comprimento acompanha a frequência: em 433 MHz, cerca de 17 centímetros. Fio maior sai da medida e piora.",
          "Piora. O ganho vem da posição livre e alta, não do tamanho.",
        ],
      },
      {
        question: "Qual alcance esperar?",
        answers: [
          "A referência é de {reach} em campo aberto. Com muro, laje e carro fechado, alguns metros diante do portão já são um bom resultado.",
          "Em campo aberto, {reach}. Na prática da garagem é menos, e o bastante é abrir enquanto você se aproxima.",
        ],
      },
      {
        question: "Posso ligar a antena sozinho?",
        answers: [
          "Não. Ela sai da placa, ao lado de partes energizadas, e o serviço é feito com o disjuntor desligado por quem conhece o circuito.",
          "Deixe com o técnico. Um puxão no fio arranca a solda da placa.",
        ],
      },
      {
        question: "Existe controle de maior alcance?",
        answers: [
          "Existe diferença entre modelos, mas a recepção costuma ser o limite. Antena livre rende mais que trocar de chaveiro.",
          "Alguns transmitem um pouco melhor. Ainda assim, pilha boa e antena bem posta fazem mais.",
        ],
      },
    ],
    photo: "uma foto da fachada com o portão fechado e outra do motor, e diga de onde o controle abre hoje",
  },
];
