import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const fuso: NarrowConcept[] = [
  {
    id: "fuso-quebrado",
    broader: "fuso",
    label: "Fuso do basculante quebrado",
    phrase: "o fuso quebrado do motor basculante",
    asks: [
      "por que fuso basculante quebra",
      "fuso quebrado",
      "fuso quebrou",
      "porca fuso quebrada",
      "porca fuso espanada",
      "trocar fuso",
      "castanha quebrada",
      "barra roscada",
      "fuso espanou",
      "fuso espanado",
      "rosca espanou",
      "rosca espanada",
      "fuso arrebentou",
      "porca quebrou fuso",
      "trocar fuso basculante",
      "trocar fuso motor basculante",
      "conserto fuso basculante",
      "fuso basculante quebrado",
      "fuso ruim",
      "trocar fuso motor preço",
      "trocar fuso motor valor",
      "trocar fuso motor custa",
      "quanto custa trocar fuso motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "A troca do fuso do portão basculante é feita com a folha escorada: sai o acionador, entra a porca, a barra ou o conjunto do mesmo modelo, e no fim se acertam prumo, contrapeso e paradas. Só a porca é o caso mais barato; com o motor também gasto, o novo, trocado em casa, fica de {price.homeSwap}. Até lá, disjuntor desligado e ninguém embaixo.",
        "Com o fuso do motor basculante espanado ou quebrado, pare de acionar, desligue o disjuntor e não fique sob a folha, que pode cair. O técnico escora o portão e troca a porca, a barra ou o conjunto; motor no fim se troca, em casa, por {price.homeSwap}.",
        "Porca do fuso que espanou deixa o motor girando e a folha parada, ou solta: desligue o disjuntor, afaste todos e não destrave. Só a porca custa menos que a barra inteira; se o motor está gasto, a troca em residência vai de {price.homeSwap}, com mão de obra.",
        "O fuso espanado do motor basculante se resolve com porca nova, quando a barra está boa, ou com barra e porca, sempre com a folha escorada pelo técnico. Até lá, sem energia e ninguém embaixo. Motor velho pede comparação com a troca, de {price.homeSwap} em casa.",
        "Fuso do basculante quebrado ou espanado deixa a folha sem apoio, e ela pode cair: corte a energia no disjuntor, não acione e ninguém passa por baixo. O conserto troca a porca, a barra ou o acionador, com o portão escorado; se o motor acabou junto, a troca dele em casa fica de {price.homeSwap}.",
        "Se a porca do fuso quebrou ou espanou, o motor gira e a folha do basculante fica solta, com risco de descer. Desligue o disjuntor, não destrave e deixe todos longe. O técnico escora a folha e troca só a porca, se a barra está boa. Com o motor gasto também, a troca em casa fica de {price.homeSwap}.",
      ],
      price: [
        "Trocar o fuso do basculante custa a peça do modelo, com a porca, mais a mão de obra com a folha escorada e a nova regulagem. Só a porca espanada custa menos que o conjunto, e a troca do motor inteiro, em casa, fica de {price.homeSwap}.",
        "O preço do fuso quebrado muda com a marca, o comprimento e se a porca vai junto. Em motor no fim da vida, compare com a troca completa, de {price.homeSwap} em casa, com mão de obra.",
        "O preço do fuso quebrado depende de entrar só a porca, a opção mais barata, ou barra e porca do seu modelo, com escora e regulagem na mão de obra. Como comparação, um motor novo em casa, já com o serviço, vai de {price.homeSwap}.",
        "Do mais barato ao mais caro, o conserto do fuso é porca, barra com porca e motor completo, este de {price.homeSwap} em residência, montado. Comprimento e marca mudam a peça; escorar a folha e regular fazem parte da mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Fuso espanado: o que fazer agora", "Antes de o técnico chegar"],
        slots: [
          [
            "Sem a rosca, nada garante que a folha fique onde parou, e por isso ninguém passa por baixo. Destravar para tirar o carro é perigoso, mesmo com os cabos inteiros.",
            "A porca espanada já não prende a folha, que pode descer ou subir de repente. Não solte o motor para tirar o carro e mantenha a entrada isolada.",
            "O portão perdeu o que o segurava, então trate a folha como solta. Ninguém entra embaixo, nem para tirar o carro, e o motor não se destrava.",
            "Com o fuso solto, a folha parada hoje pode correr no próximo minuto. Mantenha crianças e animais longe, deixe o carro onde está e não mexa na trava do motor.",
            "O que segurava o basculante era a rosca, e ela falhou. Por isso a passagem fica fechada, o motor continua travado e o carro espera lá dentro.",
          ],
        ],
        steps: [
          "Não acione de novo, nem para filmar.",
          "Desligue o disjuntor, se chegar a ele sem passar sob a folha.",
          "Deixe a folha como parou e isole a área.",
          "Não destrave, não solte o braço e não apoie escada no portão.",
          "Fotografe de longe o acionador, os cabos e o portão inteiro.",
        ],
      },
      {
        about: "replace",
        headings: ["O que se troca: porca, barra ou acionador", "Da porca ao acionador novo"],
        slots: [
          [
            "A porca é a peça mais macia e muitas vezes a única gasta. Com a barra boa, basta outra porca do mesmo passo, que é o conserto mais barato. Barra torta, partida ou de rosca comida sai inteira, porque solda não devolve a rosca.",
            "Rosca espanada só na porca, com o fuso reto, se resolve trocando a porca por uma de mesmo passo. Fuso empenado ou rachado não se emenda: vem outro, no comprimento do modelo.",
            "Se só a porca cedeu, troca-se ela, que tem de ter o mesmo passo da barra. Quando o fuso entortou, rachou ou perdeu a rosca, entram os dois, já que desempenar não resolve.",
            "O técnico olha primeiro a porca, feita de material mais mole para se gastar antes da barra. Se o fuso está reto e com filetes inteiros, ela basta, no passo igual; barra empenada, trincada ou lisa é substituída, sem solda.",
            "Muitas vezes o estrago para na porca, e uma peça do mesmo passo devolve o movimento. O fuso só vai junto quando perdeu filetes, rachou ou entortou, casos em que soldar ou desempenar não adianta.",
          ],
          [
            "Em motor antigo ou sem peça, compare com o conjunto novo: o kit basculante instalado parte de {price.lowest} para folha de até {width.quarterHp}. A conta costuma pender para ele quando engrenagem e fuso acabaram juntos.",
            "Se o modelo saiu de linha ou a engrenagem também gastou, o kit novo entra na comparação, a partir de {price.lowest} instalado em folha de até {width.quarterHp}.",
            "Para folha de até {width.quarterHp}, o kit com motor começa em {price.lowest}, montado, e vale mais quando falta peça ou há outra quebra no motor.",
            "O motor inteiro entra na conversa quando não há mais peça ou a engrenagem acabou com o fuso: um kit de basculante, para até {width.quarterHp} de folha, custa instalado a partir de {price.lowest}.",
            "Vale pedir os dois valores se o aparelho é antigo. Em portão de até {width.quarterHp}, o kit novo já montado começa em {price.lowest} e encerra junto o desgaste da engrenagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca o fuso", "A troca, com a folha escorada"],
        slots: [
          [
            "A folha é escorada e os cabos, examinados, antes de soltar o braço. Com a peça nova, o perfil volta ao prumo e a rosca recebe graxa em camada fina.",
            "Escora e energia cortada vêm antes de qualquer parafuso; os cabos são conferidos nesse momento. Montado o fuso, acerta-se o prumo do acionador e engraxa-se a rosca.",
            "Nada se desmonta antes de a folha estar presa e os cabos vistos. Depois da troca, o acionador é aprumado e o fuso leva a graxa indicada.",
            "O serviço começa com o disjuntor baixado, a folha calçada por escoras e uma olhada nos cabos; só então o braço sai. O acionador volta alinhado no prumo, com pouca graxa na rosca.",
            "Antes das ferramentas, o portão é apoiado para não descer e os cabos são inspecionados. O fuso novo trabalha reto quando o perfil está aprumado, e recebe uma camada fina de graxa.",
          ],
          [
            "No fim se corrige a causa, quase sempre contrapeso errado ou rosca seca, e regulam-se parada e força. Sem isso a peça nova espanaria do mesmo jeito.",
            "O serviço só termina com o contrapeso certo, a parada no ponto e a força ajustada: foi o peso a mais, ou a falta de graxa, que comeu a rosca.",
            "Por último vem o equilíbrio da folha, porque a porca se gastou carregando peso ou trabalhando seca. Fim de curso e força são ajustados junto, com ciclos de teste.",
            "Falta então tirar a origem do problema: contrapeso leve ou pesado demais e falta de graxa fazem a porca sofrer. Com isso resolvido, força e parada são reguladas e o portão roda alguns ciclos.",
            "A regulagem encerra a visita, com equilíbrio da folha, ponto de parada e força revistos. Se o contrapeso continuasse errado, ou a rosca seca, a porca recém-posta teria o mesmo fim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão ficou aberto. O que faço?",
        answers: [
          "Não tente baixar. Desligue o disjuntor, isole a entrada e chame o técnico, que atende {shop.hours}; a folha só desce escorada.",
          "Deixe como está, sem ninguém embaixo. O atendimento funciona {shop.hours}, e o técnico desce a folha com escora.",
          "Fique longe da folha e não a puxe para fechar. Com o disjuntor desligado e a passagem bloqueada, peça o atendimento, que funciona {shop.hours}: descer o portão exige escora.",
        ],
      },
      {
        question: "Dá para recuperar a rosca do fuso?",
        answers: [
          "Não. Solda e lima mudam o passo, e a porca nova se gasta em dias. Barra com rosca ruim se troca.",
          "Fuso espanado não se recupera: sem o passo exato a porca trava ou pula. O caminho é a barra nova, com a porca.",
          "Não há conserto que dure, porque solda ou lima alteram o passo e a porca trava. Troca-se a barra, e a porca vai junto.",
        ],
      },
      {
        question: "Existe fuso de reposição para o meu motor?",
        answers: [
          "Na maioria das marcas conhecidas, sim, pelo modelo da etiqueta: comprimento, diâmetro e passo precisam coincidir. Modelo fora de linha pode pedir acionador novo.",
          "Em geral existe. Com a etiqueta do motor e a altura do portão se acha a peça; se não houver mais, entra o conjunto.",
          "Quase sempre, desde que passo, diâmetro e comprimento batam com os do modelo escrito na etiqueta. Se o fabricante parou de vender, troca-se o acionador.",
        ],
      },
      {
        question: "Por que o fuso espanou?",
        answers: [
          "Por esforço: contrapeso errado, acionador fora de prumo, batida no fim ou rosca sem graxa. Sem corrigir isso, quebra de novo.",
          "Quase sempre a porca levou peso que era do contrapeso. Falta de graxa, suporte solto e fim de curso fora do ponto completam a lista.",
          "Porque carregou esforço demais: folha desequilibrada, batida no fim do curso, suporte torto ou rosca sem lubrificação. A causa se corrige junto com a peça.",
        ],
      },
    ],
    photo:
      "uma foto do acionador com o fuso e outra do portão inteiro, tiradas de longe e sem acionar, e a marca do motor",
  },
  {
    id: "fuso-empenado",
    broader: "fuso",
    label: "Fuso empenado",
    phrase: "o fuso empenado do motor",
    asks: [
      "vareta fuso empenada",
      "vareta empenada",
      "vareta torta motor",
      "fuso empenado",
      "fuso torto",
      "fuso entortou",
      "fuso empenou",
      "fuso amassado",
      "fuso empenado conserto",
      "conserto fuso empenado",
      "desempenar fuso",
      "desentortar fuso",
      "barra roscada torta",
      "fuso basculante torto",
      "fuso basculante empenado",
      "motor treme fuso torto",
    ],
    intent: "repair",
    answers: {
      any: [
        "O conserto do fuso empenado é trocar a barra, porque desempenar não devolve a rosca e o portão continua tremendo. O técnico escora a folha, põe outra de mesmo comprimento e passo e corrige o que a entortou; até lá, desligue o disjuntor e não passe embaixo.",
        "Se o fuso do portão empenou, a barra é trocada: torta, ela gasta a porca e pode travar a folha no meio. Não acione, não passe por baixo e deixe o disjuntor desligado até a troca, feita com a folha escorada e com o contrapeso acertado.",
        "A vareta do fuso empenada não se desentorta: troca-se a barra roscada por uma igual, com a folha escorada, e acerta-se o contrapeso ou o suporte que a forçou. Enquanto espera, mantenha o disjuntor desligado e a passagem isolada, pois a porca gasta pode soltar.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se o fuso está torto", "Sinais de fuso empenado"],
        slots: [
          [
            "O portão treme ou raspa sempre na mesma altura, na subida e na descida. O motor esquenta, o som muda no meio do caminho e a coluna vibra.",
            "O sinal mais claro é o tremor no mesmo trecho do curso, indo e voltando. Junto vêm raspagem, coluna balançando e motor quente.",
            "Note se a vibração se repete num ponto fixo, ao abrir e ao fechar. Ruído que muda de tom ali e motor quente completam o quadro.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que entorta o fuso", "Por que o fuso empenou"],
        slots: [
          [
            "Quase sempre é contrapeso errado: a barra passa a carregar um peso que era dos cabos. O fuso foi feito para mover, e não para sustentar.",
            "Folha desequilibrada é a causa mais comum, pois joga sobre a barra a carga que caberia a cabos e contrapesos.",
            "A origem costuma estar no equilíbrio. Sem o contrapeso certo, a barra, que só deveria empurrar, sustenta a folha.",
          ],
          [
            "Suporte frouxo, pancada de carro e portão batendo no fim do curso também entortam. Sem corrigir isso na mesma visita, a barra nova empena igual.",
            "Depois vêm suporte solto na coluna, batida de carro e parada mal regulada. Por isso a troca sempre inclui a regulagem da folha.",
            "Outras causas são a fixação solta, a folha atingida por carro e o choque no fim do curso. Trocar a barra sem tratar disso só adia o problema.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da barra", "O serviço, com a folha escorada"],
        slots: [
          [
            "Primeiro a folha é escorada e a energia cortada; só depois se abre o conjunto. A barra nova repete comprimento, diâmetro e passo, e a porca entra junto se os dentes gastaram.",
            "Nada se desmonta antes de a folha estar calçada. A barra tem de ter as medidas e o passo da antiga, e porca de dentes gastos é trocada na mesma hora.",
            "Com a folha calçada e sem energia, sai o conjunto. Diâmetro, comprimento e passo da reposição seguem o original, e a porca gasta não volta.",
          ],
          [
            "O preço depende do modelo do motor, do comprimento da barra e de a porca entrar junto; peça e trabalho se orçam num valor só. Costuma ficar abaixo de um motor novo.",
            "Pesam no valor o modelo, os metros de barra e a porca. O orçamento junta peça e mão de obra, em geral menos que trocar o motor.",
            "Quanto custa varia com comprimento, modelo e estado da porca. Peça e serviço vêm num só valor, que tende a ser menor que o da troca do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com o fuso empenado?",
        answers: [
          "Não. Ele pode travar no meio ou soltar a folha. Deixe fechado, com o disjuntor desligado e ninguém embaixo.",
          "Melhor parar agora: cada ciclo gasta a porca, que prende a folha ao motor. Mantenha o disjuntor desligado.",
        ],
      },
      {
        question: "Precisa trocar o motor inteiro?",
        answers: [
          "Em geral não. Em motor antigo ou sem peça, compare com a troca completa, de {price.homeSwap} em casa, com mão de obra.",
          "Só quando não há barra para o modelo ou o motor está no fim; nesse caso, a troca em casa custa {price.homeSwap}.",
        ],
      },
      {
        question: "A graxa resolve o tremor do fuso?",
        answers: [
          "Não. Graxa resolve o ronco de rosca seca; tremor sempre na mesma altura é barra torta.",
          "Só se o problema for secura. Limpo e engraxado, o fuso que ainda treme no mesmo ponto está empenado.",
        ],
      },
      {
        question: "Quanto tempo dura um fuso?",
        answers: [
          "Bem equilibrado e engraxado, acompanha a vida do motor, de {trade.life}. A porca gasta antes e pode ser trocada sozinha.",
          "Com folha equilibrada e rosca limpa, chega a {trade.life}, como o motor. Quem se desgasta primeiro é a porca.",
        ],
      },
    ],
    photo: "uma foto do acionador com o fuso e outra da etiqueta do motor, sem passar sob a folha",
  },
  {
    id: "tamanho-do-fuso",
    broader: "fuso",
    label: "Tamanho do fuso do basculante",
    phrase: "o tamanho do fuso do motor",
    asks: [
      "fuso 1,7",
      "fuso 1,7 m",
      "fuso 1,70",
      "fuso 1,6",
      "fuso 1,3",
      "fuso menor ou maior",
      "tamanho fuso",
      "comprimento fuso",
      "medida fuso",
      "qual tamanho fuso",
      "qual comprimento fuso",
      "fuso metros",
      "fuso 1 metro",
      "fuso 1,5",
      "fuso 1,5 m",
      "fuso 1,50",
      "fuso 1,20",
      "fuso 1,25",
      "fuso 1,75",
      "fuso 2 metros",
      "fuso motor basculante 1,5",
      "fuso motor basculante 1,5 m",
      "acionador 1,5 m",
      "acionador 1,5 metro",
      "motor basculante fuso 1,5 m",
      "motor basculante fuso 2 metros",
    ],
    intent: "buying",
    answers: {
      any: [
        "O tamanho do fuso do portão basculante vem da altura da folha e do curso do braço, e não da largura do portão. Quanto mais alta a folha, mais comprida a barra; na troca, repete-se a medida da antiga. Uma foto do motor com a altura da folha basta para indicar a peça.",
        "O fuso de 1,5 m ou de 2 metros do motor basculante é medido pelo comprimento da barra, e não pela largura do portão. Quem define esse comprimento é a altura da folha e o curso do braço. Na reposição, repete-se a medida da barra antiga, e a peça e a troca são orçadas juntas pela foto.",
        "O fuso de 1,5 m, assim como o de 2 metros, é medido pelo comprimento da barra com rosca que move o braço do motor basculante, escolhido pela altura da folha. Vendemos e trocamos na medida do seu motor. A barra mais longa e a de marca menos comum custam mais.",
        "A medida certa do fuso do motor basculante é a da barra que saiu, com o mesmo comprimento, 1,5 m ou outro, o mesmo diâmetro e a mesma rosca. O preço acompanha o comprimento e a marca. Quando só a porca gastou, o conserto custa menos que trocar a barra.",
        "Entre fuso de 1,5 m ou 1,7 m, ou de 2 metros, compre o que tem o comprimento da barra antiga; em motor novo, a altura da folha decide, pela tabela do fabricante. Barra curta não abre o portão inteiro, e a comprida não cabe na coluna. Uma foto do motor com a altura da folha indica qual é.",
      ],
      price: [
        "O preço do fuso do motor basculante de 1,5 m ou 2 metros depende do comprimento, da marca e do que é trocado: só a porca é o mais barato, depois a barra e por fim o conjunto. A peça e a troca são orçadas juntas pela foto da etiqueta. Para comparar, o kit novo instalado, em folha de até {width.quarterHp}, parte de {price.lowest}.",
        "O fuso basculante de 2 metros tem preço acima do de 1,5 m da mesma marca, porque a barra é maior; só a porca custa bem menos que os dois. A foto da etiqueta mostra o valor da peça com a troca. Se o motor já é antigo, compare com o kit novo instalado, a partir de {price.lowest} em folha de até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A medida de fuso que serve no seu portão", "Como escolher o comprimento do fuso"],
        slots: [
          [
            "Para repor, a barra nova precisa repetir três medidas da antiga: o comprimento, o diâmetro e o passo, a distância entre as voltas da rosca. Se uma delas muda, a porca não corre.",
            "Na troca, confira o comprimento, o diâmetro e o passo da rosca, que é o espaço entre os filetes. Os três precisam ser iguais aos da peça que sai, ou a porca trava.",
            "São três as medidas a repetir: o comprimento da barra, o diâmetro e o passo, que é quanto a rosca avança por volta. Com um passo diferente, a porca simplesmente não entra.",
          ],
          [
            "Em motor novo, a altura da folha e o ponto em que o braço se prende definem a medida. Um fuso curto deixa o portão meio aberto, e um comprido demais não cabe na coluna.",
            "Se a compra é do motor inteiro, contam a altura da folha e o curso do braço. Com uma barra curta, a folha não abre por completo, e com uma longa demais o conjunto bate em cima.",
            "Na compra do conjunto, quem decide é a altura do portão, porque a folha alta precisa de curso maior. Se sobra barra, ela não entra no perfil; se falta, a folha não abre toda.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir para o orçamento", "As medidas que definem o preço"],
        slots: [
          [
            "Nenhuma medida exige desmontar. Use a trena e o celular, a uma boa distância da folha.",
            "As medidas são tiradas por fora, com o portão fechado e sem energia.",
            "Meça sem soltar nada, porque o fuso ajuda a segurar a folha.",
          ],
        ],
        steps: [
          "Com o portão fechado, desligue o disjuntor.",
          "Meça a altura e a largura da folha.",
          "Meça o perfil em que o fuso corre, de ponta a ponta.",
          "Fotografe a etiqueta do motor, o perfil inteiro e o braço.",
        ],
      },
      {
        about: "replace",
        headings: ["Só a porca, a barra ou o conjunto", "O que troca junto e a ordem de preço"],
        slots: [
          [
            "A porca corre na barra e gasta antes dela, por isso muitas vezes basta trocá-la, o que custa menos. Se a barra está empenada ou com a rosca gasta, as duas peças precisam ser novas.",
            "Quase sempre quem acaba primeiro é a porca, a peça que anda na rosca, e só ela é trocada. Se a barra entortou ou perdeu os filetes, trocam-se as duas.",
            "A porca, mais barata, gasta primeiro, e a barra dura mais. Com filete amassado ou empeno visível, a porca e a barra são trocadas juntas.",
          ],
          [
            "Quem troca é o técnico, com a folha escorada, e nunca se solta o braço antes disso. Com a peça à mão, o serviço costuma caber numa visita.",
            "O serviço exige a folha escorada, porque sem o fuso ela pode descer, e não é trabalho para fazer sozinho. Com a peça certa, uma visita resolve.",
            "Não solte o braço nem o motor, porque a folha precisa ser escorada antes. Com a barra certa, o técnico faz a troca numa visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar um fuso maior para servir?",
        answers: [
          "Não é indicado, porque a ponta tem encaixe usinado de fábrica. Uma barra cortada em casa gira fora de centro, vibra e gasta a porca.",
          "Melhor não, porque a usinagem da ponta não se refaz com serra e o eixo fica descentrado. Compre a medida certa.",
        ],
      },
      {
        question: "Fuso de outra marca serve no meu motor?",
        answers: [
          "Só se comprimento, diâmetro, passo e encaixe forem iguais, o que é raro. A etiqueta e a foto da barra confirmam antes da compra.",
          "Raramente, porque o passo da rosca muda entre fabricantes e a porca de um não entra no outro. Confirme pela etiqueta.",
        ],
      },
      {
        question: "O tamanho do fuso muda a velocidade do portão?",
        answers: [
          "Não diretamente, porque a velocidade vem do motor e do passo da rosca. A barra comprida só demora mais porque o caminho é maior.",
          "O comprimento muda o curso, e o passo muda a velocidade. Por isso dois fusos com a mesma rosca andam igual.",
        ],
      },
      {
        question: "O fuso precisa de graxa?",
        answers: [
          "Sim, de pouca graxa própria para rosca, posta pelo técnico na revisão, que em casa se faz {visits.home}. Seco, ele ronca e gasta a porca em meses.",
          "Precisa de uma camada fina, renovada na manutenção, {visits.home} em residência. O excesso junta pó e gasta a rosca.",
        ],
      },
    ],
    photo: "uma foto do perfil do fuso inteiro, outra da etiqueta do motor, e a altura e a largura da folha",
  },
  {
    id: "engraxar-o-fuso",
    broader: "fuso",
    label: "Engraxar o fuso",
    phrase: "a graxa do fuso do motor",
    asks: [
      "engraxar fuso",
      "como engraxar fuso",
      "lubrificar fuso",
      "como lubrificar fuso",
      "graxa fuso",
      "qual graxa fuso",
      "que graxa usar fuso",
      "óleo fuso",
      "pode passar graxa fuso",
      "lubrificação fuso",
      "limpar fuso",
      "fuso seco",
      "engraxar fuso basculante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para engraxar o fuso do motor, feche o portão, desligue o disjuntor, limpe a rosca à vista com pano seco e passe uma camada fina da graxa que o manual indica. Faça só se alcança sem escada e sem ficar sob a folha; a barra inteira é renovada na revisão, a partir de {price.preventive} em casa, sem peças.",
        "O fuso do motor se engraxa com o portão fechado e o disjuntor desligado: pano seco na rosca que aparece, graxa do manual em camada fina e dois ciclos olhando de longe para espalhar. Não use desengripante nem óleo fino, que tiram a graxa boa; ninguém fica sob a folha.",
        "Engraxe o fuso do motor na parte que se vê, com a energia cortada, o portão fechado e pouca graxa, porque o excesso junta pó. A graxa certa é a do manual; na revisão, que em residência começa em {price.preventive}, fora peças, o técnico limpa e renova a barra toda.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para engraxar o fuso", "Como passar a graxa com segurança"],
        slots: [
          [
            "É limpeza por fora: nenhum parafuso do braço é solto, o portão não é destravado e ninguém fica sob a folha. Fuso que exige escada fica para o técnico.",
            "Nada se desmonta e a folha continua fechada e travada. Se o fuso está acima do alcance da mão, não suba.",
            "Só a rosca à vista é tratada, sem soltar peça e sem ninguém embaixo. O que pede escada é serviço do técnico.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe a rosca à vista com pano seco, até sair o pó e a graxa velha.",
          "Passe a graxa do manual com um pincel pequeno, em camada fina.",
          "Tire o excesso com o pano.",
          "Religue, fique longe e abra e feche duas vezes para espalhar.",
        ],
      },
      {
        about: "care",
        headings: ["Que graxa usar e que produto evitar", "A graxa certa e a errada"],
        slots: [
          [
            "Use a graxa que o manual do motor indica, porque a porca que corre na barra às vezes é de plástico e não aceita qualquer uma. Sem manual, a etiqueta do motor identifica o modelo.",
            "O manual define a graxa, já que há porca de plástico que certos produtos atacam. Pela etiqueta se acha o modelo.",
            "Graxa é a do modelo, pois a porca de plástico se estraga com produto errado. A etiqueta diz qual motor é.",
          ],
          [
            "Desengripante silencia por uns dias e deixa a rosca seca, e óleo queimado prende areia. Rosca seca gasta a porca, e o motor passa a girar sem mover a folha.",
            "Óleo fino escorre e desengripante lava, e os dois deixam a porca trabalhando a seco. Ela é a primeira peça a acabar.",
            "Óleo queimado cola areia e desengripante tira a película boa. Em seco, a porca perde a rosca e a folha para de subir.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando a graxa não resolve", "Barulho que não é falta de graxa"],
        slots: [
          [
            "Tremor sempre na mesma altura é barra torta, e folga com a folha fechada é porca gasta. Pó claro ou brilho de bronze na graxa é peça se desfazendo: não acione e chame.",
            "Se treme no mesmo ponto, a barra entortou; se a folha fechada balança, a porca acabou. Limalha sob o motor pede parar de usar.",
            "Barra torta treme num ponto só, e porca gasta deixa folga. Quando há pó claro na graxa, o portão não se usa até o técnico ver.",
          ],
          [
            "Se o portão pesa na subida ou desce rápido, a causa é contrapeso ou cabo, e graxa não muda nada. Desligue o disjuntor e não destrave.",
            "Folha que pesa ou desce depressa é assunto de contrapeso e cabo. Corte a energia e não destrave, porque ela pode cair.",
            "Contrapeso errado e cabo gasto fazem o fuso trabalhar forçado, e a graxa só disfarça. Não destrave: chame o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo engraxar o fuso?",
        answers: [
          "Olhe uma vez por mês e ponha graxa só quando a rosca estiver seca. O técnico limpa e renova tudo na revisão, {visits.home}.",
          "A olhada é mensal, e a graxa, quando a rosca secar. A troca completa vem na revisão {visits.home}.",
        ],
      },
      {
        question: "Pode usar graxa branca ou de lítio no fuso?",
        answers: [
          "Depende do motor: há fuso que usa graxa de lítio e há o que pede outra, por causa da porca de plástico. Siga o manual.",
          "Só se o manual diz. Com porca de bronze, a de lítio é comum; com porca de plástico, o produto é outro.",
        ],
      },
      {
        question: "O fuso está roncando mesmo engraxado. O que é?",
        answers: [
          "Pode ser porca gasta, contrapeso errado ou braço fora de prumo. O técnico escora a folha e confere, em visita a partir de {price.preventive} em casa, sem peças.",
          "Contrapeso, porca ou prumo. Só com a folha escorada se sabe, e a visita em residência começa em {price.preventive}, fora peças.",
        ],
      },
      {
        question: "Posso usar a furadeira ou o motor para espalhar a graxa?",
        answers: [
          "Só o motor, em dois ciclos, com você longe da folha. Nada de ferramenta no eixo, porque ela força a porca.",
          "Duas aberturas e fechamentos bastam, observados de longe. Furadeira no eixo estraga a rosca.",
        ],
      },
    ],
    photo: "uma foto do fuso de perto, outra da etiqueta do motor e um vídeo com o som, feito de longe",
  },
  {
    id: "fuso-ou-corrente-qual-dura-mais",
    broader: "fuso",
    label: "Fuso ou corrente: qual dura mais",
    phrase: "qual motor dura mais, de fuso ou de corrente",
    asks: [
      "fuso corrente dura mais",
      "fuso ou corrente dura mais",
      "fuso ou corrente qual dura mais",
      "motor fuso corrente qual dura mais",
      "fuso corrente durabilidade",
      "fuso corrente mais durável",
      "fuso corrente mais resistente",
      "fuso corrente quebra menos",
      "fuso corrente menos manutenção",
      "motor fuso dura mais",
      "motor corrente dura mais",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor com fuso e motor com corrente, o de fuso costuma durar mais com menos cuidado, porque não tem corrente para esticar. Os dois chegam a {trade.life} com a folha equilibrada e revisão {visits.home}; o que mais encurta essa vida é portão pesado e falta de lubrificação.",
        "O motor com fuso dura mais no basculante de casa quando a manutenção é pouca; o motor com corrente se iguala, em {trade.life}, se a tensão é conferida e a corrente trocada no tempo certo. Folha pesada acaba com qualquer dos dois antes disso.",
        "Dura mais o motor com fuso, na maioria das casas, pois a porca que gasta é barata e se troca sozinha. Motor com corrente dura parecido, de {trade.life}, mas pede ajuste de tensão na revisão e, com o tempo, corrente e engrenagem novas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que gasta em cada motor", "Onde fuso e corrente se desgastam"],
        slots: [
          [
            "No fuso gasta a porca que corre na barra com rosca, e a barra segue por anos se trabalhar engraxada e reta. Na corrente, os elos esticam, pulam e comem os dentes da engrenagem.",
            "A porca é a peça de desgaste do fuso, e a rosca só se perde seca ou torta. Já a corrente alonga com o uso e leva a engrenagem junto.",
            "O fuso consome a porca, que percorre a rosca. A corrente vai esticando, perde o encaixe e lima os dentes que a puxam.",
          ],
          [
            "Redutor, capacitor e placa são parecidos nos dois e envelhecem pelo peso da folha e pelo número de aberturas.",
            "O restante, do capacitor à placa, dura o mesmo em ambos e depende de peso e de uso.",
            "Fora isso não há diferença: placa, capacitor e redutor seguem o esforço da folha.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O cuidado que faz cada um durar", "Manutenção do fuso e da corrente"],
        slots: [
          [
            "Fuso pede rosca limpa, graxa fina e conjunto no prumo. Corrente pede lubrificante próprio, tensão certa e alinhamento, conferidos na revisão {visits.home}, que em casa parte de {price.preventive}, sem peças.",
            "Para o fuso, graxa em camada fina e suporte firme; para a corrente, produto próprio e folga regulada. A revisão {visits.home}, em residência, começa em {price.preventive}, fora peças.",
            "Rosca limpa e engraxada conserva o fuso, e tensão em dia conserva a corrente. As duas coisas entram na visita {visits.home}, a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual escolher pensando em durar", "Para durar: fuso ou corrente"],
        slots: [
          [
            "Basculante residencial de até {width.quarterHp} fica bem com fuso, no kit de 1/4 HP, a partir de {price.lowest} instalado. Motor de corrente em bom estado não se troca só por isso: corrente e engrenagem novas custam menos.",
            "Em casa, com até {width.quarterHp}, o kit de fuso de 1/4 HP montado parte de {price.lowest}. Quem tem corrente funcionando gasta menos renovando a corrente.",
            "Comprando agora para basculante de até {width.quarterHp}, prefira fuso, desde {price.lowest} instalado. Tendo um de corrente bom, mantenha e troque a peça gasta.",
          ],
          [
            "Em folha larga ou de prédio, o que faz durar é a capacidade com um terço de folga, com fuso ou corrente.",
            "Para uso coletivo, conta mais um motor com um terço de sobra que o tipo de transmissão.",
            "Folha grande pede motor folgado, um terço acima do peso, e isso pesa mais que fuso ou corrente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dos dois faz menos barulho?",
        answers: [
          "O de fuso, em geral. Na corrente, boa parte do ruído é folga, e a regulagem diminui.",
          "Fuso engraxado é mais silencioso. Corrente frouxa ou seca é a que bate.",
        ],
      },
      {
        question: "Dá para trocar o motor de corrente por um de fuso?",
        answers: [
          "Dá na maioria dos basculantes de casa, com coluna firme. A troca leva de {time.tilting} e fica de {price.homeSwap}, com mão de obra.",
          "Sim, depois de conferidos coluna, altura e equilíbrio. Em casa, conte de {price.homeSwap}, com montagem em {time.tilting}.",
        ],
      },
      {
        question: "Qual conserto é mais barato, fuso ou corrente?",
        answers: [
          "A porca do fuso costuma ser o conserto mais barato. Corrente com engrenagem vem acima, e barra de fuso torta é a mais cara.",
          "Em preço crescente: porca, corrente, corrente com engrenagem, barra do fuso.",
        ],
      },
      {
        question: "Como faço o meu durar mais?",
        answers: [
          "Folha leve na mão, lubrificação certa e revisão {visits.home}. Não pendure peso no portão nem force a folha travada.",
          "Mantenha o contrapeso certo, a peça lubrificada e chame ao primeiro barulho novo.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da coluna com o motor e a largura da folha",
  },
  {
    id: "fuso-ou-corrente",
    broader: "fuso",
    label: "Motor de fuso ou de corrente",
    phrase: "a escolha entre motor de fuso e de corrente",
    asks: [
      "fuso corrente",
      "fuso ou corrente",
      "motor corrente ou fuso",
      "corrente ou fuso melhor",
      "trocar corrente fuso",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor de fuso ou motor de corrente no basculante de casa, escolha o de fuso: ele faz menos barulho, pede pouca regulagem e a rosca ajuda a segurar a folha. O de corrente vale em folha maior ou quando já está instalado e em bom estado. O kit de fuso, até {width.quarterHp}, parte de {price.lowest} instalado.",
        "Motor de fuso ou corrente: em casa, escolha o de fuso, que é mais silencioso e quase não pede regulagem; fique com o de corrente se ele já está instalado e bom. A diferença é o que move a folha, uma porca que corre na barra com rosca ou elos que puxam o carro. O kit de fuso para basculante de até {width.quarterHp} parte de {price.lowest} instalado.",
        "O motor de fuso faz menos barulho que o de corrente e é o mais indicado no basculante residencial, com kit a partir de {price.lowest} instalado, até {width.quarterHp}. Se o de corrente funciona bem, regular custa em casa a partir de {price.preventive}, sem peças, e sai mais barato que trocar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda entre fuso e corrente", "Fuso e corrente lado a lado"],
        slots: [
          [
            "No fuso, uma porca anda pela barra roscada e leva o braço da folha. Na corrente, os elos passam por um pinhão, que é a engrenagem do motor, e puxam o carro preso à folha.",
            "A rosca do fuso empurra a folha sem folga, enquanto a corrente a puxa por elos sobre um pinhão. Daí vêm as diferenças de som e de manutenção.",
            "O motor de fuso gira uma barra com rosca, e o de corrente gira um pinhão que puxa os elos. O resto do portão, com cabos e contrapeso, é igual nos dois.",
          ],
        ],
        bullets: [
          "Barulho: o fuso é mais quieto, e a corrente estala quando seca ou frouxa",
          "Regulagem: o fuso quase não sai do ponto; a corrente afrouxa e precisa de ajuste",
          "Falta de luz: a rosca ajuda a segurar a folha; na corrente, depende do redutor",
          "Desgaste: no fuso acaba a porca, que é barata; na corrente, elos e pinhão",
          "Uso comum: fuso em basculante de casa, corrente em folha grande",
        ],
      },
      {
        about: "choose",
        headings: ["Qual escolher para o seu basculante", "Fuso ou corrente: decida pelo portão"],
        slots: [
          [
            "Em basculante de casa com até {width.quarterHp}, o fuso de 1/4 HP atende, a partir de {price.lowest} instalado. Em folha mais larga ou de uso coletivo, o modelo é escolhido pelo peso e pelas aberturas por dia, e aí a corrente também entra.",
            "Até {width.quarterHp} de largura, com a folha equilibrada, compre o de fuso, cujo kit parte de {price.lowest} instalado. Acima dessa medida, o peso e o número de aberturas decidem entre um fuso mais forte e a corrente.",
            "Para folha equilibrada de até {width.quarterHp}, o fuso de 1/4 HP é a escolha mais simples, desde {price.lowest} instalado. Portão maior pede foto e medidas, porque a força conta mais que o tipo de transmissão.",
          ],
          [
            "Se o seu motor de corrente está bom, mantenha-o, porque corrente e pinhão novos custam menos que outro motor. Mudar para fuso exige braço e fim de curso novos.",
            "Quem já tem corrente em bom estado gasta menos trocando só os elos e o pinhão. A passagem para o fuso muda também o braço e o ponto de parada.",
            "Motor de corrente que funciona não precisa sair. Troque por fuso quando o redutor ou o motor chegou ao fim, já que o braço e as fixações são refeitos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manutenção do fuso e da corrente", "Como cuidar de cada um"],
        slots: [
          [
            "O fuso leva a graxa indicada no manual, em camada fina, e a porca é conferida na revisão. A corrente leva óleo próprio, sem escorrer, e tem a tensão acertada {visits.home}, em casa.",
            "No fuso passa-se graxa do manual na rosca, e na corrente, óleo próprio nos elos, com a tensão regulada. A revisão é feita {visits.home}, em residência.",
            "A rosca pede graxa, e os elos pedem óleo e tensão certa. Os dois são vistos na revisão, {visits.home} em casa, com a folha segura.",
          ],
          [
            "Com a folha equilibrada, os dois duram de {trade.life}. Portão pesado gasta a porca e os elos antes, por isso o contrapeso é regulado junto; a visita de ajuste em residência parte de {price.preventive}, sem peças.",
            "O equilíbrio da folha decide mais que a transmissão, e a vida dos dois é de {trade.life}. O ajuste do contrapeso e da tensão, em casa, começa em {price.preventive}, fora peças.",
            "A vida útil é parecida, de {trade.life}, se o contrapeso estiver certo. Regular em residência custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de corrente faz mais barulho?",
        answers: [
          "Em geral, sim, sobretudo com a corrente frouxa ou seca. Com a corrente regulada e lubrificada, o ruído cai bastante.",
          "Sim, por causa dos elos, e piora quando a corrente fica frouxa ou seca. Regulada e com óleo, o som cai bastante.",
        ],
      },
      {
        question: "Dá para trocar o motor de corrente por um de fuso?",
        answers: [
          "Dá, na maioria dos basculantes de casa, se a coluna tiver espaço e firmeza. O braço e o fim de curso são refeitos.",
          "Na maioria dos portões, sim. O braço da folha é novo, e a coluna precisa ser firme para receber o acionador.",
        ],
      },
      {
        question: "Qual motor é mais rápido, de fuso ou de corrente?",
        answers: [
          "Nenhum por si só: a velocidade vem do passo da rosca, do redutor ou do inversor. Os kits de fuso abrem em {seconds.all} segundos.",
          "A transmissão não decide: o que conta é o passo da rosca e o inversor. Nos kits de fuso, o tempo é de {seconds.all} segundos.",
        ],
      },
      {
        question: "O fuso segura o portão se faltar luz?",
        answers: [
          "Tende a segurar, pela rosca, mas não é freio de segurança. O contrapeso certo é o que impede a queda.",
          "Em parte, porque a rosca resiste ao movimento. A segurança de verdade está no equilíbrio da folha.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da coluna com o motor atual, se houver, e a largura da folha",
  },
  {
    id: "fuso-do-pivotante",
    broader: "fuso",
    label: "Fuso do motor pivotante",
    phrase: "o fuso do motor pivotante",
    asks: [
      "fuso pivotante",
      "fuso motor pivotante",
      "fuso pivotante travado",
      "fuso pivotante travou",
      "fuso pivotante emperrado",
      "fuso pivotante quebrado",
      "fuso pivotante quebrou",
      "fuso pivotante gasto",
      "fuso pivotante barulho",
      "trocar fuso pivotante",
      "lubrificar fuso pivotante",
      "engraxar fuso pivotante",
      "fuso portão duas folhas",
      "fuso pistão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O fuso do motor pivotante travado tem quase sempre rosca seca, sujeira dentro do tubo ou porca gasta que mordeu a barra, e o motor ronca sem mover a folha. Desligue o disjuntor e não force o braço. O técnico solta o acionador, limpa, engraxa ou troca a porca; a visita em casa parte de {price.preventive}, sem peças.",
        "Fuso do pivotante quebrado ou gasto faz o motor girar com a folha solta, que bate com o vento. Desligue o disjuntor e prenda a folha fechada, com corrente ou trinco. O técnico troca a porca, a barra ou o acionador inteiro, conforme o que falhou; em casa, a visita parte de {price.preventive}, fora as peças.",
        "O fuso do motor pivotante é a barra com rosca, dentro do braço, que empurra e puxa a folha. Ele trabalha protegido por um tubo e, quando ronca ou trava, é aberto e engraxado pelo técnico, com a graxa do fabricante. A visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço do conserto do fuso do pivotante depende do que falhou: limpar e engraxar é o mais barato, a partir de {price.preventive} em casa, sem peças; depois vêm a porca, a barra e, por último, o acionador inteiro. A foto da etiqueta do motor dá o valor da peça.",
      ],
      "how-to": [
        "Para lubrificar o fuso do motor pivotante é preciso abrir o tubo do acionador, por isso o serviço é do técnico: ele solta o braço, limpa a rosca, passa a graxa do fabricante e monta de novo. Por fora, o dono só limpa o braço e põe óleo fino nos pinos, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Fuso ou dobradiça: como saber", "O que conferir antes de chamar"],
        slots: [
          [
            "Com o disjuntor desligado e a folha firme nas dobradiças, destrave o motor com a chave e mova o portão com a mão. Se ele anda leve, o problema está no acionador; se pesa, está na dobradiça ou na folha que arrasta.",
            "A chave de destravamento separa as duas causas, sempre com o disjuntor desligado e a folha bem presa às dobradiças. Folha leve aponta o fuso; folha dura aponta a dobradiça ou o piso.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Olhe se a folha está reta e presa em todas as dobradiças; se caiu, não mexa.",
          "Destrave o motor com a chave e mova a folha devagar.",
          "Trave a folha fechada por dentro, para o vento não bater.",
          "Fotografe o braço, os dois suportes e a etiqueta do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o fuso do pivotante trava", "O que gasta o fuso do pivotante"],
        slots: [
          [
            "Água e poeira entram pela vedação ressecada e secam a graxa. A rosca passa a roncar, e a porca, que é mais macia, se desfaz.",
            "A graxa velha endurece, e a chuva que entra pela vedação enferruja a rosca. A porca trabalha forçada até travar ou espanar.",
          ],
          [
            "Folha caída e suporte torto também prendem o braço, porque ele passa a trabalhar de lado. Esse alinhamento é conferido antes da troca.",
            "O braço fora de linha gasta a rosca de um lado só. Por isso a dobradiça e os suportes são acertados na mesma visita.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o fuso do pivotante é consertado", "Limpar, trocar a porca ou o acionador"],
        slots: [
          [
            "O acionador sai inteiro da folha, com ela presa, e é aberto na bancada. Rosca boa é limpa e engraxada; porca gasta é trocada pela do mesmo modelo.",
            "Com a folha presa, o técnico retira o braço, abre o tubo e vê a rosca. Se ela está inteira, bastam porca e graxa; se está comida, entra a barra.",
          ],
          [
            "Quando não há mais peça, compara-se com o motor novo: a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Em modelo fora de linha, o acionador novo entra na conta, já que a troca do motor em casa vai de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar só uma folha enquanto o fuso está travado?",
        answers: [
          "Só se a central permitir comandar uma folha e a travada ficar bem presa. O mais seguro é deixar o portão fechado, com o disjuntor desligado.",
          "Melhor não. A folha solta pode bater com o vento; prenda as duas e espere o técnico.",
        ],
      },
      {
        question: "Óleo resolve o fuso que ronca?",
        answers: [
          "Não por muito tempo. O óleo escorre e leva a graxa, e a porca se gasta mais depressa. O fuso leva a graxa do fabricante.",
          "Não. O ronco some por uns dias e volta, porque quem protege a rosca é a graxa.",
        ],
      },
      {
        question: "O fuso do pivotante é igual ao do basculante?",
        answers: [
          "Não. O do pivotante é mais curto e fica dentro do braço; o do basculante é uma barra comprida, à vista na coluna. As peças não se trocam entre si.",
          "São parecidos na rosca e diferentes em tudo o mais: comprimento, porca e proteção. A etiqueta do motor diz qual é o seu.",
        ],
      },
    ],
    photo: "uma foto do braço inteiro, outra dos suportes na coluna e na folha e a etiqueta do motor",
  },
];
