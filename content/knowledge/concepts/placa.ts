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
      "A placa de portão com defeito deixa o motor mudo, faz só um dos sentidos ou move a folha sem comando. Antes de trocá-la, medem-se energia, fusível e acessórios, que causam os mesmos sintomas; muitas têm conserto.",
      "A placa do portão pode ser consertada ou trocada sem mexer no motor. A nova precisa combinar com o tipo de motor, o fim de curso e os controles; pela foto da etiqueta dizemos qual serve e o valor.",
      "Trocar a placa do motor resolve quando o defeito está mesmo na eletrônica. A nova precisa combinar com o tipo de motor e de fim de curso, e depois vêm o percurso, a força e o cadastro dos controles.",
    ],
    price: [
      "O preço da placa do portão depende da marca, do tipo de motor, comum ou com inversor, e de o reparo ainda compensar. Mande a foto da etiqueta e da placa, se visível, e o orçamento sai grátis.",
      "O valor da placa do motor varia com o modelo e com a escolha entre reparar e substituir. Pela foto da etiqueta dizemos qual central serve e passamos o valor fechado, sem custo pelo orçamento.",
    ],
    repair: [
      "O conserto da placa do motor começa por descartar o resto: tensão na entrada, fusível, fotocélula, botoeira, capacitor e enrolamento. Só então troca-se o relé, o triac ou a fonte, ou a central inteira, se o dano se espalhou.",
      "Placa de portão com relé gasto, fonte queimada ou varistor estourado costuma ter reparo. Com trilha carbonizada ou oxidação espalhada, a troca é mais segura, e o técnico refaz percurso, força e controles no mesmo serviço.",
    ],
    buying: [
      "A melhor placa para o motor de portão é a original da marca dele, obrigatória em motor com inversor ou encoder; em motor comum, uma universal de boa marca serve bem e custa menos. Confira tensão, fim de curso e código dos controles: a foto da etiqueta diz qual serve e o valor instalado.",
      "Para comprar a placa certa, confira três coisas: o tipo de motor, o tipo de fim de curso e a frequência dos controles. A central universal serve em muitos motores comuns, mas não substitui a de motor com inversor.",
      "A escolha da placa parte da etiqueta do motor: modelo, tensão e fim de curso analógico ou digital. Controles antigos só são aproveitados se a frequência e o tipo de código forem os mesmos da central nova.",
    ],
    emergency: [
      "Se a placa faz o portão andar sozinho, não parar no fim ou cheirar a queimado, desligue o disjuntor agora e afaste as pessoas. Não abra a tampa do motor nem destrave basculante; espere o técnico.",
      "Placa com cheiro de queimado ou portão que se move sem comando pede disjuntor desligado na hora. Deixe o motor sem energia, afaste crianças e animais e chame o técnico: o contato funciona {shop.hours}.",
    ],
    question: [
      "Depende do dano: placa de portão com relé, fonte ou varistor queimado tem conserto; com trilha carbonizada ou oxidação espalhada, troca-se por outra compatível com o motor, o fim de curso e os controles.",
      "A placa comanda o motor, lê fim de curso e fotocélula e guarda os controles. Se ela falha, o motor costuma estar bom: conserta-se ou troca-se só a central, depois de medir rede, fusível e acessórios.",
    ],
    "how-to": [
      "Antes de mexer na placa do portão, desligue o disjuntor por um minuto, religue e teste a botoeira: é o reinício que não apaga nada. O resto, como medir, trocar ou zerar a memória, é do técnico, porque sob a tampa há tensão e capacitor carregado.",
      "Para cuidar da placa do portão, confira de fora: disjuntor, DR, fotocélula limpa e botoeira sem umidade. Troca, ligação e programação ficam com o técnico, que mede o motor antes de ligar a central.",
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
          "Fim de curso e fotocélula são os olhos dela: um marca o final do percurso, a outra vigia a passagem.",
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
        "Quando a suspeita cai na central",
        "Sintomas que apontam para a placa",
      ],
      slots: [
        [
          "Motor sem reação, com energia chegando ao ponto e disjuntor ligado, é o sintoma mais direto.",
          "O caso mais claro é o motor mudo: há energia na tomada, e nem o controle nem a botoeira têm efeito.",
          "Quando nada responde e a energia está presente, a fonte ou o fusível da central entram na lista.",
        ],
        [
          "Outro indício é o portão que faz um sentido só, com o relé estalando sem o motor girar.",
          "Um relé que não arma deixa o portão só abrir ou só fechar; um relé colado faz o motor andar sem comando ou não parar.",
          "Estalo seco na caixa, sem giro, mostra que a ordem sai da placa e a energia não chega ao motor.",
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
          "Conte ao técnico se houve tempestade, pico de luz ou troca de lâmpada e câmera por perto.",
          "A história ajuda no diagnóstico: diga quando a falha começou e o que mudou na casa naquele dia.",
        ],
      ],
      steps: [
        "Veja se há luz na casa e se o disjuntor do portão está ligado; se ele desarmar de novo, deixe desligado.",
        "Teste outro controle e a botoeira interna, com o portão à vista.",
        "Limpe as lentes da fotocélula com pano seco e retire o que estiver diante delas.",
        "Desligue o disjuntor por um minuto, religue e faça um único acionamento.",
        "Se continuar igual, desligue de novo e fotografe a etiqueta do motor.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico testa a placa", "Diagnóstico e troca da placa", "Medição da placa antes da troca"],
      slots: [
        [
          "O técnico mede a tensão na entrada, confere o fusível e desliga os acessórios um a um.",
          "Primeiro vêm a alimentação e o fusível; depois, fotocélula e botoeira são isoladas uma por vez.",
          "A medição segue do simples ao caro: rede, fusível, acessórios, capacitor e, por último, a central.",
        ],
        [
          "O enrolamento do motor também é medido, porque um motor em curto queimaria a placa nova.",
          "Antes de ligar outra central, o motor passa por medição, para o defeito não se repetir na estreia.",
          "A placa nova só entra depois de medido o motor: se ele estiver em curto, queima a peça no primeiro acionamento.",
        ],
        [
          "Com a central no lugar, ele grava o percurso, regula a força e cadastra os controles da casa.",
          "Por fim são refeitos o percurso, a pausa e o cadastro, e o portão roda ciclos completos.",
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
          "Trocar fusível ou relé custa menos que uma placa nova, quando o resto dela está bom.",
          "Reparo em bancada, placa compatível e placa original são três preços, e você recebe os que servem ao seu motor.",
        ],
        [
          "A mão de obra inclui medir o motor antes, ligar a placa, gravar o percurso e cadastrar os controles.",
          "Controles novos só entram na conta se os antigos não forem do mesmo código.",
          "Se a causa foi raio ou água, o protetor contra surto e a vedação da caixa são orçados junto, à parte.",
        ],
        [
          "Para comparar, a troca do motor inteiro, em residência, fica de {price.homeSwap}, com mão de obra.",
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
        "Quando a troca da central compensa",
      ],
      slots: [
        [
          "Dano localizado, como relé, fonte ou varistor, costuma ter reparo de bancada.",
          "Se apenas um componente falhou, o conserto da própria placa é uma saída razoável.",
          "Relé, triac e transformador são peças que se substituem na bancada, na maioria dos modelos.",
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
        "Água, formiga e raio: como proteger a placa",
      ],
      slots: [
        [
          "O surto de energia é o maior perigo, e a defesa é o protetor no quadro com aterramento de verdade.",
          "DPS ligado ao terra desvia boa parte dos picos que chegariam à eletrônica.",
          "Contra raio e oscilação, o quadro precisa de DPS e de um terra que funcione.",
        ],
        [
          "Água de chuva e formigas entram pela tampa e pelos cabos e fecham curto entre as trilhas, por isso tudo se veda.",
          "Água e insetos entram pela passagem dos cabos, por isso as aberturas devem ficar vedadas.",
          "Uma borracha de tampa ressecada deixa entrar água e bicho, e os dois oxidam os contatos.",
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
      question: "Dá para consertar a placa em vez de trocar?",
      answers: [
        "Dá, quando o dano é localizado: relé, triac, fonte ou varistor têm reposição. Se houver trilha carbonizada ou microcontrolador danificado, a troca é o mais indicado.",
        "Muitas vezes, sim. O reparo compensa em defeito pontual e em central difícil de achar; queima espalhada ou falha repetida pede placa nova.",
      ],
    },
    {
      question: "Por que a placa queima de novo em pouco tempo?",
      answers: [
        "A placa queima de novo porque a causa ficou: rede sem DPS e sem terra, motor em curto, cabo de fotocélula danificado ou umidade na caixa. Trocar só a placa não corrige nenhum desses problemas.",
        "A causa costuma ser surto, água ou motor com enrolamento ruim. Antes de ligar outra central, o técnico mede o motor e confere o aterramento e a vedação da caixa.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo curto do que acontece ao acionar, com som",
  related: ["protetor-de-surto", "receptor", "capacitor", "queimou", "nao-liga", "raio"],
  topic: "conserto-de-central-de-portao",
};
