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
      "Motor de portão que esquenta muito está fazendo força demais: folha pesada, trilho sujo, capacitor fraco, tensão baixa ou aberturas além do limite. Pare de acionar, desligue o disjuntor e deixe esfriar sem molhar; morno depois de vários ciclos é normal, quente em poucas aberturas, não.",
      "O motor do portão esquentando muito não é normal quando ferve em uma ou duas aberturas, e a causa costuma ser peso, atrito ou capacitor fraco. Desligue o disjuntor, espere esfriar e não insista; o técnico mede a corrente e mostra se é a folha, a parte elétrica ou motor pequeno.",
      "Se o motor esquenta, ele trabalha forçado ou acima do que aguenta, e continuar usando queima o enrolamento. Corte a energia e deixe esfriar; folha pesada, capacitor no fim, tensão baixa ou uso de prédio em motor de casa são os motivos que a medição separa.",
      "Motor quente demais pede parada: disjuntor desligado, nada de água, e só volte a usar depois de saber por quê. Quase sempre o portão está pesado, o capacitor perdeu força ou o motor é pequeno para tantas aberturas; ficar morno no uso seguido é esperado.",
    ],
    price: [
      "O preço para resolver um motor que esquenta depende da causa: ajuste da folha, em casa, parte de {price.preventive}, sem peças, e capacitor soma pouco. Se o motor for pequeno para o portão, a troca fica de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
      "Motor que esquenta pode precisar só de regulagem, a partir de {price.preventive} em casa, fora peças. Roldana, contrapeso e capacitor entram à parte, e um motor adequado ao peso, já trocado, custa de {price.homeSwap} em residência.",
      "Para arrumar motor que esquenta, a visita em residência começa em {price.preventive}, sem peças, e resolve peso e atrito. Só quando falta força no motor se fala em troca, de {price.homeSwap} em casa.",
    ],
    question: [
      "O motor do portão esquenta porque faz força além da conta, contra folha pesada, trilho sujo ou com capacitor fraco, ou porque abre mais vezes do que aguenta. Morno depois de vários ciclos é normal; muito quente em poucas aberturas, não, e aí desligue o disjuntor.",
      "Um pouco de calor no uso seguido é esperado, mas motor que ferve, cheira ou para sozinho está forçado. Peso, atrito, capacitor fraco, tensão baixa ou uso demais são as causas, e a corrente medida diz qual.",
      "Esquentar um pouco é normal; ferver em uma ou duas aberturas não é. O motor está puxando portão pesado, partindo com capacitor fraco ou trabalhando além do limite, e precisa de descanso e de medição.",
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
      headings: ["Por que o motor do portão esquenta", "De onde vem o calor do motor"],
      slots: [
        [
          "Folha pesada ou presa obriga o motor a puxar mais corrente, e corrente a mais vira calor. Trilho sujo, roldana travada e contrapeso errado são os motivos mais comuns.",
          "O motor esquenta quando trabalha contra o portão, por atrito ou desequilíbrio. Roda presa, sujeira no trilho e contrapeso fora do ponto aparecem como temperatura.",
          "Cada ponto duro na folha vira calor no motor. Confira trilho, roldana, dobradiça e, no basculante, o contrapeso.",
          "Quase sempre é esforço: a folha pesa, e o motor paga. O peso vem de roda gasta, trilho sujo ou contrapeso desregulado.",
        ],
        [
          "Capacitor fraco prolonga a partida, e tensão baixa tira força; nos dois casos sobra calor. Motor de casa em portão de muito movimento passa do limite de aberturas e vive quente.",
          "Na parte elétrica, partida demorada por capacitor gasto e tensão baixa aquecem por dentro. Há ainda o uso: aberturas demais para um motor residencial.",
          "Partir com capacitor no fim deixa o motor parado com energia, o que mais esquenta. Fio fino e excesso de ciclos completam a lista.",
          "Se a folha anda leve, olhe o capacitor e a tensão. E conte as aberturas, porque cada modelo tem um limite por hora.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Motor morno ou quente demais?", "Quando o calor do motor é aviso"],
      slots: [
        [
          "Carcaça morna depois de vários ciclos faz parte do trabalho. Cheiro de verniz ou calor forte já na primeira abertura, não.",
          "Um motor bom aquece aos poucos; o que ferve em duas aberturas está sofrendo. Cheiro de queimado é motivo para desligar.",
          "O calor que chega logo foge do normal, ainda mais com cheiro. Já um morno no fim de muita movimentação é esperado.",
          "Aquecer devagar é da máquina, ferver depressa é defeito. Odor de verniz mostra que o enrolamento já sofre.",
        ],
        [
          "Portão que para quente e volta frio tem a proteção térmica agindo, o dispositivo que desliga o motor antes de queimar. Perder velocidade ao longo do dia é outro sinal.",
          "Se ele para no meio e depois funciona, o protetor térmico está salvando o motor. Abrir rápido de manhã e arrastado à tarde conta a mesma história.",
          "Desligar sozinho e voltar depois do descanso é o protetor de temperatura. A lentidão que cresce com o uso também vem do calor.",
          "A parada que passa sozinha é a proteção térmica. Ronco mais grave e movimento lento chegam antes dela.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que fazer quando o motor esquenta", "Motor fervendo: verificação sem abrir a tampa"],
      slots: [
        [
          "A regra é parar, esfriar e observar, sem molhar e sem abrir o motor. Água em parte elétrica dá choque, e nova tentativa só aquece mais.",
          "Deixe o motor descansar sem energia e com a tampa fechada. Pano molhado e mangueira são perigosos, porque há tensão ali dentro.",
          "Primeiro o descanso, com o disjuntor desligado, depois o olhar. Não esfrie com água nem repita o comando.",
          "Pare de acionar e espere a carcaça esfriar por conta própria. Motor quente não se molha, não se abre e não se testa.",
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
      headings: ["O que o técnico mede no motor quente", "Diagnóstico do motor que esquenta"],
      slots: [
        [
          "A corrente, medida com o portão andando, mostra o esforço real e é comparada com a da etiqueta. A tensão no mesmo momento diz se o fio é fino.",
          "O amperímetro mostra em segundos se o motor puxa além do devido. Mede-se também a tensão, que cai quando a fiação não dá conta.",
          "Medir corrente e tensão durante o movimento separa peso de defeito elétrico. O valor da etiqueta é a referência.",
          "Com o portão em marcha, o técnico vê quanto o motor consome e se a energia chega inteira. Acima da etiqueta, há esforço.",
        ],
        [
          "Depois o técnico sente a folha na mão, acerta trilho, roldana ou contrapeso e mede o capacitor. O fim de curso é regulado, para o motor não ficar empurrando o batente.",
          "Em seguida o atrito é procurado com o motor solto e corrigido. Capacitor e ponto de parada são conferidos, porque os dois aquecem o motor.",
          "A folha é movida sem o motor, e o que prende é acertado. Capacitor fraco é trocado, e a parada, ajustada, para ele não forçar encostado.",
          "Resolve-se o peso primeiro, depois capacitor e parada. Motor que segue empurrando o batente esquenta a cada fechamento.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando o motor é pequeno para o portão", "Motor certo para o peso e o movimento"],
      slots: [
        [
          "Se a folha está leve e o motor ainda ferve, ele não comporta o uso. Trocar por um maior só faz sentido depois de acertar peso e atrito.",
          "Portão equilibrado com motor sempre quente indica falta de força ou uso além do previsto. Antes da troca, porém, a folha precisa estar em ordem.",
          "Motor maior em portão travado só esconde o defeito. Com a folha leve, o calor que continua mostra que o modelo é pequeno.",
          "Acerte a folha primeiro. Se nem assim o motor trabalha morno, falta capacidade para o peso ou para o número de aberturas.",
        ],
        [
          "No basculante, 1/4 HP atende folhas de até {width.quarterHp}, e prédio pede modelo de uso intenso. A troca em casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
          "Acima de {width.quarterHp} no basculante, 1/4 HP não basta, e garagem coletiva pede motor próprio. Em residência, a troca vai de {price.homeSwap}; no pesado, de {price.heavySwap}.",
          "Folha de basculante maior que {width.quarterHp} ou muito movimento pede outro motor. Custa de {price.homeSwap} em casa, trocado, e de {price.heavySwap} em portão pesado.",
          "Quem tem basculante com mais de {width.quarterHp}, ou uso de prédio, precisa de mais motor: de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, com o serviço.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo esperar o motor esfriar?",
      answers: [
        "Até a proteção térmica religar, o que varia com o modelo e o calor do dia. Deixe desligado e não destrave o basculante.",
        "Não há tempo fixo. Espere a carcaça esfriar por completo e, se esquentar de novo em seguida, pare de usar.",
        "O bastante para a carcaça voltar ao morno, em geral alguns minutos a uma boa espera. Calor que volta logo pede medição.",
      ],
    },
    {
      question: "Posso abrir o portão muitas vezes seguidas?",
      answers: [
        "Depende do modelo: cada motor tem um limite de ciclos por hora no manual. Acima disso, o certo é um de uso intenso.",
        "Só até o limite do fabricante. Em dia de mudança, deixe o portão aberto e vigiado em vez de acionar sem parar.",
        "O residencial é feito para o uso de uma família. Festa e obra passam disso, e ele se desliga por calor.",
      ],
    },
    {
      question: "Capacitor fraco faz o motor esquentar?",
      answers: [
        "Faz: a partida demora, o motor fica com energia sem girar e a temperatura sobe. Trocar pelo valor original resolve esse calor.",
        "Sim, é das causas mais comuns. Sem força na partida, o motor gasta energia parado e vira aquecedor.",
        "Sim. Se o portão demora a sair e depois anda bem, o capacitor é o suspeito.",
      ],
    },
    {
      question: "Motor que esquenta vai queimar?",
      answers: [
        "Pode queimar, se o esforço continuar, porque o calor estraga o verniz do enrolamento aos poucos. Corrigido a tempo, ele segue trabalhando.",
        "Com o tempo, é o que acontece. A causa costuma ter conserto, e o motor se salva no primeiro aviso.",
        "Se nada mudar, sim. Folha leve e capacitor bom tiram o motor do limite.",
      ],
    },
    {
      question: "Por que o portão fica lento quando o motor esquenta?",
      answers: [
        "Porque o calor tira força do motor, e a folha pesada aparece mais. A lentidão vem antes da parada.",
        "Motor quente rende menos. Se a abertura arrasta à tarde e corre de manhã, ele está no limite.",
        "O enrolamento aquecido entrega menos força. É o aviso de que falta aliviar a folha ou trocar o motor por um maior.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor, outra do portão inteiro e o número de aberturas por dia",
  related: ["capacitor", "contrapeso", "peso", "potencia", "queimou", "para-no-meio"],
  topic: "motor-para-portao-pesado",
};
