import type { Concept } from "#domain/knowledge/concept.ts";

export const invasao: Concept = {
  id: "invasao",
  kind: "safety",
  label: "Invasão",
  phrase: "a proteção do portão contra invasão",
  words: [
    "invasão",
    "arrombamento",
    "portão arrombado",
    "arrombaram o portão",
    "proteção contra invasão",
    "ladrão",
    "roubo no portão",
    "assalto na garagem",
    "reforçar portão",
    "portão antifurto",
  ],
  intent: "question",
  answers: {
    any: [
      "Para evitar arrombamento do portão eletrônico, tire a folga e a fresta da folha, apague os controles perdidos, use código rolante e ponha trava elétrica na coluna, nessa ordem. O ajuste que tira a folga em casa parte de {price.preventive}, sem peças.",
      "Proteger o portão da garagem contra invasão se faz em camadas: folha firme e sem fresta, código rolante, trava elétrica, luz e sensor. O fechamento é regulado primeiro, a partir de {price.preventive} em residência, sem peças, porque acessório preso em folha frouxa cede junto.",
      "O portão automático fica mais seguro contra invasão quando a folha não tem folga, os controles perdidos são apagados, o código é rolante e há uma trava na coluna. A regulagem em casa começa em {price.preventive}, sem peças, e esperar o portão fechar antes de sair não custa nada.",
    ],
    price: [
      "O preço de reforçar o portão contra invasão começa no ajuste da folga, a partir de {price.preventive} em casa, sem peças, e sobe com o receptor de código rolante e a trava elétrica, orçados com a instalação. Serralheria em folha ou coluna fraca é o item mais caro.",
      "O preço para deixar o portão da garagem mais seguro depende do que falta nele: tirar a folga custa a partir de {price.preventive} numa residência, sem peças. Depois vêm, em ordem de preço, o receptor de código rolante, a trava e o reforço da folha.",
    ],
    emergency: [
      "Portão arrombado: afaste-se, chame a polícia pelo 190 e não mexa na folha torta nem nos cabos. Desligue o disjuntor e não destrave o basculante, que pode cair. O técnico atende {shop.hours} e deixa o imóvel fechado com segurança.",
      "Depois de um arrombamento do portão, não endireite a folha nem acione o motor. Desligue o disjuntor, registre a ocorrência e peça a vistoria de braço, cabo e trava, porque peça forçada pode soltar no uso seguinte. O atendimento funciona {shop.hours}.",
    ],
    repair: [
      "O conserto do portão depois de arrombamento começa por folha, coluna, braço, cabo e trava, antes de religar o motor. Só regular, em casa, parte de {price.preventive}, sem peças; se o motor se perdeu, a troca com mão de obra fica de {price.homeSwap}. Os controles são cadastrados de novo.",
      "Portão forçado por invasor costuma ter fim de curso fora do lugar, braço torto e solda trincada. A parte mecânica é consertada antes da eletrônica, porque o motor não deve puxar folha torta. O ajuste em residência custa a partir de {price.preventive}, sem peças.",
    ],
    installation: [
      "Para reforçar o portão contra invasão, instala-se uma trava elétrica na coluna, acerta-se o fechamento e troca-se o receptor por um de código rolante. A folha precisa estar firme antes, e o serviço que tira a folga em casa parte de {price.preventive}, sem peças.",
      "A proteção do portão da garagem se instala em camadas, da folha sem folga à trava elétrica, ao código rolante, à luz e ao sensor. O ajuste residencial começa em {price.preventive}, sem peças, e a trava é orçada com a instalação.",
    ],
    "how-to": [
      "O que fazer para evitar invasão pelo portão: apague os controles sumidos, espere a folha encostar antes de sair, corrija folga e fresta, use código rolante e ponha trava elétrica. A regulagem da folha em casa parte de {price.preventive}, sem peças.",
      "Para deixar o portão automático mais seguro contra invasão, comece pelo que não custa, que é apagar controles perdidos e esperar o portão fechar. Depois corrija a folga e instale código rolante e trava. O ajuste em residência sai a partir de {price.preventive}, sem peças.",
    ],
    question: [
      "A proteção do portão contra invasão começa por uma folha firme e sem fresta e segue com controles perdidos apagados, código rolante e trava elétrica na coluna. Nessa ordem, cada reforço rende mais, porque a trava presa em folha frouxa cede junto. O ajuste em casa parte de {price.preventive}, sem peças.",
      "Para proteger o portão eletrônico, sobretudo em rua perigosa, deixe a folha sem fresta, apague controles perdidos, use código rolante e ponha trava elétrica, porque o motor sozinho não resiste a uma alavanca. O serviço que tira a folga em casa parte de {price.preventive}, sem peças.",
      "Sim, dá para evitar arrombamento de portão eletrônico com fechamento sem fresta, código rolante e trava na coluna, que fecham os caminhos mais usados por invasores. A regulagem em residência começa em {price.preventive}, sem peças, e vem antes, porque folha frouxa anula a trava.",
    ],
  },
  line: [
    "Contra invasão, folha firme e fechamento completo vêm antes de qualquer acessório.",
    "Espere o portão fechar antes de sair da rua, para ninguém entrar atrás do carro.",
    "Controle perdido deve ser apagado da memória no mesmo dia.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Onde o portão costuma ser vulnerável",
        "Pontos fracos do portão automático",
        "O que facilita uma invasão",
      ],
      slots: [
        [
          "Fresta e folga dão apoio para uma alavanca, e as engrenagens do motor sozinhas não resistem a ela. Controle perdido, ou de código fixo copiado, abre o portão sem deixar marca.",
          "O portão que não encosta até o fim oferece espaço para ser forçado. Outro caminho é o controle: o de código fixo pode ser copiado, e o perdido continua gravado até alguém apagá-lo.",
          "Folha frouxa e controle perdido são os dois caminhos mais usados. A entrada e a saída do carro são o momento mais exposto, porque o portão fica aberto.",
          "Folga na roldana ou na dobradiça deixa a folha ceder quando alguém a força. O controle esquecido dentro do carro, à vista, vale tanto quanto uma chave.",
        ],
      ],
      bullets: [
        "Fresta e folga no fechamento",
        "Coluna ou folha fraca",
        "Controle perdido ainda gravado",
        "Código fixo no receptor",
        "Fechamento lento e garagem escura",
      ],
    },
    {
      about: "check",
      headings: [
        "Vistoria de segurança que você pode fazer",
        "Confira o portão contra invasão",
        "Pontos para olhar hoje",
      ],
      slots: [
        [
          "A vistoria é feita com o portão fechado, sem força e sem ferramenta. Cabo e mola só se olham de longe, e o que estiver frouxo fica para o técnico.",
          "Em poucos minutos dá para achar a fresta por onde entraria uma alavanca. Não force a folha nem aperte parafusos por conta própria, porque isso desalinha o portão.",
          "Olhe o portão de dia, com a folha fechada, e anote o que parece frouxo. Um parafuso apertado fora da ordem tira a folha do lugar, e por isso o ajuste é do técnico.",
          "Procure folga com a mão leve, sem testar a resistência da folha. Em vez de mexer no ponto fraco, tire uma foto dele.",
        ],
      ],
      steps: [
        "Feche o portão e veja se encosta por igual, sem fresta.",
        "Com o disjuntor desligado, balance de leve a folha de correr ou de abrir; no basculante, apenas olhe.",
        "Conte os controles e peça a exclusão dos que sumiram.",
        "Veja se a luz da garagem acende quando você chega.",
        "Fotografe os pontos frouxos.",
      ],
    },
    {
      about: "choose",
      headings: ["O que reforça o portão", "Camadas contra invasão", "Trava, código rolante, luz e sensor"],
      slots: [
        [
          "A trava elétrica prende a folha na coluna com um pino de aço e é o reforço mecânico mais direto. Ela só funciona bem com folha e coluna firmes.",
          "Um pino de aço preso à coluna dá ao portão a resistência que o motor não tem. Em chapa fina que cede, porém, a trava é arrancada junto.",
          "Entre os reforços, a trava elétrica é o que mais firma a folha fechada. A folga e a fresta são corrigidas antes, para o pino encaixar.",
          "Contra alavanca, o reforço indicado é a trava elétrica, um pino que segura a folha na coluna. Ela depende de folha firme, senão o ponto de fixação cede.",
        ],
        [
          "O código rolante, que muda a cada aperto, impede a cópia simples do controle. Luz, câmera e sensor avisam, mas não seguram a folha, e um motor mais rápido encurta o tempo de portão aberto, de {opening.jetflex} a {opening.padrao} no basculante.",
          "Um receptor de código rolante e controles bem guardados evitam a clonagem. A iluminação ajuda a ver a calçada antes de abrir, e a câmera registra quem se aproximou.",
          "Com código rolante, o sinal gravado na rua não abre o portão depois. Sensor e câmera completam a proteção, sem substituir a trava.",
          "Luz e câmera inibem, a trava segura e o código rolante impede a cópia do controle. Um motor mais rápido ajuda também, porque a garagem fica menos tempo aberta.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Reforço e reparo do portão na visita",
        "O que o técnico confere no portão",
        "Como o portão é reforçado",
      ],
      slots: [
        [
          "A vistoria começa por folha, coluna e cabos, antes do motor. Peça empenada é trocada, solda trincada é refeita e a folga é eliminada.",
          "O técnico vê primeiro se a folha pode ser movida sem risco. Depois mede braço, fuso e fim de curso, porque quem força o portão desloca os três.",
          "Folha e coluna são reparadas antes da eletrônica. Depois de um arrombamento, a prioridade é deixar o imóvel fechado ainda naquela visita, com a folha presa.",
          "Com cabos e folha conferidos, o técnico tira a folga e firma os pontos de fixação. A trava só é instalada depois que o portão encosta por igual.",
        ],
        [
          "No fim, a memória é apagada, os controles da família são gravados de novo e a trava é testada. Quando só é preciso ajustar, o serviço leva até {trade.smallRepair}.",
          "O cadastro dos controles é refeito, e a folha, testada em vários ciclos. Sem troca de peça, a visita toma até {trade.smallRepair}.",
          "Gravar outra vez só os controles que estão com a família elimina o acesso de qualquer aparelho perdido. Uma regulagem simples ocupa até {trade.smallRepair}.",
          "A trava, a fotocélula e o cadastro são testados antes de o técnico sair. Até {trade.smallRepair} bastam quando o serviço é só regulagem.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Cuidados na entrada e na saída", "Como chegar e sair com segurança", "Hábitos que evitam invasão"],
      slots: [
        [
          "Antes de abrir, olhe a calçada; se houver alguém à espreita, dê uma volta e peça ajuda. Na saída, espere a folha fechar por completo antes de se afastar.",
          "Se há gente parada junto ao portão, não pare o carro. Quando a rua estiver livre, entre, feche e só depois desça.",
          "Olhar a rua antes de acionar o controle leva poucos segundos. Arrancar com o portão ainda aberto deixa a casa exposta até ele fechar.",
          "Confira a rua, acione o controle de dentro do carro e espere o portão fechar. Cuidado com o segundo carro que entra colado, situação frequente em prédio.",
        ],
        [
          "Se for abordado, não reaja nem use a folha contra ninguém. Obedeça e chame a polícia, pelo 190, quando estiver em segurança.",
          "Diante de ameaça, entregue o que pedirem e ligue 190 depois, de um lugar seguro. Tentar fechar o portão sobre alguém fere pessoas e agrava a situação.",
          "Não tente fechar o portão sobre quem ameaça. Obedeça, afaste-se e telefone para o 190 assim que puder.",
          "Reagir é o maior risco numa abordagem. Faça o que for pedido e avise a polícia, no 190, quando o perigo passar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O motor segura o portão contra arrombamento?",
      answers: [
        "O motor segura o portão contra arrombamento até certo ponto, pelas engrenagens. Uma alavanca em folha com folga ainda o vence, e por isso se usa a trava elétrica.",
        "Ele ajuda, mas não foi feito como tranca. Quem resiste são a folha firme e a trava na coluna.",
        "Só em parte. Sem trava, uma folha frouxa cede à alavanca mesmo com o motor em bom estado.",
      ],
    },
    {
      question: "Podem clonar meu controle para abrir o portão?",
      answers: [
        "Podem clonar o controle se o código for fixo. O rolante muda a cada aperto e impede a cópia simples.",
        "Em controle de código fixo, sim. Trocar o receptor por um de código rolante reduz muito esse risco.",
        "Se o código for fixo, quem tiver o controle na mão o copia em poucos minutos. O código rolante evita essa cópia.",
      ],
    },
    {
      question: "O que fazer se arrombaram meu portão?",
      answers: [
        "Se arrombaram o portão, chame a polícia, desligue o disjuntor e não mexa na folha torta. Depois o técnico fecha o imóvel.",
        "Afaste as pessoas, deixe o motor desligado e registre a ocorrência. O reparo começa pela folha e pela coluna.",
        "Ligue primeiro para o 190 e depois desligue o disjuntor. O técnico atende {shop.hours}.",
      ],
    },
    {
      question: "Portão mais rápido é mais seguro?",
      answers: [
        "Portão mais rápido é mais seguro porque fica menos tempo aberto: no basculante, {opening.jetflex} contra {opening.padrao}. Ele precisa de fotocélula.",
        "Sim, porque reduz a exposição na entrada. Sem fotocélula e folha equilibrada, porém, a velocidade vira risco.",
        "Ajuda. O kit JetFlex abre em {opening.jetflex}, e a força deve ser bem regulada.",
      ],
    },
    {
      question: "Trava elétrica ou alarme: qual escolher primeiro para o portão?",
      answers: [
        "Entre trava elétrica e alarme, escolha primeiro a trava, se o problema é a resistência da folha. O alarme avisa, mas não segura.",
        "Comece pelo que falta: folha que cede precisa de trava; casa que fica vazia ganha mais com sensor e alarme.",
        "Na maioria das casas, a trava vem primeiro, porque dificulta a entrada. O alarme completa a proteção.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, dos pontos fracos ou forçados e da etiqueta do motor",
  related: ["trava", "clonado", "controle-de-acesso", "camera", "cerca-eletrica", "alarme"],
};
