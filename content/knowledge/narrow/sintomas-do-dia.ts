import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Small failures that are typed in a hurry, each with its own cause: what came loose, what slips, what closes too soon. */
export const sintomasDoDia: NarrowConcept[] = [
  {
    id: "parafuso-da-cremalheira-solta",
    broader: "cremalheira",
    label: "Parafuso da cremalheira que solta",
    phrase: "o parafuso da cremalheira que vive soltando",
    asks: combine(
      ["parafuso cremalheira", "parafusos cremalheira", "cremalheira parafuso"],
      [...["solta", "soltando", "frouxo", "caiu", "afrouxa", "soltou", "toda hora", "não segura", "espanou"]],
    ),
    intent: "repair",
    answers: {
      any: [
        "Parafuso da cremalheira que espanou ou vive soltando mostra vibração: folga errada com a engrenagem, barra desalinhada ou furo gasto na folha. Só apertar adia; com o disjuntor desligado, acerta-se a folga em {rack.clearance} e põe-se arruela de pressão, serviço a partir de {price.preventive} em casa, sem peças.",
        "Os parafusos da cremalheira vivem afrouxando porque a barra apanha da engrenagem a cada dente, ou porque o furo já não segura. Desligue o disjuntor e não force. O alinhamento, com folga de {rack.clearance}, parte de {price.preventive} em residência, fora peças.",
        "Para evitar que o parafuso da cremalheira fique frouxo em poucos dias, corrija a causa: folga de {rack.clearance} em toda a folha, porca travante e furo firme. O ajuste custa desde {price.preventive} em casa, sem contar peças, sempre com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o parafuso da cremalheira afrouxa", "O que solta o parafuso"],
        slots: [
          [
            "Barra baixa demais leva pancada da engrenagem a cada dente, e a vibração afrouxa a rosca. Parafuso autobrocante em chapa fina come o furo, e no tubo falta porca do outro lado.",
            "Cada dente apertado dá uma pancadinha na barra, e a rosca cede aos poucos. Em chapa fina o furo alarga, e nem parafuso novo segura.",
            "Sem a folga certa, a engrenagem empurra a barra e a solta. Se a chapa é fina, o furo se abre e o aperto não dura.",
          ],
          [
            "Roldana gasta faz a folha balançar e leva a cremalheira junto. Emenda de gomos desalinhada bate sempre no mesmo ponto.",
            "Folha que sobe e desce na roda ruim sacode a barra inteira. Se solta só em um lugar, é a emenda dos gomos.",
            "O balanço da folha, por roda gasta, e a emenda torta entre gomos são as outras causas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Reapertar do jeito certo", "O que conferir com a energia cortada"],
        slots: [
          [
            "Só com o disjuntor desligado e os controles guardados: a engrenagem esmaga dedos. Destrave apenas folha reta e no trilho.",
            "Mão perto da engrenagem pede energia cortada. Faça com o portão reto, e pare se achar furo gasto.",
            "Desligue no quadro antes de encostar na barra. O acerto fino da altura fica com o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e guarde os controles.",
          "Veja se a folga com a engrenagem é a mesma nas pontas e no meio.",
          "Aperte o que está frouxo, com arruela de pressão ou porca travante.",
          "Furo que não segura: pare e peça parafuso passante ou calço soldado.",
          "Religue e assista a um ciclo de longe.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do acerto", "Aperto, suporte ou gomo novo"],
        slots: [
          [
            "Alinhar e travar os parafusos leva até {trade.smallRepair} e é o mais barato. Parafuso passante e suporte soldado vêm depois; gomo com dente comido e roldanas custam mais.",
            "O aperto com alinhamento toma até {trade.smallRepair}. Suporte refeito soma, e gomo gasto ou roda nova encarecem.",
            "Gasta-se menos com aperto e folga, feitos em até {trade.smallRepair}; mais com suporte soldado; e mais ainda com cremalheira nova, por metro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso soldar a cremalheira para não soltar mais?",
        answers: [
          "A de aço, sim, com os fios da central soltos antes da solda; a de nylon, não. Soldada, ela não se regula mais.",
          "Só a metálica, e perde-se a regulagem. Melhor parafuso passante com porca travante.",
        ],
      },
      {
        question: "Com um parafuso faltando dá para usar o portão?",
        answers: [
          "Por pouco tempo: o gomo cede ali, e a engrenagem pula e quebra dente.",
          "Uns poucos ciclos, no máximo. O vão sem apoio faz a barra baixar e comer a engrenagem.",
        ],
      },
      {
        question: "Qual parafuso usar?",
        answers: [
          "O passante com porca travante, em inox ou zincado, no diâmetro do furo da barra. Em chapa fina, com calço por trás.",
          "Prefira passante com porca travante. Autobrocante só em perfil grosso, que segure a rosca.",
        ],
      },
      {
        question: "De quanto em quanto tempo reapertar?",
        answers: [
          "Na revisão {visits.home} em casa, com a lubrificação a cada {rack.months}. Precisar antes disso indica causa não corrigida.",
          "Uma conferida a cada {rack.months}, junto da graxa, basta quando a folga está certa.",
        ],
      },
    ],
    photo: "fotos do ponto que solta, da cremalheira junto ao motor e da folha por dentro",
  },
  {
    id: "folga-no-eixo-do-motor",
    broader: "redutor",
    label: "Motor do portão com folga no eixo",
    phrase: "a folga no eixo do motor",
    asks: [
      "chaveta motor",
      "chaveta motor portão",
      "chaveta pinhão",
      "chaveta gasta eixo motor",
      "chaveta gasta motor",
      "pinhão solto",
      "pinhão solto eixo",
      "pinhão solto eixo motor",
      "pinhão soltou",
      "pinhão soltou eixo",
      "pinhão girando solto",
      ...["folga eixo motor", "folga eixo", "eixo folga", "eixo motor balançando"],
      ...["eixo motor solto", "eixo motor bambo", "engrenagem balançando eixo", "pinhão folga eixo"],
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor do portão com folga no eixo tem rolamento ou bucha gastos. Se só o pinhão, a engrenagem de fora, gira solto, a causa é parafuso frouxo ou chaveta, a peça que prende o pinhão no eixo. Desligue o disjuntor, porque o pinhão solto gasta a cremalheira. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "A chaveta do motor do portão é a cunha de aço que prende a engrenagem no eixo. Quando ela quebra ou gasta, o eixo gira e a engrenagem patina. Troca-se por outra da mesma medida, peça barata, depois de achar o que forçou. Desligue o disjuntor até o conserto, que é orçado de graça por foto.",
        "O pinhão solto no eixo do motor gira em falso por chaveta gasta ou parafuso frouxo, que é conserto barato. Folga do próprio eixo é rolamento. Pare de usar e desligue o disjuntor, porque a cremalheira se gasta junto. A visita que mede a folga, em residência, começa em {price.preventive}, sem peças.",
        "O eixo do motor que gira solto perdeu a chaveta, que prende a engrenagem, ou o rolamento, se ele balança inteiro com folga para os lados. Com o disjuntor desligado a cremalheira se salva; o conserto soma a visita, desde {price.preventive} em casa, sem contar peças.",
        "Chaveta cisalhada no eixo do motor é a que se partiu: o eixo gira, mas o pinhão, a engrenagem de fora, fica parado ou patina. Desligue o disjuntor. A chaveta é trocada por outra de mesma medida, depois de se achar o que forçou, como folha travada ou batida no fim; o orçamento é grátis por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Folga do eixo ou do pinhão", "Como conferir com a energia cortada"],
        slots: [
          [
            "O teste é por fora, com o disjuntor desligado e a tampa fechada. Não ponha os dedos entre a engrenagem e a cremalheira.",
            "Confira sem energia e sem abrir o motor, com a mão longe dos dentes da barra.",
            "Só se testa com a energia cortada. Os dedos ficam fora do encontro da engrenagem com a barra.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Balance a engrenagem de leve: se só ela mexe, é parafuso ou chaveta.",
          "Se o eixo mexe junto, é rolamento ou bucha.",
          "Veja se a base do motor está firme, porque parafuso solto imita a folga.",
          "Procure óleo embaixo, sinal de retentor gasto.",
        ],
      },
      {
        about: "causes",
        headings: ["O que abre folga no eixo", "Por que o eixo folgou"],
        slots: [
          [
            "Cremalheira apertada põe o peso da folha sobre a engrenagem, e o rolamento cede. Batida no batente, folha torta e água que passa pelo retentor aceleram o desgaste.",
            "Sem {rack.clearance} de folga na cremalheira, o eixo carrega o portão e o rolamento gasta. Pancada no fim do curso e umidade fazem o resto.",
            "O peso da folha, apoiado na engrenagem por falta de {rack.clearance} de folga, acaba com o rolamento. Contam também a batida no fim e a água na vedação.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o motor", "Quando o reparo compensa"],
        slots: [
          [
            "Trocar chaveta, parafuso, rolamento ou retentor compensa, e os dois últimos vão à bancada. Se o rolamento gira solto dentro da carcaça, o encaixe gastou, e uma peça nova volta a folgar. Nesse caso compare com a troca do motor, de {price.homeSwap} em casa.",
            "Com a carcaça boa, a chaveta é trocada no local, e o rolamento, na bancada. Se o encaixe do rolamento gastou, ele não segura a peça nova, e o motor trocado em residência, de {price.homeSwap}, compensa mais.",
            "O conserto vale para chaveta, rolamento e vedação. Quando o alojamento do rolamento alargou, a folga volta, e compara-se com a troca, de {price.homeSwap} em casa, com mão de obra.",
          ],
          [
            "No fim, a cremalheira volta a ter {rack.clearance} de folga, ou o defeito se repete.",
            "A folga da cremalheira é acertada junto, em {rack.clearance}, para o eixo não carregar a folha.",
            "Sem deixar {rack.clearance} entre barra e engrenagem, o rolamento novo gasta igual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com folga no eixo?",
        answers: [
          "Use pouco, e só se não há estalo. A cada abertura, a engrenagem solta gasta também a cremalheira.",
          "Melhor não. O estrago passa para a barra, que é vendida por metro.",
        ],
      },
      {
        question: "Quanto de folga é normal?",
        answers: [
          "Um pequeno giro até o dente encostar é normal. Balanço para os lados ou para cima mostra desgaste.",
          "Só o giro curto entre um dente e outro. Se o eixo sobe, desce ou balança, há desgaste.",
        ],
      },
      {
        question: "Quanto custa consertar?",
        answers: [
          "Parafuso e chaveta são baratos, rolamento e retentor somam mão de obra de bancada. Carcaça gasta leva ao motor novo.",
          "Depende da peça: chaveta sai em conta, e abrir o motor para o rolamento custa mais.",
        ],
      },
      {
        question: "Só apertar o parafuso resolve?",
        answers: [
          "Resolve se a chaveta e o eixo estão inteiros. Com o encaixe gasto, o parafuso afrouxa de novo em poucos dias.",
          "Às vezes. Quando volta a soltar, a chaveta ou o eixo já se marcou e precisa de troca.",
        ],
      },
    ],
    photo: "um vídeo do eixo sendo balançado, com o disjuntor desligado, e uma foto da etiqueta",
  },
  {
    id: "tirar-portao-do-trilho",
    broader: "deslizante",
    label: "Como tirar o portão de correr do trilho",
    phrase: "a retirada da folha do trilho",
    asks: combine(
      ["tirar", "remover", "retirar", "desmontar", "levantar"],
      [...["portão correr trilho", "portão deslizante trilho", "folha trilho", "portão correr", "portão trilho"]],
    ),
    intent: "how-to",
    answers: {
      any: [
        "Portão de correr sai do trilho erguido por duas ou mais pessoas, com o motor solto, escora dos dois lados e a guia de cima aberta por último. É serviço de serralheiro: sem a guia, a folha, de centenas de quilos, tomba.",
        "Para tirar o portão deslizante do trilho com segurança, o serralheiro desliga e solta o motor, escora a folha dos dois lados, solta batente e guia superior e a ergue com macaco ou equipe. Sozinho não se faz, porque a folha pode tombar.",
        "Remover portão deslizante, ou a folha dele para manutenção, pede três ou mais pessoas em ferro, escoras e macaco, e a guia de cima é a última coisa a soltar. Para trocar roldana, quase nunca é preciso: basta erguer uma ponta, com escora, porque a folha tomba.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A retirada, na ordem", "Como o serralheiro faz"],
        slots: [
          [
            "A ordem importa, e a guia superior fica por último, porque é ela que segura a folha em pé. Isto não é para fazer sozinho.",
            "Com equipe e escoras prontas, a sequência é esta. Ninguém fica do lado para onde a folha pode cair.",
            "A guia é o que evita o tombo, então sai no fim. Só com equipe.",
          ],
        ],
        steps: [
          "Desligar o disjuntor, destravar o motor e ver se a folha corre livre.",
          "Afastar o motor ou soltar a cremalheira que passa sobre ele.",
          "Escorar a folha dos dois lados, com o portão fechado.",
          "Tirar o batente do fim do trilho.",
          "Soltar a guia de cima por último e erguer a folha em equipe.",
        ],
      },
      {
        about: "safety",
        headings: ["Precisa mesmo tirar?", "O que se resolve com a folha no lugar"],
        slots: [
          [
            "Para trocar roldana basta erguer uma ponta de cada vez, com a folha escorada, sem tirá-la do trilho. Trecho de trilho também se conserta com a folha no outro lado do curso.",
            "Roda e rolamento se trocam com a folha escorada no lugar. O trilho é refeito num lado com a folha parada no outro.",
            "Roldana e trilho quase sempre se resolvem sem retirar a folha. A escora substitui a retirada.",
          ],
          [
            "Se a folha já saiu sozinha, não tente devolver: afaste as pessoas e chame o técnico, {shop.hours}. A distância segura é o dobro da altura dela.",
            "Folha que saiu do trilho não se empurra de volta. Ninguém chega a menos de duas alturas, e atendemos {shop.hours}.",
            "Quando ela descarrilou sozinha, mantenha todos a duas alturas de distância. O contato é {shop.hours}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o valor da retirada", "Peso, equipe e motor"],
        slots: [
          [
            "O preço segue o peso e o comprimento, que decidem se vão dois, três ou mais profissionais e se é preciso macaco. Regular o motor depois, em casa, parte de {price.preventive}, sem peças.",
            "Peso e tamanho definem a equipe. A regulagem do motor ao fim começa em {price.preventive} em residência, fora peças.",
            "Quantas pessoas e que apoio são o que mais custa. O ajuste do motor, em casa, é de {price.preventive} em diante, sem peças.",
          ],
          [
            "Roldanas e trilho entram pela peça, e folha empenada vai à serralheria à parte. O total parcela em até {shop.instalments} vezes no cartão.",
            "Peças somam separadas, e desempeno é do serralheiro. A nossa parte vai em até {shop.instalments} parcelas.",
            "Roda, guia e trecho de trilho são itens próprios, e folha empenada é conta do serralheiro. A nossa parte vai em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas pessoas para tirar um portão de correr?",
        answers: [
          "Depende do peso: em folha de ferro de garagem, três ou mais, com escora e macaco. Uma leve pode pedir só duas.",
          "Duas numa folha leve, três ou mais numa de ferro. Sempre com escora.",
        ],
      },
      {
        question: "Vocês tiram e recolocam o portão no trilho?",
        answers: [
          "Sim, com a regulagem do motor no fim. Serralheria da folha, se entortou, é à parte.",
          "Tiramos, recolocamos e regulamos. Se o quadro entortou, o serralheiro entra.",
        ],
      },
      {
        question: "Preciso tirar para pintar?",
        answers: [
          "Nem sempre: dá para pintar no lugar, com as lentes cobertas e o disjuntor desligado. Tirar só se há reforma do quadro.",
          "Não. Cubra lentes, trilho e cremalheira e pinte com a folha em pé.",
        ],
      },
      {
        question: "E se a folha tombar?",
        answers: [
          "Afaste-se e não tente segurar: nenhuma pessoa segura centenas de quilos. Ligue 193 se alguém se feriu.",
          "Não tente segurar. Isole a área e, com ferido, chame o 193 ou o 192.",
        ],
      },
    ],
    photo: "fotos da folha inteira, da guia de cima, das rodas e do motor",
  },
  {
    id: "fecha-sozinho-depois-de-segundos",
    broader: "regulagem",
    label: "Portão que fecha sozinho depois de alguns segundos",
    phrase: "o portão que fecha sozinho depois de alguns segundos",
    asks: [
      "aumentar pausa antes portão fechar",
      "portão fecha após segundos",
      "portão fecha alguns segundos",
      "portão fecha sem eu mandar",
      "portão fecha por conta própria",
      "portão fecha sozinho depois tempo",
      ...["fecha sozinho depois segundos", "fecha sozinho segundos", "fecha automático depois segundos"],
      ...["fecha sozinho depois alguns segundos", "fecha sozinho depois minuto", "fecha sozinho rápido demais"],
      ...["fecha sozinho depois abrir", "abre depois fecha sozinho segundos"],
    ],
    intent: "question",
    answers: {
      any: [
        "Não é defeito: portão que fecha sozinho depois de alguns segundos está com o fechamento automático ligado, função da central com pausa ajustável, em casa de 15 a 30 segundos. Dá para aumentar a pausa ou desligar; com ela ligada, a fotocélula tem de estar funcionando.",
        "É normal o portão fechar sozinho depois de alguns segundos quando a central tem o fechamento automático programado, com pausa de uns 15 a 30 segundos. Não gostou? O técnico muda o tempo ou desliga, e testa a fotocélula, que impede fechar sobre o carro.",
        "O portão se fecha sem comando, após alguns segundos, porque o fechamento automático da placa está ativo, e a pausa costuma ser de 15 a 30 segundos. Só é defeito se o tempo muda a cada vez; em qualquer caso, teste a fotocélula, ou desligue a função.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como mudar ou desligar a pausa", "Pausa maior, menor ou nenhuma"],
        slots: [
          [
            "O ajuste fica na placa, por botão, chave ou menu, ou no aplicativo em algumas linhas. Em zero, o portão só fecha por comando, e mudar leva em geral até {trade.smallRepair}.",
            "Na central há um tempo de pausa; zerado, a folha espera o controle. Há modelos com aplicativo, e a mudança cabe em {trade.smallRepair}.",
            "A pausa se regula na placa ou pelo aplicativo do motor. Pausa zero desliga a função, num ajuste de até {trade.smallRepair}.",
          ],
          [
            "Sob a tampa há tensão da rede, por isso, sem aplicativo, quem abre é o técnico. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
            "Se for preciso abrir o motor, deixe com o técnico, pelo risco de choque. Em residência a regulagem começa em {price.preventive}, fora peças.",
            "Mexer sob a tampa é serviço de técnico, em visita a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Começou sem ninguém ter programado", "Quando não é a função"],
        slots: [
          [
            "O tempo diz se é função ou defeito. Sempre igual é pausa; variando, é comando falso.",
            "Cronometre três vezes. Tempos iguais são programação, e diferentes, defeito.",
            "Conte os segundos em três aberturas e compare.",
          ],
        ],
        bullets: [
          "Sempre o mesmo tempo: fechamento automático ligado",
          "Começou após queda de luz: a placa voltou ao padrão de fábrica",
          "Tempos diferentes: botoeira úmida ou controle com tecla presa",
          "Só em dia de chuva: botoeira ou emenda molhada",
        ],
      },
      {
        about: "safety",
        headings: ["Com fechamento automático, teste a fotocélula", "Antes de deixar o portão fechar sozinho"],
        slots: [
          [
            "A fotocélula é o par de sensores do vão, e sem ela a folha fecha sobre carro ou criança. Uma vez por mês, corte o feixe com um cabo de vassoura, de longe: a folha tem de voltar.",
            "Sensor de vão funcionando é condição. Teste todo mês com um cabo de vassoura no feixe, fora do caminho da folha, e veja se ela reabre.",
            "Quanto menor a pausa, mais importa o sensor. Um bastão no feixe, com você ao lado da passagem, mostra se a folha volta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como deixo o portão aberto por mais tempo?",
        answers: [
          "Há central com comando de manter aberto. Nas outras, aumenta-se a pausa ou desliga-se a função, e você fecha pelo controle.",
          "Aumente a pausa ou use a função de manter aberto, se a placa tiver. Bloquear a fotocélula não é saída.",
        ],
      },
      {
        question: "Desligar o fechamento automático apaga os controles?",
        answers: [
          "Não, se for feito no ajuste certo. Apertar botões ao acaso na placa é que pode apagar.",
          "Não apaga. Só toque longo no botão de gravação limpa a memória.",
        ],
      },
      {
        question: "O portão fechou em cima do carro. E agora?",
        answers: [
          "Desligue a função até o sensor ser testado ou instalado. A fotocélula falhou, está fora de altura ou não existe.",
          "Pare de usar o automático. O feixe está cego ou passa por baixo do carro.",
        ],
      },
      {
        question: "Fechar sozinho gasta o motor?",
        answers: [
          "Não mais que fechar pelo controle. Pausa curta demais, que faz reabrir várias vezes, é que gasta.",
          "Não, se a pausa é bem regulada. Reaberturas seguidas esquentam o motor.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e das fotocélulas, se houver",
  },
  {
    id: "correr-nao-tranca",
    broader: "deslizante",
    label: "Portão de correr que não tranca direito",
    phrase: "o portão de correr que não tranca",
    asks: [
      "portão correr sem travar",
      "portão correr fecha não trava",
      "portão correr fecha não trava direito",
      ...combine(
        ["portão correr", "portão deslizante"],
        ["não tranca", "não tranca direito", "não encaixa", "não fecha direito tranca", "fica frouxo fechado"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que não tranca quando fecha para antes do batente, está com o motor destravado ou com a trava desalinhada. Desligue o disjuntor e empurre de leve: se a folha anda, é destravamento ou engrenagem; se só sobra fresta, fim de curso, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se qualquer um abre o portão de correr com a mão depois de fechado, veja três coisas: a chave de destravar na posição travada, a folha encostada no batente e o pino da trava no furo. Até acertar, use ferrolho com o disjuntor desligado; a regulagem em residência começa em {price.preventive}, fora peças.",
        "O portão deslizante que fica com fresta e não trava tem fim de curso fora do ponto; o que se empurra depois de fechado está destravado ou com a engrenagem gasta. A trava desalinhada é a terceira causa, e o ajuste com batente sai desde {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde está a folga", "O que conferir agora"],
        slots: [
          [
            "Sem ferramenta e com o disjuntor desligado, um empurrão leve separa os casos. Uns poucos milímetros são folga normal.",
            "O teste é simples, sem energia: empurre de leve e veja quanto a folha anda.",
            "Com a energia cortada, a mão responde. Alguns milímetros não são defeito.",
          ],
        ],
        steps: [
          "Feche pelo controle e veja se a folha encosta no batente.",
          "Desligue o disjuntor e confira a chave ou alavanca de destravar.",
          "Empurre de leve: até uns 5 mm é folga dos dentes.",
          "Se há trava elétrica, veja se o pino entra no furo sem raspar.",
          "Se cede, passe ferrolho ou cadeado e deixe o disjuntor desligado.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que não tranca", "Batente, destravamento, trava ou dente"],
        slots: [
          [
            "Num motor em ordem, o redutor não gira de volta, e a folha só anda destravada. Quando anda, uma destas é a causa.",
            "O próprio motor parado segura a folha. Se não segura, procure aqui.",
            "O redutor travado é a tranca do portão, e estas falhas a anulam.",
          ],
        ],
        bullets: [
          "Para antes do batente: fim de curso, ímã fora do lugar.",
          "Anda livre: chave de destravar aberta ou gasta.",
          "Anda com tranco: pinhão, coroa ou cremalheira de dentes gastos.",
          "Trava que não entra: pino e furo desalinhados.",
          "Bate e volta: força ou fim de curso além do ponto.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto conforme a causa", "O que se acerta"],
        slots: [
          [
            "Fresta se corrige movendo o ímã ou regravando o percurso, até encostar sem bater. Dente gasto pede engrenagem ou barra nova, com a folga de {rack.clearance}.",
            "O fim de curso é reposicionado, e a folga da cremalheira fica em {rack.clearance}. Engrenagem comida se troca.",
            "Regula-se a parada até o batente e acerta-se a cremalheira com {rack.clearance} de folga. Peça de dente gasto sai.",
          ],
          [
            "Em rua movimentada, a trava elétrica soma segurança, depois de tudo regulado. A central a solta um instante antes de a folha andar.",
            "Depois do ajuste, uma trava elétrica reforça contra alavanca, ligada à saída própria da central.",
            "Quem quer mais segurança põe trava elétrica, que só funciona bem com a parada já no ponto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de correr tranca sozinho?",
        answers: [
          "Tranca: o redutor não gira de volta, e a folha não anda sem destravar. Se anda, há defeito.",
          "Sim, parado ele segura a folha. Empurrar e ela ceder é sinal de falha.",
        ],
      },
      {
        question: "Posso pôr cadeado no portão com motor?",
        answers: [
          "Só com o disjuntor desligado: acionado contra o cadeado, o motor quebra a engrenagem.",
          "Pode à noite, desligando o disjuntor antes. Esquecer isso custa uma engrenagem.",
        ],
      },
      {
        question: "A chave de destravar pode ser aberta por fora?",
        answers: [
          "Se a mão alcança o motor pela grade, sim. Uma chapa de proteção ou motor mais afastado resolve.",
          "Pode, em portão vazado. Feche o trecho da grade perto do motor.",
        ],
      },
      {
        question: "Quanto tempo leva o acerto?",
        answers: [
          "Fim de curso e alinhamento cabem em {trade.smallRepair}. Engrenagem ou cremalheira dependem da peça.",
          "Até {trade.smallRepair} para regular. Peça gasta soma tempo, informado antes.",
        ],
      },
    ],
    photo: "fotos da folha fechada junto ao batente, do motor e da trava, se houver",
  },
  {
    id: "esquenta-com-pouco-uso",
    broader: "esquenta",
    label: "Motor que esquenta com poucas aberturas",
    phrase: "o motor que esquenta com pouco uso",
    asks: [
      "motor queimando a mão",
      "vezes motor queimando a mão",
      ...combine(
        ["esquenta", "esquentando", "quente", "aquecendo", "fervendo"],
        [
          ...[
            "poucas aberturas",
            "pouco uso",
            "duas aberturas",
            "abre duas vezes",
            "uma abertura",
            "primeira abertura",
          ],
          ...["logo", "rápido", "poucos ciclos"],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de portão que esquenta com poucas aberturas está forçando: folha pesada ou presa, capacitor fraco, fim de curso que não desliga ou tensão errada. Desligue o disjuntor e deixe esfriar, porque insistir queima; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se em duas ou três aberturas o motor já está queimando a mão, não é normal: a causa mais comum é folha pesada, e depois capacitor e motor que continua ligado no batente. Corte o disjuntor e não insista; medir e regular na residência custa desde {price.preventive}, fora peças.",
        "Portão pouco usado e motor quente indica esforço, e não uso: folha pesada na mão, capacitor no fim, parada sem regulagem ou tensão baixa. Com o disjuntor desligado ele esfria em uma hora; a visita que acha a causa começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que esquenta o motor tão depressa", "Peso, capacitor, fim de curso ou tensão"],
        slots: [
          [
            "As causas vêm nesta ordem de frequência, e cada uma deixa um sinal.",
            "O sinal ao lado de cada causa ajuda a separar.",
            "Compare o seu portão com a lista.",
          ],
        ],
        bullets: [
          "Folha que pesa na mão: roldana, trilho, dobradiça ou contrapeso",
          "Partida lenta com ronco: capacitor fraco",
          "Zumbido que continua depois de fechar: fim de curso que não corta",
          "Luz da casa piscando na partida: fio fino ou tensão baixa",
          "Folha leve e ainda quente: motor pequeno para o portão",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora, sem abrir a tampa", "Verificação segura"],
        slots: [
          [
            "Não jogue água nem abra a tampa para esfriar. Basculante não se destrava para sentir o peso, porque pode cair.",
            "Sem água, sem tampa aberta e sem novas tentativas enquanto quente. No basculante, só observe.",
            "Espere esfriar fechado. O teste na mão vale para correr e abrir; no basculante, não.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e espere esfriar por completo.",
          "De correr ou de abrir, reto e firme: destrave e mova na mão, que tem de andar leve.",
          "Basculante não se destrava: olhe de longe se a folha está reta.",
          "Varra o trilho e tire o que prende.",
          "Trave, religue e acione uma vez: escute se o motor silencia no fim.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede no motor quente", "Diagnóstico e conserto"],
        slots: [
          [
            "A corrente, medida com o portão andando, é comparada com a da etiqueta e mostra o esforço. A tensão no mesmo momento revela fio fino ou rede fora.",
            "Com o amperímetro se vê em segundos se o motor puxa além do devido. Mede-se junto a tensão, que cai em fio fino.",
            "Corrente e tensão, medidas em movimento, separam peso de defeito elétrico. O valor da etiqueta é a referência.",
          ],
          [
            "Depois se tira o atrito, troca-se o capacitor se preciso e regula-se a parada, em até {trade.smallRepair}. Motor já queimado leva à troca, de {price.homeSwap} em casa.",
            "Tirado o peso, regulada a parada e visto o capacitor, são até {trade.smallRepair}. Enrolamento queimado é troca, de {price.homeSwap} em residência.",
            "Folha aliviada, capacitor testado e fim de curso no ponto: até {trade.smallRepair}. Queimado, o motor em casa se troca por um de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor desliga sozinho quando esquenta. Queimou?",
        answers: [
          "Não ainda: muitos têm protetor térmico, que corta e volta ao esfriar. Com pouco uso, procure a causa logo.",
          "Foi a proteção. Cada parada dessas gasta o enrolamento, então não espere.",
        ],
      },
      {
        question: "Motor pequeno para o portão esquenta?",
        answers: [
          "Esquenta. Se a folha anda leve e ele ainda ferve, a capacidade está abaixo do peso; deixe um terço de folga na troca.",
          "Sim, trabalha no limite. Compare os quilos da etiqueta com o peso da folha.",
        ],
      },
      {
        question: "Quanto tempo ele leva para esfriar?",
        answers: [
          "Perto de uma hora, com a tampa fechada. Não teste antes disso.",
          "De meia hora a uma hora. Se voltar a ferver em dois ciclos, deixe desligado.",
        ],
      },
      {
        question: "Posso continuar usando até o conserto?",
        answers: [
          "Só se ele fica morno. Muito quente, cheirando ou parando, não, porque o próximo defeito é o enrolamento.",
          "Pouco, com pausa longa, e nunca se cheirar. O conserto agora custa menos que o motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e um vídeo de um ciclo, com som",
  },
  {
    id: "botao-do-controle-afundado",
    broader: "controle",
    label: "Controle com botão afundado",
    phrase: "o botão afundado do controle",
    asks: [
      "controle travado apertado",
      "controle preso apertado",
      "controle ficou apertado",
      "controle travado ligado",
      "controle travou botão",
      "controle travado",
      "controle botão apertado tempo todo",
      ...combine(
        ["botão controle", "tecla controle", "controle portão botão"],
        [
          "afundado",
          "afundou",
          "preso",
          "emperrado",
          "travado",
          "solto",
          "quebrado",
          "caiu",
          "não volta",
          "não aperta",
        ],
      ),
      "botão controle afundado tem conserto",
      "botão controle afundou conserto",
      "botão controle não aperta mais",
      "controle apertando sozinho",
      "controle luz acesa direto",
      "controle luz fica acesa",
      "luz controle não apaga",
      "controle aceso direto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Botão afundado no controle do portão quase sempre tem conserto: tire a pilha, abra a capa e recoloque a borracha no lugar. Faça isso logo, porque o botão preso transmite sem parar e atrapalha os outros controles. Se a tecla da placa quebrou, grave outro botão ou troque o controle.",
        "Tem conserto, na maioria das vezes, o botão do controle que afundou: a borracha saiu do lugar ou a capa partiu, e basta encaixar ou trocar a capa. Tire já a pilha, porque o botão preso manda sinal sem parar. Se quebrou a tecla da placa, grave o portão em outro botão ou use um controle novo.",
        "Quando o botão do controle quebrou ou não aperta, em geral a borracha saiu do lugar ou a capa partiu, e basta recolocar ou trocar a capa. Tire a pilha até consertar. Se quebrou a tecla da placa, é preciso gravar outro botão ou comprar um controle novo.",
        "Controle do portão que fica com a luz acesa direto está com o botão preso e transmite sem parar. Tire a pilha, abra a capa e encaixe a borracha do botão; na maioria das vezes isso resolve. Se o contato da placa quebrou, grave outra tecla ou use um controle novo.",
        "Controle de portão travado, com o botão apertado, transmite sem parar: tire a pilha já, porque ele atrapalha os outros e pode mover o portão sozinho. Em geral a borracha saiu do lugar ou entrou sujeira, e basta abrir a capa, limpar e encaixar. Se a tecla da placa quebrou, grave outro botão ou troque o controle.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como soltar o botão em casa", "Como consertar o botão, passo a passo"],
        slots: [
          [
            "Sem a pilha, o controle não tem tensão perigosa, e você pode abrir e limpar. Trabalhe sobre um pano claro, para não perder a borracha nem o parafuso.",
            "Com a pilha fora, abrir o controle é seguro. Ponha um pano claro embaixo, porque as peças são pequenas e rolam.",
          ],
        ],
        steps: [
          "Tire a pilha e abra a capa pelo parafuso ou pela fenda.",
          "Veja se a borracha saiu do lugar e encaixe de novo.",
          "Limpe o contato com um pouco de álcool isopropílico no cotonete e deixe secar.",
          "Aperte a tecla da placa, o botãozinho de metal: ela tem de clicar e voltar.",
          "Feche, ponha a pilha e teste à vista do portão.",
        ],
      },
      {
        about: "replace",
        headings: ["Quando trocar a capa, a tecla ou o controle", "Se a borracha no lugar não resolver"],
        slots: [
          [
            "A capa quebrada se troca por outra do mesmo formato, e a placa de dentro continua gravada. Se quebrou a tecla da placa e há outro botão livre, o portão pode ser gravado nesse botão.",
            "Se só a capa partiu, a placa passa para uma capa nova sem regravar nada. Se foi a tecla da placa, o portão é gravado em outro botão do mesmo controle.",
          ],
          [
            "A troca da capa é a saída mais barata. Depois vem a solda de uma tecla nova, que só compensa em controle fora de linha. O controle novo com a gravação é a saída mais cara e, nos modelos comuns, a mais prática.",
            "Entre as saídas, a capa custa menos, a solda da tecla fica no meio e o controle novo com gravação custa mais. Em modelo comum, o controle novo costuma ser o mais prático, porque a solda dura pouco em botão muito usado.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que o botão preso provoca", "Por que não usar com o botão afundado"],
        slots: [
          [
            "Enquanto o botão está preso, a pilha acaba em pouco tempo, os outros controles deixam de abrir por perto e o portão pode se mover sem ninguém querer. Por isso guarde o controle sem a pilha até consertar.",
            "O botão preso manda o código o tempo todo. Isso gasta a pilha, atrapalha o sinal dos outros controles e pode acionar o portão sem ninguém querer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa consertar o botão do controle?",
        answers: [
          "Encaixar a borracha não custa nada. Capa nova ou controle novo com gravação têm o valor informado de graça pela foto do controle.",
          "Depende do que quebrou: capa, tecla ou controle inteiro. A foto do controle aberto basta para o orçamento, que é grátis.",
        ],
      },
      {
        question: "Trocar a capa do controle apaga a programação?",
        answers: [
          "Não. O código fica no chip da placa, que passa para a capa nova.",
          "Não, continua tudo gravado, porque a memória está na placa e na central, e não na capa.",
        ],
      },
      {
        question: "Posso pôr água ou óleo no botão para soltar?",
        answers: [
          "Não. A água oxida o contato, e o óleo e o desengripante colam sujeira nele. Use só o álcool isopropílico.",
          "Não, porque água enferruja o contato e óleo deixa uma película que isola. O produto certo é o álcool isopropílico.",
        ],
      },
      {
        question: "O controle novo já vem funcionando?",
        answers: [
          "Não. Ele precisa ser gravado na central, ou copiado do antigo se o código for fixo.",
          "Precisa de cadastro antes de abrir. Com código fixo, dá para copiar do velho; com código rolante, é preciso gravar na central.",
        ],
      },
    ],
    photo: "fotos da frente e do verso do controle e outra dele aberto, sem a pilha",
  },
  {
    id: "capa-do-controle-onde-comprar",
    broader: "controle",
    label: "Capa de controle de portão",
    phrase: "a capa do controle de portão",
    asks: [
      "capa controle onde comprar",
      "capa controle portão onde comprar",
      "comprar capa controle",
      "comprar capa controle portão",
      "capa controle preço",
      "capa controle portão preço",
      "capa nova controle",
      "trocar capa controle",
      "carcaça controle portão",
      "carcaça controle onde comprar",
      "capinha controle portão",
      "caixa controle portão vazia",
      "vende capa controle",
    ],
    intent: "buying",
    answers: {
      any: [
        "A capa de controle de portão se compra pelo modelo impresso no verso, porque o encaixe, os botões e o lugar da pilha mudam de um para outro. Mande a foto do controle, frente, verso e aberto, e dizemos de graça se há capa para ele e quanto custa. A programação continua, porque fica na placa de dentro.",
        "Para comprar a capa do controle, leve o modelo do verso e o número de botões, ou mande as fotos pelo WhatsApp. Nos controles comuns há capa avulsa; nos antigos, às vezes sai melhor um controle novo já gravado. Trocar a capa não apaga a gravação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir para a capa servir", "Medidas da capa certa"],
        slots: [
          [
            "Antes de comprar, compare estes pontos, porque capas parecidas muitas vezes não encaixam.",
            "O modelo resolve quase tudo; os detalhes abaixo evitam erro.",
          ],
        ],
        bullets: [
          "Modelo e marca do verso do controle",
          "Número e posição dos botões",
          "Lugar e tipo da pilha",
          "Furo do parafuso e do chaveiro",
        ],
      },
      {
        about: "visit",
        headings: ["Como trocar a capa", "Troca da capa, passo a passo"],
        slots: [
          [
            "A troca é simples e não tem tensão perigosa, porque o controle só usa pilha.",
            "Você mesmo troca, com uma chave pequena e a pilha fora.",
          ],
        ],
        steps: [
          "Tire a pilha e o parafuso da capa velha.",
          "Passe a placa para a capa nova sem puxar a antena.",
          "Encaixe a borracha dos botões, com o lado certo para cima.",
          "Feche, ponha a pilha com a polaridade certa e teste perto do portão.",
        ],
      },
      {
        about: "choose",
        headings: ["Capa nova ou controle novo", "Quando a capa não compensa"],
        slots: [
          [
            "A capa compensa quando a placa e as teclas estão boas. Se a tecla da placa quebrou, o controle molhou ou falha de perto, o controle novo com gravação resolve mais.",
            "Troque só a capa se os botões da placa clicam e o controle abre de longe. Contato oxidado ou tecla quebrada pede outro controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso gravar de novo depois de trocar a capa?",
        answers: [
          "Não. O código fica na placa, que passa inteira para a capa nova.",
          "Não precisa, porque a memória não está na capa.",
        ],
      },
      {
        question: "A borracha do botão vem com a capa?",
        answers: [
          "Em muitos modelos, sim. Confira na foto do anúncio ou aproveite a antiga, se não rasgou.",
          "Depende do modelo. A antiga pode ser reaproveitada quando está inteira.",
        ],
      },
      {
        question: "Vocês enviam só a capa?",
        answers: [
          "Mande a foto, e dizemos se há e como receber. Se não houver, indicamos o controle compatível.",
          "A resposta vem pela foto do controle: se há a capa, combinamos a entrega ou a retirada.",
        ],
      },
    ],
    photo: "fotos do controle: frente, verso e aberto, sem a pilha",
  },
  {
    id: "para-quando-venta",
    broader: "para-no-meio",
    label: "Portão que para ou volta quando venta",
    phrase: "o portão que para com o vento",
    asks: [
      "não fecha depois ventania",
      "não fecha depois vendaval",
      "não abre depois ventania",
      "depois ventania portão",
      "depois vendaval portão",
      "portão bate e volta vento",
      "portão volta por causa do vento",
      "portão fecha e volta vento",
      "portão inverte rajada",
      "portão volta rajada",
      ...combine(
        ["vento", "venta", "ventando", "ventania"],
        [
          ...["portão para", "portão parando", "portão volta", "não fecha", "não abre", "para forte", "portão trava"],
          ...["para meio", "portão não fecha forte", "portão eletrônico para"],
        ],
      ),
      "parando venta",
      "parando vento",
      "para quando venta",
      "parou venta",
      "vento parou portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que bate e volta por causa do vento está com a segurança agindo: a rajada empurra a folha, a central entende um obstáculo e manda voltar. Espere o vento passar e não aumente a força. Se acontece com vento comum, há folga ou motor no limite, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão que para quando venta forte lê o vento como obstáculo: a folha vira vela, o motor faz força e a central corta por segurança. Se só acontece em ventania, é a proteção agindo; se virou rotina, há folga ou motor no limite, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando venta muito, o portão eletrônico para ou não abre porque o vento empurra a folha e a segurança da central entende um obstáculo. Espere a rajada e não aumente a força; se repete com vento comum, tirar a folga e regular em residência começa em {price.preventive}, sem peças.",
        "Portão pivotante ou de correr que não abre com vento está vencido pela folha, que segura a rajada como vela, e a central para por segurança. Folga em guia, dobradiça ou braço piora; acertá-la e regular a força sai a partir de {price.preventive} em casa, sem peças.",
        "Se o portão não fecha depois da ventania, procure de longe o que o vento deixou: galho no trilho, fotocélula torta ou suja, folha fora da guia. Limpe as lentes e o trilho com o disjuntor desligado e tente uma vez. Folha torta ou fora do lugar não se mexe; o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com vento", "Em dia de ventania"],
        slots: [
          [
            "Espere a rajada passar em vez de insistir no controle, porque cada tentativa esquenta o motor. Ninguém segura nem empurra a folha com o motor ligado: ela pode arrancar a mão do lugar.",
            "Insistir só aquece o motor, então aguarde o vento diminuir. A folha empurrada pela rajada tem força, e não se segura com o corpo.",
            "Com vento, paciência vale mais que força: repita quando a rajada ceder. Mantenha todos longe da folha, que se move de repente.",
          ],
        ],
        steps: [
          "Não segure nem empurre a folha com o motor ligado.",
          "Espere a rajada e mande fechar de novo, olhando.",
          "Se não fecha, desligue o disjuntor e tranque por dentro.",
          "Tire a tranca antes de religar.",
          "Depois do vento, veja se guia, dobradiça e braço têm folga.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o vento para o portão", "Folha cheia, folga e força"],
        slots: [
          [
            "Chapa fechada segura todo o vento, e grade deixa passar. No portão de abrir o efeito é maior, porque a rajada bate de frente na folha inteira e força o braço.",
            "Quanto maior e mais fechada a folha, mais ela funciona como vela. O de abrir sofre mais, já que recebe o vento de frente e empurra o braço do motor.",
            "Folha de chapa inteira apanha a rajada toda, ao contrário da vazada. Pior no portão de abrir, em que o vento pega a folha de frente.",
          ],
          [
            "Folga na guia ou na dobradiça faz a folha torcer e prender no caminho, e o atrito se soma ao vento. Motor pequeno para a folha já trabalha no limite e para primeiro.",
            "Com folga, ela torce e raspa, e o motor passa a vencer vento e atrito juntos. Se a potência já é justa, qualquer rajada basta para parar.",
            "A folga deixa a folha balançar e agarrar, o que dobra o esforço. Motor sem sobra para o peso desiste antes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que resolve a parada com vento", "Guia, força e trava"],
        slots: [
          [
            "O técnico tira a folga de guia, dobradiça e braço e só então regula a força, no menor valor que fecha com vento comum. O recuo é testado com uma caixa, porque força demais tira a proteção de quem passa.",
            "Primeiro se acaba com a folga, depois se acerta a força, sempre com prova de recuo diante de um objeto. Aumentar a força antes disso deixaria o portão perigoso.",
            "Acertam-se guia, dobradiça e batente, e a força vem no fim, no mínimo necessário. Uma caixa no vão mostra que ele ainda para.",
          ],
          [
            "Em folha longa, a trava elétrica, um pino na coluna, segura o portão fechado e poupa o motor nas rajadas.",
            "A trava elétrica prende a folha fechada com um pino e tira do motor o esforço de segurá-la no vento.",
            "Para folha grande convém trava elétrica, o pino de aço que aguenta a rajada no lugar do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força do motor por causa do vento?",
        answers: [
          "Não sozinho: força demais tira a proteção de quem passa. O técnico acerta depois de tirar a folga, com teste de recuo.",
          "Melhor não. O portão fecharia no vento, mas também apertaria uma pessoa.",
        ],
      },
      {
        question: "Um motor mais forte resolve o vento?",
        answers: [
          "Só se o atual está abaixo da medida da folha. Com folga na guia, o mais forte entorta a folha.",
          "Resolve quando falta potência. Antes disso, tire a folga e veja se a trava elétrica não basta.",
        ],
      },
      {
        question: "O vento pode estragar o motor?",
        answers: [
          "Pode, se a folha fica solta ou batendo: o braço entorta e a engrenagem gasta. Fechado e travado, o risco é pequeno.",
          "A pancada repetida força pino, braço e engrenagem. Por isso folha grande em lugar aberto ganha trava.",
        ],
      },
      {
        question: "Adianta trocar a chapa por grade?",
        answers: [
          "Adianta, porque a grade deixa o vento passar. A folha muda de peso, e o motor precisa ser regulado de novo.",
          "Em lugar de muito vento, uma folha vazada alivia o motor. Depois da troca, refaz-se a regulagem.",
        ],
      },
    ],
    photo: "um vídeo do portão parando com vento, de longe, e fotos da guia ou das dobradiças",
  },
  {
    id: "emendar-cabo-de-aco",
    broader: "cabo-de-aco",
    label: "Emendar o cabo de aço do portão",
    phrase: "a emenda do cabo de aço",
    asks: [
      "clipe unir cabo aço",
      "presilha emendar cabo aço",
      "emenda presilha cabo aço",
      "cabo partiu posso emendar vez trocar",
      "cabo partiu emendar",
      ...combine(
        ["emendar cabo", "emenda cabo", "remendar cabo", "amarrar cabo", "esticar cabo", "juntar cabo"],
        [...["", "aço", "portão", "basculante", "clips"]],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Cabo de aço do portão não se emenda: a emenda, com grampo, clipe ou nó, trava na roldana, cede sob o peso e a folha cai. Desligue o disjuntor, ninguém embaixo, e peça a troca do par, na mesma bitola, com a folha escorada.",
        "Não se emenda cabo de aço de basculante, nem o que partiu perto da ponta, porque o pedaço emendado não passa na roldana e solta de repente. O certo é trocar os dois cabos pelo técnico; até lá, disjuntor desligado e vão isolado.",
        "Emendar cabo arrebentado com grampo ou clipe não dá: ele trabalha com o peso da folha, e a emenda corta na roldana. Desligue o disjuntor, não destrave nem passe embaixo, e troque o par em vez de tentar o remendo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que a emenda não segura", "O que acontece com o cabo emendado"],
        slots: [
          [
            "O cabo dobra na roldana a cada abertura, e a emenda, mais grossa que o canal, trava, corta os fios e escapa. Clipe só se usa na ponta, no laço de fixação, montado pelo técnico.",
            "A emenda não cabe no canal da roda: prende, desfia e solta. A presilha serve para fechar o laço da ponta, nunca para juntar dois pedaços.",
            "Nó ou grampo no meio é mais largo que a roldana, e cada volta corta alguns fios. O clipe tem lugar só no terminal, feito por técnico.",
          ],
          [
            "Quando cede, a folha desce torta e o outro cabo recebe o peso inteiro. Um portão de 80 a 100 quilos cai em menos de um segundo.",
            "Rompida a emenda, todo o peso vai a um lado só, e a folha, de uns 80 a 100 quilos, despenca.",
            "Basta a emenda soltar para os 80 ou 100 quilos da folha caírem de lado, sem aviso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até a troca", "Enquanto o técnico não chega"],
        slots: [
          [
            "A folha fica na posição em que parou. Não tente baixar, levantar nem amarrar.",
            "Não mexa no portão, nem para fechar. Varal, corda e corrente não aguentam o peso.",
            "Deixe tudo como está e isole a área. Cada tentativa de mover pode soltar o cabo que resta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, sem passar embaixo da folha.",
          "Afaste pessoas, animais e carro do vão e do contrapeso.",
          "Não destrave o motor: ele pode ser o que segura a folha.",
          "Fotografe os dois cabos, de longe.",
          "Meça a largura e a altura do portão por fora.",
        ],
      },
      {
        about: "cost",
        headings: ["A troca do par e o que pesa no preço", "Por que se trocam os dois cabos"],
        slots: [
          [
            "A folha é escorada e o contrapeso apoiado antes de soltar o primeiro terminal. Entram os dois cabos, no mesmo comprimento, e roldanas se o canal estiver gasto.",
            "Com escora e energia desligada, sai o par velho e entra o novo, igualado dos dois lados. Roda de canal comido vai junto, senão corta o cabo outra vez.",
            "O técnico apoia folha e contrapeso, monta os dois cabos iguais e troca a roldana gasta, que foi o que desfiou o antigo.",
          ],
          [
            "O cabo é peça barata; a mão de obra com escora e reequilíbrio pesa mais. Roldanas somam pouco, e folha torta pede serralheria.",
            "Paga-se mais pelo serviço que pelo par. Rodas acrescentam pouco; empeno na folha, bastante.",
            "Peça em conta e trabalho cuidadoso: é o serviço de escorar e igualar que faz o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O cabo só desfiou um pouco. Posso usar?",
        answers: [
          "Não. Um fio partido já condena o cabo; os outros rompem em seguida.",
          "Não use. Cada ciclo parte mais fios, até romper com a folha no alto.",
        ],
      },
      {
        question: "Posso trocar só o cabo que arrebentou?",
        answers: [
          "O certo é o par: o outro tem a mesma idade e estica diferente do novo.",
          "Não convém. Novo de um lado e velho do outro entorta a folha.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em geral algumas horas, porque a folha é escorada, equilibrada e testada em várias alturas.",
          "Meio período costuma bastar, com o reequilíbrio e a regulagem da força.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem os 90 dias da lei no serviço e na peça. Roldana gasta que não foi trocada encurta a vida do cabo.",
          "Vale a garantia da lei. Por isso troque também a roda que cortou o antigo.",
        ],
      },
    ],
    photo: "fotos dos dois cabos, de longe, e a largura e a altura do portão",
  },
  {
    id: "altura-do-portao-de-correr",
    broader: "deslizante",
    label: "Ajustar a altura do portão de correr",
    phrase: "a altura do portão de correr",
    asks: [
      ...combine(
        ["altura portão correr", "altura portão deslizante", "altura folha correr", "altura roldana portão"],
        ["ajustar", "regular", "acertar", "subir", "levantar", "como", "baixar"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "A altura do portão de correr se ajusta nas roldanas: com parafuso de regulagem, sobe-se um lado de cada vez; fixas, troca-se a roda ou se põe calço, com a folha erguida e escorada. Depois a cremalheira volta a {rack.clearance} de folga.",
        "Para levantar portão de correr baixo demais, regula-se o parafuso da roldana ou troca-se por outra de diâmetro maior, serviço de técnico com escora, porque a folha tomba. A cremalheira muda junto, e a folga volta a {rack.clearance}.",
        "Regular a altura do portão deslizante é mexer no apoio dele, as roldanas, um lado por vez e por igual. Não se faz sozinho: a folha fica escorada, e no fim se acerta a cremalheira com {rack.clearance} até a engrenagem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O ajuste, na ordem", "Como o técnico acerta a altura"],
        slots: [
          [
            "A ordem é esta, com duas pessoas e a guia de cima no lugar. Sem escora, a folha pode tombar.",
            "Dois técnicos, folha escorada e guia firme. A sequência evita o tombo.",
            "Com a guia no lugar e escora, siga esta ordem, que é do técnico.",
          ],
        ],
        steps: [
          "Medir a distância da folha ao piso nas duas pontas.",
          "Desligar o disjuntor e destravar o motor.",
          "Escorar a folha e aliviar o peso da roda com macaco.",
          "Girar o parafuso da roldana por igual, ou trocar a roda gasta.",
          "Conferir nível e prumo e refazer a folga da cremalheira, {rack.clearance}.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folha baixou", "Antes de subir, ache a causa"],
        slots: [
          [
            "Roda gasta perde altura aos poucos, e regular só adia a troca, que é em par. Um lado só mais baixo mostra roda quebrada ou trilho afundado.",
            "Canal fundo pede roda nova, e não regulagem. Um lado apenas baixo aponta roda ou piso cedido.",
            "Se a roda está gasta, ela se troca em par. Se só um lado desce, o trilho pode ter afundado.",
          ],
          [
            "Piso novo na calçada também tira a folga embaixo, e aí é o chão que subiu. Trilho afundado faz a folha parecer baixa só num trecho.",
            "Depois de obra, é o piso que sobe e a folha raspa. No trilho afundado, o defeito some e volta no percurso.",
            "Obra no piso rouba a folga. Um trecho afundado engana, porque a folha só raspa ali.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do ajuste", "Do parafuso à roda nova"],
        slots: [
          [
            "Ajustar roldana com parafuso é o mais barato e cabe na visita, a partir de {price.preventive} em casa, sem peças. Roda nova soma o par, e trilho ou piso, mais.",
            "Com parafuso, a visita em residência basta, desde {price.preventive}, fora peças. Roda em par e obra no piso vêm depois.",
            "O parafuso é o menor valor, na visita de {price.preventive} em casa. A roda nova e o trilho aumentam.",
          ],
          [
            "A mão de obra cresce com o peso da folha, e a regulagem do motor vem junto. Em {trade.smallRepair} sai o ajuste simples.",
            "Folha pesada pede mais gente e mais escora, e isso aumenta a mão de obra. O ajuste simples leva {trade.smallRepair}.",
            "Peso da folha e solda definem quantas horas o serviço toma. Só girar o parafuso e regular o motor leva até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto de espaço deixar embaixo do portão de correr?",
        answers: [
          "O bastante para a folha não raspar no ponto mais alto do piso, em geral poucos centímetros. Mais que isso deixa entrar água e animal.",
          "Poucos centímetros, medidos no piso mais alto. O excesso se fecha com borracha.",
        ],
      },
      {
        question: "Subi a folha e o motor ficou forçando. Por quê?",
        answers: [
          "A cremalheira subiu junto e perdeu o ponto: a folga com a engrenagem, de {rack.clearance}, tem de ser acertada de novo.",
          "Mudou a folga da barra. Refaça os {rack.clearance} antes de usar.",
        ],
      },
      {
        question: "Posso regular a roldana com a folha no lugar?",
        answers: [
          "Só com a folha escorada e o peso aliviado da roda, por duas pessoas. A folha tomba se a guia falha.",
          "Só o técnico, com a folha escorada e o peso fora da roda. Sem escora, ela pode tombar sobre quem está embaixo.",
        ],
      },
      {
        question: "Roda maior resolve de uma vez?",
        answers: [
          "Resolve a altura, se o diâmetro cabe no encaixe e as duas são iguais. Depois se refazem cremalheira e guia de cima.",
          "Sim, em par e cabendo no encaixe. A guia e a cremalheira mudam junto.",
        ],
      },
    ],
    photo: "fotos das duas roldanas, do vão embaixo da folha e da cremalheira junto ao motor",
  },
  {
    id: "motor-perdeu-forca",
    broader: "lento",
    label: "Motor de portão que perdeu a força",
    phrase: "o motor que perdeu a força",
    asks: [
      "portão fraco",
      "portão fraquinho",
      "motor perdeu força não puxa",
      "motor perdeu força ajudar mão",
      "máquina fraca capacitor folha pesada",
      ...["motor fraco", "motor portão fraco", "motor fraco não puxa", "motor perdeu força", "motor perdendo força"],
      ...[
        "motor sem força",
        "motor portão sem força",
        "portão sem força",
        "portão perdeu força",
        "não puxa como antes",
      ],
      ...["motor fraco não puxa mais", "motor cansado", "motor não tem força", "sem força abrir", "sem força fechar"],
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor de portão fraco, que perdeu a força e não puxa mais como antes, costuma ter capacitor cansado ou folha mais pesada, e não motor no fim. Desligue o disjuntor e veja se o portão de correr ou de abrir anda leve na mão; a medição em casa parte de {price.preventive}, sem peças.",
        "Portão sem força, com motor que já puxou bem, aponta capacitor fraco, folha pesada por roldana, trilho ou dobradiça, ou tensão baixa. Não aumente a força na placa: com o disjuntor desligado, sinta a folha, e o técnico mede o resto a partir de {price.preventive} em residência, fora peças.",
        "Se o motor perdeu a força aos poucos, procure folha pesada; se foi de repente, capacitor, a peça da partida. Desligue o disjuntor antes de testar, e basculante não se destrava. Medir, aliviar e regular, em casa, começa em {price.preventive}, sem peças.",
        "Portão sem força para fechar costuma ter a folha pesada no sentido do fechamento, por trilho sujo, roldana gasta ou desnível, ou o capacitor fraco, a peça que ajuda o motor a partir. Desligue o disjuntor antes de olhar, e não destrave o basculante. A medição em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Peso ou capacitor: o teste na mão", "O que conferir primeiro"],
        slots: [
          [
            "O teste separa folha de motor, não pede ferramenta e só vale para portão de correr ou de abrir, reto e firme. Leve na mão, o suspeito é o capacitor; pesado, trata-se a folha.",
            "Antes de culpar o motor, sinta a folha, se for de correr ou de abrir. Se custa a andar, o defeito é dela; se anda fácil, é da partida.",
            "Com o portão de correr ou de abrir solto e sem energia, a mão diz quase tudo: dura, é trilho, roda ou dobradiça; leve, é capacitor ou rede.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "No portão de correr ou de abrir, destrave e mova na mão.",
          "Basculante não se destrava: olhe de longe se a folha está reta.",
          "Varra o trilho e trave o motor de novo.",
          "Religue e repare: demora a partir e ronca, ou parte bem e para com o peso?",
        ],
      },
      {
        about: "causes",
        headings: ["O que tira a força do motor", "Sinal por sinal, a causa"],
        slots: [
          [
            "Demora a partir, ronca e piora no frio: capacitor no fim. Parte bem e para no meio: folha pesada, ou embreagem e engrenagem patinando, quando o motor gira e a folha não acompanha.",
            "Partida lenta com ronco é sinal de capacitor. Se ele sai bem e cansa no caminho, o peso é da folha; se gira sem levar nada, patina a embreagem ou a engrenagem.",
            "Ronco antes de sair aponta o capacitor. Parar no meio do curso aponta peso, e girar solto, embreagem gasta ou dente comido.",
          ],
          [
            "Força que muda com a hora ou com o chuveiro ligado é tensão baixa ou fio fino. Motor velho quase não enfraquece sozinho: quem envelhece são capacitor, graxa e folha.",
            "Fraco só à noite ou com outro aparelho ligado é problema da rede ou do cabo. A idade do motor pesa pouco perto do capacitor e do atrito.",
            "Se a força varia durante o dia, olhe a fiação e a tensão. O enrolamento dura, e o que cansa primeiro é a peça da partida e a lubrificação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "O conserto conforme a causa"],
        slots: [
          [
            "Ele mede o capacitor, a tensão e a corrente com o portão andando, e os três números dizem a causa. Capacitor costuma ser trocado na hora, e a folha é aliviada antes de regular a força.",
            "Capacitor, tensão e corrente, medidos em movimento, mostram o que falhou. A folha é tratada primeiro, e o capacitor fraco, trocado na mesma visita.",
            "São três medições, capacitor, rede e corrente, com o portão em uso. O atrito é corrigido, a peça ruim é trocada, e a força é regulada no mínimo que move a folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do capacitor ao motor novo", "O que pode custar"],
        slots: [
          [
            "Capacitor é das peças mais baratas, e roldana ou dobradiça vem depois. Motor novo só entra se o enrolamento está ruim ou a potência é pouca: a troca em casa fica de {price.homeSwap}.",
            "O gasto começa no capacitor, barato, e sobe para rodas e dobradiças. A troca do motor, de {price.homeSwap} em residência, é o último passo.",
            "Em ordem de custo vêm capacitor, peças da folha e engrenagem. Se o motor acabou mesmo, trocá-lo vai de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força na placa resolve?",
        answers: [
          "Por pouco tempo e com risco: a folha deixa de recuar diante de pessoa ou carro, e o motor esquenta.",
          "Só esconde a causa. Com a folha leve e o capacitor bom, a força mínima volta a bastar.",
        ],
      },
      {
        question: "Motor velho perde força com os anos?",
        answers: [
          "O enrolamento quase não; quem envelhece é o capacitor, a graxa da engrenagem e a folha, que fica pesada.",
          "Pouco. Trocado o capacitor e aliviada a folha, a maioria volta a puxar como antes.",
        ],
      },
      {
        question: "Posso trocar o capacitor em casa?",
        answers: [
          "Não: ele guarda carga e dá choque mesmo com o disjuntor desligado. O técnico descarrega, mede e põe o mesmo valor.",
          "Melhor não, porque há carga armazenada. O valor errado ainda queima o motor.",
        ],
      },
      {
        question: "Continuar usando assim faz mal?",
        answers: [
          "Faz: forçado, ele esquenta e queima o enrolamento. Use o mínimo até a medição.",
          "Sim, cada abertura forçada aquece mais. Parar cedo costuma salvar o motor.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "posicao-do-ima",
    broader: "fim-de-curso",
    label: "Lado e posição do ímã do fim de curso",
    phrase: "a posição do ímã do fim de curso",
    asks: [
      "ímã inverteu",
      "ímã inverteu abre não fecha",
      "ímã invertido abre não fecha",
      "inverti ímã portão",
      "ímã trocado lugar",
      "troquei ímãs fim curso",
      "onde colar ímã",
      "ímã caiu onde colar",
      "ímã fim curso caiu onde colar",
      "ímã soltou onde colar",
      "ímã caiu onde colocar",
      "ímã caiu onde vai",
      "onde grudar ímã",
      "ímã fim curso onde colar",
      "ímã virado",
      "ímã contrário",
      "ímã virado contrário",
      "ímã ao contrário",
      "ímã portão virado contrário",
      ...["lado ímã", "que lado ímã", "lado ímã fim curso", "posição ímã", "posição ímã fim curso", "polo ímã"],
      ...["onde colocar ímã", "onde fica ímã", "onde vai ímã", "como colocar ímã", "ímã invertido", "distância ímã"],
      ...["ímã lado certo", "altura ímã", "ímã abertura fechamento", "qual ímã abre fecha"],
      "onde colocar ímã fim curso",
      "onde colocar ímã fim curso [marca]",
      "onde vai ímã [marca]",
      "posição ímã [marca]",
      "lado certo ímã fim curso",
      "lado certo ímã",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O ímã do fim de curso vai na cremalheira, na altura do sensor do motor, com a face marcada virada para o sensor. São dois, um perto de cada ponta, para aberto e para fechado. Ímã virado ou trocado faz o portão bater, então mexa só com o disjuntor desligado. O acerto em casa parte de {price.preventive}, sem peças.",
        "No portão de correr, o ímã do fim de curso que caiu volta ao suporte preso à cremalheira, na marca antiga, com a mesma face virada para o motor. Onde colar não importa, porque cola não segura: aperte o parafuso, com o disjuntor desligado. No basculante, o ímã fica junto do fuso, e quem repõe é o técnico.",
        "O lugar do ímã do fim de curso que caiu é o suporte preso à cremalheira, perto da ponta da folha, na marca antiga. Em vez de colar, aperte o parafuso, com o disjuntor desligado, porque a cola solta com a vibração. No basculante, ou se a marca sumiu, o ajuste em casa parte de {price.preventive}, sem peças.",
        "O ímã invertido, virado ao contrário, não é lido pelo sensor, e o portão passa do ponto e bate ou para antes. O lado certo é o que olha para o sensor; um ímã marca o fechamento e o outro, a abertura, e em muitos motores os polos são diferentes. Desligue o disjuntor antes de mexer; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Para colocar o ímã do fim de curso, prenda-o na cremalheira, diante do sensor, com a face indicada para o motor e um em cada ponta do percurso. Faça isso com o disjuntor desligado, porque com ímã invertido o motor não desliga no fim e a folha bate. Na dúvida, o ajuste em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como o ímã é posicionado", "Achar o ponto do ímã, na ordem"],
        slots: [
          [
            "A ordem vale para portão de correr com ímãs na cremalheira (a barra dentada da folha), trilho limpo e batente firme. Tudo é feito com o disjuntor desligado e a folha movida na mão.",
            "Só no portão deslizante o ímã fica à mão, e a posição se acha sem energia, empurrando a folha. Antes, confira se ela anda leve e se o batente está firme.",
            "No portão de correr, com o disjuntor desligado, a folha movida na mão mostra onde o ímã deve ficar. Trilho sujo e batente solto se resolvem antes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, destrave o motor e feche a folha de correr na mão.",
          "Marque na cremalheira o ponto que fica diante do sensor, no meio do motor, 1 a 2 cm antes de a folha tocar o batente.",
          "Prenda ali o ímã de fechamento, com a face certa para o motor.",
          "Abra a folha e faça o mesmo com o ímã de abertura.",
          "Trave o motor e religue. Uma pessoa aciona de longe, e outra fica no disjuntor para cortar a energia se a folha não parar.",
          "Ajuste poucos milímetros por vez, sempre com o disjuntor desligado.",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber se o ímã está invertido", "Se os ímãs forem trocados"],
        slots: [
          [
            "Com o ímã invertido, o portão passa do ponto e bate, ou nem sai do lugar, porque a placa acha que ele já chegou. Longe demais do sensor, o ímã não é lido; perto demais, raspa e cai.",
            "Se a folha chega ao fim e o motor segue ligado, ou se ela não parte para um lado, os ímãs podem estar trocados ou virados. A distância errada também engana, porque de longe o ímã não é lido e de perto raspa.",
            "O portão que bate no fim, ou que não anda num dos sentidos, costuma ter ímã virado ou trocado de ponta. Confira ainda a distância do sensor, que não pode ser grande nem deixar o ímã raspar.",
          ],
          [
            "O motor que conta as voltas não usa ímã de parada, porque nele o percurso é gravado na placa.",
            "Nem todo motor tem ímã, já que os que medem o giro, com encoder, guardam o percurso na central.",
            "Se não há ímã na cremalheira, o motor pode ser do tipo que memoriza o percurso na placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O acerto feito pelo técnico", "Quando chamar para acertar o ímã"],
        slots: [
          [
            "Sem a marca antiga, com suporte quebrado ou em basculante, o ajuste é do técnico, que testa a leitura do sensor e marca as duas paradas. Depois ele regula a freada e a força até a folha encostar de leve.",
            "Chame o técnico quando a marca se perdeu, o suporte quebrou ou o portão é basculante, em que o ímã fica junto do fuso. Ele mede o sensor, acerta os pontos de parada e regula força e freada.",
            "O serviço é do técnico se não há referência do lugar, se a peça quebrou ou se o portão é basculante. Na visita, o sensor é testado, os ímãs vão ao ponto certo e a chegada é ajustada sem pancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar o ímã do lugar em casa?",
        answers: [
          "Sim, no portão de correr, com o disjuntor desligado e poucos milímetros por vez. Risque antes a posição antiga.",
          "O ímã que caiu pode voltar à marca antiga, com o disjuntor desligado e a mesma face para o sensor. No basculante, não mexa.",
        ],
      },
      {
        question: "Qualquer ímã serve?",
        answers: [
          "Não. A força, o polo e o encaixe mudam de um motor para outro; use o do modelo, com o suporte dele.",
          "Só o da linha do motor, porque um ímã comum pode não ser lido ou ser lido fora de hora.",
        ],
      },
      {
        question: "Posso prender o ímã com cola ou fita?",
        answers: [
          "Não, porque a vibração solta a cola e poucos milímetros mudam a parada. Ele vai no suporte, com parafuso.",
          "Não. Cola e fita não seguram a vibração, e o ímã sai do ponto; se o suporte quebrou, o conjunto é trocado e aparafusado.",
        ],
      },
      {
        question: "Bati o portão com o ímã invertido. O que verificar?",
        answers: [
          "Veja, sem energia, se a folha está no trilho e o batente, firme. Estalo ou giro em falso depois da batida indica engrenagem gasta.",
          "Confira batente, trilho e fixação do motor com o disjuntor desligado. Se algo entortou ou estala, peça a visita antes de usar.",
        ],
      },
    ],
    photo: "fotos dos dois ímãs na cremalheira e da etiqueta do motor",
  },
  {
    id: "roldana-fazendo-barulho",
    broader: "roldana",
    label: "Roldana de portão de correr fazendo barulho",
    phrase: "a roldana que faz barulho",
    asks: [
      ...combine(
        ["barulho", "ruído", "chiando", "rangendo", "roncando", "estalando", "guinchando", "gritando"],
        [...["roldana", "rolamento roldana", "rodinha", "roda portão", "rolamento roda"]],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "A roldana do portão fazendo barulho tem, quase sempre, o rolamento seco, enferrujado ou quebrado, e a solução é trocar as duas rodas. Para confirmar, desligue o disjuntor, destrave o motor e empurre a folha reta: se o som continua na mão, é a roda. O valor sai de graça, por vídeo com som.",
        "O barulho de ferro embaixo do portão de correr vem da roldana quando continua com o motor solto e a folha empurrada na mão, sem energia. Rolamento que chia ou ronca não volta com óleo, e a saída é trocar o par, com visita de ajuste em casa a partir de {price.preventive}, sem peças.",
        "A roda do portão que range ou chia está com o rolamento no fim, e o óleo só cala por poucos dias. Varra o trilho, desligue o disjuntor, destrave e ouça a folha na mão. Se o barulho da roldana continua, troca-se o par; se some, o som era do motor.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Chiado, ronco ou estalo: o que cada som indica", "O barulho da roldana, som por som"],
        slots: [
          [
            "Ouça com a folha reta e movida devagar, ao lado dela. O ritmo do som separa roda, rolamento e trilho.",
            "Ande com o portão na mão, sem energia, e repare no ritmo. Não teste se a folha está torta.",
            "O som muda conforme a peça. Com o disjuntor desligado, empurre a folha devagar e compare.",
          ],
        ],
        bullets: [
          "Chiado fino: rolamento seco por dentro",
          "Ronco grave e contínuo: esferas gastas",
          "Estalo a cada volta: roda achatada",
          "Estalo sempre no mesmo lugar: emenda ou degrau do trilho",
          "Raspado de metal: folha baixa, encostando no chão",
        ],
      },
      {
        about: "visit",
        headings: ["Como o barulho é resolvido", "A troca das rodas"],
        slots: [
          [
            "A folha é escorada e erguida, e as duas rodas saem juntas, por outras de mesmo diâmetro e canal, com rolamento vedado. Trilho amassado é acertado na mesma hora, senão a nova bate no mesmo ponto.",
            "O técnico escora a folha dos dois lados e troca o par por rodas do mesmo canal e diâmetro. Ele confere também o trilho, porque um degrau quebra o rolamento novo.",
            "O técnico escora a folha, ergue o mínimo e troca as duas roldanas por outras de rolamento vedado. Se o trilho tem degrau, ele é corrigido junto.",
          ],
          [
            "Como a altura muda, a cremalheira volta a {rack.clearance} de folga e as paradas são reguladas. No fim a folha tem de correr leve, com uma mão.",
            "Depois vêm a cremalheira, em {rack.clearance}, e o fim de curso. O teste é mover a folha com uma mão só.",
            "Por último, a cremalheira volta à folga de {rack.clearance}, e as paradas são reguladas. O portão está pronto quando corre com uma mão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Do que depende a troca da roldana"],
        slots: [
          [
            "São sempre duas rodas, mais caras com carga maior e rolamento duplo. Roda parafusada em trilho reto é o caso barato; soldada, ou com trilho torto, soma serviço.",
            "Conta-se o par, conforme carga e rolamento. O que encarece é cortar e soldar roda presa ou corrigir o trilho.",
            "O preço do par depende do diâmetro e da carga das rodas. Roda soldada e trilho amassado são o que mais aumenta a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo na roldana que faz barulho?",
        answers: [
          "O óleo abafa o som por alguns dias e junta areia no trilho. Rolamento gasto precisa ser trocado.",
          "Não resolve. O rolamento blindado não deixa o óleo entrar, e o que escorre junta areia no trilho.",
        ],
      },
      {
        question: "O barulho da roldana estraga o motor?",
        answers: [
          "A roda presa estraga o motor, sim. A folha pesa, o motor esquenta, e a engrenagem e o capacitor gastam antes.",
          "Com o tempo, estraga. O motor puxa mais e a engrenagem gasta.",
        ],
      },
      {
        question: "Posso continuar usando?",
        answers: [
          "Com chiado leve e folha reta, por alguns dias. Se raspa, estala ou baixou, pare, porque ela pode sair do trilho.",
          "Só por poucos dias e com poucas aberturas. Se o ronco aumentar ou a folha ficar torta, desligue o disjuntor.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em geral uma visita de poucas horas. Roda soldada ou trilho torto alonga o serviço.",
          "Costuma caber numa visita, quando a foto já mostrou a roda certa. Se for preciso soldar, o tempo aumenta.",
        ],
      },
    ],
    photo: "um vídeo com o som, com a folha empurrada na mão, e fotos das rodas e do trilho",
  },
  {
    id: "quantas-roldanas",
    broader: "roldana",
    label: "Quantas roldanas vão no portão de correr",
    phrase: "o número de roldanas do portão de correr",
    asks: [
      "mais roldanas portão comprido",
      "colocar mais roldanas portão",
      ...combine(
        ["quantas", "quantidade", "número", "duas três"],
        [
          ...[
            "roldanas",
            "rodinhas portão",
            "rodas portão correr",
            "roldanas portão correr",
            "roldanas portão deslizante",
          ],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Um portão de correr leva, em geral, duas roldanas, uma perto de cada ponta, embaixo da folha, sobre o trilho. Mesmo com seis metros costumam ser duas, maiores; a terceira só divide o peso se o trilho for bem reto, e cada uma deve aguentar mais da metade da folha.",
        "Em um portão de correr vão quase sempre duas roldanas, e não quatro, porque o peso se divide nas pontas: as de cima são só roletes da guia. Em portão comprido ou pesado, rodas maiores no mesmo trilho funcionam melhor que uma roda a mais.",
        "Quantas roldanas vão no portão: duas na maioria, uma perto de cada ponta, mesmo em folha de 4, 5 ou 6 metros. O que muda é a carga: numa folha de 200 kg, cada roda de 130 kg ou mais; numa de 300 kg, de 200 kg. Três ou quatro rodas só funcionam com trilho perfeitamente reto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto cada roda precisa aguentar", "Duas rodas ou mais"],
        slots: [
          [
            "Divida o peso da folha por dois e some um terço, porque a carga balança ao partir. Folha de 300 kg pede duas rodas de 200 kg cada.",
            "Cada uma das duas leva metade da folha, mais uma sobra de um terço. Para 300 kg, são rodas de 200 kg.",
            "Cada roda leva metade do peso, com um terço de folga. Assim, uma folha de 300 kg pede rodas de 200 kg.",
          ],
        ],
        bullets: [
          "Folha de até 200 kg: duas rodas de 130 kg ou mais, em geral de 3 polegadas.",
          "Folha de 200 a 400 kg: duas rodas maiores, com rolamento duplo e blindado.",
          "Folha acima de 400 kg ou de 6 metros: rodas reforçadas; três ou quatro só com trilho perfeito.",
          "Canal: em U para trilho redondo, em V para cantoneira.",
        ],
      },
      {
        about: "what",
        headings: ["Onde elas ficam", "A posição das rodas"],
        slots: [
          [
            "As rodas ficam de 20 a 40 cm das pontas, embutidas no quadro, para a folha não balançar. Se ficam muito para o meio, a folha balança e gasta a guia de cima.",
            "A posição usual é de 20 a 40 cm de cada ponta, dentro do quadro. Com as rodas perto do centro, a folha sobe e desce nas pontas.",
            "Perto das pontas, entre 20 e 40 cm, a folha anda firme. Rodas centrais a deixam bamba.",
          ],
          [
            "Em trilho desigual, a terceira roda fica no ar ou levanta a folha, e as outras gastam. Por isso o trilho precisa estar no nível antes.",
            "Se o trilho não é reto, a roda a mais não encosta nele ou ergue a folha, e as outras gastam antes.",
            "A roda do meio só trabalha com trilho nivelado; fora disso, atrapalha.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Na hora de trocar", "Trocar o par"],
        slots: [
          [
            "As rodas são trocadas sempre juntas, do mesmo diâmetro e canal. Uma nova ao lado de uma gasta inclina a folha e muda a folga da cremalheira, de {rack.clearance}. A folha é escorada pelo técnico, e não se levanta em casa.",
            "O par sai e entra completo, igual em tamanho e canal, com a folha escorada pelo técnico. Depois se refaz a folga da cremalheira, {rack.clearance}.",
            "As duas rodas são trocadas juntas, iguais em tamanho e canal, com a folha escorada. Rodas diferentes inclinam a folha e mudam a folga da cremalheira, que é de {rack.clearance}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr uma terceira roldana no portão pesado?",
        answers: [
          "Pode, com trilho bem reto e a roda na mesma linha. Em geral, duas maiores funcionam melhor.",
          "Só em trilho perfeito. Na prática, rodas de maior capacidade resolvem com menos ajuste.",
        ],
      },
      {
        question: "A guia de cima também leva roldana?",
        answers: [
          "Leva roletes, em geral dois ou quatro, que só mantêm a folha em pé. O peso fica nas rodas de baixo.",
          "Leva roletes de nylon, que só guiam a folha. O peso fica nas duas rodas de baixo.",
        ],
      },
      {
        question: "Que diâmetro de roldana usar?",
        answers: [
          "De 2,5 a 3,5 polegadas na maioria das casas, igual ao da antiga. Maior, a folha sobe e a guia precisa de ajuste.",
          "Repita o diâmetro da antiga, que em casa costuma ser de 3 polegadas. Outra medida muda a altura da folha.",
        ],
      },
      {
        question: "Quanto custa o par com a troca?",
        answers: [
          "Contam diâmetro, rolamento e o trabalho de escorar. Roda parafusada sai por menos que soldada, e peça e serviço vêm num valor só.",
          "O par e a mão de obra se somam, mais caros em folha pesada ou roda soldada. Trilho torto entra à parte.",
        ],
      },
    ],
    photo: "fotos das rodas, do trilho com régua e da folha inteira, com a largura",
  },
];
