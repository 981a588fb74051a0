import { formatNumber } from "#domain/format-number.ts";
import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What a leaf that runs on a rail asks for by its weight: the usual power, and which of the two prices is its own. */
function tellMotorFor(weight: number): string {
  const capacity = weight * 1.3;
  const power = capacity <= 400 ? "1/4 HP" : capacity <= 600 ? "1/3 HP" : capacity <= 1_000 ? "1/2 HP" : "1 HP ou mais";
  const leaf = `${formatNumber(weight)} kg`;
  return weight <= 600
    ? `Em casa, folha de correr de ${leaf} usa motor deslizante residencial, em geral de ${power}, e a troca fica de {price.homeSwap}, com mão de obra; em prédio ou empresa, vai motor de uso intenso, de {price.heavySwap}. A primeira instalação soma base, cremalheira e ponto de energia, orçados por foto.`
    : `Folha de correr de ${leaf} usa motor deslizante de uso intenso, de condomínio ou industrial, em geral de ${power}: a troca fica de {price.heavySwap}, com mão de obra. A primeira instalação soma base, cremalheira de aço por metro e ponto de energia, orçados por foto.`;
}

const usualWeights = [
  ...[100, 120, 150, 180, 200, 250, 300, 350, 400, 450, 500, 550, 600],
  ...[650, 700, 750, 800, 900, 1_000, 1_100, 1_200, 1_500, 1_800, 2_000, 2_500, 3_000],
];

/** What is typed every day and was answered by a neighbour: the gear that skips, the force that hurts, the cable that snapped. */
export const buscasFrequentes: NarrowConcept[] = [
  {
    id: "cremalheira-pulando",
    broader: "cremalheira",
    label: "Cremalheira pulando dente",
    phrase: "a cremalheira que pula dente",
    asks: [
      "tec tec parte dentada",
      "tec tec cremalheira",
      "pulos parte dentada",
      "pulos tec tec",
      "correr pulos tec tec",
      "correr dando pulos",
      "correr dando pulos parte dentada",
      "estalo cremalheira pula",
      "correr tec tec",
      "parte dentada pulando",
      "barra dentada pulando",
      "dente pulando correr",
      "cremalheira pulando",
      "cremalheira pula",
      "pulando dente",
      "pula dente",
      "pulando dente cremalheira",
      "conserto cremalheira pulando",
      "conserto correr cremalheira pulando",
      "portão correr pulando cremalheira",
      "portão deslizante pulando cremalheira",
      "portão deslizante pulando dente cremalheira",
      "portão correr pulando dente cremalheira",
      "engrenagem pulando cremalheira",
      "motor pulando cremalheira",
      "motor gira pula dente",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cremalheira pulando dente, com tec-tec e trancos, é a engrenagem passando por cima do dente: barra solta, motor que afundou na base, roldana gasta ou dente quebrado. Desligue o disjuntor, porque cada pulo gasta a engrenagem; o ajuste em casa parte de {price.preventive}, sem peças.",

        "Quando a cremalheira pula dente, quase sempre a barra se afastou da engrenagem: parafuso solto, roldana gasta ou base do motor que cedeu. Desligue o disjuntor e não acione; refazer a folga, de {rack.clearance}, costuma bastar, sem trocar o motor.",
        "Cremalheira pulando dente é folga errada entre a barra e a engrenagem, na maioria das vezes por parafuso frouxo ou folha que balança. Pare de usar pelo motor: cada pulo gasta os dentes. O técnico acerta a folga, de {rack.clearance}, ou troca só o trecho ruim.",
        "O portão que pula na cremalheira perdeu a distância certa entre barra e engrenagem, de {rack.clearance}. Se pula num ponto só, há gomo solto ou dente gasto ali; se pula no curso todo, veja roldanas, base do motor e engrenagem. Até o acerto, disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Num ponto só ou no curso inteiro", "O lugar do pulo mostra a causa"],
        slots: [
          [
            "Pulo sempre no mesmo ponto indica gomo solto, emenda aberta ou dente gasto naquele trecho.",
            "Se o estalo se repete num só lugar, procure parafuso faltando ou emenda fora de passo.",
          ],
          [
            "Pulo no curso inteiro vem de barra alta, engrenagem gasta ou base do motor que cedeu.",
            "Quando falha de ponta a ponta, a barra se afastou da engrenagem ou os dentes acabaram.",
          ],
          [
            "A roldana gasta faz a folha baixar e balançar, e a folga muda a cada passagem.",
            "Trilho com degrau sacode a folha e tira os dentes do encaixe por um instante.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de chamar", "Uma inspeção só com os olhos"],
        slots: [
          [
            "Com o motor sem energia e as crianças longe, olhe sem pôr a mão entre os dentes.",
            "A inspeção é visual, com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e avise quem está em casa.",
          "Veja se há parafusos frouxos ou emendas abertas ao longo da barra.",
          "Compare os dentes do trecho mais usado com os da ponta: finos ou tortos estão gastos.",
          "Olhe se a folha baixou de um lado ou se há pedra e areia no trilho.",
          "Fotografe o ponto do pulo de perto e o motor inteiro.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta", "Do reaperto à troca do trecho"],
        slots: [
          [
            "A folha é nivelada primeiro, porque acertar a barra com roldana gasta não dura.",
            "Roldanas e trilho vêm antes da barra: é a folha que balança que tira os dentes do encaixe.",
          ],
          [
            "Depois a barra é reapertada ponto a ponto, com a folga medida, sem apoiar o peso da folha no eixo.",
            "A barra volta à altura certa, com {rack.clearance} de folga em todo o curso.",
          ],
          [
            "Gomo com dente gasto sai sozinho; com desgaste de ponta a ponta, trocam-se barra e engrenagem juntas.",
            "Só o trecho ruim é trocado, por outro de mesmo passo; a engrenagem vai junto se os dentes dela afinaram.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com a cremalheira pulando?",
        answers: [
          "Pelo motor, não: cada pulo gasta a engrenagem. Em portão de correr reto e em piso nivelado, desligue o disjuntor, destrave com a chave e mova na mão, devagar.",
        ],
      },
      {
        question: "Dá para baixar a cremalheira para parar de pular?",
        answers: [
          "Dá, mas é serviço de técnico: barra apertada demais põe o peso da folha no eixo e quebra o redutor. A medida certa é {rack.clearance}.",
        ],
      },
      {
        question: "Quanto custa acertar cremalheira que pula dente?",
        answers: [
          "Se for só folga e reaperto, cabe na manutenção preventiva, a partir de {price.preventive} em casa, sem peças. Com gomo novo, soma-se a peça, orçada por foto.",
        ],
      },
    ],
    photo:
      "fotos do ponto em que o portão pula, da cremalheira inteira e da etiqueta do motor, com o disjuntor desligado",
  },
  {
    id: "forca-que-nao-machuca",
    broader: "criancas",
    label: "Força do motor que não machuca",
    phrase: "a força do motor que não machuca",
    asks: [
      ...combine(
        ["regular força", "ajustar força", "diminuir força", "força motor", "regular motor", "regulagem força"],
        [
          "machucar",
          "não machucar",
          "criança",
          "machucar criança",
          "não machucar criança",
          "animal",
          "cachorro",
          "idoso",
        ],
      ),
      "regular força motor portão não machucar criança",
      "portão forte criança",
      "força portão segura criança",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o portão não machucar criança, a força fica no menor valor que ainda move a folha, e o portão tem de voltar ao tocar um obstáculo macio. Quem regula é o técnico, na central; fotocélula com um par baixo vem junto, porque força menor não evita o toque.",
        "A força certa, com criança em casa, é a menor que move a folha até o fim; mais que isso esmaga. O ajuste é do técnico, na central, com a folha leve na mão, e só vale com a fotocélula, que para o portão antes de encostar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste a reversão uma vez por mês", "Como saber se o portão volta"],
        slots: [
          [
            "O teste se faz com uma caixa de papelão vazia no caminho, nunca com o braço ou o pé.",
            "Use uma caixa de papelão vazia, e ninguém perto da folha.",
          ],
        ],
        steps: [
          "Ponha a caixa em pé no caminho da folha e afaste as crianças.",
          "Feche pelo controle, com os olhos no portão.",
          "Ao tocar a caixa, a folha deve parar e voltar na hora.",
          "Se amassa a caixa antes de voltar, ou não volta, desligue o disjuntor e peça a regulagem.",
          "Repita com a caixa na frente da fotocélula: o portão nem deve começar a fechar.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico regula a força", "O ajuste, da folha à central"],
        slots: [
          [
            "Primeiro a folha é solta do motor e movida na mão: se está pesada, o acerto é nela, e não na força.",
            "Uma folha que prende pede força, por isso trilho, roldanas, dobradiças ou contrapeso são acertados antes.",
          ],
          [
            "Depois a força desce, no potenciômetro ou no menu da central, até o menor valor que completa o curso.",
            "Na central, a força é baixada passo a passo, e a rampa final é alongada para a folha chegar devagar.",
          ],
          [
            "No fim vêm o teste com obstáculo macio e a fotocélula, abrindo e fechando.",
            "O serviço só termina com a reversão provada em obstáculo macio, mais de uma vez.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que protege a criança além da força", "Proteções que se somam"],
        slots: [
          [
            "A fotocélula comum fica na altura do para-choque, e quem engatinha passa por baixo: um segundo par, mais baixo, cobre isso.",
            "Um segundo par de fotocélulas, perto do chão, vê a criança pequena e o animal que o primeiro não vê.",
          ],
          [
            "O fechamento automático fica desligado, o controle longe das crianças e a botoeira onde elas não alcançam.",
            "Desligue o fechamento automático, guarde o controle e feche sempre com o portão à vista.",
          ],
          [
            "Portão não é brinquedo: combine em casa que ninguém se pendura nem corre junto da folha.",
            "Ensine a esperar a folha parar antes de passar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso diminuir a força do motor eu mesmo?",
        answers: [
          "Não convém: o ajuste fica na central, onde há tensão da rede, e força de menos deixa o portão parar no caminho. O técnico regula e prova a reversão.",
        ],
      },
      {
        question: "Só diminuir a força já protege as crianças?",
        answers: [
          "Não. Mesmo com força baixa a folha chega a tocar; a fotocélula é que para antes, e por isso as duas andam juntas.",
        ],
      },
      {
        question: "Quanto custa regular a força do portão?",
        answers: [
          "A regulagem cabe na manutenção preventiva, a partir de {price.preventive} em casa, sem peças. A fotocélula, se faltar, é orçada por foto.",
        ],
      },
    ],
    photo: "um vídeo do portão fechando, de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "antiesmagamento-no-condominio",
    broader: "esmagamento",
    label: "Antiesmagamento obrigatório em condomínio",
    phrase: "a exigência do antiesmagamento em condomínio",
    asks: [
      ...combine(
        [
          "antiesmagamento",
          "anti esmagamento",
          "sensor antiesmagamento",
          "sensor anti esmagamento",
          "esmagamento",
          "borda sensível",
        ],
        ["obrigatório", "obrigatória", "lei", "norma", "exigência", "precisa ter", "tem que ter"],
        ["condomínio", "prédio", "síndico", "garagem coletiva"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Trate como obrigatório: não conhecemos lei nacional que cite o sensor, mas o manual do motor pede proteção contra esmagamento, e depois de um acidente é isso que se cobra do condomínio. Na prática são dois itens: a fotocélula e o motor que recua ao tocar em algo.",
        "Na prática, sim. Lei nacional que obrigue não conhecemos, mas o fabricante pede no manual, e a prefeitura, o seguro e a convenção podem pedir também. O portão do prédio deve ter fotocélula e recuar quando encosta em alguém; o valor para pôr em dia vem por foto.",
        "O condomínio deve ter, mesmo que não conheçamos lei nacional com esse nome: o manual do motor exige proteção, e o síndico responde pela manutenção do portão. Confira se há fotocélula e se a folha recua ao encostar; se falta um deles, a foto diz o que instalar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o portão do prédio precisa ter", "Fotocélula, recuo e borda sensível"],
        slots: [
          [
            "Antiesmagamento é o recuo por esforço: a placa do motor sente que a folha encontrou algo e a faz voltar.",
            "O recuo por esforço fica na placa do motor: ao tocar em algo, a folha para e volta.",
          ],
          [
            "A fotocélula age antes do toque: com alguém na frente do feixe, o portão que fecha deve parar ou voltar.",
            "Antes do toque, quem protege é a fotocélula, que faz parar ou voltar o portão quando algo corta o feixe.",
          ],
          [
            "Em entrada de muito movimento, a borda sensível, uma faixa de borracha na ponta da folha, completa as duas.",
            "Onde passa muita gente, soma-se na ponta da folha uma faixa de borracha que reage a um toque leve.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quem pode cobrar isso do condomínio", "Onde procurar a exigência"],
        slots: [
          [
            "O manual do motor é o primeiro lugar: quase todos pedem fotocélula ou proteção igual em portão que fecha sozinho.",
            "Comece pelo manual do motor, na parte de segurança, e guarde uma cópia na administração.",
          ],
          [
            "Leia também a apólice do seguro e a convenção, e pergunte à prefeitura se há lei municipal para portão que abre na calçada.",
            "A lei municipal, a apólice do seguro e a convenção podem pedir mais; a administradora tem esses papéis.",
          ],
          [
            "Na próxima reforma do portão, peça que o orçamento diga por escrito quais proteções entram.",
            "Peça à empresa que instala ou revisa um registro do teste de cada proteção.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste do mês, com registro", "Como o síndico confere em poucos minutos"],
        slots: [
          [
            "Faça com o portão à vista e sem ninguém passando.",
            "Um teste por mês, anotado, mostra que a proteção funciona.",
          ],
        ],
        steps: [
          "Com o portão fechando, corte o feixe da fotocélula com um cabo de vassoura: ele deve parar ou voltar.",
          "Ponha uma caixa de papelão vazia no caminho: ao tocar, a folha deve recuar.",
          "Se um dos testes falha, peça que o fechamento automático seja desligado e chame a manutenção.",
          "Anote data, resultado e quem testou.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr antiesmagamento no portão do prédio?",
        answers: [
          "Depende do que falta: se a placa já tem o recuo por esforço, é regulagem; fotocélula, borda ou placa nova são orçadas por foto, sem custo.",
          "O valor sai por foto da etiqueta do motor e da entrada. Às vezes basta regular; às vezes entram fotocélula ou placa nova.",
        ],
      },
      {
        question: "O portão antigo do prédio precisa ser adaptado?",
        answers: [
          "É o que recomendamos. Quase toda placa aceita fotocélula; o recuo por esforço depende do modelo, e a foto da etiqueta diz se dá.",
          "Convém, porque é o portão antigo que costuma estar sem proteção. A fotocélula cabe em quase todos; o recuo depende da placa.",
        ],
      },
      {
        question: "Quem responde se o portão machucar alguém?",
        answers: [
          "Depende do caso e de quem deixou de cuidar. Manutenção em dia e teste anotado são o que o condomínio pode mostrar.",
          "Quem decide é a Justiça, caso a caso; revisão feita e testes registrados ajudam o síndico a provar que houve cuidado.",
        ],
      },
      {
        question: "Só a fotocélula basta?",
        answers: [
          "Não: ela vê só o que está na altura do feixe. O recuo por esforço cobre o que passa acima ou abaixo.",
          "Sozinha, não. Criança, animal ou para-choque fora da altura do feixe só são protegidos pelo recuo.",
        ],
      },
    ],
    photo: "fotos da entrada, da etiqueta do motor e da fotocélula, se houver",
  },
  {
    id: "antiesmagamento-obrigatorio",
    broader: "esmagamento",
    label: "Antiesmagamento é obrigatório?",
    phrase: "a obrigação do antiesmagamento",
    asks: [
      "antiesmagamento obrigatório",
      "anti esmagamento obrigatório",
      "esmagamento obrigatório",
      "sensor esmagamento obrigatório",
      "sensor anti esmagamento obrigatório",
      "sensor antiesmagamento obrigatório",
      "sensor anti esmagamento obrigatório portão",
      "antiesmagamento precisa ter",
      "sensor esmagamento lei",
      "antiesmagamento lei",
      "antiesmagamento norma",
      "borda sensível obrigatória",
    ],
    intent: "question",
    answers: {
      any: [
        "Lei nacional que obrigue sensor antiesmagamento em portão não conhecemos; mesmo assim, trate como obrigatório. O manual do motor pede essa proteção, e em prédio, loja e empresa a prefeitura, o seguro ou a convenção podem exigir. Em casa, a visita que testa e regula parte de {price.preventive}, sem peças.",
        "Por lei nacional, não que conheçamos. Mas o manual do motor pede proteção contra esmagamento em qualquer portão automático, de casa, prédio ou empresa: fotocélula e motor que recua ao encostar em algo. A visita que testa as duas, em casa, parte de {price.preventive}, sem peças.",
        "Não conhecemos lei nacional que obrigue, mas nenhum portão automático deve ficar sem: o fabricante do motor pede no manual, e é o que se cobra depois de um acidente. O mínimo é a fotocélula mais o recuo do motor ao tocar em algo; o valor para pôr vem por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Antiesmagamento, fotocélula e borda sensível", "O que cada proteção faz"],
        slots: [
          [
            "Antiesmagamento é o recuo por esforço: a placa do motor sente a folha encontrar resistência e a faz voltar.",
            "O que se chama de antiesmagamento é a placa do motor perceber o esforço e devolver a folha.",
          ],
          [
            "A fotocélula age antes: quando algo corta o feixe, o portão que fecha para ou volta, sem encostar.",
            "A fotocélula não espera o toque: com o feixe cortado durante o fechamento, a folha para ou volta.",
          ],
          [
            "A borda sensível, uma faixa de borracha na ponta da folha, completa as duas onde passa muita gente.",
            "Em entrada de muito movimento soma-se a borda sensível, que reage a um toque leve.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Casa, loja e prédio: quem pode exigir", "Quem pode exigir o sensor"],
        slots: [
          [
            "Em casa, a referência é o manual do motor: ele diz quais proteções o fabricante pede.",
            "Na casa, quem pede é o fabricante, na parte de segurança do manual do motor.",
          ],
          [
            "Em loja, empresa e escola, o seguro e a lei do município podem pedir mais; a prefeitura informa.",
            "Loja e empresa devem ler a apólice do seguro e perguntar à prefeitura se há lei municipal.",
          ],
          [
            "No condomínio, somam-se a convenção e a assembleia, e o síndico guarda o registro da manutenção.",
            "Em prédio, a convenção pode exigir, e a administradora informa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu portão tem", "Teste rápido da proteção"],
        slots: [
          [
            "O teste leva poucos minutos e se faz com uma caixa vazia, nunca com o corpo.",
            "Faça com o portão à vista e sem criança ou animal por perto.",
          ],
        ],
        steps: [
          "Com o portão fechando, corte o feixe da fotocélula com um cabo de vassoura: ele deve parar ou voltar.",
          "Ponha uma caixa de papelão vazia no caminho: ao tocar, a folha deve recuar.",
          "Se ele amassa a caixa e segue, deixe de usar o fechamento automático e chame a manutenção.",
          "Repita o teste de tempos em tempos e anote a data.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr antiesmagamento em portão antigo?",
        answers: [
          "Se a placa já tem o ajuste, é regulagem: a visita parte de {price.preventive} em casa, sem peças. Fotocélula ou placa nova são orçadas por foto.",
          "Depende do que falta. Só regular, em casa, parte de {price.preventive}, sem peças; sensor e placa têm o valor dito pela foto.",
        ],
      },
      {
        question: "Portão antigo aceita essa proteção?",
        answers: [
          "Quase toda placa aceita fotocélula; o recuo por esforço depende do modelo, e a foto da etiqueta do motor diz se dá ou se pede placa nova.",
          "A fotocélula, quase sempre. O recuo ao toque só em placas que têm essa função; a etiqueta do motor mostra.",
        ],
      },
      {
        question: "Fotocélula já conta como antiesmagamento?",
        answers: [
          "Não sozinha: ela evita o toque só na altura do feixe. O recuo por esforço cobre o que ela não vê.",
          "Conta como parte. Ela não vê o que está acima ou abaixo do feixe; por isso vai junto com o recuo.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, e diga se há fotocélula",
  },
  {
    id: "cabo-arrebentado-onde-comprar",
    broader: "cabo-arrebentado",
    label: "Cabo arrebentado: onde comprar",
    phrase: "o cabo arrebentado e a compra de outro",
    asks: [
      ...combine(
        ["cabo arrebentou", "cabo aço arrebentou", "cabo quebrou", "cabo rompeu", "cabo aço partiu", "cabo estourou"],
        ["comprar", "onde comprar", "onde compro", "onde vende", "quero comprar", "vende"],
      ),
      "comprar cabo aço basculante arrebentou",
      "cabo aço basculante arrebentou onde comprar",
      "cabo aço portão basculante arrebentou onde comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "Desligue o disjuntor e não acione nem destrave o basculante: com um cabo arrebentado, a folha pode cair. O cabo se compra em par, na medida do contrapeso, em loja de peças de portão ou conosco, e o técnico monta com a folha escorada; uma foto de longe dá o valor.",
        "Com o cabo de aço arrebentado, não compre ainda nem mexa: desligue o disjuntor e isole a área, pois a folha do basculante pode cair. Os cabos se trocam em par, na medida do contrapeso, e nós os levamos e montamos; uma foto de longe dá o orçamento.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Agora, até o técnico chegar", "O que fazer neste momento"],
        slots: [
          [
            "Um cabo só não foi feito para o peso inteiro da folha.",
            "O lado que ficou inteiro trabalha com o dobro do peso.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor, para ninguém acionar por engano.",
          "Não destrave o motor nem puxe a folha com a mão.",
          "Afaste pessoas, animais e carro, também da área do contrapeso.",
          "Se a folha ficou aberta, isole a passagem e não tente baixá-la.",
          "Tire uma foto de longe e mande com o endereço.",
        ],
      },
      {
        about: "choose",
        headings: ["Por que não basta comprar o cabo", "A medida que a loja vai pedir"],
        slots: [
          [
            "Diâmetro e comprimento saem da folha e da caixa do contrapeso, e errar um deles deixa o portão torto.",
            "A bitola acompanha o peso da folha, e o comprimento, a altura: nenhum dos dois se mede com a folha solta.",
          ],
          [
            "O cabo vai com sapatilha, grampos e, muitas vezes, roldana nova, porque a gasta cortou o antigo.",
            "Se a roldana cortou o cabo, o novo dura pouco; ela é vista na mesma visita.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do par", "O serviço, do escoramento ao teste"],
        slots: [
          [
            "A folha é escorada e o contrapeso apoiado antes de soltar o que resta do cabo.",
            "Com a folha presa e o contrapeso no apoio, os dois cabos saem juntos.",
          ],
          [
            "Os dois cabos novos são igualados, para a folha subir reta, e o equilíbrio é conferido.",
            "Entram os dois iguais, e a folha deve parar onde é deixada, sem motor.",
          ],
          [
            "Só então o motor é religado e a força regulada.",
            "No fim, o motor volta, com a força conferida em obstáculo macio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o cabo de aço sozinho?",
        answers: ["Não. O cabo e o contrapeso trabalham sob carga, e a folha cai quando o último se solta."],
      },
      {
        question: "Troca-se só o cabo que arrebentou?",
        answers: ["Não, o par: o outro tem a mesma idade e segurou o peso sozinho."],
      },
      {
        question: "O carro ficou preso atrás do basculante. O que faço?",
        answers: [
          "Não force a folha. Chame e diga que há carro preso: a folha é escorada e erguida com segurança na visita.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, de longe, e outra da caixa do contrapeso, sem chegar perto da folha",
  },
  {
    id: "melhor-motor-para-condominio",
    broader: "condominio",
    label: "Melhor motor para condomínio",
    phrase: "o melhor motor para condomínio",
    asks: [
      "melhores motores condomínio",
      "melhores motores portão condomínio",
      ...combine(
        ["condomínio", "prédio"],
        [
          "qual melhor motor",
          "melhor motor portão",
          "motor portão qual melhor",
          "qual motor comprar",
          "qual motor escolher",
          "motor indicado",
          "melhor motor garagem",
        ],
      ),
      "motor industrial condomínio",
      "motor industrial portão condomínio",
      "motor industrial prédio",
      "qual motor dura mais condomínio",
      "motor dura mais condomínio",
      "motor mais resistente condomínio",
      "motor dura mais prédio",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em condomínio, o motor industrial ou de uso intenso se escolhe pelos ciclos por hora no horário de pico, pelo número de vagas e por capacidade um terço acima do peso da folha; na troca, com mão de obra, fica de {price.heavySwap}. Mande foto, medidas e quantos carros passam.",
        "Dura mais em condomínio o motor de uso intenso, com inversor, que trabalha abaixo do limite: ciclos por hora acima do pico e capacidade um terço acima do peso da folha. A marca pesa menos que isso e que a revisão {visits.business}.",
        "O melhor motor para condomínio é o de uso intenso cuja ficha cobre as aberturas da hora de pico e um peso acima do da folha. Com muito movimento, prefira o que tem inversor, que abre rápido e freia suave; a troca em portão pesado fica de {price.heavySwap}.",
        "Para condomínio, escolha pelos ciclos por hora da ficha, não pela marca: conte as aberturas entre 7 e 9 da manhã e peça folga. Motor residencial esquenta e para; o de uso intenso, em portão pesado, fica de {price.heavySwap} na troca, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Três números que decidem", "O que comparar na ficha"],
        slots: [
          [
            "Ciclos por hora: quantas vezes o motor abre e fecha sem esquentar, acima do pico da sua garagem.",
            "Conte as aberturas na hora de mais movimento e procure ciclos por hora acima disso.",
          ],
          [
            "Capacidade: o peso que a ficha admite, com folga de um terço sobre o da folha.",
            "Peso: a ficha deve admitir cerca de um terço a mais que a sua folha.",
          ],
          [
            "Tempo de abertura: quanto menor, menos fila na rua e menos carona atrás do carro.",
            "Velocidade: o motor com inversor abre em menos tempo e chega ao fim sem pancada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que informar para receber a indicação", "Dados do portão do prédio"],
        slots: [["Com isto o orçamento já serve para a assembleia.", "O orçamento por foto pede poucos dados."]],
        bullets: [
          "Largura, altura e material da folha",
          "Se sobe, corre ou gira",
          "Número de vagas e de unidades",
          "Foto da etiqueta do motor atual",
          "Tensão disponível na garagem",
        ],
      },
      {
        about: "safety",
        headings: ["O que não pode faltar no prédio", "Itens que entram junto com o motor"],
        slots: [
          [
            "Fotocélula, força regulada com reversão e sinaleiro na saída acompanham o motor de uso coletivo.",
            "Peça no mesmo orçamento fotocélula, sinaleiro e a prova da reversão em obstáculo.",
          ],
          [
            "O nobreak mantém a garagem aberta na falta de luz, e a chave de destravamento fica com a portaria.",
            "Combine quem guarda a chave de destravamento e se vale um nobreak.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve em condomínio pequeno?",
        answers: [
          "Com poucas vagas pode servir, se os ciclos por hora da ficha cobrem o pico. Na dúvida, a linha de uso intenso sai mais barata que trocar duas vezes.",
        ],
      },
      {
        question: "Quanto tempo o portão do prédio fica parado na troca?",
        answers: ["De {time.heavy} de trabalho, em geral num só dia, com o horário combinado com a portaria."],
      },
      {
        question: "Vocês emitem orçamento para a assembleia?",
        answers: ["Sim: peça, mão de obra e prazo vêm separados, e o orçamento por foto é grátis."],
      },
    ],
    photo: "fotos do portão do prédio, da etiqueta do motor atual e diga quantas vagas há",
  },
  {
    id: "motor-instalado-quanto-custa",
    isAskedByName: true,
    broader: "instalacao",
    label: "Quanto custa o motor instalado",
    phrase: "o preço do motor instalado",
    asks: [
      "preço motor basculante instalação",
      "preço motor portão basculante instalação",
      "preço motor basculante com instalação",
      "preço motor instalação controles",
      "preço motor com instalação e controles",
      "motor portão mão de obra preço total",
      "portão eletrônico tudo incluso",
      "motor mais instalação preço basculante correr",
      ...combine(
        ["quanto custa", "preço", "valor", "quanto fica", "quanto sai"],
        [
          "motor instalado",
          "motor portão instalado",
          "motor portão eletrônico instalado",
          "motor instalação",
          "motor portão instalação",
          "instalar motor",
          "instalar motor portão",
          "colocar motor",
          "colocar motor portão",
          "pôr motor portão",
          "instalação motor",
          "instalação motor portão",
          "instalar portão eletrônico",
          "instalar portão automático",
          "instalação portão eletrônico",
          "instalação portão automático",
          "colocar portão eletrônico",
        ],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O motor de portão instalado custa {models.pricesOr} no basculante de até {width.quarterHp} de largura, com central, controles e mão de obra. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}; na primeira instalação somam-se base, cremalheira ou suportes e ponto de energia, por foto.",
        "O motor para portão basculante de até {width.quarterHp} de largura custa de {price.lowest} a {price.highest} instalado, com entrega e controles; o que muda o preço é a velocidade. Para portão de correr ou de abrir, a referência é a troca em casa, de {price.homeSwap} com mão de obra; onde nunca houve motor, base, cremalheira ou suportes somam, e o valor vem por foto, grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está no preço", "Incluído e cobrado à parte"],
        slots: [
          [
            "No kit basculante entram motor, central, controles, entrega, montagem e regulagem.",
            "O preço do kit basculante já soma o motor, a central, os controles gravados, o transporte e a montagem.",
            "O kit do basculante vem com motor, central, controles e a instalação pronta.",
          ],
          [
            "No portão de correr somam-se a cremalheira por metro e, se não houver, a base do motor.",
            "Em portão de correr que nunca teve motor, entram ainda a cremalheira em toda a folha e a base no piso.",
            "Em portão de abrir, são um motor por folha e uma central só; duas folhas dobram os motores.",
            "O de correr leva cremalheira por metro e base firme; o de abrir leva um motor por folha, com batente no piso.",
          ],
          [
            "Circuito elétrico, fotocélula e conserto da folha, quando faltam, aparecem separados no orçamento.",
            "Ficam à parte o circuito que não existe, a fotocélula e o acerto da folha.",
            "Tomada nova, fotocélula e reparo da folha vêm em linhas próprias, se forem necessários.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que faz o valor subir", "Por que dois portões têm preços diferentes"],
        slots: [
          [
            "Peso e largura da folha decidem a potência: acima de {width.quarterHp} de largura, o basculante pede motor maior, orçado por foto.",
            "Folha mais larga que {width.quarterHp} ou de chapa grossa leva um motor mais forte, orçado por foto.",
            "Chapa fechada e madeira pesam mais que grade ou alumínio e podem pedir motor mais forte.",
          ],
          [
            "No basculante, abrir mais rápido custa mais: os kits abrem em {seconds.all} segundos.",
            "No basculante, a velocidade muda o preço: o kit mais rápido abre em {seconds.fastest} segundos; o mais barato, em {seconds.lowestPrice}.",
            "Motor com inversor, que abre mais rápido e freia no fim, custa mais que o comum da mesma força.",
          ],
          [
            "Uso de prédio ou comércio pede linha de uso intenso, de {price.heavySwap} com mão de obra.",
            "Muitas aberturas por dia pedem motor de uso intenso, e não residencial.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber o valor", "O orçamento sem visita"],
        slots: [["Mande o que puder, e o valor vem sem custo.", "O orçamento é grátis e pede poucas fotos."]],
        bullets: [
          "O portão inteiro, por dentro",
          "A lateral ou o chão onde vai o motor",
          "A tomada ou o quadro mais próximo",
          "A largura e a altura da folha",
          "A etiqueta do motor antigo, se há um",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para parcelar o motor instalado?",
        answers: ["Dá: em até {shop.instalments} vezes no cartão, no kit e na mão de obra."],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: ["Com a folha em ordem, de {time.tilting} no basculante; no de correr, de {time.sliding}."],
      },
      {
        question: "O motor instalado tem garantia?",
        answers: ["Tem: {warranty.motor} no motor e {warranty.installation} na instalação."],
      },
    ],
    photo: "fotos do portão por dentro, do lugar do motor e da tomada mais próxima, com a largura da folha",
  },
  {
    id: "motor-pelos-quilos",
    broader: "peso",
    label: "Motor pelo peso do portão",
    phrase: "o motor pelo peso do portão",
    asks: [
      "motor portão metros kg",
      "portão galpão metros kg motor",
      "portão galpão metros kg qual motor",
      "portão empresa metros kg motor",
      "portão industrial metros kg motor",
      "portão condomínio metros kg motor",
      ...combine(
        ["portão galpão kg motor", "portão empresa kg motor", "portão kg motor"],
        ["5 metros", "6 metros", "7 metros", "8 metros", "10 metros"],
      ),
      ...combine(
        ["qual motor", "que motor", "qual motor usar", "qual melhor motor", "motor ideal", "motor indicado"],
        ["portão kg", "kg", "portão quilos", "quilos", "portão tonelada"],
      ),
      "motor portão kg qual",
      "motor portão kg",
      "motor portão quilos",
      ...combine(["motor portão kg", "motor portão quilos", "motor folha kg"], ["preço", "valor", "preço instalado"]),
      ...combine(
        ["motor portão", "motor folha"],
        ["200 kg", "250 kg", "300 kg", "350 kg", "400 kg", "500 kg", "600 kg"],
        ["preço"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        ...usualWeights.map(tellMotorFor),
        "Em casa, com poucas aberturas, portão de até uns 600 kg usa motor residencial, de {price.homeSwap} na troca; acima disso, ou em condomínio, prédio e empresa, uso intenso, de {price.heavySwap}, com mão de obra. O motor se escolhe pela capacidade da ficha em kg, ou quilos, um terço acima do peso da folha.",
        "No portão de correr, o deslizante, folha de até uns 600 kg em casa usa motor residencial, de {price.homeSwap} na troca, com mão de obra; acima disso, ou em condomínio, galpão e empresa, uso intenso ou industrial, de {price.heavySwap}. A capacidade em kg, ou quilos, fica um terço acima do peso.",
        "A troca do motor do portão fica de {price.homeSwap} em casa, onde folha de até uns 600 kg usa motor residencial, e de {price.heavySwap} acima disso ou em uso coletivo, com mão de obra; a foto com as medidas fecha o modelo. Na ficha, procure capacidade um terço acima do peso da folha e confira os ciclos por hora.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Capacidade, ciclos e cremalheira", "O que conferir na ficha do motor"],
        slots: [
          [
            "Capacidade em quilos: confira o número na ficha do modelo, e não no anúncio.",
            "A folga na capacidade cobre o vento, o trilho sujo e o desgaste das roldanas.",
          ],
          [
            "Ciclos por hora: não é só o peso que esquenta o motor, é o peso vezes as aberturas. Em casa, uns 10 por hora costumam bastar; em prédio, conte os carros da hora cheia e some um terço.",
            "Ciclos por hora: uma casa raramente passa de 10; um prédio pode passar de 40, e a mesma folha pede outro motor.",
          ],
          [
            "Cremalheira de aço e roldanas para esse peso: o motor não compensa trilho ruim.",
            "Em folha pesada, a cremalheira é de aço, e o trilho e as roldanas são conferidos junto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber o peso sem balança", "O peso da sua folha, por estimativa"],
        slots: [
          [
            "Largura, altura e material bastam para estimar: a chapa de aço pesa perto de 8 kg por metro quadrado a cada milímetro.",
            "Uma chapa de aço de 2 mm pesa perto de 16 kg por metro quadrado; some o quadro e os reforços.",
          ],
          [
            "Exemplo: 5 metros por 2,5 em chapa de 2 mm dão 12,5 m² e cerca de 200 kg, mais um terço de quadro, perto de 265 kg.",
            "Assim, em chapa de 2 mm e 3 metros de altura, a folha de 6 metros fica perto de 380 kg com o quadro, e a de 8 metros, perto de 510 kg; peso muito acima disso é chapa dupla ou perfil reforçado, e vale conferir.",
          ],
          [
            "No basculante o contrapeso equilibra a folha, e quem decide é a largura: até {width.quarterHp}, 1/4 HP.",
            "Se o portão é basculante, o peso fica com o contrapeso; até {width.quarterHp} de largura, o 1/4 HP costuma servir.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor para esse peso", "Do residencial ao uso intenso"],
        slots: [
          [
            "Acima de uns 600 kg, ou com muitas aberturas por hora, o motor deixa de ser o de casa e passa para a faixa de portão pesado.",
            "Até uns 600 kg e com poucas aberturas, vale a faixa de casa; de 600 a 800 kg, ou em uso coletivo, a linha de condomínio; acima, a industrial, as duas na faixa de portão pesado.",
          ],
          [
            "Base, cremalheira por metro e ponto de energia entram à parte quando faltam.",
            "O que falta no local, base, cremalheira ou circuito, vem separado no orçamento, que é grátis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um motor bem mais forte, por garantia?",
        answers: [
          "Capacidade de sobra na ficha é boa, mas a força de fechamento se regula na central, no mínimo que move a folha. Dobrar o motor só encarece e não corrige folha que prende.",
        ],
      },
      {
        question: "E se o portão pesado é basculante ou de abrir?",
        answers: [
          "No basculante, o contrapeso segura o peso, e o motor se escolhe pela largura e pelo uso. No de abrir, vai um motor por folha, com os dois limites da ficha: peso e comprimento.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.sliding} em portão de correr de casa; em portão pesado, de prédio ou de galpão, de {time.heavy}, com base e energia prontas.",
        ],
      },
      {
        question: "HP diz se o motor aguenta o peso?",
        answers: ["Só em parte: redução, capacidade em quilos e ciclos por hora da ficha dizem mais que o HP."],
      },
      {
        question: "O portão de correr pesado precisa estar leve na mão?",
        answers: [
          "Precisa andar sem prender, em trilho nivelado. Se uma pessoa não o move sem esforço, acerte roldanas e trilho antes.",
        ],
      },
    ],
    photo:
      "uma foto do portão inteiro, com a largura, a altura e o material da folha, e quantas vezes ele abre por dia",
  },
  {
    id: "melhor-motor-para-casa",
    broader: "casa",
    label: "Melhor motor de portão para casa",
    phrase: "o melhor motor de portão para casa",
    asks: [
      ...combine(
        ["casa", "residência", "residencial"],
        ["melhor motor", "melhores motores", "motor ideal", "motor indicado", "melhor automatizador"],
      ),
      "qual motor escolher casa",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor de portão para casa, no basculante de até {width.quarterHp}, é o Speedy: abre em {opening.speedy} e custa {price.speedy} instalado. Para gastar menos, o Padrão, por {price.padrao}; para entrar depressa, o JetFlex, por {price.jetflex}. No de correr e no de abrir, é o que aguenta um terço a mais que o peso da folha, de {price.homeSwap} na troca.",
        "Para casa, o melhor motor depende de como o portão abre. No basculante de até {width.quarterHp}, o Speedy, por {price.speedy} instalado, abre em {opening.speedy} e atende bem o dia a dia. No de correr ou de abrir, escolha um motor que aguente um terço a mais que o peso da folha: a troca fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O melhor para cada portão", "Qual motor, conforme a folha abre"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os três kits têm 1/4 HP e mudam só na velocidade: {opening.padrao}, {opening.speedy} ou {opening.jetflex}.",
            "Entre os kits do basculante, a força é a mesma, de 1/4 HP: o que se paga a mais é o tempo de abrir.",
          ],
          [
            "No de correr, escolha pelo peso: a ficha do motor deve indicar um terço a mais que a folha.",
            "No de correr, trilho limpo e roldanas boas valem mais que potência de sobra.",
          ],
          [
            "No de abrir, decide o comprimento da folha e a largura da coluna, com um motor por folha.",
            "No de abrir, coluna estreita pede atuador de fuso; coluna larga aceita braço articulado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Antes de escolher a marca"],
        slots: [["O motor certo se escolhe com quatro dados da casa.", "Com isto, a indicação vem com o preço."]],
        bullets: [
          "Como a folha abre e de que material é",
          "A largura e a altura da folha",
          "Se ela anda leve na mão, sem raspar",
          "Quantas vezes o portão abre por dia",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Qual marca de motor é melhor para casa?",
        answers: [
          "A que tem modelo para o peso da sua folha e peça fácil na região, como PPA, Garen, Peccinin ou Rossi. Entre modelos iguais, decide o preço instalado.",
        ],
      },
      {
        question: "Vale a pena motor rápido em casa?",
        answers: [
          "Em rua movimentada, vale: o JetFlex abre em {opening.jetflex}. Em rua calma, o Speedy ou o Padrão bastam.",
        ],
      },
      {
        question: "Motor de casa serve em condomínio?",
        answers: [
          "Não: o residencial esquenta com muitas aberturas seguidas. Garagem coletiva pede motor de uso intenso.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura e a altura da folha",
  },
];
