import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Numbers that electricians and buyers ask for, and what a school or a low garage needs. */
export const empresaObraELigacao: NarrowConcept[] = [
  {
    id: "quantos-motores",
    broader: "motor",
    label: "Quantos motores o portão precisa",
    phrase: "o número de motores do portão",
    asks: [
      "colocar dois motores mesmo portão",
      "dois motores mesmo portão",
      "portão correr metros usa motor só",
      "dois motores mesmo portão força",
      ...combine(
        ["quantos motores"],
        [
          "portão",
          "portão correr",
          "portão deslizante",
          "basculante",
          "portão grande",
          "portão metros",
          "duas folhas",
          "precisa portão",
          "correr metros",
          "deslizante metros",
        ],
      ),
      "um ou dois motores portão",
      "dois motores portão correr",
      "dois motores portão deslizante",
      "precisa dois motores portão grande",
    ],
    intent: "question",
    answers: {
      any: [
        "Quantos motores o portão precisa depende das folhas, e não dos metros: um por folha. Portão de correr de 8 metros com uma folha usa um motor só, mais forte, e portão de duas folhas, dois. O basculante largo pode levar dois acionadores na mesma folha.",
        "Portão de duas folhas precisa de dois motores, um para cada, e portão grande de correr, de 8 ou 10 metros, de um só, com capacidade um terço acima do peso. Dois motores na mesma folha de correr brigam entre si; no basculante muito largo, dois acionadores evitam que ela torça.",
        "Um ou dois motores? Conte as folhas: uma folha, uma máquina, mesmo com 8 metros de comprimento; duas folhas, de correr ou de abrir, duas máquinas. O comprimento só aumenta a força pedida, um terço acima do peso. A exceção é o basculante largo, que pode ter dois acionadores.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta por tipo de portão", "Quantos motores em cada portão"],
        slots: [
          [
            "O número sai das folhas, e a força, do peso. Comprimento só aumenta os dois últimos.",
            "Folhas dão a quantidade, quilos dão a potência. Os metros não multiplicam motor.",
            "Primeiro conte folhas, depois calcule o peso de cada uma.",
          ],
        ],
        bullets: [
          "De correr, uma folha: um motor, pelo peso",
          "De correr, duas folhas opostas: dois motores",
          "De abrir: um motor por folha e central dupla",
          "Basculante estreito: um acionador; largo ou pesado: dois iguais",
          "De enrolar: um motor no eixo",
        ],
      },
      {
        about: "check",
        headings: ["Portão comprido: o que conferir", "Folha longa, peso e vento"],
        slots: [
          [
            "Em folha de 8 metros, o que falha primeiro é roldana e trilho, e não o motor. Ela pede mais rodas, trilho nivelado e guia superior firme.",
            "Antes de motor maior, veja rodas e trilho: uma folha de 8 metros precisa de mais de duas roldanas e guia firme.",
            "Folha longa exige trilho no nível, guia reforçada e roldanas a mais, sobretudo com 8 metros.",
          ],
          [
            "Estime o peso: 8 por 2,2 metros em chapa de 2 mm dá perto de 370 kg, com o quadro. Escolha etiqueta um terço acima; passou de uns 800 kg, é linha industrial.",
            "Uma folha de 8 x 2,2 m, chapa de 2 mm e quadro, pesa cerca de 370 kg. Deixe um terço de folga, e acima de 800 kg procure motor industrial.",
            "Em aço são uns 8 kg por m² e milímetro, mais um terço: 8 por 2,2 metros em 2 mm fica perto de 370 kg. Some um terço de margem na etiqueta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa um ou dois motores", "Preço pelo número de folhas e pelo peso"],
        slots: [
          [
            "Em casa, a troca de um motor fica de {price.homeSwap}, e a de dois, de {price.homeSwapTwice}, com mão de obra. Folha pesada, de prédio ou galpão, vai de {price.heavySwap}, e a cremalheira é contada por metro.",
            "Um motor trocado em residência custa de {price.homeSwap}; o par, de {price.homeSwapTwice}. Portão pesado fica de {price.heavySwap}, mais a barra dentada por metro.",
            "Conte de {price.homeSwap} por motor na troca em casa, ou seja, de {price.homeSwapTwice} em duas folhas, e de {price.heavySwap} quando a folha é pesada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dois motores no mesmo portão de correr dão mais força?",
        answers: [
          "Não se usa: qualquer diferença de velocidade faz um empurrar o outro e gasta a cremalheira. Melhor um mais forte.",
          "Não. Eles brigam, e a engrenagem paga.",
        ],
      },
      {
        question: "Basculante de 5 metros precisa de dois motores?",
        answers: [
          "Muitas vezes leva dois acionadores iguais, um de cada lado, para não torcer. O contrapeso é acertado antes.",
          "Em geral sim, e sempre do mesmo modelo, com uma central só.",
        ],
      },
      {
        question: "Duas folhas podem abrir com um motor só?",
        answers: [
          "De correr para o mesmo lado, com arraste, sim. De abrir, só automatizando uma e deixando a outra no ferrolho.",
          "Na de correr telescópica, sim. Na de abrir, um motor por folha.",
        ],
      },
      {
        question: "Com dois motores preciso de duas centrais?",
        answers: [
          "Não. Uma central dupla comanda os dois e dá o atraso entre as folhas, para a trava encaixar.",
          "Uma só, própria para dois motores.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, com largura, altura e material",
  },
  {
    id: "inversor-para-que-serve",
    broader: "industria",
    label: "Inversor de frequência no portão",
    phrase: "o inversor de frequência do motor",
    asks: [
      ...combine(
        ["inversor", "inversor frequência"],
        [
          "serve",
          "que é",
          "industrial",
          "portão industrial",
          "industrial serve",
          "industrial vantagem",
          "industrial vale pena",
          "portão industrial vantagem",
          "portão industrial vale pena",
          "galpão",
          "galpão vantagem",
          "galpão vale pena",
          "fábrica",
          "como funciona",
        ],
      ),
      "inversor frequência motor portão industrial",
    ],
    intent: "question",
    answers: {
      any: [
        "O inversor de frequência no motor do portão industrial serve para variar a velocidade: ele parte devagar, corre depressa e freia antes do batente. As vantagens são abrir mais rápido, sem tranco, com mais ciclos por hora e sem rede trifásica. Na troca, motor com mão de obra fica de {price.heavySwap}.",
        "Inversor de frequência é a eletrônica que muda a velocidade do motor. No portão industrial, suas vantagens são partida e parada suaves, abertura mais rápida, mais ciclos por hora e rede comum em vez de trifásica. Vem com o motor próprio, e a troca, com serviço, vai de {price.heavySwap}.",
        "Num portão industrial, o inversor de frequência serve para comandar a velocidade em cada trecho, o que poupa engrenagem e trilho, permite mais ciclos por hora e dispensa a ligação trifásica. A vantagem aparece em folha pesada ou muito usada; o motor, instalado na troca, custa de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se ganha com o inversor", "Vantagens do inversor no portão"],
        slots: [
          [
            "Sem ele, o motor liga e desliga numa velocidade só; com ele, a placa escolhe a de cada trecho do caminho.",
            "O motor comum conhece uma única velocidade, enquanto o inversor deixa a placa acelerar e frear.",
            "A placa passa a acelerar e a frear o motor, em vez de apenas ligá-lo.",
          ],
        ],
        bullets: [
          "Abertura mais rápida, com velocidade alta no meio do caminho",
          "Partida e parada suaves, sem o tranco que quebra dente de engrenagem",
          "Mais ciclos por hora, porque o motor parte com menos esforço",
          "Menos barulho na chegada ao batente",
          "Rede de 220 V, sem ligação trifásica no local",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o inversor vale a pena", "Com ou sem inversor"],
        slots: [
          [
            "A diferença compensa em folha pesada, em entrada de muito movimento e onde o caminhão espera na rua. Com poucas aberturas por dia e folha leve, o motor comum, de partida por capacitor, faz o trabalho por menos.",
            "Vale pagar por ele onde o portão é pesado ou abre muitas vezes por hora, ou quando esperar na rua é problema. Folha leve e uso raro ficam bem com o motor de capacitor, mais barato.",
            "Escolha o inversor para uso intenso, portão pesado ou fila de caminhões na porta. Se ele abre pouco e pesa pouco, o modelo comum, que parte com capacitor, resolve e custa menos.",
          ],
          [
            "Antes da compra, trilho, roldanas e batente precisam estar em ordem, porque nenhuma eletrônica corrige folha que agarra. Confira também na ficha os ciclos por hora e o peso, com um terço de folga.",
            "Acerte primeiro a mecânica: portão que raspa continua raspando com inversor. Depois compare a ficha com o peso, deixando um terço de margem, e com as aberturas da troca de turno.",
            "O inversor não conserta trilho torto nem roldana gasta, que vêm antes. Na ficha, procure capacidade um terço maior que a folha e ciclos suficientes para o horário de pico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e cuidados", "O que pesa no custo do inversor"],
        slots: [
          [
            "O motor com inversor fica na parte alta da faixa da troca, e o comum, na parte de baixo. Peso da folha, ciclos por hora e acessórios de segurança decidem o valor, informado por foto do portão e da etiqueta.",
            "Dentro da faixa, o modelo comum ocupa o começo, e o de inversor, o fim. A conta segue o peso da folha, o número de ciclos e os sensores que faltarem.",
            "Conte com o alto da faixa para o inversor e com o início dela para o motor comum. Folha mais pesada, uso mais intenso e sensores novos aumentam o total.",
          ],
          [
            "A placa é própria do motor, cara e sensível a raio. Protetor de surto no quadro, aterramento e circuito só do portão custam pouco perto dela.",
            "Como a eletrônica é a parte mais cara, proteja-a com aterramento, circuito exclusivo e DPS, o protetor contra surtos. É um gasto pequeno diante de uma placa nova.",
            "Surto na rede é o que mais ameaça a placa, peça casada com o motor e de preço alto. Por isso a instalação leva terra, DPS, que desvia o surto, e circuito separado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr inversor no motor que já tenho?",
        answers: [
          "Em geral, não: motor e placa são feitos um para o outro, e o monofásico com capacitor não aceita. Alguns trifásicos recebem um inversor próprio, o que a etiqueta mostra.",
          "Só em certos motores trifásicos, com inversor dimensionado para eles. Nos que partem por capacitor, a saída é trocar o conjunto.",
        ],
      },
      {
        question: "Portão com inversor gasta mais luz?",
        answers: [
          "Não de modo que se note: ele trabalha menos tempo e parte sem o pico de corrente do motor comum.",
          "O consumo fica parecido ou menor, já que a abertura é mais curta e o arranque, suave. Em espera, a placa gasta muito pouco.",
        ],
      },
      {
        question: "O inversor deixa o portão mais forte?",
        answers: [
          "Não: ele controla a velocidade. Força vem do motor e do redutor, a caixa de engrenagens, escolhidos pelo peso da folha.",
          "A força continua a do motor. O inversor só a entrega aos poucos, na partida e na parada, o que poupa a mecânica.",
        ],
      },
      {
        question: "Dá para usar nobreak com inversor?",
        answers: [
          "Só se o fabricante indicar: algumas placas não aceitam a energia do nobreak comum. Confira no manual da central antes de comprar.",
          "Depende da placa, e o manual informa o tipo aceito. Um nobreak errado faz a central acusar falha ou desligar.",
        ],
      },
    ],
    photo: "a etiqueta do motor e o portão inteiro, com o peso estimado",
  },
  {
    id: "escola-tag-dos-pais",
    broader: "escola",
    label: "Tag e controle para pais na escola",
    phrase: "a tag dos pais na escola",
    asks: [
      "pais alunos controle portão",
      "controle portão para pais",
      ...combine(
        ["escola", "colégio", "creche", "faculdade"],
        ["tag pais", "tag", "controle pais", "pais abrir portão", "tag veicular", "tag alunos", "cadastro pais portão"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para o portão da escola abrir com tag dos pais, mas só no estacionamento, com horário limitado no cadastro e um funcionário à vista. No acesso de alunos não é seguro: quem abre é a portaria, que vê se há criança no vão.",
        "A tag para pais na escola funciona quando o pátio de carros é separado do acesso a pé: o leitor confere o cadastro, libera só no horário de entrada e saída e registra quem passou. Sem essa separação, o portão fica com a portaria.",
        "Pais de alunos podem ter tag ou controle do portão no colégio se os carros não cruzam com crianças e o cadastro limita horário e prazo. Liberar a entrada por tag no portão dos alunos não é seguro; ali a portaria abre.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag, portaria ou cancela", "Que acesso dar aos pais"],
        slots: [
          [
            "A escolha depende de os carros cruzarem ou não com crianças. Encontre a situação da sua escola.",
            "Separe carros de crianças antes de pensar na tag. Cada entrada pede um acesso diferente.",
            "O desenho da entrada decide, mais que a tecnologia. Veja qual se parece com a sua.",
          ],
        ],
        bullets: [
          "Embarque rápido na faixa: cancela aberta por funcionário",
          "Estacionamento interno: tag com horário, e saída livre por laço",
          "Portão único para carros e alunos: só a portaria abre",
          "Perua escolar: tag própria, com placa cadastrada",
        ],
      },
      {
        about: "safety",
        headings: ["O que não pode faltar no portão", "Sensores com criança por perto"],
        slots: [
          [
            "Fotocélulas em duas alturas, uma de 15 a 25 cm e outra de 40 a 60 cm, força mínima e um adulto no portão na entrada e na saída. A tag nunca vence a fotocélula: com alguém no vão, a folha não fecha.",
            "Ponha um par baixo, de 15 a 25 cm, e outro de 40 a 60 cm, com a força no mínimo. Um adulto acompanha os horários de pico, e o feixe cortado segura o fechamento.",
            "Dois pares de sensores, a 15 ou 25 cm e a 40 ou 60 cm do chão, força baixa e um funcionário olhando. O fechamento obedece ao sensor antes da tag.",
          ],
          [
            "Teste os sensores toda semana, com um objeto e sem alunos por perto. A revisão em escola é {visits.business}, no mínimo.",
            "Semanalmente, corte o feixe com um objeto, fora do horário das turmas. O técnico revisa {visits.business} ou mais.",
            "O teste com objeto é semanal e sem alunos, e a revisão técnica, {visits.business} no mínimo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da tag na escola", "Leitor, etiquetas e cadastro"],
        slots: [
          [
            "O leitor é o item caro, um por entrada. A etiqueta, uma por carro, é barata. Uma escola com 100 carros de pais usa 100 etiquetas e 10 de reserva, e cabo longo e programa mensal somam.",
            "Paga-se um leitor por entrada e uma tag por carro: 100 famílias pedem 110 etiquetas com a reserva. O que encarece é o cabo até a central e a mensalidade do programa.",
            "Para 100 carros, conte 110 tags e um leitor em cada acesso. As tags pesam pouco; leitor, cabo e eventual mensalidade fazem o preço.",
          ],
          [
            "Cadastre por placa e aluno, com validade até o fim do ano letivo, e apague na transferência. Os dados são pessoais, e a LGPD pede acesso restrito.",
            "O cadastro leva placa, aluno e prazo, e é apagado na saída. Pela LGPD, só a secretaria consulta.",
            "Uma tag por carro, com prazo até dezembro e exclusão na transferência. Registro de entrada é dado pessoal e fica restrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tag de pedágio dos pais serve na escola?",
        answers: [
          "Só se o sistema instalado ler aquela tag; o usual é etiqueta própria da escola.",
          "Em geral não. O leitor comum usa etiqueta do próprio sistema, colada no vidro.",
        ],
      },
      {
        question: "Dá para abrir pelo celular dos pais?",
        answers: [
          "Dá com módulo e aplicativo, mas perde-se o controle de quem está no vão. Prefira a portaria.",
          "Tecnicamente, sim; não convém, porque quem aciona pode não ver as crianças.",
        ],
      },
      {
        question: "Precisa trocar o motor do portão?",
        answers: [
          "Não: o leitor se liga à central atual. Só se troca se os ciclos por hora não cobrem o pico da entrada.",
          "O motor fica, se aguenta a hora da saída. A tag não aumenta o limite de aberturas.",
        ],
      },
      {
        question: "E se o pai esquecer ou trocar de carro?",
        answers: [
          "A portaria libera na hora e anota. Carro novo recebe outra etiqueta, e a antiga é apagada.",
          "Sem tag, entra pela portaria. Troca de carro ou de vidro pede etiqueta nova no cadastro.",
        ],
      },
    ],
    photo: "fotos das entradas de carro e de aluno, com a largura do vão e o número de carros",
  },
  {
    id: "escola-fila-no-portao",
    broader: "escola",
    label: "Portão lento e fila na escola",
    phrase: "a fila no portão da escola",
    asks: [
      "saída portão colégio atrasa",
      "portão colégio atrasa carros",
      ...combine(
        ["escola", "colégio", "faculdade", "creche"],
        [
          "fila portão",
          "portão lento",
          "portão devagar",
          "portão demora",
          "fila saída",
          "portão lento fila",
          "trânsito saída portão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A fila na saída da escola se resolve com o portão aberto e travado, um funcionário orientando e alunos por outro acesso, e não com motor rápido. Se o portão do colégio ficou lento, é roldana, trilho ou capacitor. A revisão mostra e custa pouco perto da troca, de {price.heavySwap}.",
        "Portão lento na escola tem duas respostas: se piorou, revise roldana, trilho e capacitor; se sempre foi assim, na hora da saída deixe-o aberto, com um adulto no vão. Motor rápido perto de criança não resolve a fila e aumenta o impacto.",
        "Para diminuir a fila na saída do colégio, deixe o portão aberto e travado no pico, com funcionário no vão e pedestres por acesso próprio. Portão que demora mais que antes tem roldana gasta, capacitor fraco ou trilho sujo, e isso se conserta na revisão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Organizar a saída", "Menos fila sem correr risco"],
        slots: [
          [
            "O tempo se ganha no fluxo, e não na velocidade da folha. Estas mudanças encurtam a fila sem tocar no motor.",
            "A fila é de organização, mais que de motor. Comece por estes ajustes.",
            "Quatro mudanças simples encurtam a espera, todas sem acelerar a folha.",
          ],
        ],
        bullets: [
          "Entrada por um portão e saída por outro",
          "Portão de carros aberto e travado no pico, com funcionário",
          "Alunos a pé por acesso próprio",
          "Cancela leve no lugar do portão durante o dia",
        ],
      },
      {
        about: "check",
        headings: ["O portão ficou mais lento?", "Sinais de manutenção"],
        slots: [
          [
            "Cronometre e compare: se levava menos tempo no ano passado, é desgaste. Roldana gasta, trilho sujo, capacitor fraco e tensão baixa roubam segundos.",
            "Marque o tempo de abertura. Um aumento é sinal de roldana, trilho, capacitor ou tensão fraca.",
            "Tempo maior que o de um ano atrás aponta desgaste. As causas são roldana, trilho, capacitor e fio longo.",
          ],
          [
            "A revisão em escola é {visits.business}, no mínimo, em dia sem aula, com teste de fotocélula e de reversão. O portão de correr parado pelo capacitor volta em cerca de {trade.smallRepair}.",
            "Marque a revisão {visits.business} fora do horário de aula, sempre com teste de sensor. Um capacitor se troca em {trade.smallRepair}.",
            "Revisar {visits.business}, sem alunos, com prova de fotocélula, evita parar no pico. Capacitor leva perto de {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando trocar o motor", "Motor de uso intenso na escola"],
        slots: [
          [
            "Se o motor desarma na saída, falta regime: ele é feito para menos aberturas. A troca em portão pesado fica de {price.heavySwap}, com mão de obra, em até {shop.instalments} vezes.",
            "Motor que para no calor do pico é pequeno para o uso. Um de uso intenso, na troca em portão pesado, custa de {price.heavySwap} com o serviço.",
            "Desarmar no horário de saída mostra motor abaixo do uso. Trocar por um de uso intenso fica de {price.heavySwap}, em até {shop.instalments} vezes no cartão.",
          ],
          [
            "A montagem leva {time.heavy} e é feita no fim de semana. O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
            "São {time.heavy} de trabalho, em dia sem aula. A garantia é de {warranty.motor} no motor e {warranty.installation} no serviço.",
            "Em {time.heavy}, no sábado ou nas férias, fica pronto. Motor com {warranty.motor}, serviço com {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rápido é permitido em escola?",
        answers: [
          "Não conhecemos lei que proíba, mas não convém: quanto mais rápida a folha, maior o impacto. Prefira força e velocidade baixas.",
          "Permitido, mas não indicado. Perto de criança, força baixa e fluxo organizado funcionam melhor.",
        ],
      },
      {
        question: "Pode desligar a fotocélula para o portão não ficar voltando?",
        answers: [
          "Nunca: ela é o que segura a folha com criança no vão. Deixe o portão aberto no pico.",
          "De jeito nenhum. Se volta por sensor, o certo é abrir e travar com alguém no vão.",
        ],
      },
      {
        question: "Quem deve operar o portão na saída da escola?",
        answers: [
          "Um funcionário que veja o vão inteiro, com botão de parada à mão. Ele não deve dividir a atenção com outra tarefa.",
          "Um adulto treinado, com visão da passagem e botão de parada. Nunca um aluno.",
        ],
      },
      {
        question: "Cancela resolve melhor que o portão?",
        answers: [
          "No dia, sim, porque a cancela é rápida e leve, e o portão fica aberto. À noite, o portão fecha a escola.",
          "Para carros durante o dia, costuma resolver. O portão continua para fechar fora do horário.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fotos da entrada no horário de pico",
  },
  {
    id: "disjuntor-e-dr-do-portao",
    broader: "instalacao-eletrica",
    label: "Disjuntor e DR do portão: amperagem",
    phrase: "o disjuntor e o DR do portão",
    asks: [
      "dps ou disjuntor",
      "disjuntor ou dps",
      "dps disjuntor portão",
      "diferença dps disjuntor",
      "dps disjuntor dr",
      "disjuntor portão bipolar curva",
      "disjuntor bipolar ou unipolar",
      "disjuntor unipolar portão",
      "disjuntor monopolar portão",
      "disjuntor 10 16",
      "disjuntor 10 ou 16 motor portão",
      "disjuntor 10 ou 16",
      "disjuntor 16 ou 20",
      "disjuntor 15 ou 20 portão",
      ...combine(
        ["disjuntor", "disjuntor DR", "DR"],
        [
          "amperagem portão",
          "qual amperagem",
          "quantos ampères portão",
          "qual portão eletrônico",
          "ampere motor portão",
        ],
      ),
      "disjuntor DR portão",
      "qual DR portão eletrônico",
      "DR portão automático",
      "disjuntor portão eletrônico qual",
    ],
    intent: "question",
    answers: {
      price: [
        "O preço de pôr disjuntor e DR no portão soma as duas peças e a mão de obra do eletricista, e sobe se faltam fio de 2,5 mm², terra ou espaço no quadro. Em casa usam-se disjuntor de 10 A curva C e DR de 30 mA. A foto do quadro fechado mostra o que falta, sem custo.",
        "O preço para trocar o disjuntor do portão depende do quadro e do fio: só a peça, quando o circuito está certo, ou também o cabo, o DR e o terra, quando não está. Mande a foto do quadro fechado e da etiqueta do motor para saber qual é o caso.",
      ],
      any: [
        "O disjuntor do portão eletrônico residencial é, em geral, de 10 A (ampères), curva C, com cabo de 2,5 mm², e só um motor de corrente maior usa um acima disso. O DR, que protege contra choque, é de 30 mA, com corrente nominal de 25 A ou mais. Confirme a corrente na etiqueta e deixe a troca com o eletricista.",
        "Para motor de portão de casa usa-se disjuntor de 10 A ou de 16 A, curva C, que tolera a partida, com fio de 2,5 mm², e um DR de 30 mA. Em 220 V de duas fases o disjuntor é bipolar. Quantos ampères são os certos depende da etiqueta do motor e nunca passa do que o cabo aguenta.",
        "Disjuntor bipolar ou unipolar depende da tensão do motor de portão: em 127 V, com fase e neutro, usa-se o unipolar, na fase; em 220 V com duas fases, o bipolar, que corta as duas juntas. Em casa ele é de 10 A, curva C, com fio de 2,5 mm². Quem confere a rede é o eletricista.",
        "A curva do disjuntor do motor de portão é a C, e não a B: a B desarma com o pico de corrente da partida, e a C o tolera. Em casa usa-se o de 10 A curva C, com fio de 2,5 mm². Se ele cai mesmo assim, o problema é motor travado ou curto.",
        "Entre disjuntor de 10 ou 16 A para o motor de portão, o de 10 A costuma bastar, curva C, com cabo de 2,5 mm² e DR de 30 mA. O de 16 A é usado quando a etiqueta mostra corrente maior. A troca é do eletricista, que confere o fio antes de mudar a amperagem.",
        "DPS e disjuntor não se substituem no portão: o disjuntor, em geral de 10 A, desliga na sobrecarga e no curto e protege o cabo; o DPS desvia o pico de raio e protege a placa. O ideal é ter os dois, mais o DR, que protege as pessoas, e o fio terra. Quem monta é o eletricista, no quadro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada proteção do quadro faz", "Disjuntor, DR e DPS têm funções diferentes"],
        slots: [
          [
            "Cada peça protege de um risco, e uma não substitui a outra. Como o portão fica ao tempo, o ideal é ter as três, mais o fio terra.",
            "No quadro, as proteções se somam. O portão fica na chuva e é de metal, por isso vale ter todas.",
            "Nenhuma dessas proteções faz o trabalho da outra. Como o motor fica exposto, é o conjunto que protege a casa e as pessoas.",
          ],
        ],
        bullets: [
          "Disjuntor: protege o cabo contra sobrecarga e curto-circuito.",
          "DR de 30 mA: desliga o circuito quando há fuga de corrente, antes de um choque grave.",
          "DPS: desvia o pico de tensão de um raio, que queimaria a placa.",
          "Fio terra: dá caminho à fuga de corrente, e sem ele o DR e o DPS não trabalham direito.",
        ],
      },
      {
        about: "check",
        headings: ["Como chegar ao número de ampères", "Quantos ampères, da etiqueta ao disjuntor"],
        slots: [
          [
            "A corrente está escrita na etiqueta do motor, e o disjuntor deve ficar acima dela e nunca acima do que o cabo suporta. Se ele desarma só na partida, confira a curva antes de pensar em aumentar: a curva B pode cair com o pico, e a C o tolera.",
            "O disjuntor precisa ser maior que a corrente do motor, e o cabo deve aguentar mais que o disjuntor. Um modelo de curva B pode cair a cada abertura, e o de curva C existe para suportar o arranque do motor.",
            "Comece pela corrente impressa no motor, escolha o disjuntor logo acima e confira se o fio o suporta. A queda só na hora da partida costuma indicar curva B, e a troca certa é por um de curva C.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não trocar o disjuntor que cai por um maior", "O que significa o disjuntor desarmar"],
        slots: [
          [
            "O disjuntor que cai indica curto-circuito, motor travado ou fio ruim. Pôr um maior deixa o cabo esquentar, com risco de incêndio, por isso a causa deve ser achada antes de religar mais de uma vez.",
            "Quando o disjuntor desarma, há curto, motor preso ou fiação com defeito. Aumentar a amperagem sem trocar o cabo esconde o problema e pode causar incêndio.",
            "A queda do disjuntor é um aviso de motor travado, curto ou cabo ruim. Um de mais ampères no mesmo fio tira a proteção e deixa a fiação superaquecer.",
          ],
          [
            "O DR que desarma com chuva indica água no cabo, na botoeira ou no motor: deixe o circuito desligado e chame o técnico. A visita em casa, com medição, parte de {price.preventive}, sem peças.",
            "Se é o DR que desarma, há fuga de corrente, quase sempre por umidade na fiação, na botoeira ou no motor. Não insista em religar. O técnico mede em visita a partir de {price.preventive} em residência, sem peças.",
            "Quando o DR desliga, a corrente está fugindo para a terra, o que é comum com água no cabo ou no motor. Mantenha o circuito desligado até o técnico achar o ponto; a visita em casa parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DR é obrigatório no portão?",
        answers: [
          "Em regra, sim: a NBR 5410 exige DR em áreas molhadas e em tomadas de área externa, e o portão costuma ficar ao tempo.",
          "A norma o exige em área externa e molhada, caso da maioria dos portões. Além da regra, ele evita choque na folha de metal.",
        ],
      },
      {
        question: "Disjuntor de 20 A serve no portão?",
        answers: [
          "Em geral não: com cabo de 2,5 mm², fique em 10 ou 16 A. O de 20 A só é usado com cálculo do eletricista e cabo que aguente.",
          "Em casa ele não é necessário, porque 10 ou 16 A atendem. O de 20 A protege pior o fio comum.",
        ],
      },
      {
        question: "Um DR para a casa toda basta?",
        answers: [
          "Protege, mas cada fuga no portão desliga a casa inteira. Um DR só para o circuito do portão é mais prático.",
          "Basta para a segurança, mas atrapalha no uso, porque a umidade no portão desliga tudo. O ideal é um separado.",
        ],
      },
      {
        question: "Posso usar o disjuntor da garagem?",
        answers: [
          "O certo é um só para o portão. Dividido com tomadas, ele pode cair por causa de outro aparelho e deixar o portão parado.",
          "Melhor não, porque o circuito exclusivo evita queda de tensão e permite desligar só o portão na hora de mexer nele.",
        ],
      },
    ],
    photo: "a etiqueta do motor e o quadro de luz fechado",
  },
  {
    id: "disjuntor-e-dps-amperagem",
    broader: "instalacao-eletrica",
    label: "Disjuntor e DPS do portão: qual amperagem",
    phrase: "o disjuntor e o DPS do portão",
    asks: [
      "disjuntor dps amperagem",
      "disjuntor dps qual amperagem",
      "disjuntor dps portão amperagem",
      "disjuntor dps portão eletrônico",
      "disjuntor dps quantos ampères",
      "dps amperagem portão",
      "qual amperagem dps portão",
      "disjuntor dps motor portão",
      "disjuntor dps qual",
      "dps qual amperagem",
      "dps quantos ampères",
      "dps quantos amperes portão",
      "disjuntor e dps para motor portão qual",
    ],
    intent: "question",
    answers: {
      price: [
        "O preço do disjuntor e do DPS do portão soma as peças, um DPS por fase, e a mão de obra do eletricista, e muda conforme o quadro já tem terra ou não. Em casa usam-se o disjuntor de 10 A curva C e o DPS classe II de 20 kA. Mande a foto do quadro fechado e da etiqueta do motor para saber o que falta.",
        "O preço para pôr disjuntor e DPS no portão depende das fases, do espaço no quadro e do aterramento. Em 127 V vão um disjuntor e um DPS; em 220 V de duas fases, um disjuntor bipolar e dois DPS. A foto do quadro, sem tirar tampas, mostra o que falta, sem custo.",
      ],
      any: [
        "No portão eletrônico de casa, o disjuntor costuma ser de 10 A, curva C, e o DPS, classe II, de 275 V e 20 kA. A amperagem do disjuntor segue a etiqueta do motor e o fio; a do DPS, dada em kA (mil ampères), é o pico de raio que ele desvia e não depende do motor.",
        "O disjuntor do portão eletrônico é, em geral, de 10 A, e o de 16 A serve ao motor de corrente maior, com fio de 2,5 mm². O DPS não tem amperagem de motor: escolhe-se o de classe II, 275 V, com corrente nominal de 20 kA, um por fase, ligado ao fio terra.",
        "Para um portão eletrônico residencial, a amperagem usual é disjuntor de 10 A curva C e DPS de 20 kA, classe II, 275 V. Em 127 V são um disjuntor de um polo e um DPS na fase; em 220 V com duas fases, um disjuntor bipolar e dois DPS. O eletricista confere o quadro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Disjuntor: quantos ampères e quantos polos", "A amperagem do disjuntor do portão"],
        slots: [
          [
            "O disjuntor protege o fio contra sobrecarga e curto. Ele fica acima da corrente escrita na etiqueta do motor e nunca acima do que o fio aguenta; por isso 10 ou 16 A bastam com fio de 2,5 mm².",
            "Quem define os ampères do disjuntor são a etiqueta do motor e o fio. O número do disjuntor fica entre a corrente do motor e a que o fio suporta, e com 2,5 mm² isso dá 10 ou 16 A.",
          ],
        ],
        bullets: [
          "Curva C: tolera o pico da partida do motor, que derruba um de curva B",
          "Rede de 127 V, fase e neutro: disjuntor de um polo, na fase",
          "Rede de 220 V com duas fases: disjuntor bipolar, que corta as duas",
          "Circuito só do portão, com DR de 30 mA contra choque",
        ],
      },
      {
        about: "what",
        headings: ["DPS: classe, volts e kA", "O que escolher no DPS do portão"],
        slots: [
          [
            "O DPS, dispositivo de proteção contra surtos, desvia para o terra o pico de um raio ou da rede antes que ele queime a placa. No quadro de casa usa-se o classe II, de 275 V, com 20 kA de corrente nominal.",
            "DPS é o dispositivo que manda para o fio terra o pico de tensão do raio. Três números dizem se ele serve: classe II, 275 V e 20 kA nominais são os usuais no quadro de uma casa.",
          ],
          [
            "Vai um módulo em cada fase: um em 127 V e dois em 220 V de duas fases. Onde a rua tem muitos raios ou a rede é aérea, há quem use o de 40 ou 45 kA, que dura mais surtos.",
            "Conte um DPS por fase, ou seja, dois módulos em 220 V com duas fases. Mais kA, como 40 ou 45, significa que ele aguenta mais descargas antes de gastar, e não que o motor precisa disso.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sem fio terra o DPS não protege", "Onde instalar e quem instala"],
        slots: [
          [
            "Os dois ficam no quadro, e o DPS é ligado ao barramento de terra com o fio mais curto possível. Sem aterramento ele não tem para onde desviar o pico. O serviço é do eletricista, com a chave geral desligada.",
            "O lugar dos dois é o quadro de luz, com o DPS perto do barramento de terra. Casa sem aterramento precisa fazê-lo antes. Não abra o quadro: quem instala é o eletricista, com tudo desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DPS substitui o disjuntor?",
        answers: [
          "Não. O DPS só age no pico de tensão, e o disjuntor só age na corrente alta. O quadro precisa dos dois.",
          "Não substitui, porque cada um protege de um risco: o disjuntor cuida do fio, e o DPS, da placa.",
        ],
      },
      {
        question: "O DPS precisa de disjuntor próprio?",
        answers: [
          "Muitos fabricantes pedem um disjuntor ou fusível antes do DPS, para desligá-lo quando ele se gasta. O valor está na ficha do modelo.",
          "Depende do modelo: a ficha diz se ele precisa de proteção antes e de quantos ampères. O eletricista segue esse número.",
        ],
      },
      {
        question: "Como sei que o DPS do portão queimou?",
        answers: [
          "A maioria tem uma janela que muda de cor, em geral de verde para vermelha. Trocou de cor, ele já não protege e precisa ser substituído.",
          "Olhe o visor do módulo, sem tirar tampas: verde costuma ser bom e vermelho, gasto. DPS gasto não desarma nada e deixa a placa sem proteção.",
        ],
      },
      {
        question: "Posso pôr disjuntor de 20 A no portão?",
        answers: [
          "Com fio de 2,5 mm², fique em 10 ou 16 A. O de 20 A só com cálculo do eletricista, porque protege pior o fio.",
          "Em casa não é necessário. Se o de 10 A cai, ache a causa antes de pensar em um maior.",
        ],
      },
    ],
    photo: "a etiqueta do motor e o quadro de luz fechado",
  },
  {
    id: "cabo-e-vias-de-comando",
    broader: "instalacao-eletrica",
    label: "Cabo da fotocélula e da botoeira: vias",
    phrase: "os cabos de comando do portão",
    asks: [
      "cabo fotocélula bitola",
      "bitola cabo fotocélula",
      "fio fotocélula bitola",
      "bitola fotocélula",
      "bitola botoeira",
      "cabo botoeira bitola",
      "fio botoeira bitola",
      "fio fotocélula",
      "fio motor junto interfone",
      "fio motor portão junto interfone",
      "fio portão passar junto interfone",
      "fio motor passar junto interfone",
      "cabo motor mesmo eletroduto interfone",
      "fio portão mesmo eletroduto",
      "fio portão junto rede",
      "cabo portão junto interfone",
      "cabo comando portão",
      "cabo rede ligar botoeira",
      ...combine(
        ["fotocélula", "botoeira", "fotocélula botoeira", "interfone"],
        ["quantas vias", "cabo vias", "quantos fios", "qual cabo", "que cabo", "que fio", "qual fio"],
      ),
      "cabo comando portão vias",
      "cabo para fotocélula",
      "cabo para botoeira",
      "fio usar botoeira",
      "fio vai botoeira",
      "cabo 4 vias portão",
      "qual fio fotocélula",
      "qual fio usar fotocélula",
      "qual fio sensor",
      "qual cabo fotocélula",
      "qual fio botoeira",
      "qual cabo botoeira",
    ],
    intent: "question",
    answers: {
      any: [
        "O cabo para fotocélula e botoeira é o de 4 vias de 0,5 mm², do tipo de alarme. A botoeira de um botão usa 2 vias, e a de três, 4. O transmissor da fotocélula usa 2, e o receptor, 4. Passe esse cabo em eletroduto separado do de energia, porque junto dela o sinal falha.",
        "O fio para usar na fotocélula é o cabo de alarme de 4 vias de 0,5 mm²: o transmissor precisa de 2 vias e o receptor, de 4. O mesmo cabo serve para o botão de parede, de 2 a 4 vias. Ele não deve dividir o tubo com a energia do motor, que causa interferência.",
        "O fio da botoeira tem 2 vias quando há um só botão e 4 quando há abrir, parar e fechar, sempre de 0,5 mm². Ele pode correr com o cabo do interfone em tubo próprio, mas nunca junto da força do motor, que causa interferência.",
        "A bitola do cabo para fotocélula e botoeira é de 0,5 mm², em cabo flexível de alarme ou de comando, com 4 vias: o transmissor usa 2 e o receptor, 4. Em distância de muitas dezenas de metros, suba para 0,75 mm². Ele corre em tubo separado da energia do motor, que causa interferência.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quantas vias para cada acessório", "Quantos fios passar até cada ponto"],
        slots: [
          [
            "Passe sempre um par de fios a mais, que custa pouco e já serve ao próximo acessório. O número abaixo é o mínimo de cada um.",
            "Com um par de sobra em cada trecho você não precisa refazer a passagem depois. Estas são as vias mínimas.",
            "Deixe um par livre no cabo, porque um fio que se parte ou um acessório novo usa essa reserva. O mínimo por item é este.",
          ],
        ],
        bullets: [
          "Botoeira de um botão: 2 vias.",
          "Botoeira de abrir, parar e fechar: 4 vias, sendo uma o comum.",
          "Fotocélula: 2 vias no transmissor e 4 no receptor.",
          "Fechadura ou trava elétrica: 2 vias mais grossas, por causa da corrente.",
          "Sinaleiro: 2 ou 3 vias, conforme o modelo.",
        ],
      },
      {
        about: "choose",
        headings: ["Que cabo comprar e por onde passar", "Que bitola usar e em que tubo passar"],
        slots: [
          [
            "O cabo flexível de comando ou de alarme, de 0,5 mm², serve até algumas dezenas de metros; em galpão, suba para 0,75 mm². Fora de tubo, escolha capa própria para área externa, que dura mais ao tempo.",
            "Numa casa, 0,5 mm² basta; em distância grande use 0,75 mm², porque o sinal enfraquece no fio fino. A capa deve ser própria para área externa, que resseca menos.",
            "Até algumas dezenas de metros, 0,5 mm² resolve, e acima disso se usa 0,75 mm². Fora de tubo ou na umidade, prefira cabo de uso externo.",
          ],
          [
            "O fio de força do motor não divide eletroduto com comando, fotocélula ou interfone. A partida do motor gera ruído que faz o portão abrir ou parar sozinho, e uma capa ferida leva a tensão da rede ao comando.",
            "A energia vai em um tubo e o comando, com o interfone, em outro. Juntos, o arranque do motor interfere e o portão age sozinho, e um fio descascado leva 127 ou 220 V ao botão.",
            "Separe sempre a força e o comando em tubos próprios. No mesmo tubo há interferência, com portão que para ou abre sem comando, e o risco de a tensão da rede chegar ao botão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como a botoeira e a fotocélula são ligadas", "O que deixar para o técnico na ligação"],
        slots: [
          [
            "A botoeira é ligada no contato normalmente aberto, e a fotocélula, em geral, no normalmente fechado, como manda o manual da central. A ligação na placa é do técnico, com o disjuntor desligado, porque os bornes da rede ficam ao lado.",
            "O botão usa um contato que fecha ao apertar, e a fotocélula usa, quase sempre, um que abre quando o feixe é cortado. Trocar um pelo outro trava o portão, e por isso quem liga na placa é o técnico, sem energia.",
            "O esquema da central manda: contato normalmente aberto na botoeira e, na maioria das placas, normalmente fechado na fotocélula. Você pode adiantar a passagem do cabo. A ligação na placa, que tem tensão da rede, fica com o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar cabo de rede na botoeira?",
        answers: [
          "Funciona em distância curta, mas o fio é fino e rígido e se parte no borne. O cabo de alarme, flexível, dura mais.",
          "Dá, em trecho pequeno. Como o fio é rígido e fino, parte com facilidade, e o cabo de comando compensa.",
        ],
      },
      {
        question: "A fotocélula precisa de fio nos dois lados?",
        answers: [
          "A comum precisa. Há modelo com espelho, de fio em um lado só, e modelo a pilha, que exige troca periódica.",
          "Na maioria dos modelos, sim. Onde não dá para cruzar o vão com o fio, usa-se a de espelho ou a de pilha.",
        ],
      },
      {
        question: "Posso emendar o cabo de comando?",
        answers: [
          "Só em caixa fechada, com conector ou solda e isolação vedada. A emenda ao tempo oxida, e o portão falha na chuva.",
          "É melhor evitar. Se for preciso, faça a emenda dentro de uma caixa, nunca enterrada, porque a umidade derruba o sinal.",
        ],
      },
      {
        question: "Qual a distância máxima do cabo da botoeira?",
        answers: [
          "Separado da força, o cabo vai bem por dezenas de metros. Em distância maior, use bitola 0,75 mm², cabo blindado ou relé.",
          "Algumas dezenas de metros não trazem problema. Além disso, um cabo mais grosso ou blindado evita falhas.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e das duas colunas do portão",
  },
  {
    id: "pe-direito-baixo",
    broader: "medidas",
    label: "Portão para garagem de pé-direito baixo",
    phrase: "a garagem de pé-direito baixo",
    asks: [
      "garagem pé direito que portão cabe",
      "garagem tem pé direito portão",
      ...combine(
        ["pé direito baixo", "teto baixo", "laje baixa", "garagem baixa", "pouca altura", "viga baixa"],
        ["portão", "garagem", "qual portão", "que portão", "motor", "portão automático"],
      ),
      "pé direito baixo",
      "portão pouco pé direito",
      "portão sem espaço em cima",
      "portão garagem teto baixo",
    ],
    intent: "question",
    answers: {
      any: [
        "Com pé-direito baixo, use portão de correr ou de abrir, porque nenhum dos dois ocupa altura: o de correr precisa de parede livre ao lado, e o de abrir, de espaço para girar. O basculante diminui a passagem em alguns centímetros, e o de enrolar exige lugar para o rolo. As medidas do vão mostram qual cabe.",
        "A garagem com teto baixo deve usar portão de correr, quando há parede livre ao lado do tamanho da folha, ou de abrir, quando não há, porque o motor deles também não ocupa o teto. O basculante só serve se o carro passa com a folha recolhida no alto, e o de enrolar, se sobra lugar para o rolo.",
        "O portão para pé-direito baixo é o de correr ou o de abrir, porque nenhum ocupa o teto: o primeiro precisa de parede lateral, e o segundo, de espaço livre para girar. O basculante diminui a altura da passagem, e o de enrolar guarda o rolo acima do vão. Com as medidas dá para decidir.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto cada portão ocupa de altura", "Compare os tipos antes de decidir"],
        slots: [
          [
            "A altura que conta é a que sobra para o carro com o portão aberto, e cada tipo diminui o vão de um jeito.",
            "Compare pelo espaço livre com a folha toda aberta, e não pela altura do vão vazio.",
            "O que interessa é quanto fica livre para passar depois de abrir, e nisso os tipos são bem diferentes.",
          ],
        ],
        bullets: [
          "De correr: não ocupa nada em cima e precisa de parede livre do tamanho da folha.",
          "De abrir: deixa a altura livre, mas exige espaço para girar.",
          "Basculante: a folha e a travessa ficam recolhidas no alto do vão.",
          "De enrolar: o rolo fica acima do vão e cresce com a altura da porta.",
        ],
      },
      {
        about: "check",
        headings: ["O que medir na garagem de teto baixo", "Medidas do vão e do carro"],
        slots: [
          [
            "Tire as medidas com o portão parado e anote em centímetros. A verga é a viga em cima do vão, e a distância dela até a laje mostra se o rolo ou a folha cabem.",
            "São poucas medidas, tiradas com o portão parado. A distância entre a verga, que é a viga sobre o vão, e a laje mostra quanto espaço há em cima.",
            "Use a trena com o portão parado, porque o espaço entre a verga, a viga do vão, e a laje decide se cabe basculante ou porta de enrolar.",
          ],
        ],
        steps: [
          "Meça do piso à verga, nos dois lados do vão.",
          "Meça da verga à laje.",
          "Meça a parede livre ao lado e o fundo da garagem.",
          "Meça o carro mais alto, com rack e antena.",
          "Em rampa, repita a altura onde o carro passa inclinado.",
        ],
      },
      {
        about: "cost",
        headings: ["Onde fica o motor e quanto custa", "O motor em pouco espaço e o preço"],
        slots: [
          [
            "No portão de correr o motor fica no chão, ao lado do vão. No de abrir, um braço é preso à folha, e nenhum usa o teto. Motor e mão de obra, na troca em casa, ficam de {price.homeSwap}. O portão novo é feito pelo serralheiro.",
            "O motor do portão de correr se apoia no piso, e o do portão de abrir é ligado à própria folha, sem tocar a laje. A troca residencial, com mão de obra, fica de {price.homeSwap}, e mudar o tipo de portão soma a serralheria.",
            "Nem o portão de correr, com motor no piso, nem o de abrir, com braço na folha, ocupam o alto. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e a folha nova é encomendada ao serralheiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual a altura mínima para passar um carro?",
        answers: [
          "Um carro comum passa com perto de 2 metros livres, e um SUV com rack precisa de 2,20 m ou mais. Meça o seu e deixe uns 10 cm de folga.",
          "Com uns 2 metros passa um carro comum; utilitário ou carro com rack precisa de 2,20 m ou mais. A rampa exige mais altura, porque a traseira sobe.",
        ],
      },
      {
        question: "Existe basculante para pé-direito baixo?",
        answers: [
          "Há modelos articulados e de duas partes, que recolhem em menos espaço. O serralheiro diz se cabem no seu vão, e o motor depende do peso da folha.",
          "Existe o articulado, que dobra ao subir e ocupa menos. Quem mede e fabrica é o serralheiro; depois se escolhe o motor.",
        ],
      },
      {
        question: "Dá para levantar a verga?",
        answers: [
          "Só com projeto de engenheiro, porque a verga sustenta a parede de cima. Mudar o tipo de portão costuma ser mais simples e barato.",
          "Só com projeto de engenheiro, já que a viga segura o que está sobre o vão. Na maioria das casas, trocar o tipo de portão resolve com menos obra.",
        ],
      },
      {
        question: "Não tenho parede ao lado para o portão de correr. E agora?",
        answers: [
          "O portão de abrir em duas folhas precisa de metade do espaço de giro e não usa a lateral. Outra saída é a folha de correr em duas partes, uma atrás da outra, que ocupa metade da parede.",
          "As duas folhas de abrir reduzem o giro à metade. Se houver um pouco de parede, o portão de correr em duas partes sobrepostas pode caber.",
        ],
      },
    ],
    photo: "fotos do vão por dentro e de lado, com as três alturas",
  },
  {
    id: "curso-de-portao",
    broader: "normas",
    label: "Curso de instalação de portão",
    phrase: "o curso de instalação de portão",
    asks: [
      ...combine(
        ["curso"],
        [
          "instalação portão",
          "instalar portão",
          "instalador portão",
          "automatização portão",
          "portão eletrônico",
          "portão automático",
          "conserto portão",
          "manutenção portão",
        ],
      ),
      "aprender instalar portão curso",
      "treinamento instalador portão",
      "curso placa portão",
      "curso técnico portão",
      "curso portão onde fazer",
      "curso gratuito portão",
      "curso motor portão",
      "curso online portão eletrônico",
    ],
    intent: "question",
    answers: {
      price: [
        "O preço do curso de instalador de portão varia: os treinamentos dos fabricantes de motor costumam ser de graça ou custar pouco, e os de elétrica, como a NR-10 de 40 horas, são pagos à escola. Nós não damos curso. Veja se o certificado, o motor em bancada e o material estão incluídos.",
      ],
      any: [
        "Não damos curso de instalação de portão eletrônico: vendemos, instalamos e consertamos. Para aprender, procure os treinamentos dos próprios fabricantes de motor, presenciais ou pela internet, e uma escola de elétrica, como o SENAI. Comece por elétrica básica e pela NR-10, curso de 40 horas para quem trabalha com eletricidade.",
        "O curso de manutenção de portão eletrônico, online ou presencial, é dado pelos fabricantes de motor, que treinam técnicos, muitas vezes de graça; nós não damos curso. O que falta neles se aprende num curso de eletricista. A NR-10, de 40 horas, é exigida de quem trabalha com eletricidade; depois se aprendem a mecânica da folha e a programação da central.",
        "O curso de instalador de portão eletrônico se faz nos fabricantes de motor, que treinam técnicos de graça ou por pouco, ao vivo e pela internet, e em escola de elétrica, como o SENAI, com a NR-10 de 40 horas. Nós não damos curso; vendemos, instalamos e consertamos motores.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que um bom curso de instalador ensina", "Conteúdo para trabalhar com motor de portão"],
        slots: [
          [
            "Instalar bem é mais que seguir o esquema da placa, por isso desconfie de curso que só ensina a ligar fios. Pergunte quantas horas são de bancada.",
            "Um curso que só ensina a ligar fios é pouco. Antes de pagar, pergunte se há motor de verdade e quantas horas são de prática.",
            "Metade do ofício é mecânica da folha, e não elétrica. Escolha um curso com motor na bancada e horas de prática.",
          ],
        ],
        bullets: [
          "Folha: equilíbrio, roldana, trilho e peso antes do motor",
          "Elétrica: circuito próprio, aterramento, DR e NR-10",
          "Central: percurso, força, fim de curso e controles",
          "Segurança: fotocélula, reversão e destravamento manual",
          "Diagnóstico: capacitor, placa e motor",
        ],
      },
      {
        about: "check",
        headings: ["Onde procurar antes de pagar", "O caminho de quem quer trabalhar com portão"],
        slots: [
          [
            "Siga esta ordem, do mais barato ao mais completo. Boa parte do material das marcas é gratuita.",
            "Comece pelo que é grátis, nos sites dos fabricantes, e só depois pague.",
            "Antes de gastar, aproveite os manuais e vídeos gratuitos das marcas. O certificado vem depois, nesta ordem.",
          ],
        ],
        steps: [
          "Baixe manuais e vídeos no site das marcas.",
          "Faça elétrica básica e NR-10.",
          "Inscreva-se no treinamento do fabricante e peça certificado.",
          "Acompanhe um instalador experiente por algumas semanas.",
          "Comece por portão de correr e controle, e deixe o basculante para depois.",
        ],
      },
      {
        about: "safety",
        headings: ["Os riscos do ofício", "Não aprenda no portão dos outros"],
        slots: [
          [
            "O cabo, a mola e o contrapeso do basculante podem matar, e a energia ligada também. Ninguém deve aprender isso sozinho.",
            "Folha sem equilíbrio e 220 V são os dois perigos da profissão. Comece sempre ao lado de quem sabe.",
            "Basculante desequilibrado e fio energizado já mataram gente do ramo. Aprenda ao lado de um instalador experiente.",
          ],
          [
            "Quem só quer o próprio portão pronto gasta menos pedindo a instalação: a mão de obra, para motor já comprado, parte de {price.installation}.",
            "Se a ideia é fazer apenas o da sua casa, a instalação avulsa, a partir de {price.installation}, sai mais em conta que curso e ferramenta.",
            "Se você só quer o seu portão pronto, compare: a mão de obra para instalar um motor que você já comprou começa em {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de diploma para instalar portão?",
        answers: [
          "Não conhecemos lei que peça diploma para o motor. A NR-10 vale para serviço em eletricidade, e o cliente pode exigir nota e garantia.",
          "Diploma, não. O que o mercado pede é o treinamento de NR-10 e um CNPJ, como o de MEI, para emitir nota.",
        ],
      },
      {
        question: "Vocês contratam instalador?",
        answers: [
          "Pergunte pelo WhatsApp, dizendo a sua experiência e o bairro onde mora; aqui não publicamos vagas.",
          "Mande mensagem pelo WhatsApp com a sua experiência e o seu bairro, e dizemos se há vaga.",
        ],
      },
      {
        question: "Que ferramentas um instalador precisa?",
        answers: [
          "Multímetro, furadeira, jogo de chaves, nível, trena e equipamento de proteção. Máquina de solda entra em quem faz serralheria.",
          "O básico é multímetro, furadeira, nível, trena e equipamento de proteção. A solda e as escoras podem ser compradas depois.",
        ],
      },
      {
        question: "Quanto tempo leva para aprender?",
        answers: [
          "O básico de um curso cabe em uma ou duas semanas. Segurança para trabalhar sozinho costuma vir depois de meses acompanhando.",
          "A teoria e a bancada levam dias. A prática de verdade leva meses ao lado de alguém experiente.",
        ],
      },
    ],
    photo: "fotos do portão, se o serviço for para a sua casa",
  },
  {
    id: "quanto-ganha-instalador",
    broader: "normas",
    label: "Quanto ganha um instalador de portão",
    phrase: "o ganho do instalador de portão",
    asks: [
      "quanto ganha instalador portão",
      "quanto ganha instalador portão eletrônico",
      "quanto ganha instalador portão automático",
      "quanto ganha técnico portão",
      "quanto ganha técnico portão eletrônico",
      "salário instalador portão",
      "salário técnico portão eletrônico",
      "vale pena ser instalador portão",
      "trabalhar com portão eletrônico vale pena",
      "dá dinheiro portão eletrônico",
      "vale pena trabalhar portão eletrônico",
      "profissão instalador portão",
      "quanto cobrar instalação portão",
      "quanto cobrar mão de obra portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Quanto ganha um técnico de portão eletrônico não tem tabela: o empregado recebe o salário da vaga, às vezes com comissão e plantão, e o autônomo, os serviços do mês menos os custos. Para ter o valor de hoje, compare vagas de técnico ou instalador de automação na sua cidade.",
        "Quanto ganha um instalador de portão depende de ele ser empregado, com salário fixo e às vezes comissão, ou autônomo, que recebe por instalação e conserto. Quem sabe placa, solda e basculante ganha mais, porque resolve numa visita o que outros encaminham.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda o ganho do instalador", "Empregado ou por conta própria"],
        slots: [
          [
            "Para calcular o ganho de um autônomo, multiplique os serviços do mês pela mão de obra média e tire carro, ferramenta, imposto e retornos. O que ele sabe fazer e os clientes fixos pesam mais que o número de instalações.",
            "A conta do autônomo é simples: serviços do mês vezes a mão de obra, menos carro, ferramenta, imposto e retornos em garantia. O que mais muda esse resultado é o que o técnico sabe consertar e quantos clientes o chamam de novo.",
          ],
        ],
        bullets: [
          "Conserto de placa e diagnóstico pagam melhor que a montagem simples",
          "Contrato de condomínio dá renda fixa todo mês",
          "Plantão de noite e fim de semana vale mais",
          "Carro, ferramenta, garantia do serviço e imposto saem do que se recebe",
        ],
      },
      {
        about: "check",
        headings: ["Como começar na profissão", "O caminho até trabalhar sozinho"],
        slots: [
          [
            "Começar como ajudante é o caminho mais seguro, porque basculante e rede elétrica não se aprendem em vídeo.",
            "O primeiro ano costuma ser ao lado de outro técnico. Depois vêm os clientes próprios.",
          ],
        ],
        steps: [
          "Faça elétrica básica e a NR-10, curso de 40 horas.",
          "Participe dos treinamentos dos fabricantes de motor.",
          "Trabalhe como ajudante de um instalador por alguns meses.",
          "Abra um CNPJ, como o de MEI, para emitir nota.",
          "Guarde fotos e avaliações dos serviços, que trazem os próximos.",
        ],
      },
      {
        about: "choose",
        headings: ["Quanto cobrar por um serviço", "Do custo ao preço da mão de obra"],
        slots: [
          [
            "Quem trabalha por conta soma as horas, o deslocamento, o material e uma reserva para a garantia, que pela lei é de 90 dias no serviço. Cobrar só as horas é o erro de quem começa.",
            "O preço da mão de obra deve pagar as horas, a ida e a volta e o retorno em garantia, que a lei fixa em 90 dias. Compare com o que o seu bairro cobra e dê o valor por escrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de curso para ser instalador de portão?",
        answers: [
          "Não conhecemos lei que o exija, mas a NR-10 é cobrada de quem trabalha com eletricidade, e o fabricante treina.",
          "Diploma, não. A NR-10 e os treinamentos das marcas fazem diferença na hora de ser contratado.",
        ],
      },
      {
        question: "Que ferramentas o instalador precisa?",
        answers: [
          "Multímetro, furadeira, jogo de chaves, nível, trena e equipamento de proteção. A solda vem depois.",
          "O básico cabe numa mala: multímetro, furadeira, chaves, nível e trena. Solda é para quem faz serralheria.",
        ],
      },
      {
        question: "Vocês contratam instalador?",
        answers: [
          "Mande mensagem pelo WhatsApp com a sua experiência e o seu bairro, e dizemos se há vaga.",
          "Pergunte pelo WhatsApp e conte o que sabe fazer; aqui não publicamos vagas.",
        ],
      },
    ],
    photo: "um resumo da sua experiência, se procura vaga, ou fotos do portão, se precisa do serviço",
  },
  {
    id: "motor-no-atacado",
    broader: "loja",
    label: "Motor de portão no atacado",
    phrase: "a compra de motores em quantidade",
    asks: [
      "peças portão atacado",
      "peças atacado portão",
      "peças portão atacado técnicos",
      "fornecedor motor serralheria",
      "fornecedor motor portão serralheria",
      "fornecedor motor portão",
      "fornecimento motores portão",
      ...combine(
        ["motor portão", "motor", "kit motor", "controle portão"],
        [
          "atacado",
          "atacado serralheria",
          "atacado revenda",
          "quantidade",
          "distribuidor atacado",
          "preço revenda",
          "serralheria revenda",
        ],
      ),
      "comprar motor serralheria",
      "serralheiro comprar motor portão",
      "serralheiro compro motor portão preço revenda",
      "serralheiro onde compro motor portão preço revenda",
      "serralheiro preço revenda",
      "motor portão para serralheiro comprar",
      "motor portão revender",
      "desconto quantidade motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para comprar motor de portão no atacado, a serralheria pede a cotação pelo WhatsApp, com a quantidade, o tipo de portão e o peso médio das folhas. Não publicamos tabela de atacado: a resposta diz o preço por quantidade, o desconto, se houver, e o prazo. No varejo, o kit basculante instalado custa {models.pricesNamedOr}.",
        "Motor de portão com preço de revenda é cotado pelo WhatsApp, por quantidade: o serralheiro manda os modelos, o número de unidades e o prazo, e sabe na resposta se há desconto. A tabela publicada é de varejo, com entrega e instalação: {models.pricesNamed}.",
        "Peças de portão no atacado, motores e controles são cotados por lista: o técnico manda pelo WhatsApp o código ou a foto de cada item e a quantidade. O preço sai na resposta, sem tabela publicada, junto com o prazo e o frete.",
        "O desconto em motores de portão para revenda depende da quantidade e sai na cotação por WhatsApp: informe os modelos, as unidades e se é serralheria, loja ou instalador. Só o preço de varejo é publicado, com o kit basculante instalado: {models.pricesNamed}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para a cotação"],
        slots: [
          [
            "Com estes dados, a resposta vem completa de uma vez. O que mais atrasa é a falta da medida ou da tensão, porque elas mudam o modelo.",
            "Um pedido completo evita idas e voltas, já que peso, tensão e quantidade mudam o modelo e o preço. Inclua:",
            "Mande tudo junto, para receber preço e prazo na mesma resposta. Sem o peso e a tensão não dá para definir o modelo.",
          ],
        ],
        bullets: [
          "Quantidade por tipo: basculante, de correr, de abrir",
          "Peso e medida médios das folhas que você faz",
          "Tensão, 127 V ou 220 V, e controles por motor",
          "Só o motor ou motor com instalação",
          "Peças e controles por código ou foto, e CNPJ para a nota",
        ],
      },
      {
        about: "choose",
        headings: ["Só o motor ou motor instalado", "O que compensa para quem revende"],
        slots: [
          [
            "Quem tem instalador na equipe compra só o aparelho. Quem não tem pode deixar a montagem conosco: a mão de obra parte de {price.installation} por portão, sem o motor.",
            "Com técnico próprio, vale comprar o motor e instalar. Sem ele, a instalação sai a partir de {price.installation} por portão, e o seu cliente recebe tudo funcionando.",
            "Se a sua equipe monta, compre só o motor. Se não monta, contrate a instalação, que começa em {price.installation} por portão, sem o aparelho.",
          ],
          [
            "Padronizar um modelo por tipo de portão facilita o estoque, a reposição e a garantia. Folha leve e folha pesada pedem dois modelos, e não um só no limite.",
            "Trabalhar com um modelo por tipo de folha simplifica a reposição e o treinamento. Só não use o mesmo para folha leve e pesada.",
            "Com poucos modelos há menos peça parada e menos erro de montagem. Cada um precisa ter folga sobre o peso das folhas que você faz.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Garantia na revenda", "Quem responde ao cliente final"],
        slots: [
          [
            "O motor tem {warranty.motor} de garantia de fábrica, e a instalação feita por nós, {warranty.installation}. Se quem instala é a serralheria, a garantia da mão de obra é dela.",
            "São {warranty.motor} da fábrica no motor e {warranty.installation} no serviço, quando a montagem é nossa. A instalação feita por você é garantida por você.",
            "A fábrica dá {warranty.motor} ao motor, e nós damos {warranty.installation} à instalação que fizermos. Se a sua equipe monta, a mão de obra é garantida por ela.",
          ],
          [
            "Guarde a nota e anote o número de série do motor de cada obra, porque é por eles que a fábrica atende. Instalação fora do manual costuma encerrar a cobertura.",
            "A fábrica pede a nota e o número de série num chamado; anote os dois por obra. Uma ligação fora do manual pode tirar o direito.",
            "Para acionar a fábrica valem a nota, o número de série anotado por obra e a montagem conforme o manual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Tem pedido mínimo de motores?",
        answers: [
          "Não publicamos pedido mínimo. Diga a quantidade na cotação, mesmo que seja um motor só, e a resposta traz a condição.",
          "Não há mínimo divulgado: a condição vem na cotação, conforme o número de unidades.",
        ],
      },
      {
        question: "Entregam na serralheria ou na obra?",
        answers: [
          "Diga o endereço: prazo e frete vêm na resposta, dentro da área que atendemos. A retirada também pode ser combinada.",
          "A entrega é combinada pelo endereço, com frete e prazo na proposta. Se preferir buscar, acerte o dia por mensagem.",
        ],
      },
      {
        question: "Vendem também cremalheira, controles e placas?",
        answers: [
          "Sim, peças e controles se cotam por lista, com foto ou código. Controle precisa do modelo, porque código e frequência mudam.",
          "Vendemos peças, placas e controles. Mande a lista com código ou foto, já que modelos parecidos não são compatíveis.",
        ],
      },
      {
        question: "Dá para parcelar a compra em quantidade?",
        answers: [
          "No cartão, até {shop.instalments} vezes; Pix também serve. Prazo para empresa se pergunta na cotação.",
          "As formas são Pix e cartão, em até {shop.instalments} parcelas. Outra condição para CNPJ depende da cotação.",
        ],
      },
    ],
    photo: "a lista do pedido e, se houver, a etiqueta do modelo que você usa",
  },
  {
    id: "motor-sem-rede-eletrica",
    broader: "energia-solar",
    label: "Motor de portão sem cabo de energia",
    phrase: "o motor sem ligação à rede",
    asks: [
      "automatizar portão sem ponto luz",
      "existe motor portão sem cabo rede",
      "motor portão sem cabo rede",
      "sem cabo energia",
      "sem fio energia motor",
      "motor sem fio portão",
      "motor portão sem fio",
      "motor sem cabo",
      "motor sem energia elétrica",
      "portão automático sem energia elétrica",
      "portão eletrônico sem energia elétrica",
      "motor portão sem tomada",
      "portão sem ponto energia",
      "motor portão bateria sem energia",
      "motor portão sem puxar fio",
      "sem passar fio motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão sem cabo de energia existe na forma solar: motor de 24 V com bateria carregada por painel, para folha leve ou média e poucas aberturas por dia. Numa chácara sem energia elétrica é o caminho do portão automático. Havendo casa perto, puxar o cabo costuma custar menos.",
        "Para ter portão automático em chácara sem energia elétrica, usa-se motor de 24 V, bateria e painel solar, que dispensam o cabo da rede. Funciona com sol no local, portão leve e poucas aberturas. Se há rede a algumas dezenas de metros, o cabo sai mais barato.",
        "Sem cabo de energia, o motor de portão depende de bateria com painel solar, num conjunto de 24 V. Serve à chácara ou entrada distante, com folha leve e uso pequeno. Motor comum, mesmo o de controle sem fio, precisa da rede elétrica.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Solar, bateria ou cabo", "Qual caminho para o seu portão"],
        slots: [
          [
            "A distância até o quadro de luz decide quase tudo, e o sol no portão decide o resto. Meça as duas coisas antes de pedir preço.",
            "Comece pelos metros até a energia mais próxima e veja quantas horas de sol batem ali. Com isso já se elimina uma das saídas.",
            "Saber a que distância está a rede e quanto sol o local recebe basta para escolher entre painel e cabo.",
          ],
        ],
        bullets: [
          "Até algumas dezenas de metros: cabo da rede, em eletroduto",
          "Longe da rede e com sol: motor de 24 V, bateria e painel",
          "Sombra o dia todo: cabo, ou bateria levada para recarregar",
          "Portão pesado ou muitas aberturas: cabo",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes", "Dados para dimensionar o painel"],
        slots: [
          [
            "A central gasta um pouco o dia inteiro, mesmo parada, e cada abertura consome mais. Por isso o painel e a bateria são calculados com sobra para dias nublados.",
            "Mesmo sem abrir, a placa consome, e esse gasto contínuo pesa tanto quanto as aberturas. A bateria precisa aguentar alguns dias sem sol.",
            "O consumo tem duas partes, a central em espera e as aberturas. Somadas, elas dizem o tamanho do painel e da bateria, com reserva para tempo fechado.",
          ],
        ],
        steps: [
          "Conte as aberturas por dia, incluindo o fim de semana.",
          "Meça a folha e anote o material.",
          "Veja quantas horas de sol batem no lugar do painel.",
          "Meça os metros até o quadro de luz mais próximo.",
          "Empurre a folha de correr ou de abrir, se está reta: ela deve andar leve.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Painel ou cabo: a conta"],
        slots: [
          [
            "No solar, pagam-se motor de 24 V, bateria, painel, controlador de carga e montagem, e ele costuma custar mais que o motor comum. A bateria se troca depois de alguns anos, e isso entra na comparação.",
            "O conjunto solar soma motor, painel, bateria e controlador, e por isso fica acima do motor ligado à rede. Há ainda a bateria nova de tempos em tempos.",
            "Motor de 24 V, bateria, painel e controlador fazem o solar mais caro que o motor de rede. Além da compra, conte a reposição da bateria, que dura poucos anos.",
          ],
          [
            "Na rede, o motor é o comum, e o que cresce é o cabo, o eletroduto e a vala, por metro. Extensão não serve como ligação, porque aquece e enfraquece o motor.",
            "Com cabo, paga-se por metro de fio, tubo e vala, e o motor sai mais barato. Não use extensão: ela esquenta e deixa o portão sem força.",
            "Pela rede, o preço acompanha a distância, em cabo, tubo e escavação, com motor de linha comum. Extensão no chão é risco, e a queda de tensão estraga o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe motor de portão a pilha?",
        answers: [
          "Não para mover a folha, que pede muito mais energia. Pilha serve ao controle e a alguns sensores sem fio.",
          "Não. As pilhas alimentam o controle e certas fotocélulas; para puxar o portão é preciso rede ou bateria grande.",
        ],
      },
      {
        question: "A bateria sozinha, sem painel, funciona?",
        answers: [
          "Funciona até descarregar, e a central gasta mesmo parada. Seria preciso tirá-la para carregar com frequência, o que só serve em uso muito raro.",
          "Por pouco tempo: em alguns dias a espera da central esgota a carga. Sem painel nem rede, alguém terá de recarregá-la sempre.",
        ],
      },
      {
        question: "O portão solar funciona em dia nublado?",
        answers: [
          "Funciona com a reserva da bateria, que é calculada para isso. Semanas de chuva com muitas aberturas podem esgotá-la, e então se abre pela chave, em folha reta de correr ou de abrir.",
          "Sim, enquanto houver carga guardada. Se o tempo fechado durar e a bateria acabar, destrava-se a folha de correr ou de abrir, reta; basculante com defeito, não.",
        ],
      },
      {
        question: "O que é sem fio num motor comum?",
        answers: [
          "O controle, e às vezes a botoeira e a fotocélula. A força do motor continua vindo por cabo, em circuito próprio com disjuntor e fio terra.",
          "Só o comando: controle, e em alguns casos sensor e botão. O cabo de energia permanece, com disjuntor e terra só para o portão.",
        ],
      },
    ],
    photo: "fotos do portão e do local, com a distância até o quadro de luz",
  },
];
