import type { Concept } from "#domain/knowledge/concept.ts";

export const peso: Concept = {
  id: "peso",
  kind: "buying",
  label: "Peso do portão",
  phrase: "o peso do portão",
  words: [
    "peso do portão",
    "peso",
    "quantos kg",
    "quantos quilos",
    "quilos",
    "kg",
    "aguenta quantos quilos",
    "capacidade de peso",
    "motor para portão de 300 kg",
    "500 kg",
    "calcular peso do portão",
    "quanto pesa",
  ],
  intent: "question",
  answers: {
    any: [
      "O peso do portão importa para comprar motor porque escolhe o modelo no de correr, em que a ficha traz o limite em quilos e convém um terço de folga. No basculante decidem a largura e o equilíbrio. Em casa a troca fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra.",
      "O peso da folha decide o motor do portão de correr, porque é ele que a máquina põe em movimento: uma folha de 300 kg precisa de motor para 400 kg ou mais. No basculante o contrapeso sustenta, e o motor de 1/4 HP vai até {width.quarterHp} de largura, desde {price.lowest} instalado.",
      "O que importa para comprar o motor, peso ou largura, depende do portão: no de correr contam os quilos, e no basculante, a largura e o equilíbrio. A chapa de aço pesa 7,85 kg por metro quadrado a cada milímetro, e em portão pesado a troca do motor custa de {price.heavySwap}.",
    ],
    "how-to": [
      "Para calcular o peso do portão, multiplique a área pelo peso do material, que na chapa de aço é de 7,85 kg por metro quadrado a cada milímetro, e some um terço pelo quadro e pelas ferragens. Não levante nem pendure a folha, e escolha um motor com um terço de folga.",
      "O peso da folha se calcula sem mover o portão: largura vezes altura, vezes o peso do material, mais a estrutura. Aço tem 7,85 kg por metro quadrado a cada milímetro de espessura, e alumínio, 2,7 kg. Com esse número se escolhe um motor que não trabalhe no limite.",
    ],
    price: [
      "O peso do portão muda o preço do motor quando muda a categoria: em casa a troca fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra. Para basculante de até {width.quarterHp}, o kit sai a partir de {price.lowest}, instalado.",
      "Quanto o peso encarece o motor se vê na troca completa, com mão de obra: folha comum de casa fica em {price.homeSwap}, e folha pesada sobe para {price.heavySwap}. No basculante equilibrado, de até {width.quarterHp}, o peso não muda o kit, que parte de {price.lowest} instalado.",
    ],
    question: [
      "O peso do portão importa na hora de escolher e comprar o motor, porque no de correr o motor empurra a folha inteira, e o limite em quilos da ficha precisa de um terço de folga. No basculante o contrapeso sustenta a folha, e o que conta é a largura, até {width.quarterHp} em 1/4 HP.",
      "Perguntam o peso do portão porque ele define o motor de correr: uma folha de 300 kg precisa de um de 400 kg. No basculante, entre peso ou largura, conta a largura, pois o contrapeso carrega a folha. Em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
    ],
  },
  line: [
    "No deslizante, o motor se escolhe pelo peso; no basculante, pelo equilíbrio da folha.",
    "Chapa de aço pesa cerca de 7,85 kg por metro quadrado a cada milímetro de espessura.",
    "Portão pesado e equilibrado cansa menos o motor que portão leve e torto.",
  ],
  sections: [
    {
      about: "check",
      headings: ["Como calcular o peso do portão", "Peso por área e material", "Estime os quilos sem mover a folha"],
      slots: [
        [
          "Multiplique a área pelo peso do material: a cada milímetro de espessura, o metro quadrado tem 7,85 kg no aço, 2,7 no alumínio e 2,5 no vidro. Nunca levante nem pendure a folha para pesar, porque ela pode cair.",
          "Uma trena e uma conta bastam para estimar os quilos. O aço pesa 7,85 kg por metro quadrado em cada milímetro, o alumínio 2,7 e o vidro 2,5; medir é seguro, mas levantar a folha não é.",
          "A área vezes o material, mais a estrutura, dá o peso aproximado. Use 7,85 para aço, 2,7 para alumínio e 2,5 para vidro, sempre por metro quadrado e por milímetro, e deixe o portão fechado enquanto mede.",
          "Uma folha de 3 por 2 metros em chapa de 1 mm tem 6 metros quadrados e cerca de 47 kg só de chapa. O quadro e as ferragens somam um terço ou mais, e a conta dispensa mover o portão.",
        ],
      ],
      steps: [
        "Com o portão fechado, meça largura e altura em metros e multiplique.",
        "Veja o material e, se souber, a espessura.",
        "Multiplique a área pelo peso do material por metro quadrado.",
        "Some um terço por quadro, revestimento e ferragens.",
        "Mande o resultado com fotos, para a escolha com margem.",
      ],
    },
    {
      about: "what",
      headings: [
        "Quando o peso decide e quando não",
        "Peso em cada tipo de portão",
        "Como o peso age em cada tipo de portão",
      ],
      slots: [
        [
          "No portão de correr, as roldanas sustentam a folha e o motor a empurra, por isso os quilos contam junto com o estado do trilho. No basculante, o contrapeso equilibra a folha, e um portão pesado pode subir leve.",
          "Portão de correr é onde o peso decide, porque o motor vence o atrito da folha inteira sobre o trilho. Com o contrapeso certo, a folha do basculante sobe com pouca força mesmo quando tem revestimento.",
          "O portão de correr exige motor conforme os quilos, e o basculante, conforme o equilíbrio da folha. O limite escrito na ficha supõe trilho plano e roldana boa, condição que muita garagem não tem.",
          "O motor do deslizante sente cada quilo a mais, pois arranca e freia a folha toda. Já no basculante, o contrapeso ou a mola carregam quase todo o peso, e folha desequilibrada cansa mais o motor que folha pesada.",
        ],
        [
          "No portão de abrir, o comprimento da folha funciona como alavanca e conta tanto quanto a massa. O vento numa folha fechada soma esforço, e a coluna precisa ser firme.",
          "Uma folha de girar força o braço do motor pelo comprimento e pelo vento que recebe. A coluna e as dobradiças também precisam aguentar, porque é nelas que o peso fica pendurado.",
          "Em portão que gira, contam o tamanho da folha e a firmeza da coluna, além dos quilos. Chapa fechada ainda pega vento, e por isso precisa de mais força que uma grade da mesma medida.",
          "Comprimento e vento decidem no portão de abrir, antes mesmo dos quilos. Quanto mais longa a folha, maior é o esforço na coluna, nas dobradiças e no braço do motor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Que motor para cada peso", "Escolha do motor com margem de peso", "Do peso ao motor certo"],
      slots: [
        [
          "Deixe um terço de folga sobre o peso calculado, porque trilho e roldana pioram com o tempo: 300 kg levam a motor de 400, e 600 kg, a um de 800. No basculante, o motor de 1/4 HP serve até {width.quarterHp}.",
          "O limite do catálogo não é a medida de uso diário. Uma folha de 300 kg fica bem com motor de 400 kg, e um basculante de até {width.quarterHp}, com 1/4 HP.",
          "Some um terço ao peso da folha e procure o motor por esse total: 450 kg de folha levam a 600 kg de motor. O basculante se escolhe pela largura, até {width.quarterHp} no 1/4 HP.",
          "Motor que trabalha abaixo do máximo esquenta menos e dura mais, e por isso a sobra de um terço compensa. A exceção é o basculante, em que vale a largura: {width.quarterHp} é a medida do 1/4 HP.",
        ],
      ],
      bullets: [
        "Até 200 kg: motor de 300 kg ou mais",
        "300 kg: motor de 400 kg ou mais",
        "600 kg: motor de 800 kg ou mais",
        "Rampa ou trilho ruim: correção antes de instalar o motor",
        "Muitas aberturas por hora: motor de uso intenso",
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de portão pesado demais",
        "Quando o peso passou do limite",
        "Sinais de motor forçado pelo peso",
      ],
      slots: [
        [
          "Motor quente, partida lenta e folha que para no meio mostram peso acima do que o motor move bem. Revestimento novo ou madeira molhada acrescentam quilos que não estavam na regulagem.",
          "O excesso de peso aparece em engrenagem gasta cedo, calor na carcaça e perda de velocidade. Uma chapa soldada depois ou um revestimento de madeira bastam para passar do limite.",
          "Quando o portão ronca, esquenta e perde ritmo, o motor faz mais esforço do que foi previsto. É comum isso começar depois de revestir a folha, ou em época de chuva, quando a madeira encharca.",
          "Calor e lentidão são os primeiros avisos de um motor sobrecarregado. Porcelanato, chapa e madeira postos depois da instalação acrescentam peso, e a capacidade precisa ser conferida de novo.",
        ],
        [
          "Acertar contrapeso, cabo ou mola é serviço do técnico, com a folha escorada. Se o basculante despenca ou sobe sozinho, desligue o disjuntor e mantenha todos longe.",
          "No basculante, nunca mexa no contrapeso por conta própria, porque a folha pode cair. Quando ela não para onde é deixada, desligue o disjuntor e chame o técnico.",
          "Contrapeso, cabo e mola ficam com o técnico, que escora a folha antes de tocar neles. Portão que sobe ou desce sozinho não deve ser usado até o acerto.",
          "Folha fora de equilíbrio deve ficar parada, com o disjuntor desligado e ninguém embaixo. O acerto do contrapeso exige escora e é feito pelo técnico.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Como o peso muda o preço", "Preço para portão leve e pesado", "Peso do portão e preço do motor"],
      slots: [
        [
          "Em casa, com peso comum, a troca do motor vai de {price.homeSwap}; em portão pesado, de {price.heavySwap}, com mão de obra. O tempo de serviço passa de {time.sliding} para {time.heavy}.",
          "A troca com o serviço incluído fica em {price.homeSwap} no peso residencial e em {price.heavySwap} na categoria pesada, que usa motor maior e leva {time.heavy}.",
          "Uma folha comum paga de {price.homeSwap} na troca do motor, e uma pesada, de {price.heavySwap}, com mão de obra nos dois casos. A pesada também demora mais: o trabalho leva {time.heavy}.",
          "O motor trocado custa de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, já instalado. A diferença vem do tamanho da máquina e do tempo, que chega a {time.heavy.max} horas no portão pesado.",
        ],
        [
          "Às vezes compensa gastar na folha em vez de comprar motor maior: roldana, trilho e contrapeso em ordem reduzem o esforço. O ajuste em casa parte de {price.preventive}, sem peças.",
          "Antes de pagar por um motor mais forte, confira o trilho e as roldanas, que podem ser a causa do esforço. A regulagem em residência custa a partir de {price.preventive}, sem peças.",
          "Deixar a folha leve na mão pode sair mais em conta que subir de categoria. O serviço de ajuste, em casa, começa em {price.preventive}, sem contar as peças.",
          "Um portão que corre livre trabalha bem com um motor menor, o que torna a regulagem um bom gasto. Em residência, a visita parte de {price.preventive}, sem peças.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei quantos quilos pesa o meu portão?",
      answers: [
        "Para saber quantos quilos pesa o portão, multiplique a área pelo material e some um terço de estrutura. Chapa de aço tem 7,85 kg por metro quadrado a cada milímetro.",
        "Pela conta de área vezes material, mais o quadro. Com largura, altura e material o técnico também estima o peso por você.",
        "Multiplique os metros quadrados por 7,85 kg para cada milímetro de aço e some um terço. Grade pesa bem menos, porque tem vãos.",
      ],
    },
    {
      question: "Motor de 1/4 HP aguenta quantos quilos?",
      answers: [
        "Motor de 1/4 HP no basculante se mede por largura, até {width.quarterHp} com folha equilibrada, e não por quilos.",
        "Depende do tipo de portão. No de correr vale o máximo em quilos da ficha do modelo; no basculante, a largura da folha.",
        "No basculante, o limite é de {width.quarterHp} de largura, com o contrapeso em ordem. No deslizante, a capacidade em quilos está na etiqueta.",
      ],
    },
    {
      question: "Revesti o portão de madeira. O motor ainda serve?",
      answers: [
        "Depois de revestir o portão de madeira, o motor pode não servir: no basculante refaz-se o contrapeso, e no de correr conferem-se as roldanas e a capacidade.",
        "Serve só depois de acertar o equilíbrio da folha, porque a madeira pesa e ainda absorve água da chuva.",
        "Talvez. Some o peso do revestimento ao da folha e veja se a capacidade do motor ainda fica um terço acima.",
      ],
    },
    {
      question: "Posso usar um motor no limite de peso do catálogo?",
      answers: [
        "Usar motor no limite de peso do catálogo não convém, porque esse número supõe trilho plano e roldana boa.",
        "É melhor evitar. No limite, qualquer sujeira no trilho já sobrecarrega o motor.",
        "Não é recomendável. Um terço de folga faz o motor esquentar menos e durar mais.",
      ],
    },
    {
      question: "Portão pesado precisa de dois motores?",
      answers: [
        "Portão pesado precisa de dois motores só em alguns casos, como basculante muito largo ou portão de abrir com duas folhas.",
        "No portão de correr, não: usa-se um motor só, de capacidade maior.",
        "Raramente. Um basculante largo puxado só de um lado torce, e nesse caso são instalados dois.",
      ],
    },
  ],
  photo: "a largura, a altura e o material do portão, com fotos por dentro e por fora",
  related: ["potencia", "pesado", "medidas", "contrapeso", "roldana", "deslizante"],
  topic: "motor-para-portao-pesado",
};
