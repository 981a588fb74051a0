import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const pilha: NarrowConcept[] = [
  {
    id: "qual-pilha",
    broader: "pilha",
    label: "Qual pilha vai no controle",
    phrase: "a pilha certa do controle",
    intent: "question",
    asks: [
      "qual pilha controle",
      "qual bateria controle",
      "que pilha usa",
      "pilha controle ppa",
      "pilha controle garen",
      "pilha controle rossi",
      "pilha a23",
      "pilha 12v controle",
      "bateria cr2032 controle",
      "tipo pilha controle",
      "pilha 27a",
    ],
    answers: {
      any: [
        "A pilha do controle de portão é, na maioria, a A23 de 12 V (cilindro curto) ou uma moeda de 3 V, CR2032 ou CR2016. O código vem impresso nela: abra o controle, leia e compre exatamente a mesma.",
        "Qual pilha usar? A que está escrita na antiga. Controles tradicionais levam A23, também chamada 23A, de 12 V; alguns levam 27A, mais fina; os achatados usam moeda CR2032 ou CR2016 de 3 V.",
        "Para acertar a pilha do controle, não vá pela marca do portão: um mesmo fabricante já usou A23 e moeda. Tire a pilha, leia o código e leve-a na mão à loja.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A23, 27A, CR2032 ou CR2016", "Os tipos de pilha, lado a lado", "Como reconhecer a sua pilha"],
        slots: [
          [
            "A A23 tem cerca de 10 mm de diâmetro e 28 mm de altura; a 27A é mais fina, com 8 mm.",
            "A23 e 27A têm a mesma altura e a mesma tensão, mas diâmetros diferentes, e uma não firma no lugar da outra.",
            "Na prateleira a A23 aparece também como 23A, MN21 ou V23GA, tudo a mesma pilha.",
          ],
          [
            "CR2032 e CR2016 têm o mesmo diâmetro, e a segunda é metade da espessura.",
            "O número da moeda diz o tamanho: 20 mm de diâmetro e 3,2 ou 1,6 mm de altura.",
            "Duas CR2016 empilhadas dariam 6 V, por isso nunca se usam no lugar de uma CR2032.",
          ],
          [
            "Pilha palito comum, de 1,5 V, não serve em controle feito para 12 V.",
            "Tensão diferente da original deixa o controle mudo ou o danifica.",
            "Se não há código legível, a foto do encaixe e da placa mostra qual é.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir e trocar a pilha", "Troca da pilha em um minuto", "Da leitura do código ao teste"],
        slots: [
          [
            "Não há risco de choque: o controle trabalha com tensão muito baixa.",
            "A troca não mexe no cadastro, que fica gravado no chip e na central.",
            "Fotografe a pilha no lugar antes de tirar, para lembrar o lado.",
          ],
        ],
        steps: [
          "Abra a capa pela emenda ou pelo parafuso do verso.",
          "Leia o código impresso na pilha antiga.",
          "Confira no encaixe o lado do sinal de mais.",
          "Ponha a nova, do mesmo código e dentro da validade.",
          "Teste de perto e depois da distância de costume.",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Onde comprar a pilha A23?",
        answers: [
          "Em lojas de material elétrico, chaveiros, mercados, farmácias e lojas de celular. Leve a antiga para comparar.",
          "É fácil de achar em chaveiro e loja de elétrica. As moedas CR2032 e CR2016 estão em quase todo mercado.",
        ],
      },
      {
        question: "A pilha 23A é a mesma A23?",
        answers: [
          "É. Mudam só as letras de cada fabricante; tamanho e 12 V são iguais.",
          "Sim. 23A, A23 e MN21 são nomes da mesma pilha de 12 V.",
        ],
      },
      {
        question: "Posso pôr CR2016 no lugar da CR2032?",
        answers: [
          "Não convém. A tensão é a mesma, mas ela é mais fina e faz mau contato. Use o número impresso.",
          "Só funciona mal: sobra folga e o controle falha. Compre a espessura certa.",
        ],
      },
      {
        question: "De que lado fica o positivo?",
        answers: [
          "Siga o sinal de mais gravado no encaixe. Na moeda, o lado liso com a inscrição é o positivo.",
          "O encaixe tem a marca. Invertida, a pilha não liga o controle e, em geral, não o estraga.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha ao lado e o código dela legível",
  },
  {
    id: "troquei-a-pilha-e-nao-funciona",
    broader: "pilha",
    label: "Troquei a pilha e não funciona",
    phrase: "o controle que não funciona com pilha nova",
    intent: "repair",
    asks: [
      "troquei pilha não funciona",
      "troquei pilha não abre",
      "pilha nova não funciona",
      "troquei bateria controle não",
      "pilha nova controle não",
      "troca pilha parou",
      "depois trocar pilha controle",
      "trocar pilha não funciona",
      "trocar pilha controle não",
      "trocou pilha não",
      "mesmo pilha nova não",
      "pilha nova mesmo assim",
    ],
    answers: {
      any: [
        "Trocou a pilha e o controle não funciona? Confira, nesta ordem, o lado do positivo, o código da pilha e a mola do contato. Se a luz acende firme e o portão ignora, o problema é cadastro ou receptor, e não pilha.",
        "Controle que não abre com pilha nova costuma ter pilha invertida, modelo errado ou contato oxidado. Trocar a pilha não apaga o código; por isso, luz acesa sem efeito leva a procura para o portão.",
        "Com pilha nova e nada, olhe a luz do controle: apagada, o defeito está no contato, no botão ou na própria pilha; acesa, teste outro controle da casa para saber se é o aparelho ou o receptor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Pilha nova e controle mudo: confira em ordem",
          "O que olhar depois da troca",
          "Da polaridade ao segundo controle",
        ],
        slots: [
          [
            "Pilha nova também pode vir fraca, se ficou anos na prateleira.",
            "Boa parte dos casos se resolve com o lado certo e a mola encostando.",
            "Faça os testes perto do portão e à vista dele, com a passagem livre.",
          ],
        ],
        steps: [
          "Abra e compare o sinal de mais do encaixe com o da pilha.",
          "Confira se o código impresso é o mesmo da pilha antiga.",
          "Limpe os contatos e aproxime a mola que cedeu.",
          "Aperte e veja a luz: firme, fraca ou apagada.",
          "Teste outro controle da casa do mesmo lugar.",
          "Aperte a botoeira: se ela abre e nenhum controle abre, o suspeito é o receptor.",
        ],
      },
      {
        about: "causes",
        headings: [
          "A luz acende e o portão não abre",
          "O que a luz do controle revela",
          "Quando a pilha não era o problema",
        ],
        slots: [
          [
            "Luz firme quer dizer que o controle está alimentado; falta saber se ele transmite e se a central o conhece.",
            "Com luz normal, as hipóteses são cadastro apagado, frequência fora do ponto ou receptor com defeito.",
            "A luz prova a pilha, mas não prova o rádio.",
          ],
          [
            "Se outro controle abre, o defeito é do seu: botão gasto, placa úmida ou código apagado.",
            "Um segundo controle que funciona absolve o portão e leva o assunto para o aparelho.",
            "Só o seu falha? Peça o recadastro antes de comprar outro.",
          ],
          [
            "Se nenhum abre, deixe os controles de lado e confira disjuntor, botoeira e receptor.",
            "Quando todos falham, a coincidência de pilhas é improvável: o defeito está no portão.",
            "Pane geral depois de raio ou queda de luz aponta para receptor ou placa.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Trocar a pilha desprograma o controle?",
        answers: [
          "Não. O código fica no chip do controle e na memória da central. Se parou depois da troca, a causa é contato, polaridade ou coincidência.",
          "Não desprograma, mesmo que ele fique horas sem pilha.",
        ],
      },
      {
        question: "Pus a pilha ao contrário. Queimei o controle?",
        answers: [
          "Quase nunca. Inverta e teste de novo. A maioria só deixa de ligar enquanto a pilha está do lado errado.",
          "Em geral não. Corrija a posição; se a luz não acender, limpe os contatos.",
        ],
      },
      {
        question: "O contato está verde. Como limpo?",
        answers: [
          "Sem a pilha, esfregue com borracha escolar ou cotonete com álcool isopropílico e seque. Lave as mãos depois.",
          "Tire a pilha e passe álcool isopropílico com escova macia. Se o metal se desfez, troque o controle.",
        ],
      },
      {
        question: "Quando desistir e comprar outro?",
        answers: [
          "Quando não há luz com pilha certa e contato limpo, ou quando o recadastro não resolve e outro controle abre normalmente.",
          "Depois de pilha, limpeza e recadastro sem efeito. O novo precisa ser do mesmo padrão.",
        ],
      },
    ],
    photo: "uma foto do controle aberto com a pilha no lugar e conte se outro controle abre",
  },
  {
    id: "pilha-acaba-rapido",
    broader: "pilha",
    label: "Pilha que acaba rápido",
    phrase: "a pilha que acaba rápido",
    intent: "repair",
    asks: [
      "pilha acaba rápido",
      "pilha dura pouco",
      "controle gasta pilha",
      "controle descarrega pilha",
      "pilha descarrega rápido",
      "bateria controle acaba rápido",
      "pilha acabando rápido",
      "pilha descarregando",
    ],
    answers: {
      any: [
        "Pilha de controle que acaba em poucas semanas tem quase sempre botão apertado sem querer, umidade na placa ou pilha velha de prateleira. Em uso normal ela dura muitos meses; teste com uma nova, de data recente, e veja se a luz acende sozinha.",
        "Se o controle gasta a pilha depressa, olhe a luz com ele parado: acesa ou piscando, o botão está preso ou a placa tem fuga. Bolsa cheia, que aperta a tecla, e calor no carro fazem o mesmo.",
        "A pilha do controle deve durar muitos meses. Quando acaba rápido, o motivo é transmissão sem parar, oxidação ou pilha de má qualidade; sem botão preso nem umidade, troque o controle.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que a pilha dura pouco",
          "O que esvazia a pilha do controle",
          "Botão preso, umidade ou pilha ruim",
        ],
        slots: [
          [
            "Tecla pressionada por chaves ou moedas transmite o tempo todo e gasta em dias o que duraria meses.",
            "Borracha gasta que não volta mantém o contato fechado sem ninguém perceber.",
            "Controle solto na bolsa ou no porta-treco é apertado a cada curva.",
          ],
          [
            "Placa que já molhou ou recebeu pilha vazada tem fuga e consome parada.",
            "Resíduo branco ou verde na placa conduz um pouco de corrente e esvazia a pilha.",
            "Umidade dentro da capa cria um caminho de fuga que gasta a carga em repouso.",
          ],
          [
            "Pilha guardada por anos ou exposta ao sol no painel já começa com pouca carga.",
            "Data de validade perto do fim e embalagem aberta indicam pilha cansada.",
            "Calor de carro estacionado ao sol encurta a vida de qualquer pilha.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Teste para achar o motivo",
          "Como descobrir o que gasta a pilha",
          "Verificação em casa, sem ferramenta",
        ],
        slots: [
          [
            "O teste separa o uso, a pilha e o aparelho em poucos dias.",
            "Compare com outro controle igual, usado pela mesma família.",
            "Anote a data da troca com uma caneta na própria pilha.",
          ],
        ],
        steps: [
          "Ponha pilha nova, dentro da validade e do código certo.",
          "Deixe o controle parado na mesa e veja se a luz acende sozinha.",
          "Aperte e solte cada tecla e confira se ela volta.",
          "Limpe a placa com álcool isopropílico, sem a pilha, e deixe secar.",
          "Guarde longe de chaves e do sol por algumas semanas e compare.",
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Botão preso pode abrir o portão sozinho?",
        answers: [
          "Pode, e também pode bloquear os outros controles enquanto transmite. Tire a pilha até resolver.",
          "Sim. Transmissão contínua aciona o portão ou ocupa o receptor. Retire a pilha.",
        ],
      },
      {
        question: "Pilha alcalina dura mais?",
        answers: [
          "A A23 já é alcalina e a moeda é de lítio. O que muda é a qualidade e a data de fabricação.",
          "Entre marcas há diferença, mas o tipo é fixo: A23 ou moeda, conforme o controle.",
        ],
      },
      {
        question: "Apertar por muito tempo gasta mais?",
        answers: [
          "Gasta. Um toque curto basta; segurar a tecla só transmite o mesmo código por mais tempo.",
          "Sim, e não aumenta o alcance. Dê um toque e espere o portão reagir.",
        ],
      },
      {
        question: "Vale trocar o controle por causa da pilha?",
        answers: [
          "Vale se ele consome parado mesmo limpo e com botão bom. Placa com fuga não se recupera.",
          "Só depois de descartar botão e umidade. Persistindo, o controle novo se paga nas pilhas.",
        ],
      },
    ],
  },
];
