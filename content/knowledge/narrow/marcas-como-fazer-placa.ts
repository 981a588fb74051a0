import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What the small things on a board are for, and what is connected to it. */
export const marcasComoFazerPlaca: NarrowConcept[] = [
  {
    id: "jumper-da-placa",
    broader: "placa",
    label: "Jumper da placa do portão",
    phrase: "o jumper da placa do portão",
    asks: [
      "jumper placa",
      "jumper central",
      "o que é jumper",
      "para que serve jumper",
      "jumper portão",
      "posição jumper",
      "jumpers placa portão",
      "jumper placa [marca]",
      "jumper central [marca]",
      "jumper [marca]",
    ],
    intent: "question",
    answers: {
      any: [
        "O jumper da placa do portão é a pecinha que une dois pinos e serve para ligar ou desligar uma função da central, como fechamento automático, fotocélula ou gravação de controle. O manual explica o nome impresso ao lado, como JP1. Só o técnico o muda, com o disjuntor desligado.",
        "O jumper da placa [marca] serve como uma chave: encaixado nos dois pinos, liga uma função da central, e fora deles, desliga. Com ele se escolhe o fechamento automático, o uso da fotocélula ou o lado de abertura, conforme o manual. Quem muda é o técnico, porque ali há tensão da rede.",
        "O jumper da central [marca] é uma peça pequena de plástico e metal que, juntando dois pinos, ativa uma função, e solta, a desativa. As mais comuns são fechamento automático, fotocélula e gravação de controle. Como os nomes mudam de placa para placa, vale o manual, e a mudança é feita sem energia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o jumper costuma comandar", "Funções do jumper e da chave DIP"],
        slots: [
          [
            "As funções mais comuns são fechar sozinho depois da pausa, usar a fotocélula, inverter o lado de abertura e o modo condomínio, em que o controle só abre. Em placas antigas, é um jumper que põe a central em gravação.",
            "Muitas placas escolhem pelo jumper o fechamento automático, a entrada da fotocélula, o lado de abertura ou o modo condomínio, que só aceita o comando de abrir. Nas antigas, ele também serve para gravar controle e percurso.",
            "Fechamento automático, fotocélula, sentido de abertura e modo condomínio (o controle só abre) ficam com frequência em jumpers. Em algumas centrais, um deles inicia a gravação de controles.",
          ],
          [
            "A chave DIP, com alavancas numeradas, faz o mesmo papel, com uma função em cada número.",
            "Em outras placas, em vez de jumpers há a chave DIP, uma fila de alavancas pequenas, uma por função.",
            "Placa sem jumper costuma ter chave DIP, alavancas numeradas que ligam e desligam as mesmas funções.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como o técnico muda o jumper", "A mudança do jumper, passo a passo"],
        slots: [
          [
            "Sob a tampa há bornes ligados à rede e capacitor carregado, por isso a mudança é do técnico. Feita com energia, ou nos pinos errados, ela pode queimar a central.",
            "A placa fica junto da tensão da rede, e a tampa só sai na visita do técnico. Um jumper trocado com a placa ligada, ou entre pinos errados, queima a central.",
            "Quem mexe é o técnico, pelo risco de choque. Além disso, mudar com a placa ligada, ou nos pinos errados, pode queimá-la.",
          ],
        ],
        steps: [
          "Desligar o disjuntor do portão e o nobreak.",
          "Fotografar a placa, com a posição de todos os jumpers.",
          "Ler o nome impresso e procurá-lo no manual.",
          "Mudar um só por vez.",
          "Fechar a tampa, religar e testar um ciclo de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["Portão estranho depois de mexer no jumper", "Sinais de jumper na posição errada"],
        slots: [
          [
            "Portão que não fecha pode estar com a entrada da fotocélula ativada sem o sensor ligado. Se passou a fechar sozinho, o fechamento automático foi ativado, e sem fotocélula isso é perigoso, então desligue o disjuntor.",
            "Quando o portão deixa de fechar, a entrada da fotocélula pode ter sido habilitada sem fotocélula. Quando fecha sozinho, alguém ativou o fechamento automático, que exige o sensor. Desligue o disjuntor até o acerto.",
            "Dois sinais são comuns: o portão que só abre, por fotocélula ativada e ausente, e o que fecha sozinho, com o fechamento automático ativado. No segundo caso, desligue o disjuntor, porque sem sensor há risco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi um jumper da placa. E agora?",
        answers: [
          "É uma peça comum de eletrônica e fácil de repor. Sem ela a função fica desligada, e não se improvisa com fio.",
          "Ele é reposto por outro igual, barato e comum. Um fio no lugar pode fechar curto entre os pinos.",
        ],
      },
      {
        question: "Não acho o manual. Como sei o que é cada um?",
        answers: [
          "O modelo na etiqueta do motor indica a central, e o técnico lê na visita o nome impresso ao lado do jumper.",
          "Pela etiqueta se chega ao modelo da placa e ao manual. Sem ele, não convém testar posições ao acaso.",
        ],
      },
      {
        question: "Quero que o portão feche sozinho. É só o jumper?",
        answers: [
          "Em muitas placas é ele que liga o fechamento automático, mas só com fotocélula instalada e testada. Sem o sensor, a folha pode fechar sobre alguém.",
          "O jumper pode ligar a função, mas antes é preciso ter fotocélula funcionando. A pausa e a força são reguladas junto.",
        ],
      },
      {
        question: "Quanto custa esse ajuste?",
        answers: [
          "Cabe na visita de regulagem, que em casa parte de {price.preventive}, sem peças. A fotocélula, se faltar, é somada.",
          "O ajuste faz parte da visita de regulagem, a partir de {price.preventive} em residência, fora as peças.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
  {
    id: "significado-dos-leds-da-placa",
    broader: "placa",
    label: "Significado dos LEDs da placa",
    phrase: "o significado dos LEDs da placa",
    asks: [
      ...combine(
        ["leds placa", "led placa", "leds central", "luzes placa", "luzes central"],
        ["significado", "significam", "o que significa", "o que significam", "[marca] significado", "para que servem"],
      ),
      "leds da placa [marca]",
      "leds da central [marca]",
      "códigos led placa portão",
      "códigos led central [marca]",
    ],
    intent: "question",
    answers: {
      any: [
        "Os LEDs da placa do portão mostram o que ela recebe: um indica energia, outro pisca quando chega o sinal do controle, e os demais acendem com fim de curso, fotocélula e botoeira. O significado exato de cada um está no manual da central. Olhe de longe, porque sob a tampa há tensão da rede.",
        "O significado dos LEDs da placa [marca] está no manual do modelo, ao lado do nome impresso em cada um. Em geral um mostra energia, outro o sinal do controle, e outros dois o fim de curso aberto e fechado. Com a foto da etiqueta e um vídeo das luzes, o técnico diz o que indicam.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada LED costuma indicar", "As luzes mais comuns da central"],
        slots: [
          [
            "Cada fabricante usa cores e nomes próprios, mas as funções se repetem. Compare com o nome impresso ao lado da luz, e não com a cor.",
            "As cores mudam de marca para marca, e por isso o que vale é o nome escrito na placa. Estas são as funções que quase toda central mostra.",
          ],
        ],
        bullets: [
          "Energia: aceso enquanto a placa está ligada; apagado, falta luz ou abriu o fusível",
          "Controle ou RX: pisca quando chega o sinal; parado, o controle não foi recebido",
          "Fim de curso aberto e fechado: muda quando a folha chega à ponta",
          "Fotocélula: muda quando algo corta o feixe",
          "Programação: pisca durante a gravação de controle ou de percurso",
        ],
      },
      {
        about: "signs",
        headings: ["O que o LED conta sobre o defeito", "Do LED ao defeito provável"],
        slots: [
          [
            "O LED ajuda a separar a causa sem trocar peça. Se a luz do controle pisca e o portão não anda, o controle está bom, e o defeito está da placa para o motor. Se ela não pisca, comece pela pilha.",
            "A luz mostra até onde o comando chegou. Quando pisca com o controle e nada se move, o problema é motor, capacitor ou relé. Quando não pisca, é pilha, cadastro ou receptor.",
          ],
          [
            "Os dois LEDs de fim de curso acesos ao mesmo tempo indicam chave presa ou fio em curto. O da fotocélula sempre aceso, com o vão livre, indica lente suja ou desalinhada.",
            "Luz de fotocélula que não muda com o vão livre é lente suja ou desalinhada. Fim de curso marcando as duas pontas juntas é chave presa ou fio solto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como mostrar os LEDs ao técnico", "O que filmar, com segurança"],
        slots: [
          [
            "Não abra a tampa para ver as luzes: os bornes ao lado têm a tensão da rede. Se ela já é transparente ou está fora do lugar, filme de longe, sem encostar.",
            "A tampa fica fechada, porque a placa trabalha com 127 ou 220 V. Só filme os LEDs que se veem por fora, e nunca com a mão perto.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com a tampa fechada.",
          "Filme o portão e as luzes visíveis enquanto outra pessoa aperta o controle.",
          "Anote se o defeito é em todos os controles.",
          "Desligue o disjuntor se houver cheiro de queimado ou zumbido.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "LED vermelho aceso é defeito?",
        answers: [
          "Nem sempre. Em muitas placas ele só mostra energia ou fim de curso. O nome impresso ao lado é que diz.",
          "Depende da placa: vermelho fixo pode ser apenas a luz de energia. Piscar em sequência costuma ser aviso de erro.",
        ],
      },
      {
        question: "Onde acho o manual da central?",
        answers: [
          "No site do fabricante, pelo modelo da etiqueta. Se não achar, a foto da etiqueta basta para o técnico.",
          "Pelo modelo escrito na etiqueta, no site da marca. Placa universal tem manual do fabricante dela.",
        ],
      },
      {
        question: "Nenhum LED acende. A placa queimou?",
        answers: [
          "Primeiro confira o disjuntor e se há luz na garagem. Com energia chegando, pode ser o fusível, o transformador ou a placa.",
          "Pode ser só falta de energia ou fusível. O técnico mede a entrada antes de falar em placa nova.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo das luzes que se veem com a tampa fechada",
  },
  {
    id: "trimpot-da-placa",
    broader: "placa",
    label: "Trimpot da placa do portão",
    phrase: "o trimpot da placa do portão",
    asks: [
      "trimpot placa",
      "trimpot central",
      "para que serve trimpot",
      "o que é trimpot",
      "trimpot portão",
      "potenciômetro placa portão",
      "potenciômetro central portão",
      "trimpot [marca]",
      "trimpot placa [marca]",
      "botão giratório placa portão",
      "parafuso regulagem placa portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O trimpot da placa do portão serve para regular um valor: a força do motor, a pausa do fechamento automático ou a rampa de desaceleração. É um botãozinho giratório, com o nome impresso ao lado, como FORÇA ou PAUSA. O ajuste é do técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "O trimpot do portão é o parafusinho da central que aumenta ou diminui a força, a pausa ou a rampa. Em geral ele aumenta quando é girado para a direita. Força alta demais machuca e quebra a engrenagem, e por isso a regulagem é do técnico, a partir de {price.preventive} em residência, sem peças.",
        "O parafusinho que gira na placa do portão é o trimpot, e cada um regula uma coisa: força, pausa ou rampa de chegada. Como há tensão da rede ao lado, quem gira é o técnico. A regulagem em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada trimpot regula", "Força, pausa e rampa"],
        slots: [
          [
            "O nome impresso ao lado diz o que cada trimpot regula. Se não houver nome, o manual da central informa.",
            "Leia a inscrição junto do botão ou procure no manual. Cada trimpot muda uma parte do movimento.",
            "A placa identifica cada trimpot com uma palavra. Estes são os mais comuns.",
          ],
        ],
        bullets: [
          "Força: quanto o motor empurra antes de parar; fica no mínimo que move a folha",
          "Pausa: quantos segundos o portão espera aberto; em casa, em geral de 15 a 30",
          "Rampa: em que ponto a folha desacelera antes do batente",
        ],
      },
      {
        about: "visit",
        headings: ["A ordem certa para regular", "Como o ajuste é feito"],
        slots: [
          [
            "Antes de girar qualquer coisa, a folha tem de andar leve na mão, porque regulagem não corrige trilho torto nem contrapeso errado. O técnico marca a posição original e gira um quarto de volta por vez.",
            "Primeiro o técnico deixa a folha leve. Depois marca a posição do trimpot e gira um quarto de volta, com um ciclo inteiro do portão depois de cada giro.",
            "A folha precisa andar leve antes do ajuste. O técnico marca a posição anterior, gira aos poucos e testa a cada passo.",
          ],
          [
            "O teste final é com um obstáculo macio, como uma caixa de papelão, e nunca com o corpo: a folha precisa parar ou voltar. O serviço costuma levar até {trade.smallRepair}.",
            "No fim, uma caixa de papelão posta no caminho mostra se a folha para. Nunca se testa com uma pessoa. O serviço leva cerca de {trade.smallRepair}.",
            "O técnico testa a volta da folha com uma caixa de papelão, de longe. A regulagem costuma levar até {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que a força fica no mínimo", "O risco de girar demais"],
        slots: [
          [
            "No máximo, o portão não para ao encostar em alguém, e a engrenagem e o redutor sofrem. A pausa automática só se usa com fotocélula funcionando.",
            "Com a força alta, o portão não volta ao encostar em alguém e ainda quebra dentes da engrenagem. A pausa sem fotocélula faz o portão fechar sobre quem passa.",
            "Com a força no máximo, a folha prensa quem está no caminho e não volta. A pausa só pode ser usada com a fotocélula funcionando.",
          ],
          [
            "A tampa aberta expõe bornes com 127 ou 220 V e capacitor carregado. Por isso o morador pode no máximo fotografar a placa, com o disjuntor desligado e sem tocar em nada.",
            "Ao lado do trimpot há tensão da rede. O morador não deve abrir a tampa, nem para olhar de perto.",
            "Ao redor do botãozinho passam 127 ou 220 V. Só o técnico abre e ajusta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Girei o trimpot e o portão piorou. O que faço?",
        answers: [
          "Desligue o disjuntor e não mexa mais. Se a posição foi marcada, o técnico a restaura; sem marca, ele refaz força, pausa e rampa do começo.",
          "Desligue o disjuntor e pare de usar. Na visita, o técnico refaz a regulagem desde o começo, porque força errada é risco.",
        ],
      },
      {
        question: "Minha placa não tem trimpot. Como regula?",
        answers: [
          "Por botões e LED, por menu ou por aplicativo, conforme o modelo; o manual da central diz.",
          "A regulagem é feita por botões, menu ou aplicativo. O manual do modelo traz a sequência.",
        ],
      },
      {
        question: "Posso pôr a força no máximo para abrir o portão pesado?",
        answers: [
          "Não. Portão pesado se resolve na folha; no máximo, ele não para em cima de uma pessoa. Alivie roldana ou contrapeso.",
          "Não. O problema está no peso da folha, e não na força. O ajuste certo é o menor valor que move a folha.",
        ],
      },
      {
        question: "Qual trimpot é o da pausa?",
        answers: [
          "O que traz PAUSA ou TEMPO impresso. Em muitas placas, no mínimo a função desliga, e ela só se usa com fotocélula.",
          "Leia a inscrição: PAUSA ou TEMPO. No zero, muitas centrais desligam o fechamento automático.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
  {
    id: "modo-condominio-da-placa",
    broader: "placa",
    label: "Modo condomínio da placa",
    phrase: "o modo condomínio da central do portão",
    asks: [
      "modo condomínio",
      "modo condomínio placa",
      "modo condomínio central",
      "função condomínio placa",
      "função condomínio portão",
      "função condomínio central",
      "ativar modo condomínio",
      "modo coletivo placa portão",
      "modo residencial condomínio placa",
      "modo passo a passo placa portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para colocar a placa em modo condomínio, o técnico liga na central a função com esse nome (ou COND, COLETIVO), por jumper, chave DIP ou menu, e grava a pausa, em geral de 10 a 20 segundos. Com ela, o controle só abre e ninguém fecha o portão no outro; sem fotocélula funcionando, não se ativa.",
        "O modo condomínio do motor faz o controle só mandar abrir: outro toque é ignorado, e o portão fecha sozinho depois da pausa de 10 a 20 segundos. Ativa-se na placa, por jumper, chave DIP ou menu, com a fotocélula testada antes, serviço de técnico com o disjuntor desligado.",
        "Se um morador fecha o portão em cima do outro, ligue o modo condomínio: na central, uma chave, jumper ou item de menu faz cada toque apenas abrir, e a pausa cuida do fechamento. A fotocélula precisa funcionar, e quem muda a função na placa é o técnico.",
        "A função condomínio e a função reversão fazem coisas diferentes na central: na de condomínio, o controle só abre e o fechamento é automático; na de reversão, um toque durante o movimento faz a folha voltar. Em prédio usa-se a primeira, com fotocélula, porque nela ninguém fecha o portão sobre o outro.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Modo residencial e modo condomínio", "O que muda no modo condomínio"],
        slots: [
          [
            "No residencial, cada toque abre, para, fecha e para de novo, e por isso um carro fecha o portão no outro. No condomínio, o toque só abre, e apertar durante o fechamento reabre a folha.",
            "Em casa o mesmo botão abre, para e inverte. No modo coletivo ele apenas abre, e um toque com a folha fechando a faz voltar.",
            "O controle residencial comanda tudo; o de condomínio, só a abertura. Quem aciona enquanto fecha reabre e recomeça a contagem.",
          ],
          [
            "Com fila, a fotocélula segura o portão aberto até o último carro e zera a pausa a cada passagem. Pausa longa demais deixa a garagem exposta.",
            "A cada carro que corta o feixe, a contagem recomeça. Por isso a pausa pode ser curta, o que protege contra estranho.",
            "Enquanto houver carro no feixe, ele não fecha. Ajuste a pausa para o mínimo confortável, por segurança.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de ativar o modo condomínio", "O que precisa estar funcionando"],
        slots: [
          [
            "Sem estes pontos, o modo condomínio vira risco, porque o portão passa a fechar sozinho.",
            "Como a folha fechará por conta própria, tudo isto é conferido antes.",
            "Confira a lista primeiro: a função depende de cada item.",
          ],
        ],
        bullets: [
          "Fotocélula alinhada: com o feixe cortado, a folha não fecha",
          "Fim de curso firme nas duas pontas",
          "Motor com ciclos por hora para o número de carros",
          "Aviso aos moradores de que o controle não fecha mais",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico ativa, e se a placa não tem", "Placa sem modo condomínio"],
        slots: [
          [
            "Com a energia cortada, muda-se a chave ou o jumper; depois se grava a pausa e se testa com um objeto no feixe. O ajuste leva em geral até {trade.smallRepair}.",
            "O técnico desliga o circuito, altera a função pelo manual da placa, grava o tempo e prova o sensor com um bastão, em até {trade.smallRepair} na maioria dos casos.",
            "Mudar a função, gravar a pausa e testar a fotocélula costuma caber em {trade.smallRepair}, com o disjuntor desligado enquanto se mexe na placa.",
          ],
          [
            "Placa só residencial dá lugar a outra com a função, de mesma tensão, potência e fim de curso. É o gasto maior, e os controles do mesmo código ficam.",
            "Se a central não tem o modo, troca-se por uma compatível que tenha, aproveitando controles de código igual.",
            "Central sem essa função pede outra, compatível com o motor. Controles continuam quando o código é o mesmo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "No modo condomínio, como fecho o portão na hora?",
        answers: [
          "Ele fecha no fim da pausa. Para o zelador fechar antes, usa-se uma botoeira ligada à entrada de fechar, se a placa tiver.",
          "Pela botoeira da portaria, quando a central aceita. Pelo controle, não.",
        ],
      },
      {
        question: "O modo condomínio serve em casa?",
        answers: [
          "Só onde vários carros usam a mesma entrada. Numa casa, poder parar e fechar pelo controle é melhor.",
          "Serve, mas você perde o fechamento pelo controle. Em residência raramente compensa.",
        ],
      },
      {
        question: "O modo condomínio gasta mais o motor?",
        answers: [
          "Não por si, e até reduz as inversões. O que gasta é o número de aberturas.",
          "Não. Ao evitar que um toque pare e volte a folha, ele poupa o motor.",
        ],
      },
      {
        question: "Quanto custa ativar?",
        answers: [
          "Se a placa tem a função, é serviço de regulagem. A revisão de portão grande fica em geral de {price.preventiveRange}, sem peças, e o ajuste pode entrar nela.",
          "Com a função na central, é ajuste, que cabe numa revisão, de {price.preventiveRange} em portão grande, fora peças. Placa nova é o maior custo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
  {
    id: "fechadura-eletrica-na-placa",
    broader: "fechadura",
    label: "Ligar a fechadura elétrica na placa do portão",
    phrase: "a ligação da fechadura elétrica na placa do portão",
    asks: [
      ...combine(
        ["ligar fechadura", "ligar fechadura elétrica", "ligar trava elétrica"],
        ["placa", "central", "motor"],
      ),
      ...combine(
        ["ligar fechadura", "ligar fechadura elétrica", "ligar trava"],
        ["[marca]", "placa [marca]", "motor [marca]"],
      ),
      "fechadura elétrica na placa portão",
      "fechadura elétrica central portão ligação",
      "esquema fechadura elétrica placa portão",
      "módulo trava placa portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A fechadura elétrica se liga na central do portão pela saída de trava da placa [marca], direto ou por um módulo relé, e nunca no borne da botoeira, que é uma entrada. A tensão da fechadura, em geral 12 V, precisa combinar com a da saída. Quem liga é o técnico, com o disjuntor desligado.",
        "Para ligar a fechadura elétrica na central do portão, usa-se na placa [marca] a saída de trava, que pode vir marcada TRAVA, FECH ou AUX. Se ela não existe, entra um módulo relé com fonte própria. A tensão, quase sempre de 12 V, precisa ser a da fechadura, e a ligação é do técnico, sem energia.",
        "A trava elétrica se liga na placa [marca] pela saída de trava da central do portão ou, quando ela não existe, por um módulo de trava com fonte própria. O borne da botoeira não serve. O manual informa a tensão, que precisa ser a da fechadura, e o técnico liga com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a trava e o motor trabalham juntos", "A ordem do comando na abertura"],
        slots: [
          [
            "No comando de abrir, a central solta a trava e, uma fração de segundo depois, liga o motor. Se os dois agem juntos, a lingueta, o pino que prende a folha, fica presa e o motor força.",
            "A placa manda primeiro o pulso da trava e só depois aciona o motor. Sem esse pequeno atraso, a folha prende a lingueta, que é o pino da fechadura, e o motor trabalha contra ela.",
            "O portão precisa ser destravado antes de se mover, e por isso o pulso da trava vem antes do motor. Quando os dois chegam ao mesmo tempo, a folha aperta a lingueta, o pino da fechadura, e o motor força.",
          ],
          [
            "A bobina da fechadura é feita para receber energia por instantes e queima se ficar ligada. O tempo do pulso é regulado na central ou no módulo.",
            "Energia contínua queima a bobina, porque ela foi feita para um toque curto. Esse tempo se ajusta na placa ou no módulo.",
            "Um ou dois segundos bastam à bobina, que esquenta e queima com tensão permanente. A duração se programa na central ou no módulo relé.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A ligação da fechadura, passo a passo", "O que é feito em cada etapa da ligação"],
        slots: [
          [
            "Os bornes da rede elétrica ficam ao lado dos da trava, e por isso a ligação é do técnico, com o disjuntor desligado. Conhecer a ordem ajuda você a comprar a peça certa.",
            "O interior da placa fica com o técnico e sem energia, já que a rede passa perto. Saber a sequência evita comprar módulo ou fechadura errada.",
            "Quem liga é o técnico, com a energia cortada, porque a rede chega aos bornes vizinhos. Com a sequência na mão, você acompanha o que foi feito.",
          ],
        ],
        steps: [
          "Ler a tensão da fechadura e confirmar que ela é de pulso.",
          "Procurar no manual a saída TRAVA, FECH ou AUX da placa.",
          "Sem essa saída, usar o módulo de trava indicado para a central, com fonte da tensão da fechadura.",
          "Passar cabo flexível, longe do cabo de força e com folga na dobra da folha.",
          "Regular o tempo do pulso e testar dez aberturas seguidas.",
        ],
      },
      {
        about: "causes",
        headings: ["A fechadura foi ligada e não abre", "Erros comuns na ligação"],
        slots: [
          [
            "Fechadura que zumbe sem soltar recebe tensão baixa, por fio fino e longo, ou está com a lingueta apertada pela folha. No primeiro caso troca-se o cabo por um mais grosso; no segundo, alinha-se o batente.",
            "A bobina que só zumbe recebe pouca tensão, em geral por cabo fino, ou o pino está pressionado pela folha. A solução é um cabo mais grosso ou o acerto do batente.",
            "Quando a fechadura zumbe e não solta, as causas são fio fino demais ou folha pressionando o pino. Cabo mais grosso ou batente alinhado resolve, conforme o caso.",
          ],
          [
            "A trava ligada no borne da botoeira não abre e pode queimar a placa, porque ali é uma entrada. Módulo, fechadura e mão de obra são orçados juntos, com o valor informado antes.",
            "No borne da botoeira a fechadura não funciona e ameaça a central, que espera ali só um contato. O preço do módulo e da ligação é passado antes do serviço.",
            "Ligar na entrada da botoeira é o erro mais caro, pois pode danificar a central. A peça e o serviço têm o preço dado em conjunto, antes da visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fechadura de interfone serve no portão da garagem?",
        answers: [
          "Serve no portão social. Na garagem usa-se trava própria para automatizador, que aguenta o peso da folha e o ritmo do motor.",
          "Em geral, não: ela foi feita para porta de pedestre. O portão de carros usa trava reforçada, ligada à central do motor.",
        ],
      },
      {
        question: "Todo motor precisa de trava elétrica?",
        answers: [
          "Não. O motor irreversível segura a folha sozinho; a trava reforça folha larga, de abrir ou exposta ao vento, e o basculante que pode ser forçado.",
          "Nem todos, porque muitos motores já travam parados. Ela vale onde o vento balança a folha ou alguém poderia forçá-la.",
        ],
      },
      {
        question: "Na falta de luz a trava abre?",
        answers: [
          "A fechadura de pulso continua trancada e abre pela chave; o eletroímã solta sem energia. Deixe a chave à mão, do lado de dentro.",
          "Depende do tipo: a de pulso fica fechada e abre com a chave, e o eletroímã perde a força. Saiba qual é a sua antes de faltar luz.",
        ],
      },
      {
        question: "Posso usar a mesma fonte do interfone?",
        answers: [
          "Só se a tensão for a mesma e a fonte tiver corrente de sobra. No limite, a bobina fica sem força e o interfone falha junto.",
          "Não é o ideal, porque no pulso a fechadura consome muita corrente e pode derrubar o interfone. Fonte própria evita o problema.",
        ],
      },
    ],
    photo: "fotos da fechadura e da etiqueta do motor, com o modelo da central, se estiver escrito por fora",
  },
  {
    id: "campainha-como-botoeira",
    broader: "botoeira",
    label: "Botão de campainha como botoeira",
    phrase: "o botão de campainha no lugar da botoeira",
    asks: [
      "campainha botoeira",
      "botão campainha botoeira",
      "campainha como botoeira",
      "usar campainha botoeira",
      "botão campainha abrir portão",
      "usar botão campainha portão",
      "pulsador campainha portão",
      "pulsador botoeira portão",
      "interruptor pulsador portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, botão de campainha serve para abrir portão, como botoeira, se for um pulsador simples, normalmente aberto, sem luzinha ligada à rede. Dois fios finos vão dele à entrada de baixa tensão da placa; o que não pode é aproveitar o fio da campainha, de 127 ou 220 V, que queima a central.",
        "Pode usar o botão de campainha como botoeira do portão, porque os dois são pulsador e só fecham contato enquanto apertados. Passe cabo próprio, em baixa tensão, nunca o da campainha, que leva 127 ou 220 V; a ligação na placa, com tensão ao lado, fica com o técnico.",
        "O pulsador de campainha funciona como botoeira no motor do portão, desde que novo, sem lâmpada e com cabo só de comando. Interruptor que fica ligado não serve, e o fio da campainha, com 127 ou 220 V, destrói a entrada de baixa tensão da central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como o pulsador é ligado", "Ligação do botão, na ordem"],
        slots: [
          [
            "Você pode escolher o botão e passar o cabo; a ligação nos bornes é do técnico, porque há rede sob a tampa. O serviço leva menos de {trade.smallRepair}.",
            "O cabo e o botão ficam por sua conta, se quiser. Os bornes, não, pois há tensão da rede ao lado, e o técnico os liga em menos de {trade.smallRepair}.",
            "Botão e cabo não exigem abrir o motor. Já a placa, com partes energizadas, fica com o técnico, em menos de {trade.smallRepair}.",
          ],
        ],
        steps: [
          "Escolha um pulsador normalmente aberto (NA), sem luz.",
          "Passe um par de fios finos, de 0,5 mm², em tubo separado do cabo de força.",
          "Desligue o disjuntor do portão.",
          "O técnico liga um fio no comum (COM) e outro na entrada BOT.",
          "Religue e teste um toque curto, com a passagem livre.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que nem todo botão serve", "O que dá errado"],
        slots: [
          [
            "A entrada da placa trabalha em baixa tensão e espera um toque curto. Qualquer coisa além disso atrapalha ou queima.",
            "A central só quer um contato breve, sem tensão. Veja o que não atende a isso.",
            "O comando é um toque de baixa tensão, e estes erros o estragam.",
          ],
        ],
        bullets: [
          "Botão com luzinha ou LED na rede: leva tensão à placa.",
          "Fio da campainha antiga: 127 ou 220 V queimam a central.",
          "Interruptor de luz: fica ligado, e o portão ignora o controle.",
          "Campainha sem fio: o botão dela fala só com a própria campainha.",
        ],
      },
      {
        about: "safety",
        headings: ["Onde instalar o botão", "Lugar seguro para a botoeira"],
        slots: [
          [
            "O botão fica de onde se vê o portão inteiro, a cerca de 1,5 metro do piso, fora do alcance de crianças. Longe da grade, para ninguém apertar pelo lado de fora.",
            "Escolha um ponto à vista da folha e alto, perto de 1,5 metro. Se a mão passa pela grade até ele, mude de lugar.",
            "Instale alto, por volta de 1,5 metro, e com a folha à vista. O botão junto à grade vira chave para quem está na rua.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ter dois botões no mesmo portão?",
        answers: [
          "Pode: os dois se ligam em paralelo, na mesma entrada da placa.",
          "Sim, quantos quiser em paralelo, um na sala e outro na garagem, por exemplo.",
        ],
      },
      {
        question: "Qual a distância máxima do botão até o motor?",
        answers: [
          "Com cabo de 0,5 mm² e tubo separado, 30 ou 40 metros costumam funcionar. Junto do cabo de força, o portão pode abrir sozinho por interferência.",
          "Umas dezenas de metros, em cabo próprio. O que atrapalha é correr ao lado da rede elétrica.",
        ],
      },
      {
        question: "Dá para usar campainha sem fio?",
        answers: [
          "Não o botão dela. Sem fio, use um controle fixo na parede ou um receptor com botão próprio.",
          "O botão da campainha sem fio não conversa com a central. Um controle reserva na parede faz o papel.",
        ],
      },
      {
        question: "O botão faz o portão abrir sozinho?",
        answers: [
          "Faz, se oxida ou prende: a placa entende como toque. Trocado ou seco, o defeito some.",
          "Pode, com umidade dentro ou tecla travada. Por isso, em área externa, use botão vedado.",
        ],
      },
    ],
    photo: "uma foto do botão, do motor fechado e da etiqueta",
  },
  {
    id: "trocar-placa-sozinho",
    broader: "placa",
    label: "Trocar a placa do portão sozinho",
    phrase: "a troca da placa feita em casa",
    asks: [
      "passo passo trocar central",
      "passo passo trocar central casa",
      "passo passo trocar placa",
      "instalar central conta própria",
      "placa eu mesmo instalar",
      ...combine(["trocar placa"], ["sozinho", "eu mesmo", "em casa", "por conta própria"]),
      ...combine(["trocar placa [marca]"], ["sozinho", "eu mesmo", "em casa"]),
      ...combine(["posso trocar placa", "consigo trocar placa", "como trocar placa sozinho"], ["", "portão", "motor"]),
      "instalar placa sozinho",
      "como trocar placa",
      "como trocar placa portão",
      "trocar placa passo passo",
      "ligar placa nova sozinho",
      "ligar placa portão sozinho",
    ],
    intent: "question",
    answers: {
      "how-to": [
        "Para trocar a placa do portão eletrônico, o técnico desliga o disjuntor e o nobreak, descarrega o capacitor, mede o motor, passa os fios um a um para a placa nova e grava percurso, força e controles. Sem prática em elétrica, não faça: há carga mesmo com tudo desligado, e um fio no borne errado queima a placa. A sua parte é acertar o modelo, pela foto da etiqueta.",
        "A placa do portão se troca nesta ordem: conferir se a nova é do mesmo tipo, desligar a energia, descarregar o capacitor, medir o motor, passar os fios pelo nome do borne, gravar percurso e controles e testar a força. É serviço de técnico, pelo choque do capacitor; em casa, a visita com ajuste parte de {price.preventive}, sem peças.",
      ],
      any: [
        "Posso trocar a placa do portão sozinho? Só com prática em elétrica: o capacitor guarda carga mesmo com o disjuntor desligado, e fio no borne errado queima a placa nova. Sem essa prática, compre a placa e pague a instalação. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Instalar a central por conta própria não é indicado para quem não tem prática: há choque do capacitor, risco de queimar a placa nova e de a folha não parar no fim. Com disjuntor desligado ainda sobra carga, por isso o técnico instala a que você comprou, em ajuste desde {price.preventive} em casa.",
        "Dá para você mesmo trocar a placa do portão se tem prática em elétrica e o manual da central: disjuntor desligado, capacitor descarregado e todos os fios fotografados antes. Quem não tem deve chamar. A visita com ajuste em residência começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a troca da central envolve", "Da foto dos fios ao teste"],
        slots: [
          [
            "É o que o técnico faz, nesta ordem, e serve para você saber o que está pagando. Não é um convite a abrir a tampa sem prática.",
            "A ordem é esta, e pular uma etapa costuma custar a placa nova. Sem experiência com rede elétrica, pare aqui.",
            "Para entender o serviço, estas são as etapas de quem tem prática. Há tensão e carga em várias delas.",
          ],
        ],
        steps: [
          "Conferir tensão, potência, fim de curso e código dos controles da placa nova.",
          "Desligar disjuntor e nobreak e descarregar o capacitor.",
          "Fotografar e marcar todos os fios.",
          "Medir motor e capacitor antes de ligar a placa.",
          "Passar os fios um a um, pelo nome do borne no manual.",
          "Gravar percurso, regular força, cadastrar controles e testar a fotocélula.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a placa nova queima na estreia", "Erros que custam a placa"],
        slots: [
          [
            "A causa que queimou a primeira costuma estar lá ainda.",
            "Quatro erros respondem por quase todas as placas perdidas.",
            "Veja onde as trocas feitas em casa dão errado.",
          ],
        ],
        bullets: [
          "Motor ou capacitor em curto, que já tinha queimado a antiga",
          "Placa de 127 V ligada em 220 V",
          "Rede ligada em borne de botoeira ou fotocélula",
          "Motor e fim de curso invertidos: a folha não para no fim",
          "Garantia perdida por ligação errada",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa só a instalação", "Se você já tem a placa"],
        slots: [
          [
            "Com a placa comprada, paga-se a mão de obra de medir, ligar, gravar e regular, em até {trade.smallRepair} quando ela serve. Antes da ida, confere-se pela etiqueta se modelo e tensão combinam.",
            "O serviço de medir o motor, ligar e programar cabe em {trade.smallRepair} se a placa é a certa. A etiqueta confirma antes, para não perder a viagem.",
            "Sendo a placa correta, são até {trade.smallRepair} para medir, ligar e gravar. O modelo se confere pela etiqueta do motor.",
          ],
          [
            "O serviço tem os 90 dias da lei, e a peça, a garantia da loja. Comparado ao preço de outra placa queimada, a instalação costuma sair mais barata.",
            "A mão de obra tem a garantia da lei, e a placa, a de quem vendeu. Queimar uma custa mais que pagar para instalar.",
            "Valem os 90 dias da lei sobre o serviço. O risco de perder a placa pesa mais que a economia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar só a placa e manter os controles?",
        answers: [
          "Dá, se a placa nova aceitar a mesma frequência e o mesmo código. Depois todos são gravados de novo.",
          "Sim, quando o padrão é igual. Se não for, um receptor avulso mantém os controles.",
        ],
      },
      {
        question: "A placa nova já vem programada?",
        answers: [
          "Não: percurso, força, pausa e controles são feitos no local, em cada portão.",
          "Vem em branco. Programar leva alguns minutos e depende da sua folha.",
        ],
      },
      {
        question: "Como sei se é a placa mesmo?",
        answers: [
          "Antes se descartam energia, fusível, fotocélula, botoeira e capacitor, que dão o mesmo sinal. Isso é medição.",
          "Só medindo. Muita placa é trocada quando o defeito era capacitor ou sensor.",
        ],
      },
      {
        question: "Placa universal é mais fácil de instalar?",
        answers: [
          "Não muda a dificuldade, e é preciso adaptar fim de curso e força. Em motor com inversor, ela nem serve.",
          "É igual, com mais ajustes. Serve em motor comum e não em inversor ou 24 V.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
];
