import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Of electric parts, what is asked in few words and was taken for a neighbour's question. */
export const eletricaEmPoucasPalavras: NarrowConcept[] = [
  {
    id: "comprar-placa-pela-internet",
    broader: "placa",
    label: "Comprar placa de portão pela internet",
    phrase: "a compra de placa pela internet",
    asks: combine(
      ["placa", "placa portão", "central portão"],
      [
        "internet",
        "comprar internet",
        "comprar internet vale pena",
        "mercado livre",
        "comprar mercado livre",
        "comprar online",
        "shopee",
        "comprei internet",
        "comprada internet",
      ],
    ),
    intent: "buying",
    answers: {
      any: [
        "Comprar placa de portão pela internet vale a pena se o modelo foi conferido na etiqueta do motor, há nota e troca, e alguém vai instalar. O barato sai caro quando o fim de curso, a tensão ou o código dos controles não combinam. Mande a foto da etiqueta e do anúncio, e dizemos se serve.",
        "A placa de portão comprada na internet costuma custar menos, mas a conferência fica com você: tensão, tipo de motor, fim de curso e frequência dos controles. Placa errada ou ligada errado queima e raramente tem troca. Some a instalação e a gravação antes de comparar os preços.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no anúncio da placa", "Antes de fechar a compra da placa"],
        slots: [
          [
            "Compare o anúncio com a etiqueta do motor e com uma foto da placa antiga.",
            "Foto da etiqueta numa mão e anúncio na outra, confira um por um.",
          ],
        ],
        bullets: [
          "Modelo do motor e tensão: 127, 220 V ou bivolt",
          "Tipo de motor: de capacitor, com inversor ou de corrente contínua",
          "Fim de curso: ímã, chave ou encoder",
          "Controles: mesma frequência e mesmo código dos seus",
          "Nota fiscal, prazo de troca e quem paga a volta",
        ],
      },
      {
        about: "cost",
        headings: ["O preço inteiro da placa da internet", "Placa da internet ou placa instalada"],
        slots: [
          [
            "Some o frete, a instalação, a gravação dos controles e do percurso. Comprada junto com o serviço, a garantia é uma só, da peça e da montagem. Separada, um lado pode culpar o outro.",
            "Além da peça, há frete e mão de obra. Quando a placa vem com o serviço, quem montou responde por ela. Quando vem de fora, a troca é com o vendedor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam a placa que eu comprei?",
        answers: [
          "Mande antes a foto da placa e da etiqueta do motor. Se ela serve, a instalação é orçada. Se não serve, você ainda pode trocar.",
          "Pela foto dizemos se ela combina com o motor e quanto custa montar. Não ligue para testar.",
        ],
      },
      {
        question: "Placa usada ou recondicionada vale a pena?",
        answers: [
          "Só com garantia por escrito. O reparo antigo e a oxidação não aparecem na foto.",
          "É arriscada: não se sabe por que saiu do outro motor. Prefira nova ou o conserto da sua.",
        ],
      },
      {
        question: "Os meus controles funcionam na placa nova?",
        answers: [
          "Só se a frequência e o código forem os mesmos. Depois eles são gravados outra vez.",
          "Depende do receptor da placa. Em outro código, os controles são trocados também.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do anúncio da placa",
  },
  {
    id: "dps-queimado",
    broader: "protetor-de-surto",
    label: "DPS queimado",
    phrase: "o DPS queimado",
    asks: combine(
      ["dps", "protetor surto", "protetor de surto"],
      [
        "queimado",
        "queimou",
        "queimado saber",
        "queimado trocar",
        "vermelho",
        "vermelho trocar",
        "luz apagada",
        "estourou",
        "quando trocar",
        "trocar",
        "vencido",
        "quanto tempo dura",
        "dura",
      ],
    ),
    intent: "how-to",
    answers: {
      any: [
        "O DPS está queimado quando o visor dele muda de verde para vermelho, ou a luzinha apaga. O portão continua funcionando, mas sem proteção contra o próximo raio. Não abra o quadro: o eletricista desliga o geral, confere o fio terra e troca o módulo por outro de mesma tensão e classe.",
        "Para saber se o protetor de surto queimou, olhe o indicador na frente do módulo: vermelho ou apagado pede troca. Ele se gasta a cada pico, por isso vale olhar depois de toda tempestade. A troca é do eletricista, com a energia geral desligada.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o visor do DPS mostra", "Sinais de DPS no fim"],
        slots: [
          [
            "O sinal muda com o fabricante, e a legenda está no próprio módulo.",
            "Leia a legenda impressa ao lado do visor, porque as cores variam um pouco.",
          ],
        ],
        bullets: [
          "Verde: em ordem",
          "Vermelho ou apagado: trocar",
          "Caixa derretida ou escura: desligue o geral e chame o eletricista",
          "Disjuntor do DPS caído: houve surto forte ou ele entrou em curto",
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca do DPS", "A troca, feita pelo eletricista"],
        slots: [
          [
            "Com a energia geral desligada, mede-se o aterramento, tira-se o módulo e põe-se outro igual. Em alguns modelos só o cartucho é trocado. Se ele queimou em pouco tempo, procura-se falta de terra ou tensão errada.",
            "O eletricista corta o geral, confere o fio terra e troca o módulo, ou só o refil. DPS que queima repetidas vezes aponta terra ruim ou modelo de tensão baixa demais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DPS queimado faz o portão parar?",
        answers: [
          "Em geral não. Se ele entra em curto, o disjuntor dele ou o geral cai, e aí a casa toda pode ficar sem luz.",
          "Quase nunca: ele sai de ação e o portão segue. O risco é a placa ficar sem defesa.",
        ],
      },
      {
        question: "O DPS queimou e a placa também. Por quê?",
        answers: [
          "O surto foi maior do que ele segura, veio por outro fio, como o do interfone, ou faltava terra.",
          "Ou o pico entrou por outro cabo, ou o aterramento não levou o excesso embora.",
        ],
      },
      {
        question: "Posso trocar o DPS sozinho?",
        answers: [
          "Não. A entrada do quadro continua com tensão mesmo com os outros disjuntores desligados.",
          "É serviço de eletricista, com o geral desligado e a ausência de tensão medida.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz aberto só na portinha, sem tirar a tampa",
  },
  {
    id: "carregador-da-bateria-queimou",
    broader: "bateria",
    label: "Carregador da bateria do portão queimou",
    phrase: "o carregador da bateria do portão",
    asks: [
      ...combine(
        ["carregador", "carregador bateria"],
        [
          "portão queimou",
          "motor portão queimou",
          "motor queimou",
          "nobreak portão queimou",
          "portão queimado",
          "portão não carrega",
          "portão defeito",
          "portão",
          "motor portão",
          "portão preço",
          "motor 24v",
        ],
      ),
      "placa carregadora bateria portão",
      "placa carregadora portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o carregador da bateria do portão queimou, a bateria nova também acaba em pouco tempo, porque ninguém a recarrega. Ele fica na placa do motor de 24 V, num módulo ao lado ou dentro do nobreak. O técnico mede a tensão de carga e conserta ou troca essa parte, com valor pela foto da etiqueta.",
        "Carregador da bateria do portão com defeito deixa a bateria descarregar mesmo com luz em casa, ou a incha por carga demais. Antes de comprar bateria, mede-se a carga. O conserto é do módulo, da placa ou do nobreak, conforme o aparelho, e o orçamento sai por foto.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Carregador ou bateria: como separar", "Sinais de carregador queimado"],
        slots: [
          [
            "A idade da bateria ajuda: em geral ela dura de 2 a 4 anos.",
            "Veja há quanto tempo a bateria foi trocada e compare.",
          ],
        ],
        bullets: [
          "Bateria nova que acaba em dias: carregador",
          "Bateria inchada ou quente: carga demais",
          "Bateria com mais de 4 anos: quase sempre ela mesma",
          "Cheiro ou mancha no nobreak: desligue e não abra",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "Como é o conserto do carregador"],
        slots: [
          [
            "Ele mede a bateria fora do aparelho e a tensão que chega até ela com a rede ligada. Com a carga errada, troca o módulo ou repara a placa, e só depois põe bateria nova.",
            "Mede-se a saída de carga e o estado da bateria, nessa ordem. Corrigido o carregador, o par de baterias é trocado se já perdeu capacidade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar carregador de carro na bateria do portão?",
        answers: [
          "Não. A corrente é alta demais para a selada, que incha e pode vazar.",
          "Não use: a selada pequena pede carga lenta, e o de carro a estraga.",
        ],
      },
      {
        question: "O portão funciona sem a bateria?",
        answers: [
          "Na maioria dos modelos, sim, com a rede ligada. Só não abre quando falta luz.",
          "Em geral funciona pela rede. Confira no manual, porque alguns pedem a bateria ligada.",
        ],
      },
      {
        question: "Quanto custa trocar o carregador?",
        answers: [
          "Depende de ser módulo à parte, placa ou nobreak. A foto da etiqueta traz o valor, de graça.",
          "Módulo separado custa menos que a placa inteira. O orçamento sai por foto, sem custo.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do nobreak e da bateria",
  },
  {
    id: "lampada-do-motor",
    broader: "luz-de-garagem",
    label: "Lâmpada do motor do portão",
    phrase: "a lâmpada do motor do portão",
    asks: [
      ...combine(
        ["lâmpada motor", "lâmpada motor portão", "luz cortesia motor", "luz cortesia portão"],
        ["trocar", "queimou", "queimada", "qual", "não acende", "como trocar", "trocar qual", "não apaga"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "A lâmpada do motor do portão, a luz de cortesia, se troca com o disjuntor desligado e a lâmpada fria, quando ela fica numa tampa própria por fora. Use a mesma tensão e potência. A de LED pode cortar o alcance do controle. Se fica sob a tampa do motor, a troca é do técnico.",
        "Para trocar a lâmpada do motor do portão, desligue o disjuntor, espere esfriar, solte a lente de fora e ponha outra de mesma base, tensão e potência. Em motor que só abre tirando a tampa da placa, não mexa: ali há tensão da rede, e quem troca é o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A troca da lâmpada, na ordem", "Como trocar a lâmpada com segurança"],
        slots: [
          [
            "Vale para a lâmpada de lente externa, com a folha fechada.",
            "Só com a lente do lado de fora; o portão fica fechado e desligado.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor dele.",
          "Espere a lâmpada esfriar e solte a lente.",
          "Leia na antiga a base, os volts e os watts.",
          "Ponha outra igual, feche e religue.",
          "Aperte o controle de longe e veja se o alcance continua igual.",
        ],
      },
      {
        about: "signs",
        headings: ["Trocou e não acende", "Quando o defeito não é a lâmpada"],
        slots: [
          [
            "Lâmpada boa que não acende indica soquete oxidado, saída da placa queimada ou função desligada. Acesa o tempo todo, pode ser o relé da luz grudado. Nos dois casos, mede-se a placa.",
            "Se a nova também não acende, a saída da placa ou o soquete falhou; se não apaga, o relé dela colou. A medição é do técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar lâmpada de LED no motor?",
        answers: [
          "Pode, se o controle continuar pegando de longe. Algumas de LED emitem ruído e cortam o alcance.",
          "Sim, mas teste o alcance depois. Se piorou, volte ao tipo antigo ou use outra marca de LED.",
        ],
      },
      {
        question: "A luz do motor pisca. É defeito?",
        answers: [
          "Na maioria das centrais é um aviso, de fotocélula ou de percurso. Conte as piscadas e filme.",
          "Costuma ser código da central, e não lâmpada ruim. O manual do modelo explica.",
        ],
      },
      {
        question: "Dá para acender a luz da garagem junto?",
        answers: [
          "Dá, com um módulo de relé ligado à placa, que separa a luz da central.",
          "Sim, por um módulo de relé. A placa sozinha não suporta a lâmpada da garagem.",
        ],
      },
    ],
    photo: "uma foto do motor inteiro e outra da etiqueta",
  },
  {
    id: "fim-de-curso-invertido",
    broader: "fim-de-curso",
    label: "Fim de curso invertido",
    phrase: "o fim de curso invertido",
    asks: [
      ...combine(
        ["fim curso", "fim de curso", "reed", "ímã fim de curso"],
        ["invertido", "invertidos", "trocado", "trocados", "ao contrário", "lado errado", "fios invertidos"],
      ),
      "inverter fim de curso",
      "inverter fim curso portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fim de curso invertido faz o portão parar logo na partida ou passar do fim e bater, porque a placa espera o aviso de um lado e ele vem do outro. Acontece depois de trocar motor, placa ou ímã. Desligue o disjuntor; o técnico troca os fios ou os ímãs de lado e testa, a partir de {price.preventive} em casa, sem peças.",
        "Com o fim de curso invertido, a central acha que o portão aberto está fechado: ele anda um pouco e para, ou não para no batente. A correção é na ligação, no ímã ou numa função da placa, e leva pouco tempo. Até lá, disjuntor desligado; a visita em residência começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o fim de curso inverte", "O que troca o fim de curso de lado"],
        slots: [
          [
            "Quase sempre houve um serviço antes: fios religados trocados, ímã colado com a face ou na ponta errada, ou motor montado do outro lado do portão sem mudar o sentido na placa.",
            "A inversão vem de conserto recente. Trocam-se dois fios sem querer, os ímãs vão para as pontas erradas ou o motor muda de lado e a placa continua com o sentido antigo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corrige", "A correção e o teste"],
        slots: [
          [
            "Primeiro ele vê para que lado o motor gira no comando de abrir. Depois acerta o sentido do motor e o dos sensores, que têm de concordar, e grava o percurso.",
            "Motor e sensores precisam combinar: acerta-se o giro, depois os fins de curso, e o percurso é gravado de novo. O teste é feito com a folha no meio, para poder parar a tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se é o motor ou o fim de curso invertido?",
        answers: [
          "Se ele abre no comando de fechar, o motor está ao contrário. Se o sentido está certo e não para, é o sensor.",
          "Sentido errado aponta o motor; parada errada com o sentido certo aponta o fim de curso.",
        ],
      },
      {
        question: "Posso trocar os ímãs de lado em casa?",
        answers: [
          "É melhor que não: em muitos motores a face do ímã conta, e o erro faz a folha sair do trilho.",
          "Não, porque no teste a folha pode passar do fim. O técnico faz com o portão no meio.",
        ],
      },
      {
        question: "Posso usar o portão assim?",
        answers: [
          "Não. Ele bate no fim ou sai do trilho, e o motor continua forçando.",
          "Deixe desligado: sem parada certa, a folha força o batente e a engrenagem.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se já tiver, um vídeo do portão, feito de longe",
  },
  {
    id: "tag-clonada",
    broader: "tag-veicular",
    label: "Tag veicular clonada",
    phrase: "a tag clonada",
    asks: [
      ...combine(
        ["tag", "tag veicular", "tag condomínio", "tag portão"],
        ["clonada", "clonaram", "clonar", "pode ser clonada", "dá para clonar", "copiar", "copiada", "pode copiar"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Tag veicular clonada é possível no tipo simples, que só manda o número, e bem difícil na que tem senha gravada no chip. Se desconfia, peça à administração o registro de entradas e o bloqueio dela: a troca por outra resolve na hora, porque o número antigo sai do cadastro.",
        "A tag do condomínio pode ser copiada quando o sistema lê apenas o número da etiqueta. Com tag protegida por senha, a cópia comum não funciona. Entrada em horário em que o carro estava parado é o sinal. Bloqueie a tag, cadastre outra e confira a lista de quem tem acesso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer se a tag foi clonada", "Suspeita de cópia: os passos"],
        slots: [["Quem tem o cadastro resolve em minutos.", "O primeiro passo é sempre bloquear."]],
        steps: [
          "Peça à portaria o registro de entradas da tag.",
          "Mande bloquear o número no mesmo dia.",
          "Cadastre uma tag nova e cole no carro.",
          "Veja se as câmeras mostram o veículo que entrou.",
        ],
      },
      {
        about: "choose",
        headings: ["Como dificultar a cópia", "Tag mais difícil de copiar"],
        slots: [
          [
            "Sistemas que usam tag com senha, cruzam a tag com a placa do carro ou avisam de entrada repetida dificultam a fraude. Cadastro em dia, sem tag de quem se mudou, vale tanto quanto o aparelho.",
            "Ajudam a tag com chip protegido, a câmera que lê a placa junto e o bloqueio de dupla entrada. E a lista limpa: tag de carro vendido sai no mesmo dia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chaveiro copia tag de condomínio?",
        answers: [
          "Copia chaveiro e cartão de proximidade simples. A etiqueta do para-brisa usa outro padrão e quase nunca se copia ali.",
          "O cartão comum, às vezes sim; a tag do carro, em geral não.",
        ],
      },
      {
        question: "Vendi o carro com a tag. O comprador entra?",
        answers: [
          "Entra, até ser bloqueada. Avise a administração antes de entregar o carro.",
          "Sim, se ninguém tirar o número do cadastro. Peça o bloqueio no dia da venda.",
        ],
      },
      {
        question: "Tag é mais segura que controle?",
        answers: [
          "Em geral sim, porque cada uma é bloqueada sozinha e fica no carro. O controle de código rolante chega perto.",
          "Costuma ser: sai do cadastro na hora, sem mexer nas outras.",
        ],
      },
    ],
    photo: "uma foto do leitor e outra da entrada",
  },
  {
    id: "tag-ou-leitura-de-placa",
    broader: "tag-veicular",
    label: "Tag ou leitura da placa do carro",
    phrase: "a escolha entre tag e leitura da placa do carro",
    asks: [
      ...combine(
        ["tag", "tag veicular"],
        [
          "reconhecimento placa",
          "ou reconhecimento placa",
          "reconhecimento placas",
          "leitura placa",
          "ou leitura placa",
          "ou lpr",
          "lpr",
          "ou câmera placa",
          "placa carro condomínio",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Entre tag e reconhecimento de placa no condomínio, a tag é mais barata e mais certa, porque lê à noite, na chuva e com placa suja. A câmera que lê a placa dispensa etiqueta e serve a visitantes, mas custa mais e erra com placa torta ou pouca luz. Muitos prédios usam a tag e deixam a câmera para conferir.",
        "Para abrir o portão do prédio, a tag compensa na maioria dos casos: o leitor é pago uma vez e cada carro leva uma etiqueta barata. A leitura de placa compensa com muito visitante ou frota que muda. O orçamento dos dois sai por fotos da entrada e número de carros.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag e leitura de placa lado a lado", "O que pesa na escolha"],
        slots: [
          [
            "Os dois só mandam o comando de abrir; o motor e a fotocélula continuam os mesmos.",
            "Para o motor tanto faz: a diferença está em como o carro é reconhecido.",
          ],
        ],
        bullets: [
          "Tag: lê de 3 a 8 metros em geral, não depende de luz, uma por carro",
          "Placa: sem etiqueta, guarda imagem, depende de luz e de placa limpa",
          "Segurança: placa se falsifica com facilidade; a tag fica presa ao vidro",
          "Custo: um leitor por entrada na tag; câmera e programa na placa",
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalado", "Da entrada ao portão"],
        slots: [
          [
            "O leitor ou a câmera vai na entrada, apontado para o carro que chega, e um contato é ligado à entrada do botão de parede da central. Depois se cadastram os veículos e se testa de dia e de noite.",
            "Fixa-se o aparelho na coluna ou no poste, liga-se o contato à central do motor e cadastram-se os carros. O teste é feito também à noite.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar os dois juntos?",
        answers: [
          "Dá. A tag abre, e a câmera grava ou confere a placa, o que dificulta a fraude.",
          "Sim: exigir os dois aumenta a segurança, mas deixa a entrada um pouco mais lenta.",
        ],
      },
      {
        question: "Precisa trocar o motor?",
        answers: [
          "Não. Os dois usam a entrada do botão de parede, que quase toda central tem.",
          "Em geral não, porque o sistema entra como mais uma botoeira.",
        ],
      },
      {
        question: "E se a internet cair?",
        answers: [
          "Tag com cadastro no leitor continua abrindo. Sistema que consulta um servidor precisa de rede.",
          "Depende de onde está a lista. Guardada no aparelho, ele funciona sem internet.",
        ],
      },
    ],
    photo: "fotos da entrada, de dia e de noite, e da etiqueta do motor",
  },
  {
    id: "altura-do-sinaleiro",
    broader: "sinaleiro",
    label: "Altura e lugar do sinaleiro",
    phrase: "a altura do sinaleiro",
    asks: combine(
      ["sinaleiro", "sinaleira"],
      [
        "altura",
        "altura correta",
        "qual altura",
        "que altura",
        "altura garagem",
        "onde instalar",
        "led garagem onde instalar",
        "garagem onde instalar",
        "led onde instalar",
        "onde colocar",
        "melhor lugar",
        "posição",
        "onde fica",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "O sinaleiro de garagem se instala no alto da fachada, junto da saída dos carros, em geral a mais de 2 metros do piso. Ele precisa ser visto dos dois lados da calçada, sem muro, galho ou placa na frente. Não há uma altura única: em prédio e comércio, siga o código de obras da cidade e o projeto.",
        "A altura correta do sinaleiro é a que deixa o pedestre vê-lo dos dois lados antes de chegar à saída, fora do alcance da mão: na prática, mais de 2 metros do piso, junto do portão. Onde há norma do município, vale a dela. Com som, ele não deve ficar ao lado de janela de quarto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como escolher o lugar do sinaleiro", "O lugar certo na fachada"],
        slots: [
          [
            "Vá até a calçada e olhe dos dois lados, como quem vem a pé.",
            "O melhor teste é andar pela calçada nos dois sentidos.",
          ],
        ],
        bullets: [
          "Visível à esquerda e à direita da saída",
          "Fora do alcance de quem passa e longe de galhos",
          "Protegido do caminho da folha e do carro alto",
          "Perto do motor, para gastar menos cabo",
        ],
      },
      {
        about: "visit",
        headings: ["Como o sinaleiro é fixado", "A fixação e o cabo"],
        slots: [
          [
            "O técnico parafusa a base na alvenaria, leva o cabo em eletroduto até a placa ou um relé e testa com o portão andando. Fachada alta pede escada ou andaime, o que pesa no valor.",
            "A base é presa com bucha na parede, o cabo vai em tubo até o motor, e a luz é testada durante a abertura. Quanto mais alto e longe, mais cabo e mais tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um sinaleiro basta para os dois lados?",
        answers: [
          "Basta se ele sai da parede e é visto de ambos. Em saída recuada, põem-se dois.",
          "Sim, quando fica saliente na fachada. Se o muro esconde um lado, usam-se dois.",
        ],
      },
      {
        question: "Pode ficar na calçada, em poste próprio?",
        answers: [
          "A calçada é pública e depende da prefeitura. O comum é fixar na fachada ou no muro.",
          "Só com licença do município. Na parede do imóvel não há esse problema.",
        ],
      },
      {
        question: "Quanto custa mudar o sinaleiro de lugar?",
        answers: [
          "Depende dos metros de cabo e da altura. O orçamento é grátis, por foto da fachada.",
          "Contam o cabo novo e o acesso à parede. A foto da fachada dá o valor.",
        ],
      },
    ],
    photo: "fotos da fachada, vista dos dois lados da calçada",
  },
  {
    id: "tensao-do-sinaleiro",
    broader: "sinaleiro",
    label: "Tensão do sinaleiro",
    phrase: "a tensão do sinaleiro",
    asks: combine(
      ["sinaleiro", "sinaleira"],
      [
        "bivolt",
        "bivolt ou 220",
        "12v",
        "24v",
        "12v ou 220v",
        "12v ou 24v",
        "110 ou 220",
        "127 ou 220",
        "220v",
        "qual voltagem",
        "qual tensão",
        "quantos volts",
        "voltagem",
      ],
    ),
    intent: "buying",
    answers: {
      any: [
        "Compre a sinaleira na tensão da saída da central do portão: há placas que entregam a tensão da rede, 127 ou 220 V, e outras que só dão 12 ou 24 V. A bivolt serve nas duas redes, e não em 12 V. Se não combinar, liga-se por um módulo de relé. A foto da etiqueta do motor mostra qual é.",
        "A voltagem do sinaleiro quem decide é a placa do motor, no manual ou ao lado da saída marcada SIN, LUZ ou AUX. Onde a saída é da rede, a bivolt é a escolha segura. Onde é de baixa tensão, use a de 12 ou 24 V indicada. Tensão errada queima o aparelho ou a placa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual tensão usar em cada central", "Bivolt, 220, 12 ou 24 volts"],
        slots: [
          [
            "Veja primeiro o que a central entrega e só depois escolha o aparelho.",
            "A ordem é esta: saída da placa, tensão do sinaleiro e, se preciso, o relé.",
          ],
        ],
        bullets: [
          "Saída da rede: sinaleiro bivolt ou da mesma tensão da casa",
          "Saída de 12 ou 24 V: sinaleiro de baixa tensão igual",
          "Saída só de contato: o sinaleiro recebe energia por fora",
          "Corrente acima da saída: módulo de relé entre os dois",
        ],
      },
      {
        about: "safety",
        headings: ["O risco da tensão errada", "Antes de ligar o sinaleiro"],
        slots: [
          [
            "Sinaleiro de 12 V em 220 V queima na hora, e um forte demais leva a saída da placa junto. Quem mede e liga é o técnico, com o disjuntor desligado.",
            "A medição da saída vem antes, porque errar custa o aparelho ou a placa. A ligação é do técnico, sem energia no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sinaleiro de LED gasta menos na placa?",
        answers: [
          "Sim, puxa menos corrente e por isso cabe em mais saídas que o de lâmpada.",
          "Gasta bem menos. Em saída fraca, o de LED dispensa o relé.",
        ],
      },
      {
        question: "Minha placa não tem saída para sinaleiro. E agora?",
        answers: [
          "Usa-se um módulo de relé ligado ao movimento do motor, quando a central permite.",
          "O técnico liga por relé, se houver de onde tirar o sinal. A foto da etiqueta mostra.",
        ],
      },
      {
        question: "Quanto custa o sinaleiro instalado?",
        answers: [
          "Somam-se o aparelho, o cabo e, às vezes, o relé. As fotos da fachada e da etiqueta do motor dão o valor.",
          "Depende do modelo e dos metros de cabo. O orçamento por foto é grátis.",
        ],
      },
    ],
    photo: "fotos da fachada e da etiqueta do motor",
  },
];
