import type { Concept } from "#domain/knowledge/concept.ts";

export const caboArrebentado: Concept = {
  id: "cabo-arrebentado",
  kind: "symptom",
  label: "Cabo arrebentado",
  phrase: "o cabo de aço arrebentado",
  words: [
    "cabo arrebentado",
    "cabo de aço arrebentou",
    "cabo de aço arrebentado",
    "cabo de aço rompeu",
    "cabo de aço quebrou",
    "cabo de aço soltou",
    "cabo arrebentou",
    "arrebentou o cabo",
    "cabo rompido",
    "cabo rompeu",
    "cabo quebrado",
    "cabo quebrou",
    "portão despencou",
    "cabo estourado",
    "estourou o cabo",
    "cabo soltou",
    "cabo solto",
    "cabo desfiado",
    "cabo desfiando",
    "cabo saiu da roldana",
    "cabo escapou",
    "cabo estourou",
    "cabo partiu",
    "cabo partido",
  ],
  gates: ["basculante", "guilhotina"],
  intent: "emergency",
  answers: {
    any: [
      "Cabo de aço arrebentado: não use o portão, não passe por baixo e desligue o disjuntor. A folha fica onde está, sem destravar, porque pode depender só do motor. Mantenha todos longe e chame o técnico.",
      "Um cabo arrebentado no portão basculante é risco de queda da folha e do contrapeso. Pare de usar, corte a energia, afaste pessoas e carros e deixe a folha onde está; a troca, sempre do par, é do técnico.",
      "Com o cabo rompido, o peso do portão deixa de ser equilibrado e tudo passa a depender do outro cabo e do motor. Desligue o disjuntor, não destrave e não passe por baixo: a folha fica onde está até o técnico escorá-la.",
    ],
    emergency: [
      "Um cabo arrebentado é emergência: desligue o disjuntor, afaste pessoas, animais e carros e não passe sob a folha. Não use a chave de destravamento, porque o motor pode ser o que segura o portão. Respondemos {shop.hours} pelo WhatsApp.",
      "Se o cabo do portão estourou, pare de acionar e corte a energia. A folha e o contrapeso podem cair sem aviso; mantenha distância dos dois. Mande uma foto tirada de longe: o contato funciona {shop.hours}.",
    ],
    price: [
      "O preço para trocar um cabo arrebentado depende da altura do portão, da bitola do cabo e do estado das roldanas. Trocam-se os dois lados e refaz-se o equilíbrio. Uma foto de longe basta para o orçamento grátis.",
      "Trocar o cabo rompido inclui o par de cabos, a mão de obra com escora e, muitas vezes, roldanas. O valor varia com o tamanho da folha; mande fotos das laterais e receba o orçamento sem custo.",
    ],
    "how-to": [
      "A troca de cabo arrebentado não se faz em casa: soltar um lado libera de uma vez o peso da folha e o do contrapeso. O que cabe ao morador é desligar o disjuntor, isolar e fotografar.",
      "Não existe emenda segura para cabo de portão arrebentado, nem troca sem escorar a folha. Corte a energia, mantenha todos longe, sem destravar o motor, e passe o serviço ao técnico.",
    ],
  },
  line: [
    "Cabo arrebentado pede disjuntor desligado e distância: a folha pode estar presa só pelo motor.",
    "Cabo de aço desfiado não se emenda, troca-se, e sempre o par.",
    "Fio de aço rompido no cabo é aviso para parar o portão antes da queda.",
  ],
  sections: [
    {
      about: "safety",
      headings: [
        "Cabo arrebentou: o que fazer agora",
        "Primeiros cuidados com o cabo rompido",
        "Cabo rompido: mantenha distância",
      ],
      slots: [
        [
          "Com um cabo a menos, a folha pode estar apoiada apenas no motor e no outro cabo, já sobrecarregado.",
          "O equilíbrio acabou: folha de um lado, contrapeso do outro, e pouca coisa segurando os dois.",
          "Um basculante com cabo rompido parece parado, mas perdeu metade do que o sustentava.",
        ],
        [
          "Destravar o motor nessa hora pode soltar a folha inteira de uma vez.",
          "A chave de destravamento deve ficar guardada, porque o motor talvez seja o único freio.",
          "Nem controle nem chave: qualquer movimento pode derrubar a folha ou o contrapeso.",
        ],
        [
          "Se houver alguém ferido ou preso, ligue 192 ou 193 antes de pensar no portão.",
          "Um portão inclinado sobre a saída {em} exige outra porta para entrar e sair até a visita.",
          "Use outra saída da casa e mantenha crianças e animais em um cômodo fechado.",
        ],
      ],
      steps: [
        "Pare de usar o portão, não passe por baixo e desligue o disjuntor.",
        "Afaste pessoas, animais e carros da folha e da caixa do contrapeso.",
        "Deixe a folha onde está: não destrave o motor nem tente baixar, levantar ou escorar.",
        "Fotografe só de longe, fora do alcance da folha e do cabo solto.",
        "Chame o técnico pelo WhatsApp e use outra saída até a visita.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que o cabo arrebenta", "Ferrugem, roldana e fadiga", "O que rompe um cabo de aço"],
      slots: [
        [
          "O cabo é feito de fios finos que se partem um a um, até o restante não aguentar.",
          "Cada passagem pela roldana dobra o cabo, e com os anos os fios cansam e quebram.",
          "A fadiga é lenta: primeiro um fio espetado, depois vários, e um dia o cabo inteiro.",
        ],
        [
          "Uma roldana travada faz o cabo arrastar em vez de rolar e corta os fios como uma lima.",
          "Canal gasto ou roldana pequena demais esmaga o cabo e adianta o rompimento.",
          "Quando a roldana não gira, o cabo se esfrega nela a cada abertura e perde fios.",
        ],
        [
          "Chuva e falta de lubrificação enferrujam o cabo por dentro, onde ninguém vê.",
          "A umidade na caixa do contrapeso corrói o cabo justamente no trecho escondido.",
          "Peso acrescentado à folha, sem refazer o contrapeso, leva o cabo além do que ele suporta.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais antes de o cabo arrebentar", "Como reconhecer um cabo no fim", "O cabo avisa antes de romper"],
      slots: [
        [
          "Fios espetados, trecho amassado e ferrugem à vista pedem troca antes que o cabo se parta.",
          "Antes da ruptura, fio solto e mancha de ferrugem no cabo já são motivo de troca.",
          "Um único fio levantado mostra que a fadiga começou, e o portão deve parar até a troca.",
        ],
        [
          "Uma folha que sobe torta indica um cabo mais comprido que o outro, esticado ou escorregando no grampo.",
          "Se um lado chega antes do outro, o cabo cedeu ou o grampo está soltando.",
          "Estalo seco durante a subida e folha inclinada costumam anteceder o rompimento.",
        ],
        [
          "Não passe a mão no cabo para conferir: fios partidos cortam como agulha.",
          "A conferência é só com os olhos, pois o cabo está sob carga e os fios soltos ferem.",
          "Fotografe com aproximação em vez de tocar, e nunca suba na folha para ver melhor.",
        ],
      ],
      bullets: [
        "Fios de aço espetados",
        "Ferrugem ou trecho amassado",
        "Folha subindo torta",
        "Estalo seco na subida",
        "Cabo fora do canal da roldana",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a troca do cabo",
        "O trabalho do técnico, com a folha escorada",
        "Troca do par de cabos e das roldanas",
      ],
      slots: [
        [
          "A folha é escorada e o contrapeso é apoiado antes de o primeiro grampo ser solto.",
          "O técnico trava a folha com apoio firme e descarrega o contrapeso, e só depois mexe no cabo.",
          "Nenhum cabo sai do lugar enquanto folha e contrapeso não estiverem apoiados.",
        ],
        [
          "Trocam-se os dois cabos, com a mesma bitola e o mesmo comprimento, e as roldanas gastas.",
          "O par é trocado junto, porque o cabo que sobrou sofreu a mesma idade e o dobro da carga.",
          "Roldanas com canal gasto saem na mesma visita, para não cortarem o cabo novo.",
        ],
        [
          "Depois o equilíbrio é refeito, e a folha deve parar em qualquer altura antes de o motor ser ligado.",
          "Com a folha parando onde é deixada, o motor é travado, regulado e testado.",
          "O portão {de} só volta ao uso automático depois de subir e descer na mão sem puxar para um lado.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço da troca do cabo",
        "Quanto custa trocar cabo arrebentado",
        "O que define o valor da troca do cabo",
      ],
      slots: [
        [
          "Altura do portão, bitola do cabo e peso da folha definem o material e o tempo de serviço.",
          "O valor cobre o par de cabos, os grampos, a mão de obra com escora e o novo equilíbrio.",
          "O cabo em si é peça simples; o que pesa é escorar, descarregar e equilibrar com segurança.",
        ],
        [
          "Roldanas gastas, braço torto ou motor forçado pela queda são orçados em separado.",
          "Se a folha caiu e entortou, a serralheria entra como outro item do orçamento.",
          "Peças além do cabo são mostradas e combinadas antes da troca.",
        ],
        [
          "Com foto das laterais e medida aproximada da folha, o orçamento sai grátis pelo WhatsApp.",
          "Mande largura, altura e material do portão {em}, com fotos de longe, e receba o valor sem custo.",
          "Fotos tiradas a distância bastam; não abra a caixa do contrapeso para fotografar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar o portão com um cabo só?",
      answers: [
        "Não. O cabo que sobrou recebe carga dobrada e desigual, e a folha sobe torta até cair. Desligue o disjuntor e deixe o portão parado.",
        "Não use. Metade da sustentação acabou, e o outro cabo tem a mesma idade. Corte a energia e isole a passagem.",
      ],
    },
    {
      question: "Dá para emendar cabo de aço de portão?",
      answers: [
        "Não. A emenda passa mal na roldana, escorrega sob carga e se solta sem aviso. O cabo é trocado inteiro, junto com o do outro lado.",
        "Não se emenda. A carga é alta, e a emenda não passa pela roldana. O certo é um par novo, da mesma bitola.",
      ],
    },
    {
      question: "Por que trocar os dois cabos se só um arrebentou?",
      answers: [
        "Trocam-se os dois cabos porque eles têm a mesma idade, e o que ficou sofreu sobrecarga na ruptura. Cabos de idades diferentes também esticam diferente e entortam a subida.",
        "Para que a folha suba reta e nenhum lado esteja no fim da vida. O cabo restante já trabalhou o mesmo tempo e aguentou o tranco.",
      ],
    },
    {
      question: "O cabo só saiu da roldana. Posso colocar de volta?",
      answers: [
        "Não. Ele está sob carga, e a folha pode descer enquanto você mexe. Além disso, algo o fez sair: roldana quebrada, folha torta ou cabo frouxo.",
        "Deixe como está e desligue o disjuntor. Recolocar exige folha escorada, e a causa da saída precisa ser corrigida.",
      ],
    },
    {
      question: "Quanto tempo dura um cabo de aço de portão?",
      answers: [
        "A duração depende do peso da folha, do número de aberturas, da umidade e das roldanas. Por isso ele é conferido na revisão {visits.home} e trocado ao primeiro fio partido.",
        "Não há prazo único: uso, chuva e roldana mandam mais que a idade. Fio espetado ou ferrugem já justifica a troca.",
      ],
    },
  ],
  photo: "fotos tiradas de longe da folha, das laterais e do cabo, sem abrir a caixa do contrapeso",
  related: ["cabo-de-aco", "contrapeso", "roldana", "basculante", "emergencia", "esmagamento"],
  topic: "serralheria-e-ajuste-de-portao",
};
