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
      "O PPA Penta é uma linha de motor basculante da PPA, com versão Predial, para portão grande ou garagem de prédio. Vendemos, instalamos e consertamos de forma independente. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
      "O motor Penta, da PPA, move portão basculante maior ou mais usado do que um 1/4 HP comum atende, que é de até {width.quarterHp}. Em prédio, a troca custa de {price.heavySwap}, instalada, e o serviço, independente do fabricante, inclui conferir cabos e contrapeso.",
      "Motor basculante Penta, da PPA, é usado em garagem coletiva e em folha larga, e a etiqueta diz a versão e as peças. O conserto é feito por nós, como assistência independente, e a troca sai de {price.homeSwap} em residência ou de {price.heavySwap} em prédio, com o serviço.",
    ],
    price: [
      "O preço do PPA Penta Predial, na troca em prédio ou portão pesado, fica de {price.heavySwap}, com mão de obra; em casa, de {price.homeSwap}. Se você já comprou o motor, só a instalação parte de {price.installation}.",
      "O preço do motor Penta da PPA depende da versão e da folha: em garagem coletiva, de {price.heavySwap} instalado; em residência, de {price.homeSwap}. Cabos e contrapeso gastos são orçados à parte.",
    ],
    repair: [
      "O conserto do PPA Penta, com peças, é feito por nós como assistência independente: fuso, porca, capacitor, fim de curso e placa, com a folha equilibrada antes. O ajuste em casa parte de {price.preventive}, sem peças; em prédio, a troca do motor fica de {price.heavySwap}.",
      "Motor Penta que esquenta, para na hora de pico ou bate na chegada precisa que se examine primeiro a folha e depois a placa. Peça comum é trocada numa visita, e motor que acabou custa de {price.heavySwap} em portão pesado, com mão de obra.",
    ],
    buying: [
      "Vendemos e instalamos o motor basculante PPA Penta, feito para folha larga ou garagem de prédio, com a versão Predial. A troca, com mão de obra, fica de {price.heavySwap} em portão pesado e de {price.homeSwap} em casa. A largura, o peso da folha e as aberturas na hora de pico definem a versão.",
      "O PPA Penta é indicado para basculante acima do que um 1/4 HP atende, que vai até {width.quarterHp}. Em garagem coletiva, motor e serviço custam de {price.heavySwap}, com {warranty.motor} de garantia no motor.",
      "Para comprar o motor Penta, conte as aberturas por hora e meça a folha, porque ele é feito para uso intenso ou vão largo. A troca em prédio sai de {price.heavySwap}, instalada, e um motor que você já comprou se instala desde {price.installation}.",
    ],
    installation: [
      "A instalação do PPA Penta leva de {time.tilting} em casa e de {time.heavy} em portão pesado, com cabos e contrapeso conferidos antes. Motor e mão de obra ficam de {price.homeSwap} em residência e de {price.heavySwap} em prédio.",
      "Instalar o motor Penta em prédio é serviço combinado com o síndico e leva de {time.heavy}. Na troca, custa de {price.heavySwap}, com mão de obra; motor comprado à parte tem instalação a partir de {price.installation}.",
    ],
    comparison: [
      "Penta e BV Home são motores basculantes da PPA para portes diferentes: o BV Home é de casa, e o Penta tem versões de uso intenso. A quantidade de aberturas decide, e a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em prédio.",
      "Comparado a basculantes prediais de outras marcas, o PPA Penta se avalia por potência, aberturas por hora e peça à venda na região. Folha desequilibrada estraga qualquer um, e a troca em portão pesado custa de {price.heavySwap}.",
    ],
    question: [
      "O motor PPA Penta é uma linha basculante da PPA, com versão Predial, para portão grande ou de prédio, e nós trabalhamos com ele de forma independente. A troca custa de {price.heavySwap} em portão pesado e de {price.homeSwap} em casa, com mão de obra.",
      "Sim, o Penta serve em basculante grande ou de garagem coletiva, porque há versão para uso intenso. Numa casa de pouco uso, um motor menor basta. Em prédio, a troca sai de {price.heavySwap}, instalada.",
    ],
  },
  line: [
    "Em garagem com PPA Penta, o contrapeso certo poupa o motor mais do que qualquer ajuste de força.",
    "O Penta é uma linha basculante da PPA com versão Predial, para uso mais frequente.",
    "Com motor Penta em condomínio, programe a revisão da folha e da máquina {visits.business}.",
  ],
  sections: [
    {
      about: "what",
      headings: ["PPA Penta: basculante de porte maior", "Onde se usa o PPA Penta", "O que é a linha Penta da PPA"],
      slots: [
        [
          "Penta é uma linha da PPA para portão basculante, com uma versão chamada Predial, de uso coletivo. O motor conduz a folha, e quem carrega o peso dela são os cabos e os contrapesos.",
          "A linha Penta move folha basculante maior ou de uso frequente. Sem contrapeso equilibrado, nenhum motor aguenta por muito tempo o peso do portão.",
          "Em prédio, a versão a procurar é a Penta Predial, feita para muitas aberturas. Como em todo basculante, o contrapeso sustenta a folha e o motor só a conduz.",
          "O Penta é um motor de basculante, e Predial é o nome da versão de garagem coletiva. O peso da folha fica nos contrapesos, que precisam estar equilibrados.",
        ],
        [
          "Potência, tensão e versão estão na etiqueta e definem capacitor, fuso e placa. Por isso a etiqueta é lida antes de pedir qualquer peça.",
          "A placa do Penta muda conforme o ano e a versão, mesmo entre motores iguais por fora. Leia a etiqueta, com potência e tensão, antes de comprar uma peça.",
          "A peça é pedida pela versão que está na etiqueta, e não só pelo nome Penta. Placa e capacitor mudam de uma versão para outra.",
          "Leia a etiqueta antes de comprar uma peça, porque a versão e a placa mudam. Fuso e capacitor errados não servem ou duram pouco.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando escolher o PPA Penta", "Penta ou motor residencial", "Penta: porte da folha e uso"],
      slots: [
        [
          "Folha acima de {width.quarterHp} ou garagem de várias famílias passa do que um 1/4 HP de casa atende. Conte as aberturas na hora de pico e compare com os ciclos por hora da ficha do motor.",
          "O Penta é para basculante largo ou de uso frequente. Até {width.quarterHp} e com pouco uso, um motor menor atende e custa menos.",
          "Dois números decidem entre o Penta e o motor residencial: a largura da folha e as aberturas por hora. O 1/4 HP comum vai só até {width.quarterHp}.",
          "Uso intenso ou mais de {width.quarterHp} de largura justifica a linha Penta. Informe quantos carros entram na hora de pico, e indicamos a versão.",
        ],
        [
          "Contrapeso, cabos e coluna são conferidos antes, com reforço se for preciso. Veja também se os controles dos moradores servem na central nova.",
          "Fixação e cabos são vistos antes de montar o motor, porque a folha pesada força os dois. Em garagem coletiva, fotocélula e sinaleiro entram no projeto.",
          "Coluna fraca é reforçada e cabo gasto é trocado antes da montagem. Os controles antigos podem não servir na placa nova, e isso se confere pela etiqueta.",
          "Antes da compra, confira coluna, contrapeso e controles, para não haver custo inesperado no dia. Os controles só servem se a central nova usar o mesmo código.",
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
          "Motor que para na hora de pico e volta a funcionar frio está se protegendo do calor, por excesso de aberturas ou de peso. Folha que desce torta mostra cabos desiguais, e o portão não deve ser usado.",
          "A parada na hora cheia costuma ser aquecimento do motor, que volta sozinho depois de esfriar. Folha torta ou cabo com fio rompido obriga a interditar o portão.",
          "Se o Penta falha só no fim da tarde, o motivo provável é o calor depois de muitas aberturas. Balanço na subida vem de braço, pino ou guia com folga.",
          "Calor no pico e pancada na chegada são os avisos mais comuns num Penta de prédio. Cabo desfiado é motivo para parar o portão na hora.",
        ],
      ],
      bullets: [
        "Parada por calor no pico: folha pesada ou motor pequeno",
        "Folha descendo torta: cabos desiguais, pare de usar",
        "Cabo com fio rompido: pare e peça a troca do par",
        "Pancada na chegada: fim de curso fora do ponto",
        "Solda trincada no braço ou na coluna: pare de usar",
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
          "Uma folha grande exige fotocélula em ordem e sinaleiro visível da calçada. Cabo com fio rompido interdita o portão, e ninguém fica sob a folha erguida.",
          "A fotocélula testada protege quem cruza o vão, e o sinaleiro avisa quem está na calçada. Com cabo ou contrapeso suspeito, isole a área e desligue o disjuntor.",
          "Sensor e aviso luminoso são o mínimo em garagem coletiva. Debaixo da folha ninguém passa enquanto houver defeito, nem para olhar o motor.",
          "O pedestre é protegido pelo sinaleiro, que avisa antes, e pela fotocélula, que para a folha. Um cabo desfiado é motivo de isolar a garagem até o reparo.",
        ],
        [
          "Basculante com defeito não se destrava. A manobra manual é feita só com a folha equilibrada, por pessoa treinada e com o disjuntor desligado.",
          "Treine os funcionários a desligar o disjuntor e a não soltar o basculante com defeito, porque a folha pode descer de uma vez.",
          "Na falta de luz, só quem foi orientado destrava o portão, e apenas com a folha em ordem. O disjuntor é desligado antes.",
          "A chave de destravamento fica com uma pessoa treinada. Um portão com a folha torta ou com cabo frouxo não deve ser solto por ninguém do prédio.",
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
          "A ronda é visual, de longe, sem escada nem ferramenta. Se a folha está torta ou o cabo desfiado, desligue o disjuntor e isole a passagem.",
          "Bastam poucos minutos, uma vez por mês, sem encostar na folha. Anote a data e o horário das falhas, porque ajudam a achar a causa.",
          "A verificação é feita com o portão em uso normal, só olhando e ouvindo. Ruído novo deve ser anotado e contado ao técnico.",
          "O zelador olha os cabos, o movimento e o sinaleiro e anota o que mudou. Aperto, graxa e regulagem são serviço do técnico.",
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
          "O serviço é independente da PPA e começa por cabos, roldanas, contrapesos e guias; fuso, porca e braço são vistos depois. Na maioria das vezes em que o motor esquenta, a causa é a folha pesada.",
          "Sem vínculo com o fabricante, o técnico equilibra a folha antes de examinar a parte elétrica. Cabo gasto é trocado em par, para a folha não descer torta.",
          "A mecânica é examinada antes, com a folha escorada. Fuso, porca e placa são vistos em seguida, e a peça gasta é orçada antes da troca.",
          "De forma independente da marca, o atendimento começa pelo equilíbrio da folha. Um motor que esquenta quase sempre está carregando peso que seria do contrapeso.",
        ],
        [
          "No fim se medem corrente, capacitor e placa, e as paradas são reguladas. Em prédio a revisão é {visits.business}, e em casa, {visits.home}.",
          "A corrente medida na subida mostra se o motor trabalha no limite. Em uso coletivo, a revisão indicada é {visits.business}.",
          "O serviço termina com medição da corrente e várias aberturas de teste. Em garagem coletiva, o intervalo da revisão é {visits.business}.",
          "Paradas, força e fotocélula são testadas antes de o técnico sair. A próxima visita, em prédio, é marcada {visits.business}.",
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
          "Na troca, motor e mão de obra ficam de {price.heavySwap} em prédio ou portão pesado e de {price.homeSwap} em casa. A largura da folha e as aberturas por dia definem a versão do motor.",
          "Em garagem coletiva, a troca do motor custa de {price.heavySwap}, instalada; em residência, de {price.homeSwap}. Quanto maiores a folha e o uso, mais alto fica o valor da troca.",
          "O valor da troca, já com o serviço, vai de {price.homeSwap} em casa e de {price.heavySwap} em prédio. O reforço da coluna, quando preciso, é somado ao preço.",
          "A versão Predial, na troca, sai de {price.heavySwap}, com mão de obra. Numa casa com folha mais leve, a troca do motor fica de {price.homeSwap}.",
        ],
        [
          "Cabos, roldanas e contrapeso gastos são trocados antes e orçados em linhas separadas. Um motor já comprado tem instalação a partir de {price.installation}.",
          "Elétrica e serralheria vêm item por item, para a administração comparar. A instalação avulsa, de motor que já é do cliente, parte de {price.installation}.",
          "Fotocélula, sinaleiro e cadastro de controles são orçados à parte em prédio. O cartão divide o total em até {shop.instalments} vezes.",
          "O serviço em cabo e contrapeso é somado quando a folha precisa dele. O motor novo tem {warranty.motor} de garantia.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual a diferença entre Penta e BV Home?",
      answers: [
        "A diferença entre Penta e BV Home é o porte: o BV Home é residencial, e o Penta tem versões de uso mais frequente, como a Predial.",
        "São linhas basculantes de portes diferentes. Em casa usa-se o residencial; em prédio, o de uso intenso.",
        "Uso e tamanho. Até {width.quarterHp} e com pouco uso, o BV Home atende; acima, entra o Penta.",
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
        "Pode ser a proteção contra calor, que desliga o motor até ele esfriar. A causa costuma ser folha desequilibrada, aberturas demais ou capacitor fraco.",
        "É um aviso de esforço. O técnico mede a corrente e confere o contrapeso antes de condenar o motor.",
        "Nem sempre é defeito: a folha pesada é a causa mais comum. Desligue o disjuntor, deixe o motor esfriar e peça que o contrapeso seja conferido antes de usar de novo.",
      ],
    },
    {
      question: "Posso usar motor residencial no lugar do Penta?",
      answers: [
        "Em garagem coletiva, não: o residencial esquenta na hora de pico e se gasta cedo.",
        "Só se o portão for leve, de até {width.quarterHp}, e de pouco uso.",
        "Em prédio, não. O motor de uso intenso dura bem mais com tantas aberturas.",
      ],
    },
    {
      question: "Quanto tempo leva a troca de um Penta?",
      answers: [
        "A troca de um Penta leva de {time.heavy} em portão pesado e de {time.tilting} em basculante de casa.",
        "Em prédio, de {time.heavy}, com horário combinado com o síndico.",
        "Numa casa, de {time.tilting}. Cabo e contrapeso por trocar somam tempo.",
      ],
    },
  ],
  photo:
    "uma foto da etiqueta do Penta, outra do portão por dentro com cabos e contrapesos e o número de aberturas por dia",
  related: ["ppa", "ppa-bv-home", "basculante", "predio", "contrapeso", "cabo-de-aco"],
  topic: "motor-para-condominio",
};
