import type { Concept } from "#domain/knowledge/concept.ts";

export const industria: Concept = {
  id: "industria",
  kind: "audience",
  label: "Indústria",
  phrase: "o portão da indústria",
  words: [
    "indústria",
    "industrial",
    "portão industrial",
    "motor industrial",
    "fábrica",
    "fabril",
    "metalúrgica",
    "parque industrial",
    "planta industrial",
  ],
  intent: "buying",
  answers: {
    any: [
      "O portão industrial automático usa motor de uso intenso, escolhido pelo peso da folha e pelas aberturas na troca de turno, com fotocélula em duas alturas e sinaleiro. Numa folha pesada, a troca com mão de obra fica de {price.heavySwap}, e o serviço leva de {time.heavy}.",
      "Automatizar portão de fábrica exige motor de uso intenso, proteção para quem passa e instalação fora do horário de pico, em {time.heavy}. Motor e mão de obra custam de {price.heavySwap}, conforme o peso da folha e as aberturas por hora.",
      "Num portão eletrônico para indústria, o motor precisa aguentar a troca de turno, quando abre muitas vezes seguidas, e a proteção soma fotocélula dupla, borda sensível e botão de parada. Instalado, o motor sai de {price.heavySwap}, com revisão {visits.business}, no mínimo.",
    ],
    price: [
      "O preço do motor de portão industrial vai de {price.heavySwap} na troca, com mão de obra, conforme o peso da folha e as aberturas por hora. Itens de segurança, como borda sensível e sinaleiro, e o controle de acesso são orçados à parte.",
      "O preço para automatizar um portão de fábrica depende do peso da folha e do uso: o motor de uso intenso, instalado, fica de {price.heavySwap}. Somam-se os sensores e o que folha, trilho e energia precisarem, cada item com o seu preço.",
    ],
    repair: [
      "O conserto do portão industrial é feito no local, fora do pico: o técnico examina folha, trilho e motor e troca o que está gasto. Se o motor acabou, o novo custa de {price.heavySwap}, com mão de obra. Até lá, deixe o disjuntor desligado e a área isolada.",
      "No portão de indústria, o motor que desarma na troca de turno puxa folha pesada ou é pequeno para o uso. O técnico começa por trilho e roldanas, com atendimento {shop.hours}. Motor novo, se preciso, sai de {price.heavySwap}, com mão de obra.",
    ],
    installation: [
      "A instalação do motor em portão industrial leva de {time.heavy}, com a preparação feita antes, para não parar a produção. Motor e mão de obra ficam de {price.heavySwap}, e a entrega inclui sensores testados e a equipe orientada.",
      "Instalar portão automático em fábrica pode ser serviço de noite ou de fim de semana: folha e trilho são acertados, o circuito é preparado e o motor entra em {time.heavy}. A troca, com mão de obra, custa de {price.heavySwap}.",
    ],
    emergency: [
      "Com o portão da fábrica parado na troca de turno, desligue e sinalize o disjuntor, isole a folha e desvie o acesso. Só portão de correr ou de abrir, reto e no trilho, pode ser destravado, nunca o basculante. O atendimento é {shop.hours}.",
      "A folha de um portão industrial fora do trilho pode tombar: isole os dois lados, bloqueie o disjuntor e não use máquina para recolocá-la. Mande uma foto tirada de longe, com o endereço; o atendimento é {shop.hours}.",
    ],
    buying: [
      "O motor para portão industrial deve ser de uso intenso, com capacidade um terço acima do peso da folha. A troca, com mão de obra, fica de {price.heavySwap}, e a segurança, com fotocélulas e borda sensível, é orçada junto.",
      "Portão automático para indústria se compra pelas aberturas no pico do turno e pelo peso da folha. O motor de uso intenso sai de {price.heavySwap} instalado, com inversor em folha longa, e a fotocélula dupla e o sinaleiro vêm em linha própria no orçamento.",
      "Para automatizar o portão da fábrica, conte as aberturas na troca de turno e informe o peso da folha, porque os dois números definem o motor. Motor e serviço custam de {price.heavySwap}, com montagem em {time.heavy}, fora do horário de produção.",
    ],
    question: [
      "A automação do portão da fábrica é serviço nosso, da venda ao conserto, com motor industrial escolhido pelo pico do turno e pelo peso da folha. A troca fica de {price.heavySwap}, com mão de obra, e leva de {time.heavy} fora do pico.",
      "Sim, portão industrial pesado pode ter motor, monofásico ou trifásico, desde que seja de uso intenso, porque o de casa desarma na troca de turno. Instalado, custa de {price.heavySwap}, com folha, trilho e guias em ordem.",
    ],
  },
  line: [
    "Na indústria, o motor é escolhido pela troca de turno, não pela média do dia.",
    "O portão da fábrica fica em local de trabalho e precisa de sensor, sinaleiro e equipe orientada.",
    "Na indústria, o portão entra no plano de manutenção como qualquer máquina, com revisão {visits.business}.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que muda no portão industrial",
        "O que o portão da indústria exige",
        "Portão de fábrica: picos, motor e energia",
      ],
      slots: [
        [
          "Na entrada do turno o portão abre sem parar por vários minutos, e o motor precisa suportar mais ciclos por hora do que esse pico. Um modelo comum desarma por calor.",
          "O uso se concentra em picos, com carro, caminhão e gente a pé na mesma hora. Por isso, o número de aberturas que o motor aguenta importa mais que a força.",
          "Abrir muitas vezes seguidas sem desarmar é a exigência principal na fábrica, mais do que a força. O limite de cada motor está na ficha, em ciclos por hora.",
          "Os poucos minutos da troca de turno exigem do motor mais que o resto do dia. Só um modelo de uso intenso aguenta tantas aberturas em sequência sem esquentar.",
        ],
        [
          "A alimentação pode ser monofásica ou trifásica, conforme o modelo e a rede. Onde há rede trifásica, existem mais opções para folha pesada.",
          "Há motores industriais para rede monofásica e para rede trifásica, e a disponível no local entra na escolha. A trifásica amplia as opções em folha muito pesada.",
          "O quadro de energia ajuda a decidir entre motor monofásico e trifásico. Muitos portões pesados trabalham em monofásico sem problema, e a folha muito grande fica melhor na rede trifásica.",
          "Uma fábrica com rede trifásica pode escolher entre mais modelos, mas não é obrigada a isso. Grande parte dos portões pesados funciona em monofásico.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança do trabalho no portão",
        "Proteção de pessoas no portão da fábrica",
        "Como proteger quem passa pelo portão",
      ],
      slots: [
        [
          "A fotocélula para a folha quando alguém cruza o vão, e a borda sensível, uma borracha com sensor, a detém ao menor contato. Pedestre deve ter entrada separada, com a área da folha pintada no piso.",
          "Separar gente de veículo é o que mais reduz o risco. Onde a folha é pesada, a borda sensível, que para o portão ao toque, completa a fotocélula.",
          "O pessoal a pé não deve passar pelo vão dos caminhões. Na folha, usam-se fotocélulas em duas alturas e uma borda sensível, que detém o movimento ao encostar.",
          "Um portão de fábrica tem duas proteções na folha, a fotocélula, que enxerga, e a borda, que sente o toque, além de um caminho próprio para pedestre. Antes de qualquer serviço, o disjuntor é bloqueado.",
        ],
      ],
      bullets: [
        "Fotocélulas em duas alturas",
        "Borda sensível na aresta de fechamento",
        "Sinaleiro e sirene durante o movimento",
        "Botão de parada ao alcance da guarita",
        "Bloqueio e etiqueta no disjuntor durante o serviço",
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor e comando do portão industrial",
        "O que decide o motor industrial",
        "Como escolher o motor do portão industrial",
      ],
      slots: [
        [
          "Conte as aberturas na meia hora de entrada e informe o peso da folha, porque o motor deve suportar os dois com folga de um terço. O inversor, que dá parada suave, protege folha longa, batente e cremalheira.",
          "O pico do turno e os quilos da folha definem o modelo, sempre de uso intenso. Em folha longa, o inversor faz o motor partir e parar devagar e reduz o tranco que gasta solda e chumbador.",
          "Dois números bastam para escolher o motor: as aberturas no pico e o peso da folha, com um terço a mais de capacidade. Partida e parada graduais, pelo inversor, poupam a estrutura.",
          "O motor certo faz mais ciclos por hora do que o pico exige e move um terço a mais que o peso da folha. Se a folha é comprida, inclua o inversor, que controla a velocidade.",
        ],
        [
          "O comando pode vir da guarita, de cartão, de tag ou de teclado, com cadastro por pessoa. Cartão e tag deixam registro de quem abriu.",
          "Tag ou cartão identificam quem passou, e um deles pode ser excluído sem mexer nos outros. A guarita mantém o botão para visitantes e caminhões.",
          "O acesso individual, por cartão ou tag, permite bloquear uma pessoa só e guarda o registro. O controle remoto comum não faz nenhuma das duas coisas.",
          "Um botão na guarita, a tag no veículo e o cartão com cada pessoa podem funcionar juntos, ligados à mesma central. A escolha depende do movimento e do registro que a empresa quer.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Instalação com a fábrica em operação",
        "Etapas da instalação na indústria",
        "Como o trabalho se encaixa na produção",
      ],
      slots: [
        [
          "A base e os eletrodutos são preparados com o portão em uso, e a montagem, de {time.heavy}, fica para fora do pico. Peso, circuito e horários são levantados antes.",
          "O serviço se divide em duas etapas, para a guarita não fechar. Só a segunda, de {time.heavy}, exige o portão parado, e o horário é combinado com a empresa.",
          "Primeiro se prepara o local sem interromper a passagem; depois vem a montagem, em {time.heavy}, no horário combinado com a guarita.",
          "Com folha, trilho e energia avaliados, faz-se a base com a passagem aberta. O motor é montado em {time.heavy}, longe da troca de turno.",
        ],
        [
          "No fim há aberturas seguidas, teste de obstáculo e orientação de duas pessoas por turno. O destravamento manual vale só para folha de correr ou de abrir.",
          "Os sensores são testados com um objeto, e a equipe aprende a parar o portão e a destravar a folha que corre ou gira. Basculante não se solta.",
          "A entrega inclui um teste com muitas aberturas e a orientação da equipe. Quem opera sai sabendo bloquear o disjuntor e quando chamar o técnico.",
          "Duas pessoas de cada turno são orientadas na entrega. O teste final repete o ritmo da troca de turno, com a fotocélula e a borda conferidas.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que define o preço na indústria",
        "Quanto custa o motor do portão industrial",
        "O que entra no orçamento da indústria",
      ],
      slots: [
        [
          "A troca de motor em portão pesado custa de {price.heavySwap}, com mão de obra. Folha mais pesada e mais aberturas por hora levam ao topo da faixa.",
          "Um motor para folha pesada, já instalado, fica de {price.heavySwap} na troca. O peso e os ciclos por hora explicam a diferença entre um e outro.",
          "De {price.heavySwap} é a faixa da troca em folha pesada, com a instalação. Inversor e motor trifásico aumentam o valor.",
          "O motor industrial montado sai de {price.heavySwap}. No preço, a quantidade de aberturas pesa tanto quanto os quilos da folha.",
        ],
        [
          "Sensores, acesso, nobreak e reforço da folha são orçados item a item, para o setor de compras decidir. O cartão aceita até {shop.instalments} vezes, e o motor tem {warranty.motor} de garantia.",
          "Cada acessório aparece separado no orçamento, e os de segurança não devem ser cortados. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Borda sensível, leitor de acesso e nobreak vêm em linhas próprias. A cobertura do motor é de {warranty.motor}, contada da instalação.",
          "O que for além do motor é listado com o preço de cada item. São {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Portão no plano de manutenção",
        "Revisão e registro do portão industrial",
        "Rotina que evita parada do portão",
      ],
      slots: [
        [
          "A revisão é feita {visits.business}, no mínimo, e quem trabalha em vários turnos precisa de mais. O registro das visitas mostra qual peça se gasta primeiro.",
          "Inclua o portão no plano de manutenção, com revisão {visits.business} ou mais. Uma pasta com manual e histórico encurta o diagnóstico quando ele para.",
          "O intervalo indicado é de revisão {visits.business}, pelo menos, com registro do que foi visto. Fluxo intenso pede visitas mais próximas.",
          "Como qualquer máquina da fábrica, o portão deve ter revisão marcada, {visits.business} no mínimo. Com o histórico, a peça gasta é trocada antes de parar a entrada.",
        ],
        [
          "À equipe da fábrica cabem limpar o trilho, com o disjuntor desligado, e avisar sobre ruído novo. Cabo, placa e regulagem são do técnico.",
          "O pessoal do pátio varre o trilho e limpa as lentes da fotocélula, sem energia. A parte elétrica e o ajuste de força ficam com o profissional.",
          "A limpeza do trilho e das lentes pode ser feita por funcionários, com o motor desligado. Medição e ajuste são do técnico, e ninguém da equipe abre a tampa.",
          "Trilho e lentes limpos evitam boa parte das paradas, e a limpeza se faz com o disjuntor desligado. O restante, da placa aos cabos, é serviço técnico.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de portão industrial precisa ser trifásico?",
      answers: [
        "Motor de portão industrial não precisa ser trifásico, porque há monofásicos para folha pesada. O trifásico é usado conforme o modelo, a carga e a rede.",
        "Depende do modelo e da rede da empresa. Muitos portões pesados trabalham em monofásico; a rede trifásica amplia a escolha para folha muito grande.",
        "Não. A rede trifásica só amplia as opções para folha muito pesada.",
      ],
    },
    {
      question: "O que avisar antes da visita do técnico à fábrica?",
      answers: [
        "Antes da visita à fábrica, avise que documentos, EPI e integração a guarita exige, quem autoriza o serviço e em que horário o portão pode parar.",
        "Diga os horários de turno e quem acompanha o bloqueio do disjuntor. Com esses dados, o técnico não perde a viagem.",
        "Informe as exigências de acesso, o horário e o responsável, e a data é marcada de uma vez.",
      ],
    },
    {
      question: "Vale a pena a fábrica ter um motor de reserva?",
      answers: [
        "Um motor de reserva vale a pena na fábrica de entrada única e vários turnos. Nos outros casos, basta guardar capacitor, fotocélula e engrenagem.",
        "Só quando o portão parado interrompe a produção. Onde há outra entrada, peças pequenas em estoque resolvem.",
        "Raramente. A troca leva de {time.heavy}, e a revisão {visits.business} evita a urgência.",
      ],
    },
    {
      question: "Dá para saber quem abriu o portão?",
      answers: [
        "Dá para saber quem abriu o portão com leitor de cartão, tag ou senha que guarde registro. O controle remoto comum não registra.",
        "Sim, com um controle de acesso que grave data e hora, por pessoa ou veículo.",
        "Dá, com cadastro individual. O leitor é ligado à central do motor e guarda cada abertura.",
      ],
    },
    {
      question: "O que fazer se o portão parar com caminhão no vão?",
      answers: [
        "Se o portão parar com caminhão no vão, desligue o disjuntor, isole a área e não mexa na folha. O caminhão sai só com ela parada e estável.",
        "Desligue o disjuntor, afaste as pessoas e não force a folha com o veículo. O atendimento é {shop.hours}.",
        "Corte a energia e espere o técnico, se a folha estiver torta ou encostada na carga.",
      ],
    },
  ],
  photo: "fotos da folha, do trilho, da etiqueta do motor e do quadro fechado, com as medidas e os horários de pico",
  related: ["galpao", "peso", "normas", "controle-de-acesso", "contrato", "deslizante"],
  topic: "automacao-de-portao-para-empresas",
};
