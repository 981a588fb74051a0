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
      "PPA BV Home é o motor basculante vertical da PPA para casa: fica em pé na lateral do portão e levanta a folha por fuso e braço. Vendemos, instalamos e consertamos como serviço independente, e a troca do motor em residência, com mão de obra, fica de {price.homeSwap}.",
      "O motor PPA BV Home move portão basculante residencial, com a folha equilibrada por contrapeso e até {width.quarterHp} de largura em 1/4 HP. Quem instala pode ser assistência independente, como a nossa: motor e serviço, na troca em casa, custam de {price.homeSwap}.",
      "BV Home, da PPA, é um automatizador vertical para basculante de casa, em que o fuso gira e o braço ergue a folha. Fazemos venda, instalação e conserto de forma independente; trocar o motor sai de {price.homeSwap}, com o serviço, em {time.tilting}.",
    ],
    price: [
      "O preço do PPA BV Home instalado, na troca do motor basculante em casa, fica de {price.homeSwap}, com mão de obra. Se o motor já é seu, a instalação parte de {price.installation}, e para comparar há o kit basculante Padrão, {price.padrao} montado.",
      "Quanto custa um BV Home com instalação depende da versão e da altura da folha: a troca residencial vai de {price.homeSwap}. Só a mão de obra de motor comprado à parte começa em {price.installation}, e nosso kit de 1/4 HP mais barato é {price.padrao}, instalado.",
      "Motor PPA BV Home, trocado e instalado em residência, sai de {price.homeSwap}, conforme potência e tamanho do acionador. Como alternativa de 1/4 HP, o kit Padrão custa {price.padrao} e o JetFlex, também PPA, {price.jetflex}.",
    ],
    repair: [
      "Consertamos PPA BV Home como assistência independente: capacitor, porca do fuso, fim de curso e placa são os reparos comuns. A visita de ajuste em casa parte de {price.preventive}, sem peças, e o equilíbrio da folha basculante é conferido antes.",
      "Motor BV Home que ronca sem subir, estala ou para fora do ponto costuma ter conserto, feito por nós de forma independente. Só regular, em residência, custa desde {price.preventive}, fora peças; se o redutor acabou, a troca fica de {price.homeSwap}.",
      "No conserto do PPA BV Home, o técnico mede o capacitor, examina fuso e braço e regula o curso do basculante. O ajuste residencial começa em {price.preventive}, sem peças, e a porca do fuso é a peça que mais se troca.",
    ],
    buying: [
      "O PPA BV Home instalado, na troca em casa, fica de {price.homeSwap}, com mão de obra, e serve a portão basculante equilibrado de até {width.quarterHp} em 1/4 HP. Vendemos, instalamos e consertamos como serviço independente, com {warranty.motor} de garantia no motor.",
      "Para comprar o motor BV Home da PPA, meça largura e altura da folha basculante: até {width.quarterHp}, o 1/4 HP atende. A troca residencial, motor e instalação juntos, custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      "Vendemos e instalamos PPA BV Home, automatizador basculante vertical para casa, em {time.tilting} de serviço. Motor com mão de obra, na troca, sai de {price.homeSwap}; quem já tem o seu paga só a instalação, desde {price.installation}.",
    ],
    installation: [
      "Instalamos o PPA BV Home em {time.tilting}: acionador na coluna, braço na folha basculante, curso e força regulados. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e motor comprado por você é instalado a partir de {price.installation}.",
      "A instalação do BV Home leva de {time.tilting} e começa pelo equilíbrio do basculante, porque folha pesada cansa o motor. Só a mão de obra custa desde {price.installation}; motor e serviço, na troca residencial, de {price.homeSwap}.",
      "PPA BV Home é instalado na lateral do portão basculante, em {time.tilting}, com cabos e contrapeso conferidos antes. Trocar o motor da casa sai de {price.homeSwap}, instalação junto, com {warranty.installation} de garantia do serviço.",
    ],
    comparison: [
      "BV Home e Penta são basculantes da PPA de portes diferentes: o primeiro é residencial, e o segundo aparece em uso mais intenso. Para casa de até {width.quarterHp}, o BV Home de 1/4 HP atende, e a troca fica de {price.homeSwap}, com mão de obra.",
      "Frente a um basculante Garen ou Rossi de mesma potência, o PPA BV Home trabalha de modo parecido. Pesam o controle que a casa já tem, a peça na região e a velocidade; a troca em residência custa de {price.homeSwap} em qualquer um.",
    ],
    question: [
      "O PPA BV Home é um motor basculante vertical, para portão de casa, que fica em pé na lateral e ergue a folha por fuso e braço. Nós instalamos, como serviço independente, e a troca residencial custa de {price.homeSwap}, com mão de obra.",
      "Sim, o motor BV Home serve em portão basculante de casa, equilibrado e, com 1/4 HP, de até {width.quarterHp}. Não serve em portão de correr, e a troca do motor, instalação junto, fica de {price.homeSwap}.",
      "BV quer dizer basculante vertical, e Home, uso em casa: o motor da PPA que levanta a folha por fuso. Instalamos e consertamos de forma independente, em {time.tilting}, e motor com serviço sai de {price.homeSwap}.",
    ],
  },
  line: [
    "No PPA BV Home, fuso seco e porca gasta respondem por boa parte dos estalos.",
    "O BV Home é basculante vertical de uso residencial e pede folha bem equilibrada.",
    "A altura do portão define o tamanho do acionador em um motor como o BV Home.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como funciona o PPA BV Home", "BV Home: basculante vertical de casa", "O que quer dizer BV Home"],
      slots: [
        [
          "BV indica basculante vertical, e Home, a linha para residência. O motor gira um fuso, a porca sobe por ele e o braço transmite o movimento à folha.",
          "O nome explica o uso: acionador na vertical, para folha basculante de casa. Fuso, porca e braço transformam o giro do motor em subida.",
          "É um motor que trabalha em pé, na lateral do vão. Ao girar, o fuso desloca a porca que puxa o braço, e a folha levanta.",
          "Basculante vertical é o que BV significa, e o lugar dele é a coluna. A rotação passa para o fuso, daí para a porca e o braço que ergue o portão.",
        ],
        [
          "Quem sustenta o peso são cabos e contrapesos, e o motor só conduz. Com o contrapeso certo e graxa no fuso, ele trabalha leve e dura mais.",
          "O peso fica com o contrapeso, porque o motor não foi feito para erguer a folha sozinho. Equilíbrio e fuso limpo são o que mais prolonga a vida dele.",
          "A folha precisa ficar leve pelo contrapeso, e o motor apenas a leva. Fuso seco e folha pesada são o que mais o desgasta.",
          "Contrapeso regulado deixa o motor sem esforço. Já folha pesada e fuso sem graxa encurtam a vida dele, que costuma ser de {trade.life}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["PPA BV Home serve no seu portão?", "Escolher o BV Home pela folha", "BV Home ou versão maior"],
      slots: [
        [
          "Serve em basculante de casa, equilibrado e com até {width.quarterHp} na potência de 1/4 HP. Acima disso, ou em madeira e chapa grossa, é preciso versão mais potente.",
          "A largura decide a potência, e a altura, o tamanho do acionador. Até {width.quarterHp} de folha equilibrada, o 1/4 HP atende; folha pesada pede mais.",
          "Meça largura e altura, as duas medidas que escolhem a versão. O 1/4 HP serve até {width.quarterHp}, e garagem coletiva precisa de linha de uso intenso.",
          "Com folha de até {width.quarterHp} e contrapeso em ordem, o BV Home de 1/4 HP serve. Prédio pede motor de uso intenso, como o Penta.",
        ],
        [
          "A coluna do lado do motor precisa ser firme, com espaço para o braço. Se a espera na rua incomoda, compare com um de inversor, como o JetFlex, que abre em {opening.jetflex}.",
          "Confira coluna firme, tensão do ponto e controle compatível com a central. Para abrir mais depressa, o JetFlex, também PPA, leva {opening.jetflex}.",
          "Coluna fraca se reforça antes, e cabos gastos se trocam. Quem quer rapidez olha o JetFlex, de {opening.jetflex}.",
          "O braço exige coluna sólida e vão livre ao lado. Quando o tempo de abertura pesa, um motor com inversor, de {opening.jetflex}, é a comparação certa.",
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
          "Estalo ao mudar de sentido e rangido na subida são os primeiros avisos, e vêm da porca e do fuso. Se o motor ronca e nada sobe, desligue o disjuntor e não insista.",
          "A porca do fuso é peça de desgaste, e a folga dela aparece como estalo ou solavanco. Zumbido sem movimento aponta para o capacitor ou folha presa.",
          "Quem tem fuso seco ouve rangido, e quem tem porca gasta ouve estalo. Motor que zumbe parado fica desligado até a medição do capacitor.",
          "Som na inversão é folga, som na subida é falta de graxa, e ronco parado é capacitor ou folha travada. No último caso, disjuntor desligado.",
        ],
      ],
      bullets: [
        "Estalo ao mudar de sentido: porca ou braço com folga",
        "Rangido na subida: fuso seco",
        "Zumbido sem movimento: capacitor ou folha presa",
        "Fresta embaixo ou batida em cima: fim de curso",
        "Volta sem motivo: fotocélula ou força",
      ],
    },
    {
      about: "check",
      headings: ["Conferência segura no BV Home", "Seu BV Home parou? Veja por fora", "O que anotar sobre o BV Home"],
      slots: [
        [
          "Observe de lado, fora da área da folha, e nunca por baixo dela. Cabo desfiado ou folha torta encerra o teste: desligue o disjuntor e não destrave.",
          "Fique longe da folha, com crianças afastadas, e não mexa em cabo nem contrapeso. Basculante pesado não se move na mão.",
          "A conferência é de olho e de ouvido, com distância. Se a folha estiver torta, corte a energia e pare.",
          "Nada se abre nem se solta nesta lista. Anote em que altura a folha para, porque o ponto indica a causa.",
        ],
      ],
      steps: [
        "Confira disjuntor e pilha do controle.",
        "Olhe de longe se os cabos estão inteiros e esticados.",
        "Acione uma vez e escute de onde vem o som.",
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do BV Home sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: ["O técnico no PPA BV Home", "Assistência independente em BV Home", "Regulagem e conserto do BV Home"],
      slots: [
        [
          "O serviço é independente do fabricante e começa pelo equilíbrio da folha, com cabos e roldanas. Depois se mede a folga da porca, o capacitor e o fim de curso, e só sai o que reprovou.",
          "De forma independente, o técnico examina contrapeso e cabos antes do motor. Fuso e porca são limpos, engraxados ou trocados conforme a folga.",
          "Primeiro a folha, depois o motor: cabo, contrapeso, porca, capacitor e placa, nessa ordem. Somos assistência independente da PPA.",
          "Cabos e equilíbrio são vistos antes de tudo. Só então o técnico mede capacitor, fim de curso e placa, sem vínculo com o fabricante.",
        ],
        [
          "A regulagem acerta as duas paradas e a força, com a fotocélula em teste. Um ajuste desses leva até {trade.smallRepair}, quando não há peça a trocar.",
          "No fim, a folha sobe e desce várias vezes, e a parada diante de um objeto é conferida. Sem peça, são até {trade.smallRepair} de serviço.",
          "Curso, força e controles são testados com a folha em movimento. O ajuste simples se faz em até {trade.smallRepair}.",
          "O técnico regula os pontos de parada e confere o recuo com um objeto. Até {trade.smallRepair} bastam se for só regulagem.",
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
          "Conserte enquanto o redutor está firme e o fuso, reto: porca, capacitor e fim de curso se trocam. Fuso empenado com redutor frouxo pede motor novo.",
          "Porca e capacitor são peças de troca comum. Fuso gasto, placa ruim e redutor com folga ao mesmo tempo justificam a troca do motor.",
          "Um defeito isolado se conserta; três juntos, não. Redutor com folga e fuso torto são o limite.",
          "Se o redutor e o fuso estão bons, vale consertar. Quando os dois se gastaram, o motor novo sai melhor.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}, com mão de obra, e o kit basculante Padrão sai por {price.padrao} montado. Contrapeso, cabos e fiação bons continuam em uso.",
          "Trocar fica de {price.homeSwap}, serviço incluído. Como referência, o kit Padrão de 1/4 HP custa {price.padrao} e o Speedy, {price.speedy}, instalados, e a fiação se aproveita.",
          "O motor novo, montado, sai de {price.homeSwap} em residência. Cabos, fotocélula e ponto de energia costumam ser aproveitados.",
          "Por {price.homeSwap} o motor é trocado, com a instalação. Entre os kits de 1/4 HP, o tempo vai de {opening.padrao} a {opening.jetflex}.",
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
          "A troca por um BV Home em casa fica de {price.homeSwap}, com motor e mão de obra. A potência e a altura da folha, que define o acionador, mudam o ponto da faixa.",
          "Motor e instalação, na troca residencial, custam de {price.homeSwap}. Folha alta pede acionador maior, e folha larga, mais potência, o que sobe o valor.",
          "De {price.homeSwap} é a faixa da troca em residência, serviço incluído. Folha equilibrada e energia perto mantêm o preço no começo dela.",
          "Paga-se de {price.homeSwap} pelo motor trocado e montado. Altura da folha e potência dizem quanto dentro disso.",
        ],
        [
          "Contrapeso, cabos e roldanas gastos vêm em linhas separadas, assim como fotocélula e nobreak. Motor comprado à parte paga a instalação, desde {price.installation}.",
          "À parte ficam acerto da folha, ponto de energia e acessórios. Quem traz o motor paga só a mão de obra, a partir de {price.installation}.",
          "Some cabo, solda ou coluna se o portão precisar. A instalação de motor já comprado começa em {price.installation}, com {warranty.installation} de garantia.",
          "Acessório e serralheria aparecem por item. Instalar um BV Home que você comprou custa desde {price.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "BV Home serve em portão de correr?",
      answers: [
        "O BV Home não serve em portão de correr, porque é basculante vertical. Para correr, a PPA tem deslizantes, como a linha DZ, que usam cremalheira.",
        "Não serve: o BV Home empurra um braço de basculante. Portão de correr pede motor de piso com engrenagem e cremalheira.",
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
        "No fuso do BV Home vai a graxa indicada no manual, em camada fina e sobre peça limpa. Faça na revisão, {visits.home}, com o motor desligado.",
        "Use graxa própria para fuso, com pouco excesso. Óleo fino escorre e não protege, e o acúmulo velho sai antes.",
        "A graxa do manual, pouca e sobre rosca limpa. Com areia misturada, ela gasta a porca do fuso.",
      ],
    },
    {
      question: "O motor BV Home pode ficar mais rápido?",
      answers: [
        "Não convém adaptar: trocar fuso ou placa sobrecarrega o redutor do BV Home. Para abrir em menos tempo, o caminho é um kit rápido, como o JetFlex.",
        "O BV Home comum não deve ser acelerado. O Speedy abre em {opening.speedy} e o JetFlex em {opening.jetflex}, ambos vendidos instalados.",
        "Mais rápido, só com outro motor. O JetFlex, também PPA, usa inversor e abre em {opening.jetflex}.",
      ],
    },
    {
      question: "Como destravo o motor BV Home sem energia?",
      answers: [
        "O motor BV Home só se destrava com o portão fechado, equilibrado e sem defeito: disjuntor desligado e chave, como o técnico ensinou. Folha torta ou cabo frouxo fica travada.",
        "Com o disjuntor desligado e a chave própria, apenas se a folha estiver fechada e leve. Com cabo rompido não destrave, porque ela pode cair.",
        "Use a chave do motor, com o portão fechado e em bom estado. Havendo peso, torção ou cabo solto, espere o técnico.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do BV Home, outra do portão por dentro com o contrapeso e um vídeo com o som",
  related: ["ppa", "basculante", "fuso", "contrapeso", "ppa-penta", "capacitor"],
  topic: "motores-ppa",
};
