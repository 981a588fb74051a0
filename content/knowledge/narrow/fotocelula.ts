import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const fotocelula: NarrowConcept[] = [
  {
    id: "fotocelula-preco-instalada",
    broader: "fotocelula",
    label: "Fotocélula instalada: quanto custa",
    phrase: "o preço da fotocélula instalada",
    asks: [
      "fotocélula preço",
      "fotocélula custa",
      "quanto fotocélula",
      "fotocélula valor",
      "fotocélula instalada",
      "sensor portão preço",
      "sensor portão custa",
      "instalar sensor custa",
      "quanto sensor portão",
      "colocar fotocélula quanto",
      "fotocélula orçamento",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço da fotocélula instalada soma o par de sensores, o cabo com eletroduto e a mão de obra, e muda com a largura do vão, a distância até o motor e a placa. Com fotos dos dois lados do portão, o valor fechado sai grátis.",
        "Instalar fotocélula custa o par, a passagem do fio e o serviço de alinhar e testar. Onde já há conduíte de um lado a outro, a conta é menor; modelo com espelho dispensa fio em uma das colunas. Orçamento por foto, sem custo.",
        "Quanto custa a fotocélula depende mais do cabo que do sensor: piso pronto sem duto pede canaleta ou espelho. Mande foto das duas colunas e da etiqueta do motor e receba o valor fechado pelo WhatsApp.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da fotocélula", "Sensor, cabo e mão de obra", "Do que depende o valor"],
        slots: [
          [
            "O par de sensores é uma parte; o cabo protegido e o alinhamento são a outra, e variam de casa para casa.",
            "Cobra-se o par, os metros de cabo com eletroduto e o serviço de ligar, alinhar e testar.",
            "A peça tem valor conhecido; a passagem do fio é o que muda o total.",
          ],
          [
            "Conduíte já pronto sob o piso barateia; sem ele, o fio vai por cima do vão, em canaleta, ou usa-se sensor com espelho.",
            "Em geral não se quebra o piso: há eletroduto aparente, passagem por cima ou modelo refletivo.",
            "O sensor com espelho evita atravessar o vão, porque só um lado recebe energia.",
          ],
          [
            "Placa antiga sem entrada própria pode pedir troca da central, e isso é dito antes.",
            "A maioria das centrais tem o borne da fotocélula; se a sua não tem, o orçamento avisa.",
            "Portão largo, de caminhão ou de muito pedestre pode pedir segundo par ou borda sensível.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que mandar para receber o valor",
          "Fotos que fecham o orçamento",
          "Prepare o orçamento em poucos minutos",
        ],
        slots: [
          [
            "Com estas imagens o valor costuma vir sem visita.",
            "São fotos simples, com o portão parado e a tampa do motor fechada.",
            "Diga também se há crianças, animais ou veículo alto no uso diário.",
          ],
        ],
        steps: [
          "Fotografe cada coluna por inteiro, do lado em que ficaria o sensor.",
          "Meça a largura do vão.",
          "Fotografe o caminho do motor até a outra coluna e diga se há conduíte.",
          "Fotografe a etiqueta do motor, com a tampa fechada.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Precisa quebrar o piso?",
        answers: [
          "Em geral, não. O cabo passa por eletroduto aparente, por cima do vão ou pelo conduíte existente; o modelo com espelho dispensa fio de um dos lados.",
          "Quase nunca. Sem duto pronto, usa-se canaleta externa ou sensor refletivo.",
        ],
      },
      {
        question: "Alinhar a fotocélula que já tenho custa quanto?",
        answers: [
          "Entra na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Se o módulo queimou, o par novo é orçado à parte.",
          "O alinhamento e a limpeza cabem na preventiva, a partir de {price.preventive} em residência, sem peças.",
        ],
      },
      {
        question: "Dá para pôr em qualquer motor?",
        answers: [
          "Na maioria, sim, desde que a placa tenha entrada. A foto da etiqueta confirma antes.",
          "Quase todos aceitam. Se a central não tiver o borne, dizemos o que muda no valor.",
        ],
      },
      {
        question: "Vale a pena em casa sem criança?",
        answers: [
          "Vale: ela também protege carro, moto e animal, e é condição para usar o fechamento automático.",
          "Sim. O feixe evita que o portão feche sobre o seu próprio carro.",
        ],
      },
    ],
    photo: "fotos das duas colunas, da largura do vão e da etiqueta do motor",
  },
  {
    id: "limpar-fotocelula",
    broader: "fotocelula",
    label: "Como limpar a fotocélula",
    phrase: "a limpeza da fotocélula",
    asks: [
      "limpar fotocélula",
      "limpeza fotocélula",
      "fotocélula suja",
      "limpar sensor portão",
      "limpar lente fotocélula",
      "fotocélula teia",
      "sensor sujo portão",
      "fotocélula poeira",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para limpar a fotocélula, passe pano macio e seco, ou levemente úmido, nas duas lentes, com o portão parado, e tire teia, folhas e vasos da linha entre elas. Não use solvente nem jato de água. Depois teste um fechamento, de longe.",
        "Fotocélula suja faz o portão abrir e não fechar. A limpeza leva um minuto: disjuntor desligado, pano seco nas lentes dos dois lados e caminho livre. Se a luz do sensor continua apagada, é alinhamento ou fio.",
        "Limpe as lentes da fotocélula todo mês, sem abrir o módulo e sem girar o suporte. Sujeira, teia e condensação cortam o feixe tanto quanto uma pessoa; se não resolver, peça o alinhamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Limpeza em poucos passos", "Passo a passo, sem abrir o módulo", "Como limpar e testar"],
        slots: [
          [
            "Não gire o suporte durante a limpeza: alguns milímetros desalinham o par.",
            "O módulo não se abre em casa; a lente se limpa por fora.",
            "Use pano macio, porque palha de aço e solvente riscam e embaçam a lente.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Passe pano macio e seco nas duas lentes, uma em cada coluna.",
          "Tire teia, folhas, vaso e planta da linha entre elas.",
          "Religue e feche uma vez, de longe, com a passagem livre.",
          "Passe um cabo de vassoura no feixe durante um fechamento: a folha deve parar e voltar.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando a limpeza não basta", "Sujeira ou outro defeito?", "O que sobra depois do pano"],
        slots: [
          [
            "Luz indicadora apagada depois da limpeza sugere fio rompido, módulo sem alimentação ou par desalinhado.",
            "Se a lente está limpa e o led falha, o próximo passo é alinhamento ou medição.",
            "Sensor que não acende nada pode estar sem energia, e o técnico mede o cabo.",
          ],
          [
            "Falha sempre no mesmo horário é sol na lente, e limpar não resolve.",
            "Problema ao amanhecer ou no fim da tarde pede mudança de ângulo ou de lado.",
            "Condensação dentro da lente é vedação vencida: troca-se o módulo ou a borracha.",
          ],
          [
            "Formiga dentro do módulo volta se a entrada do cabo não for vedada.",
            "Inseto dentro do sensor pede limpeza interna pelo técnico e vedação da passagem.",
            "Lente trincada ou amarelada já não deixa passar a luz e precisa de troca.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "De quanto em quanto tempo limpar?",
        answers: [
          "Uma vez por mês resolve na maioria das casas; rua de terra, obra ou jardim perto pedem mais.",
          "Mensalmente, e depois de obra ou ventania. A revisão {visits.home} confere o alinhamento.",
        ],
      },
      {
        question: "Posso usar limpa-vidros ou álcool?",
        answers: [
          "Melhor pano seco ou levemente úmido. Produto forte embaça a lente de plástico; nunca borrife no módulo.",
          "Evite. Se precisar, umedeça o pano, e não a lente, e seque em seguida.",
        ],
      },
      {
        question: "Limpei e ele fecha só às vezes. Por quê?",
        answers: [
          "O par está no limite do alinhamento ou o suporte treme. O técnico fixa e realinha.",
          "Provavelmente alinhamento ou mau contato, que aparecem e somem com a vibração.",
        ],
      },
      {
        question: "Posso lavar a coluna com mangueira?",
        answers: [
          "Longe do sensor. Jato de água entra no módulo e tira o par do lugar; ali, só pano.",
          "Não sobre a fotocélula. A pressão vence a vedação e o portão deixa de fechar.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula, de frente, mostrando a luz do sensor, se houver",
  },
  {
    id: "fotocelula-desalinhada",
    broader: "fotocelula",
    label: "Fotocélula desalinhada",
    phrase: "a fotocélula desalinhada",
    asks: [
      "fotocélula desalinhada",
      "fotocélula desalinhou",
      "alinhar fotocélula",
      "alinhamento fotocélula",
      "fotocélula torta",
      "fotocélula piscando",
      "fotocélula apagada",
      "luz fotocélula",
      "ajustar fotocélula",
      "fotocélula fora posição",
      "regular fotocélula",
    ],
    answers: {
      any: [
        "Fotocélula desalinhada faz o portão abrir e não fechar, ou fechar e voltar, porque o receptor perde a luz do emissor. Os dois módulos precisam se olhar de frente, na mesma altura; o sinal é a luz do receptor acesa e firme.",
        "Se a luz da fotocélula pisca ou apaga, o par saiu de alinhamento ou a lente está suja. Limpe, veja se o suporte não foi batido e, sem melhora, peça o ajuste. Não faça ponte: o portão ficaria sem proteção.",
        "Alinhar fotocélula é pôr emissor e receptor na mesma altura e na mesma linha, com o suporte firme. Esbarrão, coluna que treme e parafuso frouxo bastam para perder o feixe.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conferir o alinhamento", "Lente, altura e suporte", "Verificação antes do ajuste"],
        slots: [
          [
            "A luz do receptor é a sua régua: acesa e firme, o par está alinhado na maioria dos modelos.",
            "Em muitos sensores, o led firme quer dizer feixe recebido; piscando, feixe perdido.",
            "Veja o manual do modelo, porque o sentido do led muda entre fabricantes.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano seco.",
          "Tire o que cruzar a linha entre os módulos.",
          "Olhe se os dois estão na mesma altura e de frente.",
          "Veja se algum suporte está torto ou frouxo, sem forçar.",
          "Teste um fechamento, de longe; falhou, peça o ajuste.",
        ],
      },
      {
        about: "causes",
        headings: ["O que tira a fotocélula do lugar", "Esbarrão, vibração ou coluna fraca", "Por que ela desalinha"],
        slots: [
          [
            "Carro, carrinho e bola batem no suporte, e poucos milímetros já perdem o feixe.",
            "Um encontrão no módulo é a causa mais comum, e muitas vezes a marca ainda está lá.",
            "Suporte baixo leva pontapé e esbarrão no dia a dia.",
          ],
          [
            "Coluna que balança com a folha ou parafuso frouxo desalinham aos poucos.",
            "Módulo preso em chapa fina vibra a cada abertura e sai do eixo.",
            "A falha que aparece e some costuma ser suporte tremendo, e não sensor queimado.",
          ],
          [
            "Em vão largo, o desvio pequeno em uma ponta vira desvio grande na outra.",
            "Quanto mais longe os módulos, mais fino o ajuste precisa ser.",
            "Vão largo pede suporte firme e modelo com alcance de sobra.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso alinhar sozinho?",
        answers: [
          "Endireitar um suporte externo, com o disjuntor desligado, é possível; abrir o módulo e mexer nos fios, não. Se não firmar, chame.",
          "Só por fora e sem forçar. O técnico ajusta olhando o led e testa com a folha em movimento.",
        ],
      },
      {
        question: "Alinhei e desalinha de novo. O que fazer?",
        answers: [
          "Trocar a fixação: bucha, suporte mais firme ou outro ponto da coluna. Sem base sólida, o ajuste não dura.",
          "O suporte está fraco ou a coluna treme. Mude o ponto de fixação.",
        ],
      },
      {
        question: "O portão fecha com a fotocélula desalinhada?",
        answers: [
          "Não deveria. Se fecha, alguém anulou o sensor na central, e isso precisa ser desfeito.",
          "Se fecha, há ponte no lugar do sensor ou ele nem está ligado. É perigoso; peça a conferência.",
        ],
      },
      {
        question: "Quanto custa alinhar?",
        answers: [
          "Entra na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Suporte ou par novo é orçado à parte.",
          "A partir de {price.preventive} em residência, sem peças. Trocar o par depende do vão e sai por foto.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula, de frente, mostrando o suporte e a luz",
  },
  {
    id: "desligar-fotocelula",
    broader: "fotocelula",
    label: "Desligar a fotocélula",
    phrase: "a fotocélula anulada",
    asks: [
      "desligar fotocélula",
      "anular fotocélula",
      "ponte fotocélula",
      "jumper fotocélula",
      "jumpear fotocélula",
      "tirar fotocélula",
      "sem fotocélula",
      "desativar fotocélula",
      "cancelar fotocélula",
      "burlar sensor",
      "desligar sensor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não desligue a fotocélula para o portão fechar: sem ela, a folha fecha sobre pessoa, animal ou carro. Se ela impede o fechamento, limpe as lentes e alinhe; para fechar já, use a mão em portão de correr ou de abrir reto e nivelado.",
        "Fazer ponte na fotocélula tira a proteção da casa inteira, e ninguém lembra de desfazer. O defeito que ela acusa quase sempre é lente suja, suporte torto ou fio solto, e o acerto cabe em uma visita.",
        "Dá para ligar o portão sem fotocélula, mas não se deve: quem paga é quem passa. Enquanto o sensor não volta, feche só olhando, desligue o fechamento automático e peça o reparo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que acontece sem a fotocélula", "Portão cego: o risco da ponte", "Por que não anular o sensor"],
        slots: [
          [
            "A central deixa de ver a passagem e fecha com gente, bicicleta ou cachorro no caminho.",
            "Sem o feixe, o fechamento automático vira um movimento às cegas.",
            "O sensor de esforço só age depois do toque, e o toque já pode ferir.",
          ],
          [
            "Em casa com criança ou animal, a ponte é o atalho mais perigoso que existe no portão.",
            "Acidente com sensor anulado pesa sobre quem o anulou, além de ferir.",
            "Prédio e comércio respondem por quem circula, e o sensor anulado aparece em qualquer vistoria.",
          ],
          [
            "A ponte esquecida fica anos, até o dia em que alguém atravessa.",
            "Muita gente compra a casa com o sensor já anulado e não sabe.",
            "Por isso o teste mensal com cabo de vassoura revela o que ninguém contou.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer em vez de anular", "A saída segura para fechar hoje", "Feche sem tirar a proteção"],
        slots: [
          [
            "Se o portão precisa fechar agora, feche vigiando, e não às cegas.",
            "A casa se fecha na mão com segurança em alguns portões; o sensor continua ligado.",
            "Nenhum destes passos mexe em fio.",
          ],
        ],
        steps: [
          "Limpe as lentes e tire o que estiver na frente.",
          "Feche só com o portão à vista e a passagem vazia, até o sensor voltar.",
          "De correr ou de abrir, reto e nivelado: desligue o disjuntor, feche na mão e trave.",
          "Basculante aberto não se destrava.",
          "Peça o alinhamento ou o par novo.",
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "A reversão por esforço não basta?",
        answers: [
          "Não. Ela só recua depois de encostar na pessoa. As duas proteções se completam.",
          "Não basta: é a segunda linha. A fotocélula evita o toque.",
        ],
      },
      {
        question: "O técnico desligou o sensor. É normal?",
        answers: [
          "Só por instantes, para medir. Na entrega, o sensor deve estar ligado e testado na sua frente.",
          "Não como solução. Peça que religue e mostre o teste com um cabo de vassoura.",
        ],
      },
      {
        question: "O portão antigo não tem fotocélula. Posso instalar?",
        answers: [
          "Sim, na maioria dos motores, se a placa tem a entrada. O valor sai por foto das colunas e da etiqueta.",
          "Quase sempre. Onde não há borne, troca-se a central ou usa-se outro recurso, informado antes.",
        ],
      },
      {
        question: "Como saber se anularam a minha?",
        answers: [
          "Mande fechar e passe um cabo de vassoura pelo feixe, de longe: se a folha não para, ela está anulada ou com defeito.",
          "Pelo teste com objeto. Sem reação, peça ao técnico que confira o borne.",
        ],
      },
    ],
    photo: "uma foto de cada lado do portão e das fotocélulas, se houver",
  },
  {
    id: "sol-na-fotocelula",
    broader: "fotocelula",
    label: "Sol na fotocélula",
    phrase: "o sol na fotocélula",
    asks: [
      "fotocélula sol",
      "não fecha sol",
      "sol portão não fecha",
      "sol sensor portão",
      "não fecha tarde",
      "não fecha fim tarde",
      "não fecha horário",
      "sol atrapalha fotocélula",
      "não fecha certo horário",
    ],
    answers: {
      any: [
        "Portão que não fecha em certo horário tem sol entrando na lente do receptor da fotocélula: a luz forte cobre o feixe e a central pensa que há alguém. Trocar o receptor de lado ou proteger a lente resolve.",
        "Se a falha aparece ao amanhecer ou no fim da tarde e some depois, é o sol na fotocélula. O técnico inverte emissor e receptor, muda o ângulo ou põe protetor; não se anula o sensor por isso.",
        "O sol baixo atrapalha o receptor, não o emissor. Na maioria das casas, basta inverter os dois módulos para que o receptor fique de costas para o sol, e o portão volta a fechar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como confirmar que é o sol", "O horário da falha", "Teste simples no fim da tarde"],
        slots: [
          [
            "Sombra com papelão na lente do receptor, por fora e de longe da folha, mostra em segundos se é o sol.",
            "Se a sombra faz a luz do sensor firmar, a causa está confirmada.",
            "Fique fora do caminho da folha e não deixe ninguém passar durante o teste.",
          ],
        ],
        steps: [
          "Anote a hora em que ele não fecha.",
          "Limpe as duas lentes.",
          "Veja qual módulo recebe o sol de frente.",
          "Faça sombra nesse módulo e tente fechar, de longe.",
          "Funcionou: peça a inversão ou o protetor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Inverter, proteger ou mudar o ângulo", "A correção do sol"],
        slots: [
          [
            "A primeira medida é trocar de lado emissor e receptor, quando os dois têm fio.",
            "Invertido o par, o receptor passa a olhar para o lado sem sol, sem custo de peça.",
            "No modelo com espelho, muda-se a posição do conjunto ou a altura.",
          ],
          [
            "Onde a inversão não resolve, um protetor em forma de tubo ou aba faz sombra na lente.",
            "A aba sobre a lente corta o sol baixo e mantém o feixe.",
            "Módulos com filtro melhor ou de outra tecnologia entram quando o local é muito exposto.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "É defeito da fotocélula?",
        answers: [
          "Não necessariamente. Boa parte dos sensores sofre com sol direto; módulo antigo sofre mais. A posição costuma resolver.",
          "Nem sempre. Se no resto do dia funciona, o sensor está bom e mal posicionado.",
        ],
      },
      {
        question: "Muda com a época do ano?",
        answers: [
          "Muda: o sol baixa de ângulo e pode passar a bater na lente só em alguns meses.",
          "Sim. Por isso a falha some e volta no mesmo período todo ano.",
        ],
      },
      {
        question: "Posso cobrir o sensor com fita?",
        answers: [
          "Não cubra a lente: ela precisa ver o emissor. Só a sombra lateral, por aba própria, serve.",
          "Não. Fita na lente corta o feixe e o portão não fecha nunca.",
        ],
      },
      {
        question: "Quanto custa resolver?",
        answers: [
          "Inverter ou ajustar entra na visita, que em casa parte de {price.preventive}, sem peças. Protetor ou par novo é orçado por foto.",
          "Em geral só regulagem, a partir de {price.preventive} em residência, sem peças.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula e a hora em que o portão não fecha",
  },
  {
    id: "altura-da-fotocelula",
    broader: "fotocelula",
    label: "Altura da fotocélula",
    phrase: "a altura da fotocélula",
    asks: [
      "altura fotocélula",
      "qual altura sensor",
      "fotocélula altura",
      "onde colocar fotocélula",
      "posição fotocélula",
      "que altura fotocélula",
      "altura sensor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A fotocélula fica em altura baixa, em geral de 40 a 60 cm do piso, para perceber criança, animal e para-choque, conforme o manual. Onde entra caminhonete ou caminhão, um segundo par mais alto cobre o que o primeiro não vê.",
        "Qual altura usar na fotocélula? Baixa: em casa, na faixa do para-choque e acima dos respingos. Alta demais, não vê criança; rente ao chão, suja e leva chute. O manual do sensor dá a medida do modelo.",
        "A posição certa é na linha do fechamento, dos dois lados do vão, na mesma altura e protegida de batida. Um par só cobre uma altura: em prédio e onde há veículo alto, use dois.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que a altura importa", "O que o feixe vê e o que passa", "A linha do sensor"],
        slots: [
          [
            "O feixe vê só a altura dele: por cima ou por baixo, passa sem aviso.",
            "Um para-choque alto pode passar acima do feixe, e a folha fecha sobre o carro.",
            "Criança e cachorro pedem feixe baixo; caçamba pede feixe alto.",
          ],
          [
            "Perto do chão, a lente suja e molha; alto demais, deixa de ver quem importa.",
            "Respingo e barro embaçam o sensor baixo demais.",
            "A escolha é um meio-termo, e por isso muita entrada pede dois pares.",
          ],
          [
            "A linha do feixe deve ficar rente ao plano da folha, do lado de quem passa.",
            "Longe demais do portão, alguém cabe entre a folha e o feixe.",
            "No basculante, a posição considera o avanço da folha, e quem define é o instalador.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como conferir a sua", "Meça e teste", "Verificação em casa"],
        slots: [
          [
            "Basta trena, olho e um cabo de vassoura.",
            "O teste mostra se a altura cobre quem usa a passagem.",
            "Faça de longe, com a passagem vazia.",
          ],
        ],
        steps: [
          "Meça a altura da lente ao piso dos dois lados.",
          "Veja se o para-choque do seu carro cruza essa altura.",
          "Teste um fechamento com o cabo de vassoura no feixe.",
          "Se algum veículo passa por cima, peça segundo par.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso mudar a altura sozinho?",
        answers: [
          "O módulo tem fio e alinhamento: a mudança é do técnico, com a energia cortada e teste no fim.",
          "Melhor não. Mudar um lado sem o outro desalinha o par e o portão não fecha.",
        ],
      },
      {
        question: "Duas fotocélulas atrapalham?",
        answers: [
          "Não. Bem instaladas, funcionam em série: qualquer uma que veja algo impede o fechamento.",
          "Não atrapalham, desde que a placa aceite e o alinhamento seja bom.",
        ],
      },
      {
        question: "E a borda sensível, substitui?",
        answers: [
          "Não substitui: ela age no toque, e a fotocélula age antes. Em muito fluxo, usam-se as duas.",
          "As duas se completam. Borda para o contato, feixe para evitá-lo.",
        ],
      },
      {
        question: "No basculante, onde fica?",
        answers: [
          "Nas laterais do vão, na altura de quem passa, do lado em que a folha desce. O instalador define pelo movimento da folha.",
          "Nas colunas, sob o alcance da folha, conforme o manual do sensor.",
        ],
      },
    ],
    photo: "uma foto de cada coluna com a fotocélula e a altura medida",
  },
];
