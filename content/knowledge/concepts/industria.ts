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
      "Instalamos, trocamos e consertamos motor de portão industrial, de uso intenso e escolhido pelo peso da folha e pela troca de turno. A troca, com mão de obra, custa de {price.heavySwap}; o orçamento é grátis, por foto e medidas.",
      "Atendemos portão de indústria com motor de uso intenso e a proteção que ele pede: fotocélula em duas alturas, borda sensível, sinaleiro e botão de parada. A troca do motor, com mão de obra, custa de {price.heavySwap}.",
      "Para a indústria, instalamos motor que aguenta a troca de turno, quando o portão abre muitas vezes seguidas; a troca fica de {price.heavySwap}. Revisão {visits.business} e equipe treinada evitam parada na portaria.",
    ],
    price: [
      "A troca do motor de um portão industrial custa de {price.heavySwap}, com mão de obra. O peso da folha, as aberturas por hora e os dispositivos de segurança fecham o valor, com fotos e medidas.",
      "Em portão de indústria, a troca do motor fica de {price.heavySwap}, e acessórios como borda sensível e controle de acesso são somados à parte. Mande fotos da etiqueta e da folha para o orçamento grátis.",
    ],
    repair: [
      "Consertamos portão de indústria no local, fora do horário de pico: o técnico confere folha, trilho e motor e troca o que estiver gasto. Até ele chegar, deixe o disjuntor desligado e sinalizado e a área isolada.",
      "Consertamos portão industrial; motor que desarma na troca de turno costuma puxar folha pesada ou ser pequeno para o uso. O técnico começa por trilho e roldanas, com a energia bloqueada. O atendimento é {shop.hours}.",
    ],
    installation: [
      "Instalamos motor em portão industrial em {time.heavy} de trabalho, com a preparação feita antes, para não parar a produção. O motor com mão de obra fica de {price.heavySwap}, com fim de curso regulado e teste dos sensores.",
      "Instalamos motor em portão de fábrica à noite ou no fim de semana, se for preciso: primeiro folha e trilho, depois o circuito próprio e, no fim, o teste dos sensores. Com mão de obra, fica de {price.heavySwap}.",
    ],
    emergency: [
      "Com o portão da fábrica parado na troca de turno, desligue e sinalize o disjuntor, isole a folha e desvie o acesso. Só destrave portão de correr reto e em trilho nivelado. O atendimento por WhatsApp funciona {shop.hours}.",
      "Folha de portão industrial fora do trilho pode tombar: isole os dois lados, desligue e bloqueie o disjuntor e não use máquina para recolocá-la. Mande uma foto de longe pelo WhatsApp; o atendimento é {shop.hours}.",
    ],
    buying: [
      "Vendemos e instalamos motor industrial para portão, de uso intenso e com capacidade acima do peso da folha. A troca, com mão de obra, custa de {price.heavySwap}; fotos, medidas e aberturas na troca de turno fecham o valor.",
      "Para portão industrial, vendemos motor escolhido pelo pico do turno e pelo peso da folha, com inversor em folha longa. A troca, com mão de obra, fica de {price.heavySwap}; fotocélulas e borda sensível são orçadas junto.",
      "O motor que instalamos em portão industrial abre muitas vezes seguidas sem desarmar e tem folga sobre o peso; a troca fica de {price.heavySwap}. Mande comprimento, altura, material e aberturas na troca de turno.",
    ],
    question: [
      "Para portão industrial pesado há motor de uso intenso, monofásico ou trifásico. Folha, trilho e guias precisam estar em ordem, e o pico do turno define o modelo; a troca custa de {price.heavySwap}.",
      "No portão industrial, a regra é um motor com ciclos por hora acima da troca de turno e folga sobre o peso da folha. Com fotos da folha e do quadro fechado, dizemos qual serve.",
    ],
  },
  line: [
    "Em indústria, o motor é escolhido pela troca de turno, não pela média do dia.",
    "Portão de fábrica fica em local de trabalho e pede sensor, sinaleiro e equipe treinada.",
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
          "O uso se concentra em picos, com carros, caminhões e gente a pé na mesma hora.",
          "Na entrada do turno, o portão abre sem parar por vários minutos.",
          "Veículo, pedestre e entrega se encontram no mesmo vão, em horários curtos.",
        ],
        [
          "O motor precisa ser de uso intenso, com ciclos por hora acima do pico da fábrica.",
          "Mais que a força, conta o regime: o motor tem de abrir muitas vezes seguidas sem desarmar.",
          "Um modelo de fluxo intenso aguenta a sequência que um residencial não aguenta.",
        ],
        [
          "A alimentação pode ser monofásica ou trifásica, conforme o modelo e a rede da fábrica.",
          "Há motores monofásicos e trifásicos, e a rede disponível entra na escolha.",
          "Onde existe rede trifásica, ela amplia as opções de motor para folha pesada.",
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
          "Fotocélula em duas alturas, borda sensível e sinaleiro formam a proteção mais usada.",
          "A fotocélula é o mínimo; onde a folha é pesada, a borda sensível na aresta de fechamento completa a proteção.",
          "A fotocélula para a folha quando alguém cruza o vão, e a borda sensível a faz parar ao menor contato.",
        ],
        [
          "Pedestre deve ter entrada separada, com a faixa da folha pintada no piso.",
          "O ideal é o pessoal a pé não usar o vão dos caminhões.",
          "Separar gente de veículo é a medida que mais reduz o risco no portão.",
        ],
        [
          "Antes de qualquer serviço, o disjuntor é desligado, bloqueado e sinalizado.",
          "Nenhum reparo começa sem o circuito bloqueado e a área em volta isolada.",
          "O bloqueio do circuito vem primeiro, para ninguém acionar a folha durante o trabalho.",
        ],
      ],
      bullets: [
        "Fotocélulas em duas alturas",
        "Borda sensível na aresta de fechamento",
        "Sinaleiro e sirene no movimento",
        "Botão de parada ao alcance da portaria",
        "Faixa da folha pintada no piso",
        "Entrada separada para pedestres",
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
          "O peso da folha e as aberturas na troca de turno definem o modelo, sempre de uso intenso.",
          "Comece pelo pico: conte quantas vezes o portão abre na meia hora de entrada e junte o peso da folha.",
          "Conte as aberturas do horário de pico e estime o peso pelas medidas e pelo material da folha: são eles que definem o motor.",
        ],
        [
          "Um inversor com parada suave protege folha longa, batente e cremalheira.",
          "A partida e a parada graduais poupam solda e chumbador em folha pesada.",
          "Em folha longa, o tranco da partida é o que mais gasta; o inversor o reduz bastante.",
        ],
        [
          "O comando pode vir da portaria, de cartão, tag ou teclado, por contato seco na central.",
          "Tag no veículo ou cartão na entrada deixam registro de quem abriu e quando.",
          "Acesso com cadastro individual permite excluir uma pessoa sem mexer nas outras.",
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
          "A avaliação mede folha, trilho, energia e fluxo, e define o que se faz antes da montagem.",
          "Primeiro, com a manutenção da fábrica, são levantados peso, medidas, circuito e horários.",
          "O levantamento {em} inclui folha, trilho, quadro elétrico e horário de menor movimento.",
        ],
        [
          "Base e eletrodutos são preparados com o portão em uso, e a montagem fica fora do pico.",
          "A preparação não interrompe a passagem, e o que exige o portão parado é feito em horário combinado.",
          "O serviço se divide em duas etapas, para a portaria não ficar fechada.",
        ],
        [
          "A montagem leva de {time.heavy}, com teste de sensores e treino de duas pessoas por turno.",
          "Reserve de {time.heavy} para a montagem, que termina com aberturas seguidas e teste de obstáculo.",
          "O motor novo leva de {time.heavy} até ficar montado, regulado e testado com a equipe.",
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
          "A troca de motor em portão pesado custa de {price.heavySwap}, conforme regime e capacidade.",
          "Como referência, o conjunto pesado fica na faixa de {price.heavySwap} para troca do motor.",
          "A faixa de troca em folha pesada é de {price.heavySwap}, antes dos acessórios.",
        ],
        [
          "Sensores, controle de acesso, nobreak e reforço da folha são orçados item a item.",
          "Cada acessório aparece separado, para o setor de compras decidir o que entra agora.",
          "Borda sensível, leitor e nobreak vêm em linhas próprias do orçamento.",
        ],
        [
          "Fotos, medidas e ritmo de uso bastam para a primeira proposta, sem custo.",
          "A primeira proposta é grátis e sai de fotos da folha, do trilho e da etiqueta.",
          "Mande os dados pelo WhatsApp e receba a proposta antes de qualquer visita.",
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
          "A revisão é feita {visits.business}, e o fluxo intenso pode pedir intervalo menor.",
          "Inclua o portão no plano de manutenção, com revisão {visits.business} ou mais, se há vários turnos.",
          "Revisão {visits.business} é o mínimo em uso comercial, com registro do que foi visto.",
        ],
        [
          "Guarde manual, esquema de ligação e lista de controles em um lugar só.",
          "Uma pasta com manual, esquema e histórico encurta qualquer diagnóstico.",
          "O registro das revisões mostra qual peça se gasta antes e quando trocá-la.",
        ],
        [
          "A equipe interna limpa trilho e lentes; cabo, placa e regulagem ficam com o técnico.",
          "A limpeza do trilho é tarefa do pátio, e a parte elétrica é de profissional qualificado.",
          "Ao pessoal da fábrica cabem limpeza e aviso; ao técnico, força, sensores e motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de portão industrial precisa ser trifásico?",
      answers: [
        "Não necessariamente. Há motores monofásicos para folhas pesadas; o trifásico entra conforme modelo, carga e rede. Fotos do quadro e da etiqueta ajudam a definir.",
        "Depende do modelo e da rede da fábrica. Muitos portões pesados trabalham em monofásico, e o trifásico amplia as opções.",
      ],
    },
    {
      question: "O que avisar antes da visita do técnico à fábrica?",
      answers: [
        "Avise que documentos, EPI e integração a portaria exige e com que antecedência, quem autoriza o serviço e em que horário o portão pode parar.",
        "Diga os horários de troca de turno, quem acompanha o bloqueio do disjuntor e o que a segurança do trabalho pede de quem entra. Com isso, a data é marcada sem retorno perdido.",
      ],
    },
    {
      question: "Vale a pena a fábrica ter um motor de reserva?",
      answers: [
        "Em entrada única, com vários turnos, pode valer: um motor igual, já com a placa, encurta a parada. Nos outros casos, bastam capacitor, fotocélula e engrenagem do modelo.",
        "Só quando o portão parado para a produção. Onde há outra entrada, sai melhor manter a revisão em dia e ter à mão as peças que mais se gastam.",
      ],
    },
    {
      question: "Dá para saber quem abriu o portão?",
      answers: [
        "Dá, com leitor de cartão, tag ou senha que guarde registro, ligado à central do motor. O controle remoto comum não deixa esse registro.",
        "Sim, com um controle de acesso que registre data e hora. Cada pessoa ou veículo tem cadastro próprio, que pode ser apagado sem mexer nos outros.",
      ],
    },
    {
      question: "O que fazer se o portão parar com caminhão no vão?",
      answers: [
        "Desligue o disjuntor, isole a área e não mexa na folha. O caminhão só deve sair com ela parada e estável; se estiver torta ou encostada na carga, espere o técnico.",
        "Desligue e bloqueie o disjuntor, mantenha as pessoas longe e não force a folha com o veículo. Mande uma foto pelo WhatsApp; o atendimento é {shop.hours}.",
      ],
    },
  ],
  photo: "fotos da folha, do trilho, da etiqueta do motor e do quadro fechado, com as medidas e os horários de pico",
  related: ["galpao", "peso", "normas", "controle-de-acesso", "contrato", "deslizante"],
  topic: "automacao-de-portao-para-empresas",
};
