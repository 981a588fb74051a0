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
        "Consertamos portão de prédio e de condomínio no local: o técnico acha a causa, troca só a peça que falhou, regula e testa com a portaria. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças. Se for o motor, a troca em portão pesado fica de {price.heavySwap}.",
        "O conserto do portão do condomínio é feito no endereço, com orçamento por escrito para o síndico e troca apenas do que falhou. Uma revisão de portão grande custa, em geral, de {price.preventiveRange}, sem peças, e a troca do motor em portão pesado, de {price.heavySwap}.",
        "O técnico de portão para condomínio vai ao prédio, testa a folha, mede energia e placa, troca só a peça com defeito e confere tudo com o zelador. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; um motor novo, em portão pesado, de {price.heavySwap}.",
      ],
      price: [
        "O conserto do portão do prédio ou do condomínio custa a peça que falhou mais a mão de obra, em linhas separadas e por escrito. Para comparar, a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, e a troca do motor em portão pesado, de {price.heavySwap}.",
        "O preço do conserto em condomínio depende da peça. Só a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, e trocar o motor de um portão pesado custa de {price.heavySwap}. Com um vídeo e a foto da etiqueta, o valor vem por escrito para o síndico.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é o conserto no prédio", "O que o técnico faz no portão do condomínio"],
        slots: [
          [
            "O horário é combinado com a portaria, fora da entrada e da saída dos moradores, e um porteiro ou zelador cuida da passagem. O motor fica desligado no quadro enquanto o técnico trabalha nele.",
            "Marca-se a visita para a hora de menos movimento, com zelador ou porteiro cuidando da passagem. Durante o reparo o motor fica sem energia, desligado no quadro.",
            "A portaria escolhe o horário e controla quem passa, para ninguém ser surpreendido pela folha. O motor fica desligado durante o trabalho e só é religado na hora do teste.",
          ],
          [
            "A folha é testada na mão, e energia, capacitor e placa são medidos, para trocar só o que falhou. No fim, o portão é aberto e fechado várias vezes com a botoeira da portaria, as tags e os controles.",
            "Primeiro são vistas folha e roldanas, depois energia, sensores, capacitor e placa, até achar a causa. O teste final usa o que os moradores usam: controle, tag e botão da portaria.",
            "O técnico vê se a folha anda leve, mede do quadro à placa e troca apenas a peça com defeito. Antes de liberar, ele testa o portão pelos controles, pelas tags e pela portaria.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que o síndico recebe no orçamento", "Peça e mão de obra por escrito"],
        slots: [
          [
            "O orçamento traz peça, mão de obra e garantia em linhas separadas, para anexar à prestação de contas. Nada é trocado sem a aprovação do síndico ou da administradora. O pagamento é por Pix ou cartão, em até {shop.instalments} vezes.",
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
          "Ele avisa e manda as imagens. A autorização é do síndico ou da administradora, que responde pela área comum.",
        ],
      },
      {
        question: "O prédio fica sem portão durante o conserto?",
        answers: [
          "Só enquanto a peça é trocada, com alguém na passagem. Quando há dois portões, um deles continua em uso.",
          "Por pouco tempo, no horário combinado. O portão só para por completo quando a peça está fora, e a portaria avisa os moradores antes.",
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
    id: "conserto-em-casas-e-condominios",
    broader: "conserto",
    label: "Conserto de portão em casas e condomínios",
    phrase: "o conserto de portão em casas e condomínios",
    asks: [
      ...combine(
        ["conserto portão", "consertar portão", "conserto motor portão", "assistência portão", "técnico portão"],
        [
          "casas condomínios",
          "casas condomínios fechados",
          "casas prédios",
          "casas prédios condomínios",
          "casas comércios",
          "casas comércio",
          "casas empresas",
          "residências condomínios",
          "residências prédios",
          "residências comércios",
          "residencial comercial",
          "residenciais condomínios",
          "residencial condomínios",
          "residencial predial",
        ],
      ),
      "manutenção portão casas condomínios",
      "manutenção portões casas condomínios",
      "manutenção portão casas prédios",
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão automático em casas, condomínios e comércios, no seu endereço e com hora combinada. O técnico acha a causa, troca só a peça que falhou e testa tudo com você. O ajuste em casa custa a partir de {price.preventive}, e a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças nos dois casos.",
        "O conserto de portão em casas e condomínios é feito no local, e o valor da peça é informado pela foto, antes da visita. Em residência, só regular custa a partir de {price.preventive}. Em portão grande, de prédio ou empresa, a revisão vai, em geral, de {price.preventiveRange}, também sem peças.",
        "Atendemos casas, condomínios fechados, prédios e comércios para consertar o portão no endereço. Só se troca a peça com defeito, depois do seu sim. Se for o motor, a troca com mão de obra fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
      ],
      price: [
        "O conserto do portão custa a peça que falhou mais a mão de obra, em casa ou em condomínio. Só regular parte de {price.preventive} em residência e vai, em geral, de {price.preventiveRange} em portão grande, sem peças. A troca do motor fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
        "O preço para consertar o portão depende da peça e do tamanho da folha. Em residência, a visita de ajuste começa em {price.preventive}, e a revisão de portão de prédio ou comércio fica, em geral, de {price.preventiveRange}, as duas sem peças. O valor da peça vem pela foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda da casa para o condomínio", "Casa, prédio e comércio: as diferenças"],
        slots: [
          [
            "Em casa, o morador autoriza, mostra o defeito e o portão volta no mesmo dia na maioria dos ajustes. No condomínio, o síndico ou a administradora aprova o orçamento por escrito, e a portaria cuida da passagem durante o serviço.",
            "Na residência, quem mora decide e acompanha o conserto, que costuma terminar na mesma visita. Em prédio ou condomínio, a aprovação é do síndico, por escrito, e alguém da portaria fica na passagem.",
          ],
          [
            "Portão coletivo abre muito mais vezes por dia, por isso gasta antes roldana, engrenagem e capacitor. Ele também é mais pesado, o que encarece a peça e a mão de obra.",
            "O uso é o que mais separa os dois: dezenas de aberturas por dia desgastam roldana, engrenagem e capacitor mais cedo. Como a folha do prédio pesa mais, peça e serviço também custam mais.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta o portão", "O que o técnico faz na visita"],
        slots: [
          [
            "O técnico desliga o motor, move a folha na mão para ver se ela anda leve e mede energia, capacitor, sensores e placa. Assim ele separa o defeito do portão do defeito do motor.",
            "Primeiro, com o motor desligado, a folha é movida na mão; depois são medidos energia, sensores, capacitor e placa. Isso mostra se a falha está no portão ou no motor.",
          ],
          [
            "A peça ruim é mostrada, trocada com a sua aprovação e testada várias vezes pelo controle e pela botoeira. Em condomínio fechado, mande antes o nome da portaria e o horário em que a obra é permitida.",
            "Com a sua aprovação, troca-se a peça com defeito, e o portão é testado pelo controle e pela botoeira. Se a casa fica em condomínio fechado, avise o horário de obra e o cadastro que a portaria pede.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber o valor", "O pedido que já vem com o preço"],
        slots: [
          [
            "Com estas informações, o valor é informado antes da visita e o técnico já leva a peça provável.",
            "Quanto mais completo o pedido, menor a chance de uma segunda ida por falta de peça.",
          ],
        ],
        bullets: [
          "Vídeo do defeito, feito de longe, e foto da etiqueta do motor",
          "Se é casa, condomínio fechado, prédio ou comércio",
          "Rua, bairro e o turno que prefere",
          "Em condomínio, o nome de quem autoriza e o que a portaria exige",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento é cobrado?",
        answers: [
          "Por foto ou vídeo, não: dizemos o valor antes da visita. Se for preciso ir só para ver, o valor da ida é informado antes de marcar.",
          "Não, quando a foto ou o vídeo bastam. Havendo necessidade de ir até o local para ver, você sabe antes quanto custa a ida.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Sim, os 90 dias da lei no serviço e na peça trocada. Motor novo vendido por nós tem {warranty.motor}, e a instalação, {warranty.installation}.",
          "Tem: 90 dias no reparo, como manda a lei; {warranty.motor} no motor novo que vendemos e {warranty.installation} na instalação dele.",
        ],
      },
      {
        question: "Em casa alugada ou condomínio, quem autoriza o conserto?",
        answers: [
          "Na casa alugada, avise o proprietário, que paga o desgaste natural. No condomínio, a autorização é do síndico ou da administradora.",
          "O proprietário, quando a casa é alugada e o defeito é de desgaste; na área comum do condomínio, o síndico ou a administradora.",
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
      "condomínio emergência atendimento noturno",
      "condomínio emergência noturno",
      "condomínio atendimento noturno portão",
      "prédio emergência atendimento noturno",
      "prédio atendimento noturno portão",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Sim, consertamos com urgência o portão do prédio ou do condomínio no mesmo dia, se houver técnico livre. Chame pelo WhatsApp, {shop.hours}, e receba antes o horário e o valor da ida. Quem autoriza é o síndico ou a administradora. Até lá, deixe o disjuntor desligado.",
        "Para conserto urgente do portão do condomínio no domingo ou à noite, chame pelo WhatsApp, {shop.hours}, com o endereço, um vídeo e o nome de quem autoriza. Respondemos com a hora possível e o valor da ida, que fora do horário comum pode ser maior. Até lá, o disjuntor fica desligado.",
        "O portão do prédio tem manutenção urgente conforme a equipe livre, com horário e valor da ida informados antes, pelo WhatsApp, {shop.hours}. O síndico ou a administradora autoriza por mensagem. Enquanto o técnico não chega, desligue o disjuntor e ponha alguém na passagem.",
        "O portão do condomínio com defeito tem conserto urgente hoje quando há equipe livre. O síndico ou a administradora autoriza por mensagem e recebe antes a hora e o valor da ida. Chame no WhatsApp, {shop.hours}. Enquanto isso, a portaria desliga o disjuntor e cuida da passagem.",
        "O síndico que precisa de conserto do portão hoje pode pedir pelo WhatsApp, {shop.hours}, inclusive à noite, e autorizar ele mesmo. Informamos se há técnico, a que horas ele chega e quanto custa a ida. Avise os moradores e mantenha o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que a portaria faz até o técnico chegar", "Cuidados na passagem até o conserto"],
        slots: [
          [
            "Dezenas de moradores têm controle, e qualquer um pode acionar a folha com defeito sem saber. Por isso a portaria começa pelo disjuntor do motor.",
            "Com tanta gente podendo abrir, a portaria precisa impedir que o portão seja acionado ou forçado. O disjuntor resolve isso na hora.",
            "O mais importante é ninguém mexer na folha. Enquanto houver energia, qualquer morador pode acioná-la de longe, sem ver o perigo.",
            "Cada apartamento tem um controle, e um toque distraído move a folha com defeito. Cortar a energia do motor é a primeira tarefa da portaria, antes de qualquer aviso.",
            "Num prédio, o perigo vem do comando à distância: alguém chega de carro e aperta sem saber do defeito. Com o motor sem energia, o portão fica parado até a visita.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e avise os moradores.",
          "Deixe alguém na passagem enquanto o portão estiver aberto.",
          "Não destrave portão basculante; o de correr ou de abrir, só com a folha reta e com orientação nossa.",
          "Se há carro preso ou risco, diga na primeira linha da mensagem.",
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
        headings: ["O que entra no valor do conserto urgente", "Quanto pesa o horário, a peça e o motor"],
        slots: [
          [
            "O valor soma a ida naquele horário, que à noite e no domingo pode ser maior, a peça e a mão de obra. Se for preciso um motor novo, a troca em portão pesado fica de {price.heavySwap}. Você pode pedir para hoje só o que fecha a entrada.",
            "Contam a hora da ida, mais cara fora do expediente, e a peça que falhou. O que puder esperar fica para o horário comum. Se o motor não tiver conserto, a troca em portão pesado fica de {price.heavySwap}.",
            "Você paga a ida, conforme o dia e a hora, e o conserto, com peça e serviço separados. Fechar a entrada hoje e terminar depois é uma opção. Motor novo em portão pesado custa de {price.heavySwap}.",
            "O preço tem três partes: a ida, mais cara de madrugada ou no domingo, o serviço e a peça. Se o motor não tem conserto, trocar o de um portão pesado fica de {price.heavySwap}. O serviço urgente pode se limitar a fechar a entrada.",
            "O horário do chamado muda o valor da ida, e o defeito define a peça e a mão de obra. Você pode pedir hoje só o fechamento seguro. A troca do motor em portão pesado, quando necessária, fica de {price.heavySwap}.",
          ],
          [
            "A proposta vem por itens, para a prestação de contas, e pode ser paga em até {shop.instalments} vezes no cartão ou por Pix.",
            "O orçamento sai por escrito, com cada item, e aceita Pix ou cartão em até {shop.instalments} vezes.",
            "Os valores vêm separados, por escrito, e o pagamento é por Pix ou em até {shop.instalments} vezes no cartão.",
            "Para as contas do condomínio, o documento separa serviço, peça e ida. O pagamento pode ser por Pix ou dividido em até {shop.instalments} vezes no cartão.",
            "Síndico e conselho recebem os valores item por item, fáceis de anexar às contas do mês. Aceitamos Pix e cartão em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico precisa de assembleia para o conserto urgente?",
        answers: [
          "Não, quando o reparo é urgente e necessário: ele manda fazer e presta contas. Se a despesa for alta, comunica logo a assembleia.",
          "Em geral não. O síndico autoriza o conserto necessário e, se o gasto for alto, leva à assembleia em seguida.",
          "O reparo que não pode esperar dispensa a convocação: o síndico autoriza e depois apresenta a nota. Se o gasto for alto, ele informa os condôminos na primeira reunião.",
        ],
      },
      {
        question: "O conserto do prédio fica pronto no mesmo dia?",
        answers: [
          "Muitas vezes, quando a peça é comum e aparece na foto. Se não, deixamos a entrada fechada e segura e marcamos a volta.",
          "Depende da peça. Capacitor, sensor e regulagem, em geral sim; placa de modelo antigo ou motor pesado pode ficar para o dia seguinte.",
          "Regulagem, sensor e capacitor costumam sair na primeira ida. Motor pesado e placa rara às vezes exigem encomenda, e até lá o vão fica fechado com segurança.",
        ],
      },
      {
        question: "O zelador pode destravar o portão?",
        answers: [
          "Só o de correr ou de abrir, com a folha reta, o trilho nivelado e o disjuntor desligado. Basculante, nunca.",
          "Pode, no de correr ou de abrir em ordem, sem energia. Basculante com defeito ninguém destrava.",
          "Com o disjuntor desligado, ele pode soltar o de correr ou de abrir que esteja reto e nivelado. O basculante fica travado, porque a folha pode cair.",
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
    photo: "fotos do portão, tiradas de longe, a da etiqueta do motor e o nome de quem autoriza",
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
        "Consertamos portão em casa de condomínio fechado, e o técnico entra com cadastro na portaria, feito pelo morador com nome, documento, placa do carro e dia. Peça esses dados ao marcar e confirme o horário em que a associação permite obra. A visita com ajuste parte de {price.preventive}, sem peças.",
        "Para o conserto do portão em condomínio fechado, o técnico entra com cadastro, que o morador faz na portaria ou no aplicativo, informando nome, documento, carro e data. Veja antes o horário de obra da associação, por causa do barulho. Em casa, a visita de regulagem custa a partir de {price.preventive}, sem peças.",
        "Na maioria dos condomínios fechados, o técnico que conserta o portão só passa pela portaria com cadastro, e quem libera é você, com o nome, o documento e a placa dele. Pergunte também à associação quando se pode fazer obra. A regulagem do portão em casa custa a partir de {price.preventive}, sem peças.",
        "Atendemos casas e condomínios fechados: o conserto do portão é feito no local, e em condomínio o morador cadastra o técnico na portaria. Ao marcar, passamos nome, documento e placa do carro. A visita de regulagem em residência parte de {price.preventive}, sem peças, e a peça é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer antes do dia da visita"],
        slots: [
          [
            "Alguns minutos de preparo evitam que o técnico fique parado na guarita. Faça o pedido de entrada assim que o horário for marcado.",
            "Com a liberação feita na véspera, o serviço começa na hora. Estes são os passos do morador.",
            "A portaria barra quem não está na lista, mesmo com o morador em casa. Por isso, adiante o que puder.",
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
        headings: ["O que pede autorização e o que não pede"],
        slots: [
          [
            "Conserto, regulagem e motor novo no mesmo portão não mudam a fachada, e em geral basta o cadastro. O serviço com barulho, como furar a coluna, segue o horário de obra.",
            "Trocar motor, placa ou roldana deixa a frente da casa igual, e por isso costuma bastar a entrada liberada. Furar e soldar ficam para as horas em que a associação permite obra.",
            "Enquanto o portão continua o mesmo, consertar ou trocar o motor normalmente só exige o nome na portaria. Serviço com ruído respeita o horário da associação.",
          ],
          [
            "Portão novo, outra cor ou outro sentido de abertura costumam passar pela associação, às vezes com projeto. Leia o regulamento de obras antes de encomendar.",
            "Mudar a folha, a cor ou o tipo de abertura pode precisar de aprovação, e alguns regulamentos pedem desenho. Consulte antes da compra.",
            "Se a aparência muda, na cor, no modelo ou no lado de abrir, confira o regulamento, que pode exigir projeto aprovado.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo reservar"],
        slots: [
          [
            "Um conserto pequeno leva até {trade.smallRepair}, e a instalação de motor, {time.tilting} no basculante ou {time.sliding} no de correr. Conte também a espera na guarita, se o horário de obra termina cedo.",
            "Reserve até {trade.smallRepair} para conserto simples. Motor novo leva {time.tilting} em basculante e {time.sliding} em portão de correr, e a identificação na entrada toma alguns minutos.",
            "O conserto comum fica em até {trade.smallRepair}. A instalação de motor leva {time.tilting} no basculante e {time.sliding} no deslizante, além do tempo de passar pela portaria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como consigo os dados do técnico para o cadastro?",
        answers: [
          "Diga na primeira mensagem que é condomínio fechado. Os dados vão junto com o horário, a tempo de você fazer a liberação.",
          "Peça ao marcar, avisando que há portaria com lista. Eles vão na mesma conversa, antes do dia da visita.",
          "Avise que há guarita já no pedido. Com o horário acertado, você recebe tudo o que a portaria pede.",
        ],
      },
      {
        question: "Pode fazer o serviço no sábado?",
        answers: [
          "Depende do regulamento, porque muitos proíbem barulho no fim de semana. Regulagem sem ruído costuma ser aceita; confirme antes de marcar.",
          "Só se a associação permitir. Onde obra é proibida aos sábados, ajustes silenciosos às vezes são aceitos, e o resto fica para a semana.",
          "Alguns condomínios liberam, outros não. A regra de ruído decide, e regular sem furadeira é o que mais se aceita.",
        ],
      },
      {
        question: "E se for urgência fora do horário de obra?",
        answers: [
          "Portão que não fecha costuma ser tratado como emergência, e muitas portarias liberam com autorização do morador. Atendemos {shop.hours}, mas a entrada depende do condomínio.",
          "Avise a portaria que a casa está aberta: em geral há regra para emergência. O nosso atendimento é {shop.hours}, e quem decide o acesso é o condomínio.",
          "Muitos regulamentos preveem exceção para conserto urgente. Atendemos {shop.hours}. Peça à portaria a liberação como emergência.",
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
