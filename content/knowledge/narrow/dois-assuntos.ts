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
        "O seguro pode cobrir o motor ou a placa do portão queimados por raio: queda de raio costuma estar na cobertura básica, e o surto que veio pela rede, em danos elétricos, sempre menos a franquia. Em casa vale o seguro residencial, no prédio, o do condomínio; avise a seguradora antes de consertar.",
        "Caiu raio e queimou a placa do portão? O seguro residencial, ou o do condomínio, cobre quando a apólice traz queda de raio ou danos elétricos, descontada a franquia. Avise antes do conserto e guarde a placa, porque a seguradora quer ver a peça e um laudo.",
        "Placa ou motor de portão queimado por raio entra no seguro se a apólice tiver queda de raio, em geral na cobertura básica, ou danos elétricos, quando o surto veio pela fiação. A franquia sai da conta. No condomínio, quem aciona é o síndico, e o aviso vem antes da troca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como pedir a indenização", "Do raio ao pagamento: os passos"],
        slots: [
          [
            "A seguradora decide pelo laudo e pela peça guardada, e sem eles costuma negar. Siga a ordem e não deixe ninguém jogar a placa fora.",
            "O pedido depende de duas provas, a causa escrita pelo técnico e a placa queimada. Por isso o conserto espera a autorização.",
            "Causa comprovada e peça na mão sustentam o pedido. Consertar antes do aviso é o motivo mais fácil de recusa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não tente religar a placa.",
          "Avise a seguradora no mesmo dia e anote o protocolo.",
          "Fotografe o motor fechado e o quadro de luz; a placa, só depois que o técnico a tirar.",
          "Peça ao técnico um laudo com a causa provável e o orçamento por item.",
          "Conserte só depois da autorização e guarde a placa.",
        ],
      },
      {
        about: "choose",
        headings: ["Vale acionar o seguro?", "Franquia ou conserto por conta própria"],
        slots: [
          [
            "Compare a franquia com o orçamento. Uma placa sozinha às vezes custa menos que ela; quando o raio levou também interfone, câmera e televisão, o conjunto passa da franquia e compensa.",
            "A franquia decide: se só a placa queimou, pode ser mais barato pagar o conserto. Com vários aparelhos perdidos no mesmo raio, junte tudo num pedido.",
            "Some o que queimou e ponha ao lado da franquia. Portão sozinho nem sempre passa dela, mas interfone, câmera e roteador na mesma conta costumam mudar o resultado.",
          ],
          [
            "No prédio, o síndico aciona a apólice do condomínio, porque o portão é área comum. Se o dano veio de oscilação da rede, a distribuidora também recebe a reclamação.",
            "Portão de prédio é área comum, e a apólice é a do condomínio, por meio do síndico. Oscilação da rede dá ainda direito de reclamar à distribuidora de energia.",
            "O morador não usa a própria apólice no portão do prédio: vale a do condomínio, acionada pelo síndico. Já a oscilação da rede se reclama também à empresa de energia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede depois do raio", "Placa, motor e acessórios, um por um"],
        slots: [
          [
            "A medição vai do quadro ao fusível e à fonte da central, com os acessórios desligados um a um, porque uma fotocélula em curto também deixa a placa muda. Motor e capacitor são medidos à parte e muitas vezes estão bons.",
            "Começa-se pela alimentação, pelo fusível e pela fonte da placa. Cada acessório é separado, já que um sensor em curto imita placa queimada, e o motor, testado sozinho, com frequência se salva.",
            "Quadro, fusível e transformador são conferidos antes de condenar a placa. Fotocélula e botoeira saem do circuito para teste, e o motor é medido em separado, pois nem sempre o raio o alcança.",
          ],
          [
            "Placa com dano pequeno vai para reparo; a que perdeu trilhas é trocada, e os controles são gravados de novo. O valor sai pela foto da etiqueta.",
            "Dano leve se repara na bancada, e trilha queimada pede central nova com controles regravados; por foto da etiqueta se sabe o preço.",
            "O reparo custa menos que a troca e serve quando as trilhas estão inteiras. Se não, entra placa nova com os controles recadastrados, orçada por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como provo que foi raio?",
        answers: [
          "Com o laudo do técnico e a data da tempestade. Outros aparelhos queimados no mesmo dia, em casa ou no vizinho, reforçam o pedido.",
          "O laudo descreve o dano típico de surto, e o registro do temporal confirma a data. Vale listar o que mais queimou naquele dia.",
        ],
      },
      {
        question: "O seguro paga motor novo?",
        answers: [
          "Paga o que queimou, conforme o laudo. O motor inteiro entra só quando ele próprio se perdeu, o reparo não compensa ou a peça não existe mais.",
          "Só se o laudo mostrar que o motor se perdeu. Queimando apenas a placa, a indenização é da placa e da mão de obra.",
        ],
      },
      {
        question: "Posso consertar antes da vistoria da seguradora?",
        answers: [
          "Não sem autorização. Se o portão precisa funcionar, peça por escrito a liberação do reparo urgente e guarde a peça, as fotos e a nota.",
          "Espere a liberação, que pode ser pedida com urgência quando o portão ficou aberto. Sem ela, o pedido pode ser recusado.",
        ],
      },
      {
        question: "Como evito que o próximo raio queime a placa?",
        answers: [
          "Com aterramento e protetor de surto no circuito do portão, que seguram o que vem pela rede. Contra raio direto nada garante, e em temporal forte desligar o disjuntor ajuda.",
          "O protetor de surto, o DPS, com bom aterramento desvia a sobra de tensão da rede. Em raio que cai no local, nenhuma proteção é certa.",
        ],
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
        "Motor que queimou ou parou com meses ou cerca de 1 ano de uso pode estar na garantia: veja a data da nota e acione quem vendeu e instalou, sem deixar outro abrir. Peça a causa por escrito; no motor que vendemos são {warranty.motor}, e na instalação, {warranty.installation}.",
        "O motor de portão novo que parou 2 ou 3 meses depois da instalação está, em geral, na garantia; com um ano, depende da nota e do certificado. Fale com a loja ou com a autorizada da marca antes de abrir. Fora do prazo, a visita em casa parte de {price.preventive}, sem peças.",
        "Se você trocou o motor e em seis meses queimou de novo, acione a garantia pela nota e peça a causa, que pode ser folha pesada, modelo pequeno, fio fino ou surto. Não deixe abrir antes. No que vendemos são {warranty.motor} no motor e {warranty.installation} na instalação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ver se a garantia vale", "Nota, prazo e causa"],
        slots: [
          [
            "Aos 90 dias da lei se soma o prazo do certificado do fabricante. Defeito de peça ou de montagem fica dentro; raio, surto e água costumam ficar fora, e por isso a causa precisa ser escrita.",
            "A lei dá 90 dias, e o certificado acrescenta o dele. Cobre-se o que falhou na fabricação ou na instalação, e não queima por raio ou água, o que o laudo separa.",
            "Conte os 90 dias legais mais o que o termo da marca diz. Falha da peça ou do serviço entra; pico de energia e enchente, em geral não, e quem decide é a causa registrada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não abra o motor: lacre rompido pode anular a garantia.",
          "Ache a nota e o certificado e anote o modelo da etiqueta.",
          "Fale com quem vendeu ou com a autorizada e guarde o protocolo.",
          "Se foi negada, peça o motivo por escrito.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que um motor novo queima", "A causa que precisa sair antes do próximo"],
        slots: [
          [
            "Folha pesada ou presa, modelo pequeno para o peso, fio fino e falta de aterramento queimam o segundo motor como queimaram o primeiro. Se a causa for o portão, só trocar o motor não resolve.",
            "Motor que morre cedo quase sempre trabalhou forçado, por peso, atrito ou modelo fraco, ou recebeu pico sem proteção. Sem acertar a folha e a elétrica, o próximo dura o mesmo.",
            "As causas comuns são esforço, com folha dura ou motor subdimensionado, e rede ruim, com cabo fino e sem terra. Elas precisam sair antes, senão a troca se repete.",
          ],
          [
            "O técnico mede corrente, tensão e capacitor e sente a folha na mão antes de falar em motor. Muitas vezes queimou só a placa ou o capacitor, bem mais baratos que o conjunto.",
            "Medir corrente e tensão com o portão andando mostra se sobra esforço. E nem sempre é o motor: placa e capacitor queimam antes e custam menos.",
            "Com corrente, tensão e peso medidos se acha o motivo. Em motor novo, o que falha costuma ser placa ou capacitor, e não o enrolamento.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Se a garantia acabou ou foi negada", "O que compensa fora do prazo"],
        slots: [
          [
            "Com cerca de um ano de uso, em geral se troca a peça, e não o motor, depois de medir o que falhou. O serviço tem 90 dias de garantia pela lei. Para comparar, a troca inteira em casa fica de {price.homeSwap}, com mão de obra.",
            "Motor tão novo raramente se joga fora: placa, capacitor ou fim de curso resolvem, depois de medidos. O conserto feito tem 90 dias, pela lei. O motor completo instalado vai de {price.homeSwap} em residência.",
            "Fora do prazo, quase sempre o conserto compensa, porque só uma peça queimou, e a lei garante o serviço por 90 dias. A troca completa, em casa, custa de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são assistência autorizada da PPA ou da marca?",
        answers: [
          "Não: somos assistência independente. Na garantia do fabricante, procure a loja ou a autorizada; fora dela, consertamos motor PPA, Jetflex e outros no local.",
          "Somos independentes, sem vínculo com o fabricante. Em garantia, o caminho é a rede da marca; depois, o conserto é feito no endereço, com o valor antes.",
        ],
      },
      {
        question: "Perdi a nota. Ainda tenho garantia?",
        answers: [
          "Peça a segunda via à loja pelo CPF. Comprovante de pagamento e o número de série da etiqueta também ajudam a provar a data.",
          "Talvez: a loja reemite pelo CPF, e o pagamento prova a compra. Fotografe a etiqueta, que mostra o número de série.",
        ],
      },
      {
        question: "Se outro técnico abrir, perco a garantia?",
        answers: [
          "Pode perder. Por isso a data da nota se confere antes de abrir a tampa.",
          "É um risco, porque muitos termos excluem motor mexido. Pergunte à loja antes de qualquer reparo.",
        ],
      },
      {
        question: "Quem paga a retirada e a montagem do motor trocado?",
        answers: [
          "Depende do termo: a troca do aparelho nem sempre inclui a mão de obra. Se a falha foi da instalação, quem instalou refaz sem cobrar.",
          "Pergunte antes, porque a garantia de fábrica costuma cobrir a peça e nem sempre o serviço. Erro de montagem é de quem montou.",
        ],
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
        "Portão que vai quase até o fim e volta sozinho encontrou resistência ou perdeu o ponto de parada: sujeira no trilho, batente apertado ou fim de curso, a peça que marca a parada, fora do lugar. Desligue o disjuntor, limpe trilho e lentes da fotocélula e teste uma vez; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão não fecha até o final e volta, repare onde: no último palmo, é batente, trilho ou fim de curso, o marcador da parada; em pontos diferentes, é fotocélula. Com o disjuntor desligado, limpe trilho e lentes e tente uma vez; não resolveu, a regulagem em casa começa em {price.preventive}, fora as peças.",
        "Quando o portão bate e volta um pouquinho, ou chega ao fim e volta tudo, a central leu um obstáculo: batente duro, sujeira no último trecho, fim de curso (que marca a parada) deslocado ou fotocélula suja. Limpe tudo com o disjuntor desligado; se repetir, a visita de ajuste parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar em casa", "Teste antes de chamar o técnico"],
        slots: [
          [
            "Faça no portão de correr ou de abrir, com a tampa do motor fechada. No basculante, só observe de longe, sem ninguém embaixo.",
            "Serve para folha de correr ou de abrir, sem abrir o motor. Se é basculante, apenas olhe a distância.",
            "O teste é de fora e vale para portão de correr ou de abrir. Basculante se observa de longe e não se toca.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Veja se a folha raspa no piso ou na coluna no último metro.",
          "Religue, feche uma vez e note se volta sempre no mesmo ponto.",
          "Filme o último metro.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ele volta no último trecho", "O que faz o portão voltar no fim"],
        slots: [
          [
            "A central mede o esforço do motor. Folha que raspa, pedra no trilho ou batente apertado contam como obstáculo, e a proteção contra esmagamento manda abrir de novo.",
            "Qualquer aperto perto do fim vira esforço para o motor, e a central, por proteção, inverte. É o que fazem a pedra no trilho, a folha que raspa e o batente duro.",
            "Por segurança, a central desiste quando o motor força, e no fim do curso basta raspar no piso ou apertar demais o batente para isso acontecer.",
          ],
          [
            "A outra causa é a parada: sem o aviso do fim de curso, o motor empurra a folha já fechada até a central voltar. Percurso gravado antes de uma obra ou de roldana nova tem o mesmo efeito.",
            "Se o sensor de parada não é lido, o motor continua contra o batente e ela inverte. Obra, pintura ou roldana trocada também deixam o percurso antigo errado.",
            "Há ainda a parada marcada tarde demais, porque o sensor saiu do lugar ou porque o percurso foi gravado antes de mexerem na folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto, conforme a causa", "Como se resolve de vez"],
        slots: [
          [
            "A folha é acertada primeiro, seja roldana, dobradiça ou trilho. Depois se reposiciona o fim de curso e se grava o percurso, para ela encostar de leve no batente.",
            "Roldana, dobradiça ou trilho vêm antes; só então a parada é levada ao lugar e o percurso, regravado. No fim, a folha toca o batente sem força.",
            "Com a folha correndo leve, o técnico move o ponto de parada e refaz a gravação do percurso, até o portão fechar encostando.",
          ],
          [
            "A força só se regula no fim, e nunca para vencer uma folha presa, porque ele deixaria de voltar diante de uma pessoa. Peça gasta soma o valor dela, aprovado antes.",
            "Aumentar a força não é conserto: o portão passaria a esmagar em vez de voltar. Se houver roldana ou sensor a trocar, o preço vem antes.",
            "Força alta esconde o defeito e tira a proteção, por isso fica no mínimo. Roldana ou fim de curso novos são cobrados à parte, com a sua aprovação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força para o portão fechar?",
        answers: [
          "Não como saída: força alta esconde a folha presa e tira a proteção contra esmagamento.",
          "Não convém. O portão fecharia hoje e deixaria de voltar ao encontrar alguém.",
        ],
      },
      {
        question: "Ele volta só quando está frio ou chove. Por quê?",
        answers: [
          "Graxa dura, trilho com água ou folha inchada pesam mais, e a central entende como obstáculo. Com a lente molhada, é a fotocélula.",
          "Frio e chuva deixam a folha mais pesada ou molham o sensor. Seque as lentes e limpe o trilho antes do teste.",
        ],
      },
      {
        question: "Como fecho o portão agora?",
        answers: [
          "No de correr ou de abrir, reto, desligue o disjuntor, destrave pela chave, feche na mão e trave de novo. O basculante não se destrava.",
          "À mão, só folha de correr ou de abrir, com a energia desligada e a chave do motor. Basculante espera o técnico.",
        ],
      },
      {
        question: "É defeito da placa?",
        answers: [
          "Raramente: a placa está fazendo o que deve, que é voltar diante do esforço. Ela só é suspeita depois de folha, parada e sensor.",
          "Quase nunca. Folha, batente e fim de curso vêm primeiro; a placa se mede por último.",
        ],
      },
    ],
    photo: "um vídeo do último metro do fechamento e uma foto da etiqueta do motor",
  },
  {
    id: "placa-e-capacitor",
    isAskedByName: true,
    broader: "placa",
    label: "Placa e capacitor do motor",
    phrase: "a placa e o capacitor do motor",
    asks: [...combine(["placa capacitor"], ["troca", "trocar", "preço", "valor", "comprar", "quanto custa"])],
    intent: "repair",
    answers: {
      any: [
        "Trocamos placa e capacitor do motor na mesma visita, depois de medir os dois: o capacitor fraco faz o motor roncar, e a placa queimada o deixa mudo, e quase sempre só um deles falhou. A visita em casa parte de {price.preventive}, sem peças; a foto da etiqueta traz o valor de cada um.",
        "Placa e capacitor se trocam juntos só quando a medição condena os dois. O capacitor está entre as peças mais baratas do motor, e a placa, entre as mais caras; se ela passa da metade da troca do motor, de {price.homeSwap} em casa, compare. Mande a foto da etiqueta.",
      ],
      price: [
        "O preço de placa e capacitor soma as duas peças e uma só ida, com visita em casa a partir de {price.preventive}, sem peças: o capacitor é das mais baratas do motor, e a placa, das mais caras. A foto da etiqueta traz os dois valores, grátis; o limite da conta é o motor trocado, de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Placa ou capacitor: como separar", "O sinal de cada um"],
        slots: [
          [
            "Motor que ronca e não sai, ou sai com empurrão, aponta para o capacitor.",
            "O ronco com a folha parada é do capacitor ou de folha presa.",
          ],
          [
            "Motor mudo, com energia no quadro, ou que só vai para um lado aponta para a placa.",
            "Silêncio, relé que não estala ou movimento para um lado só levam à placa.",
          ],
          [
            "Se ronca parado, desligue o disjuntor: insistir queima o enrolamento.",
            "Não insista no controle: poucos minutos de ronco queimam um motor bom.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede antes de trocar", "A ordem da medição"],
        slots: [
          [
            "Medem-se rede, capacitor, enrolamento e saídas da placa, com a energia cortada entre um teste e outro.",
            "O capacitor é descarregado e medido; depois vêm o enrolamento e as saídas da placa.",
          ],
          [
            "A placa nova só entra com o enrolamento em ordem, para não queimar também.",
            "Depois da troca se gravam percurso, força e controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o capacitor primeiro?",
        answers: [
          "Pode, se a medição mostrar que é ele: é o reparo mais barato. Trocar no palpite pode deixar o defeito na placa.",
        ],
      },
      {
        question: "O capacitor ruim queima a placa?",
        answers: ["Pode: o motor que ronca puxa corrente alta pelo relé da placa."],
      },
      {
        question: "Os controles continuam servindo?",
        answers: ["Com capacitor novo, sim. Com placa nova, só se o código for o mesmo; a foto do controle diz."],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada; se ele ronca parado, não acione para filmar",
  },
  {
    id: "prazo-e-preco-da-instalacao",
    isAskedByName: true,
    broader: "instalacao",
    label: "Prazo e preço da instalação",
    phrase: "o prazo e o preço da instalação",
    asks: [
      ...combine(
        ["prazo preço", "preço prazo", "valor prazo", "tempo preço", "quanto custa quanto tempo"],
        ["instalação motor", "instalar motor", "instalação portão", "automatizar portão", "instalação"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "Preço e prazo da instalação de motor: no basculante, kit instalado por {models.pricesOr}, com {time.tilting} de serviço; no de correr, a troca em casa fica de {price.homeSwap}, com mão de obra, e {time.sliding}. A data sai pelo WhatsApp, às vezes para o mesmo dia, com o modelo confirmado por foto.",
        "A instalação do motor custa {models.pricesOr} no basculante de até {width.quarterHp}, com o motor, e leva {time.tilting}; no deslizante, a troca em casa fica de {price.homeSwap} e leva {time.sliding}. Base, ponto de energia e acerto da folha somam dias e valor, ditos antes por foto.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Do pedido ao portão andando", "O que conta no prazo"],
        slots: [
          [
            "A foto confirma o modelo, você aprova o valor, e a data é marcada no WhatsApp.",
            "O prazo começa quando o modelo está confirmado por foto e o valor, aprovado.",
          ],
          [
            "Portão com a folha leve e tomada no lugar se faz em uma visita; base de concreto pede dias de cura.",
            "Base nova, ponto de energia ou serralheria da folha vêm antes e têm prazo próprio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "O que pode somar"],
        slots: [
          [
            "Entram motor, central, controles, instalação, regulagem e teste.",
            "No preço do kit estão o motor, a central, os controles e a mão de obra.",
          ],
          [
            "Cremalheira, fotocélula e trava vêm em linhas separadas, para você decidir.",
            "Só a mão de obra, para motor que você já comprou, custa a partir de {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O preço muda depois da visita?",
        answers: ["Só se o portão for diferente das fotos, e aí o novo valor é dito antes de começar."],
      },
      {
        question: "Dá para instalar no sábado?",
        answers: ["Veja a agenda pelo WhatsApp, {shop.hours}: o dia e a hora são combinados antes."],
      },
      {
        question: "Qual é a garantia?",
        answers: ["São {warranty.motor} no motor e {warranty.installation} na instalação."],
      },
    ],
    photo: "uma foto do portão inteiro, com largura, altura e material da folha, e outra da tomada mais próxima",
  },
  {
    id: "parcelamento-e-garantia",
    isAskedByName: true,
    broader: "parcelamento",
    label: "Parcelamento e garantia",
    phrase: "o parcelamento e a garantia",
    asks: [
      "parcelamento garantia",
      "parcelado garantia",
      "parcela garantia",
      "garantia 12x",
      "garantia parcelar",
      "cartão garantia motor",
      "motor parcelado garantia",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor instalado pode ser parcelado em até {shop.instalments} vezes no cartão e tem garantia de {warranty.motor} no motor e {warranty.installation} na instalação, igual à vista ou a prazo. O orçamento, grátis por foto, traz o total no cartão, o total por Pix e o prazo de cada garantia.",
        "Parcelar não muda a garantia: são {warranty.motor} no motor e {warranty.installation} na instalação, pago por Pix ou em até {shop.instalments} vezes no cartão. O kit basculante instalado parte de {price.lowest}; a nota mostra a data de que a garantia corre.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["À vista ou parcelado", "Os dois totais no orçamento"],
        slots: [
          [
            "O orçamento mostra o total à vista e o do cartão, para você comparar antes de fechar.",
            "Peça os dois totais: por Pix e no cartão, com o número de parcelas.",
          ],
          [
            "Motor, instalação e acessórios podem ir na mesma compra.",
            "Fotocélula, trava e controles extras entram no mesmo parcelamento.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que a garantia cobre", "Como não perder a garantia"],
        slots: [
          [
            "Cobre defeito do motor e do serviço; raio, água, batida e folha que força ficam fora.",
            "Defeito de fábrica e de instalação são cobertos; surto, alagamento e pancada, não.",
          ],
          [
            "Guarde a nota e deixe a tampa fechada: conserto de terceiros pode encerrar a cobertura.",
            "A nota e a revisão anual são a sua prova de uso certo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia vale a partir de quando?",
        answers: ["Da data da instalação que consta na nota."],
      },
      {
        question: "Se o motor for trocado na garantia, as parcelas mudam?",
        answers: ["Não: o defeito coberto é resolvido sem custo, e as parcelas seguem como foram combinadas."],
      },
      {
        question: "Conserto também pode ser parcelado?",
        answers: ["Pode, no cartão; o orçamento diz em quantas vezes e se há acréscimo."],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "nobreak-e-protetor-de-surto",
    isAskedByName: true,
    broader: "nobreak",
    label: "Nobreak e protetor de surto",
    phrase: "o nobreak e o protetor de surto",
    asks: [
      ...combine(
        ["nobreak", "no-break", "bateria"],
        ["protetor surto", "protetor surto portão", "dps", "dps portão", "protetor raio", "filtro linha"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Nobreak e protetor de surto fazem coisas diferentes, e no portão convém ter os dois: o nobreak abre na falta de luz, e o protetor, o DPS no quadro, segura o pico da rede, também antes do nobreak. Instalamos na mesma visita, que em casa parte de {price.preventive}, sem peças; os aparelhos são orçados por foto.",
        "Se for escolher um, decida pelo problema: falta de luz pede nobreak; raio e pico de tensão, protetor de surto. O nobreak não substitui o DPS, que pede terra medido. A visita em casa parte de {price.preventive}, sem peças, e a foto do quadro e da etiqueta do motor traz o valor dos dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada um protege", "Falta de luz de um lado, pico do outro"],
        slots: [
          [
            "O DPS desvia para o terra o pico que vem da rede; sem terra, não tem efeito.",
            "Quem protege a placa do raio na rede é o DPS, com cabo curto até o terra.",
          ],
          [
            "O nobreak de automatizador dá aberturas sem luz; o de computador desarma na partida do motor.",
            "O nobreak tem de aguentar a partida do motor, e por isso é de linha própria para portão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A ordem da instalação", "Quadro, nobreak e motor"],
        slots: [
          [
            "Primeiro o terra é medido e o DPS vai no quadro; depois o nobreak, perto do motor, em lugar seco.",
            "O DPS fica no quadro e o nobreak depois dele, para também ser protegido.",
          ],
          [
            "No fim se corta a rede no disjuntor e se contam as aberturas na bateria.",
            "O teste é feito com a rede desligada: a folha abre e fecha na bateria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O nobreak já não protege contra raio?",
        answers: ["Só em parte. O pico forte queima o próprio nobreak; o DPS no quadro vem antes."],
      },
      {
        question: "Preciso de aterramento?",
        answers: ["Precisa: sem terra, o protetor de surto não tem para onde desviar o pico."],
      },
      {
        question: "De quanto em quanto tempo se troca a bateria?",
        answers: ["Quando o teste mostra poucas aberturas; ele é feito na revisão do portão."],
      },
    ],
    photo: "uma foto do quadro fechado, outra da etiqueta do motor e outra do lugar em que o nobreak ficaria",
  },
  {
    id: "tag-e-controle-no-condominio",
    isAskedByName: true,
    broader: "tag-veicular",
    label: "Tag e controle no condomínio",
    phrase: "a tag e o controle no condomínio",
    asks: [
      ...combine(
        ["tag controle", "tags controles"],
        ["condomínio", "condomínio preço", "prédio", "preço", "garagem", "portão", "morador", "ou qual melhor"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Tag e controle podem funcionar juntos no mesmo portão do condomínio: a tag abre ao carro se aproximar, e o controle fica de reserva. O preço tem três partes: leitor por entrada, tag por carro e controle por unidade com a gravação. Com o número de vagas e fotos da entrada, o orçamento por item é grátis.",
        "No condomínio, a tag vale mais para carro de morador, porque se cancela uma a uma; o controle serve a moto, visita e reserva. Os dois acionam a mesma central. Pela foto da entrada e do controle atual dizemos se atendemos o leitor e o valor de cada item.",
      ],
      price: [
        "O preço de tag e controle para condomínio soma leitor e instalação por entrada, tag por carro e controle por unidade, com a gravação. Com uma entrada e 40 carros, por exemplo, são 1 leitor, 40 tags e os controles de reserva. Mande o número de vagas e fotos da entrada e do controle atual: o orçamento vem em linhas separadas, grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag, controle ou os dois", "Para quem serve cada um"],
        slots: [
          [
            "A tag fica no vidro e não se empresta; o controle anda de mão em mão.",
            "Carro de morador fica com a tag; moto e reserva, com o controle.",
          ],
          [
            "Perdida a tag ou o controle, apaga-se só o cadastro dele, se a central ou o receptor permitir.",
            "Central com cadastro por morador apaga um sem regravar os outros.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta", "Por entrada e por unidade"],
        slots: [
          [
            "Leitor, antena, cabo e mão de obra são por portão; tags e controles, por unidade.",
            "O leitor é gasto do prédio; tag e controle costumam ser pagos por quem pede.",
          ],
          [
            "Peça algumas tags e controles de reserva já no primeiro pedido.",
            "Controles antigos continuam, se o receptor ficar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle antigo continua funcionando com a tag?",
        answers: ["Continua: o leitor entra em outra entrada da central."],
      },
      {
        question: "Quem grava as tags novas?",
        answers: ["O síndico ou a portaria, pelo sistema do leitor; na entrega o técnico mostra como."],
      },
      {
        question: "Tag serve em moto?",
        answers: ["Em algumas motos, com suporte próprio; o controle costuma ser mais prático."],
      },
    ],
    photo: "fotos da entrada, do motor e do controle atual, com o número de vagas",
  },
  {
    id: "portao-barulhento-e-lento",
    isAskedByName: true,
    broader: "lento",
    label: "Portão barulhento e lento",
    phrase: "o portão barulhento e lento",
    asks: [
      ...combine(["devagar", "demora"], ["barulho", "barulhento", "fazendo barulho", "rangendo", "range"]),
      ...combine(["lento"], ["fazendo barulho", "rangendo", "range"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão barulhento e lento ao mesmo tempo quase sempre é atrito: trilho sujo, roldana travada, dobradiça seca ou folha desequilibrada, que o motor arrasta. Se a folha corre leve, os suspeitos são capacitor fraco e engrenagem gasta. A visita com regulagem e limpeza em casa parte de {price.preventive}, sem peças.",
        "Barulho com lentidão tem, em geral, uma causa só: a folha pesa. Limpe o trilho com o disjuntor desligado e olhe roldanas e cabos de longe; não aumente a força. Se continuar, a visita em casa parte de {price.preventive}, sem peças, e mede folha, capacitor e engrenagem.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Uma causa para os dois sinais", "Folha, capacitor ou engrenagem"],
        slots: [
          [
            "Rangido que acompanha a folha vem de roldana, trilho ou dobradiça.",
            "Se o barulho muda ao longo do curso, o atrito está na folha ou no trilho.",
          ],
          [
            "Ronco grave com saída lenta é capacitor; estalo ritmado é engrenagem ou cremalheira.",
            "Zumbido na partida aponta para o capacitor, e estalo, para dente gasto.",
          ],
          [
            "No basculante, cabo, roldana ou contrapeso fora do ponto pesam na subida: não use nem destrave.",
            "Basculante lento e barulhento pode estar desequilibrado; deixe-o fechado e chame.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de chamar", "Sem abrir o motor"],
        slots: [
          [
            "Com o disjuntor desligado, tire pedra e folha do trilho; óleo no trilho só junta sujeira.",
            "Varra o trilho com o disjuntor desligado e não passe óleo nele.",
          ],
          ["Filme uma abertura inteira, com som, de longe.", "Um vídeo com som separa folha, motor e engrenagem."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa resolve?",
        answers: ["Nos pinos e dobradiças, sim; no trilho, não. Peça gasta continua gasta."],
      },
      {
        question: "Posso continuar usando?",
        answers: ["Por pouco tempo e só se a folha não prende: o esforço queima o capacitor e gasta a engrenagem."],
      },
      {
        question: "É hora de trocar o motor?",
        answers: ["Raramente por isso. A troca, de {price.homeSwap} em casa, só compensa com redutor gasto."],
      },
    ],
    photo: "um vídeo de uma abertura inteira, com som, de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "trava-e-fotocelula",
    isAskedByName: true,
    broader: "trava",
    label: "Trava elétrica e fotocélula",
    phrase: "a trava elétrica e a fotocélula",
    asks: [
      ...combine(
        ["trava elétrica fotocélula", "fechadura elétrica fotocélula"],
        ["portão", "deslizante", "correr", "pivotante", "basculante", "instalar", "instalação", "preço", "colocar"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos trava elétrica e fotocélula na mesma visita, ligadas à central: a trava segura a folha fechada e solta antes de ela andar; a fotocélula para ou reabre o portão se alguém cruza o vão. A visita em casa parte de {price.preventive}, sem peças; os dois aparelhos são orçados por foto.",
      ],
      price: [
        "O preço de trava elétrica e fotocélula soma os dois aparelhos, o cabo e uma só ida: a visita em casa parte de {price.preventive}, sem peças. Cada item vem em linha separada, em orçamento grátis, com foto da folha fechada, das colunas e da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada uma faz", "Uma contra a invasão, outra contra o acidente"],
        slots: [
          [
            "A trava impede que a folha seja puxada pela ponta ou erguida; a fotocélula protege gente, animal e carro.",
            "Trava é segurança contra invasão; fotocélula, contra esmagamento: uma não substitui a outra.",
          ],
          [
            "Se só couber uma agora, comece pela fotocélula.",
            "Primeiro a fotocélula, porque protege pessoas; a trava pode vir depois, com o fio já deixado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como são instaladas", "Ligação e teste"],
        slots: [
          [
            "A fotocélula vai nas duas colunas, em linha; a trava, no batente, com a lingueta na folha.",
            "O par de sensores fica frente a frente, e a trava, onde a folha encosta fechada.",
          ],
          [
            "A central precisa de saída de trava ou de um módulo; a foto da etiqueta diz.",
            "Nem toda central tem saída de trava: onde falta, entra um módulo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava atrapalha na falta de luz?",
        answers: ["Ela tem chave ou soltura manual; peça ao técnico que mostre na entrega."],
      },
      {
        question: "Serve em qualquer motor?",
        answers: ["Na maioria: a central precisa de entrada de fotocélula e de saída de trava, ou de módulo."],
      },
      {
        question: "Precisa passar fio pelo chão?",
        answers: [
          "Um cabo tem de chegar à outra coluna, por baixo ou por cima; há fotocélula a bateria para alguns casos.",
        ],
      },
    ],
    photo: "fotos da folha fechada, das duas colunas e da etiqueta do motor",
  },
  {
    id: "aterramento-e-disjuntor",
    isAskedByName: true,
    broader: "instalacao-eletrica",
    label: "Aterramento e disjuntor do motor",
    phrase: "o aterramento e o disjuntor do motor",
    asks: [
      ...combine(
        ["aterramento disjuntor", "terra disjuntor", "aterrar disjuntor"],
        ["motor", "portão", "motor portão", "instalar", "preço"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "O motor de portão pede os dois: disjuntor próprio, só dele, escolhido pela etiqueta e pela bitola do fio, e aterramento vindo do quadro, medido. Um desliga no curto; o outro evita choque na folha e dá efeito ao protetor de surto. A visita em casa parte de {price.preventive}, sem peças; quadro e circuito novo são do eletricista.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O papel de cada um", "Disjuntor, terra e DR"],
        slots: [
          [
            "O disjuntor protege o fio; quem protege a pessoa do choque é o terra com o DR.",
            "Disjuntor não evita choque: para isso servem o terra e o DR no quadro.",
          ],
          [
            "Disjuntor maior para não cair é perigoso: o fio aquece antes dele.",
            "Se o disjuntor cai, procura-se o curto ou o motor travado, sem pôr outro maior.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que é conferido na instalação", "Antes de ligar o motor"],
        slots: [
          [
            "O terra é medido na tomada do motor, e não só visto no fio verde.",
            "Mede-se o terra no ponto, e confere-se a tensão na partida.",
          ],
          [
            "Haste solta ao lado do motor não substitui o terra do quadro.",
            "O condutor de terra vai do quadro à carcaça e à folha de metal.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o disjuntor do chuveiro ou das tomadas?",
        answers: ["Não: o motor deve ter circuito próprio, para ser desligado sozinho."],
      },
      {
        question: "Quantos ampères deve ter o disjuntor?",
        answers: ["O que a etiqueta do motor e a bitola do fio pedem; quem define é o eletricista ou o técnico."],
      },
      {
        question: "Sem terra, vocês instalam?",
        answers: ["O motor não deve ser ligado sem terra; dizemos por foto o que falta no quadro."],
      },
    ],
    photo: "uma foto do quadro fechado, outra da tomada do motor e outra da etiqueta",
  },
  {
    id: "dobradica-e-trava",
    isAskedByName: true,
    broader: "dobradica",
    label: "Dobradiça e trava do portão de abrir",
    phrase: "a dobradiça e a trava do portão de abrir",
    asks: [
      ...combine(
        ["dobradiça trava elétrica", "dobradiça fechadura elétrica"],
        ["portão", "abrir", "pivotante", "preço", "trocar"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Dobradiça e trava do portão de abrir são acertadas na mesma visita, e nessa ordem: a folha caída desalinha a trava, que muitas vezes volta a fechar só com a dobradiça no lugar. A visita em casa parte de {price.preventive}, sem peças; pela foto dizemos se a solda da dobradiça é nossa ou do serralheiro.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que as duas falham juntas", "Folha caída, trava fora do lugar"],
        slots: [
          [
            "A dobradiça gasta deixa a ponta da folha descer, e a lingueta não acha mais o furo.",
            "Com poucos milímetros de queda, a trava raspa ou não entra.",
          ],
          [
            "Forçar a trava desalinhada queima a bobina dela e cansa o braço do motor.",
            "Trava que prende faz o motor puxar a folha presa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feito o acerto", "Dobradiça primeiro, trava depois"],
        slots: [
          [
            "A folha é escorada, a dobradiça reapertada ou trocada, e só então se alinha a trava.",
            "Escorada a folha, acerta-se a dobradiça; a trava é alinhada e testada por último.",
          ],
          [
            "No fim se regulam a força e o tempo da trava na central.",
            "A central é ajustada para soltar a trava antes de o braço andar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o portão até a visita?",
        answers: ["Se a folha raspa ou pende, não: desligue o disjuntor e deixe-o fechado."],
      },
      {
        question: "Graxa na dobradiça resolve?",
        answers: ["Tira o rangido, mas não levanta folha caída."],
      },
      {
        question: "A trava elétrica é obrigatória no portão de abrir?",
        answers: ["Não, mas em folha larga ou com vento ela poupa o braço do motor."],
      },
    ],
    photo: "fotos das dobradiças, da trava com a folha fechada e do portão inteiro",
  },
  {
    id: "garagem-e-social-conserto",
    isAskedByName: true,
    broader: "conserto",
    label: "Conserto do portão da garagem e do social",
    phrase: "o conserto do portão da garagem e do social",
    asks: [
      ...combine(
        ["garagem e portão social", "garagem e social", "portão social e garagem", "portão grande e social"],
        ["conserto", "consertar", "manutenção", "arrumar", "regulagem"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos o portão da garagem e o social na mesma visita: no da garagem, folha, motor, placa e sensores; no social, dobradiça, mola, fechadura elétrica e ligação do interfone. A visita em casa parte de {price.preventive}, sem peças; diga o que falha em cada um e mande as fotos.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é visto em cada portão", "Dois portões, uma ida"],
        slots: [
          [
            "Na garagem se conferem folha, força, fim de curso e fotocélula; no social, prumo, fechadura e fio.",
            "O técnico testa um portão de cada vez e diz o valor de cada reparo antes de trocar peça.",
          ],
          [
            "Se os dois pararam juntos, olha-se antes a energia que eles dividem.",
            "Os dois parados de uma vez apontam para disjuntor, fonte ou fio comum.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como vem o orçamento", "Valor de cada portão"],
        slots: [
          [
            "Cada portão vem em linha separada, com uma ida só.",
            "A ida é uma, e cada reparo tem o seu valor, dito antes.",
          ],
          [
            "Folha torta ou quadro podre são do serralheiro, o que a foto mostra.",
            "Peças são à parte e orçadas por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle pode abrir os dois?",
        answers: ["Pode, com um botão para cada um, se a fechadura do social receber receptor."],
      },
      {
        question: "Quanto tempo leva?",
        answers: ["Regular os dois cabe em uma visita; peça fora do comum pode pedir outra."],
      },
      {
        question: "Preciso estar em casa?",
        answers: ["Alguém precisa abrir e acompanhar o teste no fim."],
      },
    ],
    photo: "fotos dos dois portões inteiros, da etiqueta do motor e da fechadura do social",
  },
  {
    id: "engrenagem-e-lubrificacao",
    isAskedByName: true,
    broader: "engrenagem",
    label: "Troca de engrenagem e lubrificação",
    phrase: "a troca da engrenagem e a lubrificação",
    asks: [...combine(["engrenagem lubrificar", "engrenagem lubrificação"], ["trocar", "troca", "preço"])],
    intent: "repair",
    answers: {
      any: [
        "Ao trocar a engrenagem, a lubrificação do motor vai no mesmo serviço: o redutor é aberto, limpo e recebe a graxa que o manual indica. A visita em casa parte de {price.preventive}, e a engrenagem é orçada pela foto da etiqueta; se o redutor tem folga, compare com a troca do motor, de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é feito o serviço", "Do redutor à cremalheira"],
        slots: [
          [
            "Com a energia cortada, saem a engrenagem gasta e a graxa velha, com as limalhas.",
            "A graxa velha sai toda: limalha nela gasta a engrenagem nova.",
          ],
          [
            "No fim se acerta a folga com a cremalheira e se testa o portão em ciclos.",
            "Depois se regulam folga, força e parada.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que lubrificar e o que não", "Para a engrenagem nova durar"],
        slots: [
          [
            "Dentro do redutor, só o técnico; por fora, pinos e dobradiças. O trilho fica limpo e seco.",
            "Óleo no trilho junta areia e não poupa a engrenagem.",
          ],
          [
            "Folha que pesa gasta dente novo: roldana e trilho são vistos na mesma visita.",
            "A folha leve é o que mais poupa a engrenagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só lubrificar evita a troca?",
        answers: ["Não, se o dente já gastou ou quebrou."],
      },
      {
        question: "Posso pôr graxa no motor?",
        answers: ["Não abra o redutor: graxa errada ou a mais vaza para a placa e o freio."],
      },
      {
        question: "A cremalheira tem de ser trocada junto?",
        answers: ["Só o trecho de dentes pontudos; engrenagem nova em dente gasto dura pouco."],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da cremalheira, de perto, com o disjuntor desligado",
  },
];
