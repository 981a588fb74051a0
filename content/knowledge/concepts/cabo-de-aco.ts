import type { Concept } from "#domain/knowledge/concept.ts";

export const caboDeAco: Concept = {
  id: "cabo-de-aco",
  kind: "part",
  label: "Cabo de aço",
  phrase: "o cabo de aço do portão",
  words: [
    "cabo de aço",
    "cabo do basculante",
    "cabo do contrapeso",
    "cabo desfiado",
    "cabo do portão",
    "cabo frouxo",
    "troca de cabo de aço",
    "cordoalha",
    "corda de aço",
    "fio de aço",
    "corda do portão",
    "cabinho de aço",
    "cabo de sustentação",
  ],
  gates: ["basculante", "guilhotina"],
  intent: "repair",
  answers: {
    any: [
      "Trocamos cabo de aço de portão basculante, sempre o par, quando há fio rompido, ferrugem ou amassado. Até a troca, não acione o portão, não passe embaixo da folha e mande fotos tiradas de longe.",
      "Trocamos o cabo de aço desfiado do portão, que é aviso de queda: a folha pesa sobre fios que já estão se rompendo. Pare de usar o portão, não passe embaixo dele e peça a troca dos dois lados juntos.",
      "Trocamos o par de cabos de aço do portão basculante, que segura o peso da folha com o contrapeso. Quando um deles afrouxa ou desfia, a folha entorta, o motor força e o risco de queda aumenta a cada abertura.",
    ],
    price: [
      "Na troca do cabo de aço do portão, o preço depende da altura, da bitola, do estado das roldanas e do acesso ao contrapeso. Fotos tiradas de longe e as medidas do vão já permitem um orçamento grátis.",
      "A troca dos cabos de aço é orçada por portão, com os dois lados feitos juntos. Se as roldanas também estiverem gastas, entram na conta; mande fotos e medidas pelo WhatsApp para receber o valor.",
    ],
    repair: [
      "Trocamos o par de cabos de aço do portão, na bitola e no comprimento certos, porque cabo desfiado não aceita emenda. O técnico escora a folha, descarrega o contrapeso e refaz o equilíbrio. A visita com ajustes fica, em geral, de {price.preventiveRange}, sem peças; até lá, não acione nem passe embaixo.",
      "Trocamos o cabo de aço dos dois lados, porque o desgaste foi o mesmo em ambos, e examinamos as roldanas, que costumam gastá-lo. A visita com ajustes fica, em geral, de {price.preventiveRange}, sem peças; até lá, não acione o portão nem passe embaixo.",
    ],
    emergency: [
      "Cabo de aço arrebentado ou saindo da roldana é urgência: não acione o portão, não fique embaixo da folha, desligue o disjuntor se o quadro estiver longe dela e isole a garagem. O contato funciona {shop.hours}.",
      "Se o cabo de aço arrebentou, trate a folha como carga suspensa. Afaste pessoas, animais e carros, não tente escorar nem fechar o portão e chame o técnico, que atende {shop.hours}.",
    ],
    "how-to": [
      "A troca do cabo de aço não é serviço para fazer em casa, porque o cabo segura o peso da folha e o do contrapeso. O que dá para fazer é olhar de longe e reconhecer fio rompido ou ferrugem.",
      "O cabo de aço do portão deve ser inspecionado só com os olhos, sem tocar: procure fio levantado, ferrugem e cabo fora da roldana. Se houver algum desses sinais, pare de usar e deixe a troca com o técnico.",
    ],
  },
  line: [
    "Cabo de aço desfiado no basculante é motivo para parar o uso na hora.",
    "Os cabos de aço são trocados em par, porque os dois lados trabalharam o mesmo tempo.",
    "Quem sustenta a folha basculante é o cabo com o contrapeso; o motor só conduz.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O cabo de aço no basculante", "Quem segura a folha é o cabo", "Como o cabo e o contrapeso trabalham"],
      slots: [
        [
          "De cada lado do portão, um cabo sai da folha, passa pela roldana e desce até o contrapeso.",
          "O cabo une folha e contrapeso por cima de uma roldana, um de cada lado da garagem.",
          "Dois cabos, um em cada coluna, equilibram a folha com o peso escondido nas caixas laterais.",
        ],
        [
          "Quando a folha sobe, o contrapeso desce, e o motor só precisa conduzir o movimento.",
          "O equilíbrio entre os dois lados permite levantar uma folha de ferro com pouca força.",
          "Graças ao contrapeso preso no cabo, a folha fica leve na mão e o motor trabalha folgado.",
        ],
        [
          "Bitola, comprimento e terminais são calculados para o peso do portão, e nunca escolhidos a olho.",
          "Cada portão pede um diâmetro e um comprimento, definidos pelo peso da folha e pela altura do vão.",
          "Um cabo fino demais trabalha no limite; grosso demais não dobra bem na roldana e se gasta antes.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de cabo de aço no fim",
        "Fio levantado, ferrugem e folha torta: sinais de troca",
        "Quando trocar o cabo de aço",
      ],
      slots: [
        [
          "Um fio rompido, levantado como espinho, já é motivo para trocar o par.",
          "Fios arrepiados ao longo do cabo mostram que ele vem se rompendo por dentro.",
          "Pontas finas saltando para fora, perto da roldana ou do terminal, indicam ruptura em andamento.",
        ],
        [
          "Ferrugem que solta pó, amassado e trecho mais fino que o resto também condenam a peça.",
          "Cabo achatado ou com dobra marcada perdeu resistência naquele ponto e precisa de troca.",
          "Oxidação escondida sob graxa velha engana, e o trecho sobre a roldana merece atenção maior.",
        ],
        [
          "Folha torta, com um lado mais alto, sugere cabo esticado ou escapando de um dos lados.",
          "Se um lado chega antes ao chão, os cabos podem já não ter o mesmo comprimento.",
          "Estalo na subida e folha que balança podem vir de cabo trepado na beirada da roldana.",
        ],
      ],
      bullets: [
        "Fio rompido ou levantado",
        "Ferrugem ou cabo afinado",
        "Cabo fora do canal da roldana",
        "Um lado da folha mais baixo",
        "Terminal ou presilha corrida",
        "Estalo seco na subida",
      ],
    },
    {
      about: "check",
      headings: [
        "Inspeção do cabo só com os olhos, de longe",
        "O que fazer ao ver cabo desfiado",
        "Conferência segura, sem tocar no cabo",
      ],
      slots: [
        [
          "A regra é olhar de longe: cabo tensionado que escapa corta e derruba a folha.",
          "Nenhuma parte desta verificação pede contato com cabo, terminal, roldana ou caixa lateral.",
          "Use os olhos e a câmera do celular, com a folha parada e o motor sem energia.",
        ],
        [
          "Jamais solte presilha ou parafuso do cabo, nem abra a caixa do contrapeso.",
          "Não solte presilhas nem abra as caixas laterais: espere o técnico calçar a folha.",
          "Não tente recolocar o cabo na roldana, porque a carga pode voltar de uma vez.",
        ],
        [
          "Se a folha parou erguida, ninguém entra na garagem até ela ser escorada.",
          "Uma folha parada no alto com cabo ruim é carga suspensa: mantenha a área vazia.",
          "Deixe a folha onde está, afaste crianças e animais e não tente baixá-la.",
        ],
      ],
      steps: [
        "Sem mover a folha, aberta ou fechada, desligue o disjuntor do motor.",
        "De pé, fora do caminho da folha, olhe os dois cabos de cima a baixo com uma lanterna.",
        "Procure fio levantado, ferrugem, amassado e cabo fora da roldana, sem encostar.",
        "Havendo qualquer desses sinais, deixe o motor desligado e o portão sem uso.",
        "Fotografe de longe e envie junto com a largura e a altura do vão.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a troca do cabo de aço",
        "O serviço de troca, com a folha calçada",
        "O que o técnico faz na troca do cabo",
      ],
      slots: [
        [
          "A folha é escorada e o contrapeso, descarregado, antes que o primeiro terminal seja solto.",
          "Calçar o portão e aliviar a carga vem primeiro, porque o cabo guarda o peso dos dois lados.",
          "O técnico trava a folha, apoia o contrapeso e só então desmonta o cabo antigo.",
        ],
        [
          "Os dois cabos são trocados com a bitola adequada, e as roldanas passam por exame na mesma hora.",
          "Um cabo novo em roldana com canal gasto dura pouco, então o par é avaliado junto.",
          "Entram os cabos e, se o canal estiver comido ou o rolamento preso, também as roldanas.",
        ],
        [
          "Depois vem o equilíbrio: a folha deve ficar parada em qualquer altura, sem subir nem cair.",
          "O comprimento é igualado dos dois lados, e a folha precisa descer nivelada.",
          "Com os lados iguais, o contrapeso é conferido e o motor recebe nova regulagem de força e curso.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["O que faz o cabo durar", "Cuidados com cabo e roldana", "O que gasta e o que poupa o cabo de aço"],
      slots: [
        [
          "Roldana livre e bem alinhada é o que mais poupa o cabo.",
          "Boa parte do desgaste vem de roldana travada, que arrasta o cabo em vez de girar.",
          "O cabo gasta onde dobra, e uma roldana livre e de canal limpo é o que mais o protege.",
        ],
        [
          "Portão que ganhou chapa, madeira ou vidro precisa de novo cálculo de cabo e contrapeso.",
          "O peso acrescentado à folha sem rever os cabos deixa o conjunto no limite.",
          "Reforma do portão muda o peso, e o cabo antigo pode já não servir.",
        ],
        [
          "Na revisão, feita {visits.home} em casa, o técnico examina os trechos que ficam escondidos.",
          "A manutenção preventiva inclui olhar cabo, terminal e roldana, de um lado e do outro.",
          "Entre uma revisão e outra, olhe os cabos de longe todo mês e compare com a última foto.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso abrir o portão na mão enquanto espero a troca do cabo?",
      answers: [
        "Não. Com o cabo ruim, destravar o motor pode soltar a folha de uma vez. Deixe o portão travado, com o disjuntor desligado, e use outra entrada até a visita.",
        "Não convém nem tentar: o travamento do motor pode ser o que segura a folha. Mantenha todos longe, não destrave e avise no WhatsApp se há carro preso.",
      ],
    },
    {
      question: "Cabo desfiado aguenta mais alguns dias?",
      answers: [
        "Não conte com isso. Cada fio rompido passa carga aos outros, e a ruptura pode vir na próxima abertura. Pare de usar e não passe embaixo.",
        "Ninguém pode prometer. Um fio rompido indica cabo no fim, então o portão deve ficar parado e sem energia até a troca.",
      ],
    },
    {
      question: "De quanto em quanto tempo se troca o cabo de aço?",
      answers: [
        "Não há prazo fixo: depende do uso, da chuva e das roldanas. O critério é o estado do cabo, visto na revisão, que em casa ocorre {visits.home}.",
        "A troca é feita pelo estado, e não pelo calendário. Fio rompido, ferrugem ou amassado condenam o cabo mesmo que seja recente.",
      ],
    },
    {
      question: "Posso passar graxa no cabo de aço?",
      answers: [
        "Não mexa nele: é peça sob carga. Quando o cabo pede lubrificação, o técnico aplica produto próprio na revisão, com a folha segura.",
        "Deixe com o técnico. Graxa comum junta poeira e esconde fio rompido, e pôr a mão perto do cabo tensionado é perigoso.",
      ],
    },
    {
      question: "O motor segura a folha se o cabo arrebentar?",
      answers: [
        "Não se deve contar com ele. O motor conduz o movimento, mas não foi feito para sustentar a folha, que pode despencar ou entortar.",
        "Não. Sem o cabo, o peso passa ao braço e ao fuso, que podem ceder. Afaste-se e desligue o disjuntor, se puder chegar a ele em segurança.",
      ],
    },
  ],
  photo:
    "fotos dos dois cabos e das roldanas, tiradas de longe e sem ficar embaixo da folha, com a largura e a altura do portão",
  related: ["contrapeso", "roldana", "basculante", "cabo-arrebentado", "torto", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
