import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Repairs, upkeep and calls of which a title says under what condition it wants them. */
export const perguntaInteiraServico: NarrowConcept[] = [
  {
    id: "placa-de-raio-reparo-ou-troca",
    broader: "raio",
    label: "Placa queimada por raio: reparo ou troca",
    phrase: "o reparo ou a troca da placa queimada por raio",
    asks: [
      ...combine(
        ["placa raio", "central raio", "placa queimada raio", "placa descarga elétrica", "placa surto"],
        ["reparo troca", "consertar trocar", "conserto troca", "tem conserto", "reparo", "conserto", "vale consertar"],
      ),
      "reparo fonte varistor raio",
    ],
    intent: "repair",
    answers: {
      any: [
        "Placa de portão queimada por raio pode ter reparo, quando o surto parou na entrada: fusível, varistor, relé ou fonte. Trilha carbonizada, processador queimado ou muitos componentes atingidos pedem troca. A medição decide; a visita em casa parte de {price.preventive}, sem peças.",
        "Depois de um raio, dá para reparar a placa se queimou só fusível, varistor ou fonte; troque se há carvão nas trilhas ou se o processador se foi. Antes de aprovar, o técnico mede também o motor, a fotocélula e o receptor, que o mesmo surto alcança.",
        "A placa que o raio queimou pode ser reparada ou trocada, conforme até onde o surto entrou: só na fonte, conserta-se; na placa inteira, troca-se. Se o motor também foi atingido, o conjunto novo em casa fica de {price.homeSwap}, com a mão de obra.",
      ],
      question: [
        "Sim, a placa queimada por raio pode ter conserto: se o surto parou em fusível, varistor, relé ou fonte, repara-se em bancada. Não compensa com trilha carbonizada ou processador queimado; a medição, em visita que em casa parte de {price.preventive}, sem peças, diz qual é o caso.",
        "Em geral pode ser consertada, se o raio atingiu só a entrada da placa; com carvão nas trilhas ou dano espalhado, troca-se. O orçamento traz os dois valores, pela foto da etiqueta, e a medição confirma.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que foi o raio", "Como reconhecer a queima por surto"],
        slots: [
          [
            "O portão parou na hora da tempestade ou logo depois da volta da luz, sem ter dado sinal antes.",
            "Funcionava até o temporal e não reagiu mais: essa é a marca do surto.",
          ],
        ],
        bullets: [
          "Cheiro de queimado ou marca escura na caixa",
          "Outros aparelhos da casa queimados no mesmo dia",
          "LED da central apagado, com o disjuntor ligado",
          "Motor mudo, com interfone ou câmera também parados",
        ],
      },
      {
        about: "replace",
        headings: ["O que se repara e o que se troca", "Até onde o reparo compensa"],
        slots: [
          [
            "Fusível, varistor, transformador e relé são trocados em bancada, e a placa volta com os controles na memória, na maioria dos casos.",
            "Quando a proteção de entrada segurou o surto, o reparo é pequeno e os controles costumam continuar gravados.",
          ],
          [
            "Placa com trilha queimada, processador perdido ou já consertada antes vale trocar: o reparo repetido dura pouco.",
            "Carvão nas trilhas ou dano espalhado pedem central nova, com percurso e controles gravados outra vez.",
          ],
          [
            "Modelo com inversor ou fora de linha inverte a conta: a central nova é cara ou não existe, e o reparo é orçado primeiro.",
            "Em motor no fim da vida, compare com o conjunto novo antes de pagar a placa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Antes do conserto: registre e não insista", "O que fazer até a medição"],
        slots: [
          [
            "Religue o disjuntor uma única vez; se cair ou houver cheiro, deixe desligado.",
            "Deixe o disjuntor desligado e não abra a tampa: há tensão e capacitor carregado.",
          ],
          [
            "Anote dia e hora e guarde a placa: a distribuidora ou o seguro podem ressarcir, e em geral pedem orçamento por escrito antes do conserto.",
            "Faça o pedido à distribuidora ou ao seguro antes do conserto e guarde a placa trocada, que pode ser vistoriada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocando a placa, perco os controles?",
        answers: [
          "Na placa nova, eles são gravados outra vez, se o código for compatível. Com receptor à parte que não queimou, continuam como estão.",
          "Precisam de novo cadastro na central nova; os de código compatível são aproveitados.",
        ],
      },
      {
        question: "O raio pode ter queimado o motor também?",
        answers: [
          "Pode, mas é menos comum: o surto costuma parar na placa. O enrolamento é medido antes de ligar a central nova.",
          "Às vezes. Por isso o motor é medido primeiro, para não queimar a placa consertada.",
        ],
      },
      {
        question: "Como evito que o próximo raio queime a placa?",
        answers: [
          "Com DPS no quadro, aterramento e circuito próprio, postos na mesma visita. Reduz muito o risco; raio direto nenhum protetor segura.",
          "DPS e terra no quadro, e proteção no cabo do interfone e da câmera, por onde o surto também entra.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do quadro de luz, com o dia e a hora do temporal",
  },
  {
    id: "manutencao-condominio-intervalo",
    broader: "manutencao",
    label: "De quanto em quanto tempo, no condomínio",
    phrase: "o intervalo da manutenção no condomínio",
    asks: [
      ...combine(
        [
          "quanto em quanto tempo",
          "quanto tempo",
          "quantas vezes",
          "frequência",
          "periodicidade",
          "intervalo",
          "quando fazer",
          "todo mês",
          "mensal",
          "cada meses",
        ],
        ["manutenção condomínio", "manutenção prédio", "revisão condomínio", "revisão prédio", "preventiva condomínio"],
      ),
      "prédio vagas quantos meses revisa portão",
      "condomínio vagas quantos meses revisão",
    ],
    intent: "question",
    answers: {
      any: [
        "Em condomínio, a manutenção do portão é feita {visits.business}, no mínimo; com muitas vagas num portão só, a cada 2 ou 3 meses; todo mês, só onde ele abre o dia inteiro ou já parou no ano. O valor é por portão, em proposta grátis por foto.",
        "No condomínio, faça a manutenção do portão {visits.business}, no mínimo, e encurte o intervalo conforme as vagas: garagem grande com uma só entrada pede visita a cada 2 ou 3 meses. Mensal compensa onde o portão não pode parar.",
        "A manutenção mensal do portão de prédio {em} vale a pena onde ele abre o dia todo ou já parou no ano; nos outros, {visits.business} bastam. O valor é por portão, em geral de {price.preventiveRange} a visita, sem peças, avulsa ou em contrato.",
        "Para prédio {em}, marcamos a manutenção do portão pelo uso: todo mês em garagem que não para, a cada 2 ou 3 meses com muitas vagas e {visits.business} no mínimo. A visita fica, em geral, de {price.preventiveRange} por portão grande, sem peças.",
        "O portão de prédio pede revisão {visits.business}, no mínimo, porque abre em um dia o que uma casa abre em uma semana ou mais. Barulho novo, lentidão ou parada antecipam a visita; o contrato só fixa as datas e a prioridade.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O intervalo pelo uso da garagem", "Quantas visitas o seu prédio pede"],
        slots: [
          [
            "O que gasta é o número de aberturas, e não o calendário; use as vagas por portão como medida.",
            "Conte as vagas que dependem de cada portão: quanto mais, menor o intervalo.",
          ],
        ],
        bullets: [
          "Prédio pequeno, poucas vagas por portão: {visits.business}",
          "Muitas vagas e um portão só: a cada 2 ou 3 meses",
          "Portão que abre o dia todo, com visitas e entregas: todo mês",
          "Portão que já parou no ano: encurte até passar seis meses sem pane",
        ],
      },
      {
        about: "care",
        headings: ["O que a zeladoria faz entre as visitas", "Todo mês, pelo zelador"],
        slots: [
          [
            "O zelador varre o trilho e limpa as lentes da fotocélula, com o disjuntor desligado, e anota qualquer ruído novo.",
            "Limpeza do trilho e das lentes, todo mês e com o disjuntor desligado, é da zeladoria; regulagem e lubrificação são do técnico.",
          ],
          [
            "Cada visita deixa registro com data, itens testados e peças, que o síndico leva à assembleia.",
            "Peça o relatório de cada visita: ele mostra a peça que está no fim e ajuda a prever a despesa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa por visita", "Avulsa ou em contrato"],
        slots: [
          [
            "O valor é por portão e depende do peso da folha, das aberturas por dia e de quantos portões são feitos no mesmo dia.",
            "No condomínio cobra-se por portão; vários no mesmo dia diluem a ida.",
          ],
          [
            "Como referência, em residência a visita parte de {price.preventive}, sem peças; a do prédio é orçada por fotos, sem custo.",
            "Para comparar, a preventiva de casa parte de {price.preventive}, sem peças; em prédio, a proposta sai por foto e número de vagas.",
          ],
          [
            "Contrato vale quando há mais de um portão ou quando a prioridade na pane importa; para um portão só, a visita avulsa com data marcada serve.",
            "Com visitas avulsas você paga por vez; o contrato junta as datas, o registro e a prioridade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção precisa ser mensal?",
        answers: [
          "Não em todo prédio. O mínimo é {visits.business}; mensal se justifica em portão que abre o dia todo ou que já parou.",
          "Em geral não: comece com {visits.business} e encurte se houver pane entre as visitas.",
        ],
      },
      {
        question: "A garagem fica parada durante a revisão?",
        answers: [
          "Por pouco tempo, e a visita é marcada fora da hora de pico. Com dois portões, faz-se um de cada vez.",
          "Só durante os testes; combina-se com o zelador um horário de pouco movimento.",
        ],
      },
      {
        question: "Quem responde se o portão falhar por falta de manutenção?",
        answers: [
          "Cuidar do portão é tarefa do condomínio, e do síndico por ele; por isso guarde o registro das visitas. Num caso concreto, consulte a administradora ou um advogado.",
          "Em geral o condomínio, que deve conservar o que é comum. O registro das revisões é a melhor prova de que cuidou.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com o número de vagas e a data da última revisão",
  },
  {
    id: "conserto-de-marca-com-orcamento",
    broader: "conserto",
    label: "Conserto de motor de marca com orçamento",
    phrase: "o conserto de motor da marca com orçamento antes",
    asks: [
      ...combine(
        ["conserto motor [marca]", "conserto [marca]", "consertar motor [marca]", "assistência [marca]"],
        ["orçamento", "orçamento sem compromisso", "orçamento grátis", "orçamento gratuito", "sem compromisso"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos motor [marca] como oficina independente, com orçamento grátis e sem compromisso: mande um vídeo do defeito com som e a foto da etiqueta, e a causa provável e o valor vêm antes da visita. Se bastar regular, em casa fica a partir de {price.preventive}, sem peças.",
        "O conserto de motor [marca] tem orçamento por vídeo e foto, grátis e sem compromisso; você só paga se aprovar. Regulagem em casa parte de {price.preventive}, sem peças, e o motor novo, para comparar, fica de {price.homeSwap}, instalado.",
        "Fazemos conserto de motor [marca], sem vínculo com a fábrica, e o orçamento não compromete: pelo vídeo e pela etiqueta dizemos a peça provável e o preço. Só a ida ao local, quando for preciso medir, tem valor, dito antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento do conserto", "Vídeo e etiqueta: o que mostrar"],
        slots: [
          [
            "Com estas quatro coisas, a resposta já traz a causa provável e a faixa de preço.",
            "Quanto melhor o vídeo, mais certo o orçamento.",
          ],
        ],
        steps: [
          "Vídeo do portão tentando abrir e fechar, de longe e com som.",
          "Foto da etiqueta do motor, com modelo e tensão.",
          "O que houve antes: chuva, falta de luz, batida, controle novo.",
          "Bairro e se é casa, prédio ou comércio.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "O que o orçamento separa"],
        slots: [
          [
            "O orçamento separa peça e mão de obra: capacitor e fim de curso estão entre as peças baratas; placa e redutor, entre as caras.",
            "Peça e serviço vêm em linhas separadas, com a peça original ou compatível indicada.",
          ],
          [
            "Só regular e limpar, em casa, custa a partir de {price.preventive}, sem peças; quando o conserto passa da metade do motor novo, de {price.homeSwap}, vale comparar.",
            "Ajuste em residência parte de {price.preventive}, sem peças; o motor inteiro trocado fica de {price.homeSwap}.",
          ],
          [
            "Se for preciso medir no local, o valor da ida é dito antes, e nada é trocado sem a sua aprovação.",
            "Nenhuma peça é trocada antes de você aprovar; a ida, quando cobrada, tem o valor combinado antes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o conserto é feito", "Da folha à central"],
        slots: [
          [
            "O técnico move a folha na mão, com o motor solto; leve, o defeito está no motor ou na central; pesada, no portão.",
            "Primeiro se vê se a folha anda leve; depois se medem tensão, capacitor, fim de curso e placa.",
          ],
          [
            "Pela lei, há 90 dias para reclamar do serviço e da peça trocada.",
            "O conserto tem os 90 dias da lei, contados da entrega.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são autorizada [marca]?",
        answers: [
          "Não: somos assistência independente. Motor na garantia de fábrica deve ir primeiro à autorizada.",
          "Não, trabalhamos sem vínculo com a fábrica. Se o motor ainda está na garantia dela, procure a rede autorizada.",
        ],
      },
      {
        question: "E se eu não aprovar o orçamento?",
        answers: [
          "O orçamento por vídeo e foto não custa nada. Se houve visita, paga-se só a ida, no valor dito antes.",
          "Nada é feito. Por foto e vídeo não há custo; a ida ao local, se houve, é a combinada.",
        ],
      },
      {
        question: "Vocês usam peça original [marca]?",
        answers: [
          "Original quando existe para o modelo; compatível quando a original saiu de linha, e o orçamento diz qual é.",
          "O orçamento traz a original ou a compatível, com o preço de cada uma, e você escolhe.",
        ],
      },
    ],
    photo: "um vídeo do defeito com som e a foto da etiqueta do motor",
  },
  {
    id: "fotocelula-sintomas-e-regulagem",
    broader: "fotocelula",
    label: "Fotocélula: sintomas e regulagem",
    phrase: "os sintomas e a regulagem da fotocélula",
    asks: [
      "fotocélula defeito sintomas",
      "sintomas fotocélula",
      "sintomas fotocélula defeito",
      "fotocélula sintomas regulagem",
      "fotocélula defeito regulagem",
      "sinais fotocélula defeito",
      "como saber fotocélula defeito",
      "como saber fotocélula ruim",
      "como saber fotocélula queimada",
      "como regular fotocélula",
      "regulagem fotocélula",
      "regular fotocélula",
      "sinais fotocélula desregulada",
      "sintoma fotocélula ajustar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fotocélula com defeito se mostra assim: o portão abre e não fecha, começa a fechar e volta, ou falha só com sol. A regulagem é limpar as lentes e girar os suportes até o LED do receptor ficar firme; se não firma, é cabo, água ou módulo. A visita em casa parte de {price.preventive}, sem peças.",
        "Os sintomas da fotocélula são portão que não fecha, que volta no meio do fechamento e LED do receptor apagado ou piscando. Para regular, deixe os dois módulos na mesma altura e frente a frente, até o LED firmar; feito isso, teste com um cabo de vassoura no feixe.",
        "A fotocélula está ruim quando o portão não obedece ao fechar ou, pior, fecha mesmo com o feixe cortado. Limpe e alinhe os dois módulos: o LED do receptor firme diz que estão de frente. Se o portão não para com o feixe cortado, desligue o fechamento automático e chame o técnico.",
      ],
      "how-to": [
        "Para regular a fotocélula, limpe as duas lentes, deixe os módulos na mesma altura e gire um deles no suporte até o LED do receptor acender firme. Aperte, confira o LED e teste: com o portão fechando, um cabo de vassoura no feixe tem de fazer a folha parar e voltar.",
        "A fotocélula se regula por fora: lentes limpas, módulos frente a frente e suporte girado até o LED do receptor ficar firme, sem piscar. Se o LED não firma, o defeito é cabo, água ou módulo, e não alinhamento.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sintomas de fotocélula com defeito", "Como reconhecer"],
        slots: [
          [
            "Um destes sinais já aponta para a fotocélula; dois, quase confirmam.",
            "Compare com o que o seu portão faz.",
          ],
        ],
        bullets: [
          "Abre pelo controle e não fecha, ou começa a fechar e volta",
          "Falha só em certa hora, com sol baixo numa lente",
          "LED do receptor apagado ou piscando",
          "Fecha sem parar quando alguém corta o feixe: o mais perigoso",
        ],
      },
      {
        about: "check",
        headings: ["Como regular a fotocélula", "Regulagem em cinco passos"],
        slots: [
          [
            "Com o portão aberto e parado; não desmonte o módulo nem mexa nos fios.",
            "A regulagem é por fora, sem abrir a caixa do motor.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Veja se os dois módulos estão na mesma altura e firmes na parede.",
          "Afrouxe um pouco o suporte do que está torto e gire até o LED do receptor acender firme.",
          "Aperte o suporte sem tirar da posição e confira de novo o LED.",
          "Feche pelo controle e corte o feixe com um cabo de vassoura: a folha tem de parar e voltar.",
        ],
      },
      {
        about: "visit",
        headings: ["Se a regulagem não resolve", "Quando é cabo ou módulo"],
        slots: [
          [
            "LED que não firma depois de limpo e alinhado indica cabo rompido, água dentro ou módulo queimado, que o técnico mede.",
            "O técnico mede a alimentação nos dois módulos e a entrada da placa, e troca só o que falhou.",
          ],
          [
            "Até o conserto, feche à vista: portão de correr ou de abrir em bom estado fecha na mão, com a chave e o disjuntor desligado. Não faça ponte no sensor.",
            "Não faça ponte para o portão fechar. Enquanto espera, o de correr ou de abrir se fecha na mão, destravado e com a energia cortada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa consertar a fotocélula?",
        answers: [
          "Alinhar e limpar fica na visita, a partir de {price.preventive} em casa, sem peças; o par novo é orçado por foto.",
          "A visita com regulagem parte de {price.preventive} em casa, sem peças. Se precisar de módulo, o valor vem antes.",
        ],
      },
      {
        question: "Preciso trocar os dois módulos?",
        answers: [
          "Em geral sim: emissor e receptor são vendidos em par e precisam ser do mesmo modelo.",
          "Quase sempre o par, porque módulos de modelos diferentes não se entendem.",
        ],
      },
      {
        question: "Por que a fotocélula falha só de tarde?",
        answers: [
          "O sol baixo entra direto no receptor e apaga o feixe. Resolve-se invertendo os lados ou pondo uma aba.",
          "É o sol na lente. O técnico troca emissor e receptor de lado ou instala proteção.",
        ],
      },
    ],
    photo: "uma foto de cada módulo, com o LED, e um vídeo do portão tentando fechar",
  },
  {
    id: "engrenagem-e-cremalheira-gastas",
    broader: "engrenagem",
    label: "Engrenagem gasta e cremalheira pulando",
    phrase: "a engrenagem gasta com a cremalheira pulando",
    asks: [
      "engrenagem gasta cremalheira pulando",
      "engrenagem gasta cremalheira",
      "engrenagem cremalheira pulando",
      "engrenagem pula dente cremalheira",
      "engrenagem cremalheira gastas",
      "engrenagem gasta pulando dente",
      "pinhão gasto cremalheira",
      "engrenagem cremalheira trocar as duas",
      "dentes gastos engrenagem cremalheira",
      "trocar engrenagem cremalheira juntas",
      "engrenagem nova cremalheira velha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Engrenagem gasta com cremalheira pulando dente pede as duas conferidas juntas: dente pontudo em uma come a outra nova. Se é o pinhão de fora, troca-se a peça e refaz-se a folga de {rack.clearance}; se é a coroa de dentro, abre-se o redutor. A visita em casa parte de {price.preventive}, sem peças.",
        "Se a engrenagem do automatizador está gasta e a cremalheira pula, desligue o disjuntor e não insista: cada pulo come mais dentes. Trocam-se a engrenagem e os gomos ruins, com folga de {rack.clearance}; quando a coroa interna também se foi, compare com o motor novo, de {price.homeSwap}.",
        "Cremalheira que pula com engrenagem gasta não se resolve só aproximando o motor: troca-se o pinhão e o trecho de dentes pontudos, e a folga fica em {rack.clearance}. Antes, o técnico vê se roldana ou base cedida causou o desgaste.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Engrenagem, cremalheira ou as duas", "Onde está o desgaste"],
        slots: [
          [
            "Olhe com o disjuntor desligado, sem pôr a mão entre os dentes.",
            "O exame é só com os olhos, e com o disjuntor desligado.",
          ],
        ],
        bullets: [
          "Pula no curso inteiro: engrenagem gasta ou motor afastado",
          "Pula sempre no mesmo ponto: gomo gasto, solto ou desnivelado",
          "Motor gira por dentro e o pinhão não: coroa interna do redutor",
          "Pinhão de dentes finos e pó no chão: fim da vida da engrenagem",
        ],
      },
      {
        about: "visit",
        headings: ["O que se troca e em que ordem", "Como o técnico resolve"],
        slots: [
          [
            "Primeiro a causa: roldana gasta, parafuso solto ou base que cedeu afastam a barra do pinhão e gastariam a peça nova.",
            "Antes das peças, a folha: roldanas, trilho e base são acertados para a barra andar na mesma altura.",
          ],
          [
            "Depois o pinhão e os gomos pontudos, do mesmo passo, com a folga igual em vários pontos do curso.",
            "Em seguida entram o pinhão novo e os gomos do mesmo passo, e o portão é testado de ponta a ponta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quando o motor novo compensa", "Peça avulsa ou motor novo"],
        slots: [
          [
            "Só reapertar e refazer a folga fica na visita, a partir de {price.preventive} em casa, sem peças; pinhão e gomos são orçados por foto.",
            "A visita com ajuste, em casa, parte de {price.preventive}, sem peças; a engrenagem e o metro de cremalheira vêm por foto da etiqueta e dos dentes.",
          ],
          [
            "Se a coroa e o eixo também têm folga, ou o modelo não tem mais peça, o motor novo sai melhor: de {price.homeSwap} em casa, com mão de obra.",
            "Redutor com folga geral ou peça fora de linha leva ao motor novo, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só a engrenagem?",
        answers: [
          "Pode, se os dentes da cremalheira estão inteiros. Barra pontuda come o pinhão novo em pouco tempo.",
          "Sim, quando a barra está boa; do contrário, trocam-se também os gomos gastos.",
        ],
      },
      {
        question: "Posso usar o portão pulando dente?",
        answers: [
          "Não: cada pulo gasta mais e a folha pode parar no meio ou escapar do fim de curso. Desligue e mova na mão, se ele for leve e estiver no trilho.",
          "Não convém. O desgaste cresce a cada partida, e o portão pode bater no batente.",
        ],
      },
      {
        question: "Existe engrenagem para qualquer motor?",
        answers: [
          "Para as linhas mais vendidas, em geral sim. Em modelo antigo, a foto da etiqueta diz se há peça.",
          "Depende do modelo: a etiqueta e a foto do pinhão mostram se a peça ainda existe.",
        ],
      },
    ],
    photo: "fotos dos dentes da cremalheira e da engrenagem, com o disjuntor desligado, e da etiqueta do motor",
  },
  {
    id: "placa-modelos-compativeis",
    broader: "placa",
    label: "Placa central: preços e modelos compatíveis",
    phrase: "a placa compatível e o preço dela",
    asks: [
      "placa central modelos compatíveis",
      "placa modelos compatíveis",
      "placa preço modelos compatíveis",
      "central preço modelos",
      "placa preços modelos",
      "placa compatível preço",
      "placa compatível modelo",
      "placa compatível motor",
      "qual placa serve motor",
      "que placa serve motor",
      "qual placa compatível",
      "central compatível preço",
      "características placa compatível motor",
      "modelos placa servem mesmo motor",
    ],
    intent: "price",
    answers: {
      any: [
        "Uma placa central é compatível quando combinam tensão, potência e tipo de motor, fim de curso, conectores e código dos controles; motor com inversor só aceita a própria. O preço sai pelo modelo, por foto da etiqueta; de tabela há a visita em casa, a partir de {price.preventive}, sem peças.",
        "A placa que serve no motor, e quanto custa, sai pela foto da etiqueta: a central comum, que serve em várias marcas, custa menos; a de motor com inversor é do fabricante e custa mais. O motor inteiro trocado em casa, para comparar, fica de {price.homeSwap}.",
        "Placa de portão tem três tipos de preço: a universal para motor comum, a original do modelo e a de inversor, da menor para a maior em geral. O que decide a compatível é tensão, fim de curso e conector; pela foto da etiqueta indicamos a certa e o valor, de graça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tem de combinar", "Compatível: confira item por item"],
        slots: [
          [
            "Um item diferente já impede a troca ou queima a placa nova.",
            "Antes de comprar, compare a placa nova com a antiga e com a etiqueta do motor.",
          ],
        ],
        bullets: [
          "Tensão (127 V, 220 V ou corrente contínua), potência e ligação do capacitor",
          "Fim de curso: ímã, chave ou contagem de voltas (encoder)",
          "Conectores, tamanho da caixa e entradas para fotocélula e trava",
          "Frequência e código dos controles da casa",
        ],
      },
      {
        about: "choose",
        headings: ["Universal, original ou de inversor", "Qual placa para cada motor"],
        slots: [
          [
            "O motor comum de corrente alternada, com fim de curso simples, costuma aceitar uma universal de boa marca.",
            "Em motor comum, a universal resolve, se fim de curso e capacitor batem.",
          ],
          [
            "Motor com inversor, de corrente contínua ou com encoder usa a placa do próprio fabricante.",
            "Inversor e encoder não aceitam substituta: a central é a do modelo.",
          ],
          [
            "Modelo fora de linha pode ter a antiga reparada; se não houver nem reparo nem compatível, compara-se com o motor novo.",
            "Sem placa à venda para o modelo, restam o reparo da antiga ou o motor novo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da placa trocada", "Peça, mão de obra e controles"],
        slots: [
          [
            "O preço da troca soma a central, a mão de obra, o percurso gravado e o cadastro dos controles.",
            "Na conta entram a peça, a instalação e a programação; controle novo só se o antigo não for compatível.",
          ],
          [
            "Se o valor passa da metade do motor novo, de {price.homeSwap} em casa, e o redutor já tem folga, troque o conjunto.",
            "Compare com o motor inteiro, de {price.homeSwap} em casa: em motor perto do fim da vida, a placa só adia a despesa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos funcionam na placa nova?",
        answers: [
          "Funcionam se o código for o mesmo; são gravados de novo. Se não for, um receptor avulso permite aproveitá-los.",
          "Sim, com o mesmo padrão de código, depois de gravados. Senão, usa-se um receptor à parte ou controles novos.",
        ],
      },
      {
        question: "Comprei a placa pela internet. Vocês instalam?",
        answers: [
          "Sim, se for compatível: mande antes a foto da placa e da etiqueta do motor. O valor do serviço sai por foto.",
          "Instalamos depois de conferir se combina; placa errada queima no primeiro acionamento.",
        ],
      },
      {
        question: "A placa nova tem garantia?",
        answers: [
          "Tem: a da peça é a do fabricante e vem na nota; o serviço tem pelo menos os 90 dias da lei. Água e raio ficam de fora.",
          "Sim, a do fabricante na peça, com o prazo na nota, e no mínimo 90 dias no serviço.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se já estiver fora, da placa com o código impresso",
  },
  {
    id: "servico-de-portao-eletronico",
    broader: "portao-eletronico",
    label: "Serviços de portão eletrônico",
    phrase: "os serviços de portão eletrônico",
    asks: [
      "serviço portão eletrônico",
      "serviços portão eletrônico",
      "serviço portão automático",
      "serviços portão automático",
      "serviço motor portão",
      "quais serviços portão",
      "serviço completo portão eletrônico",

      "empresa faz tudo portão eletrônico",
      "empresa conserte instale revisão portão eletrônico",
    ],
    intent: "buying",
    answers: {
      any: [
        "Fazemos todo o serviço de portão eletrônico {em}: conserto, revisão, troca e instalação de motor, controles e urgência. A visita com regulagem em casa parte de {price.preventive}, sem peças; a troca do motor fica de {price.homeSwap}, e o basculante novo instalado, a partir de {price.lowest}.",
        "O serviço vai do controle ao motor novo, com conserto, revisão, instalação e urgência, sempre no seu endereço. A regulagem em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}; o orçamento é grátis, por foto.",
        "Os serviços de portão eletrônico vão do controle ao motor novo: consertamos, revisamos, instalamos e gravamos controles, indo até você. Em casa, a visita com regulagem parte de {price.preventive}, sem peças, e o resto é orçado antes, por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que fazemos, serviço por serviço", "Serviços e valores"],
        slots: [
          [
            "Cada serviço tem o seu ponto de partida; peças são orçadas antes, por foto.",
            "Os valores são de partida; a foto da etiqueta fecha o seu caso.",
          ],
        ],
        bullets: [
          "Conserto e regulagem: a partir de {price.preventive} em casa, sem peças",
          "Troca de motor: de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra",
          "Motor basculante novo instalado: a partir de {price.lowest}",
          "Controles: venda, cópia e gravação, com valor por foto",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva cada um", "Prazo de cada serviço"],
        slots: [
          [
            "Regulagem e peça comum ficam prontas na visita; instalar motor leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "A montagem de um motor leva de {time.tilting} no basculante e de {time.sliding} no de correr; ajustes terminam na própria visita.",
          ],
          [
            "Portão aberto, carro preso e folha torta são urgência: o WhatsApp responde {shop.hours}.",
            "Para urgência, chame pelo WhatsApp, {shop.hours}: dizemos se há técnico e o valor da ida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como pedir o serviço certo", "O que dizer no pedido"],
        slots: [
          [
            "Diga o que o portão faz ou o que você quer, e mande a foto que serve a cada caso.",
            "A foto certa encurta a conversa.",
          ],
        ],
        bullets: [
          "Defeito: vídeo com som e foto da etiqueta do motor",
          "Motor novo: foto do portão por dentro, largura e altura",
          "Controle: foto da frente e do verso",
          "Revisão: foto do portão e data da última visita",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O serviço tem garantia?",
        answers: [
          "Tem: {warranty.motor} no motor que vendemos, {warranty.installation} na instalação e os 90 dias da lei no conserto.",
          "Sim. Conserto tem os 90 dias da lei; instalação, {warranty.installation}; motor comprado conosco, {warranty.motor}.",
        ],
      },
      {
        question: "Vocês atendem qualquer marca?",
        answers: [
          "Atendemos {shop.someBrands}, como assistência independente; de outra, a foto da etiqueta diz se há peça.",
          "Trabalhamos com {shop.someBrands}. Para as demais, mande a foto da etiqueta.",
        ],
      },
    ],
    photo: "uma foto do portão e da etiqueta do motor, e diga o que você precisa",
  },
  {
    id: "manutencao-empresa-intervalo",
    broader: "manutencao",
    label: "De quanto em quanto tempo, em empresa e escola",
    phrase: "o intervalo da manutenção em empresa, escola e indústria",
    asks: [
      "manutenção portão hospital",
      "manutenção portão clínica",
      "manutenção portão academia",
      "manutenção portão posto",
      "manutenção portão hotel",
      ...combine(
        ["quanto em quanto tempo manutenção", "frequência manutenção", "quantas vezes manutenção", "quando manutenção"],
        [
          "escola",
          "empresa",
          "indústria",
          "industrial",
          "galpão",
          "loja",
          "comércio",
          "academia",
          "hospital",
          "clínica",
        ],
      ),
      "periodicidade manutenção industrial",
      "manutenção industrial cada meses",
      "manutenção portão industrial mensal",
      "portão comércio intervalo manutenção",
      "quanto tempo revisar portão escola",
      "portão colégio manutenção mensal",
      "escola cada quanto tempo revisar",
      "escola quanto tempo revisar",
      "caminhão dia todo manutenção mensal",
      "portão caminhão manutenção mensal semestral",
    ],
    intent: "question",
    answers: {
      any: [
        "Fazemos a manutenção do portão de hospital, clínica, academia, posto ou hotel fora da hora de movimento: em geral de {price.preventiveRange} por portão, sem peças, {visits.business} no mínimo, e mais vezes onde abre o dia todo. Motor, folha, força, fotocélula e nobreak são testados em cada visita.",
        "Em portão industrial, a manutenção mensal compensa onde ele abre o dia todo ou por onde passa caminhão; nos outros, a cada dois ou três meses, e {visits.business} no mínimo. A visita fica, em geral, de {price.preventiveRange} por portão grande, sem peças.",
        "Em escola, comércio e indústria, a manutenção do portão é feita {visits.business}, no mínimo; com portão que abre o dia todo, caminhão ou muita criança passando, todo mês ou a cada dois. O valor é por portão, em proposta grátis por foto.",
        "Portão de empresa, escola ou galpão pede revisão {visits.business}, no mínimo, e mais vezes conforme as aberturas: doca e entrada de movimento, todo mês; portão que só abre e fecha o expediente, o mínimo basta.",
        "O intervalo em escola, loja e indústria depende das aberturas por dia: poucas, {visits.business}; dezenas, a cada dois ou três meses; o dia inteiro, todo mês. Fotocélula e força são testadas em toda visita, porque passa gente que não conhece o portão.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O intervalo pelo uso", "Quantas visitas o seu portão pede"],
        slots: [
          [
            "Conte as aberturas de um dia comum: é esse número, e não o tipo de negócio, que gasta o portão.",
            "O que manda são as aberturas por dia e o peso da folha.",
          ],
        ],
        bullets: [
          "Abre e fecha só no começo e no fim do expediente: {visits.business}",
          "Entrada e saída o dia inteiro: todo mês",
          "Folha pesada, pátio de terra ou caminhão: a cada 2 meses",
          "Portão que parou no ano: encurte o intervalo",
        ],
      },
      {
        about: "visit",
        headings: ["O que se confere em cada visita", "Da folha ao relatório"],
        slots: [
          [
            "Cabos, roldanas, trilho, cremalheira e soldas vêm primeiro; depois corrente, capacitor, força e fotocélula.",
            "A mecânica é vista com o disjuntor desligado, e a segurança, testada com o portão andando.",
          ],
          [
            "O registro de cada visita serve à segurança do trabalho, ao seguro e à vistoria.",
            "Guarde o relatório: ele mostra o que foi testado e a peça que está no fim.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa", "Valor por portão"],
        slots: [
          [
            "O valor depende do peso da folha, das aberturas e de quantos portões são vistos no mesmo dia; a proposta sai por fotos.",
            "Cobra-se por portão, avulso ou em contrato; vários no mesmo dia dividem a ida.",
          ],
          [
            "Para comparar, em casa a visita parte de {price.preventive}, sem peças; a troca de um motor pesado fica de {price.heavySwap}.",
            "Como referência, a visita residencial parte de {price.preventive}, sem peças, e um motor pesado novo fica de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A visita pode ser fora do expediente?",
        answers: [
          "Pode, combinada antes; assim o portão não para a entrada nem a expedição.",
          "Sim, no horário de menos movimento; diga qual é ao pedir a proposta.",
        ],
      },
      {
        question: "Vale a pena contrato para empresa?",
        answers: [
          "Vale com mais de um portão ou onde a parada custa caro: fixa as visitas, o registro e a prioridade.",
          "Em geral sim, com uso intenso; para um portão de pouco uso, a visita avulsa basta.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com as aberturas por dia e a data da última revisão",
  },
];
