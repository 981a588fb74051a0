import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const estacionamento: NarrowConcept[] = [
  {
    id: "conserto-no-estacionamento",
    broader: "estacionamento",
    label: "Conserto de portão de estacionamento",
    phrase: "o conserto do portão de estacionamento",
    asks: combine(
      ["portão estacionamento"],
      [
        "conserto",
        "consertar",
        "quebrou",
        "quebrado",
        "parou",
        "travou",
        "travado",
        "não abre",
        "não fecha",
        "manutenção",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão de estacionamento parado tem prioridade: mande um vídeo e a foto da etiqueta, {shop.hours}, e dizemos a causa provável, o valor e o horário. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; se o motor de uso intenso acabou, a troca fica de {price.heavySwap}, com mão de obra.",
        "O conserto do portão de estacionamento começa por separar folha, motor e central: roldana, trilho e fotocélula são os que mais falham com muitos carros. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; trocar o motor, de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o portão parado e carros dentro", "Enquanto o técnico não chega"],
        slots: [
          ["Um funcionário fica na entrada, e ninguém passa sob a folha.", "Ponha alguém orientando antes de mexer."],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Isole a passagem e avise quem está com o carro dentro.",
          "Folha de correr ou de abrir, reta, no trilho e em piso plano, pode ser destravada pela chave, por quem sabe.",
          "Basculante ou de enrolar fica como está até o técnico ver.",
          "Mande vídeo, etiqueta do motor e o horário em que a entrada pode parar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que mais falha com movimento", "Defeitos do uso intenso"],
        slots: [
          [
            "Fotocélula suja ou batida, roldana gasta e cremalheira frouxa vêm na frente.",
            "Com centenas de aberturas, gastam-se primeiro roldana, cremalheira e fotocélula.",
          ],
          [
            "Motor que desarma na hora cheia está esquentando: ou é fraco para o fluxo, ou a folha pesa.",
            "Parada só na hora de pico é calor: o motor não descansa ou a folha pesa demais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para consertar sem fechar o estacionamento?",
        answers: ["Em geral, sim, em horário de pouco movimento e com outra entrada ou um funcionário orientando."],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: ["Em uso intenso, {visits.business}, no mínimo; com rotativo, todo mês."],
      },
    ],
    photo: "um vídeo do portão e fotos da etiqueta do motor e da entrada",
  },
  {
    id: "estacionamento-motor",
    broader: "estacionamento",
    label: "Motor para estacionamento",
    phrase: "o motor para portão de estacionamento",
    asks: [
      "motor alto fluxo estacionamento",
      "motor muito fluxo estacionamento",
      "motor fluxo intenso estacionamento",
      "alto fluxo estacionamento",
      "motor rápido estacionamento",
      "portão estacionamento vagas",
      "portão estacionamento vagas preço",
      "estacionamento vagas motor",
      "motor estacionamento vagas",
      "portão estacionamento preço",
      "motor portão estacionamento preço",
      "motor estacionamento preço",
      "portão automático estacionamento preço",
      "quantos ciclos hora motor estacionamento",
      "quantos ciclos hora precisa motor portão estacionamento",
      "motor estacionamento",
      "melhor motor estacionamento",
      "portão estacionamento rotativo",
      "motor portão estacionamento",
      "automatizar estacionamento",
      "portão automático estacionamento",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão de estacionamento rotativo pede motor de uso intenso, que aguente por hora mais aberturas que os carros do pico; em folha pesada, com mão de obra, fica de {price.heavySwap}. Se o movimento é alto, a cancela trabalha de dia e o portão fecha à noite, o que poupa o motor.",
        "Para estacionamento, o motor de alto fluxo é escolhido pelos carros na hora de pico e pelo peso da folha, e a troca, com mão de obra, vai de {price.heavySwap}. Só com mensalistas, um de médio fluxo costuma bastar; no rotativo, vale somar cancela e fotocélula dupla.",
        "Portão automático para estacionamento precisa de motor com mais ciclos por hora que o movimento do pico, de {price.heavySwap} com mão de obra em folha pesada. Mensalista abre pouco e aceita médio fluxo; rotativo abre o dia todo e pede uso intenso ou cancela.",
      ],
      price: [
        "O motor do portão de estacionamento fica de {price.heavySwap}, com mão de obra, em folha pesada ou com rotatividade; com 10, 15, 20 ou 30 vagas só de mensalista, um de médio fluxo pode ficar no começo da faixa. Tag, fotocélula e comando da guarita são orçados à parte.",
        "Para um portão de estacionamento de 20 vagas, ou 10, 15, 30, a faixa do motor com mão de obra é de {price.heavySwap}: menor com mensalistas, que abrem pouco, e maior no rotativo ou com folha pesada. Leitor, sensores e cancela vêm em linha separada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Mensalista ou rotativo: que motor usar", "Escolher pelo número de carros"],
        slots: [
          [
            "Conte os carros da hora mais cheia e dobre, porque cada um pode abrir duas vezes: o motor precisa passar desse número em ciclos por hora, que está na ficha. Mensalista concentra de manhã e à tarde, e rotativo não para.",
            "A conta é simples: carros do pico vezes dois, comparados com os ciclos por hora da ficha do motor. Garagem de mensalista tem dois horários cheios; a rotativa, o dia inteiro.",
            "Veja a hora mais movimentada, some entrada e saída e compare com os ciclos por hora do modelo. No rotativo esse ritmo se repete o dia todo; com mensalista, só no começo e no fim.",
          ],
          [
            "Com muito movimento, deixe o portão aberto de dia e use cancela, que aguenta repetição e custa menos por abertura. Tag ou leitor na entrada evita fila na rua.",
            "A cancela foi feita para abrir sem parar, e o portão, para fechar o imóvel: juntos, gastam menos. Leitor de tag na entrada acelera e dispensa controle por cliente.",
            "Cancela no horário aberto e portão à noite é o que mais poupa o motor. Na entrada, tag ou leitor reduz a espera e evita fila.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de carros e pedestres", "Para o portão não bater no carro do cliente"],
        slots: [
          [
            "Carro parado no vão precisa ser visto por mais de um sensor: dois pares de fotocélulas ou laço no piso, o fio que percebe o metal. Pedestre entra por outro lado, com sinaleiro no portão dos carros.",
            "Use dois feixes ou um laço enterrado, que sente o carro, para a folha não vir sobre ele. Quem anda a pé tem passagem própria, e uma luz avisa o movimento.",
            "Um feixe só não basta em entrada movimentada: some outro par ou o laço de piso, que percebe veículo parado. Separe a passagem de pedestres e instale sinaleiro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o preço no estacionamento", "Quanto pesa cada item"],
        slots: [
          [
            "O motor, escolhido por fluxo e peso da folha, é a maior parte do valor. Depois vêm sensores, tag e comando da guarita, cada um em linha própria, e a energia ou a base, se faltarem.",
            "Peso e carros por hora fazem o preço do motor, que é o principal item. Leitor, fotocélulas, botoeira da guarita e obra de energia são somados à parte.",
            "A maior fatia é do motor, conforme movimento e folha; o resto são acessórios, do leitor ao sensor, e o que a entrada ainda não tem, como base e ponto de energia.",
          ],
          [
            "Uma folha já alinhada poupa serralheria, e motor certo evita troca cedo. A instalação em portão pesado leva {time.heavy}, marcada para a hora de menos movimento.",
            "Se a folha corre leve, não há conserto a somar. O serviço em portão pesado toma {time.heavy} e é combinado fora do pico.",
            "Trilho e rodas em ordem reduzem a conta. Montar em portão pesado leva {time.heavy}, e a entrada é organizada antes para não travar clientes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Estacionamento precisa de cancela ou de portão?",
        answers: [
          "Com movimento, dos dois: cancela no horário aberto, portão para fechar à noite. Só com mensalistas, o portão pode bastar.",
          "Depende do fluxo. Rotativo trabalha melhor com cancela de dia; poucas vagas fixas se resolvem com o portão.",
        ],
      },
      {
        question: "O portão prendeu carros de clientes. O que faço?",
        answers: [
          "Desligue o disjuntor e chame, {shop.hours}. Só funcionário treinado destrava portão de correr, reto e nivelado; basculante não se solta.",
          "Corte a energia, isole a entrada e peça o técnico, que atende {shop.hours}. Folha torta ou basculante ninguém destrava.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business}; com rotatividade alta, a cada um a três meses. A equipe varre o trilho e limpa as lentes todo dia.",
          "Pelo menos {visits.business}, e mais vezes se o portão não descansa. Entre as visitas, trilho limpo e fotocélula sem poeira.",
        ],
      },
      {
        question: "Quantos ciclos o motor precisa ter?",
        answers: [
          "Mais que as aberturas da hora de pico, com folga. Trinta carros na hora pedem motor que passe de sessenta ciclos.",
          "Conte duas aberturas por carro na hora cheia e escolha acima disso. O número de ciclos por hora está na ficha do modelo.",
        ],
      },
    ],
    photo: "fotos da entrada e da folha, com as medidas e os carros por hora no pico",
  },
  {
    id: "posto-e-estacionamento",
    broader: "estacionamento",
    label: "Portão de posto e estacionamento",
    phrase: "o portão de posto e de estacionamento",
    asks: [
      "posto estacionamento",
      "portão posto estacionamento",
      "automatização portão posto estacionamento",
      "automatizar portão posto estacionamento",
      "motor portão posto estacionamento",
      "automação posto estacionamento",
      "portão automático posto estacionamento",
      "posto combustível estacionamento portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Automatizamos portão de posto e de estacionamento com motor de uso intenso, feito para abrir muitas vezes seguidas. A primeira instalação é orçada por foto, com as medidas da folha e os carros da hora cheia; para comparar, trocar o motor de um portão pesado fica de {price.heavySwap}, com mão de obra.",
        "Na automatização de portão de posto e estacionamento, instalamos motor de uso intenso, dois pares de fotocélula e, no posto, toda a parte elétrica longe das bombas e dos tanques. O valor sai por foto e medidas; a troca de um motor que já existe, em portão pesado, fica de {price.heavySwap}, com mão de obra.",
        "Para automatizar o portão do posto ou do estacionamento, conte os carros da hora mais cheia: é esse número, com um terço a mais, que define o motor. Mande fotos e medidas para o orçamento grátis; como referência, motor trocado em portão pesado custa de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Portão, cancela ou os dois", "Como montar a entrada de posto e de estacionamento"],
        slots: [
          [
            "No posto, o portão costuma abrir de manhã e fechar à noite: o motor trabalha pouco, mas a folha é larga e pesada.",
            "O portão do posto fecha o pátio fora do expediente; quem manda no motor é o peso da folha, e não o número de carros.",
            "Posto que fecha à noite usa o portão duas vezes por dia, e nele o que cansa o motor é o peso da folha larga.",
          ],
          [
            "No estacionamento com entrada e saída o dia todo, a cancela controla os carros e o portão fica aberto até a hora de fechar.",
            "Onde entra carro a toda hora, cancela de dia e portão à noite poupam o motor; sem espaço para ela, o motor tem de ser de uso intenso.",
            "Com carro entrando o dia inteiro, a cancela faz o controle e o portão só fecha o imóvel; sem lugar para ela, o motor precisa aguentar a hora cheia.",
          ],
          [
            "Vão largo, para caminhão ou duas filas, pede portão de correr com trilho reforçado ou duas folhas.",
            "Para caminhão-tanque ou duas filas de carros, o usual é a folha de correr, com trilho firme e guia em cima.",
            "Passagem para caminhão pede folha comprida e pesada, que corre em trilho firme, ou duas folhas menores.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de quem entra e de quem abastece", "Sensores e distância das bombas"],
        slots: [
          [
            "Perto das bombas e dos tanques há uma área em que não entra motor comum: o projeto do posto diz onde ela acaba, e o motor e os fios ficam além dela.",
            "Peça ao responsável técnico do posto o desenho da área das bombas; motor, central e fiação ficam fora dela.",
            "Motor comum não fica junto das bombas nem dos tanques; o desenho do posto mostra o limite, e a instalação respeita essa distância.",
          ],
          [
            "Duas fotocélulas, uma baixa e outra alta, veem tanto o carro quanto a carroceria do caminhão antes de fechar.",
            "Um só sensor não vê a carroceria alta: por isso são dois, em alturas diferentes, além da força regulada.",
            "Caminhonete e caminhão pedem dois feixes, um baixo e um alto, para a folha não fechar sobre a carroceria.",
          ],
          [
            "Um aviso luminoso na saída e um caminho separado para pedestres evitam atropelamento.",
            "Sinaleiro na calçada e passagem própria para quem anda a pé completam a entrada.",
            "Luz de aviso na saída e faixa pintada no piso avisam quem caminha de que a folha vai se mover.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão parou com carros de clientes dentro. O que faço?",
        answers: [
          "Desligue o disjuntor e afaste as pessoas. Portão de correr reto e no trilho pode ser destravado por funcionário treinado; basculante ou folha torta espera o técnico, {shop.hours}.",
          "Corte a energia e chame, {shop.hours}. Só folha de correr, reta e nivelada, se abre com a chave de destravamento, e devagar.",
        ],
      },
      {
        question: "Dá para instalar sem fechar o posto?",
        answers: [
          "Em geral, sim: a montagem leva de {time.heavy} e é marcada para a hora de menos movimento, com a entrada sinalizada.",
          "Dá, combinando o horário: o serviço leva de {time.heavy}, e a passagem só fica impedida na montagem e no teste.",
        ],
      },
      {
        question: "De quanto em quanto tempo se faz a revisão?",
        answers: [
          "Pelo menos {visits.business}, e mais vezes se o portão abre o dia todo. A equipe limpa as fotocélulas toda semana.",
          "No mínimo {visits.business}; com uso o dia inteiro, o intervalo diminui.",
        ],
      },
      {
        question: "Abre por controle, tag ou botão do atendente?",
        answers: [
          "Pelos três. Para clientes, o botão do atendente ou a tag evitam entregar controle a cada um.",
          "Mensalista usa tag ou controle, e cliente avulso entra pelo botão do atendente, que precisa ver o vão.",
        ],
      },
    ],
    photo: "fotos da entrada inteira e da folha, com as medidas e os carros da hora mais cheia",
  },
];
