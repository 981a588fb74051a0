import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const interfoneDeMarca: NarrowConcept[] = [
  {
    id: "interfone-de-marca",
    broader: "interfone",
    label: "Interfone HDL, AGL e outras marcas",
    phrase: "o interfone de marca conhecida",
    asks: [
      "interfone hdl",
      "porteiro eletrônico hdl",
      "interfone hdl portão",
      "instalar interfone hdl",
      "instalação interfone hdl",
      "interfone agl",
      "porteiro eletrônico agl",
      "instalar interfone agl",
      "interfone thevear",
      "interfone amelco",
    ],
    intent: "installation",
    answers: {
      any: [
        "O interfone HDL, AGL, Thevear, Amelco ou de outra marca abre o portão social pela fechadura elétrica, em geral de 12 V, e a garagem por um contato ligado à placa do motor. Instalamos o aparelho que você já comprou ou um equivalente, e o que muda o preço é o cabo até a rua. A foto da entrada e do interfone basta para o orçamento grátis.",
        "Instalamos e ligamos ao portão interfone HDL, AGL, Thevear ou Amelco, de forma independente da fábrica. A fechadura do social é alimentada pelo próprio aparelho, e a garagem entra por um contato na placa do motor, de qualquer marca. O valor é informado pelas fotos do interfone, da entrada e da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir no modelo", "Antes de comprar o interfone"],
        slots: [
          [
            "Duas informações do manual decidem a compra: a tensão de saída para a fechadura e o número de saídas. Com uma saída, ele abre só o social. Para abrir também a garagem, são precisas duas, ou um relé.",
            "Veja no manual a tensão que sai para a fechadura e quantos portões o aparelho comanda. Um relé permite que o modelo de saída única abra também a garagem.",
          ],
          [
            "O monofone e a unidade da rua costumam ser do mesmo fabricante, porque a ligação dos fios muda de um para outro. Na troca de uma só parte, mande a foto das duas.",
            "Aparelho de dentro e unidade da rua precisam ser compatíveis entre si. Antes de trocar só um deles, fotografe os dois, com a etiqueta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "A ligação ao portão social e à garagem"],
        slots: [
          [
            "A unidade da rua fica abrigada da chuva, e o cabo segue em tubo separado do de energia, para a voz não chiar. Na garagem, dois fios vão à entrada de botoeira da placa, com o disjuntor desligado.",
            "O técnico fixa a unidade da rua em ponto coberto, passa o cabo em tubo só dele e liga a fechadura e a placa do motor com a energia cortada.",
          ],
          [
            "No fim, são testados a chamada, a voz e a abertura de cada portão, e a fechadura é provada também pela chave.",
            "O serviço termina com a chamada, a conversa e as duas aberturas testadas com você.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Do que depende o valor"],
        slots: [
          [
            "Trocar por outro da mesma marca, com a fiação boa, é o mais barato. Cabo novo até a rua, tubo a abrir na parede e fechadura elétrica a instalar são o que mais encarece.",
            "A fiação que já existe é o que mais barateia. Cabo novo e fechadura a instalar são o que mais pesa. A ligação à garagem acrescenta pouco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone de uma marca abre motor de outra?",
        answers: [
          "Abre, na maioria dos casos: ele fecha o mesmo contato do botão de parede, e quase toda placa tem essa entrada.",
          "Sim. A placa do motor só precisa da entrada de botoeira; a marca do interfone não importa.",
        ],
      },
      {
        question: "O interfone chama, mas não abre o portão. O que é?",
        answers: [
          "Quase sempre fechadura desalinhada, fonte fraca ou fio partido. Se ela zumbe ao toque da tecla, o trinco está preso. Se fica muda, a tensão não chega.",
          "Escute a fechadura ao apertar a tecla: zumbido é trinco preso pela folha, e silêncio é fio, fonte ou bobina.",
        ],
      },
      {
        question: "Vocês são autorizados da fábrica?",
        answers: [
          "Não, somos independentes. Aparelho dentro da garantia deve ir primeiro a quem vendeu ou à rede do fabricante.",
          "Não. Se o interfone ainda está na garantia, procure antes o vendedor, com a nota.",
        ],
      },
    ],
    photo: "fotos do interfone, da unidade da rua, do portão e da etiqueta do motor",
  },
];
