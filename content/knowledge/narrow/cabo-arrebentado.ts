import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const fallen = ["caiu", "despencou", "desabou", "desceu vez"];

export const caboArrebentado: NarrowConcept[] = [
  {
    id: "caiu-mola-ou-contrapeso",
    broader: "cabo-arrebentado",
    label: "Basculante caiu: mola ou contrapeso?",
    phrase: "o basculante que caiu por mola ou contrapeso",
    asks: [
      ...combine(["basculante", "portão", "garagem", "portão basculante"], fallen, [
        "mola ou contrapeso",
        "contrapeso ou mola",
        "mola ou cabo",
        "cabo ou mola",
        "cabo ou contrapeso",
      ]),
      ...combine(["basculante"], fallen, ["mola contrapeso", "mola cabo", "cabo contrapeso", "é mola", "foi mola"]),
      ...combine(["mola contrapeso"], ["basculante caiu", "portão caiu"]),
      "mola quebrou basculante caiu",
      "contrapeso soltou basculante caiu",
      "contrapeso soltou basculante desabou",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o basculante caiu, cedeu a mola, o contrapeso ou o cabo que liga o peso à folha, e nos três casos ela não se mexe: desligue o disjuntor, afaste todos e não levante nem destrave. De longe, bloco no chão ou cabo frouxo é contrapeso; mola partida ou esticada é mola. O técnico escora a folha e atende {shop.hours}.",
        "Portão basculante que caiu perdeu o apoio da mola ou do contrapeso. Antes de saber qual, corte a energia no disjuntor e mantenha pessoas e carros longe, porque a folha pode descer de novo. O conserto começa pela escora e troca o que partiu, em geral mola ou cabo, dos dois lados; atendemos {shop.hours}.",
        "Caiu de uma vez: mola quebrada, cabo do contrapeso rompido ou peso solto são as causas mais comuns no basculante. Não acione o motor, não erga a folha e não passe embaixo. Com o disjuntor desligado, mande fotos de longe, e dizemos o que cedeu e o valor; o contato funciona {shop.hours}.",
      ],
      price: [
        "O conserto do basculante que caiu soma a peça que cedeu, mola ou cabo do contrapeso, e a mão de obra com a folha escorada; o valor sai por fotos de longe, sem custo. Até lá, disjuntor desligado, ninguém por perto e nada de levantar a folha.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com o basculante caído", "Primeiro, a segurança", "Antes de qualquer conserto"],
        slots: [
          [
            "A folha parada no chão ainda pode ter mola esticada ou peso pendurado de um lado.",
            "Mesmo caída, a folha não está solta: braços, cabos e molas continuam tensionados.",
            "O lado que não cedeu ficou sobrecarregado e pode soltar em seguida.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu; se sim, ligue 192 ou 193 primeiro.",
          "Desligue o disjuntor sem passar sob a folha e guarde os controles.",
          "Afaste pessoas, animais e carros dos dois lados do portão.",
          "Não levante, não destrave e não calce a folha: a escora é do técnico.",
          "Fotografe de longe e chame.",
        ],
      },
      {
        about: "signs",
        headings: ["Foi a mola ou o contrapeso?", "O que cedeu, visto de longe", "Mola, cabo ou peso: como reconhecer"],
        slots: [
          [
            "Mola partida aparece em dois pedaços ou pendurada, e costuma quebrar com um estalo alto.",
            "Se houve um estrondo metálico e a mola ao lado da coluna está aberta ou solta, foi ela.",
            "Na folha de mola, a peça quebrada fica frouxa de um lado, e o portão cai torto.",
          ],
          [
            "No contrapeso, o bloco aparece no chão da caixa e o cabo de aço fica bambo ou desfiado.",
            "Cabo pendurado na lateral ou barulho de peso dentro da coluna indica o contrapeso.",
            "Quando é o contrapeso, quase sempre foi o cabo de aço que rompeu ou escapou do grampo.",
          ],
          [
            "Se mola e cabo estão inteiros, a suspeita passa à roldana, ao braço ou à porca do fuso do motor.",
            "Há ainda a roldana que saltou e a solda que abriu; a foto de longe costuma mostrar.",
            "Não abra a caixa nem puxe o cabo para conferir: o técnico olha com a folha apoiada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o basculante caído é recuperado",
          "O conserto, da escora ao motor",
          "O que o técnico faz na folha caída",
        ],
        slots: [
          [
            "O técnico escora a folha, alivia o que ficou tensionado e só então examina as peças.",
            "Primeiro a folha é presa e os dois lados são aliviados, com a energia cortada.",
            "Na chegada, a folha é apoiada e a passagem, liberada com segurança.",
          ],
          [
            "Molas e cabos são trocados em par, porque o do outro lado trabalhou o mesmo tanto.",
            "Trocam-se os dois cabos ou as duas molas, e roldana gasta sai junto.",
            "A peça nova vai dos dois lados, para a folha subir reta.",
          ],
          [
            "Depois a folha é equilibrada até parar a meia altura, e o motor é testado por último.",
            "Só com a folha parando onde é deixada o motor é religado e regulado.",
            "Por fim conferem-se braço, porca do fuso e suporte, que sofrem na queda.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso levantar o portão com mais gente para tirar o carro?",
        answers: [
          "Não. Sem mola ou contrapeso a folha pesa inteira e pode cair sobre quem segura. O técnico libera a saída com escora.",
          "Não, nem com várias pessoas: o que ainda está tensionado pode soltar durante a força.",
        ],
      },
      {
        question: "O motor estragou na queda?",
        answers: [
          "Nem sempre. Braço, porca do fuso e suporte sofrem mais; o motor é testado com a folha já equilibrada.",
          "Só o teste diz, e ele vem depois de refeito o apoio. Muitas vezes o motor está bom.",
        ],
      },
      {
        question: "Dá para trocar a mola por contrapeso no conserto?",
        answers: [
          "Às vezes, se há lugar nas colunas para a caixa. É serralheria à parte, orçada com as medidas.",
          "Dá em coluna larga, como obra de serralheiro; para o portão voltar logo, repõe-se o que ele tem.",
        ],
      },
      {
        question: "Por que o portão caiu sem aviso?",
        answers: [
          "Cabo desfiado e mola cansada quase sempre avisam: descida rápida, estalo ou folha torta. A revisão {visits.home} pega isso antes.",
          "Em geral houve sinal, como subida arrastada ou descida rápida, que passa despercebido no dia a dia.",
        ],
      },
    ],
    photo: "fotos da folha e das duas laterais, tiradas de longe e sem abrir a caixa",
  },
  {
    id: "contrapeso-caiu",
    broader: "cabo-arrebentado",
    label: "Contrapeso caiu",
    phrase: "o contrapeso que caiu",
    asks: [
      "contrapeso caiu",
      "contrapeso soltou",
      "contrapeso despencou",
      "contrapeso quebrou",
      "contrapeso solto",
      "caiu contrapeso",
      "peso caiu portão",
      "peso soltou portão",
      "contrapeso caiu quanto custa",
      "contrapeso caiu preço",
      "contrapeso soltou quanto custa",
      "contrapeso caiu conserto",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Contrapeso que caiu ou despencou deixa a folha do basculante sem equilíbrio: afaste todos, desligue o disjuntor e não passe sob o portão. Não destrave e não tente recolocar o peso; a folha pode estar presa só pelo motor. Atendemos {shop.hours}.",
        "Se o contrapeso do portão soltou, a folha ficou pesada de um lado ou inteira sobre o motor. Não acione, não levante e não abra a caixa: corte a energia, isole a área e chame o técnico, que atende {shop.hours}.",
        "Caiu o contrapeso: emergência. O peso que restou e a folha podem se mover sem aviso. Disjuntor desligado, pessoas e carros longe, fotos só de longe. A recolocação é feita com folha e peso apoiados.",
      ],
      price: [
        "Recolocar o contrapeso que caiu soma cabos novos, fixação e mão de obra com a folha escorada; o valor muda com o peso e o estado das roldanas. Fique longe, deixe o disjuntor desligado e mande fotos de longe: o orçamento é grátis.",
        "O preço depende do que se soltou: cabo, gancho ou caixa do contrapeso. Cobra-se peça e serviço com a folha apoiada, e o valor vem por foto tirada de longe, sem custo. Ninguém passa por baixo até lá.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "O que fazer quando o contrapeso cai",
          "Contrapeso solto: cuidados imediatos",
          "Primeiros passos com o contrapeso solto",
        ],
        slots: [
          [
            "Um bloco de concreto ou ferro do contrapeso pesa o bastante para esmagar pé e mão, e o outro lado pode cair em seguida.",
            "Se um lado soltou, o outro trabalha sobrecarregado e pode ceder a qualquer momento.",
            "Não segure a folha nem calce com madeira: ela desce com todo o peso de uma vez.",
          ],
        ],
        steps: [
          "Pare de usar e desligue o disjuntor.",
          "Afaste pessoas, animais e carros da folha e das duas colunas.",
          "Deixe o portão como está: não destrave, não levante, não baixe.",
          "Não abra a caixa nem pegue o peso que ficou pendurado.",
          "Fotografe de longe e chame. Havendo ferido, ligue 192 ou 193 antes.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o contrapeso cai", "Cabo, grampo ou caixa que cedeu", "O que solta o contrapeso"],
        slots: [
          [
            "O cabo de aço rompe ou escapa do grampo, e o bloco desce direto pela coluna.",
            "Grampo frouxo deixa o cabo escorregar até soltar o peso.",
            "Quase sempre é o cabo: fios partidos, ferrugem escondida na caixa ou grampo mal apertado.",
          ],
          [
            "Alça enferrujada, bloco de concreto trincado e caixa podre soltam o peso mesmo com o cabo bom.",
            "A umidade na caixa corrói a alça e o fundo, e o bloco se desprende.",
            "O peso acrescentado sem reforço arranca a alça com o tempo.",
          ],
          [
            "Na visita, folha e peso são apoiados, cabos trocados em par e o equilíbrio refeito até a folha parar em qualquer altura.",
            "O técnico escora a folha, descarrega o que restou, troca cabos e grampos e só depois religa o motor.",
            "Com tudo apoiado, trocam-se cabos, alça e roldanas gastas e testa-se a folha na mão antes do motor.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso abrir o portão na mão para tirar o carro?",
        answers: [
          "Não. Sem contrapeso, a folha pesa inteira e pode cair sobre quem levanta. Use outra saída e espere a escora.",
          "Não, de jeito nenhum: nem várias pessoas seguram com segurança. O técnico libera a passagem com a folha apoiada.",
        ],
      },
      {
        question: "O motor aguenta sem contrapeso?",
        answers: [
          "Não foi feito para isso. Ele pode até segurar parado, mas força, queima ou cede. Mantenha o disjuntor desligado.",
          "Não. O motor conduz a folha equilibrada; carregar o peso todo quebra o redutor e derruba o portão.",
        ],
      },
      {
        question: "O contrapeso caiu só de um lado. O outro está firme?",
        answers: [
          "Não confie. O cabo restante recebeu tranco e carga dobrada. Trate os dois lados como soltos.",
          "Parece firme, mas trabalhou sobrecarregado. Os dois cabos são trocados juntos.",
        ],
      },
      {
        question: "Qual é o prazo do conserto do portão que despencou?",
        answers: [
          "O prazo depende da peça e da altura do portão. Deixar a folha segura vem primeiro, e o atendimento funciona {shop.hours}.",
          "A folha é escorada na chegada; cabos e roldanas comuns costumam ir na mesma visita. Serralheria, se houver, é combinada depois.",
        ],
      },
    ],
    photo: "fotos de longe do portão e das colunas, sem abrir a caixa e sem entrar embaixo",
  },
  {
    id: "portao-despencou",
    broader: "cabo-arrebentado",
    label: "Portão despencou",
    phrase: "o portão que despencou",
    asks: [
      "desce sozinho bate",
      "desce sozinho bate forte",
      "portão desce sozinho bate forte",
      "desce sozinho batendo",
      "basculante desce sozinho bate",
      "cai sozinho bate",
      "portão despencou",
      "desceu uma vez",
      "caiu uma vez",
      "basculante caiu",
      "basculante despencou",
      "desce sozinho rápido",
      "despenca fechar",
      "caiu direto",
      "desceu sozinho",
      "desce de vez",
      "desce sozinho",
      "descendo sozinho",
      "basculante desce sozinho",
      "basculante caiu carro dentro",
      "basculante despencou carro",
      "basculante caiu carro",
      "basculante desabou",
      "portão desabou",
      "basculante caiu sozinho",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão que despencou ou desceu de uma vez perdeu o que o segura: cabo, mola, contrapeso ou trava do motor. Afaste todos, desligue o disjuntor e não levante a folha nem para conferir. Havendo ferido, ligue 192 ou 193 antes.",
        "Se o basculante caiu de uma vez, não acione e não destrave: uma segunda descida pode ser pior. Isole a passagem, corte a energia e chame; o técnico escora a folha antes de procurar a causa, e atende {shop.hours}.",
        "Portão que desce sozinho perdeu o que o segura: contrapeso, mola, cabo ou trava do motor, e a batida no fim é sinal disso. Não acione, não destrave e não passe embaixo; desligue o disjuntor e deixe a folha como está, com todos longe, até o técnico escorá-la.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "Folha que desce sozinha ou caiu: o que fazer agora",
          "Portão desceu de uma vez: agora",
          "Segurança antes do conserto",
        ],
        slots: [
          [
            "Olhe só de longe: cabo pendurado, folha torta ou peso no chão mostram o que falhou.",
            "A folha no chão parece firme, mas braços e cabos ainda podem estar tensionados.",
            "Nada se testa depois de uma queda, nem com o controle, nem com a chave.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu; se sim, ligue 192 ou 193 primeiro.",
          "Desligue o disjuntor e guarde os controles.",
          "Não levante, não destrave e não passe por baixo se a folha ficou suspensa.",
          "Se a folha está sobre um carro, não mova o carro: ele pode ser o apoio.",
          "Isole os dois lados, fotografe de longe e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folha desceu de uma vez", "Cabo, mola, contrapeso ou motor", "O que deixa o portão cair"],
        slots: [
          [
            "Cabo rompido e mola quebrada são as causas mais comuns no basculante e tiram a sustentação na hora.",
            "Sem cabo ou mola, o peso inteiro desce por gravidade, com ou sem motor ligado.",
            "A folha só fica no alto enquanto cabo, mola ou contrapeso a equilibra.",
          ],
          [
            "Engrenagem, porca do fuso ou corrente que quebra solta a folha do motor, que já estava carregando peso demais.",
            "Um motor destravado com folha desequilibrada faz o portão cair no mesmo instante.",
            "Quando o contrapeso está fraco, é o fuso que segura a folha, até a rosca ceder.",
          ],
          [
            "Antes de cair, quase sempre houve aviso: subida arrastada, descida rápida, estalo ou folha torta.",
            "Descida mais rápida que a subida é o sinal que costuma vir semanas antes.",
            "Estalo, fio de aço espetado e motor quente antecedem boa parte das quedas.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O portão que despencou voltou a funcionar. Posso usar?",
        answers: [
          "Não. O que cedeu uma vez cede de novo. Deixe fechado e sem energia até a vistoria de cabos, molas e motor.",
          "Não use. A queda mostra perda de sustentação, e o próximo ciclo pode ser com alguém embaixo.",
        ],
      },
      {
        question: "O portão caiu e ficou aberto por baixo. Como fecho a casa?",
        answers: [
          "Não empurre a folha. Tranque as portas internas, isole a garagem e peça atendimento, que funciona {shop.hours}.",
          "Feche a casa por dentro, sem tocar no portão, e chame. A folha só se move depois de escorada.",
        ],
      },
      {
        question: "O motor quebra quando o portão despenca?",
        answers: [
          "Nem sempre. Fuso, braço e suporte sofrem mais. O motor é testado depois que a folha estiver equilibrada na mão do técnico.",
          "Talvez o braço ou a porca do fuso. O exame vem depois da sustentação refeita.",
        ],
      },
      {
        question: "Como evitar que o portão despenque de novo?",
        answers: [
          "Faça a revisão {visits.home} com cabos, molas, roldanas e equilíbrio, e troque o cabo ao primeiro fio rompido.",
          "A manutenção {visits.home} evita: o cabo desfiado e o contrapeso fraco aparecem antes da queda.",
        ],
      },
    ],
    photo: "fotos da folha e das laterais, tiradas de longe",
  },
  {
    id: "cabo-do-portao-arrebentou",
    broader: "cabo-arrebentado",
    label: "Cabo do portão arrebentou",
    phrase: "o cabo do portão que arrebentou",
    asks: [
      "corda aço arrebentou",
      "corda aço quebrou",
      "corda aço soltou",
      "corda portão arrebentou",
      "corda portão quebrou",
      "corda portão soltou",
      "fio aço arrebentou",
      "fio aço quebrou",
      "cabo basculante estourou",
      "cabo basculante arrebentou",
      "cabo basculante rompeu",
      "cabo basculante quebrou",
      "cabo basculante partiu",
      "cabo basculante soltou",
      "cabo estourou",
      "cabo estourado portão",
      "cabo portão estourou fazer",
      "cabo arrebentou fazer",
      "cabo rompeu fazer",
      "cabo quebrou fazer",
      "cabo partiu",
      "conserto basculante cabo",
      "conserto basculante cabo quebrado",
      "conserto basculante cabo arrebentado",
      "conserto cabo quebrado",
      "conserto cabo arrebentado",
      "portão soltou cabo",
      "soltou cabo",
      "cabo soltou",
      "cabo solto portão",
      "portão pendurado",
      "portão pendurado cabo",
      "soltou cabo pendurado",
      "cabo escapou portão",
      "pendurado só lado",
      "cordinha arrebentou",
      "cordinha quebrou",
      "cordinha portão arrebentou",
      "corda arrebentou",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o cabo do portão basculante estourou, pare tudo: desligue o disjuntor, afaste pessoas e animais e não passe sob a folha, mesmo que ela pareça presa. Não destrave, não levante na mão e chame o técnico, {shop.hours}.",
        "Não use: cabo do basculante arrebentado deixa a folha apoiada só no motor e no outro cabo, e ela pode cair. Desligue o disjuntor, mantenha distância, não acione o controle e não use a chave de destravamento. Atendemos {shop.hours} pelo WhatsApp.",
        "Com o cabo de aço do portão rompido, faça três coisas: desligue o disjuntor, afaste todos e deixe a folha como está. A troca é dos dois cabos, com a folha escorada e o contrapeso apoiado, por técnico.",
      ],
      "how-to": [
        "Cabo do portão estourou: desligue o disjuntor, tire pessoas e animais de perto, não passe sob a folha e não destrave o motor, que pode ser o que a segura. Tranque o acesso a pé e chame o técnico, {shop.hours}.",
        "O que fazer com o cabo do portão arrebentado: nada de controle, chave ou força. Corte a energia no quadro, isole a passagem e mande uma foto de longe; a folha só se move depois de escorada.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "O que fazer com o cabo arrebentado",
          "Cabo estourado: passos imediatos",
          "Primeiros minutos depois que o cabo rompeu",
        ],
        slots: [
          [
            "A folha do basculante pesa dezenas de quilos, e sem um dos cabos pode cair sem aviso.",
            "Sem o cabo, o contrapeso deixa de equilibrar a folha, e ela pode despencar.",
            "O cabo que resta está com carga dobrada e pode romper em seguida.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e desligue o disjuntor do portão.",
          "Afaste pessoas e animais da folha e do contrapeso.",
          "Deixe o carro onde está se ele precisa passar sob a folha.",
          "Não destrave, não amarre e não levante a folha.",
          "Fotografe de longe e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é a troca do cabo arrebentado",
          "Troca dos dois cabos com a folha escorada",
          "O serviço no basculante sem cabo",
        ],
        slots: [
          [
            "O técnico escora a folha e apoia o contrapeso antes de tocar em qualquer peça.",
            "Primeiro a folha é travada com escoras e o contrapeso é sustentado.",
            "Nada se solta antes de a folha e o contrapeso estarem apoiados.",
          ],
          [
            "Os dois cabos são trocados juntos, com presilhas novas, porque envelheceram por igual.",
            "Troca-se o par, na bitola que o peso da folha pede, e examinam-se as roldanas.",
            "Um cabo novo de um lado e velho do outro deixa a folha torta e a carga de um lado só.",
          ],
          [
            "No fim, o equilíbrio é conferido na mão antes de o motor voltar a trabalhar.",
            "A folha deve parar onde é deixada; só então o motor é religado.",
            "O motor também é testado, porque segurou peso que não era dele.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso abrir o portão na mão para tirar o carro?",
        answers: [
          "Não. Sem o cabo, a folha pode cair no meio do caminho. O técnico escora e libera a passagem primeiro.",
          "Não levante. O peso que o cabo segurava viria todo para quem está embaixo.",
        ],
      },
      {
        question: "Por que o cabo estourou?",
        answers: [
          "O cabo estoura por ferrugem, fios rompidos na roldana, roldana travada ou anos de uso. Um cabo desfiado avisa antes, e é hora de trocar.",
          "A causa costuma ser desgaste no ponto em que dobra na roldana. A roldana é examinada na troca.",
        ],
      },
      {
        question: "O motor pode ter estragado junto?",
        answers: [
          "Pode, se continuou puxando depois do rompimento. Fuso, braço e suporte entram na conferência.",
          "Às vezes. Quanto antes o disjuntor foi desligado, menor a chance.",
        ],
      },
      {
        question: "Dá para emendar o cabo?",
        answers: [
          "Não. A emenda escapa na roldana e cede sob carga. A troca é do cabo inteiro, nos dois lados.",
          "Não, de jeito nenhum: nó ou presilha no meio do cabo não suporta a folha.",
        ],
      },
    ],
    photo: "uma foto do portão de longe, mostrando a folha e o lado em que o cabo rompeu",
  },
  {
    id: "trava-de-queda",
    broader: "cabo-arrebentado",
    label: "Trava de queda para basculante",
    phrase: "a trava de queda do basculante",
    asks: [
      "trava queda",
      "freio queda",
      "trava contra queda",
      "antiqueda",
      "anti queda",
      "freio queda portão",
      "trava segurança queda",
      "portão pode cair",
      "basculante pode cair",
      "evitar queda portão",
      "dispositivo antiqueda",
      "portão cair",
      "segurança queda basculante",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão basculante pode cair quando cabo, mola ou contrapeso falha, e a trava de queda existe para segurar a folha nesse instante. Ela reduz o risco, mas não substitui cabo bom: o que evita a queda é trocar o cabo ao primeiro fio partido.",
        "A trava antiqueda prende a folha na coluna quando o cabo perde tensão ou se rompe. Pode ser instalada em parte dos basculantes e guilhotinas, conforme a estrutura; o técnico avalia por foto. Ninguém deve ficar sob a folha, com trava ou sem ela.",
        "Há risco de queda, sim: o portão pode cair, no basculante, por cabo ou mola rompida; no de correr, por falta de batente ou guia. Revisão dos cabos, batentes firmes e trava de queda são as proteções, e parar de usar ao primeiro sinal é a mais importante.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que o portão pode cair", "O que olhar antes da queda", "Avisos que a folha dá"],
        slots: [
          [
            "Cabo desfiado, folha torta, descida rápida e estalo de aço são aviso.",
            "A subida de um lado só mostra cabo esticando.",
            "No de correr, folha que balança ou passa do ponto está perto de sair da guia.",
          ],
          [
            "Solda trincada no suporte e parafuso frouxo no pivô também derrubam a folha.",
            "Ferrugem na base e no ponto do cabo tira a força do conjunto.",
            "Qualquer um desses sinais manda parar o uso e desligar o disjuntor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Cabos, trava e batentes", "Proteção contra queda"],
        slots: [
          [
            "Os dois cabos são vistos fio a fio e trocados em par.",
            "Roldanas e presilhas entram na conferência, porque é nelas que o cabo se parte.",
            "O contrapeso é preso na caixa para não cair junto.",
          ],
          [
            "A trava de queda é fixada em coluna firme e testada com a folha escorada.",
            "Onde a estrutura permite, instala-se a trava; onde não, reforçam-se cabo e pivô.",
            "No de correr, o equivalente são batentes soldados e guia firme.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Toda marca de motor segura a folha se o cabo romper?",
        answers: [
          "Não conte com isso. O motor pode segurar por um tempo, mas não foi feito para carregar a folha.",
          "Não. O fuso pode reter a folha e depois ceder. Isole e chame.",
        ],
      },
      {
        question: "De quanto em quanto tempo conferir a trava de queda?",
        answers: [
          "Em casa, confira {visits.home}; em uso coletivo, {visits.business} ou mais. Depois de batida ou estalo, confira na hora.",
          "Confira na revisão e sempre que a folha descer diferente do normal.",
        ],
      },
    ],
    photo: "fotos com zoom dos cabos, roldanas e da folha inteira",
  },
];
