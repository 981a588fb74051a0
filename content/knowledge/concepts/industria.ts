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
      "Portão industrial automático usa motor de uso intenso, escolhido pelo peso da folha e pelas aberturas na troca de turno, com fotocélula em duas alturas e sinaleiro. A troca, com mão de obra, fica de {price.heavySwap}, e o serviço leva de {time.heavy}.",
      "Fazemos automação de portão de fábrica e indústria: motor de uso intenso, segurança e instalação fora do pico, em {time.heavy}. Motor e mão de obra custam de {price.heavySwap}, conforme peso e ciclos por hora.",
      "Em portão eletrônico para indústria, o motor aguenta a troca de turno, quando abre muitas vezes seguidas, e a proteção é fotocélula dupla, borda sensível e botão de parada. Instalado, sai de {price.heavySwap}, e a revisão é {visits.business}, no mínimo.",
    ],
    price: [
      "O preço do motor de portão industrial vai de {price.heavySwap} na troca, com mão de obra, conforme peso da folha e aberturas por hora. Segurança, como borda sensível e sinaleiro, e controle de acesso são itens à parte.",
      "Quanto custa automatizar portão de fábrica: motor de uso intenso instalado, de {price.heavySwap}, mais sensores e o que folha, trilho e energia pedirem. Peso e regime fazem o ponto da faixa.",
    ],
    repair: [
      "Consertamos portão industrial no local, fora do pico: folha, trilho e motor são vistos, e troca-se o gasto. Peça comum sai numa visita, e motor que acabou custa de {price.heavySwap}, com mão de obra; até lá, disjuntor desligado e área isolada.",
      "No conserto de portão de indústria, motor que desarma na troca de turno puxa folha pesada ou é pequeno. O técnico começa por trilho e roldanas, {shop.hours}, e motor novo, se preciso, sai de {price.heavySwap}.",
    ],
    installation: [
      "Instalamos motor em portão industrial em {time.heavy} de trabalho, com a preparação feita antes, para não parar a produção. Motor e mão de obra ficam de {price.heavySwap}, com sensores testados e equipe treinada.",
      "A instalação de portão automático em fábrica pode ser à noite ou no fim de semana: folha e trilho, circuito próprio e motor, em {time.heavy}. O conjunto, na troca, custa de {price.heavySwap}.",
    ],
    emergency: [
      "Com o portão da fábrica parado na troca de turno, desligue e sinalize o disjuntor, isole a folha e desvie o acesso. Só portão de correr ou de abrir, reto e no trilho, se destrava, nunca basculante; atendemos {shop.hours}.",
      "Folha de portão industrial fora do trilho pode tombar: isole os dois lados, bloqueie o disjuntor e não use máquina para recolocar. Mande foto de longe; o atendimento é {shop.hours}.",
    ],
    buying: [
      "Vendemos e instalamos motor para portão industrial, de uso intenso e com capacidade um terço acima do peso da folha. A troca, com mão de obra, fica de {price.heavySwap}, e fotocélulas e borda sensível são orçadas junto.",
      "Portão automático para indústria se compra pelo pico do turno e pelo peso: motor de uso intenso, com inversor em folha longa, de {price.heavySwap} instalado. A segurança, fotocélula dupla e sinaleiro, vem em linha própria.",
      "Para automatizar portão de fábrica, conte as aberturas na troca de turno e junte o peso da folha. Motor e serviço custam de {price.heavySwap}, em {time.heavy}, fora do horário de produção.",
    ],
    question: [
      "Quem faz automação de portão de fábrica somos nós: vendemos, instalamos e consertamos motor industrial, escolhido pelo pico do turno e pelo peso da folha. A troca fica de {price.heavySwap}, com mão de obra, em {time.heavy} fora do pico.",
      "Portão industrial pesado tem motor, sim, monofásico ou trifásico, de uso intenso, porque o de casa desarma na troca de turno. Instalado, custa de {price.heavySwap}, com folha, trilho e guias em ordem.",
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
          "Na entrada do turno o portão abre sem parar por vários minutos, e o motor precisa de ciclos por hora acima desse pico. Um modelo comum desarma por calor.",
          "O uso se concentra em picos, com carro, caminhão e gente a pé na mesma hora. O regime do motor conta mais que a força.",
          "Mais que força, conta abrir muitas vezes seguidas sem desarmar. O número está na ficha, em ciclos por hora.",
          "Poucos minutos de troca de turno exigem mais que o resto do dia. Só motor de uso intenso aguenta a sequência.",
        ],
        [
          "A alimentação pode ser monofásica ou trifásica, conforme modelo e rede. Onde há trifásica, há mais opções para folha pesada.",
          "Há motores dos dois tipos, e a rede disponível entra na escolha. A trifásica amplia as opções.",
          "Monofásico ou trifásico se decide pelo modelo e pelo quadro. Folha muito pesada ganha com a rede trifásica.",
          "A rede da fábrica ajuda a escolher. Muitos portões pesados trabalham em monofásico sem problema.",
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
          "A fotocélula para a folha quando alguém cruza o vão, e a borda sensível a detém ao menor contato. Pedestre deve ter entrada separada, com a faixa da folha pintada no piso.",
          "Separar gente de veículo é o que mais reduz o risco. Onde a folha é pesada, a borda sensível completa a fotocélula.",
          "O pessoal a pé não deve usar o vão dos caminhões. Na folha, sensor em duas alturas e borda na aresta.",
          "Duas proteções na folha, uma que vê e outra que sente, e caminho próprio para pedestre. Antes de qualquer serviço, o disjuntor é bloqueado.",
        ],
      ],
      bullets: [
        "Fotocélulas em duas alturas",
        "Borda sensível na aresta de fechamento",
        "Sinaleiro e sirene no movimento",
        "Botão de parada ao alcance da portaria",
        "Bloqueio e etiqueta no disjuntor durante serviço",
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
          "Conte as aberturas na meia hora de entrada e junte o peso da folha, com um terço de folga. Inversor com parada suave protege folha longa, batente e cremalheira.",
          "Pico do turno e quilos da folha definem o modelo, sempre de uso intenso. Em folha longa, o inversor reduz o tranco que gasta solda e chumbador.",
          "Dois números bastam: aberturas no pico e peso, somado de um terço. Partida e parada graduais poupam a estrutura.",
          "Ciclos por hora acima do pico e capacidade um terço acima do peso. Folha comprida pede ainda inversor.",
        ],
        [
          "O comando vem da portaria, de cartão, tag ou teclado, com cadastro por pessoa. Cartão e tag deixam registro de quem abriu.",
          "Tag ou cartão identificam e registram, e um se exclui sem mexer nos outros. A portaria mantém o botão.",
          "Acesso individual permite bloquear uma pessoa só. Controle comum não deixa registro.",
          "Botão na portaria, tag no veículo e cartão na pessoa, conforme a necessidade. Todos ligam na mesma central.",
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
          "Base e eletrodutos são preparados com o portão em uso, e a montagem, de {time.heavy}, fica fora do pico. Antes se levantam peso, circuito e horários.",
          "O serviço se divide em duas etapas, para a portaria não fechar. A que exige o portão parado leva de {time.heavy}.",
          "Preparação primeiro, sem interromper; montagem depois, em {time.heavy}, em horário combinado.",
          "Avaliados folha, trilho e energia, faz-se a base com a passagem aberta. O motor entra em {time.heavy}, fora da troca de turno.",
        ],
        [
          "No fim há aberturas seguidas, teste de obstáculo e treino de duas pessoas por turno. O destravamento vale só para folha de correr ou de abrir.",
          "Sensores são testados com um objeto, e a equipe aprende a parar e destravar folha que corre ou gira. Basculante não se solta.",
          "A entrega inclui teste de ciclos e treino. Quem opera sabe bloquear o disjuntor e chamar o técnico.",
          "Duas pessoas por turno saem treinadas. O teste repete o ritmo da troca de turno.",
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
          "A troca de motor em portão pesado custa de {price.heavySwap}, com mão de obra, conforme regime e capacidade. Folha mais pesada e mais aberturas puxam para cima.",
          "O conjunto pesado, na troca, fica de {price.heavySwap}, serviço incluído. Peso e ciclos por hora fazem a diferença.",
          "De {price.heavySwap} é a faixa da troca em folha pesada, instalada. Inversor e trifásico sobem o valor.",
          "Motor industrial montado sai de {price.heavySwap}. O regime de uso pesa tanto quanto os quilos.",
        ],
        [
          "Sensores, acesso, nobreak e reforço da folha são orçados item a item, para compras decidir. O cartão aceita até {shop.instalments} vezes, e o motor tem {warranty.motor} de garantia.",
          "Cada acessório aparece separado, e a segurança não deve ser cortada. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
          "Borda sensível, leitor e nobreak vêm em linhas próprias. O motor leva {warranty.motor} de garantia.",
          "O que for além do motor vem listado. A garantia é de {warranty.motor} no motor e {warranty.installation} no serviço.",
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
          "A revisão é feita {visits.business}, no mínimo, e vários turnos pedem mais. O registro mostra qual peça se gasta antes.",
          "Inclua o portão no plano de manutenção, com revisão {visits.business} ou mais. Uma pasta com manual e histórico encurta o diagnóstico.",
          "Conte {visits.business}, pelo menos, com registro do que foi visto. Fluxo intenso reduz o intervalo.",
          "Como qualquer máquina, o portão tem revisão marcada, {visits.business} no mínimo. O histórico evita surpresa.",
        ],
        [
          "Ao pessoal da fábrica cabem limpeza do trilho e aviso de ruído, com o disjuntor desligado. Cabo, placa e regulagem são do técnico.",
          "A equipe varre o trilho e limpa lentes, sem energia. Parte elétrica e força ficam com profissional.",
          "Limpeza é do pátio, e medição, do técnico. Ninguém da casa abre a tampa.",
          "Trilho limpo e lente limpa evitam metade das paradas, feitos sem energia. O resto é do técnico.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de portão industrial precisa ser trifásico?",
      answers: [
        "Motor de portão industrial não precisa ser trifásico: há monofásicos para folha pesada. O trifásico entra conforme modelo, carga e rede.",
        "Depende do modelo e da rede. Muitos portões pesados trabalham em monofásico.",
        "Não. A rede trifásica só amplia as opções.",
      ],
    },
    {
      question: "O que avisar antes da visita do técnico à fábrica?",
      answers: [
        "Antes da visita à fábrica, avise que documentos, EPI e integração a portaria exige, quem autoriza e em que horário o portão pode parar.",
        "Diga os horários de turno e quem acompanha o bloqueio do disjuntor. Assim não há retorno perdido.",
        "Exigências de acesso, horário e responsável. Com isso a data é marcada de uma vez.",
      ],
    },
    {
      question: "Vale a pena a fábrica ter um motor de reserva?",
      answers: [
        "Um motor de reserva vale a pena na fábrica de entrada única e vários turnos. Nos outros casos, bastam capacitor, fotocélula e engrenagem.",
        "Só quando o portão parado para a produção. Onde há outra entrada, peças pequenas resolvem.",
        "Raramente. A troca leva de {time.heavy}, e a revisão {visits.business} evita a urgência.",
      ],
    },
    {
      question: "Dá para saber quem abriu o portão?",
      answers: [
        "Dá para saber quem abriu o portão com leitor de cartão, tag ou senha que guarde registro. Controle remoto comum não registra.",
        "Sim, com controle de acesso que grave data e hora, por pessoa ou veículo.",
        "Dá, com cadastro individual. O leitor se liga à central do motor.",
      ],
    },
    {
      question: "O que fazer se o portão parar com caminhão no vão?",
      answers: [
        "Se o portão parar com caminhão no vão, desligue o disjuntor, isole a área e não mexa na folha. O caminhão sai só com ela parada e estável.",
        "Bloqueie o disjuntor, afaste as pessoas e não force a folha com o veículo; o atendimento é {shop.hours}.",
        "Corte a energia e espere, se a folha estiver torta ou encostada na carga.",
      ],
    },
  ],
  photo: "fotos da folha, do trilho, da etiqueta do motor e do quadro fechado, com as medidas e os horários de pico",
  related: ["galpao", "peso", "normas", "controle-de-acesso", "contrato", "deslizante"],
  topic: "automacao-de-portao-para-empresas",
};
