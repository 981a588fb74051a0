import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const costs = ["preço", "quanto custa", "valor", "quanto é", "quanto sai", "custo"];

/** What something costs of which the facts have no price: what makes it, and how the figure is had. */
export const precoPeloAparelho: NarrowConcept[] = [
  {
    id: "controle-original-preco",
    broader: "controle",
    label: "Preço do controle original",
    phrase: "o preço do controle original",
    asks: [
      ...combine(
        [...costs, "comprar", "onde comprar", "vende", "venda"],
        ["controle original", "controle remoto original", "controle portão original", "controle original fábrica"],
      ),
      "controle remoto portão original",
      "controle original portão",
      "controle original mais caro compatível",
      "só aceita controle original preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do controle original [marca] muda com o modelo, o número de botões e o tipo de código, e costuma ficar acima do compatível. Pela foto do seu, frente e verso, dizemos qual serve e quanto custa; em central de código rolante é ele que funciona, e em código fixo o compatível também abre.",
        "Controle original [marca] custa em geral mais que o compatível, e o valor depende do modelo, dos botões e do código. Vale pagar por ele quando a central é de código rolante, que muda a cada toque; em código fixo, um compatível faz o mesmo. Mande foto dos dois lados do seu para receber o preço.",
        "Para saber o preço do controle original [marca], mande a foto do que abre hoje, frente e verso, porque a mesma marca tem modelos que não servem um no lugar do outro. Ele sai por mais que o compatível, que basta em código fixo; com código rolante, o original é a compra segura.",
      ],
      price: [
        "O preço do controle original [marca] sai pela foto do seu, frente e verso: muda com o modelo, os botões e o código e fica em geral acima do compatível. Em código fixo, compare os dois, porque o compatível também abre; no rolante, que muda a cada toque, é o original que serve.",
        "Quanto custa o controle remoto original [marca] depende do modelo, do tipo de código e da quantidade, e ele costuma ser mais caro que o compatível. Mande foto dos dois lados do atual: dizemos o valor e se, no seu código, um compatível resolve por menos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original, compatível ou copiado", "Quando vale pagar o controle original"],
        slots: [
          [
            "O que decide entre os três é o código da central. No fixo, todos abrem e o mais barato basta; no rolante, que muda a cada toque, ficam o original e o compatível que cite a sua linha.",
            "A escolha depende do código do portão. Com código fixo qualquer um serve, do copiado ao original; com rolante, renovado a cada uso, só o original ou um compatível da linha.",
            "Veja o código antes do preço: se é fixo, o copiado e o compatível funcionam e custam menos. Se é rolante, o sinal que sempre muda, resta o original ou o compatível próprio da linha.",
          ],
        ],
        bullets: [
          "Original: da marca da central, mais caro, serve também em código rolante; confira o modelo e a frequência",
          "Compatível: outra marca com o mesmo código e a mesma frequência, custa menos",
          "Copiado: repete um controle de código fixo, sai na hora e não se apaga sozinho da memória",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do controle", "O que entra no valor"],
        slots: [
          [
            "Contam o modelo, o código, o número de botões e quantos aparelhos você leva. A gravação fica à parte quando precisa de visita, e uma ida só grava todos.",
            "O valor vem do modelo, do tipo de código, dos botões e da quantidade. Quando o técnico precisa ir gravar, esse serviço é somado uma vez, para quantos controles forem.",
            "Pesam o código e o modelo; os botões mudam menos. Some a gravação se ela exigir a ida do técnico, que cadastra vários na mesma visita.",
          ],
          [
            "A marca do motor pode enganar, se a placa já foi trocada. Compre pelo controle que abre hoje e pelo receptor que está lá.",
            "Em motor com placa trocada, o original da marca do motor não abre. Guie-se pelo controle em uso e pelo receptor instalado.",
            "Antes de pagar, confirme que a placa ainda é da marca: quem aceita o controle é o receptor atual, e não o nome na tampa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como pedir o valor pela foto", "O que fotografar para receber o preço"],
        slots: [
          [
            "Com estas fotos, o modelo fica claro e o preço vem sem visita.",
            "Três informações bastam para dizer o modelo e o valor a distância.",
            "Para responder com o preço certo, precisamos ver o seguinte.",
          ],
        ],
        steps: [
          "Fotografe o controle que funciona, frente e verso.",
          "Fotografe a etiqueta do motor e, se houver, o receptor externo.",
          "Diga quantos controles quer e o bairro.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o controle é original?",
        answers: [
          "Ele traz a marca e o modelo na capa e na embalagem, com o número de homologação da Anatel. Sem marca, só com frequência, é compatível.",
          "Procure marca, modelo e o selo da Anatel na caixa e no aparelho. Controle que mostra apenas 433 MHz, sem nome, não é o original.",
        ],
      },
      {
        question: "Que pilha o controle original usa?",
        answers: [
          "Em geral, pilha de 12 V (A23 ou 27A) ou moeda CR2032 ou CR2016, conforme o modelo. O código está na tampa ou na própria pilha.",
          "Varia com o modelo: as comuns são A23, 27A, CR2032 e CR2016. Leia o que está escrito na que veio nele e troque por igual.",
        ],
      },
      {
        question: "O controle original já vem gravado?",
        answers: [
          "Não. Todo controle novo é cadastrado no receptor do seu portão antes de abrir, mesmo sendo da marca.",
          "Vem sem cadastro: a central só obedece depois de gravar o código dele. O técnico faz isso e testa da rua.",
        ],
      },
      {
        question: "O original tem mais alcance que o compatível?",
        answers: [
          "Não necessariamente. Alcance depende mais da pilha, da antena do receptor e dos obstáculos; a referência é de {trade.reach}.",
          "Os dois alcançam parecido, com pilha boa e antena esticada, na ordem de {trade.reach}. Se um abre só de perto, olhe primeiro a pilha.",
        ],
      },
    ],
    photo: "fotos do controle que funciona, frente e verso, e da etiqueta do motor",
  },
  {
    id: "modulo-wifi-preco",
    broader: "modulo-wifi",
    label: "Quanto custa o módulo Wi-Fi",
    phrase: "o preço do módulo Wi-Fi",
    asks: [
      ...combine(costs, [
        ...["módulo wifi", "módulo wifi portão", "módulo wifi abrir portão", "abrir portão celular", "portão celular"],
        ...[
          "abrir portão aplicativo",
          "portão aplicativo",
          "wifi portão",
          "receptor wifi portão",
          "instalar módulo wifi",
        ],
      ]),

      "preço wi-fi portão motor",
      "preço pôr wi-fi portão",
    ],
    intent: "price",
    answers: {
      any: [
        "Quanto custa o módulo Wi-Fi para abrir o portão pelo celular depende de quatro itens: o aparelho, o sensor que mostra se a folha fechou, o repetidor, se o sinal não chega, e a ligação na placa. Motor e controles ficam, e o valor instalado sai pela foto da etiqueta do motor.",
        "O preço de colocar Wi-Fi no portão eletrônico soma o módulo, o sensor de portão aberto, o repetidor, se faltar sinal, e a mão de obra na central. O mais barato é o módulo simples com Wi-Fi que já chega ao motor; a foto da etiqueta do motor dá o total.",
        "Para o portão abrir pelo celular, paga-se o módulo Wi-Fi e a ligação na placa; sensor de portão aberto e repetidor entram conforme a casa. Como motor e controles continuam, custa bem menos que trocar o conjunto, e o valor fecha com a foto da etiqueta do motor.",
      ],
      price: [
        "Quanto custa o módulo Wi-Fi para abrir o portão pelo celular depende de quatro itens: o aparelho, o sensor que mostra se a folha fechou, o repetidor, se o sinal não chega, e a ligação na placa. Motor e controles ficam, e o valor instalado sai pela foto da etiqueta do motor.",
        "O preço de colocar Wi-Fi no portão eletrônico soma o módulo, o sensor de portão aberto, o repetidor, se faltar sinal, e a mão de obra na central. O mais barato é o módulo simples com Wi-Fi que já chega ao motor; a foto da etiqueta do motor dá o total.",
        "Para o portão abrir pelo celular, paga-se o módulo Wi-Fi e a ligação na placa; sensor de portão aberto e repetidor entram conforme a casa. Como motor e controles continuam, custa bem menos que trocar o conjunto, e o valor fecha com a foto da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que encarece o módulo Wi-Fi", "O que entra na conta"],
        slots: [
          [
            "O módulo de um canal, em garagem com bom sinal e central que o alimenta, dá a conta menor.",
            "A instalação mais barata usa um módulo de um só canal, sinal forte no motor e energia tirada da própria placa.",
            "Com Wi-Fi forte e placa que alimenta o aparelho, basta o módulo simples, o de menor custo.",
          ],
        ],
        bullets: [
          "Módulo da marca do motor ou universal de dois canais, em vez do simples",
          "Sensor magnético que mostra no celular se o portão fechou",
          "Repetidor, quando o Wi-Fi de 2,4 GHz não chega ao motor",
          "Fonte, quando a central não alimenta o módulo",
        ],
      },
      {
        about: "what",
        headings: ["O que você compra com o módulo", "O que o módulo faz pelo portão"],
        slots: [
          [
            "O módulo dá um toque na entrada de botoeira da central, como se alguém apertasse um botão. Você abre pelo aplicativo, pode dar acesso a outros celulares, e os controles seguem funcionando.",
            "Ligado à entrada de botoeira, ele imita o toque de um botão quando o aplicativo manda. Os controles não mudam, e outros moradores recebem acesso no próprio celular.",
            "O aparelho repete, por ordem do aplicativo, o toque que a botoeira daria na placa. A família usa cada um o seu telefone, sem abrir mão dos controles de sempre.",
          ],
          [
            "De longe, o comando depende da internet da casa; se ela cai, abre-se pelo controle. Para fechar sem ver a folha, são indispensáveis o sensor de portão fechado e a fotocélula em ordem.",
            "Sem internet em casa, o comando à distância para, e o controle resolve. Quem pretende fechar de fora precisa do sensor que confirma a folha encostada e de fotocélula funcionando.",
            "O acesso de fora usa a internet da residência, e na queda dela sobra o controle. Fechar à distância pede dois cuidados: fotocélula ativa e sensor que confirme o fechamento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como gastar menos com o módulo Wi-Fi", "O que testar antes de pedir o valor"],
        slots: [
          [
            "Fique ao lado do motor com o celular na rede de 2,4 GHz e abra uma página. Se carrega bem com o portão fechado, o repetidor sai da conta.",
            "Leve o celular até o motor, ligado ao Wi-Fi de 2,4 GHz, e teste um vídeo com o portão fechado. Sinal firme ali dispensa o repetidor.",
            "O teste é simples: junto ao motor e com o portão fechado, veja se a internet de 2,4 GHz responde rápido no telefone. Respondendo, não há repetidor a pagar.",
          ],
          [
            "Confira também na etiqueta ou no manual se a central já tem Wi-Fi de fábrica ou encaixe para um módulo da marca. No primeiro caso, falta só cadastrar; no segundo, a ligação é mais rápida.",
            "Algumas centrais trazem Wi-Fi de fábrica e pedem só o cadastro; outras têm encaixe para o módulo do fabricante, que encurta o serviço. O manual ou a etiqueta informam.",
            "Olhe o manual da central: se o Wi-Fi já vem nela, basta cadastrar no aplicativo. Onde existe encaixe para o módulo da própria marca, a instalação leva menos tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O módulo Wi-Fi do portão tem mensalidade?",
        answers: [
          "Na maioria dos modelos, não: usa a internet da casa e um aplicativo gratuito. Os que levam chip de celular, os GSM, gastam o plano da linha.",
          "Em geral, não há mensalidade, porque ele trabalha no Wi-Fi que você já paga. A exceção é o módulo GSM, com chip, que depende de um plano.",
        ],
      },
      {
        question: "Preciso trocar o motor para pôr o módulo Wi-Fi?",
        answers: [
          "Não. Quase toda central com entrada de botoeira aceita um módulo, mesmo antiga. A troca só entra em conversa se a placa está com defeito.",
          "Quase nunca: o módulo universal usa a entrada de botoeira, que a maioria das placas tem. Motor e controles permanecem.",
        ],
      },
      {
        question: "Posso instalar o módulo Wi-Fi eu mesmo?",
        answers: [
          "O aplicativo e o cadastro, sim. A ligação na placa fica junto da tensão da rede e é serviço do técnico, com o disjuntor desligado.",
          "Você pode cadastrar o aparelho no celular. Já os fios vão dentro do motor, perto da energia da rede, e essa parte fica com quem trabalha nisso.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar?",
        answers: [
          "Com bom sinal no motor, a ligação e o cadastro são um pequeno serviço, de até {trade.smallRepair}. Sensor e repetidor, com cabo a passar, tomam mais tempo.",
          "O módulo sozinho entra em até {trade.smallRepair}, já testado no celular. O prazo cresce se for preciso passar cabo para o sensor ou levar Wi-Fi à garagem.",
        ],
      },
    ],
    photo: "a etiqueta do motor e a distância até o roteador",
  },
  {
    id: "orcamento-pelo-whatsapp",
    broader: "orcamento-por-foto",
    label: "Orçamento pelo WhatsApp",
    phrase: "o orçamento pelo WhatsApp",
    asks: [
      "orçamento sem visita",
      "orçamento portão sem visita",
      "orçamento sem visita técnica",
      "orçamento a distância portão",
      ...combine(
        ["orçamento", "pedir orçamento", "fazer orçamento", "cotação", "orçamento grátis", "valor", "preço"],
        [
          "whatsapp",
          "zap",
          "whats",
          "pelo whatsapp",
          "portão whatsapp",
          "motor portão whatsapp",
          "mensagem",
          "telefone",
          "pelo telefone",
          "ligação",
        ],
      ),
      "whatsapp empresa portão orçamento",
      "whatsapp portão orçamento",
    ],
    intent: "price",
    answers: {
      any: [
        "Para condomínio e prédio, o orçamento do portão pelo WhatsApp também é grátis: mande fotos, a largura, a etiqueta e o número de vagas, e a resposta vem por itens, para o síndico. De referência, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O orçamento de motor ou de portão pelo WhatsApp é grátis e quase sempre dispensa visita: mande foto de fora e de dentro, a largura e, se já há motor, a etiqueta; em conserto, um vídeo. De referência, o kit basculante instalado vai de {price.lowest} a {price.highest}, e a troca do motor em casa, de {price.homeSwap}.",
        "Pelo WhatsApp, ou por telefone com as fotos depois, o orçamento do portão sai de graça: duas fotos, a largura e a etiqueta do motor bastam, e no conserto ajuda um vídeo. O kit basculante instalado começa em {price.lowest}; a troca de motor em casa fica de {price.homeSwap}, e os outros tipos saem pela foto.",
        "Para o orçamento de motor de portão automático por WhatsApp, sem custo e sem visita, envie o portão por dentro e por fora, com a largura da folha, e a etiqueta do motor, se há um. O kit basculante custa de {price.lowest} a {price.highest} instalado; trocar o motor em casa, de {price.homeSwap}. A resposta é grátis e vem por escrito.",
        "Dá para pedir o orçamento do portão só por mensagem: o WhatsApp recebe imagens de dentro e de fora, a largura da folha e a etiqueta do motor, e a resposta é grátis. No basculante, o kit com instalação parte de {price.lowest}, outro motor em casa sai por {price.homeSwap}, e conserto pede também um vídeo.",
        "Quem prefere escrever consegue o orçamento grátis de motor ou portão automático pelo WhatsApp, em geral sem visita, com duas imagens, largura e etiqueta. Como base, substituir o motor residencial custa de {price.homeSwap}, e o kit para basculante, já montado, vai de {price.lowest} a {price.highest}; num defeito, filme o portão.",
      ],
      price: [
        "Para condomínio e prédio, o orçamento do portão pelo WhatsApp também é grátis: mande fotos, a largura, a etiqueta e o número de vagas, e a resposta vem por itens, para o síndico. De referência, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O orçamento de motor ou de portão pelo WhatsApp é grátis e quase sempre dispensa visita: mande foto de fora e de dentro, a largura e, se já há motor, a etiqueta; em conserto, um vídeo. De referência, o kit basculante instalado vai de {price.lowest} a {price.highest}, e a troca do motor em casa, de {price.homeSwap}.",
        "Pelo WhatsApp, ou por telefone com as fotos depois, o orçamento do portão sai de graça: duas fotos, a largura e a etiqueta do motor bastam, e no conserto ajuda um vídeo. O kit basculante instalado começa em {price.lowest}; a troca de motor em casa fica de {price.homeSwap}, e os outros tipos saem pela foto.",
        "Para o orçamento de motor de portão automático por WhatsApp, sem custo e sem visita, envie o portão por dentro e por fora, com a largura da folha, e a etiqueta do motor, se há um. O kit basculante custa de {price.lowest} a {price.highest} instalado; trocar o motor em casa, de {price.homeSwap}. A resposta é grátis e vem por escrito.",
        "Seu orçamento de portão sai grátis numa conversa de WhatsApp, sem ninguém ir ao endereço: bastam imagens dos dois lados, a largura e o rótulo do motor, mais um vídeo se for defeito. Para se situar, motor novo em casa, com serviço, vai de {price.homeSwap}, e o kit basculante montado parte de {price.lowest}.",
        "O preço pelo WhatsApp vem grátis e por escrito quando você envia a largura do portão, imagens de ambos os lados e o rótulo do motor; conserto pede ainda um vídeo. Kits para basculante, com montagem, ficam entre {price.lowest} e {price.highest}, e a substituição do motor residencial custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar no WhatsApp", "A mensagem que já rende o valor"],
        slots: [
          [
            "Não precisa abrir o motor nem subir em escada: fotos de dia, com o portão parado, bastam. O vídeo só é pedido em conserto, e nunca de cabo solto ou folha torta, que não se acionam.",
            "Com luz do dia e o portão parado, o celular resolve, sem escada e sem tirar tampa. Vídeo ajuda no conserto, menos quando há cabo rompido ou folha torta, que devem ficar parados.",
            "Fotografe de dia, do chão, com tudo fechado e o motor tampado. Em conserto, um vídeo de longe completa, a não ser que a folha esteja torta ou o cabo, solto.",
            "Use o celular do chão, em hora clara e com a folha imóvel, sem mexer em tampa nem parafuso. Filmar só faz sentido em defeito, e fica proibido se o portão entortou ou um cabo se soltou.",
            "Imagens nítidas, tiradas à luz do sol e sem desmontar nada, já permitem calcular. Para reparo, grave a tentativa de abrir à distância, salvo em folha fora do prumo ou cabo rompido, que não podem ser acionados.",
          ],
        ],
        steps: [
          "Foto do portão fechado, de fora.",
          "Foto por dentro, com colunas, trilho ou contrapeso.",
          "Largura e altura da folha e o bairro.",
          "Foto da etiqueta do motor, se houver.",
          "No conserto, um vídeo de longe, com som.",
        ],
      },
      {
        about: "cost",
        headings: ["Valores de referência", "Quanto custa, por tipo de serviço"],
        slots: [
          [
            "Estes são os preços de partida, para você comparar antes de mandar a mensagem. Portão de correr ou de abrir sem motor, folha larga e conserto saem pela foto.",
            "Para ter uma ideia antes das fotos, use esta lista. O que não está nela, como peça avulsa e primeira automação de portão de correr, é orçado caso a caso.",
            "A tabela abaixo orienta a primeira conversa. Peças e portões sem motor que não sejam basculantes dependem da foto e das medidas.",
            "Com estes números você sabe em que faixa o seu caso cai. Ficam fora deles o reparo, a folha acima da medida e o primeiro motor em portão deslizante ou pivotante, que dependem de imagens.",
            "Confira a base de cada serviço antes de escrever. Itens avulsos, defeitos e a automação inicial de deslizante ou pivotante não têm valor fixo e são calculados com a sua mensagem.",
          ],
        ],
        bullets: [
          "Kit basculante instalado, até {width.quarterHp}: de {price.lowest} a {price.highest}",
          "Troca do motor em casa, com mão de obra: {price.homeSwap}",
          "Troca do motor em portão pesado: {price.heavySwap}",
          "Visita com ajuste em casa, sem peças: a partir de {price.preventive}",
          "Só a mão de obra, com o seu motor: a partir de {price.installation}",
        ],
      },
      {
        about: "time",
        headings: ["O que vem na resposta", "Depois de mandar as fotos"],
        slots: [
          [
            "A resposta traz o modelo ou a peça indicada, o que está incluído e o valor, em linhas separadas. Se algo só se confirma no local, isso é dito antes, com o preço da ida, e nada é feito sem o seu aceite.",
            "Você recebe a indicação do motor ou da peça, a lista do que entra e o preço de cada parte. O que precisar de medida no endereço vem avisado, junto com o valor da visita, e a decisão é sua.",
            "No retorno vêm o produto indicado, os itens incluídos e quanto custa cada um. Dúvida que só a visita resolve aparece na mensagem, com o valor da ida, para você aprovar ou não.",
            "A mensagem de volta diz qual peça ou motor serve, o que acompanha e o preço separado por item. Quando falta um dado que só o endereço mostra, avisamos quanto custa ir, e o serviço espera a sua aprovação.",
            "Cada orçamento volta por escrito, com produto, serviços incluídos e valores à parte. Se a imagem deixar dúvida, a proposta diz o que falta medir e por quanto, e você escolhe se marca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento pelo WhatsApp serve para conserto também?",
        answers: [
          "Sim. Com vídeo e etiqueta vem uma estimativa, confirmada depois da medição no local e antes de trocar qualquer peça.",
          "Serve: o som e a imagem apontam a peça provável e a faixa de preço. O valor final sai após a medição, com a sua aprovação.",
          "Sim, e quanto melhor o vídeo, mais perto chega a estimativa. Ela vira preço fechado depois de medir no endereço, antes da peça nova.",
        ],
      },
      {
        question: "Preciso saber o modelo do motor?",
        answers: [
          "Não. A foto da etiqueta basta; se ela apagou, o motor inteiro e o controle ajudam a reconhecer.",
          "Não precisa. Etiqueta, corpo do motor e controle, fotografados por fora, costumam identificar a linha.",
          "Não é necessário saber de cor. Fotografe o rótulo ou, se estiver ilegível, a carcaça e o controle, que permitem reconhecer a linha.",
        ],
      },
      {
        question: "Quando o orçamento pede visita?",
        answers: [
          "Em defeito que vai e volta, choque, disjuntor que cai e folha muito pesada ou torta. Nesses casos a medição no local evita valor errado.",
          "Quando a foto não mostra a causa: falha intermitente, fuga de energia, coluna duvidosa ou portão de prédio. A ida é combinada antes.",
          "Sempre que a imagem não explica o defeito, como choque, disjuntor que desarma, falha ocasional ou folha torta. Medindo no endereço, o preço sai certo.",
        ],
      },
      {
        question: "Dá para parcelar o valor do orçamento?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, no motor e no serviço, ou por Pix. O total é fechado antes de marcar, com cada item em sua linha.",
          "Sim: motor e serviço cabem em até {shop.instalments} parcelas no cartão, ou se paga por Pix. O valor é combinado antes, item por item.",
          "Sim, no cartão são até {shop.instalments} parcelas, e há Pix. Você conhece o total, com serviço e motor discriminados, antes de escolher a data.",
        ],
      },
    ],
    photo: "o portão de fora e de dentro, a largura e a etiqueta do motor",
  },
];
