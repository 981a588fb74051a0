import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const negocios: NarrowConcept[] = [
  {
    id: "escola-e-creche",
    broader: "escola",
    label: "Portão automático em escola e creche",
    phrase: "o portão automático da escola ou creche",
    asks: [
      "motor escola alunos",
      "motor portão escola alunos",
      "motor colégio alunos",
      "motor portão creche força abertura",
      "escola creche",
      "escolas creches",
      "portão creche",
      "portão automático creche",
      "motor creche",
      "portão berçário",
      "portão escola infantil",
      "automatização escola",
      "automatização escolas creches",
      "automatizar portão escola",
      "automatizar escola",
      "portão automático escola",
      "portão automático escola infantil",
      "motor portão escola",
      "motor escola",
      "instalar portão escola",
      "portão escola particular",
      "portão faculdade",
      "portão colégio",
      "portão automático colégio",
      "portão eletrônico escola",
      "portão escola crianças",
      "perua escolar portão",
      "motor portão colégio",
      "motor portão faculdade",
      "motor portão creche",
      "motor portão berçário",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em escola e creche, o portão automático leva fotocélulas em duas alturas, a menor força que move a folha, abertura só pela portaria e entrada de alunos separada da dos carros. Em folha pesada, motor e mão de obra ficam de {price.heavySwap}; o valor do seu vem por foto e medidas.",
        "Escola e creche pedem portão lento, leve e vigiado: sensor baixo para criança pequena e outro mais alto, borda sensível em folha pesada, botão de parada à vista e comando só com quem enxerga o vão. No horário de entrada e saída, o portão de carros fica fechado ou com um adulto ao lado.",
      ],
      price: [
        "O preço em escola depende do peso da folha, do uso e dos sensores: em portão pesado, motor e mão de obra ficam de {price.heavySwap}, e as fotocélulas extras e a borda sensível vêm em itens separados. Fotos e medidas dão o orçamento grátis.",
      ],
      buying: [
        "Com 100, 300 ou 1.000 alunos, o que decide o motor são os carros da hora da entrada, e não os alunos, que passam por outro portão: uso intenso, de {price.heavySwap} com mão de obra em folha pesada. Fotocélula em duas alturas e comando só de funcionário vêm junto.",
        "O portão automático da escola infantil leva sensor baixo, para a criança pequena, e outro mais alto, comando só de funcionário e entrada de alunos separada da dos carros. Em folha pesada, motor e mão de obra ficam de {price.heavySwap}; fotos e medidas dão o valor do seu, sem custo.",
        "Na escola, a proteção vem primeiro: fotocélula em duas alturas, força baixa, comando só de funcionário e alunos por outra entrada, com motor de uso intenso no portão dos carros. Em folha pesada, motor e mão de obra ficam de {price.heavySwap}, com orçamento grátis por foto e medidas.",
        "Escola e creche pedem sensor baixo para criança pequena e outro mais alto, força no mínimo, botão de parada e abertura só pela portaria, com pedestres separados dos carros. O motor, em folha pesada, fica de {price.heavySwap} com a mão de obra; fotos das entradas dão o valor.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que não pode faltar", "Proteção para crianças no portão"],
        slots: [
          [
            "A fotocélula baixa, a 20 ou 30 cm do chão, vê a criança agachada ou engatinhando; a de 60 a 70 cm vê quem está em pé e o carro.",
            "Uma altura só deixa ponto cego: por isso são dois pares de sensores.",
          ],
          [
            "Uma folha pesada ganha borda sensível, que inverte ao primeiro toque, e nenhum vão em que caibam dedo ou cabeça.",
            "Borda sensível e tela nos vãos evitam prender dedo e cabeça.",
          ],
          [
            "Um sensor com defeito tira o portão do automático até o reparo, com um adulto no comando.",
            "Falhou o sensor, o portão passa a abrir só com um adulto vendo o vão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Entrada, saída e quem abre", "Horário de pico na escola"],
        slots: [
          [
            "Pedestres entram por portão próprio, com fechadura e interfone; carros e peruas, por outro.",
            "Separar gente de carro é a medida que mais evita acidente.",
          ],
          [
            "O comando fica na portaria, em botoeira ou controle de cadastro individual, e nunca com aluno.",
            "Um controle cadastrado por funcionário permite apagar o de quem saiu.",
          ],
          [
            "Nos horários de turma, o portão não fecha sozinho; fora deles, só com os sensores testados.",
            "O fechamento automático fica desligado na entrada e na saída: quem fecha é um funcionário, vendo o vão livre.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Serviço fora do horário de aula", "Instalação com a escola fechada"],
        slots: [
          [
            "O trabalho é marcado para férias, noite ou fim de semana; em portão pesado, são {time.heavy}.",
            "Reserve {time.heavy} num dia sem alunos.",
          ],
          [
            "O motor é de 127 V ou 220 V, conforme a rede e a etiqueta, sempre em circuito próprio com terra.",
            "Circuito próprio, aterrado, na tensão que a etiqueta pede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo testar os sensores do portão da escola?",
        answers: [
          "Teste toda semana, com uma caixa e sem alunos por perto; a revisão técnica é {visits.business}, no mínimo.",
        ],
      },
      {
        question: "A perua escolar pode ter controle do portão?",
        answers: ["Melhor não: ela é liberada pela portaria, que vê quem desce."],
      },
      {
        question: "Portão da escola pode fechar sozinho?",
        answers: [
          "Melhor não: quem fecha é um funcionário que vê o vão livre. Fora do horário de alunos, só com os sensores das duas alturas funcionando.",
        ],
      },
      {
        question: "O portão automático da escola funciona na falta de luz?",
        answers: [
          "Com nobreak, por algumas aberturas; sem ele, um funcionário treinado usa a chave de destravamento, com o disjuntor desligado. A saída dos alunos não pode depender do motor.",
        ],
      },
      {
        question: "A escola recebe nota e proposta por escrito?",
        answers: [
          "Sim: a proposta vem por itens, com motor, sensores e mão de obra separados, e a nota sai no CNPJ da escola.",
        ],
      },
    ],
    photo: "fotos das entradas de carro e de pedestre, da etiqueta do motor e a largura do vão",
  },
  {
    id: "seguranca-do-portao-da-escola",
    broader: "escola",
    label: "Segurança do portão da escola",
    phrase: "a segurança do portão da escola",
    asks: [
      "portão escola sensor preço",
      "portão escola sensor quanto custa",
      "sensor portão escola preço",
      "sensor portão escola quanto custa",
      ...combine(
        ["segurança portão", "sensor portão", "sensores portão", "fotocélula portão", "sensor antiesmagamento portão"],
        ["escola", "escola infantil", "escolinha", "creche", "colégio", "berçário"],
      ),
      "creche equipamentos segurança portão automático",
      "antiesmagamento escola",
      "acidente portão escola",
      "portão escola perigoso",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão seguro de escola infantil tem antiesmagamento regulado na central, borda sensível na folha, dois pares de fotocélulas, a 20 a 30 cm e a 60 a 70 cm do piso, e abertura só pela portaria; os alunos entram por outro portão. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Portão de escola infantil com segurança {em}: instalamos e regulamos motor, borda sensível, fotocélula baixa e alta e fechadura, com abertura só pela portaria, entrada das crianças separada dos carros e trava fora do alcance delas. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; o que falta sai pela foto da entrada.",
        "Instalamos sensor no portão de escola {em}: a borda sensível inverte a folha ao toque, a central é regulada com força mínima e dois pares de fotocélulas, um baixo e um alto, guardam o vão. O valor sai por foto da entrada, grátis; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Antiesmagamento em portão de escola é a borda sensível mais a reversão da central, com força mínima; a fotocélula vem junto, em duas alturas, porque vê a criança antes do toque. O comando fica só na portaria. O valor sai por foto da folha e da etiqueta; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
      price: [
        "O sensor do portão de escola custa o par de fotocélulas ou a borda sensível, o cabo e a mão de obra, somados por foto da entrada, de graça; são dois pares, um baixo e um alto. Como medida, a revisão de portão grande, com o teste dos sensores, fica em geral de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que protege as crianças no portão", "Da portaria ao sensor"],
        slots: [["Uma proteção não substitui a outra.", "As proteções se somam."]],
        bullets: [
          "Antiesmagamento da central: a folha para e volta ao encontrar esforço",
          "Borda sensível: inverte ao primeiro toque, na ponta da folha",
          "Fotocélula baixa, de 20 a 30 cm, com proteção contra bola e mochila",
          "Fotocélula alta, de 60 a 70 cm, para quem está em pé e o carro",
          "Entrada de pedestres só das crianças, longe do portão dos carros",
          "Clausura, com dois portões que nunca abrem juntos, onde há espaço",
          "Trava, botoeira e destravamento fora do alcance das crianças",
          "Botão de parada à vista de quem cuida da entrada",
          "Tela nos vãos onde caberia dedo ou cabeça",
        ],
      },
      {
        about: "check",
        headings: ["O teste de toda semana", "Como testar sem alunos por perto"],
        slots: [["O teste é feito sem alunos e com um adulto no comando.", "Faça antes da abertura da escola."]],
        steps: [
          "De lado, fora do caminho da folha, mande fechar e corte o feixe da fotocélula baixa com um cabo de vassoura: a folha deve parar e voltar.",
          "Repita na fotocélula alta, também com o cabo.",
          "Deixe uma caixa de papelão vazia no caminho da folha, fora da linha das fotocélulas, e mande fechar: ao tocá-la, a folha deve inverter sem amassar.",
          "Anote data e resultado; se falhou, o portão sai do automático até o reparo.",
        ],
      },
      {
        about: "visit",
        headings: ["Instalação fora do horário de aula", "Quando fazer o serviço"],
        slots: [
          [
            "O serviço é marcado para férias, noite ou fim de semana, com o portão testado antes da volta dos alunos.",
            "Marca-se um dia sem alunos, e os sensores são testados antes da aula seguinte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula já é antiesmagamento?",
        answers: [
          "Não: ela vê quem cruza a linha e evita o toque. Quem reage ao toque são a borda sensível e a reversão da central.",
        ],
      },
      {
        question: "O sensor serve no motor que a escola já tem?",
        answers: ["Quase sempre, se a central tem entrada para sensor. A foto da etiqueta do motor confirma."],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: ["Teste semanal pela escola e revisão técnica {visits.business}, no mínimo."],
      },
    ],
    photo: "fotos da entrada, da ponta da folha e da etiqueta do motor",
  },
  {
    id: "enrolar-loja",
    broader: "enrolar",
    label: "Porta de enrolar automática para loja",
    phrase: "a porta de enrolar automática da loja",
    asks: [
      "porta automática comércio",
      "porta automática comercial",
      "porta automática loja",
      "porta automática padaria",
      "porta automática farmácia",
      "porta automática restaurante",
      "porta automática mercado",
      "porta automática salão",
      "porta automática escritório",
      "itens porta enrolar comercial trava sensor botoeira",
      "escolher lâmina motor porta enrolar",
      "porta enrolar automática preço m2",
      "instalação porta enrolar automática preço m2",
      "porta enrolar preço m2",
      "porta enrolar metro quadrado preço",
      "porta enrolar loja",
      "porta enrolar lojas",
      "porta enrolar padaria",
      "porta enrolar lojas padarias",
      "porta enrolar comércio",
      "porta enrolar automática loja",
      "porta enrolar automática padaria",
      "porta enrolar automática comércio",
      "porta aço loja",
      "porta aço padaria",
      "porta aço farmácia",
      "porta aço comércio",
      "porta aço automática loja",
      "porta aço automática farmácia",
      "porta enrolar farmácia",
      "porta enrolar mercado",
      "porta enrolar restaurante",
      "porta enrolar bar",
      "porta enrolar salão",
      "porta enrolar academia",
      "porta enrolar oficina",
      "porta comercial automática",
      "automatizar porta aço loja",
      "automatizar porta loja preço",
      "automatizar porta comércio preço",
      "automatizar porta enrolar loja",
      "motor porta aço loja",
      "motor porta enrolar loja",
      "loja motor porta enrolar manual",
      "loja porta enrolar manual motor",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para loja e padaria, a porta de enrolar que já existe fica automática com motor, botoeira interna, controle, sensor de passagem e corrente manual para a falta de luz. O motor sai do peso da cortina, e o valor vem por largura, altura e foto do rolo, sem custo; a porta nova se compra do fabricante.",
        "Na porta de enrolar para loja, automatizamos e consertamos a que você já tem, com motor na ponta do eixo escolhido pelo peso da cortina, com um terço de folga; a porta nova é de quem a fabrica. Com largura, altura e fotos, dizemos se é caso nosso e o valor, sem custo, antes de a equipe ir à loja.",
        "A porta de enrolar manual da padaria, da farmácia ou do mercado vira automática em um dia, se a cortina sobe reta: entram motor na ponta do eixo, botoeira, controle e corrente manual para quando faltar luz. Só a porta nova, com lâminas e guias, é comprada do fabricante.",
        "A porta automática de comércio que atendemos é a de enrolar: pomos motor na que hoje se abre na mão e consertamos a que já tem. O preço vem pela largura, pela altura e pela foto do rolo, sem custo; lâminas, guias e porta nova são de quem as fabrica.",
        "O portão ou a porta de enrolar que o comércio já tem fica automático com um motor na ponta do eixo, escolhido pelo peso da cortina, mais botoeira, controle e corrente manual. Se já é automático, consertamos; se ainda não existe, a porta se compra do fabricante, e o motor, conosco.",
      ],
      installation: [
        "A porta de enrolar manual da loja vira automática com um motor na ponta do eixo, botoeira por dentro e controle, se a cortina sobe reta e o eixo aguenta. Largura, altura e foto do rolo dão o motor certo e o valor, sem custo.",
        "A porta de aço que a loja já tem é aproveitada: entram motor na ponta do eixo, central, botoeira interna, controles e corrente manual para a falta de luz. Em porta pronta, o serviço costuma caber em um dia, fora do expediente; o preço vem por fotos e medidas, de graça.",
      ],
      price: [
        "O preço por m² é o da porta nova, que o fabricante vende com lâminas, guias e eixo; nós pomos o motor em porta que já existe, e esse valor não é por m², e sim pelo peso da cortina. Como medida, a troca de motor em uso pesado fica de {price.heavySwap}, com mão de obra; o da sua porta vem por largura, altura e foto do rolo.",
        "O motor da porta de enrolar de loja é orçado por foto, porque o preço sobe com o peso da cortina. Como medida, a troca de motor de portão fica de {price.homeSwap} em casa e de {price.heavySwap} em uso pesado; adaptar o eixo, sensor e nobreak somam. Largura, altura e foto do rolo dão o valor da sua, sem custo.",
      ],
      question: [
        "Para pôr motor em porta de enrolar manual, a loja precisa de cortina que suba reta, eixo que aguente, ponto de energia perto do rolo e motor escolhido pelo peso da cortina com um terço de folga. Largura, altura e fotos do rolo dizem se dá e quanto custa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Vão, lâmina, eixo e guia", "As partes da porta de enrolar"],
        slots: [
          [
            "A cortina de lâminas corre em guias laterais e se enrola no eixo, preso por duas chapas acima do vão.",
            "Lâminas, guias e eixo formam a porta; o motor vai na ponta do eixo e o faz girar.",
          ],
          [
            "Lâmina fechada protege mais; a perfurada deixa ver a vitrine e pesa menos.",
            "A lâmina vazada pesa menos que a fechada, e o motor pode ser menor.",
          ],
          [
            "Acima do vão é preciso altura para o rolo: meça do alto da abertura ao teto.",
            "Meça também do alto da abertura ao teto: o rolo e o motor, na ponta do eixo, precisam caber ali.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["A conta do motor", "Quantos quilos o motor precisa levantar"],
        slots: [
          [
            "Área vezes peso: vão de 3 por 3 metros são 9 m²; com lâmina de 10 kg por m², 90 kg, mais o que fica enrolado e uma folga de um terço.",
            "Exemplo: 4 por 3 metros dá 12 m²; a 10 kg por m², 120 kg, e com um terço de folga procure motor de 160 kg ou o tamanho de catálogo logo acima.",
          ],
          [
            "A lâmina de aço pesa, conforme a chapa, perto de 7 a 13 kg por m²; o fabricante dá o número certo.",
            "O peso por m² vem da chapa da lâmina, em geral entre 7 e 13 kg.",
          ],
          [
            "Loja que abre e fecha uma vez por dia aceita motor comum; a garagem de entregas pede uso intenso.",
            "Poucas aberturas por dia, motor comum; entra e sai o dia todo, regime intenso.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sensor, trava e abertura sem luz", "Segurança da loja e de quem passa"],
        slots: [
          [
            "Sensor de passagem ou borda na base evita que a porta desça sobre cliente ou mercadoria.",
            "A porta só desce por controle com sensor na base ou alguém olhando.",
          ],
          [
            "A corrente manual ou a manivela fica do lado de dentro; loja sem outra porta precisa de nobreak ou destrave externo.",
            "Se a porta de aço é a única entrada, preveja abertura externa de emergência.",
          ],
          [
            "Trava de solo ou lateral dificulta que levantem a cortina com o motor parado, e o trava-quedas segura a cortina se o eixo ou o motor falha.",
            "A trava na última lâmina dificulta o arrombamento por baixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam a porta inteira ou só o motor?",
        answers: [
          "O motor e a automação, em porta que já existe. A porta nova é de quem a fabrica; pelas fotos e medidas dizemos se a sua aceita o motor.",
        ],
      },
      {
        question: "Quanto tempo a loja fica fechada para instalar o motor?",
        answers: [
          "Em porta pronta, o motor costuma caber em um dia. Combine um horário fora do expediente e afaste vitrine e mercadoria da porta, com lugar para a escada sob o rolo.",
        ],
      },
      {
        question: "Porta antiga de mola pode ter motor?",
        answers: ["Em geral pode, se a cortina corre reta; o eixo e as molas são vistos antes."],
      },
    ],
    photo: "fotos da porta por dentro, com a caixa do rolo, e a largura e a altura do vão",
  },
  {
    id: "enrolar-transvision",
    broader: "enrolar",
    label: "Porta de enrolar transvision",
    phrase: "a porta de enrolar transvision",
    asks: [
      "transvision",
      "porta transvision",
      "porta enrolar transvision",
      "porta enrolar transvision loja",
      "porta aço transvision",
      "porta enrolar trans vision",
      "enrolar microperfurada",
      "porta enrolar microperfurada",
      "porta enrolar perfurada",
      "porta aço perfurada",
      "porta enrolar furadinha",
      "porta enrolar lâmina vazada",
      "porta enrolar vitrine",
      "porta enrolar transparente",
    ],
    intent: "buying",
    answers: {
      any: [
        "A porta de enrolar transvision, de lâmina perfurada, aceita o mesmo motor da fechada e deixa ver a vitrine com a loja trancada. Pomos e consertamos o motor na que você já tem; a porta nova é do fabricante. Largura, altura e foto do rolo dão o valor, sem custo.",
        "Na porta transvision, de lâmina furada que mostra a vitrine, instalamos motor, botoeira e controle ou consertamos o que já existe. Ela costuma pesar menos que a de chapa fechada, e o motor pode ser menor; porta e lâminas novas são do fabricante.",
        "A transvision que a loja já tem pode ficar automática: o motor vai na ponta do eixo, escolhido pelo peso da cortina, com corrente manual para a falta de luz. Mande largura, altura e foto do rolo, e dizemos se atendemos o modelo e quanto fica.",
      ],
      price: [
        "O motor para porta transvision é orçado por foto, pelo peso da cortina: como medida, a troca de motor de portão fica de {price.homeSwap} em casa e de {price.heavySwap} em uso pesado. A porta nova, com as lâminas perfuradas, tem o preço por m² do fabricante.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Transvision ou chapa fechada na loja", "O que muda com a lâmina perfurada"],
        slots: [
          [
            "A lâmina perfurada mostra a vitrine à noite e deixa passar ar; a fechada esconde a mercadoria e protege mais da chuva.",
            "Com a lâmina furada, a vitrine acesa continua à vista; em troca, entra pó e um pouco de chuva.",
          ],
          [
            "Quem quer as duas coisas pede ao fabricante a parte de cima perfurada e a de baixo fechada.",
            "É comum misturar: lâmina fechada embaixo, onde forçam a porta, e perfurada na altura dos olhos.",
          ],
          [
            "Contra arrombamento contam mais a trava na última lâmina, as guias firmes e a espessura da chapa.",
            "A segurança vem da chapa, da trava junto ao piso e das guias, nos dois tipos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o motor precisa na porta transvision", "Antes de automatizar a transvision"],
        slots: [
          [
            "O peso sai da área vezes os quilos por m² que o fabricante informa; some um terço de folga para o motor.",
            "Pergunte ao fabricante o peso por m²: com a área do vão e um terço de folga, ele diz o tamanho do motor.",
          ],
          [
            "A cortina tem de subir reta e leve: guia amassada e lâmina fora do encaixe são acertadas antes.",
            "Lâmina torta prende mais na perfurada, que é menos rígida, e por isso é trocada antes do motor.",
          ],
          [
            "Se a porta fecha por controle, leva sensor de passagem, porque quem aperta pode não ver o vão.",
            "Sensor de passagem e corrente manual por dentro entram no mesmo orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem a porta transvision nova?",
        answers: [
          "Não: a porta, com lâminas, guias e eixo, é do fabricante. Nós instalamos e consertamos o motor e a automação.",
          "A porta se compra de quem a fabrica. Conosco ficam o motor, os controles, o sensor e o conserto deles.",
        ],
      },
      {
        question: "Dá para trocar uma lâmina transvision amassada?",
        answers: [
          "Em geral, sim, se há lâmina do mesmo desenho; a foto de perto, com a medida da altura da lâmina, ajuda a achar.",
          "Dá, quando o perfil ainda se fabrica. Mande a foto da lâmina e das guias para confirmar.",
        ],
      },
      {
        question: "A porta transvision manual pode virar automática?",
        answers: [
          "Na maioria dos casos, sim: a mola do eixo é retirada ou ajustada pelo técnico, e o motor entra na ponta.",
          "Pode, com a cortina reta e espaço para o motor na ponta do eixo. A foto do rolo mostra.",
        ],
      },
    ],
    photo: "fotos da porta por dentro, com o rolo e as lâminas de perto, e a largura e a altura do vão",
  },
  {
    id: "enrolar-peso",
    broader: "enrolar",
    label: "Peso e motor da porta de enrolar",
    phrase: "o peso da porta de enrolar",
    asks: [
      "motor porta enrolar quantos kg",
      "motor porta aço quantos quilos",
      "motor porta aço quantos kg",
      "porta enrolar 3x3 motor",
      "automatizador porta enrolar metros",
      "qual automatizador porta enrolar",
      "qual automatizador porta aço",
      "porta enrolar quantos quilos",
      "porta enrolar peso",
      "peso porta enrolar",
      "quanto pesa porta enrolar",
      "quanto pesa porta enrolar metro quadrado",
      "peso porta aço metro quadrado",
      "porta aço peso",
      "motor porta enrolar quantos quilos",
      "motor porta aço metros",
      "motor porta aço largura",
      "motor porta enrolar largura",
      "motor porta enrolar metros",
      "qual motor porta enrolar",
      "qual motor porta aço",
      "calcular motor porta enrolar",
      "calcular peso porta enrolar",
      "calcular peso porta aço",
      "porta enrolar 4 metros motor",
      "porta enrolar 3 metros motor",
    ],
    intent: "question",
    answers: {
      any: [
        "A porta de enrolar de aço pesa perto de 7 a 13 kg por m², conforme a chapa da lâmina: multiplique pela área, largura vezes altura, some uns 50 cm de altura pelo trecho enrolado e ponha um terço de folga. A porta de 4 por 3 metros fica perto de 100 a 180 kg e pede motor da faixa de 200 a 300 kg.",
        "Para saber os quilos, multiplique a área da porta pelo peso por m² da lâmina, de 7 a 13 kg na de aço, e acrescente um terço. A porta de 3 por 3 metros dá algo como 75 a 140 kg; a de 4 por 3, de 100 a 180 kg. A ficha do motor traz o limite em quilos.",
      ],
      buying: [
        "O motor da porta de enrolar sai do peso da cortina com um terço de folga: área do vão vezes 7 a 13 kg por m². Uma de 3 por 3 metros pesa de 75 a 140 kg e pede motor de 100 a 200 kg; uma de 4 por 3, de 100 a 180 kg, pede a faixa de 200 a 300 kg. Mande largura, altura e foto do rolo, e dizemos o modelo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta, passo a passo", "Meça e calcule o peso"],
        slots: [
          [
            "A conta serve para comprar; o instalador confirma pela lâmina.",
            "Com trena e a medida da chapa, a conta sai em um minuto.",
          ],
        ],
        steps: [
          "Meça a largura entre as guias e a altura do vão.",
          "Some uns 50 cm à altura, pelo trecho que fica no rolo.",
          "Multiplique largura por altura: é a área em m².",
          "Multiplique pelo peso por m² da lâmina, dado pelo fabricante.",
          "Acrescente um terço e procure o motor acima disso.",
        ],
      },
      {
        about: "what",
        headings: ["O que muda o peso", "Lâmina, chapa e acessórios"],
        slots: [
          [
            "Chapa mais grossa, lâmina fechada e base reforçada pesam mais; perfurada e alumínio pesam menos.",
            "A espessura da chapa é o que mais muda o número.",
          ],
          [
            "Eixo e molas antigas não entram na conta do motor, mas precisam aguentar a cortina.",
            "O diâmetro do eixo também importa: o motor tem limite de peso para cada eixo.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Motor fraco para a porta", "Sinais de motor abaixo do peso"],
        slots: [
          [
            "Sobe devagar, desarma no calor ou escorrega na descida: falta força ou o freio gastou.",
            "Ronco, lentidão e parada antes do fim indicam peso acima do limite.",
          ],
          [
            "Cortina torta ou guia seca também pesa: veja isso antes de trocar o motor.",
            "Antes de comprar motor maior, lubrifique guias e confira o alinhamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar motor maior que o necessário?",
        answers: ["Pode, com o eixo e a fixação certos. Folga demais só encarece."],
      },
      {
        question: "O peso muda com o vento?",
        answers: ["Não o peso, mas o vento empurra a cortina contra as guias e aumenta o esforço."],
      },
    ],
    photo: "fotos da porta por dentro, com a caixa do rolo, e a largura e a altura do vão",
  },
  {
    id: "negocio-escritorio",
    broader: "comercio",
    label: "Portão automático em clínica, consultório e escritório",
    phrase: "o portão da clínica ou do escritório",
    asks: [
      "clínica fisioterapia portão",
      "clínica estética portão",
      "clínica odontológica portão",
      "laboratório análises portão",
      "portão clínica",
      "portão automático clínica",
      "motor portão clínica",
      "portão clínica médica",
      "portão laboratório",
      "portão dentista",
      "portão automático dentista",
      "portão automático laboratório",
      "portão consultório",
      "portão automático consultório",
      "motor portão consultório",
      "portão clínica consultório",
      "portão clínica escritório",
      "portão escritório",
      "portão automático escritório",
      "motor portão escritório",
      "portão coworking",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em clínica, consultório e escritório, o portão abre pela recepção, por botoeira ou interfone, com fotocélula, pausa longa e controle só para a equipe. Com poucas vagas, serve motor comum: no basculante de até {width.quarterHp}, a partir de {price.lowest} instalado; em folha pesada e muito movimento, de {price.heavySwap} com mão de obra.",
        "Para clínica ou consultório, o portão precisa de motor que aguente o horário de pico, fotocélula e botoeira ou interfone na recepção, que abre para o paciente. O motor comum em casa ou clínica pequena fica, na troca, de {price.homeSwap}; em folha pesada, de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "Em clínica, consultório e escritório, o preço depende do peso da folha e das aberturas por hora: motor de portão pesado, com mão de obra, fica de {price.heavySwap}. Fotos e medidas dão o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pedir para a entrada de pacientes e visitas", "Recepção, equipe e visitantes"],
        slots: [
          [
            "A recepção abre pela botoeira ou pelo interfone, e a câmera mostra quem chama.",
            "Com botoeira na recepção e câmera na entrada, quem chega não depende de controle.",
          ],
          [
            "A equipe usa controle ou tag, cadastrados um a um, para que o de quem saiu possa ser apagado.",
            "Cada funcionário tem o seu controle ou a sua tag no cadastro, o que permite apagar só um.",
          ],
          [
            "Conte as aberturas da hora mais cheia: é por elas que se escolhe o regime do motor.",
            "O regime do motor se escolhe pela hora de maior movimento, não pela média do dia.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Portão para quem anda devagar", "Idosos, cadeirantes e crianças na passagem"],
        slots: [
          [
            "Deixe pausa longa e um segundo par de fotocélulas baixo, que veja a cadeira de rodas e o andador.",
            "Com idoso e cadeirante na entrada, a pausa é mais longa, e a fotocélula fica também baixa.",
          ],
          [
            "O ideal é um portão de pedestres separado, para que ninguém passe a pé pela folha dos carros.",
            "Separe o pedestre do carro: a porta social evita que alguém cruze a folha em movimento.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Quanto custa o motor para o portão da clínica?",
        answers: [
          "O basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}; no de correr ou de abrir, a troca fica de {price.homeSwap}, e em folha pesada, de {price.heavySwap}, com mão de obra.",
        ],
      },
      {
        question: "Qual é a garantia?",
        answers: ["O motor vendido por nós tem {warranty.motor} de garantia, e a instalação, {warranty.installation}."],
      },
      {
        question: "O portão pode ficar aberto no horário de atendimento?",
        answers: [
          "Pode, se a central tem a função de manter aberto; no fim do expediente, o comando o devolve ao fechamento automático.",
          "Sim, por um comando que segura o portão aberto, quando a placa o tem. Fora do horário, volta a fechar sozinho.",
        ],
      },
    ],
    keep: [],
  },
  {
    id: "negocio-casa-de-repouso",
    broader: "comercio",
    label: "Portão automático em casa de repouso",
    phrase: "o portão da casa de repouso",
    asks: [
      "casa repouso portão",
      "portão casa repouso",
      "portão automático casa repouso",
      "motor portão casa repouso",
      "portão asilo",
      "portão lar idosos",
      "portão residencial idosos",
      "portão clínica idosos",
    ],
    intent: "question",
    answers: {
      any: [
        "Em casa de repouso, o portão dos carros abre só pela recepção, devagar, com duas fotocélulas e força mínima, e o de pedestres tem fechadura liberada pela equipe, sem trancar a rota de fuga. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, a troca fica de {price.homeSwap}.",
        "Para o portão da casa de repouso {em}, instalamos motor com abertura só pela recepção, força mínima e duas fotocélulas, e fechadura elétrica no de pedestres, liberada pela equipe. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, a troca fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Portão dos carros e portão dos moradores", "O que pedir em cada entrada"],
        slots: [
          [
            "O dos carros fica fora do caminho de quem anda a pé e só se move com alguém da equipe vendo.",
            "Separe carros e pessoas: morador e visita entram pelo portão social.",
          ],
          [
            "No social, a recepção libera a saída, e o alarme de incêndio ou a falta de luz destrava a fechadura.",
            "A fechadura do social solta no alarme e na falta de luz, conforme o projeto dos bombeiros.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Proteção de quem anda devagar", "Sensores e tempo"],
        slots: [
          [
            "Pausa longa, fechamento só por comando e um par de fotocélulas baixo, que veja andador e cadeira de rodas.",
            "O fechamento automático fica desligado; quem fecha é a recepção, olhando o vão.",
          ],
          [
            "Nobreak mantém a entrada da ambulância na falta de luz, e cada turno sabe destravar.",
            "Treine a equipe de cada turno para destravar, com o disjuntor desligado, e tenha nobreak para a ambulância.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode avisar quando alguém sai?",
        answers: ["Pode: um sensor de porta aberta avisa a recepção ou o celular da equipe."],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: ["O teste dos sensores é semanal, pela equipe; a revisão técnica, {visits.business}, no mínimo."],
      },
    ],
    photo: "fotos das entradas, da etiqueta do motor e da recepção, com a largura do vão",
  },
  {
    id: "negocio-hospital",
    broader: "comercio",
    label: "Portão automático em hospital",
    phrase: "o portão do hospital",
    asks: [
      "hospital qual portão automático",
      "hospital qual portão",
      "portão hospital não pode parar",
      "portão hospital sem parar",
      "portão hospital parar",
      "portão hospital não pode falhar",
      "portão de pronto socorro",
      "motor portão pronto socorro",
      "portão hospital",
      "portão automático hospital",
      "motor portão hospital",
      "portão ambulância",
      "portão pronto socorro",
      "portão posto saúde",
      "portão ubs",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em hospital, o portão da ambulância não pode falhar: motor de uso intenso, abertura rápida, nobreak ou gerador, destrave manual treinado e fotocélula dupla. O motor de portão pesado fica de {price.heavySwap} na troca, com a mão de obra; o de carga e o de funcionários podem ser mais simples.",
        "Hospital pede dois padrões de portão: o da emergência, rápido, com energia de reserva e plano para abrir na mão, e os demais, com cadastro por pessoa. Motor de uso intenso em portão pesado fica de {price.heavySwap} na troca, com a mão de obra.",
      ],
      repair: [
        "No conserto do portão de hospital, a entrada da ambulância vem primeiro: abra outra entrada, desligue o disjuntor e mande vídeo e etiqueta, {shop.hours}. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; trocar o motor de uso intenso, de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "Em hospital, motor de portão pesado com mão de obra fica de {price.heavySwap}; nobreak, leitor e sensores entram à parte. Fotos, medidas e aberturas por hora dão o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Emergência, carga e visitas", "Que portão em cada entrada"],
        slots: [
          [
            "Na entrada de ambulância, velocidade e reserva de energia valem mais que preço.",
            "Na ambulância, laço no piso abre a saída sem ninguém acionar, e a tag do veículo abre a chegada.",
          ],
          [
            "Na entrada de funcionários e visitas, motor pelas aberturas da troca de turno, com tag ou controle cadastrado por pessoa.",
            "Funcionário entra com tag cadastrada; visita, pela recepção; carga, com hora marcada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Falta de luz e rota de fuga", "Quando falta luz no hospital"],
        slots: [
          [
            "A saída de emergência segue o projeto de incêndio: fechadura que solta na falta de luz ou no alarme.",
            "O portão que faz parte da rota de fuga obedece ao projeto dos bombeiros: tem de soltar na falta de luz e no alarme, sem chave nem controle.",
          ],
          [
            "Equipe de todos os turnos treina o destrave, com o disjuntor desligado.",
            "Nobreak ou gerador mantém a entrada da ambulância; nas outras, cada turno precisa de alguém que saiba abrir na mão, com o disjuntor desligado.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão sem parar a entrada", "Manutenção com o hospital aberto"],
        slots: [
          [
            "A revisão é marcada fora do pico e com entrada alternativa, {visits.business}, no mínimo.",
            "Marque a revisão com outra entrada aberta.",
          ],
          [
            "Peça de reposição do portão da ambulância fica guardada no local.",
            "Tenha capacitor, fotocélula e controle de reserva.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O gerador alimenta o portão?",
        answers: [
          "Sim, se o quadro do portão foi ligado aos circuitos de emergência, o que o eletricista do prédio confirma. Entre a queda e a partida do gerador, o nobreak segura o portão.",
        ],
      },
      {
        question: "Quanto tempo leva instalar o motor no hospital?",
        answers: [
          "De {time.heavy} em portão pesado, com base e cabos prontos; solda e ponto de energia novo somam tempo. Marca-se com outra entrada aberta.",
        ],
      },
      {
        question: "Dá para o portão abrir por sensor quando a ambulância chega?",
        answers: [
          "Sim: na chegada, pela tag da ambulância, que não abre a outros carros; na saída, por um laço no piso.",
        ],
      },
    ],
    photo: "fotos da entrada, da etiqueta do motor e a largura do vão",
  },
  {
    id: "negocio-igreja",
    broader: "comercio",
    label: "Portão automático em igreja, clube e salão",
    phrase: "o portão de igreja, clube ou salão",
    asks: [
      "paróquia motor portão",

      "manutenção portão igreja",
      "conserto portão igreja",
      "manutenção portão igreja domingos",
      "conserto portão igreja domingo",
      "manutenção portão clube",
      "conserto portão clube",
      "portão igreja",
      "portão automático igreja",
      "motor portão igreja",
      "igreja motor",
      "igreja qual motor",
      "igreja domingo motor",
      "portão igreja estacionamento",
      "estacionamento igreja portão",
      "portão templo",
      "portão clube",
      "portão automático clube",
      "motor portão clube",
      "portão salão festas",
      "portão automático salão festas",
      "portão buffet",
      "portão espaço eventos",
      "portão eventos",
      "portão sítio eventos",
      "portão ginásio",
      "portão teatro",
      "portão quadra esportiva",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão de igreja, clube ou salão, que abre só em dia de culto ou festa, usa motor escolhido pelo peso da folha, sem regime contínuo. No horário da entrada e da saída, deixe a folha aberta e travada, com o disjuntor desligado e alguém orientando; em folha pesada, a troca fica de {price.heavySwap}.",
        "Em igreja, clube e salão de festas, o uso é de pico: pouca abertura na semana e centenas de carros numa hora. Deixe o portão aberto e travado durante a entrada e a saída, com alguém orientando, e use o motor só para abrir e fechar o dia; assim basta um motor pelo peso da folha, de {price.heavySwap} em portão pesado, com mão de obra.",
        "Portão de igreja, clube ou salão se escolhe pelo peso da folha, porque abre poucas vezes: em folha pesada, motor e mão de obra ficam de {price.heavySwap}; basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}. No culto ou na festa, a folha fica aberta e travada até o público sair.",
      ],
      repair: [
        "A manutenção do portão de igreja ou clube se marca durante a semana, com teste antes do domingo, quando ele não pode parar; se falhar no dia do culto, o WhatsApp atende {shop.hours}. O valor é por portão, pelo peso e pelo uso, com orçamento grátis por foto.",
        "Para igreja, marcamos a manutenção do portão fora do horário de culto; no domingo há visita conforme a equipe livre, com o valor da ida dito antes. Enquanto isso, disjuntor desligado e folha de correr aberta e travada, com alguém orientando a entrada.",
      ],
      price: [
        "Em igreja e clube, o motor depende do peso da folha: portão pesado fica de {price.heavySwap}, com mão de obra. Como o uso é pouco, nem sempre é preciso o de regime contínuo; fotos e medidas fecham o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Motor para uso de fim de semana", "Pouco uso, folha grande"],
        slots: [
          [
            "Uma folha larga e pesada pede força; ciclos por hora importam menos.",
            "O peso da folha decide a força do motor; como ele abre pouco, o número de ciclos por hora pesa menos.",
          ],
          [
            "Um portão parado dias seguidos pede lubrificação e um ciclo de teste antes do evento.",
            "Teste o portão na véspera, com os sensores limpos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Público a pé e saída de emergência", "A saída de muita gente de uma vez"],
        slots: [
          [
            "Saída de gente não passa pelo vão dos carros, e as rotas de fuga ficam destrancadas no horário de público.",
            "Com público dentro, as saídas ficam livres; consulte o projeto dos bombeiros.",
          ],
          [
            "Com o portão aberto, desligue o fechamento automático para a folha não andar no meio das pessoas.",
            "Fechamento automático e multidão não combinam.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Quem abre e quem responde", "Controle na mão certa"],
        slots: [
          [
            "Dois ou três controles cadastrados, com nome, bastam; voluntário que sai devolve o dele.",
            "Poucos controles e uma lista evitam surpresa.",
          ],
          ["Combine quem destrava na falta de luz.", "Deixe a chave de destravamento em lugar conhecido."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A igreja ou o clube precisa de cancela?",
        answers: [
          "Só se houver cobrança ou controle de entrada. Sem isso, o portão aberto com um orientador dá mais vazão.",
        ],
      },
      {
        question: "Câmera ajuda no portão de igreja ou clube?",
        answers: ["Ajuda a ver o vão de longe, mas não substitui a fotocélula."],
      },
    ],
    photo: "fotos da entrada, da etiqueta do motor e a largura do vão",
  },
  {
    id: "negocio-oficina",
    broader: "comercio",
    label: "Portão de oficina mecânica",
    phrase: "o portão da oficina",
    asks: [
      "portão lava jato muita água motor",
      "oficina carro entrando dia inteiro motor",
      "tenho oficina qual motor coloco",
      "portão oficina",
      "portão oficina mecânica",
      "motor portão oficina",
      "motor oficina mecânica",
      "portão automático oficina",
      "portão oficina motor industrial",
      "portão oficina mecânica motor industrial",
      "portão borracharia",
      "portão funilaria",
      "portão auto center",
      "portão loja carros",
      "portão garagem revenda",
      "portão pátio carros",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para oficina mecânica, o teste é contar as aberturas: até umas dez por hora, um motor de porte médio serve; acima disso, é motor industrial, de uso intenso. Com mão de obra, fica de {price.heavySwap}; some duas fotocélulas, porque o carro para no vão.",
        "O portão da oficina pede motor de uso intenso, o chamado industrial, quando passa de umas dez aberturas por hora ou a folha é pesada; com menos, um de porte médio basta. Com mão de obra, fica de {price.heavySwap}, e o modelo sai por foto e medida da folha.",
        "Em oficina mecânica, o motor industrial, de uso intenso, vale a partir de umas dez aberturas por hora ou com folha pesada, porque aguenta ciclos seguidos sem desarmar de quente; com menos, o de porte médio serve. Motor e mão de obra ficam de {price.heavySwap}.",
      ],
      price: [
        "Em oficina, motor de uso intenso com mão de obra fica de {price.heavySwap}, conforme a folha e as aberturas; a porta de enrolar é cotada por foto. Mande medidas e quantos carros entram por dia.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda no motor da oficina", "Aberturas, pó e carro no vão"],
        slots: [
          [
            "Se o portão fica aberto de dia, pesam mais o pó nas lentes e o carro parado no vão que o número de aberturas.",
            "Oficina que fecha a cada carro conta ciclos; a que fica aberta de dia cuida mais de sensor e de pó.",
          ],
          [
            "De correr ou porta de enrolar serve melhor que o basculante, que fica erguido sobre quem trabalha.",
            "Prefira portão de correr ou porta de enrolar: basculante aberto o dia todo fica sobre carro e gente.",
          ],
          [
            "Motor em base alta, com tampa vedada e longe da lavagem de peças, dura mais.",
            "A base alta e a tampa vedada poupam a placa de pó, óleo e água de lavagem.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Carro parado no vão e cliente a pé", "Proteção na entrada da oficina"],
        slots: [
          [
            "Um único feixe baixo passa por baixo da caminhonete ou do carro erguido; ponha um segundo par, mais alto.",
            "Dois pares de fotocélula, um baixo e um alto, veem o para-choque e a caçamba.",
          ],
          [
            "Cliente entra por porta própria, e o portão só anda com alguém olhando.",
            "Ninguém circula sob a folha ou ao lado do trilho em movimento.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Limpeza sem estragar o motor", "Cuidados da semana na oficina"],
        slots: [
          [
            "Não aponte a lavadora para o motor, a placa e a fotocélula; pano úmido basta.",
            "O jato de pressão entra na tampa e queima a placa: limpe com pano.",
          ],
          [
            "Limpe o trilho e as lentes toda semana e revise {visits.business}, no mínimo.",
            "Pó e óleo no trilho deixam a folha pesada: limpe toda semana.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de enrolar ou portão de correr para oficina?",
        answers: [
          "Sem espaço lateral, escolha porta de enrolar; com parede livre do lado, o de correr, que aguenta mais repetição.",
        ],
      },
      {
        question: "Motor residencial serve na oficina?",
        answers: [
          "Só em folha leve e com poucas aberturas por dia. Com carro entrando a toda hora, ele esquenta e desarma.",
        ],
      },
      {
        question: "Dá para abrir no portão da oficina só o vão de uma pessoa?",
        answers: [
          "Algumas centrais têm abertura parcial para pedestre no de correr; mande a etiqueta do motor, e dizemos se a sua tem.",
        ],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, da etiqueta do motor e a largura do vão",
  },
  {
    id: "negocio-lava-rapido",
    broader: "comercio",
    label: "Portão de lava-rápido",
    phrase: "o portão do lava-rápido",
    asks: [
      "portão lava rápido",
      "motor lava rápido",
      "motor portão lava rápido",
      "portão automático lava rápido",
      "lava rápido molha portão",
      "portão lava jato",
      "motor portão lava jato",
      "portão lava jato água motor",
      "portão estética automotiva",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em lava-rápido, o motor do portão precisa ficar fora do jato: base alta, tampa vedada, grau de proteção (IP) conferido na ficha, DR e aterramento no circuito. É motor de uso intenso, porque abre a cada carro, e com mão de obra fica de {price.heavySwap}.",
        "O portão de lava-rápido pede motor de uso intenso, montado alto e abrigado da água, com cabo em eletroduto, DR e aterramento. Com mão de obra, fica de {price.heavySwap}; de correr ou porta de enrolar serve melhor que basculante.",
      ],
      price: [
        "Em lava-rápido, motor de uso intenso com mão de obra fica de {price.heavySwap}, conforme a folha e as aberturas; base alta e proteção contra o jato entram no orçamento por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr o motor", "Água e portão no lava-rápido"],
        slots: [
          [
            "O motor vai sobre base elevada, do lado oposto ao da lavagem, longe da poça e do ralo.",
            "Escolha o canto mais seco e uma base acima do nível da água que corre no piso.",
          ],
          [
            "Motor vedado resiste a respingo, e não a jato: uma cobertura ventilada completa.",
            "A tampa vedada protege do respingo; do jato, só a distância e a cobertura.",
          ],
          [
            "O trilho com ralo não junta água com sabão, que come a graxa da roldana.",
            "Água com sabão lava a graxa dos rolamentos: prefira roldana vedada e trilho com escoamento.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Choque e carro no vão", "Segurança com piso molhado"],
        slots: [
          [
            "Sentiu formigamento no portão, desligue o disjuntor, não toque na folha e chame.",
            "DR que desarma é aviso: não o religue seguidas vezes, chame o técnico.",
          ],
          [
            "Dois pares de fotocélula, um baixo e um alto, veem o para-choque e a caminhonete.",
            "Um segundo par de fotocélulas, mais alto, vê a caminhonete que o feixe baixo não pega.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A água do lava-rápido queima o motor do portão?",
        answers: ["O respingo, não, com a tampa fechada e vedada. O jato direto e a poça, sim: a água chega à placa."],
      },
      {
        question: "Molhou por dentro. Posso ligar?",
        answers: ["Não. Desligue o disjuntor, não acione e chame: ligar molhado queima a placa e pode dar choque."],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: ["Em uso de comércio, {visits.business} no mínimo, com vedação, rolamentos e DR conferidos."],
      },
    ],
    photo: "fotos da entrada e de onde se lava o carro, da etiqueta do motor e a largura do vão",
  },
  {
    id: "negocio-posto",
    broader: "comercio",
    label: "Portão de posto de combustível",
    phrase: "o portão do posto de combustível",
    asks: [
      "automatizar portão posto",
      "automatização portão posto",
      "portão posto automático",
      "motor posto combustível",
      "portão posto gasolina",
      "portão posto combustível",
      "portão automático posto gasolina",
      "portão automático posto combustível",
      "motor portão posto",
      "motor posto gasolina",
      "posto gasolina motor bombas",
      "posto gasolina portão bombas",
    ],
    intent: "buying",
    answers: {
      any: [
        "Posto de gasolina pode ter portão automático, com motor e elétrica fora da área classificada junto às bombas e aos tanques, conforme o projeto do posto. O motor é de uso intenso, com duas fotocélulas por causa de caminhão; com mão de obra, fica de {price.heavySwap}.",
        "Em posto de gasolina ou combustível, o portão pede motor de uso intenso, com motor e elétrica fora da área classificada junto às bombas, conforme o projeto do posto; use duas fotocélulas, por causa de caminhão e caminhonete. Com mão de obra, fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de escolher o motor do posto", "O que o projeto do posto decide"],
        slots: [
          [
            "Quem responde pelo projeto elétrico do posto diz onde termina a área classificada; o motor e a central ficam além dela.",
            "Peça ao responsável técnico do posto o desenho da área classificada, porque motor comum não entra nela.",
          ],
          [
            "Vão largo para caminhão-tanque pede folha longa e guia firme, e o peso dela define o motor.",
            "O vão do caminhão-tanque dá o tamanho da folha, e a folha dá o motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Veículo alto no vão", "Sensores para carro e caminhão"],
        slots: [
          [
            "Um único feixe baixo passa por baixo do caminhão: ponha um segundo par, mais alto.",
            "Dois pares de fotocélula, um baixo e um alto, veem o carro e o caminhão.",
          ],
          [
            "O fechamento é comandado por quem vê o vão, sem temporizador no horário de movimento.",
            "Quem fecha é um funcionário com o vão à vista.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor pode ficar perto das bombas?",
        answers: [
          "Não dentro da área classificada, a menos que seja equipamento próprio para ela. O projeto do posto mostra o limite.",
        ],
      },
      {
        question: "Quanto custa o motor do portão do posto?",
        answers: ["Em folha pesada, de {price.heavySwap} com a mão de obra; o valor do seu sai por foto e medida."],
      },
      {
        question: "O portão do posto abre quantas vezes por dia?",
        answers: [
          "Em geral poucas: abre e fecha com o expediente. Aí pesa mais o tamanho da folha que o número de ciclos.",
        ],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, da etiqueta do motor e a largura do vão",
  },
  {
    id: "negocio-hotel",
    broader: "comercio",
    label: "Portão de hotel, motel, pousada e academia",
    phrase: "o portão de hotel, pousada ou academia",
    asks: [
      "motor rápido hotel",
      "motor garagem hotel",
      "hotel motor rápido garagem",
      "portão hotel",
      "portão automático hotel",
      "portão motel",
      "portão automático motel",
      "motor portão motel",
      "portão pousada",
      "portão automático pousada",
      "portão academia",
      "portão academia catraca",
      "portão hostel",
      "portão coworking",
      "catraca portão",
      "portão com catraca",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em hotel, motel, pousada e academia, o portão dos carros pede motor de uso intenso: com inversor, ele é rápido, encurta a fila na rampa e aguenta a hora cheia. Escolha pelos ciclos por hora e pelo peso da folha; em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
        "Hotel, pousada e academia precisam separar hóspede, funcionário e carga: pedestre por porta com senha, cartão ou catraca, carro por portão com tag ou botoeira da recepção e carga por portão próprio. O motor vai pelas aberturas na hora cheia, e a saída a pé nunca depende dele.",
        "Em hotel, pousada, academia e outro comércio com público, o portão automático fica para os carros e a carga, com motor pelas aberturas da hora cheia; gente passa por porta, catraca ou recepção. Em portão pesado, a troca do motor fica de {price.heavySwap}, com mão de obra; catraca e portão podem usar o mesmo cadastro.",
        "Em motel e em boxes individuais, cada garagem usa um motor leve com botoeira e fotocélula própria, e a recepção libera a saída; o portão geral, que abre o dia todo, é que precisa de uso intenso.",
      ],
      price: [
        "Em hotel, pousada ou academia, motor de portão pesado com mão de obra fica de {price.heavySwap}; leitor, catraca e sensores são itens à parte. Fotos e aberturas por hora dão o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Hóspede, funcionário e carga", "Uma entrada para cada um"],
        slots: [
          [
            "Hóspede entra por senha com prazo; funcionário, por cartão ou digital; caminhão, com alguém da equipe.",
            "Cada público com o seu meio de entrar evita controle emprestado.",
          ],
          [
            "Garagem individual, como a de motel, usa motor leve e botoeira, com fotocélula em cada vaga.",
            "Em boxes individuais, um motor pequeno por box e sensor em todos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Público e rota de fuga", "Saída livre sempre"],
        slots: [
          [
            "Catraca e portão precisam liberar na emergência, conforme o projeto de incêndio.",
            "Na falta de luz ou no alarme, a saída de pedestres destrava.",
          ],
          ["Recepção aciona vendo o vão, por câmera ou janela.", "Sem ver o vão, ninguém aciona."],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para a indicação", "Dados para acertar o projeto"],
        slots: [
          ["Com estes dados, a resposta diz o motor e o que fazemos.", "Estes itens bastam para a primeira indicação."],
        ],
        bullets: [
          "Aberturas na hora mais cheia",
          "Medidas e peso aproximado da folha",
          "Leitor, catraca ou sistema que já existe",
          "Foto da etiqueta do motor",
          "Horário para o serviço",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam catraca de hotel ou academia?",
        answers: [
          "Confirme pelo WhatsApp com o modelo: o nosso serviço é o portão, e a ligação ao sistema de acesso é vista caso a caso.",
        ],
      },
      {
        question: "O portão funciona com o sistema da recepção?",
        answers: ["Em geral sim, se ele tem saída de contato seco."],
      },
    ],
    photo: "fotos da entrada, da etiqueta do motor e a largura do vão",
  },
  {
    id: "entrada-e-saida",
    broader: "predio",
    label: "Portões de entrada e saída separados",
    phrase: "os portões de entrada e de saída",
    asks: [
      "portão entrada quebrado usar saída",
      "portão entrada quebrado usar saída condomínio",
      "portão saída quebrado usar entrada",
      "automatizar portão entrada saída",
      "automatizar portão entrada saída prédio",
      "automatizar portão entrada saída prédio preço",
      "portão entrada saída preço",
      "portão entrada saída prédio preço",
      "portão entrada saída condomínio preço",
      "motor portão entrada saída preço",
      "instalar portão entrada saída prédio",
      "entrada saída mesmo portão",
      "entrada saída mesmo portão condomínio",
      "mesmo portão entrada saída",
      "entrada saída um portão só",
      "entrada saída separados vale pena",
      "portão entrada saída vale pena",
      "um ou dois portões condomínio",
      "um portão ou dois condomínio",
      "um portão ou dois prédio",
      "entrada saída veículos dois portões",
      "separar entrada saída",
      "portão saída abrir sozinho quando carro chega",
      "entrada saída portão",
      "portão entrada saída",
      "portão entrada saída prédio",
      "entrada saída separadas garagem",
      "dois motores entrada saída",
      "um portão entrada outro saída",
      "dois portões garagem prédio",
      "dois portões prédio entrada saída",
      "portão saída separado",
      "sinal entrada saída garagem",
      "sinaleira rampa garagem",
      "rampa um carro por vez",
      "garagem mão única portão",
      "prioridade entrada garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "Entrada e saída no mesmo portão servem ao condomínio de até umas 60 vagas, com motor de uso intenso, fotocélula e, em rampa ou vão de um carro só, semáforo que dá vez a quem entra. Em portão pesado, a troca do motor fica de {price.heavySwap}, com mão de obra.",
        "Separar o portão de entrada do de saída vale a pena em condomínio com mais de umas 60 vagas, fila na rua ou rampa estreita: cada motor trabalha metade, e se um para, o outro serve. Com menos carros, um portão de uso intenso basta; cada motor fica de {price.heavySwap} na troca.",
        "Com entrada e saída separadas, cada portão tem o seu motor e a sua central: na entrada, tag ou controle; na saída, laço no piso ou botoeira que abre quando o carro chega. Cada motor trabalha metade, mas os dois precisam aguentar o pico de um lado só; em prédio, a troca de cada motor fica de {price.heavySwap}.",
        "Portões de entrada e saída separados pedem dois motores independentes, fotocélula em cada um e, em rampa de mão única, semáforo que dá prioridade a quem entra da rua. A troca de cada motor, em prédio, fica de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "Portão de entrada e de saída, no prédio ou condomínio, são dois motores: com mão de obra, de {price.heavySwap} por folha, conforme o peso e o uso. Laço, tag e semáforo entram à parte; dois portões no mesmo orçamento são vistos na mesma visita.",
      ],
      repair: [
        "Com o portão de entrada quebrado, o condomínio pode usar o de saída nos dois sentidos até o conserto: disjuntor do que parou desligado, alguém orientando a vez e aviso aos moradores; o contrário também vale. Chame, {shop.hours}: a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Motor, tag e laço em cada lado", "O que cada portão precisa"],
        slots: [
          [
            "Entrada: leitor de tag e boa velocidade, para não parar na rua. Saída: laço ou botoeira e fotocélula dupla.",
            "Na entrada, quem manda é a tag; na saída, o sensor no piso.",
          ],
          [
            "Use o mesmo modelo nos dois: peça de reposição e manutenção ficam mais simples.",
            "Motores iguais aceitam as mesmas peças.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Rampa de mão única e semáforo", "Como o semáforo evita encontro na rampa"],
        slots: [
          [
            "O semáforo fica vermelho embaixo enquanto o portão da rua abre ou há carro na rampa.",
            "O carro na rampa fecha o sinal do outro lado.",
          ],
          [
            "O laço ou a fotocélula no meio da rampa diz quando ela está livre.",
            "Sem sensor na rampa, o sinal funciona só por tempo, e falha com carro lento.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Se um dos portões parar", "Plano para operar com um só"],
        slots: [
          [
            "A central pode ser programada para o outro portão servir aos dois sentidos, com a portaria orientando.",
            "Com um parado, o outro faz entrada e saída, e o porteiro organiza.",
          ],
          [
            "Revise os dois na mesma visita, {visits.business}, no mínimo.",
            "Uma visita para os dois portões reduz o custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle abre os dois?",
        answers: ["Sim, um botão para cada, ou o mesmo código nos dois receptores, se a regra do prédio permitir."],
      },
      {
        question: "Portões separados precisam de clausura?",
        answers: ["Não, mas ela pode ser feita na entrada, com um segundo portão intertravado."],
      },
    ],
    photo: "fotos das duas entradas e das etiquetas dos motores, com o número de vagas",
  },
  {
    id: "negocio-mercado",
    broader: "comercio",
    label: "Portão de mercado, restaurante e doca",
    phrase: "o portão de mercado, restaurante ou doca",
    asks: [
      "portão supermercado",
      "portão automático supermercado",
      "portão mercado",
      "portão restaurante",
      "portão automático restaurante",
      "portão doca",
      "portão doca carga",
      "portão supermercado doca",
      "portão carga descarga",
      "portão doca caminhão",
      "portão recebimento mercadoria",
      "portão açougue",
      "portão distribuidora",
      "portão depósito bebidas",
      "portão atacado",
      "portão hortifruti",
    ],
    intent: "buying",
    answers: {
      any: [
        "Na doca de mercado ou restaurante, o portão precisa passar o caminhão e ficar aberto na descarga: folha de correr ou porta de enrolar, fotocélula em duas alturas, porque o feixe baixo passa sob a carroceria, e motor pelo peso e pelas entregas do dia. Em portão pesado, a troca do motor fica de {price.heavySwap}, com a mão de obra.",
        "O portão de supermercado, restaurante ou doca pede vão medido pelo caminhão mais alto, motor com folga sobre o peso, fotocélula dupla e modo de ficar aberto na descarga. Motor de portão pesado fica de {price.heavySwap} na troca, com a mão de obra; a entrada de clientes é separada.",
      ],
      price: [
        "Em doca e carga, motor de portão pesado com mão de obra fica de {price.heavySwap}; a porta de enrolar é cotada por foto. Medidas do vão, peso aproximado e entregas por dia fecham o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Correr, enrolar ou guilhotina", "O portão certo para a doca"],
        slots: [
          [
            "O de correr não limita a altura; a porta de enrolar serve sem parede livre ao lado.",
            "Com parede livre, escolha portão de correr; sem ela, porta de enrolar.",
          ],
          ["Meça o caminhão mais alto e deixe folga acima.", "A altura do vão vem do maior caminhão, com sobra."],
          [
            "Conte as entregas da hora de pico: motor residencial esquenta com abertura seguida, e o de uso intenso aguenta.",
            "O motor se escolhe pelo peso da folha e pelas aberturas na hora de pico, com um terço de folga.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Descarga sem acidente", "Pessoas, carrinho e caminhão"],
        slots: [
          [
            "Na descarga, portão aberto até o fim e motor desligado no disjuntor.",
            "Enquanto houver gente e carrinho no vão, deixe a folha aberta até o fim e o fechamento automático desligado; fecha quem está vendo a passagem.",
          ],
          [
            "Fotocélula em duas alturas e sinaleiro avisam quem manobra.",
            "Sensor baixo para carrinho, sensor alto para carroceria.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manutenção fora do horário", "Revisão sem parar a entrega"],
        slots: [
          [
            "A revisão é {visits.business}, no mínimo, em horário sem entrega.",
            "Marque a revisão para depois das entregas, {visits.business} no mínimo.",
          ],
          [
            "Trilho de doca junta sujeira: varra todo dia, com a energia desligada.",
            "Gordura e areia no trilho pesam a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode abrir por controle do motorista?",
        answers: ["Melhor pela equipe: controle de entregador não tem dono certo."],
      },
      {
        question: "E se faltar luz no portão com mercadoria dentro?",
        answers: ["Tenha destrave manual treinado ou nobreak. Deixe a chave acessível ao responsável."],
      },
    ],
    photo: "fotos da doca por dentro e por fora, da etiqueta do motor e as medidas do vão",
  },
  {
    id: "um-motor-para-dois-portoes",
    broader: "instalacao",
    label: "Um motor só para dois portões",
    phrase: "um motor para dois portões",
    asks: [
      "dois portões lado lado um motor",
      "dois portões um motor resolve",
      "um motor resolve dois portões",
      "dois portões lado lado motor",
      ...combine(
        ["dois portões", "2 portões"],
        ["um motor só", "um motor", "mesmo motor", "só um motor", "único motor", "1 motor", "um só motor"],
      ),
      "mesmo motor abre dois portões",
      "um motor abre dois portões",
      "um motor serve dois portões",
      "um motor para dois portões",
      "um motor move dois portões",
    ],
    intent: "question",
    answers: {
      any: [
        "Um motor só não move dois portões: cada folha precisa do seu, com parada e força próprias; o que pode ser um só é o controle, com uma tecla para cada. Na troca em casa, cada motor fica de {price.homeSwap}; o kit basculante instalado parte de {price.lowest}.",
        "Não dá para abrir dois portões com um motor só, porque o percurso e a força são regulados para uma folha. São dois motores e um controle para os dois; o kit basculante instalado parte de {price.lowest}, e a troca em casa fica de {price.homeSwap} por portão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que cada portão tem o seu motor", "O que um motor consegue mover"],
        slots: [
          [
            "A central guarda onde uma folha começa e termina; duas folhas com um motor param fora do lugar.",
            "Se uma folha encontra obstáculo, o motor precisa recuar só ela.",
          ],
          [
            "Em portão de duas folhas também há um motor por folha, com uma central para os dois.",
            "Só o portão telescópico move mais de uma folha com um motor, porque uma puxa a outra.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como gastar menos com dois portões", "O que pode ser dividido"],
        slots: [
          [
            "O controle, a ida do técnico e parte da fiação servem aos dois.",
            "No mesmo orçamento, a ida é uma só, e o desconto é combinado no total.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle abre os dois portões?",
        answers: ["Sim, uma tecla para cada, se as duas centrais aceitam o código dele."],
      },
      {
        question: "Posso motorizar um agora e o outro depois?",
        answers: ["Pode. Deixe o conduíte e o ponto de energia do segundo prontos para não abrir a parede de novo."],
      },
      {
        question: "Os dois motores precisam ser da mesma marca?",
        answers: ["Não, mas a mesma marca facilita o controle único e a peça de reposição."],
      },
    ],
    photo: "uma foto de cada portão, por dentro e por fora, com a largura",
  },
  {
    id: "negocio-de-bairro",
    broader: "comercio",
    label: "Portão de padaria, farmácia e comércio de bairro",
    phrase: "o portão do comércio de bairro",
    asks: combine(
      ["portão", "motor portão", "portão automático", "motor"],
      [
        ...["padaria", "farmácia", "salão beleza", "barbearia", "bar", "lanchonete", "pizzaria"],
        ...["papelaria", "floricultura", "material construção", "lavanderia", "gráfica", "autoescola"],
      ],
    ),
    intent: "buying",
    answers: {
      any: [
        "Para padaria, farmácia, pizzaria ou outro comércio de bairro, o portão que só abre no começo e no fim do dia aceita motor comum, de {price.homeSwap} na troca, ou kit basculante instalado a partir de {price.lowest}; se passa carro ou entrega o dia todo, uso intenso, de {price.heavySwap}, com mão de obra.",
        "Em salão, barbearia, bar ou lanchonete, conte as aberturas do portão: poucas por dia, motor comum, de {price.homeSwap} na troca ou kit basculante instalado a partir de {price.lowest}; muitas, de uso intenso, de {price.heavySwap}, com mão de obra. Porta de aço de enrolar é outro motor, cotado por foto.",
        "Para papelaria, lavanderia, gráfica, autoescola ou loja de material de construção, o motor do portão sai pelo peso da folha e pelas entregas: motor comum, de {price.homeSwap} na troca; de uso intenso, de {price.heavySwap}, com mão de obra. A instalação é marcada fora do expediente.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor o comércio precisa", "Pelo uso e pelo peso"],
        slots: [
          [
            "Portão que abre de manhã e fecha à noite trabalha menos que o de uma casa.",
            "O que gasta o motor são as aberturas seguidas, e não as horas de loja aberta.",
          ],
          [
            "Com entregas ou clientes de carro, deixe a folha aberta no movimento ou peça motor de uso intenso.",
            "Se o cliente passa a pé pelo vão, a fotocélula é indispensável.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação sem parar a venda", "O dia do serviço"],
        slots: [
          [
            "O serviço é marcado antes de abrir, depois de fechar ou no dia de folga.",
            "Diga a hora de abrir e de fechar já na primeira mensagem.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Porta de aço de enrolar usa o mesmo motor?",
        answers: ["Não: é motor próprio, na ponta do eixo. A foto diz se atendemos e o valor."],
      },
      {
        question: "A nota sai no CNPJ do comércio?",
        answers: ["Sim: mande o CNPJ com o pedido de orçamento."],
      },
      {
        question: "E se faltar luz com a loja fechada?",
        answers: ["A chave de destravamento ou um nobreak resolve; combine qual dos dois na instalação."],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e a altura",
  },
];
