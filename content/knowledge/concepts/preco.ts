import type { Concept } from "#domain/knowledge/concept.ts";

export const preco: Concept = {
  id: "preco",
  kind: "buying",
  label: "Preço",
  phrase: "o preço do motor",
  words: [
    "preço",
    "valor",
    "quanto custa",
    "quanto fica",
    "quanto cobra",
    "tabela de preços",
    "custo",
    "barato",
    "mais barato",
    "promoção",
    "oferta",
    "em conta",
  ],
  intent: "price",
  answers: {
    any: [
      "O preço do motor de portão automático, instalado em basculante de até {width.quarterHp}, vai de {price.lowest} no mais barato, o Padrão, a {price.highest} no JetFlex, com entrega e instalação. De correr ou de abrir, trocar o motor de casa custa {price.homeSwap}, com mão de obra.",
      "Em preço, o portão automático mais barato é o basculante Padrão, {price.padrao} já instalado; o Speedy sai por {price.speedy} e o JetFlex por {price.jetflex}. Nos outros tipos, a troca do motor residencial custa de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
      "Quanto custa o motor do portão depende do tipo: no basculante de até {width.quarterHp}, {models.pricesNamed}, instalado, e o mais barato é o Padrão. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, incluindo a mão de obra.",
    ],
    price: [
      "O preço do motor de portão basculante, com entrega e instalação, é {models.pricesNamed}, e o mais barato é o Padrão. No portão eletrônico de folha que corre ou que abre, a troca do motor em casa fica de {price.homeSwap}, com motor e mão de obra.",
      "Um motor de portão instalado custa, no basculante, {price.padrao} no Padrão, o mais barato, {price.speedy} no Speedy e {price.jetflex} no JetFlex. De correr ou de abrir, trocar o motor da casa sai de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com o serviço.",
      "O valor do motor de portão com instalação começa em {price.lowest}, no basculante Padrão, o mais barato, e chega a {price.highest} no JetFlex. Em deslizante ou pivotante de casa, a troca custa de {price.homeSwap}, já com a mão de obra, em até {shop.instalments} vezes no cartão.",
    ],
    repair: [
      "O preço do conserto do portão começa em {price.preventive} em casa, quando só é preciso ajuste, e sobe conforme a peça que falhou. Se compensar mais um motor novo, a troca fica de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes no cartão.",
      "Consertar o portão custa a mão de obra mais a peça, do capacitor à placa, e a regulagem sozinha parte de {price.preventive} em residência. Quando o conserto não vale a pena, trocar o motor sai de {price.homeSwap} com instalação.",
      "No conserto, o preço é peça mais serviço: a visita que só ajusta custa desde {price.preventive} numa casa, e placa ou motor pesam mais que cabo ou capacitor. O teto costuma ser o motor novo, de {price.homeSwap}, instalado.",
    ],
    buying: [
      "O preço do motor de portão no kit basculante é {models.pricesOr}, e já inclui central, controles, entrega e instalação; o mais barato é o Padrão. De correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Comprando o motor de portão com instalação, o basculante mais barato sai por {price.padrao}, o Padrão, com central e controles. Quem compra o motor em outro lugar paga só a instalação avulsa, a partir de {price.installation}.",
      "O portão eletrônico mais barato em preço é o kit basculante Padrão, {price.lowest} instalado e entregue. O Speedy custa {price.speedy}, o JetFlex {price.jetflex}, e a instalação de motor comprado à parte começa em {price.installation}.",
    ],
    question: [
      "Para pôr motor no seu portão você vai gastar de {price.lowest} a {price.highest} num basculante de até {width.quarterHp}, com instalação; o mais barato é o Padrão. De correr ou de abrir, a troca em casa fica de {price.homeSwap}, e folha nova não entra nessa conta.",
      "Quanto custa depende do portão: o kit basculante, com motor, entrega e instalação, sai por {models.pricesOr}, do mais barato ao mais rápido. Em deslizante ou pivotante, o motor trocado em residência custa de {price.homeSwap}, com mão de obra.",
      "A instalação já está no preço do kit basculante, que vai de {price.lowest}, o mais barato, a {price.highest}. Quem traz o motor paga a instalação avulsa, a partir de {price.installation}, e a troca completa, num deslizante ou pivotante, fica de {price.homeSwap}.",
    ],
  },
  line: [
    "Os kits basculantes instalados custam {models.pricesOr}, conforme a velocidade.",
    "O preço final depende do tipo de portão, da largura e do estado da folha.",
    "O valor pode ser dividido em até {shop.instalments} vezes no cartão.",
  ],
  sections: [
    {
      about: "cost",
      headings: [
        "O preço de cada serviço",
        "Quanto custam os kits e os serviços",
        "Preços de motor, instalação e manutenção",
      ],
      slots: [
        [
          "Os kits são para portão basculante de até {width.quarterHp} e saem instalados. Nos outros tipos, a troca vale com motor e mão de obra juntos, e só a primeira automatização soma cremalheira ou braços.",
          "Estes valores já trazem o serviço. O kit atende basculante de até {width.quarterHp}; a troca vale para qualquer portão, e um de correr que nunca teve motor pede ainda a cremalheira, a régua dentada.",
          "A lista separa kit, troca e mão de obra. Kit vale para folha basculante com até {width.quarterHp} de largura, troca inclui o motor, e automatizar pela primeira vez um deslizante acrescenta a cremalheira.",
          "Em todos os itens abaixo a mão de obra está incluída. O kit serve a basculante com até {width.quarterHp}, e a troca ao portão que já tem motor; sem motor anterior, somam-se cremalheira ou suportes.",
        ],
      ],
      bullets: [
        "Kit basculante Padrão instalado: {price.padrao}",
        "Kit basculante Speedy instalado: {price.speedy}",
        "Kit basculante JetFlex instalado: {price.jetflex}",
        "Troca de motor residencial: de {price.homeSwap}",
        "Troca em portão pesado: de {price.heavySwap}",
        "Instalação de motor comprado à parte: a partir de {price.installation}",
      ],
    },
    {
      about: "what",
      headings: [
        "O que o preço inclui",
        "O que está incluído e o que é à parte",
        "Incluído no kit e cobrado em separado",
      ],
      slots: [
        [
          "No kit entram motor com acionador, central, controles, ferragens, entrega, instalação e regulagem. A garantia também: {warranty.motor} do motor, pela fábrica, e {warranty.installation} da instalação.",
          "O preço do kit cobre equipamento, entrega, montagem, ajuste de curso e força e cadastro dos controles. Vêm junto {warranty.motor} de garantia de fábrica no motor e {warranty.installation} no serviço.",
          "Motor, central, controles, ferragens, entrega e mão de obra formam um preço só. O motor leva {warranty.motor} de garantia do fabricante, e a instalação, {warranty.installation}.",
          "Você paga um valor único por motor, central, controles, montagem e regulagem. Ele inclui a garantia de {warranty.installation} da instalação, além dos {warranty.motor} que o fabricante dá ao motor.",
        ],
        [
          "Fotocélula, trava elétrica, sirene e nobreak são orçados à parte e podem ser instalados no mesmo dia. Ponto de energia novo e reparo da folha só entram na conta se o portão precisar.",
          "À parte ficam os acessórios, como fotocélula, trava e nobreak, cada um com seu preço. Solda, cabo, roldana e fiação são itens próprios do orçamento e aparecem quando o portão exige.",
          "O kit não traz fotocélula, trava nem nobreak, que são somados por unidade. Serralheria e ponto de tomada também são cobrados em separado, e só quando faltam.",
          "Acessórios de segurança e reserva de energia são cobrados por unidade. Se a folha tiver de ser consertada, ou a tomada estiver longe, esse trabalho vem como linha separada do orçamento.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["O que faz o preço variar", "Por que dois portões têm preços diferentes", "Fatores que mudam o valor"],
      slots: [
        [
          "No basculante, o preço muda com a velocidade, pois os três kits têm a mesma potência de 1/4 HP. No de correr contam o peso e os metros de cremalheira; no de abrir, o número de folhas, porque cada uma leva um motor.",
          "Dois portões diferem primeiro pelo tipo. O basculante de 1/4 HP varia só pela rapidez, o deslizante pelo peso e pela cremalheira, e o pivotante custa mais com duas folhas, já que são dois motores.",
          "O tipo de portão comanda o valor: velocidade no basculante, peso e comprimento no de correr, quantidade de folhas no de abrir. Largura acima de {width.quarterHp}, madeira ou chapa fechada pedem motor mais forte.",
          "Peso é o que mais encarece: chapa fechada, madeira ou folha com mais de {width.quarterHp} exigem motor acima de 1/4 HP. Depois vêm a rapidez do basculante, a cremalheira do deslizante e as duas folhas do pivotante.",
        ],
        [
          "O estado da folha também entra na conta, porque trilho torto, coluna fraca e roldana ruim são acertados antes do motor. Quadro de luz distante soma cabo, eletroduto e disjuntor.",
          "Folha desequilibrada ou solda partida precisam de correção antes da montagem, e isso soma ao valor. A distância até o quadro pesa igual, pelos metros de fio e de eletroduto.",
          "Com folha leve, coluna firme e tomada perto, paga-se só o motor instalado. Solda, roldana, cabo e ponto de energia são acrescentados quando faltam.",
          "Portão em bom estado fica mais em conta. Se houver coluna fraca, trilho empenado ou energia longe, a serralheria e a fiação aparecem no orçamento como itens próprios.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual kit basculante vale o preço",
        "Quanto pagar pela velocidade do motor",
        "Padrão, Speedy ou JetFlex pelo preço",
      ],
      slots: [
        [
          "O Padrão, o mais barato, abre em {opening.padrao} e serve a quem tem recuo para o carro esperar. O Speedy custa pouco mais e abre em {opening.speedy}, metade desse tempo.",
          "Quem pode esperar {opening.padrao} com o carro no recuo gasta menos com o Padrão. Por uma diferença pequena, o Speedy reduz a abertura a {opening.speedy} com a mesma potência.",
          "Rua calma e calçada com recuo combinam com o Padrão, de {opening.padrao} e menor preço. O passo seguinte é o Speedy, {opening.speedy}, que sai por pouco a mais.",
          "Se a pressa é pequena, o Padrão resolve em {opening.padrao} pelo menor valor. O Speedy corta a espera para {opening.speedy} e cobra pouca diferença por isso.",
        ],
        [
          "O JetFlex, da PPA com inversor, abre em {opening.jetflex}, parte e para suave e pede folha firme. Por {price.jetflex}, compensa para quem espera na rua.",
          "Já o JetFlex sai por {price.jetflex} e abre em {opening.jetflex}, com inversor, o circuito que controla a velocidade. Em rua escura ou movimentada ele deixa o carro menos tempo parado.",
          "Para rua movimentada, o JetFlex da PPA é o mais rápido: {opening.jetflex} por {price.jetflex}. O inversor suaviza a partida e a parada, mas a folha precisa estar equilibrada.",
          "Quem entra direto da rua ganha com o JetFlex, que leva {opening.jetflex} e custa {price.jetflex}. É um PPA com inversor, de movimento suave, para folha bem equilibrada.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como receber o valor fechado",
        "Como receber o preço do seu portão",
        "O que enviar para fechar o preço",
      ],
      slots: [
        [
          "Em portão de casa, o valor fechado costuma vir só com fotos e medida, sem visita. Fotografe de fora, com o portão parado, sem abrir o motor nem mexer em cabo ou contrapeso.",
          "Três fotos e a largura da folha bastam, na maioria das casas, para o preço vir fechado. Faça as imagens sem ninguém sob a folha e sem tocar em cabo ou contrapeso.",
          "O preço do seu portão é montado com imagens e medida, quase sempre sem visita. Se a folha estiver torta, fotografe de longe e não a movimente.",
          "Para o valor sair fechado, o que mais ajuda são fotos de dentro e de fora e a largura. Não é preciso abrir tampa, e cabo ou contrapeso ficam intocados.",
        ],
      ],
      steps: [
        "Fotografe o portão por fora e por dentro, com as colunas.",
        "Meça a largura e a altura da folha.",
        "Fotografe a etiqueta do motor atual, se houver.",
        "Diga o bairro, o uso por dia e quantos controles precisa.",
        "Receba o preço com itens separados e tire dúvidas antes de fechar.",
      ],
    },
  ],
  questions: [
    {
      question: "Por que o motor do vizinho custou menos que o meu orçamento?",
      answers: [
        "Quase sempre porque o portão é outro: folha mais leve, tomada perto e nada a soldar. Compare também se o preço dele incluía instalação, controles e garantia.",
        "Dois portões parecidos podem pesar bem diferente, e motor, cabo ou ponto de energia mudam com isso. Veja ainda o que cada valor inclui.",
        "O peso da folha e o estado das colunas fazem essa diferença. Um preço sem mão de obra ou sem controles também parece menor do que é.",
      ],
    },
    {
      question: "E o preço de motor deslizante ou pivotante?",
      answers: [
        "Trocar o motor em casa, de correr ou de abrir, fica de {price.homeSwap}, com mão de obra. Peso, comprimento e número de folhas dizem onde o seu cai nessa faixa.",
        "De {price.homeSwap}, já instalado, na troca residencial. Onde nunca houve motor, somam-se a cremalheira no deslizante ou um braço por folha no pivotante.",
        "A troca em residência custa de {price.homeSwap}, com o serviço. Duas folhas pedem dois motores, de {price.homeSwapTwice}.",
      ],
    },
    {
      question: "Já tenho o motor: quanto custa só a instalação?",
      answers: [
        "Só a instalação custa a partir de {price.installation}, e antes de marcar conferimos se o modelo serve ao tipo e ao peso do portão.",
        "A mão de obra avulsa começa em {price.installation} e tem {warranty.installation} de garantia; a do motor fica com quem o vendeu.",
        "Instalar motor comprado em outro lugar custa desde {price.installation}, com {warranty.installation} de garantia do serviço. O modelo precisa servir ao peso da folha.",
      ],
    },
    {
      question: "Dá para parcelar o motor ou o conserto?",
      answers: [
        "Sim, em até {shop.instalments} vezes no cartão, com peça e mão de obra juntas. À vista, o pagamento pode ser por Pix.",
        "Dá: o cartão aceita até {shop.instalments} parcelas, e quem paga à vista pode usar o Pix.",
        "Pode, tanto a compra como o reparo, em até {shop.instalments} parcelas no cartão. O Pix é a outra forma de pagar.",
      ],
    },
    {
      question: "Quanto custa a manutenção do portão?",
      answers: [
        "Em casa, a manutenção preventiva sai a partir de {price.preventive}, sem peças; em portão grande ou com muitos ajustes, o comum é de {price.preventiveRange}.",
        "A partir de {price.preventive} em residência, fora as peças, e o mais comum é de {price.preventiveRange}; peça gasta é orçada antes da troca.",
        "Custa desde {price.preventive} numa casa, com limpeza, lubrificação e regulagem, e portão grande ou malcuidado costuma ficar de {price.preventiveRange}, peças à parte.",
      ],
    },
    {
      question: "O portão mais barato demora para abrir?",
      answers: [
        "O kit Padrão, o mais barato, abre em {opening.padrao}. O Speedy leva {opening.speedy}, e o JetFlex, {opening.jetflex}, todos para basculante.",
        "Leva {opening.padrao} no Padrão, contra {opening.speedy} no Speedy e {opening.jetflex} no JetFlex. A potência é a mesma, e só a velocidade muda.",
        "Um pouco: {opening.padrao} no Padrão. Por um valor maior, o Speedy abre em {opening.speedy} e o JetFlex em {opening.jetflex}.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  related: ["kit", "orcamento-por-foto", "parcelamento", "tempo-de-abertura", "instalacao", "troca"],
  topic: "orcamento-de-motor-para-portao",
};
