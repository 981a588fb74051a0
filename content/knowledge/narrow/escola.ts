import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const escola: NarrowConcept[] = [
  {
    id: "escola-saida-alunos",
    broader: "escola",
    label: "Portão automático em escola",
    phrase: "o portão automático na escola",
    asks: [
      "portão automático escola seguro",
      "portão automático creche seguro",
      "portão automático colégio seguro",
      "creche fechamento automático",
      "creche fecha sozinho",
      "creche portão perigoso",
      "crianças passam junto carros portão",
      "colégio fechamento automático alunos",
      "saída estudantes portão machucar",
      "alunos passando portão",
      "portão escola seguro",
      "escola portão alunos",
      "saída alunos portão",
      "norma portão escola",
      "escola fecha sozinho",
      "escola portão perigoso",
      "escola fechamento automático",
      "escola portão segurança",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão automático da escola é seguro quando aluno não passa por ele: carros entram por um acesso, e crianças, por outro. O motor fica sem fechamento automático, com fotocélula em duas alturas e comando só de um funcionário que veja a folha. O valor vem por foto e medidas.",
        "Na escola, automatize o portão dos carros e deixe a entrada dos alunos à parte, com fechadura comandada pela portaria. Na entrada e na saída das crianças, ele fica parado; o motor de folha pesada fica de {price.heavySwap} na troca, com a mão de obra.",
        "Para portão de escola ou creche, a proteção vem antes do motor: alunos por uma entrada e carros por outra, fotocélula em duas alturas, borda sensível e botão de parada. O motor do portão de carros, em folha pesada, fica de {price.heavySwap} na troca; o valor do seu vem por foto e medidas.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Entrada e saída dos alunos", "Como usar o portão no horário de pico", "Regras para a portaria"],
        slots: [
          [
            "Na hora da entrada e da saída, o portão de veículos não se move com criança por perto.",
            "O movimento da folha é feito antes ou depois do fluxo de alunos, nunca no meio.",
            "A criança não atravessa o vão do portão automático, mesmo aberto.",
          ],
          [
            "Quem aciona é um funcionário treinado, com a folha inteira à vista.",
            "O controle não fica com pais nem com alunos, e o fechamento automático fica desligado.",
            "Comando por controle solto, de longe, é o que mais causa acidente e não combina com escola.",
          ],
          [
            "Fotocélula perto do chão, borda na aresta e força mínima param a folha diante de uma criança.",
            "Feixe baixo vê criança pequena; o segundo feixe vê o carro.",
            "Um sensor que falha tira o portão de uso, mesmo com o motor funcionando.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que portão e motor servem na escola", "Folha lenta e protegida", "Escolha para escola e creche"],
        slots: [
          [
            "Folha de correr com grade de vão estreito, onde não caiba cabeça ou braço, é a mais indicada.",
            "Vão entre a folha e a coluna precisa de proteção, porque ali a criança põe a mão.",
            "Um portão que sobe pede área isolada; o de correr, protegido, é mais simples de vigiar.",
          ],
          [
            "Velocidade baixa e parada suave valem mais que rapidez.",
            "O fluxo é curto e intenso, e o motor precisa aguentar esse pico.",
            "A cremalheira e a engrenagem ficam cobertas e fora do alcance dos alunos.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O portão social dos alunos", "A entrada das crianças, à parte"],
        slots: [
          [
            "A entrada de alunos leva portão social com fechadura elétrica, interfone com câmera e abertura só pela recepção.",
            "Para as crianças, um portão social com fechadura comandada pela portaria e câmera que mostre quem chega.",
          ],
          [
            "Por dentro, a saída em emergência precisa abrir sem chave e sem luz, como manda o projeto de incêndio da escola.",
            "Na evacuação, a fechadura tem de soltar mesmo sem energia: confira isso com quem cuida do AVCB.",
          ],
        ],
      },
    ],
    keep: ["check", "cost"],
    questions: [
      {
        question: "Existe norma para portão de escola?",
        answers: [
          "Há normas da ABNT, como a NBR 9050, de acessibilidade, e regras locais para escolas e para saída de emergência. Peça ao projetista as que valem no seu caso.",
          "Existem, e mudam com o município e o tipo de escola. O projeto deve citar as que segue.",
        ],
      },
      {
        question: "Os pais podem ter controle do portão da escola?",
        answers: [
          "Não é recomendado. A portaria aciona, com a folha à vista.",
          "Melhor não: cada controle solto é um acionamento sem ninguém olhando.",
        ],
      },
      {
        question: "O portão pode fechar sozinho?",
        answers: [
          "Em escola, não convém. Fecha quem está vendo a passagem livre.",
          "Não: o fechamento automático deve ficar desligado.",
        ],
      },
      {
        question: "Quando instalar o motor no portão da escola?",
        answers: [
          "Instale em férias, fim de semana ou à noite, com a área isolada; conjunto pesado leva de {time.heavy}.",
          "A instalação é feita fora do horário de aula, sempre. A data é combinada antes.",
        ],
      },
    ],
    photo: "fotos das entradas de alunos e de carros, com as medidas da folha e os horários de pico",
  },
  {
    id: "sensor-de-portao-de-escola",
    broader: "escola",
    label: "Sensor para portão de escola",
    phrase: "o sensor do portão da escola",
    asks: [
      "sensor portão escola",
      "sensor barreira escola",
      "sensor barreira portão escola",
      "barreira infravermelha escola",
      "sensor segurança portão escola",
      "sensor portão creche",
      "sensor escola criança",
      "sensor portão colégio",
    ],
    intent: "installation",
    answers: {
      any: [
        "No portão automático de escola, a segurança vem de sensores em duas alturas: fotocélulas por volta de 20 a 30 cm e de 60 a 70 cm do chão, ou barreira própria para portão, que veem também a criança pequena. Borda sensível e força mínima completam, e o valor instalado sai por foto da entrada.",
        "O sensor de barreira para portão de escola precisa ser feito para ligar na central do motor, e não no alarme; sem ele, use fotocélulas em duas alturas, perto de 25 e de 65 cm. Assim até a criança menor interrompe o feixe. Instalamos os pares e orçamos por foto da entrada.",
        "Portão automático de escola pede fotocélula dupla, a 20 ou 30 cm e a 60 ou 70 cm do chão, ou um sensor de barreira que se ligue à central. Um feixe só passa por cima da criança pequena. Fazemos a instalação, com orçamento pela foto da entrada e do motor.",
      ],
      price: [
        "O preço do sensor no portão de escola depende de quantos pares de fotocélula são, do cabo até a central e de haver borda sensível na folha. Dois pares são o mínimo, a barreira de vários feixes custa mais, e tudo é orçado junto por foto da entrada.",
        "Quanto custa o sensor para portão de escola varia com o número de fotocélulas, a distância do cabo à central e a borda na ponta da folha. O par simples é o mais barato, a barreira o mais caro, e a foto da entrada dá o total.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fotocélula, barreira e borda na escola", "Que sensor usar onde há crianças"],
        slots: [
          [
            "A fotocélula é um par de sensores com um feixe entre eles; quem cruza a linha faz o portão parar e reabrir. Um feixe na altura do para-choque deixa passar quem é pequeno, e por isso são dois pares.",
            "Cada fotocélula cria um feixe no vão e, cortado o feixe, a folha para e volta. Instalada só na altura dos carros, não enxerga a criança menor; daí o segundo par, mais baixo.",
            "O par de fotocélulas forma uma linha invisível que, interrompida, faz a folha recuar. Como uma linha alta ignora os menores, o portão da escola leva duas, em alturas diferentes.",
          ],
          [
            "A barreira reúne vários feixes e cobre mais altura, desde que seja de portão, com saída para a central. A borda sensível, uma tira na ponta da folha que faz o portão recuar ao tocar, protege onde o feixe não alcança.",
            "Com vários feixes empilhados, a barreira fecha melhor o vão, mas o modelo de alarme não comanda o motor. Para o toque que escapa aos feixes existe a borda sensível, a tira de borracha na ponta da folha.",
            "Onde se quer cobertura maior, entra a barreira de vários feixes, na versão que conversa com a central do portão. Na ponta da folha vai a borda sensível, faixa que manda recuar quando encosta em algo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Entrada e saída dos alunos", "Cuidados na hora de mais movimento"],
        slots: [
          [
            "Na entrada e na saída, o portão dos carros fica parado e os alunos usam um portão de pedestres separado. Sensor diminui o risco, mas não substitui quem vigia.",
            "Nos horários de aluno, ninguém move o portão de veículos: a turma passa pelo acesso de pedestres. Nenhum sensor dispensa o funcionário que olha a passagem.",
            "Enquanto os alunos entram ou saem, o acesso dos carros não funciona, e a passagem é pelo portão social. A vigilância de uma pessoa continua necessária, mesmo com todos os sensores.",
          ],
          [
            "Quem aciona precisa ver o vão inteiro, e nesse período o fechamento automático fica desligado. Fotocélula com defeito nunca é anulada: o portão sai do automático até o conserto.",
            "O comando cabe à portaria, com a folha à vista e sem fechamento automático nessas horas. Falhou um sensor, o portão para de operar sozinho até o reparo, sem ponte nem desvio.",
            "A abertura fica com um funcionário que enxergue a passagem toda, e o fechar sozinho é desativado no pico. Se a fotocélula falhar, não se faz ponte: o automático espera o reparo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação e teste dos sensores", "Como os sensores são instalados"],
        slots: [
          [
            "Os pares são presos em coluna firme, longe do sol direto na lente e protegidos de bola e mochila. O cabo vai em duto próprio até a central, separado do de energia.",
            "Fixam-se os sensores em base que não balança, abrigados de pancadas e sem sol de frente. Um tubo só deles leva o cabo à placa, sem dividir espaço com a força.",
            "A coluna precisa ser firme, e a lente não pode receber sol direto nem bolada. Até a central, o cabo segue por duto separado da rede elétrica.",
          ],
          [
            "Depois, a força é reduzida ao mínimo, e cada altura é testada com um objeto enquanto a folha fecha: ela tem de parar e reabrir. A escola repete esse teste toda semana, de longe, e anota.",
            "Com tudo ligado, põe-se um objeto na linha de cada feixe durante o fechamento, e o portão deve voltar. A força do motor fica no mínimo, e o ensaio semanal passa à escola, com registro.",
            "No fim regula-se a menor força e simula-se um obstáculo em cada altura, para a folha parar e abrir. Alguém da escola deve refazer a prova uma vez por semana, com objeto, nunca com o corpo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sensor do alarme protege o portão da escola?",
        answers: [
          "Não no lugar da fotocélula: ele avisa a central de alarme, e não a do motor, então a folha continua fechando. Só serve o sensor com saída para a placa do portão.",
          "Não. O alarme registra a invasão, mas o motor nada recebe e segue fechando. Use fotocélula ou barreira ligada à central do portão.",
        ],
      },
      {
        question: "Quantas fotocélulas o portão da escola precisa?",
        answers: [
          "Dois pares, em alturas diferentes, é o mínimo onde passam crianças. Vão largo ou portão de ônibus pode pedir outro par, mais para dentro.",
          "No mínimo dois pares. Se entra ônibus ou o vão é fundo, acrescenta-se um terceiro do lado de dentro, para cobrir quem está atrás da folha.",
        ],
      },
      {
        question: "Dá para instalar fora do horário de aula?",
        answers: [
          "Dá: combina-se noite, fim de semana ou férias, e o portão é testado antes da volta dos alunos. O atendimento é {shop.hours}.",
          "Sim, o serviço pode ser feito à noite, no sábado ou nas férias, com o acesso livre. Os testes acabam antes de os alunos voltarem.",
        ],
      },
      {
        question: "Os sensores funcionam com o motor que já existe?",
        answers: [
          "Quase sempre: as centrais atuais têm entrada de fotocélula. Placa antiga, sem essa entrada ou sem reversão, é trocada, e isso vai no mesmo orçamento.",
          "Na maioria dos motores, sim, pela entrada de fotocélula da placa. Se a central não a tem ou não reverte a folha, é preciso substituí-la.",
        ],
      },
    ],
    photo: "uma foto de cada lado do portão, com as colunas inteiras, outra da calçada e a da etiqueta do motor",
  },
  {
    id: "escola-portao-parado",
    broader: "escola",
    label: "Portão da escola não abre ou não fecha",
    phrase: "o portão da escola que parou",
    asks: [
      "escola portão quebrado alunos",
      "escola portão quebrado aluno entrando",
      "creche portão quebrado",
      "portão escola quebrado",
      "portão escola quebrou",
      "colégio portão quebrado",
      ...combine(
        ["escola", "colégio", "creche"],
        ["portão"],
        [
          "parado",
          "parou",
          "não abre",
          "travado",
          "travou",
          "quebrado",
          "quebrou",
          "não funciona",
          "emperrado",
          "emperrou",
          "com defeito",
        ],
      ),
      ...combine(["colégio", "creche"], ["portão"], ["não fecha"]),
    ],
    isAskedByName: true,
    intent: "repair",
    answers: {
      any: [
        "Portão de escola ou creche quebrado: ponha um adulto na passagem, leve os alunos a outra entrada e desligue o disjuntor; ninguém segura nem empurra a folha. Chame, {shop.hours}, com vídeo e endereço: o horário e o valor da ida são ditos antes, e a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Portão da escola parado: afaste as crianças, confira o disjuntor e aperte a botoeira uma vez; mudo, é energia, comando ou placa; roncando, é capacitor ou folha presa. Depois desligue, use outra entrada para os alunos e chame, {shop.hours}: o conserto se marca fora da entrada e da saída.",
        "Se o portão da escola não abre ou não fecha, um funcionário só faz o teste, sem alunos por perto: disjuntor, lentes da fotocélula limpas e um toque na botoeira. Sem resposta, desligue e deixe alguém na entrada até o técnico, que atende {shop.hours}; o valor é dito antes.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Alunos e carros com o portão parado", "A entrada até o conserto"],
        slots: [
          [
            "Os alunos passam pela entrada de pedestres, nunca pelo vão do portão parado.",
            "Ponha cone e um funcionário no vão, e desvie as crianças para outra porta.",
          ],
          [
            "Folha de correr ou de abrir, reta e no trilho, pode ser levada na mão por um adulto, com o disjuntor desligado e o motor destravado.",
            "Só um adulto move a folha, e só se ela é de correr ou de abrir, reta e leve.",
          ],
          [
            "Basculante erguido, folha torta ou cabo solto ficam como estão, com a área isolada.",
            "Sob folha parada no alto ninguém passa, nem para buscar aluno.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão da escola para", "O que costuma ter falhado"],
        slots: [
          [
            "Sem som nenhum, falta energia, comando ou placa; com ronco, é capacitor fraco ou folha presa.",
            "Mudo aponta disjuntor, fusível ou placa; roncando, o motor não vence a folha.",
          ],
          [
            "Abre e não fecha? Bola, mochila ou poeira na fotocélula é a causa mais comum.",
            "A fotocélula batida por bola ou mochila impede o fechamento, e basta realinhar.",
          ],
          [
            "Parada na hora da saída, com o motor quente, é proteção térmica: abriu vezes demais.",
            "Motor de casa em fluxo de escola desarma no pico e volta depois de esfriar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O conserto pode ser feito fora do horário de aula?",
        answers: [
          "Sim: antes da entrada, depois da saída ou no sábado, combinado na conversa, {shop.hours}.",
          "Pode, e é o melhor: sem crianças no vão. O horário se combina pelo WhatsApp, {shop.hours}.",
        ],
      },
      {
        question: "Quanto custa consertar o portão da escola?",
        answers: [
          "Depende da peça; vídeo e foto da etiqueta dão o valor antes, grátis, com nota. Se for o motor de folha pesada, a troca fica de {price.heavySwap}.",
          "O orçamento por vídeo é grátis e separa peça e mão de obra. Motor novo em folha pesada fica de {price.heavySwap}.",
        ],
      },
      {
        question: "Podemos deixar o portão aberto durante a aula?",
        answers: [
          "Não sem alguém no vão. Feche na mão, se a folha é de correr ou de abrir e está reta, e tranque.",
          "Só com um funcionário na entrada o tempo todo; o melhor é fechar na mão e trancar.",
        ],
      },
    ],
    photo: "um vídeo do portão com o som do motor, a foto da etiqueta e os horários de entrada e saída",
  },
  {
    id: "antiesmagamento-na-escola",
    isAskedByName: true,
    broader: "fotocelula",
    label: "Sensor antiesmagamento em portão de escola",
    phrase: "o sensor antiesmagamento do portão da escola",
    asks: [
      ...combine(
        ["antiesmagamento", "anti esmagamento", "borda sensível", "sensor antiesmagamento", "sensor anti esmagamento"],
        ["escola", "creche", "colégio", "portão escola", "portão creche", "portão colégio", "escola infantil"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Instalamos sensor antiesmagamento em portão de escola {em}: a borda sensível na ponta da folha, que a faz recuar ao toque, e a força da central regulada no mínimo, com fotocélula em duas alturas para parar antes do contato. O valor sai por foto da folha e da entrada, sem custo.",
        "O antiesmagamento do portão de escola é a borda sensível na ponta da folha, que a faz recuar ao toque, somada à força da central no mínimo; a fotocélula em duas alturas completa, porque para a folha antes do contato. Instalamos e testamos no local, com o valor dito por foto da folha e da entrada.",
      ],
      price: [
        "O preço do antiesmagamento em portão de escola depende do comprimento da borda sensível, de a central aceitar a ligação, do cabo até a ponta que se move e de quantos pares de fotocélula entram. O orçamento é grátis, por foto; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
      installation: [
        "O antiesmagamento do portão de escola leva borda sensível na ponta da folha, que a faz recuar ao toque, força da central no mínimo e fotocélula em duas alturas, que para antes do contato. O valor sai por foto da folha e da entrada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada proteção faz", "Borda, força e fotocélula na escola"],
        slots: [
          ["A borda sensível é um perfil de borracha na ponta da folha: apertado, ele manda a central parar e recuar."],
          [
            "A reversão por esforço é da própria central, que sente a folha presa; só protege se a força estiver no mínimo que move o portão.",
          ],
          [
            "A fotocélula age sem contato: um par por volta de 20 a 30 cm do piso vê a criança pequena, e outro, de 60 a 70 cm, os maiores e os carros.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação e teste na escola", "Como o sensor é montado e testado"],
        slots: [
          [
            "A borda cobre a aresta inteira que fecha, e o cabo dela vai por mola espiral ou por módulo sem fio até a central.",
          ],
          ["Os pares baixos recebem proteção contra bola e mochila, em coluna firme."],
          ["O teste é feito com um objeto macio em três alturas: a folha tem de parar e recuar em todas."],
        ],
      },
      {
        about: "safety",
        headings: ["Na entrada e na saída dos alunos", "O que o sensor não resolve"],
        slots: [
          ["Nesse horário, o portão de carros fica parado, e os alunos passam por um portão de pedestres separado."],
          [
            "O sensor reduz o risco e não dispensa quem vigia; se ele falha, o portão sai do automático até o conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A borda sensível funciona na placa que a escola já tem?",
        answers: [
          "Depende da central: muitas têm entrada de segurança, e em outras se usa um módulo. A foto da etiqueta do motor mostra.",
        ],
      },
      {
        question: "Basta a fotocélula no portão da escola?",
        answers: [
          "Não onde passam crianças: o feixe só vê o que cruza a linha dele. A borda e a força no mínimo cobrem o resto.",
        ],
      },
      {
        question: "Dá para instalar fora do horário de aula?",
        answers: ["Dá: combina-se noite, fim de semana ou férias, com o portão testado antes da volta dos alunos."],
      },
      {
        question: "De quanto em quanto tempo se testa o sensor?",
        answers: [
          "Toda semana, por alguém da escola, de longe e com um objeto macio, e na revisão do técnico. Anote a data.",
        ],
      },
    ],
    photo: "uma foto da folha inteira, outra de cada coluna, da calçada e da etiqueta do motor",
  },
];
