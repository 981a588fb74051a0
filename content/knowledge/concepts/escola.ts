import type { Concept } from "#domain/knowledge/concept.ts";

export const escola: Concept = {
  id: "escola",
  kind: "audience",
  label: "Escola",
  phrase: "o portão da escola",
  words: [
    "escola",
    "portão de escola",
    "colégio",
    "creche",
    "berçário",
    "educação infantil",
    "faculdade",
    "universidade",
    "instituição de ensino",
  ],
  intent: "buying",
  answers: {
    any: [
      "Portão automático para escola se planeja pela criança: entrada de alunos separada dos carros, folha lenta, fotocélula em duas alturas e comando só com funcionário. O motor é de uso intenso, pelo pico da saída, e em folha pesada a troca fica de {price.heavySwap}, com mão de obra.",
      "Para automatizar o portão do colégio, comece pela segurança, sensores, força mínima e botão de parada, e depois escolha o motor escolar pelo peso e pelo pico de entrada. Em portão pesado, motor e serviço custam de {price.heavySwap}, e a revisão é {visits.business}.",
      "Em escola, o portão eletrônico não fecha sozinho nem tem controle com as famílias: a portaria aciona vendo a folha, com fotocélula baixa. O motor para folha pesada sai de {price.heavySwap} na troca, instalado fora do horário de aula, em {time.heavy}.",
    ],
    price: [
      "O preço do motor para portão de escola, em folha pesada, fica de {price.heavySwap} na troca, com mão de obra. Fotocélulas em duas alturas, borda sensível e comando da portaria são itens à parte, e o peso da folha e o pico de uso dizem o ponto da faixa.",
      "Quanto custa portão automático em escola depende da folha e dos sensores: motor pesado instalado, de {price.heavySwap}; segundo par de fotocélulas e botão de parada somam. Portão leve de serviço fica na troca comum, de {price.homeSwap}.",
    ],
    repair: [
      "Portão de escola com defeito sai de uso na hora: disjuntor desligado, área isolada e outra entrada para os alunos. O técnico testa folha, sensores e força fora do horário de aula, e se o motor pesado acabou, a troca fica de {price.heavySwap}.",
      "No portão automático da escola, sensor que falha é motivo para parar, mesmo com o motor andando. Peça comum se troca numa visita, atendida {shop.hours}, e motor novo em folha pesada custa de {price.heavySwap}, com mão de obra.",
    ],
    installation: [
      "Instalar motor em portão de escola se faz fora do horário de aula, em {time.heavy} no conjunto pesado, com fotocélula em duas alturas, força mínima e comando na portaria. Motor e mão de obra, na troca, ficam de {price.heavySwap}.",
      "A instalação de portão automático em colégio inclui sensores, sinaleiro, botão de parada e treino da portaria. São {time.heavy} de serviço, à noite, no fim de semana ou nas férias, e a troca em folha pesada custa de {price.heavySwap}.",
    ],
    emergency: [
      "Portão de escola travado, torto ou fora do trilho: tire as crianças da área, desligue o disjuntor, isole os dois lados e use outra saída. Não destrave folha inclinada nem basculante; o atendimento funciona {shop.hours}.",
      "Se o portão da escola prender na saída dos alunos, desvie o fluxo e desligue o disjuntor. Só funcionário treinado destrava, apenas folha de correr ou de abrir, reta e com a área vazia; respondemos {shop.hours}.",
    ],
    buying: [
      "Portão automático para escola pede motor de uso intenso com parada suave, fotocélula em duas alturas, comando só na portaria e entrada de alunos separada. Em folha pesada, a troca do motor fica de {price.heavySwap}, com mão de obra.",
      "O motor de portão escolar deve andar sem pressa, frear suave e aguentar o pico da entrada e da saída. Instalado em folha pesada, custa de {price.heavySwap}, em {time.heavy} de serviço sem alunos no local.",
      "Para escola ou colégio, compre primeiro a segurança do portão, sensores, força mínima e botão de parada; o motor vem pelo peso da folha. A troca em portão pesado sai de {price.heavySwap}, e a proposta vem por itens.",
    ],
    question: [
      "Para automatizar o portão da escola, comece separando alunos e carros; depois vêm comando só na portaria, fotocélula baixa e força mínima, porque a criança passa sob o sensor comum. O motor de folha pesada fica de {price.heavySwap} na troca, instalado.",
      "O portão eletrônico em escola se planeja assim: entrada de alunos à parte, folha lenta, sensores em duas alturas e funcionário no comando. Motor de uso intenso em folha pesada custa de {price.heavySwap}, com mão de obra.",
      "Sim, o portão do colégio pode ser automático, desde que nenhum aluno passe pelo vão dos carros e os sensores sejam testados toda semana. Em portão pesado a troca do motor sai de {price.heavySwap}, fora do horário de aula.",
    ],
  },
  line: [
    "Em escola, quem aciona o portão é funcionário, com a folha à vista e sem pressa.",
    "Entrada de alunos e entrada de carros separadas são a melhor proteção na escola.",
    "Portão de escola com sensor falhando sai de uso até o reparo.",
  ],
  sections: [
    {
      about: "safety",
      headings: ["Proteção dos alunos no portão", "Fotocélula baixa, força mínima", "O que não pode faltar na escola"],
      slots: [
        [
          "A criança passa abaixo da fotocélula comum, a cerca de meio metro, e por isso se põe um segundo par mais baixo. A força é a menor que move a folha, testada com um objeto a cada revisão.",
          "Dois pares de fotocélulas, um deles baixo, enxergam o aluno pequeno e o carro. Força mínima faz a folha ceder ao primeiro toque.",
          "O sensor comum não vê aluno pequeno, e o segundo par resolve. Com força justa e borda sensível, a folha para antes de apertar.",
          "Sensor baixo para a criança, sensor alto para o carro e força no mínimo: essa é a base. Frestas ao lado da folha recebem tela.",
        ],
      ],
      bullets: [
        "Fotocélulas em duas alturas",
        "Borda sensível na folha pesada",
        "Comando só na portaria, sem controle com famílias",
        "Botão de parada à vista",
        "Tela nas frestas ao lado da folha",
      ],
    },
    {
      about: "what",
      headings: [
        "Como organizar as entradas da escola",
        "Aluno de um lado, carro do outro",
        "Quem abre o portão da escola e quando",
      ],
      slots: [
        [
          "A entrada de alunos é um portão social com fechadura elétrica, longe do trilho dos carros. No horário de entrada e saída, o portão de veículos fica fechado.",
          "Aluno entra por porta própria, e o portão de carros não se move enquanto eles passam. Separar as passagens tira a criança do caminho da folha.",
          "Duas entradas, uma para cada fluxo, são a melhor proteção. A de carros permanece fechada enquanto há aluno chegando.",
          "A pé, por portão social; de carro, pelo outro, fora do horário dos alunos. Essa separação vale mais que qualquer sensor.",
        ],
        [
          "O comando fica na portaria, com visão da folha inteira, por janela ou câmera. Van autorizada entra por tag, que se exclui no fim do ano sem mexer nas outras.",
          "Quem aciona precisa ver o vão todo antes de apertar. Transporte escolar usa tag cadastrada, e não controle distribuído.",
          "Botão na portaria e câmera onde a guarita não enxerga. Controle com pais não deixa registro, e a tag deixa.",
          "A portaria comanda, vendo a folha. Para vans, tag individual, que pode ser bloqueada sozinha.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual motor para a escola", "Folha lenta, pico curto", "Escolha por fluxo e por idade dos alunos"],
      slots: [
        [
          "O movimento se concentra na entrada e na saída, e o motor precisa aguentar esse pico sem desarmar. Conte as aberturas na meia hora mais cheia e compare com os ciclos por hora da ficha.",
          "Motor de uso intenso suporta a saída sem parar por calor. A conta é de aberturas na meia hora mais cheia.",
          "Pico curto e forte pede motor de fluxo intenso. Meia hora de contagem, na saída, dá o número.",
          "Não é a média do dia que decide, e sim a meia hora da saída. O motor deve passar desse número com folga.",
        ],
        [
          "Velocidade baixa e parada suave são melhores que pressa onde há criança. De correr é o mais indicado para carros, porque não passa sobre ninguém nem avança na calçada.",
          "Folha lenta com freio suave dá tempo de reagir. O deslizante evita folha suspensa sobre a passagem.",
          "Abertura rápida não combina com pátio. Portão de correr não invade a calçada cheia nem fica acima das pessoas.",
          "Prefira portão de correr, lento e com parada suave. A velocidade se ajusta na placa de muitos modelos.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste da portaria", "O que conferir toda semana", "O teste semanal do funcionário"],
      slots: [
        [
          "Uma vez por semana, sem alunos no pátio, a portaria testa os sensores e anota data e nome. Se algum item falhar, o portão sai de uso.",
          "O teste é de funcionário treinado, com a folha à vista e a área vazia. Falha em sensor tira o portão de serviço, mesmo com o motor bom.",
          "O roteiro leva minutos, antes da abertura. Resposta errada pede disjuntor desligado e técnico.",
          "Sem criança por perto, testa-se cada par de sensores. O corpo nunca entra no caminho da folha.",
        ],
      ],
      steps: [
        "Confirme que não há ninguém perto da folha e limpe as fotocélulas.",
        "Mande fechar e corte o feixe de cada par com um bastão: a folha deve reabrir.",
        "Aperte o botão de parada com a folha em movimento: ela deve parar.",
        "Desligue o disjuntor, olhe trilho, batentes e fixações de longe e religue.",
        "Anote o resultado; se falhou, fica desligado e isolado.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Serviço fora do horário de aula",
        "O que a visita inclui na escola",
        "Instalação em férias ou fim de semana",
      ],
      slots: [
        [
          "O trabalho é marcado para noite, fim de semana ou férias, e um conjunto pesado leva de {time.heavy}. Primeiro trilho, roldanas e batentes; depois motor, sensores e botão de parada.",
          "Nenhum serviço se faz com criança no pátio. São {time.heavy} no portão pesado, com a mecânica acertada antes do motor.",
          "Sem alunos no local, a área é isolada e o serviço toma {time.heavy} em folha pesada. A folha vem antes, o motor depois.",
          "Férias e fins de semana são o melhor momento. Mecânica, motor e sensores são montados nessa ordem, em {time.heavy} no caso pesado.",
        ],
        [
          "No fim, a portaria aprende a testar sensores e a destravar folha de correr ou de abrir, com o disjuntor desligado. Basculante não se destrava.",
          "Dois funcionários saem treinados no teste e no uso sem energia, só em folha de correr ou de abrir. O roteiro fica por escrito.",
          "A entrega inclui o roteiro semanal e o treino da portaria. Destravar vale apenas para folha que corre ou gira.",
          "O treino cobre parada, teste e falta de luz. Em basculante, nada se solta.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que define o preço na escola",
        "Orçamento do portão da escola, por item",
        "Quanto custa automatizar com segurança",
      ],
      slots: [
        [
          "Em portão pesado, a troca do motor custa de {price.heavySwap}, com mão de obra. Folha, pico de uso e proteção escolhida definem o total.",
          "Motor e serviço ficam de {price.heavySwap} em folha pesada. Tamanho da folha e movimento da saída dizem onde na faixa.",
          "De {price.heavySwap} é a troca em folha pesada, instalada. Sensores e comando aparecem separados.",
          "O motor pesado, montado, sai de {price.heavySwap}. Portão menor de serviço fica na troca comum, de {price.homeSwap}.",
        ],
        [
          "Segundo par de fotocélulas, borda sensível, sinaleiro e fechadura da entrada de alunos vêm em linhas próprias. A proposta por itens serve à aprovação da mantenedora, e o cartão divide em até {shop.instalments} vezes.",
          "Sensores, botão de parada e portão social elétrico somam à parte. Assim a direção aprova item por item.",
          "O que é segurança aparece detalhado no orçamento, e nada disso deve ser cortado. Pagamento em até {shop.instalments} vezes no cartão.",
          "Acessórios e reparo da folha são listados um a um. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão automático é seguro em creche?",
      answers: [
        "Portão automático é seguro em creche se a entrada de crianças for separada, o comando ficar com funcionário e houver fotocélula baixa e força mínima.",
        "Com passagem de carros separada e sensores testados, sim. Sem separar as entradas, nenhum sensor dá conta sozinho.",
        "É, com revisão {visits.business} e teste semanal. No horário das crianças, o portão de carros fica fechado.",
      ],
    },
    {
      question: "Os pais podem ter controle do portão?",
      answers: [
        "Os pais não devem ter controle do portão: ele se empresta e não deixa registro. Portaria, tag e interfone dão acesso com controle.",
        "Melhor não. A abertura deve ser da portaria, com a folha à vista.",
        "Não convém. Van autorizada pode usar tag de cadastro individual.",
      ],
    },
    {
      question: "O portão da escola deve fechar sozinho?",
      answers: [
        "O portão da escola não deve fechar sozinho no horário de alunos: quem fecha é o funcionário, vendo o vão livre.",
        "Não enquanto houver crianças circulando. Fora disso, só com fotocélulas em ordem.",
        "Não. O fechamento é comandado pela portaria, com a folha à vista.",
      ],
    },
    {
      question: "De quanto em quanto tempo revisar o portão da escola?",
      answers: [
        "Revise o portão da escola {visits.business}, no mínimo, com teste semanal de sensores pela portaria.",
        "Em uso coletivo, {visits.business}. Se um sensor falhar entre as visitas, o portão sai de uso.",
        "No mínimo {visits.business}, de preferência nas férias, sem alunos.",
      ],
    },
    {
      question: "E se faltar energia no portão na saída dos alunos?",
      answers: [
        "Se faltar energia na saída, os alunos usam a entrada de pedestres, que abre por chave. O portão de carros só é destravado com a área vazia, nunca basculante.",
        "A entrada social abre com chave, e o nobreak mantém o portão de carros por algum tempo.",
        "Os alunos saem a pé pelo portão social. O de carros espera, ou é aberto por funcionário treinado, se for de correr ou de abrir.",
      ],
    },
  ],
  photo: "fotos das entradas de carros e de alunos, da folha e do motor, com as medidas",
  related: ["criancas", "social", "fotocelula", "esmagamento", "controle-de-acesso", "acessibilidade"],
  topic: "fotocelulas-e-sensores",
};
