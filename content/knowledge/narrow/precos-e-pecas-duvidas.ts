import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** This way or that, and what it costs a year: questions before buying that name no single part. */
export const precosEPecasDuvidas: NarrowConcept[] = [
  {
    id: "fechadura-ou-trava",
    broader: "trava",
    label: "Fechadura elétrica ou trava elétrica",
    phrase: "a escolha entre fechadura e trava elétrica",
    asks: [
      "fechadura elétrica trava elétrica mesma coisa",
      "fechadura elétrica trava elétrica diferença",
      "fechadura elétrica serve portão motor",
      ...combine(
        ["fechadura", "fechadura elétrica"],
        ["ou trava", "trava elétrica", "ou trava elétrica", "trava diferença"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "No portão de garagem com motor, use trava elétrica: ela é comandada pela placa e solta o pino antes de a folha andar. A fechadura elétrica é do portão social, de pedestres, aberta pelo interfone, por botão ou por chave.",
        "Use trava elétrica na garagem automática e fechadura elétrica na porta de pedestres. A fechadura na folha do motor prende o portão quando ele tenta abrir, porque não conversa com a placa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual vai em cada portão", "Trava e fechadura: o que muda"],
        slots: [
          [
            "A diferença é quem comanda: a placa do motor ou o interfone.",
            "Uma obedece à central do motor; a outra, ao interfone e à chave.",
          ],
        ],
        bullets: [
          "Trava: pino forte, no ponto em que a folha encosta na coluna",
          "Trava: precisa de saída na placa ou de módulo",
          "Fechadura: trinco com chave por fora, para gente passar",
          "Fechadura: fonte de 12 V ou o interfone",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Do que depende o valor"],
        slots: [
          [
            "Nas duas somam-se a peça, a fixação e o cabo; na trava, às vezes o módulo.",
            "Peça, fixação e cabo fazem o preço; o módulo entra se a placa não tem saída.",
          ],
          [
            "Com foto do portão fechado e da etiqueta do motor, o valor vem antes da visita.",
            "Mande a foto da folha fechada e da etiqueta para o valor fechado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão de garagem com motor precisa de trava?",
        answers: [
          "Nem sempre: redutor irreversível já segura. Folha larga, leve ou de frente para a rua pede.",
          "Depende do motor e da folha; em duas folhas e em folha larga, sim.",
        ],
      },
      {
        question: "A mesma central abre o social e a garagem?",
        answers: [
          "Um receptor de dois canais comanda os dois: um canal na fechadura, outro no motor.",
          "Pode, com receptor de dois canais.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da etiqueta do motor",
  },
  {
    id: "fechadura-comum-ou-eletrica",
    broader: "fechadura",
    label: "Fechadura comum ou elétrica no portão social",
    phrase: "a escolha entre fechadura comum e elétrica",
    asks: [
      "fechadura manual elétrica",
      "fechadura elétrica chave simples",
      "vantagens fechadura elétrica chave",
      "fechadura normal elétrica portão",
      ...combine(
        ["fechadura"],
        [
          "comum ou elétrica",
          "comum elétrica",
          "simples ou elétrica",
          "chave ou elétrica",
          "elétrica ou digital",
          "elétrica vale pena",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Prefira a fechadura elétrica se o portão social fica longe da porta ou há interfone: você abre sem descer e, sem luz, usa a chave. Fique com a comum se a porta fica ao lado e pouca gente chama; custa menos e não leva cabo.",
        "A fechadura elétrica compensa com interfone e visitas frequentes; a comum basta em portão perto da casa. As duas têm chave, e a elétrica não depende da luz para trancar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando a elétrica compensa", "Comum ou elétrica, caso a caso"],
        slots: [
          ["Pese a distância até o portão, o interfone e o caminho do cabo.", "Distância, interfone e cabo decidem."],
        ],
        bullets: [
          "Sobrado ou casa de fundos: elétrica",
          "Interfone já instalado: elétrica, com pouco serviço",
          "Sem passagem de cabo e pouco uso: comum",
          "Aluguel por temporada: digital, de uso externo",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Do que depende o valor"],
        slots: [
          [
            "Na comum pagam-se a peça e a furação; na elétrica, também fonte ou interfone, cabo e ligação.",
            "A elétrica soma cabo e fonte à peça; a comum, só o encaixe.",
          ],
          [
            "Folha caída se alinha antes, nas duas, e é cobrada à parte.",
            "Batente torto ou folha caída entram à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura elétrica tranca sem luz?",
        answers: [
          "Sim, a de trinco fica trancada e abre pela chave. O eletroímã é que solta.",
          "Tranca: o trinco é mecânico, e a luz só serve para abrir à distância.",
        ],
      },
      {
        question: "Dá para trocar a comum pela elétrica no mesmo furo?",
        answers: [
          "Às vezes; a de sobrepor dispensa o furo antigo. A foto da folha mostra.",
          "Depende do modelo; a de sobrepor costuma resolver.",
        ],
      },
    ],
    photo: "fotos da folha do portão social, dos dois lados, e do interfone",
  },
  {
    id: "nobreak-ou-chave",
    broader: "nobreak",
    label: "Nobreak ou chave de destravamento",
    phrase: "a escolha entre nobreak e abrir na chave",
    asks: [
      ...combine(
        ["nobreak", "no break", "bateria"],
        ["ou chave", "ou manual", "ou destravar", "chave manual", "ou abrir mão"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "A chave basta se o portão é leve, há outra porta e a luz quase não falta: ela não custa nada e já vem com o motor. O nobreak vale em portão pesado, quando a garagem é a única entrada ou há idoso em casa.",
        "Escolha o nobreak se não quer descer do carro no escuro ou se a folha pesa; a chave de destravamento basta a quem fica sem luz uma vez ou outra. Mesmo com nobreak, guarde a chave: a bateria acaba, e o destravamento é o plano B.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Decida pelo portão e pela rua", "Quando cada um resolve"],
        slots: [
          [
            "Teste uma vez: com o disjuntor desligado e a folha reta, destrave e veja se ela anda leve.",
            "Antes de decidir, sinta o peso da folha destravada, com o disjuntor desligado.",
          ],
        ],
        bullets: [
          "Chave: folha leve, porta social ao lado, queda rara",
          "Nobreak: folha pesada, única entrada, rua escura",
          "Nobreak: prédio e comércio",
          "Basculante com cabo ou mola ruim: nem um nem outro, até o conserto",
        ],
      },
      {
        about: "cost",
        headings: ["O que cada um custa", "Do que depende o valor"],
        slots: [
          [
            "O nobreak soma aparelho, bateria e instalação, e a bateria se troca a cada poucos anos.",
            "No nobreak contam o aparelho, a bateria e a ligação; a bateria volta a ser comprada.",
          ],
          [
            "A chave perdida é peça pequena, pedida pelo modelo da etiqueta.",
            "Repor a chave custa pouco: vale o modelo do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas vezes o nobreak abre o portão sem luz?",
        answers: [
          "Depende da bateria e do peso da folha; em casa, dimensiona-se para algumas aberturas. Diga quantas quer ao pedir o valor.",
          "O bastante para entrar e sair algumas vezes, conforme a bateria.",
        ],
      },
      {
        question: "Destravar na chave estraga o motor?",
        answers: [
          "Não, com o disjuntor desligado e a folha conduzida devagar. Trave de novo antes de religar.",
          "Não, se feito com calma e travado depois.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do portão inteiro",
  },
  {
    id: "celular-ou-tag",
    broader: "modulo-wifi",
    label: "Abrir pelo celular ou por tag",
    phrase: "a escolha entre celular e tag",
    asks: [
      ...combine(["celular", "aplicativo", "wifi", "app"], ["ou tag", "tag qual melhor", "tag veicular ou"]),
      "tag ou celular",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em casa, prefira o celular: o módulo Wi-Fi custa menos e abre de longe. Em prédio e empresa, prefira a tag: o carro entra sem ninguém pegar o telefone, e cada uma se bloqueia sozinha; ela pede leitor e antena em cada entrada.",
        "A tag serve a muitos carros e fila; o celular, a poucos moradores e para liberar visitas à distância. Os dois ligam na mesma placa e podem conviver com os controles.",
      ],
      price: [
        "Em casa, o celular custa menos que a tag: é um módulo Wi-Fi ligado à placa, e a tag pede leitor, antena e uma etiqueta por carro. Em prédio e empresa, a tag funciona melhor, sem ninguém pegar o telefone; os dois valores vêm por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Celular e tag lado a lado", "O que pesa na escolha"],
        slots: [
          [
            "Pense em quantos carros entram e em quem cuida do cadastro.",
            "Decidem o número de carros e a internet da garagem.",
          ],
        ],
        bullets: [
          "Celular: depende de internet e da bateria do telefone",
          "Celular: libera alguém sem estar em casa",
          "Tag: abre parada na frente, sem apertar nada",
          "Tag: leitor por entrada e cadastro por carro",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra em cada conta", "Do que depende o valor"],
        slots: [
          [
            "No celular, um módulo e a ligação servem a todos; na tag, leitor, antena e uma etiqueta por carro.",
            "Módulo é uma compra só; tag soma leitor, antena e etiquetas.",
          ],
          ["O motor atual fica nos dois casos.", "Nenhum dos dois obriga a trocar o motor."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ter tag e celular no mesmo portão?",
        answers: ["Pode: cada um dá um contato na entrada de botoeira da placa.", "Sim, os dois na mesma central."],
      },
      {
        question: "Qual funciona sem internet?",
        answers: [
          "A tag. O celular por Wi-Fi depende da internet da casa; por Bluetooth, não.",
          "A tag, e o controle comum.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e da entrada",
  },
  {
    id: "manutencao-anual-preco",
    broader: "manutencao",
    label: "Preço da manutenção anual do portão",
    phrase: "o gasto de um ano com o portão",
    asks: [
      "quanto custa manutenção anual portão",
      "valor por ano manter portão automático",
      "gastar por ano manter portão",
      "quanto gasto por ano manutenção portão",
      ...combine(
        ["preço", "gasto", "quanto gasta"],
        ["manutenção anual", "manutenção anual portão", "manutenção ano", "manutenção portão ano", "revisão anual"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "Em casa, a manutenção de um ano é uma revisão, a partir de {price.preventive}, sem peças, e mais comum de {price.preventiveRange}; a conta só cresce com peça gasta. Prédio e empresa revisam {visits.business}, com valor por portão.",
        "A manutenção anual do portão de casa parte de {price.preventive}, uma visita {visits.home}, sem peças. Some pilha de controle e, a cada poucos anos, roldana, cabo ou capacitor; em condomínio, o valor é por portão e por uso.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no gasto do ano", "A conta de um ano"],
        slots: [
          [
            "A revisão inclui limpeza, aperto, lubrificação, regulagem e teste; peça é orçada antes.",
            "Na visita entram regulagem, lubrificação e teste; a peça, só com o seu aceite.",
          ],
          [
            "Deixar passar sai mais caro: o motor trocado em casa fica de {price.homeSwap}.",
            "Como medida, a troca do motor em casa fica de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você mesmo faz de graça", "Cuidados que baixam a conta"],
        slots: [
          [
            "Trilho varrido, lentes da fotocélula limpas e folha livre de mato custam só alguns minutos.",
            "Varra o trilho, limpe as lentes e repare em ruído novo: são minutos por mês.",
          ],
          [
            "Não passe óleo em tudo: graxa com areia gasta roldana e cremalheira.",
            "Lubrifique só o que o manual pede; o excesso junta areia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Casa precisa de mais de uma revisão por ano?",
        answers: [
          "Uma costuma bastar. Perto do mar, com poeira de obra ou muitas aberturas, vale uma a cada seis meses.",
          "Em geral, não; muito uso ou maresia pedem duas.",
        ],
      },
      {
        question: "A pilha do controle entra na manutenção?",
        answers: [
          "Não: a pilha você troca, quando o alcance diminui.",
          "Fica à parte; é troca simples de fazer em casa.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com som, e a foto da etiqueta do motor",
  },
  {
    id: "motor-de-marca-ou-generico",
    broader: "comparacao-de-marcas",
    label: "Motor de marca ou genérico",
    phrase: "a escolha entre motor de marca e genérico",
    asks: [
      "motor segunda linha",
      "motor fabricante famoso",
      "motor genérico barato marca conhecida",
      "genérico barato pago marca",
      ...combine(
        ["motor", "motor portão"],
        [
          "genérico",
          "sem marca",
          "marca ou genérico",
          "ou genérico",
          "original ou genérico",
          "original ou paralelo",
          "paralelo",
          "desconhecida",
        ],
      ),
      ...combine(["ppa", "garen", "rossi", "peccinin", "nice"], ["ou genérico", "ou paralelo", "ou sem marca"]),
    ],
    intent: "comparison",
    answers: {
      any: [
        "O genérico, sem marca, só vale a pena se o vendedor prova que há placa, engrenagem e garantia aqui; sem isso, o primeiro defeito condena o motor inteiro. Para casa, um modelo simples de marca conhecida sai pouco mais caro e tem conserto por anos.",
        "Motor de marca conhecida: placa, engrenagem e controle se acham por anos, e qualquer técnico conserta. O genérico só compensa se o vendedor prova que há peça e garantia aqui; sem isso, o primeiro defeito condena o motor inteiro.",
        "Entre motor de marca, como PPA, Garen ou Rossi, e genérico, fique com a marca: o preço da caixa é maior, mas a reposição existe. Genérico barato sem peça à venda vira motor descartável.",
      ],
      price: [
        "O genérico é mais barato na caixa, mas só compensa se há placa, engrenagem e garantia aqui; sem isso, o primeiro defeito condena o motor. Prefira o modelo simples de marca conhecida: o kit basculante instalado começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir no genérico", "Cinco perguntas antes de comprar barato"],
        slots: [["Se uma resposta for não, o barato sai caro.", "Faça estas perguntas ao vendedor, por escrito."]],
        bullets: [
          "Vende placa, engrenagem e controle avulsos?",
          "Dá nota e garantia no Brasil?",
          "A tensão é a da sua rede, e a frequência, 60 Hz?",
          "A ficha diz quilos e ciclos por hora?",
          "Algum técnico perto de você trabalha com ele?",
        ],
      },
      {
        about: "cost",
        headings: ["A conta instalada", "Compare o total, não a caixa"],
        slots: [
          [
            "Some a mão de obra: instalar motor comprado à parte parte de {price.installation}, e o kit basculante instalado, de {price.lowest}.",
            "O kit basculante já instalado parte de {price.lowest}; só a instalação de um motor de fora, de {price.installation}.",
          ],
          [
            "Aqui o motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "Conte também a garantia: {warranty.motor} no motor e {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam motor genérico que eu comprei?",
        answers: [
          "Avaliamos por foto da etiqueta se ele serve no portão; a garantia do aparelho fica com quem vendeu.",
          "Depende do modelo: mande a etiqueta antes de marcar.",
        ],
      },
      {
        question: "Controle de marca funciona em motor genérico?",
        answers: [
          "Só se o receptor dele for do mesmo código; se não, um receptor avulso resolve.",
          "Com receptor avulso da marca, sim.",
        ],
      },
    ],
  },
  {
    id: "marca-com-peca-barata",
    broader: "comparacao-de-marcas",
    label: "Marca com peça mais barata",
    phrase: "a marca de peça mais fácil e barata",
    asks: [
      "qual motor peça mais barata",
      "motor placa engrenagem mais baratas",
      "peças que marca custam menos",
      "marca portão peças custam menos",
      "que marca motor gastar peça depois",
      ...combine(
        ["marca", "qual marca", "qual motor"],
        [
          "peça barata",
          "peça mais barata",
          "peças baratas",
          "peça fácil",
          "peça mais fácil",
          "reposição barata",
          "manutenção barata",
        ],
      ),
      "motor fácil achar peça",
      "motor mais fácil achar peça",
      "motor peça fácil",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Nenhuma marca tem sempre a peça mais barata: nas linhas residenciais mais vendidas de PPA, Garen, Rossi e Peccinin a placa e a engrenagem são fáceis de achar e há compatível, o que segura o preço. Encarece o motor com inversor e o importado, que só aceitam a peça própria.",
        "A peça mais fácil é a do modelo comum e vendido há anos, seja PPA, Garen, Rossi ou Peccinin, porque ele aceita placa e engrenagem compatível. Motor com inversor e importado dependem da peça própria, mais cara; pergunte antes pelo modelo exato.",
        "Para gastar menos com placa e engrenagem, escolha um motor comum das marcas mais vendidas, como PPA, Garen, Peccinin e Rossi, que tem peça compatível nas lojas. A marca pesa menos que o modelo: inversor e importado pedem peça própria, de preço maior.",
      ],
      price: [
        "Nenhuma marca tem sempre a peça mais barata: em PPA, Garen, Rossi e Peccinin das linhas comuns, placa e engrenagem têm compatível, e isso segura o preço. Inversor e importado só usam peça própria; como teto da conta, a troca do motor em casa fica de {price.homeSwap}.",
        "Placa e engrenagem mais baratas são as dos modelos comuns das marcas mais vendidas, como PPA, Garen, Peccinin e Rossi, que aceitam peça compatível. Com inversor ou importado a peça é própria, e a conta sobe; o teto é a troca do motor em casa, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como comparar o custo de manter", "As peças que você vai comprar um dia"],
        slots: [
          [
            "Três peças mostram o custo do motor ao longo dos anos: placa, engrenagem e controle. Pergunte as três do modelo exato antes de comprar, e prefira linha que ainda é fabricada.",
            "Peça o valor da placa, da engrenagem e do controle do modelo que lhe oferecem, porque são as que mais se trocam. Linha fora de produção sai cara em qualquer marca.",
            "Placa, engrenagem e controle são o que um dia se compra, e o preço delas diz mais que o do motor. Fuja de modelo descontinuado ou recém-lançado, que tem pouca peça.",
          ],
          [
            "Motor de capacitor, o comum, aceita placa universal de mesma potência. O de inversor, que acelera e freia aos poucos, só trabalha com a central da própria linha.",
            "No motor comum, de capacitor, uma central universal costuma servir. Já o inversor, a placa que controla a rotação, não tem substituto de outra linha.",
            "Central universal resolve no motor comum, com capacitor. No de inversor, em que a eletrônica varia a velocidade, a reposição é só a do fabricante.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que mais pesa que a marca", "De onde vem o gasto de verdade"],
        slots: [
          [
            "Folha pesada quebra engrenagem e queima placa de qualquer marca, e por isso o gasto vem mais do portão que do nome. Motor com um terço de folga sobre o peso e revisão {visits.home} trocam menos peça.",
            "Portão que arrasta come engrenagem e capacitor, seja qual for a marca. Quem deixa a folha leve, escolhe motor com folga de um terço e revisa {visits.home} gasta menos.",
            "A folha desequilibrada é a que mais consome peça, acima de qualquer diferença de marca. Folga de um terço na capacidade e revisão {visits.home} em casa reduzem a conta.",
          ],
          [
            "Surto na rede é outro gasto comum, porque leva a placa; um protetor e o aterramento saem mais em conta que a central.",
            "Raio e oscilação queimam placa, e protetor de surto com aterramento evitam boa parte disso.",
            "A placa morre também por surto de energia, o que se reduz com aterramento e protetor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando a peça não compensa mais", "Consertar ou trocar o motor"],
        slots: [
          [
            "Uma peça só, como capacitor ou fim de curso, quase sempre vale o conserto. Placa e engrenagem juntas se comparam com a troca do motor em casa, de {price.homeSwap}, com mão de obra.",
            "Capacitor e sensor de fim de curso se trocam sem pensar duas vezes. Se o motor pede placa e engrenagem ao mesmo tempo, ponha ao lado o preço da troca residencial, de {price.homeSwap}.",
            "Conserte quando falha uma peça simples. Duas peças caras de uma vez levam a comparar com um motor novo, que em casa fica de {price.homeSwap} já instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peça compatível vale a pena?",
        answers: [
          "Em motor comum, sim, de boa procedência e mesma especificação. Em inversor e encoder, que mede a rotação, use a própria.",
          "Vale onde o modelo aceita, o que é o caso da maioria dos motores de casa. Com inversor, a peça é a do fabricante.",
        ],
      },
      {
        question: "Motor com inversor tem manutenção mais cara?",
        answers: [
          "A placa dele custa mais e é própria do modelo. Em troca, a partida suave poupa engrenagem e folha.",
          "Na eletrônica, sim; na mecânica, costuma ser menor, porque não há tranco.",
        ],
      },
      {
        question: "Como sei que peça o meu motor usa?",
        answers: [
          "Pela etiqueta na carcaça, que traz modelo e tensão, e pelo controle. O código da placa fica por dentro e é lido pelo técnico.",
          "A etiqueta do motor diz quase tudo, com a tampa fechada. Placa trocada no passado é vista na visita.",
        ],
      },
      {
        question: "Motor antigo ainda tem peça?",
        answers: [
          "Nas marcas mais vendidas, muitas vezes tem, original ou compatível. Modelo raro ou fora de linha é o que dificulta.",
          "Capacitor, fim de curso e receptor quase sempre. Placa e engrenagem dependem do modelo, e há universal para motor comum.",
        ],
      },
    ],
    photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
  },
  {
    id: "levo-a-peca",
    broader: "pecas",
    label: "Já tenho a peça, só quero a troca",
    phrase: "a troca com a peça do cliente",
    asks: [
      "comprar peça conta pagar só colocação",
      "comprar peça pagar só instalação",
      ...combine(
        ["já tenho peça", "já comprei peça", "comprei peça", "levo peça", "levar peça", "peça comprada", "tenho peça"],
        ["", "trocam", "instalam", "trocar", "instalar", "quanto cobra", "mão obra", "só mão obra"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Trocamos a peça que você já comprou: paga-se só a mão de obra, com o valor dito antes, depois que a foto da peça e da etiqueta do motor mostra que ela serve. A garantia da peça fica com quem vendeu; a do serviço é nossa.",
        "Pode levar a peça: o serviço é cobrado à parte, por foto, e o técnico mede antes para confirmar que o defeito é mesmo dela. Cabo de aço e mola só entram novos e na medida certa, por segurança.",
      ],
      price: [
        "Com a peça já comprada, você paga só a mão de obra, orçada de graça pela foto da peça e da etiqueta do motor. Conta o lugar da peça: por fora do motor o serviço é curto; dentro do redutor ou com a folha escorada, maior.",
        "Trocar a peça que você comprou custa a mão de obra e, se for preciso medir no local, a ida, ditas antes. De referência, a revisão em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de marcar, confira a peça", "A peça serve? O que mandar"],
        slots: [
          [
            "Deixe a peça na embalagem até a conferência: montada, ela raramente é aceita de volta.",
            "Não monte nem ligue para testar, para não perder a troca na loja.",
          ],
        ],
        steps: [
          "Fotografe a peça dos dois lados, com uma régua.",
          "Fotografe a etiqueta do motor.",
          "Conte o que o portão faz e quando começou.",
          "Diga o bairro e os horários em que pode receber.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando comprar antes compensa", "Comprar você ou deixar com o técnico"],
        slots: [
          [
            "Compensa quando o defeito já foi medido; pelo sintoma, é fácil comprar a peça errada.",
            "Se ninguém mediu, espere: o mesmo sintoma vem de peças diferentes.",
          ],
          [
            "Com a peça nossa, um defeito dela e do serviço se resolve num lugar só.",
            "Peça e serviço do mesmo lugar evitam a discussão de quem responde.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a peça que levei não for o problema?",
        answers: [
          "O técnico mostra a causa e diz o novo valor antes de fazer qualquer coisa; a sua peça fica guardada.",
          "Nada é trocado sem o seu aceite: ele mede, mostra e orça de novo.",
        ],
      },
      {
        question: "A troca da minha peça tem garantia?",
        answers: [
          "O serviço tem a garantia da lei, de 90 dias; a peça, a da loja que vendeu.",
          "A montagem, sim; a peça é com quem vendeu.",
        ],
      },
    ],
    photo: "fotos da peça, dos dois lados, e da etiqueta do motor",
  },
  {
    id: "comprei-a-peca-errada",
    broader: "pecas",
    label: "Comprei a peça errada",
    phrase: "a peça comprada errada",
    asks: [
      "trocar peça errada",
      "peça portão errada",
      "peça comprei não serve",
      "peça não serve meu motor",
      ...combine(
        ["comprei", "compramos", "veio"],
        [
          "peça errada",
          "placa errada",
          "capacitor errado",
          "controle errado",
          "engrenagem errada",
          "roldana errada",
          "motor errado",
          "fotocélula errada",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não monte nem ligue a peça errada: na embalagem e sem uso, a loja costuma trocar, e a compra pela internet dá 7 dias para desistir (CDC, artigo 49). Mande a foto dela e da etiqueta do motor, e dizemos qual é a certa.",
        "Guarde a peça como veio e fale com a loja já: pela internet, há 7 dias do recebimento para devolver, mesmo sem defeito (CDC, artigo 49); em loja física, vale a troca que ela oferecer. Pela foto da etiqueta do motor, dizemos qual comprar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Para conseguir a troca"],
        slots: [["Peça montada ou com marca de uso raramente é aceita.", "O que decide é a peça estar sem uso."]],
        steps: [
          "Não ligue para testar: tensão errada queima a peça e a placa.",
          "Junte nota, embalagem e fotos.",
          "Peça a troca por escrito, dentro dos 7 dias, se comprou à distância.",
          "Mande a foto da etiqueta do motor e da peça antiga antes de comprar outra.",
        ],
      },
      {
        about: "choose",
        headings: ["Como não errar de novo", "O que precisa combinar"],
        slots: [
          [
            "Compre pelo modelo da etiqueta do motor e compare com a peça que saiu, com uma régua.",
            "Modelo da etiqueta e medida da peça antiga valem mais que o nome no anúncio.",
          ],
          [
            "Se ninguém mediu o defeito, espere a medição: o sintoma engana.",
            "Confirme antes que a peça é a causa; muitos sintomas se parecem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A loja pode recusar a troca da peça?",
        answers: [
          "Comprada em loja física e sem defeito, pode, se não prometeu trocar. Pela internet, os 7 dias valem sem explicação.",
          "Em loja física, a troca sem defeito é cortesia; à distância, há os 7 dias.",
        ],
      },
      {
        question: "Dá para adaptar a peça errada?",
        answers: [
          "Em geral, não convém: adaptação de placa, engrenagem ou roldana estraga outra peça.",
          "Não é indicado; o encaixe parecido quebra o que está em volta.",
        ],
      },
    ],
    photo: "fotos da peça, dos dois lados, e da etiqueta do motor",
  },
  {
    id: "peca-na-loja-ou-com-tecnico",
    broader: "pecas",
    label: "Comprar a peça na loja, na internet ou com o técnico",
    phrase: "onde comprar a peça: loja, internet ou técnico",
    asks: [
      "chamar técnico comprar peça",
      "chamar técnico ou comprar peça",
      "peça portão internet mais barata",
      "peça internet barata compensa",
      "comprar peça por fora técnico",
      "peça mais barata mercado livre técnico",
      "peça loja física site técnico",
      "peça loja ou técnico",
      "risco comprar peça conta própria",
      ...combine(
        ["comprar", "melhor comprar", "compensa comprar", "vale comprar"],
        [
          "loja ou instalador",
          "loja ou técnico",
          "internet ou técnico",
          "internet ou loja",
          "instalador ou loja",
          "técnico ou internet",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Compre com o técnico se o defeito ainda não foi medido ou a peça vai dentro do motor: ele leva a certa e responde por peça e serviço. Compre na loja ou na internet se já tem o modelo e a medida exatos; sai mais barato, e o risco de errar é seu.",
        "Para peça simples e de medida conhecida, como pilha, roldana ou gomo de cremalheira, a loja compensa; placa, engrenagem interna, cabo e mola, deixe com quem monta. O orçamento por foto diz os dois valores, com e sem a peça.",
      ],
      price: [
        "Na loja ou na internet a peça sai mais barata, e compensa comprar lá se você já tem o modelo e a medida exatos; o risco de errar é seu. Com o defeito por medir, compre com o técnico, que responde por peça e serviço; o orçamento por foto diz os dois valores.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Loja, internet e técnico lado a lado", "Quem responde pelo quê"],
        slots: [["Pese o preço contra o risco de comprar errado.", "A diferença de preço paga a conferência."]],
        bullets: [
          "Internet: preço menor, 7 dias para desistir, conferência sua",
          "Loja: leva-se a peça velha e compara-se na hora",
          "Técnico: defeito confirmado, peça certa, uma garantia só",
          "Cabo e mola: sempre com quem monta",
        ],
      },
      {
        about: "cost",
        headings: ["O que comparar no preço", "A conta completa"],
        slots: [
          [
            "Some a mão de obra: com peça sua, ela é cobrada à parte, e a garantia da peça fica com a loja.",
            "Peça mais serviço é o total que vale; peça sozinha é metade da conta.",
          ],
          [
            "Peça ao técnico o valor em linhas separadas, para comparar com o anúncio.",
            "Com o orçamento em itens, dá para comparar só a peça.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico aceita a peça que eu comprar?",
        answers: [
          "Sim, depois de conferir por foto que serve; a garantia dela fica com quem vendeu.",
          "Aceita, se for a do seu modelo.",
        ],
      },
      {
        question: "Por que a peça com o técnico custa mais?",
        answers: [
          "O preço traz a conferência, a ida e a responsabilidade se ela falhar.",
          "Inclui conferir, levar e responder por ela.",
        ],
      },
    ],
    photo: "fotos da peça e da etiqueta do motor",
  },
  {
    id: "gsm-ou-wifi",
    broader: "modulo-wifi",
    label: "Módulo GSM ou Wi-Fi",
    phrase: "a escolha entre módulo GSM e Wi-Fi",
    asks: [
      "gsm ou wi-fi",
      "gsm wi-fi",
      "módulo gsm ou wi-fi",
      "chip ou por wi-fi",
      "gsm wi-fi qual melhor",
      "chip custa mais mês wi-fi",
      ...combine(["gsm", "módulo gsm", "chip"], ["ou wifi", "wifi", "wifi qual melhor"]),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Prefira o Wi-Fi se a internet da casa chega ao motor: não tem mensalidade e mostra se o portão fechou. Prefira o GSM se não há internet no local, como chácara ou galpão: usa um chip de celular, com o custo da linha, e abre por ligação.",
        "Escolha Wi-Fi em casa com sinal de 2,4 GHz na garagem e GSM onde só há sinal de operadora. O GSM não depende de internet, mas gasta o plano do chip; os dois ligam na entrada de botoeira da placa.",
      ],
      price: [
        "O GSM custa mais por mês: usa um chip com plano de operadora, enquanto o Wi-Fi não tem mensalidade além da internet da casa. Os dois aparelhos são orçados com a ligação na placa, pela foto da etiqueta do motor, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["GSM e Wi-Fi lado a lado", "O que decide"],
        slots: [
          ["Teste com o celular, junto ao motor, qual sinal chega.", "O sinal no lugar do motor decide quase tudo."],
        ],
        bullets: [
          "Wi-Fi: sem mensalidade, aplicativo, aviso de portão aberto com sensor",
          "Wi-Fi: para quando a internet cai",
          "GSM: abre por chamada, só de números cadastrados",
          "GSM: pede chip ativo e sinal da operadora",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta", "Do que depende o valor"],
        slots: [
          [
            "Nos dois somam-se o aparelho, a fonte e a ligação na placa; no GSM, também a linha todo mês.",
            "Aparelho e ligação são parecidos; o chip é o gasto que volta todo mês no GSM.",
          ],
          [
            "A foto da etiqueta do motor e do lugar basta para o orçamento.",
            "Mande a etiqueta do motor e diga que sinal há no local.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Algum dos dois abre sem luz?",
        answers: ["Nenhum, sem nobreak no motor: o módulo comanda, e quem move é o motor.", "Não, sem nobreak."],
      },
      {
        question: "Os controles continuam funcionando?",
        answers: ["Sim, o módulo fica ao lado deles.", "Continuam, com os dois tipos."],
      },
    ],
    photo: "a foto da etiqueta do motor e do lugar do módulo",
  },
];
