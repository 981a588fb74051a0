import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What the leaf asks of the motor: weight that a renovation added, old wood, a counterweight off its point, a slope. */
export const folhaEEsforco: NarrowConcept[] = [
  {
    id: "pesou-depois-da-reforma",
    broader: "pesado",
    label: "Portão mais pesado depois da reforma",
    phrase: "o portão que pesou com a reforma",
    asks: [
      "portão pesou depois reforma",
      "motor serve depois reformar folha",
      "voltou serralheria mais pesado",
      ...combine(
        ["reforma", "reformei", "reformar", "reformado", "serralheiro"],
        [
          "mais pesado trocar motor",
          "mais pesado precisa trocar motor",
          "pesado trocar motor",
          "pesado motor",
          "ficou pesado",
          "ficou mais pesado",
          "mais pesado motor",
          "motor não aguenta",
          "motor aguenta",
          "motor mais forte",
          "motor ficou fraco",
        ],
      ),
      ...combine(
        ["revestido", "revesti", "revestimento", "acm", "vidro", "madeira nova", "chapa nova"],
        [
          "pesado trocar motor",
          "pesado precisa trocar motor",
          "ficou mais pesado motor",
          "motor não aguenta",
          "agora motor não aguenta",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Só precisa trocar o motor se o peso novo da folha passar do limite da etiqueta, com um terço de folga; dentro dele, basta reequilibrar e regular, a partir de {price.preventive} em casa, sem peças. Se passar, a troca fica de {price.homeSwap}.",
        "Na maioria das vezes não precisa trocar o motor: depois da reforma, refaz-se o equilíbrio da folha (contrapeso no basculante, roldanas no de correr, dobradiças no de abrir) e ele volta a servir. Troca-se quando a folha pesa mais que a etiqueta permite.",
        "Depende de quantos quilos a reforma pôs na folha: se o total ainda fica um terço abaixo do limite da etiqueta, precisa só de equilíbrio e regulagem; se passa, precisa de motor maior, de {price.homeSwap} em casa. Mande medidas e material novo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Calcule os quilos que entraram", "Quanto a reforma pesou"],
        slots: [
          [
            "Multiplique a área da folha, em metros quadrados, pelo peso do que foi posto.",
            "Largura vezes altura dá a área; cada material soma um tanto por metro quadrado.",
          ],
        ],
        bullets: [
          "Chapa de aço: perto de 8 kg por m² para cada milímetro de espessura",
          "Madeira maciça de 2 cm: em geral de 12 a 20 kg por m²",
          "Vidro: perto de 2,5 kg por m² para cada milímetro",
          "Chapa de alumínio composto (ACM) de 3 a 4 mm: em geral de 4 a 6 kg por m²",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o motor ficou pequeno", "Equilíbrio ou motor: como separar"],
        slots: [
          [
            "Folha de correr ou de abrir que anda leve na mão, com o motor destravado e a energia cortada, e mesmo assim lenta no automático, aponta para o motor.",
            "Se a folha de correr anda leve na mão e o motor ronca, ele é o limite; se já pesa na mão, falta acertar a folha.",
          ],
          [
            "Motor que para quente e volta depois, ou capacitor trocado duas vezes no ano, é esforço acima do previsto.",
            "Parar no meio, esquentar e comer engrenagem são sinais de peso acima do limite.",
          ],
          [
            "No basculante, não faça esse teste: com contrapeso antigo e folha nova, destravar pode derrubá-la.",
            "Basculante reformado não se destrava: o contrapeso era da folha antiga, e a nova pode despencar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se faz antes de falar em motor novo", "A ordem do serviço"],
        slots: [
          [
            "O técnico escora a folha, acerta contrapeso, roldana ou dobradiça para o peso atual e só então mede o esforço do motor.",
            "Primeiro a folha volta a andar leve; depois se mede a corrente do motor em um ciclo inteiro.",
          ],
          [
            "Corrente dentro da etiqueta: o motor fica. Acima dela, o orçamento do modelo maior vem antes de qualquer troca.",
            "Com a corrente normal, regula-se a força e pronto; se ela passa da etiqueta, você recebe o valor do motor adequado e decide.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso só aumentar a força do motor depois da reforma?",
        answers: [
          "Não. O motor esquenta, a engrenagem gasta e a folha passa a empurrar quem estiver no caminho sem recuar.",
          "Não resolve: a folha segue desequilibrada e a reversão diante de obstáculo deixa de agir.",
        ],
      },
      {
        question: "O serralheiro disse que o motor aguenta. Como confirmo?",
        answers: [
          "Pelo limite da etiqueta contra o peso calculado, e pela corrente medida na visita. Mande a etiqueta e as medidas.",
          "Compare o peso novo com os quilos da etiqueta; se sobra menos de um terço, não conte com ele por muito tempo.",
        ],
      },
      {
        question: "Posso usar o portão até a visita?",
        answers: [
          "O basculante, não: os cabos seguram mais do que foram feitos para segurar. O de correr ou de abrir, pouco, se anda sem ronco nem cheiro de queimado.",
          "Basculante que pesou fica parado, com o disjuntor desligado. Os outros, só se andam soltos e sem esquentar.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a largura, a altura e o material posto na reforma",
  },
  {
    id: "motor-em-madeira-antiga",
    broader: "madeira",
    label: "Motor em portão de madeira antigo",
    phrase: "o motor em portão de madeira antigo",
    asks: [
      "adaptar motor portão madeira velho",
      "motor portão madeira velho preço",
      "motor portão madeira antigo preço",
      ...combine(
        ["madeira antigo", "madeira antiga", "madeira velho", "madeira velha", "madeira anos"],
        [
          "motor",
          "colocar motor",
          "dá colocar motor",
          "pôr motor",
          "instalar motor",
          "automatizar",
          "automático",
          "motorizar",
          "aguenta motor",
          "dá automatizar",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para colocar motor em portão de madeira antigo se a madeira está sã, a folha não empenou e as dobradiças ou roldanas aguentam: o motor se prende em chapa de aço, nunca só na tábua. Em casa, motor e mão de obra ficam de {price.homeSwap}; reforço é à parte.",
        "Dá, desde que não haja podridão nem cupim onde o motor vai puxar. Madeira antiga costuma ser maciça e pesada, e ganha peso na chuva, por isso o motor é escolhido com folga: de {price.homeSwap} em folha comum e de {price.heavySwap} em folha grande.",
        "Dá, na maioria dos casos: a madeira antiga precisa estar firme e reta, com quadro ou cantoneira de aço no ponto de fixação. Folha podre embaixo, com cupim ou que raspa quando incha é tratada antes do motor; fotos por dentro mostram o caso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar na madeira antes do motor", "Podridão, cupim e empeno"],
        slots: [
          [
            "Tudo se vê sem desmontar; no basculante, olhe só de longe e com a folha fechada.",
            "Bastam uma chave de fenda, uma lanterna e o celular, com o portão fechado e parado.",
          ],
        ],
        steps: [
          "Aperte a ponta da chave de fenda na base e nos cantos: se entra fácil, a madeira está podre.",
          "Procure pó fino, furinhos e som oco ao bater: é cupim.",
          "Estique uma linha na diagonal da folha: se a tábua foge dela mais de um dedo, empenou.",
          "Veja se as dobradiças ou roldanas têm folga e se os parafusos giram soltos na madeira.",
          "Meça largura, altura e espessura: é o que dá o peso.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é fixado na madeira velha", "Reforço antes do motor"],
        slots: [
          [
            "Chapa ou cantoneira de aço dos dois lados, com parafuso passante, espalha o esforço; parafuso comum afrouxa e racha a tábua.",
            "O braço ou a cremalheira vai num perfil de aço preso de lado a lado da folha, e não na madeira.",
          ],
          [
            "Tábua podre se troca só onde está ruim; um quadro de metal por dentro deixa a folha firme sem mudar a fachada.",
            "Se a folha balança, um quadro metálico por dentro segura o esquadro e mantém o desenho antigo.",
          ],
          [
            "Trinco e ferrolho antigos saem ou ficam abertos, para o motor não puxar contra eles.",
            "Fecho antigo que trava a folha é retirado ou substituído por trava elétrica.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Peso e chuva: que motor escolher", "Motor para madeira maciça"],
        slots: [
          [
            "Uma folha maciça de 3 cm pesa, em geral, de 20 a 30 kg por metro quadrado, mais na chuva: some um terço ao escolher.",
            "Conte de 20 a 30 kg por metro quadrado em madeira maciça de 3 cm e dê um terço de folga para o tempo úmido.",
          ],
          [
            "De abrir, cada folha leva um motor de braço; de correr, cremalheira em perfil de aço; basculante, contrapeso refeito pelo técnico.",
            "No basculante o contrapeso é recalculado; no de correr as roldanas são trocadas; no de abrir a dobradiça é reforçada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva para automatizar o portão de madeira antigo?",
        answers: [
          "O motor em si, de {time.tilting} no basculante e de {time.sliding} no de correr; com reforço ou troca de tábua, conte um dia a mais.",
          "Sem reforço, uma visita. Com quadro de metal ou madeira a trocar, a serralheria vem antes e soma um ou mais dias.",
        ],
      },
      {
        question: "A madeira incha na chuva e raspa. O motor vence?",
        answers: [
          "Não deve vencer na força: ele para ou gasta a engrenagem. Dá-se folga no batente e sela-se a madeira em todas as faces.",
          "Não é para isso que ele serve. Acerta-se a folga com a folha inchada e impermeabiliza-se a base e o topo.",
        ],
      },
      {
        question: "Preciso trocar o portão de madeira por um de ferro?",
        answers: [
          "Em geral, não. Troca-se quando a podridão tomou a estrutura ou quando o reforço custa quase o preço de uma folha nova.",
          "Só se a base e os montantes apodreceram. Madeira firme com ferragem boa aceita motor.",
        ],
      },
      {
        question: "Cupim impede de colocar motor?",
        answers: [
          "Impede enquanto estiver ativo ou se comeu o ponto de fixação. Trate, troque a peça atacada e depois automatize.",
          "Impede até o tratamento. A vibração do motor solta parafuso em madeira oca.",
        ],
      },
    ],
    photo:
      "fotos do portão por dentro, da base, das dobradiças ou do trilho, com largura, altura e espessura da madeira",
  },
  {
    id: "contrapeso-forca-o-motor",
    broader: "contrapeso",
    label: "Contrapeso desregulado força o motor?",
    phrase: "o contrapeso desregulado e o motor",
    asks: [
      ...combine(
        [
          "contrapeso desregulado",
          "contrapeso errado",
          "contrapeso leve",
          "contrapeso fora",
          "contrapeso desbalanceado",
          "contrapeso",
        ],
        [
          "força motor",
          "forçar motor",
          "forçando motor",
          "esforça motor",
          "estraga motor",
          "queima motor",
          "queimou motor",
          "prejudica motor",
          "motor esquenta",
          "sobrecarrega motor",
          "desgasta motor",
        ],
      ),
      ...combine(
        ["basculante desequilibrado", "basculante desbalanceado", "basculante desregulado", "folha desequilibrada"],
        ["força motor", "estraga motor", "queima motor", "forçando motor", "prejudica motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, força: com o contrapeso desregulado, o motor do basculante passa a carregar a diferença de peso em cada subida ou a frear a folha em cada descida. Acertar contrapeso e força em casa parte de {price.preventive}, sem peças, e custa menos que o motor.",
        "Força, sim, nos dois sentidos: contrapeso leve faz o motor erguer a folha, e pesado demais o faz puxá-la para baixo contra o peso. Pare de usar, não destrave a folha e peça o equilíbrio, a partir de {price.preventive} em casa, sem peças.",
        "Sim: o motor do basculante é feito para mover folha equilibrada, e não para levantar peso. Contrapeso fora do ponto esquenta o motor, come a engrenagem e queima o capacitor; o acerto é do técnico, com a folha escorada, a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que sofre no motor", "A conta que o desequilíbrio cobra"],
        slots: [
          [
            "O desequilíbrio estraga o motor por partes, e a primeira costuma ser o capacitor.",
            "Antes de queimar, ele avisa nestas peças.",
          ],
        ],
        bullets: [
          "Capacitor: a partida pesada o enfraquece, e o motor passa a roncar",
          "Engrenagem e fuso: o dente leva o peso que era do contrapeso",
          "Fim de curso: a folha passa do ponto na descida e bate",
          "Enrolamento: esquenta, o térmico desliga e um dia queima",
        ],
      },
      {
        about: "signs",
        headings: ["Como perceber sem destravar", "Escute a subida e a descida"],
        slots: [
          [
            "Motor que ronca e demora para subir, mas desce depressa, carrega folha com contrapeso leve.",
            "Subida arrastada com descida solta é falta de peso; descida arrastada é peso de mais.",
          ],
          [
            "Folha que não assenta no chão ou volta alguns centímetros ao fechar tem contrapeso pesado demais.",
            "Se a folha fecha e levanta um pouco sozinha, sobra contrapeso.",
          ],
          [
            "Não faça o teste de soltar a folha a meia altura: desequilibrada, ela pode cair.",
            "O teste da meia altura é do técnico, com a folha escorada; em casa, só olhe e escute.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O acerto, do cabo à força", "Como o equilíbrio volta"],
        slots: [
          [
            "Cabos e polias são vistos antes; depois o peso entra ou sai aos poucos, igual dos dois lados, até a folha parar onde é deixada.",
            "Com a folha escorada, ajusta-se o peso dos dois lados em partes iguais e trocam-se cabos com fio partido.",
          ],
          [
            "No fim a força do motor desce, porque a de antes compensava o desequilíbrio e já não protege ninguém.",
            "A força da central é baixada por último: alta, ela empurraria alguém sem recuar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor mais forte resolve o contrapeso errado?",
        answers: [
          "Não. Ele demora mais a quebrar, mas cabo e braço sofrem igual, e a folha fica perigosa.",
          "Não: com a folha equilibrada, o motor que já está lá dá conta.",
        ],
      },
      {
        question: "Posso usar o portão enquanto espero o acerto?",
        answers: [
          "Não. Um cabo ou uma engrenagem que cede deixa a folha cair; mantenha fechado e com o disjuntor desligado.",
          "Melhor não: deixe fechado, sem ninguém embaixo, até o técnico escorar a folha.",
        ],
      },
      {
        question: "Por que o contrapeso desregula?",
        answers: [
          "Porque a folha mudou de peso, com chapa, tinta ou madeira molhada, ou porque o contrapeso perdeu material e o cabo cedeu.",
          "Em geral a folha ganhou revestimento, o contrapeso esfarelou ou um cabo esticou de um lado só.",
        ],
      },
    ],
    photo: "fotos de longe da folha fechada, dos dois cabos e da caixa do contrapeso, e um vídeo da subida com som",
  },
  {
    id: "automatizar-em-rampa",
    broader: "automatizar-manual",
    label: "Automatizar portão em rampa",
    phrase: "a automação de portão em rampa",
    asks: [
      "portão rampa motor",
      "portão garagem inclinada",
      "motor portão subida",
      "motor portão ladeira",
      "motor portão rampa",
      "motor portão garagem subida",
      "portão em subida motor",
      "instalar motor portão rampa",
      "instalar motor portão subida",
      "automatizar portão subida",
      ...combine(
        ["rampa", "ladeira", "terreno inclinado", "piso inclinado", "entrada inclinada", "desnível"],
        [
          "automatizar portão",
          "dá automatizar portão",
          "dá automatizar",
          "motorizar portão",
          "dá colocar motor portão",
          "dá pôr motor portão",
          "portão automático funciona",
          "dá portão automático",
          "portão eletrônico dá",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para automatizar portão em rampa ou ladeira quando a folha anda no nível: o de correr pede trilho nivelado, o de abrir não pode raspar no piso que sobe, e o basculante quase sempre serve. Motor com mão de obra fica, como referência, de {price.homeSwap} em casa; nivelar é à parte.",
        "Em terreno inclinado, o portão eletrônico dá certo se a linha da folha estiver no nível, mesmo com o carro subindo. O basculante costuma aceitar; o de correr precisa de trilho nivelado, e o de abrir, de piso plano no giro. A referência em residência é de {price.homeSwap}, motor e mão de obra, mais a obra.",
        "Colocar motor em portão de subida depende do nível da folha, e não da força: basculante quase sempre pode, correr só com trilho nivelado, de abrir só se não bater no piso. Motor e instalação em casa ficam na base de {price.homeSwap}, sem contar o nivelamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Correr, abrir ou basculante na rampa", "O que cada tipo exige"],
        slots: [
          [
            "O que importa é por onde a folha anda, e não a subida do carro. Se a rampa começa depois do portão, instala-se como em piso plano.",
            "A rampa só atrapalha quando passa pela linha da folha. Começando para dentro ou para fora dela, o serviço é o de sempre.",
            "Veja onde a inclinação encontra o portão. Rampa que fica antes ou depois da linha dele não muda a instalação.",
          ],
        ],
        bullets: [
          "De correr: trilho no nível, sobre base de concreto; o vão do lado baixo se fecha com mureta ou perfil",
          "De abrir: piso plano ou que desce no giro; subida pequena se vence com dobradiça que ergue a folha",
          "Basculante: soleira reta e altura livre medida com o carro na rampa, porque ele empina",
        ],
      },
      {
        about: "check",
        headings: ["Meça a rampa em cinco minutos", "O que medir e fotografar"],
        slots: [
          [
            "Faça com o portão fechado e sem destravar nada: em trilho inclinado, a folha solta dispara. O celular serve de nível.",
            "Tudo se mede com a folha parada e travada, porque em declive ela corre sozinha. Um aplicativo de nível já basta.",
            "Não solte o motor nem o trinco para medir, pois a folha pode descer a rampa. O nível do próprio celular resolve.",
          ],
        ],
        steps: [
          "Ponha um nível sobre o trilho ou a soleira.",
          "Meça a diferença de altura do piso entre uma coluna e a outra.",
          "No de abrir, meça a fresta embaixo da folha e quanto o piso sobe no giro.",
          "Fotografe de lado, mostrando rua, portão e rampa.",
        ],
      },
      {
        about: "visit",
        headings: ["Obra antes, motor depois", "Quem nivela e em que ordem"],
        slots: [
          [
            "Nivelar piso e trilho é do pedreiro e do serralheiro, e o motor vem quando o concreto curou e a folha anda solta. Motor mais forte não compensa trilho inclinado: a folha desce sozinha e ele se gasta.",
            "Primeiro a obra, com base e trilho no nível, depois a folha solta, por último o motor. Aumentar a potência não resolve declive, só adia a quebra.",
            "A ordem é pedreiro, serralheiro e motor. Sem o trilho no nível, nenhuma potência segura a folha por muito tempo.",
          ],
          [
            "O portão leva batente firme nas duas pontas, fotocélula e pausa maior, porque na subida o carro demora mais a sair do vão. Um nobreak vale a pena, já que soltar folha em declive é perigoso.",
            "Batentes, fotocélula e mais tempo de pausa fazem parte, pois o carro sobe devagar. Para falta de luz, o indicado é nobreak, e não destravar.",
            "Na rampa o carro custa a liberar o vão, então a pausa aumenta e a fotocélula é obrigatória; batente nas pontas também. Sem energia, um nobreak evita soltar a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos centímetros de desnível o trilho aceita?",
        answers: [
          "O certo é nenhum de uma ponta à outra: com queda, a folha corre sozinha quando o motor é destravado.",
          "Projete para zero. Poucos milímetros a roldana absorve; queda visível tem de ser nivelada.",
        ],
      },
      {
        question: "Motor mais forte resolve a rampa?",
        answers: [
          "Não. A folha continua descendo sozinha ou raspando no piso, e o motor se gasta cedo.",
          "Não: o problema é a geometria, e não a força. Acertado o nível, o motor comum dá conta.",
        ],
      },
      {
        question: "Faltou luz: posso destravar em trilho inclinado?",
        answers: [
          "Não. Sem o motor, a folha dispara rampa abaixo. Use nobreak ou espere o técnico.",
          "Não destrave: é o motor que segura a folha. O nobreak existe para isso.",
        ],
      },
      {
        question: "E se não der para nivelar o trilho?",
        answers: [
          "Então se troca o tipo: basculante ou de abrir para o lado que desce costuma servir. As fotos de lado mostram qual cabe.",
          "Muda-se o portão para basculante ou para um de abrir que gire sobre piso plano. Forçar o de correr inclinado não é seguro.",
        ],
      },
    ],
    photo: "fotos de lado, com rua, portão e rampa, a largura do vão e o desnível entre as colunas",
  },
  {
    id: "nylon-ou-aluminio-dura-mais",
    broader: "cremalheira",
    label: "Nylon ou alumínio: qual dura mais",
    phrase: "a cremalheira que dura mais",
    asks: [
      ...combine(
        ["cremalheira nylon alumínio", "cremalheira nylon ou alumínio", "cremalheira plástico alumínio"],
        [
          "dura mais",
          "qual dura mais",
          "durabilidade",
          "mais resistente",
          "resiste mais",
          "aguenta mais",
          "vida útil",
          "gasta menos",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A cremalheira de alumínio costuma durar mais no sol e em folha média ou pesada, porque o dente não resseca nem quebra com pancada. Em portão leve, dentro da garagem, a de nylon com alma de aço dura o mesmo, com menos barulho; o que encurta as duas é folga errada.",
        "Entre as duas cremalheiras, a de alumínio costuma durar mais ao tempo e com peso; a de nylon empata em folha leve e abrigada e se troca por gomo. As duas duram anos com folga de {rack.clearance}; em uso de prédio, nenhuma dura tanto quanto a de aço.",
        "Costuma durar mais a cremalheira de alumínio, por ter dente mais duro e não ressecar no sol. A de nylon perde em peso e pancada, mas é mais quieta e poupa a engrenagem; com a folga certa, em casa, as duas passam de muitos anos.",
      ],
      comparison: [
        "A cremalheira de alumínio costuma durar mais no sol e em folha média ou pesada, porque o dente não resseca nem quebra com pancada. Em portão leve, dentro da garagem, a de nylon com alma de aço dura o mesmo, com menos barulho; o que encurta as duas é folga errada.",
        "Entre as duas cremalheiras, a de alumínio costuma durar mais ao tempo e com peso; a de nylon empata em folha leve e abrigada e se troca por gomo. As duas duram anos com folga de {rack.clearance}; em uso de prédio, nenhuma dura tanto quanto a de aço.",
        "Costuma durar mais a cremalheira de alumínio, por ter dente mais duro e não ressecar no sol. A de nylon perde em peso e pancada, mas é mais quieta e poupa a engrenagem; com a folga certa, em casa, as duas passam de muitos anos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual dura mais no seu portão", "Sol, peso e uso"],
        slots: [["O lugar e a folha mudam o resultado.", "Escolha pelo portão, e não só pelo material."]],
        bullets: [
          "Folha leve e coberta: nylon com alma de aço, tanto faz na duração e mais quieto",
          "Sol o dia todo: alumínio, que não resseca",
          "Folha acima de uns 400 kg ou garagem de prédio: aço galvanizado",
          "Perto do mar: alumínio ou nylon, que não enferrujam",
        ],
      },
      {
        about: "signs",
        headings: ["O que se gasta primeiro", "Barra ou engrenagem"],
        slots: [
          [
            "Gasta-se primeiro a peça mais macia: com engrenagem de metal, a barra de nylon; com engrenagem de plástico, a própria engrenagem.",
            "A engrenagem do motor decide: de aço, ela come o dente de nylon ou de alumínio; de plástico, quem cede é ela.",
          ],
          [
            "Dente em ponta, pó sob a barra e pulo sempre no mesmo lugar mostram que a hora chegou.",
            "Os sinais são dente afinado, limalha ou pó no chão e estalo no mesmo ponto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que dobra a vida da cremalheira", "Folga, limpeza e fixação"],
        slots: [
          [
            "A barra parafusada a cada poucos palmos, sem ceder no meio, mantém a folga de {rack.clearance} no percurso inteiro.",
            "Barra que cede entre dois parafusos encosta na engrenagem e se gasta ali; reaperte na revisão {visits.home}.",
          ],
          [
            "Escove a areia dos dentes e use lubrificante seco, em pouca quantidade, a cada {rack.months}.",
            "Areia com graxa lixa qualquer material: limpe a seco e use silicone em camada fina.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a de nylon pela de alumínio no mesmo motor?",
        answers: [
          "Pode, se o passo dos dentes é o mesmo. Troca-se a barra inteira, e a folga e o fim de curso são refeitos.",
          "Sim, com passo igual; materiais misturados na mesma folha dão degrau na emenda.",
        ],
      },
      {
        question: "A cremalheira de alumínio gasta a engrenagem?",
        answers: [
          "Só se estiver encostada ou suja. Com {rack.clearance} de folga, o desgaste é lento dos dois lados.",
          "Gasta mais que a de nylon quando a engrenagem é de plástico; com a folga certa, as duas duram.",
        ],
      },
      {
        question: "Quanto custa trocar a cremalheira?",
        answers: [
          "O preço sai por metro de folha e por material, mais a fixação. Mande foto dos dentes ao lado de uma régua e a largura do portão.",
          "Depende dos metros, do material e da fixação; com a foto da barra e da engrenagem, o orçamento é grátis.",
        ],
      },
    ],
    photo: "uma foto dos dentes ao lado de uma régua, outra da engrenagem do motor e a largura da folha",
  },
  {
    id: "cremalheira-de-aco-dura-mais",
    broader: "cremalheira",
    label: "Cremalheira de aço: dura mais?",
    phrase: "a duração da cremalheira de aço",
    asks: combine(
      ["cremalheira aço nylon", "cremalheira aço alumínio", "cremalheira aço ou nylon", "cremalheira aço ou alumínio"],
      ["dura mais", "qual dura mais", "durabilidade", "mais resistente", "resiste mais", "aguenta mais", "gasta menos"],
    ),
    intent: "question",
    answers: {
      any: [
        "A cremalheira de aço dura mais: é a que aguenta folha pesada e uso de prédio, desde que galvanizada e com engrenagem de metal. Em casa, com folha leve, nylon e alumínio também duram anos, fazem menos barulho e não enferrujam.",
        "Dura mais a cremalheira de aço galvanizado, em qualquer comparação de peso e de aberturas por dia. O preço é o ruído e a ferrugem onde a galvanização falha; em portão leve de casa, a diferença de duração quase não aparece.",
      ],
      comparison: [
        "A cremalheira de aço dura mais: é a que aguenta folha pesada e uso de prédio, desde que galvanizada e com engrenagem de metal. Em casa, com folha leve, nylon e alumínio também duram anos, fazem menos barulho e não enferrujam.",
        "Dura mais a cremalheira de aço galvanizado, em qualquer comparação de peso e de aberturas por dia. O preço é o ruído e a ferrugem onde a galvanização falha; em portão leve de casa, a diferença de duração quase não aparece.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o aço compensa", "Aço, nylon ou alumínio no seu portão"],
        slots: [["O uso decide mais que o material.", "Escolha pela folha e pelas aberturas por dia."]],
        bullets: [
          "Prédio, galpão ou folha acima de uns 400 kg: aço",
          "Casa com folha leve: nylon com alma de aço, mais quieto",
          "Sol e chuva direto, folha média: alumínio",
          "Perto do mar: alumínio ou nylon; o aço só bem galvanizado",
        ],
      },
      {
        about: "care",
        headings: ["O que faz a de aço durar", "Folga, ferrugem e engrenagem"],
        slots: [
          [
            "A folga de {rack.clearance} vale também para o aço: encostada, a barra come a engrenagem em meses.",
            "Sem a folga de {rack.clearance}, o dente de aço gasta a engrenagem do motor, que é mais cara que a barra.",
          ],
          [
            "Película de lubrificante seco a cada {rack.months} evita ferrugem e ruído.",
            "A barra de aço seca range e enferruja; um véu de lubrificante a cada {rack.months} basta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr cremalheira de aço em motor com engrenagem de plástico?",
        answers: [
          "Não convém: o aço gasta a engrenagem de plástico. Troque a engrenagem junto, se o modelo tem a de metal.",
          "Em geral, não. Engrenagem de plástico pede barra de nylon; o aço pede engrenagem de metal.",
        ],
      },
      {
        question: "A cremalheira de aço faz muito mais barulho?",
        answers: [
          "Faz mais que a de nylon, sim; limpa, alinhada e com a folga certa, o ruído cai bastante.",
          "Sim, é a mais barulhenta das três. Em quarto perto da garagem, prefira nylon.",
        ],
      },
      {
        question: "Quanto custa trocar para a de aço?",
        answers: [
          "O preço sai por metro de folha, com a fixação e, se preciso, a engrenagem. Mande foto dos dentes ao lado de uma régua.",
          "Depende dos metros e da engrenagem do motor; com foto da barra e do motor, o orçamento é grátis.",
        ],
      },
    ],
    photo: "uma foto dos dentes ao lado de uma régua, outra da engrenagem do motor e a largura da folha",
  },
  {
    id: "vidro-aguenta-motor",
    broader: "vidro",
    label: "Portão de vidro aguenta motor?",
    phrase: "o motor em portão de vidro",
    asks: [
      "portão vidro automático",
      "portão vidro automático preço",
      "portão blindex automatizador",
      "portão blindex motor",
      "automatizar portão blindex",
      "calcular peso vidro motor",
      ...combine(
        ["portão vidro", "vidro portão", "folha vidro", "vidro temperado"],
        ["aguenta motor", "pode ter motor", "dá motor", "dá automatizar", "automatizar", "motor", "colocar motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Para portão de vidro {em}, instalamos o motor preso ao quadro de metal, com parada suave, força mínima e fotocélula, se o vidro é temperado ou laminado. Em casa, motor e mão de obra ficam de {price.homeSwap} na troca; o primeiro motor sai por foto, e o vidro é da vidraçaria.",
        "Aguenta, se o vidro é temperado ou laminado e está em quadro de metal: o motor puxa o quadro, e nunca o vidro. Cada metro quadrado de vidro pesa 2,5 kg por milímetro de espessura: com 10 mm, 25 kg; escolha o motor com um terço de folga e parada suave.",
        "Portão de vidro aceita motor, se tem quadro de metal firme e vidro temperado ou laminado; o motor é de parada suave, que não dá tranco, e vai no quadro. Em casa, motor e mão de obra ficam de {price.homeSwap}; folha grande, com vidro grosso, conta como pesada, de {price.heavySwap}.",
      ],
      price: [
        "O motor para portão de vidro fica, com mão de obra, de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha grande, de vidro grosso; o primeiro motor soma base, cremalheira ou braço e energia, por foto. O vidro é da vidraçaria, e o motor se prende sempre ao quadro de metal.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes do motor", "Quadro, vidro e ferragem"],
        slots: [["Olhe com o portão fechado.", "O quadro decide mais que o vidro."]],
        bullets: [
          "Quadro em todo o contorno, sem folga nos cantos",
          "Vidro temperado ou laminado, com a marca gravada no canto",
          "Borracha ou calço entre vidro e metal, sem ponto seco",
          "Roldana ou dobradiça para o peso real da folha",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é escolhido e regulado", "Sem tranco no vidro"],
        slots: [
          [
            "De correr é o mais tranquilo; o braço do de abrir e a cremalheira vão sempre no metal, com reforço.",
            "A cremalheira ou o braço é fixado no quadro, nunca por furo no vidro.",
          ],
          [
            "Força no mínimo, desaceleração ligada e batente de borracha: é a pancada que quebra vidro.",
            "A parada suave e o batente com borracha evitam o tranco, que é o que trinca o vidro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de vidro sem quadro pode ter motor de portão?",
        answers: [
          "Não: sem quadro, usa-se automatizador próprio para porta de vidro, que é outro equipamento.",
          "Não com motor de garagem. Porta de vidro de loja leva operador deslizante próprio.",
        ],
      },
      {
        question: "O vidro trincou. Posso continuar usando?",
        answers: [
          "Não: pare, desligue o disjuntor e isole; temperado trincado se desfaz de uma vez.",
          "Não use. A vibração do motor termina de quebrar; chame o vidraceiro antes do técnico.",
        ],
      },
      {
        question: "Portão de vidro precisa de fotocélula?",
        answers: [
          "Precisa, como qualquer outro; e ela fica na coluna, porque o feixe não deve depender do vidro.",
          "Sim. Além de proteger pessoas, evita o toque que quebra a folha.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, dos cantos do quadro e da marca do vidro, com largura, altura e espessura",
  },
  {
    id: "vidro-ou-policarbonato",
    broader: "vidro",
    label: "Vidro ou policarbonato no portão",
    phrase: "a escolha entre vidro e policarbonato",
    asks: [
      "vidro policarbonato",
      "vidro ou policarbonato",
      "policarbonato ou vidro",
      "vidro ou policarbonato portão",
      "vidro ou acrílico portão",
      "acrílico ou vidro portão",
      "trocar vidro policarbonato portão",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para portão com motor, o policarbonato costuma ser a melhor escolha: pesa cerca de metade do vidro na mesma espessura e não estilhaça com a batida. O vidro ganha na aparência e não risca nem amarela com facilidade; se ele for o escolhido, tem de ser temperado ou laminado, em quadro de metal.",
        "Policarbonato, se o portão abre muito, leva bola ou tem motor pequeno: é leve e resiste a pancada, mas risca e, sem proteção UV, amarela. Vidro temperado ou laminado, se a fachada pede transparência que dure: pesa perto de 2,5 kg por m² por milímetro e quer motor com folga.",
        "Entre vidro e policarbonato no portão com motor, prefira o policarbonato, pelo peso e pela pancada: 6 mm dele pesam cerca de 7 kg por m², contra perto de 15 do vidro, e ele não estilhaça. O vidro, temperado ou laminado, ganha se a fachada pede transparência: risca menos e não amarela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vidro e policarbonato, ponto por ponto", "O que muda entre os dois"],
        slots: [
          [
            "Os dois pedem quadro de metal em todo o contorno; o resto muda de um para o outro.",
            "Compare na mesma espessura e no mesmo quadro, que é de metal nos dois casos.",
          ],
        ],
        bullets: [
          "Peso: o policarbonato compacto pesa cerca de metade; o alveolar, bem menos",
          "Pancada: o policarbonato deforma e não estilhaça; o temperado se desfaz em pedaços pequenos, e o laminado trinca preso à película",
          "Risco e cor: o vidro limpa sem riscar; o policarbonato risca e pede face com proteção UV para não amarelar",
          "Calor: o policarbonato dilata mais e precisa de folga no encaixe",
          "Preço: depende da espessura e do corte; peça os dois ao vidraceiro ou ao serralheiro",
        ],
      },
      {
        about: "visit",
        headings: ["O motor em cada caso", "Peso da folha e escolha do motor"],
        slots: [
          [
            "O motor puxa o quadro, nunca o painel: cremalheira e braço são presos no metal, com reforço.",
            "Em nenhum dos dois se fura o painel: braço e cremalheira vão no quadro.",
          ],
          [
            "Some o painel ao peso do quadro antes de escolher; a troca do motor em casa fica de {price.homeSwap}, com a mão de obra, e em folha pesada, de {price.heavySwap}.",
            "Folha leve de policarbonato fica na faixa residencial, de {price.homeSwap} na troca do motor com mão de obra; folha grande com vidro grosso conta como pesada, de {price.heavySwap}.",
          ],
          [
            "No basculante, trocar um painel pelo outro muda o peso da folha, e o contrapeso é refeito pelo técnico antes de usar.",
            "Quem troca vidro por policarbonato num basculante, ou o contrário, precisa refazer o contrapeso antes de ligar o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o vidro do portão por policarbonato?",
        answers: [
          "Pode, se o quadro tem encaixe para a espessura e folga para dilatar. No basculante, o contrapeso é refeito, porque a folha fica mais leve.",
          "Sim. O serralheiro ou o vidraceiro faz o painel; nós conferimos o equilíbrio e a força do motor depois.",
        ],
      },
      {
        question: "Policarbonato aguenta o vento no portão?",
        answers: [
          "Aguenta em quadro firme e com travessas; em chapa fina e vão grande, ele flete e pode sair do encaixe.",
          "Com travessas e espessura certa, sim. Folha fechada recebe vento do mesmo jeito que a de vidro, e o motor leva isso em conta.",
        ],
      },
      {
        question: "Qual dos dois é mais seguro com criança?",
        answers: [
          "O policarbonato, por não estilhaçar; no vidro, o laminado é o que segura os pedaços. A fotocélula é indicada nos dois.",
          "O que não solta pedaço: policarbonato ou vidro laminado. Os dois pedem fotocélula e força no mínimo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e dos cantos do quadro, com a largura, a altura e a espessura do painel",
  },
];
