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
      "Trocamos cabo de aço de portão basculante, sempre o par, quando há fio rompido, ferrugem ou amassado. Ele segura o peso da folha com o contrapeso, e desfiado pode romper: não acione, não destrave e não passe embaixo; a visita com ajustes fica em geral de {price.preventiveRange}, sem peças.",
      "O cabo de aço do basculante sustenta a folha, e quando desfia é aviso de queda. Pare de usar o portão, mantenha todos longe e peça a troca dos dois lados juntos, em visita que em geral fica de {price.preventiveRange}, fora os cabos.",
      "Cabo de aço de portão basculante se troca em par, com a folha escorada pelo técnico, porque os dois trabalharam o mesmo tempo. Até lá, não acione nem passe embaixo; o serviço com ajustes custa em geral de {price.preventiveRange}, sem peças, e fotos de longe dão o valor.",
      "Fio levantado, ferrugem ou folha torta pedem a troca do cabo de aço do basculante, feita nos dois lados, com as roldanas conferidas. O portão fica parado e sem ninguém embaixo até o técnico escorar a folha; a visita com ajustes vai em geral de {price.preventiveRange}, sem peças.",
    ],
    price: [
      "A troca do cabo de aço do portão é orçada pelo par, conforme a altura, a grossura e o acesso ao contrapeso. A visita com ajustes fica em geral de {price.preventiveRange}, sem peças, e roldana gasta soma; fotos de longe e as medidas do vão dão o valor.",
      "O preço do cabo de aço do basculante depende da altura, da espessura e do estado das roldanas, sempre para os dois lados. O serviço com ajustes vai em geral de {price.preventiveRange}, fora peças; mande fotos tiradas de longe.",
      "Trocar os cabos de aço custa, de mão de obra com ajustes, em geral {price.preventiveRange}, sem as peças. Cabos, e roldanas se estiverem gastas, entram à parte; altura e largura do portão bastam para o orçamento.",
    ],
    repair: [
      "Trocamos o par de cabos de aço do portão basculante, porque cabo desfiado não aceita emenda. O técnico escora a folha, alivia o contrapeso e refaz o equilíbrio; a visita com ajustes fica em geral de {price.preventiveRange}, sem peças, e até lá não acione nem passe embaixo.",
      "O conserto é a troca do cabo de aço dos dois lados, com as roldanas examinadas, pois são elas que o gastam. Em geral a visita fica de {price.preventiveRange}, fora peças; deixe o basculante parado e ninguém embaixo.",
      "Cabo de aço do basculante desfiado ou fora da roldana se resolve com a folha escorada e o par trocado. O serviço com ajustes vai em geral de {price.preventiveRange}, sem peças; não destrave, não acione e mantenha distância.",
    ],
    emergency: [
      "Cabo de aço arrebentado ou fora da roldana é urgência: não acione, não destrave e não fique embaixo da folha, que pode cair. Desligue o disjuntor só se o quadro estiver longe do portão, isole a garagem e chame, {shop.hours}.",
      "Se o cabo de aço do basculante arrebentou, trate a folha como carga suspensa. Afaste pessoas, animais e carros, não escore nem tente fechar; o técnico vem com escora, em atendimento {shop.hours}.",
      "Com o cabo rompido, o portão pode despencar a qualquer toque. Ninguém embaixo, nenhum comando, disjuntor desligado se der para chegar sem passar pela folha; chame pelo WhatsApp, {shop.hours}.",
    ],
    "how-to": [
      "A troca do cabo de aço do basculante não se faz em casa, porque ele segura o peso da folha e o do contrapeso. O que dá para fazer é olhar de longe, com lanterna, e parar de usar o portão se houver fio rompido ou ferrugem.",
      "O cabo de aço do portão se inspeciona só com os olhos, sem tocar: fio levantado, ferrugem, trecho fino, cabo fora da roldana. Qualquer desses sinais pede portão parado e técnico, que troca o par com a folha escorada.",
      "Não tente trocar, lubrificar nem recolocar o cabo de aço: a carga volta de uma vez. Olhe de longe, fotografe e deixe a folha como está; a troca do par é do técnico.",
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
      headings: ["O cabo de aço no basculante", "Como o cabo e o contrapeso trabalham"],
      slots: [
        [
          "De cada lado, um cabo sai da folha, passa pela roldana no alto e desce até o contrapeso. Quando a folha sobe, o peso desce, e o motor só conduz.",
          "Dois cabos, um em cada coluna, ligam a folha ao peso das caixas laterais. Por causa deles, uma folha de ferro sobe com pouca força.",
          "O cabo une folha e contrapeso por cima de uma roldana, nos dois lados. É esse equilíbrio que deixa o motor trabalhar folgado.",
          "Quem carrega a folha é o par de cabos, com o contrapeso na outra ponta. O motor apenas move o que já está equilibrado.",
        ],
        [
          "Espessura, comprimento e terminais vêm do peso da folha e da altura do vão. Fino demais trabalha no limite, e grosso demais não dobra bem na roldana.",
          "Cada portão pede um cabo, calculado pelo peso e pela altura. Não se escolhe no olho, nem se põe o mais grosso por garantia.",
          "A medida segue o peso da folha, e os dois lados são iguais. Um cabo errado se gasta cedo ou perde resistência.",
          "O diâmetro certo depende da folha. Cabo grosso em roldana pequena se quebra por dentro, e cabo fino não tem folga.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de cabo de aço no fim", "Quando trocar o cabo de aço"],
      slots: [
        [
          "Um fio rompido, levantado como espinho, já é motivo para trocar o par. Ferrugem que solta pó, amassado e trecho mais fino também condenam.",
          "Pontas finas saltando para fora mostram que ele se rompe por dentro. Oxidação, achatamento e dobra marcada pedem troca.",
          "Fio arrepiado, ferrugem e amassado são os três sinais de cabo no fim. O trecho sobre a roldana é o que mais sofre.",
          "Qualquer fio solto vale a troca, e a ferrugem também. Cabo mais fino em um ponto perdeu resistência ali.",
        ],
        [
          "Folha torta, com um lado mais alto, sugere cabo esticado ou escapando da roldana. Estalo na subida e folha que balança são do mesmo quadro.",
          "Se um lado chega antes ao chão, os cabos já não têm o mesmo comprimento. Estalo seco na subida pede parada imediata.",
          "Portão que sobe torto ou estala pode ter cabo fora do canal da roldana. Pare de usar.",
          "Um lado mais baixo que o outro denuncia cabo esticado. Se balança ou estala, não acione de novo.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Inspeção do cabo só com os olhos, de longe", "O que fazer ao ver cabo desfiado"],
      slots: [
        [
          "A regra é olhar de longe: cabo tensionado que escapa corta e derruba a folha. Não solte presilha, não abra a caixa e não tente recolocar na roldana.",
          "Nada aqui pede contato com cabo, roldana ou caixa lateral. Folha parada no alto é carga suspensa, e ninguém entra na garagem.",
          "Use os olhos e uma lanterna, fora do caminho da folha. Baixar, escorar ou destravar um portão com cabo ruim pode derrubá-lo.",
          "Só o olhar é seguro, e de lado. Deixe a folha onde está, aberta ou fechada, até ela ser escorada pelo técnico.",
        ],
      ],
      steps: [
        "Sem mover a folha, desligue o disjuntor do motor.",
        "De pé, fora do caminho dela, olhe os dois cabos de cima a baixo com uma lanterna.",
        "Procure fio levantado, ferrugem, amassado e cabo fora da roldana, sem encostar.",
        "Havendo qualquer sinal, deixe o portão sem uso.",
        "Fotografe de longe e anote a largura e a altura do vão.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a troca do cabo de aço", "O serviço de troca, com a folha escorada"],
      slots: [
        [
          "A folha é escorada e o contrapeso, apoiado, antes que o primeiro terminal seja solto. O cabo guarda o peso dos dois lados, e por isso essa ordem não muda.",
          "Calçar o portão e aliviar a carga vêm primeiro. Só então o cabo antigo é desmontado, com a energia cortada.",
          "O técnico trava a folha, apoia o contrapeso e desliga o circuito. Depois disso os terminais podem ser soltos sem risco de queda.",
          "Escora na folha, apoio no contrapeso, energia desligada: três cuidados antes de tocar no cabo.",
        ],
        [
          "Entram os dois cabos, e as roldanas se o canal estiver gasto ou o rolamento preso. No fim a folha desce nivelada e fica parada em qualquer altura, e o motor é regulado de novo.",
          "Os dois lados são trocados e igualados, com as roldanas examinadas. O equilíbrio é testado em várias alturas, e a força do motor, acertada.",
          "O par novo é montado no mesmo comprimento, com roldana nova quando precisa. A folha tem de parar onde for deixada antes de religar o motor.",
          "Cabo novo em roldana gasta dura pouco, e ela é trocada junto se for o caso. Depois conferem-se nível, contrapeso e parada.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["O que gasta e o que poupa o cabo de aço", "Cuidados com cabo e roldana"],
      slots: [
        [
          "O cabo se gasta onde dobra, e roldana travada o arrasta em vez de girar. Roldana livre e alinhada é o que mais o poupa.",
          "Boa parte do desgaste vem da roldana presa. Canal limpo e rolamento bom fazem o cabo durar.",
          "A roldana decide a vida do cabo: girando, poupa; travada, lixa. Ferrugem é o segundo inimigo.",
          "Desgaste aparece no ponto da dobra, sobre a roldana. Se ela não gira, o cabo acaba cedo.",
        ],
        [
          "Chapa, madeira ou vidro novo na folha pede outro cálculo de cabo e contrapeso. Na revisão {visits.home}, em casa, o técnico olha os trechos escondidos.",
          "Portão reformado pesa mais, e o cabo antigo pode não servir. A revisão residencial, {visits.home}, examina cabo, terminal e roldana.",
          "Peso acrescentado à folha deixa o cabo no limite. Peça a conferência na revisão {visits.home} da casa e olhe de longe todo mês.",
          "Toda reforma na folha exige rever o cabo. Uma revisão {visits.home}, em residência, vê o que você não alcança.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso abrir o portão na mão enquanto espero a troca do cabo?",
      answers: [
        "Não. Com o cabo ruim, destravar o motor pode soltar a folha de uma vez. Deixe travado, com o disjuntor desligado, e use outra entrada.",
        "Nem tente: o travamento do motor pode ser o que segura a folha. Avise se há carro preso, para o técnico se preparar.",
        "Não, porque o motor travado às vezes é o único apoio. A folha só se move depois de escorada.",
      ],
    },
    {
      question: "Cabo desfiado aguenta mais alguns dias?",
      answers: [
        "Não conte com isso: cada fio rompido passa carga aos outros, e a ruptura pode vir na próxima abertura.",
        "Ninguém pode prometer. Um fio rompido mostra cabo no fim, e o portão deve ficar parado até a troca.",
        "O risco é de uma abertura para outra. Sem uso e sem ninguém embaixo é a única forma segura de esperar.",
      ],
    },
    {
      question: "De quanto em quanto tempo se troca o cabo de aço?",
      answers: [
        "Não há prazo fixo: depende do uso, da chuva e das roldanas. O estado é visto na revisão, {visits.home} em casa.",
        "Pelo estado, não pelo calendário. Fio rompido, ferrugem ou amassado condenam mesmo um cabo recente.",
        "Quando aparece sinal de desgaste, ou na reforma que muda o peso. Fora isso, basta a conferência {visits.home}.",
      ],
    },
    {
      question: "Posso passar graxa no cabo de aço?",
      answers: [
        "Não mexa nele, que está sob carga. Quando pede lubrificação, o técnico aplica produto próprio, com a folha segura.",
        "Deixe com o técnico: graxa comum junta poeira e esconde fio rompido, e pôr a mão perto é perigoso.",
        "Melhor não. Além do risco, a graxa errada gruda areia e disfarça a ferrugem.",
      ],
    },
    {
      question: "O motor segura a folha se o cabo arrebentar?",
      answers: [
        "Não conte com ele: conduz o movimento, mas não foi feito para sustentar a folha, que pode despencar.",
        "Não. Sem o cabo, o peso passa ao braço e ao fuso, que podem ceder. Afaste-se.",
        "Às vezes segura por um tempo, e é isso que engana. A folha pode cair a qualquer momento.",
      ],
    },
  ],
  photo:
    "fotos dos dois cabos e das roldanas, tiradas de longe e sem ficar embaixo da folha, com a largura e a altura do portão",
  related: ["contrapeso", "roldana", "basculante", "cabo-arrebentado", "torto", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
