import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const sinaleiro: NarrowConcept[] = [
  {
    id: "sinaleiro-obrigatorio",
    broader: "sinaleiro",
    label: "Sinaleiro é obrigatório?",
    phrase: "a obrigação de ter sinaleiro",
    intent: "question",
    asks: [
      "obrigado sinaleiro saída veículos",
      "obrigado sirene saída veículos",
      "obrigatório sinaleiro saída veículos",
      "obrigatória sirene saída veículos",
      "obrigatória sirene garagem",
      "obrigado sirene",
      "obrigado ter sirene garagem",
      "prédio obrigado sirene garagem",
      "obrigado sinaleiro",
      "obrigado sinaleira",
      "obrigado sinalização garagem",
      "sinaleiro obrigatório",
      "sinalização garagem obrigatória",
      "sirene garagem obrigatória",
      "lei sinaleiro",
      "lei garagem sirene",
      "sinaleiro lei",
      "preciso sinaleiro",
      "semáforo garagem obrigatório",
      "alarme garagem lei",
      "sinaleira obrigatória",
      "sinaleiro precisa",
      "sinaleira lei",
      "sinalização saída garagem obrigatória",
      "sirene saída garagem obrigatória",
      "semáforo saída garagem obrigatório",
      "sirene obrigatória",
      "semáforo obrigatório",
      "sirene garagem lei",
    ],
    answers: {
      any: [
        "Sim, sirene e sinaleira são obrigatórias na saída de garagem de uso coletivo, como prédio, comércio e estacionamento. A regra, que pede luz amarela intermitente e aviso sonoro, está no artigo 86 do Código de Trânsito e na Resolução 38/1998 do Contran. Em casa de uma família, em geral, não há obrigação.",
        "O prédio é obrigado a ter sirene e sinaleiro na garagem, assim como o comércio e o estacionamento, por serem de uso coletivo. É o que dizem o artigo 86 do Código de Trânsito e a Resolução 38/1998 do Contran. Para a casa comum, em geral não é obrigatório, e a prefeitura confirma a regra local.",
        "É obrigatório o sinaleiro em garagem de prédio e em toda garagem de uso coletivo, com luz amarela piscante e sirene. A exigência vem da Resolução 38/1998 do Contran e do artigo 86 do Código de Trânsito. Residência de uma família costuma ficar fora, salvo regra da cidade.",
      ],
      question: [
        "{em}, a sinaleira é obrigatória em garagem de uso coletivo, como a de prédio, comércio e estacionamento, que deve ter luz amarela intermitente e sirene na saída. A regra está no artigo 86 do Código de Trânsito e na Resolução 38/1998 do Contran. Em casa de uma família, em geral não é. O código de obras do município pode pedir mais.",
        "Sinaleira e sirene na saída da garagem são obrigatórias quando o uso é coletivo, como em prédio, comércio e estacionamento. A Resolução 38/1998 do Contran e o artigo 86 do Código de Trânsito pedem luz amarela piscante e aviso sonoro. Na casa de uma família, em geral, não há obrigação.",
        "Sim, o prédio precisa de sinaleiro e sirene na garagem, por ser de uso coletivo, e o mesmo vale para comércio e estacionamento. É o que pedem o artigo 86 do Código de Trânsito e a Resolução 38/1998 do Contran. A casa comum, em geral, não é obrigada, mas a regra da cidade pode detalhar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ver o que vale para o seu imóvel"],
        slots: [
          [
            "A norma federal vale para o país, e o município a completa no código de obras, inclusive com limite de som. Na capital, o código é a Lei 16.642, de 2017, e a subprefeitura diz o que se aplica ao endereço.",
            "Além da norma de trânsito, valem o código de obras da cidade e o projeto aprovado do prédio. Em São Paulo, capital, o código é a Lei 16.642, de 2017, e a consulta se faz na subprefeitura.",
            "A prefeitura pode somar exigências à regra do Contran, como horário do som. Quem está na capital consulta a Lei 16.642, de 2017, e pergunta na subprefeitura.",
          ],
        ],
        steps: [
          "Veja se a garagem é de uso coletivo: mais de uma família, clientes ou funcionários.",
          "Procure a exigência no projeto aprovado ou no alvará.",
          "Leia na convenção se há horário para o som.",
          "Na dúvida, pergunte à prefeitura por escrito e guarde a resposta.",
        ],
      },
      {
        about: "choose",
        headings: ["Em casa, quando vale instalar", "Onde o aviso evita acidente"],
        slots: [
          [
            "Muro alto, saída de ré, rampa e calçada movimentada justificam o sinaleiro mesmo sem obrigação, porque avisam quem vem a pé antes de o carro aparecer. Na casa, a luz costuma bastar.",
            "Perto de escola, ponto de ônibus ou comércio, ou com muro que tira a visão, a luz piscante protege quem caminha. Em residência, o som em geral é dispensável.",
            "Em saída de ré, rampa ou muro alto, o aviso vale a pena mesmo que a lei não o peça. Para uma casa, o modelo só de luz normalmente resolve.",
          ],
          [
            "O aparelho é instalado no alto, visto dos dois lados da calçada. Ele avisa o pedestre, mas não para o portão. Isso é tarefa da fotocélula, o sensor do vão.",
            "Instale na fachada, acima do passeio e à vista de quem vem pelos dois lados. Quem detém a folha continua sendo a fotocélula, o sensor da passagem.",
            "O lugar certo é alto e livre de galhos, visível da calçada inteira. E o sinaleiro não substitui a fotocélula, que segura a folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do sinaleiro", "Quanto custa pôr o sinaleiro"],
        slots: [
          [
            "O valor soma o aparelho, o cabo até a central e a mão de obra. Modelo só com luz custa menos que o de luz e som, e, se a placa do motor tem saída própria para sinaleiro, não é preciso comprar o módulo de relé, que liga a luz quando o portão anda.",
            "O preço depende do aparelho, do caminho do cabo e da ligação. Luz com sirene custa mais que só luz, e placa sem saída de sinaleiro pede um relé, que copia o sinal do motor.",
            "O que muda o preço é o modelo, com ou sem som, a distância até a placa e o relé, quando ela não tem saída própria. A foto da saída de veículos mostra quase tudo.",
          ],
          [
            "Em casa, a visita do técnico com regulagem parte de {price.preventive}, sem peças.",
            "Para residência, a ida com ajuste do portão começa em {price.preventive}, sem peças.",
            "A visita residencial, que inclui a regulagem do portão, sai a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ser multado por não ter sinaleiro?",
        answers: [
          "Em garagem coletiva, pode, e a fiscalização e o valor são do município. Num atropelamento, a falta do aviso também pesa contra o imóvel.",
          "Pode, se a garagem é de uso coletivo. Em casa, em geral não, mas num acidente a falta do aviso conta.",
        ],
      },
      {
        question: "O som do sinaleiro pode ser desligado à noite?",
        answers: [
          "Em casa, sim. Em garagem coletiva, reduza o volume em vez de desligar, a não ser que a regra da cidade permita.",
          "Na casa, pode. No prédio, há modelos que baixam o som à noite e mantêm a luz, e o corte total depende da prefeitura.",
        ],
      },
      {
        question: "Espelho convexo substitui o sinaleiro?",
        answers: [
          "Não, onde o sinaleiro é exigido. O espelho ajuda o motorista, e o sinaleiro avisa o pedestre.",
          "Não substitui, porque o espelho não avisa quem caminha na calçada. Os dois juntos funcionam melhor.",
        ],
      },
      {
        question: "O sinaleiro pode ficar na calçada?",
        answers: [
          "O usual é fixar na fachada ou no muro, sem invadir a passagem. Poste na calçada depende de autorização.",
          "Na fachada, acima do passeio, é o certo. A calçada é pública e tem regra própria.",
        ],
      },
    ],
    photo: "uma foto da saída de veículos vista da calçada e da etiqueta do motor",
  },
  {
    id: "sinaleiro-nao-para",
    broader: "sinaleiro",
    label: "Sinaleiro que não para",
    phrase: "o sinaleiro que não para de tocar",
    intent: "repair",
    asks: [
      "sirene não para apitar",
      "sinaleiro não para",
      "sinaleira não para",
      "sirene garagem não para",
      "sinaleiro tocando sozinho",
      "sinaleira tocando",
      "sinaleiro piscando direto",
      "sinaleiro fica ligado",
      "sinaleiro não desliga",
      "sinaleira não desliga",
      "sirene garagem tocando",
      "sirene tocando sem parar",
      "luz saída garagem ligada direto",
    ],
    answers: {
      any: [
        "O sinaleiro que não para de piscar ou tocar tem, em geral, um relé colado na placa, água no aparelho ou um portão que a placa acha que está aberto. Veja se a folha encosta até o fim e limpe a fotocélula. Se continuar, desligue o disjuntor. Medir e regular em casa parte de {price.preventive}, sem peças.",
        "A sirene do portão não para de tocar quando a central não recebe o aviso de portão fechado ou quando o relé que a liga ficou colado. Confira se a folha encosta no batente e limpe a fotocélula. Se não resolver, desligue o disjuntor, sem cortar o fio. A medição em residência começa em {price.preventive}, sem peças.",
        "A sinaleira que fica piscando direto costuma indicar que a placa acha que o portão está aberto, ou que o relé dela colou. Veja se a folha fecha até o fim e limpe as lentes da fotocélula. Se continuar, desligue o disjuntor; a visita para medir, em casa, parte de {price.preventive}, sem peças.",
        "A sinaleira da garagem não para de apitar por um de três motivos: relé preso na placa, água dentro do aparelho ou falta do sinal de portão fechado. Confira se a folha fecha toda e limpe a fotocélula. Se persistir, desligue o disjuntor, e a visita em casa sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no sinaleiro", "Como desligar o sinaleiro com segurança"],
        slots: [
          [
            "Olhe pelo lado de fora, sem abrir a caixa do motor nem subir na fachada. O teste mostra se o defeito é do portão, da placa ou do aparelho, e se faz com a passagem livre.",
            "Dá para achar a pista sem escada e sem abrir a tampa. Com o vão livre, um ciclo completo mostra se a falha é do portão ou do aviso.",
            "Não corte o fio nem suba até o aparelho, porque a verificação se faz do chão. Um ciclo de abrir e fechar, olhando de longe, já orienta.",
          ],
        ],
        steps: [
          "Veja se o portão fechou por completo e encosta no batente.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Faça um ciclo completo pelo controle, com a passagem livre.",
          "Se continuar ligado, desligue o disjuntor do portão.",
          "Saia com mais cuidado, porque o pedestre fica sem aviso.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o sinaleiro não para", "Relé, água ou fim de curso"],
        slots: [
          [
            "A placa mantém o aviso ligado enquanto não recebe o sinal de portão fechado, dado pelo fim de curso, o sensor do final. Uma folha que para a centímetros do batente, ou uma fotocélula cortada, deixa a sinaleira ligada.",
            "Sem o sinal do fim de curso, que avisa que a folha chegou, a central continua alertando. Isso acontece quando o portão para um pouco antes ou quando a fotocélula está suja.",
            "A central só desliga o aviso quando o fim de curso, o sensor de portão fechado, confirma. Se a folha não encosta, ou se a fotocélula está cortada, o alarme continua.",
          ],
          [
            "Um relé com o contato colado alimenta o aparelho mesmo sem comando, e só o disjuntor o apaga. Já a água no corpo ou no conector, comum depois de chuva, faz o aviso disparar e falhar sem motivo.",
            "Se o aviso só apaga no disjuntor, o relé colou, em geral por curto. Som fraco, luz falhando e disparo depois da chuva indicam água no aparelho.",
            "O contato do relé preso deixa o aviso ligado direto. Já o aparelho que liga e desliga sozinho, sobretudo em dia úmido, tem água na vedação ou no conector.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Medição, relé e vedação"],
        slots: [
          [
            "O técnico mede a saída da placa com o portão fechado. Se há tensão, o defeito é do relé ou do fim de curso. Se não há, é do aparelho ou do fio. Assim ele troca só o que falhou, e a placa raramente entra na conta.",
            "A tensão na saída da central separa os casos. Se ela continua com o portão fechado, o técnico confere o relé e o fim de curso. Se não há tensão, o problema está no sinaleiro ou no cabo.",
            "Medindo a saída com o portão fechado, o técnico sabe se o defeito é da central ou do aparelho. Troca, então, o relé, o sensor ou o sinaleiro, conforme a medição.",
          ],
          [
            "Depois ele veda a caixa, regula o volume e confere da calçada um ciclo completo.",
            "No fim, o aparelho é vedado, o som é ajustado e a abertura e o fechamento são testados, olhando da rua.",
            "Por último vêm a vedação, o volume e o teste de um ciclo inteiro, visto de fora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar o fio do som do sinaleiro?",
        answers: [
          "Não, porque a alteração pode causar curto na saída da placa. Muitos modelos permitem desligar só o som e manter a luz.",
          "Não corte. Peça a regulagem, que baixa o som sem tirar o aviso.",
        ],
      },
      {
        question: "O sinaleiro ligado direto estraga o motor?",
        answers: [
          "Em geral não, mas pode queimar o próprio aparelho ou o relé. Além disso, avisa que o fim de curso talvez esteja desregulado.",
          "O motor não sofre com isso, mas o relé e o LED, sim.",
        ],
      },
      {
        question: "O sinaleiro começou depois da chuva. É água?",
        answers: [
          "É provável. Desligue o disjuntor e espere a vedação ou a troca do aparelho.",
          "Sim, umidade no corpo ou no conector é comum. Não abra o aparelho com ele ligado.",
        ],
      },
      {
        question: "Precisa trocar a placa se o sinaleiro não para?",
        answers: [
          "Raramente, porque se troca só o relé, o módulo ou o sinaleiro, conforme a medição.",
          "Só se a saída da placa queimou, e mesmo assim um relé externo costuma resolver.",
        ],
      },
    ],
    photo: "fotos do sinaleiro, do portão fechado e da etiqueta do motor",
  },
  {
    id: "sirene-de-garagem",
    broader: "sinaleiro",
    label: "Sirene da garagem incomoda",
    phrase: "a sirene da garagem",
    asks: [
      "sirene portão alta",
      "sirene muito alta",
      "sirene portão muito alta",
      "sirene reclamação vizinho",
      "sirene portão reclamação vizinho",
      "diminuir volume sirene",
      "volume sirene",
      "sirene dormir",
      "sirene saída dormir",
      "sirene garagem incomoda",
      "desligar sirene garagem",
      "abaixar sirene garagem",
      "baixar sirene garagem",
      "sirene garagem vizinho",
      "sirene garagem noite",
      "sirene garagem barulho",
      "sirene portão incomoda",
      "desligar sirene portão",
      "tirar sirene garagem",
      "sirene incomoda",
      "sirene não deixa dormir",
      "sirene saída não deixa dormir",
      "barulho sirene garagem",
      "sirene vizinho",
      "sinaleiro barulho",
      "desligar sirene",
      "abaixar sirene",
      "bip garagem",
      "sinal sonoro garagem",
      "vizinho reclama apito garagem",
      "baixar som sirene saída",
      "vizinho reclama sirene garagem",
      "baixar som sirene condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "A sirene da garagem muito alta pode ter o volume diminuído, e em geral isso encerra a reclamação do vizinho. Também dá para desligar só o som à noite e manter a luz do sinaleiro, se a regra da cidade permitir. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Para o barulho da sirene de garagem à noite há três saídas: reduzir o volume, programar horário ou trocar por um sinaleiro de som ajustável. Deixar só a luz é possível quando a lei do município e a convenção aceitam. O ajuste em residência parte de {price.preventive}, sem peças.",
        "Baixar o volume da sirene quase sempre resolve a reclamação do vizinho. Desligar o som da garagem do prédio e deixar só a luz depende da regra da cidade, porque o apito avisa o pedestre: confirme na prefeitura antes. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Menos barulho, com segurança", "Volume, horário ou outro modelo"],
        slots: [
          [
            "Estas são as saídas, da mais simples à mais cara.",
            "Comece pelo volume, que muitas vezes basta. Se não bastar, siga a lista.",
            "Tente nesta ordem e pare na primeira que resolver.",
          ],
        ],
        bullets: [
          "Baixar o volume, se o modelo tem ajuste",
          "Virar a sirene para a calçada, longe das janelas",
          "Instalar um temporizador que corta só o som em certas horas",
          "Trocar por um sinaleiro de som regulável ou que baixa o som no escuro",
          "Manter a luz de LED piscando, mesmo com o som desligado",
        ],
      },
      {
        about: "check",
        headings: ["O que verificar antes de desligar", "Lei, convenção e risco"],
        slots: [
          [
            "Em muitos municípios, garagem coletiva na calçada precisa de aviso sonoro e luminoso, e alguns aceitam só a luz à noite. Consulte a prefeitura e leve à assembleia.",
            "A exigência é municipal: há cidade que pede som e luz, e há a que dispensa o som de madrugada. Confira antes de mexer.",
            "Cada cidade tem a sua regra para saída de garagem. Veja na prefeitura e na convenção se o som pode ser cortado em algum horário.",
          ],
          [
            "Sem som, o risco para cego, criança e ciclista aumenta, por isso a fotocélula e a abertura lenta ganham importância. Registre a decisão em ata.",
            "O apito serve a quem não vê a luz. Se ele baixar, deixe a folha mais lenta e o sensor testado, e ponha a decisão em ata.",
            "Quem não enxerga a luz depende do som. Compense com fotocélula e velocidade menor, e registre em ata.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A troca do sinaleiro na visita", "Ligação e teste"],
        slots: [
          [
            "O sinaleiro novo usa a mesma saída da placa, se a tensão for igual. O técnico mede isso antes de ligar. No fim, ele confere a luz em cada abertura e escuta o som da calçada e de dentro do prédio.",
            "O técnico confere a tensão da saída e liga o sinaleiro novo no lugar do antigo. Depois testa o som da rua e de dentro do prédio.",
            "O técnico mede a saída da placa e troca o sinaleiro. No teste, ele escuta o som na calçada e no apartamento de quem reclamou.",
          ],
          [
            "Trocar ou ajustar leva até {trade.smallRepair}, e o sinaleiro é peça barata perto do motor. O reparo tem os 90 dias da lei.",
            "O serviço costuma levar até {trade.smallRepair}. A peça custa pouco, e o reparo tem a garantia de 90 dias da lei.",
            "Em geral leva até {trade.smallRepair}, com uma peça que pesa pouco na conta. O reparo tem os 90 dias de garantia da lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar de vez a sirene da garagem?",
        answers: [
          "Só se a regra da cidade não exigir e a assembleia decidir. Em casa, em geral pode.",
          "Em prédio, confirme a lei antes. Sem aviso, o risco para o pedestre aumenta.",
        ],
      },
      {
        question: "O vizinho pode exigir que a sirene seja desligada?",
        answers: [
          "Pode reclamar do ruído, e o condomínio concilia com a segurança. Baixar o volume costuma encerrar o caso.",
          "Pode pedir medição à prefeitura. Reduzir antes evita o conflito.",
        ],
      },
      {
        question: "Dá para o som tocar só ao abrir?",
        answers: [
          "Em alguns modelos e centrais, sim. O mais seguro é avisar nos dois sentidos, ao menos com luz.",
          "Depende da saída da placa. A luz deve acompanhar todo o movimento.",
        ],
      },
      {
        question: "Qual volume é razoável?",
        answers: [
          "O que se ouve na calçada a poucos metros e não dentro dos quartos. Som grave e curto incomoda menos que agudo contínuo.",
          "Baixo o bastante para não passar da janela e alto o bastante para o pedestre ao lado.",
        ],
      },
    ],
    photo: "uma foto do sinaleiro e da etiqueta do motor",
  },
  {
    id: "sirene-de-saida-de-veiculos",
    isAskedByName: true,
    broader: "sinaleiro",
    label: "Sirene ou sinaleiro de saída de veículos",
    phrase: "a sirene de saída de veículos",
    asks: [
      ...combine(
        ["sirene", "sinaleiro", "sinaleira", "sirene sinaleiro", "sirene sinaleira"],
        ["saída veículos", "saída garagem", "saída garagem prédio"],
      ),
      ...combine(["sirene", "sirene sinaleiro"], ["garagem", "portão garagem"]),
      ...combine(
        ["instalar", "instalação", "comprar", "colocar", "trocar", "troca"],
        ["sirene", "sirene garagem", "sirene portão"],
      ),
      "sirene preço",
      "sirene portão preço",
      "sirene portão eletrônico preço",
      "alarme sonoro saída veículos",
      "alarme saída veículos",
      "sinalização saída veículos",
      "sinalizador saída veículos",
      "sinalizador garagem",
      "alerta saída veículos",
      "luz sirene saída garagem",
      "sinaleiro e sirene",
      "sirene",
      "luz piscante portão",
      "luz piscante garagem",
      "pisca alerta portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O sinaleiro de garagem é a luz que pisca na fachada, com sirene nos prédios, e avisa o pedestre enquanto o portão abre para a saída de veículos. Vendemos e instalamos o conjunto, ligado à central do motor. O preço do aparelho com a instalação é orçado de graça pela foto da fachada.",
        "A sirene e a luz de saída de veículos avisam quem passa na calçada desde que o portão começa a abrir até fechar. Em prédio, comércio e estacionamento as duas são exigidas. Em casa, em geral basta a luz. Fornecemos e ligamos o aparelho, com orçamento grátis por foto da fachada.",
        "Para prédio, o sinaleiro de garagem precisa ter luz e som, acionados pelo próprio motor do portão. Instalamos o aparelho na fachada e ligamos à central. O valor muda com o modelo e com a distância do cabo, e sai de graça pela foto da frente da garagem.",
        "O sinaleiro de garagem pisca na fachada toda vez que o portão anda, e em prédio toca também uma sirene, para avisar o pedestre da saída de carros. Nós fornecemos e instalamos. Aparelho, cabo e mão de obra entram em um orçamento só, feito de graça por foto.",
        "O alarme sonoro de saída de veículos é a sirene que toca na fachada enquanto o portão se move, junto com a luz que pisca. Em prédio, comércio e estacionamento ele é exigido. Em casa, em geral basta a luz. Vendemos e instalamos o aparelho, ligado à central do motor, com orçamento grátis por foto da fachada.",
        "O aviso de saída de veículos é uma luz de LED na fachada, com sirene em prédio e comércio, que funciona enquanto o portão se move. Vendemos o sinaleiro e fazemos a ligação na central do motor. Mande uma foto da frente da garagem para receber o preço dele instalado.",
      ],
      installation: [
        "A instalação da sirene e da sinaleira de saída de garagem é feita na fachada, em ponto alto e visível dos dois lados da calçada, com cabo até a central do motor. O aviso passa a tocar e piscar desde que o portão começa a abrir. Aparelho, cabo e mão de obra são orçados juntos, de graça, pela foto da fachada.",
        "Instalamos sirene e sinaleiro de saída de veículos ligados à central do motor, para a luz piscar e o som tocar enquanto o portão se move. Se a placa não tem saída própria, usamos um relé. O preço, com aparelho, fio e mão de obra, é dado de graça pela foto da fachada e da etiqueta do motor.",
      ],
      price: [
        "O preço da sirene para portão eletrônico, com a luz do sinaleiro ou sozinha, soma o aparelho, o cabo até a central e a mão de obra, e é orçado de graça por foto. O que mais pesa é o modelo, por luz e volume, e a distância até o motor. Algumas centrais precisam também de um relé.",
        "Sirene e sinaleiro de garagem têm o preço fechado por foto, em um orçamento só, com peça e serviço. Ele depende da potência da luz e do som, dos metros de cabo até a central e de ela ter ou não saída própria para o aviso.",
        "O preço do sinaleiro de garagem com sirene depende do aparelho e da distância entre a fachada e o motor. Material e montagem vêm em um valor só, com o relé quando a central exige. Fotografe a fachada e a etiqueta do motor para receber o orçamento grátis.",
        "O valor da sirene com sinaleiro começa pelo modelo e aumenta com o caminho do fio até a placa e com o relé, se ela não tiver saída própria. A mão de obra já vai incluída. Bastam duas fotos, da frente da garagem e da etiqueta do motor.",
      ],
      repair: [
        "Sirene de garagem que não toca tem o aparelho queimado, o fio oxidado ou a saída da placa sem tensão. O técnico mede os três antes de trocar. A visita em casa parte de {price.preventive}, sem peças, e a sirene nova é orçada por foto.",
        "Quando a sirene ou o sinaleiro da garagem para de funcionar, a causa está no aparelho, no fio exposto ao tempo ou na saída da central. A medição mostra qual dos três falhou, em visita residencial a partir de {price.preventive}, sem peças.",
        "Sinaleiro ou sirene que parou pode ter defeito na central, na fiação que pega chuva ou no próprio aparelho, e só a medição mostra qual. O exame em residência custa a partir de {price.preventive}, com as peças à parte. Um aparelho novo é orçado por foto.",
        "Se a luz ou o som da saída de carros parou, o técnico mede se chega tensão ao aparelho. Se chega, o aparelho queimou; se não chega, o defeito está no cabo ou na placa. Em residência, a visita custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Luz ou luz com som: qual aviso escolher", "Luz, som e o que a regra pede"],
        slots: [
          [
            "Em casa de uma família a luz de LED costuma bastar. Em prédio, comércio e estacionamento, a Resolução 38/1998 do Contran pede luz e som, porque o pedestre nem sempre está olhando. A lei da cidade pode detalhar volume e horário.",
            "Garagem coletiva precisa de aviso luminoso e sonoro, pela Resolução 38/1998 do Contran, e o município pode fixar volume e horário do som. Na residência comum, a luz que pisca em geral já resolve.",
            "A Resolução 38/1998 do Contran exige luz e som nas saídas de prédio, comércio e estacionamento, e a regra municipal pode tratar do horário. Para uma casa, o LED piscante normalmente é suficiente.",
            "Quem mora em casa costuma resolver com a lâmpada de LED intermitente. Já edifício, loja e estacionamento seguem a Resolução 38/1998 do Contran, com aviso sonoro além do luminoso, e convém consultar a prefeitura sobre volume e horas permitidas.",
            "O uso da garagem define o aviso. Nas saídas coletivas e comerciais, a Resolução 38/1998 do Contran manda juntar som e luz, e a norma local trata de volume e silêncio noturno; na casa de uma família, costuma bastar o LED.",
          ],
          [
            "Na compra, prefira volume regulável e corpo vedado contra chuva. A tensão do aparelho precisa ser igual à da saída da placa, senão ele queima ou não acende.",
            "O modelo deve aguentar chuva e ter volume ajustável. Confira ainda a tensão, que precisa combinar com a saída da central para o aparelho funcionar.",
            "Como o aparelho fica ao tempo, escolha corpo vedado, e o volume regulável evita reclamação de vizinho. A tensão dele deve ser a mesma da saída da central, para não queimar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o aviso é instalado", "Da fachada à central do motor"],
        slots: [
          [
            "O aparelho vai em um ponto alto, visto dos dois lados da calçada e livre de galhos, sem avançar sobre o passeio. Com o disjuntor desligado, o cabo segue em eletroduto até a saída de sinaleiro da placa ou até um relé, que faz a mesma função.",
            "A luz fica no alto da fachada, onde quem vem pelos dois lados consegue ver, sem galho na frente. O cabo desce em eletroduto até a central, desligada, e entra na saída própria ou em um módulo de relé.",
            "Primeiro se escolhe um lugar visível para quem chega de qualquer lado da calçada, acima do passeio e sem obstáculo. Depois o cabo vai em eletroduto até a placa, sem energia, e é ligado à saída de sinaleiro ou a um relé.",
          ],
          [
            "No fim se confere, da calçada, se luz e som começam com o movimento e param com ele.",
            "O teste é feito do lado de fora: o aviso deve ligar quando a folha parte e desligar quando ela fecha.",
            "Para terminar, o portão abre e fecha uma vez com alguém na calçada vendo se o aviso acompanha a folha do começo ao fim.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento do sinaleiro"],
        slots: [
          [
            "O orçamento junta o aparelho, o cabo, o eletroduto que faltar e a mão de obra. Luz e sirene em um corpo só gastam menos fio que dois aparelhos separados, e garagem com duas saídas precisa de um aviso em cada uma.",
            "Aparelho, cabo, eletroduto e mão de obra vêm na mesma conta. Um modelo que reúne luz e sirene sai mais simples de ligar que dois aparelhos, e cada saída de carros precisa do seu aviso.",
            "Entram na conta o aparelho, os metros de cabo, o eletroduto e o serviço. O conjunto de luz e som em um corpo só poupa fio, e prédio com duas saídas de veículos leva dois conjuntos.",
          ],
          [
            "A etiqueta do motor mostra se a central já tem saída para sinaleiro, o que dispensa peça a mais. Se o prédio já tem um aviso que parou, mande também a foto dele, porque às vezes basta trocar o aparelho ou o fio.",
            "Pela etiqueta do motor vemos se a central tem saída própria para o aviso. Quando já existe um sinaleiro parado, a foto dele ajuda, porque o cabo antigo às vezes pode ser aproveitado.",
            "A foto da etiqueta do motor diz se será preciso uma peça a mais na central. Havendo um sinaleiro antigo na fachada, fotografe-o também: se o cabo está bom, só o aparelho é trocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em geral cabe em uma visita. O que pesa é o caminho do cabo até a fachada, e parede sem duto pronto pede mais tempo.",
          "Costuma ser feita no mesmo dia; duto novo ou fachada distante da central alongam o serviço.",
          "Na maioria das garagens, uma ida basta. O prazo cresce quando é preciso abrir caminho para o fio ou quando o motor está longe da frente.",
        ],
      },
      {
        question: "Dá para abaixar o som à noite?",
        answers: [
          "Dá, em modelo com volume ou com horário programado, mantendo a luz. Confira antes a regra da cidade, que pode exigir o som também à noite.",
          "Em aparelho regulável, sim: baixa-se o volume e a luz continua. A lei municipal e a convenção do prédio dizem até onde se pode reduzir.",
          "Pode, se o modelo tiver ajuste ou programação, e o LED segue piscando. Veja na norma municipal e na convenção se a redução é permitida.",
        ],
      },
      {
        question: "O aviso serve em qualquer motor de portão?",
        answers: [
          "Em quase todos. Se a placa não tem saída para sinaleiro, um módulo de relé copia o sinal do motor e aciona o aparelho.",
          "Serve na maioria: muitas centrais trazem saída própria, e as outras usam um relé. A etiqueta do motor mostra qual é o caso.",
          "Quase todo motor aceita. Há placas com terminal para o aviso, e nas que não têm se acrescenta um relé que acompanha o movimento.",
        ],
      },
      {
        question: "Luz e sirene substituem a fotocélula?",
        answers: [
          "Não, porque elas só avisam quem passa. Quem faz a folha parar diante de gente ou de carro é a fotocélula, o sensor nas laterais do vão.",
          "Não. O aviso alerta o pedestre, e a fotocélula para o portão. Garagem com calçada movimentada precisa das duas proteções.",
          "Não, pois o aviso não para o portão. Essa tarefa é da fotocélula, que percebe pessoa ou carro na passagem.",
        ],
      },
    ],
    photo: "fotos da fachada vista da calçada e da etiqueta do motor",
  },
];
