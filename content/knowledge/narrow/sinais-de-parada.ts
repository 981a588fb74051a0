import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Motors that stop by themselves. */
export const sinaisDeParada: NarrowConcept[] = [
  {
    id: "motor-desliga-sozinho",
    broader: "para-no-meio",
    label: "Motor do portão desliga sozinho",
    phrase: "o motor que desliga sozinho",
    asks: [
      "máquina portão desarma volta",
      "motor portão desarma volta",
      "motor desliga sozinho",
      "motor desligando sozinho",
      "motor desliga nada",
      "motor apaga sozinho",
      "motor desarma sozinho",
      "motor desliga meio",
      "motor desliga meio caminho",
      "motor desliga antes",
      "motor desliga depois uso",
      "portão desliga sozinho",
      "portão eletrônico desliga sozinho",
      ...combine(
        ["motor desliga sozinho", "motor desligando sozinho"],
        ["ppa", "rossi", "garen", "peccinin", "nice", "seg", "agl"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor do portão que desliga sozinho está, em geral, se protegendo: o protetor térmico corta por calor, ou a central para por esforço, fotocélula ou percurso. Se volta depois de frio, é calor e peso; se tudo apaga, é alimentação. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão desligou sozinho, olhe a central: LED aceso indica que ela mandou parar por esforço, sensor ou percurso, e LED apagado, falta de energia por fio ou fonte. Quando ele volta ao esfriar, agiu o protetor térmico; medir e regular em residência começa em {price.preventive}, sem peças.",
        "Motor que desliga no meio e volta mais tarde teve o protetor térmico acionado pelo calor, por folha pesada, capacitor fraco ou uso seguido. Se desliga sempre no mesmo ponto, a central leu esforço ou fim do percurso; o técnico acerta em casa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "O conserto do motor que desliga sozinho depende da causa: regulagem e limpeza partem de {price.preventive} na visita em casa, sem peças. Capacitor, fonte ou placa soma a peça, e um vídeo do momento com a etiqueta permite o orçamento.",
        "O preço começa em {price.preventive} na visita residencial, sem peças, quando basta aliviar a folha e regular. Se o motor desliga por capacitor, emenda ou placa, a peça entra à parte, com valor aprovado antes.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O jeito de desligar mostra a causa", "Calor, esforço ou falta de energia"],
        slots: [
          [
            "Para depois de várias aberturas e volta meia hora mais tarde: é o protetor térmico, que corta o motor quente, por folha pesada, capacitor fraco ou uso acima do que ele aguenta. Carcaça quente confirma.",
            "Motor quente que torna a andar quando esfria foi desligado pelo protetor térmico, a chave interna contra calor. As razões são peso na folha, capacitor sem força ou aberturas seguidas demais.",
            "Quando a carcaça está quente e ele volta frio, agiu o protetor térmico, sensor que corta por temperatura. Folha dura, capacitor gasto e fluxo intenso são o que esquenta.",
          ],
          [
            "Parar sempre no mesmo ponto, com a central acesa, lembra atrito ali ou fim de curso errado, o sensor da parada. Se tudo apaga e volta, procure mau contato, fonte da placa ou tensão caindo.",
            "No mesmo lugar e com luz na placa, é trilho, roldana ou fim de curso, que marca o final. Central que apaga junto aponta fio frouxo, fonte ou queda de tensão.",
            "Ponto fixo e central ligada indicam folha presa ou fim de curso, sensor do final, fora do lugar. Já o apagão completo vem da alimentação, por emenda, fonte ou tensão baixa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Testes seguros antes de chamar"],
        slots: [
          [
            "Não religue várias vezes seguidas, porque o calor que o fez parar aumenta. Um ciclo observado basta, com a tampa fechada e todos longe da folha.",
            "Insistir aquece mais o motor e apaga a pista. Espere, faça uma tentativa só e olhe de longe, sem abrir nada.",
            "Uma única tentativa, com o motor frio, já mostra o que acontece. Repetir só esquenta; deixe a tampa no lugar.",
          ],
        ],
        steps: [
          "Espere o motor esfriar, sem jogar água, e faça uma abertura só.",
          "Veja se o disjuntor ou o DR caiu; se cair de novo, deixe desligado.",
          "Limpe as lentes da fotocélula com pano seco.",
          "No de correr, com o disjuntor desligado, varra o trilho e veja se a folha anda leve destravada.",
          "No basculante, não destrave: anote onde ele para e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a causa", "O que se mede na visita"],
        slots: [
          [
            "O técnico move a folha sem o motor, escorada se for basculante, e procura o que pesa. Depois mede corrente e tensão com o portão andando, e testa capacitor, emendas e fonte da placa.",
            "Primeiro a folha é desacoplada, com escora no basculante, para saber se pesa. Na elétrica, tensão, corrente e capacitor são medidos em movimento, quando fio fino e mau contato aparecem.",
            "Começa-se pela folha solta, sempre escorada no basculante, e segue-se para a medição com o motor em marcha: corrente, tensão, capacitor e fonte.",
          ],
          [
            "Aliviada a folha e trocada a peça com o seu aceite, percurso e força são regravados. Vários ciclos seguidos mostram se ele ainda esquenta.",
            "Peça só se troca aprovada. No fim, percurso e força são acertados, e o portão repete ciclos para provar que não desliga mais.",
            "Com a causa corrigida, regravam-se percurso e força e repete-se o abre e fecha até confirmar que o motor aguenta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor que desliga sozinho está queimando?",
        answers: [
          "Ainda não, mas avisa: o protetor térmico age antes do enrolamento. Com cheiro de queimado ou fumaça, desligue o disjuntor e não religue.",
          "Em geral é a proteção agindo. Se a causa fica, o enrolamento acaba queimando, por isso vale medir logo.",
        ],
      },
      {
        question: "Quanto tempo o motor leva para voltar?",
        answers: [
          "Quando foi calor, volta ao esfriar, em geral entre vinte minutos e uma hora. Voltar não quer dizer que está consertado.",
          "Depende do calor do dia e do esforço; espere esfriar por completo antes de uma única tentativa.",
        ],
      },
      {
        question: "O portão desliga sozinho só quando ligo o chuveiro. Por quê?",
        answers: [
          "A tensão cai com o chuveiro ligado, e o motor perde força ou a placa reinicia. Circuito próprio para o portão resolve.",
          "É queda de tensão: o fio é fino ou divide o circuito. Um circuito só para o motor corrige.",
        ],
      },
      {
        question: "Pode ser motor fraco para o meu portão?",
        answers: [
          "Pode, se a folha anda leve e mesmo assim ele esquenta com uso normal. Compare o peso e as aberturas com a etiqueta.",
          "É possível quando o uso cresceu, como em garagem de várias famílias. Motor no limite do peso desliga por calor mesmo em boas condições.",
        ],
      },
    ],
    photo: "um vídeo do momento em que o motor desliga e uma foto da etiqueta",
  },
];
