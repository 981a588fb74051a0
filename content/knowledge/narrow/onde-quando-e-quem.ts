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
    photo: "um vídeo do portão, a foto da etiqueta do motor e o nome de quem autoriza",
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
        "O portão do prédio fica parado de {time.heavy} na troca do motor, de dia, e não precisa passar a noite aberto: se não terminar, a folha fica fechada e presa, com a passagem pela portaria ou por outra entrada. Motor e mão de obra ficam de {price.heavySwap}.",

        "Na troca do motor, o portão do prédio fica parado de {time.heavy}, em horário combinado fora do pico; a passagem é liberada na mão pelo técnico em momentos certos. Motor e mão de obra ficam de {price.heavySwap}, e base nova ou serralheria pode pedir outro dia.",
        "Conte de {time.heavy} de portão parado para trocar o motor do prédio, com a folha e a elétrica em ordem. O serviço é marcado entre a saída da manhã e a volta da tarde, e os moradores são avisados antes; a troca fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Como o dia é organizado", "Da retirada ao teste"],
        slots: [
          [
            "Retirar o motor velho é rápido; base, alinhamento, percurso e controles tomam a maior parte do tempo.",
            "O que demora é alinhar, regular e gravar controles, e não tirar o motor velho.",
          ],
          [
            "Muitos controles a gravar alongam o serviço; se a central aceita os antigos, poupa-se essa parte.",
            "Com dezenas de controles, combine a gravação em lote ou uma central que leia os atuais.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o síndico prepara", "Antes do dia da troca"],
        slots: [["Preparado assim, o portão volta no mesmo dia.", "Com isto pronto, não há segunda parada."]],
        steps: [
          "Avise os moradores com o dia e o horário, no elevador e no grupo.",
          "Deixe quadro, motor e trilho livres e alguém com a chave.",
          "Combine quem orienta os carros durante o serviço.",
          "Aprove antes o que somar: base, trilho, roldana ou fotocélula.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os carros ficam presos durante a troca?",
        answers: [
          "Não, se o horário é combinado: a folha de correr ou de abrir é movida na mão pelo técnico quando preciso.",
        ],
      },
      {
        question: "Dá para trocar à noite ou no fim de semana?",
        answers: ["Dá, conforme o regulamento do prédio; o valor da ida fora do horário comum é dito antes."],
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
        "O motor bom e barato para portão de correr é o menor deslizante residencial de marca com peça em loja, com capacidade um terço acima do peso da folha. A troca em casa fica de {price.homeSwap}, com motor e mão de obra; aproveitar a cremalheira e a base põe o seu caso na parte de baixo.",
        "Para gastar pouco em portão de correr, escolha o deslizante residencial comum, sem inversor, no tamanho da folha: na troca, em casa, de {price.homeSwap}, com mão de obra. Cremalheira reta, base firme e fiação boa ficam, e é aí que se economiza.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde economizar e onde não", "O que compensa cortar"],
        slots: [
          [
            "Corte velocidade e aplicativo, se a rua é calma; não corte capacidade, porque motor no limite quebra cedo.",
            "Dá para abrir mão de inversor e de Wi-Fi; de folga sobre o peso, não.",
          ],
          [
            "Fique em marca de peça comum: placa e engrenagem fáceis de achar barateiam o primeiro conserto.",
            "Motor barato de peça rara sai caro: prefira marca com reposição na região.",
          ],
          [
            "A fotocélula é à parte e vale o gasto, sobretudo com fechamento automático.",
            "Não economize na fotocélula: é ela que evita acidente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que faz o preço subir", "O que soma na conta do deslizante"],
        slots: [
          [
            "Somam cremalheira por metro, base nova, ponto de energia e acerto de trilho ou roldana.",
            "Cremalheira nova, base e elétrica são os itens que mais somam.",
          ],
          [
            "Folha pesada ou prédio muda de categoria: de {price.heavySwap}, com mão de obra.",
            "Em portão pesado ou coletivo, a troca vai de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de correr barato presta?",
        answers: ["Presta em folha leve e uso de casa. O que falha cedo é motor pequeno para a folha."],
      },
      {
        question: "Vale comprar pela internet e só instalar?",
        answers: [
          "Some a mão de obra avulsa, a partir de {price.installation}, e confira antes se o modelo serve; às vezes o instalado sai igual.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: ["Sim, em até {shop.instalments} vezes no cartão."],
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
        "Comprar motor e controles juntos compensa, porque o kit já vem com controles, em geral 2, e os extras são gravados na mesma visita. O kit basculante instalado custa {models.pricesOr}; desconto, se houver, é dito no orçamento, e a cópia dos antigos depende do código da central nova.",
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
        "Em clínica veterinária e pet shop, o portão precisa ver animal baixo e não deixar fuga: fotocélula a poucos centímetros do chão e outra mais alta, força no mínimo, fechamento que não seja sozinho sem sensor e, se der, duas portas em sequência. O motor se escolhe pelas aberturas na hora cheia.",
        "Para portão de clínica veterinária, escolha motor pelas aberturas por hora e cuide do que é próprio do lugar: sensor baixo para bicho pequeno, vãos fechados embaixo da folha e comando só com quem enxerga a entrada. O orçamento, por foto e medidas, é grátis.",
      ],
      price: [
        "O preço do portão automático de clínica veterinária depende do tipo e do uso: basculante de até {width.quarterHp} parte de {price.lowest} instalado; na troca, motor comum fica de {price.homeSwap} e o de uso intenso, de {price.heavySwap}. Sensores a mais são orçados à parte.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Proteção de animal e de cliente", "O que não pode faltar"],
        slots: [
          [
            "Um par de fotocélulas baixo, perto do piso, vê gato e cão pequeno; outro, na altura do joelho, vê gente e carro.",
            "Sensor baixo para o bicho e outro mais alto para a pessoa: um só não vê os dois.",
          ],
          [
            "Tela ou borracha fecha o vão sob a folha, por onde o animal escapa ou prende a pata.",
            "Feche o vão de baixo e a fresta lateral, onde pata e focinho entram.",
          ],
          [
            "Fechamento automático só com sensor testado, e pausa longa para quem entra com o bicho no colo.",
            "Deixe a pausa longa e teste os sensores toda semana, com uma caixa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor e acesso da clínica", "Portão de carro e entrada de gente"],
        slots: [
          [
            "Separe o portão de carros da porta do cliente: a porta com fechadura e mola segura a fuga.",
            "A entrada a pé, com fechadura elétrica e mola, é a que evita o bicho na rua.",
          ],
          [
            "Com muita entrada por hora, peça motor de uso intenso; com pouco carro, o residencial atende.",
            "Conte os carros da hora mais cheia: é isso que separa o motor comum do de uso intenso.",
          ],
          [
            "Motor silencioso, com parada suave, assusta menos os animais.",
            "Prefira parada suave: tranco e ruído agitam os bichos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como evitar que o animal fuja quando o portão abre?",
        answers: [
          "Com duas portas em sequência: a segunda só abre com a primeira fechada. Onde não cabe, alguém acompanha a abertura.",
        ],
      },
      {
        question: "A fotocélula vê um gato?",
        answers: ["Só se estiver baixa o bastante. Por isso se põe um par perto do piso, além do comum."],
      },
      {
        question: "Dá para instalar com a clínica aberta?",
        answers: ["Dá, fora da hora cheia: o basculante leva de {time.tilting} e o de correr, de {time.sliding}."],
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
        "O prazo de garantia é de cada fabricante e modelo, e está escrito no termo que vem na caixa; por isso nenhuma marca tem a maior em tudo. Nos motores que vendemos, de qualquer marca, são {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Não dá para eleger uma marca pela garantia: o prazo muda com o modelo e com quem instala, e vale o termo escrito. Conosco são {warranty.motor} no motor e {warranty.installation} no serviço, em qualquer marca; compare também o que a garantia cobre e quem atende.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que comparar no termo de garantia", "Leia isto antes do prazo"],
        slots: [
          [
            "Um prazo longo com muitas exceções protege menos que um curto e claro.",
            "O número de meses é só a primeira linha; leia as outras.",
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
        headings: ["Garantia e durabilidade", "Garantia maior é motor melhor?"],
        slots: [
          [
            "Não por si: o motor dura de {trade.life} em casa, e o que decide é folga sobre o peso, folha leve e revisão.",
            "Garantia cobre defeito de fábrica; a vida do motor, de {trade.life}, depende da folha e do uso.",
          ],
          [
            "Peça fácil na região vale depois que o prazo acaba.",
            "Depois do prazo, quem salva é a peça à venda perto de você.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Surto de energia entra na garantia do motor?",
        answers: ["Em geral, não. Aterramento e protetor de surto evitam a queima e a discussão."],
      },
      {
        question: "Posso perder a garantia se outro técnico abrir o motor?",
        answers: ["Pode, conforme o termo. Dentro do prazo, chame antes quem vendeu."],
      },
      {
        question: "E se eu perder a nota fiscal?",
        answers: ["Peça a segunda via a quem vendeu: sem data, não há como provar o prazo."],
      },
    ],
    photo: "uma foto do portão com a largura e as marcas que você está comparando",
  },
];
