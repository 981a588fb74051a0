import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const pilha: NarrowConcept[] = [
  {
    id: "qual-pilha",
    broader: "pilha",
    label: "Qual pilha vai no controle",
    phrase: "a pilha certa do controle",
    intent: "question",
    asks: [
      "bateria controle [marca]",
      "bateria controle [marca] [modelo]",
      "qual pilha controle",
      "qual bateria controle",
      "que pilha usa",
      "que pilha vai",
      "pilha vai controle",
      "qual pilha vai",
      "pilha controle usa",
      "que pilha é",
      "pilha controle ppa",
      "pilha controle [marca]",
      "qual pilha controle [marca]",
      "qual bateria controle [marca]",
      "pilha controle garen",
      "pilha controle rossi",
      "pilha a23",
      "pilha 12v controle",
      "bateria cr2032 controle",
      "tipo pilha controle",
      "pilha 27a",
      "qual pilha usa controle",
      "pilha cr2032",
      "pilha cr2016",
      "pilha 23a",
      "bateria 12v controle",
      "pilha controle intelbras",
      "pilha controle peccinin",
      "modelo pilha controle",
      "bateria 27a",
      "bateria a23",
      "pilha cr2032 controle",
      "pilha cr2016 controle",
      "pilha 23a controle",
      "pilha a23 controle",
      "pilha 27a controle",
      "bateria a23 controle",
    ],
    answers: {
      any: [
        "A pilha 27A é de 12 V, mais fina que a A23, e uma não serve no lugar da outra: compre pelo código impresso na que saiu do controle do portão. Encaixe na mesma polaridade e teste perto; o cadastro não se apaga.",
        "A pilha A23, também escrita 23A, é a bateria de 12 V da maioria dos controles de portão; confira o código na que está dentro, porque a 27A é mais fina e não serve no lugar. Troca-se em casa, na mesma polaridade, e o cadastro não se apaga.",
        "A pilha do controle de portão é, na maioria, a A23 de 12 V (cilindro curto) ou uma moeda de 3 V, CR2032 ou CR2016. O código vem impresso nela: abra o controle, leia e compre exatamente a mesma.",
        "A pilha que se usa no controle é a do código escrito na antiga: nos tradicionais, a A23, também chamada 23A, de 12 V; em alguns, a 27A, mais fina; nos achatados, a moeda CR2032 ou CR2016, de 3 V. Encaixe com a mesma polaridade; o cadastro não se apaga.",
        "Na maioria dos controles de portão vai a pilha A23, de 12 V; nos achatados, a moeda CR2032 ou CR2016, de 3 V. Não vá pela marca do portão: tire a pilha, leia o código impresso e leve-a na mão à loja.",
        "A bateria do controle de portão costuma ser de 12 V, a 23A ou a 27A, ou de moeda, de 3 V, a CR2032 ou a CR2016: compre a do código impresso na que está dentro. Encaixe a nova com a mesma polaridade e teste perto do portão; o cadastro não se apaga.",
      ],
      price: [
        "A pilha do controle custa pouco e não tem mão de obra: compre a A23 de 12 V, a 27A ou a moeda CR2032 ou CR2016, conforme o código impresso na antiga. Chaveiro, mercado e loja de elétrica vendem.",
        "O preço da pilha muda com o tipo, A23 de 12 V ou moeda de 3 V, e com a marca; é a peça mais barata do portão. Leve a antiga na mão, porque A23 e 27A são parecidas e não se trocam.",
      ],
      "how-to": [
        "Para saber e trocar a pilha, abra o controle pela emenda ou pelo parafuso, leia o código na que está dentro (A23 de 12 V, 27A, CR2032 ou CR2016), compre a mesma e encaixe com o sinal de mais no lado marcado. O cadastro não se perde.",
        "Para trocar a pilha do controle, fotografe a posição da antiga, compre o mesmo código e encaixe na mesma polaridade. Depois teste perto do portão e da distância de costume.",
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
            "A tensão diferente da original deixa o controle mudo ou o danifica.",
            "Se não há código legível, a foto do encaixe e da placa mostra qual é.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como descobrir e trocar a pilha",
          "Troca da pilha em um minuto",
          "Passo a passo para trocar a pilha",
        ],
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
          "Você encontra em lojas de material elétrico, chaveiros, mercados, farmácias e lojas de celular. Leve a antiga para comparar.",
          "É fácil de achar em chaveiro e loja de elétrica. As moedas CR2032 e CR2016 estão em quase todo mercado.",
        ],
      },
      {
        question: "23A e A23 são iguais?",
        answers: [
          "São a mesma. Mudam só as letras de cada fabricante; tamanho e 12 V são iguais.",
          "Sim. 23A, A23, MN21 e V23GA são nomes da mesma pilha de 12 V.",
        ],
      },
      {
        question: "Posso pôr pilha CR2016 no lugar da CR2032?",
        answers: [
          "Não convém. A tensão é a mesma, mas ela é mais fina e faz mau contato. Use o número impresso.",
          "Só funciona mal: sobra folga e o controle falha. Compre a espessura certa.",
        ],
      },
      {
        question: "De que lado fica o positivo da pilha?",
        answers: [
          "Siga o sinal de mais gravado no encaixe. Na moeda, o lado liso com a inscrição é o positivo.",
          "O encaixe tem a marca. Invertida, a pilha não liga o controle e, em geral, não o estraga.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha ao lado e o código dela legível",
  },
  {
    id: "pilha-nova-e-so-de-perto",
    broader: "pilha",
    label: "Pilha nova e controle só de perto",
    phrase: "o controle que só pega de perto com pilha nova",
    asks: [
      "troquei pilha só perto",
      "troquei pilha só de perto",
      "troquei pilha controle perto",
      "troquei pilha colado",
      "troquei pilha só colado portão",
      "troquei pilha só encostado",
      "pilha nova só perto",
      "pilha nova controle só perto",
      "pilha nova não pega longe",
      "pilha nova alcance",
      "troquei pilha alcance",
      "troquei pilha não pega longe",
      "mesmo pilha nova só perto",
      "troquei bateria controle só perto",
      "bateria nova controle continua curto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o controle só pega de perto depois da pilha nova, ela é de outro código ou já veio fraca, o contato não encosta, ou o problema é a antena do portão. Compare com outro controle, do mesmo ponto: se o outro pega de longe, é o aparelho; se nenhum pega, é o receptor.",
        "Trocou a pilha e o alcance caiu? Confira o código impresso, o lado do positivo e a mola do contato, e teste uma pilha de outra cartela. Se todos os controles da casa só pegam de perto, a pilha não tem culpa: é antena ou receptor.",
        "Com pilha nova e alcance curto, teste outro controle do mesmo lugar. Só o seu falha: pilha errada, contato frouxo ou placa do controle gasta. Todos falham: fio da antena solto, receptor úmido ou lâmpada nova perto do motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Pilha, contato ou antena?", "Descubra em cinco minutos", "Onde está a perda de alcance"],
        slots: [
          [
            "Dois controles e um mesmo ponto da rua bastam para separar o aparelho do portão.",
            "A comparação entre dois controles diz de que lado está a falha.",
          ],
        ],
        steps: [
          "Confira se o código da pilha nova é igual ao da antiga.",
          "Veja o lado do positivo e se a mola encosta na pilha.",
          "Aperte e olhe a luz: fraca, com pilha nova, é pilha velha de prateleira ou contato sujo.",
          "Vá ao ponto em que antes funcionava e teste com outro controle da casa.",
          "Se nenhum pega, veja se há lâmpada, câmera ou fonte nova perto do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o alcance cai com pilha nova", "O que encurta o sinal"],
        slots: [
          [
            "Pilha guardada por anos perde carga na cartela e acende a luz sem força para o sinal.",
            "A pilha de tensão ou tamanho parecido entra no lugar, mas não dá o mesmo alcance.",
          ],
          [
            "Contato oxidado ou mola cedida deixa passar pouca corrente.",
            "Controle que caiu ou molhou pode ter a antena interna partida, e a troca da pilha coincide com isso.",
          ],
          [
            "Do lado do portão, o fio da antena solto ou encostado em metal encurta o alcance de todos.",
            "Umidade no receptor e fonte de LED barata por perto fazem o mesmo com todos os controles.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quando chamar o técnico", "O que se resolve na visita"],
        slots: [
          [
            "Se todos os controles perderam alcance, o técnico refaz a antena, seca o receptor ou instala um receptor avulso.",
            "Na visita, a antena é refeita e afastada da caixa de metal, e o alcance é medido com você na rua.",
          ],
          [
            "Se só um falha, trocar o controle costuma sair melhor que consertar.",
            "Controle que não melhora com pilha certa e contato limpo precisa ser trocado, e o novo é gravado na central do portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como saber se a pilha nova está boa?",
        answers: [
          "Pela luz do controle: firme ao apertar. Na dúvida, teste outra pilha, de outra cartela e dentro da validade.",
          "Compre com validade impressa e compare: se outra pilha do mesmo código dá mais alcance, a primeira estava fraca.",
        ],
      },
      {
        question: "Preciso gravar o controle de novo depois da pilha?",
        answers: [
          "Não. Se ele abre de perto, continua gravado; o que falta é alcance.",
          "Não precisa: quem abre de perto está na memória da central. Regravar não aumenta o alcance.",
        ],
      },
      {
        question: "Qual é o alcance normal de um controle?",
        answers: [
          "A referência é de {trade.reach} em campo aberto; com muro, portão de chapa e carro no caminho, bem menos.",
          "Até {trade.reach} sem nada no caminho. Na rua, com muros e carros, o comum é abrir já perto da garagem.",
        ],
      },
    ],
    photo: "uma foto do controle aberto com a pilha no lugar, mostrando o código dela",
  },
  {
    id: "troquei-a-pilha-e-nao-funciona",
    broader: "pilha",
    label: "Troquei a pilha e não funciona",
    phrase: "o controle que não funciona com pilha nova",
    intent: "repair",
    asks: [
      "troquei pilha sem abrir",
      "troquei pilha continua sem abrir",
      "troquei pilha controle continua sem abrir",
      "troquei bateria continua",
      "troquei pilha controle continua igual",
      "trocou pilha parou abrir",
      "coloquei pilha nova não abre",
      "pilha nova não abre",
      "controle pilha nova não funciona",
      "não funciona depois trocar bateria",
      "controle não funciona depois trocar bateria",
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
      "troquei pilha parou",
      "parou troquei pilha",
      "troquei bateria parou",
      "troquei pilha controle parou",
      "controle parou depois pilha",
      "parou depois trocar pilha",
      "parou funcionar troquei pilha",
      "controle parou funcionar troquei pilha",
      "troquei pilha continua",
      "troquei pilha não pega",
      "troquei pilha nada",
      "pus pilha controlinho mudo",
    ],
    answers: {
      any: [
        "Trocou a pilha e o controle não funciona? Confira, nesta ordem, o lado do positivo, o código da pilha e a mola do contato. Se a luz acende firme e o portão ignora, falta gravar o controle de novo ou o receptor falhou; a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Controle que não abre com pilha nova costuma ter pilha invertida, modelo errado ou contato oxidado. Trocar a pilha não apaga o código; por isso, luz acesa sem efeito leva a procura para o portão.",
        "Com pilha nova e nada, olhe a luz do controle: apagada, o defeito está no contato, no botão ou na própria pilha; acesa, teste outro controle da casa para saber se é o aparelho ou o receptor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Pilha nova e controle sem resposta: confira em ordem",
          "O que olhar depois da troca",
          "Polaridade, código e contato: confira",
        ],
        slots: [
          [
            "Uma pilha nova também pode vir fraca, se ficou anos na prateleira.",
            "Boa parte dos casos se resolve com o lado certo e a mola encostando.",
            "Faça os testes perto do portão e à vista dele, com a passagem livre.",
          ],
        ],
        steps: [
          "Abra e compare o sinal de mais do encaixe com o da pilha.",
          "Confira o código escrito no fundo do encaixe: há controle de pilha de 12 V (A23 ou A27) e de moeda de 3 V (CR2032 ou CR2016), e uma não serve no lugar da outra.",
          "Limpe os contatos e, se a mola cedeu, puxe-a de leve para ela encostar na pilha.",
          "Aperte e veja a luz: firme, fraca ou apagada.",
          "Do mesmo ponto, teste outro controle da casa.",
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
            "Uma luz firme quer dizer que o controle está alimentado; falta saber se ele transmite e se a central o conhece.",
            "Com luz normal, as hipóteses são cadastro apagado, frequência fora do ponto ou receptor com defeito.",
            "A luz prova a pilha, mas não prova o rádio.",
          ],
          [
            "Se outro controle abre, o defeito é do seu: botão gasto, placa úmida ou código apagado.",
            "Se um segundo controle abre, o portão está bom: grave o seu de novo e, sem efeito, troque o aparelho.",
            "Só o seu falha? Grave-o de novo, no receptor externo ou com o técnico na placa, antes de comprar outro.",
          ],
          [
            "Se nenhum abre, deixe os controles de lado e confira disjuntor, botoeira e receptor.",
            "Quando todos falham, dificilmente acabaram todas as pilhas juntas: o defeito está no portão.",
            "Pane geral depois de raio ou queda de luz aponta para receptor ou placa.",
          ],
        ],
      },
    ],
    keep: [],
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
        question: "O contato da pilha está verde. Como limpo?",
        answers: [
          "Sem a pilha, esfregue com borracha escolar ou cotonete com álcool isopropílico e seque. Lave as mãos depois.",
          "Tire a pilha e passe álcool isopropílico com escova macia. Se o metal se desfez, troque o controle.",
        ],
      },
      {
        question: "Quando desistir e comprar outro controle?",
        answers: [
          "Desista quando não há luz com pilha certa e contato limpo, ou quando o recadastro não resolve e outro controle abre normalmente.",
          "Depois de pilha certa, limpeza e nova gravação sem efeito. O novo tem de ser da mesma frequência e do mesmo código; a foto do seu, frente e verso, dá o valor.",
        ],
      },
    ],
    photo: "uma foto do controle aberto com a pilha no lugar",
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
      "pilha acaba mês",
      "pilha acaba um mês",
      "pilha controle acaba mês",
      "pilha acaba semana",
      "pilha dura um mês",
      "pilha acaba por quê",
      "pilha controle acaba sempre",
      "controle gasta pilha",
      "controle descarrega pilha",
      "pilha descarrega rápido",
      "bateria controle acaba rápido",
      "pilha acabando rápido",
      "pilha descarregando",
      "controle descarregando rápido",
      "controle descarrega rápido",
      "controle portão descarregando",
      "bateria controle descarregando",
      "bateria controle dura pouco",
      "controle acaba bateria rápido",
      "controle come pilha",
    ],
    answers: {
      any: [
        "A pilha de controle que acaba em poucas semanas tem quase sempre botão apertado sem querer, umidade na placa ou pilha velha de prateleira. Em uso normal ela dura muitos meses; teste com uma nova, de data recente, e veja se a luz acende sozinha.",
        "Se o controle gasta a pilha depressa, olhe a luz com ele parado: acesa ou piscando, o botão está preso ou a placa tem fuga. Bolsa cheia, que aperta a tecla, e calor no carro fazem o mesmo.",
        "Um controle que vai descarregando rápido, com pilha que acaba em semanas, tem quase sempre botão preso transmitindo sem parar, oxidação ou pilha de má qualidade; sem botão preso nem umidade, troque o controle.",
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
            "A borracha gasta que não volta mantém o contato fechado sem ninguém perceber.",
            "Controle solto na bolsa ou no porta-treco é apertado a cada curva.",
          ],
          [
            "Uma placa que já molhou ou recebeu pilha vazada tem fuga e consome parada.",
            "Resíduo branco ou verde na placa conduz um pouco de corrente e esvazia a pilha.",
            "A umidade dentro da capa cria um caminho de fuga que gasta a carga em repouso.",
          ],
          [
            "Pilha guardada por anos ou exposta ao sol no painel já começa com pouca carga.",
            "Data de validade perto do fim e embalagem aberta indicam pilha cansada.",
            "O calor de carro estacionado ao sol encurta a vida de qualquer pilha.",
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
        question: "Apertar o controle por muito tempo gasta mais pilha?",
        answers: [
          "Gasta. Um toque curto basta; segurar a tecla só transmite o mesmo código por mais tempo.",
          "Sim, e não aumenta o alcance. Dê um toque e espere o portão reagir.",
        ],
      },
      {
        question: "Vale trocar o controle por causa da pilha?",
        answers: [
          "Vale se ele consome parado mesmo limpo e com botão bom. Uma placa com fuga não se recupera.",
          "Só depois de descartar botão e umidade. Persistindo, o controle novo se paga nas pilhas.",
        ],
      },
    ],
  },
  {
    id: "trocar-pilha-desprograma",
    broader: "pilha",
    label: "Trocar a pilha desprograma?",
    phrase: "a troca da pilha e o cadastro",
    intent: "question",
    asks: [
      "pilha desprograma",
      "trocar pilha desprograma",
      "trocar pilha apaga",
      "trocar pilha perde",
      "trocar pilha reprogramar",
      "trocar pilha programar",
      "pilha perde programação",
      "bateria controle desprograma",
      "troca pilha desconfigura",
      "tirar pilha desprograma",
      "pilha perde código",
      "pilha controle desprograma",
      "trocar pilha controle desprograma",
      "trocar pilha controle apaga",
      "trocar pilha controle perde",
      "trocar pilha controle reprogramar",
      "trocar pilha controle programar",
      "controle perdeu programação pilha",
      "perdeu programação pilha",
      "perdeu programação troquei pilha",
      "desprogramou pilha",
      "desprogramou troquei pilha",
      "perdeu memória pilha",
      "controle perdeu código pilha",
      "controle desconfigura troca pilha",
      "cadastrar controle novo bateria nova",
    ],
    answers: {
      any: [
        "Não, trocar a pilha não desprograma o controle do portão: o código fica no chip dele e na memória da central. Se parou depois da troca, confira o lado do positivo, o modelo da pilha e o contato.",
        "Trocar a pilha não apaga o controle, nem que ele fique dias sem ela. Ponha outra do mesmo código, A23 ou moeda, na polaridade certa e teste; não é preciso programar de novo.",
        "Não, a troca da pilha não desprograma o controle: ela só alimenta a transmissão, e o cadastro está na central. Uma falha logo depois quase sempre é pilha invertida, modelo errado ou mola sem encostar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Onde fica gravado o código do controle",
          "Por que o controle não se apaga sem pilha",
          "Código no chip e cadastro na central",
        ],
        slots: [
          [
            "O código do controle está num chip que não depende de pilha para guardar.",
            "Sem pilha, o controle deixa de transmitir, mas não esquece o código.",
            "A memória do controle é permanente, e a pilha serve só para enviar o sinal.",
          ],
          [
            "A central guarda a lista de controles aceitos e nem percebe a troca.",
            "O cadastro fica no receptor, que continua alimentado pela rede.",
            "Nada muda na central quando você abre o controle.",
          ],
          [
            "Em código rolante, o contador também fica gravado e segue de onde parou.",
            "Apertos dados longe do portão não desfazem o cadastro na maioria dos modelos.",
            "Só segurar o botão de gravação da central apaga controles.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Parou depois da troca: o que conferir",
          "Troquei a pilha e não abre: confira",
          "Teste em ordem depois da troca",
        ],
        slots: [
          [
            "São verificações de um minuto, sobre a mesa.",
            "Faça o teste perto do portão, com a passagem livre.",
            "Compare com outro controle da casa.",
          ],
        ],
        steps: [
          "Confira o sinal de mais do encaixe e o da pilha.",
          "Compare o código da nova com o da antiga.",
          "Limpe os contatos e veja se a mola encosta.",
          "Aperte e olhe a luz: firme, fraca ou apagada.",
          "Com luz firme e sem abrir, teste outro controle antes de pedir recadastro.",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Quanto tempo o controle pode ficar sem pilha?",
        answers: [
          "O controle pode ficar sem pilha o tempo que for. O código permanece; ponha a pilha nova e teste.",
          "Pode ficar meses, sem perder nada. Guarde-o seco e sem pilha vazada.",
        ],
      },
      {
        question: "Preciso trocar a pilha depressa?",
        answers: [
          "Não. A lenda vem de aparelhos com relógio; no controle de portão não há pressa.",
          "Não há limite de tempo. Vale mais limpar bem os contatos.",
        ],
      },
      {
        question: "Por que o controle parou depois da troca da pilha?",
        answers: [
          "Na maioria das vezes, a pilha está invertida, é de modelo parecido ou o contato está oxidado.",
          "Confira polaridade e código. Se a luz acende e só ele não abre, peça o recadastro.",
        ],
      },
      {
        question: "A falta de luz na casa apaga o controle?",
        answers: [
          "Em geral não: a memória da central também é permanente. Surto forte pode danificá-la.",
          "Não costuma apagar. Se todos pararam depois da queda, a suspeita é receptor ou placa.",
        ],
      },
    ],
    photo: "fotos do controle aberto, com a pilha no lugar",
  },
  {
    id: "controle-sem-pilha",
    broader: "pilha",
    label: "Controle sem pilha",
    phrase: "o controle sem pilha",
    intent: "question",
    asks: [
      "controle sem pilha",
      "controle sem bateria",
      "sem pilha funciona",
      "sem pilha abrir portão",
      "abrir portão sem pilha",
      "acabou pilha controle",
      "pilha controle acabou",
      "pilha acabou abrir",
    ],
    answers: {
      any: [
        "Não: controle de portão sem pilha não funciona, porque é ela que alimenta a transmissão. O cadastro fica guardado, e basta a pilha nova do mesmo código, A23 de 12 V ou moeda de 3 V, para voltar.",
        "Sem pilha o controle não abre o portão. Até comprar outra, use a botoeira, o interfone ou um segundo controle; a chave de destravamento é só para falta de luz, com o disjuntor desligado.",
        "Não funciona: controle sem pilha não transmite, mas não perde a programação. Leve a pilha velha para comprar igual; em geral é A23 de 12 V ou CR2032 de 3 V, e o portão volta a abrir na hora.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Acabou a pilha: como abrir o portão",
          "O que usar enquanto o controle está sem pilha",
          "Saídas para abrir sem o controle",
        ],
        slots: [
          [
            "Comece pelo que não exige mexer no motor.",
            "Escolha a saída mais simples que houver na casa.",
            "Com o portão em ordem, uma destas resolve.",
          ],
        ],
        steps: [
          "Use a botoeira da parede ou o botão do interfone.",
          "Peça o controle de outro morador.",
          "Use o aplicativo, se há módulo Wi-Fi.",
          "Compre a pilha com o mesmo código impresso na antiga.",
        ],
      },
      {
        about: "what",
        headings: [
          "Por que o controle precisa da pilha",
          "O que a pilha faz e o que fica guardado",
          "Pilha e programação do controle",
        ],
        slots: [
          [
            "A pilha alimenta o circuito que transmite em 433 MHz a cada aperto.",
            "Sem energia, o botão não gera sinal nenhum, mesmo encostado no motor.",
            "O transmissor só trabalha enquanto a pilha entrega tensão.",
          ],
          [
            "O código fica gravado no chip do controle e na central, e não depende da pilha.",
            "Ficar dias sem pilha não apaga o cadastro.",
            "Ao pôr a nova, o controle volta com o mesmo código.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Controle no carro, pelo farol, usa pilha?",
        answers: [
          "Não, ele é alimentado pela bateria do carro e entra na central como mais um controle.",
          "Não usa. A energia vem do veículo.",
        ],
      },
      {
        question: "Posso usar pilha de outro tamanho?",
        answers: [
          "Não. A tensão e o encaixe têm de ser os mesmos, 12 V ou 3 V, conforme o modelo.",
          "Não, use o mesmo código impresso na antiga.",
        ],
      },
      {
        question: "Guardar controle sem pilha estraga?",
        answers: [
          "Não, é até melhor: a pilha velha pode vazar e oxidar os contatos.",
          "Não estraga. Para guardar por meses, tire a pilha.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha à vista",
  },
  {
    id: "trocar-pilha",
    broader: "pilha",
    label: "Trocar a pilha do controle",
    phrase: "a troca da pilha do controle",
    intent: "how-to",
    asks: [
      "trocar pilha",
      "trocar pilha controle",
      "troca pilha controle",
      "trocar bateria controle",
      "troca bateria controle",
      "como trocar pilha",
      "abrir controle trocar pilha",
      "colocar pilha controle",
      "trocar bateria controle qual modelo",
      "trocar pilha controle qual modelo",
      "trocar bateria qual usar",
      "trocar pilha qual usar",
      "como trocar bateria controle",
      "trocar bateria",
      "bateria controle trocar qual",
      "trocar pilha modelo",
      "trocar bateria modelo",
    ],
    answers: {
      any: [
        "Abra o controle pelo parafuso ou pela fenda, leia o código da bateria velha e ponha uma igual, com o positivo do mesmo lado. Os modelos mais usados são A23 (12 V), A27 (12 V, mais fina), CR2032 e CR2016 (moedas de 3 V). O cadastro não se perde.",
        "Para trocar a pilha do controle, abra a capa pelo parafuso ou pela fenda, leia o código impresso na antiga e ponha uma igual, com o positivo do mesmo lado: A23 ou 27A, de 12 V, ou a moeda CR2032 ou CR2016, de 3 V. A programação não se perde.",
        "Para trocar a A23 do controle, abra a capa pelo parafuso ou pela fenda, tire a velha e encaixe uma nova com o positivo do mesmo lado: leva um minuto, e a programação não se perde. A A23 é a pilha de 12 V, também vendida como 23A ou MN21; a 27A, mais fina, não serve no lugar.",
      ],
      question: [
        "Sim, você mesmo troca a pilha do controle em um minuto: abra a capa pelo parafuso ou pela fenda, leia o código da antiga (A23, A27, CR2032 ou CR2016), ponha uma igual com o positivo do mesmo lado. A programação não se perde.",
      ],
      price: [
        "Trocar a pilha do controle custa só a pilha, vendida em mercado, chaveiro e loja de material elétrico; a troca você faz em um minuto, sem técnico. Leve o código gravado na antiga, como A23, 27A ou CR2032.",
        "O preço é o da pilha: não precisa de visita nem de reprogramar o controle. Confira o código na pilha velha e compre igual; se com pilha nova a luz não acende, o controle é que pede troca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como trocar a pilha, passo a passo", "Passos da troca da pilha", "Trocando a pilha do controle"],
        slots: [
          [
            "Faça sobre uma mesa clara, para não perder a mola nem o botão.",
            "Uma chave pequena e a pilha nova bastam.",
            "O serviço leva poucos minutos e não mexe no motor.",
          ],
        ],
        steps: [
          "Solte o parafuso do verso ou abra a fenda da capa.",
          "Fotografe a pilha no lugar, com o lado do positivo.",
          "Tire a velha e leia o código: A23 ou 23A, A27 ou 27A, CR2032 ou CR2016.",
          "Limpe os contatos com pano seco; mola oxidada pede limpeza com álcool isopropílico.",
          "Encaixe a nova, feche e teste à vista do portão.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando a pilha já pede troca", "Sinais de pilha fraca", "Como saber que é a pilha"],
        slots: [
          [
            "Luz fraca ou que pisca e alcance cada vez menor são os primeiros sinais.",
            "O controle que só abre de perto costuma estar no fim da pilha.",
            "Ter de apertar várias vezes indica pilha gasta ou contato sujo.",
          ],
          [
            "Compare com outro controle: se ele abre de longe, o problema é do primeiro.",
            "Um segundo controle tira a dúvida na hora.",
            "Se todos falham juntos, não é pilha.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Qual modelo de bateria usar", "A23, A27, CR2032 ou CR2016"],
        slots: [
          [
            "A A23, também escrita 23A, é um cilindro curto de 12 V, com cerca de 10 mm de diâmetro; a A27 tem os mesmos 12 V e é mais fina, com 8 mm.",
          ],
          [
            "CR2032 e CR2016 são moedas de 3 V com o mesmo diâmetro; a segunda tem metade da espessura e não firma no lugar da primeira.",
          ],
          ["O modelo não depende da marca do motor: vale o código gravado na bateria que saiu do controle."],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Troquei a pilha e a luz do controle acende, mas não abre. O que é?",
        answers: [
          "Pode ser bateria nova já fraca, que ainda acende a luz, cadastro apagado ou receptor com defeito. Teste outro controle: se ele abre, o problema é do primeiro.",
        ],
      },
      {
        question: "Trocar a pilha desprograma?",
        answers: ["Não. O cadastro fica no chip do controle e na central, e não depende da bateria."],
      },
      {
        question: "Qual pilha comprar para o controle do portão?",
        answers: [
          "Compre uma de código igual ao da pilha antiga: A23, de 12 V, na maioria dos controles com pilha cilíndrica, e CR2032, de 3 V, na maioria dos achatados. Leve a velha na mão para comparar.",
        ],
      },
      {
        question: "Por que a luz do controle é fraca com pilha nova?",
        answers: [
          "O contato está oxidado, a polaridade invertida ou a pilha é velha de estoque. Limpe e teste outra.",
          "Verifique a polaridade e os contatos; uma pilha guardada há anos também chega fraca.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha à vista",
  },
  {
    id: "quanto-dura-a-pilha",
    broader: "pilha",
    label: "Quanto dura a pilha do controle",
    phrase: "quanto dura a pilha do controle",
    intent: "question",
    asks: [
      "quanto em quanto tempo trocar pilha",
      "quanto em quanto tempo trocar pilha controle",
      "quanto em quanto tempo trocar bateria controle",
      "quanto em quanto tempo pilha",
      "cada quanto tempo trocar pilha",
      "cada quanto tempo trocar bateria controle",
      "quanto tempo dura bateria controle",
      "quanto dura bateria controle",
      "quanto tempo dura pilha",
      "quanto dura pilha",
      "quanto tempo dura pilha controle",
      "quanto dura pilha controle",
      "duração pilha controle",
      "duração bateria controle",
      "bateria controle dura",
      "pilha controle dura",
      "quando trocar bateria controle",
      "quando trocar pilha controle",
      "vida útil pilha controle",
      "vida útil bateria controle",
      "pilha controle fim da vida",
      "sei pilha controle no fim",
    ],
    answers: {
      any: [
        "A pilha do controle dura, em geral, de 1 a 2 anos: troque quando o alcance cair ou a luz enfraquecer, e sempre pela mesma. A23 tem 12 V e CR2032 tem 3 V, e uma não serve no lugar da outra; o código está gravado na pilha velha.",
        "A bateria do controle dura em geral de 1 a 2 anos; o aviso é só abrir de perto. Ponha outra do mesmo código, porque a A23 é um cilindro de 12 V e a CR2032, uma moeda de 3 V, e trocar uma pela outra não funciona.",
        "Troque a pilha do controle do portão a cada 1 ou 2 anos, conforme o uso, ou antes, ao primeiro aviso: luz fraca e ter de chegar perto para abrir. Quem abre muitas vezes por dia troca de ano em ano.",
        "Em uso normal, a pilha do controle dura de 1 a 2 anos, menos com calor no painel do carro ou botão apertado na bolsa. O aviso é o alcance: quando só abre de perto, ponha outra do mesmo código.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que a pilha está no fim", "Pilha ou outra coisa?"],
        slots: [
          [
            "Luz fraca, ter de apertar mais de uma vez e falhar em dia frio são os primeiros sinais.",
            "Ela avisa antes: a luz escurece, o botão precisa de dois toques e a distância encurta.",
          ],
          [
            "Se outro controle abre do mesmo lugar, o problema é a pilha do primeiro; se nenhum abre, é o receptor ou a energia.",
            "Teste com um segundo controle: se ele abre de longe, a pilha do primeiro acabou; se os dois falham, não é pilha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como trocar a pilha", "Troca em dois minutos, com o lado certo"],
        slots: [
          [
            "Nada se apaga na troca; só o lado da pilha precisa ficar certo.",
            "Basta uma chave de fenda pequena, e nenhuma memória se perde.",
          ],
        ],
        steps: [
          "Abra a capa e olhe para que lado está o sinal de mais antes de tirar a velha.",
          "Leia o código gravado nela: A23, A27, CR2032 ou CR2016.",
          "Limpe os contatos com um pano seco; se há pó verde, a pilha vazou.",
          "Ponha a nova com o mais na mesma posição, sem dobrar a lâmina do contato.",
          "Feche e teste de longe: a luz deve acender firme.",
        ],
      },
      {
        about: "care",
        headings: ["Para a pilha durar mais", "O que gasta a bateria antes da hora"],
        slots: [
          [
            "Botão pressionado por chaves ou moedas transmite sem parar e esvazia a pilha em dias.",
            "Na bolsa ou no bolso, o botão apertado sem querer acaba com a pilha em dias.",
          ],
          [
            "Painel do carro ao sol e umidade encurtam a vida da bateria e oxidam os contatos.",
            "Sol no painel e umidade são o que mais estraga pilha e contato.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A pilha do controle acaba em semanas. O que é?",
        answers: [
          "Pode ser botão preso, umidade na placa ou pilha velha de prateleira. Se a luz fica acesa sozinha, o controle pede troca.",
        ],
      },
      {
        question: "Trocar a pilha apaga a programação?",
        answers: ["Não. O cadastro fica no chip do controle e na memória da central."],
      },
      {
        question: "A27 serve no lugar da A23?",
        answers: [
          "Não encaixa: as duas são de 12 V, mas a A27 é mais fina e fica solta no contato.",
          "Não. A tensão é a mesma, a grossura não; compre pelo código da velha.",
        ],
      },
      {
        question: "CR2016 serve no lugar da CR2032?",
        answers: [
          "Em geral, não: as duas têm 3 V, mas a CR2016 é metade da altura e fica solta no contato.",
          "Só em emergência e com mau contato: é mais fina e dura bem menos.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, com a pilha à vista",
  },
  {
    id: "onde-trocar-a-pilha",
    isAskedByName: true,
    broader: "pilha",
    label: "Onde trocar ou comprar a pilha do controle",
    phrase: "onde trocar a pilha do controle",
    asks: [
      ...combine(
        ["pilha", "bateria controle", "pilha controle"],
        [
          "onde trocar",
          "onde troco",
          "onde troca",
          "onde comprar",
          "onde compro",
          "onde vende",
          "onde encontro",
          "onde acho",
        ],
      ),
      ...combine(
        ["pilha controle", "bateria controle"],
        ["quem troca", "trocar perto", "comprar perto", "vende perto"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Chaveiro, loja de material elétrico, mercado e farmácia são onde comprar a pilha ou bateria do controle, pelo código da antiga (A23, 27A, CR2032 ou CR2016). A troca você mesmo faz, em um minuto, e a programação fica; se com pilha nova ele continuar sem abrir, gravamos outro controle para você.",
        "Qualquer chaveiro ou loja de material elétrico é lugar onde trocar a pilha do controle, ou você mesmo troca, abrindo a capa pelo parafuso ou pela fenda. O código vem na antiga (A23, 27A, CR2032 ou CR2016), e a programação não se perde; se continuar sem abrir, é o controle, que nós trocamos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Trocar sem errar", "Do parafuso ao teste"],
        slots: [
          [
            "A troca não pede técnico nem ferramenta especial.",
            "Com uma chave de fenda pequena, a troca leva um minuto.",
          ],
        ],
        steps: [
          "Abra a capa pelo parafuso ou pela fenda lateral.",
          "Leia o código na pilha velha e compre a mesma.",
          "Encaixe com o positivo do mesmo lado e os contatos limpos.",
          "Feche e teste diante do portão: a luz do controle deve acender forte.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando não é a pilha", "Trocou e não abriu"],
        slots: [
          [
            "Luz acesa e portão parado, com pilha nova, é controle sem cadastro ou receptor com defeito.",
            "Se a luz acende e o portão não responde, o problema passou da pilha para o código ou o receptor.",
          ],
          [
            "Se outro controle da casa abre, o defeito é do seu; se nenhum abre, é do receptor ou da central.",
            "Teste outro controle do mesmo lugar: ele diz se a falha é de um ou de todos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chaveiro troca pilha de controle de portão?",
        answers: [
          "Em geral, sim: ele tem as pilhas mais usadas e troca na hora. Confira se a nova tem o código da antiga.",
        ],
      },
      {
        question: "Trocar a pilha apaga a programação do controle?",
        answers: ["Não: o código fica gravado no controle e na central, mesmo sem pilha."],
      },
      {
        question: "Vocês vão ao endereço só para trocar a pilha?",
        answers: [
          "Não compensa: a pilha se troca em casa. Vamos quando o controle precisa ser trocado, gravado ou a central não responde.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e da pilha que estava nele",
  },
];
