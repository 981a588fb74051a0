import type { Concept } from "#domain/knowledge/concept.ts";

export const ppaBvHome: Concept = {
  id: "ppa-bv-home",
  kind: "model",
  label: "PPA BV Home",
  phrase: "o PPA BV Home",
  words: ["bv home", "ppa bv home", "motor bv home", "motor ppa bv home"],
  gates: ["basculante"],
  intent: "buying",
  answers: {
    any: [
      "O PPA BV Home é um motor para portão basculante de casa, que fica em pé na lateral e levanta a folha com um fuso e um braço. Vendemos, instalamos e consertamos como serviço independente da fábrica. A troca do motor em residência fica de {price.homeSwap}, com mão de obra.",
      "O motor PPA BV Home move portão basculante residencial equilibrado por contrapeso, de até {width.quarterHp} de largura na versão de 1/4 HP. A instalação pode ser feita por assistência independente, como a nossa. Motor e serviço, na troca em casa, custam de {price.homeSwap}.",
      "BV Home é o automatizador vertical da PPA para basculante de casa, em que um fuso gira e o braço ergue a folha. A venda, a instalação e o conserto que fazemos são independentes do fabricante. Trocar o motor sai de {price.homeSwap}, com o serviço, que leva de {time.tilting}.",
    ],
    price: [
      "O preço do PPA BV Home instalado, na troca do motor basculante em casa, fica de {price.homeSwap}, com mão de obra. Se o motor já é seu, a instalação parte de {price.installation}. Para comparar, o kit basculante Padrão custa {price.padrao}, já montado.",
      "O preço de um BV Home com instalação depende da versão e da altura da folha: a troca residencial fica de {price.homeSwap}, com mão de obra. Instalar um motor comprado à parte custa a partir de {price.installation}, e o kit de 1/4 HP mais barato sai por {price.lowest}, completo.",
      "A troca por um motor PPA BV Home em residência custa de {price.homeSwap}, já instalado, conforme a potência e o tamanho do acionador. Como alternativa de 1/4 HP, o kit Padrão sai por {price.padrao} e o JetFlex, também PPA, por {price.jetflex}, os dois montados.",
    ],
    repair: [
      "O PPA BV Home quase sempre tem conserto: os reparos comuns são capacitor, porca do fuso, fim de curso e placa. Atuamos como assistência independente, e a visita de ajuste em casa parte de {price.preventive}, sem peças. O equilíbrio da folha é conferido antes do motor.",
      "O motor BV Home que ronca sem subir, estala ou para fora do ponto costuma ter conserto, que fazemos de forma independente do fabricante. Só regular, em residência, custa a partir de {price.preventive}, fora peças. Se o redutor acabou, a troca do motor fica de {price.homeSwap}, com mão de obra.",
      "Consertar um PPA BV Home começa por medir o capacitor e examinar fuso e braço, para depois regular as paradas do portão. O ajuste residencial parte de {price.preventive}, sem peças. A porca do fuso, que se desgasta com o uso, é uma das peças mais trocadas.",
    ],
    buying: [
      "O PPA BV Home instalado, na troca em casa, fica de {price.homeSwap}, com mão de obra, e serve a portão basculante equilibrado de até {width.quarterHp} na versão de 1/4 HP. Vendemos e instalamos como serviço independente, com {warranty.motor} de garantia no motor.",
      "Para comprar o motor BV Home da PPA, meça a largura e a altura da folha basculante: até {width.quarterHp} de largura, o 1/4 HP atende. A troca residencial, com motor e instalação, custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      "A compra do PPA BV Home, motor vertical para basculante de casa, inclui a instalação, que leva de {time.tilting}. Motor com mão de obra, na troca, sai de {price.homeSwap}. Quem já tem o equipamento paga só a instalação, a partir de {price.installation}.",
    ],
    installation: [
      "A instalação do PPA BV Home leva de {time.tilting}: o acionador é preso na coluna, o braço, na folha, e depois se regulam percurso e força. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e o motor comprado por você é instalado a partir de {price.installation}.",
      "Instalar um BV Home começa pelo equilíbrio do basculante, porque folha pesada desgasta o motor, e o serviço leva de {time.tilting}. Só a mão de obra custa a partir de {price.installation}. Motor e serviço juntos, na troca residencial, saem de {price.homeSwap}.",
      "O PPA BV Home é instalado na lateral do portão basculante, em {time.tilting}, depois de conferidos os cabos e o contrapeso. Trocar o motor da casa sai de {price.homeSwap}, com a instalação incluída e {warranty.installation} de garantia do serviço.",
    ],
    comparison: [
      "BV Home e Penta são basculantes da PPA de portes diferentes: o primeiro é residencial, e o segundo aparece em uso mais intenso. Para casa com portão de até {width.quarterHp}, o BV Home de 1/4 HP atende, e a troca fica de {price.homeSwap}, com mão de obra.",
      "Comparado a um basculante Garen ou Rossi de mesma potência, o PPA BV Home trabalha de modo parecido. A escolha depende dos controles que a casa já tem, das peças disponíveis e da velocidade. A troca em residência custa de {price.homeSwap} em qualquer um deles.",
    ],
    question: [
      "O PPA BV Home é um motor basculante vertical para portão de casa, que fica em pé na lateral e ergue a folha com fuso e braço. Instalamos como serviço independente da fábrica, e a troca residencial custa de {price.homeSwap}, com mão de obra.",
      "Sim, o motor BV Home serve em portão basculante de casa, desde que a folha esteja equilibrada e tenha, na versão de 1/4 HP, até {width.quarterHp} de largura. Em portão de correr ele não serve. A troca do motor, com a instalação, fica de {price.homeSwap}.",
      "BV quer dizer basculante vertical, e Home indica o uso em casa: é o motor da PPA que levanta a folha por meio de um fuso. Instalamos e consertamos de forma independente, em {time.tilting}, e a troca com serviço sai de {price.homeSwap}.",
    ],
  },
  line: [
    "No PPA BV Home, fuso seco e porca gasta respondem por boa parte dos estalos.",
    "O BV Home é um motor basculante de uso residencial e precisa de folha bem equilibrada.",
    "A altura do portão define o tamanho do acionador em um motor como o BV Home.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como funciona o PPA BV Home", "BV Home: basculante vertical de casa", "O que quer dizer BV Home"],
      slots: [
        [
          "BV indica basculante vertical, e Home, a linha para residência. O motor gira o fuso, que é uma haste com rosca; a porca sobe por ela e o braço transmite o movimento à folha.",
          "O nome explica o uso: um acionador na vertical para portão basculante de casa. Dentro dele, uma haste rosqueada, o fuso, desloca a porca que puxa o braço e levanta a folha.",
          "Esse motor trabalha em pé, preso à coluna na lateral do vão. Ao girar, o fuso, uma haste com rosca, move a porca ligada ao braço, e o portão sobe.",
          "Basculante vertical é o que a sigla BV significa, e o lugar do motor é a coluna. A rotação passa para uma haste rosqueada, o fuso, e dela para a porca e o braço que erguem o portão.",
        ],
        [
          "Quem sustenta o peso do portão são os cabos e os contrapesos, e o motor só conduz. Com a folha equilibrada e graxa no fuso, ele trabalha leve e dura mais.",
          "O peso da folha fica com o contrapeso, porque o motor não foi feito para erguê-la sozinho. Equilíbrio e fuso limpo são o que mais prolonga a vida dele.",
          "A folha precisa estar leve pelo contrapeso, para o motor apenas conduzi-la. Fuso seco e portão pesado são as duas causas mais comuns de desgaste.",
          "Com o contrapeso regulado, o motor trabalha sem esforço. Folha pesada e fuso sem graxa encurtam a vida do equipamento, que costuma ser de {trade.life}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["PPA BV Home serve no seu portão?", "Escolher o BV Home pela folha", "BV Home ou versão maior"],
      slots: [
        [
          "O BV Home de 1/4 HP serve em basculante de casa, equilibrado e com até {width.quarterHp} de largura. Acima disso, ou em madeira e chapa grossa, é preciso uma versão mais potente.",
          "A largura da folha decide a potência, e a altura, o tamanho do acionador. Com até {width.quarterHp} e contrapeso em ordem, o 1/4 HP atende; folha pesada exige mais.",
          "Meça a largura e a altura do portão, que são as medidas para escolher a versão. O 1/4 HP serve até {width.quarterHp}, e garagem coletiva precisa de um motor de uso intenso.",
          "Em folha de até {width.quarterHp}, bem equilibrada, a versão de 1/4 HP dá conta. Prédio e garagem coletiva precisam de uma linha de uso intenso, como a Penta.",
        ],
        [
          "A coluna do lado do motor precisa ser firme e ter espaço para o braço. Se a espera na rua incomoda, compare com um motor de inversor, como o JetFlex, que abre em {opening.jetflex}.",
          "Confira se a coluna é firme, qual a tensão da tomada e se os controles da casa servem na central nova. Para abrir mais depressa, o JetFlex, também PPA, leva {opening.jetflex}.",
          "Uma coluna fraca deve ser reforçada antes, e cabos gastos, trocados. Quem faz questão de rapidez pode escolher o JetFlex, que abre em {opening.jetflex}.",
          "O braço do motor exige coluna sólida e vão livre ao lado. Quando o tempo de abertura pesa na escolha, vale comparar com o JetFlex, que tem inversor e abre em {opening.jetflex}.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Defeitos comuns no PPA BV Home",
        "BV Home com problema: o que aparece primeiro",
        "Sinais de desgaste no BV Home",
      ],
      slots: [
        [
          "O estalo ao mudar de sentido e o rangido na subida são os primeiros avisos, e vêm da porca e do fuso. Se o motor ronca e a folha não sobe, desligue o disjuntor e não insista.",
          "A porca do fuso é peça de desgaste, e a folga dela aparece como estalo ou solavanco. Um zumbido sem movimento indica capacitor fraco ou folha presa, e o motor deve ser desligado.",
          "Fuso seco faz o portão ranger, e porca gasta o faz estalar. Se o motor zumbe parado, desligue o disjuntor até que o capacitor seja medido.",
          "O barulho na inversão do movimento vem de folga, e o da subida, de falta de graxa. Ronco com o portão parado é capacitor ou folha travada, e pede disjuntor desligado.",
        ],
      ],
      bullets: [
        "Estalo ao mudar de sentido: porca ou braço com folga",
        "Rangido na subida: fuso seco",
        "Zumbido sem movimento: capacitor fraco ou folha presa",
        "Fresta embaixo ou batida em cima: fim de curso fora do ponto",
        "Folha que volta sem motivo: fotocélula suja ou força mal regulada",
      ],
    },
    {
      about: "check",
      headings: ["Conferência segura no BV Home", "Seu BV Home parou? Veja por fora", "O que anotar sobre o BV Home"],
      slots: [
        [
          "Observe o portão de lado, fora da área da folha, e nunca por baixo dela. Se houver cabo desfiado ou folha torta, desligue o disjuntor e não destrave o motor.",
          "Fique longe da folha, com as crianças afastadas, e não mexa em cabo nem em contrapeso. Um basculante pesado não deve ser movido na mão.",
          "A conferência é feita com os olhos e os ouvidos, a distância. Se a folha estiver torta, corte a energia e espere o técnico.",
          "Nenhuma peça é aberta nem solta nesta verificação. Anote em que altura a folha para, porque o ponto ajuda a achar a causa.",
        ],
      ],
      steps: [
        "Confira o disjuntor e a pilha do controle.",
        "Olhe de longe se os cabos estão inteiros e esticados.",
        "Se estiverem, acione uma vez e escute de onde vem o som.",
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do BV Home sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: ["O técnico no PPA BV Home", "Assistência independente em BV Home", "Regulagem e conserto do BV Home"],
      slots: [
        [
          "O serviço, independente do fabricante, começa pelo equilíbrio da folha, com cabos e roldanas. Em seguida o técnico mede a folga da porca, o capacitor e o fim de curso, e troca só o que falhou.",
          "Contrapeso e cabos são examinados antes do motor, porque folha pesada causa boa parte dos defeitos. Fuso e porca são limpos, engraxados ou trocados conforme a folga, em serviço sem vínculo com a fábrica.",
          "A ordem do diagnóstico é folha, cabos, contrapeso e só depois o motor, com porca, capacitor e placa. Trabalhamos como assistência independente da PPA.",
          "Antes de abrir o motor, o técnico verifica cabos e equilíbrio do portão. Ele mede então capacitor, fim de curso e placa, em atendimento independente do fabricante.",
        ],
        [
          "A regulagem acerta as duas paradas e a força, e a fotocélula é testada. Um ajuste desses leva até {trade.smallRepair}, quando não há peça a trocar.",
          "No fim, a folha sobe e desce várias vezes, e confere-se se ela para diante de um objeto. Sem troca de peça, o serviço dura até {trade.smallRepair}.",
          "Percurso, força e controles são testados com o portão em movimento. O ajuste simples se faz em até {trade.smallRepair}.",
          "O técnico regula os pontos de parada e confere o recuo com um objeto no caminho. Quando é só regulagem, conte até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "BV Home antigo: consertar ou trocar",
        "Quando trocar um PPA BV Home",
        "O que pôr no lugar de um BV Home",
      ],
      slots: [
        [
          "Vale consertar enquanto o redutor está firme e o fuso, reto, porque porca, capacitor e fim de curso se trocam. Fuso empenado junto com redutor frouxo justifica um motor novo.",
          "Porca e capacitor são peças de troca comum, que não condenam o motor. Fuso gasto, placa ruim e redutor com folga ao mesmo tempo tornam a troca mais vantajosa.",
          "Um defeito isolado se conserta, mas vários juntos costumam custar perto de um motor novo. Redutor com folga e fuso torto são o limite.",
          "Se o redutor e o fuso estão bons, o conserto compensa. Quando os dois se gastaram, o motor novo sai mais em conta do que o reparo.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}, com mão de obra, e o kit basculante Padrão sai por {price.padrao}, montado. Contrapeso, cabos e fiação em bom estado continuam em uso.",
          "Trocar o motor fica de {price.homeSwap}, com o serviço. Como referência, o kit Padrão de 1/4 HP custa {price.padrao} e o Speedy, {price.speedy}, instalados, e a fiação boa se aproveita.",
          "O motor novo, trocado em residência, sai de {price.homeSwap}, já montado. Cabos, fotocélula e ponto de energia costumam ser aproveitados.",
          "Por {price.homeSwap}, o motor da casa é trocado com a instalação. Nos kits de 1/4 HP, a abertura vai de {opening.padrao}, no Padrão, a {opening.jetflex}, no JetFlex.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa um BV Home instalado",
        "O que entra no preço do BV Home",
        "BV Home: preço do motor e da instalação",
      ],
      slots: [
        [
          "A troca por um BV Home em casa fica de {price.homeSwap}, com motor e mão de obra. A potência e a altura da folha, que define o acionador, aproximam o valor do começo ou do fim da faixa.",
          "Motor e instalação, na troca residencial, custam de {price.homeSwap}. Uma folha alta exige acionador maior, e uma folha larga, mais potência, o que sobe o preço.",
          "O valor da troca em residência vai de {price.homeSwap}, com o serviço. Folha equilibrada e energia por perto mantêm o preço no começo da faixa.",
          "Pelo motor trocado e montado em casa paga-se de {price.homeSwap}. O tamanho da folha define a potência e o acionador, e com eles o valor exato.",
        ],
        [
          "Contrapeso, cabos e roldanas gastos vêm em linhas separadas no orçamento, assim como fotocélula e nobreak. A instalação de um motor comprado à parte custa a partir de {price.installation}.",
          "O acerto da folha, o ponto de energia e os acessórios são cobrados à parte, quando necessários. Quem já tem o motor paga só a mão de obra, a partir de {price.installation}.",
          "Cabo, solda ou reforço de coluna somam ao preço, se o portão precisar. Instalar um motor que você comprou custa a partir de {price.installation}, com {warranty.installation} de garantia.",
          "Acessórios e serralheria aparecem item por item no orçamento. A mão de obra para um BV Home comprado por você começa em {price.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "BV Home serve em portão de correr?",
      answers: [
        "O BV Home não serve em portão de correr, porque é basculante vertical. Para esse uso, a PPA tem motores deslizantes, como a linha DZ, que usam cremalheira.",
        "Não serve: o BV Home move o braço de um basculante. Portão de correr precisa de motor de piso com engrenagem e cremalheira.",
        "Não. Portão de correr usa motor deslizante, e o BV Home é feito para a folha que sobe.",
      ],
    },
    {
      question: "Qual a largura de portão para o BV Home?",
      answers: [
        "A largura de referência para o BV Home de 1/4 HP é de até {width.quarterHp}, com folha equilibrada. Acima disso, é preciso potência maior.",
        "O BV Home de 1/4 HP serve a portão de até {width.quarterHp}. Altura, material e contrapeso também contam.",
        "Até {width.quarterHp} na potência de 1/4 HP, se a folha for leve e equilibrada.",
      ],
    },
    {
      question: "Que graxa usar no fuso do BV Home?",
      answers: [
        "No fuso do BV Home vai a graxa indicada no manual, em camada fina e sobre a peça limpa. Isso se faz na revisão, {visits.home}, com o motor desligado.",
        "Usa-se graxa própria para fuso, em pouca quantidade. Óleo fino escorre e não protege, e o acúmulo velho deve sair antes.",
        "A graxa do manual, pouca e sobre a rosca limpa, porque misturada com areia ela gasta a porca do fuso.",
      ],
    },
    {
      question: "O motor BV Home pode ficar mais rápido?",
      answers: [
        "Não convém adaptar, porque trocar fuso ou placa sobrecarrega o redutor do BV Home. Para abrir em menos tempo, o caminho é um kit rápido, como o JetFlex.",
        "O BV Home comum não deve ser acelerado. O Speedy abre em {opening.speedy} e o JetFlex em {opening.jetflex}, ambos vendidos instalados.",
        "Só com outro motor. O JetFlex, também PPA, usa inversor e abre em {opening.jetflex}.",
      ],
    },
    {
      question: "Como destravo o motor BV Home sem energia?",
      answers: [
        "O motor BV Home só se destrava com o portão fechado, equilibrado e sem defeito: desligue o disjuntor e use a chave, como o técnico ensinou. Com folha torta ou cabo frouxo, deixe travado.",
        "Com o disjuntor desligado e a chave própria, apenas se a folha estiver fechada e leve. Se houver cabo rompido, não destrave, porque ela pode cair.",
        "Use a chave do motor, com o portão fechado e em bom estado. Se a folha estiver pesada, torta ou com cabo solto, espere o técnico.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do BV Home, outra do portão por dentro com o contrapeso e um vídeo com o som",
  related: ["ppa", "basculante", "fuso", "contrapeso", "ppa-penta", "capacitor"],
  topic: "motores-ppa",
};
