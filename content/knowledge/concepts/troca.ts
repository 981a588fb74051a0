import type { Concept } from "#domain/knowledge/concept.ts";

export const troca: Concept = {
  id: "troca",
  kind: "service",
  label: "Troca de motor",
  phrase: "a troca do motor",
  words: [
    "troca de motor",
    "trocar motor",
    "trocar motor do portão",
    "substituição de motor",
    "substituir motor",
    "motor novo",
    "trocar o motor do portão eletrônico",
    "troca do automatizador",
    "mudar de motor",
    "trocar automatizador",
  ],
  intent: "installation",
  answers: {
    any: [
      "A troca de motor em residência custa de {price.homeSwap} e se justifica quando o enrolamento queimou, o redutor quebrou ou não há mais peça. Antes, o técnico confere a folha, para o motor novo não queimar pelo mesmo motivo.",
      "Na troca do motor, o técnico desliga o circuito, calça a folha, retira o antigo, corrige suportes e instala o novo, com regulagem e teste. Fiação e fotocélulas em bom estado costumam ser aproveitadas.",
      "Trocar o motor do portão nem sempre é preciso: capacitor, placa, engrenagem e fim de curso são trocados separadamente. A troca completa vale quando o reparo se aproxima do preço de um conjunto novo.",
      "Para a troca de motor, mande a foto da etiqueta do atual, do portão inteiro e a largura. No basculante residencial, o kit novo de 1/4 HP sai por {price.padrao}, com entrega e instalação.",
      "A troca do motor é a hora de corrigir o que incomodava: lentidão, barulho, falta de força ou controle fácil de copiar. O motor novo tem garantia de {warranty.motor} e a instalação, de {warranty.installation}.",
    ],
    price: [
      "A troca de motor residencial fica de {price.homeSwap}; em portões pesados, de {price.heavySwap}. No basculante de 1/4 HP, o kit instalado começa em {price.padrao}. O cartão aceita até {instalments} vezes.",
      "Trocar o motor custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, conforme potência, tipo e acessórios. A foto da etiqueta e do portão dá o valor fechado, sem custo pelo orçamento.",
      "O preço da troca de motor depende do tipo de portão e da velocidade: kits basculantes instalados saem por {price.padrao}, {price.speedy} e {price.jetflex}. Em portões pesados, a faixa vai de {price.heavySwap}.",
    ],
    comparison: [
      "Entre trocar o motor e consertar, compare três coisas: idade, peça disponível e tamanho certo para o portão. Motor recente com placa ou capacitor ruim se conserta; enrolamento queimado em motor antigo pede troca.",
      "A troca do motor vence o conserto quando falta peça, o redutor quebrou ou o equipamento já não aguenta a folha. Fora disso, a peça avulsa costuma sair mais em conta que os valores de {price.homeSwap} de uma troca residencial.",
    ],
    question: [
      "A troca de motor leva de {time.tilting} no basculante e de {time.sliding} no deslizante, se a folha e a elétrica estiverem em ordem. Controles antigos só continuam valendo quando a central nova aceita o mesmo código.",
      "Na troca, dá para pôr motor de outra marca. Suportes, cremalheira e controles são conferidos um a um: alguns servem, outros mudam, e isso aparece no orçamento antes do serviço.",
    ],
  },
  line: [
    "A troca do motor em residência fica de {price.homeSwap}, com a folha conferida antes.",
    "Antes de trocar o motor, descubra por que o primeiro queimou.",
    "Troca de motor se justifica sem peça de reposição, com redutor quebrado ou motor pequeno para a folha.",
    "Na troca, circuito e fotocélulas em bom estado costumam ser aproveitados.",
    "O motor novo tem {warranty.motor} de garantia, e o serviço de troca, {warranty.installation}.",
  ],
  sections: [
    {
      about: "replace",
      headings: [
        "Quando trocar e quando consertar",
        "O motor precisa mesmo ser trocado?",
        "Conserto ou troca: como decidir",
        "Sinais de que o motor chegou ao fim",
        "Peça avulsa ou motor completo",
      ],
      slots: [
        [
          "Capacitor, placa, fim de curso e engrenagem são trocados separadamente, sem mudar o motor.",
          "Motor parado não é motor condenado: muita falha está em peça avulsa e barata.",
          "Antes da troca, o técnico mede capacitor, placa e enrolamento para saber o que de fato falhou.",
          "O primeiro passo é medir, porque capacitor fraco e enrolamento queimado dão sintoma parecido.",
          "Motor dado como perdido às vezes volta a trabalhar com uma única peça trocada.",
        ],
        [
          "A troca completa se justifica com enrolamento queimado, redutor trincado ou carcaça corroída.",
          "Enrolamento em curto, redutor quebrado e modelo sem peça são as razões mais fortes para trocar.",
          "Modelo fora de linha, sem placa nem engrenagem de reposição, encaminha para o motor novo.",
          "Quando a folha ficou mais pesada que o limite do motor, só outro de maior capacidade resolve.",
          "Defeitos que se repetem em motor antigo somam gasto e apontam para a substituição.",
        ],
        [
          "A idade conta, já que a vida útil esperada vai de {life} com manutenção em dia.",
          "Um motor bem cuidado dura de {life}; perto do fim desse prazo, compare os dois valores.",
          "Com poucos anos de uso compensa a peça; depois de {life}, o motor novo ganha força na conta.",
          "Motor dentro da faixa de {life} merece avaliação de custo antes de qualquer decisão.",
          "Use a referência de {life} de vida útil para decidir se o reparo ainda se paga.",
        ],
      ],
      bullets: [
        "Enrolamento queimado em motor antigo",
        "Redutor trincado ou carcaça corroída",
        "Modelo sem peça de reposição",
        "Folha mais pesada que o limite do motor",
        "Defeitos repetidos em pouco tempo",
        "Uso coletivo com motor residencial",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que o motor antigo queimou",
        "Descubra a causa antes da troca",
        "O que mata um motor de portão",
        "A causa vem antes do motor novo",
        "Motor novo, problema velho: como evitar",
      ],
      slots: [
        [
          "Se o motor morreu por causa da folha, o novo segue o mesmo caminho.",
          "Trocar sem procurar a causa é comprar o mesmo defeito outra vez.",
          "O motor costuma ser a vítima: a origem está no portão, na energia ou no uso.",
          "Antes de instalar o novo {em}, o técnico procura o que forçou o antigo.",
          "Investigar a causa protege o dinheiro da troca e a vida do motor novo.",
        ],
        [
          "Folha desequilibrada, roldana travada e trilho torto obrigam o motor a fazer força extra em cada ciclo.",
          "Contrapeso errado, cabo gasto e dobradiça com folga são as causas mecânicas mais comuns.",
          "Peso mal distribuído e atrito no trilho aquecem o motor até o enrolamento ceder.",
          "Portão que recebeu madeira ou chapa nova sem acerto do contrapeso sobrecarrega qualquer motor.",
          "A mecânica ruim cobra do motor todo dia, com calor, engrenagem gasta e capacitor fraco.",
        ],
        [
          "Na energia, os culpados são tensão baixa na partida, falta de aterramento e surto em dia de raio.",
          "Cabo fino, emenda ruim e ausência de proteção contra surtos encurtam a vida da placa e do motor.",
          "Queda de tensão na partida e água na caixa da central também levam motores embora.",
          "Uso acima do previsto, como motor de casa em garagem de várias famílias, queima por aquecimento.",
          "Umidade, formiga e surto elétrico atacam a placa, e a causa precisa ser vedada ou protegida.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é feita a troca",
        "O serviço de troca, passo a passo",
        "Sai o antigo, entra o novo",
        "Da retirada ao teste",
        "O trabalho do técnico na troca",
      ],
      slots: [
        [
          "O serviço leva de {time.tilting} no basculante e de {time.sliding} no deslizante, sem serralheria.",
          "Reserve de {time.tilting} para o basculante e de {time.sliding} para o de correr.",
          "Em portão residencial, a troca ocupa de {time.tilting} no basculante e de {time.sliding} no deslizante.",
          "Portões pesados pedem de {time.heavy}; um basculante comum {em}, de {time.tilting}.",
          "A duração vai com o tipo: de {time.tilting} no basculante, de {time.sliding} no deslizante e de {time.heavy} nos pesados.",
        ],
        [
          "A ordem abaixo é a do técnico, com a folha calçada e o circuito sem energia.",
          "Retirar o motor deixa a folha sem apoio, por isso as etapas seguintes são do técnico.",
          "Nenhuma destas etapas é para o morador, porque a folha solta pode cair ou subir de repente.",
          "Quem acompanha deve ficar fora do vão, com crianças e animais longe, até o teste final.",
          "O trabalho segue esta sequência, sempre com a folha escorada e sem energia.",
        ],
      ],
      steps: [
        "O técnico desliga o disjuntor e o nobreak e confirma a ausência de tensão.",
        "A folha é calçada na posição fechada e o equilíbrio é corrigido, se preciso.",
        "O motor antigo sai, e base, suportes e alinhamento são refeitos.",
        "O novo é fixado e ligado, com fim de curso e força regulados.",
        "Controles são gravados, e obstáculo, fotocélula e destravamento são testados com você.",
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa a troca",
        "Preço da troca de motor",
        "Valores para casa e para portão pesado",
        "A conta da troca, do kit ao pesado",
        "O que faz o valor da troca variar",
      ],
      slots: [
        [
          "Em residência, a troca fica de {price.homeSwap}, conforme o tipo de portão e a velocidade.",
          "A faixa residencial vai de {price.homeSwap}, com motor e serviço.",
          "Para uma casa {em}, conte de {price.homeSwap} pela troca do motor.",
          "Trocar o motor de um portão residencial custa de {price.homeSwap}.",
          "O valor em casa vai de {price.homeSwap}, dependendo do motor escolhido e das correções.",
        ],
        [
          "No basculante de 1/4 HP, os kits com entrega e instalação saem por {price.padrao}, {price.speedy} e {price.jetflex}.",
          "Quem tem basculante de até {width.quarterHp} pode escolher entre kits de {price.padrao}, {price.speedy} e {price.jetflex}, instalados.",
          "O kit basculante Padrão, com instalação, custa {price.padrao}, e o mais rápido, o JetFlex, {price.jetflex}.",
          "Basculantes têm preço pronto: {price.padrao} no Padrão, {price.speedy} no Speedy, {price.jetflex} no JetFlex, com instalação.",
          "Para basculante residencial, {price.padrao} compra o kit Padrão instalado; o Speedy sai por {price.speedy}.",
        ],
        [
          "Em portões pesados, a troca vai de {price.heavySwap}, e o cartão aceita até {instalments} vezes.",
          "Portão de condomínio, galpão ou indústria fica de {price.heavySwap}, pela potência e pelos reforços.",
          "Nos pesados, a faixa é de {price.heavySwap}, com valor fechado após fotos ou visita.",
          "Folhas grandes ou de uso intenso levam a troca à faixa de {price.heavySwap}.",
          "A troca em portão pesado custa de {price.heavySwap} e pode ser parcelada em até {instalments} vezes.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Como escolher o motor novo",
        "O mesmo modelo ou outro?",
        "Aproveite a troca para melhorar",
        "O que dá para aproveitar do antigo",
        "Controles, fotocélula e cremalheira: ficam ou mudam?",
      ],
      slots: [
        [
          "Repetir o modelo só faz sentido se ele servia bem ao portão e ao ritmo da casa.",
          "A escolha parte do portão de hoje, que pode ter ficado mais pesado ou ganhar mais uso.",
          "Se o antigo vivia quente ou lento, o novo precisa de mais capacidade ou de folha mais leve.",
          "Troca é ocasião de rever potência, velocidade e tipo de código do controle.",
          "Antes de comprar igual por hábito, diga o que incomodava no motor antigo.",
        ],
        [
          "Circuito correto e fotocélulas compatíveis ficam; controles dependem do código da central nova.",
          "Fiação boa permanece, a fotocélula costuma servir e o controle precisa ser testado com a nova central.",
          "De marca diferente, os controles em geral mudam, a não ser com receptor avulso.",
          "Cremalheira pode continuar, se o passo dos dentes combinar com a engrenagem e o desgaste for regular.",
          "O técnico confere o que fica: circuito, fotocélula, cremalheira e suportes são avaliados um a um.",
        ],
        [
          "Quem espera na rua pode aproveitar para passar a um modelo que abre em {opening.speedy} ou {opening.jetflex}.",
          "Se a demora incomoda, há kits basculantes com abertura em {opening.speedy} e em {opening.jetflex}.",
          "Código rolante no controle e parada suave são ganhos que vêm com um motor atual.",
          "Em rua movimentada {em}, a troca por um modelo mais rápido reduz a espera diante do portão.",
          "Controle de código rolante dificulta a cópia e é um bom motivo para mudar a central na troca.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto custa trocar o motor do portão?",
      answers: [
        "Em residência, de {price.homeSwap}. Em portão pesado, de {price.heavySwap}. No basculante de até {width.quarterHp}, há kit instalado a partir de {price.padrao}.",
        "De {price.homeSwap} em casas e de {price.heavySwap} em portões pesados. Foto da etiqueta e medida da folha dão o valor fechado.",
      ],
    },
    {
      question: "Posso trocar por um motor de outra marca?",
      answers: [
        "Pode, desde que o tipo e a capacidade sirvam ao portão. Suportes, cremalheira e controles são conferidos, e parte deles talvez precise mudar.",
        "Sim. O que muda com a marca são fixações, central e controles; circuito e fotocélulas, em geral, continuam.",
      ],
    },
    {
      question: "Os controles antigos funcionam no motor novo?",
      answers: [
        "Só se a central nova aceitar a mesma frequência e o mesmo tipo de código. Com marca diferente, costuma ser preciso trocar os controles ou usar receptor avulso.",
        "Depende da central. Mesma marca e mesmo código costumam servir; em outro sistema, os controles são trocados ou um receptor à parte mantém os antigos.",
      ],
    },
    {
      question: "Quanto tempo o portão fica parado na troca?",
      answers: [
        "De {time.tilting} no basculante e de {time.sliding} no deslizante. Solda, base nova ou ponto de energia somam tempo e são avisados antes.",
        "O tempo do serviço: de {time.tilting} no basculante e de {time.sliding} no de correr, mais o que houver de serralheria.",
      ],
    },
    {
      question: "Motor mais forte resolve portão pesado?",
      answers: [
        "Não sozinho. Se a folha está desequilibrada ou o trilho prende, o motor maior só esconde o defeito e pode ferir. Primeiro a mecânica, depois a potência.",
        "Só quando a folha está em ordem e é mesmo pesada. Contrapeso errado e roldana travada devem ser corrigidos antes de aumentar a potência.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  related: ["conserto", "queimou", "modelos", "preco", "vida-util", "tempo-de-abertura"],
  topic: "troca-de-motor-de-portao",
};
