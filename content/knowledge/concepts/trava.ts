import type { Concept } from "#domain/knowledge/concept.ts";

export const trava: Concept = {
  id: "trava",
  kind: "part",
  label: "Trava elétrica",
  phrase: "a trava elétrica do portão",
  words: [
    "trava elétrica",
    "trava de portão",
    "trava elétrica de portão",
    "trava para portão basculante",
    "trava para portão deslizante",
    "trava de segurança",
    "eletrotrava",
    "trava lateral",
    "trava antifurto",
    "trava magnética",
    "reforço de trava",
    "trava eletromecânica",
  ],
  intent: "installation",
  answers: {
    any: [
      "A trava elétrica prende o portão fechado com um pino de aço e recolhe um instante antes de o motor andar, comandada pela placa. Reforça contra alavanca e segura folha grande que balança com o vento.",
      "A trava elétrica de portão segura a folha além do motor: para abrir à força, não basta vencer o redutor. Pede placa com saída de trava ou módulo, pino alinhado ao furo e destravamento manual.",
      "Instalar trava elétrica pede placa com saída própria ou módulo de trava, pino alinhado ao furo e chave para a falta de luz. Sem alinhamento, o pino prende e o motor força contra ele.",
    ],
    price: [
      "O preço da trava elétrica instalada soma a trava, o módulo, se a placa não tiver saída própria, e a fixação, com parafuso ou solda. A visita com ajuste em casa parte de {price.preventive}, sem peças; a trava é orçada, grátis, por fotos da folha, da coluna e da etiqueta do motor.",
      "Na trava elétrica paga-se por unidade, uma ou duas, mais a ligação à placa e o ajuste da folha. Coluna fraca ou furo fora do lugar pede serralheria; o valor sai por foto.",
      "Pôr trava elétrica custa a peça, a mão de obra e, em muitas placas, um módulo de acionamento. A visita com ajuste em casa parte de {price.preventive}, sem peças; pela foto do portão fechado dizemos o modelo indicado e o valor da trava.",
    ],
    repair: [
      "Trava elétrica que não recolhe costuma ter pino torto, sujeira no furo, bobina queimada ou saída da placa com defeito. O motor força contra ela, então pare de acionar até o reparo.",
      "O conserto da trava começa pelo alinhamento entre pino e furo e segue para a medição da bobina. Uma folha que cedeu muda a altura do furo, e o ajuste mecânico vem antes da peça.",
    ],
    installation: [
      "A trava elétrica é fixada em coluna firme, com o pino entrando livre em um furo reforçado na folha. A placa a libera antes do movimento; onde não há saída própria, usa-se módulo de trava.",
      "Para instalar a trava, alinha-se a folha, fixa-se o corpo por parafuso ou solda e liga-se ao módulo da placa. O teste repete dezenas de ciclos e simula a falta de luz.",
    ],
    comparison: [
      "Escolha com trava quando a folha é grande, fica na rua ou cede com empurrão; sem trava quando o redutor segura bem e o portão é pequeno e firme. A trava acrescenta resistência contra alavanca e mais uma peça para manter.",
      "Uma trava basta em portão estreito; folha larga ou de duas partes ganha com duas, uma em cada ponta. A trava manual custa menos, mas obriga a sair do carro e pode ser esquecida fechada quando alguém aciona o motor.",
      "A trava elétrica prende a garagem com pino de aço; a fechadura elétrica é do portão de pedestre. Para o portão do carro, escolha trava; para o social, fechadura com chave.",
    ],
    emergency: [
      "Um portão preso pela trava elétrica: pare de acionar, porque o motor está forçando contra o pino. Desligue o disjuntor e use a chave da trava, se houver. Sem ela, espere o técnico.",
      "Se a trava não recolhe e há carro preso, não bata no pino nem puxe a folha. Desligue o disjuntor, tente o destravamento da trava e chame a assistência, que funciona {shop.hours}.",
    ],
    question: [
      "Depende do portão: a trava elétrica é necessária em motor reversível, que não segura a folha parada, e recomendada em folha larga, leve ou exposta à rua. Um motor com redutor irreversível já segura, e a trava acrescenta resistência.",
      "Vale a pena pôr trava elétrica quando o portão fica de frente para a rua, balança com o vento ou cede com empurrão. Em folha pequena e firme, o redutor do motor costuma bastar.",
      "Sim, quase todo portão aceita trava elétrica: na placa com saída própria, liga-se direto; nas outras, entra um módulo. A folha precisa fechar sempre no mesmo ponto, para o pino achar o furo.",
    ],
    buying: [
      "Escolha a trava pelo portão: no deslizante, pino que prende a folha no batente; no basculante, trava lateral na coluna; no de duas folhas, uma em cada ponta. Confira se a placa tem saída de trava.",
      "Para comprar trava elétrica, veja três pontos: tensão da saída da placa, lugar firme para fixar e destravamento manual para a falta de luz. Fotos do encontro da folha com a coluna definem o modelo.",
      "Uma trava basta em folha estreita e firme; folha larga ou de duas partes ganha com duas. Prefira modelo com chave de emergência e pino de aço protegido da chuva.",
    ],
    "how-to": [
      "Para instalar trava elétrica, a folha é alinhada, o corpo vai na coluna e o pino entra livre em furo reforçado na folha; a placa libera a trava antes de mover. Ligação e solda ficam com o técnico, com o disjuntor desligado.",
      "Escolha o ponto em que a folha encosta sempre igual, fixe a trava em coluna firme, ligue à saída de trava ou a um módulo e teste vários ciclos e a falta de luz. Sem experiência com a placa, deixe com o técnico.",
      "Antes de pensar em trava, corrija a folha: ela precisa fechar no mesmo lugar, sem pressão. Depois o técnico fixa o pino, liga o módulo à placa e ajusta o tempo entre soltar e andar.",
    ],
  },
  line: [
    "Trava elétrica segura a folha com pino de aço, além do redutor do motor.",
    "Se a trava não recolhe, o motor força contra ela: pare de acionar.",
    "A placa solta a trava elétrica um instante antes de mover a folha.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como a trava elétrica prende o portão",
        "O que a trava acrescenta ao motor",
        "Como a placa comanda a trava",
      ],
      slots: [
        [
          "Uma bobina recolhe o pino quando a placa vai mover a folha, e uma mola o devolve no fechamento.",
          "O pino entra sozinho quando o portão fecha e sai por comando elétrico na abertura.",
          "A trava trabalha em par com a placa: solta, espera um instante e o motor parte.",
        ],
        [
          "Um motor parado já segura a folha pelo redutor, mas uma alavanca força o conjunto.",
          "Sem trava, a resistência é a do redutor e do braço, que podem ceder com esforço.",
          "O redutor dá alguma trava; o pino de aço na coluna dá outra, bem mais difícil de vencer.",
        ],
        [
          "Em portão grande ela também alivia o motor, porque o vento deixa de forçar a engrenagem.",
          "Uma folha larga ao vento bate menos com a trava, o que poupa o redutor.",
          "Além da segurança, a trava evita que a ventania faça a folha trabalhar contra o motor.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Trava com problema: sinais", "Trava que não recolhe ou não entra", "Como perceber defeito na trava"],
      slots: [
        [
          "Um motor que ronca e não sai do lugar, com a folha firme, pode estar preso na trava.",
          "Se o portão dá um tranco e para, veja se o pino recolheu.",
          "Estalo na coluna e folha parada indicam trava que não soltou a tempo.",
        ],
        [
          "Pino que não entra no furo mostra folha desalinhada ou batente fora do ponto.",
          "Quando a folha cede, o furo muda de altura e o pino bate na chapa.",
          "Marca nova de atrito ao redor do furo revela que há desalinhamento.",
        ],
        [
          "Bobina quente ou cheiro de queimado na trava pede disjuntor desligado na hora.",
          "Uma trava ligada sem parar esquenta; desligue o circuito e chame o técnico.",
          "O zumbido contínuo na trava, com o portão parado, é defeito de comando.",
        ],
      ],
      bullets: [
        "Motor ronca com a folha presa",
        "Pino bate fora do furo",
        "Estalo e parada no início da abertura",
        "Trava quente ou zumbindo",
        "Portão abre só na segunda tentativa",
      ],
    },
    {
      about: "check",
      headings: ["O que ver antes de chamar", "Trava presa: ordem segura", "Conferência da trava sem ferramenta"],
      slots: [
        [
          "Pare de acionar: cada tentativa faz o motor empurrar contra o aço.",
          "Insistir no controle pode queimar o motor e entortar o pino da trava.",
          "O primeiro cuidado é largar o controle e não repetir o comando.",
        ],
        [
          "Nunca golpeie o pino nem use o carro para soltar a folha.",
          "Martelo e alavanca entortam o pino e podem até derrubar a folha.",
          "Com a folha firme e o disjuntor desligado, apenas olhe e fotografe.",
        ],
        [
          "Pedra e barro no furo do piso são causa comum em trava vertical.",
          "Trava de piso junta terra no furo e não entra até o fim.",
          "Limpe o furo com escova, com o motor desligado, e teste outra vez.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Veja se o pino está recolhido ou atravessado no furo.",
        "Procure sujeira no furo e retire sem forçar.",
        "Use a chave de destravamento da trava, se o modelo tiver.",
        "Se a folha continuar presa, fotografe e chame o técnico.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação da trava",
        "O que o técnico faz na trava",
        "Alinhamento, ligação e teste da trava",
      ],
      slots: [
        [
          "A folha é ajustada antes, para o pino entrar livre em todos os fechamentos.",
          "O alinhamento vem primeiro, com roldana, dobradiça e batente no ponto certo.",
          "Sem folha firme, a trava vira problema, por isso a mecânica é corrigida antes.",
        ],
        [
          "O corpo vai em coluna maciça, com furo reforçado na folha para o pino não abrir a chapa.",
          "A fixação é por parafuso em base sólida ou solda, conforme o material da coluna.",
          "A chapa de reforço no furo evita que o pino rasgue o metal fino.",
        ],
        [
          "Na placa, usa-se a saída de trava ou um módulo, com o tempo de espera regulado.",
          "O tempo entre soltar a trava e mover a folha é ajustado para o motor não forçar.",
          "Depois de muitos ciclos, simula-se a falta de luz para ensinar o destravamento.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual trava para o seu portão", "Trava lateral, de piso ou dupla", "Como escolher a trava"],
      slots: [
        [
          "No deslizante, a trava lateral na coluna de fechamento é a solução comum.",
          "O portão de correr usa trava na ponta da folha que encosta na coluna.",
          "Para deslizante, prende-se a folha na coluna, no encontro com o batente.",
        ],
        [
          "O portão basculante costuma receber trava nas laterais, às vezes em par.",
          "Em basculante largo, duas travas dividem o esforço e evitam torção da folha.",
          "A folha basculante larga ganha firmeza com uma trava em cada coluna.",
        ],
        [
          "O pivotante de duas folhas usa trava no piso ou no alto, mais a trava entre as folhas.",
          "Em portão de duas folhas, a primeira trava no piso e a segunda prende na primeira.",
          "A saída da placa precisa suportar a trava escolhida; se não, entra um módulo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Trava elétrica funciona na falta de luz?",
      answers: [
        "O pino fica travado, porque a mola o mantém fechado. Para abrir, usa-se o destravamento manual da trava e o do motor; por isso ele precisa existir.",
        "Ela continua segurando a folha. Sem energia, abre-se pela chave da trava e depois pelo destravamento do motor, ou com nobreak.",
      ],
    },
    {
      question: "Toda placa aceita trava elétrica?",
      answers: [
        "Não. Muitas têm saída própria; outras precisam de módulo de trava. A foto da etiqueta do motor mostra o que serve.",
        "Muitas aceitam, direto ou com módulo. É preciso que a placa solte a trava antes de mover, com tempo ajustável.",
      ],
    },
    {
      question: "Trava elétrica evita arrombamento?",
      answers: [
        "Dificulta bastante, porque um pino de aço segura a folha na coluna. Nenhuma peça sozinha impede tudo: folha fraca e coluna ruim continuam sendo o ponto frágil.",
        "Ajuda muito contra alavanca, mas não é absoluta. Folha reforçada, coluna firme e boa iluminação completam a proteção.",
      ],
    },
    {
      question: "Posso usar cadeado em vez de trava elétrica?",
      answers: [
        "Pode por uma noite, com cuidado: se alguém acionar o controle com o cadeado fechado, o motor força e entorta a folha. A trava elétrica solta sozinha.",
        "Só com o disjuntor desligado. Cadeado com motor ligado é causa comum de braço torto e engrenagem quebrada.",
      ],
    },
    {
      question: "Uma trava só é suficiente?",
      answers: [
        "Em portão estreito, em geral sim. Folha larga, basculante grande e duas folhas pedem duas, para não torcer ao ser forçada.",
        "Depende da largura. Quanto maior a folha, mais ela torce no meio, e duas travas distribuem o esforço.",
      ],
    },
  ],
  photo: "fotos do encontro da folha com a coluna, do motor e da etiqueta dele",
  related: ["invasao", "fechadura", "placa", "batente", "regulagem", "chave-de-destravamento"],
};
