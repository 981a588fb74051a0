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
      "Em escola, o portão automático se planeja pela criança: entrada de alunos separada dos carros, folha lenta, fotocélula em duas alturas e comando só com funcionário. O motor é orçado por foto, medidas e fluxo.",
      "O portão de escola não deve ter fechamento automático nem controle solto com famílias. A portaria aciona com a folha à vista, e a força é regulada no mínimo. Revisão {visits.business} mantém os sensores confiáveis.",
      "Para o portão da escola, o pico de entrada e saída define o motor, e a idade dos alunos define a proteção: fotocélula baixa, borda sensível, sinaleiro e passagem de pedestres à parte.",
    ],
    price: [
      "O preço do portão automático em escola depende da folha, do fluxo e dos sensores escolhidos. A troca em portão pesado custa de {price.heavySwap}; o orçamento é grátis, por foto e medidas, com cada item separado.",
      "Em escola, motor, fotocélulas, fechadura da entrada de alunos e comando da portaria são orçados item a item. Mande fotos das entradas e as medidas, e a proposta vem sem custo.",
    ],
    repair: [
      "O portão de escola com defeito sai de uso na hora: disjuntor desligado, área isolada e outra entrada para os alunos. O técnico testa folha, sensores e força, de preferência fora do horário de aula.",
      "No portão da escola, sensor que falha é motivo para parar, mesmo que o motor funcione. Desligue o disjuntor, afaste as crianças e mande um vídeo; o atendimento é {shop.hours}.",
    ],
    installation: [
      "Instalar motor em portão de escola se faz fora do horário de aula, com fotocélula em duas alturas, força mínima e comando na portaria. Conjunto pesado leva de {time.heavy}, e a entrada de alunos fica à parte.",
      "Na escola, a instalação inclui sensores, sinaleiro, botão de parada e treino da portaria, além do motor. O trabalho é marcado para noite, fim de semana ou férias, e tem garantia de {warranty.installation}.",
    ],
    emergency: [
      "Portão de escola travado, torto ou fora do trilho: tire as crianças da área, desligue o disjuntor, isole os dois lados e use outra saída. Não destrave folha inclinada. O atendimento por WhatsApp funciona {shop.hours}.",
      "Se o portão da escola prender na saída dos alunos, desvie o fluxo para outra entrada e desligue o disjuntor. Só um funcionário treinado destrava, e apenas com a folha no prumo e a área vazia.",
    ],
    buying: [
      "O portão automático para escola pede motor de uso intenso com parada suave, fotocélula em duas alturas, comando só na portaria e entrada de alunos separada. Em folha pesada, a troca do motor custa de {price.heavySwap}.",
      "Para escola, compre primeiro a segurança: sensores, força mínima e botão de parada; o motor vem pelo peso da folha e pelo pico da saída. A instalação é feita sem alunos, com orçamento grátis por foto.",
      "O motor do portão de escola deve andar sem pressa, frear suave e obedecer só à portaria. Mande fotos das entradas de carros e de alunos e as medidas; a proposta sai por itens.",
    ],
    question: [
      "Sim, portão automático pode ser usado em escola, com entrada de alunos separada, comando só na portaria, fotocélula baixa e força mínima. Sem essas condições, o portão de carros fica fechado no horário dos alunos.",
      "Pode, desde que nenhum aluno passe pelo vão dos carros e os sensores sejam testados toda semana. O fechamento é feito pelo funcionário, com a folha à vista.",
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
          "A criança passa abaixo da fotocélula comum, e por isso o segundo par fica mais baixo.",
          "Dois pares de fotocélulas, um deles baixo, enxergam o aluno pequeno e o carro.",
          "A fotocélula baixa vê a criança que a do para-choque não vê.",
        ],
        [
          "A força é a menor que move a folha, testada com objeto macio a cada revisão.",
          "Força mínima e borda sensível fazem a folha parar ao primeiro toque.",
          "Regulagem de força e borda na aresta reduzem o risco de aperto.",
        ],
        [
          "Vãos entre folha e coluna, e entre folha e grade, precisam de proteção contra mão e cabeça.",
          "As frestas em que um braço pode entrar recebem tela ou chapa.",
          "Uma grade vazada ao lado da folha de correr pede tela, para mão nenhuma ficar presa.",
        ],
      ],
      bullets: [
        "Fotocélulas em duas alturas",
        "Borda sensível na folha pesada",
        "Comando só na portaria",
        "Botão de parada à vista",
        "Sinaleiro na saída de carros",
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
          "A entrada de alunos é um portão social com fechadura elétrica, longe do trilho dos carros.",
          "Aluno entra por porta própria, e o portão de veículos fica fechado no horário de entrada.",
          "Separar a passagem a pé da garagem tira a criança do caminho da folha.",
        ],
        [
          "O comando fica na portaria, com visão do portão inteiro e interfone com a rua.",
          "Quem aciona precisa ver a folha toda, por janela ou câmera, antes de apertar o botão.",
          "A portaria abre pelo botão, com câmera quando a guarita não enxerga o vão.",
        ],
        [
          "Van e transporte escolar entram por tag ou pela portaria, nunca por controle distribuído.",
          "Controle na mão de pais e motoristas não deixa registro, e a tag cadastrada deixa.",
          "O acesso por tag individual pode ser excluído no fim do ano sem mexer nos outros.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual motor para a escola", "Folha lenta, pico curto", "Escolha por fluxo e por idade dos alunos"],
      slots: [
        [
          "O movimento se concentra na entrada e na saída, e o motor precisa aguentar esse pico.",
          "Conte as aberturas na meia hora mais cheia, porque é nela que o motor esquenta.",
          "Um motor de fluxo intenso suporta o pico da saída sem desarmar.",
        ],
        [
          "Velocidade baixa e parada suave são melhores que pressa onde há criança.",
          "Em escola, folha lenta com freio suave dá tempo de reagir.",
          "Abertura rápida não combina com pátio de crianças, e a velocidade se ajusta na placa.",
        ],
        [
          "De correr é o mais indicado para carros, porque não passa sobre ninguém nem avança na calçada.",
          "O deslizante evita folha suspensa sobre a passagem e não invade a calçada cheia.",
          "Na frente da escola, portão que não avança na calçada protege quem espera do lado de fora.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste da portaria", "O que conferir toda semana", "O teste semanal do funcionário"],
      slots: [
        [
          "O teste é feito por funcionário, sem alunos no pátio e com a folha à vista.",
          "Uma vez por semana, antes da abertura, a portaria testa os sensores.",
          "O roteiro leva minutos e deve ser anotado, com data e nome de quem fez.",
        ],
        [
          "Se algum item falhar, o portão sai de uso e a outra entrada é aberta.",
          "Uma falha em sensor tira o portão de serviço, mesmo com o motor andando.",
          "Com qualquer resposta errada, desliga-se o disjuntor e chama-se o técnico.",
        ],
      ],
      steps: [
        "Confirme que não há ninguém perto da folha e limpe as fotocélulas.",
        "Mande fechar e corte o feixe de cada par com um bastão: a folha deve reabrir.",
        "Aperte o botão de parada com a folha em movimento: ela deve deter-se.",
        "Desligue o disjuntor, olhe trilho, batentes e fixações de longe e religue.",
        "Anote o resultado. Falhou, fica desligado e isolado.",
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
          "O trabalho é marcado para noite, fim de semana ou férias, sem alunos no local.",
          "Nenhum serviço se faz com criança no pátio, e a área fica isolada.",
          "O serviço {em} é combinado para horário sem aula, com a entrada isolada.",
        ],
        [
          "A folha é acertada antes, depois vêm motor, sensores e comando da portaria.",
          "Primeiro trilho, roldanas e batentes; em seguida motor, fotocélulas e botão de parada.",
          "Mecânica, motor e sensores são montados nessa ordem e testados juntos.",
        ],
        [
          "A entrega inclui treino da portaria no uso e no destravamento sem energia.",
          "No fim, dois funcionários aprendem a testar sensores e a usar a chave.",
          "A portaria recebe o roteiro de teste e a chave de destravamento, com explicação.",
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
          "Folha, fluxo e sensores definem o valor, e cada item aparece separado.",
          "O preço soma motor, sensores, comando e o que a folha precisar de reparo.",
          "Pesam na conta o tamanho da folha, o pico de uso e a proteção escolhida.",
        ],
        [
          "Em portão pesado, a troca de motor custa de {price.heavySwap}, antes dos acessórios.",
          "A referência para trocar motor em folha pesada é de {price.heavySwap}.",
          "Para folha pesada, a troca do motor fica na faixa de {price.heavySwap}.",
        ],
        [
          "A proposta por foto é grátis e serve para a aprovação da direção ou da mantenedora.",
          "Mande fotos das entradas e medidas, e a proposta vem sem custo, pronta para aprovação.",
          "O orçamento grátis sai por fotos, e o cartão parcela em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão automático é seguro em creche?",
      answers: [
        "É, se a entrada de crianças for separada, o comando ficar com funcionário e houver fotocélula baixa, força mínima e revisão {visits.business}.",
        "Com passagem de carros separada e sensores testados, sim. Sem separar as entradas, nenhum sensor dá conta sozinho.",
      ],
    },
    {
      question: "Os pais podem ter controle do portão?",
      answers: [
        "Não convém. Um controle comum não deixa registro e pode ser emprestado; portaria, tag cadastrada e interfone dão acesso com controle.",
        "Melhor não. A abertura deve ser da portaria, com a folha à vista. Van autorizada pode usar tag de cadastro individual.",
      ],
    },
    {
      question: "O portão da escola deve fechar sozinho?",
      answers: [
        "No horário de alunos, não: quem fecha é o funcionário, vendo o vão livre. Fora dele, só com fotocélulas em ordem.",
        "Não enquanto houver crianças circulando. O fechamento é comandado pela portaria, com a folha à vista.",
      ],
    },
    {
      question: "De quanto em quanto tempo revisar o portão da escola?",
      answers: [
        "Faça a revisão {visits.business}, com teste semanal de sensores pela portaria. Uma boa data é a das férias, sem alunos no local.",
        "Em uso coletivo, revise {visits.business}. Se um sensor falhar entre as visitas, o portão sai de uso até o reparo.",
      ],
    },
    {
      question: "E se faltar energia no portão na saída dos alunos?",
      answers: [
        "Os alunos saem pela entrada de pedestres, que abre por chave. O portão de carros só é destravado por funcionário treinado e com a área vazia.",
        "A entrada social abre com chave, e o nobreak mantém o portão de carros. Sem ele, o funcionário destrava com o disjuntor desligado.",
      ],
    },
  ],
  photo: "fotos das entradas de carros e de alunos, da folha e do motor, com as medidas",
  related: ["criancas", "social", "fotocelula", "esmagamento", "controle-de-acesso", "acessibilidade"],
  topic: "fotocelulas-e-sensores",
};
