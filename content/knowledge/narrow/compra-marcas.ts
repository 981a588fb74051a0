import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** A make's motor for one kind of gate, a make's kit, and whether the dearer motor is worth its price. */
export const compraMarcas: NarrowConcept[] = [
  {
    id: "garen-basculante",
    broader: "garen",
    label: "Motor Garen basculante",
    phrase: "o motor Garen para portão basculante",
    asks: [
      "garen basculante 1/4",
      "garen basculante 1/4 hp",
      "motor basculante garen 1/4 hp",
      "motor portão basculante garen 1/4 hp",
      "levanta garen versão basculante comprar",
      "garen basculante fuso braço",
      "garen basculante",
      "motor garen basculante",
      "garen basculante preço",
      "garen portão basculante",
      "kit garen basculante",
      "basculante garen qual",
      "garen basculante bom",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor Garen para portão basculante se escolhe pela largura da folha: 1/4 HP serve até {width.quarterHp}, com contrapeso certo, e acima disso pede versão mais potente. Instalado na troca em casa, com mão de obra, o preço fica de {price.homeSwap}.",
        "Se o seu portão levanta e você quer um Garen, a versão basculante de 1/4 HP atende folha de até {width.quarterHp}, equilibrada; mais larga, de madeira ou de prédio pede potência maior. Na troca residencial, com o serviço, custa de {price.homeSwap}.",
        "Garen basculante é o acionador de fuso preso à coluna, que ergue a folha por um braço. O de 1/4 HP vai até {width.quarterHp} de largura, e o preço instalado, na troca em casa, é de {price.homeSwap}, conforme potência e velocidade.",
      ],
      price: [
        "O preço do motor basculante Garen instalado, na troca em casa com mão de obra, fica de {price.homeSwap}, conforme a potência e a velocidade. O de 1/4 HP, para folha de até {width.quarterHp}, está na parte baixa. Com motor já comprado, a instalação parte de {price.installation}.",
        "Motor Garen para basculante, trocado em casa, custa de {price.homeSwap} com o serviço: 1/4 HP até {width.quarterHp} de largura sai por menos, versão rápida ou mais forte, por mais. Só a instalação, se o motor é seu, começa em {price.installation}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual Garen para o seu basculante", "Potência e velocidade do Garen basculante"],
        slots: [
          [
            "Folha de casa, de até {width.quarterHp} e equilibrada, usa 1/4 HP; chapa grossa, madeira ou folha mais larga pedem 1/3 ou 1/2 HP. Há versão comum e versão rápida: compare pelos segundos da ficha do modelo exato.",
            "Até {width.quarterHp}, basta 1/4 HP com o contrapeso certo; acima, ou em madeira, suba para 1/3 ou 1/2. A rapidez muda com a versão, e o que vale é o tempo de abertura impresso na ficha.",
            "A largura decide a potência: 1/4 HP até {width.quarterHp}, mais do que isso em folha larga ou pesada. Se a pressa conta, procure a versão veloz e leia os segundos.",
          ],
          [
            "Se a casa já usa controles Garen, eles podem servir quando frequência e código são os da central nova.",
            "Controles antigos da marca muitas vezes ficam, desde que o código da placa nova seja o mesmo.",
            "Quem tem controle Garen confira o código: igual ao da central, basta gravar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir na folha antes do motor", "Antes de instalar no basculante"],
        slots: [
          [
            "O técnico confere cabos, contrapeso, braços e roldanas, porque motor novo em folha desequilibrada queima cedo. Também mede a folga lateral para o braço e a firmeza da coluna.",
            "Cabos sem fio solto, contrapeso certo e coluna firme vêm antes do motor, e são serviço de técnico. Ao lado da folha precisa haver espaço para a máquina e o braço.",
            "Primeiro a mecânica: contrapeso, cabos e roldanas em ordem, acertados pelo técnico. Depois a medida do lado em que o acionador vai ficar.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação e garantia do Garen", "Quanto tempo leva a troca"],
        slots: [
          [
            "A troca leva {time.tilting}, com fim de curso, força e controles regulados no fim. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "Em {time.tilting} o motor está montado, com percurso gravado e controles cadastrados. São {warranty.motor} de garantia de fábrica e {warranty.installation} do serviço.",
            "Conte {time.tilting} de trabalho, teste incluído. O motor tem {warranty.motor} de garantia e o serviço, {warranty.installation}, por escrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Garen basculante serve em portão de correr?",
        answers: [
          "Não: o de correr usa outro motor, com engrenagem e cremalheira, como o KDZ.",
          "Não serve. Basculante usa fuso e braço; o de correr, cremalheira.",
        ],
      },
      {
        question: "Vocês têm kit basculante com preço fechado?",
        answers: [
          "Sim: os kits de 1/4 HP da nossa tabela, para folha de até {width.quarterHp}, vão de {price.lowest} a {price.highest} instalados.",
          "Temos, de {price.lowest} a {price.highest} instalados, para folha de até {width.quarterHp}; o Garen é cotado à parte.",
        ],
      },
      {
        question: "Acho peça de Garen basculante?",
        answers: [
          "Acha: capacitor, placa, fim de curso e fuso são comuns nas lojas, pelo modelo da etiqueta.",
          "É das marcas com mais reposição. A etiqueta diz a peça da sua versão.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim, motor e instalação em até {shop.instalments} vezes no cartão, ou Pix.",
          "Dá, em até {shop.instalments} parcelas no cartão, com o total combinado antes.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, das laterais e a largura da folha",
  },
  {
    id: "motor-da-marca-pivotante",
    isAskedByName: true,
    broader: "pivotante",
    label: "Motor da marca para portão pivotante",
    phrase: "o motor da marca para portão de abrir",
    asks: [...combine(["motor [marca] pivotante"], ["", "portão", "preço", "instalação"]), "[marca] pivotante preço"],
    intent: "buying",
    answers: {
      any: [
        "O motor [marca] para portão pivotante é um braço por folha, escolhido pelo comprimento e pelo peso dela: portão de duas folhas leva dois motores e uma central. Na troca em casa, fica de {price.homeSwap} por motor, com mão de obra, e perto de {price.homeSwapTwice} em duas folhas.",
        "Instalamos motor [marca] em portão de abrir, de forma independente: um automatizador de braço para cada folha, pistão em pilar estreito e braço articulado em pilar largo. A troca em residência custa de {price.homeSwap} por motor, com o serviço; o kit duplo, em duas folhas, perto de {price.homeSwapTwice}.",
        "Quanto custa o braço [marca] para portão pivotante? Na troca em casa, de {price.homeSwap} por motor, com mão de obra, e perto de {price.homeSwapTwice} no portão de duas folhas, que leva dois motores e uma central. A versão sai do comprimento da folha e da coluna.",
      ],
      price: [
        "O motor [marca] pivotante custa de {price.homeSwap} na troca em casa, por motor e com mão de obra; kit duplo, para duas folhas, fica perto de {price.homeSwapTwice}. Comprimento da folha, coluna e passagem do fio definem a versão.",
        "O braço [marca] para portão de abrir sai de {price.homeSwap} por motor, na troca residencial e com o serviço. Duas folhas usam dois motores e uma central, perto de {price.homeSwapTwice}; a versão depende da folha e da coluna.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual [marca] serve na sua folha", "Folha, coluna e braço"],
        slots: [
          [
            "A ficha traz dois limites por folha, peso e comprimento, e vale o que for menor. Folha longa e chapa fechada, que seguram vento, pedem folga de um terço.",
            "Compare a folha com os dois limites da ficha, peso e comprimento, e fique com o mais apertado. Chapa fechada pega vento e pede um terço de sobra.",
            "A ficha traz o peso e o comprimento máximos de cada folha, e a sua precisa caber nos dois. Em folha longa ou fechada, que pega vento, deixe um terço de margem.",
          ],
        ],
        bullets: [
          "Pilar estreito, dobradiça perto da face: pistão de fuso",
          "Pilar largo, dobradiça recuada: braço articulado",
          "Duas folhas: dois motores e uma central, que abre primeiro a folha de cima da outra",
          "Folha longa ou de chapa: versão mais forte e trava elétrica",
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar o motor [marca]", "O que conferimos no portão"],
        slots: [
          [
            "A folha deve girar leve na mão, sem raspar, com dobradiça firme e coluna maciça, porque motor de nenhuma marca compensa folha que arrasta. O que estiver fora é acertado antes.",
            "Dobradiça caída, coluna oca e folha que raspa se corrigem antes do motor. Girando com um dedo, o portão está pronto.",
            "Gire a folha com a mão: ela não deve raspar nem balançar. Coluna oca e dobradiça gasta são reforçadas antes da instalação.",
          ],
          [
            "Confira também se o modelo tem central e peça de reposição à venda. A tensão, 127 ou 220 V, precisa ser a do seu ponto de energia.",
            "Veja se a versão tem peça de reposição na região. A voltagem da etiqueta precisa ser a mesma do ponto em que o motor será ligado.",
            "Antes de pagar, pergunte se há central e peça de reposição do modelo. Confira também se a tensão, 127 ou 220 V, é a do seu ponto de energia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "A conta do [marca] pivotante"],
        slots: [
          [
            "O valor da troca soma motor, controles e mão de obra, e o de duas folhas dobra. Trava elétrica, batente, fotocélula e passagem do fio só entram se faltarem.",
            "O preço soma o motor, os controles e o serviço, e dobra em portão de duas folhas. A trava elétrica, a fotocélula e o fio até o outro lado só são cobrados se faltarem.",
            "Entram motor, controles e montagem, por folha. À parte ficam trava, batente, fotocélula e o fio até o outro lado.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. Só instalar um motor comprado fora parte de {price.installation}, por motor.",
            "São {warranty.motor} no motor e {warranty.installation} no serviço. Quem já comprou o motor paga a instalação, desde {price.installation} por unidade.",
            "O motor comprado conosco tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. Instalar um motor que você já tem custa a partir de {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Folha longa precisa de trava elétrica?",
        answers: [
          "Em folha longa ou fechada, sim, porque ela segura a ponta contra o vento e poupa o braço. Em folha curta, muitos motores seguram sozinhos.",
          "Acima de uns 2,5 metros ou em chapa fechada, é o indicado. Folha curta costuma dispensar.",
        ],
      },
      {
        question: "Posso motorizar só uma das folhas?",
        answers: [
          "Pode, se a outra fica travada com trinco e o vão de uma folha basta para o carro.",
          "Dá, com um motor só. A folha parada recebe trinco no chão e não balança.",
        ],
      },
      {
        question: "O motor [marca] abre sem energia?",
        answers: [
          "Só se o modelo aceita bateria ou se há nobreak. Sem isso, com o disjuntor desligado e a folha firme nas dobradiças, abre-se pela chave de destravamento.",
          "Com bateria ou nobreak, sim. Sem eles, desligue o disjuntor, destrave com a chave e abra a folha na mão, se ela estiver firme nas dobradiças.",
        ],
      },
      {
        question: "Vocês são autorizados [marca]?",
        answers: [
          "Não, somos empresa independente. Vendemos, instalamos e consertamos, e a garantia do motor é a do fabricante, de {warranty.motor}.",
          "Trabalhamos de forma independente, com {warranty.motor} do fabricante no motor e {warranty.installation} na instalação.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado e da coluna de lado, com a trena da dobradiça à face de dentro",
  },
  {
    id: "ppa-pivotante",
    broader: "ppa",
    label: "Motor PPA pivotante",
    phrase: "o motor PPA para portão de abrir",
    asks: [
      "motor braço ppa pivotante",
      "abrir duas folhas motor ppa comprar",
      "ppa pivotante",
      "motor ppa pivotante",
      "ppa pivotante preço",
      "qual ppa pivotante",
      "ppa pivotante qual comprar",
      "motor ppa pivotante qual comprar",
      "melhor ppa pivotante",
      "ppa portão abrir",
      "motor ppa portão abrir",
      "ppa duas folhas",
      "motor ppa duas folhas",
      "ppa braço",
      "kit ppa pivotante",
      "kit ppa duas folhas",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor PPA para portão de abrir é o Piston, um pistão preso à coluna, e cada folha leva um. Portão de duas folhas usa dois motores e uma central para os dois, de {price.homeSwapTwice} na troca em casa, com mão de obra. A versão se escolhe pelo peso e pelo comprimento da folha.",
        "O pivotante PPA empurra cada folha por um braço preso à coluna. Por isso um portão de duas folhas precisa de dois motores e de uma central que comanda os dois. Na troca em residência, cada motor custa de {price.homeSwap}, já instalado, e folha longa usa versão mais forte.",
        "Se o seu portão é de abrir com duas folhas, ele leva dois motores PPA pivotantes iguais e uma central dupla. Com uma folha só, basta um. Cada motor, trocado em casa com mão de obra, fica de {price.homeSwap}. A coluna e o tamanho da folha definem o tipo de braço.",
      ],
      price: [
        "O motor PPA pivotante, na troca em casa, fica de {price.homeSwap} com mão de obra; o kit para duas folhas leva dois motores e central dupla, de {price.homeSwapTwice}. Comprimento da folha, largura da coluna e passagem do fio definem o ponto da faixa.",
        "Para portão de abrir de uma folha, o pivotante PPA trocado em residência vai de {price.homeSwap}, instalado. Com duas folhas são dois braços, de {price.homeSwapTwice}, e o que muda o valor são peso, comprimento da folha e distância do fio.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual PPA pivotante escolher", "A versão certa para a sua folha"],
        slots: [
          [
            "A ficha traz dois limites, o peso e o comprimento da folha, e a sua folha precisa caber nos dois. Folha fechada de chapa sofre com o vento e usa uma versão mais forte.",
            "Confira na ficha o peso e o comprimento máximos da folha. Se um dos dois passar do limite, escolha um modelo maior. Chapa fechada precisa de mais folga por causa do vento.",
            "A ficha do motor traz dois limites: o peso da folha e o comprimento dela. Os dois precisam ser respeitados. Em folha de chapa fechada, escolha uma versão acima, porque o vento empurra o portão.",
          ],
          [
            "A distância da dobradiça até a face de dentro da coluna decide o braço. Se ela é de poucos centímetros, serve o pistão, que estica e recolhe. Em coluna larga, com a dobradiça longe da face, serve o braço articulado, que dobra como um cotovelo.",
            "Meça da dobradiça até a face interna da coluna. Coluna estreita aceita o linear, um pistão; coluna larga exige o articulado, que dobra como cotovelo.",
            "O que escolhe o braço é a distância entre a dobradiça e a face de dentro da coluna. Se é pequena, use o pistão. Se é grande, use o braço articulado, que dobra no meio.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir no portão de abrir", "Antes de comprar o pivotante PPA"],
        slots: [
          [
            "A folha precisa girar leve na mão, sem raspar, e encostar num batente no piso ou no centro. Sem batente, o braço empurra depois do fim e arranca o suporte.",
            "Empurre a folha com a mão: ela deve girar leve, sem raspar, e parar num batente firme. Dobradiça caída ou falta de batente quebra o braço do motor em pouco tempo.",
            "A folha precisa girar leve na mão, com dobradiças firmes e um batente no fim. Se ela raspa no chão ou passa do ponto, o motor arranca o próprio suporte.",
          ],
          [
            "A foto da coluna de lado, com a trena da dobradiça até a face interna, é a que mais evita compra errada.",
            "Fotografe a coluna de lado com a trena encostada, da dobradiça à face de dentro: essa medida escolhe o braço.",
            "Uma imagem lateral da coluna, com a trena, mostra o recuo da dobradiça e evita errar o modelo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do pivotante", "Montagem dos dois braços PPA"],
        slots: [
          [
            "Os suportes são soldados ou chumbados na medida do manual, e a central recebe os dois motores com atraso entre as folhas, para a trava encaixar. No fim se regulam força e parada e se testa a fotocélula.",
            "Fixam-se os suportes nas cotas do fabricante e liga-se a central, que fecha uma folha depois da outra. Força, parada e fotocélula são testadas por último.",
            "O técnico prende o suporte na coluna e na folha, nas medidas do manual, e liga os dois motores à central. A central fecha uma folha depois da outra, para elas se encaixarem. A força fica no mínimo que move o portão, e a fotocélula é testada no fim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso motorizar só uma folha?",
        answers: [
          "Pode, se a outra fica travada no piso e só abre quando precisa. O vão automático é o de uma folha.",
          "Sim, a segunda fica com ferrolho. Sai pela metade do custo de motor.",
        ],
      },
      {
        question: "O PPA pivotante abre para fora?",
        answers: [
          "Depende do espaço e da fixação, e a calçada não pode ser bloqueada. A regra do município vale antes do motor.",
          "Em alguns casos, com o suporte em outro ponto. Antes, confira a regra da prefeitura, porque a folha não pode tomar a calçada.",
        ],
      },
      {
        question: "Preciso de fechadura elétrica?",
        answers: [
          "Em folha longa ou com muito vento, sim, porque ela segura o portão fechado e poupa o motor.",
          "Ajuda em folha grande. Em folha curta, o próprio motor costuma segurar.",
        ],
      },
      {
        question: "Que garantia tem o motor PPA pivotante?",
        answers: [
          "Comprado conosco, o motor tem {warranty.motor}, e a instalação, {warranty.installation}.",
          "São {warranty.motor} no motor que vendemos e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado e da coluna de lado, com a trena",
  },
  {
    id: "kit-de-marca",
    broader: "kit",
    label: "Kit de motor por marca",
    phrase: "o kit de motor da marca",
    asks: [
      "kit seg vem central controles",
      "kit motor agl instalado",
      "qual kit unisystem comprar",
      "kit ppa",
      "kit ppa completo",
      "kit ppa preço",
      "kit motor ppa",
      "kit garen",
      "kit garen completo",
      "kit garen preço",
      "kit motor garen",
      "kit motor [marca] [modelo]",
      "kit [marca] [modelo]",
      "kit [marca] [modelo] o que vem",
      "kit motor [marca] [modelo] o que acompanha",
      "kit motor ppa dz home",
      "kit motor ppa dz home acompanha",
      "kit ppa dz home",
      "kit dz home",
      "kit ppa dz rio",
      "kit dz rio",
      "kit dz nano",
      "kit motor kdz",
      "kit garen kdz",
      "kit garen kdz completo",
      "kit motor garen kdz",
      "kit rossi dz nano",
      "kit rossi dz nano completo",
      "kit peccinin gatter",
      "kit peccinin gatter completo",
      "kit kdz",
      "kit rossi",
      "kit rossi completo",
      "kit rossi preço",
      "kit motor rossi",
      "kit peccinin",
      "kit motor peccinin",
      "kit nice",
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit [marca] completo vem com o motor, a central, os controles, em geral dois, e o fim de curso, o sensor que marca a parada. O de correr leva ainda a cremalheira, na medida da folha, e o de abrir, um motor por folha. A troca em casa, com mão de obra, fica de {price.homeSwap}. A primeira instalação é orçada por foto.",
        "Um kit [marca] completo tem a central, os controles e o motor para o tipo do seu portão. No basculante vão também o fuso e o braço, no de correr, a cremalheira, e no de abrir, um braço por folha. A troca em casa, com a mão de obra, fica de {price.homeSwap}. A largura e as fotos definem a versão.",
        "No kit [marca] vêm o motor, a central que comanda o motor, os controles e os sensores de parada. Fotocélula, base e parte elétrica costumam ser à parte. A troca residencial, com o kit e a mão de obra, custa de {price.homeSwap}. Diga se o portão é basculante, de correr ou de abrir e a largura.",
      ],
      price: [
        "O kit [marca] instalado fica de {price.homeSwap} na troca em casa, com motor, central, controles e mão de obra, e de {price.heavySwap} em portão pesado. O tipo de portão e a versão mudam o valor; kit que você já comprou tem instalação a partir de {price.installation}.",
        "O preço do kit [marca] na troca residencial, com central, controles e mão de obra, é de {price.homeSwap}; em portão pesado, de {price.heavySwap}. Quem já tem o kit paga só a instalação, a partir de {price.installation}. Largura e tipo de portão fecham a conta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit completo", "Itens do kit, por tipo de portão"],
        slots: [
          [
            "O comum a todos é motor, central, a placa que comanda, controles, fim de curso e manual. No de correr, veja quantos metros de cremalheira, a régua dentada, vêm na caixa: ela precisa cobrir a folha toda.",
            "Em qualquer kit há motor, placa central, controles, sensores de parada e manual. O de correr só fica completo com a cremalheira, régua de dentes vendida em barras, no comprimento da folha.",
            "Motor, controles, manual, sensores e central formam a base. Para portão de correr, some barras de cremalheira, a régua com dentes, até cobrir a folha, porque nem toda caixa traz o suficiente.",
          ],
          [
            "Fotocélula, base, suporte soldado e disjuntor quase sempre ficam fora. Pergunte por eles antes de comparar preços, porque um anúncio barato pode ser só motor e placa.",
            "O que costuma faltar é a fotocélula, o suporte com solda, a base e a parte elétrica. Por isso dois anúncios parecidos podem diferir em tudo o que se compra depois.",
            "Em geral se compram à parte base, suporte, disjuntor e fotocélula, o sensor que evita fechar sobre alguém. Compare kits com a lista na mão, e não só pelo valor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Confira antes de comprar o kit", "Para o kit servir no seu portão"],
        slots: [
          [
            "O kit errado não se adapta: motor de basculante não move folha de correr. Reúna estes dados e compare com a ficha do modelo.",
            "Cada motor serve a um tipo de abertura e a um peso. Com os dados abaixo você confere a ficha antes de pagar.",
            "Motor, folha e rede precisam combinar, e não há ajuste que troque um tipo por outro. Levante antes o que segue.",
          ],
        ],
        steps: [
          "Veja se o portão é basculante, de correr ou de abrir.",
          "Meça largura e altura e anote o material.",
          "Confirme a tensão do ponto de energia.",
          "Conte os controles de que a casa precisa.",
          "Pergunte o que está fora da caixa.",
        ],
      },
      {
        about: "cost",
        headings: ["Kit comprado à parte ou instalado", "O que muda o valor do kit"],
        slots: [
          [
            "Na troca aproveitam-se base, suporte e ponto de energia, e por isso sai por menos que o primeiro motor, que soma esses itens. Motor mais forte, com inversor ou para uso intenso, fica no alto da faixa.",
            "O primeiro motor da casa custa mais que uma troca, por incluir suporte, base e elétrica. Potência, inversor, que suaviza a partida, e uso intenso levam o valor para cima.",
            "Quem já teve motor aproveita suporte, energia e base e gasta menos. Na outra ponta estão a primeira instalação e os modelos de uso intenso ou com inversor, o controle de velocidade.",
          ],
          [
            "Comprando conosco, o motor tem {warranty.motor} de garantia de fábrica e a instalação, {warranty.installation}. No kit que você já comprou, fazemos a montagem, a partir de {price.installation}, e a garantia do motor fica com quem vendeu.",
            "O motor vendido por nós sai com {warranty.motor} de garantia de fábrica, mais {warranty.installation} da instalação. Também montamos kit comprado fora, a partir de {price.installation}; nesse caso, o motor se resolve com a loja.",
            "São {warranty.motor} de garantia de fábrica no motor comprado aqui e {warranty.installation} na montagem. Kit de outra loja tem mão de obra a partir de {price.installation}, e defeito do motor se trata com ela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês têm kit com preço de tabela?",
        answers: [
          "Sim, no basculante de até {width.quarterHp}: {models.pricesNamed}, com entrega, central, controles e instalação. Para os outros portões, o valor sai pelas medidas.",
          "Para basculante de até {width.quarterHp}, instalado e completo: {models.pricesNamed}. De correr e de abrir são calculados pela folha.",
        ],
      },
      {
        question: "Quantos controles vêm no kit?",
        answers: [
          "O comum são dois, mas varia com o modelo e a loja. Extras saem melhor na mesma compra, porque são gravados na instalação, sem outra ida.",
          "Muda de um kit para outro, em geral um ou dois. Peça os extras já no pedido, para serem gravados junto com os da caixa.",
        ],
      },
      {
        question: "Os controles antigos servem no kit novo?",
        answers: [
          "Só se a central nova aceitar a mesma frequência e o mesmo código. Código fixo de 433 MHz às vezes serve; rolante de outra linha, não.",
          "Às vezes, quando frequência e código coincidem. Controle rolante de outra marca não grava, e aí valem os que vêm no kit.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "No basculante, de {time.tilting}; no de correr, de {time.sliding}, com base e trilho em ordem. Portão pesado leva de {time.heavy}.",
          "De {time.tilting} no basculante e de {time.sliding} no deslizante. O que alonga é fazer base, solda ou ponto de energia.",
        ],
      },
    ],
    photo: "a largura do portão e fotos por dentro e por fora, com as colunas aparecendo",
  },
  {
    id: "motor-mais-caro-vale",
    broader: "preco",
    label: "Vale a pena comprar o motor mais caro",
    phrase: "o motor mais caro",
    asks: [
      "pagar mais motor melhor",
      "vale pena motor mais caro",
      "vale pena comprar motor mais caro",
      "vale pena pagar mais motor",
      "compensa motor mais caro",
      "motor caro vale pena",
      "motor mais caro melhor",
      "motor caro ou barato",
      "motor barato ou caro",
      "diferença motor caro barato",
      "por que motor caro",
      "por que motor mais caro",
      "diferença preço motor",
      "por que motor custa dobro",
      "motor custa dobro outro",
      "motor custa dobro",
      "diferença motor 900 1300",
      "diferença motor 899 1349",
      "por que motor custa mais outro",
      "por que preço motor varia",
      "diferença motor barato caro",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena comprar o motor mais caro se você precisa do que ele tem a mais: velocidade, uso intenso ou força. No basculante, {price.padrao} abre em {opening.padrao}, {price.speedy} em {opening.speedy} e {price.jetflex} em {opening.jetflex}, com inversor e parada suave; todos são de 1/4 HP, instalados, para até {width.quarterHp}.",
        "A diferença entre o motor de {price.padrao} e o de {price.jetflex} é a rapidez: {opening.padrao} contra {opening.jetflex} no basculante, com inversor, que freia macio. Vale a pena para quem espera na rua; com folha leve e poucas aberturas, o mais simples atende, e o Speedy, de {price.speedy}, fica no meio.",
        "Um motor custa o dobro do outro por velocidade, por aguentar mais aberturas ou por mover mais peso, e só compensa se isso lhe serve. Nos kits de basculante instalados, de {price.padrao} a {price.jetflex}, paga-se para abrir em {opening.jetflex} em vez de {opening.padrao}.",
      ],
      price: [
        "Um motor custa o dobro do outro por velocidade, inversor, capacidade em quilos e ciclos por hora. Nos kits basculantes, {price.padrao} abre em {opening.padrao} e {price.jetflex}, em {opening.jetflex}, com parada suave; em portão pesado, a troca vai de {price.heavySwap} pela capacidade.",
        "A diferença de {price.padrao} para {price.jetflex}, no basculante instalado, paga o inversor: a abertura cai de {opening.padrao} para {opening.jetflex}. Em outros portões, o que encarece é o peso que o motor move, até {price.heavySwap} em folha pesada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que você paga a mais", "Onde o dinheiro faz diferença"],
        slots: [
          [
            "Preço alto não é qualidade em si: cada recurso serve a um uso.",
            "Paga-se por recurso, e recurso sem uso é dinheiro parado.",
            "O motor caro tem algo que o simples não tem, útil ou não para você.",
          ],
        ],
        bullets: [
          "Inversor: abre depressa e para macio; bom em rua movimentada",
          "Uso intenso: redutor reforçado para muitas aberturas por hora; só em prédio ou empresa",
          "Capacidade: move folha mais pesada; a folga deve ser de um terço",
          "Wi-Fi e bateria: podem ser acrescentados depois",
        ],
      },
      {
        about: "cost",
        headings: ["O que não vale economizar", "Onde o barato sai caro"],
        slots: [
          [
            "Motor no limite da capacidade esquenta e queima, por isso economizar na força é o erro mais caro. Marca sem placa nem engrenagem à venda transforma um defeito pequeno em motor novo.",
            "A folga de força se paga, porque motor forçado gasta engrenagem e queima. Também sai caro o modelo sem peça na região, que no primeiro defeito é trocado inteiro.",
            "Cortar na capacidade dá motor quente e vida curta. Escolher marca sem reposição faz o primeiro conserto virar troca.",
          ],
          [
            "Fotocélula, aterramento e circuito próprio não são luxo: protegem gente e placa, em qualquer motor. Quem quer gastar menos abre mão da velocidade.",
            "Não tire o sensor nem o terra para baixar o preço, pois eles protegem as pessoas e a eletrônica. Corte na rapidez.",
            "A economia certa é na velocidade. Sensor de passagem, terra e circuito exclusivo ficam, seja qual for o motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Motor caro dura mais?", "O que faz um motor durar"],
        slots: [
          [
            "Dura mais o que trabalha com folga, e não o mais caro: em casa, são de {trade.life} com folha leve e equilibrada. O rápido cobra mais da estrutura, que precisa estar firme.",
            "A vida útil, de {trade.life}, depende da folha leve e do uso dentro do limite, e não do preço. Motor veloz exige portão bem ajustado.",
            "Com folha equilibrada e uso de casa, simples e caro chegam a {trade.life}. Já o de abertura rápida sofre mais em portão com folga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é o mais barato que presta?",
        answers: [
          "O de marca com reposição, no tamanho certo: no basculante de até {width.quarterHp}, {price.lowest} instalado.",
          "No basculante, o kit de {price.lowest} instalado; nos outros portões, o menor que tenha folga sobre o peso.",
        ],
      },
      {
        question: "Posso trocar por um melhor depois?",
        answers: [
          "Pode; fiação e fotocélula costumam ficar, e a troca em casa vai de {price.homeSwap}. Se já sabe que vai querer rapidez, compre uma vez só.",
          "Sim, mas paga-se a troca de novo, de {price.homeSwap} em casa. Decida antes se a pressa faz falta.",
        ],
      },
      {
        question: "O motor mais caro gasta mais energia?",
        answers: [
          "Não se percebe na conta: ele trabalha segundos por abertura. O inversor ainda suaviza a partida.",
          "A diferença é pequena, pelo pouco tempo ligado. O que gasta mais é folha pesada.",
        ],
      },
      {
        question: "O conserto do motor caro também é caro?",
        answers: [
          "A placa com inversor custa mais que a comum e só serve a da linha. Engrenagem e capacitor têm preço parecido.",
          "Na placa, sim, por causa do inversor. O resto das peças não muda tanto.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  },
  {
    id: "trocar-por-jetflex",
    broader: "jetflex",
    label: "Trocar o motor comum por JetFlex",
    phrase: "a troca do motor comum por JetFlex",
    asks: [
      "substituir motor por jetflex",
      "trocar motor atual jetflex",
      "custa trocar motor atual jetflex",
      "motor velho colocar jetflex",
      "tirar motor velho colocar jetflex basculante",
      "aproveita troca jetflex",
      "motor comum lento trocar jetflex",
      "troca jetflex controles antigos",
      "motor comum troca jetflex instalado",
      "trocar motor jetflex",
      "trocar motor por jetflex",
      "trocar motor comum jetflex",
      "trocar motor ppa jetflex",
      "trocar motor ppa por jetflex",
      "trocar padrão jetflex",
      "trocar speedy jetflex",
      "mudar motor jetflex",
      "vale pena trocar motor jetflex",
      "vale pena trocar basculante jetflex",
      "compensa trocar motor jetflex",
      "trocar motor jet flex",
      "trocar motor ppa por jet flex",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar o motor PPA ou outro comum por JetFlex custa {price.jetflex} instalado no basculante de até {width.quarterHp}, com a folha equilibrada, e o portão passa a abrir em {opening.jetflex}. Aproveitam-se fiação e fotocélula boas; motor e central são novos.",
        "Quanto custa trocar o motor atual por um JetFlex: {price.jetflex}, com entrega e instalação, em basculante de até {width.quarterHp}, que passa a abrir em {opening.jetflex}. Ficam o ponto de energia e a fotocélula, e os controles dependem do código; no de correr, o valor segue peso e medida.",
        "Dá para substituir o motor lento do basculante pelo JetFlex por {price.jetflex} já instalado, até {width.quarterHp}, e a abertura cai para {opening.jetflex}. A folha precisa estar firme e equilibrada, e da troca se aproveitam energia, eletroduto e fotocélula.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Sua folha aguenta um motor rápido?", "O que conferir antes da troca"],
        slots: [
          [
            "Motor rápido multiplica qualquer folga. Soldas, braços e cabos precisam estar em ordem, e a folha deve parar em qualquer altura, teste que só o técnico faz.",
            "Velocidade castiga o que está frouxo, de solda a cabo. O técnico confere o equilíbrio, sem você soltar o basculante.",
            "Antes do JetFlex, braço, cabo e solda são revistos, porque a pressa aumenta o esforço. O teste de equilíbrio é do técnico.",
          ],
          [
            "Fotocélula funcionando é condição para fechar depressa. Sem ela testada, não se programa fechamento rápido nem automático.",
            "Sem fotocélula boa, o fechamento rápido não é programado, já que a folha desce em poucos segundos.",
            "Fechar em poucos segundos exige o sensor de passagem em ordem, e o teste dele faz parte da troca.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que se aproveita na troca", "O que fica e o que muda"],
        slots: [
          [
            "Parte do que existe continua, parte muda, e isso já está no preço do kit.",
            "Veja o que permanece no portão e o que chega novo com o JetFlex.",
            "A troca não refaz tudo: alguns itens ficam, outros são do kit.",
          ],
        ],
        bullets: [
          "Fica: ponto de energia, eletroduto e fotocélula em ordem.",
          "Muda: motor e central com inversor, que só funcionam juntos.",
          "Depende: suporte, às vezes refeito; controles, se o código for o mesmo.",
          "À parte: acerto de solda, cabo ou contrapeso, se a folha precisar.",
        ],
      },
      {
        about: "cost",
        headings: ["JetFlex, Speedy ou Padrão", "Quanto se paga por segundo"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, instalados, o Padrão custa {price.padrao} e abre em {opening.padrao}; o Speedy, {price.speedy} e {opening.speedy}; o JetFlex, {price.jetflex} e {opening.jetflex}. Quem quer só um pouco mais de velocidade fica no Speedy.",
            "Até {width.quarterHp} e com instalação: {price.padrao} no Padrão, de {opening.padrao}; {price.speedy} no Speedy, de {opening.speedy}; {price.jetflex} no JetFlex, de {opening.jetflex}. O Speedy é o meio-termo.",
            "Comparando os kits montados, até {width.quarterHp}: JetFlex abre em {opening.jetflex} por {price.jetflex}, Speedy em {opening.speedy} por {price.speedy} e Padrão em {opening.padrao} por {price.padrao}. Sem pressa, os dois últimos bastam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meus controles servem no JetFlex?",
        answers: [
          "Servem se a frequência e o código forem os da central nova. Os que não servirem são trocados na instalação.",
          "Depende do código. Controles PPA compatíveis costumam ser gravados; de outra marca, em geral não.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "De {time.tilting}, com a folha em ordem, numa visita só.",
          "São {time.tilting}. Acerto de solda ou contrapeso, se houver, soma tempo.",
        ],
      },
      {
        question: "Qual é a garantia?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação.",
          "O motor tem {warranty.motor} de fábrica, e o serviço, {warranty.installation}.",
        ],
      },
      {
        question: "Vocês ficam com o motor velho?",
        answers: [
          "Não compramos motor usado. Ele fica com você e pode servir de doador de peças ou ir para reciclagem.",
          "O motor retirado é seu; não há abatimento por ele. Peças boas podem servir de reserva.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com os contrapesos à vista, a largura da folha e a etiqueta do motor atual",
  },
];
