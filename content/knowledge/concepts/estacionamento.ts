import type { Concept } from "#domain/knowledge/concept.ts";

export const estacionamento: Concept = {
  id: "estacionamento",
  kind: "audience",
  label: "Estacionamento",
  phrase: "o portão do estacionamento",
  words: [
    "estacionamento",
    "portão de estacionamento",
    "garagem rotativa",
    "garagem paga",
    "pátio de veículos",
    "lava rápido",
  ],
  intent: "buying",
  answers: {
    any: [
      "Para automatizar estacionamento, a combinação que mais dura é cancela de dia, que aguenta a repetição, e portão à noite, que fecha o pátio. Se o portão abre a cada carro, o motor é de uso intenso, e em folha pesada a troca fica de {price.heavySwap}, com mão de obra.",
      "Portão automático para estacionamento comercial se escolhe pelos carros da hora de pico: muito movimento pede motor de uso intenso ou cancela, e o de casa desarma por calor. Em portão pesado, motor e instalação custam de {price.heavySwap}.",
      "A automação da entrada de um estacionamento pago junta portão, cancela e acesso, por tag, tíquete ou guarita. O motor do portão pesado, na troca, sai de {price.heavySwap}, instalado, e com cancela de dia ele trabalha pouco.",
    ],
    price: [
      "O preço do motor para portão de estacionamento, em folha pesada, vai de {price.heavySwap} na troca, com mão de obra, conforme peso e carros por hora. Tag, laço, fotocélula e cancela são itens à parte, orçados por foto.",
      "Quanto custa automatizar estacionamento depende do fluxo: motor de uso intenso instalado, de {price.heavySwap}; portão leve de mensalista, na troca comum, de {price.homeSwap}. Cancela e sistema de acesso somam em linhas próprias.",
    ],
    repair: [
      "Portão de estacionamento que para na hora de pico costuma ter motor aquecido, fotocélula suja ou pedra no trilho. Peça comum se troca numa visita; motor pesado que acabou custa de {price.heavySwap}, com mão de obra, e o atendimento é {shop.hours}.",
      "No estacionamento, o conserto do portão começa liberando a passagem com segurança, e depois se medem sensores, placa e motor. A troca do motor em folha pesada fica de {price.heavySwap}; até a visita, disjuntor desligado e carros desviados.",
    ],
    installation: [
      "Instalar motor em portão de estacionamento leva de {time.sliding} no de correr comum e de {time.heavy} no pesado, fora do horário se preciso. Na troca, motor de uso intenso com mão de obra fica de {price.heavySwap}, e sensores e acesso são ligados à central.",
      "A instalação no estacionamento comercial prevê base firme, fotocélula dupla, comando na guarita e circuito próprio, em {time.heavy} no portão pesado. Motor e serviço custam de {price.heavySwap}, em etapas, com a entrada aberta.",
    ],
    emergency: [
      "Portão de estacionamento travado com carros dentro: desligue o disjuntor, afaste o público e destrave só portão de correr ou de abrir, reto e no trilho, nunca basculante. O atendimento funciona {shop.hours}.",
      "Se o portão do estacionamento parou fechado, corte a energia e desvie os carros. Funcionário treinado pode mover na mão só folha de correr ou de abrir, reta; basculante ou folha torta fica isolada até o técnico, {shop.hours}.",
    ],
    buying: [
      "Para portão de estacionamento, o motor precisa aguentar mais aberturas por hora que os carros do pico; com muito movimento, cancela de dia e portão à noite. A troca em folha pesada custa de {price.heavySwap}, com mão de obra.",
      "Portão automático para estacionamento comercial pede motor de uso intenso, fotocélula dupla e acesso por tag ou guarita. Instalado em folha pesada, fica de {price.heavySwap}; poucas vagas de mensalista aceitam motor comum, de {price.homeSwap} na troca.",
      "Quem vai automatizar estacionamento escolhe pelo pico: carros por hora e peso da folha definem o motor, de {price.heavySwap} em portão pesado, instalado. Cancela para o dia poupa o portão e dá vazão.",
    ],
    question: [
      "Para automatizar a entrada do estacionamento, comece contando os carros da hora mais cheia: muitos pedem cancela de dia e portão à noite, porque o motor do portão não foi feito para cada carro. Em folha pesada, a troca do motor fica de {price.heavySwap}.",
      "Para fechar e automatizar o pátio de estacionamento, use portão para a noite e cancela para o dia, ou um portão com motor de uso intenso, de {price.heavySwap} instalado em folha pesada. Poucas vagas aceitam motor comum.",
      "Sim, estacionamento pode ter portão automático, com motor de uso intenso e fotocélula dupla, escolhido pelos carros por hora. A troca em portão pesado sai de {price.heavySwap}, e com rotatividade alta a cancela fica com o dia.",
    ],
  },
  line: [
    "Em estacionamento, cancela de dia e portão à noite poupam o motor.",
    "Estacionamento pede motor escolhido pelos carros da hora de pico.",
    "Com público a pé na entrada, a fotocélula dupla é o mínimo.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como se organiza a entrada", "Cancela de dia, portão à noite", "O que o fluxo de carros exige"],
      slots: [
        [
          "A cancela foi feita para a repetição e cuida da passagem no expediente. O portão abre de manhã e fecha à noite, e com isso o motor dele trabalha pouco e dura mais.",
          "Durante o dia, quem abre para cada carro deve ser a cancela, leve e rápida. Ao portão cabe o fechamento noturno, com trava.",
          "Repetição é com a cancela; proteção, com o portão. Dividir assim poupa o motor mais caro.",
          "De dia a haste dá vazão, e à noite a folha fecha o pátio. O motor do portão faz poucos ciclos e se conserva.",
        ],
        [
          "Onde só há portão, ele abre a cada carro e precisa de motor de uso intenso, com parada suave. Motor de casa esquenta e para no pico.",
          "Sem cancela, a escolha do motor segue os carros por hora. O modelo residencial desarma por calor em uso seguido.",
          "Se o portão faz o papel da cancela, o regime é intenso. Motor comum não aguenta a fila da manhã.",
          "Portão sozinho pede motor feito para ciclos seguidos. O de casa desliga no meio do movimento.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para o fluxo do estacionamento",
        "Como escolher pelo movimento",
        "Carros por hora, folha e acesso",
      ],
      slots: [
        [
          "O pico vale mais que a média: conte os carros na hora mais cheia e escolha um motor com ciclos por hora acima disso. De correr é o mais usado, porque não limita a altura de van e utilitário.",
          "Anote a pior hora, a medida da folha e o material. O deslizante leva vantagem, já que nada fica acima do veículo.",
          "Carros por hora e peso da folha definem o motor. Para não barrar veículo alto, prefira portão de correr.",
          "Conte na hora de maior movimento e deixe folga sobre esse número. Portão de correr aceita vão largo e carro alto.",
        ],
      ],
      bullets: [
        "Carros na hora mais cheia",
        "Medida e material da folha",
        "Altura do maior veículo",
        "Mensalista por tag, avulso pela guarita",
        "Pedestres na mesma entrada",
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança de carros e pedestres na entrada",
        "Proteção na entrada movimentada",
        "Como evitar batida e aperto",
      ],
      slots: [
        [
          "Uma fotocélula dupla, em duas alturas, impede que a folha feche sobre carro, utilitário ou pedestre. Sinaleiro e sirene avisam a calçada antes do movimento.",
          "Dois pares de fotocélulas cobrem o carro baixo e a van. Luz e som na saída alertam quem caminha.",
          "Com público estranho ao local, o sensor precisa cobrir todo o vão, em duas alturas. A calçada recebe aviso luminoso.",
          "Sensor em duas alturas e sinal na calçada são o mínimo. Ninguém deve passar com a folha em movimento.",
        ],
        [
          "Pedestre deve ter passagem própria, longe do trilho. Onde não há, marque o piso e ponha alguém orientando no pico.",
          "A entrada a pé separada tira gente do caminho dos carros. Faixa pintada ajuda quando o espaço é um só.",
          "Separe quem anda de quem dirige, com porta ou faixa própria. É o que mais evita acidente.",
          "Caminho próprio para pedestre resolve o maior risco. Na falta dele, piso marcado e atenção do operador.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Portão parado na hora de pico",
        "O que o operador pode conferir",
        "Roteiro da guarita com o portão parado",
      ],
      slots: [
        [
          "Um roteiro curto evita tentativa errada na pressa. Folha torta, fora do trilho ou com cheiro de queimado fica isolada e sem energia.",
          "O operador treinado resolve as causas simples sem tocar no motor. Diante de fumaça ou folha inclinada, corte a energia e desvie os carros.",
          "Com a passagem livre, poucas conferências mostram se é caso de técnico. Disjuntor que cai de novo fica desligado.",
          "Primeiro pare o fluxo, depois confira. Ninguém se aproxima de folha torta.",
        ],
      ],
      steps: [
        "Pare o fluxo e afaste carros e pessoas da folha.",
        "Limpe as fotocélulas e veja se algo corta o feixe.",
        "Confira o disjuntor; se cair de novo, deixe desligado.",
        "Só em portão de correr ou de abrir, reto, com o disjuntor desligado, destrave e abra devagar; basculante, nunca.",
        "Mande vídeo e foto da etiqueta do motor.",
      ],
    },
    {
      about: "cost",
      headings: [
        "O que define o preço no estacionamento",
        "Quanto custa no estacionamento",
        "Motor, acesso e sensores na conta",
      ],
      slots: [
        [
          "Em portão pesado, a troca do motor custa de {price.heavySwap}, com mão de obra. Peso da folha e carros por hora definem o ponto da faixa.",
          "Motor de uso intenso, montado, fica de {price.heavySwap} em folha pesada. Fluxo alto puxa para cima.",
          "A faixa é de {price.heavySwap} na troca em folha pesada, serviço incluído. Folha leve e poucas vagas ficam em {price.homeSwap}.",
          "Paga-se de {price.heavySwap} pelo motor pesado instalado. Quanto mais carros por hora, mais perto do alto.",
        ],
        [
          "Tag, fotocélula dupla, comando da guarita e cancela vêm em linhas próprias. O cartão divide em até {shop.instalments} vezes.",
          "O acesso é item à parte: botoeira é o mais barato, tag vem depois e tíquete custa mais. Dá para pagar em até {shop.instalments} vezes no cartão.",
          "Sensores e acesso somam separados, do botão ao tíquete. O motor leva {warranty.motor} de garantia.",
          "Cancela, sensores e leitor aparecem um a um no orçamento. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Manutenção para fluxo intenso", "Revisão e limpeza da entrada", "Cuidados diários com o portão"],
      slots: [
        [
          "Trilho varrido e lente limpa são tarefas diárias, com o disjuntor desligado. Pedra e areia param a folha no pior momento.",
          "Todo dia, sem energia no motor, o operador varre o trilho e limpa as fotocélulas. É o que evita a parada mais comum.",
          "A limpeza diária inclui trilho e lentes. Faça com o disjuntor desligado, antes de abrir.",
          "Uma pedra no trilho para o portão, então a vassoura vem antes do expediente. As lentes recebem pano seco.",
        ],
        [
          "A revisão é feita {visits.business}, no mínimo, e fluxo alto pode pedir mais. Roldana e engrenagem são trocadas antes de quebrar.",
          "Uso comercial pede revisão {visits.business}, com força e sensores testados, em hora vazia.",
          "Conte com {visits.business}, pelo menos. Visita programada põe o reparo fora do pico.",
          "De {visits.business} para cima, conforme o movimento. O desgaste aparece antes da pane.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "É melhor fechar o estacionamento com cancela ou com portão?",
      answers: [
        "Para fechar o estacionamento, o melhor é usar os dois: cancela para a repetição do dia e portão para a noite.",
        "A cancela controla a passagem, e o portão protege o local fechado. Só com portão, o motor precisa ser de uso intenso.",
        "Os dois. Com pouco movimento, o portão sozinho basta.",
      ],
    },
    {
      question: "Motor residencial serve em estacionamento pequeno?",
      answers: [
        "Motor residencial serve em estacionamento pequeno só se abrir poucas vezes por hora. Com carros em sequência, ele aquece e desarma.",
        "Com uma dezena de vagas de mensalista, pode servir; com rotatividade, não.",
        "Depende das aberturas no pico. Poucas e espaçadas, sim.",
      ],
    },
    {
      question: "Como impedir que um ex-cliente continue abrindo o portão?",
      answers: [
        "Para impedir que um ex-cliente abra o portão, use tag ou controle de cadastro individual, que se exclui sem mexer nos demais.",
        "Use receptor que guarda cada código separado. Ao fim do contrato, o dele é apagado.",
        "Com cadastro por pessoa, em minutos. Sem ele, é preciso apagar todos.",
      ],
    },
    {
      question: "O portão pode fechar sozinho depois que o carro passa?",
      answers: [
        "O portão pode fechar sozinho depois do carro, com fotocélula em ordem, que só libera a folha com o vão livre.",
        "Sim, a central tem tempo de fechamento. Só é seguro com fotocélula testada com frequência.",
        "Pode, se houver sensor. Sem fotocélula, não se usa.",
      ],
    },
    {
      question: "Dá para instalar o motor sem fechar o estacionamento?",
      answers: [
        "Dá para instalar o motor sem fechar o estacionamento: base e cabos em horário comum, e montagem fora do pico.",
        "Em geral, sim. A preparação não fecha a passagem, e a montagem leva de {time.heavy} em folha pesada.",
        "Dá, à noite ou no fim de semana, já que o atendimento é {shop.hours}.",
      ],
    },
  ],
  photo: "fotos da entrada, da folha e do motor, com as medidas e o número de carros na hora de pico",
  related: ["deslizante", "tag-veicular", "fotocelula", "controle-de-acesso", "comercio", "contrato"],
  topic: "automacao-de-portao-para-empresas",
};
