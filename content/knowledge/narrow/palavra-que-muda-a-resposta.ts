import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Titles that ask of a known thing what one word of theirs decides: metres of each leaf, the drawing kept, the safer one. */
export const palavraQueMudaAResposta: NarrowConcept[] = [
  {
    id: "pivotante-metros-por-folha",
    broader: "pivotante",
    label: "Motor pivotante pelos metros de cada folha",
    phrase: "o motor pivotante pelo comprimento de cada folha",
    asks: [
      "cada folha portão m motor",
      "cada folha portão metros motor",
      "motor portão metros 2 folhas",
      "motor portão metros duas folhas",
      "motor portão metros largura 2 folhas",
      "motor braço longo",
      "motor braço comprido",
      "motor pivotante braço longo",
      "motor braço longo metros",
      "motor braço longo m",
      "motor portão abrir 2 metros",
      "motor portão abrir 2,5 metros",
      "motor portão abrir 3 metros",
      "motor portão abrir 4 metros",
      "motor portão pivotante 2 metros",
      "motor portão pivotante 3 metros",
      "motor pivotante 2 metros",
      "motor pivotante 3 metros",
      "motor pivotante 4 metros",

      ...combine(
        ["pivotante", "motor pivotante", "portão pivotante", "portão abrir", "portão duas folhas", "motor braço"],
        [
          ...["metros por folha", "metros cada folha", "metro cada folha", "3 metros por folha", "3 metros cada folha"],
          ...["folhas 3 metros", "folha 3 metros", "folhas 3 metros cada", "folha 2,5 metros", "folhas 2,5 metros"],
          ...["3m por folha", "3m cada folha", "3 m por folha", "3 m cada folha", "folha 3,5 metros"],
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Em portão de abrir com folha de até 2 metros, o motor pivotante residencial costuma servir, um por folha, se a ficha aceita o peso dela; acima disso, confira o comprimento máximo. A troca de cada motor em casa fica de {price.homeSwap}, com mão de obra, e a primeira instalação sai por foto.",
        "Em vão de 4 metros com duas folhas de abrir, cada uma tem 2 metros e leva o seu motor pivotante, com uma central só. A troca de cada motor em casa fica de {price.homeSwap}, com mão de obra; a primeira instalação, com suportes e batente, sai por foto.",

        "Folha de abrir de 2,5 a 3 m pede braço ou pistão cuja ficha aceite esse comprimento, porque muitos pivotantes de casa param em 2 ou 2,5 m. Com duas folhas são dois motores e central dupla. Trocar cada motor em casa fica de {price.homeSwap}; a primeira instalação se orça por foto.",
        "O motor pivotante se escolhe pelos metros e pelos quilos de cada folha, e vale o limite que chegar primeiro: perto de 3 m, já é modelo de folha longa, com trava elétrica e batente no piso. Cada motor, na troca em casa, fica de {price.homeSwap}; se falta o suporte, ele soma.",
        "Em portão de abrir, veja na ficha do motor o comprimento máximo da folha: para 3 m, o braço curto de casa não serve, e usa-se pistão ou braço longo, um por folha. A troca de cada motor em casa fica de {price.homeSwap}; mande largura, altura e material para o valor exato.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o comprimento da folha exige", "Folha de 3 m: o que muda no motor"],
        slots: [
          [
            "Quanto mais longa a folha, mais longe da dobradiça fica a ponta, e mais o vento e a inércia puxam o braço.",
            "A ponta de uma folha longa anda depressa e empurra de volta: é ela que força braço, dobradiça e coluna.",
          ],
        ],
        bullets: [
          "Motor com o comprimento da folha escrito na ficha, e não só os quilos",
          "Trava elétrica, que segura a ponta fechada contra o vento e o empurrão",
          "Batente firme no piso, aberto e fechado",
          "Chapa inteira pega vento e reduz o limite; gradil deixa o vento passar",
        ],
      },
      {
        about: "what",
        headings: ["Uma folha ou duas", "Duas folhas: dois motores e central dupla"],
        slots: [
          [
            "Com duas folhas, cada uma leva o seu motor, e a central dupla fecha primeiro uma e depois a que sobrepõe.",
            "Em par de folhas, os dois motores são iguais, e a central dupla atrasa um deles para as folhas não se cruzarem.",
          ],
          [
            "O cabo que liga um lado ao outro passa pelo piso ou por cima do vão, e se prevê antes do contrapiso.",
            "Falta quase sempre o eletroduto de um pilar ao outro: é o que vale prever na obra.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Meça antes de pedir o motor", "Medidas para escolher o modelo"],
        slots: [
          ["São quatro dados, medidos com o portão fechado.", "Com o portão fechado, meça e fotografe por dentro."],
        ],
        steps: [
          "O comprimento de cada folha, da dobradiça à ponta.",
          "A altura e o material: gradil, chapa, alumínio ou madeira.",
          "A distância da dobradiça à face de dentro da coluna, que decide entre pistão e braço articulado.",
          "O espaço livre atrás da folha aberta e o lado do ponto de energia.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor só move duas folhas de 3 metros?",
        answers: [
          "Não: folhas que giram separadas pedem um motor cada uma. Dá para automatizar só a mais usada e deixar a outra com trinco.",
          "Não. Cada folha tem o seu braço; a opção mais barata é pôr motor só na folha por onde o carro passa.",
        ],
      },
      {
        question: "Folha de 3 metros cai com o tempo?",
        answers: [
          "Cai, se a dobradiça ou a coluna é fraca. Dobradiça com rolamento e, no piso plano, roda de apoio seguram a ponta.",
          "Pode cair: a alavanca é grande. Antes do motor, a ponta tem de passar livre do piso em todo o giro.",
        ],
      },
      {
        question: "Pistão ou braço articulado para folha longa?",
        answers: [
          "Em geral, pistão, preso na face da folha; o braço articulado serve à coluna larga, com a dobradiça recuada.",
          "Depende da coluna: dobradiça perto da face de dentro aceita pistão; coluna funda pede braço articulado.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, aberto e fechado, e da coluna com a dobradiça, com o comprimento de cada folha",
  },
  {
    id: "dz-rio-quantos-quilos",
    broader: "ppa",
    label: "PPA DZ Rio: quantos quilos",
    phrase: "o peso que o PPA DZ Rio move",
    asks: [
      ...combine(
        ["dz rio", "ppa dz rio", "dz rio 400", "ppa dz rio 400", "motor dz rio", "motor ppa dz rio 400"],
        [
          ...[
            "quantos quilos",
            "quilos",
            "kg",
            "quantos kg",
            "peso",
            "aguenta",
            "aguenta quantos quilos",
            "capacidade",
          ],
          ...["suporta", "peso máximo", "aguenta peso", "portão quantos quilos", "aguenta portão pesado"],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O PPA DZ Rio é vendido em versões numeradas pela capacidade: o 400, em geral, é para folha de correr de até 400 kg, número que se confirma na etiqueta. Deixe um terço de folga: nessa versão, o portão de casa deve ficar perto de 300 kg.",
        "O número que vem depois do nome PPA DZ Rio costuma ser a capacidade em quilos: 400, para folha de correr de até 400 kg. É o máximo, com trilho limpo e piso plano; para durar, compre com um terço de folga e confira o limite na etiqueta.",
        "Os quilos do PPA DZ Rio estão no número da versão e na etiqueta: 400, em geral, quer dizer folha de correr de até 400 kg. Rampa, trilho sujo e muitas aberturas por hora baixam esse limite; conte com três quartos dele.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quanto pesa o seu portão", "Faça a conta do peso da folha"],
        slots: [
          [
            "O peso se estima por medida e material, sem soltar a folha.",
            "Ninguém precisa levantar a folha para saber o peso.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha e multiplique: são os metros quadrados.",
          "Anote o material: alumínio, gradil de ferro, chapa fechada ou madeira.",
          "Se há projeto ou nota do serralheiro, veja o peso escrito.",
          "Mande as medidas, o material e uma foto: dizemos se a versão serve com folga.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando a versão não basta", "O que baixa o limite em quilos"],
        slots: [
          [
            "Folha que passa do limite faz o motor aquecer, perder força e gastar a engrenagem.",
            "Acima do limite, o motor ainda anda no começo, mas esquenta e gasta a engrenagem cedo.",
          ],
          [
            "Em prédio, olhe também os ciclos por hora: quilos e uso são dois limites da ficha.",
            "Quantas vezes abre por hora conta tanto quanto os quilos em garagem coletiva.",
          ],
          [
            "Se não serve, a troca do motor em casa fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}, com mão de obra.",
            "Passar a um motor maior custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com a troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DZ Rio serve em portão basculante?",
        answers: [
          "Não: ele empurra uma cremalheira e é só para portão de correr. O basculante usa outra linha.",
          "Não. É motor de correr, com cremalheira presa à folha.",
        ],
      },
      {
        question: "Onde está o limite de peso no motor?",
        answers: [
          "Na etiqueta da carcaça e no manual da versão, ao lado da tensão e da potência.",
          "Na etiqueta, junto do nome inteiro da versão; apagada, o manual do fabricante repete.",
        ],
      },
      {
        question: "Portão de correr de 5 metros passa do limite?",
        answers: [
          "Depende do material: em alumínio costuma ficar longe dele; em chapa de ferro pode chegar perto. Mande a medida e a foto.",
          "Nem sempre. Gradil de 5 m costuma caber; chapa fechada e alta pede a conta antes.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do portão inteiro, com a largura, a altura e o material",
  },
  {
    id: "reforma-mantendo-o-desenho",
    broader: "ferro",
    label: "Reforma de portão mantendo o desenho",
    phrase: "a reforma do portão com o desenho original",
    asks: [
      ...combine(
        ["reforma portão", "reformar portão", "restaurar portão", "restauração portão", "recuperar portão"],
        [
          ...["desenho original", "antigo desenho original", "mantendo desenho", "mesmo desenho", "manter desenho"],
          ...["antigo mantendo desenho original", "estilo original", "sem mudar desenho", "original da casa"],
          ...["modelo original", "característica original", "fachada original", "antigo sem descaracterizar"],
        ],
      ),
      "portão antigo mantendo desenho original",
      "manter desenho original portão antigo",
      "restaurar portão antigo ferro trabalhado",
      "portão casa tombada reforma",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para reformar o portão e manter o desenho original: o serralheiro refaz só o trecho podre, com o mesmo perfil, e copia o ornamento pela peça que sobrou. Alinhamento, ferragens e um motor que não corte o gradil são conosco; pela foto dizemos o que cabe a cada um.",
        "Sim, o desenho original fica: troca-se apenas o ferro comido, com barra da mesma medida, e arabesco ou lança que falta se copia de outro igual do portão. O metal é do serralheiro; folha leve, roldana ou dobradiça e motor discreto, nosso, com orçamento grátis por foto.",
        "Para manter o desenho do portão antigo, fotografe e meça tudo antes de cortar, refaça só o que apodreceu e use o mesmo perfil de ferro. O serralheiro cuida do ornamento, e nós, do movimento e do motor: na troca em casa, ele fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de cortar qualquer peça", "Registre o desenho antes da obra"],
        slots: [
          [
            "O desenho se perde quando a peça sai sem registro.",
            "Cinco minutos de foto valem mais que a memória de quem desmonta.",
          ],
        ],
        steps: [
          "Fotografe o portão inteiro, de frente, e cada ornamento com uma régua ao lado.",
          "Marque com fita o que está podre e o que só tem ferrugem por cima.",
          "Guarde as peças que caíram: elas servem de molde.",
          "Peça ao serralheiro, por escrito, o perfil e a medida que ele vai repor.",
          "Em imóvel tombado ou em área protegida, consulte o órgão de patrimônio antes de mudar a fachada.",
        ],
      },
      {
        about: "choose",
        headings: ["Motor que não muda a fachada", "Onde o motor fica escondido"],
        slots: [
          [
            "Em portão de abrir, o pistão ou o braço fica por dentro, na travessa, e da rua quase não se vê.",
            "No de correr, motor e cremalheira ficam por dentro, atrás da barra de baixo.",
          ],
          [
            "O suporte é preso na travessa ou no montante, e não na barra fina do ornamento.",
            "Nada se solda em voluta nem em lança: o reforço vai no quadro.",
          ],
          [
            "Chapa para fechar o vazado muda o desenho e o peso; se a ideia é privacidade, decida antes do motor.",
            "Acrescentar chapa atrás do gradil aumenta o peso e pega vento, e o motor muda com isso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem faz o quê, e a conta", "A conta do serralheiro e a do motor"],
        slots: [
          [
            "Solda do ornamento e pintura são do orçamento do serralheiro; dobradiça, roldana, alinhamento e motor, do nosso.",
            "São duas contas: o ferro, com o serralheiro, e o movimento, conosco, cada uma por escrito.",
          ],
          [
            "Se o portão já tem motor, a regulagem depois da reforma parte de {price.preventive} em casa, sem peças.",
            "Terminado o ferro, a regulagem do motor que existe parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para copiar um ornamento que se perdeu?",
        answers: [
          "Em geral, sim: o serralheiro copia de outro igual do portão ou de uma foto antiga com medida.",
          "Quase sempre, se sobrou um igual para servir de molde.",
        ],
      },
      {
        question: "O portão antigo aguenta motor depois da reforma?",
        answers: [
          "Aguenta, se a folha anda leve na mão e o quadro está firme; o motor se escolhe pelo peso de hoje.",
          "Sim, quando as soldas do quadro foram revistas e a folha não raspa em nenhum ponto.",
        ],
      },
      {
        question: "O que vem primeiro, a pintura ou o motor?",
        answers: [
          "Primeiro solda e suporte do motor, depois fundo e tinta, e por último o motor regulado.",
          "A tinta vem depois de toda solda; o motor entra com a folha seca e no peso final.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, de frente e por dentro, e de perto dos ornamentos e da base",
  },
  {
    id: "pausa-no-motor-da-marca",
    broader: "regulagem",
    label: "Tempo de fechamento automático no motor da marca",
    phrase: "o tempo de fechamento automático do motor [marca]",
    asks: [
      ...combine(
        ["[marca]", "motor [marca]", "[marca] [modelo]", "motor [marca] [modelo]", "central [marca]"],
        [
          ...[
            "programar tempo fechamento automático",
            "tempo fechamento automático",
            "como programar tempo fechamento",
          ],
          ...["programar fechamento automático", "ajustar tempo fechamento automático", "regular tempo fechamento"],
          ...[
            "programar pausa",
            "tempo de pausa",
            "mudar tempo fechamento automático",
            "programar tempo fechar sozinho",
            "tempo fecha sozinho",
            "ajustar tempo fecha sozinho",
            "ajustar tempo fechar sozinho",
          ],
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "No motor [marca], o tempo de fechamento automático é a pausa gravada na central, e o modo de gravar muda com a placa que veio nele: leia o código impresso nela ou na etiqueta e siga o manual desse código. Sob a tampa há tensão da rede; nós gravamos em visita a partir de {price.preventive} em casa, sem peças.",
        "O tempo de fechamento do motor [marca] se programa na central, por botão, trimpot, chave ou menu, conforme a placa, e não conforme o nome do motor. Mande a foto da etiqueta: dizemos qual é o caso da sua; se preferir que a gente grave, a visita parte de {price.preventive} em casa, sem peças.",
        "Para programar o fechamento automático do motor [marca], ache o código da central, teste a fotocélula e grave a pausa como diz o manual dessa placa: em casa, de 15 a 30 segundos. O mesmo motor sai com placas diferentes; pela foto da etiqueta dizemos qual é a sua.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como programar, na ordem", "Do código da placa à pausa gravada"],
        slots: [
          [
            "O que se faz dentro da tampa é do técnico; o resto você confere.",
            "Sem abrir a tampa, você prepara tudo e testa no fim.",
          ],
        ],
        steps: [
          "Corte o feixe da fotocélula com um cabo de vassoura, com o portão fechando: a folha tem de parar e voltar.",
          "Cronometre a saída do carro e some alguns segundos: essa é a sua pausa.",
          "Procure o código da central na etiqueta, no manual ou na nota e baixe o manual no site do fabricante.",
          "Com esse código, veja qual é o ajuste: botão segurado, trimpot, chave ou item de menu.",
          "Depois de gravado, faça três ciclos olhando, um deles com o feixe cortado.",
        ],
      },
      {
        about: "what",
        headings: ["Os quatro modos de gravar a pausa", "Botão, trimpot, chave ou menu"],
        slots: [["Quase toda central usa um destes modos.", "O manual da placa diz qual destes é o seu."]],
        bullets: [
          "Botão: apertado e solto no fim do tempo desejado, que a placa conta e guarda",
          "Trimpot: parafuso pequeno que se gira; mais à direita costuma ser mais tempo",
          "Chave: liga e desliga a função, com o tempo fixo ou dado por outro ajuste",
          "Menu ou programador: o tempo é escolhido em segundos",
        ],
      },
      {
        about: "causes",
        headings: ["Gravou e não fecha sozinho", "Se a pausa não funciona"],
        slots: [
          [
            "Fotocélula suja ou torta segura o portão aberto, e a contagem não termina.",
            "Com o feixe cortado, nenhuma pausa chega ao fim: limpe e alinhe a fotocélula.",
          ],
          [
            "Se a folha não chega ao fim da abertura, muitas placas nem começam a contar.",
            "A contagem começa no fim de curso de abertura; ímã ou came fora do lugar impede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso programar a pausa pelo controle remoto?",
        answers: [
          "Só em algumas centrais; na maioria, o ajuste é na placa. O manual do código impresso nela diz.",
          "Em geral não: o controle só confirma a gravação em certas placas.",
        ],
      },
      {
        question: "Quantos segundos deixar de pausa?",
        answers: [
          "Em casa, de 15 a 30 segundos; com rampa ou manobra, até 60.",
          "O tempo do seu carro sair mais alguns segundos, em geral de 15 a 30.",
        ],
      },
      {
        question: "Como desligo o fechamento automático?",
        answers: [
          "No mesmo ajuste: pausa em zero ou chave desligada, conforme a placa.",
          "Zerando a pausa ou desligando a chave da função, como diz o manual da placa.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e das duas fotocélulas",
  },
  {
    id: "motor-para-casa-com-bebe",
    broader: "barulho",
    label: "Motor de portão para não acordar o bebê",
    phrase: "o motor de portão em casa com bebê",
    asks: [
      ...combine(
        ["recém-nascido", "recém nascido", "bebê", "nenê", "bebê dormindo"],
        [
          ...["motor não faz barulho", "motor silencioso", "portão barulho", "portão silencioso", "portão faz barulho"],
          ...["portão acorda", "portão não faz barulho", "portão automático não faz barulho", "barulho motor portão"],
          ...["portão sem barulho", "motor sem barulho"],
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor sem ruído nenhum não existe; para não acordar o bebê, o que resolve é partida e parada suaves, com inversor, e folha que não bate. No basculante de até {width.quarterHp}, o JetFlex instalado custa {price.jetflex}; no de correr e no de abrir, o modelo vem por foto.",
        "Para o portão não acordar o bebê, procure motor com inversor, que parte e para devagar, e acerte a folha: a pancada do fim assusta mais que o motor. O JetFlex, para basculante de até {width.quarterHp}, sai por {price.jetflex} instalado; a regulagem, sozinha, parte de {price.preventive}.",
        "Com bebê em casa, comece pela regulagem, a partir de {price.preventive} sem peças, porque batida e rangido vêm da folha; se ainda acorda, o motor com inversor é o mais quieto, {price.jetflex} instalado no basculante. Ruído zero, nenhum motor tem.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que acorda o bebê no portão", "De onde vem o som que chega ao quarto"],
        slots: [
          [
            "O que acorda é o som repentino: o tranco da partida, a pancada no batente e o estalo da trava.",
            "Criança dorme com ronco contínuo e acorda com pancada: é ela que se tira primeiro.",
          ],
          [
            "Quarto em cima da garagem recebe a vibração pela laje; motor e guia se prendem com calço de borracha.",
            "Se o berço fica sobre a garagem, calço entre o suporte e a parede corta boa parte da vibração.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Descubra de onde vem o barulho", "Teste do quarto"],
        slots: [
          [
            "Faça com alguém no quarto e outro no portão, longe da folha.",
            "Uma pessoa escuta do quarto, outra aciona de fora do vão.",
          ],
        ],
        steps: [
          "Grave do quarto um ciclo inteiro.",
          "Anote quando incomoda: na partida, no meio ou no fim.",
          "Fim: batente e desaceleração. Meio: roldana, dobradiça ou guia seca. Partida: folga ou motor sem rampa.",
          "Mande a gravação com um vídeo do portão: dizemos se basta regular.",
        ],
      },
      {
        about: "care",
        headings: ["À noite e na hora da soneca", "Rotina que ajuda"],
        slots: [
          [
            "Na chegada tarde, dê um comando só: parar a folha no meio e mandar voltar faz dois trancos a mais.",
            "Se a central tem ajuste de velocidade no fim, peça ao técnico o trecho lento mais longo.",
          ],
          [
            "Lubrifique pinos e dobradiças com pouco produto a cada poucos meses; o trilho fica só limpo.",
            "Pino seco range primeiro: pouca graxa, no tempo certo, mantém o silêncio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para silenciar o motor que já tenho?",
        answers: [
          "Em boa parte, sim: batente de borracha, folga tirada e pinos lubrificados. Redutor que ronca pede peça ou troca.",
          "Costuma dar: a regulagem tira a pancada e o rangido; o ronco do redutor gasto é que fica.",
        ],
      },
      {
        question: "Motor com inversor serve em portão de correr?",
        answers: [
          "Serve, no modelo feito para cremalheira e para o peso da folha; o valor vem por foto.",
          "Sim, há deslizantes com inversor; escolhe-se pelo peso e pelo uso.",
        ],
      },
      {
        question: "Portão automático é perigoso para o bebê que engatinha?",
        answers: [
          "É, sem fotocélula e sem força regulada: teste as duas todo mês e deixe o controle fora do alcance.",
          "Sim, se fecha sem sensor. Fotocélula baixa, força moderada e ninguém no vão enquanto a folha anda.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, gravado de longe, e a largura e o tipo do portão",
  },
];
