import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const placa: NarrowConcept[] = [
  {
    id: "placa-nao-acende",
    broader: "placa",
    label: "Placa não acende o led",
    phrase: "a placa que não acende",
    asks: [
      "display apagado",
      "display placa apagado",
      "display placa não acende",
      "display central apagado",
      "placa não acende",
      "led não acende",
      "placa apagada",
      "led apagado",
      "placa sem luz",
      "central não acende",
      "central apagada",
      "placa morta",
      "luz placa apagada",
      "placa luz não acende",
      "placa queimou luz não acende",
      "placa não liga",
      "fusível bom não liga",
      "placa fusível bom",
      "luz apagada [marca]",
      "[marca] luz apagada",
      "central não liga",
      "central [marca] não liga",
    ],
    answers: {
      any: [
        "O display da placa apagado, com o portão parado, quer dizer que a placa está sem energia ou com o fusível ou a fonte em defeito. Se o portão funciona e só o display não acende, muitas placas o apagam sozinhas depois de um tempo, ou o display queimou. A medição em casa parte de {price.preventive}, sem peças.",
        "A placa do portão que não acende o led está sem energia ou com o fusível, o transformador ou um acessório em curto, e nem sempre queimou. Confira o disjuntor e o DR, a proteção contra choque, e religue uma vez. Se nada acende, a medição em casa custa a partir de {price.preventive}, sem peças.",
        "Central de portão que não liga costuma ter o disjuntor ou o DR desarmado, e por isso o quadro de luz é a primeira coisa a conferir. Com os dois ligados, o defeito está no fusível, no transformador ou em um sensor em curto. Em residência, a medição começa em {price.preventive}, fora as peças.",
        "Placa [marca] com o led apagado, mesmo com o fusível bom, pode ter o transformador aberto, um fio solto ou uma fotocélula em curto que derruba a fonte. Veja se o disjuntor caiu e religue uma só vez. Se continuar apagada, a visita com medição em casa parte de {price.preventive}, sem contar peças.",
        "A luz da placa não acende mais quando falta energia até ela ou quando o fusível, a fonte ou um acessório em curto a apagou. Se só a luz de garagem parou e o motor funciona, veja primeiro a lâmpada. Sem defeito no disjuntor, o técnico mede a placa, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
      price: [
        "Uma placa que não acende pode custar só um fusível ou um fio, e não a central inteira. A visita com medição em casa parte de {price.preventive}, sem peças. Se a placa queimou, somam-se o reparo ou uma placa compatível e a programação, com o valor informado antes.",
        "O preço depende da medição, porque o fusível e a fonte custam pouco e a central nova custa mais. Confira o disjuntor antes de chamar. A visita que acha a causa, em residência, começa em {price.preventive}, fora as peças, e a placa é orçada pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Placa apagada: o que testar, em ordem", "O que conferir sem abrir o motor"],
        slots: [
          [
            "Deixe a tampa fechada, porque dentro dela há a tensão da rede. Se não der para ver o led por fora, escute: um estalo ao acionar mostra que a placa tem energia.",
            "Não abra o motor para olhar a luz, já que ali há 127 ou 220 V. O estalo que a placa dá ao receber o comando basta para saber se ela está ligada.",
            "Mesmo sem enxergar o led dá para testar, porque a placa com energia estala ao receber um comando. A tampa fica fechada, pelo risco de choque.",
          ],
        ],
        steps: [
          "Veja se há luz em toda a casa: se só metade acende, falta uma fase da rua.",
          "Confira o disjuntor e o DR do portão e religue uma única vez.",
          "Veja se o nobreak, quando há, está ligado e sem alarme.",
          "Aperte a botoeira, o botão de parede, e escute se a placa estala.",
          "Se nada acontece, desligue o disjuntor e fotografe a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["O que apaga o led da placa", "Energia, fusível, fonte ou acessório"],
        slots: [
          [
            "O fusível, o varistor, que segura os picos de tensão, e o transformador, que alimenta a placa, são as peças que mais queimam em um surto. Se o transformador abriu, a placa fica apagada mesmo com o fusível inteiro.",
            "Um pico de energia abre o fusível ou queima o varistor, o protetor contra surtos, e às vezes o transformador da fonte. Fusível bom e led apagado apontam para o transformador ou para um fio solto.",
            "Depois de um surto, as primeiras peças a medir são o fusível, o transformador, que baixa a tensão para a placa, e o varistor, que a protege. Quando o fusível está bom, a busca continua no transformador e nos fios.",
          ],
          [
            "Fotocélula, receptor ou sinaleiro em curto também derruba a fonte. O led volta a acender quando o acessório é desligado, e nesse caso a placa está boa.",
            "Um sensor molhado pode apagar a central inteira, porque puxa toda a energia dela. Basta desligar o sensor para a luz voltar, e só ele é trocado.",
            "Às vezes o culpado é um acessório em curto, e não a placa. Ela acende de novo assim que o técnico o desconecta, e o conserto fica no acessório.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a causa", "Conserto ou placa nova"],
        slots: [
          [
            "O técnico mede do quadro até o transformador e desliga os acessórios um a um. Fonte, relé e varistor se consertam em bancada, e uma placa com as trilhas carbonizadas é trocada. O motor é medido antes de ligar outra.",
            "A medição segue do disjuntor até a fonte, com os acessórios separados um por vez. Se queimou um componente, a placa é reparada por menos. Se a queima se espalhou, entra outra, sempre depois de testar o motor.",
            "Cada ponto do caminho da energia é medido até achar onde ela para. Uma peça queimada é trocada na bancada, trilhas pretas levam à placa nova, e o motor é testado antes de receber a nova central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O led da placa acendeu fraco. O que é?",
        answers: [
          "Pode ser tensão baixa na rede, fonte cansada ou um acessório puxando energia demais. Não fique religando, porque isso força o transformador.",
          "Falta energia na placa, por rede baixa, transformador no fim ou curto em um sensor. Deixe desligada até medir.",
        ],
      },
      {
        question: "Posso trocar o fusível da placa?",
        answers: [
          "Não: ele fica junto de partes energizadas e abriu por um motivo. Um fusível de valor errado tira a proteção e queima a placa.",
          "Deixe com o técnico, que acha o curto antes de pôr outro. Sem isso, o fusível novo abre de novo ou a placa queima.",
        ],
      },
      {
        question: "Se a placa queimou, perco o motor?",
        answers: [
          "Em geral não, porque o motor costuma estar bom. A central é consertada ou trocada, e o percurso e os controles são programados de novo.",
          "Não. Placa e motor são medidos em separado, e na maioria dos casos só a eletrônica falhou.",
        ],
      },
      {
        question: "Enquanto isso, como uso o portão?",
        answers: [
          "O de correr ou de abrir pode ser movido na mão, com o disjuntor desligado e o motor destravado pela chave. O basculante não se destrava, porque a folha pode cair.",
          "Na mão, se a folha é de correr ou de abrir, está reta e anda leve, sempre com o disjuntor desligado. Deixe o basculante como está até a visita.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "placa-queimada-preco",
    broader: "placa",
    label: "Placa queimada: quanto custa trocar",
    phrase: "o preço da troca de placa",
    asks: [
      "placa queimada preço",
      "placa queimada custa",
      "placa queimada valor",
      "quanto placa",
      "trocar placa preço",
      "trocar placa caro",
      "placa caro",
      "trocar placa custa",
      "placa motor preço",
      "placa preço",
      "placa valor",
      "central preço",
      "troca placa valor",
      "placa queimou preço",
      "placa queimou custa",
      "placa queimou quanto",
      "placa queimou valor",
      "queimou placa portão preço",
      "conserto placa preço",
      "conserto placa quanto custa",
      "consertar placa custa",
      "placa queimada conserto preço",
      "reparo placa preço",
      "placa defeito preço",
      "placa nova quanto custa",
      "instalar placa preço",
      "instalar placa quanto custa",
      "como trocar placa custa",
      "central queimou quanto custa",
      "trocar placa motor preço",
      "trocar placa motor valor",
      "trocar placa motor custa",
      "quanto custa trocar placa motor",
      "trocar central motor preço",
      "trocar central motor valor",
      "trocar central motor custa",
      "quanto custa trocar central motor",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar a placa do portão é caro quando passa da faixa de {price.homeSwapHalf}, metade do que custa o motor inteiro trocado em casa. Abaixo disso, a troca da placa compensa. O valor certo depende do modelo, porque a placa comum é mais barata que a de motor com inversor, e sai de graça pela foto da etiqueta.",
        "A placa do motor de portão não tem preço único, porque cada modelo usa uma, e o valor é dado grátis pela foto da etiqueta. A de motor comum custa menos que a de motor com inversor, e consertar um relé sai menos que trocar. Compare com o motor inteiro, que trocado em casa fica de {price.homeSwap}.",
        "Trocar a placa do motor custa a central do modelo mais a mão de obra, num orçamento grátis feito pela foto da etiqueta. Motor comum aceita placa compatível, mais barata. Motor com inversor só aceita a dele. Perto de {price.homeSwap}, que é o motor trocado em casa, a placa já não compensa.",
        "O preço da placa do portão depende do modelo do motor, e a foto da etiqueta basta para orçar o conserto e a troca, de graça. A conta costuma compensar até a metade do motor inteiro, que instalado em casa fica de {price.homeSwap}.",
        "O preço da placa depende de três coisas: o modelo do motor, se ele tem inversor e se a placa tem conserto. O orçamento é grátis, pela foto da etiqueta. Como limite, o motor inteiro trocado em casa sai de {price.homeSwap}.",
      ],
      price: [
        "O conserto da placa de portão eletrônico, quando só queimou um relé, o fusível ou a fonte, custa bem menos que a placa nova. A nova é mais barata em motor comum e mais cara em motor com inversor. Os dois valores dependem do modelo e saem de graça, pela foto da etiqueta; o motor inteiro, para comparar, trocado em casa fica de {price.homeSwap}.",
        "Pagar para trocar a placa do portão é caro quando o valor passa da metade do motor inteiro, que trocado em casa fica de {price.homeSwap}, com mão de obra. Abaixo da metade, a placa compensa. O orçamento dela já com a troca é grátis, pela foto da etiqueta.",
        "A placa do motor de portão não tem preço de tabela, porque cada modelo usa uma placa diferente. A de motor comum custa menos, e a de motor com inversor custa mais. A foto da etiqueta dá o total, de graça. O motor inteiro, trocado em casa com mão de obra, fica de {price.homeSwap}; acima da metade disso, compare.",
        "Para trocar a placa de portão eletrônico cobra-se a peça mais a mão de obra, num valor que depende do modelo e é dado de graça pela foto da etiqueta. A placa de motor comum é a mais barata, e a de motor com inversor, a mais cara. Antes de comprar, veja se a sua tem conserto, que custa menos. Para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}.",
        "Trocar a placa do motor do portão não tem um preço único, porque cada modelo de motor usa uma placa. O total soma a placa e a mão de obra e sai grátis, pela foto da etiqueta. Para comparar, a troca do motor inteiro em casa fica de {price.homeSwap}, com mão de obra. Até a metade desse valor, a placa costuma compensar.",
        "O preço para trocar a placa do portão muda com o modelo do motor, por isso não existe um valor fixo. A placa compatível, de motor comum, é a mais barata. A foto da etiqueta basta para o orçamento grátis da peça com a troca. O motor inteiro trocado em casa custa de {price.homeSwap}, e a placa compensa até a metade disso.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da placa", "O que deixa a placa mais cara ou mais barata"],
        slots: [
          [
            "O preço da placa instalada cobre a peça, a retirada da velha, a ligação, a gravação do percurso e o cadastro dos controles. Controle novo só entra na conta se o antigo não falar com a central nova.",
            "Estão no preço a peça, a troca, o percurso gravado de novo e os controles cadastrados. Um controle a mais, ou um que não seja compatível, é somado à parte.",
            "Você paga a peça e o serviço de trocar, gravar o percurso e cadastrar os controles da casa. Se os controles antigos não servirem na central nova, eles são orçados junto.",
          ],
          [
            "O que mais muda o preço da peça é o tipo de motor. O comum aceita central compatível de várias marcas. O que tem inversor, que controla a velocidade, só funciona com a placa dele, e ela pode custar várias vezes mais.",
            "Motor sem inversor é o caso barato, porque existem placas compatíveis. Motor com inversor, o que arranca e freia devagar, exige a placa da própria linha, que é a mais cara de todas.",
            "A placa fica mais barata quando há compatível, o que é comum em motor sem inversor. Inversor, marca importada e modelo fora de linha encarecem, e neles vale pedir primeiro o conserto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Conserto, placa nova ou motor novo", "O que compensa: conserto, placa ou motor"],
        slots: [
          [
            "Relé, fonte e fusível queimados têm conserto em bancada, que é a saída mais barata. Trilha carbonizada ou placa que já voltou do reparo com defeito pedem placa nova.",
            "Se queimou um componente só, como relé ou fonte, o conserto em bancada custa menos. Com trilhas queimadas ou água dentro, a placa nova é mais segura.",
            "O conserto resolve quando o dano está num ponto, como um relé colado. Placa preta de fuligem, oxidada ou já consertada antes deve ser trocada.",
          ],
          [
            "Num motor silencioso e com força, troque só a placa. Se ele já passou de {trade.life} e o redutor, a caixa de engrenagens, faz barulho, é melhor pôr o dinheiro num motor novo.",
            "Motor novo só entra na conversa quando o atual já tem {trade.life} ou ronca no redutor, a caixa de engrenagens. Se ele trabalha calado, a placa nova ainda rende anos.",
            "A idade do motor decide o resto, porque ele dura em geral de {trade.life}. Se ainda é novo e o redutor, a caixa de engrenagens, não faz ruído, vale trocar só a placa. Se já é velho e barulhento, é melhor um motor novo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede antes de trocar", "Como se confirma que é a placa"],
        slots: [
          [
            "Antes de trocar, o técnico mede a rede, o fusível e o motor e desliga os acessórios um a um, porque um curto no motor queima a placa nova na hora. Se o defeito for outro, o valor é refeito antes do serviço.",
            "Primeiro se confirma que a placa falhou: rede, fusível, motor e acessórios são medidos em separado. Motor em curto precisa ser corrigido antes, senão a placa nova queima ao ligar.",
            "A visita começa pela medição, e não pela troca. Muitas vezes o culpado é um fusível, um capacitor ou um acessório em curto, e a conta fica menor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei que é a placa, e não o motor?",
        answers: [
          "Central apagada com energia no ponto, ou cheiro de queimado depois de raio ou chuva, aponta para a placa ou o fusível. Motor que ronca e não sai costuma ser capacitor ou folha presa.",
          "Se há luz na casa e a central não acende, a suspeita é da placa ou do fusível. Se ela acende e o motor só ronca, o defeito costuma ser outro.",
          "A placa queimada deixa o portão mudo, ou só comanda um sentido. Ronco e cheiro no motor apontam para capacitor ou enrolamento; a medição confirma.",
        ],
      },
      {
        question: "A placa nova tem garantia?",
        answers: [
          "Tem: a peça segue o prazo do fabricante, escrito na nota, e para o serviço valem os 90 dias da lei. Água, raio e ligação de terceiros ficam fora.",
          "Sim. O serviço tem os 90 dias da lei, e a placa, o prazo do fabricante. Guarde a nota, porque ela prova a data.",
          "Sim, pela nota: prazo do fabricante para a placa e os 90 dias da lei para o serviço. Descarga elétrica e umidade não costumam ser cobertas.",
        ],
      },
      {
        question: "Comprei a placa pela internet. Vocês instalam?",
        answers: [
          "Instalamos, se ela serve. Mande antes a foto da placa e da etiqueta do motor, porque tensão, fim de curso e tipo de motor precisam combinar.",
          "Sim, depois de conferir por foto se ela é do seu motor. Placa de outro fim de curso ou de outra tensão não funciona e pode queimar.",
          "Podemos instalar, com o modelo conferido antes. Se não servir, dizemos qual é a certa, para você trocar na loja.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa?",
        answers: [
          "Em geral, de uma a duas horas com a peça certa, contando medição, percurso, controles e teste.",
          "De uma a duas horas na maioria dos motores. Se a peça precisar ser encomendada, o prazo é informado com o orçamento.",
          "Conte até duas horas, com a gravação do percurso e de todos os controles da casa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se já estiver fora, da placa com o código impresso",
  },
  {
    id: "placa-universal",
    broader: "placa",
    label: "Placa universal",
    phrase: "a placa universal",
    asks: [
      "placa universal preço",
      "central universal preço",
      "central comando universal preço",
      "placa universal valor",
      "central universal valor",
      "placa universal quanto custa",
      "central universal portão",
      "central universal motor",
      "central universal portão eletrônico",
      "central universal inversor",
      "central universal qual comprar",
      "central universal portão eletrônico qual comprar",
      "placa universal qual comprar",
      "placa universal portão qual comprar",
      "placa central universal qual comprar",
      "placa universal",
      "central universal",
      "placa serve qualquer",
      "placa outra marca",
      "placa compatível",
      "placa compatível [marca]",
      "placa [marca] compatível",
      "central compatível [marca]",
      "placa universal [marca]",
      "central universal portão [marca]",
      "placa universal portão [marca]",
      "central universal [marca]",
      "central universal motor [marca]",
      "placa universal motor [marca]",
      "placa [marca] universal serve",
      "placa genérica",
      "central outra marca",
      "placa qualquer motor",
    ],
    intent: "question",
    answers: {
      buying: [
        "A placa central universal serve para substituir a placa queimada ou fora de linha de um motor comum, com capacitor. Compre a que aceita a tensão, a potência e o fim de curso do seu motor; o fim de curso é o sensor da parada. Para motor com inversor ou encoder, compre a placa própria do modelo.",
        "Compre a central universal que tenha a tensão da sua rede, a potência do motor e entrada para o mesmo tipo de fim de curso, o sensor da parada. Essa placa serve para repor a original em motor comum, de capacitor. Motor com inversor precisa da placa dele. A foto da etiqueta confirma qual serve.",
        "Para escolher a placa universal do portão, compare três dados da etiqueta do motor: tensão, potência e tipo de fim de curso, que é o sensor da parada. A placa universal serve para recuperar um motor de capacitor que perdeu a original. Motor com inversor ou encoder fica com a placa própria.",
      ],
      any: [
        "A placa universal serve em motor [marca] comum, de capacitor, se a tensão, a potência e o tipo de fim de curso forem os que ela aceita. Não serve em motor com inversor, de corrente contínua ou com encoder, que só funcionam com a placa própria. A foto da etiqueta do motor diz em qual caso está o seu.",
        "Sim, a maioria dos motores de portão com capacitor aceita placa universal, também chamada de central universal. Precisam combinar a tensão e o fim de curso, que é o sensor da parada. Motor com inversor ou encoder exige a original, e pela etiqueta confirmamos antes da compra.",
        "A placa universal substitui a original em motor comum, com capacitor e fim de curso por ímã ou chave, e em geral custa menos. Em motor com inversor ou encoder, o sensor que conta as voltas, ela não funciona. Mande a foto da etiqueta e dizemos se serve no seu.",
        "Nem todo motor de portão aceita placa universal: os de capacitor aceitam, e os de inversor, corrente contínua ou encoder, não. Além disso, a tensão e o fim de curso têm de ser iguais. A etiqueta do motor traz o que é preciso para conferir.",
      ],
      price: [
        "A placa universal costuma custar menos que a original, e o valor, com a montagem, é orçado grátis pela foto da etiqueta do motor. Ela só economiza se combinar com ele, o que confirmamos antes. Acima de {price.homeSwapHalf}, metade da troca do motor inteiro em casa, compare as duas contas.",
        "O preço da placa universal fica em geral abaixo do da original e depende da tensão, da potência e dos acessórios que ela comanda. O orçamento é grátis, pela foto da etiqueta. Se passar de {price.homeSwapHalf}, metade de um motor trocado em casa, pense no motor novo.",
        "O preço da placa universal depende do motor em que ela entra, e a foto da etiqueta basta para o orçamento grátis, já com a troca. Motor simples, sem trava nem acessório, é o mais barato. O limite sensato é {price.homeSwapHalf}, a metade do motor novo instalado em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Universal ou original: como escolher", "Quando a universal resolve e quando não"],
        slots: [
          [
            "Escolha a universal para motor antigo e bom, de capacitor, cuja placa saiu de linha. Motor com inversor fica parado com ela, e motor com encoder perde o ponto de parada; nesses dois, só a original.",
            "O melhor uso da universal é salvar um motor bom cuja placa saiu de linha. No motor com inversor, a folha nem se move com ela; no motor com encoder, que é um contador de voltas, não para no lugar. Nesses dois casos, só serve a original.",
            "Para motor de capacitor com fim de curso simples, a universal é a escolha econômica. Para motor com inversor ou que conta voltas por encoder, fique na original, mesmo mais cara.",
          ],
          [
            "Veja também as funções: algumas universais não têm parada suave nem saída para trava elétrica. Confira se a nova tem as ligações de que o seu portão precisa.",
            "Compare as saídas antes de comprar. Trava, sinaleiro e parada suave existem em umas e faltam em outras.",
            "A troca pode tirar funções da original, como a chegada lenta ou a saída da trava. Liste o que o portão usa hoje.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Os dados que definem a placa certa"],
        slots: [
          [
            "Os dados certos estão na etiqueta do motor e no manual, e não na aparência da placa. Anote-os com a tampa fechada, porque há tensão da rede lá dentro.",
            "Duas placas parecidas podem ter ligações diferentes, por isso vale a etiqueta. Tudo se anota por fora, sem abrir o motor.",
            "Com estes cinco dados dá para escolher sem erro. Nenhum deles pede abrir a tampa.",
          ],
        ],
        steps: [
          "Leia na etiqueta a tensão, a potência e o modelo do motor.",
          "Veja no manual se ele tem inversor.",
          "Procure ali também o fim de curso: ímã, chave ou encoder.",
          "Anote a frequência dos controles.",
          "Liste o que está ligado: trava, sinaleiro, fotocélula, nobreak.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico monta a placa universal", "A montagem e a programação"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico mede a rede, o fusível e o motor, porque um motor em curto queima a placa nova na hora. Depois liga cada fio no seu borne, grava o percurso, regula a força e cadastra os controles.",
            "O motor é medido primeiro, já que um curto nele destruiria a placa nova. Em seguida os fios são ligados, o percurso é gravado, a força é regulada no mínimo e os controles são cadastrados.",
            "Antes da troca, o técnico confirma que rede e motor estão bons. Então monta a placa, ensina a ela o percurso da folha e grava os controles, com teste da fotocélula no fim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a placa universal?",
        answers: [
          "O valor depende da potência do motor e dos acessórios ligados, como trava e fotocélula. Em geral fica abaixo da original. O orçamento com a troca é grátis, pela foto da etiqueta.",
          "Em geral, menos que a placa original. Mande a foto da etiqueta do motor e receba, sem custo, o preço da peça e o da troca.",
        ],
      },
      {
        question: "Meus controles funcionam na placa universal?",
        answers: [
          "Se a frequência e o tipo de código forem iguais, são cadastrados de novo. Código rolante de outra marca, que muda a cada aperto, em geral não entra, e usa-se um receptor avulso.",
          "Os de código fixo na mesma frequência, quase sempre. Os de código rolante pedem controles novos ou um receptor da marca deles.",
          "Depende do código. A foto de um controle, frente e verso, mostra se ele pode ser gravado.",
        ],
      },
      {
        question: "Placa universal queima mais?",
        answers: [
          "Não por ser universal. Ela queima por tensão errada, motor com defeito ou falta de protetor no quadro, como qualquer outra.",
          "Não. Bem escolhida e com a caixa vedada, dura o mesmo que a original.",
          "A causa da queima é quase sempre externa: surto, água ou motor em curto. Corrigido isso, ela não queima mais que outra.",
        ],
      },
      {
        question: "Perco a garantia do motor?",
        answers: [
          "Motor ainda na garantia do fabricante pode perdê-la com placa de outra marca. Leia o termo antes e, se o motor é novo, prefira a original.",
          "Se ele ainda está na garantia, sim, é possível. Em motor antigo isso já não conta.",
          "Pode perder. Durante a garantia, a placa deve ser trocada por quem vendeu o motor.",
        ],
      },
      {
        question: "Posso instalar a placa universal sozinho?",
        answers: [
          "Não é recomendado: sob a tampa há tensão da rede e capacitor carregado, e um fio no borne errado queima a placa.",
          "Melhor não. Além do choque, o percurso e a força são regulados com a folha em movimento, o que exige prática.",
          "Deixe com o técnico. O erro mais comum, que é inverter fios do motor, queima a peça nova na primeira ligação.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da placa antiga, se já estiver fora, e de um controle",
  },
  {
    id: "luz-da-placa-piscando",
    broader: "placa",
    label: "Luz da placa piscando",
    phrase: "a luz da placa que pisca",
    asks: [
      "portão piscando",
      "portão fica piscando",
      "luz placa piscando",
      "led piscando",
      "placa piscando",
      "central piscando",
      "luz piscando motor",
      "led pisca",
      "placa pisca",
      "luz motor piscando",
      "luz vermelha piscando",
      "led vermelho piscando",
      "luz placa piscando não responde",
      "placa piscando não responde",
      "led piscando não abre",
      "luz placa piscando não abre",
      "placa piscando não abre",
    ],
    intent: "question",
    answers: {
      any: [
        "A luz da placa do portão fica piscando por um de dois motivos. Se o portão funciona, a piscada lenta e constante só mostra que a central está ligada. Se ele não abre ou não fecha, a luz avisa uma falha: fotocélula suja, botão de parede preso ou percurso (o tamanho do movimento) que a central perdeu. Limpe as lentes e religue o disjuntor uma vez; depois disso, a visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão funciona, a luz da placa piscando é quase sempre o sinal normal de central ligada. Se o portão está parado, é um código de falha, contado em piscadas. As causas mais comuns são fotocélula suja, botão de parede preso e percurso perdido. Limpe as lentes e religue o disjuntor uma vez. A visita em casa parte de {price.preventive}, sem peças.",
        "O led da placa do portão piscando, verde ou vermelho, é um aviso da central: com o portão parado, quase sempre a fotocélula está cortada, a botoeira presa, o percurso perdido ou a programação aberta. Limpe a fotocélula e religue o disjuntor uma vez; se não abre, a visita em casa parte de {price.preventive}, sem peças.",
        "Quando a luz do motor pisca e o portão não abre ou não fecha, a placa está vendo um impedimento: em geral fotocélula suja, botão de parede preso ou percurso que precisa ser gravado de novo. Limpe as lentes, desligue e ligue o disjuntor uma só vez e, se o led continua piscando, chame: em residência, desde {price.preventive}, fora as peças.",
        "Led vermelho piscando na placa não quer dizer queimada: o número de piscadas é um código, e os mais comuns são fotocélula, botoeira presa, fim de curso e percurso. Sem abrir a tampa, limpe a fotocélula e religue o disjuntor uma vez. A visita de ajuste em casa custa a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que a luz piscando pode indicar", "Como ler o led da placa"],
        slots: [
          [
            "Piscada lenta e constante, com o portão normal, costuma ser só a central ligada. Em grupos, com o portão parado, é código de falha: fotocélula, fim de curso, esforço ou tensão. Rápida, depois de faltar luz, sugere percurso por gravar.",
            "Pisca devagar e tudo funciona: é sinal de placa ligada. Grupos de duas, três ou mais piscadas com o portão parado são um código de defeito, e pisca rápido depois de queda de luz lembra percurso perdido.",
            "Repare no ritmo. Piscada lenta, com o portão funcionando, é normal. Piscadas em grupos indicam uma falha, como fotocélula ou esforço. Piscada rápida depois da falta de energia costuma ser pedido para gravar o percurso de novo.",
          ],
          [
            "A cor não tem padrão: vermelho é energia numa marca e falha em outra, por isso vale o manual do seu modelo.",
            "Cada fabricante escolhe as cores. O vermelho que avisa falha em um motor pode ser só sinal de energia em outro. O manual do modelo diz qual é.",
            "Não se guie pela cor, que muda de marca para marca. O código das piscadas está no manual.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Luz piscando: passos seguros"],
        slots: [
          [
            "Não aperte nenhum botão da placa, porque em muitos modelos isso apaga os controles. A tampa fica fechada, e se o led não se vê por fora, olhe só o que o portão faz.",
            "Botão da placa não se toca: segurá-lo pode apagar todos os controles. Trabalhe por fora, mesmo que não dê para ver a luz.",
            "A tampa continua no lugar e os botões da placa também, já que um toque longo apaga o cadastro. Estes passos bastam.",
          ],
        ],
        steps: [
          "Conte as piscadas, se a luz se vê por fora.",
          "Limpe as lentes da fotocélula e tire o que estiver na frente.",
          "Veja se a botoeira não está com a tecla presa.",
          "Desligue o disjuntor por um minuto e religue uma vez.",
          "Acione de longe e filme a luz e a folha.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a causa", "O que é medido na visita"],
        slots: [
          [
            "O técnico lê o código no manual do modelo e isola fotocélula, botoeira e fim de curso um a um, até a central liberar. Se era percurso ou programação, ele regrava; se era peça, você aprova a troca antes.",
            "Com o manual do modelo, o código aponta o circuito, e cada sensor é desligado até a falha sumir. Programação perdida se refaz na hora, e peça ruim só é trocada com a sua aprovação.",
            "Fotocélula, botoeira e fim de curso são testados em separado, guiados pelo código da luz. O conserto pode ser só regravar o percurso ou trocar um sensor, com o valor informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Piscou e os controles pararam. Apaguei a memória?",
        answers: [
          "É possível, se alguém segurou o botão da placa. Botoeira funcionando com controles mudos é o sinal, e eles precisam ser cadastrados de novo.",
          "Pode ser que sim. Se o botão da parede abre e nenhum controle responde, o cadastro foi apagado. Não aperte mais nada na placa.",
        ],
      },
      {
        question: "A luz pisca e o portão volta a abrir. O que é?",
        answers: [
          "A central acusa obstáculo: fotocélula suja, pedra no trilho ou folha pesada. Limpe as lentes e o caminho e teste uma vez, de longe.",
          "Provavelmente ela sente esforço ou vê a fotocélula cortada. Tire o que houver no caminho, passe pano seco nas lentes e repita.",
        ],
      },
      {
        question: "Posso zerar a placa para parar de piscar?",
        answers: [
          "Não sem o manual: zerar apaga controles e percurso, e o código que mostrava o defeito some junto.",
          "Melhor não, porque o portão pode ficar sem percurso e sem controles. Primeiro o técnico lê o código das piscadas.",
        ],
      },
      {
        question: "Led fraco ou que falha é defeito?",
        answers: [
          "Costuma ser. Tensão baixa na rede, fonte da placa no fim ou um acessório em curto deixam a luz fraca. Desligue o disjuntor e peça a medição.",
          "Luz fraca mostra que falta energia na placa, por rede baixa, fonte no fim ou sensor em curto. Evite religar várias vezes.",
        ],
      },
    ],
    photo: "um vídeo de dez segundos da luz, se ela aparece por fora, e uma foto da etiqueta do motor",
  },
  {
    id: "formiga-na-placa",
    broader: "placa",
    label: "Formiga na placa",
    phrase: "a formiga na placa",
    asks: [
      "depois dedetização não abre",
      "depois dedetização não funciona",
      "depois dedetização parou",
      "depois dedetização não fecha",
      "dedetização portão não",
      "inseticida na placa portão",
      "inseticida na central",
      "veneno na placa portão",
      "formiga placa",
      "formiga motor",
      "formiga portão",
      "formiga central",
      "formigueiro motor",
      "inseto placa",
      "formigas dentro motor",
      "barata dentro placa",
    ],
    answers: {
      any: [
        "Formiga na placa do portão faz contato entre as trilhas e prende o relé, e por isso o portão não abre, abre sozinho ou só anda em um sentido. Desligue o disjuntor e não jogue inseticida. Em geral limpeza, vedação e um relé novo resolvem, em visita a partir de {price.preventive} em casa, sem peças.",
        "Com formiga dentro da placa do motor do portão, desligue o disjuntor e deixe a tampa fechada: não use inseticida nem pano ali dentro. O técnico limpa e seca a placa, troca o relé se for preciso e veda as entradas. Em residência, a visita começa em {price.preventive}, fora as peças.",
        "A placa do portão com formiga falha, aciona sozinha ou queima, mas quase sempre tem conserto se você desligar o disjuntor logo. Não use palha de aço, pano nem inseticida. A limpeza é feita com a placa fora do motor, em visita a partir de {price.preventive} em casa, sem contar peças.",
        "O portão que não abre depois da dedetização pode estar com veneno líquido na placa ou com insetos mortos nos relés, e os dois fazem mau contato ou curto. Desligue o disjuntor, não jogue mais produto e não abra a tampa. O técnico seca, limpa e mede, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que as formigas fazem no portão", "Sinais de inseto na central"],
        slots: [
          [
            "O corpo da formiga entre os contatos do relé impede a ligação, e a folha só abre, só fecha ou dispara sozinha. Terra e ovos guardam umidade e corroem as trilhas, por isso a falha pode aparecer semanas depois de elas saírem.",
            "Esmagada dentro do relé, a formiga impede o contato, e o portão ignora o controle ou anda em um sentido só. A terra, os ovos e o ácido que ela deixa oxidam a placa aos poucos, mesmo com o formigueiro já vazio.",
            "Um portão que dispara, falha e volta ou só faz um movimento pode ter formiga no relé. A sujeira que elas deixam guarda umidade e corrói as trilhas com o tempo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer e o que não fazer", "Formiga no motor: passos seguros"],
        slots: [
          [
            "Não abra a tampa, porque ali dentro há tensão da rede e um capacitor que guarda carga. Inseticida em spray e pano úmido dão curto, e palha de aço risca as trilhas, os caminhos de cobre da placa.",
            "A caixa fica fechada, porque o capacitor guarda carga mesmo com a energia desligada. O spray é inflamável, e a palha de aço solta fios que causam curto.",
            "Sob a tampa há risco de choque, então faça tudo por fora. Veneno líquido, álcool e palha de aço estragam a placa que a formiga não estragou.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e deixe sem energia até a limpeza.",
          "Olhe por fora por onde elas entram, sem tocar nos cabos.",
          "Ponha isca longe do motor, fora do alcance de crianças e animais.",
          "Fotografe o motor fechado e a entrada dos fios.",
        ],
      },
      {
        about: "care",
        headings: ["Como evitar que as formigas voltem", "Vedação depois da limpeza"],
        slots: [
          [
            "Elas procuram o calor da caixa e entram pela passagem dos fios. O técnico fecha essa entrada e as pontas do eletroduto e troca a borracha ressecada da tampa, o que resolve mais que veneno.",
            "Elas entram quase sempre pelo furo dos cabos ou por um eletroduto aberto no jardim. Vedar os dois e trocar a borracha da tampa tira o abrigo quente que procuram.",
            "Uma caixa quente, seca e com um furo aberto atrai formigas. Com o furo dos fios, o eletroduto e a tampa bem vedados, elas não entram mais.",
          ],
          [
            "Em motor junto de canteiro, confira a vedação na manutenção, {visits.home}.",
            "Quem tem jardim perto deve pedir essa conferência na revisão, {visits.home}.",
            "Em portão perto de plantas, convém conferir a vedação {visits.home}, na manutenção.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa com formiga tem conserto?",
        answers: [
          "Muitas vezes, sim: limpeza, secagem e troca do relé bastam. Trilha corroída ou componente em curto pode pedir placa nova, e a medição depois da limpeza decide.",
          "Tem, quando o dano ficou no relé ou em um ponto só. Se a corrosão atingiu muitas trilhas ou o processador, a troca é mais segura.",
        ],
      },
      {
        question: "Naftalina ou pó na caixa espanta formiga?",
        answers: [
          "Não ponha nada dentro, porque pó e naftalina deixam resíduo nos contatos e atacam o plástico. Vedação e isca do lado de fora funcionam melhor.",
          "Não é indicado, porque o produto suja os contatos e não fecha o furo por onde elas passam. O que resolve é vedar a entrada dos fios.",
        ],
      },
      {
        question: "Como saio de casa com o portão parado?",
        answers: [
          "Se o portão é de correr ou de abrir, reto e nivelado, destrave com a chave e mova na mão, com o disjuntor desligado. O basculante espera o técnico, porque pode cair.",
          "Com o disjuntor cortado, solte o motor pela chave se a folha é de correr ou de abrir. Basculante não se destrava em casa.",
        ],
      },
      {
        question: "Quanto custa limpar a placa?",
        answers: [
          "Limpeza e vedação ficam perto do valor da visita. A troca do relé acrescenta pouco, e a placa nova é a opção mais cara, conforme o modelo do motor.",
          "Depende do estrago: limpeza é o mais barato, depois vem a troca do relé e, por último, outra placa. O modelo do motor define o preço dela.",
        ],
      },
    ],
    photo: "uma foto do motor fechado e da entrada dos cabos",
  },
  {
    id: "retirar-a-placa",
    broader: "placa",
    label: "Retirar a placa do motor",
    phrase: "a retirada da placa do motor",
    asks: [
      "retirar placa motor",
      "retirar placa portão",
      "tirar placa motor",
      "tirar placa portão",
      "remover placa motor",
      "desmontar placa motor",
      "como tirar placa central",
      "tirar placa levar consertar",
      "tirar placa mandar consertar",
      "levar placa conserto",
      "levar placa portão consertar",
      "mandar placa conserto",
      "retirar central motor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Retirar a placa do motor do portão é serviço para técnico: sob a tampa há tensão da rede e um capacitor que dá choque mesmo com o disjuntor desligado. Ele confirma que não há energia, fotografa cada fio, solta os bornes e tira a placa. Muitas vezes nem é preciso, porque o teste e o conserto se fazem no local.",
        "Para tirar a placa e levar ao conserto, o técnico desliga o disjuntor, mede que não há tensão, descarrega o capacitor e fotografa os fios antes de soltar. Sem a foto, um borne trocado queima a placa na volta. Mande antes o vídeo do defeito e a etiqueta, e dizemos de graça se é mesmo ela.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de tirar, confirme que é a placa", "Será que é a placa?"],
        slots: [
          [
            "Boa parte das placas tiradas está boa. Estes testes, por fora, mostram outra causa:",
            "Confira o que dá para ver sem abrir a tampa, porque o defeito pode estar antes ou depois da placa:",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado e se há luz na casa.",
          "Teste a botoeira e outro controle.",
          "Escute: estalo com motor parado aponta capacitor ou motor.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Desligue o disjuntor e mande a foto da etiqueta e o vídeo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico retira a placa", "A retirada, na ordem certa"],
        slots: [
          [
            "Com a energia cortada e conferida no aparelho, ele descarrega o capacitor, a peça da partida, e fotografa os bornes. Depois etiqueta os fios, isola as pontas da rede e solta os parafusos. A folha fica trancada por dentro, e o basculante não é solto.",
            "O técnico mede que não há tensão, descarrega o capacitor e marca cada fio. Só então solta a placa, isola as pontas da rede e tranca a folha. No basculante, o motor continua travado o tempo todo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Consertar a placa ou trocar", "O que decide depois do teste"],
        slots: [
          [
            "Relé, fonte e trilha queimada costumam ter conserto na bancada. Placa carbonizada, com o processador queimado ou sem peça à venda é trocada por uma do modelo ou por uma compatível, e os controles são gravados de novo.",
            "A placa com dano em um ponto só se conserta. Quando o processador queimou ou a corrosão tomou tudo, a troca é mais segura, e os controles precisam de nova gravação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles se perdem ao tirar a placa?",
        answers: [
          "Não, se a placa volta: a memória fica nela mesmo sem energia. Com placa nova, os controles são gravados outra vez.",
          "Ficam gravados na placa ou no receptor. Só a troca por outra pede nova gravação.",
        ],
      },
      {
        question: "Posso usar o portão sem a placa?",
        answers: [
          "O de correr e o de abrir, na mão, com a chave do motor e ferrolho por dentro. O basculante fica fechado até a volta.",
          "Só no manual, e nunca no basculante. O disjuntor continua desligado.",
        ],
      },
      {
        question: "Quanto custa consertar a placa?",
        answers: [
          "Depende do que queimou. A foto da etiqueta e o vídeo dão a estimativa, sem custo, e o valor fechado vem depois do teste.",
          "Relé e fonte custam menos que a placa nova. O orçamento é grátis, por foto e vídeo.",
        ],
      },
      {
        question: "Posso mandar a placa pelo correio?",
        answers: [
          "É melhor testar no local antes, porque a falha pode ser do motor, do capacitor ou do sensor. A placa boa volta do correio com o mesmo defeito.",
          "Só depois de ter certeza de que é ela. O teste no portão evita frete à toa.",
        ],
      },
    ],
    photo: "um vídeo do defeito com som e uma foto da etiqueta do motor",
  },
  {
    id: "placa-queima-sempre",
    broader: "placa",
    label: "Placa que queima toda hora",
    phrase: "a placa que queima de novo",
    asks: [
      "placa portão parar de queimar",
      "queimou placa terceira vez",
      "queimou placa segunda vez",
      "placa queimou terceira vez",
      "placa queimou segunda vez",
      "placa queimou vezes ano",
      "queimou placa de novo",
      "placa queima sempre",
      "placa queima toda",
      "placa queimou novo",
      "placa queimando direto",
      "queimou segunda placa",
      "placa nova queimou",
      "placa vive queimando",
      "placa queima muito",
      "placa queima quando chove",
      "placa queima toda chove",
      "placa queima toda vez chove",
      "placa queima toda chuva",
      "placa queima dia chuva",
      "causa queima placa",
      "motivo placa queimar",
      "placa queimou novo",
      "placa queimou de novo",
      "placa queimou novo vale trocar",
    ],
    answers: {
      any: [
        "Placa do portão que queima toda hora, ou queimou de novo, é sinal de uma causa fora dela: surto em rede sem aterramento, água na caixa, motor em curto ou folha pesada. Não ligue outra placa nem troque o motor antes da medição, que em casa custa a partir de {price.preventive}, sem peças.",
        "O que causa a queima repetida da placa do portão é pico de energia sem proteção, água na caixa, curto no motor ou esforço de folha pesada. Se ela queimou pela segunda vez, o técnico mede tudo antes de pôr a próxima, em visita a partir de {price.preventive} em residência, fora as peças.",
        "Quando a placa do portão queima toda vez que chove forte, a água está entrando na caixa pela tampa, pelo eletroduto ou por uma emenda, ou os raios trazem picos de energia. Peça a medição e a vedação antes de comprar outra. A visita em casa parte de {price.preventive}, sem contar peças.",
        "Se o portão queimou a placa de novo, o defeito está na rede sem terra, na caixa que deixa entrar água ou no motor em curto. Meça antes de comprar outra, em visita desde {price.preventive} em casa, sem peças. Trocar o motor, de {price.homeSwap}, só vale se ele estiver em curto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a placa queima outra vez", "Rede, água, motor ou esforço"],
        slots: [
          [
            "A placa que queima em dia de trovão sofreu um surto, que passa livre quando faltam o fio terra e o DPS, o protetor do quadro. A que queima em chuva sem raio foi molhada, por borracha ressecada, eletroduto aberto ou emenda.",
            "O dia da queima ajuda a achar a causa. Com raio ou na volta da luz, foi o pico de energia, que um DPS com aterramento desviaria. Com chuva sem trovoada, a água entrou pela tampa, pelo eletroduto ou por uma emenda.",
            "Raio e oscilação mandam picos que só o DPS, o protetor do quadro, ligado ao terra, consegue segurar. Já a chuva fraca entra pela tampa ressecada, pelo eletroduto ou pela emenda e causa curto.",
          ],
          [
            "Se não houve chuva nem raio, a suspeita é o motor: com parte do enrolamento em curto ele ainda gira, mas queima o relé da placa. Fio esmagado e folha pesada fazem o mesmo.",
            "Quando queima em dia seco, o motor pode estar com um curto parcial, girando e puxando corrente demais. Cabo com a capa rompida e portão pesado também queimam a placa.",
            "Em tempo firme, o técnico mede o motor, que com o enrolamento em curto parcial gira e destrói os relés. Folha pesada e cabo descascado são as outras causas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que medir antes da próxima placa", "A ordem do diagnóstico"],
        slots: [
          [
            "O técnico mede a tensão com o motor parado e na partida, o fio terra, o isolamento do motor e a corrente com a folha andando. Os acessórios são religados um a um, e a placa nova só entra com a causa corrigida.",
            "A medição vai do quadro à folha, com tensão, terra, motor e esforço. Fotocélula e botoeira são religadas uma por vez, e a nova central fica para o fim, depois do conserto da causa.",
            "Tensão, aterramento, motor e corrente são testados em separado, e os sensores são ligados um a um até aparecer o defeito. Só depois de corrigi-lo o técnico instala a placa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar outra placa queimada", "Proteção para a placa durar"],
        slots: [
          [
            "No quadro vão um disjuntor próprio e o DPS, ligado a um fio terra que funcione. No motor, a tampa recebe borracha nova e os fios entram por baixo. A folha precisa andar leve, porque o esforço aumenta a corrente.",
            "Um circuito só do portão, com DPS e aterramento, protege contra os picos. Tampa vedada e fios entrando por baixo protegem contra a água, e a folha leve evita o excesso de corrente.",
            "O DPS e o fio terra em um circuito próprio seguram o surto, e a vedação da caixa impede a entrada de água. Roldanas ou contrapeso em ordem completam a proteção, porque o motor deixa de forçar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O protetor de surto sozinho evita que a placa queime?",
        answers: [
          "Resolve a parte da rede, se houver aterramento. Água, motor em curto e folha pesada continuam queimando a placa.",
          "Só contra os picos de energia, e com fio terra. As outras causas precisam de conserto próprio.",
        ],
      },
      {
        question: "A placa era paralela. Foi por isso?",
        answers: [
          "Nem sempre: uma compatível bem escolhida trabalha como a original. Queima quando a tensão ou o tipo de motor não combina, ou quando a causa antiga ficou.",
          "Pode ter sido, se não combinava com o motor. Mas a mesma rede e a mesma umidade queimam também a de fábrica.",
        ],
      },
      {
        question: "A garantia cobre a segunda placa?",
        answers: [
          "Depende da causa. Raio e água costumam ficar fora, e a falha da peça ou do serviço é reclamada no prazo, que pela lei é de 90 dias.",
          "Se foi defeito da peça ou do serviço, sim, nos 90 dias da lei. Surto e umidade em geral não entram.",
        ],
      },
      {
        question: "Quando a causa é o motor?",
        answers: [
          "O motor queima a placa quando o enrolamento está em curto ou o redutor trava, e a medição mostra isso. Uma placa nova nesse motor queima no primeiro acionamento.",
          "Com o enrolamento em curto, ele queima qualquer placa. Nesse caso o conjunto novo, que já traz a central, compensa.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da placa queimada e do quadro de luz fechado, com a data de cada queima",
  },
  {
    id: "placa-queimou",
    broader: "placa",
    label: "Placa do portão queimou",
    phrase: "a placa do portão que queimou",
    asks: [
      "placa queimou",
      "placa queimada",
      "saber placa queimou",
      "saber placa queimada",
      "sinais placa queimada",
      "sintomas placa queimada",
      "central queimou",
      "central queimada",
      "testar placa portão",
      "placa defeito",
      "placa problema",
      "placa com defeito",
      "saber placa motor queimou",
      "saber se placa queimou",
      "placa motor queimou saber",
      "sintomas placa",
      "sinais placa",
      "placa ruim",
      "sintomas placa motor queimada",
      "testar placa",
      "placa pifou",
      "fonte placa queimou",
      "fonte placa portão queimada",
    ],
    answers: {
      repair: [
        "Os sinais de que a placa do portão queimou são o portão mudo com energia na casa, a central sem luz, cheiro de queimado, falha logo depois de raio ou chuva e disjuntor que cai ao ligar. Motor que ronca tem outro defeito. Deixe desligado; a medição, em casa, parte de {price.preventive}, sem peças.",
      ],
      any: [
        "Se a placa do portão queimou, deixe o disjuntor desligado e não religue para testar. Em geral falhou a fonte, um relé ou o fusível, e o motor está bom. O técnico mede a rede, o motor e os acessórios e então conserta ou troca a placa. Em casa, a visita parte de {price.preventive}, sem peças.",
        "Com a placa do portão queimada, desligue o disjuntor e evite novas tentativas, porque o dano quase sempre fica nela e poupa o motor. Depois de medir tudo, o técnico repara a placa ou põe outra. A visita em residência custa a partir de {price.preventive}, fora as peças.",
        "Placa de motor queimada se confirma medindo, porque fusível, fotocélula e botoeira em curto dão o mesmo sintoma. Até lá, o disjuntor fica desligado. Se o dano é mesmo da placa, ela é consertada ou trocada sem mexer no motor. A visita em casa começa em {price.preventive}, sem contar as peças.",
        "Queimou a placa do seu portão? Baixe o disjuntor e não insista. Muitas vezes só um fusível, um relé ou a fonte se perdeu, e o conserto custa menos que a peça nova. O técnico mede antes, em visita que parte de {price.preventive} em residência, sem peças.",
        "Na placa do portão que queimou, a ordem é cortar a energia, medir e só depois comprar. Botoeira, fusível ou fotocélula em curto enganam, e uma placa nova ligada a motor em curto queima na hora. Em casa, a visita com teste sai a partir de {price.preventive}, fora as peças.",
      ],
      "how-to": [
        "A placa do motor do portão provavelmente queimou se há luz na casa, o disjuntor está ligado e nada acontece ao apertar o botão, nem um estalo. Cheiro de queimado ou falha logo depois de raio ou chuva reforça a suspeita. Se o motor ronca, a causa costuma ser outra, e só a medição do técnico confirma.",
        "Para saber se a placa do motor queimou, aperte a botoeira com o disjuntor ligado e escute, desde que não haja cheiro nem água na caixa. Silêncio total aponta para a placa ou o fusível dela. Ronco aponta para capacitor ou folha presa. A confirmação vem da medição do técnico.",
        "Se a placa do motor de portão queimou, o que fazer é simples: deixe o disjuntor desligado, não religue para testar e mande a foto da etiqueta do motor. O técnico mede a rede, o motor e os acessórios e só então conserta ou troca a placa. A visita em casa parte de {price.preventive}, sem peças.",
        "O sinal mais comum de placa queimada é o portão mudo com energia na casa: nem estalo, nem luz na central. Também indicam isso cheiro de queimado, mancha na caixa e falha logo depois de raio. Como o fusível dá a mesma aparência, o técnico mede antes de condenar.",
        "Três sinais mostram que a placa do motor queimou: há energia e o portão fica mudo, ficou cheiro de queimado, ou tudo parou depois de raio ou chuva. Um motor que ronca tem outro defeito, em geral capacitor. A certeza vem da medição, feita pelo técnico.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada sintoma indica", "Placa, fusível, capacitor ou controle"],
        slots: [
          [
            "Portão mudo, com energia no ponto, é placa ou fusível. Portão que só faz um sentido, ou que anda sozinho, costuma ter um relé da placa colado.",
            "Central apagada com a tomada viva indica placa ou fusível. Se a central acende mas só abre, ou só fecha, o suspeito é um relé dela.",
            "Sem luz na central e com energia na casa, a falha está na placa ou no fusível. Quando o portão anda num sentido só, um relé da placa colou.",
          ],
          [
            "Motor que ronca e não sai é capacitor ou folha presa. Controle mudo com a botoeira funcionando é pilha, cadastro ou receptor, e não a placa inteira.",
            "Ronco sem movimento aponta para o capacitor ou para a folha travada. Se a botoeira abre, a placa está viva, e o defeito é do controle ou do receptor.",
            "Não é a placa quando o motor ronca, o que indica capacitor, nem quando a botoeira funciona e o controle não, o que indica receptor ou pilha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste por fora, antes de comprar outra placa", "O que testar sem abrir o motor"],
        slots: [
          [
            "Todos os passos são por fora, porque sob a tampa há tensão da rede e capacitor carregado. Não compre placa pela aparência: ligada a um motor em curto, a nova queima na primeira vez.",
            "Faça o teste sem abrir a tampa, onde há tensão e capacitor carregado. E não compre a peça antes: um motor em curto destrói a placa nova.",
            "O que dá para testar está do lado de fora. A tampa fica fechada, e a compra espera a medição, já que o motor em curto queima qualquer placa.",
          ],
        ],
        steps: [
          "Se houve chuva na caixa, cheiro ou queda do DR (a chave contra choque), deixe desligado e pare aqui.",
          "Senão, veja o disjuntor e o nobreak e religue uma única vez.",
          "Aperte a botoeira e escute se há estalo.",
          "Limpe a fotocélula e teste outro controle.",
          "Desligue o disjuntor e fotografe a etiqueta do motor e um controle.",
        ],
      },
      {
        about: "choose",
        headings: ["Conserto, placa nova ou motor novo", "O que fazer com a placa queimada"],
        slots: [
          [
            "Dano localizado, em relé, fonte ou varistor, tem conserto em bancada, que custa menos e conserva os controles gravados. Trilha carbonizada, oxidação espalhada ou queima repetida pedem placa nova.",
            "Se o estrago ficou num relé, na fonte ou no varistor, a bancada resolve por menos e sem perder os controles. Placa preta de fuligem ou oxidada por água é trocada.",
            "O conserto serve para um componente queimado e mantém os controles. A placa nova entra quando as trilhas queimaram ou a água corroeu tudo.",
          ],
          [
            "Num motor que já passou de {trade.life} e faz barulho no redutor, a caixa de engrenagens, compare com a troca completa, de {price.homeSwap} em casa.",
            "Se o motor já tem {trade.life} e ronca, ponha na conta a troca inteira, que em casa fica de {price.homeSwap}.",
            "Antes de pôr placa nova em motor com mais de {trade.life} e barulhento, veja o preço do conjunto: a troca em casa custa de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perco os controles se trocar a placa?",
        answers: [
          "Não, se a nova usa a mesma frequência e o mesmo tipo de código: eles são gravados outra vez. Quando não combinam, entra um receptor avulso ou controles novos.",
          "Os controles continuam se falarem com a placa nova. Tenha todos em casa no dia da troca, para gravar.",
          "Em geral, não. É preciso gravá-los de novo, e os de outro padrão são substituídos.",
        ],
      },
      {
        question: "O portão pode ser usado sem a placa?",
        answers: [
          "Só na mão, com o disjuntor desligado, e apenas folha de correr ou de abrir, reta e nivelada. O basculante fica travado até o técnico chegar.",
          "No motor, não. Na mão, só o de correr e o de abrir, destravados com a chave e sem energia.",
          "Pode, como portão manual, se ele corre ou gira. Basculante não deve ser destravado.",
        ],
      },
      {
        question: "O que faz a placa queimar?",
        answers: [
          "Raio, pico na volta da luz, água e formigas na caixa são as causas comuns. Protetor de surto no quadro, com fio terra, e caixa vedada evitam boa parte.",
          "Quase sempre surto na rede ou umidade. Portão pesado também força os relés, que acabam colando.",
          "Pico de tensão em dia de temporal é a primeira causa; água na caixa, a segunda.",
        ],
      },
      {
        question: "Quanto custa trocar a placa?",
        answers: [
          "Depende do modelo, e a foto da etiqueta basta para o orçamento grátis. A de motor comum é mais barata que a de motor com inversor.",
          "O valor sai por foto, sem custo, com a peça e a programação. Consertar, quando dá, custa menos que trocar.",
          "É orçada pela etiqueta do motor, de graça. Motor sem inversor aceita placa compatível, que barateia.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra de um controle, de frente",
  },
  {
    id: "placa-tem-conserto",
    broader: "placa",
    label: "Conserto de placa de portão",
    phrase: "o conserto da placa do portão",
    asks: [
      "quem conserta placa",
      "quem conserta placa portão",
      "quem conserta placa eletrônica portão",
      "quem conserta placa perto",
      "quem arruma placa portão",
      "conserto placa perto mim",
      "assistência placa perto mim",
      "assistência placa portão perto mim",
      "assistência técnica placa portão",
      "onde consertar placa portão",
      "onde conserta placa portão",
      "vale pena consertar placa",
      "compensa consertar placa",
      "vale consertar placa",
      "conserto placa vale pena",
      "conserto placa compensa",
      "conserto placa portão vale pena",
      "trocar só relé placa portão",
      "trocar só relé placa",
      "placa queimou depois chuva vale consertar",
      "placa queimou chuva vale consertar",
      "conserto placa",
      "consertar placa",
      "reparo placa",
      "placa conserta",
      "arrumar placa",
      "conserta placa",
      "placa queimada conserto",
      "recuperar placa",
      "conserto placa basculante",
      "conserto placa correr",
      "conserto placa deslizante",
      "conserto placa motor",
      "placa queimou vale consertar",
      "placa queimou compensa consertar",
      "trocar só relé",
      "trocar relé placa",
      "só relé placa",
      "consertar placa ou comprar",
      "consertar placa ou comprar nova",
      "consertar placa ou placa nova",
      "conserto placa ou nova",
      "vale pena consertar placa ou comprar outra",
      "compensa consertar placa ou comprar outra",
      "vale pena consertar placa ou nova",
      "oficina conserto placa",
      "conserto placa oficina",
      "oficina conserta placa",
      "placa queimou consertar ou trocar",
      "consertar ou trocar placa",
      "oficina placas portão",
      "oficina placa portão eletrônico",
      "oficina placa portão",
    ],
    answers: {
      any: [
        "Placa de portão queimada tem conserto quando o dano ficou num componente, como relé, fusível ou fonte, e nesse caso custa menos que a troca. Com trilhas carbonizadas, ou se ela molhou ligada, a troca é mais segura. O técnico mede no local e passa os dois preços. Em casa, a visita sem peças parte de {price.preventive}.",
        "Vale a pena consertar a placa do portão quando queimou uma peça só, como relé, fusível ou fonte, porque custa menos que comprar uma nova. Com trilha carbonizada, ferrugem ou água que entrou com ela ligada, compensa a placa nova. Pela foto da etiqueta damos os dois valores, e a visita com teste em casa parte de {price.preventive}, sem peças.",
        "A placa do portão vale o conserto se queimou uma peça só e o resto está limpo. Se queimaram as trilhas ou entrou água com ela ligada, vale a troca. Pela foto da etiqueta, damos de graça o valor dos dois caminhos. A visita com teste, em residência, parte de {price.preventive}, fora as peças.",
        "Entre conserto e troca da placa queimada, o conserto ganha quando a falha é de relé, fusível, varistor ou fonte. A troca ganha quando há carvão nas trilhas, ferrugem embaixo das peças ou reparo que já voltou. Em casa, a visita que mede isso custa a partir de {price.preventive}, sem contar peças.",
        "Nem toda placa queimada está perdida: relé colado, fusível aberto e fonte sem saída se consertam em bancada por menos que uma nova. Trilha torrada e oxidação pedem troca. O teste no local começa em {price.preventive} numa casa, sem peças, e você decide com os dois valores.",
        "Consertar a placa do portão compensa enquanto o dano é de um componente trocável. Quando o fogo correu pelas trilhas ou a chuva oxidou tudo, a nova dura mais. A visita residencial de teste sai a partir de {price.preventive}, fora peças, e o orçamento por foto é grátis.",
        "Vale a pena consertar a placa do portão quando queimou só um relé, o fusível ou a fonte, que custam menos que outra placa. Vale comprar outra quando a trilha carbonizou, ela molhou ligada ou o defeito já voltou. A visita com teste, em casa, parte de {price.preventive}, sem peças, e os dois valores saem pela foto da etiqueta.",
      ],
      repair: [
        "Consertar a placa de portão queimada vale a pena quando queimou uma peça só, como relé, fusível ou fonte, e custa menos que a nova. Não vale quando a trilha carbonizou, ela molhou ligada ou o defeito já voltou. A visita que mede a placa e o motor em casa parte de {price.preventive}, sem peças.",
        "Consertamos a placa eletrônica do portão quando queimou um componente, como relé, fusível ou fonte, e trocamos quando as trilhas carbonizaram ou ela molhou ligada. O conserto, feito em bancada, custa menos que a placa nova. O valor dos dois caminhos sai grátis pela foto da etiqueta; a visita com teste, em casa, parte de {price.preventive}, sem peças.",
        "Fazemos conserto de placa de portão com dano num ponto só, que é o caso em que ele sai mais barato que a troca. Queimada em vários pontos ou oxidada pela chuva, ela é substituída. O teste no local, em residência, começa em {price.preventive}, fora as peças, e o orçamento por foto é grátis.",
        "A placa do portão queimada vai para conserto se falhou relé, fonte, fusível ou varistor, e é trocada quando as trilhas queimaram. Em casa, a visita que mede rede, motor e placa parte de {price.preventive}, sem contar peças. Você recebe os dois preços e escolhe.",
        "Fazemos conserto de placa de portão eletrônico: em bancada, trocamos o componente que falhou e testamos cada saída. Se a placa está carbonizada ou molhou ligada, indicamos a troca. O orçamento é grátis, pela foto da etiqueta, com o preço do reparo ao lado do preço da placa nova.",
        "Arrumamos a central do portão trocando o que falhou, seja relé, fonte, varistor ou fusível. A troca por outra placa só entra quando as trilhas queimaram ou a água corroeu os contatos. A visita residencial de teste parte de {price.preventive}, com as peças à parte.",
      ],
      price: [
        "Consertar a placa do portão custa menos que a troca quando falhou relé, fusível ou varistor, e o valor sai grátis pela foto da etiqueta. Com trilha queimada, compare a placa nova com o motor inteiro, que trocado em casa fica de {price.homeSwap}.",
        "O conserto da placa é a saída mais barata se o dano é de um componente só. A placa nova vem em seguida. O motor inteiro, trocado em casa, fica de {price.homeSwap}, e a placa compensa até a metade disso. Mande a foto da etiqueta e passamos os dois preços, de graça.",
        "O preço do conserto da placa depende do componente: relé, varistor e fusível são baratos, e processador costuma não ter reparo. O orçamento é grátis por foto. Se a soma chegar perto de {price.homeSwap}, preço do motor trocado em casa, é melhor trocar tudo.",
        "O preço da placa tem três degraus: o reparo de um componente, a central nova e, por último, o motor completo, de {price.homeSwap} já trocado em casa. O orçamento grátis, pela foto da etiqueta, traz os dois primeiros.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando a placa se conserta e quando se troca", "Conserto ou placa nova: como decidir"],
        slots: [
          [
            "Têm conserto o relé colado, o fusível, o transformador, o conector quebrado e o varistor, que é a peça que segura o pico de tensão. São casos em que não há carvão em volta do ponto queimado.",
            "Relé, fusível, transformador, conector e varistor, a peça que absorve o pico de tensão, são trocados um a um na bancada. A placa em si precisa estar limpa, sem marca de fogo.",
            "O reparo serve para dano localizado: um relé que colou, um fusível, o transformador ou o varistor, que se sacrifica no pico de tensão. Em volta dele, a placa deve estar inteira.",
          ],
          [
            "Trilha queimada, processador perdido e oxidação por baixo das peças pedem placa nova, porque o reparo não dura. Se o modelo saiu de linha ou tem inversor, peça o conserto primeiro: a nova é cara ou já não existe.",
            "A placa nova é o caminho quando há carvão nas trilhas, processador sem resposta ou ferrugem sob as peças. A exceção são modelos antigos e com inversor, em que a central custa muito e vale tentar o reparo.",
            "Onde a placa virou carvão ou a água corroeu por baixo, o conserto volta em pouco tempo, e a troca é certa. Só em motor com inversor ou fora de linha o reparo merece uma tentativa, pelo preço da peça.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feito o conserto da placa", "Do teste no portão à bancada"],
        slots: [
          [
            "No local, o técnico mede a rede, o fusível e o motor e desliga os acessórios um a um, para não levar à bancada uma placa boa. Motor em curto é corrigido antes, senão queima a placa consertada.",
            "Tudo começa no portão, com medição da rede, do fusível e do motor. Fotocélula e botoeira são desligadas uma de cada vez, porque um acessório em curto imita placa queimada.",
            "Antes de tirar a placa, o técnico confirma que a falha é dela, medindo rede, fusível, motor e acessórios. Um curto no motor precisa sair primeiro.",
          ],
          [
            "Na bancada, a placa é limpa, recebe as peças novas e tem cada saída testada com carga. De volta ao portão, o percurso é gravado outra vez, os controles são conferidos e a caixa é vedada.",
            "O componente queimado é trocado, a placa passa por limpeza e cada saída é testada. Na devolução, o técnico grava o percurso, experimenta os controles e veda a caixa.",
            "A peça ruim sai, entra outra do mesmo valor, e a placa trabalha com carga antes de voltar. No portão refazem-se o percurso e o teste dos controles.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar outra placa queimada", "O que protege a placa do portão"],
        slots: [
          [
            "O que mais queima placa é o pico de tensão que chega pela rede. A defesa é o DPS, um protetor no quadro de luz, que só funciona com bom aterramento. Vede também a caixa do motor, por onde entram água e formigas.",
            "Instale no quadro um DPS, o protetor contra surto, ligado a um terra de verdade, porque o raio é o maior inimigo da placa. Depois feche as entradas da caixa, para não passarem umidade e formigas.",
            "Raio e queda de energia queimam mais placas que o uso. Um protetor de surto (DPS) com aterramento e a caixa do motor bem vedada contra água e insetos evitam a maior parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva o conserto da placa?",
        answers: [
          "Fusível e conector costumam ser trocados na própria visita. O reparo de bancada depende da peça, e o prazo é combinado antes. Até lá o portão fica fechado e travado.",
          "O que é simples termina no mesmo dia. A placa que vai à bancada leva alguns dias, conforme o componente, e você sabe o prazo antes de aprovar.",
          "Depende do dano. Troca de relé ou fusível é rápida. Bancada pede outra visita, com a data combinada.",
        ],
      },
      {
        question: "Placa consertada tem garantia?",
        answers: [
          "Pela lei, são 90 dias para reclamar do reparo. Raio, água e ligação feita por terceiros depois do serviço ficam fora.",
          "Tem os 90 dias da lei, contados da entrega, com a nota. Novo surto na rede ou umidade não entram.",
          "Sim, os 90 dias da lei para o serviço e a peça trocada. Por isso convém resolver também a causa, como o aterramento.",
        ],
      },
      {
        question: "Posso levar a placa até vocês?",
        answers: [
          "Se ela já está fora, mande uma foto, e dizemos se há reparo. Se está no motor, não a retire: sob a tampa há tensão da rede e capacitor carregado.",
          "Se outra pessoa já a tirou, sim, e comece pela foto. Se ela ainda está no motor, não mexa: há tensão da rede ali, e o teste é feito com o motor ligado a ela.",
          "O melhor é testar no portão, onde se vê a causa. Placa já retirada pode ser vista por foto, dos dois lados.",
        ],
      },
      {
        question: "Trocar só o relé resolve de vez?",
        answers: [
          "Resolve quando o relé se gastou pelo uso. Se ele colou por portão pesado ou motor em curto, a causa precisa ser corrigida, ou o novo cola também.",
          "Na maioria das vezes, sim. Só volta a colar quando o motor puxa corrente demais, e isso é medido antes.",
          "Depende do que o estragou. Desgaste normal, sim; esforço do motor, só depois de aliviar a folha.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada; se a placa já foi retirada por alguém, uma foto dela",
  },
  {
    id: "placa-queimada-tem-conserto",
    broader: "placa",
    label: "Placa queimada tem conserto?",
    phrase: "saber se a placa queimada tem conserto",
    asks: [
      "placa tem conserto",
      "placa queimada tem conserto",
      "placa queimou tem conserto",
      "placa central tem conserto",
      "placa central queimada tem conserto",
      "central queimada tem conserto",
      "central queimou tem conserto",
      "placa queimou tem jeito",
      "placa queimada tem jeito",
      "placa [marca] queimou tem jeito",
      "placa [marca] queimou tem conserto",
      "central queimada tem jeito",
      "placa tem reparo",
      "placa queimada tem reparo",
      "placa [marca] tem conserto",
      "placa queimada [marca] tem conserto",
      "central [marca] queimada tem conserto",
      "placa deu defeito tem conserto",
      "placa defeito tem conserto",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, na maioria das vezes a placa do portão queimada tem conserto, quando o dano ficou num relé, no fusível ou na fonte. Se as trilhas queimaram ou o processador falhou, entra uma central nova. A visita com medição em casa parte de {price.preventive}, sem peças.",
        "A placa central [marca] queimada tem jeito em boa parte dos casos: relé, fonte e fusível se trocam em bancada, por menos que uma nova. Trilha carbonizada ou água com energia pedem outra placa, e o teste no portão, em residência, começa em {price.preventive}, fora as peças.",
        "Em geral a placa que queimou tem conserto, porque quase sempre falha um componente só, como relé, fusível ou fonte. Não compensa recuperar a que queimou por inteiro. O técnico mede motor e placa em visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que mostra se tem conserto", "Quando dá para consertar"],
        slots: [
          [
            "Portão que só faz um sentido, ou estalo sem movimento, costuma ser relé, e placa muda depois de um pico muitas vezes perdeu só o fusível: os dois se consertam. Cheiro forte, mancha preta e água na caixa são mau sinal, porque o dano se espalha pelas trilhas.",
            "São bons sinais o clique sem movimento e o portão que só abre, típicos de relé, e a placa que apagou após um pico, típica de fusível. Carvão, ferrugem por baixo ou cheiro que não sai pedem placa nova.",
            "Relé gasto dá clique sem giro ou movimento num sentido só, e fusível aberto deixa tudo apagado: têm reparo. Já mancha de carvão, oxidação e água na caixa quase sempre levam à troca.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Conserto, placa nova ou motor novo", "Qual caminho compensa"],
        slots: [
          [
            "O conserto custa menos e mantém os controles gravados. A central nova vale quando o defeito já voltou uma vez, e em placa fora de linha a conta se inverte: reparar a original pode ser melhor que adaptar outra.",
            "Primeiro o reparo, mais barato e sem recadastrar controles. Se a mesma placa já foi consertada, troque, a menos que ela não exista mais à venda.",
            "Consertar sai por menos e preserva o cadastro. A nova entra em caso de defeito repetido, e a falta dela no mercado é o que faz insistir no conserto.",
          ],
          [
            "Perto de {price.homeSwapHalf}, metade de um motor trocado em casa, ou se o motor já tem {trade.life}, compare com o conjunto novo.",
            "Se a conta se aproxima de {price.homeSwapHalf}, metade da troca do motor, ou ele já tem {trade.life}, o conjunto pode valer mais.",
            "Acima da faixa de {price.homeSwapHalf}, que é metade do motor trocado, pense no novo, mais ainda se o atual chegou aos {trade.life}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico ver", "Antes de mandar consertar"],
        slots: [
          [
            "A tampa fica fechada, porque a placa guarda carga depois de desligada, e o fusível não se troca em casa: ele abriu por um motivo.",
            "Não abra nem troque fusível, já que há tensão dentro e o curto que o abriu continua lá.",
            "Sob a tampa há choque mesmo depois de desligar. Pôr outro fusível sem achar o curto queima mais peças.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não insista no controle.",
          "Lembre o que veio antes: raio, chuva, queda de luz ou cheiro.",
          "Fotografe a etiqueta do motor, por fora, e um controle.",
          "Junte todos os controles: placa nova pede gravação.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Fusível ou relé pode sair na visita. O reparo de bancada depende da peça, com prazo informado antes, e o portão fica fechado e travado.",
          "O simples se resolve no local. Quando a placa sai, o prazo é combinado, e o portão permanece trancado.",
        ],
      },
      {
        question: "Por que a placa queimou?",
        answers: [
          "Pico de energia, água, inseto e motor em curto são as causas comuns. Sem corrigir a causa, a placa queima de novo.",
          "Quase sempre raio, umidade ou motor puxando demais. Por isso rede e motor são medidos antes de religar.",
        ],
      },
      {
        question: "Os controles continuam funcionando depois?",
        answers: [
          "No conserto, em geral sim, porque a memória é a mesma. Na placa nova, são gravados outra vez, se o código servir.",
          "Continuam, se a memória não foi atingida. Deixe todos à mão, para regravar se precisar.",
        ],
      },
      {
        question: "A placa consertada tem garantia?",
        answers: [
          "Pela lei, são 90 dias para reclamar do serviço. Raio, água e ligação feita por outra pessoa ficam fora.",
          "Sim, os 90 dias da lei. Novo surto ou infiltração não entram.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e de um controle, frente e verso",
  },
  {
    id: "resetar-placa",
    broader: "placa",
    label: "Resetar a placa do portão",
    phrase: "como resetar a placa do portão",
    asks: [
      "placa configuração fábrica",
      "voltar placa configuração fábrica",
      "resetar placa",
      "reset placa",
      "resetar portão",
      "resetar motor",
      "resetar central",
      "resetar [marca]",
      "resetar motor [marca]",
      "reset [marca]",
      "reset motor [marca]",
      "reiniciar [marca]",
      "zerar placa",
      "reiniciar placa",
      "reset motor portão",
      "reset portão",
      "reiniciar portão",
      "reprogramar placa",
      "zerar central",
      "placa travada",
      "placa travou",
      "placa travada não responde",
      "placa não sai gravação",
      "placa não sai modo",
      "central travada",
      "central travou",
    ],
    answers: {
      any: [
        "Para resetar a placa ou o motor [marca] sem apagar nada, desligue o disjuntor por um minuto e religue, com a passagem livre. Isso destrava uma placa que não responde. O reset pelo botão da placa apaga controles e percurso e fica com o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "Placa do motor [marca] travada, que não responde, se reinicia pelo disjuntor, com um minuto desligado e uma só religada. Resetar pelo botão volta ao padrão de fábrica e obriga a recadastrar tudo. Se o defeito continua, a medição em residência começa em {price.preventive}, fora as peças.",
        "Resetar o motor [marca] com segurança é desligar o disjuntor, e o nobreak se houver, esperar um minuto e religar. Se a placa continua travada, o reset de fábrica, que apaga controles e percurso, só deve ser feito pelo técnico, em visita desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Reset pelo disjuntor, passo a passo", "Como reiniciar a placa com segurança"],
        slots: [
          [
            "Tire pessoas e objetos da passagem, porque algumas centrais fazem um ciclo de reconhecimento ao religar. Faça uma vez só, já que reinício repetido não conserta defeito e força a fonte.",
            "Ao voltar a energia, a placa pode mover a folha devagar para reconhecer o percurso, então deixe o vão livre. Uma tentativa basta.",
            "Mantenha a passagem vazia: em certos modelos o portão anda sozinho no primeiro ciclo. Não repita, porque isso cansa a fonte e não resolve.",
          ],
        ],
        steps: [
          "Deixe a passagem livre e o portão à vista.",
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Espere um minuto e religue.",
          "Acione uma vez pela botoeira e acompanhe o ciclo inteiro.",
          "Se o defeito continua, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "what",
        headings: ["O que o reset de fábrica apaga", "Antes de zerar a placa"],
        slots: [
          [
            "A memória dos controles some, e todos precisam ser gravados outra vez. Em muitas centrais, percurso, pausa e força voltam ao valor de fábrica, e sem regular de novo a folha pode bater ou não parar diante de alguém.",
            "Zerada, a placa esquece os controles e, em muitos modelos, também o percurso e a força. Até o acerto, o portão pode bater no fim ou empurrar um obstáculo.",
            "O reset completo apaga os controles e quase sempre o percurso, a pausa e a força ajustada. Por isso exige nova regulagem e teste de parada.",
          ],
          [
            "O botão fica sob a tampa, perto da tensão da rede, e cada fabricante usa uma sequência própria. Seguir a sequência de outra placa pode apagar tudo sem necessidade.",
            "Cada modelo tem a sua sequência, no manual, e o botão está junto de partes energizadas. Seguir o passo de outra marca costuma dar errado.",
            "A sequência muda de central para central, e o botão fica ao lado da rede elétrica. Por isso o técnico faz esse reset, com o manual do modelo.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Se o reset não resolveu", "Quando o defeito não é travamento"],
        slots: [
          [
            "Fotocélula suja, fim de curso fora do lugar e trilho preso continuam iguais depois do reset. Se a placa não dá sinal nenhum, a suspeita é fusível, fonte ou disjuntor, e a medição mostra qual.",
            "O reset não corrige sensor nem mecânica, então limpe a fotocélula e veja se o portão anda livre. Se a placa continua sem sinal depois dele, a suspeita é fusível ou fonte.",
            "O travamento some com o reinício, e o defeito não. Se o portão só abre, a suspeita é fotocélula ou fim de curso, o sensor da parada. Se a central não dá sinal, é energia, fusível ou fonte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O reset apaga os controles?",
        answers: [
          "Pelo disjuntor, não. Pelo botão da placa, na maioria dos modelos, sim, e todos precisam ser gravados de novo.",
          "Depende do tipo: desligar e ligar não apaga, e segurar o botão de apagar limpa a memória inteira.",
        ],
      },
      {
        question: "O reset resolve portão que não fecha?",
        answers: [
          "Raramente. Limpe primeiro a fotocélula, porque é ela que mais impede o fechamento.",
          "Só se a central travou. Fotocélula suja e fim de curso continuam do mesmo jeito.",
        ],
      },
      {
        question: "Perdi um controle. Preciso resetar?",
        answers: [
          "Sim, em muitas centrais só se apaga um controle apagando todos. Depois se gravam de novo os que ficaram com você.",
          "Em geral sim, porque é o modo mais comum de tirar o controle perdido da memória. O técnico apaga todos e recadastra os outros na mesma visita.",
        ],
      },
      {
        question: "Resetei e o portão bate no fim. O que houve?",
        answers: [
          "O percurso se apagou e precisa ser gravado. Desligue o disjuntor até lá, porque a batida estraga a engrenagem.",
          "A placa perdeu o ponto de parada. Não use até o técnico regravar o percurso e a força.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do que o portão faz ao religar",
  },
  {
    id: "trocar-placa",
    broader: "placa",
    label: "Troca de placa de portão",
    phrase: "a troca da placa do portão",
    asks: [
      "central troca placa",
      "troca placa central",
      "trocar placa central",
      "troca central portão",
      "troca central motor",
      "trocar placa portão",
      "troca placa portão",
      "como trocar placa",
      "troca placa motor",
      "trocar placa motor portão",
      "substituir placa",
      "instalar placa portão",
      "colocar placa portão",
      "trocar central portão",
      "instalar placa motor",
      "ligar placa portão",
    ],
    answers: {
      any: [
        "Trocamos a placa do portão no local, numa visita: o técnico mede e confirma o defeito, monta a placa certa para o motor e grava o percurso e os controles. O valor, com peça e mão de obra, é dado grátis pela foto da etiqueta. Motor comum aceita placa compatível, mais barata que a de motor com inversor.",
        "A troca da placa do portão cabe numa visita e inclui medir o defeito, montar a placa nova, gravar o percurso e cadastrar os controles. Placa e troca vêm num valor só, informado antes, pela foto da etiqueta do motor. Se a sua tiver conserto, que custa menos, você fica sabendo.",
        "Na troca de placa do portão eletrônico, o técnico mede o motor, liga a placa do modelo certo e refaz percurso, força e cadastro dos controles na mesma visita. O orçamento é grátis, pela foto da etiqueta. O que mais muda o preço é o motor ter inversor, que só aceita a placa dele.",
        "Fazemos a troca da placa do motor do portão depois de confirmar que ela queimou, porque fusível e acessório em curto enganam. A placa nova sai funcionando, com percurso e controles gravados. Mande a foto da etiqueta e passamos o valor completo, de graça.",
        "Para trocar a placa do portão, basta em geral uma visita: o técnico confirma o defeito, instala a placa compatível e regula de novo percurso, força e controles. O preço depende do modelo, e a foto da etiqueta do motor é suficiente para o orçamento grátis.",
        "A troca da central do portão, a placa que comanda o motor, é feita no local e em geral numa visita: o técnico confirma o defeito, monta a do modelo certo e grava percurso e controles. Peça e mão de obra vêm num valor só, informado de graça pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que o técnico faz ao trocar a placa", "A troca, passo a passo"],
        slots: [
          [
            "Primeiro são medidos rede, fusível, acessórios e motor, porque um motor em curto queimaria a placa nova. Só então a velha sai, com a energia cortada, o capacitor descarregado e cada fio identificado.",
            "O técnico mede rede, motor e acessórios antes de tudo, já que um curto destruiria a peça nova. Depois desliga o disjuntor, descarrega o capacitor, marca os fios e retira a velha.",
            "A medição vem antes da troca e evita queimar a placa nova num motor em curto. Com o disjuntor desligado e o capacitor descarregado, os fios são marcados e a antiga é retirada.",
          ],
          [
            "A placa nova recebe motor, fim de curso e fotocélula nos bornes certos. No fim se gravam o percurso e os controles, a força fica no mínimo que move a folha, e a parada diante de um obstáculo é testada.",
            "Ligados o motor, o fim de curso e a fotocélula, a placa aprende o percurso da folha. A força é regulada no mínimo, os controles são gravados e o portão é testado com um obstáculo no caminho.",
            "Na placa nova são ligados motor, sensores e botoeira. O serviço termina com o percurso, a força mínima, os controles gravados e o teste de parada com um obstáculo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que separar antes da troca", "O que mandar para acertar a placa"],
        slots: [
          [
            "Placas de cara igual podem ter ligações diferentes, por isso vale a etiqueta. Nada disso pede ferramenta, e a tampa continua fechada.",
            "A etiqueta do motor diz mais que a foto da placa. Reúna estes dados por fora, sem abrir o motor.",
            "Com estas informações o técnico já sai com a placa certa. A tampa fica fechada, porque há tensão da rede lá dentro.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com tensão e modelo.",
          "Fotografe um controle, de frente e de trás.",
          "Anote se há trava elétrica, sinaleiro, fotocélula e nobreak.",
          "Conte o que aconteceu: chuva, raio ou falha aos poucos.",
          "Reúna todos os controles para o dia da troca.",
        ],
      },
      {
        about: "choose",
        headings: ["Placa original, compatível ou conserto", "Qual placa vale a pena"],
        slots: [
          [
            "Em motor comum, a placa compatível trabalha bem e custa menos. Motor com inversor ou encoder, o sensor que conta as voltas, exige a original. Se só um relé ou a fonte queimou, peça antes o preço do conserto.",
            "A compatível é a escolha econômica para motor de capacitor. Para motor com inversor ou encoder, o contador de voltas, só a do fabricante funciona. Dano em um componente só pode ser consertado por menos.",
            "Motor sem inversor aceita placa compatível de mesma tensão e fim de curso. Com inversor ou encoder, que conta as voltas, ela precisa ser a original. E a placa com um só relé queimado ainda pode ir para a bancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a placa sozinho?",
        answers: [
          "Não é indicado, porque há tensão da rede, capacitor carregado e ligação que, errada, queima a peça nova.",
          "Melhor não. O choque é real, e o percurso e a força são regulados com a folha em movimento.",
          "Deixe com o técnico: um fio no borne errado custa a placa nova.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa?",
        answers: [
          "Em geral de uma a duas horas com a peça certa, contando medição, percurso, controles e teste.",
          "De uma a duas horas. Peça encomendada é que pede outra visita, com a data combinada.",
          "Até duas horas na maioria dos motores, já com os controles gravados.",
        ],
      },
      {
        question: "Comprei a placa. Vocês só instalam?",
        answers: [
          "Instalamos, se ela combina com o motor. Mande a foto da placa e da etiqueta antes, porque uma incompatível pode queimar na hora.",
          "Sim, depois de conferir tensão e fim de curso pela foto. Se não servir, dizemos qual comprar.",
          "Podemos instalar a sua. A conferência por foto vem antes da visita.",
        ],
      },
      {
        question: "A placa trocada tem garantia?",
        answers: [
          "Tem: a placa segue o prazo do fabricante, escrito na nota, e o serviço tem os 90 dias da lei.",
          "Sim, o prazo do fabricante para a peça e os 90 dias da lei para a mão de obra.",
          "Tem. Guarde a nota, que traz o modelo e a data, e proteja o quadro contra surto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra de um controle e, se já comprou, da placa nova",
  },
  {
    id: "placa-oxidada",
    broader: "placa",
    label: "Placa oxidada",
    phrase: "a placa oxidada do portão",
    asks: [
      "placa oxidada",
      "placa oxidação",
      "placa oxidou",
      "oxidação placa",
      "placa zinabre",
      "zinabre placa",
      "placa enferrujada",
      "placa verde oxidada",
      "limpar placa",
      "limpeza placa",
      "central oxidada",
      "placa corroída",
      "placa umidade",
    ],
    answers: {
      any: [
        "A placa do portão oxidada pode ser recuperada quando o zinabre está só nos bornes e contatos. O técnico desliga, limpa com produto próprio, refaz as soldas e testa. Trilha comida ou relé corroído pedem placa nova, e a entrada de água precisa ser vedada. Até lá, deixe o disjuntor desligado.",
        "A placa oxidada do portão pode ser limpa com álcool isopropílico, na bancada, quando as trilhas estão inteiras. O produto tira o zinabre leve e seca sem deixar água. Se o cobre sumiu, a central é trocada. Não limpe em casa, porque sob a tampa há tensão da rede e capacitor carregado. Deixe o disjuntor desligado.",
        "A placa com zinabre nos contatos, esverdeados e corroídos, costuma se recuperar na bancada, com limpeza, bornes novos e verniz. Oxidação sob os componentes volta em semanas, e aí a central nova compensa. A troca do motor, {price.homeSwap} em casa, é só o limite da conta.",
      ],
      price: [
        "Recuperar placa oxidada custa a limpeza de bancada e os componentes trocados, e sai por menos que a central nova. Com trilha comida, a nova compensa. O limite da comparação é o motor trocado, de {price.homeSwap} em casa, com mão de obra.",
        "O preço da placa oxidada vai da limpeza com reparo, o mais barato, à central nova, o mais caro. Bem acima fica trocar o motor, {price.homeSwap} em residência. A vedação da tampa é refeita nos dois casos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Limpar ou trocar a placa oxidada", "Quando a limpeza basta"],
        slots: [
          [
            "O que decide é o cobre: trilha inteira se limpa, trilha rompida não volta. O técnico vê com lupa, na bancada.",
            "A extensão da oxidação escolhe o caminho, e só na bancada se enxerga tudo.",
            "Olhando as trilhas na bancada, o técnico separa os casos.",
          ],
        ],
        bullets: [
          "Só bornes e pinos verdes: limpeza e bornes novos.",
          "Trilhas inteiras, soldas foscas: limpeza, ressolda e verniz.",
          "Relé preso ou fusível corroído: troca do componente.",
          "Trilha rompida, cheiro de queimado ou placa já reparada uma vez: central nova.",
        ],
      },
      {
        about: "causes",
        headings: ["De onde vem a oxidação da placa", "Como a umidade chega à central"],
        slots: [
          [
            "Tampa trincada, borracha ressecada e cabo que chega por cima levam água à placa. Formiga e lagartixa deixam resíduo ácido, e perto do mar o ar já traz sal.",
            "A água entra pela tampa ou desce pelo cabo. Inseto e maresia aumentam a corrosão.",
            "Vedação velha, cabo por cima, bichos e maresia são as causas comuns, mesmo sem chuva direta.",
          ],
          [
            "Sem fechar a entrada de água, a placa nova oxida igual. Por isso a tampa é vedada e o cabo faz uma curva para baixo no mesmo serviço.",
            "Limpar sem vedar é perder o conserto. Refaz-se a borracha e o cabo passa a entrar por baixo.",
            "A vedação e a curva do cabo vêm junto, ou em meses o verde volta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o serviço", "Da limpeza ao teste final"],
        slots: [
          [
            "Com o disjuntor desligado e o capacitor descarregado, a placa sai, é lavada, seca e medida. O motor é medido também, para não queimar a central recuperada.",
            "A placa vai à bancada sem energia, passa por limpeza, secagem e medição, e o motor é testado à parte.",
            "Retirada sem energia, a placa é lavada e medida, e o enrolamento do motor, conferido antes de religar.",
          ],
          [
            "No fim vêm percurso, força, controles e verniz de proteção. Reparo em bancada costuma levar de um a alguns dias; placa nova, cerca de {trade.smallRepair}.",
            "Refazem-se percurso e controles, com verniz. Trocar por nova toma em torno de {trade.smallRepair}; a bancada, alguns dias.",
            "Placa nova fica pronta em cerca de {trade.smallRepair}. O reparo depende da bancada, de um a alguns dias, e termina com verniz e testes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso limpar a placa com limpa contato?",
        answers: [
          "Não limpe em casa, porque há tensão e capacitor carregado sob a tampa. O técnico limpa a placa fora do motor.",
          "Deixe para o técnico. O produto errado espalha o resíduo, e há risco de choque sob a tampa.",
        ],
      },
      {
        question: "Por que o portão funciona em dia seco?",
        answers: [
          "Porque o resíduo só conduz quando úmido. É aviso de que a placa vai parar.",
          "A umidade faz o mau contato. Quando a placa seca, a falha some por uns dias e depois volta.",
        ],
      },
      {
        question: "Como evitar que a placa nova oxide?",
        answers: [
          "Vede a tampa e a entrada de cabo, suba a base uns 10 cm do piso e peça verniz na central.",
          "Primeiro corrija a entrada de água. Depois, verniz na placa e uma base mais alta para o motor ajudam.",
        ],
      },
      {
        question: "O reparo tem garantia?",
        answers: [
          "Tem os 90 dias da lei. Se a água continuar entrando, ela não cobre, por isso a vedação vem junto.",
          "Sim, a garantia da lei. Nova oxidação por tampa aberta fica de fora.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, mostrando tampa e cabos, e outra da etiqueta",
  },
  {
    id: "placa-esquece-controles",
    broader: "placa",
    label: "Placa que esquece os controles",
    phrase: "a placa que esquece os controles",
    asks: [
      "central apagou controles",
      "central apaga controles",
      "acaba energia placa apaga controles",
      "faltou luz apagou controles",
      "placa esquecendo controle",
      "placa esquece controle",
      "portão esqueceu controle",
      "esqueceu controles cadastrados",
      "esqueceu todos controles",
      "controles apagaram queda energia",
      "controles apagaram depois energia",
      "desprogramou controles apagão",
      "desprogramou controles depois",
      "desprogramou controles faltou luz",
      "perdeu controles cadastrados",
      "perdeu todos controles",
      "apagou todos controles sozinho",
      "controles sumiram memória",
      "controles cadastrados faltou luz",
      "controles apagaram faltou luz",
      "controles apagaram falta luz",
      "esqueceu controle faltou luz",
      "esqueceu controle falta energia",
      "placa perde controle",
      "placa perde memória",
      "placa perdeu memória",
      "perde memória controle",
      "placa apaga controle",
      "controles apagam sozinhos",
      "controle descadastra",
      "controle desprograma",
      "controle perde programação",
      "placa perde programação",
      "perde cadastro controle",
      "esquece programação",
      "central perde memória",
      "cai programação controle",
      "controle cai programação",
      "programação controle toda hora",
      "perdeu memória",
      "perdeu memória apagão",
      "perdeu memória queda energia",
      "perdeu memória luz",
      "motor perde programação",
      "[marca] perde programação",
      "motor [marca] perde programação",
      "portão perde programação",
      "controle desconfigurou",
      "controle [marca] desconfigurou",
      "controle desconfigurado",
    ],
    answers: {
      any: [
        "Quando o portão esquece os controles cadastrados, todos de uma vez ou toda hora, o defeito está na memória ou no receptor da placa, quase sempre por um pico de energia depois que faltou luz. Recadastre uma vez para testar: se o controle [marca] perde a programação de novo, o técnico troca a memória, o receptor ou a placa.",
        "Controle [marca] que desconfigurou sozinho, enquanto os outros da casa funcionam, costuma ter só a pilha fraca ou o botão gasto. Quando todos os controles perdem a programação juntos, a falha é da placa, porque a memória deveria guardar os códigos mesmo quando faltou luz. Nesse caso, recadastrar resolve por pouco tempo, e ela precisa de conserto.",
        "A placa do motor [marca] que perdeu a memória dos controles tem a memória ou o receptor com defeito, em geral por um surto na volta da energia. Antes do conserto, troque a pilha e recadastre um controle. Se o cadastro some outra vez, o técnico mede a placa e diz qual das peças trocar.",
        "O motor [marca] que perdeu a programação do curso, o trecho entre abrir e fechar, ou a dos controles teve a placa afetada, em geral por um pico de energia. O técnico grava de novo o percurso e os controles e, se a programação se perde outra vez, conserta a placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar antes de recadastrar", "Um controle ou todos: o teste"],
        slots: [
          [
            "Comece pela pilha, porque um controle fraco parece desprogramado. Todos os testes são feitos por fora, sem abrir o motor.",
            "O primeiro suspeito é a pilha gasta, que imita um controle sem cadastro. Faça os testes com a tampa do motor fechada.",
            "Troque a pilha antes de qualquer cadastro, já que ela é a causa mais barata. Nenhum destes passos exige ferramenta.",
          ],
        ],
        steps: [
          "Troque a pilha e teste a um passo do portão.",
          "Teste os outros controles da casa, para saber se falha um só ou todos.",
          "Acione pela botoeira, o botão de parede: se o portão anda, o motor e a placa obedecem.",
          "Recadastre um controle, se o manual mostrar como fazer isso sem abrir a tampa.",
          "Anote se o cadastro some de novo e se houve antes chuva ou falta de luz.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a placa esquece os controles", "O que apaga o cadastro"],
        slots: [
          [
            "O pico de tensão na volta da luz é a causa mais comum, porque danifica o chip que guarda os códigos. O risco é maior sem fio terra e sem DPS, o protetor contra surtos que fica no quadro.",
            "A energia costuma voltar com um pico de tensão, e ele pode corromper os códigos gravados na placa. Um circuito com terra e DPS, que é o protetor de surto do quadro, evita boa parte desses danos.",
            "Na maioria dos casos foi um surto elétrico, que estraga o chip de memória. Isso acontece mais onde faltam o aterramento e o DPS, dispositivo do quadro que desvia o excesso de tensão.",
          ],
          [
            "Depois vem a fonte fraca da própria placa, que deixa a memória falhar a cada oscilação. Umidade ou formigas no botão de programar também apagam o cadastro, e em algumas centrais com a memória cheia o controle novo entra no lugar de um antigo.",
            "Também há placas com a fonte cansada, em que qualquer queda de tensão afeta a memória. O botão de gravar preso por umidade ou sujeira apaga tudo, e certas centrais lotadas trocam um código antigo pelo último gravado.",
            "Outra origem é a fonte da central, que perde força com os anos e não sustenta a memória. Se a tecla de programação fica presa ou úmida, o cadastro se apaga; e, com a memória lotada, alguns modelos substituem um controle velho pelo novo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Memória, receptor ou placa nova"],
        slots: [
          [
            "O técnico mede a fonte e testa a memória. Se o chip é de encaixe, só ele é trocado. Se é soldado, um receptor avulso passa a guardar os controles. A placa nova é a última opção, e a visita em casa custa a partir de {price.preventive}, sem peças.",
            "A medição começa pela fonte e segue até a memória. Um chip removível se troca sozinho, e nas placas em que ele é soldado instala-se um receptor externo. Só quando nada disso serve a placa sai. Em residência, a visita começa em {price.preventive}, fora as peças.",
            "Primeiro se confirma se a falha está na fonte ou na memória. Memória em soquete é substituída, memória soldada dá lugar a um receptor à parte, e a central inteira só é trocada se estiver danificada. A visita em casa sai a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Falta de luz apaga os controles?",
        answers: [
          "Não deveria, porque a memória guarda os códigos sem energia. Se eles somem a cada queda, a placa está com defeito ou sem proteção contra o pico da volta.",
          "Em uma placa boa, não. Cadastro que se perde sempre que a luz cai mostra memória ou fonte danificada.",
        ],
      },
      {
        question: "Perder os controles é risco de segurança?",
        answers: [
          "Só se alguém pôs a placa em programação e gravou outro controle. Na dúvida, apague todos e grave de novo apenas os da casa.",
          "Em geral não, porque a placa sem cadastro não obedece a ninguém. Se você desconfia que gravaram outro controle, peça que todos sejam apagados e só os seus voltem.",
        ],
      },
      {
        question: "Trocar a memória sai mais barato que a placa?",
        answers: [
          "Sim, quando o chip é removível. Com a memória soldada, o receptor avulso costuma custar menos que uma placa nova.",
          "Em geral, sim: o chip e o receptor custam menos que uma central. O modelo da placa diz qual dos dois serve.",
        ],
      },
      {
        question: "Como recadastrar os controles?",
        answers: [
          "Cada central tem a sua sequência, descrita no manual, com um botão de programar na placa. Se for preciso abrir a tampa, deixe essa etapa com o técnico, porque há partes com tensão.",
          "O manual do motor mostra a ordem dos botões. Quando ela exige abrir a tampa, chame o técnico, porque a placa trabalha ligada à rede elétrica.",
        ],
      },
    ],
    photo: "uma foto do controle e outra da etiqueta do motor",
  },
  {
    id: "estalo-na-placa",
    broader: "placa",
    label: "Placa estala e o motor não anda",
    phrase: "a placa que estala e não move o motor",
    asks: [
      "estrala não abre",
      "motor estrala não abre",
      "estrala não anda",
      "estralando não abre",
      "motor estala não abre",
      "só estrala",
      "basculante clique não sobe",
      "clique não sobe",
      "só faz clique",
      "só dá clique",
      "pivotante só clique",
      "faz clique não sobe",
      "estalo placa",
      "placa estala",
      "placa estalando",
      "estala nada acontece",
      "estalo nada acontece",
      "relé estala",
      "relé estalando",
      "clique placa",
      "placa clica",
      "faz clique não abre",
      "estala não abre",
      "tec tec placa",
      "tic tac placa",
      "estalo motor não anda",
      "tec tec não abre",
      "tec tec tec",
      "faz tec não abre",
      "tec tec portão",
      "fazendo tec tec",
      "estalo placa não sai lugar",
      "estalos placa não sai",
      "tique tique não abre",
      "clique não abre",
      "cliques não abre",
      "faz clec não anda",
      "clec não anda",
      "clec não abre",
      "faz clique não anda",
      "placa clique motor não gira",
      "placa clique não",
      "placa clica não acontece nada",
      "clica não abre",
      "clica não anda",
      "só clica",
      "placa tec não abre",
      "aperto controle só clique",
      "aperto só clique",
      "só dá um clique",
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor do portão que faz tec tec e não abre está, quase sempre, com o relé da placa ligando e desligando sem levar energia ao motor, por contato queimado, capacitor fraco ou folha travada. Se o tec tec vem com o motor girando, são dentes gastos. Tente uma vez só e desligue o disjuntor. A medição em casa parte de {price.preventive}, sem peças.",
        "A placa do portão que só faz clique e não liga o motor recebeu o comando, mas a energia não chega ao motor. As causas são contato do relé queimado, fio solto, proteção térmica aberta ou capacitor fraco. Tente uma vez só e desligue o disjuntor. A medição, em casa, parte de {price.preventive}, sem peças.",
        "Se você aperta o controle e o motor só faz clique, o controle está bom. O defeito vem depois do relé, a peça que faz o estalo: contato gasto, fio, capacitor ou motor que desligou pelo calor. Não insista e desligue o disjuntor. Em residência, a visita com medição começa em {price.preventive}, sem peças.",
        "A placa clica e não acontece nada porque o relé, a chave que liga o motor, arma sem passar energia, ou porque há borne solto, térmico desarmado ou capacitor fraco. Desligue o disjuntor depois de uma tentativa. A visita que acha a causa custa desde {price.preventive} em casa, sem contar peças.",
        "Relé estalando na placa [marca] sem o portão andar mostra que a placa está viva e a energia não chega ao motor, por contato queimado, fio solto ou capacitor. Se os estalos se repetem sozinhos, há tensão baixa ou botão preso. Desligue o disjuntor, e a medição em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que vem depois do estalo", "Clique e silêncio, ou clique e ronco"],
        slots: [
          [
            "Clique seguido de silêncio indica relé, fio ou proteção térmica. Clique seguido de ronco indica capacitor fraco ou folha presa. Estalos seguidos, sem ninguém acionar, vêm de tensão baixa ou comando preso, e o disjuntor deve ficar desligado.",
            "Escute o que acontece após o clique. Se há ronco, o defeito é do capacitor, que dá a partida, ou a folha está travada. Se há silêncio, é o relé, um fio ou a proteção térmica. Estalo repetido sem comando sugere tensão fraca.",
            "Depois do estalo, o ronco indica capacitor fraco ou portão preso, e o silêncio indica que a energia não saiu da placa. Cliques em série são sinal de fonte fraca ou de botão em curto.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que há entre o estalo e o motor", "Relé, fio, térmico ou capacitor"],
        slots: [
          [
            "O contato do relé se queima com os anos e deixa de passar corrente, mesmo estalando, porque o som vem da bobina, que é outra parte da peça. Borne frouxo e fio roído têm o mesmo efeito.",
            "Quem faz o clique é a bobina do relé, enquanto quem passa a energia é o contato, que pode estar queimado. Um fio partido ou solto no borne também deixa o motor parado.",
            "Um relé gasto faz o som normal e não entrega energia, já que a bobina e o contato são partes separadas. Parafuso frouxo no borne e fio roído por rato também interrompem a corrente.",
          ],
          [
            "Se o portão abriu muitas vezes antes de parar, a proteção térmica, que poupa o motor do calor, pode ter desligado. Espere esfriar com o disjuntor desligado.",
            "Depois de muitas aberturas, o motor desliga pelo térmico até esfriar. Deixe o disjuntor desligado por meia hora e teste uma vez.",
            "O motor muito usado para pela proteção contra calor e não responde até esfriar. Dê esse tempo a ele, sem energia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha", "Da placa ao motor, com instrumento"],
        slots: [
          [
            "O técnico mede a saída da placa no momento do estalo. Se há tensão, o defeito é do fio, do térmico ou do motor. Se não há, é do relé. Relé, borne e capacitor custam pouco, e a placa só é trocada se a trilha queimou.",
            "A medição na saída mostra se a falha é da placa ou do motor. Relé e borne têm conserto barato, o capacitor se troca na hora, e a central inteira só é substituída com a trilha queimada.",
            "Se há tensão na saída da placa, o técnico procura o defeito no fio, na proteção térmica e no capacitor. Se não há tensão, o defeito está no relé. Quase tudo isso tem reparo barato, e a placa nova só é precisa quando a trilha queimou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso bater de leve na placa para voltar?",
        answers: [
          "Não. A caixa tem tensão da rede, e bater só esconde por uns dias o contato queimado.",
          "Não faça isso, porque há risco de choque e de curto, e o relé continua gasto.",
        ],
      },
      {
        question: "Preciso de placa nova?",
        answers: [
          "Nem sempre. Relé, borne e fusível se trocam em bancada, e a placa nova só é necessária com a trilha ou o processador queimado.",
          "Só se o dano se espalhou pela placa. Quando falhou apenas o relé, o conserto custa menos e mantém os controles gravados.",
        ],
      },
      {
        question: "Quanto custa trocar o relé?",
        answers: [
          "É um dos reparos baratos da placa, e o valor depende do modelo e do serviço de bancada. O conserto sai bem abaixo de uma central nova.",
          "Custa pouco perto da placa inteira. A maior parte é a mão de obra de bancada, com o valor informado antes.",
        ],
      },
      {
        question: "Como saio com o carro?",
        answers: [
          "Portão de correr ou de abrir, reto e nivelado, se move na mão, com o disjuntor desligado e o motor destravado. O basculante espera o técnico.",
          "Desligue o disjuntor e destrave pela chave, se a folha é de correr ou de abrir. No basculante, não, porque a folha pode cair.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se já tiver, um vídeo com som da tentativa",
  },
  {
    id: "placa-nova-controles-antigos",
    broader: "placa",
    label: "Placa nova e controles antigos",
    phrase: "a placa nova com os controles antigos",
    asks: [
      "placa compatível aceita controle original",
      "placa paralela aceita controle original",
      "placa compatível [marca] aceita controle",
      "placa [marca] aceita controle original",
      "placa aceita controle antigo",
      "trocar placa perde controles",
      "trocar placa perco controles",
      "troca placa perde controles",
      "placa compatível controle antigo",
      "placa nova controle antigo",
      "placa [marca] compatível controle antigo",
      "comprar controles novos placa nova",
      "troquei placa controles velhos",
      "troquei placa controles não funcionam",
      "mudar marca placa controles",
      "placa nova controles antigos",
      "placa nova controle antigo",
      "placa nova controle",
      "trocar placa controle",
      "trocar placa controles",
      "troquei placa controle",
      "placa nova funciona controles",
      "mesmo controle placa nova",
      "placa nova mesmos controles",
      "placa outra marca controle",
      "central nova controles antigos",
      "troquei central controles",
      "trocar central controles",
    ],
    intent: "question",
    answers: {
      any: [
        "A placa compatível [marca] aceita o controle original quando lê a mesma frequência, em geral 433 MHz, e o mesmo código, fixo ou rolante. Confirme no anúncio ou no manual da placa o modelo do controle que ela aceita. Se o código for outro, um receptor à parte aproveita os controles que você já tem.",
        "A placa nova funciona com os controles antigos se tiver a mesma frequência, em geral 433 MHz, e o mesmo tipo de código. Só é preciso gravar de novo, porque a memória vem vazia. Se for rolante de outra marca, um receptor avulso aproveita os controles, sem comprar outros.",
        "Os controles velhos que não funcionam depois da troca da placa precisam ser gravados de novo na central nova. Eles só servem se o código for compatível. Controle da mesma linha quase sempre serve. O de outra marca serve com código fixo e mesma frequência, ou com um receptor avulso.",
        "Dá para trocar a central e manter os mesmos controles quando código e frequência batem, e não precisa comprar controles novos, só gravar. Do contrário, um receptor avulso, mais barato que trocar todos, continua ouvindo os antigos.",
      ],
      price: [
        "Trocar a central e aproveitar os controles antigos custa a placa e a mão de obra, que inclui gravar todos. Se não servem, soma um receptor avulso ou controles novos, o fixo abaixo do rolante. Em placa, reparo e compatível ficam abaixo da original.",
        "A placa nova com controles antigos sai mais barata: paga-se a central, compatível ou original, e a mão de obra com a gravação. Controles de outro padrão somam um receptor avulso, que compensa a partir de uns quatro aparelhos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se os controles servem", "Confira antes de comprar a placa"],
        slots: [
          [
            "Três dados respondem, e estão no verso do controle e na ficha da placa.",
            "Compare controle e placa por estes pontos.",
            "Olhe isto antes de pagar pela central.",
          ],
        ],
        bullets: [
          "Frequência: 433 ou 433,92 MHz são a mesma; 292 é outra",
          "Código fixo: conversa com várias placas",
          "Código rolante: só com a da própria linha",
          "Chavinhas dentro do controle: é código fixo antigo",
          "Receptor avulso: continua valendo com qualquer central",
        ],
      },
      {
        about: "visit",
        headings: ["O que se refaz com a placa nova", "Percurso, força e gravação"],
        slots: [
          [
            "O técnico grava cada controle que está na casa, regula percurso e força e testa a fotocélula. Junte todos antes, inclusive os do carro.",
            "Com a placa no lugar, percurso, força, pausa e controles são refeitos. Separe os controles da família na véspera.",
            "Percurso, força, sensor e cada controle são programados. Quem não estiver em casa no dia fica para depois.",
          ],
          [
            "Controle perdido fica de fora da memória nova, o que é bom. Gravar tudo leva até {trade.smallRepair}, e o serviço tem os 90 dias da lei.",
            "O perdido deixa de abrir, porque a memória começa vazia. São até {trade.smallRepair}, com a garantia da lei.",
            "Como a memória vem limpa, o extraviado não abre mais. A programação toma até {trade.smallRepair}, coberta pelos 90 dias da lei.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Receptor avulso ou controles novos", "Quando cada um compensa"],
        slots: [
          [
            "Com um ou dois controles, compre novos do padrão da placa. Com quatro ou mais, o receptor avulso sai na frente. Passar a código rolante nessa hora aumenta a segurança, com um controle novo por pessoa.",
            "Com poucos controles, compre novos. Com muitos, sai mais barato um receptor avulso, ligado na entrada da botoeira. A troca da placa é também a melhor hora de passar ao código rolante.",
            "Se são até dois controles, troque os controles. Acima de uns quatro, compensa o receptor avulso. Quem quer código rolante deve aproveitar agora e comprar controles novos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles cabem na placa nova?",
        answers: [
          "A placa de casa guarda de algumas dezenas a pouco mais de cem controles, e o manual dá o número. Prédio usa receptor com memória maior.",
          "Em casa costuma sobrar espaço. Em prédio, confira o número no manual antes de comprar a placa.",
        ],
      },
      {
        question: "Tenho de trocar todos os controles?",
        answers: ["Só se o código mudar e você não quiser receptor avulso.", "Não, quando a placa lê o mesmo código."],
      },
      {
        question: "Posso gravar os controles eu mesmo?",
        answers: [
          "Se o receptor fica fora do motor, sim, pelo manual. Dentro do motor há tensão da rede, e é do técnico.",
          "Em receptor externo, de caixa própria, você mesmo grava. Sob a tampa do motor, quem grava é o técnico, por causa da tensão da rede.",
        ],
      },
      {
        question: "Os controles antigos de quem saiu da casa ainda abrem?",
        answers: [
          "Na placa nova, não: só abrem os que forem gravados. Se o receptor antigo for mantido, apague-os nele.",
          "Não, se a memória começou vazia. Com receptor avulso antigo, limpe a lista.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "led-aceso-direto",
    broader: "placa",
    label: "LED da placa aceso direto",
    phrase: "o LED da central aceso sem apagar",
    intent: "repair",
    asks: [
      "led aceso direto",
      "led vermelho aceso",
      "led aceso placa",
      "luz vermelha acesa placa",
      "luz vermelha placa",
      "led vermelho placa",
      "led vermelho central",
      "luz acesa direto central",
      "led sempre aceso",
      "luz acesa placa não abre",
      "led verde aceso",
      "led amarelo aceso",
      "led não apaga placa",
      "luz vermelha acesa central",
      "luz vermelha central",
      "luz vermelha acesa",
      "luz acesa central não abre",
      ...combine(
        ["[marca]", "motor [marca]", "placa [marca]"],
        ["luz amarela", "luz vermelha", "luz verde", "luz acesa", "acendeu luz"],
      ),
    ],
    answers: {
      any: [
        "Placa com luz vermelha fixa, ou led vermelho aceso direto, costuma indicar comando ou sensor preso: botoeira em curto, controle com botão travado, fotocélula cortada ou fim de curso acionado. O nome impresso ao lado do led diz qual. Limpe a fotocélula e, se continua, a visita em casa parte de {price.preventive}, sem peças.",
        "Led vermelho aceso na placa do motor [marca] sem apagar mostra uma entrada acionada o tempo todo, quase sempre fotocélula suja, botoeira presa ou fim de curso. Se a luz for a de energia, é normal. Teste por fora e, se o defeito ficar, o ajuste em residência começa em {price.preventive}, fora as peças.",
        "Luz acesa direto na placa do motor [marca], vermelha, amarela ou verde, costuma ser aviso de uma entrada acionada: fotocélula cortada, botoeira presa ou fim de curso. Se for o led de energia, é normal. A sigla ao lado da luz diz qual é. Limpe a fotocélula e, se ela não apaga, a visita em casa parte de {price.preventive}, sem peças.",
        "A luz vermelha fixa da placa aponta para um botão, um controle ou um sensor travado, quando não é só o led de energia, que fica aceso sempre. Sem abrir a tampa, limpe a fotocélula, confira a botoeira e os controles. A medição em casa custa desde {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada led aceso costuma querer dizer", "Leia o nome ao lado da luz"],
        slots: [
          [
            "O nome impresso ao lado do led mostra a entrada, e muda pouco entre placas. A luz de alimentação, em geral verde, fica acesa sempre e é sinal de que há energia.",
            "Cada led traz ao lado uma sigla, que diz o que está acionado. Só o de energia é normal ficar aceso direto.",
            "Procure a sigla junto da luz, se ela se vê por fora. Led de energia aceso é normal, e os outros indicam o que está preso.",
          ],
        ],
        bullets: [
          "BOT ou botoeira: botão preso ou fio em curto",
          "FOTO ou FTC: fotocélula suja, torta ou sem energia",
          "FCA ou FCF: fim de curso de abertura ou de fechamento",
          "TX ou RX: controle com botão preso",
          "PROG ou LRN: central em modo de gravação",
        ],
      },
      {
        about: "check",
        headings: ["Teste de fora, sem mexer na placa", "Como achar a entrada presa"],
        slots: [
          [
            "A tampa da central fica fechada, porque há tensão da rede sob ela. Se o led não se vê, guie-se por o portão voltar a obedecer.",
            "Tudo se testa por fora, sem tocar na placa. Quando a luz não aparece, o sinal é o portão responder outra vez.",
            "Não abra o motor para olhar a luz. Se ela não se enxerga, observe só se o portão volta ao normal.",
          ],
        ],
        steps: [
          "Tire a pilha dos controles, um por um, e veja se a luz apaga.",
          "Limpe as lentes da fotocélula e desimpeça o caminho do feixe.",
          "Aperte e solte a botoeira, para ver se está presa.",
          "Desligue o disjuntor por um minuto e religue uma vez.",
          "Se nada muda, desligue e fotografe a etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico solta a entrada presa", "Do sensor à placa"],
        slots: [
          [
            "O técnico desliga os fios dos sensores um a um até o led apagar, e assim acha botoeira, fotocélula ou fim de curso com defeito. Se a luz continua com tudo desligado, a entrada da placa queimou, o que em muitos modelos se conserta em bancada.",
            "Solta-se um acessório por vez: o que apaga a luz é o culpado, e costuma bastar trocar um botão, um fio ou um sensor. Com tudo solto e o led aceso, o dano é na entrada da placa, reparável em bancada em boa parte dos casos.",
            "Isolando botoeira, fotocélula e fim de curso, vê-se qual mantém a entrada fechada. Quando nenhum deles é, a própria placa está com a entrada em curto e vai para reparo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Led aceso queima a placa?",
        answers: [
          "Não, ele só informa. O que estraga é insistir com o motor enquanto a entrada está presa.",
          "Não. A luz é um aviso, e o risco está em continuar acionando com o sensor travado.",
        ],
      },
      {
        question: "Posso apertar o botão da placa para apagar?",
        answers: [
          "Não: em muitas centrais ele apaga os controles, e está perto de partes energizadas.",
          "Melhor não, porque um toque longo limpa a memória. Use só o disjuntor, uma vez.",
        ],
      },
      {
        question: "O portão não fecha e o led está aceso. O que é?",
        answers: [
          "Quase sempre a fotocélula: suja, torta ou sem energia, ela segura o fechamento. Limpe as duas lentes e confira se estão de frente uma para a outra.",
          "A suspeita é o sensor do vão. Passe pano seco nas lentes e veja se nada cruza o feixe.",
        ],
      },
      {
        question: "Quanto custa resolver?",
        answers: [
          "Limpar ou alinhar a fotocélula fica no ajuste. Botoeira e sensor custam menos que o reparo da placa, e a troca dela é o caso mais caro.",
          "Se for regulagem, paga-se a visita. Com peça, botoeira e fotocélula saem mais em conta que mexer na placa.",
        ],
      },
    ],
    photo:
      "a foto do led aceso com o nome impresso ao lado, tirada de longe, se ele se vê por fora, e da etiqueta do motor",
  },
  {
    id: "rele-grudado",
    broader: "placa",
    label: "Relé da placa grudado",
    phrase: "o relé grudado que não solta o motor",
    intent: "repair",
    asks: [
      "relé grudado",
      "relé colado",
      "relé grudou",
      "relé colou",
      "relé travado",
      "relé preso",
      "relé não solta",
      "relé não desarma",
      "placa não desliga motor",
      "relé motor não para",
      "contato colado placa",
    ],
    answers: {
      any: [
        "Relé da placa do portão grudado, ou colado, deixa o motor ligado direto: a folha chega ao fim e ele continua forçando, sem obedecer ao controle. Desligue o disjuntor agora e deixe assim. O conserto troca o relé, ou a placa, e corrige a corrente alta que colou o contato.",
        "Se o motor não desliga sozinho no fim e só para no disjuntor, é provável que o relé da placa tenha colado. Corte a energia e não religue, porque bater na central solta por minutos e ele gruda de novo. Troca-se o relé ou a placa e se acerta a causa.",
        "O sinal de relé travado na central é o motor ligado direto sem parar, que só obedece ao disjuntor. Deixe-o desligado até o conserto; relé grudado se troca sozinho quando a placa está boa, e o motivo da corrente alta é medido junto.",
      ],
      price: [
        "Trocar o relé grudado da placa do portão é dos reparos baratos na peça, e a mão de obra de soldar é o que pesa. Se o relé colado queimou a trilha, a placa nova é o valor maior, porque o conserto não fica firme.",
        "O preço do relé da placa grudado soma um componente barato e a solda. Com trilha queimada, passa a ser o da placa inteira. Folha pesada ou capacitor fraco entram à parte, e sem corrigi-los o relé cola de novo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se foi o relé", "Relé, fim de curso ou botoeira"],
        slots: [
          [
            "O relé colado mantém o motor ligado mesmo sem comando, assim que a energia volta. Já o fim de curso, sensor que manda parar, faz a folha passar do ponto só naquele lado, e a botoeira presa abre e fecha sem ordem.",
            "Com relé grudado, o motor parte ao ligar o disjuntor, sem ninguém apertar nada. Se a folha só passa do ponto de um lado, suspeite do fim de curso, e se o portão abre e fecha à toa, da botoeira presa.",
            "A diferença está no comando: o relé travado não espera nenhum. O fim de curso com defeito falha num lado do percurso, e um botão afundado repete ordens.",
          ],
          [
            "Não é preciso abrir a tampa para suspeitar, nem religar o disjuntor para confirmar, porque a folha bate no fim e força o motor. Quem confirma é o técnico, medindo o contato com a placa desligada.",
            "Para confirmar, o técnico mede o contato com a central sem energia. Não religue como teste, já que o motor forçando no batente queima e a folha pode entortar.",
            "A prova é a medição do contato pelo técnico, com tudo desligado. Religar só para ver gasta motor e engrenagem contra o batente.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o relé gruda", "Corrente alta, motor pesado e capacitor"],
        slots: [
          [
            "O relé é uma chave que liga o motor. Quando passa corrente acima da que ele aguenta, a faísca derrete e solda o contato. Folha pesada e capacitor fraco são as causas comuns dessa corrente.",
            "A faísca de uma corrente alta solda os dois lados do contato, e a chave não abre mais. Quem força essa corrente costuma ser a folha presa ou um capacitor sem força.",
            "Cada partida faz faísca no contato, e a corrente exagerada o funde. Um motor que arranca pesado, por roldana ruim ou capacitor gasto, leva a isso mais cedo.",
          ],
          [
            "Por isso trocar só o relé dura pouco: é preciso aliviar a folha e medir o capacitor. Muitas inversões seguidas, sem pausa entre abrir e fechar, também encurtam a vida dele.",
            "Sem corrigir a folha e o capacitor, o contato novo cola em pouco tempo. Abrir e fechar em sequência, sem intervalo, aumenta ainda o desgaste.",
            "O relé novo só dura com a folha leve e o capacitor na medida certa. Comandos seguidos, invertendo o sentido em movimento, também gastam o contato.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar o relé ou a placa inteira", "Reparo, placa nova ou conjunto"],
        slots: [
          [
            "O relé sozinho é trocado por quem solda placa, com outro de mesma tensão e corrente, e os controles continuam gravados. Trilha carbonizada, oxidação espalhada ou defeito repetido pedem placa nova.",
            "Vale trocar só a peça quando o dano está nela, o que preserva o cadastro dos controles. Se a placa tem queima ao redor ou já voltou com o mesmo problema, sai a central inteira.",
            "Dano só no relé se resolve com solda e um componente igual em volts e ampères. Marcas de queimado em volta, ferrugem ou segunda falha indicam central nova, com controles regravados.",
          ],
          [
            "Motor já perto de {trade.life} de uso muda a conta: compare o reparo com o conjunto novo, que em casa custa de {price.homeSwap}, com mão de obra.",
            "Se o motor também está gasto e beira os {trade.life}, veja o preço do conjunto, de {price.homeSwap} em residência com o serviço.",
            "Com o motor chegando a {trade.life}, pode compensar a troca completa, de {price.homeSwap} em casa, já com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão pelo disjuntor até consertar?",
        answers: [
          "Não. Sem parada, a folha bate no fim e o motor queima. Com o disjuntor desligado, a folha de correr ou de abrir, reta, se move à mão; o basculante espera o técnico.",
          "Não use: cada religada leva a folha contra o batente. Portão de correr ou de abrir pode ser destravado e movido à mão; basculante, não.",
        ],
      },
      {
        question: "Dá para desgrudar batendo na placa?",
        answers: [
          "Não tente: há risco de choque, e o contato derretido volta a colar, às vezes com o portão em movimento.",
          "A batida pode soltar, mas a superfície fundida gruda outra vez. Não abra a tampa, porque há tensão da rede ali.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto do relé?",
        answers: [
          "Trocar a placa por outra leva até {trade.smallRepair}, com percurso e controles gravados. Soldar o relé em bancada costuma levar mais que a troca.",
          "A central nova é montada em até {trade.smallRepair}. O reparo com solda depende da bancada e do componente de mesma medida.",
        ],
      },
      {
        question: "O relé novo tem garantia?",
        answers: [
          "O reparo tem os 90 dias da lei. A peça trocada e a mão de obra ficam descritas no recibo, com a data.",
          "Vale a garantia da lei, de 90 dias para o serviço. Guarde o recibo com a peça e o dia da troca.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e, se a placa já saiu, a dela",
  },
  {
    id: "placa-quanto-dura",
    broader: "placa",
    label: "Quanto dura a placa do portão",
    phrase: "quanto dura a placa do portão",
    intent: "question",
    asks: [
      "vida útil placa",
      "quanto dura placa",
      "quantos anos dura placa",
      "quanto tempo dura placa",
      "placa dura quanto",
      "durabilidade placa",
      "quanto dura central portão",
    ],
    answers: {
      any: [
        "A placa do motor do portão não tem prazo marcado, mas costuma acompanhar o motor, de {trade.life}, quando há aterramento e protetor de surto. Aos seis anos ela pode durar mais alguns. Sem proteção, queima no primeiro raio, e umidade e formiga na caixa encurtam a vida útil.",
        "A placa do portão dura, em geral, o mesmo que o motor: {trade.life}, se tem aterramento e protetor de surto. O que diminui a vida da placa é surto na rede, água e formiga. Sem proteção, até uma placa nova pode queimar na próxima tempestade.",
        "Quanto tempo dura a placa do portão depende da proteção. Seca e protegida contra surto, ela costuma durar {trade.life}, como o motor. Exposta a raio, umidade e formiga, pode acabar muito antes. Se a sua tem seis anos e não falha, o mais provável é que continue funcionando.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que encurta a vida da placa", "Por que a placa queima antes da hora"],
        slots: [
          [
            "Surto da rede e raio são a causa mais comum, seguidos de água, formiga e vapor dentro da caixa. Cada um estraga um ponto: o surto leva varistor e fonte, e a umidade corrói trilhas e bornes.",
            "Em primeiro lugar vêm o raio e a oscilação da rede, que queimam fonte e varistor. Depois estão água e insetos, que oxidam trilhas e fecham curto.",
            "A maior inimiga é a tensão: pico de raio ou da volta da luz atinge fonte e varistor. Umidade e formiga completam, corroendo contato e trilha.",
          ],
          [
            "Motor forçado também gasta a central, porque a saída trabalha acima do limite. Folha pesada, capacitor fraco e portão travado aceleram o fim do relé, a chave que liga o motor.",
            "Portão pesado ou capacitor ruim fazem o relé, chave interna que alimenta o motor, abrir e fechar sob corrente alta, e ele gasta cedo.",
            "O relé, que liga e desliga o motor, sofre quando a folha prende ou o capacitor enfraquece. Corrente alta por muito tempo queima os contatos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer a placa durar", "Proteção que poupa a central"],
        slots: [
          [
            "Três coisas protegem a placa: aterramento, protetor de surto no quadro e disjuntor só do portão. Some a tampa vedada e o cabo entrando por baixo, para a água não escorrer para dentro.",
            "Comece pelo quadro, com protetor de surto, aterramento e circuito próprio. Na caixa do motor, vedação inteira e cabo pelo lado de baixo mantêm água e formiga fora.",
            "Circuito exclusivo, fio terra e protetor contra surto são a base. A outra metade é caixa bem fechada, com entrada de cabo por baixo.",
          ],
          [
            "Na revisão, {visits.home} em casa, o técnico reaperta bornes, limpa a caixa e vê oxidação no começo, quando ainda se resolve sem trocar.",
            "A revisão feita {visits.home} inclui reaperto dos conectores e limpeza, e pega a oxidação antes que chegue às trilhas.",
            "Bornes apertados e caixa limpa na visita de rotina, {visits.home}, evitam o mau contato que aquece a placa.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que a placa está no fim", "Quando suspeitar da central do portão"],
        slots: [
          [
            "Portão que só abre ou só fecha, estalo sem movimento e controles que somem da memória apontam para ela. Folha que anda sozinha ou não para no fim pede disjuntor desligado até o conserto.",
            "Desconfie quando o portão faz um sentido só, estala sem andar ou perde os controles depois da falta de luz. Se ele se move por conta própria, corte a energia.",
            "Os avisos são falha em dia úmido, cadastro que desaparece e motor que estala e não gira. Movimento sem comando exige desligar no disjuntor na hora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa velha deve ser trocada antes de queimar?",
        answers: [
          "Não. Troca-se pelo defeito, e não pela idade. Vale mais instalar proteção contra surto do que gastar em central nova por precaução.",
          "Idade sozinha não é motivo. Se ela responde bem, o dinheiro rende mais em aterramento e protetor.",
        ],
      },
      {
        question: "Placa nova tem garantia?",
        answers: [
          "Tem a garantia da lei, de 90 dias para produto durável, e o prazo do fabricante, informado no orçamento. Raio e água costumam ficar de fora.",
          "Sim: os 90 dias da lei e mais o que o fabricante der. Dano por surto ou umidade em geral não entra.",
        ],
      },
      {
        question: "Placa queimada tem conserto?",
        answers: [
          "Muitas têm: relé, varistor e fusível se trocam em bancada e custam menos que central nova. Trilha carbonizada ou processador queimado encerram o reparo.",
          "Com frequência, quando o dano foi em relé, varistor ou fonte. Trilha carbonizada pede placa nova.",
        ],
      },
      {
        question: "Trocar a placa exige trocar o motor?",
        answers: [
          "Não, se o motor gira livre e sem ruído. A central compatível serve ao motor comum, e o de inversor pede a da própria linha.",
          "Em geral o motor fica. Só se ele também estiver gasto compensa comparar com o conjunto novo, de {price.homeSwap} instalado em casa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra de um controle, de frente, contando o que o portão faz",
  },
  {
    id: "placa-pelo-modelo",
    broader: "placa",
    label: "Placa pelo código ou modelo",
    phrase: "a placa pelo código ou modelo",
    asks: [
      "placa garen kdz",
      "placa motor garen kdz",
      "central garen kdz",
      "placa kdz",
      "comprar placa motor [marca] [modelo]",
      "placa motor [marca] [modelo]",
      "placa [marca] [modelo]",
      "central [marca] [modelo]",
      "placa central [marca] [modelo]",
      "placa [marca] [modelo] preço",
      "central [marca] [modelo] preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para comprar a placa ou central [marca], mande a foto da etiqueta do motor e, se já saiu, do código da placa: vendemos a original, se ainda há, ou uma compatível de mesma tensão e mesmo fim de curso, o sensor de parada. O valor vem só da peça ou já com a troca, o percurso e os controles gravados.",
        "Vendemos e trocamos placa [marca] pelo modelo, a original, se ainda se acha, ou uma central compatível de mesma tensão e mesmo fim de curso, o sensor de parada. A foto da etiqueta do motor e do controle diz qual serve; a visita com a programação, em casa, parte de {price.preventive}, sem peças.",
        "Para a placa ou central [marca], o código do modelo e a etiqueta do motor dizem se há a original ou qual compatível entra no lugar. O preço da peça e o da troca, com regulagem e controles gravados, vêm somados por essas fotos, antes da visita.",
        "A central [marca] do seu motor pode ser trocada pela original ou por uma compatível, de mesma tensão e mesmo tipo de sensor de parada. Antes o técnico mede fusível e capacitor, que imitam placa queimada. A visita em casa custa a partir de {price.preventive}, fora as peças, e a foto da etiqueta confirma o modelo.",
      ],
      price: [
        "O preço da placa [marca] depende do que resolve: consertar um componente é o mais barato, depois vêm a compatível e a original, e controles novos só entram se os atuais não servirem. A foto da etiqueta do motor e do controle traz o valor com a troca. Para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}.",
        "A placa [marca] tem o valor informado pela foto da etiqueta e do controle: somam-se a central, a mão de obra e, só se preciso, controles novos. A compatível custa menos que a original, e o conserto, menos que as duas. Se a conta chegar perto de {price.homeSwap}, preço do motor trocado em casa, a placa deixa de compensar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Placa [marca]: original ou compatível", "Que placa [marca] entra no lugar"],
        slots: [
          [
            "Com a placa original do motor [marca], os controles, o fim de curso e os ajustes seguem como estão. A compatível serve em motor comum, de capacitor, com a mesma tensão e o mesmo sensor de parada, e às vezes pede controles novos.",
            "A original encaixa no motor [marca] sem adaptação e mantém os controles da casa. Já a compatível precisa da mesma tensão, do mesmo fim de curso e de um motor comum, de capacitor, e pode usar outro código de controle.",
            "A placa original não muda nada no uso do motor [marca], e controles e paradas continuam. A de outro fabricante serve em motor de capacitor, com a mesma tensão e o mesmo fim de curso, mas pode exigir controles novos.",
          ],
          [
            "Em motor com inversor, que controla a velocidade, só a placa da própria linha funciona.",
            "O motor com inversor, que controla a velocidade pela placa, fica de fora: nele só a central da linha funciona.",
            "Não há substituta comum para motor com inversor, porque a eletrônica dele é casada com o motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fotografar para achar a placa [marca]", "As fotos que identificam a placa"],
        slots: [
          [
            "Tudo se faz por fora, com a tampa fechada, porque há tensão da rede sob ela. Se a placa já foi retirada por alguém, o código impresso nela confirma a versão.",
            "A tampa não precisa sair, e nem deve, já que os bornes são energizados. O código impresso só interessa se a placa já está fora.",
            "Sem abrir o motor, estas fotos bastam. Quando a placa já saiu, o número impresso evita comprar a versão errada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fotografe a etiqueta do motor, com tensão e modelo.",
          "Fotografe o controle, frente e verso.",
          "Anote o código da placa, se já estiver fora.",
          "Conte o que o portão faz de errado e desde quando.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da placa [marca]", "Da medição à programação"],
        slots: [
          [
            "Energia, fusível, capacitor e motor são medidos primeiro, para não trocar uma placa boa nem queimar a nova num motor em curto. Depois o técnico liga a central, regula força e parada, grava os controles e testa o portão.",
            "O técnico só condena a placa depois de medir rede, fusível, capacitor e motor. Ligada a nova, ele refaz o percurso, ajusta a força e cadastra cada controle, com ciclos de teste.",
            "A medição separa placa, fusível, capacitor e motor, porque um curto queimaria a peça nova. Em seguida vêm a ligação, o percurso, a força no mínimo e os controles gravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles de hoje servem na placa nova?",
        answers: [
          "Na original ou em compatível do mesmo código, servem e são gravados de novo. Em outro padrão, entram controles novos ou um receptor avulso.",
          "Servem se o código e a frequência forem os mesmos. Senão, um receptor à parte mantém os antigos, ou eles são trocados.",
        ],
      },
      {
        question: "A placa pode ser consertada?",
        answers: [
          "Pode, quando o dano é de relé, fusível ou solda, e sai menos que a troca. Trilha queimada ou muita oxidação pede placa nova.",
          "Se só um componente falhou, sim, em bancada e por menos. Queima espalhada não compensa reparar.",
        ],
      },
      {
        question: "Posso comprar a placa e só pagar a troca?",
        answers: [
          "Pode, se ela for da versão certa. Mande as fotos antes de comprar, porque nomes parecidos usam placas diferentes.",
          "Sim, depois de confirmada a compatibilidade com o seu motor. O serviço inclui medir, ligar e programar.",
        ],
      },
      {
        question: "E se a placa saiu de linha?",
        answers: [
          "Em motor comum, uma compatível costuma resolver. Em motor com inversor sem placa à venda, resta o reparo ou a troca do motor, de {price.homeSwap} em casa.",
          "Procura-se uma compatível de mesma tensão e sensor. Se não houver, compara-se o conserto da placa com o motor novo, de {price.homeSwap} na troca em casa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
  },
  {
    id: "placa-inversora",
    broader: "placa",
    label: "Placa inversora de portão",
    phrase: "a placa inversora do portão",
    asks: [
      "placa inversora",
      "placa inversora portão",
      "placa inversora motor",
      "placa inversora motor portão",
      "central inversora",
      "central inversora portão",
      "central inversora motor",
      "placa inversora preço",
      "central inversora preço",
      "placa inversora valor",
      "placa inversora quanto custa",
      "conserto placa inversora",
      "consertar placa inversora",
      "conserto central inversora",
      "placa inversora queimada",
      "placa inversora queimou",
      "central inversora queimou",
      "trocar placa inversora",
      "troca placa inversora",
      ...combine(
        ["placa triflex", "central triflex", "triflex", "placa inverter", "central inverter"],
        ["queimada", "queimou", "defeito", "não liga", "não funciona", "conserto", "preço", "parou", "trocar", "valor"],
      ),
      "placa triflex",
      "central triflex",
      "placa ppa triflex",
      "central ppa triflex",
      "triflex não abre",
      "motor ppa triflex não abre",
      "motor ppa triflex parado",
      "motor ppa triflex parou",
      "triflex não fecha",
      "triflex ronca",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa inversora de portão, como a da PPA Triflex, tem conserto quando o dano é localizado. Queimada no módulo de potência, só se troca pela do próprio modelo. Medimos placa, cabo do motor e sensor de percurso antes, e o motor inteiro, para comparar, fica de {price.homeSwap} em casa, com mão de obra.",
        "Placa com inversor que queimou ou parou se mede antes de trocar: fusível, varistor ou fonte têm reparo, e o módulo de potência queimado pede placa nova, do mesmo modelo e da mesma tensão. Como comparação, trocar o motor todo em residência custa {price.homeSwap}, com o trabalho.",
        "Central inversora do motor rápido queimada pode ter conserto: dano pequeno se repara, trilha carbonizada leva à troca pela placa do próprio motor, pois a comum não serve. Na PPA Triflex vale o mesmo, e a troca do motor completo em casa, {price.homeSwap}, serve de limite.",
      ],
      price: [
        "O preço da troca da central com inversor queimada depende do modelo da etiqueta: ela custa mais que a comum, e o reparo de um dano localizado sai por menos que a nova. Para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}, com mão de obra.",
        "O preço da placa inversora, Triflex ou outra, depende do modelo e de haver conserto. Reparar é o mais barato, e a placa nova custa mais que a de motor comum. Compare com o motor inteiro, que em residência fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O defeito é da placa inversora?", "O que se mede antes de condenar a placa"],
        slots: [
          [
            "Motor com inversor é trifásico e não tem capacitor de partida. Se treme, não parte ou para com led de erro, placa, cabo do motor e sensor de percurso são medidos juntos.",
            "Tremor sem partir, led de erro e parada fora do ponto podem vir da placa, do cabo ou do sensor de percurso. Capacitor não é, pois esse motor trifásico não usa.",
            "Como o motor é trifásico e dispensa capacitor, o defeito fica entre placa, cabo e sensor de percurso. Led de erro, tremor e parada errada são os sinais.",
          ],
          [
            "Do seu lado, veja o disjuntor: desligue por um minuto e religue uma vez. A caixa fica fechada, porque o inversor guarda tensão alta mesmo desligado.",
            "Você pode desligar o disjuntor por um minuto e religar só uma vez. Não abra a caixa, já que os capacitores do inversor seguram carga.",
            "Desligar um minuto e religar uma única vez é o teste seguro. Por dentro há carga perigosa mesmo sem energia, e a tampa não se abre.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Qual placa inversora serve no motor", "Consertar ou trocar a placa"],
        slots: [
          [
            "Serve a do mesmo fabricante e modelo, na mesma tensão e com o mesmo sensor de percurso. Placa comum, de relé, não move motor trifásico.",
            "A escolha segue a etiqueta: marca, modelo, tensão e tipo de sensor. Não existe universal que troque inversor por relé no mesmo motor.",
            "Marca, modelo, tensão e sensor têm de bater com a etiqueta. Central de motor comum não funciona ali, pois a ligação é outra.",
          ],
          [
            "Depois da troca, percurso, força e rampa de parada são gravados de novo, e os controles, cadastrados. Com a peça à mão, o serviço leva em torno de {trade.smallRepair}.",
            "Placa nova pede gravação do percurso, da rampa e dos controles, trabalho de cerca de {trade.smallRepair} quando a peça já chegou.",
            "No fim o técnico regrava curso, força, rampa e controles. Tendo a placa certa, conte até {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para a placa inversora não queimar de novo", "Raio, água e energia"],
        slots: [
          [
            "Protetor de surto, aterramento e disjuntor próprio são o que mais poupa a placa inversora. Caixa vedada e folha leve completam, porque esforço esquenta o módulo de potência.",
            "A inversora é das partes mais caras do motor, e terra com protetor de surto saem por menos. Vede a caixa e alivie a folha, que pesada superaquece a eletrônica.",
            "Instale DPS, o protetor contra surtos, com terra e circuito próprio. Some vedação contra água e folha sem atrito, para o módulo trabalhar frio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a placa inversora por uma comum?",
        answers: [
          "Não no mesmo motor: o de inversor é trifásico e só trabalha com a central dele. Para usar placa comum, troca-se o motor.",
          "Não. Motor e placa formam conjunto, e central comum pede motor comum.",
        ],
      },
      {
        question: "A placa nova tem garantia?",
        answers: [
          "Tem a do fabricante, e o reparo feito na sua placa conta com os 90 dias da lei. Raio e água costumam ficar de fora.",
          "Sim, a de fábrica na peça nova. No conserto da antiga valem os 90 dias da lei, sem cobrir raio nem água.",
        ],
      },
      {
        question: "Os controles continuam servindo na placa nova?",
        answers: [
          "Em geral sim, se a placa é da mesma marca e lê o mesmo código. Todos são cadastrados de novo, então junte-os antes.",
          "Servem se o código é o mesmo. Reúna todos para gravar na mesma hora.",
        ],
      },
      {
        question: "Uso o portão na mão enquanto espero?",
        answers: [
          "O de correr e o de abrir, retos e no trilho, sim, destravados com o disjuntor desligado. O basculante fica fechado e travado.",
          "Com energia cortada, o deslizante e o pivotante retos podem ser movidos à mão. Basculante não se solta.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor, outra da caixa da central fechada e um vídeo curto do que acontece ao acionar",
  },
  {
    id: "central-inversora-ou-comum",
    broader: "placa",
    label: "Central com inversor e central comum",
    phrase: "a central com inversor e a central comum",
    asks: [
      "diferença central inversor central comum",
      "diferença entre central com inversor e central comum",
      "central com inversor central comum",
      "central inversor ou central comum",
      "placa com inversor placa comum diferença",
      "diferença placa inversor placa comum",
      "central com inversor ou sem inversor",
      "posso trocar central inversor por comum",
      "central comum no lugar central inversor",
      "central inversor serve motor comum",
      "central inversora motor comum serve",
    ],
    intent: "comparison",
    answers: {
      any: [
        "A diferença é o que cada central manda ao motor: a comum só liga e desliga a energia, por relés, e usa capacitor; a central com inversor cria três fases e muda a velocidade, para sair e chegar devagar. Uma não substitui a outra, porque o motor de cada uma é diferente.",
        "Central comum e central com inversor não são trocáveis: a comum aciona motor monofásico, com capacitor e uma velocidade só; a de inversor aciona motor trifásico, sem capacitor, e controla partida, velocidade e freada. Na reposição, compre a do mesmo tipo e modelo que está na etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["As duas centrais, ponto por ponto", "O que muda de uma central para a outra"],
        slots: [
          [
            "Por fora elas se parecem, e por dentro fazem coisas diferentes. Compare o que interessa a quem vai trocar ou comprar.",
            "A lista compara as duas no uso e no conserto. A última linha é a que mais evita compra errada.",
          ],
        ],
        bullets: [
          "Motor: monofásico de três fios com capacitor na comum; trifásico, sem capacitor, na de inversor",
          "Movimento: velocidade fixa na comum; acelera, corre e freia na de inversor",
          "Rede: as duas ligam na tomada comum, de 127 ou 220 V, conforme o modelo",
          "Reposição: há central universal para a comum; a de inversor é a do fabricante, e mais cara",
          "Troca: uma não entra no lugar da outra sem trocar o motor",
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual é a sua", "Central comum ou com inversor: os sinais"],
        slots: [
          [
            "Não é preciso abrir a tampa. O portão que sai devagar, acelera e freia antes do fim tem inversor. O que parte de uma vez e anda sempre igual é comum. A etiqueta do motor confirma: a do inversor costuma trazer o nome da linha rápida ou a palavra trifásico.",
            "Observe um ciclo de longe: partida macia e freada longa são de inversor; arranque seco e velocidade única, de central comum. Depois confira na etiqueta do motor, com a tampa fechada, se aparece capacitor, em µF, que só o comum usa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Quando a central queima", "Conserto e proteção de cada uma"],
        slots: [
          [
            "A comum queimada é trocada pela original ou por uma universal, com regravação dos controles se o padrão muda. A de inversor pede a do mesmo modelo, e se ela saiu de linha troca-se o motor com a placa. Protetor de surto e aterramento valem mais nela, que é a peça cara.",
            "Na central comum, o conserto é simples, porque há peça compatível. Na de inversor, só a placa da mesma linha serve, e sem ela o conjunto é trocado. Por isso ela merece protetor de surto no quadro e bom fio terra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr central com inversor no meu motor comum?",
        answers: [
          "Não. O motor comum é monofásico, com capacitor, e a de inversor foi feita para motor trifásico. Troca-se o conjunto.",
          "Na prática, não. A placa de inversor alimenta três fases, que o motor comum não tem.",
        ],
      },
      {
        question: "A central comum tem parada suave?",
        answers: [
          "Algumas têm uma redução de força no fim, que tira parte da pancada. Freada longa, só a de inversor faz.",
          "Tem, de modo simples, em certos modelos: a força cai nos últimos palmos. Não muda a velocidade no resto do caminho.",
        ],
      },
      {
        question: "Qual das duas precisa de mais cuidado com raio?",
        answers: [
          "As duas queimam com surto, mas a de inversor custa mais para repor. Protetor de surto e terra servem a ambas.",
          "A de inversor, pelo preço da placa. O DPS, o protetor de surto, vai no quadro de luz.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo de uma abertura inteira",
  },
  {
    id: "controle-e-placa",
    isAskedByName: true,
    broader: "placa",
    label: "Controle e placa do portão",
    phrase: "o controle e a placa do portão",
    asks: [
      "controle e placa queimados",
      "controle e placa queimou",
      "placa e controle queimou",

      "comprar placa e controle",
      "comprar controle e placa",
      "preço placa e controle portão",
      "venda placa e controle portão",
      "conserto placa e controle portão",
      "troca placa e controle portão",
      "trocar placa e controle portão",
      "instalação placa e controle portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Placa e controle de portão têm de falar o mesmo código: o controle envia, e a placa confere e liga o motor. Se um controle falha e outro abre, o defeito é dele, quase sempre pilha. Se nenhum abre e a botoeira funciona, é o receptor da placa. Se tudo está mudo, é energia, fusível ou placa. Vendemos e gravamos os dois, com o valor pela foto da etiqueta e do controle.",
        "Trocamos a placa e o controle do portão {em}, no seu endereço, e gravamos todos os controles na mesma visita. A placa precisa ser do tipo do motor, e o controle, do código da placa. Não há preço único, porque cada modelo tem o seu: a foto da etiqueta e do controle dá o valor das peças e da mão de obra, de graça.",
        "A troca de placa e de controle do portão {em} é feita na mesma visita, com todos os controles gravados no fim. Os dois raramente falham juntos: um controle mudo costuma ser pilha, e a placa queimada deixa mudos até os botões da parede. O técnico mede antes de trocar, e a foto da etiqueta e do controle dá o valor, de graça.",
        "No portão eletrônico, cuidamos do motor, da placa e do controle, que precisam falar o mesmo código para funcionar juntos. Em casa, a visita com regulagem começa em {price.preventive}, sem contar peças, e se o motor acabou a troca sai de {price.homeSwap}, com o serviço.",
      ],
      price: [
        "O preço de controle e placa soma a central do seu modelo, cada controle e a mão de obra de trocar e gravar, num orçamento só. Se a placa passar da faixa de {price.homeSwapHalf}, metade do motor trocado, compare os dois; a foto da etiqueta e do controle traz o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["É o controle, a placa ou o motor", "Qual deles falhou"],
        slots: [
          [
            "O teste é por fora, com o portão à vista e a passagem livre. Compare o controle com o botão da parede, a botoeira.",
            "Dá para separar os três sem abrir nada: teste os controles e depois a botoeira, o botão da parede, com o vão livre.",
            "Com a tampa fechada e ninguém no caminho, acione pelo controle e pelo botão da parede. A diferença mostra o culpado.",
          ],
        ],
        bullets: [
          "Um controle falha e outro abre: pilha ou aparelho",
          "Nenhum controle abre, a botoeira abre: receptor ou antena",
          "Nem a botoeira abre, com energia: fusível ou placa",
          "Só abre ou só fecha: relé da placa ou fim de curso",
          "Ronca e não anda: capacitor, motor ou folha presa",
        ],
      },
      {
        about: "replace",
        headings: ["Placa nova com os controles antigos", "O que muda com a central nova"],
        slots: [
          [
            "A memória dos controles fica na placa que sai, por isso cada um é gravado de novo, se o código for o mesmo. Se não for, um receptor avulso, ligado à entrada da botoeira, mantém os antigos.",
            "Trocada a placa, os controles são recadastrados quando usam o mesmo código. Nos outros casos, um receptor à parte os aceita e aciona a placa pela entrada da botoeira.",
            "Central nova começa sem cadastro, e os controles compatíveis entram um a um. Para os de código diferente há o receptor avulso, que comanda a placa como se fosse o botão da parede.",
          ],
          [
            "O código fixo aceita cópia de outra marca, e o rolante, que muda a cada aperto, só grava controle da própria linha.",
            "Controle de código rolante, que se renova a cada uso, precisa ser da linha da placa. Os de código fixo são copiáveis.",
            "Em placa de código fixo, o controle pode ser de outro fabricante. Já o rolante, trocado a cada aperto, não aceita cópia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Da medição ao cadastro"],
        slots: [
          [
            "Ele mede energia, fusível, placa e motor, troca só o que falhou e refaz percurso e força. No fim grava todos os controles da casa e testa cada um.",
            "A medição decide entre fusível, placa e motor, e só a peça ruim sai. Depois vêm percurso, regulagem e o cadastro dos controles, testados um a um.",
            "Primeiro se mede, depois se troca: placa, motor ou só o receptor. A visita termina com percurso acertado e controles gravados e provados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o controle sem trocar a placa?",
        answers: [
          "Pode, e é o mais comum. A foto do controle e da etiqueta mostra qual a sua central aceita.",
          "Sim. O controle novo só precisa ter o mesmo código e a mesma frequência da placa que já está no motor.",
        ],
      },
      {
        question: "Placa de uma marca aceita controle de outra?",
        answers: [
          "Às vezes, com código fixo e a mesma frequência. Com código rolante, não, e usa-se um receptor avulso.",
          "Se o código é fixo e a frequência igual, em geral aceita. No rolante, só o controle da própria linha.",
        ],
      },
      {
        question: "A placa tem conserto?",
        answers: [
          "Muitas têm: relé, fusível e fonte se trocam em bancada, por menos que uma nova. Trilha carbonizada pede outra central.",
          "Quando falhou um componente só, sim. Oxidação espalhada ou trilha queimada leva à troca.",
        ],
      },
      {
        question: "O que separar para a visita?",
        answers: [
          "Todos os controles da casa, até os que não funcionam, e o manual do motor, se houver. Assim o cadastro é feito de uma vez.",
          "Junte os controles e a chave de destravamento e saiba mostrar o disjuntor do portão. O manual ajuda a gravar mais rápido.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do controle, frente e verso",
  },
];
