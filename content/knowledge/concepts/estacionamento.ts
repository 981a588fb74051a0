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
      "Para automatizar um estacionamento, o que dura mais é usar cancela de dia, que aguenta a repetição, e portão à noite, que fecha o pátio. Se o portão abre a cada carro, o motor tem de ser de uso intenso, e em folha pesada a troca fica de {price.heavySwap}, com mão de obra.",
      "Portão automático para estacionamento se escolhe pelos carros da hora de pico, porque motor comum desarma por calor quando abre sem parar. Muito movimento exige motor de uso intenso ou cancela. Em portão pesado, motor e instalação custam de {price.heavySwap}.",
      "A entrada automática de um estacionamento junta portão, cancela e controle de acesso, por tag, tíquete ou guarita. O motor do portão pesado, na troca com mão de obra, sai de {price.heavySwap}. Com cancela durante o dia, ele trabalha pouco e dura mais.",
    ],
    price: [
      "O preço do motor para portão de estacionamento, em folha pesada, vai de {price.heavySwap} na troca, com mão de obra, conforme o peso e os carros por hora. Tag, laço, fotocélula e cancela são orçados em itens separados, por foto.",
      "O preço para automatizar o estacionamento depende do movimento: o motor de uso intenso, instalado em folha pesada, fica de {price.heavySwap}, e um portão leve só de mensalistas, na troca comum, de {price.homeSwap}. Cancela e sistema de acesso são cobrados à parte.",
    ],
    repair: [
      "Portão de estacionamento que para na hora de pico costuma ter motor quente, fotocélula suja ou pedra no trilho. Peça comum é trocada numa visita, e um motor pesado novo custa de {price.heavySwap}, com mão de obra. O atendimento funciona {shop.hours}.",
      "No estacionamento, o conserto do portão começa por liberar a passagem com segurança; depois o técnico mede sensores, placa e motor. Até a visita, deixe o disjuntor desligado e desvie os carros. A troca do motor em folha pesada fica de {price.heavySwap}, com mão de obra.",
    ],
    installation: [
      "Instalar motor em portão de estacionamento leva de {time.sliding} no de correr comum e de {time.heavy} no pesado, em horário de pouco movimento. Na troca, o motor de uso intenso com mão de obra fica de {price.heavySwap}, e sensores e acesso são ligados à mesma central.",
      "A instalação no estacionamento prevê base firme, fotocélula dupla, comando na guarita e circuito elétrico próprio, em {time.heavy} no portão pesado. Motor e serviço custam de {price.heavySwap}, e o trabalho é feito em etapas, com a entrada aberta.",
    ],
    emergency: [
      "Portão de estacionamento travado com carros dentro: desligue o disjuntor, afaste o público e destrave só portão de correr ou de abrir que esteja reto e no trilho, nunca basculante. O atendimento funciona {shop.hours}. Ao chamar, diga quantos carros estão presos.",
      "Se o portão do estacionamento parou fechado, desligue o disjuntor e desvie os carros. Um funcionário treinado pode mover na mão só folha de correr ou de abrir, reta. Basculante ou folha torta fica isolada até o técnico, que atende {shop.hours}.",
    ],
    buying: [
      "Para portão de estacionamento, o motor precisa aguentar mais aberturas por hora que os carros da hora de pico. Com muito movimento, use cancela de dia e portão à noite. A troca em folha pesada custa de {price.heavySwap}, com mão de obra.",
      "O portão automático de estacionamento precisa de motor de uso intenso, fotocélula dupla e acesso por tag ou guarita. Instalado em folha pesada, fica de {price.heavySwap}; um pátio de poucas vagas de mensalista aceita motor comum, de {price.homeSwap} na troca.",
      "Quem vai automatizar um estacionamento escolhe pela hora de pico, porque os carros por hora e o peso da folha definem o motor, de {price.heavySwap} em portão pesado, instalado. Uma cancela para o dia poupa o portão e deixa a fila andar.",
    ],
    question: [
      "Para automatizar a entrada do estacionamento, comece contando os carros da hora mais cheia. Se são muitos, use cancela de dia e portão à noite, porque o motor do portão não foi feito para abrir a cada carro. Em folha pesada, a troca do motor fica de {price.heavySwap}.",
      "Para fechar e automatizar o pátio do estacionamento, use portão para a noite e cancela para o dia, ou um portão com motor de uso intenso, de {price.heavySwap} instalado em folha pesada. Poucas vagas de mensalista aceitam motor comum.",
      "Sim, estacionamento pode ter portão automático, com motor de uso intenso e fotocélula dupla, escolhido pelos carros por hora. A troca em portão pesado sai de {price.heavySwap}; quando a rotatividade é alta, uma cancela cuida da passagem durante o dia.",
    ],
  },
  line: [
    "Em estacionamento, cancela de dia e portão à noite poupam o motor.",
    "O motor do portão de estacionamento se escolhe pelos carros da hora de pico.",
    "Com público a pé na entrada, a fotocélula dupla é o mínimo.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como se organiza a entrada", "Cancela de dia, portão à noite", "O que o fluxo de carros exige"],
      slots: [
        [
          "A cancela foi feita para a repetição e cuida da passagem durante o expediente. O portão abre de manhã e fecha à noite, e por trabalhar pouco dura mais.",
          "Durante o dia, quem abre para cada carro deve ser a cancela, que é leve e rápida. O portão fica para o fechamento noturno, com trava.",
          "Abrir centenas de vezes por dia é serviço de cancela, e proteger o pátio à noite é serviço de portão. Essa divisão poupa o motor mais caro dos dois.",
          "De dia, a haste da cancela libera carro por carro; à noite, a folha do portão fecha o pátio. O motor do portão faz poucas aberturas e se conserva.",
        ],
        [
          "Onde só há portão, ele abre a cada carro e precisa de motor de uso intenso, com parada suave. Um motor comum esquenta e para na hora de pico.",
          "Sem cancela, a escolha do motor segue os carros por hora. Um modelo de poucos ciclos desarma por calor quando abre sem intervalo.",
          "Se o portão faz o papel da cancela, o motor precisa ser de uso intenso. O comum não aguenta a fila da manhã e desliga até esfriar.",
          "Um portão sozinho exige motor feito para aberturas seguidas, indicado na ficha em ciclos por hora. O comum desliga no meio do movimento e deixa a fila parada.",
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
          "A hora de pico conta mais que a média: some os carros da hora mais cheia e escolha um motor com ciclos por hora acima disso. O portão de correr é o mais usado, porque não limita a altura de van e utilitário.",
          "Anote o movimento da pior hora, a medida da folha e o material dela. O portão deslizante leva vantagem, já que nada fica acima do veículo.",
          "O número de carros por hora e o peso da folha definem o motor. Para não barrar veículo alto, prefira portão de correr, que deixa o vão livre por cima.",
          "Conte os carros na hora de maior movimento e deixe folga sobre esse número. Portão de correr aceita vão largo e não encosta em van nem em caminhonete com bagageiro.",
        ],
      ],
      bullets: [
        "Carros na hora mais cheia",
        "Medida e material da folha",
        "Altura do maior veículo",
        "Mensalista por tag e avulso pela guarita",
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
          "Dois pares de fotocélulas, um baixo e um alto, enxergam tanto o carro comum quanto a van. Luz e som na saída alertam quem caminha pela calçada.",
          "Onde passa público que não conhece o portão, o sensor precisa cobrir o vão em duas alturas. Na calçada, uma luz de aviso acende antes de a folha se mover.",
          "Sensor em duas alturas e sinal luminoso na calçada são o mínimo numa entrada movimentada. Com a folha em movimento, ninguém deve passar, a pé ou de carro.",
        ],
        [
          "Pedestre deve ter passagem própria, longe do trilho. Onde não há espaço para isso, marque o piso e deixe alguém orientando na hora de pico.",
          "Uma entrada separada para quem está a pé tira as pessoas do caminho dos carros. Quando o espaço é um só, uma faixa pintada no piso ajuda.",
          "Separe quem anda de quem dirige, com porta ou faixa própria. É a medida que mais evita atropelamento na entrada.",
          "Um caminho só para pedestres resolve o maior risco da entrada. Na falta dele, pinte o piso e peça atenção do operador nas horas cheias.",
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
          "Um roteiro curto evita que a pressa leve alguém a mexer no que não deve. Folha torta, fora do trilho ou com cheiro de queimado fica isolada e sem energia.",
          "O operador treinado resolve as causas simples sem tocar no motor. Diante de fumaça ou folha inclinada, ele desliga o disjuntor e desvia os carros.",
          "Com a passagem livre, poucas conferências mostram se é preciso chamar o técnico. Disjuntor que cai de novo deve ficar desligado.",
          "Pare o fluxo de carros antes de conferir qualquer coisa. De folha torta ou fora do trilho ninguém deve se aproximar.",
        ],
      ],
      steps: [
        "Pare o fluxo e afaste carros e pessoas da folha.",
        "Limpe as fotocélulas e veja se algo corta o feixe.",
        "Confira o disjuntor. Se cair de novo, deixe desligado.",
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
          "Em portão pesado, a troca do motor custa de {price.heavySwap}, com mão de obra. O peso da folha e os carros por hora definem o valor dentro da faixa.",
          "Um motor de uso intenso, montado, fica de {price.heavySwap} em folha pesada. Quanto maior o movimento, mais robusto e caro é o modelo.",
          "A troca em folha pesada vai de {price.heavySwap}, com o serviço incluído. Folha leve e poucas vagas ficam em {price.homeSwap}.",
          "O motor para portão pesado, instalado, custa de {price.heavySwap}. Muitos carros por hora levam o preço para a parte alta dessa faixa.",
        ],
        [
          "Tag, fotocélula dupla, comando da guarita e cancela vêm em linhas próprias no orçamento. O cartão divide em até {shop.instalments} vezes.",
          "O sistema de acesso é cobrado à parte: botoeira é o mais barato, tag vem depois e tíquete custa mais. Dá para pagar em até {shop.instalments} vezes no cartão.",
          "Sensores e acesso são somados em separado, do botão da guarita ao tíquete. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          "Cancela, sensores e leitor aparecem um a um no orçamento, para comparar com outras propostas. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Manutenção para fluxo intenso", "Revisão e limpeza da entrada", "Cuidados diários com o portão"],
      slots: [
        [
          "Varrer o trilho e limpar as lentes da fotocélula são tarefas diárias, feitas com o disjuntor desligado. Pedra e areia costumam parar a folha justamente na hora de maior movimento.",
          "Todo dia, com o motor sem energia, o operador varre o trilho e limpa as fotocélulas. Esse cuidado evita a parada mais comum, que é a sujeira.",
          "A limpeza diária inclui o trilho e as lentes dos sensores. O melhor momento é antes de abrir, com o disjuntor desligado.",
          "Uma pedra no trilho para o portão, e por isso a vassoura vem antes do expediente. As lentes recebem um pano seco, com o motor desligado no disjuntor.",
        ],
        [
          "A revisão é feita {visits.business}, no mínimo, e um movimento maior exige intervalos mais curtos. Roldana e engrenagem são trocadas antes de quebrar.",
          "Uso comercial exige revisão {visits.business}, em horário de pouco movimento. O técnico testa a força e os sensores e troca a roldana ou a engrenagem que já está gasta.",
          "O técnico deve revisar o portão {visits.business}, pelo menos. Visita programada permite fazer o reparo fora da hora de pico.",
          "O intervalo mínimo é de {visits.business}, e diminui conforme o movimento. Numa revisão, o desgaste de roldana e engrenagem aparece antes da parada.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "É melhor fechar o estacionamento com cancela ou com portão?",
      answers: [
        "O melhor é usar os dois: cancela para o movimento do dia e portão para a noite.",
        "A cancela controla a passagem, e o portão protege o local fechado. Só com portão, o motor precisa ser de uso intenso.",
        "O ideal é ter os dois. Com pouco movimento, o portão sozinho basta.",
      ],
    },
    {
      question: "Motor residencial serve em estacionamento pequeno?",
      answers: [
        "Só se o portão abrir poucas vezes por hora. Com carros em sequência, o motor aquece e desarma.",
        "Em pátio de poucas vagas, só de mensalistas, pode servir. Onde há rotatividade, ele não aguenta.",
        "Depende das aberturas na hora de pico. Se forem poucas e espaçadas, ele serve.",
      ],
    },
    {
      question: "Como impedir que um ex-cliente continue abrindo o portão?",
      answers: [
        "Use tag ou controle de cadastro individual, que se exclui sem mexer nos demais.",
        "Use um receptor que guarda cada código em separado. Ao fim do contrato, o código daquele cliente é apagado.",
        "Com cadastro por pessoa, a exclusão leva minutos. Sem ele, é preciso apagar todos e gravar de novo os que ficam.",
      ],
    },
    {
      question: "O portão pode fechar sozinho depois que o carro passa?",
      answers: [
        "Pode, desde que a fotocélula esteja em ordem, pois ela só libera a folha com o vão livre.",
        "Sim, a central tem um tempo de fechamento ajustável. A função só é segura com fotocélula testada com frequência.",
        "Pode, se houver sensor de passagem. Sem fotocélula, o fechamento automático deve ficar desligado.",
      ],
    },
    {
      question: "Dá para instalar o motor sem fechar o estacionamento?",
      answers: [
        "Dá: base e cabos são feitos em horário comum, e a montagem fica para fora da hora de pico.",
        "Em geral, sim. A preparação não fecha a passagem, e a montagem leva de {time.heavy} em folha pesada.",
        "Dá, com o serviço marcado para a noite ou o fim de semana, conforme a agenda.",
      ],
    },
  ],
  photo: "fotos da entrada, da folha e do motor, com as medidas e o número de carros na hora de pico",
  related: ["deslizante", "tag-veicular", "fotocelula", "controle-de-acesso", "comercio", "contrato"],
  topic: "automacao-de-portao-para-empresas",
};
