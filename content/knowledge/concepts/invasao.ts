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
      "Para evitar arrombamento do portão eletrônico, tire folga e fresta da folha, apague controles perdidos, use código rolante e ponha trava elétrica na coluna, nessa ordem. O ajuste que tira a folga em casa parte de {price.preventive}, sem peças, e no dia a dia espere o portão fechar.",
      "Proteger o portão da garagem contra invasão é feito em camadas: folha firme e sem fresta, código rolante, trava elétrica, luz e sensor. Regular o fechamento custa a partir de {price.preventive} em residência, fora peças, porque acessório em folha frouxa cede junto.",
      "O portão automático fica mais seguro contra invasão e bandido com folha sem folga, controles perdidos apagados, código rolante e trava na coluna. A regulagem residencial começa em {price.preventive}, sem peças, e o hábito de esperar fechar não custa nada.",
    ],
    price: [
      "O preço de reforçar o portão contra invasão vai do ajuste da folga, a partir de {price.preventive} em casa, sem peças, ao receptor de código rolante e à trava elétrica, orçados com a instalação. Serralheria em folha ou coluna fraca é o item mais caro.",
      "Quanto custa deixar o portão da garagem mais seguro depende do que falta: tirar folga, desde {price.preventive} numa residência, fora peças; depois receptor rolante, trava e reforço de folha, nessa ordem de custo.",
    ],
    emergency: [
      "Portão arrombado: afaste-se, chame a polícia, 190, e não mexa na folha torta nem em cabo. Desligue o disjuntor; o técnico, {shop.hours}, fecha o imóvel com segurança, e basculante não se destrava.",
      "Depois de um arrombamento do portão, não endireite a folha nem acione o motor. Desligue o disjuntor, registre a ocorrência e peça a vistoria de braço, cabo e trava; atendemos {shop.hours}.",
    ],
    repair: [
      "O conserto do portão depois de arrombamento confere folha, coluna, braço, cabo e trava antes de religar o motor. Só regular, em casa, parte de {price.preventive}, sem peças; motor perdido leva à troca, de {price.homeSwap}, e os controles são recadastrados.",
      "Portão forçado por invasor costuma ter fim de curso fora do lugar, braço torto e solda trincada. O ajuste residencial custa desde {price.preventive}, fora peças, e a mecânica vem antes da eletrônica.",
    ],
    installation: [
      "Para reforçar o portão contra invasão, instala-se trava elétrica na coluna, acerta-se o fechamento e troca-se o receptor por código rolante. A folha precisa estar firme, e tirar a folga em casa parte de {price.preventive}, sem peças.",
      "A proteção do portão da garagem se instala em camadas: folha sem folga, trava elétrica, código rolante, luz e sensor. O ajuste residencial começa em {price.preventive}, fora peças, e a trava é orçada com a instalação.",
    ],
    "how-to": [
      "O que fazer para evitar invasão pelo portão: apague controles sumidos, espere a folha encostar antes de sair, corrija folga e fresta, use código rolante e ponha trava elétrica. Regular a folha em casa parte de {price.preventive}, sem peças.",
      "Para deixar o portão automático mais seguro contra invasão, comece pelo que não custa, apagar controles e esperar fechar, e siga com folga, código rolante e trava. O ajuste residencial sai desde {price.preventive}, fora peças.",
    ],
    question: [
      "Em rua perigosa, proteja o portão eletrônico de invasores com folha sem fresta, controles perdidos apagados, código rolante e trava elétrica, porque o motor sozinho não vence alavanca. Tirar a folga em casa parte de {price.preventive}, sem peças.",
      "Sim, dá para evitar arrombamento de portão eletrônico: fechamento sem fresta, código rolante e trava na coluna fecham os caminhos mais usados. A regulagem residencial começa em {price.preventive}, fora peças, já que folha frouxa anula a trava.",
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
          "Fresta e folga dão apoio para alavanca, e o redutor do motor sozinho não resiste a ela. Controle perdido ou de código fixo copiado abre sem deixar marca.",
          "Portão que não encosta até o fim oferece espaço para forçar. Código fixo se copia, e aparelho perdido continua gravado até ser apagado.",
          "Mecânica frouxa e controle sem dono são os dois caminhos mais comuns. A entrada e a saída do carro são o momento mais exposto.",
          "Folga na roldana ou na dobradiça deixa a folha ceder. E controle esquecido no carro é chave à vista.",
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
          "A vistoria é feita com o portão fechado, sem força e sem ferramenta. Cabo e mola só se olham, e o que estiver frouxo fica para o técnico.",
          "Em poucos minutos dá para achar a fresta que convida à alavanca. Não force a folha nem aperte parafusos por conta própria.",
          "Olhe de dia, com a folha fechada, e anote o que está frouxo. Aperto errado desalinha o portão.",
          "Mão leve: a ideia é perceber folga, e não testar resistência. Fotografe o ponto em vez de mexer.",
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
          "A trava elétrica prende a folha na coluna com pino de aço e é o reforço mecânico mais direto. Ela só vale com folha e coluna firmes.",
          "Um pino de aço na coluna dá a resistência que o redutor não dá. Em chapa que cede, porém, a trava cede junto.",
          "Entre os reforços, a trava é o que mais muda a folha fechada. Antes dela, corrija folga e fresta.",
          "Contra alavanca, trava elétrica; contra cópia de controle, código rolante. As duas pedem folha firme.",
        ],
        [
          "Código rolante tira do caminho a cópia simples do controle. Luz, câmera e sensor avisam, mas não seguram, e abertura rápida, de {opening.jetflex} a {opening.padrao} no basculante, encurta a exposição.",
          "Receptor rolante e controles bem guardados fecham a porta da clonagem. Iluminação ajuda a ver a calçada antes de abrir.",
          "Com código rolante, sinal gravado na rua não abre depois. Sensor e câmera completam, sem substituir a trava.",
          "Luz e câmera inibem; trava segura; código rolante impede cópia. Motor mais rápido deixa a casa menos tempo aberta.",
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
          "A vistoria começa por folha, coluna e cabos, antes do motor. Peça empenada é trocada, solda refeita e folga eliminada.",
          "Primeiro se vê se a folha pode ser movida sem risco. Braço, fuso e fim de curso são medidos, porque forçar desloca todos.",
          "Folha e coluna vêm antes da eletrônica. Depois de arrombamento, a prioridade é deixar o imóvel fechado.",
          "Com cabos e folha conferidos, tira-se a folga e firma-se a fixação. Só então se instala a trava.",
        ],
        [
          "Por fim a memória é apagada, só os controles da casa voltam, e a trava é testada. Só o ajuste leva até {trade.smallRepair}.",
          "O cadastro é refeito e a folha testada em ciclos. Sem peça, são até {trade.smallRepair}.",
          "Controles recadastrados e trava em ordem encerram o serviço. Regular toma até {trade.smallRepair}.",
          "Trava, fotocélula e cadastro saem testados. Até {trade.smallRepair} bastam quando é só regulagem.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Cuidados na entrada e na saída", "Como chegar e sair com segurança", "Hábitos que evitam invasão"],
      slots: [
        [
          "Antes de abrir, olhe a calçada; havendo alguém à espreita, dê a volta e peça ajuda. Espere a folha fechar por completo antes de sair de perto.",
          "Gente parada no portão é motivo para não parar o carro. Entre, feche e só depois desça.",
          "Uma olhada na rua custa segundos. Arrancar com o portão aberto deixa a casa exposta.",
          "Confira a rua, acione e espere fechar. O segundo carro na carona é a invasão mais comum em prédio.",
        ],
        [
          "Se for abordado, não reaja nem use a folha contra ninguém. A vida vem primeiro, e a polícia, 190, depois.",
          "Diante de ameaça, entregue o que pedirem e chame o 190 em segurança. O portão não é arma.",
          "Não tente fechar o portão sobre alguém. Obedeça, afaste-se e ligue 190.",
          "Reagir é o pior caminho. Ligue 190 quando estiver em lugar seguro.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O motor segura o portão contra arrombamento?",
      answers: [
        "O motor segura o portão contra arrombamento até certo ponto, pelo redutor. Alavanca em folha com folga ainda o vence, e a trava elétrica dá o que falta.",
        "Ele ajuda, mas não foi feito como tranca. Folha firme e trava é que resistem.",
        "Só em parte. Sem trava, a folga da folha decide.",
      ],
    },
    {
      question: "Podem clonar meu controle para abrir o portão?",
      answers: [
        "Podem clonar o controle se o código for fixo. O rolante muda a cada aperto e impede a cópia simples.",
        "Em código fixo, sim. Trocar por receptor rolante reduz esse risco.",
        "Se for fixo, em menos de um minuto com o controle na mão. Rolante evita.",
      ],
    },
    {
      question: "O que fazer se arrombaram meu portão?",
      answers: [
        "Se arrombaram o portão, chame a polícia, desligue o disjuntor e não mexa na folha torta. Depois o técnico fecha o imóvel.",
        "Afaste as pessoas, deixe o motor desligado e registre a ocorrência. O reparo começa pela folha.",
        "190 primeiro, disjuntor depois. Atendemos {shop.hours}.",
      ],
    },
    {
      question: "Portão mais rápido é mais seguro?",
      answers: [
        "Portão mais rápido é mais seguro porque fica menos tempo aberto: no basculante, {opening.jetflex} contra {opening.padrao}. Precisa de fotocélula.",
        "Reduz a exposição na entrada. Sem fotocélula e folha equilibrada, vira risco.",
        "Ajuda. O kit JetFlex abre em {opening.jetflex}, e a força deve ser bem regulada.",
      ],
    },
    {
      question: "Trava elétrica ou alarme: qual escolher primeiro para o portão?",
      answers: [
        "Entre trava elétrica e alarme, escolha primeiro a trava, se o problema é resistência da folha. O alarme avisa, mas não segura.",
        "Comece pelo que falta: folha fraca pede trava; casa vazia, sensor e alarme.",
        "A trava, na maioria das casas. Depois o alarme.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, dos pontos fracos ou forçados e da etiqueta do motor",
  related: ["trava", "clonado", "controle-de-acesso", "camera", "cerca-eletrica", "alarme"],
};
