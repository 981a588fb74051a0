import type { Concept } from "#domain/knowledge/concept.ts";

export const ppaPenta: Concept = {
  id: "ppa-penta",
  kind: "model",
  label: "PPA Penta",
  phrase: "o PPA Penta",
  words: ["penta", "ppa penta", "motor penta", "motor ppa penta", "penta predial", "bv penta", "ppa penta predial"],
  gates: ["basculante"],
  intent: "buying",
  answers: {
    any: [
      "PPA Penta é uma linha de motor basculante da PPA, com versão Predial, para portão grande ou de garagem de prédio. Trabalhamos com ele de forma independente, na venda, instalação e conserto: a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
      "O motor Penta, da PPA, move portão basculante de porte ou uso maior que o de um 1/4 HP comum, limitado a {width.quarterHp}. Vendemos, instalamos e consertamos como serviço independente, e em prédio a troca custa de {price.heavySwap}, instalada.",
      "Motor basculante Penta da PPA aparece em garagem coletiva e folha larga; a etiqueta diz versão e peças. O conserto é nosso, independente, e trocar sai de {price.homeSwap} em residência ou {price.heavySwap} em prédio, com serviço.",
    ],
    price: [
      "O preço do PPA Penta Predial, na troca em prédio ou portão pesado, fica de {price.heavySwap}, com mão de obra; em casa, de {price.homeSwap}. Se o motor já é seu, a instalação parte de {price.installation}.",
      "Quanto custa o motor Penta da PPA segue a versão e a folha: garagem coletiva, de {price.heavySwap} instalado; residência, de {price.homeSwap}. Cabos e contrapeso gastos somam à parte.",
    ],
    repair: [
      "Conserto e peças do PPA Penta são conosco, como assistência independente: fuso, porca, capacitor, fim de curso e placa, com a folha equilibrada antes. O ajuste em casa parte de {price.preventive}, sem peças; em prédio, a troca do motor fica de {price.heavySwap}.",
      "Motor Penta que esquenta, para no pico ou bate na chegada pede exame da folha e da central. Peça comum se troca numa visita, e motor que acabou custa de {price.heavySwap} em portão pesado, com mão de obra.",
    ],
    buying: [
      "O motor basculante PPA Penta, com versão Predial para prédio, fica na troca de {price.heavySwap} em portão pesado e de {price.homeSwap} em casa, com mão de obra. Escolha pela largura, pelo peso e pelas aberturas na hora de pico.",
      "Vendemos e instalamos PPA Penta, para basculante acima do porte de 1/4 HP, que vai até {width.quarterHp}. Em garagem coletiva, motor e serviço custam de {price.heavySwap}, com {warranty.motor} de garantia no motor.",
      "Para comprar motor Penta, conte as aberturas e meça a folha: uso intenso ou vão largo pede a linha. A troca em prédio sai de {price.heavySwap}, instalada, e motor que você comprou se instala desde {price.installation}.",
    ],
    installation: [
      "Instalamos o PPA Penta em {time.tilting} em casa e {time.heavy} em portão pesado, com cabos e contrapeso conferidos antes. Motor e mão de obra ficam de {price.homeSwap} em residência e de {price.heavySwap} em prédio.",
      "A instalação do motor Penta em prédio é combinada com o síndico e leva de {time.heavy}. Na troca custa de {price.heavySwap}; motor comprado à parte tem mão de obra a partir de {price.installation}.",
    ],
    comparison: [
      "Penta e BV Home são motores basculantes da PPA para portes diferentes: BV Home é de casa, e o Penta tem versões de uso intenso. O fluxo decide, e a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em prédio.",
      "Comparado a basculantes prediais de outras marcas, o PPA Penta se avalia por potência, ciclos e peça na região. Folha desequilibrada derruba qualquer um, e a troca em portão pesado custa de {price.heavySwap}.",
    ],
    question: [
      "O motor PPA Penta é uma linha basculante da PPA, com versão Predial, para portão grande ou de prédio, e nós trabalhamos com ele de forma independente. A troca custa de {price.heavySwap} em portão pesado e de {price.homeSwap} em casa, com mão de obra.",
      "Sim, o Penta serve em basculante grande ou de garagem coletiva, porque há versão para uso intenso. Casa de uso leve fica bem com motor menor; em prédio a troca sai de {price.heavySwap}, instalada.",
    ],
  },
  line: [
    "Em garagem com PPA Penta, o contrapeso certo poupa o motor mais do que qualquer ajuste de força.",
    "O Penta é linha basculante da PPA com versão Predial, para uso mais frequente.",
    "Com motor Penta em condomínio, programe a revisão da folha e da máquina {visits.business}.",
  ],
  sections: [
    {
      about: "what",
      headings: ["PPA Penta: basculante de porte maior", "Onde se usa o PPA Penta", "O que é a linha Penta da PPA"],
      slots: [
        [
          "Penta é uma linha da PPA para portão basculante, com versão chamada Predial, de uso coletivo. O motor conduz, e cabos e contrapesos carregam a folha.",
          "A linha move folha basculante maior ou de uso frequente. Sem contrapeso equilibrado, nenhum motor aguenta carregar o peso sozinho.",
          "Em prédio, o nome a procurar é Penta Predial. O princípio é o de todo basculante: contrapeso sustenta, motor conduz.",
          "Penta é basculante, e Predial, a versão de garagem coletiva. O peso fica no contrapeso.",
        ],
        [
          "Potência, tensão e versão estão na etiqueta e mudam capacitor, fuso e placa. Por isso ela vem antes de qualquer peça.",
          "Duas máquinas Penta lado a lado podem ter placas diferentes. A etiqueta desfaz a dúvida.",
          "A peça se pede pela versão da etiqueta, e não pelo nome Penta.",
          "Leia a etiqueta antes de comprar peça. Versão e geração da placa mudam.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando escolher o PPA Penta", "Penta ou motor residencial", "Penta: porte da folha e uso"],
      slots: [
        [
          "Folha acima de {width.quarterHp} ou garagem de várias famílias passa do que um 1/4 HP de casa atende. Conte as aberturas no pico e compare com os ciclos por hora da ficha.",
          "O Penta é para basculante largo ou de uso frequente. Até {width.quarterHp} e uso leve, motor menor atende e custa menos.",
          "Dois números decidem entre Penta e residencial: largura e aberturas por hora. O 1/4 HP para em {width.quarterHp}.",
          "Uso intenso ou mais de {width.quarterHp} de largura pede a linha. Peça a versão indicada para o seu fluxo.",
        ],
        [
          "Contrapeso, cabos e coluna são conferidos antes, com reforço se preciso. Veja se os controles dos moradores servem na central nova.",
          "Fixação e cabos vêm antes do motor. Fotocélula e sinaleiro entram em garagem coletiva.",
          "Coluna fraca se reforça, e cabo gasto se troca antes. Controles antigos podem não servir.",
          "Antes da compra, confira coluna, contrapeso e controles. Isso evita surpresa no dia.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Desgaste no Penta de uso intenso",
        "O que observar em um Penta de garagem coletiva",
        "PPA Penta: sinais de que falta revisão",
      ],
      slots: [
        [
          "Motor que para no pico e volta frio está se protegendo do calor, por excesso de ciclos ou de peso. Folha que desce torta mostra cabos desiguais, e o portão sai de uso.",
          "Parada na hora cheia é aquecimento. Folha torta ou cabo com fio rompido interdita o portão.",
          "Se falha só no fim da tarde, some as aberturas. Balanço na subida aponta para braço, pino ou guia.",
          "Calor no pico e pancada na chegada são os avisos comuns. Cabo desfiado é caso de parar.",
        ],
      ],
      bullets: [
        "Parada por calor no pico: folha pesada ou motor pequeno",
        "Folha descendo torta: cabos desiguais, pare",
        "Cabo com fio rompido: pare e troque o par",
        "Pancada na chegada: fim de curso",
        "Solda trincada no braço ou coluna: pare",
      ],
    },
    {
      about: "safety",
      headings: [
        "Basculante de prédio com Penta: segurança",
        "Segurança na garagem com motor Penta",
        "Cuidados com pessoas e carros no portão Penta",
      ],
      slots: [
        [
          "Folha grande exige fotocélula em ordem e sinaleiro visível da calçada. Cabo com fio rompido interdita o portão, e ninguém fica sob a folha erguida.",
          "Fotocélula testada e sinaleiro avisam e protegem. Com cabo ou contrapeso suspeito, isole a área e desligue o disjuntor.",
          "Sensor e aviso luminoso são o mínimo em garagem coletiva. Debaixo da folha ninguém passa, nem para olhar o motor.",
          "Pedestre é protegido por sinaleiro e fotocélula. Cabo desfiado é motivo de isolar.",
        ],
        [
          "Basculante com defeito não se destrava; a manobra manual, só com folha equilibrada e por pessoa treinada. O disjuntor é desligado antes.",
          "Treine a portaria a desligar o disjuntor e a não soltar o basculante com defeito.",
          "Na falta de luz, só quem foi orientado mexe, e apenas com a folha em ordem.",
          "A chave fica com pessoa treinada. Folha torta ou cabo frouxo não se solta.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Rotina do zelador com o PPA Penta",
        "Verificação mensal no Penta, sem ferramenta",
        "O que conferir em um portão com Penta",
      ],
      slots: [
        [
          "A ronda é visual, de longe, sem escada nem ferramenta. Folha torta ou cabo desfiado: disjuntor desligado e passagem isolada.",
          "Poucos minutos, uma vez por mês, sem encostar na folha. Anote data e horário das falhas.",
          "São observações com o portão em uso normal. Ruído novo vai para o caderno.",
          "O zelador olha e anota. O que for mecânico é do técnico.",
        ],
      ],
      steps: [
        "Olhe os cabos de longe, dos dois lados.",
        "Observe uma subida e uma descida completas.",
        "Limpe as lentes da fotocélula.",
        "Veja se o sinaleiro acende.",
        "Fotografe a etiqueta do Penta e guarde no celular.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Assistência independente para Penta",
        "O técnico no PPA Penta do prédio",
        "Manutenção do motor Penta",
      ],
      slots: [
        [
          "O serviço é independente da PPA: cabos, roldanas, contrapesos e guias vêm primeiro, depois fuso, porca e braço. O peso da folha explica a maior parte do calor.",
          "Sem vínculo com o fabricante, o técnico equilibra a folha antes da parte elétrica. Cabo gasto se troca em par.",
          "A mecânica vem antes, com a folha segura. Depois fuso, porca e placa são vistos.",
          "De forma independente, começa-se pelo equilíbrio. Motor que esquenta quase sempre carrega peso.",
        ],
        [
          "Por fim corrente, capacitor e placa são medidos, e as paradas, reguladas. Em prédio a revisão é {visits.business}, e em casa, {visits.home}.",
          "A corrente medida na subida mostra se o motor trabalha no limite. Revise {visits.business} em uso coletivo.",
          "Medição e ciclos de teste encerram. O intervalo é {visits.business} em garagem coletiva.",
          "Curso, força e fotocélula saem testados. A próxima visita é {visits.business} em prédio.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa um Penta instalado",
        "O que entra no preço do Penta",
        "Penta: preço do motor e da instalação",
      ],
      slots: [
        [
          "Na troca, motor e mão de obra ficam de {price.heavySwap} em prédio ou portão pesado e de {price.homeSwap} em casa. Largura e aberturas por dia definem a versão.",
          "Em garagem coletiva, a troca custa de {price.heavySwap}, instalada; em residência, de {price.homeSwap}.",
          "De {price.homeSwap} em casa a {price.heavySwap} em prédio, com serviço. Reforço de coluna soma.",
          "A versão Predial, na troca, sai de {price.heavySwap}. Casa fica em {price.homeSwap}.",
        ],
        [
          "Cabos, roldanas e contrapeso gastos são trocados antes, em linhas separadas. Motor já comprado tem instalação a partir de {price.installation}.",
          "Elétrica e serralheria vêm por item, para a administração comparar. A instalação avulsa parte de {price.installation}.",
          "Fotocélula, sinaleiro e cadastro entram à parte em prédio. O cartão divide em até {shop.instalments} vezes.",
          "Serviço em cabo e contrapeso soma quando preciso. A garantia é de {warranty.motor} no motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual a diferença entre Penta e BV Home?",
      answers: [
        "A diferença entre Penta e BV Home é o porte: BV Home é residencial, e Penta tem versões de uso mais frequente, como a Predial.",
        "São linhas basculantes de portes diferentes. Casa fica com o residencial, prédio com o de uso intenso.",
        "Uso e tamanho. Até {width.quarterHp} e pouco uso, BV Home.",
      ],
    },
    {
      question: "De quanto em quanto tempo revisar um Penta?",
      answers: [
        "Revise o Penta {visits.home} em casa e {visits.business} em condomínio ou comércio.",
        "A referência é {visits.business} em uso coletivo. O zelador faz a ronda visual entre as visitas.",
        "Em prédio, {visits.business}, com cabos e fuso examinados.",
      ],
    },
    {
      question: "O Penta esquenta e para. É defeito?",
      answers: [
        "O Penta que esquenta e para pode estar em proteção térmica: folha desequilibrada, excesso de ciclos ou capacitor fraco.",
        "É um aviso. O técnico mede a corrente e confere o contrapeso.",
        "Nem sempre é defeito do motor. A folha pesada é a causa comum.",
      ],
    },
    {
      question: "Posso usar motor residencial no lugar do Penta?",
      answers: [
        "Motor residencial no lugar do Penta não serve em garagem coletiva: esquenta e gasta cedo.",
        "Só se o portão for leve, de até {width.quarterHp}, e de pouco uso.",
        "Em prédio, não. O de uso intenso dura bem mais.",
      ],
    },
    {
      question: "Quanto tempo leva a troca de um Penta?",
      answers: [
        "A troca de um Penta leva de {time.heavy} em portão pesado e {time.tilting} em basculante de casa.",
        "Em prédio, {time.heavy}, com horário combinado com o síndico.",
        "De {time.tilting} em casa. Cabo e contrapeso por trocar somam tempo.",
      ],
    },
  ],
  photo:
    "uma foto da etiqueta do Penta, outra do portão por dentro com cabos e contrapesos e o número de aberturas por dia",
  related: ["ppa", "ppa-bv-home", "basculante", "predio", "contrapeso", "cabo-de-aco"],
  topic: "motor-para-condominio",
};
