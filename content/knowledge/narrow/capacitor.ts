import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const capacitor: NarrowConcept[] = [
  {
    id: "capacitor-qual-microfarad",
    broader: "capacitor",
    label: "Qual capacitor usar, em microfarads",
    phrase: "o valor do capacitor em microfarads",
    asks: [
      "capacitor µF",
      "capacitor uf",
      "capacitor mf",
      "qual capacitor",
      "capacitor microfarads",
      "capacitor microfarad",
      "valor capacitor",
      "capacitância",
      "quantos microfarads",
      "capacitor 10uf",
      "capacitor 12uf",
      "capacitor 25uf",
    ],
    intent: "question",
    answers: {
      any: [
        "O capacitor certo do motor de portão é o do valor impresso na peça original ou na etiqueta: mesmos microfarads (µF) e tensão igual ou maior. Não há um número único, e a versão de 127 V usa capacitância mais alta que a de 220 V.",
        "Qual capacitor usar? O de mesmo µF do original, nunca maior para dar força: a sobra aquece o enrolamento. A tensão de trabalho, em volts, pode ser igual ou superior. Sem a inscrição legível, a etiqueta do motor ou o manual resolve.",
        "O valor em microfarads muda com o motor, a potência e a tensão; existem de 8 a 25 µF, entre outros, em motores residenciais. Mande a foto da etiqueta e dizemos o valor; a peça não se troca em casa, porque guarda carga.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ler o valor certo", "Capacitor: µF e volts", "Como descobrir sem abrir o motor"],
        slots: [
          [
            "O corpo do capacitor traz os µF, a tolerância e a tensão, mas ele fica sob a tampa, junto de partes vivas.",
            "A inscrição está na peça; como ela fica dentro da caixa, a leitura é do técnico.",
            "Se o motor já está aberto na bancada, a inscrição do capacitor diz tudo o que se precisa.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta externa do motor: modelo, potência e tensão.",
          "Procure o capacitor no manual do modelo.",
          "Não abra a tampa para ler a peça: ela dá choque mesmo desligada.",
          "Mande a foto, e a peça certa vai na visita.",
        ],
      },
      {
        about: "choose",
        headings: ["O que pode e o que não pode mudar", "µF igual, tensão igual ou maior", "Erros comuns na escolha"],
        slots: [
          [
            "Microfarads a mais não dão força: aumentam a corrente e o calor do enrolamento.",
            "Capacitor acima do valor faz o motor vibrar, esquentar e durar menos.",
            "A ideia de pôr um maior para ajudar a partida acaba em motor queimado.",
          ],
          [
            "Microfarads a menos deixam a partida fraca, com zumbido e necessidade de empurrão.",
            "Abaixo do valor, o motor zumbe e não sai do lugar.",
            "Valor baixo repete o defeito da peça velha.",
          ],
          [
            "A tensão marcada, como 250 V, 380 V ou 440 V, é o limite da peça, e pode ser maior que a original.",
            "Um capacitor de tensão maior serve; de tensão menor, estoura.",
            "O número em volts é o que a peça suporta, e nunca deve ser menor que o da original.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Capacitor de 10 serve no lugar de 12 µF?",
        answers: [
          "Não é o indicado. A diferença já muda a partida e o aquecimento; use o valor do fabricante, dentro da tolerância impressa na peça.",
          "Evite. Só a tolerância marcada no original permite variação, e ela é pequena.",
        ],
      },
      {
        question: "Motor 110 e 220 usam o mesmo capacitor?",
        answers: [
          "Não. No mesmo modelo, a versão de 127 V pede capacitância mais alta. Confira a tensão na etiqueta antes de comprar.",
          "Em geral, não. Trocar a tensão do motor muda também o capacitor.",
        ],
      },
      {
        question: "Capacitor de ventilador ou de máquina de lavar serve?",
        answers: [
          "Só se tiver os mesmos microfarads, tensão igual ou maior e for do mesmo tipo, permanente. Na dúvida, não use.",
          "O que manda é o valor e o tipo. Capacitor só de partida não aguenta ficar ligado e estoura.",
        ],
      },
      {
        question: "Posso comprar e trocar sozinho?",
        answers: [
          "A compra, sim, com o valor certo. A troca, não: o capacitor guarda carga e fica junto da placa energizada.",
          "Comprar é fácil; trocar exige descarregar a peça e medir o motor, serviço de técnico.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com modelo e tensão legíveis",
  },
  {
    id: "capacitor-estourado",
    broader: "capacitor",
    label: "Capacitor estourado ou estufado",
    phrase: "o capacitor estourado",
    asks: [
      "capacitor estourado",
      "capacitor estourou",
      "capacitor estufado",
      "capacitor vazando",
      "capacitor explodiu",
      "capacitor inchado",
      "capacitor derretido",
      "estourou capacitor",
      "capacitor queimado",
    ],
    answers: {
      any: [
        "Capacitor estourado ou estufado não se reaproveita: troca-se por outro de mesmos microfarads e tensão igual ou maior, depois de descobrir por que estourou. Desligue o disjuntor e não toque: mesmo rompido, ele pode guardar carga.",
        "Se o capacitor estourou, o motor fica sem partida e pode soltar cheiro forte. Corte a energia, não abra a tampa e não religue. Em geral o motor se salva, e a troca da peça resolve quando a causa é tratada junto.",
        "Capacitor inchado ou vazando é peça no fim por calor, idade ou tensão acima do que suporta. Pare de usar o portão: a partida falha e o enrolamento pode queimar junto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o capacitor estoura", "Idade, calor ou valor errado", "O que fez a peça romper"],
        slots: [
          [
            "Com os anos, o isolante interno envelhece, a peça incha e acaba se abrindo.",
            "Calor dentro da caixa seca o capacitor e o faz inchar.",
            "Uso intenso e motor quente encurtam a vida da peça até ela se romper.",
          ],
          [
            "Surto de energia ou tensão de trabalho menor que a necessária estoura de uma vez.",
            "Peça de tensão inferior à original aguenta pouco e explode na partida.",
            "Um raio próximo ou a volta da luz pode rompê-lo na hora.",
          ],
          [
            "Capacitor só de partida, usado como permanente, aquece e estoura em pouco tempo.",
            "Tipo errado é causa comum: há capacitor feito para segundos e outro para ficar ligado.",
            "Folha presa, que deixa o motor zumbindo, castiga o capacitor até romper.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Estourou: passos seguros", "Antes da troca"],
        slots: [
          [
            "O líquido ou a resina que vaza não deve ser tocado com a mão nua.",
            "Mesmo aberto, o capacitor pode dar choque; ninguém encosta nos terminais.",
            "Não religue para ver se o motor ainda anda: sem partida ele queima.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Não abra a tampa e não toque na peça.",
          "Se houver cheiro forte, ventile e afaste as pessoas.",
          "Basculante fica travado; não use a chave.",
          "Mande a foto da etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit", "replace"],
    questions: [
      {
        question: "O motor queimou junto?",
        answers: [
          "Na maioria das vezes, não. O enrolamento é medido antes de ligar a peça nova; se está bom, o motor volta a partir.",
          "Em geral se salva, se você parou de insistir. A medição confirma.",
        ],
      },
      {
        question: "Estourou de novo em pouco tempo. Por quê?",
        answers: [
          "Valor ou tipo errado, tensão baixa ou alta no ponto, folha pesada ou motor com defeito. Trocar outra vez sem medir repete o estrago.",
          "A causa ficou. Confere-se µF, tensão, tipo e o esforço da folha.",
        ],
      },
      {
        question: "Faz mal respirar o cheiro?",
        answers: [
          "Ventile e não fique perto. Não toque no resíduo; se respirou muita fumaça ou sente mal-estar, procure atendimento.",
          "Melhor evitar. Abra a garagem, afaste-se e não mexa na peça.",
        ],
      },
      {
        question: "Quanto custa trocar?",
        answers: [
          "O capacitor está entre as peças mais baratas do motor. O valor com a visita sai por foto da etiqueta, sem custo pelo orçamento.",
          "Pouco perto de um motor. Depende do valor da peça e da visita, informados antes por foto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, sem abrir a tampa, contando o que se ouviu",
  },
  {
    id: "so-anda-com-empurrao",
    broader: "capacitor",
    label: "Só abre com empurrão",
    phrase: "o portão que só parte com empurrão",
    asks: [
      "só abre empurrão",
      "só abre empurrando",
      "só anda empurrão",
      "só funciona empurrando",
      "precisa empurrar abrir",
      "precisa ajudar abrir",
      "empurrar pegar",
      "só abre ajudando",
      "só pega empurrando",
      "tem que empurrar",
    ],
    answers: {
      any: [
        "Portão que só abre com empurrão está com o capacitor fraco: o motor recebe energia e não consegue dar a partida. Pare de empurrar com o motor ligado, porque a folha pode arrancar de repente; a troca da peça é simples.",
        "Se você precisa ajudar o portão a pegar, falta força de partida: capacitor no fim, na maioria das vezes, ou folha pesada. Cada ajuda esconde o defeito e aquece o enrolamento.",
        "Dar um empurrãozinho para o motor partir é sinal clássico de capacitor. Não é motor queimado: com a peça certa ele volta a sair sozinho, se o enrolamento não sofreu de tanto insistir.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que ele precisa de ajuda para sair",
          "Capacitor fraco ou folha pesada",
          "O que o empurrão esconde",
        ],
        slots: [
          [
            "O capacitor cria o impulso que põe o motor para girar; sem ele, o eixo só vibra.",
            "Com o capacitor gasto, qualquer ajuda externa vence a inércia e o motor segue.",
            "Uma vez girando, o motor continua, e por isso o empurrão parece resolver.",
          ],
          [
            "Se o capacitor mede bem, o peso é o suspeito: roldana presa, trilho sujo, dobradiça seca ou contrapeso fraco.",
            "Folha pesada na saída também pede ajuda, e aí o conserto é na mecânica.",
            "Tensão baixa na partida, por cabo fino ou extensão, dá o mesmo sintoma.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Por que não se deve empurrar com o motor ligado",
          "O risco do empurrãozinho",
          "Pare de ajudar a folha",
        ],
        slots: [
          [
            "A folha parte de uma vez, com a mão ou o pé de quem empurra no caminho.",
            "O motor pega sem aviso e pode prensar quem está ajudando.",
            "No basculante, ficar junto da folha para ajudar é ficar embaixo do perigo.",
          ],
          [
            "Cada segundo zumbindo antes do empurrão aquece o enrolamento.",
            "Insistir transforma uma peça barata em motor queimado.",
            "O motor energizado e parado esquenta depressa, mesmo que depois saia.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Até quando dá para usar assim?",
        answers: [
          "Não use. O capacitor cai de vez sem aviso, e o motor pode queimar antes. A troca é rápida.",
          "O ideal é parar já. O defeito só avança, e quem empurra corre risco.",
        ],
      },
      {
        question: "Empurra para abrir, mas fecha normal. É capacitor?",
        answers: [
          "Pode ser capacitor ou contrapeso fraco, no basculante, que pesa só na subida. A medição separa os dois.",
          "Talvez peso: a subida exige mais. O técnico mede o capacitor e confere o equilíbrio.",
        ],
      },
      {
        question: "Quanto custa trocar o capacitor?",
        answers: [
          "É uma das peças mais baratas do motor, trocada em uma visita. Mande a foto da etiqueta e receba o valor fechado.",
          "Pouco perto de um motor novo. O preço depende dos microfarads e sai por foto, sem custo.",
        ],
      },
      {
        question: "E se trocar a peça e continuar igual?",
        answers: [
          "Então a causa é folha pesada, tensão baixa ou enrolamento cansado. Por isso se mede antes de trocar.",
          "O técnico confere tensão e peso na mesma visita, para não trocar peça boa.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor e do portão inteiro, dizendo se ele precisa de ajuda para abrir ou para fechar",
  },
];
