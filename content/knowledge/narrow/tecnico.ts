import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const tecnico: NarrowConcept[] = [
  {
    id: "autonomo-ou-empresa",
    broader: "tecnico",
    label: "Técnico autônomo ou empresa",
    phrase: "a escolha entre técnico autônomo e empresa",
    asks: [
      "autônomo ou empresa",
      "empresa ou autônomo",
      "técnico autônomo ou empresa",
      "autônomo ou empresa arrumar portão",
      "autônomo ou empresa portão",
      "empresa ou autônomo portão",
      "técnico particular ou empresa",
      "chamar autônomo ou empresa",
      "contratar autônomo ou empresa portão",
      "técnico autônomo confiável",
      "técnico autônomo portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Técnico autônomo ou empresa: para arrumar o portão, os dois servem, e o que decide é o que vem por escrito, como orçamento, recibo ou nota, garantia e contato para voltar. Num ajuste simples, um autônomo bem indicado basta; em motor novo, cabo ou mola, prefira quem dá nota e garantia.",
        "Para o portão, vale o autônomo indicado por quem já usou ou a empresa com nota, porque a lei dá 90 dias de garantia nos dois casos. A diferença aparece se o defeito volta: conta quem tem peça, atende de novo e deixou o preço por escrito. Compare os dois orçamentos com os mesmos itens.",
        "Entre técnico autônomo e empresa, escolha pelo risco do serviço. Regulagem, controle e sensor qualquer bom profissional resolve; basculante com cabo ou mola, choque e troca de motor pedem nota, garantia escrita e retorno certo. Para comparar, o nosso ajuste em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando cada um compensa", "Que serviço pede qual profissional"],
        slots: [
          [
            "O tamanho do serviço muda a escolha, porque muda o prejuízo de um erro.",
            "O que pesa é quanto custa um erro em cada serviço.",
          ],
        ],
        bullets: [
          "Regulagem, lubrificação ou controle: os dois atendem, e conta a indicação de quem já chamou",
          "Placa, capacitor ou engrenagem: prefira quem mede antes e mostra a peça trocada",
          "Cabo, mola ou contrapeso: chame quem escora a folha e assume o serviço por escrito",
          "Motor novo: peça a nota do motor e a garantia da instalação no mesmo documento",
          "Condomínio ou comércio: a nota fiscal é necessária para a prestação de contas",
        ],
      },
      {
        about: "check",
        headings: ["O que pedir antes de fechar", "O que precisa estar escrito"],
        slots: [
          [
            "Peça o nome completo ou o CNPJ, o valor da peça e o da mão de obra em linhas separadas e o prazo de garantia. Uma mensagem com tudo isso já vale como prova.",
            "O orçamento deve trazer quem faz, com nome ou CNPJ, a peça e o serviço em linhas separadas e a garantia. Se vier por mensagem, guarde, porque serve de prova.",
          ],
          [
            "Peça também para ver a peça retirada e pergunte o que causou a queima. Sem medição, é fácil trocar peça boa.",
            "Ver a peça trocada e ouvir a causa do defeito mostra se houve medição, e não só tentativa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Por que os preços são diferentes", "O que muda no preço"],
        slots: [
          [
            "O autônomo tem menos custo fixo e pode cobrar menos pela hora. A empresa inclui imposto, estoque de peças e retorno em garantia, o que costuma sair mais barato quando falta peça ou o defeito volta.",
            "Sem loja nem equipe, o autônomo pode ter a mão de obra mais baixa. Na empresa, o preço leva imposto, peças em estoque e a volta em garantia, que poupa a segunda conta se o defeito reaparece.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico autônomo também precisa dar garantia?",
        answers: [
          "Sim. O Código de Defesa do Consumidor dá 90 dias para reclamar do serviço, seja de autônomo ou de empresa.",
          "Precisa: a lei dá 90 dias no serviço e na peça, sem distinguir pessoa de empresa.",
        ],
      },
      {
        question: "Preciso de nota fiscal do conserto?",
        answers: [
          "Em casa, um recibo com o que foi feito já ajuda a cobrar a garantia. No condomínio e na empresa, a nota é necessária para as contas.",
          "Ela é a melhor prova da garantia. Sem nota, guarde recibo, mensagens e o comprovante do pagamento.",
        ],
      },
      {
        question: "Como saber se o técnico é bom?",
        answers: [
          "Ele pede vídeo e foto da etiqueta, mede antes de trocar e diz o preço antes de sair. Indicação de vizinho com o mesmo motor também conta.",
          "Repare se ele testa a folha na mão, mede energia e capacitor e explica a causa. Desconfie de preço fechado sem foto, vídeo nem visita.",
        ],
      },
    ],
  },
  {
    id: "tecnico-quanto-cobra",
    broader: "tecnico",
    label: "Quanto cobra um técnico",
    phrase: "quanto cobra um técnico de portão",
    asks: [
      "quanto cobra técnico",
      "quanto cobra técnico arrumar portão",
      "quanto cobra técnico consertar portão",
      "quanto técnico cobra arrumar portão",
      "técnico cobra",
      "preço técnico portão",
      "valor técnico portão",
      "mão obra técnico",
      "quanto custa técnico",
      "valor hora técnico",
      "técnico portão preço",
    ],
    intent: "price",
    answers: {
      any: [
        "Um técnico de portão {em} cobra a partir de {price.preventive} pela visita de ajuste e limpeza em residência, sem peças, e em geral de {price.preventiveRange} quando há muito a regular. O preço é por serviço, e não por hora. No conserto soma-se a peça, orçada antes por foto e vídeo.",
        "O técnico de portão costuma cobrar por serviço, e não por hora: o ajuste com limpeza em casa custa a partir de {price.preventive}, sem peças, e a faixa comum é de {price.preventiveRange}. Trocar o motor fica de {price.homeSwap}, com o motor novo e a mão de obra, e a peça do conserto é orçada antes, por foto.",
        "Um técnico de portão cobra a partir de {price.preventive} pela visita de regulagem em residência, sem peças; a faixa comum é de {price.preventiveRange}. Para arrumar um portão eletrônico com defeito, some a peça, cujo valor é informado antes, com a foto da etiqueta e um vídeo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que o técnico cobra em cada serviço", "Visita, mão de obra e peça"],
        slots: [
          [
            "A mão de obra inclui achar o defeito, trocar a peça aprovada, regular e testar, e a peça é cobrada em linha própria. Capacitor, fim de curso e roldana custam pouco; placa, solda e redutor, que é a caixa de engrenagens, custam mais.",
            "Serviço e peça são cobrados em separado, e o serviço cobre diagnóstico, troca, regulagem e teste. Entre as peças, roldana, fim de curso e capacitor são as baratas; a placa e o redutor, o conjunto de engrenagens, são as caras.",
            "Você paga o trabalho, do diagnóstico ao teste final, e à parte a peça que aprovou. As mais em conta são capacitor, roldana e fim de curso; as mais caras são a placa e o redutor, que é a caixa de engrenagens.",
          ],
          [
            "A troca do motor em residência custa de {price.homeSwap}, com o motor, e em portão pesado, de {price.heavySwap}. Só instalar um motor que você já comprou custa a partir de {price.installation}.",
            "Um motor novo, com o serviço, fica de {price.homeSwap} em casa e de {price.heavySwap} em prédio ou galpão. Para montar o que você comprou, a mão de obra começa em {price.installation}.",
            "Para comparar, trocar o motor custa de {price.homeSwap} em casa ou de {price.heavySwap} no portão pesado, com o motor incluído. A instalação avulsa parte de {price.installation}.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como saber o preço antes da visita", "Sem surpresa no valor"],
        slots: [
          [
            "A etiqueta mostra o modelo e a peça que serve, e o vídeo, o que deve ter falhado. Com os dois, a estimativa sai por mensagem, com peça e mão de obra separadas.",
            "O vídeo mostra o defeito, e a etiqueta, o modelo do motor. A partir deles, a estimativa é enviada por escrito, com o preço da peça e o do serviço.",
            "Um vídeo do portão tentando abrir indica a peça provável, e a foto da etiqueta diz qual modelo serve. Você recebe o valor por mensagem, dividido em peça e serviço.",
          ],
          [
            "Se no local aparecer outro defeito, o técnico diz o valor e você decide. À noite, no domingo e em feriado, a visita pode ter outro preço, informado antes de confirmar.",
            "Um defeito novo encontrado na visita é orçado na hora e só é consertado com o seu aceite. Fora do horário comum, a visita pode custar mais, o que é avisado antes.",
            "Nada a mais é feito sem você aprovar, mesmo que surja outro problema. Domingo, feriado e madrugada podem ter valor diferente, combinado antes da visita.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que esperar da visita do técnico", "A visita, na ordem"],
        slots: [
          [
            "O técnico vê o portão tentar abrir uma vez e, com o disjuntor desligado, testa a folha. Se ela anda leve, o defeito está no motor ou na placa; se pesa, está no portão. Esse teste evita trocar peça boa.",
            "A visita começa com um acionamento, de longe, e segue com a energia cortada para sentir o peso da folha. Assim o técnico separa problema de portão de problema de motor antes de pensar em peça.",
            "Primeiro se observa o defeito; depois, com tudo desligado, verifica-se se a folha anda leve. Se ela pesa, o reparo é na parte mecânica; se não, no motor ou na central.",
          ],
          [
            "Em seguida são medidos tensão, capacitor, fim de curso e fotocélula. Um reparo pequeno leva até {trade.smallRepair}, e no fim o portão abre e fecha várias vezes com cada controle.",
            "Depois vêm as medições, da tensão à fotocélula, passando pelo capacitor e pelo fim de curso, o sensor da parada. Um conserto simples toma até {trade.smallRepair}, com teste de todos os controles.",
            "A tensão, o fim de curso, o capacitor e a fotocélula são medidos um a um. O que é pequeno se resolve em até {trade.smallRepair}, e cada controle é testado antes da saída.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico cobra a visita se eu não fizer o serviço?",
        answers: [
          "O valor da ida, quando há, é informado antes de o técnico sair, e você decide se marca. A estimativa por foto e vídeo não custa nada.",
          "Você sabe disso antes: a estimativa por foto e vídeo é grátis, e a visita, se for cobrada, tem o valor informado na conversa.",
        ],
      },
      {
        question: "Por que o preço não é por hora?",
        answers: [
          "Porque o tempo varia com o defeito, e você ficaria sem saber o total. Com preço por serviço, o valor é fechado antes, mesmo que o trabalho demore.",
          "Porque, cobrando por hora, o total só seria conhecido no fim. O preço por serviço permite comparar orçamentos e aprovar antes de começar.",
        ],
      },
      {
        question: "Dá para parcelar o serviço do técnico?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, e também dá para pagar por Pix.",
          "O cartão aceita até {shop.instalments} vezes, inclusive na troca de motor; para pagar à vista, há o Pix.",
        ],
      },
      {
        question: "Por que dois técnicos dão preços diferentes?",
        answers: [
          "Porque um pode cotar só a peça, e o outro, a peça com regulagem, teste e garantia. Compare o que cada orçamento inclui e se a peça é original ou compatível.",
          "Porque o preço muda com o que está incluído: deslocamento, tipo de peça, acerto da folha e garantia. Peça os dois orçamentos com os mesmos itens.",
        ],
      },
    ],
    photo: "um vídeo do defeito, a foto da etiqueta do motor e o bairro",
  },
  {
    id: "tecnico-perto",
    broader: "tecnico",
    label: "Técnico perto de mim",
    phrase: "um técnico de portão perto de você",
    asks: [
      "eletricista portão perto",
      "eletricista portão perto mim",
      "eletricista de portão",
      "técnico perto mim",
      "conserto perto mim",
      "assistência perto mim",
      "conserta perto mim",
      "arruma perto mim",
      "técnico próximo",
      "técnico bairro",
    ],
    intent: "repair",
    answers: {
      any: [
        "O técnico de portão automático mais próximo vai até você: atendemos no endereço em {shop.area}, {shop.hours}, sem precisar de loja no bairro. O conserto perto de casa começa em {price.preventive} na visita com ajuste, sem peças, e o valor é informado antes.",
        "Tem técnico de portão perto do seu bairro se você está em {shop.area}: o atendimento é no local, {shop.hours}. Mande o bairro e um vídeo do defeito; a visita com regulagem em casa parte de {price.preventive}, fora peças.",
        "Para encontrar um técnico perto de você, mande o bairro e a etiqueta do motor: vamos a qualquer região de {shop.area}, {shop.hours}. O conserto de portão em casa parte de {price.preventive}, sem contar peças, com hora combinada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o técnico vir certo", "Informações que adiantam a visita"],
        slots: [
          [
            "Uma mensagem completa evita a segunda viagem atrás de peça. Diga também se há portão aberto ou carro preso.",
            "Com estes dados o técnico já sai com a peça provável. Portão aberto e carro preso têm prioridade.",
            "Quanto melhor a descrição, maior a chance de resolver numa visita. Urgência se diz na primeira linha.",
          ],
        ],
        steps: [
          "Escreva o bairro e a rua ou um ponto de referência.",
          "Diga se o portão sobe, corre ou gira.",
          "Fotografe a etiqueta do motor, com a tampa fechada.",
          "Grave um vídeo com som, de longe; com folha torta ou cheiro de queimado, só fotos.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando é caso de visita", "Sinais que pedem o técnico"],
        slots: [
          [
            "Pilha fraca, disjuntor que caiu uma vez e fotocélula suja você resolve sem pagar visita. O resto da lista é do técnico.",
            "Antes de marcar, troque a pilha, veja o disjuntor e limpe a lente do sensor. Se continuar, compare.",
            "Três coisas se fazem em casa: pilha, disjuntor e pano na fotocélula. Estes sinais pedem visita.",
          ],
        ],
        bullets: [
          "Motor que ronca e não anda: capacitor ou folha presa; desligue",
          "Disjuntor que cai de novo: curto no motor, na placa ou no fio",
          "Folha torta, cabo desfiado ou descida rápida: isole o vão",
          "Cheiro de queimado, choque ou placa molhada: não religue",
          "Abre sozinho ou volta no meio com a lente limpa",
        ],
      },
      {
        about: "visit",
        headings: ["Como trabalha o técnico que vai até você", "O que fica combinado antes"],
        slots: [
          [
            "O técnico ouve uma tentativa, corta a energia, sente a folha e mede tensão, capacitor e sensor um a um. A peça com defeito é mostrada a você, com o preço, antes da troca.",
            "Primeiro uma tentativa de longe, depois a medição sem energia, peça por peça. Nada é trocado sem você ver o defeito e o valor.",
            "Ele observa, desliga, mede e só então mostra o que falhou. O valor da peça e do serviço vem antes do seu sim.",
          ],
          [
            "Reparo pequeno leva até {trade.smallRepair}. No conserto valem os 90 dias da lei; na instalação, {warranty.installation}, e no motor, {warranty.motor}.",
            "São até {trade.smallRepair} no que é simples. Conserto tem a garantia da lei, motor vendido por nós, {warranty.motor}, e instalação, {warranty.installation}.",
            "O comum se resolve em até {trade.smallRepair}, com os 90 dias da lei no reparo, {warranty.motor} no motor novo e {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico atende o meu bairro?",
        answers: [
          "Atendemos {shop.area}. O bairro na mensagem confirma na hora.",
          "Muito provavelmente, se você está em {shop.area}.",
        ],
      },
      {
        question: "Em quanto tempo o técnico chega ao portão?",
        answers: [
          "Depende do bairro e da agenda do dia, e o horário é combinado na conversa, {shop.hours}.",
          "O horário possível é informado ao confirmar o endereço, com prioridade para portão aberto e carro preso.",
        ],
      },
      {
        question: "Preciso ir até a loja para chamar o técnico?",
        answers: [
          "Não. O pedido e o agendamento são pelo WhatsApp, e o serviço é no seu portão.",
          "Não: o técnico leva peças e ferramentas até você.",
        ],
      },
      {
        question: "O técnico atende qualquer marca?",
        answers: [
          "As mais comuns no Brasil, como PPA, Garen, Rossi, Peccinin e Nice, de forma independente.",
          "Sim, motores de várias marcas, como serviço independente. Modelos raros dependem de peça.",
        ],
      },
    ],
    photo: "o bairro, a foto da etiqueta do motor e um vídeo do defeito",
  },
];
