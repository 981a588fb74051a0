import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const faltaDeEnergia: NarrowConcept[] = [
  {
    id: "abrir-por-dentro-sem-energia",
    broader: "falta-de-energia",
    label: "Abrir por dentro sem energia",
    phrase: "a abertura por dentro sem energia",
    intent: "how-to",
    asks: [
      "abrir por dentro energia",
      "abrir dentro sem luz",
      "sair garagem sem luz",
      "sair sem energia portão",
      "preso garagem sem luz",
      "carro preso falta luz",
      "abrir portão manual sem luz",
      "como abrir sem luz",
      "abrir portão sem energia",
      "abrir portão sem luz",
      "portão sem luz abrir",
      "destravar sem energia",
      "abrir portão falta luz",
      "abrir portão falta energia",
      "abrir portão acabou luz",
      "abrir manualmente sem luz",
      "abrir portão queda energia",
      "abrir sem energia dentro",
      "abrir portão apagão",
    ],
    answers: {
      any: [
        "Para abrir por dentro sem energia, desligue o disjuntor e o nobreak, use a chave de destravamento do motor e mova a folha devagar. Só em portão reto, no trilho e com cabos inteiros; basculante pesado ou torto fica travado.",
        "Sem luz, o portão sai do automático pela chave que veio com o motor: disjuntor desligado, chave até o fim, folha conduzida com calma. Em rampa, folha torta ou cabo frouxo, não destrave e chame o técnico.",
        "Quem está dentro e precisa sair sem energia abre pela chave do motor, com o disjuntor desligado para ele não partir quando a luz voltar. Depois de sair, feche e trave de novo, porque portão destravado não está trancado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Sair com o carro sem energia, passo a passo",
          "Destravamento por dentro",
          "Como abrir e fechar à mão",
        ],
        slots: [
          [
            "Faça com lanterna e, se possível, com outra pessoa vigiando a passagem.",
            "O lugar da chave varia: frente do motor no deslizante, acionador no basculante, braço no pivotante.",
            "A luz pode voltar a qualquer momento, e por isso o disjuntor vem primeiro.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Afaste crianças, animais e o carro da folha.",
          "Olhe a folha: reta, no trilho e em piso nivelado; no basculante, com os dois cabos inteiros. Se não, pare aqui.",
          "Gire a chave até o fim, no sentido marcado.",
          "Mova devagar, de lado e nunca embaixo. Se o basculante pesar logo no começo, desça-o e trave de novo.",
          "Depois de passar, feche, trave o motor e deixe o disjuntor desligado até a luz estabilizar.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não destravar", "Folha que não se abre à mão", "Os casos em que se espera o técnico"],
        slots: [
          [
            "Basculante com cabo desfiado, mola quebrada ou folha torta pode cair ao ser solto.",
            "No basculante, o contrapeso só ajuda se os cabos estiverem inteiros nos dois lados.",
            "Se o portão já vinha pesado, barulhento ou torto, a chave fica guardada.",
          ],
          [
            "Portão de correr em rampa anda sozinho depois de solto.",
            "Folha fora do trilho pode tombar sobre quem a empurra.",
            "Desnível e vento transformam a folha solta em risco.",
          ],
          [
            "Carro, alavanca e empurrão não abrem: quebram a engrenagem e entortam a folha.",
            "Forçar com o motor engatado estraga o redutor e não libera a passagem.",
            "Sem a chave ou com ela girando em falso, não insista com alicate.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "E se eu não achar a chave do motor?",
        answers: [
          "Não force. Saia pelo portão social e peça a chave pelo modelo da etiqueta; com carro preso, chame o técnico, que atende {hours}.",
          "Procure junto do manual ou na gaveta da cozinha. Sem ela, espere o técnico.",
        ],
      },
      {
        question: "Posso deixar o portão destravado até a luz voltar?",
        answers: [
          "Só fechado e trancado por dentro com ferrolho ou cadeado. Retire-o antes de religar o motor.",
          "Não convém: qualquer um abre. Trave o motor de novo assim que passar.",
        ],
      },
      {
        question: "Quando a luz volta, o que faço?",
        answers: [
          "Feche o portão, trave o motor, retire cadeado, espere estabilizar e religue o disjuntor. O primeiro ciclo pode ser lento.",
          "Com o motor travado e a passagem livre, religue e faça um ciclo completo olhando.",
        ],
      },
      {
        question: "Idoso ou criança pode abrir à mão?",
        answers: [
          "Criança, não. Idoso, só com folha leve e alguém ao lado; para eles o nobreak é a melhor saída.",
          "Deixe com um adulto que já treinou. Em casa de idoso, pense em nobreak.",
        ],
      },
    ],
    photo: "uma foto da etiqueta e do ponto de destravamento do motor, com a tampa fechada",
  },
  {
    id: "abrir-por-fora-sem-energia",
    broader: "falta-de-energia",
    label: "Do lado de fora, sem energia e sem chave",
    phrase: "a entrada por fora sem energia",
    intent: "emergency",
    asks: [
      "abrir por fora energia",
      "abrir fora sem chave",
      "fora casa sem luz",
      "abrir portão fora sem energia",
      "trancado fora sem luz",
      "entrar sem luz portão",
      "abrir por fora portão",
      "ficar fora casa luz",
      "destravar fora portão",
      "sem chave sem luz portão",
      "abrir portão por fora",
      "abrir portão sem chave",
      "abrir por fora luz",
      "abrir fora sem luz",
      "lado fora sem luz",
      "abrir portão sem luz fora",
    ],
    answers: {
      any: [
        "Do lado de fora, sem energia e sem chave, não há como abrir com segurança um portão automático sem destravamento externo. Entre pelo social, peça a quem está dentro que destrave ou chame o técnico, com prova de que mora ali; atendemos {hours}.",
        "Portão sem luz só abre por fora se tiver destravamento externo com chave. Sem isso, não force a folha nem passe ferramenta pela fresta: o basculante pode cair. Use a porta social ou chame o atendimento, {hours}.",
        "Quem ficou na rua sem luz deve tentar, nesta ordem: portão social, alguém de dentro, chave do destravamento externo e técnico. Para não repetir, instale destravamento externo ou nobreak.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Ficou do lado de fora: o que fazer", "As saídas, em ordem", "Sem luz e sem chave, com calma"],
        slots: [
          [
            "Primeiro veja se a luz caiu só na sua casa, porque pode ser o disjuntor geral do padrão.",
            "À noite, espere em lugar seguro, dentro do carro em local movimentado ou com um vizinho.",
            "Forçar o portão custa mais que a espera: entorta folha, quebra redutor e machuca.",
          ],
        ],
        steps: [
          "Veja se a rua inteira está sem luz e ligue para a distribuidora.",
          "Tente o portão social ou outra entrada com chave.",
          "Ligue para quem está dentro destravar pelo motor.",
          "Procure a fechadura do destravamento externo, se o portão tiver.",
          "Se nada servir, chame o técnico e tenha um comprovante de endereço.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Para não ficar na rua de novo",
          "Destravamento externo, nobreak ou porta social",
          "Como preparar a casa",
        ],
        slots: [
          [
            "Destravamento externo com chave é indicado onde a garagem é a única entrada.",
            "Um cabo ligado ao motor, com fechadura do lado de fora, solta a folha pela rua.",
            "A chave do destravamento externo se guarda como a da porta da frente.",
          ],
          [
            "Nobreak mantém o controle funcionando e evita sair do carro.",
            "Com nobreak, a queda de luz quase não se nota em algumas aberturas.",
            "Motor com bateria na central é a opção para quem vai trocar o conjunto.",
          ],
          [
            "Porta social com fechadura de trinco abre pela chave, com ou sem luz.",
            "Deixe uma chave do social com alguém de confiança.",
            "Quem tem só portão automático precisa de um segundo caminho de entrada.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "O técnico consegue abrir sem estragar?",
        answers: [
          "Na maioria dos casos, sim, depois de prender a folha e confirmar que você mora ali. Depende do motor e do acesso.",
          "Quase sempre. Ele avalia a folha antes e escolhe o ponto seguro de destravar.",
        ],
      },
      {
        question: "Chaveiro abre portão automático?",
        answers: [
          "Chaveiro abre a porta social. O portão é preso pelo motor e pelo redutor, e a folha precisa ser escorada por quem conhece.",
          "Para a fechadura do pedestre, sim. Para a folha com motor, chame técnico de portão.",
        ],
      },
      {
        question: "Dá para instalar destravamento externo no meu portão?",
        answers: [
          "Em muitos basculantes e deslizantes, sim. O orçamento é grátis por foto do motor e do lado de fora.",
          "Quase sempre dá, com cabo e fechadura própria. Depende do modelo.",
        ],
      },
      {
        question: "Isso não facilita a entrada de ladrão?",
        answers: [
          "Facilita se a chave ficar à mão de estranhos ou a fechadura for fraca. Com cilindro bom e posição discreta, o risco é pequeno.",
          "É um ponto a proteger. Quem não quer essa abertura pode preferir nobreak.",
        ],
      },
    ],
    photo: "uma foto do portão por fora, da etiqueta do motor e do lado de dentro, se houver alguém",
  },
  {
    id: "luz-voltou-e-nao-funciona",
    broader: "falta-de-energia",
    label: "A luz voltou e o portão não funciona",
    phrase: "o portão que parou depois da queda de luz",
    intent: "repair",
    asks: [
      "voltou luz portão não",
      "voltou energia portão",
      "depois falta luz portão",
      "queda energia portão parou",
      "faltou luz parou",
      "após queda energia",
      "depois apagão portão",
      "acabou luz não funciona mais",
      "portão parou depois luz",
      "queda luz portão desconfigurou",
    ],
    answers: {
      any: [
        "A luz voltou e o portão não funciona: veja se alguém deixou o motor destravado, se o disjuntor ou o DR caiu e faça um ciclo com a passagem livre. Tudo certo e nada acontece, o pico da volta pode ter queimado fusível ou placa.",
        "Portão que parou depois da queda de luz costuma estar destravado ou com o disjuntor desarmado. Trave o motor com a energia desligada, religue uma vez só e teste; se continuar mudo, a placa precisa de medição.",
        "Depois do apagão, alguns motores fazem o primeiro ciclo devagar para reencontrar o percurso: deixe completar. Se não reage nem à botoeira, o surto da volta atingiu a parte elétrica.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Luz voltou: confira em ordem", "Trava, disjuntor e primeiro ciclo", "O que testar antes de chamar"],
        slots: [
          [
            "Comece pelo que alguém mexeu durante a falta de luz: chave, cadeado e disjuntor.",
            "A tampa do motor fica fechada o tempo todo.",
            "Se o disjuntor cair de novo, não insista.",
          ],
        ],
        steps: [
          "Retire cadeado ou ferrolho usado durante a falta de luz.",
          "Com o disjuntor desligado e o portão fechado, confira pela chave se o motor está travado.",
          "Religue o disjuntor e o DR, uma vez só.",
          "Acione pela botoeira e deixe o ciclo terminar, com a passagem livre.",
          "Teste um controle.",
          "Sem reação, desligue e fotografe a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a queda de luz estraga", "Destravado, desarmado ou queimado", "Da chave esquecida à placa"],
        slots: [
          [
            "Motor que gira e folha que não anda: destravamento esquecido aberto.",
            "O esquecimento da chave é a causa mais comum e não custa nada.",
            "Folha que se move com a mão e motor girando em falso confirmam a hipótese.",
          ],
          [
            "Silêncio geral com luz na casa: disjuntor, fusível ou fonte da placa.",
            "O pico da volta passa pelo circuito antes de a proteção agir.",
            "Placa sem luz nenhuma depois da queda pede medição no local.",
          ],
          [
            "Anda e para fora do lugar: perdeu a referência do percurso e precisa reaprender.",
            "Portão que bate ou para antes do fim deve ser desligado até a regulagem.",
            "Controles mudos com botoeira boa apontam para o receptor.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Por que ficou lento depois da queda?",
        answers: [
          "Em certos modelos é o reconhecimento do percurso, só no primeiro ciclo. Se continuar lento, peça avaliação.",
          "Pode ser o ciclo de aprendizado. Deixe completar uma vez, com a área livre.",
        ],
      },
      {
        question: "A queda apaga os controles?",
        answers: [
          "Não deveria. Se todos sumiram, o receptor foi danificado ou a memória falhou.",
          "Normalmente não. Cadastro perdido depois da queda indica defeito.",
        ],
      },
      {
        question: "Como evitar que queime na próxima?",
        answers: [
          "DPS no quadro com aterramento e disjuntor próprio. Em temporal, desligar o disjuntor antes ajuda.",
          "Com proteção contra surto e terra bem feitos. O nobreak sozinho não basta.",
        ],
      },
      {
        question: "A distribuidora paga a placa queimada?",
        answers: [
          "É possível pedir ressarcimento de dano elétrico à distribuidora, com orçamento e laudo. Guarde a peça e anote data e hora.",
          "Pode haver direito a ressarcimento. Faça o pedido à distribuidora antes de descartar a peça.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do disjuntor, e conte se o motor gira ou fica mudo",
  },
];
