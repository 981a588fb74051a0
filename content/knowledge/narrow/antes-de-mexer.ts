import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is asked before a hand, a drill or a phone is taken up: small parts, distances, and what to look at first. */
export const antesDeMexer: NarrowConcept[] = [
  {
    id: "varistor-da-placa",
    broader: "placa",
    label: "Varistor da placa do portão",
    phrase: "o varistor da placa",
    asks: [
      "varistor",
      "varistor queimado",
      "varistor placa",
      "varistor placa queimou",
      "saber varistor queimou",
      "sem varistor",
      "ligar sem varistor",
      "trocar varistor",
      "varistor estourado",
      "para que serve varistor",
    ],
    intent: "question",
    answers: {
      any: [
        "O varistor da placa do portão é a peça redonda, em geral azul ou laranja, que se sacrifica no pico de energia; queimado, fica rachado, preto ou estourado, e o fusível abre junto. Não ligue o portão sem ele: dá para trocar só o varistor, por outro de mesmo código, e medir o resto da central.",
        "Sabe-se que o varistor da placa queimou pelo aspecto preto, rachado ou estourado e pelo fusível que queima de novo ao religar. A central quase sempre ainda tem jeito: troca-se o varistor pelo de código igual e mede-se o resto, mas sem ele não se liga o portão, porque o próximo pico leva tudo.",
        "Varistor preto, rachado ou estourado na central indica que um pico de energia passou por ali, e em geral a placa tem jeito. O técnico troca só o varistor, por um de mesmo código, e o fusível; até lá, deixe o disjuntor desligado, pois sem essa proteção o próximo surto queima a placa inteira.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz o varistor e por que estoura", "Por que o varistor da central queimou"],
        slots: [
          [
            "Em tensão normal, o varistor não faz nada; quando ela sobe demais, conduz e desvia o pico, e o fusível abre de propósito. Raio por perto, volta da luz e 220 V em placa de 127 V são as causas comuns.",
            "A função dele é desviar o excesso: acima da tensão marcada, o varistor conduz, queima o fusível e poupa o que vem depois. Isso acontece com raio na região, retorno da energia ou ligação na tensão errada.",
            "O varistor fica quieto até a tensão passar do limite, e então vira quase um curto, que derruba o fusível e protege a placa. Surto de raio, volta de energia e 220 V ligados em 127 V são o motivo habitual.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Como saber se o varistor queimou", "Sinais do varistor queimado"],
        slots: [
          [
            "Os sinais são a placa toda apagada, sem led, e a peça redonda com racha, mancha preta ou cheiro de queimado. Fusível novo que abre na hora confirma o curto. A medição é feita com a placa fora do motor.",
            "Placa sem nenhuma luz depois de um temporal, mancha escura e casca trincada apontam o varistor. Quando o fusível reposto queima logo, ele está em curto, e só o multímetro, com a central fora do portão, dá a certeza.",
            "Desconfie dele se a central apagou após um pico, se há fuligem ao redor do disco ou se cada fusível novo se abre. Há varistor ruim de aparência boa, por isso o técnico mede em bancada.",
          ],
          [
            "Olhe só por fora e com o disjuntor desligado, sem tocar na placa, porque o capacitor guarda carga. Uma foto de perto já mostra se a peça está rachada.",
            "Não abra nem toque: mesmo desligada, a caixa tem capacitor carregado. Com o disjuntor embaixo, basta fotografar a região se a tampa já estiver aberta.",
            "A tampa é serviço do técnico, pois há carga guardada no capacitor. Se alguém já abriu o motor, desligue o disjuntor e apenas fotografe.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Troca do varistor da placa", "Quando trocar só o varistor basta"],
        slots: [
          [
            "O código impresso no disco diz a tensão, e o novo tem de ser igual: valor menor estoura à toa, maior não protege. Com ele trocam-se o fusível e, depois, medem-se fonte, relés e acessórios.",
            "Repõe-se pelo mesmo código, porque varistor de tensão mais baixa abre sem motivo e o mais alto deixa o pico passar. O fusível é reposto junto, e fonte e relés são testados antes de religar.",
            "O conserto repõe fusível e varistor de código idêntico, já que outro valor ou não protege ou queima sem razão. Em seguida o técnico testa a fonte, os relés e o que está ligado na central.",
          ],
          [
            "Entre as saídas, esse reparo é a mais barata, a placa compatível fica no meio e a original custa mais. Trilha queimada ou processador atingido já pedem central nova, e o motor com inversor usa a da própria linha.",
            "Na ordem de custo, vêm o reparo do componente, a central compatível e a original. Quando a trilha derreteu ou o processador morreu, só a troca resolve; inversor pede placa da marca.",
            "Reparar custa menos que uma central compatível, e a original está no topo. A conta muda se o pico passou do varistor para o processador ou derreteu trilhas, e motor com inversor não aceita universal.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar só o fusível resolve?",
        answers: [
          "Não, se o varistor está em curto: o fusível novo abre na hora. Os dois são trocados juntos, e nunca se põe um fio no lugar do fusível.",
          "Só quando o varistor está inteiro. Em curto, ele queima cada fusível novo; por isso se repõe o par, e jamais se faz ponte com fio.",
        ],
      },
      {
        question: "O varistor protege de raio?",
        answers: [
          "De pico pequeno, sim. Contra raio próximo, quem ajuda é o DPS, o protetor de surto do quadro de luz, com bom aterramento.",
          "Protege de surtos menores. Para descarga perto da casa, instale no quadro um DPS, que desvia o surto para o terra.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "A troca do componente é reparo pequeno, de até {trade.smallRepair} quando feita na hora. Se a placa vai para a bancada, o prazo depende do que mais queimou.",
          "Até {trade.smallRepair} quando só o varistor e o fusível se foram. Dano em fonte ou relé leva a placa para a bancada, com prazo dado no orçamento.",
        ],
      },
      {
        question: "O conserto da placa tem garantia?",
        answers: [
          "Tem a garantia da lei, de 90 dias, sobre o serviço e a peça trocada. Um novo raio não está incluído, por isso vale pôr o protetor no quadro.",
          "Sim, os 90 dias da lei para reparos. Outro surto de energia é dano novo, e um DPS no quadro diminui esse risco.",
        ],
      },
    ],
    photo: "uma foto da placa, com o disjuntor desligado, e da etiqueta do motor",
  },
  {
    id: "bornes-da-placa",
    broader: "placa",
    label: "Bornes da placa: COM, NA e NF",
    phrase: "os bornes da placa",
    asks: [
      "bornes da placa portão",
      "com na nf central",
      "serve cada borne placa",
      ...combine(
        ["borne", "bornes", "função borne"],
        [
          "com na",
          "com na nf",
          "placa função",
          "significado",
          "placa significa",
          "cada",
          "nome placa",
          "para que serve",
        ],
      ),
      "qual função borne placa",
      "função borne com na placa",
      "com na nf placa",
    ],
    intent: "question",
    answers: {
      any: [
        "Na placa do portão, COM é o fio comum, NA é o contato normalmente aberto e NF, o normalmente fechado: botoeira e receptor vão em COM e NA; fotocélula, em muitas centrais, em COM e NF. O manual do modelo confirma, e nada se liga com o disjuntor ligado.",
        "Cada borne da placa tem uma função: COM ou GND é a volta comum; BOT ou NA recebe o pulso do botão; FOT, a fotocélula, em muitas no contato NF; ANT, a antena; os de 12 ou 24 V alimentam acessórios; os de rede e motor têm tensão perigosa. O manual confirma.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se liga em cada borne", "Nomes que mais aparecem"],
        slots: [
          [
            "Os nomes abaixo são os mais usados, e a central pode ter outros.",
            "É a lista comum; a da sua placa está no manual.",
          ],
        ],
        bullets: [
          "COM ou GND: comum dos comandos",
          "NA ou BOT: botoeira e receptor, contato que fecha ao apertar",
          "NF ou FOT: fotocélula, contato que abre com obstáculo",
          "ANT: fio da antena",
          "FCA e FCF: fim de curso de abertura e de fechamento",
          "12 V ou 24 V: alimentação de acessório",
        ],
      },
      {
        about: "safety",
        headings: ["Antes de pôr a mão", "Bornes que não se tocam"],
        slots: [
          [
            "Rede, motor e capacitor ficam na mesma placa dos comandos: o disjuntor é desligado antes de abrir.",
            "A poucos centímetros dos comandos há tensão da rede; sem o disjuntor desligado, não se abre a tampa.",
          ],
          [
            "Fio de acessório em borne de rede queima a placa na hora; na dúvida, mande a foto.",
            "Trocar um borne pelo outro queima acessório e central, e a foto evita o engano.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Botoeira vai em NA ou em NF?",
        answers: ["Em NA: o botão de pulso fecha o contato só enquanto é apertado."],
      },
      {
        question: "Sem fotocélula, o borne fica aberto?",
        answers: ["Depende da placa; algumas pedem uma ponte. Sem o sensor, não use o fechamento automático."],
      },
      {
        question: "Não acho o manual da placa. Como sei os bornes?",
        answers: ["Pelo nome do modelo impresso nela. Mande a foto, com o disjuntor desligado."],
      },
    ],
    photo: "uma foto da placa, com o nome do modelo e os bornes, e o disjuntor desligado",
  },
  {
    id: "qual-chumbador-usar",
    broader: "suporte",
    label: "Chumbador e parafusos da base do motor",
    phrase: "os chumbadores da base do motor",
    asks: [
      "chumbador químico motor",
      "chumbador químico",
      ...combine(
        ["qual chumbador", "que chumbador", "chumbador", "quantos parafusos", "qual parafuso", "parafuso", "parabolt"],
        ["motor portão", "usar motor", "base motor", "fixar motor", "prender motor", "fixar base motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em piso de concreto firme, o motor do portão se prende com chumbador de expansão, o parabolt, em geral quatro parafusos, um em cada furo da base. O chumbador químico serve perto da borda ou em concreto fraco; em tijolo ou piso oco, faz-se base de concreto antes.",
        "O chumbador para motor de portão é o parabolt de metal, quatro na base do motor de correr, no diâmetro que o manual indica. Serve também o químico, que cola a barra sem forçar o furo, quando o concreto é fraco ou a borda está perto; bloco oco pede base nova.",
        "Use parabolt, o chumbador de expansão, em concreto maciço, com um parafuso por furo da base do motor, quase sempre quatro. Onde o furo fica na beirada ou o concreto é fraco, o chumbador químico segura melhor, e em piso oco nenhum dos dois dispensa a base de concreto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde cada fixação serve", "Concreto, tijolo ou ferro"],
        slots: [
          [
            "O que decide é o material embaixo do motor, porque o mesmo parafuso segura num piso e solta no outro. A medida vem dos furos da base e do manual.",
            "Piso e coluna diferentes pedem fixações diferentes, e o tranco da partida mostra logo quem errou. O diâmetro sai do manual do motor.",
            "Antes da medida, veja de que é feito o piso ou a coluna. Depois, o manual e os furos da base dizem o diâmetro.",
          ],
        ],
        bullets: [
          "Concreto maciço: parabolt, longe da borda para não lascar",
          "Perto da borda ou concreto fraco: chumbador químico, com furo limpo e cura da resina",
          "Tijolo, bloco ou contrapiso fino: base de concreto, ou chapa atravessada na coluna",
          "Coluna de ferro: chapa soldada e parafuso com porca",
        ],
      },
      {
        about: "care",
        headings: ["Para o motor não soltar depois", "Aperto, nível e cura"],
        slots: [
          [
            "Base nova cura alguns dias antes de receber o motor, porque concreto fresco não segura o tranco. O aperto se confere na primeira revisão, com o disjuntor desligado.",
            "Concreto recém-feito não aguenta a partida, então espera-se a cura. Depois das primeiras semanas vale um reaperto, sempre sem energia.",
            "Espere a cura do concreto, ou da resina no chumbador químico, antes de apertar. Um novo aperto na revisão seguinte evita folga, com a energia cortada.",
          ],
          [
            "No de correr, a porca por baixo e por cima da base acerta a altura, até sobrar {rack.clearance} entre a engrenagem e a cremalheira, a barra dentada.",
            "As porcas acima e abaixo da chapa regulam a altura do motor, que deve deixar {rack.clearance} de folga na cremalheira, a barra de dentes do portão.",
            "A altura do motor de correr se regula nas porcas, com {rack.clearance} de folga entre os dentes da engrenagem e os da barra.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que a fixação cedeu", "Quando o chumbador não segurou"],
        slots: [
          [
            "Motor que treme na partida, parafuso girando em falso e trinca no piso mostram que o chumbador soltou. Nesse caso, pare de usar, porque o motor desalinhado quebra a engrenagem ou entorta o braço.",
            "Se o motor balança quando o portão abre, o furo alargou ou o concreto rachou. Desligue o disjuntor: fora do lugar, a engrenagem come a cremalheira e o braço empena.",
            "Tremor, base que anda e parafuso frouxo são o aviso. Interrompa o uso, já que um motor solto gasta dentes e força o braço.",
          ],
          [
            "Refazer a fixação com reaperto e alinhamento em casa parte de {price.preventive}, sem peças.",
            "Em residência, reapertar e realinhar sai a partir de {price.preventive}, sem peças, e base nova soma material.",
            "O reaperto com alinhamento começa em {price.preventive} em casa, sem peças, e base ou chumbador novo soma material.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Bucha plástica segura o motor do portão?",
        answers: [
          "Não: o tranco da partida arranca a bucha. Usa-se chumbador de metal ou base de concreto.",
          "Não serve, nem a de nylon grande, porque a vibração a solta em pouco tempo.",
        ],
      },
      {
        question: "Posso soldar o motor na base?",
        answers: [
          "O motor não: solda-se a chapa, sem ele por perto, e ele vai parafusado, para poder regular.",
          "Solda só na chapa ou no suporte, com a placa desconectada. O motor precisa de parafuso para acertar a altura.",
        ],
      },
      {
        question: "Quanto tempo a base de concreto leva para secar?",
        answers: [
          "Alguns dias até receber o motor com segurança, conforme o traço e o clima.",
          "Depende do concreto usado, em geral alguns dias. Apertar antes faz o chumbador girar em falso.",
        ],
      },
      {
        question: "Dá para usar os furos do motor antigo?",
        answers: [
          "Só se estiverem firmes e na medida do novo, o que é raro entre marcas. Furo alargado não segura outro chumbador do mesmo tamanho.",
          "Às vezes, com motor da mesma linha. Em furo gasto, fura-se em outro ponto ou refaz-se a base.",
        ],
      },
    ],
    photo: "fotos do lugar do motor, do piso ou da coluna e da etiqueta",
  },
  {
    id: "distancia-entre-fotocelulas",
    broader: "fotocelula",
    label: "Distância entre as fotocélulas",
    phrase: "a distância entre as fotocélulas",
    asks: [
      ...combine(
        ["distância", "quantos metros", "alcance", "distância máxima"],
        ["entre fotocélulas", "entre sensores portão", "fotocélula", "fotocélulas", "entre uma fotocélula outra"],
      ),
      "qual distância entre fotocélulas",
    ],
    intent: "question",
    answers: {
      any: [
        "A distância entre as fotocélulas é a largura do vão, e o limite é o do modelo, escrito na embalagem: os de casa costumam alcançar uns 10 a 15 metros, muito mais que um portão. O que importa é as duas ficarem de frente e na mesma altura.",
        "Uma fotocélula fica em cada lado do vão, frente a frente; qualquer portão de casa cabe no alcance delas, em geral de 10 metros ou mais pela ficha. Em vão largo, sol e poeira cortam esse alcance, por isso escolha com sobra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como posicionar o par", "Altura, frente e fio"],
        slots: [
          [
            "As duas vão à mesma altura, de 40 a 60 cm do piso, e perto da linha da folha.",
            "Ponha o par na mesma altura, de 40 a 60 cm, e rente ao caminho da folha.",
          ],
          ["Receptor fica do lado que pega menos sol.", "Se um lado recebe sol de frente, o receptor vai no outro."],
          [
            "Quanto mais longe, mais o alinhamento pesa: um suporte batido já corta o feixe.",
            "Em distância grande, poucos graus de desvio bastam para perder o feixe.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Em vão largo", "Quando a distância atrapalha"],
        slots: [
          [
            "Acima de uns 6 metros, prefira modelo com alcance de sobra e lente protegida.",
            "Portão largo pede sensor de alcance maior, com ficha que diga os metros ao tempo.",
          ],
          [
            "O fio até o outro lado passa por eletroduto sob o piso; sem caminho, há modelo a pilha.",
            "Se não dá para levar fio ao outro lado, usa-se emissor a pilha, que pede troca periódica.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Fotocélula perto demais funciona?",
        answers: [
          "Funciona, na maioria dos modelos; em vão muito estreito, o reflexo pode confundir, e a ficha traz o mínimo.",
        ],
      },
      {
        question: "A que distância da folha fica a fotocélula?",
        answers: ["O mais perto possível do caminho da folha, sem que ela corte o próprio feixe."],
      },
      {
        question: "Duas fotocélulas próximas se atrapalham?",
        answers: ["Podem: inverta emissor e receptor de um dos pares ou afaste as alturas."],
      },
    ],
    photo: "uma foto do vão, de frente, com as duas colunas",
  },
  {
    id: "antes-de-chamar-o-tecnico",
    broader: "tecnico",
    label: "O que olhar antes de chamar o técnico",
    phrase: "o que olhar antes de chamar o técnico",
    asks: [
      ...combine(
        ["antes chamar", "antes ligar", "olhar antes", "verificar antes", "conferir antes"],
        ["técnico", "técnico olhar", "técnico verificar", "chamar técnico", "assistência", "técnico o que fazer"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Antes de chamar o técnico, olhe cinco coisas: disjuntor ligado, pilha do controle, fotocélula limpa, algo no caminho da folha e motor travado na chave. Teste pela botoeira uma vez. Com cheiro, choque, cabo solto ou folha torta, não teste nada: desligue e chame.",
        "Você pode conferir, nesta ordem e sem abrir o motor: luz na casa e disjuntor, outro controle ou pilha nova, lentes da fotocélula, pedra ou ferrolho na folha e a chave de destravamento. Boa parte das visitas acaba numa dessas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir", "Cinco minutos antes de ligar"],
        slots: [
          [
            "Tudo se faz por fora, com a folha à vista e ninguém no caminho.",
            "Nada aqui pede abrir o motor nem pôr a mão na folha em movimento.",
          ],
        ],
        steps: [
          "Veja o disjuntor do portão e o DR; religue uma vez só.",
          "Teste outro controle ou troque a pilha.",
          "Passe um pano seco nas duas lentes da fotocélula.",
          "Procure pedra, ferrolho, cadeado ou galho na folha e no trilho.",
          "Confira se a chave de destravamento está fechada.",
          "Aperte a botoeira uma vez e repare no som do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que contar ao técnico", "Para a visita ser curta"],
        slots: [
          [
            "Diga se o motor faz som, se falha em controle e botoeira e o que mudou antes.",
            "Conte o som, o que falha e o que aconteceu antes: chuva, queda de luz, batida.",
          ],
          [
            "Um vídeo curto e a foto da etiqueta já levam a peça provável.",
            "Com vídeo e foto da etiqueta, a peça certa costuma ir na primeira ida.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso abrir a tampa do motor para olhar?",
        answers: ["Não: há tensão da rede e capacitor carregado. O que o morador vê fica por fora."],
      },
      {
        question: "Resolvi sozinho. Ainda vale a revisão?",
        answers: [
          "Vale se o defeito volta ou se a folha está pesada; a visita em casa parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Quando não devo testar nada?",
        answers: ["Com choque, cheiro de queimado, cabo rompido ou folha fora do lugar: desligue o disjuntor e chame."],
      },
    ],
    photo: "um vídeo curto do defeito e a foto da etiqueta do motor",
  },
  {
    id: "preparar-o-portao-para-o-motor",
    broader: "instalacao",
    label: "O que preparar no portão antes do motor",
    phrase: "o preparo do portão para o motor",
    asks: [
      ...combine(
        ["antes instalar motor", "antes colocar motor", "antes pôr motor", "preparar portão", "antes automatizar"],
        ["", "portão", "fazer portão", "preciso fazer", "o que fazer", "receber motor", "motor"],
      ),
    ],
    intent: "how-to",
    answers: {
      installation: [
        "Antes de instalar o motor, o que você precisa fazer no portão é deixá-lo leve na mão, reto e sem raspar, com solda, roldana ou dobradiça em ordem; leve um ponto de energia com terra até perto dele e, no de correr, separe um lugar firme para a base.",
      ],
      any: [
        "Antes de instalar o motor, deixe o portão andando leve na mão, sem raspar nem balançar, com solda, roldana ou dobradiça em ordem; leve um ponto de energia com terra até perto dele e, no de correr, um lugar firme para a base. O resto se faz na instalação.",
        "Prepare três coisas: folha leve e reta, energia em circuito próprio com terra junto ao motor e lugar firme para prendê-lo. Basculante precisa estar equilibrado, o que é serviço de técnico ou serralheiro. Fotos dizem se falta algo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir na folha", "Como o portão precisa estar"],
        slots: [
          [
            "De correr: trilho reto e limpo, roldanas girando e batente nas duas pontas.",
            "No de correr, contam o trilho no nível, a guia de cima e os batentes.",
          ],
          [
            "De abrir: dobradiça sem folga, batente no chão e coluna firme.",
            "No de abrir, a folha não pode arriar, e o batente central precisa existir.",
          ],
          [
            "Basculante: para em qualquer altura quando está em ordem; quem confere é o técnico.",
            "O basculante precisa de cabos bons e contrapeso certo, conferidos pelo técnico.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Energia e lugar do motor", "O que deixar pronto"],
        slots: [
          [
            "O eletricista leva fio de no mínimo 2,5 mm², com terra e disjuntor próprio.",
            "Circuito só do portão, com terra, 2,5 mm² no mínimo, é a base da elétrica.",
          ],
          [
            "Tinta e solda vêm antes do motor, porque solda com a placa ligada a queima.",
            "Pinte e solde antes: depois, a solda pode queimar a central.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Preciso trocar as roldanas antes do motor?",
        answers: [
          "Se giram livres e sem folga, não. Roda travada ou gasta se troca antes, senão o motor força desde o início.",
        ],
      },
      {
        question: "A base de concreto fica por minha conta?",
        answers: ["Diga no orçamento como é o piso: por foto se sabe se precisa de base e quem a faz."],
      },
      {
        question: "Portão novo pode receber motor no mesmo dia?",
        answers: ["Pode, se a solda e a pintura secaram e a folha anda leve na mão."],
      },
    ],
    photo: "fotos do portão fechado e aberto e do lugar onde ficaria o motor",
  },
  {
    id: "controle-deixado-no-carro",
    broader: "invasao",
    label: "Deixar o controle do portão no carro",
    phrase: "o controle deixado no carro",
    asks: [
      ...combine(
        ["deixar controle", "controle", "guardar controle", "perigoso controle", "perigoso deixar controle"],
        ["no carro", "dentro carro", "carro na rua", "carro perigoso", "quebra-sol carro", "carro estacionado rua"],
      ),
      "perigoso deixar controle portão carro",
    ],
    intent: "question",
    answers: {
      any: [
        "Não é bom deixar o controle no carro: com o carro na rua ou com manobrista, quem quebra o vidro leva o controle e, pelo documento, descobre a casa. Leve-o no chaveiro ou guarde fora de vista; se sumiu, apague-o da central no mesmo dia.",
        "Deixar o controle no carro é arriscado fora de casa: ele abre o portão para quem o pegar, e o calor do painel ainda acaba com a pilha. Na garagem fechada, o risco é pequeno; na rua, leve com você.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Onde está o risco", "Rua, oficina e manobrista"],
        slots: [
          [
            "Com o documento no porta-luvas, o endereço vai junto com o controle.",
            "Controle e documento no mesmo carro dão a casa inteira a quem o levar.",
          ],
          [
            "Em oficina, lava-rápido e estacionamento, tire o controle antes de entregar a chave.",
            "Ao deixar o carro com outra pessoa, o controle sai junto com você.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que fazer em vez disso", "Se o controle foi levado"],
        slots: [
          [
            "Use modelo de chaveiro, ou tag e aplicativo, que se bloqueiam na hora.",
            "Controle pequeno no chaveiro, tag ou aplicativo resolvem sem deixar nada no painel.",
          ],
          [
            "Levaram o carro ou o controle: desligue o disjuntor do portão, apague a memória e regrave só os seus.",
            "Se sumiu, o portão fica com o disjuntor desligado até a memória ser limpa e os outros, regravados.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O sol no painel estraga o controle?",
        answers: ["Acaba com a pilha mais cedo e resseca o plástico. Guarde-o à sombra."],
      },
      {
        question: "Controle de código rolante é seguro no carro?",
        answers: ["Contra cópia, sim; contra furto, não: quem o leva abre o portão até ele ser apagado."],
      },
      {
        question: "Roubaram o carro com o controle. O que faço primeiro?",
        answers: ["Desligue o disjuntor do portão e tranque por dentro; depois peça para apagar a memória da central."],
      },
    ],
    photo: "uma foto da etiqueta do motor e do controle que ficou",
  },
  {
    id: "subir-ou-cortar-a-folha",
    broader: "serralheria",
    label: "Subir ou cortar a folha do portão",
    phrase: "subir ou cortar a folha do portão",
    asks: [
      "dá para encurtar folha portão",
      "encurtar folha portão",
      "cortar pedaço parte baixo portão",
      "cortar parte de baixo portão",
      ...combine(
        ["subir portão", "levantar portão", "erguer portão", "cortar portão", "cortar folha portão"],
        [
          "cm",
          "centímetros",
          "5 cm",
          "degrau",
          "passar degrau",
          "embaixo",
          "piso novo",
          "quanto",
          "preço",
          "passar por cima",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para subir o portão alguns centímetros ou cortar a folha embaixo, e os dois são serviço de serralheiro com a folha escorada. Havendo folga em cima, subir é melhor, porque mexe só na roda ou na dobradiça; sem folga, pode cortar, desde que a barra de baixo seja soldada de novo.",
        "Pode cortar o portão que pega no degrau, mas primeiro veja se ele pode subir: com 5 cm livres no alto, o serralheiro ergue a folha pelo apoio, sem corte. O corte exige refazer o tubo de baixo, e nos dois casos o motor é regulado depois.",
        "Dá para encurtar a folha do portão cortando a parte de baixo, e o serralheiro solda ali uma barra nova para o quadro não abrir. Se sobra altura em cima, levantar alguns centímetros pela roda ou dobradiça dá menos trabalho e preserva a folha de ferro inteira.",
      ],
      price: [
        "Para subir o portão 5 cm, você paga a mão de obra do serralheiro, mais roda, dobradiça ou trilho se mudarem, e a regulagem do motor depois, que em casa parte de {price.preventive}, sem peças. Cortar a folha custa mais que subir, porque leva solda, barra nova e pintura.",
        "Subir o portão pelo apoio costuma custar menos que cortar a folha, já que o corte soma solda, barra nova e pintura. O serralheiro cobra pelos centímetros e pelo tipo de portão, e o acerto do motor no fim, em residência, começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Subir, cortar ou mexer no piso", "Qual saída serve"],
        slots: [
          [
            "Meça a sobra no alto: se ela cobre o que falta embaixo, sobe-se a folha e nada é cortado. Sem sobra, corta-se a barra inferior e solda-se outra, com fundo e tinta contra ferrugem.",
            "A folga de cima decide. Quando ela passa dos centímetros que a folha precisa ganhar, o serralheiro só levanta; quando falta, corta a base e refaz o tubo, pintado em seguida.",
            "Compare o que pega no chão com o espaço livre no alto. Espaço suficiente permite erguer sem corte, e espaço curto leva à barra de baixo cortada, refeita e protegida da ferrugem.",
          ],
          [
            "Se o piso atrapalha num ponto só, rebaixar o degrau com pedreiro pode ser a saída mais barata. Desbastar poucos centímetros de cimento não mexe no portão nem no motor.",
            "Um degrau isolado se resolve também no chão: o pedreiro rebaixa o trecho, e a folha fica como está. Vale pedir esse preço antes de cortar ferro.",
            "Quando só uma parte do chão raspa, desbastar o cimento ali costuma custar menos que serralheria. O portão e a automação continuam sem nenhuma mudança.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feito o serviço na folha", "Da folha escorada ao motor regulado"],
        slots: [
          [
            "O disjuntor é desligado, os fios da placa são soltos por causa da solda e a folha recebe escora antes de perder qualquer apoio. Só então o serralheiro ergue a roda, muda a dobradiça ou corta a base.",
            "Antes de tudo vêm a energia cortada, a central desconectada, que a solda queimaria, e a escora da folha. Roda, dobradiça ou barra inferior são mexidas depois disso, do chão para cima.",
            "A folha fica apoiada e o motor, sem energia e com os fios da central soltos, porque a corrente de solda estraga a placa. Em seguida o serralheiro trabalha no apoio ou no corte.",
          ],
          [
            "No fim o técnico acerta a altura da cremalheira ou do braço e regula o fim de curso, o sensor de fim de percurso. No basculante ele ainda confere o contrapeso, porque a folha mudou de peso.",
            "Com a folha em outra altura, cremalheira, braço e fim de curso, que marca onde ela para, voltam ao ponto. Basculante cortado pede contrapeso acertado, sempre pelo técnico.",
            "A automação é regulada por último: altura do braço ou da cremalheira, percurso e força. Se o portão é basculante, o peso retirado da folha sai também do contrapeso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Do mais barato ao mais caro"],
        slots: [
          [
            "A ordem comum vai do ajuste na roda ou na dobradiça ao corte com barra nova. Somam no valor estes pontos.",
            "Regular o apoio é o serviço menor, e cortar com solda e pintura é o maior. O que muda a conta está aqui.",
            "Do ajuste simples ao corte completo, o preço sobe com o trabalho de solda. Veja o que entra.",
          ],
        ],
        bullets: [
          "Tipo de portão: de correr, de abrir ou basculante",
          "Quantos centímetros e em que comprimento de folha",
          "Roda, dobradiça ou trilho novos",
          "Solda, barra e pintura, no caso do corte",
          "Regulagem do motor no fim",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a folha com o motor no lugar?",
        answers: [
          "Pode ficar no lugar, mas desligado: o disjuntor fica baixo e os fios saem da placa, porque a solda queima a central. A folha é escorada antes do primeiro corte.",
          "O motor não precisa sair da parede; o que se solta são os fios da central, com a energia cortada. Sem isso, a corrente da solda passa pela placa.",
        ],
      },
      {
        question: "Quantos centímetros de folga deve haver embaixo?",
        answers: [
          "O bastante para não raspar em nenhum ponto do percurso, em geral poucos centímetros. Em piso irregular, mede-se no ponto mais alto do chão.",
          "Não há número único: a folha precisa passar livre pelo lugar mais alto do piso. Folga demais deixa entrar água e animal.",
        ],
      },
      {
        question: "Subir a folha deixa o portão menos seguro?",
        answers: [
          "Não, se a folga embaixo continuar pequena. Um vão maior pode ser fechado com uma barra ou uma borracha, sem voltar a raspar no degrau.",
          "Só se sobrar um vão por onde passe uma mão ou um animal. Nesse caso, uma borracha ou aba na base cobre a abertura.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Levantar pela roda ou pela dobradiça costuma caber num dia. O corte com barra nova demora mais, por causa da solda e da secagem da pintura.",
          "O ajuste do apoio é serviço de um dia, e o corte pode passar disso, já que a base soldada precisa de fundo e tinta.",
        ],
      },
    ],
    photo: "fotos da parte de baixo e de cima da folha, com uma medida da folga",
  },
  {
    id: "portao-pega-no-carro",
    broader: "medidas",
    label: "Portão que pega no carro ao abrir",
    phrase: "o portão que pega no carro ao abrir",
    asks: [
      "portão encosta capô carro",
      "portão pega no carro",
      "portão encosta antena carro",
      "portão encosta na antena",
      "portão basculante bate teto do carro",
      "basculante encosta teto do veículo",
      "portão acerta capô carro abre",
      "portão bate capô quando abre",
      ...combine(
        ["basculante", "portão", "folha"],
        [
          "pega antena carro",
          "bate antena carro",
          "pega teto carro",
          "pega rack carro",
          "pega carro abre",
          "pega carro estacionado",
          "pega para-choque carro",
          "encosta carro abre",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O portão pega no carro porque falta vão: a folha aberta ficou baixa ou o carro para no caminho dela. Não entre com a folha em movimento; veja se ela abre até o fim, porque fim de curso curto tira altura, e, se pega na antena, use uma curta.",
        "O portão que pega no carro ao abrir precisa de mais curso ou de o carro parar mais longe: no basculante, a parte de baixo avança antes de subir. Marque no chão o limite e peça ao técnico para conferir o ponto de abertura.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir", "Altura livre e avanço da folha"],
        slots: [
          [
            "Meça a altura do piso até a folha toda aberta e compare com o carro mais alto, com rack e antena.",
            "A conta é entre a altura livre com a folha aberta e a do carro com antena e rack.",
          ],
          [
            "Meça também quanto a folha avança para dentro e para fora enquanto abre.",
            "Veja de longe até onde a borda de baixo avança no meio do caminho.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que resolve", "Curso, vaga ou outro portão"],
        slots: [
          [
            "Folha que não abre inteira se acerta no fim de curso.",
            "Se ela parava mais alto antes, é regulagem de fim de curso.",
          ],
          [
            "Vão baixo de origem só muda com obra ou com outro tipo de portão.",
            "Quando a altura é mesmo pouca, o de correr libera o vão inteiro.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso fazer o basculante subir mais?",
        answers: ["Só até o limite dos braços e dos cabos. Quem regula é o técnico."],
      },
      {
        question: "O portão arranhou o carro. Quem paga?",
        answers: [
          "Na sua casa, o seguro do carro conforme a apólice; em prédio, depende de falha do portão ou da manobra.",
        ],
      },
      {
        question: "A fotocélula evita isso?",
        answers: ["Evita o fechamento sobre o carro no vão, mas não vê a antena nem o teto na subida da folha."],
      },
    ],
    photo: "uma foto do portão aberto, com o carro fora, e a altura livre medida",
  },
];
