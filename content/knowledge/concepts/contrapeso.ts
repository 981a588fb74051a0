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
      "O contrapeso do portão basculante equilibra a folha, e fora do ponto ela despenca, sobe sozinha ou força o motor. O técnico escora a folha e põe ou tira peso até ela parar em qualquer altura. A visita com ajustes fica em geral de {price.preventiveRange}, sem peças.",
      "Portão basculante que pesa, bate no chão ou não encosta no piso costuma estar com o contrapeso desregulado. Não abra a caixa nem destrave, porque o peso está suspenso por cabo. O técnico iguala os dois lados, em visita que em geral vai de {price.preventiveRange}, sem peças.",
      "A regulagem do contrapeso do basculante é feita com a folha escorada, pondo ou tirando peso por igual nos dois lados. No ponto certo, a folha para onde for deixada e o motor só a conduz. O serviço fica em geral de {price.preventiveRange}, fora peças.",
      "Com o contrapeso certo, a folha de ferro de um basculante sobe com pouca força; com peso a menos, despenca, e com peso a mais, sobe sozinha. Quem regula é o técnico, em visita com ajustes de {price.preventiveRange}, em geral, sem peças, porque a caixa lateral guarda carga suspensa.",
    ],
    buying: [
      "O contrapeso do portão basculante não se compra pelo tamanho, e sim pelo peso da folha: ele é somado ou tirado até ela parar em qualquer altura. Fazemos esse acerto em visita que fica em geral de {price.preventiveRange}, sem contar o material. Fotos por dentro e as medidas adiantam o valor.",
      "Fornecemos e acertamos o contrapeso do portão basculante, em barras ou blocos iguais dos dois lados, conforme o peso da folha. Quem põe é o técnico, com o portão escorado, porque a caixa guarda carga suspensa. O ajuste vai em geral de {price.preventiveRange}, fora peças.",
    ],
    price: [
      "Regular o contrapeso do portão basculante custa em geral de {price.preventiveRange}, sem peças, conforme o tamanho da folha e o acesso às caixas. Cabo e roldana gastos, se houver, entram à parte. Fotos do portão por dentro e as medidas dão o valor.",
      "O preço da regulagem do contrapeso depende do trabalho de abrir a caixa e do estado dos cabos, e fica em geral de {price.preventiveRange}, fora peças. Folha que ganhou chapa precisa de mais peso e toma mais tempo.",
      "O preço para acertar o contrapeso varia com o tamanho da folha e com o que se encontra dentro da caixa. O serviço fica em geral de {price.preventiveRange}, sem contar cabo ou roldana, e as fotos do portão por dentro adiantam a conta.",
    ],
    repair: [
      "O contrapeso do portão fora do ponto se corrige com a folha escorada: o técnico põe ou tira peso, iguala os lados e confere cabos e roldanas. A visita com ajustes fica em geral de {price.preventiveRange}, sem peças. Não use nem destrave portão que desce sozinho.",
      "No conserto do contrapeso do basculante, a caixa é aberta com a folha escorada, e o cabo ou a roldana que falhou é trocado antes de mexer no peso. O serviço vai em geral de {price.preventiveRange}, fora peças, e até lá o portão fica parado.",
      "Consertar o contrapeso inclui trocar o que o tirou do ponto, como cabo esticado ou roldana presa, e depois igualar os dois lados. Em geral a visita fica de {price.preventiveRange}, sem peças. Mantenha distância da folha e da caixa, que guarda peso suspenso.",
    ],
    emergency: [
      "Contrapeso caído ou cabo solto deixa o basculante sem apoio: não acione, não destrave e não passe embaixo. Afaste todos da garagem, desligue o disjuntor só se ele estiver longe da folha e chame o técnico, {shop.hours}.",
      "Se o contrapeso do portão caiu, trate a folha como carga suspensa e fique longe dela e da caixa lateral. Não tente escorar nem fechar o portão. O técnico leva a escora, em atendimento {shop.hours}.",
      "Portão basculante que perdeu o contrapeso pode despencar. Não deixe ninguém passar embaixo, não use o controle nem abra a caixa, e isole a área até o técnico chegar. O contato funciona {shop.hours}.",
    ],
    "how-to": [
      "O contrapeso do basculante se calcula pelo peso da folha, dividido entre os dois lados, e se ajusta no local até ela parar a meia altura. O trabalho é do técnico, com escora, porque a caixa guarda peso suspenso; a você cabe medir e fotografar.",
      "Para regular o contrapeso, o técnico escora a folha, confere os cabos e acrescenta ou tira peso por igual nos dois lados. Não abra a caixa nem destrave o portão. O que você pode fazer é observar de longe como ele sobe e desce.",
      "Em casa, o contrapeso só se observa: o portão que bate no chão tem peso a menos, e o que não encosta tem peso a mais. Abrir a caixa, pôr peso ou soltar o motor é do técnico, com a folha escorada.",
    ],
    question: [
      "Portão basculante sem contrapeso nem mola não funciona com segurança, porque o motor teria de erguer e segurar a folha inteira. Com o peso certo, ela para em qualquer altura. Quem faz esse ajuste é o técnico, com a folha escorada.",
      "Não se põe nem se tira contrapeso em casa, porque a caixa guarda peso suspenso por cabo. Se a folha desce sozinha ou sobe de repente, desligue o disjuntor e não use o portão até o ajuste.",
      "O contrapeso equilibra a folha, e é ele, não o motor, que carrega o portão. Se a folha ganhou chapa ou madeira, precisa de mais peso, em regulagem que em geral fica de {price.preventiveRange}, sem peças.",
    ],
  },
  line: [
    "Basculante que despenca ou sobe sozinho está com o contrapeso fora do ponto.",
    "Chapa, madeira ou vidro a mais na folha exigem refazer o contrapeso.",
    "Motor novo em folha desequilibrada dura pouco, e por isso o contrapeso vem antes.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Para que serve o contrapeso do portão", "Como o contrapeso equilibra o basculante"],
      slots: [
        [
          "Em cada lateral do portão corre um bloco de ferro ou concreto, preso à folha por cabo de aço. Ele desce quando a folha sobe e compensa o peso dela em todo o caminho.",
          "As caixas ao lado do portão escondem pesos ligados à folha por cabo de aço. Quando o peso desce, a folha sobe, e o portão fica leve.",
          "Blocos pendurados por cabo, um de cada lado, têm juntos quase o mesmo peso da folha. É por isso que um portão de ferro sobe com pouca força.",
          "Dentro das caixas laterais há pesos de ferro ou concreto, na outra ponta dos cabos. Eles sustentam a folha, e o motor só a conduz.",
        ],
        [
          "No ponto certo, o portão fica parado na altura em que for deixado. Um motor mais forte não substitui o contrapeso, porque a folha cairia se ele falhasse.",
          "Um portão equilibrado fica onde parou, sem subir nem cair. Nenhum motor residencial foi feito para erguer a folha sozinho.",
          "Folha equilibrada é a que não se mexe sozinha em altura nenhuma. Com ela assim, um motor de 1/4 HP basta em muitas casas.",
          "O bom ajuste se reconhece na folha parada a meia altura. Sem esse equilíbrio, o motor carrega um peso que não foi feito para carregar.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de contrapeso fora do ponto", "Como o portão avisa que perdeu o equilíbrio"],
      slots: [
        [
          "Com peso a menos, a folha desce depressa e bate no chão, e o motor geme na subida. Com peso a mais, ela demora a encostar e volta um palmo.",
          "Pancada ao fechar e subida arrastada mostram falta de peso no contrapeso. O portão que fica flutuando perto do piso tem peso de sobra.",
          "O basculante que fecha batendo tem contrapeso leve demais, e o que não chega ao chão tem contrapeso pesado demais. Nos dois casos o motor trabalha forçado.",
          "A descida da folha mostra o erro: rápida demais, falta peso; lenta e incompleta, sobra. O gemido do motor na subida confirma a falta.",
        ],
        [
          "Um lado mais alto que o outro revela pesos diferentes ou cabo esticado. Batida dentro da caixa pode ser bloco solto, e o portão não deve mais ser usado.",
          "A folha torta na subida tem lados desiguais ou um cabo fora da roldana. Barulho na caixa lateral é motivo para parar imediatamente.",
          "Subir torto é sinal de diferença entre os dois contrapesos. Se algo bate dentro da caixa, não acione mais, porque um bloco pode cair.",
          "Um desnível entre os lados indica cabo ou peso desigual. Ruído dentro da caixa é o aviso mais sério, e o portão deve ficar parado.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o contrapeso sai do ponto", "O que muda o peso da folha"],
      slots: [
        [
          "A causa mais comum é reforma: a folha ganha chapa, lambri, madeira ou vidro, e o contrapeso antigo fica pequeno. Madeira molhada e água dentro do perfil também pesam.",
          "Fechar o gradil com chapa aumenta o peso da folha, e o contrapeso de antes já não basta. Chuva na madeira e barro também somam quilos.",
          "Folha que recebeu revestimento só volta a ficar leve com mais contrapeso. Até camadas de tinta e água dentro do perfil alteram o equilíbrio.",
          "O portão fica mais pesado com chapa nova, vidro ou madeira encharcada, e o peso da caixa continua o mesmo. A diferença passa a ser carregada pelo motor.",
        ],
        [
          "Mesmo sem mudar a folha, o cabo estica e a roldana prende com o tempo. Uma presilha que corre alguns milímetros já entorta o portão.",
          "Cabo que cedeu e rolamento travado dão o mesmo efeito de falta de peso, e por isso são vistos antes de acrescentar contrapeso.",
          "Desgaste em cabo, presilha e roldana também desregula o portão, porque um lado passa a trabalhar mais que o outro.",
          "Um cabo que alonga ou uma roda que trava fazem o portão pesar sem ter ganhado peso. A folha costuma subir torta nesses casos.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que observar sem tocar no contrapeso", "O que observar no basculante antes de chamar"],
      slots: [
        [
          "Observe de longe, e se a folha despencou ou subiu sozinha não a acione de novo. Não destrave portão pesado ou torto, porque ninguém segura a folha na mão.",
          "Fique fora da área da folha e das caixas, mesmo com o portão parado. Destravar um basculante desequilibrado solta a carga toda.",
          "O portão se observa de dentro, ao lado e sem tocar. A caixa lateral não se abre nem para olhar, porque há peso suspenso.",
          "Mantenha a garagem vazia e o portão parado. Abrir a tampa lateral ou soltar o motor pode derrubar o peso ou a folha.",
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
          "A escora, a energia desligada e a área isolada vêm antes da primeira ferramenta. Cabo desfiado, se houver, é trocado em par nessa hora.",
          "Com o portão escorado e a carga apoiada, o técnico confere roldanas e cabos. Só depois ele calcula quanto peso falta ou sobra.",
          "O trabalho começa pela segurança, com folha e contrapeso apoiados. Roldana presa e cabo gasto são corrigidos antes de mexer no peso.",
        ],
        [
          "O peso é posto ou tirado aos poucos, por igual nos dois lados, até a folha parar a meia altura. Força e fim de curso do motor são refeitos, porque o esforço mudou.",
          "Os lados são igualados, e a folha é testada a cada mudança de peso. No fim, o motor é regulado com a menor força que completa o curso.",
          "Acrescenta-se ou retira-se peso até a folha ficar imóvel em várias alturas. O motor é regulado de novo em seguida e faz várias aberturas de teste.",
          "O equilíbrio é alcançado com pequenas mudanças de peso dos dois lados. A parada e a força do motor são ajustadas em seguida, porque a folha ficou mais leve.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço do contrapeso", "O que muda o preço do acerto do contrapeso"],
      slots: [
        [
          "O tamanho da folha e o acesso às caixas definem o tempo de serviço. Cabo, roldana e peso acrescentado são cobrados à parte.",
          "Caixa de difícil acesso e folha grande aumentam a mão de obra. Peças gastas, como cabo e roldana, são somadas ao valor.",
          "Quanto maior a folha e mais peso a pôr, mais longo é o trabalho. O cabo ou a roldana que estiver gasto é cobrado separado.",
          "A mão de obra depende do tamanho da folha e do acesso às caixas. As peças dependem do desgaste encontrado em cabos e roldanas.",
        ],
        [
          "Uma folha que ganhou chapa precisa de mais peso e, às vezes, de outro cabo. O cartão divide o valor em até {shop.instalments} vezes.",
          "Se a folha foi reformada, pode ser necessário trocar também o cabo. No cartão são até {shop.instalments} parcelas.",
          "Reforma recente costuma exigir cabo e peso novos, o que aumenta o valor. O pagamento vai em até {shop.instalments} vezes no cartão.",
          "Revestimento novo na folha encarece o serviço, porque muda o peso e o cabo. O total pode ser parcelado em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como saber se o contrapeso está certo?",
      answers: [
        "A folha sobe sem gemido do motor e desce sem pancada. A confirmação na mão fica para o técnico, porque destravar um portão desequilibrado é perigoso.",
        "Repare no portão andando com o motor: subida leve e descida macia indicam equilíbrio. O teste na mão é do técnico.",
        "Pelo som e pela descida, que deve ser macia. Quem confere com a folha solta é o técnico, com ela escorada.",
      ],
    },
    {
      question: "Posso colocar peso no contrapeso eu mesmo?",
      answers: [
        "Não. O peso fica suspenso por cabo, e mexer com a folha solta pode causar acidente grave.",
        "Não faça isso, porque, além do risco de queda, peso desigual entorta a folha e gasta cabo e roldana.",
        "Não, porque é serviço com escora, feito por igual dos dois lados. Em casa, só fotografe as caixas fechadas.",
      ],
    },
    {
      question: "Coloquei chapa no portão: preciso mudar o contrapeso?",
      answers: [
        "Precisa. A chapa soma quilos, e sem novo peso o motor carrega a diferença até falhar.",
        "Sim, antes de acionar o motor. O técnico confere também se cabo e roldanas suportam a folha mais pesada.",
        "Sim, porque o peso antigo foi calculado para a folha sem chapa. A regulagem é feita junto com a reforma.",
      ],
    },
    {
      question: "Motor mais forte dispensa contrapeso?",
      answers: [
        "Não: erguer uma folha desequilibrada com motor forte é perigoso, porque qualquer falha vira queda.",
        "Nunca. A potência move a folha, mas quem a sustenta é o contrapeso.",
        "Não dispensa. Com falta de luz ou peça quebrada, a folha cairia sem nada que a segurasse.",
      ],
    },
    {
      question: "Contrapeso ou mola: qual é melhor?",
      answers: [
        "Depende do espaço. O contrapeso mantém a força igual em todo o curso; a mola ocupa menos lugar e perde tensão com o tempo.",
        "O contrapeso é mais constante e dura muito; a mola cabe onde não há caixa lateral.",
        "Com espaço lateral, o contrapeso leva vantagem. Sem ele, a mola resolve e precisa de revisão mais atenta.",
      ],
    },
  ],
  photo:
    "fotos do portão inteiro por dentro, e das caixas laterais fechadas, tiradas de longe, com a largura e a altura do vão",
  related: ["cabo-de-aco", "basculante", "pesado", "roldana", "mola", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
