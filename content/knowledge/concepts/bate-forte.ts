import type { Concept } from "#domain/knowledge/concept.ts";

export const bateForte: Concept = {
  id: "bate-forte",
  kind: "symptom",
  label: "Portão bate forte",
  phrase: "o portão que bate forte",
  words: [
    "bate forte",
    "batendo forte",
    "batendo",
    "bate no final",
    "bate ao fechar",
    "bate ao abrir",
    "bate no batente",
    "bate no chão",
    "bate muito",
    "pancada",
    "dá pancada",
    "tranco no final",
    "fecha com força",
    "fecha batendo",
    "porrada",
    "não desacelera",
    "portão sem freio",
    "sem freio",
  ],
  intent: "repair",
  answers: {
    any: [
      "O portão que bate forte no fim está parando tarde: o fim de curso, o sensor de parada, saiu do lugar, ou a placa não reduz a velocidade na chegada. Regular a parada e a velocidade quase sempre resolve, em casa a partir de {price.preventive}, sem peças. No basculante, confere-se também o contrapeso.",
      "Se o portão bate, o motor ainda empurra quando a folha chega ao batente. O técnico acerta o fim de curso, que marca a parada, e a redução de velocidade, em visita desde {price.preventive} em residência, fora peças. Não deixe para depois, porque a pancada trinca solda.",
      "Portão sem freio é o que chega ao batente em velocidade cheia: a desaceleração da placa está desligada ou o fim de curso avisa tarde. A regulagem devolve a parada suave, em casa a partir de {price.preventive}, sem peças. Placa que não tem essa função pode ser trocada por outra que tenha.",
      "Regular um portão que bate é recuar o ponto em que o motor desliga e fazer a folha chegar devagar. O técnico faz isso no fim de curso e na placa, em visita a partir de {price.preventive} em residência, sem contar peças. No basculante, o contrapeso também é acertado.",
      "Portão do condomínio que bate muito forte, e à noite acorda quem mora em cima, precisa de regulagem da parada e da velocidade de chegada. Borracha no batente só abafa o som. Em portão grande, a visita fica em geral de {price.preventiveRange}, sem peças, e evita que a pancada trinque a solda.",
    ],
    price: [
      "Fazer o portão parar de bater forte costuma ser só regulagem, que em casa parte de {price.preventive}, sem peças. O valor sobe se houver fim de curso quebrado, batente novo, contrapeso ou solda a refazer. Um vídeo do final do movimento mostra o caso.",
      "A regulagem do portão que bate custa, em residência, a partir de {price.preventive}, fora peças, e portão maior fica em geral de {price.preventiveRange}. Acertar parada e velocidade é o mais barato; solda, contrapeso ou placa com desaceleração custam mais.",
      "Para o portão deixar de bater, a visita em casa começa em {price.preventive}, sem peças, e resolve fim de curso e velocidade. Batente, sensor quebrado e serralheria entram à parte, com o valor informado pelo vídeo da batida.",
    ],
    "how-to": [
      "Portão que bate forte se acerta no fim de curso e na desaceleração da central, ajustes do técnico, em casa a partir de {price.preventive}, sem peças. Você pode ver, com o disjuntor desligado, se o batente está firme e com borracha, e filmar o final do movimento.",
      "Para regular um portão que bate, o técnico recua o ponto de parada e faz a folha chegar devagar. Você ajuda observando se o portão bate ao abrir ou ao fechar e se o motor ronca depois do toque. Não ponha calço nem a mão no caminho da folha. A visita com regulagem parte de {price.preventive} em casa, sem peças.",
      "Descubra primeiro em que sentido o portão bate e se o motor continua depois do toque, sempre de longe. A regulagem da parada e da velocidade é feita na placa e no sensor, pelo técnico, em visita desde {price.preventive} em residência, sem peças.",
    ],
  },
  line: [
    "Portão que bate forte no fim está parando tarde: o fim de curso precisa de ajuste.",
    "Cada pancada no batente gasta redutor e trinca solda aos poucos.",
    "Rampa de desaceleração bem regulada faz a folha encostar em vez de bater.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão bate forte", "O que causa a pancada do portão"],
      slots: [
        [
          "O fim de curso avisa tarde, e o motor ainda empurra quando a folha toca o batente. Ímã ou chave que escorregou, ou percurso mal gravado, faz a central achar que falta caminho.",
          "Quando o sensor de parada sai do lugar, a ordem de desligar chega depois da hora. A folha bate em velocidade cheia, com o motor ligado.",
          "A parada vem do fim de curso, um ímã ou chave que marca o ponto. Se ele sai do lugar, ou o percurso foi gravado errado, o motor empurra contra o batente.",
          "Com o sensor deslocado, o motor fica ligado além do necessário. A central acredita que ainda falta caminho e leva a folha até a pancada.",
        ],
        [
          "O portão também bate quando a placa não desacelera no fim, ajuste que se perde numa troca ou num reinício. No basculante, contrapeso leve faz a folha cair no final, e no pivotante o vento joga a folha.",
          "A outra causa é a falta de rampa, a redução de velocidade no fim, desligada ou curta demais. Basculante com contrapeso errado desce acelerando, e folha de abrir é empurrada pelo vento.",
          "Sem a redução de velocidade na chegada, a folha vai inteira contra o batente, o que é comum depois de trocar a placa. No basculante, o contrapeso pode ter saído do equilíbrio.",
          "Placa sem parada suave, ou com ela desligada, não freia a folha. Se o basculante cai nos últimos palmos, a mola ou o contrapeso perdeu força.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Observe a batida antes de chamar", "O portão bate abrindo ou fechando?"],
      slots: [
        [
          "O sentido da batida ajuda o técnico: só fechando, só abrindo ou nos dois. Não ponha mão, pé, madeira ou pneu para amortecer, porque o calço pode ser arremessado.",
          "Repare em qual sentido bate e se o motor ronca depois do toque, o que indica parada tardia. Calço improvisado engana a central e pode voar.",
          "Observe se ele bate abrindo, fechando ou nos dois sentidos. Fique longe, sem encostar na folha e sem nada no caminho dela.",
          "Se bate só fechando, a suspeita é o sensor daquele lado; se bate nos dois sentidos, é a velocidade. Veja isso a distância, com crianças longe e sem calçar o batente.",
        ],
      ],
      steps: [
        "Assista a um ciclo de longe e veja em que sentido a folha bate.",
        "Escute se o motor continua ligado depois do toque.",
        "Desligue o disjuntor e veja se o batente está firme, inteiro e com borracha.",
        "Procure solda trincada e parafuso solto perto do suporte do motor.",
        "Se houver trinca, deixe o portão sem uso até a visita.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico faz o portão encostar sem bater", "O ajuste do ponto de parada e da velocidade"],
      slots: [
        [
          "O técnico recua o ponto de parada em milímetros, até a folha encostar com o motor já desligado. Percurso e fim de curso são conferidos nos dois sentidos.",
          "O sensor de parada é reposicionado e, nas placas que aprendem, o percurso é gravado de novo. A folha precisa chegar ao batente já sem força.",
          "Primeiro se acerta onde o motor desliga, no abrir e no fechar. A folha termina o caminho no embalo e encosta sem pancada.",
          "Com pequenos ajustes, o fim de curso passa a desligar antes do batente. O teste é repetido até a folha só encostar.",
        ],
        [
          "Depois vem a velocidade, reduzida no final conforme o peso da folha, e o batente ganha borracha se faltar. No basculante, o equilíbrio é refeito com a folha escorada.",
          "A desaceleração começa mais cedo e termina macia, com o portão testado a cada mudança. Contrapeso de basculante errado é corrigido, porque anula qualquer regulagem.",
          "Em seguida a placa é ajustada para frear antes do fim, ou trocada por uma que tenha essa função. O basculante recebe o acerto do contrapeso.",
          "Depois se ajusta a placa para a folha chegar devagar, e se reaperta ou solda o suporte que cedeu. O basculante só se regula com o contrapeso no ponto e a folha escorada.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["O que a pancada estraga no portão", "Por que não deixar o portão batendo"],
      slots: [
        [
          "Cada pancada volta pela folha até o redutor, a caixa de engrenagens do motor, que ganha folga e perde dentes. Soldas trincam e o suporte solta da coluna.",
          "O golpe não fica no batente: passa pela folha até o motor e gasta a engrenagem. A coluna racha em volta da fixação e os parafusos afrouxam.",
          "Engrenagem, suporte e solda recebem a batida todos os dias, até um deles ceder. Com o tempo, a folha sai do esquadro.",
          "A folha devolve o impacto ao motor, que se gasta por dentro, e à coluna, que racha. Dobradiça e vidro também sofrem.",
        ],
        [
          "Regular cedo é uma visita; recuperar solda e redutor pede serralheiro, peça e dias. Com trinca à vista, o portão fica sem uso.",
          "A diferença de custo é grande: ajuste agora, ou solda e engrenagem depois. Se já há trinca, pare de usar.",
          "Quanto antes o acerto, menor a conta, porque engrenagem gasta não volta. Trinca visível é motivo para parar o portão.",
          "Ajustar sai em uma visita, enquanto serralheria leva dias. Rachadura na solda ou na coluna já pede o portão parado.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa regular a batida", "Preço para acabar com a batida do portão"],
      slots: [
        [
          "Na maior parte dos casos é regulagem, sem peça nova: em casa, a visita começa em {price.preventive}, e portão grande costuma ficar entre {price.preventiveRange}, sempre sem peças.",
          "O ajuste de parada e velocidade cabe numa visita, que em residência parte de {price.preventive} e, com muito a acertar, fica em geral de {price.preventiveRange}, fora peças.",
          "O caso comum é só regular, a partir de {price.preventive} em casa e, em portão maior, de {price.preventiveRange}, sem contar peças.",
          "A visita com regulagem, em residência, tem preço inicial de {price.preventive}, e a faixa usual vai de {price.preventiveRange}, peças à parte.",
        ],
        [
          "Entram peças quando o sensor quebrou, o batente sumiu ou a solda abriu. Placa com desaceleração e contrapeso são os itens mais caros.",
          "Sensor quebrado, borracha do batente e solda somam ao valor. Trocar a placa por uma que freie custa mais que regular.",
          "O que aumenta a conta é batente, fim de curso ou serralheria. Placa nova e contrapeso a refazer são os mais caros.",
          "Peça pequena, como borracha ou ímã, muda pouco o valor; placa, contrapeso e solda mudam mais. Um vídeo da batida mostra se elas entram.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão bate só ao fechar?",
      answers: [
        "O fim de curso de fechamento atua tarde ou, no basculante, a folha pesa mais que o contrapeso e cai no final. O técnico separa um caso do outro com a folha na mão.",
        "Porque a parada desse sentido está além do ponto. O técnico recua o sensor de fechamento e regula a desaceleração.",
        "Cada sentido tem a sua parada, e a do fechamento passou do ponto. Em basculante, confere-se ainda o contrapeso.",
      ],
    },
    {
      question: "Dá para colocar desaceleração no meu portão?",
      answers: [
        "Muitas centrais já têm a função, só desregulada. Se a sua não tiver, uma placa com parada suave serve em boa parte dos motores.",
        "Em geral, sim: regula-se a rampa existente ou troca-se a central. Motor com inversor oferece a parada mais macia.",
        "Costuma dar. Primeiro se vê se a placa atual tem a função desligada; só então se fala em outra placa.",
      ],
    },
    {
      question: "Colocar borracha no batente resolve a batida do portão?",
      answers: [
        "Abafa o som e protege a pintura, mas a força continua. Use como complemento, depois de acertar a parada.",
        "Só em parte: a borracha amortece o toque, enquanto o motor segue empurrando. Primeiro a regulagem, depois o amortecedor.",
        "Ajuda no barulho, não na causa. Com o motor ainda ligado na chegada, ela se gasta em pouco tempo.",
      ],
    },
    {
      question: "O portão bate forte por causa do vento?",
      answers: [
        "Pode acontecer em folha de abrir ou de chapa fechada. Tira-se a folga do braço, regula-se a parada e, quando preciso, instala-se trava.",
        "Sim, folhas fechadas e largas recebem muito vento. O ajuste da folga e da força ajuda, e em casos extremos muda-se o motor.",
        "Em dia de ventania, sim. Se bate também com tempo parado, a causa é a parada do motor, e não o vento.",
      ],
    },
    {
      question: "A batida pode quebrar o portão?",
      answers: [
        "Pode: com o tempo trinca soldas, solta o suporte e gasta o redutor. Trinca visível é motivo para parar de usar.",
        "Sim, aos poucos. Solda, coluna e engrenagem sofrem a cada fechamento, e o conserto passa a exigir serralheiro.",
        "Quebra, e em geral começa pelo suporte do motor. Regular agora custa bem menos que soldar depois.",
      ],
    },
  ],
  photo: "um vídeo de lado do final do movimento, com som, e uma foto do batente",
  related: ["fim-de-curso", "regulagem", "batente", "contrapeso", "redutor", "barulho"],
  topic: "portao-nao-fecha-completamente",
};
