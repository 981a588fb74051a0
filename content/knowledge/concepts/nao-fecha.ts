import type { Concept } from "#domain/knowledge/concept.ts";

export const naoFecha: Concept = {
  id: "nao-fecha",
  kind: "symptom",
  label: "Portão não fecha",
  phrase: "o portão que não fecha",
  words: [
    "não fecha",
    "não fecham",
    "não quer fechar",
    "não está fechando",
    "parou de fechar",
    "abre e não fecha",
    "abre mas não fecha",
    "abre só não fecha",
    "só abre não fecha",
    "não desce",
    "não baixa",
    "não fecha até o fim",
    "não fecha completamente",
    "não fecha direito",
    "não fecha totalmente",
    "fica aberto",
    "travado aberto",
    "não encosta",
  ],
  intent: "repair",
  answers: {
    any: [
      "Um portão que não fecha costuma ter a fotocélula suja, desalinhada ou com algo no feixe. Limpe as duas lentes, tire o que está na passagem e tente uma vez. Se ele para antes do fim, suspeite do fim de curso; se ronca, de folha presa.",
      "Se o portão abre e não fecha, comece pela fotocélula: pano seco nas lentes, uma de frente para a outra, e passagem livre. Se ela está limpa, ou o portão não tem, as causas prováveis são fim de curso, botoeira presa ou placa; com o motor roncando, folha que prende ou capacitor fraco.",
      "Quando o portão abre mas não fecha, a primeira suspeita é a fotocélula, suja ou fora de mira: limpe as lentes e tente uma vez. Se nem tenta fechar, é sensor ou botoeira presa; se ronca, a folha prende; se volta, encontrou resistência no caminho.",
    ],
    price: [
      "Fazer o portão voltar a fechar custa só a regulagem ou também a peça, como fotocélula, fim de curso ou roldana. Em casa, a visita com ajuste parte de {price.preventive}, sem peças; com um vídeo do fechamento, o orçamento sai grátis.",
      "O preço do conserto de um portão que não fecha depende da origem: alinhamento e regulagem custam menos que placa ou serralheria. Mande o vídeo de um ciclo e a foto das fotocélulas para receber o orçamento sem custo.",
    ],
    "how-to": [
      "Para fechar um portão que não fecha, limpe as lentes da fotocélula com pano seco, tire o que estiver no caminho e tente uma vez. Sem resultado, desligue o disjuntor; feche na mão só portão de correr ou de abrir, reto e nivelado.",
      "Um portão que não fecha pode ser fechado na mão se for de correr ou de abrir, reto e nivelado: disjuntor desligado, chave, movimento lento e motor travado no fim. Não destrave um basculante aberto e não faça ponte na fotocélula.",
    ],
    emergency: [
      "Um portão que não fecha deixa a casa exposta: desligue o disjuntor. O de correr ou de abrir, reto e nivelado, pode ser fechado na mão e travado; não destrave um basculante aberto. Chame pelo WhatsApp: atendemos {shop.hours}.",
      "Com o portão travado aberto, desligue o disjuntor e pense primeiro em fechar o imóvel: portão de correr ou de abrir, reto e nivelado, pode ser fechado na mão. Basculante, folha torta ou cabo solto ficam para o técnico; atendemos {shop.hours}.",
    ],
  },
  line: [
    "Portão que abre e não fecha pede uma olhada na fotocélula antes de qualquer peça.",
    "Se a folha para antes do fim, as causas mais comuns são o fim de curso e um ponto pesado no trilho.",
    "Fotocélula que impede o fechamento deve ser limpa e alinhada, nunca anulada.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão não fecha", "Fotocélula, fim de curso ou folha presa", "O que impede o fechamento"],
      slots: [
        [
          "A fotocélula é a primeira suspeita, porque com o feixe cortado a central abre normalmente e recusa o fechamento.",
          "Um portão que obedece para abrir e ignora a ordem de fechar costuma estar com o feixe da fotocélula interrompido.",
          "A causa mais comum é a fotocélula: com lente suja, suporte torto ou fio rompido, a central entende que há alguém no caminho.",
        ],
        [
          "Parada em silêncio, sempre no mesmo ponto, costuma ser fim de curso deslocado ou percurso que precisa ser regravado.",
          "Se a folha para quieta e longe do batente, o fim de curso provavelmente desligou o motor antes da hora.",
          "Ímã ou chave de fim de curso que saiu do lugar desliga o motor antes de a folha encostar.",
        ],
        [
          "Quando o motor ronca e desiste, a folha está presa, a força está baixa ou o capacitor está fraco.",
          "A folha também prende por roldana gasta, trilho com areia ou empeno, e o motor não vence esse ponto pesado.",
          "Menos comum é a parada em pontos diferentes, por mau contato, tensão baixa ou folha que prende e esquenta o motor.",
        ],
      ],
      bullets: [
        "Fotocélula fora de alinhamento depois de um esbarrão",
        "Sol baixo batendo direto no receptor",
        "Fim de curso fora de posição",
        "Pedra ou areia no trilho",
        "Botoeira presa mandando abrir",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir quando o portão não fecha",
        "Teste do fechamento, sem ferramenta",
        "Verificação segura do fechamento",
      ],
      slots: [
        [
          "Assista de longe a um fechamento inteiro e repare se a folha para quieta, volta ou faz força; depois siga os passos.",
          "Observe antes de mexer: a folha que nem começa a fechar e a que para perto do fim têm causas diferentes.",
          "Comece pelo que mais falha, a passagem e as lentes da fotocélula, e só depois olhe o trilho.",
        ],
        [
          "Fazer ponte na fotocélula com um pedaço de fio fecha o portão e deixa crianças, animais e carro sem proteção.",
          "Não anule a fotocélula para resolver a noite: o portão passa a fechar sobre o que estiver no caminho.",
          "Não abra a tampa do motor, não segure a folha em movimento e não anule o sensor para forçar o fechamento.",
        ],
      ],
      steps: [
        "Tire do caminho vasos, lixeira e tapete, e veja se o carro não parou na linha do feixe.",
        "Limpe as duas lentes da fotocélula com pano seco e veja se estão de frente uma para a outra.",
        "Desligue o disjuntor e procure pedra, galho ou areia no trilho e no batente.",
        "Religue e tente fechar uma única vez, com o caminho livre e à sua vista.",
        "Se não fechar, desligue de novo; portão de correr ou de abrir, reto e nivelado, pode ser destravado e fechado na mão.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão que não fecha",
        "Como o técnico acerta o fechamento",
        "Na visita: sensor, ponto de parada e folha",
      ],
      slots: [
        [
          "O técnico testa o par de fotocélulas com instrumento, refaz o alinhamento e confere os fios até a central.",
          "O técnico mede primeiro a fotocélula se a folha nem começa a fechar, e o fim de curso se ela para perto do fim.",
          "O técnico mede na central se é a fotocélula que impede o fechamento ou se a ordem do controle nem chega.",
        ],
        [
          "Depois o fim de curso é reposicionado para a folha parar junto ao batente, sem pancada e sem fresta.",
          "O ponto de parada é acertado, e nas centrais que aprendem o percurso a gravação é refeita.",
          "O fim de curso é regulado até a folha chegar ao batente sem pancada e o motor desligar na hora certa.",
        ],
        [
          "Se a folha prende, o atrito é corrigido antes da força; aumentar a força em portão torto só castiga o redutor.",
          "O técnico confere ainda trilho, roldana, dobradiça ou cabo, conforme o portão, porque folha pesada volta a parar em poucos dias.",
          "A folha é movida na mão para achar atrito, e nos portões {de} com piso que cedeu o trilho é nivelado antes.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço para o portão voltar a fechar",
        "Quanto custa o ajuste do fechamento",
        "Portão não fecha: do que depende o preço",
      ],
      slots: [
        [
          "Alinhar sensor e regular curso é serviço de ajuste; trocar fotocélula, placa ou roldana acrescenta o valor da peça.",
          "Limpar e alinhar o sensor ou acertar a parada é o mais barato; placa e serralheria na folha, o mais caro.",
          "Boa parte dos casos se resolve com ajuste, e a peça só entra no preço quando a medição mostra defeito.",
        ],
        [
          "Uma visita preventiva em casa, sem peças, parte de {price.preventive} e inclui a regulagem do curso.",
          "Portões grandes ou com vários pontos a acertar costumam ficar na faixa de {price.preventiveRange}, sem contar peças.",
          "Como referência, a visita com ajuste em residência começa em {price.preventive}, e as peças são cobradas à parte.",
        ],
        [
          "O conserto pode ser dividido em até {shop.instalments} vezes no cartão, e o orçamento por vídeo é grátis.",
          "O orçamento {em} é grátis: com um vídeo do fechamento, o técnico diz se parece ajuste ou peça.",
          "A estimativa sai antes da visita, por vídeo, e a lei dá 90 dias para reclamar do serviço feito.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Portão travado aberto à noite: como proteger a casa",
        "Até o conserto: tranca, disjuntor e distância",
        "Segurança da casa até o portão voltar a fechar",
      ],
      slots: [
        [
          "Um portão fechado na mão precisa ser travado de novo no motor, ou qualquer pessoa abre a folha pela rua.",
          "Depois de fechar manualmente, trave o motor e confirme, empurrando de leve, que a folha não cede.",
          "Se fechou a folha na mão e o motor não travou de novo, um cadeado ou ferrolho por dentro segura o portão até a visita.",
        ],
        [
          "Com cadeado na folha, deixe o disjuntor desligado, para ninguém acionar o motor contra a tranca.",
          "Com o ferrolho fechado, mantenha o disjuntor desligado: motor que puxa contra a trava entorta braço e suporte.",
          "Desligue o disjuntor e avise a família, porque acionar o motor com a tranca fechada quebra peças.",
        ],
        [
          "Um basculante parado no alto, inclinado ou com cabo solto não deve ser tocado; isole a passagem.",
          "Ninguém deve passar por baixo de um basculante parado no alto, nem por um instante.",
          "Se é um basculante que parou aberto, mantenha crianças e animais longe e espere o técnico sem destravar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão só fecha se eu segurar o botão. Por quê?",
      answers: [
        "Algumas centrais passam a exigir o botão apertado quando a fotocélula falha ou está ligada errado. Use só com o portão à vista, sem ninguém no caminho, e peça a medição do sensor.",
        "Em vários modelos é um modo de segurança: sem resposta da fotocélula, o portão só anda com alguém vigiando. O técnico confere o sensor e os fios até a central.",
      ],
    },
    {
      question: "Por que o portão só não fecha em certo horário do dia?",
      answers: [
        "Costuma ser o sol baixo, que entra direto na lente do receptor da fotocélula. Trocar a posição do emissor com a do receptor ou usar um protetor costuma resolver.",
        "O sol da manhã ou do fim da tarde pode cegar a fotocélula. O técnico inverte o par ou muda o ângulo das lentes.",
      ],
    },
    {
      question: "Com que frequência devo limpar a fotocélula?",
      answers: [
        "Uma vez por mês costuma bastar, com pano seco e macio, e também depois de ventania ou obra por perto. Aproveite para ver se os dois suportes continuam firmes e de frente.",
        "Limpe as lentes todo mês e sempre que houver poeira de obra ou teia de aranha. Não use produto abrasivo, que risca o plástico e enfraquece o feixe.",
      ],
    },
    {
      question: "Falta um palmo para o portão fechar. O que regular?",
      answers: [
        "O fim de curso ou o percurso gravado na central. O técnico move o ponto de parada até a folha encostar no batente e confere se não há areia ou empeno segurando o final.",
        "O ponto de parada do fechamento, mas só depois de ver se a folha não está presa por sujeira, piso alto ou roldana gasta.",
      ],
    },
    {
      question: "Por que o portão não fecha com chuva?",
      answers: [
        "Costuma ser água na lente da fotocélula, ou umidade na caixa do sensor ou na placa. Se o portão volta ao normal quando seca, a vedação precisa de reparo.",
        "A umidade costuma entrar na fotocélula ou nas emendas dos fios. Anote quando acontece e peça ao técnico que refaça a vedação e as conexões.",
      ],
    },
  ],
  photo: "um vídeo do portão tentando fechar e uma foto das fotocélulas, se houver",
  related: ["fotocelula", "fim-de-curso", "volta", "para-no-meio", "trilho", "chave-de-destravamento"],
  topic: "portao-nao-fecha-completamente",
};
