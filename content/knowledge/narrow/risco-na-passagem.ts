import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What the leaf may do to who passes or what stands below it: an animal, a child, a parked car. */
export const riscoNaPassagem: NarrowConcept[] = [
  {
    id: "sensor-para-animal",
    broader: "animais",
    label: "Que sensor colocar por causa do animal",
    phrase: "o sensor que vê o cachorro",
    asks: [
      ...combine(
        ["cachorro", "cão", "gato", "animal", "pet", "bicho"],
        [
          "que sensor colocar",
          "qual sensor colocar",
          "que sensor usar",
          "qual sensor usar",
          "qual sensor",
          "sensor não vê",
          "sensor não pega",
          "sensor não detecta",
          "fotocélula não vê",
          "fotocélula não pega",
          "fotocélula não detecta",
          "passa frente não para",
          "passa frente não para sensor",
          "passa frente sensor colocar",
          "passa não para sensor",
          "passa baixo fotocélula",
          "altura fotocélula",
          "altura sensor",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para o cachorro que passa na frente sem o portão parar, o sensor é um segundo par de fotocélulas, baixo, de 15 a 25 cm do chão: o comum fica na altura do para-choque, e o bicho passa por baixo. Até instalar, desligue o fechamento automático. O par é orçado pela foto das colunas.",
        "A fotocélula que o cachorro pequeno ou o gato corta fica entre 15 e 25 cm do piso, somada à que já existe, porque o sensor na altura do carro não pega animal baixo. Enquanto ela não é posta, só feche vendo o bicho longe. O valor do par extra sai por foto das colunas.",
        "A altura da fotocélula por causa do gato ou do cachorro pequeno é de uns 15 cm, e de 20 a 25 cm para o maior, num segundo par além do existente. O portão então para quando ele cruza; até lá, nada de fechamento automático, e a foto das colunas dá o orçamento.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão não para hoje", "Há sensor e ele não vê o bicho"],
        slots: [
          [
            "A fotocélula só percebe o que corta a linha do feixe, e em geral ela fica de 40 a 60 cm do chão, acima de um animal pequeno. Se o cachorro é grande e a folha segue, o sensor está sujo, torto, desligado ou anulado na central.",
            "O feixe é uma linha fina, instalada na altura do carro, de 40 a 60 cm, e um bicho baixo passa por baixo dela. Animal alto que não faz parar mostra sensor desalinhado, sujo ou sem ligação.",
            "Quem não corta o feixe não é visto, e o feixe comum passa a 40 ou 60 cm do piso. Quando até um cachorro grande atravessa sem efeito, a fotocélula está fora de mira, suja ou anulada na placa.",
          ],
          [
            "Na maioria das centrais a fotocélula age só no fechamento. Na abertura, quem protege é a força regulada no mínimo.",
            "Lembre que o sensor trabalha ao fechar. Ao abrir, a proteção é a força baixa.",
            "A fotocélula vale para o fechamento, e na abertura conta a força mínima do motor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual proteção para qual animal", "Fotocélula baixa, borda sensível ou tela"],
        slots: [
          [
            "Escolha pelo porte e pelo costume do bicho. A borda sensível é uma borracha na ponta da folha que manda recuar ao encostar, e se soma ao sensor onde ele costuma deitar.",
            "O tamanho e o hábito decidem. Para o animal que se deita no caminho, há a borda sensível, borracha que inverte a folha no primeiro toque.",
            "Cada caso pede uma combinação, conforme altura e comportamento. Completa o sensor a borda sensível, que faz a folha recuar quando toca em algo.",
          ],
        ],
        bullets: [
          "Gato ou cachorro pequeno que cruza correndo: par a 15 cm do chão",
          "Cachorro médio ou grande: par a 20 ou 25 cm, mantendo o de cima",
          "Animal que deita no vão: borda sensível, além da fotocélula",
          "Cachorro que passa por baixo da folha: tela ou borracha na fresta",
        ],
      },
      {
        about: "visit",
        headings: ["Como o segundo par é instalado", "Instalação e teste"],
        slots: [
          [
            "Um módulo vai em cada coluna, frente a frente, protegido de respingo, com o cabo separado da energia. Na placa, os dois pares são ligados de modo que qualquer feixe cortado reabra o portão.",
            "O técnico fixa e alinha os dois módulos e passa o cabo em duto próprio. A ligação na central faz com que basta um dos feixes ser interrompido para a folha voltar.",
            "As duas peças ficam nas colunas, alinhadas e abrigadas de água e chute. Os contatos dos dois pares entram juntos na central, e cortar um deles já faz reabrir.",
          ],
          [
            "O teste usa uma caixa da altura do animal, nunca o próprio bicho. Depois se confere a força, para a folha recuar se ainda assim tocar.",
            "Prova-se com caixa baixa no chão e o animal preso, e por fim se regula a força no mínimo.",
            "No fim, uma caixa baixa faz o papel do animal, e a força fica no menor valor que move a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr uma fotocélula baixa para o cachorro?",
        answers: [
          "Soma o par, o cabo até a central e a mão de obra. Se o sensor que existe só está desalinhado, o acerto em casa parte de {price.preventive}, sem peças.",
          "Depende do modelo e do caminho do cabo. Regular o que já existe começa em {price.preventive} em residência, sem peças.",
        ],
      },
      {
        question: "Posso só descer a fotocélula que já tenho?",
        answers: [
          "Não: lá embaixo ela deixa de ver o carro, que é alto no meio e passa por cima do feixe. São dois pares.",
          "Melhor não, porque o carro fica sem proteção entre as rodas. O par baixo se soma ao outro.",
        ],
      },
      {
        question: "O cachorro vai parar o portão toda hora?",
        answers: [
          "Vai, sempre que cruzar durante o fechamento, e é o que se quer. Um portãozinho interno resolve sem anular o sensor.",
          "Pode parar, e o portão fecha no comando seguinte. Prenda o animal na manobra em vez de tirar a proteção.",
        ],
      },
      {
        question: "Sensor de presença de alarme serve no portão?",
        answers: [
          "Não: ele percebe calor numa área grande e dispara com qualquer um. No portão usa-se feixe de ponta a ponta ou borda na folha.",
          "Não serve, porque é lento e impreciso para a folha em movimento. O certo é a fotocélula de barreira.",
        ],
      },
    ],
    photo: "fotos das duas colunas, da fotocélula que existe e da etiqueta do motor, e diga o porte do animal",
  },
  {
    id: "crianca-sem-antiesmagamento",
    broader: "criancas",
    label: "Criança e portão sem antiesmagamento",
    phrase: "o risco do portão sem antiesmagamento para a criança",
    asks: [
      "portão não para encosta perigoso filho",
      "portão encosta não volta criança",
      ...combine(
        ["criança", "bebê", "filho", "neto"],
        [
          "sem sensor",
          "sem fotocélula",
          "sem antiesmagamento",
          "sem anti esmagamento",
          "sem sensor antiesmagamento",
          "sem sensor machucar",
          "sem sensor perigoso",
          "pode machucar sem sensor",
          "machucar sem sensor antiesmagamento",
          "machucar sem antiesmagamento",
          "sem proteção",
        ],
      ),
      ...combine(["criança", "bebê"], ["antiesmagamento", "pode machucar portão", "portão perigoso sensor"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, a criança pode se machucar, e com gravidade: sem fotocélula e sem antiesmagamento, a reversão por esforço, a folha não percebe que encostou nela e continua empurrando. Desligue hoje o fechamento automático e peça fotocélula e regulagem de força, a partir de {price.preventive} em casa, sem peças.",
        "Sim, é perigoso para criança e para o bebê que engatinha: sem fotocélula nem antiesmagamento, a reversão por esforço, o portão fecha como se ninguém estivesse ali. Até ter os dois, um adulto aciona olhando até o fim; a regulagem com teste parte de {price.preventive} em residência, fora peças.",
        "Sim, um portão sem sensor e sem antiesmagamento, a reversão por esforço que faz a folha recuar, pode ferir uma criança com gravidade. A proteção são duas coisas juntas, fotocélula e força regulada, com visita a partir de {price.preventive} em casa, sem peças; até lá, nada de fechar sozinho.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é o antiesmagamento", "Como a folha percebe a criança"],
        slots: [
          [
            "A central mede o esforço do motor e, quando a folha encontra resistência, manda recuar. É um ajuste da placa, e não uma peça à vista. Como só age depois do toque, a fotocélula, que para antes, vem em primeiro lugar.",
            "A placa sente o motor forçar e inverte o movimento, o que se regula na central. Ele reage ao contato, e por isso não dispensa a fotocélula, que evita o contato.",
            "É a função em que a central mede o esforço e faz a folha voltar ao encontrar algo. Age no toque; quem evita o toque é a fotocélula, e uma depende da outra.",
          ],
          [
            "Onde criança brinca perto, a borda sensível, uma borracha na ponta da folha, recua com pressão bem menor.",
            "A terceira proteção é a borda sensível, na aresta da folha, que inverte ao mais leve aperto.",
            "Some a borda de segurança, uma faixa na ponta que manda voltar com pouca pressão.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Os pontos de risco de cada portão", "Onde a criança se machuca"],
        slots: [
          [
            "O perigo muda com o tipo de portão, e a fotocélula não alcança todos estes pontos. Tela na grade e capa na cremalheira cobrem parte deles.",
            "Cada folha prende de um jeito. Alguns pontos ficam fora do feixe e pedem capa, tela ou borracha.",
            "Saber onde está o risco ajuda a proteger. Os lugares que o sensor não vê se fecham com tela e capa.",
          ],
        ],
        bullets: [
          "De correr: entre a ponta da folha e a coluna, e na cremalheira",
          "De abrir: entre a folha e a parede, e no vão da dobradiça",
          "Basculante: embaixo da folha que desce e nos braços laterais",
          "Em todos: criança pendurada na folha em movimento",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu portão recua", "Teste em casa, só com objeto"],
        slots: [
          [
            "Faça com a criança dentro de casa e o dedo pronto para parar, nunca com a mão ou o pé. Repita todo mês.",
            "O teste é com caixa e cabo de vassoura, longe de todos. Uma vez por mês basta para saber se continua funcionando.",
            "Ninguém perto da folha, criança dentro de casa e um objeto no lugar dela. Vale repetir a cada mês.",
          ],
        ],
        steps: [
          "Com o portão fechando, corte o feixe com um cabo de vassoura: a folha deve parar e voltar.",
          "Ponha uma caixa de papelão vazia no caminho, fora do feixe: a folha deve recuar ao encostar.",
          "Se amassou a caixa ou não parou, desligue o fechamento automático e use só com um adulto olhando.",
          "Peça a regulagem antes de voltar ao normal.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a criança já está presa no portão?",
        answers: [
          "Desligue o disjuntor e ligue 193. No de correr ou de abrir, inteiro e sem energia, um adulto pode destravar e afastar com a mão. No basculante, não destrave, porque a folha pode descer.",
          "Corte a energia e chame 193. Folha de correr ou de abrir em bom estado pode ser destravada e afastada. Basculante fica como está até o socorro.",
        ],
      },
      {
        question: "Todo motor aceita antiesmagamento?",
        answers: [
          "A maioria das centrais atuais tem a função; as antigas, muitas vezes, não. Nelas se acrescentam fotocélula e borda sensível ou troca-se a central.",
          "Quase todos os atuais. Em placa antiga sem a função, a saída é outra central ou sensores a mais.",
        ],
      },
      {
        question: "Que altura a fotocélula precisa ter para criança?",
        answers: [
          "Um par entre 15 e 25 cm, para quem engatinha, além do comum, de 40 a 60 cm do chão.",
          "Dois pares: um baixo, a cerca de 20 cm do piso, e o da altura do para-choque.",
        ],
      },
      {
        question: "Quanto custa pôr fotocélula e regular?",
        answers: [
          "Regular e testar parte de {price.preventive} em casa, sem peças. O par de sensores é orçado por foto das colunas.",
          "A visita com regulagem começa em {price.preventive} em residência, fora peças. Cada par de fotocélulas soma a peça e o fio.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das duas colunas e da etiqueta do motor",
  },
  {
    id: "portao-caiu-no-carro-quem-paga",
    broader: "caiu-do-trilho",
    label: "Portão caiu em cima do carro: quem paga",
    phrase: "quem paga o carro em que o portão caiu",
    asks: [
      ...combine(
        [
          "caiu cima carro",
          "caiu sobre carro",
          "caiu carro",
          "tombou carro",
          "desabou carro",
          "despencou carro",
          "caiu cima veículo",
          "caiu cima moto",
        ],
        [
          "responsável",
          "quem responsável",
          "quem paga",
          "quem responde",
          "responsabilidade",
          "prejuízo",
          "indenização",
          "seguro paga",
          "seguro cobre",
          "condomínio paga",
          "direito",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão caiu em cima do carro ou da moto, em geral é responsável quem cuida dele: o condomínio, o dono do imóvel ou a empresa, sobretudo se faltava manutenção, porque o artigo 937 do Código Civil trata da ruína por falta de reparo. Não levante a folha nem tire o veículo: ela pode cair de novo.",
        "Quem paga costuma ser o responsável pelo portão (condomínio, proprietário ou empresa), e a causa da queda decide: serviço malfeito aponta para quem o fez, batida para quem bateu. Deixe a folha como está, corte o disjuntor, fotografe de longe e avise o seguro do carro.",
        "O condomínio, a empresa ou o dono do imóvel responde, em regra, quando o portão despenca no carro ou na moto por falta de manutenção, porque a guarda é dele. Acione o seguro do carro, avise por escrito e não levante nem destrave a folha, que pode estar apoiada no veículo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O carro ainda está embaixo da folha", "Antes de falar de dinheiro: a folha"],
        slots: [
          [
            "A folha caída pode tombar de novo quando o carro se mexe, porque às vezes é ele que a segura. Ninguém entra nem chega perto até ela ser escorada.",
            "O carro amassado pode ser o único apoio da folha. Por isso não se liga, não se empurra e não se entra nele antes da escora.",
            "Mexer no veículo pode fazer o portão cair de vez, já que os dois estão apoiados um no outro. Deixe tudo como está.",
          ],
        ],
        steps: [
          "Havendo alguém ferido ou preso, ligue 193.",
          "Desligue o disjuntor do portão, sem passar por baixo da folha.",
          "Não entre no carro, não o ligue e não levante nem destrave a folha.",
          "Isole os dois lados, a uma distância maior que a altura do portão.",
          "Fotografe de longe e espere a folha ser escorada. Só então o carro sai.",
        ],
      },
      {
        about: "causes",
        headings: ["Quem paga o carro, conforme a causa", "Da causa da queda ao responsável"],
        slots: [
          [
            "O que falhou no portão, escrito por quem o examinou, é o que mais pesa. Guarde a peça rompida antes que seja trocada.",
            "A causa, por escrito, decide a conversa, e a peça que quebrou é prova. Não deixe jogar fora.",
            "Vale a causa apontada no exame, com a peça rompida guardada e fotografada.",
          ],
        ],
        bullets: [
          "Cabo, mola, roldana ou dobradiça gastos: dono, condomínio ou empresa que cuida do portão",
          "Serviço recente malfeito: quem instalou ou consertou",
          "Alguém bateu no portão antes: quem bateu",
          "Vendaval: veja o seguro; falta de manutenção ainda pesa contra quem cuida",
        ],
      },
      {
        about: "check",
        headings: ["O que juntar para receber o conserto do carro", "Provas e seguro"],
        slots: [
          [
            "Guarde vídeo da câmera, fotos, testemunhas e os registros de manutenção, e peça a causa por escrito. Mande três orçamentos do carro ao responsável, com data e prazo de resposta.",
            "Junte imagens, nomes de quem viu, notas das revisões do portão e a causa no papel. Os orçamentos do carro vão por escrito a quem responde, com prazo.",
            "Vídeo, fotos, testemunhas e notas de revisão formam a prova. Cobre por escrito, com orçamentos do carro e data para resposta.",
          ],
          [
            "Veja as duas apólices: o seguro do carro, se compreensivo, costuma pagar menos a franquia e depois cobrar do responsável; o do prédio ou da empresa pode ter responsabilidade civil. Cada contrato diz o que cobre.",
            "São duas apólices a conferir: o seguro do carro, que em geral paga e cobra depois, fora a franquia, e o do imóvel, quando tem responsabilidade civil. Leia o contrato.",
            "Confira as duas apólices. O seguro do carro do tipo compreensivo costuma cobrir, com franquia, e buscar o culpado. O do condomínio ou da empresa pode ter cobertura de terceiros.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio pode dizer que não se responsabiliza?",
        answers: [
          "Pode dizer, mas isso não encerra o caso: o portão é parte comum, e mantê-lo cabe ao condomínio. Em desacordo, o Juizado Especial ou um advogado orienta.",
          "A recusa sozinha não decide. Com a causa por escrito, procure o Juizado Especial ou um advogado, porque a manutenção da parte comum é do condomínio.",
        ],
      },
      {
        question: "Aconteceu com moto de funcionário na empresa. Muda?",
        answers: [
          "Em regra responde a empresa que cuida do portão, e pode haver questão de trabalho se alguém se feriu. Registre por escrito e veja o seguro da moto.",
          "A empresa costuma responder pelo portão dela. Avise o setor responsável por escrito, e havendo ferimento peça o registro do acidente.",
        ],
      },
      {
        question: "Vocês dizem por escrito por que o portão caiu?",
        answers: [
          "O técnico aponta qual peça falhou, e você pode pedir que conste do orçamento. Laudo com valor de perícia é de engenheiro habilitado.",
          "A causa observada pode ir no orçamento. Perícia para processo se contrata de engenheiro.",
        ],
      },
      {
        question: "Posso consertar o portão antes da vistoria do seguro?",
        answers: [
          "Só o necessário para tirar o perigo, com fotos antes e as peças guardadas. O resto espera o aviso da seguradora.",
          "Avise antes. Escorar e liberar o carro é urgente. Trocar peça pode esperar a vistoria.",
        ],
      },
    ],
    photo: "fotos de longe da folha, do carro e da peça que rompeu",
  },
  {
    id: "idoso-e-portao-sem-sensor",
    broader: "esmagamento",
    label: "Idoso e portão sem sensor",
    phrase: "o portão sem sensor para quem é idoso",
    asks: combine(
      ["idoso", "idosa", "avó", "avô", "cadeirante", "bengala", "andador", "deficiente"],
      [
        "sem sensor",
        "sem fotocélula",
        "portão sem sensor",
        "pode usar sem sensor",
        "sensor precisa",
        "qual sensor",
        "portão machucar",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Idoso não deve usar portão automático sem sensor: quem anda devagar fica mais tempo no vão, e a folha fecha sem perceber a pessoa. Instale a fotocélula e aumente a pausa; até lá, desligue o fechamento automático. O par de sensores com a instalação é orçado por foto.",
        "Portão automático sem sensor não é seguro para idoso, porque a folha não espera quem é lento nem nota quem caiu. A saída é a fotocélula, com pausa maior antes de fechar, orçada por foto já instalada. Enquanto isso, deixe o fechamento automático desligado.",
        "Um idoso não deve passar sozinho por portão automático sem sensor, já que a folha fecha sobre quem demora no vão. Põe-se fotocélula, alonga-se a pausa e, até a instalação, o fechamento automático fica desligado. Sensores e serviço têm o valor dado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que instalar para quem anda devagar", "Sensor, pausa e força"],
        slots: [
          [
            "A fotocélula vem primeiro, porque para a folha antes do toque. Os demais itens são ajustes que aproveitam o motor que você já tem.",
            "Comece pelo sensor, que impede o fechamento com alguém no vão. O resto é regulagem ou um botão bem colocado, sem motor novo.",
            "O sensor é a base, pois age antes de a folha encostar. Junto dele entram acertos simples, feitos no mesmo motor.",
          ],
        ],
        bullets: [
          "Um par de fotocélulas na altura da perna e outro a uns 20 cm do chão, para quem caiu.",
          "Pausa de 40 a 60 segundos, ou fechamento só por botão.",
          "Força no mínimo que move a folha, com o recuo testado em uma caixa.",
          "Botão em ponto de onde se vê o portão inteiro, na altura de quem senta.",
        ],
      },
      {
        about: "care",
        headings: ["Hábitos que evitam acidente", "No dia a dia do idoso"],
        slots: [
          [
            "A pé, o melhor caminho é a porta social, e o portão grande fica para o carro. Quem precisar passar por ele espera a folha parar e não a segura com a mão.",
            "Use a entrada de pedestres sempre que puder, deixando o portão da garagem para veículos. Se não houver outra, só se entra no vão com a folha parada, sem encostar nela.",
            "Passar a pé pelo portão do carro é o momento de maior risco, e a porta social o evita. Na falta dela, aguarde a parada completa e mantenha as mãos longe da folha.",
          ],
          [
            "Quem comanda deve ver o vão até o fim do movimento. Controle na mão de quem já entrou em casa, sem olhar para trás, é causa comum de susto.",
            "O botão só deve ser apertado por quem enxerga a passagem, e o olhar fica nela até fechar. Fechar de dentro de casa, sem ver, é o hábito a abandonar.",
            "Feche o portão olhando, até a folha parar. Acionar de longe ou de costas tira a única proteção que existe sem sensor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta e testa", "A visita e o custo"],
        slots: [
          [
            "Na visita se regula a força, se aumenta a pausa e se testa o recuo com um objeto, nunca com o corpo. Esse ajuste parte de {price.preventive} em casa, sem peças, e os sensores são cobrados à parte.",
            "O técnico alonga a pausa, baixa a força ao necessário e prova o recuo diante de uma caixa, não de uma pessoa. A visita de ajuste começa em {price.preventive} em residência. Sensor é peça à parte.",
            "Pausa, força e recuo são acertados juntos, e o teste usa um objeto no vão, jamais a mão ou o pé. Sem contar os sensores, esse serviço custa a partir de {price.preventive} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo de pausa deixar para um idoso?",
        answers: [
          "De 40 a 60 segundos costuma bastar. Cronometre a passagem no passo dele e dobre; se passar de um minuto, é melhor fechar só pelo botão.",
          "Meça o tempo que ele leva para atravessar e use o dobro, em geral entre 40 e 60 segundos. Para quem demora mais, desligue o fechamento automático.",
          "Entre 40 e 60 segundos atende a maioria. O bom cálculo é o dobro da travessia dele, e acima disso vale o botão.",
        ],
      },
      {
        question: "O antiesmagamento do motor basta?",
        answers: [
          "Não. Ele só recua depois de encostar, e o empurrão já derruba uma pessoa idosa. Serve de segunda proteção, com a fotocélula na frente.",
          "Não basta, porque age no toque. A fotocélula para a folha antes, e o recuo por força fica como reserva.",
          "Sozinho, não: precisa bater para perceber. O certo é ter os dois, sendo a fotocélula a que evita a queda.",
        ],
      },
      {
        question: "Quem usa cadeira de rodas precisa de outro sensor?",
        answers: [
          "O mesmo tipo serve, mas em duas alturas, porque o feixe único pode passar entre a roda e o encosto. Dois pares cobrem melhor o vão.",
          "Não outro, e sim mais um par. Com um feixe baixo e um médio, a cadeira corta pelo menos um deles.",
          "Precisa de dois pares, um perto do chão e outro na altura da perna. Um só pode não enxergar os vãos da cadeira.",
        ],
      },
      {
        question: "Qualquer motor aceita fotocélula?",
        answers: [
          "Quase todas as centrais têm entrada para ela. Em placa muito antiga, sem essa entrada, troca-se a central antes do motor.",
          "A grande maioria aceita, pois a entrada é comum nas placas. Se a sua não tem, uma central nova costuma resolver com o mesmo motor.",
          "Sim, na maior parte. A etiqueta do motor indica o modelo, e só placas antigas pedem a troca da central.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das duas colunas e da etiqueta do motor",
  },
];
