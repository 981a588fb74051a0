import type { Concept } from "#domain/knowledge/concept.ts";

export const esquenta: Concept = {
  id: "esquenta",
  kind: "symptom",
  label: "Motor esquenta",
  phrase: "o motor que esquenta",
  words: [
    "esquenta",
    "esquentando",
    "esquentou",
    "motor quente",
    "muito quente",
    "aquece",
    "aquecendo",
    "aquecimento do motor",
    "superaquecimento",
    "superaqueceu",
    "fervendo",
    "pelando",
    "desarma quando esquenta",
    "para quando esquenta",
  ],
  intent: "repair",
  answers: {
    any: [
      "Motor de portão que esquenta muito está fazendo força demais. As causas mais comuns são folha pesada, trilho sujo, capacitor fraco e aberturas além do limite. Pare de acionar, desligue o disjuntor e deixe esfriar sem molhar. Ficar morno depois de várias aberturas é normal; ficar quente em poucas, não.",
      "O motor do portão esquentando muito em uma ou duas aberturas tem defeito ou está forçado, e a causa costuma ser peso, atrito ou capacitor fraco. Desligue o disjuntor, espere esfriar e não insista. O técnico mede a corrente e mostra se o problema é da folha, da parte elétrica ou do tamanho do motor.",
      "Se o motor do portão esquenta demais, ele trabalha forçado, e continuar usando queima o enrolamento. Desligue o disjuntor e deixe esfriar. O motivo quase sempre é folha pesada, capacitor fraco, tensão baixa ou uso de prédio em motor de casa, e a medição mostra qual deles.",
      "Motor quente demais deve ficar desligado no disjuntor até você saber a causa, e nunca se esfria com água. Quase sempre o portão está pesado, o capacitor perdeu força ou o motor é pequeno para tantas aberturas. Depois de muito uso, um motor morno é normal.",
    ],
    price: [
      "O preço para resolver um motor que esquenta depende da causa. O ajuste da folha, em casa, parte de {price.preventive}, sem peças, e um capacitor soma pouco. Se o motor for pequeno para o portão, a troca fica de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
      "Motor que esquenta pode precisar só de regulagem, a partir de {price.preventive} em casa, sem peças. Roldana, contrapeso e capacitor são cobrados à parte. Um motor adequado ao peso, já trocado, custa de {price.homeSwap} em residência.",
      "Para resolver o motor que esquenta, a visita em residência começa em {price.preventive}, sem peças, e muitas vezes basta acertar peso e atrito. Só quando o motor é fraco vale a troca, de {price.homeSwap} em casa.",
    ],
    question: [
      "O motor do portão esquenta porque faz força além do normal, contra folha pesada, trilho sujo ou com capacitor fraco, ou porque abre mais vezes do que aguenta. Morno depois de várias aberturas é normal; muito quente em poucas, não, e aí desligue o disjuntor.",
      "Um pouco de calor no uso seguido é normal, mas motor que queima a mão, cheira ou para sozinho está forçado. Peso, atrito, capacitor fraco, tensão baixa ou uso demais são as causas, e a corrente medida mostra qual.",
      "Esquentar um pouco é normal; ficar muito quente em uma ou duas aberturas não é. O motor está puxando portão pesado, partindo com capacitor fraco ou trabalhando além do limite. Desligue o disjuntor e deixe esfriar.",
    ],
  },
  line: [
    "Motor que esquenta com poucas aberturas está carregando peso demais ou partindo sem força.",
    "A proteção térmica desliga o motor quente, mas quem precisa de conserto é a causa do esforço.",
    "Folha leve e equilibrada é o que mais reduz o calor do motor.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o motor do portão esquenta"],
      slots: [
        [
          "Folha pesada ou presa obriga o motor a puxar mais corrente, e corrente a mais vira calor. Trilho sujo, roldana travada e contrapeso errado são os motivos mais comuns.",
          "O motor esquenta quando trabalha contra o portão. Roldana presa, sujeira no trilho e contrapeso desregulado aumentam o esforço do motor, e esse esforço vira calor.",
          "Na maioria dos casos a folha está pesada, e o motor compensa com mais força. O peso vem de roldana gasta, trilho sujo, dobradiça seca ou contrapeso desregulado.",
        ],
        [
          "Na parte elétrica, o capacitor fraco prolonga a partida e a tensão baixa tira força, e nos dois casos o motor aquece. Motor de casa em portão de muito movimento passa do limite de aberturas e vive quente.",
          "Se a folha anda leve, a suspeita passa ao capacitor e à tensão. Conte também as aberturas, porque cada modelo tem um limite por hora.",
          "Capacitor gasto deixa o motor com energia sem girar, o que mais esquenta. Fio fino, que derruba a tensão, e aberturas demais completam a lista.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Motor morno ou quente demais?", "Quando o calor do motor é aviso"],
      slots: [
        [
          "Carcaça morna depois de várias aberturas faz parte do trabalho. Cheiro de verniz ou calor forte já na primeira abertura mostra defeito.",
          "Um motor bom aquece aos poucos. O que fica muito quente em duas aberturas, ou cheira a queimado, precisa ser desligado.",
          "Aquecer devagar é normal, e esquentar depressa é defeito. O cheiro de verniz mostra que o enrolamento já está sofrendo.",
        ],
        [
          "Se o portão para quente e volta a andar frio, é a proteção térmica, o dispositivo que desliga o motor antes de queimar. Perder velocidade ao longo do dia é outro sinal.",
          "Portão que para no meio e funciona depois de um descanso tem a proteção térmica agindo. Abrir rápido de manhã e devagar à tarde tem a mesma causa.",
          "A parada que passa sozinha é da proteção térmica, que corta o motor quente. Ronco mais grave e movimento lento costumam vir antes.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que fazer quando o motor esquenta"],
      slots: [
        [
          "Não jogue água no motor para esfriar, porque há tensão ali dentro, e não repita o comando, que só aquece mais. A ordem é esta:",
          "Deixe o motor descansar com a tampa fechada. Pano molhado e mangueira são perigosos, porque a placa trabalha com a tensão da rede.",
          "Motor quente não se molha, não se abre e não se testa. Enquanto ele esfria, faça o seguinte:",
        ],
      ],
      steps: [
        "Pare de acionar e desligue o disjuntor.",
        "Espere esfriar por completo, sem molhar e sem abrir a tampa.",
        "Não destrave basculante para sentir a folha.",
        "No portão de correr, com a energia cortada, tire areia e pedras do trilho.",
        "Anote quantas aberturas o portão faz na hora de mais movimento.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico mede no motor quente", "Como o técnico acha a causa do calor"],
      slots: [
        [
          "A corrente, medida com o portão andando, mostra o esforço real e é comparada com a da etiqueta. A tensão, medida no mesmo momento, diz se o fio é fino.",
          "O amperímetro mostra em segundos se o motor puxa mais corrente que a da etiqueta. O técnico mede também a tensão, que cai quando a fiação é fina.",
          "Medir a corrente e a tensão durante o movimento separa o problema de peso do defeito elétrico. O valor da etiqueta é a referência.",
        ],
        [
          "Depois o técnico sente a folha na mão, acerta trilho, roldana ou contrapeso e mede o capacitor. O fim de curso é regulado, para o motor não ficar empurrando o batente.",
          "Em seguida o técnico procura o atrito com o motor solto e o corrige. O capacitor e o ponto de parada são conferidos, porque os dois aquecem o motor.",
          "A folha é movida sem o motor, e o que prende é acertado. Capacitor fraco é trocado, e a parada é ajustada, para o motor não forçar encostado.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando o motor é pequeno para o portão"],
      slots: [
        [
          "Se a folha está leve e o motor ainda esquenta, ele é pequeno para o portão ou para o uso. Trocar por um maior só faz sentido depois de acertar peso e atrito.",
          "Portão equilibrado com motor sempre quente indica falta de força ou aberturas demais. Antes da troca, porém, a folha precisa estar em ordem.",
          "Motor maior em portão travado só esconde o defeito. Com a folha leve, o calor que continua mostra que o modelo é pequeno.",
        ],
        [
          "No basculante, 1/4 HP atende folhas de até {width.quarterHp}, e prédio pede modelo de uso intenso. A troca em casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
          "Acima de {width.quarterHp} no basculante, 1/4 HP não basta, e garagem coletiva pede motor próprio. Em residência, a troca custa de {price.homeSwap}; no portão pesado, de {price.heavySwap}.",
          "Basculante com mais de {width.quarterHp}, ou uso de prédio, precisa de mais motor: de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, com o serviço.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo esperar o motor esfriar?",
      answers: [
        "Em geral de 20 a 40 minutos, até a carcaça esfriar e a proteção térmica religar. O tempo varia com o modelo e o calor do dia.",
        "Não há tempo fixo, mas meia hora costuma bastar. Espere a carcaça esfriar por completo e, se esquentar de novo em seguida, pare de usar.",
        "Espere até a carcaça ficar morna, o que leva cerca de meia hora. Se o calor volta logo, o motor precisa ser medido.",
      ],
    },
    {
      question: "Posso abrir o portão muitas vezes seguidas?",
      answers: [
        "Depende do modelo, porque cada motor tem no manual um limite de aberturas por hora. Acima disso, o certo é um motor de uso intenso.",
        "Só até o limite do fabricante. Em dia de mudança, deixe o portão aberto e vigiado em vez de acionar sem parar.",
        "Não convém. O motor residencial é feito para o uso de uma família, e festa ou obra passa disso.",
      ],
    },
    {
      question: "Capacitor fraco faz o motor esquentar?",
      answers: [
        "Faz. A partida demora, o motor fica com energia sem girar e a temperatura sobe. Trocar por um de mesmo valor resolve esse calor.",
        "Sim, é das causas mais comuns. Sem força na partida, o motor gasta energia parado e aquece.",
        "Sim. Se o portão demora a sair e depois anda bem, o capacitor é o suspeito.",
      ],
    },
    {
      question: "Motor que esquenta vai queimar?",
      answers: [
        "Pode queimar, se o esforço continuar, porque o calor estraga aos poucos o verniz do enrolamento. Corrigido a tempo, ele segue trabalhando.",
        "Com o tempo, sim. A causa costuma ter conserto barato, e o motor se salva se você parar no primeiro aviso.",
        "Se nada mudar, sim. Folha leve e capacitor bom costumam resolver.",
      ],
    },
    {
      question: "Por que o portão fica lento quando o motor esquenta?",
      answers: [
        "Porque o calor tira força do motor, e a folha pesada aparece mais. A lentidão vem antes da parada.",
        "Motor quente tem menos força. Se o portão abre devagar à tarde e normal de manhã, ele está no limite.",
        "O enrolamento aquecido perde força. É o aviso de que falta aliviar a folha ou trocar o motor por um maior.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor, outra do portão inteiro e o número de aberturas por dia",
  related: ["capacitor", "contrapeso", "peso", "potencia", "queimou", "para-no-meio"],
  topic: "motor-para-portao-pesado",
};
