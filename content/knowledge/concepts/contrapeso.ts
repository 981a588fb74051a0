import type { Concept } from "#domain/knowledge/concept.ts";

export const contrapeso: Concept = {
  id: "contrapeso",
  kind: "part",
  label: "Contrapeso",
  phrase: "o contrapeso do portão",
  words: [
    "contrapeso",
    "contra peso",
    "caixa de contrapeso",
    "peso do basculante",
    "regular contrapeso",
    "contrapeso caiu",
    "portão desbalanceado",
    "balanceamento do portão",
    "equilíbrio do portão",
    "portão desequilibrado",
  ],
  gates: ["basculante", "guilhotina"],
  intent: "repair",
  answers: {
    any: [
      "Portão basculante pesado ou que sobe sozinho tem contrapeso fora do ponto. O acerto é feito pelo técnico, com a folha escorada, acrescentando ou tirando peso das caixas laterais até ela ficar parada no meio do curso.",
      "Com o contrapeso regulado, uma folha de ferro sobe com uma mão e o motor só conduz. Sem esse equilíbrio, fuso, engrenagem e placa recebem um esforço para o qual não foram feitos.",
      "O contrapeso do basculante no ponto certo deixa a folha parada em qualquer altura; com peso a menos ela despenca, com peso a mais sobe sozinha. A regulagem é sempre do técnico, com o conjunto apoiado.",
    ],
    price: [
      "O acerto do contrapeso depende do tamanho da folha, do acesso às caixas e do estado de cabos e roldanas. Em geral entra na faixa da visita a portão grande ou com ajustes a fazer, de {price.preventiveRange}, sem peças; fotos confirmam o valor.",
      "Regular o contrapeso custa conforme o trabalho de abrir a caixa e o que for achado nos cabos. Mande fotos do portão por dentro e as medidas do vão: o orçamento é grátis pelo WhatsApp.",
    ],
    repair: [
      "Um contrapeso fora do ponto se corrige com a folha calçada: o técnico acrescenta ou retira peso, iguala os dois lados e confere cabos e roldanas. A visita com ajustes fica, em geral, de {price.preventiveRange}, sem peças, e a força do motor é regulada no fim.",
      "O contrapeso se conserta com a folha escorada: o técnico abre a caixa, troca o cabo ou a roldana que falhou, iguala o peso dos dois lados e testa. A visita com ajustes fica, em geral, de {price.preventiveRange}, sem peças; portão que desce sozinho não se usa até lá.",
    ],
    emergency: [
      "Contrapeso caído ou cabo solto deixa a folha sem sustentação. Não acione, não passe embaixo, não tente escorar nem fechar o portão; afaste todos da garagem e chame o técnico, que atende {shop.hours}.",
      "Se o contrapeso caiu, trate a folha como carga suspensa e mantenha distância dela e da caixa lateral. Desligue o disjuntor só se ele estiver longe do portão e peça socorro, disponível {shop.hours}.",
    ],
    "how-to": [
      "O contrapeso do basculante se calcula pelo peso da folha e pelo ponto em que o cabo a puxa, e se confirma na prática: o técnico, com a folha escorada, acrescenta peso por igual até ela parar a meia altura.",
      "Para calcular o contrapeso, o técnico estima o peso da folha, divide entre os dois lados e acerta no local até o portão ficar parado em qualquer altura. Em casa, só se mede e fotografa: a caixa guarda carga suspensa.",
    ],
    question: [
      "Basculante sem contrapeso nem mola não funciona com segurança: o motor teria de erguer a folha inteira e não a seguraria. Ou se usa contrapeso, ou mola; sem um dos dois, não ponha motor.",
      "Não se acrescenta nem se tira contrapeso em casa: a caixa guarda peso suspenso por cabo. Se a folha desce sozinha ou sobe de repente, desligue o disjuntor e chame o técnico.",
    ],
  },
  line: [
    "Basculante que despenca ou sobe sozinho está com o contrapeso fora do ponto.",
    "Chapa, madeira ou vidro a mais na folha exigem refazer o contrapeso.",
    "Motor novo em folha desequilibrada dura pouco: o contrapeso vem antes.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como o contrapeso equilibra o basculante",
        "O que fica dentro da caixa lateral",
        "Para que serve o contrapeso",
      ],
      slots: [
        [
          "Em cada lateral corre um peso de concreto ou ferro, ligado à folha por cabo de aço.",
          "As caixas ao lado do portão escondem blocos que descem quando a folha sobe.",
          "Blocos de ferro ou concreto, pendurados por cabo, compensam o peso da folha em toda a subida.",
        ],
        [
          "Bem regulado, o portão fica parado na altura em que for deixado, sem subir nem cair.",
          "No ponto certo, a folha sobe com pouco esforço e espera no meio do caminho.",
          "O equilíbrio correto é conferido pelo técnico, com a folha escorada, e nunca com o corpo embaixo dela.",
        ],
        [
          "O motor do basculante é escolhido contando com a folha equilibrada, por isso um modelo de 1/4 HP basta em tantas casas.",
          "Sem a compensação, um motor residencial não teria força para erguer uma folha de ferro.",
          "A potência de motor não substitui contrapeso: o acionador conduz, quem carrega é o peso lateral.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de contrapeso fora do ponto",
        "Como o portão avisa que perdeu o equilíbrio",
        "Como perceber o desequilíbrio",
      ],
      slots: [
        [
          "Se falta peso, a folha desce depressa e bate no chão ao fechar.",
          "Fechamento rápido, com pancada no piso, indica contrapeso leve para a folha.",
          "A subida lenta, com motor gemendo, mostra que ele está carregando o que caberia ao contrapeso.",
        ],
        [
          "Com peso de sobra, o portão demora a encostar no piso e força o motor na descida.",
          "Uma folha que não fecha até o chão e volta um palmo pode ter contrapeso demais.",
          "Sobra de peso aparece quando o portão resiste a fechar e flutua perto do piso.",
        ],
        [
          "Um lado mais alto que o outro revela diferença entre as caixas ou cabo esticado.",
          "Uma folha torta na subida é sinal de pesos desiguais ou de cabo trabalhando fora da roldana.",
          "Uma batida dentro da caixa lateral pode ser bloco solto, e pede parada imediata.",
        ],
      ],
      bullets: [
        "Fecha com pancada no chão",
        "Demora a encostar no piso",
        "Motor geme na subida",
        "Um lado mais alto que o outro",
        "Barulho dentro da caixa lateral",
        "Folha que não encosta no piso, por peso demais no contrapeso",
      ],
    },
    {
      about: "causes",
      headings: ["Por que o contrapeso sai do ponto", "O que muda o peso da folha", "De onde vem o desequilíbrio"],
      slots: [
        [
          "A causa mais comum é reforma: chapa, lambri, madeira ou vidro acrescentados à folha.",
          "Fechar o gradil com chapa muda o peso do portão, e o contrapeso antigo fica pequeno.",
          "Uma folha que recebeu revestimento raramente volta a ficar leve sem novo cálculo.",
        ],
        [
          "A madeira encharcada pesa mais na chuva e menos na seca, e o ajuste varia com o tempo.",
          "A água acumulada em perfil furado pela ferrugem também soma peso onde ninguém vê.",
          "Tinta em muitas camadas, barro e água dentro do perfil somam alguns quilos sem aviso.",
        ],
        [
          "Com o tempo o cabo estica e a roldana prende, e o equilíbrio muda sem que a folha tenha mudado.",
          "Quando o rolamento da roldana trava, o efeito se parece com falta de contrapeso.",
          "Presilha de cabo que corre alguns milímetros basta para um lado trabalhar antes do outro.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que observar sem tocar no contrapeso",
        "Verificação segura do equilíbrio",
        "O que observar no basculante antes de chamar",
      ],
      slots: [
        [
          "A observação é de longe e com o portão parado; se a folha despencou ou subiu sozinha, não acione de novo.",
          "Fique fora da área da folha e das caixas laterais, mesmo com o portão parado.",
          "Observe de dentro, ao lado, e mantenha crianças e animais fora da garagem.",
        ],
        [
          "Não destrave um basculante que parece pesado ou torto, pois a folha pode cair de uma vez.",
          "Com qualquer suspeita de desequilíbrio, o destravamento do motor fica para o técnico.",
          "Destravar folha desequilibrada solta toda a carga, e ninguém a segura na mão.",
        ],
        [
          "A caixa do contrapeso nunca deve ser aberta pelo morador, nem para olhar.",
          "Abrir a tampa lateral expõe um peso suspenso, que desce sem aviso se o cabo falhar.",
          "A caixa lateral fechada é proteção: deixe a tampa no lugar e os pés longe dela.",
        ],
      ],
      steps: [
        "Afaste pessoas, animais e carros da área do portão.",
        "Lembre como foi o último uso: fechou com pancada, subiu torta, gemeu? Não acione de novo para conferir.",
        "Olhe de longe se os dois cabos estão esticados e se a folha está reta.",
        "Com o portão fechado, desligue o disjuntor e fotografe a folha e as caixas, sem abri-las.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico regula o contrapeso",
        "Acerto do contrapeso com a folha calçada",
        "Regulagem do contrapeso, na ordem segura",
      ],
      slots: [
        [
          "A folha é escorada e a energia cortada antes de qualquer tampa lateral ser aberta.",
          "Escora, energia desligada e área isolada vêm antes de o técnico pegar a primeira ferramenta.",
          "O trabalho começa pela segurança: portão calçado, circuito desligado e caixa apoiada.",
        ],
        [
          "Cabos e roldanas são examinados primeiro, porque peso certo em cabo ruim não resolve.",
          "Antes de pôr peso, o técnico confirma que roldana e cabo correm livres.",
          "Um cabo desfiado encontrado agora é trocado em par, junto com a regulagem.",
        ],
        [
          "Acrescenta-se ou retira-se peso por igual até a folha parar sozinha a meia altura.",
          "O peso é corrigido aos poucos, dos dois lados, com a folha testada a cada mudança.",
          "Os lados são igualados e a folha deve ficar imóvel em três alturas diferentes.",
        ],
        [
          "No fim, força e fim de curso do motor são refeitos, pois o esforço mudou.",
          "Com a folha leve, a embreagem é ajustada para a menor força que completa o curso.",
          "Encerrado o equilíbrio, o motor recebe nova regulagem e faz ciclos de teste.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como saber se o contrapeso está certo?",
      answers: [
        "A folha equilibrada sobe com uma mão e para em qualquer altura. Esse teste é do técnico quando há dúvida, porque destravar folha desequilibrada é perigoso.",
        "Repare no portão andando com o motor: subida sem gemido e descida sem pancada indicam bom equilíbrio. A confirmação na mão fica para o técnico.",
      ],
    },
    {
      question: "Posso colocar peso no contrapeso eu mesmo?",
      answers: [
        "Não. O peso fica suspenso por cabo, e abrir a caixa com a folha solta pode causar acidente grave. O técnico escora tudo antes.",
        "Não faça isso. Além do risco de queda, peso desigual entre os lados entorta a folha e gasta cabo e roldana.",
      ],
    },
    {
      question: "Coloquei chapa no portão: preciso mudar o contrapeso?",
      answers: [
        "Precisa. A chapa soma quilos à folha, e sem novo contrapeso o motor carrega a diferença até falhar. Peça a regulagem antes de voltar a usar.",
        "Sim, e convém fazer antes de acionar o motor. Também se confere se o cabo e as roldanas suportam o novo peso.",
      ],
    },
    {
      question: "Motor mais forte dispensa contrapeso?",
      answers: [
        "Não. Um motor forte erguendo folha desequilibrada é perigoso, porque sem energia ou com peça quebrada o portão cai. O equilíbrio é obrigação do portão.",
        "Nunca. A potência move, mas quem sustenta é o contrapeso; sem ele, qualquer falha no acionador vira queda da folha.",
      ],
    },
    {
      question: "Contrapeso ou mola: qual é melhor?",
      answers: [
        "Depende do espaço lateral e do peso. O contrapeso mantém a força igual em todo o curso; a mola ocupa menos lugar e perde tensão com o tempo.",
        "O contrapeso é mais constante e dura muito; a mola cabe onde não há caixa lateral. Em ambos, a regulagem é trabalho de técnico.",
      ],
    },
  ],
  photo:
    "fotos do portão inteiro por dentro, e das caixas laterais fechadas, tiradas de longe, com a largura e a altura do vão",
  related: ["cabo-de-aco", "basculante", "pesado", "roldana", "mola", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
