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
      "Proteger o portão contra invasão começa pela folha firme e sem fresta, segue com trava elétrica e código rolante e termina no hábito de esperar fechar. O motor segura pelo redutor, mas alavanca vence folha fraca.",
      "Contra invasão, comece pelo básico: apague controles perdidos, espere o portão fechar antes de sair da rua e conserte folga e fresta. Depois pense em trava elétrica, luz, sensor e câmera.",
      "O portão fica mais difícil de arrombar com fechamento completo, folha e coluna firmes, trava elétrica e receptor de código rolante. Corrija primeiro a folga, porque acessório em folha frouxa cede junto.",
    ],
    price: [
      "Reforçar o portão custa o que falta: trava elétrica, receptor de código rolante, regulagem ou serralheria, cada item orçado à parte. Mande fotos do portão por dentro e por fora; o orçamento é grátis.",
      "O preço de deixar o portão mais seguro muda com a folha, a coluna e os acessórios. Às vezes um ajuste e a troca do receptor bastam; com fotos, respondemos o que faz diferença e quanto custa.",
    ],
    emergency: [
      "Portão arrombado: desligue o disjuntor, não mexa na folha torta nem em cabos e chame a polícia. Depois peça o técnico para fechar o imóvel com segurança; o contato funciona {shop.hours}.",
      "Depois de um arrombamento, não tente endireitar a folha nem acionar o motor. Afaste todos, desligue o disjuntor, registre a ocorrência e peça a vistoria do portão, do braço e dos cabos.",
    ],
    repair: [
      "O conserto depois de arrombamento confere folha, coluna, braço, cabo e trava, antes de religar o motor. Peça empenada é trocada ou soldada, e os controles são apagados e recadastrados.",
      "Um portão forçado costuma ter fim de curso fora do lugar, braço torto e solda trincada. O técnico libera o uso manual, se der, e corrige a mecânica antes da eletrônica.",
    ],
    installation: [
      "Para reforçar o portão, instala-se trava elétrica na coluna, acerta-se o fechamento e troca-se o receptor por código rolante. A folha precisa estar firme, senão a trava segura numa chapa que cede.",
      "A proteção é instalada em camadas: mecânica sem folga, trava elétrica, receptor de código rolante, luz e sensor de abertura. Cada camada só vale com a anterior em ordem.",
    ],
    "how-to": [
      "Para evitar arrombamento, elimine frestas e folgas, apague controles perdidos, use código rolante e ponha trava elétrica na coluna. No dia a dia, olhe a rua antes de abrir e espere fechar por completo.",
      "Comece pelo que não custa: apagar controles sumidos, não deixar controle no carro e esperar a folha encostar. Depois corrija a folga, instale trava elétrica e ilumine a entrada.",
      "Dificulte a entrada em camadas: folha firme e sem fresta, trava elétrica, código rolante, luz e sensor de abertura. A parte mecânica e a ligação à placa ficam com o técnico.",
    ],
    question: [
      "Sim, um portão eletrônico pode ser aberto por ladrão com controle perdido ainda gravado, código fixo copiado ou alavanca em folha com fresta. Apagar a memória, passar a código rolante e pôr trava elétrica fecha esses caminhos.",
      "O motor segura a folha pelo redutor, mas não basta contra alavanca: trava elétrica, folha sem folga e coluna firme é que resistem. O código rolante protege contra cópia do controle.",
      "Vale a pena reforçar na ordem: fechamento sem fresta, controles perdidos apagados, código rolante e, por fim, trava elétrica. Alarme e câmera avisam, mas não seguram a folha.",
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
          "Fresta no fechamento e folha com folga dão apoio para uma alavanca.",
          "Um portão que não encosta até o fim oferece espaço para forçar a folha.",
          "Folga em roldana, dobradiça ou braço deixa a folha ceder com pouco esforço.",
        ],
        [
          "Controle perdido ou de código fixo copiado permite abrir sem deixar marca.",
          "O código fixo pode ser copiado, e o aparelho perdido continua gravado até ser apagado.",
          "Um controle esquecido no carro estacionado na rua é uma chave à vista.",
        ],
        [
          "O momento de entrar e sair é o mais exposto, com a folha aberta e a atenção no carro.",
          "Alguém pode entrar na carona do carro, enquanto o portão termina de fechar.",
          "Garagem escura e portão lento prolongam o tempo em que a casa fica aberta.",
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
        "Seis pontos para olhar hoje",
      ],
      slots: [
        [
          "A vistoria é feita com o portão fechado, sem força, sem ferramenta e sem abrir o motor.",
          "Olhe o portão de dia, com a folha fechada, e anote o que está frouxo.",
          "Em poucos minutos dá para achar a fresta e a folga que convidam à alavanca.",
        ],
        [
          "Balançar a folha de leve basta; não force o portão nem suba nele.",
          "Mão leve: a ideia é perceber folga, e não testar a resistência da folha.",
          "Peças sob tensão, como cabo e mola, só se olham de longe.",
        ],
        [
          "O que você achar frouxo entra na visita, porque aperto errado desalinha o portão.",
          "Anote e fotografe o ponto em vez de apertar parafusos por conta própria.",
          "Deixe o ajuste com o técnico, que reequilibra a folha ao tirar a folga.",
        ],
      ],
      steps: [
        "Feche o portão e veja se encosta por igual, sem fresta.",
        "Com o disjuntor desligado, balance a folha de leve e procure folga; no basculante, apenas olhe.",
        "Conte os controles e peça a exclusão dos que sumiram.",
        "Veja se a luz da garagem acende quando você chega.",
        "Confira se a fotocélula e o fechamento estão normais.",
        "Fotografe os pontos frouxos.",
      ],
    },
    {
      about: "choose",
      headings: ["O que reforça o portão", "Camadas contra invasão", "Trava, código rolante, luz e sensor"],
      slots: [
        [
          "A trava elétrica prende a folha na coluna com pino de aço e é o reforço mecânico mais direto.",
          "Um pino de aço na coluna acrescenta resistência que o redutor sozinho não dá.",
          "Entre os reforços, a trava é o que mais muda a resistência da folha fechada.",
        ],
        [
          "Receptor de código rolante e controles bem guardados fecham a porta da clonagem.",
          "Trocar o código fixo por rolante tira do caminho o truque mais simples.",
          "Com código rolante, um sinal gravado na rua não abre o portão depois.",
        ],
        [
          "Luz, câmera e sensor de abertura avisam e inibem, mas não seguram a folha.",
          "Iluminação e câmera ajudam a ver quem está na calçada antes de abrir.",
          "Abertura rápida encurta o tempo com a folha aberta, momento em que a casa fica exposta.",
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
          "Depois de arrombamento, a prioridade é deixar o imóvel fechado e a folha segura.",
          "Primeiro se isola a área e se vê se a folha pode ser movida sem risco.",
          "A vistoria começa pela folha, pela coluna e pelos cabos, antes do motor.",
        ],
        [
          "Peças empenadas são corrigidas ou trocadas, e o motor só volta a ligar com a mecânica livre.",
          "Braço, fuso e fim de curso são medidos, porque forçar a folha desloca todos.",
          "Solda trincada e suporte solto são refeitos antes de qualquer ajuste fino.",
        ],
        [
          "Por fim se apagam os controles, recadastram-se os conhecidos e testa-se a trava.",
          "A memória é limpa e só os controles da casa voltam, com a fotocélula conferida.",
          "O encerramento é o cadastro novo e ciclos completos, com a folha firme.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Cuidados na entrada e na saída", "Como chegar e sair com segurança", "Hábitos que evitam invasão"],
      slots: [
        [
          "Antes de abrir, olhe a calçada; se houver alguém à espreita, dê a volta e peça ajuda.",
          "Chegar e ver gente parada no portão é motivo para não parar o carro.",
          "Uma olhada na rua antes de acionar custa segundos e evita surpresa.",
        ],
        [
          "Espere a folha fechar por completo antes de sair de perto do portão.",
          "Entre, feche e só depois desça do carro, com o portão encostado.",
          "Arrancar com o portão ainda aberto deixa a casa aberta atrás de você.",
        ],
        [
          "Se for abordado, não reaja nem tente fechar o portão sobre ninguém.",
          "A vida vem primeiro: diante de ameaça, entregue o que pedirem e chame a polícia depois.",
          "Nunca use a folha contra uma pessoa; o risco é grave para todos.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O motor segura o portão contra arrombamento?",
      answers: [
        "Segura até certo ponto, pelo redutor. Alavanca em folha com folga ainda força o conjunto; a trava elétrica na coluna acrescenta a resistência que falta.",
        "Ele ajuda, mas não foi feito como tranca. Folha firme, coluna boa e trava elétrica é que resistem à alavanca.",
      ],
    },
    {
      question: "Podem clonar meu controle para abrir o portão?",
      answers: [
        "Se o código for fixo, é possível. O código rolante dificulta muito, porque a mensagem muda a cada aperto. Apague controles perdidos da memória.",
        "O controle de código fixo pode ser copiado. Trocar por receptor de código rolante reduz esse risco, sem ser proteção absoluta.",
      ],
    },
    {
      question: "O que fazer se arrombaram meu portão?",
      answers: [
        "Chame a polícia, desligue o disjuntor e não mexa na folha torta. Depois peça o técnico para fechar o imóvel e conferir braço, cabo e trava.",
        "Afaste as pessoas, deixe o motor desligado e registre a ocorrência. O reparo começa pela folha e pela coluna, antes da eletrônica.",
      ],
    },
    {
      question: "Portão mais rápido é mais seguro?",
      answers: [
        "Ajuda, porque fica menos tempo aberto. A rapidez deve vir com fotocélula e regulagem de força, para não ferir ninguém.",
        "Reduz a exposição na entrada e na saída. Sem fotocélula e folha equilibrada, porém, a velocidade vira risco.",
      ],
    },
    {
      question: "Trava elétrica ou alarme: qual escolher primeiro para o portão?",
      answers: [
        "A trava, se o problema é resistência da folha. O alarme avisa, mas não segura; os dois juntos se completam.",
        "Comece pelo que falta: folha fraca pede trava e ajuste; casa vazia por longos períodos ganha com sensor e alarme.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, dos pontos fracos ou forçados e da etiqueta do motor",
  related: ["trava", "clonado", "controle-de-acesso", "camera", "cerca-eletrica", "alarme"],
};
