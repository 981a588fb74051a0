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
      "condomínio obrigado ter portão automático",
      "condomínio é obrigado portão automático",
      "obrigatório portão automático condomínio",
      "prédio obrigado ter portão automático",
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
        "Quem decide a marca do motor no condomínio é, em regra, o síndico, que escolhe entre as propostas quando o motor quebrou. Se a troca é melhoria ou gasto alto, decide a assembleia (Código Civil, artigo 1.341). A administradora executa, e o conselho dá parecer.",
        "Para motorizar o portão do condomínio, precisa de autorização da assembleia, porque automatizar é melhoria (Código Civil, artigo 1.341). Só repor um motor que quebrou cabe ao síndico, sem votação. Leve propostas com os mesmos itens, para a assembleia comparar preço com preço.",
        "Se o síndico não deixa trocar o motor, peça a resposta por escrito e junte um relatório do técnico. Motor quebrado é reparo, que o síndico deve fazer; motor melhor é obra que vai à assembleia (Código Civil, artigo 1.341). Um quarto dos condôminos pode convocar a reunião.",
        "O conselho não pode aprovar sozinho a troca do motor, salvo se a convenção der esse poder a ele: em regra, ele só dá parecer. Quando o motor quebrou, quem manda trocar é o síndico; quando a troca é melhoria ou gasto alto, quem aprova é a assembleia (Código Civil, artigo 1.341).",
        "O condomínio não é obrigado a ter portão automático: não conhecemos lei geral que o exija, e quem decide automatizar é a assembleia, porque é melhoria (Código Civil, artigo 1.341). Depois de instalado, porém, o síndico é obrigado a conservá-lo e a mantê-lo seguro (artigo 1.348).",
      ],
      price: [
        "No condomínio, o orçamento do portão é aprovado pelo síndico, no reparo, ou pela assembleia, na melhoria e no gasto alto. O conselho opina, salvo o que a convenção disser. Para comparar, a troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "Quem aprova o valor é o síndico, se o motor quebrou, ou a assembleia, se a troca é por escolha. Como referência para as propostas, motor e mão de obra em portão de prédio ficam de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cabe ao síndico, ao conselho e à assembleia", "O que cada um decide no condomínio"],
        slots: [
          [
            "O síndico conserva o que existe e manda consertar o que parou, prestando contas depois. A assembleia vota a melhoria, como um motor mais rápido ou a automação de um portão manual, e a despesa que passa do orçamento.",
            "Consertar e repor é dever do síndico, que presta contas do gasto. Já automatizar um portão manual, ou trocar um motor que funciona, é obra útil e depende de voto.",
            "O reparo fica com o síndico, sem esperar reunião, e a melhoria depende do voto dos condôminos. Motor mais rápido e portão novo entram no segundo caso.",
          ],
          [
            "O conselho confere as contas e dá parecer, e a administradora paga e executa o que foi aprovado. A convenção pode mudar essas tarefas, e por isso vale ler o que ela diz.",
            "O conselho aconselha e confere as contas, e a administradora cumpre o que foi decidido. Leia a convenção, que pode dar outros poderes a cada um.",
            "Dar parecer é do conselho; executar é da administradora. A convenção do prédio pode prever outra divisão, e convém consultá-la.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como pedir a troca do motor", "O que ajuda o condomínio a decidir"],
        slots: [
          [
            "O pedido convence quando mostra números: quantos chamados o motor teve no ano, quanto custaram e o que o técnico encontrou. Com isso se vê se vale consertar ou trocar.",
            "Mostre quanto o motor atual já custou no ano e o que o técnico encontrou, com fotos. É o que permite comparar o conserto com a troca.",
            "O histórico de chamados e um relatório com fotos convencem mais que reclamação. Reúna os dois antes de pedir.",
          ],
        ],
        steps: [
          "Peça ao síndico, por escrito, a decisão e o motivo.",
          "Junte o relatório do técnico e os gastos do último ano.",
          "Reúna propostas com os mesmos itens: modelo, aberturas por hora, mão de obra e garantia.",
          "Peça a inclusão na pauta da próxima assembleia.",
          "Se não houver resposta, um quarto dos condôminos pode convocar a assembleia (Código Civil, artigo 1.355).",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a troca no condomínio", "O preço que vai à assembleia"],
        slots: [
          [
            "Em portão pesado ou de uso coletivo, motor e mão de obra ficam de {price.heavySwap}, conforme o peso da folha e as aberturas por hora. A proposta deve trazer motor, controles e garantia em linhas separadas.",
            "A troca em garagem de prédio custa de {price.heavySwap}, com instalação. O que decide o modelo é o peso da folha e quantas vezes o portão abre por hora. Peça os itens separados, para prestar contas.",
            "Como referência, a troca no prédio fica de {price.heavySwap}, com o motor instalado. O peso da folha e o horário de mais movimento fazem o valor subir ou descer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O morador pode pagar a troca por conta própria?",
        answers: [
          "Não sem autorização, porque o portão é área comum e quem contrata é o condomínio. Só o reparo urgente que o síndico não faz pode ser pago e cobrado depois.",
          "Em regra não, porque o bem é comum. A exceção é o conserto urgente que o síndico, avisado por escrito, não faz.",
        ],
      },
      {
        question: "E se o portão estiver perigoso?",
        answers: [
          "Avise por escrito e peça que desliguem o portão, porque o conserto urgente e necessário não espera assembleia.",
          "O síndico pode mandar consertar na hora e prestar contas depois. Registre o aviso com data e foto.",
        ],
      },
      {
        question: "O portão é da minha casa, dentro do condomínio. Preciso pedir?",
        answers: [
          "Em geral sim, por escrito, porque o regulamento costuma tratar de fachada, obra e horário. O motor em si é escolha sua.",
          "Peça ao síndico antes: a fachada e o horário de obra costumam ter regra. O modelo do motor fica com você.",
        ],
      },
      {
        question: "Quem assina a garantia do motor do condomínio?",
        answers: [
          "A empresa que instala, em nome do condomínio, com nota no CNPJ dele. No que vendemos, são {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Quem vende e instala, com o condomínio como cliente: {warranty.motor} para o motor e {warranty.installation} para o serviço, no nosso caso.",
        ],
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
        "Portão de correr se trava de dois jeitos: com trava elétrica ligada à central, que solta sozinha antes de a folha andar, ou com ferrolho ou cadeado por dentro, só com o disjuntor desligado. Sem trava, o motor engatado segura em parte; a elétrica é a melhor para o dia a dia.",
        "Para trancar a folha do portão deslizante, use trava elétrica, presa à coluna e comandada pelo motor, ou ferrolho por dentro quando o disjuntor está desligado. A trava de segurança impede puxar a ponta e erguer a folha do trilho, o que o motor sozinho não garante.",
        "A trava para portão de correr automático é a elétrica: a lingueta prende a folha na coluna e recolhe antes de o motor partir. Para travar por dentro sem ela, desligue o disjuntor e passe ferrolho ou cadeado, pois o motor acionado contra a tranca quebra a engrenagem.",
      ],
      repair: [
        "Portão de correr sem trava, ou com a trava quebrada, se tranca por dentro com ferrolho e o disjuntor desligado até o reparo. A solução para o dia a dia é a trava elétrica, que a central solta antes de a folha andar; o acerto de batente e guia em casa parte de {price.preventive}, sem peças.",
        "A trava do portão deslizante que não prende quase sempre perdeu o alinhamento com a folha, e o ajuste em casa custa desde {price.preventive}, sem peças. Enquanto isso, tranque com ferrolho por dentro e deixe o disjuntor desligado, para o motor não forçar contra ele.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Trava elétrica ou ferrolho no deslizante", "Qual tranca pôr no portão de correr"],
        slots: [
          [
            "A elétrica trabalha sozinha em cada abertura e serve ao uso diário. O ferrolho custa menos e serve à noite ou em viagem, sempre com o motor sem energia.",
            "Para abrir várias vezes por dia, só a elétrica é prática, porque solta e prende sem você. Ferrolho e cadeado são baratos e bons para ausência longa, com o disjuntor desligado.",
            "No dia a dia, fique com a elétrica, que a própria central comanda. Quem quer gastar pouco usa ferrolho nas viagens, com o motor desligado.",
          ],
          [
            "Nenhuma tranca basta se a folha pode ser erguida: confira o batente com encaixe, a guia de cima firme e o fim do trilho. São esses os pontos por onde o portão de correr é forçado.",
            "Complete com batente de encaixe e guia superior firme, porque a folha de correr se força erguendo-a do trilho. O stop no fim do trilho evita que ela saia por trás.",
            "O ponto fraco do deslizante é ser levantado, e contra isso valem a guia de cima e o batente em forma de V ou U. Sem os dois, a trava segura só metade.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado: motor contra trava fechada", "O que quebra o conjunto"],
        slots: [
          [
            "Acionar o motor com o ferrolho passado espana a engrenagem e arranca a cremalheira em segundos. Por isso o disjuntor desligado vem antes do ferrolho, e o ferrolho sai antes do disjuntor.",
            "Um toque no controle com a tranca fechada quebra dente de engrenagem e solta a cremalheira. Desligue o disjuntor primeiro e, na volta, abra a tranca antes de religar.",
            "O motor não percebe o ferrolho a tempo: força, come a engrenagem e puxa a cremalheira da folha. A ordem é energia desligada, ferrolho fechado, e o inverso na hora de abrir.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto pesa cada trava no bolso", "Do que depende o preço da trava"],
        slots: [
          [
            "Do mais barato ao mais caro, as opções ficam assim.",
            "O ferrolho sai por menos, e a elétrica soma fiação e ajuste.",
            "O preço muda com a fiação até a central e com o estado da folha.",
          ],
        ],
        bullets: [
          "Ferrolho ou porta-cadeado, parafusado por dentro: o mais barato",
          "Trava elétrica em central que já tem saída para ela",
          "Trava elétrica com módulo, quando a central não tem saída",
          "Acerto de batente e guia: visita a partir de {price.preventive} em casa, sem peças",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava elétrica abre sem luz?",
        answers: [
          "Tem chave ou alavanca pelo lado de dentro, para soltar na mão. Teste isso antes de precisar, junto com o destravamento do motor.",
          "Sem energia ela continua fechada, e se solta pela chave própria, do lado interno. Deixe a chave em lugar conhecido da família.",
        ],
      },
      {
        question: "Toda central comanda trava elétrica?",
        answers: [
          "Muitas têm saída própria ou encaixe para módulo. Nas que não têm, um módulo de trava faz o papel e é programado para soltar antes do motor.",
          "A maioria das atuais, sim, direto ou com módulo. O modelo da placa, na etiqueta, mostra qual é o caso.",
        ],
      },
      {
        question: "O motor já não trava o portão de correr?",
        answers: [
          "Segura em parte, porque o motor engatado não deixa a folha correr só de empurrar. Mas ela pode ser forçada pela ponta ou erguida, e é isso que a trava impede.",
          "Ele resiste, porque a engrenagem fica presa na cremalheira. Alavanca e folha solta na guia vencem essa resistência, e a trava não.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar a trava?",
        answers: [
          "Perto de {trade.smallRepair}, com a folha alinhada e cabo curto até a central. Guia frouxa ou batente torto são acertados antes e somam tempo.",
          "Em torno de {trade.smallRepair} quando a central tem saída e o fio é curto. Alinhar a folha, se preciso, vem primeiro.",
        ],
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
        "Para abrir o portão social pelo celular, instala-se um módulo Wi-Fi na fechadura elétrica, com sinal de 2,4 GHz perto do portão, ou um vídeo porteiro com aplicativo. O módulo custa menos; o vídeo mostra quem chama, e a folha precisa trancar sozinha, com mola.",
        "O portão de pedestre abre por aplicativo de dois modos: módulo Wi-Fi ligado à fechadura elétrica do social, o mais barato, ou vídeo porteiro, que mostra a entrega e fala com quem chegou. Nos dois é preciso fechadura elétrica e Wi-Fi de 2,4 GHz no portãozinho.",
        "Quando chega entrega, dá para abrir o portão social com o telefone se houver fechadura elétrica comandada por app. Quem já tem interfone acrescenta um módulo Wi-Fi; quem quer ver o entregador põe vídeo porteiro com aplicativo, que custa mais.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Módulo Wi-Fi ou vídeo porteiro", "Qual dos dois serve a você"],
        slots: [
          [
            "O módulo é o mais simples: só abre, e aproveita fechadura e interfone que você já tem. O vídeo porteiro mostra e fala com quem chama, de qualquer lugar com internet.",
            "Para só destravar, basta o módulo na fechadura existente. Para atender entrega de longe, é preciso ver e ouvir, e aí entra o vídeo porteiro com aplicativo.",
            "Quem está sempre em casa fica bem com o módulo. Quem recebe encomenda estando fora precisa de imagem, que é o vídeo porteiro.",
          ],
          [
            "No custo, o módulo fica abaixo, o vídeo com fio no meio e o que toca no celular em cima. Fechadura elétrica nova e cabo somam nos três.",
            "A ordem é módulo, vídeo simples e vídeo com aplicativo. Se falta a fechadura elétrica, ela pesa mais que o módulo.",
            "Gasta-se menos com módulo e mais com vídeo de aplicativo; sem fechadura elétrica, some a peça e o fio.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que precisa haver no portão social", "Antes de instalar o app"],
        slots: [
          [
            "Celular nenhum tranca folha caída. Confira isto antes de comprar.",
            "O comando é a parte fácil; a porta precisa estar em ordem. Veja item por item.",
            "Teste o portão e o sinal antes da compra. Faltando um, ele vem primeiro.",
          ],
        ],
        bullets: [
          "Fechadura elétrica, fecho ou eletroímã funcionando",
          "Folha alinhada, com mola que feche e tranque",
          "Wi-Fi de 2,4 GHz no portão, ou um repetidor",
          "Fonte e tomada em lugar seco",
          "Fio até a fechadura, ou conduíte livre",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Ligação do módulo e teste"],
        slots: [
          [
            "O módulo fecha um contato por um segundo, o mesmo do botão do interfone, e por isso o botão e a chave continuam valendo. Com fio pronto, leva até {trade.smallRepair}.",
            "A ligação usa o contato do botão, sem tirar chave nem interfone. Havendo cabo, o serviço toma até {trade.smallRepair}.",
            "Ligado em paralelo ao botão, o módulo dá um toque curto na fechadura. São até {trade.smallRepair} de trabalho com o cabo no lugar.",
          ],
          [
            "O teste abre pela rede da casa e pelos dados móveis, com a porta batida. Crie um acesso por pessoa e ative a senha do aplicativo.",
            "No fim se prova dentro e fora do Wi-Fi. Cada morador tem seu acesso, que se apaga sozinho dos demais.",
            "Abre-se de dentro e de fora da rede para testar, e cada pessoa recebe um acesso próprio com senha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Funciona sem internet?",
        answers: [
          "O aplicativo, não; chave, interfone e botão continuam a abrir.",
          "De longe, não. A porta segue abrindo pela chave e pelo interfone.",
        ],
      },
      {
        question: "Dá para liberar visita de longe?",
        answers: [
          "Dá, pelo aplicativo, com internet no celular e em casa. Com vídeo, veja quem é antes.",
          "Sim. Alguns aplicativos criam convite com hora marcada.",
        ],
      },
      {
        question: "Abre também o da garagem?",
        answers: [
          "Com outro canal do módulo, ligado à entrada de botoeira da central. Na garagem, só acione vendo o vão e com fotocélula.",
          "Pode, num módulo de dois canais. O da garagem exige fotocélula em ordem.",
        ],
      },
      {
        question: "E na falta de luz?",
        answers: [
          "A fechadura de trinco fica trancada e abre pela chave. Com eletroímã, é preciso bateria.",
          "O trinco mantém a tranca, e a chave abre. O ímã solta sem bateria.",
        ],
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
        "O portão basculante é perigoso quando o cabo ou o contrapeso se rompe, porque a folha pode cair na cabeça de alguém, mas com a manutenção em dia isso é raro. A prevenção é a revisão {visits.home}, a partir de {price.preventive} em casa, sem peças. Ninguém deve ficar embaixo da folha em movimento.",
        "O portão basculante pode causar acidente quando está sem revisão, porque a folha fica suspensa por cabos e contrapeso. Se há fio de cabo rompido, folha torta ou que desce sozinha, desligue o disjuntor e não use. Com a revisão feita {visits.home}, a partir de {price.preventive} por visita em casa, sem peças, o uso é seguro e não é mais arriscado que o de correr.",
        "O portão basculante velho é perigoso se nunca passou por revisão, porque a folha suspensa pode cair quando o cabo, a mola ou o contrapeso falha. Com cabos e contrapeso conferidos {visits.home}, em visita que parte de {price.preventive} em residência, sem peças, e com fotocélula, ele pode ser usado com segurança.",
        "O portão basculante em prédio é seguro se cabos e contrapeso são revisados {visits.business}, no mínimo, e se há fotocélula e força regulada, porque a folha passa por cima das pessoas muitas vezes por dia. Com fio de cabo partido, folha torta ou que desce sozinha, desligue o disjuntor e isole. A revisão fica em geral de {price.preventiveRange}, sem peças.",
      ],
      "how-to": [
        "O portão basculante pode cair se o cabo, a mola ou o contrapeso falha. O que previne o acidente é trocar os dois cabos ao primeiro fio rompido, revisar {visits.home} e não deixar ninguém embaixo da folha. A visita com regulagem em casa parte de {price.preventive}, sem peças; com folha torta ou que desce sozinha, desligue e não use.",
        "Para evitar que o basculante caia, faça a revisão {visits.home}, a partir de {price.preventive} em residência, sem peças, troque os cabos em par ao primeiro sinal de desgaste e refaça o contrapeso depois de revestir a folha. Ele pode cair quando o cabo, a mola ou o contrapeso cede, por isso ninguém passa sob a folha em movimento.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de perigo no basculante", "Quando parar de usar"],
        slots: [
          [
            "Quase toda queda é avisada antes por algum sinal. Ao notar um só deles, desligue o disjuntor, não destrave nem segure a folha e mantenha todos longe. Fique atento a:",
            "O cabo costuma avisar antes de ceder, e basta um aviso para parar o uso. Corte a energia, deixe a folha como está e não fique embaixo dela. Os avisos são estes:",
            "O basculante costuma dar sinal antes de cair. Se você notar qualquer um, desligue o disjuntor e mantenha distância, sem destravar nem empurrar. Os sinais mais comuns:",
          ],
        ],
        bullets: [
          "Cabo com fio levantado ou com ferrugem",
          "Folha que desce mais depressa do que sobe",
          "Um lado mais baixo que o outro",
          "Estalo ou barulho novo na subida",
          "Folha que não fica em cima ou desce sozinha",
        ],
      },
      {
        about: "safety",
        headings: ["O que deixa o portão basculante seguro", "Cuidados que deixam o basculante seguro"],
        slots: [
          [
            "A segurança do basculante vem de cabos trocados em par ao primeiro fio rompido, contrapeso certo para o peso da folha e guias limpas, tudo conferido pelo técnico. A folha que ganhou chapa ou madeira precisa de contrapeso refeito.",
            "O técnico confere os cabos, que são trocados aos pares, e acerta o contrapeso para o peso atual. Quem revestiu a folha mudou esse peso e deve pedir o acerto.",
            "A base da segurança é o equilíbrio, com cabos inteiros e iguais dos dois lados e contrapeso no peso da folha. Depois de uma reforma ou revestimento, ele precisa ser refeito.",
          ],
          [
            "A fotocélula testada e a força no mínimo evitam que o motor feche sobre alguém, mas não seguram uma folha de cabo rompido. Contra a queda valem o cabo bom, o contrapeso certo e a regra de só passar com ela parada.",
            "A fotocélula, o sensor do vão, e a força regulada protegem no fechamento comum. Se o cabo parte, nenhuma das duas detém a folha, e por isso ninguém deve ficar embaixo dela nem por um instante.",
            "O sensor do vão e a força mínima impedem o motor de apertar alguém, mas não ajudam na queda por cabo rompido. Nesse caso, a proteção é o cabo em ordem e ninguém sob a folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que a revisão confere", "A revisão do basculante"],
        slots: [
          [
            "A visita examina cabos, roldanas, contrapeso, braço, solda e coluna, além da força, da parada e da fotocélula do motor. O que estiver no fim é mostrado e orçado antes da troca.",
            "O técnico confere os dois cabos, as roldanas, o contrapeso, as soldas e a coluna e, no motor, a força, as paradas e o sensor. Peça gasta só é trocada com o seu aceite.",
            "A revisão percorre a sustentação e o motor: cabos, roldanas, contrapeso, braço, soldas, força, parada e fotocélula. Você recebe a lista do que precisa trocar, com preço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem pode mexer no contrapeso?",
        answers: [
          "Só o técnico, depois de escorar a folha, porque é o contrapeso que segura o peso dela. Solta sem apoio, a folha desce de uma vez.",
          "Ninguém da casa. O contrapeso só é mexido depois de a folha estar presa em escoras.",
        ],
      },
      {
        question: "De quanto em quanto tempo trocar os cabos?",
        answers: [
          "A troca é pelo estado, e não por data: ao primeiro fio rompido, ferrugem ou trecho amassado, trocam-se os dois.",
          "Não há prazo fixo. A revisão {visits.home} mostra o desgaste, e os dois cabos são trocados juntos.",
        ],
      },
      {
        question: "O de correr é mais seguro?",
        answers: [
          "Contra queda, sim, porque a folha se apoia no trilho. Ainda assim precisa de batente, guia e fotocélula.",
          "Quanto à folha suspensa, é. Mas uma folha de correr sem batente tomba, e os dois tipos precisam de sensor no vão.",
        ],
      },
      {
        question: "Meu basculante é velho. Troco ou reviso?",
        answers: [
          "Revise primeiro, porque com o quadro firme, cabos e contrapeso novos devolvem a segurança. Um quadro podre ou torto precisa de folha nova.",
          "Se a estrutura está boa, a revisão e um par de cabos bastam. Ferrugem no quadro e na coluna é motivo para trocar.",
        ],
      },
    ],
    photo: "fotos de longe dos cabos e do contrapeso, com o portão fechado",
  },
];
