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
        "Dá para pôr motor em portão longe da tomada de dois jeitos: puxar do quadro um circuito próprio, com cabo calculado pela distância, ou usar motor de 24 V com bateria e painel solar. Até umas dezenas de metros, o cabo costuma sair mais em conta; muito além, o solar.",
        "Portão longe da energia aceita motor com cabo enterrado em eletroduto, mais grosso conforme a distância, ou com motor de 24 V, bateria e placa solar. Meça do quadro ao portão e conte as aberturas por dia: são os dois dados que decidem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Cabo ou energia solar", "Qual dos dois compensa"],
        slots: [
          [
            "O cabo dá energia sem limite de uso e serve a qualquer motor; o custo está na vala, no eletroduto e nos metros de fio.",
            "Com cabo, qualquer motor serve; paga-se a vala, o eletroduto e a bitola maior.",
          ],
          [
            "O solar dispensa a vala e pede motor de baixa tensão, bateria e sol direto no painel; atende poucas aberturas por dia.",
            "Com painel, o motor é de 24 V, a bateria guarda alguns dias de uso e a sombra é o inimigo.",
          ],
          [
            "Extensão e emenda de lâmpada não servem: a tensão cai, o motor perde força e a placa queima.",
            "Não use extensão: fio fino e longo derruba a tensão e esquenta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir e mandar", "Dados para o orçamento"],
        slots: [
          [
            "Com isto se sabe a bitola, ou o tamanho do painel e da bateria.",
            "Estes dados dizem qual caminho sai melhor.",
          ],
        ],
        steps: [
          "Distância do quadro de luz ao portão, pelo caminho do eletroduto.",
          "Tensão do quadro, 127 V ou 220 V, e se há espaço para um disjuntor.",
          "Tipo, largura e material da folha.",
          "Aberturas por dia e se há sol direto junto do portão.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta", "Motor de um lado, energia do outro"],
        slots: [
          [
            "O motor e a instalação têm preço à parte da elétrica: em casa, a troca fica de {price.homeSwap}, e a infraestrutura é orçada pela distância.",
            "Conte o motor, de {price.homeSwap} na troca em casa, mais cabo e vala ou painel e bateria, orçados por foto.",
          ],
          [
            "Aterramento e protetor de surto contam mais em lugar aberto, por causa dos raios.",
            "Em sítio e chácara, não deixe de fora o terra e o protetor de surto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual fio usar para levar energia até o portão?",
        answers: [
          "No mínimo 2,5 mm² com terra; a distância e a corrente da etiqueta podem pedir 4 ou 6 mm². O eletricista calcula.",
        ],
      },
      {
        question: "O controle alcança de longe?",
        answers: [
          "O alcance comum é de até {trade.reach}, com a vista livre. Mais longe, usam-se antena externa, repetidor ou celular.",
        ],
      },
      {
        question: "Portão solar funciona em dia nublado?",
        answers: [
          "Funciona pela bateria, que guarda carga para alguns dias de pouco uso. Muitas aberturas pedem painel maior.",
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
        "Em condomínio sem zelador, quem chama o conserto do portão quebrado é o síndico, ou o morador que ele autorizar por mensagem. Até a visita, alguém desliga o disjuntor, isola a passagem e avisa o grupo. Atendemos {shop.hours}; o orçamento, por vídeo e foto, é grátis.",
        "Quem chama e aciona o conserto do portão é o síndico ou quem ele indicar, como o zelador e a administradora; com contrato, liga-se primeiro para a empresa contratada. Sem síndico à mão e com risco, o morador desliga o disjuntor, isola a passagem e avisa. Atendemos pelo WhatsApp, {shop.hours}.",
        "No condomínio, o chamado e a despesa são do síndico, e por ele da portaria ou da administradora. Morador que vê o portão quebrado avisa a portaria; se há perigo, afasta as pessoas e pede o disjuntor desligado. O orçamento, por vídeo e foto, é grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quem faz o quê", "Do morador ao síndico"],
        slots: [
          [
            "Dividir as tarefas evita dois chamados e conta sem dono.",
            "Cada um com a sua parte, e o portão volta antes.",
          ],
        ],
        steps: [
          "Morador: avisa a portaria e conta o que viu.",
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
            "Desligue o disjuntor do portão e isole os dois lados da folha.",
            "Corte a energia do motor e não deixe ninguém sob folha erguida.",
          ],
          [
            "Só folha de correr ou de abrir, reta e em piso plano, se move na mão, por pessoa treinada; basculante espera.",
            "O destravamento manual é de quem foi treinado, e nunca no basculante com defeito.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga", "De onde sai o dinheiro"],
        slots: [
          [
            "Conserto de desgaste é despesa do condomínio; dano causado por um morador pode ser cobrado dele, com prova.",
            "O condomínio paga o desgaste; a batida de um carro se cobra do responsável, com registro.",
          ],
          [
            "Conserto urgente costuma dispensar assembleia; troca cara se comunica e se ratifica depois, conforme a convenção.",
            "Em urgência, o síndico manda consertar e presta contas; a convenção diz os limites.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Morador pode chamar técnico por conta própria?",
        answers: ["Não para a área comum: sem autorização do síndico, a despesa pode não ser reembolsada."],
      },
      {
        question: "E se o síndico não atende e o portão está aberto?",
        answers: ["A portaria ou o subsíndico age: isola, põe alguém na entrada e registra o chamado por escrito."],
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
        "Compensa juntar: trocar o motor e fazer os controles é um serviço só, porque o kit novo já vem com controles gravados e os extras entram na mesma visita. Os antigos servem se o código combinar com a central nova; a foto deles mostra antes. O kit basculante instalado parte de {price.lowest}.",
        "O motor novo já vem com controles: no kit basculante instalado, de {price.lowest} a {price.highest}, entram motor, central, controles, entrega e instalação. Peça os controles a mais no mesmo orçamento: eles já saem gravados na instalação, e o desconto, se houver, é dito ali.",
        "Comprar motor e controles juntos compensa, porque o kit já traz controles e a gravação é feita na mesma visita. O kit basculante instalado custa {models.pricesOr}; diga quantos controles a mais você precisa, e o total vem por escrito, em até {shop.instalments} vezes no cartão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos controles pedir", "A conta dos controles"],
        slots: [
          [
            "Conte um por motorista e um de reserva, guardado em casa.",
            "Um para cada pessoa que dirige e mais um guardado é a conta que evita nova compra.",
          ],
          [
            "Os controles antigos só servem se a central nova ler o mesmo código; a foto deles, frente e verso, responde.",
            "Antes de pedir novos, mande a foto dos que já tem: se o código for o mesmo, eles ficam.",
          ],
          [
            "Visita e empregado podem usar botoeira, senha ou celular, sem controle próprio.",
            "Para visita, um interfone ou módulo de celular dispensa controle avulso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pedir no orçamento", "Como o valor é passado"],
        slots: [
          [
            "Peça o preço do kit e o do controle avulso em linhas separadas, para comparar.",
            "O orçamento separa kit, controles a mais e acessórios, como fotocélula.",
          ],
          [
            "Pergunte a condição à vista, por Pix, e o parcelamento, de até {shop.instalments} vezes no cartão.",
            "A condição à vista e o parcelamento em até {shop.instalments} vezes são ditos na proposta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar mais controles depois?",
        answers: [
          "Pode, do mesmo padrão da central. A gravação é rápida, mas fora da instalação pode pedir nova visita.",
        ],
      },
      {
        question: "Os controles já vêm gravados?",
        answers: ["Sim, na instalação todos são gravados e testados com você."],
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
