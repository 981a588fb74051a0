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
      "PPA BV Home é o motor basculante vertical da PPA para residência: fica em pé na lateral do portão e move a folha por fuso e braço. Vendemos, instalamos e consertamos como serviço independente.",
      "O BV Home, da PPA, serve portão basculante de casa com folha equilibrada. A etiqueta confirma potência e tensão; é por ela que se pedem capacitor, porca do fuso, placa e controle.",
      "No PPA BV Home, o fuso gira dentro do acionador vertical e empurra o braço que levanta a folha. Contrapeso certo e graxa no fuso são o que mais prolonga a vida dele.",
    ],
    repair: [
      "Consertamos PPA BV Home como assistência independente. Os reparos comuns são capacitor, porca do fuso, fim de curso e placa, e o equilíbrio da folha é conferido antes de qualquer troca.",
      "BV Home que ronca sem subir, estala ou para fora do ponto costuma ter conserto simples. O técnico, de serviço independente, mede o capacitor, examina fuso e braço e regula o curso.",
    ],
    price: [
      "O PPA BV Home instalado é cotado por foto: a troca do motor basculante em casa, com mão de obra, fica de {price.homeSwap}. Para comparar, nossos kits de 1/4 HP custam {price.padrao} no Padrão e {price.jetflex} no JetFlex, instalados.",
      "O preço do BV Home depende da versão e da folha; em casa, a troca com mão de obra fica de {price.homeSwap}. Se o motor já é seu, a instalação parte de {price.installation}; conserto é cobrado pela peça.",
    ],
    buying: [
      "Compre um BV Home ou equivalente se a folha é basculante, de casa, e tem até {width.quarterHp} de largura na versão de 1/4 HP. Informe a altura também, porque ela define o tamanho do acionador.",
      "O PPA BV Home é para portão basculante de casa. Para comprar, meça largura e altura da folha e veja se há coluna firme na lateral. Parcelamos em até {shop.instalments} vezes, e o motor instalado por nós tem {warranty.motor} de garantia.",
    ],
    installation: [
      "Instalamos o BV Home em {time.tilting}, com o acionador preso à coluna, o braço ligado à folha e a força, a parada e os controles regulados. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; o primeiro motor é orçado por foto, com a folha já equilibrada.",
      "Instalamos PPA BV Home comprado por você, com mão de obra a partir de {price.installation}. O técnico confere coluna, contrapeso e cabos antes de fixar, porque basculante desequilibrado cansa o motor desde o primeiro dia.",
    ],
    comparison: [
      "BV Home e Penta são basculantes da PPA de portes diferentes: o primeiro é residencial, o segundo aparece em uso mais intenso. Compare potência, curso e número de aberturas por dia.",
      "Frente a um basculante Garen ou Rossi de mesma potência, o BV Home trabalha de modo parecido. Pesam a reposição na região, o tipo de controle que a casa já tem e a velocidade.",
    ],
    question: [
      "Sim, o PPA BV Home serve em portão basculante de casa, equilibrado e, com 1/4 HP, de até {width.quarterHp} de largura. Não serve em portão de correr, e uma garagem coletiva pede linha de uso intenso.",
      "Serve, quando a folha é basculante, residencial e tem o contrapeso certo. Acima de {width.quarterHp}, é preciso versão mais potente; largura, altura e foto da coluna confirmam.",
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
          "BV indica basculante vertical, e Home, a linha voltada à residência.",
          "O nome explica o uso: acionador na vertical, para folha basculante de casa.",
          "É um motor que trabalha em pé, na lateral do vão, feito para garagem residencial.",
        ],
        [
          "O motor gira um fuso, a porca sobe por ele e o braço transmite o movimento à folha.",
          "Fuso, porca e braço transformam a rotação do motor no movimento de subida.",
          "Ao girar, o fuso desloca a porca que puxa o braço, e a folha levanta.",
        ],
        [
          "O peso é sustentado pelo contrapeso, e o motor só conduz o movimento.",
          "Quem segura a folha são cabos e contrapesos; o motor não foi feito para erguê-la sozinho.",
          "Com o contrapeso certo, a folha fica leve e o motor trabalha sem esforço.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["PPA BV Home serve no seu portão?", "Escolher o BV Home pela folha", "BV Home ou versão maior"],
      slots: [
        [
          "Serve em basculante de casa, equilibrado e, na potência de 1/4 HP, com até {width.quarterHp} de largura.",
          "A largura decide a potência, e a altura da folha, o tamanho do acionador.",
          "Meça largura e altura: são as duas medidas que escolhem a versão.",
        ],
        [
          "Folha acima de {width.quarterHp}, de madeira ou de chapa grossa pede versão mais potente.",
          "Uma garagem coletiva pede linha de uso intenso, como a Penta, e não a residencial.",
          "Se a espera na rua incomoda, compare com um modelo de inversor, como o JetFlex.",
        ],
        [
          "A coluna do lado do motor precisa ser firme, com espaço para o braço.",
          "Contrapeso e cabos são acertados antes, porque o motor só conduz a folha.",
          "Confira a tensão do ponto e se os controles da casa servem na central.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "BV Home com problema: o que aparece primeiro",
        "Defeitos comuns no PPA BV Home",
        "Sinais de desgaste no BV Home",
      ],
      slots: [
        [
          "O estalo ao inverter o sentido costuma ser folga na porca ou no braço.",
          "O rangido na subida pede graxa no fuso e exame da porca.",
          "A porca do fuso é peça de desgaste, e a folga aparece como solavanco.",
        ],
        [
          "O zumbido sem movimento aponta para o capacitor ou para a folha presa.",
          "Se o motor ronca e nada sobe, desligue o disjuntor e não insista.",
          "Um motor que só parte com ajuda está sem força de partida ou com a folha pesada.",
        ],
        [
          "Uma folha que bate em cima ou deixa fresta embaixo tem fim de curso fora do lugar.",
          "Uma parada errada nas pontas se corrige na regulagem do fim de curso.",
          "Quando a folha volta sem motivo, verifique fotocélula e ajuste de força.",
        ],
      ],
      bullets: [
        "Estalo ao mudar de sentido",
        "Rangido na subida",
        "Zumbido sem movimento",
        "Fresta embaixo com o portão fechado",
        "Motor muito quente depois de poucas aberturas",
      ],
    },
    {
      about: "check",
      headings: ["Conferência segura no BV Home", "Seu BV Home parou? Veja por fora", "O que anotar sobre o BV Home"],
      slots: [
        [
          "Fique fora da área da folha e mantenha crianças e animais longe.",
          "Nunca passe nem fique por baixo da folha erguida enquanto testa.",
          "Observe de lado, com distância, e não mexa em cabo nem contrapeso.",
        ],
        [
          "Um cabo desfiado ou frouxo encerra o teste: não acione mais e chame o técnico.",
          "Se a folha estiver torta, pare e desligue o disjuntor.",
          "Um basculante pesado ou despencando não deve ser movido na mão.",
        ],
        [
          "A foto da etiqueta e a altura da folha bastam para adiantar a peça.",
          "Mande o vídeo com som, porque o ruído mostra se é fuso, porca ou motor.",
          "Anote em que altura a folha para, pois o ponto indica a causa.",
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
      about: "signs",
      headings: ["O técnico no PPA BV Home", "Assistência independente em BV Home", "Regulagem e conserto do BV Home"],
      slots: [
        [
          "O serviço é independente do fabricante e começa pelo equilíbrio da folha.",
          "Atendemos BV Home {em} como assistência independente, com peça e regulagem na mesma visita.",
          "De forma independente, o técnico examina contrapeso, cabos e roldanas antes do motor.",
        ],
        [
          "Fuso e porca são limpos, engraxados ou trocados conforme a folga medida.",
          "O técnico mede a folga da porca, verifica o braço e reaperta suporte e coluna.",
          "Capacitor, fim de curso e placa são medidos, e só sai o que reprovou.",
        ],
        [
          "A regulagem final ajusta as duas paradas e a força, com a fotocélula em teste.",
          "No fim, a folha sobe e desce várias vezes, e os controles são conferidos.",
          "A entrega inclui teste de destravamento, para você saber usar na falta de energia.",
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
          "Porca, capacitor e fim de curso se trocam; um fuso empenado com redutor frouxo pede motor novo.",
          "Conserte enquanto o redutor está firme e o fuso, reto.",
          "Fuso gasto, placa ruim e redutor com folga ao mesmo tempo justificam a troca.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}; o kit basculante padrão instalado sai por {price.padrao}.",
          "O kit padrão de 1/4 HP custa {price.padrao}, e o Speedy, {price.speedy}, ambos instalados.",
          "Na hora de trocar, compare tempos: {opening.padrao} no padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex.",
        ],
        [
          "Contrapeso, cabos e fiação em bom estado continuam em uso.",
          "O ponto de energia e a fotocélula costumam ser aproveitados.",
          "Se a coluna está firme, a fixação nova é rápida de preparar.",
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
          "Somam o motor, o suporte, os controles, a regulagem e o que a folha precisar de acerto.",
          "O valor muda com a potência e com o tamanho do acionador, que segue a altura da folha.",
          "Folha equilibrada e energia perto mantêm o preço; coluna fraca ou cabo gasto somam serviço.",
        ],
        [
          "Contrapeso, cabos e roldanas, quando gastos, vêm em linhas separadas do orçamento.",
          "Fotocélula, trava e nobreak são opcionais e aparecem à parte.",
          "Ponto de energia novo e reforço de coluna são orçados antes de começar.",
        ],
        [
          "O cartão divide em até {shop.instalments} vezes, e o motor que vendemos tem {warranty.motor} de garantia.",
          "Um motor comprado à parte paga só a instalação, a partir de {price.installation}.",
          "O orçamento é grátis, por foto, com largura e altura da folha.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "BV Home serve em portão de correr?",
      answers: [
        "Não, é basculante vertical. Para portão de correr, a PPA tem os deslizantes, como a linha DZ, que usam cremalheira.",
        "Não serve: ele empurra um braço de basculante. A folha de correr pede motor de piso com engrenagem e cremalheira.",
      ],
    },
    {
      question: "Qual a largura de portão para o BV Home?",
      answers: [
        "Na potência de 1/4 HP, a referência é folha de até {width.quarterHp}, equilibrada. Acima disso, é preciso potência maior.",
        "O BV Home de 1/4 HP serve até {width.quarterHp}. Altura, material e contrapeso também contam, por isso pedimos fotos.",
      ],
    },
    {
      question: "Que graxa usar no fuso do BV Home?",
      answers: [
        "Use a indicada no manual para fuso, em camada fina e sobre a peça limpa. Como o fuso fica junto de partes móveis, faça na revisão, com o motor desligado.",
        "Use uma graxa própria para fuso, aplicada com pouco excesso. O óleo fino escorre e não protege, e acúmulo velho deve sair antes.",
      ],
    },
    {
      question: "O motor BV Home pode ficar mais rápido?",
      answers: [
        "Trocar fuso ou placa de um motor que não foi feito para isso sobrecarrega o redutor. Para abrir em menos tempo, o caminho é um kit rápido, como o JetFlex.",
        "Não convém adaptar. O Speedy abre em {opening.speedy} e o JetFlex em {opening.jetflex}, e os dois são vendidos instalados.",
      ],
    },
    {
      question: "Como destravo o motor BV Home sem energia?",
      answers: [
        "Só com o portão fechado, equilibrado e sem defeito: desligue o disjuntor e use a chave como o técnico ensinou na entrega. Folha pesada, torta ou com cabo frouxo fica travada até a visita.",
        "Use a chave própria, depois de desligar o disjuntor. Não destrave com cabo rompido ou folha torta, porque ela pode cair.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do BV Home, outra do portão por dentro com o contrapeso e um vídeo com o som",
  related: ["ppa", "basculante", "fuso", "contrapeso", "ppa-penta", "capacitor"],
  topic: "motores-ppa",
};
