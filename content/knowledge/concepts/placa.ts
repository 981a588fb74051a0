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
      "Vendemos, consertamos e trocamos placa de motor de portão, no seu endereço e com o mesmo motor. A placa nova precisa combinar com o tipo de motor, o fim de curso e os controles; a foto da etiqueta diz qual serve e o valor.",
      "Consertamos e trocamos placa de portão de várias marcas. Motor mudo, que só faz um sentido ou anda sem comando levanta a suspeita; antes da troca medimos energia, fusível e acessórios, que dão os mesmos sintomas, e muitas placas têm conserto.",
      "Fazemos a troca da placa do motor com o percurso, a força e os controles gravados na mesma visita. Ela resolve quando o defeito está mesmo na eletrônica, o que a medição confirma; para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}.",
    ],
    price: [
      "O preço da placa do portão depende da marca, do tipo de motor, comum ou com inversor, e de o reparo ainda compensar. Mande a foto da etiqueta e da placa, se ela estiver à vista, e o orçamento é grátis.",
      "O valor da placa do motor varia com o modelo e com a escolha entre reparar e substituir. Pela foto da etiqueta dizemos qual central serve e passamos o valor fechado, sem custo pelo orçamento.",
    ],
    repair: [
      "Consertamos placa de motor de portão e trocamos quando o reparo não compensa. Antes medimos a rede, o fusível, a fotocélula, a botoeira e o motor, que imitam placa queimada; com a foto da etiqueta e um vídeo do defeito, o valor vem antes da visita.",
      "Fazemos o conserto da placa de portão com relé gasto, fonte queimada ou varistor estourado. Com trilha carbonizada ou oxidação espalhada, a troca é mais segura, e o técnico refaz percurso, força e controles no mesmo serviço.",
    ],
    buying: [
      "Vendemos placa para motor de portão, com ou sem a instalação. A original da marca é obrigatória em motor com inversor ou encoder; em motor comum, uma universal de boa marca serve bem e custa menos. A foto da etiqueta e do controle diz qual serve e o valor.",
      "Vendemos e instalamos a placa de portão que serve no seu motor: decidem o tipo de motor, o fim de curso e a frequência dos controles. A central universal atende muitos motores comuns, mas não substitui a de motor com inversor; a foto da etiqueta dá o modelo e o valor.",
      "Fornecemos a placa do portão pelo que está na etiqueta do motor: modelo, tensão e fim de curso analógico ou digital. Os controles antigos são aproveitados se a frequência e o tipo de código forem os mesmos; mande a foto e receba o valor, com ou sem a troca.",
    ],
    emergency: [
      "Se a placa faz o portão andar sozinho, não parar no fim ou cheirar a queimado, desligue o disjuntor agora e afaste as pessoas. Não abra a tampa do motor nem destrave basculante; espere o técnico.",
      "Placa com cheiro de queimado ou portão que se move sem comando pede disjuntor desligado na hora. Deixe o motor sem energia, afaste crianças e animais e chame o técnico: o contato funciona {shop.hours}.",
    ],
    question: [
      "Placa de portão com relé, fonte ou varistor queimado costuma ter conserto; com trilha carbonizada ou oxidação espalhada, é trocada por outra compatível com o motor, o fim de curso e os controles. Fazemos os dois serviços, depois de medir.",
      "A placa comanda o motor, lê o fim de curso e a fotocélula e guarda os controles. Quando ela falha, o motor costuma estar bom: consertamos ou trocamos só a central, depois de medir a rede, o fusível e os acessórios.",
    ],
    "how-to": [
      "Antes de mexer na placa do portão, desligue o disjuntor por um minuto, religue e teste a botoeira: é o reinício que não apaga nada. O resto, como medir, trocar ou zerar a memória, é do técnico, porque sob a tampa há tensão e capacitor carregado.",
      "Para descartar o que não é a placa do portão, confira de fora: disjuntor, DR, fotocélula limpa e botoeira sem umidade. Troca, ligação e programação ficam com o técnico, que mede o motor antes de ligar a central.",
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
      headings: ["O que a placa faz no portão", "Funções da placa do portão", "Para que serve a placa do motor"],
      slots: [
        [
          "A placa recebe o comando do controle ou da botoeira e decide para que lado o motor gira.",
          "Todo comando passa pela central: ela ouve o controle, consulta os sensores e libera a energia do motor.",
          "Entre o seu controle e o motor existe a placa, que interpreta o sinal e aciona o sentido certo.",
        ],
        [
          "Ela lê o fim de curso para saber onde parar e a fotocélula para não fechar sobre alguém.",
          "Fim de curso e fotocélula são os olhos da placa: um marca o final do percurso, a outra vigia a passagem.",
          "O ponto de parada vem do fim de curso, e o aviso de obstáculo chega pela fotocélula.",
        ],
        [
          "Nela também ficam a regulagem de força, o tempo de pausa, o fechamento automático e a memória dos controles.",
          "Memória de controles, pausa, desaceleração e força são ajustes guardados na própria central.",
          "Ajustes como força, velocidade no fim do curso e fechamento automático são feitos nessa mesma peça.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de placa com defeito",
        "Quando suspeitar da central do portão",
        "Sintomas que apontam para a placa",
      ],
      slots: [
        [
          "Motor sem reação, com energia chegando ao ponto e disjuntor ligado, é o sintoma mais direto.",
          "O caso mais claro é o motor mudo: há energia na tomada, e nem o controle nem a botoeira têm efeito.",
          "Quando nada responde e há energia no ponto, a suspeita recai sobre a fonte ou o fusível da central.",
        ],
        [
          "Outro indício é o portão que faz um sentido só, com o relé estalando sem o motor girar.",
          "Portão que só abre ou só fecha sugere relé que não arma; motor que anda sem comando ou não para sugere relé colado.",
          "Estalo na caixa sem giro do motor costuma ser contato de relé gasto, embora capacitor fraco e motor queimado deem o mesmo sintoma.",
        ],
        [
          "Um portão que se move sem comando ou não para no final deve ficar com o disjuntor desligado até o reparo.",
          "Se a folha anda sozinha, desligue o disjuntor e não volte a usar o automático antes da visita.",
          "Movimento sem ninguém acionar é risco para pessoas e carros: corte a energia e espere o técnico.",
        ],
      ],
      bullets: [
        "Nenhuma reação, com energia no ponto",
        "Relé estala e o motor não gira",
        "Só abre ou só fecha",
        "Não para no fim do percurso",
        "Controles somem depois de queda de luz",
        "Falha apenas em dia úmido",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir antes de culpar a placa",
        "Testes seguros, sem abrir a tampa",
        "Placa queimada ou outro defeito?",
      ],
      slots: [
        [
          "Várias falhas imitam placa queimada, e algumas você mesmo descarta sem nenhuma ferramenta.",
          "Dá para eliminar boa parte das dúvidas do lado de fora, sem tocar em fio.",
          "Esta ordem separa o que é da rede, do controle e do sensor antes de chegar à central.",
        ],
        [
          "A caixa do motor tem partes energizadas e capacitor carregado, por isso fica fechada.",
          "Nenhum destes passos pede a tampa aberta: dentro dela há tensão perigosa.",
          "Deixe a tampa no lugar, porque os bornes por baixo dela trabalham com a tensão da rede, 127 V ou 220 V.",
        ],
        [
          "Anote o que aconteceu na véspera, como chuva forte, raio ou obra no quadro de luz.",
          "Conte ao técnico se houve tempestade, pico de luz ou instalação de lâmpada e câmera por perto.",
          "A história ajuda no diagnóstico: diga quando a falha começou e o que mudou na casa naquele dia.",
        ],
      ],
      steps: [
        "Veja se há luz na casa e se o disjuntor do portão está ligado; se ele desarmar de novo, deixe desligado.",
        "Teste outro controle e a botoeira interna, com o portão à vista.",
        "Limpe as lentes da fotocélula com pano seco e retire o que estiver diante delas.",
        "Desligue o disjuntor por um minuto, religue e faça um único acionamento.",
        "Se continuar igual, desligue o disjuntor de novo e deixe o motor sem energia até a visita.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico testa e troca a placa",
        "Diagnóstico e troca da placa",
        "Placa nova: da medição ao teste final",
      ],
      slots: [
        [
          "O técnico mede a tensão na entrada, confere o fusível e desliga os acessórios um a um.",
          "Primeiro vêm a alimentação e o fusível; depois, fotocélula e botoeira são isoladas uma por vez.",
          "A medição segue do simples ao caro: rede, fusível, acessórios, capacitor e, por último, a central.",
        ],
        [
          "O enrolamento do motor também é medido, porque um motor em curto queimaria a placa nova.",
          "Antes de ligar outra central, o técnico mede o motor, para o defeito antigo não queimar também a peça nova.",
          "A placa nova só entra depois de medido o motor: se ele estiver em curto, queima a peça no primeiro acionamento.",
        ],
        [
          "Com a central no lugar, ele grava o percurso, regula a força e cadastra os controles da casa.",
          "Por fim são refeitos o percurso, a pausa e o cadastro, e o portão faz vários ciclos completos de teste.",
          "O serviço termina com controles gravados, fotocélula testada e várias aberturas seguidas.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o preço da placa",
        "O que entra no valor da placa",
        "O que muda o preço da troca da placa",
      ],
      slots: [
        [
          "Placa de motor comum aceita compatível e custa menos; a de motor com inversor é da própria linha e custa mais.",
          "O valor muda com a marca, a tensão, o tipo de fim de curso e com a placa ser original ou compatível.",
          "O reparo de fusível ou relé custa menos que uma placa nova; entre as novas, a compatível custa menos que a original.",
          "Reparo em bancada, placa compatível e placa original são três preços, e você recebe os que servem ao seu motor.",
        ],
        [
          "A mão de obra inclui medir o motor antes, ligar a placa, gravar o percurso e cadastrar os controles.",
          "Controles novos só entram na conta se os antigos não forem do mesmo código.",
          "Se a causa foi raio ou água, o protetor contra surto e a vedação da caixa são orçados junto, à parte.",
        ],
        [
          "O orçamento separa a peça da mão de obra, para você comparar o reparo com a placa nova.",
          "Se o defeito não for da placa, a visita só de ajuste, em residência, custa a partir de {price.preventive}, sem peças.",
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Reparar ou trocar a placa",
        "Placa nova, reparo ou motor novo?",
        "Quando reparar e quando trocar a central",
      ],
      slots: [
        [
          "Dano localizado, em relé, fonte ou varistor, costuma ter reparo de bancada, que sai mais barato que a placa nova.",
          "Se apenas um componente falhou, vale consertar a própria placa e manter os controles já gravados.",
          "Na maioria dos modelos dá para consertar: relé, triac e transformador são substituídos na bancada.",
        ],
        [
          "Trilha carbonizada ou oxidação espalhada pede central nova, porque a falha tende a voltar.",
          "Com marcas de queima na placa inteira, a substituição é o caminho mais seguro.",
          "Quando o defeito já se repetiu, trocar a central sai melhor do que reparar outra vez.",
        ],
        [
          "Em motor no fim da vida, de {trade.life}, compare com a troca do conjunto, que em casa custa de {price.homeSwap}.",
          "Se o motor também está gasto, some as contas: a troca residencial completa custa de {price.homeSwap}.",
          "Motor antigo, com redutor ruidoso e placa queimada, pode justificar o motor novo, de {price.homeSwap} em residências.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como evitar outra placa queimada",
        "Proteção para a central durar",
        "Raio, água e esforço: como proteger a placa",
      ],
      slots: [
        [
          "O surto de energia é o maior perigo, e a defesa é o protetor no quadro com aterramento de verdade.",
          "O que mais queima placa é surto, e o DPS ligado ao terra desvia boa parte dos picos que chegariam à eletrônica.",
          "Contra raio e oscilação, o quadro precisa de DPS e de um terra que funcione.",
        ],
        [
          "Água de chuva e formigas entram pela tampa e pelos cabos e fecham curto entre as trilhas, por isso a caixa deve ficar vedada.",
          "Água e insetos entram pela passagem dos cabos, por isso as aberturas devem ficar vedadas.",
          "A borracha ressecada da tampa deixa entrar água e inseto, e os dois oxidam os contatos da placa.",
        ],
        [
          "Folha leve e trilho limpo também poupam a placa, já que o esforço faz a corrente subir.",
          "Revisar a mecânica {visits.home} alivia relés e triacs, que sofrem com portão pesado.",
          "Na revisão preventiva, a partir de {price.preventive}, o técnico confere vedação, bornes e esforço do motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como saber se a placa do portão queimou?",
      answers: [
        "Só a medição confirma. Um motor mudo com energia no ponto levanta a suspeita, mas fusível, fotocélula em curto e botoeira presa dão o mesmo sintoma. O técnico isola cada um antes de condenar a placa.",
        "Só se sabe testando com instrumento. Se controle e botoeira não têm efeito e o disjuntor está ligado, a central é suspeita; a confirmação vem depois de conferir tensão, fusível e acessórios.",
      ],
    },
    {
      question: "Placa universal serve em qualquer motor?",
      answers: [
        "Não. Ela atende muitos motores comuns, mas precisa combinar com o fim de curso e com a tensão. Um motor com inversor de frequência exige a central própria.",
        "Serve em boa parte dos motores de corrente alternada comuns, nunca em todos. Fim de curso digital e motor com inversor pedem placa específica, e a foto da etiqueta tira a dúvida.",
      ],
    },
    {
      question: "Trocando a placa, perco meus controles?",
      answers: [
        "Não, se a frequência e o tipo de código da placa nova forem iguais. Eles são cadastrados de novo na visita, então deixe todos à mão, com pilha boa.",
        "Depende da placa escolhida. Com o mesmo padrão de código, os controles são regravados; com padrão diferente, é preciso comprar novos ou acrescentar um receptor avulso.",
      ],
    },
    {
      question: "Quanto tempo o portão fica sem o automático no conserto da placa?",
      answers: [
        "Com a placa nova em mãos, a troca é feita na própria visita. Se a sua for para a bancada, o portão fica no manual até ela voltar, e o prazo é combinado antes de a peça sair.",
        "Na troca, só o tempo da visita. No reparo de bancada, alguns dias, conforme o componente; até lá, um portão de correr em bom estado pode ser usado na mão, e o basculante só se o técnico o deixar equilibrado.",
      ],
    },
    {
      question: "Por que a placa queima de novo em pouco tempo?",
      answers: [
        "A placa queima de novo porque a causa ficou: rede sem DPS e sem terra, motor em curto, cabo de fotocélula danificado ou umidade na caixa. Trocar só a placa não corrige nenhum desses problemas.",
        "A causa costuma ser surto, água ou motor com enrolamento ruim, que continuam ali depois da troca. Peça que o aterramento e a vedação da caixa sejam vistos na mesma visita.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo curto do que acontece ao acionar, com som",
  related: ["protetor-de-surto", "receptor", "capacitor", "queimou", "nao-liga", "raio"],
  topic: "conserto-de-central-de-portao",
};
