import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const models = [
  "[marca]",
  "[marca] [modelo]",
  "ppa levante",
  "ppa bv",
  "ppa penta",
  "ppa dz",
  "ppa dz rio",
  "garen kdz",
  "garen kdz fit",
  "agl trino",
  "peccinin gatter",
  "[marca] peccinin gatter",
  "[marca] [modelo] peccinin gatter",
];

/** Titles that name a make or a part and then the one word that decides: the data sheet, the nut, the rack, the clause, the company. */
export const fichaPecaECondicao: NarrowConcept[] = [
  {
    id: "porca-acionadora-do-modelo",
    broader: "fuso",
    label: "Porca acionadora pelo modelo do motor",
    phrase: "a porca acionadora do motor basculante",
    asks: [
      ...combine(
        ["porca acionadora", "porca acionador", "porca fuso", "bucha acionador", "castanha fuso"],
        ["ppa levante", "ppa bv", "ppa penta", "[marca] [modelo]"],
        ["", "motor", "basculante", "motor basculante", "preço", "comprar"],
      ),
      ...combine(["porca", "bucha"], ["ppa levante", "ppa bv"], ["", "motor", "preço"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "A porca acionadora do motor basculante [marca] é a peça de nylon ou bronze que corre no fuso, a barra de rosca, e leva o braço do portão para cima. Vendemos e trocamos só a porca quando o fuso está bom. Para ser a certa, ela precisa do mesmo passo de rosca e do mesmo encaixe, e a foto da etiqueta e do acionador confirma qual é e quanto custa.",
        "Para comprar a porca acionadora do [marca], confira o nome completo na etiqueta do motor, o diâmetro e o passo da rosca do fuso e o formato do encaixe. Porcas parecidas não servem uma na outra. Mande a foto da etiqueta e do acionador, e dizemos de graça o valor da peça, sozinha ou já trocada.",
      ],
      price: [
        "O preço da porca acionadora do [marca] depende do modelo da etiqueta e de o fuso ter de ir junto ou não. Trocar só a porca é o caso mais barato. Mande a foto da etiqueta e do acionador, e o orçamento da peça, sozinha ou já trocada, é gratuito.",
        "Quanto custa a porca acionadora do [marca] se sabe pela foto da etiqueta e do acionador, porque o passo da rosca muda de um modelo para outro. O orçamento é grátis e separa a peça da mão de obra. Se a rosca do fuso também gastou, trocam-se os dois.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como identificar a porca do [marca]", "O que conferir antes de comprar a porca do [marca]"],
        slots: [
          [
            "A porca não traz o modelo escrito de forma legível, e por isso se identifica pelo motor e pelo fuso. Fotografe sem desmontar, com o portão fechado e o disjuntor desligado.",
            "Quem vende a porca precisa saber em que motor e em que fuso ela trabalha. Tire as fotos com o portão fechado e o disjuntor desligado, sem soltar nenhuma peça.",
          ],
        ],
        bullets: [
          "Nome completo do motor, com letras e números, na etiqueta.",
          "Diâmetro do fuso e passo, que é a distância entre um filete e o outro da rosca.",
          "Formato do encaixe no carrinho ou no braço e número de furos.",
          "Material: nylon, que é mais silencioso, ou bronze.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de porca gasta no basculante", "Quando a porca acionadora precisa ser trocada"],
        slots: [
          [
            "A folha fechada fica com folga, estala ao começar a subir e deixa pó claro ou de bronze no fuso. No fim, o motor gira e o portão não sobe, porque a rosca da porca acabou.",
            "Folga na folha fechada, estalo na partida e raspas de nylon ou de bronze no fuso mostram a rosca se acabando. Depois disso o motor roda e a folha não acompanha.",
          ],
          [
            "Nesse ponto pare de usar o portão, porque a folha pode descer. Deixe-o fechado, com o disjuntor desligado, e não destrave o motor do basculante.",
            "Pare de usar quando notar a folga. O basculante fica fechado, sem energia e travado no motor até a troca, já que a folha pode descer de repente.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a porca é trocada", "A troca da porca com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha, confere o contrapeso e só então abre o acionador, o perfil que guarda o fuso. Se a rosca da barra está inteira, entra apenas a porca nova. Se está gasta ou torta, o fuso é trocado junto.",
            "A troca só começa com a folha escorada e a energia desligada. O acionador é aberto, o fuso é examinado e a porca nova entra. O fuso só é trocado quando empenou ou perdeu os filetes.",
          ],
          [
            "Depois ele passa uma camada fina de graxa no fuso, acerta o contrapeso e regula as paradas. Sem esse acerto, a porca nova carrega o peso da folha e dura pouco.",
            "O serviço termina com o contrapeso equilibrado, o fuso engraxado e as paradas reguladas. É o peso mal equilibrado que costuma gastar a porca antes do tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A porca de um modelo serve em outro da mesma marca?",
        answers: [
          "Nem sempre. O passo da rosca e o encaixe mudam até entre versões do mesmo nome, e por isso a etiqueta vale mais que a aparência.",
          "Só se o fuso e o encaixe forem iguais. Versões com o mesmo nome podem ter rosca diferente.",
        ],
      },
      {
        question: "Posso trocar a porca acionadora sozinho?",
        answers: [
          "Não é seguro. Com o acionador aberto, só o contrapeso segura a folha, que pode descer ou subir de uma vez.",
          "Não convém, porque a folha do basculante fica sem o motor que a segura durante a troca. Ela precisa ser escorada por um técnico.",
        ],
      },
      {
        question: "Nylon ou bronze: qual porca dura mais?",
        answers: [
          "Use o material que o fabricante pôs no seu modelo. Com a folha equilibrada e o fuso engraxado, as duas duram anos.",
          "O material é o do modelo, e não uma escolha livre. O que faz a porca durar é a folha equilibrada e a graxa fina no fuso.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do acionador inteiro e do fuso, sem desmontar nada",
  },
  {
    id: "ficha-tecnica-do-motor",
    broader: "modelos",
    label: "Ficha técnica do motor",
    phrase: "a ficha técnica do motor",
    asks: [
      ...combine(["ficha técnica"], models),
      ...combine(["especificações", "dados técnicos", "características técnicas"], models),
    ],
    intent: "question",
    answers: {
      any: [
        "A ficha técnica do motor [marca] traz seis dados que decidem a compra: tipo de portão, peso máximo da folha em quilos, potência em HP, tensão (127 ou 220 V), ciclos por hora e velocidade. Baixe-a no site do fabricante pelo nome completo da etiqueta, porque versões de mesmo nome têm números diferentes.",
        "Na ficha técnica do [marca], procure o tipo de portão, o peso máximo, a potência, a tensão, a velocidade e os ciclos por hora. Ela fica no site do fabricante, na página do modelo. Se você mandar a foto da etiqueta, lemos os números e dizemos de graça se o motor serve no seu portão.",
        "Numa ficha técnica de motor de 1/3 HP para portão de correr, como a do [marca], espere potência perto de 250 W e peso máximo por volta de 400 kg, conforme a versão. Confira ainda a tensão e os ciclos por hora. O número exato está na ficha do fabricante, pelo nome completo da etiqueta.",
        "Numa ficha técnica de motor de 1/4 HP para portão de correr, como a do [marca], espere potência perto de 185 W e peso máximo de 300 a 400 kg, conforme a versão. Confira ainda a tensão e os ciclos por hora. O número exato está na ficha do fabricante, pelo nome completo da etiqueta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada linha da ficha do [marca] quer dizer", "Como ler a ficha técnica do [marca]"],
        slots: [
          [
            "Os nomes mudam um pouco entre os fabricantes, mas as linhas são estas. As duas primeiras já eliminam a maior parte dos modelos.",
            "Cada fabricante arruma a ficha a seu modo, e todas respondem às mesmas perguntas. Comece pelo tipo e pelo peso.",
          ],
        ],
        bullets: [
          "Tipo: deslizante (de correr), basculante ou pivotante (de abrir); um não serve no lugar do outro.",
          "Peso ou medida máxima: em quilos no de correr; em metros de largura no basculante.",
          "Potência: a força do motor, em HP ou em watts; um HP inteiro são cerca de 745 W.",
          "Tensão: 127 V, 220 V ou as duas, com chave ou fio de escolha.",
          "Ciclos por hora: quantas vezes ele abre e fecha sem esquentar.",
          "Velocidade: metros por minuto ou segundos por abertura.",
        ],
      },
      {
        about: "choose",
        headings: ["Como comparar a ficha com o seu portão", "Da ficha ao portão: a conta da folga"],
        slots: [
          [
            "O peso máximo da ficha vale para trilho limpo e roldanas boas. Por isso, deixe um terço de folga: num motor de 400 kg, a folha deve ter até uns 300 kg.",
            "Não escolha um motor pelo limite da ficha, que foi medido em condições ideais. A folha deve pesar até três quartos do número, ou seja, uns 300 kg para um motor de 400.",
          ],
          [
            "Uma casa abre o portão poucas vezes por hora, e quase toda ficha residencial atende. Em prédio ou comércio, os ciclos por hora pesam mais que a potência.",
            "Se entram muitos carros, compare os ciclos por hora com a hora mais cheia. Potência alta com poucos ciclos esquenta do mesmo jeito.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Onde achar a ficha técnica do [marca]", "Etiqueta, ficha e manual do [marca]"],
        slots: [
          [
            "A etiqueta fica na carcaça do motor ou por baixo da tampa, e basta fotografá-la por fora. O nome completo, com letras e números, leva à ficha e ao manual no site do fabricante.",
            "O nome inteiro do motor está na etiqueta da carcaça. Com ele você acha no site do fabricante a ficha do motor e o manual da placa, que costumam ser arquivos separados.",
          ],
          [
            "Se a etiqueta apagou, fotos do motor, da placa fechada e do portão inteiro em geral bastam para reconhecer o modelo.",
            "Etiqueta ilegível não impede: mande fotos do motor por dois lados e do portão, e o modelo quase sempre é reconhecido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com mais HP abre mais rápido?",
        answers: [
          "Não necessariamente. HP é força. A velocidade está em outra linha da ficha e depende da engrenagem e de haver inversor.",
          "Em geral não. A potência serve para mover mais peso, e a velocidade aparece na ficha em metros por minuto ou em segundos.",
        ],
      },
      {
        question: "A ficha diz 127/220 V: preciso mudar alguma coisa?",
        answers: [
          "Em muitos modelos, sim: uma chave ou um fio escolhe a tensão. Quem confere e muda é o técnico, com o disjuntor desligado.",
          "Depende do modelo. Alguns se ajustam sozinhos, e em outros a posição é escolhida na instalação, por um técnico, sem energia.",
        ],
      },
      {
        question: "Vocês instalam o motor que eu escolher pela ficha?",
        answers: [
          "Sim. Só a mão de obra de um motor já comprado parte de {price.installation}, e antes conferimos por foto se ele serve.",
          "Instalamos. Mande a ficha e as medidas do portão antes de comprar, para conferirmos. A mão de obra, à parte, começa em {price.installation}.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e uma do portão inteiro, com a largura e o material da folha",
  },
  {
    id: "motor-da-marca-com-cremalheira",
    broader: "kit",
    label: "Motor com cremalheira",
    phrase: "o motor com cremalheira",
    asks: [
      ...combine(
        ["motor cremalheira"],
        [
          "[marca] [modelo]",
          "[marca]",
          "[marca] peccinin gatter",
          "peccinin gatter",
          "[marca] [modelo] peccinin gatter",
          "garen kdz",
          "ppa dz",
          "ppa dz rio",
        ],
        ["", "preço", "instalado", "completo", "kit"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor [marca] com cremalheira sai, na troca em casa, de {price.homeSwap}, com mão de obra. A cremalheira nova, a barra dentada presa à folha, é somada por metro. Ela precisa ter o comprimento da folha e dentes do mesmo passo da engrenagem. Se a barra atual está boa e combina, ela fica, e você paga só o motor.",
        "O motor [marca] e a cremalheira, a barra dentada que ele puxa, são vendidos juntos ou separados. Na troca em casa, o motor com mão de obra fica de {price.homeSwap}, e a cremalheira é somada por metro, no comprimento da folha e com dentes do mesmo passo da engrenagem. Se você só precisa da cremalheira, o valor sai de graça por foto.",
      ],
      price: [
        "O preço do motor [marca] com cremalheira é o do motor instalado, de {price.homeSwap} na troca em casa, mais os metros de barra dentada que faltarem. Uma folha de 3 metros pede 3 metros de cremalheira. Mande a foto e a largura da folha, e o total sai de graça.",
        "O preço do motor [marca] com cremalheira depende do comprimento da folha: o motor trocado em casa, com mão de obra, fica de {price.homeSwap}, e cada metro de barra nova se soma. Cremalheira reta e do mesmo passo é aproveitada e não se paga de novo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos metros de cremalheira o [marca] precisa", "Cremalheira para o [marca]: medida e tipo"],
        slots: [
          [
            "Meça a folha de ponta a ponta, e não o vão: a barra cobre a folha inteira. Muitos kits vêm com 3 metros, e uma folha de 4 metros pede mais uma barra.",
            "A cremalheira tem o comprimento da folha, que costuma ser maior que o vão. Se o kit traz 3 metros e a folha tem 4, falta uma barra, que se compra por metro.",
          ],
          [
            "A de nylon com alma de aço serve em folha leve ou média e faz menos ruído. A de aço é para folha pesada e uso intenso.",
            "Em portão de casa, a de nylon costuma bastar e é silenciosa. Folha pesada, prédio e galpão pedem a de aço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O [marca] serve no seu portão?", "O que conferir antes de comprar o [marca]"],
        slots: [
          [
            "A cremalheira certa não compensa um motor fraco. Veja na etiqueta ou na ficha:",
            "Antes da barra, confira o motor. Estes dados estão na etiqueta ou na ficha:",
          ],
        ],
        bullets: [
          "Tipo: motor de correr, também chamado de deslizante.",
          "Peso: capacidade um terço acima do peso da folha.",
          "Ciclos por hora: importam em prédio e comércio.",
          "Tensão: 127 ou 220 V, a mesma do seu ponto de energia.",
        ],
      },
      {
        about: "visit",
        headings: ["Como motor e cremalheira são instalados", "A montagem, da base ao teste"],
        slots: [
          [
            "O técnico desliga a energia, destrava o motor velho e vê se a folha corre leve na mão. Depois fixa o motor na base, alinha a cremalheira e deixa de 1 a 2 mm de folga entre os dentes, para o peso não cair sobre a engrenagem.",
            "A folha é testada na mão, sem energia, antes de tudo. O motor vai para a base, a cremalheira é alinhada com ele e a folga entre os dentes fica em 1 a 2 mm, de uma ponta à outra.",
          ],
          [
            "Por fim, ele regula as paradas e a força, grava os controles e testa a fotocélula, se houver. O serviço leva de {time.sliding} quando a base está boa.",
            "O trabalho termina com paradas e força reguladas e controles gravados, em {time.sliding}, se a base do motor antigo servir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar a cremalheira do motor antigo?",
        answers: [
          "Pode, se o passo dos dentes é o mesmo da engrenagem nova e as barras estão retas e sem desgaste.",
          "Sim, quando os dentes estão inteiros e combinam com a engrenagem. Dente arredondado gasta a engrenagem nova.",
        ],
      },
      {
        question: "Qualquer cremalheira serve em qualquer motor?",
        answers: [
          "Não. O passo, a distância entre os dentes, tem de ser igual ao da engrenagem. A foto dos dois lados mostra.",
          "Não serve se o passo for outro. As residenciais comuns são parecidas, mas convém comparar antes de comprar.",
        ],
      },
      {
        question: "Que garantia tem?",
        answers: [
          "São {warranty.motor} no motor comprado conosco e {warranty.installation} na instalação.",
          "O motor que vendemos tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, da etiqueta do motor atual e dos dentes da cremalheira, com a largura da folha",
  },
  {
    id: "ladrao-clona-controle",
    broader: "clonado",
    label: "Ladrão consegue clonar o controle?",
    phrase: "a clonagem do controle por ladrão",
    asks: [
      ...combine(
        ["ladrão", "bandido", "assaltante"],
        ["consegue clonar controle", "pode clonar controle", "clona controle", "consegue copiar controle"],
        ["", "portão", "garagem", "distância", "portão distância"],
      ),
      "clonar controle portão distância",
      "clonam controle portão distância",
      "é possível clonar controle portão ladrão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o ladrão consegue clonar o controle do portão se ele usa código fixo, que repete sempre o mesmo sinal. O de código rolante, que muda a cada toque, não se copia desse jeito. Abra o seu: se há chavinhas dentro, o código é fixo, e vale trocar receptor e controles.",
        "Depende do controle: o de código fixo, um ladrão clona em segundos, com o aparelho na mão ou gravando o sinal de perto; o de código rolante, não, porque o sinal muda a cada toque. Controle antigo, com chavinhas por dentro ou que se copia em chaveiro, é fixo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu controle pode ser clonado", "Código fixo ou rolante: como descobrir"],
        slots: [
          [
            "Dá para descobrir em um minuto, com o controle na mão. Na dúvida, mande a foto da frente e do verso, e dizemos qual é o tipo.",
            "Três sinais mostram o tipo de código, sem ferramenta. Se continuar a dúvida, a foto dos dois lados do controle resolve.",
          ],
        ],
        bullets: [
          "Chavinhas ou pontes dentro da tampa da pilha: código fixo, pode ser copiado.",
          "O chaveiro copiou o seu em minutos, sem ir à garagem: código fixo.",
          "Cada controle novo tem de ser gravado na central, e o manual fala em rolling code ou código rolante: não se copia.",
        ],
      },
      {
        about: "what",
        headings: ["Como a cópia é feita", "Onde o controle costuma ser copiado"],
        slots: [
          [
            "O caso mais comum é o controle emprestado: lava-rápido, manobrista, oficina ou quem achou um perdido. Menos comum é gravar o sinal de longe, com um aparelho, quando o morador aperta o botão.",
            "Quase sempre alguém teve o controle na mão por alguns minutos, no manobrista, na oficina ou depois de uma perda. Também existe aparelho que grava o sinal no ar, e ele só repete código fixo.",
          ],
          [
            "O rolante ainda pede cuidado com o controle perdido, que continua abrindo até ser apagado da memória da central.",
            "Código rolante não protege de controle furtado: ele abre o portão até alguém apagá-lo da central.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer se o código é fixo", "Como acabar com o risco de cópia"],
        slots: [
          [
            "Troque o receptor e os controles por um conjunto de código rolante; o motor fica. O técnico liga o receptor novo à central e grava os controles na mesma visita, e o valor sai de graça por foto.",
            "A saída é um receptor de código rolante, com controles novos, sem trocar o motor. A ligação é feita pelo técnico, com o disjuntor desligado, e o orçamento por foto já traz tudo.",
          ],
          [
            "Até lá, não deixe o controle no quebra-sol nem com manobrista e, em viagem, desligue o disjuntor do motor com o portão fechado e travado.",
            "Enquanto isso, leve o controle com você ao estacionar e não o empreste. Ao viajar, deixe o portão fechado, travado e sem energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Mudar a posição das chavinhas resolve?",
        answers: [
          "Invalida as cópias antigas, mas o novo código também é fixo e pode ser copiado outra vez.",
          "Resolve por um tempo. As cópias velhas deixam de abrir, só que o código continua sendo do tipo que se copia.",
        ],
      },
      {
        question: "Apagar a memória da central adianta?",
        answers: [
          "Adianta contra controle perdido de código rolante. No código fixo, se o mesmo código é gravado de novo, a cópia volta a abrir.",
          "Serve para tirar um controle furtado. Contra cópia de código fixo não basta, porque ela tem o mesmo código do original.",
        ],
      },
      {
        question: "Abrir pelo celular é mais seguro?",
        answers: [
          "Pode ser, com senha forte e acesso de cada pessoa separado. Mas se o receptor antigo, de código fixo, continuar ligado, o risco é o mesmo.",
          "Só se o receptor de código fixo for retirado. Com ele ligado, a cópia continua abrindo, tenha ou não o aplicativo.",
        ],
      },
    ],
    photo: "fotos da frente e do verso do controle, e da etiqueta do motor",
  },
  {
    id: "portao-batido-tem-conserto",
    broader: "torto",
    label: "Portão empenado por batida tem conserto?",
    phrase: "o conserto do portão empenado por batida",
    asks: [
      ...combine(
        ["empenado", "empenou", "entortou", "torto", "amassado"],
        ["batida", "batida carro", "bateu carro", "carro bateu", "bateram carro", "pancada carro"],
        ["tem jeito", "tem conserto", "conserto", "desempenar", "consertar", "dá para arrumar", "recuperar"],
      ),
      "portão empenado batida carro",
      "portão empenado carro",
      "portão empenou batida",
      "desempenar portão batida",
      "desempenar portão carro bateu",
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, portão empenado por batida de carro quase sempre tem jeito: folha de ferro se desempena e se solda, e na de alumínio se troca o trecho dobrado. Só compensa folha nova quando o quadro torceu inteiro ou quebrou em vários pontos. O orçamento é grátis, por foto; até lá, disjuntor desligado e ninguém por perto.",
        "Tem conserto na maioria dos casos: o portão que empenou com a batida do carro é escorado, medido e endireitado, se é de ferro, ou tem a parte amassada trocada, se é de alumínio. Desligue o disjuntor, não force a folha e mande fotos de longe, que o orçamento é gratuito.",
      ],
      price: [
        "O preço para desempenar um portão batido por carro soma a serralheria da folha, as peças tortas, como guia, roldana ou braço, e a nova regulagem do motor. Ele muda muito conforme o quadro tenha torcido ou não. Mande fotos de longe e do ponto da batida: o orçamento é gratuito e por escrito.",
        "O preço para consertar portão empenado por batida depende do que entortou: uma guia ou um braço é o mais barato; o quadro torcido ou a coluna fora de prumo, o mais caro. O orçamento por foto não custa nada e separa folha, peças e motor, o que ajuda a cobrar quem bateu.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Quando dá para desempenar e quando se troca", "O que decide entre endireitar e trocar"],
        slots: [
          [
            "O que decide é o material e o tamanho do dano. O técnico mede as duas diagonais da folha: se são iguais, o quadro está bom e só o apoio saiu do lugar.",
            "Material e quadro decidem. Diagonais iguais mostram que a folha está no esquadro e que só roldana, guia ou dobradiça cedeu; diagonais diferentes, que o quadro torceu.",
          ],
        ],
        bullets: [
          "Ferro com um lado dobrado: desempena, solda e pinta.",
          "Alumínio amassado: troca-se o perfil ou a chapa do trecho.",
          "Roldana, guia, braço ou trilho torto: troca-se só a peça.",
          "Quadro torcido inteiro ou solda aberta em vários pontos: compare com uma folha nova.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão empenado é endireitado", "Da escora ao teste do motor"],
        slots: [
          [
            "A folha é escorada e o motor, solto dela, com a energia desligada. O serralheiro endireita ou troca o trecho, e a folha volta a correr ou a girar na mão, leve, antes de o motor ser preso de novo.",
            "Primeiro se escora a folha e se desliga a energia. Depois o trecho dobrado é endireitado ou trocado, e a folha só recebe o motor de volta quando anda leve na mão.",
          ],
          [
            "No fim, o técnico examina braço, suporte, cremalheira e placa e regula de novo as paradas e a força. Pedimos que a solda seja feita com a placa desconectada, para a corrente não a queimar.",
            "Antes da entrega são conferidos suporte, braço e cremalheira, que recebem a pancada, e as paradas e a força são reguladas. A placa fica desconectada durante a solda, para não queimar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o conserto", "Cuidados com a folha empenada"],
        slots: [
          [
            "Folha empenada pode estar presa por um ponto só. Desligue o disjuntor, não empurre a folha, não destrave o basculante e afaste pessoas e carros.",
            "Trate a folha como solta, mesmo que ela ainda ande. O disjuntor fica desligado, ninguém a endireita na mão e o basculante não é destravado.",
          ],
          [
            "Fotografe o dano e a placa do carro antes do conserto: em regra, quem bateu paga, direto ou pelo seguro.",
            "Guarde fotos do portão e do carro, porque depois do conserto não há mais prova para cobrar de quem bateu ou do seguro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão empenado até o conserto?",
        answers: [
          "Não. A folha torta força roldana, guia e motor, e pode sair do apoio.",
          "É melhor não, mesmo na mão. Folha torta escapa do trilho ou da dobradiça com facilidade.",
        ],
      },
      {
        question: "Depois de desempenar, fica a marca?",
        answers: [
          "No ferro, o ponto é lixado, protegido com fundo e pintado. De perto, pode restar uma diferença. No alumínio, o perfil trocado fica como novo.",
          "Com fundo e tinta, quase não se vê no ferro. Em alumínio troca-se o perfil, e o que muda é no máximo o tom da pintura.",
        ],
      },
      {
        question: "O motor precisa ser trocado?",
        answers: [
          "Muitas vezes não, porque braço, suporte e cremalheira levam a pancada antes. Ele é testado com a folha já reta.",
          "Nem sempre. Primeiro se endireita a folha, depois se testa o motor, que costuma ter escapado.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, de frente e de lado, e do ponto da batida, tiradas de longe",
  },
  {
    id: "desempenar-portao",
    broader: "torto",
    label: "Desempenar portão",
    phrase: "o desempeno do portão",
    asks: [
      ...combine(
        ["desempenar portão", "desempeno portão", "endireitar portão", "serviço desempenar portão"],
        [
          "",
          "basculante",
          "correr",
          "deslizante",
          "pivotante",
          "ferro",
          "alumínio",
          "garagem",
          "preço",
          "basculante preço",
        ],
      ),
      "portão empenado tem jeito",
      "portão empenado tem conserto",
      "portão empenou tem conserto",
      "portão torto tem conserto",
      "portão torto tem jeito",
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, portão empenado quase sempre tem jeito, sem trocar a folha inteira: no ferro, o quadro é desempenado e reforçado com solda; no alumínio, troca-se o perfil torto. Antes de endireitar, é preciso achar o que empenou, como roldana, dobradiça, contrapeso ou coluna. O orçamento é grátis, por foto.",
        "Desempenar o portão é endireitar o quadro da folha, com ela escorada e o motor desligado, e reforçar o ponto fraco com solda ou travessa. Funciona bem em ferro. Em alumínio, o trecho dobrado costuma ser trocado. Mande fotos de longe, de frente e de lado, e o orçamento é gratuito.",
      ],
      price: [
        "O preço para desempenar um portão depende do material, do tamanho da folha e de ela precisar sair do lugar. Endireitar um lado no local é o mais barato. Quadro torcido, que vai para a serralheria, custa mais. O orçamento é grátis, com fotos de longe, de frente e de lado.",
        "Quanto custa desempenar um portão se sabe por foto, de graça: contam o material, o tamanho e o que entortou junto, como trilho, braço ou dobradiça. A regulagem do motor, depois do desempeno, vem em linha separada do orçamento.",
      ],
      "how-to": [
        "Para desempenar um portão, primeiro se escora a folha e se medem as duas diagonais: a diferença entre elas mostra quanto o quadro torceu. O serralheiro endireita com macaco ou cabo tensor e solda uma travessa, para não voltar. Não faça isso com a folha pendurada nem com o motor ligado.",
        "O portão se desempena com a folha escorada e sem energia: mede-se o esquadro, endireita-se o quadro aos poucos e solda-se um reforço. É trabalho de serralheiro, porque a folha pode cair. No basculante, o contrapeso precisa ser aliviado antes, por técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber quanto o portão empenou", "Empenou a folha ou cedeu o apoio?"],
        slots: [
          [
            "Muita folha parece torta e está no esquadro: o que cedeu foi o apoio. Olhe e meça sem empurrar, com o disjuntor desligado e o portão fechado.",
            "Antes de pensar em desempeno, veja se a folha está torta ou só mal apoiada. A energia fica desligada, e ninguém força a folha.",
          ],
        ],
        bullets: [
          "Meça as duas diagonais: se são iguais, a folha está boa e o apoio cedeu.",
          "Compare o vão da folha com a coluna, em cima e embaixo.",
          "Procure solda aberta, ferrugem nos cantos e travessa solta.",
          "No basculante, veja de longe se um cabo está mais frouxo que o outro.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o portão empenar", "Por que a folha entorta"],
        slots: [
          [
            "Folha comprida sem travessa, batida de carro, roldana ou dobradiça gasta e motor com força demais são as causas comuns. No basculante, o cabo ou a mola desigual puxa um lado só e torce o quadro.",
            "O quadro torce quando falta travessa, quando um lado fica sem apoio ou quando o motor insiste contra um obstáculo. Cabo ou contrapeso desigual faz o mesmo no basculante, e uma batida entorta de uma vez.",
          ],
          [
            "Se a causa não é corrigida na mesma visita, o portão empena de novo, por mais bem endireitado que tenha ficado.",
            "Por isso o desempeno vem junto do acerto da causa. Só endireitar dura pouco.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o desempeno é feito", "Do esquadro ao motor regulado"],
        slots: [
          [
            "A folha é escorada, o motor é solto dela e a placa, desconectada. O quadro é endireitado aos poucos, conferido pelas diagonais e reforçado com solda ou travessa.",
            "Com a folha escorada, sem energia e sem o motor, o serralheiro endireita o quadro e confere o esquadro a cada passo. Uma travessa ou mão-francesa soldada segura o resultado.",
          ],
          [
            "Depois o portão precisa andar leve na mão, de ponta a ponta. Só então o motor é preso, e a força e as paradas são reguladas para a folha endireitada.",
            "Em seguida a folha é movida na mão e, se anda leve, recebe o motor de volta, com força e paradas reguladas de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É melhor desempenar ou comprar folha nova?",
        answers: [
          "Desempenar compensa em ferro são, com um lado torto. Quadro torcido inteiro ou com ferrugem nas soldas pede a comparação com uma folha nova.",
          "Se o ferro está bom, o desempeno custa bem menos. Com ferrugem funda ou vários pontos quebrados, a folha nova pode valer mais.",
        ],
      },
      {
        question: "Posso usar o portão empenado?",
        answers: [
          "Não convém, nem no motor nem na mão. A folha torta força a roldana ou a dobradiça e pode sair do lugar.",
          "O melhor é parar. O motor que empurra folha torta estraga a engrenagem, e ela pode escapar do trilho.",
        ],
      },
      {
        question: "O serviço é feito no local?",
        answers: [
          "Quase sempre. A folha só sai quando o quadro torceu inteiro, e nesse caso a entrada é fechada de modo provisório.",
          "Na maioria das vezes, sim. Quadro muito torcido vai para a serralheria, e isso é combinado antes.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, de frente e de lado, e do ponto que entortou, tiradas de longe",
  },
];
