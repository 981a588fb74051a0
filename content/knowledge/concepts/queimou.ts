import type { Concept } from "#domain/knowledge/concept.ts";

export const queimou: Concept = {
  id: "queimou",
  kind: "symptom",
  label: "Motor ou placa queimou",
  phrase: "o motor ou a placa queimada",
  words: [
    "motor basculante queimado",
    "motor basculante queimou",
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
      "O motor do portão queima, quase sempre, por esforço: a folha está pesada ou presa, o capacitor está fraco ou ele abre mais vezes do que aguenta. Se o seu queimou, desligue o disjuntor e não religue para testar. O técnico mede motor e placa em separado, e a troca do motor, quando não há conserto, fica de {price.homeSwap} em casa.",
      "Se o motor do portão queimou, desligue o disjuntor e não religue para confirmar, porque a segunda tentativa completa o estrago. O técnico mede o motor e a placa em separado antes de condenar. Trocar o motor em residência custa de {price.homeSwap}, e consertar capacitor ou placa sai por menos.",
      "Motor ou placa de portão queimada tem que ficar com o disjuntor desligado até a medição, que mostra se há conserto. Cheiro de verniz indica que foi o motor, e portão mudo depois de raio ou chuva indica a placa. O motor novo, já trocado em casa, vai de {price.homeSwap}.",
      "O motor queimado para de girar, cheira forte e às vezes derruba o disjuntor, que deve ficar desligado. O conserto compensa quando o defeito é do capacitor ou da placa. Se queimou o enrolamento, o fio de cobre interno, a troca costuma compensar mais e fica de {price.homeSwap} em casa, com mão de obra.",
    ],
    price: [
      "O preço depende do que queimou: capacitor e reparo de placa custam menos, e motor novo custa mais. Em casa, a troca do motor queimado fica de {price.homeSwap}, com mão de obra, e em portão pesado de {price.heavySwap}. No basculante, o kit instalado parte de {price.lowest}.",
      "Trocar motor queimado custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, já montado. Se queimou só a placa ou o capacitor, o conserto sai por menos, com o valor pela foto da etiqueta. Basculante de até {width.quarterHp} tem kit instalado desde {price.lowest}.",
      "Motor queimado em casa se troca por {price.homeSwap}, com motor e serviço juntos, e em portão pesado por {price.heavySwap}. Antes vale medir, porque capacitor e placa queimados custam bem menos para consertar. O kit do basculante começa em {price.lowest}, instalado.",
    ],
    emergency: [
      "Fumaça, faísca ou cheiro de queimado no portão exige desligar o disjuntor já, afastar todos e não jogar água. Se houver fogo, saia e ligue 193. Depois, deixe o motor sem energia e chame o técnico, {shop.hours}, porque religar para testar costuma completar o estrago.",
      "Com o motor queimando, desligue a energia no quadro, não abra a tampa e, se o fogo continuar, saia e ligue 193, dos bombeiros. Com tudo frio e controlado, não destrave o basculante nem religue o motor. Atendemos {shop.hours}, e a medição mostra o que queimou.",
      "Motor soltando fumaça precisa do disjuntor desligado na hora e de todos longe, sem jogar água. Se há chama, ligue 193. Sem fogo, espere esfriar, não teste de novo e chame o técnico, {shop.hours}, que mede motor e placa e diz o que tem conserto.",
    ],
    buying: [
      "Vendemos e instalamos motor novo no lugar do queimado: a troca em casa fica de {price.homeSwap}, e no basculante de até {width.quarterHp} o kit instalado custa {models.pricesNamedOr}. Antes de ligar o novo, corrigimos o que queimou o antigo, como o peso da folha ou a fiação.",
      "No lugar do motor queimado entra um novo, escolhido pelo tipo de portão, pelo peso e pelas aberturas por dia, de {price.homeSwap} em residência, já trocado. Basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}, e a causa da queima é corrigida no mesmo serviço.",
      "Para substituir o motor que queimou, vendemos o novo com a troca incluída, por {price.homeSwap} em casa e {price.heavySwap} em portão pesado. O kit do basculante parte de {price.lowest}. A folha é conferida antes, para o próximo motor não queimar pelo mesmo motivo.",
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
          "Cheiro de verniz, carcaça muito quente e fumaça pela ventilação indicam que queimou o enrolamento, o fio de cobre dentro do motor. Em geral isso acontece depois de muito esforço.",
          "O enrolamento, que é o fio de cobre interno, cheira a verniz quando queima e deixa a carcaça muito quente. Costuma queimar depois que o motor insistiu contra uma folha presa, e às vezes sai fumaça.",
          "Quando o fio de cobre do motor queima, há cheiro forte, calor na carcaça e o eixo não gira mais. Quase sempre o motor fez esforço demais antes disso.",
          "Calor excessivo e cheiro de verniz vêm do enrolamento, o cobre dentro do motor, que não aguentou o esforço. Fumaça saindo da carcaça confirma a queima.",
        ],
        [
          "Portão mudo depois de raio, queda de luz ou chuva indica placa ou fusível queimado, e a caixa pode ter uma mancha escura. Se o motor ronca e não cheira, o defeito pode ser só o capacitor, e disjuntor que cai indica curto.",
          "Se tudo apagou depois de uma tempestade ou de falta de energia, a suspeita é a placa. Motor que zumbe sem cheirar pode ter apenas o capacitor fraco, e disjuntor que desarma é sinal de curto e não deve ser religado.",
          "A placa queimada deixa o portão sem reação, muitas vezes depois de surto ou água na caixa. Zumbido sem cheiro pode ser um capacitor barato, e disjuntor caindo é curto no motor ou no fio.",
          "Já a placa apaga de vez, em geral com chuva ou pico de energia. Nem todo ronco é queima: sem cheiro, o técnico mede primeiro o capacitor, e com o disjuntor caindo, mede a fiação.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o motor ou a placa queimou", "O que queima motor e placa de portão"],
      slots: [
        [
          "O motor queima por esforço: folha pesada, trilho travado ou capacitor fraco o deixam com energia e sem girar, até o verniz do fio derreter. Motor residencial em portão de muito uso queima do mesmo jeito.",
          "Esforço repetido queima o enrolamento, porque a folha prende e o motor continua puxando. O capacitor gasto e as aberturas acima do limite do modelo têm o mesmo efeito.",
          "Portão desequilibrado, roldana presa ou capacitor fraco mantêm o motor com corrente e sem movimento, e ele esquenta até queimar. O uso de prédio em um motor de casa também leva a isso.",
          "Quase sempre o motivo é o peso: a folha trava, o motor força e o fio interno perde a isolação. Capacitor sem força e aberturas demais por hora são as outras causas.",
        ],
        [
          "A placa queima em segundos com surto, raio ou água na caixa. Borne frouxo e fio fino agem devagar: esquentam, derretem o conector e deixam cheiro de plástico.",
          "Na placa, o perigo é o pico de energia, a umidade e às vezes as formigas. Uma emenda malfeita aquece um pouco a cada abertura, até carbonizar o contato.",
          "Surto da rede e infiltração são as causas mais comuns de placa queimada. O mau contato demora mais, porque aquece aos poucos e derrete o borne onde entra o fio.",
          "Raio e água queimam a placa em um instante, enquanto fio fino e emenda frouxa levam meses. Por isso a proteção contra surto e a vedação da caixa são revistas junto.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Cheiro de queimado: o que fazer", "O que fazer com o motor queimado"],
      slots: [
        [
          "Com o disjuntor desligado, siga esta ordem e deixe a tampa fechada. Se houver fogo, não jogue água em parte elétrica: saia e ligue 193.",
          "Corte a energia antes de qualquer outra coisa e não teste de novo com cheiro no ar. Se aparecer chama, afaste-se e chame os bombeiros no 193, sem jogar água.",
          "A primeira ação é desligar o disjuntor, e a tampa fica fechada. Se o fogo ou a fumaça continuar com a energia cortada, saia de perto e ligue 193.",
          "Tirar a energia e não insistir no controle é o que protege a casa. Água em parte elétrica dá choque, então, se o fogo persiste, saia e peça ajuda no 193.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Afaste pessoas e animais e espere o cheiro dissipar, sem abrir a tampa.",
        "Fotografe a etiqueta e a caixa por fora.",
        "Use na mão só o portão de correr ou de abrir, reto e nivelado; o basculante fica fechado.",
        "Anote o que veio antes: chuva, raio, folha pesada ou muitas aberturas.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico descobre o que queimou", "Diagnóstico do motor queimado"],
      slots: [
        [
          "O técnico separa o motor da placa e mede cada um, sem energia. A resistência e a isolação do enrolamento mostram se o motor ainda serve.",
          "Com tudo desligado, motor e placa são medidos em separado, para não culpar um pelo defeito do outro. A isolação do enrolamento dá a resposta sobre o motor.",
          "A medição dos dois, feita com o motor desligado da placa, mostra qual queimou. No motor se medem resistência e isolação, e na placa o fusível, o relé e as trilhas.",
          "O primeiro teste é o do enrolamento, fora da placa e sem tensão. Se ele está bom, o técnico passa ao capacitor, ao fusível e aos relés.",
        ],
        [
          "Fusível e relé têm conserto, e a placa carbonizada é trocada. Antes de ligar a peça nova, a causa é corrigida, seja o peso da folha, a fiação, a umidade ou a falta de protetor.",
          "Uma placa com dano localizado se repara, e a que tem as trilhas carbonizadas é substituída. A peça nova só é ligada depois de resolver o que queimou a antiga, como folha presa ou água.",
          "Se a placa tem reparo, você recebe os dois valores, o do conserto e o da nova. A origem da queima, como folha pesada ou fio ruim, é tratada no mesmo serviço.",
          "Uma peça nova em portão pesado ou caixa úmida queimaria de novo. Por isso o técnico acerta a folha, a fiação ou a vedação antes de entregar o serviço.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Motor queimado: conserto, rebobinagem ou troca", "Motor queimado: quando o novo compensa"],
      slots: [
        [
          "Em motor de casa, rebobinar, que é refazer o enrolamento de cobre, custa perto de um motor novo e mantém o redutor e os rolamentos velhos. A rebobinagem compensa mais em motor grande e recente.",
          "Refazer o enrolamento, a chamada rebobinagem, vale em motor de porte e com pouco uso. No residencial antigo, o resto continua gasto, e o motor novo é a melhor escolha.",
          "A rebobinagem recupera só o fio de cobre, enquanto o redutor, a placa e os rolamentos continuam com a idade que têm. Em motor pequeno, por isso, a troca costuma compensar mais.",
          "Um motor grande pode ser rebobinado, isto é, receber um enrolamento novo. No pequeno isso quase nunca vale, porque o preço fica próximo do de um novo e o serviço leva dias de oficina.",
        ],
        [
          "A troca em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado de {price.heavySwap}. O motor novo tem garantia de {warranty.motor}.",
          "Em residência, o motor novo trocado custa de {price.homeSwap}, e no portão pesado de {price.heavySwap}, com {warranty.motor} de garantia no motor.",
          "O motor novo, já montado, vai de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, e a garantia dele é de {warranty.motor}.",
          "Quem troca paga de {price.homeSwap} em residência ou de {price.heavySwap} em portão pesado, com o serviço incluído, e tem {warranty.motor} de garantia no motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva trocar um motor queimado?",
      answers: [
        "De {time.tilting} no basculante e de {time.sliding} no de correr, com testes e regulagem. Rebobinar demora mais, porque o motor vai para a oficina.",
        "Com o motor novo à mão, são de {time.tilting} no basculante e de {time.sliding} no deslizante. Acertos na folha ou na fiação pedem tempo a mais.",
        "A troca se faz em uma visita, com {time.tilting} de trabalho no basculante e {time.sliding} no portão de correr. Refazer o enrolamento leva dias.",
      ],
    },
    {
      question: "Com o motor novo, preciso trocar os controles?",
      answers: [
        "Só se a placa também mudar. Os kits já trazem placa e controles, e os antigos servem quando o código é aceito.",
        "Nem sempre: se só o motor queimou e a placa continua, os controles seguem os mesmos. Com placa nova, confere-se se o código combina.",
        "Depende da placa. Se ela é mantida, nada muda; se é trocada, os seus controles são regravados quando usam o mesmo código.",
      ],
    },
    {
      question: "Placa queimada estraga o motor?",
      answers: [
        "Em geral não, mas um relé colado pode deixar o motor ligado contra o batente até esquentar. Por isso o disjuntor fica desligado.",
        "Normalmente o motor continua bom. O risco é o relé travado, que mantém o motor com energia sem ninguém mandar.",
        "Raramente. O caso perigoso é o contato do relé que gruda e não desliga mais o motor, e por isso o portão fica sem energia até o reparo.",
      ],
    },
    {
      question: "Posso trocar só a placa queimada por outra marca?",
      answers: [
        "Muitas vezes, sim, porque há placas universais que servem em vários motores comuns. A tensão e o fim de curso, o sensor que manda parar, precisam combinar.",
        "Pode, se ela aceitar o tipo de motor e de fim de curso, que é o sensor de parada. Motor com inversor só trabalha com a placa própria.",
        "Em motor comum, costuma dar. A etiqueta do motor mostra a tensão e o modelo, e por ela se confirma a placa compatível.",
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
