import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const jetflex: NarrowConcept[] = [
  {
    id: "jetflex-vale-a-pena",
    broader: "jetflex",
    label: "JetFlex vale a pena?",
    phrase: "saber se o JetFlex vale a pena",
    asks: [
      "jetflex muito defeito",
      "jetflex dá muito defeito",
      "jet flex dá muito defeito",
      "jetflex quebra muito",
      "jetflex bom mesmo",
      "jet flex bom mesmo",
      "jetflex recomendam",
      "jetflex opinião",
      "jetflex é boa",
      "jetflex dá problema",
      "jetflex confiável",
      "jet flex vale pena pagar mais caro",
      "jetflex vale pena pagar mais caro",
      "jet flex pagar mais caro",
      "jetflex pagar mais caro",
      "ppa jet flex vale pena pagar mais",
      "jet flex vale pagar mais",
      "ppa jetflex vale pena",
      "ppa jet flex vale pena",
      "motor ppa jetflex bom",
      "jetflex vale pena",
      "jetflex bom",
      "jet flex vale pena",
      "jet flex bom",
      "jetflex compensa",
      "jet flex compensa",
      "jetflex presta",
      "4 segundos vale pena",
      "motor 4 segundos vale pena",
      "abre 4 segundos vale pena",
      "motor 4 segundos vale",
      "jetflex ou padrão vale",
      "jetflex diferença preço",
      "jet flex ou padrão",
      "jetflex ou padrão",
      "jetflex ou padrão vale diferença",
      "jetflex padrão diferença preço",
      "jetflex ou convencional",
      "jet flex ou convencional",
      "jetflex convencional vale pena pagar mais",
      "jet flex ou comum",
      "jetflex ou comum",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Sim, o motor JetFlex da PPA vale a pena para quem espera na rua com o portão fechado: ele abre o basculante em {opening.jetflex} e custa {price.jetflex} instalado. O Padrão, convencional, leva {opening.padrao} e custa {price.padrao}. Em garagem recuada ou vila fechada, o Padrão ou o Speedy, de {opening.speedy}, por {price.speedy}, já atendem.",
        "Vale a pena pagar mais caro pelo motor Jet Flex da PPA se cada segundo na rua conta. Ele abre em {opening.jetflex} e custa {price.jetflex} instalado, enquanto o motor Padrão leva {opening.padrao} e sai por {price.padrao}. Quem não espera na via fica bem servido com o Padrão ou com o Speedy, de {opening.speedy}, por {price.speedy}.",
        "O JetFlex da PPA é bom e não dá mais defeito que os outros em portão bem ajustado. Ele abre o basculante em {opening.jetflex}, freia macio e custa {price.jetflex} instalado. O Padrão leva {opening.padrao} e custa {price.padrao}; em rua calma, ele ou o Speedy, de {price.speedy} e {opening.speedy}, resolvem.",
        "O JetFlex da PPA vale a pena em rua movimentada, em chegada à noite e em portão que abre muitas vezes por dia. Por {price.jetflex} instalado, ele abre em {opening.jetflex}, contra {opening.padrao} do Padrão, de {price.padrao}. Se a rua é calma, o Speedy abre em {opening.speedy} por {price.speedy} e costuma bastar.",
      ],
      price: [
        "A diferença de preço entre o JetFlex e o Padrão, {price.jetflex} contra {price.padrao} instalados, vale a pena para quem espera na rua, porque a abertura cai de {opening.padrao} para {opening.jetflex}. No meio fica o Speedy, que abre em {opening.speedy} e custa {price.speedy}. Em garagem recuada, o Padrão basta.",
        "O JetFlex custa {price.jetflex} instalado e abre em {opening.jetflex}. O Padrão custa {price.padrao} e abre em {opening.padrao}; o Speedy custa {price.speedy} e abre em {opening.speedy}. Vale pagar mais em rua movimentada ou com muitas chegadas; nas outras, o mais barato atende.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que se paga a mais no JetFlex", "O que o JetFlex tem a mais"],
        slots: [
          [
            "A diferença de preço é o inversor, a placa que controla a rotação do motor. A folha parte macia, corre no meio e freia antes do batente, e por isso a estrutura sofre menos pancada.",
            "O que o JetFlex tem a mais é o inversor, o circuito que acelera e freia o motor aos poucos. A folha chega devagar, sem bater, e a estrutura sofre menos.",
            "O preço maior paga o inversor, a eletrônica que dosa a velocidade. O portão arranca suave, ganha velocidade e chega devagar, o que poupa a folha e o batente.",
          ],
          [
            "A desvantagem é a placa, que só serve a da mesma linha e custa mais que a comum. E velocidade não é força: como o Padrão e o Speedy, este kit é de 1/4 HP, para basculante equilibrado de até {width.quarterHp}. Para portão de correr, o JetFlex é outro motor.",
            "Em troca, a placa com inversor custa mais e só serve a da linha. Rapidez também não é força: como os outros kits de 1/4 HP, ele atende basculante de até {width.quarterHp}, e o portão de correr tem versão própria.",
            "O ponto fraco é a placa, que precisa ser da mesma linha e custa mais para repor. O JetFlex move a mesma folha que o Padrão, um basculante de até {width.quarterHp}, e para portão de correr existe outra versão.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que o JetFlex exige do portão", "O que fazer para o JetFlex durar"],
        slots: [
          [
            "Boa parte dos defeitos atribuídos ao JetFlex vem da folha, porque a velocidade aumenta qualquer folga. Contrapeso certo, cabos bons e solda firme vêm antes da instalação.",
            "Portão torto ou desequilibrado estraga mais cedo um motor rápido. Antes de recebê-lo, a folha precisa estar firme, com cabos e contrapeso em ordem.",
            "Muita reclamação de defeito vem da folha, porque em movimento rápido qualquer folga ou solda fraca vira pancada. Cabos e contrapeso se acertam primeiro.",
          ],
          [
            "A placa com inversor é mais sensível à rede elétrica, por isso precisa de circuito próprio, aterramento e protetor contra surto no quadro.",
            "Como o inversor sofre mais com surtos, ele deve ter um circuito só dele, com aterramento e protetor no quadro de luz.",
            "Raio e oscilação da rede queimam a placa com inversor. Circuito exclusivo, bom aterramento e protetor de surto evitam essa perda.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["A segurança com um portão mais rápido", "O que protege quem passa por um portão rápido"],
        slots: [
          [
            "Uma folha rápida dá menos tempo de reação, então a fotocélula, o sensor da passagem, é indispensável. No basculante, a base avança para a calçada na subida, e um sinaleiro avisa quem passa.",
            "Com a rapidez, a fotocélula, que é o sensor de passagem, não pode faltar. A parte de baixo do basculante avança para fora ao subir, e em calçada estreita um sinaleiro avisa o pedestre.",
            "Quanto mais veloz a folha, mais falta faz a fotocélula, que percebe alguém no caminho. Um sinaleiro ajuda o pedestre, porque a parte de baixo avança na subida.",
          ],
          [
            "A força é regulada pelo técnico e testada com um obstáculo macio, nunca com o corpo.",
            "Na entrega, o técnico regula a força e a testa com um obstáculo macio. Ninguém deve testar com a mão.",
            "O técnico ajusta a força e usa um objeto macio para ver se a folha volta ao tocar em algo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "JetFlex dá muito defeito?",
        answers: [
          "Não mais que outro motor, em folha equilibrada e com boa instalação elétrica. O que falha cedo é motor rápido em portão torto ou placa sem proteção contra surto.",
          "Os casos comuns são placa atingida por surto e folha com folga. Com aterramento e portão ajustado, ele trabalha como os demais.",
          "Em portão bem cuidado, não. As queixas vêm quase sempre de raio que queima a placa ou de folha com folga, que bate mais forte em velocidade.",
        ],
      },
      {
        question: "A placa do JetFlex é cara de trocar?",
        answers: [
          "É mais cara que a comum, por ter inversor, e precisa ser a da linha. Antes da troca, a medição mostra se há reparo.",
          "Sim, comparada a uma central simples. Vale medir primeiro, porque fonte e relé às vezes têm conserto.",
          "Custa mais que a de um motor comum. O valor é informado por foto, e às vezes um reparo na fonte evita a troca.",
        ],
      },
      {
        question: "JetFlex faz menos barulho?",
        answers: [
          "Na chegada, sim, porque freia antes do batente. O resto do ruído depende de roldanas, fuso e folha bem cuidados.",
          "Faz menos pancada. O rangido de folha seca continua, se faltar lubrificação.",
          "Sim no fim do curso, em que a folha encosta devagar. Ruído de roldana ou de dobradiça seca continua igual.",
        ],
      },
      {
        question: "Posso trocar meu motor comum pelo JetFlex?",
        answers: [
          "Pode, em basculante de até {width.quarterHp} com a folha firme e equilibrada. A fiação e a fotocélula, se estiverem boas, são aproveitadas.",
          "Sim, se a folha tem até {width.quarterHp} e está em ordem. A foto do portão por dentro mostra o que precisa ser ajustado antes.",
          "Pode. O técnico confere o equilíbrio da folha, que deve ter até {width.quarterHp}, tira o motor antigo e aproveita fios e sensor em bom estado.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com os contrapesos à vista, e a largura da folha",
  },
  {
    id: "jetflex-deslizante",
    broader: "jetflex",
    label: "JetFlex para portão de correr",
    phrase: "o JetFlex deslizante",
    asks: [
      "preço dz jetflex",
      "preço dz jetflex ppa",
      "motor deslizante jetflex cremalheira",
      "jetflex portão deslizante pesado",
      "quanto custa jetflex deslizante pesado",
      "correr sem tranco jetflex",
      "portão correr sem tranco qual jetflex comprar",
      "jetflex deslizante",
      "jet flex deslizante",
      "ppa jet flex deslizante preço",
      "ppa jetflex deslizante preço",
      "jet flex deslizante preço",
      "jetflex correr",
      "jet flex correr",
      "dz jetflex",
      "dz jet flex",
      ...combine(
        ["dz rio", "dz home"],
        ["jetflex", "jet flex", "ppa jetflex", "ppa jet flex", "motor jetflex", "motor ppa jetflex"],
        ["", "preço"],
      ),
      "motor ppa dz jetflex",
      "motor ppa dz jet flex",
      "jetflex cremalheira",
      ...combine(
        [
          "jetflex",
          "jet flex",
          "ppa jetflex",
          "ppa jet flex",
          "motor jetflex",
          "motor ppa jetflex",
          "motor ppa jet flex",
        ],
        ["deslizante", "portão deslizante", "correr", "portão correr"],
        ["", "preço", "instalado", "preço instalado", "1/2", "1/2 hp", "1/3", "1/4", "vale pena", "bom"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, o JetFlex tem versão deslizante, para portão de correr, na linha DZ da PPA, como o DZ Rio JetFlex. Ele tem inversor, acelera e freia sem tranco. A troca em casa, com mão de obra, fica na parte alta da faixa de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
        "O JetFlex deslizante é o motor rápido da PPA para portão de correr, com cremalheira e inversor. Ele é escolhido pelo peso da folha, com um terço de folga, e custa mais que o comum. Na troca em casa, com mão de obra, a faixa é de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
        "No portão de correr se usa o JetFlex da linha DZ, como o DZ Rio JetFlex, e não o kit basculante. O trilho precisa estar reto, e os batentes, firmes. A troca em residência fica na parte alta da faixa de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "O preço do JetFlex deslizante, como o DZ Rio JetFlex da PPA, fica na parte alta da faixa de {price.homeSwap} na troca em casa, com mão de obra, porque ele tem inversor. Em portão pesado, fica de {price.heavySwap}. O kit de {price.jetflex} é só para basculante.",
        "O DZ JetFlex, o JetFlex deslizante da PPA, custa na troca em casa, com mão de obra, de {price.homeSwap}, na parte alta da faixa por ser rápido. Em portão pesado, custa de {price.heavySwap}. A versão, o peso da folha e a cremalheira que já existe fecham o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["JetFlex de correr: quando escolher", "Motor rápido para deslizante"],
        slots: [
          [
            "Compensa em rua movimentada, entrada de prédio e folha longa, porque o inversor, a eletrônica que varia a velocidade, parte devagar, corre no meio e freia antes do batente. Em garagem calma e folha leve, o comum atende por menos.",
            "O inversor, que regula a velocidade, faz a folha arrancar e parar macio e correr no meio. Vale onde se espera na rua ou há muito movimento; em rua tranquila, o deslizante comum basta.",
            "Rua sem recuo, muito movimento ou folha longa justificam o inversor, que acelera sem tranco e freia antes do fim. Para pouco uso, fique no motor comum.",
          ],
          [
            "Trilho nivelado, roldanas boas, guia firme e batente nas pontas são indispensáveis, pois velocidade tira portão torto do trilho. A fotocélula precisa estar alinhada.",
            "Folha que balança ou raspa se corrige antes, já que rápida ela pode sair do trilho. Batentes de aço e fotocélula testada completam.",
            "Antes dele, acertam-se trilho, roda e guia superior. Sem batente e sensor de passagem, não se põe motor veloz.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento", "O que muda o preço do DZ JetFlex"],
        slots: [
          [
            "O valor muda com estes itens, em linhas separadas.",
            "O total reúne as partes abaixo, e parte delas se aproveita do motor antigo.",
            "Quatro pontos formam a conta.",
          ],
        ],
        bullets: [
          "Versão do motor: capacidade um terço acima do peso da folha.",
          "Cremalheira: nova ou aproveitada, se o passo é o mesmo.",
          "Base e aterramento: o inversor exige fio terra e protetor de surto.",
          "Motor já comprado: só a instalação, a partir de {price.installation}.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando o JetFlex deixa de ser suave", "Sinais de problema no JetFlex"],
        slots: [
          [
            "O primeiro sinal é perder a parada suave: a folha volta a bater no fim ou anda devagar o tempo todo. A placa pode ter perdido o percurso, que se grava de novo.",
            "Pancada na chegada ou marcha lenta constante mostram percurso perdido. Regravar o curso costuma resolver.",
            "Se ele bate onde antes freava, ou anda sempre lento, o percurso gravado se perdeu e precisa ser refeito.",
          ],
          [
            "Depois de tempestade, suspeite de surto. A central não aceita universal, porque só a da própria linha comanda o inversor.",
            "Raio e rede ruim atingem o inversor, e a reposição é a placa da linha. Central comum não serve.",
            "Surto de energia é a causa comum de queima. Não tente placa universal: motor e inversor são um par.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O kit JetFlex de {price.jetflex} serve em portão de correr?",
        answers: [
          "Não, esse kit é basculante, até {width.quarterHp}. O deslizante é outro motor, da linha DZ.",
          "Não serve. Portão de correr usa a versão DZ, com cremalheira, de preço próprio.",
        ],
      },
      {
        question: "Em quantos segundos abre um JetFlex de correr?",
        answers: [
          "Depende da folha e da versão: divida os metros do vão pela velocidade da ficha, em metros por minuto, e multiplique por 60. O arranque e a freada somam um pouco.",
          "A ficha traz a velocidade em metros por minuto. Vão de 3 metros a 30 m/min leva cerca de 6 segundos, mais a freada.",
        ],
      },
      {
        question: "O JetFlex de correr serve para condomínio?",
        answers: [
          "Serve na versão de uso intenso, com ciclos acima da hora de pico e revisão {visits.business}.",
          "Sim, com capacidade e ciclos para o pico, e manutenção {visits.business}.",
        ],
      },
      {
        question: "Qual é a garantia?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação. Surto elétrico costuma ficar de fora.",
          "O motor traz {warranty.motor} de fábrica, e a montagem, {warranty.installation}, sem cobrir raio.",
        ],
      },
    ],
    photo: "uma foto do portão e do trilho, a largura e o material da folha e as aberturas por dia",
  },
  {
    id: "jetflex-ou-comum",
    broader: "jetflex",
    label: "JetFlex ou motor comum",
    phrase: "a escolha entre JetFlex e motor comum",
    asks: [
      "motor turbo ou normal",
      "motor turbo ou comum",
      "motor turbo normal",
      "motor turbo comum",
      "turbo ou normal",
      "motor portão rápido ou comum",
      "motor portão rápido ou normal",
      "motor rápido x comum",
      "motor rápido x motor comum",
      "motor rápido comparado comum",
      "diferença motor rápido comum",
      "motor rápido diferença motor normal",
      "muda motor comum jetflex",
      "muda motor comum para jetflex",
      "jetflex comparado motor normal",
      "jetflex comum",
      "rápido ou normal",
      "motor rápido ou normal",
      "motor rápido ou comum",
      "rápido ou comum",
      "jetflex vale a pena comum",
      "motor rápido vale a pena comum",
      "rápido vale a pena comum",
      "jetflex ou comum",
      "jetflex ou normal",
      "jetflex normal",
      "jetflex convencional",
      "jetflex muda",
      "jetflex o que muda",
      "jetflex relação comum",
      "jetflex diferença",
      "jetflex vantagem",
      "jetflex diferente",
      "jetflex ou padrão",
      "diferença jetflex comum",
      "diferença jetflex padrão",
      "diferença jetflex normal",
      "jet flex comum",
      "jet flex normal",
      "jetflex ou tradicional",
      "motor rápido ou normal basculante",
      "rápido ou lento",
      "motor rápido ou lento",
      "motor rápido vale ou comum",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor turbo, ou rápido, e motor normal, o normal basta em rua calma, e o turbo compensa para quem espera na rua. No basculante de até {width.quarterHp}, o JetFlex, com inversor, abre em {opening.jetflex} e custa {price.jetflex} instalado; o normal abre em {opening.padrao} e custa {price.padrao}.",
        "A diferença entre o motor rápido e o motor comum está na velocidade e no preço. No basculante de até {width.quarterHp}, o JetFlex, com inversor, abre em {opening.jetflex} e custa {price.jetflex} instalado; o comum abre em {opening.padrao} e custa {price.padrao}. No meio fica o Speedy, de {opening.speedy}, por {price.speedy}. Escolha o rápido se espera na rua, e o comum em rua calma.",
        "O que muda do motor comum para o JetFlex, o rápido da PPA, é o inversor, que dá partida e parada suaves e abertura em {opening.jetflex}, contra {opening.padrao} do comum. O kit instalado de basculante custa {price.jetflex}, e o comum, {price.padrao}. O rápido vale para quem espera na rua.",
        "O motor rápido JetFlex abre em {opening.jetflex} e custa {price.jetflex}; o convencional leva {opening.padrao} e sai por {price.padrao}, os dois instalados em basculante de até {width.quarterHp}. Fique com o rápido em rua movimentada e com o comum onde a espera não incomoda.",
        "A diferença do JetFlex para o motor normal de portão é a velocidade: ele abre em {opening.jetflex}, e o comum, em {opening.padrao}. Instalados em basculante, custam {price.jetflex} e {price.padrao}; entre os dois há o Speedy, de {opening.speedy}, por {price.speedy}. O rápido compensa na rua movimentada, e o comum na garagem recuada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual dos dois para a sua casa", "Motor rápido ou comum, caso a caso"],
        slots: [
          [
            "Rua movimentada, chegada à noite e calçada estreita são razões para o motor rápido. Em rua sem saída ou com duas ou três aberturas por dia, o comum atende e você economiza.",
            "O rápido compensa onde o carro espera no meio da rua ou se chega tarde. Em vila fechada, garagem recuada e pouco uso, a velocidade faz pouca falta.",
            "Quem para em avenida ou entra de madrugada aproveita os segundos do motor rápido. Para uso leve em lugar calmo, o comum faz o serviço.",
          ],
          [
            "Em qualquer um, a folha precisa estar equilibrada, porque a velocidade transforma folga em pancada.",
            "Antes de instalar um motor rápido, acerta-se o contrapeso e a folga da folha, que viram pancada com a velocidade.",
            "Uma folha torta ou sem contrapeso certo precisa ser corrigida primeiro, sobretudo para o rápido.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Por que o motor rápido abre em menos tempo", "O que faz o inversor"],
        slots: [
          [
            "No motor comum a velocidade é uma só, do começo ao fim. O rápido tem um inversor, que controla a frequência da energia: a folha parte devagar, corre no meio e desacelera antes do batente.",
            "Um inversor eletrônico comanda a rotação, com saída suave, trecho veloz e chegada lenta. No motor comum, ligado direto na rede, a velocidade não muda durante o percurso.",
            "A placa do motor rápido varia a rotação durante o percurso, coisa que o comum, ligado direto na rede, não faz. Por isso ele corre no meio e chega devagar nas pontas.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Conserto e peças de cada um", "A placa comum e a placa com inversor"],
        slots: [
          [
            "O motor comum usa capacitor e aceita central compatível, o que barateia o conserto. O JetFlex só trabalha com a placa da própria linha, que custa mais.",
            "Consertar o comum custa menos, porque capacitor e placa existem de várias marcas. No JetFlex, inversor e motor são feitos um para o outro, e a central tem de ser a da linha.",
            "Na manutenção, o convencional leva vantagem, com peça fácil e placa universal. A central do JetFlex, com o inversor dentro, não se troca por outra qualquer e é mais cara.",
          ],
          [
            "A garantia é igual nos dois: {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Em garantia não há diferença, com {warranty.motor} para o motor e {warranty.installation} para o serviço.",
            "Ambos saem com {warranty.motor} de garantia de fábrica, mais {warranty.installation} da instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para transformar o comum em JetFlex?",
        answers: [
          "Não só com a placa, porque motor e central com inversor vão juntos. Na prática troca-se o conjunto, e a ferragem pode ficar depois de conferida.",
          "Em geral troca-se motor e central, porque um foi feito para o outro. Suporte e braços são aproveitados quando estão firmes.",
          "Só trocando o motor e a placa. O que está firme, como suporte e fiação, costuma ser aproveitado.",
        ],
      },
      {
        question: "O JetFlex gasta mais luz?",
        answers: [
          "A diferença na conta é pequena, porque ele puxa potência por menos segundos. A central ligada o dia todo pesa mais que o movimento.",
          "Quase nada. O movimento dura {opening.jetflex}, e o que consome o dia inteiro é a central em espera.",
          "Não de forma que se note. Os dois gastam mais com a placa em espera do que para abrir e fechar.",
        ],
      },
      {
        question: "E em portão de correr, qual escolher?",
        answers: [
          "A mesma regra: rápido se há espera na rua, comum se o uso é leve. O trilho precisa estar nivelado, e a troca em casa fica de {price.homeSwap}.",
          "O rápido compensa com trilho reto e rua movimentada; o comum, nos demais. A troca do motor de correr em casa custa de {price.homeSwap}, com mão de obra.",
          "Depende da espera na rua e do trilho, que precisa estar reto. Em casa, trocar o motor de correr custa de {price.homeSwap}, com o serviço.",
        ],
      },
      {
        question: "O JetFlex faz menos barulho?",
        answers: [
          "Costuma fazer, porque parte e para devagar. Roldana e dobradiça secas continuam rangendo, com qualquer motor.",
          "Na partida e na chegada, sim. O ruído que vem da ferragem da folha não muda com o motor.",
          "Faz menos barulho de tranco. Se o que range é roldana ou dobradiça, só a lubrificação resolve.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora e a largura da folha",
  },
  {
    id: "ppa-jetflex-compra",
    isAskedByName: true,
    broader: "jetflex",
    label: "Motor PPA JetFlex",
    phrase: "o motor PPA JetFlex",
    asks: [
      "motor ppa jetflex",
      "motor ppa jet flex",
      "motor ppa jetflex preço",
      "ppa jetflex preço",
      "ppa jet flex preço",
      "comprar ppa jetflex",
      "comprar motor ppa jetflex",
      "ppa jetflex instalado",
      "motor jetflex",
      "motor jet flex",
      "jetflex preço",
      "jet flex preço",
      "motor jetflex basculante",
      "motor jet flex basculante",
      "motor jetflex preço",
      "kit jetflex",
      "comprar jetflex",
      "jetflex instalado",
      "motor jetflex preço instalação",
      "motor jet flex preço instalação",
      "motor rápido jetflex preço instalação",
      "motor rápido jet flex preço instalação",
      "motor jetflex com instalação",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor JetFlex é o mais rápido dos nossos kits de basculante: tem 1/4 HP, abre em {opening.jetflex} e custa {price.jetflex} instalado, com entrega, central e controles. O inversor acelera a folha e freia antes do fim, sem pancada. Serve em basculante equilibrado de até {width.quarterHp}. As versões de correr, de abrir e de folha maior são orçadas por foto.",
        "Vendemos e instalamos o motor PPA Jet Flex, o rápido, com inversor: o kit basculante de 1/4 HP custa {price.jetflex} instalado, com entrega, central e controles, e abre em {opening.jetflex}. Ele vale para folha equilibrada de até {width.quarterHp}; portão de correr, de abrir ou maior tem versão própria, orçada por foto.",
        "O motor PPA Jet Flex sai por {price.jetflex} no kit basculante de 1/4 HP, já instalado, com entrega, central e controles. Com o inversor, a placa que regula a velocidade, o basculante equilibrado de até {width.quarterHp} abre em {opening.jetflex}. As versões de correr, de abrir e de folha maior são orçadas pela foto.",
        "Por {price.jetflex}, o motor PPA Jet Flex de 1/4 HP para basculante vai entregue e instalado, com central e controles, e abre em {opening.jetflex} uma folha equilibrada de até {width.quarterHp}. Essa rapidez vem do inversor, que acelera e freia o motor. Para folha maior, deslizante ou pivotante há outra versão, com preço pela foto.",
      ],
      price: [
        "O motor JetFlex tem preço de {price.jetflex} no kit basculante de 1/4 HP, com entrega, instalação, central e controles, e abre em {opening.jetflex} folhas equilibradas de até {width.quarterHp}. O cartão divide em até {shop.instalments} vezes. A versão de 1/2 HP, para portão maior, e a de correr são orçadas pela foto.",
        "O kit basculante PPA JetFlex de 1/4 HP custa {price.jetflex} instalado, com entrega, central e controles, e abre em {opening.jetflex} folhas de até {width.quarterHp}. Em portão de correr, de abrir ou em folha maior, o preço do motor Jet Flex sai pela foto, e o cartão divide em até {shop.instalments} vezes.",
        "O preço do motor JetFlex da PPA é {price.jetflex} no kit de 1/4 HP para basculante de até {width.quarterHp}, com entrega, instalação e controles, em até {shop.instalments} vezes no cartão. As versões deslizante, pivotante e de folha maior dependem do peso e da medida, vistos pela foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o JetFlex abre tão rápido", "JetFlex: motor com inversor"],
        slots: [
          [
            "Em vez de ligar o motor direto na rede, a central JetFlex usa um inversor, o circuito que controla a velocidade. A folha sai devagar, acelera no meio do curso e freia antes do fim, sem o tranco do motor comum.",
            "O segredo está no inversor, que dosa a energia entregue ao motor. Com ele a folha parte macia, ganha velocidade no trecho do meio e chega lenta ao batente, em vez de bater.",
            "Um motor comum liga e desliga de uma vez; no JetFlex, o inversor comanda a rotação. O portão arranca suave, corre no meio e desacelera na chegada, por isso bate menos.",
          ],
          [
            "Na prática, o basculante abre em {opening.jetflex}, contra {opening.padrao} do kit Padrão. Quem espera com o carro na rua sente essa diferença a cada chegada.",
            "A abertura leva {opening.jetflex}, enquanto o kit Padrão gasta {opening.padrao}. É menos tempo parado diante de casa, com o carro exposto.",
            "São {opening.jetflex} para abrir, diante de {opening.padrao} no Padrão. O ganho aparece para quem chega de noite ou para em rua movimentada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O JetFlex serve no seu portão?", "O que a folha precisa ter"],
        slots: [
          [
            "O JetFlex compensa em entrada sem recuo, rua movimentada ou rotina de muitas chegadas. Como a velocidade cobra da estrutura, a folha precisa estar reta e equilibrada antes; para largura acima de {width.quarterHp} existe a versão de 1/2 HP, sob consulta.",
            "Vale o custo quando o carro para na calçada ou na via esperando o portão. Folha empenada ou com contrapeso errado deve ser corrigida antes da instalação, porque o movimento rápido gasta mais as peças. Acima de {width.quarterHp}, a versão é a de 1/2 HP, orçada à parte.",
            "Para quem entra direto da rua, a rapidez se paga; em garagem recuada, um motor padrão atende por menos. O portão tem de rodar leve e firme, e medidas maiores que {width.quarterHp} pedem o modelo de 1/2 HP, com preço sob consulta.",
          ],
        ],
        bullets: [
          "Contrapeso equilibrado: a folha não sobe nem cai sozinha",
          "Cabos, roldanas e pinos sem desgaste",
          "Coluna firme no ponto do acionador",
          "Circuito próprio com aterramento",
          "Fotocélula instalada e alinhada",
        ],
      },
      {
        about: "cost",
        headings: ["O que está no preço do kit", "Pagamento, garantia e o que fica à parte"],
        slots: [
          [
            "O valor de {price.jetflex} cobre motor, central, controles, ferragens, entrega e mão de obra, e pode ser pago por Pix ou em até {shop.instalments} vezes no cartão. A garantia é de {warranty.motor} para o motor e de {warranty.installation} para a instalação.",
            "Estão nos {price.jetflex} o motor, a central, os controles programados, as ferragens, a entrega e a instalação. Você paga por Pix ou no cartão, em até {shop.instalments} parcelas, com {warranty.motor} de garantia de fábrica e {warranty.installation} do serviço.",
            "Com {price.jetflex} você recebe tudo instalado: motor, central, controles e ferragens. O pagamento vai por Pix ou cartão, dividido em até {shop.instalments} vezes, e a cobertura é de {warranty.motor} no motor, mais {warranty.installation} na mão de obra.",
          ],
          [
            "Serralheria, cabos novos, fotocélula e nobreak ficam fora do kit e são orçados depois da foto. Quase sempre é o estado da folha que decide se algum deles será preciso.",
            "Não entram solda, troca de cabos, fotocélula nem nobreak, que têm orçamento separado. A foto do portão por dentro costuma mostrar se a folha pede algo assim.",
            "Se a folha precisar de solda ou de cabos, ou se você quiser fotocélula e nobreak, isso é somado à parte. Pela foto já dá para prever boa parte desses extras.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "PPA JetFlex serve em portão de correr?",
        answers: [
          "Serve, na versão deslizante, que puxa a folha pela cremalheira, a régua dentada do portão. O preço depende da largura e do material e sai pela foto.",
          "Sim, mas não é o mesmo kit: o de correr tem motor próprio e trabalha com cremalheira. Mande a largura e uma foto da folha para receber o valor.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do JetFlex?",
        answers: [
          "Em basculante, {time.tilting}, com programação dos controles e teste. Solda ou troca de cabos, quando necessárias, aumentam esse tempo.",
          "A troca num basculante leva {time.tilting}, se a folha estiver em ordem. Ajuste de contrapeso ou serralheria é combinado antes, porque alonga o serviço.",
        ],
      },
      {
        question: "O JetFlex funciona em 110 V ou 220 V?",
        answers: [
          "Depende da versão, e a etiqueta do motor diz a tensão. Conte no pedido se o ponto do portão é de 110 ou de 220 V, para o técnico levar a versão certa.",
          "A tensão vem escrita na etiqueta de cada versão. Diga no pedido se a tomada do portão é de 110 ou de 220 V, para a fiação entrar no orçamento se for preciso.",
        ],
      },
      {
        question: "O JetFlex gasta mais energia?",
        answers: [
          "Não se percebe na conta, porque o motor só funciona alguns segundos por abertura. O inversor ainda suaviza a partida, que no motor comum puxa mais corrente.",
          "A diferença é pequena: são poucos segundos de uso por vez. Como a partida com inversor é gradual, o pico de corrente fica menor que no motor direto.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com os contrapesos à vista, a largura da folha e a etiqueta do motor atual",
  },
  {
    id: "ppa-eurus-jetflex",
    isAskedByName: true,
    broader: "jetflex",
    label: "PPA Eurus JetFlex",
    phrase: "o motor PPA Eurus JetFlex",
    asks: [
      "ppa eurus jetflex",
      "ppa eurus jet flex",
      "motor ppa eurus jetflex",
      "motor ppa eurus jet flex",
      "ppa eurus jetflex preço",
      "[marca] [modelo] ppa eurus jetflex",
      "[marca] [modelo] ppa eurus jet flex",
    ],
    intent: "buying",
    answers: {
      any: [
        "O PPA Eurus JetFlex é motor de portão de correr com inversor, bom para portão deslizante que precisa abrir rápido e parar suave. O preço instalado, na troca em casa, fica na parte alta da faixa de {price.homeSwap}; em portão pesado, de {price.heavySwap}.",
        "Sim, o Eurus JetFlex da PPA é bom para portão deslizante: o inversor acelera no meio e freia antes do batente, o que poupa cremalheira. Quanto custa instalado depende do peso: na troca em residência, perto do teto de {price.homeSwap}, e em conjunto pesado, de {price.heavySwap}.",
        "Motor PPA Eurus JetFlex, como o 500, é de correr e rápido, porque traz inversor; o número indica a versão, e a capacidade está na etiqueta. Trocar em casa custa, na faixa de {price.homeSwap}, mais perto do alto, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o inversor faz no Eurus JetFlex", "Como ele abre rápido e para suave"],
        slots: [
          [
            "Em vez de ligar direto na rede, a central controla a frequência que chega ao motor, e com isso a velocidade. A folha parte devagar, corre no meio e desacelera antes do batente.",
            "O inversor, a placa que varia a frequência, comanda a rotação. São três fases: saída suave, trecho veloz e chegada freada.",
            "A central com inversor muda a velocidade dentro do mesmo percurso, variando a frequência. Assim o portão arranca macio, anda depressa e chega devagar.",
          ],
          [
            "O ganho aparece em folha leve, com trilho limpo e roldana boa; em portão que raspa, a velocidade vira tranco. A placa é própria da linha e não se troca por comum.",
            "Só rende em folha que corre sem esforço, porque a pressa em trilho ruim bate. A central tem de ser a da linha, sem universal.",
            "Trilho reto e roldana em ordem são a condição para usar a velocidade. E a placa, quando queima, precisa ser a do próprio modelo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para quem o Eurus JetFlex serve", "Eurus JetFlex ou deslizante comum"],
        slots: [
          [
            "A pressa e o uso decidem, porque o comum faz o mesmo trabalho mais devagar.",
            "Compare com a sua rotina antes de pagar pela velocidade.",
            "O rápido custa mais, e a lista mostra quando ele se paga.",
          ],
        ],
        bullets: [
          "Espera na rua, avenida ou chegada à noite: Eurus JetFlex",
          "Garagem recuada e poucas aberturas: deslizante comum",
          "Muitas aberturas por hora: confira os ciclos na ficha",
          "Folha pesada: capacidade um terço acima do peso",
          "Basculante: outro motor, o kit JetFlex de 1/4 HP",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do Eurus instalado", "Preço, tempo e garantia"],
        slots: [
          [
            "Pesam a versão, o peso da folha e o que se aproveita: base e cremalheira de mesmo passo continuam. Portão sem motor soma base, cremalheira por metro e ponto de energia.",
            "O valor muda com a capacidade escolhida e com a base e a cremalheira, que se aproveitam se o passo é o mesmo. Do zero, entram base, barra dentada e energia.",
            "Capacidade, base e cremalheira formam a diferença de preço. Quem nunca teve motor paga também o circuito e a fixação.",
          ],
          [
            "A instalação leva de {time.sliding}, com {warranty.motor} de garantia no motor e {warranty.installation} no serviço. O cartão divide em até {shop.instalments} vezes.",
            "Conte de {time.sliding} de montagem. São {warranty.motor} de garantia para o motor, {warranty.installation} para a instalação e até {shop.instalments} vezes no cartão.",
            "São de {time.sliding} de trabalho, parcelados em até {shop.instalments} vezes. A garantia é de {warranty.motor} no motor e de {warranty.installation} na mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Eurus serve em basculante?",
        answers: [
          "Não: ele é de portão de correr, com cremalheira. No basculante de até {width.quarterHp}, o kit JetFlex de 1/4 HP custa {price.jetflex} instalado.",
          "Não serve. Para basculante existe o kit JetFlex, que abre em {opening.jetflex}, por {price.jetflex} com instalação, até {width.quarterHp}.",
        ],
      },
      {
        question: "Placa comum serve no PPA Eurus JetFlex?",
        answers: [
          "Não: motor com inversor precisa da central da própria linha. Por isso vale um protetor contra surto no quadro.",
          "Nunca. A placa universal não tem inversor e não comanda esse motor.",
        ],
      },
      {
        question: "O que quer dizer 500 no Eurus?",
        answers: [
          "Identifica a versão, ligada à capacidade. Confirme os quilos na etiqueta e deixe um terço de folga sobre o peso da folha.",
          "É o nome da versão. O peso que ela aceita está na etiqueta e na ficha, e é isso que se compara com a folha.",
        ],
      },
      {
        question: "Dá para ajustar a velocidade?",
        answers: [
          "Dá, na programação da central: a abertura pode ser rápida e o fechamento, mais calmo. O técnico ajusta também onde começa a frear.",
          "Sim, abertura e fechamento têm ajuste próprio. Em casa com criança, deixe o fechamento mais lento.",
        ],
      },
    ],
    photo: "uma foto do portão de correr por dentro, com a largura e o material da folha, e a etiqueta do motor atual",
  },
  {
    id: "ppa-home-jetflex",
    isAskedByName: true,
    broader: "jetflex",
    label: "PPA Home JetFlex",
    phrase: "o motor PPA Home JetFlex",
    asks: [
      "ppa home jetflex",
      "ppa home jet flex",
      "motor ppa home jetflex",
      "motor ppa home jet flex",
      "ppa home jetflex preço",
      "[marca] [modelo] ppa home jetflex",
      "[marca] [modelo] ppa home jet flex",
    ],
    intent: "buying",
    answers: {
      any: [
        "O PPA Home Jet Flex é o motor de casa com inversor, rápido e de parada suave: BV Home no basculante, DZ Home no de correr. No basculante de até {width.quarterHp}, o kit JetFlex de 1/4 HP custa {price.jetflex} instalado; no de correr, a troca em casa fica de {price.homeSwap}.",
        "Se você quer um PPA Home com inversor, o JetFlex existe para basculante (BV Home) e para portão de correr (DZ Home). O kit de 1/4 HP para basculante até {width.quarterHp} sai por {price.jetflex}, instalado, e abre em {opening.jetflex}; o DZ em casa, de {price.homeSwap}.",
        "Motor PPA Home Jet Flex serve para basculante ou de correr, conforme a versão: BV Home no primeiro, DZ Home no segundo. O preço instalado é {price.jetflex} no kit basculante de 1/4 HP, até {width.quarterHp}, e de {price.homeSwap} na troca do deslizante em casa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o JetFlex abre tão rápido", "O que muda em um motor JetFlex"],
        slots: [
          [
            "A central JetFlex não liga o motor direto na rede: um inversor controla a frequência da energia. A folha parte devagar, corre no meio e desacelera antes do batente.",
            "Um inversor eletrônico comanda a rotação do motor. O movimento tem três fases, saída suave, trecho veloz e chegada lenta, com menos tranco que no comum.",
            "Com o inversor, a placa varia a rotação durante o percurso. As pontas são macias e a velocidade fica no meio do curso.",
          ],
          [
            "No basculante, são {opening.jetflex} de abertura, contra {opening.padrao} de um kit padrão. A central é da própria linha, e placa comum não serve.",
            "Na prática, o basculante abre em {opening.jetflex}, enquanto o comum leva {opening.padrao}. Se a placa queimar, só a da linha JetFlex substitui.",
            "O ganho é de {opening.padrao} para {opening.jetflex} no basculante. Motor e central formam par, sem placa universal.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["JetFlex serve no seu portão?", "Quando o JetFlex compensa"],
        slots: [
          [
            "Compensa em rua movimentada, entrada sem recuo ou chegadas à noite; em vila fechada, o padrão atende por menos. A versão de 1/4 HP trabalha em basculante de até {width.quarterHp}, e folha maior pede 1/2 HP.",
            "Vale para quem para o carro na rua enquanto o portão abre. Até {width.quarterHp} de largura, o 1/4 HP dá conta de uma folha equilibrada; acima, usa-se a de 1/2 HP.",
            "Rua calma e garagem recuada dispensam a velocidade. Se ela interessa, meça o basculante: 1/4 HP até {width.quarterHp}, 1/2 HP nos maiores.",
          ],
        ],
        bullets: [
          "Contrapeso equilibrado, conferido pelo técnico",
          "Cabos, roldanas e pinos sem desgaste",
          "Coluna firme no ponto do acionador",
          "Circuito próprio com aterramento",
          "Fotocélula instalada e alinhada",
        ],
      },
      {
        about: "cost",
        headings: ["O que o preço do JetFlex inclui", "Kit JetFlex: parcelas e garantia"],
        slots: [
          [
            "No kit basculante vêm motor, central, controles programados, ferragens, entrega e mão de obra. O cartão divide em até {shop.instalments} vezes; serralheria, cabos, fotocélula e nobreak são orçados à parte.",
            "Motor, central, controles, ferragens, entrega e instalação fazem parte do kit basculante, em até {shop.instalments} vezes no cartão. Fotocélula, nobreak e reparo da folha somam.",
            "O kit de basculante inclui a máquina, a central, os controles e a montagem, e pode ser parcelado em até {shop.instalments} vezes. O que a folha precisar de solda ou cabo entra em separado.",
          ],
          [
            "O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. A montagem leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "São {warranty.motor} de garantia no motor e {warranty.installation} no serviço, feito em {time.tilting} no basculante ou {time.sliding} no deslizante.",
            "Garantia de {warranty.motor} para o motor e {warranty.installation} para a instalação, que dura {time.tilting} no BV e {time.sliding} no DZ.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ Home e BV Home são o mesmo motor?",
        answers: [
          "Não: DZ Home é de portão de correr e BV Home, de basculante; um não serve no lugar do outro.",
          "São versões para portões diferentes. O DZ trabalha com cremalheira e o BV, com fuso e braço.",
        ],
      },
      {
        question: "Placa comum serve no PPA Home JetFlex?",
        answers: [
          "Não: motor com inversor precisa da central da própria linha.",
          "Não serve. A universal não tem inversor e não move esse motor direito.",
        ],
      },
      {
        question: "O JetFlex gasta mais luz?",
        answers: [
          "Quase nada: o movimento dura poucos segundos. A central em espera pesa mais na conta.",
          "A diferença não se nota. Em casa, o movimento do mês costuma ficar abaixo de 1 kWh.",
        ],
      },
      {
        question: "Meus controles PPA antigos servem?",
        answers: [
          "Servem se usam o mesmo código da central nova, com novo cadastro. O kit já vem com controles programados.",
          "Muitas vezes, sim: grava-se de novo quando o código coincide. Caso não, usam-se os do kit.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com os contrapesos à vista, a largura da folha e a etiqueta do motor atual",
  },
  {
    id: "jetflex-barulho",
    broader: "jetflex",
    label: "JetFlex é barulhento?",
    phrase: "o barulho do JetFlex",
    asks: [
      ...combine(
        ["jetflex", "jet flex", "ppa jetflex"],
        [
          "barulhento",
          "barulho",
          "fazendo barulho",
          "faz barulho",
          "silencioso",
          "ruído",
          "chiado",
          "apitando",
          "zumbido",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O JetFlex é dos motores mais silenciosos, e não barulhento: como o inversor parte e freia aos poucos, ele faz menos barulho que um motor comum e não bate no fim. Um zumbido fino enquanto anda é normal. Se o seu passou a ranger, estalar ou roncar, quase sempre é a folha, a falta de graxa ou a base; o ajuste em casa parte de {price.preventive}, sem peças.",
        "JetFlex fazendo barulho que não fazia tem, em geral, roldana ou dobradiça seca, fuso ou cremalheira sem regulagem ou base frouxa, porque o motor com inversor parte e para sem tranco. Grave um vídeo com som. Se ele ronca e não anda, desligue o disjuntor. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
      ],
      repair: [
        "JetFlex com barulho novo pede que se olhe primeiro a folha: roldana, dobradiça ou cabo seco range mais que o motor. Zumbido fino ao andar é do inversor e é normal; ronco com a folha parada não é, e pede o disjuntor desligado. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada barulho quer dizer", "Barulho normal e barulho de defeito"],
        slots: [
          [
            "O som mostra de onde vem. Compare com o que você ouve.",
            "Escute com o portão abrindo e fechando uma vez.",
            "Cada ruído aponta para uma parte.",
          ],
        ],
        bullets: [
          "Zumbido fino e constante: inversor, normal",
          "Rangido: roldana, dobradiça ou fuso sem lubrificação",
          "Estalo na partida: base frouxa ou dente gasto",
          "Pancada no fim: percurso ou parada a regular",
          "Ronco sem andar: folha presa, desligue o disjuntor",
        ],
      },
      {
        about: "choose",
        headings: ["JetFlex perto de quarto", "Por que o JetFlex faz menos barulho"],
        slots: [
          [
            "O inversor leva a folha devagar no começo e no fim, e é a pancada da parada que mais se ouve no motor comum. Por isso ele é boa escolha para portão junto de quarto.",
            "Partida e parada suaves tiram o tranco, que é o ruído mais forte do portão. Quem dorme perto da garagem percebe.",
            "Sem arranque brusco nem batida, sobra o som da folha. Em casa com quarto ao lado, a diferença aparece.",
          ],
          [
            "O resto depende do portão: roldana gasta, trilho sujo e folha torta fazem barulho com qualquer motor.",
            "Motor silencioso não cala folha que raspa. Trilho, roldana e dobradiça precisam estar em ordem.",
            "A folha é metade do ruído, e ela se cuida com limpeza, aperto e lubrificação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se acerta na visita", "Como o técnico acha o barulho"],
        slots: [
          [
            "Ele corre a folha sem o motor, quando o portão permite, lubrifica, aperta a base e regrava percurso e força. Peça gasta só é trocada com o seu aceite.",
            "O técnico separa o som da folha do som do motor, aperta, lubrifica e regula o percurso. O valor de uma peça, se houver, é informado antes.",
            "Folha e motor são testados em separado; depois vêm aperto, graxa e regulagem. Nada se troca sem você aprovar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O zumbido do JetFlex é defeito?",
        answers: [
          "Zumbido fino durante o movimento é do inversor e é normal. Ronco forte com a folha parada não é.",
          "Não, se for leve e só enquanto anda. Parado e roncando, desligue o disjuntor.",
        ],
      },
      {
        question: "Posso passar graxa no motor JetFlex?",
        answers: [
          "Dentro dele, não. Por fora, com o disjuntor desligado e o portão fechado, lubrificam-se as partes da folha.",
          "O motor é fechado e não recebe graxa do dono. Fuso e dobradiça, sim, com a energia cortada.",
        ],
      },
      {
        question: "O JetFlex é mais silencioso que o motor comum?",
        answers: [
          "É, porque parte e para aos poucos e não bate no fim.",
          "Sim: o inversor tira o tranco, que é o que mais se ouve.",
        ],
      },
    ],
    photo: "um vídeo com som do portão abrindo e fechando e uma foto da etiqueta do motor",
  },
  {
    id: "jetflex-qual-folha",
    broader: "jetflex",
    label: "JetFlex em que folha serve",
    phrase: "a folha em que o JetFlex serve",
    asks: [
      ...combine(
        ["jetflex", "jet flex"],
        [
          "portão madeira",
          "portão ferro",
          "portão alumínio",
          "portão pesado",
          "portão grande",
          "portão 3 metros",
          "portão 4 metros",
          "portão fechado",
          "portão chapa",
          "portão vidro",
          "portão antigo",
          "serve qualquer portão",
          "serve qual portão",
          "qual portão serve",
          "qual modelo",
          "qual modelo motor",
          "qual comprar",
          "qual escolher",
          "qual versão",
          "modelos",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O JetFlex serve em portão de madeira, ferro ou alumínio, desde que a folha ande leve e esteja equilibrada. No basculante de até {width.quarterHp} de largura, o kit de 1/4 HP custa {price.jetflex} instalado. Em portão de correr ou de abrir, e em folha maior ou pesada, a versão é escolhida pelo peso, com orçamento por foto.",
        "Em portão grande ou pesado, o JetFlex serve na versão certa: o kit de 1/4 HP, de {price.jetflex} instalado, é para basculante equilibrado de até {width.quarterHp}, e folha mais larga ou de chapa fechada pede mais potência. O material importa menos que o peso e o equilíbrio. A foto com as medidas mostra qual é o seu.",
        "Para portão de madeira, que pesa mais e incha na chuva, o JetFlex pede contrapeso acertado e folga nas laterais. Equilibrado e com até {width.quarterHp} de largura, aceita o kit basculante de {price.jetflex} instalado. Acima disso, a versão sai da foto e das medidas.",
      ],
      buying: [
        "Qual JetFlex comprar depende do portão: no basculante de até {width.quarterHp} de largura, é o kit de 1/4 HP, de {price.jetflex} instalado, que abre em {opening.jetflex}. Em basculante maior, o modelo é o de 1/2 HP. No portão de correr ou de abrir, a versão se escolhe pelo peso, com orçamento por foto.",
        "O modelo de JetFlex certo sai do tipo e do tamanho do portão. Para basculante equilibrado de até {width.quarterHp}, compre o de 1/4 HP, por {price.jetflex} instalado. Folha maior usa o de 1/2 HP, e o portão de correr ou de abrir tem versão própria. Esses são orçados por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peso, largura e equilíbrio da folha", "O que a folha precisa ter"],
        slots: [
          [
            "Motor rápido mostra qualquer defeito da folha. Antes da instalação, estes pontos são conferidos.",
            "A velocidade só compensa em folha em ordem. É isto que se olha.",
            "O que decide é o estado da folha, e não o material.",
          ],
        ],
        bullets: [
          "Basculante: contrapeso ou mola que equilibre a folha",
          "Largura de até {width.quarterHp} no kit de 1/4 HP",
          "Folha que anda sem raspar no batente nem na coluna",
          "Trilho reto e roldanas boas, no portão de correr",
          "Fotocélula, porque a folha fecha mais depressa",
        ],
      },
      {
        about: "what",
        headings: ["Madeira, ferro, alumínio e chapa", "O que muda com o material"],
        slots: [
          [
            "Alumínio é leve e poupa o motor. Ferro em grade também costuma servir. Chapa fechada e madeira pesam mais e seguram vento, por isso pedem conta mais cuidadosa.",
            "Grade e alumínio pesam pouco; chapa fechada e madeira, bem mais. Nas pesadas, o contrapeso é acertado antes de escolher a potência.",
            "Quanto mais fechada a folha, mais peso e mais vento ela pega. Madeira ainda ganha peso com a chuva.",
          ],
          [
            "A folha precisa parar onde é deixada, no meio do curso, com o técnico testando. Se sobe ou desce sozinha, o equilíbrio vem primeiro.",
            "O técnico confere o equilíbrio antes de montar; folha que despenca ou dispara é corrigida.",
            "Sem equilíbrio, nenhum motor dura. Esse acerto é orçado à parte, quando falta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o JetFlex no seu portão", "Kit pronto ou orçamento por foto"],
        slots: [
          [
            "O kit basculante sai por {price.jetflex}, com entrega e instalação, em até {shop.instalments} vezes no cartão. Reparo da folha, fotocélula e ponto de energia são itens à parte.",
            "São {price.jetflex} no basculante de até {width.quarterHp}, já montado. O que a folha precisar aparece separado no orçamento.",
            "Instalado, o kit custa {price.jetflex}. Nos outros tamanhos e tipos de portão, o valor vem pela foto, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão antigo aceita JetFlex?",
        answers: [
          "Aceita, se a folha estiver reta e equilibrada. Cabo, roldana e contrapeso gastos são trocados antes.",
          "Sim, depois de a folha ser revista. Motor rápido em folha torta dá tranco.",
        ],
      },
      {
        question: "O JetFlex abre em quanto tempo?",
        answers: [
          "No kit basculante, em {opening.jetflex}, contra {opening.padrao} do Padrão.",
          "Em {opening.jetflex} no basculante. Em portão de correr, depende da largura do vão.",
        ],
      },
      {
        question: "Qual a garantia?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação.",
          "O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e o material da folha",
  },
  {
    id: "jetflex-ou-garen-speed",
    broader: "jetflex",
    label: "JetFlex ou Garen Speed",
    phrase: "a escolha entre JetFlex e Garen Speed",
    asks: [
      ...combine(
        ["jetflex garen speed", "jetflex ou garen speed", "jetflex kdz speed"],
        ["", "qual melhor", "diferença", "qual mais rápido"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "PPA JetFlex e Garen Speed são as linhas rápidas das duas marcas, e a melhor é a que serve à sua folha e tem peça perto de você. No basculante de até {width.quarterHp}, o JetFlex abre em {opening.jetflex} e custa {price.jetflex} instalado. No portão de correr, compare o tempo da ficha e o preço instalado. A troca em casa fica de {price.homeSwap}.",
        "Entre JetFlex e Garen Speed, fique com o JetFlex se o portão é basculante e você quer partida e parada suaves, por {price.jetflex} instalado. Prefira o Garen Speed se já tem controles Garen ou acha peça da marca mais fácil. Os dois pedem folha leve, batente firme e fotocélula.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre as duas linhas", "JetFlex e Garen Speed, ponto a ponto"],
        slots: [
          [
            "O nome diz que são rápidas, e a ficha de cada versão diz quanto. Compare estes dados.",
            "Ponha as duas fichas lado a lado e veja estes itens.",
            "A escolha se faz por versão, e não por marca. É isto que decide.",
          ],
        ],
        bullets: [
          "Tempo de abertura da ficha, no seu tipo de portão",
          "Se a versão tem inversor, que dá partida e parada suaves",
          "Capacidade um terço acima do peso da folha",
          "Aberturas por hora, em prédio e comércio",
          "Placa e controle à venda perto de você",
        ],
      },
      {
        about: "safety",
        headings: ["O que um motor rápido pede do portão", "Antes de pôr motor rápido"],
        slots: [
          [
            "A folha chega com mais força, por isso roldana, contrapeso e batente são vistos antes, e a fotocélula passa a ser necessária.",
            "Motor veloz em folha torta vira tranco. Batente firme, folha equilibrada e fotocélula vêm primeiro.",
            "Quanto mais depressa a folha fecha, mais importa a fotocélula, junto com o batente e o equilíbrio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e garantia das duas", "A conta com instalação"],
        slots: [
          [
            "O kit basculante JetFlex custa {price.jetflex}, já instalado. O Garen Speed e os modelos de correr são orçados por foto. A troca em casa, com mão de obra, fica de {price.homeSwap}. O motor que vendemos tem {warranty.motor} de garantia.",
            "São {price.jetflex} no JetFlex basculante, montado. Nos outros, a troca em residência vai de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
            "JetFlex basculante, {price.jetflex} instalado; demais versões, de {price.homeSwap} na troca em casa. A garantia do motor é de {warranty.motor}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dos dois é mais rápido?",
        answers: [
          "Depende da versão e do tipo de portão. No basculante, o JetFlex abre em {opening.jetflex}; do Garen Speed, veja o tempo na ficha.",
          "A ficha de cada modelo responde. O JetFlex basculante leva {opening.jetflex}.",
        ],
      },
      {
        question: "Speedy e Garen Speed são o mesmo motor?",
        answers: [
          "Não. Speedy é o nosso kit basculante de {opening.speedy}, e Garen Speed é a linha rápida da Garen.",
          "São produtos diferentes: o Speedy é kit de basculante, por {price.speedy} instalado.",
        ],
      },
      {
        question: "Posso manter meus controles ao trocar?",
        answers: [
          "Na mesma marca, quase sempre. Em outra, só se o código e a frequência forem iguais.",
          "Se a central nova lê o mesmo código, sim; senão, entram controles novos.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, por dentro, com a largura da folha",
  },
  {
    id: "jetflex-e-ppa",
    broader: "jetflex",
    label: "JetFlex e PPA: a diferença",
    phrase: "a diferença entre JetFlex e PPA",
    asks: [
      "ppa jetflex convencional",
      "ppa jetflex comum",
      "jetflex convencional",
      "quem fabrica jetflex ppa outra empresa",
      "ppa jetflex concorrente",
      "motor ppa motor jetflex concorrente",
      "motor ppa jetflex mesma coisa",
      "quem fabrica jetflex",
      "quem fabrica jetflex ppa",
      "diferença ppa jetflex",
      "ppa jetflex",
      "ppa ou jetflex",
      "jetflex ppa",
      "jetflex é ppa",
      "jetflex da ppa",
      "jetflex marca",
      "jetflex é marca",
      "jetflex ou ppa",
      "diferença jetflex",
      "o que é jetflex ppa",
    ],
    intent: "question",
    answers: {
      any: [
        "PPA é a marca e JetFlex é a linha dela com inversor: não são concorrentes. A diferença para o motor comum é que o JetFlex acelera e freia aos poucos e abre em {opening.jetflex}, contra {opening.padrao} do Padrão; no kit basculante instalado, {price.jetflex} contra {price.padrao}.",
        "JetFlex é uma linha da PPA, com inversor, e não outra marca. O que muda em relação ao comum é o tempo, {opening.jetflex} em vez de {opening.padrao} no kit Padrão, e a parada suave; instalado em basculante, {price.jetflex} ante {price.padrao}.",
        "Entre PPA JetFlex e motor comum, a diferença está no inversor: o JetFlex parte e freia devagar e abre em {opening.jetflex}, enquanto o Padrão leva {opening.padrao}. PPA e JetFlex não são a mesma coisa, uma é a marca e a outra, a linha, por {price.jetflex} instalado no basculante.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda no movimento", "Partida, corrida e freio"],
        slots: [
          [
            "O JetFlex sai devagar, ganha velocidade e freia antes do batente, sem tranco nem pancada. O inversor, a eletrônica que controla a velocidade, faz isso na central.",
            "O inversor controla a velocidade do motor: parte leve, corre no meio e desacelera no fim. A folha não bate.",
            "Partida suave, corrida e freada vêm do inversor, eletrônica da central. O efeito é a folha chegar sem pancada.",
          ],
          [
            "No comum, a velocidade é uma só e o capacitor dá a partida; no JetFlex não há capacitor, e a placa não se troca por central universal. Por isso a proteção contra surto é mais importante.",
            "O motor convencional usa capacitor e anda sempre igual. O de inversor dispensa o capacitor e depende da própria placa, que merece protetor de surto.",
            "Quem dá a partida no comum é o capacitor, e no JetFlex é a placa. Ela é específica, por isso o aterramento e o protetor contam mais.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando escolher JetFlex", "PPA comum ou JetFlex"],
        slots: [
          [
            "Fique com o JetFlex se você espera na rua, se o portão abre muito ou se a folha bate no fim. Em casa calma, o comum atende por menos.",
            "Rua movimentada e muitas aberturas pedem o JetFlex. Onde a espera não incomoda, o Padrão faz o mesmo por menos.",
            "Pressa e uso alto justificam o JetFlex. Em vila ou rua calma, a diferença de preço pesa mais que os segundos.",
          ],
          [
            "Os dois kits servem em basculante de até {width.quarterHp}, com a folha equilibrada. Portão torto precisa de acerto antes, porque motor rápido aumenta o tranco de folha ruim.",
            "Ambos movem basculante de até {width.quarterHp}, com contrapeso certo. Folha desequilibrada é corrigida primeiro, sobretudo para motor rápido.",
            "Basculante de até {width.quarterHp} aceita qualquer um dos dois. Motor rápido em folha ruim estraga, por isso o equilíbrio vem antes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do JetFlex e do Padrão instalados", "Kit JetFlex: preço, parcelas e garantia"],
        slots: [
          [
            "O kit basculante JetFlex custa {price.jetflex} e o Padrão, {price.padrao}, com entrega e instalação. O cartão divide em até {shop.instalments} vezes.",
            "Instalados, JetFlex por {price.jetflex} e Padrão por {price.padrao}, com motor, central e controles. Parcela-se em até {shop.instalments} vezes.",
            "São {price.jetflex} no JetFlex e {price.padrao} no Padrão, já montados, em até {shop.instalments} vezes no cartão.",
          ],
          [
            "A montagem leva {time.tilting}, com {warranty.motor} de garantia no motor e {warranty.installation} no serviço. Serralheria, cabo e fotocélula entram à parte.",
            "Em {time.tilting} fica pronto, com {warranty.motor} no motor e {warranty.installation} na instalação. Ajustes da folha são itens separados.",
            "A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação, feita em {time.tilting}. Fotocélula e reparo da folha somam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Todo motor PPA é JetFlex?",
        answers: [
          "Não. A linha tem modelos comuns e modelos com inversor; o nome vem na etiqueta. Os comuns têm capacitor, os JetFlex não.",
          "Nem todos: só os de inversor levam o nome. A etiqueta do motor mostra.",
        ],
      },
      {
        question: "Vocês são a fábrica da PPA?",
        answers: [
          "Não. Somos uma empresa independente, que vende, instala e conserta PPA e outras marcas.",
          "Não somos a fábrica nem autorizada. Trabalhamos com PPA de forma independente.",
        ],
      },
      {
        question: "O controle da PPA serve nos dois?",
        answers: [
          "O de mesmo código costuma servir, com nova gravação. O código, fixo ou rolante, precisa ser o do receptor.",
          "Em geral sim, se o código é igual. Grave de novo no motor novo.",
        ],
      },
      {
        question: "O JetFlex gasta mais energia?",
        answers: [
          "Quase nada a mais: puxa por menos segundos. Em casa, o movimento do mês fica em geral abaixo de 1 kWh.",
          "Na prática, igual. O tempo menor compensa, e o mês costuma ficar abaixo de 1 kWh.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do portão inteiro",
  },
  {
    id: "jetflex-parado",
    broader: "nao-abre",
    label: "Motor JetFlex parado ou com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "jetflex faz barulho não abre",
      "jetflex barulho não abre",
      "jetflex ronca não abre",
      "jetflex roncando",
      "jetflex travado não sai lugar",
      "jetflex travado",
      ...combine(
        ["jetflex", "jet flex", "ppa jetflex", "ppa jet flex", "motor ppa jetflex", "motor ppa jet flex"],
        [
          ...["não funciona", "parou funcionar", "não abre", "não liga", "não anda", "não sobe", "ronca"],
          ...["treme não abre", "travado", "travou", "quebrado", "queimou", "queimado", "não responde"],
          ...["pifou", "ronca não anda", "ronca não abre"],
        ],
      ),
      "jetflex parou",
      "motor jetflex parado",
      "motor ppa jetflex parado",
      "motor ppa jetflex parou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor PPA JetFlex parado, que não liga, não abre o portão ou não responde, quase sempre tem conserto: as causas comuns são falta de energia, folha presa ou placa inversora em erro. Veja o disjuntor, desligue por um minuto e religue uma vez. Se não voltar, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o PPA JetFlex está com defeito e não liga ou parou de funcionar, comece pelo quadro: disjuntor ou DR caído é a causa mais simples, e depois vêm comando, folha presa e placa com inversor. Não insista no botão. A visita com medição, em residência, começa em {price.preventive}, fora as peças, e o conserto costuma valer a pena.",
        "O JetFlex com defeito, que não liga ou morreu depois de queda de energia, em geral perdeu a alimentação ou travou a placa inversora, e não o motor. Um minuto desligado e uma nova tentativa bastam em alguns casos; no resto, o técnico mede a partir de {price.preventive} em casa, sem peças.",
      ],
      price: [
        "O conserto do motor PPA JetFlex parado custa conforme a peça: ajuste e medição em casa partem de {price.preventive}, sem peças, e a placa inversora é a parte mais cara. Para comparar, o kit basculante JetFlex novo, até {width.quarterHp} de largura, custa {price.jetflex} instalado.",
        "Consertar um JetFlex com defeito vai do ajuste, a partir de {price.preventive} em residência e sem peças, à troca da placa inversora, o item mais caro. Se placa e motor falharam juntos, compare com o kit basculante JetFlex instalado, de {price.jetflex}, para portão de até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que você pode conferir", "Testes seguros no JetFlex parado"],
        slots: [
          [
            "Tudo é feito por fora, porque a placa com inversor guarda carga mesmo depois de desligada. A tampa fica fechada, e ninguém fica no caminho da folha.",
            "Não abra a tampa: o inversor, a eletrônica que controla a velocidade, segura tensão após o desligamento. Os testes usam só quadro, botão e olhos.",
            "A caixa do motor não se abre, já que os componentes do inversor continuam carregados por um tempo. Fique longe da folha e siga a ordem.",
          ],
        ],
        steps: [
          "Veja no quadro o disjuntor do portão e o DR; se caiu de novo, não religue.",
          "Desligue por um minuto e religue uma única vez.",
          "Acione uma vez pela botoeira e escute.",
          "Limpe a fotocélula e veja se há algo no caminho da folha.",
          "Filme o que acontece e fotografe a etiqueta.",
        ],
      },
      {
        about: "signs",
        headings: ["O que o JetFlex parado está dizendo", "JetFlex: do sintoma à causa"],
        slots: [
          [
            "Silêncio total com energia no quadro aponta para fusível, fonte ou placa. Se a botoeira move o portão e o controle não, o defeito é do controle ou do receptor.",
            "Mudo pelos dois comandos, a suspeita é a alimentação da central. Quando só o controle falha e o botão da parede funciona, é pilha ou receptor.",
            "Sem som nenhum, o técnico mede fusível e fonte da placa. Já o motor que obedece ao botão e ignora o controle está bom, e o problema é do comando.",
          ],
          [
            "Tremor sem sair do lugar indica folha presa, fio do motor solto ou módulo de potência do inversor. Capacitor não é, porque esse motor não usa. Lentidão depois da queda de energia pede nova gravação do percurso.",
            "Motor que treme e não parte tem folha travada, cabo solto ou inversor com defeito, e não capacitor de partida, que ele não tem. Se anda devagar após faltar luz, falta regravar o percurso.",
            "Ronco ou tremor leva à folha presa, à fiação do motor ou ao inversor; o JetFlex dispensa capacitor. Movimento lento após a volta da luz se corrige gravando o percurso outra vez.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar", "Placa, motor ou kit novo"],
        slots: [
          [
            "A placa só se troca pela da própria linha, porque central comum não move motor com inversor. Consertar compensa quando falhou uma peça só e o motor tem menos de {trade.life}.",
            "Central universal não comanda esse motor, então a reposição é a da linha JetFlex. Com uma única peça ruim e menos de {trade.life} de uso, o conserto ganha.",
            "O JetFlex exige a central do modelo, e nenhuma placa comum o faz girar. Se o defeito é de um item só e ele não chegou a {trade.life}, vale consertar.",
          ],
          [
            "Se placa e motor falharam juntos, compare com o kit basculante novo, de {price.jetflex} instalado, para até {width.quarterHp} de largura. Em outro tipo de portão, a troca em casa vai de {price.homeSwap}, com mão de obra.",
            "Duas peças grandes no fim mudam a conta: o kit JetFlex para basculante de até {width.quarterHp} custa {price.jetflex} instalado. Deslizante ou pivotante entra na troca residencial, de {price.homeSwap} com o serviço.",
            "Com motor e placa perdidos, o kit basculante instalado sai por {price.jetflex}, até {width.quarterHp} de largura. Nos demais portões de casa, motor e mão de obra ficam de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Adianta trocar o capacitor do JetFlex?",
        answers: [
          "Não. Motor com inversor não tem capacitor de partida. Quem dá a força é a placa. Tremor nele leva a fio, folha ou módulo de potência.",
          "Não há o que trocar, porque o inversor faz a partida sem capacitor. O defeito parecido com o dele está na placa ou no cabo do motor.",
        ],
      },
      {
        question: "O JetFlex parou depois de um raio. Perdi o motor?",
        answers: [
          "Em geral não: o surto atinge antes a placa, que é medida primeiro. Aterramento e protetor de surto entram junto com o reparo.",
          "Quase nunca o motor. Quem recebe a descarga é a central. Depois de medi-la, o técnico sugere aterrar e pôr um protetor.",
        ],
      },
      {
        question: "Dá para pôr placa comum no JetFlex?",
        answers: [
          "Não no mesmo motor, porque ele é trifásico e precisa do inversor. Uma central comum é feita para motor monofásico com capacitor.",
          "Não serve: a placa comum alimenta motor de outro tipo. Só a central da linha gera as três fases que ele usa.",
        ],
      },
      {
        question: "Em quanto tempo o JetFlex volta a funcionar?",
        answers: [
          "Ajuste, comando ou percurso se resolvem em até {trade.smallRepair}. Placa da linha depende de ter a peça, o que a foto da etiqueta adianta.",
          "Defeito simples leva até {trade.smallRepair} na visita. Se é a central, o prazo é o da peça do modelo, confirmada pela etiqueta.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e outra de um controle, de frente, contando o que o portão faz",
  },
  {
    id: "jetflex-brushless-ou-convencional",
    broader: "jetflex",
    label: "JetFlex, brushless ou convencional",
    phrase: "a escolha entre JetFlex, brushless e convencional",
    asks: [
      "jetflex brushless",
      "jet flex brushless",
      "ppa jetflex brushless",
      "motor ppa jetflex brushless",
      "motor ppa jet flex brushless",
      "motor jetflex brushless",
      "jetflex brushless convencional",
      "ppa jetflex brushless convencional",
      "motor ppa jetflex brushless convencional",
      "motor jetflex brushless convencional",
      "jetflex é brushless",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para uso leve, o motor PPA convencional basta: no kit basculante instalado custa {price.padrao} e abre em {opening.padrao}; o JetFlex, com inversor, custa {price.jetflex} e abre em {opening.jetflex}. Nem todo JetFlex é brushless, o motor sem escova e com ímã, que compensa em uso intenso ou com bateria: a etiqueta diz.",
        "JetFlex, brushless ou convencional da PPA depende das aberturas por dia: poucas, convencional, a {price.padrao} instalado no kit basculante; espera na rua, JetFlex, a {price.jetflex}, que abre em {opening.jetflex} contra {opening.padrao}. Brushless é o motor de ímã, para uso intenso, e nem todo JetFlex tem esse motor.",
        "A diferença é esta: o convencional da PPA anda numa velocidade só, o JetFlex tem inversor e para suave, e brushless é motor de ímã, presente em alguns JetFlex, não em todos. No kit basculante, instalados, custam {price.padrao} (abre em {opening.padrao}) e {price.jetflex} (abre em {opening.jetflex}).",
      ],
      price: [
        "O kit basculante PPA JetFlex de 1/4 HP custa {price.jetflex} instalado e abre em {opening.jetflex}; o convencional, Padrão, custa {price.padrao} e abre em {opening.padrao}. A versão brushless, de ímã permanente, é orçada por foto e compensa em uso intenso ou com bateria. Em casa calma, fique com o convencional.",
        "Instalados no basculante, o convencional fica em {price.padrao}, com abertura em {opening.padrao}, e o JetFlex em {price.jetflex}, com {opening.jetflex}. Brushless da PPA custa mais, é cotado por foto e só se paga em muito uso ou onde a bateria faz falta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual dos três para o seu portão", "Convencional, JetFlex ou brushless, caso a caso"],
        slots: [
          [
            "Decida pelo número de aberturas e pelo tempo que você espera na rua. A força se vê na etiqueta, igual para os três.",
            "Duas perguntas bastam: quantas vezes por dia ele abre e quanto incomoda esperar. O peso da folha conta em qualquer versão.",
            "O uso decide: conte as aberturas do dia e pense na espera na calçada. Potência, em todos, se escolhe pelo peso.",
          ],
        ],
        bullets: [
          "Poucas aberturas e casa com recuo: convencional, mais barato e de peça fácil",
          "Espera na rua, quarto perto ou pancada no fim: JetFlex",
          "Uso de prédio ou comércio, ou bateria na falta de luz: brushless",
        ],
      },
      {
        about: "what",
        headings: ["O que muda por dentro do motor", "Rotor, placa e peça de reposição"],
        slots: [
          [
            "O convencional é de indução, parte com um capacitor e gira sempre igual. O inversor do JetFlex varia essa velocidade, e no brushless há ímãs no rotor e uma placa que comanda cada volta, com menos calor.",
            "No motor comum, um capacitor dá a partida e a rotação é uma. JetFlex acrescenta o inversor, que acelera e freia; brushless troca o rotor por um de ímãs, que esquenta menos.",
            "Indução com capacitor, numa velocidade, é o convencional. Com inversor, a mesma indução acelera e freia, e isso é o JetFlex; o de ímãs, comandado eletronicamente, é o brushless.",
          ],
          [
            "A placa dos dois mais caros é exclusiva do modelo e custa mais que a comum. Por isso aterramento e protetor de surto entram já na instalação.",
            "JetFlex e brushless não aceitam central universal. Vale gastar em aterramento e em protetor contra surto quando o motor é montado.",
            "Reposição também conta: central de JetFlex ou brushless só a da linha, mais cara. Um protetor de surto no quadro poupa essa despesa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que vem no preço do kit", "Kit instalado: o que entra e o que soma"],
        slots: [
          [
            "Os kits são para basculante de até {width.quarterHp} e trazem motor, central, controles, entrega e montagem. Cabo, contrapeso, solda e nobreak são orçados à parte, e o cartão divide em até {shop.instalments} vezes.",
            "Entrega, mão de obra, motor, central e controles estão no valor, para basculante de no máximo {width.quarterHp}. Serralheria, cabos e nobreak somam, e há parcelamento em até {shop.instalments} vezes no cartão.",
            "No preço já entram entrega, central, controles e instalação em basculante de até {width.quarterHp} de largura. Fora dele ficam solda, cabos e nobreak; no cartão, até {shop.instalments} parcelas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O brushless gasta menos energia que o convencional?",
        answers: [
          "Gasta menos, mas em casa a diferença na conta é pequena, porque o portão trabalha segundos por dia. O ganho aparece em uso contínuo.",
          "Sim, por aquecer menos. Numa residência isso quase não muda a conta, já que são poucas aberturas curtas.",
        ],
      },
      {
        question: "Posso trocar o convencional por JetFlex e manter os controles?",
        answers: [
          "Em geral sim, se são PPA de mesmo código. Eles são gravados de novo na central nova, no dia da instalação.",
          "Na maioria das vezes. Controles do mesmo código são cadastrados na central do JetFlex durante a montagem.",
        ],
      },
      {
        question: "O portão precisa de reforço para o JetFlex?",
        answers: [
          "Precisa estar leve, equilibrado e com batente firme, porque abre em {opening.jetflex}. Folha que raspa ou pende é acertada antes.",
          "Só se a folha estiver pesada ou torta. Com velocidade alta, batente solto e cabo ruim dão problema logo.",
        ],
      },
      {
        question: "Qual a garantia de cada um?",
        answers: [
          "É a mesma: {warranty.motor} no motor e {warranty.installation} na instalação. Surto e água costumam ficar fora da garantia de fábrica.",
          "Motor com {warranty.motor} e instalação com {warranty.installation}, seja qual for o kit. Dano por raio em geral não é coberto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do portão inteiro, com a largura e as aberturas por dia",
  },
];
