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
        "Placa de portão queimada por raio tem conserto quando o surto parou na entrada, em fusível, varistor, relé ou fonte; com trilha carbonizada ou processador queimado, é troca. A medição decide, em visita que em casa parte de {price.preventive}, sem peças; peça antes o ressarcimento à distribuidora ou ao seguro.",
        "Entre reparo ou troca da placa queimada por raio, vale reparar se queimou só fusível, varistor ou fonte, e trocar se há carvão nas trilhas ou dano espalhado. O técnico mede placa e motor a partir de {price.preventive} em casa, sem peças; registre o pedido na distribuidora ou no seguro antes do conserto.",
        "A placa que o raio queimou pode ser reparada em bancada se o surto ficou na entrada; se chegou ao processador ou comeu a trilha, troca-se. Para saber, a medição em residência começa em {price.preventive}, sem peças, e convém abrir antes o pedido à distribuidora ou ao seguro.",
      ],
      question: [
        "Sim, a placa queimada por raio tem conserto se o surto parou em fusível, varistor, relé ou fonte, que se reparam em bancada. Com trilha carbonizada ou processador queimado não compensa; a medição, em visita que em casa parte de {price.preventive}, sem peças, diz qual é o caso.",
        "Em geral tem conserto, quando o raio atingiu só a entrada da placa, onde ficam fusível e varistor. Carvão nas trilhas ou dano espalhado levam à troca; o técnico mede e separa os casos em visita desde {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que foi o raio", "Como reconhecer a queima por surto"],
        slots: [
          [
            "O portão parou na hora da tempestade ou logo depois da volta da luz, sem ter dado sinal antes. A tampa continua fechada nessa conferência.",
            "Funcionava até o temporal e não reagiu mais: essa é a marca do surto.",
            "Parada junto com raio ou volta da energia aponta para o surto. Observe só por fora, com a tampa fechada.",
          ],
        ],
        bullets: [
          "Cheiro de queimado ou marca escura na caixa",
          "Outros aparelhos da casa queimados no mesmo dia",
          "Luz da central apagada, com o disjuntor ligado",
          "Interfone ou câmera também parados",
        ],
      },
      {
        about: "replace",
        headings: ["O que se repara e o que se troca", "Até onde o reparo compensa"],
        slots: [
          [
            "Fusível, varistor, a peça que segura o pico, transformador e relé são trocados em bancada, e os controles costumam continuar na memória. Trilha queimada, processador perdido ou placa já consertada antes pedem central nova.",
            "Se a proteção de entrada, com fusível e varistor, que absorve o surto, cumpriu o papel, o reparo é pequeno e a programação fica. Carvão na trilha ou processador morto levam à troca.",
            "Reparam-se a fonte, o relé, o fusível e o varistor, aquele que se sacrifica no pico, quase sempre sem perder os controles. Dano nas trilhas ou no processador não compensa reparar.",
          ],
          [
            "Modelo com inversor ou fora de linha inverte a conta, porque a central nova é cara ou não existe. Se o motor também foi atingido, o conjunto em casa fica de {price.homeSwap}, com mão de obra.",
            "Em placa cara, como a de inversor, ou sem reposição, tenta-se o reparo primeiro. Com o motor queimado junto, a troca de tudo em casa custa de {price.homeSwap}.",
            "Placa rara ou com inversor se repara antes de pensar em outra. Já motor e placa perdidos pedem conjunto novo, de {price.homeSwap} em residência.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até a medição", "Antes do conserto: registre e não insista"],
        slots: [
          [
            "Deixe o disjuntor desligado e não abra a tampa, porque há tensão e capacitor carregado. Religar para testar pode levar o que o raio poupou.",
            "Mantenha a energia cortada e a tampa fechada, por causa do capacitor. Um teste a mais aumenta o dano se há curto.",
            "Não religue nem abra a caixa: o curto piora e o capacitor guarda carga. Espere a medição com o disjuntor desligado.",
          ],
          [
            "Anote dia e hora e guarde a placa, que pode ser vistoriada. A distribuidora ou o seguro em geral pedem orçamento por escrito antes do conserto.",
            "A placa velha é prova, então guarde-a com o dia e a hora do temporal. O pedido leva orçamento por escrito.",
            "Data, hora e a placa guardada sustentam o pedido de ressarcimento. Junte o orçamento escrito do técnico.",
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
          "Precisam de novo cadastro na central nova. Código incompatível pede controles novos ou um receptor avulso.",
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
          "Com DPS no quadro, aterramento e circuito próprio. Reduz muito o risco, embora raio direto nenhum protetor segure.",
          "DPS e terra no quadro, e proteção no cabo do interfone e da câmera, por onde o surto também entra.",
        ],
      },
      {
        question: "Quanto tempo leva o reparo da placa?",
        answers: [
          "Se a peça é simples, pode sair na visita, em até {trade.smallRepair}. Em bancada, leva alguns dias, e o prazo é informado antes.",
          "Fusível e relé se resolvem no local, muitas vezes. Placa que vai para a bancada demora alguns dias.",
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
      "manutenção mensal portão condomínio casas",
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção do portão do condomínio deve ser feita {visits.business}, no mínimo, e a cada 2 ou 3 meses quando muitas vagas usam um portão só. Todo mês, apenas onde ele abre o dia inteiro. Cada visita costuma custar de {price.preventiveRange} por portão grande, sem peças.",
        "A manutenção do portão do prédio não precisa ser todo mês na maioria dos casos: {visits.business} costuma bastar. O intervalo depende do número de aberturas, e o mensal só vale onde o portão não para ou já quebrou no ano. A visita fica, em geral, de {price.preventiveRange} por portão grande, sem peças.",
        "De quanto em quanto tempo fazer manutenção no portão do condomínio depende do movimento: {visits.business} no prédio comum, a cada 2 ou 3 meses com muitas vagas e todo mês na garagem que não para. Em portão grande, cada visita costuma ir de {price.preventiveRange}, sem peças.",
        "Manutenção de portão de condomínio todo mês só se justifica onde ele trabalha o dia inteiro; nos outros prédios, marque a visita {visits.business}. O motivo é que o desgaste vem das aberturas, e não do calendário. O valor costuma ser de {price.preventiveRange} por portão grande, fora peças.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O intervalo pelo uso da garagem", "Quantas visitas o seu prédio precisa"],
        slots: [
          [
            "Nenhuma regra geral obriga a visita mensal em todo prédio. A melhor medida é o número de vagas que dependem de cada portão.",
            "Conte quantas vagas usam cada portão: quanto mais carros, menor o tempo entre as visitas. Não há regra que obrigue a visita mensal.",
            "As aberturas por dia decidem o intervalo, e elas se estimam pelas vagas de cada portão. Nenhuma regra geral manda fazer todo mês.",
          ],
        ],
        bullets: [
          "Prédio pequeno, com poucas vagas por portão: {visits.business}",
          "Muitas vagas e um portão só: a cada 2 ou 3 meses",
          "Portão que abre o dia todo, com entregas e visitas: todo mês",
          "Portão que já parou no ano: intervalo menor, até passar seis meses sem defeito",
        ],
      },
      {
        about: "care",
        headings: ["O que o zelador faz entre as visitas", "A parte da zeladoria, todo mês"],
        slots: [
          [
            "Com o disjuntor desligado, o zelador varre o trilho, limpa as lentes da fotocélula com pano seco e anota ruído ou lentidão, com data. Lubrificar, regular e mexer em cabo fica com o técnico, porque produto errado gasta as peças.",
            "Uma vez por mês, com o disjuntor desligado, o zelador varre o trilho, passa pano seco na fotocélula e anota o que mudou. Graxa, regulagem e cabos são do técnico.",
            "O zelador limpa trilho e lentes uma vez por mês, com o circuito desligado, e escreve qualquer barulho novo. O resto, da lubrificação ao ajuste de força, não é tarefa da portaria.",
          ],
          [
            "Cada visita deixa relatório com data, testes e peças no fim da vida. Ele ajuda o síndico a prever a despesa e mostra na assembleia que o prédio cuida do portão.",
            "Peça o relatório de cada revisão: nele ficam o que foi testado e o que vai precisar de troca. Serve de previsão de gasto e de prova de cuidado.",
            "O registro de cada serviço, com data e pendências, vai para a pasta do síndico. Com ele se compra a peça antes de o portão parar e se responde à assembleia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quando vale o contrato", "Visita avulsa ou contrato"],
        slots: [
          [
            "O valor é cobrado por portão e muda com o peso da folha, o uso e quantos portões são feitos na mesma ida. O contrato compensa com dois ou mais portões ou quando parar é grave; para um só, serve a visita avulsa com data marcada.",
            "Cobra-se por portão, conforme folha e movimento, e vários no mesmo dia dividem o deslocamento. Um portão único vai bem com visitas avulsas; com vários, ou onde parar é grave, o contrato garante datas e prioridade.",
            "Peso, uso e número de portões definem o preço. O contrato faz sentido em garagem com dois ou mais portões, pela prioridade e pelas datas certas. Nas outras, basta marcar a próxima visita ao fim de cada uma.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que faz adiantar a visita?",
        answers: [
          "Ronco, pancada, lentidão ou parada fora do ponto adiantam a revisão. Cabo desfiado, folha torta ou cheiro de queimado pedem disjuntor desligado e chamado na hora.",
          "Barulho novo e demora são motivo para marcar logo. Se a folha entortou ou há cabo abrindo, o portão fica sem uso até o técnico ver.",
        ],
      },
      {
        question: "A garagem fica parada durante a revisão?",
        answers: [
          "Por pouco tempo, e a visita é marcada fora do pico. Com dois portões, faz-se um de cada vez.",
          "Só durante os testes. Combina-se com a portaria um horário de pouco movimento, com aviso aos moradores.",
        ],
      },
      {
        question: "Quem responde se o portão falhar por falta de manutenção?",
        answers: [
          "Cuidar do portão é tarefa do condomínio, e do síndico por ele; por isso guarde o registro das visitas. Num caso concreto, consulte a administradora ou um advogado.",
          "Em geral o condomínio, que deve conservar o que é comum. O relatório das revisões é a melhor prova de que cuidou.",
        ],
      },
      {
        question: "Cancela e portão social entram no mesmo intervalo?",
        answers: [
          "Podem entrar na mesma visita, cada um com a sua lista. A cancela, que trabalha mais, às vezes pede intervalo menor.",
          "Sim, e assim se aproveita o deslocamento. O portão social é leve e costuma aguentar um semestre; a cancela movimentada precisa de mais visitas.",
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
        "Fazemos o conserto de motor [marca] com orçamento sem compromisso: mande um vídeo do defeito, com som, e a foto da etiqueta, e a peça provável e o valor vêm antes da visita. Se bastar regular, em casa fica a partir de {price.preventive}, sem peças.",
        "O conserto de motor [marca] começa pelo orçamento sem compromisso, por vídeo e foto da etiqueta, e você só paga se aprovar. A regulagem em residência parte de {price.preventive}, sem peças; trocado inteiro, para comparar, o motor fica de {price.homeSwap}, instalado.",
        "Consertamos motor [marca] de forma independente, e o orçamento é grátis e sem compromisso, pelo vídeo do defeito e pela etiqueta. Só regular, em casa, custa a partir de {price.preventive}, fora as peças; se for preciso medir no local, o valor da ida é informado antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento do conserto", "Vídeo e etiqueta: o que mostrar"],
        slots: [
          [
            "Com estes dados, a resposta já traz a causa provável. Filme de longe, uma vez só; se o motor ronca parado ou a folha está torta, mande apenas fotos, com o disjuntor desligado.",
            "Quanto melhor o material, mais certo o valor. Grave um único acionamento, afastado da folha, e dispense o vídeo se ela está torta ou se o motor ronca sem sair do lugar.",
            "Bastam um vídeo curto e duas informações para chegar à peça provável. Portão torto ou motor que ronca parado não se filma: corte a energia e fotografe.",
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
        headings: ["Quanto custa o conserto do motor [marca]", "O que o orçamento separa"],
        slots: [
          [
            "O orçamento separa peça e mão de obra. Capacitor e fim de curso, o sensor da parada, estão entre as peças baratas, e a engrenagem fica no meio. Placa e redutor, a caixa de engrenagens, são as mais caras.",
            "Peça e serviço aparecem em linhas próprias. Do lado barato estão o capacitor e o fim de curso, que marca a parada, e do caro, a placa e o redutor, que é o conjunto de engrenagens.",
            "Você vê quanto é da peça e quanto é do trabalho. A ordem de preço vai de capacitor e fim de curso, o sensor de parada, à engrenagem e, por fim, à placa e ao redutor inteiro.",
          ],
          [
            "Quando o conserto passa da metade do motor novo, de {price.homeSwap} em casa, vale comparar os dois. Nada é trocado sem a sua aprovação, e a ida ao local, se cobrada, tem o valor combinado antes.",
            "Compare com a troca, de {price.homeSwap} em residência, se o reparo custar mais da metade dela. Sem o seu aceite nenhuma peça sai do lugar, e o preço da ida, quando há, é informado na conversa.",
            "O motor novo instalado vai de {price.homeSwap} em casa, e um conserto acima da metade disso pede a comparação. A ida, se tiver custo, é combinada, e a troca só ocorre aprovada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o conserto é feito", "Da folha à central, passo a passo"],
        slots: [
          [
            "Com a energia cortada, o técnico testa o peso da folha: leve, o defeito está no motor ou na central; pesada, no portão. Depois mede tensão, capacitor, fim de curso e placa, para não trocar peça boa.",
            "O primeiro teste é o da folha, sem energia, que separa problema de portão de problema de motor. Só então se medem placa, capacitor, fim de curso e tensão, um a um.",
            "Antes da tampa, verifica-se se a folha anda leve, com tudo desligado. Se anda, a medição segue pelo motor, do capacitor à placa; se pesa, o reparo é mecânico.",
          ],
          [
            "Um reparo pequeno leva até {trade.smallRepair}. No fim, o portão faz vários ciclos e, pela lei, você tem 90 dias para reclamar do serviço e da peça trocada.",
            "Serviço simples termina em até {trade.smallRepair}, com abertura e fechamento repetidos. A lei garante 90 dias para reclamar da peça e do trabalho.",
            "Quando a troca é simples, o trabalho toma até {trade.smallRepair} e acaba com testes. Para peça e serviço, o prazo de reclamação pela lei é de 90 dias.",
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
          "O orçamento por vídeo e foto não custa nada. Se houve visita, paga-se só a ida, no valor informado antes.",
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
      {
        question: "Posso levar o motor até vocês?",
        answers: [
          "É melhor o técnico ver o motor no portão, porque boa parte dos defeitos vem da folha. Retirá-lo por conta própria também exige mexer na rede e, no basculante, pode soltar a folha.",
          "Não convém tirar o motor: fora do portão não se testa a folha nem o percurso, e no basculante ele ajuda a segurar o conjunto. A visita resolve no local.",
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
        "A fotocélula do portão com defeito dá estes sintomas: o portão abre e não fecha, volta no meio do fechamento ou falha só com sol. A regulagem é limpar as lentes e girar o suporte até o LED do receptor firmar; se o LED não firma, o técnico troca o par, e o preço sai grátis por foto. Só o ajuste em casa, sem peças, parte de {price.preventive}.",
        "Portão que não fecha, que volta no meio ou LED do receptor piscando são os sintomas da fotocélula com defeito. Na regulagem, limpam-se as lentes e gira-se o suporte até o LED ficar firme. Se o LED não firma, o técnico mede e faz a troca do par, com o preço dado de graça pela foto. Só o ajuste, sem peças, parte de {price.preventive} em casa.",
        "Os sintomas de fotocélula do portão com defeito são portão que não fecha ou reabre sozinho e LED do receptor apagado. Primeiro limpe as lentes e gire o suporte até o LED parar de piscar. Se a falha continua, o técnico mede o cabo e os módulos e troca o par. O preço da troca, com a mão de obra, sai grátis por foto.",
      ],
      "how-to": [
        "Para regular a fotocélula, limpe as duas lentes, deixe os módulos na mesma altura e gire um deles no suporte até o LED do receptor acender firme. Aperte e teste: com o portão fechando, um cabo de vassoura no feixe tem de fazer a folha parar e voltar.",
        "A fotocélula se regula por fora: lentes limpas, módulos frente a frente e suporte girado até o LED do receptor parar de piscar. Depois corte o feixe com um cabo de vassoura para provar; se o LED não firma, o defeito é cabo, água ou módulo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sintomas de fotocélula com defeito", "Como reconhecer a fotocélula ruim"],
        slots: [
          [
            "Um destes sinais já aponta para a fotocélula, e dois quase confirmam. O último é o mais perigoso e pede disjuntor desligado.",
            "Compare com o que o seu portão faz. Os primeiros sinais atrapalham; o último põe gente em risco e para o uso do portão.",
            "Basta um sinal para suspeitar, e dois para ter quase certeza. No último caso, desligue o disjuntor e não use.",
          ],
        ],
        bullets: [
          "Abre pelo controle e não fecha, ou começa a fechar e volta",
          "Falha só em certa hora, com sol baixo numa lente",
          "LED do receptor apagado ou piscando",
          "Fecha sem parar quando alguém corta o feixe",
        ],
      },
      {
        about: "check",
        headings: ["Como regular a fotocélula", "Regulagem em cinco passos"],
        slots: [
          [
            "A regulagem é por fora, com o portão aberto e parado, sem desmontar o módulo nem mexer nos fios. Fique fora do caminho da folha no teste.",
            "Faça com o portão parado e aberto, sem abrir caixa alguma. No passo final, quem testa fica de lado.",
            "Só se mexe na posição do módulo, com a folha parada. Fios e tampas ficam como estão, e o teste se faz da lateral.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Veja se os dois módulos estão na mesma altura e firmes na parede.",
          "Afrouxe um pouco o suporte do que está torto e gire até o LED do receptor acender firme.",
          "Aperte o suporte sem tirar da posição e confira o LED.",
          "Feche pelo controle e corte o feixe com um cabo de vassoura: a folha tem de parar e voltar.",
        ],
      },
      {
        about: "replace",
        headings: ["Como é feita a troca da fotocélula", "A troca do par, passo a passo"],
        slots: [
          [
            "O técnico desliga o disjuntor, retira os dois módulos e confere o cabo até a central. O par novo precisa ter a tensão que a central fornece, em geral 12 ou 24 volts.",
            "Com a energia cortada, saem o emissor e o receptor, e o cabo é medido até a central. Entra um par com a mesma tensão de alimentação da saída da placa, em geral de 12 ou 24 volts.",
          ],
          [
            "Os módulos são fixados frente a frente, na mesma altura, e o cabo volta aos mesmos bornes da central. No fim, o técnico corta o feixe várias vezes, e a folha tem de parar e voltar em todas.",
            "Depois o técnico fixa os módulos na mesma altura, liga os fios na central e alinha até o LED firmar. O serviço só termina quando o portão volta a cada corte do feixe.",
          ],
          [
            "O par de outra marca pode servir, desde que combine com a tensão e com o tipo de contato da central. Quando o cabo está partido, passa-se um novo pelo eletroduto.",
            "Não é obrigatório usar a mesma marca. A tensão e o tipo de contato precisam ser os da central, e um cabo com emenda oxidada é trocado por inteiro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Se a regulagem não resolve: cabo ou módulo", "Quando chamar o técnico"],
        slots: [
          [
            "LED que não firma depois de limpo e alinhado indica cabo rompido, água dentro ou módulo queimado. O técnico mede a alimentação nos dois módulos e a entrada da placa e troca só o que falhou.",
            "Lentes limpas, módulos de frente e LED ainda piscando levam a cabo, umidade ou módulo. A medição nos dois lados e na placa mostra qual trocar.",
            "Se o LED continua instável com tudo alinhado, há fio partido, água ou módulo queimado. O técnico mede os dois módulos e a entrada da central para saber o que trocar.",
          ],
          [
            "Enquanto espera, não anule o sensor com um fio. Para fechar à mão um portão de correr ou de abrir, com a folha reta, desligue o disjuntor e destrave o motor. O basculante que ficou aberto não se destrava em casa: chame o técnico.",
            "Até a visita, não anule o sensor para fechar o portão. Com o disjuntor desligado e o motor destravado, a folha reta de correr ou de abrir fecha à mão. O basculante parado aberto fica para o técnico.",
            "Não anule o sensor nem por uma noite. Você pode fechar à mão a folha reta de correr ou de abrir, com o disjuntor desligado. Não destrave o basculante que parou aberto, porque a folha pode descer de uma vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa trocar a fotocélula?",
        answers: [
          "O preço soma o par e a mão de obra, e o orçamento é grátis, por foto. Quando o cabo serve, a troca leva até {trade.smallRepair}. Um cabo novo até a central aumenta o valor.",
          "O valor depende do par escolhido e do estado do cabo, e o orçamento por foto é grátis. Com o fio bom, o serviço leva até {trade.smallRepair}. Se for preciso passar outro cabo, ele é somado.",
        ],
      },
      {
        question: "Preciso trocar os dois módulos?",
        answers: [
          "Em geral sim: emissor e receptor são vendidos em par e precisam ser do mesmo modelo para se entenderem.",
          "Quase sempre o par. Um módulo de outro modelo pode não reconhecer o feixe do antigo.",
        ],
      },
      {
        question: "Por que a fotocélula falha só de tarde?",
        answers: [
          "O sol baixo entra direto no receptor e encobre o feixe. Inverter emissor e receptor de lado, ou pôr uma aba sobre a lente, costuma resolver.",
          "Naquela hora o sol bate na lente do receptor. O técnico troca os módulos de lado ou instala uma proteção.",
        ],
      },
      {
        question: "A fotocélula molhada volta a funcionar?",
        answers: [
          "Às vezes volta ao secar, mas a oxidação fica e a falha retorna na chuva seguinte. Vedação ruim ou lente embaçada por dentro pede troca do par.",
          "Pode voltar por um tempo. Água que entrou uma vez entra outra, e o contato oxidado acaba falhando; o certo é vedar ou trocar.",
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
        "Engrenagem do automatizador gasta e cremalheira pulando dentes se conferem juntas, porque dente gasto de uma come a outra nova. Trocam-se a peça e os gomos ruins, com folga de {rack.clearance}, por preço dado pela foto; se o redutor também se foi, o motor novo em casa fica de {price.homeSwap}.",
        "Se a cremalheira está pulando dentes e a engrenagem do automatizador, gasta, desligue o disjuntor e não insista: cada pulo come mais. Troca-se o pinhão com os gomos ruins, folga de {rack.clearance}, orçados por foto; com o redutor perdido, o motor novo custa de {price.homeSwap} em casa.",
        "Cremalheira pulando dentes com engrenagem gasta pede a troca das partes comidas e a folga refeita em {rack.clearance}, não só aproximar o motor do portão. Peça e serviço saem por foto; quando o redutor do automatizador também cedeu, compare com o motor novo, de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Engrenagem, cremalheira ou as duas", "Onde está o desgaste"],
        slots: [
          [
            "O ponto em que pula já diz muito. Olhe com o disjuntor desligado e sem pôr a mão entre os dentes.",
            "Repare onde e quando o dente salta. O exame se faz só com os olhos, sem energia e sem tocar na engrenagem.",
            "O lugar do pulo separa uma peça da outra. Desligue o disjuntor antes de chegar perto e mantenha os dedos longe dos dentes.",
          ],
        ],
        bullets: [
          "Pula no curso inteiro: engrenagem gasta ou motor afastado",
          "Pula sempre no mesmo ponto: gomo gasto, solto ou desnivelado",
          "Motor gira por dentro e o pinhão, a engrenagem de fora, não: coroa do redutor",
          "Dentes finos e pó no chão: fim da vida da engrenagem",
        ],
      },
      {
        about: "visit",
        headings: ["O que se troca e em que ordem", "Como o técnico resolve"],
        slots: [
          [
            "Primeiro a causa: roldana gasta, parafuso solto ou base que cedeu afastam a barra do pinhão e gastariam a peça nova. Por isso a folha é acertada antes.",
            "Antes das peças vem a folha, porque uma roldana no fim ou a base afundada muda a altura da barra. Sem corrigir isso, o dente novo se come do mesmo jeito.",
            "O desgaste tem origem, em geral roldana gasta, base cedida ou parafuso frouxo, e ela se corrige antes. Só com a barra na mesma altura do começo ao fim vale pôr peça.",
          ],
          [
            "Depois entram o pinhão e os gomos do mesmo passo, a distância entre os dentes, com a folga conferida em vários pontos. O portão é testado de ponta a ponta, sem tranco.",
            "Em seguida se trocam engrenagem e gomos, sempre do mesmo passo, que é a medida de dente a dente. A folga é igualada no curso todo antes do teste.",
            "Feito isso, colocam-se gomos e pinhão de passo igual, ou seja, com os dentes na mesma distância. Confere-se a folga ao longo da barra e se roda o portão inteiro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quando o motor novo compensa", "Peça avulsa ou motor novo"],
        slots: [
          [
            "Só reapertar e refazer a folga fica na visita, a partir de {price.preventive} em casa, sem peças. Em ordem de custo, vêm depois o pinhão, os gomos e a coroa interna, que obriga a abrir o redutor.",
            "A visita com reaperto e folga, em casa, parte de {price.preventive}, fora as peças. O pinhão é a mais barata, a cremalheira se paga por metro, e a coroa de dentro dá mais trabalho.",
            "Se basta ajustar, a visita em residência começa em {price.preventive}, sem contar peça. Acima disso, na ordem, estão pinhão, metro de cremalheira e coroa do redutor.",
          ],
          [
            "Com folga no eixo ou peça fora de linha, o motor novo sai melhor, e a base e a cremalheira boas ficam. Em portão pesado, a troca vai de {price.heavySwap}, com mão de obra.",
            "O motor novo compensa quando o eixo balança ou não há peça à venda, aproveitando a base. Folha pesada leva a troca para {price.heavySwap}, serviço incluído.",
            "Eixo com jogo ou modelo sem reposição indicam motor novo, mantendo o que está bom na base e na barra. No portão pesado, conte de {price.heavySwap} pela troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só a engrenagem?",
        answers: [
          "Pode, se os dentes da cremalheira estão inteiros. Barra de dentes pontudos come o pinhão novo em pouco tempo.",
          "Sim, quando a barra está boa. Do contrário, trocam-se também os gomos gastos, e não a cremalheira toda.",
        ],
      },
      {
        question: "Posso usar o portão pulando dente?",
        answers: [
          "Não: cada pulo gasta mais, e a folha pode passar do fim de curso e bater. Desligue o disjuntor e, se ela está reta e no trilho, destrave e mova na mão.",
          "Não convém, porque o desgaste cresce a cada partida. Com a energia cortada, a folha de correr reta pode ser solta e empurrada devagar até o conserto.",
        ],
      },
      {
        question: "Existe engrenagem para qualquer motor?",
        answers: [
          "Para as linhas mais vendidas, em geral sim, original ou compatível. Modelo antigo pode não ter mais, e o nome na etiqueta é que responde.",
          "Depende do modelo. As marcas comuns têm reposição fácil; em motor fora de linha, a peça às vezes não existe e a troca compensa.",
        ],
      },
      {
        question: "Cremalheira de nylon ou de aço: qual gasta menos?",
        answers: [
          "A de aço dura mais em folha pesada, e a de nylon faz menos barulho e serve à folha leve. As duas pedem a mesma folga e barra alinhada.",
          "Em portão pesado, aço; em folha leve de casa, nylon, que é mais silenciosa. Desalinhada, qualquer uma se gasta cedo.",
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
        "A placa central é compatível com o seu motor de portão quando combinam a tensão, a potência, o fim de curso, os conectores e o código dos controles. Motor comum costuma aceitar placa universal; motor com inversor só aceita a do próprio modelo. No preço, a universal é a mais barata e a de inversor, a mais cara, e o valor sai pela foto da etiqueta.",
        "Para achar a placa central compatível com o seu motor, compare tensão, fim de curso, conectores e código do controle; motor com inversor só aceita a placa do próprio modelo. O preço sobe da universal para a original e desta para a de inversor. Mande a foto da etiqueta do motor e dizemos qual serve e quanto custa.",
        "Qual placa central é compatível com o seu motor depende de quatro pontos: fim de curso, tensão, conectores e código dos controles. Em motor comum, uma universal costuma servir e custa menos que a original; com inversor, só serve a do mesmo modelo. A foto da etiqueta do motor basta para indicarmos a certa, com o preço.",
        "A placa compatível é a que tem a mesma tensão, o mesmo fim de curso e os mesmos conectores da antiga e reconhece os controles da casa. Em motor comum, a universal resolve e é a mais barata; com inversor, só a do próprio modelo. O orçamento da peça com a troca é grátis, pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tem de combinar na placa", "Compatível: confira item por item"],
        slots: [
          [
            "Um item diferente impede a troca ou queima a placa nova. Compare a etiqueta do motor com a ficha da placa.",
            "Basta uma diferença para a placa não funcionar ou queimar. Ponha lado a lado a etiqueta do motor e a descrição da placa.",
            "A troca só dá certo se todos os pontos forem iguais. Compare a ficha da placa com a etiqueta do motor.",
          ],
        ],
        bullets: [
          "Tensão (127 V, 220 V ou corrente contínua) e potência do motor",
          "Fim de curso: ímã, chave ou contagem de voltas (encoder)",
          "Conectores, tamanho da caixa e entrada para fotocélula e trava",
          "Frequência e código dos controles da casa",
        ],
      },
      {
        about: "choose",
        headings: ["Qual placa para cada motor", "Universal, original ou de inversor"],
        slots: [
          [
            "Motor comum, de corrente alternada e fim de curso simples, costuma aceitar placa universal de boa marca. Com inversor, que varia a velocidade, corrente contínua ou encoder, o sensor que conta as voltas, só serve a do fabricante.",
            "A universal resolve no motor de corrente alternada com fim de curso comum. Inversor, encoder (sensor que conta as voltas) e corrente contínua pedem a placa do próprio modelo.",
            "Se o motor é convencional, a universal atende. Já encoder, que conta as voltas, corrente contínua e inversor, que controla a velocidade, exigem a placa original.",
          ],
          [
            "Modelo fora de linha tem duas saídas: consertar a placa antiga em bancada ou trocar o motor com a placa. Essa troca, em casa, fica de {price.homeSwap}, com mão de obra.",
            "Se a placa não é mais vendida, restam o conserto da antiga e o motor novo, que em residência custa de {price.homeSwap}, instalado.",
            "Quando a fábrica parou de fazer a placa, conserta-se a velha ou se compara com um motor novo, de {price.homeSwap} já instalado em casa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da placa trocada", "Peça, mão de obra e controles"],
        slots: [
          [
            "O valor soma a placa, a mão de obra e a gravação do percurso e dos controles. Trocar só a placa leva em geral até {trade.smallRepair}, se ela combina e o motor está bom.",
            "Entram a peça, a montagem e a gravação do percurso e dos controles. O serviço costuma caber em {trade.smallRepair} quando não há outro defeito.",
            "São somadas a placa, o serviço e a regulagem, com os controles gravados de novo, em até {trade.smallRepair} na maioria dos casos. Controle novo só é preciso se o código for outro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos funcionam na placa nova?",
        answers: [
          "Funcionam se o código for o mesmo, depois de gravados. Se não for, um receptor avulso permite aproveitá-los.",
          "Com o mesmo código, sim, basta regravar. Caso contrário, usa-se um receptor à parte ou controles novos.",
          "Sim, quando a frequência e o código são iguais. Em placa de outra marca, muitas vezes é preciso um receptor avulso ou controle novo.",
        ],
      },
      {
        question: "Comprei a placa pela internet. Vocês instalam?",
        answers: [
          "Instalamos depois de conferir, por foto da placa e da etiqueta, se ela combina. Placa errada pode queimar no primeiro acionamento.",
          "Sim, se for compatível. A conferência vem antes, para não ligar uma placa que não serve.",
          "Instalamos, se a foto mostrar que ela serve no motor. A garantia da peça continua com a loja que vendeu.",
        ],
      },
      {
        question: "A placa nova tem garantia?",
        answers: [
          "Tem a do fabricante na peça, com o prazo na nota, e os 90 dias da lei no serviço. Água e raio ficam de fora.",
          "Na peça vale o prazo do fabricante, e no serviço, os 90 dias da lei. Dano por raio ou pico de luz não é coberto.",
          "Sim: a do fabricante para a peça e os 90 dias da lei para o serviço. Guarde a nota e a placa antiga.",
        ],
      },
      {
        question: "Existe tabela de compatibilidade?",
        answers: [
          "Cada fabricante tem a sua, e uma tabela geral não resolve, porque o mesmo motor saiu com placas diferentes. A etiqueta do motor e o código impresso na placa decidem.",
          "Só por fabricante. Como um modelo muda de placa com o ano, o código impresso nela vale mais que qualquer lista.",
          "Não uma que sirva para tudo. O mesmo motor pode ter recebido placas diferentes, e por isso o código impresso na placa é o dado mais seguro.",
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
        "Fazemos todo o serviço de portão automático e eletrônico {em}: conserto, manutenção, instalação, troca de motor, controle e urgência, {shop.hours}. A visita com regulagem em casa parte de {price.preventive}, sem peças, e os outros valores estão na lista abaixo. O orçamento por foto é grátis.",
        "O serviço completo de portão eletrônico vai do controle ao motor novo e é feito no seu endereço, com hora combinada. O ajuste em residência começa em {price.preventive}, sem peças. Pela foto do portão e da etiqueta do motor, você recebe o valor antes da visita.",
        "O serviço de portão automático pode ser um conserto, uma revisão, a gravação de um controle ou a instalação do motor, e há atendimento de urgência, {shop.hours}. Em casa, a visita de regulagem custa a partir de {price.preventive}, sem peças. O orçamento do resto é grátis, por foto ou vídeo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que fazemos, serviço por serviço", "Serviços e valores"],
        slots: [
          [
            "Estes são os preços de partida de cada serviço. As peças são orçadas antes, separadas da mão de obra.",
            "A lista traz o valor inicial de cada serviço. No orçamento, a peça e a mão de obra aparecem separadas.",
            "Os preços abaixo servem de base. Se o serviço precisar de peça, você sabe o valor dela antes de começar.",
          ],
        ],
        bullets: [
          "Conserto e regulagem: a partir de {price.preventive} em casa, sem peças.",
          "Troca de motor, com motor novo e mão de obra: {price.homeSwap} em casa e {price.heavySwap} em portão pesado.",
          "Motor novo para basculante de até {width.quarterHp}, instalado: a partir de {price.lowest}.",
          "Só a mão de obra, para instalar motor que você já comprou: a partir de {price.installation}.",
          "Controle: venda e gravação, orçadas pelo modelo.",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva cada um", "Prazo de cada serviço"],
        slots: [
          [
            "A regulagem e a troca de peça comum ficam prontas na própria visita, em geral em até {trade.smallRepair}. Instalar motor leva {time.tilting} no basculante e {time.sliding} no portão de correr.",
            "Um ajuste ou a troca de uma peça simples leva cerca de {trade.smallRepair}. A instalação de motor leva {time.tilting} em basculante e {time.sliding} em deslizante.",
            "Reserve até {trade.smallRepair} para um reparo pequeno, {time.tilting} para instalar motor de basculante e {time.sliding} para o de correr.",
          ],
          [
            "Portão que não fecha, carro preso e folha torta são urgência, e o pedido é recebido {shop.hours}. O valor da ida é informado antes de o técnico sair.",
            "Para portão aberto, carro trancado ou folha caída, chame como urgência, {shop.hours}. Antes da saída você sabe quanto custa a ida.",
            "Trate como urgente o portão que ficou aberto, o carro preso e a folha torta. Recebemos o pedido {shop.hours} e informamos o preço da ida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que dizer no pedido", "Como pedir o serviço certo"],
        slots: [
          [
            "Diga o que o portão faz ou o que você quer, e mande o que a lista pede para cada caso.",
            "Cada serviço pede uma informação diferente. Com ela, o valor sai mais depressa.",
            "Com o material abaixo, o orçamento sai já na primeira mensagem.",
          ],
        ],
        bullets: [
          "Defeito: vídeo com som e foto da etiqueta do motor.",
          "Motor novo: foto do portão por dentro, largura e altura.",
          "Controle: foto da frente e do verso.",
          "Revisão: foto do portão e data da última visita.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O serviço tem garantia?",
        answers: [
          "Tem: {warranty.motor} no motor, {warranty.installation} na instalação e os 90 dias da lei no conserto.",
          "Sim. Para conserto vale o prazo legal de 90 dias; instalação tem {warranty.installation}, e motor novo, {warranty.motor} de fábrica.",
        ],
      },
      {
        question: "Vocês atendem qualquer marca?",
        answers: [
          "Trabalhamos com {shop.brands}, como assistência independente. Em outras marcas, o conserto depende de haver peça no mercado.",
          "Atendemos as principais: {shop.brands}, sem vínculo com as fábricas. Para outras marcas, o conserto depende de existir a peça.",
        ],
      },
      {
        question: "Como posso pagar?",
        answers: [
          "No cartão, em até {shop.instalments} vezes, ou por Pix, depois do serviço testado na sua frente.",
          "Por Pix ou em até {shop.instalments} parcelas no cartão, com o portão já funcionando.",
        ],
      },
      {
        question: "De quanto em quanto tempo devo pedir a manutenção?",
        answers: [
          "Em casa, {visits.home}; em comércio e prédio, {visits.business}. Com a revisão no prazo, o motor costuma durar de {trade.life}.",
          "A revisão residencial é {visits.home}, e a de prédio ou loja, {visits.business}. Ela evita boa parte das urgências.",
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
        "A manutenção de portão de escola deve ser feita {visits.business}, no mínimo, e a cada um ou dois meses onde ele abre o dia inteiro, porque o que gasta são as aberturas. A visita fica, em geral, de {price.preventiveRange} por portão grande, sem peças, e pode ser marcada fora da hora de movimento.",
        "O portão de hospital, que abre o dia todo, precisa de manutenção todo mês ou a cada dois meses; a entrada de pouco uso, {visits.business}. O intervalo segue o número de aberturas. Cada visita costuma ir de {price.preventiveRange} por portão grande, fora peças.",
        "De quanto em quanto tempo fazer manutenção no portão da escola ou da empresa depende do uso: {visits.business} se ele abre só na entrada e na saída, e todo mês se abre o dia inteiro. Custa, na maioria dos casos, de {price.preventiveRange} por portão grande e por visita, sem peças.",
        "Em empresa, comércio e indústria, a manutenção do portão é feita {visits.business}, no mínimo, e a cada um ou dois meses com caminhão ou entrada o dia todo. Quem define é o número de aberturas por dia. A visita fica, em geral, de {price.preventiveRange} por portão grande, sem peças.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O intervalo pelo uso do portão", "Quantas visitas o seu portão pede"],
        slots: [
          [
            "Conte as aberturas de um dia comum, porque elas gastam o portão mais que o tipo de negócio. Folha pesada e pátio de terra encurtam o prazo.",
            "As aberturas por dia contam mais que o ramo da empresa. Folha pesada, poeira e caminhão pedem visita mais vezes.",
            "Some quantas vezes ele abre num dia normal. Peso e terra no trilho diminuem o intervalo.",
          ],
        ],
        bullets: [
          "Abre só no começo e no fim do expediente ou da aula: {visits.business}",
          "Entrada e saída o dia inteiro: todo mês",
          "Folha pesada, pátio de terra ou caminhão: a cada dois meses",
          "Portão que parou no ano: intervalo menor, até passar seis meses sem defeito",
        ],
      },
      {
        about: "visit",
        headings: ["O que se confere em cada visita", "A revisão, da folha ao relatório"],
        slots: [
          [
            "O técnico começa por cabos, roldanas, trilho, dobradiças e soldas, com o disjuntor desligado. Depois mede corrente e capacitor e regula força e parada.",
            "Com a energia cortada, o técnico vê rodas, cabos, soldas e trilho, e em seguida mede o motor e acerta força e ponto de parada.",
            "A parte mecânica é revista sem energia, da solda ao cabo. Depois vêm a corrente, o capacitor e a força.",
          ],
          [
            "Onde passam crianças e pacientes, o teste da fotocélula e do recuo ao encostar é o que mais importa, com o portão andando. O registro datado serve à direção, ao seguro e à vistoria.",
            "Em local com criança ou maca, confere-se com cuidado se a folha para no feixe e volta ao tocar. O relatório, com data, fica para a direção e para a seguradora.",
            "A segurança pesa mais onde há aluno e paciente: sensor, recuo e força mínima são testados em movimento. Tudo fica anotado, com data, para vistoria e seguro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor por portão", "Quanto custa manter o portão da empresa"],
        slots: [
          [
            "O preço é por portão, avulso ou em contrato, conforme peso, aberturas e quantos são vistos no mesmo dia. Peça é cobrada à parte e aprovada antes; um motor pesado novo, com mão de obra, fica de {price.heavySwap}.",
            "O valor depende do peso da folha, do movimento e do número de portões por ida, com ou sem contrato. O que precisar de troca é orçado antes. Trocar um motor pesado custa de {price.heavySwap}.",
            "O tamanho da folha e o uso definem o valor, e ver vários portões na mesma visita o reduz. As peças vêm em linha separada e com a sua aprovação. A troca de um motor pesado vai de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A visita pode ser fora do expediente ou da aula?",
        answers: [
          "Pode, combinada antes, cedo, à noite ou no fim de semana, para o portão não parar a entrada.",
          "Sim, conforme a agenda. Diga as horas em que ele pode ficar parado e o valor do horário vem junto.",
        ],
      },
      {
        question: "Vale a pena contrato?",
        answers: [
          "Vale com mais de um portão ou onde a parada atrapalha muito, porque fixa datas, registro e prioridade. Para um só, serve a visita avulsa com data marcada.",
          "Com vários portões, sim, pela organização. Um portão único vai bem com visitas avulsas agendadas.",
        ],
      },
      {
        question: "O que a própria equipe pode fazer?",
        answers: [
          "Varrer o trilho, limpar as lentes da fotocélula com pano seco e anotar ruído novo, com o disjuntor desligado. Cabo, motor e placa são do técnico.",
          "Limpeza do trilho e das lentes, sem energia, e registro do que mudou. Lubrificar e regular ficam com a visita.",
        ],
      },
      {
        question: "O portão da escola precisa de fotocélula?",
        answers: [
          "Precisa, e em duas alturas onde há criança pequena, porque um feixe só não vê tudo. A força do motor fica no mínimo que fecha.",
          "Sim, e com um par mais baixo para os menores. O recuo ao encostar completa a proteção e é testado em cada visita.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com as aberturas por dia e a data da última revisão",
  },
];
