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
      "O cabo de aço do portão basculante liga a folha ao contrapeso e segura o peso dos dois. Quando aparece fio rompido, ferrugem ou amassado, os dois cabos são trocados juntos, e até lá o portão fica parado. A visita com ajustes custa em geral de {price.preventiveRange}, sem peças.",
      "Cabo de aço desfiado é aviso de que a folha pode cair, porque é ele que a sustenta junto com o contrapeso. Pare de usar o basculante e mantenha todos longe até a troca do par, feita em uma visita que costuma ficar de {price.preventiveRange}, fora os cabos.",
      "A troca do cabo de aço do basculante é feita sempre nos dois lados, com a folha escorada pelo técnico, porque os cabos se gastam por igual. O serviço, com a regulagem do portão, vai em geral de {price.preventiveRange}, sem as peças. Até a visita, não acione o motor nem passe embaixo.",
      "Um cabo de aço com fio levantado ou enferrujado precisa ser trocado, e o outro lado vai junto, porque tem o mesmo desgaste. O técnico escora a folha, monta o par e confere as roldanas, numa visita que sai em geral de {price.preventiveRange}, fora peças. Enquanto isso, deixe o portão parado.",
    ],
    buying: [
      "Vendemos e trocamos o cabo de aço do portão basculante, sempre em par, na grossura do antigo e no comprimento da altura da folha. A troca é feita pelo técnico, que escora o portão antes de soltar o peso. O valor é informado de graça, por fotos tiradas de longe, com a altura e a largura do portão.",
      "O cabo de aço certo para o portão basculante tem a grossura do antigo, o comprimento tirado da altura da folha e terminais prensados, e é trocado dos dois lados. Fornecemos o par já montado, porque a folha precisa ser escorada. Fotos da folha e da roldana dão o valor.",
      "Cabo de aço de portão se compra em par, igual ao antigo na grossura e no comprimento, porque é ele que segura a folha no contrapeso. Levamos o cabo e fazemos a troca no local, com a folha escorada. O valor é informado de graça, por fotos tiradas de longe e pela altura do portão.",
    ],
    price: [
      "O preço da troca do cabo de aço do portão depende da altura da folha, da grossura do cabo e do estado das roldanas, e é sempre calculado para os dois lados. A mão de obra com ajustes custa em geral de {price.preventiveRange}, e os cabos entram à parte.",
      "Trocar os cabos de aço do basculante custa, em mão de obra com ajustes, em geral de {price.preventiveRange}, sem as peças. O valor do par muda com o comprimento e a espessura, e uma roldana gasta soma à conta. Com a largura e a altura do portão já se faz o orçamento.",
      "O preço da troca do cabo de aço depende do peso e da altura do portão, que definem o cabo, e do acesso ao contrapeso. O serviço com regulagem costuma ficar de {price.preventiveRange}, fora peças, e só sobe se as roldanas também precisarem ser trocadas.",
    ],
    repair: [
      "O cabo de aço do portão basculante não se emenda: quando desfia, enferruja ou amassa, o técnico escora a folha e troca os dois lados. A visita com ajustes custa em geral de {price.preventiveRange}, sem peças. Até lá, não acione o motor e não passe embaixo da folha.",
      "O conserto é a troca do cabo de aço dos dois lados, com as roldanas examinadas, porque roldana travada gasta o cabo novo. O serviço com regulagem fica em geral de {price.preventiveRange}, fora peças. Deixe o basculante parado e sem ninguém embaixo até a visita.",
      "Um cabo de aço desfiado ou fora da roldana exige portão parado, porque a folha do basculante pode cair na próxima abertura. A solução é trocar o par com a folha escorada, em visita que costuma sair de {price.preventiveRange}, sem peças. Não tente destravar o motor nem recolocar o cabo.",
    ],
    emergency: [
      "Cabo de aço arrebentado ou fora da roldana é urgência, porque a folha pode cair a qualquer momento. Não acione, não destrave e não fique embaixo; desligue o disjuntor só se o quadro estiver longe do portão. Isole a garagem e chame o técnico, que atende {shop.hours}.",
      "Se o cabo de aço do basculante arrebentou, trate a folha como uma carga que pode despencar: afaste pessoas, animais e carros e não tente escorar nem fechar o portão. O técnico leva a escora e prende a folha antes de trocar o par, com atendimento {shop.hours}.",
      "Com o cabo de aço rompido, o portão pode despencar a qualquer toque, e por isso ninguém deve passar embaixo nem usar o controle. Desligue o disjuntor se der para chegar ao quadro sem cruzar o caminho da folha e chame pelo WhatsApp, {shop.hours}.",
    ],
    "how-to": [
      "A troca do cabo de aço do basculante não se faz em casa, porque ele segura ao mesmo tempo o peso da folha e o do contrapeso. O que dá para fazer é olhar de longe, com uma lanterna, e parar de usar o portão se houver fio rompido ou ferrugem.",
      "O cabo de aço do portão se inspeciona só com os olhos, sem encostar: procure fio levantado, ferrugem, trecho mais fino ou cabo fora da roldana. Qualquer um desses sinais exige portão parado, e o técnico troca o par com a folha escorada.",
      "Trocar, lubrificar ou recolocar o cabo de aço é serviço do técnico, porque a carga se solta de uma vez quando o terminal abre. O morador pode olhar de longe, tirar fotos e deixar a folha onde está, sem acionar o motor, até a troca do par.",
    ],
  },
  line: [
    "Quando o cabo de aço do basculante desfia, o portão precisa parar na hora.",
    "Os cabos de aço são trocados em par, porque os dois lados trabalharam o mesmo tempo.",
    "O cabo e o contrapeso sustentam a folha basculante, e o motor só a conduz.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O cabo de aço no basculante", "Como o cabo e o contrapeso trabalham"],
      slots: [
        [
          "De cada lado do portão, um cabo sai da folha, passa por uma roldana no alto e desce até o contrapeso. Quando a folha sobe, o peso desce, e por isso o motor só precisa conduzir o movimento.",
          "Dois cabos de aço, um em cada coluna, ligam a folha aos pesos que correm nas caixas laterais. Como um lado compensa o outro, até uma folha pesada de ferro sobe com pouca força.",
          "O peso da folha fica pendurado nos cabos, que passam pelas roldanas do alto e terminam no contrapeso, um em cada lateral. Com o conjunto equilibrado, o motor trabalha sem esforço.",
          "Quem carrega a folha basculante é o par de cabos, com o contrapeso na outra ponta e uma roldana no alto de cada lado. O motor apenas movimenta um portão que já está equilibrado.",
        ],
        [
          "A espessura, o comprimento e os terminais são escolhidos pelo peso da folha e pela altura do vão. Um cabo fino demais trabalha no limite, e um grosso demais não se dobra bem na roldana.",
          "Cada portão tem o seu cabo, calculado pelo peso e pela altura, e os dois lados são iguais. Colocar um mais grosso por garantia não ajuda, porque ele se quebra por dentro ao dobrar na roldana.",
          "Peso da folha e altura do vão definem a bitola, que é a grossura do cabo, igual nos dois lados. Com a medida errada ele se gasta cedo: o fino fica sem reserva, e o grosso sofre em cada curva.",
          "O diâmetro certo do cabo depende da folha e da roldana. Se for grosso em roldana pequena, os fios partem por dentro; se for fino, falta resistência para o peso do portão.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de cabo de aço no fim", "Quando trocar o cabo de aço"],
      slots: [
        [
          "Um único fio rompido, levantado como espinho, já é motivo para trocar o par. Ferrugem que solta pó, trecho amassado ou mais fino também condenam o cabo.",
          "Pontas finas saltando para fora mostram que os fios do cabo estão se rompendo, e a troca não pode esperar. O mesmo vale para oxidação, achatamento e dobra marcada.",
          "Fio arrepiado, ferrugem e amassado são os sinais mais comuns de cabo no fim. O trecho que passa sobre a roldana é o que mais sofre, e costuma ser o primeiro a desfiar.",
          "Qualquer fio solto ou mancha de ferrugem no cabo justifica a troca dos dois lados. Onde ele está mais fino ou achatado, parte da resistência já se perdeu.",
        ],
        [
          "A folha torta, com um lado mais alto, indica cabo esticado ou escapando da roldana. Se o portão estala na subida ou balança, pare de acionar até a visita.",
          "Se um lado chega ao chão antes do outro, os cabos já não têm o mesmo comprimento. Um estalo seco na subida pede parada imediata, porque pode ser fio se partindo.",
          "Portão que sobe torto ou estala pode estar com o cabo fora do canal da roldana ou mais comprido de um lado. Nesse estado ele não deve ser acionado de novo.",
          "Quando um lado fica mais baixo que o outro, um dos cabos esticou ou saiu do lugar. Se a folha balança ou estala, o portão precisa ficar parado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como olhar o cabo de aço sem risco", "O que fazer ao ver cabo desfiado"],
      slots: [
        [
          "Olhe sempre de longe, porque um cabo tensionado que escapa corta e derruba a folha. Não solte presilha, não abra a caixa do contrapeso e não tente recolocar o cabo na roldana.",
          "A inspeção do morador é só visual, sem contato com cabo, roldana ou caixa lateral. Se a folha parou no alto, ninguém entra na garagem até o técnico escorá-la.",
          "Use os olhos e uma lanterna, de pé e fora do caminho da folha. Baixar, escorar ou destravar um portão com o cabo ruim pode derrubá-lo, e por isso nada disso é tarefa do morador.",
          "Fique de lado, longe da folha, e não encoste em nada, porque o cabo guarda tensão mesmo parado. Aberto ou fechado, o portão fica como está até ser escorado pelo técnico.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor, sem mover a folha.",
        "Fique de pé, fora do caminho dela, e olhe os dois cabos de cima a baixo com uma lanterna.",
        "Procure fio levantado, ferrugem, amassado e cabo fora da roldana, sem encostar.",
        "Se houver qualquer sinal, deixe o portão sem uso.",
        "Fotografe de longe e anote a largura e a altura do portão.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a troca do cabo de aço", "O serviço de troca, com a folha escorada"],
      slots: [
        [
          "O técnico escora a folha e apoia o contrapeso antes de soltar o primeiro terminal, com a energia cortada. Essa ordem não muda, porque o cabo guarda o peso dos dois lados.",
          "Primeiro o portão é calçado, o contrapeso, apoiado, e o disjuntor, desligado. Só depois o cabo antigo é desmontado, já sem carga.",
          "Com a folha travada, o contrapeso apoiado e o circuito desligado, o cabo perde a tensão e pode ser solto sem risco de queda. Esse preparo toma boa parte do tempo da visita.",
          "Antes de tocar no cabo, o técnico corta a energia, prende a folha com escoras e alivia o contrapeso. Sem esses três cuidados, o peso cairia assim que o terminal abrisse.",
        ],
        [
          "Os dois cabos novos são montados no mesmo comprimento, e as roldanas entram junto se o canal estiver gasto ou o rolamento, preso. No fim, a folha deve parar em qualquer altura, e a força do motor é regulada de novo.",
          "Depois de trocar e igualar os dois lados, o técnico testa o equilíbrio em várias alturas e acerta a força do motor. Roldana gasta é trocada na mesma visita, porque estragaria o cabo novo.",
          "O par novo recebe o mesmo ajuste nos dois lados, com outra roldana onde o canal ou o rolamento acabou. A folha tem de ficar onde for deixada na mão antes que o motor seja religado e regulado.",
          "Cabo novo em roldana gasta dura pouco, e por isso as duas são avaliadas antes da montagem. Com o par no lugar, conferem-se o nível da folha, o contrapeso e a força do motor.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["O que gasta e o que poupa o cabo de aço", "Cuidados com cabo e roldana"],
      slots: [
        [
          "O cabo de aço se gasta no ponto em que dobra, e uma roldana travada o arrasta em vez de girar. Roldana livre, com o canal limpo, é o que mais prolonga a vida dele.",
          "Boa parte do desgaste vem da roldana presa, que esfrega o cabo a cada abertura. Se ela gira solta e alinhada, os fios só se dobram, sem raspar.",
          "A roldana decide quanto o cabo dura, porque ele passa sobre ela em todo movimento. Quando o rolamento trava, o metal raspa no metal, e os fios começam a partir naquele trecho.",
          "É sobre a roldana que o cabo costuma desfiar, já que ali ele dobra e recebe o peso. Rolamento bom e canal sem ferrugem evitam que ele seja arrastado.",
        ],
        [
          "Chapa, madeira ou vidro acrescentados à folha exigem outro cálculo de cabo e de contrapeso. Na revisão, feita {visits.home} em casa, o técnico examina também os trechos escondidos.",
          "Um portão reformado pesa mais, e o cabo antigo pode não servir. A revisão residencial, {visits.home}, confere cabos, terminais e roldanas.",
          "Todo peso colocado na folha deixa o cabo mais perto do limite, e o conjunto precisa ser recalculado. Olhe de longe uma vez por mês e peça a conferência completa {visits.home} em casa.",
          "Depois de uma reforma na folha, cabo e contrapeso precisam ser revistos, porque o peso mudou. Em residência, uma visita de manutenção {visits.home} alcança as partes que você não vê do chão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso abrir o portão na mão enquanto espero a troca do cabo?",
      answers: [
        "Não. Com o cabo ruim, destravar o motor pode soltar a folha de uma vez. Deixe o portão travado, com o disjuntor desligado, e use outra entrada.",
        "Não tente, porque o motor travado pode ser o que ainda segura a folha. Se há carro preso, avise ao chamar, para o técnico se preparar.",
        "Não, porque às vezes o motor é o único apoio que restou. A folha só deve ser movida depois de escorada pelo técnico.",
      ],
    },
    {
      question: "Cabo desfiado aguenta mais alguns dias?",
      answers: [
        "Não conte com isso: cada fio rompido passa a carga aos outros, e o cabo pode arrebentar na próxima abertura.",
        "Ninguém pode prometer um prazo, porque o cabo desfiado arrebenta sem avisar. O portão deve ficar parado até a troca.",
        "Pode não aguentar nem a próxima abertura. Esperar só é seguro com o portão sem uso e ninguém embaixo.",
      ],
    },
    {
      question: "De quanto em quanto tempo se troca o cabo de aço?",
      answers: [
        "Não há prazo fixo, porque o desgaste depende do uso, da chuva e das roldanas. O estado do cabo é conferido na revisão, {visits.home} em casa.",
        "A troca é feita pelo estado, e não pelo tempo de uso. Fio rompido, ferrugem ou amassado condenam até um cabo recente.",
        "O cabo é trocado quando mostra desgaste ou quando uma reforma muda o peso da folha. Fora disso, basta a conferência {visits.home} em casa.",
      ],
    },
    {
      question: "Posso passar graxa no cabo de aço?",
      answers: [
        "Não mexa no cabo, que está sob carga. Quando ele precisa de lubrificação, o técnico aplica produto próprio, com a folha presa.",
        "É melhor deixar com o técnico: a graxa comum junta poeira e esconde fio rompido, e pôr a mão perto do cabo é perigoso.",
        "Não é indicado. Além do risco de encostar num cabo sob tensão, a graxa errada gruda areia e disfarça a ferrugem.",
      ],
    },
    {
      question: "O motor segura a folha se o cabo arrebentar?",
      answers: [
        "Não conte com ele: o motor conduz o movimento, mas não foi feito para sustentar a folha, que pode despencar.",
        "Não. Sem o cabo, o peso todo passa ao braço e ao fuso do motor, que podem ceder. Fique longe da folha.",
        "Às vezes o motor segura por um tempo, o que engana quem está perto. A folha pode cair a qualquer momento.",
      ],
    },
  ],
  photo:
    "fotos dos dois cabos e das roldanas, tiradas de longe e sem ficar embaixo da folha, com a largura e a altura do portão",
  related: ["contrapeso", "roldana", "basculante", "cabo-arrebentado", "torto", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
