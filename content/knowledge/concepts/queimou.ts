import type { Concept } from "#domain/knowledge/concept.ts";

export const queimou: Concept = {
  id: "queimou",
  kind: "symptom",
  label: "Motor ou placa queimou",
  phrase: "o motor ou a placa queimada",
  words: [
    "queimou",
    "queimado",
    "motor queimado",
    "motor queimou",
    "placa queimada",
    "placa queimou",
    "central queimada",
    "central queimou",
    "cheiro de queimado",
    "cheiro de fumaça",
    "saiu fumaça",
    "fumaça no motor",
    "pegou fogo",
    "soltou faísca",
    "faísca no motor",
    "rebobinar motor",
    "motor derreteu",
    "derreteu o motor",
  ],
  intent: "repair",
  answers: {
    any: [
      "Motor de portão queimado cheira a verniz, esquenta e não gira mais; sem cheiro, o que queimou costuma ser a placa, o fusível ou o capacitor. Desligue o disjuntor, não teste de novo e chame o técnico, que mede e separa um do outro; a troca do motor em casa, se precisar, fica de {price.homeSwap}.",
      "Se o motor do portão queimou, corte a energia no disjuntor e não religue para confirmar, porque a segunda tentativa completa o estrago. O técnico mede motor e placa antes de condenar; trocar o motor em residência custa de {price.homeSwap}, e capacitor ou placa saem por menos.",
      "Com motor ou placa do portão queimada, deixe o disjuntor desligado: cheiro de verniz aponta para o motor, e silêncio depois de raio ou chuva, para a placa. A medição no local decide o conserto; o motor novo, já trocado em casa, vai de {price.homeSwap}.",
      "O motor queimado para de girar, cheira forte e às vezes derruba o disjuntor, que deve ficar desligado. Nem sempre é o fim: o técnico testa capacitor, placa e enrolamento e só indica a troca, de {price.homeSwap} em casa, quando não há conserto.",
    ],
    price: [
      "O preço depende do que queimou: capacitor e reparo de placa custam menos, e motor novo custa mais. Em casa, a troca do motor queimado fica de {price.homeSwap}, com mão de obra, e em portão pesado de {price.heavySwap}; no basculante, o kit instalado parte de {price.lowest}.",
      "Trocar motor queimado custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, já montado. Se queimou só a placa ou o capacitor, o conserto sai por menos, com valor pela foto da etiqueta; basculante de até {width.quarterHp} tem kit instalado desde {price.lowest}.",
      "Motor queimado em casa se troca por {price.homeSwap}, motor e serviço juntos, e em portão pesado por {price.heavySwap}. Antes vale medir, porque capacitor e placa queimados custam bem menos; o kit do basculante começa em {price.lowest}, instalado.",
    ],
    emergency: [
      "Fumaça, faísca ou cheiro de queimado no portão: desligue o disjuntor já, afaste todos e não jogue água. Se houver fogo, saia e ligue 193; depois, deixe o motor sem energia e chame o técnico, {shop.hours}.",
      "Com o motor queimando, corte a energia no quadro, não abra a tampa e, se o fogo continuar, saia e ligue 193, bombeiros. Controlado, não destrave o basculante e não religue; atendemos {shop.hours}.",
      "Motor soltando fumaça pede disjuntor desligado na hora e distância, sem água. Chama é caso de 193; sem fogo, espere esfriar, não teste de novo e chame, {shop.hours}, para a medição e o conserto.",
    ],
    buying: [
      "Vendemos e instalamos motor novo no lugar do queimado: a troca em casa fica de {price.homeSwap}, e no basculante de até {width.quarterHp} o kit instalado custa {models.pricesNamedOr}. Antes de ligar, corrigimos o que queimou o antigo, como peso da folha ou fiação.",
      "No lugar do motor queimado entra um novo, escolhido pelo tipo de portão, pelo peso e pelas aberturas por dia, de {price.homeSwap} em residência, já trocado. Basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}, e a causa da queima é acertada junto.",
      "Para substituir o motor que queimou, vendemos o novo com a troca incluída, por {price.homeSwap} em casa e {price.heavySwap} em portão pesado. O kit do basculante parte de {price.lowest}, e a folha é conferida antes, para o próximo não queimar igual.",
    ],
  },
  line: [
    "Com cheiro de queimado, desligue o disjuntor antes de procurar a causa.",
    "Nem todo motor mudo queimou: placa, fusível e capacitor enganam muita gente.",
    "Quem troca o motor queimado sem aliviar a folha queima o próximo também.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Motor queimado ou placa queimada: como diferenciar", "Sinais de motor queimado e de placa queimada"],
      slots: [
        [
          "Cheiro de verniz, carcaça muito quente e fumaça pela ventilação apontam para o enrolamento, o fio de cobre dentro do motor. Costuma vir depois de muito esforço.",
          "O enrolamento queimado cheira a verniz e deixa a carcaça fervendo, em geral depois de o motor insistir contra a folha. Às vezes sai fumaça.",
          "Quando o cobre interno queima, sente-se cheiro forte e calor na carcaça, e o motor não gira mais. Quase sempre houve esforço antes.",
          "Calor excessivo e cheiro de verniz são do motor, cujo enrolamento cedeu ao esforço. Fumaça saindo pela carcaça confirma.",
        ],
        [
          "Portão mudo depois de raio, queda de luz ou chuva lembra placa ou fusível, com ou sem mancha escura na caixa. Ronco sem cheiro ainda pode ser só capacitor, e disjuntor que cai indica curto.",
          "Silêncio após tempestade ou falta de energia aponta para a placa. Se o motor zumbe e não cheira, teste-se o capacitor; se o disjuntor desarma, há curto e não se religa.",
          "A placa queimada deixa tudo apagado, muitas vezes depois de surto ou água. Zumbido sem cheiro pode ser um capacitor barato, e disjuntor caindo é curto no motor ou no fio.",
          "Já a central apaga de vez, em geral com chuva ou pico de energia. Nem todo ronco é queima: sem cheiro, mede-se primeiro o capacitor, e com disjuntor caindo, a fiação.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o motor ou a placa queimou", "O que queima motor e placa de portão"],
      slots: [
        [
          "O motor queima por esforço: folha pesada, trilho travado ou capacitor fraco o deixam energizado sem girar, até o verniz ceder. Motor de casa em portão de muito uso acaba do mesmo jeito.",
          "Esforço repetido queima o enrolamento, porque a folha prende e o motor insiste. Capacitor gasto e aberturas além do limite fazem igual.",
          "Portão desequilibrado, roldana presa ou partida fraca mantêm o motor com corrente e sem movimento, e ele esquenta até queimar. Uso de prédio em motor residencial também.",
          "Quase sempre é peso: a folha trava, o motor força e o fio interno perde a isolação. O capacitor sem força e o excesso de ciclos completam a lista.",
        ],
        [
          "A placa queima por surto, raio e água na caixa, em segundos. Borne frouxo e fio fino esquentam aos poucos, derretem o conector e deixam cheiro de plástico.",
          "Na eletrônica, o perigo é o pico de energia e a umidade, às vezes formigas. Emenda ruim aquece a cada abertura até carbonizar.",
          "Surto da rede e infiltração são o que mais mata placa. O mau contato age devagar: aquece, derrete o borne e leva a central junto.",
          "Raio e água acabam com a central num instante; fio fino e emenda frouxa levam meses. Nos dois casos, a proteção e a vedação precisam ser revistas.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Cheiro de queimado: o que fazer", "O que fazer com o motor queimado"],
      slots: [
        [
          "Desligar o disjuntor é a única ação urgente, e religar para confirmar costuma completar o estrago. Fogo não se apaga com água em equipamento elétrico: saia e ligue 193.",
          "Corte a energia antes de qualquer coisa e não teste de novo com cheiro no ar. Se houver chama, afaste-se e chame os bombeiros, 193, sem jogar água.",
          "Primeiro o disjuntor, depois a calma. Nenhuma nova tentativa, nenhuma tampa aberta, e com fogo ou fumaça que continua, 193.",
          "O que protege a casa é tirar a energia e não insistir. Água em parte elétrica dá choque; se o fogo persiste, saia e peça ajuda no 193.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Afaste pessoas e animais e espere o cheiro dissipar, sem abrir a tampa.",
        "Fotografe a etiqueta e a caixa por fora.",
        "Use na mão só portão de correr ou de abrir, reto e nivelado.",
        "Anote o que veio antes: chuva, raio, folha pesada, muitas aberturas.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico descobre o que queimou", "Diagnóstico do motor queimado"],
      slots: [
        [
          "O técnico separa o motor da placa e mede cada um, sem energia. O enrolamento é testado em resistência e isolação, e o resultado diz se ele vive ou não.",
          "Com tudo desligado, motor e central são medidos em separado, para não culpar um pelo outro. A isolação do enrolamento dá a resposta sobre o motor.",
          "Motor solto da placa, medição dos dois: assim se sabe qual queimou. No motor, resistência e isolação; na placa, fusível, relé e trilhas.",
          "A medição começa pelo enrolamento, desligado da central. Se ele está bom, a busca segue por capacitor, fusível e relés.",
        ],
        [
          "Fusível e relé têm conserto, e placa carbonizada pede outra. Antes de ligar a peça nova, a causa é corrigida, seja peso da folha, fiação, umidade ou falta de protetor.",
          "Placa com dano localizado se repara; trilha carbonizada leva à troca. Só depois de acertar o que queimou, como folha presa ou água, a peça nova é ligada.",
          "Se a central tem reparo, você recebe os dois valores, o do conserto e o da nova. E a origem, folha pesada ou fio ruim, é tratada no mesmo serviço.",
          "Peça nova em portão pesado ou caixa úmida queima igual. Por isso o técnico mexe na folha, na fiação ou na vedação antes de entregar.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Motor queimado: conserto, rebobinagem ou troca", "Motor queimado: quando o novo compensa"],
      slots: [
        [
          "Em motor de casa, rebobinar, que é refazer o enrolamento, chega perto do preço de um novo e deixa redutor e rolamentos velhos. Compensa mais em motor grande e recente.",
          "Refazer o enrolamento vale em motor de porte e com pouco uso. No residencial antigo, o resto continua gasto e o novo sai melhor.",
          "A rebobinagem recupera só o cobre, e redutor, placa e rolamentos seguem com a idade. Em motor pequeno, a troca costuma vencer.",
          "Motor grande pode ser rebobinado; o pequeno, quase nunca, pelo preço próximo ao de um novo e pelos dias de oficina.",
        ],
        [
          "A troca em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado de {price.heavySwap}. O motor novo tem garantia de {warranty.motor}.",
          "Em residência, o motor novo trocado custa de {price.homeSwap}, e no portão pesado de {price.heavySwap}, com {warranty.motor} de garantia no motor.",
          "O novo, já montado, vai de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, garantido por {warranty.motor}.",
          "Quem troca paga de {price.homeSwap} em residência ou de {price.heavySwap} em portão pesado, serviço incluído, e tem {warranty.motor} de garantia no motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva trocar um motor queimado?",
      answers: [
        "De {time.tilting} no basculante e de {time.sliding} no de correr, com testes e regulagem. Rebobinar demora mais, porque o motor vai para a oficina.",
        "Com o motor novo à mão, são de {time.tilting} no basculante e de {time.sliding} no deslizante. Acerto de folha ou fiação pede tempo a mais.",
        "A troca se faz em uma visita: {time.tilting} de trabalho no basculante, {time.sliding} no portão de correr. Refazer o enrolamento leva dias.",
      ],
    },
    {
      question: "Com o motor novo, preciso trocar os controles?",
      answers: [
        "Só se a central também mudar. Os kits já trazem central e controles, e os antigos servem quando o código é aceito.",
        "Nem sempre: se só o motor queimou e a placa continua, os controles seguem os mesmos. Com central nova, confere-se o código.",
        "Depende da placa. Mantida a central, nada muda; trocada, os seus controles são regravados se falarem o mesmo código.",
      ],
    },
    {
      question: "Placa queimada estraga o motor?",
      answers: [
        "Em geral não, mas um relé colado pode deixar o motor ligado contra o batente até esquentar. Por isso o disjuntor fica desligado.",
        "Normalmente o motor continua bom. O risco é o relé travado, que mantém o motor com energia sem ninguém mandar.",
        "Raramente. O caso perigoso é o contato que gruda e não desliga o motor, e a saída é deixar sem energia até o reparo.",
      ],
    },
    {
      question: "Posso trocar só a placa queimada por outra marca?",
      answers: [
        "Muitas vezes, sim: há centrais universais que servem em vários motores comuns. Tensão e fim de curso precisam combinar.",
        "Pode, se ela aceitar o tipo de motor e de fim de curso. Motor com inversor só trabalha com a própria.",
        "Em motor comum, costuma dar. A etiqueta do motor mostra tensão e modelo, e por ela se confirma a compatível.",
      ],
    },
    {
      question: "O motor novo pode queimar também?",
      answers: [
        "Pode, se a causa ficar: folha pesada, fio fino, água ou surto. Por isso o peso na mão e a instalação são conferidos na troca.",
        "Sim, quando só se troca a peça. Folha leve, circuito próprio e protetor contra surto são o que o preserva.",
        "Acontece quando ninguém corrige o motivo. Com a folha equilibrada e a energia em ordem, ele trabalha os {trade.life} esperados.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e da caixa por fora",
  related: ["placa", "motor", "capacitor", "troca", "raio", "esquenta"],
  topic: "troca-de-motor-de-portao",
};
