import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const casa: NarrowConcept[] = [
  {
    id: "casa-alugada",
    broader: "casa",
    label: "Motor em casa alugada",
    phrase: "o motor de portão em casa alugada",
    asks: [
      "vale a pena portão automático casa alugada",
      "vale a pena motor casa alugada",
      "automatizar garagem casa não é minha",
      "casa alugada",
      "imóvel alugado portão",
      "inquilino portão",
      "inquilino conserto",
      "inquilino conserta",
      "inquilino paga",
      "proprietário conserto portão",
      "motor casa alugada",
      "aluguel portão motor",
      "quem paga portão alugado",
      "inquilino proprietário portão",
      "portão automático casa alugada",
      "portão eletrônico casa alugada",
      "automatizar casa alugada",
      "instalar casa alugada",
      "instalar motor casa alugada",
      "portão automático imóvel alugado",
      "portão eletrônico imóvel alugado",
      "portão automático inquilino",
      "portão eletrônico inquilino",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena pôr portão automático em casa alugada se o contrato ainda é longo e o dono autoriza por escrito, de preferência dividindo o valor ou abatendo do aluguel. Combine se o motor fica ou vai com você. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "O inquilino pode colocar motor no portão da casa alugada se o dono autorizar por escrito, porque há furo e fiação. Combinem quem paga e de quem será o motor na saída; no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}, e nos outros a referência é de {price.homeSwap}.",
        "Dá para instalar motor de portão em casa alugada, com o acordo do proprietário no papel: valor, quem mantém e se ele fica ou sai. O kit basculante de até {width.quarterHp} começa em {price.lowest} instalado; se o que existia quebrou, desgaste é do dono e mau uso, de quem mora.",
        "No aluguel, portão que quebrou é consertado pelo dono, se foi desgaste ou defeito antigo, e pelo inquilino, se foi mau uso. Para pôr motor novo, a autorização é por escrito; o kit basculante instalado, até {width.quarterHp}, parte de {price.lowest}.",
      ],
      question: [
        "Vale a pena pôr portão automático em casa alugada se o contrato ainda é longo e o dono autoriza por escrito, de preferência dividindo o valor ou abatendo do aluguel. Combine se o motor fica ou vai com você. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "O conserto do portão alugado é pago pelo proprietário quando a causa é desgaste ou defeito antigo, e pelo inquilino quando houve mau uso. O contrato pode detalhar; avise a imobiliária por escrito antes de autorizar, com a causa dada pelo técnico.",
        "Em aluguel, quem conserta o portão que quebrou é o dono, se gastou ou já veio ruim, e o inquilino, se foi batida ou descuido. Avise por escrito e peça a causa na nota; ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que combinar antes de instalar", "Inquilino e dono: acerte por escrito"],
        slots: [
          [
            "Uma mensagem com a concordância do dono já evita discussão depois. O orçamento por itens mostra o que é motor, o que é folha e o que é elétrica, e ajuda a decidir quem paga o quê.",
            "Poucos itens no papel protegem os dois lados. Com motor, folha e elétrica em linhas separadas, fica fácil dividir.",
            "Combine antes, por mensagem ou contrato. A proposta detalhada deixa claro o que fica no imóvel, como a fiação, e o que pode sair.",
          ],
        ],
        steps: [
          "Peça a autorização do proprietário por escrito.",
          "Defina quem paga o motor e a elétrica.",
          "Combine se o motor fica no imóvel ou sai com você.",
          "Diga quem paga revisão e conserto.",
          "Guarde fotos de antes e depois, nota e garantia.",
        ],
      },
      {
        about: "what",
        headings: ["Se o portão já tinha motor e quebrou", "Quem conserta o que já existia"],
        slots: [
          [
            "Capacitor, placa velha e engrenagem gasta são desgaste, do proprietário; batida, controle perdido e descuido, de quem mora (Lei do Inquilinato, arts. 22 e 23). A causa por escrito do técnico resolve a dúvida.",
            "Peça que envelheceu é conta do dono, e o que foi batido ou perdido, do inquilino, diz a Lei do Inquilinato, arts. 22 e 23. Peça ao técnico que escreva o motivo.",
            "Pela Lei do Inquilinato, arts. 22 e 23, desgaste é do locador e mau uso, do locatário. Na nota, a causa evita discussão.",
          ],
          [
            "Avise antes de consertar, com vídeo e data. Só a regulagem, em casa, parte de {price.preventive}, sem peças.",
            "O aviso vem antes do conserto, por escrito. Ajuste residencial começa em {price.preventive}, fora peças.",
            "Registre o defeito e avise no mesmo dia. Regular em residência custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Mudou: levar ou deixar o motor", "O motor pode sair com você?"],
        slots: [
          [
            "Levar só compensa se a próxima casa tiver portão do mesmo tipo e peso, porque motor de basculante não serve em portão de correr. Reinstalar parte de {price.installation}, e o portão antigo precisa ficar em ordem.",
            "Só vale tirar se o portão novo abre igual e pesa parecido. A nova instalação começa em {price.installation}, e os furos da casa antiga são fechados.",
            "Motor de um tipo não serve em outro, então confira o próximo portão. Montar lá custa a partir de {price.installation}, mais o acerto do que fica.",
          ],
          [
            "Apague os seus controles da memória ao sair e peça o mesmo ao entrar numa casa. O morador antigo pode ter ficado com um.",
            "Ao mudar, limpe a memória da placa; ao chegar, mande limpar também, porque alguém pode ter cópia.",
            "Controle de ex-morador continua abrindo até ser apagado. Regrave só os seus, na saída e na chegada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para instalar sem furar muito?",
        answers: [
          "O motor precisa de fixação firme, então algum furo há. A fiação pode ir aparente, em eletroduto, sem quebrar parede.",
          "Poucos furos são inevitáveis. O cabo em tubo aparente evita obra e sai com facilidade depois.",
        ],
      },
      {
        question: "Posso descontar o motor do aluguel?",
        answers: [
          "Só com acordo escrito do dono, dizendo o valor e em quantas parcelas. Sem ele, o desconto parece atraso.",
          "Se ele concordar por escrito, sim. Por conta própria, não, porque vira dívida.",
        ],
      },
      {
        question: "A garantia vale se eu me mudar?",
        answers: [
          "A do motor é de {warranty.motor} e segue a nota; a da instalação, de {warranty.installation}, vale para o serviço feito naquele portão.",
          "O motor leva a dele, {warranty.motor}. A da instalação fica com o portão onde foi feita.",
        ],
      },
      {
        question: "Existe motor mais fácil de tirar depois?",
        answers: [
          "O basculante e o de abrir saem com menos obra que o de correr, que tem base e cremalheira. Combine o tipo com o portão que existe.",
          "O de correr deixa base no piso e régua na folha. Basculante e de abrir são mais simples de remover.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora e a largura da folha",
  },
  {
    id: "garagem-rampa",
    broader: "casa",
    label: "Garagem em subida ou descida",
    phrase: "o portão de garagem em rampa",
    asks: [
      "calçada inclinada portão abrir bate rampa",
      "garagem abaixo nível rua portão",
      "motor aguenta portão subida",
      "motor aguenta portão rampa",
      "motor aguenta subida",
      "garagem subida",
      "garagem descida",
      "garagem rampa",
      "portão rampa",
      "garagem ladeira",
      "garagem desnível",
      "casa ladeira portão",
      "portão terreno inclinado",
      "garagem inclinada",
      "melhor portão rampa",
      "qual portão rampa",
      "qual melhor portão rampa",
      "qual melhor portão garagem rampa",
      "melhor portão garagem subida",
      "qual portão garagem subida",
      "qual portão ladeira",
      "portão casa subida",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá certo pôr portão automático em garagem com rampa, subida ou descida, e o motor não precisa ser mais forte, porque quem sobe é o carro. O de correr pede trilho nivelado, o basculante, altura livre; o kit basculante instalado parte de {price.lowest}, e o de correr fica de {price.homeSwap} na troca.",
        "Portão em garagem com rampa funciona: basculante, se há altura para o carro inclinado, ou de correr, se o trilho fica no nível; o de abrir só serve quando o piso desce para dentro. O kit basculante até {width.quarterHp} instalado custa desde {price.lowest}, e o motor de correr, na troca, de {price.homeSwap}.",
        "A rampa na entrada não atrapalha o portão eletrônico se a folha anda no nível: trilho plano no de correr, altura livre no basculante. Para garagem em descida, o de abrir para dentro também dá certo; o kit basculante instalado sai a partir de {price.lowest}, até {width.quarterHp}.",
      ],
      price: [
        "O motor de portão para garagem com rampa custa o mesmo que no plano, se a folha anda no nível: kit basculante instalado a partir de {price.lowest}, até {width.quarterHp}, e de {price.homeSwap} na troca do de correr ou de abrir em casa, com mão de obra. Nivelar o trilho é obra à parte.",
        "Em garagem em subida ou descida, o preço do motor não muda: basculante até {width.quarterHp} desde {price.lowest} instalado, e motor de correr ou de abrir de {price.homeSwap} na troca residencial, com o serviço. O pedreiro que nivela o trilho é outra conta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual portão para rampa", "Subida ou descida: o que muda"],
        slots: [
          [
            "Cada sentido da rampa elimina um tipo, e a medida decisiva é o piso na linha do portão.",
            "O desnível muda a escolha conforme o lado para onde desce. Olhe o chão da linha do portão.",
            "O que serve depende do sentido da rampa e da altura livre. Compare com o seu terreno.",
          ],
        ],
        bullets: [
          "Piso subindo para dentro: de abrir raspa, e o de correr ou o basculante servem",
          "Piso descendo para dentro: os três servem, com altura livre no basculante",
          "Linha do portão em desnível: só basculante, ou nivelar antes do trilho",
          "Frente sem lateral livre: basculante",
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados com carro e folha na rampa", "Segurança em garagem inclinada"],
        slots: [
          [
            "Em subida, o carro demora mais a sair do vão, então a pausa de fechamento é maior e a fotocélula fica onde ele para. Não destrave portão de correr em trilho inclinado, porque a folha dispara.",
            "A pausa precisa cobrir a saída lenta na subida, com o sensor no lugar onde o carro fica parado. Trilho em desnível e folha destravada são uma combinação perigosa.",
            "Programe o fechamento com folga para quem sobe, e ponha o sensor onde o carro espera. Folha de correr em trilho inclinado não se destrava, já que corre sozinha.",
          ],
          [
            "A água que desce pela rampa vai ao motor, por isso a base dele é alta e há canaleta antes do portão. O circuito leva DR e aterramento, como toda área externa.",
            "Canaleta antes da linha e motor em base elevada tiram a enxurrada do caminho. Completam a segurança o fio terra e o DR no quadro.",
            "A enxurrada se desvia com canaleta, e o motor fica acima do nível dela. Aterramento e DR protegem contra choque em piso molhado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir e fotografar na rampa", "Medidas da garagem inclinada"],
        slots: [
          [
            "Bastam trena e celular, e nada precisa ser solto. A foto de lado, com o portão fechado, mostra a inclinação melhor que qualquer descrição.",
            "Com uma trena e o celular você registra tudo em dez minutos. De lado, a câmera revela o desnível.",
            "Meça por fora, com o portão fechado. A vista lateral é a mais útil, porque mostra o ângulo da rampa.",
          ],
        ],
        steps: [
          "Fotografe de lado, mostrando rua, portão e rampa.",
          "Meça a largura e a altura do vão.",
          "Meça a altura livre por dentro, no ponto mais baixo da laje.",
          "Meça a área plana logo atrás do portão.",
          "Diga o modelo do carro mais alto da casa.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A rampa exige motor mais forte?",
        answers: [
          "Não por causa da rampa dos carros. Um basculante equilibrado de até {width.quarterHp} usa 1/4 HP, e só trilho inclinado exigiria força a mais.",
          "Não, porque a folha anda no nível. Onde o trilho está torto, o certo é nivelar, e não aumentar a potência.",
        ],
      },
      {
        question: "Portão de correr em calçada inclinada dá certo?",
        answers: [
          "Dá, com o trilho nivelado sobre base de concreto. A folha fica com um vão maior de um lado, que se fecha com perfil.",
          "Sim, desde que o trilho fique plano. O vão que sobra embaixo recebe uma barra ou borracha.",
        ],
      },
      {
        question: "Posso corrigir a rampa da garagem na calçada?",
        answers: [
          "Não avance sobre a calçada, que é passeio público e tem regra da prefeitura. A correção se faz para dentro do terreno.",
          "A calçada não pode virar rampa de carro. O acerto do piso fica do alinhamento para dentro.",
        ],
      },
      {
        question: "O basculante bate no carro na subida?",
        answers: [
          "Pode, se a altura livre for pouca, porque o carro empina. Por isso se mede a altura dele parado na rampa antes de instalar.",
          "Sim, quando a folha aberta fica baixa e o carro sobe inclinado. A medida é feita com o veículo na rampa.",
        ],
      },
    ],
    photo: "fotos de lado, com rua, portão e rampa, a largura do vão e a altura livre por dentro",
  },
  {
    id: "portao-compartilhado",
    broader: "casa",
    label: "Portão compartilhado com o vizinho",
    phrase: "o portão compartilhado",
    asks: [
      "duas casas mesma entrada manutenção portão",
      "vizinho dividir portão",
      "vizinho quer dividir",
      "dividir portão vizinho",
      "vizinho quer usar meu portão",
      "portão vila quem paga",
      "portão vila conserto quem paga",
      "portão vila conserto",
      "portão compartilhado",
      "portão dividido",
      "dividir portão",
      "portão duas casas",
      "portão vizinho dividido",
      "portão mesmo vizinho",
      "compartilhado vizinho",
      "portão comum duas casas",
      "portão garagem compartilhada",
      "garagem compartilhada duas casas",
      "portão garagem compartilhada duas casas",
      "portão vila",
      "vila portão",
      "rateio portão vizinho",
      "dividir conserto vizinho",
    ],
    intent: "question",
    answers: {
      any: [
        "O conserto do portão da vila é pago por todas as casas que o usam, que dividem em partes iguais, salvo acordo escrito diferente; se alguém o quebrou, paga quem causou. Ajuste parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap} em portão leve e de {price.heavySwap} em pesado.",
        "Quem paga o motor do portão da vila fechada são as casas que usam, em partes iguais, a não ser que um combinado por escrito diga outra coisa. O motor trocado custa de {price.homeSwap} em portão leve e de {price.heavySwap} em portão pesado; batida ou mau uso é de quem fez.",
        "Na vila, as casas dividem o conserto do portão por igual, porque ele serve a todas, salvo regra escrita. Quem bateu ou forçou paga sozinho, e a causa por escrito decide. O motor novo, com mão de obra, vai de {price.homeSwap}, ou de {price.heavySwap} se o portão é pesado.",
        "O portão de garagem compartilhada entre duas casas pode ter um motor só, com controles gravados para as duas, e cada casa paga metade, salvo acordo escrito. Combinem por escrito o conserto, a revisão e quem chama o técnico. Ligar o motor na energia de uma das casas pede acerto na conta. A troca do motor fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que combinar por escrito", "O acordo entre as casas da vila"],
        slots: [
          [
            "Uma folha assinada por todas as casas, guardada com a nota do motor, evita discussão no próximo conserto. Se a vila tem associação ou convenção, vale o que está nela.",
            "Escreva o combinado e revise quando alguém se mudar. Havendo convenção ou associação de moradores, a regra dela vem primeiro.",
            "Poucas linhas bastam, com a assinatura de todos. Vila com associação segue a regra já aprovada.",
          ],
        ],
        steps: [
          "Como se dividem conserto, revisão e troca.",
          "De quem é o circuito elétrico e como se paga a conta.",
          "Quem autoriza gasto urgente e até que valor.",
          "Quantos controles por casa e quem apaga os perdidos.",
          "Quem chama o técnico e guarda as notas.",
        ],
      },
      {
        about: "cost",
        headings: ["Como pedir o orçamento para dividir", "O valor por casa"],
        slots: [
          [
            "Peça o orçamento por item, com a causa escrita, em nome de um morador, e mande a todos antes de aprovar. A causa separa desgaste, que é de todos, de batida, que é de quem fez.",
            "Um morador pede, e o documento traz item, valor e causa para circular. Desgaste se divide; dano de alguém, não.",
            "O orçamento detalhado com a causa evita briga: o que gastou com o uso é rateado, o que foi quebrado é de quem quebrou.",
          ],
          [
            "A revisão {visits.business}, rateada, custa pouco por casa e adia a troca. Em portão grande, cada visita fica, em geral, de {price.preventiveRange}, sem peças.",
            "Dividida entre as casas, a manutenção {visits.business} sai leve. A visita de portão grande costuma ir de {price.preventiveRange}, fora peças.",
            "Rateada, a revisão {visits.business} pesa pouco no bolso de cada um. Conte, em portão grande, de {price.preventiveRange} por visita, sem peças.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor e controles para várias casas", "O que muda no portão dividido"],
        slots: [
          [
            "Some as saídas de todas as casas na hora cheia e escolha o motor por elas: um residencial comum desarma com muitas famílias. Cadastre cada controle com nome, para apagar um perdido sem mexer nos outros, e guarde a lista com quem chama o técnico.",
            "O motor se escolhe pelo uso de todos juntos, e não pelo de uma família, senão ele esquenta no pico. Cadastro individual permite cancelar só o controle perdido, e uma lista por casa mostra de quem é cada um.",
            "Com várias casas, o número de aberturas pede motor de mais ciclos por hora. Controle registrado por morador é apagado sozinho quando se perde, e a lista fica com quem cuida do portão na vila.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um vizinho não quer pagar. O que faço?",
        answers: [
          "Tente acordo por escrito, com o orçamento em mãos. Sem acordo, um advogado ou o juizado orienta, e portão com risco fica desligado.",
          "Mostre a causa e o rateio por escrito. Persistindo, o caminho é o juizado; enquanto isso, não use portão perigoso.",
        ],
      },
      {
        question: "Quem paga se foi um visitante que bateu?",
        answers: [
          "Em regra, quem bateu, e a casa que o recebeu ajuda a cobrar. Registre fotos e placa na hora.",
          "O causador, direto ou pelo seguro do carro. Foto do dano e da placa são a prova.",
        ],
      },
      {
        question: "Casa que não usa o portão paga?",
        answers: [
          "Depende do combinado: quem não tem acesso costuma ficar de fora, e quem tem, mesmo usando pouco, entra. Escreva isso antes.",
          "Sem acesso, em geral não. Quem tem controle participa, salvo acordo diferente.",
        ],
      },
      {
        question: "O inquilino ou o dono da casa participa?",
        answers: [
          "Manutenção e conserto do dia a dia costumam ser de quem mora; motor novo, do proprietário. O contrato de aluguel pode mudar isso.",
          "Em geral a rotina é do inquilino, e a troca do motor, do dono. Confira o contrato.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e quantas casas usam",
  },
];
