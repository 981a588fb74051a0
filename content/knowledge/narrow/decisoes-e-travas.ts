import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who decides about a shared gate, how a sliding one is locked, and how a small one is opened by phone. */
export const decisoesETravas: NarrowConcept[] = [
  {
    id: "quem-decide-o-motor-no-condominio",
    isAskedByName: true,
    broader: "condominio",
    label: "Quem decide o motor no condomínio",
    phrase: "quem decide o motor do portão no condomínio",
    asks: [
      "administradora não autoriza troca motor",
      "administradora não autoriza trocar motor",
      "administradora não deixa trocar motor",
      "síndico não autoriza troca motor",
      "síndico não autoriza trocar motor",
      "condomínio não autoriza troca motor",
      "administradora não autoriza motor",
      "síndico não autoriza motor",
      "administradora pode proibir motor",
      "conselho condomínio aprovar orçamento portão",
      "conselho aprovar orçamento portão",
      "conselho aprova orçamento portão",
      "conselho fiscal portão",
      "motorizar portão minha casa condomínio",
      "motorizar portão minha casa condomínio fechado",
      "condomínio casas motor meu portão pedir síndico",
      "instalar motor portão condomínio minha conta",
      "autorização condomínio motorizar portão",
      "autorização condomínio automatizar portão",
      "autorização condomínio motor portão",
      "precisa autorização condomínio portão",
      "autorização condomínio",
      ...combine(
        ["quem decide", "quem escolhe", "quem aprova", "conselho pode aprovar", "conselho aprova", "conselho pode"],
        [
          "motor condomínio",
          "marca motor condomínio",
          "troca motor",
          "motor prédio",
          "portão condomínio",
          "motor portão",
        ],
      ),
      ...combine(
        ["síndico não deixa", "síndico não quer", "síndico proíbe", "síndico recusa"],
        ["trocar motor", "trocar portão", "trocar motor portão", "motor novo"],
      ),
      "automatizar portão prédio aprovação",
      "automatizar portão prédio assembleia",
      "automatizar portão condomínio assembleia",
      "automatizar portão condomínio aprovação",
      "automatizar prédio precisa aprovação",
    ],
    intent: "question",
    answers: {
      any: [
        "A administradora não decide: quem autoriza a troca do motor é o síndico, se ele quebrou, ou a assembleia, se é melhoria ou gasto alto (Código Civil, artigo 1.341). Peça a resposta por escrito, com o orçamento e o risco; em portão de prédio, a troca fica de {price.heavySwap}, com mão de obra.",
        "Quem decide o motor do portão comum é o condomínio, e precisa de autorização, sim: motorizar é melhoria e vai à assembleia. Se o portão é o da sua casa, dentro do condomínio, peça por escrito ao síndico, porque o regulamento costuma tratar de fachada, obra e horário.",
        "Quem decide automatizar um portão que é manual é a assembleia: é melhoria, e obra útil pede o voto da maioria dos condôminos (Código Civil, artigo 1.341); a convenção pode dizer mais. Leve orçamentos com modelo, mão de obra e garantia.",
        "Quem decide é o síndico, quando o motor quebrou e precisa ser reposto; trocar um motor que funciona, ou gasto alto, vai à assembleia, como a convenção pedir (Código Civil, artigo 1.341). O conselho opina e confere contas, e só aprova no lugar da assembleia se a convenção lhe der esse poder.",
        "Quem decide a marca e o modelo do motor é o síndico, entre as propostas, com os critérios que a assembleia ou a convenção fixou. Se ele não deixa trocar o motor, peça por escrito, com o laudo do técnico e orçamentos; um quarto dos condôminos pode convocar assembleia (Código Civil, artigo 1.355).",
      ],
      price: [
        "O conselho do condomínio opina e confere, mas quem aprova o orçamento do portão é o síndico, no reparo, ou a assembleia, na melhoria e no gasto alto, salvo o que a convenção disser. Para comparar, a troca do motor fica de {price.heavySwap}, com mão de obra; o nosso orçamento vem por itens, grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que cada um pode", "Síndico, conselho e assembleia"],
        slots: [
          [
            "Síndico: conservar o que existe e mandar consertar o que parou, prestando contas.",
            "O síndico manda consertar e repor; a melhoria passa pelo voto.",
          ],
          [
            "Conselho: parecer e fiscalização, salvo se a convenção lhe der mais.",
            "O conselho aconselha e fiscaliza; o poder de aprovar vem da convenção.",
          ],
          [
            "Assembleia: obra útil, como trocar por motor mais rápido, e despesa que exceda o orçamento.",
            "Motor mais rápido ou portão novo é melhoria, e vai a voto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como levar o caso", "O que ajuda a decidir"],
        slots: [
          [
            "Um relatório do técnico, com fotos e a conta dos chamados do ano.",
            "Leve o histórico de chamados e o relatório do técnico, com fotos.",
          ],
          [
            "Propostas com os mesmos itens: modelo, ciclos por hora, mão de obra e garantia.",
            "Duas ou três propostas com itens iguais mostram o preço certo; em prédio, a troca fica de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O morador pode pagar a troca por conta própria?",
        answers: ["Não sem autorização: o portão é área comum, e quem contrata é o condomínio."],
      },
      {
        question: "E se o portão estiver perigoso?",
        answers: ["Avise por escrito e peça o desligamento: obra urgente e necessária não espera assembleia."],
      },
      {
        question: "Quem assina a garantia?",
        answers: ["A empresa que instala, em nome do condomínio, com nota no CNPJ dele."],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "trava-do-portao-de-correr",
    isAskedByName: true,
    broader: "trava",
    label: "Trava para portão de correr",
    phrase: "a trava do portão de correr",
    asks: [
      "tranca portão correr motorizado",
      "tipo tranca usar portão correr motorizado",
      "deslizante precisa trava além motor",
      "correr precisa trava além motor",
      ...combine(
        ["portão correr", "portão deslizante"],
        [
          ...["trava segurança", "trava elétrica", "como travar", "travar dentro", "trancar dentro", "como trancar"],
          ...["trava extra", "trava ladrão"],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de correr se trava de dois jeitos: com trava elétrica, ligada à central, que solta sozinha antes de a folha andar, ou com ferrolho por dentro, só com o disjuntor desligado, para o motor não forçar contra ele. O motor engatado já segura, mas não como uma trava.",
        "A trava de segurança do portão de correr é a elétrica, presa à coluna, com a lingueta na folha: impede puxar a ponta e erguer do trilho. Para trancar por dentro em viagem, desligue o disjuntor e use ferrolho ou cadeado; nunca acione o motor com ele fechado.",
        "Nem todo portão de correr precisa de trava além do motor, mas dá para usar dois tipos de tranca: a elétrica, ligada à central, que solta sozinha antes de a folha andar, e o ferrolho por dentro, só com o disjuntor desligado. Em folha larga ou de frente para a rua, ponha a elétrica.",
      ],
      repair: [
        "Portão de correr se trava de dois jeitos: com trava elétrica, ligada à central, que solta sozinha antes de a folha andar, ou com ferrolho por dentro, só com o disjuntor desligado, para o motor não forçar contra ele.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Elétrica ou manual", "Qual trava pôr"],
        slots: [
          [
            "A elétrica trabalha sozinha em cada abertura e serve ao dia a dia.",
            "No dia a dia, trava elétrica; em viagem, ferrolho com o disjuntor desligado.",
          ],
          [
            "Batente com encaixe e guia de cima firme completam: sem eles, a folha pode ser erguida.",
            "Confira batente e guia superior, por onde a folha é forçada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com o motor", "O que quebra o conjunto"],
        slots: [
          [
            "Acionar o motor contra ferrolho fechado quebra engrenagem e arranca cremalheira.",
            "Motor contra trava fechada espana a engrenagem em segundos.",
          ],
          [
            "Deixe um aviso no controle ou desligue o disjuntor enquanto a trava manual estiver fechada.",
            "Disjuntor desligado é o que garante que ninguém acione por engano.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a trava elétrica?",
        answers: ["Depende da folha e da fiação até a central; a foto do portão fechado dá o valor, grátis."],
      },
      {
        question: "A trava elétrica abre sem luz?",
        answers: ["Tem chave ou alavanca do lado de dentro; teste antes de precisar."],
      },
      {
        question: "Toda central comanda trava?",
        answers: ["Muitas têm saída própria; nas outras usa-se um módulo de trava."],
      },
    ],
    photo: "fotos do portão de correr fechado, da ponta da folha na coluna e da central",
  },
  {
    id: "social-pelo-celular",
    isAskedByName: true,
    broader: "social",
    label: "Abrir o portão social pelo celular",
    phrase: "a abertura do portão social pelo celular",
    asks: [
      "destravar social smartphone",
      "instalar destravar social smartphone",
      "abrir portãozinho entrada telefone",
      "abrir portãozinho telefone",
      ...combine(
        ["portão social", "portão pedestre", "porta social", "portãozinho", "fechadura portão social"],
        ["celular", "pelo celular", "abrir celular", "wifi", "aplicativo", "abrir pelo celular"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Para abrir o portão social pelo celular, é preciso fechadura elétrica e um módulo Wi-Fi que dê o comando a ela, com sinal de 2,4 GHz perto do portão; quem tem interfone compatível com aplicativo usa o próprio aparelho. O valor sai pela foto do portão e da fechadura.",
        "O portão social abre pelo celular de dois modos: interfone ou vídeo porteiro com aplicativo, que mostra quem chama, ou módulo Wi-Fi ligado à fechadura elétrica. A folha precisa fechar e trancar sozinha, com mola; o valor sai pela foto do portão e da fechadura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Módulo ou vídeo porteiro", "Qual dos dois serve a você"],
        slots: [
          [
            "Módulo Wi-Fi: mais simples, para quem só quer abrir.",
            "Quem já tem fechadura e interfone comum acrescenta só o módulo.",
          ],
          [
            "Vídeo porteiro com aplicativo: mostra e fala com quem chama, de qualquer lugar com internet.",
            "Para atender visita e entrega de longe, vídeo porteiro com aplicativo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que precisa haver", "Antes de instalar"],
        slots: [
          [
            "Fechadura elétrica ou eletroímã, fonte e sinal de Wi-Fi de 2,4 GHz no portão.",
            "Sinal de 2,4 GHz no portão e fechadura elétrica em ordem.",
          ],
          [
            "Folha alinhada e mola que feche: celular nenhum tranca folha caída.",
            "Portão que não tranca sozinho se acerta primeiro: dobradiça, mola e batente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Funciona sem internet?",
        answers: ["O aplicativo, não; chave, interfone e botão continuam a abrir."],
      },
      {
        question: "Dá para liberar visita de longe?",
        answers: ["Dá, pelo aplicativo, com internet no celular e em casa."],
      },
      {
        question: "Abre também o da garagem?",
        answers: ["Com outro canal do módulo, ligado à entrada de botoeira da central do motor."],
      },
    ],
    photo: "fotos do portão social, da fechadura, do interfone e do lugar do roteador",
  },
  {
    id: "basculante-e-perigoso",
    isAskedByName: true,
    broader: "basculante",
    label: "Portão basculante é perigoso?",
    phrase: "o perigo do portão basculante",
    asks: [
      "portão levantar é mais arriscado que correr",
      "basculante pode causar acidente",
      "portão levantar mais arriscado correr",
      "basculante mais perigoso correr",
      ...combine(
        ["basculante", "portão basculante"],
        ["é perigoso", "perigoso", "tem perigo", "pode cair", "risco cair", "é seguro", "cai na cabeça"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O portão basculante não é perigoso com a manutenção em dia, mas exige mais cuidado que os outros: a folha fica suspensa por cabos e contrapeso, e cai se eles rompem. Revisão {visits.home}, fotocélula e ninguém embaixo da folha em movimento são as regras.",
        "O portão basculante é seguro quando os cabos, o contrapeso e as guias são revisados e há fotocélula; fica perigoso com fio de cabo rompido, folha torta ou que desce sozinha. Nesses casos, desligue o disjuntor, não passe embaixo e chame o técnico.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de perigo", "Quando parar de usar"],
        slots: [
          [
            "Fio de cabo levantado, folha que desce mais depressa, barulho novo ou um lado mais baixo.",
            "Cabo desfiando, folha torta, descida rápida ou estalo: pare de usar.",
          ],
          [
            "Não destrave nem segure a folha: afaste as pessoas e desligue o disjuntor.",
            "Com um desses sinais, ninguém fica embaixo nem ao lado, e o motor fica desligado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que deixa seguro", "Segurança do basculante"],
        slots: [
          [
            "Cabos trocados em par, contrapeso certo e trava de queda, onde o modelo aceita.",
            "Cabos em par, contrapeso certo e guias limpas são serviço do técnico, na revisão.",
          ],
          [
            "Fotocélula e força regulada, para a folha não descer sobre ninguém.",
            "Fotocélula testada e força no mínimo que move a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem pode mexer no contrapeso?",
        answers: ["Só o técnico: ele segura o peso da folha inteira."],
      },
      {
        question: "De quanto em quanto tempo trocar os cabos?",
        answers: ["Pelo estado, e não por data: ao primeiro fio rompido ou ferrugem, trocam-se os dois."],
      },
      {
        question: "O de correr é mais seguro?",
        answers: ["Contra queda, sim, porque a folha se apoia no trilho. Os dois precisam de fotocélula."],
      },
    ],
    photo: "fotos de longe dos cabos e do contrapeso, com o portão fechado",
  },
];
