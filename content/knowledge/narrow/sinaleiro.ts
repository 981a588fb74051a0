import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const sinaleiro: NarrowConcept[] = [
  {
    id: "sinaleiro-obrigatorio",
    broader: "sinaleiro",
    label: "Sinaleiro é obrigatório?",
    phrase: "a obrigação de ter sinaleiro",
    intent: "question",
    asks: [
      "sinaleiro obrigatório",
      "sinalização garagem obrigatória",
      "sirene garagem obrigatória",
      "lei sinaleiro",
      "lei garagem sirene",
      "sinaleiro lei",
      "preciso sinaleiro",
      "semáforo garagem obrigatório",
      "alarme garagem lei",
      "sinaleira obrigatória",
      "sinaleiro precisa",
      "sinaleira lei",
      "sinalização saída garagem obrigatória",
      "sirene saída garagem obrigatória",
      "semáforo saída garagem obrigatório",
      "sirene obrigatória",
      "semáforo obrigatório",
      "sirene garagem lei",
    ],
    answers: {
      any: [
        "O sinaleiro de garagem depende da lei do município e do tipo de imóvel: prédio, estacionamento e comércio costumam ter obrigação de sinalizar a saída; casa, em geral, não. Confirme na prefeitura e na convenção do condomínio.",
        "A obrigação do sinaleiro é municipal e muda de cidade para cidade. Em garagem coletiva, trate como item necessário; em casa, como segurança para quem passa na calçada. A prefeitura informa o que vale na sua rua.",
        "Em prédio e comércio, a saída de veículos costuma exigir aviso luminoso ou sonoro, conforme a regra da cidade. Na casa é opcional, e ainda assim útil em calçada movimentada ou saída sem visão.",
      ],
      question: [
        "{em}, a sinaleira ou sirene de garagem costuma ser obrigatória na saída de prédio, comércio e estacionamento, conforme o código de obras do município e o projeto aprovado; em casa, em geral não. Confirme na prefeitura, que na capital atende pela subprefeitura.",
        "Depende da cidade e do imóvel: prédio, estacionamento e comércio costumam ser obrigados a sinalizar a saída de veículos; casa, em geral, não. Confirme na prefeitura e na convenção do condomínio.",
        "Em casa, em geral não; em garagem coletiva e comércio, costuma ser. A regra é municipal e muda de cidade para cidade, e a prefeitura informa o que vale na sua rua.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como saber o que vale para o seu imóvel",
          "Onde confirmar a exigência",
          "Prefeitura, convenção e alvará: onde consultar",
        ],
        slots: [
          [
            "A resposta segura vem do município, porque a regra não é a mesma em toda a Grande São Paulo.",
            "Quem tem alvará ou auto de licença pode encontrar a exigência no próprio processo.",
            "O síndico costuma ter no projeto aprovado o que foi pedido.",
          ],
          [
            "Na capital, o Código de Obras e Edificações é a Lei 16.642, de 2017, com decreto próprio; confirme na subprefeitura o que vale hoje para o seu imóvel.",
            "Na cidade de São Paulo, a consulta é pelo Código de Obras e Edificações, Lei 16.642, de 2017, e pela subprefeitura, porque a regra pode ter mudado.",
          ],
        ],
        steps: [
          "Veja o tipo de uso do imóvel: casa, prédio, comércio ou estacionamento.",
          "Consulte a prefeitura ou a subprefeitura sobre saída de veículos.",
          "Leia a convenção e o regimento do condomínio.",
          "Confira se há limite de horário ou de volume para o som.",
          "Guarde a resposta para o orçamento do aparelho.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Quando instalar mesmo sem obrigação",
          "Saída sem visão pede sinaleiro",
          "Onde o aviso evita acidente",
        ],
        slots: [
          [
            "Muro alto, curva e calçada com muito pedestre justificam o sinaleiro em qualquer imóvel.",
            "Saída de ré e rampa escondem quem vem a pé, e a luz avisa antes do carro.",
            "Perto de escola, ponto de ônibus e comércio, o aviso luminoso faz diferença.",
          ],
          [
            "A luz basta onde o som incomoda; o bip ajuda quem não enxerga ou anda distraído.",
            "O som regulável atende a regra do prédio e o sossego dos vizinhos.",
            "Um modelo com desligamento noturno do bip evita reclamação, se a regra permitir.",
          ],
          [
            "O sinaleiro avisa, mas não para o portão: a fotocélula continua indispensável.",
            "Aviso e sensor são coisas diferentes, e um não substitui o outro.",
            "Some espelho convexo onde a visão é ruim.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso ser multado por não ter sinaleiro?",
        answers: [
          "Se a regra do município exigir, sim. A fiscalização e o valor são da prefeitura.",
          "Pode, onde há exigência. Confirme com o órgão municipal.",
        ],
      },
      {
        question: "O som do sinaleiro pode ser desligado à noite?",
        answers: [
          "Em muitos aparelhos, sim; se pode ou não, depende da regra local. Pergunte antes de desligar.",
          "Depende do município e do prédio. Há modelos com horário para o bip.",
        ],
      },
      {
        question: "Espelho convexo substitui o sinaleiro?",
        answers: [
          "Não onde o sinaleiro é exigido. Ele ajuda o motorista; o sinaleiro avisa o pedestre.",
          "São complementares. O espelho não avisa quem caminha.",
        ],
      },
      {
        question: "O sinaleiro pode ficar na calçada?",
        answers: [
          "Fixe na fachada ou no muro, sem invadir a passagem. Poste na calçada depende de autorização.",
          "Na fachada é o usual. A calçada é pública e tem regra própria.",
        ],
      },
    ],
    photo: "uma foto da saída de veículos vista da calçada e da etiqueta do motor",
  },
  {
    id: "sinaleiro-nao-para",
    broader: "sinaleiro",
    label: "Sinaleiro que não para",
    phrase: "o sinaleiro que não para de tocar",
    intent: "repair",
    asks: [
      "sinaleiro não para",
      "sinaleira não para",
      "sirene garagem não para",
      "sinaleiro tocando sozinho",
      "sinaleira tocando",
      "sinaleiro piscando direto",
      "sinaleiro fica ligado",
      "sinaleiro não desliga",
      "sinaleira não desliga",
      "sirene garagem tocando",
    ],
    answers: {
      any: [
        "Um sinaleiro que não para de tocar ou piscar tem, em geral, relé colado ou portão que a placa acha que não fechou. Veja se a folha encosta até o fim; se sim, desligue o disjuntor do circuito e peça a medição do relé e do fim de curso.",
        "Se a sinaleira da garagem fica ligada com o portão fechado, confira primeiro o fechamento completo. Depois suspeite de relé preso, água dentro do aparelho ou fim de curso sem sinal.",
        "Sinaleiro que não desliga tem relé colado, água no aparelho ou fim de curso que não avisa o portão fechado. Confira se a folha encosta até o fim, desligue o disjuntor e peça a medição; não corte o fio.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o sinaleiro não para",
          "Relé, água ou fim de curso",
          "O que cada falha do sinaleiro indica",
        ],
        slots: [
          [
            "A placa mantém o aviso enquanto não recebe o sinal de portão fechado.",
            "Fim de curso fora do lugar faz a placa entender que o portão ainda se move.",
            "Uma folha que para a centímetros do batente pode manter a sinaleira ligada.",
          ],
          [
            "Um relé com contato colado continua alimentando o aparelho mesmo sem comando.",
            "Se o sinaleiro só apaga no disjuntor, o relé é o suspeito.",
            "Contato colado costuma vir de curto ou de carga acima da prevista na saída.",
          ],
          [
            "Água no corpo do aparelho provoca som fraco, falha e disparo sem motivo.",
            "Conector oxidado pela chuva dá mau contato e faz a luz falhar.",
            "Sol e chuva ressecam a vedação, e a umidade chega ao circuito.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir no sinaleiro",
          "Como calar o sinaleiro com segurança",
          "Verificação do sinaleiro sem abrir nada",
        ],
        slots: [
          [
            "Olhe de fora, sem abrir a caixa do motor nem subir na fachada.",
            "O teste separa portão, placa e aparelho.",
            "Faça com a passagem livre e alguém na calçada.",
          ],
        ],
        steps: [
          "Veja se o portão fechou por completo e encosta no batente.",
          "Faça um ciclo completo pelo controle, com a passagem livre.",
          "Se continuar ligado, desligue o disjuntor do portão.",
          "Na rua movimentada, redobre o cuidado ao sair enquanto estiver sem aviso.",
          "Filme o sinaleiro e fotografe a etiqueta do motor.",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Posso cortar o fio do som do sinaleiro?",
        answers: [
          "Não. Peça o ajuste: muitos modelos desligam só o bip e mantêm a luz.",
          "Não corte. A alteração errada pode causar curto na saída da placa.",
        ],
      },
      {
        question: "O sinaleiro ligado direto estraga o motor?",
        answers: [
          "Em geral não, mas pode queimar o próprio aparelho ou o relé. E avisa que o fim de curso talvez esteja errado.",
          "O motor não sofre com isso. O relé e o LED, sim.",
        ],
      },
      {
        question: "O sinaleiro começou depois da chuva. É água?",
        answers: [
          "É provável. Desligue o disjuntor e espere o técnico vedar ou trocar o aparelho.",
          "Sim, umidade no corpo ou no conector é a causa comum.",
        ],
      },
      {
        question: "Precisa trocar a placa se o sinaleiro não para?",
        answers: [
          "Raramente. Troca-se o relé, o módulo ou o sinaleiro, conforme a medição.",
          "Só se a saída da placa queimou. Mesmo assim, um relé externo costuma resolver.",
        ],
      },
    ],
    photo: "fotos do sinaleiro, do portão fechado e da etiqueta do motor",
  },
  {
    id: "sirene-de-garagem",
    broader: "sinaleiro",
    label: "Sirene da garagem incomoda",
    phrase: "a sirene da garagem",
    asks: [
      "sirene garagem",
      "sirene",
      "sirene incomoda",
      "sinaleiro sirene",
      "barulho sirene garagem",
      "sirene vizinho",
      "sinaleiro barulho",
      "desligar sirene",
      "abaixar sirene",
      "bip garagem",
      "sirene portão",
      "sinal sonoro garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "A sirene da garagem pode ter o volume reduzido ou ser desligada à noite, mantendo a luz do sinaleiro, se a regra da cidade permitir. Em muitos municípios o aviso é exigido em garagem coletiva, por isso confirme antes na prefeitura ou na convenção.",
        "Se a sirene do portão incomoda o vizinho, o caminho é trocar por modelo com ajuste de volume, virar para a calçada ou usar programação de horário. A luz fica ligada sempre, porque é ela que avisa o pedestre.",
        "Sirene de garagem avisa quem passa na calçada. Não corte o fio: peça ao técnico um sinaleiro com som mais baixo ou com horário, e leve a decisão à assembleia, com a regra do município em mãos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que dá para fazer", "Volume, horário ou outro modelo", "Menos barulho, com segurança"],
        slots: [
          [
            "Há sinaleiros com volume em níveis e com sensor de luz, que abaixam o som à noite.",
            "O som mais grave e baixo avisa quem está perto sem acordar o prédio.",
            "O ajuste de volume costuma ficar dentro do aparelho, que é ligado à rede.",
          ],
          [
            "Um temporizador pode cortar só o som em certas horas e deixar a luz.",
            "A luz de led intermitente é vista de longe e não incomoda.",
            "Espelho na saída ajuda o motorista e reduz a dependência do som.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A troca na visita", "Ligação à placa e teste", "Instalação do novo aviso"],
        slots: [
          [
            "O sinaleiro novo usa a mesma saída da placa, se a tensão for igual.",
            "O técnico confere a tensão da saída antes de ligar.",
            "O cabo entra por baixo, vedado.",
          ],
          [
            "No teste, a luz acende em toda abertura e fechamento.",
            "O som é provado com gente na calçada e dentro do prédio.",
            "O aviso deve começar um pouco antes de a folha andar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar de vez a sirene da garagem?",
        answers: [
          "Só se a regra da cidade não exigir e a assembleia decidir. Sem aviso, o risco para o pedestre aumenta.",
          "Em casa, quase sempre pode. Em prédio, confirme a regra antes.",
        ],
      },
      {
        question: "O vizinho pode exigir que a sirene seja desligada?",
        answers: [
          "Ele pode reclamar do barulho; o condomínio precisa conciliar com a segurança. Ajustar o volume costuma encerrar o caso.",
          "Pode pedir à prefeitura a medição. Reduzir o som antes evita o conflito.",
        ],
      },
    ],
    photo: "uma foto do sinaleiro e da etiqueta do motor",
  },
];
