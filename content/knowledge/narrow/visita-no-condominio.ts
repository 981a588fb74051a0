import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** A gate behind a gatehouse: who lets the technician in, who gives the order, and how cars pass meanwhile. */
export const visitaNoCondominio: NarrowConcept[] = [
  {
    id: "conserto-no-predio",
    broader: "conserto",
    label: "Conserto de portão de prédio e condomínio",
    phrase: "o conserto do portão do prédio",
    asks: [
      "técnico portão condomínio",
      "técnico portão prédio",
      ...combine(
        ["portão condomínio", "portão prédio", "portão edifício", "portão residencial condomínio"],
        ["conserto", "consertar", "conserta", "arrumar", "reparo", "assistência técnica"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão de prédio e de condomínio no local: o técnico acha a causa, troca só a peça que falhou, regula e testa com a portaria. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; se for o motor, a troca em portão pesado vai de {price.heavySwap}.",
        "O conserto do portão do condomínio é feito no endereço, com orçamento por escrito para o síndico e troca apenas do que falhou. Uma revisão de portão grande custa, em geral, de {price.preventiveRange}, fora as peças, e a troca de motor em portão pesado, de {price.heavySwap}.",
        "No portão automático do prédio, o técnico testa a folha, mede energia e placa, troca só a peça com defeito e confere tudo com o zelador. A revisão de portão grande vai, em geral, de {price.preventiveRange}, sem peças; um motor novo, em portão pesado, fica de {price.heavySwap}.",
      ],
      price: [
        "O conserto do portão do prédio ou do condomínio custa a peça que falhou mais a mão de obra, em linhas separadas, por escrito. Para comparar, a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, e a troca do motor em portão pesado, de {price.heavySwap}.",
        "O preço do conserto em condomínio depende da peça: só a revisão de portão grande vai, em geral, de {price.preventiveRange}, fora peças, e trocar o motor de um portão pesado custa de {price.heavySwap}. Com um vídeo e a foto da etiqueta, o valor vem por escrito para o síndico.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é o conserto no prédio", "O que o técnico faz no portão do condomínio"],
        slots: [
          [
            "O horário é combinado com a portaria, fora da entrada e da saída dos moradores, e um porteiro ou zelador fica na passagem. O disjuntor do motor permanece desligado enquanto se mexe nele.",
            "Marca-se a visita para a hora de menos movimento, com zelador ou porteiro cuidando da passagem. Durante o reparo o motor fica sem energia, desligado no quadro.",
            "A portaria escolhe o horário e controla quem passa, para ninguém ser surpreendido pela folha. O motor só recebe energia de novo na hora do teste.",
          ],
          [
            "A folha é testada na mão, e energia, capacitor e placa são medidos, para trocar só o que falhou. No fim, o portão faz vários ciclos com a botoeira da portaria, as tags e os controles.",
            "Primeiro vêm folha e roldanas, depois energia, sensores, capacitor e placa, até achar a causa. O teste final usa o que os moradores usam: controle, tag e botão da portaria.",
            "Vê-se se a folha anda leve, mede-se do quadro à placa e troca-se apenas a peça reprovada. Antes de liberar, abrem-se e fecham-se os portões pelos controles, pelas tags e pela portaria.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que o síndico recebe no orçamento", "Peça e mão de obra por escrito"],
        slots: [
          [
            "O orçamento traz peça, mão de obra e garantia em linhas separadas, para anexar à prestação de contas. Nada é trocado sem a aprovação do síndico ou da administradora, e o pagamento é por Pix ou cartão, em até {shop.instalments} vezes.",
            "Cada item vem com o seu valor e a sua garantia, o que facilita a prestação de contas. O serviço só começa depois que o síndico ou a administradora aprova, e o cartão divide em até {shop.instalments} vezes.",
            "Peça, serviço e garantia aparecem um a um no documento que vai ao síndico. Com a aprovação dele, o reparo é feito e pago por Pix ou em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber o valor", "Dados que adiantam o conserto"],
        slots: [
          [
            "Com o vídeo e a etiqueta, o técnico já sai com a peça provável, e o portão fica menos tempo parado.",
            "Quanto mais completo o pedido, menor a chance de uma segunda ida por falta de peça.",
            "Estas informações permitem dizer o valor antes da visita e levar a peça do modelo.",
          ],
        ],
        bullets: [
          "Vídeo do portão, feito de longe, e foto da etiqueta do motor",
          "Quantas vagas ou aberturas por dia",
          "Nome e telefone de quem autoriza",
          "Dias e horários que a portaria aceita para serviço",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O morador pode pedir o conserto do portão do prédio?",
        answers: [
          "Pode mandar o vídeo e avisar a portaria, mas quem autoriza o serviço é o síndico ou a administradora.",
          "Ele avisa e manda as imagens; a autorização é do síndico ou da administradora, que responde pela área comum.",
        ],
      },
      {
        question: "O prédio fica sem portão durante o conserto?",
        answers: [
          "Só enquanto a peça é trocada, com alguém na passagem. O horário é combinado fora da entrada e da saída dos moradores.",
          "Por pouco tempo, no horário combinado com a portaria. Quando há dois portões, um deles segue em uso.",
        ],
      },
      {
        question: "O conserto no condomínio tem garantia?",
        answers: [
          "Tem: pela lei, 90 dias para o serviço e a peça trocada. Motor novo vendido por nós leva {warranty.motor} de fábrica, e a instalação, {warranty.installation}.",
          "Sim, de 90 dias no reparo, como manda a lei; no motor novo são {warranty.motor}, e no serviço de instalação, {warranty.installation}. Tudo fica escrito no orçamento.",
        ],
      },
      {
        question: "Vocês consertam motor de qualquer marca no condomínio?",
        answers: [
          "Atendemos as marcas comuns, como assistência independente. A foto da etiqueta diz antes se há peça para o modelo.",
          "As comuns, sim, sem vínculo com a fábrica. Se o modelo saiu de linha, dizemos pela etiqueta se existe peça compatível.",
        ],
      },
    ],
    photo: "um vídeo do portão feito de longe e a foto da etiqueta do motor",
  },
  {
    id: "conserto-urgente-no-predio",
    broader: "conserto",
    label: "Conserto urgente de portão de prédio",
    phrase: "o conserto urgente do portão do prédio",
    asks: [
      ...combine(
        ["condomínio", "prédio", "edifício", "síndico"],
        [
          "conserto urgente",
          "conserto portão urgente",
          "consertar urgente",
          "arrumar urgente",
          "conserto hoje",
          "conserto portão hoje",
          "conserto hoje noite",
          "conserto domingo",
          "conserto urgente domingo",
          "conserto sábado",
          "conserto feriado",
          "conserto 24 horas",
          "técnico urgente",
          "técnico portão urgente",
          "técnico hoje",
          "assistência urgente",
          "manutenção urgente",
          "manutenção portão urgente",
          "manutenção portão automático urgente",
          "emergência portão",
        ],
      ),
    ],
    intent: "emergency",
    answers: {
      any: [
        "Consertamos com urgência o portão do prédio ou do condomínio, hoje, se houver técnico livre: chame pelo WhatsApp, {shop.hours}, e receba antes o horário e o valor da ida. Quem autoriza é o síndico ou a administradora, sem assembleia; até lá, disjuntor desligado e a portaria na passagem.",
        "Para conserto urgente do portão do condomínio, hoje, à noite ou no domingo, mande pelo WhatsApp, {shop.hours}, o endereço, um vídeo e o nome de quem autoriza. O síndico pode mandar fazer sem assembleia; a resposta traz a hora possível e o valor da ida, e o disjuntor fica desligado até lá.",
        "O portão do prédio tem atendimento urgente conforme a equipe livre, com horário e valor da ida ditos antes, pelo WhatsApp, {shop.hours}. Desligue o disjuntor e ponha alguém na passagem; o síndico ou a administradora autoriza por mensagem, e reparo urgente dispensa assembleia.",
        "Portão do condomínio com defeito tem conserto urgente hoje quando há equipe livre: o síndico ou a administradora autoriza por mensagem, sem convocar assembleia, e recebe antes a hora e o valor da ida. Chame no WhatsApp, {shop.hours}; enquanto isso, a portaria desliga o disjuntor e cuida da passagem.",
        "Síndico com o portão do prédio parado pode pedir conserto urgente pelo WhatsApp, {shop.hours}, e autorizar ele mesmo, porque reparo necessário não espera assembleia. Informamos se há técnico hoje, a que horas e quanto custa a ida; avise os moradores e mantenha o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que a portaria faz até o técnico chegar", "Cuidados na passagem até o conserto"],
        slots: [
          [
            "Dezenas de moradores têm controle, e por isso o disjuntor do motor desligado vem primeiro: é ele que evita alguém acionar a folha com defeito.",
            "Com tanta gente podendo abrir, a portaria precisa impedir que o portão seja acionado ou forçado. O disjuntor resolve isso na hora.",
            "A prioridade é ninguém mexer na folha. Enquanto houver energia, qualquer morador pode acioná-la de longe, sem ver o perigo.",
            "Cada apartamento tem um controle na mão, e um toque distraído move a folha quebrada. Cortar a energia do motor é a primeira tarefa da portaria, antes de qualquer aviso.",
            "Num prédio, o perigo vem do comando à distância: alguém chega de carro e aperta sem saber do defeito. Com o motor sem energia, o portão fica parado até a visita.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e avise os moradores.",
          "Deixe alguém na passagem; portão aberto pede vigia.",
          "Não destrave basculante; o de correr ou de abrir, só reto e com orientação.",
          "Há carro preso ou risco: diga na primeira linha.",
          "Com ferido, ligue antes para o 193 ou o 192.",
        ],
      },
      {
        about: "check",
        headings: ["O que o síndico manda na primeira mensagem", "Autorização, acesso e nota"],
        slots: [
          [
            "Com estes dados a visita sai autorizada e com a peça provável, e o técnico entra sem espera.",
            "Assim ninguém fica parado na portaria à espera de autorização, e a peça certa já vem junto.",
            "Tudo numa só mensagem poupa tempo: o serviço chega autorizado e com quem responda por ele.",
            "Uma mensagem completa evita idas e vindas entre portaria e administradora. Quem atende já sai sabendo o que levar, por onde entrar e com quem falar.",
            "O síndico ganha tempo se reunir tudo de uma vez, porque a aprovação e o acesso ficam resolvidos antes da chegada. A lista é curta.",
          ],
        ],
        bullets: [
          "Nome e telefone de quem autoriza",
          "Como o técnico entra a essa hora e onde fica o quadro",
          "CNPJ do condomínio, para o orçamento e a nota",
          "Vídeo de longe e foto da etiqueta do motor",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o valor", "Ida, peça e motor"],
        slots: [
          [
            "O valor soma a ida naquele horário, que à noite e no domingo pode ser maior, a peça e a mão de obra. Dá para fazer hoje só o que fecha a entrada; se for caso de motor novo, a troca em portão pesado fica de {price.heavySwap}.",
            "Contam a hora da ida, mais cara fora do expediente, e a peça que falhou. O que puder esperar fica para o horário comum, e o motor de portão pesado, se perdido, é trocado por {price.heavySwap}.",
            "Paga-se a ida, conforme o dia e a hora, e o conserto, com peça e serviço separados. Fechar a entrada hoje e terminar depois é uma opção; motor novo em portão pesado custa de {price.heavySwap}.",
            "Três parcelas formam o preço: a ida, que pesa mais de madrugada ou no domingo, o serviço e a peça. Se o motor acabou, trocar o de um portão pesado fica de {price.heavySwap}, e o urgente pode se limitar a fechar a entrada.",
            "O horário do chamado muda o valor da ida, e o defeito define peça e mão de obra. Você pode pedir hoje só o fechamento seguro; a troca de motor em portão pesado, quando necessária, vai de {price.heavySwap}.",
          ],
          [
            "A proposta vem por itens, para a prestação de contas, e pode ser paga em até {shop.instalments} vezes no cartão.",
            "O orçamento sai por escrito, com cada item, e aceita Pix ou cartão em até {shop.instalments} vezes.",
            "Tudo vai discriminado por escrito, e o pagamento é por Pix ou em até {shop.instalments} vezes no cartão.",
            "Para as contas do condomínio, o documento separa serviço, peça e ida. O pagamento pode ser por Pix ou dividido em até {shop.instalments} vezes no cartão.",
            "Síndico e conselho recebem os valores discriminados, fáceis de anexar à pasta do mês. Aceitamos Pix, e o cartão parcela em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico precisa de assembleia para o conserto urgente?",
        answers: [
          "Não para reparo urgente e necessário: ele manda fazer e presta contas; se a despesa for alta, comunica logo a assembleia.",
          "Em geral não. Conserto necessário o síndico autoriza; gasto alto ele leva à assembleia em seguida.",
          "Reparo que não pode esperar dispensa a convocação: o síndico autoriza e depois apresenta a nota. Sendo um gasto elevado, ele informa os condôminos na primeira reunião.",
        ],
      },
      {
        question: "O conserto do prédio fica pronto no mesmo dia?",
        answers: [
          "Muitas vezes, quando a peça é comum e aparece na foto. Se não, a entrada fica fechada e segura, e a volta é marcada.",
          "Depende da peça: capacitor, sensor e regulagem, sim; placa de modelo antigo ou motor pesado pode ficar para o dia seguinte.",
          "Regulagem, sensor e capacitor costumam sair na primeira ida. Motor pesado e placa rara às vezes exigem encomenda, e até lá o vão fica fechado com segurança.",
        ],
      },
      {
        question: "O zelador pode destravar o portão?",
        answers: [
          "Só o de correr ou de abrir, com a folha reta, o trilho nivelado e o disjuntor desligado. Basculante, nunca.",
          "Pode, no de correr ou de abrir em ordem, sem energia. Basculante com defeito ninguém destrava.",
          "Com o disjuntor desligado, ele pode soltar o de correr ou de abrir que esteja direito e nivelado. O basculante fica travado, porque a folha pode cair.",
        ],
      },
      {
        question: "Morador pode chamar o técnico de urgência?",
        answers: [
          "Pode avisar e mandar o vídeo, mas a autorização precisa vir do síndico ou da administradora, ainda que por mensagem.",
          "O morador adianta as fotos e o endereço. Quem confirma o serviço e o valor é o síndico ou a administradora.",
          "Ele pode dar o alerta e filmar de longe, o que já adianta o diagnóstico. O serviço só começa com o aceite do síndico ou da administradora, por escrito.",
        ],
      },
    ],
    photo: "um vídeo do portão feito de longe, a foto da etiqueta do motor e o nome de quem autoriza",
  },
  {
    id: "visita-em-condominio-fechado",
    broader: "visita-tecnica",
    label: "Visita em condomínio fechado",
    phrase: "a visita em condomínio fechado",
    asks: [
      ...combine(
        ["condomínio fechado", "residencial fechado", "loteamento fechado"],
        [
          "técnico entra",
          "técnico cadastro",
          "precisa cadastro",
          "cadastro portaria",
          "autorização portaria",
          "técnico portão",
          "horário obra",
          "instalar motor portão casa",
          "motor portão casa",
          "instalador portão",
        ],
      ),
      ...combine(
        ["técnico", "instalador", "prestador"],
        ["cadastro portaria portão", "liberar portaria portão", "cadastro condomínio"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, em condomínio fechado o instalador ou técnico de portão costuma precisar de cadastro na portaria, feito pelo morador com nome, documento, placa do carro e dia. Peça esses dados ao marcar e confirme o horário em que a associação permite obra; a visita com ajuste parte de {price.preventive}, sem peças.",
        "O técnico de portão entra em condomínio fechado com cadastro, que o morador faz na portaria ou no aplicativo, informando nome, documento, carro e data. Antes, veja com a associação o horário de obra, porque furadeira e solda têm hora; regular em casa começa em {price.preventive}, fora as peças.",
        "Na maioria dos condomínios fechados o instalador só passa pela portaria com cadastro, e quem libera é você, com o nome, o documento e a placa dele. Pergunte também à associação quando se pode fazer obra; em casa, a visita de regulagem custa desde {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes do dia da visita", "O que deixar pronto na portaria"],
        slots: [
          [
            "Alguns minutos de preparo evitam técnico parado na guarita. Faça o pedido de entrada assim que o horário for marcado.",
            "Com a liberação feita na véspera, o serviço começa na hora. Prepare estes pontos ao marcar.",
            "A portaria barra quem não está na lista, mesmo com o morador em casa. Adiante o que puder desde a marcação.",
          ],
        ],
        steps: [
          "Ao marcar, peça o nome, o documento e a placa do carro do técnico.",
          "Faça o cadastro no aplicativo ou na portaria, com o dia e o turno.",
          "Pergunte à associação o horário de obra e se sábado é permitido.",
          "Se houver solda ou corte no piso, veja se pedem aviso.",
          "Deixe um adulto em casa, com acesso ao quadro e aos controles.",
        ],
      },
      {
        about: "what",
        headings: ["O que pede autorização e o que não pede", "Motor, fachada e ruído"],
        slots: [
          [
            "Conserto, regulagem e motor novo no mesmo portão não mudam a fachada, e em geral basta o cadastro. O barulho, porém, segue o horário de obra, já que instalar um motor pede furadeira.",
            "Trocar motor, placa ou roldana deixa a frente da casa igual, e por isso costuma bastar a entrada liberada. Furar e soldar ficam para as horas em que a associação permite obra.",
            "Enquanto o portão continua o mesmo, consertar ou trocar o motor normalmente só exige o nome na portaria. Serviço com ruído respeita o horário fixado pela associação.",
          ],
          [
            "Portão novo, outra cor ou outro sentido de abertura costumam passar pela associação, às vezes com projeto. Leia o regulamento de obras antes de encomendar.",
            "Já mudar a folha, a cor ou o tipo de abertura pode precisar de aprovação, e alguns regulamentos pedem desenho. Consulte antes da compra.",
            "Mexer na aparência, seja na cor, no modelo ou no lado de abrir, é outra história: confira o regulamento, que pode exigir projeto aprovado.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo reservar", "Para caber no horário de obra"],
        slots: [
          [
            "Um conserto pequeno leva até {trade.smallRepair}, e a instalação de motor, {time.tilting} no basculante ou {time.sliding} no de correr. Some a espera na guarita ao marcar perto do fim do horário.",
            "Reserve até {trade.smallRepair} para reparo simples. Motor novo toma {time.tilting} em basculante e {time.sliding} em portão de correr, e a identificação na entrada também consome minutos.",
            "O reparo comum fica em até {trade.smallRepair}. Para instalar motor, conte {time.tilting} no basculante e {time.sliding} no deslizante, além do tempo de passar pela portaria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como consigo os dados do técnico para o cadastro?",
        answers: [
          "Diga na primeira mensagem que é condomínio fechado. Nome, documento e placa são combinados junto com o horário, a tempo de você fazer a liberação.",
          "Peça ao marcar, avisando que há portaria com lista. Os dados vão na mesma conversa, antes do dia da visita.",
          "Avise que há guarita já no pedido. Com o horário acertado, você recebe o nome, o documento e a placa do carro.",
        ],
      },
      {
        question: "Pode fazer o serviço no sábado?",
        answers: [
          "Depende do regulamento: muitos proíbem barulho no fim de semana. Regulagem sem ruído costuma ser aceita; confirme com a associação antes de marcar.",
          "Só se a associação permitir. Onde obra é proibida aos sábados, ajustes silenciosos às vezes passam, e o resto fica para a semana.",
          "Alguns condomínios liberam, outros não. A regra de ruído decide, e regular sem furadeira é o que mais se aceita.",
        ],
      },
      {
        question: "E se for urgência fora do horário de obra?",
        answers: [
          "Portão que não fecha costuma ser tratado como emergência, e muitas portarias liberam com autorização do morador. Atendemos {shop.hours}, mas a entrada depende do condomínio.",
          "Avise a portaria que a casa está aberta: em geral há regra para emergência. O nosso atendimento é {shop.hours}, e quem decide o acesso é o condomínio.",
          "Muitos regulamentos preveem exceção para conserto urgente. Atendemos {shop.hours}; peça à portaria a liberação como emergência.",
        ],
      },
      {
        question: "Preciso estar em casa durante o serviço?",
        answers: [
          "Precisa haver um adulto, com acesso ao quadro de luz e aos controles. É ele que vê o portão testado no fim e aprova o orçamento.",
          "Você ou outro adulto, sim. Alguém tem de mostrar o disjuntor, entregar os controles e acompanhar o teste final.",
          "Um adulto basta, morador ou pessoa de confiança. Ele dá acesso ao quadro, recebe as explicações e confere o teste.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a etiqueta do motor e o horário de obra do condomínio",
  },
];
