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
      "O preço do motor de portão automático, instalado em basculante de até {width.quarterHp}, vai de {price.lowest} no mais barato, o Padrão, a {price.highest} no JetFlex, com entrega e instalação. Em portão de correr ou de abrir, a troca do motor em casa custa de {price.homeSwap}, com mão de obra.",
      "O motor mais barato em preço, para portão automático, é o basculante Padrão, que custa {price.padrao} já instalado; o Speedy sai por {price.speedy} e o JetFlex, por {price.jetflex}. Nos outros tipos, a troca do motor residencial custa de {price.homeSwap}, com mão de obra, e em portão pesado, de {price.heavySwap}.",
      "O preço do motor do portão depende do tipo: no basculante de até {width.quarterHp}, {models.pricesNamed}, instalado, e o mais barato é o Padrão. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, incluindo a mão de obra.",
    ],
    price: [
      "O preço do motor de portão basculante, com entrega e instalação, é {models.pricesNamed}. No portão eletrônico de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}, com motor e mão de obra. A folha do portão, feita por serralheiro, não entra nesses valores.",
      "Um motor de portão instalado custa, no basculante, {price.padrao} no Padrão, o mais barato, {price.speedy} no Speedy e {price.jetflex} no JetFlex. Em portão de correr ou de abrir, trocar o motor da casa sai de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com o serviço.",
      "O valor do motor de portão com instalação começa em {price.lowest}, no basculante Padrão, o mais barato, e chega a {price.highest} no JetFlex. Em portão de correr ou de abrir, numa casa, a troca custa de {price.homeSwap}, já com a mão de obra, em até {shop.instalments} vezes no cartão.",
    ],
    repair: [
      "O preço do conserto do portão começa em {price.preventive} em casa, quando só é preciso ajuste, e sobe conforme a peça que falhou. Se compensar mais um motor novo, a troca fica de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes no cartão.",
      "Consertar o portão custa a mão de obra mais a peça que falhou, do capacitor à placa. Só a regulagem parte de {price.preventive} em residência, sem peças. Quando o conserto não compensa, a troca do motor sai de {price.homeSwap}, com a instalação incluída.",
      "No conserto, o preço soma a peça e o serviço: a visita que só ajusta custa desde {price.preventive} numa casa, sem peças, e placa ou motor custam mais que cabo ou capacitor. O valor mais alto costuma ser o do motor novo, de {price.homeSwap}, instalado.",
    ],
    buying: [
      "O preço do motor de portão no kit basculante é {models.pricesOr}, e já inclui central, controles, entrega e instalação; o mais barato é o Padrão. Em portão de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O motor de portão com instalação mais barato é o kit basculante Padrão, que sai por {price.padrao}, com central, controles e entrega. Quem compra o motor em outro lugar paga só a instalação avulsa, a partir de {price.installation}.",
      "O portão eletrônico mais barato em preço tem o kit basculante Padrão, de {price.lowest}, instalado e entregue. O Speedy custa {price.speedy}, o JetFlex {price.jetflex}, e a instalação de motor comprado à parte começa em {price.installation}.",
    ],
    question: [
      "Para pôr motor no seu portão você vai gastar de {price.lowest} a {price.highest} num basculante de até {width.quarterHp}, com instalação; o mais barato é o Padrão. Em portão de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra. A folha do portão não entra nessa conta.",
      "Quanto custa depende do portão: o kit basculante, com motor, entrega e instalação, sai por {models.pricesOr}, do mais barato ao mais rápido. Em portão de correr ou de abrir, o motor trocado em residência custa de {price.homeSwap}, com mão de obra.",
      "A instalação já está no preço do kit basculante, que vai de {price.lowest}, o mais barato, a {price.highest}. Quem já comprou o motor paga só a instalação, a partir de {price.installation}, e a troca completa, num portão de correr ou de abrir, fica de {price.homeSwap}.",
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
          "Os kits são para portão basculante de até {width.quarterHp} e o preço já inclui a instalação. Nos outros tipos, o valor da troca soma motor e mão de obra, e só quem automatiza pela primeira vez paga também a cremalheira ou os braços.",
          "Estes valores já incluem o serviço. O kit atende portão basculante de até {width.quarterHp}, a troca vale para qualquer tipo, e um portão de correr que nunca teve motor precisa ainda da cremalheira, a barra dentada presa à folha.",
          "A lista separa kit, troca e mão de obra. O kit vale para folha basculante com até {width.quarterHp} de largura, a troca inclui o motor, e quem automatiza pela primeira vez um portão de correr paga também a cremalheira, a barra dentada.",
          "Todos os itens abaixo incluem a mão de obra. O kit serve em portão basculante com até {width.quarterHp}, e a troca, em portão que já tem motor; onde nunca houve um, somam-se a cremalheira ou os suportes.",
        ],
      ],
      bullets: [
        "Kit basculante instalado: de {price.lowest} a {price.highest}",
        "Troca de motor residencial: de {price.homeSwap}",
        "Troca em portão pesado: de {price.heavySwap}",
        "Instalação de motor comprado à parte: a partir de {price.installation}",
        "Visita de regulagem em residência: a partir de {price.preventive}, sem peças",
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
          "O kit inclui motor, central, controles, ferragens, entrega, instalação e regulagem. A garantia é de {warranty.motor} no motor, pela fábrica, e de {warranty.installation} na instalação.",
          "O preço do kit cobre equipamento, entrega, montagem, ajuste de curso e força e cadastro dos controles. O motor tem {warranty.motor} de garantia de fábrica, e o serviço, {warranty.installation}.",
          "Motor, central, controles, ferragens, entrega e mão de obra formam um preço só. São {warranty.motor} de garantia do fabricante para o motor e {warranty.installation} para a instalação.",
          "Você paga um valor único por motor, central, controles, montagem e regulagem. Ele inclui a garantia de {warranty.installation} da instalação, além dos {warranty.motor} que o fabricante dá ao motor.",
        ],
        [
          "Fotocélula, trava elétrica, sirene e nobreak são orçados à parte e podem ser instalados no mesmo dia. Ponto de energia novo e reparo da folha só entram na conta se o portão precisar.",
          "À parte ficam os acessórios, como fotocélula, trava e nobreak, cada um com seu preço. Solda, cabo, roldana e fiação só aparecem no orçamento quando o portão precisa.",
          "O kit não traz fotocélula, trava nem nobreak, que são somados por unidade. Serralheria e ponto de tomada também são cobrados em separado, e só quando faltam.",
          "Acessórios de segurança e reserva de energia são cobrados por unidade. O conserto da folha e a tomada nova, quando necessários, vêm em linhas separadas do orçamento.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["O que faz o preço variar", "Por que dois portões têm preços diferentes", "Fatores que mudam o valor"],
      slots: [
        [
          "No basculante, o preço muda com a velocidade, pois os três kits têm a mesma potência de 1/4 HP. No de correr contam o peso e os metros de cremalheira; no de abrir, o número de folhas, porque cada uma recebe um motor.",
          "O preço difere primeiro pelo tipo de portão. No basculante de 1/4 HP varia só pela rapidez; no de correr, pelo peso e pela cremalheira; e o de abrir custa mais com duas folhas, já que são dois motores.",
          "O tipo de portão é o que mais pesa no valor: velocidade no basculante, peso e comprimento no de correr, quantidade de folhas no de abrir. Largura acima de {width.quarterHp}, madeira ou chapa fechada exigem motor mais forte.",
          "Peso é o que mais encarece: chapa fechada, madeira ou folha com mais de {width.quarterHp} exigem motor acima de 1/4 HP. A rapidez do basculante, os metros de cremalheira do portão de correr e as duas folhas do de abrir também mudam o valor.",
        ],
        [
          "O estado da folha também entra na conta, porque trilho torto, coluna fraca e roldana ruim são consertados antes do motor. Um quadro de luz distante aumenta o gasto com cabo, eletroduto e disjuntor.",
          "Folha desequilibrada ou solda partida precisam de conserto antes da montagem, com preço à parte. A distância até o quadro de luz também conta, pelos metros de fio e de eletroduto.",
          "Com folha leve, coluna firme e tomada perto, paga-se só o motor instalado. Solda, roldana, cabo e ponto de energia são somados quando o portão precisa deles.",
          "Um portão em bom estado sai mais em conta. Se houver coluna fraca, trilho empenado ou energia longe, a serralheria e a fiação aparecem no orçamento como itens próprios.",
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
          "Quem pode esperar {opening.padrao} com o carro no recuo gasta menos com o Padrão. Por uma diferença pequena, o Speedy abre em {opening.speedy}, com a mesma potência.",
          "Em rua calma e com recuo, o Padrão, que abre em {opening.padrao}, atende pelo menor preço. O Speedy custa um pouco mais e abre em {opening.speedy}.",
          "Para quem não tem pressa, o Padrão abre em {opening.padrao} pelo menor valor. O Speedy reduz a espera a {opening.speedy} por uma diferença pequena de preço.",
        ],
        [
          "O JetFlex, um PPA com inversor, abre em {opening.jetflex}, com partida e parada suaves, e exige folha firme. O preço de {price.jetflex} compensa para quem espera na rua.",
          "O JetFlex sai por {price.jetflex} e abre em {opening.jetflex}, com inversor, o circuito que controla a velocidade. Em rua escura ou movimentada, o JetFlex deixa o carro menos tempo parado do lado de fora.",
          "Para rua movimentada, o JetFlex da PPA é o mais rápido: {opening.jetflex} por {price.jetflex}. No JetFlex, um inversor, o circuito que controla a velocidade, deixa a partida e a parada suaves.",
          "Para quem entra direto da rua, o JetFlex compensa: leva {opening.jetflex} e custa {price.jetflex}. O inversor do JetFlex deixa o movimento suave, mas a folha precisa estar bem equilibrada.",
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
          "Em portão de casa, o valor fechado costuma sair só com fotos e medida, sem visita. Fotografe de fora, com o portão parado, sem abrir o motor nem mexer em cabo ou contrapeso.",
          "Três fotos e a largura da folha bastam, na maioria das casas, para o preço fechado. Faça as imagens sem ninguém sob a folha e sem tocar em cabo ou contrapeso.",
          "O preço do seu portão é montado com imagens e medida, quase sempre sem visita. Se a folha estiver torta, fotografe de longe e não a movimente.",
          "Para o valor sair fechado, o que mais ajuda são fotos de dentro e de fora e a largura. Não é preciso abrir tampa nem tocar em cabo ou contrapeso.",
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
        "Porque o peso da folha e o estado das colunas mudam o valor. Um preço sem mão de obra ou sem controles também parece menor do que é.",
      ],
    },
    {
      question: "Quanto custa o motor de portão de correr ou de abrir?",
      answers: [
        "Trocar o motor em casa, de correr ou de abrir, fica de {price.homeSwap}, com mão de obra. Peso, comprimento e número de folhas definem o valor dentro dessa faixa.",
        "De {price.homeSwap}, já instalado, na troca residencial. Onde nunca houve motor, somam-se a cremalheira no portão de correr ou um braço por folha no de abrir.",
        "A troca em residência custa de {price.homeSwap}, com o serviço. Um portão de duas folhas precisa de dois motores, de {price.homeSwapTwice}.",
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
        "O mais barato, que é o kit Padrão, abre em {opening.padrao}, o dobro do tempo do Speedy e bem mais que os {opening.jetflex} do JetFlex.",
        "Leva {opening.padrao} no Padrão, contra {opening.speedy} no Speedy e {opening.jetflex} no JetFlex. A potência dos três é a mesma, e só a velocidade muda.",
        "Um pouco, porque o Padrão leva {opening.padrao}. Por um valor maior, o Speedy abre em {opening.speedy} e o JetFlex em {opening.jetflex}.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  related: ["kit", "orcamento-por-foto", "parcelamento", "tempo-de-abertura", "instalacao", "troca"],
  topic: "orcamento-de-motor-para-portao",
};
