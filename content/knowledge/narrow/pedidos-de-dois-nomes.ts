import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Titles that name two things at once and want to know what one has to do with the other. */
export const pedidosDeDoisNomes: NarrowConcept[] = [
  {
    id: "eletroima-com-botoeira",
    broader: "fechadura",
    label: "Eletroímã com botoeira no portão social",
    phrase: "o eletroímã com botoeira no portão social",
    asks: [
      ...combine(
        ["eletroímã", "fechadura eletroímã", "fechadura eletromagnética", "fechadura magnética", "fechadura ímã"],
        ["botoeira", "botão", "botão saída", "botoeira saída", "botoeira portão social", "botão portão social"],
      ),
      "botoeira para eletroímã",
      "botoeira saída portão social",
      "botão saída portão social",
      "ligar botoeira eletroímã",
      "como ligar botoeira fechadura magnética",
    ],
    intent: "installation",
    answers: {
      any: [
        "No portão social com fechadura eletroímã, a botoeira abre porque corta por alguns segundos a energia do ímã, e a folha fica solta para empurrar. O conjunto leva o eletroímã, a fonte com bateria, a botoeira do lado de dentro e uma mola que fecha o portão. O orçamento instalado é grátis, por foto.",
        "A botoeira do eletroímã fica do lado de dentro e interrompe a energia da fechadura: o portão social solta, você passa e, quando ele volta a encostar, o ímã prende de novo. Instalamos eletroímã, fonte, botoeira e mola, e o preço do conjunto é orçado de graça pela foto do portão.",
      ],
      "how-to": [
        "Para ligar a botoeira ao eletroímã, ela é posta na entrada de botão da fonte, que corta a energia do ímã por alguns segundos; em fonte sem essa entrada, usa-se um botão de contato normalmente fechado no fio do ímã. O serviço é do técnico, com a fonte desligada da tomada.",
        "A botoeira do eletroímã é ligada na fonte da fechadura, na entrada feita para botão, e nunca na tomada. Ao toque, a fonte tira a energia do ímã pelo tempo regulado e o portão solta. O técnico faz a ligação com tudo desligado e testa a saída com a luz cortada.",
      ],
      price: [
        "O preço do portão social com eletroímã e botoeira soma quatro peças e a mão de obra: o ímã com o suporte, a fonte com bateria, o botão de saída e a mola que fecha a folha. Não há valor único, porque o suporte muda com o portão. O orçamento é grátis, por foto.",
        "Eletroímã com botoeira no portão social é orçado de graça por foto: a conta tem o ímã, a fonte, o botão, a mola aérea e a mão de obra. O que mais muda o valor é o suporte para prender o ímã na sua folha e os metros de cabo até a fonte.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a botoeira solta o eletroímã", "O que acontece quando se aperta o botão"],
        slots: [
          [
            "O eletroímã, ou fechadura eletromagnética, segura o portão enquanto recebe energia. A botoeira manda a fonte cortar essa energia por alguns segundos, e a folha abre com um empurrão. Passado o tempo, o ímã volta a ter força e prende a chapa da folha assim que ela encosta.",
            "Enquanto há corrente, o ímã prende uma chapa de aço parafusada na folha. O toque na botoeira desliga essa corrente pelo tempo marcado na fonte, em geral poucos segundos. O portão então abre sem girar chave nem maçaneta, e prende sozinho ao fechar.",
          ],
          [
            "O interfone, a senha ou a tag fazem o mesmo do lado da rua: cada um é um botão a mais na mesma fonte.",
            "Do lado de fora, quem dá essa ordem é o interfone, o teclado de senha ou o leitor de tag, ligados à mesma entrada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que entra no conjunto", "As peças de que o portão precisa"],
        slots: [
          [
            "O conjunto é pequeno, mas nenhuma das peças pode faltar. O ímã só segura a folha que encosta nele, e por isso a fonte e a mola contam tanto quanto a força escrita na etiqueta.",
            "Cada peça do conjunto tem a sua função. Se falta a bateria, o portão solta no apagão; se falta a mola, ele fica encostado e aberto.",
          ],
        ],
        bullets: [
          "Eletroímã com suporte em L ou Z, conforme a folha abre para dentro ou para fora",
          "Fonte com entrada de botão e bateria, para o portão não soltar na falta de luz",
          "Botoeira de saída, resistente à chuva quando fica ao tempo",
          "Mola aérea, o braço que fecha a folha, porque o ímã não puxa o portão",
          "Interfone, senha ou tag para quem entra pela rua",
        ],
      },
      {
        about: "safety",
        headings: ["Onde a botoeira deve ficar", "O lugar certo do botão de saída"],
        slots: [
          [
            "Em portão de grade, ponha a botoeira longe da folha, a uma distância que um braço passado pelo vão não alcance. Ela fica na altura da mão, perto da saída, com o botão protegido da chuva.",
            "O botão precisa ser fácil para quem sai e impossível para quem está na calçada. Por isso, em grade ou portão baixo, ele fica afastado da folha ou atrás de uma chapa, e abrigado da água.",
          ],
          [
            "Em prédio, a saída não pode depender de chave: com o eletroímã, a falta total de energia solta o portão, o que ajuda numa emergência. Antes de instalar, confira o que pedem o síndico e o projeto de incêndio.",
            "Sem energia e sem bateria, o eletroímã solta a folha. Isso é bom para sair numa emergência e ruim para a segurança da casa; a bateria na fonte mantém o portão preso por algumas horas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Da medida ao teste"],
        slots: [
          [
            "O técnico alinha o portão, prende o ímã no batente e a chapa na folha, passa o cabo até a fonte e regula o tempo do botão. No fim, corta a energia para ver se a bateria segura e se todos sabem sair.",
            "Primeiro se acerta a folha, porque a chapa precisa encostar inteira no ímã para ele prender com toda a força. Depois vêm o cabo, a fonte, a botoeira e a mola. O teste final é feito com a luz ligada e com a luz cortada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer botoeira serve para o eletroímã?",
        answers: [
          "Quase todas, se a fonte tem entrada de botão. Sem essa entrada, é preciso um botão de contato normalmente fechado, que corta o fio do ímã enquanto é apertado.",
          "Serve a comum quando a fonte traz a entrada própria. Nas outras, o botão tem de ser do tipo que abre o circuito ao toque, chamado normalmente fechado.",
        ],
      },
      {
        question: "O portão fica aberto se faltar luz?",
        answers: [
          "Com a bateria da fonte carregada, continua preso por algumas horas. Quando ela acaba, o ímã solta, e é preciso um trinco com chave para trancar.",
          "Fica preso enquanto a bateria durar. Se ela estiver velha, o portão solta na hora, e por isso ela é testada na revisão.",
        ],
      },
      {
        question: "Apertei a botoeira e o portão não solta. O que é?",
        answers: [
          "A causa comum é o botão ou o fio partido, ou a folha presa no batente. Se o interfone abre e o botão não, o defeito está na botoeira.",
          "Veja se o portão abre pelo interfone. Se abre, a botoeira ou o fio dela falhou; se não abre de jeito nenhum, a fonte não está cortando a energia.",
        ],
      },
      {
        question: "Preciso de mola no portão?",
        answers: [
          "Sim, porque o eletroímã só segura: quem traz a folha até ele é a mola aérea ou a mola da dobradiça.",
          "Precisa. Sem a mola, o portão fica encostado e destrancado até alguém empurrá-lo contra o ímã.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do lugar da botoeira",
  },
  {
    id: "instalar-interfone-que-abre",
    isAskedByName: true,
    broader: "interfone",
    label: "Instalação de interfone com abertura do portão",
    phrase: "a instalação do interfone que abre o portão",
    asks: [
      ...combine(
        ["instalação interfone", "instalar interfone", "colocar interfone", "interfone instalação"],
        [
          "abertura portão",
          "abre portão",
          "abrir portão",
          "abertura",
          "abertura automática portão",
          "abertura eletrônica",
        ],
      ),
      ...combine(
        ["instalação porteiro eletrônico", "instalar porteiro eletrônico", "instalação vídeo porteiro"],
        ["abertura portão", "abre portão", "abrir portão"],
      ),
      "instalador interfone portão",
      "instalador interfone",
      "instalador interfone perto",
      "instalador de interfone residencial",
      "quem instala interfone",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos interfone com abertura de portão {em}: a tecla de dentro de casa solta a fechadura elétrica do portão social e, com uma segunda saída ligada à placa do motor, abre também a garagem. O total soma o aparelho, a fechadura, se ainda não existe, e os metros de cabo, em orçamento grátis por foto.",
        "A instalação de interfone com abertura de portão inclui o aparelho da rua, o de dentro, o cabo entre eles e a ligação na fechadura elétrica ou na placa do motor da garagem. O preço depende do modelo, da fechadura e dos metros de cabo, e o orçamento por foto é grátis.",
        "Somos instaladores de interfone com abertura de portão na Grande São Paulo: fixamos os aparelhos, passamos o cabo e ligamos a fechadura elétrica ou a garagem. Mande a foto da entrada e o bairro, e passamos o valor e o dia livre. O orçamento é grátis, e você aprova antes da visita.",
        "Para o interfone abrir o portão, ele precisa ser ligado a uma fechadura elétrica, no portão social, ou à placa do motor, na garagem. Fazemos a instalação completa, com cabo e teste, e o valor sai de graça pela foto da entrada e do aparelho.",
      ],
      price: [
        "O preço da instalação do interfone com abertura de portão soma o aparelho, a fechadura elétrica, o cabo e a mão de obra. Trocar um interfone no mesmo lugar é o mais barato, porque usa os fios da parede; começar do zero é o mais caro. O orçamento é grátis, por foto.",
        "Instalar interfone que abre o portão tem preço por foto, sem custo: contam o modelo, de voz ou de vídeo, se já há fechadura elétrica e quantos metros de cabo faltam. Abrir também a garagem soma um fio até a placa do motor e, às vezes, um relé.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o interfone vai abrir", "Portão social, garagem ou os dois"],
        slots: [
          [
            "No portão social, a tecla solta a fechadura elétrica, e alguém empurra a folha. Na garagem, a tecla faz o papel do controle: um toque abre e outro fecha. Para os dois, compre um aparelho com duas saídas de abertura.",
            "São duas aberturas diferentes. A do portão social libera o trinco elétrico por um instante; a da garagem dá ao motor a mesma ordem do controle. Quem quer as duas precisa de interfone com duas teclas de abrir.",
          ],
          [
            "A saída da fechadura tem tensão e não pode ser ligada direto à placa do motor, que queima. Nesse caso, o técnico põe um relé entre os dois.",
            "Quando o aparelho só tem a saída da fechadura, que leva tensão, usa-se um relé para comandar a garagem sem queimar a placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do interfone", "Do cabo ao teste de abertura"],
        slots: [
          [
            "O técnico escolhe com você o lugar dos dois aparelhos, passa o cabo pelo eletroduto ou por canaleta e fixa a unidade da rua abrigada da chuva, na altura do rosto. Com o disjuntor do motor desligado, faz a ligação na placa e, no fim, testa voz, imagem e cada abertura.",
            "Primeiro se define o caminho do cabo, que não deve dividir o tubo com a fiação elétrica. Depois entram o aparelho da rua, o de dentro e a ligação do portão, sempre com a energia cortada. O teste é feito com você: chamar, ouvir, ver e abrir.",
          ],
          [
            "Quando a garagem abre pelo interfone, a fotocélula é conferida junto, porque o portão passa a se mover sem ninguém por perto.",
            "Como a garagem vai abrir de longe, o técnico confere também a fotocélula, o sensor que impede a folha de fechar sobre alguém.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "O que encarece e o que barateia"],
        slots: [
          [
            "O valor é fechado antes da visita, pelas fotos. Estes itens fazem a diferença:",
            "Duas casas com o mesmo interfone podem pagar valores diferentes, por causa destes pontos:",
          ],
        ],
        bullets: [
          "Aparelho só de voz, mais barato, ou com vídeo",
          "Fechadura elétrica já instalada ou nova",
          "Eletroduto livre ou cabo a passar por canaleta",
          "Uma abertura ou duas, com a da garagem",
          "Relé, quando o aparelho não tem saída livre de tensão",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar os fios do interfone antigo?",
        answers: [
          "Muitas vezes, sim, se o cabo está inteiro e tem fios bastantes para a voz e a abertura. O vídeo porteiro costuma pedir cabo novo.",
          "Dá quando o novo é do mesmo tipo e o cabo está bom. Para passar de voz a vídeo, em geral é preciso trocar o cabo.",
        ],
      },
      {
        question: "Quanto tempo leva instalar o interfone?",
        answers: [
          "Com o cabo já passado, costuma ficar pronto em uma visita curta. Passar cabo em parede longa ou instalar a fechadura junto aumenta o tempo.",
          "A troca por um igual é rápida. Instalação nova, com cabo e fechadura, ocupa boa parte do dia, e as fotos mostram isso antes.",
        ],
      },
      {
        question: "O interfone abre o portão sem luz?",
        answers: [
          "Só com bateria ou nobreak na fonte dele. Sem isso, o portão social abre pela chave da fechadura, e a garagem segue o motor.",
          "Sem energia, não, a não ser que a fonte tenha bateria. Guarde a chave do portão social para esse dia.",
        ],
      },
      {
        question: "Serve em qualquer motor de garagem?",
        answers: [
          "Serve em quase todos, porque a ligação é na entrada de botoeira, a mesma do botão de parede. A foto da etiqueta do motor confirma.",
          "Em quase todos: basta a placa ter entrada de botoeira. Algumas placas antigas não têm, e a etiqueta mostra o caso.",
        ],
      },
    ],
    photo: "fotos da entrada por fora e por dentro, do interfone atual, se houver, e da etiqueta do motor",
  },
  {
    id: "reforma-de-ferro-com-automatizacao",
    broader: "ferro",
    label: "Reforma de portão de ferro com automatização",
    phrase: "a reforma do portão de ferro com automatização",
    asks: [
      ...combine(
        ["reforma portão ferro", "reformar portão ferro", "restaurar portão ferro", "recuperar portão ferro"],
        [
          "automatização",
          "automação",
          "automatizar",
          "colocar motor",
          "pôr motor",
          "instalar motor",
          "motor",
          "automático",
        ],
      ),
      "portão ferro antigo reformar automatizar",
      "portão ferro velho automatizar reforma",
    ],
    intent: "installation",
    answers: {
      any: [
        "A reforma do portão de ferro com automatização tem duas contas: o serralheiro refaz o ferro podre e o pintor pinta; nós acertamos ferragens e alinhamento e instalamos o motor. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; no de correr e no de abrir, a automação é orçada de graça por foto.",
        "Vale reformar e automatizar o portão de ferro se o quadro está reto: o serralheiro solda a base nova e o reforço do motor, e nós instalamos a automação. O kit para basculante de até {width.quarterHp} parte de {price.lowest}, já montado; nos outros portões, o motor e as ferragens são orçados por foto, sem custo.",
      ],
      price: [
        "O preço da reforma com automatização do portão de ferro soma o serralheiro, que cobra pelo ferro a refazer, o pintor e a nossa parte. O kit instalado em basculante de até {width.quarterHp} parte de {price.lowest}; em portão de correr ou de abrir, passamos o valor do motor e das ferragens pelas fotos.",
        "O preço para reformar e automatizar um portão de ferro depende do metal a trocar e do tipo de abertura. O ferro é orçado pelo serralheiro. O motor, no basculante de até {width.quarterHp}, custa {models.pricesOr} instalado; nos outros portões, é orçado de graça por foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A ordem: primeiro o ferro, depois o motor", "Em que ordem se faz a obra"],
        slots: [
          [
            "O serralheiro corta o trecho podre, solda o novo e já prende a chapa ou travessa que vai segurar o motor. Em seguida trocamos roldanas ou dobradiças e alinhamos a folha, até ela andar leve. Com a pintura seca, o motor é montado, regulado e testado.",
            "A solda vem primeiro, com o reforço do motor incluído, para não queimar a pintura depois. Com o metal pronto, entram as ferragens novas e o alinhamento. O motor fica por último, escolhido pelo peso que a folha passou a ter.",
          ],
          [
            "Se o portão já tem motor, o técnico desconecta a placa antes da solda, porque a corrente da máquina pode queimá-la.",
            "Havendo motor antigo, a placa dele é desligada antes de qualquer solda na folha; a corrente da solda estraga a eletrônica.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem cobra o quê", "As partes do orçamento"],
        slots: [
          [
            "Peça cada parte em separado, porque são profissionais diferentes.",
            "O total é a soma de trabalhos que se orçam em separado.",
          ],
        ],
        bullets: [
          "Serralheiro: base, trechos podres, chapa e o reforço para o motor",
          "Pintor: lixa, fundo contra ferrugem e tinta",
          "Nós: roldanas, dobradiças, cabos, alinhamento, motor e controles",
          "Eletricista, se faltar: ponto de energia com fio terra perto do motor",
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale reformar para automatizar", "O portão aguenta a reforma e o motor?"],
        slots: [
          [
            "Meça o quadro nas duas diagonais: medidas iguais mostram que ele está no esquadro e aceita motor depois de reformado. Ferrugem só embaixo se resolve com base nova.",
            "O portão que merece a reforma tem quadro reto, tubos grossos e ferrugem em poucos pontos. Nesse caso, o motor dura o mesmo que em folha nova.",
          ],
          [
            "Quadro torcido ou furado de alto a baixo não deve receber motor, porque a força dele abre as soldas fracas. Compare então com o preço de uma folha nova.",
            "Com torção e furos por toda a folha, o motor só apressa o fim: é melhor comparar o preço da reforma com o de um portão novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem a parte de serralheria?",
        answers: [
          "A solda e a base nova são do serralheiro. Nós dizemos a ele onde vai o reforço do motor e cuidamos das ferragens, do alinhamento e da automação.",
          "Não: metal novo e solda grande ficam com o serralheiro. Mostramos antes onde o motor prende, para ele já deixar o reforço no lugar.",
        ],
      },
      {
        question: "Posso automatizar agora e pintar depois?",
        answers: [
          "Pode, se o ferro já está são. A tinta nova exige tapar o motor e os sensores, e muitas demãos pesam na folha do basculante, que então precisa de novo acerto.",
          "Dá, mas é melhor pintar antes: a lixa solta pó de ferro, que entra no motor e suja a fotocélula.",
        ],
      },
      {
        question: "Que motor vai no portão de ferro reformado?",
        answers: [
          "O que combina com o tipo de abertura e com o peso depois da reforma, com folga. Chapa nova em portão de grade aumenta o peso e o vento.",
          "Escolhe-se pelo peso final e pelo jeito de abrir. Por isso a compra fica para depois do serralheiro.",
        ],
      },
    ],
    photo: "fotos do portão de ferro inteiro, por dentro, e de perto da base e dos pontos enferrujados, com a largura",
  },
  {
    id: "basculante-articulado",
    broader: "articulado",
    label: "Portão basculante articulado",
    phrase: "o portão basculante articulado",
    asks: [
      "basculante articulado",
      "portão basculante articulado",
      "basculante articulado sobrado",
      "motor basculante articulado",
      "basculante que dobra",
      "basculante dobra meio",
      "portão articulado sobe",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão basculante articulado sobe dobrando no meio, e por isso avança menos sobre a calçada e sobre o carro que o basculante de folha inteira. Vendemos e instalamos o motor dele, que é um acionador de basculante escolhido pela largura e pelo peso. O preço sai de graça, por fotos da folha aberta e fechada.",
        "Portão basculante articulado ou reto: escolha o articulado, que dobra no meio, se a calçada é estreita ou o recuo é curto, porque ele avança menos; com espaço, o reto custa menos e tem menos dobradiças para gastar. O motor dos dois é um acionador de basculante, e o do articulado é orçado de graça, por fotos da folha aberta e fechada.",
        "Basculante articulado é o portão de duas metades unidas por dobradiças, que sobe dobrando e ocupa pouco espaço na frente. Serve bem em sobrado de recuo curto. Nós instalamos e consertamos o motor; a folha é feita pelo serralheiro, e o orçamento do motor é grátis, por foto.",
      ],
      price: [
        "O preço do motor para basculante articulado é dado por foto, de graça, porque depende da largura, do peso das duas metades e do lugar onde o braço se prende. Trocar um motor que já existe custa, em casa, de {price.homeSwap}, com mão de obra. A folha nova é orçada pelo serralheiro.",
        "Quanto custa automatizar um basculante articulado se sabe pelas fotos da folha aberta e fechada, sem custo. Havendo motor velho a trocar, a troca em casa fica de {price.homeSwap}, com a mão de obra; dobradiça e cabo gastos somam à parte.",
      ],
      repair: [
        "Basculante articulado que trava ou dá tranco quase sempre tem dobradiça gasta no meio da folha, guia torta ou contrapeso errado. Desligue o disjuntor, não destrave o motor e não passe embaixo, porque a folha pode cair. O ajuste em casa parte de {price.preventive}, sem peças.",
        "No basculante articulado, a dobradiça do meio e os cabos são o que mais falha. Pare de usar se ele subir torto ou bater: com o disjuntor desligado e o vão livre, espere o técnico, que escora a folha antes de mexer. A visita residencial parte de {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que mais dá defeito no basculante articulado", "Sinais de que a dobra pede conserto"],
        slots: [
          [
            "As dobradiças do meio trabalham em toda abertura e são as primeiras a ganhar folga. Depois vêm os cabos, as roldanas das guias e o contrapeso, que deixa de equilibrar quando a folha muda de peso.",
            "O desgaste começa nos pinos do meio da folha e passa às guias e aos cabos. O motor costuma ser o último da lista, ainda que seja ele que se ouve forçar.",
          ],
        ],
        bullets: [
          "Tranco sempre na altura da dobra: pino do meio com folga",
          "Um lado mais alto: cabo cedido, e o portão não deve ser usado",
          "Parada no meio da subida: roldana fora da guia ou guia amassada",
          "Motor gemendo para subir: contrapeso leve para a folha",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o basculante articulado compensa", "Articulado ou basculante de folha inteira"],
        slots: [
          [
            "Ele compensa em casa de recuo curto, em que a folha inteira passaria sobre a calçada ou bateria no carro. Onde há espaço, o basculante comum tem menos dobradiças e dá menos manutenção.",
            "Escolha o articulado quando faltam espaço na frente e fundo na garagem. Se a folha inteira abre sem avançar no passeio, o modelo comum é mais simples e mais barato de manter.",
          ],
          [
            "Em sobrado, veja também a altura: com a folha recolhida no alto, o vão livre precisa deixar passar o carro mais alto da casa, e a laje acima não pode encostar nela.",
            "No sobrado, meça a altura até a viga ou a laje. As duas metades dobradas ficam no alto do vão e diminuem a passagem, o que importa para carro alto.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O motor do basculante articulado", "Como ele é automatizado"],
        slots: [
          [
            "O acionador fica na lateral, como no basculante comum, e empurra a folha enquanto as guias a fazem dobrar. O contrapeso, bloco que equilibra a folha, é o que carrega o peso; o motor só move o que já está leve. Para orçar, o técnico precisa saber:",
            "Usa-se acionador de basculante, preso na coluna, com o braço na parte da folha que não dobra. Antes do motor, o técnico confere contrapeso, cabos, guias e cada dobradiça do meio. Estes dados entram no orçamento:",
          ],
        ],
        bullets: [
          "Largura e altura do vão, medidas por dentro",
          "Peso e material da folha: chapa, alumínio ou madeira",
          "Estado das dobradiças do meio, das guias e dos cabos",
          "Ponto de energia perto da coluna, com fio terra",
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com a dobra e com a folha no alto", "Uso seguro do portão que dobra"],
        slots: [
          [
            "Entre as duas metades os dedos podem ser esmagados, e por isso ninguém toca na folha em movimento. A fotocélula no vão é indispensável com criança ou animal em casa.",
            "A dobra fecha com força e fica na altura das mãos no começo da subida. Mantenha todos afastados até o portão parar e use a fotocélula, o sensor que segura a descida.",
          ],
          [
            "Na falta de luz, não destrave este portão sozinho: sem o motor, uma folha desequilibrada desce de uma vez. Um nobreak resolve melhor.",
            "Como todo basculante, ele não deve ser solto pelo morador. Para os apagões, prefira um nobreak, a bateria que mantém o motor ligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor faz barulho no quarto de cima?",
        answers: [
          "Em sobrado, o que incomoda é a batida no fim e o rangido das dobradiças. Com parada regulada, lubrificação e calço no suporte, o ruído fica baixo.",
          "Pouco, quando as paradas estão reguladas e as dobradiças, lubrificadas. Batida que treme a parede de cima é defeito e tem conserto.",
        ],
      },
      {
        question: "De quanto em quanto tempo precisa de revisão?",
        answers: [
          "Em casa, {visits.home}. O técnico vê dobradiças, cabos, contrapeso e guias, que são mais numerosos que no basculante comum.",
          "Uma revisão {visits.home} basta na maioria das casas, com lubrificação dos pinos e conferência dos cabos.",
        ],
      },
      {
        question: "Vocês fazem a folha articulada?",
        answers: [
          "A folha é do serralheiro. Nós indicamos onde vai o reforço do motor, instalamos a automação e cuidamos dela depois.",
          "Não, fazemos a automação. Com as medidas do projeto, dizemos ao serralheiro onde o motor vai se prender.",
        ],
      },
    ],
    photo: "fotos da folha aberta, da folha fechada e da lateral por dentro, com a largura e a altura",
  },
  {
    id: "controle-na-placa-nova",
    broader: "programacao",
    label: "Controle não grava na placa nova",
    phrase: "o controle que não grava na placa nova",
    asks: [
      ...combine(
        [
          "controle não grava",
          "não grava controle",
          "controle não programa",
          "não aceita controle",
          "controle não cadastra",
        ],
        ["placa nova", "central nova", "troquei placa", "troquei central", "placa nova [marca]", "depois trocar placa"],
      ),
      "não consigo gravar controle placa nova",
      "placa nova não reconhece controle",
      "placa nova não grava",
      "central nova não grava",
    ],
    intent: "repair",
    answers: {
      any: [
        "O controle não grava na placa nova quando usa um código ou uma frequência que a central [marca] não lê: a placa antiga aceitava esse controle, e a nova pode não aceitar. Além disso, a placa nova vem com a memória vazia, e nenhum controle abre antes de ser gravado nela. Compare o modelo do controle com o manual da placa.",
        "Se a placa nova [marca] não grava o controle, o mais provável é que o código dele, fixo ou rolante, não seja o que ela lê. Toda placa nova sai de fábrica sem nenhum controle na memória. Se nem o controle vendido para ela grava, o receptor veio com defeito, e a placa deve ser trocada por quem a vendeu.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a placa nova recusa o controle", "O que muda quando se troca a placa"],
        slots: [
          [
            "Há dois tipos de código. O fixo repete sempre o mesmo sinal; o rolante muda a cada toque. Muitas placas só leem um deles, e a nova pode não ser do mesmo tipo que a antiga, ainda que as duas digam 433 MHz.",
            "A frequência igual não garante nada, porque o código também precisa combinar. Uma placa feita para código rolante recusa o controle de código fixo, e o contrário também acontece.",
          ],
          [
            "As outras causas são pilha fraca, jeito de gravar diferente do da placa antiga e uma chave de seleção na própria placa, que escolhe o tipo de código em alguns modelos.",
            "Também acontece de o passo de gravação ser outro na placa nova, de a pilha estar no fim ou de haver uma chave na placa que escolhe qual código ela aceita.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Controle e placa lado a lado"],
        slots: [
          [
            "Nada disso pede abrir a tampa do motor, onde há fios da rede.",
            "Faça a conferência com a tampa do motor fechada, porque dentro dela há tensão da rede.",
          ],
        ],
        steps: [
          "Leia na caixa ou no manual da placa qual frequência e qual código ela aceita.",
          "Leia a frequência e o modelo escritos atrás do controle e compare.",
          "Ponha pilha nova no controle que não grava.",
          "Tente com outro controle da casa: se um grava e outro não, o problema é o controle.",
          "Se nenhum grava, fotografe a placa na caixa e o controle e mande a quem a instalou.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Do controle recusado ao portão abrindo"],
        slots: [
          [
            "O técnico grava pelo passo do manual daquela placa e testa com um controle que sabe ser compatível. Se só os seus são recusados, há duas saídas: controles do padrão novo ou um receptor avulso, ligado na entrada de botoeira, que aceita os antigos.",
            "Com um controle de teste, descobre-se em minutos se a placa recebe. Recebendo, você escolhe entre comprar controles do padrão dela ou somar um receptor à parte, que lê os que já tem e custa menos quando são muitos.",
          ],
          [
            "Se nem o controle de teste entra, o receptor da placa está com defeito, e placa nova com defeito se troca com o vendedor, dentro dos 90 dias da lei.",
            "Quando a placa não recebe controle nenhum, o defeito é dela. Peça a troca a quem vendeu, que responde por 90 dias, pela lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos deveriam abrir logo depois da troca?",
        answers: [
          "Não. Eles ficavam na memória da placa antiga, e na nova cada um precisa ser gravado de novo, quando o código combina.",
          "Não, porque a memória foi embora com a placa velha. Mesmo o controle compatível só abre depois de gravado na nova.",
        ],
      },
      {
        question: "Uso a mesma marca. Por que não grava?",
        answers: [
          "A mesma marca teve linhas de código fixo e de código rolante. O que conta é o modelo do controle, escrito no verso, e o que a placa nova aceita.",
          "Porque a marca não basta: controles de épocas diferentes usam códigos diferentes. Compare o modelo com a lista do manual da placa.",
        ],
      },
      {
        question: "Posso segurar o botão de gravar até pegar?",
        answers: [
          "Melhor não. Em muitas placas, um toque longo apaga a memória inteira, e os controles já gravados param de abrir.",
          "Não convém, porque o toque longo costuma apagar tudo o que já foi gravado.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, da caixa da placa nova e da etiqueta do motor",
  },
  {
    id: "220-ou-bivolt",
    broader: "voltagem",
    label: "Diferença entre motor 220 V e bivolt",
    phrase: "a diferença entre o motor 220 V e o bivolt",
    asks: [
      ...combine(
        ["220 bivolt", "220v bivolt", "220 volts bivolt", "bivolt 220v", "220 v bivolt"],
        ["diferença", "qual diferença", "comparação", "qual melhor", "qual escolher", "motor portão diferença"],
      ),
      ...combine(["110 220 bivolt", "127 220 bivolt"], ["diferença", "qual melhor", "motor portão"]),
    ],
    intent: "comparison",
    answers: {
      any: [
        "A diferença é só a rede em que cada um pode ser ligado: o motor de portão 220 V funciona apenas em 220 V, e o bivolt funciona em 127 V ou em 220 V. A força, a velocidade e o gasto de luz são os mesmos. Se a casa já tem 220 V no ponto, o bivolt não traz vantagem.",
        "O motor 220 V só pode ser ligado em 220 V; o bivolt aceita 127 V ou 220 V, por chave ou sozinho, conforme o modelo. Nenhum dos dois é mais forte nem gasta menos. Escolha o bivolt se ainda não sabe a tensão do ponto, e o de 220 V se ela já está definida.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["220 V e bivolt, lado a lado", "O que muda entre os dois"],
        slots: [
          [
            "Bivolt quer dizer que o mesmo motor pode ser ligado em duas tensões. Em parte dos modelos ele reconhece a rede sozinho; em outros, o técnico muda uma chave ou uma ligação antes de ligar. A etiqueta mostra qual é o caso.",
            "No bivolt, a troca de tensão pode ser automática ou feita por uma chave dentro da tampa, o que está escrito na etiqueta. Na chave, a posição errada queima o motor, e por isso quem muda é o técnico, com a energia desligada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual dos dois comprar", "Quando o bivolt vale a pena"],
        slots: [
          [
            "Compre o bivolt se a elétrica ainda vai ser feita, se a casa é alugada ou se você pode levar o motor para outro endereço. Com 220 V pronto no lugar do motor, o de 220 V atende do mesmo jeito.",
            "O bivolt vale a pena quando a tensão pode mudar: obra em andamento, aluguel ou mudança prevista. Onde o ponto de 220 V já existe, os dois dão no mesmo.",
          ],
          [
            "Casa que só tem 127 V não pode usar o motor de 220 V. Nela serve o de 127 V ou o bivolt ligado em 127 V.",
            "Se a casa só tem 127 V, fique com o bivolt ou com um motor de 127 V; o de 220 V ali não parte e pode queimar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber o que a casa tem", "A tensão do seu ponto"],
        slots: [
          [
            "Se o chuveiro ou o ar-condicionado é de 220 V, o quadro tem as duas fases de que esse motor precisa. Mas quem confirma é a medição no ponto do motor, feita antes de ligar, porque há tomada antiga com a tensão trocada.",
            "Aparelho de 220 V em casa indica que a rede tem duas fases. Antes da ligação, o técnico mede o ponto, porque nem toda tomada tem a tensão que se pensa.",
          ],
          [
            "Em qualquer tensão, o motor pede circuito só dele, fio terra e, por ficar ao tempo, a proteção do DR de 30 mA, que desliga quando há fuga de corrente.",
            "Seja qual for a escolha, a instalação leva disjuntor próprio, fio terra e DR de 30 mA, o dispositivo que corta a energia se ela escapa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor bivolt é mais caro?",
        answers: [
          "Em geral a diferença é pequena. O tipo de portão e a capacidade do motor pesam muito mais no preço que a tensão.",
          "Costuma custar perto do mesmo. No orçamento, o que conta é o portão: tipo, largura e peso.",
        ],
      },
      {
        question: "O motor de 220 V gasta menos luz?",
        answers: [
          "Não. A conta é pela energia usada, que é a mesma; em 220 V só a corrente no fio é menor.",
          "Gasta igual. A corrente cai, mas a energia cobrada, em kWh, não muda.",
        ],
      },
      {
        question: "Liguei o bivolt na tensão errada. O que faço?",
        answers: [
          "Desligue o disjuntor e não tente de novo. O técnico mede capacitor, placa e motor para ver o que queimou.",
          "Não insista: com o disjuntor desligado, peça a medição de placa, capacitor e motor antes de religar.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do quadro de luz fechado, com os disjuntores à vista",
  },
  {
    id: "inversor-piscando",
    broader: "placa",
    label: "Inversor ou JetFlex com erro, led piscando",
    phrase: "a central com inversor que pisca",
    asks: [
      "sobrecorrente motor",
      "erro sobrecorrente jetflex",
      "erro sobrecorrente inversor",
      "sobrecorrente inversor",
      "erro sobrecorrente",
      ...combine(
        [
          "inversor",
          "inversor frequência",
          "placa inversora",
          "central inversora",
          "central inversor",
          "inversor [marca]",
          "inverter",
          "motor inverter",
        ],
        [
          "piscando",
          "led piscando",
          "luz piscando",
          "erro",
          "erro piscando",
          "código erro",
          "erro led piscando",
          "sobrecarga",
          "erro sobrecarga",
        ],
      ),
      ...combine(
        ["jetflex", "jet flex", "[marca] jetflex"],
        ["erro", "código erro", "erro led", "erro piscando", "inversor piscando", "led piscando", "luz piscando"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Led piscando com o portão parado é um código de erro do inversor, a parte da central que controla a velocidade do motor. Os erros mais comuns são percurso perdido, folha pesada demais, tensão fora do normal e sensor sem leitura. O número de piscadas se lê no manual do modelo; desligue o disjuntor por cinco minutos e religue uma vez só.",
        "O inversor de frequência com erro pisca o led para dizer o que o parou, e nem sempre é defeito dele: pode ser a folha presa, a rede fraca, a fotocélula ou o percurso apagado. Conte as piscadas, deixe o disjuntor desligado por cinco minutos e tente uma vez. Se o código voltar, o técnico precisa medir.",
        "Motor inverter com erro de sobrecarga mediu um esforço acima do limite e parou para não queimar. Quase sempre a folha está pesada, por trilho sujo, roldana gasta ou contrapeso errado, ou a tensão chega baixa. Desligue o disjuntor, deixe esfriar e tente uma vez; se o erro voltar, o técnico precisa medir.",
        "Na central PPA JetFlex, o led do inversor que pisca com erro pede primeiro o manual do modelo, porque o mesmo número de piscadas muda de sentido de uma placa para outra. Em geral é percurso a regravar, esforço na folha, tensão da rede ou sensor. Desligue o disjuntor por cinco minutos e religue só uma vez.",
        "Erro de sobrecorrente no inversor do motor [marca] quer dizer que ele puxou mais corrente do que a placa aceita, quase sempre por folha pesada, roldana ou trilho presos, ou motor em curto. Desligue o disjuntor por cinco minutos e religue uma vez. Se o erro voltar, não insista: o técnico mede a folha e o motor.",
      ],
      repair: [
        "O inversor do portão que mostra erro com o led piscando precisa ter o código lido antes de qualquer troca: esforço na folha, tensão da rede, sensor e percurso perdido são mais comuns que placa queimada. O técnico mede no local, e em casa a visita parte de {price.preventive}, sem peças.",
        "Se o [marca] está dando erro de sobrecorrente, o inversor desligou o motor porque a corrente passou do limite. A causa mais comum é folha que ficou pesada ou travada; depois vêm cabo do motor e motor em curto. Deixe o disjuntor desligado por cinco minutos, religue uma única vez e, se repetir, chame o técnico.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz o inversor acusar erro", "As causas, da mais simples à mais cara"],
        slots: [
          [
            "O inversor é a parte da placa que acelera e freia o motor. Ele vigia a corrente e a tensão o tempo todo e para tudo quando uma delas passa do limite. Por isso, muitas vezes o erro mostra um problema do portão ou da rede, e não da placa.",
            "A central com inversor mede quanto esforço o motor faz e que tensão recebe. Se algo sai do normal, ela desliga o motor e pisca, para se proteger.",
          ],
        ],
        bullets: [
          "Percurso perdido, depois de falta de luz ou troca de placa",
          "Folha pesada: trilho sujo, roldana travada, contrapeso errado",
          "Tensão baixa ou oscilando, por fio fino ou rede fraca",
          "Sensor de posição ou fim de curso sem leitura",
          "Placa muito quente, por aberturas demais seguidas",
          "Inversor queimado, em geral por raio ou água",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o led piscando", "Passos seguros antes de chamar"],
        slots: [
          [
            "Não abra a tampa: os capacitores do inversor guardam carga perigosa por alguns minutos, mesmo com a energia cortada.",
            "Mantenha a tampa fechada. No inversor fica tensão alta guardada por alguns minutos depois de desligar, e ela dá choque forte.",
          ],
        ],
        steps: [
          "Se a luz se vê por fora, filme dez segundos e conte as piscadas entre as pausas.",
          "Com o disjuntor desligado, tire pedra ou galho do caminho da folha.",
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Depois de cinco minutos, religue o disjuntor e acione uma vez, de longe.",
          "Se o mesmo código voltar, deixe desligado e mande o vídeo.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como o erro é resolvido"],
        slots: [
          [
            "O técnico lê o código no manual daquela central, mede a tensão com o motor partindo e sente o peso da folha. Depois regrava o percurso ou troca o sensor que falhou. A placa inversora só é condenada quando tudo em volta mediu bem.",
            "Com o manual do modelo, cada suspeito é medido: rede, sensor, folha e motor. Percurso e força se regravam na hora. Trocar a placa é o último passo, porque a nova mostra o mesmo erro se a causa é o portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso rodar o portão mesmo piscando?",
        answers: [
          "Se ele anda e para certo, o pisca pode ser só o aviso de funcionamento. Se hesita, bate ou para no meio, deixe desligado.",
          "Só se tudo funciona como antes, porque algumas centrais piscam em uso normal. Com tranco, cheiro ou parada, desligue.",
        ],
      },
      {
        question: "O erro some quando desligo e volta depois. É a placa?",
        answers: [
          "Nem sempre. Erro que volta com o uso costuma ser folha pesada ou tensão fraca; a medição com o motor andando mostra qual.",
          "Pode ser calor, esforço ou rede fraca. Anote a hora e o que o portão fazia, porque isso encurta a procura.",
        ],
      },
      {
        question: "A placa inversora tem conserto?",
        answers: [
          "Às vezes, conforme o que queimou e se há peça para o modelo. O orçamento compara o reparo com a placa nova antes de você decidir.",
          "Depende do dano. Água e raio costumam queimar várias partes, e então a placa nova compensa mais.",
        ],
      },
    ],
    photo: "um vídeo de dez segundos do led piscando e a foto da etiqueta do motor",
  },
  {
    id: "batente-e-suporte-de-fim-de-curso",
    broader: "fim-de-curso",
    label: "Batente e suporte do fim de curso",
    phrase: "o batente e o suporte do fim de curso",
    asks: [
      ...combine(
        ["batente suporte", "suporte", "suporte ímã", "chapa", "suporte haste"],
        [
          "fim curso",
          "fim curso portão",
          "fim curso deslizante",
          "fim curso portão deslizante",
          "fim curso portão correr",
        ],
      ),
      ...combine(
        ["batente fim curso", "batente e fim curso"],
        ["deslizante", "portão deslizante", "portão correr", "diferença"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "No portão deslizante, o suporte de fim de curso é a peça que prende à cremalheira o ímã ou a haste que manda o motor parar, e o batente é o bloco de aço que segura a folha se o motor não parar. Vendemos e instalamos os dois, com orçamento grátis pela foto da etiqueta do motor.",
        "Batente e suporte de fim de curso trabalham juntos no portão deslizante: o suporte leva o ímã que desliga o motor um pouco antes do fim, e o batente segura a folha se isso falhar. O suporte é comprado pelo modelo do motor; o batente, pelo peso da folha. O orçamento por foto é grátis.",
      ],
      repair: [
        "O suporte de fim de curso solto faz o portão deslizante bater no batente ou parar antes, porque o ímã saiu do lugar. Desligue o disjuntor e não recoloque no palpite: o técnico fixa o suporte e o batente e regula a parada, em visita a partir de {price.preventive} em casa, sem peças.",
        "Batente torto e suporte de fim de curso quebrado no portão deslizante são trocados na mesma visita, e a parada é regulada no fim. Até lá, deixe o disjuntor desligado, para o motor não empurrar a folha. A visita em casa parte de {price.preventive}, com as peças orçadas por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Para que serve cada peça", "Batente, suporte e ímã: o que cada um faz"],
        slots: [
          [
            "O ímã ou a haste passa na frente do sensor do motor e avisa que a folha chegou. O suporte é a chapinha parafusada que o segura no ponto exato da cremalheira, a régua dentada do portão. O batente não avisa nada: é a parada mecânica, para a folha não sair do trilho. Um portão completo tem:",
            "Quem faz o motor parar é o fim de curso, um ímã ou uma haste lido pelo sensor. O suporte prende essa peça na cremalheira, a régua dentada. Já o batente, preso no chão ou na coluna, segura a folha quando o aviso falha. Um portão completo tem:",
          ],
        ],
        bullets: [
          "Dois suportes: um para a posição aberta, outro para a fechada",
          "Dois batentes, um em cada ponta do percurso",
        ],
      },
      {
        about: "choose",
        headings: ["Como comprar o suporte e o batente certos", "O que conferir antes de comprar"],
        slots: [
          [
            "O suporte muda com o motor: há os de ímã e os de haste, com encaixes diferentes, e a etiqueta do motor decide qual serve. O batente muda com a folha: portão pesado pede chapa grossa chumbada no concreto.",
            "Para o suporte, mande a foto da etiqueta do motor e da peça quebrada, porque a altura do ímã em relação ao sensor precisa ser a mesma. Para o batente, contam o peso da folha e onde ele será preso.",
          ],
          [
            "Não improvise com arame ou fita: o ímã que escorrega alguns centímetros já faz a folha bater.",
            "Cola e abraçadeira não resolvem, porque a vibração solta a peça e a parada muda de lugar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Do batente à regulagem da parada"],
        slots: [
          [
            "Primeiro se prende o batente, com chumbador no concreto ou solda na estrutura, no ponto em que ele pega o quadro da folha, e não a chapa. Depois o suporte é parafusado na cremalheira, e a parada é regulada para a folha ficar alguns centímetros antes do batente, sem bater.",
            "O batente vai primeiro, firme e alinhado com o quadro da folha. Em seguida o técnico prende os suportes, acerta o ponto de parada dos dois lados e confere, com alguns ciclos, que a folha não encosta com força.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão sem o batente?",
        answers: [
          "Não. Se o fim de curso falhar uma vez, a folha sai do trilho e pode tombar. Deixe o disjuntor desligado até repor.",
          "Não é seguro: sem a parada mecânica, uma falha do sensor joga a folha para fora do trilho.",
        ],
      },
      {
        question: "Suporte de um motor serve em outro?",
        answers: [
          "Só quando o encaixe e a altura do ímã são iguais, o que é raro entre marcas. Compre pelo modelo do motor.",
          "Em geral, não, porque o sensor de cada motor fica numa altura. A foto da etiqueta evita a compra errada.",
        ],
      },
      {
        question: "Posso mudar o suporte de lugar sozinho?",
        answers: [
          "Evite. Poucos centímetros mudam a parada, e o motor passa a empurrar a folha contra o batente sem que se perceba.",
          "Melhor não: a regulagem é feita com o motor testado nos dois sentidos, e a posição errada força a cremalheira.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do suporte com o ímã e das duas pontas do trilho",
  },
  {
    id: "interfone-abre-sozinho",
    broader: "abre-sozinho",
    label: "Interfone abre o portão sozinho",
    phrase: "o interfone que abre o portão sozinho",
    asks: [
      ...combine(
        ["interfone", "porteiro eletrônico", "vídeo porteiro"],
        ["abre portão sozinho", "abrindo portão sozinho", "abre sozinho", "abrindo sozinho", "destrava sozinho"],
      ),
      "interfone aciona fechadura sozinho",
      "interfone dispara fechadura sozinho",
    ],
    intent: "repair",
    answers: {
      any: [
        "O interfone que abre o portão sozinho costuma ter a tecla presa, umidade no aparelho da rua ou fios em curto, e a fechadura recebe uma ordem que ninguém deu. Desligue a fonte do interfone: se o portão para de abrir, a falha está nele. A visita em casa parte de {price.preventive}, sem peças.",
        "Interfone abrindo o portão sozinho quase sempre é água ou ferrugem no aparelho da rua, tecla afundada ou fio descascado no caminho. Tire o interfone da tomada e tranque pela chave até o conserto. Se o portão abre mesmo assim, a ordem vem de outro lugar, como botoeira ou controle.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a culpa é do interfone", "Testes que você pode fazer"],
        slots: [
          [
            "Os testes são por fora, sem abrir o aparelho nem mexer em fio.",
            "Não é preciso abrir nada para descobrir de onde vem a ordem.",
          ],
        ],
        steps: [
          "Veja se alguma tecla de abrir está afundada, no aparelho de dentro e no da rua.",
          "Desligue a fonte do interfone da tomada ou no disjuntor e observe por algumas horas.",
          "Anote se o portão abre mais quando chove ou de madrugada, sinal de umidade.",
          "Em prédio, pergunte se outro apartamento abre pela mesma central.",
          "Até o conserto, tranque o portão pela chave ou pelo ferrolho.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o interfone abre sozinho", "De onde vem a ordem"],
        slots: [
          [
            "Para abrir, o interfone só junta dois fios por um instante. Água no aparelho da rua, ferrugem na tecla ou fio sem capa fazem o mesmo, e a fechadura ou o motor entende que alguém apertou.",
            "A tecla de abrir é um contato simples, e qualquer coisa que encoste um fio no outro abre o portão. As mais comuns são a água da chuva, a tecla gasta e o cabo ferido na dobra da folha.",
          ],
          [
            "Se o interfone também abre a garagem, o relé que faz a ligação pode ter colado. E em prédio com interfone coletivo, a ordem pode partir de outro apartamento.",
            "No interfone ligado à garagem, o relé entre ele e a placa às vezes cola. No coletivo, vale lembrar que outros apartamentos têm a mesma tecla.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto", "O que o técnico faz"],
        slots: [
          [
            "O técnico separa os fios da abertura um a um até a ordem parar, e assim acha o trecho ruim. Depois refaz a emenda, troca a tecla ou o aparelho da rua e veda a caixa contra a chuva.",
            "Cada trecho do cabo é medido em separado, do aparelho de dentro ao portão. O que está em curto é refeito, e o aparelho que molhou é seco e vedado, ou trocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso deixar o interfone desligado até o conserto?",
        answers: [
          "Pode, e é o mais seguro se ele é a causa. O portão social continua abrindo pela chave.",
          "Sim. Sem energia ele não abre nada, e você usa a chave do portão até a visita.",
        ],
      },
      {
        question: "Pode ser alguém abrindo de propósito?",
        answers: [
          "Pode, sobretudo em prédio, onde várias pessoas têm a tecla de abrir. Abertura em hora certa ou com chuva aponta para defeito; em hora variada, vale olhar a câmera.",
          "É menos comum, mas acontece. Se abre com chuva ou sem ninguém em casa, é defeito; se não, confira quem tem tecla, senha ou controle.",
        ],
      },
      {
        question: "Preciso trocar o interfone inteiro?",
        answers: [
          "Raramente. A tecla, a emenda ou o aparelho da rua são trocados em separado, quando ainda há peça do modelo.",
          "Em geral, não: o reparo é no trecho que falhou. Aparelho antigo e muito oxidado é que compensa trocar.",
        ],
      },
    ],
    photo: "fotos do interfone de dentro, do aparelho da rua e da fechadura, e diga quando o portão abre",
  },
  {
    id: "botao-de-saida",
    broader: "botoeira",
    label: "Botão de saída: inox, sem toque ou de chave",
    phrase: "o botão de saída do portão",
    asks: [
      "botoeira touch",
      "botoeira touch portão",
      "botão touch portão",
      "botoeira luxo",
      "botoeira de luxo touch portão",
      "botoeira sem toque",
      ...combine(
        ["botoeira", "botão saída", "botoeira saída", "botão"],
        ["inox", "sem toque", "inox portão social", "sem toque portão", "sem toque condomínio", "inox condomínio"],
      ),
      "botão saída condomínio",
      "botão saída portão pedestre",
      "botão de saída portão",
      "qual botão saída portão social",
    ],
    intent: "buying",
    answers: {
      any: [
        "A botoeira de inox é a escolha comum para o portão social e de condomínio, porque aguenta chuva e muito uso. O botão touch ou sem toque, com sensor, abre com a mão por perto e não tem peça que se gaste. Os dois são ligados à fonte da fechadura, e o orçamento instalado é grátis, por foto.",
        "O botão de saída sem toque, ou touch, tem um sensor que percebe a mão e solta o portão, sem peça que se gaste. A botoeira de inox custa menos e serve na maioria das entradas. Vendemos e instalamos os dois em portão social e de condomínio, com orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Inox, plástico ou sem toque", "Qual botão de saída escolher"],
        slots: [
          [
            "O material se escolhe pelo lugar: ao tempo, o inox não racha nem desbota; em parede coberta, o plástico atende e custa menos. Em entrada de muita gente, o sensor de aproximação evita contato e não tem mola que canse. Botão com miolo, que pede chave, nunca deve ficar em rota de fuga.",
            "Na chuva e no sol, escolha o inox, que não resseca; dentro do hall, o plástico resolve. Onde passa muita gente com as mãos ocupadas, o sensor de aproximação compensa. O botão que só funciona com chave serve para áreas restritas, e não para uma saída de emergência.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "O botão certo para a sua fechadura"],
        slots: [
          [
            "O botão precisa combinar com a fechadura: o trinco elétrico abre com um pulso, e o eletroímã precisa que a energia seja cortada por alguns segundos. O sensor sem toque ainda precisa de alimentação própria, em geral 12 V, tirada da fonte.",
            "Veja qual fechadura o portão tem. O trinco recebe um pulso de energia para abrir; o eletroímã solta quando a energia é cortada. O modelo sem toque precisa também de um par de fios para se alimentar.",
          ],
          [
            "Ao ar livre, procure botão feito para chuva e com a caixa vedada por trás, por onde a água costuma entrar.",
            "Em lugar exposto, a água entra por trás da caixa e deixa o portão abrindo sozinho; por isso a vedação conta tanto quanto o material.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Onde o botão fica e como é ligado", "A instalação do botão de saída"],
        slots: [
          [
            "O botão vai do lado de dentro, na altura da mão, longe do alcance de um braço passado pela grade. O técnico passa o cabo até a fonte da fechadura, liga com a energia cortada e testa a saída com você.",
            "A posição é escolhida para quem sai achar o botão sem procurar e para ninguém alcançá-lo da rua. O cabo segue protegido até a fonte, e o teste é feito com a porta fechada, várias vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O botão sem toque funciona sem energia?",
        answers: [
          "Só com a bateria da fonte. Sem ela, o eletroímã solta por si, e o trinco elétrico abre pela chave.",
          "Funciona enquanto a bateria da fonte durar. Por isso convém ter também a chave do portão.",
        ],
      },
      {
        question: "Posso trocar o botão velho pelo de inox?",
        answers: [
          "Pode, no mesmo lugar e com os mesmos fios, se o contato é do mesmo tipo. O técnico confere isso antes.",
          "Sim, quase sempre com os mesmos fios. Só muda se o botão velho for de outro tipo de contato.",
        ],
      },
      {
        question: "Serve também para o portão da garagem?",
        answers: [
          "Serve. Nesse caso ele é ligado à placa do motor, no lugar da botoeira comum.",
          "Sim, ligado à entrada de botoeira do motor. Ponha-o onde se enxergue a folha inteira.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do lugar do botão e da etiqueta da fechadura ou da fonte",
  },
  {
    id: "portao-social-com-controle",
    broader: "fechadura",
    label: "Portão social que abre com controle remoto",
    phrase: "o portão social que abre com controle remoto",
    asks: [
      "portão social controle remoto preço",
      "portão social com controle preço",
      "portão social controle preço",
      "portão pedestre controle remoto preço",
      "portão social com controle remoto",
      ...combine(
        [
          "controle portão social",
          "controle remoto portão social",
          "controle portão pedestre",
          "controle portão pequeno",
        ],
        ["abrir", "abre", "fechadura elétrica", "instalar", "preço", "como"],
      ),
      "controle para portão social",
      "fechadura elétrica com controle remoto",
      "fechadura elétrica controle remoto portão social",
      "abrir fechadura elétrica com controle",
      "receptor para fechadura elétrica",
      "receptor portão social",
      "abrir portão social com controle da garagem",
    ],
    intent: "installation",
    answers: {
      any: [
        "O portão social abre com controle remoto quando um receptor é ligado à fechadura elétrica: você aperta o botão, e o trinco solta por um instante. Dá para usar um botão livre do controle da garagem. O preço soma o receptor, a fonte, se não há, e a mão de obra, e sai de graça por foto.",
        "Para abrir a fechadura elétrica com controle remoto, instala-se um receptor perto da fonte, gravado com o controle da garagem ou com um próprio. Não é preciso motor: a folha se empurra, e uma mola a fecha. O orçamento, com peça e instalação, é grátis pela foto do portão social.",
      ],
      price: [
        "O preço do portão social com controle remoto soma o receptor, a fechadura elétrica, se ainda não há, a fonte e a mão de obra. Quem já tem fechadura elétrica paga só o receptor e a ligação. O controle da garagem pode servir, num botão livre. O orçamento é grátis, por foto do portão.",
        "Para o portão social abrir com controle, o mais barato é ligar um receptor à fechadura elétrica que já existe. Onde não há fechadura, somam-se ela, a fonte, o cabo e a mola. A foto do portão por dentro e do controle dá o total, sem custo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o controle solta a fechadura", "O que é preciso para abrir pelo controle"],
        slots: [
          [
            "O receptor é uma caixinha que escuta o controle e fecha um contato por um ou dois segundos. Esse contato manda a fonte energizar a fechadura elétrica, que solta o trinco. No eletroímã, ele corta a energia em vez de mandá-la. O conjunto leva:",
            "Quem entende o controle é o receptor, ligado à fonte da fechadura. Ao comando, ele solta o trinco por um instante, o bastante para empurrar a folha. Depois o portão tranca sozinho ao bater. O conjunto leva:",
          ],
        ],
        bullets: [
          "Fechadura elétrica ou eletroímã já instalado, ou novo",
          "Receptor com a frequência e o código do seu controle",
          "Fonte de 12 V própria ou a do interfone, se ela aguenta",
          "Mola que feche e tranque a folha",
        ],
      },
      {
        about: "choose",
        headings: ["O mesmo controle ou outro?", "Usar o controle da garagem no portão social"],
        slots: [
          [
            "O controle de dois ou mais botões abre a garagem com um e o portão social com outro, quando o receptor entende o mesmo código. Em controle de código rolante, que muda a cada toque, o receptor precisa ser da mesma família.",
            "Se o controle da garagem tem botão livre, ele pode servir para os dois. Basta um receptor compatível com o código dele, fixo ou rolante. A foto do controle, frente e verso, responde.",
          ],
          [
            "Cuidado com a segurança: quem acha o controle perdido abre as duas entradas. Apague-o do receptor no mesmo dia.",
            "Quem perde o controle perde a chave das duas entradas, e por isso ele deve ser apagado logo da memória.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Do receptor ao teste"],
        slots: [
          [
            "O técnico alinha a folha, liga o receptor à fonte com a energia cortada e grava os controles. No fim, testa da rua, com o portão fechado, e confere se ele tranca ao bater.",
            "Com a energia desligada, o receptor é ligado à fonte e protegido da chuva. Depois vêm a gravação dos controles e o teste de longe, com a folha batendo e trancando sozinha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de motor no portão social?",
        answers: [
          "Não. Na maioria das casas a fechadura elétrica com mola basta; o motor ajuda quem não pode empurrar a folha.",
          "Em geral, não: o controle solta o trinco, e a pessoa empurra. Motor só compensa para cadeirante, idoso ou entrada de muito uso.",
        ],
      },
      {
        question: "Funciona na falta de luz?",
        answers: [
          "Só com bateria na fonte. Sem ela, o trinco elétrico continua abrindo pela chave.",
          "Sem energia e sem bateria, o controle não solta o trinco, mas a chave abre.",
        ],
      },
      {
        question: "Dá para ligar na placa do motor da garagem?",
        answers: [
          "Não direto: a fechadura consome mais do que a placa aguenta. Usa-se um receptor próprio, com fonte separada.",
          "Ligada direto, a fechadura pode queimar a placa. O certo é ter fonte e receptor próprios.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, da fechadura e do controle, frente e verso",
  },
  {
    id: "embreagem-patinando",
    broader: "embreagem",
    label: "Embreagem do motor patinando",
    phrase: "a embreagem que patina",
    asks: [
      ...combine(
        ["embreagem", "embreagem motor", "embreagem motor portão", "embreagem portão"],
        ["patinando", "patina", "gasta", "frouxa", "escorregando", "solta", "girando falso"],
      ),
      "disco embreagem gasto",
      "motor patina embreagem",
    ],
    intent: "repair",
    answers: {
      any: [
        "Embreagem do motor de portão patinando é quando o motor gira e a folha anda aos poucos ou fica parada. A causa é o disco gasto, a porca frouxa ou uma folha pesada demais, que a faz ceder. Não aperte por conta própria: o técnico alivia a folha e regula, em visita a partir de {price.preventive} em casa, sem peças.",
        "A embreagem que patina escorrega de propósito quando a folha pesa demais, e sem querer quando o disco se gastou ou a porca afrouxou. Desligue o disjuntor e não insista, porque o atrito queima o disco. Regular, em casa, custa a partir de {price.preventive}, e o disco é orçado pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se é a embreagem", "Sinais de embreagem que patina"],
        slots: [
          [
            "A embreagem fica entre o motor e a engrenagem, feita de discos apertados por mola e porca. Quando patina, o som do motor não muda e a folha hesita, para com o vento ou só anda empurrada. Cheiro de queimado mostra disco no fim. Em portão de correr ou de abrir, solto com o disjuntor desligado, a mão separa as causas; o basculante não se solta:",
            "Ela é um conjunto de discos que liga o motor à engrenagem e deve escorregar se a folha encontra alguém. Patinando sem motivo, o motor soa normal, mas o portão anda em trancos ou não sai. O cheiro de queimado é o aviso de parar. Com o disjuntor desligado, sinta na mão a folha de correr ou de abrir, nunca a do basculante:",
          ],
        ],
        bullets: [
          "Portão leve na mão e folha que não acompanha: disco ou porca",
          "Portão pesado na mão: o problema é a folha, e a embreagem faz o seu papel",
          "Motor mudo ou roncando: não é embreagem, e sim capacitor ou placa",
          "Só no frio ou na chuva: folha que prende, roldana ou dobradiça",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Da folha leve ao aperto certo"],
        slots: [
          [
            "Primeiro o técnico acerta o que pesa na folha: trilho, roldana, dobradiça ou contrapeso. Depois aperta a porca aos poucos, até a folha andar inteira e ainda ceder quando encontra uma caixa no caminho. Disco queimado ou espelhado é trocado.",
            "A folha vem antes, porque apertar a embreagem em portão pesado tira a proteção de quem passa. Com ela leve, a porca é ajustada ao mínimo que move o portão, e o teste é feito com uma caixa. Se os discos queimaram, entram novos.",
          ],
          [
            "Nem todo motor tem essa peça: nos mais novos, quem limita a força é a placa, e ali o ajuste é outro.",
            "Em motor mais novo não há disco a apertar, porque a central faz esse papel pela força gravada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não apertar sozinho", "O risco de apertar demais"],
        slots: [
          [
            "A embreagem é o que faz a folha ceder quando encosta em uma criança ou num carro. Apertada até o fim, ela deixa de proteger, e o portão passa a esmagar. Além disso, a porca fica dentro do motor, perto dos fios da rede.",
            "Porca apertada demais resolve o sintoma e cria um perigo: o portão não para mais ao tocar em alguém. E o acesso a ela pede abrir a tampa, onde há tensão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo dura o disco da embreagem?",
        answers: [
          "Anos, em portão leve e bem regulado. Folha pesada o gasta em meses, porque ele escorrega a cada partida.",
          "Depende da folha: leve, o disco quase não se gasta; pesada, ele patina em toda partida e acaba cedo.",
        ],
      },
      {
        question: "Existe disco de reposição para o meu motor?",
        answers: [
          "Para os modelos comuns, sim. A foto da etiqueta mostra qual é e se ainda se fabrica.",
          "Em geral há, comprado pelo modelo da etiqueta. Em motor fora de linha, compara-se com a troca do motor.",
        ],
      },
      {
        question: "Posso usar o portão com a embreagem patinando?",
        answers: [
          "Evite. Cada tentativa aquece o disco, e a folha pode parar aberta. Desligue o disjuntor e use outra entrada.",
          "Melhor não, porque ele pode parar no meio e deixar a casa aberta, e o disco queima mais a cada uso.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo do portão tentando andar, feito de longe",
  },
  {
    id: "cabo-do-interfone",
    broader: "interfone",
    label: "Cabo do interfone: quantos fios e que distância",
    phrase: "o cabo do interfone do portão",
    asks: [
      ...combine(
        [
          "cabo interfone",
          "fio interfone",
          "fiação interfone",
          "cabo vídeo porteiro",
          "fio vídeo porteiro",
          "cabo porteiro",
        ],
        ["quantas vias", "quantos fios", "qual", "qual usar", "distância", "quantos metros", "bitola", "portão"],
      ),
      "distância interfone portão",
      "distância máxima interfone",
      "interfone longe do portão",
      "quantos fios interfone",
      "quantas vias interfone",
    ],
    intent: "question",
    answers: {
      any: [
        "O interfone de voz usa em geral de 2 a 4 fios entre a rua e o aparelho de dentro, e mais 2 até a fechadura; o vídeo porteiro costuma usar 4. Passe o cabo com um par de sobra. O número exato e a distância máxima estão no manual do modelo, e fio fino demais não solta a fechadura.",
        "A distância máxima do interfone até o portão está no manual do modelo, e a voz costuma chegar a dezenas de metros. Quem limita é a fechadura: com fio fino e longo, ela zumbe e não abre. Nesse caso, o técnico põe uma fonte perto do portão ou engrossa o fio.",
        "Quantas vias o cabo do interfone precisa ter depende do modelo: conte de 2 a 4 fios para a conversa e mais 2 para a fechadura elétrica. A distância também está no manual, e quanto mais longe do portão, mais grosso deve ser o fio da fechadura, para ela não só zumbir.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos fios para cada aparelho", "O cabo para cada caso"],
        slots: [
          [
            "O mesmo cabo costuma levar a conversa e a abertura, desde que tenha fios bastantes. Por isso conte tudo antes de comprar:",
            "Some o que o interfone vai fazer e compre um cabo com essa conta mais um par livre:",
          ],
        ],
        bullets: [
          "Conversa por voz: de 2 a 4 fios, conforme o modelo",
          "Imagem: em geral 4 fios entre a câmera da rua e a tela",
          "Fechadura elétrica: 2 fios, os mais grossos do conjunto",
          "Abertura da garagem: mais 2 fios até a placa do motor",
          "Reserva: um par a mais, para defeito ou acessório futuro",
        ],
      },
      {
        about: "check",
        headings: ["A que distância o interfone funciona", "Quando o portão fica longe"],
        slots: [
          [
            "A voz suporta dezenas de metros sem problema na maioria dos modelos. O que sofre com a distância é a fechadura, que precisa de um pico de corrente para soltar o trinco. Em trecho longo, ela recebe fonte própria perto do portão, e o interfone só manda o comando.",
            "O limite aparece primeiro na fechadura: com fio fino e longo, ela zumbe e não abre. A solução é engrossar o fio ou pôr uma fonte junto do portão. A conversa e a imagem chegam mais longe, até a medida que o manual indica.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por onde o cabo deve passar", "Cuidados ao passar o cabo"],
        slots: [
          [
            "O cabo do interfone vai em tubo próprio, separado da fiação elétrica, que causa chiado e risco de choque. Na dobra da folha, use cabo flexível com folga, porque é ali que ele se parte.",
            "Não divida o tubo com os fios da energia: além do chiado, uma capa ferida leva a tensão da rede ao aparelho. Onde o portão gira, o cabo precisa ser flexível e ter uma laçada de folga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar cabo de rede no interfone?",
        answers: [
          "Para a voz e a imagem, muitos modelos aceitam. Para a fechadura ele é fino, e junta-se mais de um par ou usa-se fio próprio.",
          "Em trechos curtos costuma servir para a conversa. O par da fechadura precisa ser mais grosso que o do cabo de rede.",
        ],
      },
      {
        question: "Dá para aproveitar o fio do interfone antigo?",
        answers: [
          "Dá, se o número de fios basta e nenhum está partido. Trocar voz por vídeo costuma pedir cabo novo.",
          "Muitas vezes, sim. O técnico mede cada fio antes, porque emenda oxidada vira chiado.",
        ],
      },
      {
        question: "Existe interfone sem fio para portão longe?",
        answers: [
          "Existe, por rádio ou Wi-Fi, mas a fechadura continua precisando de fio e energia no portão.",
          "Sim, e o alcance cai com parede e chapa no caminho. A alimentação da fechadura ainda é por fio.",
        ],
      },
    ],
    photo: "fotos dos dois aparelhos, da fechadura e do caminho do cabo, com a distância aproximada",
  },
];
