import type { Concept } from "#domain/knowledge/concept.ts";

export const animais: Concept = {
  id: "animais",
  kind: "safety",
  label: "Animais",
  phrase: "a segurança dos animais no portão",
  words: [
    "animal",
    "animais",
    "cachorro",
    "cão",
    "cães",
    "cachorro fugiu",
    "gato",
    "pet",
    "bicho de estimação",
    "animal de estimação",
    "portão para cachorro",
    "cachorro preso no portão",
    "fuga de animais",
    "tela para cachorro",
  ],
  intent: "question",
  answers: {
    any: [
      "Portão automático é perigoso para cachorro e gato quando a fotocélula fica alta demais ou a força passa do necessário; o gato que dorme em cima do motor ainda pode prender pata ou rabo na engrenagem ou no braço. Sensor na altura do animal, força regulada e fechamento à vista reduzem o risco.",
      "Para o portão ser seguro com pets, ponha um par de fotocélulas mais baixo, na altura do corpo do cachorro ou do gato, feche os vãos com tela e regule a reversão. Gato que dorme em cima do motor pede capa e acesso fechado, porque engrenagem, corrente e braço prendem pata.",
      "Quem tem cachorro e gato em casa precisa de três coisas no portão automático: fotocélula baixa, folha sem vão para cabeça ou pata e fechamento acompanhado até o fim. O motor também se protege, já que o gato dorme ali e a engrenagem ou o braço o machuca.",
    ],
    price: [
      "Deixar o portão automático seguro para cachorro e gato custa o que falta nele: regular força e reversão parte de {price.preventive} em casa, sem peças. Par extra de fotocélula e tela na folha são orçados à parte, peça e serviço juntos, e a tela é o item mais barato.",
      "O preço para proteger animais no portão começa em {price.preventive}, a visita residencial que regula força e reversão, fora as peças. Depois vêm a tela nos vãos e, mais caro, o segundo par de fotocélulas, cujo valor depende do caminho do cabo.",
      "Quanto custa um portão seguro para pets: a regulagem sai desde {price.preventive} numa casa, sem contar peças. Sensor baixo e fechamento de vãos têm valor próprio, pela largura do portão e pela passagem do fio.",
    ],
    installation: [
      "Em casa com animais, a instalação do portão automático prevê fotocélula baixa, força no mínimo necessário e vãos fechados até a altura do cachorro ou do gato. O motor fica com tampa e sem apoio onde o gato durma, longe de engrenagem e braço expostos.",
      "Na instalação, diga que há cachorro ou gato: o técnico põe um par de fotocélulas mais baixo, testa a reversão com um objeto e indica tela onde a grade deixa passar pata. A engrenagem e o braço ficam protegidos do gato que gosta do motor quente.",
      "O portão automático para quem tem pets é montado com sensor na altura do corpo do animal, força justa e folha sem vão embaixo. Capa sobre a engrenagem evita que o gato durma em cima do motor e prenda a pata.",
    ],
    emergency: [
      "Animal preso no portão: desligue o disjuntor, não acione o controle de novo e chame os bombeiros, 193. No de correr, reto e no trilho, a chave de destravamento pode aliviar; basculante não se destrava, e depois leve o cachorro ou gato ao veterinário.",
      "Se o portão prendeu o cachorro ou o gato, corte a energia e não puxe, porque com dor ele morde. Um deslizante reto e nivelado pode ser destravado e aliviado devagar, o basculante nunca, e os bombeiros atendem pelo 193.",
      "Com o bicho preso na folha, na engrenagem ou no braço, o primeiro gesto é desligar o disjuntor, e o segundo, ligar 193. Portão de correr, no trilho, se alivia pela chave; basculante fica como está até o socorro.",
    ],
    question: [
      "Sim, o portão automático pode machucar cães e gatos, se a fotocélula for alta ou a força passar do necessário, e o gato que dorme em cima do motor pode prender a pata na engrenagem ou no braço. Sensor baixo, reversão regulada e vãos fechados reduzem o risco.",
      "É perigoso, sim, sem três proteções: fotocélula na altura do cachorro ou gato, força regulada e fechamento à vista. O par comum, a meio metro do chão, não vê animal pequeno, e o gato que dorme em cima do motor fica ao lado da engrenagem ou do braço.",
      "Com cachorro e gato em casa, o portão automático precisa de sensor mais baixo, tela nos vãos e força no mínimo que fecha bem. Quando o gato dorme em cima do motor, o risco vem da engrenagem, da corrente e do braço, e se resolve com capa e sem apoio.",
    ],
  },
  line: [
    "Com cachorro em casa, a fotocélula precisa ficar na altura dele.",
    "Esperar o portão fechar por completo é a regra que mais evita fuga de animal.",
    "Tela na parte de baixo da folha impede que o bicho passe ou prenda a pata.",
  ],
  sections: [
    {
      about: "safety",
      headings: [
        "Riscos do portão para cães e gatos",
        "Onde o animal se machuca",
        "Pata presa, cabeça presa e esmagamento",
      ],
      slots: [
        [
          "O maior risco está no fechamento, quando o cachorro corre para receber o dono, e no gato que dorme sobre o motor ou o muro. O sensor comum, a cerca de meio metro, não vê nenhum dos dois.",
          "Um cachorro que ouve o carro vai para o portão na hora em que a folha se move. O gato prefere o calor do motor, e um acionamento o surpreende junto da engrenagem ou do braço.",
          "Dois hábitos criam o perigo: o cão corre para a folha em movimento, e o gato cochila em cima do motor quente. Fotocélula alta não percebe um nem outro.",
          "Cachorro se arrisca no vão, na pressa de sair, e gato se arrisca no motor, no muro e na caixa do contrapeso. Animal pequeno passa por baixo do feixe comum sem cortá-lo.",
        ],
      ],
      bullets: [
        "Vão da grade que deixa passar cabeça ou pata",
        "Engrenagem, corrente ou braço sem proteção",
        "Fotocélula alta demais para o animal",
        "Força alta, que empurra em vez de recuar",
        "Fechamento automático sem sensor",
      ],
    },
    {
      about: "choose",
      headings: [
        "O que instalar em casa com animais",
        "Fotocélula baixa, tela e fechamento",
        "Acessórios que protegem o bicho",
      ],
      slots: [
        [
          "Um segundo par de fotocélulas, na altura do corpo do animal e acima dos respingos, vê quem o par alto ignora. Onde vive um bicho pequeno, esse é o acessório que mais protege.",
          "Duas alturas de fotocélula cobrem carro e cachorro, o que um par só raramente consegue. O de baixo acompanha o porte do animal, sem encostar no piso molhado.",
          "O sensor extra fica na linha do corpo do bicho, e não na do para-choque. Baixo demais ele recebe respingo, por isso o porte do animal decide a medida.",
          "Some ao par comum outro mais perto do chão, na altura de quem você quer proteger. Cachorro grande às vezes é visto pelo par normal, e gato quase nunca.",
        ],
        [
          "Tela ou chapa perfurada fecha o vão de baixo, evita fuga e não deixa enfiar a cabeça. Chapa cheia pesa e pega vento, então o motor precisa de nova regulagem depois dela.",
          "Feche a grade até a altura do animal, de preferência com tela, que é leve. Se usar chapa, contrapeso e força do motor são acertados outra vez.",
          "A tela é a solução mais leve para a parte de baixo da folha. Barras mais próximas e chapa também servem, mas somam peso e pedem ajuste no motor.",
          "Vão fechado com tela impede fuga e pata presa sem forçar o motor. Chapa inteira muda peso e vento, e por isso exige regular tudo de novo.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como testar se o portão vê o seu animal",
        "Teste com uma caixa, nunca com o bicho",
        "Conferência da fotocélula baixa",
      ],
      slots: [
        [
          "O teste se faz com uma caixa de papelão do tamanho do animal, que fica preso dentro de casa. Portão que encosta na caixa não protege naquela altura.",
          "Use um objeto leve, da altura do cachorro ou do gato, e mantenha bichos e crianças longe. A folha deve recuar sem encostar nele.",
          "Nunca teste com o próprio animal, nem na coleira ou no colo. Uma caixa vazia mostra o mesmo, e o certo é a folha parar antes do toque.",
          "Uma caixa do porte do bicho basta para saber se o sensor o veria. Se o portão a empurra, a fotocélula está alta ou a força, demais.",
        ],
      ],
      steps: [
        "Prenda o animal em um cômodo fechado.",
        "Com o portão aberto, ponha a caixa no chão, na linha da fotocélula.",
        "Mande fechar, de longe, com o dedo pronto para parar.",
        "Veja se o portão se recusa a fechar ou recua antes de tocar.",
        "Se tocar na caixa, pare de usar o fechamento automático e peça a revisão.",
      ],
    },
    {
      about: "care",
      headings: [
        "Hábitos que evitam acidente e fuga",
        "A rotina de quem tem cachorro e gato",
        "Cuidados com animais no dia a dia",
      ],
      slots: [
        [
          "Espere o portão fechar inteiro antes de seguir, porque é no fim do curso que o animal escapa. Antes de acionar, olhe também em cima do motor e do muro, onde o gato dorme.",
          "Não arranque com o carro enquanto a folha não encostar no batente. Uma olhada no motor antes do comando evita surpreender o gato que cochila ali.",
          "Quem sai vê o portão fechado, e quem chega abre só com o bicho à vista e seguro. O motor quente atrai gato, então confira o lugar antes de apertar.",
          "Acione olhando, da partida até o batente. Em cima do motor, no muro e atrás da folha são os três lugares onde um gato pode estar.",
        ],
        [
          "Um portãozinho interno entre garagem e quintal dá tempo de fechar sem corrida. Tela furada e barra solta são conferidas na revisão, {visits.home} em casa, junto com os sensores.",
          "Separar a garagem do quintal com um portão manual evita boa parte das fugas. Na revisão, {visits.home}, o técnico confere tela, sensores e reversão.",
          "Barreira simples entre o quintal e a garagem vale mais que treino. A revisão {visits.home} completa o cuidado, com força e fotocélulas testadas.",
          "Com um portão interno, o cachorro não chega à folha em movimento. Sensores, tela e força entram na revisão da casa, {visits.home}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é a altura da fotocélula para proteger cachorro?",
      answers: [
        "A altura do corpo do animal, acima dos respingos do piso. O par comum fica de 40 a 60 cm, bom para carro e pessoa, e porte pequeno pede outro mais baixo.",
        "É a que corta o feixe quando ele passa, geralmente abaixo dos 40 cm no porte pequeno. O técnico ajusta pelo bicho e testa com um objeto.",
        "Depende do porte: cachorro grande corta o feixe comum, a meio metro, e gato ou cão pequeno precisa de um segundo par.",
      ],
    },
    {
      question: "O portão para sozinho se encostar no cachorro?",
      answers: [
        "Nem sempre. A reversão por esforço percebe resistência firme, e um animal pequeno oferece pouca. A fotocélula baixa, que evita o toque, é mais segura.",
        "Depende da regulagem e do peso do bicho. Não conte com o toque: o sensor que vê antes é a proteção certa.",
        "Não dá para garantir. Quanto mais leve o animal, menos o motor sente, e por isso a proteção deve agir antes do contato.",
      ],
    },
    {
      question: "Meu cachorro foge quando o portão abre. O que fazer?",
      answers: [
        "Separe a garagem com um portão interno e espere sempre o fechamento completo. Motor mais rápido ajuda, porque a folha fica aberta menos tempo.",
        "Crie uma barreira entre o quintal e a garagem e não saia antes de o portão encostar. No basculante, o tempo de abertura vai de {opening.padrao} a {opening.jetflex}.",
        "Abra só com ele preso ou atrás de uma barreira. Portão interno e fechamento acompanhado resolvem mais que sensor.",
      ],
    },
    {
      question: "Posso colocar tela no portão que já tem motor?",
      answers: [
        "Pode. Tela leve muda pouco o peso; chapa fechada muda peso e vento e pede nova regulagem de contrapeso e força.",
        "Sim, mas avise o técnico: qualquer acréscimo altera o equilíbrio da folha. Tela é mais leve que chapa e costuma bastar.",
        "Pode, e é a solução mais simples. Só evite que ela raspe na coluna ou alcance a engrenagem.",
      ],
    },
    {
      question: "Meu gato dorme em cima do motor. Tem perigo?",
      answers: [
        "Tem: pata ou rabo podem ficar presos na engrenagem, na corrente ou no braço. Uma capa inclinada sobre o motor, sem lugar de apoio, tira o gato dali.",
        "Sim, o gato que dorme em cima do motor fica ao lado da engrenagem, do braço ou da corrente, e o portão parte sem aviso. Impeça o acesso com uma capa e confira o lugar antes de acionar.",
        "Sim, porque engrenagem, braço e corrente prendem a pata. Tampa no lugar, proteção na engrenagem e uma caminha longe dali resolvem.",
      ],
    },
  ],
  photo: "fotos do portão inteiro, dos vãos e das fotocélulas",
  related: ["fotocelula", "esmagamento", "criancas", "regulagem", "placa", "casa"],
  topic: "fotocelulas-e-sensores",
};
