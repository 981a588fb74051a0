import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const intelbras: NarrowConcept[] = [
  {
    id: "intelbras-motor-e-bom",
    broader: "intelbras",
    label: "Motor Intelbras é bom?",
    phrase: "saber se o motor Intelbras é bom",
    asks: [
      "câmeras intelbras compensa motor",
      "qualidade motores intelbras",
      "vantagens desvantagens intelbras",
      "intelbras ppa qual melhor",
      "intelbras bom",
      "motor intelbras vale pena",
      "intelbras presta portão",
      "intelbras confiável motor",
      "opinião motor intelbras",
      "automatizador intelbras bom",
      "motor intelbras boa",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor Intelbras é bom para quem já usa câmera, interfone ou acesso da marca e quer um só fabricante. Para o portão em si, compare potência, ciclos e peças com PPA, Garen e Rossi: o interfone Intelbras também aciona motor de outra marca.",
        "Vale a pena comprar motor Intelbras se o modelo serve ao peso da folha e há peça e assistência na sua região. Se a razão é só combinar com o interfone, não precisa: um contato liga qualquer motor.",
        "Intelbras é boa marca em segurança eletrônica e tem automatizadores de portão. Escolha o motor pelo portão, não pela câmera: capacidade, ciclos por hora e reposição contam mais que a marca única.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Motor Intelbras ou marca de portão",
          "Quando o Intelbras compensa",
          "Intelbras no portão: a favor e contra",
        ],
        slots: [
          [
            "A favor está a assistência conhecida do fabricante e a facilidade de juntar interfone, câmera e acesso.",
            "O ponto forte é o conjunto da entrada: videoporteiro, controle de acesso e portão podem conversar.",
            "Conta a favor ter um só fabricante para os itens de segurança da casa.",
          ],
          [
            "A marca é mais conhecida por câmera e interfone que por motor, e as versões precisam ser conferidas uma a uma.",
            "O cuidado é com a peça do motor: confirme placa e engrenagem do modelo antes de comprar.",
            "Fica contra pagar mais pela marca única, porque o motor de outro fabricante aceita o mesmo comando.",
          ],
          [
            "Escolha PPA, Garen ou Rossi quando o que importa é peça de portão fácil e muitas versões.",
            "Se o portão é pesado ou coletivo, decida pelos ciclos por hora da ficha, seja qual for a marca.",
            "Para portão simples de casa, o kit que já vem instalado pode sair melhor que motor comprado à parte.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e como comparar", "Preço do motor e da integração", "A conta do Intelbras instalado"],
        slots: [
          [
            "Para motor comprado por você, a instalação custa a partir de {price.installation}, se a foto confirmar que o modelo é atendido.",
            "Some ao preço do motor a instalação avulsa, a partir de {price.installation} em modelo atendido, e só então compare.",
            "A instalação avulsa parte de {price.installation}, depois de confirmado por foto que atendemos esse Intelbras.",
          ],
          [
            "Como comparação, o kit basculante Padrão de 1/4 HP custa {price.padrao} já instalado.",
            "Os kits basculantes que vendemos vão de {price.lowest} a {price.highest}, com instalação no preço.",
            "A ligação com interfone ou leitor é orçada à parte, pela distância do cabo até a central.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "O interfone Intelbras exige motor Intelbras?",
        answers: [
          "Não. O interfone fecha um contato na entrada de botoeira, e a central de qualquer marca obedece.",
          "Não exige. Com saída de contato, ele aciona PPA, Garen, Rossi e outras.",
        ],
      },
      {
        question: "Intelbras ou PPA no portão?",
        answers: [
          "Para o motor, a PPA tem mais versões e peças espalhadas; a Intelbras vale quando a integração da entrada é o que você procura.",
          "Escolha PPA pelo portão e Intelbras pelo conjunto de segurança. Os dois podem conviver na mesma entrada.",
        ],
      },
      {
        question: "Motor Intelbras tem assistência?",
        answers: [
          "O fabricante tem rede própria. Para o nosso serviço, confirme por foto se esse modelo é atendido.",
          "Tem a do fabricante, que cuida da garantia. A Intelbras não está entre as marcas com que trabalhamos.",
        ],
      },
      {
        question: "Dá para abrir o motor Intelbras pelo celular?",
        answers: [
          "Dá com módulo ou interfone que tenha aplicativo e saída de acionamento, em motor de qualquer marca.",
          "Sim, mas quem traz o aplicativo é o acesso, não o motor. Mantenha a fotocélula funcionando.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e o interfone ou motor que você já tem",
  },
  {
    id: "intelbras-deslizante",
    isAskedByName: true,
    broader: "intelbras",
    label: "Motor Intelbras para portão deslizante",
    phrase: "o motor Intelbras de portão deslizante",
    asks: combine(
      ["motor intelbras", "automatizador intelbras", "intelbras"],
      [
        ...["deslizante", "portão deslizante", "correr", "portão correr"],
        ...["deslizante preço", "portão deslizante preço", "correr preço", "portão correr preço", "deslizante valor"],
      ],
    ),
    intent: "buying",
    answers: {
      any: [
        "Consertamos motor Intelbras de portão deslizante quando há peça do modelo; se não há, instalamos outro na mesma folha, com a cremalheira aproveitada se o dente combinar. A troca em casa fica de {price.homeSwap}, com mão de obra. A foto da etiqueta e a do portão dizem qual é o seu caso, grátis.",
        "O motor Intelbras para portão de correr se escolhe pelo peso da folha, com um terço de folga, pelos metros e pelas aberturas por dia. Com a foto do portão e da etiqueta, dizemos se atendemos o modelo ou que motor deslizante das nossas marcas serve, de {price.homeSwap} na troca em casa, com mão de obra.",
      ],
      installation: [
        "Instalamos motor Intelbras em portão deslizante depois de ver o modelo por foto: só a mão de obra, para motor comprado à parte, custa a partir de {price.installation}. Cremalheira, base e fim de curso entram no serviço; para comparar, a troca por motor das marcas com que trabalhamos fica de {price.homeSwap} em casa.",
      ],
      price: [
        "O motor Intelbras deslizante não tem preço de tabela conosco: instalar o que você comprou custa a partir de {price.installation}, com o modelo confirmado por foto. Para comparar, a troca por motor deslizante das nossas marcas fica de {price.homeSwap} em casa, com mão de obra, e de {price.heavySwap} em portão pesado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor deslizante serve na sua folha", "Peso, metros e aberturas por dia"],
        slots: [
          [
            "O peso da folha vem primeiro: o motor deve puxar um terço a mais do que ela pesa, com as roldanas leves.",
            "Escolha pelo peso da folha, com um terço de folga, e não pela marca do interfone ou da câmera.",
          ],
          [
            "Os metros de folha decidem quantas barras de cremalheira entram; as aberturas por dia, se a linha é residencial ou de uso intenso.",
            "A cremalheira vai por metro de folha, e muitas aberturas por dia pedem linha de uso intenso.",
          ],
          [
            "Confira também a tensão, 127 V ou 220 V, e o fim de curso que vem com o modelo.",
            "Tensão da rede e tipo de fim de curso, de ímã ou mecânico, completam a escolha.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Sem peça para o Intelbras: o que se aproveita", "Trocar o Intelbras por outro motor"],
        slots: [
          [
            "Trilho, roldanas e fotocélula costumam ficar; a cremalheira fica se o módulo do dente for o da engrenagem nova.",
            "Na troca ficam o trilho, a fotocélula e, se o dente combinar, a cremalheira; a base é furada de novo ou adaptada.",
          ],
          [
            "Os controles passam a ser os da central nova, ou continuam, se o código for o mesmo.",
            "Interfone e câmera Intelbras continuam: o contato do interfone vai à entrada de botoeira da central nova.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que é feito no portão de correr", "Da folha ao último teste"],
        slots: [
          [
            "A folha é empurrada na mão de ponta a ponta, com o motor solto e desligado, e o trecho que pesa é corrigido antes.",
            "Antes do motor se acerta a folha: trilho limpo, roldanas girando e batente nas duas pontas.",
          ],
          [
            "A instalação leva de {time.sliding} em casa e de {time.heavy} em folha pesada, fora obra de base.",
            "Instalar leva de {time.sliding} em casa; base nova e ponto de energia são obra à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone Intelbras abre um motor deslizante de outra marca?",
        answers: [
          "Abre: o contato do interfone é ligado à entrada de botoeira da central, seja qual for a marca do motor.",
        ],
      },
      {
        question: "A cremalheira velha serve no motor novo?",
        answers: [
          "Serve, se o dente tiver o mesmo módulo e não estiver gasto. A foto de perto, com uma régua ao lado, mostra.",
        ],
      },
      {
        question: "Portão de correr precisa de batente no fim do trilho?",
        answers: ["Precisa, nas duas pontas: ele segura a folha se o fim de curso falhar ou se alguém a empurrar."],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro com a cremalheira, e a largura da folha",
  },
  {
    id: "intelbras-assistencia",
    broader: "intelbras",
    label: "Assistência técnica Intelbras",
    phrase: "a assistência técnica Intelbras",
    asks: [
      "onde levar motor intelbras garantia",
      "motor intelbras garantia assistência",
      "fora garantia assistência intelbras",
      "assistência técnica intelbras",
      "autorizada intelbras",
      "assistência intelbras",
      "técnico intelbras",
      "manutenção intelbras",
      "conserto motor intelbras",
      "consertar motor intelbras",
      "conserto portão intelbras",
      "reparo motor intelbras",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para assistência técnica Intelbras na garantia, procure quem vendeu ou a rede do fabricante, com a nota em mãos. Fora dela, confirme por foto se o serviço cobre essa marca, e deixe a tampa do motor fechada.",
        "A assistência técnica Intelbras começa pela etiqueta: motor, central ou interfone, cada um com modelo próprio. Com a foto, dizemos se o seu é atendido, sem representar a fábrica; o WhatsApp funciona {shop.hours}.",
        "Consertamos motor Intelbras conforme o modelo, sem ser a assistência da fábrica e sem vender a marca. Mande a foto da etiqueta e um vídeo do defeito: dizemos se há peça ou que motor serve no lugar dele.",
      ],
      price: [
        "O conserto de motor Intelbras varia com a peça: capacitor, fim de curso e regulagem pesam pouco; placa, engrenagem e redutor, mais. Mande foto e vídeo: dizemos se atendemos esse modelo e, só então, a estimativa grátis.",
        "O preço do conserto de um motor Intelbras depende da peça e de o modelo ser atendido, o que a foto da etiqueta diz. A troca por motor das marcas com que trabalhamos fica, em casa, de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Autorizada Intelbras: quando é o caminho",
          "Quando procurar a autorizada",
          "Garantia de fábrica e conserto Intelbras",
        ],
        slots: [
          [
            "Se a nota ainda cobre o motor, fale primeiro com o vendedor: a garantia de fábrica se aciona por ele ou pela rede da marca.",
            "O motor Intelbras comprado há pouco tempo deve ir à garantia do fabricante antes de qualquer conserto por terceiros.",
            "Com o motor Intelbras na garantia de fábrica, procure quem vendeu ou a rede do fabricante, com a nota em mãos.",
          ],
          [
            "Para motor Intelbras sem garantia, mande a foto da etiqueta: dizemos se atendemos esse modelo.",
            "Quando a garantia acabou, escolha pelo serviço: medição antes da troca, valor por escrito e peça mostrada.",
            "Fora da garantia, confirme por foto se o serviço cobre essa marca antes de marcar visita.",
          ],
          [
            "Nossa garantia é de 90 dias no conserto, pela lei, de {warranty.installation} na instalação e de {warranty.motor} no motor vendido por nós.",
            "No conserto valem os 90 dias da lei; no motor comprado conosco, {warranty.motor}, e na instalação, {warranty.installation}.",
            "A garantia do nosso serviço é separada da do fabricante: no conserto, os 90 dias da lei; na instalação, {warranty.installation}; no motor que vendemos, {warranty.motor}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa a assistência Intelbras",
          "Preço do conserto de motor Intelbras",
          "Assistência Intelbras: valores",
        ],
        slots: [
          [
            "Não há preço único: a foto da etiqueta e o vídeo do defeito permitem a estimativa, que é grátis.",
            "Paga-se a peça trocada e o serviço, com os dois valores informados antes de começar.",
            "O conserto é cobrado pela peça e pela mão de obra, em linhas separadas, e o valor vem antes do serviço.",
          ],
          [
            "A revisão preventiva em casa custa a partir de {price.preventive}, sem peças.",
            "Em portão de casa, a visita preventiva parte de {price.preventive}, e as peças são à parte.",
            "Se o caso for de ajuste, a revisão residencial sai a partir de {price.preventive}, fora peças.",
          ],
          [
            "Quando o conserto não compensa, a troca do motor de uma casa fica de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}.",
            "Para comparar, trocar o motor custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "Com o redutor do Intelbras gasto, compare com um motor novo: em casa, de {price.homeSwap}, já com a mão de obra.",
          ],
        ],
      },
    ],
    keep: ["signs", "causes"],
    questions: [
      {
        question: "Vocês são assistência autorizada Intelbras?",
        answers: [
          "Não: somos independentes e não vendemos a marca. Consertamos os modelos para os quais há peça.",
          "Não somos. A garantia de fábrica fica com a rede dela; para o resto, confirme o modelo por foto.",
        ],
      },
      {
        question: "Posso perguntar sobre o Intelbras no domingo e à noite?",
        answers: [
          "O contato funciona {shop.hours}. Mande a etiqueta e o bairro, e dizemos se o modelo é atendido.",
          "Pode, pelo WhatsApp, {shop.hours}. Visita e valor só se combinam com o modelo Intelbras confirmado.",
        ],
      },
      {
        question: "Preciso levar o motor Intelbras até a oficina?",
        answers: [
          "Pergunte antes: a foto da etiqueta diz se o modelo é atendido, e o exame pede a folha junto.",
          "Em geral, não. Só reparo de bancada em placa ou enrolamento pode sair do endereço, e você é avisado antes.",
        ],
      },
      {
        question: "Peça original ou compatível no Intelbras?",
        answers: [
          "Quando existe e compensa, original. Em motor antigo, a compatível de mesma especificação mantém o portão em uso.",
          "As duas servem, conforme o modelo. Compare preço, garantia da peça e prazo antes de decidir.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Intelbras, o bairro e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "intelbras-placa",
    broader: "intelbras",
    label: "Placa Intelbras",
    phrase: "a placa do motor Intelbras",
    asks: [
      "placa portão intelbras",
      "central portão intelbras",
      "placa motor intelbras",
      "central motor intelbras",
      "placa intelbras queimada",
      "trocar placa intelbras",
    ],
    intent: "repair",
    answers: {
      any: [
        "Placa Intelbras queimada nem sempre é placa: capacitor em curto, fim de curso e energia dão o mesmo sinal. O técnico mede antes; se for mesmo a central, a troca inclui gravar percurso e controles.",
        "Para trocar a placa do motor Intelbras, três dados decidem: modelo do motor, tipo de fim de curso e código dos controles. Mande as fotos desses itens e confirme se o serviço cobre essa marca antes de comprar a central.",
        "A central Intelbras nova precisa combinar com o motor, o fim de curso e os controles da casa, e a troca se faz com a energia desligada. Mande a foto da etiqueta: dizemos se atendemos esse modelo.",
      ],
      price: [
        "O preço da placa Intelbras depende da versão da central, de ser original ou compatível e de os controles atuais servirem. Mande a foto da etiqueta do motor e do controle: dizemos antes se o modelo é atendido.",
        "Na placa Intelbras, a conta soma a central, a mão de obra da troca e, só se preciso, controles novos. A foto da etiqueta mostra a versão e permite dizer se atendemos esse modelo, sem custo pela resposta.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Qual placa Intelbras serve no seu motor",
          "Placa Intelbras: original, compatível ou universal",
          "Como identificar a placa Intelbras",
        ],
        slots: [
          [
            "A central Intelbras pode comandar motor de outra marca, e o que conta é a tensão, a potência e o fim de curso.",
            "Interfone e leitor entram na placa por contato seco; a tensão de fechadura ligada por engano queima a central.",
            "Cada motor Intelbras pede a central da sua potência e do seu fim de curso, e nomes parecidos não bastam.",
          ],
          [
            "Por fora, a etiqueta do motor e o controle já reduzem as opções; o código da placa confirma na visita.",
            "Não abra o motor para procurar o código: os bornes trabalham com a tensão da rede, 127 V ou 220 V.",
            "O código vem impresso na própria placa e é lido pelo técnico, com a energia desligada.",
          ],
          [
            "Compatível de boa qualidade funciona bem; o que não se aceita é placa de potência menor que a do motor.",
            "Entre original e compatível, pesam o preço, os controles que você já tem e os recursos do motor.",
            "Em motor comum, placa compatível ou universal serve se aceitar a potência, a tensão e o tipo de fim de curso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é a troca da placa Intelbras",
          "Troca da central Intelbras, em ordem",
          "O serviço na placa Intelbras",
        ],
        slots: [
          [
            "Antes da placa, o técnico mede energia, capacitor e enrolamento, para a nova não queimar pelo mesmo motivo.",
            "A medição vem primeiro: um motor travado ou um capacitor em curto podem queimar também a placa nova.",
            "O motor é testado à parte, porque placa nova em motor com defeito dura pouco.",
          ],
          [
            "Depois vêm a ligação, a gravação do percurso e dos controles, a força e o teste da fotocélula.",
            "Com a central no lugar, o percurso é aprendido, os controles são gravados e a força fica no mínimo necessário.",
            "A entrega inclui controles gravados, paradas reguladas e vários ciclos de teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa a placa Intelbras",
          "Preço da placa Intelbras com a troca",
          "Placa Intelbras: o que entra no valor",
        ],
        slots: [
          [
            "Mudam o valor o inversor, a placa original ou compatível, o tipo de fim de curso e a necessidade de controles novos.",
            "Pagam-se a placa e a troca, em linhas separadas, e os controles só entram se os atuais não servirem.",
            "O preço muda com a versão da central e com os controles, e por isso pedimos a foto da etiqueta.",
          ],
          [
            "Se o motor também estiver gasto, compare com a troca completa, de {price.homeSwap} em casas.",
            "Com redutor em fim de vida, a conta da placa deve ser posta ao lado da troca do motor, de {price.homeSwap} em residência.",
            "O motor de muitos anos com placa queimada pede as duas contas: central nova ou troca do motor, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a troca da placa Intelbras?",
        answers: [
          "Em geral, a troca leva uma visita, quando a versão já foi identificada por foto. A gravação e o teste fazem parte.",
          "A troca costuma caber em uma visita. Atrasa quando a fiação está danificada ou a placa precisa ser encomendada.",
        ],
      },
      {
        question: "Placa Intelbras molhada tem conserto?",
        answers: [
          "Depende da oxidação. A placa é seca, limpa e medida pelo técnico; trilha corroída pede troca.",
          "Às vezes. Desligue o disjuntor, não religue para testar e chame logo: quanto menos tempo molhada, maior a chance.",
        ],
      },
      {
        question: "Por que a placa Intelbras queima de novo?",
        answers: [
          "A placa queima de novo porque a causa ficou: capacitor em curto, motor travado, água entrando ou rede sem proteção contra surto. A correção vem no orçamento, junto com a placa.",
          "A causa costuma ser surto, umidade ou motor forçando. Vedação, aterramento e protetor de surto são orçados junto com a placa.",
        ],
      },
      {
        question: "Posso trocar a placa Intelbras sozinho?",
        answers: [
          "Melhor não: ligação trocada queima a placa na hora, e força mal regulada machuca.",
          "Não recomendamos. Há tensão da rede, capacitor com carga e ajuste de força que protege as pessoas.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Intelbras e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "intelbras-controle",
    broader: "intelbras",
    label: "Controle Intelbras",
    phrase: "o controle Intelbras",
    asks: [
      "controle compatível central intelbras",
      "controle novo intelbras gravado",
      "controlinho intelbras",
      "controle portão intelbras",
      "controle remoto intelbras",
      "comprar controle intelbras",
      "controle portão eletrônico intelbras",
      "controle motor intelbras",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle Intelbras novo não vem pronto: precisa combinar com o receptor e ser cadastrado na central. Compare frequência e código com o que funciona hoje e mande a foto dos dois lados: dizemos se a gravação é atendida.",
        "Para comprar controle Intelbras, olhe o receptor antes da marca: frequência e código precisam ser iguais. Se a placa já foi trocada, um controle Intelbras pode não abrir; a foto do que funciona hoje resolve a dúvida.",
        "Precisa de controle Intelbras? Se o antigo ainda acende, troque a pilha antes. Para um novo, a foto dos dois lados mostra o modelo, e a gravação se faz na central, pelo técnico.",
      ],
      repair: [
        "Controle Intelbras que não funciona: troque a pilha pelo mesmo modelo, teste perto do portão e experimente outro controle. Se a botoeira abre e nenhum controle abre, o defeito é no receptor; se só um falha, é ele.",
        "Se o controle Intelbras parou, a ordem é pilha, outro controle e botoeira. Uma luz fraca é pilha; luz boa e portão parado é cadastro ou receptor. Não segure o botão da central: em muitas ele apaga tudo.",
      ],
      "how-to": [
        "Gravar controle Intelbras se faz na central do portão, por botão ou menu, e a sequência muda com a placa e a versão. Como o acesso fica junto da tensão da rede, deixe com o técnico e reúna todos os controles no dia.",
        "Para programar controle Intelbras, o técnico abre a central com cuidado, põe a placa em modo de gravação e cadastra cada botão. Em muitas placas, segurar o botão apaga a memória inteira, e por isso não tente no escuro.",
      ],
      price: [
        "O preço do controle Intelbras soma dois itens: o controle, por unidade, e a gravação na central. Original e compatível têm valores diferentes nas lojas; pela foto do atual, frente e verso, dizemos se atendemos a gravação desse modelo.",
        "Controle Intelbras se compra por unidade, e a gravação é outro valor. Original ou compatível, tipo de código e quantidade mudam a conta; a foto do atual ajuda a achar o modelo e a saber se o serviço cobre essa marca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual controle Intelbras comprar",
          "Controle Intelbras: original ou compatível",
          "Como achar o controle Intelbras certo",
        ],
        slots: [
          [
            "Um portão com interfone Intelbras pode ter receptor de outra marca, e é ele que decide o controle.",
            "Antes de comprar, descubra que receptor está no portão hoje: é ele que aceita ou recusa o controle Intelbras.",
            "O nome Intelbras no motor não garante que o receptor ainda seja da marca.",
          ],
          [
            "A foto do controle atual, frente e verso, vale mais que o nome da marca do motor.",
            "Compare frequência, botões e tipo de código com o controle que ainda funciona.",
            "O receptor é que escolhe o controle, e em muitos portões ele já não é o original.",
          ],
          [
            "Compatível serve bem se falar o mesmo código; o controle de código rolante não se copia, cadastra-se.",
            "O código fixo pode ser copiado; o código rolante precisa ser gravado na central, o que é mais seguro.",
            "Original e compatível abrem igual quando o código é o mesmo, e a diferença fica no preço e no acabamento.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Controle Intelbras não funciona: confira",
          "Antes de trocar o controle Intelbras",
          "Teste rápido no controle Intelbras",
        ],
        slots: [
          [
            "Em poucos minutos você separa pilha, controle e receptor, sem abrir o motor.",
            "O teste vai do mais simples ao mais revelador e não pede ferramenta.",
            "Faça com o portão à vista e a passagem livre.",
          ],
          [
            "Um controle que só abre de perto pede pilha nova; se persistir, a antena e o receptor são conferidos na visita.",
            "Quando nenhum controle abre e a botoeira abre, o receptor precisa de medição.",
            "Se nem a botoeira responde, o caso é de energia ou de central, e não de controle.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo, na posição certa.",
          "Teste a poucos passos do portão.",
          "Teste outro controle já gravado.",
          "Acione uma vez pela botoeira, se houver.",
          "Fotografe o controle, frente e verso.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Gravar o controle Intelbras na central",
          "Programação do controle Intelbras",
          "Como o controle Intelbras é cadastrado",
        ],
        slots: [
          [
            "A gravação se faz por botão ou menu da central, e a sequência muda conforme a placa e a versão.",
            "Cada central tem a sua sequência de gravação, descrita no manual dela, e não no do controle.",
            "O cadastro é feito na placa do motor, onde há tensão da rede, e por isso fica com o técnico.",
          ],
          [
            "Um toque errado pode apagar todos os controles, então reúna os da casa antes da visita.",
            "Na mesma visita se gravam os novos e se apaga o perdido; em placas que não apagam um só, todos são regravados.",
            "Junte todos os controles no dia: se a memória for limpa, cada um é gravado de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para copiar o controle Intelbras?",
        answers: [
          "O de código fixo, sim; o de código rolante não se copia, precisa ser cadastrado na central.",
          "Só o de código fixo. O de código rolante não se copia: é cadastrado na central, caminho que serve também na dúvida.",
        ],
      },
      {
        question: "Posso comprar o controle Intelbras pela internet e só gravar com vocês?",
        answers: [
          "Pode, se o código e a frequência forem os da sua central. Mande a foto do anúncio e a do controle atual antes de comprar.",
          "Depende da central: pela foto, dizemos se atendemos a gravação antes de você comprar.",
        ],
      },
      {
        question: "Qual pilha usa o controle Intelbras?",
        answers: [
          "É a do código impresso na que está nele; as mais comuns em controle de portão são a A23, de 12 V, e a CR2032, de 3 V. Troque por igual.",
          "A pilha varia com o modelo. Abra só a tampa da pilha, leia o código, como A23 ou CR2032, e confira a posição.",
        ],
      },
      {
        question: "Um controle Intelbras pode abrir dois portões?",
        answers: [
          "Sim, quando os receptores são compatíveis. Cada botão é cadastrado em um portão.",
          "Pode, se tiver mais de um botão e os dois receptores aceitarem o mesmo código: grava-se um botão em cada central.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor Intelbras",
  },
  {
    id: "intelbras-defeito",
    broader: "nao-abre",
    label: "Motor Intelbras com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "motor intelbras mudo",
      "motor intelbras não funciona",
      "portão intelbras não funciona",
      "motor intelbras defeito",
      "motor intelbras parou",
      "motor intelbras não liga",
      "motor intelbras problema",
      "portão intelbras não abre",
      "motor intelbras parado",
      "motor intelbras quebrado",
      "motor intelbras pifou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Falta de energia, de comando ou de força explica o motor [marca] que não abre. Aperte a botoeira uma vez e escute: abriu, o defeito é do controle; mudo, é energia ou placa; roncando, é capacitor ou folha presa, e o disjuntor fica desligado. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Quase sempre tem conserto o motor [marca] que parou: comece pelo disjuntor, pela pilha do controle e pela botoeira. Mudo, é energia, comando ou placa; roncando, capacitor ou folha presa, e aí não insista. A visita com ajuste, em casa, parte de {price.preventive}, sem peças; com a foto da etiqueta, o orçamento é grátis.",
        "Falta de energia é o mais comum no motor [marca] que não liga: veja no quadro o disjuntor, o DR e o nobreak e religue uma única vez. Se nem a botoeira tira som dele, a falha é de fusível, placa ou fio, que o técnico mede; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Por eliminação se acha o defeito do motor [marca]: energia, comando, folha, capacitor e placa, nessa ordem. Deixe a tampa fechada e não force a folha; com um vídeo e a foto da etiqueta, dizemos a peça provável e o valor, sem custo.",
        "Nem sempre se troca o motor [marca] quebrado, travado ou queimado: capacitor, engrenagem, rolamento e folha presa dão o mesmo sinal e custam menos que a troca, de {price.homeSwap} em casa. Desligue o disjuntor, não force a folha e mande um vídeo com a foto da etiqueta.",
      ],
      price: [
        "O conserto de motor Intelbras que parou custa conforme a peça: ajuste e limpeza, em casa, a partir de {price.preventive}, sem peças; capacitor e fim de curso estão entre as mais baratas, placa e redutor entre as mais caras. Com um vídeo e a foto da etiqueta, o orçamento é grátis.",
        "O preço para consertar motor Intelbras sai pela peça que falhou, dita antes da troca: a visita com regulagem, em casa, parte de {price.preventive}, sem peças, e o motor inteiro novo, para comparar, fica de {price.homeSwap}, com mão de obra. Mande vídeo e etiqueta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que cada sinal indica no Intelbras",
          "Do sintoma à peça no motor Intelbras",
          "Mudo, roncando ou girando em falso",
        ],
        slots: [
          [
            "Sem nenhum som, confira disjuntor, botoeira e pilha antes de pensar na placa.",
            "O silêncio total aponta para energia, fusível, receptor ou placa, e não para motor queimado.",
            "Um motor mudo com a luz da casa acesa pede teste da botoeira: ela separa controle e central.",
          ],
          [
            "O ronco sem movimento é capacitor, folha presa ou redutor travado, e insistir queima o enrolamento.",
            "Se ele ronca parado, desligue: poucos minutos assim bastam para queimar um motor bom.",
            "O zumbido com a folha imóvel leva a capacitor e a atrito na folha, medidos pelo técnico.",
          ],
          [
            "Motor que gira com o portão parado indica destravamento aberto, engrenagem gasta ou porca do fuso espanada.",
            "Giro em falso é falha de transmissão: engrenagem, porca do fuso ou chave de destravamento aberta.",
            "Quando o motor roda e a folha não anda, veja se a chave ficou destravada; o resto é do técnico.",
          ],
          [
            "Com interfone Intelbras na entrada, compare: se o interfone abre e o controle não, o motor está bom.",
            "Uma parada fora do ponto leva ao fim de curso; volta sem motivo leva à fotocélula ou a folha pesada.",
            "Disjuntor que cai ao acionar indica curto ou motor travado: não religue mais de uma vez.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir sem abrir o motor",
          "Antes de chamar: o que conferir",
          "Teste seguro no Intelbras parado",
        ],
        slots: [
          [
            "Tudo se faz por fora, com crianças e animais longe e sem ficar sob a folha.",
            "Nenhum passo pede ferramenta, tampa aberta ou mão na folha.",
            "Se a folha está torta, caída ou com cabo frouxo, pule o teste e deixe o disjuntor desligado.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; se cair de novo, não insista.",
          "Troque a pilha e teste outro controle.",
          "Acione uma única vez pela botoeira e escute.",
          "Limpe as lentes da fotocélula e veja se há obstáculo.",
          "Desligue o disjuntor e fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa consertar", "Conserto ou troca do Intelbras", "Preço do reparo no Intelbras"],
        slots: [
          [
            "Capacitor, fim de curso, ímã e regulagem pesam pouco; placa, engrenagem e redutor pesam mais.",
            "O conserto é cobrado pela peça e pela mão de obra, com o valor dito antes de trocar.",
            "Peça e serviço vêm separados no orçamento, que é grátis por foto e confirmado depois da medição.",
          ],
          [
            "Com o redutor firme, conserta-se; com várias peças gastas, compare com a troca, de {price.homeSwap} em casa.",
            "A troca do motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
            "Motor no fim da vida útil, de {trade.life}, com mais de um defeito costuma pedir a troca.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Por que o Intelbras abre, mas não fecha?",
        answers: [
          "Uma fotocélula suja ou desalinhada é a primeira causa; depois vêm fim de curso e relé da placa. Limpe as lentes e teste uma vez.",
          "Quase sempre a fotocélula acusa obstáculo. Se as lentes estão limpas e o vão, livre, o técnico confere fim de curso e placa.",
        ],
      },
      {
        question: "O motor Intelbras parou depois da chuva. É a placa?",
        answers: [
          "Muitas vezes, sim, por tampa mal vedada. Com a energia desligada, a chance de salvar a placa é maior.",
          "Pode ser água na placa. Desligue o disjuntor, não religue para testar e chame o técnico.",
        ],
      },
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "Só portão de correr ou de abrir, reto e em piso nivelado, com o disjuntor desligado. O basculante fica travado.",
          "No de correr ou de abrir, sem folha torta, sim, com o disjuntor desligado. Um basculante com defeito não se destrava.",
        ],
      },
      {
        question: "Motor Intelbras queimado tem conserto?",
        answers: [
          "Depende do redutor e do preço. Com a mecânica boa, avalia-se o reparo; senão, a troca em casa custa de {price.homeSwap}.",
          "Um enrolamento queimado pode ser refeito, mas em motor pequeno a troca costuma compensar. O técnico mede antes, porque capacitor ruim parece motor queimado.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor Intelbras e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
];
