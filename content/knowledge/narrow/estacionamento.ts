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
        "Conserto de portão de estacionamento travado ou parado se atende com urgência, {shop.hours}: a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Se o motor queimou, a troca por um de uso intenso custa de {price.heavySwap}, com mão de obra.",
        "O preço para arrumar o portão de um estacionamento depende do que parou: manutenção com ajuste, em geral {price.preventiveRange}, sem peças; motor queimado, de {price.heavySwap} na troca, com mão de obra. Atendemos com urgência {shop.hours}, com valor passado por vídeo.",
        "O portão do estacionamento que parou quase sempre tem roldana, cremalheira ou fotocélula gasta pelo movimento do rotativo, ou motor que esquentou. A manutenção fica, em geral, de {price.preventiveRange}, sem peças, e a urgência é atendida {shop.hours}. Trocar o motor sai de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com carros presos dentro", "Enquanto o técnico não chega"],
        slots: [
          [
            "Um funcionário fica na entrada, e ninguém passa sob a folha. Se houver carro preso, avise na mensagem.",
            "Ponha alguém orientando antes de mexer em qualquer coisa. Carro preso dentro tem prioridade, então diga logo.",
            "Primeiro a passagem isolada, depois o portão. Avise quantos carros estão presos e a que horas saem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Isole a passagem e avise quem está com o carro dentro.",
          "Folha de correr ou de abrir, reta e no trilho, pode ser destravada pela chave, por quem sabe.",
          "Basculante ou de enrolar fica como está até o técnico ver.",
          "Grave um vídeo e anote o horário em que a entrada pode parar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que mais falha com movimento", "Defeitos do uso intenso"],
        slots: [
          [
            "Fotocélula suja ou batida, roldana gasta e cremalheira frouxa vêm na frente, porque se desgastam por abertura. Um estacionamento de 200 carros abre mais em um dia que uma casa em um mês.",
            "Com centenas de aberturas, gastam-se primeiro roldana, cremalheira e sensor. Duzentos carros por dia são o uso de meses de uma garagem comum.",
            "O desgaste segue o número de ciclos: sensor batido, roda comida e cremalheira solta. Um dia de 200 carros equivale a mais de um mês de uma casa.",
          ],
          [
            "Motor que desarma na hora cheia está esquentando: ou é fraco para o fluxo, ou a folha pesa. Compare as aberturas do pico com os ciclos por hora da ficha.",
            "Parada só no pico é calor: faltam ciclos por hora ao motor ou sobra peso na folha.",
            "Se volta a andar depois de esfriar, o motor está abaixo do ritmo, e a ficha mostra quantos ciclos por hora ele aguenta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço no estacionamento", "Reparo, motor e revisão"],
        slots: [
          [
            "Fotocélula e roldana são os reparos menores, de até {trade.smallRepair}; cremalheira e placa ficam no meio; motor pesado, em cima, com {time.heavy} de serviço. A ida é marcada fora do pico.",
            "A conta sobe do sensor e da roda, resolvidos em até {trade.smallRepair}, à placa e ao motor, cuja troca leva {time.heavy}. O horário é o de menor movimento.",
            "Sensor e roldana custam menos e levam até {trade.smallRepair}. Depois vêm cremalheira e central. O motor é o maior, com {time.heavy} de trabalho, em turno combinado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para consertar sem fechar o estacionamento?",
        answers: [
          "Em geral, sim, em horário de pouco movimento e com outra entrada ou um funcionário orientando.",
          "Quase sempre: usa-se o segundo acesso ou a madrugada. A área em volta da folha fica isolada.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Em uso intenso, {visits.business}, no mínimo; com rotativo, todo mês.",
          "Rotativo pede visita mensal; estacionamento de mensalistas, {visits.business}.",
        ],
      },
      {
        question: "Que motor aguenta um rotativo?",
        answers: [
          "O de uso intenso, com ciclos por hora um terço acima do pico e capacidade em quilos com a mesma folga.",
          "Um que suporte, na ficha, um terço a mais que as aberturas da hora cheia, de preferência com inversor.",
        ],
      },
      {
        question: "Qual a garantia do conserto?",
        answers: [
          "Reparo tem os 90 dias da lei; motor novo, {warranty.motor}, e instalação, {warranty.installation}.",
          "Vale a garantia da lei no reparo, {warranty.motor} no motor que vendemos e {warranty.installation} na instalação.",
        ],
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
        "Um portão automático de estacionamento rotativo precisa de motor de uso intenso, que suporte por hora mais aberturas do que os carros do pico. Em folha pesada, com mão de obra, ele fica de {price.heavySwap}. Com movimento alto, vale usar uma cancela de dia e fechar o portão só à noite, o que poupa o motor.",
        "O motor de alto fluxo para estacionamento é escolhido pelo número de carros na hora de pico e pelo peso da folha, e a troca, com mão de obra, vai de {price.heavySwap}. Para mensalistas, um motor de médio fluxo costuma bastar. No rotativo, some uma cancela e dois pares de fotocélula.",
        "O portão automático de um estacionamento de empresa usa motor de alto fluxo quando muitos carros entram e saem no mesmo horário, porque o modelo residencial esquenta e para. Em folha pesada, o motor fica de {price.heavySwap}, com mão de obra. Conte os carros da hora mais cheia antes de escolher.",
      ],
      price: [
        "O preço do motor para portão de estacionamento, com mão de obra, fica de {price.heavySwap} em folha pesada ou com rotatividade. Com 10, 15, 20 ou 30 vagas só de mensalistas, um motor de médio fluxo pode ficar no começo da faixa. Tag, fotocélula e comando da guarita são orçados à parte.",
        "Para um portão de estacionamento de 10, 15, 20 ou 30 vagas, o motor com mão de obra custa de {price.heavySwap}. Fica mais perto do mínimo com mensalistas, que abrem pouco, e do máximo no rotativo ou com folha pesada. Leitor, sensores e cancela vêm em linha separada do orçamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Mensalista ou rotativo: que motor usar", "Como escolher pelo número de carros"],
        slots: [
          [
            "Conte os carros da hora mais cheia e dobre o número, porque cada um pode abrir o portão duas vezes. Os ciclos por hora, que estão na ficha do motor, precisam passar desse total. O mensalista concentra o uso de manhã e à tarde, enquanto o rotativo abre o dia inteiro.",
            "Multiplique por dois os carros da hora de pico e compare o resultado com os ciclos por hora da ficha do motor. A garagem de mensalistas tem dois horários cheios por dia, e a rotativa não tem descanso.",
            "Veja a hora mais movimentada, some as entradas e as saídas e escolha um modelo cujos ciclos por hora passem desse número. No rotativo o ritmo se repete o dia todo; com mensalistas, só no começo e no fim.",
          ],
          [
            "Com muito movimento, deixe o portão aberto de dia e use uma cancela, que aguenta repetição e custa menos por abertura. Tag ou leitor na entrada evita fila na rua.",
            "A cancela foi feita para abrir sem parar, e o portão, para fechar o imóvel, de modo que os dois juntos duram mais. Um leitor de tag na entrada acelera a passagem e dispensa o controle por cliente.",
            "Usar a cancela no horário aberto e o portão à noite é o que mais poupa o motor. Na entrada, a tag ou o leitor reduz a espera e evita fila.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de carros e pedestres", "Como evitar que o portão bata no carro do cliente"],
        slots: [
          [
            "Um carro parado no vão precisa ser visto por mais de um sensor, com dois pares de fotocélulas ou um laço no piso, o fio enterrado que percebe o metal. Os pedestres entram por outro lado, e o portão dos carros tem um sinaleiro.",
            "Use duas fotocélulas ou um laço enterrado, que sente o metal do carro, para que a folha não feche sobre ele. Quem anda a pé precisa de passagem própria, e uma luz avisa o movimento.",
            "Em entrada movimentada, uma fotocélula só não basta, e por isso se instala outro par ou o laço de piso, que percebe o veículo parado. Separe também a passagem de pedestres e ponha um sinaleiro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o preço no estacionamento", "Quanto pesa cada item"],
        slots: [
          [
            "O motor, escolhido pelo fluxo e pelo peso da folha, é a maior parte do valor. Depois vêm os sensores, a tag e o comando da guarita, cada um em linha própria, e a energia ou a base, se faltarem.",
            "O peso da folha e os carros por hora fazem o preço do motor, que é o principal item. Leitor, fotocélulas, botoeira da guarita e obra de energia são somados à parte.",
            "A maior fatia do valor é a do motor, conforme o movimento e a folha. O resto são acessórios, do leitor ao sensor, e o que a entrada ainda não tem, como base e ponto de energia.",
          ],
          [
            "Uma folha já alinhada dispensa serralheiro, e o motor certo evita uma troca precoce. A instalação em portão pesado leva {time.heavy} e é marcada para a hora de menos movimento.",
            "Se a folha corre leve, não há conserto a somar. O serviço em portão pesado demora {time.heavy} e é combinado fora do pico.",
            "Trilho e rodas em ordem reduzem a conta. Montar o motor em portão pesado leva {time.heavy}, e a entrada é organizada antes para não prender clientes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Estacionamento precisa de cancela ou de portão?",
        answers: [
          "Com muito movimento, precisa dos dois, a cancela no horário aberto e o portão para fechar à noite. Só com mensalistas, o portão pode bastar.",
          "Depende do fluxo. O rotativo trabalha melhor com cancela de dia, e poucas vagas fixas se resolvem com o portão.",
        ],
      },
      {
        question: "O portão prendeu carros de clientes. O que faço?",
        answers: [
          "Desligue o disjuntor e chame o técnico, {shop.hours}. Só um funcionário treinado pode destravar o portão de correr, reto e nivelado; o basculante não se solta.",
          "Corte a energia, isole a entrada e peça o técnico, que atende {shop.hours}. Uma folha torta ou basculante ninguém deve destravar.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business} e, com rotatividade alta, a cada um a três meses. A equipe pode varrer o trilho e limpar as lentes todo dia.",
          "Pelo menos {visits.business}, e mais vezes se o portão não descansa. Entre as visitas, mantenha o trilho limpo e a fotocélula sem poeira.",
        ],
      },
      {
        question: "Quantos ciclos o motor precisa ter?",
        answers: [
          "Mais que as aberturas da hora de pico, com folga. Trinta carros na hora, entrando e saindo, precisam de um motor que passe de sessenta ciclos por hora.",
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
        "Fazemos a automatização de portão de posto e estacionamento com motor de uso intenso, feito para abrir muitas vezes seguidas, e dois pares de fotocélula. Trocar o motor de um portão pesado fica de {price.heavySwap}, com mão de obra. No posto, toda a elétrica fica fora da área das bombas.",
        "A automatização de portão de posto e de estacionamento pede motor escolhido pelos carros da hora mais cheia, com um terço de folga. Um motor de portão pesado, na troca, custa de {price.heavySwap} com o serviço, e no posto motor e fios ficam longe de bombas e tanques.",
        "No posto e no estacionamento, automatizamos o portão com motor de uso intenso, sensor em duas alturas e força regulada. O preço de referência é a troca em portão pesado, de {price.heavySwap} com mão de obra; conte os carros da hora mais cheia, que definem o motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Portão, cancela ou os dois", "Como montar a entrada"],
        slots: [
          [
            "O posto costuma abrir de manhã e fechar à noite, então quem manda no motor é o peso da folha. No estacionamento com carros o dia todo, a cancela controla e o portão fica aberto até fechar.",
            "Um posto fecha o pátio à noite, e o peso da folha decide o motor. Já no estacionamento, cancela de dia e portão à noite poupam o equipamento.",
            "Portão de posto abre poucas vezes e pesa muito. O de estacionamento abre muitas. No segundo, uma cancela durante o dia evita gastar o motor.",
          ],
          [
            "Vão largo, para caminhão ou duas filas, pede folha de correr com trilho reforçado e guia em cima. Se não há espaço para cancela, o motor é de uso intenso.",
            "Para caminhão-tanque ou duas filas, o usual é correr, com trilho firme e guia superior. Sem cancela, escolha o motor de uso intenso.",
            "Duas filas ou caminhão levam portão de correr, com trilho forte e guia alta. Não cabendo cancela, só motor de uso intenso aguenta.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de quem entra e de quem abastece", "Sensores e distância das bombas"],
        slots: [
          [
            "Perto das bombas e dos tanques há uma área em que não entra motor comum, e o responsável técnico do posto mostra no projeto onde ela acaba. Motor, central e fiação ficam além dela.",
            "O projeto do posto delimita a área de risco das bombas, com o responsável técnico. Todo o motor e a fiação ficam fora.",
            "Peça ao responsável técnico o desenho da área das bombas, porque dentro dela o motor comum é proibido. A automação fica além do limite.",
          ],
          [
            "Um sensor baixo e outro alto veem o carro e a carroceria do caminhão, e a força fica regulada. Sinaleiro na saída e passagem separada protegem o pedestre.",
            "Dois pares de fotocélula, em alturas diferentes, detectam carro e caminhão. Na calçada, aviso luminoso e caminho próprio para quem anda.",
            "Fotocélula em duas alturas enxerga do para-choque à carroceria. Sinal luminoso e passagem de pedestre completam.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "O que entra no orçamento"],
        slots: [
          [
            "Depois do motor, de {price.heavySwap} na troca em portão pesado, pesam sensores, base, energia e acesso por tag ou botão. Montagem leva {time.heavy} e pode ser à noite.",
            "Some ao motor, de {price.heavySwap} com o serviço, os dois pares de sensor, a base e o controle de acesso. A montagem de {time.heavy} cabe fora do pico.",
            "O motor fica de {price.heavySwap} na troca. Fotocélulas, base e acesso somam. São {time.heavy} de montagem, no horário de menor movimento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão parou com carros de clientes dentro. O que faço?",
        answers: [
          "Desligue o disjuntor e afaste as pessoas. Portão de correr reto pode ser destravado por funcionário treinado. Basculante ou folha torta espera o técnico, {shop.hours}.",
          "Corte a energia e isole a folha. Se é de correr e reta, um funcionário treinado destrava; nos demais, aguarde o atendimento, {shop.hours}.",
        ],
      },
      {
        question: "Dá para instalar sem fechar o posto?",
        answers: [
          "Em geral, sim: a montagem leva {time.heavy} e é marcada para a hora de menos movimento, com a entrada sinalizada.",
          "Sim, à noite ou no horário calmo, com sinalização. São {time.heavy} no total.",
        ],
      },
      {
        question: "De quanto em quanto tempo se faz a revisão?",
        answers: [
          "Pelo menos {visits.business}, e mais vezes se o portão abre o dia todo. A equipe limpa as fotocélulas toda semana.",
          "O intervalo mínimo é {visits.business}. Limpeza semanal do sensor e do trilho fica com o posto.",
        ],
      },
      {
        question: "Abre por controle, tag ou botão do atendente?",
        answers: [
          "Pelos três. Para clientes, o botão do atendente ou a tag evitam entregar um controle a cada um.",
          "Por qualquer um. No estacionamento, a tag e o botão são os mais práticos.",
        ],
      },
    ],
    photo: "fotos da entrada inteira e da folha, com as medidas e os carros da hora mais cheia",
  },
];
