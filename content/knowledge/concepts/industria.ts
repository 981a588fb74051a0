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
      "O portão industrial pede motor de uso intenso, com ciclos por hora para a troca de turno, folha e trilho dimensionados para a carga e proteção para quem trabalha em volta. A troca de motor pesado custa de {price.heavySwap}, com orçamento por foto e medidas.",
      "No portão da indústria, o motor se define por peso e por aberturas na troca de turno, e a proteção vem junto: fotocélula em duas alturas, borda sensível, sinaleiro e parada de emergência. A troca custa de {price.heavySwap}.",
      "Para a indústria, o ponto crítico do portão é a troca de turno, quando ele abre um ciclo atrás do outro. Motor de fluxo intenso, revisão {visits.business} e equipe treinada evitam parada na portaria.",
    ],
    price: [
      "O preço do motor para portão industrial depende do peso, do regime e dos dispositivos de segurança pedidos. A troca em conjunto pesado custa de {price.heavySwap}; o valor fechado sai por fotos, medidas e ritmo de uso.",
      "Em portão de indústria, a troca de motor pesado fica de {price.heavySwap}, e acessórios como borda sensível e controle de acesso entram à parte. Mande fotos da etiqueta e da folha para o orçamento grátis.",
    ],
    repair: [
      "O portão de indústria com falha precisa de bloqueio antes do reparo: disjuntor desligado e sinalizado, área isolada. Depois o técnico separa folha e motor e troca o que estiver gasto, fora do horário de pico.",
      "No portão industrial, motor que desarma na troca de turno tem folha pesada ou regime pequeno para o uso. O conserto começa por trilho e roldanas, com a energia bloqueada. O atendimento é {shop.hours}.",
    ],
    installation: [
      "A instalação em portão industrial leva de {time.heavy} e é dividida em preparação e montagem, para não parar a produção. Inclui circuito próprio, proteção, fim de curso e teste com obstáculo.",
      "Instalar motor em portão de fábrica começa pela folha e pelo trilho, passa pelo circuito próprio e termina no teste dos sensores. A montagem pode ser feita à noite ou no fim de semana.",
    ],
    emergency: [
      "Portão de fábrica parado na troca de turno: desligue e sinalize o disjuntor, isole a folha e desvie o acesso. Só destrave portão de correr reto e em trilho nivelado. O atendimento por WhatsApp funciona {shop.hours}.",
      "A folha de portão industrial fora do trilho pode tombar. Isole os dois lados, bloqueie o disjuntor e não use máquina para recolocar. Mande foto de longe e o tipo do motor pelo WhatsApp.",
    ],
    buying: [
      "O motor industrial para portão é de uso intenso, com ciclos por hora acima da troca de turno e capacidade acima do peso da folha. A troca, com mão de obra, custa de {price.heavySwap}; fotos, medidas e ritmo de uso fecham o valor.",
      "Para portão industrial, escolha o motor pelo pico do turno e pelo peso da folha, com inversor em folha longa. Fotocélula em duas alturas e borda sensível entram no projeto; a troca fica de {price.heavySwap}.",
      "O motor do portão industrial precisa repetir ciclos sem desarmar e ter margem sobre o peso. Mande comprimento, altura, material e aberturas na troca de turno: a proposta por itens é grátis.",
    ],
    question: [
      "Sim, há motor para portão industrial pesado, de uso intenso, monofásico ou trifásico. Folha, trilho e guias precisam estar em ordem, e o pico do turno define o modelo; a troca custa de {price.heavySwap}.",
      "Depende do peso e do ritmo: ciclos por hora acima da troca de turno e margem sobre o peso são a regra. Fotos da folha e do quadro fechado começam a resposta.",
    ],
  },
  line: [
    "Em indústria, o motor se dimensiona pela troca de turno, não pela média do dia.",
    "Portão de fábrica é ambiente de trabalho, e pede sensor, sinaleiro e equipe treinada.",
    "Na indústria, a revisão {visits.business} entra no plano de manutenção como qualquer máquina.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que muda no portão industrial",
        "Troca de turno e carga pesada",
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
          "O regime conta mais que a força: o motor tem de repetir ciclos sem desarmar.",
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
      headings: ["Segurança do trabalho no portão", "Sensores e bloqueio de energia", "O que proteger na fábrica"],
      slots: [
        [
          "Fotocélula em duas alturas, borda sensível e sinaleiro formam a proteção mais usada.",
          "A borda sensível na aresta de fechamento soma proteção onde a folha é pesada.",
          "Sensor de passagem e borda sensível detêm a folha antes que alcance alguém.",
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
        "Como dimensionar o motor industrial",
        "Peso, regime e controle de acesso",
        "Como escolher o motor do portão industrial",
      ],
      slots: [
        [
          "O peso da folha e as aberturas na troca de turno definem o modelo.",
          "Comece pelo pico: quantas vezes o portão abre em meia hora de entrada?",
          "Conte os ciclos do horário de pico e some a medida e o material da folha.",
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
          "Primeiro se levantam peso, medidas, circuito e horários, com a manutenção da fábrica.",
          "O levantamento {em} inclui folha, trilho, quadro elétrico e horário de menor movimento.",
        ],
        [
          "Base e eletrodutos são preparados com o portão em uso, e a montagem fica fora do pico.",
          "A preparação não interrompe a passagem, e o que exige o portão parado é feito em horário combinado.",
          "O serviço se divide em duas etapas, para a portaria não ficar fechada.",
        ],
        [
          "A montagem leva de {time.heavy}, com teste de sensores e treino de duas pessoas por turno.",
          "São de {time.heavy} de trabalho, fechados com ciclos seguidos e teste de obstáculo.",
          "Um motor novo leva de {time.heavy} até ficar montado, regulado e testado com a equipe.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que define o preço na indústria",
        "Quanto custa o motor para portão pesado",
        "Orçamento para compras e manutenção",
      ],
      slots: [
        [
          "A troca de motor em portão pesado custa de {price.heavySwap}, conforme regime e capacidade.",
          "Como referência, o conjunto pesado fica na faixa de {price.heavySwap} para troca do motor.",
          "A faixa de troca em folha pesada é de {price.heavySwap}, antes dos acessórios.",
        ],
        [
          "Sensores, controle de acesso, nobreak e reforço da folha são orçados item a item.",
          "Cada acessório aparece separado, para a compra decidir o que entra agora.",
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
      question: "Como o motor aguenta a troca de turno?",
      answers: [
        "Com regime de fluxo intenso e folha leve no trilho. Outra saída é abrir no início e controlar a passagem por cancela, poupando o motor.",
        "Escolhendo o modelo pelo pico de aberturas, não pela média. Trilho e roldanas em ordem reduzem o esforço de cada ciclo.",
      ],
    },
    {
      question: "A manutenção da fábrica pode mexer no motor?",
      answers: [
        "Limpeza e observação, sim, com o circuito bloqueado. Placa, força, cabo e mola ficam com profissional qualificado para portões.",
        "Pode limpar trilho e lentes e treinar o destravamento. Ajuste de força, sensores e parte elétrica do motor são do técnico.",
      ],
    },
    {
      question: "Dá para saber quem abriu o portão?",
      answers: [
        "Dá, com cartão, tag ou teclado de cadastro individual, que registram acesso. O controle remoto comum não deixa esse registro.",
        "Sim, por controle de acesso ligado à central. Cada pessoa ou veículo tem cadastro próprio, que pode ser excluído.",
      ],
    },
    {
      question: "O que fazer se o portão parar com caminhão no vão?",
      answers: [
        "Pare o acionamento, desligue o disjuntor e isole a área. O caminhão só sai com a folha parada e estável; se ela estiver torta, espere o técnico.",
        "Bloqueie a energia, mantenha pessoas longe e não force a folha com o veículo. Mande foto pelo WhatsApp; o atendimento é {shop.hours}.",
      ],
    },
  ],
  photo: "fotos da folha, do trilho, da etiqueta do motor e do quadro fechado, com as medidas e os horários de pico",
  related: ["galpao", "peso", "normas", "controle-de-acesso", "contrato", "deslizante"],
  topic: "automacao-de-portao-para-empresas",
};
