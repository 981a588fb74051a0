import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who does what: other trades that people think of first, and small services that are asked for by themselves. */
export const quemFaz: NarrowConcept[] = [
  {
    id: "limpeza-e-lubrificacao-servico",
    isAskedByName: true,
    broader: "manutencao",
    label: "Serviço de limpeza e lubrificação do portão",
    phrase: "a limpeza e a lubrificação do portão",
    asks: [
      ...combine(
        ["lubrificação", "lubrificar", "engraxar", "limpeza trilho", "limpar trilho", "limpeza portão"],
        ["serviço", "quem faz", "vocês fazem", "fazem", "técnico", "preço", "empresa", "contratar", "em domicílio"],
      ),
      ...combine(
        ["lubrificação portão", "lubrificar portão", "engraxar portão", "lubrificação portões"],
        ["condomínio", "prédio", "empresa", "galpão", "loja", "comércio", "escola"],
      ),
      ...combine(["limpeza e lubrificação", "limpeza lubrificação"], ["portão", "trilho"]),
    ],
    intent: "repair",
    answers: {
      price: [
        "A regulagem e a lubrificação do portão são feitas na mesma visita, que em casa parte de {price.preventive}, sem peças: pinos, dobradiças e cremalheira levam o produto certo, e força, fim de curso e fotocélula são regulados e testados. Diga o bairro e mande uma foto do portão.",
        "O preço da lubrificação do portão, com a regulagem e a limpeza do trilho, é o da visita, que em casa parte de {price.preventive}, sem peças: pinos, dobradiças e cremalheira levam o produto certo, e força, fim de curso e fotocélula são regulados e testados. Diga o bairro e mande uma foto do portão.",
      ],
      any: [
        "A lubrificação do portão de condomínio ou prédio entra na visita de manutenção, em geral de {price.preventiveRange} por portão grande, sem peças: fuso, pinos, dobradiças e cremalheira levam o produto certo, e o trilho fica limpo e seco. O indicado é {visits.business}, no mínimo.",
        "Fazemos a limpeza do trilho e a lubrificação do portão dentro da visita de manutenção, que em casa parte de {price.preventive}, sem peças: entram também reaperto, regulagem da força e teste da fotocélula. Diga o bairro e mande uma foto do portão.",
        "Quem faz a lubrificação e a limpeza do trilho é o técnico da manutenção: cada ponto leva o produto certo, e o que está gasto é mostrado a você. A visita em casa parte de {price.preventive}, sem peças, com hora marcada pelo WhatsApp.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que a visita inclui", "O que é limpo e lubrificado"],
        slots: [
          [
            "No de correr, trilho e roldanas são limpos e o alinhamento da cremalheira, conferido.",
            "No de correr, tira-se a areia do trilho e se vê se a roldana rola solta.",
          ],
          [
            "No basculante, guias e pinos recebem o produto certo, e cabos e contrapeso são conferidos pelo técnico.",
            "No basculante, o técnico lubrifica articulações e confere os cabos, que não se mexem em casa.",
          ],
          [
            "Dobradiças e braço do portão de abrir levam graxa; a fotocélula é só limpa.",
            "No de abrir, dobradiça e braço; a lente da fotocélula é limpa com pano seco.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você pode fazer entre as visitas", "Cuidado de casa"],
        slots: [
          [
            "Varrer o trilho toda semana, com o portão parado, é o que mais ajuda.",
            "Trilho varrido e sem pedra poupa roldana e motor.",
          ],
          [
            "Não ponha óleo no trilho nem na cremalheira: junta areia e vira lixa.",
            "Óleo no trilho só segura poeira; deixe a lubrificação para os pontos certos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo lubrificar?",
        answers: ["Em casa, na revisão, {visits.home}; em prédio e comércio, {visits.business} ou mais."],
      },
      {
        question: "A lubrificação tira o barulho?",
        answers: ["Tira o rangido de pino e dobradiça. Ronco de roldana gasta pede troca."],
      },
      {
        question: "Preciso comprar o produto?",
        answers: ["Não: o técnico leva o que usa, e o material comum está na visita."],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com som, e uma foto do trilho",
  },
  {
    id: "eletricista-no-portao",
    isAskedByName: true,
    broader: "tecnico",
    label: "Eletricista mexe em portão automático?",
    phrase: "o eletricista e o portão automático",
    asks: [
      "técnico eletricista",
      "técnico eletricista portão",
      "técnico eletricista portão não liga",
      "eletricista ou técnico portão",
      "eletricista mexer placa portão",
      "fiação portão eletricista",
      ...combine(
        ["eletricista"],
        [
          ...["mexe motor portão", "conserta portão", "conserta motor portão", "arruma portão", "arruma motor portão"],
          ...["resolve portão", "mexe portão", "portão eletrônico", "portão automático", "ou técnico portão"],
          ...["ou técnico choque", "ou técnico portão choque", "portão choque", "técnico portão dá choque"],
          ...["chamar portão", "faz portão"],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Eletricista mexe na energia do portão; motor, placa e regulagem são do técnico de portão. Se há choque, desligue o disjuntor e chame primeiro quem mede a fuga: técnico, se vem da folha ou do motor; eletricista, se faltam fio terra e DR no quadro. Até lá, ninguém encosta na folha.",

        "O eletricista resolve a energia do portão: tomada, disjuntor, cabo e aterramento. Motor, placa, fim de curso e regulagem da folha são do técnico de portão, que tem a peça e conhece a central. Se o disjuntor cai ou falta luz no ponto, chame o eletricista; no resto, o técnico.",
        "Depende do defeito: sem energia no ponto do motor, eletricista; com energia e o portão parado, técnico de portão. Muitos eletricistas trocam capacitor ou placa, mas a folha pesada ou fora do ponto continua, e o defeito volta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["De quem é o serviço", "Eletricista ou técnico"],
        slots: [
          [
            "Do eletricista: disjuntor que cai, tomada sem energia, cabo novo, aterramento e ponto perto do portão.",
            "Falta de energia, disjuntor e fiação até o motor são do eletricista.",
          ],
          [
            "Do técnico: placa, capacitor, fim de curso, controle, força, parada e folha.",
            "Tudo o que vem depois do ponto de energia é do técnico de portão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Antes de chamar alguém", "O que ver sem risco"],
        slots: [
          [
            "Veja se há luz na casa e se o disjuntor do portão está ligado; não abra a caixa do motor.",
            "Olhe o disjuntor e a luz da central pelo lado de fora, sem abrir a tampa.",
          ],
          [
            "Se o disjuntor cai de novo, deixe desligado e não insista.",
            "Disjuntor que desarma duas vezes fica desligado até a visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico de portão também arruma o ponto de energia?",
        answers: ["O ponto perto do motor costuma entrar na instalação; obra elétrica na casa é do eletricista."],
      },
      {
        question: "Como sei se falta energia no motor?",
        answers: [
          "Central apagada e nenhum som ao apertar o botão indicam isso; o teste com medidor é do profissional.",
        ],
      },
      {
        question: "Quanto custa a visita do técnico?",
        answers: ["Com revisão, a partir de {price.preventive} em casa, sem peças; por foto, o orçamento é grátis."],
      },
    ],
    photo: "fotos da central, do disjuntor e da etiqueta do motor, com um vídeo do que acontece",
  },
  {
    id: "chaveiro-no-portao",
    isAskedByName: true,
    broader: "nao-abre",
    label: "Chaveiro abre portão automático?",
    phrase: "o chaveiro e o portão automático",
    asks: [
      "quem chamar abrir portão preso",
      "quem chamar abrir portão automático preso",
      ...combine(
        ["chaveiro"],
        [
          ...["abre portão", "abre portão eletrônico", "abre portão travado", "abrir portão", "destrava portão"],
          ...["abre motor portão", "resolve portão", "chamar portão travado", "portão automático travado"],
          ...[
            "portão eletrônico travado",
            "abre garagem",
            "24 horas portão",
            "24h portão",
            "24 horas portão eletrônico",
            "urgente portão",
            "portão eletrônico",
            "portão automático",
          ],
        ],
      ),
      "bombeiro abre portão",
      "bombeiro abre portão travado",
      "bombeiro portão travado",
      "chamar bombeiro portão travado",
    ],
    intent: "question",
    answers: {
      any: [
        "Chame o técnico de portão se o automático travou; o chaveiro resolve só a fechadura, e o bombeiro, no 193, é para gente presa, ferida ou em perigo. Enquanto espera, desligue o disjuntor, não force a folha e não fique embaixo nem ao lado dela.",
        "O chaveiro só resolve se o problema é fechadura: a do portão social ou o miolo da chave que destrava o motor. Portão automático travado por motor, cabo ou trilho é caso do técnico de portão; forçar a folha quebra a engrenagem, e o basculante pode cair.",
        "Chaveiro abre a fechadura e faz a chave de destravamento; não solta folha presa nem motor travado. Para portão eletrônico que não anda, desligue o disjuntor, não force e chame o técnico, que atende {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Chaveiro ou técnico", "Quem chamar em cada caso"],
        slots: [
          [
            "Chaveiro: chave quebrada no miolo, fechadura do social emperrada, chave de destravamento perdida.",
            "O que tem chave é do chaveiro: miolo, fechadura, cópia da chave do motor.",
          ],
          [
            "Técnico: motor que ronca, folha torta, cabo solto, trilho ou placa.",
            "O que se move por motor é do técnico: folha, cabo, trilho, placa e controle.",
          ],
          [
            "Na dúvida, aperte o botão uma vez: se o motor faz som ou fica mudo com a luz da casa acesa, é técnico; se só a chave não gira, é chaveiro.",
            "Chave que não gira é de chaveiro; motor que ronca ou não responde, com a casa com luz, é de técnico.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto espera", "Até alguém chegar"],
        slots: [
          [
            "Desligue o disjuntor e não deixe ninguém embaixo nem ao lado da folha.",
            "Corte a energia no disjuntor e mantenha a passagem livre de pessoas e animais.",
          ],
          [
            "De correr ou de abrir, reto e nivelado, pode ser destravado pela chave; basculante com cabo frouxo, não.",
            "Destrave só folha de correr ou de abrir que esteja reta; o basculante fica para o técnico.",
          ],
          [
            "Mande o endereço, uma foto de longe e diga se o portão ficou aberto, fechado ou com o carro preso: o valor da ida é dito antes.",
            "Na mensagem, diga se a casa ficou aberta ou o carro preso; a resposta traz o horário possível e quanto custa a ida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi a chave do motor: o chaveiro faz outra?",
        answers: [
          "Em muitos modelos, sim, pelo miolo ou pelo número; em outros a chave é da marca e se compra pronta.",
        ],
      },
      {
        question: "Dá para abrir o portão por fora?",
        answers: ["Só se houver destravamento externo. Sem ele, entre pelo social ou peça a quem está dentro."],
      },
      {
        question: "O técnico atende de noite?",
        answers: ["O contato funciona {shop.hours}; o horário da visita é dito na conversa."],
      },
    ],
    photo: "fotos do portão inteiro, do ponto de destravamento e da etiqueta do motor, tiradas de longe da folha",
  },
  {
    id: "onde-fazer-copia-do-controle",
    isAskedByName: true,
    broader: "controle",
    label: "Onde fazer cópia do controle do portão",
    phrase: "onde fazer a cópia do controle",
    asks: [
      "chaveiro faz controle",
      "chaveiro faz controle portão",
      "chaveiro programa controle",
      "chaveiro controle portão perto",
      ...combine(
        ["cópia controle", "copiar controle", "clonar controle", "duplicar controle"],
        [
          "perto",
          "perto mim",
          "onde",
          "onde fazer",
          "onde faz",
          "quem faz",
          "chaveiro",
          "chaveiro faz",
          "loja",
          "shopping",
        ],
      ),
      // "Metrô" is spelt as "metro" by most.
      ...combine(["controle"], ["perto metrô", "próximo metrô", "perto estação", "próximo estação", "perto shopping"]),
      "quem copia controle",
      "quem clona controle",
      "chaveiro faz cópia controle",
      "chaveiro copia controle",
      "chaveiro clona controle",
      "lugar copia controle",
      "onde faz controle portão",
      "onde fazer controle portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Copiamos o controle do portão no seu endereço, sem você procurar loja: o técnico leva o aparelho, grava e testa na sua frente. O de código fixo se copia na hora; o de código rolante não se copia, e um novo é gravado na central. Mande a foto do seu, frente e verso, e o valor vem antes.",
        "O chaveiro do bairro ou do shopping que tem copiador faz a cópia na hora, se o controle é de código fixo. O de código rolante não se copia: um novo é gravado na central, e nosso técnico faz isso no seu endereço, em {shop.area}. A foto do controle mostra qual é o seu.",
        "Dá para copiar em chaveiro se o controle é de código fixo; se é de código rolante, a cópia não abre, e o caminho é cadastrar outro na central. Fornecemos e gravamos o controle no seu endereço, em {shop.area}: a foto dele mostra o tipo e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Fixo ou rolante: veja antes", "Como saber se o seu se copia"],
        slots: [
          [
            "Chavinhas por dentro são sinal de código fixo; sem chavinhas, há dos dois tipos, e o que decide é o modelo escrito no verso.",
            "Com chavinhas ou pontos de solda por dentro, o código é fixo; sem eles, pode ser um ou outro, e o nome da linha, no verso, mostra qual.",
          ],
          [
            "Se o chaveiro copiou e o portão não abriu, é quase sempre código rolante.",
            "Peça ao chaveiro para testar no portão antes de pagar: cópia de rolante acende a luz, mas não abre.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Cópia ou controle novo", "Quando vale gravar outro"],
        slots: [
          [
            "A cópia tem o mesmo código do original: se uma se perde, só apagando as duas. O controle novo, cadastrado à parte, se apaga sem mexer nos outros, se a central permite.",
            "Controle cadastrado dá a cada pessoa um código próprio, que se apaga quando some.",
          ],
          [
            "Em prédio, só a administração autoriza e grava: cópia feita por fora costuma ser proibida.",
            "No condomínio, peça ao síndico; cópia de rua pode ser barrada pelo regimento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a cópia?",
        answers: ["Depende do aparelho e do código; a foto do controle dá o valor, sem custo pelo orçamento."],
      },
      {
        question: "Preciso levar o motor ou a central?",
        answers: [
          "Não. No chaveiro basta o controle que funciona; para gravar um novo, o técnico vai até a central, na sua casa.",
        ],
      },
      {
        question: "Perdi o único controle: dá para copiar?",
        answers: ["Sem original não há cópia: grava-se um novo na central e se apaga o perdido."],
      },
    ],
    photo: "a foto do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "portao-de-vidro-de-loja",
    broader: "vidro",
    label: "Portão de vidro automático para loja",
    phrase: "o portão de vidro automático da loja",
    asks: [
      ...["loja", "comércio", "clínica", "consultório", "restaurante", "academia", "salão", "escritório"].flatMap(
        (where) => [`portão vidro automático ${where}`, `portão vidro ${where}`, `portão automático vidro ${where}`],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, motorizamos portão de vidro de loja, clínica e escritório {em}, se o vidro é temperado ou laminado e tem quadro de metal, onde o motor se prende. O valor sai, grátis, pela foto e pelas medidas. A porta que abre por sensor usa outro aparelho: por foto dizemos se também fazemos.",
        "Fazemos portão de vidro automático para loja {em}, de correr ou de abrir, quando a folha tem quadro de metal firme; o motor puxa o quadro, com parada suave, e nunca o vidro. Mande fotos e medidas para o orçamento grátis; folha de vidro nova é da vidraçaria.",
        "Portão de vidro para loja pode ser automático, se tem quadro de metal em todo o contorno: o motor vai preso ao quadro, com chegada lenta para não bater o vidro. Instalamos o motor; a folha é da vidraçaria. Fotos e medidas bastam para o orçamento grátis.",
        "Sim, dá para automatizar o portão de vidro da loja, quando o vidro é temperado ou laminado e está em quadro de metal firme. A porta que abre sozinha, por sensor, é outro aparelho, e dizemos pela foto se também fazemos.",
        "Portão de vidro de loja ou clínica {em} pode ser automático, e instalamos o motor, desde que haja quadro de metal em volta do vidro temperado ou laminado. Vidro sem quadro, ou porta com sensor de presença, pede aparelho próprio, que só confirmamos pela foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Portão motorizado ou porta com sensor", "Qual dos dois a loja precisa"],
        slots: [
          [
            "O portão motorizado abre por controle ou botão, no começo e no fim do dia ou para carros.",
            "Se a entrada só abre e fecha algumas vezes por dia, o portão com motor basta.",
          ],
          [
            "Para abrir a cada cliente, a porta leva sensor e operador, um aparelho no alto que trabalha o dia todo.",
            "Onde o cliente entra sem tocar em nada, usa-se porta com operador e sensor, e não motor de portão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o vidro precisa ter", "Antes de pôr o motor na folha de vidro"],
        slots: [["Veja com o portão fechado, sem forçar.", "O quadro decide mais que o vidro."]],
        bullets: [
          "Quadro de metal em todo o contorno, sem folga nos cantos",
          "Vidro temperado ou laminado, com a marca gravada no canto",
          "Trilho nivelado ou dobradiças para o peso da folha",
          "Ponto de energia perto e lugar para o motor sem estreitar a entrada",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é montado na loja", "Instalação sem parar a venda"],
        slots: [
          [
            "A montagem é marcada fora do horário de movimento, e a cremalheira ou o braço vai no metal.",
            "O trabalho é combinado para antes de abrir ou depois de fechar, com o motor preso ao quadro.",
          ],
          [
            "Força no mínimo, chegada lenta e fotocélula protegem o cliente e o vidro.",
            "No fim se testam a parada suave, a fotocélula e a abertura na falta de luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa o motor para portão de vidro de loja?",
        answers: [
          "Como medida, a troca de motor fica de {price.homeSwap} em folha comum e de {price.heavySwap} em folha pesada, com mão de obra; o primeiro motor sai pela foto.",
          "Para comparar, trocar o motor de folha pesada fica de {price.heavySwap}, e o de folha comum, de {price.homeSwap}, com mão de obra; o primeiro motor é orçado pela foto.",
        ],
      },
      {
        question: "E se faltar luz com a loja cheia?",
        answers: [
          "A entrada precisa abrir na mão, pela chave de destravamento, ou ter bateria. Isso é testado e mostrado na entrega.",
          "Destrava-se o motor com a chave e move-se a folha com a mão; quem trabalha ali precisa saber onde ela fica.",
        ],
      },
      {
        question: "Vidro sem quadro pode receber motor de portão?",
        answers: [
          "Não. Furar ou prender no vidro arrisca quebrá-lo; sem quadro, só operador próprio para porta de vidro.",
          "Não pode: o motor precisa de metal para se prender.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, dos cantos do quadro e da marca do vidro, com a largura e a altura",
  },
  {
    id: "porta-de-vidro-automatica",
    broader: "vidro",
    label: "Porta de vidro automática",
    phrase: "a porta de vidro automática",
    asks: [
      "porta automática vidro",
      "porta vidro automática",
      "porta automática vidro loja",
      "porta automática vidro comércio",
      "porta automática vidro farmácia",
      "porta automática sensor presença",
      "porta automática shopping",
      "porta automática hospital",
      "porta automática clínica",
      "porta automática hotel",
      "porta automática banco",
    ],
    intent: "buying",
    answers: {
      any: [
        "Porta de vidro que abre por sensor {em}, só atendemos conforme o modelo: quem a move é um operador, um aparelho no alto do vão, e não um motor de portão. Mande a foto da porta e da etiqueta dele, e respondemos antes da visita se fazemos e por quanto; o vidro é do vidraceiro.",
        "Depende do modelo: a porta de vidro automática de loja, clínica ou hospital abre por sensor e é movida por um operador no alto do vão, que não é motor de portão. A foto da porta e da etiqueta desse aparelho diz se consertamos ou instalamos e quanto custa; o vidro fica com o vidraceiro.",
      ],
      price: [
        "O preço da porta de vidro automática depende do operador, o aparelho no alto que a move, do número de folhas e do vão, e só sai pela foto: não há valor de tabela. Mande a porta inteira, a etiqueta e as medidas, e dizemos, grátis, se fazemos e por quanto; o vidro é do vidraceiro.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Porta de vidro e portão: o que muda", "Por que o motor de portão não serve"],
        slots: [
          [
            "A porta de vidro corre por um operador no alto, com correia e sensor de presença dos dois lados.",
            "O operador fica na travessa, acima do vão, move folhas leves e abre a cada pessoa que chega.",
          ],
          [
            "O motor de portão foi feito para folha pesada e poucas aberturas, e não tem a parada macia que o vidro exige.",
            "Adaptar motor de portão em porta de vidro arrisca quebrar o painel e prender quem passa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar na foto", "Antes de pedir o orçamento"],
        slots: [["As fotos dizem de que equipamento se trata.", "Com poucas fotos já se sabe quem atende."]],
        bullets: [
          "A porta inteira, por dentro e por fora",
          "A caixa do operador no alto e a etiqueta dele",
          "O sensor e o botão de destravar",
          "A largura e a altura do vão",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês consertam porta de vidro automática?",
        answers: ["Depende do operador: a foto da etiqueta diz, antes da visita, se é serviço nosso e se há peça."],
      },
      {
        question: "Portão de vidro na garagem é a mesma coisa?",
        answers: [
          "Não: na garagem o vidro vai em quadro de metal, e o motor é o de portão, de correr ou de abrir, preso ao quadro.",
        ],
      },
      {
        question: "E se faltar luz com a porta de vidro fechada?",
        answers: [
          "A porta de passagem de pessoas precisa abrir na mão ou ter bateria; confira isso com quem instalou o operador.",
        ],
      },
    ],
    photo: "fotos da porta inteira, da caixa do operador e da etiqueta, com a largura e a altura",
  },
  {
    id: "vidro-quebrado",
    isAskedByName: true,
    broader: "vidro",
    label: "Vidro do portão quebrado",
    phrase: "o vidro quebrado do portão",
    asks: [
      ...combine(
        ["vidro portão", "vidro", "portão vidro"],
        ["quebrou", "quebrado", "trincou", "trincado", "estourou", "estilhaçou", "rachou"],
      ),
      "trocar vidro portão",
      "quem troca vidro portão",
      "troca vidro portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quem troca o vidro do portão é o vidraceiro, com vidro de segurança, temperado ou laminado, na mesma espessura e peso. Desligue o disjuntor, isole a passagem e não acione a folha com caco solto; depois da troca, o portão é regulado, o que é nosso serviço.",
        "Vidro de portão quebrado ou trincado: não se deve abrir nem usar o portão; desligue o disjuntor e afaste as pessoas, porque o temperado se solta em pedaços. O painel é trocado por vidraceiro; a força, a parada e o equilíbrio da folha acertamos em seguida.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Que vidro pôr no lugar", "Antes de encomendar o painel"],
        slots: [
          [
            "Só vidro de segurança: laminado, que segura os cacos, ou temperado, que se parte em grãos.",
            "Vidro comum não vai em portão: use laminado ou temperado.",
          ],
          [
            "Mantenha a espessura: vidro mais grosso pesa mais e muda o contrapeso ou a força do motor.",
            "Mesma medida e mesma espessura, para o motor e o equilíbrio continuarem certos.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que quebrou", "O que costuma quebrar o vidro"],
        slots: [
          [
            "Pancada no batente, folha que treme e painel preso sem borracha são as causas comuns.",
            "Folha que bate no fim do curso e ferragem apertada contra o vidro o quebram aos poucos.",
          ],
          [
            "Na regulagem, a parada fica suave e o aperto da ferragem é conferido.",
            "Acertar a parada e a borracha evita quebrar o painel novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o vidro por outro material?",
        answers: ["Pode, se o peso ficar parecido. Chapa mais pesada pede novo equilíbrio ou outro motor."],
      },
      {
        question: "O seguro cobre o vidro?",
        answers: ["Só se a apólice tiver essa cobertura; guarde fotos e o orçamento."],
      },
      {
        question: "O portão pode ser usado sem o vidro?",
        answers: ["Não: a folha fica leve e fora do equilíbrio, e a passagem, aberta."],
      },
    ],
    photo: "fotos de longe do portão inteiro e do painel quebrado, com a espessura do vidro, se souber",
  },
  {
    id: "pintar-portao-galvanizado",
    isAskedByName: true,
    broader: "pintura",
    label: "Portão galvanizado precisa pintar?",
    phrase: "a pintura do portão galvanizado",
    asks: combine(
      ["galvanizado", "galvanizada", "chapa galvanizada"],
      ["pintar", "pintura", "tinta", "precisa pintar"],
    ),
    intent: "question",
    answers: {
      any: [
        "Portão galvanizado não precisa de pintura para se proteger, porque o zinco já segura a ferrugem; pinta-se por aparência ou onde a camada foi furada por corte e solda. Para a tinta não soltar, use fundo próprio para galvanizado depois de desengordurar.",
        "Não precisa, mas pode: o zinco protege o aço, e a tinta dura mais sobre ele se houver fundo para galvanizado. Precisa de retoque o ponto soldado, cortado ou riscado, que perdeu o zinco e enferruja primeiro.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Como pintar sem descascar", "O preparo do galvanizado"],
        slots: [
          [
            "Lave, desengordure, passe lixa fina e aplique fundo para galvanizado antes da tinta.",
            "Superfície limpa e sem brilho, fundo próprio e só depois a tinta de acabamento.",
          ],
          [
            "Nos pontos de solda, tire a escória e use fundo rico em zinco.",
            "Onde houve solda ou corte, o retoque é com fundo de zinco.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Com o motor instalado", "Antes de pintar um portão automático"],
        slots: [
          [
            "Desligue o disjuntor com a folha fechada e cubra trilho, cabos, cremalheira e fotocélula.",
            "Portão fechado, disjuntor desligado e peças do motor cobertas.",
          ],
          [
            "Tinta no trilho, no cabo ou na lente faz o portão falhar depois.",
            "Não deixe tinta em roda, cabo, dente ou lente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Galvanizado enferruja?",
        answers: ["Demora, mas enferruja onde o zinco foi riscado, cortado ou soldado."],
      },
      {
        question: "Zarcão serve no galvanizado?",
        answers: ["Não é o indicado: adere mal ao zinco. Use fundo próprio para galvanizado."],
      },
      {
        question: "A pintura muda o peso para o motor?",
        answers: ["Não: o peso da tinta é pequeno. O que muda é chapa, vidro ou madeira acrescentados."],
      },
    ],
    photo: "fotos do portão inteiro e de perto dos pontos soldados ou com ferrugem",
  },
  {
    id: "sindico-troca-a-empresa",
    isAskedByName: true,
    broader: "condominio",
    label: "Síndico pode trocar a empresa do portão?",
    phrase: "a troca da empresa do portão",
    asks: [
      "mudar firma cuida portão prédio",
      ...combine(
        ["síndico", "condomínio", "síndico pode", "condomínio pode"],
        ["trocar empresa portão", "mudar empresa portão", "trocar empresa manutenção", "trocar prestador portão"],
        ["", "sem assembleia", "assembleia", "sozinho"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral pode: contratar e trocar a empresa de manutenção é ato de gestão do síndico, que responde pela conservação (Código Civil, artigo 1.348), se a despesa cabe no orçamento aprovado. Leia antes a convenção, que pode exigir assembleia, e o aviso prévio e a multa do contrato.",
        "Pode, na maioria dos condomínios, sem assembleia, desde que a convenção não diga outra coisa e o valor esteja no orçamento do ano. O cuidado é com o contrato atual: prazo de aviso, multa e devolução de senhas, controles e relatórios.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler antes de trocar", "Três papéis para conferir"],
        slots: [
          [
            "Convenção e atas, para saber se há limite de valor ou voto.",
            "A convenção diz se a contratação passa pela assembleia ou pelo conselho.",
          ],
          [
            "O contrato em vigor: prazo, aviso e multa.",
            "No contrato atual, veja o aviso prévio, a multa e o que é devolvido.",
          ],
          [
            "Propostas com os mesmos itens, para comparar visita, urgência e peças.",
            "Peça propostas iguais no que incluem, para o preço fazer sentido.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como passar de uma empresa a outra", "A entrega do portão"],
        slots: [
          [
            "Peça o cadastro de controles, a senha da central e o histórico de peças.",
            "A empresa que sai entrega cadastro, senhas e relatórios.",
          ],
          [
            "A que entra faz uma vistoria e registra o estado de cada portão.",
            "Uma vistoria de entrada, com fotos, separa defeito antigo de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia do conserto anterior se perde?",
        answers: ["O serviço já feito continua com a garantia dele, de quem o fez, pelo prazo da nota."],
      },
      {
        question: "Quantos orçamentos o síndico precisa?",
        answers: ["Nenhuma lei fixa o número; o costume são três, e a convenção pode exigir."],
      },
      {
        question: "Vocês atendem condomínio?",
        answers: ["Sim, por visita avulsa ou contrato, com proposta grátis por fotos."],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores",
  },
  {
    id: "entrega-de-peca",
    isAskedByName: true,
    broader: "entrega",
    label: "Entrega de peça por motoboy",
    phrase: "a entrega de peça",
    asks: [
      "receber peça motor casa",
      ...combine(
        ["entregam peça", "entrega peça", "peça", "peças", "mandam peça", "enviam peça"],
        ["motoboy", "por motoboy", "hoje motoboy", "correio"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "A entrega de peça é combinada pelo WhatsApp: mande a foto da peça e da etiqueta do motor, com o endereço, e a resposta diz se há a peça, o valor, se vai por motoboy ou com o técnico e em que horário. Atendemos {shop.area}.",
        "Entregamos peça de portão em {shop.area}: a foto da etiqueta do motor confirma qual serve, e o valor da peça e o da entrega vêm antes. Cabo, mola e contrapeso vão com o técnico, porque seguram a folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar", "Para a peça certa chegar"],
        slots: [
          ["Foto da etiqueta do motor e da peça, frente e verso.", "Etiqueta do motor e peça antiga, em foto nítida."],
          ["Endereço e horário em que há alguém para receber.", "Diga o bairro e até que horas alguém recebe."],
        ],
      },
      {
        about: "choose",
        headings: ["Só a peça ou com a troca", "Quando pedir o técnico junto"],
        slots: [
          [
            "Controle e pilha se recebem e usam; placa, capacitor e engrenagem pedem técnico na troca.",
            "Peça de dentro do motor vai melhor com o técnico, que desliga, troca e regula.",
          ],
          ["Cabo de aço, mola e contrapeso não se trocam em casa.", "O que segura a folha só vai com a troca."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chega no mesmo dia?",
        answers: ["Depende do bairro, da hora e de haver a peça: a resposta vem na conversa."],
      },
      {
        question: "E se a peça não servir?",
        answers: [
          "Confira a etiqueta antes pela foto; compra a distância pode ser devolvida em 7 dias (CDC, artigo 49).",
        ],
      },
      {
        question: "Posso retirar a peça?",
        answers: ["Combine antes pelo WhatsApp, {shop.hours}, para ela estar separada."],
      },
    ],
    photo: "a foto da peça e da etiqueta do motor, com o endereço da entrega",
  },
];
