import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const roldana: NarrowConcept[] = [
  {
    id: "trocar-roldana-preco",
    broader: "roldana",
    label: "Troca de roldana: preço",
    phrase: "o preço da troca de roldana",
    asks: [
      "trocar roldana preço",
      "roldana preço",
      "roldana dupla preço",
      "roldana dupla portão preço",
      "roldana quanto custa",
      "trocar roldana quanto sai",
      "trocar roldana correr quanto sai",
      "roldana quanto sai",
      "rodinha quanto sai",
      "trocar rodinha quanto",
      "roldana quanto fica",
      "trocar roldana quanto fica",
      "trocar roldana correr preço",
      "trocar roldana deslizante preço",
      "roldana valor",
      "troca roldana valor",
      "rodinha portão preço",
      "trocar rodinha portão preço",
      "trocar roldana custa",
      "trocar roldana valor",
      "trocar roldana portão quanto custa",
      "trocar roldana basculante preço",
      "trocar roldana motor preço",
      "trocar roldana motor valor",
      "trocar roldana motor custa",
      "quanto custa trocar roldana motor",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar a roldana do portão custa o par de rodas mais a mão de obra de erguer a folha, que se soma à visita, a partir de {price.preventive} em casa, sem peças; roda parafusada é mais simples que a soldada. Trocam-se as duas juntas; mande foto da roda, do trilho e a largura da folha.",
        "A troca de roldana soma três coisas: a visita, que em casa parte de {price.preventive} sem peças, o par de rodas, orçado por foto, e a mão de obra de erguer e escorar a folha. Portão pesado, roda soldada e trilho com dente ou emenda alta entram à parte, ditos antes.",
        "A roldana de portão é cobrada por par, mais o serviço de levantar a folha com segurança e acertar a cremalheira. A visita de manutenção em casa parte de {price.preventive}, sem peças, e a troca se soma a ela; com o canal, o diâmetro e a largura em fotos, o preço vem fechado.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Do que depende o preço da roldana", "O que se paga na troca", "O que muda o preço da roldana"],
        slots: [
          [
            "A roda muda de preço com o diâmetro, o canal em V, em U ou reto, e a carga que suporta.",
            "Diâmetro, perfil do canal e rolamento definem o preço da peça.",
            "Roda maior, com rolamento vedado e carga alta, custa mais e dura mais.",
          ],
          [
            "Fixação por parafuso sai rápido; uma roda soldada pede corte, solda e pintura.",
            "O modo de fixar pesa na mão de obra: parafuso é simples, solda exige serralheria.",
            "Quando a roda está dentro do tubo, a folha sobe mais e o serviço demora.",
          ],
          [
            "Depois da troca, a folha muda de altura e a cremalheira volta à folga de {rack.clearance}.",
            "Acertar a cremalheira em {rack.clearance} faz parte do serviço, porque a folha sobe com a roda nova.",
            "O orçamento inclui refazer a folga de {rack.clearance} entre cremalheira e engrenagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a roldana é trocada", "Etapas da troca de roldana", "A troca na visita"],
        slots: [
          [
            "A folha é travada, erguida com apoio e escorada dos dois lados antes de sair a roda.",
            "Primeiro se garante que a folha não tombe; depois se solta cada roda.",
            "Com o motor solto e a folha escorada, troca-se uma roda de cada vez.",
          ],
          [
            "O trilho é limpo e conferido, porque amassado e degrau gastam a roda nova do mesmo jeito.",
            "Antes de baixar a folha, o técnico vê nível, emendas e fixação do trilho.",
            "Um trilho torto é apontado na hora, com foto e valor, para você decidir.",
          ],
          [
            "No fim, o portão precisa andar leve na mão, e só então o motor é engatado e regulado.",
            "A folha é testada na mão de ponta a ponta antes de voltar ao motor.",
            "O teste final é de leveza: sem ponto duro, sem balanço e sem ruído.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Quanto tempo leva a troca das roldanas?",
        answers: [
          "Em geral cabe em uma visita, se a roda é parafusada e o trilho está bom. Roda soldada ou trilho torto pode pedir outra ida.",
          "Uma visita costuma bastar em portão de casa. Solda, folha muito pesada ou trilho a refazer aumentam o prazo, combinado antes.",
        ],
      },
      {
        question: "O trilho precisa ser trocado junto com a roldana?",
        answers: [
          "Nem sempre: só se tem dente, emenda alta ou canto amassado, que gastam a roda nova. É um valor à parte, dito antes.",
          "Não, se está reto e liso. Trilho amassado ou com degrau é corrigido antes, com valor próprio.",
        ],
      },
      {
        question: "Precisa trocar as duas roldanas?",
        answers: [
          "É o recomendado. As duas rodaram o mesmo tanto, e uma roda nova de um lado com velha do outro deixa a folha inclinada.",
          "Sim, na maioria dos casos. A mão de obra de erguer a folha é a mesma, e o par mantém o nível.",
        ],
      },
      {
        question: "Posso trocar a roldana sozinho?",
        answers: [
          "Não é seguro: a folha de correr tomba de lado quando sai do trilho. A troca pede escora e duas pessoas treinadas.",
          "Melhor não. Macaco e alavanca derrubam a folha; em casa, fique na limpeza do trilho com o disjuntor desligado.",
        ],
      },
      {
        question: "Roldana de nylon ou de ferro?",
        answers: [
          "O nylon faz menos ruído e serve a folha leve; ferro ou aço com rolamento atende folha pesada. O canal tem de casar com o trilho.",
          "Em folha leve de casa, o nylon serve e faz menos barulho; em chapa fechada, use aço. Nas duas, o canal tem de casar com o trilho.",
        ],
      },
      {
        question: "Como meço a roldana para o orçamento?",
        answers: [
          "Com o disjuntor desligado, ponha uma trena ao lado da roda, sem tocar: meça o diâmetro de borda a borda e fotografe o canal de frente, em V, em U ou reto.",
          "Fotografe a roda de frente e de lado com uma régua encostada na folha; o diâmetro e o desenho do canal saem da foto.",
        ],
      },
      {
        question: "Quanto dura uma roldana nova?",
        answers: [
          "A duração depende do peso, do trilho limpo e das aberturas por dia. Rolamento vedado e trilho sem areia são o que mais ajuda.",
          "Não há prazo fixo. Em trilho limpo e nivelado ela dura anos; em trilho amassado, poucos meses.",
        ],
      },
    ],
    photo: "fotos da roldana e do trilho, de perto, com o disjuntor desligado, e a largura e o material da folha",
  },
  {
    id: "roldana-travando",
    broader: "roldana",
    label: "Roldana travando",
    phrase: "a roldana travada do portão de correr",
    asks: [
      "roldana trava meio caminho",
      "roldana trava meio caminho portão pesado",
      "roldana emperrada portão correr",
      "roldana travando",
      "roldana travada",
      "roldana presa",
      "roldana não gira",
      "rodinha travada",
      "rodinha portão travando",
      "roldana arrastando",
      "roldana quebrada",
      "roldana quebrou",
      "rodinha quebrou",
      "rodinha quebrada",
      "roldana gasta",
      "roldana ruim",
      "roldana estourou",
      "roldana soltou",
      "roda portão quebrou",
      "conserto roldana",
      "conserto correr roldana",
      "conserto deslizante roldana",
      "conserto basculante roldana",
      "rodinha saiu",
      "roldana saiu lugar",
      "roda saiu",
      "rodinha soltou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Uma roldana travada ou quebrada deixa o portão de correr pesado e força o motor: desligue o disjuntor e pare de usar. Se é só areia, limpar o trilho resolve; se a roda quebrou ou arrasta, troca-se o par, com a folha escorada pelo técnico.",
        "Quando a roldana quebra ou trava, a roda risca o trilho, o portão anda aos trancos e pode sair do lugar. Desligue o disjuntor, não levante a folha e mande fotos: roda quebrada ou rolamento gasto se troca, em par, na visita.",
        "Uma roldana presa ou quebrada se resolve com a troca do par, feita com a folha apoiada; só quando o que prende é pedra ou barro a limpeza basta. Até lá, disjuntor desligado e ninguém ao lado da folha, que pode tombar.",
      ],
      price: [
        "Consertar roldana travada ou quebrada custa o par novo mais a mão de obra de erguer a folha com segurança e acertar a cremalheira. Se for só sujeira, é ajuste, a partir de {price.preventive} na visita preventiva em casa, sem peças. Fotos bastam para o orçamento.",
        "O preço soma o par de roldanas, pelo perfil do trilho e peso da folha, e o serviço de levantar o portão. Mande foto da roda, do trilho e do portão inteiro, com o disjuntor desligado, e receba o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer com a roldana travada",
          "Roldana travada: o que olhar",
          "Verificação segura da roda presa",
        ],
        slots: [
          [
            "A limpeza resolve quando o que trava é pedra, barro ou cimento seco.",
            "Muita roda presa é só trilho sujo, e isso você pode tirar.",
            "Comece pelo trilho, que é a causa mais simples.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Varra o trilho inteiro e tire pedra, barro e cimento seco.",
          "Com lanterna, veja se a roda tem risco, folga ou pedaço faltando.",
          "Só com a folha reta e o piso nivelado, destrave e empurre devagar.",
          "Se prender, inclinar ou arrastar, pare, trave o motor e fotografe.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a roldana trava", "Causas de roldana travada", "O que prende a roda"],
        slots: [
          [
            "Água e areia entram no rolamento, lavam a graxa e travam as esferas.",
            "O rolamento sem vedação enferruja por dentro e para de girar.",
            "Lavar a garagem com jato no pé do portão apressa o fim do rolamento.",
          ],
          [
            "Um trilho amassado aperta a roda sempre no mesmo ponto e come o canal.",
            "Se trava só num lugar, o defeito costuma ser do trilho, não da roda.",
            "Canal gasto encosta no trilho pelas bordas e arrasta em vez de rodar.",
          ],
          [
            "O óleo na roda não recupera esfera quebrada e ainda junta areia no trilho.",
            "Lubrificar por fora alivia por dias e esconde o defeito.",
            "Um rolamento vedado não aceita óleo por fora; gasto, só a troca resolve.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso continuar usando o portão com a roldana travando?",
        answers: [
          "Não pelo motor. Ele força, esquenta e gasta a engrenagem, e a folha pode sair do trilho.",
          "Melhor parar. Uma roda que arrasta corta o trilho, e o conserto que era de um par passa a incluir trilho e motor.",
        ],
      },
      {
        question: "Dá para trocar só o rolamento da roldana?",
        answers: [
          "Às vezes, quando a roda é de rolamento encaixado e o canal está bom. Com canal comido, troca-se a roda inteira.",
          "Depende da roda. Se o canal está inteiro, troca-se o rolamento; senão, o par completo compensa mais.",
        ],
      },
      {
        question: "O portão saiu do trilho depois que a roldana travou. O que faço?",
        answers: [
          "Não tente recolocar: a folha tomba de lado. Desligue o disjuntor, afaste todos e chame o técnico.",
          "Afaste pessoas e carros e deixe a folha como está. Recolocar exige escora dos dois lados.",
        ],
      },
      {
        question: "A roldana do basculante também trava?",
        answers: [
          "Trava. Ela guia o cabo do contrapeso, e presa corta o cabo. Nesse caso não mexa nem destrave: só o técnico, com a folha escorada.",
          "Sim, e é mais perigoso, porque sustenta o cabo. Pare de usar o portão e mande fotos de longe.",
        ],
      },
    ],
    photo: "fotos da roldana e do trilho, de perto, com o disjuntor desligado, e da folha inteira",
  },
  {
    id: "qual-roldana",
    broader: "roldana",
    label: "Qual roldana usar",
    phrase: "a roldana certa para o portão",
    asks: [
      "roldana certa portão",
      "roldana certa meu portão",
      "escolher roldana peso folha",
      "como escolher roldana peso",
      "quantos quilos roldana precisa suportar",
      "roldana 3 4",
      "roldana diâmetro",
      "qual roldana",
      "roldana usar",
      "roldana ideal",
      "roldana portão pesado",
      "roldana kg",
      "roldana tamanho",
      "medida roldana",
      "tipos roldana",
      "roldana reforçada",
      "melhor roldana",
      "roldana aguenta",
    ],
    intent: "buying",
    answers: {
      any: [
        "A roldana certa tem o mesmo canal do trilho, em V, U ou redondo, e carga acima da metade do peso da folha, porque são duas. Em folha de 500 kg, cada roda deve suportar mais de 250 kg, com margem.",
        "Escolha a roldana por três dados: canal igual ao do trilho, carga por roda e diâmetro que caiba no encaixe. Divida o peso da folha por dois e deixe um terço de folga; o uso intenso pede rolamento blindado duplo.",
        "Para saber qual roldana usar, divida o peso da folha pelas duas rodas e dê um terço de folga: 600 kg pedem roda de 400 kg ou mais. O canal é o do trilho, em V, U ou redondo; com a foto da roda e do trilho, indicamos o par e o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como escolher a roldana",
          "Canal, carga e diâmetro da roldana",
          "A roldana certa para o peso do portão",
        ],
        slots: [
          [
            "O canal da roda copia o trilho: V sobre cantoneira, U ou redondo sobre vergalhão ou tubo.",
            "O trilho de cantoneira pede canal em V; um trilho redondo pede canal em U.",
            "Olhe o trilho de topo: o desenho dele é o do canal da roda.",
          ],
          [
            "São duas rodas por folha, então cada uma leva cerca de metade do peso, e se deixa margem.",
            "Divida o peso por dois e some um terço: esse é o mínimo de carga por roda.",
            "A folha de 300 kg pede rodas para 200 kg ou mais cada uma.",
          ],
          [
            "Diâmetro maior passa melhor por emenda e sujeira, mas precisa caber no encaixe sem erguer a folha.",
            "O diâmetro novo igual ao antigo mantém a altura da folha e a folga da cremalheira.",
            "Mudar o diâmetro muda a altura do portão, e a cremalheira precisa ser acertada.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Aço, nylon e tipo de rolamento", "Materiais de roldana", "Roldana de aço ou de nylon"],
        slots: [
          [
            "O aço aguenta mais peso e faz mais ruído; o nylon é silencioso e serve a folha leve.",
            "Em folha leve, o nylon anda quieto; em folha pesada, use aço usinado.",
            "Para casa com folha leve, nylon; para prédio e galpão, aço.",
          ],
          [
            "Um rolamento blindado resiste a água e poeira, e o duplo divide a carga em folha pesada.",
            "Prefira rolamento blindado, que não deixa a areia entrar.",
            "Em folha pesada, dois rolamentos por roda duram bem mais que um.",
          ],
          [
            "Roda com caixa aparafusada se troca sem solda; a embutida exige corte.",
            "A fixação por caixa facilita a próxima troca.",
            "Veja se a roda sai por parafuso ou se está soldada no quadro.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Roldana em V ou em U?",
        answers: [
          "A que copia o trilho. V para cantoneira, U ou redondo para trilho redondo; trocada, a roda sobe na beirada e sai.",
          "Quem decide é o trilho que está no chão. Mande uma foto dele de topo.",
        ],
      },
      {
        question: "Quantas roldanas um portão de correr usa?",
        answers: [
          "Na maioria, são duas por folha. Uma folha muito longa pode ter mais, desde que o trilho esteja bem nivelado.",
          "Em geral, usa duas. Com três ou mais, qualquer desnível deixa uma delas sem apoio.",
        ],
      },
      {
        question: "Posso trocar a roldana sozinho?",
        answers: [
          "Não convém: é preciso erguer a folha, que pode tombar. O serviço pede macaco, escora e guia firme.",
          "Não: portão de correr fora do trilho tomba de lado. Deixe com o técnico.",
        ],
      },
      {
        question: "Preciso trocar o trilho junto?",
        answers: [
          "Só se ele estiver amassado ou gasto. Um trilho ruim come a roda nova em pouco tempo.",
          "Depende do estado. O técnico confere as emendas antes de montar o par.",
        ],
      },
    ],
    photo: "fotos da roldana, do trilho visto de topo e do portão inteiro, com a largura, a altura e o material",
  },
  {
    id: "quando-trocar-a-roldana",
    broader: "roldana",
    label: "Quando e como trocar as roldanas",
    phrase: "a troca das roldanas",
    asks: [
      "trocar roldana lubrificar",
      "trocar roldanas ou lubrificar",
      "trocar roldana e trilho portão correr",
      "quem troca roldana portão",
      "quando trocar roldana",
      "quando trocar roldanas portão",
      "sinais roldana",
      "sintomas roldana",
      "saber roldana ruim",
      "trocar roldana",
      "troca roldana",
      "trocar roldana portão",
      "como trocar roldana",
      "como trocar roldana portão",
      "trocar roldana correr",
      "trocar rodinha",
      "como trocar rodinha",
      "trocar rodinha portão",
      "roda gasta",
      "correr roda gasta",
      "roldana gasta",
      "rodinha gasta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trocar as roldanas, se a roda arrasta, tem folga ou o canal afundou: lubrificar só adia. Lubrificar basta quando a roda gira solta e apenas chia, com poucas gotas no eixo e nada no trilho; rolamento blindado não se lubrifica, troca-se. A revisão em casa parte de {price.preventive}, sem peças.",
        "Troque a roldana do portão de correr quando a roda arrasta, estala a cada volta ou o canal afundou e a folha baixou. Vão em par, com o perfil do trilho, e a folha é escorada pelo técnico; o valor sai por foto da roda e do portão.",
        "As roldanas do portão são trocadas aos pares: a folha é apoiada, a roda nova segue o perfil e o peso do portão, e a cremalheira volta à folga de {rack.clearance}. É hora de trocar quando o portão pesa na mão, ronca ou deixa pó de metal no trilho.",
        "A roldana gasta se reconhece pelo portão pesado, estalo no ritmo da roda e risco brilhante no trilho: é hora de trocar o par. Não levante a folha em casa, porque fora do trilho ela tomba; mande fotos e o orçamento é grátis.",
      ],
      "how-to": [
        "A roldana se troca quando arrasta, estala ou deixa limalha no trilho: o técnico escora a folha, monta o par no mesmo perfil e refaz a folga da cremalheira, de {rack.clearance}. Não faça em casa: erguida com macaco, a folha sai da guia e tomba. A visita parte de {price.preventive} em residência, sem peças.",
        "A roldana gasta se troca aos pares, com a folha escorada dos dois lados e solta do motor: ergue-se o mínimo, trocam-se as rodas por outras de mesmo diâmetro, canal e carga, e a cremalheira volta à folga de {rack.clearance}. É serviço de técnico, porque fora da guia a folha tomba; a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["A hora de trocar as roldanas", "Sinais de que a roldana acabou", "Limpar ou trocar a roldana"],
        slots: [
          [
            "Se o portão anda bem depois de varrer o trilho, era sujeira; se continua pesado ou roncando, é roda.",
            "A limpeza resolve areia e barro; rolamento quebrado e canal fundo só com troca.",
            "Primeiro se varre o trilho: o que sobra de peso e ruído é da roldana.",
          ],
          [
            "Canal comido baixa a folha, que passa a raspar no piso e a apertar a cremalheira no motor.",
            "A roda gasta muda a altura do portão e tira a cremalheira da folga de {rack.clearance}.",
            "Com a roda baixa, a cremalheira pesa sobre o eixo do motor e gasta os dois.",
          ],
          [
            "No basculante, a roldana do alto conduz o cabo: travada, ela corta os fios e é trocada com ele.",
            "A roldana de basculante que não gira pede visita logo, porque serra o cabo de aço.",
            "Em portão basculante, cabo e roldana se trocam juntos quando um deles está no fim.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como é a troca, passo a passo", "Da folha escorada ao teste"],
        slots: [
          [
            "O técnico segue esta ordem no portão de correr; a sua parte é varrer o trilho e deixar o carro longe.",
            "No portão de correr, o trabalho do técnico segue esta ordem.",
          ],
        ],
        steps: [
          "Desliga o disjuntor, solta o motor e escora a folha dos dois lados, com a guia de cima firme.",
          "Ergue um lado só o bastante para a roda sair do trilho.",
          "Tira a roldana e compara diâmetro, canal (V ou U), furo do eixo e carga com a nova.",
          "Monta o par novo e confere se a folha ficou nivelada e corre leve na mão.",
          "Acerta a cremalheira, o fim de curso e a força, e testa alguns ciclos.",
        ],
      },
      {
        about: "care",
        headings: ["O que faz a roldana durar", "Cuidados depois da troca", "Trilho limpo, roda inteira"],
        slots: [
          [
            "Trilho varrido e sem graxa é o que mais poupa a roda.",
            "A areia no trilho é lixa; varrer toda semana custa menos que um par de rodas.",
            "Não se passa graxa no trilho: ela prende a areia que come o canal.",
          ],
          [
            "Trilho amassado ou com degrau estraga roda nova em pouco tempo e é corrigido junto.",
            "Se o trilho tem dente ou emenda alta, ele entra no mesmo serviço.",
            "Uma roda nova em trilho torto repete o defeito, por isso o técnico confere os dois.",
          ],
        ],
      },
    ],
    keep: ["signs", "check", "visit"],
    questions: [
      {
        question: "Quanto custa trocar as roldanas?",
        answers: [
          "A troca soma a visita, a partir de {price.preventive} em casa, o par de rodas e a mão de obra de erguer a folha. O par sai por foto da roda e do trilho.",
          "Soma-se à visita, que em casa parte de {price.preventive} sem peças, o par de rodas com a mão de obra; com foto da roda e do trilho, o valor vem fechado.",
        ],
      },
      {
        question: "Posso trocar só uma roldana?",
        answers: [
          "Não compensa: a velha está com a mesma idade, e a diferença de altura entorta a folha.",
          "Troque o par. Rodas de alturas diferentes forçam a guia e a cremalheira.",
        ],
      },
      {
        question: "Quanto tempo duram as roldanas do portão?",
        answers: [
          "A duração depende do peso, do trilho e da limpeza; areia e água acabam com o rolamento cedo. A revisão {visits.home} em casa acompanha o desgaste.",
          "Não há prazo fixo. Trilho reto e varrido e rolamento vedado fazem durar mais.",
        ],
      },
    ],
    photo: "uma foto da roda, outra do trilho e outra do portão inteiro, com o disjuntor desligado",
  },
  {
    id: "roldana-gastou-cedo",
    broader: "roldana",
    label: "Roldana que gasta depressa",
    phrase: "a roldana que gastou depressa",
    asks: [
      "roldana gastou meses",
      "roldana gastou seis meses",
      "roldana gastou rápido",
      "roldana gasta rápido",
      "roldana dura pouco",
      "por que roldana gastou",
      "roldana nova gastou",
      "roldana não dura",
    ],
    intent: "question",
    answers: {
      any: [
        "A roldana gasta depressa por um destes motivos: é pequena para o peso, tem perfil diferente do trilho ou roda em trilho torto e sujo de areia. Troque o par por roda da capacidade certa, com rolamento, e acerte o trilho junto; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Roldana que dura pouco quase nunca é defeito da peça: ou a carga dela é menor que a folha, ou o canal não casa com o trilho, ou há areia, graxa e emenda alta no caminho. Corrija isso na troca; a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que come a roldana antes da hora", "Peso, perfil e trilho"],
        slots: [
          [
            "Canal em V em trilho redondo, ou o contrário, apoia a roda só na borda e a afina.",
            "Roda e trilho de perfis diferentes encostam num ponto só, que se gasta logo.",
          ],
          [
            "Graxa no trilho prende areia e vira lixa; o trilho trabalha limpo e seco.",
            "Areia com graxa no trilho lixa a roda a cada abertura.",
          ],
          [
            "Folha sem nível põe quase todo o peso numa roda só.",
            "Trilho em desnível ou folha torta carrega uma roda mais que a outra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["A roda que dura mais", "O que pedir na próxima troca"],
        slots: [
          [
            "Peça roda com carga acima da metade do peso da folha, porque são duas, e com folga.",
            "Cada roda leva perto da metade da folha: escolha capacidade com sobra sobre isso.",
          ],
          [
            "Rolamento vedado e roda de aço compensam em folha de chapa; o nylon fica para folha leve.",
            "Em folha pesada, roda de aço com rolamento vedado; em folha leve, o nylon serve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gastou dentro da garantia. O que faço?",
        answers: [
          "Chame quem instalou, com foto da roda e do trilho. Nosso serviço tem {warranty.installation} de garantia.",
          "Guarde a peça e avise quem fez o serviço; o nosso tem {warranty.installation} de garantia.",
        ],
      },
      {
        question: "Posso rodar com a roldana gasta até trocar?",
        answers: [
          "Pouco tempo e só se a folha anda reta; se raspa, balança ou baixou, pare, porque ela pode sair do trilho.",
          "Melhor não: a folha baixa, aperta a cremalheira e pode sair do trilho.",
        ],
      },
      {
        question: "Quanto custa trocar de novo?",
        answers: [
          "A visita em casa parte de {price.preventive}, sem peças; o par de rodas e o acerto do trilho saem por foto.",
          "Conte a visita, a partir de {price.preventive} em casa, mais o par de rodas, orçado por foto.",
        ],
      },
    ],
    photo: "uma foto da roda gasta, outra do trilho e a largura e o material da folha",
  },
  {
    id: "roldana-nylon-ou-aco",
    broader: "roldana",
    label: "Roldana de nylon ou de aço",
    phrase: "a roldana de nylon ou de aço",
    asks: [
      "roda plástico ou ferro",
      "roda plástico ferro portão correr",
      "roldana nylon aço",
      "roldana nylon ou aço",
      "roldana aço ou nylon",
      "roldana nylon",
      "roldana aço",
      "roldana ferro ou nylon",
      "melhor roldana",
      "roldana silenciosa",
      "roldana nylon boa",
      "roldana com rolamento",
      "roldana rolamento",
      "roldana canal v u",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Roldana de nylon ou de aço: a de nylon faz menos barulho e serve em portão leve de casa; a de aço com rolamento aguenta mais peso e mais uso. Acima de uns 200 kg ou em garagem coletiva, prefira aço com rolamento duplo.",
        "Para portão pesado, escolha roldana de aço com rolamento; para portão leve e quarto perto, a de nylon é mais silenciosa. Nos dois casos o canal tem de combinar com o trilho, e as duas rodas se trocam juntas.",
        "A roldana de aço dura mais sob peso, mas soa no trilho e enferruja se a água fica parada; a de nylon é quieta e não enferruja, mas achata se a folha pesa demais ou fica muito tempo no mesmo ponto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a roldana", "Peso, canal e rolamento", "O que comparar entre as duas"],
        slots: [
          [
            "Some o peso da folha e divida pelas rodas: cada uma deve ter capacidade acima dessa parte.",
            "A capacidade em quilos vem na embalagem, por roda ou pelo par.",
            "Deixe folga: com vento ou trilho torto, uma roda carrega mais que a outra.",
          ],
          [
            "Canal em V para trilho em V ou cantoneira; canal em U para trilho redondo.",
            "A roda de canal errado anda na beira do trilho e descarrila.",
            "O canal certo é o do seu trilho, antes do material.",
          ],
          [
            "Um rolamento blindado roda leve e não pede graxa; uma bucha simples pesa para o motor.",
            "Com rolamento, o motor trabalha com menos esforço.",
            "Diâmetro maior passa melhor por emenda e sujeira.",
          ],
        ],
        bullets: [
          "Nylon: silenciosa, para folha leve",
          "Aço: para peso e uso intenso",
          "Canal igual ao do trilho",
          "Rolamento blindado",
          "Trocar as duas juntas",
        ],
      },
      {
        about: "replace",
        headings: ["A troca, com segurança", "Trocar roldana não é serviço de morador", "Como se troca"],
        slots: [
          [
            "A folha tem de ser erguida e escorada, e ela tomba se perder a guia.",
            "Portão de correr fora do trilho mata; a troca é feita por quem tem macaco e escora.",
            "Não levante a folha com macaco de carro.",
          ],
          [
            "Na mesma visita se limpa e alinha o trilho e se acerta a folga da cremalheira.",
            "Uma roda nova muda a altura da folha, e a cremalheira volta à folga de {rack.clearance}.",
            "Um trilho com degrau come a roda nova; por isso é visto junto.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso pôr roldana de nylon no lugar da de aço?",
        answers: [
          "Pode, se a capacidade da roda de nylon cobrir o peso e o canal for o mesmo.",
          "Em portão leve, sim. Em folha pesada, a roda achata em pouco tempo.",
        ],
      },
      {
        question: "Roldana precisa de graxa?",
        answers: [
          "A de rolamento blindado, não. A de bucha leva gotas de óleo no eixo, com o disjuntor desligado.",
          "Só no eixo, se for de bucha. No trilho não se passa nada.",
        ],
      },
    ],
    photo: "fotos da roldana e do trilho, de perto, com a largura e o material da folha",
  },
  {
    id: "roldana-3-ou-4-polegadas",
    broader: "roldana",
    label: "Roldana de 3 ou 4 polegadas",
    phrase: "o tamanho da roldana",
    intent: "buying",
    asks: [
      "roldana 3 ou 4",
      "roldana 3 4 polegadas",
      "roldana polegadas",
      "roldana 3 polegadas",
      "roldana 4 polegadas",
      "tamanho roldana",
      "medida roldana",
      "roldana 2 ou 3",
      "qual tamanho roldana",
      "roldana maior",
      "diâmetro roldana",
      "roldana 3 ou 4 polegadas",
      "roldana 2 ou 3 polegadas",
      "roldana qual polegada",
    ],
    answers: {
      price: [
        "A roldana de 3 ou de 4 polegadas, com canal U ou V, é orçada pela foto e se soma à visita, que em casa parte de {price.preventive}, sem peças. O preço muda com a carga que a roda aguenta, o tipo de rolamento e o jeito de fixar; trocam-se sempre as duas.",
        "Para saber o preço da roldana do seu portão, mande a foto da roda e do trilho: diâmetro, canal U ou V e carga definem o valor. A visita para trocar o par, em casa, parte de {price.preventive}, sem peças, com a folha escorada pelo técnico.",
      ],
      any: [
        "Roldana de 3 polegadas serve a portão de correr leve, de casa; em folha pesada ou larga, a de 4 polegadas roda melhor. Na troca, repita o diâmetro e o canal da que saiu, V ou U conforme o trilho, e confira a carga gravada: cada roda deve aguentar mais que metade da folha.",
        "Pode trocar a roldana de 3 por uma de 4 polegadas só se ela couber no encaixe e tiver o mesmo canal: a maior ergue a folha pouco mais de 1 cm, e a cremalheira e a guia são reajustadas. Trocam-se as duas rodas juntas, com a folha escorada pelo técnico.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que mais conferir além do diâmetro", "Canal, carga e encaixe"],
        slots: [
          [
            "O canal tem de ser igual ao trilho: V em cantoneira, U em trilho redondo.",
            "Roda de canal diferente monta no trilho e escapa.",
          ],
          [
            "Meça o diâmetro de fora a fora, de aba a aba, e anote também a largura: 3 polegadas são perto de 76 mm, e 4, perto de 102 mm.",
            "O diâmetro se mede na borda de fora, com régua: perto de 76 mm é roda de 3 polegadas, e perto de 102 mm, de 4.",
          ],
          ["Uma roda maior pode não caber na caixa da folha.", "Meça a caixa antes de subir de tamanho."],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Troco 3 por 4 no mesmo portão?",
        answers: [
          "Só com a caixa e a cremalheira refeitas: a folha sobe mais de um centímetro.",
          "Em geral não compensa: a roda maior pode não caber, e a cremalheira e a guia precisam ser reguladas de novo.",
        ],
      },
      {
        question: "Roldanas de tamanhos diferentes servem no mesmo portão?",
        answers: ["Não. A folha fica inclinada e sai do trilho."],
      },
    ],
    photo: "fotos da roda, do trilho e a medida do diâmetro",
  },
  {
    id: "roldana-rolamento-ou-bucha",
    broader: "roldana",
    label: "Roldana com rolamento ou com bucha",
    phrase: "a escolha entre roldana com rolamento e com bucha",
    intent: "comparison",
    asks: [
      "roda com bucha ou rolamento",
      "roda bucha ou rolamento blindado",
      "portão pesado roda bucha rolamento blindado",
      "roldana rolamento ou bucha",
      "roldana bucha ou rolamento",
      "roldana rolamento bucha",
      "roldana com bucha",
      "roldana com rolamento portão pesado",
      "roldana com rolamento",
      "roldana um ou dois rolamentos",
      "roldana rolamento duplo",
      "roldana dois rolamentos",
    ],
    answers: {
      any: [
        "Escolha roldana com rolamento em portão automático: roda mais leve e poupa o motor; em folha pesada, rolamento duplo e blindado. Bucha só em folha leve e manual, porque gasta, cria folga e pede óleo. Onde empoça água, o que conta é a vedação do rolamento.",
        "Para pôr motor no portão, a roldana deve ser com rolamento, e a de bucha não serve: ela gasta, cria folga e pesa no motor. A foto da roda e do trilho diz o par certo e o valor.",
        "Para portão pesado, use roldana com rolamento duplo e blindado, de 4 polegadas se couber no encaixe, com o canal do trilho e carga por roda acima da metade do peso da folha. As duas se trocam juntas, com a folha escorada; a foto da roda e do trilho diz o par certo e o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Bucha, rolamento simples e duplo", "Qual para cada portão"],
        slots: [["O rolamento é marcado pela carga; a bucha, não.", "Procure a carga gravada na roda."]],
        bullets: [
          "Bucha: portão manual e leve",
          "Rolamento simples: folha de casa, pouco uso",
          "Rolamento duplo blindado: folha pesada ou garagem coletiva",
          "Em piso molhado: blindado com vedação de borracha",
        ],
      },
    ],
    keep: ["signs", "check", "visit"],
    questions: [
      {
        question: "Posso trocar a roldana de bucha por uma de rolamento?",
        answers: ["Sim, com roda do mesmo diâmetro e canal. As duas juntas."],
      },
      {
        question: "Rolamento precisa de óleo?",
        answers: ["O blindado não. Se faz barulho, já acabou."],
      },
    ],
    photo: "fotos da roda e do trilho",
  },
  {
    id: "roldana-e-trilho",
    isAskedByName: true,
    broader: "roldana",
    label: "Troca de roldana e trilho",
    phrase: "a troca da roldana e do trilho",
    asks: [
      "troca roldana e trilho",
      "troca trilho e roldana",
      "trocar roldana e trilho",
      "trocar trilho e roldana",
      "trocar roldanas e trilho",
      "preço roldana e trilho",
    ],
    intent: "repair",
    answers: {
      any: [
        "As duas peças são feitas na mesma visita, com a folha escorada: primeiro se alinha ou troca o trecho ruim do trilho, depois entra o par de roldanas no perfil dele. A visita em casa parte de {price.preventive}, sem peças; rodas e metro de trilho saem por foto.",
        "Roldana e trilho se trocam juntos quando a roda comeu o canal ou o trilho está amassado, porque um gasta o outro. A visita em casa parte de {price.preventive}, sem peças; o par de rodas e o metro de trilho são orçados por foto, e solda grande pode pedir serralheiro.",
      ],
      price: [
        "Trocar roldana e trilho custa o par de rodas, os metros de trilho e a mão de obra com a folha escorada, que se soma à visita, a partir de {price.preventive} em casa, sem peças. Fotos da roda, do trilho e a largura da folha dão o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que um gasta o outro", "Roldana ou trilho: quem estragou primeiro"],
        slots: [
          ["Trilho amassado ou com degrau martela a roda a cada passagem; roda travada arrasta e come o trilho."],
          ["Trocar só a roldana em trilho ruim dura pouco, e trilho novo com roda de outro perfil descarrila."],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca, na ordem", "O serviço na folha e no chão"],
        slots: [["O portão fica fora de uso e sem energia até o fim."]],
        steps: [
          "Escorar a folha e soltar o motor da cremalheira.",
          "Alinhar, fixar ou trocar o trecho de trilho, no nível.",
          "Montar as duas roldanas novas, do perfil do trilho e para o peso da folha.",
          "Baixar a folha, conferir se ela corre com uma mão e refazer a folga da cremalheira.",
          "Regular fim de curso e força e testar vários ciclos.",
        ],
      },
      {
        about: "safety",
        headings: ["Até a visita", "Enquanto espera"],
        slots: [
          [
            "Com roda quebrada ou trilho solto, desligue o disjuntor e não empurre: a folha pode sair do trilho e tombar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa trocar o trilho inteiro?",
        answers: [
          "Nem sempre: amassado em um ponto, troca-se o trecho; gasto ou enferrujado de ponta a ponta, troca-se inteiro.",
        ],
      },
      {
        question: "Troco uma roldana ou as duas?",
        answers: ["As duas, do mesmo perfil: roda nova de um lado e gasta do outro deixa a folha fora de nível."],
      },
      {
        question: "Trilho em V ou em U muda a roldana?",
        answers: ["Muda: a roda tem de ter o canal do trilho. A foto da ponta do trilho mostra o perfil."],
      },
      {
        question: "Esse serviço é de vocês ou do serralheiro?",
        answers: [
          "Roldana, alinhamento e trecho de trilho, em geral, são nossos; solda grande ou base quebrada a foto diz, grátis, se pede serralheiro.",
        ],
      },
    ],
    photo: "fotos da roldana, do trilho de perto e da folha inteira, com a largura",
  },
];
