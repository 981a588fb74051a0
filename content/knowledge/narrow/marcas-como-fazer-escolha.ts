import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Which model of a make, what sets its models apart, and a part that some of them do not have. */
export const marcasComoFazerEscolha: NarrowConcept[] = [
  {
    id: "melhor-motor-da-marca",
    broader: "modelos",
    label: "O melhor motor de uma marca",
    phrase: "a escolha do motor dentro da marca",
    asks: [
      "melhor motor da [marca] residência",
      "motores [marca] qual top portão residencial",
      ...combine(["melhor motor", "melhor modelo", "qual motor", "qual modelo", "quais modelos"], ["[marca]"]),
      ...combine(
        ["melhor motor", "qual motor", "qual modelo"],
        ["[marca]"],
        ["correr", "deslizante", "basculante", "pivotante", "residencial", "casa", "pesado"],
      ),
      "qual [marca] comprar",
      "qual [marca] escolher",
      "qual [marca] melhor",
      "modelos [marca]",
      "linha [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor [marca] é o que foi feito para o seu tipo de portão e move a folha com um terço de folga: deslizante no de correr, de fuso no basculante, de braço ou pistão no de abrir. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O melhor motor [marca] não é o mais caro, e sim o que move o peso da sua folha com um terço de folga e aguenta as aberturas da casa ou do prédio. No portão de correr é o deslizante; no basculante, o de fuso. A troca em casa custa de {price.homeSwap}, com mão de obra.",
        "Qual motor [marca] escolher depende do portão: o de correr se escolhe pelos quilos da ficha, com um terço de folga sobre o peso da folha; o basculante, pela largura; o de abrir, pelo comprimento de cada folha. A troca em casa vai de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher entre os modelos [marca]", "Do portão ao modelo [marca]"],
        slots: [
          [
            "Comece pelo movimento, depois pelo peso e por último pelo uso. A ordem evita pagar por potência que a folha não usa.",
            "Tipo de portão, peso e uso, nessa ordem: um motor de correr não serve em basculante, nem o contrário.",
            "Responda nesta ordem, do que elimina mais modelos ao que elimina menos.",
          ],
        ],
        bullets: [
          "Tipo de portão: de correr leva motor de cremalheira; basculante, de fuso; de abrir, um motor por folha",
          "Peso: motor de 400 kg para folha de 300, um terço de folga",
          "Uso: em prédio, os ciclos por hora da ficha, isto é, quantas aberturas seguidas ele aguenta",
          "Tensão: a do seu ponto de energia, 127 ou 220 V",
        ],
      },
      {
        about: "what",
        headings: ["O que muda de um modelo para outro", "Números da ficha que vale comparar"],
        slots: [
          [
            "Peso máximo, ciclos por hora, velocidade e tensão separam os modelos, e o nome diz pouco sobre eles. Motor com inversor é mais rápido e freia aos poucos, mas só usa a placa da própria linha.",
            "Compare quilos, ciclos por hora, segundos de abertura e tensão. O motor com inversor para suave, e a placa dele só pode ser a da mesma linha.",
            "Quilos, ciclos por hora e velocidade são os números que separam os modelos. O que tem inversor anda suave, mas só aceita central própria.",
          ],
          [
            "Em basculante, o de 1/4 HP serve até {width.quarterHp} de largura, com a folha equilibrada. No deslizante valem os quilos, e no de abrir, também o comprimento da folha.",
            "Basculante equilibrado de até {width.quarterHp} usa motor de 1/4 HP. No de correr decidem os quilos; no de abrir, os quilos e o comprimento da folha.",
            "Em basculante, 1/4 HP vai até {width.quarterHp} de largura. No de correr, leia os quilos da ficha, e no de abrir, também o comprimento da folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor certo instalado", "De que depende o valor"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}, conforme a versão e o que se aproveita; em portão pesado, de {price.heavySwap}. O cartão divide em até {shop.instalments} vezes.",
            "Instalado, o motor em casa custa de {price.homeSwap}; o pesado, de {price.heavySwap}, em até {shop.instalments} parcelas.",
            "De {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, instalado, em até {shop.instalments} vezes no cartão.",
          ],
          [
            "Base, cremalheira e fotocélula em bom estado são aproveitadas. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Cremalheira e fotocélula boas são aproveitadas. A garantia é de {warranty.motor} no motor e de {warranty.installation} no serviço.",
            "O que já existe em bom estado é aproveitado. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor [marca] mais caro é o melhor?",
        answers: [
          "Só se o portão pedir: pagar por capacidade que a folha não usa não faz o motor durar mais. Folha leve e regulagem pesam mais que o preço.",
          "Não. O melhor é o que cabe no peso e no uso, com folga de um terço.",
        ],
      },
      {
        question: "Como sei o peso da minha folha?",
        answers: [
          "Em chapa de aço, multiplique a largura pela altura, em metros, pela espessura em milímetros e por 7,85, e some um terço pelo quadro. Grade e alumínio pesam bem menos.",
          "Em chapa de aço, multiplique largura, altura e espessura em milímetros por 7,85 e some um terço pelo quadro. A de alumínio pesa cerca de um terço disso.",
        ],
      },
      {
        question: "Os controles antigos servem no motor novo?",
        answers: [
          "Servem se a central nova aceitar o mesmo código. Se não, o motor vem com controles novos.",
          "Às vezes, com a mesma frequência e código. O normal é receber controles com o motor.",
        ],
      },
      {
        question: "Quanto dura um motor [marca]?",
        answers: [
          "Com folha leve e revisão {visits.home}, de {trade.life}. O uso acima do ciclo é o que mais reduz.",
          "De {trade.life}, com manutenção {visits.home} em casa. Folha pesada encurta.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "diferenca-entre-modelos-da-marca",
    broader: "modelos",
    label: "Diferença entre modelos da mesma marca",
    phrase: "a diferença entre modelos da mesma marca",
    asks: [
      "comparar modelos linha [marca]",
      "muda um motor [marca] para outro marca",
      "motores [marca] nomes parecidos diferença",
      "turbo flash max nomes modelos [marca]",
      "comparar versões motor [marca] ficha",
      ...combine(["diferença"], ["[marca]", "modelos [marca]", "motores [marca]", "linhas [marca]"]),
      "[marca] ou [dois modelos]",
      "[marca] ou [dois modelos] motor",
      "diferença central [marca]",
      "diferença placa [marca]",
    ],
    intent: "question",
    answers: {
      any: [
        "A diferença entre os motores [marca] está em cinco números da ficha: peso máximo da folha, ciclos por hora, velocidade, tensão e tipo de central. Escolha o modelo cujo peso máximo passe o da sua folha em um terço. Nomes parecidos costumam separar a versão comum da mais rápida ou mais forte. A troca em casa fica de {price.homeSwap}.",
        "O que muda de um motor [marca] para outro da linha é o peso máximo que ele move, os ciclos por hora, os segundos de abertura, a tensão e a central. Compare as fichas: vale o que cobre o peso da folha com um terço de folga e as aberturas do seu dia.",
        "Comparar modelos [marca] é ler cinco linhas da ficha de cada um, a começar por peso máximo e ciclos por hora, e depois velocidade, tensão e placa. O resto do conjunto é parecido, e a versão certa tem um terço de sobra sobre o peso da folha.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Cinco números que fazem a diferença", "O que comparar na ficha dos modelos"],
        slots: [
          [
            "A ficha está no site do fabricante, pelo nome completo da etiqueta, com letras e números. Ponha as duas lado a lado.",
            "Procure no site da marca o nome inteiro da etiqueta e compare linha por linha.",
            "Com o nome completo, a ficha do fabricante mostra tudo. Leia nesta ordem.",
          ],
        ],
        bullets: [
          "Peso máximo da folha, em quilos: um terço acima do seu",
          "Ciclos por hora: separa motor de casa de motor de prédio",
          "Tempo de abertura: versão rápida costuma ter inversor",
          "Tensão: 127, 220 V ou 24 V com bateria",
          "Central: define controles e peças de reposição",
        ],
      },
      {
        about: "choose",
        headings: ["Qual modelo serve no seu portão", "O menor, o rápido ou o de uso intenso"],
        slots: [
          [
            "Com folha leve e poucas aberturas por dia, o modelo menor atende e custa menos. Se a folha está perto do limite, pega vento ou serve a várias famílias, escolha o maior.",
            "Em casa com folha leve, o modelo menor resolve. Se a folha é de chapa, há rampa ou a entrada é de prédio, escolha o modelo mais forte.",
            "Para pouco uso e folha leve, o modelo básico basta. Se o peso está no limite, venta muito ou o portão é de prédio, escolha o modelo superior.",
          ],
          [
            "A versão rápida pede folha alinhada, batente e fotocélula, porque a chegada é mais forte. Sem isso, a velocidade gasta o portão.",
            "A versão mais rápida exige folha leve, batente firme e fotocélula. Em folha torta, a velocidade vira pancada no fim.",
            "A versão rápida só compensa em folha reta e com batente firme. Em portão desalinhado, ela gasta a dobradiça e a roldana mais cedo.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["As peças de um servem no outro", "Peças e controles entre modelos"],
        slots: [
          [
            "Nem sempre: placa e engrenagem mudam com a versão, mesmo na mesma marca. Controle costuma servir se a central usa o mesmo código.",
            "O controle muitas vezes serve, se a central usa o mesmo código. A placa e a engrenagem precisam ser da mesma versão.",
            "Dentro da mesma marca, o controle em geral é aproveitado, e a engrenagem, quase nunca. A placa precisa ser a da mesma versão.",
          ],
          [
            "Na troca de um modelo por outro em casa, motor e mão de obra ficam de {price.homeSwap}, e base e cremalheira se aproveitam quando altura e passo combinam.",
            "Trocar por outra versão em residência vai de {price.homeSwap}, instalado, aproveitando base e barra se o passo for igual.",
            "Em casa, a troca custa de {price.homeSwap}, com o serviço, e a cremalheira fica se os dentes combinam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor mais rápido gasta mais o portão?",
        answers: [
          "Gasta se a folha for torta ou pesada. Em folha alinhada, com freada suave, não.",
          "Só em portão desalinhado. Com inversor, a parada macia até poupa a ferragem.",
        ],
      },
      {
        question: "Os modelos da marca têm a mesma garantia?",
        answers: [
          "Comprados conosco, sim: {warranty.motor} no motor e {warranty.installation} na instalação.",
          "A nossa é igual para todos, {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Onde leio os números do modelo?",
        answers: [
          "Na etiqueta da carcaça, por fora, e na ficha do site do fabricante.",
          "A etiqueta do motor traz modelo e tensão; a ficha, no site, o resto.",
        ],
      },
      {
        question: "Modelo mais caro dura mais?",
        answers: [
          "Não por ser caro. Dura {trade.life} quem trabalha com folga de peso e folha leve, e o menor no limite acaba antes.",
          "Depende da folga: motor sobrando sobre o peso chega aos {trade.life}; no limite, não.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e a do portão inteiro, com a largura e o material",
  },
  {
    id: "capacitor-em-motor-com-inversor",
    broader: "capacitor",
    label: "Capacitor em motor com inversor",
    phrase: "o capacitor em motor com inversor",
    asks: [
      "jetflex capacitor placa",
      "inversor capacitor placa",
      "motor inversor ronca adianta trocar capacitor",
      "capacitor jetflex",
      "capacitor triflex",
      "capacitor ppa triflex",
      "capacitor central triflex",
      "capacitor placa triflex",
      "capacitor motor triflex",
      "capacitor jet flex",
      "capacitor motor jetflex",
      "capacitor inversor",
      "capacitor motor inversor",
      "capacitor inverter",
      "trocar capacitor jetflex",
      "qual capacitor jetflex",
    ],
    intent: "question",
    answers: {
      any: [
        "Jet Flex e PPA Triflex não usam o capacitor de partida dos motores comuns, e por isso não há capacitor a comprar para elas: quem dá a força é a placa com inversor. Se o motor ronca, treme ou não parte, medem-se placa, cabo e folha. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "O motor com inversor, como o Jet Flex ou o PPA de central Triflex, dispensa o capacitor avulso, porque a própria placa cria a corrente que faz o motor partir. Falta de força ali se procura na placa, no cabo ou na folha. Em casa, a visita de ajuste e medição começa em {price.preventive}, fora as peças.",
        "Não existe capacitor de partida para trocar no PPA Triflex nem no Jet Flex: os que há ficam soldados na placa do inversor e não se mexem na garagem. Motor fraco ou parado pede medição da placa, da ligação e da folha, em visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o inversor dispensa o capacitor", "Motor comum e motor com inversor"],
        slots: [
          [
            "No motor comum, o capacitor ajuda a partir e a manter o giro, porque o motor é ligado direto na rede. Com inversor, a placa monta essa corrente por eletrônica e ainda controla velocidade, partida e parada.",
            "Ligado direto na rede, o motor comum precisa do capacitor para começar a girar. O inversor faz esse papel dentro da placa e, de quebra, regula a aceleração e o freio.",
            "O capacitor é a muleta do motor que recebe a rede sem tratamento. Onde há inversor, a eletrônica da placa gera a partida e comanda a velocidade.",
          ],
          [
            "Por isso ronco e falta de força, que no comum acusam o capacitor, aqui apontam para placa, fio do motor ou folha pesada.",
            "O sintoma é o mesmo e a causa, outra: em lugar do capacitor, examinam-se placa, ligação e peso da folha.",
            "Ronco e fraqueza, portanto, levam à placa, a um fio solto ou à folha que pesa, e não ao capacitor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que verificar sem abrir a tampa", "Antes de culpar a placa"],
        slots: [
          [
            "A placa com inversor guarda carga perigosa mesmo desligada, por isso a tampa fica fechada. Tudo o que segue se faz por fora.",
            "Não abra a tampa: o inversor segura tensão por algum tempo depois de desligado. Estas verificações são externas.",
            "Mesmo sem energia, a placa do inversor dá choque. Limite-se ao que se vê e se ouve de fora.",
          ],
        ],
        steps: [
          "Veja se a tensão do ponto é a da etiqueta e se não há extensão no caminho.",
          "Com o disjuntor desligado, confira se a folha de correr ou de abrir anda leve; basculante pesado ou torto, não destrave.",
          "Religue e conte as piscadas da luz da placa, se ela aparece por fora.",
          "Grave um vídeo com som e fotografe a etiqueta.",
        ],
      },
      {
        about: "replace",
        headings: ["Conserto ou placa nova no motor com inversor", "O que se troca em vez do capacitor"],
        slots: [
          [
            "A placa nova tem de ser a da linha, porque central universal não comanda motor com inversor. O reparo em bancada custa menos quando é possível; placa da linha vem depois, e o motor inteiro, na troca em casa, fica de {price.homeSwap}.",
            "Central universal não serve: o inversor pede a placa da própria linha. Pela ordem de custo estão o reparo em bancada, a placa nova e a troca do motor, de {price.homeSwap} em casa, com mão de obra.",
            "Só a central da linha comanda esse motor, e uma universal não o faz girar. Compare o reparo, a placa e o motor completo, que em residência sai de {price.homeSwap} com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um capacitor comum para dar força?",
        answers: [
          "Não. Ligado na saída do inversor, ele pode queimar a placa, que custa bem mais que um capacitor.",
          "De jeito nenhum: a saída do inversor não foi feita para ele, e a placa se perde. Falta de força pede medição.",
        ],
      },
      {
        question: "Como sei se o meu motor tem inversor?",
        answers: [
          "Ele acelera e freia aos poucos e abre bem mais rápido que o comum. O nome na etiqueta ou na placa, como Jet Flex ou Triflex, confirma.",
          "Pela etiqueta, que traz Jet Flex, Triflex ou a palavra inversor, e pelo jeito de andar: partida suave, velocidade e freio antes do fim.",
        ],
      },
      {
        question: "O capacitor da placa tem conserto?",
        answers: [
          "Às vezes, em bancada, por quem repara placas. Na garagem o técnico mede e, se for o caso, troca a central inteira.",
          "Tem, em oficina de eletrônica, quando o resto da placa está bom. No local só se mede e se substitui a placa.",
        ],
      },
      {
        question: "Quanto custa a placa do inversor?",
        answers: [
          "Varia com a linha e a potência, e em geral custa mais que a central de motor comum. Placa e mão de obra são orçadas juntas pela foto da etiqueta.",
          "Depende do modelo, e é mais cara que a de motor comum, por trazer o inversor. Com a foto da etiqueta, o valor sai instalado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do defeito, com som",
  },
];
