import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const animais: NarrowConcept[] = [
  {
    id: "cachorro-foge-pelo-portao",
    broader: "animais",
    label: "Cachorro foge quando o portão abre",
    phrase: "o cachorro que foge pelo portão",
    intent: "question",
    asks: [
      "cachorro cavou portão",
      "cachorro cava portão",
      "cachorro cavando embaixo portão",
      "cachorro cavou embaixo portão",
      "cachorro foge portão",
      "cachorro fugindo portão",
      "cachorro escapa portão",
      "cachorro sai portão",
      "evitar cachorro fugir",
      "cachorro passa portão",
      "gato foge portão",
      "portão para cachorro não fugir",
      "cachorro foge garagem",
      "cachorro fugiu portão",
      "cachorro fuga portão",
      "cachorro fugir portão",
      "cão foge portão",
      "pet foge portão",
    ],
    answers: {
      any: [
        "Para o cachorro não fugir nem ser prensado pelo portão, instale um portãozinho interno entre ele e a garagem e uma fotocélula baixa, que segura o fechamento. Só acione com ele preso e espere a folha encostar. Se ele passa por baixo, feche a fresta com borracha ou uma faixa de concreto.",
        "O cachorro que foge pelo portão automático se segura com uma segunda barreira, como um portão interno ou tela nos vãos. Contra o esmagamento, é preciso uma fotocélula na altura dele e a força do motor regulada. E só acione com o animal preso.",
        "Se o cachorro foge na abertura, ponha um portãozinho entre o quintal e a garagem e prenda-o antes de apertar o controle. Uma fotocélula entre 15 e 25 cm do chão evita que a folha o pegue. Por baixo e pela grade, use tela, chapa ou borracha.",
        "Para o cachorro não fugir quando o portão abre, o que mais funciona é uma segunda barreira por dentro, como um portãozinho de pedestre, aberta só depois de a folha fechar. Para o portão não prensar o animal, a fotocélula deve ficar baixa e o motor com a força regulada. Onde ele cavou, faça uma faixa de concreto por dentro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que instalar para ele não fugir", "Portãozinho, tela ou borracha"],
        slots: [
          [
            "O portão interno pode ser leve, pois só precisa segurar o cachorro enquanto o carro entra. Se o vão da grade deixa passar a cabeça do animal, feche com tela ou chapa perfurada.",
            "A segunda porta deixa o carro entrar sem correria, porque uma só abre de cada vez. Na grade, tela leve ou chapa perfurada fecha o espaço em que passa a cabeça dele.",
            "O portãozinho interno resolve a maioria das fugas. Se na grade cabe a cabeça do cachorro, o espaço recebe tela ou chapa perfurada.",
          ],
          [
            "A tela muda pouco o peso da folha, mas uma chapa fechada exige nova regulagem do motor. A fresta do chão se fecha com borracha ou perfil que não raspe no piso.",
            "Avise o técnico do que for soldado na folha, porque o peso novo muda o equilíbrio e a força. No piso, uma borracha fecha a fresta e acompanha o desnível.",
            "Chapa na folha pesa e obriga a regular o motor de novo; tela quase não altera. Embaixo vai uma borracha, ajustada para não arrastar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O cuidado na hora de abrir e fechar", "Hábitos que evitam a fuga"],
        slots: [
          [
            "Prenda o animal antes de acionar, e não depois que a folha andou. Fique até o portão encostar, porque é no fim do fechamento que ele tenta a última corrida.",
            "Antes de apertar o controle, veja onde ele está. Se você chega de carro, espere alguém recolhê-lo. E não arranque com a folha ainda andando, que é quando ele escapa.",
            "Primeiro recolha o cachorro, depois aperte o controle. Espere a folha encostar antes de sair, já que a fuga acontece nos últimos segundos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como testar se o portão percebe o seu cachorro", "Teste com uma caixa, nunca com o animal"],
        slots: [
          [
            "A fotocélula, o sensor que segura o fechamento, costuma ficar alta demais para um cachorro pequeno. Descubra com uma caixa de papelão da altura dele.",
            "O cachorro que atravessa na última hora depende da fotocélula, o sensor da passagem. O teste se faz com uma caixa da altura dele, nunca com ele.",
            "Vale saber se a fotocélula, que vigia o vão, enxerga um animal baixo. Use uma caixa de papelão da altura do seu.",
          ],
        ],
        steps: [
          "Prenda o animal em um cômodo fechado.",
          "Com o portão aberto, ponha a caixa no chão, na linha da fotocélula.",
          "Mande fechar, de longe, pronto para parar.",
          "A folha deve recusar o fechamento ou recuar antes de tocar.",
          "Se tocar na caixa, pare de usar o fechamento automático e peça a revisão.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um portão mais rápido evita a fuga do cachorro?",
        answers: [
          "Ajuda, porque o vão fica menos tempo aberto, mas exige sensor na altura certa. A barreira interna ajuda mais.",
          "Em parte. Um portão rápido sem sensor na altura do animal troca a fuga pelo risco de prensar.",
          "Pouco. Alguns segundos bastam para ele sair, e por isso o portãozinho interno vale mais que a velocidade.",
        ],
      },
      {
        question: "O motor para sozinho se encostar no cachorro?",
        answers: [
          "Só se a placa tem esse recurso e a força está no mínimo. Mesmo assim ele recua depois do toque, e por isso a fotocélula, que age antes, é indispensável.",
          "Alguns param e voltam quando encontram resistência, mas um animal leve pode não ser sentido. Não confie só nisso.",
          "Nem todos. O recuo por força existe em parte das placas e depende de regulagem. O sensor baixo é a proteção principal.",
        ],
      },
      {
        question: "Quanto custa fechar o vão por onde o cachorro passa?",
        answers: [
          "Depende da folha, do material e da solda. Se for preciso regular o motor depois, a visita em casa parte de {price.preventive}, sem peças.",
          "Borracha e tela custam menos que chapa soldada. Com peso novo, soma-se o ajuste do motor, a partir de {price.preventive} em residência, sem peças.",
          "Borracha é o mais barato, depois tela e, por último, chapa soldada. A chapa pesa e exige regular o motor, em visita a partir de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "Ele cavou embaixo do portão. Pode prejudicar o trilho?",
        answers: [
          "Pode, porque a terra que sai deixa o trilho ou a coluna sem apoio, e a folha desalinha. Recomponha o piso antes de fechar a fresta.",
          "Sim, se o buraco chega à base do trilho ou da coluna. Faça a faixa de concreto por dentro, sem cobrir o trilho.",
          "Pode. Tape o buraco e compacte a terra logo, antes que a base do trilho ceda.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e dos vãos",
  },
  {
    id: "bicho-passa-embaixo-do-portao",
    broader: "animais",
    label: "Cachorro ou gato passa embaixo do portão",
    phrase: "o vão embaixo do portão por onde o bicho passa",
    asks: [
      ...combine(
        ["cachorro", "cão", "gato", "filhote", "cachorro pequeno", "animal", "bicho", "pet"],
        [
          "passa embaixo portão",
          "passa por baixo portão",
          "passando embaixo portão",
          "passando por baixo portão",
          "sai embaixo portão",
          "sai por baixo portão",
          "foge embaixo portão",
          "foge por baixo portão",
          "entra embaixo portão",
          "entra por baixo portão",
          "escapa por baixo portão",
          "vão embaixo portão",
          "vão portão",
          "fresta embaixo portão",
          "fechar vão portão",
          "fechar vão embaixo portão",
          "passa embaixo portão fechar vão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O vão por onde o cachorro passa embaixo do portão se fecha com borracha ou barra presa na folha, ou com uma soleira de concreto no piso. Borracha serve para fresta de poucos centímetros. Em vão maior, o cachorro empurra, e é preciso barra de metal ou piso mais alto. A peça nova não pode raspar no chão.",
        "Para o gato não passar por baixo do portão, o vão precisa ficar menor que a cabeça dele, que entra em fresta de uns 5 cm. Feche com barra ou chapa estreita na folha, ou levante o piso com uma soleira, sem deixar nada raspando. Depois o técnico confere a força do motor.",
        "Se o cachorro sai por baixo do portão, feche o vão na folha ou no piso: barra de metal ou borracha rígida embaixo dela, ou uma soleira de concreto. Meça a fresta nas duas pontas, porque o piso costuma ter caída. Com peso novo na folha, o motor precisa de nova regulagem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como fechar o vão embaixo do portão", "O que usar em cada tipo de portão"],
        slots: [
          [
            "A escolha depende do tamanho do vão e de como a folha se move. O que encosta no fim aceita borracha; o que desliza precisa de folga até o chão.",
            "Meça o vão e veja o movimento da folha antes de comprar qualquer perfil.",
          ],
        ],
        bullets: [
          "Vão de até 3 cm: borracha em perfil de alumínio",
          "Vão maior: barra, tubo ou chapa estreita soldada embaixo da folha",
          "Piso com caída: soleira de concreto no lado mais fundo",
          "De correr: barra com folga de cerca de 1 cm, sem tocar no trilho",
          "Basculante: a peça nova pesa e obriga a acertar o contrapeso",
        ],
      },
      {
        about: "check",
        headings: ["Antes de soldar ou concretar", "O que medir no vão"],
        slots: [
          [
            "Meça com o portão fechado e o disjuntor desligado. No basculante, meça de fora, sem enfiar a mão sob a folha.",
            "As medidas se tomam com a folha fechada e sem energia, e no basculante sem pôr a mão embaixo.",
          ],
        ],
        steps: [
          "Meça a fresta nas duas pontas e no meio.",
          "Veja por onde o animal passa e a altura da cabeça dele.",
          "Confira se a água da chuva sai por baixo do portão, para não represá-la.",
          "Antes de soldar, peça ao técnico para desligar a placa do motor.",
          "Depois, veja um ciclo inteiro: nada pode raspar nem fazer a folha voltar.",
        ],
      },
      {
        about: "safety",
        headings: ["O que muda no motor depois de fechar o vão", "Motor e sensor depois da barra"],
        slots: [
          [
            "Barra ou chapa aumenta o peso da folha, e a força e a parada do motor são reguladas de novo. Se o bicho corre para o portão quando ele fecha, peça também uma fotocélula baixa, o sensor que segura o fechamento com alguém no caminho.",
            "Com a folha mais pesada, o motor precisa de regulagem, e o basculante, de contrapeso. Uma fotocélula na altura do animal, que é o sensor da passagem, evita que a folha feche sobre ele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa fechar o vão embaixo do portão?",
        answers: [
          "Depende do material e dos metros: borracha custa menos, e barra soldada ou soleira, mais. Mande a medida do vão e uma foto, e o orçamento é grátis.",
          "O total vem da largura da folha, do material e da solda, se houver. A foto com a medida do vão basta para o orçamento, que é grátis.",
        ],
      },
      {
        question: "Tela embaixo do portão resolve?",
        answers: [
          "Só para bicho pequeno e manso. Cachorro que força rasga ou dobra a tela, e a ponta solta machuca e enrosca no trilho.",
          "Resolve pouco, porque a tela solta embaixo dobra com o focinho. Barra ou chapa estreita dura mais.",
        ],
      },
      {
        question: "O cachorro cavou embaixo do portão. O que faço?",
        answers: [
          "Recomponha e compacte a terra e faça uma faixa de concreto por dentro, sem cobrir o trilho. O buraco tira o apoio da coluna.",
          "Tape o buraco logo e ponha uma faixa de concreto rente à folha. Trilho sem apoio afunda e faz o portão desalinhar.",
        ],
      },
    ],
    photo: "uma foto do vão com uma trena e outra do portão inteiro",
  },
  {
    id: "abrir-pouco-por-causa-do-cachorro",
    broader: "animais",
    label: "Abrir o portão só um pouco por causa do cachorro",
    phrase: "a abertura parcial por causa do cachorro",
    intent: "question",
    asks: [
      "cachorro abrir só um pouco",
      "cachorro foge abrir só um pouco",
      "cachorro foge abre abrir só um pouco pedestre",
      "cachorro foge portão abrir pouco pedestre",
      "cachorro foge abertura pedestre",
      "cachorro abertura parcial",
      "cachorro abertura pedestre",
      "cachorro função pedestre",
      "cachorro foge abrir menos portão",
      "cachorro não fugir abrir só um pouco",
      "cachorro abrir portão pela metade",
      "cachorro abrir só uma folha",
    ],
    answers: {
      any: [
        "Sim, dá para o portão abrir só um pouco para o pedestre: no de correr, muitas centrais param em cerca de um metro, e no de duas folhas abre só uma. O basculante não tem essa função, e nele o que segura o cachorro é uma porta social ou um portãozinho interno.",
        "Tem como abrir só um pouco, pela função pedestre: o portão de correr anda perto de um metro, ou se move uma folha só no de duas, e o cachorro tem menos vão para escapar. Em basculante ela não existe, e a saída é porta social ou barreira interna.",
        "Dá, se o portão é de correr ou de duas folhas e a central tem função pedestre, que abre cerca de um metro ou uma folha. No basculante, use porta social. Como o cachorro ainda passa por um vão pequeno, um portãozinho interno é a proteção que falta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Abertura para pedestre em cada portão", "Onde existe a função pedestre"],
        slots: [
          [
            "No portão de correr, o técnico grava um segundo botão do controle e regula até onde a folha anda. No de duas folhas, abre a que sai primeiro, e a outra fica presa por trinco no piso.",
            "Em portão de correr, um botão serve ao carro e outro à pessoa, com a distância ajustada na central. Havendo duas folhas, só uma se move, enquanto um trinco embaixo segura a segunda.",
            "O de correr ganha um botão próprio no controle, e o técnico define o ponto em que a folha para. Com folhas em par, quem entra a pé usa uma delas, deixando a outra trincada no chão.",
          ],
          [
            "Basculante parado no meio do caminho não é passagem, porque a folha fica sobre a pessoa. Nele se usa uma porta social ao lado ou recortada na própria folha, com o peso recalculado.",
            "No basculante, meia abertura deixaria a folha suspensa sobre quem passa. O certo é uma porta social, ao lado do portão ou dentro dele, refazendo o equilíbrio se ela for recortada.",
            "Já no basculante não se passa sob a folha parada, pois ela pode descer. A entrada a pé fica por uma porta social, separada ou embutida, e a embutida exige acertar o contrapeso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa ter abertura de pedestre", "O que entra no preço"],
        slots: [
          [
            "Se a central já tem a função, basta uma visita de regulagem, a partir de {price.preventive} em casa, sem peças. Quando falta, troca-se a central por outra compatível com o motor, que na maioria dos casos continua.",
            "Placa que já traz a abertura parcial pede só ajuste e teste, em visita residencial desde {price.preventive}, peças à parte. Sem ela, o caminho é outra central, quase sempre mantendo o motor.",
            "O caso mais barato é o da central pronta para pedestre: a visita com regulagem em residência começa em {price.preventive}, fora peças. Custa mais trocar a central por uma que tenha a função, embora o motor costume ficar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A segunda barreira que segura o cachorro", "Para ele não sair nem pelo vão pequeno"],
        slots: [
          [
            "Na hora do carro o portão abre inteiro, e só um portãozinho entre garagem e quintal impede a fuga. Peça também fotocélula na altura do animal, para a folha não fechar sobre ele.",
            "Quando o carro entra, a abertura parcial não ajuda, e a proteção passa a ser um cercado ou portão interno. Um par de fotocélulas mais baixo evita que o fechamento alcance o bicho.",
            "Para o carro, a folha precisa abrir toda, e aí vale a barreira interna separando o quintal da garagem. Some sensores na altura do cachorro, porque a fotocélula comum pode não vê-lo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se a minha central tem função pedestre?",
        answers: [
          "Pelo modelo: o manual fala em pedestre, social ou abertura parcial. A etiqueta do motor, lida sem abrir a tampa, permite achar o manual e responder.",
          "Procure no manual as palavras pedestre, abertura parcial ou social. Sem manual, o modelo escrito na etiqueta do motor basta para saber.",
        ],
      },
      {
        question: "Posso escolher quanto o portão abre?",
        answers: [
          "Em muitas centrais, sim: o técnico regula na placa a distância do pedestre. Em outras ela vem fixa de fábrica, em torno de um metro.",
          "Depende da placa, porque algumas têm medida fixa e outras deixam ajustar. Quando há ajuste, escolha o menor vão por onde você passa com sacola.",
        ],
      },
      {
        question: "Dá para o portão fechar mais depressa atrás de mim?",
        answers: [
          "Dá: a pausa do fechamento automático pode ser encurtada, desde que a fotocélula esteja funcionando. Sem sensor, a folha fecharia sobre quem ainda está no vão.",
          "Sim, reduzindo a pausa antes do fechamento automático. A condição é fotocélula testada, de preferência também na altura do cachorro.",
        ],
      },
      {
        question: "O portão pode machucar o cachorro?",
        answers: [
          "Pode, se ele estiver abaixo do feixe da fotocélula. Um segundo par mais baixo, força regulada e o hábito de acionar vendo o animal reduzem o risco.",
          "Sim, porque um cão pequeno passa sob o sensor comum. Peça sensores na altura dele, mantenha a força ajustada e não acione sem saber onde está.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e da etiqueta do motor",
  },
  {
    id: "animal-preso-no-portao",
    broader: "animais",
    label: "Animal preso no portão",
    phrase: "o animal preso no portão",
    intent: "emergency",
    asks: [
      "cachorro preso portão",
      "gato preso portão",
      "animal preso portão",
      "portão prendeu cachorro",
      "portão pegou cachorro",
      "pata presa portão",
      "cachorro preso grade",
      "portão prendeu gato",
      "cabeça presa portão",
      "pata cachorro portão",
      "prende pata",
      "prendeu pata",
      "pata presa",
      "pata gato portão",
      "gato entalou portão",
    ],
    answers: {
      any: [
        "Se o cachorro ou gato ficou preso no portão, desligue o disjuntor, não puxe nem acione o controle e ligue 193, os bombeiros. Na grade parada, acalme e espere; no portão de correr reto, a chave alivia a folha alguns centímetros; o basculante não se destrava, porque pode descer sobre o animal.",
        "Animal preso no portão: corte a energia no disjuntor, afaste as pessoas e chame os bombeiros, 193, sem puxar a pata ou a cabeça do cachorro. Só a folha de correr, reta e nivelada, pode ser destravada para aliviar; em basculante, ninguém solta o motor.",
        "Para soltar cachorro ou gato preso entre as barras ou na folha do portão automático, primeiro desligue o disjuntor e depois ligue 193. Não force com alavanca e não aperte o controle. A folha de correr pode ser aliviada com a chave, a do basculante não; depois, leve ao veterinário.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Primeiros passos, com o portão desligado", "O que fazer com o animal preso"],
        slots: [
          [
            "A pressa de acionar o controle costuma piorar o ferimento. Fale baixo, cubra o animal com um pano e evite a boca, porque com dor ele morde.",
            "O mais seguro é parar tudo antes de tentar soltar. Um pano sobre o corpo acalma, e a mão fica longe dos dentes.",
            "Com a energia cortada nada mais aperta, e há tempo para agir com calma. Mantenha distância da boca e cubra os olhos do bicho com um pano.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Afaste crianças e outros animais.",
          "Ligue 193 e diga o tipo de portão.",
          "No de correr, reto e nivelado, destrave com a chave e alivie alguns centímetros, sem puxar o bicho.",
          "No basculante, não destrave nem fique embaixo: espere o socorro.",
          "Solto o animal, leve ao veterinário.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão prende o animal", "O que falhou na fotocélula e na força"],
        slots: [
          [
            "Fotocélula a 50 cm do chão não vê gato nem cachorro pequeno, e a folha só para depois de encostar. Força acima do necessário demora a reverter e aperta mais.",
            "O sensor comum fica na altura do para-choque, e o animal passa por baixo. Se a força está alta, o portão aperta em vez de recuar.",
            "Sem feixe na altura do corpo dele, o portão não percebe o bicho. Regulagem de força exagerada atrasa a volta da folha.",
          ],
          [
            "Na grade, o vão entre barras deixa passar cabeça e pata; no de correr, a folga entre a folha e o muro prende quem põe a pata ali.",
            "Barras afastadas e o espaço entre folha e coluna são onde cabeça e pata ficam. No deslizante, o risco maior está junto do muro.",
            "O animal entala no vão das barras ou na fresta junto à coluna. Em portão de correr, a grade que anda rente ao muro é o ponto perigoso.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como evitar que aconteça de novo", "O que instalar em casa com animais"],
        slots: [
          [
            "Um segundo par de fotocélulas, de 15 a 25 cm do chão, enxerga o que o par alto ignora. Tela ou chapa na parte de baixo fecha o vão, e o motor é regulado de novo, porque peso e vento mudam.",
            "Ponha mais um par de sensores, entre 15 e 25 cm do piso, e tela até a altura do animal. Fechar a grade com chapa pede nova regulagem de força.",
            "Fotocélula baixa, a 15 ou 25 cm, e barras mais próximas ou tela resolvem a maior parte. Depois de fechar a grade, a força do motor é reajustada.",
          ],
          [
            "Entre as medidas, a tela é a mais barata e a fotocélula vem depois. Sem sensor testado, o fechamento automático fica desligado.",
            "A tela custa menos que o par de sensores, e os dois juntos protegem mais. Só use fechamento automático com a fotocélula em ordem.",
            "Comece pela tela, que sai mais em conta, e some o par baixo. Enquanto não houver sensor, feche pelo controle, olhando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo ou sabão para soltar o animal?",
        answers: [
          "Na grade parada, com o animal calmo, água e sabão neutro podem ajudar a soltar a cabeça. Com dor ou sangue, espere os bombeiros.",
          "Só quando ele está preso numa grade imóvel. Na folha do motor, não tente.",
        ],
      },
      {
        question: "Abro um pouco pelo controle para aliviar?",
        answers: [
          "Não. O portão pode andar para o lado errado ou com força. Deixe desligado.",
          "Não acione: a folha pode se mover mais do que você espera e apertar de novo.",
        ],
      },
      {
        question: "Depois do acidente posso usar o portão?",
        answers: [
          "Só depois da vistoria de fotocélula, força e trilho ou cabos, a partir de {price.preventive} em casa, sem peças. Até lá, deixe desligado.",
          "Espere a conferência do técnico, em visita desde {price.preventive} em residência, e mantenha o fechamento automático desativado.",
        ],
      },
      {
        question: "Qual vão da grade é seguro?",
        answers: [
          "O que não deixa passar a cabeça: para cães pequenos e gatos, poucos centímetros ou tela até meio metro de altura.",
          "Menor que a cabeça do animal. Filhote e gato pedem tela na parte de baixo, porque passam entre barras comuns.",
        ],
      },
    ],
    photo: "fotos do portão parado, dos vãos e das fotocélulas, depois do socorro",
  },
  {
    id: "portao-fechou-no-animal",
    broader: "animais",
    label: "Portão fechou em cima do animal",
    phrase: "o portão que fechou em cima do animal",
    asks: [
      "cachorro foi prensado portão",
      "cachorro prensado pelo portão",
      "gato foi prensado portão",
      "cachorro foi esmagado portão",

      "fechou cima cachorro",
      "fechou cachorro",
      "prensou cachorro",
      "esmagou cachorro",
      "machucou cachorro",
      "portão pegou cachorro",
      "cachorro preso portão",
      "gato preso portão",
      "fechou gato",
      "portão bateu cachorro",
      "fechou cima gato",
      "cachorro prensado",
      "cachorro morreu portão",
      "gato morreu portão",
      "portão matou cachorro",
      "cachorro vizinho portão morreu",
      "animal atingido portão",
      "portão desceu em cima gato",
      "basculante desceu animal embaixo",
      "bicho portão pegou fechando",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o portão fechou no cachorro, ou o cachorro foi prensado, desligue o disjuntor e não puxe o animal à força. O portão de correr ou de abrir, reto, se destrava com a chave e se afasta devagar. No basculante, ligue 193. Leve ao veterinário mesmo que ele ande, e não use o portão antes da revisão.",
        "Com o cachorro esmagado ou preso pelo portão, desligue primeiro o disjuntor, para a folha não andar de novo. Destrave com a chave só o portão de correr ou de abrir. No basculante, ligue 193. Leve o animal ao veterinário e, antes de usar o portão, instale fotocélula baixa e força mínima.",
        "Quando o portão fecha em um cachorro ou gato, desligue o disjuntor e leve ao veterinário, porque a lesão interna não aparece. A folha de correr ou de abrir se afasta destravada; a do basculante não se destrava. Para não repetir, instale sensor baixo e regule a força no mínimo.",
        "Se o cachorro do vizinho morreu no portão, desligue o motor até a revisão e guarde as imagens. Quem responde depende de o portão ter sensor e de o animal estar solto na rua. Para não acontecer de novo, o técnico instala fotocélula baixa e deixa a força no mínimo.",
      ],
      question: [
        "Sim, o portão automático machuca cachorro e gato quando não tem sensor baixo, porque eles passam por baixo do feixe comum. Instale um par de fotocélulas de 15 a 25 cm do chão, com força no mínimo, e feche só vendo o animal longe. Se já pegou, desligue o disjuntor e leve ao veterinário.",
        "O portão automático pode machucar o cachorro, e até matar, se fecha com força e o sensor fica alto demais para vê-lo. Fotocélula de 15 a 25 cm do piso, força mínima e recuo testado reduzem o risco. O animal atingido deve ir ao veterinário mesmo que ande.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer se o animal está preso", "Primeiros passos com o animal ferido"],
        slots: [
          [
            "A folha pode andar de novo e ferir mais, por isso a energia se desliga antes de tudo. O animal com dor morde: proteja as mãos com um pano ou uma toalha.",
            "Antes de chegar perto, desligue a energia, para o portão não andar outra vez. Aproxime-se com um pano nas mãos, porque o animal assustado morde.",
            "Desligue primeiro o disjuntor, já que a folha pode voltar a se mover. Depois aproxime-se com calma, com um pano para se proteger de mordida.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e guarde os controles.",
          "De correr ou de abrir, reto e no plano: destrave com a chave e afaste a folha devagar.",
          "Basculante: não destrave nem levante; ligue 193.",
          "Leve o animal deitado, sobre uma tábua ou toalha, ao veterinário.",
          "Deixe o portão sem uso até a revisão.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão não viu o animal", "Feixe alto e força demais"],
        slots: [
          [
            "A fotocélula comum, sensor que segura o fechamento, fica na altura do carro, e o animal passa por baixo. A reversão, o recuo ao encostar, não sente um corpo leve, ainda menos com a força alta.",
            "O sensor do vão costuma estar na altura do para-choque, acima de cachorro e gato. O recuo por esforço também falha, porque um bicho leve quase não o aciona se a força está alta.",
            "Instalada para ver carros, a fotocélula não enxerga quem está rente ao chão. E o recuo ao toque depende de resistência, que um animal pequeno não oferece.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que mudar no portão depois do acidente", "Sensor baixo, tela e espera"],
        slots: [
          [
            "O técnico instala um segundo par de fotocélulas, de 15 a 25 cm do chão, e regula a força ao mínimo, com ajuste em casa a partir de {price.preventive}, sem peças. Tela ou chapa no vão de baixo impede que o animal passe sob a folha.",
            "Na visita são instalados os sensores baixos, de 15 a 25 cm do piso, e a força é reduzida ao mínimo, com ajuste residencial a partir de {price.preventive}, sem peças. Feche com tela ou chapa o vão por onde ele passa.",
            "O técnico põe um sensor entre 15 e 25 cm do chão, deixa a força no mínimo e fecha o vão com tela ou chapa. Em residência, a regulagem começa em {price.preventive}, sem peças.",
          ],
          [
            "Um portãozinho entre a garagem e o quintal separa o animal. Além disso, acione com ele preso e espere a folha encostar.",
            "Um portão interno também ajuda, para ele não chegar perto. Só saia depois que a folha fechou de todo.",
            "Com uma barreira interna e o costume de olhar até o portão fechar, o risco diminui ainda mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor precisa ser trocado depois que o portão fechou no animal?",
        answers: [
          "Em geral não: regula-se a força, testa-se o recuo e acrescenta-se o sensor baixo.",
          "Não costuma ser preciso, porque o que falta é proteção, e não motor.",
        ],
      },
      {
        question: "Posso voltar a usar o portão logo depois?",
        answers: [
          "Só depois de testar fotocélula e recuo. Até lá, deixe desligado; o que falhou com o animal falha com uma criança.",
          "Espere o teste dos sensores. O portão de correr ou de abrir pode ser usado na mão, destravado e sem energia, se a folha está reta.",
        ],
      },
      {
        question: "Quem responde se era o cachorro do vizinho?",
        answers: [
          "Depende de onde ele estava e de o portão ter proteção. A falta de sensor pesa contra o dono do portão, e o animal solto na rua pesa contra o dono dele.",
          "Os dois podem responder: o dono do portão, se faltava sensor, e o do animal, se estava solto. Guarde imagens e converse por escrito.",
        ],
      },
      {
        question: "Como testo se o portão vê o meu cachorro?",
        answers: [
          "Com uma caixa da altura dele, no chão, e o animal preso em outro cômodo. De longe, mande fechar: a folha deve parar ou recuar.",
          "Use uma caixa de papelão baixa no vão e acione a distância. Nunca teste com o próprio bicho.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, da altura da fotocélula e da etiqueta do motor",
  },
  {
    id: "cachorro-nao-ser-prensado",
    broader: "animais",
    label: "Cachorro prensado pelo portão: como evitar",
    phrase: "o cachorro que passa embaixo do portão",
    intent: "question",
    asks: [
      "gato esmagado portão",
      "gato prensado portão",
      "gato preso portão automático",
      "pet portão automático seguro",
      "portão seguro pet",
      "portão seguro cachorro",
      "portão seguro gato",
      "portão seguro animais",
      "portão automático cachorro cuidados",
      "portão cachorro casa cuidados",
      "portão eletrônico cachorro cuidados",

      "cachorro passa portão para",
      "fotocélula atrapalha cachorro",
      "fotocélula cachorro para portão",
      "sensor para cachorro passa",
      "cachorro corta sensor",
      "cachorro aciona sensor portão",
      "cachorro evitar prensado",
      "evitar prensar cachorro",
      "evitar portão prensar cachorro",
      "cachorro passa prensado",
      "cachorro baixo prensado",
      "cachorro ser prensado",
      "cachorro seja prensado",
      "cachorro proteger portão",
      "proteger cachorro portão",
      "cachorro não prensar",
      "como cachorro prensado",
      "cachorro esmagado evitar",
      "evitar esmagar cachorro",
      "evitar esmagar animal",
      "evitar portão fechar cachorro",
      "evitar fechar cima cachorro",
      "sensor cachorro portão",
      "sensor para cachorro",
      "fotocélula cachorro",
      "fotocélula para cachorro",
      "fotocélula animal",
      "gato evitar prensado",
      "gato ser prensado",
      "evitar prensar gato",
      "animal evitar prensado",
      "evitar prensar animal",
      "sensor animal portão",
      "portão seguro cachorro",
      "portão não fechar cachorro",
      "proteção esmagar gato",
      "não esmagar gato",
      "não esmagar cachorro",
      "não esmagar animal",
      "proteção não esmagar gato",
      "proteção não esmagar cachorro",
      "não prensar gato",
      "cachorro passa embaixo prensado portão",
      "cachorro embaixo prensado evitar",
      "cachorro embaixo portão prensado evitar",
      "cachorro passa embaixo portão prensado",
      "cachorro passa debaixo prensado portão",
      "evitar animal entalado vão",
      "instalar portão parar antes apertar cachorro",
    ],
    answers: {
      any: [
        "Para o portão não prensar o cachorro que passa por baixo, instale um segundo par de fotocélulas, de 15 a 25 cm do chão, regule a força ao mínimo e feche o vão de baixo. Até lá, desligue o fechamento automático e só feche vendo o animal longe. A regulagem em casa parte de {price.preventive}, sem peças.",
        "O portão automático fica seguro para pets com uma fotocélula baixa, de 15 a 25 cm do piso, que para a folha quando o cachorro ou gato cruza, e com a força no mínimo. Feche também o vão por onde ele passa. Testar e regular em residência começa em {price.preventive}, sem peças.",
        "Portão automático com cachorro em casa exige três cuidados: fotocélula de 15 a 25 cm do chão, força baixa para a folha recuar no toque e vão de baixo fechado. Enquanto não há o sensor, só feche vendo o pet longe. A regulagem em casa sai a partir de {price.preventive}, sem peças.",
        "Se o cachorro ficou preso no portão automático, desligue o disjuntor na hora. No portão de correr, destrave o motor e afaste a folha devagar, e no basculante ligue 193. Para não acontecer de novo, instale um sensor de segurança de 15 a 25 cm do chão e reduza a força, regulagem que parte de {price.preventive} em casa, sem peças.",
        "Gato esmagado ou preso no portão automático pede o disjuntor desligado na hora, sem apertar o controle. No portão de correr ou de abrir, destrave o motor e afaste a folha devagar; no basculante, ligue 193. Leve o animal ao veterinário e, antes de usar de novo, peça fotocélula perto do chão e força no mínimo.",
        "Sim, um cachorro pode ser esmagado pelo portão automático, se a força está alta ou se não há sensor perto do chão. A fotocélula comum fica a meio metro e não vê um animal baixo. Instale outro par de 15 a 25 cm do piso, reduza a força e só feche vendo o cachorro longe. A regulagem em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Deixar o portão seguro para cachorro ou gato exige um segundo par de fotocélulas, de 15 a 25 cm do chão, orçado por foto, e a regulagem da força, a partir de {price.preventive} em casa, sem peças. Fechar o vão de baixo com chapa ou tela é somado à parte.",
        "O custo de proteger o pet junta a fotocélula baixa, instalada de 15 a 25 cm do piso e orçada por foto, e o ajuste de força, que em casa começa em {price.preventive}, sem peças. Se for preciso fechar o vão com chapa, tela ou borracha, esse valor é separado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que instalar para o animal não ser prensado", "Fotocélula baixa, borda sensível e vão fechado"],
        slots: [
          [
            "A fotocélula comum, na altura do para-choque, não vê bicho pequeno, por isso se acrescenta um par perto do chão, sem tirar o outro. Ela para a folha antes do toque.",
            "São dois pares de sensores: um na altura do carro e outro junto ao piso, para o animal. O de baixo faz a folha parar antes de encostar nele.",
            "Ponha um segundo par de fotocélulas rente ao chão e mantenha o que já existe, porque cada um vê uma altura. Assim a folha para sem precisar tocar o bicho.",
          ],
          [
            "Se o animal costuma deitar no caminho da folha, instale também a borda sensível, uma borracha que manda o portão recuar ao encostar. Chapa, tela ou borracha fecha o vão em que cabem cabeça e pata.",
            "A borda sensível na ponta da folha recua ao menor contato e completa o sensor. Com tela ou chapa embaixo, o animal deixa de passar no último instante.",
            "Vale juntar a borda sensível, que faz a folha recuar ao encostar, e fechar com chapa, tela ou borracha o vão de baixo e a grade por onde passa a cabeça.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste a reversão sem o cachorro", "Como provar que o portão recua"],
        slots: [
          [
            "Faça o teste com o animal preso em outro lugar e ninguém no caminho da folha. Use uma caixa leve, nunca o bicho, a mão ou o pé.",
            "Prenda o animal antes e fique longe da folha. No caminho dela vai só uma caixa de papelão, nunca uma pessoa ou o pet.",
            "Com o cachorro dentro de casa e o vão vazio, use uma caixa de papelão para testar. Ninguém deve testar com o próprio corpo.",
          ],
        ],
        steps: [
          "Ponha uma caixa de papelão no chão, no caminho do fechamento.",
          "Feche, de longe, e veja se a folha para antes de encostar.",
          "Se encostar, ela deve recuar na hora, sem arrastar a caixa.",
          "Se ela não parou nem recuou, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "safety",
        headings: ["Onde o animal se machuca", "Riscos do portão para cães e gatos"],
        slots: [
          [
            "O maior risco é o fechamento, porque o cachorro ouve o carro e corre para o portão justamente quando ele se move. No basculante, a folha desce sobre o animal, que o motorista não vê.",
            "O perigo está na hora de fechar: o bicho vem receber o dono, e a folha já está andando. Em basculante ela desce por cima, e do carro não se enxerga um animal pequeno.",
            "Cachorro corre para a saída quando percebe o carro, e é nesse momento que a folha fecha. Se o portão é basculante, desce sobre ele sem que ninguém veja.",
          ],
          [
            "No portão de correr, pata e focinho entram na grade e são levados contra a coluna. Quanto mais leve o animal, menos a central sente o toque, e por isso o sensor baixo é necessário.",
            "Já no portão de correr, a grade prende cabeça ou pata junto à coluna. Um animal leve quase não oferece resistência, e o recuo por força, sozinho, não o protege.",
            "A folha de correr arrasta o que entrou pela grade até a coluna. O recuo por força pouco ajuda, porque um bicho leve não faz o motor perceber.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A reversão por força não basta para proteger o cachorro?",
        answers: [
          "Não para bicho pequeno: ela age depois do toque, e um filhote não oferece a resistência que a central espera.",
          "Sozinha, não. O recuo depende do esforço do motor, e um animal leve quase não o altera.",
        ],
      },
      {
        question: "Posso só reduzir a velocidade do portão por causa do cachorro?",
        answers: [
          "Ajuda, mas não substitui o sensor, porque folha lenta também prensa.",
          "Ajuda pouco: o animal tem mais tempo de sair, mas a fotocélula baixa continua necessária.",
        ],
      },
      {
        question: "O cachorro vai disparar a fotocélula o tempo todo?",
        answers: [
          "Enquanto ele fica na linha do sensor, o portão espera, e é essa a proteção. Uma grade interna mantém o animal longe e evita a demora.",
          "Pode atrasar o fechamento quando ele está no vão. Um portãozinho por dentro mantém o pet longe sem atrapalhar.",
        ],
      },
      {
        question: "No basculante dá para instalar sensor baixo?",
        answers: [
          "Dá, nas colunas, na altura do animal, e o sensor para a folha na descida. O equilíbrio do portão também é conferido, para a folha não descer com peso.",
          "Sim, as fotocélulas vão nas laterais, de 15 a 25 cm do piso. O técnico confere ainda o contrapeso ou a mola, com a folha escorada.",
        ],
      },
    ],
    photo: "uma foto do vão embaixo da folha e das colunas onde o sensor iria",
  },
  {
    id: "tela-contra-fuga",
    broader: "animais",
    label: "Tela no portão para o cachorro não passar",
    phrase: "a tela no portão para o cachorro",
    intent: "question",
    asks: [
      "tela portão cachorro fugir",
      "tela cachorro não fugir",
      "tela portão cachorro",
      "tela portão cachorro não passar",
      "tela cachorro não passar",
      "tela portão gato",
      "tela grade cachorro",
      "colocar tela portão cachorro",
      "pôr tela portão cachorro",
      "tela portão filhote",
      "tela proteção portão cachorro",
      "chapa portão cachorro não passar",
      "fechar grade portão cachorro",
      "portão grade cachorro passa",
      "cachorro passa grade portão",
      "cachorro passa vão grade",
      "cachorro passa entre grades portão",
      "gato passa grade portão",
    ],
    answers: {
      any: [
        "Sim, a tela no portão impede o cachorro de passar: use tela soldada de arame, com furo menor que a cabeça dele, presa por dentro da grade, do chão até acima da altura dele. Quem fixa é o serralheiro; o equilíbrio e a força do portão, conferimos depois, a partir de {price.preventive} em casa, sem peças.",
        "Para o cachorro não passar pelo portão, ponha tela metálica soldada por dentro da folha, sem ponta solta, e borracha no vão de baixo. A tela de arame pesa pouco no motor; chapa fechada pesa mais, e a regulagem depois, em residência, começa em {price.preventive}, fora peças.",
        "A tela para portão resolve quando o furo é menor que a cabeça do cachorro e ela cobre do piso até um palmo acima dele, por dentro da grade. Trilho, cremalheira e sensor ficam livres, e a regulagem do portão depois da tela parte de {price.preventive} em casa, sem contar peças.",
      ],
      price: [
        "A tela no portão para o cachorro não passar custa o material, por metro, mais a fixação do serralheiro, e a de arame sai menos que a chapa perfurada. Depois dela, conferir força e equilíbrio do portão em casa parte de {price.preventive}, sem peças.",
        "O preço da tela para portão soma os metros de tela e a solda ou abraçadeira, com o serralheiro. Arame é o mais barato, chapa perfurada o mais caro. A regulagem do motor depois, em residência, começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que tela usar no portão", "Tela, chapa perfurada ou plástico"],
        slots: [
          [
            "Tela soldada de arame grosso aguenta mordida e unha, enquanto a de plástico rasga em semanas. O furo se mede pela cabeça do cachorro: por onde ela passa, o corpo passa.",
            "O arame soldado resiste ao cachorro que empurra e morde; náilon e plástico só servem a filhote e gato. Escolha a malha pela cabeça, a parte que entra primeiro.",
            "Prefira arame soldado, porque plástico não resiste a unha nem a dente. A malha precisa ser mais fechada que a cabeça do animal, e menor ainda para filhote.",
          ],
          [
            "Chapa perfurada é mais forte, mas segura vento e soma peso. Cada milímetro de aço pesa 7,85 kg por metro quadrado, e o motor é conferido antes.",
            "A chapa fecha melhor e, em troca, pega vento e pesa 7,85 kg por m² a cada milímetro, menos os furos. Avise antes de pôr, para o motor ser verificado.",
            "Com chapa a folha vira vela no vento e engorda: são 7,85 kg por metro quadrado em cada milímetro cheio. A tela de arame quase não muda nada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como prender sem atrapalhar o portão", "Onde a tela não pode encostar"],
        slots: [
          [
            "O serviço é feito com o disjuntor desligado e o portão fechado. Nada fica sobre cabo, braço, contrapeso ou sensor.",
            "Desligue o disjuntor e trabalhe com a folha fechada e parada. O que se move no portão continua livre.",
            "Com a energia cortada e a folha fechada, a tela vai só na grade. Peça móvel, cabo e lente ficam descobertos.",
          ],
        ],
        steps: [
          "Prenda por dentro da folha, esticada, sem ponta de arame para fora.",
          "No de correr, deixe livres a cremalheira, o trilho e o vão da coluna.",
          "No basculante, não prenda nada em cabo, braço ou contrapeso: é do técnico.",
          "Não cubra a lente da fotocélula.",
          "Religue e faça um ciclo olhando de longe.",
        ],
      },
      {
        about: "care",
        headings: ["O vão de baixo e a hora de abrir", "Além da tela"],
        slots: [
          [
            "A fresta no piso se fecha com borracha ou perfil que encosta de leve, sem arrastar. Se o cachorro cava, uma faixa de concreto por dentro, fora do trilho, resolve.",
            "Embaixo da folha vai borracha macia, que não prende o movimento. Para cachorro que cava, concrete uma faixa interna, longe do trilho.",
            "Borracha na base fecha a fresta sem raspar. Onde o chão é de terra, a faixa de concreto impede a escavação.",
          ],
          [
            "A tela não segura quem corre quando o portão abre, por isso prenda o animal antes de acionar. Um par de fotocélulas mais baixo, em torno de 20 a 30 cm, ajuda a ver o cachorro no vão.",
            "Na abertura, só coleira ou um portãozinho interno seguram. Um segundo par de sensores, de 20 a 30 cm do chão, enxerga animais que o comum não vê.",
            "Ao abrir, o cachorro escapa mesmo com tela, então use guia ou cercado interno. Sensor extra a 20 ou 30 cm do piso evita fechar sobre ele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tela pesa no motor do portão?",
        answers: [
          "A de arame, pouco. Chapa de fora a fora pesa e pega vento, e o peso novo deve caber no limite da etiqueta do motor com folga.",
          "Arame quase não se sente. Com chapa, some o peso e compare com a etiqueta, deixando um terço de margem.",
        ],
      },
      {
        question: "Vocês colocam a tela?",
        answers: [
          "Solda e tela são do serralheiro. Nós dizemos antes, pela foto, onde ela pode ir e regulamos o portão depois.",
          "A colocação fica com o serralheiro. Nossa parte é indicar onde não prender e acertar força e equilíbrio no fim.",
        ],
      },
      {
        question: "O portão pode prender o cachorro na tela?",
        answers: [
          "Pode, no vão em que a folha passa rente à coluna. Tela esticada, sensor baixo e força regulada reduzem o risco.",
          "Existe esse risco junto da coluna. Folga pequena, tela sem barriga e fotocélula a 20 ou 30 cm do chão diminuem.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "A tela costuma ser um dia do serralheiro. A regulagem depois, sem peça, cabe em até {trade.smallRepair}.",
          "Em geral um dia para cortar, prender e pintar. Nosso ajuste no fim leva até {trade.smallRepair}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com o vão de baixo",
  },
];
