import { formatNumber } from "#domain/format-number.ts";
import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What a leaf that runs on a rail asks for by its weight: the usual power, and which of the two prices is its own. */
function tellMotorFor(weight: number): string {
  const capacity = weight * 1.3;
  const power = capacity <= 400 ? "1/4 HP" : capacity <= 600 ? "1/3 HP" : capacity <= 1_000 ? "1/2 HP" : "1 HP ou mais";
  const leaf = `${formatNumber(weight)} kg`;
  return weight <= 600
    ? `Em casa, folha de correr de ${leaf} usa motor deslizante residencial, em geral de ${power}, e a troca custa de {price.homeSwap}, com mão de obra. Em prédio ou empresa, o motor é de uso intenso, de {price.heavySwap}. A primeira instalação é orçada por foto, porque soma base, cremalheira e ponto de energia.`
    : `Folha de correr de ${leaf} usa motor deslizante de uso intenso, de condomínio ou industrial, em geral de ${power}. A troca custa de {price.heavySwap}, com mão de obra. A primeira instalação é orçada por foto, porque soma base, cremalheira de aço e ponto de energia.`;
}

function tellBuildingMotorFor(weight: number): string {
  const capacity = weight * 1.3;
  const power = capacity <= 600 ? "1/3 ou 1/2 HP" : capacity <= 1_000 ? "1/2 HP" : "1 HP ou mais";
  const leaf = `${formatNumber(weight)} kg`;
  return `Em condomínio, folha de correr de ${leaf} pede motor deslizante de uso intenso, em geral de ${power}, com ciclos por hora acima do pico da garagem. A troca fica de {price.heavySwap}, com mão de obra. O número de vagas e a foto da etiqueta atual definem o modelo.`;
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
        "Portão de correr pulando na cremalheira, com estalos de tec-tec, perdeu a folga certa entre a barra dentada e a engrenagem do motor. As causas comuns são parafuso solto, roldana gasta e dente comido. Desligue o disjuntor, porque cada pulo gasta a engrenagem; o ajuste em casa parte de {price.preventive}, sem peças.",
        "A cremalheira pula dente porque a engrenagem do motor passa por cima dela, em geral por barra frouxa, roldana gasta ou dente gasto. Não acione o portão até regular a folga, que é de {rack.clearance}. Em residência, a visita começa em {price.preventive}, fora as peças.",
        "O motor pulando na cremalheira gasta precisa do disjuntor desligado e da troca do trecho sem dente, com a folga refeita em {rack.clearance}. Se a barra ainda está boa, basta reapertar e alinhar. A visita em casa custa a partir de {price.preventive}, sem contar peças.",
        "Quando o portão de correr fica pulando dente, a barra dentada se afastou da engrenagem ou uma das duas está gasta. Na maioria dos casos se reaperta a barra e se troca só o pedaço ruim. Deixe o disjuntor desligado; o ajuste em residência parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O lugar do pulo mostra a causa"],
        slots: [
          [
            "Pulo sempre no mesmo ponto indica defeito naquele trecho da barra, como parafuso solto, emenda aberta ou dente gasto. Pulo de ponta a ponta indica que a barra se afastou da engrenagem, que a base do motor cedeu ou que os dentes acabaram.",
            "Se o estalo se repete num só lugar, procure ali um parafuso faltando ou uma emenda desalinhada entre dois pedaços da barra. Se falha em todo o curso, a distância até a engrenagem aumentou ou os dentes se gastaram.",
            "O estalo num ponto fixo vem da barra, por pedaço frouxo, emenda torta ou dente quebrado. O estalo no curso inteiro vem da engrenagem, da base do motor ou da altura da cremalheira.",
          ],
          [
            "A roldana gasta faz a folha baixar e balançar, e a folga muda a cada passagem. Um degrau no trilho tem o mesmo efeito, por um instante, e tira os dentes do encaixe.",
            "A folha que balança sobre roldana gasta, ou que passa por um degrau do trilho, se afasta do motor por um momento, e é nessa hora que o dente escapa.",
            "Com roldana ruim ou trilho com degrau, a folha sobe e desce enquanto anda. A distância até o motor varia, e o dente salta nesse ponto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de chamar", "Uma inspeção só com os olhos"],
        slots: [
          [
            "A conferência é visual, com o motor sem energia e as crianças longe. Dedo entre a barra e a engrenagem é acidente grave, então olhe sem tocar.",
            "Olhe sem pôr a mão entre os dentes e só depois de cortar a energia. Alguém da casa pode apertar o controle sem saber.",
            "Não é preciso tocar em nada. Corte a energia e olhe a barra de ponta a ponta, sem pôr os dedos entre ela e a engrenagem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e avise quem está em casa.",
          "Procure parafuso frouxo ou emenda aberta na barra.",
          "Compare os dentes do meio com os da ponta; dentes finos ou tortos estão gastos.",
          "Veja se a folha baixou de um lado ou se há pedra no trilho.",
          "Fotografe o ponto do pulo e o motor inteiro.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta a cremalheira", "Do reaperto à troca do trecho"],
        slots: [
          [
            "O técnico acerta primeiro as roldanas e o trilho, porque regular a barra com a folha balançando não dura. Depois reaperta a barra ponto a ponto, com {rack.clearance} de folga em todo o curso, sem apoiar peso na engrenagem.",
            "O técnico nivela a folha, corrigindo roldana e trilho, e só então mexe na barra. A cremalheira é presa de novo a {rack.clearance} da engrenagem, do começo ao fim.",
            "O primeiro passo é corrigir o que faz a folha tremer, em geral a roldana. Em seguida a barra volta à altura certa, com folga de {rack.clearance} medida em vários pontos.",
          ],
          [
            "O pedaço de barra com dente gasto é trocado sozinho, por outro de mesmo passo. Quando o desgaste vai de ponta a ponta, trocam-se a barra e a engrenagem juntas.",
            "Só o pedaço ruim é trocado por um igual, e o resto fica. A barra e a engrenagem inteiras só se trocam quando todos os dentes afinaram.",
            "Quando o desgaste está num trecho, só ele é substituído. A troca completa, com a engrenagem, fica para a barra gasta em toda a extensão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com a cremalheira pulando?",
        answers: [
          "Pelo motor, não, porque cada pulo gasta a engrenagem. Folha reta em piso nivelado pode ser movida na mão, com o disjuntor desligado e o motor destravado com a chave.",
          "Só na mão e devagar, depois de desligar o disjuntor e destravar o motor, se a folha corre reta no trilho. Acionar pelo controle quebra mais dentes.",
        ],
      },
      {
        question: "Dá para baixar a cremalheira para parar de pular?",
        answers: [
          "Dá, mas é serviço de técnico, porque a barra apertada demais põe o peso da folha no eixo do motor e quebra o redutor.",
          "Abaixar sem medir troca um defeito por outro, porque a barra passa a pesar sobre a engrenagem. O técnico mede a folga em todo o curso antes de apertar.",
        ],
      },
      {
        question: "Quanto custa acertar a cremalheira que pula?",
        answers: [
          "Acertar a folga e reapertar ficam no valor da visita de ajuste. Se for preciso um pedaço novo, soma-se a peça, mais barata em nylon que em aço, e a engrenagem, se já gastou.",
          "Só regular é o mais barato; depois vem a troca de um pedaço da barra e, por último, barra e engrenagem novas. O material da barra, nylon ou aço, também muda o valor.",
        ],
      },
      {
        question: "Passar graxa resolve o tec-tec?",
        answers: [
          "Não, porque o estalo vem da folga, e a graxa grossa ainda junta areia, que come os dentes. Use o lubrificante indicado no manual, a cada {rack.months}, depois do acerto.",
          "Graxa não devolve a folga nem o dente gasto, e segura areia na barra. A lubrificação certa, a cada {rack.months}, só conserva o que está regulado.",
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
        "Para ajustar a força do portão e não machucar criança, deixa-se o menor valor que ainda move a folha, e ela tem de voltar ao tocar uma caixa de papelão. Quem diminui a força é o técnico, na central, junto com fotocélula baixa; a visita em casa parte de {price.preventive}, sem peças.",
        "A força certa do motor com crianças é a menor que move a folha até o fim: mais que isso machuca. O técnico regula na central e prova com caixa de papelão, e a fotocélula completa, porque força segura ainda toca; o ajuste em residência custa desde {price.preventive}, fora peças.",
        "Sim, dá para deixar mais fraco o portão que fecha com muita força: o técnico baixa o ajuste até o menor valor que completa o curso e testa a volta numa caixa. Com bebê em casa, some fotocélula baixa; a regulagem começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste a volta do portão uma vez por mês", "Como saber se a força é segura"],
        slots: [
          [
            "O teste se faz com uma caixa de papelão vazia, nunca com braço, pé ou corpo. As crianças ficam dentro de casa.",
            "Use só caixa de papelão, e ninguém perto da folha. Faça sem crianças por perto.",
            "Papelão vazio é o único obstáculo do teste. Deixe as crianças longe e observe.",
          ],
        ],
        steps: [
          "Ponha a caixa em pé no caminho da folha, fora da linha da fotocélula.",
          "Feche pelo controle, com os olhos no portão.",
          "Ao tocar a caixa, a folha deve parar e voltar na hora.",
          "Amassou antes de voltar, ou não voltou: desligue o disjuntor.",
          "Repita cortando a fotocélula com um cabo de vassoura, de lado.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico regula a força", "O ajuste, da folha à central"],
        slots: [
          [
            "Primeiro a folha: se está pesada, acertam-se trilho, roldana, dobradiça ou contrapeso, porque folha que prende pede força. No basculante isso é feito com escora.",
            "Antes da força vem o peso, já que atrito obriga o motor a empurrar mais. Trilho, dobradiça ou contrapeso são corrigidos, com a folha escorada se for basculante.",
            "Folha leve é a condição: o técnico tira o atrito e acerta o equilíbrio, com escora no basculante. Só então dá para baixar a força.",
          ],
          [
            "Depois a força desce, passo a passo, até o menor valor que completa o curso, e a chegada fica mais lenta, se a central permite. O serviço leva até {trade.smallRepair}.",
            "Na central, baixa-se aos poucos e alonga-se a freada final. São até {trade.smallRepair}, com o teste de volta no fim.",
            "A regulagem reduz até o mínimo que fecha por inteiro e suaviza o fim. Cabe em {trade.smallRepair}, com a reversão provada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que protege a criança além da força", "Proteções que se somam"],
        slots: [
          [
            "A força menor diminui o dano, e as outras proteções evitam o toque.",
            "Ponha as proteções nesta ordem.",
            "Nenhuma sozinha basta com criança pequena.",
          ],
        ],
        bullets: [
          "Fotocélula comum, de 40 a 60 cm do piso",
          "Par baixo, de 15 a 25 cm, para quem engatinha",
          "Borda sensível na ponta da folha, onde a criança passa",
          "Fechamento automático desligado e controle guardado",
          "Combinado em casa: ninguém se pendura nem corre junto da folha",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso diminuir a força do motor eu mesmo?",
        answers: [
          "Não convém: o ajuste fica na central, onde há tensão da rede, e força de menos faz o portão parar no caminho.",
          "Melhor não. Sob a tampa há tensão, e sem o teste de volta o ajuste não vale.",
        ],
      },
      {
        question: "Só diminuir a força já protege as crianças?",
        answers: [
          "Não. Mesmo com força baixa a folha chega a tocar; a fotocélula é que para antes, e por isso as duas andam juntas.",
          "Reduz, mas não evita o toque. Some o par de sensores baixo.",
        ],
      },
      {
        question: "O portão parou de fechar depois de baixar a força. E agora?",
        answers: [
          "A folha está pesada para aquela força. O certo é tirar o atrito, e não voltar a força ao que era.",
          "É sinal de trilho, dobradiça ou contrapeso a acertar. Corrigido o peso, a força mínima fecha.",
        ],
      },
      {
        question: "Todo motor tem ajuste de força?",
        answers: [
          "Quase todos, por botão giratório ou menu. Em motor antigo sem isso, uma central nova resolve sem trocar o motor.",
          "A maioria das centrais, sim. Nas que não têm, troca-se a placa.",
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
        "Não conhecemos lei nacional única que torne o sensor antiesmagamento obrigatório em portão de condomínio, mas na prática ele é exigido. O manual do motor pede a proteção, e seguro, convenção ou lei municipal também podem pedir. Confira se o portão tem fotocélula e se recua ao encostar em algo, porque é isso que se cobra depois de um acidente.",
        "Por uma lei nacional com esse nome, não: o sensor antiesmagamento não é citado em regra única para todo o país. Mesmo assim, o portão do condomínio precisa ter fotocélula e recuo ao toque, porque o fabricante, a prefeitura, o seguro e a convenção podem exigir. O síndico responde pela manutenção.",
        "Na prática, sim: trate o sensor antiesmagamento do portão do condomínio como obrigatório, embora não conheçamos lei única nacional. O manual do motor, o seguro e a lei da cidade podem exigir a proteção. Ela é formada pela fotocélula e pelo recuo da folha ao encostar em alguém.",
        "O sensor antiesmagamento não aparece em uma lei única nacional que conheçamos, mas o portão de condomínio sem essa proteção contraria o manual da maioria dos motores. Depois de um acidente, é isso que se verifica. Peça o teste da fotocélula e do recuo ao toque e guarde o resultado por escrito.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o portão do prédio precisa ter", "Fotocélula, recuo e borda sensível"],
        slots: [
          [
            "Chama-se antiesmagamento a reversão: a placa do motor sente que a folha encontrou algo e a faz voltar. A fotocélula age antes do toque, parando ou voltando o portão quando alguém corta o feixe.",
            "O antiesmagamento é o recuo por esforço, feito pela placa do motor quando a folha encontra algo. Antes dele age a fotocélula, o sensor das laterais, que evita o contato.",
            "A reversão, que é o recuo comandado pela placa ao sentir esforço, é o antiesmagamento. A fotocélula, o sensor de passagem, trabalha antes e impede que a folha encoste.",
          ],
          [
            "Em entrada de muito movimento convém acrescentar a borda sensível, uma faixa de borracha na ponta da folha que reage a um toque leve.",
            "Onde passa muita gente, soma-se a borda sensível, uma faixa de borracha que manda recuar no primeiro contato.",
            "Garagem movimentada recebe também a borda sensível na ponta da folha, que faz o portão voltar ao menor toque.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como testar a proteção uma vez por mês", "Como o síndico confere em poucos minutos"],
        slots: [
          [
            "Um teste por mês, anotado, mostra que a proteção funciona e que houve cuidado. Faça com o portão à vista, de longe e sem ninguém passando.",
            "O síndico ou o zelador pode testar a cada mês, a distância, com a passagem livre e usando objetos. O registro serve de prova de que a proteção é conferida.",
            "O teste leva poucos minutos e se faz com o vão vazio, sem usar o corpo. Anotado todo mês, ele vale como prova de manutenção.",
          ],
        ],
        steps: [
          "Com o portão fechando, corte o feixe da fotocélula com um cabo de vassoura: ele deve parar ou voltar.",
          "Ponha uma caixa vazia no caminho: ao tocar, a folha deve recuar.",
          "Se um falha, peça o desligamento do fechamento automático e chame a manutenção.",
          "Anote data, resultado e quem testou.",
        ],
      },
      {
        about: "choose",
        headings: ["Onde verificar a exigência do seu condomínio", "Onde procurar a exigência"],
        slots: [
          [
            "Comece pelo manual do motor, porque quase todos pedem fotocélula ou proteção igual em portão que fecha sozinho. Leia também a apólice do seguro e a convenção, e pergunte à prefeitura se há lei municipal.",
            "Procure primeiro no manual do motor, na parte de segurança, e guarde uma cópia na administração. O seguro, a convenção e a lei da cidade podem pedir mais.",
            "A exigência costuma estar no manual do motor, e depois na apólice do seguro, na convenção ou na lei municipal. A administradora tem esses papéis.",
          ],
          [
            "Na próxima reforma, peça que o orçamento diga por escrito quais proteções entram e como foram testadas.",
            "Exija também, em cada revisão, um registro escrito do teste de cada proteção, com data.",
            "Peça ainda à empresa que anote no relatório cada proteção testada e o resultado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr antiesmagamento no portão do prédio?",
        answers: [
          "Depende do que falta. Se a placa já tem o recuo, basta regular; fotocélula, borda sensível ou placa nova somam a peça. O valor é orçado de graça por foto da entrada e da etiqueta.",
          "É orçado de graça por foto. Regular o recuo de uma placa que já tem essa função é o mais barato; acrescentar sensores vem depois, e trocar a placa é o mais caro.",
        ],
      },
      {
        question: "O portão antigo do prédio precisa ser adaptado?",
        answers: [
          "É o que recomendamos. A fotocélula pode ser instalada em quase todos, e o recuo por esforço depende da placa.",
          "Convém, porque é o antigo que costuma estar sem proteção. Se a placa não tem recuo, a borda sensível cumpre esse papel.",
        ],
      },
      {
        question: "Quem responde se o portão machucar alguém?",
        answers: [
          "Em geral o condomínio, e o síndico se houve descuido provado. Manutenção em dia e teste anotado são o que se pode mostrar.",
          "Decide a Justiça, caso a caso. Revisão feita e testes registrados ajudam a provar cuidado.",
        ],
      },
      {
        question: "Só a fotocélula basta?",
        answers: [
          "Não, porque ela só percebe o que está na altura do feixe. O recuo protege quem passa acima ou abaixo dele.",
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
      ...combine(
        ["nbr", "abnt", "norma"],
        [
          "sensor anti esmagamento obrigatório",
          "sensor antiesmagamento",
          "anti esmagamento portão",
          "antiesmagamento portão automático",
          "esmagamento portão",
        ],
      ),
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
        "Não conhecemos lei nacional que torne obrigatório o sensor antiesmagamento no portão. Mesmo assim, o manual do motor costuma pedir essa proteção, e a prefeitura, o seguro ou a convenção do prédio podem exigi-la. O custo de instalar é orçado por foto, de graça.",
        "O sensor anti-esmagamento não é obrigatório por lei nacional que conheçamos. O manual do motor costuma pedir a proteção, e em prédio ou empresa o município, o seguro ou a convenção podem exigi-la. Use o sensor mesmo assim. Em casa, a visita que testa e regula a proteção parte de {price.preventive}, sem peças.",
        "Até onde sabemos, nenhuma NBR torna obrigatório o sensor anti-esmagamento no portão automático. As normas da ABNT mais usadas no portão, como a NBR 5410, da elétrica, e a NBR 9050, da acessibilidade, tratam de outras partes. Quem pede a proteção é o manual do motor e, em prédio ou empresa, às vezes o seguro ou o município.",
        "Até onde sabemos, nenhuma norma da ABNT obriga o portão automático a ter proteção antiesmagamento, e não conhecemos lei nacional sobre isso. A referência dos fabricantes é a norma europeia EN 12453, que limita a força da batida. O manual do motor costuma pedir a proteção, por isso instale-a mesmo sem obrigação.",
        "Até onde sabemos, nenhuma lei nacional obriga o portão a ter sensor antiesmagamento. Os fabricantes pedem a proteção no manual, e a cidade, a seguradora ou o condomínio podem cobrá-la. A visita que testa e regula essa força, em casa, começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Antiesmagamento, fotocélula e borda sensível", "O que cada proteção faz"],
        slots: [
          [
            "Antiesmagamento é o recuo da folha: a placa do motor sente a resistência e faz o portão voltar. A fotocélula age antes do toque, quando alguém corta o feixe de luz. A borda sensível é uma borracha na ponta da folha, que para o portão a um toque leve.",
            "No antiesmagamento, a placa percebe o esforço do motor e faz a folha voltar. Já a fotocélula vê pelo feixe quem está no vão e evita o contato; onde passa muita gente, soma-se a borda sensível, uma borracha que responde ao toque.",
            "Quando a placa recua ao sentir resistência, isso é o antiesmagamento. A fotocélula para o fechamento assim que o feixe é cortado, e a borda sensível é uma borracha na ponta da folha que comanda o recuo ao toque.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Casa, loja e prédio: quem pode exigir", "Quem pode exigir o sensor"],
        slots: [
          [
            "Em casa, vale o que o manual do motor pede. A loja e a empresa devem ler a apólice do seguro e perguntar à prefeitura. No condomínio, a regra pode estar na convenção ou sair da assembleia.",
            "A casa segue o manual do fabricante. Na empresa, o seguro e a lei do município podem pedir mais. No prédio, veja a convenção, e o síndico guarda o registro de cada manutenção.",
            "Em casa, siga o manual do motor. No comércio, pergunte ao seguro e à prefeitura se há exigência. No condomínio, a regra pode estar na convenção, e o síndico deve guardar o registro das revisões.",
          ],
          [
            "Em local de trabalho, a NR-12, norma federal de segurança em máquinas, também pode valer: pergunte ao técnico de segurança da empresa. Mesmo onde ninguém exige o sensor, o dono pode responder por um acidente.",
            "Onde há funcionários, pergunte também ao técnico de segurança da empresa, porque a NR-12 trata da proteção em máquinas. Sem regra nenhuma, o dono ainda pode ter de pagar pelo dano que o portão causar.",
            "Se o portão fica em local de trabalho, a segurança do trabalho da empresa diz se a NR-12, das máquinas, se aplica. O dono do portão pode ter de pagar por um dano, haja regra específica ou não.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu portão tem", "Teste da proteção com uma caixa"],
        slots: [
          [
            "Os dois testes usam objetos, nunca o corpo, com o vão livre de pessoas e animais. No basculante com cabo frouxo ou folha torta, não teste.",
            "Use um cabo de vassoura e uma caixa de papelão, de longe e sem gente por perto. Se a folha está torta ou o cabo está solto, não teste e chame o técnico.",
            "Use só objetos leves e fique fora do caminho da folha. Se o portão está torto ou com cabo frouxo, não acione.",
          ],
        ],
        steps: [
          "Com o portão fechando, corte o feixe da fotocélula com um cabo de vassoura: ele deve parar ou voltar.",
          "Ponha no caminho, fora da altura do feixe, uma caixa de papelão cheia de roupa, e afaste-se.",
          "Feche pelo controle: ao tocar na caixa, a folha deve parar e recuar.",
          "Se ela empurrar ou esmagar a caixa, desligue o disjuntor e chame o técnico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr antiesmagamento em portão antigo?",
        answers: [
          "Se a placa já tem o ajuste, basta a regulagem, que em casa parte de {price.preventive}, sem peças. Se falta a fotocélula ou uma placa nova, a peça e o serviço são orçados juntos, por foto. A borda sensível costuma ser a opção mais cara.",
          "Depende do que falta. Regular a placa que já tem a função é o mais barato; depois vêm fotocélula, placa nova e borda sensível, com valor pela foto.",
        ],
      },
      {
        question: "Portão antigo aceita essa proteção?",
        answers: [
          "Quase toda placa aceita fotocélula. O recuo ao encontrar resistência só existe em algumas, e a foto da etiqueta do motor mostra se a sua tem ou se precisa de placa nova.",
          "A fotocélula, quase sempre. Já o recuo ao toque depende da placa, que pode ser trocada quando o motor está bom.",
        ],
      },
      {
        question: "Fotocélula já conta como antiesmagamento?",
        answers: [
          "Não. A fotocélula só vê o que corta o feixe, numa altura. O recuo por esforço protege quem está acima ou abaixo do feixe, e por isso os dois se usam juntos.",
          "Ela é só uma parte da proteção, porque enxerga uma linha só. Quem está fora dessa linha depende do recuo comandado pela placa.",
        ],
      },
      {
        question: "De quanto em quanto tempo testar?",
        answers: [
          "Faça o teste da caixa uma vez por mês e a manutenção {visits.home} em casa, ou {visits.business} em prédio e empresa, com registro.",
          "Todo mês, com objeto. Some a revisão do técnico, {visits.home} na residência e {visits.business} em uso coletivo.",
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
        "O cabo de aço do basculante que rompeu se compra em loja de peças de portão ou conosco, em par e na medida do contrapeso, mas não monte por conta: a folha pode cair. Desligue o disjuntor, afaste todos e deixe a troca do par para o técnico, com a folha escorada.",
        "Onde comprar cabo novo depois que arrebentou: em loja de peças de portão ou conosco, que levamos o par e montamos com a folha escorada. Antes, desligue o disjuntor e não acione nem destrave o basculante, que está preso por um cabo só.",
        "Arrebentou o cabo? Desligue o disjuntor, isole a área e só então pense em comprar: o certo é o par, na bitola e no comprimento do seu contrapeso, vendido em loja de peças ou por nós. A montagem é sempre com a folha escorada, pelo técnico.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Agora, até o técnico chegar", "O que fazer neste momento"],
        slots: [
          [
            "O cabo que ficou inteiro trabalha com o dobro do peso. Não foi feito para isso e pode romper a qualquer hora.",
            "Um lado só segura a folha agora. Ninguém passa embaixo, nem com ela parada.",
            "O peso inteiro está em um cabo, que tem a mesma idade do que rompeu. Afaste-se do vão e do contrapeso.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor, para ninguém acionar por engano.",
          "Não destrave o motor nem puxe a folha com a mão.",
          "Afaste pessoas, animais e carro, também da área do contrapeso.",
          "Se a folha ficou aberta, isole a passagem e não tente baixá-la.",
          "Tire uma foto de longe.",
        ],
      },
      {
        about: "choose",
        headings: ["A medida que a loja vai pedir", "Por que não basta comprar o cabo"],
        slots: [
          [
            "Diâmetro e comprimento saem da folha e da caixa do contrapeso: a bitola acompanha o peso, e o comprimento, a altura. Errar um deles deixa o portão torto, e nenhum se mede com a folha solta.",
            "A loja pergunta bitola, que segue o peso da folha, e comprimento, que segue a altura. O cabo errado desnivela o portão, e medir na folha solta é perigoso.",
            "São duas medidas, a grossura pelo peso e o tamanho pela altura do portão. Com uma delas errada, a folha sobe torta.",
          ],
          [
            "Com o par vão sapatilha e grampos das pontas e, muitas vezes, roldana nova, porque a gasta cortou o antigo.",
            "Inclua grampos e sapatilhas, e olhe as roldanas: se o canal está gasto, ele corta o cabo novo.",
            "Somam-se terminais e, se preciso, roldanas, já que foi o canal comido que rompeu o anterior.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do par", "Cabo, roldana e mão de obra"],
        slots: [
          [
            "O cabo em si é das peças baratas; a mão de obra, com escora e reequilíbrio, é a parte maior. Roldanas gastas e grampos somam pouco, e folha que entortou na queda pede serralheria.",
            "Paga-se menos pelo par de cabos que pelo serviço de escorar e igualar os dois lados. Rodas novas acrescentam pouco; folha empenada, bastante.",
            "O custo está no trabalho de escorar a folha, montar o par e acertar o contrapeso. Cabo e roldana são peças em conta.",
          ],
          [
            "No fim, a folha precisa ficar parada onde é deixada, sem motor; só então ele é religado e a força, regulada.",
            "Antes de ligar o motor, o equilíbrio é provado em várias alturas, pelo técnico, e a força vai ao mínimo.",
            "O técnico confere que a folha se mantém equilibrada e só depois religa o motor, com força baixa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o cabo de aço sozinho?",
        answers: [
          "Não. O cabo e o contrapeso trabalham sob carga, e a folha cai quando o último se solta.",
          "Não faça: ao soltar o que resta, a folha desce de uma vez. É serviço com escora.",
        ],
      },
      {
        question: "Troca-se só o cabo que arrebentou?",
        answers: [
          "Não, o par: o outro tem a mesma idade e segurou o peso sozinho.",
          "Os dois. Cabo novo com velho estica diferente e entorta a folha.",
        ],
      },
      {
        question: "O carro ficou preso atrás do basculante. O que faço?",
        answers: [
          "Não force a folha. Chame e diga que há carro preso: ela é escorada e erguida com segurança, {shop.hours}.",
          "Deixe o carro e avise na mensagem, porque é prioridade. A folha só sobe com escora.",
        ],
      },
      {
        question: "Quanto dura um cabo de aço?",
        answers: [
          "Alguns anos, conforme o uso e a ferrugem. Na revisão {visits.home} se vê o primeiro fio partido, que já condena o par.",
          "Depende de peso, chuva e roldana. Confira de longe na revisão {visits.home}: desfiou, troca.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, de longe, e outra da caixa do contrapeso, sem chegar perto da folha",
  },
  {
    id: "potencia-do-motor-do-condominio",
    broader: "condominio",
    label: "Potência do motor para condomínio",
    phrase: "a potência do motor para condomínio",
    asks: [
      ...combine(
        ["condomínio", "prédio", "portão predial", "garagem coletiva"],
        [
          "qual potência",
          "qual potência escolher",
          "qual potência motor escolher",
          "qual potência motor portão escolher",
          "qual potência motor",
          "qual potência motor portão",
          "motor potência ideal",
          "calcular potência motor",
          "calcular potência motor portão",
          "como calcular potência motor portão",
          "potência motor",
          "potência portão",
          "potência ideal",
          "quantos hp",
          "quantos cv",
          "quantos cavalos",
          "motor quantos hp",
          "motor quantos cv",
          "qual hp",
          "que potência",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "A potência do motor para portão de condomínio depende do peso da folha: em geral 1/2 HP no de correr de até uns 750 kg e 1 HP acima disso. O modelo é sempre predial, de uso intenso. Os ciclos por hora devem ficar um terço acima da hora mais cheia. A troca fica de {price.heavySwap}, com mão de obra.",
        "Em condomínio, escolha 1/2 HP para folha de correr de até uns 750 kg e 1 HP para a mais pesada, na linha predial ou industrial. Motor de mesma potência feito para casa esquenta e para na hora de pico. Com mão de obra, a troca em portão de prédio custa de {price.heavySwap}.",
        "Quantos HP o portão do prédio precisa depende do peso e do movimento: 1/2 HP costuma bastar até uns 750 kg no de correr, e acima disso se usa 1 HP. Confira na ficha os quilos e os ciclos por hora, os dois com um terço de folga. O motor predial, trocado com mão de obra, fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Potência do motor pelo peso do portão", "Quantos HP para cada portão de prédio"],
        slots: [
          [
            "O HP é um ponto de partida, e o limite em quilos da ficha é o que garante. Dois motores de 1/2 HP podem mover pesos diferentes, conforme a redução, o conjunto de engrenagens que troca velocidade por força.",
            "Use a lista para começar e confirme pelos quilos escritos na ficha do modelo. A mesma potência carrega mais ou menos peso conforme as engrenagens internas.",
            "A lista abaixo dá a ordem de grandeza. Quem decide no fim é a capacidade em quilos da ficha, que muda entre modelos de igual potência.",
          ],
        ],
        bullets: [
          "Correr, até uns 750 kg: em geral 1/2 HP predial, de uso intenso",
          "Correr, acima de 750 kg: 1 HP, da linha industrial ou predial",
          "Basculante de garagem coletiva: em geral 1/2 HP, com o contrapeso acertado antes",
          "De abrir: um motor por folha, escolhido pela largura e pelo peso de cada uma",
        ],
      },
      {
        about: "check",
        headings: ["Ciclos por hora: a conta da hora de pico", "Como calcular o movimento da garagem"],
        slots: [
          [
            "Ciclo é abrir e fechar uma vez. Conte quantas vezes o portão abre na hora mais cheia, quase sempre entre 7 e 8 da manhã, e some um terço.",
            "Um ciclo tem uma abertura e um fechamento. Peça à portaria a contagem da hora mais movimentada e acrescente um terço a ela.",
            "Cada abertura com o seu fechamento vale um ciclo. O número que interessa é o da hora de pico, com um terço a mais de folga.",
          ],
          [
            "Exemplo: com 30 aberturas nessa hora, procure na ficha pelo menos 40 ciclos por hora. Se a folha pesa 600 kg, a capacidade deve ser de 800 kg ou mais.",
            "Num prédio que abre 30 vezes no pico, o motor precisa aguentar 40 ciclos por hora. A mesma folga vale para o peso: folha de 600 kg pede capacidade de 800 kg.",
            "Assim, 30 aberturas no pico pedem 40 ciclos por hora na ficha, e uma folha de 600 kg pede 800 kg de capacidade.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que faz o preço subir", "O que muda o valor no condomínio"],
        slots: [
          [
            "O mais barato é trocar por um motor predial de 1/2 HP na mesma base e na mesma cremalheira. Encarecem a potência maior, o inversor, que parte e para sem tranco, e a obra de base ou de fiação.",
            "Sai por menos a troca que aproveita base, cremalheira e fiação. O valor sobe com mais potência, com inversor, a placa que acelera e freia aos poucos, e com serviço de alvenaria.",
            "Aproveitar a base e o cabo que já existem é o caso mais barato. Motor de 1 HP, inversor e circuito elétrico novo são o que mais pesa no orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais potente abre mais rápido?",
        answers: [
          "Não por ser mais potente. A velocidade vem da redução e da placa, e por isso o modelo com inversor costuma ganhar tempo.",
          "Nem sempre. O tempo de abertura está na ficha de cada modelo e não acompanha os HP.",
        ],
      },
      {
        question: "Como sei o peso do portão do prédio?",
        answers: [
          "O serralheiro ou o projeto costumam ter esse número. Sem ele, a largura, a altura e o material permitem uma estimativa, que a foto ajuda a fazer.",
          "Meça a largura e a altura e diga de que é a folha. Com isso e uma foto, o técnico estima o peso e confirma na visita.",
        ],
      },
      {
        question: "O motor de 1/2 HP de casa serve no condomínio?",
        answers: [
          "Serve só onde há poucas vagas, se os ciclos por hora da ficha cobrem o pico. Fora disso, ele esquenta e desarma na fila da manhã.",
          "Em prédio pequeno, às vezes. O que separa os dois não é o HP, e sim quantas aberturas seguidas cada um aguenta.",
        ],
      },
    ],
    photo: "fotos do portão do prédio e da etiqueta do motor, a largura da folha e o número de vagas",
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
          "escolher motor",
          "como escolher motor",
          "escolher motor portão",
          "escolha motor portão",
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
        "O melhor motor para portão de condomínio é o de uso intenso, ou industrial, com ciclos por hora acima do pico da garagem e capacidade um terço maior que o peso da folha. Com muito movimento, prefira inversor; a troca fica de {price.heavySwap}, com mão de obra.",
        "Em condomínio dura mais o motor de uso intenso que trabalha com folga: ciclos por hora além da hora de pico, quilos um terço acima da folha e, se há fila, inversor. A marca pesa menos que isso, e a troca em portão de prédio sai de {price.heavySwap}, instalada.",
        "Para escolher o motor do portão do condomínio, ou do prédio, conte as aberturas na hora de pico e pese a folha. Os ciclos por hora da ficha devem passar desse movimento, e os quilos, do peso da folha em um terço. Com fila na entrada, prefira inversor. A troca fica de {price.heavySwap}, com mão de obra.",
        "Para escolher entre os melhores motores para condomínio, olhe a ficha, e não só a marca: ciclos por hora acima das aberturas do pico e capacidade com um terço de sobra. O de uso intenso ou industrial, trocado em portão pesado, custa de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Três números que decidem", "O que comparar na ficha do motor"],
        slots: [
          [
            "O primeiro é o de ciclos por hora, quantas vezes ele abre e fecha sem esquentar, que deve passar do pico da garagem. O segundo é o peso que a ficha admite, com um terço a mais que a folha.",
            "Conte as aberturas entre 7 e 9 da manhã e procure ciclos por hora acima da hora mais cheia; ciclo é abrir e fechar uma vez. Depois compare os quilos, com folga de um terço.",
            "Comece pelos ciclos por hora, cada um com uma abertura e um fechamento, que precisam sobrar no pico. Em seguida veja a capacidade, um terço acima do peso da folha.",
          ],
          [
            "O terceiro é o tempo de abertura: quanto menor, menos fila na rua e menos carona atrás do carro. O inversor, que acelera e freia aos poucos, encurta esse tempo sem pancada.",
            "Por fim, os segundos de abertura, que reduzem a fila e a entrada de estranhos. Motor com inversor, de partida e parada suaves, ganha aqui.",
            "Resta a velocidade, que evita fila e carona, e nisso ajuda o inversor, a placa que controla a partida e a parada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que entra junto com o motor do prédio", "O que não pode faltar no prédio"],
        slots: [
          [
            "Peça no mesmo orçamento a fotocélula, que segura a folha com carro no vão, o sinaleiro na saída e o teste de recuo diante de obstáculo. Em garagem coletiva, luz e som na saída são exigidos pelo Contran.",
            "Fotocélula, força regulada com recuo e sinaleiro acompanham o motor de uso coletivo. A Resolução 38/1998 do Contran pede luz e som na saída de garagem coletiva.",
            "O motor vai com sensor de passagem, a fotocélula, recuo testado e aviso na calçada. Sinaleiro com luz e som é exigência do Contran em garagem coletiva.",
          ],
          [
            "Combine ainda quem guarda a chave de destravamento e se vale um nobreak, que mantém algumas aberturas sem luz.",
            "Decida também sobre o nobreak e deixe a chave de destravar com a portaria, com alguém treinado.",
            "Nobreak para a falta de luz e chave com a portaria completam o conjunto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que informar para receber a indicação", "Dados do portão do prédio"],
        slots: [
          [
            "Com estes dados a proposta já serve para a assembleia, porque definem o modelo sem adivinhação.",
            "São poucos dados, e eles bastam para indicar o modelo e comparar propostas.",
            "O modelo certo sai destes dados, que o zelador consegue reunir em uma volta pela garagem.",
          ],
        ],
        bullets: [
          "Largura, altura e material da folha",
          "Se sobe, corre ou gira",
          "Número de vagas e aberturas na hora de pico",
          "Foto da etiqueta do motor atual",
          "Tensão disponível na garagem",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve em condomínio pequeno?",
        answers: [
          "Com poucas vagas pode servir, se os ciclos por hora da ficha cobrem o pico. Na dúvida, a linha de uso intenso sai melhor que trocar duas vezes.",
          "Só se a hora cheia couber na ficha, o que acontece com poucas vagas. Acima disso ele esquenta e para.",
        ],
      },
      {
        question: "Quanto tempo o portão do prédio fica parado na troca?",
        answers: [
          "São {time.heavy} de trabalho, em geral num só dia, com horário combinado com a portaria.",
          "Leva {time.heavy}, fora do pico, com os moradores avisados na véspera.",
        ],
      },
      {
        question: "Qual marca é melhor para condomínio?",
        answers: [
          "A que tem modelo de uso intenso para o seu peso, com peça à venda na região. PPA, Garen, Rossi e Nice têm linhas assim.",
          "A escolha é de modelo: uso intenso, ciclos sobrando e reposição fácil. Várias marcas conhecidas oferecem isso.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Em prédio, {visits.business}, no mínimo, porque roda, cremalheira e sensor se gastam por abertura.",
          "A revisão se faz {visits.business}. Folha leve e sensor limpo são o que mais prolonga a vida do motor.",
        ],
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
      "valor colocar motor portão",
      "preço colocar motor portão",
      "quanto custa colocar motor portão",
      "quanto custa pôr motor portão",
      "valor para colocar motor no portão",
      "quanto fica colocar motor portão",

      "automatizador portão quanto custa",
      "automatizador portão valor",
      "automatizador preço",

      "portão com controle e motor preço",
      "automatizador portão preço",
      "preço automatizador portão",
      "preço automatizador portão eletrônico",
      "portão eletrônico controle motor preço",
      "portão eletrônico com motor e controle preço",
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
        "O motor de portão eletrônico instalado custa {models.pricesOr}, conforme a velocidade, no basculante de até {width.quarterHp}, com central, controles e mão de obra. Trocar o motor de um portão de correr ou de abrir fica de {price.homeSwap} em casa. O primeiro motor desses portões é orçado de graça, por foto.",
        "O preço do motor de portão com instalação é de {models.pricesNamed}, no basculante de até {width.quarterHp}, com entrega, central e controles. Em portão de correr ou de abrir, trocar o motor custa de {price.homeSwap}, com a mão de obra. Se o portão ainda é manual, o orçamento é grátis, por foto.",
        "Um motor de portão instalado sai de {price.lowest} a {price.highest} no basculante residencial de até {width.quarterHp}, com entrega, controles e montagem. Trocar o motor de um portão de correr ou de abrir custa de {price.homeSwap} em casa. Portão que nunca teve motor recebe orçamento por foto, porque precisa também de base, cremalheira ou suportes.",
        "Motor de portão com instalação tem preço fechado no basculante de até {width.quarterHp}: {models.pricesNamed}, com entrega, central e controles. Nos portões de correr ou de abrir, o motor trocado em casa custa de {price.homeSwap}, com mão de obra. Quem automatiza pela primeira vez paga também os suportes ou a cremalheira e a base.",
        "Para ter o motor de portão instalado, você paga {models.pricesOr} se o portão é basculante e mede até {width.quarterHp}, com central e controles incluídos. Nos outros tipos, a troca do motor em casa fica de {price.homeSwap}. Se nunca houve motor ali, o preço vem por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está no preço", "O que entra e o que fica à parte"],
        slots: [
          [
            "O kit do basculante reúne o motor, a central que o comanda e os controles já gravados, com entrega, montagem e regulagem. Se você comprou o motor em outro lugar, só a mão de obra parte de {price.installation}.",
            "No valor do kit basculante estão o motor, a central eletrônica, os controles prontos para usar, o transporte e a montagem regulada. Quem já tem o motor paga apenas a instalação, a partir de {price.installation}.",
            "Quem compra o kit para basculante recebe tudo junto: motor, placa central, controles cadastrados, entrega e instalação com ajuste. A montagem de um motor comprado por fora começa em {price.installation}.",
            "Kit de basculante quer dizer serviço completo: levamos o motor e a central, montamos, regulamos e deixamos os controles gravados. Para quem só precisa da montagem de um motor próprio, o serviço custa {price.installation} ou mais.",
            "Estão incluídos no basculante a entrega, o motor com a central, a mão de obra, a regulagem e os controles funcionando. Já a instalação avulsa, com aparelho que você comprou, sai desde {price.installation}.",
          ],
          [
            "No portão de correr que ainda é manual entram a cremalheira, que é a barra dentada presa à folha, e a base de fixação no piso. No de abrir vai um motor por folha. Ponto de energia, fotocélula e reparo da folha aparecem em linhas separadas, quando faltam.",
            "Portão de correr sem motor precisa de cremalheira, a barra com dentes presa à folha, e de base firme no piso; o de abrir leva um motor em cada folha. Tomada nova, fotocélula e acerto da folha são cobrados à parte, se você precisar deles.",
            "A primeira automação do portão de correr soma a base e a cremalheira, a barra de dentes vendida por metro. O portão de abrir com duas folhas leva dois motores e uma central só. Energia, fotocélula e conserto da folha vêm discriminados, quando necessários.",
            "Quem automatiza um portão de correr paga também a base no piso e a cremalheira, a barra dentada que transmite a força. Em duas folhas de abrir são dois motores. O orçamento mostra em itens próprios a fiação, a fotocélula e o reparo do portão.",
            "Nos portões de correr há material a mais quando nunca houve motor: a base no piso e a cremalheira, a barra de dentes presa à folha. Folha dupla de abrir leva um segundo motor. Fotocélula, energia e consertos na folha só entram se faltarem, cada um na sua linha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que faz o valor subir", "Por que dois portões têm preços diferentes"],
        slots: [
          [
            "No basculante, você paga pela velocidade. O kit mais caro tem inversor, a placa que acelera e freia aos poucos. Folha com mais de {width.quarterHp} ou de chapa grossa pede motor mais forte, orçado por foto.",
            "O que separa os kits de basculante é a velocidade, e o mais rápido usa inversor, a placa que controla a rotação. Folha com mais de {width.quarterHp} de largura ou muito pesada precisa de mais potência, e o valor vem pela foto.",
            "Os três kits de basculante têm a mesma força e mudam no tempo de abrir. O modelo com inversor também freia antes do fim. A folha pesada ou mais larga que {width.quarterHp} exige outro motor, com preço dado por foto.",
            "Abrir depressa custa mais, por causa do inversor, a placa que controla a velocidade. Para chapa grossa ou largura maior que {width.quarterHp}, nenhum dos três kits serve, e indicamos o motor pela foto.",
            "O tempo de abrir explica a diferença entre os kits de basculante, e o de inversor ainda suaviza a chegada. Acima de {width.quarterHp} de largura, ou com muito peso, a potência é outra, calculada pelas fotos.",
          ],
          [
            "O uso também pesa. Prédio, comércio e galpão abrem muitas vezes por dia e precisam de motor de uso intenso, de {price.heavySwap} com a mão de obra.",
            "O número de aberturas por dia completa a conta. Em condomínio ou empresa, o motor de uso intenso fica de {price.heavySwap}, já com o serviço.",
            "Conta ainda o movimento, porque um motor residencial não aguenta garagem coletiva. O de uso intenso custa de {price.heavySwap}, mão de obra incluída.",
            "Garagem de prédio e entrada de empresa ficam na faixa de {price.heavySwap}, com o serviço, porque o motor abre o dia todo e precisa ser de uso intenso.",
            "Quanto mais vezes o portão abre, mais forte precisa ser o motor. O de uso intenso, próprio para condomínio e comércio, custa de {price.heavySwap}, montagem incluída.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber o valor", "Fotos e medidas para o orçamento"],
        slots: [
          [
            "Com poucas fotos, o técnico diz qual motor serve e quanto ele fica instalado. Quanto mais completo o envio, menor a chance de o valor mudar depois. Mande:",
            "O tipo da folha, o tamanho dela e o lugar do motor definem o modelo e o preço, e tudo isso se vê em foto. Um envio completo evita item novo no dia da instalação.",
            "O valor final sai do conjunto: folha, espaço para o motor e energia por perto. Fotos desses três pontos bastam na maioria dos portões e evitam acréscimo de última hora.",
            "Um orçamento à distância funciona quando mostra onde o motor vai, como é a folha e onde há energia. Com esses dados o preço não precisa ser refeito na chegada do técnico.",
            "Separe alguns minutos para fotografar e medir, porque tamanho, tipo de portão e local do motor definem quase todo o custo. O que não aparece na imagem é o que costuma virar acréscimo.",
          ],
        ],
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
        answers: [
          "Dá. O valor do kit e o da mão de obra podem ser divididos em até {shop.instalments} vezes no cartão, ou pagos por Pix.",
          "Sim, em até {shop.instalments} parcelas no cartão de crédito, contando motor e serviço. Quem prefere pagar de uma vez usa Pix.",
          "O cartão aceita até {shop.instalments} vezes, tanto no motor quanto na instalação. O Pix é a outra forma de pagar.",
          "Pode: somando aparelho e montagem, o cartão divide em até {shop.instalments} parcelas, e o Pix fica para quem paga à vista.",
          "Parcelamos kit e serviço no cartão, no máximo em {shop.instalments} vezes. Também aceitamos Pix.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Com a folha em ordem, de {time.tilting} no basculante e de {time.sliding} no de correr. Base para concretar, energia a puxar ou folha a consertar aumentam o serviço.",
          "Conte {time.tilting} para o basculante e {time.sliding} para o deslizante, com o portão leve na mão. Falta de tomada ou de base firme alonga o trabalho.",
          "Basculante pronto para receber o motor leva {time.tilting}; deslizante, {time.sliding}. O que atrasa é obra de base, ponto elétrico ausente ou portão desalinhado.",
          "Se o portão anda leve e há tomada por perto, o serviço leva {time.tilting} no basculante e {time.sliding} no de correr. Reparos na folha contam fora desse tempo.",
        ],
      },
      {
        question: "O motor mais barato serve para o meu portão?",
        answers: [
          "Serve se a folha basculante tem até {width.quarterHp}, está equilibrada e abre poucas vezes por dia. Em portão pesado ou de muito uso, ele trabalha no limite e dura menos.",
          "Para basculante de casa, equilibrado e com até {width.quarterHp}, o Padrão dá conta: abre em {opening.padrao}. Folha pesada ou garagem coletiva pede um modelo mais forte.",
          "O Padrão atende basculante leve e equilibrado, de no máximo {width.quarterHp}, e abre em {opening.padrao}. Se o portão é pesado ou aberto o dia inteiro, escolha outro.",
          "Em casa, com folha equilibrada e largura até {width.quarterHp}, sim. Só aceite que ele demora {opening.padrao} e não foi feito para uso coletivo.",
        ],
      },
      {
        question: "O motor instalado tem garantia?",
        answers: [
          "Tem: {warranty.motor} no motor, dada pela fábrica, e {warranty.installation} na instalação. Guarde a nota e a data do serviço para acionar qualquer uma das duas.",
          "São {warranty.motor} de garantia de fábrica no motor e {warranty.installation} na instalação. A nota do serviço é o que comprova as datas.",
          "Sim, duas: a de fábrica, de {warranty.motor}, cobre o motor, e a nossa, de {warranty.installation}, cobre a montagem. Basta apresentar a nota.",
          "O motor sai com {warranty.motor} da fábrica, e o serviço, com {warranty.installation}. Conserve o comprovante com a data da instalação.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do lugar do motor e da tomada mais próxima, com a largura da folha",
  },
  {
    id: "motor-pelos-quilos-no-predio",
    broader: "condominio",
    label: "Motor de condomínio pelo peso",
    phrase: "o motor do condomínio pelo peso da folha",
    asks: [
      ...combine(
        ["condomínio", "prédio", "garagem coletiva"],
        [
          "motor portão kg",
          "qual motor portão kg",
          "motor kg",
          "motor portão quilos",
          "portão kg qual motor",
          "portão kg motor",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        ...usualWeights.filter((weight) => weight >= 200).map(tellBuildingMotorFor),
        "Em condomínio, o motor se escolhe por dois números: a capacidade em kg, um terço acima do peso da folha, e os ciclos por hora, acima do pico da garagem. A troca por motor de uso intenso fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Os dois números da ficha", "O que conferir além dos quilos"],
        slots: [
          [
            "Conte os carros da hora mais cheia e dobre, porque cada um pode abrir o portão sozinho. O motor precisa fazer mais ciclos por hora que isso; ciclo é abrir e fechar uma vez. O de casa, mesmo forte, esquenta e desarma no pico.",
            "O peso diz a força, e o movimento diz a linha. Some um terço às aberturas da hora cheia e procure esse número em ciclos por hora na ficha: é ele que separa o motor de prédio do motor de casa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na troca do prédio", "O que muda o valor no prédio"],
        slots: [
          [
            "Pesam no valor a capacidade, o inversor e o que pode ficar, como cremalheira de aço, fotocélula e controles. Trilho e roldanas gastos são trocados antes, porque uma folha presa queima o motor novo.",
            "Aproveitar cremalheira, fotocélula e controles em bom estado reduz a conta; trilho torto e roldana gasta aumentam, e se acertam antes do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de casa com os mesmos quilos serve?",
        answers: [
          "Não no uso coletivo: os quilos bastam, os ciclos não. Ele esquenta na hora de pico.",
          "Em prédio de poucos carros pode servir; com fila na entrada, não.",
        ],
      },
      {
        question: "Como saber o peso da folha do prédio?",
        answers: [
          "Largura, altura e material dão o peso aproximado. Mande as medidas e uma foto, que calculamos.",
          "Pela área e pelo material. O técnico confere movendo a folha na mão.",
        ],
      },
      {
        question: "Quanto tempo a garagem fica parada?",
        answers: [
          "De {time.heavy} na troca, em geral. Combine um horário de pouco movimento.",
          "A troca leva de {time.heavy}, e o portão pode ficar aberto com vigia nesse tempo.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor atual, a largura da folha e o número de vagas",
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
      ...combine(
        ["motor portão deslizante", "motor portão correr"],
        ["200 kg", "250 kg", "300 kg", "350 kg", "400 kg", "450 kg", "500 kg", "600 kg", "700 kg", "800 kg"],
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
        "Para escolher o motor pelo peso do portão, procure na ficha uma capacidade em kg um terço acima do peso da folha. Em casa, com poucas aberturas, folha de até uns 600 quilos usa motor residencial, de {price.homeSwap} na troca, com mão de obra. Acima disso, ou em condomínio e empresa, vai motor de uso intenso, de {price.heavySwap}.",
        "No portão de correr de casa, folha de até uns 600 quilos usa motor residencial, e a troca fica de {price.homeSwap}, com mão de obra. Acima desse peso, ou em condomínio, galpão e empresa, o motor é de uso intenso ou industrial, de {price.heavySwap}. A capacidade da ficha, em quilos, deve ficar um terço acima do peso da folha.",
        "O peso da folha decide a linha do motor: até uns 600 quilos em casa, residencial, de {price.homeSwap} na troca; acima disso ou em uso coletivo, uso intenso, de {price.heavySwap}, com mão de obra. Na ficha, procure capacidade um terço maior que o peso da folha. Uma foto com as medidas define o modelo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Capacidade em quilos e ciclos por hora", "O que conferir na ficha do motor"],
        slots: [
          [
            "Confira a capacidade em quilos na ficha do fabricante, e não no anúncio, que costuma arredondar para cima. O número da ficha vale para folha em trilho plano e com roldanas boas; em trilho torto, o mesmo motor puxa menos.",
            "O número que vale é a capacidade em quilos escrita na ficha do fabricante. Ela supõe trilho plano e roldanas em ordem, por isso um portão que agarra força até um motor bem escolhido.",
            "Compare os motores pelos quilos da ficha técnica, porque o anúncio costuma arredondar. Essa capacidade é medida com a folha andando livre, em trilho plano, e cai quando há roldana gasta ou sujeira.",
          ],
          [
            "Veja depois os ciclos por hora, que são quantas vezes o motor abre e fecha sem esquentar demais. O motor de casa costuma aceitar de 10 a 15, o que basta para uma família. Um prédio pode passar de 40, e a mesma folha pede outro motor.",
            "O segundo dado da ficha são os ciclos por hora: quantas vezes o motor abre e fecha antes de esquentar. O residencial costuma aceitar de 10 a 15, o que sobra para uma família. Em garagem coletiva, conte os carros da hora cheia e some metade.",
            "Os ciclos por hora completam a escolha, porque dizem quantas aberturas o motor faz sem superaquecer. De 10 a 15, o comum num motor de casa, servem a uma família. Portões de prédio chegam a 40 ou mais com o mesmo peso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber o peso sem balança", "O peso da sua folha, por estimativa"],
        slots: [
          [
            "A chapa de aço pesa perto de 8 kg por metro quadrado a cada milímetro de espessura. Multiplique a área por 8 e pelos milímetros, e some um terço pelo quadro. Em chapa de 2 mm, 12 m² dão perto de 255 kg, e 24 m² passam de 500 kg.",
            "Multiplique a largura pela altura. Conte uns 8 kg por metro quadrado para cada milímetro de chapa de aço e some um terço pelo quadro. Assim, 5 metros por 2,5 em chapa de 2 mm dão perto de 265 kg, e 8 metros por 3, perto de 510 kg.",
            "Largura, altura e material bastam para a conta. A chapa de aço tem cerca de 8 kg por metro quadrado e por milímetro, e o quadro soma um terço. Em chapa de 2 mm, uma folha de 12,5 m² fica perto de 265 kg, e uma de 24 m², perto de 510 kg.",
          ],
          [
            "No basculante a conta é outra, porque o contrapeso equilibra a folha e a largura decide: até {width.quarterHp}, o 1/4 HP costuma servir. No de abrir, a ficha traz dois limites, o peso e o comprimento de cada folha.",
            "Portão basculante se escolhe pela largura, já que o contrapeso segura o peso: até {width.quarterHp}, usa-se 1/4 HP. No portão de abrir, a ficha traz dois limites, o peso e o comprimento da folha.",
            "Se o seu é basculante, o contrapeso carrega a folha e vale a largura, com 1/4 HP até {width.quarterHp}. Se é de abrir, contam juntos o peso e o comprimento de cada lado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do motor de casa ao de uso intenso", "O que muda o preço conforme o peso"],
        slots: [
          [
            "Folha de até uns 600 kg, com poucas aberturas, usa motor residencial. Folha de 600 a 800 kg, ou de uso coletivo, usa motor de condomínio, e a mais pesada, motor industrial; os dois ficam na faixa de portão pesado.",
            "O peso da folha separa as faixas: abaixo de uns 600 kg, em casa, vale o motor residencial. Acima disso, ou onde muita gente abre, o motor é de condomínio e, para folha de mais de 800 kg, industrial.",
            "Motor de casa atende folha de até perto de 600 kg, com pouco uso. Com folha de 600 a 800 kg, ou em prédio, o preço é o da linha de condomínio, e as folhas maiores usam motor industrial.",
          ],
          [
            "Cremalheira (a régua de dentes presa à folha), base e ponto de energia entram à parte quando faltam. Em folha pesada a cremalheira é de aço, e as roldanas são conferidas, porque motor nenhum compensa trilho ruim.",
            "O que falta no local entra no preço, como a base de concreto, o circuito próprio e a cremalheira, a barra dentada que o motor puxa. Portão pesado precisa de cremalheira de aço e de trilho em ordem, porque a força do motor não substitui isso.",
            "Base, ponto de energia e cremalheira, a barra de dentes da folha, somam ao preço quando ainda não existem. A cremalheira é de aço nos portões pesados, e trilho ou roldana ruim é corrigido antes de ligar o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 600 kg serve em portão de 200 kg?",
        answers: [
          "Motor de 600 kg serve em portão de 200 kg, com a força de fechamento regulada na central, no mínimo que move a folha. Só custa mais, e um modelo de 300 kg na ficha já daria conta em casa. O que a sobra não corrige é folha que prende.",
          "Serve, desde que a força seja ajustada na central para o mínimo necessário. Para essa folha um motor de 300 kg na ficha bastaria em casa, e o dinheiro a mais não resolve trilho torto nem roldana gasta.",
        ],
      },
      {
        question: "Motor de 300 kg aguenta portão de 400 kg?",
        answers: [
          "Não: 300 kg é pouco para essa folha, porque o motor trabalharia acima da ficha, esquentaria e gastaria a engrenagem. Com um terço de folga, o portão de 400 kg pede perto de 600 kg de capacidade.",
          "A ficha de 300 kg é pouco para 400 kg de portão, e a engrenagem seria a primeira a ceder. Procure uma capacidade próxima de 600 kg, que deixa a folga de um terço.",
        ],
      },
      {
        question: "HP diz se o motor aguenta o peso?",
        answers: [
          "Só em parte. Dois motores de mesmo HP podem ter reduções diferentes e capacidades bem distantes, por isso compare os quilos e os ciclos por hora da ficha.",
          "Não sozinho, porque a redução das engrenagens muda o que o motor puxa. Para o peso da folha, olhe os quilos da ficha e, para o uso, os ciclos por hora.",
        ],
      },
      {
        question: "O portão precisa andar fácil na mão?",
        answers: [
          "Precisa andar sem prender, em trilho nivelado. Mesmo pesada, a folha de correr rola quando um adulto a empurra devagar, com o disjuntor desligado e o motor solto. Se ela agarra, acerte roldanas e trilho antes de comprar o motor.",
          "Sim: com o motor destravado e o disjuntor desligado, a folha de correr deve rolar com um empurrão contínuo. Quando ela agarra, o problema é roldana ou trilho, e motor mais forte só esconde o defeito por um tempo.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.sliding} em portão de correr de casa e de {time.heavy} em portão pesado de prédio ou galpão, com a base e a energia prontas.",
          "Com base e ponto de energia no lugar, um portão de correr residencial toma de {time.sliding}, e o pesado, de {time.heavy}.",
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
      "melhor motor portão casa",
      "qual melhor motor portão casa",
      "melhor motor portão residencial",
      "melhor motor portão residência",
      "melhor motor portão eletrônico casa",

      ...combine(
        ["casa", "residência", "residencial"],
        ["melhor motor", "melhores motores", "motor ideal", "motor indicado", "melhor automatizador"],
      ),
      "qual motor escolher casa",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor de portão residencial para basculante de até {width.quarterHp}, na nossa opinião, é o Speedy: abre em {opening.speedy} e custa {price.speedy} instalado. Para gastar menos, há o Padrão, por {price.padrao}, e para entrar depressa, o JetFlex, por {price.jetflex}. No de correr, escolha pelo peso da folha, com um terço de folga.",
        "Qual motor residencial comprar para o portão de casa depende de como ele abre. No basculante de até {width.quarterHp}, recomendamos o Speedy, por {price.speedy} instalado; de correr ou de abrir, um motor para um terço acima do peso, de {price.homeSwap} na troca.",
        "O melhor automatizador para casa é o que dá conta da folha sem sobrar demais. No basculante de até {width.quarterHp}, recomendamos o Speedy, por {price.speedy} instalado; o Padrão, de {price.padrao}, é o mais em conta. No portão de correr, use um deslizante com um terço de folga sobre o peso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O melhor para cada portão", "Qual motor, conforme a folha abre"],
        slots: [
          [
            "O tipo de portão decide o motor antes da marca. Os kits de basculante têm todos 1/4 HP de força, e o que muda entre eles é o tempo de abrir.",
            "Escolha primeiro o tipo de motor e depois a velocidade. Os três kits de basculante têm 1/4 HP e diferem no tempo de abrir.",
            "O jeito como a folha se move decide o tipo de motor. No basculante, os três kits têm a mesma força, e o que muda é o tempo de abrir.",
          ],
        ],
        bullets: [
          "Basculante até {width.quarterHp}: Padrão em {opening.padrao}, Speedy em {opening.speedy}, JetFlex em {opening.jetflex}",
          "De correr: motor para um terço a mais que o peso, como 400 kg para folha de 300 kg",
          "De abrir: um motor por folha, de pistão em coluna estreita ou de braço em coluna larga",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Antes de escolher a marca"],
        slots: [
          [
            "O motor certo sai de quatro dados da casa, e com eles a indicação vem com o preço.",
            "Com quatro informações você evita a compra errada. Anote-as antes de comparar motores.",
            "Estes dados do portão valem mais que a marca do motor. Junte-os antes de pedir preço.",
          ],
        ],
        bullets: [
          "Como a folha abre e de que material é",
          "A largura e a altura da folha",
          "Se ela anda leve na mão, sem raspar",
          "Quantas vezes o portão abre por dia",
        ],
      },
      {
        about: "care",
        headings: ["Rotina para o portão de casa durar", "O que fazer por mês e por ano"],
        slots: [
          [
            "Limpe o trilho e a fotocélula uma vez por mês e ouça se há ruído novo. A revisão {visits.home} confere força, sensores e fixações.",
            "Uma limpeza mensal das lentes e do trilho evita boa parte das paradas. O técnico revisa {visits.home}.",
            "Todo mês, passe pano seco nas lentes e vassoura no trilho, e repare se surgiu ruído. A revisão do técnico é {visits.home}.",
          ],
          [
            "Com essa rotina, o motor residencial dura de {trade.life}. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "O motor de casa vai de {trade.life} com folha leve e limpa. São {warranty.motor} de garantia nele e {warranty.installation} no serviço.",
            "Um motor de casa bem cuidado dura de {trade.life}. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca de motor é melhor para casa?",
        answers: [
          "A que tem modelo para o peso da sua folha e peça fácil, como PPA, Garen, Peccinin ou Rossi. Entre modelos iguais, decide o preço instalado.",
          "Depende do portão e da peça disponível. PPA, Garen, Peccinin e Rossi são comuns e fáceis de repor.",
        ],
      },
      {
        question: "Vale a pena motor rápido em casa?",
        answers: [
          "Em rua movimentada, vale. Em rua calma, o Speedy ou o Padrão bastam, e folha rápida exige fotocélula.",
          "Vale se a espera na rua incomoda. O motor rápido precisa de fotocélula e de folha equilibrada.",
        ],
      },
      {
        question: "Motor de casa serve em condomínio?",
        answers: [
          "Não: o residencial esquenta com muitas aberturas seguidas. Garagem coletiva pede motor de uso intenso, de {price.heavySwap} na troca.",
          "Não serve, porque no prédio o portão abre o dia todo. O motor de uso intenso fica de {price.heavySwap} na troca, com mão de obra.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "A instalação leva {time.tilting} no basculante e {time.sliding} no de correr, com a base e o ponto de energia prontos.",
          "Leva {time.tilting} no basculante e {time.sliding} no deslizante, com a folha em ordem e o ponto de energia pronto.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura e a altura da folha",
  },
];
