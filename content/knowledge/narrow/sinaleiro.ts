import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const sinaleiro: NarrowConcept[] = [
  {
    id: "sinaleiro-obrigatorio",
    broader: "sinaleiro",
    label: "Sinaleiro é obrigatório?",
    phrase: "a obrigação de ter sinaleiro",
    intent: "question",
    asks: [
      "obrigado sinaleiro saída veículos",
      "obrigado sirene saída veículos",
      "obrigatório sinaleiro saída veículos",
      "obrigatória sirene saída veículos",
      "obrigatória sirene garagem",
      "obrigado sirene",
      "obrigado ter sirene garagem",
      "prédio obrigado sirene garagem",
      "obrigado sinaleiro",
      "obrigado sinaleira",
      "obrigado sinalização garagem",
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
        "Em garagem de uso coletivo, sim: prédio, estacionamento e comércio devem ter luz amarela intermitente e sirene na saída da garagem, pelo artigo 86 do Código de Trânsito e pela Resolução 38/1998 do Contran. Em casa de uma família, em geral, não há obrigação.",
        "Sirene e sinaleira são obrigatórias na saída de garagem coletiva, como prédio, comércio e estacionamento: luz amarela intermitente e aviso sonoro (Código de Trânsito, artigo 86, e Resolução 38/1998 do Contran); em casa, em geral, não. A lei da cidade pode detalhar altura, som e horário, e é na prefeitura que se confirma.",
        "Prédio, estacionamento e oficina, sim; casa, em geral não. A Resolução 38/1998 do Contran pede, na saída de garagem de uso coletivo, luz amarela piscante e sirene à vista do pedestre. O preço do aparelho instalado sai pela foto da saída.",
      ],
      question: [
        "{em}, a sinaleira é obrigatória em garagem de uso coletivo: prédio, comércio e estacionamento devem ter luz amarela intermitente e sirene na saída da garagem (artigo 86 do Código de Trânsito e Resolução 38/1998 do Contran); casa, em geral não. O código de obras do município pode pedir mais.",
        "Em garagem de uso coletivo, sim: prédio, estacionamento e comércio devem ter luz amarela intermitente e sirene na saída da garagem, pelo artigo 86 do Código de Trânsito e pela Resolução 38/1998 do Contran. Em casa de uma família, em geral, não há obrigação.",
        "Prédio, estacionamento e oficina, sim; casa, em geral não. A Resolução 38/1998 do Contran pede, na saída de garagem de uso coletivo, luz amarela piscante e sirene. O aparelho instalado é orçado pela foto da saída.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ver o que vale para o seu imóvel", "Regra da cidade e do prédio"],
        slots: [
          [
            "A regra federal é geral; o município completa com o código de obras e pode limitar o som.",
            "Além da norma de trânsito, contam o código de obras da cidade e o projeto aprovado do prédio.",
          ],
          [
            "Na capital, o Código de Obras e Edificações é a Lei 16.642, de 2017; a subprefeitura diz o que se aplica ao seu endereço.",
            "Na cidade de São Paulo, vale também a Lei 16.642, de 2017, o Código de Obras, consultado na subprefeitura.",
          ],
        ],
        steps: [
          "Veja se a garagem é de uso coletivo: mais de uma família, clientes ou funcionários.",
          "Procure a exigência no projeto aprovado ou no alvará, que o síndico costuma ter.",
          "Leia na convenção se há horário para o bip.",
          "Na dúvida, pergunte uma vez à prefeitura, por escrito, e guarde a resposta.",
        ],
      },
      {
        about: "choose",
        headings: ["Em casa, quando vale instalar", "Onde o aviso evita acidente"],
        slots: [
          [
            "Muro alto, saída de ré, rampa e calçada com muito pedestre justificam o sinaleiro mesmo sem obrigação.",
            "Perto de escola, ponto de ônibus e comércio, a luz avisa quem vem a pé antes de o carro aparecer.",
          ],
          [
            "O sinaleiro avisa, mas não para o portão: a fotocélula continua indispensável.",
            "Instalado no alto e visto dos dois lados da calçada, ele avisa; quem para o portão é a fotocélula.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e instalação", "Quanto custa pôr o sinaleiro"],
        slots: [
          [
            "O valor soma o aparelho, o cabo até a central e a mão de obra; com foto da saída e da etiqueta do motor, o orçamento é grátis.",
            "O valor depende do modelo, só luz ou luz e som, e da distância até a placa; o orçamento sai por foto, sem custo.",
          ],
          [
            "O modelo só com luz custa menos que o de luz e som, e placa com saída própria para sinaleiro dispensa módulo.",
            "Muitas placas já têm saída para ele; sem ela, soma-se um módulo de relé.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ser multado por não ter sinaleiro?",
        answers: [
          "Em garagem coletiva, pode: a fiscalização e o valor são do município. Em casa, em geral não.",
          "Pode, se a garagem é de uso coletivo; e, num atropelamento, a falta do aviso pesa contra o imóvel.",
        ],
      },
      {
        question: "O som do sinaleiro pode ser desligado à noite?",
        answers: [
          "Em casa, sim. Em garagem coletiva, reduza o volume em vez de desligar, a não ser que a regra da cidade permita.",
          "Na casa, pode. No prédio, há modelos que baixam o bip à noite e mantêm a luz; o corte total depende da regra da cidade.",
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
      "sirene não para apitar",
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
      "sirene tocando sem parar",
      "luz saída garagem ligada direto",
    ],
    answers: {
      any: [
        "Um sinaleiro que não para de tocar ou piscar tem, em geral, relé colado ou portão que a placa acha que não fechou. Veja se a folha encosta até o fim; se sim, desligue o disjuntor do circuito e peça a medição do relé e do fim de curso.",
        "A sinaleira que fica ligada com o portão fechado tem relé preso, água dentro do aparelho ou fim de curso sem sinal. Confira primeiro se a folha encosta até o fim; se encosta, desligue o disjuntor e peça a medição.",
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
      "diminuir volume sirene",
      "volume sirene",
      "sirene dormir",
      "sirene saída dormir",
      "sirene garagem incomoda",
      "desligar sirene garagem",
      "abaixar sirene garagem",
      "baixar sirene garagem",
      "sirene garagem vizinho",
      "sirene garagem noite",
      "sirene garagem barulho",
      "sirene portão incomoda",
      "desligar sirene portão",
      "tirar sirene garagem",
      "sirene incomoda",
      "sirene não deixa dormir",
      "sirene saída não deixa dormir",
      "barulho sirene garagem",
      "sirene vizinho",
      "sinaleiro barulho",
      "desligar sirene",
      "abaixar sirene",
      "bip garagem",
      "sinal sonoro garagem",
      "vizinho reclama apito garagem",
      "baixar som sirene saída",
      "vizinho reclama sirene garagem",
      "baixar som sirene condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "A sirene da garagem pode ter o volume reduzido ou ser desligada à noite, mantendo a luz do sinaleiro, se a regra da cidade permitir. Em muitos municípios o aviso é exigido em garagem coletiva, por isso confirme antes na prefeitura ou na convenção.",
        "A sirene que incomoda se troca por modelo com ajuste de volume, se vira para a calçada ou ganha programação de horário, se a regra da cidade permite. A luz fica ligada sempre, porque é ela que avisa o pedestre.",
        "Dá para baixar a sirene da garagem, mas não corte o fio, porque ela avisa quem passa na calçada: peça ao técnico um sinaleiro com som mais baixo ou com horário, e leve a decisão à assembleia, com a regra do município em mãos.",
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
  {
    id: "sirene-de-saida-de-veiculos",
    isAskedByName: true,
    broader: "sinaleiro",
    label: "Sirene ou sinaleiro de saída de veículos",
    phrase: "a sirene de saída de veículos",
    asks: [
      ...combine(
        ["sirene", "sinaleiro", "sinaleira", "sirene sinaleiro", "sirene sinaleira"],
        ["saída veículos", "saída garagem", "saída garagem prédio"],
      ),
      ...combine(["sirene", "sirene sinaleiro"], ["garagem", "portão garagem"]),
      ...combine(
        ["instalar", "instalação", "comprar", "colocar", "trocar", "troca"],
        ["sirene", "sirene garagem", "sirene portão"],
      ),
      "sinalização saída veículos",
      "sinalizador saída veículos",
      "sinalizador garagem",
      "alerta saída veículos",
      "luz sirene saída garagem",
      "sinaleiro e sirene",
      "sirene",
      "luz piscante portão",
      "luz piscante garagem",
      "pisca alerta portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Vendemos e instalamos sinaleira de garagem {em}: luz que pisca na fachada, com som em prédio e comércio, ligada à central para avisar o pedestre em toda abertura. Aparelho, cabo e mão de obra são orçados, grátis, pela foto da fachada e da etiqueta do motor.",
        "Vendemos e instalamos sirene de portão de garagem {em}, para casa, prédio e comércio: ela avisa o pedestre, com som e luz, desde que a folha começa a abrir até fechar. A visita em casa parte de {price.preventive}, sem peças; aparelho e cabo são orçados, grátis, pela foto da fachada e da etiqueta do motor.",
        "A sinaleira de saída de veículos fica na fachada e pisca, com ou sem som, enquanto o portão se move; em prédio e comércio, luz e som são obrigatórios. A visita em casa parte de {price.preventive}, sem peças; o aparelho, o cabo e a ligação à central são orçados por foto, sem custo.",
        "O sinaleiro de saída de veículos é a luz que pisca na fachada, com sirene em prédio e comércio, ligada à central do portão para avisar o pedestre em toda abertura. A visita em casa parte de {price.preventive}, sem peças; aparelho e cabo são orçados, grátis, pela foto da fachada e da etiqueta do motor.",
        "A sirene do portão de garagem avisa o pedestre, com som e luz, desde que a folha começa a abrir até fechar, e é obrigatória em prédio. Vendemos e instalamos, com ligação à central; a foto da fachada e da etiqueta do motor dá o modelo e o valor, e a visita em casa parte de {price.preventive}, sem peças.",
        "A sirene e o sinaleiro de garagem costumam vir no mesmo aparelho: luz de LED que pisca e som regulável, ligados à saída da central ou a um relé; em prédio, os dois são obrigatórios. O valor depende do modelo e do cabo até a fachada e sai por foto; a visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da sirene com sinaleiro de garagem soma o aparelho, com luz e som, o cabo até a central, o relé, em algumas placas, e a mão de obra. A visita em casa parte de {price.preventive}, sem peças; o total sai, grátis, pela foto da fachada e da etiqueta do motor.",
      ],
      repair: [
        "Sirene de garagem que não toca tem o aparelho queimado, fio oxidado ou a saída da placa sem tensão: o técnico mede antes e troca só o que falhou. A visita em casa parte de {price.preventive}, sem peças; a sirene nova é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que aviso escolher", "Só luz, ou luz com som"],
        slots: [
          ["Em casa, a luz de LED costuma bastar; em prédio, use luz com som, que alcança quem não está olhando."],
          [
            "Prefira volume regulável e corpo vedado contra chuva; a tensão tem de ser a da saída da sua placa.",
            "O corpo deve ser vedado, a tensão, a da saída da placa, e o volume, regulável.",
          ],
          [
            "Em garagem de prédio, comércio e estacionamento, luz amarela e som são obrigatórios (Resolução 38/1998 do Contran); em casa de uma família, em geral não.",
            "Garagem de uso coletivo tem de ter luz amarela piscante e aviso sonoro, pela Resolução 38/1998 do Contran; a lei da cidade pode detalhar som e horário.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Da fachada à central", "Como o aviso é instalado"],
        slots: [
          ["O ponto é alto, visto dos dois lados da calçada e livre de galhos, sem avançar sobre o passeio."],
          ["Com o disjuntor desligado, o cabo segue em eletroduto até a saída de sinaleiro ou um módulo de relé."],
          ["No fim se confere, da calçada, se a luz e o som começam com o movimento e param com ele."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a instalação?",
        answers: ["Em geral cabe em uma visita; o que pesa é o caminho do cabo até a fachada, que as fotos mostram."],
      },
      {
        question: "Dá para abaixar o som à noite?",
        answers: ["Dá, em modelo com volume ou horário, mantendo a luz e se a regra da cidade permitir."],
      },
      {
        question: "O aviso serve em qualquer motor de portão?",
        answers: ["Em quase todos: se a placa não tem saída para sinaleiro, usa-se um módulo de relé."],
      },
      {
        question: "Luz e sirene substituem a fotocélula?",
        answers: ["Não. Elas avisam quem passa; quem faz a folha parar é a fotocélula."],
      },
    ],
    photo: "fotos da fachada vista da calçada e da etiqueta do motor",
  },
];
