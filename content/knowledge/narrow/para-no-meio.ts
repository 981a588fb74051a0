import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const paraNoMeio: NarrowConcept[] = [
  {
    id: "travado-no-meio-agora",
    broader: "para-no-meio",
    label: "Portão travado no meio do caminho",
    phrase: "o portão travado no meio do caminho",
    asks: [
      "portão preso na metade",
      "travou metade não abre nem fecha",
      "travou agora metade",
      "destravar chave portão preso meio",
      "travado meio",
      "travado meio caminho",
      "travou meio",
      "travou meio caminho",
      "preso meio caminho",
      "emperrado meio",
      "emperrou meio caminho",
      "parado meio caminho não anda",
      "ficou parado meio",
      "parou meio não vai",
      "parou meio não anda",
      "travado meio não vai nem volta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão travado no meio do caminho: desligue o disjuntor e veja, sem pôr a mão, se há pedra, folha torta ou roda fora do trilho. O de correr, reto e no trilho, se destrava com a chave e se fecha na mão; o basculante fica como está, sem ninguém embaixo, até o técnico chegar.",
        "Com o portão travado no meio, não insista no controle: motor que força parado queima. Disjuntor desligado; se é de correr ou de abrir, plano e inteiro, destrave com a chave e feche a casa na mão. Basculante ou folha torta não se toca: chame, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, na ordem", "Do disjuntor à casa fechada"],
        slots: [["Fique fora do caminho da folha em cada passo.", "Uma pessoa olha, ninguém passa."]],
        steps: [
          "Desligue o disjuntor do portão.",
          "De longe, procure pedra no trilho, roda fora dele, cabo frouxo ou folha torta.",
          "No de correr reto e no trilho, tire o que estiver no caminho.",
          "Só se é de correr ou de abrir, plano e inteiro, destrave com a chave e conduza a folha devagar até fechar; trave de novo.",
          "Basculante, rampa, folha torta ou fora do trilho: não destrave, isole a passagem e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o portão travar no meio", "Com ronco, com tranco ou em silêncio"],
        slots: [
          [
            "Com ronco, a folha está presa: trilho amassado, roldana travada, dente fora de passo ou capacitor fraco.",
            "Motor roncando com a folha parada é atrito num ponto ou capacitor sem força.",
          ],
          [
            "Em silêncio e sempre no mesmo lugar, é percurso ou fim de curso.",
            "Parada em silêncio, sempre no mesmo ponto, aponta fim de curso fora do lugar ou percurso perdido.",
          ],
          [
            "Em silêncio e depois de várias aberturas, o mais provável é a proteção de calor: ele volta ao esfriar, mas a causa fica.",
            "Se voltou depois de meia hora, foi a proteção térmica, e há esforço a descobrir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso destravar na chave o portão preso no meio?",
        answers: [
          "O de correr ou de abrir, reto e em piso plano, pode: disjuntor desligado, chave até o fim e folha conduzida devagar. O basculante preso no meio não se destrava, porque a folha pode cair.",
        ],
      },
      {
        question: "O carro ficou preso. O que faço?",
        answers: [
          "Se a folha é de correr ou de abrir e está inteira, ele sai com o motor destravado pela chave; se é basculante, fica dentro até o técnico escorar a folha, e o contato funciona {shop.hours}.",
        ],
      },
      {
        question: "Quanto custa destravar e acertar?",
        answers: [
          "Se for percurso, trilho ou regulagem, a visita em casa parte de {price.preventive}, sem peças; roldana, capacitor ou placa são orçados por foto.",
        ],
      },
      {
        question: "Ele voltou a andar sozinho. Posso usar?",
        answers: [
          "Com cautela e pouco: foi calor ou mau contato, que voltam. Marque a visita antes da próxima parada.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, de longe, e outra do ponto em que a folha parou",
  },
  {
    id: "abre-pela-metade",
    broader: "para-no-meio",
    label: "Abre só pela metade",
    phrase: "o portão que abre pela metade",
    asks: [
      "fecha todo mas não abre todo",
      "fecha tudo mas não abre tudo",
      "fecha completo mas não abre completo",
      "fecha todo não abre todo",
      "fecha tudo não abre tudo",
      "fecha completo não abre completo",
      "fecha até fim não abre até fim",
      "não abre direito",
      "portão não abre direito",
      "fazer portão abrir por inteiro",
      "portão abrir por inteiro novo",
      "portão passou abrir parcial",
      "abre metade",
      "abre só metade",
      "abre meio",
      "não abre tudo",
      "não abre todo",
      "não abre completamente",
      "não abre até fim",
      "não abre totalmente",
      "não completa abertura",
      "abre menos antes",
      "faltando pouco abrir",
      "abre pouco depois faltou luz",
      "abre só pouco depois luz",
      ...combine(
        ["dz nano", "dz rio", "dz home", "kdz", "garen kdz", "gatter"],
        ["não abre tudo", "não abre todo", "não abre totalmente", "não abre direito", "não abre até fim"],
      ),
    ],
    answers: {
      any: [
        "Um portão que abre só pela metade costuma estar no modo pedestre, com o percurso gravado curto ou com um ponto que segura a folha. Se para sempre no mesmo lugar e quieto, é regulagem; se ronca antes de parar, é atrito.",
        "Portão que abre só até a metade pode ter folha que prende, capacitor fraco ou graxa velha, que endurece quando está frio: a central sente o esforço e para. Limpe o que está à vista, com o disjuntor desligado; a visita com regulagem parte de {price.preventive} em casa, sem peças.",
        "Portão que não abre direito ou totalmente tem fim de curso ou percurso curto, folha que prende ou o botão de abertura parcial no lugar do normal. Teste o outro botão e, com o disjuntor desligado, limpe o trilho; se para quieto no mesmo ponto, é regulagem do técnico, a partir de {price.preventive} em casa, sem peças.",
        "Abertura incompleta vem de fim de curso de abertura deslocado, percurso perdido depois de falta de luz ou folha pesada. Sob basculante que parou no meio não se passa nem se destrava: desligue o disjuntor e afaste todos.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que ele não abre até o fim",
          "Modo pedestre, percurso curto ou folha presa",
          "O que encurta a abertura",
        ],
        slots: [
          [
            "Algumas centrais têm abertura parcial, para pedestre, e um segundo botão do controle pode estar nessa função.",
            "O botão de abertura parcial para a folha no meio de propósito, e muita gente aperta sem saber.",
            "Antes de procurar defeito, teste o outro botão do controle: um deles pode ser o de pedestre.",
          ],
          [
            "Fim de curso de abertura fora do lugar ou percurso regravado sozinho depois da queda de luz encerra a abertura cedo.",
            "Um ímã que deslizou ou percurso perdido faz a central acreditar que o portão já abriu.",
            "Parada quieta e repetida no mesmo ponto indica fim de curso ou percurso, não motor fraco.",
          ],
          [
            "Roldana gasta, trilho sujo, dobradiça seca ou contrapeso errado fazem a central parar por esforço.",
            "Se o motor ronca antes de parar, algo pesa: trilho, roldana, dobradiça ou equilíbrio da folha.",
            "Parada em pontos diferentes, com o motor quente, lembra tensão baixa ou protetor térmico.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que testar na abertura pela metade",
          "Botão, trilho e ponto da parada",
          "Verificação segura, sem destravar",
        ],
        slots: [
          [
            "Marque com fita o ponto da parada e compare em três aberturas, com intervalo entre elas.",
            "Três aberturas com pausa mostram se o ponto é fixo ou muda.",
            "Anote onde para e o som que faz; essas duas pistas valem mais que qualquer palpite.",
          ],
        ],
        steps: [
          "Teste o outro botão do controle e a botoeira.",
          "Desligue o disjuntor e, no portão de correr, varra o trilho.",
          "Veja se algum vaso, carro ou entulho segura a folha no fim da abertura.",
          "Religue e acione uma vez, de longe.",
          "Basculante parado no meio: desligue, isole e chame.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O basculante abriu pela metade. Posso passar com o carro?",
        answers: [
          "Não. A folha parada pode descer se um cabo ou o motor ceder. Desligue o disjuntor e use outra saída até a avaliação.",
          "Não passe por baixo, nem a pé. Uma folha suspensa sem causa conhecida não é passagem segura.",
        ],
      },
      {
        question: "O portão abre pela metade depois que faltou luz. É defeito?",
        answers: [
          "Pode ser só o percurso a refazer: algumas centrais procuram os pontos de parada na primeira abertura. Se continuar, o técnico regrava.",
          "Muitas vezes não. Faça uma abertura completa com o caminho livre; repetindo a parada, o percurso precisa ser gravado de novo.",
        ],
      },
      {
        question: "Posso programar o percurso do portão sozinho?",
        answers: [
          "Não é indicado: a central fica dentro da tampa, com tensão, e a folha anda com força durante a gravação. É serviço de técnico.",
          "Melhor não. Além da tensão na placa, percurso mal gravado faz o portão bater ou fechar com força demais.",
        ],
      },
      {
        question: "Dá para deixar o portão abrindo pela metade de propósito?",
        answers: [
          "Dá, quando a central tem abertura parcial. O técnico grava um botão para pedestre e outro para a abertura total.",
          "Sim, em muitas centrais. Chama-se abertura parcial ou de pedestre e usa um botão próprio do controle.",
        ],
      },
    ],
    photo: "um vídeo da abertura, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "fecha-um-pouco-e-para",
    broader: "para-no-meio",
    label: "Fecha um pouco e para",
    phrase: "o portão que começa a fechar e para",
    asks: [
      "abre inteiro fecha só metade",
      "abre todo fecha só metade",
      "abre tudo fecha só metade",
      "abre inteiro fecha até metade",
      "abre normal fecha só metade",
      "desce só metade",
      "desce até metade",
      "desce metade",
      "portão inicia fechamento para",
      "para logo que inicia fechamento",
      "portão para enquanto fechando",
      "portão para enquanto está fechando",
      "começa fechar parou",
      "começa fechar parando",
      "começa fechar trava",
      "começa fechar emperra",
      "começa fechar desliga",
      "fecha pouco parando",
      "fecha pouco parou",
      "fecha pouco trava",
      "fecha só pouco",
      "fecha pouquinho",
      "fecha só metade",
      "fecha até metade",
      "fecha até o meio",
      "fecha meio parando",
      "fecha meio parou",
      "parou meio fechando",
      "fecha pela metade",
      "trava no meio fechar",
      "parando meio fechando",
      "fecha só pedaço",
      "fecha pedaço",
      "abre tudo fecha só pedaço",
      "abre inteiro fecha só pouco",
      "enrosca hora fechar",
      "enrosca fechar",
      "prende hora fechar",
      "trava hora fechar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um portão que começa a fechar e para no meio foi cortado por esforço, por feixe da fotocélula ou por percurso perdido. Parado com ronco, a folha prende; parado quieto e no mesmo ponto, é fim de curso; em pontos diferentes, é sensor ou mau contato.",
        "Se o portão fecha só até a metade, veja primeiro as lentes da fotocélula e o caminho da folha: pano seco, nada no vão, trilho varrido. Livre e ainda parando no mesmo ponto, o fim de curso ou o percurso está errado.",
        "O portão fecha um pouco e para quando algo segura a folha ou a central recebe ordem de parar: fotocélula cortada, batida de força, fim de curso fora do lugar ou botoeira com mau contato. O jeito da parada mostra qual.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que ele para na hora de fechar", "Sensor, esforço ou percurso"],
        slots: [
          [
            "Em muitas centrais a fotocélula cortada faz voltar; em outras, só para: lente suja ou desalinhada basta.",
            "Fotocélula suja ou torta manda parar ou voltar, conforme a programação da central.",
          ],
          [
            "Folha pesada num trecho, roldana travada ou trilho sujo fazem a central cortar por esforço.",
            "Com ronco antes da parada, a folha prende: trilho, roldana, dobradiça ou equilíbrio.",
          ],
          [
            "Parada quieta, sempre no mesmo lugar, é ímã ou chave deslocada, ou percurso gravado curto.",
            "Se para sem ruído e no mesmo ponto, a central acha que já fechou.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Do sensor à folha"],
        slots: [
          [
            "Basculante parado no meio não se destrava: afaste todos, desligue e chame.",
            "No basculante, não passe embaixo nem destrave; a folha pode descer.",
          ],
        ],
        steps: [
          "Passe um pano seco nas lentes da fotocélula e tire o que estiver no vão.",
          "Acione uma vez de longe e veja se para no mesmo ponto e se ronca.",
          "Desligue o disjuntor.",
          "Em portão de correr ou de abrir, no nível, destrave e mova a folha na mão, devagar.",
          "Pesou, é mecânico; leve, é sensor, fim de curso ou placa.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Ele abre inteiro e só para ao fechar. O que muda?",
        answers: ["Aponta a fotocélula, que só age no fechamento, ou um trecho que pesa nesse sentido."],
      },
      {
        question: "Posso tirar a fotocélula para ele fechar?",
        answers: ["Não: sem ela a folha fecha sobre carro, criança ou animal. Limpe, alinhe e peça o teste."],
      },
      {
        question: "Aumentar a força faz fechar até o fim?",
        answers: ["Esconde a folha presa e tira a proteção contra esmagamento. Primeiro a folha tem de correr leve."],
      },
    ],
    photo: "um vídeo do fechamento, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "correr-para-no-meio",
    broader: "para-no-meio",
    label: "Portão de correr para no meio",
    phrase: "o portão de correr que para no meio",
    asks: [
      "portão correr parou depois técnico arrumou",
      "deslizante trava mesmo ponto",
      "portão deslizante trava sempre mesmo ponto",
      "portão correr trava mesmo ponto",
      "portão correr trava sempre mesmo ponto",
      "emenda cremalheira portão parar",
      "portão corre para degrau trilho",
      "deslizante anda para",
      "motor deslizante anda para",
      "deslizante travado meio não vai nem volta",
      "correr travado meio não vai nem volta",
      "correr travou meio caminho",
      "correr travado meio caminho",
      "deslizante travou meio caminho",
      "deslizante travado meio caminho",
      "correr meio",
      "deslizante meio",
      "correr metade",
      "deslizante metade",
      "correr parando",
      "deslizante parando",
      "correr anda parou",
      "correr travando meio",
      "deslizante travando meio",
      "correr trava metade",
      "emperra meio trilho",
      "trava meio trilho",
      "para meio trilho",
      "enrosca meio trilho",
      "correr não abre todo",
      "correr não abre tudo",
      "correr não abre inteiro",
      "correr não abre até fim",
    ],
    answers: {
      any: [
        "O portão de correr que para no meio costuma ter sujeira ou degrau no trilho, roldana gasta ou emenda da cremalheira fora de passo. Se para sempre no mesmo ponto, a causa está ali; se o ponto muda, olhe tensão, calor do motor e fotocélula.",
        "Se o deslizante para no meio do caminho, desligue o disjuntor e varra o trilho inteiro, que é a causa mais simples. Continuou no mesmo lugar, é roldana, guia ou cremalheira; em lugares diferentes, é elétrica ou motor quente.",
        "No portão de correr, a parada no meio é a central lendo esforço, fim de curso ou obstáculo. Marque o ponto com fita em três aberturas, com intervalo: ponto fixo é mecânica, ponto variável é energia ou regulagem.",
      ],
      price: [
        "Consertar portão de correr que para no meio custa, em casa, a partir de {price.preventive}, sem peças, se for trilho ou regulagem. Roldana, cremalheira ou placa soma a peça; um vídeo do ponto em que ele para basta para o orçamento, que é grátis.",
        "O preço depende do que segura a folha: limpeza e ajuste partem de {price.preventive} em casa, sem peças; roda nova, gomo de cremalheira ou placa é orçado à parte. Filme o ponto da parada e mande.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que para o portão de correr no meio",
          "Trilho, roldana ou cremalheira",
          "Por que o deslizante não completa o percurso",
        ],
        slots: [
          [
            "Areia, pedra e amassado no trilho criam um ponto duro que a roldana não vence.",
            "Um trilho com degrau na emenda segura a roldana sempre no mesmo lugar.",
            "Uma roldana com rolamento quebrado pesa mais a cada metro, até a central parar o motor.",
          ],
          [
            "Emenda da cremalheira fora de passo ou sem a folga de {rack.clearance} trava a engrenagem naquele dente.",
            "A cremalheira apertada prende a engrenagem, e o motor para por esforço.",
            "A guia de cima torta aperta a folha no meio do vão e faz o motor desistir.",
          ],
          [
            "O ímã de fim de curso deslocado encerra o movimento em silêncio, longe do fim.",
            "Tensão baixa, mau contato e protetor térmico param em pontos diferentes a cada vez.",
            "Uma fotocélula que perde o feixe com a vibração para ou inverte a folha sem obstáculo.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como achar o ponto em que ele para",
          "Deslizante parado no meio: passos",
          "Trilho, fita e três aberturas",
        ],
        slots: [
          [
            "Fique longe da folha e da cremalheira enquanto ela se move.",
            "Dê intervalo entre as aberturas, para o calor do motor não confundir o teste.",
            "Se a folha balança ou inclina, pare e não acione mais.",
          ],
        ],
        steps: [
          "Olhe de longe se a folha está reta e dentro do trilho.",
          "Desligue o disjuntor e varra o trilho de ponta a ponta.",
          "Procure amassado, emenda alta e pedra presa.",
          "Religue e marque com fita o ponto da parada em três aberturas.",
          "Limpe as lentes da fotocélula.",
          "Mande o vídeo e a foto do trilho naquele ponto.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O portão para no meio e volta a andar com outro toque. O que é?",
        answers: [
          "A central parou por esforço ou por comando repetido. Se o ponto é o mesmo, há atrito; se muda, teste outro controle e a tensão.",
          "Em geral atrito ou controle mandando dois sinais. O ponto da parada separa os casos.",
        ],
      },
      {
        question: "Por que o portão de correr para só no calor da tarde?",
        answers: [
          "O motor aquece e o protetor térmico desliga, ou o metal dilata e a cremalheira aperta. As duas coisas se medem na visita.",
          "A causa é o calor: a folha dilatada raspa e o motor quente desarma. Folga da cremalheira e esforço são conferidos juntos.",
        ],
      },
      {
        question: "Posso empurrar o portão para ele continuar?",
        answers: [
          "Não com o motor ligado: a folha parte de repente e prende a mão. Desligue o disjuntor antes de chegar perto.",
          "Não. Além do risco, o empurrão esconde o ponto duro e gasta a engrenagem.",
        ],
      },
    ],
    photo: "um vídeo do percurso inteiro, feito de longe, e uma foto do trilho no ponto da parada",
  },
  {
    id: "basculante-para-no-meio",
    broader: "para-no-meio",
    label: "Portão basculante para no meio",
    phrase: "o portão basculante que para no meio",
    asks: [
      "para meio subida",
      "parou meio subida",
      "parou na subida",
      "trava subida",
      "emperra subida",
      "basculante travou meio caminho",
      "basculante travado meio caminho",
      "basculante meio",
      "basculante metade",
      "basculante parando",
      "basculante anda parou",
      "basculante sobe metade",
      "basculante abre metade",
      "basculante desce metade",
      "basculante abre pouco",
      "basculante não abre tudo",
      "basculante sobe pouco",
      "basculante meio não sobe",
      "basculante meio não desce",
      "basculante travou meio não sobe",
      "basculante travou meio não desce",
      "basculante parou meio não sobe",
      "basculante emperrou meio não sobe",
      "garagem travado meio não sobe",
      "travado meio não sobe nem desce",
      "travou meio não sobe nem desce",
      "parou meio não sobe nem desce",
      "emperrou meio não sobe nem desce",
      "meio não sobe nem desce",
      "sobe metade",
      "sobe só metade",
      "sobe até o meio parou",
      "basculante trava subida",
      "basculante trava subindo",
      "basculante emperra subida",
      "basculante preso meio",
      "basculante preso meio carro",
      "basculante preso meio carro embaixo",
      "basculante travado meio carro",
    ],
    answers: {
      any: [
        "Portão basculante que para no meio não é passagem: desligue o disjuntor, afaste todos e não destrave, porque a folha pode descer. As causas comuns são contrapeso ou mola fora do ponto, percurso desregulado e motor quente ou com capacitor fraco.",
        "Se o basculante para na metade da subida, o peso venceu o motor: contrapeso, cabo, mola ou capacitor. Se para quieto e sempre na mesma altura, é fim de curso ou percurso gravado. Sob folha parada ninguém passa, nem de carro.",
        "Um basculante parado no meio pede distância antes de diagnóstico. Olhe de longe se os cabos estão esticados e a folha reta. Uma parada com ronco é esforço; parada silenciosa é regulagem; os dois acertos são do técnico, com a folha escorada.",
      ],
      price: [
        "Consertar basculante que para no meio custa, em casa, a partir de {price.preventive}, sem peças, se for regulagem ou lubrificação. Cabo, roldana, capacitor ou placa soma a peça; um vídeo de longe e a etiqueta bastam para o orçamento, que é grátis.",
        "O preço depende da causa: percurso e força são ajuste, a partir de {price.preventive} na preventiva em casa, sem peças; contrapeso e cabo pedem folha escorada e são orçados por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o basculante para no meio",
          "Peso, percurso ou motor quente",
          "O que interrompe a subida do basculante",
        ],
        slots: [
          [
            "Contrapeso leve, mola cansada ou peso novo na folha faz o motor desistir no trecho mais pesado.",
            "Na subida, a parada com ronco mostra folha pesada ou capacitor sem força.",
            "Cabo raspando ou roldana travada soma esforço até a central parar.",
          ],
          [
            "Percurso perdido depois de queda de luz ou fim de curso deslocado encerra a subida em silêncio.",
            "Ímã ou came fora do lugar no acionador faz a folha parar sempre na mesma altura.",
            "Uma central trocada ou reiniciada pode ter ficado com o percurso curto.",
          ],
          [
            "Um motor que já fez várias aberturas pode estar parado pelo protetor térmico.",
            "Fuso seco e porca gasta travam no meio e voltam a andar depois de frios.",
            "A tensão baixa na partida enfraquece a subida e muda o ponto da parada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "O que fazer com a folha parada no meio",
          "Basculante suspenso: segurança primeiro",
          "Folha parada no alto: passos",
        ],
        slots: [
          [
            "A folha parada pode estar presa só pelo motor, e qualquer toque a solta.",
            "Carro e pessoa ficam fora do vão até a folha ser escorada ou descer pelo técnico.",
            "Não tente completar o movimento com o controle nem com a mão.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e carros dos dois lados.",
          "Desligue o disjuntor.",
          "Olhe de longe cabos, molas e inclinação da folha.",
          "Não destrave, não escore e não passe por baixo.",
          "Tranque as portas internas e chame o técnico.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso tirar o carro com o basculante na metade?",
        answers: [
          "Não. A folha pode descer se um cabo ou o motor ceder. Espere o técnico escorar.",
          "Não passe, nem devagar. O técnico libera a saída com a folha apoiada.",
        ],
      },
      {
        question: "O basculante parou e depois voltou a funcionar. Posso usar?",
        answers: [
          "Convém não. Se foi calor, o esforço continua; se foi contrapeso, a próxima parada pode ser queda. Peça a conferência antes.",
          "Só depois da vistoria de cabos, contrapeso e motor. A parada no meio é o aviso.",
        ],
      },
      {
        question: "Aumentar a força resolve o basculante que para no meio?",
        answers: [
          "Não. A força alta em folha pesada gasta o fuso e tira a reversão. Primeiro o equilíbrio, depois a regulagem.",
          "Não é a saída: esconde o peso e deixa o portão perigoso. O acerto é no contrapeso.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, tirada de longe, com os dois lados, e outra da etiqueta do motor",
  },
];
