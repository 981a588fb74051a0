import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const casa: NarrowConcept[] = [
  {
    id: "casa-alugada",
    broader: "casa",
    label: "Motor em casa alugada",
    phrase: "o motor de portão em casa alugada",
    asks: [
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
        "O inquilino pode colocar motor no portão da casa alugada se o dono autorizar por escrito, porque há furo e fiação. Combinem quem paga e de quem será o motor na saída; no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}, e nos outros a referência é de {price.homeSwap}.",
        "Dá para instalar motor de portão em casa alugada, com o acordo do proprietário no papel: valor, quem mantém e se ele fica ou sai. O kit basculante de até {width.quarterHp} começa em {price.lowest} instalado; se o que existia quebrou, desgaste é do dono e mau uso, de quem mora.",
        "No aluguel, portão que quebrou é consertado pelo dono, se foi desgaste ou defeito antigo, e pelo inquilino, se foi mau uso. Para pôr motor novo, a autorização é por escrito; o kit basculante instalado, até {width.quarterHp}, parte de {price.lowest}.",
      ],
      question: [
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
        "Garagem de casa com rampa que sobe para dentro pede portão de correr, com trilho nivelado, ou basculante, se há altura livre; se a rampa desce para dentro, o de abrir também serve. Vendemos e instalamos o motor {em}: kit basculante a partir de {price.lowest}; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}, e a primeira instalação sai por foto.",
        "Para garagem com rampa ou em subida, o portão de correr é o mais seguro, se o trilho fica nivelado; em frente estreita, o basculante, se há altura livre para o carro inclinado. O de abrir só serve se o piso desce para dentro ou é plano atrás dele. O kit basculante instalado parte de {price.lowest}; no de correr, a troca em casa fica de {price.homeSwap}.",
        "Sim, o motor aguenta portão em garagem com rampa, subida ou ladeira, sem ser mais forte: quem sobe a rampa é o carro, e a folha anda no nível. No de correr, o trilho tem de ser nivelado; no de abrir, a folha não pode bater na rampa; no basculante, confere-se a altura livre.",
        "Garagem em descida, com o piso caindo para dentro, aceita portão de correr, com trilho nivelado; basculante, que ganha altura livre; e de abrir, que passa sem raspar. O cuidado é a água: canaleta na entrada e motor acima dela. Instalamos o motor {em}, com kit basculante a partir de {price.lowest} e troca do de correr de {price.homeSwap} em casa.",
        "Garagem em descida, com o piso caindo para dentro, aceita portão de correr, com trilho nivelado; basculante, que ganha altura livre; e de abrir, que passa sem raspar. O cuidado é a água: canaleta na entrada e motor acima dela. O kit basculante instalado parte de {price.lowest}.",
        "O portão basculante dá certo em garagem com rampa, se há altura livre: carro que sobe para dentro chega mais perto da folha aberta, e por isso se mede a altura dele parado na rampa. A fresta de baixo se fecha com perfil; o kit instalado, até {width.quarterHp} de largura, parte de {price.lowest}.",
        "Casa em ladeira, terreno inclinado ou calçada inclinada leva portão automático de correr, com trilho nivelado sobre base de concreto ou, em frente estreita, basculante; folha de abrir raspa onde o piso sobe para dentro. Instalamos o motor: kit basculante a partir de {price.lowest}; no de correr, a troca em casa fica de {price.homeSwap}.",
      ],
      price: [
        "O motor de portão para garagem com rampa custa o mesmo que no plano, se a folha anda no nível: kit basculante instalado a partir de {price.lowest} e, no de correr ou de abrir, de {price.homeSwap} na troca em casa, com mão de obra. Nivelar o trilho é obra à parte, orçada por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual portão para rampa", "Subida ou descida: o que muda", "Tipo de portão para terreno inclinado"],
        slots: [
          [
            "Rampa que sobe para dentro atrapalha a folha de abrir, que raspa no chão.",
            "Com o piso subindo para dentro, folha de abrir só serve se for cortada ou levantada, e nem sempre compensa.",
            "Se a rampa desce para dentro, a folha de abrir passa livre, e a fresta de baixo se fecha com perfil; se sobe, ela raspa no piso.",
          ],
          [
            "No de correr, a rampa dos carros não atrapalha; o que não pode é o trilho inclinado.",
            "Um trilho em desnível faz a folha correr sozinha quando destravada, e isso é risco.",
            "Se a calçada é inclinada ao longo do muro, o trilho precisa ser nivelado com base de concreto.",
          ],
          [
            "No basculante, mede-se a altura livre, porque na rampa o carro passa mais perto da folha aberta.",
            "Carro subindo empina e pode tocar a folha: a medida é feita com o carro na rampa.",
            "O basculante resolve frente estreita, com fresta embaixo acertada por perfil ou soleira.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Cuidados com carro e folha na rampa",
          "Segurança em garagem inclinada",
          "Fotocélula e tempo na rampa",
        ],
        slots: [
          [
            "A fotocélula no ponto onde o carro para evita que a folha feche sobre ele na subida.",
            "Em subida, o carro demora mais a sair do vão, e a pausa de fechamento precisa contar com isso.",
            "O motorista deve ver o portão inteiro aberto antes de embalar na rampa.",
          ],
          [
            "Não destrave portão de correr em trilho inclinado: a folha desce sozinha.",
            "Folha de correr destravada em trilho inclinado pode disparar e sair do trilho.",
            "Na falta de luz, em trilho fora de nível, espere o técnico.",
          ],
          [
            "A água que desce pela rampa vai ao motor: base alta e canaleta resolvem.",
            "Canaleta antes do portão protege trilho, motor e garagem da enxurrada.",
            "Em descida para a garagem, o motor fica acima do nível da água.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir e fotografar na rampa", "Fotos de lado mostram tudo", "Medidas da garagem inclinada"],
        slots: [
          [
            "Foto de lado, com o portão fechado, mostra a inclinação melhor que qualquer descrição.",
            "Basta trena e celular; nada precisa ser solto.",
            "Meça com o portão fechado; para o basculante, meça também a altura do carro parado na rampa.",
          ],
          [
            "Diga o modelo do carro mais alto e do mais comprido da casa.",
            "Informe para onde a água escorre em chuva forte.",
            "Conte se o carro raspa ou patina na entrada.",
          ],
        ],
        steps: [
          "Fotografe de lado, mostrando rua, portão e rampa.",
          "Meça a largura e a altura do vão.",
          "Meça a altura livre por dentro, no ponto mais baixo da laje.",
          "Meça a área plana logo atrás do portão.",
          "Mande com o tipo de portão atual.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A rampa exige motor mais forte?",
        answers: [
          "Não por causa da rampa dos carros. Só o trilho inclinado exige, e o certo é nivelá-lo.",
          "Em geral, não. O motor move a folha, e a folha deve estar no nível.",
        ],
      },
      {
        question: "Portão de correr em calçada inclinada dá certo?",
        answers: [
          "Dá, com o trilho nivelado sobre base. A folha fica com vão maior de um lado, que se fecha com perfil.",
          "Sim, se o trilho for feito no nível, e não acompanhando a calçada.",
        ],
      },
      {
        question: "Posso corrigir a rampa da garagem na calçada?",
        answers: [
          "A calçada é passeio público e tem regras da prefeitura. A correção se faz para dentro do terreno.",
          "Não por conta própria. Consulte a prefeitura; em geral, o acerto é dentro do lote.",
        ],
      },
      {
        question: "O basculante bate no carro na subida?",
        answers: [
          "Pode, se a altura livre for pouca. Por isso se mede a altura do carro parado na rampa antes de instalar.",
          "Se a medida for conferida antes, não. Um carro alto em rampa curta pede outro tipo.",
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
