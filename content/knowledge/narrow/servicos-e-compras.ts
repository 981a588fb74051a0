import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Services and purchases that a title narrows to one case: two parts at once, a small building, a faster motor. */
export const servicosECompras: NarrowConcept[] = [
  {
    id: "trocar-placa-e-motor",
    broader: "troca",
    label: "Trocar placa e motor juntos",
    phrase: "a troca da placa e do motor juntos",
    asks: [
      ...combine(["placa motor", "central motor"], ["juntos", "junto", "os dois", "trocar ambos", "tudo junto"]),
      "trocar placa trocar motor",
      "trocar placa e motor preço",
      "trocar motor e placa preço",
      "motor placa completo preço",
      "motor novo vem placa",
      "motor novo vem com placa",
      "motor já vem placa",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar a placa e o motor juntos é trocar o conjunto: o motor novo já vem com a central, e em casa fica de {price.homeSwap}, com a mão de obra. Comprar os dois em separado quase nunca compensa.",
        "O motor novo já traz a placa, por isso não se pagam os dois: a troca do conjunto fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. Só a placa se troca quando o motor está bom.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Só a placa, só o motor ou os dois", "Quando trocar o conjunto"],
        slots: [
          [
            "Só a placa: o motor gira livre, o redutor não tem folga e a central do modelo existe.",
            "Motor bom com placa queimada pede placa, e sai por menos.",
          ],
          [
            "Só o motor: raro, porque o corpo avulso custa perto do conjunto e a placa velha pode não servir.",
            "Manter a placa velha em motor novo só vale em mesmo modelo e com a central testada.",
          ],
          [
            "Os dois: redutor gasto, enrolamento queimado ou placa sem reposição em motor de muitos anos.",
            "Com redutor e placa ruins, ou motor perto de {trade.life} de uso, o conjunto novo sai mais em conta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que vem no conjunto novo", "O que está e o que não está no preço"],
        slots: [
          [
            "No kit basculante instalado, de {price.lowest} a {price.highest}, entram motor, central, controles, entrega e instalação.",
            "O kit basculante vem com central e controles, instalado, por {models.pricesOr}.",
          ],
          [
            "Fotocélula e fiação boas são aproveitadas; os controles antigos só ficam se a central nova ler o código deles.",
            "Ficam a fotocélula, a fiação e, no portão de correr, a cremalheira reta; os controles dependem da central nova.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de condenar os dois", "O teste que separa placa de motor"],
        slots: [
          [
            "O técnico mede a saída da placa e o enrolamento em separado: muitas vezes só um dos dois falhou.",
            "Com instrumento se vê se a placa manda e o motor não obedece, ou o contrário.",
          ],
          [
            "Capacitor fraco imita motor queimado e custa bem menos: ele é testado antes.",
            "Antes de pagar o conjunto, peça o teste do capacitor, que dá o mesmo sintoma de motor queimado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr uma placa nova no motor velho?",
        answers: [
          "Pode, em motor comum, se a tensão, a potência e o fim de curso combinarem. Com inversor, só a da linha.",
        ],
      },
      {
        question: "Os controles atuais funcionam no conjunto novo?",
        answers: [
          "Só se a central nova aceitar o mesmo código e a mesma frequência. Os kits vêm com controles já gravados.",
        ],
      },
      {
        question: "Quanto tempo leva trocar tudo?",
        answers: ["De {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem."],
      },
    ],
    photo: "a foto da etiqueta do motor, da placa com o código impresso e do portão inteiro",
  },
  {
    id: "trocar-por-motor-rapido",
    broader: "troca",
    label: "Trocar o motor por um rápido",
    phrase: "a troca por um motor rápido",
    asks: [
      ...combine(
        ["trocar motor", "mudar motor", "troca motor", "substituir motor"],
        ["rápido", "mais rápido", "veloz", "turbo", "inversor"],
      ),
      "motor antigo por rápido",
      "motor lento por rápido",
      "motor comum por rápido",
      "vale pena motor rápido",
      "vale pena trocar motor rápido",
      "vale pena trocar motor antigo rápido",
      "compensa trocar motor rápido",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena trocar por um motor rápido se você espera na rua ou muita gente usa a entrada, e se a folha é firme e leve. No basculante, o JetFlex abre em {opening.jetflex} por {price.jetflex} instalado, contra {opening.padrao} de um comum; se só quer economizar, fique com o antigo.",
        "Compensa pela segurança e pela espera, e não pela economia: um motor antigo que funciona não precisa sair. Em basculante equilibrado, o Speedy abre em {opening.speedy}, por {price.speedy}, e o JetFlex, em {opening.jetflex}, por {price.jetflex}, instalados; de correr, a troca em casa fica de {price.homeSwap}.",
      ],
      price: [
        "Trocar o motor por um rápido custa, no basculante instalado, {price.speedy} no Speedy, que abre em {opening.speedy}, e {price.jetflex} no JetFlex, que abre em {opening.jetflex}. De correr e de abrir, a troca em casa fica de {price.homeSwap}, com o modelo rápido na parte de cima.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para quem o motor rápido vale", "Quando o rápido compensa"],
        slots: [
          [
            "Rua movimentada, garagem sem recuo e prédio na hora de pico são os casos em que os segundos contam.",
            "Conta a favor quem entra da avenida, para o carro na calçada ou divide a entrada com outras famílias.",
          ],
          [
            "Em rua calma, com recuo, a diferença é só conforto.",
            "Em casa de rua tranquila, o comum atende, e o dinheiro rende mais em fotocélula e revisão.",
          ],
          [
            "Se o motor de hoje está com defeito caro, a troca já é a hora de subir de velocidade.",
            "Motor no fim da vida é a melhor hora: a diferença para o rápido é menor que uma segunda troca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O portão aguenta a velocidade?", "O que o motor rápido pede da folha"],
        slots: [
          [
            "A folha tem de estar reta, leve e sem folga, senão a velocidade vira pancada.",
            "Roldana, dobradiça, cabo e batente são conferidos antes: folha frouxa não combina com motor rápido.",
          ],
          [
            "Fotocélula deixa de ser opcional, porque há menos tempo para desviar.",
            "Com folha rápida, a fotocélula é obrigatória no bom senso, sobretudo com criança ou animal.",
          ],
          [
            "A placa do motor com inversor é própria e pede aterramento e protetor de surto.",
            "Inversor pede rede protegida: terra, disjuntor próprio e protetor de surto.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que se aproveita do motor antigo", "O que fica e o que muda"],
        slots: [
          [
            "Ficam a energia, a fotocélula e, no de correr, a cremalheira reta e de mesmo passo.",
            "Fiação, fotocélula e cremalheira boas ficam; central e controles são os do motor novo.",
          ],
          [
            "A troca leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "O serviço é de uma visita: de {time.tilting} no basculante, de {time.sliding} no de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para acelerar o motor que já tenho?",
        answers: ["Motor comum, não. Só os com inversor têm ajuste de velocidade, dentro do limite do modelo."],
      },
      {
        question: "Motor rápido dura menos?",
        answers: ["Não em folha firme e alinhada, porque ele acelera e freia aos poucos. Em folha ruim, sofre mais."],
      },
      {
        question: "Motor rápido gasta mais luz?",
        answers: ["A diferença quase não aparece na conta: ele trabalha por menos segundos a cada abertura."],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  },
  {
    id: "contrato-em-predio-pequeno",
    broader: "contrato",
    label: "Contrato de manutenção em prédio pequeno",
    phrase: "o contrato de manutenção em prédio pequeno",
    asks: [
      ...combine(
        ["contrato", "manutenção", "plano manutenção", "contrato manutenção", "contrato manutenção vale pena portão"],
        [
          "prédio pequeno",
          "condomínio pequeno",
          "prédio poucos apartamentos",
          "condomínio poucas casas",
          "vila casas",
          "prédio 4 apartamentos",
          "prédio 6 apartamentos",
          "prédio 8 apartamentos",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em prédio pequeno, o contrato vale a pena se o portão é antigo ou já parou mais de uma vez no ano; se é novo e abre pouco, basta a revisão avulsa, {visits.business}. Compare doze mensalidades com o que o portão custou no último ano.",
        "Para prédio de poucas famílias, a revisão avulsa, {visits.business}, costuma bastar; o contrato compensa com motor velho, portão pesado ou garagem que não pode parar. O valor é por portão e por visita, com orçamento grátis por foto.",
      ],
      price: [
        "Em prédio pequeno, o preço do contrato vem de três números: quantos portões, quantas visitas por ano e se as peças entram. Sem contrato, a revisão é paga por visita, {visits.business}; mande fotos dos portões e o número de vagas para receber os dois valores.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Contrato ou visita avulsa", "A conta do prédio pequeno"],
        slots: [
          [
            "Conte os chamados dos últimos doze meses: com dois ou mais, o contrato começa a compensar.",
            "Some o que foi pago em visitas e peças no último ano e divida por doze: é com isso que a mensalidade compete.",
          ],
          [
            "Com poucas aberturas por dia, o motor gasta devagar, e visita mensal é dinheiro demais.",
            "Poucas famílias abrem pouco: visita a cada seis meses, e não todo mês, já cobre o desgaste.",
          ],
          [
            "O que pesa a favor do contrato é a prioridade combinada quando a garagem trava.",
            "Se a única entrada é o portão, vale ter por escrito em quanto tempo alguém atende.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que pôr no papel", "Um contrato curto que basta"],
        slots: [["Uma página resolve, com estes pontos.", "Para prédio pequeno, o contrato cabe em uma folha."]],
        bullets: [
          "Quantas visitas por ano e o que se faz em cada uma",
          "Se as peças entram ou são cobradas à parte",
          "Quem do prédio aprova gasto, e até quanto",
          "Como chamar na urgência e em que horário",
          "Prazo, reajuste e como encerrar",
        ],
      },
      {
        about: "care",
        headings: ["O que os moradores fazem entre as visitas", "Cuidados que poupam chamado"],
        slots: [
          [
            "Varrer o trilho, limpar as lentes da fotocélula e avisar de ruído novo cabem a qualquer morador.",
            "Trilho limpo, lente limpa e aviso rápido de barulho evitam boa parte dos chamados.",
          ],
          [
            "Tampa do motor, cabo, mola e contrapeso ficam só com o técnico.",
            "Ninguém do prédio abre o motor nem mexe em cabo, mola ou contrapeso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Prédio sem síndico profissional pode fazer contrato?",
        answers: ["Pode: quem assina é o síndico ou o representante escolhido pelos moradores, com a conta rateada."],
      },
      {
        question: "Dá para fazer só uma revisão, sem contrato?",
        answers: ["Dá. A visita avulsa é orçada por portão, e o relatório diz quando convém a próxima."],
      },
      {
        question: "Motor de casa serve em prédio de poucos apartamentos?",
        answers: ["Pode servir em folha leve, se os ciclos por hora da ficha cobrem a saída da manhã. A etiqueta diz."],
      },
    ],
    photo: "fotos de cada portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "marca-serve-em-condominio",
    broader: "condominio",
    label: "Motor da marca em condomínio",
    phrase: "o motor [marca] em condomínio",
    asks: [
      ...combine(
        ["[marca]", "motor [marca]", "[marca] [modelo]", "dz rio", "dz rio 400"],
        [
          "serve condomínio",
          "aguenta condomínio",
          "bom condomínio",
          "pode condomínio",
          "usar condomínio",
          "serve prédio",
          "aguenta prédio",
          "bom prédio",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Depende dos ciclos por hora: o motor [marca] serve em condomínio se a ficha da versão aguenta a hora de pico, dois movimentos por carro que sai, e o peso da folha com um terço de folga. Versão residencial em garagem coletiva esquenta, desarma e gasta cedo.",
        "Só na versão certa: em condomínio, o motor [marca] precisa de ciclos por hora acima da saída da manhã e de capacidade um terço acima do peso da folha. Os dois números estão na ficha; mande a etiqueta e o número de vagas, e conferimos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta antes de comprar", "Faça a conta da hora de pico"],
        slots: [
          [
            "Com estes três números, a ficha responde sozinha.",
            "São três contas, e a primeira é a que mais reprova motor.",
          ],
        ],
        steps: [
          "Ciclos: carros que saem na hora mais cheia, vezes dois movimentos.",
          "Peso: largura, altura e material da folha, mais um terço.",
          "Largura e tempo: folha longa e lenta forma fila; veja os metros por minuto.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de motor pequeno para o prédio", "Quando o motor não é para tanto uso"],
        slots: [
          [
            "Ele para quente na hora de pico e volta depois de esfriar: é a proteção térmica, e não defeito.",
            "Desarme no fim da manhã e capacitor trocado todo ano são sinais de ciclo acima do limite.",
          ],
          [
            "Engrenagem que gasta em meses também conta que o motor trabalha no limite.",
            "Folga no redutor em pouco tempo diz o mesmo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se o modelo não serve", "O que usar no lugar"],
        slots: [
          [
            "A mesma marca costuma ter linha de uso intenso, que aproveita controles e às vezes a base.",
            "Suba para a versão de uso intenso, de preferência da marca dos controles que os moradores já têm.",
          ],
          [
            "A troca em portão de condomínio fica de {price.heavySwap}, com motor e mão de obra.",
            "Motor e mão de obra, em portão coletivo, ficam de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos apartamentos um motor de casa aguenta?",
        answers: [
          "Não há número fixo: conta a hora de pico. Poucas famílias com horários diferentes podem caber; todos saindo juntos, não.",
        ],
      },
      {
        question: "Onde vejo os ciclos por hora?",
        answers: ["Na ficha do modelo, no site do fabricante ou no manual, pelo nome inteiro da etiqueta."],
      },
      {
        question: "Dá para manter os controles dos moradores?",
        answers: ["Dá, se a central nova ler o mesmo código; senão, um receptor compatível guarda os antigos."],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
];
