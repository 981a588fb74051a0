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
      "Cabo de aço arrebentado no portão é perigoso: não use, não mexa, não passe por baixo e desligue o disjuntor. A folha fica onde está, sem destravar, porque pode depender só do motor; chame o técnico, que atende {shop.hours} e troca sempre o par de cabos.",
      "O cabo de aço do portão partiu? Pare tudo: disjuntor desligado, ninguém por perto e nada de destravar, já que a folha e o contrapeso podem cair. A troca é do técnico, com a folha escorada, e o chamado funciona {shop.hours}.",
      "Com o cabo arrebentado, o portão perdeu metade da sustentação, e mexer nele pode derrubar a folha. Desligue o disjuntor, isole a passagem, não use a chave de destravamento e chame; respondemos {shop.hours}, e o par de cabos é trocado junto.",
    ],
    emergency: [
      "Emergência de cabo de aço rompido no portão: desligue o disjuntor, afaste pessoas, animais e carros e não passe sob a folha. Não destrave, porque o motor pode ser o que segura tudo; atendemos {shop.hours}, e o técnico escora antes de trocar o par.",
      "Cabo arrebentado é perigoso, e a folha pode cair sem aviso. Corte a energia, mantenha distância da folha e do contrapeso, não mexa em nada e chame pelo WhatsApp, {shop.hours}, com foto tirada de longe.",
      "Se o cabo do portão partiu, o que fazer é isolar: disjuntor desligado, área vazia, chave de destravamento guardada. O técnico, {shop.hours}, firma a folha e o contrapeso antes de tocar no cabo arrebentado.",
    ],
    price: [
      "O preço para trocar cabo de aço arrebentado do portão inclui o par de cabos, grampos, mão de obra com a folha escorada e novo equilíbrio, e varia com a altura e o peso. Roldana gasta soma, e peça e serviço são orçados juntos por foto tirada de longe.",
      "Quanto custa a troca do cabo rompido depende do tamanho da folha: o cabo é barato, e o que pesa é escorar, descarregar o contrapeso e equilibrar. Só o par é o menor valor; com roldanas, sobe; com folha entortada, soma serralheria.",
      "Na troca de cabo arrebentado, paga-se o par, nunca um só, mais o serviço de escorar e equilibrar o portão. Altura, bitola e roldanas definem o valor, e motor forçado pela queda é item à parte.",
    ],
    "how-to": [
      "A troca de cabo de aço arrebentado não se faz em casa: soltar um lado libera de uma vez a folha e o contrapeso. O que fazer é desligar o disjuntor, isolar, fotografar de longe e chamar o técnico, {shop.hours}, sem destravar o motor.",
      "Cabo do portão partiu: não existe emenda segura, e mexer é perigoso. Corte a energia, mantenha todos longe, deixe a folha onde está e passe o serviço ao técnico, que escora antes de trocar o par.",
    ],
    question: [
      "Não mexa: cabo de aço arrebentado se chama o técnico, porque o portão pode estar preso só pelo motor. Desligue o disjuntor, não passe por baixo, não destrave e use outra saída; atendemos {shop.hours}, e trocam-se os dois cabos.",
      "Sim, portão com cabo arrebentado é perigoso, já que a folha e o contrapeso podem cair. O que fazer é desligar o disjuntor, afastar todos e chamar alguém, {shop.hours}, sem tocar no cabo nem na chave de destravamento.",
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
          "Com um cabo a menos, a folha pode estar apoiada só no motor e no outro cabo, já sobrecarregado. Não use controle nem chave de destravamento, porque qualquer movimento pode derrubá-la.",
          "O equilíbrio acabou, e pouca coisa segura a folha e o contrapeso. Destravar nessa hora pode soltar tudo de uma vez, então a chave fica guardada.",
          "Um basculante com cabo rompido parece parado, mas perdeu metade do que o sustentava. Nem motor nem mão: a folha fica onde está.",
          "O motor talvez seja o único freio que restou, e por isso não se destrava. Use outra saída e, se houver ferido, ligue 192 ou 193 antes de pensar no portão.",
        ],
      ],
      steps: [
        "Pare de usar o portão, não passe por baixo e desligue o disjuntor.",
        "Afaste pessoas, animais e carros da folha e da caixa do contrapeso.",
        "Deixe a folha onde está: não destrave, não baixe, não levante, não escore.",
        "Fotografe só de longe, fora do alcance da folha e do cabo solto.",
        "Chame o técnico e use outra saída até a visita.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que o cabo arrebenta", "Ferrugem, roldana e fadiga", "O que rompe um cabo de aço"],
      slots: [
        [
          "O cabo é feito de fios finos que se partem um a um, até o resto não aguentar. Cada passagem pela roldana o dobra, e com os anos o aço cansa.",
          "A fadiga é lenta: primeiro um fio espetado, depois vários, e um dia o cabo inteiro. A dobra na roldana, a cada abertura, é o que o cansa.",
          "Fios de aço se rompem aos poucos, sempre no trecho que dobra. Quando restam poucos, o cabo parte de uma vez.",
          "Dobrar e esticar milhares de vezes quebra fio por fio. O que resta sustenta até não poder mais, e aí rompe.",
        ],
        [
          "Roldana travada ou gasta corta os fios como lima, e a umidade enferruja por dentro, onde ninguém vê. Peso acrescentado à folha leva o cabo além do limite.",
          "Canal gasto esmaga o cabo, e chuva na caixa do contrapeso o corrói no trecho escondido. Chapa nova na folha, sem refazer o equilíbrio, completa.",
          "Quando a roldana não gira, o cabo se esfrega nela e perde fios. Ferrugem e excesso de peso aceleram o fim.",
          "Três coisas apressam: roldana ruim, ferrugem e folha mais pesada que o projeto. As três aparecem na revisão, feita {visits.home} em casa.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais antes de o cabo arrebentar", "Como reconhecer um cabo no fim", "O cabo avisa antes de romper"],
      slots: [
        [
          "Fio espetado, trecho amassado e ferrugem pedem troca antes da ruptura. Folha que sobe torta mostra um cabo esticado ou escorregando no grampo, e o portão para até o conserto.",
          "Um único fio levantado mostra que a fadiga começou. Se um lado chega antes do outro, o cabo cedeu, e o uso termina ali.",
          "Antes de partir, o cabo solta fios, enferruja e deixa a folha torta. Confira só com os olhos, porque fio partido corta como agulha.",
          "Olhe de longe e use o zoom da câmera, sem passar a mão no cabo. Fios soltos e subida inclinada são motivo para parar.",
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
          "A folha é escorada e o contrapeso apoiado antes de o primeiro grampo ser solto. Trocam-se os dois cabos, da mesma bitola e do mesmo comprimento, e as roldanas gastas.",
          "Nenhum cabo sai do lugar sem folha e contrapeso firmes. O par é trocado junto, porque o que sobrou tem a mesma idade e levou o dobro da carga.",
          "O técnico trava a folha, descarrega o contrapeso e só então mexe no cabo. Roldana com canal gasto sai na mesma visita, para não cortar o novo.",
          "Primeiro o apoio, depois a troca dos dois lados. Bitola e comprimento iguais mantêm a folha no nível.",
        ],
        [
          "Depois o equilíbrio é refeito, até a folha parar em qualquer altura nas mãos do técnico. O motor é o último a ser ligado, regulado e testado.",
          "Com os cabos novos, o contrapeso é acertado e a folha deve subir reta. Só então força e fim de curso são regulados.",
          "A folha precisa ficar parada onde é deixada antes de o motor voltar. Ciclos de teste e fotocélula encerram.",
          "O portão volta ao automático depois de equilibrado e testado pelo técnico. Motor forçado pela queda é medido junto.",
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
          "Altura, bitola e peso da folha definem o valor, que cobre o par, os grampos, a escora e o novo equilíbrio. O cabo em si é simples, e o serviço seguro é o que pesa.",
          "O valor junta par de cabos e mão de obra com escora. Portão alto e folha pesada custam mais, porque pedem cabo mais grosso e mais tempo.",
          "O material é a parte menor; escorar, descarregar e equilibrar é a maior. Tamanho da folha e bitola fazem a diferença.",
          "Do mais barato ao mais caro: só o par, par com roldanas, par com folha desempenada. A altura do portão muda todos.",
        ],
        [
          "Roldana, braço torto ou motor forçado são orçados em separado e mostrados antes. O cartão divide em até {shop.instalments} vezes.",
          "O que a queda entortou entra como outro item. Dá para pagar em até {shop.instalments} vezes no cartão.",
          "Peças além do cabo só entram com a sua aprovação. O reparo tem os 90 dias da lei.",
          "Se o motor não aguentou, a troca dele em casa fica de {price.homeSwap}, com mão de obra. O restante vem item por item.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar o portão com um cabo só?",
      answers: [
        "Não se usa o portão com um cabo só: o que sobrou recebe carga dobrada, e a folha sobe torta até cair. Desligue o disjuntor.",
        "Não use. Metade da sustentação acabou, e o outro cabo tem a mesma idade. Corte a energia e isole a passagem.",
        "De jeito nenhum. Uma abertura a mais pode romper o segundo cabo e derrubar a folha.",
      ],
    },
    {
      question: "Dá para emendar cabo de aço de portão?",
      answers: [
        "Cabo de aço de portão não se emenda: a emenda passa mal na roldana, escorrega e se solta. Ele é trocado inteiro, com o do outro lado.",
        "Não se emenda. A carga é alta, e o certo é um par novo, da mesma bitola.",
        "Não. Grampo no meio do cabo prende na roldana e solta sem aviso.",
      ],
    },
    {
      question: "Por que trocar os dois cabos se só um arrebentou?",
      answers: [
        "Trocam-se os dois cabos porque têm a mesma idade, e o que ficou sofreu sobrecarga. Cabos diferentes também esticam diferente e entortam a folha.",
        "Para que a folha suba reta e nenhum lado esteja no fim da vida. O restante já aguentou o tranco.",
        "Porque o segundo costuma romper logo depois. O par igual mantém o portão no nível.",
      ],
    },
    {
      question: "O cabo só saiu da roldana. Posso colocar de volta?",
      answers: [
        "Não coloque de volta o cabo que saiu da roldana: está sob carga, e a folha pode descer. Algo o fez sair, e isso precisa de conserto.",
        "Deixe como está e desligue o disjuntor. Recolocar exige folha escorada e a causa corrigida.",
        "Não. Roldana quebrada ou cabo frouxo o fez sair, e o risco de queda é o mesmo do cabo partido.",
      ],
    },
    {
      question: "Quanto tempo dura um cabo de aço de portão?",
      answers: [
        "O cabo de aço de portão dura conforme peso, aberturas, umidade e roldanas. É conferido na revisão {visits.home} e trocado ao primeiro fio partido.",
        "Não há prazo único: uso, chuva e roldana mandam mais que a idade. Fio espetado já justifica a troca.",
        "Depende do uso. Em prédio gasta antes, e por isso a revisão lá é {visits.business}.",
      ],
    },
  ],
  photo: "fotos tiradas de longe da folha, das laterais e do cabo, sem abrir a caixa do contrapeso",
  related: ["cabo-de-aco", "contrapeso", "roldana", "basculante", "emergencia", "esmagamento"],
  topic: "serralheria-e-ajuste-de-portao",
};
