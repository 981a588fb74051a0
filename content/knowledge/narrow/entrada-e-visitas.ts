import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const entradaEVisitas: NarrowConcept[] = [
  {
    id: "carona-no-portao",
    broader: "invasao",
    label: "Entrar de carona atrás do carro",
    phrase: "a entrada de carona atrás do carro",
    asks: [
      "entrou junto carro portão",
      "ladrão entrou junto carro",
      "ladrão entrou atrás carro",
      "entrar junto carro garagem",
      "entrar carona portão",
      "entrada carona garagem",
      "carona portão condomínio",
      "entregador entrar garagem junto",
      "entregador entra junto carro",
      "moto entra atrás carro garagem",
      "estranho entrou garagem",
      "pessoa entrou garagem atrás carro",
      "evitar arrastão prédio",
      "arrastão prédio portão",
      "arrastão condomínio garagem",
      "portão aberto muito tempo condomínio",
      "portão demora fechar prédio assalto",
      "portão garagem fica aberto muito tempo condomínio",
      "invasão prédio garagem",
      "assalto entrada garagem prédio",
      "assalto garagem prédio",
      "motor rápido evitar assalto prédio",
      "motor rápido assalto prédio",
      "motor rápido assalto condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Ladrão que entra junto com o carro, de carona, aproveita os segundos em que o portão da garagem fica aberto: encurte a pausa com a fotocélula, ponha motor mais rápido se a folha é lenta e espere fechar antes de seguir. Em prédio visado, a clausura, com dois portões que não abrem juntos, barra de vez.",
        "Para evitar assalto e carona no portão da garagem, reduza o tempo de vão aberto: fechamento logo que o carro passa pela fotocélula, motor rápido e motorista que espera fechar. No prédio, a clausura, dois portões em que um só abre com o outro fechado, é a medida mais completa.",
        "Contra quem entra atrás do carro, o motor rápido ajuda, mas a primeira medida é regular: o portão fecha assim que o carro libera a fotocélula, e o motorista espera. Onde o risco é alto, o prédio faz a clausura, um segundo portão que prende a carona entre os dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Medidas, da mais barata à mais completa", "Do ajuste à clausura"],
        slots: [
          [
            "A mais barata é a regulagem: muitas centrais fecham assim que a fotocélula é liberada, em vez de esperar a pausa inteira. Em casa, a visita de ajuste parte de {price.preventive}, sem peças.",
            "Comece pela programação da pausa, que aproveita o motor atual: o portão passa a fechar quando o carro sai da fotocélula. Numa residência essa visita começa em {price.preventive}, fora as peças.",
            "Antes de trocar qualquer coisa, ajuste o fechamento para seguir a fotocélula, sem pausa longa. O serviço, em casa, sai a partir de {price.preventive}, sem contar peças.",
          ],
          [
            "Depois vem o motor com inversor, que move a folha mais depressa. Em portão pesado de prédio, a troca fica de {price.heavySwap}. A clausura custa mais, porque soma portão, motor e obra, e pede espaço na entrada.",
            "Um motor mais veloz, com inversor, é o passo seguinte, e em prédio a troca vai de {price.heavySwap}, com mão de obra. No topo está a clausura, que exige lugar para um carro entre dois portões.",
            "Folha lenta pede motor com inversor, numa faixa de {price.heavySwap} em portão pesado, com mão de obra. Já a clausura é obra: outro portão, outro motor e espaço para o carro esperar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Regras para moradores e portaria", "Hábitos que fecham a brecha"],
        slots: [
          [
            "O costume vale tanto quanto o motor, porque a brecha é quem passa sem olhar. Uma placa na rampa lembra a regra a cada saída.",
            "Nenhum equipamento compensa o motorista que segue sem esperar. Combine as regras em assembleia e repita na entrada da garagem.",
            "Moradores e portaria seguem a mesma lista, afixada na rampa. Sem ela, o portão rápido continua aberto para quem espera na calçada.",
          ],
        ],
        bullets: [
          "Esperar o portão fechar antes de descer a rampa ou sair da rua",
          "Não abrir para carro que não se identificou",
          "Dar a volta se alguém está parado junto ao portão",
          "Receber entrega no portão social, e não na garagem",
          "Bloquear na hora o controle perdido",
        ],
      },
      {
        about: "safety",
        headings: ["Fechar rápido sem prensar ninguém", "Velocidade com sensor"],
        slots: [
          [
            "Quanto mais rápido o portão fecha, mais o sensor precisa estar certo: use fotocélula em duas alturas e teste a reversão todo mês com um objeto. Durante um assalto, não reaja nem feche a folha sobre alguém; depois, chame o 190.",
            "Fechamento veloz exige fotocélula dupla, em duas alturas, e recuo testado com objeto a cada mês. Em assalto, ninguém usa o portão como arma: a folha fica parada e o 190 é chamado quando for seguro.",
            "Dois pares de fotocélulas e teste mensal, feito com objeto, acompanham o motor rápido. Se o assalto acontecer, não tente prender ninguém com a folha; ligue 190 assim que puder.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o portão deve ficar aberto?",
        answers: [
          "Só o tempo da passagem do carro e poucos segundos a mais. O melhor é fechar quando a fotocélula é liberada, em vez de contar uma pausa fixa.",
          "O da passagem, com uma folga curta. Programado pela fotocélula, ele fecha atrás de cada carro, rápido ou lento.",
        ],
      },
      {
        question: "A clausura serve em casa?",
        answers: [
          "Serve quando há recuo para um carro inteiro entre os dois portões. Sem esse espaço, pausa curta, motor rápido e luz na entrada são o que cabe.",
          "Só com um recuo em que o carro caiba todo. Na maioria das casas, regulagem e abertura rápida são a saída.",
        ],
      },
      {
        question: "Quanto tempo ganho com um motor rápido?",
        answers: [
          "Depende da folha e do modelo. No basculante de casa, por exemplo, o kit comum abre em {opening.padrao} e o com inversor, em {opening.jetflex}; em portão de prédio, compare a ficha.",
          "Em basculante residencial, a diferença vai de {opening.padrao} no kit comum a {opening.jetflex} no de inversor. Em folha pesada, quem diz é a velocidade da ficha.",
        ],
      },
      {
        question: "Câmera e alarme evitam a carona?",
        answers: [
          "Eles inibem e registram, mas não barram quem já está na calçada. Um aviso sonoro de portão aberto e a câmera na portaria ajudam a reagir cedo.",
          "Sozinhos, não. A câmera permite ver antes de abrir e o aviso de portão aberto chama a atenção; quem barra é a folha fechada.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando com um carro e a foto da etiqueta do motor",
  },
  {
    id: "portao-lento-assalto",
    broader: "lento",
    label: "Portão lento e medo de assalto",
    phrase: "o portão lento e o risco de assalto",
    asks: [
      "portão lento assalto",
      "portão lento roubo",
      "portão lento ladrão",
      "portão lento medo",
      "portão lento perigoso rua",
      "roubo entrada garagem portão lento",
      "roubo entrada garagem lento",
      "assalto esperando portão abrir",
      "assaltado esperando portão",
      "medo assalto portão demora",
      "portão demora abrir assalto",
      "portão demora assalto",
      "portão rápido assalto",
      "portão rápido contra assalto",
      "portão mais rápido segurança rua",
      "assaltaram entrando garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "Se o portão é lento e você fica exposta na rua, um motor rápido diminui a espera: no basculante de até {width.quarterHp}, de {opening.padrao} para {opening.speedy} no Speedy, por {price.speedy} instalado, ou {opening.jetflex} no JetFlex, por {price.jetflex}. Antes, a revisão, porque folha pesada deixa lento qualquer motor.",
        "Para ficar menos tempo na rua e ter menos medo de assalto, escolha motor rápido: o JetFlex abre o basculante em {opening.jetflex}, por {price.jetflex} instalado, e o Speedy, em {opening.speedy}, por {price.speedy}. Se o portão demora mais que antes, é defeito, e a regulagem em casa parte de {price.preventive}, sem peças.",
        "Portão que demora expõe quem chega à noite, e há duas saídas: consertar, se ficou lento, desde {price.preventive} em casa, sem peças, ou trocar por motor rápido. No basculante até {width.quarterHp}, o tempo cai de {opening.padrao} para {opening.jetflex} com o JetFlex, {price.jetflex} já montado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Formas de esperar menos no portão", "Abrir antes ou abrir mais rápido"],
        slots: [
          [
            "Segundos somam de vários lados, e nem todos pedem motor novo. Comece pelo mais barato.",
            "Velocidade é uma parte; acionar antes é outra. Em ordem de gasto, do menor ao maior:",
            "Antes do motor, há ganhos simples. A lista vai do mais barato ao mais caro.",
          ],
        ],
        bullets: [
          "Pilha nova e antena boa: acionar de mais longe, até {trade.reach}, vendo o portão",
          "Revisão: folha leve e capacitor bom",
          "Tag ou TX Car: abre sem procurar o controle",
          "Motor com inversor ou kit rápido",
        ],
      },
      {
        about: "safety",
        headings: ["Chegada segura em casa", "Hábitos na chegada e na saída"],
        slots: [
          [
            "Olhe a rua antes de parar; se algo parecer errado, siga, dê a volta e chame o 190. Espere a folha fechar antes de sair do carro, com as portas travadas.",
            "Com alguém suspeito por perto, passe direto e ligue 190. Dentro, só desça depois que o portão encostar.",
            "Desconfiou, não pare: contorne e chame o 190. Portas travadas até a folha fechar.",
          ],
          [
            "Luz de garagem que acende ao abrir e câmera no vão ajudam a ver. O fechamento automático logo depois do carro, com fotocélula, evita que alguém entre atrás.",
            "Iluminação ligada ao motor, câmera e fechamento logo após a passagem, com sensor, reduzem o risco de alguém entrar na cola.",
            "Ilumine a entrada, ponha câmera e regule o portão para fechar assim que o carro passa, com fotocélula funcionando.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão ficou lento", "Defeito ou modelo lento"],
        slots: [
          [
            "Se já foi mais rápido, é defeito: capacitor fraco, tensão baixa ou folha agarrando, reparos menores que um motor. Ajustar leva em geral até {trade.smallRepair}.",
            "Lentidão que apareceu com o tempo é capacitor, rede ou trilho, e se resolve em até {trade.smallRepair} na maioria das vezes.",
            "Ficou lento? Capacitor, folha ou fio, com conserto de até {trade.smallRepair}. Sempre foi? Aí é o modelo.",
          ],
          [
            "Não destrave o basculante lento para testar, porque desequilibrado ele cai ou dispara. O teste da folha solta fica com o técnico.",
            "Basculante que sobe devagar pode estar com contrapeso ou cabo ruim, e não se destrava.",
            "Contrapeso errado também deixa o basculante lento; soltá-lo é perigoso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rápido de portão é perigoso?",
        answers: [
          "Não com fotocélula e parada suave reguladas. O fechamento pode ficar mais lento que a abertura.",
          "Só sem sensor. Com inversor e fotocélula, é seguro.",
        ],
      },
      {
        question: "Dá para acelerar o motor que tenho?",
        answers: [
          "Só se ele tem inversor com ajuste. Trocar polia ou forçar a central encurta a vida do motor.",
          "Em motor comum, não. A velocidade é fixa.",
        ],
      },
      {
        question: "E no portão de correr?",
        answers: [
          "O rápido, com inversor, passa de 20 metros por minuto: 3 metros abrem em menos de 10 segundos. A troca em casa fica de {price.homeSwap}, com o de inversor no alto da faixa.",
          "Motor com inversor faz 3 metros em uns 9 segundos. Na troca em casa, conte de {price.homeSwap}.",
        ],
      },
      {
        question: "Tag abre o portão de longe?",
        answers: [
          "A alguns metros, com o carro parado ou chegando. O controle comum alcança mais, até {trade.reach} em campo aberto.",
          "Não: ela lê a poucos metros, sem apertar nada. De longe, o controle.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo, com o tempo, e a foto da etiqueta do motor",
  },
  {
    id: "condominio-responde-roubo",
    broader: "condominio",
    label: "Condomínio responde por roubo?",
    phrase: "a responsabilidade do condomínio por roubo",
    asks: [
      "portão defeito roubo responsabilidade",
      "portão quebrado roubo responsabilidade",
      "portão defeito roubo quem responde",
      "furto carro garagem condomínio paga",
      "furto carro garagem prédio condomínio paga",
      "furto carro prédio condomínio paga",
      "roubo carro garagem condomínio paga",
      "condomínio responde roubo",
      "condomínio responde furto",
      "condomínio responsável roubo",
      "condomínio responsável furto garagem",
      "condomínio paga furto",
      "condomínio paga roubo carro",
      "furto garagem condomínio quem paga",
      "roubo garagem prédio quem paga",
      "furto bicicleta garagem condomínio",
      "porteiro abriu ladrão",
      "porteiro abriu portão ladrão",
      "porteiro deixou ladrão entrar",
      "porteiro abriu portão estranho",
      "porteiro deixou portão aberto",
      "portão aberto furto condomínio",
      "portão quebrado furto condomínio",
      "portão quebrado roubo condomínio",
      "assalto prédio condomínio responde",
      "indenização roubo condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem responde pelo roubo quando o porteiro deixou o portão aberto, em geral, é o condomínio, se a falha do porteiro for provada. Sem culpa provada e sem regra na convenção, o condomínio costuma não pagar. Registre o boletim e peça as imagens no mesmo dia, porque sem acordo quem decide é o juiz.",
        "O condomínio responde por roubo quando há culpa provada, como um porteiro que abriu o portão sem identificar ou um portão que o síndico sabia estar quebrado. Responde também se a convenção prevê. Fora disso, em geral não paga o furto na garagem. Veja ainda o seguro do prédio.",
        "Se roubaram na garagem, o condomínio em geral só paga com culpa provada. Contam como prova o portão quebrado sem conserto, o funcionário que abriu para o ladrão e a convenção que assume a guarda. Peça as imagens no mesmo dia e registre o boletim.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer depois do roubo", "Provas do roubo que contam"],
        slots: [
          [
            "A gravação se apaga em poucos dias, então peça as imagens no mesmo dia e por escrito. A ordem abaixo guarda o que decide o caso.",
            "Em muitos sistemas a imagem é sobrescrita em uma ou duas semanas, por isso o pedido vem logo. Siga a ordem.",
            "Peça imagem e registro de acesso no primeiro dia. O resto da prova vem depois.",
          ],
        ],
        steps: [
          "Chame o 190 e registre o boletim.",
          "Peça ao síndico, por escrito, as imagens e o registro de acessos.",
          "Fotografe o portão e o defeito, se houver.",
          "Junte avisos anteriores sobre o portão, com data.",
          "Leia a convenção e as apólices antes de pedir indenização.",
        ],
      },
      {
        about: "what",
        headings: ["Quando o condomínio tem culpa", "Falha da portaria ou do portão"],
        slots: [
          [
            "Aviso antigo de portão quebrado sem conserto pesa contra o condomínio; entrada com controle perdido e não avisado pesa contra o morador. O que decide é o que se sabia e não se fez.",
            "Pesa contra o prédio o defeito conhecido e não consertado, ou o porteiro que abriu sem identificar. Do lado do morador, pesa o controle perdido sem aviso.",
            "O prédio responde pelo que sabia e não resolveu, e pelo erro da portaria. Já o controle que o morador perdeu e não comunicou conta contra ele.",
          ],
          [
            "Cláusula que nega toda responsabilidade não vale sempre, porque o juiz olha o caso. Cada situação pede leitura da convenção e, se preciso, um advogado.",
            "A convenção que exclui tudo pode ser discutida em juízo. A leitura é caso a caso, com um advogado.",
            "Nem toda cláusula de exclusão se sustenta. Só a análise da convenção por um advogado responde.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como o condomínio se protege", "Portão e portaria em ordem"],
        slots: [
          [
            "Manutenção registrada, {visits.business} no mínimo, e regra escrita para abrir são a melhor defesa. Relatório com data mostra cuidado.",
            "Guarde relatórios de revisão, feita {visits.business}, e a regra de identificação assinada. Eles provam que o prédio cuidou.",
            "Uma revisão {visits.business}, com relatório, e portaria com regra escrita mostram diligência. Documento datado vale mais que palavra.",
          ],
          [
            "Cadastro individual de controles, código rolante e perdidos apagados no mesmo dia diminuem o risco. Onde o sistema registra, sabe-se quem abriu e a que horas.",
            "Controle nomeado por unidade, em código rolante, e exclusão imediata do perdido protegem. Registro de acesso encurta a apuração.",
            "Cada controle com dono, código que não se copia e memória limpa quando alguém perde um. Assim se sabe quem abriu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio responde por furto dentro do carro na vaga?",
        answers: [
          "Vale a mesma regra: só com guarda assumida ou culpa provada. Objetos deixados no carro costumam ser do dono, salvo previsão.",
          "Igual aos demais casos. Sem culpa provada, em regra não.",
        ],
      },
      {
        question: "E se o ladrão usou controle clonado?",
        answers: [
          "Depende de o condomínio ter sido avisado e de ter meio de bloquear. Apagar a memória e passar a código rolante evita a repetição.",
          "Se o sistema é de código fixo e houve aviso, pesa contra o prédio. O código rolante dificulta a clonagem.",
        ],
      },
      {
        question: "O síndico responde pessoalmente?",
        answers: [
          "Em geral responde o condomínio; o síndico só em caso de falta grave dele, e isso se discute com advogado.",
          "Normalmente não. A responsabilidade dele aparece em omissão grave, provada.",
        ],
      },
      {
        question: "Que conserto do portão conta como prova?",
        answers: [
          "Orçamento, nota e foto datados do defeito e do conserto. Mostram quando o problema foi avisado e resolvido.",
          "O registro de manutenção com data, e o aviso escrito. Sem data, a prova perde força.",
        ],
      },
    ],
    photo: "fotos do portão, da entrada e da etiqueta do motor",
  },
  {
    id: "acidente-de-trabalho-portao",
    broader: "esmagamento",
    label: "Funcionário machucado no portão",
    phrase: "o acidente de trabalho no portão",
    asks: [
      "zelador prensado portão",
      "porteiro prensado portão",
      "funcionário prensado portão",
      "funcionário machucou portão",
      "funcionário prédio machucou portão",
      "funcionário acidente portão",
      "porteiro machucou portão",
      "zelador machucou portão",
      "faxineira machucou portão",
      "porteiro acidente portão",
      "acidente trabalho portão",
      "empregado machucou portão",
      "técnico machucou portão",
      "técnico caiu portão",
      "pintor machucou portão",
      "portão feriu funcionário",
      "portão caiu funcionário",
      "portão caiu cima funcionário",
      "portão caiu funcionário responsabilidade",
      "portão caiu funcionário responsabilidade empresa",
      "portão caiu empregado",
      "portão caiu cima empregado",
      "portão caiu cima porteiro",
      "portão caiu porteiro",
      "portão caiu zelador",
      "portão caiu faxineira",
      "portão caiu entregador empresa",
      "portão caiu porteiro empresa responde",
      "portão caiu cima zelador",
      "portão bateu funcionário",
      "portão prensou funcionário",
      "portão machucou funcionário empresa",
    ],
    intent: "question",
    answers: {
      any: [
        "Funcionário, porteiro ou zelador machucado no portão: desligue o disjuntor, ligue 192 ou 193 e não puxe quem está preso. Depois, o empregador abre a CAT até o primeiro dia útil seguinte, e na hora em caso de morte, e o portão fica parado até a causa ser escrita por um técnico.",
        "Acidente de trabalho com portão automático segue três passos: socorro pelo 192 ou 193 com a energia desligada, CAT emitida pelo empregador até o dia útil seguinte e portão parado até a vistoria. Sensor falho e falta de treino pesam contra o condomínio ou a empresa.",
        "Se um empregado se feriu no portão, a CAT tem de ser aberta até o primeiro dia útil depois do acidente, pela empresa que o emprega. Antes vêm o disjuntor desligado e o socorro, 192 ou 193; depois, a vistoria do portão, que não volta ao uso sem ela.",
        "Quando o portão caiu em cima de um funcionário, é acidente de trabalho, e a responsabilidade costuma ser da empresa, que deve manter o portão seguro e treinar quem o usa. Se a falha veio de um conserto malfeito, quem consertou pode responder junto. A empresa abre a CAT, o aviso ao INSS, até o dia útil seguinte e guarda as provas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer, em ordem", "Socorro, registro e vistoria"],
        slots: [
          [
            "Ninguém mexe na folha antes do socorro, salvo orientação do bombeiro. Basculante não se destrava, porque pode descer mais.",
            "Deixe a folha como está até o socorro chegar, e não solte o basculante. Um adulto liga, outro corta a energia.",
            "A folha só se move por ordem do bombeiro. Soltar o basculante pode piorar.",
          ],
        ],
        steps: [
          "Corte a energia no disjuntor e no nobreak.",
          "Ligue 192 ou 193 e siga a orientação.",
          "Isole o portão e fotografe sem mudar nada.",
          "Emita a CAT e avise contabilidade ou terceirizada.",
          "Peça ao técnico a causa por escrito.",
        ],
      },
      {
        about: "causes",
        headings: ["O que costuma falhar no portão", "Sensor, força e hábito"],
        slots: [
          [
            "Na vistoria, quase sempre se acha uma destas falhas, e o laudo da visita diz qual.",
            "As causas se repetem, e todas têm prevenção.",
            "O exame do portão procura primeiro isto.",
          ],
        ],
        bullets: [
          "Fotocélula suja, desligada ou anulada.",
          "Força alta, sem reversão.",
          "Destravamento feito por quem não foi treinado, sobretudo em basculante.",
          "Cabo, mola ou solda rompida.",
          "Pessoa passando com o portão em movimento.",
        ],
      },
      {
        about: "care",
        headings: ["Como evitar o próximo acidente", "Treino e manutenção"],
        slots: [
          [
            "Treine porteiro e zelador por escrito, com assinatura, no que podem e não podem fazer, e cole o passo a passo junto do motor. Basculante fica fora: só o técnico solta.",
            "Instrução assinada e um cartaz ao lado do motor protegem as pessoas e o condomínio. Ninguém da casa destrava basculante.",
            "O treino escrito diz o que cabe a cada um. No basculante, a ordem é não destravar e chamar.",
          ],
          [
            "Teste toda semana a fotocélula com uma caixa, anote, e faça revisão {visits.business}, no mínimo. Esses registros são a principal prova de cuidado.",
            "Sensor testado semanalmente com objeto e visita técnica {visits.business} ficam registrados em pasta.",
            "Uma caixa para testar o sensor por semana e revisão {visits.business}, tudo anotado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se o funcionário é terceirizado, quem emite a CAT?",
        answers: [
          "A empresa que o emprega. O condomínio informa o que houve e guarda as provas.",
          "O empregador dele, a terceirizada. Quem contrata colabora e pode responder junto pela causa.",
        ],
      },
      {
        question: "E se a empresa não abrir a CAT?",
        answers: [
          "O próprio trabalhador, o sindicato ou o médico podem registrar, e a empresa fica sujeita a multa. O registro é feito pela internet, no INSS.",
          "Sindicato, médico, dependentes ou o acidentado podem emitir. A omissão gera multa.",
        ],
      },
      {
        question: "Foi um morador que se machucou: muda algo?",
        answers: [
          "Não há CAT. A responsabilidade depende da causa e pode ir ao seguro do condomínio.",
          "Sem vínculo de trabalho não se abre CAT; registra-se ocorrência e aciona-se o seguro, se há.",
        ],
      },
      {
        question: "Quando o portão pode voltar a funcionar?",
        answers: [
          "Depois da vistoria, da correção da causa e do teste com objeto macio, com relatório escrito. Havendo perícia, só com liberação.",
          "Com a causa corrigida e testada, e autorização da perícia, se existir. Até lá, disjuntor desligado.",
        ],
      },
    ],
    photo: "fotos do portão, dos sensores e da etiqueta do motor",
  },
  {
    id: "avcb-bombeiros",
    broader: "normas",
    label: "Bombeiros, AVCB e o portão automático",
    phrase: "as exigências dos bombeiros para o portão",
    asks: [
      "portão emergência empresa",
      "saída emergência portão automático",
      "portão emergência pode automático",
      "saída emergência portão motor",
      "portão rota fuga automático",
      "avcb portão",
      "avcb portão automático",
      "bombeiro exige portão",
      "bombeiros exige portão",
      "bombeiros portão automático",
      "bombeiro portão sem energia",
      "bombeiros portão garagem",
      "clcb portão",
      "vistoria bombeiros portão",
      "vistoria bombeiro portão condomínio",
      "portão rota fuga",
      "rota fuga portão automático",
      "saída emergência portão",
      "portão saída emergência",
      "incêndio portão automático",
      "portão abre incêndio",
      "alarme incêndio portão",
      "caminhão bombeiro portão",
      "entrada caminhão bombeiro portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Os bombeiros exigem que abra por dentro, sem chave e sem energia, o portão que está na rota de fuga, por onde as pessoas saem, com barra antipânico ou destrave imediato. O portão só de carros não costuma contar como saída, mas deve ter abertura manual. Quem confirma é o responsável técnico pelo AVCB.",
        "O portão automático precisa abrir como saída de emergência, por dentro, à mão e sem chave, quando está na rota de fuga do projeto de incêndio, exigido no AVCB. A garagem só de veículos, em geral, precisa apenas de destrave manual e, se o projeto prevê, de vão para a viatura. O responsável técnico confirma o seu caso.",
        "O portão da garagem do prédio não precisa abrir sozinho em caso de incêndio, a não ser que o projeto aprovado pelos bombeiros peça isso. O que se exige é a saída de pessoas abrir por dentro, sem chave e sem energia. Ligar o portão ao alarme é possível e fica a cargo do responsável técnico.",
        "O portão de emergência da empresa pode ser automático, desde que abra por dentro sem energia e sem chave, como manda o projeto de incêndio da rota de fuga. Os bombeiros não costumam exigir isso do portão só de carros. O responsável técnico pelo AVCB confirma o que vale no seu endereço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Portão social, garagem e viatura", "O que costuma ser visto na vistoria"],
        slots: [
          [
            "No portão social, o que decide é o tipo de trava. O eletroímã solta quando falta luz; a fechadura elétrica comum continua trancada e por isso precisa de botão mecânico ou maçaneta por dentro. A saída nunca pode depender de energia.",
            "A trava do portão de pedestres é o ponto principal. O eletroímã libera sozinho na falta de luz, enquanto a fechadura elétrica segue fechada e precisa de abertura mecânica por dentro.",
            "O vistoriador olha primeiro como a saída das pessoas abre sem luz. Com eletroímã, ela se solta sozinha; com fechadura elétrica, precisa de maçaneta ou botão mecânico do lado de dentro.",
          ],
          [
            "Na garagem, o usual é um destrave manual que alguém treinado saiba usar. Onde o projeto prevê a entrada da viatura, o vão tem largura e altura mínimas.",
            "Do portão de veículos se exige, em geral, o destrave à mão e, se o projeto previr acesso da viatura, um vão com a medida dela.",
            "Quanto à garagem, importam a chave de destravamento ao alcance e, em alguns projetos, o tamanho do vão para a viatura entrar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como preparar a vistoria", "O que deixar pronto"],
        slots: [
          [
            "O projeto de incêndio aprovado é a regra do seu prédio, por isso tenha-o à mão ao conversar com o técnico do portão. Antes da vistoria, confira:",
            "Leve o projeto aprovado para a conversa, porque é por ele que o vistoriador confere cada saída. Deixe em ordem:",
            "O que vale é o projeto do seu endereço, que mostra o que cada portão precisa ter. Na véspera, verifique:",
          ],
        ],
        bullets: [
          "Saída de pessoas que abre por dentro, sem chave e sem energia",
          "Destrave manual da garagem testado e com a chave acessível",
          "Botão de emergência sinalizado, se houver",
          "Nobreak carregado, se houver",
          "Zelador ou brigada treinados",
        ],
      },
      {
        about: "choose",
        headings: ["Ligar o portão ao alarme de incêndio", "Liberação automática"],
        slots: [
          [
            "A central de incêndio pode soltar o portão social por um contato, que corta a energia do eletroímã. A ligação é projetada por quem responde pelo sistema de incêndio, e o técnico do portão executa a parte dele.",
            "Um relé do alarme pode liberar o eletroímã do portão social em caso de incêndio. Quem define isso é o responsável pelo projeto. A ligação no portão é feita depois, por orientação dele.",
            "O alarme pode destravar a saída de pedestres cortando a energia do eletroímã. Essa integração sai do projeto de incêndio, e não da escolha do instalador.",
          ],
          [
            "Abrir a garagem no alarme é outra decisão, porque deixa o prédio exposto, e por isso nem todo projeto prevê.",
            "Já a garagem raramente abre com o alarme, pelo risco de segurança, salvo se o projeto pedir.",
            "Para o portão de carros, a abertura automática no alarme só entra quando o projeto manda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão automático impede o AVCB?",
        answers: [
          "Não por ser automático. Impede se tranca a saída das pessoas ou se só abre com energia.",
          "Só quando está na rota de fuga e não abre por dentro sem chave e sem luz. Com isso corrigido, ele é aceito.",
        ],
      },
      {
        question: "Quem assina o projeto do AVCB?",
        answers: [
          "O engenheiro ou arquiteto responsável, com ART ou RRT, o registro do serviço no conselho. O técnico do portão cuida da parte dele.",
          "Um profissional habilitado, com registro no CREA ou no CAU. O instalador do portão segue o que o projeto pede.",
        ],
      },
      {
        question: "Como o portão da garagem abre na falta de luz?",
        answers: [
          "O de correr e o de abrir, pela chave de destravamento do motor, usada por quem foi treinado. Um nobreak mantém o automático por algumas aberturas.",
          "Com a chave de destravamento, por quem foi treinado, ou pelo nobreak. O basculante não se solta sem o técnico, porque pode cair.",
        ],
      },
      {
        question: "Vocês adaptam o portão para a vistoria?",
        answers: [
          "Fazemos a parte do portão: destrave, fechadura ou eletroímã, botão e nobreak, conforme a exigência escrita. O projeto e o AVCB ficam com o responsável técnico.",
          "Sim, no que é do portão, a partir do que o projeto exige. O orçamento sai item por item, e o projeto e o AVCB ficam com o responsável técnico.",
        ],
      },
    ],
    photo: "fotos do portão social, da garagem e das fechaduras",
  },
  {
    id: "qr-code-visitante",
    broader: "controle-de-acesso",
    label: "QR Code e liberação de visitantes",
    phrase: "o QR Code para visitantes",
    asks: [
      "qr code",
      "qr code portão",
      "qr code visitante",
      "qr code condomínio",
      "qr code garagem",
      "abrir portão qr code",
      "convite virtual condomínio",
      "convite digital portão",
      "liberar visitante celular",
      "liberar visitante aplicativo",
      "liberar visita celular",
      "liberar visita aplicativo",
      "liberar entregador celular",
      "autorizar visitante portão",
      "visitante entrar garagem",
      "visitante portão condomínio",
      "acesso visitante condomínio",
      "leitor qr code",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão pode abrir por QR Code mandado ao visitante: um leitor na entrada confere o convite e fecha um contato na central do motor ou na fechadura. O convite tem dia, hora e número de usos, e depois disso não abre mais. O motor continua o mesmo.",
        "Para abrir o portão por QR Code, o morador envia o convite ao celular da visita, e um leitor na entrada do prédio ou da casa lê, confere e dá o contato que abre. Não se troca o motor: a central recebe o leitor como um botão a mais.",
        "O convite por QR Code libera o visitante no condomínio assim: você gera o código com prazo, ele mostra ao leitor, e um relé dá o contato no motor ou na fechadura. Convite de uso único vale uma entrada só, o que evita que o print circule.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o QR Code abre o portão", "Convite, leitor e contato"],
        slots: [
          [
            "O sistema cria o código, o leitor confere e um relé aciona a entrada de botoeira. Fica registrado quem convidou e a que horas a visita entrou.",
            "Gerado o convite, o leitor valida e o relé faz o papel do botão. O registro mostra anfitrião e horário.",
            "Do aplicativo sai o código, o leitor confirma e o contato abre, com o nome de quem convidou gravado.",
          ],
          [
            "A pé, abre-se a fechadura do social, e de carro, o motor, com fotocélula funcionando. Sem internet, só abre o leitor que guarda os convites na própria memória.",
            "O social tem fechadura elétrica, e a garagem, o motor com sensor em dia. Confira se o leitor trabalha sem internet, guardando os convites.",
            "Pedestre passa pela fechadura, carro pelo motor, sempre com fotocélula. Leitor com memória própria não depende da rede.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["QR Code, senha ou aplicativo", "Que acesso dar a cada visitante"],
        slots: [
          [
            "Cada visita tem o seu meio, e controle emprestado é o pior deles. Em casa, o vídeo porteiro com Wi-Fi costuma bastar e custa menos.",
            "Escolha conforme quem entra. Para uma casa só, vídeo porteiro com celular faz o mesmo por menos.",
            "O meio muda com a visita. Numa residência, o vídeo porteiro que abre pelo celular sai mais em conta.",
          ],
        ],
        bullets: [
          "Visita de um dia: QR Code de uso único",
          "Diarista: senha com dia e horário",
          "Entrega: interfone e portão social, sem código",
          "Prestador de obra: convite com prazo, que se apaga no fim",
        ],
      },
      {
        about: "care",
        headings: ["Como mandar o convite sem risco", "Cuidados com o código"],
        slots: [
          [
            "Print de QR circula, por isso o convite deve ser de uso único e com hora marcada. Apague convites fixos e reveja a lista todo mês.",
            "Um código permanente vira chave perdida: prefira uso único, com prazo de horas, e limpe os antigos a cada mês.",
            "Convite com hora e uma entrada só não serve ao segundo que tentar. Todo mês, revise o que ainda está ativo.",
          ],
          [
            "Em condomínio, os dados do visitante pedem os cuidados da LGPD: guardar o mínimo e apagar depois. Quem administra é a portaria.",
            "Nome e foto de visita são dados pessoais, e a LGPD manda guardar só o necessário. Isso cabe à administração.",
            "A lista de visitantes é protegida pela LGPD, com prazo para apagar, e fica com a administração.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor para usar QR Code?",
        answers: [
          "Não, se a placa tem entrada de botoeira, como quase todas. O leitor é um botão a mais.",
          "Não. A central só vê um contato, igual ao da botoeira da parede.",
        ],
      },
      {
        question: "Vocês instalam o leitor de QR Code?",
        answers: [
          "A ligação com o motor e a fechadura fazemos. O leitor e o sistema dependem do modelo, confirmado pela foto da entrada.",
          "Fazemos a parte do portão, com relé e fotocélula. Sobre o leitor, respondemos com o modelo em mãos.",
        ],
      },
      {
        question: "Quanto custa ter QR Code no portão?",
        answers: [
          "Somam-se leitor, sistema, que às vezes é mensal, e ligação. É mais caro que teclado de senha e se paga em condomínio com muita visita.",
          "Custa mais que senha e que vídeo porteiro. Leitor, instalação e mensalidade do sistema formam o preço.",
        ],
      },
      {
        question: "O QR Code funciona à noite?",
        answers: [
          "Sim, o leitor tem luz própria, e a tela do celular também ilumina. Sol direto no leitor atrapalha mais que o escuro.",
          "Funciona. O problema é sol batendo na lente, que se evita com uma pequena aba.",
        ],
      },
    ],
    photo: "fotos da entrada, do ponto do leitor e da etiqueta do motor",
  },
  {
    id: "relogio-e-carplay",
    broader: "modulo-wifi",
    label: "Abrir pelo relógio, CarPlay ou Android Auto",
    phrase: "a abertura pelo relógio ou pela tela do carro",
    asks: [
      "siri iphone garagem",
      "siri iphone portão",
      "abrir portão siri iphone",
      "abrir portão android auto",
      "android auto portão tela carro",
      "abrir garagem relógio",
      "abrir portão relógio inteligente",
      "abrir garagem relógio inteligente",
      "apple watch",
      "apple watch portão",
      "abrir portão apple watch",
      "relógio abre portão",
      "abrir portão relógio",
      "smartwatch portão",
      "carplay",
      "carplay portão",
      "abrir portão carplay",
      "android auto portão",
      "siri portão",
      "siri abrir portão",
      "homekit portão",
      "multimídia portão",
      "abrir portão multimídia carro",
      "abrir portão tela carro",
      "homelink portão",
      "iphone siri portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para abrir o portão pelo smartwatch, como o Apple Watch, e pelo CarPlay ou Android Auto, se o motor tem um módulo Wi-Fi compatível com Siri, HomeKit ou Google. O módulo serve em quase todo motor e se instala em até {trade.smallRepair}. Sem internet, só o controle e a botoeira abrem.",
        "Portão com CarPlay, HomeKit e Siri depende do módulo Wi-Fi: leia a compatibilidade na embalagem, porque o controle comum não conversa com relógio nem com a tela do carro. Com ele, abre-se a garagem pelo relógio inteligente ou pelo Android Auto, com segundos de atraso.",
        "Se o carro tem CarPlay, dá para abrir o portão pela tela com um módulo compatível com a Apple; no Android Auto, com o Google. O relógio, como o Apple Watch, usa o mesmo módulo, ligado à entrada da botoeira do motor, e o controle continua valendo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que procurar no módulo", "Compatibilidade antes da compra"],
        slots: [
          [
            "O nome do sistema precisa estar na caixa do módulo.",
            "Veja qual sistema você usa e procure na embalagem.",
            "Compre pelo sistema do celular, e não pelo do portão.",
          ],
        ],
        bullets: [
          "iPhone, Apple Watch e CarPlay: HomeKit ou atalhos da Siri",
          "Android Auto e relógio Android: Google Assistente",
          "Rede de 2,4 GHz que chegue ao motor",
          "Saída de contato seco, para a entrada da botoeira",
          "Sensor de portão aberto, que confirma se fechou",
        ],
      },
      {
        about: "check",
        headings: ["Como pôr para funcionar", "Do módulo à tela do carro"],
        slots: [
          [
            "A ligação na placa é do técnico, com o disjuntor desligado. O resto é no seu celular. Teste sempre com o portão à vista.",
            "Quem liga o módulo é o técnico, e você configura o telefone. Faça os testes vendo o vão.",
            "A placa tem tensão, então a ligação é do técnico. O aplicativo é seu.",
          ],
        ],
        steps: [
          "Teste o Wi-Fi com o celular encostado no motor.",
          "O técnico liga o módulo, sem energia.",
          "Configure o aplicativo e teste pelo celular.",
          "Inclua o portão no app Casa, na Siri ou no Google.",
          "Teste no relógio e no carro, parado, com o vão livre.",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança do acesso pelo relógio e pelo carro", "Celular perdido, portão fechado"],
        slots: [
          [
            "Exija senha ou rosto no celular e no relógio para abrir, e remova o aparelho perdido no mesmo dia. O celular bloqueado não deve comandar o portão.",
            "Proteja celular e relógio com senha e tire da conta o que se perdeu. Bloqueado, nenhum deve abrir.",
            "Senha nos dois aparelhos e exclusão imediata do perdido. É como uma chave.",
          ],
          [
            "Abertura automática por localização pode abrir cedo demais, então prefira confirmar na tela. Fechar sem ver pede fotocélula.",
            "Prefira confirmar a abrir por localização, que às vezes dispara antes. Para fechar de longe, só com fotocélula.",
            "Localização automática abre antes da hora em alguns sistemas; confirme com um toque. A fotocélula é obrigatória para fechar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Módulo, instalação e sinal"],
        slots: [
          [
            "O módulo com HomeKit costuma custar mais que o Wi-Fi comum, e um repetidor soma se o sinal é fraco. A visita com ajuste em casa parte de {price.preventive}, sem o módulo.",
            "Módulo comum é mais barato, o com HomeKit, mais caro, e o repetidor entra quando o Wi-Fi não chega. Ajuste em residência desde {price.preventive}, fora o aparelho.",
            "Pesam a compatibilidade Apple, mais cara, e o sinal na garagem. A ida com ajuste em casa, sem o módulo, começa em {price.preventive}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O botão HomeLink do carro abre o portão?",
        answers: [
          "Só se o receptor usar um código que ele aprende, em geral de 433 MHz. É outro caminho, sem internet.",
          "Às vezes. Se não aprende, um receptor compatível resolve.",
        ],
      },
      {
        question: "Como abro o portão pelo relógio sem internet?",
        answers: [
          "Em alguns módulos, pela rede Wi-Fi da casa; fora dela, não. Use o controle ou a botoeira.",
          "Controle ou botoeira: eles não dependem da rede.",
        ],
      },
      {
        question: "Abre tão rápido quanto o controle?",
        answers: [
          "Um pouco menos: o pedido vai à internet e volta, com atraso de segundos.",
          "Demora alguns segundos a mais. Peça ao chegar na rua.",
        ],
      },
      {
        question: "Funciona em motor antigo?",
        answers: [
          "Em quase todos, porque usa a entrada da botoeira. Motor sem essa entrada pede receptor ou central nova.",
          "Sim, se a placa aceita botão de parede.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do lugar do roteador",
  },
  {
    id: "celular-sem-modulo",
    broader: "modulo-wifi",
    label: "Usar o celular como controle sem módulo",
    phrase: "o celular como controle sem módulo",
    asks: [
      "não instalar nada abrir só celular",
      "instalar nada motor abrir celular",
      "celular sozinho não abre portão",
      "celular sozinho sem equipamento",
      "abrir portão sem módulo",
      "celular infravermelho portão",
      "celular infravermelho abre portão",
      "celular sem módulo",
      "controle celular sem módulo",
      "celular android sem módulo",
      "abrir portão celular sem módulo",
      "abrir portão celular sem instalar nada",
      "aplicativo controle portão sem módulo",
      "app controle portão sem módulo",
      "infravermelho portão",
      "celular controle portão infravermelho",
      "nfc celular portão",
      "app que abre portão",
      "aplicativo abre qualquer portão",
      "baixar controle portão celular",
      "baixar aplicativo controle portão",
      "celular emite 433 mhz",
      "celular clona controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Não, o celular sem módulo não abre portão: o controle usa rádio de 433 MHz ou faixa próxima, que nenhum Android ou iPhone transmite, e infravermelho e NFC não servem. É preciso um módulo Wi-Fi ou Bluetooth ligado à central, sem trocar o motor.",
        "Sem módulo, não dá para abrir o portão com o celular Android, porque o receptor espera rádio de 433 MHz e o aparelho só fala Wi-Fi, Bluetooth, NFC ou infravermelho. Aplicativo que promete isso não funciona. Um módulo na entrada de botoeira resolve.",
        "O celular não substitui o controle do portão sem aparelho instalado: não emite o rádio de 433 MHz que o receptor ouve, nem por NFC nem por infravermelho. A saída é um módulo Wi-Fi, Bluetooth ou GSM, que se liga em cerca de {trade.smallRepair}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o celular não substitui o controle", "Rádio, infravermelho e NFC"],
        slots: [
          [
            "Cada tecnologia do celular fala com outro tipo de aparelho, e nenhuma chega ao receptor do portão.",
            "Aplicativo não muda o rádio do telefone. Veja o que cada recurso alcança.",
            "O telefone tem quatro formas de comunicação, e o portão não usa nenhuma delas.",
          ],
        ],
        bullets: [
          "Portão: rádio de 433 MHz, ou 299 e 315 em alguns antigos.",
          "Wi-Fi e Bluetooth: 2,4 GHz, outra faixa.",
          "NFC: poucos centímetros, só com leitor de cartão.",
          "Infravermelho: televisão e ar-condicionado.",
        ],
      },
      {
        about: "choose",
        headings: ["O módulo certo", "Wi-Fi, Bluetooth ou GSM"],
        slots: [
          [
            "Wi-Fi abre de qualquer lugar com internet; Bluetooth, de perto e sem rede; GSM, por chamada, onde não há Wi-Fi. O preço sobe nessa ordem em geral, e o GSM ainda pede chip.",
            "Com Wi-Fi na garagem, escolha o módulo Wi-Fi. Sem rede, Bluetooth de perto ou GSM com chip, que é o mais caro de manter.",
            "Há sinal de internet no portão? Wi-Fi. Não há? Bluetooth, que funciona de perto, ou GSM, que usa chip de celular.",
          ],
          [
            "Todos se ligam à entrada de botoeira da central, com contato seco, e os controles continuam funcionando. A instalação é do técnico, porque a caixa tem tensão.",
            "O módulo se soma aos controles, ligado como um botão de parede. Quem liga é o técnico, pois há tensão na central.",
            "Ligado à botoeira, o módulo não tira nenhum controle. Deixe a ligação com o técnico, já que a caixa é energizada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com o que baixa", "Aplicativo milagroso"],
        slots: [
          [
            "Aplicativo que pede dados e promete abrir qualquer portão sem equipamento é golpe ou propaganda. Não dê permissão nem pague por ele.",
            "Desconfie de app que jura abrir portão só com o telefone: quer dados ou dinheiro. Apague sem dar acesso a contatos.",
            "Nenhum programa transforma o celular em rádio de portão. Quem promete isso quer anúncio, dado ou cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Celular antigo com infravermelho abre portão?",
        answers: [
          "Não. O receptor de portão é de rádio, e o infravermelho serve a televisão.",
          "Não abre: infravermelho e rádio são coisas diferentes.",
        ],
      },
      {
        question: "Quanto custa o módulo do portão instalado?",
        answers: [
          "Soma o módulo e a ligação, e o Wi-Fi simples costuma ser o mais barato. Sai bem menos que trocar a central ou o motor.",
          "Depende do tipo: Bluetooth e Wi-Fi custam menos, GSM mais, por causa do chip. Peça e trabalho vêm num valor só.",
        ],
      },
      {
        question: "O módulo funciona com qualquer motor?",
        answers: [
          "Em quase todos, porque usa a entrada de botoeira que toda central tem. Motor muito antigo pode precisar de relé.",
          "Sim, na grande maioria. Basta a central aceitar um botão de parede.",
        ],
      },
      {
        question: "Se faltar internet, fico para fora?",
        answers: [
          "Não, se levar o controle: ele continua valendo. No Wi-Fi, alguns módulos ainda abrem pela rede da casa.",
          "O controle comum segue funcionando. Só a abertura de longe depende da internet.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do lugar do roteador",
  },
  {
    id: "abre-ao-chegar",
    broader: "tag-veicular",
    label: "Portão que abre quando o carro chega",
    phrase: "o portão que abre com a chegada do carro",
    asks: [
      "portão abre sozinho chegar",
      "portão abrir sozinho chegar",
      "reconhece carro abre",
      "portão reconhece carro",
      "abrir sem apertar nada",
      "abre sem apertar nada",
      "abrir chegada sem controle",
      "portão abrir na chegada sem usar controle",
      "abre sozinho quando carro chega",
      "portão abre quando chego",
      "portão abrir quando carro chega",
      "portão abre carro aproxima",
      "sensor aproximação carro",
      "sensor aproximação portão",
      "portão sensor aproximação",
      "portão sensor presença carro",
      "abrir portão por aproximação",
      "abrir portão sem apertar botão",
      "laço indutivo portão",
      "laço indutivo saída",
      "laço no piso portão",
      "sensor piso abre portão",
      "portão abre automaticamente carro",
      "geolocalização portão",
      "abre portão gps",
      "abrir portão sem apertar controle",
      "chegar abrir sem apertar controle",
      "abrir sem apertar controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para fazer o portão que abre sozinho quando o carro chega: tag no para-brisa e antena na entrada, que reconhece o carro a alguns metros. Na saída, um laço no piso basta. Sensor de presença na rua não serve, porque abriria para qualquer um.",
        "Para abrir o portão automaticamente ao chegar de carro, sem apertar nada, usa-se tag veicular e leitor, ligados à central que já existe. Em casa, o transmissor no farol ou o aplicativo com localização custam menos, com menos conforto.",
        "O portão que reconhece o carro e abre usa uma tag por veículo e uma antena na chegada; quem quer gastar menos em casa põe um transmissor no farol alto. Antes de a garagem abrir sem apertar nada, fotocélula e fechamento automático precisam estar testados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag, farol, laço ou localização", "Qual sensor em cada lado"],
        slots: [
          [
            "Na rua, exige-se identificação; dentro, basta a presença. Compare as quatro saídas.",
            "Cada meio abre de um jeito e tem o seu lugar. Veja onde usar.",
            "O lado de fora precisa saber quem é; o de dentro, só que há um carro. Confira.",
          ],
        ],
        bullets: [
          "Tag e antena: reconhece o carro cadastrado a alguns metros, a mais cara",
          "Transmissor no farol alto: abre com um lampejo, mais barato",
          "Aplicativo com localização: abre pelo celular, depende de internet",
          "Laço no piso: abre para qualquer carro, só do lado de dentro",
        ],
      },
      {
        about: "what",
        headings: ["O que é ligado ao motor", "Leitor, antena e central"],
        slots: [
          [
            "Leitor e laço dão um contato na entrada de botoeira, e o motor fica. Cada carro tem a sua tag, que se apaga na venda.",
            "Nada muda no motor: ele recebe um toque a mais na entrada do botão. A tag é por carro e sai do cadastro quando ele é vendido.",
            "A ligação usa a mesma entrada da botoeira, sem trocar a central. Vendido o carro, apaga-se a tag.",
          ],
          [
            "A antena é regulada para ler só quem para diante do portão. Carro estacionado perto dela reabre a folha a noite toda, e por isso se reduz o alcance ou se muda a vaga.",
            "Potência demais abre para quem passou na rua. Vaga ao lado da antena pede alcance menor, senão o portão reabre sozinho.",
            "Ajusta-se o alcance para poucos metros. Com carro parado junto da antena, o portão volta a abrir, e a solução é reposicionar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Abrir sozinho sem risco", "Antes de tirar o controle do bolso"],
        slots: [
          [
            "O portão vai andar sem ninguém olhando: fotocélula em duas alturas e sinaleiro são condição. Sem o sensor testado com um objeto, não use abertura nem fechamento automáticos.",
            "Com dois pares de fotocélulas e luz de aviso, a folha para diante de gente e carro. O teste é com objeto, todo mês.",
            "Exija sensor baixo e alto, sinaleiro e teste mensal com objeto, porque ninguém estará vigiando o vão.",
          ],
          [
            "Deixe um controle de reserva, para o dia em que a antena falhar. Em falta de luz, nobreak ou destrave.",
            "Guarde um controle comum para emergência. Sem energia, só com nobreak ou destravando o portão de correr ou de abrir.",
            "Tenha sempre um controle à mão, e um nobreak se a garagem é a única entrada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão que abre quando o carro chega serve para casa?",
        answers: [
          "Serve, mas a antena custa o mesmo para um ou cem carros. Em casa, o farol ou o aplicativo compensam mais.",
          "Sim. Pelo custo, o transmissor no farol costuma ser a escolha para uma família.",
        ],
      },
      {
        question: "A abertura na chegada do carro funciona com moto?",
        answers: [
          "Há tag para moto. O laço pode não perceber moto leve.",
          "Sim, com tag própria vedada. O laço do piso falha com moto pequena.",
        ],
      },
      {
        question: "Se roubarem o carro, o portão abre?",
        answers: [
          "Abre, até a tag ser apagada. Faça isso no mesmo dia, como com controle furtado.",
          "Sim, enquanto o código estiver na memória. Apague a tag antes de voltar para casa.",
        ],
      },
      {
        question: "O portão fecha sozinho depois?",
        answers: [
          "Fecha com a pausa automática da central, só com fotocélula em ordem. Espere a folha encostar antes de descer.",
          "Sim, pela pausa da placa, se a fotocélula funciona. Confira o fechamento pelo retrovisor.",
        ],
      },
    ],
    photo: "fotos da entrada vista da rua e da etiqueta do motor",
  },
  {
    id: "esqueceu-a-tag",
    broader: "tag-veicular",
    label: "Esqueceu a tag ou trocou de carro",
    phrase: "a entrada sem a tag",
    asks: [
      "esqueceu tag",
      "esqueci tag",
      "sem tag entra",
      "entrar sem tag",
      "carro sem tag",
      "carro reserva sem tag",
      "carro alugado condomínio tag",
      "carro emprestado condomínio",
      "troquei de carro tag",
      "troquei carro tag condomínio",
      "vendi carro tag",
      "tag carro vendido",
      "tirar tag para-brisa",
      "passar tag outro carro",
      "tag descolou",
      "quebrou para-brisa tag",
      "tag não lê carro novo",
      "morador sem tag",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para entrar no prédio sem a tag, identifique-se na portaria, que confere a unidade e abre, ou use o acesso reserva: controle, senha ou aplicativo. Se trocou de carro, peça tag nova e o bloqueio da antiga no mesmo dia, porque ela abre até ser apagada.",
        "Esqueceu a tag? Entre pela portaria ou pelo controle reserva da unidade. Carro novo ou alugado precisa de outra tag ou liberação com prazo, já que passar a tag de um carro para outro quase nunca dá: ela se rompe ao descolar.",
        "Quem esqueceu a tag usa controle, senha ou a portaria. Quem trocou de carro e deixou a tag no antigo pede o bloqueio dela e uma nova para o atual. A colada no para-brisa não se transfere, e carro alugado entra com liberação temporária.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer em cada caso", "Esqueceu, vendeu ou trocou o vidro"],
        slots: [
          [
            "Cada caso tem um passo simples, e o aviso à administração é sempre no mesmo dia. Veja o seu.",
            "Avise a administração logo e siga a linha do seu caso.",
            "O que muda é se a tag continua com alguém. Compare.",
          ],
        ],
        bullets: [
          "Esqueceu em casa: portaria ou controle reserva",
          "Carro alugado ou de oficina: liberação com prazo",
          "Vendeu o carro: bloqueio da tag no mesmo dia",
          "Trocou o para-brisa: tag nova, porque a antiga se perde no vidro",
          "Tag que não lê: película metalizada ou posição errada",
        ],
      },
      {
        about: "choose",
        headings: ["Que acesso reserva ter", "Plano B da garagem"],
        slots: [
          [
            "Um controle cadastrado por unidade serve de reserva e não depende do carro. Guarde em casa, e não no porta-luvas, porque o carro é justamente o que muda.",
            "O melhor plano B é um controle da unidade, guardado em casa. No carro, ele some junto com a tag.",
            "Deixe um controle ou senha da unidade como reserva, fora do carro. Assim qualquer veículo entra.",
          ],
          [
            "Alguns sistemas aceitam tag em cartão, levada na carteira, e outros, o celular. Pergunte qual leitor o prédio tem, porque nem todo aceita os dois.",
            "Cartão de tag na carteira e aplicativo existem em certos leitores. A administração diz o que o seu aceita.",
            "Em vários leitores, um cartão faz o papel da tag de vidro. Confirme o modelo antes de pedir.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cadastro em ordem", "Tag sem dono não fica ativa"],
        slots: [
          [
            "Tag de carro vendido ou de ex-morador é apagada na central em poucos minutos, quando o sistema identifica cada uma. Sem esse cuidado, o novo dono do carro abre a garagem.",
            "Apagar uma tag leva minutos no sistema que a numera. Deixada ativa, ela abre para quem comprou o carro.",
            "A exclusão individual é rápida e evita que um estranho entre com o carro vendido.",
          ],
          [
            "A etiqueta perde leitura atrás de película metalizada e perto da moldura, por isso vai na posição que o fabricante indica. Com carro parado a poucos metros da antena, a leitura leva um instante.",
            "Película metálica bloqueia o sinal, e o manual mostra o ponto livre do vidro. A leitura é quase imediata.",
            "Cole na área sem película metalizada, indicada no manual. Fora dela, a antena não lê.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso descolar a tag e colar em outro carro?",
        answers: [
          "A maioria se rompe ao descolar, de propósito, para não ser emprestada. Peça outra e o bloqueio da antiga.",
          "Em geral não, porque ela é feita para rasgar. O novo carro recebe tag nova.",
        ],
      },
      {
        question: "A portaria remota libera quem esqueceu a tag?",
        answers: [
          "Sim, depois de confirmar a identidade, por interfone, câmera ou senha combinada. Ter os dados atualizados encurta a espera.",
          "Libera, após conferir quem é. Cadastro em dia torna isso rápido.",
        ],
      },
      {
        question: "A tag nova tem custo?",
        answers: [
          "Depende do condomínio, que em geral cobra a peça e faz o cadastro. A tag de vidro costuma custar menos que um controle.",
          "Quase sempre há o custo da peça, definido pelo prédio. Cadastrar leva cerca de um minuto.",
        ],
      },
      {
        question: "E se a tag parar de ler de repente?",
        answers: [
          "Veja se houve película nova ou troca de vidro e teste outra tag. Se nenhuma lê, o defeito é da antena ou do leitor do prédio.",
          "Compare com a de outro morador. Só a sua falhando, troque-a; todas falhando, é o leitor.",
        ],
      },
    ],
    photo: "uma foto da tag no para-brisa e da antena na entrada",
  },
  {
    id: "controle-de-ex-morador",
    broader: "clonado",
    label: "Ex-morador, ex-funcionário e antigos donos com controle",
    phrase: "o controle de quem saiu",
    asks: [
      "quanto custa trocar segredo portão",
      "preço trocar segredo portão",
      "quanto custa trocar segredo controle portão",
      "zelador demitido controle",
      "zelador levou controle",
      "porteiro levou controle",
      "porteiro demitido controle",
      "zelador demitido levou controle",
      ...combine(
        ["segredo controle", "código controle", "trocar controle", "apagar controle", "cancelar controle"],
        ["mudança inquilino", "mudança morador", "saída inquilino", "saída morador", "troca inquilino"],
      ),
      "controle mudança inquilino",
      "controle saída inquilino",
      "controles troca inquilino",
      "troca segredo controle",
      "trocar segredo controle",
      "mudar segredo controle",
      "segredo controle portão",
      "morador anterior abrindo portão",
      "morador anterior controle",
      "cancelar controle saiu casa",
      "mudei controles antigo morador",
      "controles antigo morador abrem",
      "antigo morador abre portão",
      "mudei controle antigo morador",
      "trocar senha controle portão",
      "trocar senha controle",
      "mudar senha controle",
      "empregada levou controle",
      "funcionário levou controle",
      "diarista controle",
      "empregada controle",
      "pedreiro ficou controle",
      "faxineira controle",
      "ex morador controle",
      "ex morador tem controle",
      "ex inquilino controle",
      "ex inquilino tem controle portão",
      "ex funcionário controle portão",
      "funcionário demitido controle",
      "antigo dono controle",
      "antigo dono tem controle",
      "antigo morador controle",
      "comprei casa controles antigos",
      "comprei casa apagar controles",
      "aluguei casa controles antigos",
      "mudei casa apagar controles",
      "trocar segredo portão",
      "mudar código portão",
      "trocar código portão",
      "trocar senha portão",
      "controle morador mudou",
      "morador mudou controle",
      "morador saiu controle",
      "vizinho mudou levou controle",
      "bloquear controle ex morador",
      "bloquear controle morador prédio",
      "bloquear controle ex morador prédio",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para mudar o código do portão eletrônico, apaga-se a memória da central e gravam-se só os controles que ficam. Se o sistema é de chavinhas, muda-se a mesma combinação no receptor e em todos os controles. O receptor de código rolante, que muda a cada toque, evita novas cópias. O orçamento é grátis, por foto.",
        "Se um ex-morador ainda tem controle do portão, ele continua entrando até o código ser apagado da central. O técnico limpa a memória, ou retira só aquele cadastro, e grava os controles que ficam na mesma visita, orçada por foto. Comprar outro controle, sem apagar o antigo, não bloqueia ninguém.",
        "Quem mudou para casa nova e quer trocar o código do portão precisa apagar a memória da central e gravar apenas os seus controles. O técnico faz tudo numa visita e leva controles novos, se faltarem, com o preço dado pela foto da etiqueta do motor.",
        "Os controles do antigo morador ainda abrem porque continuam gravados na central do portão. A memória é limpa de uma vez, e só os seus são gravados de novo, tudo na mesma visita, orçada por foto. Trocar apenas o seu controle não adianta.",
        "O controle do morador que mudou é apagado na central do portão. Em placa simples limpa-se tudo e gravam-se de novo os que ficam. Em central com cadastro individual, sai só o dele. O serviço leva uma visita e é orçado por foto. No prédio, quem pede é a administração.",
        "Quando sai um inquilino, zelador ou funcionário, o código dele deve ser apagado da placa do portão no mesmo dia, e os controles que ficam, gravados de novo. O preço de apagar e regravar, em casa ou no prédio, sai pela foto da central.",
        "Para bloquear o controle de quem já saiu da casa, apaga-se o código na placa do portão e gravam-se outra vez os que ficam. Não é preciso ter o controle da pessoa. O serviço se faz numa visita, orçada por foto.",
      ],
      price: [
        "O preço para trocar o segredo do portão depende do sistema. Mudar a combinação ou limpar a memória é só mão de obra; passar a código rolante inclui receptor e um controle por pessoa. Mande a foto do controle, frente e verso, e o orçamento vem de graça, antes da visita.",
        "Trocar o segredo do portão custa o serviço de apagar a memória e gravar de novo os controles que ficam, mais os aparelhos que faltarem. Em sistema de código fixo, que pode ser copiado, some um receptor de código rolante e controles novos. O orçamento é grátis, pela foto do controle e da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como apagar e regravar os controles", "Como cortar o acesso de quem saiu"],
        slots: [
          [
            "Junte antes todos os controles que ficam, porque em placa simples apagar vale para todos. No prédio, marque o dia e avise cada unidade, para ninguém ficar na rua.",
            "Numa central comum, limpar a memória desliga todos os controles de uma vez; por isso reúna os que continuam. No condomínio, o serviço é feito com data marcada e lista por unidade.",
            "Tenha à mão os controles que vão continuar, já que a placa simples não apaga um só. O prédio precisa de uma lista e de uma data avisada aos moradores.",
            "Antes de limpar a memória, recolha os controles da casa, pois a placa básica apaga todos ao mesmo tempo. O condomínio combina a data com as unidades e trabalha com uma lista.",
          ],
        ],
        steps: [
          "Liste quem deve continuar abrindo.",
          "O técnico apaga a memória, ou só o cadastro de quem saiu.",
          "Grave e teste os que ficam, um por um, com o vão livre.",
          "Troque também a senha do teclado e do aplicativo.",
          "Confira se um controle antigo já não abre.",
        ],
      },
      {
        about: "choose",
        headings: ["Como não repetir o problema", "Código fixo, rolante ou cadastro individual"],
        slots: [
          [
            "Se o código é fixo, o controle devolvido pode ter sido copiado num chaveiro, e a cópia continua abrindo. O receptor de código rolante, em que o código muda a cada aperto, impede essa cópia simples.",
            "Receber o controle de volta não garante nada se o código é fixo, porque qualquer chaveiro o copia em minutos. Com receptor rolante, o código muda a cada toque e a cópia comum não abre.",
            "O código fixo se copia em minutos, e a cópia fica com quem saiu. Por isso convém passar a um receptor rolante, em que cada aperto gera um código novo.",
            "Um código que não muda pode estar em mais de um controle sem você saber. No sistema rolante cada toque envia outro código, e a cópia comum deixa de servir.",
          ],
          [
            "Para quem troca de inquilino ou de funcionário com frequência, vale um receptor com cadastro individual, que apaga um controle sem mexer nos outros. Anote o nome e a data de cada controle entregue.",
            "Onde entra e sai gente sempre, escolha um receptor que apague um controle só. Uma lista com nome e data de entrega mostra na hora qual deve sair.",
            "O cadastro individual evita regravar todos a cada saída, o que ajuda em casa alugada e em prédio. Mantenha a relação de quem recebeu cada controle, e quando.",
            "Casa de aluguel e empresa ganham com a central de cadastro individual, em que se exclui um e os demais seguem funcionando. Uma lista com nome e dia da entrega mostra qual retirar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quando é urgente apagar", "Se não dá para esperar"],
        slots: [
          [
            "Se houve ameaça ou briga na saída, peça para apagar no mesmo dia. Até a visita, deixe o portão fechado e o disjuntor do motor desligado à noite, porque sem energia nenhum controle o abre.",
            "Uma saída com conflito pede que a memória seja limpa no mesmo dia. Enquanto o técnico não vem, feche o portão, desligue o disjuntor dele ao anoitecer e tranque a casa.",
            "Se há risco, não deixe para a semana: a memória se apaga numa visita. À noite, com o portão fechado e o disjuntor desligado, nenhum controle o abre.",
            "Quando a saída foi tensa, peça para apagar no próprio dia. Até lá, à noite, deixe o portão fechado e sem energia no motor, e a casa trancada por dentro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso do controle da pessoa para apagar?",
        answers: [
          "Não. Ao limpar toda a memória, o dela sai junto. Em central com cadastro individual, basta o número que o controle tem na lista.",
          "Não é preciso. A limpeza geral elimina todos, e na central com cadastro o técnico apaga pelo número anotado.",
          "Não depende disso: apagada a memória, nenhum controle antigo abre. Onde há lista, o número registrado permite excluir só aquele.",
        ],
      },
      {
        question: "No prédio, a quem peço para apagar o controle?",
        answers: [
          "Ao síndico ou à administradora, que chama o técnico ou pede ao zelador, se a central tem cadastro por controle.",
          "Quem manda é a administração. Avise por escrito o número da unidade e quem saiu, para o controle certo ser retirado.",
          "À administração do condomínio, por escrito, com a unidade e o nome de quem saiu. Ela aciona o zelador ou o técnico, conforme a central.",
        ],
      },
      {
        question: "Mudei e não recebi nenhum controle. O que faço?",
        answers: [
          "O técnico leva controles compatíveis, limpa a memória e grava os novos na mesma visita. Mande a foto da etiqueta do motor, que diz qual serve.",
          "Mande a foto da etiqueta do motor para sabermos a frequência. Na visita, a memória é limpa e os controles novos são gravados, de modo que só eles abrem.",
          "Compre controles da frequência da sua placa e grave na mesma visita em que a memória é limpa. A foto da etiqueta do motor diz quais servem.",
        ],
      },
      {
        question: "Posso apagar a memória sozinho?",
        answers: [
          "Em muitos motores isso é feito por um botão na placa, debaixo da tampa, onde há tensão. Por segurança, deixe essa parte com o técnico.",
          "Não convém: o botão fica na placa, junto de partes com energia, e um toque errado muda outros ajustes.",
          "Não recomendamos, porque o botão de apagar fica sob a tampa, perto de pontos com energia, e um engano altera outra função.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e dos controles que ficam",
  },
  {
    id: "registro-de-aberturas",
    broader: "controle-de-acesso",
    label: "Registro de quem abriu o portão",
    phrase: "o registro de quem abriu o portão",
    asks: [
      "registro quem abriu",
      "quem abriu portão",
      "saber quem abriu portão",
      "registro abertura portão",
      "registro entrada saída portão",
      "histórico abertura portão",
      "histórico portão",
      "log portão",
      "relatório acessos portão",
      "relatório entrada condomínio",
      "horário quem abriu portão",
      "câmera ver quem abriu",
      "provar quem abriu portão",
      "controle que registra horário",
      "relatório quem entrou garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "Só dá para saber quem abriu o portão se o acesso identifica cada pessoa: tag, cartão, facial, senha própria ou aplicativo guardam nome, dia e hora no histórico. O controle comum não registra nada, e o que abriu ontem só a câmera pode mostrar, se ainda houver gravação.",
        "Para descobrir quem abriu o portão do prédio ontem, procure o relatório do leitor de tag, do facial ou do aplicativo, que gravam nome e hora. Com controle comum não há registro. Daqui em diante, um receptor com cadastro por morador ou uma tag resolve, sem trocar o motor.",
        "Portão que grava nome e hora de quem abre usa tag, facial, cartão, senha individual ou aplicativo, e o histórico fica no sistema por semanas ou meses. O controle remoto comum dá o mesmo toque seja de quem for, e nesse caso só a câmera no vão responde.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Meios que registram quem abriu", "Tag, facial, aplicativo ou receptor"],
        slots: [
          [
            "Cada meio registra uma coisa: o carro, a pessoa ou o celular. Escolha pelo que você precisa provar.",
            "O registro depende do que se identifica. Carro não é pessoa, e celular não é rosto.",
            "Pense no que quer saber, o veículo ou quem entrou. A diferença está aqui.",
          ],
        ],
        bullets: [
          "Tag: registra o veículo",
          "Facial ou cartão: registra a pessoa",
          "Senha: registra o código, que pode ser emprestado",
          "Aplicativo: registra a conta do celular",
          "Receptor com eventos: registra o número do controle e aproveita os atuais",
        ],
      },
      {
        about: "what",
        headings: ["Câmera junto do registro", "O que a câmera e o registro mostram"],
        slots: [
          [
            "A câmera mostra quem passou, e o registro, que autorização foi usada; um sem o outro deixa dúvida. Acerte o relógio dos dois e guarde por um prazo definido, 30 dias por exemplo.",
            "Imagem e histórico se completam: um tem o rosto, o outro, o acesso. Relógios iguais e prazo de guarda, como 30 dias, evitam discussão.",
            "Um dá a cena, o outro dá o nome no cadastro. Só juntos provam, com horários acertados e gravação de uns 30 dias.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["LGPD e quem pode ver", "Regras para guardar os registros"],
        slots: [
          [
            "Registro de acesso é dado pessoal, e a digital ou o rosto, dado sensível. O condomínio define em ata quem consulta, por quanto tempo guarda e como o morador pede os seus.",
            "A LGPD protege esses dados, mais ainda biometria e facial. Consulta, prazo e pedido do morador ficam combinados em ata.",
            "Nome, hora e rosto são dados pessoais. Quem vê, por quanto tempo e para quê precisa estar escrito.",
          ],
          [
            "Não divulgue imagem em grupo de mensagens. Em caso de crime, a gravação vai para a polícia, com cópia preservada.",
            "Imagem de morador não vai para o grupo do prédio. Havendo crime, preserve e entregue à autoridade.",
            "Guarde a cópia e leve à polícia se for o caso, sem espalhar no grupo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o registro é instalado no portão", "O que se liga à central"],
        slots: [
          [
            "O leitor ou receptor dá um contato na entrada de botoeira, e o motor fica. Depois se cadastra cada unidade, apagam-se os controles sem dono e ensina-se a administração a tirar o relatório.",
            "Tudo se liga como um botão a mais na placa, sem trocar o motor. O cadastro por unidade e a limpeza dos controles antigos vêm junto.",
            "A central recebe só um contato. O trabalho maior é cadastrar cada morador e cancelar o que estava solto.",
          ],
          [
            "Em ordem de custo ficam receptor com eventos, tag e facial, com as etiquetas por carro à parte. Aplicativo de casa, com histórico, é o mais barato para poucas pessoas.",
            "Para uma casa, o aplicativo basta e custa menos. Em prédio sobem receptor, tag e, por último, facial.",
            "Do menor ao maior gasto: aplicativo, receptor com memória, tag e facial.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para saber quem abriu em um dia passado?",
        answers: [
          "Só se o sistema já registrava. A câmera ajuda enquanto a gravação não é apagada, em geral de 7 a 30 dias.",
          "Pelo histórico, se existia. Pela câmera, dentro do prazo de gravação.",
        ],
      },
      {
        question: "Precisa trocar o motor?",
        answers: [
          "Não: o leitor é ligado à entrada de botoeira da central.",
          "Não precisa. O registro fica no leitor ou no receptor.",
        ],
      },
      {
        question: "Controle de portão registra número?",
        answers: [
          "O controle tem um número único, mas quem guarda o evento é o receptor. Receptor comum não guarda.",
          "Só com receptor que tenha memória de eventos.",
        ],
      },
      {
        question: "Quem emprestou a tag responde?",
        answers: [
          "A regra é do condomínio: costuma responder a unidade em cujo nome ela está. Perda avisada na hora encerra a responsabilidade dali em diante.",
          "Em geral a unidade cadastrada, até comunicar a perda.",
        ],
      },
    ],
    photo: "fotos da entrada, do receptor e da etiqueta do motor",
  },
  {
    id: "botao-de-panico",
    broader: "alarme",
    label: "Botão de pânico e o portão",
    phrase: "o botão de pânico ligado ao portão",
    asks: [
      "botão pânico integrado portão",
      "botão pânico integrado portão garagem",
      "integrar botão pânico portão",
      "ligar botão pânico portão",
      "botão pânico",
      "botão pânico portão",
      "botão pânico ligado portão",
      "botão pânico garagem",
      "botão pânico condomínio",
      "botão pânico controle",
      "controle pânico portão",
      "pânico silencioso portão",
      "coação portão",
      "senha coação portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o botão de pânico pode ser integrado com o portão da garagem, pela tecla livre do controle ou por um botão com fio ligado a uma zona 24 horas do alarme. Apertado, ele avisa o monitoramento em silêncio e não mexe na folha. Não deixe o pânico travar nem fechar o portão, porque pode prender alguém.",
        "Botão de pânico não mexe no portão: avisa o alarme ou o monitoramento em silêncio e não deve travar nem fechar a folha sobre alguém. Quem para o portão é outro, o botão de parada de emergência, ligado à central do motor, em circuito separado.",
        "O botão de pânico na portaria ou no controle do portão chama ajuda sem barulho, por um canal do alarme; não trava o portão. Para cortar o movimento usa-se o botão de parada, que instalamos na central, em cerca de {trade.smallRepair}, se a placa tem essa entrada.",
        "Pânico silencioso no controle da garagem funciona assim: uma tecla separada manda o sinal à central do alarme, que avisa o monitoramento. Ele não deve travar o portão, porque alguém pode ficar preso. Para parar a folha existe outro botão, o de parada de emergência.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Pânico e parada: dois circuitos", "O que cada botão faz"],
        slots: [
          [
            "Pânico e parada se confundem no nome, mas um chama ajuda e o outro para o portão.",
            "São funções separadas, e misturá-las é perigoso.",
            "Cada botão tem um destino e uma resposta.",
          ],
        ],
        bullets: [
          "Pânico: vai ao alarme, em silêncio; a resposta é do monitoramento.",
          "Parada de emergência: corta o movimento; o portão só volta depois de solto o botão.",
          "Botoeira comum: abre e fecha; não serve de pânico.",
          "Tecla do controle: pode ser de pânico, em canal próprio.",
        ],
      },
      {
        about: "choose",
        headings: ["Onde instalar", "Carro, guarita ou casa"],
        slots: [
          [
            "O botão de pânico fica discreto e ao alcance: em casa, perto da porta da garagem; no carro, numa tecla do controle longe da de abrir, para não errar. O de parada fica à vista da folha, a cerca de 1,5 metro do piso.",
            "Esconda o botão de pânico ao alcance da mão, em casa ou no controle do carro. Já o de parada precisa ficar visível, a cerca de 1,5 metro do piso, num ponto de onde se vê a folha.",
            "O botão de pânico pode ser uma tecla própria do controle ou um botão escondido perto da porta da garagem. O de parada vai na parede, a cerca de 1,5 metro do piso, onde se vê o portão.",
          ],
          [
            "A integração é feita na central do alarme: o receptor do controle ganha um segundo canal, cujo relé aciona uma zona 24 horas. Essa zona avisa mesmo com o alarme desarmado. O botão de parada é ligado à central do motor, pelo técnico, com o disjuntor desligado.",
            "Para integrar os dois, um receptor de dois canais usa o primeiro para abrir o portão e o segundo, com relé, para a zona 24 horas do alarme, que avisa mesmo desarmado. A ligação na central do motor é do técnico, sem energia.",
            "O mesmo controle faz as duas coisas quando o receptor tem dois canais: um comanda o portão, e o outro, por um relé, aciona a zona 24 horas do alarme. A central do portão só o técnico abre.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de confiar no botão", "Como testar o botão de pânico"],
        slots: [
          [
            "Um botão que nunca foi testado pode falhar na hora. Faça um teste por mês, nesta ordem.",
            "Uma vez por mês, prove o botão, seguindo estes passos.",
            "O botão só ajuda se alguém recebe o aviso e sabe o que fazer. Teste uma vez por mês.",
          ],
        ],
        steps: [
          "Avise o monitoramento de que é teste.",
          "Aperte o botão e confirme se o aviso chegou, e em quanto tempo.",
          "Defina quem liga e quem vai ao local.",
          "Teste a parada de emergência com o portão em movimento, de longe.",
          "Anote a data dos dois testes.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Moro em prédio: o botão de pânico pode fechar o portão?",
        answers: [
          "Não convém: pode prender ou ferir alguém. A reação é da segurança, não do motor.",
          "Melhor não. Fechar às cegas põe em risco quem está no vão.",
        ],
      },
      {
        question: "Quanto custa o botão de parada no portão?",
        answers: [
          "O preço soma o botão, o cabo até a central e a ligação, e o orçamento por foto é gratuito. Placa sem entrada de parada precisa de um relé a mais.",
          "O botão custa pouco, e o que mais pesa é o comprimento do cabo até a central. A foto do local dá o valor com a ligação, sem custo.",
        ],
      },
      {
        question: "Todo motor aceita botão de parada?",
        answers: [
          "A maioria das centrais tem entrada de parada. Nas outras, um relé corta o comando, ligado pelo técnico.",
          "Quase todos. Onde falta a entrada, usa-se relé ou outra central.",
        ],
      },
      {
        question: "E o sequestro no portão: o que ajuda?",
        answers: [
          "Portão rápido, câmera, tecla de pânico separada e não parar na rua com desconhecidos por perto. Em perigo, siga adiante e ligue 190.",
          "Dê a volta no quarteirão e ligue 190. Portão que abre em poucos segundos e luz na frente reduzem o risco.",
        ],
      },
    ],
    photo: "fotos da central do portão fechada, da guarita e da etiqueta do motor",
  },
  {
    id: "botao-de-parada",
    broader: "botoeira",
    label: "Botão de parada de emergência do portão",
    phrase: "o botão de parada do portão",
    asks: [
      "motor botão emergência",
      "botão emergência motor",
      "botão parada emergência motor",
      "motor botão parada",
      "botão emergência portão",
      "botão parada emergência portão",
      "botão soco portão",
      "botão emergência portão condomínio",
      "botoeira emergência",
      "botoeira emergência portão",
      "botoeira parada",
      "botão parar portão",
      "botão parar portão parede",
      "botoeira emergência motor",
      "botoeira de emergência",
      "botão emergência parar portão",
      "botão soco parar portão",
      "botão vermelho portão",
      "parada emergência portão",
      "parada emergência portão industrial",
      "botão parar motor portão",
      "botão desligar portão parede",
    ],
    intent: "question",
    answers: {
      any: [
        "A botoeira de emergência do portão é o botão vermelho, do tipo soco, que para o movimento na hora e só libera quando é girado. O técnico a liga à entrada de parada da central, quando a placa tem, ou a um relé que corta o motor. Ela não substitui a fotocélula. O orçamento é grátis, por foto.",
        "Para ter um botão de parar o portão na parede, usa-se o de soco, vermelho, à vista da folha e a cerca de 1,5 metro do piso. Em casa, a própria botoeira comum já para o portão com um toque, na maioria das centrais; o de emergência faz sentido em prédio, loja e galpão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Botoeira comum ou de emergência", "Qual botão para o portão"],
        slots: [
          [
            "A botoeira comum alterna entre abrir, parar e fechar, e um segundo toque pode fazer a folha voltar a andar. O botão de emergência trava apertado: o portão fica parado até alguém girar e soltar. Onde passam muitas pessoas ou a folha é pesada, a parada que trava é mais segura.",
            "Em casa, um toque na botoeira durante o movimento costuma parar o portão. O botão de soco é diferente porque fica travado, e ninguém religa o portão sem querer. Ele é indicado onde há público, caminhão ou folha pesada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Onde instalar o botão de parada", "O lugar certo"],
        slots: [
          [
            "O lugar tem de permitir que quem vê o perigo aperte sem passar pela folha. Confira estes pontos:",
            "Escolha o ponto pensando em quem vai apertar com pressa:",
          ],
        ],
        bullets: [
          "À vista da folha inteira, a cerca de 1,5 metro do piso",
          "Fora do caminho da folha e do braço do motor",
          "Um de cada lado em passagem larga, ou junto da portaria",
          "Com proteção contra chuva e toque sem querer",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a ligação e o teste", "O que o técnico faz"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico leva o cabo até a central e usa a entrada de parada. Se a placa não tem essa entrada, ele põe um relé que interrompe o comando. O teste é feito com o portão em movimento e o vão livre, e deve ser repetido todo mês.",
            "O cabo de comando vai por tubo separado da energia até a entrada de parada da placa ou até um relé. No fim, a parada é testada com a folha andando e ninguém por perto. Anote um teste por mês.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O botão de parada abre o portão para soltar alguém?",
        answers: [
          "Não, ele só para. Quem faz a folha voltar é a fotocélula e o recuo da força, que precisam funcionar.",
          "Não. Para soltar, usa-se a volta automática ou o destravamento, feito por quem conhece o portão.",
        ],
      },
      {
        question: "É obrigatório em casa?",
        answers: [
          "Em casa, não costuma ser exigido. Em empresa, a segurança do trabalho pode pedir parada de emergência na máquina.",
          "Em residência, em geral não. Em fábrica e depósito, confirme com o responsável pela segurança do trabalho.",
        ],
      },
      {
        question: "Quanto custa instalar?",
        answers: [
          "Soma o botão, o cabo até a central e a ligação. O valor é informado de graça pela foto do lugar e da etiqueta do motor.",
          "Depende do caminho do cabo e de a placa ter a entrada. A foto basta para o orçamento.",
        ],
      },
    ],
    photo: "fotos do lugar do botão, da etiqueta do motor e do portão inteiro",
  },
  {
    id: "controle-tres-botoes",
    broader: "controle",
    label: "Controle com vários botões para vários portões",
    phrase: "o controle com vários botões",
    asks: [
      "controle para vários portões",
      "controle vários botões",
      "outros botões do controle servem",
      "controle 3 botões",
      "controle três botões",
      "controle 2 botões",
      "controle 4 botões",
      "controle remoto 4 botões",
      "controle 4 botões [marca]",
      "controle 3 botões [marca]",
      "controle 2 botões [marca]",
      "controle 4 teclas",
      "controle quatro botões",
      "controle três portões",
      "controle 3 portões",
      "controle botões portões",
      "um controle três portões",
      "um controle vários portões",
      "botão controle outro portão",
      "gravar segundo botão",
      "segundo botão controle",
      "terceiro botão controle",
      "para que serve segundo botão",
      "cada botão um portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Um controle de portão com 4 botões comanda até quatro portões ou funções, uma por botão: garagem, portão social, luz e um segundo endereço. Os quatro usam a mesma frequência e o mesmo tipo de código, e cada botão é gravado à parte, no receptor do portão que vai abrir.",
        "Sim, um controle de 3 botões abre três portões, um por botão, como em casa, no trabalho e na praia, se todos usam a mesma frequência e o mesmo tipo de código. Para gravar o segundo botão, põe-se o receptor do outro portão em modo de gravação e aperta-se só esse botão.",
        "O controle para vários portões funciona como vários controles num só: cada um dos três botões é gravado em um portão diferente, ou na luz e no social. Onde a frequência ou o código for outro, um receptor avulso do padrão do controle resolve.",
        "Para que servem os outros botões do controle: cada um abre outro portão, desde que gravado no receptor dele. O de três botões comanda até três portões de mesma frequência e código; no que for diferente, instala-se um receptor avulso e o motor fica.",
      ],
      price: [
        "O preço do controle de 2, 3 ou 4 botões muda pouco pelo número de teclas e muito pelo código. O compatível de código fixo é o mais barato, e o de código rolante, da própria linha, o mais caro. Não há um preço só: a foto do seu, frente e verso, dá o valor de graça. A gravação soma apenas quando exige visita.",
        "Controle de três botões é cobrado por unidade, conforme a marca e o código. Código fixo aceita compatível, que custa menos; rolante, não; e gravar você mesmo, pelo manual, não custa nada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como gravar cada botão em um portão", "Um botão de cada vez"],
        slots: [
          [
            "Faça um portão por vez, com o vão livre, e teste antes de passar ao outro. Em receptor fora do motor, você mesmo faz pelo manual.",
            "Grave um, teste e só depois passe ao seguinte. Se o receptor fica dentro do motor, deixe com o técnico, porque há tensão ali.",
            "Siga portão por portão, olhando o vão. Receptor dentro do motor é do técnico. Caixinha externa, você grava com o manual.",
          ],
        ],
        steps: [
          "Confira no verso do controle a frequência e o modelo.",
          "Dê um toque curto no botão de gravar do receptor do primeiro portão.",
          "Aperte só a tecla escolhida e teste.",
          "Vá ao segundo portão e repita com outra tecla.",
          "Marque os botões, para não abrir o errado.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o botão não grava", "Controles de padrões diferentes"],
        slots: [
          [
            "Frequência ou código diferente não grava, por mais que se repita: compare o verso dos dois controles. Os padrões mais comuns são 433 MHz, atual, e 292 MHz, antigo.",
            "Se o segundo portão não aprende, olhe MHz e tipo de código. Controle de 433 não grava em receptor de 292, nem fixo em rolante.",
            "O motivo é quase sempre padrão diferente, como 433 contra 292 MHz ou fixo contra rolante. Insistir não adianta.",
          ],
          [
            "Um receptor avulso do padrão do seu controle, ligado na entrada da botoeira, iguala o portão diferente em até {trade.smallRepair}. O motor e os controles antigos dele continuam valendo.",
            "Põe-se um receptor avulso no portão que destoa, serviço de até {trade.smallRepair}, sem tirar o que já existe.",
            "No portão diferente entra um receptor do seu padrão, em até {trade.smallRepair}, ao lado do original. Ninguém precisa trocar de controle.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não abrir o portão errado", "Uso no dia a dia"],
        slots: [
          [
            "Botões lado a lado no bolso disparam sozinhos, por isso prefira controle com tampa ou recuo. Só acione o portão que você está vendo.",
            "No bolso, qualquer tecla se aperta sem querer; modelo com capa evita. E não comande portão fora da vista.",
            "Escolha um com tampa, porque tecla solta no bolso abre o portão. Acione sempre olhando para o vão.",
          ],
          [
            "Cada botão gravado ocupa um lugar da memória em muitas placas. Perdeu o controle, apague-o em todos os portões que ele abria, e não só no de casa.",
            "Em muitas centrais, três teclas são três posições de memória. Se o controle some, limpe o cadastro em cada portão.",
            "A memória conta tecla por tecla em boa parte das placas. E um controle perdido precisa sair de todos os receptores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um botão pode abrir dois portões juntos?",
        answers: [
          "Pode, se for gravado nos dois receptores, mas só convém quando os dois estão à vista.",
          "Sim, com a mesma tecla cadastrada em ambos. Evite se um deles fica fora do seu olhar.",
        ],
      },
      {
        question: "O terceiro botão serve para a luz da garagem?",
        answers: [
          "Serve, se a placa ou um receptor tiver saída para luz. Grava-se a tecla nesse canal.",
          "Sim, com um receptor que comande a lâmpada por relé. O circuito dela fica separado do motor.",
        ],
      },
      {
        question: "Posso gravar o portão do prédio sozinho?",
        answers: [
          "Não: quem grava é a administração, que controla a lista. Leve o controle e peça a tecla livre.",
          "Em prédio, só com o síndico. Cópia por fora costuma ser proibida no regimento.",
        ],
      },
      {
        question: "Gravar um botão novo apaga os outros?",
        answers: [
          "Não, com o toque curto na tecla de gravar. O toque longo, em muitas placas, apaga toda a memória.",
          "Só se você segurar demais o botão da central. Siga o tempo do manual.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e das etiquetas dos motores",
  },
  {
    id: "mudanca-portao-aberto",
    broader: "predio",
    label: "Portão aberto durante mudança ou obra",
    phrase: "o portão aberto durante a mudança",
    asks: [
      "mudança portão aberto",
      "portão fechando mudança",
      "portão fica fechando mudança",
      "portão fecha mudança",
      "portão fica fechando descarregar",
      "mudança prédio portão",
      "caminhão mudança portão",
      "deixar portão aberto mudança",
      "deixar portão aberto",
      "deixar portão aberto obra",
      "portão aberto obra",
      "manter portão aberto",
      "segurar portão aberto",
      "travar portão aberto",
      "portão não fechar mudança",
      "desligar fechamento automático mudança",
      "como deixar portão aberto sem fechar",
      "portão ficar aberto descarregar",
      "caminhão não passa portão",
      "altura caminhão portão garagem",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O portão basculante pode ficar aberto durante a mudança se está equilibrado, com o motor travado e o disjuntor desligado. Ninguém espera nem estaciona embaixo da folha, e ela não se escora com madeira. Se descer alguns centímetros sozinha, isole a passagem e chame o técnico.",
        "Se o caminhão da mudança não passa no portão, não force nem encoste: meça a altura e a largura livres com a folha toda aberta e compare com o baú. Quase sempre a saída é parar na rua, com autorização, e usar um carro menor até a garagem. O portão fica aberto, com o disjuntor desligado e alguém vigiando.",
        "Para deixar o portão aberto na mudança por umas horas, abra até o fim, desligue o disjuntor do motor e deixe alguém vigiando. Assim ele não fecha sozinho. Não use calço nem cubra a fotocélula, e no basculante não destrave nem deixe ninguém parado embaixo.",
        "Na mudança, o portão fica fechando por causa do fechamento automático, que conta alguns segundos e fecha a folha. Abra até o fim, desligue o disjuntor do motor e ponha uma pessoa na entrada enquanto os móveis passam. Desligar não apaga os controles, e isso serve também para obra e descarga de caminhão.",
        "Para desligar o fechamento automático no dia da mudança, use a chave ou o botão de manter aberto da central, se ela tem. Se não tem, abra o portão até o fim e desligue o disjuntor do motor: ele só volta a fechar quando a energia voltar. Não ponha calço nem fita na fotocélula.",
        "Para manter o portão do prédio aberto durante a mudança, use a função de manter aberto da central ou desligue o disjuntor com a folha toda aberta. Meça antes a altura e a largura do vão, porque caminhão de mudança costuma ser alto. Não segure a folha com pedra nem cubra o sensor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passos da mudança", "Antes, durante e depois"],
        slots: [
          [
            "Combine com a portaria quem vigia e por quanto tempo, porque portão aberto precisa de alguém olhando.",
            "Avise a portaria e os vizinhos, e defina quem fica na entrada.",
            "Um portão aberto não pode ficar sozinho. Combine isso antes.",
          ],
        ],
        steps: [
          "Meça altura e largura do vão e compare com o caminhão.",
          "Abra até o fim, pelo comando normal.",
          "Desligue o disjuntor do motor e avise os moradores.",
          "Deixe uma pessoa na entrada o tempo todo.",
          "No fim, libere o vão, religue e teste a fotocélula com um cabo de vassoura.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com o portão aberto", "Erros que quebram o portão"],
        slots: [
          [
            "Não ponha calço nem corrente na folha, porque o motor força contra eles e quebra a engrenagem ou a cremalheira. Também não tampe a fotocélula, o sensor do vão: sem ela, a folha pode fechar sobre alguém.",
            "Fotocélula tampada deixa a passagem sem proteção justamente quando mais gente passa. Pedra no trilho também não serve, porque o motor insiste contra ela até gastar os dentes da engrenagem.",
            "Os dois erros mais comuns são pôr fita no sensor e calço no trilho. O primeiro deixa a folha fechar sobre quem passa, e o segundo quebra a engrenagem do motor.",
          ],
          [
            "O portão basculante só pode ficar aberto se está equilibrado e com o motor travado. Não o escore com escada nem deixe carro embaixo. No portão de abrir, prenda as folhas, porque o vento as joga contra quem passa.",
            "Não destrave o basculante para segurá-lo na mão, porque ele pode cair. Já as folhas do portão de abrir são amarradas abertas, para o vento não as bater.",
            "A folha do basculante não se destrava nem se escora por conta própria, e ninguém fica embaixo dela. A folha de abrir se prende aberta, por causa do vento.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se precisa deixar aberto com frequência", "Modo aberto e horário"],
        slots: [
          [
            "Algumas centrais mantêm o portão aberto por uma chave ou um botão na portaria, sem desligar o disjuntor. O técnico confere pelo modelo da etiqueta se a sua aceita e liga a chave.",
            "Em muitas placas, uma chave na portaria suspende o fechamento automático enquanto for preciso. A foto da etiqueta mostra se a sua tem essa entrada.",
            "Se a central aceita, uma chave na portaria segura o portão aberto com um toque. O técnico faz a ligação e ensina o porteiro a voltar ao normal.",
          ],
          [
            "No prédio, convém que o regimento fixe o horário de mudança, para o portão não ficar aberto à noite. A altura livre se mede no vão, com a folha aberta.",
            "Marque a mudança para o dia, com aviso à portaria, e meça a altura livre antes de o caminhão entrar.",
            "Com hora marcada, o portão não fica aberto à noite. Meça a altura livre no próprio vão, com a folha aberta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga se o caminhão da mudança bater no portão?",
        answers: [
          "Quem bateu, ou a transportadora. Fotografe antes e depois e peça o orçamento por itens.",
          "A transportadora responde. Fotos e testemunha da portaria ajudam.",
        ],
      },
      {
        question: "Desligar o disjuntor apaga os controles?",
        answers: [
          "Não: a memória não depende da energia. O primeiro ciclo na volta pode sair lento.",
          "Não apaga. Ao religar, deixe o primeiro movimento terminar.",
        ],
      },
      {
        question: "O motor aguenta abrir e fechar a mudança inteira?",
        answers: [
          "O residencial esquenta com muitos ciclos seguidos e para. Melhor deixar aberto e desligado do que abrir a cada caixa.",
          "Motor de casa, não. Aberto e sem energia ele descansa.",
        ],
      },
      {
        question: "Posso destravar e empurrar na mão?",
        answers: [
          "O de correr, reto no trilho, pode, com o disjuntor desligado. O de abrir, só se a folha ficar presa depois. O basculante, nunca.",
          "Só portão de correr ou de abrir firme, com a energia cortada. No basculante, nunca para isso.",
        ],
      },
    ],
    photo: "fotos do portão aberto, do vão com a medida e da etiqueta do motor",
  },
  {
    id: "controle-para-empregados",
    broader: "controle-de-acesso",
    label: "Acesso para diarista, babá e funcionários",
    phrase: "o acesso de quem trabalha na casa",
    asks: [
      "diarista controle",
      "diarista controle portão",
      "babá controle portão",
      "diarista babá controle portão",
      "diarista precisa controle",
      "empregada controle portão",
      "cuidador controle portão",
      "jardineiro controle portão",
      "piscineiro controle portão",
      "funcionário controle portão",
      "dar controle funcionário",
      "dar controle diarista",
      "diarista entrar casa portão",
      "diarista senha portão",
      "funcionário senha portão",
      "senha temporária portão",
      "acesso diarista",
    ],
    intent: "question",
    answers: {
      any: [
        "Para diarista que vem duas vezes por semana não dê o controle da garagem: uma senha ou digital no portão social, com dia e hora, é melhor e se cancela na saída. Controle para babá ou cuidador só se a pessoa chega de carro, cadastrado em nome dela.",
        "O acesso da babá, da empregada doméstica e do cuidador de idosos fica mais seguro com senha própria ou cadastro no aplicativo, no lugar do controle do portão. Controle emprestado continua abrindo até ser apagado da central; a senha se apaga em segundos.",
        "A diarista entra sem controle da garagem por senha, digital ou interfone no portão social, com horário limitado. Dar controle do portão a funcionários da casa só compensa para quem vem de carro, com o nome anotado e a devolução combinada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O acesso certo para cada um", "Senha, digital, aplicativo ou controle"],
        slots: [
          [
            "Quem vem a pé usa o social, e quem vem de carro, a garagem. Veja por pessoa.",
            "A frequência e o carro decidem o meio. Compare.",
            "Cada pessoa recebe só o acesso de que precisa. Escolha pelo caso.",
          ],
        ],
        bullets: [
          "Diarista: senha com dia e hora, ou interfone",
          "Babá e cuidador diários: digital ou aplicativo no social",
          "Motorista e quem vem de carro: controle em nome da pessoa",
          "Entregador fixo: interfone ou senha de uso único",
          "Família: senha própria, nunca dividida com quem trabalha",
        ],
      },
      {
        about: "care",
        headings: ["Quando a pessoa deixa o serviço", "Apague o acesso de quem sai"],
        slots: [
          [
            "No mesmo dia, cancele a senha e apague o controle da memória, mesmo que ele tenha sido devolvido. Controle de código fixo pode ter sido copiado em chaveiro, e aí se regravam todos.",
            "Apague senha e controle antes do acerto final. Se o código é fixo, troque por rolante, porque a cópia de chaveiro continua abrindo.",
            "A saída inclui apagar o acesso no dia. Com código fixo, limpe a memória e grave de novo os da família, já que cópia não se recolhe.",
          ],
          [
            "Em central que não apaga um só, limpa-se tudo e se regravam os demais, em visita a partir de {price.preventive} em casa, sem peças.",
            "Se a placa não exclui um por vez, a regravação completa parte de {price.preventive} em residência, fora peças.",
            "Central sem exclusão individual exige regravar todos, desde {price.preventive} em casa, sem contar peças.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa cada acesso", "Do controle ao teclado com horário"],
        slots: [
          [
            "Mais um controle é o mais barato na hora e o menos seguro. O teclado fica no meio, e a digital ou o aplicativo com horário, em cima; a fechadura elétrica do social, se falta, pesa mais que o leitor.",
            "A ordem é controle, teclado, digital e aplicativo. Sem fechadura elétrica no social, some a peça e o fio.",
            "Gasta-se pouco com outro controle e mais com teclado ou digital. O que mais muda é ter ou não fechadura elétrica e conduíte.",
          ],
          [
            "Teclado e leitor se ligam à fechadura ou à central por dois fios, em até {trade.smallRepair} com cano pronto. Na falta de luz, a chave do social continua valendo.",
            "A instalação é a de um botão, até {trade.smallRepair} com conduíte. A chave mecânica fica para o apagão.",
            "Bastam dois fios e fonte, em até {trade.smallRepair} se há passagem. Sem energia, abre-se pela chave.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ver a hora em que a diarista entrou?",
        answers: [
          "Se o teclado ou o aplicativo guarda histórico, sim. Avise a pessoa de que há registro.",
          "Sim, nos modelos com registro por usuário. Diga isso antes, por transparência.",
        ],
      },
      {
        question: "Como liberar o portão para o entregador de todo dia?",
        answers: [
          "Use o interfone ou um código de uso único; nunca passe a senha da casa.",
          "Pelo interfone ou por senha temporária, que vale um dia.",
        ],
      },
      {
        question: "E se a diarista perder o controle?",
        answers: [
          "Apague no mesmo dia, como chave perdida, e grave outro ou passe para senha.",
          "Trate como perda de chave: exclua da central na hora. Com senha, isso não acontece.",
        ],
      },
      {
        question: "Posso limitar o horário do controle?",
        answers: [
          "No controle comum, não: ele abre a qualquer hora. Horário só em teclado, digital ou aplicativo com essa função.",
          "Não no comum. Para ter dia e hora, use senha ou aplicativo.",
        ],
      },
    ],
    photo: "fotos do portão social, da garagem e da etiqueta do motor",
  },
  {
    id: "dois-carros-na-mesma-abertura",
    broader: "invasao",
    label: "Dois carros entrando juntos no portão",
    phrase: "os dois carros na mesma abertura do portão",
    asks: [
      "dois carros entrando juntos",
      "dois carros entram juntos",
      "dois carros mesma abertura",
      "dois carros mesmo tempo portão",
      "carro entra colado outro",
      "entra colado carro frente",
      "entrar colado carro frente portão",
      "morador entra colado carro",
      "carro colado atrás portão",
      "um carro por vez portão",
      "um carro por vez garagem",
      "passar um carro por vez portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Dois carros entrando juntos, na mesma abertura do portão, é risco de invasão e de a folha fechar sobre o segundo. Para passar um carro por vez, regula-se o fechamento logo depois da fotocélula e faz-se a regra no regimento; onde o risco é alto, o prédio instala clausura ou cancela atrás do portão.",
        "Para evitar que um carro entre colado no da frente, o portão deve começar a fechar assim que o primeiro libera a fotocélula, e quem vem atrás espera e aciona de novo. A regulagem ajuda, mas não impede sozinha: quem garante um carro por vez é a cancela ou a clausura, com dois portões que não abrem juntos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que impede o segundo carro", "Da regulagem à clausura"],
        slots: [
          [
            "As medidas vão da mais simples à mais completa, e o prédio costuma começar pelas duas primeiras.",
            "Comece pelo que não exige obra. Cada passo da lista cobre uma falha do anterior.",
          ],
        ],
        bullets: [
          "Pausa curta, contada a partir da saída do feixe da fotocélula",
          "Regra escrita: um acionamento por carro, com câmera",
          "Motor mais rápido, se a folha demora a fechar",
          "Cancela logo atrás do portão, que baixa a cada carro",
          "Clausura: um portão só abre com o outro fechado",
        ],
      },
      {
        about: "safety",
        headings: ["Sem fechar em cima do carro", "A fotocélula continua mandando"],
        slots: [
          [
            "A fotocélula, o sensor da passagem, segura o fechamento enquanto há carro no vão, e não deve ser desligada para barrar ninguém. Quem passa colado pode ser atingido quando a folha já começou a fechar, e nesse caso costuma responder pelo próprio dano.",
            "Não se tira o sensor para forçar a espera: ele protege pedestre, moto e carro. Se alguém entra colado e a folha o atinge, a imprudência pesa contra ele, desde que o portão estivesse em ordem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico regula", "Como é o ajuste no portão do prédio"],
        slots: [
          [
            "O técnico mede o tempo de abertura e de fechamento, encurta a pausa, confere as fotocélulas em duas alturas e testa a volta da folha com um obstáculo. Cancela, clausura e motor mais rápido são orçados por foto, com o número de vagas.",
            "São conferidos a pausa, a velocidade, os sensores e a força, com teste de obstáculo no fim. Se o condomínio quer cancela ou clausura, as fotos da entrada e o número de vagas bastam para o orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio pode multar quem entra colado?",
        answers: [
          "Pode, se a convenção ou o regimento prevê a regra e a multa. As imagens com data e hora servem de prova.",
          "Sim, quando está no regimento. Sem essa previsão, o caminho é advertir e levar a regra à assembleia.",
        ],
      },
      {
        question: "Uma tag por carro resolve?",
        answers: [
          "Não sozinha: ela registra quem abriu, mas o segundo passa com o portão ainda aberto. Ajuda a identificar quem faz isso.",
          "Ajuda a saber quem entrou, porém não fecha o vão. Combine com pausa curta ou cancela.",
        ],
      },
      {
        question: "A pausa curta não atrapalha quem é lento?",
        answers: [
          "Não, se ela só começa a contar depois que o carro sai do feixe. Enquanto ele está no vão, o portão espera.",
          "Com a fotocélula certa, não: a contagem começa quando a passagem fica livre.",
        ],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, da fotocélula e da etiqueta do motor, com o número de vagas",
  },
];
