import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** A motor that is bought on a condition: with an invoice, with so many remotes, for a house that is let, with its gate. */
export const compraComCondicao: NarrowConcept[] = [
  {
    id: "motor-com-garantia-e-nota",
    broader: "loja",
    label: "Motor com garantia e nota fiscal",
    phrase: "o motor de portão com garantia e nota fiscal",
    asks: [
      "motor garantia 12 meses nota",
      "motor garantia nota 12 meses",
      "motor instalado garantia 12 meses nota",
      "instalação com garantia preço",
      "instalação garantia preço",
      "instalação motor com garantia",
      "instalação motor garantia",
      "instalação portão com garantia",
      "instalação com garantia",
      "instalação portão automático garantia preço",
      "motor portão com garantia preço",
      ...combine(
        ["motor", "kit motor", "motor portão", "portão automático", "motor basculante", "motor deslizante"],
        ["garantia nota fiscal", "com garantia nota", "nota fiscal garantia loja"],
      ),
      ...combine(["comprar motor", "venda motor", "loja motor"], ["nota fiscal", "nota fiscal garantia", "com nota"]),
      "motor com nota fiscal",
      "motor portão com nota fiscal",
      "kit basculante com nota fiscal",
    ],
    intent: "buying",
    answers: {
      any: [
        "A instalação feita por nós tem {warranty.installation} de garantia, e o motor, {warranty.motor}, com nota: no basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}. No de correr e no de abrir, a primeira instalação sai por foto, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Vendemos motor de portão com garantia e nota fiscal: são {warranty.motor} no motor e {warranty.installation} na instalação, e a nota sai no CPF ou CNPJ que você informar no pedido. No basculante, o kit instalado custa {models.pricesNamedOr}; os outros são orçados por foto, sem custo.",
        "O motor que vendemos tem {warranty.motor} de garantia, a instalação, {warranty.installation}, e a nota fiscal é pedida já no orçamento, com o CPF ou o CNPJ. O kit basculante instalado parte de {price.lowest}; de correr e de abrir, o preço vem pela foto do portão.",
        "Garantia e nota fiscal vão juntas na compra: o motor fica coberto por {warranty.motor}, o serviço de instalação, por {warranty.installation}, e a nota prova a data. Informe CPF ou CNPJ ao pedir; o kit basculante, com entrega e montagem, custa {models.pricesOr}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a garantia cobre", "Garantia do motor e da instalação"],
        slots: [
          [
            "No motor, a cobertura é de defeito de fabricação; na instalação, do que foi montado e ligado pela equipe.",
            "Peça que falha sozinha é caso da garantia do motor; suporte, fixação e ligação são da garantia do serviço.",
          ],
          [
            "Raio, água, batida e mexida de outra pessoa costumam ficar de fora.",
            "O que vem de fora, como descarga elétrica, alagamento ou colisão, costuma não ser coberto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a nota precisa trazer", "Confira a nota antes de guardar"],
        slots: [
          [
            "Guarde uma foto da nota e da etiqueta: é com elas que se pede a garantia.",
            "A foto da nota, no celular, evita procurar papel quando o motor falhar.",
          ],
        ],
        bullets: [
          "Marca e modelo do motor, como na etiqueta",
          "Data da compra e da instalação",
          "Mão de obra em linha separada",
          "CPF ou CNPJ de quem comprou",
        ],
      },
      {
        about: "cost",
        headings: ["Preço com tudo incluído", "Quanto custa o motor com a instalação"],
        slots: [
          [
            "O preço do kit inclui {kit.includes}, e o cartão divide em até {shop.instalments} vezes.",
            "Nos kits basculantes entram motor, central, controles, entrega e montagem, em até {shop.instalments} vezes no cartão.",
          ],
          [
            "Portão de correr e de abrir têm o motor escolhido pelo peso da folha, com orçamento grátis.",
            "Para outro tipo de portão, mande largura, altura e foto, e o modelo vem com o preço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A nota pode sair no CNPJ da empresa ou do condomínio?",
        answers: ["Sim: mande o CNPJ e os dados com o pedido, e a forma de pagamento é confirmada na resposta."],
      },
      {
        question: "A garantia do motor conta a partir de quando?",
        answers: ["Da data da nota. Por isso ela deve ser do dia da compra, e não de meses depois."],
      },
      {
        question: "Motor comprado em outro lugar tem garantia se vocês instalarem?",
        answers: [
          "O serviço tem: {warranty.installation} na instalação. O motor fica com a garantia de quem o vendeu.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e a altura da folha e se a nota é no CPF ou no CNPJ",
  },
  {
    id: "kit-controles-e-parcelas",
    broader: "kit",
    label: "Kit com controles, parcelado",
    phrase: "o kit com dois controles parcelado no cartão",
    asks: [
      "comprar kit controles vezes",
      ...combine(
        ["kit dois controles", "kit 2 controles", "kit 3 controles", "kit controles", "motor dois controles"],
        ["parcelado", "parcelado cartão", "cartão", "parcela"],
      ),
      ...combine(["kit motor dois controles", "kit basculante dois controles"], ["", "instalado", "preço"]),
      "motor basculante controles parcelado cartão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, o kit basculante com dois controles pode ser parcelado em até {shop.instalments} vezes no cartão: {models.pricesNamedOr}, com motor, central, controles, entrega e instalação. Peça os dois ao orçar: a resposta diz quantos já estão no preço e quanto custa cada um a mais.",
        "O kit de motor basculante sai por {models.pricesNamedOr}, instalado e com os controles gravados, e o cartão divide em até {shop.instalments} vezes. Peça dois controles ao orçar: o número incluído e o valor da parcela vêm escritos antes de você fechar.",
        "Parcelado no cartão, o kit basculante com instalação vai em até {shop.instalments} vezes: {models.pricesNamedOr}. Os controles vêm no kit, gravados no portão; diga que quer dois, e o orçamento confirma se algum é cobrado à parte.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit basculante", "Motor, central e controles"],
        slots: [
          [
            "O preço é de {kit.includes}, para folha equilibrada de até {width.quarterHp} de largura.",
            "O kit traz motor de 1/4 HP, central e controles, montados em folha de até {width.quarterHp}, com entrega.",
          ],
          [
            "O Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}: a velocidade é a diferença entre os preços.",
            "Entre os três, muda o tempo de abertura: {seconds.padrao}, {seconds.speedy} ou {opening.jetflex}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como fica o parcelamento", "A conta no cartão"],
        slots: [
          [
            "Peça os dois totais, à vista e parcelado: se forem iguais, é sem juros; se não, a diferença é o acréscimo.",
            "O orçamento mostra o total à vista e o parcelado; compare os dois antes de aprovar.",
          ],
          [
            "Fotocélula, nobreak ou ponto de energia novo, se você quiser, entram na mesma compra, em linhas próprias.",
            "O que não faz parte do kit, como fotocélula ou fiação nova, vem em linha separada e pode ir na mesma compra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pedir um terceiro controle junto com o kit?",
        answers: ["Dá: o extra é cobrado por unidade, conforme o modelo, e gravado na mesma visita."],
      },
      {
        question: "Meu portão tem mais de 2,5 metros. O kit serve?",
        answers: [
          "Os kits de preço fechado são para folha de até {width.quarterHp}. Maior que isso, mande a medida e a foto: o motor é outro, orçado à parte.",
        ],
      },
      {
        question: "Os dois controles já saem gravados?",
        answers: ["Sim: são gravados na central e testados com você no fim da instalação."],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e a altura da folha e quantos controles você quer",
  },
  {
    id: "motor-para-casa-de-aluguel",
    broader: "kit",
    label: "Motor econômico para casa de aluguel",
    phrase: "o motor para casa de aluguel",
    asks: [
      "automatizar portão imóvel alugar gastando pouco",
      "proprietário imóvel alugado motor compensa",
      ...combine(
        ["casa aluguel", "imóvel aluguel", "casa alugar", "imóvel alugar", "casa alugada", "kitnet"],
        [
          "opções econômicas",
          "econômicas",
          "econômico",
          "econômica",
          "barato",
          "mais barato",
          "melhor custo",
          "custo benefício",
          "em conta",
          "motor qual",
          "qual motor",
          "motor simples",
        ],
      ),
      "motor casa aluguel",
      "motor kitnet aluguel",
      "portão kitnet aluguel",
      "motor para casa de aluguel",
      "motor portão casa aluguel",
      "motor imóvel para alugar",
      "portão casa para alugar",
      "automatizar casa para alugar",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para casa de aluguel, a opção mais econômica é o kit basculante {model.padrao}, por {price.padrao} instalado, que abre em {opening.padrao}; por {price.speedy}, o {model.speedy} abre em {opening.speedy}. Em portão de correr ou de abrir, quem só troca o motor gasta de {price.homeSwap}, com a mão de obra.",
        "O motor econômico para casa alugada é o mais simples que aguente a folha, com peça fácil de achar: no basculante de até {width.quarterHp}, o {model.padrao} sai instalado por {price.padrao} e o {model.speedy}, por {price.speedy}. Nos outros portões, o valor vem por foto, sem custo.",
        "Em imóvel de aluguel, gaste no motor comum de marca conhecida, e não no mais rápido: {price.padrao} no kit basculante instalado, em até {shop.instalments} vezes no cartão. Quem mora acha peça com facilidade, e o dono fica com {warranty.motor} de garantia no motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Três opções, da mais barata à mais rápida", "O que compensa em imóvel alugado"],
        slots: [
          [
            "Se já existe motor e só uma peça falhou, o conserto é a saída mais barata: a visita com regulagem parte de {price.preventive} em casa, sem peças.",
            "Antes de trocar, peça o orçamento do conserto: a regulagem em casa parte de {price.preventive}, sem peças.",
          ],
          [
            "O {model.padrao} serve a quem entra e sai poucas vezes por dia; o {model.speedy} custa pouco mais e abre na metade do tempo.",
            "Entre {price.padrao} e {price.speedy}, a diferença é pequena: o {model.speedy} vale quando o portão dá para rua movimentada.",
          ],
          [
            "Motor usado ou sem marca sai caro quando falta placa ou controle; a peça comum é a economia que dura.",
            "Prefira marca com peça à venda: cada troca de inquilino pede controle novo, e o de código comum custa menos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não dar chamado a cada inquilino", "Na troca de morador"],
        slots: [
          [
            "A cada novo inquilino, apague a memória da central e grave só os controles entregues com as chaves.",
            "Controle que ficou com o morador antigo continua abrindo: apague os códigos na troca.",
          ],
          [
            "Deixe com as chaves um papel com o destravamento e anote no contrato quantos controles foram entregues.",
            "Mostre ao inquilino como destravar na falta de luz e ponha na vistoria o estado do portão e dos controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o motor, o dono ou o inquilino?",
        answers: [
          "Depende do que for combinado por escrito. Em geral, quem aluga o imóvel com portão automático o entrega funcionando; o inquilino que quer instalar pede a autorização do dono antes.",
        ],
      },
      {
        question: "O inquilino pode levar o motor quando sair?",
        answers: ["Só se isso estiver combinado por escrito, com o portão deixado como estava."],
      },
      {
        question: "Vale pôr motor rápido em casa de aluguel?",
        answers: [
          "Em geral, não. O rápido custa mais e exige folha bem equilibrada; compensa quando a rua é perigosa para esperar.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, a largura e a altura da folha e, se já há motor, a da etiqueta",
  },
  {
    id: "revenda-autorizada-da-marca",
    broader: "loja",
    label: "Revenda autorizada da marca",
    phrase: "a revenda autorizada",
    asks: [
      ...combine(
        ["[marca] revenda", "[marca] revendedor", "[marca] distribuidor", "[marca] loja", "[marca] representante"],
        ["autorizada", "autorizado", "oficial"],
      ),
      "revenda autorizada motor [marca]",
      "revendedor autorizado motor [marca]",
      "revenda motores [marca]",
      "revenda motor [marca]",
      "revendedor [marca]",
      "distribuidor [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "Não somos revenda autorizada da fábrica: trabalhamos com motor [marca] como empresa independente, com {warranty.motor} de garantia no motor que vendemos e {warranty.installation} na instalação. Pela foto e pelas medidas do portão, dizemos qual modelo serve, se está disponível e o preço, sem custo.",
        "Somos loja independente, e não revenda autorizada pela [marca]: quem precisa do selo da fábrica encontra a rede oficial no site dela. Para comprar motor [marca] instalado, mande a foto e as medidas do portão: a garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Autorizada ou independente: o que muda", "Quando a revenda oficial faz diferença"],
        slots: [
          [
            "A revenda oficial é o caminho quando a licitação, o seguro ou o projeto exige o credenciamento da fábrica.",
            "Procure a rede da fábrica se o contrato do prédio exige credenciado ou se o motor ainda está na garantia dela.",
          ],
          [
            "Para comprar e instalar em casa ou prédio, o que protege você é nota fiscal, modelo escrito no orçamento e garantia por escrito.",
            "Fora desses casos, confira o mesmo em qualquer loja: nota, modelo completo da etiqueta, garantia e quem responde depois.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como pedir o modelo certo", "O que mandar para cotar o motor"],
        slots: [
          [
            "Com isto dizemos qual modelo da marca serve, ou qual equivalente há, e o prazo.",
            "A resposta traz o modelo, o preço instalado e o prazo; se ele não estiver disponível, dizemos qual equivale.",
          ],
        ],
        steps: [
          "Tipo do portão: basculante, de correr ou de abrir",
          "Largura, altura e material da folha",
          "Aberturas por dia, ou número de vagas",
          "Foto da etiqueta, se já existe motor da marca",
          "CPF ou CNPJ para a nota",
        ],
      },
      {
        about: "cost",
        headings: ["De quanto é a conta", "Faixa de preço com instalação"],
        slots: [
          [
            "Como medida, a troca de um motor em residência fica de {price.homeSwap} e em portão pesado, de {price.heavySwap}, com a mão de obra.",
            "Trocar o motor em casa fica de {price.homeSwap}, com a mão de obra; em prédio e portão pesado, de {price.heavySwap}.",
          ],
          [
            "Na primeira instalação somam-se base ou suportes, cremalheira e ponto de energia, vistos por foto.",
            "Portão que ainda não tem motor pede também ferragem e ponto de energia, em linhas separadas do orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor comprado com vocês tem a garantia da fábrica?",
        answers: [
          "Tem a nossa: {warranty.motor} no motor e {warranty.installation} na instalação, com a nota. O que a fábrica oferece além disso está no manual do modelo.",
        ],
      },
      {
        question: "Vocês consertam motor [marca] fora da garantia?",
        answers: ["Sim, como assistência independente, com peça original ou compatível, dita no orçamento."],
      },
      {
        question: "Como sei que o motor é original?",
        answers: [
          "Pela etiqueta com modelo e número de série, pela embalagem íntegra e pela nota com o mesmo modelo. Preço muito abaixo do comum pede cuidado.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, as medidas da folha e, se já há motor, a da etiqueta",
  },
  {
    id: "portao-de-correr-com-motor-incluso",
    broader: "deslizante",
    label: "Portão de correr com motor incluso",
    phrase: "o portão de correr vendido com motor",
    asks: [
      "fazem portão deslizante só motor",
      ...combine(
        ["portão deslizante", "portão correr", "deslizante alumínio", "correr alumínio"],
        ["motor incluso", "motor incluído", "com motor incluso", "já com motor", "completo motor", "novo com motor"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão de correr, a folha de alumínio ou de ferro, quem faz é o serralheiro; nós vendemos e instalamos o motor, com cremalheira, central e controles. Uma folha de alumínio de 3 por 2 metros pesa de 24 a 42 kg e usa motor deslizante residencial, orçado por foto ou pelo desenho, sem custo.",
        "Portão deslizante com motor incluso são duas encomendas: a folha, com o serralheiro, e o motor instalado, conosco. Fale com os dois antes da solda: o alumínio pesa de 4 a 7 kg por m², o motor residencial serve, e o orçamento dele sai pelas medidas do vão, grátis.",
        "Não fabricamos a folha: entramos com o motor de correr, a cremalheira, a central e os controles, montados quando o portão fica pronto. Mande as medidas do vão e o desenho do serralheiro, e dizemos antes qual motor serve e o que deixar preparado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que pedir ao serralheiro na folha", "A folha já pronta para o motor"],
        slots: [
          [
            "Combine isto antes da fabricação, porque depois cada ajuste é cobrado de novo.",
            "Com estes pontos no pedido da folha, o motor entra sem retrabalho.",
          ],
        ],
        steps: [
          "Travessa firme na altura da cremalheira, em toda a extensão",
          "Trilho reto e nivelado, com batente nas duas pontas",
          "Base de concreto para o motor, ao lado do trilho",
          "Recuo lateral do tamanho da folha",
          "Ponto de energia com disjuntor próprio e aterramento",
        ],
      },
      {
        about: "cost",
        headings: ["As duas contas: folha e motor", "O que cada um cobra"],
        slots: [
          [
            "O serralheiro cobra a folha por m², conforme material e acabamento.",
            "A folha tem preço por metro quadrado, e o alumínio custa mais que o ferro por quilo, mas pesa menos.",
          ],
          [
            "O motor instalado soma o aparelho, a cremalheira do comprimento da folha, a base e a mão de obra; só trocar um motor que já existe fica de {price.homeSwap} em casa.",
            "Do nosso lado entram motor, metros de cremalheira, central, controles e mão de obra; a mão de obra avulsa, para motor comprado à parte, parte de {price.installation}.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Ordem e prazo do serviço", "Quem vem primeiro"],
        slots: [
          [
            "Primeiro a folha é montada e corre leve na mão; depois vem o motor, em {time.sliding} de trabalho.",
            "O motor entra em {time.sliding}, com a folha pronta, o trilho nivelado e a base curada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de alumínio aguenta motor?",
        answers: [
          "Aguenta, se a cremalheira é presa em travessa firme, e não na chapa fina, e a força fica regulada para folha leve.",
        ],
      },
      {
        question: "Vocês dizem o motor antes de o portão ficar pronto?",
        answers: ["Sim: com largura, altura e material, o peso é estimado e o motor, indicado, sem custo."],
      },
      {
        question: "Que garantia tem o conjunto?",
        answers: [
          "O motor que vendemos tem {warranty.motor} e a instalação, {warranty.installation}. A folha tem a garantia de quem a fabricou.",
        ],
      },
    ],
    photo: "fotos do vão e do recuo lateral, com a largura, a altura e o material da folha",
  },
  {
    id: "motor-novo-na-caixa",
    broader: "loja",
    label: "Motor de portão novo, na caixa",
    phrase: "o motor de portão novo, na caixa",
    asks: [
      "motor novo lacrado",
      "motor portão novo lacrado",
      "motor lacrado",
      "motor lacrado caixa",
      "motor novo caixa",
      "motor novo na caixa",
      "motor zero quilômetro",
      "motor zero caixa",
      "motor original lacrado",
      "motor original novo",
      "motor portão original novo",
      "motor [marca] lacrado",
      "motor [marca] novo original",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão que vendemos é novo, na caixa, com nota e {warranty.motor} de garantia. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros portões, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Motor de portão original e lacrado: é assim que vendemos, novo, com nota, {warranty.motor} de garantia no motor e {warranty.installation} na instalação. A troca em casa fica de {price.homeSwap}, com mão de obra, e a foto do portão diz qual modelo serve antes da compra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o motor é novo", "Caixa, etiqueta e nota"],
        slots: [
          [
            "Confira o lacre da caixa, a etiqueta com número de série e a nota com o mesmo modelo.",
            "Lacre, número de série na carcaça e nota com o modelo mostram que é novo.",
          ],
          [
            "Parafuso marcado, engrenagem com graxa escura e controle sem embalagem são sinais de usado.",
            "Marca de chave nos parafusos ou cabo cortado quer dizer que já foi instalado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Novo, com instalação", "Quanto custa o motor novo"],
        slots: [
          [
            "O basculante tem preço fechado, {models.pricesOr} instalado; os outros, de {price.homeSwap} na troca em casa.",
            "Em casa, a troca por motor novo fica de {price.homeSwap}, com mão de obra.",
          ],
          [
            "Comprado em outra loja, ainda na caixa, instalamos a partir de {price.installation}.",
            "Se o motor lacrado é seu, a instalação parte de {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Instalam motor lacrado que comprei na internet?",
        answers: [
          "Instalamos, a partir de {price.installation}, depois de ver a foto da etiqueta e do portão.",
          "Sim, se ele serve ao portão; a instalação parte de {price.installation}.",
        ],
      },
      {
        question: "E se o portão ainda é manual?",
        answers: [
          "A primeira instalação soma base ou suportes, cremalheira no de correr e ponto de energia, e é orçada por foto, sem custo.",
          "Fotos e medidas bastam: base, suporte, ponto de energia e motor vêm no mesmo orçamento, grátis.",
        ],
      },
      {
        question: "Tenho garantia?",
        answers: [
          "Sim: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, por escrito.",
          "O motor vendido por nós tem {warranty.motor}, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
];
