import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Services that a title narrows by where the gate stands, when the work is done or who is to call. */
export const ondeQuandoEQuem: NarrowConcept[] = [
  {
    id: "portao-longe-da-energia",
    broader: "instalacao-eletrica",
    label: "Motor em portão longe da energia",
    phrase: "o motor em portão longe da energia",
    asks: [
      ...combine(
        ["portão", "motor", "sítio", "chácara", "fazenda"],
        [
          "longe tomada",
          "longe energia",
          "longe casa",
          "sem energia perto",
          "não tem energia",
          "sem ponto energia",
          "sem ponto energia perto",
          "instalar sem ponto energia",
          "instalar sem ponto energia perto",
          "sem tomada perto",
          "instalar sem tomada perto",
          "longe quadro",
        ],
      ),
      "portão longe da rede",
      "puxar cabo ou painel solar portão longe",
      "cabo painel solar portão longe",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para instalar motor em portão de sítio longe da tomada de dois jeitos: puxar do quadro um circuito próprio, com cabo calculado pela distância, ou usar motor de 24 V com bateria e painel solar. Até umas dezenas de metros o cabo costuma sair mais em conta; muito além, o solar.",
        "Motor para portão longe da rede, sem ponto de energia perto, funciona com cabo enterrado em eletroduto, mais grosso conforme a distância, ou com energia solar, motor de 24 V e bateria. Decidem os metros até o quadro e as aberturas por dia.",
        "Dá para instalar motor sem ponto de energia perto do portão levando cabo desde o quadro, na bitola que a distância pede, ou com motor de 24 V e painel solar. Em sítio com poucas aberturas por dia o solar atende; perto do quadro, o cabo compensa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Cabo ou energia solar", "Qual dos dois compensa"],
        slots: [
          [
            "O cabo dá energia sem limite de uso e serve a qualquer motor; o custo está na vala, no eletroduto e nos metros de fio. No mínimo vai 2,5 mm² com terra, e a distância pode pedir 4 ou 6 mm².",
            "Com cabo, qualquer motor serve e não há limite de aberturas, mas se paga vala, tubo e fio mais grosso a cada trecho. A conta começa em 2,5 mm² e pode chegar a 6 mm².",
            "Levar cabo é o mais completo: todo motor funciona, quantas vezes quiser. O preço vem dos metros de vala e fio, de 2,5 mm² para cima, conforme a queda de tensão.",
          ],
          [
            "O solar dispensa a vala e pede motor de baixa tensão, bateria e sol direto no painel, para poucas aberturas por dia. Extensão não serve em nenhum caso, porque a tensão cai e a placa queima.",
            "O painel elimina a obra, com motor de 24 V e bateria que guarda alguns dias; sombra e muito uso são os limites. Extensão comprida derruba a tensão e estraga o motor.",
            "Com painel solar não há vala: motor de 24 V, bateria e lugar com sol. Atende uso leve. Improviso com extensão aquece e queima a placa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir e mandar", "Dados para decidir entre cabo e solar"],
        slots: [
          [
            "Estes dados dizem a bitola do cabo ou o tamanho do painel e da bateria. Meça pelo caminho do tubo, e não em linha reta.",
            "Com isto se escolhe o caminho e se calcula o material. A distância que vale é a do trajeto do cabo.",
            "São eles que definem fio ou painel. Conte subidas e curvas ao medir.",
          ],
        ],
        steps: [
          "Meça do quadro ao portão, pelo caminho do eletroduto.",
          "Veja a tensão do quadro, 127 ou 220 V, e se há espaço para um disjuntor.",
          "Anote tipo, largura e material da folha.",
          "Conte as aberturas por dia.",
          "Veja se há sol direto junto do portão.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta", "Motor de um lado, energia do outro"],
        slots: [
          [
            "São dois orçamentos: o motor, que em casa fica na referência de {price.homeSwap} com mão de obra, e a energia, pelos metros ou pelo painel. Basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}.",
            "O motor, na base de {price.homeSwap} em residência, é uma parte; cabo e vala, ou painel e bateria, a outra. No basculante de até {width.quarterHp}, o kit começa em {price.lowest}, instalado.",
            "Separe motor e infraestrutura. O primeiro fica na referência de {price.homeSwap}, ou a partir de {price.lowest} instalado no basculante de até {width.quarterHp}; a segunda depende da distância.",
          ],
          [
            "Em lugar aberto, aterramento e protetor de surto contam mais, por causa dos raios. Deixe um tubo a mais na vala, para fotocélula e botoeira.",
            "Sítio pega mais raio, então terra e protetor contra surto não ficam de fora. Aproveite a vala e passe um tubo extra para os fios de comando.",
            "Terra e protetor de surto são indispensáveis no campo. Um segundo eletroduto na mesma vala poupa obra quando vier o sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão solar funciona em dia nublado?",
        answers: [
          "Funciona pela bateria, que guarda carga para alguns dias de pouco uso. Muitas aberturas pedem painel maior.",
          "Sim, enquanto a bateria durar, em geral alguns dias. Semana chuvosa com muito uso é o que pesa.",
        ],
      },
      {
        question: "O controle alcança de longe?",
        answers: [
          "O alcance comum é de até {trade.reach}, com a vista livre. Mais longe, usam-se antena externa, repetidor ou celular.",
          "Até {trade.reach} sem obstáculo. Para abrir da casa, num sítio grande, vai antena ou módulo de celular.",
        ],
      },
      {
        question: "Motor comum funciona com painel solar?",
        answers: [
          "Só com inversor e banco de baterias, que encarecem. O motor de 24 V já é feito para isso e gasta menos.",
          "Em tese, com inversor de energia. Na prática compensa o modelo de baixa tensão, próprio para bateria.",
        ],
      },
      {
        question: "Quem instala, se não há energia no portão?",
        answers: [
          "O técnico instala o motor e diz o que falta; a vala e o circuito são do eletricista, ou entram no serviço quando o trecho é curto. As fotos do caminho definem isso.",
          "Motor e regulagem são do técnico. Sem ponto de energia perto, o cabo ou o painel é orçado junto, conforme a distância.",
        ],
      },
    ],
    photo: "fotos do portão, do quadro de luz fechado e do caminho entre os dois, com a distância",
  },
  {
    id: "quem-chama-no-condominio",
    broader: "condominio",
    label: "Quem chama o conserto no condomínio",
    phrase: "quem chama o conserto do portão no condomínio",
    asks: [
      "portão prédio quem aciona conserto",
      "portão condomínio quem aciona conserto",
      "quem aciona conserto portão prédio",
      "quem aciona conserto portão condomínio",
      "condomínio sem zelador portão quebrado",
      "prédio sem zelador portão quebrado",
      "condomínio sem síndico portão quebrado",
      "prédio sem síndico portão quebrado",
      "condomínio sem zelador quem chama",
      ...combine(
        ["condomínio", "prédio"],
        [
          "quebrado quem chama",
          "quebrou quem chamar",
          "quem chama conserto",
          "quem chama técnico",
          "morador pode chamar técnico",
          "quem autoriza conserto",
          "parado quem chamar",
        ],
      ),
      "morador pode chamar conserto",

      "morador chamar técnico portão",
      "portão prédio quebrou não acho síndico",
      "morador portão quebrado ligo quem",
      "quem deve chamar assistência portão prédio",
      "quem deve chamar assistência portão condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem chama o conserto do portão quebrado do condomínio é o síndico, ou quem ele autorizar, como zelador, administradora ou um morador. Até a visita, alguém desliga o disjuntor e isola a passagem; atendemos pelo WhatsApp, {shop.hours}, e o valor vai a quem autoriza.",
        "No portão do prédio, quem aciona o conserto é o síndico ou a pessoa que ele indicar; com contrato, liga-se primeiro para a empresa contratada. Sem zelador, um morador autorizado por mensagem pode chamar, {shop.hours}, e antes disso desligar o disjuntor e afastar as pessoas.",
        "Em condomínio sem zelador, o portão quebrado é chamado pelo síndico ou por morador que ele autorize por escrito, já que a despesa é do condomínio. Com risco, qualquer um desliga o disjuntor, isola os dois lados e avisa; o contato do conserto funciona {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quem faz o quê no condomínio", "Do morador ao síndico"],
        slots: [
          [
            "Dividir as tarefas evita dois chamados e conta sem dono. Cada um faz a sua parte, e o técnico chega com a autorização pronta.",
            "Com as funções combinadas, o portão volta antes e ninguém paga duas vezes. A ordem é esta.",
            "O chamado duplicado e a conta sem responsável somem quando cada um sabe o que faz.",
          ],
        ],
        steps: [
          "Morador: avisa a portaria ou o grupo e conta o que viu.",
          "Portaria ou zelador: testa botoeira e outro controle, limpa a fotocélula e filma.",
          "Síndico: aciona o contrato ou pede orçamento e autoriza o gasto.",
          "Técnico: mede, mostra a peça e espera a aprovação.",
        ],
      },
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Garagem segura na espera"],
        slots: [
          [
            "Corte a energia do motor no disjuntor e isole os dois lados da folha, sem ninguém sob portão erguido. Se ele ficou aberto, alguém cuida da entrada.",
            "Desligue o disjuntor do portão e feche a passagem dos dois lados. Portão aberto pede uma pessoa na garagem, e folha erguida pede distância.",
            "O motor fica sem energia e a área, isolada, com atenção redobrada a basculante parado no alto. Havendo vão aberto, revezem quem vigia.",
          ],
          [
            "Só folha de correr ou de abrir, reta e em piso plano, se move na mão, e por pessoa treinada. Basculante espera o técnico.",
            "Destravar é para quem recebeu treino, em portão de correr ou de abrir que esteja direito. O basculante não se solta.",
            "Quem sabe pode destravar o de correr ou o de abrir, se está reto no plano. Em basculante ninguém mexe.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga o conserto", "De onde sai o dinheiro"],
        slots: [
          [
            "Desgaste é despesa do condomínio, e dano causado por morador se cobra dele, com prova. Conserto urgente dispensa assembleia (Código Civil, artigo 1.341), e o síndico presta contas depois.",
            "O condomínio paga o que se gastou com o uso; batida de carro é de quem bateu, se há registro. Na urgência, o síndico manda consertar e presta contas (Código Civil, artigo 1.341).",
            "A conta é do caixa comum, salvo quando um morador causou e isso fica provado. Reparo necessário não espera assembleia, pelo artigo 1.341 do Código Civil.",
          ],
          [
            "Se for preciso motor novo, em portão de prédio a troca fica de {price.heavySwap}, com mão de obra.",
            "Se o motor for condenado, a troca em prédio custa de {price.heavySwap}, com a instalação.",
            "Como referência, trocar o motor do prédio sai de {price.heavySwap}, com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Morador pode chamar técnico por conta própria?",
        answers: [
          "Para a área comum, não: sem autorização do síndico, a despesa pode não ser reembolsada. A exceção é o reparo necessário que o síndico, avisado por escrito, não faz.",
          "Em regra não. Se o síndico se omite diante de um reparo necessário, o Código Civil permite fazer e cobrar depois, com aviso e nota.",
        ],
      },
      {
        question: "E se o síndico não atende e o portão está aberto?",
        answers: [
          "O subsíndico ou a administradora autoriza. Até lá, isola-se a passagem, alguém fica na entrada e o chamado vai por escrito.",
          "Avise subsíndico, conselho e administradora por mensagem e mantenha alguém na garagem. O registro mostra que houve urgência.",
        ],
      },
      {
        question: "O que dizer ao chamar o conserto?",
        answers: [
          "Endereço, quem autoriza, se o portão está aberto ou fechado, se há carro preso e um vídeo do defeito com a etiqueta do motor.",
          "Conte como ele ficou, quem aprova o valor e quem recebe o técnico. Vídeo e etiqueta fazem a peça certa vir na primeira ida.",
        ],
      },
      {
        question: "Quem precisa receber o técnico?",
        answers: [
          "Alguém com acesso ao motor e ao quadro de luz, como zelador, porteiro ou morador indicado.",
          "Basta uma pessoa com a chave do quadro e autorização do síndico.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e o nome de quem autoriza",
  },
  {
    id: "troca-em-predio-tempo-parado",
    isAskedByName: true,
    broader: "condominio",
    label: "Quanto tempo o portão do prédio fica parado",
    phrase: "o tempo de parada na troca do motor do prédio",
    asks: [
      ...combine(
        ["prédio troca motor", "condomínio troca motor", "prédio trocar motor", "condomínio trocar motor"],
        [
          "tempo parado",
          "quanto tempo",
          "quanto tempo parado",
          "demora",
          "fica sem portão",
          "horas",
          "sem deixar aberto",
          "aberto noite",
        ],
      ),
      "quanto tempo portão prédio parado",
      "quantas horas trocar motor edifício",
      "quantas horas trocar motor prédio",
      "moradores entram motor trocado",
      "moradores entram enquanto motor portão trocado",
    ],
    intent: "question",
    answers: {
      any: [
        "Na troca do motor, o portão do prédio fica parado de {time.heavy}, de dia, e não precisa passar a noite aberto: se o serviço não termina, a folha fica fechada e presa. Motor e mão de obra em portão pesado ficam de {price.heavySwap}, e base nova ou serralheria pode pedir outro dia.",
        "O portão do prédio fica parado de {time.heavy} para trocar o motor, em horário fora do pico. Dá para fazer sem deixar o prédio aberto a noite toda, porque a folha é fechada e travada se faltar alguma etapa. A troca, com mão de obra, vai de {price.heavySwap}.",
        "Dá para trocar o motor sem deixar o prédio aberto a noite toda: o serviço leva de {time.heavy}, de dia, e a folha sempre termina fechada, mesmo que falte parte. Em portão pesado de prédio, motor e mão de obra custam de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Como o dia da troca é organizado", "Da retirada ao teste: onde vai o tempo"],
        slots: [
          [
            "O serviço é marcado entre a saída da manhã e a volta da tarde. Tirar o motor velho é rápido; alinhar a base e a cremalheira, a régua de dentes, e regular o percurso tomam a maior parte do tempo.",
            "Marca-se depois do pico da manhã, para terminar antes da volta. O que demora é alinhamento, regulagem e teste, com base e cremalheira, a barra dentada, no ponto certo; a retirada leva pouco.",
            "Entre os dois picos do dia cabe a troca inteira. A retirada é curta, e as horas vão para base, cremalheira (os dentes da folha), percurso e testes.",
          ],
          [
            "Muitos controles a gravar alongam o serviço. Se a central nova lê os atuais, essa parte some; se não, combina-se a gravação por bloco ou por horário.",
            "Dezenas de controles somam tempo, a menos que a central aceite os antigos. Na troca de código, a gravação é feita por grupos, com hora marcada.",
            "Gravar os controles de todos pode tomar mais tempo que o motor. Uma central que reconheça os existentes evita isso, e sem ela se agenda por grupos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o síndico prepara", "Antes do dia da troca"],
        slots: [
          [
            "Com tudo pronto, o portão volta no mesmo dia. O que costuma gerar a segunda parada é item sem aprovação ou quadro trancado.",
            "Uma segunda ida quase sempre vem de chave que falta ou de peça não aprovada. Prepare estes pontos na véspera.",
            "A parada única depende de poucas coisas, combinadas antes. A lista cabe num aviso.",
          ],
        ],
        steps: [
          "Avise os moradores do dia e do horário, no elevador e no grupo.",
          "Deixe quadro, motor e trilho livres e alguém com as chaves.",
          "Escale quem orienta os carros durante o serviço.",
          "Aprove antes o que pode somar: base, trilho, roldana ou fotocélula.",
          "Guarde a lista de controles em uso.",
        ],
      },
      {
        about: "safety",
        headings: ["Entrada e saída enquanto o motor não funciona", "Como os carros passam durante a troca"],
        slots: [
          [
            "A folha de correr ou de abrir, reta, é movida à mão pelo técnico em momentos combinados, com o disjuntor desligado. Em basculante ou guilhotina ninguém passa embaixo nem move a folha durante o serviço, e os carros usam outra saída.",
            "Em portão de correr ou de abrir, o técnico abre e fecha à mão nos horários acertados. Já o basculante e a guilhotina ficam fechados e isolados até o teste final, e quem precisa sair tira o carro antes.",
            "O técnico move à mão a folha reta, de correr ou de abrir, quando alguém precisa sair. Basculante e guilhotina não se movem com o motor fora: o vão fica isolado, e o carro sai antes do início.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar à noite ou no fim de semana?",
        answers: [
          "Dá, conforme o regulamento do prédio sobre barulho: atendemos {shop.hours}. O valor da ida fora do horário comum é informado antes.",
          "Sim, porque o atendimento é {shop.hours}, desde que o regimento permita o ruído. A diferença de preço, se houver, é combinada antes.",
        ],
      },
      {
        question: "O que faz a troca passar de um dia?",
        answers: [
          "Base de concreto nova, que cura de 3 a 7 dias, trilho a refazer ou peça que não estava prevista. A vistoria por fotos reduz essa surpresa.",
          "Concreto novo, com 3 a 7 dias de cura, e serralheria em folha ou trilho. Nesses casos o portão fica fechado e preso entre as etapas.",
        ],
      },
      {
        question: "O prédio precisa de assembleia para trocar o motor?",
        answers: [
          "Motor quebrado é reparo necessário, e o síndico pode autorizar (Código Civil, artigo 1.341), levando à assembleia se o valor for alto. Trocar para modernizar depende de voto.",
          "Para repor o que quebrou, em geral não, salvo teto na convenção ou despesa alta. Melhoria, como um motor mais rápido, vai à votação.",
        ],
      },
      {
        question: "Qual é a garantia da troca?",
        answers: [
          "O motor tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}. A nota sai em nome do condomínio, com os itens separados.",
          "São {warranty.motor} para o motor, de fábrica, e {warranty.installation} para a instalação, com nota em nome do condomínio.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas e de controles",
  },
  {
    id: "correr-bom-e-barato",
    broader: "deslizante",
    label: "Motor de correr bom e barato",
    phrase: "o motor bom e barato para portão de correr",
    asks: [
      ...combine(
        ["deslizante", "portão deslizante", "motor deslizante"],
        ["bom barato", "barato", "mais barato", "mais em conta", "custo benefício", "econômico"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O motor bom e barato para portão de correr é o deslizante residencial comum, de marca com peça em loja e capacidade um terço acima do peso da folha. A troca em casa fica de {price.homeSwap}, com mão de obra. Quem aproveita a cremalheira e a base paga perto do começo da faixa.",
        "Para gastar pouco no portão de correr, escolha um motor residencial comum, sem inversor, com um terço de folga sobre o peso e peça fácil de achar. Ele custa de {price.homeSwap} na troca em casa, com mão de obra. Aproveitar a base, a fiação e a cremalheira é o que mais economiza.",
        "Com pouco dinheiro, coloque no portão deslizante um motor comum de marca conhecida, um terço mais forte que o peso da folha: na troca em casa, ele fica de {price.homeSwap}, com o serviço. O motor fraco demais é mais barato na loja, mas quebra cedo.",
      ],
      price: [
        "O motor mais barato para portão deslizante é o residencial comum, sem inversor: na troca em casa, ele fica no começo da faixa de {price.homeSwap}, com a mão de obra. O valor é mais baixo quando a cremalheira e a base são aproveitadas. Deixe um terço de folga sobre o peso da folha.",
        "O motor bom e barato para portão de correr custa de {price.homeSwap} na troca em casa, já instalado. No começo da faixa está o motor comum, sem inversor, com a cremalheira e a base aproveitadas. A capacidade deve ficar um terço acima do peso da folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde economizar e onde não", "O que compensa cortar"],
        slots: [
          [
            "Alguns itens podem esperar, e outros, quando faltam, viram conserto. A lista separa os dois.",
            "Antes de cortar, separe o que é conforto do que é segurança. A lista mostra os dois.",
            "Economize no que não encurta a vida do motor. Veja o que pode ficar de fora e o que não pode.",
          ],
        ],
        bullets: [
          "Pode ficar de fora: inversor, que deixa o portão mais rápido, se a rua é calma.",
          "Pode ficar de fora: Wi-Fi, controle extra e luz de garagem.",
          "Pode ser aproveitado: cremalheira reta, base firme e fiação boa.",
          "Não economize: na folga de um terço sobre o peso da folha.",
          "Não economize: na marca, que deve ter placa e engrenagem à venda.",
          "Não economize: na fotocélula, sobretudo com fechamento automático.",
        ],
      },
      {
        about: "check",
        headings: ["Que capacidade o seu portão pede", "A conta do peso da folha"],
        slots: [
          [
            "Para estimar o peso, multiplique a largura pela altura e depois por 10 a 21 kg, se a folha é de aço, ou por 4 a 7 kg, se é de alumínio. Uma folha de aço de 3 por 2,2 metros pesa de 66 a 139 kg, e um motor de 300 kg tem folga.",
            "A área da folha multiplicada por 10 a 21 kg, no aço, ou por 4 a 7 kg, no alumínio, dá o peso aproximado. Numa folha de aço de 3 por 2,2 metros são de 66 a 139 kg, e 300 kg de capacidade bastam.",
            "Calcule a área da folha e multiplique por 10 a 21 kg, no aço, ou por 4 a 7 kg, no alumínio. A folha de aço de 3 por 2,2 metros pesa de 66 a 139 kg, e o motor de 300 kg atende.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que faz o preço subir", "O que soma na conta do deslizante"],
        slots: [
          [
            "Quando faltam, a cremalheira, vendida por metro, a base de concreto e o ponto de energia aumentam o valor. O acerto do trilho ou da roldana também é somado. Portão pesado ou de prédio usa outro motor, de {price.heavySwap}.",
            "A cremalheira, a base e a parte elétrica novas são o que mais aumenta o total. Em portão pesado ou coletivo, a troca do motor vai de {price.heavySwap}.",
            "O total aumenta quando faltam base, cremalheira ou ponto de energia perto do motor. Prédio e folha pesada usam motor maior, que fica de {price.heavySwap}.",
          ],
          [
            "A montagem leva de {time.sliding}. O motor tem {warranty.motor} de garantia, a instalação, {warranty.installation}, e o cartão divide em até {shop.instalments} vezes.",
            "O serviço leva de {time.sliding} e pode ser pago em até {shop.instalments} vezes no cartão. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "O pagamento vai a até {shop.instalments} vezes no cartão. A instalação leva de {time.sliding}, e a garantia é de {warranty.motor} para o motor e de {warranty.installation} para o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de correr barato presta?",
        answers: [
          "Presta em folha leve e uso de casa, e dura de {trade.life}. O que falha cedo é motor pequeno para a folha.",
          "Sim, no tamanho certo. No limite do peso, nenhum dura.",
        ],
      },
      {
        question: "Vale comprar pela internet e só instalar?",
        answers: [
          "Some a mão de obra avulsa, a partir de {price.installation}, e o frete; muitas vezes o instalado sai igual, com garantia num lugar só.",
          "Só se o modelo serve e o total fica menor. Instalar custa desde {price.installation}.",
        ],
      },
      {
        question: "Consertar o atual sai mais barato?",
        answers: [
          "Quase sempre, se há peça: a visita com ajuste em casa parte de {price.preventive}, sem peças. Com o redutor gasto, a troca compensa.",
          "Em geral sim. Compare a peça com a troca antes de decidir.",
        ],
      },
      {
        question: "Qual marca de deslizante tem peça fácil?",
        answers: [
          "PPA, Garen, Peccinin e Rossi são as mais comuns em loja. Veja o preço da placa antes de comprar o motor.",
          "As mais fáceis de achar são PPA, Garen, Rossi e Peccinin. Peça rara acaba com a economia.",
        ],
      },
    ],
    photo: "fotos do portão de correr, do trilho e do lugar do motor, com a largura e o material",
  },
  {
    id: "motor-e-controles-juntos",
    broader: "kit",
    label: "Comprar motor e controles juntos",
    phrase: "a compra do motor com os controles",
    isAskedByName: true,
    asks: [
      ...combine(
        ["controle motor", "controles motor"],
        ["juntos", "junto", "desconto", "comprar juntos", "comprar juntos desconto", "quantos vêm", "vem junto"],
      ),
      "motor vem controle",
      "motor vem com controle",
      "controle extra motor novo",
      "trocar motor e cópia controles",
      "trocar motor cópia controle",
      "trocar motor e controles",
      "motor novo e controles",
      "trocar motor fazer controles",
      "comprar motor novo controles mesma visita",
      "troca motor controles família",
      "trocar motor controle todo mundo orçamento",
      "trocar motor controles orçamento só",
      "trocar motor preciso controle todos",
    ],
    intent: "price",
    answers: {
      any: [
        "Comprar motor e controles juntos compensa, porque o kit já vem com controles, em geral 2, e os extras são gravados na mesma visita. O kit basculante instalado custa {models.pricesOr}; desconto, se houver, é informado no orçamento, e a cópia dos antigos depende do código da central nova.",
        "O controle vem junto com o motor: no kit basculante instalado, de {price.lowest} a {price.highest}, já entram a central e os controles gravados. Pedir os extras na mesma compra poupa outra visita, e o orçamento diz se há desconto e se os controles antigos ainda servem.",
        "Trocar o motor e fazer os controles de uma vez é um serviço só: o motor novo traz controles, e os que faltam se compram juntos e saem gravados. Instalado, o basculante fica por {models.pricesOr}, e o desconto possível aparece no orçamento; cópia dos antigos só serve no mesmo código.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos controles pedir", "Controles novos ou os que você já tem"],
        slots: [
          [
            "Conte um por motorista e um de reserva. Os antigos só continuam se a central nova lê o mesmo código e a mesma frequência, e a cópia simples funciona apenas com código fixo, que repete sempre o sinal.",
            "Um para cada pessoa que dirige e mais um guardado evita nova compra. Controle antigo ou copiado serve se o código for o da central nova, e cópia só existe no código fixo.",
            "A conta é um por motorista mais um. Quanto aos que você tem, dependem do código: fixo e igual ao da central, ficam; rolante, que muda a cada toque, precisa ser da linha.",
          ],
          [
            "Visita e empregado podem entrar por botoeira, senha ou celular, e não precisam de controle próprio.",
            "Para quem vem de vez em quando, interfone ou módulo de celular dispensa um controle.",
            "Nem todos precisam de aparelho: senha, celular e botoeira atendem visita e diarista.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pedir no orçamento", "Como o valor é passado"],
        slots: [
          [
            "Peça o kit e o controle avulso em linhas separadas, para comparar, e a condição à vista, por Pix. No cartão, são até {shop.instalments} vezes.",
            "O orçamento separa kit, controles a mais e acessórios, como fotocélula. Pergunte o valor por Pix e no cartão, que divide em até {shop.instalments} vezes.",
            "Kit, extras e acessórios vêm discriminados. À vista há o Pix, e no cartão, até {shop.instalments} parcelas.",
          ],
          [
            "Em portão de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}, com mão de obra, e os controles seguem a mesma regra.",
            "Fora do basculante, motor e mão de obra na troca residencial ficam de {price.homeSwap}, com controles incluídos na proposta.",
            "Para deslizante e pivotante, a troca em casa custa de {price.homeSwap}, e os extras se somam igual.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Tudo gravado na mesma visita", "Como fica no dia da instalação"],
        slots: [
          [
            "No basculante a montagem leva {time.tilting}, e no fim cada controle, incluído ou extra, é gravado e testado da rua. Os perdidos não precisam ser apagados, porque a central é nova.",
            "São {time.tilting} de trabalho no basculante, com todos os controles cadastrados ao final. Como a central é nova, nenhum controle antigo perdido continua abrindo.",
            "O basculante fica pronto em {time.tilting}, já com os controles gravados e experimentados. De quebra, aparelhos perdidos do motor velho deixam de funcionar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar mais controles depois?",
        answers: [
          "Pode, do mesmo padrão da central. A gravação é rápida, mas fora da instalação costuma pedir nova visita.",
          "Sim, desde que falem o código da central. Gravar depois pode custar outra ida, por isso convém pedir junto.",
        ],
      },
      {
        question: "Os controles já vêm gravados?",
        answers: [
          "Na instalação todos são gravados e testados com você, os do kit e os extras.",
          "Saem prontos no dia da montagem. Comprados só com a caixa, precisam ser cadastrados na central.",
        ],
      },
      {
        question: "Posso manter o motor e comprar só controles?",
        answers: [
          "Pode, com controle do mesmo código e frequência da central. A foto do atual, frente e verso, mostra qual serve.",
          "Sim. O controle novo é gravado no receptor que já existe, se o código combinar.",
        ],
      },
      {
        question: "Dá para usar o celular em vez de controle?",
        answers: [
          "Dá, com um módulo Wi-Fi somado à central. Os controles continuam valendo.",
          "Sim, acrescentando um módulo, que é pedido à parte no mesmo orçamento.",
        ],
      },
    ],
    photo: "uma foto do portão com a largura e dos controles que você já tem, frente e verso",
  },
  {
    id: "clinica-veterinaria-e-pet-shop",
    broader: "comercio",
    label: "Portão de clínica veterinária e pet shop",
    phrase: "o portão de clínica veterinária ou pet shop",
    asks: [
      "portão veterinária",
      "portão automático veterinária",
      "portão banho tosa",
      "veterinária banho tosa portão",
      "portão clínica veterinária",
      "clínica veterinária",
      "portão pet shop",
      "motor pet shop",
      "portão hotel cães",
      "portão creche cães",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão automático para clínica veterinária, banho e tosa ou pet shop precisa de fotocélula baixa, que veja animal pequeno, outra mais alta, para gente, e vãos fechados embaixo da folha. O motor sai das aberturas por hora: basculante até {width.quarterHp} parte de {price.lowest} instalado, e os demais, por foto.",
        "Em veterinária e banho e tosa, escolha o portão automático pelo movimento e proteja o bicho: um par de fotocélulas rente ao piso, força mínima e nenhuma fresta por onde o animal fuja. Instalado, o basculante de até {width.quarterHp} começa em {price.lowest}; o de correr é orçado por foto.",
        "Para clínica veterinária, o que muda no portão automático é o sensor baixo, porque a fotocélula comum não vê um animal pequeno, e o cuidado com a fuga. Motor de basculante até {width.quarterHp} custa desde {price.lowest} com instalação; muito movimento pede uso intenso.",
      ],
      price: [
        "O preço do portão automático de clínica veterinária depende do tipo e do uso: basculante de até {width.quarterHp} parte de {price.lowest} instalado; na troca, motor comum fica de {price.homeSwap}, e o de uso intenso, em portão pesado, de {price.heavySwap}. Fotocélula a mais é orçada à parte.",
        "Em clínica veterinária ou banho e tosa, o portão automático custa desde {price.lowest} no basculante até {width.quarterHp}, instalado. De correr, a troca do motor vai de {price.homeSwap}, ou de {price.heavySwap} se for pesado; o sensor baixo para o animal soma, por foto.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Proteção do animal e do cliente", "Sensores e vãos que evitam acidente"],
        slots: [
          [
            "Um par de fotocélulas perto do piso vê gato e cão pequeno; outro, na altura do joelho, vê gente e carro. Tela ou borracha fecha o vão sob a folha, onde entram pata e focinho.",
            "São dois pares de sensores, um rente ao chão para o bicho e um mais alto para a pessoa, porque um só não vê os dois. Feche também a fresta de baixo e a lateral.",
            "O sensor comum passa por cima de um gato, por isso se põe outro junto ao piso e se mantém o de cima. As frestas da folha levam tela ou borracha, para nada prender.",
          ],
          [
            "Deixe a força no mínimo que move a folha e a pausa longa, para quem entra com o animal no colo. O teste dos sensores se faz toda semana, com uma caixa, nunca com o bicho ou com a mão.",
            "Pausa longa e força mínima dão tempo ao cliente de passar com a caixa de transporte. Uma vez por semana, teste o feixe com um objeto macio, jamais com gente ou animal.",
            "Quem chega com o bicho no colo precisa de tempo, então aumente a pausa e reduza a força. Confira os sensores semanalmente com uma caixa de papelão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor e acesso da clínica", "Portão de carro e entrada de gente"],
        slots: [
          [
            "Separe o portão de carros da porta do cliente: a porta com fechadura elétrica e mola é a que evita a fuga. Onde couber, duas portas em sequência, em que a segunda só abre com a primeira fechada, resolvem de vez.",
            "A entrada a pé deve ter porta própria, com mola e fechadura elétrica, e ficar longe do portão de carro. Duas portas seguidas, uma travando a outra, são a melhor barreira contra a fuga.",
            "O cliente a pé entra por porta com mola e fechadura, e o carro, pelo portão. Se há espaço, ponha duas portas intertravadas, que nunca ficam abertas juntas.",
          ],
          [
            "Conte as entradas da hora mais cheia e escolha motor com um terço de folga em ciclos por hora. Parada suave, de central com desaceleração ou inversor, faz menos barulho e agita menos os animais.",
            "O motor se define pelos carros da hora de pico, com um terço a mais. Prefira o que desacelera ao fechar, porque tranco e ruído assustam os bichos.",
            "Some os veículos da hora de maior movimento e acrescente um terço para achar os ciclos da ficha. Um motor com parada suave incomoda menos quem está na recepção.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como evitar que o animal fuja quando o portão abre?",
        answers: [
          "Com duas portas em sequência, em que a segunda só abre com a primeira fechada. Onde não cabe, alguém acompanha a abertura e o fechamento automático fica com tempo curto e sensor testado.",
          "O melhor é a antecâmara, com duas portas que não abrem juntas. Sem espaço, abra só com o animal preso na guia ou na caixa e alguém olhando o vão.",
        ],
      },
      {
        question: "A fotocélula vê um gato?",
        answers: [
          "Só se estiver baixa o bastante, a poucos centímetros do chão. A comum, na altura do joelho, não o percebe, e por isso se instalam dois pares.",
          "A que fica no joelho não. Um segundo par, rente ao piso e protegido contra respingo, percebe gato e cão pequeno.",
        ],
      },
      {
        question: "Dá para instalar com a clínica aberta?",
        answers: [
          "Dá, fora da hora cheia: o basculante leva de {time.tilting}, e o de correr, de {time.sliding}. Nesse tempo a entrada de carros fica parada, e a de pedestres continua.",
          "Sim, combinando um período calmo. Conte de {time.tilting} no basculante e de {time.sliding} no de correr, com o cliente usando a porta a pé.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o portão da clínica?",
        answers: [
          "Em comércio, {visits.business}, no mínimo, com força, sensores e desgaste conferidos. Pelo e água de lavagem sujam as lentes, que se limpam toda semana com pano seco.",
          "A revisão é {visits.business}, ou mais se entra muita gente. Entre elas, limpe as lentes da fotocélula, porque pelo e respingo cortam o feixe.",
        ],
      },
    ],
    photo: "fotos da entrada de carro e da de pessoas, com a largura do vão",
  },
  {
    id: "marca-com-garantia-maior",
    broader: "comparacao-de-marcas",
    label: "Marca com garantia maior",
    phrase: "a garantia de cada marca de motor",
    asks: [
      "qual motor mais garantia",
      "qual motor tem mais garantia",
      "marca garantia maior",
      "qual marca garantia",
      "marca mais garantia",
      "motor garantia maior",
      "motor garantia mais anos",
      "marca melhor garantia",
      "motor mais tempo garantia",
      "motor garantia mais longa",
      "fábrica motor garantia mais longa",
      "marca motor garantia anos",
      "marca motor garantia cinco anos",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Nenhuma marca de motor tem garantia maior em tudo: o prazo muda com o fabricante e o modelo e está no termo que vem na caixa. Nos motores que vendemos, de qualquer marca, são {warranty.motor} no motor e {warranty.installation} na instalação; compare também o que fica de fora.",
        "Qual marca dá mais garantia no motor depende do modelo, porque cada fabricante escreve o seu prazo no termo. Conosco, qualquer marca sai com {warranty.motor} para o motor e {warranty.installation} para o serviço, e o que o termo exclui pesa tanto quanto os meses.",
        "Não dá para eleger uma marca de motor pela garantia maior, já que o prazo varia por modelo e vale o termo escrito. O usual, e o que vale nos que vendemos, são {warranty.motor} no motor, mais {warranty.installation} na instalação; leia as exclusões antes de decidir.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que comparar no termo de garantia", "Leia isto antes de olhar o prazo"],
        slots: [
          [
            "Um prazo longo com muitas exceções protege menos que um curto e claro. Peça o termo antes de comprar e procure estes pontos.",
            "O número de meses é só a primeira linha, e as exclusões vêm depois. Antes da compra, peça o termo e confira a lista.",
            "Meses a mais não ajudam quando o termo exclui o defeito comum. Leia-o antes de pagar, olhando para isto.",
          ],
        ],
        bullets: [
          "Se a placa e os controles têm o mesmo prazo do motor",
          "Se exige instalador da marca ou nota de instalação",
          "O que fica fora: surto, água, batida e desgaste",
          "Quem paga retirada, frete e mão de obra",
          "Onde fica a assistência mais próxima",
        ],
      },
      {
        about: "choose",
        headings: ["Garantia maior é motor melhor?", "Garantia e durabilidade são coisas diferentes"],
        slots: [
          [
            "Não por si: a garantia cobre defeito de fábrica, que costuma aparecer cedo. A vida do motor, de {trade.life} em casa, depende da folga sobre o peso da folha, do portão leve e da revisão {visits.home}.",
            "Prazo maior não faz o motor durar mais, pois só responde por falha de fabricação. O que leva um motor a {trade.life} é folha leve, capacidade com sobra e revisão {visits.home}.",
            "Uma coisa não garante a outra, porque o termo fala de defeito de fábrica. Durar {trade.life} vem do portão equilibrado, do modelo com folga e da revisão {visits.home}.",
          ],
          [
            "Acabado o prazo, quem salva é a peça à venda perto de você. Entre duas garantias iguais, escolha a marca com placa, engrenagem e controle fáceis de achar, como as mais vendidas.",
            "Depois da garantia conta a reposição, e nisso marcas muito vendidas, como PPA, Garen e Rossi, levam vantagem. No empate de prazo, decida por ela.",
            "Passada a cobertura, o que importa é achar placa, engrenagem e controle na região. Marcas de grande venda facilitam, e esse é um bom desempate.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que a lei garante em qualquer marca", "Garantia de fábrica e garantia da lei"],
        slots: [
          [
            "Em qualquer marca, o Código de Defesa do Consumidor dá 90 dias para reclamar de produto durável e de serviço, e no defeito oculto o prazo começa quando ele aparece. A garantia do fabricante é dada por escrito e se soma à da lei.",
            "Pela lei, produto durável e serviço têm 90 dias para reclamação, contados do surgimento no caso de defeito oculto. O prazo do fabricante, escrito no termo, vem por cima desse.",
            "Há um mínimo legal de 90 dias, seja qual for a marca, para o produto e para o serviço; se o defeito estava oculto, conta de quando surge. O termo do fabricante complementa esse prazo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Surto de energia entra na garantia do motor?",
        answers: [
          "Em geral, não, em nenhuma marca. Aterramento e protetor de surto no quadro evitam a queima e a discussão.",
          "Normalmente fica de fora, como raio e água. Um protetor de surto com bom aterramento custa menos que a placa.",
          "Costuma ser excluído do termo. Proteja o circuito com terra e protetor de surto, que vale para qualquer motor.",
        ],
      },
      {
        question: "Perco a garantia se outro técnico abrir o motor?",
        answers: [
          "Pode perder, conforme o termo. Dentro do prazo, chame antes quem vendeu e deixe a tampa fechada.",
          "Muitos termos dizem que sim. Enquanto durar a garantia, fale primeiro com o vendedor.",
          "Depende do que está escrito, mas é comum. No prazo, não deixe abrir sem consultar a loja.",
        ],
      },
      {
        question: "E se eu perder a nota fiscal?",
        answers: [
          "Peça a segunda via a quem vendeu. O comprovante de pagamento e as mensagens da compra também mostram a data.",
          "A loja pode emitir outra via. Enquanto isso, o recibo do cartão ou do Pix ajuda a provar quando foi.",
          "Solicite nova via à loja e guarde o comprovante do pagamento, porque o prazo depende da data.",
        ],
      },
      {
        question: "A garantia da instalação vale para motor de outra loja?",
        answers: [
          "Vale: o serviço que fizemos tem {warranty.installation}. O aparelho comprado fora fica com a garantia de quem o vendeu.",
          "Sim, são {warranty.installation} sobre a montagem. Já o motor responde pela loja onde foi comprado.",
          "O trabalho de instalar tem {warranty.installation} em qualquer caso. Pelo defeito do aparelho, procure o vendedor dele.",
        ],
      },
    ],
    photo: "uma foto do portão com a largura e as marcas que você está comparando",
  },
];
