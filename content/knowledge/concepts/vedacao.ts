import type { Concept } from "#domain/knowledge/concept.ts";

export const vedacao: Concept = {
  id: "vedacao",
  kind: "part",
  label: "Vedação",
  phrase: "a vedação do portão",
  words: [
    "vedação",
    "borracha de vedação",
    "vedação do portão",
    "escova de vedação",
    "borracha do portão",
    "vedar portão",
    "vão embaixo do portão",
    "fresta do portão",
    "água entrando pela garagem",
    "vedação da tampa do motor",
    "guarnição do portão",
  ],
  intent: "buying",
  answers: {
    any: [
      "A vedação do portão fecha as frestas contra água, vento, poeira e bichos: borracha embaixo da folha, escova nas laterais. O perfil encosta de leve, porque, apertado, o motor entende como obstáculo e a folha volta antes de fechar. O preço é por metro, calculado pelas medidas e pela foto.",
      "A vedação mais usada em portão de garagem é borracha embaixo, que segura água, e escova nas laterais, que não freia a folha. Depois de instalada, a força e o fim de curso do motor precisam ser conferidos, porque o atrito muda.",
      "A vedação do portão existe em dois lugares: na folha, onde segura água e sujeira, e na tampa do motor, onde protege a placa. Uma borracha ressecada em qualquer um deles deixa entrar a chuva e precisa ser trocada.",
    ],
    price: [
      "O preço da vedação do portão depende do tipo, borracha ou escova, da largura e da altura do vão e do modo de fixar. Com as medidas e uma foto do portão fechado, o orçamento é grátis e já considera a regulagem da folha depois da montagem.",
      "A vedação do portão é cobrada por metro de perfil e pelo trabalho de fixar e regular a folha. Para saber quanto custa, meça a largura e a altura do vão e fotografe as frestas, porque o orçamento por foto não tem custo.",
    ],
    repair: [
      "Vedação solta ou endurecida se conserta com a troca do perfil por outro do mesmo tipo, na altura certa. Se o portão passou a voltar ou parar depois da borracha nova, ela está alta, e o ajuste é feito no perfil antes de mexer na força do motor.",
      "O conserto da vedação do portão inclui ver se a folha fecha reta, porque com um lado mais alto a borracha aperta de um lado e abre do outro. Nesse caso a folha é nivelada antes de receber o perfil novo.",
    ],
    installation: [
      "A vedação do portão se instala com a folha fechada e nivelada, encostando de leve no piso e nas laterais. No fim, o técnico confere o fim de curso e a força, para o motor não pressionar a borracha nem voltar ao fechar.",
      "Para instalar vedação no portão, mede-se a fresta em vários pontos, porque o piso raramente é plano. O perfil precisa cobrir o vão maior sem ficar esmagado no menor, e o portão é testado em vários ciclos no fim do serviço.",
    ],
    buying: [
      "A vedação mais usada em portão de garagem é borracha embaixo e escova nas laterais; para piso torto, escova alta ou borracha oca, que se amolda. Meça o vão nas duas pontas e a largura da folha para saber o perfil e o valor por metro.",
      "A vedação certa depende de como o portão se move: o de correr usa escova, que quase não tem atrito, e o basculante e o de abrir aceitam borracha embaixo. Para o orçamento bastam a largura, a altura do vão e uma foto com trena.",
    ],
    question: [
      "Sim, uma vedação embaixo do portão segura respingo, poeira e bichos, mas não segura enchente. Ela deve encostar de leve no piso, porque, apertada, o motor entende como obstáculo e a folha volta antes de fechar.",
      "Pode vedar o portão automático, desde que depois o fim de curso e a força do motor sejam conferidos. Se o portão passou a voltar ao fechar, a borracha está alta ou apertada em um dos lados e precisa de ajuste.",
    ],
  },
  line: [
    "Vedação apertada demais faz o portão voltar ou parar antes de fechar.",
    "A borracha da tampa do motor protege a placa da chuva e dos insetos.",
    "Depois de vedar a folha, a força e o fim de curso precisam ser conferidos.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Tipos de vedação de portão", "Borracha, escova e vedação do motor", "Onde a vedação trabalha"],
      slots: [
        [
          "Embaixo da folha se usa um perfil de borracha, que se amolda ao piso e segura água rasa.",
          "Na base do portão a vedação é de borracha, que acompanha pequenas irregularidades do chão e barra respingo e sujeira.",
          "O perfil inferior, de borracha, fecha a fresta do piso contra água rasa, folhas e insetos.",
        ],
        [
          "Nas laterais e em cima, a escova fecha a fresta sem frear a folha, porque as cerdas têm pouco atrito.",
          "Escova de cerdas é a escolha para as laterais, já que deixa o portão correr sem esforço.",
          "Em partes que deslizam, a escova é melhor que a borracha, que gruda e range.",
        ],
        [
          "A tampa do motor tem a própria borracha, que impede água, poeira e formigas de chegar à placa.",
          "Dentro do motor, a borracha da tampa e a entrada vedada dos cabos mantêm a umidade longe da placa.",
          "O motor também tem vedação, na junta da tampa e na entrada dos cabos, por onde a água costuma passar.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de vedação gasta ou mal regulada",
        "Sinais de vedação com problema",
        "Quando trocar a borracha",
      ],
      slots: [
        [
          "Borracha rachada, dura ou descolada já não acompanha o piso e deixa passar água.",
          "Quando o perfil perde a flexibilidade, a fresta reaparece nos pontos mais baixos do chão e a água entra.",
          "A luz visível por baixo da folha fechada mostra onde a borracha deixou de encostar.",
        ],
        [
          "Um portão que volta logo antes de fechar pode estar encontrando borracha alta demais.",
          "A folha que para a um dedo do chão e reabre indica que o motor tomou a vedação por obstáculo.",
          "Se o fechamento começou a falhar depois da troca da borracha, o perfil ficou apertado.",
        ],
        [
          "Manchas de água, formigas ou ferrugem na tampa do motor indicam borracha vencida.",
          "Umidade embaixo da tampa e falhas em dia de chuva são sinais de vedação ruim no motor.",
          "Quando o defeito do portão só aparece com chuva, a borracha da tampa do motor pode ter ressecado.",
        ],
      ],
      bullets: [
        "Borracha rachada ou descolada",
        "Água entrando pela base",
        "Luz passando por baixo da folha",
        "Portão que volta no fim do percurso",
        "Formigas ou umidade na tampa do motor",
        "Rangido de borracha na lateral",
      ],
    },
    {
      about: "check",
      headings: [
        "Como conferir a vedação",
        "O que medir antes de pedir vedação",
        "Vedação: verificação simples em casa",
      ],
      slots: [
        [
          "Com o portão fechado e o motor desligado, a fresta se mede com uma trena comum.",
          "Trena, lanterna e o disjuntor desligado bastam para levantar as medidas da fresta.",
          "A conferência é por fora, com o disjuntor desligado, sem abrir a tampa do motor nem soltar perfis.",
        ],
        [
          "Meça em três pontos, porque o piso costuma ter caimento e a folha pode estar inclinada.",
          "Pontas e meio do vão raramente têm a mesma fresta, e por isso se mede mais de uma vez.",
          "A diferença de medida entre os lados diz se o problema é de borracha ou de nível da folha.",
        ],
        [
          "Fita, espuma e pano improvisados enroscam na folha e podem travar o portão.",
          "Evite remendo com espuma ou fita, porque ele se solta e prende na roldana ou no trilho.",
          "Não prenda objeto na base da folha para fechar o vão, porque ele muda o peso e força o motor.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor.",
        "Meça a fresta embaixo, nas duas pontas e no meio.",
        "Olhe o estado da borracha ou da escova em toda a extensão.",
        "Fotografe o vão com a trena e a tampa do motor por fora, sem abri-la.",
      ],
    },
    {
      about: "visit",
      headings: ["Instalação da vedação e regulagem", "O que o técnico faz na vedação", "Vedar sem forçar o motor"],
      slots: [
        [
          "A folha é nivelada primeiro, porque nenhuma vedação corrige um portão torto.",
          "O técnico confere o nível e o fechamento da folha antes de cortar o perfil.",
          "Antes de fixar a borracha, verifica-se se o portão encosta por igual no piso e, se não, ele é nivelado.",
        ],
        [
          "O perfil é cortado na medida e preso no quadro da folha, de modo a encostar de leve, sem esmagar.",
          "Borracha embaixo e escova nas laterais são fixadas com o portão fechado e sem energia.",
          "A vedação é presa no quadro da folha, longe do cabo, da fotocélula e da cremalheira, e só encosta no piso.",
        ],
        [
          "Depois da fixação, fim de curso e força são conferidos com um objeto macio no caminho da folha.",
          "O ponto de parada é regulado de novo para a folha encostar na borracha sem pressão de sobra.",
          "Vários ciclos de teste mostram se o motor fecha sem esforço e sem voltar.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como fazer a vedação durar", "Cuidados com borracha e escova", "Limpeza da vedação"],
      slots: [
        [
          "Água e sabão neutro limpam a borracha, enquanto solvente e derivado de petróleo a ressecam.",
          "Limpe o perfil com pano úmido, porque areia presa corta a borracha a cada fechamento.",
          "Um pano com sabão neutro basta para a limpeza, e óleo ou graxa não devem tocar a borracha.",
        ],
        [
          "O sol direto endurece o material, e o portão virado para a tarde precisa de troca mais cedo.",
          "Calor e sol ressecam a borracha, que dura menos em fachada sem sombra.",
          "A exposição ao sol gasta o perfil mais do que o número de aberturas, e a fachada com sombra o conserva.",
        ],
        [
          "Na revisão, feita {visits.home} em casa, o técnico confere a borracha da tampa e a entrada dos cabos do motor.",
          "Uma vez por ano, olhe a borracha da folha inteira e peça ao técnico que confira a do motor.",
          "Antes da época de chuva, confira a base da folha e veja se a tampa do motor está bem fechada.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vedação embaixo segura enchente?",
      answers: [
        "Não. A borracha segura água rasa e respingo; para alagamento existe comporta própria. O motor deve ficar acima da linha de água.",
        "Segura só água de chuva leve. Em rua que alaga, é preciso comporta e base mais alta para o motor.",
      ],
    },
    {
      question: "Por que o portão volta depois que coloquei borracha?",
      answers: [
        "O portão volta porque a folha encontra resistência antes do fim e o motor entende como obstáculo. A borracha precisa encostar menos ou o fim de curso precisa ser regulado.",
        "Porque a vedação está alta. O acerto é no perfil e no ponto de parada, já que aumentar a força só tira a proteção.",
      ],
    },
    {
      question: "Borracha ou escova: qual usar na vedação do portão?",
      answers: [
        "Use borracha embaixo, contra água, e escova nas laterais, onde a folha desliza. As duas juntas fecham a fresta sem frear o portão.",
        "Depende do lugar. No piso, borracha; na parte que corre, escova, que tem pouco atrito e não range.",
      ],
    },
    {
      question: "A vedação pesa no contrapeso do basculante?",
      answers: [
        "Pesa pouco, mas conta em folha já no limite. Depois de instalar, o técnico confere o equilíbrio e a força do motor.",
        "Um perfil de borracha pesa pouco. Mesmo assim, o portão é testado, porque o atrito no fim do percurso aumenta.",
      ],
    },
    {
      question: "Como impedir água dentro do motor?",
      answers: [
        "A água não entra no motor com tampa bem encaixada, borracha inteira e cabos passando por baixo, em entrada vedada. Evite o jato da lavadora.",
        "Cuide da borracha da tampa e da entrada dos cabos, e não lave o motor com jato. Se molhou, desligue o disjuntor.",
      ],
    },
  ],
  photo: "fotos do vão embaixo e nas laterais do portão fechado, com uma trena ao lado, e da tampa do motor",
  related: ["molhou", "motor", "basculante", "ferrugem", "barulho", "batente"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
