import type { Concept } from "#domain/knowledge/concept.ts";

export const contrapeso: Concept = {
  id: "contrapeso",
  kind: "part",
  label: "Contrapeso",
  phrase: "o contrapeso do portão",
  words: [
    "contrapeso",
    "contra peso",
    "caixa de contrapeso",
    "peso do basculante",
    "regular contrapeso",
    "contrapeso caiu",
    "portão desbalanceado",
    "balanceamento do portão",
    "equilíbrio do portão",
    "portão desequilibrado",
  ],
  gates: ["basculante", "guilhotina"],
  intent: "repair",
  answers: {
    any: [
      "O contrapeso do portão basculante equilibra a folha, e fora do ponto ela despenca, sobe sozinha ou força o motor. O acerto é do técnico, com a folha escorada, pondo ou tirando peso até ela parar em qualquer altura; a visita com ajustes fica em geral de {price.preventiveRange}, sem peças.",
      "Portão basculante pesado, que bate no chão ou não encosta no piso, tem o contrapeso desregulado. Não abra a caixa nem destrave, porque o peso está suspenso por cabo; o técnico iguala os dois lados com a folha escorada, em visita que em geral vai de {price.preventiveRange}, sem peças.",
      "Regulamos contrapeso de basculante com a folha escorada, acrescentando ou retirando peso por igual nos dois lados. No ponto certo, a folha para onde for deixada e o motor só conduz; o serviço fica em geral de {price.preventiveRange}, fora peças, e até lá não use portão que desce sozinho.",
      "Com o contrapeso certo, uma folha de ferro sobe com uma mão; com peso a menos despenca, com peso a mais sobe sozinha. Quem acerta é o técnico, em visita com ajustes de {price.preventiveRange}, em geral, sem peças, porque a caixa lateral guarda carga suspensa.",
    ],
    price: [
      "Acertar o contrapeso do basculante fica em geral de {price.preventiveRange}, sem peças, conforme o tamanho da folha e o acesso às caixas. Cabo e roldana gastos, se houver, entram à parte; fotos do portão por dentro e as medidas dão o valor.",
      "O preço da regulagem do contrapeso depende do trabalho de abrir a caixa e do estado dos cabos, em geral de {price.preventiveRange}, fora peças. Folha que ganhou chapa pede mais peso e mais tempo.",
      "Regular o contrapeso custa em geral {price.preventiveRange} de serviço, sem contar cabo ou roldana. O tamanho da folha e o que se encontra dentro da caixa decidem, e as fotos adiantam a conta.",
    ],
    repair: [
      "Contrapeso de portão fora do ponto se corrige com a folha escorada: o técnico põe ou tira peso, iguala os lados e confere cabos e roldanas. A visita com ajustes fica em geral de {price.preventiveRange}, sem peças; não use nem destrave portão que desce sozinho.",
      "No conserto do contrapeso do basculante, a caixa é aberta com a folha calçada, e o cabo ou a roldana que falhou é trocado antes do peso. O serviço vai em geral de {price.preventiveRange}, fora peças, e até lá o portão fica parado.",
      "Regulamos o contrapeso e trocamos o que o tirou do ponto, como cabo esticado ou roldana presa. Em geral a visita fica de {price.preventiveRange}, sem peças; mantenha distância da folha e da caixa, que guarda peso suspenso.",
    ],
    emergency: [
      "Contrapeso caído ou cabo solto deixa o basculante sem apoio: não acione, não destrave e não passe embaixo. Afaste todos da garagem, desligue o disjuntor só se ele estiver longe da folha e chame o técnico, {shop.hours}.",
      "Se o contrapeso do portão caiu, trate a folha como carga suspensa e fique longe dela e da caixa lateral. Não escore nem tente fechar; o técnico vem com escora, em atendimento {shop.hours}.",
      "Portão basculante que perdeu o contrapeso pode despencar. Ninguém embaixo, nenhum comando, caixa fechada e área isolada, até o técnico chegar; o contato funciona {shop.hours}.",
    ],
    "how-to": [
      "O contrapeso do basculante se calcula pelo peso da folha, dividido entre os dois lados, e se acerta no local até ela parar a meia altura, com escora. Isso é do técnico, porque a caixa guarda peso suspenso; a você cabe medir e fotografar.",
      "Para regular o contrapeso, o técnico escora a folha, confere cabos e acrescenta ou tira peso por igual nos dois lados. Não abra a caixa nem destrave o portão; observe de longe como ele sobe e desce.",
      "Em casa só se observa o contrapeso: bate no chão é peso a menos, não encosta é peso a mais. Abrir a caixa, pôr peso ou soltar o motor é do técnico, com a folha escorada.",
    ],
    question: [
      "Basculante sem contrapeso nem mola não funciona com segurança, porque o motor teria de erguer e segurar a folha inteira. O peso certo a deixa parada em qualquer altura, e quem o acerta é o técnico, com escora.",
      "Não se põe nem se tira contrapeso em casa: a caixa guarda peso suspenso por cabo. Se a folha desce sozinha ou sobe de repente, desligue o disjuntor e não use o portão até o acerto.",
      "O contrapeso equilibra a folha, e é ele, não o motor, que carrega o portão. Chapa ou madeira nova na folha pede mais peso, em regulagem que em geral fica de {price.preventiveRange}, sem peças.",
    ],
  },
  line: [
    "Basculante que despenca ou sobe sozinho está com o contrapeso fora do ponto.",
    "Chapa, madeira ou vidro a mais na folha exigem refazer o contrapeso.",
    "Motor novo em folha desequilibrada dura pouco: o contrapeso vem antes.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Para que serve o contrapeso do portão", "Como o contrapeso equilibra o basculante"],
      slots: [
        [
          "Em cada lateral corre um bloco de ferro ou concreto, preso à folha por cabo de aço. Ele desce quando a folha sobe e compensa o peso dela em todo o caminho.",
          "As caixas ao lado do portão escondem pesos ligados à folha por cabo. Um sobe, o outro desce, e assim o ferro fica leve.",
          "Blocos pendurados por cabo, um de cada lado, fazem a conta com a folha. É por isso que ela sobe com pouca força.",
          "Dentro das caixas há pesos de ferro ou concreto, na outra ponta dos cabos. Eles carregam o que seria carga do motor.",
        ],
        [
          "No ponto certo, o portão espera na altura em que for deixado. Motor mais forte não substitui isso: ele conduz, e quem sustenta é o peso.",
          "Equilibrado, ele fica onde parou, sem subir nem cair. Nenhum motor residencial tem força para erguer a folha sozinho.",
          "Folha equilibrada é a que não se mexe sozinha em altura nenhuma. Por causa disso um motor de 1/4 HP basta em tantas casas.",
          "O bom ajuste se vê na folha parada a meia altura. Sem ele, o motor carregaria o que não foi feito para carregar.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de contrapeso fora do ponto", "Como o portão avisa que perdeu o equilíbrio"],
      slots: [
        [
          "Com peso a menos, a folha desce depressa e bate no chão, e o motor geme na subida. Com peso a mais, ela demora a encostar e volta um palmo.",
          "Pancada ao fechar e subida arrastada mostram peso de menos. Portão que flutua perto do piso tem peso de sobra.",
          "Fechar batendo é falta; não querer fechar é excesso. Nos dois casos o motor trabalha forçado.",
          "A descida conta: rápida demais, falta peso; lenta e incompleta, sobra. O gemido do motor na subida confirma a falta.",
        ],
        [
          "Um lado mais alto que o outro revela pesos diferentes ou cabo esticado. Batida dentro da caixa pode ser bloco solto, e o uso para na hora.",
          "Folha torta na subida tem lados desiguais ou cabo fora da roldana. Barulho na caixa lateral pede parada imediata.",
          "Subir torto é sinal de diferença entre as caixas. Se algo bate lá dentro, não acione mais.",
          "Desnível entre os lados aponta para cabo ou peso desigual. Um ruído na caixa é o aviso mais sério.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o contrapeso sai do ponto", "O que muda o peso da folha"],
      slots: [
        [
          "A causa mais comum é reforma: chapa, lambri, madeira ou vidro na folha, e o peso antigo fica pequeno. Madeira molhada e água dentro do perfil também pesam.",
          "Fechar o gradil com chapa muda o portão, e o contrapeso de antes já não basta. Chuva na madeira e barro somam quilos.",
          "Folha revestida raramente volta a ficar leve sem novo peso. Até tinta em camadas e água no perfil alteram a conta.",
          "O portão engorda: chapa nova, vidro, madeira encharcada. O peso da caixa continua o mesmo, e o equilíbrio se vai.",
        ],
        [
          "Sem mudar a folha, o cabo estica e a roldana prende com o tempo. Presilha que corre alguns milímetros já entorta o portão.",
          "Cabo que cedeu e rolamento travado dão o mesmo efeito de falta de peso. Por isso são vistos antes.",
          "O resto é desgaste, em cabo, presilha e roldana. Um lado passa a trabalhar antes do outro.",
          "Também há o cabo, que alonga, e a roda, que trava. O portão pesa sem ter ganhado peso.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que observar sem tocar no contrapeso", "O que observar no basculante antes de chamar"],
      slots: [
        [
          "A observação é de longe, e se a folha despencou ou subiu sozinha ninguém a aciona de novo. Não destrave portão pesado ou torto, porque ninguém segura a folha na mão.",
          "Fique fora da área da folha e das caixas, mesmo com o portão parado. Destravar com desequilíbrio solta a carga toda.",
          "De dentro, ao lado e sem tocar: assim se observa. A caixa lateral não se abre, nem para olhar, porque há peso suspenso.",
          "Mantenha a garagem vazia e o portão quieto. Abrir a tampa lateral ou soltar o motor pode derrubar peso ou folha.",
        ],
      ],
      steps: [
        "Afaste pessoas, animais e carros da área do portão.",
        "Lembre o último uso: fechou com pancada, subiu torto, gemeu?",
        "Olhe de longe se os dois cabos estão esticados e a folha, reta.",
        "Com o portão fechado, desligue o disjuntor.",
        "Fotografe a folha e as caixas fechadas, de longe.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico regula o contrapeso", "Regulagem do contrapeso, na ordem segura"],
      slots: [
        [
          "A folha é escorada e a energia cortada antes de abrir qualquer caixa. Cabos e roldanas são vistos primeiro, porque peso certo em cabo ruim não resolve.",
          "Escora, energia desligada e área isolada vêm antes da primeira ferramenta. Cabo desfiado, se houver, é trocado em par nessa hora.",
          "Com o portão calçado e a carga apoiada, conferem-se roldanas e cabos. Só depois se fala em peso.",
          "O trabalho começa pela segurança, com folha e contrapeso apoiados. Roldana presa e cabo gasto são corrigidos antes.",
        ],
        [
          "O peso é posto ou tirado aos poucos, por igual, até a folha parar a meia altura. Força e fim de curso do motor são refeitos, porque o esforço mudou.",
          "Os lados são igualados e a folha testada a cada mudança. No fim, o motor recebe a menor força que completa o curso.",
          "Acrescenta-se ou retira-se peso até ela ficar imóvel em várias alturas. Depois o motor é regulado de novo e faz ciclos.",
          "Pouco a pouco, dos dois lados, chega-se ao equilíbrio. A parada e a força do motor são acertadas em seguida.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço do contrapeso", "O que muda o preço do acerto do contrapeso"],
      slots: [
        [
          "O tamanho da folha e o acesso às caixas fazem o tempo de serviço. Cabo, roldana e peso acrescentado entram à parte.",
          "Caixa de difícil acesso e folha grande aumentam a mão de obra. Peças gastas, como cabo e roldana, somam.",
          "Quanto maior a folha e mais peso a pôr, maior o trabalho. O que estiver gasto é cobrado separado.",
          "Acesso e tamanho decidem a mão de obra, e o desgaste decide as peças.",
        ],
        [
          "Folha com chapa nova pede mais peso e, às vezes, outro cabo. O cartão divide em até {shop.instalments} vezes.",
          "Se a folha foi reformada, o cabo pode precisar mudar também. No cartão são até {shop.instalments} parcelas.",
          "Reforma recente costuma exigir cabo e peso novos. Paga-se em até {shop.instalments} vezes no cartão.",
          "Revestimento novo encarece, porque muda peso e cabo. Parcela-se em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como saber se o contrapeso está certo?",
      answers: [
        "A folha sobe sem gemido do motor e desce sem pancada. A confirmação na mão fica para o técnico, porque destravar desequilibrada é perigoso.",
        "Repare no portão andando com o motor: subida leve e descida macia indicam equilíbrio. O teste na mão é do técnico.",
        "Pelo som e pela descida. Quem confere com a folha solta é o técnico, com ela escorada.",
      ],
    },
    {
      question: "Posso colocar peso no contrapeso eu mesmo?",
      answers: [
        "Não. O peso fica suspenso por cabo, e mexer com a folha solta pode causar acidente grave.",
        "Não faça isso: além do risco de queda, peso desigual entorta a folha e gasta cabo e roldana.",
        "É serviço com escora e dos dois lados por igual. Em casa, só fotografe as caixas fechadas.",
      ],
    },
    {
      question: "Coloquei chapa no portão: preciso mudar o contrapeso?",
      answers: [
        "Precisa. A chapa soma quilos, e sem novo peso o motor carrega a diferença até falhar.",
        "Sim, antes de acionar o motor. Também se confere se cabo e roldanas suportam.",
        "Sim: o peso de antes foi feito para a folha de antes. A regulagem vem junto da reforma.",
      ],
    },
    {
      question: "Motor mais forte dispensa contrapeso?",
      answers: [
        "Não: erguer folha desequilibrada com motor forte é perigoso, porque qualquer falha vira queda.",
        "Nunca. A potência move, mas quem sustenta é o peso.",
        "Não dispensa. Com falta de luz ou peça quebrada, a folha cairia sem nada que a segure.",
      ],
    },
    {
      question: "Contrapeso ou mola: qual é melhor?",
      answers: [
        "Depende do espaço. O contrapeso mantém a força igual em todo o curso; a mola ocupa menos lugar e perde tensão com o tempo.",
        "O contrapeso é mais constante e dura muito; a mola cabe onde não há caixa lateral.",
        "Com espaço lateral, o contrapeso leva vantagem. Sem ele, a mola resolve e pede revisão mais atenta.",
      ],
    },
  ],
  photo:
    "fotos do portão inteiro por dentro, e das caixas laterais fechadas, tiradas de longe, com a largura e a altura do vão",
  related: ["cabo-de-aco", "basculante", "pesado", "roldana", "mola", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
