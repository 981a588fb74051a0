import type { Concept, KnowledgeQuestion, KnowledgeSection } from "#domain/knowledge/concept.ts";
import { plainLetters } from "#domain/search-text.ts";

/** Makes that titles name and of which nothing is told but what holds for any motor. */
const names: { name: string; words?: string[] }[] = [
  { name: "Celtec" },
  { name: "RCG" },
  { name: "MKN" },
  { name: "Motoppar", words: ["motopar"] },
  { name: "BFT" },
  { name: "FAAC" },
  { name: "Compatec" },
  { name: "Citrox" },
  { name: "Genno", words: ["geno"] },
  { name: "Thevear" },
  { name: "ECP" },
  { name: "JFL" },
  { name: "Acton" },
  { name: "Celtra" },
  { name: "Movetec" },
  { name: "Somfy" },
  { name: "Ditec" },
  { name: "Merik" },
  { name: "Hörmann", words: ["hormam"] },
  { name: "Liftmaster" },
  { name: "Chamberlain" },
  { name: "Genius" },
  { name: "Benincà" },
  { name: "Marantec" },
  { name: "Robustus" },
  // Words of the language, or names of people: only beside a thing of the trade.
  { name: "Kelly", words: [] },
  { name: "Saw", words: [] },
  // Better known for intercoms and locks.
  { name: "HDL", words: [] },
  { name: "Amelco", words: [] },
];

const things = ["motor", "controle", "placa", "central", "automatizador", "receptor"];

function answerOf(name: string): Concept["answers"] {
  return {
    any: [
      `Em motor, placa ou controle ${name}, a etiqueta decide: modelo, tensão e frequência mostram que peça serve e se ainda existe. Mande a foto dela e do controle, e dizemos antes da visita se atendemos esse modelo e se o conserto compensa diante da troca, de {price.homeSwap} em casa.`,
      `Atendemos equipamento ${name} depois de ver a etiqueta, porque é o modelo que diz se há peça. Com a foto dela e do portão, você sabe antes da visita o que serve e quanto fica; como comparação, a troca do motor em casa vai de {price.homeSwap}, com mão de obra.`,
      `O que se pode fazer num ${name} depende do modelo escrito na etiqueta: com peça à venda, conserta-se. Sem ela, usa-se uma compatível ou troca-se o motor, de {price.homeSwap} em casa. A foto da etiqueta e do controle responde antes da visita.`,
      `Se o seu portão usa ${name}, fotografe a etiqueta do motor e o controle: por eles vemos se atendemos o modelo e que placa, engrenagem ou controle entra. Sem peça de reposição, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.`,
    ],
    repair: [
      `Motor ${name} com defeito se examina como qualquer outro: energia, controle, fotocélula, folha, capacitor e placa, nessa ordem. Mande a foto da etiqueta e um vídeo, e dizemos se atendemos o modelo. Quando basta ajustar, a visita em casa parte de {price.preventive}, sem peças.`,
      `O conserto de um ${name} que parou começa pela medição, porque controle, sensor e capacitor imitam placa queimada. A foto da etiqueta diz se atendemos o modelo e se há peça. A visita com regulagem, em casa, parte de {price.preventive}, fora as peças.`,
      `Atendemos ${name} parado depois de conferir o modelo pela foto da etiqueta, que mostra se existe peça para ele. Na visita se testa da energia à placa, e o valor é informado antes de trocar; o ajuste simples, em casa, parte de {price.preventive}, sem peças.`,
      `Num ${name} com defeito, a peça só se troca depois de medida, e muitas vezes a falha é do controle ou da fotocélula. Mande a etiqueta e um vídeo: se for só regulagem, a visita em residência começa em {price.preventive}, sem peças.`,
    ],
    price: [
      `O preço de resolver um ${name} depende da peça que falhou e de haver reposição, o que a foto da etiqueta mostra. O orçamento de peça e serviço é um só, e grátis. Trocar por motor das marcas com que trabalhamos fica de {price.homeSwap} em casa.`,
      `Em ${name}, peça e mão de obra têm valores separados, que saem pela foto da etiqueta. Para comparar: a troca por outro motor, em casa, com mão de obra, fica de {price.homeSwap}, e acima da metade disso o conserto raramente compensa.`,
      `Não há tabela de preço para ${name}, porque o valor muda com o modelo e com a peça à venda. A troca por um motor das nossas marcas, instalado em casa, vai de {price.homeSwap}, e serve de medida para aprovar ou não o conserto.`,
    ],
    buying: [
      `Motor ${name} nós instalamos e, pela foto da etiqueta, dizemos se há peça, placa ou controle para o seu; para comprar novo, indicamos o equivalente das marcas que vendemos. A troca em casa, com mão de obra, fica de {price.homeSwap}.`,
      `Para ${name}, mande a foto da etiqueta ou do portão: dizemos se há a peça, se ela serve e que motor das nossas marcas faz o mesmo. Na troca em casa, já com a mão de obra, conte de {price.homeSwap}.`,
      `Quem procura motor, placa ou controle ${name} deve partir do modelo da etiqueta, que mostra o que ainda se acha. Se a peça não existe, a troca por um motor das marcas que vendemos vai de {price.homeSwap} em casa, instalado.`,
      `Peça ${name} se compra pelo modelo da etiqueta, e a foto dela diz se temos a que serve ou uma compatível. Motor novo equivalente, das nossas marcas, sai de {price.homeSwap} na troca em casa, com mão de obra.`,
    ],
    installation: [
      `A instalação de um motor ${name} comprado à parte custa a partir de {price.installation}, só a mão de obra, depois de confirmado por foto que o modelo serve na folha e está completo. Confira se vieram suporte, controles e fim de curso.`,
      `Instalamos motor ${name} que você já tem, com mão de obra a partir de {price.installation}. Antes, a foto da etiqueta e do portão mostra se ele aguenta o peso da folha e se falta alguma peça do conjunto.`,
      `Para instalar um ${name} comprado em outro lugar, a mão de obra parte de {price.installation} e depende de o modelo servir no seu portão. Mande a etiqueta e a folha inteira na foto, e o valor é informado antes.`,
    ],
    comparison: [
      `Entre ${name} e outra marca, decida por quatro pontos que valem para qualquer motor: capacidade acima do peso da folha, aberturas por hora, peça na sua região e quem dá assistência. Empatados, fique com o que tem placa e controle mais fáceis de achar.`,
      `${name} compensa quando o modelo serve ao peso da folha e há peça e técnico perto de você. Se placa e controle forem difíceis de achar, uma marca mais comum dá menos trabalho, com troca em casa de {price.homeSwap}.`,
      `Para escolher entre ${name} e outro motor, compare a capacidade em quilos, os ciclos por hora e a facilidade de achar placa e controle. A marca sozinha decide pouco: motor forte sem peça de reposição vira troca inteira, de {price.homeSwap} em casa.`,
    ],
    question: [
      `Depende do modelo: um motor ${name} serve bem quando a capacidade passa do peso da folha com um terço de folga e há peça dele na região. A etiqueta mostra a capacidade, e com a foto dela dizemos se há reposição.`,
      `Um ${name} pode ser bom para o seu portão, conforme o modelo: olhe na etiqueta os quilos e os ciclos por hora. Depois pergunte pela peça, porque motor sem placa nem controle à venda se troca inteiro, de {price.homeSwap} em casa.`,
    ],
    "how-to": [
      `Em equipamento ${name}, comece pela etiqueta, porque o modelo leva ao manual certo. Pilha, limpeza da fotocélula e teste da botoeira são do morador; o que fica sob a tampa, junto da rede, é do técnico.`,
      `Para mexer num ${name} sem risco, fique no que é de fora: troque a pilha, limpe as lentes da fotocélula e teste o botão da parede. Gravar controle ou regular pede o manual do modelo, que a etiqueta identifica, e a tampa fica fechada.`,
    ],
    emergency: [
      `Portão com ${name} parado: desligue o disjuntor, afaste crianças e animais e não force a folha. Chame pelo WhatsApp, {shop.hours}, com a foto da etiqueta, e a resposta diz se atendemos o modelo e o valor da ida.`,
      `Se o ${name} travou o portão, corte a energia no disjuntor e mantenha todos longe da folha, ainda mais se for basculante. Chame pelo WhatsApp, {shop.hours}, com um vídeo e a etiqueta: dizemos se atendemos e quando chegamos.`,
    ],
  };
}

function tellOf(name: string): KnowledgeSection[] {
  return [
    {
      about: "causes",
      headings: [`${name} parado: por onde começar`, `O que costuma falhar num ${name}`],
      slots: [
        [
          "O que para um portão quase nunca depende da marca: falta de energia, pilha do controle, fotocélula suja, folha pesada, capacitor fraco ou placa. A ordem do exame é essa, do mais simples ao mais caro.",
          "Em qualquer marca se começa pela tomada e pelo disjuntor, passa-se ao controle e à fotocélula, depois à folha na mão e ao capacitor. A placa fica por último, porque é a peça mais cara.",
          "Antes da placa vêm a energia, o controle, os sensores, a folha e o capacitor, que falham mais e custam menos. Muita central boa é trocada porque essa ordem não foi seguida.",
          "A lista de suspeitos é a mesma de todo motor de portão, e começa no que custa pouco: pilha, sensor sujo, disjuntor. Só depois de medir capacitor e folha se pensa em trocar a central.",
        ],
        [
          "Motor que ronca e não parte aponta para o capacitor ou a folha presa, e o que não dá sinal, para a energia ou a placa. Se a botoeira move o portão e o controle não, o defeito é do rádio.",
          "O sintoma ajuda: zumbido sem giro é capacitor ou folha travada, silêncio total é energia ou central. Quando só o controle falha e o botão da parede funciona, o motor está bom.",
          "Compare o botão da parede com o controle: se um abre e o outro não, a falha é da parte do rádio. Ronco sem movimento pede medir o capacitor, e motor mudo, a tensão.",
          "Um vídeo com som costuma separar os casos: ronco é partida fraca, clique sem movimento é relé ou motor, e nada é energia. Abrindo pelo botão, o problema fica no controle ou no receptor.",
        ],
      ],
    },
    {
      about: "check",
      headings: [`O que fotografar num ${name}`, `Descubra qual ${name} é o seu`],
      slots: [
        [
          "A etiqueta fica na carcaça do motor, em geral do lado ou atrás, e traz modelo, tensão, potência e capacidade. Se apagou, a foto do conjunto inteiro ajuda a reconhecer.",
          "Procure a etiqueta na carcaça: modelo, volts, potência e quilos estão nela. Sem etiqueta, fotografe o motor de dois lados e a cremalheira ou o braço.",
          "Modelo, tensão e força estão na placa de identificação, colada no corpo do motor. Quando ela não se lê mais, o desenho da carcaça e os encaixes contam quase o mesmo.",
          "O nome completo e os números vêm na etiqueta da carcaça, e é por eles que a peça se pede. Apagada, vale uma foto nítida do motor de cada lado.",
        ],
        [
          "Junte a foto do controle, frente e verso, porque motor e placa podem ser de fabricantes diferentes. Tudo isso se faz de fora, sem abrir a tampa.",
          "O controle também conta: a marca e a frequência estão no verso. Não abra o motor para fotografar, pois a rede passa ao lado da placa.",
          "Fotografe o controle dos dois lados, já que a central nem sempre é da marca do motor. A tampa fica fechada, e o resto o técnico olha com a energia cortada.",
          "A frequência e o tipo de código saem do verso do controle. Fotos de dentro ficam para o técnico, com o disjuntor desligado.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [`Consertar o ${name} ou trocar de marca`, `Ficar com o ${name} ou pôr outro motor`],
      slots: [
        [
          "Com o redutor firme e a peça à venda, o conserto costuma sair bem menos que a troca. Fique com o motor enquanto o defeito for de uma peça só.",
          "Vale consertar quando falhou uma peça e ela existe, porque o resto do motor continua bom. Redutor com folga muda a conta.",
          "Se o redutor não ronca nem tem folga, trocar a peça que falhou compensa. O que não compensa é a segunda peça cara num motor já gasto.",
          "O redutor é que decide: firme, o motor merece a peça; gasto, ela dura pouco. Por isso ele é conferido antes do orçamento.",
        ],
        [
          "Sem a placa original, uma central universal de mesma tensão, potência e fim de curso mantém um motor comum; em motor com inversor, não. A troca, de {price.homeSwap} em casa, aproveita ponto de energia, fotocélula e, no de correr, a cremalheira boa.",
          "Quando falta a placa, a universal resolve em motor sem inversor, em geral com controles novos. Se o redutor também acabou, a troca, de {price.homeSwap} em casa, é o gasto mais seguro.",
          "A central universal é a saída para motor comum sem placa à venda. Passando disso, troca-se o motor, de {price.homeSwap} em casa, e ficam a fiação, os sensores e o que estiver bom na folha.",
          "Em motor comum, placa universal e peças pela medida ainda o mantêm vivo. No fim da vida, a troca em casa, de {price.homeSwap}, reaproveita a instalação e dá garantia nova.",
        ],
      ],
    },
  ];
}

function askOf(name: string): KnowledgeQuestion[] {
  return [
    {
      question: `Vocês atendem motor ${name}?`,
      answers: [
        "A foto da etiqueta responde: pelo modelo vemos se há peça e se atendemos. A consulta pelo WhatsApp não custa nada, e somos independentes da marca.",
        "Depende do modelo, que a etiqueta mostra. Atendemos de forma independente, e dizemos antes da visita se há peça para o seu.",
        "Mande a etiqueta e saiba na hora: havendo peça ou compatível, atendemos. Não somos da rede da marca, e o orçamento por foto é grátis.",
      ],
    },
    {
      question: `Controle de outra marca funciona no ${name}?`,
      answers: [
        "Funciona se tiver a mesma frequência e o mesmo tipo de código do receptor. Em código rolante, em geral só o da própria linha é aceito.",
        "Em código fixo, um compatível da mesma frequência costuma gravar. No rolante, o receptor só reconhece os controles da família dele.",
        "A frequência, quase sempre 433 MHz, e o código têm de ser iguais. Se não houver controle da linha, um receptor avulso resolve, com controles novos.",
      ],
    },
    {
      question: `E se não houver mais peça para o ${name}?`,
      answers: [
        "Peça de desgaste, como capacitor e rolamento, se acha pela medida. Faltando placa, usa-se central compatível; faltando engrenagem, compara-se com a troca do motor.",
        "Nem toda peça precisa ser da marca: capacitor, rolamento e corrente são padronizados. Quando falta a engrenagem do modelo, a troca do motor entra na conta.",
        "Procura-se primeiro a compatível, pelo número e pela medida. Se o que falta é engrenagem ou carcaça, o motor novo costuma compensar mais.",
      ],
    },
    {
      question: `A placa do ${name} pode ser trocada por uma universal?`,
      answers: [
        "Em motor comum, sim, com a mesma tensão, potência e tipo de fim de curso. Em motor com inversor ou encoder, só a placa própria comanda.",
        "Pode, quando o motor não tem inversor nem encoder. Os controles muitas vezes mudam junto, e o percurso é memorizado de novo.",
        "Serve em motor simples, depois de medido, porque um motor em curto queima a placa nova. Com inversor, a universal não funciona.",
      ],
    },
    {
      question: `Quanto tempo dura um motor ${name}?`,
      answers: [
        "Um motor de portão dura {trade.life}, seja qual for a marca, com a folha leve e a revisão em dia. Folha pesada corta esse tempo.",
        "Conte {trade.life} em uso de casa. O que mais encurta a vida é portão desequilibrado, e não o nome na carcaça.",
        "De {trade.life}, em geral, com revisão {visits.home}. Redutor que ronca ou tem folga mostra que ele está perto do fim.",
      ],
    },
  ];
}

function toBrandConcept({ name, words }: { name: string; words?: string[] }): Concept {
  const plain = plainLetters(name);
  const isOnlyName = words === undefined || words.length > 0;
  return {
    id: `marca-${plain}`,
    kind: "brand",
    label: name,
    phrase: `o motor ${name}`,
    words: [
      ...(isOnlyName ? [plain, ...(words ?? [])] : []),
      ...(isOnlyName ? ["motor", "automatizador"] : things).map((thing) => `${thing} ${plain}`),
      `portão ${plain}`,
      `marca ${plain}`,
    ],
    intent: "buying",
    answers: answerOf(name),
    line: [
      `Em motor ${name}, o modelo da etiqueta diz que peça e que controle servem.`,
      `De um ${name}, mande a foto da etiqueta antes de comprar qualquer peça.`,
    ],
    sections: tellOf(name),
    questions: askOf(name),
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
    related: ["controle", "placa", "pecas"],
  };
}

export const outrasMarcas: Concept[] = names.map(toBrandConcept);
