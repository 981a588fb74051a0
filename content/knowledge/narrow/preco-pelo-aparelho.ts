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
        "O controle original [marca] não tem um preço único, porque cada modelo tem o seu, e ele costuma custar mais que o compatível. Mande a foto do seu, frente e verso, e respondemos com o valor, de graça. Em central de código fixo, que não muda, o compatível também abre e sai por menos.",
        "Controle original [marca] custa em geral mais que o compatível, e o valor depende do modelo, dos botões e do código. Vale pagar por ele quando a central é de código rolante, que muda a cada toque; em código fixo, um compatível faz o mesmo. Mande foto dos dois lados do seu para receber o preço.",
        "Para saber o preço do controle original [marca], mande a foto do que abre hoje, frente e verso, porque a mesma marca tem modelos que não servem um no lugar do outro. Ele sai por mais que o compatível, que basta em código fixo; com código rolante, o original é a compra segura.",
      ],
      price: [
        "O preço do controle original [marca] muda de um modelo para outro, e por isso não há um valor só para todos. Ele costuma custar mais que o compatível, e a gravação com visita é somada uma vez. Pela foto do seu, frente e verso, dizemos o valor de graça, antes de qualquer compra.",
        "O controle remoto original [marca] tem um preço para cada modelo e é cobrado por unidade, em geral acima do compatível. O valor sai de graça pela foto dos dois lados do controle atual. Com a mesma foto, dizemos se um compatível abre a sua central por menos.",
      ],
      buying: [
        "O controle original [marca] pode ser comprado aqui, pelo WhatsApp, com entrega ou já gravado no seu portão. Também se acha em loja de portão automático e na loja oficial da marca em site de venda. Antes de comprar, mande a foto do atual, frente e verso, porque a mesma marca tem modelos que não servem um no lugar do outro.",
        "Você compra o controle original [marca] conosco, em loja de portão automático ou na loja oficial da marca na internet. Confira o modelo pela foto do controle que funciona, dos dois lados. Nós enviamos ou gravamos no local, e o valor com a gravação é informado antes, sem custo.",
        "Vendemos controle original [marca] com entrega ou com a gravação no seu portão. Quem prefere loja encontra nas casas de portão automático e em site de venda, onde é preciso checar se o vendedor é confiável. A foto do controle em uso, frente e verso, mostra o modelo certo antes da compra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original, compatível ou copiado", "Quando vale pagar o controle original"],
        slots: [
          [
            "O que decide é o código da central. Se o código é fixo, os três abrem, e o mais barato basta. Se o código é rolante, que muda a cada toque, só servem o original e o compatível feito para a sua linha.",
            "A escolha depende do código do portão. Com código fixo, qualquer um serve, do copiado ao original. Com código rolante, que se renova a cada uso, só abre o original ou um compatível da mesma linha.",
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
      "wifi mensalidade",
      "wifi portão mensalidade",
      "módulo wifi mensalidade",
      "abrir celular mensalidade",
      "aplicativo portão mensalidade",
      "mensalidade aplicativo portão",
      "mensalidade wifi portão",
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
      "kit wifi tuya preço",
      "kit wifi tuya portão preço instalado",
      "módulo tuya preço",
      "módulo wifi tuya preço",
      "kit wifi portão preço",
      "preço pôr wi-fi portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O módulo Wi-Fi para abrir o portão pelo celular tem o preço formado pelo aparelho e pela ligação na placa, mais o sensor que mostra se a folha fechou e o repetidor, se o sinal não chega ao motor. O motor e os controles continuam os mesmos. O valor instalado sai pela foto da etiqueta do motor.",
        "O preço do módulo Wi-Fi para portão, instalado, soma o aparelho, a mão de obra na central e, conforme a casa, um sensor de portão aberto e um repetidor de sinal. A conta menor é a do módulo simples onde o Wi-Fi já chega ao motor. A foto da etiqueta do motor permite dizer o total.",
        "Fazer o portão abrir pelo celular custa o preço do módulo Wi-Fi mais o da ligação na placa; o sensor de portão aberto e o repetidor entram conforme a casa. Como o motor e os controles continuam, sai bem menos que trocar o conjunto. O valor certo é dado pela foto da etiqueta do motor.",
        "O Wi-Fi do portão não tem mensalidade na maioria dos casos, porque usa a internet da casa e um aplicativo gratuito. Paga-se uma vez, pelo aparelho e pela ligação na placa. Só o de chip de celular, o GSM, depende do plano da linha; a foto da etiqueta do motor dá o total.",
        "O kit Wi-Fi para portão, como o módulo que usa o aplicativo Tuya, custa instalado o aparelho, a ligação na placa e, se você quiser, o sensor que avisa se o portão fechou. O motor e os controles continuam os mesmos. Não há preço de tabela: a foto da etiqueta do motor dá o total, de graça.",
      ],
      price: [
        "O módulo Wi-Fi para abrir o portão pelo celular tem o preço formado pelo aparelho e pela ligação na placa, mais o sensor que mostra se a folha fechou e o repetidor, se o sinal não chega ao motor. O motor e os controles continuam os mesmos. O valor instalado sai pela foto da etiqueta do motor.",
        "O preço do módulo Wi-Fi para portão, instalado, soma o aparelho, a mão de obra na central e, conforme a casa, um sensor de portão aberto e um repetidor de sinal. A conta menor é a do módulo simples onde o Wi-Fi já chega ao motor. A foto da etiqueta do motor permite dizer o total.",
        "Fazer o portão abrir pelo celular custa o preço do módulo Wi-Fi mais o da ligação na placa; o sensor de portão aberto e o repetidor entram conforme a casa. Como o motor e os controles continuam, sai bem menos que trocar o conjunto. O valor certo é dado pela foto da etiqueta do motor.",
        "O Wi-Fi do portão não tem mensalidade na maioria dos casos, porque usa a internet da casa e um aplicativo gratuito. Paga-se uma vez, pelo aparelho e pela ligação na placa. Só o de chip de celular, o GSM, depende do plano da linha; a foto da etiqueta do motor dá o total.",
        "O kit Wi-Fi para portão, como o módulo que usa o aplicativo Tuya, custa instalado o aparelho, a ligação na placa e, se você quiser, o sensor que avisa se o portão fechou. O motor e os controles continuam os mesmos. Não há preço de tabela: a foto da etiqueta do motor dá o total, de graça.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que encarece o módulo Wi-Fi", "O que entra na conta"],
        slots: [
          [
            "A instalação custa menos com um módulo de um canal, em garagem com bom sinal e com a central alimentando o aparelho. O valor sobe com:",
            "A opção mais barata usa um módulo de um só canal, sinal forte no motor e energia tirada da própria placa. Aumentam o preço:",
            "Com Wi-Fi forte e placa que alimenta o aparelho, basta o módulo simples, o de menor custo. O que faz o valor subir:",
          ],
        ],
        bullets: [
          "Módulo da marca do motor, ou universal de dois canais: custa mais que o simples",
          "Sensor magnético: mostra no celular se o portão fechou",
          "Repetidor: é preciso quando o Wi-Fi de 2,4 GHz não chega ao motor",
          "Fonte: entra quando a central não alimenta o módulo",
        ],
      },
      {
        about: "what",
        headings: ["O que você compra com o módulo", "O que o módulo faz pelo portão"],
        slots: [
          [
            "O módulo dá um toque na entrada de botoeira da central, como se alguém apertasse o botão da parede. Você abre pelo aplicativo, pode dar acesso a outros celulares, e os controles seguem funcionando.",
            "Ligado à entrada de botoeira, o módulo imita o toque de um botão quando o aplicativo manda. Os controles não mudam, e outros moradores recebem acesso no próprio celular.",
            "O aparelho repete, por ordem do aplicativo, o toque que a botoeira daria na placa. Cada pessoa da família usa o seu telefone, e os controles continuam valendo.",
          ],
          [
            "De longe, o comando depende da internet da casa, e se ela cai o portão abre pelo controle. Para fechar sem ver a folha, são indispensáveis o sensor de portão fechado e a fotocélula em ordem.",
            "Sem internet em casa, o comando à distância para, mas o controle continua funcionando. Quem pretende fechar de fora precisa do sensor que confirma a folha encostada e da fotocélula funcionando.",
            "O acesso de fora usa a internet da residência, e na queda dela resta o controle. Para fechar à distância são necessários dois cuidados: fotocélula ativa e sensor que confirme o fechamento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como gastar menos com o módulo Wi-Fi", "O que testar antes de pedir o valor"],
        slots: [
          [
            "Fique ao lado do motor com o celular na rede de 2,4 GHz e abra uma página. Se ela carrega bem com o portão fechado, não é preciso pagar por um repetidor.",
            "Leve o celular até o motor, ligado ao Wi-Fi de 2,4 GHz, e teste um vídeo com o portão fechado. Se o sinal é firme ali, o repetidor é dispensável.",
            "Junto ao motor, com o portão fechado, veja se a internet de 2,4 GHz responde rápido no telefone. Se responder, não há repetidor a pagar.",
          ],
          [
            "Confira também na etiqueta ou no manual se a central já tem Wi-Fi de fábrica ou encaixe para um módulo da marca. No primeiro caso, falta só cadastrar; no segundo, a ligação é mais rápida.",
            "Algumas centrais trazem Wi-Fi de fábrica e pedem só o cadastro; outras têm encaixe para o módulo do fabricante, que encurta o serviço. O manual ou a etiqueta informam.",
            "Olhe o manual da central, porque se o Wi-Fi já vem nela basta cadastrar no aplicativo. Onde existe encaixe para o módulo da própria marca, a instalação leva menos tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O módulo Wi-Fi do portão tem mensalidade?",
        answers: [
          "Na maioria dos modelos, não, porque usam a internet da casa e um aplicativo gratuito. Os que levam chip de celular, os GSM, gastam o plano da linha.",
          "Em geral, não há mensalidade, porque ele trabalha no Wi-Fi que você já paga. A exceção é o módulo GSM, com chip, que depende de um plano.",
        ],
      },
      {
        question: "Preciso trocar o motor para pôr o módulo Wi-Fi?",
        answers: [
          "Não, porque quase toda central com entrada de botoeira aceita um módulo, mesmo antiga. Só pense em trocar se a placa estiver com defeito.",
          "Quase nunca, porque o módulo universal usa a entrada de botoeira, que a maioria das placas tem. O motor e os controles permanecem.",
        ],
      },
      {
        question: "Posso instalar o módulo Wi-Fi eu mesmo?",
        answers: [
          "O aplicativo e o cadastro, sim. A ligação na placa fica junto da tensão da rede e é serviço do técnico, com o disjuntor desligado.",
          "Você pode cadastrar o aparelho no celular. Já os fios ficam dentro do motor, perto da energia da rede, e essa parte é do técnico.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar?",
        answers: [
          "Com bom sinal no motor, a ligação e o cadastro são um serviço pequeno, de até {trade.smallRepair}. Sensor e repetidor, com cabo a passar, levam mais tempo.",
          "O módulo sozinho é instalado em até {trade.smallRepair}, já testado no celular. O prazo cresce se for preciso passar cabo para o sensor ou levar Wi-Fi à garagem.",
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
        "Para o orçamento de portão automático pelo WhatsApp, informe o bairro e as medidas da folha e mande duas fotos do portão, além da etiqueta do motor, se já existe um. É grátis, em geral sem visita, e a resposta vem por escrito. De referência, o kit basculante instalado vai de {price.lowest} a {price.highest}, e a troca do motor em casa, de {price.homeSwap}.",
        "O orçamento de motor ou portão automático pelo WhatsApp é grátis: mande foto de fora e de dentro, largura e altura da folha e a etiqueta do motor, se houver. Em conserto, mande também um vídeo com som. Para comparar, o kit basculante instalado começa em {price.lowest}, e a troca de motor em casa fica de {price.homeSwap}.",
        "Dá para orçar o portão automático só pelo WhatsApp, de graça e quase sempre sem visita. Precisamos das fotos dos dois lados, da largura da folha e, se há motor, da etiqueta dele. Trocar o motor em casa custa de {price.homeSwap}, e o kit para basculante sai instalado de {price.lowest} a {price.highest}.",
        "No orçamento pelo WhatsApp, as fotos e a largura do portão dizem o modelo de motor, e um vídeo diz o provável defeito. O valor vem grátis e por escrito, antes de marcar qualquer visita. Como base, o kit basculante instalado parte de {price.lowest}, e o motor trocado em casa fica de {price.homeSwap}.",
        "Para condomínio e prédio, o orçamento do portão pelo WhatsApp também é grátis: informe o número de vagas e mande fotos, a largura e a etiqueta do motor. A resposta vem item por item, pronta para o síndico levar à assembleia. De referência, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "Para o orçamento de portão automático pelo WhatsApp, informe o bairro e as medidas da folha e mande duas fotos do portão, além da etiqueta do motor, se já existe um. É grátis, em geral sem visita, e a resposta vem por escrito. De referência, o kit basculante instalado vai de {price.lowest} a {price.highest}, e a troca do motor em casa, de {price.homeSwap}.",
        "O orçamento de motor ou portão automático pelo WhatsApp é grátis: mande foto de fora e de dentro, largura e altura da folha e a etiqueta do motor, se houver. Em conserto, mande também um vídeo com som. Para comparar, o kit basculante instalado começa em {price.lowest}, e a troca de motor em casa fica de {price.homeSwap}.",
        "Pelo WhatsApp, o preço do portão automático sai de graça e quase sempre sem visita, com fotos dos dois lados, a largura da folha e a etiqueta do motor. Trocar o motor em casa custa de {price.homeSwap}, e o kit para basculante sai instalado de {price.lowest} a {price.highest}. Os outros tipos saem pela foto.",
        "Quanto custa o portão automático, dizemos pelo WhatsApp, grátis e por escrito, a partir das fotos e da largura da folha. Como base, o kit basculante instalado parte de {price.lowest}, e o motor trocado em casa fica de {price.homeSwap}. Em conserto, um vídeo com som ajuda a acertar o valor.",
        "Para condomínio e prédio, o orçamento do portão pelo WhatsApp também é grátis: informe o número de vagas e mande fotos, a largura e a etiqueta do motor. A resposta vem item por item, pronta para o síndico levar à assembleia. De referência, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar no WhatsApp", "As fotos e as medidas que bastam"],
        slots: [
          [
            "Fotos tiradas de dia, com o portão parado, bastam; não abra o motor nem suba em escada. O vídeo só é pedido em conserto, e nunca com cabo solto ou folha torta, que não se acionam.",
            "Tudo se fotografa do chão, de dia e com o portão parado. Só filme o defeito se a folha está reta e o cabo inteiro; nos outros casos, a foto basta.",
            "Cinco itens resolvem, todos feitos do chão e sem ferramenta. Se o portão está torto ou com cabo solto, não o acione para filmar.",
          ],
        ],
        steps: [
          "Foto do portão fechado, de fora.",
          "Foto por dentro, que mostre as colunas e o trilho ou o contrapeso.",
          "Largura e altura da folha, em metros, e o bairro.",
          "Foto da etiqueta do motor, se houver um.",
          "Em conserto, um vídeo de longe, com som, de um ciclo.",
        ],
      },
      {
        about: "cost",
        headings: ["Preços de referência", "Quanto custa cada serviço"],
        slots: [
          [
            "Estes são os preços de partida dos serviços mais pedidos. Portão de correr ou de abrir que ainda não tem motor, folha larga e conserto com peça saem pela foto.",
            "Para comparar antes da mensagem, use estes valores. Os casos que dependem de peça ou de medida, como conserto e folha larga, são orçados pela foto.",
            "Alguns valores já se sabem antes da foto. Os demais, como peça e motor para folha grande, vêm na resposta.",
          ],
        ],
        bullets: [
          "Troca do motor em casa, com mão de obra: {price.homeSwap}",
          "Troca do motor em portão pesado: {price.heavySwap}",
          "Visita com ajuste em casa, sem peças: a partir de {price.preventive}",
          "Só a mão de obra, com o motor que você comprou: a partir de {price.installation}",
        ],
      },
      {
        about: "what",
        headings: ["O que vem na resposta", "Como o orçamento é respondido"],
        slots: [
          [
            "A resposta traz o modelo ou a peça indicada, o que está incluído e o valor, em linhas separadas. Se algo só se confirma no local, isso é informado antes, com o preço da ida, e nada é feito sem o seu aceite.",
            "Você recebe o nome do motor ou da peça, a mão de obra e o prazo, cada um com seu valor. Quando falta ver algo no local, avisamos antes quanto custa a ida.",
            "Vêm separados o motor ou a peça, o serviço e o que pode mudar depois da medição. O trabalho só é marcado quando você aceita o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento pelo WhatsApp serve para conserto também?",
        answers: [
          "Sim. Com o vídeo e a etiqueta vem uma estimativa, confirmada pela medição no local antes de trocar qualquer peça.",
          "Serve. O vídeo mostra o defeito provável e permite estimar; o valor final sai depois do teste, antes de a peça ser trocada.",
          "Sim, como estimativa. Um mesmo sintoma pode ter duas causas, e o técnico confirma no portão antes de cobrar.",
        ],
      },
      {
        question: "Preciso saber o modelo do motor?",
        answers: [
          "Não. A foto da etiqueta basta; se ela apagou, mande o motor inteiro e o controle, que ajudam a reconhecer.",
          "Não precisa. Se não houver etiqueta legível, fotografe o motor de dois lados e o controle remoto.",
          "Não. Reconhecemos pela etiqueta ou, na falta dela, pela forma da carcaça e pelo controle.",
        ],
      },
      {
        question: "Quando o orçamento pede visita?",
        answers: [
          "Em defeito que vai e volta, choque, disjuntor que cai e folha muito pesada ou torta. Nesses casos a medição no local evita um valor errado.",
          "Quando a foto não mostra a causa, como em choque, disjuntor que desarma ou falha que aparece só às vezes.",
          "Em portão muito pesado ou torto e em defeito elétrico que não se vê. O preço da ida, se houver, é informado antes.",
        ],
      },
      {
        question: "Dá para parcelar o valor do orçamento?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, no motor e no serviço, ou por Pix. O total é fechado antes de marcar.",
          "Sim, o cartão divide em até {shop.instalments} vezes, e há Pix. Motor e mão de obra entram juntos.",
          "Em até {shop.instalments} vezes no cartão, ou por Pix. Você escolhe depois de receber o total.",
        ],
      },
    ],
    photo: "o portão de fora e de dentro, a largura e a etiqueta do motor",
  },
];
