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
        "O portão automático de escola ou creche deve ter fotocélulas em duas alturas, para enxergar também a criança pequena, força regulada no mínimo e comando só da portaria. Os alunos entram a pé por outro portão. Em folha pesada, motor e mão de obra ficam de {price.heavySwap}, e as medidas definem o valor do seu.",
        "Para escolas e creches, automatizar o portão exige sensor em duas alturas, força mínima e abertura só pela portaria, porque há criança pequena por perto. O motor é escolhido pelo número de carros na hora de entrada e, em folha pesada, fica de {price.heavySwap} instalado. Os pedestres usam outra entrada.",
        "Em escola infantil ou colégio, o motor do portão é instalado com fotocélulas em duas alturas, força baixa e comando na portaria, e as crianças passam por outra entrada. Em folha pesada, o motor de uso intenso custa de {price.heavySwap}, com a mão de obra, e as medidas fecham o orçamento.",
        "Um portão automático para escola ou creche precisa de dois pares de fotocélula, um baixo e outro alto, motor com força mínima, comando na portaria e acesso a pé separado, para que nenhuma criança cruze a folha. O motor instalado em folha pesada custa de {price.heavySwap}, conforme peso e largura.",
        "Escola, colégio e creche precisam de portão com uma fotocélula perto do piso e outra mais acima, para enxergar aluno de qualquer tamanho, além de força baixa e controle só com a portaria. As turmas usam outra entrada. O motor de folha pesada, com o serviço, vai de {price.heavySwap}.",
      ],
      price: [
        "O preço do portão automático em escola depende do peso da folha, do número de aberturas e dos sensores: em portão pesado, motor e mão de obra ficam de {price.heavySwap}. O segundo par de fotocélulas e a borda sensível, que recua ao toque, são somados à parte.",
        "Em escola, o motor para portão pesado custa de {price.heavySwap}, com a mão de obra. A segunda altura de fotocélula e a borda sensível, que inverte ao toque, são itens separados, e as medidas da folha com fotos das entradas bastam para o orçamento.",
        "Automatizar o portão da escola custa de {price.heavySwap} em folha pesada, com motor e mão de obra. A proteção entra em itens próprios: outro par de fotocélulas e a borda que inverte ao encostar. A largura e o peso da folha fecham o valor.",
        "No portão de escola ou creche, motor e serviço ficam de {price.heavySwap} quando a folha é pesada, e o total cresce com os sensores. A borda sensível e a fotocélula da segunda altura são orçadas em separado, conforme cada entrada.",
      ],
      buying: [
        "Para escola, o motor de portão é escolhido pelos carros da hora de entrada, e não pelo número de alunos, sejam 100, 500 ou 1.000, que passam por outro portão. Em folha pesada, fica de {price.heavySwap} com mão de obra. Inclua fotocélula em duas alturas e comando só na portaria.",
        "O motor de portão para escola infantil ou creche precisa ser de uso intenso, com força baixa e dois sensores, um perto do chão, para criança pequena, e outro mais alto. Em folha pesada, com a mão de obra, custa de {price.heavySwap}. O comando fica na portaria, e os alunos entram por outro lado.",
        "Para colégio, escola ou creche, escolha o motor pelo movimento de carros no horário de pico e proteja a passagem com fotocélula em duas alturas, força no mínimo e abertura só pela portaria. Instalado em folha pesada, custa de {price.heavySwap}, conforme o peso e a largura.",
        "O motor do portão da escola é calculado pelos veículos do horário cheio, tenha ela 100, 500 ou 1.000 alunos, já que as crianças entram a pé por outro lado. A folha pesada fica de {price.heavySwap}, com o serviço; fotocélula baixa e alta e comando na portaria completam a segurança.",
        "Quem compra motor para portão de creche ou escola deve pedir uso intenso, força regulada no mínimo, fotocélula em duas alturas por causa da criança e acionamento só na portaria. O conjunto para folha pesada custa de {price.heavySwap}, montado, e o modelo depende do peso e do número de aberturas.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Proteção para crianças no portão", "O que não pode faltar"],
        slots: [
          [
            "A fotocélula baixa, a 20 ou 30 cm do chão, enxerga a criança agachada, e a de 60 a 70 cm enxerga quem está em pé e o carro. Um par só deixa ponto cego, e por isso a escola usa dois.",
            "São dois pares de fotocélula, o sensor que impede o portão de fechar sobre alguém: um a 20 ou 30 cm do piso, para a criança pequena, e outro de 60 a 70 cm, para adultos e carros. Com um só, a criança abaixada não é vista.",
            "O sensor da passagem, chamado fotocélula, é instalado em duas alturas: 20 a 30 cm, para quem engatinha ou se abaixa, e 60 a 70 cm, para adultos e carros. Cada par cobre o que o outro não vê.",
            "Uma criança pequena pode passar por baixo do feixe comum, e por isso há um sensor extra de 20 a 30 cm do piso. O outro, a 60 ou 70 cm, percebe o adulto e o veículo, e juntos os dois pares cobrem a passagem.",
            "Instale a fotocélula em dois níveis: de 20 a 30 cm, onde fica quem se abaixa ou engatinha, e de 60 a 70 cm, onde passam o adulto e a lataria do carro. Um feixe sozinho deixaria parte da passagem sem proteção.",
          ],
          [
            "A folha pesada recebe também uma borda sensível, que inverte o movimento ao primeiro toque, e tela nas frestas onde caibam dedo ou cabeça. Se um sensor falha, o portão deixa de fechar sozinho e só um adulto que vê o vão o comanda.",
            "Em folha pesada, uma borda sensível faz o portão recuar no primeiro contato, e os vãos recebem tela para não prender dedo nem cabeça. Com sensor defeituoso, o fechamento automático fica desligado até o reparo.",
            "Some a borda sensível, que faz a folha recuar ao encostar, e feche com tela qualquer fresta onde entre um dedo. Enquanto um sensor estiver parado, só um adulto comanda o portão, olhando a passagem inteira.",
            "Grades largas recebem tela, para mão e cabeça não entrarem, e a folha pesada ganha uma borda que a faz voltar quando encosta em algo. Se um sensor falha, o automático é suspenso, e um adulto comanda o portão com o vão à vista.",
            "A proteção se completa com uma borda de contato, que manda a folha pesada voltar, e com tela fina sobre as frestas. Com um sensor defeituoso, o portão não deve fechar sozinho, e só um adulto que veja tudo o aciona.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Entrada de alunos, de carros e quem abre", "Portaria e horário de pico na escola"],
        slots: [
          [
            "O que mais evita acidente é separar os caminhos: os pedestres entram por portão próprio, com fechadura e interfone, e os carros e peruas, por outro. O comando fica na portaria, em controle cadastrado por pessoa, e nunca com aluno.",
            "Separar gente de carro protege mais que qualquer sensor, com um portão de pedestre e outro de veículos. Quem abre é a portaria, e cada controle é cadastrado no nome de uma pessoa, para ser apagado quando ela sai.",
            "Os alunos passam por uma entrada com interfone, e os veículos, pela garagem, para que ninguém cruze a folha a pé. O portão é acionado pela portaria ou por funcionário com controle em seu nome, fácil de cancelar depois.",
            "O maior ganho de segurança vem de dividir os caminhos, com veículos de um lado e crianças a pé do outro, com interfone e fechadura. Cada funcionário autorizado tem um controle cadastrado, que é cancelado quando ele sai da escola.",
            "Defina primeiro duas entradas, para que aluno e perua não usem a mesma passagem. Depois limite o comando à portaria e a poucos controles com nome, apagados quando o funcionário deixa a escola.",
          ],
          [
            "Na entrada e na saída das turmas, o fechamento automático fica desligado, e um funcionário fecha o portão vendo o vão livre.",
            "Nos horários de turma, o portão não fecha sozinho: um funcionário o comanda com a passagem à vista.",
            "Durante a chegada e a saída, o automático fica suspenso, e um adulto fecha o portão olhando o vão.",
            "Na hora das turmas, suspenda o fechamento por tempo, de modo que um adulto observe a passagem e só então acione o portão.",
            "Enquanto os alunos chegam ou saem, o portão não deve fechar por conta própria, e sim pelo comando de um adulto que veja a passagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação fora do horário de aula", "Serviço com a escola fechada"],
        slots: [
          [
            "O trabalho é marcado para férias, noite ou fim de semana e leva de {time.heavy} em portão pesado. O motor usa um circuito elétrico só dele, com disjuntor e aterramento, na tensão indicada na etiqueta.",
            "Reserve de {time.heavy}, em dia sem alunos, para um portão pesado. A energia vem por um circuito exclusivo, aterrado e com disjuntor próprio, que um eletricista deixa pronto.",
            "Em folha pesada são de {time.heavy} de serviço, feitos com a escola vazia. O motor precisa de um circuito só dele, com aterramento e disjuntor próprios.",
            "Sem crianças no local o serviço anda mais rápido e ninguém corre risco, por isso se usa recesso, noite ou sábado. A folha pesada leva de {time.heavy}. A energia sai do quadro só para o motor, com aterramento e na tensão da etiqueta.",
            "Combine a obra para um período sem aula, contando de {time.heavy} no caso de folha pesada. O eletricista deixa antes uma linha exclusiva, com disjuntor e aterramento, na tensão escrita no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo testar os sensores do portão da escola?",
        answers: [
          "O teste é semanal, com uma caixa no vão e sem alunos por perto. A revisão do técnico é feita {visits.business}, no mínimo.",
          "Um funcionário testa toda semana as duas alturas, usando uma caixa. A revisão completa fica para o técnico, {visits.business}.",
          "O teste é semanal e feito por adulto, com uma caixa diante de cada altura e o pátio vazio. Além dele, marque a revisão técnica {visits.business}.",
        ],
      },
      {
        question: "A perua escolar pode ter controle do portão?",
        answers: [
          "Melhor não: quem libera a perua é a portaria, que vê as crianças descendo e quem está na passagem.",
          "Não convém, porque o motorista não enxerga o vão inteiro. A portaria abre e só fecha quando as crianças se afastaram da folha.",
          "É preferível que não, porque dentro da perua há pontos cegos. Quem está na portaria confere as crianças e só depois aciona o portão.",
        ],
      },
      {
        question: "Portão da escola pode fechar sozinho?",
        answers: [
          "Com alunos por perto, não: quem fecha é um funcionário que vê o vão. Fora desse horário, só com os sensores das duas alturas funcionando.",
          "O fechamento automático fica para os horários sem aluno, e com as duas fotocélulas testadas. Na entrada e na saída, fecha um adulto.",
          "Só em períodos sem crianças e com os dois pares de sensores em ordem. Nos horários de turma, um adulto aciona olhando.",
        ],
      },
      {
        question: "O portão automático da escola funciona na falta de luz?",
        answers: [
          "Sim, com nobreak, por algumas aberturas. Sem ele, um funcionário treinado desliga o disjuntor e usa a chave de destravamento, se a folha estiver equilibrada.",
          "Um nobreak mantém algumas aberturas. A saída dos alunos não pode depender do motor, e por isso o portão de pedestres é separado.",
          "Depende de haver nobreak, que cobre algumas aberturas. Acabada a carga, alguém treinado desliga o disjuntor e destrava o motor, se a folha está em equilíbrio. Os alunos saem pelo portão de pedestres.",
        ],
      },
      {
        question: "A escola recebe nota e proposta por escrito?",
        answers: [
          "Sim: a proposta separa motor, sensores e mão de obra, e a nota sai no CNPJ da escola.",
          "A escola recebe as duas, com os itens em linhas separadas e a nota no CNPJ da instituição.",
          "Sim, proposta escrita com motor, sensores e serviço discriminados, e nota fiscal em nome da instituição. Basta enviar o CNPJ com as fotos.",
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
        "O portão seguro de escola infantil precisa de antiesmagamento regulado na central, borda sensível na folha, fotocélulas em duas alturas, a 20 ou 30 cm e a 60 ou 70 cm do piso, e abertura só pela portaria. As crianças entram por outro portão. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Os cuidados com o motor em portão de escola e creche são somar proteções, porque nenhuma basta sozinha: antiesmagamento na central, borda sensível, fotocélula baixa e alta e comando só na portaria. As crianças devem entrar por outro portão. Revisar um portão grande, com o teste de tudo, custa, em geral, de {price.preventiveRange}, sem peças.",
        "Os itens de proteção do portão eletrônico da escola são quatro: antiesmagamento na central, borda sensível na folha, fotocélula em duas alturas, perto do piso e a 60 ou 70 cm, e entrada de alunos separada dos carros. Uma revisão de portão grande, com o teste deles, fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
      price: [
        "O preço do portão de escola com sensor soma o par de fotocélulas ou a borda sensível, o cabo e a mão de obra, e a fotocélula é a mais barata das duas; em escola usam-se dois pares, um baixo e um alto. A revisão de portão grande, com teste e regulagem, fica, em geral, de {price.preventiveRange}, sem peças.",
        "O custo de pôr sensor no portão de escola depende de quantos itens faltam: a fotocélula é o mais barato, depois vem a borda sensível e, por último, a central nova, se a atual não aceita sensores. A revisão de portão grande, com teste, fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que protege as crianças no portão", "Itens de proteção do portão da escola"],
        slots: [
          [
            "Uma proteção não substitui a outra, porque cada uma evita um perigo diferente.",
            "Cada item cobre uma falha do outro, e por isso eles são usados juntos.",
            "Nenhum sensor sozinho basta em portão com criança por perto.",
          ],
        ],
        bullets: [
          "Antiesmagamento da central: a folha para e volta ao encontrar resistência.",
          "Borda sensível: faz a folha inverter ao primeiro toque na ponta.",
          "Fotocélula baixa, de 20 a 30 cm: percebe a criança pequena.",
          "Fotocélula alta, de 60 a 70 cm: percebe quem está em pé e o carro.",
          "Entrada das crianças: fica longe do portão dos carros, com tela nos vãos.",
          "Botoeira, trava e destravamento: ficam fora do alcance delas.",
        ],
      },
      {
        about: "check",
        headings: ["O teste de toda semana, sem alunos", "Como testar os sensores da escola"],
        slots: [
          [
            "O teste é feito antes da abertura, sem alunos e com um adulto no comando. Ninguém põe a mão ou o corpo na frente da folha.",
            "Faça o teste antes de a escola abrir, com um adulto no botão e o vão vazio. Use objetos, nunca o corpo.",
            "Com a escola vazia, um adulto aciona e outro observa de lado. O corpo nunca serve de obstáculo.",
          ],
        ],
        steps: [
          "De lado, mande fechar e corte o feixe baixo com um cabo de vassoura: a folha deve parar e voltar.",
          "Repita no feixe alto, também com o cabo.",
          "Deixe uma caixa de papelão vazia fora da linha dos feixes e mande fechar: a folha deve inverter ao tocá-la.",
          "Anote a data e o resultado.",
          "Se algo falhou, desligue o fechamento automático até o reparo.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custam os sensores na escola", "O que muda o preço da proteção"],
        slots: [
          [
            "A fotocélula é vendida por par, e a borda sensível, pelo comprimento da ponta da folha. Entre todos os itens, o mais caro é a central nova, necessária só quando a placa antiga não aceita sensores.",
            "O preço da borda sensível acompanha a altura da folha, e o da fotocélula, o número de pares. A troca de central é o item mais caro e só é necessária se a placa antiga não tem entrada para sensor.",
            "A borda sensível é medida pela ponta da folha, e a fotocélula é contada por par. O cabo até a central encarece quando não há conduíte, e a central nova, o item mais caro, só é trocada se não aceitar sensores.",
          ],
          [
            "O serviço é marcado em férias, noite ou fim de semana, com o portão testado antes da volta dos alunos. A escola recebe o orçamento por itens, com nota.",
            "O trabalho é feito fora do horário de aula, e o teste final vem antes do primeiro aluno. O orçamento sai item por item, com nota fiscal.",
            "O serviço fica para um dia sem alunos ou para a noite, e tudo é testado antes da aula seguinte. Cada sensor aparece em linha própria na proposta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula já é antiesmagamento?",
        answers: [
          "Não: ela percebe quem cruza a linha e evita o toque. Quem reage depois do toque são a borda sensível e a reversão por força da central.",
          "Não, são coisas diferentes. O feixe age antes do contato, e o antiesmagamento, no contato, e por isso a escola precisa dos dois.",
        ],
      },
      {
        question: "O sensor serve no motor que a escola já tem?",
        answers: [
          "Quase sempre, se a central tem entrada para sensor. A etiqueta do motor mostra o modelo e se é preciso trocar a placa.",
          "Na maioria das centrais atuais, sim. Em motor antigo sem essa entrada, só a central é trocada e o motor continua.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o portão da escola?",
        answers: [
          "O teste é feito toda semana, pela própria escola, e a revisão técnica, {visits.business}, no mínimo. O melhor momento são as férias.",
          "A revisão técnica é feita pelo menos {visits.business}, e o teste com caixa e cabo de vassoura, uma vez por semana.",
        ],
      },
      {
        question: "Criança pode ficar presa na grade do portão?",
        answers: [
          "Pode, se os vãos deixam passar mão ou cabeça. Uma tela fixa na parte baixa evita esse risco, mas soma peso, e o motor é regulado depois.",
          "O risco existe em grade aberta perto da coluna. Ponha tela ou chapa perfurada até a altura da criança e mande regular a força em seguida.",
        ],
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
      "porta aço automática comércio preço",
      "porta aço automática comércio preço motor",
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
        "A porta de enrolar de loja, padaria ou farmácia fica automática com um motor na ponta do eixo, aproveitando a cortina que já existe. Entram também central, controles, botoeira interna e corrente manual para a falta de luz. O preço segue o peso da cortina: a estreita, de pouco uso, sai por menos, e a larga, de chapa fechada, por mais.",
        "Para porta de enrolar de loja, instalamos o motor na que hoje é aberta na mão e consertamos a que já é automática. A porta inteira nova é vendida pelo fabricante dela. O valor depende do peso da cortina, calculado pela largura e pela altura, e sobe com o número de aberturas por dia.",
        "A automatização da porta de enrolar do comércio costuma caber em um dia, com motor, central, controles, botoeira e corrente manual, desde que a cortina suba reta e o eixo esteja firme. O preço depende do peso da cortina e do que houver a corrigir no eixo e nas guias, e é informado de graça pela foto do rolo.",
        "Para ter porta de enrolar automática na loja, não é preciso trocar a porta: o motor é preso ao eixo da cortina atual e vem com central, controle, botoeira e corrente manual. Quanto mais pesada a cortina e mais aberturas por dia, mais caro o motor. A foto do rolo, com a largura e a altura, basta para o orçamento grátis.",
        "A loja que ainda levanta a porta de enrolar na mão pode automatizá-la sem comprar outra, com motor, controle, botão interno, sensor e corrente para a falta de luz. Largura e altura do vão dão o peso da cortina e, com ele, o motor e o valor, que passamos sem custo.",
      ],
      installation: [
        "A instalação do motor na porta de enrolar da loja leva em geral um dia e exige cortina que suba reta e eixo firme. O motor vai na ponta do eixo, com central, controles, botoeira interna e corrente manual. O valor sobe com o peso da cortina e com o que for preciso acertar antes, como mola e guia torta.",
        "A porta de aço que a loja já tem é aproveitada na instalação do motor, que vai na ponta do eixo, com central, botoeira interna, controles e corrente para a falta de luz. O valor depende do peso da cortina, e não do metro quadrado: porta leve de pouco uso custa menos que porta larga de uso o dia todo.",
        "Instalar motor na porta de enrolar da loja costuma durar um dia, que pode ser marcado fora do expediente, se a cortina corre reta e o eixo está em bom estado. Quem define o preço é o peso da cortina, e a largura e a altura do vão bastam para calculá-lo.",
        "Automatizamos a porta de enrolar que o comércio já usa, com motor preso ao eixo, central, controle, botão do lado de dentro e corrente manual. O serviço costuma durar um dia. O valor acompanha o peso da cortina e sai de graça, pela foto do rolo e pelas medidas.",
      ],
      price: [
        "O preço por m² vale para a porta de enrolar nova, que o fabricante vende com lâminas, guias e eixo. Pôr motor na porta que a loja já tem custa conforme o peso da cortina e o estado do eixo. O orçamento é grátis, pela foto do rolo e pelas medidas do vão.",
        "O preço da porta de aço automatizada de loja ou padaria soma o motor, a instalação e os acessórios. O motor fica mais caro conforme os quilos da cortina. Adaptar o eixo e incluir sensor ou nobreak aumenta o total. O orçamento é grátis, pelas medidas e pela foto.",
        "O orçamento da porta de enrolar automática para loja é grátis, pela foto do rolo e pelas medidas do vão. O total soma o motor, escolhido pelo peso da cortina, a instalação e os acessórios. Só a mão de obra, para motor já comprado, parte de {price.installation}. O valor do motor vem no orçamento.",
        "O preço da porta automática do comércio depende do motor, escolhido pelos quilos da cortina, do estado do eixo e dos acessórios. Uma porta estreita que já corre bem precisa de motor menor. Uma porta larga, com mola, precisa de motor maior e de adaptação. Mande largura, altura e foto para o orçamento grátis.",
      ],
      question: [
        "Sim, a porta de enrolar manual da loja pode receber motor quando a cortina sobe reta, o eixo está firme e há energia perto do rolo. O motor é escolhido pelo peso da cortina, com um terço de folga, e por isso a largura e a altura do vão dizem qual serve e quanto custa.",
        "A loja que tem porta de enrolar manual pode pôr motor se a cortina corre reta nas guias e o eixo aguenta o equipamento. Quando falta energia perto do rolo, um eletricista leva um circuito até lá. O modelo do motor e o valor saem das medidas do vão.",
        "Sim, a porta de enrolar manual da loja aceita motor quando sobe sem torcer, tem eixo firme e um ponto de energia junto ao rolo. O motor deve levantar um terço a mais que o peso da cortina, e esse peso é calculado pela largura e pela altura do vão.",
        "Para automatizar a porta manual da loja, o que conta é o estado da cortina, das guias e do eixo, além da energia perto do rolo. Com essas partes em ordem, o motor é escolhido pelo peso da cortina, com sobra de um terço, e a porta não precisa ser trocada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como calcular o motor da porta de enrolar", "Quantos quilos o motor precisa levantar"],
        slots: [
          [
            "Para achar o peso da cortina, multiplique a área do vão pelo peso da lâmina, em geral de 7 a 13 kg por m². Um vão de 3 por 3 metros, com lâmina de 10 kg, dá 90 kg. Com um terço de folga, o motor deve levantar 120 kg ou mais.",
            "Multiplique a largura pela altura e pelo peso da lâmina, que em geral fica entre 7 e 13 kg por m². Uma porta de 4 por 3 metros, a 10 kg, pesa 120 kg. A folga de um terço leva a um motor de 160 kg.",
            "O motor sai de uma conta simples: área do vão, vezes 7 a 13 kg por m² de lâmina, mais um terço de folga. Uma porta de 3 por 3 metros, a 10 kg, pesa 90 kg e precisa de motor para pelo menos 120 kg.",
            "O peso da cortina depende da largura, da altura e do peso da lâmina, em geral de 7 a 13 kg por metro quadrado. Um vão de 5 por 3 metros, a 10 kg, soma 150 kg. Com a folga de um terço, o motor deve ser de 200 kg.",
            "Calcule a área do vão, multiplique por 7 a 13 kg, que é o peso comum da lâmina por metro quadrado, e some um terço. Uma porta de 2 por 3 metros, com lâmina de 10 kg, pesa 60 kg e precisa de motor para 80 kg.",
          ],
          [
            "A loja que abre de manhã e fecha à noite pode usar o motor comum. A padaria que recebe entregas o dia todo precisa do motor de uso intenso, feito para não esquentar demais.",
            "O número de aberturas também decide: com duas por dia, o motor comum basta; com entregas o dia inteiro, o motor esquenta, e por isso se usa o de uso intenso.",
            "Conte ainda quantas vezes a porta abre. O comércio que só abre cedo e fecha à noite usa motor comum, e o que recebe entregas a toda hora precisa de um de uso intenso, que aguenta ciclos seguidos sem esquentar demais.",
            "O motor comum basta para a loja que abre a porta de manhã e fecha à noite. Com entregas o dia inteiro, o motor comum esquenta demais e desliga, e o certo é o de uso intenso.",
            "O número de aberturas por dia separa os modelos. A padaria que recebe mercadoria toda hora precisa do motor de uso intenso, e a loja de poucos acionamentos trabalha bem com o comum.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que é instalado e o que se aproveita", "O que entra de novo na porta que já existe"],
        slots: [
          [
            "A cortina de lâminas, as guias laterais e o eixo são aproveitados quando estão bons. Entram de novo o motor, na ponta do eixo, a central, a botoeira do lado de dentro, os controles e a corrente que abre a porta na falta de luz.",
            "As lâminas, as guias e o eixo continuam, desde que a cortina corra reta. O que se acrescenta é o motor que gira o eixo, a central eletrônica, o botão interno, os controles e a corrente manual.",
            "Da porta atual ficam as guias, as lâminas e o eixo em bom estado. De novo, a loja recebe o motor na ponta do eixo, a central, a botoeira, o controle e a corrente para quando faltar energia.",
            "Em vez de trocar a porta, a instalação acrescenta o que a move: motor na ponta do eixo, central eletrônica, botão interno, controles e uma corrente para abrir na falta de luz. As lâminas, as guias e o eixo continuam, se não têm dano.",
            "O serviço mantém a cortina, o eixo e as guias que estiverem sãos. A parte elétrica é toda nova, do motor preso ao eixo à central e aos controles, mais a botoeira e a corrente de abertura manual.",
          ],
          [
            "A porta antiga de mola costuma aceitar motor depois que o técnico retira ou regula a mola, peça sob tensão que ninguém deve soltar em casa. Lâmina torta e guia amassada são corrigidas antes, para a cortina não prender.",
            "Se a porta é de mola, o técnico adapta o eixo e tira ou regula a mola com ferramenta própria, porque ela está sob tensão. A guia amassada é consertada antes do motor, senão a cortina trava.",
            "Em porta de mola, o técnico confere o eixo e alivia a mola com ferramenta própria, pois ela guarda muita força. Antes de ligar o motor, ele também acerta guias e lâminas para a cortina correr livre.",
            "Guia torta e lâmina amassada são consertadas primeiro, para a cortina não prender. Se o eixo tem mola, só o técnico regula ou retira essa mola, que fica tensionada e pode ferir.",
            "Uma porta de mola também recebe motor, depois que o eixo é preparado e a mola, que fica tensionada, é aliviada ou removida pelo técnico. As guias e lâminas tortas são desempenadas antes.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sensor, trava e abertura sem luz", "Segurança da loja e de quem passa"],
        slots: [
          [
            "O sensor de passagem, ou a borda sensível na base, evita que a porta desça sobre um cliente ou a mercadoria, e o trava-quedas segura a cortina se o eixo ou o motor falha. A trava no chão dificulta que a levantem por fora.",
            "Quem fecha por controle precisa do sensor, que detém a cortina diante de alguém, e do trava-quedas, que impede a queda numa falha do eixo. Contra arrombamento por baixo, usa-se trava lateral ou no piso.",
            "Três itens protegem a loja: o sensor no vão, para a porta não fechar sobre alguém, o trava-quedas, para a cortina não despencar, e a trava na base, contra arrombamento.",
            "O sensor de passagem, ou a borda sensível na base, para a cortina quando há gente ou caixa no caminho. O trava-quedas segura a cortina se o eixo falhar. A trava no chão dificulta que alguém force a porta por baixo.",
            "A porta da loja traz três riscos: fechar sobre um cliente, cair por falha do eixo e ser erguida da rua. O sensor ou a borda sensível evita o primeiro, o trava-quedas evita o segundo, e uma trava na base ou na lateral dificulta o terceiro.",
          ],
          [
            "A corrente manual fica do lado de dentro. Por isso, a loja sem outra porta precisa de um destrave externo ou de nobreak para ser aberta quando falta luz.",
            "Se a porta de enrolar é a única entrada, preveja nobreak ou abertura externa de emergência, já que a corrente manual só alcança quem está dentro.",
            "Quando a loja não tem outra entrada, a corrente interna não ajuda quem chega da rua. Nesse caso, inclua no pedido um destrave externo ou um nobreak.",
            "A corrente de emergência fica do lado de dentro. Se a porta de enrolar é a única entrada da loja, inclua um nobreak ou um destrave por fora, para abrir sem luz.",
            "Pense em como você entra se faltar luz, porque a corrente manual fica por dentro. Quem não tem outra porta precisa de destrave pelo lado de fora ou de nobreak.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam a porta inteira ou só o motor?",
        answers: [
          "Instalamos o motor e a automação, na porta que já existe. A porta nova é comprada do fabricante dela. Pelas medidas dizemos se a sua aceita o motor.",
          "Fazemos só a automação, com motor, central, controles e sensores. Lâminas, guias e eixo novos são comprados do fabricante da porta.",
          "Instalamos a parte que automatiza, do motor aos sensores, na porta existente. Cortina, guias e eixo novos vêm do fabricante de portas.",
        ],
      },
      {
        question: "Quanto tempo a loja fica fechada para instalar o motor?",
        answers: [
          "A instalação costuma levar um dia quando a porta corre bem, e pode ser marcada fora do expediente. Afaste a vitrine e a mercadoria da porta antes.",
          "Conte com cerca de um dia, que pode ficar para um horário sem movimento. Deixe livre o espaço sob o rolo, onde fica a escada.",
          "Em geral é um dia de serviço, e dá para marcar quando não há clientes. Retire produtos e móveis de baixo do rolo antes.",
        ],
      },
      {
        question: "O motor da porta de enrolar tem garantia?",
        answers: [
          "Sim: o motor que vendemos tem garantia de {warranty.motor}, e a instalação, de {warranty.installation}.",
          "Sim, são {warranty.motor} de garantia de fábrica no motor e {warranty.installation} no serviço de instalação.",
          "A garantia do motor comprado conosco é de {warranty.motor}, dada pela fábrica, e a da instalação é de {warranty.installation}.",
        ],
      },
      {
        question: "Dá para abrir e fechar pelo celular?",
        answers: [
          "Sim, com um módulo Wi-Fi ligado à central. Para fechar de longe, o sensor de passagem é indispensável, porque você não vê quem está embaixo.",
          "Sim, se a central tem entrada de comando, que recebe um módulo Wi-Fi. Feche só quando estiver vendo o vão ou com o sensor funcionando.",
          "Sim, um módulo Wi-Fi ligado à central faz isso. Só feche à distância com sensor de passagem em ordem, pois você não vê quem está embaixo.",
        ],
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
        "Para porta de enrolar transvision de loja, instalamos e consertamos o motor. A porta nova, de lâmina perfurada que mostra a vitrine, é do fabricante. O motor é o mesmo da porta fechada, escolhido pelo peso com um terço de folga, e costuma ser menor, porque ela pesa menos.",
        "A porta de enrolar transvision da sua loja pode ficar automática com motor na ponta do eixo, botoeira e controle, e consertamos a que já tem. Lâminas e porta nova são de quem a fabrica. O peso, área vezes quilos por metro quadrado, decide a máquina.",
        "Na porta de enrolar transvision, a lâmina furada deixa a vitrine à vista com a loja fechada, e o motor segue o peso da cortina, menor que o da chapa inteira. Vendemos e instalamos {em} o motor, o controle e o sensor. Porta e lâminas são do fabricante.",
      ],
      price: [
        "O preço do motor da porta transvision depende do peso da cortina e fica abaixo do de uma porta fechada do mesmo tamanho. Somam-se a botoeira, os controles e o sensor. A porta nova, com lâminas perfuradas, é vendida por metro quadrado pelo fabricante. O orçamento do motor é grátis, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Transvision ou chapa fechada na loja", "O que muda com a lâmina perfurada"],
        slots: [
          [
            "A lâmina perfurada mostra a vitrine à noite e deixa passar ar. Em troca, entra pó e um pouco de chuva. A fechada esconde a mercadoria e protege mais.",
            "Com a lâmina furada, a vitrine acesa continua à vista e a loja respira. A chapa inteira veda melhor água e olhar.",
            "Quem quer mostrar a vitrine escolhe a lâmina perfurada, que deixa entrar pó e respingo. Quem quer esconder e vedar escolhe a fechada.",
          ],
          [
            "É comum misturar: lâmina fechada embaixo, onde forçam a porta, e perfurada na altura dos olhos. Contra arrombamento contam a trava na última lâmina, as guias firmes e a espessura da chapa.",
            "Muitas lojas usam a parte baixa fechada e a de cima furada. A segurança vem da trava junto ao piso e da chapa grossa, nos dois tipos.",
            "A combinação dos dois perfis resolve: fechado embaixo, perfurado em cima. Trava de solo, guia firme e chapa grossa pesam mais que o desenho.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de automatizar a transvision", "O que o motor precisa na porta"],
        slots: [
          [
            "A cortina tem de subir reta e leve, porque guia amassada e lâmina fora do encaixe forçam o motor. Levante estes dados com a porta parada.",
            "Lâmina torta prende mais na perfurada, que é menos rígida, e se troca antes. Reúna o que segue.",
            "O motor novo dura pouco se a guia está amassada. Confira a porta e anote estes dados.",
          ],
        ],
        bullets: [
          "Largura e altura do vão",
          "Peso por metro quadrado, informado pelo fabricante",
          "Espaço para o motor na ponta do eixo",
          "Guias retas e lâminas inteiras",
          "Energia perto do rolo, com disjuntor próprio",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do motor", "Motor, comando e segurança"],
        slots: [
          [
            "O motor cresce com o peso da cortina. Uma porta de 9 m², com 8 kg por metro quadrado, pesa 72 kg e usa motor de 96 kg ou mais. Na porta manual, soma-se a troca ou o ajuste da mola.",
            "O tamanho do motor sai da conta do peso, como 9 m² a 8 kg, 72 kg, com um terço de folga. Somam eixo adaptado, se a porta era manual, sensor e controles.",
            "Uma cortina de 9 m² com 8 kg por metro pesa 72 kg, e o motor deve aguentar perto de 100. Eixo com mola, sensor e controle entram em linhas próprias.",
          ],
          [
            "A corrente manual, por dentro, abre na falta de luz e deve vir no conjunto. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Exija corrente manual para o apagão. O motor sai com {warranty.motor} de garantia, e o serviço, com {warranty.installation}.",
            "Na falta de luz, a porta abre pela corrente manual, por dentro. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
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
          "Em geral, sim, se há lâmina do mesmo desenho e altura. Poucas amassadas não condenam a porta.",
          "Dá, quando o perfil ainda se fabrica. Meça a altura da lâmina para achar a igual.",
        ],
      },
      {
        question: "A porta transvision manual pode virar automática?",
        answers: [
          "Na maioria dos casos, sim: a mola do eixo é retirada ou ajustada pelo técnico, e o motor entra na ponta.",
          "Pode, com a cortina reta e espaço na ponta do eixo. A mola é serviço do técnico, porque guarda força.",
        ],
      },
      {
        question: "O motor esquenta e para. É defeito?",
        answers: [
          "Motor de enrolar tem proteção térmica e para depois de vários ciclos seguidos; espere esfriar. Se para no primeiro, há peso ou guia presa.",
          "Depois de muitas subidas, é normal desarmar e voltar frio. Parar logo indica cortina presa ou motor pequeno.",
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
      "enrolar 5x5",
      "porta enrolar 5x5",
      "porta enrolar 5x5 motor",
      "porta enrolar 5 metros motor",
      "porta enrolar galpão 5x5",
      "porta enrolar galpão motor quantos kg",

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
        "Uma porta de enrolar de aço pesa de 7 a 13 kg por metro quadrado, conforme a chapa da lâmina. A de 3 por 3 metros fica de 75 a 140 kg, já com os 50 cm enrolados, e a de 4 por 3, de 100 a 180 kg. Para escolher o motor, some um terço a esse peso.",
        "A porta de enrolar de galpão, de 5 por 5 metros, pesa em geral de 190 a 360 kg e precisa de motor de 300 a 500 kg. A conta é a área, com 50 cm a mais na altura por causa do rolo, vezes 7 a 13 kg por metro quadrado, mais um terço. Uma porta de 4 por 3 metros usa motor de 200 a 300 kg.",
        "Para a porta de aço automática de loja de 3x3 metros, o motor é, em geral, o de 200 kg, porque a cortina pesa de 75 a 140 kg e é preciso um terço de folga. A de 4x3 pesa de 100 a 180 kg e usa motor de 200 a 300 kg. A conta é a área, com 50 cm a mais de altura, vezes 7 a 13 kg por m².",
        "Para saber quanto pesa uma porta de enrolar, multiplique a área por 7 a 13 kg por metro quadrado, no aço, e conte 50 cm a mais de altura. Uma de 3 por 3 metros pesa de 75 a 140 kg. O motor deve aguentar um terço a mais que isso.",
      ],
      buying: [
        "O motor da porta de enrolar se escolhe pelo peso da cortina, de 7 a 13 kg por m², com um terço de folga. A de 3 por 3 metros pesa de 75 a 140 kg e usa motor de 100 a 200 kg. A de 4 por 3 pesa de 100 a 180 kg e usa um de 200 a 300 kg.",
        "Escolha o motor da porta de enrolar pela área vezes 7 a 13 kg por m² e mais um terço. Uma de 3 por 3 metros leva motor de até 200 kg; a de 4 por 3, um de 200 a 300 kg, porque a cortina pesa de 100 a 180 kg.",
        "A porta de enrolar de galpão, de 5 por 5 metros, pesa em geral de 190 a 360 kg e usa motor de 300 a 500 kg. A conta é a área, com 50 cm a mais para o rolo, vezes 7 a 13 kg por metro quadrado, mais um terço de folga. A de 3 por 3 metros usa motor de 100 a 200 kg.",
      ],
      price: [
        "A porta de aço automática tem o preço por metro quadrado dado pelo fabricante da porta, conforme a lâmina. O motor é cobrado pelo peso dela, de 7 a 13 kg por m²: a de 3 por 3 metros usa um de 100 a 200 kg. Com largura, altura e foto do rolo, dizemos de graça quanto fica o motor instalado.",
        "O preço da porta de aço automática soma a porta, vendida por metro quadrado por quem a fabrica, e o motor, que depende do peso. Cada m² de aço pesa de 7 a 13 kg, e quanto mais grossa a lâmina, mais caro o motor. Mande as medidas e a foto do rolo para saber, sem custo, o valor do motor.",
        "O preço do metro quadrado da porta de aço depende da lâmina, e quem dá esse preço é o fabricante. O motor que instalamos é orçado pelo peso total, que vai de 75 a 140 kg numa porta de 3 por 3 metros. A foto do rolo e as medidas bastam para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como calcular o peso, passo a passo", "Meça e calcule o peso"],
        slots: [
          [
            "Com trena e calculadora, a conta sai em um minuto. Se você sabe o modelo da lâmina, use o peso que o fabricante informa.",
            "Leva um minuto com trena e calculadora. O número da lâmina, dado pelo fabricante, torna a conta exata.",
            "São cinco passos, todos com a porta parada. O modelo exato da lâmina dá o peso certo.",
          ],
        ],
        steps: [
          "Meça a largura entre as guias e a altura do vão.",
          "Some uns 50 cm à altura, pelo trecho que fica no rolo.",
          "Multiplique largura por altura: é a área em m².",
          "Multiplique pelo peso por m² da lâmina, de 7 a 13 kg em aço.",
          "Acrescente um terço e procure um motor acima desse número.",
        ],
      },
      {
        about: "what",
        headings: ["O que muda o peso da porta", "Lâmina, chapa e acessórios"],
        slots: [
          [
            "Chapa mais grossa, lâmina fechada e base reforçada pesam mais; lâmina perfurada e alumínio pesam menos. A espessura é o que mais muda o número.",
            "A espessura da chapa decide. Lâmina fechada e base forte ficam perto de 13 kg por m². A perfurada fica na parte de baixo da faixa, e a de alumínio, abaixo dela.",
            "Os maiores pesos são os da lâmina grossa e fechada, com base reforçada. A perfurada pesa menos, e a de alumínio, menos ainda.",
          ],
          [
            "Eixo e molas antigas não entram nesse peso, mas o eixo precisa aguentar a cortina, e cada motor aceita um diâmetro máximo. Guia seca ou torta também aumenta o esforço.",
            "O motor só levanta a cortina, porém o eixo precisa suportá-la, e cada modelo aceita um diâmetro. Uma guia seca aumenta o esforço além do peso.",
            "Além do peso, confira o diâmetro do eixo que o motor aceita. Uma cortina presa em guia torta exige mais força do que o peso dela indica.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de motor fraco para a porta", "Como saber se o motor é fraco"],
        slots: [
          [
            "Subir devagar, desarmar no calor ou escorregar na descida mostra falta de força ou freio gasto. Antes de trocar o motor, veja a guia e a lâmina, porque a cortina presa dá os mesmos sinais.",
            "Ronco, lentidão e parada antes do fim indicam peso acima do limite, ou porta presa. Confira guia e alinhamento primeiro.",
            "O motor que desarma ou não segura a cortina é fraco para o peso, ou a cortina está raspando. Lubrificar as guias é o teste mais barato.",
          ],
          [
            "Se a cortina escorrega, pare de usar e não deixe ninguém embaixo. O motor maior só resolve quando o freio e o eixo são do tamanho dele.",
            "Uma porta que escorrega não se usa nem se atravessa. Para um motor maior, freio e eixo precisam ser compatíveis.",
            "Quando a cortina desce sozinha, feche a passagem e chame o técnico. O motor maior exige freio e eixo do mesmo porte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar motor maior que o necessário?",
        answers: [
          "Pode, com o eixo e a fixação certos. Um terço de folga basta; mais que isso só encarece.",
          "Sim, mas sem exagero, porque a folga de um terço é suficiente. O eixo precisa aceitar o diâmetro.",
          "Pode. O cuidado é com o eixo, que precisa ser compatível, e com o preço, que sobe sem necessidade.",
        ],
      },
      {
        question: "O peso muda com o vento?",
        answers: [
          "O peso não, mas o vento empurra a cortina contra as guias e aumenta o esforço. Em vão largo, some mais folga.",
          "O peso é o mesmo. O vento pressiona as guias, e uma porta larga sente mais.",
          "Não muda o peso, e sim o atrito nas guias. Em porta larga e exposta, escolha o motor da faixa de cima.",
        ],
      },
      {
        question: "Alumínio pesa quanto por metro quadrado?",
        answers: [
          "Menos que o aço: fica abaixo dos 7 kg por m² em muitas lâminas. O fabricante informa o número exato da sua.",
          "Costuma ficar abaixo da faixa do aço. A ficha da lâmina traz o valor.",
          "Em muitas lâminas, menos de 7 kg por m². Confira na ficha do fabricante, porque o perfil e o recheio mudam o peso.",
        ],
      },
      {
        question: "Dá para motorizar uma porta com mola antiga?",
        answers: [
          "Dá, se o eixo aceita o motor e a mola é retirada ou ajustada por técnico. O peso da cortina passa inteiro para o motor.",
          "Muitas vezes, sim. O técnico confere o eixo, porque sem a mola o motor levanta o peso todo.",
          "Em geral dá. A mola, que guarda força, é retirada ou regulada pelo técnico, e o motor é escolhido para o peso inteiro da cortina.",
        ],
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
      "motor clínica",
      "motor consultório",
      "motor clínica médica",
      "motor consultório médico",
      "motor clínica odontológica",
      "motor laboratório",
      "motor dentista",
      "motor escritório",
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
        "O portão automático para clínica, consultório, laboratório ou escritório deve abrir pela recepção, com fotocélula e pausa longa para o paciente passar. O kit de basculante de até {width.quarterHp} parte de {price.lowest} instalado; em portão de correr ou de abrir, motor e mão de obra ficam de {price.homeSwap}, e de {price.heavySwap} em folha pesada.",
        "Para automatizar o portão de clínica ou consultório, ponha o comando na recepção, a fotocélula na passagem e controles só para a equipe. Motor e mão de obra ficam de {price.homeSwap} em portão de correr ou de abrir e de {price.heavySwap} em folha pesada. Para basculante de até {width.quarterHp}, há kit instalado a partir de {price.lowest}.",
        "Dentista, laboratório e clínica precisam de um portão automático que a recepção abra, que espere o paciente passar e que aguente o horário de pico. Com a instalação, o basculante de até {width.quarterHp} custa a partir de {price.lowest}, o motor de correr ou de abrir, de {price.homeSwap}, e o de folha pesada, de {price.heavySwap}.",
      ],
      price: [
        "Em clínica, consultório e escritório, o preço do portão automático depende da folha e do movimento: o kit de basculante de até {width.quarterHp} parte de {price.lowest} instalado; no de correr ou de abrir, motor e mão de obra ficam de {price.homeSwap}, e em portão pesado, de {price.heavySwap}. O horário de pico define o modelo.",
        "O motor para portão de clínica custa de {price.homeSwap} no de correr ou de abrir e de {price.heavySwap} em folha pesada, com mão de obra. Para basculante de até {width.quarterHp}, há kit instalado a partir de {price.lowest}. Interfone, leitor e sensores extras são somados à parte, conforme a entrada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem abre o portão e que motor usar", "O que pedir para a entrada"],
        slots: [
          [
            "A recepção abre pela botoeira ou pelo interfone, e a câmera mostra quem chama. A equipe usa controle ou tag cadastrados um a um, para que o de quem saiu seja apagado sem mexer nos outros.",
            "Com botoeira na recepção e câmera na entrada, o paciente não depende de controle. Cada funcionário recebe o seu, em cadastro individual, que é apagado quando ele sai.",
            "Quem chega toca o interfone, e a recepção abre, vendo pela câmera. Os controles ficam só com a equipe, um por pessoa, para serem excluídos quando alguém sai.",
          ],
          [
            "O motor é escolhido pela hora mais cheia, e não pela média do dia, porque a consulta marcada junta carros no mesmo horário. Com poucas vagas, um motor comum basta. Com movimento contínuo, é preciso um de uso intenso.",
            "Conte as aberturas da hora de pico, em que vários pacientes chegam juntos. Com poucas vagas, basta um motor residencial. Com muitas, é preciso um de uso intenso.",
            "É a hora de maior movimento que define o motor, pois as consultas concentram as chegadas. Com muitas aberturas seguidas, o residencial esquenta, e o modelo certo é o de uso intenso.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Portão para quem anda devagar", "Idosos, cadeirantes e crianças na passagem"],
        slots: [
          [
            "A pausa antes de fechar deve ser longa, e um segundo par de fotocélulas, os sensores da passagem, fica baixo para perceber cadeira de rodas, andador e criança.",
            "O idoso e o cadeirante passam devagar, por isso a central espera mais antes de fechar. Um par extra de fotocélulas, o sensor do vão, perto do chão percebe rodas e crianças.",
            "Aumente o tempo aberto e instale uma fotocélula, o sensor que vê a passagem, também embaixo, na altura da cadeira de rodas e do andador.",
          ],
          [
            "O ideal é uma porta social separada, para ninguém cruzar a pé a folha dos carros.",
            "Separe o pedestre do carro, porque a porta social evita gente andando junto da folha.",
            "Com uma entrada de pedestres própria, ninguém passa a pé pelo vão dos veículos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como não parar em dia de atendimento", "Manutenção sem fechar a clínica"],
        slots: [
          [
            "A revisão feita {visits.business}, fora do expediente, evita que o portão pare com paciente na entrada. Deixe a chave do motor na recepção, com alguém que saiba usá-la em folha de correr ou de abrir, depois de desligar o disjuntor.",
            "Marque a manutenção {visits.business}, antes ou depois das consultas. Uma pessoa da equipe deve saber soltar a folha de correr ou de abrir com a chave, com o disjuntor desligado.",
            "Com a revisão feita {visits.business}, em horário sem pacientes, as paradas diminuem. Na falta de luz, alguém treinado destrava a folha de correr ou de abrir, com o disjuntor desligado, ou o nobreak mantém o portão.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "O portão pode ficar aberto no horário de atendimento?",
        answers: [
          "Pode, se a central tem a função de manter aberto; no fim do expediente, um comando devolve o fechamento automático.",
          "Sim, por um comando que segura o portão aberto, quando a placa oferece essa função. Fora do horário, ele volta a fechar sozinho.",
        ],
      },
      {
        question: "Qual é a garantia?",
        answers: [
          "O motor vendido por nós tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. A nota sai no CNPJ da clínica.",
          "São {warranty.motor} no motor e {warranty.installation} na instalação, com nota para o CNPJ ou o CPF do consultório.",
        ],
      },
      {
        question: "Quanto tempo a entrada fica parada na instalação?",
        answers: [
          "São de {time.tilting} em basculante, {time.sliding} no de correr e {time.heavy} em folha pesada. Dá para marcar fora do atendimento.",
          "A montagem leva de {time.tilting} no basculante, {time.sliding} no de correr e {time.heavy} no pesado, com horário combinado.",
        ],
      },
      {
        question: "O paciente pode abrir pelo celular?",
        answers: [
          "Pode, com um módulo ligado à central e acesso dado por você, mas a recepção costuma ser mais simples. Para a equipe, o celular funciona como mais um controle.",
          "Pode, com um módulo Wi-Fi ligado à entrada da botoeira. Em clínica, o interfone com câmera controla melhor quem entra.",
        ],
      },
    ],
    keep: [],
    photo: "fotos do portão e da etiqueta do motor, com o número de aberturas na hora de pico",
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
        "Em casa de repouso, clínica geriátrica, lar de idosos ou asilo, o portão automático dos carros abre só pela recepção, devagar, com duas fotocélulas e força mínima, e o de pedestres tem fechadura liberada pela equipe, sem trancar a rota de fuga. Assim o idoso não sai sozinho; no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "O portão de casa de repouso, clínica geriátrica, asilo ou lar de idosos deve separar carros e pessoas: o da garagem só com comando da recepção e dois pares de fotocélula, e o social com fechadura que a equipe solta e que destrava no alarme. O motor, na troca comum, fica de {price.homeSwap}, com mão de obra.",
        "Para casa de repouso, asilo, clínica geriátrica ou residencial de idosos, o portão automático seguro abre por comando da equipe, fecha devagar e enxerga andador e cadeira de rodas com fotocélula baixa. O social tem fechadura elétrica que solta no alarme de incêndio. A troca do motor vai de {price.homeSwap}, instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Portão dos carros e portão dos moradores", "O que pedir em cada entrada"],
        slots: [
          [
            "Carros e pessoas usam entradas separadas. Cada uma tem o seu comando, e a recepção vê as duas.",
            "Separe os dois caminhos: veículo de um lado, morador e visita do outro. Quem comanda é sempre a equipe.",
            "Nenhum morador passa pelo portão de carros. As duas entradas ficam à vista da recepção.",
          ],
        ],
        bullets: [
          "Carros: comando só na recepção, sem fechamento automático",
          "Carros: dois pares de fotocélula, um baixo, para andador e cadeira",
          "Social: fechadura liberada pela equipe, com sensor de porta aberta",
          "Social: destrava no alarme e na falta de luz, conforme o projeto dos bombeiros",
          "Ambulância: nobreak e vão livre para ela",
        ],
      },
      {
        about: "safety",
        headings: ["Proteção de quem anda devagar", "Sensores, força e tempo"],
        slots: [
          [
            "A força fica no mínimo que move a folha, e quem fecha é a recepção, olhando o vão. Botão nunca fica ao alcance do morador, e ninguém passa com a folha em movimento.",
            "Fechamento só por comando, com o vão à vista, e força mínima na central. Comando longe do alcance dos moradores completa.",
            "Quem aciona enxerga o portão inteiro e espera o último passar. A folha anda devagar, com pouca força, e o botão fica com a equipe.",
          ],
          [
            "Na falta de luz, o nobreak mantém a entrada da ambulância. Cada turno aprende a destravar o portão de correr ou de abrir com o disjuntor desligado; basculante só com o técnico, se tiver defeito.",
            "Nobreak no motor e treino por turno evitam a entrada parada. O destravamento na mão vale para correr e abrir; basculante com defeito não se solta.",
            "Tenha nobreak e equipe treinada, de dia, a usar a chave em folha de correr ou de abrir, sem energia. Basculante defeituoso espera o técnico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Manutenção numa casa que não para", "Testes da equipe e revisão técnica"],
        slots: [
          [
            "A equipe testa a fotocélula toda semana, com um bastão no feixe e ninguém no vão. A revisão técnica é {visits.business}, no mínimo, em horário sem visita, com relatório para a fiscalização.",
            "Um teste semanal do sensor, de longe, fica com a equipe. O técnico revisa {visits.business} ou mais e deixa relatório datado.",
            "Toda semana alguém corta o feixe com um cabo e vê a folha voltar. A revisão, {visits.business} no mínimo, gera relatório que serve à vistoria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode avisar quando alguém sai?",
        answers: [
          "Pode: um sensor de porta aberta no social avisa a recepção ou o celular da equipe em segundos.",
          "Sim, com sensor magnético ligado a uma campainha ou ao aplicativo da equipe.",
        ],
      },
      {
        question: "Posso trancar o portão social com cadeado?",
        answers: [
          "Não na rota de fuga, que precisa abrir sem chave numa emergência. Use fechadura que solta no alarme, conforme o projeto dos bombeiros.",
          "Cadeado em saída de emergência é proibido. A fechadura elétrica ligada ao alarme resolve.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com a entrada social em uso.",
          "Em basculante, {time.tilting}; em portão de correr, {time.sliding}, sem fechar a entrada de pedestres.",
        ],
      },
      {
        question: "Que garantia tem o motor?",
        answers: [
          "Comprado conosco, {warranty.motor} no motor e {warranty.installation} na instalação.",
          "São {warranty.motor} no motor vendido e {warranty.installation} no serviço.",
        ],
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
        "O portão automático de hospital, sobretudo o da ambulância, não pode parar: precisa de motor de uso intenso, abertura rápida, nobreak ou gerador e equipe que saiba abrir na mão. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}. As entradas de carga e de funcionários podem ser mais simples.",
        "O portão de hospital ou clínica precisa separar a entrada da ambulância, que exige motor de uso intenso, rapidez e energia de reserva, das outras, com controle cadastrado por pessoa. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}, conforme o peso da folha e as aberturas por hora.",
        "O hospital precisa de um portão que não falhe na entrada da ambulância, com motor de uso intenso, abertura rápida, nobreak e sensores dos dois lados. Em portão pesado, motor e mão de obra custam de {price.heavySwap}. As entradas de visitas, carga e funcionários podem ter um modelo mais simples.",
      ],
      repair: [
        "O conserto do portão de hospital começa por liberar a ambulância: abra outra entrada, desligue o disjuntor e mande vídeo e etiqueta, {shop.hours}. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Trocar o motor de uso intenso custa de {price.heavySwap}, com mão de obra.",
        "Com o portão do hospital parado, desvie a ambulância para outra entrada, desligue o disjuntor do motor e chame o técnico, {shop.hours}, com vídeo e etiqueta. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, e a troca do motor, de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "Em hospital, o motor de portão pesado com mão de obra fica de {price.heavySwap}. Nobreak, leitor e sensores são somados à parte. O peso da folha e as aberturas por hora decidem em que ponto da faixa o seu fica, e por isso as medidas e o horário de pico são as primeiras perguntas.",
        "O preço do portão de hospital soma motor e mão de obra, de {price.heavySwap} em folha pesada, mais nobreak, sensores e leitor de acesso. A entrada da ambulância precisa do motor mais forte, e cada entrada recebe o seu valor, com fotos e medidas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que portão usar em cada entrada do hospital", "Ambulância, carga e funcionários"],
        slots: [
          [
            "Na entrada de ambulância, a rapidez e a energia de reserva valem mais que o preço. Uma tag no veículo abre o portão na chegada, e um laço no piso, sensor que percebe o carro, abre na saída. O motor deve aguentar o pico sem esquentar.",
            "A emergência precisa de abertura rápida e sem espera: a tag da ambulância aciona o portão na chegada, e um laço, sensor enterrado no piso, na saída. O motor é de uso intenso, com nobreak.",
            "A ambulância entra por tag e sai por laço, o sensor enterrado no piso, de modo que ninguém precise acionar o portão. Ali o motor é o mais rápido e resistente, com reserva de energia.",
          ],
          [
            "Os funcionários usam tag ou controle cadastrado por pessoa, e o motor deles é escolhido pela troca de turno, quando todos saem juntos. A carga entra com hora marcada, e a visita, pela recepção.",
            "Cada pessoa da equipe tem o seu cadastro, num portão cujo motor suporte a troca de turno. As entregas têm horário, e quem visita passa pela recepção.",
            "Na troca de turno o portão abre muitas vezes seguidas, e esse pico define o motor da entrada de funcionários, com acesso cadastrado. A carga e as visitas passam pela portaria.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Falta de luz e rota de fuga", "Quando falta luz no hospital"],
        slots: [
          [
            "Um nobreak ou gerador mantém a entrada da ambulância, e cada turno precisa de alguém que saiba abrir na mão, com o disjuntor desligado. O destravamento é treinado com o portão em ordem, e não na emergência.",
            "A reserva de energia mantém o portão da ambulância quando falta luz. Ainda assim, todo turno deve ter quem saiba soltar o motor com a chave, depois de desligar o disjuntor.",
            "Sem luz, quem abre o portão é o nobreak ou o gerador. Treine também pessoas de cada turno para destravar o motor, sempre com o disjuntor desligado, em folha de correr ou de abrir equilibrada.",
          ],
          [
            "O portão que faz parte da rota de fuga obedece ao projeto de incêndio e tem de liberar a saída na falta de luz e no alarme, sem chave nem controle.",
            "Se a passagem é saída de emergência, vale o projeto aprovado nos bombeiros, em que a fechadura solta com o alarme ou sem energia.",
            "Na rota de fuga, a trava deve liberar sozinha no alarme e na falta de luz, como manda o projeto de incêndio.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão sem parar a entrada", "Manutenção com o hospital aberto"],
        slots: [
          [
            "A revisão é marcada fora do pico e com outra entrada aberta, {visits.business} no mínimo. Guarde no local um capacitor, uma fotocélula e um controle de reserva para o portão da ambulância.",
            "Marque a manutenção com uma entrada alternativa aberta, {visits.business}, pelo menos. Ter guardados um capacitor, uma fotocélula e um controle encurta qualquer parada.",
            "No mínimo {visits.business}, o técnico revisa o portão fora da hora cheia, com outro acesso livre. As peças que mais se trocam, como capacitor e fotocélula, ficam de reserva no hospital.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O gerador alimenta o portão?",
        answers: [
          "Sim, se o portão foi ligado aos circuitos de emergência, o que o eletricista do prédio confirma. Entre a queda e a partida do gerador, o nobreak mantém o portão.",
          "Alimenta quando o circuito do portão está no quadro de emergência. O nobreak cobre os segundos até o gerador entrar.",
        ],
      },
      {
        question: "Quanto tempo leva instalar o motor no hospital?",
        answers: [
          "Em portão pesado são de {time.heavy}, com base e cabos prontos. A solda e um ponto de energia novo somam tempo, e o serviço é marcado com outra entrada aberta.",
          "São de {time.heavy} com tudo preparado. A obra de base ou fiação é feita antes, para a entrada ficar menos tempo parada.",
        ],
      },
      {
        question: "Dá para o portão abrir sozinho quando a ambulância chega?",
        answers: [
          "Sim: na chegada, pela tag da ambulância, que não abre para outros carros; na saída, por um laço no piso.",
          "Dá, com leitor de tag do lado de fora. O sensor que abre para qualquer veículo só convém na saída.",
        ],
      },
      {
        question: "Vocês atendem hospital fora do horário?",
        answers: [
          "O contato funciona {shop.hours}, e na urgência basta dizer que é a entrada da ambulância e mandar vídeo e etiqueta.",
          "O contato funciona {shop.hours}, e a manutenção pode ser marcada para fora do pico de movimento.",
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
        "O motor de portão de igreja, clube ou salão, que abre pouco na semana e muito no dia do culto, é escolhido pelo peso da folha e não precisa ser de uso intenso. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}. O basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}.",
        "O portão automático de igreja ou clube, usado sobretudo no fim de semana, precisa de um motor com força para a folha, e não de muitos ciclos por hora. Em folha pesada, motor e mão de obra ficam de {price.heavySwap}, e o kit de basculante de até {width.quarterHp} parte de {price.lowest} instalado.",
        "Igreja, clube e salão usam o portão em poucas horas de pico, por isso o motor é escolhido pelo peso da folha: de {price.heavySwap} em folha pesada, com mão de obra, ou a partir de {price.lowest} instalado no basculante de até {width.quarterHp}. Durante a chegada do público, deixe a folha aberta e travada.",
        "A manutenção de portão aos domingos depende da equipe livre, e por isso o melhor é marcá-la durante a semana, fora do horário de culto, com teste na véspera. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Se ele falhar no dia do culto, o contato funciona {shop.hours}.",
      ],
      repair: [
        "A manutenção do portão de igreja ou clube é marcada durante a semana, com teste antes do domingo, quando ele não pode parar. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Se o portão falhar no dia do culto, o WhatsApp atende {shop.hours}.",
        "A manutenção do portão da igreja é feita fora do horário de culto e, em portão grande, fica, em geral, de {price.preventiveRange}, sem peças. No domingo a visita depende da equipe livre, {shop.hours}, com o valor da ida informado antes. Até lá, deixe o disjuntor desligado e alguém na passagem.",
      ],
      price: [
        "O preço do motor para igreja ou clube depende do peso da folha: o portão pesado fica de {price.heavySwap}, com mão de obra, e o basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}. Como o uso é pouco, nem sempre é preciso um motor de uso intenso. As medidas fecham o valor.",
        "O motor de portão de igreja custa, em folha pesada, de {price.heavySwap} com mão de obra; no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}. O pouco uso na semana permite um modelo mais simples, e as medidas da folha definem qual.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor usar no portão da igreja ou do clube", "Pouco uso na semana e folha grande"],
        slots: [
          [
            "Uma folha larga e pesada exige força, e o número de aberturas por hora importa menos, já que o motor só abre e fecha o dia. Se o portão abrir para cada carro, a escolha muda, e o modelo tem de ser de uso intenso.",
            "Com o motor usado só para abrir e fechar o dia, basta que ele tenha força para a folha. O portão que abre a cada carro é outro caso e exige motor de uso intenso.",
            "O peso da folha decide o motor, pois o uso é curto. Caso o portão precise abrir e fechar para cada carro na saída, um modelo residencial superaquece, e o certo é o de uso intenso.",
          ],
          [
            "Um portão parado dias seguidos precisa de lubrificação e de um ciclo de teste na véspera, com a fotocélula limpa.",
            "Como o portão fica a semana quase sem uso, teste-o na véspera do evento e limpe os sensores.",
            "Depois de dias parado, faça um ciclo completo antes de o público chegar e confira as lentes da fotocélula.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Público a pé e saída de emergência", "A saída de muita gente de uma vez"],
        slots: [
          [
            "Com o público presente, deixe o portão aberto e travado, com o fechamento automático e o disjuntor desligados, e uma pessoa orientando. Assim a folha não anda no meio da multidão.",
            "Durante o culto ou a festa, a folha fica aberta e presa, sem energia no motor, e alguém cuida da passagem. O fechamento automático é perigoso com muita gente no vão.",
            "Deixe a folha aberta, travada e com o disjuntor desligado enquanto há gente entrando ou saindo. Uma pessoa orienta, e o portão não fecha sozinho.",
          ],
          [
            "Quem sai a pé não usa o vão dos carros, e as rotas de fuga ficam livres e destrancadas, conforme o projeto aprovado nos bombeiros.",
            "As saídas de emergência são outras, livres durante o evento e conforme o projeto de incêndio. O vão dos veículos não serve de rota de fuga.",
            "Separe o pedestre do carro e mantenha destrancada a saída de emergência, como manda o projeto dos bombeiros.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Quem abre o portão e quem guarda os controles", "Controles e chave com as pessoas certas"],
        slots: [
          [
            "Dois ou três controles cadastrados, com nome, bastam, e o voluntário que sai devolve o dele. A chave de destravamento fica num lugar conhecido, com alguém que saiba usá-la em folha de correr ou de abrir, com o disjuntor desligado.",
            "Poucos controles e uma lista de quem os tem evitam que alguém abra sem autorização. Ensine duas pessoas a usar a chave do motor, sem energia, na folha de correr ou de abrir, para o dia em que faltar luz.",
            "Uma lista com nome e controle resolve a troca de voluntários. Para a falta de luz, deixe a chave do motor à mão e alguém treinado, que desligue antes o disjuntor, se a folha é de correr ou de abrir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A igreja ou o clube precisa de cancela?",
        answers: [
          "Só se houver cobrança ou controle de entrada. Sem isso, o portão aberto com um orientador deixa passar mais carros.",
          "Em geral, não. A cancela ajuda a cobrar ou a conferir quem entra. Para passar muitos carros, bastam o portão aberto e alguém orientando.",
        ],
      },
      {
        question: "Vocês atendem no domingo?",
        answers: [
          "O contato funciona {shop.hours}, e a ida depende da equipe livre, com hora e valor informados antes.",
          "O contato funciona {shop.hours}, e a visita depende da equipe livre. Avise o horário do culto, para ela não cair na saída do público.",
        ],
      },
      {
        question: "Dá para parcelar o motor da igreja?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, ou por Pix à vista. A nota pode sair no CNPJ da entidade.",
          "Sim: cartão em até {shop.instalments} parcelas ou Pix. Diga o CNPJ no pedido, se a nota for para a igreja ou o clube.",
        ],
      },
      {
        question: "Câmera ajuda no portão de igreja ou clube?",
        answers: [
          "Ajuda a ver o vão de longe antes de acionar, mas não substitui a fotocélula.",
          "Sim, porque quem aciona enxerga a passagem. A proteção contra fechar sobre alguém continua sendo a fotocélula.",
        ],
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
        "O motor de portão para oficina mecânica é escolhido pelo número de aberturas: até umas dez por hora, um de porte médio serve; acima disso ou com folha pesada, use o industrial, de uso intenso. Motor e mão de obra ficam de {price.heavySwap}. Preveja duas fotocélulas, porque o carro costuma parar no vão.",
        "O portão automático de oficina com motor industrial, o de uso intenso, compensa acima de umas dez aberturas por hora ou com folha pesada, porque ele aguenta ciclos seguidos sem desarmar. Com mão de obra, fica de {price.heavySwap}. Com menos movimento, um de porte médio basta.",
        "Para oficina mecânica, conte quantas vezes o portão abre na hora cheia: acima de umas dez, use motor de uso intenso, o industrial; abaixo disso, um de porte médio basta. O valor, com mão de obra, fica de {price.heavySwap}, conforme o peso da folha e o número de aberturas.",
      ],
      price: [
        "O motor de uso intenso para portão de oficina, com mão de obra, fica de {price.heavySwap}, conforme o peso da folha e as aberturas por dia. Sensores extras, base alta e solda são somados à parte. As medidas e o número de carros na hora cheia definem o modelo.",
        "O preço do portão automático de oficina, com motor e mão de obra, fica de {price.heavySwap}, conforme a folha e o movimento. A fotocélula dupla e a base elevada são somadas, e a medida da folha com o número de carros por hora fecha o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda no motor da oficina", "Como o uso, o pó e a água definem o motor"],
        slots: [
          [
            "A oficina que fecha o portão a cada carro precisa de motor para muitos ciclos; a que o deixa aberto de dia precisa mais de sensor e de proteção contra pó. O portão de correr ou a porta de enrolar serve melhor que o basculante, que ficaria erguido sobre quem trabalha.",
            "Se o portão abre e fecha o dia todo, contam os ciclos por hora. Se fica aberto, contam o pó nas lentes e o carro parado no vão. O basculante é o menos indicado, porque fica aberto sobre pessoas e carros.",
            "O uso define o motor: com muitos ciclos, escolha o de uso intenso; com o portão aberto o dia inteiro, dê atenção ao sensor. Prefira o de correr ou o de enrolar ao basculante, que fica sobre a passagem.",
          ],
          [
            "O motor é instalado em base alta, com tampa vedada e longe da lavagem de peças. Assim o pó, o óleo e a água não chegam à placa.",
            "A base elevada, a tampa fechada e a distância da lavagem protegem a placa do pó, do óleo e da água.",
            "Longe da água de lavagem, sobre base alta e bem vedado, o motor dura mais na oficina.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Carro parado no vão e cliente a pé", "Proteção na entrada da oficina"],
        slots: [
          [
            "Um único feixe baixo passa por baixo da caminhonete ou do carro erguido. Por isso se usam dois pares de fotocélula, o sensor da passagem: um baixo, que vê o para-choque, e um alto, que vê a caçamba.",
            "Com só um sensor baixo, o feixe passa por baixo do veículo alto e o portão pode fechar sobre ele. Dois pares de fotocélula, os sensores do vão, em alturas diferentes, evitam isso.",
            "Ponha fotocélula, o sensor que vê o vão, em duas alturas, porque uma só, baixa, não percebe a caminhonete nem o carro no macaco.",
          ],
          [
            "O cliente entra por porta própria, e o portão só anda com alguém olhando, sem fechamento automático no horário de trabalho.",
            "Separe a entrada a pé e desligue o fechamento automático no expediente, deixando o comando com quem vê o vão.",
            "Ninguém deve circular junto da folha em movimento: o pedestre usa outra porta, e um funcionário comanda o portão à vista.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados da semana na oficina", "Como limpar sem estragar o motor"],
        slots: [
          [
            "Não aponte a lavadora para o motor, a placa ou a fotocélula, porque o jato entra na tampa. Com o disjuntor desligado, varra o trilho e limpe as lentes toda semana; a revisão é feita {visits.business}, no mínimo.",
            "O jato de pressão queima a placa, então use pano. Uma vez por semana, com o disjuntor desligado, limpe o trilho e as lentes, e marque a revisão {visits.business}, pelo menos.",
            "Toda semana, com o disjuntor desligado, tire o pó e o óleo do trilho e das lentes, sem lavadora. A revisão é feita {visits.business}, no mínimo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de enrolar ou portão de correr para oficina?",
        answers: [
          "Com parede livre ao lado, o portão de correr, que aguenta mais repetição; sem espaço lateral, a porta de enrolar.",
          "Depende da lateral: se há parede livre, o de correr dura mais em uso repetido; se não há, a porta de enrolar ocupa menos espaço.",
        ],
      },
      {
        question: "Motor residencial serve na oficina?",
        answers: [
          "Só em folha leve e com poucas aberturas por dia. Com carro entrando a toda hora, ele esquenta e desarma.",
          "Serve em oficina pequena, que só abre de manhã e fecha à noite. No abre e fecha constante, não.",
        ],
      },
      {
        question: "Quanto tempo a entrada fica parada na troca?",
        answers: [
          "Em portão pesado, a troca leva de {time.heavy}, com base e energia prontas. Dá para marcar fora do expediente.",
          "Conte de {time.heavy} em folha pesada. A obra de base, se for preciso, é feita antes.",
        ],
      },
      {
        question: "Dá para parcelar o motor da oficina?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, ou à vista por Pix, com nota no CNPJ.",
          "Sim: até {shop.instalments} parcelas no cartão. Diga o CNPJ no pedido para a nota.",
        ],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, da etiqueta do motor e a largura do vão",
  },
  {
    id: "oficina-abertura-rapida",
    broader: "comercio",
    label: "Portão de oficina com abertura rápida",
    phrase: "o portão de oficina com abertura rápida",
    asks: [
      ...combine(
        ["oficina", "oficina mecânica", "portão oficina", "auto center"],
        ["abertura rápida", "abre rápido", "motor rápido", "portão rápido", "rápido", "mais rápido"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para abertura rápida em oficina mecânica, use portão de correr com motor de uso intenso e inversor, que acelera a folha no meio do caminho e freia no fim. O motor comum não ganha velocidade por ajuste. Motor e mão de obra em portão grande ficam de {price.heavySwap}, conforme peso e largura.",
        "O portão de oficina mecânica abre rápido com motor de inversor, o que controla a rotação, feito para muitas aberturas por hora. Antes dele, a folha precisa correr leve no trilho. A troca em portão grande, com mão de obra, custa de {price.heavySwap}, e a foto da etiqueta mostra se o motor atual serve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que faz o portão abrir mais rápido", "Velocidade: o que conta de verdade"],
        slots: [
          [
            "O tempo de abertura é a largura dividida pela velocidade da folha, mais os segundos em que ela acelera e freia. Um vão de 4 metros com motor comum leva perto de 20 segundos, e um motor com o dobro da velocidade, cerca de metade.",
            "Compare os motores pela velocidade em metros por minuto, que está na ficha, e não pela potência. Um vão de 4 metros, a 12 metros por minuto, abre em 20 segundos; com o dobro da velocidade, em cerca de metade.",
          ],
        ],
        bullets: [
          "Motor com inversor: acelera no meio e chega devagar",
          "Ciclos por hora da ficha acima do movimento da oficina",
          "Folha leve, trilho limpo e roldanas boas",
          "Abertura parcial: abre só o que o carro precisa, em menos tempo",
          "Duas folhas em vez de uma: cada uma percorre metade do vão",
        ],
      },
      {
        about: "safety",
        headings: ["Rápido com segurança na oficina", "O que a velocidade exige no vão"],
        slots: [
          [
            "Folha rápida bate com mais força, e na oficina há carro parado no vão e cliente a pé. Dois pares de fotocélula, o sensor que segura o fechamento, ficam em alturas diferentes, para ver também a caminhonete e o carro no macaco.",
            "Quanto maior a velocidade, mais cedo o sensor precisa ver o carro. Por isso se instalam fotocélulas, os sensores do vão, em duas alturas, e a velocidade de fechar fica menor que a de abrir.",
          ],
          [
            "O pedestre usa porta própria, e o fechamento automático só fica ligado se os sensores foram testados.",
            "O cliente entra por outra porta, e ninguém circula junto da folha em movimento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de trocar o motor", "O portão atual pode ficar mais rápido?"],
        slots: [
          [
            "Muitas vezes o portão ficou lento porque a folha pesa, e não porque o motor é fraco. Trilho sujo de pó e óleo, roldana gasta e capacitor fraco somam segundos. A regulagem devolve a velocidade de fábrica, mas não passa dela.",
            "Um portão que já abriu mais depressa tem defeito a corrigir: roldana, trilho ou capacitor. Se ele sempre foi lento, só outro motor muda o tempo, porque a velocidade do motor comum vem de fábrica.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do portão rápido", "O que muda o valor do motor rápido"],
        slots: [
          [
            "Sobem o valor o peso da folha, o inversor e os ciclos por hora. Na primeira instalação somam base, cremalheira e ponto de energia, e roldana ou trilho gasto entra em linha própria.",
            "O preço do motor rápido da oficina cresce com o peso da folha e com o número de carros por hora. Base, cremalheira e sensores novos são somados só quando faltam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de enrolar abre mais rápido que portão de correr?",
        answers: [
          "A porta de aço comum, não: ela costuma ser mais lenta e não foi feita para abrir a cada carro. Há portas rápidas industriais, que são outro produto.",
          "Em geral não. A porta rápida de lona, de indústria, é outro equipamento e não fecha a oficina à noite.",
        ],
      },
      {
        question: "Motor rápido gasta mais o portão?",
        answers: [
          "Não, quando a chegada é lenta e a folha anda leve. O que quebra solda e batente é a pancada no fim.",
          "Só se ele bate no fim. Com a freada regulada, a peça sofre menos que com motor comum mal ajustado.",
        ],
      },
      {
        question: "Quanto tempo a oficina fica sem portão na troca?",
        answers: [
          "De {time.heavy}, com base e energia prontas. O serviço pode ser marcado fora do expediente.",
          "A troca leva de {time.heavy} em folha pesada. Obra de base é feita antes, com o portão em uso.",
        ],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, da etiqueta do motor e a largura do vão",
  },
  {
    id: "empresa-abertura-rapida",
    broader: "comercio",
    label: "Portão de empresa com abertura rápida",
    phrase: "o portão de empresa com abertura rápida",
    asks: [
      ...combine(
        [
          "transportadora",
          "estacionamento",
          "portão empresa",
          "portão galpão",
          "portão supermercado",
          "portão posto",
          "portão garagem comercial",
          "portão loja",
        ],
        ["abertura rápida", "abertura rápida preço", "abertura rápida motor", "que abre rápido"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para transportadora, galpão ou empresa, a abertura rápida pede portão de correr com motor de uso intenso e inversor, o circuito que acelera e freia a folha. A velocidade vem na ficha, em metros por minuto. Motor e mão de obra em portão grande ficam de {price.heavySwap}, conforme o peso.",
        "O portão de estacionamento, loja ou supermercado com abertura rápida usa motor com inversor e muitos ciclos por hora, para não formar fila. O motor comum não acelera por ajuste. Na troca em portão grande, motor e mão de obra custam de {price.heavySwap}, conforme peso e largura da folha.",
      ],
      price: [
        "Na empresa ou no estacionamento, o motor de abertura rápida para portão grande custa, com mão de obra, de {price.heavySwap} na troca. O valor sobe com o peso da folha, os ciclos por hora e o inversor, que dá a velocidade. Base, cremalheira e sensores novos são somados, com orçamento grátis por foto.",
        "O preço do portão de abertura rápida para transportadora, galpão ou estacionamento depende do motor: na troca, com mão de obra, fica de {price.heavySwap} em folha grande. O que pesa é o inversor e o número de aberturas por hora. A foto da etiqueta e da entrada fecha o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["De onde vem a rapidez", "O que decide o tempo de abertura"],
        slots: [
          [
            "O tempo é o vão dividido pela velocidade, mais os segundos de aceleração e freada. Num vão de 6 metros, a 12 metros por minuto, são 30 segundos; com o dobro da velocidade, cerca de metade.",
            "Divida a largura pela velocidade da ficha: 6 metros a 12 metros por minuto dão 30 segundos. O motor rápido reduz isso perto da metade, e ainda chega devagar ao batente.",
          ],
        ],
        bullets: [
          "Motor com inversor e ciclos por hora acima da hora de pico",
          "Folha leve no trilho, com roldanas e guia boas",
          "Abertura parcial, para carro pequeno não esperar o vão inteiro",
          "Duas folhas opostas, que dividem o percurso",
          "Tag ou laço que abre antes de o veículo parar",
        ],
      },
      {
        about: "safety",
        headings: ["Velocidade com caminhão e pedestre", "O que a folha rápida exige"],
        slots: [
          [
            "Folha rápida precisa ver o veículo mais cedo. Usam-se fotocélulas em duas alturas, por causa da carroceria, e laço no piso onde o fluxo é grande. Quem anda a pé tem porta própria.",
            "Dois pares de fotocélula, um baixo e um alto, percebem carro e caminhão. No fluxo intenso soma-se o laço, e o pedestre não usa o vão dos veículos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de trocar o motor da empresa", "Dá para acelerar o portão atual?"],
        slots: [
          [
            "Se o portão já foi mais rápido, a lentidão é defeito: trilho sujo, roldana gasta ou capacitor fraco. Se ele sempre abriu nesse tempo, só outro motor muda, e a folha precisa aguentar.",
            "Compare com o tempo de quando era novo. Perdeu segundos, o conserto resolve. Sempre foi assim, a velocidade do motor comum é fixa, e a saída é trocá-lo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do portão rápido", "O que muda o valor do motor rápido"],
        slots: [
          [
            "O peso da folha, os ciclos por hora e o inversor formam a maior parte do valor. Base, cremalheira de aço por metro, laço e fotocélulas extras vêm em linhas separadas.",
            "A conta começa pelo motor, que segue o peso da folha e as aberturas por hora. Sensores, laço, base e cremalheira aparecem à parte, e você pode deixar alguns para depois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo a entrada fica parada na troca?",
        answers: [
          "De {time.heavy}, com base e energia prontas. Dá para marcar à noite ou no fim de semana.",
          "A troca leva de {time.heavy} em folha pesada e pode ser feita fora do expediente.",
        ],
      },
      {
        question: "Porta rápida de lona serve na rua?",
        answers: [
          "Ela é feita para dentro da empresa, como docas. Na rua, à noite, é preciso portão ou porta de aço que feche de verdade.",
          "Não como fechamento único: é leve e não segura invasão. Usa-se atrás do portão.",
        ],
      },
      {
        question: "Motor rápido pede revisão mais vezes?",
        answers: [
          "Pede pelo uso, e não pela velocidade: no mínimo {visits.business}.",
          "A revisão segue as aberturas. Em empresa, ao menos {visits.business}.",
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
        "O motor de portão para lava-rápido ou lava-jato precisa ser de uso intenso e ficar fora do jato: base alta, tampa vedada, IP conferido na ficha (o grau de proteção contra água), DR e aterramento. Com mão de obra, fica de {price.heavySwap}, conforme o peso da folha e as aberturas.",
        "Em lava-jato, o portão pede motor de uso intenso montado alto e abrigado da água, com cabo em eletroduto, DR, que desarma no choque, e aterramento. Motor e mão de obra custam de {price.heavySwap}. Portão de correr ou porta de enrolar serve melhor que basculante.",
        "Lava-rápido molha tudo e abre a cada carro, por isso o motor é de uso intenso, com base elevada, longe do jato, e circuito com DR e terra. O valor, com mão de obra, vai de {price.heavySwap}. Fotos da entrada e do lugar da lavagem mostram onde pôr o motor.",
      ],
      price: [
        "Em lava-rápido, motor de uso intenso com mão de obra fica de {price.heavySwap}, conforme a folha e as aberturas. Base alta, cobertura contra o jato, DR e ponto de energia entram à parte, vistos pelas fotos da entrada.",
        "O preço do portão automático de lava-jato, motor e mão de obra, vai de {price.heavySwap}, pelo peso e pelo movimento. Somam-se a proteção contra água e a elétrica com DR, se faltarem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr o motor no lava-rápido", "Água e portão: o que muda"],
        slots: [
          [
            "O motor vai sobre base elevada, do lado oposto ao da lavagem, longe da poça e do ralo. Tampa vedada resiste a respingo, e não a jato, de modo que uma cobertura ventilada completa.",
            "Escolha o canto mais seco e uma base acima da água que corre no piso. A vedação segura o respingo; contra o jato, só distância e cobertura.",
            "Base alta, no lado oposto ao da lavagem, mantém o motor fora da água. Como a tampa só aguenta respingo, uma cobertura ventilada ajuda.",
          ],
          [
            "Água com sabão lava a graxa dos rolamentos, por isso use roldana vedada e trilho com ralo. Basculante aberto o dia todo fica sobre carro e gente, e a folha de correr atende melhor.",
            "Sabão tira a graxa da roldana; prefira a vedada e um trilho que escoe. De correr ou de enrolar é mais prático que o basculante, que fica erguido sobre a passagem.",
            "Trilho com escoamento e roldanas vedadas resistem à água com sabão. Quanto ao tipo, o de correr evita a folha suspensa do basculante.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Choque e carro no vão", "Segurança com piso molhado"],
        slots: [
          [
            "Formigamento ao tocar o portão pede disjuntor desligado e ninguém encostando na folha. O DR, que desarma quando há fuga de corrente, não se religa seguidas vezes: caiu de novo, chame.",
            "Sentiu choque leve, corte a energia e afaste todos. O DR cai justamente para proteger de fuga de corrente, então não insista em religar.",
            "Choque ou DR caindo é fuga de corrente, comum com água. Desligue o disjuntor, não toque na folha e não force o DR.",
          ],
          [
            "Dois pares de fotocélula, um baixo e um alto, veem o carro e a caminhonete no vão.",
            "Com sensor em duas alturas, nem o carro baixo nem a caminhonete passam despercebidos.",
            "Ponha fotocélula baixa e alta, porque uma só não percebe veículo alto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados que evitam queimar a placa", "Manutenção em lugar molhado"],
        slots: [
          [
            "Nunca aponte a lavadora para motor, central ou fotocélula: use pano. A revisão {visits.business}, no mínimo, confere vedação, rolamentos, DR e aterramento.",
            "Limpe motor e sensores com pano, longe do jato. Vedação, terra, DR e rolamentos são vistos na revisão, {visits.business} pelo menos.",
            "Jato no motor é placa queimada, por isso limpe com pano. Marque revisão {visits.business}, no mínimo, com teste do DR e das vedações.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A água do lava-rápido queima o motor do portão?",
        answers: [
          "O respingo, não, com a tampa fechada e vedada. O jato direto e a poça, sim: a água chega à placa.",
          "Queima se entrar na caixa, o que o jato e a poça conseguem. Respingo em tampa boa não faz mal.",
        ],
      },
      {
        question: "Molhou por dentro. Posso ligar?",
        answers: [
          "Não. Desligue o disjuntor, não acione e chame: ligar molhado queima a placa e pode dar choque.",
          "Espere o técnico, com a energia cortada. Seca e medida, a placa às vezes se salva; ligada molhada, quase nunca.",
        ],
      },
      {
        question: "Que proteção (IP) o motor deve ter?",
        answers: [
          "Confira na ficha o IP do modelo: quanto maior o segundo número, mais água ele suporta. Nenhum motor comum de portão resiste a jato de perto.",
          "O IP da ficha diz quanto respingo ele aguenta. Mesmo com bom IP, deixe o motor longe do jato.",
        ],
      },
      {
        question: "Motor residencial serve?",
        answers: [
          "Só se o portão abre e fecha o expediente. A cada carro, ele superaquece e desarma.",
          "Em pouco uso, sim. No abre e fecha constante, escolha o de uso intenso.",
        ],
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
        "O portão de posto de combustível pode ser automático, com motor e elétrica fora da área classificada, a zona com vapor junto às bombas e aos tanques, conforme o projeto do posto. A folha costuma ser pesada: motor e mão de obra ficam de {price.heavySwap}, com duas fotocélulas por causa de caminhão.",
        "Para automatizar o portão de posto, o motor e a parte elétrica ficam além da área classificada, onde pode haver vapor de combustível, como o projeto do posto mostrar. Com folha pesada, motor e mão de obra custam de {price.heavySwap}, e são duas fotocélulas, uma baixa e uma alta.",
        "Portão automático em posto de combustível é possível fora da área classificada, o trecho sujeito a vapor perto das bombas. Peça ao responsável técnico esse desenho e mande fotos e medidas. Motor e mão de obra, em folha pesada, vão de {price.heavySwap}, com sensores em duas alturas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de escolher o motor do posto", "O que o projeto do posto decide"],
        slots: [
          [
            "Quem responde pelo projeto elétrico diz onde termina a área classificada, e motor comum não entra nela. Com isso em mãos, siga estes passos.",
            "O responsável técnico do posto tem o desenho da área classificada, que manda no lugar do motor. A partir dele, faça assim.",
            "Sem o limite da área classificada não se escolhe o lugar do motor. Peça o desenho ao responsável e siga.",
          ],
        ],
        steps: [
          "Peça o desenho da área classificada ao responsável técnico.",
          "Meça o vão, pensando no caminhão-tanque.",
          "Veja onde há energia fora dessa área e a distância até o portão.",
          "Fotografe a entrada por dentro e por fora.",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor o posto pede", "Folha grande, poucas aberturas"],
        slots: [
          [
            "O vão do caminhão-tanque pede folha longa e guia firme, e o peso dela define o motor. Posto que só abre e fecha o dia precisa de força, e não de muitos ciclos; o que fecha a cada carro precisa de uso intenso.",
            "Para o caminhão-tanque a folha é longa e pesada, e é esse peso que escolhe o motor. Se ele só abre e fecha o expediente, ciclos importam pouco; com fechamento a cada carro, importam muito.",
            "Folha larga e guia firme vêm do vão do caminhão-tanque. O motor acompanha o peso, e o número de ciclos só conta quando o portão trabalha o dia todo.",
          ],
          [
            "Base, cabo e ponto de energia somam no orçamento, mais ainda quando ficam longe. Portão de correr costuma ser o mais prático no vão largo.",
            "Distância da energia, base e cabo mudam o valor. Em vão largo, a folha de correr atende melhor.",
            "O portão de correr é o mais comum em vão assim, e cabo e base longos pesam no preço.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sensores para carro e caminhão", "Veículo alto no vão"],
        slots: [
          [
            "Um feixe baixo passa por baixo do caminhão, por isso são dois pares de fotocélula, um baixo e um alto. O fechamento é comandado por quem vê o vão, sem temporizador no horário de movimento.",
            "Dois pares de fotocélula, em alturas diferentes, percebem carro e caminhão. No horário de movimento, quem fecha é um funcionário olhando o vão.",
            "Para ver o carro e o caminhão, o sensor vai em duas alturas. Fechamento automático fica desligado enquanto há clientes.",
          ],
          [
            "Na falta de luz, alguém treinado solta a folha de correr com a chave, com o disjuntor desligado, ou o nobreak mantém o portão.",
            "Sem energia, o nobreak segura a abertura; sem ele, a chave do motor, usada por quem foi treinado e com o disjuntor desligado.",
            "Deixe a chave do motor com alguém treinado, para a falta de luz, sempre com a energia cortada antes.",
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
          "Só fora da área classificada. Dentro dela, motor e central comuns são proibidos, pelo risco de faísca.",
        ],
      },
      {
        question: "Quem fornece o desenho da área classificada?",
        answers: [
          "O responsável técnico pelo projeto elétrico do posto. Sem esse documento, não se define o lugar do motor.",
          "Quem assina o projeto do posto. Peça antes do orçamento, porque ele decide onde passam os cabos.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business}; com portão que abre o dia todo, mais vezes, fora do horário cheio.",
          "Pelo menos {visits.business}, com teste dos sensores e da abertura manual.",
        ],
      },
      {
        question: "A instalação para o posto?",
        answers: [
          "Em folha pesada leva {time.heavy}, com outra entrada aberta. Obra de base e cabo é feita antes, fora do pico.",
          "Não precisa: marca-se com outro acesso livre, e a montagem dura {time.heavy}.",
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
        "Em hotel, motel ou pousada, o portão automático dos carros pede motor rápido e de uso intenso, com inversor, escolhido pelas aberturas na hora do check-in e do check-out e pelo peso da folha. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}. Hóspede a pé entra por porta separada.",
        "O motor para garagem de hotel ou pousada que aguenta check-in e check-out é o de uso intenso com inversor, que abre em poucos segundos e aquece menos. A troca em portão pesado custa {price.heavySwap}, com o trabalho. Em motel, cada box usa motor leve com fotocélula própria.",
        "Portão rápido compensa em hotel quando o carro espera na rua no check-in ou no check-out: escolha motor de uso intenso, com ciclos por hora acima do pico. Motel e pousada pequena misturam um portão geral forte, de {price.heavySwap} na troca, e motores leves nas garagens individuais.",
      ],
      price: [
        "Em hotel, pousada ou motel, o motor do portão geral, pesado, fica de {price.heavySwap} na troca, com mão de obra. Garagem individual leve segue o preço de casa, {price.homeSwap}, e leitor e sensores são itens à parte.",
        "O preço do portão de hotel depende do uso: {price.heavySwap} para motor de uso intenso no portão geral, trabalho incluído, e {price.homeSwap} por box leve. Controle de acesso entra em linha separada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Hóspede, funcionário e carga", "Uma entrada para cada um"],
        slots: [
          [
            "Separar os públicos é o que mais evita fila e controle emprestado. Cada um tem o seu meio de entrar.",
            "Um portão só para todos vira gargalo no pico. Divida assim.",
            "Quem entra como define o equipamento, mais que a marca.",
          ],
        ],
        bullets: [
          "Hóspede de carro: senha com prazo, tag do período ou botoeira da recepção.",
          "Hóspede a pé: porta própria, nunca o portão dos carros.",
          "Funcionário: cartão ou digital, apagado no desligamento.",
          "Carga: portão ou horário próprio, com alguém da equipe.",
          "Motel e box: motor leve, botoeira e fotocélula em cada vaga.",
        ],
      },
      {
        about: "check",
        headings: ["Como dimensionar o motor", "Dados para acertar o projeto"],
        slots: [
          [
            "Conte as aberturas na hora mais cheia, em geral a do check-out, e some um terço: 30 carros pedem ficha de 40 ciclos ou mais. A capacidade fica um terço acima do peso da folha.",
            "O pico decide: 30 saídas em uma hora levam a um motor de 40 ciclos por hora. Depois confira o peso da folha, com um terço de sobra.",
            "Anote as saídas na hora do check-out e acrescente um terço, como 40 ciclos para 30 carros. Faça o mesmo com o peso da folha.",
          ],
          [
            "Com rampa ou calçada na frente, o inversor encurta a espera, porque abre rápido e freia suave. Sem isso, um motor comum de uso intenso atende por menos.",
            "Inversor vale onde o carro para na rua. Em pátio amplo, o uso intenso comum basta.",
            "Entrada sem recuo justifica o motor com inversor. Havendo espaço para esperar, economize no motor comum de uso intenso.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Saída livre sempre", "Público e rota de fuga"],
        slots: [
          [
            "Na falta de luz ou no alarme, a saída de pedestres precisa destravar sozinha, conforme o projeto de incêndio. O portão de carros não conta como rota de fuga.",
            "A porta de pedestres libera na emergência e sem energia. Nenhuma saída a pé pode depender do motor.",
            "Rota de fuga é porta que abre sem luz. O portão automático fica fora dela.",
          ],
          [
            "A recepção só aciona vendo o vão, por câmera ou janela, com fotocélula testada toda semana. Nobreak de motor evita hóspede preso.",
            "Ninguém aciona sem ver a passagem, ao vivo ou por câmera. Teste o sensor semanalmente e tenha nobreak próprio para motor.",
            "Acionar às cegas é o maior risco, então ponha câmera na recepção. Fotocélula semanal e nobreak completam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão funciona com o sistema da recepção?",
        answers: [
          "Em geral sim, se ele tem saída de contato seco, ligada à botoeira da central. Senha e cartão por hóspede vêm desse sistema.",
          "Na maioria, sim: o sistema fecha um contato e o motor abre. Confirme a saída de relé.",
        ],
      },
      {
        question: "Como faço o serviço sem fechar a garagem?",
        answers: [
          "A montagem leva {time.heavy} e se marca fora do check-in e do check-out. Base e cabo são adiantados.",
          "São {time.heavy}, em hora de pouco movimento, com a preparação feita antes.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business}; em hotel cheio o ano todo, a cada dois ou três meses.",
          "A revisão é {visits.business}, ou mais curta na alta temporada.",
        ],
      },
      {
        question: "E à noite, se o portão parar?",
        answers: [
          "O chamado funciona {shop.hours}, com o valor da ida informado antes. Tenha a chave de destravar do portão de correr com a recepção.",
          "Recebemos urgência {shop.hours}. De correr, reto, pode ser aberto pela chave com o disjuntor desligado; basculante espera o técnico.",
        ],
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
        "Portão de entrada e de saída separados valem a pena em prédio com mais de umas 60 vagas, fila na rua ou rampa estreita: cada motor trabalha metade e, se um para, o outro serve. Automatizar cada um fica de {price.heavySwap} por motor, com mão de obra.",
        "Para automatizar o portão de entrada e o portão de saída do prédio, são dois motores de uso intenso, de {price.heavySwap} cada na troca, com tag na entrada e laço no piso ou botoeira na saída. Com até umas 60 vagas, um portão só, com fotocélula e semáforo, costuma bastar.",
        "Dois portões na garagem do prédio, independentes, acabam com a fila quando há mais de 60 vagas ou rampa de mão única. Cada motor, instalado em portão pesado, custa de {price.heavySwap}. A entrada abre por tag e a saída, por laço no piso.",
      ],
      price: [
        "Automatizar portão de entrada e portão de saída do prédio são dois motores: com mão de obra, de {price.heavySwap} por folha, conforme o peso e o uso. Laço, tag e semáforo entram à parte, e os dois portões são vistos na mesma visita.",
        "O preço dos portões separados para entrar e sair do prédio é de {price.heavySwap} por motor, instalado, vezes dois. Somam leitor de tag na entrada, laço na saída e semáforo, se há rampa de um carro só.",
      ],
      repair: [
        "Com o portão de entrada quebrado, o condomínio usa o de saída nos dois sentidos até o conserto, com o disjuntor do que parou desligado e alguém orientando a vez; o contrário também vale. Atendemos {shop.hours}, e a revisão de portão grande fica em geral de {price.preventiveRange}, sem peças.",
        "Se o portão de saída parou, a entrada serve aos dois sentidos enquanto se conserta: corte a energia do que parou e ponha alguém na orientação. O atendimento é {shop.hours}, e revisar um portão grande vai em geral de {price.preventiveRange}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Motor, tag e laço em cada lado", "O que cada portão precisa"],
        slots: [
          [
            "Os dois lados têm necessidades diferentes, e o motor igual facilita a reposição.",
            "Use o mesmo motor nos dois e mude o comando.",
            "A entrada precisa de rapidez; a saída, de segurança.",
          ],
        ],
        bullets: [
          "Entrada: leitor de tag e motor rápido, porque ninguém deve esperar na rua",
          "Saída: laço no piso ou botoeira, com fotocélula dupla",
          "Motores iguais: mesmas peças e um ajuda o outro",
          "Ciclos por hora acima do pico, na ficha de cada um",
          "Sinaleiro na calçada, nos dois",
        ],
      },
      {
        about: "what",
        headings: ["Rampa de mão única e semáforo", "Como evitar o encontro na rampa"],
        slots: [
          [
            "O semáforo fica vermelho embaixo enquanto o portão da rua abre ou há carro na rampa. Quem entra tem a vez, para não parar na via.",
            "Com carro na rampa, o sinal do outro lado fecha. A preferência é de quem vem da rua.",
            "Um sinal em cada ponta da rampa impede o encontro, e a vez é de quem entra.",
          ],
          [
            "O laço, um fio no piso que percebe o carro, ou uma fotocélula diz quando a rampa está livre. Sem sensor, o sinal trabalha por tempo e falha com carro lento.",
            "Laço no piso, o sensor que sente o metal do carro, ou fotocélula liberam o sinal. Só por tempo, o semáforo erra com quem demora.",
            "Para saber que a rampa esvaziou, usa-se laço, sensor enterrado que detecta o carro, ou fotocélula. O temporizador sozinho não basta.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Se um dos portões parar", "Plano para operar com um só"],
        slots: [
          [
            "A central pode ser programada para o outro portão servir aos dois sentidos, com a portaria orientando. Deixe o procedimento escrito e treine dois porteiros por turno.",
            "Com um parado, o outro faz entrada e saída, e o porteiro organiza a vez. O passo a passo fica na portaria.",
            "O portão bom atende os dois lados enquanto o outro é consertado, com alguém na calçada. Treine a equipe antes da primeira falha.",
          ],
          [
            "Revise os dois na mesma visita, {visits.business}, no mínimo, o que reduz o custo por portão. A montagem de cada motor leva {time.heavy}, um por vez, para a garagem não fechar.",
            "A revisão conjunta, {visits.business}, sai melhor que duas idas. Na troca, faz-se um portão de cada vez, {time.heavy} por motor.",
            "Manutenção dos dois no mesmo dia, {visits.business}, poupa deslocamento. Para trocar, são {time.heavy} por portão, em dias diferentes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle abre os dois portões?",
        answers: [
          "Sim, um botão para cada, ou o mesmo código nos dois receptores, se a regra do prédio permitir.",
          "Abre, com uma tecla para cada portão. Com tag, o leitor da entrada e o laço da saída dispensam o controle.",
        ],
      },
      {
        question: "Portões separados precisam de clausura?",
        answers: [
          "Não, mas ela pode ser feita na entrada, com um segundo portão que só abre depois de o primeiro fechar.",
          "Não é obrigatória. Onde há risco de carona, dois portões intertravados na entrada ajudam.",
        ],
      },
      {
        question: "O laço no piso quebra com o tempo?",
        answers: [
          "O fio enterrado dura anos, se o corte no piso foi bem vedado. Recapeamento e obra são o que mais o rompem.",
          "Bem instalado, dura muitos anos. Se falhar, a fotocélula e a botoeira da portaria seguram até o reparo.",
        ],
      },
      {
        question: "Dá para começar por um portão e fazer o outro depois?",
        answers: [
          "Dá: deixe duto e cabo prontos para o segundo e use já o motor que vai repetir. A entrada costuma vir primeiro.",
          "Sim, em duas etapas. Faça a base elétrica dos dois de uma vez, que é o que encarece se repetido.",
        ],
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
        "Para a descarga de mercadinho ou supermercado que recebe caminhão, o portão que serve é o de correr, ou a porta de enrolar na doca sem parede livre, com fotocélula em duas alturas e função de ficar aberto. O motor de portão pesado fica de {price.heavySwap} na troca, com mão de obra.",
        "Portão de doca de carga precisa passar o caminhão mais alto e ficar aberto na entrega: folha de correr ou porta de enrolar, e motor com um terço de folga. Para restaurante de portão leve, a troca fica de {price.homeSwap}; em supermercado, de {price.heavySwap}.",
        "O motor de portão para restaurante ou mercado se escolhe pelo peso da folha e pelas entregas do dia: de {price.homeSwap} em portão leve e de {price.heavySwap} em portão pesado, com mão de obra. Na doca, some fotocélula alta, porque o feixe baixo passa sob o caminhão.",
      ],
      price: [
        "Em doca e carga de supermercado, o motor de portão pesado, com mão de obra, fica de {price.heavySwap}; portão leve de restaurante, de {price.homeSwap}. Na porta de enrolar, o peso da cortina decide o motor, orçado pela largura e pela altura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O portão certo para a doca", "Correr, enrolar ou guilhotina"],
        slots: [
          [
            "Meça o caminhão mais alto e a parede ao lado antes de escolher. Cada doca tem o seu tipo.",
            "A altura do caminhão e o espaço lateral decidem. Compare as saídas.",
            "Comece pela medida do vão, que deve servir ao maior caminhão com sobra. Depois escolha o tipo.",
          ],
        ],
        bullets: [
          "Com parede livre ao lado: portão de correr, que não limita a altura",
          "Sem parede livre: porta de enrolar, com o rolo acima do vão",
          "Doca alta: portão guilhotina, com motor freado",
          "Motor: quilos e ciclos por hora um terço acima do pico de entregas",
          "Entrada de clientes separada da carga",
        ],
      },
      {
        about: "safety",
        headings: ["Descarga sem acidente", "Pessoas, carrinho e caminhão"],
        slots: [
          [
            "Na descarga, o portão fica aberto até o fim, com o fechamento automático desligado, e fecha quem está vendo a passagem. Ninguém calça a folha.",
            "Enquanto houver gente ou carrinho no vão, deixe a folha aberta pela central, e só um responsável comanda. Não calce a folha com madeira nem pedra.",
            "Com caminhão na doca, a folha não se move: usa-se a função de ficar aberto. O fechamento é feito à vista do vão.",
          ],
          [
            "Um sensor a uns 50 cm pega carrinho e outro, mais alto, a carroceria. Teste com objeto toda semana, e avise quem manobra com sinaleiro.",
            "Instale dois pares de fotocélulas, um baixo e um alto, e um sinaleiro. Teste os sensores toda semana, com um objeto no vão.",
            "Ponha um par de fotocélulas a 50 cm do piso e outro acima do estribo do caminhão. Some um sinaleiro e teste tudo toda semana, com um objeto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manutenção sem parar a entrega", "Revisão e limpeza da doca"],
        slots: [
          [
            "A revisão é {visits.business}, no mínimo, fora do horário de entrega. Trilho de doca junta gordura e areia: varra todo dia, com a energia desligada.",
            "Marque a revisão {visits.business}, para depois da última entrega. Gordura e areia no trilho deixam a folha pesada, por isso limpe o trilho todo dia. A troca do motor leva de {time.heavy}, em horário sem carga.",
            "Revise {visits.business} e limpe o trilho diariamente, sem energia. Sujeira de doca é o que mais gasta roldana ali.",
          ],
          [
            "A troca do motor pesado leva {time.heavy} e pode ser de madrugada.",
            "Trocar o motor ocupa {time.heavy}, em horário sem carga.",
            "A troca do motor leva {time.heavy} e é feita no turno vazio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode abrir por controle do motorista?",
        answers: [
          "Melhor pela equipe: controle de entregador não tem dono certo.",
          "Não convém. Interfone ou campainha na doca, com alguém da loja abrindo, é mais seguro.",
        ],
      },
      {
        question: "E se faltar luz no portão com mercadoria dentro?",
        answers: [
          "Na folha de correr, destrave com o disjuntor desligado; na de enrolar, use a corrente manual. Treine dois da equipe.",
          "Tenha a corrente da porta de enrolar e a chave do portão de correr à mão, ou um nobreak.",
        ],
      },
      {
        question: "Motor de casa aguenta as entregas?",
        answers: [
          "O motor de casa não aguenta entregas seguidas, porque esquenta. Com poucas entregas por dia e folha leve, pode servir.",
          "Só com folha leve e poucas aberturas. Em doca movimentada, use o de uso intenso.",
        ],
      },
      {
        question: "Caminhão bateu no trilho. E agora?",
        answers: [
          "Desligue o disjuntor e isole os dois lados: folha fora do trilho tomba. Não puxe com veículo.",
          "Pare de usar, afaste as pessoas e fotografe. Trilho e roldana são refeitos antes do motor.",
        ],
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
        "Um motor só não serve para dois portões, nem lado a lado: cada folha precisa do seu, com parada e força próprias. O que se divide é o controle, com uma tecla para cada. A troca em casa fica de {price.homeSwap} por motor, ou {price.homeSwapTwice} os dois.",
        "Não dá para usar o mesmo motor em dois portões, porque o percurso e a força são regulados para uma folha. Para 2 portões são 2 motores. Em casa, os dois trocados ficam de {price.homeSwapTwice}, com mão de obra, e um único controle abre ambos.",
        "Dois portões com um motor só não funciona: puxando duas folhas, o automatizador para fora do ponto e não recua se uma encontra alguém. Preveja um motor em cada, de {price.homeSwap} por troca em casa; no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que cada portão tem o seu motor", "O que um motor consegue mover"],
        slots: [
          [
            "A central guarda onde uma folha começa e termina, e com duas ela erra as paradas. Se uma encontra obstáculo, só ela deve recuar, o que um motor único não faz.",
            "O percurso gravado na central é o de uma folha. Presa a duas, a máquina não sabe qual delas encostou em alguém nem onde parar cada uma.",
            "Parada e força são ajustadas para um só portão, gravadas na central. Ligado a dois, o motor bate um deles e perde o recuo de segurança.",
          ],
          [
            "Há duas situações que confundem: o portão de duas folhas, que leva um motor por folha e uma central para os dois, e o telescópico, em que uma folha puxa a outra com um só motor.",
            "Só o telescópico move mais de uma folha com um motor, porque a primeira arrasta a segunda. No de abrir com duas folhas, são dois braços e uma central.",
            "A exceção é o portão telescópico, de folhas encaixadas que se puxam. O de abrir com duas folhas usa dois motores, comandados pela mesma central.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como gastar menos com dois portões", "O que dois portões podem dividir"],
        slots: [
          [
            "A ida do técnico, parte da fiação e o controle servem aos dois, e por isso instalar junto sai menos que em duas vezes. Basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}.",
            "No mesmo orçamento a visita é uma só, o duto de energia pode ser comum e o controle abre os dois. O kit de basculante até {width.quarterHp}, instalado, começa em {price.lowest} cada.",
            "Economiza-se na visita, no eletroduto e nos controles, que são os mesmos. Para basculante de até {width.quarterHp}, conte a partir de {price.lowest} por kit montado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Duas folhas, dois motores: como escolher", "Motor certo para cada portão"],
        slots: [
          [
            "Cada motor é escolhido pela sua folha: movimento, peso e uso. Eles podem ser diferentes, e a mesma marca só facilita o controle único e a reposição.",
            "Veja os portões em separado, porque um pode ser basculante e o outro de correr, com pesos distintos. Ficar na mesma marca simplifica o controle e as peças.",
            "A escolha olha folha por folha, do tipo de abertura ao peso. Não é preciso repetir o modelo, embora marca igual ajude no controle e na manutenção.",
          ],
          [
            "O portão pouco usado pode esperar: deixe conduíte e ponto de energia prontos, e o segundo motor entra depois sem quebrar parede.",
            "Quem quer dividir o gasto motoriza o principal e já passa o duto do outro. A segunda instalação fica limpa e rápida.",
            "Se o dinheiro é para um agora, comece pelo da garagem e prepare a fiação do segundo no mesmo dia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle abre os dois portões?",
        answers: [
          "Sim, uma tecla para cada, se as duas centrais aceitam o código dele. A gravação é feita nas duas.",
          "Abre, com teclas separadas, desde que a frequência e o código sejam os mesmos nas duas centrais.",
        ],
      },
      {
        question: "Posso usar uma central para os dois motores?",
        answers: [
          "Só a central dupla, feita para duas folhas do mesmo portão. Dois portões independentes pedem uma central em cada.",
          "Não, se eles abrem em horas diferentes: cada um tem sua placa. A dupla comanda as duas folhas de um portão só.",
        ],
      },
      {
        question: "Os dois motores precisam ser da mesma marca?",
        answers: [
          "Não, mas a mesma marca facilita o controle único e a peça de reposição.",
          "Não é obrigatório. Marcas iguais só poupam receptor extra e controle diferente.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação dos dois?",
        answers: [
          "Cada basculante leva {time.tilting} e cada deslizante, {time.sliding}. Em geral os dois cabem em um dia.",
          "Conte {time.tilting} por basculante e {time.sliding} por portão de correr, com energia e base prontas.",
        ],
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
        "Para portão de padaria, farmácia, salão, mercadinho ou outra loja pequena que só abre de manhã e à noite, motor comum serve: de {price.homeSwap} na troca, com mão de obra, ou kit basculante instalado a partir de {price.lowest}. Com carro ou entrega o dia todo, peça uso intenso, de {price.heavySwap}.",
        "O motor para portão de loja pequena se escolhe pelas aberturas: farmácia, pizzaria ou salão que abre e fecha uma vez por dia usa motor comum, de {price.homeSwap} na troca, já com o serviço. Padaria com entregas seguidas pede uso intenso, de {price.heavySwap}, e basculante pequeno aceita kit desde {price.lowest}.",
        "Automatizar portão de padaria, farmácia ou mercadinho custa, na troca, de {price.homeSwap} com mão de obra quando há poucas aberturas por dia, e de {price.heavySwap} com movimento constante. Basculante de até {width.quarterHp} pode usar kit instalado a partir de {price.lowest}; salão que só abre duas vezes fica no motor comum.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor o comércio precisa", "Pelo uso e pelo peso"],
        slots: [
          [
            "O que gasta o motor são as aberturas seguidas, e não as horas de loja aberta. Um portão que abre de manhã e fecha à noite trabalha menos que o de uma casa.",
            "Conte os movimentos por dia: dois, um de manhã e outro à noite, é menos que o uso de uma família. Entregas e clientes de carro multiplicam isso.",
            "Horas de funcionamento não desgastam o motor; aberturas, sim. Quem abre uma vez e deixa a folha aberta usa menos o motor que uma residência.",
          ],
          [
            "Com entregas a toda hora, deixe a folha aberta no movimento ou escolha motor de uso intenso, que aguenta mais ciclos por hora. Se o cliente passa a pé no vão, a fotocélula é indispensável.",
            "Movimento constante pede motor de uso intenso, feito para ciclos repetidos, ou portão aberto no horário de pico. A fotocélula é obrigatória onde há pedestre.",
            "Para carro e entrega o dia inteiro, só o motor de uso intenso não desarma por calor. E onde passa gente, o par de sensores protege o cliente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço no comércio", "Do mais barato ao mais caro"],
        slots: [
          [
            "O kit basculante instalado, para folha de até {width.quarterHp}, parte de {price.lowest}, a troca comum vai de {price.homeSwap} e a pesada, de {price.heavySwap}. O cartão divide em até {shop.instalments} vezes.",
            "Na ordem, vêm o kit para basculante de até {width.quarterHp}, desde {price.lowest} instalado, o motor comum, de {price.homeSwap}, e o de uso intenso, de {price.heavySwap}. Parcela-se em até {shop.instalments} vezes.",
            "São três faixas: kit basculante a partir de {price.lowest}, até {width.quarterHp} de largura, motor comum de {price.homeSwap} e motor pesado de {price.heavySwap}, em até {shop.instalments} parcelas no cartão.",
          ],
          [
            "Fotocélula, nobreak e acerto da folha somam à parte. A manutenção em comércio é {visits.business}, e sai mais barata que um dia de loja parada.",
            "O que acrescenta é sensor, nobreak e serralheria na folha. Some no ano a revisão {visits.business}, que evita o portão travado no expediente.",
            "Sensores, reserva de energia e conserto da folha são itens separados. Uma revisão {visits.business} custa menos que perder uma manhã de vendas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação sem parar a venda", "O dia do serviço"],
        slots: [
          [
            "O serviço é marcado antes de abrir, depois de fechar ou na folga, porque atendemos {shop.hours}. Diga o horário da loja já na primeira mensagem.",
            "Dá para instalar à noite, cedo ou no dia fechado, já que o atendimento é {shop.hours}. Informe quando a loja abre e fecha.",
            "Escolha um horário fora do expediente, pois trabalhamos {shop.hours}. Com o horário da loja na mensagem, a visita é marcada sem atrapalhar.",
          ],
          [
            "Um basculante leva {time.tilting}, um deslizante, {time.sliding}, e um portão pesado, {time.heavy}. O teste final é feito com carga normal, várias aberturas seguidas.",
            "O tempo é de {time.tilting} no basculante, {time.sliding} no de correr e {time.heavy} no pesado. No fim, o portão faz vários ciclos antes da entrega.",
            "Conte {time.tilting} para basculante, {time.sliding} para deslizante e {time.heavy} para folha pesada, já com os testes de abertura repetida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de aço de enrolar usa o mesmo motor?",
        answers: [
          "Não. Ela usa motor próprio, na ponta do eixo, escolhido pelo peso da cortina. A conta parte da largura vezes a altura, mais o peso da lâmina.",
          "É outro tipo, montado no rolo. O tamanho depende da área e da lâmina da porta, e não do motor do portão.",
        ],
      },
      {
        question: "A nota sai no CNPJ do comércio?",
        answers: [
          "Sim, mande o CNPJ com o pedido de orçamento. Nela constam o motor e o serviço, o que vale para a garantia.",
          "Sai, com o motor e a mão de obra descritos. Basta informar o CNPJ antes do serviço.",
        ],
      },
      {
        question: "E se faltar luz com a loja fechada?",
        answers: [
          "Um nobreak mantém o motor por algumas aberturas. Sem ele, portão de correr ou de abrir se destrava com a chave; o basculante só com cabo e contrapeso em ordem.",
          "Portão de correr ou de abrir abre pelo destravamento, com a chave. No basculante isso exige contrapeso inteiro, e um nobreak evita a manobra.",
        ],
      },
      {
        question: "Qual a garantia do motor no comércio?",
        answers: [
          "O motor tem {warranty.motor} do fabricante e a instalação, {warranty.installation}. Uso acima do previsto para o modelo costuma ficar fora, por isso conte as aberturas.",
          "São {warranty.motor} no motor e {warranty.installation} na instalação. A escolha pela quantidade de ciclos evita recusa por uso excessivo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e a altura",
  },
];
