import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const correr = ["correr", "deslizante"];

/** What goes wrong with gates that slide: rack and gear, rail and rollers, magnet or cam at each end. */
export const sintomasPorPortaoCorrer: NarrowConcept[] = [
  {
    id: "correr-gira-e-nao-anda",
    broader: "motor-gira-e-nao-anda",
    label: "Correr: motor gira e o portão não anda",
    phrase: "o motor de correr que gira sem mover o portão",
    asks: [
      "deslizante parado motor rodando",
      "deslizante parado motor rodando solto",
      "correr parado motor rodando solto",
      ...combine(correr, [
        "gira não anda",
        "gira não abre",
        "gira não mexe",
        "motor gira portão parado",
        "roda não anda",
        "roda falso",
        "gira falso",
        "em falso",
        "gira em falso",
        "motor funciona não anda",
        "funciona não mexe",
        "liga não anda",
        "motor liga não anda",
        "motor trabalha não anda",
        "motor anda portão não",
        "engrenagem gira não anda",
        "patina",
        "patinando",
        "pula dente",
        "pulando dente",
        "pulando cremalheira",
      ]),
      "correr motor gira não anda",
      "correr motor gira não puxa",
      "motor deslizante andando sem portão",
      "motor correr girando sem portão",
      "motor deslizante gira sozinho sem portão",
      "motor deslizante roda sozinho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o motor roda e o portão de correr fica parado, girando em falso, ele está destravado, a engrenagem gastou ou a cremalheira se afastou dela. Desligue o disjuntor e confira a chave de destravamento, que costuma ficar aberta depois da falta de luz; o acerto em casa parte de {price.preventive}, sem peças.",
        "Portão de correr com o motor girando falso, ou pulando dente, perde a força entre a engrenagem e a cremalheira, a barra dentada da folha, ou está só destravado. Trave a chave, com o disjuntor desligado, e mova a folha até engatar; sem resultado, a visita com ajuste começa em {price.preventive} em residência, fora peças.",
        "Motor em falso no portão de correr quer dizer destravado, engrenagem gasta ou cremalheira solta, que faz pular dente. Comece pela chave de destravamento, sem energia; com tudo no lugar e a folha parada, é a coroa de dentro. A visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Se o motor do portão de correr gira e não anda, travar a chave não custa nada. Acertar a cremalheira cabe na visita, a partir de {price.preventive} em casa, sem peças; engrenagem ou coroa soma a peça, orçada pela foto da etiqueta, e a troca do motor, de {price.homeSwap}, é o teto.",
        "O preço vai de nada, se o motor só estava destravado, à visita com ajuste da cremalheira, desde {price.preventive} em residência, fora peças. Engrenagem ou coroa gasta acrescenta a peça; motor fora de linha, a troca, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir, da chave à cremalheira", "Passos com o disjuntor desligado"],
        slots: [
          [
            "A mão fica longe dos dentes mesmo sem energia, porque a folha solta anda sozinha. Só siga se ela está reta e no trilho.",
            "Nunca ponha os dedos entre engrenagem e cremalheira, nem com tudo parado. Folha torta ou fora do trilho não se mexe.",
            "Olhe sem tocar nos dentes, já que a folha destravada pode correr. Se ela está fora do trilho, pare e chame.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Gire a chave de destravamento até travar e mova a folha até engatar.",
          "Olhe a cremalheira em toda a extensão: parafuso frouxo, dente quebrado, vão.",
          "Procure pó ou lasca de nylon embaixo do motor.",
          "Religue e teste uma vez, olhando de longe se a engrenagem gira.",
        ],
      },
      {
        about: "causes",
        headings: ["Onde a força se perde no deslizante", "Chave, engrenagem, cremalheira ou coroa"],
        slots: [
          [
            "O que você viu aponta a peça. Se pula dente sempre no mesmo lugar, olhe a cremalheira daquele trecho.",
            "Cada sinal leva a uma causa. Pulo de dente num ponto só é da cremalheira ou do trilho ali.",
            "Compare com a lista para saber o tamanho do conserto. Falha em um trecho é da barra dentada; no curso todo, da engrenagem.",
          ],
        ],
        bullets: [
          "Folha corre com um dedo: motor destravado",
          "Estalo ritmado e pó branco no chão: engrenagem de nylon gasta",
          "Falha num trecho: cremalheira frouxa, emenda torta ou dente quebrado",
          "Falha no curso todo, com folga: folha desceu nas roldanas",
          "Engrenagem de fora parada e motor zunindo: coroa, chaveta ou embreagem de dentro",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto, da folga à coroa", "Peça ou motor novo"],
        slots: [
          [
            "Primeiro a folha volta à altura certa, com roldana e trilho em ordem; depois se regula a folga dos dentes, de {rack.clearance}. Engrenagem e coroa são trocadas no próprio motor, se o modelo ainda tem peça.",
            "O técnico acerta roldanas e trilho, porque folha baixa afasta os dentes, e então ajusta a folga para {rack.clearance}. O que gastou, engrenagem ou coroa, sai pelo modelo da etiqueta.",
            "Antes da engrenagem vem a folha: roda gasta e trilho torto são corrigidos. Com a folga de {rack.clearance} de ponta a ponta, troca-se só a peça que espanou, quando há reposição.",
          ],
          [
            "Em motor fora de linha ou com várias peças gastas, compara-se com um novo, de {price.homeSwap} em casa, com mão de obra.",
            "Sem peça no mercado, o motor novo entra na conta: de {price.homeSwap} na residência, já colocado.",
            "Se faltam peças ou o redutor acabou, a troca em casa custa de {price.homeSwap}, com o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Faltou luz, abri na mão e agora o motor de correr gira sem puxar. Quebrou?",
        answers: [
          "Quase sempre não. Com o disjuntor desligado, trave com a chave e empurre a folha um pouco, até a engrenagem encaixar.",
          "É provável que tenha ficado destravado. Trave, mova a folha até engatar e teste uma vez.",
        ],
      },
      {
        question: "Posso aproximar o motor da cremalheira?",
        answers: [
          "Não sem ver a causa: em geral a folha desceu ou a cremalheira soltou. Apertado demais, o conjunto trava e quebra dente.",
          "Melhor não. A folga certa é de {rack.clearance} em todo o percurso, e só se acerta com a folha na altura.",
        ],
      },
      {
        question: "O portão de correr pula dente só num ponto. O que é?",
        answers: [
          "Em geral é emenda da cremalheira fora de passo, dente quebrado ou degrau no trilho naquele trecho, que afasta os dentes da engrenagem.",
          "É algo naquele lugar: parafuso frouxo da cremalheira, emenda torta ou a roda passando num desnível do trilho.",
        ],
      },
      {
        question: "Posso continuar usando até o conserto?",
        answers: [
          "Na mão, destravado e com o disjuntor desligado, se a folha está no trilho e leve. No motor, cada tentativa come mais dentes.",
          "Com o motor, não. Manualmente, sim, desde que ela corra reta e seja trancada depois.",
        ],
      },
    ],
    photo: "um vídeo do motor girando e fotos da engrenagem, da cremalheira e da etiqueta",
  },
  {
    id: "correr-ronca-e-nao-anda",
    broader: "nao-abre",
    label: "Correr ronca e não anda",
    phrase: "o portão de correr que faz barulho e não anda",
    asks: [
      ...combine(correr, [
        "ronca não anda",
        "ronca não abre",
        "ronca",
        "roncando",
        "zumbe",
        "zumbindo",
        "zumbe não anda",
        "não abre só barulho",
        "não abre faz barulho",
        "não abre só faz barulho",
        "faz barulho não anda",
        "faz barulho não abre",
        "barulho não anda",
        "barulho não abre",
        "barulho não puxa",
        "barulho não sai lugar",
        "faz força não anda",
        "faz força não abre",
        "força não anda",
        "força não puxa",
        "não tem força",
        "sem força",
        "não tem força puxar",
        "tenta abrir não consegue",
        "não sai do lugar",
      ]),
      "correr faz força parando",
      "correr faz força",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de portão de correr que faz barulho mas não puxa tem dois casos: se ronca parado, é capacitor fraco ou folha presa no trilho ou na roldana; se gira solto, está destravado, com a engrenagem gasta ou longe da cremalheira. Desligue o disjuntor e empurre a folha destravada: leve, o defeito é do motor.",
        "Portão de correr que faz barulho mas não anda tem capacitor fraco ou folha presa: pedra no trilho, roldana travada, ferrolho fechado. Pare na primeira tentativa, desligue o disjuntor, varra o trilho e destrave: se a folha não corre na mão, o defeito é dela; se corre leve, é o capacitor ou o motor.",
        "Se o portão deslizante só ronca e não sai do lugar, o motor recebe energia e não consegue partir. As causas são capacitor, trilho sujo, roldana quebrada e cremalheira apertada contra a engrenagem. Não insista no controle: motor roncando parado queima.",
      ],
      price: [
        "Portão de correr que ronca e não anda costuma custar um capacitor com a visita, ou o acerto de roldana e trilho, a partir de {price.preventive} em casa, sem peças. Se o motor queimou, a troca fica de {price.homeSwap}. A foto da etiqueta basta para a estimativa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Capacitor, trilho, roldana ou cremalheira", "Por que só faz barulho"],
        slots: [
          [
            "O capacitor dá o arranque; fraco, o motor vibra parado e às vezes sai com um empurrão.",
            "Se um empurrão na folha faz o portão sair, a suspeita é o capacitor.",
          ],
          [
            "Pedra, areia ou raiz no trilho e roldana quebrada seguram a folha com o mesmo ronco.",
            "Folha que não corre na mão tem roldana travada, trilho amassado ou guia de cima apertada.",
          ],
          [
            "Folha que desceu nas roldanas apoia a cremalheira na engrenagem e trava o conjunto.",
            "Cremalheira pesando sobre a engrenagem prende o motor: é sinal de roldana gasta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste da folha na mão", "Passos com o disjuntor desligado"],
        slots: [
          [
            "Não empurre a folha enquanto alguém aperta o controle: ela sai de repente.",
            "Folha inclinada ou bamba não se destrava; pode sair da guia e tombar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Abra ferrolho e cadeado e varra o trilho inteiro.",
          "Destrave e empurre a folha devagar: deve correr com uma mão.",
          "Correu leve: trave, religue e tente uma única vez.",
          "Só roncou: desligue e mande vídeo e foto da etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede e troca", "Conserto do motor que ronca"],
        slots: [
          [
            "O capacitor é medido fora do circuito e a tensão, na partida do motor.",
            "Capacitor e tensão são medidos primeiro, porque são a causa mais barata.",
          ],
          [
            "Depois vêm roldanas, trilho e a folga de 1 a 2 mm da cremalheira.",
            "Se a folha pesa, roldana e trilho são corrigidos antes do motor.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O motor de correr que ronca está queimado?",
        answers: [
          "Nem sempre. Roncando, ele ainda tem corrente; cheiro de queimado e disjuntor caindo é que pesam contra.",
        ],
      },
      {
        question: "Posso trocar o capacitor eu mesmo?",
        answers: [
          "Não convém: ele guarda carga mesmo desligado. O técnico descarrega, mede e põe o valor da etiqueta.",
        ],
      },
      {
        question: "O motor de correr ronca só depois da chuva. Por quê?",
        answers: [
          "Barro no trilho, roldana enferrujada ou umidade na placa. Limpe o trilho e, se repetir, peça a medição.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e fotos do trilho, das roldanas e da etiqueta",
  },
  {
    id: "correr-abre-e-volta",
    broader: "volta",
    label: "Correr abre e volta",
    phrase: "o portão de correr que abre e volta",
    asks: [
      "correr não abre tudo volta",
      "correr não abre tudo volta meio",
      "deslizante não abre tudo volta",
      ...combine(correr, [
        "abre volta",
        "abre metade volta",
        "abre até metade volta",
        "abre pouco volta",
        "abre um pouco volta",
        "abre palmo volta",
        "abre meio volta",
        "abre volta fechar",
        "abre volta sozinho",
        "abre fecha novo",
        "começa abrir volta",
        "abre retorna",
        "abre metade fecha",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que abre até a metade e volta encontra esforço ou recebe outra ordem. Com ronco antes de voltar, é trilho sujo, roldana gasta ou cremalheira apertada naquele ponto; sem ronco, é ímã do fim de curso fora do lugar, botão preso ou pausa curta do fechamento automático.",
        "Portão deslizante que abre um pedaço e volta, sempre no mesmo ponto, prende no trilho ou na emenda da cremalheira; em pontos diferentes, recebe outra ordem: teste pela botoeira, para tirar o controle da conta. A fotocélula quase nunca é: ela age ao fechar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Trilho, cremalheira, ímã ou comando", "O que faz o deslizante inverter"],
        slots: [
          [
            "Degrau na emenda do trilho, pedra ou roldana quebrada freia a folha, e a central recua.",
            "Um ponto duro no trilho é lido como pessoa ou carro, e o motor inverte.",
          ],
          [
            "Emenda de cremalheira fora de passo dá um tranco que a central também lê como obstáculo.",
            "Cremalheira alta num trecho aperta a engrenagem e faz o motor recuar ali.",
          ],
          [
            "Ímã que escorregou diz à central que já abriu; com fechamento automático ligado, ela fecha em seguida.",
            "Fim de curso lido antes da hora encerra a abertura, e a pausa automática fecha logo depois.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar no ponto da volta", "Teste em casa"],
        slots: [["Fique ao lado, fora do caminho da folha.", "Ninguém no vão durante os testes."]],
        steps: [
          "Marque com giz onde a folha volta, em três aberturas.",
          "Desligue o disjuntor e varra o trilho.",
          "Destrave e passe a folha na mão por aquele ponto.",
          "Trave, religue e abra uma vez só pela botoeira.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corrige", "Do trilho à central"],
        slots: [
          [
            "O ponto duro é tirado do trilho ou da cremalheira, e os ímãs são recolocados.",
            "Trilho, roldana e cremalheira vêm primeiro; depois os ímãs do fim de curso.",
          ],
          [
            "A força e a pausa são reguladas no fim, com teste de obstáculo.",
            "Por último, regrava-se o percurso e ajustam-se força e pausa.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Aumentar a força resolve o portão que abre e volta?",
        answers: ["Só esconde o ponto duro e tira a proteção de quem passa. Corrija o trilho antes."],
      },
      {
        question: "O portão volta só com um dos controles. O que é?",
        answers: ["O botão dele manda dois sinais. Troque a pilha e, se repetir, o controle."],
      },
      {
        question: "O capacitor pode fazer o portão de correr voltar?",
        answers: ["Pode, se o motor ronca fraco antes de voltar e piora no frio. Mede-se a peça."],
      },
    ],
    photo: "um vídeo de lado até o ponto da volta e fotos do trilho e da cremalheira ali",
  },
  {
    id: "correr-fecha-e-volta",
    broader: "volta",
    label: "Correr fecha e volta a abrir",
    phrase: "o portão de correr que fecha e volta a abrir",
    asks: [
      "correr encosta batente volta abrir",
      "correr encosta no batente e volta",
      "correr bate abre de novo",
      "correr bate e abre de novo ímã fim de curso",
      "deslizante não fica fechado volta",
      "deslizante fecha e abre",
      ...combine(correr, [
        "fecha volta",
        "fecha abre novo",
        "fecha volta abrir",
        "encosta volta",
        "bate volta",
        "fecha metade volta",
        "fecha meio volta",
        "fecha até metade volta",
        "fecha pouco volta",
        "quase fecha volta",
        "vai fechar volta",
      ]),
      "correr fica voltando",
      "correr voltando toda hora",
      "correr fica voltando toda hora",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de correr que fecha e abre de novo está lendo um obstáculo: se volta ao encostar, o ímã do fim de curso atua tarde; se volta no meio, é fotocélula suja, areia no trilho ou roldana. Limpe as lentes e varra o trilho; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Portão deslizante que fecha e volta sozinho tem, no fim, o fim de curso fora do ponto ou o batente sujo; no meio, a fotocélula cortada ou um ponto duro no trilho. A limpeza resolve parte dos casos, e o ajuste residencial começa em {price.preventive}, sem peças.",
        "Se o deslizante fecha e abre de novo, o ponto da volta diz a causa: ao encostar, ímã ou fim de curso atrasado; no caminho, fotocélula, trilho ou roldana. Passe pano nas lentes e vassoura no trilho; se continuar, o técnico regula em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer em casa", "Lente, trilho e batente"],
        slots: [
          [
            "Pano e vassoura bastam para o teste, com um fechamento observado de lado. A fotocélula, sensor que vê quem passa, continua ligada: tampá-la faz a folha fechar em cima de alguém.",
            "O que se limpa em casa é lente, trilho e batente, e depois se olha um fechamento de longe. Nunca anule a fotocélula, o sensor do vão, para o portão fechar.",
            "Com pano seco e vassoura dá para resolver muitos casos. Deixe a fotocélula, sensor da passagem, livre e funcionando, e fique fora do caminho da folha.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Veja se o ímã da ponta está firme na cremalheira, sem mudá-lo de lugar.",
          "Religue e feche uma vez, olhando onde volta.",
        ],
      },
      {
        about: "signs",
        headings: ["O ponto da volta indica a causa", "No fim, no meio ou na saída"],
        slots: [
          [
            "Ao encostar, o sinal é do fim de curso, o sensor da parada: o ímã na cremalheira atrasou, o motor empurra o batente e a central entende obstáculo. Terra acumulada no batente faz o mesmo.",
            "Encostar e voltar mostra que o sensor de fim de curso, que marca o final, não viu o ímã a tempo, ou que há terra no batente. A pressão é lida como alguém no caminho.",
            "Voltar depois do toque é parada atrasada: o ímã do fim de curso, sensor do ponto final, está fora do lugar. Sujeira no canto do batente tem igual efeito.",
          ],
          [
            "No meio, sem ronco, é a fotocélula: lente suja, mato na frente ou sol em certa hora. No meio, com ronco, é ponto duro no trilho, guia apertada ou roldana gasta, e logo na saída, botão preso.",
            "Voltar no caminho e em silêncio aponta a fotocélula, por pó, planta ou sol na lente. Com ronco, o trilho, a guia ou a roda seguram a folha; na partida, suspeite do controle.",
            "Retorno quieto, antes do fim, vem da fotocélula suja ou ofuscada pelo sol. Com esforço, vem de trilho, guia ou roldana, e quando mal começa, de um botão preso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O acerto na visita", "Ímã, fotocélula e força"],
        slots: [
          [
            "O técnico põe o ímã no ponto, para a folha parar encostada e sem pressão, e alinha a fotocélula. Roldana, guia ou trilho é corrigido antes da força, que não serve para vencer atrito.",
            "O fim de curso é acertado para o motor desligar antes do batente, e a fotocélula, realinhada. A folha fica leve primeiro, e só depois se regula a força.",
            "Acerta-se o ímã de parada, alinha-se o sensor e alivia-se a folha na roda ou na guia. A força vem por último, no mínimo.",
          ],
          [
            "No fim, o recuo é provado com uma caixa. Na maioria das vezes paga-se só o ajuste, e roldana ou sensor soma a peça.",
            "Uma caixa no vão prova que ele ainda recua. Costuma bastar regular; sensor queimado ou roda gasta entra à parte.",
            "O teste final usa um objeto no caminho. Sem peça trocada, fica o valor da regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fecho a casa hoje se o portão de correr volta?",
        answers: [
          "Desligue o disjuntor, destrave com a chave, feche na mão e trave de novo, se a folha corre reta no trilho.",
          "Na mão, com a energia cortada e a folha no trilho. Depois de fechar, trave o motor outra vez.",
        ],
      },
      {
        question: "Trocar a fotocélula resolve o portão que fecha e volta?",
        answers: [
          "Só se o teste apontar para ela. Muitas vezes é lente suja, suporte torto ou fio.",
          "Nem sempre: limpeza e alinhamento resolvem boa parte. A medição diz se ela queimou.",
        ],
      },
      {
        question: "Volta só quando fecha pelo controle. E pela botoeira?",
        answers: [
          "Se pela botoeira fecha, o controle está mandando dois sinais: troque a pilha ou o aparelho.",
          "Funcionando pela parede, o culpado é o controle, com tecla presa ou pilha no fim.",
        ],
      },
      {
        question: "Só volta à tarde. Por quê?",
        answers: [
          "O sol bate na lente da fotocélula nessa hora, ou a folha dilata e raspa. Um anteparo ou um ajuste de posição resolve.",
          "Por causa do sol no sensor, quase sempre. Vira-se o par ou põe-se uma proteção sobre a lente.",
        ],
      },
    ],
    photo: "um vídeo do fechamento até a volta e fotos da fotocélula, do ímã e do batente",
  },
  {
    id: "correr-treme",
    broader: "treme",
    label: "Correr treme",
    phrase: "o portão de correr que treme",
    asks: [
      "como tirar trepidação portão deslizante",
      "tirar trepidação deslizante",
      "trepidação portão deslizante",
      "trepidação portão correr",
      ...combine(correr, [
        "tremendo barulho",
        "treme barulho",
        "treme fazendo barulho",
        "treme range",
        "treme",
        "tremendo",
        "treme abrir",
        "trepida abrir",
        "vibra abrir",
        "sacode abrir",
        "chacoalha abrir",
        "treme fechar",
        "trepida",
        "trepidando",
        "vibra",
        "vibrando",
        "sacode",
        "chacoalha",
        "tranco",
        "trancos",
        "aos trancos",
        "pulando",
        "pulinhos",
        "tranco ao abrir",
        "tranco ao fechar",
        "dando tranco",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr tremendo e fazendo barulho costuma ter roldana com rolamento quebrado ou cremalheira batendo na engrenagem. Desligue o disjuntor, varra o trilho e empurre a folha destravada: se treme e soa na mão, são as roldanas; se na mão anda lisa, é cremalheira, engrenagem ou base do motor.",
        "Portão de correr que treme anda sobre roldana gasta, trilho com degrau ou cremalheira apertada na engrenagem. Tremor contínuo é roldana; num ponto só, é emenda do trilho ou da cremalheira; na saída, é base do motor solta. Desligue o disjuntor, varra o trilho e olhe as emendas.",
        "Portão deslizante trepidando o tempo todo costuma ter roldana gasta ou engrenagem com dente comido; se treme sempre no mesmo lugar, a emenda do trilho ou da cremalheira está ruim. Desligue o disjuntor, varra o trilho e olhe as emendas; se continuar, não insista e mande um vídeo.",
        "Quando o portão deslizante anda aos trancos, repare onde: num ponto só, é emenda do trilho ou da cremalheira, a barra dentada; no caminho todo, roldana ovalizada ou engrenagem gasta. Limpe o trilho com o disjuntor desligado. O conserto parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Roldana, trilho, cremalheira ou base", "Por que o deslizante treme"],
        slots: [
          [
            "Roldana com rolamento quebrado roda oval e faz a folha subir e descer a cada volta.",
            "Rolamento quebrado numa roldana dá um tremor ritmado, que acompanha a velocidade.",
          ],
          [
            "Cremalheira emendada fora de passo dá um tranco por emenda; apertada, faz o motor inteiro vibrar.",
            "Emenda mal alinhada na cremalheira é um tranco sempre no mesmo ponto.",
          ],
          [
            "Guia de cima com folga deixa a folha balançar de lado, o que parece tremor do motor.",
            "Folha que balança no alto pede ajuste da guia superior.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar o ponto", "Inspeção do chão para cima"],
        slots: [
          [
            "Não aperte a cremalheira nem afaste o motor: o alinhamento se perde.",
            "Apertar sem realinhar piora: a engrenagem passa a morder a cremalheira.",
          ],
        ],
        steps: [
          "Filme um ciclo de lado, com a base do motor na imagem.",
          "Desligue o disjuntor e varra o trilho.",
          "Passe os olhos pelas emendas do trilho e da cremalheira.",
          "Destrave e empurre a folha: se treme na mão, é roldana ou trilho.",
          "Se na mão anda liso, é engrenagem, cremalheira ou base do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do tremor", "O que o técnico troca e alinha"],
        slots: [
          [
            "As roldanas se trocam aos pares, com a folha escorada, e o trilho é nivelado.",
            "Par de roldanas novo, trilho liso e guia ajustada vêm antes da cremalheira.",
          ],
          [
            "A cremalheira é realinhada com folga de 1 a 2 mm e a base do motor, chumbada de novo se preciso.",
            "Depois se alinha a cremalheira emenda por emenda e se firma a base.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Graxa na cremalheira tira o tremor?",
        answers: ["Não. Ela junta areia e gasta os dentes. O tremor é de alinhamento ou roldana."],
      },
      {
        question: "Posso continuar usando o portão que treme?",
        answers: [
          "Por pouco tempo e só se a folha está reta. Tremor solta cremalheira e pode tirar a folha do trilho.",
        ],
      },
      {
        question: "O portão de correr treme só na saída. O que é?",
        answers: [
          "Base ou parafuso do motor frouxo, folga nos dentes ou partida brusca, que se regula em algumas centrais.",
        ],
      },
    ],
    photo: "um vídeo de lado do portão andando e fotos das roldanas, das emendas e da base do motor",
  },
  {
    id: "correr-lento",
    broader: "lento",
    label: "Correr lento",
    phrase: "o portão de correr lento",
    asks: [
      "correr ficou lento pesado",
      "deslizante ficou lento pesado",
      ...combine(correr, [
        "lento",
        "lenta",
        "muito lento",
        "ficou lento",
        "devagar",
        "muito devagar",
        "abrindo devagar",
        "demora abrir",
        "demora fechar",
        "demorando",
        "lentidão",
        "perdeu velocidade",
        "perdendo força",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que ficou lento tem atrito ou falta de força: areia no trilho, roldana travada, cremalheira apertada, capacitor fraco ou tensão baixa. Desligue o disjuntor, varra o trilho, destrave e empurre: se a folha pesa, é roldana ou trilho; se corre leve, mede-se o capacitor.",
        "Portão deslizante lento tem atrito, falta de força ou é o modelo: se ficou lento aos poucos, é roldana, trilho ou graxa velha; de um dia para outro, é capacitor fraco ou tensão baixa. Se sempre foi assim, o motor comum tem velocidade fixa, e só um rápido muda o tempo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que rouba a velocidade no deslizante", "Trilho, roldana, capacitor ou modelo"],
        slots: [
          [
            "Roldana com rolamento preso arrasta em vez de rolar, e o motor anda forçado.",
            "Uma roldana que não gira deixa risco brilhante no trilho e rouba velocidade.",
          ],
          [
            "Cremalheira sem folga freia a engrenagem o tempo todo, e o motor esquenta.",
            "Sem a folga de 1 a 2 mm, a cremalheira segura o motor.",
          ],
          [
            "Capacitor abaixo do valor e cabo fino deixam o motor sem rotação na carga.",
            "Lento por igual, com a folha leve, é capacitor ou tensão.",
          ],
          [
            "Andar devagar só no fim é a desaceleração da central, e não defeito.",
            "Trecho lento perto do batente é parada suave programada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir em casa", "Cronômetro e empurrão"],
        slots: [
          [
            "Compare com o tempo de quando era novo ou com o do manual.",
            "O tempo anotado serve de prova depois do conserto.",
          ],
        ],
        steps: [
          "Cronometre uma abertura e um fechamento.",
          "Desligue o disjuntor e varra o trilho.",
          "Destrave e empurre: a folha deve correr com uma mão.",
          "Trave, religue e cronometre de novo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a velocidade volta", "O que o técnico faz"],
        slots: [
          [
            "Roldanas, trilho e guia são aliviados; capacitor e tensão, medidos com o motor andando.",
            "Primeiro a folha fica leve; depois vêm capacitor, tensão e folga da cremalheira.",
          ],
          [
            "Em central com inversor, velocidade e rampa se ajustam até o que a folha aguenta.",
            "Se o motor tem inversor, a velocidade é programada; no comum, não.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Engrenagem maior deixa o portão mais rápido?",
        answers: [
          "Algumas linhas têm esse acessório, mas ele tira força: serve só em folha leve e com peça do próprio fabricante.",
        ],
      },
      {
        question: "Por que o portão de correr fica lento só à noite?",
        answers: [
          "A tensão cai quando todos usam chuveiro, ou a graxa endurece no frio. O técnico mede com o motor andando.",
        ],
      },
      {
        question: "Vale trocar por um motor de correr rápido?",
        answers: ["Vale quando a folha corre leve e o motor já é antigo; em folha pesada, primeiro as roldanas."],
      },
    ],
    photo: "um vídeo da abertura completa e fotos das roldanas, do trilho e da etiqueta do motor",
  },
  {
    id: "correr-esquenta",
    broader: "esquenta",
    label: "Motor de correr esquenta",
    phrase: "o motor de correr que esquenta",
    asks: [
      ...combine(correr, [
        "esquenta",
        "esquentando",
        "esquenta para",
        "esquenta desliga",
        "esquentou parou",
        "motor quente",
        "aquece",
        "aquecendo",
        "superaquecendo",
        "esquenta para meio",
      ]),
      "correr pesado desligando",
      "correr pesado motor desliga",
      "correr pesado motor desligando",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de portão de correr que esquenta e para foi desligado pela proteção térmica. O esforço vem de roldana travada, trilho sujo, cremalheira apertada ou fim de curso que deixa o motor empurrando o batente. Desligue o disjuntor, espere esfriar e empurre a folha destravada para ver se pesa.",
        "Se o motor do portão deslizante esquenta e desliga, ele volta frio, mas a causa fica: folha pesada na roldana, cremalheira sem folga, capacitor fraco ou uso acima do que o modelo suporta. Não molhe e não insista; conte quantas aberturas ele faz antes de parar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Atrito, fim de curso, capacitor ou uso", "De onde vem o calor no deslizante"],
        slots: [
          [
            "Roldana presa e areia no trilho fazem o motor puxar o dobro a cada abertura.",
            "A folha de correr deve andar com uma mão; pesada, o motor paga em calor.",
          ],
          [
            "Ímã fora do lugar deixa o motor empurrando o batente até o tempo acabar.",
            "Fim de curso atrasado faz o motor forçar parado, o que esquenta mais que andar.",
          ],
          [
            "Cremalheira apertada na engrenagem e capacitor fraco completam a lista.",
            "Capacitor abaixo da etiqueta deixa o motor lento e quente ao mesmo tempo.",
          ],
          [
            "Em prédio ou comércio, o número de aberturas por hora pode passar do que o motor residencial aceita.",
            "Uso seguido demais pede motor de fluxo maior, e não conserto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o motor quente", "Passos até a visita"],
        slots: [["Não jogue água nem abra a tampa.", "Deixe esfriar com a tampa fechada, sem água."]],
        steps: [
          "Pare de acionar e desligue o disjuntor.",
          "Espere a carcaça esfriar por completo.",
          "Varra o trilho, destrave e empurre a folha.",
          "Veja se o motor desliga assim que a folha encosta no batente.",
          "Anote quantas aberturas ele fez antes de parar.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Medição e alívio da folha"],
        slots: [
          [
            "A corrente é medida com a folha andando e comparada com a etiqueta.",
            "O amperímetro separa motor ruim de folha pesada.",
          ],
          [
            "Roldana, cremalheira e ímã são acertados antes de pensar em motor novo.",
            "O acerto começa nas roldanas e termina no fim de curso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo esperar o motor esfriar?",
        answers: [
          "Depende do calor e do modelo; espere a carcaça ficar fria ao toque e não insista se esquentar de novo.",
        ],
      },
      {
        question: "Motor que esquenta vai queimar?",
        answers: ["Vai, se a causa continua. Cada parada térmica gasta o verniz do enrolamento."],
      },
      {
        question: "Um motor mais forte resolve o aquecimento?",
        answers: ["Só se o atual é pequeno para o peso ou o fluxo. Com roldana travada, o novo esquenta igual."],
      },
    ],
    photo: "fotos da etiqueta, das roldanas e da cremalheira e o número de aberturas por dia",
  },
  {
    id: "correr-velocidades-diferentes",
    broader: "lento",
    label: "Correr com velocidades diferentes",
    phrase: "o portão de correr que anda diferente num sentido",
    asks: [
      "trilho inclinado correr velocidades diferentes",
      ...combine(correr, [
        "abre rápido fecha devagar",
        "abre devagar fecha rápido",
        "abre rápido fecha lento",
        "abre lento fecha rápido",
        "fecha mais devagar abre",
        "lento só fechar",
        "lento só abrir",
        "devagar só fechar",
        "devagar só abrir",
        "rápido um lado lento outro",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que abre rápido e fecha devagar tem duas explicações: fechamento lento programado na central, por segurança, ou trilho com caimento, em que a folha desce para abrir e sobe para fechar. Destrave com o disjuntor desligado: se a folha anda sozinha para um lado, é desnível.",
        "Portão deslizante que anda mais rápido num sentido muitas vezes é programação: muitas centrais fecham devagar de propósito. Se começou agora, procure trilho afundado, roldana que prende num sentido ou capacitor fraco, que aparece onde o esforço é maior.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Programação, desnível ou roldana", "Por que muda com o sentido"],
        slots: [
          [
            "Motor com inversor tem velocidade própria para abrir e para fechar.",
            "Em central com inversor, confira se a diferença não é ajuste.",
          ],
          [
            "Trilho que afundou numa ponta faz a folha subir num sentido e descer no outro.",
            "Um pequeno caimento no trilho já se nota em folha pesada.",
          ],
          [
            "Roldana com a borda gasta ou guia torta prende só quando a folha volta.",
            "Guia de cima inclinada aperta a folha só num dos sentidos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste do desnível", "Como saber em dois minutos"],
        slots: [
          [
            "Segure a folha durante o teste: em desnível, ela ganha velocidade.",
            "Faça o teste em dois, um segurando a folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho.",
          "Destrave com a folha no meio do vão.",
          "Veja se ela anda sozinha para algum lado.",
          "Empurre nos dois sentidos e compare o peso.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Dá para igualar a velocidade na central?",
        answers: [
          "Só nas que têm inversor. Em motor comum a velocidade é uma só, e a diferença vem da folha ou do trilho.",
        ],
      },
      {
        question: "O desnível do trilho é perigoso?",
        answers: ["Pode ser: destravada, a folha corre sozinha para o lado baixo. O trilho precisa ser nivelado."],
      },
    ],
    photo: "um vídeo de lado com uma abertura e um fechamento completos e fotos do trilho",
  },
];
