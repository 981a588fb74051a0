import type { KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Movement = "sliding" | "tilting" | "both" | "inverter";

type Faulty = {
  id: string;
  broader: string;
  /** Its name in sentences, after "o": "PPA DZ Rio", "motor Garen". */
  name: string;
  /** How titles name it. */
  names: string[];
  moves: Movement;
  /** How the page opens: what fails in it, with the sign of each. */
  leads: string[];
  /** Why this one fails: what is true of it and not of others. */
  why: string[];
  /** What titles ask of it besides its faults. */
  also?: string[];
  /** What is asked of this one alone. */
  own?: KnowledgeQuestion[];
};

const wishes = [
  "defeito",
  "defeito comum",
  "defeito mais comum",
  "principal defeito",
  "problema",
  "problema comum",
  "problema mais comum",
  "dá problema",
  "dá defeito",
];

const signs: Record<Movement, string[]> = {
  sliding: [
    "Ronca e não sai: capacitor fraco, pedra no trilho ou roldana travada",
    "Gira e a folha fica parada: engrenagem gasta ou motor destravado",
    "Bate no fim ou deixa fresta: ímã do fim de curso deslocado",
    "Estala ao andar: cremalheira solta ou com a folga errada",
    "Abre e não fecha: fotocélula suja ou desalinhada",
  ],
  tilting: [
    "Ronca e não sobe: capacitor fraco ou folha desequilibrada",
    "Gira e a folha fica parada: porca do fuso gasta ou motor destravado",
    "Bate em cima ou deixa fresta embaixo: fim de curso fora do ponto",
    "Estala na subida: fuso sem graxa ou braço com folga",
    "Abre e não fecha: fotocélula suja ou desalinhada",
  ],
  both: [
    "Ronca e não anda: capacitor fraco ou folha presa",
    "Gira em falso: engrenagem gasta no portão de correr, porca do fuso no basculante",
    "Passa do ponto ou para antes: fim de curso deslocado",
    "Abre e não fecha: fotocélula suja ou desalinhada",
    "Não reage nem à botoeira: disjuntor, fusível ou placa",
  ],
  inverter: [
    "Não reage nem à botoeira: disjuntor, fusível ou placa inversora",
    "Parou depois de temporal ou queda de luz: surto na placa",
    "Anda aos trancos ou perde velocidade: folha pesada, sensor de posição ou cabo",
    "Bate no fim ou para antes: percurso que precisa ser gravado de novo",
    "Abre e não fecha: fotocélula suja ou desalinhada",
  ],
};

const steps: Record<Movement, string[]> = {
  sliding: [
    "Veja se o disjuntor do portão está ligado. Se ele cair de novo, deixe desligado.",
    "Troque a pilha do controle e teste a botoeira, o botão da parede.",
    "Limpe as lentes da fotocélula e olhe se há pedra ou areia no trilho.",
    "Acione uma única vez, de longe, e escute se o motor fica mudo, ronca ou gira.",
    "Desligue o disjuntor e fotografe a etiqueta do motor.",
  ],
  tilting: [
    "Olhe de longe os cabos e a folha: com cabo frouxo ou folha torta, desligue o disjuntor e pare aqui.",
    "Veja se o disjuntor está ligado. Se ele cair de novo, deixe desligado.",
    "Troque a pilha do controle e limpe as lentes da fotocélula.",
    "Acione uma única vez, sem ninguém sob a folha, e escute o motor.",
    "Desligue o disjuntor e fotografe a etiqueta do motor.",
  ],
  both: [
    "Veja se o disjuntor do portão está ligado. Se ele cair de novo, deixe desligado.",
    "Troque a pilha do controle e teste a botoeira, o botão da parede.",
    "Limpe as lentes da fotocélula e olhe se algo prende a folha.",
    "Acione uma única vez, de longe, e escute se o motor fica mudo, ronca ou gira.",
    "Desligue o disjuntor e fotografe a etiqueta do motor.",
  ],
  inverter: [
    "Veja se o disjuntor do portão está ligado. Se ele cair de novo, deixe desligado.",
    "Se está ligado, desligue por um minuto e religue uma única vez.",
    "Troque a pilha do controle e limpe as lentes da fotocélula.",
    "Acione uma vez pela botoeira, com a passagem livre.",
    "Sem resposta, desligue o disjuntor e fotografe a etiqueta do motor.",
  ],
};

const dear: Record<Movement, string> = {
  sliding: "engrenagem e placa",
  tilting: "redutor e placa",
  both: "placa, engrenagem e redutor",
  inverter: "placa inversora e redutor",
};
const cheap: Record<Movement, string> = {
  sliding: "ímã e capacitor",
  tilting: "capacitor e porca do fuso",
  both: "capacitor e fim de curso",
  inverter: "cabo e sensor de posição",
};

const waiting: Record<Movement, string[]> = {
  sliding: [
    "Se ele só para fora do ponto, sim, com a passagem livre e você olhando. Se ronca parado, cheira a queimado ou derruba o disjuntor, desligue e não insista.",
    "Pode, enquanto a folha corre reta e o defeito é só a parada errada. Ronco sem movimento, cheiro forte ou disjuntor que cai pedem energia desligada.",
  ],
  tilting: [
    "Com cabo frouxo, folha torta ou estalo na subida, não: desligue o disjuntor e deixe o portão fechado e travado. Se ele só para um pouco fora do ponto, use o mínimo e sem ninguém por baixo.",
    "Só se a folha sobe reta e sem estalo, e o mínimo possível. Diante de cabo frouxo ou folha torta, deixe fechado, travado e com a energia cortada.",
  ],
  both: [
    "Se o portão anda reto e só para fora do ponto, sim, com a passagem livre. Se o motor ronca parado ou derruba o disjuntor, desligue e não insista. Basculante com cabo frouxo fica fechado.",
    "Pode, quando o defeito é só a parada errada. Motor que ronca sem andar, cheiro de queimado ou folha torta pedem disjuntor desligado até a visita.",
  ],
  inverter: [
    "Se ele anda reto e só para fora do ponto, o mínimo e com a passagem livre. Se não responde ou derruba o disjuntor, deixe desligado; basculante fica fechado e travado.",
    "Só enquanto a folha anda reta e sem tranco. Diante de cheiro forte, disjuntor que cai ou folha torta, corte a energia e espere.",
  ],
};

function sectionsOf({ name, moves, why }: Faulty): KnowledgeSection[] {
  return [
    {
      about: "signs",
      headings: [`O que cada sinal indica no ${name}`, `Do sintoma à peça no ${name}`],
      slots: [
        [
          "O som e o ponto em que o portão para indicam a peça. A medição confirma antes da troca.",
          "Encontre o sinal que você vê ou ouve. O técnico mede a peça antes de trocar.",
          "Cada defeito tem um sinal próprio, e o técnico o confirma com medição.",
        ],
      ],
      bullets: signs[moves],
    },
    { about: "causes", headings: [`Por que o ${name} falha`, `O que desgasta o ${name}`], slots: [why] },
    {
      about: "check",
      headings: ["Testes que você pode fazer", "O que conferir antes de chamar"],
      slots: [
        [
          "Siga a ordem com a passagem livre e sem abrir a tampa do motor.",
          "Faça por fora, sem ferramenta e com todos longe da folha.",
          "A tampa do motor fica fechada, e ninguém passa pelo vão durante o teste.",
        ],
      ],
      steps: steps[moves],
    },
    {
      about: "cost",
      headings: ["Preço do conserto e hora de trocar", "Consertar ou trocar o motor"],
      slots: [
        [
          `Depois da regulagem, as peças mais baratas são ${cheap[moves]}; as mais caras, ${dear[moves]}. Se duas peças caras falharam juntas e o motor já passou de {trade.life}, compare com a troca, de {price.homeSwap} em casa, com mão de obra.`,
          `Consertar ${cheap[moves]} pesa pouco no bolso, e ${dear[moves]} encarecem o serviço. Com mais de um defeito caro num motor velho, a troca em casa, de {price.homeSwap} com mão de obra, costuma valer mais.`,
          `O que encarece o conserto são ${dear[moves]}; ${cheap[moves]} custam bem menos. A troca do motor, de {price.homeSwap} em casa, com mão de obra, entra na conta quando várias peças falham ao mesmo tempo.`,
        ],
      ],
    },
  ];
}

function toFaults(faulty: Faulty): NarrowConcept {
  const { id, broader, name, names, moves, leads, also = [], own = [] } = faulty;
  const hums: KnowledgeQuestion = {
    question: `O ${name} ronca e não anda. Queimou?`,
    answers: [
      "Nem sempre: capacitor fraco e folha presa dão o mesmo ronco. Desligue o disjuntor e espere a medição, porque insistir é o que queima o enrolamento.",
      "Pode ser só o capacitor, a peça que dá a partida, ou a folha presa. Não tente de novo: roncando, o motor esquenta em minutos.",
    ],
  };
  return {
    id,
    isAskedByName: true,
    broader,
    label: `Defeitos do ${name}`,
    phrase: `os defeitos do ${name}`,
    asks: combine(names, [...wishes, ...also]),
    intent: "repair",
    answers: { any: leads },
    sections: sectionsOf(faulty),
    keep: [],
    questions: [
      ...own,
      ...(moves === "inverter" ? [] : [hums]),
      { question: "Posso usar o portão até a visita?", answers: waiting[moves] },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Ajuste e peça pequena ficam prontos em até {trade.smallRepair}. Placa e peça interna dependem de haver a do modelo, e o prazo é informado com o valor.",
          "Até {trade.smallRepair} para o ajuste e as peças pequenas. Se for placa ou peça interna do modelo, o técnico informa o prazo com o valor.",
        ],
      },
    ],
    photo: `uma foto da etiqueta do motor e, se ele ainda anda sem risco, um vídeo com som do defeito`,
  };
}

const visit = "A visita com ajuste em casa parte de {price.preventive}, sem peças.";

const models: Faulty[] = [
  {
    id: "ppa-dz-rio-defeitos",
    broader: "ppa-dz-rio",
    name: "PPA DZ Rio",
    names: ["dz rio", "ppa dz rio", "motor ppa dz rio", "ppa rio"],
    moves: "sliding",
    leads: [
      `Os defeitos mais comuns do PPA DZ Rio são engrenagem gasta, quando o motor gira e a folha não anda, capacitor fraco, quando ele ronca parado, e ímã de fim de curso deslocado, quando o portão passa do ponto. Placa com umidade aparece depois da chuva. ${visit}`,
      `No motor PPA DZ Rio, os problemas mais comuns são a engrenagem que se gasta na cremalheira, o capacitor que perde força e o ímã que sai do lugar. Girar em falso, roncar parado e passar do ponto são os sinais de cada um. ${visit}`,
    ],
    why: [
      "O DZ Rio costuma puxar folha de casa mais pesada, e por isso o desgaste começa na engrenagem: cremalheira baixa, alta ou com emenda torta come os dentes. A folga certa é de {rack.clearance} em todo o curso. Como o motor fica no piso, junto do trilho, tampa mal fechada deixa entrar água e formiga na placa.",
      "Roldana gasta e trilho sujo fazem o Rio puxar mais peso do que a etiqueta prevê, e quem cede é a engrenagem ou o capacitor. Uma cremalheira fora da folga de {rack.clearance} acelera esse desgaste. A placa, perto do chão, sofre com água quando a vedação da tampa envelhece.",
    ],
    own: [
      {
        question: "A engrenagem do DZ Rio quebra sempre. Por quê?",
        answers: [
          "Porque a causa ficou: cremalheira desalinhada, roldana travada ou batente frouxo. O técnico acerta a folga em {rack.clearance} e a folha antes de pôr a peça nova.",
          "Quase sempre é a cremalheira torta ou a folha pesada, e não a peça. Sem corrigir isso, a nova quebra também.",
        ],
      },
    ],
  },
  {
    id: "ppa-dz-home-defeitos",
    broader: "ppa-dz-home",
    name: "PPA DZ Home",
    names: ["dz home", "ppa dz home", "motor ppa dz home"],
    moves: "sliding",
    leads: [
      `Os defeitos mais comuns do PPA DZ Home são capacitor fraco, que o deixa roncando parado, engrenagem gasta, que gira sem puxar a folha, e ímã de fim de curso fora do lugar. Quando ele esquenta e para, a folha costuma pesar mais do que um motor de casa aguenta. ${visit}`,
      `Os problemas do motor PPA DZ Home quase sempre começam na folha: portão pesado ou trilho sujo esquenta o motor, cansa o capacitor e gasta a engrenagem. Parada fora do ponto é ímã deslocado. ${visit}`,
    ],
    why: [
      "O DZ Home é um deslizante de casa, para folha leve e poucas aberturas por dia. Chapa fechada, areia no trilho ou uso de várias famílias faz o motor trabalhar no limite: ele esquenta, desarma e volta a funcionar depois de frio. Nesse caso, trocar o capacitor alivia por pouco tempo, e o que resolve é a folha leve ou um motor maior.",
      "Por ser residencial, o DZ Home tem pouca sobra de força. Roldana gasta, rampa e chapa fechada consomem essa sobra e adiantam a troca de capacitor e engrenagem. Se o portão não corre leve na mão, com o motor solto e sem energia, o defeito está na folha.",
    ],
    own: [
      {
        question: "O DZ Home para depois de várias aberturas. É defeito?",
        answers: [
          "Pode ser a proteção térmica, que desliga o motor quente. Se acontece em uso normal, a folha está pesada ou o capacitor, fraco.",
          "Muitas vezes é o motor quente que se protege. Uso de várias famílias ou folha pesada pede um modelo maior.",
        ],
      },
    ],
  },
  {
    id: "garen-kdz-defeitos",
    broader: "garen-kdz",
    name: "Garen KDZ",
    names: ["kdz", "garen kdz", "motor garen kdz"],
    moves: "sliding",
    leads: [
      `Os defeitos mais comuns do Garen KDZ são ímã de fim de curso deslocado, que faz o portão bater ou deixar fresta, capacitor fraco, que o deixa roncando, e engrenagem gasta, que gira sem puxar a folha. Depois de chuva, a suspeita é a central. ${visit}`,
      `No motor Garen KDZ, os problemas mais comuns aparecem na parada, na partida e na tração: ímã fora do lugar, capacitor fraco e engrenagem gasta. Cada um tem sinal próprio, e só a central precisa de medição para ser condenada. ${visit}`,
    ],
    why: [
      "No KDZ, dois ímãs presos à cremalheira marcam a parada, e a vibração os solta: o portão passa a bater ou a parar antes. A engrenagem dura menos quando a cremalheira não mantém {rack.clearance} de folga ou quando a base do motor afrouxa. Na versão Speed, que é rápida, folha pesada e batente frouxo adiantam esse desgaste.",
      "Ímã mal preso, base frouxa e cremalheira sem a folga de {rack.clearance} explicam boa parte dos chamados em KDZ. A central falha mais por água na tampa e por surto na rede. Quem tem o Speed, a versão rápida, precisa de batente firme, porque a folha chega com mais força.",
    ],
    own: [
      {
        question: "Meu KDZ passou a abrir ao contrário. O que houve?",
        answers: [
          "Depois de um serviço, a ligação do motor ou dos ímãs pode ter ficado invertida. Desligue o disjuntor, porque a folha pode não parar no ponto.",
          "Em geral, fio do motor ou sensor invertido na última manutenção. Deixe sem energia até o técnico corrigir.",
        ],
      },
    ],
  },
  {
    id: "rossi-dz-nano-defeitos",
    broader: "rossi-dz-nano",
    name: "Rossi DZ Nano",
    names: ["dz nano", "rossi dz nano", "motor rossi dz nano", "rossi nano", "nano turbo"],
    moves: "sliding",
    leads: [
      `Os defeitos mais comuns do Rossi DZ Nano são engrenagem gasta, capacitor fraco, ímã de fim de curso deslocado e motor que esquenta com folha pesada demais para ele. Girar sem puxar, roncar parado e passar do ponto são os sinais dos três primeiros. ${visit}`,
      `O Rossi DZ Nano dá problema, quase sempre, quando a folha pesa mais do que um motor compacto aguenta: ele esquenta, ronca e gasta a engrenagem cedo. Fora isso, falham o capacitor e o ímã que marca a parada. ${visit}`,
    ],
    why: [
      "O Nano é o compacto da linha DZ e tem pouca sobra de força. Roldana gasta, rampa, chapa fechada ou vento aparecem nele antes que num motor maior: a folha anda aos trancos, o motor esquenta e a engrenagem pula na cremalheira. Na versão Turbo, que abre mais rápido, trilho sujo e batente frouxo pesam ainda mais.",
      "Por ser pequeno, o DZ Nano sente primeiro o que está errado no portão. Antes de trocar peça, o técnico corre a folha na mão, limpa o trilho e acerta a cremalheira a {rack.clearance} da engrenagem. Se o peso passa da etiqueta, a peça nova também dura pouco, e o indicado é um motor maior.",
    ],
    own: [
      {
        question: "O DZ Nano faz barulho de catraca. O que é?",
        answers: [
          "É o dente da engrenagem pulando na cremalheira, por folga demais, base frouxa ou engrenagem gasta. Pare de usar até o ajuste.",
          "A engrenagem está pulando: a cremalheira afastou ou os dentes gastaram. Cada abertura estraga um pouco mais.",
        ],
      },
    ],
  },
  {
    id: "peccinin-gatter-defeitos",
    broader: "peccinin-gatter",
    name: "Peccinin Gatter",
    names: ["gatter", "peccinin gatter", "motor peccinin gatter"],
    moves: "sliding",
    leads: [
      `Os defeitos mais comuns do Peccinin Gatter são capacitor fraco, que o deixa roncando parado, engrenagem gasta, que gira sem mover a folha, e fim de curso deslocado. No Gatter antigo, confira também a folga do redutor, porque é ela que decide entre consertar e trocar. ${visit}`,
      `No motor Peccinin Gatter, os problemas de sempre são capacitor, engrenagem e fim de curso, todos com conserto. O que condena um Gatter antigo é o redutor com folga ou a falta de engrenagem do modelo. ${visit}`,
    ],
    why: [
      "Há muitos Gatter com anos de uso, e neles o capacitor envelhece e tira a força da partida, o que parece motor queimado. A engrenagem é própria de cada versão: a de um Gatter nem sempre serve em outro. Redutor com folga ou ruído de moagem não compensa conserto elétrico.",
      "A idade pesa: capacitor velho, graxa seca no redutor e roldana gasta somam esforço até o motor roncar. Antes de comprar engrenagem, compare o modelo inteiro da etiqueta, porque há versões com peças diferentes. Placa fora de linha pode dar lugar a uma universal.",
    ],
    own: [
      {
        question: "Ainda se acha engrenagem de Gatter?",
        answers: [
          "Para muitas versões, sim, pelo modelo exato da etiqueta. Se a da sua acabou, a saída é trocar o motor.",
          "Depende da versão. A foto da etiqueta e da peça usada, com uma régua, mostra se há original ou compatível.",
        ],
      },
    ],
  },
  {
    id: "ppa-penta-defeitos",
    broader: "ppa-penta",
    name: "PPA Penta",
    names: ["penta", "ppa penta", "motor ppa penta"],
    moves: "tilting",
    leads: [
      `Os defeitos mais comuns do PPA Penta são porca do fuso gasta, que gira sem levar a folha, fim de curso fora do ponto, capacitor fraco e motor que esquenta e para na hora de pico. Os dois últimos costumam vir de contrapeso errado ou de aberturas demais. ${visit}`,
      `No motor PPA Penta, os problemas mais comuns são fuso e porca gastos, parada desregulada e superaquecimento em garagem cheia. Antes da peça, o técnico confere cabos e contrapeso, que são a causa na maioria dos casos. ${visit}`,
    ],
    why: [
      "O Penta trabalha em basculante largo ou de prédio, e quem carrega a folha são os cabos e o contrapeso. Quando eles perdem o ajuste, o motor passa a levantar peso: o fuso e a porca se gastam, o capacitor enfraquece e a proteção térmica desliga tudo na hora de pico. Trocar a peça sem acertar o contrapeso faz o defeito voltar.",
      "Folha grande e muitas aberturas seguidas são o trabalho do Penta, e o desgaste segue o contrapeso. Com a folha desequilibrada, a rosca do fuso e a porca cedem primeiro, e a parada sai do ponto. Em prédio, a revisão {visits.business} pega isso antes de o portão parar.",
    ],
    own: [
      {
        question: "O Penta esquenta e para na hora de pico. É defeito?",
        answers: [
          "Pode ser a proteção térmica. Se a folha está equilibrada e o capacitor mede bem, as aberturas passam do que a versão aguenta.",
          "Nem sempre: ele se protege quando trabalha além do limite. O técnico confere contrapeso e capacitor antes de falar em versão maior.",
        ],
      },
    ],
  },
  {
    id: "ppa-bv-home-defeitos",
    broader: "ppa-bv-home",
    name: "PPA BV Home",
    names: ["bv home", "ppa bv home", "motor ppa bv home"],
    moves: "tilting",
    leads: [
      `Os defeitos mais comuns do PPA BV Home são porca do fuso gasta, quando o motor gira e a folha não sobe, capacitor fraco, quando ele ronca, e fim de curso fora do ponto, quando bate ou deixa fresta. Folha desequilibrada está por trás da maioria. ${visit}`,
      `No motor PPA BV Home, os problemas mais comuns vêm do basculante desequilibrado: a porca do fuso se gasta, o capacitor enfraquece e a parada sai do lugar. O técnico confere o contrapeso antes de trocar qualquer peça. ${visit}`,
    ],
    why: [
      "O BV Home conduz a folha, e quem carrega o peso é o contrapeso. Cabo que esticou, revestimento novo ou portão encharcado desfaz o equilíbrio, e a porca, que sobe pelo fuso, gasta como se levantasse tudo sozinha. Fuso seco e folha acima de {width.quarterHp} de largura, no 1/4 HP, adiantam o mesmo desgaste.",
      "Porca e capacitor do BV Home duram enquanto a folha fica parada onde é deixada. Quando o contrapeso já não equilibra, o motor ronca na subida, a porca perde os dentes e o fim de curso é forçado. A placa falha menos, quase sempre por água ou surto na rede.",
    ],
    own: [
      {
        question: "O BV Home sobe e não desce direito. O que é?",
        answers: [
          "Fotocélula suja, fim de curso fora do ponto ou folha leve demais na descida, por contrapeso em excesso. Os dois últimos são serviço do técnico.",
          "Limpe a fotocélula. Se continuar, o técnico confere o fim de curso e o contrapeso, com a folha escorada.",
        ],
      },
    ],
  },
  {
    id: "speedy-defeitos",
    broader: "speedy",
    name: "motor Speedy",
    names: ["speedy", "motor speedy", "ppa speedy", "motor ppa speedy"],
    moves: "tilting",
    leads: [
      `Os defeitos mais comuns do motor Speedy são fim de curso fora do ponto, que faz a folha bater, porca do fuso gasta e capacitor fraco. Como ele abre em {opening.speedy}, a folha desequilibrada ou o braço com folga aparece antes que num motor comum. ${visit}`,
      `No motor Speedy, os problemas mais comuns são batida no fim do curso, desgaste da porca do fuso e partida fraca. Quase todos começam na folha desequilibrada, que um motor rápido sente primeiro. ${visit}`,
    ],
    why: [
      "O Speedy move o basculante mais depressa que o motor comum, e qualquer folga vira pancada: braço frouxo, solda trincada ou parada fora do ponto. O fuso precisa de graxa, e a folha, de contrapeso certo. Com a revisão {visits.home}, esses ajustes são feitos antes de a peça quebrar.",
      "Velocidade maior cobra mais do portão. Se a folha bate em cima ou embaixo, o fim de curso saiu do ponto, e a pancada repetida afrouxa braço e suporte. Folha desequilibrada força a porca do fuso e o capacitor na partida.",
    ],
  },
  {
    id: "jetflex-defeitos",
    broader: "jetflex",
    name: "motor JetFlex",
    names: ["jetflex", "ppa jetflex", "motor jetflex", "motor ppa jetflex", "jet flex"],
    moves: "inverter",
    leads: [
      `Os defeitos mais comuns do motor JetFlex estão na placa com inversor: ela trava ou queima com surto, rede oscilando ou água na caixa. Depois vêm o percurso que se perde, e a folha bate ou para antes, e a folha pesada, que tira a velocidade. ${visit}`,
      `No motor JetFlex, o problema mais comum é a placa inversora, sensível a raio e a queda de luz; o motor em si costuma estar bom. Andar aos trancos ou bater no fim indica folha pesada ou percurso a gravar de novo. ${visit}`,
    ],
    why: [
      "O JetFlex não tem o capacitor de partida do motor comum: quem o faz andar é o inversor, na placa. Rede que oscila, falta de aterramento e raio atingem essa placa, que só aceita outra da mesma linha e custa mais. Circuito próprio e protetor contra surto no quadro evitam boa parte das trocas.",
      "A velocidade do JetFlex mostra logo o que está errado no portão: contrapeso fora, roldana presa ou braço com folga viram tranco. Na parte elétrica, o ponto sensível é a placa inversora, por surto e umidade. Depois de trocada ou reparada, ela grava de novo o percurso e os controles.",
    ],
    own: [
      {
        question: "O JetFlex dá mais defeito que um motor comum?",
        answers: [
          "Não, em folha equilibrada e com boa instalação elétrica. O que muda é o conserto: a placa tem inversor e custa mais.",
          "Não dá mais defeito, mas a placa é mais cara, porque só a da mesma linha serve.",
        ],
      },
    ],
  },
  {
    id: "ppa-defeitos-comuns",
    broader: "ppa",
    name: "motor PPA",
    names: ["ppa", "motor ppa"],
    moves: "both",
    leads: [
      `Os defeitos mais comuns do motor PPA dependem do portão: nos DZ, de correr, engrenagem gasta e ímã fora do lugar; nos BV e Penta, de basculante, porca do fuso gasta; no JetFlex, placa inversora. Capacitor fraco, que deixa o motor roncando, atinge os comuns. ${visit}`,
      `No motor PPA, o defeito mais comum é o capacitor fraco, que o deixa roncando parado. Depois vêm a engrenagem, nos DZ de correr, a porca do fuso, nos BV de basculante, e a placa com inversor, no JetFlex. ${visit}`,
    ],
    why: [
      "Nos DZ, a cremalheira fora da folga de {rack.clearance} e a roldana gasta consomem a engrenagem. Nos BV e Penta, o contrapeso errado faz o motor levantar a folha, e a porca do fuso se gasta. No JetFlex, o ponto sensível é a placa inversora, que sofre com surto e rede oscilando e só aceita outra da mesma linha.",
      "Motor de casa em garagem coletiva é a causa que mais se repete: ele esquenta, desarma e queima cedo, seja DZ, seja BV. No portão de uma família, o desgaste vem da folha que arrasta ou perdeu o contrapeso. No JetFlex, protetor contra surto no quadro evita boa parte das trocas de placa.",
    ],
    own: [
      {
        question: "O JetFlex dá mais defeito que o PPA comum?",
        answers: [
          "Não, em folha equilibrada e com boa instalação elétrica. O que muda é o preço da placa, que tem inversor e precisa ser a da linha.",
          "Não mais, mas o conserto da placa custa mais caro, porque só a da mesma linha serve.",
        ],
      },
    ],
  },
  {
    id: "garen-defeitos-comuns",
    broader: "garen",
    name: "motor Garen",
    names: ["garen", "motor garen"],
    moves: "both",
    leads: [
      `Os defeitos mais comuns do motor Garen são capacitor fraco, que o deixa roncando parado, ímã ou fim de curso deslocado, engrenagem gasta no KDZ, de correr, e porca do fuso gasta no basculante. Central que falha depois da chuva completa a lista. ${visit}`,
      `No motor Garen, o defeito mais comum é o capacitor fraco: ele ronca e não anda. No KDZ, de portão de correr, aparecem também engrenagem gasta e ímã solto; no basculante, porca do fuso e folha desequilibrada. ${visit}`,
    ],
    why: [
      "No KDZ, a vibração solta os ímãs que marcam a parada, e a cremalheira fora da folga de {rack.clearance} gasta a engrenagem. No basculante Garen, o fuso sem graxa e o contrapeso errado consomem a porca. Na linha Speed, que é rápida, batente frouxo e folha pesada adiantam tudo isso.",
      "A maior parte dos defeitos em Garen nasce no portão: trilho sujo no de correr, contrapeso errado no que sobe. O motor compensa com esforço, e cedem o capacitor, a engrenagem ou a porca do fuso. A central falha mais por água na tampa e por surto na rede.",
    ],
  },
  {
    id: "rossi-defeitos-comuns",
    broader: "rossi",
    name: "motor Rossi",
    names: ["rossi", "motor rossi"],
    moves: "both",
    leads: [
      `Os defeitos mais comuns do motor Rossi, quase sempre de portão de correr, são ímã de fim de curso deslocado, que faz bater ou deixar fresta, engrenagem gasta, que gira sem puxar, capacitor fraco, que ronca parado, e placa com umidade, porque o motor fica rente ao chão. ${visit}`,
      `No motor Rossi, o defeito mais comum é o de parada: o ímã sai do lugar e o portão bate ou deixa fresta. Depois vêm o capacitor fraco, a engrenagem gasta e a umidade na placa KX ou NKX. ${visit}`,
    ],
    why: [
      "A linha DZ da Rossi fica no piso, ao lado do trilho, exposta a água, areia e formiga, e por isso a vedação da tampa conta tanto. O DZ Nano, que é compacto, ainda sofre quando a folha pesa mais que a etiqueta. KX e NKX são nomes das placas, e a de reposição se pede pelo código inteiro.",
      "Cremalheira fora da folga de {rack.clearance}, roldana gasta e trilho sujo são o que mais gasta um DZ. O Nano sente primeiro, por ter menos força. Nas placas KX e NKX, o dano vem quase sempre de água ou de surto na rede.",
    ],
  },
  {
    id: "peccinin-defeitos-comuns",
    broader: "peccinin",
    name: "motor Peccinin",
    names: ["peccinin", "motor peccinin"],
    moves: "both",
    leads: [
      `Os defeitos mais comuns do motor Peccinin são capacitor fraco, que o deixa roncando parado, engrenagem gasta no Gatter, que gira sem puxar a folha, e fim de curso fora do ponto. Em motor antigo, a folga do redutor decide se o conserto compensa. ${visit}`,
      `No motor Peccinin, o defeito mais comum é o capacitor envelhecido, que tira a força da partida e parece motor queimado. Engrenagem do Gatter, fim de curso e placa vêm depois. ${visit}`,
    ],
    why: [
      "Há muitos Peccinin com anos de uso, e o que envelhece neles é o capacitor, a graxa do redutor e a vedação da tampa. No Gatter, de portão de correr, a engrenagem é própria da versão: confira o modelo inteiro na etiqueta antes de comprar. Placa fora de linha pode dar lugar a uma universal, com os controles gravados de novo.",
      "Com o redutor firme, quase todo defeito de Peccinin tem conserto, porque capacitor, fim de curso e placa têm peça equivalente. Engrenagem e coroa são do próprio modelo e nem sempre se acham. Folha que arrasta cansa o motor antigo mais depressa.",
    ],
  },
  {
    id: "defeitos-da-marca",
    broader: "conserto",
    name: "motor [marca]",
    names: ["motor [marca]", "omegaport", "ggport", "rcg", "unisystem"],
    also: ["não abre", "não abre portão", "não funciona", "parou"],
    moves: "both",
    leads: [
      `Os defeitos mais comuns do motor [marca] são capacitor fraco, que o deixa roncando parado, fim de curso fora do lugar, que faz o portão bater ou deixar fresta, e placa atingida por água ou surto. Se ele gira e o portão não anda, é engrenagem no de correr ou porca do fuso no basculante. ${visit}`,
      `Quando o motor [marca] não abre o portão, acione uma vez pela botoeira, o botão da parede, e escute. Abriu: o defeito é do controle. Mudo: energia ou placa. Roncando: capacitor ou folha presa, e o disjuntor deve ser desligado. ${visit}`,
      `O motor [marca] que não funciona ou parou está sem energia, sem comando ou sem força. Veja o disjuntor e a pilha do controle e aperte uma vez a botoeira: mudo é energia ou placa; ronco é capacitor ou folha presa. ${visit}`,
    ],
    why: [
      "Em motor de qualquer marca, a folha pesada é o que mais gasta: roldana presa, trilho sujo ou contrapeso errado forçam o capacitor e a engrenagem. A placa sofre com água na tampa e com surto na rede. Capacitor, fim de curso e receptor têm peça equivalente; placa e engrenagem dependem do modelo da etiqueta.",
      "O motor costuma falhar porque o portão ficou duro: o esforço cansa o capacitor, gasta a engrenagem ou a porca do fuso e tira a parada do ponto. A placa falha mais por umidade e por raio. O modelo da etiqueta diz se a peça própria ainda existe ou se entra uma compatível.",
    ],
    own: [
      {
        question: "Ainda há peça para motor [marca]?",
        answers: [
          "Capacitor, fim de curso e receptor quase sempre têm equivalente. Placa e engrenagem dependem do modelo, e a foto da etiqueta responde antes da visita.",
          "Para as peças comuns, sim. Engrenagem e placa próprias se procuram pelo modelo da etiqueta. Sem elas, a saída é trocar o motor.",
        ],
      },
    ],
  },
];

/** What fails in a make's motors or in one of its models: the list that titles ask for, beside what to do with one that stands still. */
export const defeitosDeCadaMotor: NarrowConcept[] = models.map(toFaults);
