import type { Concept } from "#domain/knowledge/concept.ts";

export const pecas: Concept = {
  id: "pecas",
  kind: "service",
  label: "Peças de reposição",
  phrase: "as peças de reposição",
  words: [
    "peças",
    "peça de reposição",
    "peças para motor de portão",
    "peças para portão eletrônico",
    "reposição",
    "componentes",
    "acessórios",
    "acessórios para portão",
    "peças originais",
    "peças compatíveis",
    "loja de peças",
  ],
  intent: "buying",
  answers: {
    any: [
      "As peças de portão automático e de motor são vendidas separadamente, com ou sem a troca: placa, capacitor, receptor, fim de curso, engrenagem, cremalheira, cabo, roldana e controle. Capacitor e roldana estão entre as mais baratas, e o modelo escrito na etiqueta do motor diz qual serve.",
      "Sim, dá para comprar só a peça que quebrou, sem trocar o motor da garagem. Placa, capacitor, engrenagem, fim de curso e controle são escolhidos pelo modelo da etiqueta. O preço vem por foto, com a mão de obra em linha separada se você quiser também a troca.",
      "Peças para motor de portão parecem iguais, mas mudam no passo do dente, na tensão, no código e no encaixe. A marca e o modelo da etiqueta dizem se há original ou compatível. Capacitor e roldana custam pouco; placa e redutor, o conjunto de engrenagens do motor, são as mais caras.",
      "A reposição de peças de portão eletrônico cobre a parte elétrica, como placa, capacitor e receptor, e a mecânica, como engrenagem, cremalheira e cabo. Quando a troca é feita no local, capacitor e fim de curso costumam ficar prontos em menos de {trade.smallRepair}.",
      "Peças de portão automático existem, originais ou compatíveis, para PPA, Garen, Peccinin, Rossi e outras marcas. A peça nova tem a garantia da lei, e trocar só a placa, o capacitor ou a engrenagem evita comprar outro motor, que em casa, instalado, custa de {price.homeSwap}.",
    ],
    price: [
      "O preço das peças de portão depende da marca, do modelo e de serem originais ou compatíveis. Capacitor, fim de curso e roldana custam menos; placa, fuso e redutor custam mais. Com a foto da etiqueta e da peça gasta, você recebe o valor sem custo.",
      "Peças de motor não têm tabela única de preço, porque cada modelo usa placa, engrenagem e controle próprios. Das mais baratas às mais caras vêm capacitor, sensor, engrenagem, placa e redutor. Se várias falharam, compare com a troca do motor, de {price.homeSwap} em casa.",
      "O preço da peça depende do modelo do motor, e a placa de um motor com inversor vale mais que a de um motor comum. A mão de obra vem em linha separada, e o total pode ser pago em até {shop.instalments} vezes no cartão.",
      "O valor de uma peça de portão é calculado pela etiqueta do motor, com ou sem a troca. Capacitor e controle custam pouco; placa e redutor são as peças caras. Para comparar, o motor inteiro, trocado em residência com mão de obra, vai de {price.homeSwap}.",
    ],
    repair: [
      "No conserto com troca de peça, o técnico leva a do seu modelo e confirma o defeito por medição antes de montar. Capacitor, sensor e engrenagem costumam ser trocados na mesma visita, e o reparo tem os 90 dias da lei, para peça e serviço.",
      "Trocar peças sem diagnóstico sai caro, porque sintomas iguais têm causas diferentes. O técnico mede capacitor, placa e sensores, mostra a que falhou e só então a troca. A visita só de ajuste, em casa, parte de {price.preventive}, sem peças.",
      "Muitas peças de portão são trocadas no local, na mesma visita: capacitor, fim de curso, engrenagem, cabo e roldana. As elétricas pequenas levam menos de {trade.smallRepair}, e a etiqueta enviada antes ajuda a levar a certa.",
      "Na maioria das vezes se troca só a peça quebrada, como placa, capacitor ou engrenagem, e o motor continua no lugar. O preço da peça e o do serviço vêm em linhas separadas; um motor novo instalado, em casa, fica de {price.homeSwap}.",
    ],
    comparison: [
      "Original ou compatível depende da peça do portão: em capacitor e rolamento as duas atendem, se o valor e a medida forem iguais; em placa e controle, o código do fabricante decide. A original costuma custar mais, e as duas devem vir com nota.",
      "Entre peças originais e compatíveis, a ficha técnica decide. A original segue o projeto do motor e custa mais; a compatível serve quando medidas, tensão e código são os mesmos e ela vem com nota e garantia.",
      "Peças compatíveis atendem bem em roldana, cabo, rolamento e capacitor, se a medida ou o valor for igual. Em placa, receptor e engrenagem, o modelo decide, e motor com inversor em geral só aceita a placa da própria linha.",
      "A peça original encaixa sem adaptação; a compatível sai mais em conta e trabalha igual quando a medida confere. Na dúvida, escolha original em placa e engrenagem e compatível em capacitor, rolamento e roldana.",
    ],
    question: [
      "São vendidas separadas placa, capacitor, receptor, fim de curso, fotocélula, engrenagem, cremalheira, cabo, roldana e controle de portão, com ou sem a troca. Capacitor e roldana estão entre as mais baratas; placa e redutor, entre as mais caras.",
      "As peças de portão à venda vão da parte elétrica, como placa, capacitor, receptor e fotocélula, à mecânica, como engrenagem, cremalheira, fuso, cabo e roldana. Cada uma é escolhida pelo modelo da etiqueta do motor, e o preço muda com a marca.",
      "Sim, quase toda peça de portão é vendida separada do motor: placa, capacitor, fim de curso, engrenagem, cremalheira, cabo, roldana, fotocélula e controle. A pilha do controle você mesmo troca; o que fica dentro da tampa é do técnico, porque o capacitor guarda energia.",
      "Dá para comprar só a peça de portão que falhou, seja placa, capacitor, receptor, engrenagem, roldana ou controle, nova e com a garantia da lei. O modelo da etiqueta decide qual serve. A troca do motor inteiro, de {price.homeSwap} em casa, fica para redutor ou enrolamento perdido.",
    ],
  },
  line: [
    "As peças do motor são vendidas separadamente, e a foto da etiqueta indica a certa.",
    "Antes de comprar peças, confirme por medição qual delas falhou.",
    "Original ou compatível, a peça precisa ter a mesma medida, tensão e código.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Peças que mais se trocam",
        "Peças elétricas e mecânicas do portão",
        "O que se acha para reposição",
        "Da placa à roldana: as peças à venda",
      ],
      slots: [
        [
          "Na parte elétrica, capacitor e controle são os mais trocados, e a placa vem depois. Fim de curso, receptor e fotocélula completam a lista das peças ligadas à central.",
          "Motor que ronca e não gira costuma precisar de capacitor, e portão sem reação, de fusível ou placa. Controle que não responde quase sempre tem a pilha gasta ou foi apagado do receptor.",
          "Placa, capacitor, receptor, fim de curso, fotocélula e controle formam o grupo elétrico. O capacitor, que dá a partida ao motor, é o que mais se gasta.",
          "Portão que para antes, passa do ponto ou volta costuma precisar de fim de curso, ímã ou fotocélula. O que não dá sinal nenhum tem fusível ou placa com defeito.",
          "O lado elétrico reúne o que comanda, como placa e receptor, e o que protege, como fotocélula e fim de curso. Quase tudo existe em original e em compatível.",
          "De tudo o que se repõe num portão, capacitor, pilha e controle são as peças mais simples e baratas. Placa e receptor vêm em seguida, escolhidos pelo modelo do motor.",
        ],
        [
          "A parte mecânica tem engrenagem, cremalheira, fuso, cabo, roldana, rolamento e dobradiça. Cabo e roldana são trocados aos pares, para a folha não puxar torto.",
          "Motor que gira com a folha parada tem gasta a engrenagem, a porca do fuso ou um gomo da cremalheira. Barulho de ferro com ferro vem de roldana, rolamento ou dobradiça.",
          "Trava, botoeira, sinaleiro e nobreak são acessórios, que se ligam ao motor que você já tem. Módulo de celular também entra sem trocar a máquina.",
          "Cabo, roldana, porca do fuso e engrenagem são peças de desgaste e precisam de troca de tempos em tempos. As que seguram a folha devem ser trocadas primeiro, por segurança.",
          "A chave de destravamento perdida é reposta pelo modelo do motor. Suporte, braço e batente também são vendidos à parte, pela medida do portão.",
          "A cremalheira é vendida por barra ou por metro, em nylon ou aço, no mesmo passo da engrenagem. Quando gasta num trecho só, troca-se apenas aquele gomo.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como identificar a peça certa",
        "Como achar a peça pela etiqueta",
        "Ache o modelo do seu motor",
        "Etiqueta, foto e medida: o que confirma a peça",
      ],
      slots: [
        [
          "A etiqueta na carcaça traz marca, modelo, tensão e potência, e por ela se acha a peça. Fotografe de fora, sem abrir a tampa do motor.",
          "Marca e modelo do motor bastam, na maioria dos casos, para separar a peça compatível. Não é preciso retirar nada para fotografar.",
          "O dado que mais importa é o modelo do motor, escrito na etiqueta externa. Com o disjuntor desligado e a tampa fechada, uma foto de perto resolve.",
          "Para pedir sem erro, junte a etiqueta, a peça que estiver à vista e a descrição do defeito. O que está dentro do motor fica para o técnico.",
          "Letras e números miúdos fazem diferença, porque um dígito a mais no modelo muda a placa ou a engrenagem. Limpe a etiqueta com pano seco antes da foto.",
          "Se a etiqueta se apagou, a forma da carcaça, a chave de destravamento e o controle costumam revelar o modelo. Fotografe tudo por fora.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Limpe a etiqueta do motor com pano seco e fotografe de perto.",
        "Fotografe o portão inteiro e a peça que estiver à vista.",
        "Para controle, fotografe frente, verso e o número gravado.",
        "Mande as imagens com a descrição do defeito.",
      ],
    },
    {
      about: "choose",
      headings: [
        "Peça original ou compatível",
        "Como escolher a peça de reposição",
        "O que conferir antes de comprar",
        "Original, compatível e o que precisa bater",
      ],
      slots: [
        [
          "A peça original encaixa sem adaptação e é a mais segura em placa e engrenagem. A compatível serve quando medida, tensão e código são iguais.",
          "Capacitor, roldana, cabo e rolamento compatíveis funcionam bem, se o valor e a medida forem os mesmos. Para placa e engrenagem, o modelo decide.",
          "Peça de outro motor raramente serve, mesmo parecida: mudam o passo do dente, a tensão, o encaixe e o código. A conferência vem antes da compra.",
          "Em motor com inversor, a placa tem de ser da própria linha; nos motores comuns, existe compatível. A original custa mais e dispensa conferir medida e código.",
          "A medida conta mais que a marca, porque a compatível certa trabalha como a original, e a original de outro modelo não encaixa. Exija nota e procedência das duas.",
          "Peça usada ou recuperada não compensa em nada que segure ou mova a folha. Entre novas, original e compatível diferem mais no preço que no uso.",
        ],
        [
          "No capacitor, os microfarads precisam ser os indicados pelo fabricante, e a tensão nunca pode ser menor que a original. Essa conferência evita o erro mais comum na compra.",
          "Em controle e receptor, a frequência e o tipo de código têm de ser iguais aos da central. Dois controles de aparência igual podem usar códigos diferentes.",
          "Cremalheira e engrenagem devem ter o mesmo passo de dente, senão uma gasta a outra. Antes da compra, meça a distância entre os dentes e veja se a barra é de nylon ou de aço.",
          "Antes de comprar uma placa compatível, confira a tensão, o tipo de fim de curso e o código dos controles. Depois da troca, todos os controles são gravados de novo.",
          "O cabo se compra pelo diâmetro e pelo comprimento, e a roldana, pelo canal e pelo eixo. Os dois lados do basculante recebem peças iguais.",
          "A peça gasta e a etiqueta são comparadas antes do pedido. Se a sua saiu de linha, procuramos o substituto que encaixa no mesmo modelo.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o preço da peça",
        "O que entra no valor da peça e da troca",
        "O que muda o preço da reposição",
        "Peça e serviço: como se forma o valor",
      ],
      slots: [
        [
          "Capacitor, fim de curso e roldana estão entre as peças mais baratas; placa, redutor e fuso, entre as mais caras. Engrenagem, fotocélula e receptor ficam no meio.",
          "O preço muda com a marca e o modelo do motor e com o fato de a peça ser original ou compatível. Uma placa de motor com inversor custa bem mais que a de um motor comum.",
          "A placa de motor com inversor é das mais caras e não tem compatível de outra linha. O capacitor, ao contrário, varia pouco de preço de um motor para outro.",
          "Da mais barata à mais cara, a ordem é pilha, capacitor, sensor, controle, engrenagem, placa e redutor. Em cada uma delas, a compatível costuma sair mais em conta.",
          "Peça de modelo atual custa menos que a de linha antiga, que pode até faltar no mercado. O modelo da etiqueta é, por essa razão, o primeiro dado do orçamento.",
          "O valor é por peça e não muda se você leva só ela ou com a troca. A mão de obra, quando pedida, aparece em linha própria.",
        ],
        [
          "Se o defeito for só de regulagem, não há peça a comprar. A visita de ajuste, em residência, custa a partir de {price.preventive}, sem peças.",
          "Se várias peças falharam, compare com a troca do motor. Em residência ela fica de {price.homeSwap}, com motor e mão de obra.",
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes, peça e serviço juntos. Sem serviço, paga-se só o que for levado.",
          "Pela lei, são 90 dias para reclamar de peça nova com defeito, contados da entrega. Guarde a nota com o código dela.",
          "A peça barata sai cara quando o defeito é outro e ela fica sem uso. Medir antes de comprar evita guardar na gaveta uma placa ou um capacitor que não servem.",
          "Quando o reparo passa da metade do preço de um motor novo, compare os dois. Em motor perto de {trade.life} de uso, peça os dois orçamentos.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a troca da peça",
        "Peça com troca no local",
        "Da foto à peça trocada",
        "A troca, da medição ao teste",
      ],
      slots: [
        [
          "O técnico confirma com medição que a peça falhou antes de trocá-la, porque o mesmo sintoma tem várias causas. Na mesma visita ele procura o que provocou o desgaste.",
          "Com o modelo da etiqueta, o técnico já leva a peça do seu motor, e a medição no local confirma o defeito. Só é trocado o que reprovou no teste.",
          "Com o disjuntor desligado, a peça antiga é retirada e a nova, montada. O técnico vê também a origem da falha, que pode ser folha pesada, água na caixa ou tensão baixa.",
          "A troca começa pelo teste da folha e da energia, que mostra por que a peça se gastou. Depois vem o preço, e só com o seu aval ela é substituída.",
          "Cabo, mola e contrapeso só são trocados com a folha apoiada e ninguém por perto. Nas peças da central, o técnico desliga o disjuntor e descarrega o capacitor antes de mexer.",
          "A peça pode ser trocada no local por quem a vendeu, com o circuito desligado. A velha é mostrada ao lado da nova antes de você aprovar.",
        ],
        [
          "Capacitor, fim de curso, fotocélula e controle costumam ser trocados em menos de {trade.smallRepair}. Engrenagem e roldana levam mais tempo, porque é preciso soltar a folha.",
          "Depois da troca da placa, percurso, força e controles são gravados de novo, na mesma visita. Tenha todos os controles em casa nesse dia.",
          "No fim, o portão é testado com cada controle, e a peça antiga fica com você, se quiser. A nota diz qual entrou.",
          "Força e parada são reguladas depois da troca, para a peça nova não trabalhar forçada. O serviço tem a garantia da lei.",
          "Se a peça precisar ser encomendada, o portão fica em posição segura e você sabe a data da volta. Basculante com defeito permanece travado até lá.",
          "Trocada a peça, o técnico confere se a folha está leve e alinhada. É o que mais poupa a engrenagem ou o capacitor que acabou de entrar.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "O que você pode trocar sozinho",
        "Peças que ficam com o técnico",
        "O que dá para trocar com segurança",
        "A peça do morador e a do técnico",
      ],
      slots: [
        [
          "A pilha do controle você troca e a lente da fotocélula você limpa, sem risco. O resto exige desligar a energia e saber medir.",
          "A pilha é a única peça que dispensa técnico em quase todo portão. Use o mesmo tipo que está escrito na que sai do controle.",
          "Trocar a pilha e limpar as lentes são tarefas seguras. O que está sob a tampa do motor ou segura a folha fica com o técnico.",
          "O capacitor guarda carga com a energia desligada, e a placa recebe a tensão da rede. Por isso os dois não se trocam em casa.",
          "Cabo, mola e contrapeso sustentam a folha, e soltá-los sem apoio pode derrubar o portão. Só a pilha e a limpeza cabem ao morador.",
          "O que fica do lado de fora e se troca sem ferramenta, como a pilha, é seu. O que fica dentro da tampa ou segura a folha é do técnico.",
        ],
        [
          "Nenhum cabo ou mola deve ser solto pelo morador, por menor que seja o portão. Peça que segura peso só é retirada com a folha escorada.",
          "Placa, capacitor e fiação são de quem sabe desligar, medir e descarregar o circuito. Há risco de choque mesmo com o disjuntor desligado, porque o capacitor guarda carga.",
          "A fotocélula não deve ser retirada nem anulada para o portão voltar a fechar. Com defeito ela é trocada, e até lá alguém acompanha o fechamento.",
          "Comprar a peça por conta própria não traz problema, mas a montagem deve ficar com o técnico. A troca pode ser pedida depois, se ela servir ao seu motor.",
          "Roldana e cremalheira parecem fáceis, mas a folha precisa ser apoiada. Portão de correr fora do trilho tomba de lado.",
          "Crianças devem ficar longe durante a troca, e os controles, guardados, para ninguém acionar o portão. O disjuntor só é religado na hora do teste.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei qual peça serve no meu motor?",
      answers: [
        "Pela etiqueta do motor, que traz marca, modelo e tensão. Com ela e uma imagem da peça gasta, confirmamos se há original ou compatível.",
        "O modelo na etiqueta decide. Aparência igual não basta, porque mudam tensão, dente, encaixe e código, e uma letra a mais pode indicar outra versão do motor.",
        "Compare o código da peça com o da etiqueta. Sem nenhum dos dois legível, fotografe a carcaça, a chave de destravamento e o controle, que ajudam a reconhecer o modelo.",
      ],
    },
    {
      question: "Peça compatível estraga o motor?",
      answers: [
        "Não, se os valores técnicos forem os mesmos e a procedência for boa. O que causa dano é capacitor de valor errado, dente diferente ou placa de outro modelo.",
        "Só quando é diferente da especificada. Confira medida, tensão e código e peça nota; em capacitor, rolamento e roldana, a compatível trabalha como a original.",
        "Não estraga quando a medida e o código são os mesmos. O cuidado maior é com placa e engrenagem, em que o modelo do motor define o que encaixa.",
      ],
    },
    {
      question: "Vocês têm peça para motor antigo?",
      answers: [
        "Depende da marca e do modelo. Muitos antigos ainda têm capacitor, engrenagem e fim de curso, e a placa pode dar lugar a uma central universal.",
        "Para vários modelos, sim. Quando a peça saiu de linha, avaliamos a compatível, a central universal ou a troca do motor, de {price.homeSwap} em casa.",
        "Em geral há o que é comum a várias marcas, como capacitor e rolamento. Engrenagem própria de modelo raro é a mais difícil de achar.",
      ],
    },
    {
      question: "Posso comprar a peça do motor e chamar alguém para instalar?",
      answers: [
        "Pode, mas confirme antes o diagnóstico, porque o mesmo sintoma tem várias causas. Peça elétrica já instalada costuma não ser aceita de volta por quem vendeu.",
        "Sim, com cuidado: peça a medição antes de comprar. Se preferir, o técnico leva a peça, confirma o defeito na visita e só troca se for ela mesma.",
        "Pode comprar só a peça, com nota. A montagem dentro do motor deve ficar com quem sabe cortar a energia e descarregar o capacitor.",
      ],
    },
    {
      question: "Placa universal funciona em qualquer portão?",
      answers: [
        "Em muitos motores de corrente alternada, sim, com ajuste de fim de curso e de tempo. Motores com inversor exigem a central própria.",
        "Não em todos. Ela atende vários motores comuns, mas modelos com inversor ou de corrente contínua precisam de placa específica.",
        "Na maioria dos motores comuns de casa, funciona, depois de conferidos tensão, capacitor e sensores. Os controles precisam ser gravados de novo.",
      ],
    },
    {
      question: "Quanto tempo leva para trocar uma peça do motor?",
      answers: [
        "Capacitor, fim de curso, fotocélula e controle costumam levar menos de {trade.smallRepair}. Engrenagem, placa e roldana levam mais tempo, mas em geral ficam prontas na mesma visita.",
        "Nas peças pequenas, menos de {trade.smallRepair}. Demora mais quando a peça é encomendada ou a folha precisa ser apoiada, e o prazo é informado antes.",
        "Na maior parte dos casos, uma visita só, de menos de {trade.smallRepair} se for peça elétrica pequena. Cabo e mola levam mais tempo, porque a folha precisa ser escorada.",
      ],
    },
    {
      question: "A peça de portão tem garantia?",
      answers: [
        "Tem a da lei: são 90 dias para reclamar de peça nova com defeito, contados da entrega. Guarde a nota com o código do que você levou.",
        "Sim. Pela lei, peça e serviço têm 90 dias; motor inteiro comprado aqui tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        "Tem, pelo prazo legal de 90 dias. Dano por ligação errada, raio ou água fica de fora, e por isso a peça elétrica deve ser montada por técnico.",
      ],
    },
    {
      question: "Vale trocar a peça ou o motor inteiro?",
      answers: [
        "Trocar a peça vale na maioria dos casos, porque capacitor, engrenagem e placa saem separados. O motor inteiro, de {price.homeSwap} em casa, compensa com redutor ou enrolamento perdido.",
        "Troque só a peça enquanto o redutor estiver firme e houver reposição. Com dois defeitos caros ou perto de {trade.life} de uso, peça os dois preços.",
        "Depende da soma. Se peça e serviço passam da metade de um motor novo instalado, a troca do motor costuma compensar mais.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e outra da peça que precisa ser trocada",
  related: ["placa", "capacitor", "controle", "cremalheira", "conserto", "loja"],
};
