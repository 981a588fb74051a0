import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Questions that a single word turns from their neighbours: the number of flats, the lightning, the lock that stays. */
export const perguntasExatas: NarrowConcept[] = [
  {
    id: "manutencao-por-apartamentos",
    broader: "manutencao",
    label: "Intervalo da manutenção pelo número de apartamentos",
    phrase: "o intervalo da manutenção pelo número de apartamentos",
    asks: [
      ...combine(
        [
          "meses",
          "quantos meses",
          "quanto em quanto tempo",
          "quanto tempo",
          "quantas vezes",
          "frequência",
          "periodicidade",
          "intervalo",
          "todo mês",
          "mensal",
          "cada",
        ],
        ["manutenção", "revisão", "preventiva"],
        ["apartamentos", "vagas", "unidades", "carros", "moradores"],
      ),
      ...combine(
        ["quantos meses", "quantas vezes", "quanto em quanto tempo", "frequência"],
        ["manutenção", "revisão", "preventiva"],
        ["prédio", "condomínio"],
        ["apartamentos", "vagas", "unidades"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção do portão de prédio é feita a cada 6 meses até umas 20 unidades, a cada 3 meses de 20 a 60 apartamentos e a cada 1 ou 2 meses acima disso, porque o que gasta é a abertura. Em geral a visita custa de {price.preventiveRange} por portão, sem peças.",
        "Num prédio com 60 apartamentos ou 30 vagas no mesmo portão, faça manutenção a cada 3 meses, e com 80, a cada 1 ou 2 meses, porque o que gasta é a abertura. Até umas 20 unidades, bastam duas vezes por ano. A visita costuma ir de {price.preventiveRange} por portão, fora peças.",
        "Conte os apartamentos ou vagas que usam o mesmo portão do prédio: até umas 20 unidades, revisão a cada 6 meses, de 20 a 60, a cada 3 meses, e acima disso, como 80, todo mês ou a cada dois. O motivo são as aberturas; por portão, a visita fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que encurta o intervalo", "Quando adiantar a visita"],
        slots: [
          [
            "O portão se gasta por abertura, e não por mês: 60 apartamentos podem passar de cem aberturas por dia numa entrada só. Entregas e visitas somam, e por isso dois prédios do mesmo tamanho podem pedir intervalos diferentes.",
            "Quem decide são as aberturas por dia, que numa entrada única de 60 apartamentos passam facilmente de cem. Muita entrega e visita faz um prédio pequeno gastar como um grande.",
            "Cada abertura desgasta um pouco, e com 60 apartamentos elas passam de cem por dia. O movimento de visitas e entregas conta tanto quanto o número de moradores.",
          ],
          [
            "Folha pesada, piso com areia, motor antigo e fechamento automático pedem um degrau a menos. Barulho novo, lentidão ou uma parada antecipam a visita, mesmo que falte um mês.",
            "Descem um degrau no intervalo a folha pesada, a areia no trilho, o motor velho e o fechar automático. Se surgir ronco, demora ou parada, não espere a data.",
            "Motor antigo, portão pesado, terra no trilho e fechamento automático encurtam o prazo. Qualquer ruído ou parada nova adianta a revisão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A visita de manutenção no prédio", "O que se faz em cada visita"],
        slots: [
          [
            "A lista é a mesma em toda visita; o que muda com o tamanho do prédio é o intervalo. Cada uma deixa registro com data para o síndico.",
            "Os itens se repetem, seja o prédio grande ou pequeno, e só a frequência muda. O síndico recebe o relatório datado.",
            "O conteúdo não varia com o número de apartamentos, só a frequência. No fim fica um registro para o condomínio.",
          ],
        ],
        bullets: [
          "Fotocélula, recuo e força testados com obstáculo",
          "Roldanas, cremalheira ou cabos examinados e limpos",
          "Fim de curso e batentes acertados",
          "Placa, contatos e controles conferidos",
          "Destravamento manual experimentado, para a falta de luz",
        ],
      },
      {
        about: "cost",
        headings: ["Visita avulsa ou contrato", "Quanto reservar por ano"],
        slots: [
          [
            "Multiplique o valor da visita pelas datas do ano e pelo número de portões para comparar com um contrato. Peças são à parte e aprovadas antes; um motor pesado novo, com mão de obra, fica de {price.heavySwap}.",
            "Some as visitas do ano, portão por portão, e ponha ao lado da proposta de contrato. Peça fica fora e depende do síndico. Um motor pesado trocado custa de {price.heavySwap}.",
            "O gasto anual é visita vezes datas vezes portões, e com ele se compara o contrato. Nenhuma peça entra sem aprovação. Para referência, a troca de motor pesado vai de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Prédio pequeno precisa de manutenção todo mês?",
        answers: [
          "Não. Até umas 20 unidades, duas visitas por ano costumam bastar; a limpeza do trilho e das lentes, essa sim, é mensal e fica com a zeladoria.",
          "Em geral não, duas por ano resolvem. O mensal do prédio pequeno é o zelador varrer o trilho e limpar a fotocélula, sem energia.",
        ],
      },
      {
        question: "Temos entrada e saída separadas. Muda?",
        answers: [
          "Muda: cada portão faz metade das aberturas. Um prédio de 60 apartamentos com dois portões fica perto do intervalo de um de 30.",
          "Sim, porque o movimento se divide. Conte as vagas de cada portão e use o intervalo dele.",
        ],
      },
      {
        question: "A manutenção é obrigatória por lei?",
        answers: [
          "Conservar as partes comuns é dever do síndico (Código Civil, artigo 1.348), e o portão é uma delas; o intervalo não vem escrito na lei. Guarde os registros.",
          "A lei obriga a conservar, sem dizer de quanto em quanto tempo. O relatório das visitas mostra que o dever foi cumprido.",
        ],
      },
      {
        question: "A garagem para durante a visita?",
        answers: [
          "Por pouco tempo, fora do pico e com aviso. Com dois portões, faz-se um de cada vez.",
          "Só nos testes, em horário combinado com a portaria. Havendo duas entradas, uma fica sempre livre.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com o número de apartamentos e de vagas",
  },
  {
    id: "proteger-a-placa-do-raio",
    broader: "raio",
    label: "Proteger a placa de raio",
    phrase: "a proteção da placa contra raio",
    asks: [
      "evitar raio queimar motor",
      "como evitar raio queimar motor",
      "evitar raio queimar portão",
      "evitar raio queimar motor portão",
      "evitar raio queimar placa",
      "como evitar raio queimar placa",
      "proteger motor temporal",
      "raio não queimar motor",
      "raio não queimar placa",
      "evitar queimar raio",
      "evitar queimar temporal",
      "evitar queimar tempestade",
      ...combine(
        ["proteger", "proteção", "protejo", "evitar", "não queimar", "prevenir", "que colocar"],
        ["raio", "raios", "descarga elétrica", "relâmpago", "tempestade", "surto"],
        ["placa", "central", "motor", "portão"],
      ),
      ...combine(
        ["proteger", "proteção", "evitar", "não queimar"],
        ["pico energia", "pico luz", "queda energia", "oscilação"],
        ["placa", "central", "motor", "portão"],
      ),
      "placa queimou de novo raio",
      "placa queimou novamente raio",
      "placa queima toda vez raio",
      "placa queima sempre tempestade",
      "placa queima toda chuva raio",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para proteger o motor do portão contra raios e surtos elétricos, instale um DPS no quadro de luz, ligue o motor ao fio terra e desligue o disjuntor na tempestade. O DPS é o dispositivo que desvia o surto, e só funciona com aterramento. O serviço é de eletricista e tem orçamento por foto do quadro. Raio que cai direto na casa, nenhum protetor segura.",
        "A placa do portão fica protegida de raio quando o surto tem por onde sair: DPS no quadro, o protetor que desvia o pico, ligado a um bom aterramento, e fio terra até o motor. Na chuva com raio, desligue também o disjuntor do portão. Contra raio direto na casa não há proteção completa.",
        "A proteção do motor do portão contra raio começa no quadro de luz, com um DPS, o dispositivo que desvia surtos elétricos, e com fio terra até o motor. Um circuito só do portão facilita desligar o disjuntor na tempestade. Sem aterramento o DPS não funciona, e descarga direta ele não segura.",
        "O que protege o motor e a placa do portão de raios é a soma de três coisas: DPS no quadro, aterramento e disjuntor desligado durante a tempestade. O DPS, o protetor contra surtos, e o fio terra são serviço de eletricista. Se a placa já queimou, instale a proteção antes de ligar a nova.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que instalar, na ordem", "Do aterramento ao DPS: o que fazer"],
        slots: [
          [
            "Quadro e motor são serviço de eletricista ou técnico, com a energia desligada. A você cabe o último passo, desligar o disjuntor.",
            "Os quatro primeiros itens ficam com o eletricista ou o técnico. O último é seu, e não custa nada.",
            "Deixe a parte elétrica com um profissional e fique com o último passo, que é de quem mora na casa.",
          ],
        ],
        steps: [
          "Medir o aterramento e levar o fio terra até a carcaça do motor.",
          "Pôr DPS no quadro, um módulo por fase, na tensão da rede.",
          "Com motor longe do quadro, pôr um segundo protetor junto dele.",
          "Deixar o portão em circuito próprio, com disjuntor só dele.",
          "Na tempestade: feche o portão, desligue o disjuntor e religue quando passar.",
        ],
      },
      {
        about: "causes",
        headings: ["Se a placa já queimou uma vez", "Por onde o surto entra"],
        slots: [
          [
            "Descubra por onde o surto entrou antes de ligar a placa nova, se pela rede elétrica ou pelo fio do interfone, da câmera ou da cerca. Sem fechar essa entrada, a nova queima também.",
            "O surto pode entrar pela rede elétrica ou pelo cabo do interfone, da câmera ou da cerca elétrica. Se a entrada continua aberta, a placa nova tem o mesmo fim.",
            "Rede elétrica, interfone, câmera e cerca são os caminhos do surto até a placa. Trocar a placa sem proteger o caminho é repetir a queima.",
          ],
          [
            "O DPS do quadro não protege os fios de sinal, que precisam de protetor próprio. Se já havia DPS, olhe o visor: em vermelho, ele se gastou no raio anterior e deve ser trocado.",
            "Os fios de interfone e câmera precisam de proteção à parte. O DPS se gasta ao desviar um surto, e visor vermelho quer dizer que o módulo deve ser trocado.",
            "Proteja também os cabos de sinal, porque o DPS do quadro não os alcança. Um DPS com o indicador vermelho já se gastou e precisa de módulo novo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no custo da proteção", "Proteção ou placa nova: o que custa mais"],
        slots: [
          [
            "DPS e aterramento são pagos uma vez, e a queima da placa pode se repetir a cada verão. O que mais pesa é fazer o aterramento. Onde ele já existe, o DPS, um módulo por fase, custa bem menos que uma central nova.",
            "O maior custo é o aterramento, quando falta. Com ele pronto, os módulos de DPS custam muito menos que uma placa nova e servem à casa toda.",
            "Se a casa já tem aterramento, a proteção é barata diante de uma central. Sem ele, o serviço custa mais, mas protege todos os aparelhos da casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar o disjuntor na tempestade basta?",
        answers: [
          "Ajuda muito e não custa nada, mas só quando alguém está em casa e lembra. O DPS trabalha sozinho, por isso use os dois.",
          "Reduz o risco, mas um surto forte pode saltar os contatos do disjuntor. Com DPS e aterramento, a proteção fica melhor.",
        ],
      },
      {
        question: "Filtro de linha ou estabilizador protege a placa?",
        answers: [
          "Não. Eles são feitos para aparelhos leves e aquecem com a partida do motor. Use DPS no quadro.",
          "Não protegem motor de portão, porque não aguentam a partida dele. O certo é DPS com aterramento.",
        ],
      },
      {
        question: "Nobreak protege a placa do raio?",
        answers: [
          "Não é a função dele. O nobreak cuida da falta de luz, pode queimar no mesmo surto e também precisa do DPS.",
          "Pouco. Ele mantém o portão funcionando sem luz, e quem desvia o surto é o DPS.",
        ],
      },
      {
        question: "Minha casa não tem fio terra. O DPS adianta?",
        answers: [
          "Não. Sem aterramento, ele não tem para onde desviar o surto. Faça o aterramento primeiro.",
          "Sem aterramento, não. É a primeira coisa a resolver, e serve para a casa toda.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado, da etiqueta do motor e, se já queimou, da placa velha",
  },
  {
    id: "contrapeso-certo-antes-do-motor",
    broader: "contrapeso",
    label: "Contrapeso certo antes do motor",
    phrase: "o teste do contrapeso antes do motor",
    asks: [
      ...combine(
        ["contrapeso certo", "contrapeso correto", "contrapeso bom", "contrapeso equilibrado", "contrapeso regulado"],
        ["antes motor", "colocar motor", "instalar motor", "pôr motor", "automatizar", "motor"],
      ),
      ...combine(
        [
          "como sei contrapeso",
          "como saber contrapeso",
          "saber se contrapeso",
          "testar contrapeso",
          "conferir contrapeso",
        ],
        ["certo", "correto", "bom", "ok", "antes motor", "antes automatizar"],
      ),
      "testar contrapeso",
      "teste contrapeso",
      "conferir contrapeso",
      "verificar contrapeso",
      "como sei contrapeso certo basculante",
      "como saber basculante equilibrado",
      "basculante equilibrado antes motor",
      "saber basculante balanceado",
      "testar equilíbrio basculante",
      "teste equilíbrio basculante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O contrapeso do portão basculante está certo para colocar motor quando a folha, sem motor, sobe com uma mão e não desce nem sobe sozinha, parando até a meia altura. Com cabos gastos ou folha torta, não teste: o acerto pelo técnico fica, em geral, de {price.preventiveRange}, sem peças.",
        "Para saber se o contrapeso está certo antes do motor, abra o portão manual devagar, com as duas mãos, e sinta o esforço: igual na subida e na descida, e leve a meia altura, está equilibrado. Só teste com os cabos inteiros e sem largar; o acerto vai, em geral, de {price.preventiveRange}, sem peças.",
        "Testar o contrapeso do basculante é sentir o peso da folha, sem motor, do chão à meia altura, sempre segurando: se puxa para baixo, falta peso; se quer subir, sobra. Cabos desfiados encerram o teste, e o acerto, com técnico, custa em geral de {price.preventiveRange}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste, passo a passo", "Como testar o contrapeso à mão"],
        slots: [
          [
            "Vale só para portão ainda sem motor, que a casa abre à mão todo dia. Se ele já tem motor, não destrave: o teste é do técnico, com a folha escorada.",
            "Faça apenas se o portão é manual e está em uso, sem nunca largar a folha. Com motor montado, quem a solta é o técnico.",
            "Este teste é para portão manual, aberto todos os dias pela casa. Em portão com motor, soltar a folha pode derrubá-la, e a prova fica com o técnico.",
          ],
        ],
        steps: [
          "Olhe os cabos de longe: fio levantado, ferrugem ou folha torta encerram o teste.",
          "Tire carro, crianças e animais; ninguém fica sob a folha.",
          "Erga devagar, com as duas mãos, e sinta se o esforço é igual em todo o caminho.",
          "Perto da meia altura, sem largar, sinta se ela puxa para baixo ou para cima.",
          "Feche devagar, com as mãos na folha até o chão.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada resultado quer dizer", "Leia o resultado"],
        slots: [
          [
            "O contrapeso não é acertado por você, porque abrir a caixa com o peso pendurado é perigoso. O resultado serve para dizer ao técnico o que esperar.",
            "Com o resultado na mão, o técnico põe ou tira peso, com a folha escorada. Em casa não se abre a caixa do contrapeso.",
            "A caixa guarda um bloco pendurado por cabo, e só o técnico a abre. O que você sentiu já indica o acerto.",
          ],
        ],
        bullets: [
          "Leve e igual nos dois sentidos: certo, pode receber o motor",
          "Puxa para baixo: falta peso, e o motor carregaria a diferença",
          "Quer subir: sobra peso, e a folha não assenta embaixo",
          "Um lado antes do outro: cabo ou peso desigual",
          "Prende num ponto: roldana, guia ou braço, e não contrapeso",
        ],
      },
      {
        about: "cost",
        headings: ["Acertar antes sai mais barato", "Acerto e motor na mesma visita"],
        slots: [
          [
            "O acerto pode ser feito no mesmo dia da instalação, aproveitando a ida do técnico. O kit basculante instalado, para folha de até {width.quarterHp} já equilibrada, parte de {price.lowest}; motor em folha pesada gasta capacitor e engrenagem antes da hora.",
            "Equilibrar antes evita queimar o motor novo, que não foi feito para carregar a folha. Para folha de até {width.quarterHp}, o kit instalado começa em {price.lowest}, e os dois serviços cabem na mesma ida.",
            "Quem põe motor em folha desequilibrada paga duas vezes: o acerto e as peças que ele come. Com a folha em ordem, o kit para até {width.quarterHp} sai a partir de {price.lowest}, instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O instalador confere o contrapeso?",
        answers: [
          "Sim, é a primeira coisa da visita: com a folha fora de equilíbrio, o motor não é montado antes do acerto.",
          "Confere, com a folha escorada. O acerto, se for preciso, é orçado antes.",
        ],
      },
      {
        question: "O portão pesa um pouco, mas sobe. Posso pôr o motor?",
        answers: [
          "Pesar um pouco por igual é aceitável; se ela desce sozinha, acerte antes, senão o motor faz força em todas as aberturas.",
          "Se o peso é pequeno e igual em todo o caminho, pode. Se cai, não: o motor conduz a folha, não a carrega.",
        ],
      },
      {
        question: "Vou forrar o portão de chapa ou madeira. O contrapeso muda?",
        answers: [
          "Muda: o contrapeso precisa acompanhar os quilos acrescentados. Forre primeiro, equilibre depois e só então ponha o motor.",
          "Sim, e bastante. A ordem certa é revestimento, contrapeso e motor.",
        ],
      },
      {
        question: "Quanto pesa cada contrapeso?",
        answers: [
          "Em geral, perto da metade da folha em cada lado, corrigido pelo ponto em que o cabo puxa. O técnico acerta testando.",
          "Cerca de metade do peso da folha por lado. O número exato sai no teste, com ela escorada.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados do portão e um vídeo da folha sendo aberta à mão",
  },
  {
    id: "pivotante-simples-ou-duplo",
    broader: "duas-folhas",
    label: "Motor simples ou duplo em duas folhas",
    phrase: "a escolha entre um motor e dois em portão de duas folhas",
    asks: [
      ...combine(
        ["duas folhas", "2 folhas", "duas bandas", "pivotante"],
        [
          "simples ou duplo",
          "simples duplo",
          "simples ou dupla",
          "um motor ou dois",
          "1 motor ou 2",
          "um ou dois motores",
          "um motor dois motores",
          "precisa dois motores",
          "precisa 2 motores",
          "só um motor",
          "basta um motor",
          "um motor só",
          "1 motor só",
          "um motor cada folha",
          "quantos motores",
          "motor só uma",
          "motor só uma folha",
          "motor uma folha só",
          "colocar motor só uma",
          "automatizar só uma folha",
          "posso motor só uma",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Portão de duas folhas precisa de dois motores, um por folha, para as duas abrirem sozinhas, porque cada braço move só a sua. Um motor só basta se o carro passa por uma folha e a outra fica presa no ferrolho. Na troca em casa, cada motor fica de {price.homeSwap}, com mão de obra.",
        "Para as duas folhas abrirem sozinhas são precisos 2 motores, um em cada folha, ligados a uma central só. Se a passagem de uma folha basta ao carro, um motor resolve, custa perto da metade e a outra fica no ferrolho. Cada motor, trocado em casa, custa de {price.homeSwap}, serviço incluído.",
        "Em portão pivotante de duas folhas, um motor não move as duas, por isso vai um por folha. Escolha um motor só quando o carro passa por um lado; nos outros casos, o duplo é melhor. A conta é de {price.homeSwap} por motor na troca em casa, com a mão de obra.",
        "Pode colocar motor só em uma folha do portão de duas folhas, se o carro passa por ela, com a outra presa no ferrolho. Custa perto da metade de automatizar as duas, que pedem um motor cada. Como base, a troca de um motor em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      installation: [
        "Pode colocar motor só em uma folha do portão de duas folhas, se o carro passa por ela. A outra fica presa no ferrolho, em cima e embaixo. Custa perto da metade do duplo, que leva um motor por folha; como base, a troca de um motor em casa fica de {price.homeSwap}, com mão de obra.",
        "No portão de duas folhas, dá para colocar motor só em uma, que abre pelo controle, e deixar a outra no ferrolho para quando precisar do vão inteiro. Para as duas abrirem sozinhas vai um motor por folha. Cada um, na troca em casa, custa de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um motor ou dois: o que decide"],
        slots: [
          [
            "Abra uma folha só e meça a passagem que sobra, de batente a batente. Compare com a largura do carro, contando os espelhos.",
            "O que decide é a passagem que resta com uma folha fechada. Meça esse vão e compare com o carro, de espelho a espelho.",
            "Meça a abertura com uma folha só e compare com o seu carro, contando os espelhos. Com a medida, a escolha é simples.",
          ],
        ],
        bullets: [
          "Passa com folga por uma folha: simples",
          "Passa raspando, ou há carro maior: duplo",
          "Folhas desiguais: motor na maior, se o carro couber",
          "As duas usadas todo dia: duplo",
        ],
      },
      {
        about: "what",
        headings: ["O que o duplo tem a mais", "O que vem no motor duplo"],
        slots: [
          [
            "O duplo traz dois motores iguais, uma central que atrasa uma folha em relação à outra e o cabo até a segunda coluna, dentro de eletroduto. Por isso custa perto do dobro e pede passagem de fio sob o vão.",
            "São dois motores do mesmo modelo, uma central que faz uma folha sair antes da outra e um cabo protegido que cruza o vão por baixo. O preço fica perto do dobro do simples.",
            "No motor duplo há dois braços iguais, a central que define a ordem das folhas e o eletroduto até o outro lado. O valor fica perto do dobro.",
          ],
          [
            "Quem começa com um motor e pensa no segundo deve comprar já a central de dois motores e deixar o eletroduto pronto. Assim o outro é instalado depois sem trocar a placa.",
            "Dá para fazer em duas etapas, desde que a primeira central já aceite dois motores e o duto esteja no piso.",
            "O segundo motor pode vir mais tarde, se a central for dupla desde o início e o cabo tiver por onde passar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como usar o portão com uma folha no ferrolho"],
        slots: [
          [
            "A folha fixa precisa de ferrolho em cima e embaixo, porque é nela que a automática encosta. Para abrir o vão todo, abra primeiro a do motor, solte os ferrolhos e empurre a outra. Só use o controle de novo depois de prendê-la.",
            "Dois ferrolhos, no alto e no chão, seguram a folha parada contra o vento e a batida da outra. Quando precisar do vão inteiro, abra a folha fixa depois da automática e feche-a antes de acionar o controle.",
            "Prenda a folha sem motor em cima e embaixo, já que ela serve de batente para a outra. Só acione o controle com os ferrolhos fechados. Para usar o vão inteiro, abra-a na mão, depois da automática.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor mais forte move as duas folhas?",
        answers: [
          "Não, porque o braço empurra só a folha em que está preso, por mais forte que seja.",
          "Não. Cada folha gira na própria dobradiça e precisa do seu braço.",
        ],
      },
      {
        question: "Posso usar dois motores de marcas diferentes?",
        answers: [
          "Não convém, porque velocidades e cursos diferentes desencontram as folhas. Use dois do mesmo modelo, na mesma central.",
          "Melhor não, porque a central é regulada para dois iguais e as folhas acabam se prendendo.",
        ],
      },
      {
        question: "Quanto custa o duplo?",
        answers: [
          "Trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra. A primeira instalação soma suportes, batente e o cabo até o outro lado.",
          "O par trocado em casa custa de {price.homeSwapTwice}, serviço incluído. No portão sem motor entram também fixação, batente e eletroduto.",
        ],
      },
      {
        question: "Precisa de trava elétrica?",
        answers: [
          "Em folha longa, de chapa fechada ou exposta ao vento, sim, porque ela segura a emenda. Em folha curta, o próprio motor costuma bastar.",
          "Depende do vento e do comprimento da folha. Em folha longa ou fechada, a trava segura a emenda e poupa o braço do motor.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, das colunas por dentro e o comprimento de cada folha",
  },
  {
    id: "social-sem-trocar-a-fechadura",
    broader: "social",
    label: "Portão social automático com a fechadura que já tem",
    phrase: "o portão social automático sem trocar a fechadura",
    asks: [
      "portãozinho pedestre elétrico mesma fechadura",
      "fecho elétrico fechadura atual",
      ...combine(
        ["portão social", "portão pedestre", "portãozinho", "porta social"],
        [
          "sem trocar fechadura",
          "aproveitar fechadura",
          "manter fechadura",
          "mesma fechadura",
          "fechadura que já tenho",
          "fechadura já tenho",
          "fechadura antiga",
          "fechadura comum",
          "fechadura atual",
          "fechadura existente",
          "fechadura de chave",
        ],
      ),
      "automatizar sem trocar fechadura",
      "automatizar social sem trocar fechadura",
      "fecho elétrico fechadura comum",
      "fecho elétrico fechadura que já tenho",
      "contratesta elétrica",
      "contra testa elétrica",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para automatizar o portão social sem trocar a fechadura: ela fica, e no batente entra um fecho elétrico, que solta o trinco pelo interfone, controle ou tag. Se a fechadura só tranca com a chave, usa-se um eletroímã no alto da folha. Uma foto da fechadura e do batente basta para o orçamento grátis.",
        "Para abrir o portão de pedestres por comando há duas travas: o eletroímã, que segura a folha por força magnética, e o fecho elétrico no batente, que aproveita a fechadura que já existe. O fecho serve em fechadura com trinco de mola e custa menos. O eletroímã é para a que só tranca com a chave, e precisa de bateria para a falta de luz.",
        "Sim, o portão social automático pode manter a fechadura que já tem, porque no batente entra um fecho elétrico, que libera o trinco ao toque do interfone ou do controle. Sem trinco de mola, a solução é o eletroímã, que prende a folha por força magnética. Motor só é preciso se a folha tem de se mover sozinha.",
        "No portão de pedestres, a fechadura eletroímã segura a folha enquanto recebe energia e solta pelo interfone, botão, tag ou controle. Ela não usa a fechadura antiga, que fica de reserva. Quem tem trinco de mola pode gastar menos com um fecho elétrico no batente. O valor vem de graça por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Qual trava serve no seu portão", "Como saber pela sua fechadura"],
        slots: [
          [
            "A resposta está na lateral da folha, de onde saem as linguetas. Abra o portão e compare.",
            "Com o portão aberto, olhe as linguetas na lateral da fechadura, porque o formato delas decide a trava.",
            "Abra o portão e veja as linguetas pela lateral da folha. É por elas que se escolhe a trava.",
          ],
        ],
        bullets: [
          "Lingueta chanfrada, que entra ao bater: aceita fecho elétrico",
          "Puxador fixo por fora: bom, porque maçaneta abriria sem comando",
          "Só lingueta quadrada, de chave: eletroímã",
          "Folha caída ou com folga: acerte a dobradiça antes",
        ],
      },
      {
        about: "choose",
        headings: ["Fecho elétrico, eletroímã ou motor", "As três opções, comparadas"],
        slots: [
          [
            "O fecho elétrico é o que menos muda: ele destrava pelo comando, você empurra e a mola aérea fecha. O eletroímã prende a folha sem usar a fechadura, mas solta quando falta luz, por isso leva bateria e um botão de saída por dentro.",
            "Com o fecho no batente, a folha é empurrada e volta pela mola, e a chave vale como antes. O eletroímã dispensa a lingueta, mas precisa de bateria para não soltar sem energia, além do botão por dentro.",
            "Quem tem trinco de mola fica com o fecho elétrico, que quase não altera o portão. Sem trinco, o eletroímã prende a folha, com bateria para a falta de luz e botão de saída.",
          ],
          [
            "Já o motor abre a folha sozinho, e nesse caso a trava precisa soltar primeiro, porque motor contra portão trancado quebra o braço.",
            "O motor só é necessário se a folha precisa abrir sozinha, e a trava tem de liberar antes dele.",
            "O motor é para cadeirante ou para quem passa com as mãos ocupadas, com a trava abrindo antes dele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor da trava", "Como se forma o preço"],
        slots: [
          [
            "Somam-se o fecho ou o eletroímã, a fonte, quando o interfone não alimenta a trava, o cabo e a mão de obra. O fecho custa menos que o eletroímã com bateria, e os dois custam bem menos que um motor.",
            "Pagam-se a trava, a fonte, se faltar, o cabo até o interfone e o serviço. O fecho é o mais barato, o eletroímã com bateria vem depois, e o motor é de longe o mais caro.",
            "O valor junta a peça, a fonte e a ligação. O fecho elétrico é o mais barato, o eletroímã com bateria vem depois, e o motor é o mais caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A chave continua abrindo?",
        answers: [
          "Sim. Com o fecho elétrico a fechadura continua igual, e a chave abre por dentro e por fora, com ou sem luz. Com o eletroímã, ela fica só de reserva.",
          "Continua com o fecho elétrico, em que a chave recolhe a lingueta como antes. No eletroímã, quem solta é o comando ou o botão de saída.",
        ],
      },
      {
        question: "Preciso deixar a fechadura destrancada?",
        answers: [
          "Precisa, porque o comando libera só o trinco ou o ímã. Se alguém der a volta da chave, nenhum comando abre.",
          "Sim, sem a volta da chave. Com a lingueta quadrada para fora, o portão não abre pelo comando.",
        ],
      },
      {
        question: "Serve com o interfone que já tenho?",
        answers: [
          "Em geral, sim, se ele tem saída para fechadura na mesma tensão da trava, quase sempre 12 V. A etiqueta do interfone confirma.",
          "Na maioria, sim, pela saída de fechadura. Só a tensão precisa ser igual à da trava.",
        ],
      },
      {
        question: "Precisa de mola?",
        answers: [
          "Precisa, para a folha voltar e a trava prender. Sem mola, o portão fica encostado e aberto.",
          "Sim, uma mola aérea que feche até o fim, senão a trava não prende.",
        ],
      },
    ],
    photo: "fotos da fechadura de frente e de lado, do batente e do interfone",
  },
  {
    id: "cabo-arrebentou-preco",
    isAskedByName: true,
    broader: "cabo-arrebentado",
    label: "Cabo arrebentado: quanto custa trocar",
    phrase: "o preço da troca do cabo arrebentado",
    asks: [
      ...combine(
        [
          "cabo",
          "cabo aço",
          "cabo basculante",
          "cabo aço basculante",
          "trocar cabo",
          "trocar cabo aço",
          "trocar cabo basculante",
          "trocar cabo aço basculante",
          "corda aço",
        ],
        [
          "arrebentou preço",
          "arrebentado preço",
          "rompeu preço",
          "rompido preço",
          "estourou preço",
          "estourado preço",
          "quebrou preço",
          "quebrado preço",
          "partiu preço",
          "partido preço",
        ],
      ),
      "cabo arrebentou trocar preço",
      "cabo aço basculante arrebentou trocar preço",
      "cabo arrebentou conserto preço",
      "conserto cabo arrebentado preço",
      "troca cabo arrebentado preço",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar o cabo de aço do basculante que arrebentou custa o par de cabos mais a mão de obra, com a folha escorada e equilibrada. O orçamento é grátis, por foto tirada de longe. Até lá, desligue o disjuntor, não destrave e não deixe ninguém embaixo.",
        "O valor da troca do cabo arrebentado do portão basculante junta os dois cabos e o serviço de escorar e equilibrar a folha. Uma foto tirada de longe permite dizer o total, sem custo. Enquanto isso, desligue o disjuntor, não destrave e não passe sob a folha.",
        "O cabo rompido do portão basculante tem o preço da troca dado por foto, de graça. A conta soma o par de cabos e a mão de obra, maior quando a folha é pesada de escorar. Até o conserto, deixe o disjuntor desligado, não destrave e mantenha todos longe.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Agora, antes do preço"],
        slots: [
          [
            "Com um cabo a menos, a folha está presa só pelo outro cabo e pelo motor e pode cair sem aviso. Faça tudo isto sem chegar perto dela.",
            "A folha parece firme, mas perdeu metade do que a segurava. Siga estes passos de longe.",
            "O cabo que sobrou carrega o peso dos dois e pode partir a qualquer hora. Mantenha distância e siga estes passos.",
          ],
        ],
        steps: [
          "Não aperte o controle e desligue o disjuntor do portão.",
          "Afaste pessoas, animais e carros da folha e das colunas.",
          "Não destrave, não erga e não escore por conta própria.",
          "Fotografe de longe e use outra saída.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Do cabo ao equilíbrio: a conta"],
        slots: [
          [
            "O cabo é a menor parte do preço. O que toma tempo é escorar a folha, apoiar o contrapeso, montar o par e equilibrar, e o orçamento separa peça e mão de obra.",
            "Você paga menos pelo cabo que pelo trabalho de escorar, montar e equilibrar com segurança. O orçamento mostra o material de um lado e o serviço do outro.",
            "A maior parte do valor é a mão de obra segura, com escora e equilíbrio, e a menor são os dois cabos com presilhas. O orçamento mostra cada uma separada.",
          ],
        ],
        bullets: [
          "Custa mais com folha alta ou pesada",
          "Custa mais com roldana gasta, trocada junto",
          "Custa mais com a caixa do contrapeso fechada ou enferrujada",
          "São orçados à parte braço torto, folha empenada ou motor forçado pela queda",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz pela troca", "A troca do par de cabos"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado, antes de soltar qualquer peça. Entram dois cabos iguais, com presilhas novas, e as roldanas são conferidas, porque canal gasto corta o cabo novo.",
            "Primeiro a folha é escorada e depois entra o par de cabos, da mesma bitola e do mesmo comprimento, com presilhas novas. A roldana com o canal gasto é trocada junto, com a sua aprovação.",
            "Nenhuma peça é solta antes de a folha e o contrapeso estarem presos. O par é trocado inteiro, sem emenda, e as roldanas, que costumam ser a causa, são examinadas.",
          ],
          [
            "No fim, a folha fica equilibrada e o motor, que segurou peso demais, é testado e regulado.",
            "Por último, a folha é equilibrada, e o motor, o braço e o fuso, que fizeram força demais, são examinados.",
            "O serviço termina com a folha equilibrada, força e paradas reguladas e alguns ciclos de teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o cabo que arrebentou?",
        answers: [
          "Não é indicado: o outro tem a mesma idade e aguentou o tranco. Trocar o par custa pouco mais e evita escorar tudo de novo.",
          "O certo é trocar o par, porque o cabo que sobrou carregou o peso dobrado desde que o primeiro rompeu.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em geral cabe em uma visita, com escora, par de cabos, equilíbrio e regulagem. Roldana presa ou folha torta aumenta o tempo.",
          "Costuma ser feita no mesmo dia, se as roldanas estão boas e a folha não entortou.",
        ],
      },
      {
        question: "Preciso tirar o carro que ficou dentro. É possível?",
        answers: [
          "Não mexa na folha: o técnico escora primeiro e libera a passagem. Diga na mensagem que há carro preso.",
          "Só depois de a folha estar escorada. Avise ao chamar, porque então o técnico escora e libera o carro primeiro.",
        ],
      },
      {
        question: "Sai mais barato eu comprar o cabo?",
        answers: [
          "A diferença é pequena, porque o cabo é a menor parte da conta, e um cabo de bitola errada pode romper e derrubar a folha.",
          "Não compensa. A bitola depende do peso da folha, e a maior parte do preço é o serviço.",
        ],
      },
    ],
    photo: "fotos de longe da folha e dos dois lados, sem acionar nem destravar, com a largura e a altura",
  },
  {
    id: "nobreak-quanto-dura",
    broader: "nobreak",
    label: "Quanto dura o nobreak do portão",
    phrase: "quanto dura o nobreak do portão",
    asks: [
      "nobreak quanto dura",
      "nobreak dura quanto",
      "nobreak portão quanto dura",
      "nobreak quanto dura portão",
      "nobreak duração",
      "nobreak portão duração",
      "nobreak motor quanto dura",
      "no break portão quanto dura",
      "no break dura quanto",
    ],
    intent: "question",
    answers: {
      any: [
        "O nobreak de portão dura, numa falta de luz, em geral de 20 a 50 aberturas de folha leve ou de 4 a 8 horas em espera, com bateria nova. O aparelho segue por anos, mas a bateria precisa de troca a cada 2 a 4 anos.",
        "Quanto dura o no-break do portão depende da carga: com bateria nova e folha leve, conte de 20 a 50 aberturas, espalhadas por 4 a 8 horas sem luz. Em anos, quem acaba é a bateria, que pede troca em 2 a 4, sem trocar o aparelho.",
        "Sem luz, o nobreak para portão costuma render de 20 a 50 aberturas, ou de 4 a 8 horas parado, o que acabar antes, com folha leve e bateria nova. A bateria vive de 2 a 4 anos e é substituída no mesmo aparelho, que dura mais.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz o nobreak durar menos", "Por que o seu pode durar menos"],
        slots: [
          [
            "Mesmo sem abrir o portão, o nobreak e a central consomem o tempo todo, e por isso existe um limite em horas. Câmera, interfone ou modem ligados no mesmo aparelho encurtam esse tempo.",
            "Parado, o aparelho também gasta para manter a central acordada, o que esvazia a bateria num apagão longo. Modem, câmera e interfone na mesma tomada levam parte da carga.",
            "A espera consome carga, porque central e nobreak ficam ligados até alguém acionar. Tudo o que você pendura nele, como modem, interfone e câmera, tira horas do portão.",
          ],
          [
            "Folha pesada, trilho sujo ou contrapeso fora do ponto podem cortar as aberturas pela metade. Deixar o portão leve rende mais que comprar bateria maior.",
            "O esforço do motor pesa ainda mais: portão desequilibrado ou trilho com sujeira faz cair à metade o número de aberturas. Equilíbrio e limpeza saem melhor que uma bateria grande.",
            "Também conta o peso que o motor arrasta, pois contrapeso errado e trilho sujo dobram o gasto de cada ciclo. Antes de pensar em bateria maior, acerte a folha.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que a bateria está no fim", "Quando a bateria está vencida"],
        slots: [
          [
            "Uma vez por ano, com a passagem livre e o disjuntor do portão desligado, conte quantas aberturas o nobreak faz. Anote o número: a queda de um ano para outro mostra a idade da bateria.",
            "Faça um teste anual: desligue o disjuntor do portão, deixe o vão livre e conte os ciclos até a carga cair. Comparar com o ano anterior revela o desgaste.",
            "A conta das aberturas sem energia, feita todo ano com ninguém no caminho, é o melhor aviso. Desligue só o disjuntor do portão e guarde o resultado para comparar.",
          ],
        ],
        bullets: [
          "Faz metade das aberturas que fazia",
          "Apita ou fica lento logo na primeira",
          "A bateria passou de 3 anos, em lugar quente",
          "A caixa está estufada ou quente: não mexa e chame o técnico",
        ],
      },
      {
        about: "choose",
        headings: ["Como escolher o nobreak certo", "O que o nobreak precisa ter para o seu motor"],
        slots: [
          [
            "O nobreak deve trazer no manual a indicação para motor de portão, com a potência que ele suporta na partida. Modelo de computador não serve, porque o arranque do motor puxa muito mais que uma tela.",
            "Escolha um aparelho feito para automatizadores, com sobra para a partida, que é o instante de maior consumo. O de computador desliga ou queima quando o motor arranca.",
            "Procure no rótulo a menção a portão eletrônico e a potência de motor aceita. Nobreak de informática não foi feito para o arranque, que exige bem mais do que o motor em marcha.",
          ],
          [
            "Tensão, potência e tipo de central saem da etiqueta do motor, e central com inversor tem exigência própria. Para casa, poucas aberturas bastam; prédio de movimento pede banco maior ou gerador.",
            "Com a etiqueta se confere se o motor é 127 V ou 220 V, a potência e se há inversor, que limita os modelos. Num prédio de fluxo alto, a carga acaba cedo e convém bateria maior ou gerador.",
            "Pela etiqueta se sabe a voltagem, a força do motor e se a placa usa inversor, que nem todo aparelho alimenta. Uma casa gasta poucos ciclos; condomínio movimentado precisa de mais bateria ou de gerador.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o nobreak leva para recarregar?",
        answers: [
          "Em geral de 6 a 12 horas depois que a luz volta. Se a bateria esvaziou por inteiro, conte um dia antes de confiar na autonomia cheia de novo.",
          "A maioria recupera a carga entre 6 e 12 horas de energia ligada. Após um apagão longo, que zerou a bateria, espere um dia para ter todas as aberturas.",
        ],
      },
      {
        question: "Bateria maior faz durar mais?",
        answers: [
          "Faz, dentro do que o aparelho aceita. A ficha diz até quantos Ah, a medida da carga, o carregador dá conta; acima disso, a bateria nunca enche e se estraga antes.",
          "Sim, se o carregador do nobreak foi feito para ela. O limite em Ah, a unidade de carga, está na ficha, e passar dele deixa a bateria sempre pela metade.",
        ],
      },
      {
        question: "E quando a carga acaba, como abro?",
        answers: [
          "Pela chave de destravamento, com disjuntor e nobreak desligados, em portão de correr ou de abrir, reto e no trilho. Basculante com cabo, mola ou contrapeso ruim não se destrava: espere o técnico.",
          "Desligue o disjuntor e o nobreak e use a chave do motor, se a folha corre ou abre de lado e está reta. No basculante com cabo, mola ou contrapeso duvidoso, não solte nada.",
        ],
      },
      {
        question: "Quanto custa trocar a bateria do nobreak?",
        answers: [
          "Depende da capacidade em Ah e de quantas baterias o modelo usa; uma só costuma sair bem menos que o aparelho novo. A etiqueta do nobreak basta para orçar bateria e troca juntas.",
          "Varia com o número de baterias e a capacidade de cada uma, e em geral compensa diante de um aparelho novo. O valor da peça com o serviço vem pela foto da etiqueta.",
        ],
      },
    ],
    photo: "fotos da etiqueta do nobreak, se já tem um, e da etiqueta do motor",
  },
  {
    id: "motor-rapido-vale-no-condominio",
    broader: "predio",
    label: "Motor rápido vale a pena em condomínio",
    phrase: "se o motor rápido vale a pena em condomínio",
    asks: [
      ...combine(
        ["motor rápido", "portão rápido", "motor veloz", "motor inversor", "motor turbo", "trocar motor rápido"],
        ["vale", "vale pena", "compensa", "melhor trocar", "precisa"],
        ["condomínio", "prédio", "apartamentos", "síndico"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão rápido vale a pena em condomínio com fila na hora de pico ou entrada direto da rua, porque o portão fica menos segundos aberto. Com poucas vagas, o comum basta. Exija uso intenso, inversor e ciclos por hora acima do pico; a troca fica de {price.heavySwap}, com mão de obra.",
        "Compensa trocar por motor rápido no prédio de 24 apês ou mais em um portão só, já que cada abertura encurta a espera na rua. Ele tem de ser de uso intenso, com inversor e ciclos de sobra, porque o residencial queima. Motor e mão de obra ficam de {price.heavySwap}.",
        "Para o síndico decidir se o motor rápido vale a pena no prédio, basta multiplicar os segundos ganhos por abertura pelos carros da hora cheia. Com 24 apartamentos ou mais em um portão, costuma valer, desde que seja de uso intenso. A troca fica de {price.heavySwap}, já instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta para levar à assembleia", "Quantos segundos o prédio ganha"],
        slots: [
          [
            "Cronometre a abertura de hoje e conte os carros da hora cheia. Se o tempo cai de 15 para 6 segundos, cada abertura economiza 9 segundos, e 40 carros ganham 6 minutos por hora.",
            "Meça com o celular quanto o portão leva para abrir e quantos carros saem no pico. Se ele passa de 15 para 6 segundos, 40 aberturas economizam 6 minutos de espera na calçada.",
            "A conta usa dois números, os segundos por abertura e os carros na hora de pico. Com 40 carros, baixar de 15 para 6 segundos economiza 6 minutos de espera por hora.",
          ],
          [
            "Na ficha, procure ciclos por hora um terço acima do pico, uns 55 para 40 carros. Um ciclo é abrir e fechar, e esse número mostra se o motor aguenta.",
            "O motor precisa de ciclos por hora, cada um com uma abertura e um fechamento, um terço acima do pico: cerca de 55 para 40 carros. Um motor veloz sem essa folga desliga por calor.",
            "Some um terço aos carros da hora cheia e compare com os ciclos por hora da ficha: 40 carros precisam de uns 55 ciclos. Cada ciclo é uma abertura e um fechamento.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando não compensa", "Quando o problema não é o motor"],
        slots: [
          [
            "Nestes casos vale mais gastar com outra coisa, porque a velocidade não resolve a causa da espera. Confira antes de aprovar.",
            "A rapidez não resolve tudo, e às vezes outro gasto ajuda mais. Veja se o caso do prédio está nesta lista.",
            "Antes de comprar um motor rápido, veja de onde vem a demora, que pode não ser do portão.",
          ],
        ],
        bullets: [
          "A fila vem do leitor de tag ou da portaria",
          "A folha está torta ou com trilho e roldana gastos: conserte antes",
          "A pausa está longa: reprogramar encurta sem trocar motor",
          "São poucas vagas, com recuo para esperar fora da rua",
        ],
      },
      {
        about: "safety",
        headings: ["O que vem junto com o rápido", "Segurança de portão rápido no prédio"],
        slots: [
          [
            "Quem passa tem menos tempo para desviar, por isso fotocélula em duas alturas, sinaleiro e força regulada fazem parte do orçamento. A folha e as soldas são revistas antes.",
            "Um portão coletivo rápido precisa de dois pares de fotocélula, sinaleiro e força no mínimo. Antes o técnico confere se a folha aguenta a velocidade.",
            "Inclua na proposta sensores em duas alturas, aviso luminoso e o teste de força, já que quem passa tem menos tempo. Uma estrutura fraca é reforçada primeiro.",
          ],
          [
            "A revisão passa a {visits.business}, no mínimo, com sensores e cabos conferidos. O inversor, que freia suave, poupa a folha, mas não dispensa a manutenção.",
            "Conte com manutenção {visits.business}, ou mais, para manter sensor e força no ponto. A parada suave do inversor ajuda, sem substituir a revisão.",
            "Depois da troca, revise {visits.business} ou em prazo menor. Mesmo com inversor, que amacia a parada, roldana e cabo continuam gastando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de assembleia para trocar?",
        answers: [
          "Em geral sim, se o motor atual funciona, porque é melhoria, e não conserto. O quórum depende da convenção; leve propostas iguais nos itens.",
          "Trocar um motor quebrado é conserto e em geral não depende de assembleia. Para pôr um mais rápido no lugar de um que funciona, convém aprovar, como a convenção pedir.",
        ],
      },
      {
        question: "Em quantos segundos abre?",
        answers: [
          "Um basculante ou uma folha curta abre em uns 4 segundos, e a folha de correr larga leva mais. Peça o tempo por escrito, para a medida da sua folha.",
          "Depende da largura, mas o rápido costuma abrir em menos da metade do tempo de um comum. A proposta deve trazer os segundos.",
        ],
      },
      {
        question: "Evita que um segundo carro entre junto?",
        answers: [
          "Ajuda, porque o portão fica menos tempo aberto, mas não impede. Quem impede são dois portões em sequência, a clausura.",
          "Reduz a chance. Para impedir de fato, é preciso clausura, com dois portões em sequência, ou controle na entrada.",
        ],
      },
      {
        question: "Os controles dos moradores continuam?",
        answers: [
          "Continuam se a central nova aceita o código; senão, são trocados ou entra um receptor compatível. Faça a lista por unidade antes.",
          "Depende do código do receptor. Quando não servem, mudam todos, e a lista por apartamento evita erro.",
        ],
      },
    ],
    photo: "fotos da folha e da etiqueta do motor, a largura do vão e o número de vagas",
  },
  {
    id: "madeira-pesada-aguenta-motor",
    broader: "madeira",
    label: "Portão de madeira pesado com motor",
    phrase: "se o portão de madeira pesado aguenta motor",
    asks: [
      ...combine(
        ["basculante madeira"],
        ["automatizar", "dá automatizar", "colocar motor", "instalar motor", "motor pesado"],
      ),
      "madeira motor 1/2 hp",
      "basculante madeira motor 1/2 hp",

      ...combine(
        ["basculante madeira", "basculante madeira pesado", "basculante madeira maciça"],
        ["aguenta", "suporta", "aceita motor", "dá motor", "pode motor", "aguenta motor"],
      ),
      "motor basculante aguenta madeira",
      "motor basculante aguenta madeira pesado",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, portão de madeira pesado aguenta motor basculante, se o contrapeso estiver acertado para o peso da madeira molhada e o motor for de 1/2 HP ou mais. Folha maciça e larga precisa de dois acionadores. Trocar o motor de uma folha pesada custa de {price.heavySwap}, com mão de obra.",
        "Dá para automatizar portão de madeira basculante, mesmo maciça, porque quem carrega o peso é o contrapeso, e o motor só conduz a folha. O motor é de 1/2 HP ou mais, com dois em folha larga. O primeiro é orçado por foto, e a troca em folha pesada fica de {price.heavySwap}.",
        "O portão basculante de madeira maciça aceita motor desde que a folha esteja equilibrada pelo contrapeso e tenha quadro de aço onde prender o suporte. O motor é de 1/2 HP ou mais, e a folha larga leva dois acionadores. A troca em folha pesada custa de {price.heavySwap}, com mão de obra incluída.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O peso da madeira, por conta", "A sua folha é pesada"],
        slots: [
          [
            "Madeira dura de 2 a 3 cm pesa, em geral, de 16 a 30 kg por metro quadrado, fora as ferragens: uma folha de 3 por 2,2 m fica entre 105 e 200 kg. Molhada, pesa até um terço a mais, e é com esse peso que se acertam contrapeso e motor.",
            "Multiplique a área por 16 a 30 kg, o usual da madeira dura de 2 a 3 cm, e terá de 105 a 200 kg em uma folha de 3 por 2,2 m. Some até um terço para a madeira molhada, porque é na chuva que o portão perde o equilíbrio.",
            "Uma folha de 3 por 2,2 m em madeira dura, de 16 a 30 kg por metro quadrado, pesa de 105 a 200 kg. Encharcada, chega a um terço a mais, e o contrapeso precisa contar com isso.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que precisa estar pronto antes do motor", "As condições para pôr o motor na madeira"],
        slots: [
          [
            "Se faltar alguma destas condições, ela é resolvida antes e cobrada à parte no orçamento. O motor de 1/4 HP não serve, porque é para folha leve de até {width.quarterHp}.",
            "O que faltar é feito primeiro, com valor separado. O motor de 1/4 HP não serve aqui, porque é limitado a folha leve de até {width.quarterHp} de largura.",
            "Cada condição que faltar é resolvida antes da montagem. Um motor de 1/4 HP é fraco aqui, já que atende só folha leve de até {width.quarterHp}.",
          ],
        ],
        bullets: [
          "Quadro de aço no ponto do suporte, porque a madeira sozinha racha",
          "Cabos inteiros e contrapeso igual nos dois lados",
          "Folha sem empeno, que não raspa na coluna",
          "Base sem podridão, com verniz em dia",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico instala", "Do contrapeso ao teste"],
        slots: [
          [
            "Primeiro o técnico confere cabos e contrapeso e deixa a folha equilibrada, trabalho que ninguém deve tentar em casa, porque ela pode cair. Depois fixa o motor no quadro de aço, regula a força no mínimo e testa fotocélula e parada.",
            "O equilíbrio vem antes: cabos, contrapeso e guias são acertados com a folha segura, sempre pelo técnico, já que solta ela pode cair. Depois são montados o motor e a fotocélula e a força é regulada.",
            "Com a folha escorada, ajustam-se contrapeso e cabos, e só o técnico faz isso, pelo risco de queda. O motor é preso ao aço, a força fica no mínimo que move a folha e a parada é testada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor de 1/3 HP aguenta?",
        answers: [
          "Em ripado leve sobre quadro de ferro, com a folha equilibrada, pode. Em madeira maciça não é o indicado, porque na chuva trabalharia no limite.",
          "Só com ripado leve. Para madeira pesada use 1/2 HP ou mais, que aguenta o peso dela molhada.",
        ],
      },
      {
        question: "Como sei se o contrapeso dá conta?",
        answers: [
          "Folha equilibrada sobe leve no uso e não desce sozinha. O teste com a folha solta é do técnico, e cabo desfiado é motivo para parar de usar.",
          "O contrapeso está fraco quando a folha pesa ao subir ou desce depressa. Não destrave para testar, porque quem mede o equilíbrio é o técnico.",
        ],
      },
      {
        question: "Vale trocar por alumínio que imita madeira?",
        answers: [
          "Vale se a madeira empena ou encharca: o alumínio pesa bem menos e aceita motor menor, com o contrapeso refeito.",
          "Quando a madeira está no fim, sim. A folha fica leve, e o motor pode ser mais simples.",
        ],
      },
      {
        question: "A madeira precisa de manutenção com motor?",
        answers: [
          "Sim. Mantenha o verniz ou selador em dia, para a madeira não encharcar, e faça a revisão do contrapeso {visits.home}, porque a folha mais pesada força o motor.",
          "Sim: impermeabilização regular e conferência de cabos e contrapeso {visits.home}. Madeira molhada por anos pesa mais.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e a espessura da madeira",
  },
  {
    id: "parcelado-em-quantas-vezes",
    isAskedByName: true,
    broader: "parcelamento",
    label: "Motor parcelado em 10x",
    phrase: "o motor parcelado em 10x",
    asks: [
      ...combine(
        ["motor", "portão automático", "instalar motor", "instalação", "kit"],
        ["2 vezes", "3 vezes", "4 vezes", "5 vezes", "6 vezes", "8 vezes", "10 vezes"],
        ["cartão", "parcelado"],
      ),
      ...combine(["10 vezes", "6 vezes", "3 vezes"], ["motor portão parcelado", "motor cartão"]),
      "instalar motor parcelado cartão",
    ],
    intent: "price",
    answers: {
      any: [
        "Sim, o motor de portão pode ser parcelado no cartão em até {shop.instalments} vezes, com a instalação na mesma conta. O kit basculante instalado custa {models.pricesOr}. Em 10x (10 vezes), sem acréscimo do cartão, são {models.tenthsOr} por mês. No portão de correr, a troca do motor em casa fica de {price.homeSwap}.",
        "O motor de portão sai parcelado no cartão em até {shop.instalments} vezes, em 6x, 10x (10 vezes) ou como preferir, já com a mão de obra. O kit basculante custa {models.pricesOr}, e em 10x isso dá {models.tenthsOr} por mês, sem acréscimo. A troca de um motor de correr em casa custa de {price.homeSwap}, com o mesmo parcelamento.",
        "Dá para parcelar o motor de portão e a instalação juntos, em até {shop.instalments} vezes no cartão. O kit basculante custa {models.pricesOr} no total. Dividido em 10x (10 vezes), são {models.tenthsOr} por mês, se o cartão não cobrar acréscimo. Para trocar o motor de um portão de correr em casa, conte de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Como fica o valor da parcela", "Quanto fica cada parcela"],
        slots: [
          [
            "Diga em quantas vezes quer pagar, e a proposta vem com a parcela e o total. O acréscimo do cartão, quando existe, aumenta com o número de parcelas, por isso compare o total, e não só o valor do mês.",
            "O orçamento mostra a parcela de cada opção e a soma final. Mais parcelas podem trazer mais acréscimo, conforme o cartão, e por isso o total é o número a comparar.",
            "Para cada número de vezes, você recebe o valor do mês e o total. Olhe os dois, porque um prazo maior pode aumentar o acréscimo, se o cartão cobrar algum.",
          ],
          [
            "Portões de correr, de abrir e pesados têm o mesmo limite de parcelas. Base, cremalheira e ponto de energia, se faltarem, são somados antes de dividir.",
            "Esse parcelamento vale para qualquer tipo de portão. Quando é preciso cremalheira, base ou fiação, o valor entra no total e é dividido junto.",
            "Qualquer motor pode ser dividido assim, inclusive o de portão pesado. O que faltar no local, como a base ou a cremalheira, entra no total parcelado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir na proposta", "O que conferir antes de pagar"],
        slots: [
          [
            "Peça tudo por escrito antes de aprovar, para que a parcela não esconda um item cobrado depois.",
            "Só passe o cartão com a proposta escrita, porque uma parcela baixa pode deixar a instalação de fora.",
            "Leia a proposta antes de pagar, porque um total sem instalação ou sem controles parece menor do que é.",
          ],
        ],
        bullets: [
          "Preço à vista, no Pix, e total parcelado",
          "Número de parcelas que você quer e valor de cada uma",
          "Motor, controles e instalação no mesmo total",
          "Garantia de {warranty.motor} no motor e de {warranty.installation} na instalação",
        ],
      },
      {
        about: "visit",
        headings: ["Do pedido à instalação", "Como fica o pagamento no dia"],
        slots: [
          [
            "Você manda fotos e a largura do portão, escolhe o motor e diz o número de parcelas. Com a proposta aprovada, marcamos o dia; a instalação leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "Com fotos, largura e o número de parcelas, mandamos a proposta para você aprovar. Depois se marca a instalação, que dura {time.tilting} em basculante e {time.sliding} em portão de correr.",
            "Primeiro vêm as fotos e a largura, depois a proposta com as parcelas que você pediu. Aprovada, a montagem é agendada e leva {time.tilting} no basculante ou {time.sliding} no deslizante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "As parcelas têm juros?",
        answers: [
          "Pode haver, conforme o cartão e o número de vezes. A proposta traz os dois totais, à vista e parcelado, e a diferença entre eles é o que você paga a mais.",
          "Depende do número de parcelas e da condição do dia. O total parcelado vem escrito antes de você aprovar, ao lado do valor à vista.",
        ],
      },
      {
        question: "Preciso dar entrada?",
        answers: [
          "No cartão, em geral não, porque o total inteiro é dividido. Se quiser pagar uma parte no Pix e o resto no cartão, diga antes.",
          "Em geral não. Quem prefere reduzir a parcela pode dar uma parte por Pix e dividir o restante, se isso ficar combinado na proposta.",
        ],
      },
      {
        question: "Conserto também entra no cartão?",
        answers: [
          "Entra, depois de aprovado o orçamento, no mesmo limite de {shop.instalments} vezes.",
          "Sim: peça e mão de obra juntas, em até {shop.instalments} parcelas, com o orçamento aprovado antes.",
        ],
      },
      {
        question: "No Pix sai mais barato?",
        answers: [
          "Sai pelo preço à vista, sem o acréscimo que o cartão possa ter. Os dois valores aparecem lado a lado na proposta.",
          "O Pix dispensa qualquer acréscimo de parcelamento. Compare o valor à vista com o total dividido antes de escolher.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com o número de parcelas que prefere",
  },
  {
    id: "esquenta-depois-de-varias-aberturas",
    broader: "esquenta",
    label: "Motor para depois de várias aberturas",
    phrase: "o motor que para depois de várias aberturas",
    asks: [
      ...combine(
        ["esquenta", "esquenta para", "aquece", "desarma", "quente para"],
        [
          "várias vezes",
          "muitas vezes",
          "vezes seguidas",
          "aberturas seguidas",
          "várias aberturas",
          "muitas aberturas",
          "abrir fechar várias",
          "usar muito",
        ],
      ),
      ...combine(
        ["motor para", "portão para", "motor parou", "motor trava", "motor não funciona"],
        ["vezes seguidas", "várias vezes seguidas", "aberturas seguidas", "várias aberturas", "depois várias vezes"],
      ),
      "esquenta para normal defeito",
      "esquenta normal ou defeito",
      "motor esquenta é normal",
      "motor precisa descansar",
      "motor descansar",
      "quanto tempo motor descansa",
      "quanto tempo motor esfriar",
      "quantas horas motor descansar",
    ],
    intent: "question",
    answers: {
      any: [
        "É normal o motor do portão esquentar e até parar depois de umas dez aberturas seguidas, porque a proteção contra calor o desliga por 15 a 30 minutos. Se ele esquenta muito ou para em duas ou três aberturas, não é normal: a causa é folha pesada, capacitor fraco ou tensão baixa. O ajuste em casa parte de {price.preventive}, sem peças.",
        "O motor do portão esquentando muito só é normal depois de muitas aberturas seguidas, como em festa ou mudança; aí ele desliga, descansa de 15 a 30 minutos e volta. No uso comum, esquentar muito é sinal de folha pesada, capacitor fraco ou tensão baixa. A visita com regulagem em residência custa a partir de {price.preventive}, sem peças.",
        "Motor de portão que esquenta e para depois de várias aberturas está se protegendo do calor, e volta depois de 15 a 30 minutos. Isso é normal com dez ou mais seguidas. Com poucas, ele está forçando ou com defeito: desligue o disjuntor e peça a medição, que em casa custa a partir de {price.preventive}, sem peças.",
        "Carcaça morna depois de algumas aberturas é normal no motor do portão; quente a ponto de não dar para encostar, ou parada em duas ou três aberturas, não é. As causas mais comuns são folha pesada, capacitor fraco e tensão baixa. Medir e regular em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Normal ou defeito, pelo número de aberturas", "Como separar uso demais de defeito"],
        slots: [
          [
            "Conte as aberturas desde o motor frio até ele parar. Quanto menos ele aguenta, mais perto de um defeito está.",
            "Parta do motor frio e conte até a parada, porque motor de casa não foi feito para trabalhar sem pausa.",
            "O número de aberturas, a partir do motor frio, separa uso demais de defeito.",
          ],
        ],
        bullets: [
          "Dez ou mais seguidas: uso acima do modelo, proteção normal contra calor",
          "Entre quatro e dez: folha pesada, trilho sujo ou motor no limite",
          "Até três, ou já sai fraco: capacitor, tensão, folha presa ou enrolamento",
          "Cheiro de queimado ou fumaça: desligue e não tente de novo",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer enquanto ele esfria", "Passos seguros até voltar"],
        slots: [
          [
            "Cada tentativa com o motor quente aquece mais o enrolamento e atrasa a volta. Em dia de sol, ou com o motor em caixa fechada, a espera pode passar de meia hora.",
            "Insistir só aumenta a espera, porque a partida é a hora em que ele mais esquenta. O calor do dia e a caixa fechada também aumentam o tempo.",
            "Quente, o motor não deve ser acionado nem para testar. Conte com mais de meia hora se o dia está quente ou se ele fica em lugar fechado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Não jogue água nem abra a tampa.",
          "No portão de correr, varra o trilho; no basculante, não destrave.",
          "Espere a carcaça ficar morna, em geral de 15 a 30 minutos.",
          "Religue e faça poucas aberturas.",
        ],
      },
      {
        about: "visit",
        headings: ["O que resolve em cada caso", "Ajuste, capacitor ou motor de mais ciclos"],
        slots: [
          [
            "Se ele para em poucas aberturas, o técnico mede a corrente com o portão andando, alivia a folha e testa o capacitor. É o caso mais comum e o de menor custo.",
            "Com poucas aberturas até parar, o técnico mede o esforço do motor em movimento, limpa e equilibra a folha e verifica o capacitor, que custa pouco.",
            "Parada cedo pede medição de corrente, tensão e capacitor, com a folha aliviada antes. Quase sempre basta o ajuste ou uma peça barata.",
          ],
          [
            "Se o uso é demais, a solução é um motor de mais ciclos por hora, o número de aberturas que ele aguenta. Em casa, a troca fica de {price.homeSwap}, e em prédio, de {price.heavySwap}, com mão de obra.",
            "Quem abre muito todo dia precisa de um motor com mais ciclos por hora, que é o limite de aberturas. A troca custa de {price.homeSwap} em residência e de {price.heavySwap} em prédio.",
            "Uso intenso pede motor próprio para isso, escolhido pelos ciclos por hora da ficha. Instalado, custa de {price.homeSwap} em casa e de {price.heavySwap} em garagem coletiva.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas vezes seguidas posso abrir?",
        answers: [
          "O número está na ficha, em ciclos por hora. Motor de casa costuma aguentar perto de dez seguidas, com a folha leve.",
          "Depende do modelo: veja os ciclos por hora no manual. Numa casa, dez seguidas já é muito.",
        ],
      },
      {
        question: "Parar assim estraga o motor?",
        answers: [
          "De vez em quando, não, porque a proteção existe para isso. Todo dia, sim, porque o calor resseca o isolamento dos fios.",
          "Uma vez ou outra, não. Se acontece sempre, o verniz do enrolamento resseca e o motor queima.",
        ],
      },
      {
        question: "Ele esfriou e não voltou. E agora?",
        answers: [
          "Se ele também não parte frio, a causa não é só calor. Veja o disjuntor e, se estiver ligado, peça a medição do capacitor e da placa.",
          "Confira o disjuntor uma vez. Motor frio que zumbe ou fica mudo tem defeito no capacitor, na placa ou no enrolamento.",
        ],
      },
      {
        question: "Vai ter festa ou mudança. O que faço?",
        answers: [
          "Deixe o portão aberto com alguém olhando, em vez de abrir a cada carro, e dê pausas ao motor. O trilho varrido ajuda.",
          "Abra uma vez e mantenha aberto enquanto há movimento, com vigilância. Assim ele faz poucos ciclos e não chega ao limite.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e quantas aberturas ele faz até parar",
  },
  {
    id: "instalar-deslizante-preco",
    broader: "deslizante",
    label: "Instalar motor em portão de correr: preço",
    phrase: "o preço de instalar motor em portão de correr",
    asks: [
      ...combine(
        ["instalar motor", "instalação motor", "colocar motor", "botar motor", "automatizar"],
        ["correr preço", "deslizante preço", "portão correr preço", "portão deslizante preço"],
      ),
      ...combine(
        ["primeira instalação motor", "portão manual motor", "nunca teve motor"],
        ["correr preço", "deslizante preço"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "Instalar motor em portão de correr custa de {price.homeSwap} em casa, com motor e mão de obra, quando a base e a cremalheira já existem. A primeira instalação é orçada de graça, por foto, porque soma cremalheira por metro, base e energia. Portão pesado vai de {price.heavySwap}.",
        "O preço da instalação de motor em portão deslizante é de {price.homeSwap} em casa, com o motor incluído, se a base, a energia e a cremalheira já estão lá. No portão que nunca teve motor, o total vem por foto, sem custo. Em folha pesada ou de prédio, fica de {price.heavySwap}.",
        "Colocar motor no portão deslizante sai, em residência, de {price.homeSwap} na troca, com motor e serviço. A primeira automação tem o preço dado por foto, porque é preciso fazer a base e pôr a cremalheira, cobrada por metro. Em chapa pesada, prédio e galpão, a troca vai de {price.heavySwap}.",
        "Para colocar motor no portão de correr que já tem cremalheira e base, paga-se de {price.homeSwap} em casa, com o motor e o serviço. Se o portão nunca foi automático, esses itens e a energia são somados num orçamento grátis, por foto. Portões pesados vão de {price.heavySwap}.",
        "O valor para automatizar um portão deslizante é informado de graça, por foto, porque soma motor, cremalheira por metro, base e energia. Quando tudo isso já existe, a troca do motor em casa fica de {price.homeSwap}. Portão de correr pesado, coletivo ou de galpão sai de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que soma na primeira instalação", "Além do motor: o que mais se paga"],
        slots: [
          [
            "Você paga só o que o portão ainda não tem, e cada item vem em linha própria do orçamento. Com trilho reto, base e tomada prontos, restam motor, cremalheira e serviço.",
            "Cada item que já está pronto no seu portão baixa o total. Se há base e energia perto, você paga o motor, a cremalheira e a mão de obra.",
            "Veja o que o portão já tem, porque base, fiação e trilho bom não se pagam de novo. O orçamento mostra cada parte em sua linha, para você comparar.",
            "O orçamento é feito por itens, e você só paga os que faltam. Com trilho bom, base e tomada no lugar, restam o motor, o serviço e a cremalheira.",
            "Antes de comparar preços, veja o que já está feito, porque trilho, base e energia existentes saem da soma. Estes são os itens que podem faltar.",
          ],
        ],
        bullets: [
          "Cremalheira no comprimento da folha, cobrada por metro",
          "Base de concreto, se o piso não tem onde fixar o motor",
          "Ponto de energia com disjuntor próprio e terra",
          "Fotocélula e controles a mais",
          "Trilho ou roldanas gastos, acertados antes",
        ],
      },
      {
        about: "choose",
        headings: ["O que deixa o motor mais caro", "Peso e uso mudam o preço"],
        slots: [
          [
            "Portão de grade ou alumínio, com poucas aberturas por dia, usa um motor mais barato. Chapa fechada, folha longa e abertura rápida pedem um modelo mais caro.",
            "A folha de grade, leve, usa o motor mais simples e mais barato. Portão de chapa, comprido ou rápido pede um motor mais caro.",
            "O valor menor é o da folha leve, de grade ou alumínio, em uso de família. Com chapa inteira, muitos metros ou motor rápido, o modelo muda e o preço acompanha.",
            "Dois portões da mesma largura podem custar diferente. O de grade ou alumínio, pouco usado, leva motor básico; o de chapa, comprido ou rápido, leva um mais forte ou com inversor.",
            "O peso, o comprimento e a velocidade decidem o motor. Folha vazada com poucas aberturas paga o mínimo, enquanto chapa fechada, vão longo e abertura rápida, com inversor, encarecem.",
          ],
          [
            "Se você já comprou o motor, só a instalação parte de {price.installation}, com base, cremalheira e energia à parte. Nesse caso, mande a etiqueta antes, para ver se ele serve ao peso.",
            "Para motor comprado em outro lugar, a mão de obra começa em {price.installation}, sem base, régua dentada nem fiação. Vale conferir pela etiqueta se ele aguenta a folha.",
            "Quem já tem o motor paga a instalação, a partir de {price.installation}, e o que faltar de cremalheira, base e energia. O motor precisa aguentar o peso da folha.",
            "Comprar o motor por conta própria deixa a mão de obra, desde {price.installation}, mais cremalheira, energia e base que faltarem. Envie antes uma foto da etiqueta, porque motor fraco para a folha não se instala.",
            "Se o motor já foi comprado, você paga o serviço, a partir de {price.installation}, e o material que faltar. A etiqueta mostra se a capacidade dele passa do peso do portão.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva a instalação", "Da base ao portão funcionando"],
        slots: [
          [
            "Com base e energia prontas, o serviço leva de {time.sliding}; em folha pesada, de {time.heavy}. Base de concreto nova é feita alguns dias antes, porque precisa curar.",
            "A montagem ocupa de {time.sliding} em casa e de {time.heavy} em portão pesado. Quando é preciso concretar a base, ela vem numa ida anterior, para secar.",
            "Conte de {time.sliding}, ou de {time.heavy} se a folha é pesada, com tudo pronto no piso. Concreto novo pede uns dias até receber o motor.",
            "Sem obra no piso, o motor fica pronto em {time.sliding}, ou em {time.heavy} no portão pesado. Quando há base a concretar, são duas idas, com dias de cura no meio.",
            "O prazo é de {time.sliding} numa casa e de {time.heavy} em folha muito pesada. Se for preciso concretar a base, o motor é montado alguns dias depois, quando ela endurecer.",
          ],
          [
            "A engrenagem fica com folga de {rack.clearance} da cremalheira, para não travar nem pular dente. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "Entre engrenagem e régua dentada deixam-se {rack.clearance}, o que evita travar e pular dente. O motor tem {warranty.motor} de garantia de fábrica e a instalação, {warranty.installation}.",
            "No ajuste, a folga entre dentes é de {rack.clearance}, para o portão correr sem tranco. Você fica com {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "A engrenagem trabalha com {rack.clearance} de folga até a cremalheira, para não prender nem saltar. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "O técnico regula em {rack.clearance} a distância entre os dentes, porque colados eles travam e afastados escapam. A garantia é de {warranty.installation} para o serviço e de {warranty.motor} para o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os kits de preço fechado servem no portão de correr?",
        answers: [
          "Não. Os kits de {price.lowest} a {price.highest}, instalados, são de basculante; o deslizante é orçado por peso, largura e uso.",
          "Não servem, porque trazem acionador de basculante. O de correr usa outro motor, e o valor sai das fotos, da largura e do material.",
          "Eles são só para basculante, de {price.lowest} a {price.highest} com instalação. No de correr, peso, uso e largura formam outro orçamento.",
        ],
      },
      {
        question: "Meu portão precisa de alguma reforma antes?",
        answers: [
          "Só se ele não corre leve. Empurre com uma mão; se prende ou pula, trilho e roldanas são acertados antes do motor.",
          "Não, se ele anda leve e reto no trilho. Preso ou torto, acerta-se antes, em linha separada do orçamento.",
          "Empurre o portão com uma mão. Se ele corre leve, não há o que reformar; se pula ou agarra, roldanas e trilho são acertados antes, com valor separado.",
        ],
      },
      {
        question: "Preciso fazer a parte elétrica antes?",
        answers: [
          "Não precisa. O ponto de energia com disjuntor próprio pode entrar no orçamento, e a distância até o quadro é o que muda o valor.",
          "Pode deixar para a instalação, que inclui, se preciso, um circuito só do motor. Diga a distância do quadro de luz até o portão.",
          "Não, porque o circuito só do motor pode vir no mesmo orçamento. Informe quantos metros há entre o portão e o quadro.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim, no cartão em até {shop.instalments} vezes, com motor, cremalheira e serviço juntos. Também há Pix.",
          "Dá: até {shop.instalments} vezes no cartão, ou Pix, depois de aprovado o orçamento por escrito.",
          "Parcelamos o conjunto no cartão, até {shop.instalments} vezes, e o Pix é a outra opção. O pagamento segue o orçamento aprovado.",
        ],
      },
    ],
    photo: "fotos do portão de correr inteiro, do trilho e do lugar do motor, com a largura, a altura e o material",
  },
  {
    id: "placa-e-falta-de-luz",
    broader: "placa",
    label: "Proteger a placa na falta de luz",
    phrase: "a proteção da placa na falta de luz",
    asks: [
      ...combine(["queima central portão"], ["volta energia", "volta luz", "falta luz", "queda energia"]),
      ...combine(
        ["evitar", "proteger", "proteção", "não queimar", "para não queimar"],
        ["placa falta luz", "placa falta energia", "placa queda energia", "placa volta luz", "placa volta energia"],
      ),
      ...combine(
        ["placa queima", "placa queimou", "pode queimar placa", "queima placa"],
        ["falta luz", "falta energia", "queda energia", "volta luz", "luz volta"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para a placa do portão não queimar quando falta luz, desligue o disjuntor do portão assim que ela cair e religue uns minutos depois que firmar, porque quem queima é o pico da volta. A proteção que trabalha sozinha é o DPS no quadro, com fio terra.",
        "O que queima a central na queda de energia é a volta da luz, que chega com pico. Evite assim: disjuntor do portão desligado na falta de luz e, para quando ninguém está em casa, DPS no quadro, ligado a um terra de verdade.",
        "Proteja a placa na falta de luz em dois tempos: na hora, desligue o disjuntor até a rede firmar; para sempre, instale DPS no quadro, com aterramento e circuito próprio. Nobreak mantém o portão abrindo, mas não substitui o DPS.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer quando a luz cai", "Da queda à volta da luz"],
        slots: [
          [
            "A luz que pisca várias vezes é a que mais queima placa, por isso desligue já na primeira. Vale também para queda longa.",
            "Desligue na primeira piscada: o vai e volta da rede castiga mais que o apagão comprido.",
            "Tanto na queda longa quanto na que pisca, a pressa é em desligar, porque cada retorno traz um pico.",
          ],
        ],
        steps: [
          "Desligue no quadro o disjuntor do portão.",
          "Espere a luz voltar e ficar firme por uns 5 minutos.",
          "Com a passagem livre, religue e faça um ciclo olhando.",
          "Se nada acender, não insista: desligue e peça a medição.",
        ],
      },
      {
        about: "choose",
        headings: ["A proteção que fica instalada", "O que instalar no quadro"],
        slots: [
          [
            "O DPS é um protetor que desvia o pico para a terra, um módulo por fase. Sem fio terra ele não tem para onde desviar, e por isso o aterramento é medido antes.",
            "No quadro entra o DPS, um por fase, que manda o surto para o aterramento. Terra ruim anula a proteção, e o eletricista mede antes de instalar.",
            "Um DPS em cada fase desvia surtos da rede e de raios. Ele depende do fio terra, que precisa existir e ser medido.",
          ],
          [
            "Circuito só do portão, com disjuntor e cabo na bitola certa, completa. Filtro de linha comum não protege motor, e tomada dividida faz a tensão cair.",
            "Some a isso um circuito exclusivo, com disjuntor próprio. Dividir tomada derruba a tensão na partida, e filtro de linha de mesa não serve.",
            "O restante é circuito próprio, sem outro aparelho no mesmo fio. Filtro de linha não aguenta surto de rede nem a partida do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa proteger", "Proteção ou placa nova"],
        slots: [
          [
            "DPS e disjuntor custam menos que uma placa nova; o que encarece é puxar o fio terra, quando ele não existe. A visita que mede e ajusta o portão em casa parte de {price.preventive}, sem peças, e a proteção é orçada com a instalação.",
            "Sai mais barato instalar DPS que trocar a placa a cada temporal. O aterramento, se falta, é a parte cara; medir e ajustar em residência começa em {price.preventive}, fora material.",
            "Entre proteção e placa nova, a proteção ganha em preço, salvo se o terra precisar ser feito do zero. Visita de medição e ajuste em casa: desde {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa queimou na queda de luz. A distribuidora paga?",
        answers: [
          "Pode pagar, se a oscilação veio da rede dela. Peça o ressarcimento pelos canais da distribuidora, com dia e hora, e guarde a placa.",
          "Há direito de pedir ressarcimento quando o dano vem da rede. Registre o pedido antes do conserto e conserve a peça.",
        ],
      },
      {
        question: "Nobreak protege a placa?",
        answers: [
          "Ajuda na queda, mas não é protetor de pico: ele também precisa de DPS no quadro. E tem de ser próprio para motor.",
          "Não por si. O nobreak segura a falta de luz, e quem desvia o surto é o DPS.",
        ],
      },
      {
        question: "Como sei se a placa queimou ou só travou?",
        answers: [
          "Desligue o disjuntor por uns minutos e religue uma vez. Luz acesa na placa é sinal de que travou; apagada com energia no ponto, é fusível ou placa.",
          "Religue uma única vez depois de alguns minutos. Se acende e obedece, só travou; sem luz nenhuma, peça a medição.",
        ],
      },
      {
        question: "Com o disjuntor desligado, como abro o portão?",
        answers: [
          "O de correr e o de abrir se destravam pela chave, com a folha reta. O basculante só se estiver equilibrado e com cabos bons; com defeito, não se solta.",
          "Pela chave de destravamento, no deslizante e no pivotante retos. No basculante, apenas se cabos e contrapeso estão perfeitos.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e da etiqueta do motor",
  },
  {
    id: "correr-leve-antes-do-motor",
    broader: "deslizante",
    label: "Portão de correr leve antes do motor",
    phrase: "o teste da folha de correr antes do motor",
    asks: [
      ...combine(
        ["correr", "deslizante", "portão correr", "portão deslizante"],
        [
          "leve antes motor",
          "está leve colocar motor",
          "está bom receber motor",
          "pronto para motor",
          "pronto receber motor",
          "saber pode colocar motor",
          "como saber aceita motor",
          "testar antes motor",
          "condições motor",
        ],
      ),
      "como saber folha leve",
      "saber folha está leve",
      "como saber portão leve colocar motor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O portão de correr está leve e pronto para receber motor quando você move a folha inteira com uma mão, sem tranco, e ela para onde é deixada. Se pesa, pula ou anda sozinha, roldana, trilho ou guia precisam de acerto antes, porque o motor não conserta nenhum deles.",
        "Para saber se a folha do portão de correr está leve antes do motor, empurre com uma mão de ponta a ponta: ela deve andar por igual e parar quando solta. Ponto duro vem de roldana, trilho ou guia, e movimento sozinho mostra desnível, que se corrige primeiro.",
        "O teste do portão de correr que vai receber motor se faz com uma mão: a folha está pronta se parte com pouco esforço, corre sem raspar e fica parada onde você larga. Quando prende ou volta sozinha, trilho e roldana são acertados antes da instalação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste da folha, em ordem", "Como testar o portão de correr"],
        slots: [
          [
            "Faça o teste com o portão ainda sem motor, o trilho varrido e ninguém no caminho. Se a folha já está torta ou fora do trilho, não a mova.",
            "Varra o trilho antes, porque uma pedra engana o resultado, e deixe a passagem livre. Folha torta ou descarrilada não se empurra.",
            "Com o trilho limpo e o vão vazio, bastam cinco minutos. Não comece se a folha saiu do trilho ou está inclinada.",
          ],
        ],
        steps: [
          "Olhe se a folha está em pé no trilho e se os batentes das pontas estão firmes.",
          "Empurre devagar, com uma mão, até o fim e de volta.",
          "Marque no chão os pontos em que ela pesa, estala ou pula.",
          "Deixe a folha parada no meio do caminho e veja se anda sozinha.",
          "Repare, sem forçar, se o topo balança ao andar: é sinal de guia gasta.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada sinal quer dizer", "Leia o resultado do teste"],
        slots: [
          [
            "Cada sinal aponta uma peça diferente. O motor esconderia o defeito por um tempo e se gastaria no lugar dela.",
            "O modo como a folha prende ou balança mostra o que consertar. Com motor por cima, o problema some de vista e continua gastando o conjunto.",
            "Compare o que sentiu na mão com esta lista. Instalar o motor sem corrigir só passa o desgaste para ele.",
          ],
        ],
        bullets: [
          "Pesa em todo o caminho: roldana travada ou pequena para a folha",
          "Pesa num ponto: trilho amassado, emenda alta ou sujeira",
          "Anda sozinha: trilho desnivelado",
          "Raspa na coluna: guia de cima fora do lugar",
          "Balança: guia gasta, com risco de tombar",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa acertar antes", "O preço do acerto e o do motor"],
        slots: [
          [
            "A visita de ajuste em casa parte de {price.preventive}, sem peças. Roldana costuma pesar menos na conta que refazer trilho, e um motor residencial trocado, com mão de obra, fica de {price.homeSwap}.",
            "Ajustar e lubrificar em residência começa em {price.preventive}, fora as peças; trocar roldanas em geral custa menos que refazer o trilho. Já a troca de um motor, com o serviço, vai de {price.homeSwap}.",
            "Em casa, o acerto sai a partir de {price.preventive} sem contar peças, com a roldana mais em conta que um trilho novo. Para comparar, um motor trocado com mão de obra custa de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor mais forte resolve folha pesada?",
        answers: [
          "Não. Ele empurra por um tempo e gasta engrenagem e cremalheira, a barra dentada da folha, enquanto a roldana e o trilho continuam ruins.",
          "A força a mais só leva o desgaste para a engrenagem e a cremalheira, e o portão prensa com mais força. O defeito da roldana ou do trilho permanece.",
        ],
      },
      {
        question: "O instalador faz esse teste?",
        answers: [
          "Faz, antes de montar qualquer coisa, e o motor só entra com a folha correndo leve. Um vídeo do portão sendo empurrado já adianta o orçamento do acerto.",
          "Sim, o teste na mão vem antes da montagem. Mandar um vídeo da folha em movimento ajuda a prever roldana ou trilho no orçamento.",
        ],
      },
      {
        question: "Quantos quilos de esforço são aceitáveis?",
        answers: [
          "Não há um número único para todo portão. Na prática, uma pessoa deve mover a folha com uma mão, sem usar o peso do corpo.",
          "Use a mão como medida: se é preciso encostar o corpo para a folha partir, está pesada. O valor em quilos varia com o tamanho e o peso do portão.",
        ],
      },
      {
        question: "O que mais o portão precisa para receber o motor?",
        answers: [
          "Batentes firmes nas duas pontas, piso para a base do motor, folha reta para prender a cremalheira e um circuito elétrico próprio, com disjuntor e terra.",
          "Além de correr leve, ele pede batente no fim de cada lado, base firme, lateral reta onde vai a cremalheira e energia em circuito próprio aterrado.",
        ],
      },
    ],
    photo: "um vídeo do portão sendo empurrado à mão e fotos do trilho e das roldanas",
  },
  {
    id: "motor-forte-demais-para-a-folha",
    broader: "potencia",
    label: "Motor forte em portão leve de casa",
    phrase: "o motor forte em portão leve",
    asks: [
      ...combine(
        ["1/2 hp", "1/2", "1/3 hp", "motor forte", "motor mais forte", "motor potente", "motor industrial"],
        [
          "portão leve",
          "folha leve",
          "portão pequeno",
          "vale pena casa",
          "vale pena portão leve",
          "vale casa",
          "em casa",
        ],
      ),
      "motor industrial casa vale",
      "motor industrial residência",
      "motor industrial portão residencial",
      "motor mais forte que precisa",
      "motor forte demais",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor forte em portão leve não vale a pena em casa, seja de 1/2 HP ou industrial: custa mais, não abre mais rápido e, mal regulado, machuca mais. No basculante de até {width.quarterHp}, o de 1/4 HP basta, a partir de {price.lowest} instalado.",
        "Em casa, com portão leve, o motor de 1/2 HP ou o industrial é dinheiro sem retorno, porque o que faz durar é a folha equilibrada. O 1/4 HP, de {models.pricesOr} instalado, serve ao basculante de até {width.quarterHp}; o industrial vale para folha pesada ou muitas aberturas por hora.",
        "Não compensa pôr motor forte, industrial ou de 1/2 HP, em folha leve: a sobra vira preço e risco, e não durabilidade. Fique no 1/4 HP em basculante de até {width.quarterHp}, desde {price.lowest} instalado, e suba só com folha larga, pesada ou de muito uso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem precisa de motor maior", "Quando a força a mais se justifica"],
        slots: [
          [
            "Compre o modelo acima em um destes casos. Fora deles, o residencial trabalha folgado e custa menos.",
            "A força a mais se paga em poucas situações. Nas outras, o motor comum dá conta.",
            "Só alguns portões de casa pedem motor maior. Se o seu não está na lista, fique no comum.",
          ],
        ],
        bullets: [
          "Basculante com mais de {width.quarterHp} de largura, ou de madeira",
          "Folha de correr perto do limite da ficha",
          "Duas ou mais famílias, ou comércio, no mesmo portão",
          "Rampa ou vento forte em chapa fechada",
        ],
      },
      {
        about: "safety",
        headings: ["O risco do motor forte demais", "Por que força demais é problema"],
        slots: [
          [
            "Com força sobrando, o portão demora a perceber uma pessoa ou um carro, por isso a central é regulada no mínimo que move a folha e a fotocélula não pode faltar. Ele também esconde trilho ruim e contrapeso errado, até quebrar o cabo ou a cremalheira.",
            "O motor forte empurra o obstáculo antes de sentir, e só força no mínimo e fotocélula evitam acidente. Além disso, mascara roldana e contrapeso ruins, e quem quebra é o cabo ou a barra de dentes.",
            "Quanto maior a força, mais tarde o portão para diante de alguém, o que exige regulagem e fotocélula. A folha presa também passa despercebida, e o estrago aparece na cremalheira ou no cabo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que rende mais que potência", "Onde gastar o dinheiro"],
        slots: [
          [
            "Pelo mesmo dinheiro, uma fotocélula, a revisão da folha e um modelo mais rápido trazem mais. No basculante de até {width.quarterHp}, o {model.jetflex} abre em {opening.jetflex}, por {price.jetflex} instalado, e é de 1/4 HP.",
            "Rende mais pôr fotocélula, acertar contrapeso ou escolher velocidade: o {model.jetflex}, de 1/4 HP, abre em {opening.jetflex} e custa {price.jetflex} instalado, até {width.quarterHp} de largura.",
            "Velocidade e segurança se sentem todo dia, potência não. Um 1/4 HP rápido, como o {model.jetflex}, abre em {opening.jetflex} por {price.jetflex} instalado, no basculante de até {width.quarterHp}.",
          ],
          [
            "Motor industrial, na troca em portão pesado, fica de {price.heavySwap}, e alguns pedem rede trifásica.",
            "A linha industrial sai de {price.heavySwap} na troca e às vezes exige trifásico, que a casa não tem.",
            "Na faixa industrial a troca custa de {price.heavySwap}, e há modelos que só ligam em rede trifásica.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte dura mais?",
        answers: [
          "Só se o pequeno trabalhava no limite. Em folha leve, os dois duram parecido, de {trade.life} com revisão.",
          "Não em folha leve, porque o que gasta é atrito e desequilíbrio. A vida comum é de {trade.life}.",
        ],
      },
      {
        question: "Motor mais forte abre mais rápido?",
        answers: [
          "Não. Olhe os segundos de abertura da ficha, e não os HP.",
          "Não: a velocidade vem do modelo e do inversor. Entre os 1/4 HP há um de {opening.jetflex}.",
        ],
      },
      {
        question: "Motor industrial gasta mais luz em casa?",
        answers: [
          "Um pouco por abertura, o que quase não aparece na conta. O que pesa é o preço da compra.",
          "Pouco, pelos segundos de uso. O custo está no motor e na rede que ele pede.",
        ],
      },
      {
        question: "Já comprei um forte. O que faço?",
        answers: [
          "Peça a regulagem da força no mínimo que move a folha e o teste de parada, com fotocélula. Assim ele trabalha com segurança.",
          "Instale com a força bem baixa e fotocélula testada. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
        ],
      },
    ],
    photo: "a largura, a altura e o material da folha, com uma foto do portão",
  },
  {
    id: "fechadura-eletrica-na-chuva",
    broader: "fechadura",
    label: "Fechadura elétrica na chuva",
    phrase: "a fechadura elétrica exposta à chuva",
    asks: [
      ...combine(
        ["fechadura elétrica", "fechadura", "fechadura portão", "eletroímã", "fechadura digital"],
        [
          "chuva",
          "pode chuva",
          "pode molhar",
          "molhar",
          "tomar chuva",
          "na chuva",
          "área externa",
          "exposta tempo",
          "sol e chuva",
        ],
      ),
      "fechadura elétrica molhou",
      "fechadura molhou",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, a fechadura elétrica do portão pode tomar chuva se o modelo é para área externa; a de sobrepor comum aguenta respingo, mas não jato nem enxurrada. Ponha uma aba por cima, a emenda do fio em caixa vedada e a fonte dentro de casa, que assim ela dura anos sem cobertura.",
        "Fechadura elétrica pode ficar na chuva quando o fabricante a indica para uso externo, com uma aba sobre ela e a emenda do fio vedada. A de sobrepor comum só aguenta respingo; sem cobertura nenhuma, prefira a externa e deixe a fonte abrigada.",
        "Pode molhar, se for fechadura elétrica de uso externo: no portão exposto à chuva, o que estraga é a emenda do fio e a bobina úmida. Para proteger da água, use aba, emenda em caixa fechada e fonte longe da rua; o modelo comum de sobrepor pede cobertura.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Como proteger a fechadura elétrica da água", "O que fazer para durar na chuva"],
        slots: [
          [
            "São cuidados baratos, feitos na instalação ou na revisão, e cada um fecha um caminho da água.",
            "A maior parte se resolve na montagem, com pouca despesa.",
            "Poucos detalhes, postos na hora de instalar, evitam quase todo defeito de chuva.",
          ],
        ],
        bullets: [
          "Aba ou pingadeira sobre a fechadura",
          "Fio entrando por baixo, com uma volta para a água pingar antes",
          "Emenda em caixa vedada, nunca só com fita",
          "Fonte e transformador dentro de casa",
          "Grafite seco no trinco, e não óleo, que junta poeira",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que a água entrou", "Se a fechadura já molhou"],
        slots: [
          [
            "Estalo fraco, abertura só em dia seco ou zumbido contínuo mostram umidade na bobina ou no fio. Ferrugem na lingueta e mancha verde na emenda confirmam.",
            "Quando ela abre bem no sol e falha na chuva, há água na emenda ou na bobina. Zumbido sem abrir e zinabre no fio dizem o mesmo.",
            "Desconfie da umidade se o estalo enfraqueceu, se zumbe ou se só funciona com tempo seco. O fio esverdeado na emenda é a prova.",
          ],
          [
            "Desligue a fonte da tomada, abra pela chave e deixe secar, sem abrir a peça nem usar secador. Se volta a falhar, a emenda se refaz e, oxidada a bobina, troca-se a fechadura.",
            "Corte a alimentação e use a chave por um ou dois dias. Refazer a emenda é o conserto barato; bobina oxidada pede outra fechadura.",
            "Tire a fonte da tomada e espere secar, abrindo pela chave. Falhando outra vez, começa-se pela emenda, mais barata, e só depois se troca a peça.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa proteger e consertar", "Do que depende o preço"],
        slots: [
          [
            "Aba, caixa e emenda nova são o gasto menor, e a fechadura externa com chave, o maior. A visita com ajuste de folha e trinco em casa parte de {price.preventive}, sem peças, e leva até {trade.smallRepair}.",
            "Vedar custa pouco perto de trocar a fechadura, que muda com a marca e com o tipo externo. O ajuste de trinco e folha em residência começa em {price.preventive}, fora peças, e dura até {trade.smallRepair}.",
            "Da emenda à fechadura nova, a proteção é a parte barata. Alinhar a folha e o trinco, em visita a partir de {price.preventive} em casa e sem peças, toma até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura elétrica dá choque se molhar?",
        answers: [
          "As comuns trabalham em 12 V, que não dá choque perigoso. O cuidado é com a fonte, ligada à rede, que precisa ficar abrigada.",
          "Ela, em 12 V, não. Quem tem a tensão da casa é a fonte, e por isso fonte e tomada ficam longe da água.",
        ],
      },
      {
        question: "Eletroímã pode ficar na chuva?",
        answers: [
          "Só o modelo para área externa, e com as faces limpas: ferrugem entre o ímã e a placa tira a força.",
          "Se for externo, sim. Seque e limpe as superfícies de contato, porque sujeira no meio solta a porta.",
        ],
      },
      {
        question: "Qual fechadura escolher para portãozinho sem cobertura?",
        answers: [
          "A elétrica de sobrepor para área externa, com chave por fora e aba por cima. Teclado ou leitor exposto só com grau de proteção na embalagem, como IP65.",
          "Uma externa de sobrepor, que abre também por chave. Se quiser senha, o teclado precisa ser próprio para chuva, IP65 ou mais.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "{visits.home}, junto com o portão, e sempre antes da época de chuva. Basta olhar a emenda, a aba e o trinco e pôr grafite.",
          "Em casa, {visits.home} é suficiente. Vale fazer na primavera, para chegar às chuvas com a emenda seca.",
        ],
      },
    ],
    photo: "fotos da fechadura, do batente e de onde passa o fio",
  },
  {
    id: "sem-base-de-concreto",
    broader: "instalacao",
    label: "Motor de correr sem base de concreto",
    phrase: "o motor de correr sem base de concreto",
    asks: [
      ...combine(
        [
          "sem base concreto",
          "sem base",
          "sem fazer base",
          "precisa base concreto",
          "precisa base",
          "obrigatório base",
        ],
        ["motor", "correr", "deslizante", "motor correr", "motor deslizante", "automatizar correr", "instalar motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor deslizante só precisa de base de concreto quando o piso não segura: em concreto firme, com uns 10 cm e sem trinca, o suporte é chumbado direto nele. Em terra, lajota solta, bloquete ou piso fino, faça a base. A mão de obra de instalar motor comprado à parte começa em {price.installation}, sem a base.",
        "Em piso de pedra, o motor deslizante só dispensa a base de concreto se a pedra é maciça, grossa e está assentada em concreto firme. Placa fina, paralelepípedo e pedra solta se mexem com o tranco, e ali se faz a base. A mão de obra avulsa do motor de correr parte de {price.installation}, sem a base.",
        "Dá para automatizar o portão de correr sem fazer base de concreto se o piso já é de concreto maciço, nivelado e com cerca de 10 cm: o suporte vai chumbado nele. Piso que cede pede a base, senão o motor se move. Instalar motor que você comprou parte de {price.installation}, base à parte.",
        "A base de concreto para motor deslizante é dispensável em piso de concreto firme, de uns 10 cm, onde o suporte se prende com chumbador. Sobre terra, bloquete ou lajota oca ela é necessária. Sem contar a base, a mão de obra avulsa do motor de correr sai a partir de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O seu piso segura o motor?", "Como saber se precisa de base"],
        slots: [
          [
            "O que conta é o piso do lado de dentro, junto à folha, onde o motor vai ficar. Bata, olhe as bordas e veja o que há por baixo.",
            "Examine o ponto exato do motor, por dentro, ao lado da folha. Som oco, trinca e borda fina mostram piso que não segura.",
            "Olhe o trecho ao lado da folha, na parte de dentro. A borda revela a espessura, e uma batida mostra se está oco.",
          ],
        ],
        bullets: [
          "Concreto maciço e sem trinca: chumbador direto",
          "Cerâmica sobre contrapiso firme: fura-se até o concreto, se não soa oca",
          "Lajota solta, bloquete ou paralelepípedo: base",
          "Terra ou grama: base, com o eletroduto já passado por dentro",
        ],
      },
      {
        about: "choose",
        headings: ["Como se fixa o motor, com e sem base", "Base, chumbador ou suporte de aço"],
        slots: [
          [
            "Sem base, usa-se chumbador de expansão ou químico, porque bucha plástica afrouxa com o tranco da partida. Onde não se pode concretar, um suporte de aço soldado à coluna metálica, feito por serralheiro, é a outra saída.",
            "No piso firme, o suporte vai com chumbador, de expansão ou químico; a bucha comum solta com a vibração. Não podendo concretar nem chumbar, o serralheiro faz um apoio de aço preso à coluna.",
            "A fixação direta pede chumbador químico ou de expansão, e nunca bucha plástica, que a partida do motor afrouxa. Coluna metálica firme aceita ainda um suporte soldado, no lugar do concreto.",
          ],
          [
            "Motor que se mexe perde a folga de {rack.clearance} entre a engrenagem e a cremalheira, a régua de dentes da folha, e come os dentes.",
            "Qualquer que seja a escolha, o motor não pode se mover: a cremalheira, barra dentada da folha, trabalha com {rack.clearance} de folga.",
            "A fixação existe para manter em {rack.clearance} a folga da cremalheira, os dentes presos à folha; se o apoio cede, eles se gastam.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto muda no prazo e no preço", "Com base e sem base: prazo e custo"],
        slots: [
          [
            "Sem base, a instalação leva de {time.sliding}. Com base há uma ida antes, para concretar, e de 3 a 7 dias de cura; o valor dela depende do tamanho e do piso a quebrar, e sai pela foto do lugar.",
            "A montagem dura de {time.sliding} quando se aproveita o piso. Fazer a base acrescenta uma ida e uns 3 a 7 dias até o concreto endurecer, e o custo varia com a medida e com o piso que se quebra.",
            "Aproveitando o piso, tudo termina de {time.sliding}. A base soma concreto, quebra de piso e 3 a 7 dias de espera antes da montagem, e por foto se orça junto com o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual o tamanho da base do motor?",
        answers: [
          "A medida vem no manual do modelo. Em geral é um bloco pouco maior que o suporte do motor, com uns 20 cm de fundura e o topo acima da altura em que a água empoça.",
          "Segue o manual: um bloco um pouco mais largo que o suporte e com cerca de 20 cm de profundidade, alto o bastante para não ficar na poça.",
        ],
      },
      {
        question: "Quantos dias a base precisa curar?",
        answers: [
          "De 3 a 7 dias antes de receber o motor; com chuva ou frio, mais perto de 7. Montar antes arranca o chumbador.",
          "Conte de 3 a 7 dias. Em tempo frio ou úmido o concreto demora, e o motor preso cedo demais solta com o tranco.",
        ],
      },
      {
        question: "Já tem base de outro motor. Aproveita?",
        answers: [
          "Quase sempre, se está firme e sem trinca. Quando os furos não casam, o suporte novo vai sobre uma chapa de adaptação.",
          "Sim, desde que não balance nem esteja trincada. A furação diferente se resolve com chapa entre a base e o motor.",
        ],
      },
      {
        question: "O que preciso deixar pronto antes da instalação?",
        answers: [
          "A folha andando leve na mão, com trilho e roldanas em ordem, e um ponto de energia perto do motor. O eletroduto passa por dentro da base antes de concretar.",
          "Energia perto do lugar do motor e folha que corre sem esforço. Se houver base, o conduíte dos fios fica dentro dela antes do concreto.",
        ],
      },
    ],
    photo: "fotos do piso no lugar do motor e do portão por dentro",
  },
  {
    id: "preventiva-e-corretiva",
    broader: "manutencao",
    label: "Manutenção preventiva e corretiva",
    phrase: "a diferença entre manutenção preventiva e corretiva",
    asks: [
      ...combine(
        ["diferença", "diferença entre", "o que é", "qual diferença"],
        ["preventiva corretiva", "manutenção preventiva corretiva", "manutenção preventiva e corretiva portão"],
      ),
      "preventiva e corretiva",
      "manutenção preventiva corretiva",
      "manutenção corretiva",
      "manutenção corretiva portão",
      "manutenção preventiva corretiva prédio",
      "manutenção preventiva corretiva condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção preventiva do portão é a visita marcada que vem antes do defeito, para limpar, regular e testar; a corretiva é o conserto depois que ele falhou. A preventiva em casa parte de {price.preventive}, sem peças, e no prédio fica em geral de {price.preventiveRange}; a corretiva depende da peça.",
        "A diferença entre preventiva e corretiva é a hora: uma vem antes do defeito, com data e lista de revisão, e a outra depois, com o portão parado. Revisar custa a partir de {price.preventive} em residência e em geral {price.preventiveRange} no prédio, sem peças; consertar depende do que quebrou.",
        "Manutenção preventiva de portão é revisar antes do defeito, com limpeza, ajuste e teste; corretiva é reparar quando ele já parou. A revisão começa em {price.preventive} em casa e costuma ficar de {price.preventiveRange} no prédio, sem peças, enquanto o reparo é orçado pela peça que falhou.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que entra em cada uma", "Preventiva e corretiva, item por item"],
        slots: [
          [
            "As duas se completam, porque a preventiva reduz os consertos sem acabar com eles. Um capacitor pode falhar no dia seguinte à revisão, mas folha torta e cabo gasto aparecem antes.",
            "Uma não dispensa a outra: a revisão diminui as paradas, e ainda assim alguma peça pode falhar de repente, como um capacitor. O desgaste de cabo e folha, esse se vê a tempo.",
            "A preventiva evita boa parte das corretivas, não todas. Ela enxerga cabo gasto e folha desalinhada, embora um capacitor possa falhar sem aviso.",
          ],
        ],
        bullets: [
          "Preventiva: limpeza, reaperto, lubrificação e regulagem",
          "Preventiva: teste de fotocélula e força, e aviso das peças no fim",
          "Corretiva: achar a causa, trocar a peça e testar",
          "Corretiva: pode ser urgente, à noite ou no feriado",
        ],
      },
      {
        about: "choose",
        headings: ["O que pôr no contrato do prédio", "Como o síndico separa as duas"],
        slots: [
          [
            "No contrato, escreva quantas preventivas há por ano, em quanto tempo se atende a corretiva e quem paga as peças. Peça também um relatório por visita, com o que foi ajustado e o que está perto do fim.",
            "O síndico deve deixar escritos o número de revisões no ano, o prazo de atendimento do conserto e se as peças estão incluídas. Um relatório a cada visita mostra o que foi feito e o que vem pela frente.",
            "Três pontos evitam discussão: quantas revisões por ano, o prazo para atender um defeito e a conta das peças. Some a eles um registro de cada visita, com ajustes feitos e desgastes vistos.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["De quanto em quanto tempo fazer", "O intervalo em casa e no prédio"],
        slots: [
          [
            "Em casa, a preventiva se faz {visits.home}; em prédio e comércio, {visits.business}, porque o portão abre muito mais. Ruído novo ou lentidão são motivo para antecipar a visita.",
            "O intervalo usual é {visits.home} para residência e {visits.business} para prédios e comércio, onde as aberturas são muitas. Se surgir barulho ou demora, não espere a data.",
            "Residência pede revisão {visits.home}, e condomínio ou comércio, {visits.business}, pelo uso maior. Portão lento ou barulhento antes disso deve ser visto logo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual das duas sai mais barata?",
        answers: [
          "A preventiva tem valor conhecido e evita a parada; a corretiva pode ser só uma peça simples ou chegar à troca do motor, de {price.homeSwap} em casa. Por isso revisar costuma pesar menos no ano.",
          "Ao longo do ano, quase sempre a preventiva, que tem preço previsível. Um conserto varia muito, da peça pequena ao motor trocado por {price.homeSwap} em residência.",
        ],
      },
      {
        question: "As peças estão incluídas na preventiva?",
        answers: [
          "Não: o valor cobre limpeza, lubrificação, ajuste e testes, sem peças. O que estiver no fim é mostrado e orçado antes de trocar.",
          "Em geral, não. Paga-se o trabalho de revisar e regular, e peça gasta só entra depois de orçada e aprovada por você.",
        ],
      },
      {
        question: "O zelador pode fazer a preventiva?",
        answers: [
          "Pode cuidar do simples, com o disjuntor desligado: tirar folhas e terra do trilho e limpar a lente da fotocélula. Cabo, mola, contrapeso e parte elétrica ficam com o técnico.",
          "Só a limpeza por fora, sem energia, do trilho e das lentes. Regulagem, fios, molas e cabos são do técnico, porque há tensão e peso envolvidos.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com a data da última revisão",
  },
  {
    id: "motor-guardado-na-caixa",
    broader: "motor",
    label: "Motor novo guardado na caixa",
    phrase: "o motor novo guardado na caixa",
    asks: [
      ...combine(
        ["motor novo", "motor", "motor portão"],
        [
          "guardado caixa",
          "guardado na caixa",
          "ficar guardado",
          "guardar caixa",
          "parado caixa",
          "caixa lacrada",
          "guardado meses",
          "guardado um ano",
          "estraga guardado",
          "sem usar caixa",
        ],
      ),
      "comprar motor e guardar",
      "comprar motor antes da obra",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão novo pode ficar guardado na caixa, até por um ano, se o lugar for seco e sem peso em cima. O problema é a garantia, que em geral conta da data da nota: em obra demorada, compre perto do dia de instalar.",
        "Pode, sim: motor comprado para a obra aguenta um ano guardado na caixa, em lugar seco e sem empilhar nada sobre ele. Só que a garantia costuma correr desde a nota fiscal, e por isso convém comprar quando a instalação estiver próxima.",
        "Um motor novo guardado na caixa não se estraga em um ano, desde que fique longe da umidade e do peso. A garantia, porém, normalmente começa na nota e vai passando; se a obra vai longe, deixe a compra para o fim dela.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Como guardar o motor na obra", "Até o dia de instalar"],
        slots: [
          [
            "A umidade da obra é o que mais prejudica, porque oxida a placa e os contatos antes do primeiro uso. Guarde assim.",
            "O risco maior vem do ar úmido e do pó de cimento, que atacam placa e conectores. Siga estes cuidados.",
            "Placa e conectores oxidam com a umidade, mesmo sem uso, e a obra tem muita. O armazenamento pede o seguinte.",
          ],
        ],
        bullets: [
          "Lugar seco, sem sol e fora do chão.",
          "Caixa fechada, sem peso em cima.",
          "Pilhas fora dos controles.",
          "Bateria de nobreak carregada a cada poucos meses.",
          "Nota e manual guardados juntos.",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir ao abrir a caixa", "Antes de instalar o motor guardado"],
        slots: [
          [
            "Abra a caixa logo que ela chegar e confira modelo, tensão, ferragens e controles com a nota. O prazo para reclamar de falta ou dano corre desde a entrega, e não desde a instalação.",
            "Não deixe a conferência para o dia do serviço: tensão, modelo, ferragens e controles se verificam no recebimento. É dele que se conta o prazo para reclamar com a loja.",
            "Confira na chegada se modelo e tensão são os da nota e se vieram controles e ferragens. Meses depois, a loja pode não aceitar a reclamação, porque o prazo começa na entrega.",
          ],
          [
            "No dia de instalar, o técnico mede a isolação do motor e o capacitor antes de ligar, olha a graxa e procura oxidação na placa.",
            "Depois da espera, a primeira ligação vem após medir capacitor e isolação e ver se placa e graxa estão em ordem.",
            "Antes da energia, o técnico verifica graxa, placa, capacitor e isolação, que são os pontos que o tempo parado afeta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa instalar o motor que você já tem", "Só a instalação"],
        slots: [
          [
            "A mão de obra para instalar motor comprado à parte começa em {price.installation}, com {warranty.installation} de garantia no serviço. Base, ponto de energia e solda, se faltarem, entram no orçamento por foto.",
            "Quem já tem o motor paga a instalação avulsa, a partir de {price.installation}, e o serviço tem garantia de {warranty.installation}. Fiação, base ou solda ainda por fazer são somadas, com o valor dado por foto.",
            "Instalar um motor guardado custa desde {price.installation}, e respondemos {warranty.installation} pelo serviço. O que a obra não deixou pronto, como base e energia, é orçado à parte pelas fotos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia começa na compra ou na instalação?",
        answers: [
          "Em geral na compra, pela data da nota. Alguns fabricantes aceitam a data da instalação, e quem diz é o termo que vem na caixa.",
          "Na data da nota, salvo se o termo do fabricante disser outra coisa. Leia esse papel antes de guardar o motor.",
          "O comum é contar da nota fiscal. O termo de garantia pode prever a instalação como início, e por isso vale conferi-lo.",
        ],
      },
      {
        question: "Motor guardado há anos ainda serve?",
        answers: [
          "Em geral sim, depois de medir capacitor e isolação e renovar a graxa. Veja também se ainda há peça e controle do modelo à venda.",
          "Costuma servir, com verificação antes de ligar: capacitor, placa, isolação e graxa. Modelo fora de linha pode dar trabalho para achar peça.",
          "Pode servir, desde que o técnico meça tudo primeiro. Confira se o modelo continua em linha, por causa de placas e controles.",
        ],
      },
      {
        question: "Vale comprar antes para aproveitar o preço?",
        answers: [
          "Só se a instalação vier logo. O desconto pode custar meses de garantia, e o portão ainda pode mudar de peso no projeto.",
          "Se a obra está no fim e a diferença é boa, vale. Longe disso, a garantia corre e a folha pode sair mais pesada que o previsto.",
          "Perto da instalação, sim. Muito antes, arrisca-se a perder garantia e a ter o motor errado se o portão mudar.",
        ],
      },
      {
        question: "E se o motor comprado não servir no portão?",
        answers: [
          "Dentro do prazo da loja, peça a troca com a caixa intacta. Compra pela internet tem sete dias de arrependimento, contados da entrega.",
          "Fale com a loja enquanto o prazo de troca vale, sem instalar nem furar nada. Na compra a distância, a lei dá sete dias após receber.",
          "A troca depende da loja, com o motor sem uso. Se comprou pela internet, são sete dias desde a entrega para desistir.",
        ],
      },
    ],
    photo: "fotos da caixa, da etiqueta do motor, da nota e do portão",
  },
  {
    id: "cremalheira-enferrujada",
    broader: "cremalheira",
    label: "Cremalheira enferrujada",
    phrase: "a cremalheira enferrujada",
    asks: [
      "cremalheira enferrujou",
      "cremalheira enferrujada",
      "cremalheira ferrugem",
      "cremalheira ferro enferrujou",
      "cremalheira ferro enferrujada",
      "cremalheira aço enferrujada",
      "cremalheira aço ferrugem",
      "limpar ferrugem cremalheira",
      "cremalheira enferrujada trocar",
      "cremalheira enferrujou troco",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cremalheira de aço enferrujada nem sempre precisa trocar: a ferrugem só na superfície sai com escova de aço e pano seco, disjuntor desligado, e depois leva lubrificante seco. Troque se o dente afinou, descasca ou já gasta a engrenagem; nesse caso se troca o gomo ruim, orçado por foto.",
        "Se a cremalheira de ferro enferrujou, limpe com escova de aço, em vez de lixa, enquanto o dente tiver o perfil inteiro. Dente pontudo, furado ou descascando pede troca do gomo, o pedaço de barra gasto. Desligue o disjuntor antes e termine com lubrificante seco.",
        "Depende do dente: cremalheira enferrujada só na mancha se limpa com escova de aço, sem lixar, e se protege com lubrificante seco, com o disjuntor desligado. Já o dente afinado ou soltando casca come a engrenagem do motor, e aí vale trocar o gomo, que se orça por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Limpar a ferrugem, em ordem", "Como limpar sem estragar o dente"],
        slots: [
          [
            "Reserve escova de aço, pano seco e lubrificante seco, e deixe a lixa de fora: ela muda o perfil do dente e piora o encaixe. Ninguém aciona o portão durante a limpeza.",
            "A escova de aço basta, porque lixa e esmerilhadeira comem o dente e abrem folga. Guarde os controles antes de começar, para o portão não andar.",
            "Para não desgastar o dente, use escova e pano, nunca lixadeira nem lixa grossa. O portão fica desligado e os controles, longe, até o serviço acabar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Escove os dentes por baixo e dos lados, e limpe com pano seco.",
          "Olhe dente por dente: pontudo, com buraco ou descascando é caso de troca.",
          "Aplique lubrificante seco ou spray de silicone, em camada fina.",
          "Religue e ouça um ciclo de longe, com a passagem livre.",
        ],
      },
      {
        about: "replace",
        headings: ["Se for trocar: aço de novo ou nylon", "Qual cremalheira pôr no lugar"],
        slots: [
          [
            "Na folha leve de casa, o nylon com alma de aço não enferruja e faz menos barulho. Em folha pesada ou de prédio, o aço galvanizado aguenta mais esforço.",
            "Portão leve de residência pode passar ao nylon com alma de aço, silencioso e livre de ferrugem. Para peso maior ou uso de prédio, fique no aço com banho de zinco, o galvanizado.",
            "O material segue o peso: nylon com alma de aço em casa, por não enferrujar e soar baixo, e aço galvanizado onde a folha é pesada ou o uso é intenso.",
          ],
          [
            "O passo, a distância entre os dentes, tem de ser o da engrenagem do motor. Na montagem, o técnico deixa {rack.clearance} de folga em todo o percurso, para o motor não carregar o peso da folha.",
            "Antes da compra se mede o passo, o espaço de um dente ao outro, que precisa casar com a engrenagem. Depois se acerta a folga em {rack.clearance}, de ponta a ponta.",
            "Gomo novo com passo diferente não engrena, e por isso se mede de dente a dente antes de comprar. A folga de {rack.clearance}, igual do começo ao fim, evita peso sobre o eixo do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto pesa limpar ou trocar", "O que decide o custo"],
        slots: [
          [
            "Limpar e acertar a folga em visita a uma casa parte de {price.preventive}, sem peças. A troca depende de quantos gomos estão ruins e do material, e poupa o trecho que ainda tem dente bom.",
            "A visita residencial com limpeza e regulagem começa em {price.preventive}, peças à parte. Havendo troca, contam os metros gastos e o tipo de barra, sem mexer na parte que segue inteira.",
            "Para limpeza com ajuste em casa, o valor parte de {price.preventive}, fora as peças. Quando há gomo a substituir, o preço acompanha os metros e o material, e o pedaço são continua no lugar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pintar a cremalheira?",
        answers: [
          "Os dentes, não, porque a tinta solta em casca e gruda na engrenagem. A base que não engrena pode ser pintada, com o disjuntor desligado e o portão parado até secar.",
          "Só a parte que não toca a engrenagem. No dente, a tinta vira crosta e atrapalha o encaixe; na base, com o portão desligado, ela ajuda contra a ferrugem.",
        ],
      },
      {
        question: "Graxa evita a ferrugem?",
        answers: [
          "Evita, mas segura areia e vira uma pasta que lixa os dentes. Prefira lubrificante seco ou silicone em camada fina, a cada {rack.months}.",
          "Protege do ar e da água, só que junta poeira e desgasta a engrenagem. O lubrificante seco, refeito a cada {rack.months}, cumpre o papel sem grudar sujeira.",
        ],
      },
      {
        question: "A ferrugem estraga o motor?",
        answers: [
          "Quando o dente perdeu o perfil, sim: a engrenagem patina, força e se gasta. Se a cremalheira está apenas manchada, o motor trabalha como antes.",
          "A mancha não, o dente comido sim, porque a engrenagem passa a escorregar e a raspar. Trocar o gomo cedo poupa a peça do motor.",
        ],
      },
      {
        question: "Por que a cremalheira enferruja tão rápido?",
        answers: [
          "Respingo de chuva, água de lavagem e produto de piscina ou de limpeza tiram a proteção do aço. O lado mais baixo e as emendas sofrem primeiro, por isso seque depois de lavar.",
          "Água parada no trilho, produto químico e maresia atacam o aço sem banho de zinco. Secar depois da lavagem e lubrificar com produto seco retarda bastante a ferrugem.",
        ],
      },
    ],
    photo: "uma foto dos dentes de perto, outra da engrenagem do motor e a largura da folha",
  },
  {
    id: "automatizar-dois-portoes-preco",
    broader: "automatizar-manual",
    label: "Automatizar dois portões na mesma casa",
    phrase: "o preço de automatizar dois portões",
    asks: [
      "motorizar dois portões preço",
      "preço motorizar dois portões",
      "preço motor dois portões",
      "motor dois portões preço",
      "quanto custa motor dois portões",
      ...combine(
        ["automatizar", "motor", "instalar motor", "colocar motor", "automação"],
        [
          "dois portões preço",
          "2 portões preço",
          "dois portões casa preço",
          "dois portões mesma casa preço",
          "dois portões",
        ],
      ),
      "motor para dois portões",
      "motores dois portões preço",
    ],
    intent: "price",
    answers: {
      any: [
        "Automatizar dois portões na mesma casa custa a soma dos dois motores, com uma ida só. Cada basculante de até {width.quarterHp} sai por {models.pricesOr}, instalado. O portão de correr ou de abrir que ainda é manual não tem preço de tabela, porque soma base, suporte ou cremalheira: o orçamento dos dois é grátis, por foto.",
        "O preço para colocar motor em dois portões é a soma dos dois, com o deslocamento pago uma vez. No basculante de até {width.quarterHp}, cada motor instalado custa {models.pricesOr}. No de correr ou de abrir, trocar um motor que já existe fica de {price.homeSwap}, e o primeiro motor é orçado de graça, por foto.",
        "Para motorizar dois portões, some o motor de cada um. O basculante de até {width.quarterHp} sai por {models.pricesOr}, instalado. O de correr ou de abrir é orçado de graça, por foto, porque a base e as ferragens mudam; só como referência, a troca de um motor em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que se divide e o que se dobra", "A conta dos dois portões"],
        slots: [
          [
            "Dobram-se motor, central e fotocélula, porque cada portão precisa dos seus. Dividem-se a ida, parte do cabo e o preparo do quadro, e por isso convém pedir os dois no mesmo orçamento.",
            "Cada portão leva motor, placa e sensores próprios, que contam duas vezes. O deslocamento e a fiação até o quadro se aproveitam, e o ganho aparece quando os dois são feitos juntos.",
            "Você paga dois motores, duas centrais e dois pares de fotocélulas. A visita, o preparo do quadro e um trecho do cabo são um só, e por isso vale pedir os dois portões na mesma proposta.",
          ],
          [
            "O portão de correr soma a cremalheira e a base, e o de abrir leva um motor em cada folha. Se um dos portões é só de pedestres, a fechadura elétrica com mola costuma bastar e custa menos que outro motor.",
            "Tipo de portão muda a conta: cremalheira e base no de correr, um braço por folha no de abrir. Para entrada de pedestre, uma fechadura elétrica resolve por menos.",
            "Lembre que o de correr pede base e cremalheira e o de abrir conta por folha. E o portão social raramente precisa de motor: fechadura elétrica e mola saem mais em conta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Um controle para os dois", "Como comandar os dois portões"],
        slots: [
          [
            "O mesmo controle abre os dois, um em cada botão, se as duas centrais usam o mesmo código; peça placas da mesma linha. Cada motor tem o seu disjuntor, para um defeito não parar os dois.",
            "Com centrais compatíveis, um controle de dois botões serve aos dois portões. No quadro, circuitos separados garantem que um continue quando o outro falha.",
            "Escolha placas que leiam o mesmo código e use um botão para cada portão. A energia de cada um vem de disjuntor próprio, o que isola o defeito.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Os dois no mesmo dia", "Quanto tempo leva"],
        slots: [
          [
            "Com base e energia prontas, são {time.tilting} no basculante e {time.sliding} no de correr, e os dois costumam caber em um dia. O total pode ser dividido em até {shop.instalments} vezes no cartão.",
            "Conte {time.tilting} para cada basculante e {time.sliding} para cada portão de correr, sem a obra. Os dois costumam ficar prontos num dia, e o cartão divide o total em até {shop.instalments} vezes.",
            "Se não falta base nem ponto de energia, conta-se {time.tilting} para o basculante e {time.sliding} para o de correr. O pagamento dos dois vai em até {shop.instalments} parcelas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor só pode abrir os dois?",
        answers: [
          "Não: cada portão precisa do seu motor. O que pode ser um só é o controle.",
          "Cada folha que anda sozinha pede motor próprio. Controle e celular, esses sim, servem aos dois.",
        ],
      },
      {
        question: "Posso fazer um agora e outro depois?",
        answers: [
          "Pode. Deixe o tubo e o espaço no quadro para o segundo, e escolha central do mesmo código, para usar um controle só.",
          "Sim, e vale preparar a fiação dos dois na primeira visita. Assim o segundo motor entra sem obra.",
        ],
      },
      {
        question: "Precisa de fotocélula nos dois?",
        answers: [
          "Sim, uma em cada, porque cada sensor protege só o seu vão. Com fechamento automático é indispensável.",
          "Cada portão tem o seu par, já que um não vê o outro. É item à parte, somado por portão.",
        ],
      },
      {
        question: "Sai mais barato que fazer separado?",
        answers: [
          "Sai, na parte de deslocamento, preparo e fiação do quadro. O motor de cada um tem o mesmo preço.",
          "Um pouco: a ida é uma só e o cabo se aproveita. O valor dos motores não muda.",
        ],
      },
    ],
    photo: "fotos dos dois portões por dentro, com a largura, a altura e o material de cada um",
  },
  {
    id: "concreto-antes-do-portao",
    broader: "instalacao",
    label: "Dias de espera do concreto",
    phrase: "quanto esperar depois de concretar",
    asks: [
      "pedreiro concretou base",
      "base concreto motor seca",
      "concretou base fixar motor",
      ...combine(
        ["quanto tempo", "quantos dias", "quanto esperar", "prazo"],
        [
          "depois concretar",
          "concreto secar",
          "concreto curar",
          "cura concreto",
          "cura base",
          "base secar",
          "chumbar secar",
          "depois chumbar",
        ],
        ["portão", "motor", "instalar", "trilho"],
      ),
      "depois de concretar instalar portão",
      "depois concretar instalar motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O concreto da base do motor precisa secar de 3 a 7 dias, em geral, antes de fixar o motor; coluna e trilho que recebem a folha, pelo menos 7. Para instalar portão pesado, espere perto de 28 dias, que é a cura completa; chuva e frio pedem o prazo maior.",
        "Depois de concretar, espere de 3 a 7 dias para fixar o motor na base e uns 7 dias para pôr o portão em coluna ou trilho novos. Se o pedreiro concretou ontem, ainda não dá: o chumbador solta, e folha pesada pode pedir até 28 dias de cura.",
        "A base de concreto do motor seca o bastante em 3 a 7 dias, conforme o tempo e a espessura; trilho e coluna novos levam cerca de 7, e portão pesado até 28 dias. Instalar antes afrouxa os chumbadores e tira o motor do nível.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Quanto esperar, por serviço", "O prazo de cada parte do concreto"],
        slots: [
          [
            "O que manda é o esforço que a peça vai receber, porque concreto seco por cima ainda não está firme por dentro. Conte a partir do dia da concretagem.",
            "A aparência engana: a superfície clareia antes de o miolo ganhar força. Por isso o prazo muda conforme a carga.",
            "Quem puxa mais espera mais, já que o concreto ganha resistência aos poucos. Estes são os prazos usuais desde o lançamento.",
          ],
        ],
        bullets: [
          "Base do motor de correr: de 3 a 7 dias",
          "Trilho chumbado: cerca de 7 dias antes de a folha correr",
          "Coluna que segura folha de abrir ou basculante: de 7 dias para cima",
          "Folha pesada ou de galpão: o prazo é do pedreiro ou do engenheiro, até 28 dias",
        ],
      },
      {
        about: "care",
        headings: ["Como o concreto cura bem", "Cuidados nos primeiros dias"],
        slots: [
          [
            "Molhe a base duas ou três vezes por dia nos primeiros dias e proteja do sol forte, porque secar depressa trinca. Chuva logo após lançar lava o cimento, e convém cobrir com plástico.",
            "Concreto precisa de umidade para endurecer: regue nos primeiros dias e cubra do sol. Se chover logo depois de concretar, uma lona evita que a superfície se desfaça.",
            "Regar nos primeiros dias e cobrir da chuva e do sol faz a base ganhar força sem rachar. Frio atrasa tudo, e aí vale o prazo mais longo.",
          ],
          [
            "Enquanto cura, ninguém aperta chumbador nem apoia a folha ali. Um parafuso girado cedo perde a ancoragem, e a base tem de ser refeita.",
            "Até o prazo, não fure, não aperte parafuso e não encoste o portão. Chumbador forçado antes gira solto para sempre.",
            "Furação e aperto ficam para depois da cura, e a folha não se apoia. O chumbador que se move no concreto verde nunca mais segura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto na concretagem", "Antes de lançar o concreto"],
        slots: [
          [
            "Passe por dentro da base o eletroduto de energia e o da fotocélula, porque depois só quebrando. A base fica acima do nível da poça, no nível e na distância da folha que o manual do motor pede.",
            "Conduíte de força e de sensor entram antes do concreto, com folga para o cabo. Confira altura acima da água da chuva, nível e afastamento da folha pelo manual.",
            "Deixe os dois eletrodutos embutidos, a base acima de onde a água empoça e os chumbadores no gabarito do suporte. As medidas vêm do manual do modelo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar cimento de pega rápida?",
        answers: [
          "Dá, para base pequena: o prazo cai conforme a embalagem. Em coluna que segura folha, siga o pedreiro.",
          "Sim, na base do motor, pelo prazo do produto. Na coluna não apresse, porque o peso fica pendurado nela.",
        ],
      },
      {
        question: "Posso usar o portão manualmente durante a cura?",
        answers: [
          "Se a base é só do motor, pode. Com trilho ou coluna novos, não: a folha desloca o que ainda não firmou.",
          "Só se trilho e coluna são antigos. Nos novos, espere os 7 dias com o portão parado.",
        ],
      },
      {
        question: "E depois, quanto tempo leva instalar o motor?",
        answers: [
          "São {time.tilting} no basculante e {time.sliding} no de correr, com a base curada e a energia pronta.",
          "Poucas horas: {time.sliding} no deslizante e {time.tilting} no basculante.",
        ],
      },
      {
        question: "Qual o tamanho da base do motor?",
        answers: [
          "O do manual: em geral um bloco pouco maior que a placa de fixação, firme no solo e acima da água. Motor pesado pede base mais funda.",
          "Segue a furação do suporte, com alguns centímetros de sobra em volta. Terreno fofo exige bloco mais fundo.",
        ],
      },
    ],
    photo: "fotos da base ou da coluna e a data em que foi concretada",
  },
  {
    id: "quem-liga-o-motor",
    broader: "instalacao-eletrica",
    label: "Quem faz a ligação elétrica do portão",
    phrase: "quem faz a ligação elétrica do portão",
    asks: [
      ...combine(
        ["quem faz", "quem faço", "quem deve fazer", "quem"],
        ["ligação elétrica portão", "ligação elétrica motor", "elétrica portão", "fiação portão", "liga motor portão"],
      ),
      "ligação elétrica eletricista ou instalador",
      "ligação elétrica portão eletricista ou instalador",
      "ligação elétrica portão eletricista ou técnico",
      "eletricista ou instalador portão",
      "eletricista ou técnico instalar portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A fiação do portão automático é feita pelos dois: o eletricista leva a energia do quadro até perto do motor, e o técnico instalador faz a ligação elétrica da central, da fotocélula e dos controles. Se já há ponto próprio, com disjuntor e terra, só o instalador basta.",
        "Quem faz a ligação elétrica do portão é o eletricista até o ponto de energia, e o instalador dali para dentro do motor. Com circuito próprio e terra já prontos junto à coluna, o técnico instalador monta, liga e regula tudo na mesma visita.",
        "Do quadro até o portão, o eletricista faz a fiação; do ponto em diante, a ligação elétrica do motor e dos sensores fica com o técnico instalador. Quem já tem disjuntor próprio e terra ao lado do portão precisa apenas do segundo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é de cada um", "Eletricista e instalador: a divisão"],
        slots: [
          [
            "A caixa de energia junto do motor é o ponto de encontro dos dois. Combine antes quem entrega o quê, para ninguém chegar e esperar pelo outro.",
            "Acerte a divisão antes de marcar as visitas: um termina na caixa ao lado do motor, o outro começa nela.",
            "O serviço de um acaba onde começa o do outro, na caixa perto do motor. Com isso combinado, ninguém perde a viagem.",
          ],
        ],
        bullets: [
          "Eletricista: disjuntor próprio, DR, fio terra e cabo de 2,5 mm² ou mais",
          "Eletricista: um eletroduto para a força e outro para a fotocélula",
          "Instalador: central, fim de curso, força e fotocélula",
          "Instalador: botoeira, interfone e gravação dos controles",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o ponto está pronto", "O que ver antes de marcar a instalação"],
        slots: [
          [
            "O ponto está pronto se há um disjuntor só para o portão, com o nome no quadro, e fio terra na caixa ao lado do motor. Olhe o quadro de fora, sem tirar a tampa, e deixe a medição para o profissional.",
            "Veja, com o quadro montado, se algum disjuntor está identificado só para o portão e se existe caixa de energia junto à coluna. O fio terra e a tensão quem confere é o profissional, com instrumento.",
            "Um disjuntor exclusivo no quadro e uma caixa com terra perto do motor indicam que a energia chegou. Confira apenas por fora, já que abrir e medir cabe a quem é da área.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem cobra o quê", "O que entra em cada orçamento"],
        slots: [
          [
            "A mão de obra para instalar um motor comprado por você parte de {price.installation}, com o ponto de energia pronto. O circuito novo é orçado à parte, e o que mais pesa são os metros até o quadro e o caminho do cabo.",
            "Com energia já no lugar, instalar um motor seu custa a partir de {price.installation} de mão de obra. Sem ela, soma-se o circuito, cujo preço acompanha a distância do quadro e a passagem do eletroduto.",
            "Se o motor é seu e o ponto está pronto, a instalação começa em {price.installation}. Falta circuito? Ele entra como outro item, conforme os metros de cabo e o trabalho para passá-lo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o motor na tomada que já existe?",
        answers: [
          "Para uso fixo, não: o motor pede circuito próprio, com disjuntor e terra. Extensão e benjamim aquecem, derrubam a tensão e podem queimar a placa.",
          "A tomada comum não serve como ligação definitiva, porque divide o circuito e pode não ter terra. O portão deve ter disjuntor só dele; extensão é risco de aquecimento e de placa queimada.",
        ],
      },
      {
        question: "O eletricista pode instalar o motor inteiro?",
        answers: [
          "Pode, se conhece a central e sabe regular força, fim de curso e fotocélula. Leia antes o termo do fabricante, pois a garantia pode pedir instalador treinado.",
          "Sim, desde que saiba ajustar a força, as paradas e a segurança daquele modelo. Confira se a garantia de fábrica exige um instalador treinado.",
        ],
      },
      {
        question: "Quem vem primeiro, eletricista ou instalador?",
        answers: [
          "O eletricista, porque com o ponto pronto a instalação se faz numa visita só. Antes disso, peça ao instalador a tensão do motor e o lado em que ele vai ficar.",
          "Primeiro a energia, depois o motor. Pergunte ao instalador de que lado fica o motor e qual a tensão, para o eletricista deixar a caixa no lugar certo.",
        ],
      },
      {
        question: "Posso eu mesmo passar os fios do portão?",
        answers: [
          "O eletroduto vazio, na obra, você pode deixar pronto. Ligar disjuntor, terra e motor é serviço de profissional, porque há risco de choque e de queimar a central.",
          "Deixe, se quiser, o conduíte passado e sem fios energizados. As ligações no quadro e no motor cabem a quem é da área, pelo risco de choque e de danos à placa.",
        ],
      },
    ],
    photo: "uma foto do quadro fechado e outra do lugar do motor, com a distância entre eles",
  },
  {
    id: "basculante-ou-correr-na-rampa",
    broader: "modelos",
    label: "Basculante ou de correr na rampa",
    phrase: "a escolha entre basculante e de correr em rampa",
    asks: [
      ...combine(
        [
          "basculante ou correr",
          "basculante correr",
          "correr ou basculante",
          "basculante ou deslizante",
          "deslizante ou basculante",
        ],
        ["rampa", "garagem rampa", "subida", "descida", "ladeira", "terreno inclinado", "inclinado"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em terreno inclinado com rampa, o portão basculante costuma ser melhor que o deslizante, porque sobe no lugar e não depende de piso nivelado ao lado. O de correr só serve para garagem com rampa se o trilho ficar plano na linha do portão, com parede livre do tamanho da folha.",
        "Basculante ou de correr na rampa? Basculante, se o piso inclina na própria linha do portão; deslizante, se há ali uma faixa plana para o trilho e lateral livre. Trilho inclinado faz a folha andar sozinha, e o motor passa a lutar contra o peso.",
        "Para entrada inclinada, o melhor tipo de portão é o basculante, que não usa trilho no chão. Havendo faixa plana na linha do portão e parede livre ao lado, o de correr também serve e deixa mais altura de passagem; em trilho com inclinação, não.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que medir antes de escolher", "As medidas que decidem"],
        slots: [
          [
            "Meça o desnível na linha do portão, e não na rampa toda, com um nível ou uma mangueira de água. É esse piso que a folha percorre ou sobre o qual fecha.",
            "O que conta é o chão onde a folha passa, medido de uma coluna à outra com nível. A inclinação do resto da rampa pesa menos.",
            "De coluna a coluna, veja com um nível quantos centímetros o piso desce. A decisão sai dessa linha, e não da rampa inteira.",
          ],
        ],
        bullets: [
          "Piso plano na linha do portão e parede livre do tamanho da folha: de correr serve",
          "Piso inclinado na própria linha: basculante",
          "Rampa que sobe logo para dentro: no basculante, veja a altura livre com a folha aberta",
          "Calçada estreita: a folha do basculante não deve avançar sobre ela",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a rampa atrapalha cada um", "Trilho, folha e carro na subida"],
        slots: [
          [
            "Num trilho inclinado, a folha de correr desce sozinha ao ser destravada e pode sair do trilho, e o motor sobe carga a cada abertura. Por isso o trilho precisa de nível, ainda que se faça uma viga de concreto.",
            "A folha deslizante em piso torto corre para o lado mais baixo, força o motor na subida e bate na chegada. A correção é nivelar a linha com concreto antes do trilho.",
            "Com inclinação, o peso da folha empurra o portão de correr sempre para baixo, o que é perigoso com o motor destravado. Só uma faixa nivelada de concreto resolve.",
          ],
          [
            "No basculante, o cuidado é o carro: na subida, a frente fica mais alta e pode encostar na folha que abre. A distância se mede com o carro na rampa e a folha no ponto em que mais avança.",
            "O basculante pede atenção ao carro inclinado, cuja dianteira sobe e chega mais perto da folha. Confira com o veículo parado na rampa, medindo o avanço dela.",
            "Já no basculante a folha avança ao abrir e pode tocar o capô de um carro em subida. Marque no piso o ponto seguro de parada, com o carro já na rampa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço dos dois na rampa", "Quanto custa o motor de cada um"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}; no de correr, a troca do motor em casa fica de {price.homeSwap}, com mão de obra, mais base e cremalheira na primeira vez.",
            "O motor basculante instalado sai por {models.pricesOr}, até {width.quarterHp} de largura, e o de correr, na troca residencial, por {price.homeSwap} com o serviço. Base e cremalheira somam na estreia.",
            "Para basculante até {width.quarterHp}, conte {models.pricesOr} já instalado. No deslizante, a troca em casa vai de {price.homeSwap}, com mão de obra, e a primeira instalação acrescenta base e barra dentada.",
          ],
          [
            "Nivelar o trilho é obra de pedreiro, à parte, e só vale onde o degrau não faz o carro raspar. A folha, nos dois, é do serralheiro.",
            "A viga para nivelar o trilho é paga ao pedreiro e não pode virar obstáculo para o carro. Folha e ferragem ficam com a serralheria.",
            "Quem escolhe correr ainda paga ao pedreiro a faixa nivelada, se o carro passar por ela. A folha é sempre do serralheiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para nivelar o trilho na rampa?",
        answers: [
          "Dá, com uma viga ou faixa de concreto na linha do portão, se o carro passar sem raspar. É serviço de pedreiro, feito antes do motor.",
          "Sim, desde que o degrau criado não toque o fundo do carro. O pedreiro faz a faixa e o trilho vai por cima.",
        ],
      },
      {
        question: "E o portão de abrir na rampa?",
        answers: [
          "Só se abre para o lado em que o piso desce; subindo, a folha raspa antes de abrir. A dobradiça também trabalha mais, porque a folha tende a voltar.",
          "Serve abrindo para a descida, com espaço para o giro. Para o lado que sobe, o pé da folha encosta no chão.",
        ],
      },
      {
        question: "O motor precisa ser mais forte por causa da rampa?",
        answers: [
          "No basculante, não, porque quem carrega é o contrapeso: até {width.quarterHp}, 1/4 HP basta. No de correr com trilho nivelado, também não.",
          "Não, se a escolha foi certa. Basculante equilibrado de até {width.quarterHp} usa 1/4 HP, e deslizante nivelado segue o peso da folha.",
        ],
      },
      {
        question: "A água da rampa estraga o portão?",
        answers: [
          "Estraga, se empoça no trilho ou no motor. Uma canaleta antes da linha do portão e a base do motor elevada resolvem.",
          "Pode, porque enxurrada leva areia ao trilho e entra no motor baixo. Ralo linear e base alta evitam as duas coisas.",
        ],
      },
    ],
    photo: "uma foto da entrada vista de lado, com a rampa, e a largura e a altura do vão",
  },
  {
    id: "trava-sem-luz",
    broader: "trava",
    label: "Trava elétrica na falta de luz",
    phrase: "a trava elétrica na falta de luz",
    asks: [
      ...combine(
        ["trava", "trava elétrica", "eletrotrava", "trava não solta", "trava não abre", "trava elétrica não solta"],
        ["falta luz", "falta energia", "sem luz", "sem energia", "acaba luz", "acabou luz", "queda energia", "apagão"],
      ),
      "soltar trava elétrica acaba energia",
      "trava elétrica acaba energia",
    ],
    intent: "question",
    answers: {
      any: [
        "Sem luz, a trava elétrica comum fica travada, porque precisa de energia para soltar o pino: desligue o disjuntor, solte a trava pela chave dela e só depois destrave o motor, com a folha reta e fechada; o basculante com defeito não se solta. Sem chave, não force; chame o técnico.",
        "A trava elétrica não solta quando falta luz: o pino só recolhe com energia. Desligue o disjuntor, use a chave da própria trava e depois a do motor; nobreak que alimente também a trava evita o problema.",
        "Na falta de luz, a trava elétrica segura o portão fechado, o que é bom para a segurança e ruim para sair. Abre-se pela chave da trava, com o disjuntor desligado, e depois pela do motor; sem chave, só o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir com a trava, na ordem", "Primeiro a trava, depois o motor"],
        slots: [
          [
            "Vale para portão de abrir ou de correr, com a folha reta e firme.",
            "Faça com lanterna, em portão de correr ou de abrir que anda leve.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Gire a chave da própria trava até o pino recolher.",
          "No de correr ou de abrir, destrave o motor com a chave dele; basculante, não.",
          "Mova a folha devagar, feche e trave tudo de novo.",
        ],
      },
      {
        about: "choose",
        headings: ["Para não ficar preso da próxima vez", "O que instalar"],
        slots: [
          [
            "Trava com chave dos dois lados, guardada onde todos saibam, resolve sem gastar quase nada.",
            "Confira hoje se a trava tem chave e se ela gira: na falta de luz é tarde.",
          ],
          [
            "O nobreak precisa alimentar a placa e a trava; ligado só ao motor, o portão continua preso.",
            "Com nobreak, teste uma vez com o disjuntor desligado: a trava tem de soltar junto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava pode abrir sozinha sem luz?",
        answers: [
          "A comum, de pino, não: sem energia ela fica fechada. Quem solta sem luz é o eletroímã, por isso ele usa bateria.",
          "Não, se é de pino. Eletroímã, sim, solta na falta de energia.",
        ],
      },
      {
        question: "Não acho a chave da trava. O que faço?",
        answers: [
          "Não force a folha nem bata no pino: o braço do motor quebra. Use o portão social e mande a foto da trava, que o técnico abre e repõe a chave.",
          "Saia por outra porta e chame o técnico; forçar entorta o pino e a folha.",
        ],
      },
      {
        question: "A luz voltou e a trava não solta. É normal?",
        answers: [
          "Não: veja o disjuntor e tente uma vez. Se o motor ronca e a folha não sai, desligue: a bobina pode ter queimado ou o pino está prensado.",
          "Não é. Com energia ela deve estalar e recolher; muda, é fio, placa ou bobina.",
        ],
      },
    ],
    photo: "fotos da trava, do lado da chave, e da etiqueta do motor",
  },
  {
    id: "como-saber-se-esta-equilibrado",
    broader: "contrapeso",
    label: "Como saber se o portão está equilibrado",
    phrase: "o equilíbrio do portão",
    intent: "how-to",
    asks: [
      "saber portão equilibrado",
      "como saber portão equilibrado",
      "portão está equilibrado",
      "portão equilibrado",
      "portão desequilibrado",
      "portão desequilibrado sinais",
      "saber portão desequilibrado",
      "saber portão balanceado",
      "portão balanceado",
      "portão desbalanceado",
    ],
    answers: {
      any: [
        "O portão basculante está equilibrado quando a folha, solta do motor, para a meia altura sem subir nem descer sozinha, e esse teste é do técnico, porque ela pode cair. De fora, você vê o desequilíbrio na subida lenta, na descida rápida, no motor quente e no cabo frouxo de um lado. O acerto parte de {price.preventive} em casa, sem peças.",
        "Para saber se o portão está equilibrado sem soltar o motor, observe de longe: subida e descida no mesmo tempo, folha reta, cabos esticados por igual e motor sem ronco. Se desce muito mais rápido do que sobe, está desequilibrado. O basculante não se destrava para testar; o técnico confere, a partir de {price.preventive} em casa, sem peças.",
        "Portão desequilibrado, ou desbalanceado, desce mais rápido do que sobe, entorta de um lado ou faz o motor roncar e esquentar, porque o contrapeso ou a mola não segura mais o peso da folha. Desligue o disjuntor se ele desce depressa e não passe embaixo. O acerto do técnico parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que observar de longe", "Os sinais que se veem do chão"],
        slots: [
          [
            "Faça duas aberturas pelo controle, longe da folha e sem ninguém na passagem. Pare na primeira se a folha estiver torta ou um cabo, solto.",
            "Duas aberturas vistas de longe bastam. Se notar cabo solto ou folha inclinada, não repita e desligue o disjuntor.",
          ],
        ],
        bullets: [
          "Subida e descida no mesmo tempo: equilibrado",
          "Desce depressa ou bate no chão: falta contrapeso ou mola",
          "Desce devagar e sobe de uma vez: sobra contrapeso",
          "Um lado sobe antes do outro: cabo ou mola desigual",
          "Motor ronca e esquenta: folha pesada",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico testa o equilíbrio", "O teste com a folha solta"],
        slots: [
          [
            "O técnico confere cabos, molas e soldas, segura a folha e só então a solta do motor. Ele a leva a três alturas e vê se para em cada uma. Depois acrescenta ou tira peso, ou troca a mola, e regula de novo a força do motor.",
            "Primeiro são vistos cabos e molas; depois, com a folha segura, o motor é solto. A folha deve ficar parada em baixo, no meio e em cima. O peso ou a mola é corrigido até isso acontecer, e a força do motor é refeita.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que desequilibra o portão", "Por que o equilíbrio se perde"],
        slots: [
          [
            "Chapa, madeira ou tinta acrescentada pesa na folha, e o contrapeso continua o mesmo. A mola cansa com os anos, o cabo estica e a roldana prende. No portão de correr não há contrapeso: ali se fala em folha nivelada, que não anda sozinha.",
            "As causas comuns são peso acrescentado à folha, mola cansada, cabo esticado e roldana presa. O portão de correr não tem contrapeso; o cuidado nele é o nível do trilho, para a folha não andar sozinha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão desequilibrado?",
        answers: [
          "Não convém: o motor segura um peso que não é dele, e a engrenagem ou o cabo pode ceder. Se desce rápido, desligue o disjuntor e não passe embaixo.",
          "Evite. Folha que desce depressa pode cair; deixe sem energia e com a passagem isolada.",
        ],
      },
      {
        question: "Aumentar a força do motor resolve?",
        answers: [
          "Não, e ainda tira a proteção: com força alta, a folha não recua quando encosta em alguém.",
          "Não. O peso continua lá, o motor se gasta e o antiesmagamento deixa de agir.",
        ],
      },
      {
        question: "Posso eu mesmo pôr peso no contrapeso?",
        answers: [
          "Não. A caixa do contrapeso sustenta a folha, e abri-la ou soltar o cabo pode derrubar tudo.",
          "Não faça isso: qualquer parafuso solto ali libera a folha. O acerto é feito com escora.",
        ],
      },
    ],
    photo: "um vídeo de uma abertura inteira, feito de longe, e fotos dos dois lados do portão",
  },
];
