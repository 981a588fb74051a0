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
      "Portão automático com cachorro ou gato em casa pede fotocélula baixa, na altura do corpo do animal, reversão regulada e fechamento só com o portão à vista. Tela ou chapa embaixo da folha evita fuga e pata presa.",
      "Cachorro e gato passam pelo portão quando ele ainda se move, e a fotocélula comum, alta demais, não os vê. Um par mais baixo, a força bem regulada e o hábito de esperar fechar reduzem o risco de acidente e de fuga.",
      "Para proteger o cachorro no portão, três medidas: sensor na altura dele, folha sem vão por onde caiba cabeça ou pata e fechamento acompanhado. Nenhum sensor substitui o olho de quem aciona.",
    ],
    price: [
      "Deixar o portão seguro para o cachorro custa o que falta: par extra de fotocélula, regulagem da reversão ou tela na folha. Mande foto do portão inteiro e o orçamento sai grátis.",
      "Se for só regular a força e a reversão, a manutenção preventiva em casa, a partir de {price.preventive}, sem peças, cobre. Fotocélula baixa e fechamento de vãos entram à parte, com valor por foto.",
    ],
    installation: [
      "Em casa com animais, a instalação do portão prevê fotocélula baixa, força no mínimo necessário e vãos fechados até a altura do bicho. Conte o porte do animal no orçamento, para o sensor ficar no lugar certo.",
      "Na instalação, diga que há cachorro ou gato em casa: o técnico posiciona um par de fotocélulas mais baixo, testa a reversão e indica tela ou chapa onde a grade deixa passar cabeça ou pata.",
    ],
    emergency: [
      "Animal preso no portão: desligue o disjuntor, sem acionar o controle de novo, e chame os bombeiros, 193. Não destrave basculante; no de correr, reto e nivelado, a chave pode aliviar. Depois, leve ao veterinário.",
      "Se o portão prendeu o cachorro, corte a energia e não puxe o animal, que com dor pode morder. Um deslizante reto e nivelado pode ser destravado e aliviado devagar; basculante, não. Bombeiros atendem pelo 193.",
    ],
    question: [
      "O portão automático pode machucar cachorro ou gato se a fotocélula for alta ou a força estiver acima do necessário. Um par de sensores baixo, a reversão regulada e o fechamento à vista reduzem o risco.",
      "Um portão com cachorro em casa pede sensor na altura do corpo dele, vãos fechados com tela e o hábito de esperar a folha encostar. A fotocélula comum, a cerca de meio metro, não vê animal pequeno.",
      "Para o portão ser seguro com animais, ponha fotocélula baixa, regule a força e feche os vãos por onde passa cabeça ou pata. Sem sensor, desligue o fechamento automático.",
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
          "O maior risco está no fechamento, quando o animal corre para sair ou para receber o dono.",
          "Um cachorro que ouve o carro chegar vai para o portão, justamente na hora em que ele se move.",
          "Gatos dormem sobre o muro, o motor e a caixa do contrapeso, e um acionamento os surpreende.",
        ],
        [
          "No deslizante, pata e focinho entram no vão da grade e são levados contra a coluna.",
          "Uma grade aberta deixa passar a cabeça, e a folha em movimento a prende na coluna.",
          "No basculante, a folha desce sobre quem está embaixo, e animal pequeno não é percebido pelo motorista.",
        ],
        [
          "A força regulada alta demais empurra em vez de recuar, por isso a reversão precisa funcionar.",
          "Um motor sem reversão ajustada continua empurrando, e um animal pequeno oferece pouca resistência.",
          "Quanto mais leve o bicho, menos o sensor de esforço percebe, daí a importância da fotocélula baixa.",
        ],
      ],
      bullets: [
        "Fotocélula alta demais para o animal",
        "Vão da grade que passa cabeça ou pata",
        "Fechamento automático sem sensor",
        "Reversão com força alta",
        "Engrenagem sem proteção no deslizante",
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
          "Um par de fotocélulas perto do chão, acima dos respingos, enxerga o animal que o par alto ignora.",
          "Duas alturas de fotocélula cobrem carro e cachorro, o que um par só raramente consegue.",
          "O sensor é posto na altura do corpo do animal, e não na do para-choque.",
        ],
        [
          "Tela, chapa perfurada ou barras mais próximas fecham o vão de baixo sem pesar muito a folha.",
          "Fechar o vão até a altura do animal evita fuga e impede que ele enfie a cabeça na grade.",
          "Ao fechar a grade com chapa, o peso e o vento mudam, e o motor precisa de nova regulagem.",
        ],
        [
          "O fechamento automático só deve ficar ligado com fotocélula funcionando e em boa altura.",
          "Sem fotocélula, prefira fechar pelo controle, olhando para o portão até o fim.",
          "Um portão mais rápido fica aberto por menos tempo, mas exige sensor ainda melhor.",
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
          "O teste se faz com uma caixa de papelão do tamanho do animal, que fica preso dentro de casa.",
          "Use um objeto leve e alto como o animal, e mantenha o bicho e as crianças longe.",
          "Nunca teste com o próprio animal, nem mesmo preso pela coleira ou no colo.",
        ],
        [
          "Se o portão não parar antes de tocar a caixa, não há proteção naquela altura.",
          "A folha deve recuar sem encostar quando o feixe é cortado.",
          "Portão que empurra a caixa pede sensor mais baixo e revisão da força.",
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
        "A rotina de quem tem cachorro",
        "Cuidados com animais no dia a dia",
      ],
      slots: [
        [
          "Espere o portão fechar inteiro antes de seguir, porque é no fim do curso que o animal escapa.",
          "Não arranque com o carro enquanto a folha não encostar no batente.",
          "Quem sai deve ver o portão travado, e quem chega deve abrir só quando o animal estiver seguro.",
        ],
        [
          "Um portãozinho interno ou uma guia na garagem dá tempo de fechar sem corrida.",
          "Em uma casa {em}, separar a garagem do quintal com um portão manual evita boa parte das fugas.",
          "Eduque o animal a esperar longe da garagem, com ajuda de adestrador se for preciso.",
        ],
        [
          "Placa de identificação na coleira e microchip ajudam quando, apesar de tudo, ele foge.",
          "Coleira com telefone e cadastro atualizado do microchip trazem de volta quem escapou.",
          "Tela furada e barra solta são conferidas na revisão {visits.home}, junto com os sensores.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é a altura da fotocélula para proteger cachorro?",
      answers: [
        "A fotocélula deve ficar na altura do corpo do animal, acima dos respingos do piso. Para porte pequeno, um segundo par mais baixo costuma ser necessário, porque o par comum é posto para carro e pessoa.",
        "É a que corta o feixe quando ele passa, geralmente mais baixa que a usual. O técnico ajusta pelo porte do animal e testa com um objeto do mesmo tamanho.",
      ],
    },
    {
      question: "O portão para sozinho se encostar no cachorro?",
      answers: [
        "Nem sempre. A reversão por esforço percebe resistência firme, e um animal pequeno oferece pouca. Por isso a fotocélula baixa, que evita o toque, é mais segura.",
        "Depende da regulagem e do peso do animal. Não conte com o toque: o sensor que vê antes é a proteção certa.",
      ],
    },
    {
      question: "Meu cachorro foge quando o portão abre. O que fazer?",
      answers: [
        "Separe a garagem com um portão interno, abra só com o animal preso e considere motor mais rápido, que fica aberto menos tempo. Espere sempre o fechamento completo.",
        "Crie uma barreira entre o quintal e a garagem e não saia antes de o portão encostar. Treino e portão interno resolvem mais que sensor.",
      ],
    },
    {
      question: "Posso colocar tela no portão que já tem motor?",
      answers: [
        "Pode. Tela leve muda pouco o peso; uma chapa fechada muda peso e vento e pede nova regulagem de contrapeso e força. Avise antes, para o motor não sofrer.",
        "Sim, mas avise o técnico: qualquer acréscimo altera o equilíbrio da folha. Tela é mais leve que chapa e costuma bastar.",
      ],
    },
    {
      question: "Meu gato dorme em cima do motor. Tem perigo?",
      answers: [
        "Tem. O calor atrai, e o gato pode prender pata ou rabo na engrenagem, na corrente ou no braço quando o portão anda. Uma capa de proteção e uma superfície sem apoio ajudam.",
        "Sim, principalmente perto de engrenagem, braço e caixa do contrapeso. Impeça o acesso e confira o lugar antes de acionar.",
      ],
    },
  ],
  photo: "fotos do portão inteiro, dos vãos e das fotocélulas",
  related: ["fotocelula", "esmagamento", "criancas", "regulagem", "placa", "casa"],
  topic: "fotocelulas-e-sensores",
};
