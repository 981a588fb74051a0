import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const chaveDeDestravamento: NarrowConcept[] = [
  {
    id: "chave-de-destravamento-perdida",
    broader: "chave-de-destravamento",
    label: "Chave de destravamento perdida",
    phrase: "a chave de destravamento perdida",
    intent: "how-to",
    asks: [
      "perdi chave destravamento",
      "chave destravamento perdida",
      "perdi chave motor",
      "chave motor portão perdi",
      "não tenho chave motor",
      "sem chave destravamento",
      "chave quebrou motor",
      "chave destravamento onde comprar",
      "comprar chave destravamento",
      "cópia chave motor",
      "segunda chave destravamento",
      "perdi chave portão destravar",
      "perdi chave destravar",
      "perder chave destravamento",
      "não acho chave destravamento",
      "chave destravar portão comprar",
    ],
    answers: {
      any: [
        "Perdeu a chave de destravamento? Ela se repõe pelo modelo do motor: mande a foto da etiqueta e da fechadura dele. Enquanto não chega, não force o miolo com outra ferramenta e mantenha o portão no automático.",
        "A chave de destravamento perdida é vendida conforme a marca e o modelo; alguns motores usam alavanca, borboleta ou chave allen no lugar. Se o portão está preso e sem chave, o técnico abre: atendemos {hours}.",
        "Sem a chave do motor, o portão continua funcionando pelo controle; só a abertura manual fica impedida. Encomende outra pelo modelo agora, antes que falte luz, e peça duas.",
      ],
      price: [
        "O preço da chave de destravamento depende da marca e do modelo do motor; quando o miolo está gasto, soma-se a peça. Com foto da etiqueta e da fechadura, informamos o valor e se há reposição.",
        "Chave de motor é item pequeno, cobrado à parte; se for preciso trocar o cilindro ou abrir o portão preso, entra a visita. Mande as fotos para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer sem a chave", "Achar, encomendar ou trocar o miolo", "Antes da próxima falta de luz"],
        slots: [
          [
            "Muita chave está com o manual, no armário da garagem ou com quem instalou.",
            "Resolva com a luz funcionando, e não durante o apagão.",
            "Nenhum passo pede abrir a tampa do motor.",
          ],
        ],
        steps: [
          "Procure junto do manual, na caixa do motor e com o instalador.",
          "Fotografe a etiqueta e o ponto de destravamento.",
          "Peça a chave do modelo, de preferência duas.",
          "Teste a nova com o disjuntor desligado e a folha reta; no basculante, faça o teste com o técnico.",
          "Deixe uma em lugar conhecido por todos os adultos, fora da garagem trancada.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Chave nova, miolo novo ou outra solução",
          "Quando não existe a chave do modelo",
          "Reposição para motor antigo",
        ],
        slots: [
          [
            "Em motor atual, a chave é item de reposição comum.",
            "Modelos em linha têm chave avulsa, vendida pelo nome na etiqueta.",
            "A foto do furo da chave mostra o formato: triangular, tubular, allen ou de segredo.",
          ],
          [
            "Motor antigo sem chave pode receber outro cilindro ou alavanca, se a peça existir.",
            "Quando o miolo está gasto, troca-se o conjunto e vêm chaves novas.",
            "Chave copiada de outra já gasta costuma girar em falso.",
          ],
          [
            "Se o destravamento é externo e a chave sumiu na rua, troque o cilindro.",
            "Chave perdida com endereço pede segredo novo, como na porta de casa.",
            "Destravamento por fora abre a garagem sem luz, então trate a chave como a da frente.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Chave de outra marca serve?",
        answers: ["Não. Formato e segredo mudam, e a errada estraga o miolo.", "Não convém. Peça a do próprio modelo."],
      },
      {
        question: "Quebrou dentro do miolo. E agora?",
        answers: [
          "Não puxe com alicate. O técnico extrai o pedaço e avalia o cilindro.",
          "Deixe como está. Forçar empurra o pedaço e trava o mecanismo.",
        ],
      },
      {
        question: "Posso destravar com alicate ou chave de fenda?",
        answers: [
          "Não. Quebra o came e deixa o portão sem abertura manual.",
          "Melhor não: o conserto fica maior que a chave.",
        ],
      },
      {
        question: "O portão está preso agora e não tenho a chave. O que faço?",
        answers: [
          "Desligue o disjuntor, não force a folha e chame o técnico, que atende {hours}. Ele prende a folha antes de soltar o motor.",
          "Use outra saída e chame o atendimento, que funciona {hours}. Mande a foto da etiqueta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do ponto em que a chave entra",
  },
  {
    id: "voltar-ao-automatico",
    broader: "chave-de-destravamento",
    label: "Voltar ao automático",
    phrase: "a volta do portão ao automático",
    intent: "how-to",
    asks: [
      "destravei não volta",
      "motor gira destravado",
      "destravou não trava",
      "engatar motor",
      "religar portão automático",
      "portão destravado como travar",
      "destravei portão não funciona",
      "ativar portão automático",
      "destravado voltar automático",
      "manual voltar automático",
      "passar manual automático",
      "colocar automático novamente",
      "voltar portão para automático manual",
      "destravar não volta",
      "destravei não trava",
      "travar motor depois destravar",
    ],
    answers: {
      any: [
        "Para voltar ao automático, desligue o disjuntor, feche o portão e gire a chave ao contrário até sentir o engate; no de correr reto e nivelado, mova a folha um pouco até encaixar. Só então religue e faça um ciclo olhando.",
        "Destravou e o motor gira sem levar o portão? O engate não encaixou. Com a energia cortada, gire a chave até o fim; no deslizante nivelado, um leve movimento completa. No basculante, se não encaixar fácil, chame o técnico.",
        "O portão volta ao automático quando a chave retorna à posição de trabalho e a transmissão engata. Faça com o disjuntor desligado e a folha fechada; se a chave não volta ou gira livre, o mecanismo precisa de reparo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Travar o motor de novo, passo a passo", "Do manual ao automático", "Como engatar com segurança"],
        slots: [
          [
            "A ordem protege os dedos: energia fora, chave, teste.",
            "Nunca encaixe com o disjuntor ligado, porque um toque no controle move a folha.",
            "Retire antes o cadeado ou ferrolho que ficou do tempo sem luz.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak.",
          "Com a folha reta e os cabos inteiros, feche o portão devagar; se pesar, pare e chame o técnico.",
          "Gire a chave ou a alavanca até o fim, no sentido contrário.",
          "Em portão de correr reto e nivelado, mova a folha alguns centímetros até ouvir o engate. No basculante, não force.",
          "Afaste-se, religue e acione uma vez, com a passagem livre.",
          "Deixe o primeiro ciclo terminar.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Não engata: o que pode ser",
          "Chave, pino ou engrenagem",
          "Por que o motor continua girando em falso",
        ],
        slots: [
          [
            "Chave que não completou a volta deixa o pino no meio do caminho.",
            "Alavanca fora do fim do curso parece travada e não está.",
            "Folha apertada no batente impede o pino de entrar.",
          ],
          [
            "Pino, came ou cabo de destravamento partido gira sem efeito.",
            "Mecanismo oxidado fica preso na posição aberta.",
            "Engrenagem gasta engata e escapa no primeiro esforço.",
          ],
          [
            "Portão que anda e para fora do ponto perdeu a referência e precisa completar um ciclo.",
            "Em alguns modelos, o primeiro movimento é lento, de reconhecimento.",
            "Se ele bate no fim, desligue e peça a regulagem do curso.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Preciso programar os controles de novo?",
        answers: ["Não. Destravar e travar não mexe na memória.", "Não. Os cadastros continuam gravados na central."],
      },
      {
        question: "O primeiro ciclo saiu devagar. É normal?",
        answers: [
          "Em muitos modelos, sim, para reconhecer o percurso. Deixe completar com a área livre.",
          "É, em certas placas. Se continuar lento, peça avaliação.",
        ],
      },
      {
        question: "A chave voltou, mas a folha se move com a mão. Por quê?",
        answers: [
          "O engate não entrou. Repita com a energia cortada; se continuar solta, tranque por dentro e chame o técnico.",
          "Falta encaixar o pino. Portão solto não está trancado.",
        ],
      },
      {
        question: "Posso deixar destravado para usar como manual?",
        answers: [
          "Não é indicado: fica sem freio e sem tranca. Se for por dias, use ferrolho e mantenha o disjuntor desligado.",
          "Só por pouco tempo, em folha equilibrada e trancada por dentro.",
        ],
      },
    ],
    photo: "uma foto do ponto de destravamento e da etiqueta do motor, e conte se o motor gira",
  },
];
