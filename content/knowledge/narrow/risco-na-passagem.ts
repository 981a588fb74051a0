import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What the leaf may do to who passes or what stands below it: an animal, a child, a parked car. */
export const riscoNaPassagem: NarrowConcept[] = [
  {
    id: "sensor-para-animal",
    broader: "animais",
    label: "Que sensor colocar por causa do animal",
    phrase: "o sensor que vê o cachorro",
    asks: [
      ...combine(
        ["cachorro", "cão", "gato", "animal", "pet", "bicho"],
        [
          "que sensor colocar",
          "qual sensor colocar",
          "que sensor usar",
          "qual sensor usar",
          "qual sensor",
          "sensor não vê",
          "sensor não pega",
          "sensor não detecta",
          "fotocélula não vê",
          "fotocélula não pega",
          "fotocélula não detecta",
          "passa frente não para",
          "passa frente não para sensor",
          "passa frente sensor colocar",
          "passa não para sensor",
          "passa baixo fotocélula",
          "altura fotocélula",
          "altura sensor",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Coloque um segundo par de fotocélulas baixo, de 15 a 25 cm do chão: o par comum fica na altura do para-choque, e o cachorro ou o gato passa por baixo do feixe sem o portão parar. Até instalar, desligue o fechamento automático e só feche vendo o animal longe.",
        "O sensor que para o portão quando o cachorro ou outro animal passa na frente é a fotocélula instalada baixa, entre 15 e 25 cm do piso, somada à que já existe. Onde o bicho deita no caminho, junta-se a borda sensível na ponta da folha, que recua ao encostar.",
        "Para o portão parar quando o animal cruza, a fotocélula vai na altura do peito dele: uns 15 cm do chão para gato e cachorro pequeno, 20 a 25 cm para os maiores, além do par do para-choque. O valor do par extra, com cabo e mão de obra, sai por foto das colunas e da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão não para hoje", "Há sensor e ele não vê o bicho"],
        slots: [
          [
            "A fotocélula só percebe o que corta a linha do feixe; em geral ela fica de 40 a 60 cm do chão, acima de um cachorro pequeno ou de um gato.",
            "O feixe é uma linha fina: instalado na altura do carro, não é cortado por um animal baixo.",
          ],
          [
            "Se o cachorro é grande e mesmo assim a folha segue, o par está desligado, desalinhado ou foi anulado na central.",
            "Com animal alto o feixe é cortado; se o portão continua, a fotocélula está sem ligação, suja ou anulada na placa.",
          ],
          [
            "Nas centrais mais comuns, a fotocélula age só no fechamento; ao abrir, a folha não volta.",
            "Em geral ela protege o fechamento; na abertura, quem cuida é a força bem regulada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual proteção para qual animal", "Fotocélula baixa, borda sensível ou tela"],
        slots: [["Escolha pelo tamanho e pelo hábito do animal.", "O porte e o costume do bicho decidem."]],
        bullets: [
          "Gato ou cachorro pequeno que cruza correndo: par de fotocélulas a 15 cm do chão",
          "Cachorro médio ou grande: par a 20 ou 25 cm, mantendo o do para-choque",
          "Animal que deita no vão: borda sensível na ponta da folha, além da fotocélula",
          "Cachorro que passa por baixo da folha: tela ou borracha que feche a fresta",
        ],
      },
      {
        about: "visit",
        headings: ["Como o segundo par é instalado", "Instalação e teste"],
        slots: [
          [
            "Os dois módulos ficam frente a frente nas colunas, protegidos de respingo e de chute, com cabo de comando em duto próprio.",
            "O técnico fixa um módulo em cada coluna, alinha os dois e passa o cabo de comando separado da energia.",
          ],
          [
            "Os dois pares entram na mesma entrada da central, de modo que qualquer feixe cortado reabre o portão.",
            "Na placa, os contatos são ligados de modo que basta um dos feixes ser cortado para a folha voltar.",
          ],
          [
            "O teste é feito com uma caixa da altura do animal, nunca com ele.",
            "Prova-se com uma caixa baixa no chão e o animal preso em outro cômodo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr uma fotocélula baixa para o cachorro?",
        answers: [
          "O valor soma o par, o cabo até a central e a mão de obra, e sai por foto. Se o par que existe só está desalinhado, o acerto em casa parte de {price.preventive}, sem peças.",
          "Depende do caminho do cabo e do modelo; com foto das colunas e da etiqueta do motor, o orçamento é grátis. Regular o sensor que já existe parte de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "Posso só descer a fotocélula que já tenho?",
        answers: [
          "Não: lá embaixo ela deixa de ver o carro, que é alto no meio e passa por cima do feixe. São dois pares.",
          "Melhor não. O carro fica sem proteção entre as rodas; o par baixo se soma ao outro.",
        ],
      },
      {
        question: "O cachorro vai parar o portão toda hora?",
        answers: [
          "Vai, sempre que cruzar durante o fechamento, e é o que se quer. Se incomoda, prenda-o na manobra; não anule o sensor.",
          "Pode parar, e o portão fecha no comando seguinte. Portãozinho interno ou o hábito de prender o animal resolve sem tirar a proteção.",
        ],
      },
      {
        question: "Sensor de presença de alarme serve no portão?",
        answers: [
          "Não. Ele percebe calor numa área grande e dispara com qualquer um; no portão usa-se feixe de ponta a ponta ou borda na folha.",
          "Não serve: é lento e impreciso para a folha em movimento. O certo é fotocélula de barreira.",
        ],
      },
    ],
    photo: "fotos das duas colunas, da fotocélula que existe e da etiqueta do motor, e diga o porte do animal",
  },
  {
    id: "crianca-sem-antiesmagamento",
    broader: "criancas",
    label: "Criança e portão sem antiesmagamento",
    phrase: "o risco do portão sem antiesmagamento para a criança",
    asks: [
      "portão não para encosta perigoso filho",
      "portão encosta não volta criança",
      ...combine(
        ["criança", "bebê", "filho", "neto"],
        [
          "sem sensor",
          "sem fotocélula",
          "sem antiesmagamento",
          "sem anti esmagamento",
          "sem sensor antiesmagamento",
          "sem sensor machucar",
          "sem sensor perigoso",
          "pode machucar sem sensor",
          "machucar sem sensor antiesmagamento",
          "machucar sem antiesmagamento",
          "sem proteção",
        ],
      ),
      ...combine(["criança", "bebê"], ["antiesmagamento", "pode machucar portão", "portão perigoso sensor"]),
    ],
    intent: "question",
    answers: {
      any: [
        "A criança pode se machucar, e com gravidade: sem antiesmagamento, a folha não percebe que encostou nela e continua empurrando com toda a força do motor. Desligue hoje o fechamento automático e peça fotocélula e regulagem de força, a partir de {price.preventive} em casa, sem peças.",
        "É perigoso para criança: sem fotocélula nem antiesmagamento, o portão fecha como se ela não estivesse ali. Antiesmagamento é a função que faz a folha recuar ao encontrar resistência; até ter os dois, um adulto aciona olhando o portão até o fim.",
        "Portão sem antiesmagamento pode ferir uma criança com gravidade, porque nada manda a folha voltar. A proteção são duas coisas juntas, fotocélula que para antes do toque e força regulada que recua no toque; o orçamento sai por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é o antiesmagamento", "Como a folha percebe a criança"],
        slots: [
          [
            "A central mede o esforço do motor e, quando a folha encontra resistência, para e recua; é um ajuste da placa, e não uma peça à vista.",
            "Antiesmagamento é a reversão por esforço: a placa sente o motor forçar e manda a folha para trás.",
          ],
          [
            "Ele age depois do contato; por isso a fotocélula, que para a folha sem encostar, vem antes.",
            "Como só reage ao toque, ele não dispensa a fotocélula, que evita o toque.",
          ],
          [
            "A borda sensível é a terceira proteção: uma borracha na ponta da folha que recua com pouca pressão.",
            "Onde criança brinca perto, a borda sensível na aresta da folha reage com pressão bem menor que a do motor.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Onde a criança se machuca", "Os pontos de risco de cada portão"],
        slots: [["O perigo muda com o tipo de portão.", "Cada tipo de folha prende de um jeito."]],
        bullets: [
          "De correr: entre a ponta da folha e a coluna, e na cremalheira, que prende dedo e roupa",
          "De abrir: entre a folha e a parede, e no vão da dobradiça",
          "Basculante: embaixo da folha que desce e nos braços laterais",
          "Em todos: criança pendurada na folha em movimento",
        ],
      },
      {
        about: "check",
        headings: ["Teste em casa, sem ninguém por perto", "Como saber se o seu portão recua"],
        slots: [
          [
            "Faça com a criança dentro de casa e o dedo pronto para parar.",
            "Teste só com objeto, nunca com a mão ou o pé.",
          ],
        ],
        steps: [
          "Com o portão fechando, corte o feixe com um cabo de vassoura: a folha deve parar e voltar.",
          "Ponha uma caixa de papelão vazia no caminho, fora do feixe: a folha deve recuar ao encostar.",
          "Amassou a caixa ou não parou: desligue o fechamento automático e use só com um adulto olhando.",
          "Repita todo mês.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a criança já está presa no portão?",
        answers: [
          "Desligue o disjuntor e ligue 193. No de correr, com a energia cortada, um adulto pode destravar e abrir alguns centímetros com a mão; no basculante, não destrave, porque a folha pode descer.",
          "Corte a energia e chame 193. Portão de correr ou de abrir, reto, pode ser destravado e afastado na mão; basculante fica como está até o socorro.",
        ],
      },
      {
        question: "Todo motor aceita antiesmagamento?",
        answers: [
          "A maioria das centrais atuais tem a função; as antigas, muitas vezes, não. Pela foto da etiqueta dizemos se basta regular ou se vale trocar a placa.",
          "Quase todos os atuais. Em placa antiga sem a função, acrescentam-se fotocélula e borda sensível ou troca-se a central.",
        ],
      },
      {
        question: "Que altura a fotocélula precisa ter para criança?",
        answers: [
          "Um par entre 15 e 25 cm, para quem engatinha, além do comum, de 40 a 60 cm do chão.",
          "Dois pares: um baixo, a cerca de 20 cm do piso, e o da altura do para-choque.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das duas colunas e da etiqueta do motor",
  },
  {
    id: "portao-caiu-no-carro-quem-paga",
    broader: "caiu-do-trilho",
    label: "Portão caiu em cima do carro: quem paga",
    phrase: "quem paga o carro em que o portão caiu",
    asks: [
      ...combine(
        [
          "caiu cima carro",
          "caiu sobre carro",
          "caiu carro",
          "tombou carro",
          "desabou carro",
          "despencou carro",
          "caiu cima veículo",
          "caiu cima moto",
        ],
        [
          "responsável",
          "quem responsável",
          "quem paga",
          "quem responde",
          "responsabilidade",
          "prejuízo",
          "indenização",
          "seguro paga",
          "seguro cobre",
          "condomínio paga",
          "direito",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Quando o portão cai em cima de carro ou moto, em geral responde quem tem a guarda dele: o condomínio, o dono do imóvel, mesmo alugado, ou a empresa, sobretudo se faltava manutenção (artigo 937 do Código Civil). Não tire o veículo nem levante a folha: ela pode estar apoiada nele.",
        "Em geral, quem paga o carro é o responsável pelo portão: condomínio, proprietário ou empresa. Se a queda veio de serviço malfeito, responde também quem o fez; se veio de batida, quem bateu. Deixe a folha como está, corte o disjuntor e fotografe de longe.",
        "O responsável pelo portão que caiu sobre o carro costuma ser quem cuida dele, e o que decide é a causa: cabo, roldana ou dobradiça sem manutenção apontam para o dono ou o condomínio. Acione o seguro do carro, avise por escrito e não mexa na folha.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O carro ainda está embaixo da folha", "Antes de falar de dinheiro: a folha"],
        slots: [
          [
            "A folha caída pode tombar de novo quando o carro se mexe.",
            "O carro amassado pode ser o que segura a folha no lugar.",
          ],
        ],
        steps: [
          "Havendo alguém ferido ou preso, ligue 193.",
          "Desligue o disjuntor do portão, sem passar por baixo da folha.",
          "Não entre no carro, não o ligue e não levante nem destrave a folha.",
          "Isole os dois lados, a uma distância maior que a altura do portão.",
          "Fotografe de longe e espere a equipe escorar a folha; só então o carro sai.",
        ],
      },
      {
        about: "what",
        headings: ["Quem paga o carro, conforme a causa", "Da causa da queda ao responsável"],
        slots: [["A causa, escrita por quem examinou o portão, decide.", "O que falhou diz para quem vai a conta."]],
        bullets: [
          "Cabo, mola, roldana ou dobradiça gastos: dono, condomínio ou empresa que cuida do portão",
          "Serviço recente malfeito: quem instalou ou consertou",
          "Alguém bateu no portão antes: quem bateu",
          "Vendaval: veja o seguro; se faltava manutenção, ela ainda pesa contra quem cuida do portão",
        ],
      },
      {
        about: "check",
        headings: ["O que juntar para receber o conserto do carro", "Provas e seguro"],
        slots: [
          [
            "Guarde vídeo da câmera, fotos das peças rompidas antes de serem trocadas e os registros de manutenção.",
            "Junte imagens, testemunhas, a peça que rompeu e as notas das revisões do portão.",
          ],
          [
            "Peça três orçamentos do carro e mande ao responsável por escrito, com prazo para resposta.",
            "Mande o orçamento do carro ao responsável por escrito, com data e fotos.",
          ],
          [
            "O seguro do carro, se é compreensivo, costuma pagar, menos a franquia, e depois cobra do responsável; o do condomínio pode ter responsabilidade civil.",
            "Veja as duas apólices: a do carro, que costuma cobrir com franquia, e a do prédio ou da casa, se tem responsabilidade civil.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio pode dizer que não se responsabiliza?",
        answers: [
          "Pode dizer, mas isso não encerra o caso: o portão é parte comum, e mantê-lo cabe ao condomínio. Em desacordo, o Juizado Especial decide.",
          "A recusa não vale sozinha. O portão é parte comum e a manutenção é do condomínio; com a causa por escrito, procure o Juizado Especial ou um advogado.",
        ],
      },
      {
        question: "Vocês dizem por escrito por que o portão caiu?",
        answers: [
          "Fazemos o exame e dizemos qual peça falhou; peça que isso conste do orçamento. Laudo com valor de perícia é de engenheiro habilitado.",
          "Peça a causa no orçamento: o técnico diz o que falhou. Perícia para processo se contrata de engenheiro.",
        ],
      },
      {
        question: "Posso mandar consertar o portão antes da vistoria do seguro?",
        answers: [
          "Só o necessário para tirar o perigo, com fotos antes e as peças guardadas. O resto espera o aviso da seguradora.",
          "Avise antes. Escorar e liberar o carro é urgente; trocar peça pode esperar a vistoria.",
        ],
      },
      {
        question: "Quanto custa recolocar um portão que caiu?",
        answers: [
          "Depende do que entortou: a visita com regulagem em casa parte de {price.preventive}, sem peças; roldana, guia, cabo e serralheria somam e saem por foto.",
          "A visita com regulagem parte de {price.preventive} em casa, sem peças; o resto sai por foto. O motor, na maioria das quedas, se aproveita.",
        ],
      },
    ],
    photo: "fotos de longe da folha, do carro e da peça que rompeu",
  },
  {
    id: "idoso-e-portao-sem-sensor",
    broader: "esmagamento",
    label: "Idoso e portão sem sensor",
    phrase: "o portão sem sensor para quem é idoso",
    asks: combine(
      ["idoso", "idosa", "avó", "avô", "cadeirante", "bengala", "andador", "deficiente"],
      [
        "sem sensor",
        "sem fotocélula",
        "portão sem sensor",
        "pode usar sem sensor",
        "sensor precisa",
        "qual sensor",
        "portão machucar",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Portão sem sensor não é seguro para idoso: quem anda devagar fica mais tempo no vão, e a folha fecha sobre a pessoa. Instale fotocélula, aumente a pausa e regule a força; o ajuste em casa parte de {price.preventive}, sem peças, e o par de sensores sai por foto.",
        "Idoso não deve passar por portão sem sensor: a folha não espera quem é lento nem percebe quem caiu. Até instalar a fotocélula, desligue o fechamento automático e feche só depois de ver a passagem livre; a visita com regulagem parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que instalar para quem anda devagar", "Sensor, pausa e força"],
        slots: [["São ajustes simples, feitos na mesma visita.", "Nenhum deles pede motor novo."]],
        bullets: [
          "Um par de fotocélulas na altura da perna e outro baixo, a uns 20 cm, para quem caiu",
          "Pausa longa antes de fechar, ou fechamento só por botão",
          "Força no mínimo que move a folha, com recuo testado em uma caixa",
          "Botoeira de onde se vê o portão inteiro, na altura de quem senta",
        ],
      },
      {
        about: "care",
        headings: ["Hábitos que evitam acidente", "No dia a dia"],
        slots: [
          [
            "A pé, prefira a porta social; o portão grande fica para o carro.",
            "Passar a pé pelo portão do carro é o momento de maior risco: use a entrada social.",
          ],
          [
            "Espere a folha parar antes de entrar no vão e nunca a segure com a mão.",
            "Só entre com a folha parada, e não apresse o passo diante dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo de pausa deixar para um idoso?",
        answers: [
          "De 40 a 60 segundos costuma bastar; ou desligue o fechamento automático e feche pelo botão.",
          "Cronometre a passagem no passo dele e dobre: em geral fica perto de um minuto.",
        ],
      },
      {
        question: "O antiesmagamento do motor basta para o idoso?",
        answers: [
          "Não: ele recua depois de encostar, e o empurrão já derruba. A fotocélula para antes do toque.",
          "Não basta. Serve de segunda proteção, com a fotocélula na frente.",
        ],
      },
      {
        question: "Quem usa cadeira de rodas precisa de sensor diferente?",
        answers: [
          "Não diferente, mas em duas alturas: o feixe alto pode passar entre a roda e o encosto.",
          "Precisa de dois pares, um baixo e um médio, para a cadeira cortar ao menos um dos feixes.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das duas colunas e da etiqueta do motor",
  },
];
