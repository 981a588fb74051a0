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
      "Vendemos, consertamos e trocamos placa de motor de portão, a central eletrônica que recebe o controle e comanda o motor. A nova precisa combinar com o motor, o fim de curso e os controles; mande a foto da etiqueta para saber qual serve e o valor, com ou sem a troca.",
      "A placa do portão, ou central, tem conserto em muitos casos, e quando não tem vendemos e instalamos outra, com o mesmo motor. Antes medimos energia, fusível e acessórios, que imitam placa queimada; a foto da etiqueta diz o modelo e o preço.",
      "Consertamos e trocamos placa central de motor de portão de várias marcas, com percurso, força e controles gravados na mesma visita. Motor mudo ou que só faz um sentido levanta a suspeita, e a medição confirma; pela foto da etiqueta passamos o valor da peça.",
      "Placa de portão eletrônico é a peça que lê controle, fim de curso e fotocélula e liga o motor. Fornecemos original ou compatível, reparamos a sua quando vale a pena e testamos tudo antes, porque fusível e botoeira dão o mesmo sintoma; a etiqueta do motor, por foto, dá o valor.",
    ],
    price: [
      "O preço da placa do portão depende do motor, comum ou com inversor, e da escolha entre reparo, compatível e original. O reparo custa menos que uma nova, e entre as novas a compatível sai mais em conta; a foto da etiqueta do motor dá o valor.",
      "Quanto custa a placa do motor muda com a marca e com o tipo: de motor comum, há compatível mais barata; de motor com inversor, só a própria, mais cara. Consertar relé ou fusível é o menor preço, e a foto da etiqueta fecha a conta.",
      "Na placa do portão, a ordem de preço vai do conserto à central compatível e, por fim, à original. Motor com inversor de frequência pede a da própria marca; mande a etiqueta e receba o valor, com a mão de obra separada.",
    ],
    repair: [
      "Consertamos placa de motor de portão com relé gasto, fonte queimada ou fusível aberto, e trocamos a central quando o reparo não compensa. Antes medimos rede, fotocélula, botoeira e motor, que imitam placa queimada; com a foto da etiqueta e um vídeo, o valor vem antes da visita.",
      "Placa de portão queimada muitas vezes tem conserto, porque o dano costuma ficar em um relé, na fonte ou no protetor contra surto. Trilha carbonizada ou oxidação espalhada pede outra central, que instalamos com percurso e controles gravados; a etiqueta do motor dá o preço.",
      "O conserto ou a troca da placa central começa por medir energia, fusível e acessórios, para não trocar peça boa. Confirmado o defeito na eletrônica, reparamos o componente ou pomos uma compatível, e a foto da etiqueta diz qual serve e o valor.",
    ],
    buying: [
      "Vendemos placa para motor de portão, com ou sem instalação: em motor comum, uma central universal de boa marca serve e custa menos; em motor com inversor, só a original. A foto da etiqueta e do controle diz qual combina e o valor.",
      "A placa de portão que você compra precisa combinar com três coisas: tipo de motor, fim de curso e código dos controles. Fornecemos a original ou a compatível, e também instalamos; mande a etiqueta do motor e receba o modelo e o preço.",
      "Central de portão vendemos pelo que está na etiqueta do motor, com modelo, tensão e fim de curso. Motor comum aceita universal, inversor exige a própria, e os controles ficam se o código for o mesmo; a foto basta para o valor.",
    ],
    emergency: [
      "Se a placa faz o portão andar sozinho, não parar no fim ou cheirar a queimado, desligue o disjuntor agora e afaste todos. Não abra a tampa nem destrave basculante; o técnico mede e conserta, e o atendimento funciona {shop.hours}.",
      "Placa com cheiro de queimado ou portão que se move sem comando pede disjuntor desligado na hora. Deixe o motor sem energia, com crianças e animais longe, e chame pelo WhatsApp, {shop.hours}.",
      "Portão sem controle por defeito na placa é perigoso: corte a energia no quadro e não use até a visita. Só folha de correr ou de abrir, reta e nivelada, pode ser movida na mão; atendemos {shop.hours}.",
    ],
    question: [
      "A placa é a central que comanda o motor, lê fim de curso e fotocélula e guarda os controles. Quando ela falha, o motor costuma estar bom, e conserto ou troca só da placa resolve, depois de medir rede, fusível e acessórios.",
      "Sim, placa de portão costuma ter conserto quando queimou relé, fonte ou fusível. Com trilhas carbonizadas ou oxidação espalhada, troca-se por outra compatível com motor, fim de curso e controles, sem mexer no motor.",
      "Central de portão é o cérebro do motor: recebe a ordem, decide o sentido e para no ponto certo. Se queimou, dá para reparar ou trocar só ela, e a universal serve em muitos motores comuns, nunca nos de inversor.",
    ],
    "how-to": [
      "Antes de culpar a placa do portão, confira de fora: disjuntor ligado, fotocélula limpa e botoeira seca. Desligue o disjuntor por um minuto e religue, o reinício que não apaga nada; medir, trocar e programar é do técnico, porque sob a tampa há tensão.",
      "Para saber se é a placa, teste outro controle e o botão da parede, limpe a fotocélula e veja o disjuntor. Se nada responde, reinicie uma vez pelo quadro; a central em si só se mede com instrumento, serviço do técnico.",
      "O que você pode fazer pela placa do portão é reiniciar: disjuntor desligado um minuto, religado, um acionamento. Troca e ligação exigem abrir a caixa, onde há tensão e capacitor carregado, e por isso ficam com o técnico.",
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
          "Entre o controle e o motor está a central, que interpreta o comando e libera a energia no sentido certo. O ponto de parada vem do fim de curso, e o aviso de obstáculo, da fotocélula.",
          "Todo comando passa pela placa, que ouve controle e botoeira e aciona o motor. Dois sensores a guiam: o fim de curso, no extremo do percurso, e a fotocélula, na passagem.",
          "Pense nela como o cérebro do portão: entende a ordem, liga o motor e sabe a hora de desligar. Para isso consulta o fim de curso e a fotocélula.",
        ],
        [
          "Também guarda a memória dos controles, a força, a pausa e o fechamento automático. Por isso, trocar a placa exige gravar tudo de novo.",
          "Nela ficam a força, a velocidade no fim do curso, o tempo de fechar sozinha e os controles cadastrados. Central nova chega vazia e precisa ser programada.",
          "Os ajustes moram ali: força, pausa, desaceleração, lista de controles. Uma placa substituída recebe tudo isso outra vez.",
          "Controles, força e fechamento automático estão gravados nessa peça. Quando ela é trocada, o cadastro e a regulagem são refeitos.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de placa com defeito", "Quando suspeitar da central do portão"],
      slots: [
        [
          "Motor mudo, com disjuntor ligado e energia no ponto, é o sinal mais direto. Portão que só abre ou só fecha, ou estalo sem giro, aponta para relé, a chave interna que liga o motor.",
          "O caso mais claro é o portão que não reage a nada com a luz da casa normal. Fazer um sentido só, ou estalar sem andar, lembra relé gasto, a peça que liga e desliga o motor.",
          "Nenhuma resposta ao controle nem à botoeira, com energia chegando, põe a placa sob suspeita. Relé que não arma deixa o portão com um sentido só e dá aquele estalo sem movimento.",
          "Se há energia e nada responde, desconfie da fonte ou do fusível da central. Já o estalo sem giro, ou a folha que vai e não volta, costuma vir de um relé com contato queimado.",
        ],
        [
          "Controles que somem depois de queda de luz e falha só em dia úmido também são indícios. Se a folha anda sozinha ou não para no fim, desligue o disjuntor e não use até o conserto.",
          "Outros avisos são memória que se apaga e defeito que só aparece com chuva. Movimento sem comando, ou que não para no final, exige corte de energia imediato.",
          "Perder cadastro após falta de energia e falhar com umidade completam a lista. Portão que se move por conta própria fica com o disjuntor desligado, pelo risco a quem passa.",
          "Umidade que provoca falhas e cadastro que desaparece apontam para a eletrônica. Quando o motor não para no batente ou liga sozinho, tire a energia no quadro.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir antes de culpar a placa", "Placa queimada ou outro defeito?"],
      slots: [
        [
          "Pode ser outro defeito: rede, controle e sensor imitam placa queimada, e você descarta os três por fora. A tampa fica fechada, porque embaixo dela há tensão e capacitor carregado.",
          "Nem sempre é a placa, e boa parte das dúvidas se tira sem tocar em fio. Não abra a caixa do motor, que trabalha com a energia da rede.",
          "Muitas vezes a culpa é de fusível, botoeira ou fotocélula, e estes passos ajudam a separar. Todos são externos: sob a tampa o choque é grave.",
          "Só parte dos casos é placa mesmo, e conferir por fora evita trocar peça boa. Deixe o motor fechado, já que a central segue energizada.",
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
          "O técnico mede a energia na entrada, confere o fusível e isola fotocélula e botoeira, uma por vez. O motor também é medido, porque em curto ele queimaria a placa nova.",
          "A medição vai do simples ao caro: rede, fusível, acessórios, capacitor e só então a central. Antes de ligar outra, o enrolamento do motor passa pelo teste.",
          "Primeiro a alimentação, depois cada acessório desligado em sequência, até sobrar a eletrônica. Motor em curto é descartado antes, para não levar a peça nova junto.",
          "Começa-se por tensão e fusível e segue-se tirando acessórios um a um. Com o motor medido e bom, a central pode ser trocada sem risco de queimar de novo.",
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
          "Reparo em bancada, placa compatível e placa original são três preços, nessa ordem. Motor comum aceita compatível; motor com inversor, que controla a velocidade, pede a da própria marca.",
          "O mais barato é consertar relé ou fusível, depois vem a central compatível e, por último, a original. Quem tem inversor de frequência não escolhe: é a da linha do motor.",
          "Entre as saídas, o conserto custa menos, a universal fica no meio e a original em cima. Fim de curso e tensão também pesam, e o inversor elimina a universal.",
          "Vale a escada: reparar o componente, pôr uma compatível, comprar a original. Só o motor comum permite as três; o de inversor fica com reparo ou original.",
        ],
        [
          "A mão de obra inclui medir o motor, ligar a placa, gravar o percurso e cadastrar os controles. Controles novos só entram se os antigos não tiverem o mesmo código, e o cartão aceita até {shop.instalments} vezes.",
          "Medição, ligação, programação e cadastro estão na mão de obra. Protetor contra surto, vedação da caixa e controles novos são itens à parte; parcela-se em até {shop.instalments} vezes no cartão.",
          "No serviço entram teste do motor, montagem, percurso e controles gravados. Somam à conta controles de código diferente e proteção contra raio, e o cartão divide em até {shop.instalments} parcelas.",
          "Quem troca a placa paga peça e mão de obra em linhas separadas, com a programação incluída. Outro código de controle ou um protetor no quadro aumentam o total, que vai em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Reparar ou trocar a central do portão", "Placa nova, reparo ou motor novo: como decidir"],
      slots: [
        [
          "Reparar vale quando queimou um ponto só, como relé, fonte ou protetor de surto. Trilha carbonizada, oxidação espalhada ou defeito que voltou pedem central nova.",
          "Repara-se a placa de dano localizado, que mantém os controles gravados. Troca-se a que tem marcas de queima por toda parte ou já foi consertada e falhou.",
          "Um componente queimado se substitui na bancada e a placa segue. Oxidada por inteiro ou reincidente, ela sai, porque o defeito tende a voltar.",
          "Se o estrago ficou em relé ou fonte, conserte. Se a água ou o raio correu pelas trilhas, a troca é mais segura que outro reparo.",
        ],
        [
          "Motor no fim da vida, de {trade.life}, muda a conta: some placa e motor e compare com a troca do conjunto, que em casa custa de {price.homeSwap}.",
          "Quando o motor também está gasto, com redutor ruidoso e perto de {trade.life}, veja o conjunto novo, de {price.homeSwap} em residência, com mão de obra.",
          "Placa cara em motor velho raramente compensa. Passados {trade.life} de uso, a troca completa, de {price.homeSwap} em casa, merece entrar na comparação.",
          "Se além da central o motor ronca e esquenta, próximo dos {trade.life}, a substituição residencial de tudo fica de {price.homeSwap}.",
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
          "Picos da rede são o maior perigo, e o DPS ligado ao terra leva embora boa parte deles. É um componente pequeno, que fica junto aos disjuntores.",
          "Surto mata a eletrônica em um instante. Um protetor no quadro, chamado DPS, reduz muito o risco, desde que exista terra na instalação.",
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
        "Só a medição confirma. Motor mudo com energia no ponto levanta a suspeita, mas fusível, fotocélula em curto e botoeira presa dão o mesmo sintoma.",
        "Testando com instrumento: o técnico confere tensão, fusível e acessórios e condena a central por último. Por fora, o indício é nada responder com energia.",
        "Se controle e botoeira não têm efeito e o disjuntor está ligado, ela é suspeita. A certeza vem da medição, depois de descartar o que a imita.",
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
        "Com a placa nova em mãos, a troca é feita na própria visita. Se a sua for para a bancada, o automático espera, com prazo combinado antes.",
        "Na troca, só o tempo da visita. No reparo de bancada, alguns dias; até lá, portão de correr ou de abrir, reto, pode ser usado na mão.",
        "Trocar leva uma visita; reparar, os dias da bancada. Nesse intervalo, o basculante só é usado se o técnico o deixar equilibrado.",
      ],
    },
    {
      question: "Por que a placa queima de novo em pouco tempo?",
      answers: [
        "A placa queima de novo porque a causa ficou: rede sem protetor e sem terra, motor em curto, cabo danificado ou umidade na caixa.",
        "Costuma ser surto, água ou motor com enrolamento ruim, que continuam ali depois da troca. O aterramento e a vedação precisam ser vistos na mesma visita.",
        "Trocou-se o efeito e não a causa. Motor em curto, infiltração ou falta de proteção no quadro levam a segunda placa do mesmo modo.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo curto do que acontece ao acionar, com som",
  related: ["protetor-de-surto", "receptor", "capacitor", "queimou", "nao-liga", "raio"],
  topic: "conserto-de-central-de-portao",
};
