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
      "Um portão que não fecha costuma ter a fotocélula suja, desalinhada ou com algo no feixe. Limpe as duas lentes, tire o que está na passagem e tente uma vez. Se ele para antes do fim, a suspeita é o fim de curso; se ronca, é atrito.",
      "Se o portão abre e não fecha, comece pela fotocélula: pano seco nas lentes, uma de frente para a outra, e caminho livre. Se o portão não tem fotocélula, ou ela está limpa e alinhada, a causa é fim de curso, botoeira presa ou placa; se o motor ronca, é folha que prende ou capacitor fraco.",
      "Quando o portão abre mas não fecha, a primeira suspeita é a fotocélula, suja ou fora de mira. O jeito da parada mostra o resto: se fica quieto, é sensor, fim de curso ou botoeira presa; se ronca, a folha prende; se volta, encontrou esforço no caminho.",
    ],
    price: [
      "Fazer um portão voltar a fechar pode custar só a regulagem ou incluir peça, como fotocélula, fim de curso ou roldana. O preço segue a causa; com um vídeo do fechamento pelo WhatsApp, o orçamento sai grátis.",
      "O preço do conserto de um portão que não fecha depende da origem: alinhamento e regulagem custam menos que placa ou serralheria. Mande o vídeo de um ciclo e a foto das fotocélulas para receber o orçamento sem custo.",
    ],
    "how-to": [
      "Para fechar um portão que não fecha, limpe as lentes da fotocélula com pano seco, tire o que estiver no caminho e tente uma vez. Sem resultado, desligue o disjuntor; só portão de correr ou de abrir, reto e nivelado, se fecha na mão.",
      "Um portão que não fecha pode ser fechado na mão se for de correr ou de abrir, reto e nivelado: disjuntor desligado, chave, movimento lento e motor travado no fim. Um basculante aberto não se destrava, e fotocélula não recebe ponte.",
    ],
    emergency: [
      "Um portão que não fecha deixa a casa exposta: desligue o disjuntor. Deslizante ou pivotante reto e nivelado pode ser fechado na mão e travado; um basculante aberto não se destrava. Chame pelo WhatsApp, que atende {shop.hours}.",
      "Com o portão travado aberto, o primeiro objetivo é fechar o imóvel. Portão de correr ou de abrir, reto e nivelado, se fecha na mão, com o disjuntor desligado. Basculante, folha torta ou cabo solto ficam para o técnico; atendemos {shop.hours}.",
    ],
  },
  line: [
    "Portão que abre e não fecha pede uma olhada na fotocélula antes de qualquer peça.",
    "Se a folha para antes do fim, o fim de curso ou um ponto pesado no trilho explica quase tudo.",
    "Para o portão voltar a fechar, a fotocélula se limpa e se alinha, nunca se anula.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão não fecha", "Fotocélula, fim de curso ou folha presa", "O que impede o fechamento"],
      slots: [
        [
          "A fotocélula é a primeira suspeita, porque com o feixe cortado a central abre normalmente e recusa o fechamento.",
          "Um portão que obedece para abrir e ignora a ordem de fechar costuma estar vendo um obstáculo na fotocélula.",
          "Lente suja, suporte torto ou fio rompido na fotocélula fazem a central entender que há alguém no caminho.",
        ],
        [
          "Parada em silêncio, sempre no mesmo ponto, indica fim de curso deslocado ou percurso que precisa ser regravado.",
          "Se a folha para quieta e longe do batente, a central recebeu o aviso de fim antes da hora.",
          "Ímã ou chave de fim de curso que saiu do lugar desliga o motor antes de a folha encostar.",
        ],
        [
          "Quando o motor ronca e desiste, a resistência está na folha, na regulagem de força ou em um capacitor cansado.",
          "Roldana gasta, trilho com areia e folha empenada criam um ponto pesado que o motor não vence.",
          "Paradas em pontos diferentes lembram mau contato, tensão baixa ou motor que já chegou quente ao fim do percurso.",
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
          "Assista a um fechamento inteiro, de longe, e repare se a folha para quieta, volta ou faz força.",
          "O modo como a folha falha vale mais que qualquer palpite, então observe antes de mexer.",
          "Um vídeo de um ciclo completo já mostra ao técnico em que ponto e de que jeito a folha para.",
        ],
        [
          "Fazer ponte na fotocélula com um pedaço de fio fecha o portão e deixa crianças, animais e carro sem proteção.",
          "Não anule a fotocélula para resolver a noite: o portão passa a fechar sobre o que estiver no caminho.",
          "Nenhum desses testes pede que você abra a tampa do motor ou segure a folha em movimento.",
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
        "O que o técnico regula no fechamento",
        "Como se acerta o fechamento",
        "Na visita: sensor, curso e folha",
      ],
      slots: [
        [
          "O técnico testa o par de fotocélulas com instrumento, refaz o alinhamento e confere os fios até a central.",
          "Se a folha nem começa a fechar, a fotocélula é medida primeiro; se para perto do fim, o fim de curso.",
          "O técnico mede, na central, se é a fotocélula que impede o fechamento ou se a ordem do controle nem chega.",
        ],
        [
          "Depois o fim de curso é reposicionado para a folha parar junto ao batente, sem pancada e sem fresta.",
          "O ponto de parada é refeito em milímetros, e nas centrais que aprendem o percurso grava-se tudo de novo.",
          "Com o curso regulado, a folha chega ao batente sem pancada e o motor desliga.",
        ],
        [
          "Se a folha prende, o atrito é corrigido antes da força; aumentar a força em portão torto só castiga o redutor.",
          "Trilho, roldana, dobradiça ou cabo, conforme o portão, entram na conferência, já que folha pesada volta a parar em poucos dias.",
          "Nos portões {de} com piso que cedeu, o nível do trilho também é conferido antes da regulagem final.",
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
          "Boa parte dos fechamentos se resolve com ajuste, e a peça só entra quando a medição mostra defeito.",
        ],
        [
          "Uma visita preventiva em casa, sem peças, parte de {price.preventive} e inclui a regulagem do curso.",
          "Portões grandes ou com vários pontos a acertar costumam ficar na faixa de {price.preventiveRange}, sem contar peças.",
          "Como referência, a manutenção preventiva residencial começa em {price.preventive}, e peças são informadas antes da troca.",
        ],
        [
          "Mande o vídeo do fechamento e a foto das fotocélulas para receber o orçamento grátis pelo WhatsApp.",
          "Com o bairro, o tipo de portão e um vídeo curto, o orçamento {em} é feito sem custo.",
          "Foto da etiqueta do motor e vídeo da falha permitem dizer o valor provável antes da visita.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Portão aberto à noite: o que fazer",
        "Até o conserto, feche com segurança",
        "Portão aberto e casa exposta: como proteger",
      ],
      slots: [
        [
          "Um portão fechado na mão precisa ser travado de novo no motor, ou qualquer pessoa abre a folha pela rua.",
          "Depois de fechar manualmente, trave o motor e confirme, empurrando de leve, que a folha não cede.",
          "Se o motor ficar destravado, um cadeado ou ferrolho por dentro segura a folha até a visita.",
        ],
        [
          "Ao usar cadeado, deixe o disjuntor desligado, para ninguém acionar o motor contra a tranca.",
          "Com ferrolho passado, o disjuntor fica desligado: motor puxando contra trava entorta braço e suporte.",
          "Avise a família e cole um bilhete na botoeira, porque acionar o motor com a tranca fechada quebra peças.",
        ],
        [
          "Um basculante que não desce e está inclinado ou com cabo solto não deve ser tocado; isole a passagem.",
          "Ninguém deve passar por baixo de um basculante parado no alto, nem por um instante.",
          "Uma folha parada no alto com cabo frouxo é caso para o técnico, com crianças e animais longe dali.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão abre pelo controle, mas não fecha. É defeito do controle?",
      answers: [
        "Quase nunca. Se o controle abre, ele está funcionando. O que impede o fechamento costuma ser a fotocélula interrompida, o fim de curso ou uma botoeira presa.",
        "O controle raramente é a causa: o mesmo botão manda abrir e fechar na maioria dos portões; a central é que recusa o fechamento por causa da fotocélula ou do fim de curso.",
      ],
    },
    {
      question: "Por que o portão só não fecha em certo horário do dia?",
      answers: [
        "Pelo sol baixo, que entra direto na lente do receptor da fotocélula e confunde o sensor. Trocar a posição do emissor com a do receptor ou usar um protetor costuma resolver.",
        "Em certo horário, o sol da manhã ou do fim da tarde pode cegar a fotocélula. O técnico inverte o par ou muda o ângulo das lentes.",
      ],
    },
    {
      question: "Posso desligar a fotocélula para o portão fechar?",
      answers: [
        "Não. Sem ela o portão fecha sobre pessoa, animal ou carro. Se precisa fechar já, desligue o disjuntor e feche na mão só portão de correr ou de abrir, reto e nivelado.",
        "Não faça isso. A ponte no sensor tira a proteção de quem passa. Em portão de correr ou de abrir, reto e nivelado, feche na mão, trave o motor e peça o conserto do sensor.",
      ],
    },
    {
      question: "Falta um palmo para o portão fechar. O que regular?",
      answers: [
        "Regula-se o fim de curso ou o percurso gravado na central. O técnico move o ponto de parada até a folha encostar no batente e confere se não há areia ou empeno segurando o final.",
        "Regula-se o ponto de parada do fechamento, depois de ver se a folha não está presa por sujeira, piso alto ou roldana gasta.",
      ],
    },
    {
      question: "Por que o portão não fecha com chuva?",
      answers: [
        "Água ou vapor na lente da fotocélula, umidade na caixa do sensor ou na placa costumam ser a razão. Se seco volta ao normal, a vedação precisa de reparo.",
        "O portão não fecha na chuva porque a umidade entra na fotocélula ou nas emendas dos fios. Anote quando acontece e peça para o técnico refazer a vedação e as conexões.",
      ],
    },
  ],
  photo: "um vídeo do portão tentando fechar e uma foto das fotocélulas, se houver",
  related: ["fotocelula", "fim-de-curso", "volta", "para-no-meio", "trilho", "chave-de-destravamento"],
  topic: "portao-nao-fecha-completamente",
};
