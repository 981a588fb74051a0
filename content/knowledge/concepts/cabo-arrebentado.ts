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
      "Cabo de aço arrebentado no portão é perigoso: não use o portão, não passe por baixo e desligue o disjuntor. Deixe a folha onde está, sem destravar, porque ela pode depender só do motor para não cair. O técnico atende {shop.hours} e troca sempre os dois cabos.",
      "Se o cabo de aço do portão partiu, desligue o disjuntor, afaste todos e não destrave o motor, porque a folha e o contrapeso podem cair. A troca é feita pelo técnico, com a folha escorada, e o atendimento funciona {shop.hours}.",
      "Com o cabo arrebentado, o portão perdeu metade da sustentação, e mexer nele pode derrubar a folha. Desligue o disjuntor, isole a passagem e não use a chave de destravamento. Chame o técnico, {shop.hours}; ele escora a folha e troca o par de cabos.",
    ],
    emergency: [
      "Emergência de cabo de aço rompido no portão: desligue o disjuntor, afaste pessoas, animais e carros e não passe sob a folha. Não destrave, porque o motor pode ser a única coisa que a segura. O atendimento funciona {shop.hours}, e o técnico escora a folha antes de trocar o par.",
      "Cabo arrebentado é perigoso, porque a folha pode cair sem aviso. Desligue o disjuntor, fique longe da folha e do contrapeso e não mexa em nada. Chame pelo WhatsApp, que atende {shop.hours}, e mande uma foto tirada de longe.",
      "Se o cabo do portão partiu, o que fazer agora é isolar a área: disjuntor desligado, ninguém perto da folha e chave de destravamento guardada. O técnico, que atende {shop.hours}, firma a folha e o contrapeso antes de tocar no cabo arrebentado.",
    ],
    price: [
      "O preço para trocar cabo de aço arrebentado do portão inclui o par de cabos, os grampos, a mão de obra com a folha escorada e o novo equilíbrio, e varia com a altura e o peso da folha. Roldana gasta é cobrada à parte, e o orçamento sai por foto tirada de longe.",
      "O preço da troca do cabo rompido depende do tamanho da folha: o cabo é barato, e o que pesa é escorar, descarregar o contrapeso e equilibrar o portão. Só o par tem o menor valor; roldanas novas e folha entortada pela queda aumentam o total.",
      "Na troca de cabo arrebentado, o preço cobre sempre o par, nunca um só, e o serviço de escorar e equilibrar o portão. A altura da folha, a bitola do cabo e o estado das roldanas definem o valor; motor forçado pela queda é orçado à parte.",
    ],
    "how-to": [
      "A troca de cabo de aço arrebentado não se faz em casa, porque soltar um lado libera de uma vez a folha e o contrapeso. Desligue o disjuntor, isole a área, fotografe de longe e chame o técnico, {shop.hours}, sem destravar o motor.",
      "Cabo do portão que partiu não tem emenda segura, e mexer nele é perigoso. Desligue o disjuntor, mantenha todos longe e deixe a folha onde está. O técnico escora a folha e o contrapeso, troca os dois cabos e refaz o equilíbrio.",
    ],
    question: [
      "Não mexa no cabo de aço arrebentado: chame o técnico, porque o portão pode estar preso só pelo motor. Até a visita, desligue o disjuntor, não passe por baixo, não destrave e use outra saída. O atendimento funciona {shop.hours}, e os dois cabos são trocados juntos.",
      "Sim, portão com cabo arrebentado é perigoso, porque a folha e o contrapeso podem cair. Desligue o disjuntor, afaste todos e chame o técnico, {shop.hours}, sem tocar no cabo nem na chave de destravamento. Uma única abertura pode romper o cabo que sobrou.",
    ],
  },
  line: [
    "Com o cabo arrebentado, desligue o disjuntor e mantenha distância: a folha pode estar presa só pelo motor.",
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
          "Com um cabo a menos, a folha fica apoiada só no motor e no outro cabo, que já está sobrecarregado. Não use o controle nem a chave de destravamento, porque qualquer movimento pode derrubá-la.",
          "O equilíbrio do portão acabou, e pouca coisa segura a folha e o contrapeso. Destravar nessa hora pode soltar tudo de uma vez, então deixe a chave guardada.",
          "Um portão com cabo rompido parece parado, mas perdeu metade do que o sustentava. Nem o motor nem a mão devem mover a folha, que precisa ficar onde está.",
          "O motor talvez seja o único freio que restou, e por isso não se destrava o portão. Use outra saída e, se houver ferido, ligue 192 ou 193 antes de qualquer outra providência.",
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
          "O cabo é feito de fios finos, que se partem um a um até o resto não aguentar a carga. Cada passagem pela roldana o dobra, e com os anos o aço sofre fadiga.",
          "A fadiga é lenta: primeiro aparece um fio espetado, depois vários, e um dia o conjunto cede. O trecho que mais sofre é o que dobra na roldana a cada abertura.",
          "Os fios de aço se rompem aos poucos, sempre na parte que curva sobre a roldana. Quando restam poucos inteiros, o cabo parte de uma vez, muitas vezes com o portão em movimento.",
          "Dobrar e esticar milhares de vezes quebra um fio de cada vez. Os que sobram carregam a folha sozinhos até a fadiga vencer também a resistência deles.",
        ],
        [
          "Roldana travada ou gasta raspa os fios, e a umidade enferruja o cabo por dentro, onde ninguém vê. Chapa ou madeira acrescentada à folha leva o conjunto além do limite.",
          "Um canal gasto na roldana esmaga o cabo, e a chuva na caixa do contrapeso espalha ferrugem no trecho escondido. O excesso de peso na folha, sem refazer o equilíbrio, encurta ainda mais a vida dele.",
          "Quando a roldana não gira, o cabo se esfrega nela e perde fios a cada subida. Ferrugem e revestimento pesado aceleram a ruptura.",
          "Três coisas apressam o rompimento: roldana ruim, ferrugem e folha mais pesada que o previsto. As três aparecem na revisão, feita {visits.home} em casa.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais antes de o cabo arrebentar", "Como reconhecer um cabo no fim", "O cabo avisa antes de romper"],
      slots: [
        [
          "Fio espetado, trecho amassado e ferrugem mostram que o cabo deve ser trocado antes da ruptura. Folha que sobe torta indica um lado esticado ou escorregando no grampo, e o portão deve parar até o conserto.",
          "Um único fio levantado já mostra que o aço começou a ceder. Se um lado da folha chega antes do outro, um dos cabos esticou, e o uso termina ali.",
          "Antes de partir, o cabo solta fios, enferruja e deixa a folha torta. Confira só com os olhos e à distância, porque fio partido corta a mão como agulha.",
          "Olhe o cabo de longe, com o zoom da câmera do celular, e nunca passe a mão nele. Fios soltos e subida inclinada são motivo para desligar o disjuntor e chamar o técnico.",
        ],
      ],
      bullets: [
        "Fios de aço espetados: a ruptura começou",
        "Ferrugem ou trecho amassado: o cabo perdeu resistência",
        "Folha subindo torta: um dos cabos esticou",
        "Estalo seco na subida: fios podem estar partindo",
        "Cabo fora do canal da roldana: pare o portão",
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
          "A folha é escorada e o contrapeso apoiado antes que o primeiro grampo seja solto. Os dois cabos são trocados por outros de mesma bitola e comprimento, junto com as roldanas gastas.",
          "Nenhum cabo sai do lugar sem que folha e contrapeso estejam firmes. O técnico substitui o par, porque o que sobrou tem a mesma idade e suportou o dobro da carga; roldana ruim também é trocada.",
          "O técnico trava a folha, descarrega o contrapeso e só então mexe no cabo. Roldana com canal gasto sai na mesma visita, para não cortar o material novo.",
          "Primeiro vem a escora, depois a troca dos dois lados. Bitola e comprimento iguais mantêm a folha no nível, e roldanas novas entram onde o canal está fundo.",
        ],
        [
          "Com tudo montado, o equilíbrio é refeito até a folha parar em qualquer altura nas mãos do técnico. O motor é o último a ser ligado, regulado e testado.",
          "O contrapeso é acertado para a folha subir reta e leve. Só depois o técnico regula a força e o fim de curso, o sensor que manda o motor parar.",
          "A folha precisa ficar parada onde é deixada antes que o motor volte a funcionar. Alguns ciclos completos e o teste da fotocélula encerram a visita.",
          "O portão volta ao automático depois de equilibrado e testado pelo técnico, nunca antes. O motor forçado pela queda é medido na mesma ocasião.",
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
          "Altura, bitola e peso da folha definem o valor, que cobre o par de cabos, os grampos, a escora e o novo equilíbrio. O material custa pouco perto do trabalho de fazer isso com segurança.",
          "O valor junta o par de cabos e a mão de obra com escora. Portão alto e folha pesada custam mais, porque usam cabo mais grosso e levam mais tempo.",
          "O material é a parte menor da conta; escorar, descarregar o contrapeso e equilibrar a folha são a maior. O tamanho do portão e a bitola fazem a diferença.",
          "O serviço mais barato é a troca só do par; depois vem o par com roldanas e, por último, o par com a folha desempenada. A altura do portão muda o preço dos três.",
        ],
        [
          "Roldana, braço torto ou motor forçado são orçados em separado e mostrados antes do serviço. O cartão divide em até {shop.instalments} vezes.",
          "O que a queda entortou entra como outro item no orçamento. Dá para pagar em até {shop.instalments} vezes no cartão.",
          "Peças além do cabo só são trocadas com a sua aprovação. O reparo tem os 90 dias da lei, e o cartão aceita {shop.instalments} parcelas.",
          "Se o motor não aguentou a queda, a troca dele em casa, com mão de obra, fica de {price.homeSwap}. As outras peças aparecem item por item no orçamento.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar o portão com um cabo só?",
      answers: [
        "Não: o cabo que sobrou recebe carga dobrada e pode romper, e a folha cai. Desligue o disjuntor.",
        "Não use. Metade da sustentação acabou, e o outro cabo tem a mesma idade. Desligue o disjuntor e isole a passagem.",
        "De jeito nenhum. Uma abertura a mais pode romper o segundo cabo e derrubar a folha.",
      ],
    },
    {
      question: "Dá para emendar cabo de aço de portão?",
      answers: [
        "Não, porque a emenda passa mal na roldana, escorrega e se solta. O cabo é trocado inteiro, junto com o do outro lado.",
        "Não se emenda, porque a carga é alta. O certo é um par novo, da mesma bitola.",
        "Não. Um grampo no meio do cabo prende na roldana e solta sem aviso.",
      ],
    },
    {
      question: "Por que trocar os dois cabos se só um arrebentou?",
      answers: [
        "Trocam-se os dois cabos porque têm a mesma idade, e o que ficou sofreu sobrecarga. Cabos diferentes também esticam de modo desigual e entortam a folha.",
        "Para que a folha suba reta e nenhum lado esteja no fim da vida. O cabo que restou já aguentou o tranco da ruptura.",
        "Porque o segundo costuma romper logo depois. O par igual mantém o portão no nível.",
      ],
    },
    {
      question: "O cabo só saiu da roldana. Posso colocar de volta?",
      answers: [
        "Não coloque de volta o cabo que saiu da roldana: ele está sob carga, e a folha pode descer. Algo o fez sair, e essa causa precisa de conserto.",
        "Deixe como está e desligue o disjuntor. Recolocar o cabo exige folha escorada e a causa corrigida.",
        "Não. Roldana quebrada ou cabo frouxo o fez sair, e o risco de queda é o mesmo do cabo partido.",
      ],
    },
    {
      question: "Quanto tempo dura um cabo de aço de portão?",
      answers: [
        "Não há prazo certo: contam o peso da folha, as aberturas, a umidade e o estado das roldanas. Ele é conferido na revisão {visits.home} e trocado ao primeiro fio partido.",
        "Não há prazo único, porque uso, chuva e roldana contam mais que a idade. Fio espetado já justifica a troca.",
        "Depende do uso. Em prédio o cabo gasta antes, e por isso a revisão lá é feita {visits.business}.",
      ],
    },
  ],
  photo: "fotos tiradas de longe da folha, das laterais e do cabo, sem abrir a caixa do contrapeso",
  related: ["cabo-de-aco", "contrapeso", "roldana", "basculante", "emergencia", "esmagamento"],
  topic: "serralheria-e-ajuste-de-portao",
};
