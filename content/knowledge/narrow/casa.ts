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
        "Em casa alugada, pôr motor no portão pede autorização do proprietário por escrito, porque há furo e fiação. Combinem quem paga e de quem será o motor na saída; no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "Inquilino pode automatizar o portão se o dono concordar. Deixe no papel o valor, quem faz a manutenção e se o motor fica ou vai. Se o motor já existia e quebrou, veja o contrato antes de consertar.",
        "Em casa alugada, motor novo no portão pede o acordo do dono por escrito; conserto do que já existia segue o contrato e a causa: em geral, desgaste é do dono, e mau uso, do inquilino. O orçamento detalhado ajuda na conversa.",
      ],
      question: [
        "O conserto do portão alugado é pago pelo proprietário quando a causa é desgaste ou defeito antigo, e pelo inquilino quando houve mau uso. O contrato pode detalhar; avise a imobiliária por escrito antes de autorizar.",
        "Paga o dono se o motor quebrou por uso normal, e paga o inquilino se quebrou por batida, água ou mau uso. Peça ao técnico a causa por escrito: ela encerra a discussão com a imobiliária.",
        "Pode, o inquilino pode automatizar o portão se o proprietário concordar por escrito, porque há furo e fiação. Combinem quem paga e de quem será o motor na saída.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que combinar antes de instalar",
          "Inquilino e dono: acerte por escrito",
          "Antes do motor na casa alugada",
        ],
        slots: [
          [
            "Uma mensagem com a concordância do dono já evita discussão depois.",
            "Poucos itens por escrito protegem os dois lados.",
            "Combine antes, porque tirar motor depois deixa furo e fiação.",
          ],
          [
            "Fotografe o portão antes e depois do serviço e guarde nota e garantia.",
            "O orçamento por itens mostra o que é motor, o que é folha e o que é elétrica.",
            "Se houver imobiliária, mande a ela o orçamento antes de aprovar.",
          ],
        ],
        steps: [
          "Peça a autorização do proprietário por escrito.",
          "Defina quem paga o motor e a elétrica.",
          "Combine se o motor fica no imóvel ou sai com você.",
          "Diga quem paga revisão e conserto.",
          "Guarde fotos, nota e garantia.",
        ],
      },
      {
        about: "replace",
        headings: ["Mudei: levo o motor?", "O motor pode sair com você?", "Na saída do imóvel"],
        slots: [
          [
            "Levar o motor só compensa se a próxima casa tiver portão do mesmo tipo e peso.",
            "O motor basculante não serve em portão de correr, e por isso o reaproveitamento é incerto.",
            "Antes de levar, veja se o portão da casa nova é compatível.",
          ],
          [
            "Reinstalar custa a partir de {price.installation}, e o portão antigo precisa ficar em ordem.",
            "Some a retirada, o acerto dos furos e a nova instalação, a partir de {price.installation}.",
            "Muitas vezes sai melhor negociar o motor com o dono e comprar outro na casa nova.",
          ],
          [
            "Apague os seus controles da memória ao sair e peça o mesmo ao entrar numa casa.",
            "Em imóvel novo, regrave os controles, porque o morador antigo pode ter ficado com um.",
            "Na troca de inquilino, a memória dos controles deve ser limpa.",
          ],
        ],
      },
    ],
    keep: ["cost", "choose"],
    questions: [
      {
        question: "O inquilino precisa consertar o portão?",
        answers: [
          "Depende do contrato e da causa. Desgaste natural costuma ser do dono; mau uso, de quem usou.",
          "Leia o contrato e fale com a imobiliária antes. O laudo do técnico diz a causa.",
        ],
      },
      {
        question: "Dá para instalar o motor sem furar muito?",
        answers: [
          "O motor precisa de fixação firme, então algum furo há. A fiação pode ir aparente, em eletroduto.",
          "Pouco se fura, mas se fura. Por isso a autorização vem antes.",
        ],
      },
      {
        question: "O antigo inquilino pode ter controle?",
        answers: [
          "Pode. Peça a limpeza da memória e a gravação só dos seus.",
          "Sim, se não foi apagado. A regravação resolve numa visita.",
        ],
      },
      {
        question: "A garantia do motor vale se eu me mudar?",
        answers: [
          "A do motor é de {warranty.motor}; a da instalação, de {warranty.installation}, vale para o serviço feito naquele portão.",
          "A do serviço é do local onde foi feito. Em outra casa, é nova instalação.",
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
        "Portão compartilhado com o vizinho ou em vila fechada é pago por todas as casas que usam, em partes iguais, salvo acordo escrito diferente. Peça o orçamento em nome de um morador e divida com o combinado assinado; motor trocado fica de {price.homeSwap} em portão leve e de {price.heavySwap} em portão pesado.",

        "Um portão compartilhado entre vizinhos precisa de três acordos: quem paga conserto e revisão, quem tem controle e quem decide a troca. O costume é dividir por igual entre as casas que usam, com o combinado por escrito.",
        "Em portão de duas casas, o motor deve ser escolhido pela soma das aberturas, e não pelo uso de uma família. Cadastre controle por casa, para apagar um sem mexer nos outros, e ligue o motor em circuito combinado entre os dois.",
        "Vila ou terreno com portão comum funciona como um pequeno condomínio: motor com ciclos por hora para a soma das casas, fotocélula, controle por casa e revisão dividida. Quem paga o conserto segue o combinado por escrito entre as casas que usam o portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Motor e acesso para mais de uma casa",
          "O que muda no portão dividido",
          "Uso somado, controle separado",
        ],
        slots: [
          [
            "Some as saídas de todas as casas na hora cheia e escolha o motor por elas.",
            "Duas famílias já pedem mais folga de ciclos.",
            "Inversor e parada suave ajudam onde há casa colada ao portão.",
          ],
          [
            "O cadastro individual permite apagar só o controle perdido, sem mexer nos das outras casas.",
            "Cada casa tem a sua lista de controles, e um controle perdido é apagado sozinho.",
            "A senha de visita fica separada por casa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que combinar por escrito", "Acordo entre vizinhos", "Regras simples para o portão dividido"],
        slots: [
          [
            "Uma folha assinada por todas as casas, guardada com a nota do motor, evita discussão.",
            "Escreva o combinado, guarde-o com a nota do motor e revise quando alguém se mudar.",
          ],
        ],
        steps: [
          "De quem é o circuito elétrico e como se divide a conta.",
          "Como se divide o conserto e a revisão.",
          "Quem autoriza gasto urgente e até que valor.",
          "Quantos controles por casa.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Quem paga se um vizinho quebrou o portão?",
        answers: [
          "Paga quem causou, se ficar claro. Peça ao técnico a causa por escrito.",
          "Em regra, paga o causador. O que é desgaste se divide.",
        ],
      },
      {
        question: "Um vizinho não quer pagar o portão. O que faço?",
        answers: [
          "Tente acordo por escrito com o orçamento em mãos; sem acordo, um advogado orienta. Um portão com risco fica desligado.",
          "Mostre o laudo e o risco. Sem acordo, a questão é jurídica.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e quantas casas usam",
  },
];
