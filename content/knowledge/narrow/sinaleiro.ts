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
        "Sinaleira e sirene são obrigatórias na saída de garagem de uso coletivo, como prédio, comércio e estacionamento: luz amarela intermitente e aviso sonoro (Código de Trânsito, artigo 86, e Resolução 38/1998 do Contran). Em casa de uma família, em geral, não há obrigação.",
        "O prédio é obrigado a ter sirene e sinaleiro na garagem, assim como comércio e estacionamento, pelo artigo 86 do Código de Trânsito e pela Resolução 38/1998 do Contran, por serem de uso coletivo. Para a casa comum, em geral não é obrigatório, e a prefeitura confirma a regra local.",
        "É obrigatório o sinaleiro em garagem de prédio e em toda garagem de uso coletivo, com luz amarela piscante e sirene, conforme a Resolução 38/1998 do Contran e o artigo 86 do Código de Trânsito. Residência de uma família costuma ficar fora, salvo regra da cidade.",
      ],
      question: [
        "{em}, a sinaleira é obrigatória em garagem de uso coletivo: prédio, comércio e estacionamento devem ter luz amarela intermitente e sirene na saída (artigo 86 do Código de Trânsito e Resolução 38/1998 do Contran). Em casa de uma família, em geral não; o código de obras do município pode pedir mais.",
        "Sinaleira e sirene na saída são obrigatórias em garagem de uso coletivo, como prédio e estacionamento, com luz amarela piscante e aviso sonoro (Resolução 38/1998 do Contran e artigo 86 do Código de Trânsito). Na casa de uma família, em geral, não há obrigação.",
        "O prédio precisa de sinaleiro e sirene na garagem, por ser de uso coletivo, segundo o artigo 86 do Código de Trânsito e a Resolução 38/1998 do Contran; comércio e estacionamento também. Casa comum, em geral, não é obrigada, mas a regra da cidade pode detalhar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ver o que vale para o seu imóvel", "Regra da cidade e do prédio"],
        slots: [
          [
            "A norma federal é geral, e o município completa com o código de obras e pode limitar o som. Na capital, ele é a Lei 16.642, de 2017, e a subprefeitura diz o que se aplica ao endereço.",
            "Além da norma de trânsito, contam o código de obras da cidade e o projeto aprovado do prédio. Em São Paulo, capital, o código é a Lei 16.642, de 2017, consultado na subprefeitura.",
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
            "Quem sai de ré, em rampa ou atrás de muro alto ganha com o aviso, ainda que a lei não peça. Para uma casa, o modelo só de luz normalmente resolve.",
          ],
          [
            "O aparelho vai no alto, visto dos dois lados da calçada. Ele avisa, mas não para o portão: isso é papel da fotocélula, o sensor do vão.",
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
            "O valor soma o aparelho, o cabo até a central e a mão de obra. Modelo só com luz custa menos que o de luz e som, e placa com saída própria dispensa o módulo de relé.",
            "Entram na conta o aparelho, o caminho do cabo e a ligação. Luz com sirene custa mais que só luz, e placa sem saída de sinaleiro pede um relé, que copia o sinal do motor.",
            "Pesam o modelo, com ou sem som, a distância até a placa e o relé, quando ela não tem saída própria. A foto da saída de veículos mostra quase tudo.",
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
          "Em garagem coletiva, pode: a fiscalização e o valor são do município. Num atropelamento, a falta do aviso também pesa contra o imóvel.",
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
          "Não onde o sinaleiro é exigido: o espelho ajuda o motorista, e o sinaleiro avisa o pedestre.",
          "São complementares, porque o espelho não avisa quem caminha na calçada.",
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
        "O sinaleiro que não para de piscar ou tocar tem, em geral, relé colado, água no aparelho ou portão que a placa acha aberto. Veja se a folha encosta até o fim e se a fotocélula está limpa; se sim, desligue o disjuntor: medir e regular em casa parte de {price.preventive}, sem peças.",
        "Quando a sirene do portão não para de tocar, ou a sinaleira fica piscando direto, a central não recebeu o aviso de portão fechado, ou o relé colou. Fotocélula piscando junto sugere sensor cortado; a medição em residência começa em {price.preventive}, sem peças, e não se corta o fio.",
        "Sinaleira que não desliga tem três suspeitos: relé preso, água dentro dela e fim de curso, o sensor de portão fechado, sem sinal. Confira se a folha fecha toda e limpe a fotocélula; persistindo, desligue o disjuntor, e a visita em casa sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no sinaleiro", "Como calar o sinaleiro com segurança"],
        slots: [
          [
            "Olhe de fora, sem abrir a caixa do motor nem subir na fachada. O teste separa portão, placa e aparelho, e se faz com a passagem livre.",
            "Dá para achar a pista sem escada e sem tampa aberta. Com o vão livre, um ciclo completo mostra se a falha é do portão ou do aviso.",
            "Nada de cortar fio ou subir até o aparelho: a verificação é do chão. Um abre e fecha inteiro, olhando de longe, já orienta.",
          ],
        ],
        steps: [
          "Veja se o portão fechou por completo e encosta no batente.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Faça um ciclo completo pelo controle, com a passagem livre.",
          "Se continuar ligado, desligue o disjuntor do portão.",
          "Ao sair, redobre o cuidado, porque o pedestre fica sem aviso.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o sinaleiro não para", "Relé, água ou fim de curso"],
        slots: [
          [
            "A placa mantém o aviso enquanto não recebe o sinal de portão fechado, dado pelo fim de curso, o sensor do final. Folha que para a centímetros do batente, ou fotocélula cortada, deixa a sinaleira ligada.",
            "Sem o sinal do fim de curso, que avisa que a folha chegou, a central continua alertando. Basta o portão parar um pouco antes, ou a fotocélula ficar suja, para isso acontecer.",
            "A central só cala o aviso quando o fim de curso, sensor de portão fechado, confirma. Folha que não encosta ou sensor do vão cortado mantém o alarme.",
          ],
          [
            "Relé com contato colado alimenta o aparelho mesmo sem comando, e só o disjuntor o apaga. Água no corpo ou no conector, comum depois de chuva, dispara e falha sem motivo.",
            "Se o aviso só apaga no disjuntor, o relé colou, em geral por curto. Som fraco, luz falhando e disparo após chuva indicam água no aparelho.",
            "Contato de relé preso deixa o aviso ligado direto. Já o que liga e desliga sozinho, sobretudo em dia úmido, tem água na vedação ou no conector.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Medição, relé e vedação"],
        slots: [
          [
            "O técnico mede a saída da placa: com tensão e portão fechado, o defeito é relé ou fim de curso; sem tensão, é o aparelho ou o fio. Assim se troca só o que falhou, e a placa raramente entra na conta.",
            "A tensão na saída da central separa os casos. Se ela continua com o portão fechado, olham-se relé e fim de curso; se não há, o problema está no sinaleiro ou no cabo.",
            "Medindo a saída com o portão fechado, sabe-se se quem insiste é a central ou o aparelho. Relé, sensor ou sinaleiro é trocado conforme a medição.",
          ],
          [
            "Depois a caixa é vedada, o volume, regulado, e um ciclo completo é conferido da calçada.",
            "No fim, veda-se o aparelho, ajusta-se o som e testa-se abertura e fechamento, olhando da rua.",
            "Por último vêm a vedação, o volume e a prova de um ciclo inteiro, vista de fora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar o fio do som do sinaleiro?",
        answers: [
          "Não: a alteração pode causar curto na saída da placa. Muitos modelos desligam só o som e mantêm a luz.",
          "Não corte. Peça a regulagem, que baixa o som sem tirar o aviso.",
        ],
      },
      {
        question: "O sinaleiro ligado direto estraga o motor?",
        answers: [
          "Em geral não, mas pode queimar o próprio aparelho ou o relé. E avisa que o fim de curso talvez esteja errado.",
          "O motor não sofre com isso; o relé e o LED, sim.",
        ],
      },
      {
        question: "O sinaleiro começou depois da chuva. É água?",
        answers: [
          "É provável. Desligue o disjuntor e espere a vedação ou a troca do aparelho.",
          "Sim, umidade no corpo ou no conector é comum. Não abra com ele ligado.",
        ],
      },
      {
        question: "Precisa trocar a placa se o sinaleiro não para?",
        answers: [
          "Raramente: troca-se o relé, o módulo ou o sinaleiro, conforme a medição.",
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
        "A sirene da garagem que incomoda pode ter o volume diminuído ou ser desligada à noite, mantendo a luz do sinaleiro, se a regra da cidade permitir. Em garagem coletiva o aviso costuma ser exigido; o ajuste na placa, em casa, parte de {price.preventive}, sem peças.",
        "Para o barulho da sirene de garagem à noite, há três saídas: reduzir o volume, programar horário ou trocar por sinaleiro com som ajustável. Dá para deixar só a luz quando a lei do município e a convenção aceitam; o ajuste em residência custa desde {price.preventive}, fora peças.",
        "Pode desligar o som da garagem do prédio e deixar só a luz? À noite, muitas cidades aceitam, mas confirme na prefeitura antes, porque o apito protege o pedestre. Diminuir o volume da sirene quase sempre resolve a queixa do vizinho, com visita de ajuste desde {price.preventive} em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Menos barulho, com segurança", "Volume, horário ou outro modelo"],
        slots: [
          [
            "Do mais simples ao mais caro, as saídas são estas.",
            "Comece pelo volume, que muitas vezes basta.",
            "Tente nesta ordem.",
          ],
        ],
        bullets: [
          "Baixar o volume, se o modelo tem ajuste",
          "Virar a sirene para a calçada, longe das janelas",
          "Temporizador que corta só o som em certas horas",
          "Sinaleiro novo, com som regulável ou sensor de luz",
          "Luz de LED intermitente sempre ligada",
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
            "O novo usa a mesma saída da placa, se a tensão for igual, o que o técnico mede antes de ligar. No teste, a luz acende em toda abertura e fechamento, e o som é provado da calçada.",
            "Conferida a tensão da saída, liga-se o modelo novo no lugar do antigo. Prova-se da rua e de dentro do prédio.",
            "A saída da placa é medida, e o sinaleiro trocado. Depois se ouve da calçada e do apartamento.",
          ],
          [
            "Trocar ou ajustar leva até {trade.smallRepair}, e o sinaleiro é peça barata perto do motor. O reparo tem os 90 dias da lei.",
            "O serviço cabe em {trade.smallRepair}; a peça custa pouco, e vale a garantia da lei.",
            "São até {trade.smallRepair}, com uma peça que pesa pouco na conta e os 90 dias da lei.",
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
        "A sinaleira de garagem é a luz que pisca na fachada, com som em prédio e condomínio, e avisa o pedestre enquanto o portão se move na saída. Vendemos e instalamos, ligada à central do motor, e a foto da fachada dá o valor do aparelho com a instalação.",
        "A sirene do portão de garagem avisa o pedestre com som e luz, da hora em que a folha começa a abrir até fechar, e em prédio os dois são obrigatórios. Fornecemos o aparelho e ligamos à central; modelo, cabo e serviço são orçados juntos, com uma foto da fachada, antes da visita.",
        "O sinaleiro de saída de veículos fica na fachada e pisca para quem passa na calçada toda vez que o portão anda, com sirene em prédio e comércio. O valor depende do modelo e do cabo até a central, e a conta, feita por foto, já traz peça e mão de obra.",
        "A luz piscante do portão vai na fachada e avisa o pedestre da saída de carro enquanto a folha se move; em prédio, precisa de sirene também. Vendemos e instalamos o sinaleiro, ligado à central do motor; mande uma foto da frente da garagem e receba o preço dele já colocado.",
        "Quem anda na calçada precisa saber que um carro vai sair: a sinaleira da garagem pisca enquanto o portão se move e, em prédio ou condomínio, a sirene soa com ela. Fazemos a venda e a ligação na central, e o preço do conjunto sai com a imagem da fachada.",
        "Sinaleiro ou sirene de garagem é o aviso de saída de veículos, com LED na fachada e, em edifício, também sonoro, acionado pelo próprio motor para alertar o pedestre. Aparelho, fio e montagem entram num único orçamento, que fazemos a partir da fachada fotografada.",
      ],
      price: [
        "O preço da sirene com sinaleiro de garagem soma o aparelho, o cabo da fachada até a central, a mão de obra e, em algumas placas, um relé. O modelo, por luz e volume, e a distância são o que mais pesa, e com foto da fachada e da etiqueta do motor orçamos tudo junto.",
        "Sirene e sinaleiro de garagem custam o aparelho, escolhido por luz e volume, mais o cabo e a ligação à placa, que às vezes pede relé. O valor vem num orçamento só, peça e serviço, e depende também da distância até a fachada, que a foto mostra antes da visita.",
        "Quanto custa o sinaleiro de garagem com sirene depende da potência do som e da luz e dos metros de fio até o motor. Material e montagem vêm num só valor, com o relé quando a central exige; fotografe a fachada e a etiqueta para receber a conta.",
        "O orçamento de sirene e sinaleiro começa pelo modelo e cresce com o trajeto do fio entre fachada e placa, além do relé, se ela não tiver saída. Mão de obra já vai incluída, e bastam duas fotos, a da frente da garagem e a da etiqueta.",
      ],
      repair: [
        "Sirene de garagem que não toca tem o aparelho queimado, o fio oxidado ou a saída da placa sem tensão, e o técnico mede antes de trocar. A visita em casa parte de {price.preventive}, sem peças; a sirene nova é orçada por foto.",
        "Quando a sirene ou o sinaleiro da garagem para de funcionar, a causa está no aparelho, no fio exposto ao tempo ou na saída da central. A medição separa os três, em visita residencial a partir de {price.preventive}, sem peças.",
        "Sinaleiro ou sirene de garagem muda tem três suspeitos, a central, a fiação que pega chuva e o próprio aparelho, e só a medição aponta qual. O exame em residência começa em {price.preventive}, peças à parte, e um aparelho novo tem preço por foto.",
        "Se a luz ou o som da saída de carros parou, verifica-se se chega tensão ao aparelho: chegando, ele queimou; faltando, o defeito está no cabo ou na placa. Em residência a visita sai desde {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que aviso escolher: luz ou luz com som", "Luz, som e o que a regra pede"],
        slots: [
          [
            "Em casa de uma família a luz de LED costuma bastar. Em prédio, comércio e estacionamento, a Resolução 38/1998 do Contran pede luz e som, porque o pedestre nem sempre está olhando; a lei da cidade pode detalhar volume e horário.",
            "Garagem coletiva precisa de aviso luminoso e sonoro, pela Resolução 38/1998 do Contran, e o município pode fixar volume e horário do som. Na residência comum, a luz que pisca em geral já resolve.",
            "A Resolução 38/1998 do Contran exige luz e som nas saídas de prédio, comércio e estacionamento, e a regra municipal pode tratar do horário. Para uma casa, o LED piscante normalmente é suficiente.",
            "Quem mora em casa costuma resolver com a lâmpada de LED intermitente. Já edifício, loja e estacionamento seguem a Resolução 38/1998 do Contran, com aviso sonoro além do luminoso, e convém consultar a prefeitura sobre volume e horas permitidas.",
            "O uso da garagem define o aviso. Nas saídas coletivas e comerciais, a Resolução 38/1998 do Contran manda juntar som e luz, e a norma local trata de volume e silêncio noturno; na casa de uma família, costuma bastar o LED.",
          ],
          [
            "Prefira volume regulável e corpo vedado contra chuva. A tensão do aparelho precisa ser a da saída da placa, senão ele queima ou não acende.",
            "O modelo deve aguentar chuva e ter volume ajustável. Confira ainda a tensão, que tem de combinar com a saída da central para o aparelho funcionar.",
            "Escolha corpo fechado, próprio para o tempo, e som com regulagem. Aparelho de tensão diferente da saída da placa não liga ou se perde na primeira vez.",
            "Como fica ao tempo, o aparelho precisa de vedação, e o som ajustável evita briga com vizinho. Compare também a voltagem dele com a da central, pois a diferença impede o funcionamento ou o queima.",
            "Dois detalhes decidem a compra, a vedação contra água e o ajuste do som. O terceiro é elétrico: a alimentação que a placa fornece deve ser a que o aparelho pede, para não haver queima.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o aviso é instalado", "Da fachada à central do motor"],
        slots: [
          [
            "O ponto escolhido é alto, visto dos dois lados da calçada e livre de galhos, sem avançar sobre o passeio. Com o disjuntor desligado, o cabo segue em eletroduto até a saída de sinaleiro da placa ou até um relé, que faz essa função.",
            "A luz fica no alto da fachada, onde quem vem pelos dois lados consegue ver, sem galho na frente. O cabo desce protegido em duto até a central, desligada, e entra na saída própria ou num módulo de relé.",
            "Primeiro se acha o lugar visível para quem chega de qualquer lado da calçada, acima do passeio e sem obstáculo. Depois vem o duto com o cabo até a placa, sem energia, onde a ligação usa a saída de sinaleiro ou um relé.",
            "O aparelho vai numa parte alta da frente, sem vegetação diante dele e sem invadir a calçada, para ser notado à esquerda e à direita. O fio corre por eletroduto até a central sem energia e é conectado à saída de aviso ou, na falta dela, a um relé.",
            "A escolha do lugar considera quem caminha nos dois sentidos, e por isso fica no alto e desimpedido. Depois se corta a energia, passa-se o cabo num tubo até o motor e faz-se a conexão, direta na central ou por relé.",
          ],
          [
            "No fim se confere, da calçada, se luz e som começam com o movimento e param com ele.",
            "O teste é feito do lado de fora: o aviso deve ligar quando a folha parte e desligar quando ela fecha.",
            "Para terminar, o portão roda um ciclo com alguém na calçada vendo se o aviso acompanha a folha do começo ao fim.",
            "A prova final é um ciclo visto da rua, em que o aviso precisa acompanhar a folha em todo o trajeto.",
            "Antes de encerrar, alguém observa da calçada se luz e som nascem com o portão e cessam quando ele para.",
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
          "Não, porque elas só avisam quem passa. Quem faz a folha parar diante de gente ou carro é a fotocélula, o sensor nas laterais do vão.",
          "São coisas diferentes: o aviso alerta o pedestre, e a fotocélula detém o portão. Garagem com calçada movimentada precisa das duas.",
          "Não. Aviso não para portão nenhum: essa tarefa é da fotocélula, que percebe pessoa ou carro na passagem. As duas proteções se completam.",
        ],
      },
    ],
    photo: "fotos da fachada vista da calçada e da etiqueta do motor",
  },
];
