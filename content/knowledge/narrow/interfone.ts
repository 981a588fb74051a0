import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const interfone: NarrowConcept[] = [
  {
    id: "interfone-nao-abre",
    broader: "interfone",
    label: "Interfone não abre o portão",
    phrase: "o interfone que não abre o portão",
    intent: "repair",
    asks: [
      "interfone não abre",
      "interfone não destrava",
      "interfone toca não abre",
      "interfone fala não abre",
      "porteiro eletrônico não abre",
      "interfone não aciona",
      "interfone não abre portão",
      "interfone parou abrir",
      "botão interfone não abre",
      "botão interfone não funciona",
      "vídeo porteiro não abre",
    ],
    answers: {
      any: [
        "Interfone que fala e não abre tem defeito na linha da fechadura: fio rompido, fonte fraca, tecla gasta ou trinco preso. Aperte e escute: zumbido é folha pressionando o trinco ou tensão fraca; silêncio é fio, fonte ou bobina.",
        "Se o botão do interfone não abre o portão, teste com alguém aliviando a folha com a mão. Abriu, o caso é alinhamento; não abriu e não fez barulho, a tensão não chega à fechadura.",
        "O interfone não abre a garagem? Veja se a botoeira abre: se abre, falha o relé ou o fio entre o interfone e a placa; se nem ela abre, o problema é do motor. No social, a suspeita é fechadura ou fonte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Zumbe ou fica mudo? Teste em ordem", "O que testar em poucos minutos", "Tecla, trinco e chave"],
        slots: [
          [
            "Peça ajuda a alguém do lado de fora e teste uma coisa por vez.",
            "O som da fechadura no instante do comando é a melhor pista.",
            "Não abra a fonte nem a unidade externa: a fonte recebe a tensão da rede.",
          ],
        ],
        steps: [
          "Converse pelo aparelho e veja se a voz está normal.",
          "Aperte a tecla de abertura e escute a fechadura.",
          "Repita com alguém empurrando ou puxando a folha de leve.",
          "Abra pela chave e sinta se ela pega.",
          "Se houver outro monofone na casa, teste por ele.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada sinal indica", "Voz boa e abertura ruim", "Fio, fonte, tecla ou fechadura"],
        slots: [
          [
            "Voz boa e abertura muda mostram que a fonte trabalha, mas a tensão não chega à fechadura.",
            "Emenda oxidada na caixa externa corta a abertura e deixa a conversa normal.",
            "Fio que dobra na dobradiça se parte por dentro depois de anos.",
          ],
          [
            "Abre por um monofone e não por outro: a tecla do segundo está gasta.",
            "Tecla que precisa de força ou de jeito tem contato sujo ou quebrado.",
            "Se só um aparelho da casa não abre, troca-se a tecla ou o monofone.",
          ],
          [
            "Zumbido sem soltar pede alinhamento da folha e medição da tensão no fio.",
            "Fonte cansada segura a voz e não tem força para a bobina.",
            "Cabo comprido e fino derruba a tensão no momento do comando.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O problema é do interfone ou da fechadura?",
        answers: [
          "Se a fechadura zumbe, o interfone mandou a ordem, e o caso é trinco ou tensão. Se não há som, mede-se fio, fonte e bobina.",
          "O som decide: com ruído, olhe a fechadura; sem ruído, a ligação até ela.",
        ],
      },
      {
        question: "Posso trocar só a tecla?",
        answers: [
          "Em muitos monofones, sim, ou troca-se o aparelho interno, mantendo a unidade da rua.",
          "Depende do modelo. Às vezes o monofone inteiro sai mais simples.",
        ],
      },
      {
        question: "Parou depois da chuva. É água?",
        answers: [
          "Provavelmente: umidade na unidade externa ou na emenda. Não abra com energia; o técnico seca, refaz e veda.",
          "É o mais comum. Emenda oxidada e vedação ruim deixam a água entrar.",
        ],
      },
      {
        question: "Como saio se a fechadura não abre?",
        answers: [
          "Pela chave mecânica, aliviando a folha com a mão. Não force com alavanca; se alguém estiver preso, chame o técnico, que atende {hours}.",
          "Use a chave. Sem ela e com a folha travada, chame o atendimento, que funciona {hours}.",
        ],
      },
    ],
    photo: "fotos do interfone, da fechadura e do batente, e diga se ela zumbe ou fica muda",
  },
  {
    id: "interfone-na-garagem",
    broader: "interfone",
    label: "Interfone abrindo a garagem",
    phrase: "o interfone ligado ao motor da garagem",
    intent: "installation",
    asks: [
      "interfone abrir garagem",
      "interfone motor portão",
      "ligar interfone motor",
      "ligar interfone portão",
      "botão interfone garagem",
      "interfone abre dois portões",
      "ligar interfone placa",
      "interfone segundo botão",
      "conectar interfone motor",
      "integrar interfone portão",
    ],
    answers: {
      any: [
        "O interfone abre a garagem quando uma saída dele é ligada à entrada de botoeira da placa do motor. Se a saída tem tensão, como a da fechadura, usa-se um relé no meio; ligada direto, ela queima a entrada da placa.",
        "Para ligar o interfone no motor do portão, procure no aparelho uma saída de contato seco ou segunda tecla. O fio vai à entrada de botoeira; sem contato seco, um relé faz a separação.",
        "Botão do interfone para a garagem é possível em quase todo motor com entrada de botoeira. Prefira uma tecla para o social e outra para a garagem, e abra só vendo a passagem ou com câmera e fotocélula.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é feita a ligação", "Do interfone à entrada de botoeira", "Contato seco ou relé"],
        slots: [
          [
            "O técnico mede o que a tecla entrega: contato seco vai direto, tensão passa por relé.",
            "A primeira medição decide se o relé é necessário.",
            "A saída da fechadura manda tensão, em geral 12 V, e nunca vai direto à placa.",
          ],
          [
            "Com o disjuntor desligado, dois fios de comando são levados até a borneira da botoeira.",
            "O cabo segue separado da força, para não captar ruído nem acionar sozinho.",
            "Interfone, botoeira e módulo podem dividir a mesma entrada, em paralelo.",
          ],
          [
            "O teste inclui abrir pelo interfone, pelo controle e com a fotocélula interrompida.",
            "Confere-se que a tecla do social não move a garagem e que a da garagem não solta o social.",
            "No fim, quem mora na casa aciona olhando a folha e aprende a parar o portão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual interfone permite abrir a garagem", "Uma ou duas saídas", "O que procurar no aparelho"],
        slots: [
          [
            "Aparelho com duas saídas separa social e garagem em teclas diferentes.",
            "Procure no manual as palavras saída auxiliar, contato seco ou segundo portão.",
            "Modelo de uma saída só atende os dois portões com adaptação, o que não é o ideal.",
          ],
          [
            "Vídeo porteiro mostra a calçada antes de abrir, o que ajuda muito na garagem.",
            "Abrir a garagem sem ver quem está na rua é o risco do interfone de áudio.",
            "Para acionar o carro de dentro da casa, prefira imagem e fotocélula em ordem.",
          ],
          [
            "Interfone antigo de boa qualidade costuma servir, com um relé ao lado.",
            "Não é preciso trocar o aparelho que funciona só por falta de saída.",
            "Em prédio, a ligação depende do sistema coletivo e da administração.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso ligar o fio da fechadura direto na placa?",
        answers: [
          "Não. Aquela saída tem tensão e pode queimar a entrada da placa. O relé entrega só o contato.",
          "Nunca direto. Entre os dois vai um relé, escolhido pela tensão da saída.",
        ],
      },
      {
        question: "A tecla do interfone também fecha a garagem?",
        answers: [
          "Sim, a placa trata como botoeira: cada toque abre, para ou fecha, conforme a programação.",
          "Fecha, se a central alternar os comandos. Só mande fechar vendo a passagem.",
        ],
      },
      {
        question: "Quanto custa ligar?",
        answers: [
          "Cobra-se o serviço, o cabo e o relé, se preciso; a distância entre o interfone e o motor é o que mais pesa. O orçamento é grátis por foto.",
          "Depende do caminho do cabo e do aparelho. Mande fotos do interfone e da etiqueta do motor.",
        ],
      },
      {
        question: "O portão pode abrir sozinho por causa do interfone?",
        answers: [
          "Pode, se o contato colar ou o cabo tiver umidade. O técnico isola a linha para confirmar.",
          "Se a ligação estiver úmida ou no mesmo duto da força, sim. Cabo separado evita.",
        ],
      },
    ],
    photo: "fotos do interfone por dentro da casa, da unidade da rua e da etiqueta do motor",
  },
];
