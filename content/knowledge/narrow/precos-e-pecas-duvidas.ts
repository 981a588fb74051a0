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
        "Fechadura elétrica e trava elétrica não são a mesma coisa: no portão de garagem com motor vai a trava, comandada pela placa, que solta o pino antes de a folha andar. A fechadura é do portão social, de pedestres, aberta por interfone, botão ou chave. Peça e instalação se orçam por foto.",
        "No portão de garagem automático, use trava elétrica, porque a placa do motor a recolhe um instante antes do movimento; a fechadura elétrica é da porta de pedestres e não conversa com a placa. Não são iguais, e trocadas prendem a folha. O valor instalado sai por foto do portão.",
        "Entre fechadura elétrica ou trava elétrica, a garagem com motor pede a trava, que obedece à placa; o social pede a fechadura, que obedece a interfone, botão e chave. São peças diferentes: a fechadura segura a folha enquanto o motor tenta abrir. Mande foto para o preço com a instalação.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda entre trava e fechadura", "Quem comanda cada uma"],
        slots: [
          [
            "A trava é um pino de aço que prende a folha à coluna ou ao chão; a placa o recolhe e, em seguida, liga o motor. A fechadura tem trinco e chave, e um pulso do interfone a solta para a pessoa empurrar.",
            "Na trava, a central puxa o pino de aço e só depois move a folha, sem ação de ninguém. Já a fechadura abre o trinco com um pulso do interfone ou com a chave, e quem passa empurra o portão.",
            "Pino de aço recolhido pela placa antes da partida do motor: isso é a trava. Trinco com chave, liberado pelo interfone para alguém empurrar, isso é a fechadura.",
          ],
          [
            "Fechadura posta na folha do motor não recebe aviso da central: o motor força contra o trinco, esquenta e gasta a engrenagem. Trava sem a saída certa na placa dá o mesmo problema, e aí entra um módulo.",
            "Quando a fechadura fica na garagem, o motor parte com o trinco fechado, o que aquece e desgasta. Com a trava isso só ocorre se a placa não tem saída para ela, falta que um módulo corrige.",
            "Sem comando da placa, o trinco continua preso enquanto o motor empurra, e a engrenagem paga a conta. Também a trava precisa de uma saída própria na central ou de um módulo que a acione.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual vai em cada portão", "Trava ou fechadura, caso a caso"],
        slots: [
          [
            "O tipo de portão e quem passa por ele resolvem a escolha.",
            "Basta ver se o portão tem motor e por onde as pessoas entram.",
            "A decisão depende do portão e do uso, mais que do preço.",
          ],
        ],
        bullets: [
          "Garagem de correr com motor: trava na coluna, se a folha é leve ou larga",
          "Garagem de abrir, de duas folhas: trava no chão ou entre as folhas",
          "Portão social ou porta de pedestres: fechadura de 12 V com chave",
          "Porta social dentro da folha da garagem: fechadura e sensor que impede o motor com ela aberta",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Do que depende o valor de cada uma"],
        slots: [
          [
            "Nas duas somam-se a peça, a fixação e o cabo. A trava custa mais quando a placa não tem saída e pede módulo; a fechadura, quando falta fonte, interfone ou solda no batente.",
            "Peça, suporte e cabo formam o valor em ambos os casos. O módulo encarece a trava, e fonte, solda ou interfone novo encarecem a fechadura.",
            "O orçamento junta peça, cabo e montagem. Some um módulo à trava, se a central não a comanda, e fonte ou solda à fechadura, se o portão não as tem.",
          ],
          [
            "Folha desalinhada aumenta o serviço, porque pino e trinco precisam entrar sem raspar. Nas duas, o teste é feito com energia e sem energia, já que a trava pode precisar de destrave manual.",
            "Antes de montar, a folha é alinhada, o que pode somar à conta, ou a peça raspa e prende. Depois se experimenta tudo com luz e sem luz, inclusive o destrave da trava.",
            "Se o portão está caído, o alinhamento entra primeiro e pesa no total. O serviço acaba com testes ligados e desligados da rede, para você saber soltar a trava na falta de luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão de garagem com motor precisa de trava?",
        answers: [
          "Nem sempre: o redutor irreversível, a caixa que não gira ao contrário, já segura a folha. Portão largo, leve, de duas folhas ou de frente para a rua ganha com ela.",
          "Depende do motor e da folha. Muitos redutores travam sozinhos; em duas folhas, folha larga ou lugar de risco, a trava soma segurança.",
        ],
      },
      {
        question: "A mesma central abre o social e a garagem?",
        answers: [
          "Não diretamente: um receptor de dois canais comanda os dois, um canal na fechadura e outro no motor. O mesmo controle serve, com uma tecla para cada.",
          "Com um receptor de dois canais, sim. Uma tecla solta a fechadura e outra aciona o motor, sem misturar as tensões.",
        ],
      },
      {
        question: "Sem luz, como abro a trava elétrica?",
        answers: [
          "Com a chave ou o destrave manual da própria trava, e depois o do motor, de disjuntor desligado. Isso vale em folha de correr ou de abrir em ordem, nunca em basculante com defeito.",
          "A maioria tem destrave manual. Solte-a antes do motor, com a energia cortada e a folha reta; basculante com cabo ou mola ruim não se destrava.",
        ],
      },
      {
        question: "A trava não recolhe e o motor força. O que faço?",
        answers: [
          "Pare de acionar e desligue o disjuntor, porque o motor queima forçando. As causas comuns são folha que pressiona o pino, bobina fraca e ajuste do tempo na placa.",
          "Desligue e não insista. Pino apertado pela folha, bobina, a parte elétrica que o puxa, ou tempo curto na central são vistos na visita.",
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
        "A revisão anual do portão de casa custa a partir de {price.preventive}, sem peças, e o mais comum é de {price.preventiveRange}. Como uma visita por ano basta em residência, esse é o gasto do ano quando nada se quebra; peça gasta é orçada antes, e prédio paga por portão.",
        "Manutenção de portão residencial custa por ano uma revisão, a partir de {price.preventive}, sem peças, em geral na faixa de {price.preventiveRange}. A conta só cresce se aparece roldana, cabo ou capacitor gasto, com o preço dito antes; no condomínio, o valor é por portão.",
        "Conte com {price.preventiveRange} por ano para manter o portão de casa: é a faixa comum da revisão, que parte de {price.preventive}, sem peças, e se faz uma vez. Peças entram só quando gastas e com o seu aceite, e em prédio o preço da revisão é por portão e por visita.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no gasto do ano", "A conta de um ano com o portão"],
        slots: [
          [
            "A visita inclui limpeza, aperto, lubrificação, regulagem de força e de fim de curso, o sensor que avisa onde o portão termina, e o teste da fotocélula. O preço sobe com folha pesada, muito desalinho ou mais de um motor.",
            "Na revisão entram limpeza, reaperto, lubrificação, ajuste da força e dos pontos de parada e teste da fotocélula. Portão pesado, com dois motores ou muito desregulado fica na parte alta da faixa.",
            "O serviço cobre aperto, lubrificação, limpeza, força, fim de curso, que marca o fim do movimento, e fotocélula. Quanto mais pesado ou desregulado o portão, mais perto do topo da faixa.",
          ],
          [
            "Peças de desgaste, como roldana, cabo e capacitor, se trocam a cada poucos anos e são orçadas à parte. Deixar passar sai mais caro: o motor novo, em casa, fica de {price.homeSwap}.",
            "À parte vêm roldana, cabo e capacitor, que duram alguns anos e custam bem menos que um motor, cuja troca em casa é de {price.homeSwap}.",
            "Capacitor, cabo e roldana são gastos de alguns em alguns anos, com valor por foto. Sem revisão, o risco é o motor, de {price.homeSwap} na troca residencial.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que você mesmo faz de graça", "Cuidados que baixam a conta"],
        slots: [
          [
            "Varrer o trilho, limpar as lentes da fotocélula e ouvir um ciclo tomam minutos por mês. Graxa não vai no trilho, porque prende areia e gasta a roldana; lubrificante, pouco, só em dobradiça e pino já limpos.",
            "Todo mês, varra o trilho, passe pano nas lentes e repare em ruído novo. Use pouco lubrificante, em pinos e dobradiças limpos, e deixe o trilho seco, já que óleo com areia vira lixa.",
            "Trilho varrido e lente limpa, uma vez por mês, evitam metade das visitas sem peça. Nada de graxa no trilho: areia grudada come a roldana, e o lubrificante cabe só em pino e dobradiça.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Casa, comércio e prédio: quantas vezes por ano", "Quantas revisões por ano pagar"],
        slots: [
          [
            "Em casa a revisão é {visits.home}; em prédio e empresa, {visits.business}, porque o portão abre muito mais. Perto do mar, de obra ou de rua de terra, some uma visita.",
            "Residência precisa dela {visits.home}, e uso coletivo, {visits.business}, já que ali as aberturas se multiplicam. Maresia e poeira pedem uma a mais.",
            "O número depende do uso: {visits.home} em moradia e {visits.business} onde muitos entram. Sal, terra e obra por perto encurtam o intervalo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A pilha do controle entra na manutenção?",
        answers: [
          "Não: a pilha você troca em casa quando o alcance diminui, e ela custa pouco. Na visita, o técnico só confere se o controle responde bem.",
          "Fica à parte, por ser troca simples e barata que você faz sozinho. A revisão cuida do portão e do motor.",
        ],
      },
      {
        question: "Vale a pena pagar revisão se o portão está funcionando?",
        answers: [
          "Vale, porque cabo desfiado, roldana gasta e força alta não param o portão, mas quebram peça cara ou machucam. A visita custa bem menos que a troca do motor.",
          "Sim: o desgaste aparece antes da pane. Cabo fino, rolamento e força desregulada se corrigem barato enquanto o portão ainda anda.",
        ],
      },
      {
        question: "Se achar peça gasta na revisão, troca na hora?",
        answers: [
          "Troca, se você aprovar o valor e a peça estiver disponível. Caso contrário, ele deixa o orçamento, e você decide com calma, salvo quando há risco.",
          "Só com o seu aceite e depois do preço. Peça de segurança, como cabo desfiado, não convém adiar, e o portão fica sem uso até lá.",
        ],
      },
      {
        question: "A revisão anual tem garantia?",
        answers: [
          "O serviço tem 90 dias pela lei, e a peça trocada segue a garantia dela. Guarde a nota com a data e o que foi feito.",
          "Pela lei são 90 dias para o serviço. A nota, com data e itens, serve também para lembrar a próxima visita.",
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
        "Comprou a placa errada, ou a peça não serve no seu motor? Não monte nem ligue: sem uso e na embalagem, a loja costuma trocar, e a compra pela internet dá 7 dias para desistir (CDC, artigo 49). Para a certa, vale a etiqueta do motor e a da placa antiga.",
        "Se a peça que você comprou não serve no motor, guarde-a como veio e fale com a loja já: compra à distância tem 7 dias do recebimento para devolver, mesmo sem defeito (CDC, artigo 49). Antes de comprar outra placa ou peça errada, confira a etiqueta do motor.",
        "Peça ou placa errada não se liga para testar, porque pode queimar o motor. Peça a troca à loja com ela sem uso; pela internet, o CDC (artigo 49) dá 7 dias a partir do recebimento, e a etiqueta do motor mostra qual é a certa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora para trocar", "Passos para a troca ou a devolução"],
        slots: [
          [
            "Quase tudo depende de a peça estar sem uso: marca de parafuso, fio cortado ou solda fazem a loja recusar. Em loja física sem defeito, a troca é o que ela prometeu; à distância, a desistência é um direito.",
            "A peça intacta se troca; a montada, raramente. Comprada pela internet, pode ser devolvida sem explicação no prazo, e no balcão vale a política da loja.",
            "Sem sinal de uso a conversa é fácil, e com parafuso marcado ou fio soldado fica difícil. O direito de desistir existe na compra à distância; na loja física, depende do que ela oferece.",
          ],
        ],
        steps: [
          "Não ligue para testar: tensão errada queima a peça e a placa.",
          "Junte nota, embalagem e fotos da peça sem uso.",
          "Peça a troca por escrito, dentro dos 7 dias se comprou à distância.",
          "Guarde o comprovante do envio.",
          "Antes da nova compra, fotografe a etiqueta do motor e a peça antiga.",
        ],
      },
      {
        about: "choose",
        headings: ["Como não errar de novo", "O que a peça certa precisa ter"],
        slots: [
          [
            "Confira antes se a peça é mesmo a causa, já que muitos sintomas se parecem e só a medição separa. Depois compre pelo modelo inteiro da etiqueta, com a peça antiga ao lado.",
            "O primeiro cuidado é medir o defeito, porque motor parado pode ser capacitor, placa ou energia. Na compra, o nome completo da etiqueta e a peça velha na mão valem mais que o título do anúncio.",
            "Sem medição, o risco é trocar o que estava bom. Confirmado o defeito, leve o nome inteiro do modelo e compare com a peça que saiu, em vez de confiar no anúncio.",
          ],
        ],
        bullets: [
          "Placa: tensão, modelo da central, conectores e tipo de fim de curso",
          "Capacitor: a mesma capacidade em µF e tensão igual ou maior",
          "Engrenagem: número de dentes, furo e material",
          "Controle: frequência e tipo de código",
          "Cremalheira: o mesmo passo de dente",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não adaptar a peça errada", "O risco de montar assim mesmo"],
        slots: [
          [
            "Placa de outra tensão ou com fim de curso diferente pode queimar na hora ou deixar o portão sem parar no fim. Engrenagem e roldana de medida próxima gastam a peça vizinha. Fio cortado para encaixar ainda tira a chance de troca.",
            "O encaixe parecido engana: a placa errada pode não reconhecer o fim de curso e passar do ponto, ou queimar pela tensão. Na parte mecânica, a medida quase igual come os dentes do lado bom. E peça cortada não volta para a loja.",
            "Adaptar sai caro, porque tensão e conectores diferentes queimam a placa, e um fim de curso incompatível não para a folha. Dente ou furo fora de medida desgasta o conjunto, e a loja não aceita de volta o que foi cortado.",
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
          "Na loja física, a troca sem defeito é cortesia dela. À distância, você desiste em 7 dias e recebe o valor pago.",
          "Pode no balcão, quando a peça não tem defeito. Na compra pela internet não, dentro do prazo de 7 dias.",
        ],
      },
      {
        question: "Quem paga o frete da devolução?",
        answers: [
          "Na desistência dentro dos 7 dias, o consumidor não deve arcar com o custo: o valor pago, com o frete, é devolvido. Peça a etiqueta de envio à loja.",
          "No arrependimento, a devolução é por conta do vendedor, que reembolsa também o frete da compra. Combine o envio por escrito.",
          "O vendedor, quando a compra foi à distância e você desistiu no prazo. Solicite o código de postagem e guarde o comprovante.",
        ],
      },
      {
        question: "Já liguei a placa errada. E agora?",
        answers: [
          "Desligue o disjuntor e não ligue outra vez. O técnico mede motor, fim de curso e placa antiga para ver se algo se perdeu, antes de comprar de novo.",
          "Corte a energia e deixe como está. Antes de outra placa, medem-se o motor e o transformador, que podem ter sofrido.",
          "Pare de testar e desligue o disjuntor. Uma medição mostra se o dano ficou só na placa ou chegou ao motor.",
        ],
      },
      {
        question: "Vocês vendem a peça certa e instalam?",
        answers: [
          "Sim, com ou sem a montagem, original ou compatível, conforme a etiqueta do motor. O valor da peça com o serviço é passado pela foto.",
          "Vendemos a peça avulsa ou colocada. A foto da etiqueta identifica a certa, e o preço vem com ou sem a mão de obra.",
          "Tanto só a peça quanto a troca no local. A etiqueta mostra qual serve, e os dois valores são ditos antes.",
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
        "Para o portão, o Wi-Fi é melhor se a internet da casa chega ao motor, porque não tem mensalidade e o aplicativo mostra o estado do portão, com sensor. O módulo GSM é melhor onde não há internet, como chácara e galpão: usa chip de celular e abre por ligação.",
        "Módulo GSM ou Wi-Fi depende do sinal junto ao motor: com rede de 2,4 GHz na garagem, prefira o Wi-Fi, que não gasta plano; só com sinal de operadora, o GSM, que leva um chip e abre por chamada. Os dois se ligam na entrada de botoeira da central.",
        "Entre GSM e Wi-Fi para portão, escolha pelo sinal e pelo gasto: o Wi-Fi usa a internet da casa, sem mensalidade; o GSM usa um chip, com o custo da linha, e funciona longe do roteador. Em casa costuma ganhar o primeiro; em chácara, o segundo.",
      ],
      price: [
        "No custo, o GSM pesa mais com o tempo, pelo chip com plano da operadora; o Wi-Fi usa a internet que a casa já paga. O aparelho GSM também costuma ser mais caro. Peça e ligação são orçadas juntas pela foto da etiqueta do motor.",
        "O Wi-Fi sai por menos: aparelho em geral mais barato e nenhuma mensalidade além da internet da casa. O GSM soma o chip todo mês. Com a foto da etiqueta do motor, o aparelho e a ligação na central são orçados juntos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["GSM e Wi-Fi lado a lado", "O que decide entre chip e internet"],
        slots: [
          [
            "Leve o celular até o motor e veja que sinal chega com o portão fechado, porque chapa e parede enfraquecem os dois. O resultado decide quase tudo.",
            "Antes de comprar, teste o sinal no lugar do motor, com a folha fechada. Portão de chapa e parede grossa derrubam tanto a rede da casa quanto a da operadora.",
            "O teste é simples: com o telefone ao lado do motor e o portão fechado, olhe a barra do Wi-Fi e a da operadora. Metal e concreto tiram força das duas.",
          ],
        ],
        bullets: [
          "Wi-Fi: sem mensalidade e com aviso de portão aberto, se houver sensor",
          "Wi-Fi: para quando a internet cai",
          "GSM: abre por chamada de número cadastrado",
          "GSM: pede chip ativo e sinal da operadora",
        ],
      },
      {
        about: "what",
        headings: ["Como cada módulo abre o portão", "O que o módulo faz na central"],
        slots: [
          [
            "O módulo fecha por um instante o contato de botoeira, como um botão de parede. No GSM, a central de telefone reconhece o número e recusa a chamada sem custo; no Wi-Fi, quem comanda é o aplicativo, de qualquer lugar com internet.",
            "Os dois imitam o botão de parede, com um pulso na entrada de botoeira. Um reage à ligação de número autorizado, que não é atendida e por isso não é cobrada; o outro obedece ao aplicativo, pela internet.",
            "Para a central, é como se alguém apertasse o botão da parede. O GSM age quando recebe chamada de número da lista, sem atender; o Wi-Fi, quando o aplicativo manda pela rede.",
          ],
          [
            "Os controles continuam valendo, porque o módulo trabalha ao lado deles. Abrir de longe pede câmera ou sensor, para não fechar sobre alguém, e fotocélula em ordem.",
            "Nada muda nos controles da família. Quem aciona sem ver precisa de fotocélula funcionando e, de preferência, câmera.",
            "Controle e botão seguem como estão. Como o comando vem de longe, a fotocélula tem de estar boa, e uma câmera mostra se o vão está livre.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta de cada um", "Aparelho, ligação e chip"],
        slots: [
          [
            "Aparelho, fonte e ligação entram nos dois, e a mão de obra é parecida. A diferença está no chip, pago todo mês no GSM, e no repetidor de sinal, que o Wi-Fi às vezes exige.",
            "A ligação custa quase o mesmo; o que separa os dois é o gasto depois. O GSM mantém uma linha ativa, e o Wi-Fi pode pedir um repetidor, comprado uma vez.",
            "Somam-se módulo, fonte e serviço em ambos. Para o Wi-Fi, talvez um repetidor, gasto único; para o GSM, a linha, gasto que volta todo mês.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Algum dos dois abre sem luz?",
        answers: [
          "Não sem nobreak ou bateria no motor: o módulo só comanda, quem move a folha é o motor. Com nobreak, o GSM leva vantagem, porque não depende do roteador.",
          "Só com energia de reserva no motor e no módulo. Nessa hora o GSM é mais simples, já que o Wi-Fi precisa do roteador também alimentado.",
        ],
      },
      {
        question: "E se o chip ficar sem crédito?",
        answers: [
          "Em muitos módulos a chamada recebida ainda abre, até a operadora cancelar a linha por falta de recarga. Um plano pequeno com recarga automática evita isso.",
          "Receber ligação costuma funcionar por um tempo, mas a linha é cancelada sem recarga. Prefira plano com pagamento automático.",
        ],
      },
      {
        question: "Quantas pessoas podem usar?",
        answers: [
          "No Wi-Fi, quem tiver acesso ao aplicativo; no GSM, os números gravados, de algumas dezenas a centenas conforme o modelo. Nos dois, retira-se um usuário sem mexer nos outros.",
          "Depende do modelo: o GSM guarda uma lista de números, e o Wi-Fi compartilha o aplicativo. Excluir alguém não afeta os demais.",
        ],
      },
      {
        question: "Serve em qualquer motor?",
        answers: [
          "Serve em quase todos, porque usa a entrada de botoeira da central. Placa muito antiga, sem essa entrada, recebe um receptor avulso.",
          "Na maioria, sim: basta haver entrada de botoeira. Sem ela, usa-se um receptor externo entre os dois.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do lugar do módulo",
  },
];
