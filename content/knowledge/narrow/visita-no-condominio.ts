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
        "Consertamos portão de condomínio no local: o técnico acha a causa, troca só a peça que falhou, regula e testa com o zelador. O orçamento é grátis e vem por escrito, para o síndico; se o motor tiver de ser trocado, em portão pesado a troca fica de {price.heavySwap}.",
        "Consertamos portão de prédio no local: o técnico acha a causa, troca só a peça que falhou, regula e testa na portaria. O orçamento é grátis e vem por escrito, para o síndico; se o motor tiver de ser trocado, em portão pesado a troca fica de {price.heavySwap}.",
        "O técnico acha a causa, troca só a peça que falhou, regula a força e a parada e testa com o zelador. O orçamento é grátis e vem por escrito, para o síndico; se o motor tiver de ser trocado, em portão pesado a troca fica de {price.heavySwap}.",
      ],
      price: [
        "O conserto do portão do prédio ou do condomínio custa a peça que falhou mais a mão de obra, em linhas separadas, com orçamento grátis por escrito. Para comparar, a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, e a troca do motor em portão pesado, de {price.heavySwap}.",
        "O preço do conserto em condomínio depende da peça: a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, e o motor de portão pesado trocado, de {price.heavySwap}. Mande um vídeo do portão e a foto da etiqueta, e o orçamento vem grátis, por escrito, para o síndico.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é o conserto no prédio", "O que o técnico faz no portão do condomínio"],
        slots: [
          [
            "A folha é testada na mão, a energia, o capacitor e a placa são medidos, e só se troca a peça que falhou no teste.",
            "Primeiro vêm a folha e a energia, depois sensores, capacitor e placa; troca-se só o que falhou.",
          ],
          [
            "Enquanto isso, a portaria controla a passagem, e o disjuntor do motor fica desligado.",
            "Um porteiro ou zelador fica na passagem durante o serviço, com o disjuntor do motor desligado.",
          ],
          [
            "No fim, o portão faz vários ciclos com a botoeira da portaria e com os controles.",
            "O teste final é feito com quem usa: portaria, tag ou controle dos moradores.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que o síndico recebe no orçamento", "Orçamento por escrito, peça e mão de obra"],
        slots: [
          [
            "O orçamento traz a peça, a mão de obra e a garantia em linhas separadas, para anexar à prestação de contas.",
            "Cada item vem com o seu valor, e nada é trocado sem a aprovação do síndico ou da administradora.",
          ],
          [
            "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
            "Quem já sabe o defeito manda o vídeo e recebe a estimativa antes da visita.",
          ],
        ],
        bullets: [
          "Vídeo do portão, feito de longe, e foto da etiqueta do motor.",
          "Quantas vagas ou aberturas por dia.",
          "Nome e telefone de quem autoriza.",
          "Dias e horários que a portaria aceita para serviço.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O morador pode pedir o conserto do portão do prédio?",
        answers: [
          "Pode mandar o vídeo e avisar a portaria, mas quem autoriza o serviço é o síndico ou a administradora.",
          "Ele avisa e manda o vídeo; a autorização é do síndico ou da administradora.",
        ],
      },
      {
        question: "O prédio fica sem portão durante o conserto?",
        answers: [
          "Só enquanto a peça é trocada, com alguém na passagem. O horário é combinado fora da entrada e da saída dos moradores.",
          "Por pouco tempo, no horário combinado com a portaria. Com dois portões, um fica em uso.",
        ],
      },
      {
        question: "Vocês consertam motor de qualquer marca no condomínio?",
        answers: [
          "Atendemos as marcas comuns, como assistência independente. A foto da etiqueta diz antes se há peça para o modelo.",
          "As comuns, sim, sem vínculo com a fábrica; pela foto da etiqueta confirmamos a peça antes da visita.",
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
        "Consertamos com urgência o portão do prédio ou do condomínio: o contato funciona {shop.hours}, e o horário e o valor da ida são ditos antes de o técnico sair. Quem autoriza é o síndico ou a administradora, por mensagem; até lá, a portaria controla a passagem com o disjuntor do motor desligado.",
        "Para conserto urgente do portão do condomínio, hoje ou no domingo, chame pelo WhatsApp, {shop.hours}, com o endereço, um vídeo e o nome de quem autoriza. Reparo urgente o síndico pode mandar fazer sem assembleia; o orçamento vem por escrito, para a prestação de contas.",
        "Atendemos hoje o portão do prédio, quando há técnico livre: desligue o disjuntor do motor, ponha alguém na passagem e mande o vídeo e o endereço, {shop.hours}. Se for caso de motor novo, em portão pesado a troca fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que a portaria faz até o técnico chegar", "Cuidados na passagem até o conserto"],
        slots: [
          [
            "A prioridade é ninguém acionar nem forçar a folha, porque dezenas de moradores têm controle.",
            "Com tanta gente com controle na mão, o disjuntor do motor desligado é o que evita um segundo acidente.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e avise os moradores pelo grupo ou por cartaz.",
          "Deixe alguém na passagem; portão aberto pede vigia até o conserto.",
          "Portão de correr, com a folha reta e o trilho nivelado, o técnico orienta a destravar; basculante não se mexe.",
          "Carro preso ou pessoa em risco: diga na primeira linha da mensagem; com ferido, ligue antes para o 193 ou o 192.",
        ],
      },
      {
        about: "check",
        headings: ["O que o síndico manda na primeira mensagem", "Autorização, acesso e nota"],
        slots: [
          [
            "Com estes dados a visita sai autorizada e com a peça provável.",
            "Assim o técnico entra sem espera e o serviço já tem quem responda por ele.",
          ],
        ],
        bullets: [
          "Nome e telefone de quem autoriza, síndico ou administradora.",
          "Como o técnico entra a essa hora e onde fica o quadro do portão.",
          "CNPJ do condomínio, para o orçamento e a nota.",
          "Vídeo de longe, foto da etiqueta do motor e número de vagas.",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o valor", "Ida, peça e motor"],
        slots: [
          [
            "Contam a hora da ida, a peça e o porte do portão; o que der para adiar pode ficar para o horário comum.",
            "O valor soma a ida naquele horário, a peça e a mão de obra; dá para fazer hoje só o que fecha a entrada.",
          ],
          [
            "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
            "A proposta vem por itens, para anexar à prestação de contas.",
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
        ],
      },
      {
        question: "O conserto do prédio fica pronto no mesmo dia?",
        answers: [
          "Muitas vezes, quando a peça é comum e aparece na foto. Se não, a entrada fica fechada e segura, e a volta é marcada.",
          "Depende da peça: capacitor, sensor e regulagem, sim; placa de modelo antigo ou motor pesado pode ficar para o dia seguinte.",
        ],
      },
      {
        question: "O zelador pode destravar o portão?",
        answers: [
          "Só o de correr ou de abrir, com a folha reta, o trilho nivelado e o disjuntor desligado. Basculante, nunca.",
          "Pode, no de correr ou de abrir em ordem e nivelado, sem energia. Basculante com defeito ninguém destrava.",
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
        "Em condomínio fechado o técnico entra com cadastro na portaria, feito por você: peça o nome e o documento dele ao marcar e informe o dia, a placa do carro e o serviço. Confirme também o horário em que a associação permite obra, porque solda e furadeira costumam ter hora.",
        "Para instalar ou consertar portão de casa em condomínio fechado, o morador cadastra o técnico na portaria e confere o horário de obra da associação. Trocar motor não muda a fachada; mudar o tipo ou a cor do portão pode pedir autorização.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes do dia da visita", "O que deixar pronto na portaria"],
        slots: [
          [
            "Dez minutos de preparo evitam técnico parado na guarita.",
            "Com a entrada liberada, a visita começa na hora marcada.",
          ],
        ],
        steps: [
          "Ao marcar, peça o nome, o documento e a placa do carro do técnico.",
          "Faça o cadastro no aplicativo ou na portaria, com o dia e o turno.",
          "Pergunte à associação o horário de obra e se sábado é permitido.",
          "Se houver solda ou corte no piso, veja se pedem aviso ou autorização.",
          "Deixe um adulto em casa, com acesso ao quadro e aos controles.",
        ],
      },
      {
        about: "choose",
        headings: ["O que pede autorização e o que não pede", "Motor, fachada e ruído"],
        slots: [
          [
            "Motor novo no mesmo portão, conserto e regulagem em geral só pedem o cadastro do técnico.",
            "Trocar o motor, a placa ou a roldana não mexe na fachada, e basta a entrada liberada.",
          ],
          [
            "Portão novo, outro sentido de abertura ou mudança de cor costuma passar pela associação, com projeto.",
            "Mudar a folha, a cor ou o tipo de abertura pode ter regra própria: leia o regulamento de obras antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como consigo os dados do técnico para o cadastro?",
        answers: [
          "Peça ao marcar, dizendo que é condomínio fechado: sem nome e documento, a portaria não libera.",
          "Diga que é condomínio fechado já na primeira mensagem, para os dados serem combinados junto com o horário.",
        ],
      },
      {
        question: "Quanto custa a visita em condomínio fechado?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças; o valor da sua é dito antes de marcar.",
          "Em casa, a regulagem parte de {price.preventive}, sem peças. O motor novo é orçado por foto, grátis.",
        ],
      },
      {
        question: "Pode fazer o serviço no sábado?",
        answers: [
          "Depende do regulamento: muitos proíbem barulho no fim de semana. Confirme com a associação antes de marcar.",
          "Só se a associação permitir obra nesse dia; regulagem sem ruído costuma ser aceita.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a etiqueta do motor e o horário de obra do condomínio",
  },
];
