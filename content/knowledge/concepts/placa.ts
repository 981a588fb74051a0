import type { Concept } from "#domain/knowledge/concept.ts";

export const placa: Concept = {
  id: "placa",
  kind: "part",
  label: "Placa (central)",
  phrase: "a placa do motor",
  words: [
    "placa",
    "placa de comando",
    "placa do portão",
    "placa eletrônica",
    "central de comando",
    "central do portão",
    "central do motor",
    "central eletrônica",
    "plaquinha do motor",
    "módulo do motor",
    "central universal",
    "placa queimada",
  ],
  intent: "repair",
  answers: {
    any: [
      "Vendemos, consertamos e trocamos placa de motor de portão, a central eletrônica que recebe o controle e comanda o motor. A placa nova precisa combinar com o motor, o fim de curso e os controles. Mande a foto da etiqueta para saber qual serve e o valor, com ou sem a instalação.",
      "A placa do portão, também chamada de central, tem conserto em muitos casos. Quando não tem, vendemos e instalamos outra e mantemos o motor. Antes medimos a energia, o fusível e os acessórios, porque o defeito deles parece placa queimada. A foto da etiqueta diz o modelo e o preço.",
      "Consertamos e trocamos a placa central do motor de portão de várias marcas, e na mesma visita gravamos o percurso, a força e os controles. Motor sem reação, ou que só abre ou só fecha, levanta a suspeita, e a medição confirma. Pela foto da etiqueta passamos o valor.",
      "A placa do portão eletrônico é a peça que lê o controle, o fim de curso e a fotocélula e liga o motor. Fornecemos a original ou a compatível e consertamos a sua quando vale a pena. Mande a foto da etiqueta do motor e receba o valor.",
    ],
    price: [
      "O preço da placa do portão depende do motor, comum ou com inversor, e da escolha entre conserto, placa compatível e original. O conserto custa menos que uma nova, e entre as novas a compatível é a mais barata. A foto da etiqueta do motor dá o valor.",
      "O preço da placa do motor depende da marca e do tipo: para motor comum há compatível, mais barata; para motor com inversor, só a original, mais cara. O menor preço é consertar relé ou fusível. Mande a foto da etiqueta e receba o valor.",
      "Na placa do portão, o conserto é o mais barato, a central compatível fica no meio e a original é a mais cara. Motor com inversor de frequência pede a da própria marca. Mande a foto da etiqueta e receba o valor, com a mão de obra separada.",
    ],
    repair: [
      "Consertamos placa de motor de portão com relé gasto, fonte queimada ou fusível aberto, e trocamos a central quando o conserto não compensa. Antes medimos a rede, a fotocélula, a botoeira e o motor, que podem dar o mesmo sintoma. Com a foto da etiqueta e um vídeo, o valor vem antes da visita.",
      "Placa de portão queimada muitas vezes tem conserto, porque o dano costuma ficar em um relé, na fonte ou no protetor contra surto. Se as trilhas estão carbonizadas ou oxidadas, instalamos outra central e gravamos o percurso e os controles. A foto da etiqueta do motor dá o valor.",
      "O conserto ou a troca da placa central começa por medir a energia, o fusível e os acessórios, para não trocar peça boa. Confirmado o defeito, consertamos o componente ou instalamos uma placa compatível. A foto da etiqueta diz qual serve e quanto custa.",
    ],
    buying: [
      "Vendemos placa para motor de portão, com ou sem instalação. Em motor comum, uma central universal de boa marca serve e custa menos; em motor com inversor, só a original. A foto da etiqueta e do controle mostra qual combina e o valor.",
      "A placa de portão que você compra precisa combinar com três coisas: o tipo de motor, o fim de curso e o código dos controles. Fornecemos a original ou a compatível, e também instalamos. Mande a etiqueta do motor e receba o modelo e o preço.",
      "Vendemos a central do portão conforme a etiqueta do motor, que traz o modelo e a tensão. Motor comum aceita a universal, e motor com inversor exige a própria. Os controles continuam servindo se o código for o mesmo, e a foto basta para o valor.",
    ],
    emergency: [
      "Se a placa faz o portão andar sozinho, não parar no fim ou cheirar a queimado, desligue o disjuntor agora e afaste todos. Não abra a tampa nem destrave basculante; o técnico mede e conserta, e o atendimento funciona {shop.hours}.",
      "Placa com cheiro de queimado ou portão que se move sem comando pede disjuntor desligado na hora. Deixe o motor sem energia, com crianças e animais longe, e chame pelo WhatsApp, {shop.hours}.",
      "Portão sem controle por defeito na placa é perigoso: corte a energia no quadro e não use até a visita. Só folha de correr ou de abrir, reta e nivelada, pode ser movida na mão; atendemos {shop.hours}.",
    ],
    question: [
      "A placa é a central que comanda o motor, lê o fim de curso e a fotocélula e guarda os controles. Quando ela falha, o motor costuma estar bom, e consertar ou trocar só a placa resolve. Antes medem-se a rede, o fusível e os acessórios.",
      "Sim, placa de portão costuma ter conserto quando queimou relé, fonte ou fusível. Com trilhas carbonizadas ou oxidação espalhada, troca-se por outra compatível com o motor, o fim de curso e os controles, sem mexer no motor.",
      "A central do portão recebe a ordem do controle, decide o sentido e para o motor no ponto certo. Se queimou, dá para consertar ou trocar só ela. A universal serve em muitos motores comuns, mas não nos de inversor.",
    ],
    "how-to": [
      "Antes de culpar a placa do portão, confira de fora se o disjuntor está ligado, a fotocélula limpa e a botoeira seca. Desligue o disjuntor por um minuto e religue, que é um reinício e não apaga nada. Medir, trocar e programar é do técnico, porque sob a tampa há tensão.",
      "Para saber se é a placa, teste outro controle e o botão da parede, limpe a fotocélula e veja o disjuntor. Se nada responde, reinicie uma vez pelo quadro. A central em si só se mede com instrumento, e isso é serviço do técnico.",
      "O que você pode fazer pela placa do portão é reiniciar: desligue o disjuntor por um minuto, religue e acione uma vez. A troca e a ligação exigem abrir a caixa, onde há tensão e capacitor carregado, e por isso ficam com o técnico.",
    ],
  },
  line: [
    "A placa comanda o conjunto, mas só leva a culpa depois de testados energia, fusível e acessórios.",
    "Se o defeito for da placa, é possível reparar ou trocar a central sem trocar o motor.",
    "Um surto de energia costuma atingir primeiro a placa, que é a parte mais sensível do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a placa central faz no portão", "Para que serve a central do portão"],
      slots: [
        [
          "A placa recebe o sinal do controle ou da botoeira e decide para que lado o motor gira. Ela lê o fim de curso, que marca onde parar, e a fotocélula, que impede fechar sobre alguém.",
          "Entre o controle e o motor está a central, que entende o comando e liga o motor no sentido certo. O fim de curso diz a ela onde parar, e a fotocélula avisa que há alguém no vão.",
          "Todo comando passa pela placa, que recebe o sinal e aciona o motor. Ela consulta dois sensores: o fim de curso, no extremo do percurso, e a fotocélula, na passagem.",
        ],
        [
          "Também guarda a memória dos controles, a força, a pausa e o fechamento automático. Por isso, trocar a placa exige gravar tudo de novo.",
          "Nela ficam a força, a velocidade no fim do curso, o tempo de fechar sozinha e os controles cadastrados. Central nova chega vazia e precisa ser programada.",
          "Controles, força e fechamento automático ficam gravados nessa peça. Quando ela é trocada, o cadastro e a regulagem são refeitos.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de placa com defeito", "Quando suspeitar da central do portão"],
      slots: [
        [
          "Motor sem nenhuma reação, com disjuntor ligado e energia no ponto, é o sinal mais direto. Portão que só abre ou só fecha, ou que dá um estalo e não anda, indica defeito no relé, a chave interna que liga o motor.",
          "O caso mais claro é o portão que não reage a nada, com a luz da casa normal. Se ele só abre ou só fecha, ou estala sem andar, o defeito costuma ser o relé, a peça que liga e desliga o motor.",
          "Nenhuma resposta ao controle nem à botoeira, com energia chegando, põe a placa sob suspeita. Relé com defeito deixa o portão andar só para um lado ou dá um estalo sem movimento.",
          "Se há energia e nada responde, a suspeita é a fonte ou o fusível da central. Estalo sem giro, ou folha que vai e não volta, costuma vir de um relé com contato queimado.",
        ],
        [
          "Controles que somem depois de queda de luz e falha só em dia úmido também são indícios. Se a folha anda sozinha ou não para no fim, desligue o disjuntor e não use até o conserto.",
          "Outros avisos são memória que se apaga e defeito que só aparece com chuva. Se o portão se move sem comando ou não para no final, desligue o disjuntor na hora.",
          "Perder os controles após falta de energia e falhar com umidade também são sinais. Portão que se move por conta própria fica com o disjuntor desligado, pelo risco a quem passa.",
          "Falha em dia de umidade e cadastro que desaparece indicam defeito na eletrônica. Quando o motor não para no batente ou liga sozinho, desligue o disjuntor.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir antes de culpar a placa", "Placa queimada ou outro defeito?"],
      slots: [
        [
          "Muitas vezes não é a placa: rede, controle e sensor dão o mesmo sintoma, e você descarta os três por fora. A tampa fica fechada, porque embaixo dela há tensão e capacitor carregado.",
          "Nem sempre é a placa, e boa parte das dúvidas se resolve sem tocar em fio. Não abra a caixa do motor, que trabalha com a energia da rede.",
          "Muitas vezes o defeito é de fusível, botoeira ou fotocélula, e estes passos ajudam a separar. Todos são feitos por fora, porque sob a tampa o choque é grave.",
          "Só em parte dos casos é a placa, e conferir por fora evita trocar peça boa. Deixe a tampa do motor fechada, já que a central segue energizada.",
        ],
      ],
      steps: [
        "Veja se há luz e se o disjuntor do portão está ligado. Se desarmar de novo, deixe desligado.",
        "Teste outro controle e a botoeira, com o portão à vista.",
        "Limpe as lentes da fotocélula e tire o que estiver na frente.",
        "Desligue o disjuntor por um minuto, religue e faça um único acionamento.",
        "Se continuar igual, desligue e deixe sem energia até a visita.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico testa e troca a placa", "Placa nova: da medição ao teste final"],
      slots: [
        [
          "O técnico mede a energia na entrada, confere o fusível e desliga a fotocélula e a botoeira, uma por vez, para ver se uma delas é a causa. O motor também é medido, porque em curto ele queimaria a placa nova.",
          "A medição vai do simples ao caro: rede, fusível, acessórios, capacitor e só então a central. Antes de ligar outra, o técnico testa o enrolamento do motor.",
          "Primeiro o técnico confere a alimentação e desliga os acessórios em sequência, até restar só a placa. Ele mede o motor antes da troca, para a peça nova não queimar também.",
        ],
        [
          "Com a placa no lugar, o técnico grava o percurso, regula a força e cadastra os controles. O serviço termina com a fotocélula testada e várias aberturas seguidas.",
          "Depois da montagem vêm percurso, força, pausa e cadastro, e o portão faz ciclos completos. Deixe todos os controles à mão, com pilha boa.",
          "Por fim a central aprende o percurso, recebe os controles da casa e tem a força ajustada. Alguns ciclos, com a passagem interrompida de propósito, confirmam a fotocélula.",
          "A programação fecha a visita: ponto de parada, força e controles, um por um. Só depois de abrir e fechar várias vezes o portão é entregue.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço da placa", "O que muda o preço da troca da placa"],
      slots: [
        [
          "O conserto em bancada é o mais barato, a placa compatível fica no meio e a original é a mais cara. Motor comum aceita a compatível; motor com inversor, que controla a velocidade, pede a da própria marca.",
          "O mais barato é consertar relé ou fusível, depois vem a central compatível e, por último, a original. Em motor com inversor de frequência não há escolha, porque só a da própria linha serve.",
          "O conserto custa menos, a universal fica no meio e a original em cima. O fim de curso e a tensão também contam, e o motor com inversor não aceita a universal.",
        ],
        [
          "A mão de obra inclui medir o motor, ligar a placa, gravar o percurso e cadastrar os controles. Controles novos só são precisos se os antigos não tiverem o mesmo código, e o cartão aceita até {shop.instalments} vezes.",
          "Medição, ligação, programação e cadastro estão na mão de obra. Protetor contra surto, vedação da caixa e controles novos são itens à parte, e o cartão divide em até {shop.instalments} vezes.",
          "O serviço inclui o teste do motor, a montagem e a gravação dos controles. Controles de código diferente e proteção contra raio são cobrados à parte, e você paga em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Reparar ou trocar a central do portão", "Placa nova, reparo ou motor novo: como decidir"],
      slots: [
        [
          "Consertar vale quando queimou um ponto só, como relé, fonte ou protetor de surto. Trilha carbonizada, oxidação espalhada ou defeito que voltou pedem central nova.",
          "Conserta-se a placa de dano localizado, e os controles gravados ficam. Troca-se a que tem marcas de queima por toda parte ou já foi consertada e falhou.",
          "Se o estrago ficou em relé ou fonte, conserte. Se a água ou o raio atingiu as trilhas, a troca é mais segura que outro conserto.",
        ],
        [
          "Motor no fim da vida, de {trade.life}, muda a conta: some placa e motor e compare com a troca do conjunto, que em casa custa de {price.homeSwap}.",
          "Quando o motor também está gasto, com redutor ruidoso e perto de {trade.life}, veja o conjunto novo, de {price.homeSwap} em residência, com mão de obra.",
          "Placa cara em motor velho raramente compensa. Passados {trade.life} de uso, a troca completa, de {price.homeSwap} em casa, merece entrar na comparação.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar outra placa queimada", "Raio, água e esforço: como proteger a central do portão"],
      slots: [
        [
          "O que mais queima placa é surto de energia, e a defesa é o DPS, o protetor instalado no quadro, com aterramento de verdade. Sem terra, ele não tem para onde desviar o pico.",
          "Contra raio e oscilação, instale no quadro um DPS, protetor que desvia o pico para a terra. Ele só funciona com aterramento bem feito.",
          "Picos da rede são o maior perigo, e um DPS ligado ao terra desvia boa parte deles. É um componente pequeno, que fica junto aos disjuntores.",
        ],
        [
          "Água e formiga entram pela tampa e pela passagem dos cabos e fecham curto, por isso a caixa fica vedada. Folha leve, com revisão {visits.home} em casa, também poupa os relés.",
          "A vedação conta: borracha ressecada deixa passar chuva e inseto até as trilhas. Portão pesado faz a corrente subir e gasta o relé, e a revisão residencial {visits.home} cuida disso.",
          "Feche as entradas de cabo e troque borracha ressecada, para umidade e insetos não chegarem à placa. Um portão leve, revisado {visits.home} na residência, exige menos dela.",
          "Caixa seca e sem formiga dura mais, então peça a vedação nova quando a tampa endurecer. O esforço da folha chega até o relé, e por isso a revisão {visits.home}, em casa, ajuda.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como saber se a placa do portão queimou?",
      answers: [
        "Só a medição confirma. Motor sem reação, com energia no ponto, levanta a suspeita, mas fusível, fotocélula em curto e botoeira presa dão o mesmo sintoma.",
        "Medindo: o técnico confere a tensão, o fusível e os acessórios antes de condenar a placa. Por fora, o indício é nada responder com energia chegando.",
        "Se o controle e a botoeira não têm efeito e o disjuntor está ligado, a placa é suspeita. A certeza vem da medição.",
      ],
    },
    {
      question: "Placa universal serve em qualquer motor?",
      answers: [
        "Não. Ela atende muitos motores comuns, mas precisa combinar com fim de curso e tensão, e motor com inversor exige a própria.",
        "Serve em boa parte dos motores de corrente alternada, nunca em todos. Fim de curso digital e inversor pedem placa específica.",
        "Em motor comum, quase sempre. Já o motor com inversor ou com sensor digital só trabalha com a central da sua linha.",
      ],
    },
    {
      question: "Trocando a placa, perco meus controles?",
      answers: [
        "Não, se a frequência e o tipo de código da nova forem iguais: eles são gravados de novo na visita. Deixe todos à mão, com pilha boa.",
        "Depende da placa escolhida. Com o mesmo código, os controles são regravados; com outro, compram-se novos ou usa-se um receptor avulso.",
        "Só se a central nova falar outro código. Nesse caso, um receptor separado pode manter os antigos, o que às vezes custa menos.",
      ],
    },
    {
      question: "Quanto tempo o portão fica sem o automático no conserto da placa?",
      answers: [
        "Com a placa nova em mãos, a troca é feita na própria visita. Se a sua for para a bancada, são alguns dias, com prazo combinado antes.",
        "Na troca, só o tempo da visita. No conserto de bancada, alguns dias; até lá, portão de correr ou de abrir, reto, pode ser usado na mão.",
        "Trocar leva uma visita; consertar, os dias da bancada. Nesse intervalo, o basculante só é usado se o técnico o deixar equilibrado.",
      ],
    },
    {
      question: "Por que a placa queima de novo em pouco tempo?",
      answers: [
        "Porque a causa ficou: rede sem protetor e sem terra, motor em curto, cabo danificado ou umidade na caixa.",
        "Costuma ser surto, água ou motor com enrolamento ruim, que continuam ali depois da troca. O aterramento e a vedação precisam ser vistos na mesma visita.",
        "Porque se trocou a peça sem achar a causa. Motor em curto, infiltração ou falta de proteção no quadro queimam a segunda placa do mesmo modo.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e outra de um controle, de frente, contando o que o portão faz",
  related: ["protetor-de-surto", "receptor", "capacitor", "queimou", "nao-liga", "raio"],
  topic: "conserto-de-central-de-portao",
};
