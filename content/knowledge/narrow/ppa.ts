import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const ppa: NarrowConcept[] = [
  {
    id: "ppa-e-bom",
    broader: "ppa",
    label: "PPA é bom?",
    phrase: "saber se o motor PPA é bom",
    asks: [
      "ppa bom",
      "ppa boa",
      "ppa vale pena",
      "ppa presta",
      "ppa confiável",
      "opinião ppa",
      "ppa boa marca",
      "ppa compensa",
      "ppa pontos fortes fracos",
      "motores ppa pontos fortes",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Sim, o motor PPA é bom: a marca é brasileira, tem modelos para basculante, de correr e de abrir, e as peças são fáceis de achar. Com a folha leve e revisão, dura de {trade.life}. Dá problema quando um modelo de casa é posto em portão pesado ou de prédio. A troca em casa fica de {price.homeSwap}.",
        "O motor PPA presta, por dois motivos: as peças se acham em qualquer loja de automação, e há modelo para todo tipo de portão. Com a folha equilibrada, ele dura de {trade.life}. Em portão desequilibrado, o motor de qualquer marca dura pouco. A troca em casa fica de {price.homeSwap}.",
        "PPA é uma boa marca de motor de portão, com placa, capacitor e controle fáceis de achar, e compensa comprar se o modelo aguenta a sua folha. Espere de {trade.life} de uso em casa; outra marca só vale mais se os controles e a central que você tem já forem dela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["PPA: pontos a favor e contra", "Quando escolher PPA e quando escolher outra"],
        slots: [
          [
            "Nenhuma marca é a melhor em todo portão. Estes são os pontos a favor e contra a PPA.",
            "A escolha fica entre o que a marca oferece e o que você já tem em casa.",
            "Leia os prós e os contras pensando no seu portão.",
          ],
        ],
        bullets: [
          "A favor: motor para folha que sobe, corre e gira",
          "A favor: peça e assistência em toda a Grande São Paulo",
          "A favor: JetFlex, com inversor, que para suave",
          "Contra: nomes parecidos usam peças diferentes",
          "Contra: placa de inversor só da própria linha, mais cara",
        ],
      },
      {
        about: "what",
        headings: ["Como é a linha de motores PPA", "BV, DZ, Penta e JetFlex: o que significam"],
        slots: [
          [
            "BV é basculante vertical, DZ é deslizante, e o pivotante leva um braço por folha; o Penta costuma estar em basculante maior. JetFlex é o nome dos rápidos, com inversor, a eletrônica que acelera e freia.",
            "As letras ajudam: DZ para portão de correr, BV para o que sobe, Penta em basculante de prédio. JetFlex quer dizer inversor, que dá partida e parada suaves.",
            "No de correr a PPA usa DZ, no basculante BV, e Penta nos maiores. O JetFlex, com inversor, corre no meio e chega devagar.",
          ],
          [
            "Casa e prédio usam linhas diferentes, porque o motor de casa esquenta quando abre muitas vezes seguidas. O peso máximo e as aberturas por hora estão na ficha.",
            "Garagem de prédio precisa da linha de uso intenso. A ficha mostra o peso máximo e os ciclos por hora, as aberturas que o motor aguenta.",
            "O motor de casa não aguenta o movimento de um prédio. Confira na ficha os ciclos por hora e o peso máximo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quanto dura", "Preço e vida útil do PPA"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o JetFlex, que é PPA, custa {price.jetflex} instalado e abre em {opening.jetflex}. Em outros portões, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} no pesado, em marcas de mesmo porte.",
            "O kit PPA JetFlex para basculante até {width.quarterHp} sai por {price.jetflex}, montado, com abertura em {opening.jetflex}. A troca nos demais vai de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
            "No basculante de até {width.quarterHp}, o JetFlex custa {price.jetflex} instalado e abre em {opening.jetflex}. Nos portões de correr e de abrir, a troca em casa fica de {price.homeSwap}, e em folha pesada, de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "PPA ou Garen: qual é melhor?",
        answers: [
          "As duas têm motores de casa parecidos. Escolha PPA se quer a versão rápida, com inversor, e Garen se o preço instalado do equivalente for menor.",
          "Nenhuma vence sempre. Compare potência, velocidade e os controles que você já tem.",
        ],
      },
      {
        question: "PPA ou Rossi: qual é melhor?",
        answers: [
          "No de correr as duas têm bons modelos, e decide o preço instalado. Em basculante, a PPA tem mais versões.",
          "Escolha Rossi se quer um deslizante simples, e PPA se quer mais versões ou a linha rápida.",
        ],
      },
      {
        question: "Qual é o defeito mais comum do motor PPA?",
        answers: [
          "São os mesmos de qualquer motor: capacitor fraco, fim de curso fora do lugar, porca do fuso gasta e placa com umidade.",
          "Não há um defeito próprio da marca. O capacitor fraco e a porca do fuso gasta são os mais comuns.",
        ],
      },
      {
        question: "O motor PPA tem garantia?",
        answers: [
          "Comprado e instalado por nós, {warranty.motor} no motor e {warranty.installation} na instalação.",
          "São {warranty.motor} no motor que vendemos e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
  {
    id: "ppa-dz",
    broader: "ppa",
    label: "PPA DZ (portão de correr)",
    phrase: "o motor PPA da linha DZ",
    asks: [
      "ppa deslizante preço",
      "ppa correr preço",
      "motor ppa deslizante preço",
      "motor ppa correr preço",
      "ppa deslizante",
      "ppa correr",
      "ppa dz",
      "dz fort",
      "dz ppa preço",
      "ppa fort",
      "motor dz ppa",
      "ppa eurus",
      "ppa dz aguenta",
      "ppa dz fort eurus",
      "ppa dz eurus",
      "qual ppa dz aguenta folha",
    ],
    intent: "buying",
    answers: {
      any: [
        "PPA DZ é a família de motores da PPA para portão de correr, o deslizante: o DZ Home é o de casa com folha leve, e o DZ Rio, o de folha mais pesada ou mais usada. A etiqueta deve passar um terço do peso da folha, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Nos motores PPA, DZ significa deslizante, o de portão de correr: fica no piso e empurra a folha pela cremalheira, a barra de dentes. As versões mudam em quilos e em aberturas por hora. A troca custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
        "O motor PPA deslizante, o DZ, se escolhe pela folha: Home ou Rio em portão de casa, versão de uso intenso em chapa pesada ou entrada coletiva. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
      ],
      price: [
        "O preço do motor PPA deslizante, o DZ, fica de {price.homeSwap} na troca em casa, com motor e mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. Folha leve, com base e cremalheira já prontas, fica no começo da faixa. Se você já comprou o motor, só a instalação custa a partir de {price.installation}.",
        "O motor PPA DZ, de portão de correr, custa de {price.homeSwap} na troca em casa, já instalado, e de {price.heavySwap} em portão pesado. O DZ Home sai por menos que o Rio, e o Jet Rio, que é rápido, por mais. Quem já tem o motor paga só a instalação, a partir de {price.installation}.",
      ],
      repair: [
        "Motor PPA da linha DZ que gira e não anda, passa do ponto ou não responde se conserta no local: engrenagem, ímã do fim de curso, capacitor ou placa. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Consertamos PPA DZ como assistência independente, da cremalheira à placa. O ajuste em residência começa em {price.preventive}, fora peças; roncando parado, desligue o disjuntor até a medição.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual PPA DZ serve no seu portão", "DZ Home, Rio ou uso intenso: como decidir"],
        slots: [
          [
            "O nome indica a linha, e a etiqueta confirma os quilos. Deixe um terço de folga: folha de 300 kg pede motor de 400 kg.",
            "Compare o seu portão com cada linha e confirme a capacidade na etiqueta, um terço acima do peso da folha.",
            "A folha e o uso escolhem a linha. Na etiqueta, os quilos devem passar do peso da folha em um terço.",
          ],
        ],
        bullets: [
          "Grade ou alumínio, uma família: DZ Home",
          "Chapa fechada, madeira ou mais aberturas: DZ Rio, pelo número da versão",
          "Espera na rua preocupa: Jet Rio, com inversor",
          "Prédio ou comércio: Condominium ou outra de uso intenso, pelos ciclos por hora",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço de um PPA DZ", "O que entra no valor"],
        slots: [
          [
            "Na troca, você paga motor, controles e mão de obra: a base firme, a fiação e a cremalheira de mesmo passo continuam. Em portão que ainda é manual, somam-se a base, os metros de cremalheira, o ponto de energia e a fotocélula.",
            "O que mais mexe no valor é a versão do motor. Depois vêm os metros de cremalheira, a base e o ponto de energia, que só são cobrados quando faltam.",
            "Motor, controles e mão de obra formam o preço da troca. Base, cremalheira por metro, energia e fotocélula entram quando o portão não tem, cada uma em sua linha do orçamento.",
          ],
          [
            "O motor comprado conosco tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "A garantia é de {warranty.motor} no motor vendido por nós e de {warranty.installation} na instalação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o DZ é instalado", "A instalação do PPA deslizante"],
        slots: [
          [
            "A folha precisa correr leve na mão e ter batente nas duas pontas. A montagem leva de {time.sliding} em casa e de {time.heavy} em portão pesado, e entre a engrenagem do motor e a cremalheira ficam {rack.clearance} de folga.",
            "Trilho, roldanas e batentes são conferidos antes do motor. Depois o técnico fixa a cremalheira, com {rack.clearance} de folga da engrenagem, e regula as paradas. Conte de {time.sliding} em casa e de {time.heavy} em folha pesada.",
            "Com o trilho em ordem, a montagem leva de {time.sliding} em casa e de {time.heavy} em portão pesado. A cremalheira fica a {rack.clearance} da engrenagem do motor, igual em todo o percurso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ é basculante ou de correr?",
        answers: [
          "De correr: DZ identifica os deslizantes da PPA, e BV, o basculante vertical.",
          "É deslizante, com cremalheira. Portão que sobe usa a linha BV.",
        ],
      },
      {
        question: "Quantos quilos aguenta um PPA DZ?",
        answers: [
          "O que a etiqueta da versão disser, usado até três quartos: um DZ de 400 kg leva bem uma folha de 300.",
          "O limite está na etiqueta de cada versão. Deixe um terço de sobra: folha de 300 kg, motor de 400.",
        ],
      },
      {
        question: "Dá para aproveitar a cremalheira do motor antigo?",
        answers: [
          "Dá, se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste.",
          "Muitas vezes, sim. Dente gasto estraga a engrenagem nova, e aí se troca.",
        ],
      },
      {
        question: "DZ serve em condomínio?",
        answers: [
          "Só nas versões de uso intenso, que aguentam as aberturas da hora de pico. A de casa esquenta e desarma.",
          "Sim, na versão certa, com revisão {visits.business}. As de casa, não.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e, se houver, a etiqueta do motor atual",
  },
  {
    id: "ppa-bv",
    broader: "ppa",
    label: "PPA BV (basculante)",
    phrase: "o motor PPA basculante",
    asks: [
      "ppa bv",
      "ppa basculante",
      "basculante ppa",
      "ppa basculante preço",
      "motor ppa basculante preço",
      "bv ppa preço",
      "basculante vertical ppa",
      "kit basculante ppa",
      "kit motor basculante ppa",
      "kit basculante ppa preço",
      "kit motor basculante ppa preço",
      "kit basculante ppa instalado",
      "kit basculante ppa instalado preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "PPA BV quer dizer basculante vertical: é o motor PPA para portão que sobe, como BV Home e BV Potenza, preso em pé na coluna. O kit basculante PPA JetFlex, de 1/4 HP, custa {price.jetflex} instalado em folha de até {width.quarterHp} e abre em {opening.jetflex}.",
        "Qual motor PPA BV usar no basculante depende da largura: até {width.quarterHp}, o de 1/4 HP; acima, versão mais potente, como a Potenza. O kit basculante PPA com preço fechado é o JetFlex, de {price.jetflex} instalado, com abertura em {opening.jetflex}.",
        "O motor BV da PPA é o basculante vertical, de fuso, para portão que sobe, em versões como Home e Potenza. Para folha de até {width.quarterHp}, o kit PPA JetFlex sai por {price.jetflex}, com instalação, e abre em {opening.jetflex}. Trocar outro BV em casa fica de {price.homeSwap}.",
      ],
      price: [
        "O motor PPA para portão basculante tem preço fechado no kit JetFlex: {price.jetflex} instalado, com entrega, em folha de até {width.quarterHp}. Ele tem 1/4 HP e abre em {opening.jetflex}. Os outros basculantes da PPA, da linha BV, custam de {price.homeSwap} na troca em casa, com mão de obra, conforme a potência.",
        "O preço do motor PPA basculante depende da versão. O kit JetFlex, para folha de até {width.quarterHp}, custa {price.jetflex}, com instalação e controles. A linha BV, como a Home e a Potenza, fica de {price.homeSwap} na troca em casa, com mão de obra. Folha maior usa a versão mais forte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual PPA BV usar no seu portão", "PPA BV pelo tamanho da folha"],
        slots: [
          [
            "A largura da folha decide a potência, e a altura decide o tamanho do motor.",
            "Meça a folha antes de olhar o nome da versão.",
            "Estas quatro linhas resolvem quase todo basculante.",
          ],
        ],
        bullets: [
          "Até {width.quarterHp}, folha equilibrada: 1/4 HP",
          "De 3 a 3,5 metros: versão mais potente, com contrapeso acertado",
          "Rua movimentada ou espera na calçada: JetFlex, com inversor",
          "Prédio: versão de uso intenso, pelos ciclos por hora da ficha",
        ],
      },
      {
        about: "visit",
        headings: ["Instalação do PPA BV na coluna", "Como se monta o basculante PPA"],
        slots: [
          [
            "A folha precisa ficar parada onde é deixada, porque o contrapeso sustenta e o motor só conduz. Isso se acerta antes, e quem faz é o técnico, com a folha escorada.",
            "Antes do motor vem o equilíbrio: o contrapeso leva o peso, e o acionador apenas conduz. O técnico confere e corrige, escorando a folha.",
            "O contrapeso certo é a primeira etapa, feita pelo técnico com a folha apoiada. Sem ele, nenhum motor dura.",
          ],
          [
            "Depois o motor é preso no prumo, em coluna firme, e ligado a um circuito só dele, com terra, na tensão da etiqueta. O trabalho leva de {time.tilting}, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Em seguida, acionador no prumo, braço no ponto certo e ligação em circuito só dele. São de {time.tilting}, e a garantia é de {warranty.motor} no motor e {warranty.installation} no serviço.",
            "O técnico fixa o perfil na coluna, prende o braço à folha e liga a energia na tensão da etiqueta, 127 ou 220 V. Conte de {time.tilting}; o motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Peças do motor PPA BV", "O que se troca sem trocar o motor"],
        slots: [
          [
            "Gastam primeiro a porca do fuso e o capacitor, que se trocam separados; fim de curso e central vêm depois. Em preço, capacitor e porca são os mais baratos, e a placa, a mais cara.",
            "Porca do fuso, capacitor, fim de curso e central se compram à parte, pela etiqueta. Os dois primeiros são os que mais gastam e os que menos custam.",
            "O desgaste começa na porca do fuso e no capacitor, peças baratas. A central, mais cara, falha por umidade ou surto.",
          ],
          [
            "Motor com inversor usa placa da linha; o comum aceita central compatível. Nomes parecidos usam peças diferentes, por isso a etiqueta completa vem antes do pedido.",
            "Em BV comum, uma placa compatível serve; no JetFlex, só a da linha. Confirme a versão inteira na etiqueta.",
            "A placa do JetFlex é própria, enquanto a dos comuns tem equivalentes. O nome completo, na etiqueta, evita peça errada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "PPA BV serve em portão de 3 metros?",
        answers: [
          "O de 1/4 HP, não: ele atende até {width.quarterHp}. Para 3 metros usa-se versão mais potente, com o contrapeso bem acertado.",
          "Com mais potência, sim. O de 1/4 HP fica para folhas de até {width.quarterHp}.",
        ],
      },
      {
        question: "Qual PPA basculante é mais rápido?",
        answers: [
          "O JetFlex, com inversor: abre em {opening.jetflex} e freia antes do batente. Os comuns levam mais que o dobro.",
          "Na linha PPA, o JetFlex, em {opening.jetflex} no kit de 1/4 HP.",
        ],
      },
      {
        question: "Vocês instalam PPA BV que já comprei?",
        answers: [
          "Sim, com mão de obra a partir de {price.installation}, depois de conferir se a potência serve à folha.",
          "Instalamos, desde {price.installation}, com {warranty.installation} de garantia no serviço.",
        ],
      },
      {
        question: "BV e DZ: qual a diferença na PPA?",
        answers: [
          "BV é basculante vertical, do portão que sobe; DZ é deslizante, do portão de correr. Um não serve no lugar do outro.",
          "As letras dizem o portão: BV sobe, DZ corre. Olhe a etiqueta antes de pedir peça.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com colunas e contrapeso, e a largura e a altura da folha",
  },
  {
    id: "ppa-placa-facility",
    broader: "ppa",
    label: "Placa PPA Facility",
    phrase: "a placa PPA Facility",
    asks: [
      "placa facility",
      "placa ppa facility",
      "placa ppa facility top",
      "placa facility top",
      "central ppa facility top",
      "trocar placa ppa facility",
      "central facility",
      "central ppa facility",
      "ppa facility",
      "facility top",
      "trocar facility",
      "facility queimada",
      "placa facility compatível",
      "facility qual substitui",
      "placa facility queimada substitui",
      "motor facility",
      "motor ppa facility",
      "motor ppa facility preço",
      "ppa facility preço",
      "ppa facility pivotante",
      "ppa facility bom",
      "motor ppa facility bom",
      "motor facility bom",
    ],
    intent: "repair",
    answers: {
      any: [
        "PPA Facility é o nome de uma placa, a central que comanda o motor, e não de um motor. Ela é boa em motor comum de correr, basculante ou pivotante, e tem conserto, original e compatível à venda. Vendemos e trocamos. Se você quer motor novo, a troca em casa fica de {price.homeSwap}.",
        "A placa PPA Facility se troca pela mesma versão ou por uma central compatível que aceite a potência e o fim de curso do motor; nem sempre é preciso, porque relé e fusível têm conserto. Para comprar, mande a etiqueta do motor e o controle: reparo é o mais barato, depois compatível e original.",
        "Se a sua Facility pifou ou está queimada, a compatível hoje depende da versão impressa na placa e do tipo de fim de curso. Vendemos e trocamos a central da PPA com percurso e controles gravados. Quando o dano é pequeno, o reparo em bancada custa menos que a placa nova.",
        "Central Facility da PPA existe em várias versões, e a que substitui a queimada precisa combinar com a potência e o fim de curso do motor. Compra-se a placa original ou uma compatível, com a troca e a programação. Só o JetFlex não aceita, porque tem inversor.",
      ],
      price: [
        "O preço da PPA Facility, que é uma placa e não um motor, depende do caminho: consertar em bancada custa menos, a central compatível fica no meio e a original custa mais. O valor sai pela foto da etiqueta e do controle. Se você procura um motor PPA, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O preço da placa PPA Facility depende do que ela precisa: o conserto em bancada é o mais barato, a central compatível fica no meio e a original custa mais. Peça e mão de obra vêm separadas; controles novos só entram se os seus não servirem na versão nova.",
        "Na central Facility pagam-se a placa e a troca com programação, e a compatível sai por menos que a original da PPA. Relé ou fusível queimado pede só reparo, o menor valor; a etiqueta do motor e o controle fecham o preço.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de Facility com defeito", "Quando a culpa é da placa"],
        slots: [
          [
            "Nada responde, nem a botoeira: energia, fusível ou fonte da placa. Só abre ou só fecha pode ser relé, fim de curso ou fotocélula, e a medição separa os três.",
            "Placa muda até no botão aponta fusível ou fonte. Quando só um sentido falha, a dúvida fica entre relé, sensor de parada e fotocélula.",
            "Central sem nenhuma reação tem falta de alimentação ou fonte queimada. Movimento em um sentido só sugere relé, mas fim de curso e fotocélula dão o mesmo sinal.",
          ],
          [
            "Motor que parte sozinho ou não para é relé colado: desligue o disjuntor na hora. Falha depois de chuva ou raio aponta água ou surto.",
            "Se o portão anda sem comando, o relé colou, e a energia deve ser cortada. Temporal antes da falha indica surto ou umidade.",
            "Portão que liga sozinho pede disjuntor desligado já, pois o relé grudou. Chuva e raio explicam a maioria dos outros casos.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Reparar ou trocar a Facility", "Qual versão da Facility serve"],
        slots: [
          [
            "Relé e fusível costumam ter reparo; trilha queimada, oxidação espalhada ou processador atingido pedem placa nova. A versão vem impressa na central e é lida pelo técnico, sem energia.",
            "Dano localizado se conserta, placa molhada por dias quase sempre se troca. Nome igual não basta: versão e fim de curso precisam combinar com o motor.",
            "O reparo vale com dano pequeno e motor em ordem. Para trocar, confere-se a versão impressa, que decide fim de curso, controles e recursos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Da medição aos controles gravados", "Passos da troca da placa"],
        slots: [
          [
            "Motor e capacitor são medidos primeiro, para a placa nova não queimar pelo mesmo motivo. Depois se gravam percurso, pausa e controles, com força no mínimo e fotocélula testada.",
            "A causa vem antes da placa, porque motor em curto queima qualquer central. Na nova, refazem-se percurso, força e controles, e o feixe do sensor é cortado para o teste.",
            "Antes da central, acha-se o que queimou a antiga: água, surto ou capacitor. Em seguida vêm ligação sem energia, percurso e cadastro de cada controle da casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos funcionam na Facility nova?",
        answers: [
          "Em geral, sim, se o código for o mesmo, mas precisam ser gravados outra vez. Reúna todos no dia da troca.",
          "Funcionam quando a versão aceita o mesmo código; senão, entram controles novos ou um receptor avulso.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa Facility?",
        answers: [
          "Com a versão identificada antes, cabe em uma visita, perto de {trade.smallRepair}, com testes. Fiação queimada atrasa.",
          "Cerca de {trade.smallRepair} com a placa em mãos. Se o cabo também derreteu, o serviço cresce.",
        ],
      },
      {
        question: "A Facility serve em motor JetFlex?",
        answers: [
          "Não. O JetFlex tem inversor e usa central própria.",
          "Não serve: motor com inversor precisa da placa da linha dele.",
        ],
      },
      {
        question: "Como evitar que a placa queime de novo?",
        answers: [
          "Tampa bem vedada, entrada de fios fechada contra água e formiga, aterramento e protetor de surto no circuito.",
          "Vede a caixa, aterre e ponha DPS, o protetor de surto. Folha pesada também se corrige, porque força motor e placa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor PPA e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "ppa-controle-zap-tok",
    broader: "ppa",
    label: "Controle PPA Zap e Tok",
    phrase: "o controle PPA Zap ou Tok",
    asks: [
      "tok serve ppa",
      "controle tok serve ppa",
      "zap serve ppa",
      "controle zap",
      "controle tok",
      "ppa zap",
      "ppa tok",
      "controle ppa zap",
      "controle ppa tok",
      "controle remoto ppa zap",
      "controle remoto ppa tok",
      "zap não funciona",
      "tok não funciona",
      "controle zap programar",
      "tok zap",
      "ppa tok zap",
      "controle tok comprar zap lugar",
      "zap tok compatível central ppa",
      "ppa tok ou zap",
      "controle tok original",
      "controle ppa tok original",
      "controle tok ppa original",
    ],
    intent: "buying",
    answers: {
      buying: [
        "Vendemos o controle PPA original, Tok ou Zap, por unidade, e gravamos na sua central. Antes de comprar, compare o verso do atual: a frequência, em geral 433 MHz, e o tipo de código precisam ser os mesmos. A foto dos dois lados confirma o modelo e o preço, sem custo.",
        "O controle PPA Tok ou Zap serve se tiver a mesma frequência e o mesmo código da sua central, e não só o mesmo nome. Vendemos e gravamos os dois, originais ou compatíveis. O de código fixo custa menos que o de código rolante, e a foto do seu, frente e verso, dá o preço.",
        "Para comprar controle PPA Zap ou Tok, olhe o verso do atual: a frequência em MHz e o tipo de código precisam ser iguais. Nessas condições, o Tok serve no lugar do Zap. A gravação na central leva poucos minutos, e o orçamento pela foto é grátis.",
      ],
      any: [
        "Zap e Tok são controles da PPA, e a diferença entre eles é o modelo e, conforme a versão, o código. Dá para comprar um Zap no lugar do Tok se a frequência, em geral 433 MHz, e o código forem os da sua central, onde ele ainda precisa ser gravado.",
        "O controle PPA Tok serve no lugar do Zap quando a frequência e o código são os mesmos. O nome não decide: quem decide é o código que a sua central aceita. Vendemos e gravamos os dois, e a foto do seu controle, frente e verso, mostra qual serve e o preço.",
        "Para comprar controle PPA Zap ou Tok, olhe o verso do atual: a frequência em MHz e o tipo de código precisam ser iguais. Nessas condições, o Tok serve no lugar do Zap. A gravação na central leva poucos minutos, e o orçamento pela foto é grátis.",
      ],
      price: [
        "O controle PPA Zap ou Tok é cobrado por unidade, e o preço muda com o código, o número de botões e o fato de ser original ou compatível, que custa menos. A gravação soma só se exigir visita, que com ajuste em casa parte de {price.preventive}, sem peças.",
        "O preço do controle PPA Tok ou Zap segue esta ordem: compatível de código fixo, original e rolante. Gravar você mesmo, em receptor externo, não custa. Com técnico, a visita de ajuste em residência começa em {price.preventive}, fora o controle.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Zap ou Tok: qual comprar", "Original, compatível e código"],
        slots: [
          [
            "O nome do controle ajuda pouco. Os dados que decidem estão no verso dele.",
            "Confira estes pontos antes de pagar.",
            "Dois controles de aparência igual podem ter códigos diferentes. Compare estes pontos.",
          ],
        ],
        bullets: [
          "Frequência igual à do atual: em geral 433 MHz",
          "Código fixo: aceita também um compatível de outra marca",
          "Código rolante: em geral só o da linha da central",
          "Placa já trocada por outra marca: vale o controle dessa placa",
          "Número de botões: um para cada portão que ele vai abrir",
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar outro controle", "Pilha, cadastro ou receptor"],
        slots: [
          [
            "O teste leva poucos minutos e evita compra à toa. A capa do controle pode ser aberta sem risco.",
            "Comece pela pilha, que é a causa mais comum. Abrir o controle é seguro.",
            "Muitas vezes é só pilha. Teste antes de pedir outro.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo tipo, como A23 ou CR2032.",
          "Aperte a poucos passos do portão e veja se a luz acende.",
          "Teste outro controle já gravado.",
          "Aperte uma vez o botão da parede.",
          "Se só o seu falha, o defeito é do controle. Se todos falham, é do receptor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o Zap ou o Tok é cadastrado", "Gravação na central"],
        slots: [
          [
            "A sequência está no manual da placa. Se o receptor fica fora do motor, você grava; dentro do motor, é o técnico, por causa da tensão.",
            "Em receptor externo, de caixa própria, você grava pelo manual. Quando o receptor fica sob a tampa do motor, quem grava é o técnico.",
            "O manual da central mostra os passos. Você pode gravar no receptor que fica fora do motor; o de dentro é serviço do técnico, pela tensão da rede.",
          ],
          [
            "Junte os controles da casa no dia: o perdido é apagado, e os demais, testados. Cada um leva poucos minutos, e o alcance chega a {trade.reach} sem nada no caminho.",
            "Com todos os controles à mão, o técnico apaga o perdido e testa os outros em minutos. Em campo aberto, um controle bom alcança até {trade.reach}.",
            "No dia da visita, separe todos os controles. O técnico grava o novo, apaga o perdido e testa o alcance, de até {trade.reach} sem obstáculo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles Zap e Tok são compatíveis entre si?",
        answers: [
          "Podem ser, conforme a versão. O que importa é o código e a frequência aceitos pela sua central.",
          "Depende do código de cada um, que muda com a versão. Não compre só pelo nome.",
        ],
      },
      {
        question: "Perdi um controle PPA. Preciso trocar todos?",
        answers: [
          "Não. Ele é apagado da memória. Se a placa não apaga um só, limpa-se tudo e os demais são gravados de novo.",
          "Não é preciso comprar outros: regrava-se o que ficou com você.",
        ],
      },
      {
        question: "Controle PPA funciona em motor de outra marca?",
        answers: [
          "Funciona se a central lê o mesmo código fixo. O de código rolante só funciona em central da PPA ou com um receptor avulso.",
          "Às vezes, quando os dois são de código fixo e 433 MHz. Se não combinarem, um receptor avulso ligado à placa resolve.",
        ],
      },
      {
        question: "O controle molhou. O que faço?",
        answers: [
          "Tire a pilha na hora e deixe secar de um a dois dias antes de testar com pilha nova.",
          "Tire a pilha sem apertar nada e deixe secar ao ar por um ou dois dias. Apertar o botão com água dentro estraga a placa.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor",
  },
  {
    id: "ppa-ou-garen",
    broader: "ppa",
    label: "PPA ou Garen",
    phrase: "a escolha entre PPA e Garen",
    asks: [
      "ppa ou garen",
      "garen ou ppa",
      "diferença ppa garen",
      "ppa garen melhor",
      "ppa versus garen",
      "recebi orçamento ppa garen",
      "ppa garen qual comprar",
      "ppa garen devo comprar",
      "controles garen mudar ppa",
      "garen mudar para ppa compensa",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre PPA e Garen, o tipo de portão diz qual é melhor. No basculante em que se quer rapidez, é a PPA, com o JetFlex, que abre em {opening.jetflex} e custa {price.jetflex} instalado. No basculante comum e no de correr, modelos da mesma capacidade se equivalem, e vale o de menor preço instalado.",
        "PPA ou Garen: para basculante rápido, escolha a PPA, pelo JetFlex, de {price.jetflex} com instalação. Para basculante comum ou portão de correr, qualquer das duas serve, no modelo com um terço de capacidade acima do peso da folha. Em condomínio, decidem os ciclos por hora da ficha.",
        "O melhor motor entre PPA e Garen depende do tipo de portão. Para abrir o basculante depressa, escolha a PPA, pelo JetFlex, de {price.jetflex} instalado. No portão de correr, DZ da PPA e KDZ da Garen se equivalem, e vale o menor preço instalado para a mesma capacidade em quilos. Se os preços ficarem próximos, fique na marca dos controles que já tem.",
        "As duas são boas: PPA e Garen têm peça fácil e vida parecida, de {trade.life} em casa. Prefira a PPA no basculante em que se quer rapidez, pelo JetFlex, de {price.jetflex} instalado. Nos outros portões, decida pelo preço instalado do modelo que aguenta a sua folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["PPA e Garen por tipo de portão"],
        slots: [
          [
            "No basculante de casa, as duas têm motor de 1/4 HP, e a diferença está no tempo de abertura: o rápido da PPA é o JetFlex, e o da Garen, a linha Speed. No de correr, a capacidade da ficha deve passar do peso da folha em um terço.",
            "Para basculante simples, qualquer uma serve; se você quer rapidez, olhe os segundos na ficha do JetFlex, da PPA, e da linha Speed, da Garen. Em portão deslizante, compare o DZ da PPA e o KDZ da Garen para o mesmo peso de folha.",
            "No deslizante, compare o DZ da PPA com o KDZ da Garen, pelo peso da folha. No basculante há motor comum das duas e motor rápido, JetFlex na PPA e Speed na Garen, que se comparam pelo tempo de abertura.",
          ],
          [
            "Em prédio ou comércio, a marca conta menos que os ciclos por hora da ficha, que são as aberturas que o motor aguenta. Eles precisam passar do movimento da hora de pico.",
            "Para uso coletivo, o que conta é quantas aberturas por hora a ficha permite. Escolha a versão de uso intenso, de qualquer das duas.",
            "Condomínio e empresa precisam de motor de uso intenso, e a comparação se faz pelos ciclos por hora, acima do movimento da hora de pico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e peças das duas marcas"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap} com qualquer das duas, e a de portão pesado, de {price.heavySwap}, com mão de obra. Compare orçamentos com o mesmo número de controles e a mesma garantia.",
            "Nas duas marcas, a troca residencial custa de {price.homeSwap}, já com o serviço, e a de portão pesado, de {price.heavySwap}. Para a comparação ser justa, iguale os controles incluídos e o prazo de garantia.",
            "O valor com instalação fica na mesma faixa para ambas: de {price.homeSwap} em residência e de {price.heavySwap} em portão de prédio ou empresa. Veja se os dois preços trazem os mesmos controles.",
          ],
          [
            "Placa, engrenagem e controle das duas são fáceis de achar. A exceção é o motor com inversor, que só aceita a placa da própria linha, mais cara.",
            "Peças de PPA e de Garen se acham com facilidade. Só o inversor muda a conta, porque a placa dele é exclusiva e custa mais.",
            "As duas têm reposição fácil. No modelo com inversor, de qualquer uma, a placa é própria da linha e encarece o conserto.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que se aproveita ao trocar de marca"],
        slots: [
          [
            "Dá para trocar Garen por PPA e o contrário. Fiação e fotocélula boas costumam ficar, e a cremalheira fica se os dentes combinam com a engrenagem nova; o suporte e os controles quase sempre mudam.",
            "A mudança de marca é possível nos dois sentidos, com suporte e controles novos na maioria das vezes. Fotocélula, fios e cremalheira de dente compatível podem continuar no lugar.",
            "Passar de uma para a outra não exige refazer tudo: fios, fotocélula e, se os dentes forem iguais, a cremalheira são aproveitados. O que muda é o suporte do motor e, em geral, os controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle Garen funciona em motor PPA?",
        answers: [
          "Só se a placa aceitar o mesmo código. Em geral, cada marca usa o seu, e um receptor avulso permite aproveitar os controles que você tem.",
          "Em geral, não. Quando o código é diferente, ou se trocam os controles ou se liga um receptor à parte na placa.",
          "Na maioria dos casos, não, porque cada marca tem o seu código. Um receptor avulso resolve sem trocar os controles.",
        ],
      },
      {
        question: "Qual dura mais, PPA ou Garen?",
        answers: [
          "A que trabalhar em folha leve. Portão pesado ou sem revisão encurta a vida de qualquer uma, e a referência em casa é de {trade.life}.",
          "A duração depende do portão. Com a folha equilibrada e revisão {visits.home}, as duas chegam a {trade.life}.",
          "Não há diferença que se note em uso comum. O peso da folha e a manutenção contam mais que a marca.",
        ],
      },
      {
        question: "Vocês vendem PPA e Garen?",
        answers: [
          "Sim, vendemos, instalamos e consertamos as duas, de forma independente, sem vínculo com os fabricantes.",
          "Trabalhamos com ambas, do motor à peça e ao controle. Não somos autorizada de nenhuma delas.",
          "Sim, as duas, com instalação e conserto no local, como empresa independente.",
        ],
      },
      {
        question: "Qual a garantia do motor PPA ou Garen?",
        answers: [
          "No motor que vendemos, {warranty.motor}, dada pela fábrica, e na instalação, {warranty.installation}, iguais para as duas marcas.",
          "São {warranty.motor} de garantia de fábrica e {warranty.installation} no serviço de instalação, seja PPA, seja Garen.",
          "A mesma nas duas: {warranty.motor} no motor comprado conosco e {warranty.installation} na instalação.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha, os controles atuais e quantas vezes ele abre por dia",
  },
  {
    id: "ppa-ou-rossi",
    broader: "ppa",
    label: "PPA ou Rossi",
    phrase: "a escolha entre PPA e Rossi",
    asks: [
      "ppa ou rossi",
      "rossi ou ppa",
      "diferença ppa rossi",
      "ppa rossi melhor",
      "rossi versus ppa",
      "rossi ppa qual comprar",
      "dúvida motor rossi ppa",
      "ppa rossi vice versa",
      "motor rossi ppa devo comprar",
    ],
    intent: "comparison",
    answers: {
      any: [
        "PPA ou Rossi se equivalem em portão de correr, e o peso da folha decide o modelo, tanto em casa quanto em um portão de 600 kg. Escolha PPA se o portão é basculante ou se quer a linha com inversor. Fique com a marca que já tem se a base, a cremalheira e os controles servem.",
        "Entre PPA e Rossi, o melhor é o modelo com capacidade um terço acima do peso da folha, em qualquer das duas. A PPA tem mais versões de basculante e o JetFlex, que é rápido. No portão de correr, decida pelo preço instalado e pelos controles que você já usa.",
        "Nem PPA nem Rossi é sempre melhor: no portão de correr, escolha o menor preço instalado com um terço de folga sobre o peso, o que em um de 600 kg significa motor de 800. Para basculante ou abertura rápida, a PPA oferece mais. Se já há base e controles de uma delas, fique nela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Por tipo de portão: PPA ou Rossi", "O que decide a escolha"],
        slots: [
          [
            "As duas usam a sigla DZ nos motores de correr, mas são motores diferentes, e a peça de um não serve no outro. Compare, na ficha, os quilos e os ciclos por hora, que são as aberturas que o motor aguenta.",
            "No deslizante há DZ da PPA e DZ da Rossi, com o mesmo nome e peças diferentes. Compare a capacidade em quilos e quantas aberturas por hora a ficha permite.",
            "As duas marcas usam o nome DZ em motores de correr, mas as peças não são as mesmas. Na ficha, compare o peso máximo da folha e os ciclos por hora.",
          ],
          [
            "No basculante, a oferta da PPA é mais ampla, com o JetFlex, que abre em {opening.jetflex} no kit de 1/4 HP. Na Rossi, espaço lateral apertado favorece um deslizante compacto, como o DZ Nano.",
            "Em portão basculante, a PPA tem mais opções, do motor comum ao JetFlex, que abre em {opening.jetflex}. Onde falta lugar ao lado do vão, a Rossi tem o DZ Nano, um deslizante pequeno.",
            "Para portão basculante, a PPA leva vantagem, porque tem o JetFlex, de {opening.jetflex}, entre as versões. Para um deslizante em lugar apertado, a Rossi tem o DZ Nano, que é compacto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e peças: PPA e Rossi", "A conta das duas marcas"],
        slots: [
          [
            "A faixa é a mesma: a troca do motor em casa fica de {price.homeSwap}, e em portão pesado, como um de 600 kg de prédio, de {price.heavySwap}, com mão de obra. Aproveitar base e cremalheira boas diminui o valor.",
            "Para o mesmo porte, as duas custam parecido: de {price.homeSwap} na residência e de {price.heavySwap} no portão pesado, já com o serviço. O preço muda conforme a base e a cremalheira possam ser aproveitadas.",
            "Trocar o motor sai de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, seja qual for a marca. Cremalheira e base em bom estado são aproveitadas e reduzem o preço.",
          ],
          [
            "Peças comuns das duas se acham com facilidade. A central define quais controles funcionam, e a placa de motor com inversor é própria da linha.",
            "As peças comuns das duas marcas são fáceis de achar, e só o inversor, que usa placa exclusiva, sai mais caro. Os controles seguem o código da central.",
            "Achar peça não é problema em nenhuma das duas. A placa do inversor é específica da linha, e o código dos controles depende da central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cremalheira da Rossi serve no motor PPA?",
        answers: [
          "Serve se o passo dos dentes for o mesmo e ela estiver reta. A altura da base é o que mais costuma mudar.",
          "Muitas vezes, sim. O técnico compara os dentes com a engrenagem nova e ajusta a altura do motor.",
        ],
      },
      {
        question: "Rossi ou PPA para portão de 600 kg?",
        answers: [
          "Qualquer das duas, em modelo de uns 800 kg, para sobrar um terço. Se é de prédio, os ciclos por hora da ficha contam tanto quanto o peso.",
          "As duas têm motor para isso; procure capacidade de cerca de 800 kg e linha de uso intenso se abre muitas vezes por dia.",
        ],
      },
      {
        question: "Qual é mais silencioso, PPA ou Rossi?",
        answers: [
          "Depende mais do trilho e das roldanas que da marca. Cremalheira de nylon e parada suave reduzem o barulho nas duas.",
          "Será mais silencioso o que tiver a folha leve e a parada regulada, porque trilho sujo faz ruído com qualquer motor.",
        ],
      },
      {
        question: "Vocês consertam PPA e Rossi?",
        answers: [
          "Sim, como assistência independente, com peça original ou compatível, sem vínculo com as fábricas. O preço é informado antes da troca de qualquer peça.",
          "Consertamos, vendemos e instalamos as duas. Não somos autorizada, e a garantia do conserto é de 90 dias, pela lei.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e os controles atuais",
  },
  {
    id: "ppa-assistencia",
    broader: "ppa",
    label: "Assistência técnica PPA",
    phrase: "a assistência técnica PPA",
    asks: [
      "assistência técnica ppa",
      "autorizada ppa",
      "assistência ppa",
      "técnico ppa",
      "técnico autorizado ppa",
      "rede autorizada ppa",
      "oficina ppa",
      "manutenção ppa",
      "conserto motor ppa",
      "consertar motor ppa",
      "conserto portão ppa",
      "reparo motor ppa",
      "vocês são autorizada ppa",
      "autorizada ppa conta própria",
      "técnico autorizado ppa",
      "técnico autorizado [marca]",
      "técnico ppa autorizado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos assistência técnica de motor PPA no local, de forma independente, sem vínculo com a fábrica. O técnico testa o motor, a placa, os controles e a folha e troca só a peça que falhou, com o valor aprovado por você. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Nossa assistência técnica PPA é independente e conserta o motor na sua garagem, com peça original ou compatível. A visita de regulagem em residência começa em {price.preventive}, fora as peças. Se a garantia de fábrica ainda vale, procure primeiro o vendedor ou a rede autorizada.",
        "O conserto de motor PPA é feito no endereço, por assistência técnica independente, que não é a autorizada da marca. A regulagem residencial custa a partir de {price.preventive}, e cada peça é orçada antes da troca. Dentro da garantia de fábrica, o caminho é o vendedor.",
      ],
      price: [
        "O conserto de motor PPA é cobrado pela peça e pela mão de obra, com o valor informado antes. O ajuste em casa parte de {price.preventive}, sem peças; capacitor e fim de curso custam pouco, placa e redutor custam mais, e a troca do motor inteiro fica de {price.homeSwap}.",
        "O preço da assistência PPA depende da peça que falhou, porque capacitor é barato e placa ou engrenagem não. A visita de ajuste residencial começa em {price.preventive}, fora peças. Se o conserto não compensar, a troca com mão de obra custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que mais falha em motor PPA", "Defeitos comuns, por linha PPA"],
        slots: [
          [
            "Nos PPA de basculante, como os da linha Penta, o desgaste aparece no fuso, a rosca que puxa o braço, e no fim de curso, que marca as paradas. Muitas vezes a origem é o contrapeso errado, que faz o motor carregar a folha.",
            "Em basculante com motor PPA, o fuso e a bucha se gastam quando a folha perde o equilíbrio. O fim de curso, que é o sensor das paradas, sai do lugar, e o contrapeso precisa ser acertado antes de trocar peça.",
            "O motor PPA do basculante sofre quando o contrapeso está errado: a rosca do fuso e a bucha se desgastam cedo. Por isso a folha é conferida em primeiro lugar.",
            "Num portão que sobe, o PPA costuma falhar por folha desequilibrada, que sobrecarrega o fuso, a rosca que move o braço. O fim de curso, sensor da parada, também sai do lugar.",
            "Fuso gasto e parada desregulada são as queixas mais frequentes em PPA de basculante. As duas costumam vir do contrapeso errado, e sem corrigi-lo a peça nova se gasta também.",
          ],
          [
            "Nos DZ, de correr, o comum é engrenagem gasta, que faz o motor girar sem puxar, e capacitor fraco, que o deixa roncando parado. Na linha JetFlex, a placa com inversor é própria do modelo e só é trocada depois de medida.",
            "O DZ, motor de portão deslizante, costuma precisar de engrenagem quando gira em falso e de capacitor quando ronca sem sair do lugar. O JetFlex usa placa com inversor, que só aceita a da própria linha.",
            "O motor DZ que gira e não leva o portão tem a engrenagem gasta. Se só ronca, o suspeito é o capacitor, a peça que dá a partida. No JetFlex, que tem inversor, a falha pode estar na placa, exclusiva da linha.",
            "No portão de correr, o PPA DZ que gira livre tem dente gasto na engrenagem, e o que ronca parado costuma ter o capacitor fraco. O JetFlex tem placa com inversor, que não se troca por uma comum.",
            "No DZ, de portão de correr, falham mais o capacitor, que dá a partida, e a engrenagem. No JetFlex, a suspeita costuma recair na placa com inversor, cara e exclusiva da linha, e por isso ela é medida antes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor PPA é consertado", "A visita, do teste ao conserto"],
        slots: [
          [
            "Com o disjuntor desligado e o motor solto, o técnico confere se a folha anda leve, porque portão pesado estraga peça nova. Depois religa a energia, mede a tensão, o capacitor e a placa e acha a peça que falhou.",
            "A visita começa pela folha, movida sem o motor e com a energia cortada, porque portão duro gasta qualquer peça nova. Com a energia de volta, são medidos a tensão, o capacitor e a placa.",
            "Primeiro o técnico desliga o disjuntor e move a folha na mão, para saber se o defeito é do portão ou do motor. Em seguida religa, mede a alimentação, o capacitor e a placa e acha a peça ruim.",
            "No local, a primeira prova é mecânica: sem energia e com o motor solto, a folha tem de andar leve. Depois o circuito é religado para medir a rede, o capacitor e a placa.",
            "O diagnóstico separa o peso do portão da falha elétrica. Com o circuito desligado, o técnico move a folha na mão; depois religa e mede a chegada de energia, o capacitor e a placa do PPA.",
          ],
          [
            "Você vê o defeito e aprova o preço antes da troca. O serviço e a peça têm 90 dias de garantia pela lei; motor novo comprado conosco tem {warranty.motor}.",
            "Nenhuma peça é trocada sem o seu aceite. Pela lei, o conserto é garantido por 90 dias, e um motor novo vendido por nós, por {warranty.motor}.",
            "A peça com defeito é mostrada, e o valor é combinado antes. A garantia do conserto é de 90 dias, pela lei, e a de um motor que vendemos é de {warranty.motor}.",
            "O reparo começa depois que você aceita o preço da peça. O conserto tem 90 dias de garantia pela lei, e um motor comprado conosco, {warranty.motor}.",
            "Com a peça identificada e o valor aceito, a troca é feita. O conserto tem os 90 dias da lei; o motor novo da nossa loja, {warranty.motor}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a assistência PPA", "Preço do conserto de motor PPA"],
        slots: [
          [
            "A peça e a mão de obra vêm em linhas separadas. Regulagem, capacitor e fim de curso são os itens baratos; placa, engrenagem e redutor custam mais, porque a peça é mais cara e o motor precisa ser aberto.",
            "O valor depende da peça que falhou: as pequenas, como capacitor e fim de curso, custam menos que placa, engrenagem e redutor. O orçamento separa a peça do serviço.",
            "O orçamento separa material e serviço. Ajuste e peças pequenas saem mais em conta, enquanto a placa e o redutor encarecem o conserto, pelo preço e pelo trabalho de abrir o motor.",
            "O orçamento mostra a peça e a mão de obra em separado. Os itens mais baratos são ajuste, capacitor e sensor de parada; os mais caros são a placa e o conjunto de engrenagens, que exige abrir o motor.",
            "Dois fatores formam o valor: qual peça falhou e quanto do motor precisa ser desmontado. Ajuste e capacitor são baratos; redutor, engrenagem e placa são os consertos mais caros.",
          ],
          [
            "Quando o conserto se aproxima do motor novo, a troca em casa fica de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}, com mão de obra.",
            "Para comparar, um motor novo já colocado custa de {price.homeSwap} em residência e de {price.heavySwap} em portão de prédio ou empresa.",
            "Compare com o preço da troca completa, motor e serviço: de {price.homeSwap} na garagem de casa e de {price.heavySwap} em portão pesado.",
            "Se várias peças falharam, compare com o motor novo instalado, de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "Se a soma do reparo sobe muito, o caminho é trocar o motor, por {price.homeSwap} em residência ou {price.heavySwap} em prédio, com a montagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são assistência autorizada PPA?",
        answers: [
          "Não. Somos assistência independente, que conserta, instala e repõe peças PPA sem vínculo com a fábrica. A garantia do serviço é dada por nós, e não pela marca.",
          "Não somos autorizada. O trabalho com motor PPA é independente, e quem responde pelo conserto é a nossa loja, com os 90 dias previstos na lei.",
          "Não, somos uma empresa independente que conserta motor PPA. Para usar a garantia de fábrica, procure a rede autorizada com a nota.",
        ],
      },
      {
        question: "A assistência PPA atende no domingo e à noite?",
        answers: [
          "Sim, o contato funciona {shop.hours}. O horário da visita e o valor são combinados na conversa, antes de o técnico sair.",
          "O WhatsApp atende {shop.hours}. Diga o bairro e o defeito, e você recebe o horário possível e o preço antes da visita.",
          "Atendemos {shop.hours}, pelo WhatsApp. O dia e o valor da visita são acertados antes, conforme a agenda e o endereço.",
        ],
      },
      {
        question: "Preciso levar o motor PPA até a oficina?",
        answers: [
          "Não. O diagnóstico e a maior parte dos consertos são feitos no local, com o portão em teste. Só placa ou enrolamento que precisa de bancada pode sair do endereço, e você é avisado antes.",
          "Em geral, não precisa, porque motor e portão são testados juntos, na garagem. Se uma placa pedir bancada, ela só é levada com a sua autorização.",
          "Não é preciso, e fora do portão o motor mostra menos do defeito. Só um reparo de bancada, em placa ou enrolamento, é feito fora, com aviso antes.",
        ],
      },
      {
        question: "Vocês usam peça original PPA?",
        answers: [
          "Sim, quando existe para o modelo. Em motor antigo, a compatível de mesma especificação mantém o portão em uso, e a diferença de preço é informada antes.",
          "Trabalhamos com original e com compatível, conforme o modelo e a sua escolha. Para linhas fora de fabricação, a compatível costuma ser o único caminho.",
          "Usamos a original quando ela está disponível e compensa. Você recebe o preço das duas e escolhe.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor PPA, o bairro e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "ppa-placa",
    broader: "ppa",
    label: "Placa PPA",
    phrase: "a placa do motor PPA",
    asks: [
      "central ppa preço",
      "central comando ppa preço",
      "central comando ppa",
      "central comando ppa valor",
      "central ppa valor",
      "placa ppa preço instalação",
      "placa central ppa",
      "placa central ppa preço",
      "preço placa central ppa",
      "placa ppa",
      "central ppa",
      "trocar placa ppa",
      "placa ppa queimada",
      "placa ppa preço",
      "placa ppa compatível",
    ],
    intent: "repair",
    answers: {
      buying: [
        "A placa PPA que você deve comprar é a da etiqueta do motor: valem o modelo, a tensão, o tipo de fim de curso e se há inversor. Em motor comum serve a original ou uma compatível, que custa menos; em motor com inversor, como os Jet, só a da própria linha. A foto da etiqueta traz a peça certa e o preço.",
        "Qual placa PPA comprar depende de quatro dados do motor: modelo, tensão, fim de curso e se tem inversor. Motor comum aceita a original ou uma compatível da mesma potência; o de inversor, apenas a sua. Mande a foto da etiqueta e respondemos com o modelo e o valor, só a peça ou já instalada.",
      ],
      any: [
        "Fazemos a troca e o conserto de placa PPA no local, com placa original ou compatível e os controles gravados na mesma visita. Antes, o técnico mede a energia, o capacitor e o fim de curso, que dão sinal parecido com placa queimada. O orçamento da peça e da mão de obra é grátis, pela foto da etiqueta do motor.",
        "A placa PPA, que comanda o motor, tem conserto quando só um componente queimou; nos outros casos é trocada por original ou compatível. Tudo é medido antes, porque capacitor e fim de curso dão defeito parecido. A foto da etiqueta do motor traz o valor da peça e do serviço.",
        "Placa PPA queimada pode ser consertada ou trocada, com o percurso e os controles gravados no mesmo serviço. A medição vem primeiro, porque falta de energia e capacitor fraco parecem placa queimada. Pela foto da etiqueta você recebe o preço da placa e o da mão de obra, separados.",
        "Se a placa PPA queimou, ela é reparada ou dá lugar a uma original ou compatível com a potência do motor. O técnico testa antes a energia, o capacitor e o fim de curso. Com a foto da etiqueta, dizemos qual placa serve e quanto custam a peça e a troca.",
        "Temos placa PPA original e compatível e fazemos a troca no local, com os controles gravados. Antes, o capacitor, a rede e o fim de curso são medidos, para não trocar peça boa. O preço depende do modelo que está na etiqueta do motor, e o orçamento por foto é grátis.",
      ],
      price: [
        "O preço da placa central PPA depende da versão, de ser original ou compatível e de os controles atuais servirem. O orçamento é grátis, pela foto da etiqueta, e placa com inversor custa mais que a comum. Para comparar, a troca do motor inteiro fica de {price.homeSwap} em casa.",
        "Na placa central PPA, você paga a peça, a mão de obra e, só se preciso, controles novos. A foto da etiqueta dá o valor. O motor completo trocado custa de {price.homeSwap} em residência, e perto disso a placa não compensa.",
        "O preço de uma placa de motor PPA depende do modelo da etiqueta. Do mais barato ao mais caro: conserto de um relé ou fusível, placa compatível, placa original e placa de motor com inversor, como a do JetFlex, que só aceita a da linha. Mande a foto da etiqueta do motor para receber o valor; perto de {price.homeSwap}, compare com o motor novo trocado em casa.",
        "O preço da central de comando PPA, a placa do motor, é orçado grátis pela foto da etiqueta, com a troca. O mais barato é reparar um componente; depois vêm a compatível e a original, e a de motor com inversor é a mais cara. Como comparação, trocar todo o motor em residência custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Qual placa PPA serve no seu motor"],
        slots: [
          [
            "A placa precisa combinar com a potência, a tensão e o fim de curso do motor, e um mesmo nome, como Facility, tem várias versões. A etiqueta do motor reduz as opções, e o código impresso na placa, lido pelo técnico com a energia desligada, confirma.",
            "Nomes parecidos não bastam: a Facility, por exemplo, tem mais de uma versão. O que decide é a potência, a tensão e o tipo de fim de curso, que estão na etiqueta do motor e no código da placa, lido pelo técnico sem energia.",
            "Três dados escolhem a placa: potência do motor, tensão e tipo de fim de curso. A etiqueta do lado de fora já elimina a maioria; o código interno, conferido pelo técnico, separa versões de mesmo nome, como as da Facility.",
            "Não compre a placa só pelo nome, já que Facility, por exemplo, designa várias. Tensão, potência e fim de curso se veem pela etiqueta de fora, e o código da placa, que o técnico lê sem energia, confirma a escolha.",
          ],
          [
            "Em motor comum, a compatível funciona se aceitar esses dados. Motor com inversor, como o JetFlex, só trabalha com a placa da própria linha.",
            "A placa universal é a saída para motor comum de modelo antigo. Já o motor com inversor, caso do JetFlex, precisa da placa exclusiva.",
            "Placa compatível de mesma especificação atende o motor comum. No JetFlex e em outros com inversor, só serve a própria.",
            "Se o motor é comum, pode ser usada uma universal com os mesmos dados. O JetFlex, que tem inversor, exige a placa feita para ele.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da placa PPA"],
        slots: [
          [
            "Antes de ligar a placa nova, o técnico mede a rede, o capacitor e o enrolamento do motor. Motor travado ou capacitor em curto queimaria a placa outra vez.",
            "O motor, o capacitor e a alimentação são testados à parte, para a placa nova não queimar pelo mesmo motivo da velha.",
            "O serviço começa pela medição da rede, do capacitor e das bobinas do motor. O que estiver ruim é corrigido primeiro, senão a placa nova dura pouco.",
            "Placa nova em motor com defeito queima de novo. Por isso o capacitor, as bobinas e a tensão são conferidos antes.",
          ],
          [
            "Com a placa no lugar, o percurso e os controles são gravados e a força fica no mínimo que move a folha. Por fim, o portão faz vários ciclos, e a fotocélula é testada.",
            "Depois da ligação vêm o percurso, o cadastro dos controles e a regulagem da força. A entrega acontece após alguns ciclos e o teste da fotocélula.",
            "Ligada a placa, o técnico grava onde o portão abre e fecha, cadastra os controles e reduz a força ao necessário. Alguns ciclos completos encerram a visita.",
            "O serviço segue com a gravação do percurso e dos controles e com a força regulada no mínimo. Vários acionamentos e o teste da fotocélula fecham o trabalho.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da placa PPA"],
        slots: [
          [
            "A placa e a mão de obra aparecem em linhas separadas. A de motor com inversor custa mais que a comum, a original costuma custar mais que a compatível, e reparar só o componente queimado, quando dá, sai mais barato.",
            "O orçamento mostra a peça de um lado e o serviço do outro. O preço sobe com o inversor e com a escolha da original; controles só são cobrados quando os seus não servem na placa nova.",
            "Contam o tipo de motor, com ou sem inversor, e a opção entre original e compatível, em geral mais barata. Se o conserto da placa for possível, ele aparece ao lado da troca, para você comparar.",
            "Você vê separados o valor da peça e o do trabalho. A original em geral fica acima da compatível, a de inversor acima da comum, e o reparo, quando possível, abaixo das duas.",
          ],
          [
            "Se a engrenagem também está gasta, compare com a troca do motor completo, que custa de {price.homeSwap} em casa.",
            "Motor de muitos anos com placa queimada pede comparação com a troca inteira, que em residência fica de {price.homeSwap}.",
            "Com a parte mecânica no fim, a placa nova pode não valer a pena diante do motor completo, de {price.homeSwap} em casa, já colocado.",
            "Antes de pôr placa nova em motor desgastado, compare com a troca do conjunto, de {price.homeSwap} em residência, mão de obra incluída.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos funcionam na placa PPA nova?",
        answers: [
          "Funcionam se a placa aceitar a mesma frequência e o mesmo código, e são gravados de novo. Se não, trocam-se os controles ou se acrescenta um receptor avulso.",
          "Depende do código: quando ele é igual, basta cadastrar outra vez. Quando é outro, a saída é comprar controles novos ou ligar um receptor à parte.",
          "Se frequência e código combinam, o técnico só os grava outra vez. Do contrário, você escolhe entre controles novos e um receptor que conversa com os antigos.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa PPA?",
        answers: [
          "Em geral, uma visita basta quando a versão já foi identificada por foto. Fiação danificada ou peça por encomenda atrasam.",
          "Uma visita costuma bastar, com gravação e teste incluídos. O que alonga é fio estragado ou placa que precisa ser encomendada.",
          "Com a placa certa em mãos, o serviço é feito numa visita. Placa de modelo antigo pode depender de encomenda.",
        ],
      },
      {
        question: "Placa PPA molhada tem conserto?",
        answers: [
          "Às vezes. Desligue o disjuntor, não religue para testar e chame logo: quanto menos tempo molhada, maior a chance. Trilha corroída, em geral, leva à troca.",
          "Depende da oxidação. Com o disjuntor desligado, o técnico seca, limpa e mede a placa. Se a água corroeu as trilhas, a saída é outra placa.",
          "Pode ter, se a água não corroeu as trilhas. Mantenha o disjuntor desligado, sem tentar ligar, e peça logo a limpeza e a medição.",
        ],
      },
      {
        question: "Por que a placa PPA queima de novo?",
        answers: [
          "Porque a causa ficou: raio ou surto na rede, água na caixa, capacitor em curto ou motor forçando. Vedação, aterramento e protetor de surto podem ser orçados junto.",
          "Em geral ficou o motivo da primeira queima, como umidade, surto de energia ou motor travado. Vale orçar o protetor de surto e a vedação com a placa nova.",
          "Quase sempre algo não foi corrigido, como caixa que deixa entrar água, motor pesado, capacitor ruim ou surto na rede.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra de um controle, de frente",
  },
  {
    id: "ppa-controle",
    broader: "ppa",
    label: "Controle PPA",
    phrase: "o controle PPA",
    asks: [
      "controle ppa",
      "controle remoto ppa",
      "controle ppa original",
      "controle ppa preço",
      "comprar controle ppa",
      "controle ppa compatível",
      "chaveiro ppa",
      "qual controle ppa",
      "qual controle comprar ppa",
      "qual controle serve ppa",
      "qual controle compatível ppa",
      "qual controle compatível motor ppa",
      "controle serve portão ppa",
      "controle compatível motor ppa",
      "qual controle portão ppa",
      "controle portão ppa comprar",
      "qualquer controle ppa abre",
      "qualquer controle ppa marca",
      "controle ppa frequência código",
      "controle ppa quebrou frequência código",
      "qualquer controle ppa abre qualquer motor marca",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos e gravamos controle de portão PPA: serve o que tem a mesma frequência e o mesmo código da central instalada, original ou compatível. Ele só abre depois de gravado nela. Se a placa já foi trocada, vale o padrão da nova, e a foto do atual, frente e verso, confirma o modelo e o preço.",
        "O controle remoto PPA certo é o que fala o mesmo código da central do portão, em geral em 433 MHz, e precisa ser gravado nela para abrir. Vendemos original e compatível com a gravação. Mande a foto do controle atual, frente e verso, porque uma placa trocada pode pedir outro modelo.",
        "Para ter um controle PPA novo, dois passos: escolher o de mesma frequência e código da central e gravá-lo nela, pois ele não vem pronto. Fazemos os dois, com original ou compatível. A foto do controle de hoje mostra se a placa ainda é da marca e qual comprar.",
        "Controle de portão PPA, original ou compatível, é vendido e gravado por nós, desde que frequência e código coincidam com os da central. Sem gravação ele não abre, e placa trocada pode exigir modelo de outra marca: a foto do controle em uso, frente e verso, resolve a dúvida e traz o preço.",
        "Quem precisa de controle remoto PPA deve partir da central: o novo tem de usar a frequência dela, em geral 433 MHz, e o seu código, e depois ser gravado. Temos compatível e original; envie foto do atual, dos dois lados, para saber qual serve e quanto custa.",
      ],
      repair: [
        "Controle PPA que não funciona: troque a pilha pelo mesmo modelo, teste perto do portão e experimente outro controle. Se a botoeira abre e nenhum controle abre, o defeito é no receptor. Se só um falha, é ele, e a regravação ou a troca resolve.",
        "Se o controle PPA parou, a ordem é pilha, outro controle e botoeira. Luz fraca é pilha; luz boa e portão parado é cadastro perdido ou receptor, que o técnico mede em visita a partir de {price.preventive} em casa, sem peças.",
        "O controle PPA falhou? Comece por uma pilha igual e um teste de perto; em seguida use outro chaveiro e a botoeira. Se só um não abre, regrava-se ou troca-se aquele. Se todos falham e o botão da parede funciona, o receptor precisa de conserto.",
        "Para saber por que o controle PPA não abre, compare: pilha nova, um segundo controle, o botão da parede. Luz forte sem resposta aponta para memória apagada ou receptor com defeito, medidos em visita que em casa parte de {price.preventive}, fora as peças.",
      ],
      "how-to": [
        "Gravar controle PPA se faz na central do portão, por botão ou menu, e a sequência muda com a placa e a versão. Como o acesso fica junto da tensão da rede, deixe com o técnico e reúna todos os controles no dia.",
        "Para programar controle PPA, o técnico põe a central em modo de gravação e cadastra cada botão, na sequência do manual daquela placa. Em muitas, segurar o botão apaga a memória inteira, e dentro da caixa há tensão: não tente por conta própria.",
        "A programação do controle PPA acontece na placa do portão, e cada versão tem a sua sequência de botão ou menu. O lugar fica perto de fios energizados, então o serviço é do técnico; você só precisa juntar todos os controles em uso.",
        "Cadastrar controle PPA é trabalho feito dentro da caixa do motor, conforme o manual daquela central, e um toque longo pode limpar todos os que já abriam. Pela memória e pela tensão que há ali, chame um técnico.",
      ],
      price: [
        "O controle de portão PPA não tem um preço único, porque o valor muda com o modelo, o tipo de código e a quantidade. A conta soma o aparelho, por unidade, e a gravação na central. O compatível custa menos que o original. Mande a foto do atual, frente e verso, e o orçamento sai de graça.",
        "O preço do controle PPA só se diz depois de ver o seu, porque há vários modelos e dois tipos de código. O aparelho é cobrado por unidade, e a gravação aparece à parte no orçamento, que é grátis por foto. Vários controles são gravados na mesma visita.",
        "O preço do controle de portão PPA depende do modelo, da quantidade e da gravação na central. O compatível sai mais barato que o original. Mande fotos dos dois lados do atual, diga quantos quer e receba de graça o orçamento com o total.",
        "No preço do controle PPA entram o aparelho, por unidade, e o cadastro dele na central do portão. O original custa mais que o compatível, e gravar vários no mesmo dia poupa visitas. O orçamento é grátis, com uma foto do que você usa hoje.",
      ],
      buying: [
        "Compre controle PPA, original ou compatível, da mesma frequência da central, em geral 433 MHz, e do mesmo código. Se a placa já foi trocada, vale o padrão dela. Ele só abre depois de gravado, e a foto do atual, frente e verso, confirma o modelo e o preço.",
        "Controle de portão PPA se escolhe pela central: placa de fábrica pede controle da linha PPA ou compatível, em geral em 433 MHz; outra placa pede o padrão dela. Vendemos e gravamos, e a foto do que funciona hoje, frente e verso, mostra qual serve.",
        "Antes de comprar controle PPA, veja se a central ainda é da marca: se for, serve um da linha ou compatível, com igual código e, em geral, 433 MHz. Se a placa mudou, siga a nova; fotos do atual, frente e verso, mostram o modelo e o valor, já que ele precisa ser gravado.",
        "O controle PPA que serve é o que a sua central reconhece pela frequência e pelo código, seja original, seja compatível. Vendemos já pensando na gravação, sem a qual nada abre; confirme pela foto do que está em uso, porque placa substituída aceita outro padrão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual controle PPA comprar", "Controle PPA: original ou compatível"],
        slots: [
          [
            "Nomes como Zap e Tok, na frente do chaveiro PPA, ajudam a identificar o seu. Mesmo assim, quem aceita ou recusa o controle é o receptor, e em muitos portões a placa já não é a de fábrica.",
            "Nos chaveiros PPA aparecem nomes como Zap e Tok, bons para achar o modelo. Só confirme antes se a central ainda é da marca, porque é ela que aceita o sinal, e não o nome no motor.",
            "Veja o nome na frente do controle, como Zap ou Tok, e qual placa está no motor hoje. Se ela foi trocada por outra, um controle da PPA pode não abrir nada.",
            "O chaveiro PPA costuma trazer na frente um nome, como Tok ou Zap, que encurta a busca. Falta saber se a placa do portão continua a de origem, pois é nela que o sinal precisa ser reconhecido.",
            "Marca no motor não garante marca na placa, e quem escuta o controle é a placa. Por isso, além do nome do chaveiro, Zap ou Tok por exemplo, confira qual central está montada hoje.",
          ],
          [
            "O compatível abre igual quando fala o mesmo código, e costuma custar menos. Código fixo pode ser copiado de um controle para outro; código rolante, que muda a cada toque, precisa ser gravado na central e é mais seguro.",
            "Original e compatível fazem o mesmo trabalho se o código é igual; mudam o preço e o acabamento. Há ainda dois tipos: o fixo, que aceita cópia, e o rolante, que troca a cada uso e só entra pelo cadastro na central.",
            "Entre original e compatível, a diferença está no acabamento e no valor, desde que o código coincida. O código fixo se copia; o rolante se renova a cada acionamento, resiste a cópias e é cadastrado na própria central.",
            "Pagar menos por um compatível não muda a abertura, contanto que o código seja aquele. Se ele for fixo, um chaveiro copia o outro. Se for rolante, que se altera sozinho a cada aperto, só o cadastro na placa resolve, com mais proteção.",
            "A escolha entre os dois é de preço e de acabamento, porque o portão responde igual a códigos iguais. Repare no tipo: rolante significa senha nova em cada acionamento, registrada na central, e fixo significa senha única, que se pode clonar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o controle PPA é gravado", "Gravação do controle PPA na central"],
        slots: [
          [
            "A gravação é feita na placa do motor, por botão ou menu, e a sequência varia com a versão. Ali há tensão da rede, e por isso a tampa fica para o técnico.",
            "Cada central tem a sua sequência de cadastro, no manual dela e não no do controle. Como a placa fica junto da rede elétrica, quem abre a caixa é o técnico.",
            "Quem recebe o cadastro é a central, em passos que mudam de uma versão para outra. O técnico faz isso porque dentro da caixa do motor passa a energia da rede.",
            "Gravar é apresentar o chaveiro à central, e o caminho depende da versão da placa. Como há partes energizadas ao lado do botão de cadastro, a caixa só é aberta por técnico.",
            "O manual da placa, e não o do chaveiro, traz os passos do cadastro. Eles são feitos pelo técnico, já que o botão usado fica a poucos centímetros da parte ligada à rede.",
          ],
          [
            "Junte todos os controles da casa no dia: se a memória for limpa, cada um é gravado de novo. Na mesma visita se apaga o perdido, em placas que permitem excluir um só.",
            "Tenha à mão todos os que estão em uso, porque algumas placas só apagam tudo de uma vez. Aproveite para excluir um controle perdido e regravar os que ficaram.",
            "Deixe os controles da família reunidos, já que um toque errado limpa a memória e pede novo cadastro de todos. O que foi perdido sai da placa nessa hora.",
            "Antes da visita, recolha os chaveiros de todos, pois limpar a memória obriga a recadastrar um por um. É também a ocasião de bloquear o que sumiu, sozinho ou junto com os demais, conforme a placa.",
            "Ninguém da casa deve sair com o controle nesse dia: se o cadastro for zerado, quem faltar fica sem abrir. Havendo um extraviado, ele é retirado da lista no mesmo atendimento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Pilha, controle ou receptor: o teste", "Teste rápido antes de trocar o controle PPA"],
        slots: [
          [
            "Em poucos minutos você separa pilha, controle e receptor sem abrir o motor. Faça com o portão à vista e a passagem livre.",
            "O teste não pede ferramenta e vai do mais simples ao mais revelador. Mantenha o vão livre e o portão no campo de visão.",
            "Antes de comprar outro, descubra o que falhou, com a tampa do motor fechada e ninguém no caminho da folha.",
            "A comparação entre botão, pilha e um segundo chaveiro mostra o culpado sem ferramenta nenhuma. Fique onde veja o portão inteiro e confira se ninguém está passando.",
            "Gaste alguns minutos com este teste e talvez a compra seja só de uma pilha. A caixa do motor continua fechada, e o vão, desimpedido.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo, na posição certa.",
          "Teste a poucos passos do portão.",
          "Teste outro controle já gravado: se ele abre, o defeito é do primeiro.",
          "Acione uma vez pela botoeira: se só ela abre, a suspeita é do receptor.",
          "Se nada responde, o caso é de energia ou de central.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle PPA perdido: o que fazer?",
        answers: [
          "Trate como chave perdida e peça a exclusão no mesmo dia. Se a placa não apaga um só, a memória é limpa e os que estão com você são gravados de novo.",
          "Peça logo para tirar o controle da memória, porque quem achar pode abrir. Em centrais que só apagam tudo, os demais são cadastrados na mesma visita.",
          "Aja como faria com a chave de casa: mande tirar da memória ainda hoje. Placas simples só permitem limpar tudo, e nesse caso os outros chaveiros entram de novo na mesma ida.",
        ],
      },
      {
        question: "Dá para copiar o controle PPA?",
        answers: [
          "Só o de código fixo. O de código rolante não se copia: é cadastrado na central, caminho que também serve quando há dúvida.",
          "O de código fixo aceita cópia; o rolante, não, e precisa ser gravado na placa. Sem saber o tipo, a gravação na central funciona nos dois casos.",
          "Depende do código: fixo, sim; rolante, não, porque muda a cada uso e exige cadastro na placa. Na dúvida, peça a gravação, que atende os dois tipos.",
        ],
      },
      {
        question: "Posso comprar o controle PPA pela internet e só gravar com vocês?",
        answers: [
          "Pode, se a frequência e o código forem os da sua central. Mande a foto do anúncio e a do controle atual antes de comprar, para não pagar por um que não grava.",
          "Sim, gravamos controle comprado fora. Só confirme antes pela foto se ele serve na sua placa, porque um código diferente não entra.",
          "Claro, o serviço de gravação é feito também em controle trazido por você. Antes de fechar a compra, envie o anúncio e uma foto do seu, para conferir código e frequência.",
        ],
      },
      {
        question: "Qual pilha usa o controle PPA?",
        answers: [
          "A do código impresso na que está nele; as mais comuns em controle de portão são a A23, de 12 V, e a CR2032, de 3 V. Troque por uma igual.",
          "Varia com o modelo. Abra só a tampa da pilha, leia o código, como A23 ou CR2032, e ponha outra igual, na mesma posição.",
          "Olhe a pilha velha e compre a de mesmo número, quase sempre A23, de 12 V, ou CR2032, de 3 V. Respeite o lado do positivo ao encaixar.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor PPA",
  },
  {
    id: "ppa-dz-parado",
    broader: "nao-abre",
    label: "PPA DZ com defeito",
    phrase: "o motor parado ou com defeito",
    asks: combine(
      ["dz rio", "dz home", "motor ppa dz rio", "motor ppa dz home", "ppa dz rio 1/4", "ppa dz home 1/4"],
      [
        ...["não funciona", "não liga", "parou", "parado", "defeito", "quebrou", "quebrado", "pifou"],
        ...["não anda", "não responde", "problema"],
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "O motor [marca] que parou de funcionar quase sempre tem conserto, no 1/4 HP e nas outras versões. Se está mudo, falta energia ou a placa falhou. Se ronca e não anda, é capacitor ou folha presa. Se gira em falso, é engrenagem ou chave destravada. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "O motor [marca] que não liga ou não funciona costuma compensar arrumar: confira o disjuntor e a botoeira, porque sem som o defeito é energia ou placa. Ronco parado é capacitor ou trilho travado, e girar em falso, engrenagem gasta; o ajuste em residência começa em {price.preventive}, fora peças.",
        "Conserto do [marca] parado começa pelo sinal: silêncio é alimentação, comando ou placa, ronco sem andar é capacitor ou pedra no trilho, e giro em falso é engrenagem ou destravamento aberto. Com 1/4 HP ou mais, em geral vale arrumar. A visita de ajuste em casa custa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "Consertar um motor [marca] parado custa a peça mais a visita, a partir de {price.preventive} em casa, sem peças. Capacitor e fim de curso são os reparos baratos, engrenagem e placa os mais caros, e o motor inteiro trocado fica de {price.homeSwap}, com mão de obra.",
        "O conserto do motor [marca] vai do ajuste, desde {price.preventive} em residência e fora peças, à placa, que é a peça mais cara. Capacitor sai por menos, engrenagem fica no meio, e trocar o motor todo custa de {price.homeSwap} com o serviço.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada sinal indica no motor DZ", "Do sintoma à peça no DZ"],
        slots: [
          [
            "O DZ fica no piso e empurra a folha de correr pela cremalheira, a barra dentada. Por isso trilho e roldana entram no diagnóstico tanto quanto o motor.",
            "Nesse motor de correr, a engrenagem puxa a cremalheira presa na folha. Uma pedra no trilho faz o mesmo ronco que um capacitor fraco, então os dois se testam.",
            "Motor e folha se examinam juntos, porque no DZ a engrenagem trabalha direto na cremalheira. Folha presa e peça ruim dão sinais parecidos.",
          ],
        ],
        bullets: [
          "Sem som: disjuntor, fusível, receptor ou placa",
          "Ronca parado: capacitor fraco, pedra no trilho ou roldana travada",
          "Gira e a folha não anda: engrenagem gasta, cremalheira afastada ou chave destravada",
          "Para fora do ponto: ímã do fim de curso solto ou virado",
          "Abre e não fecha: fotocélula suja ou desalinhada",
        ],
      },
      {
        about: "check",
        headings: ["Antes de chamar, sem abrir o motor", "Teste seguro no DZ parado"],
        slots: [
          [
            "Faça por fora, com crianças e animais longe, e não encoste na engrenagem nem na cremalheira. Se o motor roncar, pare na primeira tentativa, porque insistir esquenta e queima.",
            "Nenhum passo pede ferramenta nem tampa aberta. Ao primeiro ronco, solte o botão, já que o motor travado aquece em segundos.",
            "Dá para testar de fora, longe da folha e dos dentes. Um acionamento basta: motor que ronca parado não deve ser acionado de novo.",
          ],
        ],
        steps: [
          "Veja no quadro o disjuntor do portão.",
          "Olhe se há pedra no trilho e limpe as lentes da fotocélula.",
          "Acione uma única vez pela botoeira e escute.",
          "Desligue o disjuntor.",
          "Fotografe a etiqueta, onde estão a potência, como 1/4 HP, e a tensão.",
        ],
      },
      {
        about: "replace",
        headings: ["Compensa arrumar o DZ?", "Consertar ou trocar o motor"],
        slots: [
          [
            "Compensa quando falhou uma peça só, como capacitor, engrenagem ou fim de curso, e o motor tem menos de {trade.life}. Essas peças são comuns no comércio, e o serviço costuma caber em {trade.smallRepair}.",
            "Arrumar vale a pena com uma única peça ruim e idade abaixo de {trade.life}, já que capacitor e engrenagem se acham com facilidade. Boa parte dos reparos leva até {trade.smallRepair}.",
            "Com menos de {trade.life} e defeito isolado, o conserto ganha, porque capacitor, ímã e engrenagem são peças fáceis de repor. O trabalho fica em torno de {trade.smallRepair}.",
          ],
          [
            "Placa e motor ruins ao mesmo tempo, ou redutor gasto, pedem comparação com a troca, de {price.homeSwap} em casa com mão de obra. Fiação, fotocélula e cremalheira de mesmo passo costumam ficar.",
            "Se o redutor gastou ou duas peças caras falharam, o motor novo, de {price.homeSwap} em residência com o serviço, pode sair melhor. Cabos, sensores e cremalheira compatível são aproveitados.",
            "Dois defeitos grandes juntos mudam a decisão, e a troca fica de {price.homeSwap} em casa, mão de obra incluída. Aproveitam-se fios, fotocélula e a barra dentada, se o passo for igual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir o portão na mão enquanto o motor DZ está parado?",
        answers: [
          "Sim, se a folha está reta, no trilho e em piso nivelado: desligue o disjuntor, destrave com a chave e empurre devagar. Trave de novo depois.",
          "Pode, por ser portão de correr, desde que ele não incline nem esteja em descida. Disjuntor desligado, chave de destravamento, e o motor travado no fim.",
        ],
      },
      {
        question: "Que peça do DZ costuma falhar primeiro?",
        answers: [
          "Capacitor, engrenagem e ímã do fim de curso são as mais comuns. Placa queima mais por surto e água que por uso.",
          "Em geral o capacitor, que perde força com os anos, e depois a engrenagem. A placa costuma sofrer com raio e umidade.",
        ],
      },
      {
        question: "Todo DZ é para portão de correr?",
        answers: [
          "Sim, a linha DZ da PPA é de motores deslizantes, em várias potências, como a DZ Rio de 1/4 HP. Basculante e de abrir usam outras linhas.",
          "DZ é deslizante: o nome vem na etiqueta, com a potência, por exemplo 1/4 HP. Para basculante a marca tem outros motores.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem os 90 dias da lei para o serviço e a peça. Num motor novo, são {warranty.motor} do fabricante e {warranty.installation} na instalação.",
          "O reparo segue a garantia da lei, de 90 dias. Se a saída for trocar, o motor leva {warranty.motor} e a instalação, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
  {
    id: "ppa-defeito",
    broader: "nao-abre",
    label: "Motor PPA com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "motor ppa não abre",
      "motor ppa não funciona",
      "portão ppa não funciona",
      "ppa defeito",
      "motor ppa parou",
      "motor ppa não liga",
      "motor ppa problema",
      "portão ppa não abre",
      "conserto motor ppa quebrado",
      "motor ppa quebrado",
      "motor ppa parado",
      "ppa não funciona",
      "ppa não liga",
      "motor ppa pifou",
      "ppa pifou",
      "ppa quebrado",
      "ppa quebrou",
      "motor ppa não responde",
      "motor ppa morreu",
      "motor ppa não abre",
      "motor portão ppa não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o motor [marca] não abre o portão, aperte uma vez a botoeira, o botão da parede, e escute. Abriu: o defeito é do controle. Mudo: falta energia ou a placa falhou. Roncando: é capacitor ou folha presa, e o disjuntor deve ser desligado. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Motor [marca] que gira com a folha parada está destravado ou tem peça gasta: a engrenagem, num DZ de correr, ou a porca do fuso, num BV de basculante. Mudo, falta energia ou a placa falhou; roncando, é capacitor ou folha presa. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão [marca] não funciona, comece pelo disjuntor, pela pilha do controle e pela botoeira, que separam os defeitos comuns. Mudo, é energia ou placa; ronca, é capacitor ou folha presa. O conserto começa em {price.preventive}, na visita de ajuste em residência, fora peças.",
        "O motor [marca] que parou de funcionar costuma ter conserto: falta de energia, comando ou capacitor explicam a maioria. Olhe o quadro, teste a botoeira uma vez e escute; se ronca, não insista. A assistência técnica que regula e mede, em casa, custa a partir de {price.preventive}, sem contar peças.",
      ],
      price: [
        "O conserto de motor PPA com defeito custa conforme a peça: ajuste e limpeza, em casa, a partir de {price.preventive}, sem peças; capacitor e fim de curso são os mais baratos, placa e redutor os mais caros. Trocar o motor inteiro fica de {price.homeSwap}, com mão de obra.",
        "Consertar motor PPA vai da visita com regulagem, desde {price.preventive} em residência e fora peças, à placa, que é a peça mais cara. Para comparar, motor novo com o serviço custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Antes de chamar: o que conferir"],
        slots: [
          [
            "Tudo se faz por fora, com crianças e animais longe e sem ficar sob a folha. Insistir em motor que ronca queima o enrolamento em minutos.",
            "Nenhum passo pede ferramenta, tampa aberta ou mão na folha. Ronco parado é sinal de parar.",
            "Basta olhar o quadro de luz, apertar o botão da parede e escutar, com a tampa fechada. Se o motor roncar parado, pare.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; se cair de novo, não insista.",
          "Troque a pilha e teste outro controle.",
          "Acione uma única vez pela botoeira e escute.",
          "Limpe as lentes da fotocélula e veja se há obstáculo.",
          "Desligue o disjuntor e fotografe a etiqueta.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada sinal indica no PPA", "Do sintoma à peça no motor PPA"],
        slots: [
          [
            "O som e a posição da folha apontam a peça. No JetFlex, com inversor, não há capacitor: se ele para ou fica sem força, a suspeita é a folha, o percurso gravado ou a placa da própria linha.",
            "Compare com o que o seu motor faz. Motor com inversor, como o JetFlex, não usa capacitor; nos outros PPA, o ronco parado começa por essa peça.",
            "A etiqueta diz a linha do motor, e a linha muda a suspeita: o JetFlex, com inversor, não tem capacitor, e nele se olham o percurso gravado e a placa, que é própria. Nos outros, compare:",
          ],
        ],
        bullets: [
          "Mudo: disjuntor, fusível, receptor ou placa",
          "Ronca parado: capacitor fraco, folha presa ou redutor travado",
          "Gira e não anda: destravamento aberto, engrenagem gasta no de correr ou porca do fuso no basculante",
          "Abre e não fecha: fotocélula suja ou desalinhada",
          "Para fora do ponto: ímã ou chave de fim de curso",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa consertar", "Conserto ou troca do PPA"],
        slots: [
          [
            "Capacitor, ímã e regulagem custam pouco, e engrenagem, placa e redutor custam mais. Se só uma peça falhou, vale consertar. Com várias, ou perto do fim da vida, que é de {trade.life}, compare com a troca, de {price.homeSwap} em casa.",
            "A regulagem é o mais barato, e placa e redutor são os itens caros. Um defeito só, em motor longe do fim da vida, que é de {trade.life}, vale o conserto. Com dois ou mais, compare com a troca, que em casa fica de {price.homeSwap}, com o serviço.",
            "Regular é o mais barato; placa e redutor são os mais caros. Se o motor passou de {trade.life} ou falharam duas peças, compare com a troca, que em casa fica de {price.homeSwap}.",
          ],
          [
            "Um reparo simples leva até {trade.smallRepair}, e a troca da placa inclui gravar percurso e controles. O serviço tem os 90 dias de garantia da lei.",
            "O reparo simples fica pronto em até {trade.smallRepair}. Com placa nova, o percurso e os controles são gravados de novo. A garantia da lei é de 90 dias.",
            "Ajuste e troca de capacitor levam até {trade.smallRepair}. Placa nova inclui gravar o percurso, e o conserto tem os 90 dias de garantia da lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor PPA ronca e não anda. O que faço?",
        answers: [
          "Desligue o disjuntor e não tente de novo. Em geral é capacitor ou folha presa. O técnico mede e troca só o que falhou.",
          "Corte a energia e pare de tentar, porque o ronco esquenta o motor. Capacitor e folha presa são as causas mais comuns.",
        ],
      },
      {
        question: "Por que o PPA abre, mas não fecha?",
        answers: [
          "Quase sempre a fotocélula acusa obstáculo. Se as lentes estão limpas e o vão, livre, o técnico confere fim de curso e placa.",
          "A fotocélula suja ou torta é a primeira suspeita. Depois vêm o fim de curso e o fio do sensor.",
        ],
      },
      {
        question: "O motor PPA parou depois da chuva. É a placa?",
        answers: [
          "Pode ser água na placa. Desligue o disjuntor, não religue para testar e chame; secar e limpar logo salva muita placa.",
          "É provável, por umidade. Corte a energia e espere a medição, porque religar queima o que ainda presta.",
        ],
      },
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "No de correr ou de abrir, sem folha torta, sim, com o disjuntor desligado. Um basculante com defeito não se destrava.",
          "Só em portão de correr ou de abrir, reto, com a energia cortada. Em basculante, espere.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor PPA e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
  {
    id: "ppa-ou-seg",
    broader: "ppa",
    label: "SEG ou PPA",
    phrase: "a escolha entre SEG e PPA",
    intent: "comparison",
    asks: [
      "ppa ou seg",
      "seg ou ppa",
      "diferença ppa seg",
      "ppa seg melhor",
      "comparação ppa seg",
      "ppa ou seg portão correr",
      "ppa ou seg deslizante",
      "ppa ou seg portão deslizante",
      "ppa ou seg basculante",
      "ppa ou seg portão basculante",
      "seg técnico indica ppa",
      "seg ppa qual compro",
    ],
    answers: {
      any: [
        "SEG ou PPA: para motor novo, escolha PPA, que tem peça mais fácil e mais versões, inclusive a rápida JetFlex. Fique com SEG se a central e os controles da casa já são dela e há peça por perto. Com PPA, a troca em casa fica de {price.homeSwap}.",
        "Na comparação das marcas SEG e PPA, a PPA leva vantagem em reposição e a SEG, às vezes, no preço do motor. O mais barato só vale a pena se placa e controle do modelo se acham na região. A troca por PPA em casa custa de {price.homeSwap}, com mão de obra.",
        "Se você tem central e controles SEG em bom estado, continue na marca enquanto houver peça; se o motor acabou e falta reposição, troque por PPA, de {price.homeSwap} em casa. Em PPA x SEG de mesma potência, o resultado é parecido com folha equilibrada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher SEG, quando escolher PPA", "O que decide entre SEG e PPA"],
        slots: [
          [
            "A reposição e o que a casa já tem pesam mais que a potência. Veja o seu caso.",
            "Nome não move portão: peça, controle e versão decidem. Compare.",
            "Quem começa do zero e quem já tem controles chegam a respostas diferentes. Encontre a sua.",
          ],
        ],
        bullets: [
          "Portão sem nada instalado: PPA, pela variedade e pela peça",
          "Controles e central SEG bons: ficar na SEG, se há peça",
          "Rua movimentada: JetFlex, da PPA, com inversor",
          "Prédio: a versão de mais ciclos por hora, de qualquer das duas",
          "Basculante de até {width.quarterHp}: 1/4 HP de qualquer das duas",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar SEG por PPA: o que se aproveita", "Mudar de marca: o que fica"],
        slots: [
          [
            "Ficam o circuito elétrico, o eletroduto e a fotocélula bons. No portão de correr, a cremalheira reta de mesmo passo continua, a {rack.clearance} da engrenagem.",
            "Energia, duto e sensor em ordem servem às duas marcas. A cremalheira fica se o passo do dente é igual, com {rack.clearance} de folga.",
            "Aproveitam-se fiação, fotocélula e, com o mesmo passo, a cremalheira, regulada a {rack.clearance} da engrenagem.",
          ],
          [
            "Suporte, central e controles mudam. Um receptor SEG mantido na entrada da central nova conserva os controles antigos.",
            "O que se troca é suporte, placa e controles, salvo com um receptor da marca antiga ligado à nova.",
            "Mudam fixação, central e controles; estes continuam se o receptor velho for ligado à placa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço das duas", "Compra e reposição: a conta"],
        slots: [
          [
            "Compare o total instalado, com motor, suporte e controles. Capacitor e fim de curso têm equivalentes nas duas; placa e engrenagem pedem o modelo exato, e na PPA são mais fáceis.",
            "Some motor, suporte, controles e instalação antes de decidir. Na reposição, as peças comuns servem às duas, e as próprias se acham mais na PPA.",
            "O barato de hoje pode custar na peça de amanhã: placa e engrenagem são do modelo. Peça as duas propostas com os mesmos itens.",
          ],
          [
            "Em prédio ou folha pesada, a troca fica de {price.heavySwap}, seja qual for a marca.",
            "Portão pesado muda a faixa para {price.heavySwap} nas duas.",
            "No pesado, conte de {price.heavySwap} com qualquer uma.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle SEG abre motor PPA?",
        answers: [
          "Só se a central aceitar o mesmo código e a mesma frequência. Um receptor avulso resolve quando há muitos controles.",
          "Em geral, não: cada marca usa os seus. O receptor SEG ligado à central nova resolve.",
        ],
      },
      {
        question: "Qual dura mais, SEG ou PPA?",
        answers: [
          "A que trabalhar em folha leve: a referência é {trade.life} em casa, nas duas.",
          "Depende do portão e da revisão {visits.home}. Folha pesada gasta cedo qualquer marca.",
        ],
      },
      {
        question: "Vocês trabalham com SEG e PPA?",
        answers: [
          "Vendemos, instalamos e consertamos PPA, de forma independente. Para SEG, a etiqueta do motor mostra se há peça e se atendemos o modelo.",
          "PPA, sim. No SEG, confirmamos pela etiqueta se o conserto é possível.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "{time.tilting} no basculante e {time.sliding} no de correr, com {warranty.motor} de garantia no motor.",
          "Conte {time.sliding} no deslizante e {time.tilting} no basculante.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e, se houver, os controles atuais",
  },
  {
    id: "ppa-ou-peccinin",
    broader: "ppa",
    label: "PPA ou Peccinin",
    phrase: "a escolha entre PPA e Peccinin",
    intent: "comparison",
    asks: [
      "ppa ou peccinin",
      "peccinin ou ppa",
      "diferença ppa peccinin",
      "ppa peccinin melhor",
      "comparação ppa peccinin",
      "trocar peccinin ppa compensa",
      "trocar peccinin velho ppa",
      "decidir entre ppa peccinin",
      "ppa peccinin leva vantagem",
    ],
    answers: {
      any: [
        "PPA ou Peccinin: escolha PPA para motor novo, pela peça comum e pela linha rápida JetFlex. Escolha Peccinin se a casa já tem motor, central ou controles dela em bom estado. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, nas duas.",
        "Entre Peccinin e PPA, a PPA costuma dar menos trabalho na reposição, e a Peccinin vale para manter o que funciona. Em modelos da mesma categoria, o resultado é parecido, e trocar um Peccinin velho por PPA compensa quando o redutor tem folga.",
        "Entre PPA e Peccinin, a melhor é a PPA para quem compra motor novo, e a Peccinin para quem já tem central e controles dela funcionando. A PPA tem peça mais fácil e o JetFlex, rápido, no basculante; no portão de correr, compare o DZ com o Gatter pelos quilos da ficha. A troca em casa fica de {price.homeSwap} em qualquer das duas, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher PPA, quando escolher Peccinin", "O que decide entre as duas"],
        slots: [
          [
            "Compare pelo que existe na casa e pelo tipo de portão, e não pelo nome. Veja os casos.",
            "O que já está instalado é o que mais pesa. Compare.",
            "A decisão depende do portão e do que há nele.",
          ],
        ],
        bullets: [
          "Basculante em rua movimentada: JetFlex, da PPA, com inversor",
          "De correr: DZ, da PPA, ou Gatter, da Peccinin, pelos quilos da ficha",
          "Peccinin com redutor firme: conserto compensa",
          "Peccinin com folga no eixo: compare com motor novo",
          "Central e controles da casa: razão para ficar na marca",
        ],
      },
      {
        about: "replace",
        headings: ["O que muda ao trocar Peccinin por PPA", "O que fica e o que muda"],
        slots: [
          [
            "Ficam circuito, tubo e fotocélula em bom estado; suporte, central e controles mudam, porque as marcas não usam as mesmas peças. Na folha de correr, cremalheira reta e de mesmo passo se aproveita.",
            "O ponto de energia, o tubo e a fotocélula continuam. Suporte, central e controles são os da marca nova, e a cremalheira de mesmo passo fica.",
            "Aproveitam-se energia, tubo, sensor e cremalheira de mesmo passo. Suporte, central e controles são novos, porque não servem de uma marca para outra.",
          ],
          [
            "A altura da engrenagem muda de uma marca para outra, e a base é conferida, com folga de {rack.clearance}. O serviço leva {time.sliding} no de correr e {time.tilting} no basculante.",
            "Altura e base se acertam, com {rack.clearance} de folga na barra. A troca leva {time.sliding} no portão de correr e {time.tilting} no basculante.",
            "A base pode mudar de altura, e a folga volta a {rack.clearance}. Conte {time.sliding} no de correr.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e peças das duas", "Quanto custam PPA e Peccinin"],
        slots: [
          [
            "Pelo mesmo porte, o preço é parecido: de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. Em até {shop.instalments} vezes no cartão.",
            "A troca residencial vai de {price.homeSwap}; a pesada, de {price.heavySwap}, em até {shop.instalments} vezes.",
            "Conte de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com o serviço incluído, em até {shop.instalments} parcelas.",
          ],
          [
            "Peças de PPA são comuns nas lojas; nas de Peccinin, o modelo exato decide, porque a engrenagem muda. O motor tem {warranty.motor} de garantia.",
            "PPA tem peça mais fácil, Peccinin depende do modelo. São {warranty.motor} de garantia no motor.",
            "Reposição da PPA é a mais fácil; a da Peccinin segue o modelo. A garantia é de {warranty.motor}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle Peccinin funciona em motor PPA?",
        answers: [
          "Só se a central aceitar o mesmo código. Um receptor avulso resolve quando há muitos controles.",
          "Raramente, porque frequência e código precisam ser os mesmos. Um receptor à parte deixa os controles antigos em uso.",
        ],
      },
      {
        question: "Peccinin e Nice são da mesma empresa?",
        answers: [
          "São do mesmo grupo, mas os motores são diferentes, e a peça se pede pelo modelo.",
          "São do mesmo grupo, com linhas próprias de motor. Por isso a peça se pede pelo modelo da etiqueta, e não pelo nome.",
        ],
      },
      {
        question: "PPA ou Peccinin para condomínio?",
        answers: [
          "A versão de uso intenso com ciclos acima do seu pico, de qualquer das duas. Acrescente metade de folga sobre o pico.",
          "A que tiver, na ficha do modelo, mais ciclos por hora que as aberturas da garagem na hora mais cheia.",
        ],
      },
      {
        question: "Qual dura mais, PPA ou Peccinin?",
        answers: [
          "As duas duram de {trade.life} com folha leve e revisão {visits.home}. A folha pesada é o que encurta.",
          "De {trade.life} as duas, quando a folha é leve e a manutenção é feita {visits.home}. A marca pesa menos que isso.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e, se houver, os controles atuais",
  },
  {
    id: "ppa-ou-nice",
    broader: "ppa",
    label: "PPA ou Nice",
    phrase: "a escolha entre PPA e Nice",
    intent: "comparison",
    asks: [
      "ppa ou nice",
      "nice ou ppa",
      "diferença ppa nice",
      "ppa nice melhor",
      "comparação ppa nice",
      "ppa ou nice portão correr",
      "ppa ou nice deslizante",
      "ppa ou nice portão deslizante",
      "ppa ou nice basculante",
      "ppa ou nice portão basculante",
      "motor nice ppa escolher",
      "nice ppa garagem escolher",
      "bateria automação nice ppa",
    ],
    answers: {
      any: [
        "PPA ou Nice: escolha PPA se quer peça e assistência fáceis no Brasil, e Nice se quer motor de baixa tensão com bateria de reserva ou automação integrada. Para a maioria das casas a PPA compensa mais, porque placa e controle se acham em qualquer lugar.",
        "A PPA é melhor que a Nice em reposição e preço de peça, e a Nice, italiana, leva vantagem em motores de 24 V com bateria de reserva e em integração. Se falta muita luz, fique com Nice ou ponha nobreak no motor PPA; no resto, a nacional dá menos trabalho.",
        "Entre PPA e Nice, a PPA nacional ganha na peça fácil e no JetFlex, rápido, e a Nice ganha na bateria de reserva e na automação. Compensa mais, para portão comum de casa, a PPA; quem quer abrir sem energia compara Nice com PPA mais nobreak.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["PPA e Nice: para quem cada uma", "Quando escolher PPA, quando escolher Nice"],
        slots: [
          [
            "A força vem do modelo, e não do nome: compare o peso da etiqueta nas duas, com um terço de folga. Depois veja o que importa para você.",
            "Modelos de mesma capacidade movem a mesma folha. O que separa as marcas é o que vem abaixo.",
            "Com capacidade igual, as duas servem. A escolha fica nestes pontos.",
          ],
        ],
        bullets: [
          "Peça e conserto em qualquer bairro: PPA",
          "Bateria de reserva sem nobreak: Nice de 24 V",
          "Abertura rápida no basculante: PPA JetFlex, {opening.jetflex} no kit de 1/4 HP",
          "Já tem automação da marca em casa: Nice",
          "Produto importado sem peça aqui: evite",
        ],
      },
      {
        about: "cost",
        headings: ["Preço: PPA e Nice", "Quanto custam as duas"],
        slots: [
          [
            "O PPA JetFlex custa {price.jetflex} no kit basculante instalado, e a troca de motor em casa fica de {price.homeSwap} nas linhas comuns. Na Nice, bateria e acessórios puxam para cima.",
            "No basculante, o JetFlex da PPA sai por {price.jetflex}, montado; nos outros portões, trocar o motor em residência vai de {price.homeSwap}. A Nice com bateria fica acima.",
            "Kit basculante JetFlex, da PPA, {price.jetflex} instalado. Troca comum em casa, de {price.homeSwap}, e a Nice soma bateria e módulos.",
          ],
          [
            "Ao longo dos anos pesa a reposição: placa PPA tem compatível, a da Nice costuma ser própria. Bateria se troca, em geral, a cada 2 a 4 anos.",
            "Conte também o depois: central PPA comum aceita compatível, Nice quase nunca, e as baterias duram de 2 a 4 anos.",
            "No conserto, a PPA comum é mais barata, por aceitar placa compatível. A bateria da Nice pede troca entre 2 e 4 anos.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Troca entre Nice e PPA", "O que se aproveita ao mudar de marca"],
        slots: [
          [
            "Circuito elétrico, eletroduto, fotocélula e cremalheira boa ficam, se os dentes combinarem com a engrenagem. Suporte, central e controles mudam, porque as marcas não usam os mesmos.",
            "Aproveitam-se fiação, tubo, sensor e, no portão de correr, a barra de mesmo passo. Central, suporte e controles são novos.",
            "Elétrica e fotocélula continuam, e a cremalheira também quando o passo é igual. O que muda são central, suporte e controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle Nice funciona em motor PPA?",
        answers: [
          "Não por padrão, porque os códigos são diferentes. Um receptor avulso pode resolver, ligado à botoeira.",
          "Em geral, não. Com um receptor à parte, os controles Nice acionam o motor PPA.",
        ],
      },
      {
        question: "PPA funciona sem energia?",
        answers: [
          "Com nobreak próprio para portão, sim. Sem ele, usa-se a chave, só em portão de correr ou de abrir, reto; basculante com defeito não se destrava.",
          "Precisa de nobreak. A autonomia se conta em aberturas e depende da bateria e do peso da folha.",
        ],
      },
      {
        question: "Qual das duas dura mais?",
        answers: [
          "As duas ficam em {trade.life} com folha leve e revisão {visits.home}. O portão pesado encurta qualquer marca.",
          "Não há diferença fixa: {trade.life}, conforme peso e cuidado.",
        ],
      },
      {
        question: "Que garantia tem cada uma?",
        answers: [
          "Comprado conosco, {warranty.motor} no motor e {warranty.installation} na instalação, nas duas marcas.",
          "É igual: {warranty.motor} no motor vendido por nós e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e, se houver, os controles atuais",
  },
  {
    id: "ppa-levante",
    broader: "ppa",
    label: "PPA Levante",
    phrase: "o motor PPA Levante",
    intent: "buying",
    asks: [
      "ppa levante 1/4 hp",

      "ppa levante",
      "ppa levante 1/4 hp metros",
      "ppa levante basculante",
      "motor ppa levante basculante",
      "bv levante",
      "motor levante",
      "levante basculante",
      "ppa bv levante",
      "levante predial",
      "ppa levante preço",
    ],
    answers: {
      any: [
        "Sim, o PPA Levante é motor de portão basculante e serve no seu se a versão cobre a largura e o uso: até {width.quarterHp}, com a folha equilibrada, 1/4 HP costuma bastar. A troca em casa, com mão de obra, fica de {price.homeSwap}, e a altura define o tamanho do acionador.",
        "O motor Levante da PPA serve em basculante, o portão que levanta, desde que o contrapeso esteja certo; a potência é 1/4 HP até {width.quarterHp} e maior acima disso. Em residência, trocar por ele vai de {price.homeSwap}, já instalado.",
        "Se lhe indicaram o PPA Levante para basculante, ele serve na versão certa: meça largura e altura e confira a etiqueta. Folha de até {width.quarterHp} equilibrada usa 1/4 HP, e a troca em casa custa de {price.homeSwap}, motor e serviço juntos.",
      ],
      price: [
        "O preço do PPA Levante depende da versão e da folha: a troca do motor basculante em casa fica de {price.homeSwap}, com mão de obra. Se o motor já é seu, a instalação parte de {price.installation}; para comparar, há kits de 1/4 HP instalados a partir de {price.lowest}.",
        "Com instalação, trocar por um PPA Levante vai de {price.homeSwap} em residência, e só montar o que você comprou, a partir de {price.installation}. Os nossos kits basculantes de 1/4 HP vão de {price.lowest} a {price.highest}, montados.",
      ],
      repair: [
        "O PPA Levante que ronca, estala ou para fora do ponto costuma ter conserto no local: porca do fuso, capacitor, fim de curso e placa são medidos antes da troca. A visita com regulagem em casa parte de {price.preventive}, sem peças; folha torta ou cabo frouxo pedem disjuntor desligado, sem destravar.",
        "Consertamos PPA Levante de forma independente: estalo na subida é porca do fuso ou braço, ronco é capacitor ou folha presa. Em residência a visita com ajuste começa em {price.preventive}, fora peças, e basculante torto não se destrava.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["PPA Levante serve no seu portão", "Levante: largura, altura e uso"],
        slots: [
          [
            "As medidas se tomam com o portão fechado, sem mexer em cabo ou contrapeso. Cada uma decide um ponto.",
            "Meça de fora, com a folha fechada. A versão sai de quatro dados.",
            "Portão fechado e trena: estes números escolhem a versão.",
          ],
        ],
        bullets: [
          "Largura: até {width.quarterHp}, 1/4 HP; acima, mais potência",
          "Altura: define o comprimento do acionador",
          "Uso: garagem coletiva pede versão intensa",
          "Tensão do ponto e código dos controles que já existem",
        ],
      },
      {
        about: "visit",
        headings: ["Instalação do PPA Levante", "Montagem na coluna, do equilíbrio ao teste"],
        slots: [
          [
            "A folha é equilibrada antes, porque o contrapeso carrega e o motor só conduz. O acionador é preso no prumo de uma coluna firme, o braço pega na estrutura, e o trabalho leva de {time.tilting}.",
            "Cabos e contrapeso são conferidos primeiro, com a folha escorada se preciso. Depois o acionador vai no prumo da coluna, em serviço de {time.tilting}.",
            "Equilíbrio, prumo e braço na armação da folha, nessa ordem, em {time.tilting}. Coluna fraca é reforçada antes.",
          ],
          [
            "No fim se regulam parada e força mínima, gravam-se os controles e testa-se a fotocélula, se houver.",
            "Força mínima, ponto de parada e controles gravados fecham a montagem, com o sensor testado.",
            "A entrega inclui parada certa, pouca força e controles cadastrados.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Peças que se trocam no Levante", "Peça de reposição ou motor novo"],
        slots: [
          [
            "Porca do fuso e capacitor são as peças de desgaste, e fim de curso, engrenagem e central se trocam em separado. O nome completo e a tensão da etiqueta definem a peça, porque há versões diferentes.",
            "Gastam primeiro a porca, que corre na rosca, e o capacitor. As demais se compram pelo nome inteiro da etiqueta, já que as versões não são iguais.",
            "Do mais barato ao mais caro estão capacitor, porca, fim de curso, engrenagem e placa, pedidos pela etiqueta completa.",
          ],
          [
            "Com redutor e placa ruins juntos, perto dos {trade.life} de uso, a troca de {price.homeSwap} compensa. O motor novo tem {warranty.motor} de garantia.",
            "Duas peças grandes no fim, em motor de {trade.life}, pedem a troca, com {warranty.motor} de garantia no novo.",
            "Motor de {trade.life} com mais de um defeito: compare com o novo, que traz {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O PPA Levante serve em portão de correr?",
        answers: [
          "Não. Para portão de correr a PPA tem a linha DZ, com cremalheira.",
          "Não serve: deslizante usa motor de piso.",
        ],
      },
      {
        question: "O Levante segura o portão fechado sem energia?",
        answers: [
          "Em geral, sim, travado e com o contrapeso certo. Porca do fuso gasta pode ceder, e aí a folha fica sem uso até o conserto.",
          "Costuma segurar, pela rosca do fuso. Não destrave o basculante aberto.",
        ],
      },
      {
        question: "Qual controle funciona no PPA Levante?",
        answers: [
          "O que a central instalada aceita, na mesma frequência e código, depois de gravado.",
          "Controle compatível com a placa, mesmo que ela já tenha sido trocada.",
        ],
      },
      {
        question: "Que garantia tem a instalação do motor que já comprei?",
        answers: [
          "São {warranty.installation} no serviço. A do motor fica com quem vendeu.",
          "O serviço tem {warranty.installation}; o motor, a garantia da loja onde foi comprado.",
        ],
      },
    ],
    photo:
      "uma foto do portão por dentro, com colunas e contrapeso, a largura e a altura da folha e, se houver, a etiqueta do motor",
  },
  {
    id: "ppa-controle-zap-preco",
    broader: "ppa",
    label: "Preço do controle PPA Zap",
    phrase: "o preço do controle PPA Zap ou Tok",
    intent: "price",
    asks: [
      ...combine(
        [
          "controle zap",
          "controle remoto zap",
          "controle ppa zap",
          "controle remoto ppa zap",
          "controle tok",
          "controle ppa tok",
        ],
        [
          "433",
          "433 mhz",
          "433 original",
          "433 mhz original",
          "original 433 mhz [marca]",
          "433 mhz original [marca]",
          "433 original [marca]",
        ],
      ),
      "zap preço",
      "zap original",
      "zap comprar",
      "zap quanto custa",
      "tok preço",
      "tok original preço",
      "tok comprar",
      "controle ppa zap original",
      "controle ppa zap preço",
      "controle remoto ppa zap preço",
      "controle ppa zap comprar",
      "controle ppa tok preço",
      "controle ppa tok original preço",
      "quanto custa controle zap",
      "controle zap preço",
      "controle zap unidade preço",
      "ppa zap gravação quanto",
      "controle zap quebrou preço",
      "ppa zap mais gravação preço",
    ],
    answers: {
      any: [
        "Vendemos controle PPA original, da linha Zap ou Tok, por unidade, e gravamos na sua central. O preço depende do modelo e da quantidade, e a gravação é cobrada à parte. Mande uma foto da frente e do verso do seu, para confirmar se a central aceita o código.",
        "O controle PPA original, Zap ou Tok, é vendido por unidade, e dois ou mais podem ser gravados na mesma visita. O compatível custa menos e abre igual quando o código é o da central. O orçamento é grátis, pela foto do controle atual, dos dois lados.",
        "Para comprar controle PPA original, compare o verso do atual: modelo, 433 MHz e número de botões precisam combinar com a central. Você paga cada unidade e, se quiser, uma só ida do técnico para gravar todos. O preço é passado por foto, sem custo.",
        "O preço do controle PPA original, Zap ou Tok, é por unidade, com a gravação em linha separada. Frequência igual não garante que a central aceite o código, por isso a foto do seu, frente e verso, vem antes da compra. Vendemos também o compatível, mais barato.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do controle PPA"],
        slots: [
          [
            "O controle e a gravação aparecem em linhas separadas, e estes fatores mudam o total.",
            "O preço tem duas partes, o controle e a gravação, e varia com estes pontos.",
            "Controle e serviço são cobrados em separado. Isto muda o valor de cada um.",
          ],
        ],
        bullets: [
          "Original ou compatível: o original custa mais, e os dois servem se o código for o da central",
          "Quantidade: dois ou mais dividem a mesma gravação",
          "Gravação: em visita própria ou junto de outro serviço",
          "Memória: apagar os perdidos e gravar todos de novo leva mais tempo",
          "Só o controle: sem gravação, paga-se apenas a unidade",
        ],
      },
      {
        about: "choose",
        headings: ["Como saber se o controle serve na sua central"],
        slots: [
          [
            "A frequência e o tipo de código têm de ser os da central. O verso do controle que você usa mostra o modelo, e basta comparar com o novo.",
            "Compare o verso do atual com o do novo: 433 MHz, modelo e número de botões. Só a frequência igual não basta.",
            "O que precisa combinar é a frequência, em geral 433 MHz, e o código. Os dois se descobrem pelo modelo impresso atrás do controle em uso.",
          ],
          [
            "Se a placa já foi trocada por outra marca, um controle PPA novo pode não abrir, porque vale o receptor instalado hoje. Um receptor PPA avulso resolve.",
            "Motor PPA com placa de outra marca não aceita o Zap nem o Tok. A saída é o controle da placa atual ou um receptor PPA à parte.",
            "O nome no motor não garante, porque a placa pode ter sido substituída. Nesse caso se compra o controle dela ou se instala um receptor PPA.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o controle é gravado na central"],
        slots: [
          [
            "A gravação é feita na placa, ao lado de partes com tensão, e por isso fica com o técnico. Leva poucos minutos por controle, com teste da rua.",
            "O técnico põe a placa em modo de gravação, cadastra cada botão em minutos e testa. A tecla fica perto de partes energizadas.",
            "Cada controle é cadastrado em poucos minutos, na placa, pelo técnico, porque há tensão ali. O teste é feito do lado de fora.",
          ],
          [
            "Separe todos os controles da casa para o mesmo dia, porque apagar um perdido pode exigir gravar os outros de novo.",
            "Deixe os controles à mão: se a memória precisar ser limpa, os que ficam são gravados outra vez.",
            "Reúna os controles antes da visita. Um perdido é apagado, e os demais são conferidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Zap e Tok servem na mesma central?",
        answers: [
          "Podem servir, se os dois usarem o código e a frequência que ela aceita. Não compre só pelo nome.",
          "Depende da versão da placa. Compare o verso dos dois antes.",
          "Em algumas centrais, sim; em outras, só um deles grava. A foto do controle atual e da etiqueta do motor tira a dúvida.",
        ],
      },
      {
        question: "Qual pilha vai no controle PPA?",
        answers: [
          "A do código impresso na que está nele, como A23 de 12 V ou CR2032. Troque por igual e confira a posição.",
          "Varia com o modelo: A23 ou CR2032 são comuns. Abra só a tampa da pilha e leia.",
          "Leia o código na pilha atual e compre a mesma. As mais usadas são a A23, de 12 V, e a CR2032, de 3 V.",
        ],
      },
      {
        question: "Posso comprar o controle na internet e só gravar com vocês?",
        answers: [
          "Pode, desde que seja do modelo certo: compare o anúncio com o verso do atual antes de pagar.",
          "Sim. Confira primeiro o modelo e a frequência, porque controle errado não grava.",
          "Sim, cobramos só a gravação. Mande a foto do controle comprado antes da visita, para confirmar se ele serve.",
        ],
      },
      {
        question: "Qual é o alcance do controle PPA?",
        answers: [
          "Até {trade.reach} em campo aberto, menos com muro e chapa. Se abria de longe e passou a abrir só de perto, troque a pilha.",
          "A referência é de {trade.reach} sem obstáculo. Em garagem fechada, metade disso é normal.",
          "Em área livre, cerca de {trade.reach}. Paredes, portão de chapa e pilha fraca reduzem bastante.",
        ],
      },
    ],
    photo: "uma foto do controle atual, frente e verso, outra da etiqueta do motor e a quantidade de controles",
  },
  {
    id: "ppa-quantos-quilos",
    broader: "ppa",
    label: "Quantos quilos o motor PPA aguenta",
    phrase: "o peso que o motor PPA aguenta",
    intent: "question",
    asks: [
      "ppa aguenta",
      "ppa 1/4 aguenta",
      "ppa quantos quilos",
      "ppa quilos",
      "ppa kg",
      "ppa 1/4 quilos",
      "ppa peso portão",
      ...combine(["ppa suporta"], ["quantos quilos", "quantos kg", "quanto", "peso", "portão"]),
      "motor ppa quantos quilos aguenta",
      "ppa aguenta portão quantos quilos",
      "dz rio aguenta",
      "dz home aguenta",
      "bv home aguenta",
      "penta aguenta",
      "ppa 1/4 quantos kg",
      "ppa dz rio aguenta",
      "ppa dz home aguenta",
      "ppa bv home aguenta",
      "ppa penta aguenta",
      "ppa dz rio quilos",
      "ppa dz home quilos",
      "ppa dz rio kg",
      "capacidade peso motor ppa",
    ],
    answers: {
      any: [
        "O motor PPA de correr aguenta, em geral, até 400 quilos com 1/4 HP, 600 com 1/3 HP e 1.000 com 1/2 HP, e a etiqueta do modelo confirma o número. Use até três quartos dele: portão de 350 kg pede motor de uns 470. No basculante conta a largura, até {width.quarterHp} no 1/4 HP.",
        "A capacidade em kg do motor PPA está na etiqueta ou no manual do modelo. O comum, em portão de correr, é até 400 kg com 1/4 HP, 600 kg com 1/3 HP e 1.000 kg com 1/2 HP. Deixe um terço de folga: um portão de 350 kg precisa de motor de uns 470 kg.",
        "O peso máximo do portão para motor PPA vem na etiqueta da versão. Em portão de correr, os valores típicos são 400 kg no 1/4 HP e 600 kg no 1/3 HP, e a folha deve pesar até três quartos disso. No basculante decide a largura, até {width.quarterHp} no 1/4 HP.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como estimar o peso do seu portão", "A conta do peso, passo a passo"],
        slots: [
          [
            "Uma trena basta. Meça com o portão fechado e parado, sem soltar nem levantar a folha.",
            "Meça com o portão fechado, e não erga a folha para sentir o peso, porque ela pode cair.",
            "Trena e uma conta bastam, com a folha no lugar.",
          ],
        ],
        steps: [
          "Meça largura e altura da folha e multiplique.",
          "Em aço com quadro, conte de 10 a 21 kg por metro quadrado; em alumínio, de 4 a 7 kg.",
          "Some um terço ao resultado: é a capacidade mínima.",
          "Compare com a etiqueta do motor.",
        ],
      },
      {
        about: "choose",
        headings: ["Como ler o limite do motor PPA", "Por que o HP não diz tudo"],
        slots: [
          [
            "A mesma potência com outra redução dá outro limite e outra velocidade: o mais lento move mais peso. Por isso vale a etiqueta.",
            "Redução diferente muda a força: um 1/4 HP lento leva mais quilos que um rápido.",
            "HP é potência; a força vem da redução. Dois 1/4 HP podem ter limites bem diferentes.",
          ],
        ],
        bullets: [
          "De correr: quilos da folha, até três quartos do limite da etiqueta",
          "Basculante: largura da folha equilibrada, até {width.quarterHp} no 1/4 HP",
          "De abrir: peso e comprimento de cada folha, os dois dentro da ficha",
          "Prédio: confira também os ciclos por hora da ficha",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o peso passou do limite", "O portão está pesado para o motor?"],
        slots: [
          [
            "Motor que esquenta, para no meio ou demora cada vez mais está no limite. Antes de trocar, o técnico confere se a folha anda leve, porque trilho sujo e roldana gasta pesam como quilos.",
            "Lentidão crescente e parada no meio mostram esforço demais. Muitas vezes o acerto da folha devolve a força, sem motor novo.",
            "Calor, parada no meio e ronco na partida indicam excesso. Primeiro se alivia a folha, que com roldana ruim parece mais pesada.",
          ],
          [
            "O ajuste em casa parte de {price.preventive}, sem peças. Se o motor é mesmo pequeno, a troca fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra.",
            "Regular em residência começa em {price.preventive}, fora peças. Faltando motor, {price.homeSwap} na troca, ou {price.heavySwap} em folha pesada.",
            "A visita de ajuste sai desde {price.preventive} em casa, sem peças. Motor maior custa {price.homeSwap}, ou {price.heavySwap} no pesado, trocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E o motor PPA de 1/3 ou 1/2 HP?",
        answers: [
          "Movem folhas maiores ou mais pesadas no portão de correr, mas o limite exato é o da etiqueta. Deixe sempre um terço de folga.",
          "Levam mais, conforme a redução. Leia o modelo antes de contar com um número.",
        ],
      },
      {
        question: "O que acontece se o portão passar do peso?",
        answers: [
          "O motor esquenta, desarma e gasta a engrenagem, e dura bem menos que os {trade.life} esperados.",
          "Perde força, aquece e quebra o redutor mais cedo.",
        ],
      },
      {
        question: "Basculante pesado precisa de motor maior?",
        answers: [
          "Antes, precisa de contrapeso certo: equilibrada, a folha quase não pesa. O acerto é do técnico, com escora.",
          "Primeiro o equilíbrio, feito pelo técnico; depois a potência, pela largura.",
        ],
      },
      {
        question: "Onde fica a etiqueta com o limite?",
        answers: [
          "Na carcaça, na lateral ou embaixo. Se não traz os quilos, o manual da versão traz.",
          "Do lado de fora do motor. A capacidade pode estar só na ficha do modelo.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com largura e altura",
  },
  {
    id: "ppa-ou-rossi-de-correr",
    broader: "ppa",
    label: "PPA ou Rossi para portão de correr",
    phrase: "a escolha entre PPA e Rossi para portão de correr",
    intent: "comparison",
    asks: [
      "ppa ou rossi portão correr",
      "ppa ou rossi correr",
      "ppa ou rossi deslizante",
      "ppa ou rossi portão deslizante",
      "ppa rossi deslizante melhor",
      "ppa rossi portão correr melhor",
      "dz ppa ou rossi",
      "correr mesma capacidade ppa rossi",
    ],
    answers: {
      any: [
        "PPA ou Rossi para portão de correr? Em modelos de mesma capacidade as duas se equivalem: Rossi para folha de casa e uso simples, PPA se você quer abertura rápida com inversor ou mais versões. A troca em casa fica de {price.homeSwap}, com mão de obra, nas duas.",
        "Entre motor deslizante Rossi e PPA, decida pelo peso da folha e pelos controles que a casa já tem; a marca vem depois. PPA DZ e Rossi DZ servem igualmente ao portão de correr de casa, e só a PPA tem a linha Jet; trocar custa de {price.homeSwap}.",
        "A melhor marca para portão de correr, Rossi ou PPA, é a do modelo com capacidade um terço acima do peso da folha. Para pressa, PPA com inversor; para um deslizante simples, Rossi. Na troca em residência, ambas ficam de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre PPA e Rossi deslizante", "Peso, ciclos e velocidade"],
        slots: [
          [
            "Compare modelos de mesmo limite de peso, e não só de mesmo HP.",
            "As marcas empatam; o modelo desempata.",
            "Veja qual linha descreve o seu portão.",
          ],
        ],
        bullets: [
          "Folha leve de casa, poucas aberturas: qualquer das duas",
          "Abertura rápida e parada suave: PPA Jet, com inversor",
          "Deslizante compacto, pouco espaço: Rossi DZ Nano",
          "Prédio ou comércio: a de ciclos por hora acima do pico",
          "Já tem controles de uma: fique com ela",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar Rossi por PPA ou PPA por Rossi", "O que se aproveita na troca"],
        slots: [
          [
            "A cremalheira fica, se o passo é o mesmo e está reta, com folga de {rack.clearance}. A base costuma pedir furação nova.",
            "Cremalheira boa, de mesmo passo, se mantém a {rack.clearance} da engrenagem. O que muda é a furação da base.",
            "Com passo igual, a cremalheira continua, na folga de {rack.clearance}; a base, em geral, recebe furos novos.",
          ],
          [
            "Os controles mudam se a central nova usa outro código, ou ficam com um receptor avulso. O serviço leva de {time.sliding}.",
            "Controles de uma raramente entram na outra; um receptor avulso resolve. São de {time.sliding} de trabalho.",
            "Grave controles novos ou ponha um receptor do padrão antigo. A troca toma de {time.sliding}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o deslizante das duas marcas", "Preço instalado"],
        slots: [
          [
            "Muda o valor o limite de peso, a velocidade e o que se aproveita: o comum, com base e cremalheira boas, fica no começo da faixa, e o com inversor, no alto. Portão pesado vai de {price.heavySwap}.",
            "O comum com cremalheira aproveitada é o mais barato; inversor e base nova sobem. Em folha pesada, de {price.heavySwap}.",
            "Capacidade, inversor, base e cremalheira formam a diferença. Conjunto pesado muda para {price.heavySwap}.",
          ],
          [
            "Com o motor já comprado, a instalação parte de {price.installation}. No que vendemos, são {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Instalar motor seu custa desde {price.installation}. Comprado conosco, tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
            "Só a mão de obra começa em {price.installation}; a garantia é de {warranty.motor} no motor que vendemos e {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dura mais, PPA ou Rossi?",
        answers: [
          "As duas ficam na faixa de {trade.life} quando a folha é leve e há revisão {visits.home}.",
          "Empatam, com {trade.life}. O trilho e o peso decidem mais que a marca.",
        ],
      },
      {
        question: "Qual tem peça mais fácil?",
        answers: [
          "As duas têm peça fácil na Grande São Paulo. Antes de comprar, confirme a placa e a engrenagem do modelo exato.",
          "Ambas. Veja o modelo, porque linha antiga falta em qualquer uma.",
        ],
      },
      {
        question: "Controle Rossi funciona em PPA?",
        answers: [
          "Só com código fixo e mesma frequência aceitos pela central; com rolante, não. Um receptor avulso resolve.",
          "Às vezes, em código fixo de 433 MHz. Senão, receptor avulso.",
        ],
      },
      {
        question: "Vale trocar de marca só por trocar?",
        answers: [
          "Não: com o motor atual firme, o ajuste em casa, em geral de {price.preventiveRange} e sem peças, custa bem menos.",
          "Só se o motor acabou ou não atende. O conserto quase sempre é mais barato.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, da etiqueta do motor atual e da cremalheira, com a largura da folha",
  },
  {
    id: "ppa-ronca",
    broader: "nao-abre",
    label: "Motor PPA faz barulho e não abre",
    phrase: "o motor que ronca e não abre",
    intent: "repair",
    asks: [
      "ppa roncando parado",
      "motor ppa roncando parado",
      "motor ppa ronca parado",
      "ppa barulho não abre",
      "motor ppa barulho não abre",
      "ppa ronca",
      "ppa roncando",
      "motor ppa ronca não abre",
      "ppa zumbindo",
      "ppa fazendo barulho não abre",
      "ppa zumbe",
      "motor ppa força não abre",
      "motor ppa gira não abre",
      "ppa zumbe parado",
      "ppa só ronca",
    ],
    answers: {
      any: [
        "Motor [marca] que faz barulho e não abre, roncando parado, tem quase sempre capacitor fraco; depois vêm folha presa e redutor travado. Pare de acionar e desligue o disjuntor, porque roncando ele queima. A visita com medição em casa parte de {price.preventive}, sem peças.",
        "Se o motor [marca] ronca, ou zumbe, e o portão não se mexe, suspeite do capacitor ou de algo prendendo a folha. Se a máquina gira e a folha não anda, é engrenagem ou destravamento. Corte o disjuntor e não insista; medir custa desde {price.preventive} na residência, fora peças.",
        "O motor [marca] fazendo barulho sem abrir o portão recebeu energia e comando, e o que falta é força ou engate. Ronco parado indica capacitor, uma peça barata, ou folha presa. Se o motor gira solto, é a chave destravada ou a engrenagem gasta. Desligue o disjuntor: a visita que mede começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o barulho do motor [marca] indica", "Ronco, giro ou estalo: a causa"],
        slots: [
          [
            "O tipo de som separa a parte elétrica da mecânica.",
            "Lembre do som que ouviu e ache na lista.",
            "Cada barulho tem o seu suspeito.",
          ],
        ],
        bullets: [
          "Ronco ou zumbido parado: capacitor fraco ou folha presa",
          "Gira e a folha não anda: engrenagem gasta ou motor destravado",
          "Estalo repetido: dente pulando na cremalheira",
          "Ronca só em dia de vento ou chuva: folha forçada ou trilho sujo",
          "Ronca com a trava estalando: trava elétrica que não recolhe",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o motor [marca] roncando", "Antes do técnico"],
        slots: [
          [
            "Não acione de novo para mostrar o defeito, porque o enrolamento esquenta em segundos com o motor parado. Nada aqui exige tocar nele.",
            "Cada nova tentativa aquece o fio do motor, então uma basta. Tudo se olha por fora.",
            "Pare na primeira tentativa: parado e energizado, o motor queima rápido. Os passos são de observação.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Olhe de longe se há pedra, galho ou trava segurando a folha.",
          "Não destrave basculante nem folha torta ou fora do trilho.",
          "De correr ou de abrir, reto: com o disjuntor desligado, solte pela chave e mova devagar.",
          "Fotografe a etiqueta e anote se ele ronca parado ou gira.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "Do capacitor ao motor novo"],
        slots: [
          [
            "Capacitor é das peças mais baratas, depois vêm engrenagem e fim de curso, e a placa e o redutor pesam mais. O conserto simples leva até {trade.smallRepair} e tem os 90 dias da lei.",
            "Em ordem de custo: capacitor, engrenagem, placa, redutor. Sendo capacitor, são até {trade.smallRepair}, com a garantia da lei.",
            "O valor cresce do capacitor à engrenagem e dela ao redutor. O caso comum cabe em {trade.smallRepair} e está coberto pelos 90 dias da lei.",
          ],
          [
            "Se o enrolamento queimou, a troca em casa fica de {price.homeSwap}, com mão de obra. O cartão divide em até {shop.instalments} vezes.",
            "Queimado, o motor se troca em residência por um novo, de {price.homeSwap} instalado, em até {shop.instalments} vezes no cartão.",
            "Motor que já queimou de tanto roncar leva à troca, de {price.homeSwap} em casa. Parcela-se em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o capacitor do motor [marca] sozinho?",
        answers: [
          "Não. Ele guarda carga e fica junto da rede, e valor errado queima o motor. A troca é do técnico, com medição.",
          "Não convém: capacitor carregado dá choque mesmo com o disjuntor desligado.",
        ],
      },
      {
        question: "Roncar pode queimar o motor?",
        answers: [
          "Pode, em menos de um minuto de insistência, porque parado ele puxa muita corrente. Desligue o disjuntor na hora.",
          "Sim: o enrolamento aquece rápido com o rotor parado. Uma tentativa só e energia cortada.",
        ],
      },
      {
        question: "Como saio com o carro agora?",
        answers: [
          "De correr ou de abrir, reto, destrave com a chave e o disjuntor desligado. Basculante com cabo, mola ou contrapeso suspeito não se destrava.",
          "Com a energia cortada, solte o motor pela chave, se o portão não é basculante e está firme. No basculante, espere o técnico.",
        ],
      },
      {
        question: "Ronca e depois abre. É o mesmo defeito?",
        answers: [
          "É o começo dele: capacitor perdendo força ou folha pesando. Troque antes que pare de vez, porque assim ainda é o conserto barato.",
          "Quase sempre. A partida demorada é capacitor no fim ou atrito na folha, e piora em poucas semanas.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do portão inteiro",
  },
  {
    id: "ppa-abre-e-nao-fecha",
    broader: "nao-fecha",
    label: "Motor PPA abre e não fecha",
    phrase: "o motor que abre e não fecha",
    intent: "repair",
    asks: [
      "ppa abre não fecha",
      "motor ppa abre não fecha",
      "motor ppa não fecha",
      "ppa não está fechando",
      "ppa só abre fotocélula",
      "ppa só abre",
      "ppa fica aberto não volta",
      "ppa abre fechar não obedece",
      "ppa não volta fechar",
      "ppa abre fica aberto",
    ],
    answers: {
      any: [
        "Quando o motor [marca] abre e não fecha, quase sempre é a fotocélula suja, torta ou com algo na frente: limpe as duas lentes com pano seco e livre o feixe. Se o portão continua sem fechar, restam a botoeira presa, o fim de curso e a placa. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O motor [marca] que abre normal e não quer fechar costuma obedecer a um sensor, a fotocélula, que vê o vão ocupado. Passe pano seco nas lentes, tire o que estiver na frente e tente; não fechou, o técnico confere botoeira, fim de curso e placa, a partir de {price.preventive} em residência, fora peças.",
        "Se o portão com motor [marca] fica aberto e não volta, comece pela fotocélula, o par de sensores do vão: lente suja, desalinhada ou encoberta segura o fechamento. Não resolveu? Botoeira afundada, fim de curso ou placa pedem visita, que começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no portão que não fecha", "Fotocélula e botoeira, na ordem"],
        slots: [
          [
            "Faça os testes por fora, com a tampa fechada e a passagem livre. Pare no primeiro que resolver.",
            "Nenhum passo pede ferramenta nem abrir o motor. Fique fora do caminho da folha e teste um por vez.",
            "Tudo se confere de fora, em poucos minutos, longe da folha em movimento. Um teste de cada vez mostra a causa.",
          ],
        ],
        steps: [
          "Tire folhas, teia e objetos da frente da fotocélula.",
          "Limpe as duas lentes com pano seco.",
          "Veja se o botão da parede está solto, e não afundado.",
          "Acione uma vez e observe de longe.",
          "Se voltar ou não se mover, grave um vídeo e fotografe a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Se não for a fotocélula", "Outras causas no motor [marca]"],
        slots: [
          [
            "Com a fotocélula em ordem, vem o fim de curso, que avisa à placa onde o portão termina. Deslocado por batida ou queda de luz, ele faz a central acreditar que a folha já fechou.",
            "Depois do sensor do vão, suspeite do fim de curso, peça que marca o ponto final. Fora do lugar, diz à placa que o portão está fechado, e a ordem é ignorada.",
            "Em seguida vem a peça de fim de curso, que mostra à central onde a folha para. Ímã ou chave deslocados fazem o motor julgar que já chegou.",
          ],
          [
            "Fio partido do sensor e sol direto na lente dão o mesmo sintoma, este só em certas horas. A fotocélula nunca se anula, porque é ela que impede a folha de fechar sobre alguém.",
            "Há ainda o sol batendo na lente em parte do dia e o cabo do sensor rompido. Isolar a fotocélula para fechar não é saída: ela protege crianças e carros.",
            "Repare na hora: falha com sol baixo é luz na lente, e falha constante pode ser fio. Nada de ponte no sensor, que existe para ninguém ser apertado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Do alinhamento ao teste de fechamento"],
        slots: [
          [
            "O técnico alinha e mede a fotocélula, testa a botoeira desligada, regula o fim de curso e faz o portão fechar várias vezes. Ajuste simples leva em geral até {trade.smallRepair}; entre as peças, o sensor custa menos que a placa.",
            "São conferidos sensor, fio, botoeira e fim de curso, nessa ordem, e só então a placa. O acerto costuma caber em {trade.smallRepair}, e das peças a fotocélula é a mais leve no bolso.",
            "Alinhamento, medição do cabo, botoeira isolada e curso regulado resolvem a maioria, em até {trade.smallRepair}. Peça nova só se estiver ruim: sensor é o mais barato, central o mais caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o motor [marca] só fecha se eu segurar o botão?",
        answers: [
          "Em várias centrais é o modo de emergência: sem confirmação da fotocélula, ela só fecha com alguém comandando e olhando. Sensor limpo e alinhado devolve o normal.",
          "A placa percebe falha no sensor e exige comando contínuo. Limpe as lentes e, se seguir assim, o par ou o fio precisa de conserto.",
        ],
      },
      {
        question: "O controle pode impedir o fechamento?",
        answers: [
          "Dificilmente, se ele abre, porque a mesma tecla manda abrir e fechar. Uma tecla presa, no entanto, pode reabrir o portão.",
          "Quase nunca, já que o comando chega na abertura. A exceção é o botão travado, que repete a ordem.",
        ],
      },
      {
        question: "Como deixo a casa fechada até o conserto?",
        answers: [
          "O portão de correr, reto no trilho, pode ser fechado na mão com o disjuntor desligado e o motor destravado. O basculante não se destrava: deixe como está e chame, {shop.hours}.",
          "Folha de correr ou de abrir, inteira, fecha na mão depois de desligar e destravar. Basculante espera o técnico, com atendimento {shop.hours}.",
        ],
      },
      {
        question: "Vale trocar a fotocélula por outra marca?",
        answers: [
          "Pode, se a tensão e o tipo de contato forem iguais. Troca-se o par inteiro, porque emissor e receptor de marcas diferentes não se leem.",
          "Serve quando alimentação e contato combinam com a placa. Emissor e receptor saem sempre juntos.",
        ],
      },
    ],
    photo: "um vídeo curto do portão, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "ppa-manual",
    broader: "ppa",
    label: "Manual do motor PPA",
    phrase: "o manual do motor PPA",
    intent: "how-to",
    asks: [
      "ppa manual",
      "manual motor ppa",
      "manual central ppa",
      "manual ppa pdf",
      "ppa manual instruções",
      "dz home manual",
      "ppa dz home manual",
      "bv home manual",
      "ppa bv home manual",
      "penta manual",
      "ppa penta manual",
      "ppa jetflex manual",
      "jetflex manual",
      "ppa facility manual",
      "manual placa ppa",
      "encontro manual placa ppa",
    ],
    answers: {
      any: [
        "O manual do motor PPA se baixa em PDF no site do fabricante, na área de manuais, pelo modelo que está na etiqueta. São dois arquivos: o do motor, com montagem e capacidade, e o da placa ou central, com gravação de controles; o que se faz sob a tampa é do técnico.",
        "Onde encontrar o manual da placa PPA: no site da marca, pelo nome impresso na central, que pode ser diferente do motor se já foi trocada. Para baixar o manual de motor e central, use o nome inteiro da etiqueta, com números e letras.",
        "Perdeu o manual do portão PPA? O PDF está no site do fabricante, separado por linha; anote da etiqueta modelo, potência e tensão e baixe o arquivo do motor e o da central. Regulagem e ligação, descritas ali, ficam com o técnico, por causa da tensão da rede.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Da etiqueta ao PDF certo", "Como baixar o manual do motor PPA"],
        slots: [
          [
            "A busca leva poucos minutos com o nome completo. Um número a mais, como 400 ou 500, já muda a versão.",
            "Anote tudo o que está na etiqueta, porque cada linha tem várias versões. A tampa fica fechada.",
            "O modelo inteiro é a chave da busca. Letra ou número diferente leva a outro manual.",
          ],
        ],
        steps: [
          "Leia na etiqueta externa o modelo, a potência e a tensão.",
          "Procure esse modelo na área de manuais do site da PPA.",
          "Baixe também o manual da central indicada para ele.",
          "Compare o desenho com o seu motor: se não bate, é outra versão ou a placa foi trocada.",
        ],
      },
      {
        about: "what",
        headings: ["O que você encontra no manual PPA", "Para que o manual serve em casa"],
        slots: [
          [
            "A tabela do começo traz quilos, velocidade e ciclos por hora, bons de conferir antes de comprar ou trocar. A parte do destravamento vale ler antes de faltar luz.",
            "Ali estão os limites de peso e de uso do modelo e o lugar da chave de destravamento. Leia os dois enquanto tudo funciona.",
            "O manual diz para que folha o motor foi feito e como se destrava sem energia. São as páginas úteis ao morador.",
          ],
          [
            "Gravar percurso, regular força e ligar bornes são páginas do instalador, porque a placa tem tensão da rede. O índice de piscadas do led ajuda a contar o defeito ao técnico.",
            "As páginas de ligação e regulagem exigem abrir a tampa e ficam com o técnico. A lista de sinais do led, porém, serve a você.",
            "O que pede tampa aberta é de técnico. Já a tabela de piscadas da placa você lê de fora e informa na mensagem.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se não achar o manual", "Etiqueta apagada ou motor antigo"],
        slots: [
          [
            "Com a etiqueta apagada, uma foto de frente e outra de lado do motor costumam mostrar a linha. Modelo antigo pode estar na área de produtos fora de linha do site.",
            "Sem etiqueta, o formato e o acionamento indicam a família do motor. Linhas encerradas ficam em página separada no site da marca.",
            "O desenho da carcaça revela a linha quando a etiqueta sumiu. Procure também entre os produtos descontinuados do fabricante.",
          ],
          [
            "Se o técnico precisa regular, a visita em casa parte de {price.preventive}, sem peças.",
            "Para gravar percurso ou força, conte desde {price.preventive} em residência, fora peças.",
            "A regulagem pelo técnico começa em {price.preventive} em casa, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês mandam o manual do motor PPA em PDF?",
        answers: [
          "O arquivo é do fabricante e está no site dele. Pela etiqueta dizemos qual procurar.",
          "Indicamos o modelo certo; o PDF se baixa no site da PPA, sem custo.",
        ],
      },
      {
        question: "O manual de um motor PPA vale para outro da marca?",
        answers: [
          "Não. Mesmo em motores parecidos, capacidade, peças e central podem ser outras.",
          "Use o de cada um. A tabela técnica e a central mudam.",
        ],
      },
      {
        question: "Posso gravar um controle só com o manual?",
        answers: [
          "Em receptor de caixa separada, sim. Se o botão fica sob a tampa do motor, é do técnico.",
          "Depende de onde está o receptor: caixa à parte, você faz; dentro do motor, não.",
        ],
      },
      {
        question: "Comprei a casa e não sei qual PPA é. Como descobrir?",
        answers: [
          "A etiqueta na carcaça diz o modelo. Apagada, o formato do motor e do acionamento costuma bastar.",
          "Procure a etiqueta na lateral ou na base. Sem ela, o desenho do motor indica a linha.",
        ],
      },
    ],
    photo: "a etiqueta do motor PPA e o motor inteiro, com a tampa fechada",
  },
  {
    id: "eurus-ou-garen-speed",
    broader: "ppa",
    label: "PPA Eurus ou Garen Speed",
    phrase: "a escolha entre PPA Eurus e Garen Speed",
    asks: ["eurus speed", "ppa eurus garen speed", "ppa eurus ou garen speed", "eurus ou garen speed"],
    intent: "comparison",
    answers: {
      any: [
        "Entre PPA Eurus ou Garen Speed, é melhor o que, na versão exata, passa em um terço o peso da sua folha e em ciclos por hora o seu uso; empatados, fique com a marca dos controles da casa. A troca do motor de correr em casa fica de {price.homeSwap}, com mão de obra.",
        "Na dúvida entre o Speed da Garen e o Eurus da PPA para portão de correr, compare três números da ficha: quilos, ciclos por hora e segundos de abertura. O empate se resolve pelos controles e pela peça na região, e a troca em casa custa de {price.homeSwap} nos dois.",
        "PPA Eurus x Garen Speed: nenhum vence em tudo, porque cada um tem versões de força e velocidade diferentes. Escolha pela capacidade com um terço de folga e pelo tempo para o seu vão; em casa, motor e mão de obra ficam de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre o Eurus e o Speed", "Três números da ficha"],
        slots: [
          [
            "Ponha as duas fichas lado a lado, com a versão exata. Números iguais deixam a decisão para o preço e os controles.",
            "Compare versão com versão, e não só os nomes. Estes três números dizem qual serve.",
            "Cada nome reúne mais de um motor, por isso peça a ficha da versão cotada. Confira o seguinte.",
          ],
        ],
        bullets: [
          "Quilos: a ficha passa em um terço o peso da folha, como 400 para 300",
          "Ciclos por hora: acima das aberturas da sua hora mais cheia",
          "Tempo: metros por minuto, com o vão dividido por eles",
          "Peça e controle à venda perto de você",
        ],
      },
      {
        about: "replace",
        headings: ["O que se aproveita na troca", "Controles, base e cremalheira"],
        slots: [
          [
            "Base firme e cremalheira reta de mesmo passo ficam, e isso pode pesar mais que a diferença entre os motores. Ficar na marca que a casa já usa poupa trocar controles.",
            "Quem mantém a marca aproveita os controles, e a cremalheira em bom estado serve aos dois quando o passo é igual. A base também costuma ficar.",
            "Cremalheira sem dente gasto e base no nível são reaproveitadas. Já os controles só servem na mesma marca ou com receptor avulso.",
          ],
          [
            "A folga entre cremalheira e engrenagem é acertada em {rack.clearance}, seja qual for o motor.",
            "Nos dois casos, a engrenagem trabalha a {rack.clearance} da cremalheira.",
            "Qualquer que seja a escolha, deixam-se {rack.clearance} de folga na cremalheira.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação e garantia", "Quanto tempo leva a troca"],
        slots: [
          [
            "A troca em portão de correr leva {time.sliding}, com percurso, força e controles regulados. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação, nos dois.",
            "Conte {time.sliding} de serviço no deslizante. A garantia é igual: {warranty.motor} de fábrica e {warranty.installation} da instalação.",
            "Em {time.sliding} o motor está instalado e testado. Para ambos valem {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle PPA funciona em motor Garen?",
        answers: [
          "Só se o receptor aceitar o mesmo código. Senão, um receptor avulso da PPA, ligado à central, faz os antigos abrirem.",
          "Em geral não direto. Um receptor da marca do controle resolve, sem trocar todos.",
        ],
      },
      {
        question: "Qual dos dois é mais rápido?",
        answers: [
          "Depende da versão e da largura da folha. Três metros a 12 metros por minuto dão 15 segundos: faça a conta com cada ficha.",
          "O que tiver mais metros por minuto na ficha. O nome Speed não basta, porque há versões diferentes.",
        ],
      },
      {
        question: "Vocês instalam os dois?",
        answers: [
          "Sim, de forma independente, sem vínculo com as fábricas, com {warranty.installation} de garantia na instalação.",
          "Instalamos e consertamos PPA e Garen, como assistência independente.",
        ],
      },
      {
        question: "Qual tem peça mais fácil?",
        answers: [
          "As duas marcas estão entre as de reposição mais fácil. Confirme placa e engrenagem da versão exata antes de comprar.",
          "PPA e Garen se acham em quase toda loja de automação; o que varia é a peça da versão.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e quantas vezes ele abre por dia",
  },
];
