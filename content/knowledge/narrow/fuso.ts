import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const fuso: NarrowConcept[] = [
  {
    id: "fuso-quebrado",
    broader: "fuso",
    label: "Fuso do basculante quebrado",
    phrase: "o fuso quebrado do motor basculante",
    asks: [
      "por que fuso basculante quebra",
      "fuso quebrado",
      "fuso quebrou",
      "porca fuso quebrada",
      "porca fuso espanada",
      "trocar fuso",
      "castanha quebrada",
      "barra roscada",
      "fuso espanou",
      "fuso espanado",
      "rosca espanou",
      "rosca espanada",
      "fuso arrebentou",
      "porca quebrou fuso",
      "trocar fuso basculante",
      "trocar fuso motor basculante",
      "conserto fuso basculante",
      "fuso basculante quebrado",
      "fuso ruim",
      "trocar fuso motor preço",
      "trocar fuso motor valor",
      "trocar fuso motor custa",
      "quanto custa trocar fuso motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com o fuso do motor basculante espanado ou quebrado, pare de acionar, desligue o disjuntor e não fique sob a folha, que pode cair. O técnico escora o portão e troca a porca, a barra ou o conjunto; motor no fim se troca, em casa, por {price.homeSwap}.",
        "Porca do fuso que espanou deixa o motor girando e a folha parada, ou solta: desligue o disjuntor, afaste todos e não destrave. Só a porca custa menos que a barra inteira; se o motor está gasto, a troca em residência vai de {price.homeSwap}, com mão de obra.",
        "O fuso espanado do motor basculante se resolve com porca nova, quando a barra está boa, ou com barra e porca, sempre com a folha escorada pelo técnico. Até lá, sem energia e ninguém embaixo. Motor velho pede comparação com a troca, de {price.homeSwap} em casa.",
      ],
      price: [
        "Trocar o fuso do basculante custa a peça do modelo, com a porca, mais a mão de obra com a folha escorada e a nova regulagem. Só a porca espanada custa menos que o conjunto, e a troca do motor inteiro, em casa, fica de {price.homeSwap}.",
        "O preço do fuso quebrado muda com a marca, o comprimento e se a porca vai junto. Em motor no fim da vida, compare com a troca completa, de {price.homeSwap} em casa, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Fuso espanado: o que fazer agora", "Antes de o técnico chegar"],
        slots: [
          [
            "Sem a rosca, nada garante que a folha fique onde parou, e por isso ninguém passa por baixo. Destravar para tirar o carro é perigoso, mesmo com os cabos inteiros.",
            "A porca espanada já não prende a folha, que pode descer ou subir de repente. Não solte o motor para tirar o carro e mantenha a entrada isolada.",
            "O portão perdeu o que o segurava, então trate a folha como solta. Ninguém entra embaixo, nem para tirar o carro, e o motor não se destrava.",
          ],
        ],
        steps: [
          "Não acione de novo, nem para filmar.",
          "Desligue o disjuntor, se chegar a ele sem passar sob a folha.",
          "Deixe a folha como parou e isole a área.",
          "Não destrave, não solte o braço e não apoie escada no portão.",
          "Fotografe de longe o acionador, os cabos e o portão inteiro.",
        ],
      },
      {
        about: "replace",
        headings: ["O que se troca: porca, barra ou acionador", "Da porca ao acionador novo"],
        slots: [
          [
            "A porca é a peça mais macia e muitas vezes a única gasta: com a barra boa, entra outra do mesmo passo, o conserto mais simples. Barra torta, partida ou de rosca comida sai inteira, porque solda não devolve a rosca.",
            "Rosca espanada só na porca, com o fuso reto, se resolve trocando a porca por uma de mesmo passo. Fuso empenado ou rachado não se emenda: vem outro, no comprimento do modelo.",
            "Se só a porca cedeu, troca-se ela, que tem de ter o mesmo passo da barra. Quando o fuso entortou, rachou ou perdeu a rosca, entram os dois, já que desempenar não resolve.",
          ],
          [
            "Em motor antigo ou sem peça, compare com o conjunto novo: o kit basculante instalado parte de {price.lowest} para folha de até {width.quarterHp}. A conta costuma pender para ele quando engrenagem e fuso acabaram juntos.",
            "Se o modelo saiu de linha ou a engrenagem também gastou, o kit novo entra na comparação, a partir de {price.lowest} instalado em folha de até {width.quarterHp}.",
            "Para folha de até {width.quarterHp}, o kit com motor começa em {price.lowest}, montado, e vale mais quando falta peça ou há outra quebra no motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca o fuso", "A troca, com a folha escorada"],
        slots: [
          [
            "A folha é escorada e os cabos, examinados, antes de soltar o braço. Com a peça nova, o perfil volta ao prumo e a rosca recebe graxa em camada fina.",
            "Escora e energia cortada vêm antes de qualquer parafuso; os cabos são conferidos nesse momento. Montado o fuso, acerta-se o prumo do acionador e engraxa-se a rosca.",
            "Nada se desmonta antes de a folha estar presa e os cabos vistos. Depois da troca, o acionador é aprumado e o fuso leva a graxa indicada.",
          ],
          [
            "No fim se corrige a causa, quase sempre contrapeso errado ou rosca seca, e regulam-se parada e força. Sem isso a peça nova espanaria do mesmo jeito.",
            "O serviço só termina com o contrapeso certo, a parada no ponto e a força ajustada: foi o peso a mais, ou a falta de graxa, que comeu a rosca.",
            "Por último vem o equilíbrio da folha, porque a porca se gastou carregando peso ou trabalhando seca. Fim de curso e força são ajustados junto, com ciclos de teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão ficou aberto. O que faço?",
        answers: [
          "Não tente baixar. Desligue o disjuntor, isole a entrada e chame o técnico, que atende {shop.hours}; a folha só desce escorada.",
          "Deixe como está, sem ninguém embaixo. O atendimento funciona {shop.hours}, e o técnico desce a folha com escora.",
        ],
      },
      {
        question: "Dá para recuperar a rosca do fuso?",
        answers: [
          "Não. Solda e lima mudam o passo, e a porca nova se gasta em dias. Barra com rosca ruim se troca.",
          "Fuso espanado não se recupera: sem o passo exato a porca trava ou pula. O caminho é a barra nova, com a porca.",
        ],
      },
      {
        question: "Existe fuso de reposição para o meu motor?",
        answers: [
          "Na maioria das marcas conhecidas, sim, pelo modelo da etiqueta: comprimento, diâmetro e passo precisam coincidir. Modelo fora de linha pode pedir acionador novo.",
          "Em geral existe. Com a etiqueta do motor e a altura do portão se acha a peça; se não houver mais, entra o conjunto.",
        ],
      },
      {
        question: "Por que o fuso espanou?",
        answers: [
          "Por esforço: contrapeso errado, acionador fora de prumo, batida no fim ou rosca sem graxa. Sem corrigir isso, quebra de novo.",
          "Quase sempre a porca levou peso que era do contrapeso. Falta de graxa, suporte solto e fim de curso fora do ponto completam a lista.",
        ],
      },
    ],
    photo:
      "uma foto do acionador com o fuso, outra da etiqueta do motor e outra do portão inteiro, tiradas de longe e sem acionar",
  },
  {
    id: "fuso-empenado",
    broader: "fuso",
    label: "Fuso empenado",
    phrase: "o fuso empenado do motor",
    asks: [
      "fuso empenado",
      "fuso torto",
      "fuso entortou",
      "fuso empenou",
      "fuso amassado",
      "fuso empenado conserto",
      "conserto fuso empenado",
      "desempenar fuso",
      "desentortar fuso",
      "barra roscada torta",
      "fuso basculante torto",
      "fuso basculante empenado",
      "motor treme fuso torto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fuso empenado se troca: desempenar não devolve a rosca, e o portão continua tremendo. O técnico escora a folha, põe a barra do mesmo comprimento e passo e acerta o que a entortou. Até lá, desligue o disjuntor e não passe sob a folha; o valor sai pela foto da etiqueta.",
        "O conserto do fuso empenado é trocar a barra, com a folha escorada, e corrigir o contrapeso ou o suporte que a forçou. O valor da peça vem pela foto da etiqueta; a visita, em casa, parte de {price.preventive}, sem peças. Não acione até lá.",
        "Trocamos fuso empenado {em}: a folha é escorada, a barra nova segue o modelo do motor e o contrapeso é acertado para não entortar outra vez. A visita, em casa, parte de {price.preventive}, sem peças, e a barra é orçada pela foto da etiqueta. Até lá, deixe o disjuntor desligado.",
        "Consertamos portão com fuso torto {em}, trocando a barra e alinhando o conjunto, com a folha escorada. Desligue o disjuntor e não passe por baixo até a visita, que em casa parte de {price.preventive}, sem peças; a foto da etiqueta dá o valor da barra.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se o fuso está torto", "Sinais de fuso empenado"],
        slots: [
          [
            "O portão treme ou raspa sempre na mesma altura, na subida e na descida.",
            "O sinal mais claro é o tremor que aparece sempre no mesmo trecho do curso.",
          ],
          [
            "O motor esquenta, o som muda no meio do caminho e a coluna vibra.",
            "Dá para ouvir a raspagem no meio do percurso e ver a coluna balançar.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que entorta o fuso", "Por que o fuso empenou"],
        slots: [
          [
            "Quase sempre é contrapeso errado: a barra passa a carregar um peso que era dos cabos.",
            "Folha desequilibrada é a causa mais comum, porque o fuso foi feito para mover, e não para sustentar.",
          ],
          [
            "Suporte frouxo, pancada de carro na folha e o portão batendo no fim do curso também entortam.",
            "Depois vêm a batida no fim do curso, o suporte solto na coluna e a carona na folha.",
          ],
          [
            "Sem corrigir isso na mesma visita, a barra nova entorta igual.",
            "Por isso a troca da barra sempre vem com a regulagem da folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da barra", "O serviço, com a folha escorada"],
        slots: [
          [
            "Primeiro a folha é escorada e a energia cortada; só então se solta o braço e se abre o conjunto.",
            "Nada é desmontado antes de a folha estar calçada e os cabos examinados.",
          ],
          [
            "A barra nova tem o comprimento, o diâmetro e o passo da antiga, e a porca é trocada junto se os dentes gastaram.",
            "Confere-se a porca: com os dentes gastos, ela entra nova com a barra.",
          ],
          [
            "No fim, o conjunto volta ao prumo, a rosca recebe graxa e o ponto de parada é regulado.",
            "Por fim vêm o prumo, a graxa, o contrapeso e os ciclos de teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para desempenar o fuso em vez de trocar?",
        answers: [
          "Não compensa: a rosca já está marcada, e a porca nova se gasta em pouco tempo.",
          "Não. Endireitar na mão ou na prensa não devolve a precisão da rosca, e o tremor volta.",
        ],
      },
      {
        question: "Posso usar o portão com o fuso empenado?",
        answers: [
          "Não. Ele pode travar no meio ou soltar a folha. Deixe fechado, com o disjuntor desligado.",
          "Melhor parar agora: cada ciclo gasta a porca, que é o que segura a folha.",
        ],
      },
      {
        question: "Precisa trocar o motor inteiro?",
        answers: [
          "Em geral não. Em motor antigo ou sem peça, compare com a troca, de {price.homeSwap} em casa, com mão de obra.",
          "Só quando não há barra para o modelo ou o motor já está no fim; a troca, em casa, fica de {price.homeSwap}.",
        ],
      },
      {
        question: "A graxa resolve o tremor do fuso?",
        answers: [
          "Resolve ronco de rosca seca. Tremor sempre na mesma altura é barra torta, e graxa não endireita.",
          "Não. Se depois de limpo e engraxado ele ainda treme no mesmo ponto, a barra entortou.",
        ],
      },
    ],
    photo:
      "uma foto do acionador com o fuso, outra da etiqueta do motor e um vídeo feito de longe, sem passar sob a folha",
  },
  {
    id: "tamanho-do-fuso",
    broader: "fuso",
    label: "Tamanho do fuso do basculante",
    phrase: "o tamanho do fuso do motor",
    asks: [
      "tamanho fuso",
      "comprimento fuso",
      "medida fuso",
      "qual tamanho fuso",
      "qual comprimento fuso",
      "fuso metros",
      "fuso 1 metro",
      "fuso 1,5",
      "fuso 1,5 m",
      "fuso 1,50",
      "fuso 1,20",
      "fuso 1,25",
      "fuso 1,75",
      "fuso 2 metros",
      "fuso motor basculante 1,5",
      "fuso motor basculante 1,5 m",
      "acionador 1,5 m",
      "acionador 1,5 metro",
      "motor basculante fuso 1,5 m",
      "motor basculante fuso 2 metros",
    ],
    intent: "buying",
    answers: {
      any: [
        "O fuso de 1,5 m é a medida da barra do motor basculante, e não a largura do portão: ela acompanha a altura da folha e o curso do braço. Para repor, vale o comprimento da que saiu; a foto da etiqueta e a medida dão o modelo e o valor, com a troca.",
        "A medida do fuso do motor basculante, de 1,5 m ou outra, é o comprimento da barra que sobe e desce o braço. Ela depende da altura do portão, e barra curta deixa a folha sem abrir toda. Mande a altura e a foto da etiqueta para o orçamento grátis.",
        "Vendemos e trocamos fuso de motor basculante {em}, na medida do seu: 1,5 m ou outra, conforme a altura da folha. A foto da etiqueta e o comprimento da barra antiga dizem qual serve e o valor; a visita, em casa, parte de {price.preventive}, sem peças.",
        "Fuso de basculante se pede pelo comprimento da barra, e atendemos {em} com a troca: 1,5 m é uma medida comum em portão de casa, mas quem decide é a altura da folha. A visita parte de {price.preventive} em residência, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o comprimento", "Que medida de fuso serve no seu portão"],
        slots: [
          [
            "Na reposição, repete-se o comprimento, o diâmetro e o passo da barra que saiu.",
            "Para trocar só a barra, a nova tem de ser igual à antiga em comprimento, diâmetro e passo da rosca.",
          ],
          [
            "Em motor novo, a altura da folha e o ponto em que o braço se prende definem a medida.",
            "Na compra do motor, conta a altura do portão: folha alta pede curso maior.",
          ],
          [
            "Fuso curto não deixa abrir por inteiro; comprido demais não cabe na coluna.",
            "Sobra de barra bate em cima; falta de barra deixa a folha caída na abertura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir e fotografar", "Medidas para o orçamento"],
        slots: [
          [
            "Meça por fora, com o portão fechado e o disjuntor desligado.",
            "Nada disso pede desmontar: é trena, foto e distância da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, com o portão fechado.",
          "Meça a altura e a largura da folha.",
          "Meça o perfil em que o fuso corre, de ponta a ponta.",
          "Fotografe a etiqueta do motor, o perfil inteiro e o braço.",
          "Mande tudo pelo WhatsApp, com o bairro.",
        ],
      },
      {
        about: "replace",
        headings: ["Só a barra, a porca ou o conjunto", "O que vem junto na troca"],
        slots: [
          [
            "A porca, peça que corre na barra, costuma gastar antes; com a barra boa, troca-se só ela.",
            "Muitas vezes a barra está boa e o que acabou foi a porca, que custa menos.",
          ],
          [
            "A troca é serviço de técnico, com a folha escorada, porque o fuso ajuda a segurá-la.",
            "Não solte o braço nem o acionador: a folha precisa estar escorada.",
          ],
          [
            "Em motor sem peça à venda, compare com o kit basculante instalado, a partir de {price.lowest}, para folha de até {width.quarterHp}.",
            "Se o modelo saiu de linha, o kit novo instalado parte de {price.lowest}, para folha de até {width.quarterHp}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar um fuso maior para servir?",
        answers: [
          "Não é indicado: a ponta tem encaixe próprio, e o corte errado deixa a barra fora de centro.",
          "Melhor não. A usinagem da ponta é de fábrica; compre a medida certa.",
        ],
      },
      {
        question: "Fuso de outra marca serve no meu motor?",
        answers: [
          "Só se diâmetro, passo e encaixe forem iguais. A foto da etiqueta e da barra confirma.",
          "Raramente: o passo da rosca muda de marca para marca, e porca de outro passo não entra.",
        ],
      },
      {
        question: "O tamanho do fuso muda a velocidade do portão?",
        answers: [
          "O comprimento muda o curso; a velocidade vem do passo da rosca e do motor.",
          "Não. Barra comprida demora mais só porque o caminho é maior.",
        ],
      },
    ],
    photo: "uma foto do perfil do fuso inteiro, outra da etiqueta do motor, e a altura e a largura da folha",
  },
  {
    id: "engraxar-o-fuso",
    broader: "fuso",
    label: "Engraxar o fuso",
    phrase: "a graxa do fuso do motor",
    asks: [
      "engraxar fuso",
      "como engraxar fuso",
      "lubrificar fuso",
      "como lubrificar fuso",
      "graxa fuso",
      "qual graxa fuso",
      "que graxa usar fuso",
      "óleo fuso",
      "pode passar graxa fuso",
      "lubrificação fuso",
      "limpar fuso",
      "fuso seco",
      "engraxar fuso basculante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para engraxar o fuso, feche o portão, desligue o disjuntor, limpe a rosca que aparece com pano seco e passe uma camada fina da graxa que o manual do motor indica. Só faça se alcança a barra sem escada e sem ficar sob a folha; o resto é do técnico.",
        "O fuso se engraxa com o portão fechado e o disjuntor desligado: pano seco na parte à vista da rosca, camada fina de graxa e um ciclo assistido de longe para espalhar. Não use desengripante nem óleo fino, que lavam a graxa boa.",
        "Engraxe o fuso só na parte que se vê, com o portão fechado e a energia desligada, e com pouca graxa, porque o excesso junta pó. O técnico limpa e renova a graxa da barra inteira na revisão, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para engraxar o fuso", "Como passar a graxa com segurança"],
        slots: [
          [
            "Nenhum parafuso do braço ou do acionador é solto, e ninguém fica sob a folha.",
            "É limpeza por fora: não se desmonta nada e não se destrava o portão.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe a rosca à vista com pano seco, até sair o pó e a graxa velha.",
          "Passe a graxa do manual com um pincel pequeno, em camada fina.",
          "Tire o excesso com o pano.",
          "Religue, fique longe e abra e feche duas vezes para espalhar.",
          "Se continuar roncando, raspando ou tremendo, pare e chame.",
        ],
      },
      {
        about: "care",
        headings: ["Que graxa usar e que produto evitar", "A graxa certa e a errada"],
        slots: [
          [
            "Use a que o manual do motor indica; na falta dele, mande a foto da etiqueta e dizemos qual.",
            "O manual diz a graxa; sem ele, a foto da etiqueta do motor resolve a dúvida.",
          ],
          [
            "Desengripante silencia por uns dias e deixa a rosca seca; óleo queimado prende areia.",
            "Óleo fino escorre e desengripante lava: os dois deixam a porca trabalhando a seco.",
          ],
          [
            "A porca que corre na barra, muitas vezes de material macio, é a primeira a gastar quando falta graxa.",
            "Rosca seca come a porca, a peça que corre na barra, e o motor passa a girar sem subir a folha.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando a graxa não resolve", "Barulho que não é falta de graxa"],
        slots: [
          [
            "Tremor sempre na mesma altura é barra torta; folga na folha fechada é porca gasta.",
            "Se o portão treme no mesmo ponto, a barra entortou; se a folha fechada mexe, a porca acabou.",
          ],
          [
            "Pó claro ou brilho de bronze na graxa é sinal de peça se desfazendo: não acione e chame.",
            "Limalha no chão, embaixo do motor, pede parar de usar até o técnico ver.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo engraxar o fuso?",
        answers: [
          "Olhe uma vez por mês e ponha graxa só quando a rosca estiver seca; o técnico limpa e renova tudo na revisão, {visits.home}.",
          "Em casa, a cada seis meses costuma bastar, ou antes se a rosca secar; muito pó encurta o prazo.",
        ],
      },
      {
        question: "Pode usar graxa branca ou de lítio no fuso?",
        answers: [
          "Depende do motor: há fuso que usa graxa de lítio e há o que pede outra, por causa da porca de plástico. Siga o manual.",
          "Só se o manual do modelo indicar. Graxa errada ataca a porca ou endurece na rosca.",
        ],
      },
      {
        question: "O fuso está roncando mesmo engraxado. O que é?",
        answers: [
          "Pode ser porca gasta, contrapeso errado ou acionador fora de prumo. O técnico escora a folha e confere.",
          "Se a graxa não resolveu, a causa é peso ou desgaste. Pare de forçar e mande um vídeo feito de longe.",
        ],
      },
    ],
    photo: "uma foto do fuso de perto, outra da etiqueta do motor e um vídeo com o som, feito de longe",
  },
  {
    id: "fuso-ou-corrente-qual-dura-mais",
    broader: "fuso",
    label: "Fuso ou corrente: qual dura mais",
    phrase: "qual motor dura mais, de fuso ou de corrente",
    asks: [
      "fuso corrente dura mais",
      "fuso ou corrente dura mais",
      "fuso ou corrente qual dura mais",
      "motor fuso corrente qual dura mais",
      "fuso corrente durabilidade",
      "fuso corrente mais durável",
      "fuso corrente mais resistente",
      "fuso corrente quebra menos",
      "fuso corrente menos manutenção",
      "motor fuso dura mais",
      "motor corrente dura mais",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em casa, o de fuso costuma durar mais com menos cuidado, porque não tem corrente para esticar; os dois vão de {trade.life} com a folha equilibrada e revisão {visits.home}. O que mais encurta a vida, de um e de outro, é portão pesado e falta de lubrificação.",
        "Os dois duram perto do mesmo, de {trade.life}, se a folha anda leve. Com pouca manutenção, o de fuso leva vantagem no basculante de casa; o de corrente aguenta bem folha maior, mas pede a tensão conferida e corrente nova de tempos em tempos.",
        "Motor com fuso costuma durar mais no basculante de casa; motor com corrente só se iguala com a tensão conferida e a corrente trocada no tempo certo. Nos dois, conte com {trade.life}, se a folha é leve e o contrapeso está certo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que gasta em cada um", "Onde cada motor se desgasta"],
        slots: [
          [
            "No fuso, quem gasta é a porca que corre na barra; trocada a tempo, a barra segue por anos.",
            "O fuso perde a porca, peça barata; a barra só estraga se trabalhar seca ou torta.",
          ],
          [
            "Na corrente, os elos esticam e comem os dentes do pinhão, a engrenagem que a puxa.",
            "A corrente alonga com o uso, começa a pular e leva os dentes da engrenagem junto.",
          ],
          [
            "Redutor e motor são parecidos nos dois e envelhecem pelo peso da folha e pelo número de aberturas.",
            "O resto, motor, placa e capacitor, dura igual nos dois e depende do uso.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O cuidado que faz durar", "Manutenção de cada um"],
        slots: [
          [
            "Fuso pede rosca limpa, graxa fina e conjunto no prumo.",
            "No fuso, o cuidado é graxa em camada fina e suporte firme.",
          ],
          [
            "Corrente pede óleo próprio, tensão certa e alinhamento, conferidos em cada revisão.",
            "Na corrente, confere-se a folga e troca-se quando não há mais como esticar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual escolher pensando em durar", "Para durar: fuso ou corrente?"],
        slots: [
          [
            "Basculante de casa de até {width.quarterHp}: fuso, no kit de 1/4 HP, a partir de {price.lowest} instalado.",
            "Em basculante residencial de até {width.quarterHp}, o kit de fuso de 1/4 HP instalado parte de {price.lowest}.",
          ],
          [
            "Folha larga, pesada ou de prédio se decide pelas aberturas por dia, e o motor é indicado por foto e medidas.",
            "Em folha grande ou uso coletivo, o que faz durar é a capacidade com folga, com fuso ou sem ele.",
          ],
          [
            "Se o seu motor de corrente está bom, regular e trocar a corrente custa menos que trocar de tipo.",
            "Motor de corrente em bom estado não se troca só por isso: corrente e pinhão novos resolvem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dos dois faz menos barulho?",
        answers: [
          "O de fuso, em geral. Na corrente, boa parte do ruído é folga, e a regulagem diminui.",
          "Fuso engraxado é mais silencioso; corrente frouxa ou seca é a que bate.",
        ],
      },
      {
        question: "Dá para trocar o motor de corrente por um de fuso?",
        answers: [
          "Dá na maioria dos basculantes de casa, com coluna firme; a troca fica de {price.homeSwap}, com mão de obra.",
          "Sim, depois de conferidos a coluna, a altura e o equilíbrio da folha. Em casa, a troca fica de {price.homeSwap}.",
        ],
      },
      {
        question: "Como faço o meu durar mais?",
        answers: [
          "Folha leve, lubrificação certa e revisão {visits.home}, a partir de {price.preventive} em casa, sem peças.",
          "Não pendure peso no portão, não force com a mão e chame ao primeiro barulho novo.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da coluna com o motor e a largura da folha",
  },
  {
    id: "fuso-ou-corrente",
    broader: "fuso",
    label: "Motor de fuso ou de corrente",
    phrase: "a escolha entre motor de fuso e de corrente",
    asks: [
      "fuso corrente",
      "fuso ou corrente",
      "motor corrente ou fuso",
      "corrente ou fuso melhor",
      "trocar corrente fuso",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor de fuso e de corrente no basculante, escolha fuso para casa: trabalha mais quieto, pede pouco ajuste e tem peça fácil. A corrente faz sentido em folha maior ou em motor que já está bom e só precisa de regulagem. O kit de fuso instalado parte de {price.lowest}.",
        "Para portão basculante residencial, prefira o fuso, hoje o mais comum e de menos cuidado; a corrente aguenta carga, mas faz mais ruído e precisa de tensão conferida. O equilíbrio da folha pesa mais que essa escolha.",
        "O melhor para casa é o motor de fuso, que faz menos ruído e pede menos ajuste; o de corrente leva vantagem em folhas grandes e em portas de enrolar. Se o seu de corrente funciona bem, regular, a partir de {price.preventive} em casa, sem peças, custa menos que trocar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que muda entre fuso e corrente",
          "Ruído, ajuste e peças de fuso e corrente",
          "Fuso e corrente lado a lado",
        ],
        slots: [
          [
            "No fuso, uma porca corre na barra roscada; na corrente, elos puxam o carro ou giram o eixo.",
            "O fuso empurra pela rosca, e a corrente puxa por elos sobre um pinhão.",
            "São dois modos de levar a força à folha: rosca contínua ou elos.",
          ],
          [
            "O fuso pede graxa e prumo; a corrente pede óleo, tensão e alinhamento do pinhão.",
            "Uma rosca seca é o problema do fuso; folga e elo esticado são os da corrente.",
            "Em um, cuida-se da porca; na outra, confere-se a tensão a cada revisão.",
          ],
          [
            "Sem energia, a rosca tende a manter a folha parada, o que a corrente nem sempre faz.",
            "A rosca oferece resistência a quem tenta erguer a folha por fora; na corrente, isso depende do redutor.",
            "Parado, o fuso resiste ao movimento, e a corrente conta com o redutor ou com a trava.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Qual escolher para o seu portão",
          "Fuso para quem, corrente para quem",
          "Decida pelo portão e pelo uso",
        ],
        slots: [
          [
            "O basculante de casa com até {width.quarterHp} combina com acionador de fuso de 1/4 HP, a partir de {price.lowest} instalado.",
            "Para folha residencial de até {width.quarterHp}, os kits de fuso de 1/4 HP instalados começam em {price.lowest}.",
            "Em casa, o caminho usual é o fuso: o kit de 1/4 HP para até {width.quarterHp} custa a partir de {price.lowest}, com instalação.",
          ],
          [
            "Folha larga, pesada ou de uso coletivo pede avaliação por foto, e a transmissão vem depois da potência.",
            "Folha mais larga, ou com muitas aberturas por dia, tem o modelo indicado por fotos e medidas.",
            "O portão de condomínio se escolhe pelos ciclos por hora, com fuso, corrente ou outro acionamento.",
          ],
          [
            "O motor de corrente em bom estado não precisa sair: corrente e pinhão novos devolvem o funcionamento.",
            "Se o motor antigo de corrente ainda tem peça, o reparo costuma compensar.",
            "Vale trocar por fuso quando o motor já está no fim ou a peça sumiu do mercado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de corrente faz mais barulho?",
        answers: [
          "Em geral, sim, sobretudo com a corrente frouxa ou seca. Com a corrente regulada e lubrificada, o ruído cai bastante.",
          "Costuma fazer. Boa parte do barulho, porém, é folga, e a regulagem resolve sem trocar o motor.",
        ],
      },
      {
        question: "Dá para trocar o motor de corrente por um de fuso?",
        answers: [
          "Dá, na maioria dos basculantes de casa, se a coluna tiver espaço e firmeza. O braço e o fim de curso são refeitos.",
          "Sim. O técnico confere coluna, altura e equilíbrio; com a folha em ordem, a troca em casa fica de {price.homeSwap}.",
        ],
      },
      {
        question: "Qual motor é mais rápido, de fuso ou de corrente?",
        answers: [
          "Nenhum é mais rápido por si só: a velocidade vem do passo da rosca, do redutor ou do inversor. Nossos kits de fuso abrem em {seconds.all} segundos.",
          "Isso depende do modelo. Há fuso de {opening.padrao} e fuso de {opening.jetflex}, e o mesmo vale para motores de corrente.",
        ],
      },
      {
        question: "Qual motor dura mais, de fuso ou de corrente?",
        answers: [
          "Os dois duram de {trade.life} com folha equilibrada e revisão {visits.home}. O que encurta a vida é peso e falta de lubrificação.",
          "A duração depende mais da folha que da transmissão. Com equilíbrio e revisão, espere de {trade.life} do motor.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da coluna com o motor atual, se houver, e a largura da folha",
  },
];
