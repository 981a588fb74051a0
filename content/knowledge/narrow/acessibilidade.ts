import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const acessibilidade: NarrowConcept[] = [
  {
    id: "portao-para-idoso",
    broader: "acessibilidade",
    label: "Portão para idoso",
    phrase: "o portão para idoso",
    intent: "buying",
    asks: [
      "ensinar idoso",
      "portão idosos abertura simples",
      "portão idoso fácil abrir",
      "portão idoso simples",
      "fechamento lento idoso",
      "fechamento lento idosos",
      "portão lento idoso",
      "fechar devagar idoso",
      "pausa longa idoso",
      "ensinar idoso usar",
      "idoso usar portão",
      "ensinar minha mãe usar portão",
      "portão idoso",
      "portão idosos",
      "portão mãe idosa",
      "portão pessoa idosa",
      "portão avó",
      "portão terceira idade",
      "portão idoso sozinho",
      "portão automático idosos",
      "portão automático idosos observar",
      "portão idoso não consegue abrir",
      "idoso não consegue abrir portão",
    ],
    answers: {
      any: [
        "O portão eletrônico de abertura simples para idosos é o que abre com um toque só: controle de uma tecla grande, botoeira na parede e nobreak para a falta de luz. O fechamento só por comando, ou com pausa longa, e a fotocélula dão tempo de passar. Se já há motor, o ajuste em casa parte de {price.preventive}, sem peças.",
        "Para idosos, a abertura simples se faz com um controle de botão único e grande e uma botoeira de onde se vê a folha, sem chave nem força. Basta o técnico gravar uma tecla, alongar a pausa e testar a fotocélula. Em portão que já tem motor, a visita de ajuste em casa começa em {price.preventive}, sem peças.",
        "O portão automático para idosos precisa de fechamento lento ou pausa longa, fotocélula testada e controle de um botão só, para não depender de força nem de pressa. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}. Se já há motor, a regulagem em casa começa em {price.preventive}, sem peças.",
        "O idoso que não consegue abrir o portão pode usar um motor com controle de tecla grande, e a folha atual costuma servir. O kit basculante de até {width.quarterHp}, instalado, custa a partir de {price.lowest}. Em portão que já tem motor, regular a pausa e a força sai a partir de {price.preventive} em casa, sem peças.",
        "O fechamento lento para idosos é possível em motor com inversor, a eletrônica que controla a velocidade; no motor comum, o que se alonga é a pausa antes de fechar. A fotocélula segura a folha enquanto a pessoa passa. A regulagem em casa parte de {price.preventive}, sem peças.",
        "O portão perigoso para idoso é o que fecha rápido, sem sensor e com pausa curta. O seguro tem fotocélula, um botão só, fechamento por comando e nobreak para a falta de luz. Ajustar o que já existe em casa parte de {price.preventive}, sem peças, e o kit basculante instalado, de {price.lowest}.",
      ],
      "how-to": [
        "Para deixar o portão seguro e fácil para um idoso, alongue a pausa, regule a força no mínimo, teste a fotocélula e use um controle de botão grande com uma tecla só. Ponha também a botoeira num lugar de onde ele veja a folha. A regulagem em casa parte de {price.preventive}, sem peças.",
        "Para fazer o portão fechar mais devagar para um idoso, o técnico reduz a velocidade na central, se o motor tem inversor. No motor comum, que tem uma velocidade só, ele alonga a pausa e baixa a força, e a fotocélula segura a folha durante a passagem. A regulagem em casa parte de {price.preventive}, sem peças.",
        "Para ensinar um idoso a usar o portão, treine três coisas no lugar: dar um toque só no botão, esperar abrir inteiro e olhar até fechar. Marque o botão certo com adesivo e deixe a botoeira à vista. Desligue o fechamento automático enquanto ele aprende.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pôr no portão de um idoso", "Comando, pausa e energia"],
        slots: [
          [
            "Grave o portão em uma tecla só, de preferência grande, e deixe as outras sem função. Uma pausa longa, ou o fechamento apenas por comando, dá tempo de passar, enquanto o automático curto apressa e assusta.",
            "Um controle de botão grande, com um único comando, evita confusão. Em vez do fechamento automático rápido, use uma pausa folgada ou feche só por toque, vendo a pessoa passar.",
            "Uma única tecla com função simplifica o uso. O fechamento automático de poucos segundos deve dar lugar a uma pausa longa ou ao comando manual.",
          ],
          [
            "Um nobreak mantém o botão funcionando na falta de luz e evita a chave de destravar, que exige força nas mãos. Se a folha assusta por ser rápida, o motor com inversor, a placa que controla a rotação, pode andar mais devagar.",
            "Para a folha andar devagar, o motor precisa de inversor, a placa que regula a velocidade; no motor comum, o que ajuda é a pausa. Na falta de luz, o nobreak mantém o botão funcionando.",
            "A velocidade só baixa em motor com inversor, que controla a rotação, e nos outros ajusta-se a pausa. Some um nobreak, para ninguém depender da chave do motor quando falta luz.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como testar com a pessoa que vai usar", "Teste com quem vai usar"],
        slots: [
          [
            "Meia hora de observação mostra o que nenhum catálogo diz. Faça o teste sem pressa, com outra pessoa pronta para parar o portão.",
            "O melhor teste é ver a pessoa usar o portão, no lugar e no ritmo dela. Alguém fica com o controle na mão, para interromper se for preciso.",
            "Acompanhe uma entrada e uma saída completas, com calma. Uma segunda pessoa cuida do portão durante o teste.",
          ],
        ],
        steps: [
          "Peça que ela abra com o controle, do lugar de costume.",
          "Cronometre quanto ela leva para passar com calma.",
          "Veja se ela enxerga o portão inteiro ao apertar o botão.",
          "Procure degrau, trilho saliente e piso escorregadio.",
          "Confira se há luz acesa na chegada.",
        ],
      },
      {
        about: "visit",
        headings: ["O ajuste feito na visita", "Como o técnico adapta o portão"],
        slots: [
          [
            "A pausa é regulada com o tempo medido da pessoa, e a força desce ao mínimo que move a folha. A fotocélula, o sensor que segura o fechamento com alguém no vão, é testada durante a passagem.",
            "O técnico acerta o tempo de passagem e a força com quem vai usar presente. O sensor do vão, a fotocélula, precisa segurar a folha enquanto a pessoa atravessa, e isso é testado na hora.",
            "O técnico usa o tempo real da pessoa para a pausa e deixa a força no mínimo. Depois confere se a fotocélula, que vigia o vão, mantém o portão parado na travessia.",
          ],
          [
            "Um segundo par de fotocélulas percebe bengala e cadeira, e a botoeira fica na altura combinada, com a folha à vista.",
            "Onde há bengala ou cadeira de rodas, é melhor pôr outro par em altura diferente. O botão da parede fica ao alcance, num ponto de onde se vê o portão.",
            "Se a pessoa usa cadeira ou bengala, dois pares de sensores percebem melhor a passagem, e o botão se fixa ao alcance da mão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Celular é boa ideia para idoso?",
        answers: [
          "Só se ele já usa bem o aparelho. Um controle simples costuma ser mais seguro no dia a dia.",
          "Como complemento, para a família abrir de longe, é boa ideia. Como único meio de abrir, não.",
        ],
      },
      {
        question: "O idoso pode ser atingido pelo portão na passagem?",
        answers: [
          "O risco cai com fotocélula em duas alturas, força bem regulada e fechamento por comando. Teste os sensores todo mês, com uma caixa.",
          "Sem sensor, pode. Por isso a fotocélula vem antes de qualquer conforto, junto com a força no mínimo.",
        ],
      },
      {
        question: "E se o idoso esquecer o portão aberto?",
        answers: [
          "Um aviso de portão aberto manda o alerta a quem cuida. Outra saída é o fechamento automático com pausa longa e fotocélula.",
          "Instala-se um sensor que avisa no celular ou por som. Com fotocélula testada, o portão também pode fechar sozinho depois de uma pausa folgada.",
        ],
      },
      {
        question: "Basculante ou de correr para quem é idoso?",
        answers: [
          "O de correr é mais tranquilo para passar a pé e mais leve na mão. O basculante serve bem ao carro, com fotocélula e equilíbrio em ordem.",
          "Para a pessoa, o de correr ou um portão social com motor. A folha do basculante desce por cima, o que assusta quem anda devagar.",
        ],
      },
    ],
    photo: "fotos da entrada, do caminho e da etiqueta do motor, se houver",
  },
  {
    id: "portao-para-cadeirante",
    broader: "acessibilidade",
    label: "Portão para cadeirante",
    phrase: "o portão para cadeirante",
    intent: "installation",
    asks: [
      "portão cadeirante",
      "portão cadeira rodas",
      "portão cadeira",
      "portão social cadeirante",
      "entrada cadeirante",
      "portão pcd",
      "rampa portão cadeirante",
      "largura portão cadeirante",
      "botão altura cadeirante",
      "portão deficiente físico",
      "cadeirante abrir portão sozinho",
      "cadeirante não consegue abrir portão",
      "cadeirante não consegue abrir",
      "pai cadeirante portão",
      "mãe cadeirante portão",
    ],
    answers: {
      any: [
        "O portão automático para cadeirante precisa de vão livre de 80 cm ou mais para a cadeira de rodas, piso sem degrau, botão entre 80 cm e 1 m de altura, pausa longa e fotocélula baixa. Sempre que possível, a passagem é pelo portão social, separado dos carros. O projeto e o motor são orçados grátis, por foto.",
        "Para acessibilidade, o portão social automático do cadeirante pede vão livre de pelo menos 80 cm, piso nivelado, botão entre 80 cm e 1 m do chão, motor de força mínima e pausa longa. Ele pode abrir por botão, tag ou celular. O motor do portão social instalado é orçado grátis, por foto.",
        "Para o cadeirante abrir o portão sozinho, o comando vem até ele: controle no chaveiro, botão entre 80 cm e 1 m de altura, tag na cadeira ou celular. O portão social com motor abre sem empurrar, e a pausa é longa. A instalação é orçada grátis, por foto.",
        "A largura do portão para cadeirante é de 80 cm livres, no mínimo, medidos com a folha aberta, e 90 cm dão mais conforto. Some piso sem degrau, botão de 80 cm a 1 m de altura e fotocélula baixa. Uso público e prédio seguem a norma NBR 9050, com responsável técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Medidas do portão para cadeira de rodas", "As medidas de vão, piso e alcance"],
        slots: [
          [
            "Estas são as referências da norma de acessibilidade, a NBR 9050. Confira no local com a pessoa na cadeira, porque o alcance muda de uma para outra.",
            "As medidas vêm da NBR 9050, a norma de acessibilidade, e servem também em casa. Antes de fixar o botão, teste com a pessoa sentada.",
            "A norma de acessibilidade, NBR 9050, dá estes números. Meça com a cadeira no lugar, já que cada pessoa alcança uma altura.",
          ],
        ],
        bullets: [
          "Vão livre: 80 cm no mínimo, com a folha aberta",
          "Desnível: até 5 mm passa direto; de 5 a 20 mm, chanfrado; acima disso, rampa",
          "Botão: entre 80 cm e 1 m de altura, fora do caminho da folha",
          "Espaço plano antes e depois do portão, para manobrar",
          "Pausa: o tempo da travessia, mais alguns segundos",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão é adaptado", "Motor, comando e sensores"],
        slots: [
          [
            "No portão social, um acionador de porta de pedestre abre e fecha a folha, e a fechadura elétrica solta antes. O botão fica em lugar plano, fora do caminho da folha e com ela à vista.",
            "O portão social recebe um motor próprio para pedestre, junto da fechadura elétrica, e a folha abre sem que ninguém a empurre. A botoeira é fixada onde a cadeira encosta de lado e de onde se vê o portão.",
            "Um motor pequeno, de pedestre, move a folha social depois que a fechadura elétrica a libera. O comando vai ao alcance da mão, longe do giro da folha.",
          ],
          [
            "São dois pares de fotocélula, o sensor que impede a folha de fechar: um feixe só pode passar entre as rodas e não ver a cadeira. A força fica no mínimo, e o fechamento, por comando ou com pausa longa.",
            "Dois sensores em alturas diferentes percebem a roda e a pessoa, o que um feixe só não faz. O portão fecha por comando ou depois de uma pausa medida, com pouca força.",
            "Instalam-se duas fotocélulas, uma baixa e outra mais alta, porque o feixe único pode passar entre as rodas. Pouca força e pausa longa completam o ajuste.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Prédio, comércio e casa: o que a norma pede", "Onde a NBR 9050 é exigida"],
        slots: [
          [
            "Prédio, comércio e clínica devem seguir a norma, com projeto de responsável técnico. Em casa ela não é cobrada, e vale como guia.",
            "A norma é exigida em lugar público ou coletivo, e um profissional habilitado assina o projeto. Numa casa, serve de orientação.",
            "Em condomínio, loja e consultório, quem assina é um responsável técnico. Na casa particular, os números ajudam, sem obrigação.",
          ],
          [
            "Para a falta de luz, preveja um nobreak, porque destravar o motor exige força. Sem ele, a pessoa depende de alguém.",
            "Um nobreak mantém o botão funcionando quando falta luz. Destravar um motor não é tarefa para quem está sentado.",
            "Com nobreak, a pessoa não depende de ninguém para destravar o motor quando a luz acaba.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão basculante serve para cadeirante?",
        answers: [
          "Serve para entrar de carro. Para atravessar na cadeira, prefira o portão social ou o de correr, porque a folha basculante desce sobre o vão.",
          "De carro, sim. Na cadeira, o melhor é o portão social motorizado ou o de correr, que não descem sobre a pessoa.",
        ],
      },
      {
        question: "O portão social pode ter motor?",
        answers: [
          "Pode, porque há acionadores para portão de pedestre, com fechadura elétrica, fotocélula, força baixa e comando por botão ou controle.",
          "Sim, com acionador de pedestre e fechadura elétrica. Só uma mola não ajuda, porque a pessoa teria de vencê-la.",
        ],
      },
      {
        question: "Como o cadeirante abre o portão na falta de luz?",
        answers: [
          "Com nobreak no motor, ou com um portão social de chave ao alcance da mão. O destravamento do motor costuma exigir força.",
          "Preveja nobreak e uma saída que a pessoa consiga abrir sozinha, como o social com chave.",
        ],
      },
      {
        question: "Tem comando sem precisar apertar botão?",
        answers: [
          "Tem tag no carro ou na cadeira, celular e comando por voz, ligados à central por um módulo. O botão continua como reserva.",
          "Sim, com leitor de tag ou módulo de celular, úteis para quem tem pouca força nas mãos.",
        ],
      },
    ],
    photo: "fotos do caminho da rua até a porta, com as medidas do vão e do degrau",
  },
  {
    id: "controle-para-idoso",
    broader: "controle",
    label: "Controle de portão para idoso",
    phrase: "o controle de portão para idoso",
    intent: "buying",
    asks: [
      "controle idoso",
      "controle idosa",
      "controle idosos",
      "controle pessoa idosa",
      "controle fácil idoso",
      "controle fácil pessoa idosa",
      "qual controle portão fácil idoso",
      "qual controle portão mais fácil pessoa idosa usar",
      "controle tecla grande",
      "controle botão grande",
      "controle mãe idosa",
      "controle avó",
      "controle terceira idade",
      "controle quem enxerga pouco",
      "controle fácil apertar",
    ],
    answers: {
      any: [
        "O controle mais fácil para uma pessoa idosa é o de poucas teclas, grandes e em relevo, com clique firme e luz ao apertar, gravado em uma tecla só e preso a um cordão. Ele precisa ser do padrão do receptor do portão: mande a foto do atual, frente e verso, e dizemos qual serve.",
        "Para o idoso, escolha um controle de uma ou duas teclas salientes, com luz que confirma o toque, e grave o portão em apenas uma delas. Junto da porta, uma botoeira fixa e iluminada é ainda mais fácil, porque não se perde nem usa pilha. Pela foto do controle atual dizemos o que é compatível.",
        "Mais fácil que um controle cheio de botões é um de tecla grande, que se acha pelo tato, com um botão só gravado e cordão para não cair. Dentro de casa, some uma botoeira na parede; o modelo sai do padrão do receptor, que a foto do controle atual mostra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar no controle", "Tecla, luz e cordão"],
        slots: [
          [
            "Compare os modelos compatíveis na mão de quem vai usar.",
            "Antes de comprar, ponha o controle na mão da pessoa.",
          ],
        ],
        bullets: [
          "Tecla alta e larga, que o dedo acha sem olhar.",
          "Clique que se sente e luz que acende no toque.",
          "Corpo grosso e furo para cordão ou chaveiro grande.",
          "Pilha fácil de achar, com tampa que outra pessoa da família troca.",
        ],
      },
      {
        about: "what",
        headings: ["Controle, botoeira ou celular", "Quando um botão na parede é melhor"],
        slots: [
          [
            "Para abrir de dentro de casa, a botoeira fixa vence qualquer controle: fica sempre no mesmo lugar, de onde se vê o portão.",
            "Quem recebe visita da sala ou da cozinha usa melhor uma botoeira fixa, posta onde se enxerga a folha.",
          ],
          [
            "O controle fica para quem sai de carro ou chega a pé da rua.",
            "Na rua e no carro, o controle continua necessário.",
          ],
          [
            "O celular só ajuda quem já o usa bem; em troca, deixa um filho abrir de longe, depois de conferir pela câmera.",
            "Pelo celular, quem abre melhor é a família, de longe e vendo a imagem da câmera.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como deixar pronto para o uso", "Antes de entregar o controle"],
        slots: [["Faça isto com a pessoa ao lado, sem pressa.", "Quatro cuidados evitam o aperto errado."]],
        steps: [
          "Marque a tecla gravada com um adesivo em relevo ou esmalte e deixe as outras sem função.",
          "Guarde um segundo controle gravado com um parente e uma pilha de reserva em casa.",
          "Treine: um toque, esperar abrir inteiro, passar e olhar até fechar.",
          "Peça pausa longa ou fechamento só por comando, com a fotocélula testada.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa o controle e a gravação?",
        answers: [
          "O controle tem o preço passado pela foto do atual. Se for preciso gravar na placa dentro do motor, a ida do técnico vem somada no mesmo orçamento.",
          "O valor do controle sai pela foto, frente e verso. A gravação na central entra no mesmo orçamento, e só a regulagem da pausa, em casa, parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Qualquer controle de tecla grande serve no meu portão?",
        answers: [
          "Não. Frequência e tipo de código têm de ser os do receptor; com outro padrão, só instalando um receptor avulso.",
          "Não: ele precisa falar o mesmo código do receptor. Se não existir um assim, um receptor avulso resolve sem trocar o motor.",
        ],
      },
      {
        question: "E se a pessoa apertar duas vezes sem querer?",
        answers: [
          "Em muitas centrais, o segundo toque para ou inverte a folha. Ensine a apertar uma vez e esperar.",
          "O portão pode parar ou voltar, conforme a central. Um toque só e a espera até o fim evitam isso.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
];
