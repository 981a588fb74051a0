import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who puts in a bought motor without the shop, and what remains of the warranty. */
export const instalarPorConta: NarrowConcept[] = [
  {
    id: "instalar-sozinho-e-a-garantia",
    broader: "garantia",
    label: "Instalar por conta própria e a garantia",
    phrase: "a garantia do motor instalado por conta própria",
    asks: [
      ...combine(
        ["instalar", "instalei", "instalado", "instalação", "montar", "colocar motor"],
        [
          "conta própria garantia",
          "conta própria perde garantia",
          "conta própria perco garantia",
          "sozinho garantia",
          "sozinho perde garantia",
          "eu mesmo garantia",
          "eu mesmo perde garantia",
          "sem técnico garantia",
          "outro instalador garantia",
          "outra pessoa garantia",
          "não autorizado garantia",
          "eletricista garantia",
          "pedreiro garantia",
        ],
      ),
      "instalar sozinho perde garantia",
      "garantia exige instalador habilitado",
      "garantia motor exige instalador",
    ],
    intent: "question",
    answers: {
      any: [
        "Instalar o motor por conta própria não tira os 90 dias de garantia da lei contra defeito de fábrica. A garantia do fabricante pode se perder, se o termo exige instalador habilitado ou se o defeito veio da instalação. Leia o termo e guarde a nota; mandar instalar parte de {price.installation}.",
        "Se você instalou o motor sozinho, perde a garantia do que a instalação causou, como placa queimada por tensão errada, mas mantém os 90 dias da lei para defeito de fábrica. O prazo maior do fabricante depende do termo. A instalação avulsa conosco parte de {price.installation}.",
        "Se um eletricista instalou o motor, a garantia vale quando o termo do fabricante aceita profissional habilitado; guarde o recibo com nome e data. Alguns termos só aceitam a rede da marca. Os 90 dias da lei contra defeito de fábrica continuam em qualquer caso.",
        "Depende do termo do fabricante: quem instala por conta própria mantém os 90 dias da lei, e a garantia maior só vale se ele não exige instalação credenciada. Erro de instalação nunca é coberto. A mão de obra nossa parte de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que fica e o que se perde", "As três garantias do motor"],
        slots: [
          [
            "São três garantias, cada uma com a sua regra, e instalar sozinho mexe em duas delas. Separe-as antes de decidir.",
            "Para saber o que se perde, separe a garantia da lei, a da marca e a do serviço. A instalação própria afeta as duas últimas.",
            "Há mais de uma garantia num motor, e elas não se perdem juntas. Veja o que acontece com cada uma.",
          ],
        ],
        bullets: [
          "Da lei: 90 dias contra defeito do produto, seja quem for que instalou",
          "Do fabricante: prazo e condições do termo, que pode pedir instalador habilitado",
          "Da instalação: não existe se foi você quem instalou",
          "Comprado e instalado por nós: {warranty.motor} no motor e {warranty.installation} na instalação",
        ],
      },
      {
        about: "causes",
        headings: ["Erros de instalação que o fabricante não cobre", "Quando a culpa é da instalação"],
        slots: [
          [
            "O laudo procura sinais de erro: placa queimada por 127 V ligado em 220 V, engrenagem gasta por cremalheira sem folga, água por tampa mal fechada. Motor pequeno para o peso da folha e falta de aterramento também contam contra você.",
            "Cada erro deixa um sinal que justifica a recusa. Tensão trocada queima a placa, cremalheira encostada gasta a engrenagem, e tampa aberta deixa entrar água. Motor fraco para a folha e circuito sem terra também pesam contra.",
            "A assistência olha a placa, a engrenagem e a vedação. Tensão errada, cremalheira sem folga, emenda exposta ou motor pequeno são erros de montagem, e a peça queimada por isso fica de fora.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se você vai instalar mesmo assim", "O que fazer antes de abrir a caixa"],
        slots: [
          [
            "Você pode medir, passar o duto e fixar o suporte em portão de correr. A ligação na rede e o basculante, com cabos e contrapeso, ficam com o técnico.",
            "Dá para adiantar medidas, tubulação e base. Energia e qualquer serviço em basculante são do técnico, porque há tensão da rede e folha que pode cair.",
            "O que se faz em casa é medir, abrir caminho para o fio e preparar a base. Ligar na energia e mexer em basculante ficam com o técnico, pelo risco de choque e de queda.",
          ],
        ],
        steps: [
          "Leia no termo se a instalação habilitada é condição.",
          "Confira na etiqueta a tensão e o peso ou a largura da folha.",
          "Fotografe a caixa lacrada, a etiqueta e cada etapa.",
          "Guarde nota, manual e embalagem até o portão estar testado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Instalei o motor sozinho e recusaram: perco a garantia?",
        answers: [
          "Peça a recusa por escrito, com o motivo técnico. Se ela não mostra que a instalação causou o defeito, reclame no Procon ou no consumidor.gov.br.",
          "Exija o motivo por escrito. Quem nega precisa ligar o defeito à instalação; sem isso, o Procon é o caminho.",
        ],
      },
      {
        question: "Se um eletricista instalar, a garantia vale?",
        answers: [
          "Vale se o termo aceita profissional habilitado; peça recibo com nome e data. Há marcas que pedem instalador da rede delas.",
          "Em muitos termos, sim, com recibo. Há fabricantes que só aceitam credenciado, e por isso se lê antes.",
        ],
      },
      {
        question: "Quem responde se o portão machucar alguém?",
        answers: [
          "Quem instalou e quem usa podem responder, e sem nota de serviço não há com quem dividir. Por isso força, parada e fotocélula precisam ser testadas por quem sabe.",
          "Sem instalador, a responsabilidade fica com o dono do portão. A regulagem de força e o teste da fotocélula são o que mais importa.",
        ],
      },
      {
        question: "A instalação feita por vocês tem garantia?",
        answers: [
          "Tem, de {warranty.installation}, e cobre fixação, ligação e regulagem. O motor comprado em outro lugar segue com a garantia de quem vendeu.",
          "Sim: {warranty.installation} no serviço, por escrito. O aparelho continua com a loja e a fábrica dele.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do termo de garantia e do portão inteiro",
  },
];
