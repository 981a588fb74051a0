import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const modelNames = ["garen kdz", "kdz", "ppa dz rio", "dz rio", "dz nano", "dz home", "peccinin gatter", "gatter"];

/** What the motor's board refuses to learn, tells with its light or limits, where the title names the one thing. */
export const avisosEAjustesDaCentral: NarrowConcept[] = [
  {
    id: "nao-grava-fim-de-curso",
    broader: "programacao",
    label: "Central não grava o fim de curso",
    phrase: "a central que não grava o fim de curso",
    asks: [
      "motor não memoriza onde parar",
      "não memoriza fim de curso",
      ...combine(
        ["", "[marca]", "motor", "placa", "central", "motor [marca]"],
        [
          ...["não grava fim curso", "não aprende fim curso", "não memoriza fim curso", "não grava percurso"],
          ...["não grava curso", "não aprende percurso", "não aprende curso", "não memoriza percurso"],
          ...["não salva percurso", "não reconhece fim curso", "não programa percurso"],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o motor não grava o fim de curso, em geral a central não está lendo um dos sensores: ímã trocado de lado, longe ou caído da cremalheira, sensor ou cabo com defeito. Folha pesada e fotocélula cortada também interrompem a gravação; o ajuste em casa parte de {price.preventive}, sem peças.",
        "O motor que não grava o fim de curso parou a gravação no meio: sensor que não vê o ímã, folha que trava e é lida como batente, fotocélula cortada ou tipo de fim de curso errado na placa. Confira por fora ímãs, trilho e lentes; o que fica sob a tampa é do técnico.",
        "Quando o motor anda mas não grava o fim de curso, procure primeiro os ímãs: cada ponta tem o seu, do lado certo e perto do sensor. Com eles no lugar, sobram o sensor, o cabo dele ou a placa, que o técnico mede, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a gravação não termina", "O que impede a central de gravar"],
        slots: [
          ["O ponto em que a gravação para diz onde procurar.", "Repare onde a folha está quando a central desiste."],
        ],
        bullets: [
          "Passa do ponto e bate: ímã caído, invertido ou longe do sensor",
          "Para antes, sempre no mesmo lugar: ponto duro lido como batente",
          "Abre e não fecha: fotocélula cortada, suja ou desalinhada",
          "Anda para o lado errado: sentido do motor ou sensores invertidos na placa",
          "Grava e esquece ao desligar: memória da placa com defeito",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir por fora", "Antes de gravar de novo"],
        slots: [
          [
            "Tudo isto se vê com o disjuntor desligado e a tampa fechada.",
            "Com o disjuntor desligado, olhe o que está fora do motor.",
          ],
        ],
        steps: [
          "Veja se há um ímã firme em cada ponta da cremalheira, e se nenhum caiu.",
          "Limpe o trilho e confira os batentes.",
          "Limpe as lentes da fotocélula e tire o que estiver entre elas.",
          "Religue, filme uma tentativa de longe e anote onde a folha parou.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "Sensor, cabo e placa"],
        slots: [
          [
            "O técnico aproxima um ímã do sensor e vê se a placa acusa; se não, mede o cabo e troca o sensor.",
            "O sensor é testado com um ímã na mão: se a luz da entrada não muda, troca-se o sensor ou o cabo.",
          ],
          [
            "Depois confere na placa o tipo de fim de curso escolhido e o sentido do motor, e grava de novo.",
            "Com sensor bom, acerta o sentido do motor e o tipo de fim de curso na placa e refaz a gravação.",
          ],
          [
            "Placa que não guarda o percurso depois de desligada é trocada; a peça se orça pela foto da etiqueta.",
            "Se a memória falhou, a saída é outra central, com o valor dito pela foto da etiqueta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O ímã do fim de curso tem lado?",
        answers: [
          "Em muitos motores, sim: o de abrir e o de fechar têm polos ou posições diferentes, e trocados a central não grava.",
          "Na maioria dos motores, tem. Com os ímãs invertidos, o motor para do lado errado ou não para.",
        ],
      },
      {
        question: "Preciso gravar os controles de novo?",
        answers: [
          "Não, na maioria das placas: controle e percurso ficam em memórias separadas.",
          "Em geral não. Só se a placa for trocada ou a memória inteira for apagada.",
        ],
      },
      {
        question: "Posso usar o portão sem o percurso gravado?",
        answers: [
          "Não convém: sem saber onde parar, a folha bate no batente ou passa do ponto.",
          "Melhor não. Desligue o disjuntor; o de correr, em piso plano, se usa na mão, destravado.",
        ],
      },
    ],
    photo: "um vídeo de uma tentativa, uma foto dos ímãs na cremalheira e outra da etiqueta do motor",
  },
  {
    id: "luz-vermelha-na-central",
    broader: "placa",
    label: "Luz vermelha piscando na central",
    phrase: "a luz vermelha piscando na central",
    asks: [
      "luz vermelha na central",
      "led vermelho na central",
      "luz vermelha acende motor portão não fecha",
      "luz vermelha piscando placa portão",
      "luz vermelha na placa",
      ...combine(
        ["[marca]", "motor", "central", "motor [marca]", "central [marca]", "placa [marca]", ...modelNames],
        [
          ...["luz vermelha piscando", "led vermelho piscando", "piscando vermelho", "pisca vermelho"],
          ...["luz vermelha piscando central", "luz vermelha piscando placa"],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A luz vermelha piscando no motor é um aviso da placa, e a cor sozinha não diz qual: pode ser programação aberta, fotocélula cortada, fim de curso não lido ou percurso por gravar. Se o portão anda normal, costuma ser só sinal de ligado; se parou, limpe a fotocélula, desligue e religue o disjuntor uma vez.",
        "A luz vermelha que pisca no motor se lê pelo que o portão faz: andando bem, em muitas placas é só sinal de ligada; parado, é fotocélula, fim de curso, botoeira presa ou percurso perdido. O significado exato está no manual da placa; a visita em casa parte de {price.preventive}, sem peças.",
        "Luz vermelha piscando no motor não quer dizer queima: é a placa viva, avisando. Confira fotocélula, botoeira e obstáculo, religue o disjuntor uma vez e, se o portão não andar, mande a foto da etiqueta com um vídeo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que a luz vermelha costuma dizer", "Luz vermelha: leia pelo que o portão faz"],
        slots: [
          [
            "Cada central usa a luz a seu modo; o que o portão faz ajuda mais que a cor.",
            "O mesmo vermelho quer dizer coisas diferentes em cada placa, por isso compare com o movimento.",
          ],
        ],
        bullets: [
          "Pisca devagar e o portão anda: central ligada, sem defeito",
          "Pisca e o portão abre mas não fecha: fotocélula suja, torta ou cortada",
          "Acende quando ninguém aperta nada: botoeira ou controle com a tecla presa",
          "Pisca depois de faltar luz ou de mexerem na placa: percurso por gravar ou programação aberta",
          "Apagada de todo: falta energia, fusível ou fonte da placa",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer sem mexer na placa", "Passos seguros com a luz piscando"],
        slots: [
          [
            "Na maioria dos motores a luz fica sob a tampa: se ela já está aberta, olhe de longe e não toque; se está fechada, deixe.",
            "A placa tem tensão da rede: com a tampa aberta, só olhe; fechada, não abra.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula e tire o que estiver entre elas.",
          "Veja se a botoeira e os controles não estão com a tecla presa.",
          "Desligue o disjuntor por um minuto e religue uma vez só.",
          "Dê um comando de longe e veja o que a folha faz.",
          "Mande a foto da etiqueta e um vídeo do portão; o da luz, só se a tampa já estava aberta.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Luz vermelha na central é placa queimada?",
        answers: [
          "Em geral não: placa queimada fica apagada ou não reage. Piscando, ela está viva e avisa alguma coisa.",
          "Quase nunca. O que indica placa queimada é luz nenhuma, cheiro ou marca escura.",
        ],
      },
      {
        question: "Posso apertar o botão da placa para parar de piscar?",
        answers: [
          "Não. Em muitas centrais, segurar esse botão apaga os controles ou o percurso, e ali há tensão da rede.",
          "Melhor não: o botão pode limpar a memória, e a mão fica perto de fio energizado.",
        ],
      },
      {
        question: "Começou depois que faltou luz. Passa sozinho?",
        answers: [
          "Às vezes: parte das centrais procura o fim de curso no primeiro ciclo, devagar, e volta ao normal.",
          "Pode passar depois de um ciclo completo. Se continuar, o percurso se perdeu e é gravado na visita.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo do que o portão faz quando a luz pisca",
  },
  {
    id: "embreagem-eletronica-no-basculante",
    broader: "embreagem",
    label: "Embreagem eletrônica do basculante",
    phrase: "a embreagem eletrônica do basculante",
    asks: [
      ...combine(
        [
          "embreagem eletrônica basculante",
          "regular embreagem basculante",
          "regular força basculante",
          "ajustar embreagem basculante",
        ],
        ["", "como", "como regular", "motor", "portão"],
      ),
      "regulagem embreagem eletrônica basculante",
      "ajustar força basculante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "No basculante, a embreagem eletrônica se regula depois do equilíbrio: a folha tem de ficar parada a meia altura; só então o técnico leva o ajuste de força da central ao mínimo e sobe um passo por vez até ela completar a subida e a descida. A visita em casa parte de {price.preventive}, sem peças.",
        "Para regular a embreagem eletrônica do portão basculante, confere-se primeiro o contrapeso ou a mola, porque folha desequilibrada engana a força. Depois, na central, parte-se do mínimo até a folha subir inteira, e prova-se a descida numa caixa de papelão. A placa tem rede: é serviço de técnico.",
        "A embreagem eletrônica do basculante é o limite de força da central, no trimpot ou no menu: do menor valor para cima, com a folha equilibrada, até ela abrir e fechar sem hesitar. Se só com muita força ela sobe, o defeito é contrapeso, mola ou cabo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A regulagem, passo a passo", "Como o técnico acha o ponto no basculante"],
        slots: [
          [
            "Em cada placa o ajuste tem um nome: força, embreagem, sensibilidade ou torque.",
            "O manual da central diz onde fica e para que lado aumenta.",
          ],
        ],
        steps: [
          "Com a folha escorada, contrapeso, mola, cabos e braços são conferidos, até ela ficar parada a meia altura.",
          "O ajuste da central vai ao mínimo, e a folha para no caminho.",
          "Sobe-se um passo por vez, com uma subida e uma descida inteiras entre cada um.",
          "Para-se no primeiro valor em que ela anda sem hesitar.",
          "Na descida, com uma caixa de papelão embaixo, a folha deve parar ou voltar; se amassa a caixa, a força baixa mais.",
          "A fotocélula é testada à parte: ela soma proteção e não compensa força demais.",
        ],
      },
      {
        about: "signs",
        headings: ["Força de menos, de mais ou folha pesada", "O que o basculante mostra"],
        slots: [
          [
            "Desce bem e não sobe: é peso, e não embreagem; contrapeso leve, mola fraca ou cabo gasto.",
            "Se para só na subida, procure o equilíbrio antes de aumentar a força.",
          ],
          [
            "Para ou volta em pontos variados, nos dois sentidos: força baixa.",
            "Hesita em qualquer ponto, subindo e descendo: o ajuste está baixo.",
          ],
          [
            "Bate embaixo e amassa a caixa do teste: força alta, perigosa para quem passa.",
            "Se a folha não cede a um obstáculo na descida, a força está alta demais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso girar o trimpot eu mesmo?",
        answers: [
          "Não é indicado: ele fica ao lado dos bornes com tensão, e um passo a mais tira a proteção de quem passa.",
          "Melhor não. O risco é duplo: choque na placa aberta e folha que deixa de parar.",
        ],
      },
      {
        question: "Aumentei a força e ele voltou a subir. Resolvido?",
        answers: [
          "Não: a folha ficou pesada por outra causa, e a força a mais esconde cabo, mola ou contrapeso no fim.",
          "Em geral não. O motor passou a carregar o que o contrapeso devia sustentar, e vai gastar cedo.",
        ],
      },
      {
        question: "A embreagem eletrônica dispensa a fotocélula?",
        answers: [
          "Não. Ela age depois que a folha encostou; a fotocélula evita o toque.",
          "Não dispensa: uma reage ao contato, a outra o impede.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo de uma subida e uma descida, gravado de longe",
  },
];
