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
      "portão não para alguém cruza",
      "cabo vassoura portão não parou",
      "portão não volta pessoa passa fotocélula",
      "não volta passa frente fotocélula",
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
      "motor portão enferrujado",
      "motor em portão enferrujado",
      "ferro enferrujado aceita motor",
      "ferro enferrujado aguenta motor",
      "ferro enferrujado colocar motor",
      "ferro enferrujado instalar motor",
      "portão ferro enferrujado motor",
      "portão ferrugem reforma antes motor",
      "portão ferrugem precisa reforma antes motor",
      "enferrujado aguenta motor",
      "ferrugem aguenta motor",
      "enferrujado colocar motor",
      "ferrugem instalar motor",
      "ferrugem colocar motor",
      "enferrujado instalar motor",
      "podre motor",
      ...combine(
        ["enferrujado motor", "ferrugem motor", "portão enferrujado", "portão velho enferrujado"],
        ["aceita", "pode", "dá", "instalar", "automatizar", "colocar motor", "vale pena motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Portão com ferrugem aceita motor se ela é só de superfície e a folha anda leve e reta; com quadro furado, solda aberta ou base comida, não: primeiro vem o serralheiro. Uma foto de perto da parte de baixo da folha já mostra; o orçamento é grátis.",
        "Depende de onde está a ferrugem: na chapa, pode receber motor depois de lixar e pintar; no quadro, na dobradiça, na guia ou onde o motor se prende, o reparo vem antes, porque o motor arranca o que está fraco.",
        "O portão enferrujado aceita motor se o quadro está firme; não aceita se a ferrugem comeu a base, a solda ou o ponto de fixação. Motor em folha podre entorta o portão e perde a garantia; mande fotos, e dizemos se basta reforço ou se compensa outro portão.",
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
          "Soldas das dobradiças ou do suporte das roldanas, guia e trilho",
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
      "dois toques no controle",
      "primeiro aperto para segundo fecha",
      "dois cliques fechar",
      "dois cliques controle fechar",
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
      question: [
        "Você pode abrir o portão de casa umas 20 vezes por dia, espalhadas, sem cansar o motor residencial; o limite dele é por hora, em ciclos, e está na ficha. Problema é abrir muitas vezes seguidas: ele esquenta e desarma até esfriar. Com consultório, salão ou muitos carros, use motor de uso mais intenso.",
        "Um motor de casa aguenta o dia a dia de uma família, umas 20 aberturas espalhadas, sem preocupação: o que conta são os ciclos por hora da ficha, e não o total do dia. Em festa ou mudança, deixe aberto com o disjuntor desligado e alguém vigiando.",
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
      "síndico bloquear controle perdido",
      "bloquear controle perdido morador",
      "sumiu controle prédio",
      "sumiu controle condomínio",
      "perdeu controle condomínio",
      "perdeu controle prédio",
      "perdi tag condomínio",
      "perdi tag prédio",
      "perdi controle garagem prédio",
      "perdi controle apartamento",
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
        "Quem cancela o controle perdido do condomínio é o síndico ou a administração: avise a portaria no mesmo dia, por escrito, e peça o bloqueio e um novo em nome da sua unidade. Se a central guarda cada controle em separado, sai só o seu; se não, todos são regravados. O novo, em geral, é pago por quem perdeu.",
        "Se sumiu o controle do portão do prédio, avise já a portaria e a administração, que mandam bloquear o código na central; até lá, quem o achar entra na garagem. O técnico apaga o perdido e grava outro, e o condomínio costuma cobrar o novo do morador, conforme a convenção.",
        "Perdeu o controle do condomínio? O síndico autoriza, e o técnico apaga o código da central e grava outro no cadastro da unidade, por isso avise a administração no mesmo dia. Onde não há cadastro individual, o bloqueio obriga a regravar todos; o aparelho novo, na maioria das regras, é do morador.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer hoje", "Do aviso ao controle novo"],
        slots: [
          [
            "A ordem importa: primeiro o bloqueio, depois o aparelho novo. Enquanto o código estiver ativo, o controle perdido continua abrindo.",
            "Bloquear vem antes de comprar, porque o controle sumido abre a garagem até ser apagado.",
            "Cuide primeiro do bloqueio e só depois do novo, já que o código segue valendo até sair da central.",
          ],
        ],
        steps: [
          "Avise portaria e síndico por mensagem, com a unidade e a hora da perda.",
          "Se houve roubo, faça o boletim de ocorrência.",
          "Combine como entrar até lá: portaria, interfone ou outro controle da família.",
          "Peça o controle novo do modelo aceito e a gravação em seu nome.",
        ],
      },
      {
        about: "what",
        headings: ["Apagar só um ou todos", "O que a central do prédio permite"],
        slots: [
          [
            "Central com cadastro individual apaga só o controle perdido, porque cada um tem seu código e seu nome. A simples limpa a memória inteira, e os moradores precisam regravar.",
            "Quando cada controle está na lista por unidade, exclui-se apenas o que sumiu. Sem essa lista, a memória é apagada toda e os demais passam por nova gravação.",
            "O cadastro por unidade permite bloquear um só. Nas centrais que não o têm, apaga-se tudo e o prédio faz um recadastro geral.",
          ],
          [
            "Para o síndico, trocar o receptor por um de cadastro individual evita esse recadastro a cada perda. Pesam no custo o receptor, a instalação e a gravação dos controles de todos.",
            "O síndico resolve as próximas perdas com um receptor que guarda cada controle em separado. A conta soma o aparelho, a ligação e um dia de gravação com os moradores.",
            "Um receptor com lista por morador acaba com o recadastro geral. O valor reúne receptor, mão de obra e o cadastro dos controles existentes.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o bloqueio não sai", "Cuidados até o controle ser apagado"],
        slots: [
          [
            "Se o controle sumiu com documentos ou dentro do carro, diga isso à portaria, para ela ficar atenta a quem entra. Não copie o do vizinho, porque a cópia fica fora da lista e não pode ser cancelada sozinha.",
            "Avise a portaria se o controle estava com documentos ou no carro furtado. E espere o seu em vez de copiar o do vizinho, já que uma cópia sem cadastro não se bloqueia sem derrubar o original.",
            "Perda junto com endereço ou documento pede atenção redobrada da portaria. Evite pedir cópia a outro morador: ela não entra no cadastro e prende o código dele ao seu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio pode cobrar o controle novo?",
        answers: [
          "Pode, se a regra do prédio prevê, o que é comum. A convenção ou o regimento diz o valor e o prazo.",
          "Em geral, sim: paga quem perdeu. Confira o regimento, que costuma trazer o preço do aparelho e da gravação.",
        ],
      },
      {
        question: "Achei o controle depois. Ele volta a funcionar?",
        answers: [
          "Só se for gravado de novo, com autorização do síndico. Apagado da central, ele não abre.",
          "Não sozinho: precisa de novo cadastro. O aparelho continua bom, e basta a gravação.",
        ],
      },
      {
        question: "Posso comprar o controle pela internet?",
        answers: [
          "Pode, se for do modelo que a central aceita, mas ele só abre depois que a administração autorizar a gravação.",
          "Antes de comprar, pergunte o modelo à administração. Sem o cadastro do prédio, qualquer controle fica mudo.",
        ],
      },
      {
        question: "Quanto tempo leva para bloquear?",
        answers: [
          "O bloqueio é rápido, minutos na central; o que demora é o aviso e a autorização. Por isso fale com a portaria logo.",
          "Na central é questão de minutos. Conte o tempo até o síndico autorizar e o técnico ir ao prédio.",
        ],
      },
    ],
    photo: "fotos de um controle igual e do receptor ou da etiqueta do motor",
  },
  {
    id: "capa-para-motor-vale-a-pena",
    broader: "molhou",
    label: "Capa para motor de portão",
    phrase: "a capa para o motor",
    asks: [
      "capa motor",
      "capa para motor",
      "capa motor portão",
      "capa de chuva motor portão",
      "capa de chuva para motor",
      "capa plástica motor",
      "capa justa casinha motor",
      "capa motor vale pena",
      "capa motor portão vale pena",
      "vale pena capa motor",
      "capa motor precisa",
      "capa motor portão precisa",
      "capa motor portão preço",
      "capa proteção motor",
      "capa proteção motor portão",
      "capa proteção chuva motor",
      "capa proteção chuva motor portão",
      "capa proteção contra chuva motor",
      "capa chuva motor",
      "capa impermeável motor portão",
      "capa protetora motor portão",
    ],
    intent: "buying",
    answers: {
      price: [
        "O preço da capa do motor de portão, a tampa original, depende da marca e do modelo: mande a foto da etiqueta e da tampa, e dizemos se há e o valor, sem trocar o motor. Com a troca no local, conte a visita, que em casa parte de {price.preventive}, sem peças.",
      ],
      any: [
        "Capa de proteção contra chuva no motor do portão quase nunca compensa: de pano ou plástico, ela prende calor e umidade. O que protege é a tampa original inteira e, onde a água bate direto, um telhadinho fixo e ventilado. Se a tampa quebrou, a foto da etiqueta diz se há outra e o valor.",
        "A capa do motor de portão, se é a tampa original quebrada, é vendida por modelo: mande a foto da etiqueta e da tampa, e dizemos se há e o valor; sem ela, mantenha o disjuntor desligado em dia de chuva. Capa extra contra chuva em geral não vale a pena: prende calor e umidade.",
        "Em geral não vale a pena: a tampa original inteira já aguenta chuva comum, e capa justa prende calor e umidade, que estragam a placa. Vale uma cobertura rígida e aberta dos lados onde a água bate direto ou cai da calha.",
        "Capa de pano ou plástico justa não compensa: o motor precisa de ar, e a condensação por baixo dela oxida a placa. Compensa trocar a tampa trincada, vedar a passagem dos fios e, se chove em cima, pôr um telhadinho ventilado.",
        "Vale mais a tampa boa que a capa. Se a original está inteira e bem encaixada, a capa é gasto à toa; se está trincada, troque a tampa, porque nenhuma capa veda como ela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que protege de verdade", "Tampa, vedação e cobertura"],
        slots: [
          [
            "Tampa sem trinca, com todos os parafusos, e a entrada dos fios vedada seguram a chuva comum.",
            "Borracha no lugar e o tubo dos fios vedado, contra água e formiga, valem mais que qualquer capa.",
          ],
          [
            "A cobertura fica uns 10 a 20 cm acima, aberta dos lados, sem encostar na folha nem na cremalheira.",
            "Um telhadinho de chapa, solto do motor e ventilado, faz sombra e desvia a água da calha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Sinais de que está entrando água", "Quando chamar"],
        slots: [["Olhe por fora; sob a tampa há tensão da rede.", "Nada disso pede abrir o motor."]],
        bullets: [
          "Portão que falha depois da chuva e volta seco",
          "Tampa trincada, solta ou sem parafuso",
          "Formiga ou marca de água na base",
          "Disjuntor ou DR que cai em dia úmido",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar sacola ou lona até consertar a tampa?",
        answers: [
          "Só por cima, solta e aberta embaixo, por pouco tempo, e sem usar o portão coberto. A tampa nova é a solução.",
          "Por um dia de chuva, sim, sem fechar os lados. Fechada, ela junta água por dentro.",
        ],
      },
      {
        question: "Quanto custa a tampa do motor?",
        answers: [
          "Depende do modelo; a foto da etiqueta diz se há a peça e o valor. A visita com vedação, em casa, parte de {price.preventive}, sem peças.",
          "Sai por foto da etiqueta. Trocar e vedar entra na visita, que em casa parte de {price.preventive}, sem peças.",
        ],
      },
    ],
    photo: "uma foto do motor com a tampa e do que há acima dele",
  },
  {
    id: "casa-com-portao-comprada-ou-vendida",
    broader: "controle",
    label: "Comprei ou vendi casa com portão automático",
    phrase: "o portão automático na compra ou na venda da casa",
    asks: [
      "entregar portão venda casa",
      "entregar controles venda casa",
      "comprei casa portão automático",
      "comprei casa portão automático trocar primeiro",
      "comprei casa portão o que trocar",
      "comprei casa portão eletrônico",
      "vendi casa controles",
      "vendi casa entregar controles",
      "vendi casa devo entregar controles",
      "vender casa controles portão",
      "entregar controles comprador casa",
    ],
    intent: "question",
    answers: {
      any: [
        "Na compra, a primeira coisa é apagar a memória da central e gravar só os seus controles, porque o antigo dono e quem teve cópia continuam abrindo. Na venda, entregue todos os controles, a chave de destravamento e o manual, e apague os seus do carro.",
        "Quem compra casa com portão automático começa pelos controles: memória apagada e regravada na mesma visita da revisão, que em casa parte de {price.preventive}, sem peças. Quem vende deve entregar controles, chave do motor e a nota, se há garantia.",
        "O portão passa com a casa: controles, chave de destravamento e manual vão para o comprador, salvo o que o contrato disser. Para o novo dono, o passo um é limpar a memória; o dois, testar fotocélula e força; o três, achar a chave.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Lista de quem compra", "Nesta ordem, na primeira semana"],
        slots: [["Cabe tudo numa visita só.", "Peça os itens ao antigo dono antes das chaves."]],
        steps: [
          "Apagar a memória e gravar só os controles da casa.",
          "Achar e testar a chave de destravamento.",
          "Testar a fotocélula com um cabo de vassoura e regular a força.",
          "Ver cabos, roldanas ou dobradiças e a data da última revisão.",
          "Fotografar a etiqueta do motor e guardar, para pedir peça e controle.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando trocar e quando só regular", "O que vale gastar logo"],
        slots: [
          [
            "Código fixo antigo vale trocar por receptor e controles de código rolante; o motor fica.",
            "Se o sistema é de chavinhas, um receptor novo com código rolante dá segurança sem trocar o motor.",
          ],
          [
            "Motor barulhento ou perto do fim da vida, de {trade.life}, se compara com a troca, que em casa fica de {price.homeSwap}.",
            "Só troque o motor se o redutor tem folga ou falta peça; em casa, a troca fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O antigo dono não entregou os controles. O que faço?",
        answers: [
          "Apague a memória e compre novos: sem os antigos não há o que copiar, e a etiqueta do motor diz qual serve.",
          "Grave controles novos direto na central; a limpeza da memória tira os que ficaram com ele.",
        ],
      },
      {
        question: "Preciso trocar a placa para ficar seguro?",
        answers: [
          "Não: apagar e regravar basta, se o código é rolante. Se é fixo, troca-se o receptor.",
          "Em geral não. A memória limpa resolve; o código fixo é que pede receptor novo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e de um dos controles, se houver",
  },
  {
    id: "portao-empenado-motor-aguenta",
    broader: "torto",
    label: "Portão empenado: o motor aguenta",
    phrase: "o motor em portão empenado",
    asks: [
      "portão empenado motor fraco",
      "portão torto motor fraco",

      "motor puxa portão empenado",
      "portão torto queima motor",
      "portão empenado queima motor",
      "motor novo folha empenada",
      "desempenar portão antes motor",
      "instalar motor portão empenado",
      "empenado motor aguenta",
      "torto motor aguenta",
      "portão empenado motor aguenta",
      "portão torto posso usar motor",
      "empenado posso usar",
      "empenado estraga motor",
      "portão torto estraga motor",
      "portão empenado estraga motor",
      "posso automatizar portão empenado",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão empenado com motor fraco se resolve nessa ordem: primeiro a folha, depois o motor, que muitas vezes só parece fraco porque arrasta a folha torta. Alinhada, medem-se capacitor e força; motor maior em folha empenada dura pouco. A visita em casa parte de {price.preventive}, sem peças.",
        "Por pouco tempo: o motor até puxa o portão empenado, mas força em cada volta, esquenta e gasta engrenagem e capacitor. Desempene ou refaça a folha antes; se ela raspa, prende ou pende, pare de usar e desligue o disjuntor.",
        "Não aguenta por muito tempo. Folha torta pesa num ponto do curso, e aumentar a força só tira a proteção contra esmagamento. O certo é o serralheiro acertar a folha e depois regular o motor; mande foto de frente e dos lados.",
        "Aguenta um empeno leve que não raspa; em folha que prende ou saiu do prumo, não, e o motor queima antes do portão. Sem motor ainda, não automatize até desempenar: a garantia não cobre esforço da folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Empeno leve ou perigoso", "Até onde dá para usar"],
        slots: [
          [
            "Olhe de longe, com o portão parado e sem destravar.",
            "A fresta mostra: igual de cima a baixo, a folha está reta; em cunha, empenou.",
          ],
        ],
        bullets: [
          "Fresta em cunha, mas sem raspar: marque o conserto e use pouco",
          "Raspa, estala ou para sempre no mesmo ponto: desligue",
          "Roldana fora do trilho, dobradiça aberta ou cabo frouxo: não toque, chame",
          "Basculante que sobe torto: pare já, a folha pode cair",
        ],
      },
      {
        about: "cost",
        headings: ["O que se conserta primeiro", "Folha antes do motor"],
        slots: [
          [
            "Desempeno, solda e reforço são de serralheria, orçados por foto; a regulagem do motor depois, em casa, parte de {price.preventive}, sem peças.",
            "Primeiro a folha, depois a força: a visita de regulagem, em casa, parte de {price.preventive}, sem peças.",
          ],
          [
            "Se a folha não volta ao prumo, compare o reparo com uma nova antes de gastar com motor.",
            "Quadro torcido por inteiro raramente compensa desempenar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor mais forte resolve?",
        answers: [
          "Não: ele só empurra com mais força contra o mesmo ponto, e o risco para quem passa aumenta.",
          "Não resolve. A folha torta continua torta e gasta também o motor maior.",
        ],
      },
      {
        question: "O que faz um portão empenar?",
        answers: [
          "Batida, solda fraca, base que cedeu, sol em folha de madeira e motor puxando de um lado só em folha larga.",
          "Pancada, falta de reforço e piso que cedeu são as causas mais comuns.",
        ],
      },
    ],
    photo: "fotos da folha de frente e dos lados, com as frestas, e da etiqueta do motor",
  },
  {
    id: "pintar-sem-tirar-o-motor",
    broader: "pintura",
    label: "Pintar o portão sem tirar o motor",
    phrase: "a pintura do portão com motor",
    asks: [
      "proteger motor pintura",
      "pintar tirar motor",
      "pintar portão tirar motor",
      "pintar portão precisa tirar motor",
      "pintar portão com motor",
      "pintar portão automático",
      "pintar portão eletrônico",
      "como pintar portão automático",
      "cuidados pintar portão motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Não precisa tirar o motor para pintar: desligue o disjuntor, proteja motor, fotocélula, cremalheira e trilho com fita e plástico, e pinte a folha parada. Tinta em dente, roldana ou lente é o que dá defeito depois.",
        "Em geral não precisa. Basta o disjuntor desligado e as partes móveis cobertas; tirar o motor é serviço de técnico e, no basculante, solta o que ajuda a segurar a folha. Depois de seca, descubra tudo e teste.",
        "Dá para pintar com o motor no lugar. O que não pode receber tinta: cremalheira, engrenagem, roldana, trilho, dobradiça, cabos e as lentes da fotocélula. Só se tira o motor para refazer o suporte ou jatear a folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Pintar sem estragar o motor", "Ordem do serviço"],
        slots: [
          [
            "A folha fica parada do começo ao fim da secagem.",
            "Não acione o portão com tinta molhada nem com as fitas no lugar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e avise a casa.",
          "Cubra motor, botoeira, fotocélula, cremalheira e cabos.",
          "Lixe longe do motor: pó de ferro entra na placa e na engrenagem.",
          "Pinte com a folha fechada, sem destravar o basculante.",
          "Seca a tinta, tire as fitas, limpe as lentes e faça um ciclo olhando.",
        ],
      },
      {
        about: "what",
        headings: ["Depois da pintura, o que conferir", "O que a tinta costuma travar"],
        slots: [
          [
            "Camada grossa aumenta o peso do basculante: se ele subir mais lento, o contrapeso é conferido pelo técnico.",
            "Portão que ficou pesado ou raspa depois de pintado tem tinta na guia, no pino ou na roldana.",
          ],
          [
            "Fotocélula que parou de responder costuma ter respingo na lente: limpe com pano macio.",
            "Se não fecha depois da pintura, olhe primeiro a lente da fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pintar a cremalheira?",
        answers: [
          "Não: tinta nos dentes muda a folga e gasta a engrenagem. Cubra antes e limpe respingo a seco.",
          "Não. Os dentes ficam sem tinta; só o suporte pode ser pintado.",
        ],
      },
      {
        question: "Quanto custa revisar o portão depois da pintura?",
        answers: [
          "Em casa, a visita com regulagem parte de {price.preventive}, sem peças.",
          "A revisão em casa parte de {price.preventive}, sem peças, com limpeza das partes e teste da força.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra do motor",
  },
  {
    id: "orcamento-quanto-tempo",
    isAskedByName: true,
    broader: "orcamento-por-foto",
    label: "Quanto tempo leva o orçamento",
    phrase: "o prazo do orçamento",
    asks: [
      "demora responder orçamento",
      "demora orçamento portão",
      "quanto tempo orçamento",
      "quanto tempo fazer orçamento",
      "quanto tempo orçamento portão",
      "orçamento demora",
      "orçamento demora quanto tempo",
      "orçamento na hora",
      "orçamento rápido portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Com as fotos certas, o orçamento sai na própria conversa: mande pelo WhatsApp, {shop.hours}, a foto do portão ou da etiqueta, a medida ou um vídeo do defeito. Só quando é preciso medir no local ele espera o dia da visita.",
        "O orçamento por foto não espera o dia da visita: o valor vem na própria conversa. O que atrasa é faltar informação: largura e foto por dentro, no motor novo; etiqueta e vídeo com som, no conserto.",
      ],
      price: [
        "O orçamento por foto sai na própria conversa e não custa nada: mande pelo WhatsApp, {shop.hours}, o portão por dentro e por fora, a medida, a etiqueta ou um vídeo do defeito. Só quando é preciso medir no local ele espera o dia da visita.",
        "O valor vem na própria conversa, sem esperar a visita e sem custo. O que faz demorar é faltar informação: largura e foto por dentro, no motor novo; etiqueta e vídeo com som, no conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para não esperar", "Fotos que rendem o valor"],
        slots: [["Cada caso pede uma foto diferente.", "Com isto, a resposta não volta em perguntas."]],
        bullets: [
          "Motor novo: portão por dentro e por fora, largura, altura e material",
          "Conserto: vídeo com som e foto da etiqueta do motor",
          "Controle: frente e verso do aparelho e quantos quer",
          "Condomínio: fotos de cada portão, etiquetas e número de vagas",
        ],
      },
      {
        about: "what",
        headings: ["Quando é preciso ir ao local", "O que só se fecha na visita"],
        slots: [
          [
            "Solda, folha torta e defeito que vai e volta pedem medição; o valor da ida é dito antes de marcar.",
            "Defeito intermitente e estrutura só se fecham no local, com o valor da ida combinado antes.",
          ],
          [
            "O valor por foto vale para o que as fotos mostram; se a visita achar outra causa, ele é refeito antes do serviço.",
            "Nada é feito sem a sua aprovação, por foto ou no local.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento tem validade?",
        answers: [
          "Tem, e o prazo vem escrito na resposta, porque o preço das peças muda.",
          "Sim: a data está no próprio orçamento.",
        ],
      },
      {
        question: "O orçamento por foto é cobrado?",
        answers: ["Não: é grátis e sem compromisso.", "Não custa nada; só a ida ao local, quando precisa, tem valor."],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e o que você precisa",
  },
];
