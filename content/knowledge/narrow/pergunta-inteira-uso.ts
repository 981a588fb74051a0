import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What owners ask of the gate that they have, where a neighbouring answer would say the opposite. */
export const perguntaInteiraUso: NarrowConcept[] = [
  {
    id: "fotocelula-nao-parou",
    broader: "fotocelula",
    label: "Passou no vão e o portão não parou",
    phrase: "o portão que não parou com alguém no vão",
    asks: [
      ...combine(
        ["cachorro passou", "gato passou", "criança passou", "pessoa passou", "carro passou", "moto passou", "passei"],
        ["portão não parou", "não parou fotocélula", "não parou"],
      ),
      "fotocélula não parou portão",
      "portão não parou fotocélula",
      "fotocélula não viu",
      "fotocélula não para portão",
      "fotocélula não detecta cachorro",
      "fotocélula não pega cachorro",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se alguém passou e o portão não parou, a fotocélula está alta demais, com defeito ou sem ligação na central. Desligue o fechamento automático, feche só olhando e teste com um cabo de vassoura; cachorro e criança pedem um segundo par, mais baixo.",
        "Portão que não para com o feixe cortado é perigoso: pare de usar no automático. Se ele ignora também o cabo de vassoura na altura da lente, é defeito ou fio; se só o cachorro passa, o feixe está alto, e um par mais perto do piso resolve.",
        "A fotocélula vê só uma linha: o que passa por baixo dela não para o portão. Teste na altura da lente; parou, falta um par baixo para o animal; não parou, o sensor está sem ligação ou queimado, e o automático fica desligado até o conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste com o cabo de vassoura", "Altura errada ou defeito?"],
        slots: [
          [
            "Fique de lado, fora do caminho da folha, e nunca teste com o corpo.",
            "O teste é com objeto, a distância, com o portão fechando.",
          ],
        ],
        steps: [
          "Limpe as duas lentes e veja se o LED do receptor está firme.",
          "Mande fechar e passe o cabo de vassoura na altura da lente: a folha tem de parar e voltar.",
          "Repita perto do piso, na altura do animal ou de uma criança engatinhando.",
          "Se não para na altura da lente, desligue o disjuntor e chame o técnico.",
          "Se só não para embaixo, peça um segundo par.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico corrige", "Sensor, força e segundo par"],
        slots: [
          [
            "São medidas a alimentação dos módulos e a entrada da placa, e a força é regulada no mínimo que move a folha.",
            "O técnico confere a ligação na central, alinha ou troca o par e regula a reversão por esforço.",
          ],
          [
            "A visita com regulagem, em casa, parte de {price.preventive}, sem peças; o par novo é orçado por foto.",
            "Alinhar e regular fica na visita, a partir de {price.preventive} em casa, sem peças; o segundo par soma a peça e o cabo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a fotocélula para o carro e não o cachorro?",
        answers: [
          "Porque o feixe fica, em geral, de 40 a 60 cm do piso, e o animal passa por baixo. Um par mais baixo cobre isso.",
          "O feixe é uma linha alta para ele; instala-se outro par perto do chão.",
        ],
      },
      {
        question: "Posso usar o portão até consertar?",
        answers: [
          "Só fechando à vista, com o vão livre e o fechamento automático desligado. Com criança em casa, prefira deixar no disjuntor.",
          "Com cuidado: nada de automático, e sempre olhando a folha até o fim.",
        ],
      },
      {
        question: "A força do motor não devia parar a folha?",
        answers: [
          "Devia recuar depois de tocar, se bem regulada. Força alta demais não recua, e o ajuste entra na mesma visita.",
          "Sim, é a segunda proteção; se não recuou, a força está alta ou o antiesmagamento falhou.",
        ],
      },
    ],
    photo: "fotos dos dois módulos com a altura do piso e da etiqueta do motor",
  },
  {
    id: "portao-enferrujado-aceita-motor",
    broader: "ferrugem",
    label: "Portão enferrujado aceita motor",
    phrase: "o motor em portão enferrujado",
    asks: [
      ...combine(
        ["enferrujado motor", "ferrugem motor", "portão enferrujado", "portão velho enferrujado"],
        ["aceita", "pode", "dá", "instalar", "automatizar", "colocar motor", "vale pena motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Aceita motor se a ferrugem é só de superfície e a folha anda leve e reta; com quadro furado, solda aberta ou base comida, não: primeiro vem o serralheiro. Uma foto de perto da parte de baixo da folha já mostra; o orçamento é grátis.",
        "Depende de onde está a ferrugem: na chapa, pode receber motor depois de lixar e pintar; no quadro, na dobradiça, na guia ou onde o motor se prende, o reparo vem antes, porque o motor arranca o que está fraco.",
        "Sim, se o quadro está firme; não, se a ferrugem comeu a base, a solda ou o ponto de fixação. Motor em folha podre entorta o portão e perde a garantia; mande fotos, e dizemos se basta reforço ou se compensa outro portão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Ferrugem que atrapalha e ferrugem que não", "Onde olhar antes do motor"],
        slots: [
          [
            "Bata de leve com a chave: som cheio é ferro bom; farelo ou furo é reparo.",
            "Olhe primeiro embaixo, onde a água para.",
          ],
        ],
        bullets: [
          "Travessa de baixo e cantos do quadro",
          "Soldas das dobradiças ou do suporte das roldanas",
          "Guia de cima e trilho",
          "Lugar em que a cremalheira, o braço ou o motor será preso",
          "Cabos do basculante: com ferrugem, são trocados pelo técnico",
        ],
      },
      {
        about: "cost",
        headings: ["Reparo antes, motor depois", "O que somar na conta"],
        slots: [
          [
            "Reforço, solda e pintura são orçados à parte; o motor, na troca em casa, fica de {price.homeSwap}, e o basculante novo instalado parte de {price.lowest}.",
            "Some o reparo da folha ao motor: em casa, de {price.homeSwap} na troca, ou a partir de {price.lowest} no kit basculante instalado.",
          ],
          [
            "Se o reparo chega perto do preço de outra folha, troque o portão e aproveite para escolher o tipo.",
            "Folha que precisa de quadro novo raramente compensa: compare com um portão novo antes do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso instalar o motor e pintar depois?",
        answers: [
          "Melhor antes: cremalheira, braço e suporte são presos sobre ferro limpo e protegido, e a tinta não cai no motor.",
          "Convém pintar antes. Depois, é preciso proteger motor, trilho e cremalheira.",
        ],
      },
      {
        question: "A ferrugem pesa o portão?",
        answers: [
          "Não pesa, mas trava: roldana, dobradiça e trilho enferrujados fazem o motor forçar.",
          "O que pesa é o atrito: peças presas pela ferrugem são soltas ou trocadas antes.",
        ],
      },
    ],
    photo: "fotos da folha inteira, da parte de baixo e de perto das dobradiças ou roldanas",
  },
  {
    id: "dois-toques-para-fechar",
    broader: "controle",
    label: "Dois toques para fechar",
    phrase: "o portão que pede dois toques",
    asks: [
      "abre um toque fecha dois",
      "abre toque fecha dois toques",
      "dois toques fechar",
      "duas vezes apertar fechar",
      "apertar duas vezes fechar",
      "precisa apertar duas vezes controle",
      "tem que apertar duas vezes controle",
      "só fecha segundo toque",
      "aperto controle duas vezes para fechar",
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral não é defeito: em muitas centrais o comando é passo a passo, e o toque dado com a folha ainda andando só a faz parar; o segundo é que fecha. Espere abrir até o fim e aperte uma vez. Se mesmo parado pede dois toques, veja pilha, tecla e fim de curso.",
        "Depende de quando você aperta: durante a abertura, o primeiro toque para e o segundo fecha, o que é normal. Com o portão aberto e parado, um toque deve bastar; se não basta, a central ainda não viu o fim da abertura ou o controle falha no primeiro aperto.",
        "Nem sempre é defeito. A central que não recebeu o sinal de fim de curso pensa que ainda está abrindo: o primeiro toque manda parar, e o segundo, fechar. O acerto do fim de curso resolve; a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Normal ou defeito: teste", "Três testes rápidos"],
        slots: [["Faça com o vão livre e o portão à vista.", "Repita cada teste duas vezes antes de concluir."]],
        steps: [
          "Abra e espere a folha parar e o motor silenciar; só então aperte uma vez.",
          "Teste outro controle e a botoeira: se com eles fecha no primeiro, o caso é pilha ou tecla.",
          "Se nenhum fecha no primeiro toque, repare se o motor ainda força no fim da abertura: é fim de curso.",
          "Com fechamento automático, veja se ele fecha sozinho no tempo certo.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta", "Fim de curso, lógica e controle"],
        slots: [
          [
            "O ponto de fim de curso é acertado para a central saber que a abertura acabou.",
            "Acerta-se o fim de curso ou regrava-se o percurso, e o segundo toque deixa de ser preciso.",
          ],
          [
            "Algumas placas permitem trocar a lógica, para que um toque durante a abertura não pare a folha.",
            "Em muitas centrais a lógica do comando é programável, e o técnico escolhe a que serve à casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O primeiro toque só pisca a luz do controle. É a pilha?",
        answers: [
          "Provavelmente: pilha fraca falha no primeiro aperto. Troque por uma do mesmo código e teste.",
          "Quase sempre é pilha ou contato da tecla. Pilha nova é o primeiro teste.",
        ],
      },
      {
        question: "No condomínio todos apertam duas vezes. E aí?",
        answers: [
          "Se é com todos, é a central ou o fim de curso, e não os controles; peça o ajuste.",
          "É ajuste da central: fim de curso ou lógica do comando.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e do toque para fechar, e a etiqueta do motor",
  },
  {
    id: "casa-de-esquina",
    broader: "casa",
    label: "Portão para casa de esquina",
    phrase: "o portão para casa de esquina",
    asks: [
      "casa esquina",
      "portão casa esquina",
      "esquina qual portão",
      "esquina qual tipo portão",
      "casa esquina qual tipo",
      "terreno esquina portão",
      "garagem esquina portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em casa de esquina, o de correr costuma ser a melhor escolha: há muro comprido para a folha se recolher e nada avança sobre a calçada. Escolha a rua mais calma para a entrada e um motor rápido, porque a espera na esquina atrapalha o trânsito; o valor sai por foto.",
        "Para casa de esquina, portão de correr se o muro lateral tem a largura da folha; basculante se a frente é estreita. O de abrir só para dentro, com recuo. Motor mais rápido vale a pena: parado na esquina, o carro fica exposto.",
        "O tipo certo na esquina depende do muro: livre e reto, de correr; curto ou chanfrado no canto, basculante. Na troca em casa, o motor de correr fica de {price.homeSwap}, e o basculante instalado parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a esquina muda", "Correr, basculante ou de abrir na esquina"],
        slots: [
          [
            "A entrada fica longe do cruzamento: o município costuma exigir distância da esquina para rebaixar a guia; confirme na prefeitura.",
            "Antes do portão, confira com a prefeitura onde a guia pode ser rebaixada, que perto do cruzamento costuma ser restrito.",
          ],
          [
            "Calçada dos dois lados significa mais pedestre: fotocélula e sinaleiro são indispensáveis.",
            "Com gente vindo das duas ruas, fotocélula em duas alturas e aviso luminoso fazem diferença.",
          ],
          [
            "Canto chanfrado ou muro curvo impede a folha de correr; mande a planta ou uma foto de cima.",
            "Se o muro faz curva no canto, a folha de correr não cabe, e o basculante resolve.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa motorizar", "Motor para cada tipo"],
        slots: [
          [
            "Basculante de até {width.quarterHp}: {models.pricesNamed}, instalado. De correr, na troca em casa: de {price.homeSwap}.",
            "O kit basculante instalado vai de {price.lowest} a {price.highest}; o de correr, na troca em casa, de {price.homeSwap}, mais cremalheira e base na primeira vez.",
          ],
          [
            "O portão em si é feito por serralheria; nós indicamos o tipo e instalamos o motor.",
            "Com fotos das duas fachadas e medidas, dizemos que tipo cabe e o valor do motor, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ter dois portões, um em cada rua?",
        answers: [
          "Pode, se o município aceita as duas guias rebaixadas. Cada portão leva o seu motor, e um controle pode abrir os dois, com uma tecla para cada.",
          "Depende da prefeitura. No motor, não há problema: uma tecla do controle para cada portão.",
        ],
      },
      {
        question: "Motor rápido compensa na esquina?",
        answers: [
          "Compensa: no basculante, o {model.jetflex} abre em {opening.jetflex}, contra {opening.padrao} do {model.padrao}.",
          "Sim, pela segurança e pelo trânsito; a folha precisa estar firme e com fotocélula.",
        ],
      },
    ],
    photo: "fotos das duas fachadas e do canto, com as medidas da entrada e do muro",
  },
  {
    id: "aberturas-por-dia-em-casa",
    broader: "potencia",
    label: "Quantas aberturas por dia em casa",
    phrase: "as aberturas por dia em casa",
    asks: [
      "quantas aberturas dia casa",
      "motor aguenta quantas aberturas dia casa",
      "quantas vezes dia casa motor aguenta",
      "motor residencial quantas aberturas",
      "motor residencial quantas vezes dia",
      "motor residencial aguenta quantas aberturas",
      "quantas vezes posso abrir portão dia",
      "quantas vezes por dia posso abrir portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Em casa, o motor residencial aguenta com folga o uso de uma família, que abre poucas vezes por dia; o limite é por hora, em ciclos, e está na ficha do modelo. Problema é abrir muitas vezes seguidas: ele esquenta e desarma para se proteger.",
        "Um motor de casa aguenta o dia a dia de uma família sem preocupação: o que conta são os ciclos por hora da ficha, e não o total do dia. Se a casa tem consultório, salão ou muitos carros, escolha um de uso mais intenso.",
        "O motor residencial é feito para dezenas de aberturas espalhadas no dia, e não para dezenas seguidas. Veja na ficha os ciclos por hora; passou disso, como em festa ou mudança, deixe aberto com o disjuntor desligado e alguém vigiando.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Ciclos por hora: o número que vale", "Como ler a ficha"],
        slots: [
          [
            "Um ciclo é abrir e fechar. A ficha diz quantos por hora o motor faz sem passar da temperatura.",
            "Conte um ciclo para cada entrada ou saída e compare a sua hora mais cheia com a ficha.",
          ],
          [
            "Folha pesada, trilho sujo e calor diminuem esse número na prática.",
            "Com folha desequilibrada, o mesmo motor esquenta com poucas aberturas.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a casa pede motor mais forte", "Casa com muito movimento"],
        slots: [
          [
            "Casa com comércio, várias famílias no terreno ou garagem de aplicativo pede motor de médio fluxo.",
            "Se há filas de carros ou entregas o dia todo, o residencial acaba cedo; peça uso intenso.",
          ],
          [
            "Na troca em casa, o motor fica de {price.homeSwap}, com mão de obra; o de uso intenso, de {price.heavySwap}.",
            "A troca residencial fica de {price.homeSwap}; a linha de uso intenso, de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor parou depois de muitas aberturas. Queimou?",
        answers: [
          "Em geral não: o protetor térmico desarmou. Deixe esfriar com o disjuntor desligado; se acontece com pouco uso, peça a medição.",
          "Quase sempre é proteção contra calor. Espere esfriar; repetindo, há peso ou capacitor.",
        ],
      },
      {
        question: "Abrir mais vezes encurta a vida do motor?",
        answers: [
          "Encurta, porque a vida se conta em ciclos; com folha leve e revisão {visits.home}, ele dura de {trade.life}.",
          "Sim, mas o peso da folha gasta mais que o número de aberturas. Em uso de família, espere de {trade.life}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e quantas vezes o portão abre por dia",
  },
  {
    id: "perdi-o-controle-do-condominio",
    broader: "controle",
    label: "Perdi o controle do condomínio",
    phrase: "o controle do condomínio perdido",
    asks: [
      "perdi controle condomínio",
      "perdi controle condomínio quem",
      "perdi controle condomínio quem cancela",
      "perdi controle prédio",
      "perdi controle prédio quem cancela",
      "controle perdido condomínio",
      "controle perdido condomínio quem apaga",
      "roubaram controle condomínio",
      "morador perdeu controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem cancela o controle perdido do condomínio é a administração: avise o síndico ou a portaria no mesmo dia, por escrito, e peça o bloqueio e um novo no seu cadastro. Em receptor com cadastro individual sai só o seu; sem ele, todos precisam ser regravados.",
        "Perdeu o controle do prédio? Avise a portaria já: até ser apagado da central, quem o achar entra na garagem. O síndico autoriza, e o técnico apaga o código e grava outro; o custo do novo costuma ser do morador.",
        "O controle do condomínio é apagado por ordem do síndico, na central do portão, e não pelo morador. Avise logo, diga o número da unidade e peça outro cadastrado; não compre na internet nem copie o do vizinho.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer hoje", "Do aviso ao controle novo"],
        slots: [
          [
            "A ordem importa: primeiro o bloqueio, depois o aparelho novo.",
            "Cada hora com o código ativo é uma porta aberta.",
          ],
        ],
        steps: [
          "Avise portaria e síndico por mensagem, com a unidade e a hora da perda.",
          "Peça o bloqueio do código e, se houve roubo, faça o boletim de ocorrência.",
          "Combine como entrar até lá: portaria, interfone ou outro controle da família.",
          "Peça o controle novo do modelo aceito e a gravação em seu nome.",
        ],
      },
      {
        about: "what",
        headings: ["Apagar só um ou todos", "O que a central do prédio permite"],
        slots: [
          [
            "Receptor com lista por unidade apaga um só; o simples limpa a memória inteira, e os moradores regravam.",
            "Se a central guarda cada controle com nome, sai só o perdido; se não guarda, o recadastro é geral.",
          ],
          [
            "Para o síndico: um receptor com cadastro individual evita o recadastro geral a cada perda; o valor sai por foto.",
            "Trocar o receptor por um de cadastro individual resolve as próximas perdas; orçamento grátis por foto da central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o controle novo?",
        answers: [
          "Em geral o morador que perdeu; a convenção ou o regimento diz.",
          "Costuma ser de quem perdeu, conforme a regra do prédio.",
        ],
      },
      {
        question: "Achei o controle depois. Ele volta a funcionar?",
        answers: [
          "Só se for gravado de novo; apagado da central, ele não abre.",
          "Não sozinho: precisa de novo cadastro, com autorização do síndico.",
        ],
      },
    ],
    photo: "fotos de um controle igual e do receptor ou da etiqueta do motor",
  },
];
