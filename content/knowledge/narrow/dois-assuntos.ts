import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Titles that turn on two things at once, of which an answer to one alone is none. */
export const doisAssuntos: NarrowConcept[] = [
  {
    id: "basculante-torto-com-carro",
    broader: "torto",
    label: "Basculante torto com o carro dentro",
    phrase: "o basculante que desceu torto com o carro dentro",
    asks: [
      "emperrou inclinado não consigo tirar carro",
      "portão levantar emperrou inclinado tirar carro",
      "liberar carro basculante desceu torto",
      ...combine(
        ["basculante"],
        ["torto carro dentro", "torto carro preso", "torta carro dentro", "entortou carro dentro", "torto tirar carro"],
      ),
      "portão torto carro dentro",
      "portão torto carro preso",
      "folha torta carro dentro",
      "desceu torto travou carro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Basculante que desceu torto e travou com o carro dentro não se aciona nem se destrava: um dos cabos ou das molas cedeu, e a folha pode cair. Desligue o disjuntor, mantenha todos longe e chame: o técnico escora a folha, libera o carro e só depois conserta.",
        "Não tente abrir o basculante torto com o carro preso, nem pelo controle nem na mão: de um lado falta cabo, mola ou roldana, e o peso está todo do outro. Disjuntor desligado, ninguém embaixo, e foto de longe pelo WhatsApp: primeiro a folha é escorada, depois o carro sai.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, com o carro preso", "Até o técnico chegar"],
        slots: [
          [
            "A folha torta está pendurada por um lado só: trate como se fosse cair.",
            "Enquanto a folha não for escorada, ninguém passa por baixo, nem para pegar algo no carro.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Afaste pessoas, animais e o que estiver sob a folha.",
          "Não puxe a folha, não destrave e não use macaco nem alavanca.",
          "Se há outra saída, use-a; se alguém está preso, avise na primeira mensagem.",
          "Mande fotos dos dois lados, tiradas de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o basculante desce torto", "O que cedeu de um lado"],
        slots: [
          [
            "Cabo de aço rompido ou fora da roldana é a causa mais comum: o lado dele fica sem sustentação.",
            "Quando um cabo arrebenta ou pula da roldana, só o outro segura, e a folha gira.",
          ],
          [
            "Mola quebrada, contrapeso solto e braço desparafusado fazem o mesmo.",
            "Depois vêm mola partida, contrapeso que caiu e suporte que soltou da parede.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o carro é liberado", "Do escoramento ao portão reto"],
        slots: [
          [
            "A folha é escorada e nivelada antes de abrir o bastante para o carro passar.",
            "Com a folha apoiada, o técnico alivia o lado preso, abre e tira o carro.",
          ],
          [
            "Depois trocam-se os dois cabos, ou as duas molas, para que os lados trabalhem iguais, e o motor é testado por último.",
            "O conserto vem em seguida: cabo ou mola aos pares, alinhamento dos trilhos laterais e teste do motor.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso destravar o motor para tirar o carro?",
        answers: [
          "Não com a folha torta. Destravar solta o que ainda segura o peso, e a folha pode cair de uma vez.",
          "Não: torta, a folha só está parada porque o motor a segura. Sem ele, ela desce.",
        ],
      },
      {
        question: "O motor também estragou?",
        answers: [
          "Nem sempre. Se ele forçou contra a folha presa, o técnico mede o motor e a placa depois de alinhar o portão.",
        ],
      },
      {
        question: "Trocam só o lado que quebrou?",
        answers: ["Cabos e molas se trocam aos pares: um novo e um gasto entortam a folha de novo."],
      },
    ],
    photo: "fotos dos dois lados do portão, tiradas de longe e sem acionar",
  },
  {
    id: "trilho-na-ladeira",
    broader: "caiu-do-trilho",
    label: "Portão que sai do trilho na ladeira",
    phrase: "o portão que sai do trilho na ladeira",
    asks: combine(
      ["saindo trilho", "sai trilho", "saiu trilho", "caiu trilho", "escapa trilho"],
      ["ladeira", "descida", "subida", "rampa", "inclinado", "rua inclinada"],
    ),
    intent: "emergency",
    answers: {
      any: [
        "Portão de correr que sai do trilho na ladeira quase sempre está com o trilho fora de nível ou sem batente no fim: a folha corre pelo peso e escapa. Pare de usar, desligue o disjuntor e não a levante sozinho; nivelamento, roldanas e batentes resolvem, antes de qualquer motor.",
        "O portão sai do trilho na ladeira porque o trilho não está em nível ou falta batente dos dois lados e guia firme em cima. Desligue o disjuntor, não fique ao lado da folha e chame: ela pode tombar; o acerto é no trilho, orçado por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a ladeira tira a folha do trilho", "Nível, batente e guia"],
        slots: [
          [
            "O trilho acompanha a rua em vez de ficar em nível, e a folha desce sozinha até bater.",
            "Trilho inclinado faz o peso empurrar a folha para o lado de baixo em toda abertura.",
          ],
          [
            "Sem batente fixado no fim, ou com ele frouxo, a roldana passa do ponto.",
            "O batente segura a folha quando o motor já parou; sem ele, a última roldana sai.",
          ],
          [
            "Água da ladeira traz areia e pedra para o trilho, e a roldana gasta sobe nelas.",
            "Terra que desce com a chuva enche o trilho e levanta a roldana.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige", "O serviço no portão em ladeira"],
        slots: [
          [
            "A folha volta ao trilho com dois técnicos, e o trilho é calçado até ficar em nível.",
            "Primeiro a folha é recolocada com apoio; depois o trilho é nivelado ou refeito.",
          ],
          [
            "Batente nos dois fins, roldanas novas e guia superior justa mantêm a folha no lugar.",
            "Trocam-se roldanas gastas, fixam-se os batentes e ajusta-se a guia de cima.",
          ],
          [
            "Por último, regulam-se fim de curso e força, para o motor parar antes do batente.",
            "O motor é regulado no fim: ele deve parar a folha sem bater.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Dá para recolocar o portão no trilho sozinho?",
        answers: [
          "Não faça: uma folha comum pesa mais de cem quilos e tomba para qualquer lado, mais ainda em terreno inclinado.",
        ],
      },
      {
        question: "Motor mais forte segura o portão na ladeira?",
        answers: ["Não. Com o trilho em nível, o motor comum basta; com ele inclinado, nenhum dura."],
      },
      {
        question: "E se não dá para nivelar o trilho?",
        answers: ["Aí se estuda portão basculante ou de abrir, com a folha acima da rampa."],
      },
    ],
    photo: "fotos do trilho inteiro, das roldanas e do batente, tiradas de longe",
  },
  {
    id: "engrenagem-quebra-sempre",
    broader: "engrenagem",
    label: "Engrenagem que quebra toda hora",
    phrase: "a engrenagem que quebra toda hora",
    asks: [
      "já troquei engrenagem três vezes",
      "troquei engrenagem duas vezes",
      "motor quebra engrenagem poucos meses",
      "engrenagem parar de quebrar",
      ...combine(
        ["engrenagem", "coroa", "pinhão"],
        ["quebra toda hora", "quebra sempre", "quebra de novo", "vive quebrando", "espana sempre", "gasta rápido"],
      ),
      "por que engrenagem quebra",
      "porque engrenagem quebra",
      "engrenagem nova quebrou",
      "segunda engrenagem quebra",
    ],
    intent: "repair",
    answers: {
      any: [
        "A engrenagem que quebra toda hora está pagando por outro defeito: folha pesada ou presa, cremalheira desalinhada, portão que bate no fim sem parar ou motor fraco para o peso. Trocar só a peça repete a quebra; mede-se a folha na mão e acerta-se a causa junto.",
        "A engrenagem quebra sempre por tranco no fim do percurso, folga errada na cremalheira, roldana travada ou graxa seca dentro do redutor; quase nunca é a peça. Antes da próxima, destrave o motor e empurre a folha: se pesa, é ela que quebra os dentes.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que quebra a engrenagem de novo", "As causas, da mais comum à mais rara"],
        slots: [
          [
            "Folha pesada: roldana gasta, trilho sujo ou contrapeso fora do ponto jogam o peso nos dentes.",
            "Roldana travada e trilho torto dobram o esforço em cada partida.",
          ],
          [
            "Tranco: fim de curso fora do lugar faz o motor empurrar a folha já parada.",
            "Sem fim de curso nem desaceleração, cada fechamento dá uma pancada nos dentes.",
          ],
          [
            "Folga: cremalheira apertada contra o pinhão quebra dentes; afastada, pula e gasta as pontas.",
            "O certo é uma folga pequena e igual no percurso todo entre pinhão e cremalheira.",
          ],
          [
            "Peça e graxa: engrenagem que não é a do modelo e redutor seco duram meses.",
            "Engrenagem parecida, mas de outro modelo, encaixa e não dura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se é a folha", "Teste antes de trocar de novo"],
        slots: [["Faça no portão de correr ou de abrir; basculante, só com técnico.", "Sem abrir o motor."]],
        steps: [
          "Desligue o disjuntor e destrave o motor pela chave.",
          "Empurre a folha com uma mão, devagar, até o fim e volte.",
          "Onde ela prende ou pesa está a causa: marque o ponto.",
          "Conte ao técnico quanto durou a última engrenagem e mande a foto da etiqueta.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Engrenagem de metal resolve?",
        answers: [
          "Só onde o fabricante prevê. Se a causa fica, a de metal passa o esforço para o eixo ou a cremalheira.",
        ],
      },
      {
        question: "Quanto deve durar uma engrenagem?",
        answers: ["Em casa, com folha leve e graxa certa, dura anos. Quebra em meses é sinal de causa não resolvida."],
      },
      {
        question: "É caso de trocar o motor?",
        answers: [
          "Se a folha passa do peso da etiqueta, sim: motor no limite come engrenagem. Se não, o conserto basta.",
        ],
      },
    ],
    photo: "um vídeo do portão indo e voltando, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "fecha-no-carro-e-lei-da-fotocelula",
    broader: "fotocelula",
    label: "Portão que fecha no carro e a lei da fotocélula",
    phrase: "a fotocélula no portão que fecha sobre o carro",
    asks: [
      "portão fechou carro lei sensor",
      "fechou carro existe lei sensor",
      "fechou carro lei fotocélula",
      ...combine(
        ["fecha cima carro", "fechando cima carro", "fechou cima carro", "bateu carro"],
        ["fotocélula obrigatória", "sensor obrigatório", "fotocélula lei", "obrigado fotocélula"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não conhecemos lei única que obrigue a fotocélula em todo portão de São Paulo, mas município, convenção do condomínio e manual do motor podem exigir. Portão que fecha em cima do carro está sem ela, com ela suja ou com força demais: pare o fechamento automático e mande testar.",
        "Obrigatória por uma lei só, a fotocélula não é, que saibamos; exigida pelo condomínio, pela prefeitura ou pelo manual do motor, pode ser. Se o portão já fecha sobre o carro, ela é necessária de qualquer forma: desligue o fechamento automático até instalar ou regular.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem pode exigir a fotocélula", "Onde confirmar a exigência"],
        slots: [
          [
            "Na prefeitura ou subprefeitura, pergunte pelas regras de portão junto à calçada.",
            "A subprefeitura informa as regras do município para portões sobre a calçada.",
          ],
          [
            "No prédio, leia a convenção e as atas; a falta do sensor pesa contra quem responde pelo portão.",
            "Em condomínio, a convenção decide, e um acidente sem sensor recai sobre quem cuida do portão.",
          ],
          [
            "O manual do motor costuma pedir sensor quando há fechamento automático: sem ele, a garantia pode ser negada.",
            "Com fechamento automático, o manual do motor em geral exige o sensor.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão fecha sobre o carro", "Sensor, altura e força"],
        slots: [
          [
            "Lente suja, suporte torto ou fio solto deixam a fotocélula cega.",
            "Fotocélula desalinhada ou ligada em entrada errada não interrompe o fechamento.",
          ],
          [
            "Na altura das rodas, o feixe passa por baixo de carros altos; por isso se usam duas alturas onde há caminhonete.",
            "O feixe deve ficar na altura do para-choque; carro alto pede um segundo par.",
          ],
          [
            "Força acima do necessário impede a central de sentir o obstáculo e voltar.",
            "Com a força no máximo, o portão empurra em vez de voltar.",
          ],
        ],
      },
    ],
    keep: ["check", "visit", "cost"],
    questions: [
      {
        question: "Quem paga o amassado no carro?",
        answers: [
          "Depende da causa: sensor que falhou ou faltou pesa contra o dono do portão; entrar fora da vez, contra o motorista. O laudo do técnico ajuda.",
        ],
      },
      {
        question: "Dá para pôr fotocélula no motor que já tenho?",
        answers: ["Na maioria, sim: a placa tem entrada para ela. A foto da etiqueta do motor confirma."],
      },
      {
        question: "Posso usar o portão até instalar?",
        answers: ["Só com alguém olhando e sem o fechamento automático."],
      },
    ],
    photo: "uma foto da fotocélula, se houver, e outra da placa do motor",
  },
  {
    id: "raio-e-seguro",
    broader: "raio",
    label: "Raio, placa queimada e seguro",
    phrase: "o seguro para a placa queimada por raio",
    asks: [
      "acionar seguradora raio portão",
      "seguradora raio portão",
      ...combine(
        ["raio queimou placa seguro", "raio queimou motor seguro", "raio queimou portão seguro", "raio placa seguro"],
        ["", "cobre", "paga", "residencial", "residencial cobre", "condomínio"],
      ),
      "seguro cobre raio portão",
      "seguro raio motor portão",
      "queda raio seguro portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Se um raio queimou a placa do portão, o seguro residencial pode cobrir: queda de raio costuma estar na cobertura básica, e o surto que veio pela rede, em danos elétricos, sempre menos a franquia. Avise a seguradora antes do conserto e guarde a placa queimada.",
        "O seguro costuma cobrir placa queimada por raio quando a apólice traz queda de raio ou danos elétricos. Leia essas duas linhas e a franquia: se ela passa do preço da placa, não compensa acionar. Não troque a peça antes do aviso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como pedir a indenização", "Do raio ao pagamento"],
        slots: [
          [
            "A seguradora quer ver a causa e a peça; sem elas, nega.",
            "O pedido se decide pelo laudo e pela peça guardada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não tente religar a placa.",
          "Avise a seguradora no mesmo dia e anote o protocolo.",
          "Fotografe o motor fechado e o quadro de luz; a placa, só depois que o técnico a tirar.",
          "Peça ao técnico um laudo com a causa provável e o orçamento.",
          "Só conserte depois da autorização, e guarde a placa.",
        ],
      },
      {
        about: "choose",
        headings: ["Vale acionar o seguro?", "Franquia ou conserto por conta própria"],
        slots: [
          [
            "Compare a franquia com o orçamento: placa sozinha às vezes custa menos que ela.",
            "Se só a placa queimou, a franquia pode ser maior que o conserto; com motor e interfone juntos, compensa.",
          ],
          [
            "Em condomínio, quem aciona é o síndico, pela apólice do prédio.",
            "No prédio, o seguro é o do condomínio, acionado pelo síndico.",
          ],
          [
            "Se o dano veio da rede, e não do raio direto, a distribuidora também pode ser cobrada.",
            "Dano por oscilação da rede também se reclama à distribuidora de energia.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Como provo que foi raio?",
        answers: ["Com o laudo do técnico e a data da tempestade. Outros aparelhos queimados no mesmo dia reforçam."],
      },
      {
        question: "O seguro paga motor novo?",
        answers: [
          "Paga o que queimou, conforme o laudo. Motor inteiro só se o reparo não compensa ou não existe peça.",
        ],
      },
      {
        question: "Como evito que o próximo raio queime a placa?",
        answers: ["Com aterramento e protetor de surto no circuito do portão; contra raio direto nada garante."],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz",
  },
  {
    id: "queimou-na-garantia",
    broader: "garantia",
    label: "Motor queimado com cerca de um ano e a garantia",
    phrase: "a garantia do motor que queimou com um ano",
    asks: [
      "troquei motor seis meses queimou",
      "motor queimou seis meses",
      "queimou de novo seis meses",
      "troquei motor queimou de novo",
      "motor novo queimou de novo",
      ...combine(
        ["queimou", "queimado", "parou", "quebrou"],
        [
          "1 ano garantia",
          "um ano garantia",
          "depois 1 ano garantia",
          "ainda garantia",
          "dentro garantia",
          "na garantia",
        ],
      ),
      "garantia motor queimou",
      "motor queimou tem garantia",
      "parou depois instalação garantia",
      "parou instalação garantia",
      "quebrou instalação garantia",
      "parou depois instalado garantia",
      "queimou depois instalar",
      "motor queimou depois instalar",
      "parou depois instalar",
      "queimou mês depois instalar",
      "motor novo parou depois",
      "motor novo parou meses",
      "motor novo queimou depois",
      "motor novo queimou meses",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor que queimou com meses ou cerca de um ano de uso está, em geral, na garantia: procure a nota e acione quem vendeu e instalou, sem deixar outro abrir. Peça a causa: folha pesada, modelo pequeno, fiação fina ou surto. No que instalamos são {warranty.motor} no motor.",
        "Motor queimado com um ano pode estar na garantia: veja a data da nota e o prazo do certificado antes de abrir o motor. No prazo, acione quem vendeu ou a assistência autorizada da marca; fora dele, o conserto é pago, com o valor dito antes.",
        "Veja na nota se o motor queimado ainda tem garantia: ela conta da compra, e muitas passam de um ano. Dentro dela, fale com a loja ou a autorizada e não deixe ninguém abrir; se acabou, fazemos o diagnóstico e o orçamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ver se a garantia vale", "Nota, prazo e causa"],
        slots: [
          [
            "A garantia legal é de 90 dias; a do fabricante se soma a ela e está no certificado.",
            "Ao prazo da lei, de 90 dias, soma-se o do certificado do fabricante.",
          ],
          [
            "Raio, surto e água costumam ficar de fora; defeito de peça ou de montagem, dentro.",
            "Queima por raio ou água em geral não entra; falha da própria peça, sim.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não abra o motor: lacre rompido costuma anular a garantia.",
          "Ache a nota e o certificado; anote modelo e número de série da etiqueta.",
          "Fale com quem vendeu ou com a autorizada e guarde o protocolo.",
          "Se foi negada, peça o motivo por escrito.",
        ],
      },
      {
        about: "choose",
        headings: ["Se a garantia acabou", "O que compensa fora do prazo"],
        slots: [
          [
            "Com um ano de uso, troca-se em geral a peça, e não o motor: capacitor, placa ou fim de curso.",
            "Motor novo assim raramente se joga fora: quase sempre é placa ou capacitor.",
          ],
          [
            "A troca do motor inteiro, em casa, fica de {price.homeSwap}: compare com o orçamento do conserto.",
            "Compare o orçamento com a troca, que em casa vai de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Vocês são a assistência autorizada da marca?",
        answers: [
          "Somos assistência independente: na garantia do fabricante, procure a autorizada; fora dela, consertamos.",
        ],
      },
      {
        question: "Perdi a nota. Ainda tenho garantia?",
        answers: [
          "Peça a segunda via à loja pelo CPF. O número de série da etiqueta também mostra a data de fabricação.",
        ],
      },
      {
        question: "Se vocês abrirem o motor, perco a garantia?",
        answers: ["Pode perder. Por isso perguntamos a data da nota antes de abrir."],
      },
    ],
    photo: "uma foto da etiqueta do motor e da nota de compra",
  },
  {
    id: "nao-fecha-ate-o-fim-e-volta",
    broader: "nao-fecha",
    label: "Portão que chega quase ao fim e volta",
    phrase: "o portão que quase fecha e volta",
    asks: [
      "fecha até último trecho retorna",
      "fecha último trecho retorna sozinho",
      "fecha último trecho volta",
      "terminando de fechar portão inverte abre",
      "terminando fechar inverte",
      "não fecha final volta",
      "não fecha fim volta",
      "não fecha tudo volta",
      "não fecha todo volta",
      "não fecha direito volta",
      "não fecha até o final abre",
      "não fecha até o fim abre de novo",
      "quase fecha volta",
      "quase fechando volta",
      "fecha quase tudo volta",
      "fecha final volta",
      "chega final volta",
      "encosta batente volta",
      "fecha encosta abre",
      "vai fim volta",
      "vai até fim volta",
      "vai final volta",
      "chega fim volta",
      "bate volta",
      "bate batente volta",
      "bate e volta pouquinho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que chega quase ao fim e volta sozinho encontrou resistência ou perdeu o ponto de parada: sujeira ou batente no último trecho, fim de curso fora do lugar ou força regulada no limite. Se ele volta em qualquer ponto do caminho, aí a suspeita é a fotocélula.",
        "Se o portão não fecha até o final e volta, repare onde: sempre no último palmo, é batente, trilho ou fim de curso que a central lê como obstáculo; em pontos diferentes, é fotocélula suja ou desalinhada. Desligue, limpe trilho e lentes e teste uma vez.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que ele volta no último trecho", "O que faz o portão voltar no fim"],
        slots: [
          [
            "A central mede o esforço: folha que raspa, pedra no trilho ou batente apertado contam como obstáculo, e ela abre de novo.",
            "Perto do fim qualquer aperto vira esforço, e a proteção contra esmagamento manda a folha voltar.",
          ],
          [
            "Fim de curso que não é lido faz o motor empurrar a folha já fechada, até a central desistir e voltar.",
            "Sem o sinal do fim de curso, o motor força contra o batente e a central inverte.",
          ],
          [
            "Percurso gravado com outra folga, depois de obra ou troca de roldana, também manda parar tarde demais.",
            "Se houve obra, pintura ou roldana nova, o percurso antigo já não serve.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que testar em casa", "Teste antes de chamar"],
        slots: [["Faça no portão de correr ou de abrir; no basculante, só observe.", "Não abra a tampa do motor."]],
        steps: [
          "Desligue o disjuntor, varra o trilho e o canto do batente.",
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Veja se a folha raspa no piso ou na coluna no último metro.",
          "Religue, feche uma vez e note se volta sempre no mesmo ponto.",
          "Filme o último metro e mande com a foto da etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve", "O conserto, conforme a causa"],
        slots: [
          [
            "A folha é acertada primeiro; depois se reposiciona o fim de curso e se grava o percurso de novo.",
            "Primeiro roldana, dobradiça ou trilho; depois o fim de curso e o percurso.",
          ],
          [
            "A força só se regula no fim, e nunca para vencer uma folha presa: ela deixa de voltar diante de uma pessoa.",
            "Aumentar a força sem acertar a folha é perigoso: o portão deixa de voltar quando encontra alguém.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso aumentar a força para o portão fechar?",
        answers: ["Não como primeira saída: força alta esconde a folha presa e tira a proteção contra esmagamento."],
      },
      {
        question: "Ele volta só quando está frio ou chove. Por quê?",
        answers: [
          "Graxa dura, trilho com água ou folha inchada pesam mais, e a central entende como obstáculo. Com lente molhada, é a fotocélula.",
        ],
      },
      {
        question: "Como fecho o portão agora?",
        answers: [
          "No de correr ou de abrir, com o disjuntor desligado, destrave pela chave, feche na mão e trave de novo. Basculante com folha pesada não se destrava.",
        ],
      },
    ],
    photo: "um vídeo do último metro do fechamento e uma foto da etiqueta do motor",
  },
];
