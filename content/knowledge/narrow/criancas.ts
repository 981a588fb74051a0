import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const criancas: NarrowConcept[] = [
  {
    id: "crianca-presa-no-portao",
    broader: "criancas",
    label: "Criança presa no portão",
    phrase: "a criança presa no portão",
    intent: "emergency",
    asks: [
      "criança presa portão",
      "portão prendeu criança",
      "criança prendeu mão portão",
      "dedo preso portão",
      "mão presa portão",
      "braço preso portão",
      "criança prensada portão",
      "portão pegou criança",
      "criança ficou presa",
      "bebê preso portão",
      "filho preso portão",
      "filho está preso portão automático",
      "soltar criança presa portão",
      "aconteceu acidente filho portão ligo",
      "soltar criança presa portão sem machucar",
    ],
    answers: {
      any: [
        "Criança presa no portão: pare o movimento, desligue o disjuntor e ligue para os bombeiros, 193, ou o SAMU, 192. Não acione o controle, não puxe e não destrave basculante, porque a folha pode descer; mantenha a criança calma e siga a orientação do socorro.",
        "Se o portão prendeu um bebê ou uma criança, corte a energia, não puxe e chame 193 ou 192. Socorro: em portão de correr, reto e nivelado, a chave pode aliviar a folha alguns centímetros, só se os bombeiros orientarem; basculante não se destrava.",
        "Criança prensada pela folha do portão: desligue o disjuntor, impeça qualquer movimento e ligue 193 ou 192, que é para quem se liga. Não force nem use alavanca. Ela deve ser avaliada por médico mesmo sem ferida aparente.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Primeiros passos com a criança presa"],
        slots: [
          [
            "Uma pessoa cuida da criança enquanto outra desliga a energia e liga. O primeiro é impedir que a folha se mova de novo.",
            "Desligar e ligar para o socorro vêm antes de tudo. Fique com a criança e peça a outra pessoa.",
            "Impeça novo movimento e chame. Duas pessoas, uma para cada tarefa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Ligue para 193 ou 192 e diga o tipo de portão e onde ela está presa.",
          "Não puxe o membro preso e não levante folha de basculante no braço.",
          "No de correr, reto e nivelado, só alivie a folha se o socorro orientar.",
          "Fique com a criança, falando e aquecendo, até chegarem.",
        ],
      },
      {
        about: "safety",
        headings: ["Antes de usar o portão de novo", "O que corrigir para não repetir"],
        slots: [
          [
            "O portão só volta ao uso depois de conferidos fotocélula, força e vãos. Até a vistoria, deixe desligado e travado, com outra entrada em uso.",
            "Mantenha o disjuntor desligado até o técnico conferir sensor, força e vãos. Enquanto isso, a família usa outra entrada.",
            "Desligado e travado até conferir tudo. A vistoria é feita com objeto, nunca com pessoa.",
          ],
          [
            "Vãos em que cabe dedo, braço ou cabeça se fecham com tela, e o espaço entre folha e coluna pede proteção. Um segundo par de fotocélulas perto do chão vê quem o primeiro não vê.",
            "Tela na grade, proteção junto da coluna e um par de sensores baixo são o mínimo. Também a reversão regulada.",
            "Feche grade e coluna com tela, e ponha sensor perto do chão. O teste da reversão é com caixa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Acessórios que ajudam na casa com crianças", "O que instalar para proteger"],
        slots: [
          [
            "A fotocélula é o primeiro item, e a borda sensível na aresta acrescenta proteção ao toque. Depois vêm o sinal sonoro e o fechamento só por comando.",
            "Comece pela fotocélula, depois borda sensível e aviso sonoro. O fechamento automático pode ficar desligado.",
            "O básico é a fotocélula; a borda reverte ao toque. Bip e fechamento manual completam.",
          ],
        ],
        bullets: [
          "Fotocélula baixa e outra alta",
          "Borda sensível na ponta da folha",
          "Bip ou luz durante o movimento",
          "Força mínima com reversão testada",
          "Controle fora do alcance e botoeira alta",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir pelo controle para soltar?",
        answers: [
          "Não. A folha pode andar para o lado errado ou com força. Desligue e chame o socorro.",
          "Não: o portão pode fechar mais. Corte a energia e ligue 193.",
        ],
      },
      {
        question: "E se o portão não tiver fotocélula?",
        answers: [
          "Desative o fechamento automático e instale antes de voltar a usar. Até lá, feche só com a folha à vista.",
          "Sem fotocélula, ele não fecha sozinho nem longe dos olhos. Instale antes de usar.",
        ],
      },
      {
        question: "Criança que só bateu no portão precisa de médico?",
        answers: [
          "Se bateu a cabeça, o peito ou a barriga, sim, mesmo que pareça bem.",
          "Procure atendimento se foi cabeça, peito ou barriga. Sinais podem demorar.",
        ],
      },
      {
        question: "Quem confere o portão depois?",
        answers: [
          "Um técnico, com teste de fotocélula, força e vãos feito com objeto. Atendemos {shop.hours}.",
          "O técnico do portão, {shop.hours}, com teste de sensor e força.",
        ],
      },
    ],
    photo: "fotos do portão parado, dos vãos e das fotocélulas",
  },
  {
    id: "acidente-com-crianca",
    broader: "criancas",
    label: "Acidente com criança no portão",
    phrase: "o acidente com criança no portão automático",
    asks: [
      "acidente criança portão prevenção",
      "acidente criança portão prevenir",
      "acidente criança portão cuidados",
      "criança machucou portão",
      "criança se machucou",
      "acidente criança antiesmagamento",
      "acidente criança sistema antiesmagamento",
      "criança sistema antiesmagamento",
      "acidente criança portão antiesmagamento",
      "acidente criança",
      "criança acidente",
      "criança esmagada",
      "criança esmagamento",
      "criança prensada",
      "criança antiesmagamento",
      "criança anti esmagamento",
      "criança machucou",
      "evitar acidente criança",
      "criança morreu",
      "portão criança perigo",
      "criança machucada portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Se a criança se machucou no portão automático, desligue o disjuntor e ligue 193 ou 192, sem destravar a folha. Para evitar acidente com criança, são quatro medidas juntas: fotocélula com um par baixo, força no mínimo com reversão testada, fechamento automático desligado e controle fora do alcance.",
        "Acidente com criança em portão eletrônico se previne com fotocélula em duas alturas, força regulada no mínimo, fechamento automático desligado e controle guardado. Se já aconteceu, corte o disjuntor, chame 193 ou 192 e não solte o basculante, que pode descer mais.",
        "Para o portão de garagem não atingir uma criança, ele precisa parar antes do toque, pela fotocélula baixa, e recuar se tocar, pela força no mínimo. No basculante, cabo e contrapeso em dia evitam a queda da folha. Com criança ferida, desligue o disjuntor e ligue 193.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Se a criança já se machucou", "Primeiros minutos"],
        slots: [
          [
            "Um adulto pede socorro enquanto outro corta a energia. Fale com a criança e não puxe membro preso.",
            "Enquanto alguém liga, desligue o disjuntor. Mantenha a criança calma, sem puxar o que está preso.",
            "Corte a energia e chame socorro ao mesmo tempo, se há dois adultos. Parte presa do corpo não se puxa.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e desligue o disjuntor.",
          "Ligue 193, bombeiros, ou 192, SAMU.",
          "Não destrave basculante: a folha pode descer mais.",
          "Não deixe ninguém acionar o portão.",
          "Depois do socorro, o portão fica parado até a vistoria.",
        ],
      },
      {
        about: "choose",
        headings: ["As proteções que a casa com criança precisa", "O que instalar e o que desligar"],
        slots: [
          [
            "A fotocélula principal fica de 40 a 60 cm do piso, e um segundo par, mais baixo, vê quem engatinha ou caiu. Um par só, na altura comum, não enxerga criança no chão.",
            "Ponha dois pares: um de 40 a 60 cm e outro rente ao piso. O feixe comum passa por cima de quem engatinha.",
            "Criança no chão escapa do feixe de 40 a 60 cm, por isso se acrescenta um par baixo e se mantém o primeiro.",
          ],
          [
            "A força fica no mínimo que move a folha, e a reversão é provada com caixa de papelão, nunca com o corpo. O fechamento automático fica desligado, e a botoeira, alta e à vista do portão.",
            "Regula-se a menor força que abre e testa-se o recuo com uma caixa. Desligue o fechamento automático e suba a botoeira para fora do alcance.",
            "Peça força mínima, recuo testado com objeto e fechamento automático desativado. Botão de parede alto completa.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Onde a criança se machuca", "O risco em cada tipo de portão"],
        slots: [
          [
            "Cada portão tem um ponto de perigo, e mostrar isso à criança ajuda.",
            "O lugar do risco muda com o tipo de folha, como segue.",
            "Saber onde a folha prende é metade da prevenção.",
          ],
        ],
        bullets: [
          "Basculante: borda de baixo na descida, e a queda da folha se cabo ou mola rompe.",
          "De correr: a ponta que fecha e o vão entre folha e coluna.",
          "De abrir: o vão da dobradiça, que esmaga dedos.",
          "Todos: pendurar-se na folha em movimento.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula sozinha protege a criança?",
        answers: [
          "Não. Ela vê só a linha do feixe; a força regulada e o adulto olhando até fechar completam a proteção.",
          "Não basta: quem está fora da linha não é visto. Por isso a reversão também precisa funcionar.",
        ],
      },
      {
        question: "Quem responde pelo acidente da criança no portão?",
        answers: [
          "Em casa, em regra, o dono; em condomínio, o condomínio e quem descuidou da manutenção. O caso concreto decide, e um advogado orienta.",
          "Depende da causa e de quem cuidava do portão. Revisão registrada e sensor testado pesam na apuração.",
        ],
      },
      {
        question: "De quanto em quanto tempo testo os sensores?",
        answers: [
          "Uma vez por mês, com objeto e sem ninguém perto. Se falhar, desligue o disjuntor e chame o técnico.",
          "Todo mês, em poucos minutos: corte o feixe com uma caixa e veja a folha voltar.",
        ],
      },
      {
        question: "Vi no jornal uma criança atingida por portão que caiu: como evitar na minha casa?",
        answers: [
          "Com revisão {visits.home} de cabos, molas e contrapeso, feita pelo técnico. Fio solto no cabo, folha torta ou estalo pedem disjuntor desligado e ninguém embaixo.",
          "Cabo e mola são revistos {visits.home}, com a folha escorada. Qualquer sinal de desgaste, pare de usar e isole o vão.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das duas colunas e da etiqueta do motor",
  },
  {
    id: "crianca-com-controle",
    broader: "criancas",
    label: "Criança brincando com o controle",
    phrase: "a criança com o controle do portão",
    asks: [
      "criança sobe portão",
      "crianças sobem portão",
      "crianças em cima portão",
      "criança escala portão",
      "criança brincando portão eletrônico controle",
      "criança pendurada portão",
      "criança pendura portão",
      "criança subindo portão",
      "filho brinca portão",
      "criança controle",
      "criança brincando controle",
      "filho controle",
      "criança brinca controle",
      "criança aperta controle",
      "criança botão portão",
      "criança mexe controle",
      "criança abre portão",
      "bebê controle",
      "criança brincando portão",
      "criança brinca portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Criança não deve abrir o portão automático nem apertar o controle sem um adulto olhando a folha: guarde-o fora do alcance e desligue o fechamento automático se não houver fotocélula. Um toque sem ninguém olhar move uma folha pesada; regular força e testar sensor parte de {price.preventive} em casa, sem peças.",
        "Deixar a criança usar o controle do portão, só com um adulto ao lado e vendo a passagem inteira; sozinha, não. Ponha a botoeira alta, peça fotocélula baixa e força no mínimo, em visita a partir de {price.preventive} em residência, fora peças, e guarde as pilhas, que engolidas exigem hospital.",
        "O controle do portão fica com o adulto, como a chave do carro, e a criança só pode usá-lo acompanhada, olhando a folha até o fim. Some botoeira alta, fotocélula perto do chão e força regulada, com visita que parte de {price.preventive} em casa, sem peças.",
        "Criança não pode ficar brincando no portão eletrônico, nem pendurada na folha nem perto do trilho, porque um controle apertado de longe põe tudo em movimento. Deixe o controle guardado e o fechamento automático desligado enquanto elas brincam, e peça fotocélula baixa e força no mínimo, que fazem a folha parar ou voltar.",
        "Criança não pode subir nem se pendurar no portão eletrônico: a folha pode andar a qualquer toque no controle, e o peso dela força roldana, dobradiça e cabo. No de correr, o pé e a mão ficam presos entre a grade e o muro. Guarde os controles, mantenha a fotocélula baixa funcionando e feche os vãos da grade.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que combinar com a família", "Regras simples para a casa"],
        slots: [
          [
            "A criança imita o que vê, e por isso as regras valem para os adultos também. Todos esperam o portão parar antes de atravessar.",
            "Quem corre para passar com a folha andando ensina a correr. Estas regras são da casa inteira.",
            "O exemplo pesa mais que a proibição. Adulto e criança seguem as mesmas regras.",
          ],
        ],
        bullets: [
          "Controle em gancho alto ou na bolsa, nunca na gaveta da sala nem como brinquedo",
          "Carro estacionado sem controle no console",
          "Ninguém corre para passar nem se pendura na folha",
          "Pilhas novas e velhas em lugar fechado, e tampa do controle inteira",
          "Pilha engolida: hospital na hora, mesmo sem sintomas",
        ],
      },
      {
        about: "choose",
        headings: ["O que muda no portão", "Ajustes que reduzem o risco"],
        slots: [
          [
            "Um segundo par de fotocélulas, de 15 a 25 cm do chão, percebe quem engatinha, que o par comum não vê. Força no mínimo faz a folha recuar no toque, e botoeira alta tira o comando da mão pequena.",
            "O sensor baixo, entre 15 e 25 cm do piso, é o primeiro acréscimo em casa com criança. Depois vêm a força reduzida, com a volta da folha testada, e a botoeira fora do alcance.",
            "Peça um par de sensores perto do chão, de 15 a 25 cm, porque o comum passa por cima de quem engatinha. Regule a força no mínimo e suba o botão da parede.",
          ],
          [
            "Grade e cremalheira ganham tela e capa, porque ali entram dedos.",
            "Tela nos vãos e cobertura na engrenagem afastam a mão curiosa.",
            "Onde cabe um dedo, vai tela ou capa: na grade, na cremalheira, junto à coluna.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste com uma caixa, nunca com a mão", "O teste do mês"],
        slots: [
          [
            "Faça uma vez por mês, com a criança dentro de casa. A caixa faz o papel de quem estaria no caminho.",
            "O teste mostra se sensor e força continuam agindo. Use só a caixa e mantenha todos longe.",
            "Repita todo mês, com a área vazia. Quem não passa no teste fica desligado até o ajuste.",
          ],
        ],
        steps: [
          "Ponha uma caixa de papelão na linha dos feixes e feche: o portão deve voltar antes de encostar.",
          "Ponha a caixa no caminho da folha, fora dos feixes: no toque, ela deve recuar.",
          "Se não voltou, desligue o disjuntor e chame o técnico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para bloquear o controle em alguns horários?",
        answers: [
          "Em algumas centrais e módulos Wi-Fi, sim. O jeito simples é guardar o controle e, em viagem, desligar o disjuntor.",
          "Depende da central. Com o disjuntor desligado, nenhum controle aciona, e na maioria dos motores a folha continua travada.",
        ],
      },
      {
        question: "Criança pode abrir o portão com o celular?",
        answers: [
          "Melhor não, porque ela pode acionar sem ver a folha. Ponha senha no aplicativo e não deixe o acesso no aparelho dela.",
          "Só ao lado de um adulto que veja a passagem inteira. Use senha no aplicativo, para ninguém acionar de longe por brincadeira.",
        ],
      },
      {
        question: "Com que idade pode usar sozinha?",
        answers: [
          "Não há idade em lei. Só quando entende que se fecha olhando, espera a folha parar e não corre para passar.",
          "Depende da criança, e não do tamanho. O portão precisa antes ter sensor e força testados.",
        ],
      },
      {
        question: "E se ela prender a mão?",
        answers: [
          "Desligue o disjuntor, não puxe e ligue 193. O controle não é acionado até ela estar livre.",
          "Corte a energia e chame 193. Não force a folha nem aperte o controle para abrir.",
        ],
      },
    ],
    photo: "uma foto da botoeira e do portão inteiro, com a etiqueta do motor",
  },
  {
    id: "sensor-para-casa-com-criancas",
    broader: "criancas",
    label: "Sensor de segurança em casa com crianças",
    phrase: "o sensor do portão em casa com crianças",
    asks: [
      "sensor criança",
      "sensor crianças casa",
      "sensor segurança crianças",
      "sensor segurança crianças casa",
      "sensor segurança portão criança casa",
      "fotocélula criança",
      "fotocélula crianças casa",
      "fotocélula criança pequena",
      "qual sensor criança",
      "sensor portão não machucar criança",
      "sensor portão bebê",
      "sensor portão filho",
    ],
    intent: "buying",
    answers: {
      any: [
        "O sensor de segurança para portão de casa com crianças é a fotocélula, em dois pares: um a cerca de 50 cm do piso e outro mais baixo, para ver quem engatinha. A força do motor fica no mínimo, para a folha recuar se encostar. A visita, em casa, parte de {price.preventive}, sem peças; os pares saem pela foto.",
        "Em casa com crianças, instale dois pares de fotocélula no portão, o sensor que faz a folha parar e voltar: um na altura do para-choque e outro perto do chão. Some a força bem regulada; nenhum sensor dispensa o adulto com o controle na mão.",
        "Com criança em casa, um sensor só não basta: a fotocélula comum fica de 40 a 60 cm do piso e não vê quem está abaixo. Um segundo par, mais baixo, e a força do motor no mínimo completam a segurança do portão; o orçamento é grátis, por foto das colunas.",
        "Instalamos {em} o sensor de segurança do portão para casa com crianças: dois pares de fotocélula, um deles perto do chão, e a força do motor regulada e testada. Pares, cabo e mão de obra são orçados juntos, pela foto das colunas e do motor.",
        "Para casa com crianças {em}, indicamos fotocélula em duas alturas e força regulada no mínimo, para a folha parar antes de encostar. O valor sai pela foto das duas colunas e da etiqueta do motor, sem custo; só a regulagem parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que proteção pôr no portão", "Os sensores que protegem a criança"],
        slots: [
          [
            "A fotocélula age antes do toque: cortou o feixe, a folha para e volta.",
            "O primeiro par fica na altura do para-choque e serve para carro, adulto e criança em pé.",
          ],
          [
            "O par de baixo cobre quem engatinha, o carrinho e o cachorro; a planta do jardim não pode crescer na frente dele.",
            "Perto do chão, o segundo par precisa de lente limpa toda semana, porque ali junta pó e teia.",
          ],
          [
            "Em folha grande, a borda de borracha na ponta, que recua ao ser apertada, é uma terceira proteção.",
            "Onde a folha é pesada, soma-se a borda sensível: uma tira de borracha que faz o portão voltar ao toque.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste da proteção, sem a criança por perto", "Como testar os sensores todo mês"],
        slots: [
          [
            "Nunca use mão, pé ou a própria criança para testar.",
            "Faça com as crianças dentro de casa e com outro adulto perto do disjuntor.",
          ],
        ],
        steps: [
          "Fique de lado, fora do caminho da folha.",
          "Mande fechar e corte o feixe com um cabo de vassoura, na altura de cada par: a folha deve parar e voltar.",
          "Ponha uma caixa de papelão vazia fora do feixe e mande fechar: a folha deve recuar sem amassá-la.",
          "Falhou um deles, desligue o fechamento automático e o disjuntor e peça a regulagem.",
        ],
      },
      {
        about: "care",
        headings: ["O que ensinar e o que guardar", "Hábitos que valem tanto quanto o sensor"],
        slots: [
          [
            "Controle e botão de parede ficam fora do alcance. Portão não é brinquedo nem lugar de carona.",
            "Guarde o controle no alto e ponha o botão de parede acima de um metro e meio.",
          ],
          [
            "Acione só vendo o portão inteiro e espere ele parar antes de sair com o carro.",
            "Olhe a folha até ela encostar: criança corre para o portão quando ouve o carro.",
          ],
          [
            "Deixe o fechamento automático desligado até os sensores passarem no teste.",
            "O fechamento automático só se usa com os sensores em dia e pausa folgada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que altura deve ter o sensor para criança pequena?",
        answers: [
          "O par de baixo fica, em geral, de 20 a 30 cm do piso, sem nada na frente; o de cima, de 40 a 60 cm. O técnico confere no local.",
          "Baixo o bastante para ver quem engatinha, em geral de 20 a 30 cm, além do par comum, de 40 a 60 cm.",
        ],
      },
      {
        question: "O motor que já tenho aceita mais um par de fotocélulas?",
        answers: [
          "Quase sempre: os dois pares são ligados juntos na mesma entrada da central. A foto da etiqueta do motor confirma.",
          "Em geral sim. Central muito antiga pode não ter a entrada, e então se troca por uma compatível.",
        ],
      },
      {
        question: "A força regulada dispensa o sensor?",
        answers: [
          "Não. Ela age depois do toque; a fotocélula, antes. Com criança em casa, use as duas.",
          "Não: a força só faz a folha ceder quando já encostou. O sensor evita que encoste.",
        ],
      },
      {
        question: "Grade do portão com vão largo é perigosa?",
        answers: [
          "É, porque braço e cabeça entram e a folha se move. Tela ou chapa na parte de baixo resolve, lembrando que peso a mais pede nova regulagem.",
          "Sim: mão e braço passam pela grade durante o movimento. Feche a parte baixa e conte ao técnico o peso acrescentado.",
        ],
      },
    ],
    photo: "fotos das duas colunas, do portão inteiro e da etiqueta do motor",
  },
];
