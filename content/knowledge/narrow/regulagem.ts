import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const regulagem: NarrowConcept[] = [
  {
    id: "tempo-de-fechamento-automatico",
    broader: "regulagem",
    label: "Tempo de fechamento automático",
    phrase: "o tempo de fechamento automático",
    asks: [
      "aumentar tempo portão aberto",
      "como aumentar tempo portão aberto",
      "portão ficar aberto mais tempo",
      "deixar portão mais tempo aberto antes fechar",
      "aumentar tempo portão fechar sozinho",
      "diminuir tempo portão aberto",
      "aumentar tempo portão fica aberto",
      "reduzir tempo portão aberto",
      "mudar tempo portão aberto",
      "portão fecha sozinho mudar tempo espera",
      "portão fecha sozinho mudar tempo",
      "mudar tempo que portão espera",
      "tempo fechamento automático",
      "tempo fechamento",
      "regular tempo fechar",
      "ajustar tempo fechar",
      "tempo fechar sozinho",
      "programar fechar sozinho",
      "programar fechamento",
      "temporizador portão",
      "tempo pausa portão",
      "aumentar tempo fechar",
      "diminuir tempo fechar",
      "tempo portão fechar",
      "fechamento automático",
      "aberto muito tempo",
      "fica aberto muito tempo",
      "fica muito tempo aberto",
      "abre demora fechar",
      "demora fechar prédio",
    ],
    intent: "question",
    answers: {
      any: [
        "O tempo que o portão demora pra fechar sozinho é a pausa, gravada na central do motor [marca]: em casa, de 15 a 30 segundos; em prédio, de 10 a 20. Para ajustar, o técnico regrava a pausa conforme o manual, com a fotocélula testada, em visita a partir de {price.preventive} em residência, sem peças.",
        "Mudar o tempo de fechamento do motor [marca] é regravar a pausa na central, por botão, chave ou menu, como diz o manual. Use de 15 a 30 segundos em casa, só com fotocélula; se o ajuste fica na placa, é do técnico, a partir de {price.preventive}, fora as peças.",
        "Se o portão fica aberto muito tempo, a pausa da central do motor [marca] está longa, ou algo segura a contagem, como fotocélula suja. Limpe as lentes; para diminuir o tempo, grava-se outra pausa, de 15 a 30 segundos em casa, com visita a partir de {price.preventive}, sem contar peças.",
      ],
      "how-to": [
        "Para aumentar o tempo do portão aberto, grava-se uma pausa maior na central do motor [marca]: com 30 segundos, por exemplo, o carro sai com calma. O modo de gravar está no manual da placa. Se o ajuste fica sob a tampa, é serviço do técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "Para diminuir o tempo do portão aberto, grava-se uma pausa menor na central do motor [marca], em casa nunca abaixo de 15 segundos, para o carro sair com calma. Limpe antes as lentes da fotocélula, que suja também segura o fechamento. O ajuste sob a tampa é do técnico, a partir de {price.preventive} em casa, sem peças.",
        "Para mudar o tempo de fechamento do portão, regrave a pausa na central do motor [marca], que é o tempo em que ele espera aberto. O ajuste é por botão, chave ou menu, conforme o manual, e em casa fica de 15 a 30 segundos. Se ele está sob a tampa, o técnico faz, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quantos segundos deixar", "Como escolher o tempo da pausa"],
        slots: [
          [
            "A pausa só conta com o portão já aberto, e não inclui o tempo do movimento. Cronometre a sua saída com calma e some uns 5 segundos para a manobra.",
            "Ela começa quando a folha chega ao fim da abertura; o movimento é outro tempo, do motor. Meça a manobra mais lenta da casa e acrescente uns 5 segundos.",
            "Conta-se a espera com o portão aberto, e não os segundos em que ele anda. O número certo é o da sua manobra mais demorada, com uns 5 segundos de sobra.",
          ],
          [
            "Pausa curta demais fecha em cima do carro, e longa demais deixa a casa aberta. Muitas centrais recomeçam a contagem quando alguém cruza a fotocélula, e algumas fecham logo depois da passagem.",
            "Com tempo curto o portão pega a manobra no meio, e com tempo longo a casa fica exposta. Em várias placas o feixe cortado zera a contagem; em outras, a passagem do carro já manda fechar.",
            "Curta, ela apressa quem sai; longa, convida quem está na rua. Repare que passar pelo feixe reinicia a conta em muitas centrais e antecipa o fechamento em algumas.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão demora pra fechar", "Quando não é só o tempo gravado"],
        slots: [
          [
            "Se a demora apareceu de repente, a causa costuma ser a fotocélula: suja, torta ou tomada pelo sol, ela zera a contagem a toda hora. Um pano seco nas duas lentes é o primeiro teste.",
            "Demora que começou agora aponta para a fotocélula, que com sujeira, desalinho ou sol direto recomeça a contagem. Limpe as lentes antes de mexer na pausa.",
            "Quando antes fechava logo e agora não, olhe a fotocélula, porque lente suja, torta ou ofuscada pelo sol não deixa a pausa acabar. Comece limpando as duas.",
          ],
          [
            "O fim de curso de abertura, sensor do fim do caminho, também atrasa: sem ele, muitas placas nem começam a contar. Troca de central é outra razão, já que ela vem com o tempo de fábrica.",
            "Outra origem é o sensor de fim de curso, que precisa avisar que abriu para a conta começar. E uma placa nova chega com a pausa de fábrica, que pode ser longa.",
            "Sem o aviso do fim de curso, que marca a folha toda aberta, a espera não inicia. Placa trocada há pouco traz a pausa padrão, que talvez não sirva.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como ajustar o tempo com segurança", "Antes de mudar a pausa"],
        slots: [
          [
            "Mudar a pausa por botão externo ou aplicativo você pode fazer, pelo manual. Na placa, sob a tampa, há tensão da rede, e o ajuste é do técnico.",
            "Quando o motor tem ajuste por fora ou por aplicativo, siga o manual e faça você mesmo. O que fica debaixo da tampa tem rede elétrica e não é para o morador.",
            "Siga o manual se há botão externo ou aplicativo. Com a tampa aberta existe risco de choque, e por isso quem grava é o técnico.",
          ],
        ],
        steps: [
          "Limpe as duas lentes e teste a fotocélula com um cabo de vassoura, de longe.",
          "Cronometre quanto leva para tirar o carro com calma.",
          "Some uns 5 segundos e anote o número.",
          "Grave a pausa pelo manual, ou peça ao técnico se fica na placa.",
          "Faça três ciclos olhando, um deles com o feixe cortado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para desligar o fechamento automático?",
        answers: [
          "Dá, na maioria das centrais: zera-se a pausa ou desliga-se a função, e o portão fecha só por comando. A fotocélula continua ligada.",
          "Sim, pelo mesmo ajuste da pausa. Em casa com criança pequena, muita gente prefere fechar pelo controle, olhando.",
        ],
      },
      {
        question: "Posso usar sem fotocélula?",
        answers: [
          "Não. A folha fecharia sobre o que estiver no caminho, porque a central não vê carro nem pessoa. Instale o par antes de ativar.",
          "Sem ela, a função fica desligada. Reversão por força só age depois de encostar, e isso já machuca.",
        ],
      },
      {
        question: "Por que o portão fecha cedo demais?",
        answers: [
          "Ou a pausa foi gravada curta, ou está ativo o fechar depois da passagem, que conta poucos segundos quando o carro sai do feixe. Regrava-se o que for.",
          "Costuma ser tempo curto ou a função de fechar após a fotocélula. As duas se mudam na central.",
        ],
      },
      {
        question: "A velocidade do portão muda junto?",
        answers: [
          "Não. A pausa é a espera com ele aberto; a velocidade vem do motor, e só nos que têm inversor pode ser ajustada.",
          "São coisas separadas: mudar a pausa não deixa o movimento mais rápido. Velocidade se ajusta só em motor com inversor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra das fotocélulas",
  },
  {
    id: "temporizador-no-condominio",
    broader: "regulagem",
    label: "Temporizador do portão do condomínio",
    phrase: "o temporizador do portão do condomínio",
    asks: [
      "temporizador portão condomínio",
      "temporizador portão prédio",
      "temporizador condomínio",
      "temporizador prédio",
      "fechamento automático condomínio",
      "fechamento automático prédio",
      "programar fechamento condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "O temporizador para portão de condomínio quase sempre já existe na central do motor: o portão abre, espera de 10 a 20 segundos e fecha sozinho. Basta o técnico programar essa pausa, com a fotocélula testada antes, porque sem sensor o fechamento automático não se liga.",
        "Em condomínio, o temporizador é a pausa da central, ajustada em geral entre 10 e 20 segundos para o carro passar antes de o portão fechar. Não se compra aparelho à parte na maioria dos motores; programa-se a placa, desde que a fotocélula funcione.",
        "Programamos o temporizador do portão do condomínio {em} na própria central, com 10 a 20 segundos aberto e fotocélula testada diante do síndico ou do zelador. Placa antiga sem essa função recebe central compatível ou módulo de tempo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto tempo deixar no prédio", "O tempo certo para a sua garagem"],
        slots: [
          [
            "Cronometre um carro saindo com calma na hora de pico e some uns 5 segundos. Pausa longa convida alguém a entrar atrás do carro, e curta demais faz o motor inverter na fila.",
            "Conte quanto um morador sem pressa leva para passar e deixe 5 segundos a mais. Tempo sobrando deixa a entrada exposta; faltando, a folha abre e fecha à toa.",
            "Meça a passagem de um carro no pico e acrescente cerca de 5 segundos. De mais, entra estranho; de menos, o portão volta e o motor esquenta.",
          ],
          [
            "Em entrada com fila, muitas centrais recomeçam a contagem a cada carro que corta o feixe. Outras fecham logo depois da passagem, o que reduz o tempo aberto.",
            "Há placas que zeram o tempo quando outro carro passa, úteis na fila, e as que fecham assim que o feixe é liberado.",
            "Com fila, vale a função de contar de novo a cada carro. Para segurança, a de fechar logo após o feixe livre.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Antes de ligar o fechamento automático", "Segurança para moradores e visitas"],
        slots: [
          [
            "A fotocélula é condição: sem ela a folha não vê carro nem pessoa. Em prédio se usam dois pares, um de 40 a 60 cm do piso e outro mais alto, por causa de caminhonete.",
            "Sem sensor testado, o portão do prédio fecha só por comando. O usual são dois pares, o baixo a 40 ou 60 cm e outro acima, para furgão.",
            "Sensor funcionando vem primeiro. Dois pares, um entre 40 e 60 cm do chão e outro alto, cobrem carro baixo e caminhonete.",
          ],
          [
            "Sinaleiro com luz e som e uma placa nos dois lados avisam quem não conhece a garagem. Quem sai a pé usa a passagem de pedestres.",
            "Visita não sabe que ele fecha sozinho: ponha sinaleiro e aviso. Pedestre não passa pelo portão de carros.",
            "Aviso nos dois lados e sinaleiro evitam susto. A pé, só pelo portão social.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o temporizador é programado", "A regulagem na central do prédio"],
        slots: [
          [
            "Fora do pico, o técnico testa a fotocélula, grava a pausa na placa e confere força e reversão com um objeto no feixe. O ajuste leva em geral até {trade.smallRepair}, e o tempo fica anotado no livro do prédio.",
            "Em horário calmo, confere-se o sensor, programa-se o tempo e testa-se a reversão sem ninguém no vão. Costuma caber em {trade.smallRepair}, com registro para o síndico.",
            "O serviço começa pela fotocélula e termina com a pausa gravada e a reversão provada, em até {trade.smallRepair} na maioria das centrais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O temporizador precisa de assembleia?",
        answers: [
          "Em geral não, por ser ajuste do equipamento que já existe. Avise os moradores antes.",
          "Normalmente o síndico decide. A convenção diz se mudança de uso precisa de votação.",
        ],
      },
      {
        question: "Dá para o portão ficar aberto em certo horário?",
        answers: [
          "Dá em parte das centrais, com módulo de horário ou chave na portaria. Aberto, a garagem perde a segurança.",
          "Em algumas, por agenda ou por chave. Convém só com alguém vigiando a entrada.",
        ],
      },
      {
        question: "E se a central não tiver temporizador?",
        answers: [
          "Placa antiga pode não ter. Acrescenta-se um módulo de tempo ou troca-se por central compatível, que custa mais.",
          "Há duas saídas: módulo externo, mais barato, ou central nova.",
        ],
      },
      {
        question: "O portão fecha em cima do segundo carro. O que fazer?",
        answers: [
          "Desligue o fechamento automático, confira a fotocélula e aumente a pausa. Feixe alto ou baixo demais pede segundo par.",
          "É pausa curta ou sensor que não vê o carro. Suspenda o automático até a regulagem.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e outra das fotocélulas",
  },
  {
    id: "desligar-fechamento-automatico",
    broader: "regulagem",
    label: "Desligar o fechamento automático",
    phrase: "o fechamento automático desligado",
    asks: [
      "fazer portão não fechar mais sozinho",
      "como portão não fechar mais sozinho",
      "quero portão não feche sozinho",
      "desligar fechamento automático",
      "desativar fechamento automático",
      "como desligar fechamento automático",
      "como desativar fechamento automático",
      "como tirar fechamento automático",
      "como cancelar fechamento automático",
      "como desabilitar fechamento automático",
      "tirar fechamento automático",
      "cancelar fechamento automático",
      "não quero fecha sozinho",
      "desligar fechar sozinho",
      "tirar fechar sozinho",
      "deixar portão aberto",
      "como deixar portão aberto sem fechar sozinho",
      "deixar portão aberto sem fechar sozinho",
      "deixar aberto sem fechar sozinho",
      "portão aberto sem fechar sozinho",
    ],
    intent: "question",
    answers: {
      any: [
        "Para tirar o fechamento automático do portão, zera-se a pausa ou desliga-se a chave da função na central do motor [marca], e ele passa a fechar só por comando. Com botão externo ou aplicativo, siga o manual. Se o ajuste fica na placa, é serviço do técnico, a partir de {price.preventive} em casa, sem peças.",
        "O fechamento automático do motor [marca] se desativa na central, zerando o tempo de pausa, sem peça nova. Se o seu motor tem ajuste externo ou por aplicativo, o manual mostra como fazer. Debaixo da tampa há rede elétrica exposta, e o técnico faz o ajuste a partir de {price.preventive} em residência.",
        "Se o portão fecha sozinho e você não quer, desligue a pausa na central do motor [marca], porque isso é um ajuste e não um defeito. Havendo botão externo ou aplicativo, siga o manual. Quando o ajuste fica na placa, o técnico zera a pausa, em visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como se desliga o fechamento automático", "Onde fica a função na central"],
        slots: [
          [
            "O lugar do ajuste muda com a placa: pode ser uma chavinha, um botão giratório de pausa ou uma opção do menu. Varia até dentro de marcas como Rossi, Garen e PPA, por isso siga o manual do modelo que está na etiqueta.",
            "Conforme a central, a função fica em uma chavinha, em um parafuso de ajuste da pausa ou no menu. Como isso muda mesmo entre modelos Rossi, Garen ou PPA, procure o manual pelo modelo da etiqueta.",
            "Existem três formas: chavinha na placa, ajuste giratório da pausa ou menu. Rossi, Garen, PPA e outras marcas usam uma ou outra conforme o modelo, que está na etiqueta e leva ao manual certo.",
          ],
        ],
        steps: [
          "Veja o modelo na etiqueta do motor e procure a pausa no manual.",
          "Com botão externo ou aplicativo, zere a pausa ou desligue a função.",
          "Se o ajuste fica na placa, não abra a tampa e chame o técnico.",
          "Abra o portão e espere um minuto: ele precisa continuar aberto.",
          "Feche pelo controle e teste a fotocélula, que continua valendo.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer para o portão ficar aberto", "Erros ao desligar a função"],
        slots: [
          [
            "Não tape nem desligue a fotocélula, porque ela protege quem está no vão e não é a causa do fechamento. Sem ela, a folha pode fechar sobre alguém, e muitas centrais nem fecham mais.",
            "Desligar a fotocélula não resolve, já que ela só vê quem está na passagem. Perde-se a proteção, e várias placas passam a recusar o fechamento.",
            "Cobrir ou soltar a fotocélula tira a proteção de quem passa, sem desligar a função. Além disso, há centrais que não fecham de jeito nenhum sem o sensor.",
          ],
          [
            "Também não use o disjuntor para manter o portão aberto, porque a função volta junto com a energia. Para deixá-lo aberto por um tempo, veja se a sua central tem o comando de manter aberto.",
            "Cortar a energia só adia o fechamento, pois ao religar tudo volta como estava. Se ele precisa ficar aberto por uma hora, procure no manual a função própria para isso.",
            "Manter o portão aberto pelo disjuntor expõe a casa e não muda a programação. Algumas placas têm o comando de manter aberto, que é o caminho certo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale desligar o fechamento automático", "Desligar ou aumentar a pausa"],
        slots: [
          [
            "Vale desligar em casa com manobra demorada, criança ou animal perto do portão ou fotocélula que falha. Fechando pelo controle, sempre há alguém olhando a folha.",
            "Quem manobra na calçada, entra de ré ou tem criança e bicho por perto fica mais seguro com o fechamento por comando, porque a pessoa acompanha o portão.",
            "Fechar só pelo controle é melhor onde há criança, animal, manobra longa ou sensor pouco confiável, já que alguém vê a folha chegar ao fim.",
          ],
          [
            "Se o problema é só fechar cedo, aumente a pausa em vez de desligar. Com uns 30 segundos, o carro sai com calma e o portão não fica esquecido aberto.",
            "Há um meio-termo, que é gravar uma pausa maior, de uns 30 segundos. Ela dá tempo à manobra e ainda evita a casa aberta por esquecimento.",
            "Para quem costuma esquecer o portão aberto, aumentar o tempo é melhor que desligar a função. Cerca de 30 segundos bastam para a maioria das saídas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar o fechamento automático sozinho?",
        answers: [
          "Em alguns modelos, sim, por botão externo ou aplicativo e seguindo o manual. Se o ajuste fica na placa, deixe com o técnico, porque há tensão da rede.",
          "Só onde o manual indica comando por fora. A placa aberta tem partes energizadas, e um botão errado pode apagar a memória.",
        ],
      },
      {
        question: "Perco os controles ao desligar a função?",
        answers: [
          "Não, porque a pausa e os cadastros são ajustes separados. O risco é apertar o botão errado da placa, que apaga a memória.",
          "Os controles continuam gravados. Só é preciso seguir o manual do modelo, já que em algumas centrais o botão de apagar fica perto.",
        ],
      },
      {
        question: "Desliguei e o portão ainda fecha sozinho. Por quê?",
        answers: [
          "Pode estar ligada a função de fechar após a passagem, ou haver botoeira ou controle com a tecla presa. O técnico confere as duas coisas.",
          "Ou ficou ativo o fechamento depois da fotocélula, ou um botão úmido ou preso dá o comando. Repare se acontece logo depois de um carro passar.",
        ],
      },
      {
        question: "Dá para ligar de novo depois?",
        answers: [
          "Dá, pelo mesmo ajuste, gravando outra pausa. Antes, teste a fotocélula, porque o portão volta a fechar sem ninguém comandar.",
          "Sim: basta gravar de novo o tempo de pausa, sem peça. Confira as lentes da fotocélula antes de usar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e das fotocélulas, se houver",
  },
  {
    id: "manter-aberto-sem-desligar",
    broader: "regulagem",
    label: "Deixar o portão aberto sem desligar o motor",
    phrase: "o portão mantido aberto sem desligar o motor",
    asks: [
      "deixar portão aberto horário comercial",
      "portão aberto horário comercial",
      "portão fica aberto durante dia comércio",
      "portão aberto durante dia loja",
      "como travar portão aberto",
      "travar portão aberto sem fechar",
      "portão aberto comércio dia todo",
      ...combine(
        [
          "deixar portão aberto",
          "manter portão aberto",
          "portão aberto",
          "segurar portão aberto",
          "portão ficar aberto",
        ],
        [
          "sem desligar",
          "sem desligar motor",
          "sem desligar disjuntor",
          "sem desligar energia",
          "sem desligar da tomada",
          "sem cortar energia",
          "mudança sem desligar motor",
          "mudança sem desligar",
          "obra sem desligar motor",
        ],
      ),
      "deixar portão aberto por um tempo",
      "deixar portão aberto um tempo",
      "deixar portão aberto por algumas horas",
      "deixar portão aberto alguns minutos",
      "manter portão aberto algumas horas",
      "botão manter portão aberto",
      "chave manter portão aberto",
      "função manter portão aberto",
      "portão automático ficar aberto sem fechar sozinho",
    ],
    intent: "question",
    answers: {
      any: [
        "Para travar o portão aberto com segurança, não use calço nem corrente: abra até o fim e suspenda o fechamento automático da central. O motor travado já segura a folha de correr; a de abrir se prende também, por causa do vento. No basculante, ninguém para nem estaciona embaixo.",
        "Para deixar o portão aberto no horário comercial, suspende-se o fechamento automático por uma chave na loja ou por uma central que programa horário, e a folha só volta a fechar sozinha no fim do dia. O motor continua ligado e não gasta parado. A foto da etiqueta mostra se a sua central aceita e quanto custa.",
        "Sim, dá para deixar o portão aberto na mudança sem desligar o motor: o que se suspende é só o fechamento automático. Em algumas centrais isso se faz por chave, botão ou aplicativo; nas outras, pela programação. Se o seu portão nunca fecha sozinho, basta abri-lo até o fim e não apertar mais o controle.",
        "Para manter o portão aberto por um tempo sem desligar o motor, suspenda o fechamento automático, que é a função que fecha a folha depois de alguns segundos. Há central com chave ou botão de manter aberto, e há central em que isso fica na programação. Portão sem essa função fica aberto até alguém comandar.",
        "O portão fica aberto, com o motor ligado, enquanto o fechamento automático estiver suspenso e ninguém apertar o controle. O manual do modelo mostra se há chave, botão ou aplicativo para isso. Quando o ajuste fica na placa, o técnico o faz antes do dia, porque ali há tensão da rede.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como deixar o portão aberto sem cortar a energia", "Passo a passo com o motor ligado"],
        slots: [
          [
            "Faça o teste alguns dias antes, para dar tempo de chamar o técnico se for preciso. Fique de lado, fora do caminho da folha.",
            "Teste antes do dia da mudança ou da obra, com o vão livre e de um lugar de onde se vê a folha inteira.",
          ],
        ],
        steps: [
          "Abra o portão até o fim pelo controle e espere alguns minutos.",
          "Se ele continuar aberto, não há fechamento automático, e nada mais é preciso.",
          "Se ele fechar, procure no manual do modelo, pela etiqueta do motor, a função de manter aberto.",
          "Se o ajuste fica na placa, não abra a tampa e peça o serviço ao técnico.",
          "No dia, avise quem tem controle e deixe uma pessoa vigiando a entrada.",
          "No fim, ligue de novo o fechamento automático e veja um ciclo inteiro.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não serve para segurar o portão aberto", "Truques que quebram o motor ligado"],
        slots: [
          [
            "Não tape a fotocélula, o sensor que vê quem está no vão: sem ela, o portão pode fechar sobre alguém. Pedra, calço ou corrente na folha também não servem, porque o motor continua ligado e força contra eles até quebrar a engrenagem.",
            "Com o motor ligado, calço e corrente são o pior caminho, porque basta um toque no controle para ele forçar contra a folha presa. Fita na fotocélula tira a proteção de quem passa carregando peso.",
          ],
          [
            "O basculante só fica erguido se está equilibrado e com o motor travado. Não o destrave nem o escore, e não deixe ninguém parado nem carro embaixo da folha.",
            "No basculante, o motor fica travado e o vão, vazio: ninguém espera nem estaciona embaixo. Se a folha descer alguns centímetros sozinha, tire as pessoas de perto e chame o técnico.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando é melhor desligar o disjuntor", "Motor ligado ou disjuntor desligado"],
        slots: [
          [
            "Se a central não tem como suspender o fechamento, abra até o fim e desligue o disjuntor do motor. Isso não apaga os controles e impede que alguém acione de longe. A desvantagem é que a função volta quando a energia volta.",
            "O disjuntor é a saída para a central sem função de manter aberto e para o dia em que muita gente tem controle. Com ele desligado nada se move; ao religar, o fechamento automático continua como estava.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Deixar o motor ligado com o portão aberto estraga alguma coisa?",
        answers: [
          "Não. Parado, o motor não faz força nem esquenta; só a placa fica ligada, como em qualquer outro dia.",
          "Não estraga, porque o motor só trabalha quando a folha anda. A placa fica ligada o dia todo de qualquer jeito.",
        ],
      },
      {
        question: "Dá para pôr um botão que mantenha o portão aberto?",
        answers: [
          "Dá em muitas centrais: uma chave na portaria ou na garagem suspende o fechamento automático. A foto da etiqueta do motor mostra se a sua aceita e quanto custa.",
          "Em boa parte das centrais, sim. O técnico liga uma chave que suspende o fechamento, e o valor sai antes, pela foto da etiqueta.",
        ],
      },
      {
        question: "Um carro parado na fotocélula segura o portão aberto?",
        answers: [
          "Segura enquanto o feixe estiver cortado, mas não conte com isso. Quando o carro sair, a folha pode fechar em seguida, com gente passando.",
          "Só enquanto ele corta o feixe. Ao sair, a contagem recomeça ou o portão fecha logo, e por isso não serve para descarregar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão aberto",
  },
  {
    id: "nao-fecha-sozinho",
    broader: "regulagem",
    label: "Não fecha sozinho",
    phrase: "o portão que não fecha sozinho",
    asks: [
      "não fecha sozinho mais",
      "portão não fecha sozinho mais",
      "não fecha sozinho só controle",
      "não fecha sozinho precisa apertar",
      "não fecha sozinho tem que apertar",
      "fechamento automático não aciona",
      "correr não fecha sozinho",
      "correr não fecha mais automático",
      "correr não fecha mais sozinho",
      "correr demora fechar sozinho",
      "basculante não fecha sozinho",
      "basculante não fecha mais automático",
      "basculante não fecha mais sozinho",
      "basculante demora fechar sozinho",
      "pivotante não fecha sozinho",
      "pivotante não fecha mais automático",
      "pivotante não fecha mais sozinho",
      "pivotante demora fechar sozinho",
      "não fecha sozinho",
      "parou fechar sozinho",
      "fechamento automático não funciona",
      "fechamento automático parou",
      "não fecha automaticamente",
      "[marca] não fecha automático",
      "[marca] não fecha sozinho",
      "não fecha mais sozinho",
      "deixou fechar sozinho",
      "não obedece fechamento automático",
      "fica aberto fechamento automático",
      "fechamento automático falha",
      "fechamento automático defeito",
      "fechamento automático não",
      "fechamento automático problema",
      "fechamento automático deixou",
      "não obedece fechamento",
      "fica aberto não fecha sozinho",
      "portão fica aberto não obedece fechamento automático",
      "não fecha sozinho depois tempo",
      "fechamento automático não fecha",
      "parou fechar automaticamente",
      "fechamento automático desativou",
      "fechamento automático desligou",
      "fechamento automático parou funcionar",
      "fechamento automático não está funcionando",
      "fechamento automático portão parou funcionar",
      "não fecha modo automático",
      "não fecha sozinho automático",
      "não fecha automático mais",
      "não fecha mais automático",
      "demora fechar sozinho",
      "demora muito fechar sozinho",
      "não fecha sozinho depois carro passa",
      "não fecha sozinho depois carro sai",
      "não fecha sozinho carro passou",
      "não fecha sozinho depois carro entra",
    ],
    answers: {
      any: [
        "O portão que abre e não fecha mais sozinho está, na maioria das vezes, com a fotocélula suja ou torta ou com o fechamento automático desligado na central do motor [marca]. Limpe as lentes e feche pelo controle. Se ele obedecer, falta gravar de novo o tempo, em visita a partir de {price.preventive} em casa, sem peças.",
        "Quando o fechamento automático do motor [marca] para de funcionar, a pausa se apagou da central ou um sensor está segurando a folha. Limpe as duas lentes da fotocélula e tente fechar pelo controle. Se fechar, o tempo é regravado; se recusar, o defeito é do sensor. O acerto em residência sai a partir de {price.preventive}, fora as peças.",
        "Portão que não obedece o fechamento automático, ou que demora muito para fechar, costuma ter fotocélula suja, que zera a contagem, ou pausa desprogramada no motor [marca]. Passe um pano seco nas lentes e teste. Se ele só fecha pelo controle, o técnico regrava a pausa, a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste que separa as causas", "Como saber o que impede o fechamento"],
        slots: [
          [
            "O controle mostra se um sensor bloqueia o fechamento ou se a função só está desligada na central. Faça o teste de longe, com a passagem livre.",
            "Tente fechar pelo controle: se a folha fecha, a função automática está desligada, e se ela recusa, há um sensor bloqueando. Deixe o vão livre e fique longe.",
            "Um comando pelo controle separa a função desligada do sensor acionado. Antes de apertar, tire tudo do vão e se afaste da folha.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com um pano seco.",
          "Abra o portão por inteiro e espere um minuto, sem tocar em nada.",
          "Se ele não fechar, dê o comando pelo controle, de longe.",
          "Se fechar pelo controle, falta reprogramar o tempo de pausa.",
          "Se não fechar nem assim, a causa é fotocélula, botoeira presa ou fim de curso.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o fechamento automático parou", "Sensor, memória ou fim de curso"],
        slots: [
          [
            "Para a central, fotocélula suja, torta ou molhada é o mesmo que alguém no vão, e o portão espera aberto. Botoeira presa ou interfone em curto também impede, porque mantém acionada a ordem de abrir.",
            "Teia, água ou desalinho nas lentes faz a placa entender que há gente na passagem, e ela não fecha. O efeito é igual quando a botoeira fica afundada ou o interfone entra em curto, mandando abrir o tempo todo.",
            "Lentes da fotocélula encobertas ou fora da mira indicam um obstáculo que não existe, e a folha fica aberta. Já a tecla travada da botoeira, ou um curto no interfone, segura o comando de abertura.",
          ],
          [
            "Queda de luz ou troca de placa pode deixar a pausa em zero, e então o portão só fecha por comando. E se falha o fim de curso de abertura, o sensor que avisa que a folha abriu, a contagem nem começa.",
            "Depois de faltar energia, ou com placa nova, o tempo às vezes volta desligado de fábrica e falta gravar. Outra razão é o fim de curso de abertura, sensor que dá a largada da contagem quando a folha chega.",
            "A pausa também se perde na falta de luz ou vem desligada em placa nova. Sem o sinal do fim de curso, o sensor da folha toda aberta, nenhuma central começa a contar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve o fechamento automático", "O conserto e a nova programação"],
        slots: [
          [
            "O técnico testa sensores, botoeira e fim de curso na placa, um a um, e corrige o que segura o fechamento. Depois grava a pausa, de 15 a 30 segundos em casa, e corta o feixe com a folha fechando para ver se ela para.",
            "Cada entrada da placa é conferida em separado, até aparecer a que está presa. Resolvida a causa, a pausa volta, com 15 a 30 segundos em residência, e a fotocélula é provada durante o fechamento.",
            "Primeiro se acha o sensor ou o botão que prende a central, e só depois o tempo é gravado, em casa de 15 a 30 segundos. O teste final interrompe o feixe com o portão em movimento.",
          ],
          [
            "Central que esquece a pausa a cada falta de luz precisa de exame, e um protetor de surto ajuda a poupá-la. Placas muito antigas não têm a função e só fecham sozinhas com outra central.",
            "Quando a memória se apaga sempre que a energia cai, a placa é examinada e pode receber proteção contra surto. Modelos bem antigos, sem fechamento automático, pedem troca da central.",
            "Perder o tempo gravado em toda queda de luz é sinal de defeito na placa, que vale examinar e proteger com um supressor de surto. Se a central nunca teve a função, uma compatível a acrescenta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que fecha sozinho só às vezes?",
        answers: [
          "A fotocélula costuma estar no limite: suporte solto, sol na lente em certos horários ou fio com mau contato. Anote a hora da falha, porque ela ajuda a achar a causa.",
          "Em geral é sol direto na lente, umidade ou mau contato no cabo da fotocélula. O horário em que falha orienta o técnico.",
        ],
      },
      {
        question: "O portão fecha só depois de muito tempo. É ajuste?",
        answers: [
          "Se a demora é sempre igual, sim: a pausa está longa e se encurta na central. Se varia a cada vez, algo corta o feixe da fotocélula e reinicia a contagem.",
          "É ajuste quando o tempo não muda. Espera que varia aponta para a fotocélula, que recomeça a contagem a cada corte do feixe.",
        ],
      },
      {
        question: "Posso usar o fechamento automático sem fotocélula?",
        answers: [
          "Não. Sem o feixe, a folha fecha sobre carro ou pessoa, então instale o par de sensores antes de ativar a função.",
          "Não, nem por alguns dias, porque ninguém estará olhando. Deixe o portão fechar só pelo controle até haver sensor.",
        ],
      },
      {
        question: "O que faço até a visita?",
        answers: [
          "Feche pelo controle, de dentro do carro ou da calçada, e veja a folha chegar ao fim antes de sair. Não cubra nem anule a fotocélula para forçar o fechamento.",
          "Use o controle e só saia depois de ver o portão fechado. Se ele recusar o comando, não insista nem desligue sensores por conta própria.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e das fotocélulas, e um vídeo do portão aberto esperando",
  },
  {
    id: "regular-forca-do-motor",
    broader: "regulagem",
    label: "Regular a força do motor",
    phrase: "a regulagem de força do motor",
    asks: [
      "ficou forte demais",
      "motor ficou forte",
      "motor ficou forte demais",
      "instalei motor ficou forte",
      "portão ficou com muita força",
      "falta de força dá para regular placa",

      "portão para no meio falta força regular placa",

      "para no meio falta força regular",
      "falta força regular na placa",
      "regular força",
      "regular força [marca]",
      "regular força portão [marca]",
      "regular força motor [marca]",
      "ajustar força",
      "aumentar força",
      "diminuir força",
      "motor forte demais diminuir",
      "motor [marca] forte demais",
      "portão forte demais diminuir",
      "forte demais como diminuir",
      "regulagem força",
      "ajuste força",
      "trimpot força",
      "regular embreagem",
      "apertar embreagem",
      "sensibilidade motor",
      "regular sensibilidade",
      "força motor portão",
      "fechou cima carro regular força",
      "bateu carro regular força",
      "portão carro regular força",
      "como regular força motor",
      "regular força motor portão",
      "como ajustar força portão",
      "como diminuir força portão",
      "como aumentar força portão",
      "regular pressão portão",
      "forte demais regular força",
      "fechou carro força motor",
      "cima carro como regular força",
      "regular força não volta",
      "força motor não volta",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A força do motor [marca] se regula na placa, por um botão giratório (trimpot) ou pelo menu, e nos modelos mais antigos na embreagem, por uma porca. O ajuste certo é o menor valor que ainda move a folha leve. Quem faz é o técnico, porque há tensão sob a tampa e força demais esmaga; a visita em casa parte de {price.preventive}, sem peças.",
        "Para aumentar ou diminuir a força do motor [marca], mexe-se no botão de força da placa ou na porca da embreagem, um pouco por vez. Antes a folha precisa correr leve na mão, senão a força só esconde o peso. O técnico regula e testa a partir de {price.preventive} em residência, fora as peças.",
        "O ajuste de força do motor [marca] fica na placa, num botão giratório ou no menu, ou então na embreagem. Ele deve parar no mínimo que ainda leva a folha, para o portão recuar se encostar em alguém. A visita que regula e testa, em casa, começa em {price.preventive}, sem contar peças.",
        "Regular a força do motor [marca] é achar o menor valor que move o portão sem parar, no botão da placa ou na embreagem. Primeiro se corrige o que pesa, como trilho e roldana. É serviço de técnico, com a energia desligada para abrir a tampa, e em casa custa a partir de {price.preventive}, sem peças.",
      ],
      "how-to": [
        "A força do motor [marca] se regula na placa, pelo botão giratório (trimpot) ou pelo menu marcado força ou torque, e em alguns modelos na embreagem, por uma porca. O técnico gira pouco por vez, até o menor valor que move a folha leve. Não faça sozinho: há tensão sob a tampa, e força demais esmaga. A visita em casa parte de {price.preventive}, sem peças.",
        "Para regular a força do motor [marca], o técnico deixa a folha leve, baixa o ajuste da placa ou solta a porca da embreagem e sobe aos poucos até o portão andar sem parar. Depois testa com uma caixa de papelão no caminho. Em residência, o serviço custa a partir de {price.preventive}, fora as peças.",
        "Regula-se a força do motor [marca] na placa ou na embreagem, sempre do menor valor para cima, com a folha já correndo leve. Na placa o ajuste é um botão giratório ou um item do menu; na embreagem, uma porca no eixo. Quem abre a tampa é o técnico, em visita que parte de {price.preventive} em casa, sem peças.",
        "Para aumentar a força do motor de portão [marca], o técnico gira o ajuste da placa ou aperta a porca da embreagem, um pouco por vez. Antes, ele alivia a folha, porque força a mais em portão pesado queima o motor e deixa de recuar quando encosta em alguém. A visita em casa parte de {price.preventive}, sem peças.",
        "Para diminuir a força do portão eletrônico, o ajuste da placa é baixado até o menor valor que ainda abre e fecha a folha inteira. Assim ele para ou volta quando encosta em alguém. Quem mexe é o técnico, porque há tensão sob a tampa, em visita a partir de {price.preventive} em casa, sem peças.",
        "O modo certo de regular a força do motor [marca] é começar pela folha, que precisa correr leve na mão. Só então o técnico ajusta a placa ou a embreagem, no mínimo que ainda move o portão, e confere se ele recua ao encontrar uma caixa. Em casa, a visita custa a partir de {price.preventive}, sem contar peças.",
        "Motor que ficou forte demais depois de instalado se corrige na regulagem, sem trocar nada: o técnico baixa a força até o menor valor que ainda move a folha e testa se ela volta ao tocar numa caixa. Até lá, desligue o fechamento automático e não deixe ninguém na passagem. Quem instalou deve fazer esse ajuste na garantia.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como o técnico regula a força", "Regulagem na placa e na embreagem"],
        slots: [
          [
            "Com a folha solta do motor, o técnico confere se ela corre leve e corrige trilho, roldana ou contrapeso. Na placa, baixa o ajuste ao mínimo e sobe um pouco por vez, até o portão completar o percurso sem parar.",
            "A regulagem começa pela folha, que precisa andar leve na mão de quem sabe soltá-la. Depois a força vai ao mínimo, e cada pequeno aumento é seguido de um ciclo inteiro.",
            "Primeiro se tira o peso que não devia existir, como trilho sujo e roldana travada. Em seguida o ajuste da placa sobe degrau por degrau, só até a folha chegar ao fim.",
          ],
          [
            "Na embreagem, que é um conjunto de discos que patina quando a folha encontra resistência, aperta-se ou solta-se a porca um quarto de volta por vez, com o disjuntor desligado. No teste, uma caixa de papelão no caminho deve fazer o portão recuar ou parar.",
            "Em motor com embreagem, a porca é apertada um quarto de volta, sem energia, e o ciclo é repetido: frouxa demais, ela patina; apertada demais, não cede. A prova final é com uma caixa de papelão no vão, nunca com o corpo.",
            "Onde há embreagem, os discos que deslizam quando a folha encosta em algo, a porca é girada aos poucos com a energia cortada. No fim, uma caixa posta no caminho mostra se o portão cede.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de força mal regulada", "Força alta ou baixa: como perceber"],
        slots: [
          [
            "O portão bem regulado anda firme e cede diante de um obstáculo. Quando foge disso, o sintoma diz de que lado está o erro.",
            "A força certa move a folha sem esforço e para quando ela encosta em algo. Veja um ciclo inteiro, de fora e de longe.",
            "Dá para notar de fora, vendo um ciclo inteiro, porque cada sinal aponta para um lado.",
          ],
        ],
        bullets: [
          "Para ou volta sem nada na frente: força baixa ou folha pesada",
          "Bate forte no fim ou não recua: força alta",
          "Motor gira e a folha não sai: embreagem frouxa",
          "Inverte sempre no mesmo ponto: atrito naquele trecho",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer antes da visita", "O que você pode cuidar por fora"],
        slots: [
          [
            "Trilho sujo e folha dura imitam falta de força, e isso se resolve sem abrir o motor.",
            "Muitas vezes o motor não está fraco, e sim a folha presa. Estes cuidados são seus e não têm risco.",
            "Antes de pedir mais força, tire o que faz a folha pesar, sempre por fora.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Ponha pouco óleo em dobradiças e pinos; trilho, cabo, mola e contrapeso, não.",
          "Religue e filme um ciclo inteiro, de lado, com som.",
          "Anote onde o portão bate, para ou volta.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão fechou em cima do carro. Só regular a força resolve?",
        answers: [
          "Não. A força baixa diminui a pancada; quem evita que ele feche sobre o carro é a fotocélula, limpa, alinhada e na altura do para-choque.",
          "Só em parte. Sem fotocélula o portão continua sem ver o carro, por isso as duas coisas são acertadas na mesma visita.",
          "Ajuda, mas não basta. Confira também a fotocélula e aumente a pausa antes do fechamento.",
        ],
      },
      {
        question: "Onde fica o botão de força do motor?",
        answers: [
          "Na placa, sob a tampa, como botão giratório ou item do menu; o nome costuma ser força, torque ou sensibilidade. Ali há tensão da rede, por isso a tampa é do técnico.",
          "Debaixo da tampa, na central, com a marca FR, força ou torque em muitos modelos. O manual do motor mostra o lugar exato.",
          "Na central, junto dos botões de pausa e percurso. Em motor antigo pode não haver, e o ajuste é só na embreagem.",
        ],
      },
      {
        question: "Posso aumentar um pouquinho, só para o portão fechar?",
        answers: [
          "Não. Um pouco já muda o que a folha faz ao encostar em alguém. O que falta quase sempre é tirar o atrito.",
          "Melhor não: se ontem ele fechava com a força atual, algo passou a prender a folha. Ache isso primeiro.",
          "Não é a solução, porque o portão para de ceder diante de uma pessoa. Peça a revisão da folha antes.",
        ],
      },
      {
        question: "A força muda com o tempo?",
        answers: [
          "Sim: graxa velha, roldana gasta ou chapa nova mudam o que o portão precisa. Por isso ela é conferida na revisão, {visits.home}.",
          "Muda, porque a embreagem se gasta e a folha fica mais pesada com a sujeira. A revisão {visits.home} acerta os dois.",
          "Muda um pouco a cada ano, com o desgaste. Confira {visits.home}, junto com a fotocélula.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "regular-basculante",
    broader: "regulagem",
    label: "Regular portão basculante",
    phrase: "a regulagem do portão basculante",
    asks: [
      "como regula portão que levanta",
      "regular portão que levanta",
      "regulagem cabos contrapeso basculante",
      "regular basculante",
      "regulagem basculante",
      "ajustar basculante",
      "como regular basculante",
      "basculante desregulado",
      "ajuste basculante",
      "regular contrapeso basculante",
      "alinhar basculante",
      "nivelar basculante",
      "regular portão sobe",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para regular o portão basculante, o técnico escora a folha, põe ou tira peso do contrapeso até ela ficar leve e parar onde é deixada, e só então ajusta o fim de curso e a força do motor. Não faça isso em casa, porque cabo e contrapeso sustentam a folha. A visita com regulagem parte de {price.preventive}, sem peças.",
        "O portão basculante é regulado pelo técnico, nesta ordem: equilíbrio da folha no contrapeso, ponto de parada e força do motor. A folha fica escorada o tempo todo, porque pode cair. Em casa você pode limpar a fotocélula e observar de longe. A visita começa em {price.preventive}, fora as peças.",
        "Na regulagem do basculante, o contrapeso vem primeiro: com a folha escorada, o técnico muda o peso até ela não subir nem cair sozinha. Depois ele acerta a parada e a força. O serviço não é para o morador, e a visita em casa custa a partir de {price.preventive}, sem contar peças.",
      ],
      repair: [
        "A regulagem do portão basculante acerta três coisas, nesta ordem: o equilíbrio da folha, o ponto em que ela para e a força do motor. O técnico trabalha com a folha escorada, e a visita em casa parte de {price.preventive}, sem peças. Até lá, não destrave o portão.",
        "Para regular o basculante que bate, desce depressa ou não encosta, o técnico acerta primeiro o contrapeso e os cabos, com a folha escorada, e depois o fim de curso e a força. Em residência, a visita custa a partir de {price.preventive}, sem peças.",
        "O ajuste do contrapeso do basculante é feito com a folha escorada: o técnico põe ou tira peso até ela ficar leve e parar onde é deixada. Depois acerta o fim de curso e a força. A visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
      ],
      price: [
        "A regulagem do basculante, em residência, custa a partir de {price.preventive}, sem peças, e em geral fica de {price.preventiveRange} se também há contrapeso ou cabo a acertar. Cabo ou roldana gasta é orçado antes, à parte.",
        "O ajuste do portão basculante começa em {price.preventive} em casa, sem peças, com parada, força e equilíbrio acertados. Se o contrapeso mudou ou há cabo a nivelar, a faixa comum é de {price.preventiveRange}, fora a peça.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como o técnico regula o basculante", "Contrapeso, percurso e força, nesta ordem"],
        slots: [
          [
            "A folha é escorada, e o técnico confere cabos, roldanas e pivôs antes de soltar o motor. Cabo desfiado é trocado primeiro; depois o contrapeso, as barras que descem quando a folha sobe, ganha ou perde peso até os dois lados se igualarem.",
            "Com escoras na folha, os cabos e as roldanas são examinados, e o que está desfiado sai antes de qualquer ajuste. Só então se mexe no contrapeso, o conjunto de barras que equilibra o portão, até a folha ficar leve na mão.",
            "Primeiro se calça o portão e se verificam cabos, pivôs e roldanas, porque nenhum ajuste se mantém sobre cabo gasto. O passo seguinte é acrescentar ou retirar barras do contrapeso até a folha parar onde é deixada.",
          ],
          [
            "O fim de curso, que avisa a placa onde a subida e a descida acabam, é acertado depois, para encostar sem pancada nem fresta. Por último a força desce ao mínimo, e testa-se com uma caixa se a folha recua.",
            "Equilibrada a folha, marca-se o fim de curso, o sensor dos pontos de parada, de modo que ela pouse sem bater. A força fica na menor que move o portão, e uma caixa no caminho confirma a reversão.",
            "Vem então o ajuste elétrico: o sensor de fim de curso define onde o portão para, sem fresta nem batida. A força é reduzida ao necessário, e o teste com uma caixa mostra se ele volta ao encontrar obstáculo.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de contrapeso fora do ponto", "Quando o basculante pede ajuste"],
        slots: [
          [
            "Cada sinal aponta um ajuste diferente. Observe de longe um ciclo completo e compare.",
            "O comportamento da folha indica o que regular. Veja uma abertura e um fechamento, sempre fora da linha do portão.",
            "Assista a um ciclo inteiro, afastado da folha, e procure nele o seu caso.",
          ],
        ],
        bullets: [
          "Desce depressa e bate: contrapeso leve ou parada atrasada",
          "Sobe disparado ou não encosta embaixo: contrapeso pesado",
          "Um lado chega antes do outro: cabos desiguais",
          "Encosta e volta a abrir: força baixa ou parada além do batente",
        ],
      },
      {
        about: "safety",
        headings: ["O que não regular por conta própria", "Riscos de mexer no basculante"],
        slots: [
          [
            "Não solte parafuso de cabo, mola ou contrapeso: eles seguram a folha inteira, e um erro a derruba. Destravar o motor para sentir o equilíbrio também fica para o técnico, com o portão escorado.",
            "Cabo, mola e contrapeso carregam o peso do portão, e afrouxar qualquer um pode fazê-lo cair. Nem o destravamento para testar o equilíbrio é seguro sem escoras.",
            "Em casa, não mexa nas barras do contrapeso, nos cabos nem na mola, porque a folha pode despencar. Testar o equilíbrio com o motor solto é serviço de quem leva as escoras.",
          ],
          [
            "Aumentar a força do motor para vencer uma folha pesada esconde o defeito e tira a reversão. Se o portão desce rápido ou ficou torto, pare de usar, desligue o disjuntor e ninguém passa por baixo.",
            "Subir a força na placa não corrige o peso: só desgasta o motor e anula o recuo diante de obstáculo. Folha torta ou que despenca pede disjuntor desligado e distância até a visita.",
            "Mais força na central apenas mascara o desequilíbrio, gasta o motor e faz o portão não recuar. Diante de folha torta ou descida veloz, corte o disjuntor e mantenha todos longe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O basculante desce rápido e bate no chão. Regula onde?",
        answers: [
          "No contrapeso, se a folha pesa mais que ele; no fim de curso, se só a parada está tardia. O técnico separa os dois casos com a folha escorada.",
          "Primeiro no equilíbrio. Se a folha fica parada em qualquer altura e ainda bate, o acerto é no ponto de parada ou na rampa, a desaceleração do motor.",
        ],
      },
      {
        question: "De quanto em quanto tempo regular o basculante?",
        answers: [
          "A revisão em casas é {visits.home}, e a regulagem entra nela. Fora disso, regule sempre depois de trocar cabo ou roldana e de revestir a folha.",
          "Junto da revisão, {visits.home} em residências. Madeira nova na folha, chapa ou cabo trocado mudam o peso e pedem ajuste logo em seguida.",
        ],
      },
      {
        question: "Forrei o portão com madeira. Preciso mexer no contrapeso?",
        answers: [
          "Sim: o peso a mais vai todo para o motor se o contrapeso continuar igual. O técnico acrescenta barras até a folha se equilibrar e confere se cabos e motor aguentam.",
          "Precisa, porque a folha ficou mais pesada que o conjunto que a equilibra. Até o ajuste, use o mínimo: motor e cabos trabalham com sobrecarga.",
        ],
      },
      {
        question: "Posso lubrificar o basculante antes da visita?",
        answers: [
          "Só dobradiças e pinos externos sem carga, com pouco produto e o disjuntor desligado. Fuso, pivôs e roldanas de cabo ficam para a revisão.",
          "Melhor deixar para o técnico, porque quase todos os pontos trabalham com carga. Limpar a fotocélula com pano seco é o que cabe a você.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, feito de longe, se a folha estiver reta, e uma foto da etiqueta do motor",
  },
  {
    id: "regular-correr",
    broader: "regulagem",
    label: "Regular portão de correr",
    phrase: "a regulagem do portão de correr",
    asks: [
      "regular correr",
      "regular deslizante",
      "regulagem correr",
      "regulagem deslizante",
      "ajustar correr",
      "ajustar deslizante",
      "correr desregulado",
      "deslizante desregulado",
      "regular cremalheira",
      "ajustar cremalheira",
      "alinhar correr",
      "ajuste deslizante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para regular o portão de correr, o técnico acerta primeiro o trilho e as roldanas, depois a folga da cremalheira, em {rack.clearance}, os ímãs de fim de curso e, por último, a força do motor. Você pode varrer o trilho e limpar a fotocélula, com o disjuntor desligado. A visita em casa custa a partir de {price.preventive}, sem peças.",
        "A regulagem do portão de correr que bate, raspa ou trava começa pela folha e termina na força do motor: trilho, roldanas, cremalheira a {rack.clearance} da engrenagem, ímãs e central. O serviço, em residência, custa a partir de {price.preventive}, fora peças, e leva até {trade.smallRepair}.",
        "O ajuste do portão deslizante que raspa ou está travando começa pelo trilho e pelas roldanas. Depois o técnico acerta a folga da cremalheira, em {rack.clearance}, o ponto de parada e a força. A limpeza você mesmo faz; a regulagem começa em {price.preventive} em casa, sem contar peças.",
      ],
      price: [
        "A regulagem do portão de correr, em residência, custa a partir de {price.preventive}, sem peças, com trilho limpo, ponto de parada e força acertados. Quando é preciso alinhar roldana ou cremalheira, fica em geral de {price.preventiveRange}, fora a peça.",
        "O ajuste do portão de correr começa em {price.preventive} em residência, sem peças, e em geral vai de {price.preventiveRange}, conforme o tamanho da folha. Roldana gasta e trecho de trilho são cobrados à parte, com o valor informado antes.",
      ],
      "how-to": [
        "Para regular o motor do portão de correr, primeiro varra o trilho, com o disjuntor desligado, e veja se a folha anda leve na mão. Depois o técnico acerta a folga da cremalheira, em {rack.clearance}, move os ímãs de fim de curso poucos milímetros e baixa a força até o mínimo que move a folha. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que você faz antes da regulagem", "Preparo seguro do portão de correr"],
        slots: [
          [
            "Muito portão parece desregulado e só está com o trilho sujo. Mantenha as mãos longe da cremalheira, mesmo com o portão parado.",
            "Comece pela limpeza, que às vezes resolve. Não ponha a mão entre a engrenagem e a cremalheira.",
            "A sujeira dá os mesmos sinais da desregulagem, por isso limpe primeiro. Não toque nos dentes da cremalheira.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Varra o trilho inteiro e o canto do batente.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Olhe, sem tocar, se os ímãs da cremalheira estão firmes.",
          "Religue e filme um ciclo de longe, com som.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico regula o deslizante", "Regulagem do motor de correr, passo a passo"],
        slots: [
          [
            "A parte mecânica vem antes da elétrica, porque nenhum ajuste compensa uma folha pesada. Os ímãs e a cremalheira são acertados com o disjuntor desligado.",
            "O técnico deixa a folha leve antes de mexer no motor. As peças são ajustadas sem energia, e a programação é feita com ela ligada.",
            "Primeiro o portão precisa correr leve na mão. Depois o técnico regula o motor e testa cada mudança num ciclo inteiro.",
          ],
        ],
        steps: [
          "Com o motor destravado, a folha é movida de ponta a ponta, e o trecho que prende é corrigido na roldana, na guia ou no trilho.",
          "A cremalheira é alinhada com {rack.clearance} de folga até a engrenagem, do começo ao fim.",
          "Cada ímã de fim de curso é movido poucos milímetros: para o meio da folha, se o portão bate; para a ponta, se fica fresta.",
          "O percurso e a desaceleração são gravados de novo na central.",
          "A força é baixada até a menor que move a folha.",
          "Uma caixa de papelão no caminho mostra se o portão recua, e um cabo de vassoura testa a fotocélula.",
        ],
      },
      {
        about: "signs",
        headings: ["O que acertar em cada sinal", "Portão de correr desregulado: sintomas"],
        slots: [
          [
            "Cada sintoma pede um ajuste diferente.",
            "Veja na lista o que o seu portão faz.",
            "O sinal mostra por onde começar.",
          ],
        ],
        bullets: [
          "Bate no fim: o ímã avisa tarde ou falta desaceleração",
          "Deixa fresta: o ímã avisa cedo",
          "Encosta e volta: a parada ficou além do batente",
          "Raspa ou anda aos trancos: trilho, roldana ou guia",
          "Pula dente: folga da cremalheira maior que {rack.clearance}",
          "Ronca encostado no batente: o fim de curso não desliga o motor",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da regulagem", "Ajuste, roldanas ou trilho"],
        slots: [
          [
            "Acertar só a parada e a força é o mais barato. Depois vêm a folga da cremalheira, o par de roldanas e o trilho. Folha grande toma mais tempo. O serviço tem os 90 dias de garantia da lei.",
            "O preço sobe do ajuste do ímã para a troca de roldanas, e das roldanas para o conserto do trilho. O tamanho da folha também conta. Pela lei, o serviço tem 90 dias de garantia.",
            "O ajuste simples custa menos; alinhar a cremalheira e trocar roldanas custa mais, e refazer o trilho é o mais caro. A garantia da lei é de 90 dias.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mexer nos ímãs do portão de correr?",
        answers: [
          "Não convém. Poucos milímetros fazem a folha bater ou passar do batente, e o teste é feito com o portão em movimento.",
          "Melhor não. Fotografe a posição dos ímãs e deixe o ajuste com o técnico.",
        ],
      },
      {
        question: "O portão de correr bate no fim. É força demais?",
        answers: [
          "Em geral, não. O ímã está avisando tarde ou falta desaceleração; a força só é ajustada depois, e para menos.",
          "Quase sempre é o ponto de parada. O técnico corrige o ímã e, depois, a desaceleração.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar a cremalheira?",
        answers: [
          "A cada {rack.months}, conforme o material e o manual. O trilho fica limpo e seco.",
          "De {rack.months} em {rack.months}, em camada fina, se o fabricante pedir.",
        ],
      },
      {
        question: "De quanto em quanto tempo regular?",
        answers: [
          "No mínimo {visits.home} em casa e {visits.business} em prédio. Se o portão precisa de ajuste todo mês, há peça solta.",
          "Em casa, {visits.home}. Se desregula antes disso, há um defeito a procurar.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, feito de longe, e uma foto da cremalheira com os ímãs",
  },
  {
    id: "regular-velocidade",
    broader: "regulagem",
    label: "Regular a velocidade do portão",
    phrase: "a regulagem da velocidade do portão",
    asks: [
      "regular velocidade",
      "ajustar velocidade",
      "aumentar velocidade [marca]",
      "regular velocidade [marca]",
      "regulagem velocidade",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A velocidade do portão só se regula em motor com inversor, o circuito que controla a rotação, ou de corrente contínua, pela programação da central. No motor comum ela é fixa, e o que se ajusta é a freada do fim. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "Não dá para aumentar a velocidade em qualquer motor de portão. Com inversor, como no PPA JetFlex, ela é mudada na central, para mais ou para menos; no comum, só se muda a desaceleração do fim. O ajuste é do técnico, a partir de {price.preventive} em residência, fora peças.",
        "A velocidade de abertura é regulada na central, em motor com inversor ou de corrente contínua. No motor comum ela é fixa, e para abrir mais rápido é preciso trocar o motor, o que em casa fica de {price.homeSwap}. A regulagem do que existe parte de {price.preventive}, sem peças.",
      ],
      "how-to": [
        "Para regular a velocidade na central [marca], o motor precisa ter inversor, o circuito que controla a rotação. O manual do modelo indica o ajuste, por trimpot ou por menu, e o técnico o muda aos poucos, com a caixa energizada, testando a reversão. No motor comum só se muda a rampa, a freada do fim.",
        "Em motor com inversor, a velocidade do portão é mudada na central, em passos pequenos e com um teste a cada um. O serviço é do técnico, porque a caixa tem a tensão da rede. No motor comum não há esse ajuste, apenas o da rampa, que é a freada do fim.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que dá para mudar na velocidade", "Motor comum, inversor e rampa"],
        slots: [
          [
            "Cada tipo de motor permite um ajuste diferente, e a etiqueta mostra qual é o seu.",
            "O que se regula depende do tipo de motor.",
            "Veja na etiqueta qual é o motor, porque cada tipo aceita um ajuste.",
          ],
        ],
        bullets: [
          "Comum: rotação fixa; ajustam-se rampa e ponto de parada.",
          "Com inversor: velocidade, aceleração e freada; pode abrir rápido e fechar devagar.",
          "Corrente contínua (24 V): velocidade pela central.",
          "Engrenagem ou fuso maior no motor comum: não faça, sobrecarrega e queima.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico regula", "A ordem do ajuste"],
        slots: [
          [
            "O ajuste é do técnico, nesta ordem, porque velocidade em folha pesada não se mantém. A prova final é uma caixa no vão, que a folha não pode amassar.",
            "Quem regula é o técnico, já que a central fica em caixa energizada, e a folha vem antes da placa. No fim, uma caixa no caminho prova que ela recua.",
            "O técnico começa pela folha e só depois mexe na central. Uma caixa de papelão no vão confirma a reversão.",
          ],
        ],
        steps: [
          "Cortar a energia, escorar a folha se for basculante e aliviar roldana, prumo ou contrapeso.",
          "Religar e mudar a velocidade aos poucos, pelo parâmetro do manual.",
          "Rodar um ciclo a cada mudança.",
          "Alongar a rampa, a freada do fim, conforme a velocidade sobe.",
          "Deixar a força no mínimo e testar com uma caixa no vão.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa abrir mais rápido", "Regular ou trocar de modelo"],
        slots: [
          [
            "Só regular em casa parte de {price.preventive}, sem peças, e o mais comum é {price.preventiveRange} quando há folha a acertar. No basculante de até {width.quarterHp}, o Speedy instalado sai por {price.speedy} e abre em {opening.speedy}; o JetFlex, {price.jetflex} e {opening.jetflex}.",
            "O ajuste em residência parte de {price.preventive}, fora peças. Quem troca por um modelo rápido, em basculante de até {width.quarterHp}, paga {price.speedy} para abrir em {opening.speedy} ou {price.jetflex} para abrir em {opening.jetflex}, já instalado.",
            "A regulagem começa em {price.preventive} em casa, sem peças. Quem tem motor comum e quer velocidade paga {price.speedy} no Speedy, de {opening.speedy}, ou {price.jetflex} no JetFlex, de {opening.jetflex}, em basculante até {width.quarterHp}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Mais velocidade estraga o portão?",
        answers: [
          "Pode, em folha fraca ou desequilibrada: a parada brusca trinca solda e solta suporte. A folha se acerta antes.",
          "Sim, se a estrutura não acompanha. Por isso se conferem peso, soldas e rampa primeiro.",
        ],
      },
      {
        question: "Como deixo o portão abrir mais devagar?",
        answers: [
          "Com inversor, pela programação, até o mínimo que o manual permite. No comum, só a rampa maior suaviza o fim.",
          "No inversor, reduz-se na central. Motor comum não abre mais devagar; apenas freia mais cedo.",
        ],
      },
      {
        question: "A velocidade mudou sozinha. É defeito?",
        answers: [
          "Lentidão que veio aos poucos é atrito; de repente, capacitor ou tensão. Basculante que desce disparado perdeu equilíbrio: desligue e ninguém passa embaixo.",
          "Sim, em geral. Descida rápida demais no basculante é contrapeso ou cabo, e o portão fica desligado.",
        ],
      },
      {
        question: "Posso abrir rápido e fechar devagar?",
        answers: [
          "Em muitas centrais com inversor, sim, e é o mais seguro. No motor comum, as duas são iguais.",
          "Só onde a central separa as velocidades, como em boa parte dos inversores.",
        ],
      },
    ],
    photo: "um vídeo de uma abertura e de um fechamento, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "ajustar-rampa-de-desaceleracao",
    broader: "regulagem",
    label: "Ajuste da rampa de desaceleração",
    phrase: "o ajuste da rampa de desaceleração",
    asks: [
      "regular rampa",
      "rampa aceleração",
      "rampa aceleração portão",
      "ajustar rampa aceleração",
      "ajustar rampa",
      "ajuste rampa",
      "regulagem rampa",
      "rampa desaceleração",
      "rampa desaceleração central",
      "rampa desaceleração [marca]",
      "rampa central [marca]",
      "rampa parada",
      "rampa freada",
      "rampa fechamento central",
      "rampa placa portão",
      "desaceleração portão",
      "desaceleração central",
      "desaceleração [marca]",
      "ajustar desaceleração",
      "ajuste desaceleração",
      "regular desaceleração",
      "configurar desaceleração",
      "configurar rampa",
      "programar rampa",
      "programar desaceleração",
      "parada suave ajustar",
      "soft stop",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O ajuste da rampa de desaceleração define a que distância do fim o motor [marca] começa a frear. Na central, ele é feito pelo trimpot, um parafuso pequeno marcado com o nome da função, ou pelo menu, depois de gravado o percurso. Quem regula é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "A rampa de desaceleração do motor [marca] é regulada na central: grava-se o percurso, aumenta-se a rampa aos poucos e testa-se um ciclo a cada mudança, até a folha encostar sem pancada. O manual do modelo diz onde fica o ajuste. A regulagem em residência parte de {price.preventive}, fora as peças.",
      ],
      "how-to": [
        "A rampa de aceleração do portão é o tempo que o motor leva para sair do zero e chegar à velocidade, e só existe em motor com inversor, o circuito que controla a rotação. Ela é ajustada na central, por trimpot ou menu, conforme o manual. Rampa curta dá tranco na partida; quem regula é o técnico.",
        "Para ajustar a rampa de desaceleração na central [marca], o técnico grava o percurso, acha no manual o trimpot ou o menu da rampa e a aumenta aos poucos, com um ciclo de teste a cada mudança, até a folha encostar sem pancada. A caixa tem tensão da rede, por isso o ajuste não é do morador.",
        "A rampa de desaceleração da central [marca] se ajusta depois de gravar o percurso, por um trimpot ou pelo menu, conforme o modelo. Mais rampa faz a folha frear mais cedo e chegar devagar; rampa demais a faz parar antes do fim. O técnico regula e testa a reversão na mesma visita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como a rampa é ajustada", "O ajuste da rampa, em ordem"],
        slots: [
          [
            "A ordem é a mesma em quase todas as centrais, e só o nome do ajuste muda. O técnico trabalha com a caixa aberta, onde há tensão, e com a passagem livre.",
            "Cada fabricante dá um nome ao ajuste, mas os passos se repetem. São do técnico, porque a caixa fica energizada durante a regulagem.",
          ],
        ],
        steps: [
          "Deixar a folha leve na mão, porque portão pesado passa do ponto com qualquer rampa.",
          "Conferir se os dois fins de curso, ou o encoder, que conta as voltas do motor, marcam o percurso.",
          "Gravar o percurso completo, como o manual manda.",
          "Aumentar a rampa um pouco de cada vez, com um ciclo inteiro depois de cada mudança.",
          "Baixar a força ao mínimo que move a folha e testar o recuo com uma caixa no vão.",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber se a rampa está certa", "Rampa curta ou longa demais"],
        slots: [
          [
            "O final do movimento mostra de que lado está o erro. Assista a dois ciclos, de longe.",
            "Dois ciclos vistos de longe bastam para saber se a rampa está curta ou longa.",
          ],
        ],
        bullets: [
          "Bate forte no batente: rampa curta ou desligada",
          "Freia e para antes de encostar: rampa longa demais ou força baixa na chegada",
          "Chega devagar e encosta sem barulho: rampa certa",
          "Freia um dia e no outro não: o defeito é do sensor de posição, e não da rampa",
        ],
      },
      {
        about: "what",
        headings: ["Que motores têm rampa", "Rampa em motor comum e em motor com inversor"],
        slots: [
          [
            "No motor comum, a central corta a força em pulsos no fim do percurso, o que tira a pancada, mas freia pouco. No motor com inversor, que controla a rotação, a freada é longa e a folha encosta quase parada. Central antiga pode não ter a função; nesse caso, só uma placa com rampa, compatível com o motor, faz o portão chegar devagar.",
            "A freada longa é do motor com inversor, que muda a rotação. No comum, a placa apenas alivia a força nos últimos palmos, e a diferença já se nota no barulho. Quando a central não tem rampa, troca-se a placa por outra que tenha, desde que sirva ao motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A rampa se perde quando falta luz?",
        answers: [
          "O ajuste fica guardado. Em algumas centrais, o primeiro ciclo depois da queda é lento ou sem freada, porque a placa procura o fim do percurso; do segundo em diante volta ao normal.",
          "Não, o valor continua gravado. O primeiro movimento depois do apagão pode ser diferente, enquanto a central acha o fim do curso.",
        ],
      },
      {
        question: "Rampa maior deixa o portão mais lento?",
        answers: [
          "Um pouco, só no fim do percurso. São poucos segundos a mais, que poupam batente, engrenagem e solda.",
          "Só nos últimos palmos. O tempo total cresce pouco, e o desgaste das pontas cai muito.",
        ],
      },
      {
        question: "Posso ajustar a rampa sozinho?",
        answers: [
          "Não convém. O ajuste fica dentro da caixa, ao lado da tensão da rede, e rampa e força erradas fazem a folha apertar quem está no vão.",
          "O melhor é deixar com o técnico, porque a caixa está energizada e o teste de reversão faz parte do serviço.",
        ],
      },
    ],
    photo: "um vídeo da folha chegando ao fim, feito de longe, e uma foto da etiqueta da central",
  },
  {
    id: "deixar-portao-mais-devagar",
    broader: "regulagem",
    label: "Deixar o portão mais devagar",
    phrase: "deixar o portão mais devagar",
    asks: [
      "diminuir velocidade",
      "diminuir velocidade portão",
      "diminuir velocidade [marca]",
      "reduzir velocidade",
      "reduzir velocidade [marca]",
      "baixar velocidade portão",
      "deixar portão mais devagar",
      "abrir mais devagar",
      "fechar mais devagar",
      "portão mais devagar",
      "fazer portão abrir mais devagar",
      "deixar portão mais lento",
      "abrir mais lento",
      "fechar mais lento",
      "portão muito rápido diminuir",
      "muito rápido como diminuir",
      "fechando muito rápido diminuir",
      "fechando muito rápido diminuir força",
      "fecha muito rápido diminuir força",
      "muito rápido diminuir força",
      "rápido demais diminuir",
      "fechando rápido regular força",
      "fecha rápido demais regular",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para diminuir a velocidade do portão, o motor precisa ter inversor ou ser de corrente contínua, e então o técnico a reduz na central. No motor comum a velocidade é fixa, e só se aumenta a rampa, que desacelera a folha antes do fim. A visita em casa parte de {price.preventive}, sem peças.",
        "Deixar o portão mais devagar é um ajuste da central: com inversor, o técnico reduz a velocidade; sem ele, a rampa desacelera só o trecho final. Diminuir a força não deixa a folha lenta, apenas faz parar no meio. Em residência, a regulagem sai a partir de {price.preventive}, fora as peças.",
        "Portão fechando muito rápido se corrige pela velocidade ou pela rampa, e não pela força, que só muda a reação a um obstáculo. Se é um basculante que passou a descer depressa, desligue e não passe embaixo, porque ele perdeu o equilíbrio. O ajuste em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Velocidade, força e freada: qual reduzir", "O que regular no portão rápido"],
        slots: [
          [
            "A velocidade só se programa com inversor, o controle de rotação, ou em motor de corrente contínua. A força é outro ajuste, e diz quanto o motor insiste diante de um obstáculo.",
            "O que muda a velocidade é o inversor, que controla a rotação, ou o motor de corrente contínua; no comum ela é fixa. A força é quanto o motor empurra ao encontrar resistência.",
            "A rapidez vem da rotação, ajustável só com inversor ou corrente contínua. Já a força indica quanto o portão insiste quando algo o segura.",
          ],
          [
            "A freada, ou rampa, é o trecho final em baixa velocidade, que tira a pancada no batente. A força fica no mínimo que move a folha leve, para o portão recuar ao encostar em alguém.",
            "Se o incômodo é a batida no fim, o ajuste é da rampa, o pedaço final mais lento, e do ponto de parada. A força fica no menor valor que leva a folha, para ela recuar diante de alguém.",
            "Contra a batida no fim, aumenta-se a rampa, que freia a folha antes do batente. A força mínima, por sua vez, faz o portão recuar ao encostar em uma pessoa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico deixa o portão mais lento", "A regulagem, passo a passo"],
        slots: [
          [
            "O ajuste é feito na central, que tem tensão da rede, com a passagem livre e um teste a cada mudança. A folha vem primeiro, porque peso errado estraga qualquer regulagem.",
            "A placa fica energizada durante o ajuste, por isso é serviço do técnico. Ele começa pela folha e testa cada mudança com um ciclo.",
            "Como a central tem rede elétrica exposta, o ajuste cabe ao técnico, que acerta antes a folha e testa a cada passo.",
          ],
        ],
        steps: [
          "O técnico confere o equilíbrio da folha.",
          "Reduz a velocidade de fechamento ou aumenta a rampa, conforme o motor.",
          "Deixa a força no menor valor que move a folha leve.",
          "Acerta o ponto de parada, para ela encostar sem bater.",
          "Testa a reação com uma caixa no caminho e confere a fotocélula.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando a rapidez é defeito", "Portão que ficou rápido de repente"],
        slots: [
          [
            "Basculante que passou a descer depressa perdeu o equilíbrio, porque cabo, mola ou contrapeso cedeu. Desligue o disjuntor, não passe embaixo e não destrave, já que a folha pode cair.",
            "Se a folha que sobe começou a despencar, o contrapeso, o cabo ou a mola falhou. Pare de usar, desligue o disjuntor e mantenha todos longe, sem destravar.",
            "Uma folha basculante que desce mais rápido que antes perdeu o apoio do cabo, da mola ou do contrapeso. Desligue o disjuntor, deixe como está e não passe embaixo.",
          ],
          [
            "Nos outros portões, a central pode ter voltado ao valor de fábrica depois de queda de luz ou troca de placa. Nesse caso, falta só refazer a programação.",
            "Fora do basculante, a mudança súbita costuma ser programação perdida, por falta de luz ou placa nova, e ela é regravada.",
            "Já no portão de correr ou de abrir, placa trocada ou memória apagada explica a rapidez repentina, e basta reprogramar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso baixar a força ou a velocidade sozinho?",
        answers: [
          "Não, porque o ajuste fica sob a tampa, onde há tensão da rede, e força errada deixa o portão sem recuo.",
          "Melhor não. Além do risco de choque, cada mudança precisa ser testada com uma caixa no caminho.",
        ],
      },
      {
        question: "E se o meu motor não tem ajuste de velocidade?",
        answers: [
          "Uma central com rampa serve em boa parte dos motores comuns e suaviza a chegada. A etiqueta mostra se há uma compatível.",
          "Dá para suavizar o fim, por ajuste ou por outra placa. Velocidade menor no caminho todo, só com motor de inversor.",
        ],
      },
      {
        question: "Fechar mais devagar deixa o portão mais seguro?",
        answers: [
          "Ajuda, mas quem evita o toque é a fotocélula; a lentidão só dá mais tempo de sair.",
          "Um pouco. Fotocélula limpa e força no mínimo protegem mais que a velocidade baixa.",
        ],
      },
      {
        question: "Quanto custa um motor com velocidade ajustável?",
        answers: [
          "No basculante de até {width.quarterHp}, o JetFlex, com inversor, sai por {price.jetflex} instalado. Nos outros tipos, o preço depende do peso da folha.",
          "Para basculante de até {width.quarterHp}, o JetFlex custa {price.jetflex} com instalação. De correr e de abrir são orçados pela folha.",
        ],
      },
    ],
    photo: "um vídeo do fechamento, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "fecha-rapido-demais",
    broader: "regulagem",
    label: "Portão fecha rápido demais",
    phrase: "o portão que fecha rápido demais",
    asks: [
      "portão desce com tudo bate",
      "portão fechando com violência",
      "portão fecha força velocidade abre devagar",
      "fecha muito rápido",
      "fecha rápido demais",
      "fechando muito rápido",
      "abre muito rápido",
      "portão rápido demais",
      "muito rápido fechar",
      "sobe muito rápido",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre muito rápido quase sempre está com a velocidade alta na central ou com a folha desequilibrada, que dispara sozinha. No basculante, desligue o disjuntor, não o solte e não passe embaixo, porque o contrapeso está pesado demais. A regulagem em casa parte de {price.preventive}, sem peças.",
        "Portão basculante que fecha rápido demais perdeu o equilíbrio: contrapeso, cabo ou mola já não seguram a folha, que pode cair, e isso é perigoso. Desligue o disjuntor, não destrave e chame; nos outros tipos, a causa é rampa ou velocidade da central, e a visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão desce rápido demais e bate, pare de usar: no basculante, a folha pesa mais que o contrapeso e pode despencar. Corte a energia no disjuntor e não solte o motor. No de correr e no de abrir, quase sempre é regulagem, a partir de {price.preventive} em casa, sem contar peças.",
        "Fechar rápido demais é perigoso, sim, e no basculante significa contrapeso, mola ou cabo sem força, com risco de queda. Ninguém passa embaixo, o disjuntor fica desligado e a folha não se destrava. Quando o motor gira depressa em portão de correr ou de abrir, ajusta-se a central, a partir de {price.preventive} em casa, fora peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer até a regulagem", "Portão rápido demais: cuidados"],
        slots: [
          [
            "Deixe o portão parado, de preferência fechado, sem energia e com crianças e animais longe. Não calce a folha, não freie com a mão e não aumente a força, que tira o recuo diante de quem passa.",
            "Com o disjuntor desligado, ninguém passa pelo vão nem tenta segurar a folha. Aumentar a força piora, porque anula a reversão, e calço escapa.",
            "Até o acerto, a folha não se move: energia cortada, passagem isolada e nada de escora improvisada. Força a mais só tira a proteção de quem estiver no caminho.",
          ],
          [
            "No basculante, destravar para sentir o peso é o que não se faz, porque a folha pode descer de uma vez. Se ficou aberta no alto, mantenha todos afastados.",
            "Não solte o motor do basculante em hipótese alguma: pode ser ele que segura a folha. Parada em cima, ela pede área livre embaixo.",
            "O motor do basculante talvez seja o único freio, e soltar a chave derruba a folha. Aberta, ela exige distância de pessoas e carros.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão fecha rápido demais", "Peso da folha, rampa ou programação"],
        slots: [
          [
            "No basculante, a folha pesa mais que o contrapeso e desce acelerando: cabo esticado, mola cansada ou massa retirada depois de uma reforma. Subir devagar e descer depressa confirma.",
            "Mola fraca, cabo frouxo ou contrapeso leve fazem o basculante acelerar na descida, com o motor só freando. O sinal é a subida lenta e a descida brusca.",
            "O peso vence o contrapeso quando a mola cansa, o cabo estica ou a folha ganhou chapa nova. Nota-se porque sobe arrastado e desce com tudo.",
          ],
          [
            "Nos demais, a rampa, a redução de velocidade no fim, ficou curta ou desligada, ou a placa voltou ao valor de fábrica. Terreno inclinado e vento em folha fechada também empurram.",
            "Portão de correr ou de abrir acelera por rampa desligada, central trocada ou reiniciada, ladeira no trilho ou vento na chapa. Em motor com inversor, a velocidade é um número na placa.",
            "Fora do basculante, procura-se a desaceleração mal gravada, a central que perdeu os ajustes e o desnível do trilho. O vento soma força em folha de chapa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico regula o portão", "O acerto e o que pesa no preço"],
        slots: [
          [
            "Sem energia, a folha é escorada e o equilíbrio acertado primeiro; só depois vêm parada, força e velocidade. A prova é um objeto no vão: o portão tem de parar ou voltar.",
            "O serviço começa pelo peso da folha, com escora, porque motor não corrige portão desequilibrado. Em seguida se ajustam rampa e força, e um objeto macio testa a reversão.",
            "Primeiro o técnico escora e equilibra, depois regula fim de curso, rampa e força. Uma caixa no caminho, nunca uma pessoa, mostra se a folha recua.",
          ],
          [
            "Só regular é o mais barato, e a faixa comum em casa é de {price.preventiveRange}, sem peças. Cabo, mola, contrapeso e solda são somados no orçamento.",
            "Em residência, a regulagem costuma ficar em {price.preventiveRange}, fora peças; contrapeso refeito, mola ou cabo aumentam a conta.",
            "Ajuste de central fica na parte de baixo da faixa comum, {price.preventiveRange} em casa, e troca de mola ou cabo se acrescenta a ela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Depois do acerto, ele pode ficar mais lento?",
        answers: [
          "Com a folha equilibrada, sim: em central com inversor reduz-se a velocidade; na comum, alonga-se a rampa no fim, se a placa tiver.",
          "Pode, quando a placa permite. Sem o recurso, uma central com rampa serve em boa parte dos motores comuns.",
        ],
      },
      {
        question: "O portão desce rápido e sobe devagar. O que é?",
        answers: [
          "É folha mais pesada que o contrapeso. Pare de usar, porque o cabo e o motor carregam o que não deviam.",
          "É desequilíbrio, e o motor sobe forçado. O contrapeso ou a mola precisa de acerto, com a folha escorada.",
        ],
      },
      {
        question: "Motor rápido é perigoso?",
        answers: [
          "Não, se tem rampa, fotocélula e reversão testadas e a folha é firme. Sem isso, a velocidade vira pancada.",
          "Bem instalado, não. O risco está em velocidade alta com folha fraca ou sensor desligado.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Regular rampa e força leva até {trade.smallRepair}. Refazer contrapeso ou trocar cabo e mola ocupa mais tempo, informado no orçamento.",
          "Até {trade.smallRepair} quando é só ajuste. Equilíbrio do basculante demora mais, porque a folha precisa ser escorada.",
        ],
      },
    ],
    photo: "um vídeo do fechamento, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "fecha-antes-do-carro",
    broader: "regulagem",
    label: "Portão que fecha antes do carro passar",
    phrase: "o portão que fecha antes do carro passar",
    asks: [
      "aumentar tempo carro atravessar portão",
      "fechou sozinho carro",
      "fechou sozinho porta carro",
      "fechou porta carro aberta",
      "correr fechou sozinho carro",
      "não espera",
      "não espera carro",
      "fecha antes",
      "fecha antes carro",
      "fecha antes segundo carro",
      "fecha segundo carro",
      "fecha antes sair",
      "fecha antes entrar",
      "fecha sem dar tempo",
      "não dá tempo passar",
      "não dá tempo carro",
      "fecha rápido tempo",
      "fecha sozinho rápido",
      "fecha sozinho rápido demais",
      "fecha sozinho muito rápido",
      "fechando sozinho rápido demais",
      "fecha sozinho cedo",
      "fecha sozinho depressa",
      "fecha enquanto carro",
      "fecha logo depois abrir",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que fecha antes de o carro passar está com a pausa do fechamento automático curta ou com a fotocélula falhando. Não pare no vão nem passe correndo. O técnico aumenta o tempo, em casa para 15 a 30 segundos, e testa o sensor, em visita a partir de {price.preventive}, sem peças.",
        "Para aumentar o tempo do portão que fecha sozinho muito rápido, regrava-se a pausa na central, por botão externo ou aplicativo, se houver, ou com o técnico. A fotocélula é testada junto, porque a folha não pode fechar com o carro no vão. A visita em residência parte de {price.preventive}, fora as peças.",
        "O portão do prédio que fecha antes do segundo carro passar tem a pausa contada para um só. Cada motorista deve acionar o seu controle, porque seguir colado causa batida. O técnico aumenta o tempo, testa a fotocélula ou acrescenta sensor no piso; em casa, a regulagem parte de {price.preventive}, sem peças.",
        "Portão automático fechando sozinho rápido demais se corrige com uma pausa maior na central e com a fotocélula conferida, para a folha não fechar com o carro no vão. Até lá, desligue o fechamento automático se houver botão externo ou aplicativo. O ajuste residencial começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer até o ajuste", "Teste a fotocélula e o tempo"],
        slots: [
          [
            "Teste a pé e longe da folha, nunca com o carro nem com o corpo. Se o portão fecha com algo no feixe, pare de usar o fechamento automático.",
            "Faça o teste sem carro no vão e fora do caminho da folha. Fechar com o feixe cortado é defeito grave, e o portão deve ficar desligado.",
            "O teste é com um cabo de vassoura, de lado, e ninguém na passagem. Se a folha não para, deixe o disjuntor desligado até o conserto.",
          ],
        ],
        steps: [
          "Limpe as lentes da fotocélula com um pano seco.",
          "Com o portão fechando, corte o feixe com um cabo de vassoura: a folha tem de parar ou voltar.",
          "Cronometre a sua saída mais lenta e some cinco segundos.",
          "Veja se ninguém aperta o controle duas vezes.",
          "Enquanto não ajusta, desligue o fechamento automático por botão externo ou aplicativo, se houver.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão fecha cedo demais", "Pausa curta, sensor ou comando repetido"],
        slots: [
          [
            "A pausa é o tempo de espera com o portão aberto, e o que basta para um carro pequeno é curto para rampa ou manobra. Troca de placa e queda de luz podem devolvê-la ao valor de fábrica.",
            "O tempo de espera aberto, a pausa, pode ter sido gravado curto ou voltado ao padrão depois de placa nova ou falta de luz. Rampa e garagem comprida precisam de mais segundos.",
            "Poucos segundos de pausa não bastam para quem manobra ou sobe rampa. Às vezes o tempo era bom e se perdeu em uma troca de placa ou queda de energia.",
          ],
          [
            "Fotocélula que só vê as rodas deixa o vão entre os eixos sem proteção, e a função de fechar após a passagem pode agir nesse intervalo. Um segundo toque no controle, de quem vem atrás, também manda fechar.",
            "O sensor baixo vê as rodas e perde o meio do carro, e a função de fechar depois da passagem manda a folha nesse momento. Outro toque no botão, de quem vem atrás, faz o mesmo.",
            "Entre uma roda e outra o feixe fica livre, e a central pode fechar ali, sobretudo com o fechamento pela passagem ligado. Comando repetido no controle, pelo carro de trás, é a outra causa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se ajusta o tempo do portão", "Pausa nova e teste da fotocélula"],
        slots: [
          [
            "O técnico testa primeiro o sensor e depois grava a pausa com folga sobre a sua manobra. O teste final é com uma caixa no lugar do carro.",
            "A fotocélula é conferida antes, e só então o tempo aumenta, medido na sua manobra. No fim, uma caixa no vão mostra se a folha para.",
            "O sensor em ordem vem antes do tempo. A pausa nova cobre a saída mais lenta da casa, e o fechamento é testado com uma caixa no vão.",
          ],
          [
            "Em prédio, um segundo par de fotocélulas em outra altura, ou o laço no piso, que sente o metal do carro, cobre o veículo inteiro. Essas peças são orçadas à parte.",
            "Para carro longo ou fila, soma-se outro par de sensores ou o laço indutivo, um fio no piso que percebe o carro. São peças orçadas separadamente.",
            "Onde passam veículos altos ou seguidos, vale o laço no piso, que detecta o metal, ou mais um par de sensores, cobrados à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos segundos de pausa usar?",
        answers: [
          "Em casa, de 15 a 30 segundos costumam servir, com rampa e manobra perto dos 30. Meça a sua saída e some cinco.",
          "O que couber na manobra mais lenta, com folga: em geral de 15 a 30 em residência e de 10 a 20 em prédio.",
        ],
      },
      {
        question: "Posso desligar o fechamento automático?",
        answers: [
          "Pode, e é o mais seguro enquanto o sensor não funciona. O portão passa a fechar só pelo controle.",
          "Sim, pela programação da central. Avise a todos da casa que precisam fechar pelo controle.",
        ],
      },
      {
        question: "Se fechar no carro, ele volta?",
        answers: [
          "Deveria voltar, pela fotocélula ou pelo esforço. Se não volta, desligue o disjuntor e não use até consertar.",
          "Com sensor e força em ordem, sim. Não teste com o carro nem com o corpo.",
        ],
      },
      {
        question: "Quem paga se o portão bater no carro?",
        answers: [
          "Depende da causa: defeito ou falta de sensor costuma pesar sobre quem cuida do portão, e entrar colado, sobre o motorista. Guarde fotos e a hora.",
          "Em prédio, a convenção e o seguro orientam; em geral conta se havia defeito conhecido. Registre fotos e avise a administração.",
        ],
      },
    ],
    photo: "uma foto da passagem com os sensores e outra da etiqueta do motor",
  },
  {
    id: "perdeu-o-percurso",
    broader: "regulagem",
    label: "Portão perdeu o percurso",
    phrase: "o portão que perdeu o percurso",
    asks: [
      "zerar percurso",
      "zerar percurso portão",
      "como zerar percurso portão",
      "refazer percurso portão",
      "regravar percurso portão",
      "portão desmemoriado",
      "portão não sabe onde parar",
      "central reencontrar percurso",
      "reencontrar percurso portão",
      "perdeu percurso encoder",
      "perdeu percurso",
      "percurso perdido",
      "perdeu curso",
      "perdeu memória percurso",
      "desprogramou",
      "desprogramou sozinho",
      "portão desprogramado",
      "desconfigurou",
      "desregulou queda luz",
      "desregulou depois energia",
      "perdeu programação",
      "perdeu regulagem",
      "não para lugar certo",
      "percurso depois luz",
      "motor desconfigurado",
      "portão desconfigurado",
      "motor desconfigurou",
      "reprogramar acabou luz",
      "reprogramar depois luz",
      "reprogramar faltou luz",
      "reprogramar portão luz",
      "reprogramar queda energia",
      "programar depois queda luz",
      "programar queda luz",
      "programar faltou luz",
      "programar portão depois luz",
      "programar depois queda energia",
      "motor desprogramado",
      "[marca] desprogramado",
      "motor [marca] desprogramado",
      "jetflex perdeu programação",
      "jetflex desprogramou",
      "jetflex desprogramado",
      "[modelo] perdeu programação",
      "perdeu programação curso",
      "perdeu programação do percurso",
      "perde programação curso",
      "perde programação percurso",
      "garen speed perdeu curso",
      "[marca] perdeu programação curso",
      "[marca] perdeu programação percurso",
      "[marca] perdeu percurso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que perdeu o percurso não sabe mais onde a folha está, e por isso anda devagar, para antes do fim ou bate no batente. Deixe a passagem livre, dê um comando e espere a folha ir até o fim, porque muitas centrais reaprendem sozinhas. Se não resolver, o técnico regrava o percurso, a partir de {price.preventive} em casa, sem peças.",
        "Motor que perdeu o curso é aquele em que a central esqueceu onde a folha abre e fecha, quase sempre depois de uma queda de luz. Religue o disjuntor, dê um comando e espere uma volta lenta e completa, que em boa parte das placas regrava tudo. Se o portão continuar errado, a regulagem em casa parte de {price.preventive}, sem peças.",
        "Para zerar ou reprogramar o percurso do portão, libere a passagem, desligue o disjuntor por um minuto, religue e dê um só comando, sem interromper a folha até o batente. Muitas centrais regravam assim. Nas outras, o técnico usa o botão de curso da placa, em visita a partir de {price.preventive} em casa, sem peças.",
        "Motor de portão desprogramado ou desconfigurado ficou sem o percurso que estava gravado na central, em geral por queda de luz. Com a passagem livre, dê um comando e espere a folha ir até o batente, pois muitas placas se reprogramam sozinhas. Se nada mudar, o técnico regrava tudo, a partir de {price.preventive} em casa, sem peças.",
        "Motor que vive perdendo o percurso costuma ter um ímã de parada solto, batente que cedeu ou falha no encoder, o sensor que conta as voltas do motor. Regravar sem corrigir a causa dura pouco. O técnico firma o que está solto e grava o percurso, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fazer o portão reencontrar o percurso", "Passo a passo depois da queda de luz"],
        slots: [
          [
            "Faça o teste por fora, com a tampa do motor fechada e todos longe da folha, que pode chegar com força ao batente. Não faça em basculante que desce torto ou pesado.",
            "A tampa do motor fica fechada e ninguém fica perto da folha, porque ela pode bater no fim. Se o basculante está torto ou descendo pesado, pule o teste e chame o técnico.",
            "O que o morador pode fazer é um ciclo completo, de longe e sem abrir a tampa, já que a folha talvez bata ao chegar. Basculante torto ou pesado não entra neste teste.",
          ],
        ],
        steps: [
          "Confirme que o motor está travado e a passagem, livre.",
          "Desligue o disjuntor do portão por um minuto e religue.",
          "Dê um comando e espere a folha ir até o batente, sem apertar de novo.",
          "Dê o comando contrário e deixe o movimento terminar.",
          "Se o portão parar errado outra vez, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão perde o percurso", "Queda de luz, motor destravado ou sensor"],
        slots: [
          [
            "A central memoriza onde a folha abre e onde fecha. Quando a luz cai no meio do movimento, ou alguém empurra o portão com o motor destravado, a posição real deixa de bater com a memorizada.",
            "Na memória da placa ficam os dois fins do caminho da folha. Uma queda de energia com o portão andando, ou uma abertura na mão com o motor solto, muda a folha de lugar sem a placa saber.",
            "O percurso é o registro de onde a folha começa e termina. Ele perde a validade se falta luz durante a abertura ou se o portão é movido na mão, com o motor destravado.",
          ],
          [
            "Se isso acontece toda semana, a causa é uma peça: ímã de fim de curso solto, batente que cedeu, placa ou encoder, o sensor que conta as voltas do motor. Led do encoder piscando pode ser só a busca do percurso ou um aviso de falha.",
            "Quando a perda se repete, procure o defeito em vez de regravar. Os suspeitos são o ímã que marca o fim do caminho, o batente frouxo, a placa e o encoder, que conta as voltas e cujo led pisca tanto na busca quanto no erro.",
            "Perder o curso várias vezes no mês aponta para peça solta ou gasta, como ímã, batente, placa ou encoder (o contador de voltas do motor). O led dele pisca enquanto a central procura o caminho e também quando há falha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico grava o percurso", "A regravação do curso na central"],
        slots: [
          [
            "O técnico deixa a folha leve, firma batentes e ímãs e só então grava o percurso, pela sequência do manual daquela placa. Essa sequência muda de um modelo para outro, mesmo dentro da mesma marca.",
            "Antes de programar, o técnico alivia a folha e reaperta batentes e sensores, porque um curso gravado em folha dura não se mantém. A ordem dos botões segue o manual da placa e varia até entre modelos do mesmo fabricante.",
            "Folha leve, batente firme e ímã no lugar vêm primeiro, para a gravação durar. Depois o curso é gravado conforme o manual da central, já que cada modelo tem a sua sequência.",
          ],
          [
            "No fim, o técnico regula a força e a desaceleração e põe um objeto no caminho para ver o portão parar ou voltar. Em casa, a visita fica em geral de {price.preventiveRange}, sem peças.",
            "Terminada a gravação, o técnico acerta a força e a chegada lenta e testa a reversão com uma caixa no vão. O mais comum em residência é pagar de {price.preventiveRange}, fora as peças.",
            "A força fica no mínimo que leva a folha, a chegada é suavizada, e a reversão é provada com um obstáculo. O valor residencial mais comum vai de {price.preventiveRange}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles também se apagam na falta de luz?",
        answers: [
          "Em geral, não: os cadastros ficam gravados mesmo sem energia. Se os controles sumiram junto com o percurso, a placa pode ter sofrido um surto e precisa de exame.",
          "Não costumam sumir, porque percurso e controles são memórias diferentes. Controle apagado depois da queda sugere surto na placa.",
        ],
      },
      {
        question: "Posso programar o percurso sozinho?",
        answers: [
          "Pode, se o seu modelo programa pelo controle ou por um botão externo e você tem o manual. Quando é preciso abrir a tampa, deixe com o técnico, porque há rede elétrica exposta lá dentro.",
          "Só com o manual da sua central e sem abrir a tampa. Durante a gravação a placa fica ligada à rede, e por isso o ajuste interno é do técnico.",
        ],
      },
      {
        question: "O nobreak evita que o portão perca o percurso?",
        answers: [
          "Evita boa parte dos casos, porque a folha termina o movimento quando falta luz. Ele não corrige ímã solto nem placa com defeito.",
          "Ajuda bastante nas quedas de luz, já que o motor não desliga no meio do caminho. Sensor solto ou batente que cedeu continuam precisando de conserto.",
        ],
      },
      {
        question: "O portão anda devagar depois que a luz voltou. É defeito?",
        answers: [
          "Em geral, não: é a volta de reconhecimento, em que a central procura o batente. Depois de um ou dois ciclos completos, a velocidade deve voltar ao normal.",
          "Pode ser só a central reconhecendo o caminho, com marcha lenta até o fim. Se o portão continuar lento depois de dois ciclos, peça a regulagem.",
        ],
      },
    ],
    photo: "um vídeo do portão parando no lugar errado e uma foto da etiqueta do motor",
  },
  {
    id: "quantos-segundos-de-pausa",
    broader: "regulagem",
    label: "Quantos segundos de pausa",
    phrase: "o tempo de pausa do fechamento automático",
    intent: "question",
    asks: [
      "quanto tempo deve ficar aberto",
      "quanto tempo portão deve ficar aberto",
      "quanto tempo portão pode ficar aberto",
      "quanto tempo pode ficar aberto fechamento",
      "quanto tempo portão pode ficar aberto garagem",
      "tempo ideal portão aberto",
      "norma tempo portão aberto",
      "lei tempo portão aberto",
      "quanto tempo portão garagem aberto",
      "tempo máximo portão aberto",
      "tempo permanência aberto",
      "quantos segundos pausa",
      "segundos fechamento automático",
      "quantos segundos fechar",
      "quantos segundos fechamento",
      "tempo pausa quantos segundos",
      "tempo pausa ideal",
      "pausa ideal",
      "pausa fechamento automático segundos",
      "melhor tempo fechamento automático",
      "ideal tempo fechamento automático",
      "quantos segundos deixar",
      "quantos segundos aberto",
      "quanto tempo deixar aberto fechar sozinho",
      "tempo ideal fechar sozinho",
      "tempo pausa portão",
      "quanto tempo pausa",
      "tempo pausa deixar",
      "quanto tempo pausa deixar",
      "pausa deixar automático",
      "quanto tempo pausa deixar automático",
      "quanto tempo portão fica aberto",
      "quanto tempo fica aberto",
      "tempo portão fica aberto",
      "tempo portão aberto",
      "quanto tempo portão aberto fechar",
      "quantos segundos portão fica aberto",
    ],
    answers: {
      any: [
        "O tempo de pausa do fechamento automático fica de 15 a 30 segundos em casa e de 10 a 20 em prédio, contados com o portão todo aberto e só com fotocélula. Não conhecemos lei que fixe esse número. O que decide é a sua manobra mais lenta, com uns cinco segundos de sobra.",
        "Quantos segundos deixar de pausa depende da manobra: de 15 a 30 em casa e de 10 a 20 em condomínio, onde a fotocélula reinicia a contagem a cada carro. Cronometre a saída mais lenta e some cinco segundos. Sem fotocélula, deixe o fechamento automático desligado.",
        "O portão da garagem pode ficar aberto de 15 a 30 segundos em casa e de 10 a 20 em prédio, que é a pausa usual antes de fechar sozinho. Não conhecemos norma com esse número, e vale a manobra mais lenta mais cinco segundos, sempre com fotocélula para a folha não fechar sobre alguém.",
        "O tempo de pausa ideal no fechamento automático do prédio fica de 10 a 20 segundos, com a fotocélula reiniciando a contagem a cada carro. Tempo maior deixa a entrada exposta, e menor faz a folha voltar na fila. Em casa, o usual é de 15 a 30 segundos, conforme a manobra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos segundos em cada caso", "A pausa conforme quem usa o portão"],
        slots: [
          [
            "A pausa começa a contar com a folha toda aberta, e não no toque do controle. O tempo em que o portão anda fica fora da conta.",
            "Conte a partir do portão aberto, porque os segundos do movimento não fazem parte da pausa.",
            "A contagem só começa quando a folha chega ao fim da abertura, e por isso o tempo de abrir não se soma.",
          ],
        ],
        bullets: [
          "Casa com um carro e saída direta: uns 15 segundos; com rampa ou manobra, até 30",
          "Prédio com fila de carros: pausa curta, perto de 10 segundos, porque cada carro recomeça a conta",
          "Idoso, cadeirante ou descarga de compras: 40 segundos ou mais",
          "Portão sem fotocélula: fechamento automático desligado",
        ],
      },
      {
        about: "check",
        headings: ["Como achar o seu tempo", "O teste que dá o número certo"],
        slots: [
          [
            "Meça a manobra mais demorada, e não a média, porque é nela que o portão fecharia cedo demais. Faça com calma, como em um dia comum.",
            "O tempo certo sai da saída mais lenta da casa, com sobra, para que ela caiba na pausa. Quem dirige devagar é a referência.",
            "Cronometre a pessoa que mais demora, já que a média faria a folha fechar sobre ela. Alguns segundos a mais completam a conta.",
          ],
        ],
        steps: [
          "Abra o portão e conte quanto o carro leva para passar por inteiro.",
          "Some cinco segundos.",
          "Grave esse tempo por botão externo ou aplicativo, pelo manual; se o ajuste fica na placa, chame o técnico.",
          "Teste a fotocélula com um cabo de vassoura no feixe: a folha precisa parar ou voltar.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que a pausa depende da fotocélula", "Fotocélula e fechamento após a passagem"],
        slots: [
          [
            "A fotocélula é o par de sensores que vigia o vão. Com ela, quem cruza o feixe reinicia a contagem ou faz a folha parar; sem ela, o portão fecha na hora marcada, haja ou não alguém.",
            "Quem percebe o carro é a fotocélula, os dois sensores nas laterais, que seguram ou reabrem a folha quando o feixe é cortado. Sem eles, a contagem acaba e o portão fecha do mesmo jeito.",
            "Sem o par de sensores chamado fotocélula, a central não sabe se há gente no vão e fecha ao fim do tempo. Com ele, o feixe interrompido adia ou desfaz o fechamento.",
          ],
          [
            "Muitas centrais têm ainda o fechamento após a passagem, que conta poucos segundos depois que o carro sai do feixe. Em prédio, isso deixa a entrada menos tempo aberta sem apressar ninguém.",
            "Outra função comum fecha o portão logo que o carro libera o feixe. Ela combina com condomínio, porque encurta o tempo de entrada aberta e não atrapalha a manobra.",
            "Há também o fechamento pela própria passagem, poucos segundos depois de o feixe ficar livre. É útil em garagem coletiva, onde a entrada exposta preocupa mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Rampa ou fila de carros muda o tempo?",
        answers: [
          "Com rampa ou manobra, some de 5 a 10 segundos. A fila não exige mais tempo, porque a fotocélula recomeça a contagem a cada carro.",
          "Rampa pede de 5 a 10 segundos a mais. Na fila, cada carro que corta o feixe reinicia a contagem, e a pausa pode continuar curta.",
        ],
      },
      {
        question: "Quanto custa mudar o tempo?",
        answers: [
          "O ajuste faz parte da regulagem: em casa, a visita parte de {price.preventive}, sem peças, e inclui testar fotocélula e força.",
          "Em residência, a visita de regulagem começa em {price.preventive}, fora as peças. O tempo é gravado junto com a conferência do sensor.",
        ],
      },
      {
        question: "Posso mudar o tempo eu mesmo?",
        answers: [
          "Por botão externo ou aplicativo, sim, com o manual. Se o ajuste fica na placa, há tensão sob a tampa, e o serviço é do técnico.",
          "Só onde o manual indica ajuste por fora, porque a placa aberta expõe a rede elétrica.",
        ],
      },
      {
        question: "Pausa curta gasta menos o motor?",
        answers: [
          "Não, o desgaste vem do número de aberturas. Pausa curta demais até aumenta o uso, porque obriga a abrir de novo.",
          "Não: cada ciclo gasta igual. Se a folha fecha cedo e precisa reabrir, o motor trabalha mais.",
        ],
      },
    ],
    photo: "um vídeo de lado de um ciclo completo e a foto da etiqueta do motor",
  },
  {
    id: "nivelar-portao-de-correr",
    broader: "regulagem",
    label: "Nivelar portão de correr",
    phrase: "o nivelamento do portão de correr",
    intent: "how-to",
    asks: [
      "portão correr caindo para um lado",
      "portão correr fora nível anda sozinho nivelar",
      "nivelar portão correr",
      "nivelar correr",
      "nivelar deslizante",
      "nivelar portão",
      "como nivelar portão",
      "portão desnivelado",
      "correr desnivelado",
      "deslizante desnivelado",
      "nivelar trilho",
      "alinhar portão correr",
      "alinhar deslizante",
      "desnivelado trilho",
      "correr fora nível",
      "trilho fora nível",
    ],
    answers: {
      any: [
        "Para alinhar e nivelar o portão de correr, o técnico acerta primeiro o trilho e depois as roldanas: mede o nível metro a metro, levanta o trecho que afundou e regula a altura das roldanas. Você pode medir e limpar; erguer a folha é do técnico, porque ela tomba. Em casa, fica em geral de {price.preventiveRange}, sem peças.",
        "Portão deslizante desnivelado, que cai para um lado ou anda sozinho, é nivelado no trilho e nas roldanas, com a folha escorada. A medida você mesmo faz, com o portão fechado. O serviço, em residência, fica em geral de {price.preventiveRange}, fora peças, e custa mais se o trilho for refeito.",
        "Se o portão de correr está fora de nível e anda sozinho, deixe o motor travado e meça o trilho com um nível comprido. Nivelar é levantar o trecho que afundou e acertar as roldanas. A folha pesada pode tombar, por isso o serviço é do técnico, quase sempre de {price.preventiveRange} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que você mesmo pode medir", "Nível, prumo e guia: a conferência"],
        slots: [
          [
            "Medir não tem risco, mas mover ou erguer a folha tem. Faça a conferência com o portão fechado e o motor travado.",
            "Até aqui é só olhar e anotar, com o portão fechado. Não calce nem levante nada.",
            "Com a folha fechada e travada, você mede sem perigo. Tudo o que levanta peso fica para o técnico, com escora.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho.",
          "Ponha um nível comprido sobre o trilho, metro a metro, e anote onde ele desce.",
          "Compare o vão entre a folha e a coluna, em cima e embaixo: se é diferente, a folha está fora de prumo.",
          "Veja se a guia de cima segura a folha sem apertar.",
          "Fotografe o trilho de ponta a ponta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão de correr desnivela", "Trilho, roldanas ou piso"],
        slots: [
          [
            "O lado que desceu mostra se o defeito é do trilho ou da roldana. Compare com a lista:",
            "Compare o que você mediu com estes casos:",
            "A medida do trilho indica uma destas causas:",
          ],
        ],
        bullets: [
          "Trilho baixo num trecho: o piso ou o concreto cedeu",
          "Trilho nivelado e folha torta: roldana gasta de um lado",
          "Folha que anda sozinha destravada: trilho em declive",
          "Folha que encosta na coluna só em cima: guia fora do lugar",
          "Cremalheira que aperta num ponto: a folha ou o trilho subiu ali",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para nivelar", "Calço, solda ou roldana nova"],
        slots: [
          [
            "Com a folha escorada, o técnico levanta e chumba o trecho de trilho que cedeu, com chapa e argamassa. Depois troca as roldanas gastas, em par, e acerta a guia de cima.",
            "A folha é escorada, o trilho volta ao nível com chapa e argamassa, e as roldanas são trocadas aos pares. A guia de cima é ajustada por último.",
            "O técnico põe a escora e calça o trilho com chapa e argamassa. Em seguida troca as roldanas, sempre as duas, e regula a guia de cima.",
          ],
          [
            "No fim, a cremalheira volta a {rack.clearance} da engrenagem, porque a altura mudou, e o ponto de parada é regulado. Só com roldanas e ajuste, o serviço leva até {trade.smallRepair}. Trilho refeito precisa de tempo de cura.",
            "Como a folha mudou de altura, o técnico acerta de novo a folga da cremalheira, de {rack.clearance}, e o fim de curso. Ajuste com roldanas leva até {trade.smallRepair}; concreto novo precisa secar antes do uso.",
            "A folga de {rack.clearance} na cremalheira e o ponto de parada são acertados no final. Sem obra no trilho, o serviço leva até {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço de nivelar", "Regulagem, roldanas ou trilho"],
        slots: [
          [
            "O mais barato é regular a guia e a parada. Trocar as roldanas custa mais, calçar o trilho vem depois, e refazer o trecho com concreto é o mais caro. Folha longa e pesada aumenta o tempo e o valor.",
            "O ajuste é o mais barato, as roldanas vêm depois, e o trilho refeito é o mais caro. O tamanho da folha também muda o preço.",
            "O valor cresce do ajuste para as roldanas, e das roldanas para o trilho. Quanto maior a folha, mais escora e mais tempo o serviço exige.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão corre sozinho quando destravo. É falta de nível?",
        answers: [
          "É. Um trilho em declive faz a folha andar sozinha e bater. Deixe o motor travado até o acerto.",
          "Sim, o trilho desce para aquele lado. Não destrave mais o portão, porque a folha solta ninguém segura.",
        ],
      },
      {
        question: "Posso calçar o trilho com papelão ou madeira?",
        answers: [
          "Não. Esses calços cedem com a água e o peso, e a folha volta a descer em semanas. O certo é chapa e argamassa.",
          "Nem por um dia. O material mole se esmaga sob a roldana e pode tirar a folha do trilho.",
        ],
      },
      {
        question: "Dá para regular a altura das roldanas sem trocar?",
        answers: [
          "Em portões com suporte regulável, sim, por parafuso, com a folha escorada. Roldana gasta precisa ser trocada.",
          "Só quando o suporte tem regulagem. Na maioria dos portões, a altura volta ao normal com roldanas novas.",
        ],
      },
      {
        question: "O desnível estraga o motor?",
        answers: [
          "Estraga. Num sentido o motor puxa a folha morro acima, esquenta e gasta a engrenagem.",
          "Sim, porque o esforço fica todo de um lado. Motor quente só num sentido é o sinal.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta e do vão entre folha e coluna",
  },
  {
    id: "programar-parada-suave",
    broader: "regulagem",
    label: "Programar a parada suave",
    phrase: "a programação da parada suave",
    asks: [
      ...combine(
        ["programar", "como programar", "regular", "como regular", "ajustar", "ativar", "configurar"],
        ["parada suave", "parada suave portão", "parada suave motor", "desaceleração", "rampa", "soft stop", "freada"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para programar a parada suave do portão, o técnico ativa a rampa na placa, escolhe a que distância do batente a folha começa a frear e grava o percurso de novo. O ajuste pode ser uma chavinha, um parafuso giratório ou uma opção do menu, e o manual diz qual. A visita em casa parte de {price.preventive}, sem peças.",
        "A parada suave se regula na placa do motor: liga-se a função de desaceleração, acerta-se a força da freada e repete-se a gravação do percurso. Nem toda placa comum tem esse ajuste. Como ele fica ao lado da tensão da rede, o técnico faz, a partir de {price.preventive} em casa, sem peças.",
        "Programar a parada suave é dizer à placa em que ponto reduzir a velocidade antes do batente. A placa precisa ter a função, chamada rampa, desaceleração ou soft stop no manual. O técnico ativa, regrava o percurso e testa, em visita a partir de {price.preventive} em residência, fora as peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A programação da parada suave, passo a passo", "Como a rampa é ajustada"],
        slots: [
          [
            "A ordem é parecida em quase todas as placas, e o nome do ajuste muda com a marca. O morador prepara o portão, e o técnico trabalha na central.",
            "O manual do modelo dá o nome do ajuste. Os passos na placa são do técnico, porque ali há 127 ou 220 V.",
            "Cada fabricante usa um nome, mas a sequência se repete. A parte da placa fica com o técnico.",
          ],
        ],
        steps: [
          "Varrer o trilho e conferir se a folha corre leve até o batente, com o disjuntor desligado.",
          "Achar no manual a função: rampa, desaceleração, soft stop ou parada suave.",
          "Ativar a função e escolher o trecho da freada, em geral de 20 a 50 cm antes do fim.",
          "Gravar o percurso de novo, com a passagem livre.",
          "Ajustar a força da rampa até a folha encostar sem bater e sem parar antes.",
          "Testar vários ciclos e o recuo diante de um objeto.",
        ],
      },
      {
        about: "check",
        headings: ["A sua placa tem parada suave?", "Como saber se dá para programar"],
        slots: [
          [
            "O manual, achado pelo modelo da etiqueta, diz se a função existe. Motor com inversor, que controla a velocidade, tem partida e parada suaves. Em motor comum, muitas placas têm só a parada. Sem a função, a saída é uma placa compatível que a ofereça.",
            "Procure o modelo da etiqueta no site do fabricante e leia a lista de funções. Com inversor, a eletrônica que varia a velocidade, a parada suave já vem. Sem inversor, depende da placa, que pode ser trocada por outra com rampa.",
            "Motores com inversor, o circuito que muda a rotação, freiam sempre. Nos comuns, veja no manual se a placa traz desaceleração. Quando não traz, troca-se a placa por uma compatível com essa função.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Se a parada suave não funciona", "Ajuste feito e o portão ainda bate"],
        slots: [["Veja qual caso é o seu antes de mexer de novo na placa.", "O que o portão faz mostra o que falta."]],
        bullets: [
          "Continua batendo: fim de curso fora do ponto ou rampa curta",
          "Para antes do fim: força da rampa baixa ou folha pesada no último trecho",
          "Freia na hora errada: percurso gravado antes de ativar a função",
          "Bate só depois da falta de luz: a placa perdeu o percurso",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso programar a parada suave sozinho?",
        answers: [
          "Só se o ajuste for por aplicativo ou programador externo. Na placa, deixe com o técnico, por causa da tensão da rede.",
          "Em motor com ajuste pelo celular, sim, pelo manual. Sob a tampa, não, porque há partes energizadas.",
        ],
      },
      {
        question: "A parada suave deixa o portão mais lento?",
        answers: [
          "Só nos últimos centímetros. O ciclo inteiro aumenta um ou dois segundos.",
          "Um pouco, no trecho final. Em troca, a folha deixa de bater.",
        ],
      },
      {
        question: "Quanto custa trocar a placa por uma com rampa?",
        answers: [
          "O valor da placa instalada sai de graça, pela foto da etiqueta do motor. A compatível custa menos que a original.",
          "Depende do motor. Mande a foto da etiqueta, e dizemos qual placa serve e o total com a troca.",
        ],
      },
      {
        question: "Portão basculante tem parada suave?",
        answers: [
          "Tem, se a placa oferece a função e a folha está equilibrada. O ajuste no basculante é sempre do técnico.",
          "Sim, com placa que tenha rampa ou com inversor. Antes, o contrapeso precisa estar em ordem.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo do portão chegando ao fim",
  },
  {
    id: "partida-e-parada-suave",
    broader: "regulagem",
    label: "Soft start e soft stop",
    phrase: "a partida e a parada suaves",
    intent: "question",
    asks: [
      "portão começa e para devagarinho",
      "portão bate fim motor parada suave resolve",
      "soft stop",
      "soft start",
      "partida suave",
      "parada suave",
      "soft start portão",
      "soft stop portão",
      "soft stop motor",
      "soft start motor",
      "o que soft stop",
      "desaceleração fim portão",
      "desacelerar fim",
      "freia antes fim",
      "portão desacelera",
      "fim suave",
      "parada lenta fim",
      "rampa parada",
      "rampa partida",
      "partida suave motor",
    ],
    answers: {
      any: [
        "Soft start e soft stop são a partida e parada suave: o portão começa e para devagarinho, e a folha não bate no fim. Motor com inversor tem os dois; no comum, muitas placas têm só a rampa final, ajustada em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o seu portão bate no fim, um motor com parada suave resolve, mas tente antes a rampa da placa, que muitos comuns têm: a regulagem parte de {price.preventive} em casa. O JetFlex, com inversor, para basculante até {width.quarterHp}, custa {price.jetflex} instalado.",
        "Soft stop em motor de portão é a freada nos últimos centímetros, antes do batente, e soft start é a saída devagar. O portão comum pode ter parada suave, se a central oferece a rampa. Partida e parada suaves juntas vêm com inversor, a eletrônica que controla a velocidade.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como funciona a partida e parada suave", "Inversor, rampa e motor comum"],
        slots: [
          [
            "O inversor varia a frequência da energia e muda a rotação: a folha sai devagar, corre e freia. No motor comum, a rampa da placa só corta força perto do fim, por tempo ou distância.",
            "Com inversor, a rotação sobe e desce aos poucos. Já a rampa da central comum apenas reduz a força nos últimos centímetros.",
            "Quem muda a velocidade de verdade é o inversor. A placa de motor comum consegue só aliviar o final do percurso.",
          ],
          [
            "Suave, o movimento poupa batente, engrenagem e solda, e faz menos barulho. Em folha leve e lenta, a diferença é pequena.",
            "Menos tranco significa engrenagem e dobradiça inteiras por mais tempo. Folha leve e devagar ganha pouco com isso.",
            "O ganho está no desgaste e no ruído, maior em folha pesada, longa ou rápida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que ver antes de trocar o motor", "O portão bate no fim: confira"],
        slots: [
          [
            "Batida nova quase sempre é regulagem, e não falta de inversor. Faça com a energia desligada, menos o último passo.",
            "Antes de comprar motor, descarte o simples. A central e a força ficam com o técnico.",
            "Nem toda pancada pede motor novo. Limpe e observe, sem mexer na força.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Veja se o batente tem borracha e está firme.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Religue e filme um ciclo completo, de lado, com som.",
          "Anote se bate na partida, no fim ou nos dois.",
        ],
      },
      {
        about: "cost",
        headings: ["Rampa, placa ou motor: a ordem de custo", "O que custa parar sem bater"],
        slots: [
          [
            "O mais barato é regular a rampa que a placa já tem, em até {trade.smallRepair}. Depois vem uma central com a função e, por último, o motor com inversor, na parte alta de {price.homeSwap} na troca em casa.",
            "Comece pelo ajuste, de até {trade.smallRepair}; se a placa não tem rampa, uma compatível custa menos que o motor. O de inversor fica no topo de {price.homeSwap}, na troca residencial.",
            "Ajuste, placa e motor é a sequência. A regulagem toma até {trade.smallRepair}, e o motor com inversor sai perto do alto da faixa de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr parada suave no meu motor?",
        answers: [
          "Se a placa tem a função, é só ajustar. Se não tem, uma central compatível com rampa pode resolver em motor comum.",
          "Em muitos, sim, pela placa. Partida suave de verdade, só com inversor.",
        ],
      },
      {
        question: "O portão ficou fraco no fim. É a rampa?",
        answers: [
          "Pode ser: com força baixa na rampa, a folha não vence a trava ou a borracha. Acertam-se força e distância juntas.",
          "Sim, rampa longa demais para a folha antes de encostar. É ajuste de centímetros ou segundos.",
        ],
      },
      {
        question: "O inversor deixa o portão mais rápido?",
        answers: [
          "Deixa, porque permite correr no meio e frear no fim. No basculante, o JetFlex abre em {opening.jetflex}, contra {opening.padrao} do comum.",
          "Em geral sim: {opening.jetflex} no JetFlex contra {opening.padrao} de um comum, no basculante.",
        ],
      },
      {
        question: "A parada suave atrapalha a segurança?",
        answers: [
          "Não, ajuda: perto do fim a folha anda devagar. A fotocélula e a força continuam a ser testadas com um objeto.",
          "Ao contrário. Só confira se ela ainda recua diante de um objeto durante a rampa.",
        ],
      },
    ],
    photo: "a foto da central e da etiqueta do motor",
  },
  {
    id: "inverter-sentido-do-motor",
    broader: "regulagem",
    label: "Inverter o sentido do motor",
    phrase: "a inversão do sentido do motor",
    intent: "how-to",
    asks: [
      "inverter fios motor portão",
      "anda lado errado",
      "motor lado errado",
      "abre quando era fechar",
      "fecha quando era abrir",
      "abre era para fechar",
      "inverter sentido",
      "inverter sentido motor",
      "inverter sentido portão",
      "inverter abertura",
      "inverter abertura placa",
      "inverter abertura motor",
      "inverter lado abertura",
      "inverter abertura [marca]",
      "inverter abertura placa [marca]",
      "inverter motor [marca]",
      "inverter sentido [marca]",
      "inverter rotação motor",
      "inverter rotação",
      "mudar sentido motor",
      "mudar sentido abertura",
      "trocar sentido motor",
      "abre lado errado",
      "abrindo lado errado",
      "portão lado contrário",
      "abre contrário",
      "motor girando contrário",
      "motor invertido",
      "motor girando lado errado",
      "sentido invertido",
      "fecha quando manda abrir",
      "inverteu abre fechar",
      "portão inverteu",
      "portão inverteu sentido",
      "portão invertido",
      "abre quando devia fechar",
      "abre quando deveria fechar",
      "fecha quando devia abrir",
      "fecha quando deveria abrir",
      "aperto fechar abre",
      "aperto abrir fecha",
      "mando fechar abre",
      "mando abrir fecha",
      "abre vez fechar",
      "fecha vez abrir",
      "abre lugar fechar",
      "abre quando manda fechar",
      "invertido abre fecha",
      "placa abre contrário",
      "troquei placa abre contrário",
      "troquei placa contrário",
      "placa nova abre contrário",
      "troquei motor abre contrário",
      "placa nova invertido",
    ],
    answers: {
      any: [
        "Portão que abre quando era para fechar está com o sentido do motor [marca] invertido na central ou nos fios. Desligue o disjuntor, porque assim a folha não para no fim e bate. O técnico inverte a função na placa, ou os fios do motor e do fim de curso, e regrava o percurso, a partir de {price.preventive} em casa.",
        "Para inverter o lado de abertura do motor [marca], o técnico muda uma chave ou um menu da placa ou, onde não há essa função, troca os fios do motor junto com os do fim de curso. Depois o percurso é regravado. A visita em residência parte de {price.preventive}, sem peças; se inverteu sozinho, mantenha desligado.",
        "Motor [marca] que gira ao contrário se acerta pela função da central ou pela troca dos fios do motor junto com os do fim de curso. Se só os do motor forem trocados, o portão não para e bate no fim. Corte o disjuntor e peça o ajuste, que em casa começa em {price.preventive}, sem contar peças.",
        "Se você manda abrir e o portão fecha, o sentido do motor [marca] está trocado na central ou nos fios. Deixe o disjuntor desligado, já que invertido ele pode bater no fim. O técnico corrige a função ou as ligações e regrava o percurso, em visita a partir de {price.preventive} em casa, sem peças.",
        "Motor instalado ao contrário quase nunca precisa ser desmontado, porque o sentido de giro muda na central ou nos fios do motor e do fim de curso. Mantenha o disjuntor desligado até o acerto, feito pelo técnico a partir de {price.preventive} em residência, sem peças. Se o serviço é recente, acione a garantia de quem instalou.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão está invertido", "Instalação nova, placa trocada ou defeito"],
        slots: [
          [
            "Logo depois de trocar placa ou motor, a inversão é só questão de ligação: o sentido de fábrica não é o do seu portão. O mesmo acontece quando o motor muda de lado no vão.",
            "Se apareceu na instalação, ou após a troca de placa ou motor, a função ou os fios ficaram no outro sentido. Um motor montado do lado oposto também gira ao contrário.",
            "Placa ou motor recém-trocados podem sair girando ao contrário, porque o sentido depende do lado em que são montados. Passar o motor para a outra ponta do vão dá no mesmo.",
          ],
          [
            "Quando inverteu sem ninguém mexer, o percurso se perdeu na falta de luz ou a placa tem defeito. Em algumas centrais, o primeiro toque depois da queda sai para o lado errado e o ciclo seguinte já vem certo.",
            "Inversão que surge do nada é percurso perdido ou falha da placa. Depois de faltar luz, certas centrais começam pelo sentido errado e se corrigem em um ciclo completo.",
            "Sem obra nem troca de peça, suspeite da memória do percurso ou da placa. Há centrais que erram só o primeiro comando após a queda de energia e depois voltam ao normal.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como se inverte o sentido do motor", "A inversão, passo a passo"],
        slots: [
          [
            "O ajuste fica sob a tampa, ao lado da tensão da rede, e por isso é do técnico. O manual da central diz se existe a função ou se a troca é pelos fios.",
            "Quem faz é o técnico, porque a placa está ligada à rede elétrica. O manual de cada central mostra se a inversão é por chave, por menu ou pelos fios.",
            "Com a tampa aberta há risco de choque, e a inversão fica para o técnico. Em algumas placas basta mudar uma chave, e em outras é preciso trocar os fios, como indica o manual.",
          ],
        ],
        steps: [
          "Você desliga o disjuntor e deixa a folha onde está.",
          "O técnico muda a chave ou o menu da central, ou troca os fios do motor e os do fim de curso juntos.",
          "O percurso é gravado de novo, com a folha leve.",
          "O primeiro teste é curto, com alguém no disjuntor, para ver a folha parar nas duas pontas.",
          "No fim são testadas a força e a fotocélula.",
        ],
      },
      {
        about: "safety",
        headings: ["O risco do portão invertido", "O que conferir depois de inverter"],
        slots: [
          [
            "Cada fim de curso, o sensor que avisa o fim do caminho, faz o motor parar em um só sentido. Se apenas o motor é invertido, a folha passa do ponto, bate e força até quebrar o batente ou a engrenagem.",
            "Há um fim de curso para abrir e outro para fechar, e cada sensor só para o motor no seu sentido. Invertido o motor sem eles, a folha chega sem parar, bate no batente e pode quebrar a engrenagem.",
            "Trocar só os fios do motor deixa os sensores de parada do lado oposto. O portão então não para, bate no fim do caminho e pode quebrar engrenagem ou batente.",
          ],
          [
            "A fotocélula precisa agir no fechamento. Com o sentido trocado, ela pode proteger a abertura e deixar a folha fechar sobre alguém, por isso o técnico corta o feixe no teste final.",
            "Outro perigo é a fotocélula valer só na abertura e não segurar a folha que fecha. O teste que confirma é cortar o feixe durante o fechamento.",
            "Também a fotocélula pode ficar no sentido errado e não proteger quem está no vão. O portão só é entregue depois de parar com o feixe cortado na hora de fechar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso inverter o sentido do motor sozinho?",
        answers: [
          "Não convém, porque a chave fica ao lado da rede elétrica e um fio de fim de curso trocado faz a folha bater com força.",
          "Melhor deixar para o técnico. Além do risco de choque, um par de fios errado faz o motor forçar no fim até quebrar.",
        ],
      },
      {
        question: "Preciso gravar o percurso de novo?",
        answers: [
          "Sim, na maioria das centrais, porque o antigo ficou gravado ao contrário. Sem isso, a folha freia no começo e chega batendo.",
          "Precisa, em quase todas. Com a gravação antiga, a desaceleração acontece no lugar errado e a folha bate na chegada.",
        ],
      },
      {
        question: "Os controles precisam ser regravados?",
        answers: [
          "Não. Inverter o sentido não apaga a memória dos controles; só a troca da placa obriga a cadastrá-los de novo.",
          "Continuam gravados. Eles só são cadastrados outra vez quando a placa é trocada.",
        ],
      },
      {
        question: "Posso usar assim até o técnico vir?",
        answers: [
          "Não, porque a folha pode bater e sair do lugar. Deixe o disjuntor desligado; só o portão de correr ou de abrir, reto e em piso nivelado, pode ser movido na mão, com a chave de destravamento.",
          "Melhor não. Com o disjuntor desligado, o portão de correr ou de abrir que está alinhado em piso plano se usa na mão, pela chave do motor; o basculante fica travado.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo de longe que mostre para que lado a folha vai",
  },
  {
    id: "abertura-parcial-pedestre",
    broader: "regulagem",
    label: "Abertura parcial para pedestre",
    phrase: "a abertura parcial para pedestre",
    intent: "how-to",
    asks: [
      "configurar abrir só metade",
      "configurar portão abrir metade",
      "programar abrir só metade",
      "programar portão abrir metade",
      "fazer portão abrir só metade",
      "como abrir só metade portão",
      "meio aberto moto",
      "portão meio aberto passar moto",
      "abrir pouco moto",
      "abrir parcial moto",
      "abrir só para moto",
      "abertura parcial moto",
      "abrir metade moto",
      "deixar portão meio aberto",
      "deixar meio aberto",
      "abrir meio portão",
      "abrir metade portão",
      "função pedestre central portão",
      "segundo botão abre meio portão",
      "segundo botão controle abre meio portão",
      "abrir só um metro passar a pé",
      "portão grande abrir só um metro",
      "abertura parcial",
      "função meia abertura",
      "programar meia abertura",
      "meia abertura portão",
      "meia abertura pedestre",
      "abertura pedestre",
      "modo pedestre",
      "função pedestre",
      "abrir só pouco pedestre",
      "abrir metade pedestre",
      "abrir parcial",
      "portão correr abrir pouco pedestre",
      "programar pedestre",
      "tempo abertura pedestre",
      "botão pedestre",
      "abertura parcial portão correr",
      "pedestre passar portão correr",
    ],
    answers: {
      any: [
        "Para abrir o portão só um pouco para pedestre, usa-se a abertura parcial da central: o segundo botão do controle abre de 80 cm a 1 metro, e a folha fecha depois da pausa. Muitas centrais de portão de correr, como as da Peccinin, têm a função. No basculante ela não se usa, porque a folha fica suspensa.",
        "Dá para abrir só um metro do portão e passar a pé, se a placa tem a função pedestre, também chamada parcial ou social. O técnico grava o segundo botão do controle para abrir de 80 cm a 1 metro. Ela serve no de correr e, no de abrir com duas folhas, move uma só.",
        "A meia abertura do portão para pedestre é programada na central, no segundo botão do controle, com 80 cm a 1 metro de curso. Em placa Peccinin, PPA ou outra, procure a palavra pedestre no manual. A gravação sob a tampa é do técnico, e o basculante não usa essa função.",
        "Motor [marca] que para no meio da abertura pode estar com a função pedestre ativada, que abre só cerca de 1 metro, e não com defeito. Teste o outro botão do controle: se ele abre tudo, é só isso. Se para sempre no meio, o percurso ou a folha precisa de ajuste, a partir de {price.preventive} em casa, sem peças.",
        "Dá para o portão abrir só um pedaço para a moto passar, com a abertura parcial da central: um segundo botão do controle abre o trecho gravado e a folha para ali. Se ela abre apenas 1 metro, o técnico aumenta o percurso para o guidão passar com folga. Vale no portão de correr; no de duas folhas, abre-se uma só.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como programar a abertura de pedestre", "Da função ao teste"],
        slots: [
          [
            "O manual chama a função de pedestre, parcial ou social, e o passo exato muda por modelo. O que fica sob a tampa é com o técnico, porque há tensão da rede.",
            "Procure no manual as palavras pedestre, parcial ou social, já que cada modelo tem o seu comando. A gravação na placa, sob a tampa do motor, é do técnico.",
            "Cada central tem um comando próprio, descrito no manual como pedestre, parcial ou social. Os botões da placa ficam junto da rede elétrica, e quem mexe é o técnico.",
          ],
        ],
        steps: [
          "Veja o modelo na etiqueta e procure a função no manual.",
          "Escolha o botão do controle que vai abrir só uma parte.",
          "O técnico grava esse botão e a distância, com a fotocélula ligada.",
          "A pausa é ajustada para dar tempo de passar, em geral de 10 a 20 segundos.",
          "O fechamento é testado com um objeto no caminho.",
        ],
      },
      {
        about: "what",
        headings: ["Em que portão a função serve", "Correr, abrir e basculante"],
        slots: [
          [
            "No portão de correr, a folha recua o bastante para uma pessoa passar, e no de abrir com duas folhas só uma se move. O basculante não usa a função, porque a folha a meia altura pode descer sobre alguém.",
            "O portão de correr abre um vão estreito, suficiente para uma pessoa, e o de duas folhas abre só uma delas. O basculante fica de fora, já que parado no meio pode descer sobre quem passa.",
            "A função serve no portão deslizante, que abre só a passagem de uma pessoa, e no de abrir com duas folhas, que move só a primeira. Em basculante, a folha parada no meio é perigosa para quem passa.",
          ],
          [
            "Cada passagem conta como um ciclo do motor, e por isso muita gente a pé gasta engrenagem e roldana. Acima de algumas dezenas por dia, o portão social compensa.",
            "Passar a pé dezenas de vezes por dia gasta o motor como se fosse carro. Nesse ritmo, vale ter um portão social.",
            "O motor trabalha a cada pedestre, embora por menos tempo. Com dezenas de passagens por dia, a porta social poupa o conjunto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Se a sua central não tem a função", "O que custa ter a meia abertura"],
        slots: [
          [
            "Se a placa tem a função, paga-se só a programação, de até {trade.smallRepair}, com visita a partir de {price.preventive} em casa, sem peças. Placa sem a função pedestre é trocada por outra central, o que custa mais que o ajuste e menos que um motor.",
            "Quando a central já tem a função, a gravação leva até {trade.smallRepair}, em visita a partir de {price.preventive} em residência, fora peças. Se a sua não tem a abertura de pedestre, uma central compatível custa mais que o ajuste, mas menos que outro motor.",
            "Programar leva até {trade.smallRepair}, com visita a partir de {price.preventive} em casa, sem peças. Placa sem o recurso precisa ser trocada por outra central, mais barata que um motor, e motor com inversor só aceita a da linha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A abertura parcial substitui o portão social?",
        answers: [
          "Em casa, ajuda. Com muita gente passando, o portão social é mais seguro e poupa o motor.",
          "Para poucas passagens, sim. No uso constante, a porta social gasta menos e não expõe a garagem.",
        ],
      },
      {
        question: "A fotocélula funciona no modo pedestre?",
        answers: [
          "Deve funcionar. Se a folha não para com o feixe cortado, não use até corrigir.",
          "Sim, e é necessária, porque o fechamento depois da pausa depende dela. Teste com um objeto no caminho.",
        ],
      },
      {
        question: "Meu controle tem um botão só. Dá para usar?",
        answers: [
          "Não para as duas funções: é preciso um controle de dois ou mais botões, ou uma botoeira para a abertura parcial.",
          "Com uma tecla só, não. Um controle de duas teclas ou um botão de parede ligado à entrada de pedestre resolve.",
        ],
      },
      {
        question: "O interfone pode abrir só a parcial?",
        answers: [
          "Pode, se a central tem entrada de pedestre: o contato do interfone é ligado nela, e a folha abre só um metro.",
          "Sim, com o interfone ligado à entrada de pedestre da placa, serviço do técnico.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e a do controle",
  },
  {
    id: "tempo-aberto-no-predio",
    broader: "regulagem",
    label: "Quanto tempo o portão do condomínio fica aberto",
    phrase: "o tempo do portão aberto no condomínio",
    intent: "question",
    asks: [
      ...combine(
        ["condomínio", "prédio", "edifício", "empresa", "loja", "galpão", "estacionamento", "portão coletivo"],
        [
          "quanto tempo portão deve ficar aberto",
          "quanto tempo portão fica aberto",
          "quanto tempo portão pode ficar aberto",
          "quanto tempo portão aberto",
          "quantos segundos portão aberto",
          "quantos segundos portão fica aberto",
          "tempo portão aberto",
          "tempo ideal portão aberto",
          "norma tempo portão aberto",
          "tempo máximo portão aberto",
          "tempo fechamento automático",
          "tempo fechamento automático portão",
          "tempo pausa portão",
          "segundos fechar portão",
        ],
      ),
    ],
    answers: {
      any: [
        "Em condomínio ou prédio, o portão deve ficar aberto de 10 a 20 segundos, o tempo de um carro passar. A fotocélula recomeça a contagem quando há outro carro no vão. Mais que isso deixa alguém entrar atrás do carro. O técnico grava o tempo na central, e no prédio o ajuste é orçado por portão.",
        "Não conhecemos lei que fixe o tempo de fechamento do portão do condomínio para idoso. A pausa deve ser medida com a pessoa mais lenta: quem passa a pé precisa de 40 segundos ou mais, ou de fechamento só pelo botão. Para carro, bastam de 10 a 20 segundos. O técnico grava o tempo na central, com os sensores testados.",
        "Em empresa, loja ou galpão, o portão deve ficar aberto o tempo do veículo mais lento passar e mais uns cinco segundos: de 10 a 20 segundos para carro, 40 ou mais para caminhão e carga, sempre com fotocélula, porque sem ela a folha fecha em cima. O técnico grava a pausa na central.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos segundos em cada caso", "A pausa conforme o movimento"],
        slots: [
          [
            "A pausa começa a contar com a folha toda aberta, e não no toque do controle. O tempo de abrir depende do motor e não entra.",
            "Conte a partir do portão aberto, porque os segundos do movimento são do motor, e não da pausa.",
            "O relógio só anda depois da abertura completa. O que a folha leva para abrir fica fora da conta.",
          ],
        ],
        bullets: [
          "Um carro por vez, sem rampa: 10 a 15 segundos",
          "Rampa ou manobra: 15 a 20 segundos",
          "Caminhão, carga, idoso ou cadeirante: 40 segundos ou mais",
          "Fechamento após a passagem: poucos segundos depois que o carro sai do feixe",
        ],
      },
      {
        about: "visit",
        headings: ["Como se regula na central", "O ajuste, passo a passo"],
        slots: [
          [
            "O técnico testa a fotocélula, grava a pausa e confere com carro baixo e carro alto. O zelador não mexe na placa, que tem tensão da rede.",
            "O técnico testa os sensores, grava o tempo e confere com um carro baixo e um carro alto. Só ele mexe na placa, que tem tensão da rede.",
            "Primeiro se prova o sensor, depois se grava a pausa, e um carro de cada altura serve de teste. A central fica fora do alcance da portaria.",
          ],
          [
            "Se a folha é que é lenta, encurtar a pausa ajuda pouco, e se olham roldanas, força e o próprio motor. Um mais rápido deixa a entrada aberta por menos tempo.",
            "Folha que demora a fechar mantém a entrada aberta mesmo com pausa curta. Nesse caso o ganho está em roldana, trilho ou motor mais rápido.",
            "Pausa menor não resolve folha lenta, que pede revisão ou motor rápido. O tempo total é abrir, esperar e fechar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Fechar cedo sem prender ninguém", "Segurança de quem passa e de quem mora"],
        slots: [
          [
            "Pausa curta pede fotocélula em duas alturas e reversão testada; sem sensor, o fechamento automático fica desligado. A fotocélula segura a folha enquanto há carro ou pessoa no vão.",
            "Só se encurta o tempo com os sensores em ordem, um baixo e um alto, e com a folha voltando ao encontrar algo. Sem eles, o portão fecha por comando.",
            "Antes de reduzir os segundos, confira fotocélula em duas alturas e a volta da folha diante de obstáculo. Sem sensor, nada de fechamento automático.",
          ],
          [
            "Cada segundo a menos reduz a carona de quem espera na calçada. Alarme de portão aberto na portaria e a regra de um carro por abertura completam.",
            "Menos tempo aberto é menos chance de alguém entrar atrás. Ajudam o aviso de portão aberto na portaria e um veículo por comando.",
            "Contra a entrada de carona valem pausa curta, um carro de cada vez e alarme quando o portão fica aberto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe lei para o tempo do portão aberto?",
        answers: [
          "Não conhecemos lei nem norma que fixe os segundos. Valem o manual do motor, o regulamento do condomínio e o tempo real da passagem.",
          "Que conheçamos, não. O prédio decide, dentro do que o manual do motor e a segurança permitem.",
        ],
      },
      {
        question: "Vários carros em fila fazem o portão fechar e abrir?",
        answers: [
          "Com fotocélula, não: cada carro no feixe recomeça a contagem, e a folha só fecha depois do último.",
          "Não, se o sensor funciona. Sem ele, o segundo carro corre o risco de ser atingido.",
        ],
      },
      {
        question: "Dá para ter tempo menor à noite?",
        answers: [
          "Dá em algumas centrais, ou com temporizador; na maioria, o tempo é um só. O modelo na etiqueta responde.",
          "Depende da placa. Algumas aceitam horário por módulo ou aplicativo; nas outras, escolhe-se um tempo que sirva sempre.",
        ],
      },
      {
        question: "Quem pode pedir a mudança do tempo?",
        answers: [
          "O síndico, a administradora ou o responsável pela empresa, por mensagem. O orçamento vem por escrito.",
          "Quem administra o prédio ou a empresa. Avise os moradores antes, para ninguém ser surpreendido.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando com um carro e a foto da etiqueta do motor",
  },
  {
    id: "motor-com-fechamento-automatico",
    broader: "regulagem",
    label: "Motor com fechamento automático",
    phrase: "o motor com fechamento automático",
    asks: [
      "motor fechamento automático fotocélula",
      "motor fechamento automático sensor",
      "motor fechamento automático",
      "motor portão fechamento automático",
      "motor fecha sozinho depois",
      "motor com fechamento automático preço",
      "kit motor fechamento automático",
      "motor tem fechamento automático",
      "motor basculante fechamento automático",
      "motor deslizante fechamento automático",
    ],
    intent: "question",
    answers: {
      any: [
        "Quase todo motor de portão atual tem fechamento automático: a central traz o temporizador, gravado na instalação, e fecha sozinha depois da pausa, desde que haja fotocélula. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}, e o par de sensores é somado à parte.",
        "O motor com fechamento automático não é um modelo à parte: a central do kit já fecha sozinha após o tempo gravado, e só se ativa com fotocélula, para não fechar sobre ninguém. O kit basculante instalado, até {width.quarterHp} de largura, começa em {price.lowest}, com a fotocélula orçada à parte.",
        "Qualquer automatizador atual com temporizador de fechamento serve, porque a função está na central: o portão abre, espera alguns segundos e fecha sozinho, com a fotocélula vigiando o vão. Em basculante de até {width.quarterHp}, o kit parte de {price.lowest} instalado, e os sensores somam.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o fechamento automático funciona", "Pausa, sensor e botão"],
        slots: [
          [
            "A folha abre, espera o tempo gravado, em casa de 15 a 30 segundos, e fecha sozinha. Se alguém corta o feixe da fotocélula, ela para e volta a abrir.",
            "Depois da pausa, em geral de 15 a 30 segundos numa residência, o portão fecha por conta própria. O feixe interrompido no caminho faz a folha parar e reabrir.",
            "O temporizador conta a pausa, comum entre 15 e 30 segundos em casa, e manda fechar. Quando o sensor vê algo no vão, a central interrompe e abre de novo.",
          ],
          [
            "A função pode ser desligada ou ter o tempo mudado quando você quiser, e o controle continua fechando antes da hora. Quem esquece o portão aberto ganha essa segurança sem mudar o hábito.",
            "Você ainda fecha pelo controle antes do prazo, e o técnico altera ou desativa a pausa na central. Serve justamente para quem sai e esquece de apertar o botão.",
            "Dá para fechar no botão sem esperar, e também mudar ou tirar a pausa depois. O ganho é não deixar a garagem aberta por esquecimento.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que a fotocélula vem junto", "Sem sensor, o fechamento fica desligado"],
        slots: [
          [
            "Sem sensor, o portão fecharia sobre carro, criança ou animal parado no vão, por isso não ligamos a função assim. A fotocélula é um par de lentes nas laterais que vê quem está na passagem.",
            "O fechamento por tempo não espera ninguém sair do caminho; quem segura a folha é a fotocélula, par de sensores nas colunas. Sem ela a função fica desligada.",
            "Um portão que fecha sozinho precisa enxergar o vão, e isso cabe às duas lentes da fotocélula. Onde elas faltam, deixamos o temporizador desativado.",
          ],
          [
            "Teste uma vez por mês, de longe, com uma caixa no caminho do feixe: a folha tem de parar e voltar. Se não voltar, desligue a função e peça o ajuste.",
            "Todo mês, ponha um objeto no feixe durante o fechamento, sem se aproximar. A folha que não volta pede o automático desligado até o reparo.",
            "Uma caixa no vão, uma vez por mês, mostra se o sensor reage. Falhou, use só o controle à vista até a visita.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Motor novo ou função no que já existe", "Quanto custa ter o fechamento automático"],
        slots: [
          [
            "No motor que você já tem, gravar o tempo é regulagem: a visita em casa parte de {price.preventive}, sem peças. Se a placa não tem a função, troca-se a central, e o par de sensores entra à parte quando falta.",
            "Placa antiga sem temporizador pede central nova, e a fotocélula soma se não existe. Com a função presente, a visita que grava a pausa começa em {price.preventive} em residência, fora peças.",
            "Muitas placas já instaladas têm a pausa e só precisam de ajuste, em visita a partir de {price.preventive} em casa, sem contar peças. Nas que não têm, a central é trocada, e os sensores são somados.",
          ],
          [
            "Trocar o motor inteiro, em qualquer tipo de portão de casa, custa de {price.homeSwap} com mão de obra. Os kits para basculante instalados vão de {models.pricesNamed}.",
            "Para motor novo em portão de correr ou de abrir, a troca residencial fica de {price.homeSwap}, com o serviço. Em basculante há três kits instalados: {models.pricesNamed}.",
            "Nos demais portões de casa, motor e mão de obra juntos ficam de {price.homeSwap}. No basculante, os kits completos são {models.pricesNamed}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr fechamento automático no motor antigo?",
        answers: [
          "Sim, se a placa tem a função; a foto da etiqueta mostra. Sem ela, troca-se a central, que em motores comuns aceita substituta.",
          "Na maioria, sim: basta gravar a pausa e ter fotocélula. Placas muito antigas não trazem o temporizador e pedem outra central.",
        ],
      },
      {
        question: "O portão fecha se a luz voltar depois de faltar?",
        answers: [
          "Depende da central: algumas fecham ao religar, outras esperam um comando. O técnico deixa na opção mais segura, com a fotocélula ativa.",
          "Em certas placas sim, em outras só com o controle. É um ajuste de programação, e sem fotocélula ele fica desligado.",
        ],
      },
      {
        question: "O fechamento automático gasta mais o motor?",
        answers: [
          "Não de forma que se note, porque o número de aberturas é o mesmo. O que gasta é pausa curta demais, que faz a folha voltar várias vezes.",
          "Praticamente não: cada saída tem uma abertura e um fechamento, com ou sem temporizador. Uma pausa de 15 a 30 segundos evita reversões.",
        ],
      },
      {
        question: "Tenho garantia?",
        answers: [
          "Sim: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, por escrito. Regulagem avulsa segue os 90 dias da lei.",
          "O motor novo leva {warranty.motor} do fabricante e a instalação, {warranty.installation}. Só o ajuste da pausa conta com os 90 dias da lei.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
  {
    id: "motor-regulavel",
    broader: "regulagem",
    label: "Motor com força e velocidade reguláveis",
    phrase: "o motor com força e velocidade reguláveis",
    asks: [
      "motor regulável",
      "motor portão regulável",
      "motor ajustável portão",
      "motor velocidade regulável",
      "motor velocidade ajustável",
      "motor portão velocidade regulável",
      "motor força regulável",
      "motor força ajustável",
      "motor velocidade variável",
      "motor duas velocidades",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor regulável de verdade é o de inversor ou de corrente contínua, que permite mudar a velocidade na central; no comum, ela é fixa. No basculante de até {width.quarterHp}, o JetFlex, com inversor, custa {price.jetflex} instalado. Nos outros portões, o modelo é escolhido pelo peso da folha.",
        "Motor com velocidade regulável é o de inversor ou de corrente contínua, porque neles a central muda a rotação. No motor comum a velocidade é fixa, e só a chegada pode ficar mais suave, com uma central de rampa. No basculante de até {width.quarterHp}, o JetFlex, com inversor, sai por {price.jetflex} instalado.",
        "Quase todo motor atual tem a força regulável, porque a central ou a embreagem permite deixá-la no mínimo que move a folha. Já a velocidade só se ajusta no de inversor ou de corrente contínua. O JetFlex, com inversor, para basculante de até {width.quarterHp}, custa {price.jetflex} instalado.",
        "Motor com velocidade ajustável para portão deslizante é o que tem inversor, o controle de rotação, e custa acima do comum, que na troca em casa fica de {price.homeSwap}, com mão de obra. O peso da folha define o modelo. A força, por sua vez, pode ser regulada em quase todo motor atual.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se regula em cada motor", "Força, velocidade e parada"],
        slots: [
          [
            "Regulável pode querer dizer três coisas, que são força, velocidade e ponto de parada, e o tipo de motor define quais existem.",
            "Há três ajustes diferentes, de força, de velocidade e de parada, e nem todo motor tem os três.",
            "Força, velocidade e parada são ajustes separados, que variam conforme o tipo de motor.",
          ],
        ],
        bullets: [
          "Motor comum: regula força, fim de curso e pausa, com velocidade fixa",
          "Motor comum com central de rampa: chega mais devagar no fim",
          "Motor com inversor: regula a velocidade de abrir e de fechar, a rampa e a força",
          "Motor de corrente contínua (24 V): regula velocidade e força e aceita bateria",
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale o motor de velocidade regulável", "Para quem compensa o inversor"],
        slots: [
          [
            "Compensa em folha longa, rua movimentada ou portão pesado, porque o inversor, que controla a rotação, abre depressa e freia antes do batente, sem tranco.",
            "Vale em portão largo, pesado ou de frente para rua movimentada. O inversor, o controle de rotação, acelera e desacelera a folha sem pancada no fim nem tranco na saída.",
            "Quem tem folha comprida, portão pesado ou espera na rua ganha com o inversor, o controle de rotação que permite abrir rápido e chegar devagar.",
          ],
          [
            "Em folha leve, de pouco uso, o motor comum com a parada bem regulada resolve e custa menos. Se o seu está bom, uma central com rampa já suaviza o fim.",
            "Portão leve e de poucas aberturas fica bem com o motor comum, mais barato. O que está em ordem pode receber só uma placa com rampa, que suaviza a chegada.",
            "Para pouco uso e folha leve, o ganho é pequeno, e o motor comum basta. Às vezes, trocar só a central por uma com rampa acaba com a batida no fim.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quem regula e com que limite", "O ajuste é do técnico"],
        slots: [
          [
            "Sob a tampa há tensão da rede, por isso a regulagem é do técnico, em visita a partir de {price.preventive} em casa, sem peças. Ele deixa a folha leve antes de mexer na central.",
            "A placa tem rede elétrica exposta, e o ajuste cabe ao técnico, que começa aliviando a folha. A visita residencial parte de {price.preventive}, fora as peças.",
            "Quem regula é o técnico, porque a central fica energizada e a folha precisa estar leve antes. Em casa, a visita custa a partir de {price.preventive}, sem contar peças.",
          ],
          [
            "A força certa é a menor que move a folha, com recuo ou parada ao tocar em uma caixa. Velocidade alta exige fotocélula em ordem, pois sobra menos tempo para quem passa.",
            "A força fica no mínimo que leva a folha, testada com uma caixa no caminho. Quanto mais rápido o portão, mais a fotocélula precisa estar limpa e alinhada.",
            "O limite é a segurança: a força é a mínima, testada com obstáculo macio, e a fotocélula precisa funcionar sempre que o portão fica mais rápido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para deixar o meu motor mais rápido?",
        answers: [
          "No comum, não, porque a velocidade vem da engrenagem, e aumentar a força não acelera. Só os que têm inversor permitem, dentro do limite.",
          "Só se ele tem inversor. No comum, a saída é trocar por um motor rápido.",
        ],
      },
      {
        question: "Como sei se o meu tem inversor?",
        answers: [
          "A etiqueta ou o manual traz a palavra inversor, ou o nome da linha, como JetFlex na PPA. Partida e parada suaves são outra pista.",
          "Pelo modelo na etiqueta. Em geral, motor que acelera e freia aos poucos tem inversor.",
        ],
      },
      {
        question: "E se o portão ainda é manual?",
        answers: [
          "A primeira instalação soma base ou suportes, ponto de energia e, no portão de correr, a cremalheira, em linhas próprias do orçamento.",
          "Ao motor se somam a fixação, o ponto de energia e, no portão de correr, a cremalheira por metro.",
        ],
      },
      {
        question: "Qual é a garantia?",
        answers: [
          "São {warranty.motor} no motor, de fábrica, e {warranty.installation} na instalação, por escrito.",
          "O motor tem {warranty.motor} de garantia da fábrica, e a instalação, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
];
