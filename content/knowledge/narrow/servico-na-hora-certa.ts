import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** When work on a gate can be done, who may do it, and why it got worse after it was done. */
export const servicoNaHoraCerta: NarrowConcept[] = [
  {
    id: "instalar-motor-na-chuva",
    broader: "instalacao",
    label: "Instalar motor de portão na chuva",
    phrase: "a instalação em dia de chuva",
    asks: [
      ...combine(
        ["instalar", "instalação", "instala", "montar", "trocar motor", "técnico trabalha"],
        ["chuva", "motor chuva", "motor portão chuva", "chovendo", "motor chovendo", "dia chuva", "dia chuvoso"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não se instala motor de portão debaixo de chuva quando o ponto é descoberto: ligar a placa, furar e soldar no molhado dá choque e estraga a central nova. Em garagem coberta e seca, pode; fora dela, remarca-se para o primeiro dia seco.",
        "Depende da cobertura: com o motor e o ponto de energia sob telhado, instala-se com chuva lá fora; a céu aberto, não, porque há risco de choque e a base de concreto não cura molhada. Nesse caso a visita é remarcada.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que não se faz no molhado", "Por que a chuva adia"],
        slots: [
          [
            "Ligação elétrica e solda no molhado dão choque, e a placa aberta não pode levar gota.",
            "Com a tampa aberta, uma gota na placa basta para queimar a central nova.",
          ],
          [
            "Concreto fresco lavado pela chuva não segura o chumbador.",
            "A base nova precisa curar; com água, fica fraca e o motor solta depois.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["O que dá para adiantar", "Se chover no dia marcado"],
        slots: [
          [
            "Medir, passar eletroduto em área coberta e conferir a folha se faz com garoa.",
            "Em dia de chuva fraca dá para medir e preparar o que fica coberto.",
          ],
          [
            "Mande uma foto do local: por ela se diz se chuva impede ou não.",
            "A foto da garagem mostra se há cobertura bastante para manter a data.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Depois de instalado, o motor pode tomar chuva?",
        answers: ["Pode, com a tampa fechada e a vedação inteira. O que ele não aguenta é jato, poça e enchente."],
      },
      {
        question: "Choveu logo depois da instalação. Tem problema?",
        answers: ["Com a tampa fechada, não. Base de concreto nova é que precisa ficar coberta no primeiro dia."],
      },
      {
        question: "O portão pifou na chuva. Vocês atendem assim mesmo?",
        answers: ["Atendemos com o local coberto. A céu aberto, deixe o disjuntor desligado até a chuva passar."],
      },
    ],
    photo: "uma foto do lugar do motor e da cobertura da garagem",
  },
  {
    id: "pior-depois-de-lubrificar",
    broader: "lubrificacao",
    label: "Portão pior depois de lubrificar",
    phrase: "o portão que piorou depois da lubrificação",
    asks: [
      ...combine(
        ["depois lubrificar", "depois graxa", "depois passar graxa", "depois óleo", "lubrifiquei", "passei graxa"],
        ["pesado", "mais pesado", "duro", "travando", "barulho", "pior", "lento", "patinando", "piorou", "não anda"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão ficou mais pesado depois de lubrificar, o produto foi demais ou no lugar errado: graxa no trilho e na cremalheira junta areia e vira pasta. Desligue o disjuntor, tire o excesso com pano, limpe o trilho a seco e teste a folha; se continuar dura, o peso já vinha de roldana ou rolamento.",
        "Portão pior depois da graxa quase sempre tem sujeira grudada nela. Limpe com pano e um pouco de querosene, sem molhar borracha nem motor, seque e use pouco lubrificante só em pino, rolamento e fuso. No trilho de correr não vai graxa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que deu errado", "Por que piorou"],
        slots: [
          [
            "Graxa grossa no trilho ou na cremalheira segura areia e faz a roda patinar ou pesar.",
            "No trilho, a graxa mistura com terra e freia a roldana.",
          ],
          [
            "Óleo que caiu na correia, no freio ou na lente da fotocélula também muda o movimento.",
            "Produto respingado em correia, freio ou fotocélula faz o motor patinar ou parar.",
          ],
          [
            "Às vezes foi coincidência: a roldana já estava no fim, e a limpeza mostrou.",
            "Se limpou e continua, a peça já estava gasta antes do óleo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como desfazer", "Limpar e lubrificar do jeito certo"],
        slots: [
          [
            "O basculante se limpa só por fora e fechado; cabos, molas e contrapeso ficam para o técnico.",
            "Em basculante, nada de mexer em cabo ou mola: só pano por fora, com a folha fechada.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Tire a graxa com pano seco e escova, sem jato de água.",
          "No de correr, deixe o trilho limpo e seco.",
          "Ponha pouco produto só em pinos e rolamentos que se veem.",
          "Religue e assista a um ciclo de longe.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Que produto não se usa no portão?",
        answers: [
          "Óleo queimado, de cozinha e graxa no trilho: seguram areia. Desengripante só solta peça, não lubrifica.",
        ],
      },
      {
        question: "A graxa pode ter estragado o motor?",
        answers: ["É raro. O motor sofre é com a folha pesada: se ele esquenta, pare e limpe antes de insistir."],
      },
      {
        question: "Depois de limpar, preciso lubrificar de novo?",
        answers: ["Sim, pouco e no lugar certo: pinos, rolamentos e fuso. O trilho fica limpo e seco."],
      },
    ],
    photo: "um vídeo do portão andando e fotos de onde passou o produto",
  },
  {
    id: "quem-faz-a-manutencao-do-predio",
    broader: "manutencao",
    label: "Quem pode fazer a manutenção do portão do prédio",
    phrase: "quem faz a manutenção do portão do prédio",
    asks: [
      "quem mantém portão prédio",
      ...combine(
        ["quem pode fazer", "quem faz", "quem deve fazer", "zelador pode fazer", "porteiro pode fazer"],
        [
          "manutenção portão prédio",
          "manutenção portão condomínio",
          "manutenção prédio",
          "manutenção condomínio",
          "manutenção portão garagem prédio",
          "revisão portão prédio",
          "revisão portão condomínio",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção do portão do prédio pode ser feita por empresa ou técnico do ramo, contratado pelo síndico, com nota e relatório de cada visita. O zelador limpa o trilho e a fotocélula e testa o portão; placa, regulagem, cabo, mola e contrapeso não são com ele.",
        "Quem pode fazer é técnico ou empresa de portão automático; o zelador fica com a limpeza e o teste semanal. O síndico contrata e guarda relatório e nota, porque, num acidente, é esse papel que mostra o cuidado (NBR 5674).",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que é do zelador e o que é do técnico", "Quem faz o quê"],
        slots: [
          [
            "Zelador: limpar trilho e lentes, olhar cabos de longe, testar a fotocélula e avisar.",
            "Do lado do prédio ficam limpeza, teste da fotocélula e o registro do que falhou.",
          ],
          [
            "Técnico: força, fim de curso, capacitor, placa, cabos, roldanas e destravamento.",
            "O técnico mede capacitor e corrente, regula força e curso e troca o que gastou.",
          ],
          [
            "Solda e folha torta são do serralheiro; circuito e disjuntor, do eletricista.",
            "Portão empenado chama serralheiro, e quadro de luz, eletricista.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que pedir a quem contrata", "Antes de o síndico assinar"],
        slots: [
          [
            "Peça CNPJ, nota, lista do que se confere, prazo de atendimento e preço de peça à parte.",
            "No contrato, leia o que entra na visita, em quanto tempo atendem e como se cobram as peças.",
          ],
          [
            "Guarde o relatório assinado de cada visita na pasta do prédio.",
            "Cada visita deixa um relatório com data, medidas e peças trocadas.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Morador que entende pode consertar o portão do prédio?",
        answers: ["Não é recomendado: sem contrato e sem nota, o acidente recai sobre ele e o condomínio."],
      },
      {
        question: "O zelador pode destravar o portão do prédio?",
        answers: [
          "Pode, se foi ensinado e o portão é de correr ou de abrir, reto e nivelado. Basculante fica para o técnico.",
        ],
      },
      {
        question: "De quanto em quanto tempo o técnico deve ir ao prédio?",
        answers: ["No mínimo {visits.business}; com muitas vagas num portão só, a cada dois ou três meses."],
      },
    ],
    photo: "uma foto do portão e da etiqueta do motor",
  },
];
