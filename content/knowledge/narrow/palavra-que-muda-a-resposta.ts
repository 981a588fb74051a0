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
        "O motor para portão pivotante de 3 metros depende de quantas folhas ele tem. Com uma folha só de 3 metros, é preciso pistão ou braço longo que aceite esse comprimento na ficha. Com duas de 1,5 metro, servem dois motores residenciais comuns. A troca fica de {price.homeSwap} por motor em casa, com mão de obra.",
        "O motor pivotante para portão com 3 metros em cada folha precisa ser de pistão ou de braço longo e aceitar esse comprimento na ficha, porque muitos motores de casa param em 2 ou 2,5 metros. São dois motores, uma central dupla e trava elétrica. A troca fica de {price.homeSwap} por motor em casa, com mão de obra.",
        "Para portão pivotante com folha de 3 metros, use pistão ou braço longo indicado na ficha para 3 metros ou mais, com trava elétrica contra o vento. Com duas folhas, são dois motores e uma central dupla. A troca de cada um, em casa, fica de {price.homeSwap}, com mão de obra; a primeira instalação é orçada por foto.",
        "Em portão de abrir com folha de até 2 metros, o motor pivotante residencial costuma servir, um por folha, se a ficha aceita o comprimento e o peso. A troca de cada motor em casa fica de {price.homeSwap}, com mão de obra. A primeira instalação, com suporte e batente, é orçada por foto.",
        "O motor de portão de abrir se escolhe pelo comprimento e pelos quilos de cada folha, e vale o limite que chegar primeiro. O braço comum serve até perto de 2 metros; pistão ou braço longo, até perto de 3 metros, com trava. Duas folhas pedem dois motores, e cada troca em casa fica de {price.homeSwap}.",
        "Em vão de 4 metros com duas folhas de abrir, cada uma tem 2 metros e leva o seu motor pivotante, com uma central dupla. A troca de cada motor em casa fica de {price.homeSwap}, com mão de obra. A primeira instalação, com suportes e batente, é orçada por foto.",
        "O motor de braço longo, para folha de 1,5 metro ou mais, é escolhido pelo comprimento da ficha e pela distância da dobradiça à face da coluna. Essa medida decide entre pistão e braço articulado. A troca em casa fica de {price.homeSwap} por motor, com mão de obra, e o suporte novo é cobrado à parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o comprimento da folha exige", "Folha longa: o que muda no motor"],
        slots: [
          [
            "A folha comprida funciona como alavanca: o mesmo vento força muito mais o motor, a dobradiça e a coluna. Por isso o comprimento conta tanto quanto o peso.",
            "Quanto mais longa a folha, mais o vento e o balanço da ponta forçam o braço e a dobradiça. Os quilos da ficha, sozinhos, não dizem se o motor serve.",
            "A ponta de uma folha longa anda depressa e empurra o motor de volta quando ele para. É preciso conferir o comprimento na ficha, e não só o peso.",
          ],
        ],
        bullets: [
          "Comprimento da folha escrito na ficha: 3 metros ou mais",
          "Peso: um gradil de 3 por 2,20 metros tem de 70 a 100 kg; com chapa, de 95 a 120 kg",
          "Trava elétrica, que segura a ponta contra o vento",
          "Batente firme no piso, aberto e fechado",
          "Chapa inteira pega vento e reduz o limite da ficha",
        ],
      },
      {
        about: "what",
        headings: ["Duas folhas: dois motores e central dupla", "Uma folha ou duas"],
        slots: [
          [
            "Cada folha leva o seu motor, e a central dupla fecha primeiro uma e depois a que sobrepõe, para não se cruzarem. O cabo que liga os dois lados passa pelo piso ou por cima do vão.",
            "Os dois motores são iguais, e a central dupla atrasa um deles, para as folhas não baterem uma na outra. Preveja um eletroduto de um pilar ao outro antes de refazer o piso.",
            "Com duas folhas, cada uma tem o seu motor, e a central dupla dá a ordem de abrir e fechar. Preveja a passagem do cabo entre as colunas, pelo chão ou pelo alto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Meça antes de pedir o motor", "Medidas para escolher o modelo"],
        slots: [
          [
            "São quatro dados, medidos com o portão fechado e por dentro. Com eles o modelo certo sai na primeira proposta.",
            "Com o portão fechado, meça e fotografe do lado de dentro. Sem a medida da coluna, não dá para escolher entre pistão e braço.",
            "Uma trena e duas fotos bastam, com a folha fechada. A distância da dobradiça à coluna é a medida que mais se esquece.",
          ],
        ],
        steps: [
          "Meça cada folha, da dobradiça à ponta.",
          "Anote a altura e o material: gradil, chapa, alumínio ou madeira.",
          "Meça da dobradiça à face de dentro da coluna.",
          "Veja o espaço atrás da folha aberta e o ponto de energia.",
        ],
      },
      {
        about: "cost",
        headings: ["Um motor ou dois: a conta", "O que soma ao valor"],
        slots: [
          [
            "Trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra. Em portão ainda manual somam-se suportes, batente, trava elétrica, ponto de energia e o cabo entre as colunas, orçados pela foto.",
            "Com duas folhas, a troca do par custa de {price.homeSwapTwice}, motor e serviço. Portão que nunca teve motor pede, além disso, suportes, batente, trava e energia, com valor informado pela foto.",
            "Dois motores trocados custam de {price.homeSwapTwice} em residência. Automatizar pela primeira vez acrescenta trava, batente, suporte e fiação, conforme o que falta no portão.",
          ],
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
          "Não, porque elas giram em lados opostos. Se o carro passa por uma só, é possível motorizar apenas essa.",
        ],
      },
      {
        question: "Folha de 3 metros cai com o tempo?",
        answers: [
          "Cai, se a dobradiça ou a coluna é fraca. Dobradiça com rolamento e, em piso plano, roda de apoio seguram a ponta.",
          "Pode cair, porque o peso fica longe da dobradiça. Antes do motor, a ponta tem de passar livre do piso em todo o giro.",
          "É comum, e a ponta começa a raspar no chão. Dobradiça reforçada e coluna firme evitam; em piso plano, uma roda de apoio ajuda.",
        ],
      },
      {
        question: "Pistão ou braço articulado para folha longa?",
        answers: [
          "Em geral, pistão, preso na face da folha; o braço articulado serve à coluna larga, com a dobradiça recuada.",
          "Depende da coluna: dobradiça perto da face de dentro aceita pistão; coluna funda pede braço articulado.",
          "Na maioria dos portões longos, pistão. Se a dobradiça fica longe da face de dentro da coluna, o braço articulado alcança melhor.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Com suportes e energia prontos, um motor é instalado num dia. Duas folhas, com batente, trava e cabo entre colunas, podem passar disso.",
          "Depende do que já existe: a troca é rápida, e a primeira instalação em duas folhas, com eletroduto por passar, leva mais tempo.",
          "Em geral, um dia para cada folha com tudo pronto. Batente, trava ou eletroduto a fazer aumentam o prazo, combinado antes.",
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
        "O motor PPA DZ Rio 400 é, em geral, para portão de correr de até 400 kg, número que se confirma na etiqueta da carcaça. Esse é o limite com trilho limpo e piso plano. Para durar, deixe um terço de folga, com a folha perto de 300 kg.",
        "O PPA DZ Rio 400 aguenta, em geral, uma folha de correr de até 400 kg, como mostra a etiqueta. Trabalhe com folga, perto de 300 kg, porque rampa, trilho sujo e muitas aberturas baixam esse limite.",
        "A capacidade de peso do motor PPA DZ Rio vem no nome e na etiqueta: 400, em geral, quer dizer portão deslizante de até 400 kg em trilho plano e limpo. Compre com folga, para uma folha de uns 300 kg, já que o limite cheio gasta a engrenagem cedo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quanto pesa o seu portão", "Faça a conta do peso da folha"],
        slots: [
          [
            "O peso se estima por medida e material, sem soltar nem levantar a folha. Alumínio e grade são leves; chapa fechada e madeira maciça pesam bem mais por metro quadrado.",
            "Ninguém precisa erguer o portão para saber quanto pesa: área e material bastam. A mesma medida em chapa fechada pode pesar o dobro do alumínio.",
            "Com a área e o material se chega perto do peso real, sem tirar a folha do trilho. Grade e alumínio são os mais leves; chapa e madeira, os mais pesados.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha e multiplique: são os metros quadrados.",
          "Anote o material: alumínio, gradil de ferro, chapa fechada ou madeira.",
          "Veja se há projeto ou nota do serralheiro com o peso escrito.",
          "Com o disjuntor desligado e o motor destravado, veja se a folha corre leve no trilho.",
        ],
      },
      {
        about: "choose",
        headings: ["O que baixa o limite em quilos", "Quando a versão não basta"],
        slots: [
          [
            "Rampa, vento em chapa fechada, roldana gasta e trilho sujo tiram capacidade. Acima do limite, o motor ainda anda no começo, mas esquenta, perde força e gasta a engrenagem.",
            "O número da etiqueta vale com piso plano e folha leve de empurrar. Subida, trilho ruim e vento reduzem o que ele move, e passar do limite aquece o motor e gasta os dentes da engrenagem.",
            "A capacidade cai com subida, sujeira no trilho e chapa que pega vento. Motor sobrecarregado funciona por um tempo, quente e sem força, até a engrenagem ceder.",
          ],
          [
            "Em garagem coletiva, contam também os ciclos por hora, as aberturas que a ficha permite.",
            "Quantas vezes ele abre por hora é o segundo limite da ficha, e em prédio pesa tanto quanto os quilos.",
            "Para prédio, veja na ficha as aberturas por hora, porque uso demais aquece como peso demais.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Se for preciso um motor maior", "Quanto custa passar a um motor maior"],
        slots: [
          [
            "A troca do motor fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado ou de prédio, com mão de obra. Base, fiação e cremalheira boas costumam ser aproveitadas, se o passo dos dentes combina.",
            "Mudar de capacidade custa de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada, já com o serviço. O que está inteiro fica: base, fios e cremalheira de dentes compatíveis.",
            "Em casa, o motor maior sai de {price.homeSwap}, instalado; em portão pesado, de {price.heavySwap}. A cremalheira continua se os dentes servem na engrenagem nova, assim como a base e a fiação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DZ Rio serve em portão basculante?",
        answers: [
          "Não: ele empurra uma cremalheira e é só para portão de correr. O basculante usa motor com fuso e braço.",
          "Não. É motor de correr, com cremalheira presa à folha; portão que sobe usa outra linha.",
        ],
      },
      {
        question: "Onde está o limite de peso no motor?",
        answers: [
          "Na etiqueta da carcaça e no manual da versão, perto da tensão e da potência. Etiqueta apagada se resolve com o manual do modelo.",
          "Na etiqueta, junto do nome inteiro da versão. Se não dá para ler, o manual do fabricante repete o número.",
        ],
      },
      {
        question: "Portão de correr de 5 metros passa do limite?",
        answers: [
          "Depende do material: em alumínio ou gradil costuma ficar longe; em chapa de ferro alta pode chegar perto ou passar.",
          "Nem sempre. O comprimento sozinho não diz o peso, e chapa fechada de 5 m é bem mais pesada que grade do mesmo tamanho.",
        ],
      },
      {
        question: "Meu portão ficou pesado. O motor estraga?",
        answers: [
          "Com o tempo, sim. Antes de trocar o motor, veja trilho e roldanas, que fazem uma folha de 300 kg parecer de 500.",
          "Forçando, ele gasta engrenagem e capacitor. Muitas vezes a folha pesa o mesmo, e são as roldanas que travaram.",
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
        "Dá para reformar o portão antigo mantendo o desenho original: o serralheiro refaz só o trecho podre, com o mesmo perfil, e copia o ornamento pela peça que sobrou. Alinhamento, ferragens e motor são conosco, com regulagem a partir de {price.preventive} em casa, sem peças, porque a folha muda de peso na obra.",
        "Restaurar portão de ferro antigo sem mudar o desenho é trocar apenas o ferro comido por barra da mesma medida, e copiar arabesco ou lança de outro igual. O metal é do serralheiro; dobradiça, roldana e motor discreto são nossos, com a troca do motor em casa de {price.homeSwap}.",
        "Para manter o desenho do portão antigo na reforma, fotografe e meça tudo antes de cortar e refaça só o que apodreceu, com o mesmo perfil de ferro. O serralheiro cuida do ornamento e nós, do movimento e do motor, que na troca em casa fica de {price.homeSwap}, porque são dois ofícios.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de cortar qualquer peça", "Registre o desenho antes da obra"],
        slots: [
          [
            "O desenho se perde quando a peça sai sem registro, e a memória de quem desmonta não basta. Em imóvel tombado ou área protegida, a mudança precisa de autorização.",
            "Foto e medida antes da desmontagem são o que permite refazer igual. Se o imóvel é tombado, consulte o órgão de patrimônio primeiro.",
            "Sem fotografia com régua, o ornamento não volta como era. E casa em área protegida pede licença antes de mexer na fachada.",
          ],
        ],
        steps: [
          "Fotografe o portão inteiro, de frente, e cada ornamento com uma régua ao lado.",
          "Marque com fita o que está podre e o que só tem ferrugem por cima.",
          "Guarde as peças que caíram: servem de molde.",
          "Peça ao serralheiro, por escrito, o perfil e a medida que ele vai repor.",
          "Desligue o disjuntor do motor antes de qualquer solda.",
        ],
      },
      {
        about: "choose",
        headings: ["Motor que não muda a fachada", "Onde o motor fica escondido"],
        slots: [
          [
            "Em portão de abrir, o braço fica por dentro, na travessa, e da rua quase não se vê. No de correr, motor e cremalheira, a régua dentada, ficam atrás da barra de baixo.",
            "O braço do portão de abrir vai do lado de dentro, e no de correr o motor e a cremalheira se escondem na barra inferior. A fachada continua igual.",
            "Por dentro ficam o braço, no portão de abrir, e a cremalheira com o motor, no de correr, sem aparecer na rua.",
          ],
          [
            "O suporte se prende na travessa ou no montante, e nunca na barra fina do ornamento. Chapa para fechar o vazado muda desenho e peso, então se decide antes do motor.",
            "Nada se solda em voluta ou lança: o reforço vai no quadro. Se a ideia é fechar com chapa, decida antes, porque pesa e pega vento.",
            "A fixação é no quadro, já que o ornamento não aguenta. Fechar o gradil com chapa altera a fachada e o peso, o que muda o motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta do serralheiro e a do motor", "Quem faz o quê na reforma"],
        slots: [
          [
            "São duas contas: solda do ornamento, perfil e pintura com o serralheiro; dobradiça, roldana, alinhamento e motor conosco. Cada uma vem por escrito.",
            "O ferro e a tinta se orçam no serralheiro, e o movimento, com ferragens e motor, conosco, em propostas separadas.",
            "Ornamento, perfil e pintura são do serralheiro; o que faz a folha andar, nosso. Peça as duas propostas por escrito.",
          ],
          [
            "Portão que já tem motor recebe nova regulagem no fim, a partir de {price.preventive} em casa, sem peças. Se a folha mudou muito de peso, compara-se com a etiqueta do motor.",
            "Com motor existente, o acerto depois da obra parte de {price.preventive} em residência, fora as peças. Folha mais pesada pede conferir a etiqueta do motor.",
            "Depois do ferro pronto, regular o motor que existe sai a partir de {price.preventive} em casa, sem contar peças, conferido o peso novo.",
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
          "Aguenta, se a folha anda leve na mão e o quadro está firme. O motor se escolhe pelo peso de hoje.",
          "Sim, quando as soldas do quadro foram revistas e a folha não raspa em ponto nenhum.",
        ],
      },
      {
        question: "O que vem primeiro, a pintura ou o motor?",
        answers: [
          "Primeiro solda e suporte do motor, depois fundo e tinta, e por último o motor regulado.",
          "A tinta vem depois de toda solda; o motor entra com a folha seca e no peso final.",
        ],
      },
      {
        question: "Posso soldar com o motor instalado?",
        answers: [
          "Só com o disjuntor desligado e a central desconectada pelo técnico, porque a corrente da solda queima a placa.",
          "Pode, depois que a placa for isolada. Avise o serralheiro de que há motor.",
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
        "No motor [marca], o tempo de fechamento automático é a pausa gravada na central, e o modo de programar muda com a placa que veio nele: siga o manual do código dela, com a fotocélula já testada. Sob a tampa há tensão da rede; se preferir, gravamos em visita a partir de {price.preventive} em casa, sem peças.",
        "Para mudar o tempo de pausa do motor [marca], ache o código da central na etiqueta ou no manual e grave como ele manda: botão, trimpot, chave ou menu. Teste antes a fotocélula; o ajuste dentro da tampa é do técnico, com visita a partir de {price.preventive} em residência, fora as peças.",
        "Programar o fechamento automático do motor [marca] é gravar a pausa, em casa de 15 a 30 segundos, pelo manual do código da central, porque o mesmo motor sai com placas diferentes. Com a fotocélula em ordem, o técnico grava na placa a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como programar, na ordem", "Do código da placa à pausa gravada"],
        slots: [
          [
            "O que se faz dentro da tampa é do técnico, porque a placa fica ligada à rede. O resto você prepara e confere por fora.",
            "Sem abrir a tampa, você acha o código, escolhe o tempo e testa no fim. A gravação na placa, com tensão, cabe ao técnico.",
            "A parte elétrica exposta fica com o técnico. Preparar o tempo, achar o manual e testar a fotocélula é com você.",
          ],
        ],
        steps: [
          "Com o portão fechando, corte o feixe da fotocélula com um cabo de vassoura: a folha tem de parar ou voltar.",
          "Cronometre a saída do carro e some uns cinco segundos: essa é a sua pausa.",
          "Procure o código da central na etiqueta, no manual ou na nota e baixe o manual no site do fabricante.",
          "Se o ajuste é externo ou por aplicativo, grave; se é na placa, deixe com o técnico.",
          "Faça três ciclos olhando, um deles com o feixe cortado.",
        ],
      },
      {
        about: "what",
        headings: ["Os quatro modos de gravar a pausa", "Botão, trimpot, chave ou menu"],
        slots: [
          [
            "Quase toda central usa um destes modos, e o manual do código diz qual é o da sua. O nome do motor não basta, já que a placa muda de um lote para outro.",
            "O jeito depende da placa, e não do nome do motor, que recebe placas diferentes. No manual do código se vê qual destes é.",
            "Pelo código da central se descobre o modo, um destes quatro. Dois motores de mesmo nome podem ter placas distintas.",
          ],
        ],
        bullets: [
          "Botão: apertado e solto no fim do tempo desejado, que a placa conta e guarda",
          "Trimpot: parafuso pequeno que se gira para dar mais ou menos tempo",
          "Chave: liga e desliga a função",
          "Menu ou programador: o tempo é escolhido em segundos",
        ],
      },
      {
        about: "causes",
        headings: ["Gravou e não fecha sozinho", "Se a pausa não funciona"],
        slots: [
          [
            "Fotocélula suja ou torta segura o portão aberto, e a contagem não termina. Limpe as duas lentes e alinhe uma com a outra.",
            "Com o feixe cortado por sujeira ou desvio, nenhuma pausa chega ao fim. Um pano seco e o alinhamento resolvem muitos casos.",
            "Enquanto a fotocélula acusa algo no vão, a placa espera. Lente limpa e alinhada devolve a contagem.",
          ],
          [
            "Se a folha não chega ao fim da abertura, muitas placas nem começam a contar, porque esperam o sinal do fim de curso, o sensor da ponta. Ímã fora do lugar impede.",
            "A contagem parte do fim de curso de abertura, o sensor da chegada. Quando ele não atua, a pausa não inicia.",
            "Muitas centrais só contam depois do aviso do sensor de abertura, o fim de curso. Ele deslocado, o portão fica aberto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso programar a pausa pelo controle remoto?",
        answers: [
          "Só em algumas centrais; na maioria, o ajuste é na placa. O manual do código diz.",
          "Em geral não: o controle apenas confirma a gravação em certas placas.",
        ],
      },
      {
        question: "Quantos segundos deixar de pausa?",
        answers: [
          "Em casa, de 15 a 30 segundos; com rampa ou manobra longa, fique no alto da faixa.",
          "O tempo do seu carro sair mais uns cinco segundos, em geral de 15 a 30.",
        ],
      },
      {
        question: "Como desligo o fechamento automático?",
        answers: [
          "No mesmo ajuste: pausa em zero ou chave desligada, conforme a placa. A fotocélula continua ligada.",
          "Zerando a pausa ou desligando a chave da função, como manda o manual do código.",
        ],
      },
      {
        question: "Não acho o manual da minha placa. E agora?",
        answers: [
          "O site do fabricante traz os manuais pelo código da central. Se a placa foi trocada por universal, vale o manual dela, e não o do motor.",
          "Busque pelo código impresso na etiqueta ou na nota. Placa trocada pede o manual da nova, e a foto da etiqueta ajuda a descobrir.",
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
        "Para casa com bebê recém-nascido, o motor de portão que faz menos barulho é o de partida e parada suaves, com inversor, junto de uma folha que não bate; ruído zero não existe. Com quarto em cima da garagem, isola-se o suporte; o JetFlex instalado em basculante de até {width.quarterHp} custa {price.jetflex}.",
        "O portão acorda o bebê pela pancada e pelo tranco, por isso o mais silencioso é o motor com inversor, que parte e para devagar. No basculante, o JetFlex instalado sai por {price.jetflex}; se o quarto fica sobre a garagem, regular a folha, a partir de {price.preventive} sem peças, já ajuda muito.",
        "Motor que não acorda neném no quarto é o de partida suave, com inversor: {price.jetflex} instalado no basculante de até {width.quarterHp}. Antes, tente a regulagem do portão automático, desde {price.preventive} sem peças, porque batida e rangido do bebê acordado vêm quase sempre da folha.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que acorda o bebê no portão", "De onde vem o som que chega ao quarto"],
        slots: [
          [
            "O que acorda é o som repentino: o tranco da partida, a pancada no batente e o estalo da trava. Ronco contínuo incomoda menos, e por isso a batida se tira primeiro.",
            "Criança dorme com ruído constante e desperta com pancada. Partida brusca, folha que bate no fim e trava que estala são os primeiros a corrigir.",
            "Tranco, batida e estalo assustam mais que o zumbido do motor. Comece por eles, que se resolvem com regulagem e borracha no batente.",
          ],
          [
            "Quarto em cima da garagem recebe a vibração pela laje. Calço de borracha entre o suporte do motor e a parede corta boa parte dela.",
            "Com o berço sobre a garagem, a laje conduz a vibração. Prender motor e guia com coxim de borracha reduz o que sobe.",
            "A laje leva o tremor do motor ao cômodo de cima, e um coxim entre suporte e parede interrompe o caminho.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Descubra de onde vem o barulho", "Teste do quarto"],
        slots: [
          [
            "Uma pessoa escuta do quarto e outra aciona, longe da folha. Uma gravação basta para separar motor de portão.",
            "Faça com o bebê fora dali: um ouve no berço, outro comanda com o vão livre. O momento do som diz a causa.",
            "Com alguém no quarto e o celular gravando, abra e feche uma vez. Anote em que ponto o ruído aparece.",
          ],
        ],
        steps: [
          "Grave do quarto um ciclo inteiro.",
          "Som na partida: folga ou motor sem rampa.",
          "Som no meio: roldana, dobradiça ou guia seca.",
          "Som no fim: batente e desaceleração.",
          "Zumbido o tempo todo: vibração pela laje ou redutor gasto.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual motor é mais silencioso", "Regular, isolar ou trocar o motor"],
        slots: [
          [
            "Regular vem primeiro, por ser o mais barato; depois, o calço de borracha; por último, o motor com inversor. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com o inversor na parte alta.",
            "A ordem de gasto é regulagem, coxim e motor novo. Trocar em portão deslizante ou de abrir custa de {price.homeSwap} em casa, e o modelo com inversor fica mais perto do topo.",
            "Gaste na sequência: ajuste, borracha, e só então o inversor. Em folha de correr ou de abrir, conte de {price.homeSwap} pela troca, mais alto no modelo suave.",
          ],
          [
            "À noite, dê um comando só, porque parar no meio e voltar faz dois trancos a mais. Pino e dobradiça pedem pouca graxa a cada poucos meses; o trilho fica limpo e seco.",
            "Na chegada tarde, acione uma vez e espere o fim. Dobradiça lubrificada de tempos em tempos não range, e trilho se deixa limpo, sem graxa.",
            "Evite parar a folha no meio, que dobra os trancos. Uma gota de lubrificante nos pinos, alguns meses sim, mantém o silêncio; no trilho, só limpeza.",
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
          "Serve, no modelo feito para cremalheira e para o peso da folha, com um terço de folga na ficha.",
          "Sim, há deslizantes com inversor; escolhe-se pelo peso e pelo uso.",
        ],
      },
      {
        question: "Portão automático é perigoso para o bebê que engatinha?",
        answers: [
          "É, sem fotocélula e sem força regulada. Um par baixo, de 15 a 25 cm, vê quem engatinha; feche sempre olhando o vão.",
          "Sim, se fecha sem sensor. Fotocélula também a 15 ou 25 cm do chão, força no mínimo e ninguém no vão enquanto a folha anda.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "{time.tilting} no basculante e {time.sliding} no de correr, em horário combinado com o sono do bebê.",
          "Conte {time.tilting} em basculante ou {time.sliding} em deslizante; a furação é a parte barulhenta e dura pouco.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, gravado de longe, e a largura e o tipo do portão",
  },
];
