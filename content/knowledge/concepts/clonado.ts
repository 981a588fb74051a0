import type { Concept } from "#domain/knowledge/concept.ts";

export const clonado: Concept = {
  id: "clonado",
  kind: "symptom",
  label: "Controle clonado",
  phrase: "o controle clonado",
  words: [
    "clonado",
    "clonagem",
    "clonaram",
    "clonar controle",
    "clonagem de controle",
    "controle clonado",
    "copiar controle",
    "cópia de controle",
    "copiaram o controle",
    "duplicar controle",
    "código rolante",
    "rolling code",
    "anticlonagem",
    "anti clonagem",
    "controle roubado",
    "perdi o controle",
  ],
  intent: "question",
  answers: {
    any: [
      "Controle clonado é a cópia de um controle de código fixo, que repete sempre o mesmo sinal e por isso abre o portão. Para resolver, desligue o disjuntor à noite, peça para apagar a memória da placa e passe a código rolante, porque regravar o mesmo controle mantém a cópia funcionando.",
      "Se clonaram o controle do portão, a cópia só deixa de abrir quando o código sai da memória e não volta. Em código fixo, apaga-se tudo e instala-se um receptor de código rolante com controles novos. Até lá, o disjuntor desligado impede qualquer controle de abrir.",
      "A clonagem de controle de garagem é possível em código fixo, e a cópia repete o código do original sem você saber. O conserto é apagar a memória e trocar por código rolante, que muda a cada aperto. O motor do portão continua o mesmo.",
    ],
    price: [
      "O preço para se proteger de controle clonado soma o receptor de código rolante, um controle por pessoa e a mão de obra, se o código é fixo. Se já é rolante, basta limpar a memória e gravar de novo, o que sai bem mais barato. O motor não entra na conta.",
      "O preço contra a clonagem de controle depende da central: apagar e recadastrar é só serviço, e em código fixo somam-se o receptor e os controles, por unidade. Peça e mão de obra são orçadas juntas, por foto do controle e da etiqueta.",
      "O preço para resolver controle clonado depende do código do portão: limpar a memória é o mais barato, e o mais caro é o receptor rolante com controles novos para toda a casa. O número de pessoas que usam o portão é o que mais muda o valor.",
    ],
    "how-to": [
      "Com o controle do portão clonado, desligue o disjuntor do motor à noite e ao sair, confira se a folha fica travada e peça para apagar a memória. Em código fixo entram um receptor rolante e controles novos, porque regravar o velho mantém a cópia.",
      "Para acabar com um controle clonado, apaga-se a memória da central, instala-se um receptor de código rolante e desliga-se o rádio antigo. Enquanto o serviço não é feito, o disjuntor desligado impede que a cópia abra o portão.",
      "Quem acha que clonaram o controle deve reunir todos, anotar quem tem cada um e desligar o disjuntor do motor à noite e ao sair. O técnico limpa a memória e, se o código do portão for fixo, instala um receptor rolante, orçado por foto com os controles novos.",
    ],
    buying: [
      "Para evitar controle clonado, compre controle e receptor de código rolante compatíveis entre si, que mudam o sinal a cada uso. O receptor novo é ligado à central atual, e o motor do portão continua. Basta um controle para cada pessoa da casa.",
      "Contra clonagem de controle, quem decide é o receptor: um controle rolante em central de código fixo não muda nada. Conte as pessoas que usam o portão, escolha o conjunto compatível e desligue o rádio antigo depois da troca.",
    ],
    question: [
      "Sim, controle de portão pode ser clonado sem você saber, se o código for fixo e alguém ficar com ele por um minuto. A solução é apagar a memória e passar a código rolante, porque regravar o mesmo controle mantém a cópia. O motor não muda.",
      "Se você acha que clonaram o controle do seu portão, troque o código: memória apagada e, em código fixo, receptor rolante com controles novos. Até lá, desligue o disjuntor à noite, porque sem energia nenhuma cópia abre.",
      "É possível, sim, porque controle de código fixo repete o mesmo sinal e pode ser clonado. No rolante a cópia simples não abre, já que o sinal muda a cada aperto, e por isso a troca para ele é a solução.",
    ],
  },
  line: [
    "Controle de código fixo pode ser copiado; o de código rolante muda a cada acionamento.",
    "Controle perdido ou roubado só deixa de abrir quando sai da memória da central.",
    "Contra clonagem, o receptor de código rolante costuma ser ligado ao motor que já existe.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como um controle é clonado",
        "Código fixo e código rolante",
        "Por que alguns controles podem ser copiados",
      ],
      slots: [
        [
          "No código fixo, o controle manda sempre a mesma sequência, e quem a repete abre o portão. No código rolante, o sinal muda a cada aperto, e repetir o anterior não abre nada.",
          "Uma central de código fixo aceita qualquer sinal igual ao cadastrado. A de código rolante recusa um sinal já usado, porque controle e receptor mudam o código juntos.",
          "A cópia funciona onde o código nunca muda. Com código rolante, que muda a cada uso, o sinal de hoje não vale amanhã.",
          "O código fixo repete o sinal, e o rolante o troca a cada aperto. A clonagem comum só existe no primeiro.",
        ],
        [
          "A cópia se faz em menos de um minuto, num chaveiro copiador comum. Por isso o controle não deve ficar com manobrista, lava-rápido ou oficina.",
          "Quem fica com o seu controle por um minuto consegue copiá-lo, se o código for fixo. Manobrista, prestador e lavagem do carro são os momentos de risco.",
          "Um chaveiro copiador basta para clonar, com o original ao lado. Leve o controle com você ao deixar o carro com outra pessoa.",
          "O tempo da cópia é de menos de um minuto. Deixar o controle no carro entregue a outra pessoa é o descuido mais comum.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de que o controle foi clonado",
        "Portão que abre sem ninguém acionar",
        "Quando suspeitar de clonagem do controle",
      ],
      slots: [
        [
          "Portão encontrado aberto sem ninguém ter acionado é o sinal que mais preocupa. Antes de concluir, descarte botoeira úmida, controle com tecla presa e placa com defeito, que fazem o mesmo.",
          "Abertura em horário de casa vazia levanta a suspeita de clonagem. Umidade e fio em curto também abrem o portão sozinho, e o técnico verifica os dois.",
          "Se a câmera mostra o portão abrindo com alguém na rua, considere o código conhecido e peça a troca. Sem imagem, pode ser defeito elétrico, que a medição mostra.",
          "Nem toda abertura estranha é clonagem, porque botoeira molhada dá o mesmo sintoma. A câmera e o horário ajudam a separar os dois casos.",
        ],
      ],
      bullets: [
        "Portão aberto sem ninguém ter acionado",
        "Abertura em horário de casa vazia",
        "Câmera que mostra alguém acionando da rua",
        "Controle que esteve com manobrista ou prestador",
        "Controle antigo, com chavinhas por dentro: código fixo",
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer na suspeita de clonagem",
        "Passos até a memória ser apagada",
        "Proteja a casa até trocar o código",
      ],
      slots: [
        [
          "A proteção imediata é desligar a energia do motor enquanto a casa dorme ou fica vazia, porque sem ela nenhum controle abre. Em caso de crime, ligue 190 antes de tudo.",
          "Enquanto o código antigo valer, o disjuntor desligado impede a abertura. Se houve furto, registre ocorrência e guarde as imagens.",
          "Corte a energia do motor e confira se a folha ficou travada. Não confronte quem tente abrir: entre em casa e ligue 190.",
          "O disjuntor desligado protege a casa até a visita. Na maioria dos motores a folha continua presa sem energia, mas confira a sua.",
        ],
      ],
      steps: [
        "Reúna todos os controles e anote quem tem cada um.",
        "Desligue o disjuntor do motor à noite e ao sair, e confira se a folha fica travada.",
        "Fotografe o controle por dentro e a etiqueta do motor.",
        "Peça para apagar toda a memória; em código fixo, não regrave o mesmo controle.",
        "Passe a receptor de código rolante e peça para desligar o rádio antigo.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz contra a clonagem",
        "Limpeza da memória e recadastro dos controles",
        "Da memória apagada ao código rolante",
      ],
      slots: [
        [
          "O técnico confere se o código é fixo ou rolante, apaga a memória inteira e cadastra só os controles aprovados. Apaga-se tudo porque o clone usa o mesmo código do original e não aparece na lista.",
          "A memória é zerada, e os controles de código novo são gravados um a um, na sua frente. Não dá para apagar só a cópia, que tem o mesmo código do controle copiado.",
          "Primeiro se identifica o tipo de código, depois se apagam todos os cadastros. Para a central, a cópia e o original são iguais.",
          "Todos os cadastros saem da memória, já que clone e original têm o mesmo código. Em seguida são gravados apenas os controles da casa.",
        ],
        [
          "Em código fixo, um receptor rolante é ligado à central, e o rádio antigo é desligado, ou a cópia continuaria abrindo por ele. O serviço leva até {trade.smallRepair}, com o teste dos controles velhos.",
          "O receptor novo é ligado à central, e a entrada de rádio antiga é desativada. Em até {trade.smallRepair} o portão só abre pelos controles novos.",
          "Com o receptor rolante instalado e o rádio velho desligado, o controle antigo é testado para provar que não abre. O trabalho toma até {trade.smallRepair}.",
          "Para o código rolante valer, o receptor antigo precisa ser desligado. No fim se prova que o controle velho não move o portão, em até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Como escolher controle difícil de clonar",
        "Receptor e controle precisam combinar",
        "Código rolante na prática",
      ],
      slots: [
        [
          "Procure controle e receptor da mesma linha, ambos de código rolante, porque um só não protege. A embalagem ou o manual diz o tipo de código.",
          "Quem define a proteção é o receptor: um controle rolante em central de código fixo não muda nada. Confirme no manual se os dois combinam.",
          "O controle e o receptor precisam ser rolantes e compatíveis entre si. Verifique o tipo de código dos dois antes de comprar.",
          "Receptor e controle trabalham juntos, e ambos devem ser de código rolante. Comprar só o controle não resolve.",
        ],
        [
          "Em prédio e empresa, prefira cadastro individual, que exclui uma pessoa sem afetar as outras. Quem compra ou aluga uma casa deve apagar a memória ao entrar.",
          "Onde muita gente usa o portão, o cadastro por pessoa vale tanto quanto o código. Em casa nova, a primeira providência é zerar a memória.",
          "Uma lista por unidade evita apagar tudo quando um controle se perde. Mudança de imóvel exige memória limpa, porque o morador anterior pode ter ficado com um controle.",
          "O cadastro com nome permite excluir um controle só. Ao mudar de casa, apague tudo, porque ninguém sabe quantos controles existem.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei se meu controle é de código fixo ou rolante?",
      answers: [
        "Veja o manual ou a embalagem; chavinhas dentro do controle costumam indicar código fixo.",
        "Veja o modelo no controle e na central. Chaves pequenas de ligar e desligar lá dentro indicam código fixo.",
        "O modelo informa. Sem manual, chavinhas ou jumpers por dentro indicam código fixo, fácil de clonar.",
      ],
    },
    {
      question: "Trocar o controle por um novo impede a clonagem?",
      answers: [
        "Não, se a central continuar aceitando o código antigo. É preciso apagar a memória e passar a código rolante.",
        "Sozinho, não. O código copiado continua na memória, e regravar o controle velho o põe de volta.",
        "Não impede. O que elimina a cópia é apagar a memória e mudar o tipo de código.",
      ],
    },
    {
      question: "Código rolante pode ser clonado?",
      answers: [
        "Código rolante é muito mais difícil de clonar, porque cada sinal vale uma vez. Nenhum sistema é inviolável, mas a cópia simples não funciona.",
        "A cópia comum não abre no rolante, já que o sinal muda a cada uso. Ataques mais elaborados existem, e são raros.",
        "Pelo copiador de chaveiro, não. O código rolante elimina a clonagem comum, feita com o controle emprestado.",
      ],
    },
    {
      question: "Roubaram meu carro com o controle dentro. O que faço?",
      answers: [
        "Desligue o disjuntor do motor, confira se a folha fica travada e peça para apagar a memória no mesmo dia.",
        "Corte a energia do motor e mande limpar a memória com urgência; atendemos {shop.hours}. Em condomínio, avise a administração na hora.",
        "Desligue o disjuntor e troque o código do portão logo, porque quem levou o carro pode ter o endereço nos documentos.",
      ],
    },
    {
      question: "Posso fazer uma cópia do meu controle para reserva?",
      answers: [
        "Pode, se o portão for seu ou houver autorização. O melhor é cadastrar um controle novo, que pode ser excluído depois.",
        "Pode, se tiver direito de acesso. Em condomínio, peça o cadastro à administração.",
        "Pode, mas um controle novo cadastrado é mais seguro, porque tem código próprio e pode ser apagado sozinho.",
      ],
    },
  ],
  photo: "fotos do controle por dentro, sem a pilha, e da etiqueta do motor",
  related: ["controle", "receptor", "programacao", "invasao", "abre-sozinho", "controle-de-acesso"],
  topic: "controles-remotos-para-portao",
};
