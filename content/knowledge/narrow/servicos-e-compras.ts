import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Services and purchases that a title narrows to one case: two parts at once, a small building, a faster motor. */
export const servicosECompras: NarrowConcept[] = [
  {
    id: "trocar-placa-e-motor",
    isAskedByName: true,
    broader: "troca",
    label: "Trocar placa e motor juntos",
    phrase: "a troca da placa e do motor juntos",
    asks: [
      "placa motor separados conjunto",
      "raio placa motor trocar dois",
      "trocar placa motor de uma vez",
      ...combine(["placa motor", "central motor"], ["juntos", "junto", "os dois", "trocar ambos", "tudo junto"]),
      ...combine(
        ["trocar placa motor", "troca placa motor"],
        ["juntos", "juntos preço", "os dois preço", "junto preço"],
      ),
      "trocar placa trocar motor",
      "trocar placa e motor preço",
      "trocar motor e placa preço",
      "motor placa completo preço",
      "motor novo vem placa",
      "motor novo vem com placa",
      "motor já vem placa",
      "queimou placa motor raio trocar dois preço",
      "vale pena trocar placa motor vez",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar a placa e o motor juntos é trocar o conjunto, porque o motor novo já vem com a placa: em casa, fica de {price.homeSwap}, com a mão de obra, e em portão pesado, de {price.heavySwap}. Se o motor está bom, troca-se só a placa, e sai por menos.",
        "Na troca de motor e placa do portão, você paga um só, já que o motor novo já traz a central: de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada, serviço incluído. Antes o técnico mede os dois, porque muitas vezes apenas um falhou.",
        "Motor e placa do portão se trocam num conjunto só, pois a placa já vem no motor novo. A troca custa de {price.homeSwap} em casa, com mão de obra, e de {price.heavySwap} em portão pesado; comprar as duas peças em separado quase nunca compensa.",
        "Quem precisa trocar motor e placa do portão compra um conjunto, pois o motor novo já traz a central: a troca com mão de obra fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada. Estando bom o motor, a placa sozinha custa menos.",
        "Placa e motor queimados juntos são resolvidos com um motor novo, que já vem com a central, por um valor de {price.homeSwap} em residência ou de {price.heavySwap} em portão pesado, serviço incluído. Vale medir antes, porque nem sempre os dois se perderam.",
      ],
      question: [
        "O motor novo já vem com a placa, por isso trocar os dois de uma vez vale a pena só se ambos falharam ou o motor está no fim: o conjunto fica de {price.homeSwap} em casa, com a mão de obra. Com o motor bom, troca-se só a placa.",
        "Vale trocar a placa e o motor juntos quando os dois queimaram ou o motor já está gasto, e nesse caso o motor novo já traz a central. Em casa, fica de {price.homeSwap}, mão de obra incluída; sobrando motor, a placa basta.",
        "Não é preciso comprar as duas peças: o motor novo já vem com placa, e a troca em residência, com o serviço, fica de {price.homeSwap}. Se só a central queimou e o motor tem força, troca-se apenas ela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Só a placa, só o motor ou os dois", "Quando trocar o conjunto"],
        slots: [
          [
            "Só a placa: o redutor, as engrenagens de dentro, está firme e ainda há central para o modelo. Os dois: redutor gasto, enrolamento queimado, placa sem reposição ou motor com {trade.life} de uso.",
            "Se o motor tem força e as engrenagens não têm folga, basta a placa. Enrolamento queimado, engrenagem gasta, placa fora de linha ou idade de {trade.life} pedem o conjunto.",
            "Motor bom com placa queimada leva só placa, e a conta é menor. O conjunto entra se o motor queimou por dentro, se já tem {trade.life} ou se a central não existe mais.",
            "A idade e a mecânica decidem. Motor firme, sem folga no redutor, segue em uso com outra placa; com {trade.life} de trabalho, bobina queimada ou central que já não se acha, o conjunto é a compra certa.",
            "Fique com o motor se as engrenagens dele estão justas e existe placa para o modelo. Passe ao conjunto quando o enrolamento queimou, o redutor se gastou, a reposição acabou ou ele completou {trade.life}.",
          ],
          [
            "Só o motor é raro, porque o corpo avulso custa perto do conjunto e a placa velha pode não servir nele.",
            "Pôr motor novo com a placa velha quase não se faz: precisa ser o mesmo modelo, e a diferença de preço é pequena.",
            "Manter a central antiga num motor novo só vale em modelo igual e com a placa testada, o que economiza pouco.",
            "Quem pensa em guardar a placa e comprar apenas o corpo do motor poupa pouco, além de depender de modelo idêntico.",
            "A terceira opção, corpo novo com central usada, pede o mesmo modelo e custa quase o mesmo que o conjunto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de condenar os dois", "O teste que separa placa de motor"],
        slots: [
          [
            "O técnico mede em separado a saída da placa e o enrolamento do motor, e em boa parte dos casos só um falhou. Capacitor fraco imita motor queimado e custa bem menos, por isso é testado antes.",
            "Com instrumento se vê se a placa manda e o motor não obedece, ou o contrário. O capacitor vem antes, já que gasto ele parece motor queimado e é das peças mais baratas.",
            "A medição mostra qual dos dois parou: a placa, que não manda energia, ou o motor, que não gira com ela. Antes ainda se testa o capacitor, barato e responsável por muito motor dado como perdido.",
            "Nem todo motor parado com a placa apagada está perdido. Cada um é medido sozinho, e o primeiro suspeito é o capacitor, peça barata cujo desgaste se confunde com motor queimado.",
            "Antes de trocar tudo, confere-se o capacitor, que enfraquecido deixa o motor sem partida e custa pouco. A seguir, medem-se a saída da central e as bobinas, e com frequência só uma das partes tem defeito.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que vem no conjunto novo", "O que está e o que não está no preço"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}, com motor, central, controles e entrega. Nos outros portões ficam a fotocélula, a fiação e a cremalheira boas, e os controles antigos só se a central nova ler o código.",
            "O kit basculante até {width.quarterHp} sai por {models.pricesOr} com central e controles, já montado. De correr ou de abrir, fios, sensores e cremalheira em ordem se aproveitam, e os controles dependem do código.",
            "Para basculante de até {width.quarterHp} há kit completo, com instalação, por {models.pricesOr}. Nos demais, o que está bom, como fiação, fotocélula e cremalheira, baixa a conta; controles de outro código são trocados.",
            "Se o portão é basculante e tem até {width.quarterHp}, o conjunto vem em kit, por {models.pricesOr}, entregue e instalado com central e controles. Em outros tipos, aproveita-se o que presta, da cremalheira à fotocélula e aos fios; controle só fica se a placa ler seu código.",
            "O preço do kit de basculante, até {width.quarterHp} de largura, é {models.pricesOr}, com motor, central, controles e instalação. De correr e de abrir mantêm fiação, sensor e cremalheira que estejam sãos, e trocam os controles quando o código é diferente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr uma placa nova no motor velho?",
        answers: [
          "Pode, em motor comum, se tensão, potência e fim de curso combinarem. Em motor com inversor, só a placa da própria linha.",
          "Sim, quando o motor ainda é forte e a central é compatível. O de inversor não aceita placa genérica.",
          "Dá, se o motor é convencional e a placa nova repete potência, tensão e tipo de fim de curso. O que tem inversor só trabalha com central da mesma linha.",
        ],
      },
      {
        question: "Quanto custa trocar só a placa?",
        answers: [
          "Depende do modelo: a de motor comum custa menos que a de inversor, e soma-se a visita, a partir de {price.preventive} em casa. Compensa até perto de {price.homeSwapHalf}, metade da troca.",
          "Some a central do modelo e a visita, desde {price.preventive} em casa, sem peças. Acima da faixa de {price.homeSwapHalf}, metade do conjunto trocado, o novo passa a valer.",
          "O valor segue o modelo, com a placa comum abaixo da de inversor, e a visita em casa começa em {price.preventive}, sem peças. Passando de {price.homeSwapHalf}, metade da troca, olhe o conjunto.",
        ],
      },
      {
        question: "Os controles atuais funcionam no conjunto novo?",
        answers: [
          "Só se a central nova aceitar o mesmo código e a mesma frequência. Os kits basculantes já vêm com controles.",
          "Depende do código deles. Quando não servem, gravam-se controles novos, que no kit basculante já estão incluídos.",
          "Se falam o mesmo código na mesma frequência, basta gravá-los na central. Senão entram outros, e o kit de basculante já os traz.",
        ],
      },
      {
        question: "Quanto tempo leva trocar tudo?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem.",
          "Uma visita: {time.tilting} em basculante, {time.sliding} em portão de correr.",
          "Com a folha em bom estado, conte {time.tilting} para o basculante e {time.sliding} para o deslizante.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, da placa com o código impresso e do portão inteiro",
  },
  {
    id: "trocar-por-motor-rapido",
    isAskedByName: true,
    broader: "troca",
    label: "Trocar o motor por um rápido",
    phrase: "a troca por um motor rápido",
    asks: [
      "lento compensa trocar motor",
      "lento vale pena trocar motor",
      "portão lento compensa trocar motor",
      "portão lento trocar motor",
      "portão lento motor mais rápido",
      "vale pena trocar motor funciona mais rápido",
      "vale pena trocar motor bom mais rápido",
      "trocar motor funciona por mais rápido",
      "compensa trocar motor funciona mais rápido",
      "trocar motor comum rápido",
      "troca motor antigo jetflex",
      "troca basculante antigo jetflex",
      "troca motor basculante antigo jetflex",
      "trocar motor comum jetflex",
      "trocar motor velho jetflex",
      ...combine(
        ["trocar motor", "mudar motor", "troca motor", "substituir motor"],
        ["rápido", "mais rápido", "veloz", "turbo", "inversor"],
      ),
      "motor antigo por rápido",
      "motor lento por rápido",
      "motor comum por rápido",
      "vale pena motor rápido",
      "vale pena trocar motor rápido",
      "vale pena trocar motor antigo rápido",
      "compensa trocar motor rápido",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão ficou lento, trocar o motor só compensa depois de ver a folha e o capacitor: trilho sujo, roldana gasta ou capacitor fraco se acertam em casa a partir de {price.preventive}, sem peças. Se ele sempre foi lento, o motor rápido resolve: no basculante de até {width.quarterHp}, o {model.jetflex} abre em {opening.jetflex}, por {price.jetflex} instalado.",
        "Vale a pena trocar um motor que funciona por um mais rápido se você espera na rua ou se muita gente usa o portão, e se a folha é firme e leve. No basculante de até {width.quarterHp}, o {model.jetflex} abre em {opening.jetflex}, por {price.jetflex} instalado, contra {opening.padrao} do comum. Em rua calma, fique com o que tem.",
        "Vale a pena trocar o motor por um rápido se você espera na rua ou muita gente usa a entrada, e se a folha é firme e leve. No basculante de até {width.quarterHp}, o {model.jetflex} abre em {opening.jetflex}, por {price.jetflex} instalado, contra {opening.padrao} do comum. No de correr, a troca em casa fica de {price.homeSwap}.",
        "Motor rápido vale a pena para casa com garagem junto da rua, porque o carro espera menos. No basculante de até {width.quarterHp}, o {model.jetflex} abre em {opening.jetflex} e custa {price.jetflex} instalado, e o {model.speedy}, em {opening.speedy}, por {price.speedy}. Em rua calma e com recuo, o motor antigo que funciona pode ficar.",
        "Pagar mais por um motor rápido compensa pela segurança de não esperar na rua, e não por economia. Em basculante de até {width.quarterHp}, o {model.jetflex} abre em {opening.jetflex}, por {price.jetflex} instalado, contra {opening.padrao} do comum. No de correr, a troca em casa fica de {price.homeSwap}, e o rápido custa mais.",
        "A troca do motor de basculante antigo pelo {model.jetflex} custa {price.jetflex}, com instalação, em folha equilibrada de até {width.quarterHp}. Ele abre em {opening.jetflex}, contra {opening.padrao} do comum, e vale mais a pena em garagem junto da rua ou entrada muito usada. Antes, o técnico confere cabos e contrapeso.",
      ],
      price: [
        "Trocar o motor por um rápido custa, no basculante de até {width.quarterHp} e já instalado, {price.speedy} no {model.speedy}, que abre em {opening.speedy}, e {price.jetflex} no {model.jetflex}, que abre em {opening.jetflex}. De correr e de abrir, a troca em casa fica de {price.homeSwap}, e o rápido custa mais que o comum.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para quem o motor rápido vale", "Quando a rapidez compensa"],
        slots: [
          [
            "Rua movimentada, garagem sem recuo e prédio na hora cheia são os casos em que os segundos contam. Em rua calma, com espaço para parar, a diferença é só conforto. Se o motor já está no fim da vida, essa é a melhor hora de mudar.",
            "Quem entra da avenida, espera na calçada ou divide a entrada com outras famílias sente a diferença. Com recuo e pouco movimento, é só conforto. Se o motor já precisa ser trocado, o acréscimo pesa menos.",
            "Os segundos valem onde o carro fica parado na rua ou onde muita gente entra. Em garagem recuada, servem só ao conforto. Se o motor está com defeito caro, aproveite a troca para mudar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O portão aguenta a velocidade?", "O que a folha precisa para um motor rápido"],
        slots: [
          [
            "A folha tem de estar reta, leve e sem folga, senão a velocidade vira pancada no batente. Roldana, dobradiça, cabo e contrapeso são conferidos antes.",
            "Folha frouxa ou torta bate quando anda depressa, e por isso o técnico confere antes cabo, contrapeso, roldanas e dobradiças.",
            "Com velocidade, qualquer folga vira batida. Antes da troca são acertadas dobradiças, roldanas, cabos e contrapeso.",
          ],
          [
            "A fotocélula, o sensor do vão, passa a ser necessária, porque há menos tempo para desviar. A placa com inversor, que controla a velocidade, precisa de fio terra e protetor de surto.",
            "Com menos tempo para reagir, o sensor do vão, a fotocélula, não pode faltar. O inversor, a placa que controla a velocidade, precisa de fio terra e proteção contra picos de tensão.",
            "Instale a fotocélula, já que a folha rápida dá pouco tempo a quem passa. Proteja também a rede, com fio terra e protetor de surto, porque a placa do inversor é mais sensível.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que se aproveita do motor antigo", "O que fica e o que muda na troca"],
        slots: [
          [
            "Ficam a fiação, a fotocélula e, no de correr, a cremalheira reta e de mesmo dente. Central e controles vêm com o motor novo, e o serviço leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "Fiação, fotocélula e cremalheira boas são aproveitadas, enquanto placa e controles vêm com o novo. Em basculante são {time.tilting} de serviço, e no deslizante, {time.sliding}.",
            "O que está em ordem fica, como fios, sensor e cremalheira de dente igual. Trocam-se motor, placa e controles, em {time.tilting} no basculante ou {time.sliding} no de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para acelerar o motor que já tenho?",
        answers: [
          "Motor comum, não, porque a velocidade vem da redução. Só os que têm inversor permitem ajuste, dentro do limite do modelo.",
          "Só se ele tiver inversor. No comum, o tempo de abertura é fixo, e forçar estraga a engrenagem.",
        ],
      },
      {
        question: "Motor rápido dura menos?",
        answers: [
          "Não em folha firme, porque o inversor acelera e freia aos poucos. Em folha ruim, ele sofre mais que o comum.",
          "Com a folha alinhada, dura o mesmo. O que encurta a vida dele é folga e batida.",
        ],
      },
      {
        question: "Motor rápido gasta mais luz?",
        answers: [
          "A diferença quase não aparece na conta, já que ele trabalha por menos segundos a cada abertura.",
          "Não de modo que se note, porque o tempo de uso é menor e o consumo fica parecido.",
        ],
      },
      {
        question: "É perigoso com criança em casa?",
        answers: [
          "Com fotocélula, força no mínimo e parada testada, não é mais perigoso que o comum. Sem sensor, não se usa motor rápido.",
          "O cuidado é ter fotocélula alinhada e força bem regulada. Sem isso, a velocidade aumenta o risco.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  },
  {
    id: "contrato-em-predio-pequeno",
    broader: "contrato",
    label: "Contrato de manutenção em prédio pequeno",
    phrase: "o contrato de manutenção em prédio pequeno",
    asks: [
      "contrato prédio oito apartamentos",
      "contrato prédio seis apartamentos",
      "contrato seis apartamentos",
      "contrato oito apartamentos",
      "contrato quatro apartamentos",
      "contrato condomínio poucas unidades",
      "contrato poucas unidades",
      "contrato prédio poucas unidades",
      "prédio seis apartamentos compensa contrato",
      "manutenção avulsa contrato prédio pequeno",
      "poucos moradores mensalidade chamar quebra",
      ...combine(
        ["contrato", "manutenção", "plano manutenção", "contrato manutenção", "contrato manutenção vale pena portão"],
        [
          "prédio pequeno",
          "condomínio pequeno",
          "prédio poucos apartamentos",
          "condomínio poucas casas",
          "vila casas",
          "prédio 4 apartamentos",
          "prédio 6 apartamentos",
          "prédio 8 apartamentos",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em prédio pequeno, o contrato de manutenção de portão vale a pena se o motor é antigo ou já parou mais de uma vez no ano. Com motor novo e pouco uso, basta a revisão avulsa, {visits.business}, em geral de {price.preventiveRange}, sem peças. A mensalidade depende dos portões, das visitas e das peças incluídas.",
        "Para prédio ou condomínio pequeno, a revisão avulsa, {visits.business}, costuma bastar, em geral por {price.preventiveRange} cada visita, sem peças. O contrato mensal vale a pena com motor velho, portão pesado ou garagem que não pode parar, e o valor depende de portões, visitas e peças.",
        "O contrato mensal em condomínio pequeno compensa quando o portão já parou duas ou mais vezes no ano ou é a única entrada. Em prédio pequeno de pouco uso, a visita avulsa, {visits.business}, sai por menos: em geral, cada uma fica de {price.preventiveRange}, sem peças.",
      ],
      price: [
        "Em prédio pequeno, o preço do contrato depende de quantos portões há, quantas visitas por ano e se as peças entram. Como referência, a revisão avulsa fica em geral de {price.preventiveRange}, sem peças, de modo que uma visita a cada três meses custa cerca de um terço disso por mês.",
        "O contrato de manutenção de um prédio pequeno é calculado por portão e por visita, até o preço da avulsa, em geral de {price.preventiveRange}, sem peças. Uma visita a cada três meses, dividida em mensalidades, pesa cerca de um terço desse valor por mês.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Contrato ou visita avulsa", "A conta do prédio pequeno"],
        slots: [
          [
            "Conte os chamados dos últimos doze meses, porque a partir de dois o contrato começa a compensar. Some o que foi pago em visitas e peças, divida por doze e compare com a mensalidade.",
            "Dois chamados ou mais no ano já justificam a comparação. Junte o gasto de doze meses, divida por doze e veja se fica perto da mensalidade oferecida.",
            "Some quanto o prédio gastou com o portão no último ano e divida por doze. Se houve mais de um chamado, o valor costuma se aproximar da mensalidade.",
          ],
          [
            "Mensalidade não quer dizer visita mensal: com poucas aberturas por dia, uma ida a cada três meses basta. O contrato traz ainda por escrito em quanto tempo alguém atende quando a garagem trava.",
            "O pagamento pode ser por mês e a visita, a cada três, já que pouco uso gasta pouco. Se o portão é a única saída, o prazo de atendimento por escrito já é um bom motivo.",
            "Com pouco movimento, combine visitas a cada três meses, mesmo pagando por mês. O maior ganho é o prazo de urgência no papel, para quem só tem uma entrada.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Um contrato curto que basta", "O que pôr no contrato"],
        slots: [
          [
            "Para prédio pequeno, o contrato cabe em uma folha, desde que traga estes pontos, que evitam discussão na hora da pane.",
            "Uma página resolve, desde que diga o que entra, quando e por quanto.",
            "O contrato não precisa ser longo, e sim claro. Estes itens evitam surpresa.",
          ],
        ],
        bullets: [
          "Quantas visitas por ano e o que se faz em cada uma",
          "Se as peças entram ou são cobradas à parte",
          "Quem do prédio aprova gasto, e até quanto",
          "Como chamar na urgência e quanto custa",
          "Prazo, reajuste e como encerrar",
        ],
      },
      {
        about: "care",
        headings: ["O que os moradores fazem entre as visitas", "Cuidados que poupam chamado"],
        slots: [
          [
            "Varrer o trilho, limpar as lentes da fotocélula e avisar de ruído novo cabem a qualquer morador e evitam boa parte dos chamados. Tampa do motor, cabo, mola e contrapeso ficam só com o técnico.",
            "Trilho e lentes limpos e aviso rápido de barulho são tarefa de todos e evitam chamados. Ninguém do prédio abre o motor nem mexe em cabo, mola ou contrapeso.",
            "Com o disjuntor desligado, qualquer morador varre o trilho, limpa o sensor e avisa quando o som muda, o que evita chamados. Motor, cabos, molas e contrapesos são do técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Prédio sem síndico profissional pode fazer contrato?",
        answers: [
          "Pode: quem assina é o síndico ou o representante escolhido pelos moradores, com a despesa rateada.",
          "Sim. Basta um responsável eleito pelos moradores, mesmo sem administradora, para assinar e aprovar gastos.",
        ],
      },
      {
        question: "Dá para fazer só uma revisão, sem contrato?",
        answers: [
          "Dá. A visita avulsa é orçada por portão, e o relatório diz quando convém a próxima.",
          "Sim, avulsa. Guarde o relatório, que comprova a manutenção e marca a data da seguinte.",
        ],
      },
      {
        question: "Quem responde se o portão machucar alguém?",
        answers: [
          "O condomínio pode ser responsabilizado, e por isso vale guardar o registro das revisões e manter a fotocélula funcionando.",
          "Em geral o condomínio, representado pelo síndico. Sensores em ordem e relatórios de manutenção são a prevenção e a prova do cuidado.",
        ],
      },
      {
        question: "O contrato cobre a troca do motor?",
        answers: [
          "Em geral, não: motor novo é orçado à parte. Se o motor está no fim da vida, convém trocá-lo antes de contratar.",
          "Quase nunca. O contrato cuida do que existe; se o motor já passou de {trade.life}, acerte a troca primeiro.",
        ],
      },
    ],
    photo: "fotos de cada portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "motor-da-marca-para-condominio",
    isAskedByName: true,
    broader: "condominio",
    label: "Motor da marca para condomínio",
    phrase: "o motor [marca] de condomínio",
    asks: combine(
      [
        "motor [marca]",
        "motor portão [marca]",
        "motor deslizante [marca]",
        "motor basculante [marca]",
        "melhor motor [marca]",
        "qual motor [marca]",
        "qual modelo [marca]",
        "melhor [marca]",
      ],
      ["condomínio", "portão condomínio", "prédio", "portão prédio"],
      ["", "preço"],
    ),
    intent: "buying",
    answers: {
      any: [
        "O motor [marca] para portão de condomínio é o de uso intenso, escolhido pelo peso da folha e pelo número de aberturas na hora de pico. A troca em portão pesado fica de {price.heavySwap}, com mão de obra. Se a linha não tiver um modelo assim, indicamos um equivalente.",
        "Para portão de condomínio, o motor [marca] precisa ser da versão de uso intenso, que abre muitas vezes por hora sem esquentar. A troca em portão pesado custa de {price.heavySwap}, instalada. O modelo se define pelo peso da folha e pelo movimento da hora de pico.",
        "Vendemos, instalamos e consertamos motor [marca] de portão de prédio ou condomínio, na versão de uso intenso. A troca em portão pesado fica de {price.heavySwap}, com mão de obra. O peso da folha e os carros da hora de pico definem o modelo.",
        "O motor [marca] serve em condomínio quando é de uso intenso e aguenta um terço a mais que o peso da folha. Motor residencial da marca esquenta e para na fila. A troca em portão pesado custa de {price.heavySwap}, com o motor e o serviço.",
      ],
      price: [
        "O motor [marca] de condomínio custa de {price.heavySwap} na troca em portão pesado, com motor de uso intenso e mão de obra. O peso da folha, as aberturas na hora de pico e a base que já existe decidem o valor, informado grátis pelas fotos.",
        "O preço de um motor [marca] para portão de condomínio vai de {price.heavySwap} na troca, já instalado. Folha pesada e muito movimento ficam no alto da faixa; base, cremalheira e fotocélula em bom estado são aproveitadas e reduzem o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que versão [marca] o condomínio precisa"],
        slots: [
          [
            "Conte os carros que saem na hora de pico e procure na ficha um número maior de ciclos por hora, que é abrir e fechar uma vez. A versão residencial esquenta, para no meio da fila e gasta as engrenagens cedo.",
            "O número que decide é o de ciclos por hora, abrir e fechar uma vez, que deve passar do movimento da hora de pico. Motor de casa desliga por calor na saída da manhã.",
            "Compare os ciclos por hora da ficha, cada ciclo com abertura e fechamento, com o movimento da garagem no pico. O modelo residencial não alcança esse número: aquece e para.",
          ],
          [
            "A capacidade em quilos deve passar em um terço o peso da folha. Confirme também se há placa, engrenagem e controle do modelo à venda, para a garagem não ficar parada.",
            "Depois vêm o peso, com um terço de sobra, e a oferta de placa, engrenagem e controle do modelo.",
            "Deixe um terço de folga sobre o peso da folha e prefira modelo com peça fácil de achar, para o portão não ficar dias esperando.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação no condomínio"],
        slots: [
          [
            "O serviço leva de {time.heavy}, fora da hora de pico, combinado com o síndico ou o zelador. Os controles dos moradores ficam se a placa nova aceita o código; se não, são trocados ou mantidos com um receptor avulso.",
            "A troca é marcada longe do pico e leva de {time.heavy}, com a entrada isolada. Os controles atuais continuam quando a frequência e o código combinam, e um receptor à parte resolve quando não.",
            "São de {time.heavy} de trabalho, em horário acertado com a portaria. Se o código for o mesmo, os moradores continuam com os controles; senão, usa-se receptor avulso ou novo cadastro.",
          ],
          [
            "A garantia é de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação. Trabalhamos de forma independente da fábrica.",
            "Somos empresa independente, com {warranty.motor} de garantia no motor vendido e {warranty.installation} no serviço.",
            "O motor vendido por nós tem {warranty.motor} de garantia, e a instalação, {warranty.installation}; não representamos o fabricante.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor no prédio"],
        slots: [
          [
            "O valor sobe com o peso da folha, o número de ciclos por hora e o inversor, a placa que acelera e freia aos poucos. Cai quando a cremalheira, a base e a fotocélula atuais estão boas e podem ficar.",
            "Folha pesada, muito movimento e inversor, que dá partida suave, encarecem a troca. Aproveitar base, cremalheira e fotocélula em bom estado reduz o preço.",
            "O peso, o movimento e o inversor, que controla a partida e a parada, aumentam o valor. Base, cremalheira e fotocélula boas são aproveitadas e baixam a conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor [marca] que já está no condomínio tem conserto?",
        answers: [
          "Quase sempre, se as engrenagens estão firmes e há peça do modelo. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
          "Tem, na maioria dos casos: placa, capacitor e fim de curso são peças repostas. A visita de revisão sai, em geral, de {price.preventiveRange}, sem peças.",
          "Em geral, sim. O técnico mede a placa, o capacitor e as engrenagens e passa o preço antes da troca.",
        ],
      },
      {
        question: "O orçamento vem por itens para a assembleia?",
        answers: [
          "Vem: motor, base ou suportes, fotocélulas, controles e mão de obra separados, a partir de fotos e medidas.",
          "Sim, com cada item em sua linha, para comparar com outras propostas.",
          "Sim. Mande as fotos e as medidas, e o síndico recebe a proposta com motor, acessórios e serviço separados.",
        ],
      },
      {
        question: "A versão residencial da [marca] serve em condomínio pequeno?",
        answers: [
          "Só com poucas vagas e saídas espalhadas, se a ficha aguenta a hora de pico. Na dúvida, a de uso intenso trabalha com folga.",
          "Pode servir a poucas unidades. Se os carros saem juntos de manhã, ela esquenta e para.",
          "Em prédio de quatro a seis vagas, às vezes. Compare os ciclos por hora da ficha com o movimento da manhã.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o motor do condomínio?",
        answers: [
          "No mínimo {visits.business}, porque o uso coletivo gasta roldana, cremalheira e sensor.",
          "Em prédio, {visits.business} ou mais, conforme o movimento.",
          "O comum é {visits.business}. Garagem com muito movimento pede intervalo menor.",
        ],
      },
    ],
    photo: "fotos da folha e da etiqueta do motor atual, com as medidas e o número de vagas",
  },
  {
    id: "marca-serve-em-condominio",
    broader: "condominio",
    label: "Motor da marca em condomínio",
    phrase: "o motor [marca] em condomínio",
    asks: [
      "[marca] condomínio boa escolha",
      "motor [marca] serve garagem coletiva",
      "prédio motor [marca] modelo condomínio",
      ...combine(
        ["[marca]", "motor [marca]", "[marca] [modelo]", "dz rio", "dz rio 400"],
        [
          "serve condomínio",
          "aguenta condomínio",
          "bom condomínio",
          "pode condomínio",
          "usar condomínio",
          "serve prédio",
          "aguenta prédio",
          "bom prédio",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Depende da versão: o motor [marca] serve em condomínio se a ficha aguenta os ciclos por hora do pico, um por carro que sai, e o peso da folha com um terço de folga. Modelo residencial em garagem coletiva esquenta, desarma e gasta cedo; com 30 carros na hora cheia, são 30 ciclos por hora.",
        "O motor [marca] aguenta o uso de condomínio só na versão certa, com ciclos por hora acima da saída da manhã e capacidade um terço maior que o peso do portão. Saem 30 carros numa hora? A ficha precisa passar de 30 ciclos, o que modelo de casa não faz.",
        "Para garagem coletiva, o motor [marca] é boa escolha quando os ciclos por hora da ficha cobrem o pico e o peso máximo passa em um terço o da folha. Versão de casa não serve: num prédio de 30 saídas por hora, ela para por calor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta antes de comprar", "Faça a conta da hora de pico"],
        slots: [
          [
            "Com três números a ficha responde sozinha. O primeiro é o que mais reprova motor.",
            "São três contas, feitas com o caderno da portaria e uma trena.",
            "Tenha estes números antes de pedir proposta.",
          ],
        ],
        steps: [
          "Ciclos: conte os carros da hora mais cheia; abrir e fechar é um ciclo.",
          "Peso: no aço, largura x altura x milímetros x 8, mais um terço.",
          "Tempo: folha longa e lenta faz fila; veja os metros por minuto.",
          "Compare com a ficha da versão e deixe um terço de folga.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de motor pequeno para o prédio", "Quando o motor não é para tanto uso"],
        slots: [
          [
            "Ele para quente no pico e volta depois de esfriar, que é a proteção térmica. Capacitor trocado todo ano e engrenagem com folga em meses contam a mesma história.",
            "Desarmar na saída da manhã e voltar em minutos é sinal claro de uso acima do limite. Peças que acabam em meses confirmam.",
            "Parada por calor, capacitor anual e redutor com folga cedo mostram motor residencial em trabalho de prédio.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se o modelo não serve", "O que usar no lugar"],
        slots: [
          [
            "A mesma marca costuma ter linha de uso intenso, que aproveita controles e, às vezes, a base. A troca em portão de condomínio fica de {price.heavySwap}, com mão de obra.",
            "Suba para a versão intensa, de preferência da marca dos controles que os moradores já têm. Motor e instalação, em portão coletivo, vão de {price.heavySwap}.",
            "Uma versão de uso intenso da própria marca mantém os controles. Em garagem coletiva, trocar custa de {price.heavySwap}, já instalado.",
          ],
          [
            "O serviço leva de {time.heavy}, fora do pico, e a revisão passa a ser {visits.business}. Fotocélula em dois pares vai junto.",
            "Reserve {time.heavy} em horário calmo e revise {visits.business}, com dois pares de fotocélula.",
            "A montagem toma {time.heavy}. Depois, revisão {visits.business} e sensores em duas alturas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos apartamentos um motor de casa aguenta?",
        answers: [
          "Não há número fixo, conta a hora de pico. Quatro ou seis famílias com horários diferentes podem caber; vinte saindo juntas, não.",
          "Poucas, se não saem ao mesmo tempo. O limite está nos ciclos por hora da ficha.",
        ],
      },
      {
        question: "Onde vejo os ciclos por hora?",
        answers: [
          "Na ficha do modelo, no site do fabricante ou no manual, pelo nome inteiro da etiqueta.",
          "No manual ou no site da marca. A etiqueta traz o nome completo da versão.",
        ],
      },
      {
        question: "Dá para manter os controles dos moradores?",
        answers: [
          "Dá, se a central nova ler o mesmo código. Senão, um receptor compatível guarda os antigos.",
          "Quase sempre, dentro da marca. De outra, com um receptor à parte.",
        ],
      },
      {
        question: "O DZ Rio 400 da PPA serve em prédio?",
        answers: [
          "O DZ Rio 400 é um deslizante, e o que decide são os ciclos por hora da versão e o peso da folha. Em prédio de muito fluxo, confira a linha de uso intenso.",
          "Só se a ficha da versão cobrir o pico e o peso com folga. Em garagem grande, procure o de uso intenso.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "residencial-ou-industrial",
    isAskedByName: true,
    broader: "motor",
    label: "Motor residencial ou industrial",
    phrase: "a diferença entre motor residencial e industrial",
    asks: [
      ...combine(
        ["residencial industrial", "residencial ou industrial", "motor casa motor industrial"],
        ["diferença", "motor", "qual", "portão"],
      ),
      ...combine(["motor residencial"], ["uso intenso", "fluxo intenso", "comercial", "condomínio diferença"]),
      "residencial ou industrial",
      "diferença residencial comercial",
    ],
    intent: "question",
    answers: {
      any: [
        "A diferença entre motor residencial e industrial, ou de condomínio, está no peso que ele move e em quantas vezes abre. O residencial aceita, em geral, de 10 a 15 aberturas por hora; o de uso intenso, de 30 a 60 ou mais. Na troca, com mão de obra, o primeiro fica de {price.homeSwap} e o segundo, de {price.heavySwap}.",
        "Motor residencial é para folha leve e poucas aberturas. O industrial, ou de uso intenso, tem engrenagens maiores e abre muitas vezes seguidas sem parar de quente. O preço acompanha: na troca com mão de obra, {price.homeSwap} em casa e {price.heavySwap} em portão pesado ou coletivo.",
        "O portão precisa de motor industrial quando a folha é pesada ou abre muitas vezes por hora. Em casa, o residencial basta, e o industrial raramente vale a pena. Na troca com mão de obra, um fica de {price.homeSwap} e o outro, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda de um para o outro", "Redutor, ciclos e rede elétrica"],
        slots: [
          [
            "Os dois abrem portões, mas foram feitos para ritmos diferentes. Na ficha, a diferença aparece em quatro linhas.",
            "Por fora eles se parecem; a diferença está na ficha técnica, nestes quatro pontos.",
            "Compare as fichas nestes pontos, e não o tamanho da carcaça.",
          ],
        ],
        bullets: [
          "Redutor, a caixa de engrenagens: maior e de metal no industrial; em parte de nylon no residencial",
          "Ciclos: em geral de 10 a 15 por hora no residencial; de 30 a 60 ou mais no de uso intenso",
          "Peso: folha de até uns 600 kg no residencial; acima disso, industrial",
          "Rede: 127 ou 220 V no residencial; parte dos industriais pede energia trifásica",
        ],
      },
      {
        about: "choose",
        headings: ["Qual é o seu caso", "Quando o residencial não basta"],
        slots: [
          [
            "Casa e sobrado usam motor residencial, com capacidade um terço acima do peso da folha. Prédio, escola e loja usam motor de uso intenso, mesmo com folha leve, porque abrem muitas vezes seguidas.",
            "Para casa, use o residencial, com um terço de folga sobre o peso da folha. Garagem coletiva e comércio precisam de uso intenso por causa da hora de pico.",
            "O residencial atende à família, com um terço de sobra no peso. O uso coletivo, ainda que leve, exige ciclos de motor intenso.",
          ],
          [
            "Galpão e indústria usam motor industrial, com cremalheira de aço, base de concreto e batentes. Num prédio de até umas 8 vagas, com folha leve, o residencial ainda pode servir.",
            "A folha grande de galpão usa motor industrial, cremalheira de aço e base firme. Em prédio de até umas 8 vagas e folha leve, o residencial pode bastar; acima disso, escolha um de uso médio ou intenso.",
            "No galpão, use motor industrial, com cremalheira de aço e batentes nas pontas. Num prédio pequeno, de até umas 8 vagas, conte as aberturas da hora cheia: até 10, o residencial pode bastar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual você tem", "Leia a etiqueta e o comportamento"],
        slots: [
          [
            "A etiqueta traz potência, tensão e capacidade, e a ficha do modelo traz os ciclos por hora. O motor que para quente na hora de pico e volta frio é pequeno para aquele uso.",
            "Pelo nome inteiro da etiqueta se acha a ficha, com quilos e ciclos. Parar quente toda manhã mostra que o motor é pequeno para o uso.",
            "Anote o modelo da etiqueta e procure os ciclos na ficha. O sinal prático é o motor que para quente no pico e volta frio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar motor industrial em casa?",
        answers: [
          "Pode, mas raramente compensa: custa mais, ocupa mais espaço e, com força alta, exige regulagem cuidadosa. Confira também se ele é trifásico.",
          "Não é preciso. Sobra força, falta espaço e a rede da casa pode não servir.",
        ],
      },
      {
        question: "Motor industrial é mais rápido?",
        answers: [
          "Não por ser industrial. Velocidade é outra linha da ficha: um kit de casa abre em {opening.jetflex}.",
          "Não necessariamente; há industrial lento e residencial rápido.",
        ],
      },
      {
        question: "Quanto tempo dura cada um?",
        answers: [
          "Os dois, de {trade.life}, dentro dos ciclos da ficha e com revisão: {visits.home} em casa, {visits.business} em empresa.",
          "De {trade.life}, se o uso é o da ficha. Residencial em prédio acaba em poucos anos.",
        ],
      },
      {
        question: "Quanto tempo leva instalar um industrial?",
        answers: [
          "De {time.heavy}, com base e energia prontas. O residencial leva {time.tilting} no basculante e {time.sliding} no de correr.",
          "Conte {time.heavy} no portão pesado. Em casa, {time.tilting} ou {time.sliding}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a etiqueta do motor e quantas vezes ele abre por dia",
  },
  {
    id: "troca-no-mesmo-dia",
    isAskedByName: true,
    broader: "troca",
    label: "Troca do motor no mesmo dia",
    phrase: "a troca do motor no mesmo dia",
    asks: [
      "trocar motor mesmo dia",
      "vendem motor instalam mesmo dia",
      "motor queimou trocam hoje",
      ...combine(
        ["trocar motor", "troca motor", "troca motor portão", "motor novo"],
        ["mesmo dia", "hoje", "hoje mesmo", "na hora", "urgente"],
      ),
    ],
    intent: "emergency",
    answers: {
      any: [
        "A troca de motor de portão no mesmo dia é possível quando o modelo está disponível e a folha está em ordem: o serviço leva {time.tilting} no basculante e {time.sliding} no de correr. Vendemos e instalamos, {shop.hours}; a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Vendemos o motor e instalamos no mesmo dia se há o modelo certo e agenda no seu bairro, porque a montagem toma {time.tilting} em basculante e {time.sliding} em portão de correr. O motor novo em casa, com o serviço, custa de {price.homeSwap}, e o pedido é pelo WhatsApp, {shop.hours}.",
        "Para trocar o motor do portão hoje, mande a foto da etiqueta e do portão inteiro: se o modelo e a agenda permitirem, o serviço é feito no mesmo dia, em {time.tilting} no basculante ou {time.sliding} no deslizante. Custa de {price.homeSwap} em residência, mão de obra incluída, com atendimento {shop.hours}.",
        "Dá para trocar o motor do portão no mesmo dia, contanto que haja o modelo e agenda e que a folha não precise de conserto. São {time.tilting} de serviço no basculante e {time.sliding} no de correr; em casa fica de {price.homeSwap}, mão de obra incluída, com pedidos {shop.hours}.",
        "Motor queimado hoje pode ser motor novo instalado no mesmo dia: mande a etiqueta e o portão em foto, {shop.hours}, para confirmarmos modelo e agenda. A montagem dura {time.tilting} em basculante ou {time.sliding} em deslizante, e a troca residencial, com o serviço, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para agilizar", "Para o técnico sair com o motor certo"],
        slots: [
          [
            "Com estas fotos o modelo se define sem uma ida só para medir, e o técnico já sai com o motor. Fotografe de longe, sem mexer na folha.",
            "As imagens substituem a visita de medição e adiantam o horário. Não toque no portão para fotografar.",
            "O que poupa tempo é o técnico chegar com o modelo certo. Mande tudo numa mensagem, com o portão parado.",
            "Quatro dados evitam que alguém vá até aí apenas medir, e o motor já segue no carro do técnico. Tire as fotos de uma distância segura, com a folha quieta.",
            "Para a troca caber no dia, o modelo precisa ser escolhido pela foto. Envie o conjunto de uma vez, sem acionar nem empurrar o portão.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor atual.",
          "Fotografe o portão inteiro, por dentro, e meça a largura da folha.",
          "Fotografe o lugar do motor e o ponto de energia.",
          "Diga o endereço e até que horas há um adulto em casa.",
        ],
      },
      {
        about: "causes",
        headings: ["Quanto tempo leva a troca e o que a atrasa", "A troca cabe em um dia?"],
        slots: [
          [
            "Com a folha em ordem e energia no lugar, o serviço leva de {time.tilting} no basculante e de {time.sliding} no portão de correr, já com os controles gravados.",
            "Conte de {time.tilting} para trocar o motor de um basculante e de {time.sliding} para o de um portão de correr, com regulagem e controles.",
            "O trabalho em si dura de {time.tilting} no basculante e de {time.sliding} no de correr, contando a retirada do motor velho e o teste do novo.",
            "No basculante, tirar um motor e pôr o outro toma de {time.tilting}; no de correr, de {time.sliding}.",
            "São de {time.tilting} de serviço em basculante e de {time.sliding} em deslizante, contados da chegada do técnico com o motor.",
          ],
          [
            "Motor de uso intenso, com inversor ou de marca menos comum pode precisar de encomenda. Base de concreto nova tem de curar, e folha torta, coluna fraca ou falta de energia se resolvem antes.",
            "Ela fica para outro dia se o modelo é pesado ou incomum e precisa ser encomendado. O mesmo vale quando há base nova para secar, folha torta para endireitar ou ponto de energia para fazer.",
            "A troca só passa para outro dia quando o motor é de encomenda, quando a base é nova e precisa secar ou quando a folha e a fiação pedem conserto antes.",
            "Nem toda troca termina no mesmo dia: concreto fresco precisa curar, folha empenada e coluna fraca pedem reparo, e sem ponto de energia não há como ligar. Modelos de inversor, de uso intenso ou raros às vezes são encomendados.",
            "Duas coisas adiam o serviço. Uma é o motor, quando é industrial, de inversor ou pouco comum e não está disponível; a outra é o portão, com base por secar, folha torta, coluna sem firmeza ou fiação ausente.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o motor novo chegar", "Como usar o portão nesse meio-tempo"],
        slots: [
          [
            "De correr ou de abrir, reto e em piso plano, destrava-se com a chave e o disjuntor desligado, e depois se tranca com cadeado. O basculante não se destrava, porque sem motor pode cair, e o técnico escora a folha antes de soltar.",
            "Com o disjuntor desligado, a folha de correr ou de abrir pode ser movida na mão e trancada por dentro. Basculante fica travado, já que o motor pode estar segurando o peso.",
            "Corte o disjuntor e use na mão só portão de correr ou de abrir que ande leve, com cadeado ao fechar. No basculante ninguém mexe até o técnico escorar a folha.",
            "Enquanto espera, desligue o disjuntor. O portão de correr ou de abrir que esteja reto e nivelado pode ser destravado com a chave, usado na mão e fechado com cadeado. No basculante, só o técnico destrava, com a folha escorada, porque ela pode despencar.",
            "O portão deslizante ou de abrir que corre leve pode ser movido na mão, sem energia, e fechado a cadeado. Já o basculante permanece como está até ser escorado, porque o motor talvez seja o que o sustenta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A troca urgente custa mais?",
        answers: [
          "O motor e o serviço custam o mesmo. A ida à noite, no domingo ou em feriado tem valor próprio, informado antes.",
          "Só a ida fora do horário comum tem acréscimo, combinado antes de o técnico sair.",
          "Motor e instalação não mudam de preço pela pressa. O que pode mudar é a ida em feriado, domingo ou à noite, com valor informado antes.",
        ],
      },
      {
        question: "Os controles antigos servem?",
        answers: [
          "Só se a central nova ler o mesmo código. Os kits já vêm com controles, gravados na hora.",
          "Depende do código. Quando não servem, os que vêm com o motor são cadastrados na visita.",
          "Servem se tiverem a frequência e o tipo de código da central nova. Se não tiverem, são gravados os controles que vêm com o motor.",
        ],
      },
      {
        question: "Basculante tem preço fechado?",
        answers: [
          "Tem, até {width.quarterHp} de largura: {models.pricesNamedOr}, instalado, com central e controles.",
          "Sim: o kit para até {width.quarterHp} custa {models.pricesNamedOr}, já montado.",
          "Sim, em vão de até {width.quarterHp}, por {models.pricesNamedOr}, com instalação, controles e central no valor.",
        ],
      },
      {
        question: "E a garantia de uma troca feita às pressas?",
        answers: [
          "É a mesma: {warranty.motor} no motor, pela fábrica, e {warranty.installation} na instalação.",
          "Não muda: {warranty.motor} de fábrica no motor e {warranty.installation} no serviço.",
          "Vale por inteiro: fábrica, {warranty.motor} no motor, e nós, {warranty.installation} no trabalho de instalar.",
        ],
      },
    ],
    photo: "o endereço e as fotos do motor e do portão",
  },
  {
    id: "preventiva-de-empresa-intervalo",
    broader: "manutencao",
    label: "De quanto em quanto tempo revisar portão de empresa",
    phrase: "o intervalo da manutenção do portão de empresa",
    asks: [
      "portão empresa revisão cada três meses",
      "empresa vezes dia intervalo preventiva",
      "intervalo preventiva aberturas dia",
      "periodicidade revisão portão firma",
      ...combine(
        ["manutenção", "preventiva", "revisão", "manutenção preventiva"],
        [
          "empresa quanto tempo",
          "comércio quanto tempo",
          "loja quanto tempo",
          "galpão quanto tempo",
          "indústria quanto tempo",
          "empresa frequência",
          "galpão frequência",
          "comércio frequência",
          "empresa quantas vezes",
          "galpão quantas vezes",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção preventiva de portão de empresa se faz {visits.business}, no mínimo; com dezenas de aberturas por dia, a cada três meses, e com 100 aberturas ou caminhões, a cada dois. O que decide é o número de aberturas por dia; a visita vai em geral de {price.preventiveRange}, sem peças.",
        "De quanto em quanto tempo revisar portão de empresa: {visits.business} se abre pouco, e de três em três meses com entra e sai o dia todo. Abrindo 100 vezes por dia, use dois ou três meses como intervalo da preventiva, com visita em geral de {price.preventiveRange}, fora peças.",
        "O intervalo da preventiva conforme aberturas por dia: poucas, {visits.business}; dezenas, a cada três meses; 100 ou mais, folha pesada ou poeira, a cada dois meses. A revisão de portão de empresa fica, em geral, de {price.preventiveRange} por visita, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O intervalo pelo uso", "Calendário por tipo de empresa"],
        slots: [
          [
            "Conte as aberturas de um dia comum e ache a linha.",
            "O número de aberturas pesa mais que o calendário.",
            "Veja o movimento do seu portão.",
          ],
        ],
        bullets: [
          "Até umas 20 aberturas por dia: {visits.business}",
          "De 20 a 80 por dia, clientes ou entregas: a cada três meses",
          "100 ou mais por dia: a cada dois ou três meses",
          "Caminhão, folha pesada ou poeira: a cada um ou dois meses",
          "Ruído novo, lentidão ou motor quente: antecipe a visita",
        ],
      },
      {
        about: "visit",
        headings: ["O que se faz em cada revisão", "A revisão, item por item"],
        slots: [
          [
            "A visita é marcada fora do pico, porque o portão fica parado de uma a duas horas. A folha é testada sem o motor, e os itens são estes.",
            "Combine o horário de menor movimento, já que são de uma a duas horas por portão.",
            "São de uma a duas horas por portão, em horário combinado, com estes pontos.",
          ],
        ],
        bullets: [
          "Trilho, roldanas, dobradiças ou cabos conferidos",
          "Cremalheira, fuso e fixações limpos e reapertados",
          "Capacitor, tensão e aterramento medidos",
          "Força, fim de curso e fotocélula testados",
          "Relatório com data, peça trocada e o que acompanhar",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a revisão da empresa", "Visita avulsa ou contrato"],
        slots: [
          [
            "O valor é por portão e por visita, conforme peso e fluxo, e portão pesado fica no alto da faixa. Com três ou mais visitas por ano, compare com o contrato, que fixa datas e urgência.",
            "Paga-se por portão, mais no pesado que no leve. Quem passa de duas visitas por ano costuma ganhar com contrato.",
            "Peso e movimento definem o preço de cada portão. A partir de três visitas anuais, o contrato em geral compensa.",
          ],
          [
            "Deixar de revisar custa mais: motor que força por roldana gasta queima, e a troca em portão pesado vai de {price.heavySwap}. Nota e relatório ficam com a empresa.",
            "Sem revisão, a roldana barata leva o motor, e trocá-lo em portão pesado fica de {price.heavySwap}. Cada visita gera relatório.",
            "O desgaste não visto acaba no motor, de {price.heavySwap} na troca pesada. O relatório de cada visita fica arquivado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A equipe da empresa pode fazer parte da manutenção?",
        answers: [
          "Pode varrer o trilho, limpar as lentes da fotocélula e anotar ruído novo, com o disjuntor desligado. Motor, cabo e mola são do técnico.",
          "Sim: limpeza do trilho e das lentes toda semana. O resto fica para a visita.",
        ],
      },
      {
        question: "A revisão para a entrada por quanto tempo?",
        answers: [
          "De uma a duas horas por portão, em horário combinado, se não houver peça a trocar.",
          "Até duas horas. Pode ser cedo, à noite ou no sábado: atendemos {shop.hours}.",
        ],
      },
      {
        question: "O relatório serve para a segurança do trabalho?",
        answers: [
          "Ele registra data, testes e peças. Se a sua empresa precisa de um modelo próprio, diga antes da visita.",
          "Serve de registro de manutenção. Modelo interno da empresa pode ser preenchido na visita.",
        ],
      },
      {
        question: "Como conto as aberturas por dia?",
        answers: [
          "Anote por uma hora cheia e por uma hora calma e multiplique pelo expediente. Algumas centrais têm contador.",
          "Peça à portaria um dia de marcação. Em central com contador, o técnico lê o número.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com as aberturas por dia",
  },
  {
    id: "kit-deslizante-da-marca",
    broader: "deslizante",
    label: "Kit deslizante da marca",
    phrase: "o kit deslizante [marca]",
    asks: [
      ...combine(
        ["kit [marca]", "motor [marca]"],
        [
          "deslizante preço",
          "deslizante cremalheira",
          "deslizante cremalheira preço",
          "deslizante completo",
          "deslizante instalado preço",
        ],
      ),
      "kit [marca] deslizante",
      "kit [marca] cremalheira",
      "kit [marca] [modelo] cremalheira",
      "kit [marca] [modelo] deslizante cremalheira",
      "kit [marca] [modelo] fotocélula",
      "kit [marca] deslizante fotocélula",
      ...combine(
        ["kit dz home", "kit ppa dz home", "kit dz rio", "kit ppa dz rio", "kit dz nano", "kit rossi dz nano"],
        ["", "vem", "o que vem", "vem caixa", "completo", "preço", "instalado"],
      ),
      ...combine(
        ["kit kdz", "kit garen kdz", "kit gatter", "kit peccinin gatter"],
        ["", "vem", "o que vem", "vem caixa", "completo", "preço", "instalado"],
      ),
    ],
    intent: "price",
    answers: {
      buying: [
        "O kit [marca] de portão de correr vem, em geral, com o motor, a central, os ímãs ou a haste do fim de curso e um ou dois controles. A cremalheira, a fotocélula e a instalação dependem da loja, por isso confira a lista. Conosco, trocado em casa com mão de obra, fica de {price.homeSwap}.",
        "No kit deslizante [marca] costumam vir o motor com a central, os sensores de parada e os controles. Cremalheira nem sempre vem, e base de concreto, ponto de energia e fotocélula são à parte. A troca em casa, com o kit e a mão de obra, custa de {price.homeSwap}.",
      ],
      any: [
        "O kit deslizante [marca] com cremalheira custa, instalado em casa no lugar de um motor antigo, de {price.homeSwap}, com mão de obra; em portão pesado, de {price.heavySwap}. Na primeira instalação somam-se a cremalheira nova, por metro de folha, e a base no piso.",
        "Quanto custa o kit motor deslizante [marca] instalado: de {price.homeSwap} na troca em casa, com mão de obra e a cremalheira boa aproveitada, e de {price.heavySwap} em folha pesada. Cremalheira nova entra por metro e a base, à parte, no portão que ainda é manual.",
        "Para o kit de portão de correr [marca] com instalação, conte de {price.homeSwap} em casa, trocando o motor e mantendo a cremalheira, ou de {price.heavySwap} no pesado. Quem automatiza pela primeira vez soma cremalheira por metro e base; largura e material fecham o preço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que precisa vir no kit deslizante", "Confira a lista antes de comprar"],
        slots: [
          [
            "Cada anúncio monta o kit de um jeito, e o barato pode vir sem cremalheira. Peça a lista por escrito e confira estes itens.",
            "O nome kit não diz o que vem na caixa, e a diferença de preço costuma estar no que falta. Compare item por item.",
            "Dois kits de mesmo nome podem ter conteúdos bem diferentes. Antes de pagar, veja o que está incluído.",
          ],
        ],
        bullets: [
          "Motor na tensão da sua rede, com a central",
          "Cremalheira: quantos metros e se é de nylon ou de aço",
          "Fim de curso, de ímã ou de haste, com os suportes",
          "Quantos controles, já gravados ou não",
          "Fotocélula e instalação: quase sempre à parte nos anúncios",
        ],
      },
      {
        about: "choose",
        headings: ["Qual versão do motor pedir", "Do peso da folha à versão [marca]"],
        slots: [
          [
            "A versão se escolhe pelos quilos da ficha, um terço acima do peso da folha: 300 kg pedem capacidade de 400. Prédio e comércio precisam de ciclos por hora altos e cremalheira de aço.",
            "Some um terço ao peso da folha e procure essa capacidade na ficha, como 400 kg para 300 de folha. Uso coletivo pede motor de ciclo intenso e aço na cremalheira.",
            "Quem decide é o limite em quilos, com folga de um terço: para 300 kg, um de 400. Em garagem coletiva, olhe ainda os ciclos por hora e prefira a barra de aço.",
          ],
          [
            "Os metros de cremalheira são os do comprimento da folha, e não do vão. Uma folha de 4 metros usa 4 metros, em gomos emendados.",
            "Conte a cremalheira pelo tamanho da folha: 4 metros de portão, 4 metros de barra. O vão é sempre um pouco menor.",
            "A barra dentada acompanha a folha inteira, de modo que 4 metros de portão levam 4 de cremalheira, montada em pedaços.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva instalar o kit", "Instalação e garantia"],
        slots: [
          [
            "Com trilho e base prontos, a montagem leva {time.sliding}; base de concreto nova acrescenta a cura. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "A instalação ocupa {time.sliding} quando o trilho está nivelado e a base, feita. São {warranty.motor} de garantia de fábrica e {warranty.installation} no serviço.",
            "Conte {time.sliding} de trabalho, mais a cura do concreto se a base for nova. O motor sai com {warranty.motor} de garantia, e o serviço, com {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o kit e contratar só a instalação?",
        answers: [
          "Pode: a mão de obra avulsa parte de {price.installation}. Mande o anúncio antes, para conferirmos se o motor serve na folha.",
          "Sim, instalamos motor comprado fora a partir de {price.installation}. A garantia do aparelho fica com quem vendeu.",
        ],
      },
      {
        question: "A cremalheira antiga serve no motor novo?",
        answers: [
          "Serve se está reta, sem dente gasto e com o mesmo passo da engrenagem. A folga entre as duas fica em {rack.clearance}.",
          "Em geral sim, quando os dentes estão inteiros e o passo é igual. Barra torta ou gasta é trocada por metro.",
        ],
      },
      {
        question: "Dá para parcelar o kit?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, com o total informado antes. Também há Pix.",
          "Dá, no cartão em até {shop.instalments} vezes, motor e instalação juntos.",
        ],
      },
      {
        question: "O kit já vem com fotocélula?",
        answers: [
          "Quase sempre ela é à parte. Inclua, porque o fechamento automático não deve funcionar sem o sensor.",
          "Em geral não vem na caixa. Vale somar o par no mesmo orçamento, já que o fio passa junto.",
        ],
      },
    ],
    photo: "fotos do portão de correr inteiro, do trilho e do lugar do motor, com a largura e o material",
  },
  {
    id: "contrato-o-que-ter",
    broader: "contrato",
    label: "O que o contrato de manutenção precisa ter",
    phrase: "o que o contrato de manutenção precisa ter",
    asks: [
      "conferir contrato antes fechar",
      "conferir contrato empresa portão",
      ...combine(
        ["contrato", "contrato manutenção", "contrato manutenção portão"],
        ["precisa ter", "deve ter", "cláusulas", "modelo", "o que colocar", "o que exigir", "como fazer"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Um modelo de contrato de manutenção de portão automático traz as partes, os equipamentos com modelo, as visitas com roteiro, a urgência, as peças, o que fica de fora, o valor com reajuste e a rescisão. Use a lista abaixo como roteiro e peça ao advogado ou à administradora que confira antes de assinar.",
        "No contrato de manutenção de portões, o síndico deve exigir seis pontos: lista dos equipamentos, número de visitas com roteiro, peças incluídas ou não, prazo para urgência, valor com reajuste e regra de cancelamento. O que não está escrito não se cobra. Em prédio, o técnico deve vir ao menos {visits.business}.",
        "O síndico deve exigir por escrito quais portões e motores são atendidos, quantas visitas por ano, se as peças estão incluídas, o prazo da urgência, o preço e como cancelar. Peça também um relatório de cada visita. A revisão avulsa, para comparar, fica em geral de {price.preventiveRange}.",
        "O contrato de manutenção do portão precisa ter os equipamentos com modelo, as visitas e o que se faz nelas, as peças, o prazo de urgência, o preço com reajuste e a rescisão. Deixe escrito ainda quem guarda senhas e controles. Sem isso, o condomínio não tem o que cobrar.",
        "Antes de assinar, confira se o contrato traz a lista dos portões, o roteiro das visitas, a regra das peças, o prazo para urgência, o reajuste e o cancelamento. São esses itens que permitem cobrar o serviço. Em prédio, exija visita ao menos {visits.business}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que deve estar escrito no contrato"],
        slots: [
          [
            "Um contrato claro cabe em duas páginas, e cada item evita uma discussão depois.",
            "O contrato não precisa ser longo, precisa ser claro e completo.",
            "Duas páginas bem escritas bastam, desde que nada disto falte.",
          ],
        ],
        steps: [
          "Partes: quem contrata, quem presta e quem autoriza gastos",
          "Equipamentos: cada portão, motor, central e nobreak, com local e modelo",
          "Visitas: quantas por ano e o roteiro de cada uma",
          "Urgência: o que é, horário e prazo de chegada",
          "Peças: quais estão incluídas e como as outras são aprovadas",
          "Fora do contrato: batida, raio, vandalismo e obra",
          "Valor: mensalidade, reajuste e forma de pagamento",
          "Rescisão: prazo do contrato, aviso prévio e multa",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de assinar"],
        slots: [
          [
            "Peça uma vistoria inicial assinada, para separar o defeito antigo do novo. Combine que cada visita deixa um relatório com data, testes e peças trocadas.",
            "O defeito que já existia deve ficar anotado antes do primeiro mês. Cada visita termina com relatório datado, com o que foi testado.",
            "Comece por uma vistoria registrada. Depois, exija relatório por visita, com fotos e assinatura.",
          ],
          [
            "As senhas da central e a lista de controles ficam com o condomínio. Leia também a multa, a fidelidade e o aviso prévio, que costuma ser de 30 dias.",
            "Escreva que as senhas e os controles são do prédio. Veja também o aviso prévio, em geral de 30 dias, e a multa.",
            "Deixe claro que senhas e cadastro pertencem ao condomínio, e confira a multa e o aviso, quase sempre de 30 dias.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o contrato e o que muda o valor"],
        slots: [
          [
            "A mensalidade depende do número de portões, das visitas por ano, do movimento e da idade do motor, e sobe com peças incluídas. Compare com a revisão avulsa, em geral de {price.preventiveRange} por portão, sem peças.",
            "O valor cresce com os portões, as visitas e o movimento, e mais ainda com peças. Como medida, uma visita avulsa fica, em geral, de {price.preventiveRange}, fora peças.",
            "Quem tem mais portões e mais movimento paga mais, e peças incluídas elevam o valor. Multiplique as visitas do ano por {price.preventiveRange}, o preço comum da avulsa, e compare.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O contrato precisa passar por assembleia?",
        answers: [
          "Depende da convenção e do valor. Despesa prevista no orçamento do ano costuma ficar com o síndico.",
          "Nem sempre. O síndico pode contratar sozinho a manutenção que já está no orçamento aprovado. Um valor acima do limite da convenção vai à assembleia.",
          "Em muitos prédios, não, se a despesa já está no orçamento aprovado. A convenção diz o limite do síndico.",
        ],
      },
      {
        question: "Qual é o mínimo de visitas em prédio?",
        answers: [
          "São {visits.business}, no mínimo. Muito movimento pede intervalo menor, até mensal.",
          "O mínimo é {visits.business}. Acima de 100 carros por dia, vale visita mensal.",
          "Para pouco movimento, {visits.business}. Garagem grande ou com comércio precisa de mais visitas.",
        ],
      },
      {
        question: "Contrato com peças compensa?",
        answers: [
          "Em motor antigo, pode compensar; em motor novo, ainda na garantia, você paga por peça que não quebra.",
          "Depende da idade: em equipamento antigo, sim. Com {warranty.motor} de garantia no motor novo, prefira sem peças.",
          "Compensa quando os motores já têm muitos anos. Veja na lista quais peças entram, porque placa e motor costumam ficar fora.",
        ],
      },
      {
        question: "Posso cancelar quando quiser?",
        answers: [
          "Com o aviso prévio do contrato, em geral 30 dias. Fidelidade com multa alta deve ser negociada antes.",
          "Sim, avisando no prazo escrito. Leia a multa, porque é o que prende o condomínio.",
          "Em geral, sim, com o aviso previsto. Se a empresa não cumpriu as visitas, os relatórios provam o descumprimento.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas",
  },
  {
    id: "instalador-perto",
    broader: "instalacao",
    label: "Instalador de motor perto de mim",
    phrase: "o instalador de motor de portão por perto",
    isAskedByName: true,
    asks: [
      ...combine(
        ["instalador", "quem instala", "instalação motor", "instalar motor", "instalador motor", "quem coloca motor"],
        ["perto", "perto mim", "próximo", "próximo mim", "perto aqui", "na minha região"],
      ),
      "quem instala motor",
      "quem instala motor portão",
      "quem coloca motor portão",
      "quem faz instalação motor",
    ],
    intent: "installation",
    answers: {
      any: [
        "O instalador de portão automático perto de você é a nossa equipe, que vai ao seu endereço com o modelo e o valor já definidos por foto. Instalamos o kit basculante por {models.pricesOr}, conforme o modelo. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Instalamos motor de portão perto de você, em qualquer bairro da Grande São Paulo, com a visita marcada depois que a foto mostra o modelo e o valor. O kit basculante instalado custa {models.pricesOr}. Trocar motor de correr ou de abrir em casa sai de {price.homeSwap}, com mão de obra.",

        "Quem instala motor de portão no seu bairro é a nossa equipe, que leva o equipamento e faz a montagem no dia combinado. O kit basculante com instalação fica em {models.pricesOr}, e nos outros portões a troca residencial custa de {price.homeSwap}, com mão de obra. A foto e a largura da folha definem o modelo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para saber o valor", "Da foto ao dia marcado"],
        slots: [
          [
            "Com estes dados o orçamento sai sem visita na maioria das casas. Portão pesado, coluna fraca ou fiação antiga pode exigir uma ida antes.",
            "Quatro informações bastam para o preço e a data em quase toda casa. A visita prévia fica para folha pesada ou fiação em dúvida.",
            "Quase sempre a foto substitui a visita de orçamento. Se o portão é pesado ou a fiação é velha, o técnico avisa que precisa ver.",
          ],
        ],
        steps: [
          "Informe o bairro e se é casa, prédio ou comércio.",
          "Fotografe o portão por dentro e por fora.",
          "Meça a largura e a altura e diga o material da folha.",
          "Fotografe o lugar do motor e o ponto de energia.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no dia da instalação", "Da conferência da folha ao teste final"],
        slots: [
          [
            "O técnico move a folha na mão antes de furar e, se ela pesa, raspa ou está desequilibrada, acerta isso primeiro. Depois fixa o motor, faz a ligação com o disjuntor desligado e fio terra e regula as paradas e a força.",
            "O serviço começa pela folha, que precisa andar leve do início ao fim, porque motor novo em portão duro esquenta e desarma. Em seguida vêm o suporte, a ligação aterrada, os pontos de parada e a força mínima.",
            "Antes de furar, o técnico testa a folha e corrige o que prende. O motor é então fixado, ligado em circuito com fio terra e regulado em força e percurso.",
          ],
          [
            "No fim você recebe os controles gravados, vê o teste com um objeto no caminho e aprende a destravar. São de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "A entrega tem controles gravados, teste de reversão e explicação do destravamento, em {time.tilting} no basculante ou em {time.sliding} no deslizante.",
            "O serviço leva de {time.tilting} no basculante e de {time.sliding} no portão de correr, e termina com os controles prontos e o teste na sua frente.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que exigir de quem instala", "Como escolher um bom instalador"],
        slots: [
          [
            "Peça orçamento com motor, mão de obra e extras em linhas separadas, teste de obstáculo no fim e garantia por escrito. A nossa é de {warranty.installation} na instalação e {warranty.motor} no motor que vendemos.",
            "Um bom instalador examina a folha antes do motor, separa os itens no orçamento e testa a reversão com você. A garantia vem na nota: conosco, {warranty.installation} de serviço e {warranty.motor} no motor vendido por nós.",
            "Exija três coisas: folha conferida na mão, força regulada com teste e nota com garantia. No nosso caso, são {warranty.installation} na instalação e {warranty.motor} no motor comprado conosco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam motor comprado em outra loja?",
        answers: [
          "Sim, a partir de {price.installation} de mão de obra, depois de conferir se o modelo serve ao portão.",
          "Instalamos, a partir de {price.installation}, só o serviço. A garantia do motor fica com quem vendeu.",
        ],
      },
      {
        question: "Em quantos dias vocês instalam?",
        answers: [
          "Depende do modelo e da agenda do bairro, e a data vem com o orçamento. Base de concreto, ponto de energia ou folha a consertar alongam o prazo.",
          "A data é combinada com o orçamento. O que demora mais é base de concreto, ponto de energia ou folha a consertar.",
        ],
      },
      {
        question: "Dá para parcelar a instalação?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, motor e serviço juntos, ou por Pix à vista. O valor é fechado antes do dia marcado.",
          "Sim: o cartão divide motor e mão de obra em até {shop.instalments} parcelas, e há Pix. Você sabe o total antes de confirmar o dia.",
        ],
      },
      {
        question: "Atendem à noite e no fim de semana?",
        answers: [
          "O contato funciona {shop.hours}. A instalação é marcada de dia, e fora do horário comum o valor é informado antes.",
          "O contato é {shop.hours}. Para instalar, o melhor é a luz do dia, e a ida fora de hora pode ter outro valor, informado antes.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura do vão e onde fica o ponto de energia",
  },
  {
    id: "motor-da-marca-de-alto-fluxo",
    broader: "industria",
    label: "Motor da marca para alto fluxo",
    phrase: "o motor da marca para alto fluxo",
    isAskedByName: true,
    asks: [
      ...combine(
        ["motor [marca]", "motor [marca] portão", "[marca]"],
        ["alto fluxo", "fluxo intenso", "grande fluxo", "fluxo alto", "uso intenso", "muito fluxo"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor [marca] para portão de alto fluxo é o da linha de uso intenso da marca, e não o de casa, que esquenta e para na hora de pico. Escolha pela ficha do modelo: ciclos por hora um terço acima da sua hora mais cheia e capacidade um terço acima do peso da folha. Trocar o motor, com mão de obra, fica de {price.heavySwap}.",
        "Para portão de alto fluxo, escolha um motor [marca] de uso intenso, com ciclos por hora um terço acima das aberturas da sua hora mais cheia. Um ciclo é abrir e fechar uma vez. O de casa não serve, porque desarma com o calor; o de uso intenso, na troca, fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o [marca] para alto fluxo", "O que olhar na ficha do [marca]"],
        slots: [
          [
            "Dois tipos de motor aguentam muitas aberturas seguidas: o de inversor, que controla a velocidade, e o de baixa tensão, em geral 24 V. Os dois partem devagar e esquentam menos, e entre eles decidem os ciclos por hora da ficha.",
            "Procure um motor de partida suave, seja com inversor, o circuito que controla a velocidade, seja de baixa tensão, de 24 V. Qualquer dos dois serve, se os ciclos por hora passarem do seu movimento.",
          ],
          [
            "Com 30 aberturas na hora cheia, procure 40 ciclos por hora. Se a ficha não traz esse número, ou se ele fica abaixo, o modelo não é para a sua entrada, seja qual for a marca.",
            "Trinta aberturas na hora de pico pedem um modelo de 40 ciclos por hora. Quando a marca não tem um assim para o peso da sua folha, é melhor escolher outra.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de pedir o preço", "Os dados que definem o modelo"],
        slots: [
          ["Com estes dados, indicamos por foto o modelo e o valor:", "O modelo e o orçamento saem destes números:"],
        ],
        bullets: [
          "Carros que passam na hora mais cheia",
          "Tipo de portão: de correr, de abrir ou basculante",
          "Largura, altura e material da folha",
          "Tensão do local, 127 ou 220 V, e se há rede trifásica",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Do caso mais barato ao mais caro"],
        slots: [
          [
            "Fica no começo da faixa a folha mais leve, com base e cremalheira boas, que são aproveitadas. Chegam ao alto a folha pesada, o motor de muitos ciclos e o portão que precisa de cremalheira de aço ou de roldanas novas.",
            "Aproveitar base, cremalheira e ponto de energia deixa a troca mais barata. Folha pesada, mais ciclos por hora e trilho ou roldana a refazer levam ao valor mais alto.",
          ],
          [
            "Fotocélula e nobreak, o aparelho que mantém o portão na falta de luz, são orçados em linhas separadas.",
            "Sensor de passagem, a fotocélula, e bateria ou nobreak para falta de luz aparecem à parte no orçamento.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão de portão muito usado", "Para o motor não parar no pico"],
        slots: [
          [
            "Faça a revisão {visits.business}, no mínimo, e mais vezes se o portão quase não para. As roldanas e a cremalheira se gastam antes do motor.",
            "A revisão é de {visits.business}, no mínimo. Onde há centenas de aberturas por dia, ela passa a mensal ou trimestral.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor [marca] de casa aguenta uns dias de muito movimento?",
        answers: [
          "Aguenta se as aberturas são espalhadas. Em fila, uma atrás da outra, ele esquenta e a proteção desliga o portão até esfriar.",
          "Por pouco tempo, sim. Todo dia na mesma hora cheia, ele desarma e se gasta cedo.",
        ],
      },
      {
        question: "Há peça do [marca] se ele parar?",
        answers: [
          "Depende do modelo. Antes de comprar, confirme placa, engrenagem e prazo, porque uma entrada de muito uso não pode esperar encomenda.",
          "Confirme antes da compra quem tem placa e engrenagem do modelo à pronta entrega. Em portão de muito uso, isso vale mais que o desconto.",
        ],
      },
      {
        question: "Dois motores na mesma folha resolvem?",
        answers: [
          "Não em folha de correr: puxando a mesma cremalheira, um atrapalha o outro. É melhor um motor do tamanho do uso.",
          "Em portão de correr, não. Use um só, com os ciclos certos, e guarde outro de reserva se a entrada não pode parar.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor atual, com o número de carros na hora mais cheia",
  },
];
