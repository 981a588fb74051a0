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
      "Portão automático para escola deve ter entrada de alunos separada da dos carros, folha lenta, fotocélula em duas alturas e comando só com funcionário. O motor é de uso intenso, por causa da hora da saída, e em folha pesada a troca fica de {price.heavySwap}, com mão de obra.",
      "Para automatizar o portão do colégio, comece pela segurança, com sensores, força mínima e botão de parada, e depois escolha o motor pelo peso da folha e pelo movimento da entrada. Em portão pesado, motor e serviço custam de {price.heavySwap}, e a revisão é feita {visits.business}.",
      "O portão eletrônico de escola não deve fechar sozinho nem ter controle com as famílias: um funcionário o aciona vendo a folha, protegido por fotocélula baixa. O motor para folha pesada sai de {price.heavySwap} na troca, instalado fora do horário de aula, em {time.heavy}.",
    ],
    price: [
      "O preço do motor para portão de escola, em folha pesada, fica de {price.heavySwap} na troca, com mão de obra, conforme o peso da folha e o movimento da entrada. Fotocélulas em duas alturas, borda sensível e comando na recepção são itens à parte.",
      "O preço do portão automático em escola depende da folha e dos sensores: o motor pesado, instalado, fica de {price.heavySwap}, e o segundo par de fotocélulas e o botão de parada são somados. Um portão leve de serviço paga a troca comum, de {price.homeSwap}.",
    ],
    repair: [
      "Portão de escola com defeito sai de uso na hora: desligue o disjuntor, isole a área e leve os alunos por outra entrada. O técnico testa folha, sensores e força fora do horário de aula. Se o motor pesado acabou, a troca fica de {price.heavySwap}, com mão de obra.",
      "No portão automático da escola, sensor que falha é motivo para parar de usar, mesmo com o motor andando. Uma peça comum é trocada numa só visita, e o motor novo em folha pesada custa de {price.heavySwap}, com mão de obra. O atendimento funciona {shop.hours}.",
    ],
    installation: [
      "Instalar motor em portão de escola é serviço para fora do horário de aula, com {time.heavy} de trabalho em folha pesada. O conjunto leva fotocélula em duas alturas, força mínima e comando com funcionário. Motor e mão de obra, na troca, ficam de {price.heavySwap}.",
      "A instalação de portão automático em colégio inclui sensores, sinaleiro, botão de parada e treino de quem vai operar. São {time.heavy} de serviço, à noite, no fim de semana ou nas férias, e a troca em folha pesada custa de {price.heavySwap}, com mão de obra.",
    ],
    emergency: [
      "Portão de escola travado, torto ou fora do trilho: tire as crianças da área, desligue o disjuntor, isole os dois lados e use outra saída. Não destrave folha inclinada nem basculante, porque podem cair. O atendimento funciona {shop.hours}.",
      "Se o portão da escola prender na saída dos alunos, leve-os por outra porta e desligue o disjuntor. Só um funcionário treinado pode destravar, apenas folha de correr ou de abrir, reta e com a área vazia; respondemos {shop.hours}.",
    ],
    buying: [
      "O portão automático para escola precisa de motor de uso intenso com parada suave, fotocélula em duas alturas, comando só com funcionário e entrada de alunos separada. Em folha pesada, a troca do motor fica de {price.heavySwap}, com mão de obra.",
      "O motor de portão escolar deve andar devagar, frear suave e aguentar o movimento da entrada e da saída sem desarmar. Instalado em folha pesada, custa de {price.heavySwap}, em {time.heavy} de serviço sem alunos no local.",
      "Para escola ou colégio, escolha primeiro a segurança do portão, com sensores, força mínima e botão de parada; o motor vem depois, pelo peso da folha. A troca em portão pesado sai de {price.heavySwap}, com mão de obra, e a proposta vem por itens.",
    ],
    question: [
      "Para automatizar o portão da escola, comece separando alunos e carros. Depois vêm o comando só com funcionário, a fotocélula baixa e a força mínima, porque uma criança agachada pode passar sob o sensor comum. O motor de folha pesada fica de {price.heavySwap} na troca, instalado.",
      "O portão eletrônico em escola precisa de entrada de alunos à parte, folha lenta, sensores em duas alturas e um funcionário no comando, porque criança agachada pode passar sob o sensor comum. Motor de uso intenso em folha pesada custa de {price.heavySwap}, com mão de obra.",
      "Sim, o portão do colégio pode ser automático, desde que nenhum aluno passe pelo vão dos carros e os sensores sejam testados toda semana. Em portão pesado, a troca do motor sai de {price.heavySwap}, feita fora do horário de aula.",
    ],
  },
  line: [
    "Em escola, quem aciona o portão é um funcionário, com a folha à vista e sem pressa.",
    "Entrada de alunos e entrada de carros separadas são a melhor proteção na escola.",
    "Portão de escola com sensor falhando sai de uso até o reparo.",
  ],
  sections: [
    {
      about: "safety",
      headings: ["Proteção dos alunos no portão", "Fotocélula baixa, força mínima", "O que não pode faltar na escola"],
      slots: [
        [
          "A criança que engatinha ou se agacha pode passar abaixo da fotocélula comum, instalada a cerca de meio metro, e por isso se põe um segundo par mais baixo. A força deve ser a menor que move a folha, testada com um objeto a cada revisão.",
          "Dois pares de fotocélulas, um deles baixo, percebem tanto a criança agachada quanto o carro. Com força mínima, a folha para ao primeiro toque.",
          "O sensor comum pode não perceber um aluno agachado, e um segundo par mais baixo resolve isso. Com a força bem ajustada e a borda sensível, a folha para antes de apertar.",
          "Um sensor baixo para a criança, outro alto para o carro e a força no mínimo são a proteção básica. As frestas ao lado da folha recebem tela, para não prender dedos.",
        ],
      ],
      bullets: [
        "Fotocélulas em duas alturas",
        "Borda sensível na folha pesada",
        "Comando só com funcionário, sem controle para os pais",
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
          "A entrada de alunos deve ser um portão social com fechadura elétrica, longe do trilho dos carros. Nos horários de entrada e saída, o portão de veículos fica fechado.",
          "Os alunos entram por porta própria, e o portão de carros não se move enquanto eles passam. Separar as passagens tira a criança do caminho da folha.",
          "Duas entradas, uma para pedestres e outra para carros, são a melhor proteção. A de carros permanece fechada enquanto há aluno chegando.",
          "Quem chega a pé entra pelo portão social, e os carros entram pelo outro, fora do horário dos alunos. Essa separação protege mais que qualquer sensor.",
        ],
        [
          "O comando fica na recepção da escola, com visão da folha inteira, por janela ou câmera. Van autorizada entra por tag, que pode ser excluída no fim do ano sem mexer nas outras.",
          "Quem aciona o portão precisa ver o vão todo antes de apertar o botão. O transporte escolar usa tag cadastrada, e não um controle que passa de mão em mão.",
          "O botão fica na guarita ou na recepção, com câmera onde não há visão direta. Um controle emprestado não deixa registro de quem entrou; a tag deixa.",
          "Um funcionário comanda a abertura, sempre vendo a folha. Para as vans, a tag individual é a melhor escolha, porque pode ser bloqueada sozinha.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual motor para a escola", "Folha lenta, pico curto", "Escolha por fluxo e por idade dos alunos"],
      slots: [
        [
          "O movimento se concentra na entrada e na saída, e o motor precisa aguentar essa meia hora sem desarmar. Conte as aberturas nesse período e compare com os ciclos por hora da ficha.",
          "Um motor de uso intenso suporta a hora da saída sem parar por calor. Para escolher, some as aberturas da meia hora mais cheia e dobre o número, que dá os ciclos por hora.",
          "A hora da saída é curta e muito cheia, e exige motor de uso intenso. Uma contagem de meia hora mostra quantas aberturas ele precisa fazer.",
          "O que decide o motor é a meia hora da saída, e não a média do dia. A capacidade em ciclos por hora deve passar desse movimento com folga.",
        ],
        [
          "Velocidade baixa e parada suave são melhores que pressa onde há criança. O portão de correr é o mais indicado para carros, porque não passa sobre ninguém nem avança na calçada.",
          "Uma folha lenta, que freia suave, dá tempo de reagir. O portão deslizante evita ainda a folha suspensa sobre a passagem.",
          "Abertura rápida não combina com pátio de crianças. Portão de correr não invade a calçada cheia nem fica acima das pessoas.",
          "Prefira portão de correr, lento e com parada suave. A velocidade é ajustada na placa em muitos modelos, sem trocar o motor.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste semanal dos sensores", "O que conferir toda semana", "O teste semanal do funcionário"],
      slots: [
        [
          "Uma vez por semana, sem alunos no pátio, um funcionário testa os sensores e anota data e nome. Se algum item falhar, o portão sai de uso até o conserto.",
          "O teste é feito por funcionário treinado, com a folha à vista e a área vazia. Uma falha de sensor tira o portão de serviço, mesmo com o motor bom.",
          "O roteiro leva poucos minutos e é feito antes da chegada dos alunos. Se um sensor não responder, desligue o disjuntor e chame o técnico.",
          "Sem criança por perto, cada par de sensores é testado com um bastão. O corpo nunca deve entrar no caminho da folha durante o teste.",
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
          "O trabalho é marcado para a noite, o fim de semana ou as férias, e um conjunto pesado leva de {time.heavy}. Trilho, roldanas e batentes são acertados antes do motor, dos sensores e do botão de parada.",
          "Nenhum serviço é feito com criança no pátio. São {time.heavy} no portão pesado, com a parte mecânica acertada antes do motor.",
          "Sem alunos no local, o técnico isola a área e trabalha {time.heavy} em folha pesada. Primeiro corrige trilho e roldanas, depois instala o motor e os sensores.",
          "Férias e fins de semana são o melhor momento para o serviço. Mecânica, motor e sensores são montados nessa ordem, em {time.heavy} no portão pesado.",
        ],
        [
          "No fim, os funcionários aprendem a testar os sensores e a destravar folha de correr ou de abrir, com o disjuntor desligado. O basculante não se destrava.",
          "Dois funcionários são treinados no teste e no uso sem energia, que só vale para folha de correr ou de abrir. O roteiro fica com eles por escrito.",
          "A entrega inclui o roteiro semanal e o treino da equipe da escola. Destravar à mão é permitido apenas em folha que corre ou gira, nunca no basculante.",
          "O treino da equipe cobre o botão de parada, o teste dos sensores e a falta de luz. Em basculante com defeito, nada se solta sem o técnico.",
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
          "Em portão pesado, a troca do motor custa de {price.heavySwap}, com mão de obra. O peso da folha, o movimento da saída e a proteção escolhida definem o total.",
          "Motor e serviço ficam de {price.heavySwap} em folha pesada. Uma folha maior e um movimento mais intenso levam o valor para a parte alta da faixa.",
          "A troca em folha pesada fica de {price.heavySwap}, com a instalação. Sensores e comando aparecem em linhas separadas, para a direção comparar propostas.",
          "O motor para folha pesada, montado, sai de {price.heavySwap}. Um portão menor, de serviço, paga a troca comum, de {price.homeSwap}.",
        ],
        [
          "Segundo par de fotocélulas, borda sensível, sinaleiro e fechadura da entrada de alunos vêm em linhas próprias, o que facilita a aprovação da mantenedora. O cartão divide em até {shop.instalments} vezes.",
          "Sensores, botão de parada e portão social elétrico são somados à parte. Com o orçamento separado, a direção aprova item por item.",
          "O que é segurança aparece detalhado no orçamento, e nada disso deve ser cortado para baixar o preço. O pagamento pode ser feito em até {shop.instalments} vezes no cartão.",
          "Acessórios e reparo da folha são listados um a um. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão automático é seguro em creche?",
      answers: [
        "É, se a entrada de crianças for separada, o comando ficar com funcionário e houver fotocélula baixa e força mínima.",
        "Com passagem de carros separada e sensores testados, sim. Sem separar as entradas, nenhum sensor protege o bastante.",
        "É, com revisão {visits.business} e teste semanal. No horário das crianças, o portão de carros fica fechado.",
      ],
    },
    {
      question: "Os pais podem ter controle do portão?",
      answers: [
        "Não devem, porque o controle se empresta e não deixa registro. Tag e interfone permitem saber quem entrou.",
        "É melhor que não tenham. A abertura deve ser de um funcionário da escola, com a folha à vista.",
        "Não convém, porque o controle passa de mão em mão. Van autorizada pode usar tag de cadastro individual.",
      ],
    },
    {
      question: "O portão da escola deve fechar sozinho?",
      answers: [
        "No horário de alunos, não: quem fecha é o funcionário, vendo o vão livre.",
        "Não enquanto houver crianças circulando. Fora desse horário, só com as fotocélulas em ordem.",
        "Não. O fechamento deve ser comandado por um funcionário, com a folha à vista.",
      ],
    },
    {
      question: "De quanto em quanto tempo revisar o portão da escola?",
      answers: [
        "No mínimo {visits.business}, com teste dos sensores toda semana.",
        "Em uso coletivo, {visits.business}. Se um sensor falhar entre as visitas, o portão sai de uso.",
        "No mínimo {visits.business}, de preferência nas férias, sem alunos.",
      ],
    },
    {
      question: "E se faltar energia no portão na saída dos alunos?",
      answers: [
        "Os alunos usam a entrada de pedestres, que abre por chave. O portão de carros só é destravado com a área vazia, e nunca o basculante.",
        "A entrada social abre com chave, e o nobreak mantém o portão de carros por algum tempo.",
        "Os alunos saem a pé pelo portão social. O de carros espera, ou é aberto por funcionário treinado, se for de correr ou de abrir.",
      ],
    },
  ],
  photo: "fotos das entradas de carros e de alunos, da folha e do motor, com as medidas",
  related: ["criancas", "social", "fotocelula", "esmagamento", "controle-de-acesso", "acessibilidade"],
  topic: "fotocelulas-e-sensores",
};
