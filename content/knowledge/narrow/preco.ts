import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** In metres, as titles give them; 3 has an entry of its own. */
const wholeWidths = ["2", "2,2", "2,5", "2,8", "3,2", "3,5", "4", "4,5", "5", "5,5", "6", "7", "8"];

/** What the motor of a gate that wide costs, and what the figure leaves out. */
function priceWidth(width: string): string {
  const metres = Number(width.replace(",", "."));
  if (metres <= 2.5)
    return `O portão automático de ${width} metros de largura tem dois preços: a folha, que é do serralheiro, e o motor, que é conosco. No basculante, o kit instalado custa {models.pricesOr}, com central e controles. No de correr, a troca do motor em casa fica de {price.homeSwap}, e a primeira instalação sai por foto.`;
  return metres < 4
    ? `O portão automático de ${width} metros de largura tem dois preços: a folha, que é do serralheiro, e o motor, que é conosco. Trocar o motor de correr ou de abrir em casa fica de {price.homeSwap}, com mão de obra. O basculante dessa largura pede motor acima do kit de 1/4 HP, orçado por foto, assim como a primeira instalação.`
    : `O portão automático de ${width} metros de largura tem dois preços: a folha, que é do serralheiro, e o motor, que é conosco. Trocar o motor em casa fica de {price.homeSwap}, com mão de obra, e de {price.heavySwap} em folha pesada. A primeira instalação, com base, cerca de ${width} metros de cremalheira e ponto de energia, é orçada grátis por foto.`;
}

export const preco: NarrowConcept[] = [
  {
    id: "motor-barato",
    broader: "preco",
    label: "Motor de portão barato",
    phrase: "o motor de portão mais barato",
    asks: [
      "marca motor barata",
      "marca motor portão barata",
      "marca mais barata motor",
      "marca motor portão mais barata",
      "onde vende motor barato",
      "onde vende motor basculante barato",
      "onde vende motor portão basculante barato",
      "onde comprar motor basculante barato",
      "onde comprar motor deslizante barato",
      "onde vende motor deslizante barato",
      "onde vende motor portão correr barato",
      "comprar motor barato",
      "comprar motor portão barato",
      "onde comprar motor barato",
      "onde comprar motor portão barato",
      "onde vende motor portão barato",
      "motor barato instalado",
      "motor portão barato instalado",
      "motor barato instalação",
      "motor portão barato",
      "motor portão mais barato instalado",
      "motor promoção instalado",
      "motor portão promoção",
      "motor barato vale pena",
      "motor barato compensa",
      "motor barato bom",
      "motor barato",
      "motor mais barato",
      "motor menor preço",
      "motor econômico portão",
      "motor em conta",
      "motor bom barato",
      "motor usa pouco",
      "motor pouco uso",
      "motor quem usa pouco",
      "motor portão usa pouco",
      "só vezes dia motor",
      "motor poucas vezes dia",
      "usado só vezes dia",
      "abre só vezes dia",
      "motor mais barato mercado",
      "motor portão mais barato mercado",
      "motor mais barato que existe",
      "motor mais barato que tem",
      "qual motor mais barato existe",
      "qual motor mais barato mercado",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão mais barato, já instalado, é o kit Padrão para basculante de até {width.quarterHp}, por {price.padrao}, com entrega, central e controles. Ele basta para portão leve e usado poucas vezes por dia. Em portão de correr ou de abrir, a troca do motor em casa custa de {price.homeSwap}, e o menor modelo adequado é indicado por foto.",
        "A marca mais barata muda com o modelo e com o tipo de portão, e por isso compare modelo com modelo, já instalado. No basculante de até {width.quarterHp}, o menor preço que temos é o do kit Padrão, {price.padrao}, com entrega e controles. Em portão de correr ou de abrir, a troca em casa fica de {price.homeSwap} com qualquer marca.",
        "Motor de portão barato sai por {price.padrao} instalado, no basculante de até {width.quarterHp}: é o kit Padrão, com entrega, central e controles. Para quem abre umas 4 vezes por dia, ele atende bem. Nos portões de correr e de abrir, a troca em casa fica de {price.homeSwap}, conforme o peso da folha.",
        "Vale a pena o motor de portão barato que seja simples, como o Padrão, de {price.padrao} instalado em basculante de até {width.quarterHp}, e não o que é fraco demais para a folha. O preço inclui entrega e controles. Se o portão é de correr ou de abrir, conte de {price.homeSwap} na troca em casa.",
        "O motor de portão mais barato é o modelo de entrada, como o Padrão, de {price.padrao} instalado em basculante de até {width.quarterHp}, com entrega e controles. Ele abre mais devagar e dura o mesmo que os outros em folha leve. Em portão de correr ou de abrir, a troca fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O mais barato, por tipo de portão", "Quanto custa o motor simples instalado"],
        slots: [
          [
            "O Padrão, do basculante de até {width.quarterHp}, abre em {opening.padrao}; por pouco mais, {price.speedy}, o Speedy abre em {opening.speedy}. Nos outros tipos, o valor acompanha o peso da folha. O portão de correr soma a cremalheira, a barra dentada que o motor puxa, se ainda não tiver.",
            "No kit Padrão, o basculante abre em {opening.padrao}; no Speedy, de {price.speedy}, em {opening.speedy}, em folha de até {width.quarterHp}. Portão de correr e de abrir são orçados pelo peso. No de correr entra a cremalheira, a barra dentada da folha, quando ela falta.",
            "Por pouco mais que o Padrão, o Speedy custa {price.speedy} e reduz a abertura do basculante de {opening.padrao} para {opening.speedy}. Em portão de correr ou de abrir, o valor varia com o peso da folha. Cremalheira e base entram só se ainda não existem.",
          ],
          [
            "Às vezes o mais barato é não trocar, porque capacitor, fim de curso ou engrenagem ainda têm conserto. Uma visita de ajuste em casa parte de {price.preventive}, sem peças, e mostra se a troca vale.",
            "Antes de comprar, veja se o motor atual tem conserto, porque uma engrenagem ou um capacitor custam menos que outro motor. A visita de ajuste em residência começa em {price.preventive}, sem peças.",
            "Consertar pode custar menos, quando o defeito é capacitor, fim de curso ou engrenagem. Para saber, a visita com regulagem em casa custa a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como comparar preços de motor barato", "O que olhar além do preço"],
        slots: [
          [
            "Compare sempre o total com o portão funcionando. Um motor avulso precisa ainda da mão de obra, que parte de {price.installation}, além de suportes e acessórios, enquanto o kit já traz tudo.",
            "Compare o valor do portão já funcionando, e não só o do motor. No motor comprado sem serviço, some a instalação, a partir de {price.installation}, o frete e as ferragens; no kit, isso já está no valor.",
            "Ponha na mesma conta motor, frete, ferragens e mão de obra. Só instalar um motor avulso custa a partir de {price.installation}, diferença que o kit instalado não tem.",
          ],
          [
            "Motor pequeno demais sai caro, porque esquenta, gasta a engrenagem e dura pouco. O barato compensa quando a capacidade passa do peso da folha e há placa, fuso e controle à venda.",
            "Economizar na potência volta em conserto quando a folha passa do limite do motor. Prefira um modelo com peças à venda e que trabalhe com folga no seu portão.",
            "Folha pesada com motor fraco esquenta e gasta a engrenagem. O motor barato que compensa tem força de sobra para a folha e peça fácil de achar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer o motor de entrada durar", "O que preserva um motor barato"],
        slots: [
          [
            "Folha leve e equilibrada é o que mais preserva um motor simples. Com trilho limpo, roldanas boas e contrapeso certo, a vida útil fica na faixa de {trade.life}, igual à dos mais caros.",
            "Um motor de entrada dura de {trade.life} quando a folha corre leve. Para isso, mantenha o trilho limpo, troque a roldana gasta e peça ao técnico para acertar o contrapeso.",
            "Quanto mais leve a folha, mais dura o motor simples, em geral de {trade.life}. Limpar o trilho e corrigir roldanas e contrapeso custa menos que comprar um motor maior.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor barato presta?",
        answers: [
          "Presta quando é do tipo e da medida certos e está bem instalado. Em folha equilibrada e com uso de casa, o modelo simples dura como os outros.",
          "Sim, em portão leve e com poucas aberturas por dia. O que falha cedo é motor pequeno em folha pesada ou desequilibrada.",
        ],
      },
      {
        question: "Motor usado sai mais barato?",
        answers: [
          "Nem sempre. Só a instalação avulsa parte de {price.installation}, e o kit basculante novo custa {price.lowest} instalado, com garantia de fábrica.",
          "Na soma, a diferença costuma ser pequena, porque a mão de obra é a mesma. O usado vem sem garantia de fábrica e pode ter placa fora de linha.",
        ],
      },
      {
        question: "Dá para parcelar o motor barato?",
        answers: [
          "Sim. O valor instalado vai em até {shop.instalments} vezes no cartão, e também se paga por Pix.",
          "Dá, em até {shop.instalments} parcelas no cartão, com o orçamento aprovado. Quem prefere paga por Pix.",
        ],
      },
      {
        question: "Qual o motor mais barato para portão de correr?",
        answers: [
          "O residencial de entrada que suporte o peso da folha com folga. A troca em casa fica de {price.homeSwap}, e largura, altura e material mostram em que ponto da faixa o seu está.",
          "Depende do peso: quanto mais leve a folha, menor o motor. Informe medidas e material; com motor e mão de obra, trocar em casa custa de {price.homeSwap}.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  },
  {
    id: "motor-ate-certo-valor",
    broader: "preco",
    label: "Motor de portão até certo valor",
    phrase: "o motor de portão que cabe no orçamento",
    asks: [
      "motor R$ 200",
      "motor R$ 300",
      "motor R$ 350",
      "motor R$ 400",
      "motor R$ 500",
      "motor R$ 600",
      "motor R$ 700",
      "motor até 300",
      "motor até 400",
      "motor até 500",
      "motor até 600",
      "motor até 700",
      "motor barato R$ 500",
      "motor barato R$ 300",
      "motor barato até R$ 500",
      "motor menos 500",
      "motor abaixo 500",
    ],
    intent: "price",
    answers: {
      any: [
        "Motor de portão instalado tem valor mínimo de {price.lowest} na nossa tabela, com central, controles, entrega e mão de obra, para basculante de até {width.quarterHp}. Por menos que isso, o motor vem só na caixa, sem a montagem, que avulsa parte de {price.installation}.",
        "Motor de portão com instalação sai a partir de {price.lowest}, no kit basculante de até {width.quarterHp}, já montado. Se o seu limite é menor, o anúncio costuma ser só da caixa, e instalar custa à parte, a partir de {price.installation}.",
        "O motor de portão mais barato, com instalação, sai por {price.lowest} em basculante de até {width.quarterHp}, em até {shop.instalments} vezes no cartão. Motor de poucas centenas de reais vem só na caixa, e a instalação avulsa, a partir de {price.installation}, faz a soma passar do kit.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta do motor avulso", "Preço da caixa e preço instalado"],
        slots: [
          [
            "Ao preço da caixa some a instalação, a partir de {price.installation}, e às vezes cremalheira, suporte e fiação. No kit tudo já está somado: {models.pricesNamed}, para basculante de até {width.quarterHp}.",
            "A caixa barata não tem a montagem, de {price.installation} em diante, nem suporte e fio. Os kits basculantes, {models.pricesNamed}, já vêm instalados, até {width.quarterHp}.",
            "Some a montagem, desde {price.installation}, ao valor do anúncio e compare com os kits instalados de até {width.quarterHp}: {models.pricesNamed}.",
          ],
          [
            "Em portão de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}, com mão de obra. O cartão divide qualquer um em até {shop.instalments} vezes.",
            "Portão de correr e de abrir não tem kit fechado: a troca em residência custa de {price.homeSwap} com o serviço, em até {shop.instalments} parcelas.",
            "Para deslizante e pivotante, conte de {price.homeSwap} na troca em casa. Parcelado em até {shop.instalments} vezes, pesa menos no mês.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que dá para fazer com pouco", "Como gastar menos sem errar"],
        slots: [
          [
            "Compare as saídas, da mais barata para a mais cara. Conserto costuma vencer quando falhou uma peça só.",
            "Nem sempre é preciso motor novo. A lista vai do menor gasto ao maior.",
            "Com orçamento curto, tente nesta ordem, porque cada degrau custa mais que o anterior e muitas vezes o primeiro resolve.",
          ],
        ],
        bullets: [
          "Conserto: visita com ajuste a partir de {price.preventive} em casa, sem peças",
          "Parcelamento: em até {shop.instalments} vezes no cartão",
          "Kit basculante mais simples, a partir de {price.lowest} instalado",
          "Troca do motor em outro tipo de portão, de {price.homeSwap} com mão de obra",
        ],
      },
      {
        about: "care",
        headings: ["Onde o barato sai caro", "Motor usado e anúncio incompleto"],
        slots: [
          [
            "Motor usado sem teste e anúncio sem tensão, capacidade e garantia são os enganos comuns. Confira a etiqueta, a nota e quantos meses de garantia: o novo tem {warranty.motor}.",
            "Peça etiqueta, capacidade e garantia por escrito, porque motor usado não traz nenhuma. Um novo tem {warranty.motor} de garantia de fábrica.",
            "Anúncio que não diz tensão e capacidade pode ser de motor fraco. Compare a garantia: {warranty.motor} num novo.",
          ],
          [
            "Motor fraco para a folha gasta capacitor e engrenagem, e o conserto chega antes do previsto. Basculante de até {width.quarterHp}, equilibrado, aceita 1/4 HP.",
            "O menor motor só serve se cabe no portão: 1/4 HP até {width.quarterHp} em basculante equilibrado. Acima disso, ele queima.",
            "Economizar na potência é o pior, porque o motor pequeno morre cedo. Em basculante, 1/4 HP vai até {width.quarterHp}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Conserto sai por menos que o motor novo?",
        answers: [
          "Muitas vezes sim, quando é capacitor, fim de curso ou controle. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
          "Em defeito simples, sim. Ajuste em residência começa em {price.preventive}, fora peças.",
        ],
      },
      {
        question: "Motor usado é boa saída?",
        answers: [
          "Só testado com carga e quase de graça, porque vem sem garantia e a instalação é paga à parte. Com as duas contas, o kit novo costuma ficar perto.",
          "Raramente: falta garantia, e a montagem se paga do mesmo jeito. Feita a soma, o motor novo se aproxima.",
        ],
      },
      {
        question: "O preço de {price.lowest} serve para portão de correr?",
        answers: [
          "Não, é do basculante de até {width.quarterHp}. O de correr leva cremalheira e, na troca em casa, fica de {price.homeSwap}.",
          "Só para basculante. Portão de correr, na troca, custa de {price.homeSwap} com o serviço.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, e Pix também é aceito. O parcelamento vale para kit e para troca.",
          "Sim, tanto o kit quanto a troca vão em até {shop.instalments} parcelas no cartão, e o Pix também é aceito.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com o valor que você quer gastar",
  },
  {
    id: "tabela-de-precos",
    broader: "preco",
    label: "Tabela de preços de motor de portão",
    phrase: "a tabela de preços de motor de portão",
    asks: [
      "tabela preço motor",
      "tabela preços motor portão",
      "lista preço motor",
      "tabela valores motor",
      "preço motor 2025",
      "preço motor 2026",
      "preço motor 2027",
      "preço motor atualizado",
      "valor motor 2026",
      "valor motor 2027",
      "tabela motor basculante preço",
      "tabela preço motor basculante 2026",
    ],
    intent: "price",
    answers: {
      any: [
        "A tabela de preços do motor de portão basculante, instalado, para até {width.quarterHp} de largura, é {models.pricesNamed}. Nos outros portões, a troca do motor em casa custa de {price.homeSwap}, com mão de obra, e em portão pesado, de {price.heavySwap}. Só instalar um motor já comprado parte de {price.installation}.",
        "O preço de tabela do motor de portão vale para o basculante de até {width.quarterHp}, com entrega e instalação: {models.pricesNamed}. Portão de correr e de abrir têm faixa, de {price.homeSwap} na troca em casa, e o pesado, de {price.heavySwap}. A mão de obra de instalar um motor seu custa a partir de {price.installation}.",
        "Os preços do motor de portão hoje são {models.pricesNamed} no basculante de até {width.quarterHp}, já instalado. Para trocar o motor de um portão de correr ou de abrir em casa, conte de {price.homeSwap}; em portão pesado, de {price.heavySwap}. A instalação de um motor comprado fora custa a partir de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que o preço inclui e o que é à parte", "Como ler a tabela"],
        slots: [
          [
            "O preço do kit basculante inclui {kit.includes}. O que depende do portão vem em linha separada, antes do serviço.",
            "Nos kits da tabela estão o motor, a central, os controles, a entrega e a mão de obra. O reparo que o portão precisar é orçado à parte.",
            "O kit da tabela vem com tudo para o portão funcionar, da entrega à montagem. Reparo na folha e ligação elétrica nova não entram.",
          ],
        ],
        bullets: [
          "Incluído: motor, central, controles, entrega e instalação",
          "À parte: solda, contrapeso, cabos, cremalheira e fotocélula",
          "À parte: ponto de energia novo",
          "Pagamento: Pix ou até {shop.instalments} vezes no cartão",
        ],
      },
      {
        about: "causes",
        headings: ["Por que correr e abrir têm faixa, e não preço fixo", "O que muda o preço fora da tabela"],
        slots: [
          [
            "No portão de correr, o peso da folha define o motor, e a largura define os metros de cremalheira, a barra dentada. Base de concreto e ponto de energia somam, quando faltam. No portão de abrir, cada folha leva o seu motor, por isso duas folhas custam mais.",
            "Portão de correr varia em peso e em metros de cremalheira, a barra dentada que o motor puxa. Se a base e o ponto de energia já existem, o valor fica na parte baixa da faixa. Portão de abrir com duas folhas leva dois motores.",
            "O valor do portão de correr depende do peso da folha, dos metros de cremalheira e da base no piso. Sem base ou sem energia por perto, ele sobe. O do portão de abrir depende de haver uma ou duas folhas, com um motor em cada.",
          ],
          [
            "O basculante de até {width.quarterHp} tem preço fechado porque a folha equilibrada usa sempre 1/4 HP, e o que muda é a velocidade.",
            "Já o basculante de até {width.quarterHp} cabe na tabela, pois o motor de 1/4 HP serve a todos e só a rapidez difere.",
            "No basculante de até {width.quarterHp}, o motor é sempre de 1/4 HP, e por isso o valor é fixo por modelo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como fechar o preço do seu portão", "O que mandar para o valor exato"],
        slots: [
          [
            "Com fotos e medidas, o valor do seu portão é informado antes da visita. Fotografe por fora, com o portão parado, sem abrir o motor nem mexer em cabo ou contrapeso.",
            "O valor exato sai por mensagem, com as fotos feitas por fora e a folha parada. Se o portão está torto, fotografe de longe.",
            "Você recebe o preço antes da visita se mandar o que segue, tudo fotografado por fora e sem tocar no motor.",
          ],
        ],
        steps: [
          "Fotografe o portão por fora e por dentro, com as colunas.",
          "Meça a largura e a altura da folha.",
          "Fotografe a etiqueta do motor atual, se houver.",
          "Diga como ele abre e quantas vezes por dia.",
          "Diga quantos controles precisa.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a manutenção?",
        answers: [
          "A visita preventiva em casa parte de {price.preventive}, sem peças, e a faixa mais comum vai de {price.preventiveRange}.",
          "Em residência, a partir de {price.preventive}, fora peças; o mais frequente fica de {price.preventiveRange}.",
        ],
      },
      {
        question: "O preço muda por cidade?",
        answers: [
          "Não muda com o bairro: o preço dos kits basculantes é o mesmo na Grande São Paulo. Promoções, quando há, valem nas cidades indicadas.",
          "Não. O endereço só define o dia da visita, e o preço dos kits é o mesmo em toda a região atendida.",
        ],
      },
      {
        question: "Peças têm preço na tabela?",
        answers: [
          "Não, porque placa, capacitor e cabo mudam com o modelo. O valor da peça vem com o da mão de obra, pela etiqueta do motor.",
          "Peça é orçada pelo modelo: a mesma placa custa diferente em motor comum e em motor com inversor.",
        ],
      },
      {
        question: "Que garantia está incluída?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação, em qualquer kit da tabela.",
          "O motor tem {warranty.motor} e a instalação, {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos e largura do portão, dizendo se ele levanta, corre ou abre para o lado",
  },
  {
    id: "basculante-ou-correr-mais-barato",
    broader: "preco",
    label: "Basculante ou de correr: qual é mais barato",
    phrase: "o preço do basculante e o do portão de correr",
    asks: [
      "diferença preço basculante correr",
      "diferença preço motor basculante correr",
      "motor mais barato correr ou basculante",
      "mais em conta basculante ou deslizante",
      "diferença preço motor correr e basculante",
      "motor portão correr mais caro que levanta",
      "mais caro automatizar portão correr",
      "basculante ou deslizante barato",
      "basculante ou correr barato",
      "basculante ou deslizante preço",
      "basculante ou correr preço",
      "basculante deslizante mais barato",
      "basculante correr mais barato",
      "qual mais barato basculante ou deslizante",
      "qual mais barato basculante ou correr",
      "basculante ou deslizante custa menos",
      "basculante ou correr custa menos",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre basculante e deslizante, o basculante de até {width.quarterHp} é mais barato de automatizar: {models.pricesOr}, com motor, controles e instalação. O deslizante soma ao motor a cremalheira, por metro, e a base, num orçamento grátis por foto. Quem já tem as duas paga de {price.homeSwap} na troca em casa.",
        "Automatizar portão de correr, ou deslizante, é mais caro que basculante de até {width.quarterHp}, porque leva cremalheira, cobrada por metro, e base no piso. O basculante custa {models.pricesOr}, com motor, controles e instalação. No de correr que já tem as duas, a troca do motor em casa, com mão de obra, fica de {price.homeSwap}.",
        "Em garagem de até {width.quarterHp}, o basculante é mais barato que o de correr no primeiro motor: o kit sai por {models.pricesOr}, com motor, controles e instalação. O de correr soma cremalheira e base, e a faixa de {price.homeSwap}, com mão de obra, é a da troca em casa de um motor que já existe.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que pesa no preço de cada um", "Basculante e de correr, item por item"],
        slots: [
          [
            "No basculante até {width.quarterHp} há preço fechado, já instalado: {models.pricesNamed}. Folha mais larga ou pesada pede motor mais forte e sai dessa tabela.",
            "O basculante de casa tem tabela com mão de obra, até {width.quarterHp}: {models.pricesNamed}. Acima dessa largura, o motor cresce e o preço também.",
            "Até {width.quarterHp}, o kit basculante colocado custa {models.pricesNamed}. Passando da medida, a folha exige outra potência, com outro valor.",
          ],
          [
            "No de correr somam-se os metros de cremalheira, a régua dentada da folha, e a base de concreto. A folha e o trilho, se ainda não existem, são do serralheiro nos dois tipos.",
            "O deslizante leva cremalheira, a barra de dentes, cobrada por metro, e base no piso. Se a folha ainda será feita, o serralheiro dá o preço dela nos dois modelos.",
            "Para o de correr, acrescente base e cremalheira, a régua de dentes em toda a folha. O portão em si, em qualquer dos casos, é orçado na serralheria.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Qual custa menos para manter", "O gasto depois da compra"],
        slots: [
          [
            "O basculante tem cabos, roldanas e contrapeso, que o técnico revisa e troca de tempos em tempos. O de correr pede trilho varrido, roldanas boas e cremalheira alinhada.",
            "No basculante gastam-se cabo e roldana, serviço de técnico. No deslizante, boa parte do cuidado é seu: varrer o trilho e olhar as rodas.",
            "Cabo de aço e contrapeso encarecem a manutenção do basculante. O de correr depende mais de limpeza do trilho, que o dono faz.",
          ],
          [
            "A preventiva em casa parte de {price.preventive} nos dois tipos, sem peças. Feita no prazo, leva qualquer um dos motores a {trade.life} de vida.",
            "Revisar qualquer dos dois em residência começa em {price.preventive}, peças à parte, e ajuda o motor a durar {trade.life}.",
            "Nos dois, a revisão residencial custa a partir de {price.preventive}, sem peças; o motor cuidado dura {trade.life}.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o mais barato não compensa", "Espaço decide antes do preço"],
        slots: [
          [
            "O de correr precisa de parede livre ao lado, do tamanho da folha. Sem ela, o basculante é o único dos dois que cabe.",
            "Sem lateral livre igual à folha não há portão de correr. Nesse caso o basculante ganha por espaço, não por preço.",
            "Meça a parede ao lado: menor que a folha, ela elimina o deslizante e resta o basculante.",
          ],
          [
            "Em vão acima de 4 metros, a folha basculante fica pesada e pede reforço, cabos e motor maiores. Aí o de correr tende a custar menos no total e a dar menos conserto.",
            "Passando de uns 4 metros, levantar a folha exige estrutura e motor maiores. O deslizante só a rola, e a conta final costuma virar a favor dele.",
            "Folha de mais de 4 metros é cara de erguer, porque pede cabos e motor maiores. Sobre o trilho ela rola com menos força, e o portão de correr leva vantagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Compensa trocar o basculante por um de correr?",
        answers: [
          "Só se há parede livre e a folha atual já não serve, porque entram serralheiro, trilho e motor novo. Pelo preço, raramente.",
          "Raramente só por economia. Vale por espaço, largura do vão ou folha condenada.",
        ],
      },
      {
        question: "E o portão de abrir, de duas folhas, é mais barato?",
        answers: [
          "Costuma custar mais para automatizar, porque leva um motor por folha: a troca dos dois fica de {price.homeSwapTwice}.",
          "São dois motores e central dupla, com troca de {price.homeSwapTwice}. O conjunto tende a passar do basculante.",
        ],
      },
      {
        question: "O motor do basculante serve no de correr?",
        answers: [
          "Não. O basculante usa fuso, e o de correr, engrenagem e cremalheira. Controles e, às vezes, a central se aproveitam.",
          "Não serve, pois o acionamento é outro. O que pode ficar são os controles, quando a central é compatível.",
        ],
      },
      {
        question: "Quanto tempo leva instalar cada um?",
        answers: [
          "O basculante leva {time.tilting}; o de correr, {time.sliding}. Base de concreto nova pede cura antes da montagem.",
          "São {time.tilting} no basculante e {time.sliding} no deslizante, fora a espera da base secar, se ela é nova.",
        ],
      },
    ],
    photo: "a foto da fachada com a largura e a altura do vão e a parede ao lado",
  },
  {
    id: "preco-portao-3-metros",
    broader: "preco",
    label: "Preço do portão automático de 3 metros",
    phrase: "o preço do portão automático de 3 metros",
    asks: [
      ...["preço", "valor", "orçamento"].flatMap((asked) => [
        `${asked} portão eletrônico 3 metros`,
        `${asked} portão 3 metros`,
        `${asked} portão garagem 3 metros`,
        `${asked} portão automático 3 metros largura`,
        `${asked} portão eletrônico 3 metros largura`,
      ]),
      "portão automático 3 metros",
      "portão eletrônico 3 metros",
      "automatizar portão 3 metros",
      ...combine(
        ["motor portão preço", "quanto custa motor portão", "motor portão valor"],
        ["ferro", "aço", "madeira", "metalon"],
        ["3 metros"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O motor para portão automático de 3 metros, de correr ou de abrir, custa de {price.homeSwap} na troca em casa, com a mão de obra. O primeiro motor é orçado de graça, por foto, porque soma base, cremalheira e ponto de energia. Basculante de 3 metros usa 1/3 HP ou mais, também por foto.",
        "O preço para automatizar um portão de correr de 3 metros, como um de 3x2,20, vem de graça, por foto: soma motor, cremalheira, base e energia. Quem já tem motor e só vai trocá-lo paga de {price.homeSwap} em casa, com mão de obra. A folha é feita pelo serralheiro.",
        "Automatizar um portão de 3 metros, de correr ou de abrir, tem o preço dado por foto, sem custo, porque depende da base e da energia que faltarem. A troca de um motor que já existe fica de {price.homeSwap} em casa. O basculante dessa largura passa dos {width.quarterHp} do 1/4 HP e usa motor mais forte.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O preço de 3 metros, por tipo de portão", "Quanto fica em cada tipo"],
        slots: [
          [
            "Com 3 metros, o que separa os preços é como a folha abre, porque o tipo de abertura muda o motor. O motor é cobrado com a mão de obra, sem a folha.",
            "O jeito de abrir define o motor, e o motor define o valor. A mão de obra entra no valor, e o portão, não.",
            "Duas folhas iguais de 3 metros podem custar diferente, conforme abram de lado, para dentro ou para cima. O valor é de motor e mão de obra.",
          ],
        ],
        bullets: [
          "De correr: motor pelo peso e 3 metros de cremalheira; na troca em casa, de {price.homeSwap}",
          "De abrir: um braço por folha; duas folhas custam mais que uma",
          "Basculante: passa do kit de 1/4 HP e pede potência maior, por foto",
          "Folha pesada ou de uso coletivo: de {price.heavySwap} na troca",
        ],
      },
      {
        about: "choose",
        headings: ["O que muda o orçamento em 3 metros", "O que entra além do motor"],
        slots: [
          [
            "O peso conta mais que a largura: uma folha de 3x2,20 em grade pesa bem menos que a mesma em chapa ou madeira. O motor deve ter folga de cerca de um terço sobre esse peso.",
            "Em 3 metros, o material decide o motor, porque chapa e madeira pesam muito mais que grade. Deixe o motor trabalhar com um terço de sobra.",
            "Duas folhas de 3 metros podem ter pesos bem diferentes, conforme sejam de grade, chapa ou madeira. A potência se escolhe por esse peso, com um terço de margem.",
          ],
          [
            "Em portão que nunca teve motor somam-se base ou suporte, ponto de energia e, no de correr, a cremalheira, a régua dentada da folha. Fotocélula, trava e nobreak aparecem em linhas à parte, para você decidir.",
            "A primeira automatização inclui suporte, fiação e, na folha de correr, a cremalheira, barra dentada por onde o motor puxa. Acessórios como fotocélula e nobreak vêm separados no orçamento.",
            "Quem automatiza pela primeira vez paga ainda base, energia e cremalheira, a régua dentada do portão de correr. Trava, sensor e nobreak são opcionais e têm linha própria.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação em 3 metros", "O serviço, do portão parado ao teste"],
        slots: [
          [
            "A folha é acertada primeiro: tem de correr ou girar leve na mão, com a energia desligada. Depois vêm o motor, a regulagem e o teste, que levam {time.tilting} no basculante e {time.sliding} no de correr.",
            "Antes do motor, o técnico confere se a folha se move leve, sem energia. A montagem com regulagem leva {time.sliding} em portão de correr e {time.tilting} em basculante, fora obra.",
            "Com a folha leve e no prumo, a instalação dura {time.sliding} no portão de correr e {time.tilting} no basculante. Base nova e fiação, quando faltam, são feitas à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O kit de preço fechado serve em 3 metros?",
        answers: [
          "Não. Ele é de 1/4 HP, para basculante de até {width.quarterHp}, e 3 metros pedem outro motor, com o valor por foto.",
          "Não serve: os kits de {models.pricesOr} vão até {width.quarterHp} de folha basculante. Acima disso, o motor é de potência maior.",
        ],
      },
      {
        question: "O preço inclui a folha do portão?",
        answers: [
          "Não. Vendemos e instalamos o motor; a folha é do serralheiro, que cobra por medida e material.",
          "Os valores são do motor com a mão de obra. O portão é feito e cobrado pelo serralheiro, e automatizamos depois de pronto.",
        ],
      },
      {
        question: "O que mando para saber o valor certo?",
        answers: [
          "Uma foto do portão inteiro por dentro, largura e altura da folha, o material e onde fica o quadro de luz. Se já há motor, também a etiqueta.",
          "Foto por dentro, medidas e material da folha. Diga se já existe motor e se há ponto de energia perto.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim: em até {shop.instalments} vezes no cartão, motor e mão de obra juntos, ou à vista por Pix.",
          "Dá, em até {shop.instalments} parcelas no cartão. À vista, o pagamento pode ser por Pix.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura, a altura e o material da folha",
  },
  {
    id: "preco-portao-por-metros",
    isAskedByName: true,
    broader: "preco",
    label: "Preço do portão automático pela largura",
    phrase: "o preço do portão automático pela largura",
    asks: [
      ...combine(
        ["preço portão automático", "preço portão eletrônico", "preço portão garagem", "preço portão"],
        wholeWidths.map((width) => `${width} metros`),
      ),
      ...combine(
        ["portão automático", "portão eletrônico", "portão garagem automático", "automatizar portão"],
        wholeWidths.map((width) => `${width} metros`),
      ),
      "preço portão automático metros largura",
      "portão automático metros largura",
      "portão eletrônico metros largura",
    ],
    intent: "price",
    answers: {
      any: [
        ...wholeWidths.map(priceWidth),
        "O motor de um portão largo custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em folha pesada ou uso coletivo. A primeira instalação é orçada de graça, por foto, com base, cremalheira ou suportes e ponto de energia. A folha do portão de garagem, automático ou eletrônico, é do serralheiro.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quanto fica em cada tipo de portão", "O tipo de abertura muda o valor"],
        slots: [
          [
            "A mesma largura pede motor diferente conforme a folha abre e pesa.",
            "O que separa os valores é o jeito de abrir e o peso, mais que os metros.",
            "Metros iguais podem custar diferente, porque o motor segue o peso e o tipo de abertura.",
          ],
        ],
        bullets: [
          "De correr: motor pelo peso da folha e cremalheira em toda a largura",
          "De abrir: um motor por folha; em duas folhas, cada uma leva metade da largura",
          "Basculante de até {width.quarterHp}: kit de 1/4 HP",
          "Basculante mais largo: 1/3 ou 1/2 HP, às vezes dois acionadores, por foto",
        ],
      },
      {
        about: "choose",
        headings: ["Quando a folha larga vira pesada", "O que escolher em portão largo"],
        slots: [
          [
            "Em folha de 4 ou 5 metros, o material decide: grade de alumínio ainda pode ser leve, e chapa de ferro ou madeira já pede motor de portão pesado. O motor deve ter folga de um terço sobre esse peso.",
            "Quanto mais larga a folha, mais o material conta. Com 4 ou 5 metros, chapa e madeira costumam passar para motor pesado, enquanto grade leve pode ficar no residencial, sempre com um terço de sobra.",
            "Uma folha de 4 ou 5 metros em chapa ou madeira é pesada e pede motor maior. Em grade de alumínio, o motor residencial às vezes basta, se a capacidade dele passar do peso em um terço.",
          ],
          [
            "Portão largo de correr é mais simples de automatizar que o de abrir, desde que haja recuo ao lado. Dividir em duas folhas de abrir alivia cada motor, mas são dois.",
            "Se há espaço ao lado, o de correr é o mais prático em vão largo. Duas folhas de abrir repartem o peso, mas pedem dois motores.",
            "Em vão largo, prefira o portão de correr se existe parede livre ao lado. O de abrir em duas folhas divide o esforço, mas precisa de dois motores.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que soma na primeira instalação", "O que entra além do motor"],
        slots: [
          [
            "Em portão que nunca teve motor entram base ou suporte, ponto de energia e, no de correr, a cremalheira por metro, a régua dentada da folha. Fotocélula, trava e nobreak são linhas à parte.",
            "A primeira vez soma suporte, fiação e a cremalheira, a barra dentada do portão de correr, que cresce com a largura. Sensor, trava e nobreak vêm separados, para você escolher.",
            "Na primeira vez somam-se a base, o ponto de energia e, no de correr, os metros de cremalheira, a barra dentada que o motor puxa. Nobreak e trava são opcionais e vêm em linha separada.",
          ],
          [
            "A instalação leva {time.tilting} no basculante, {time.sliding} no de correr e {time.heavy} em portão pesado, com tudo preparado.",
            "Com a base e a energia prontas, a instalação leva {time.sliding} no de correr, {time.tilting} no basculante e {time.heavy} na folha pesada.",
            "Sem obra a fazer, a instalação leva {time.heavy} em folha pesada, {time.sliding} no de correr comum e {time.tilting} no basculante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O preço inclui o portão?",
        answers: [
          "Não: os valores são do motor com a mão de obra. A folha é do serralheiro, que cobra por medida e material.",
          "A folha não entra. Vendemos e instalamos o motor; o portão se encomenda ao serralheiro.",
        ],
      },
      {
        question: "O que mando para saber o valor certo?",
        answers: [
          "Foto do portão inteiro por dentro, largura e altura da folha, o material e onde fica o ponto de energia.",
          "Medidas, material e foto por dentro. Se já há motor, também a etiqueta dele.",
        ],
      },
      {
        question: "Um motor só aguenta 5 metros?",
        answers: [
          "No de correr, sim, se a capacidade passa do peso com folga. No basculante largo podem ser precisos dois acionadores.",
          "Depende do peso, e não dos metros. De correr usa um; de abrir, um por folha.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, com a instalação junto, ou à vista por Pix.",
          "Dá: até {shop.instalments} parcelas no cartão, motor e mão de obra na mesma conta.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura, a altura e o material da folha",
  },
  {
    id: "tabela-de-precos-da-marca",
    broader: "preco",
    label: "Tabela de preços de motor da marca",
    phrase: "a tabela de preços de motor da marca",
    asks: [
      ...combine(
        ["tabela preço", "tabela preços", "tabela valores", "lista preço", "lista preços", "catálogo preço"],
        ["[marca]", "motor [marca]", "motores [marca]", "motor portão [marca]"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "A tabela de preços do motor [marca] instalado se resume assim: troca em casa, {price.homeSwap}, com mão de obra; portão pesado ou de prédio, {price.heavySwap}; só a instalação de motor já comprado, desde {price.installation}. O modelo certo, pelo tipo e peso da folha, define o ponto da faixa.",
        "Os preços de motores [marca], já com mão de obra, ficam em {price.homeSwap} na troca residencial e em {price.heavySwap} no portão pesado ou coletivo. Não há tabela única por modelo, porque tipo de portão, cremalheira e base mudam a conta.",
        "Para motor [marca] instalado, a tabela de valores parte de {price.homeSwap} na troca em casa e vai a {price.heavySwap} em portão pesado, sempre com o trabalho. Quem compra o motor fora paga a instalação, a partir de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço de um modelo para outro", "Por que cada modelo tem um valor"],
        slots: [
          [
            "Dentro da mesma marca, estes pontos levam do começo ao fim da faixa.",
            "O preço de cada modelo sobe com o que ele precisa mover e com que ritmo.",
            "Marca igual, preços diferentes: a razão está na lista.",
          ],
        ],
        bullets: [
          "Tipo de portão: basculante, de correr e de abrir usam motores diferentes.",
          "Peso da folha: pagam-se os quilos que o motor leva, com um terço de folga.",
          "Ciclos por hora: prédio e comércio pedem uso intenso.",
          "Velocidade: modelo com inversor custa mais.",
          "Primeiro motor: soma base ou suporte, cremalheira e ponto de energia.",
        ],
      },
      {
        about: "choose",
        headings: ["Como comparar com outra tabela", "Comparar preços sem engano"],
        slots: [
          [
            "Preço de internet quase nunca inclui controles, cremalheira, frete e instalação. Some tudo e compare o total instalado.",
            "Motor na caixa é só parte da conta. Acrescente frete, controles, cremalheira e mão de obra antes de achar barato.",
            "Compare sempre instalado: frete, controles, cremalheira e montagem costumam ficar fora do anúncio.",
          ],
          [
            "Como medida, nosso kit basculante de até {width.quarterHp} sai instalado por {models.pricesOr}. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Em basculante até {width.quarterHp}, o kit colocado custa {models.pricesOr}, com {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "O kit de basculante, até {width.quarterHp}, custa {models.pricesOr} já montado, e traz {warranty.motor} de garantia no motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como pedir o preço do seu modelo", "O que mandar para receber o valor"],
        slots: [
          [
            "Não precisa saber o modelo: com quatro dados o valor vem fechado, com mão de obra.",
            "Quatro informações bastam para o valor fechado, mesmo sem conhecer o modelo.",
            "O preço exato sai destes quatro dados, sem visita na maioria dos casos.",
          ],
        ],
        steps: [
          "Fotografe o portão inteiro, por dentro.",
          "Meça a largura e a altura da folha e anote o material.",
          "Se já há motor, fotografe a etiqueta dele.",
          "Conte quantas vezes o portão abre por dia.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são revenda autorizada?",
        answers: [
          "Não: vendemos, instalamos e consertamos de forma independente, com nota e garantia por escrito.",
          "Trabalhamos sem vínculo com a fábrica. O motor traz {warranty.motor} dela, e o serviço, {warranty.installation} nossos.",
        ],
      },
      {
        question: "Já comprei o motor. Quanto é só a instalação?",
        answers: [
          "A partir de {price.installation}, se o motor serve no portão e está completo.",
          "A mão de obra avulsa começa em {price.installation} e varia com o tipo de portão.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim, no cartão, em até {shop.instalments} vezes, motor e instalação juntos.",
          "Dá: até {shop.instalments} parcelas no cartão, ou Pix.",
        ],
      },
      {
        question: "A troca sai mais barata se o motor for da mesma marca?",
        answers: [
          "Costuma sair: suporte, cremalheira e controles podem continuar. Com outra marca, parte disso é refeita.",
          "Em geral, sim, porque se aproveitam furação, cremalheira e controles do mesmo código.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e da etiqueta do motor, se houver, com a largura e a altura",
  },
];
