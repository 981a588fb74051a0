import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Values of which one is often put in place of the other, in µF. */
const capacitorPairs = [
  [8, 10],
  [8, 12],
  [10, 12],
  [10, 15],
  [12, 15],
  [12, 16],
  [15, 20],
  [16, 20],
  [16, 25],
  [20, 25],
  [25, 30],
];

/** Titles that turn on a number, a version or a use of a thing, where a page on the thing in general says nothing of it. */
export const numeroQueDecide: NarrowConcept[] = [
  {
    id: "cremalheira-modulo-4-ou-6",
    broader: "cremalheira",
    label: "Cremalheira módulo 4 ou módulo 6: passo do dente",
    phrase: "o passo da cremalheira de módulo 4 ou 6",
    asks: [
      ...combine(
        ["cremalheira"],
        ["módulo 4", "módulo 6", "m4", "m6", "módulo 4 módulo 6", "m4 m6"],
        [
          "",
          "diferença",
          "passo",
          "tamanho",
          "tamanho passo",
          "qual",
          "serve",
          "medir",
          "preço",
          "compatível",
          "engrenagem",
        ],
      ),
      ...combine(
        ["módulo cremalheira", "passo cremalheira"],
        ["", "portão", "qual", "medir", "saber", "diferença", "mm"],
      ),
      "passo dente cremalheira",
      "distância dentes cremalheira",
      "cremalheira módulo 4 ou módulo 6",
      "tamanho passo cremalheira módulo 4 ou módulo 6",
    ],
    intent: "question",
    answers: {
      any: [
        "O passo da cremalheira é de cerca de 12,6 mm no módulo 4 e de 18,8 mm no módulo 6, medido do centro de um dente ao centro do seguinte. Use o mesmo módulo da engrenagem do motor: em casa, quase sempre o 4; em motor industrial, o 6. Uma não substitui a outra.",
        "A diferença entre a cremalheira módulo 4 (M4) e a módulo 6 (M6) é o tamanho do dente: o passo é de cerca de 12,6 mm na primeira e de 18,8 mm na segunda. Motor de casa usa em geral a M4, e motor industrial, a M6. Quem decide é a engrenagem do motor.",
      ],
      price: [
        "A cremalheira é vendida por metro, e a de módulo 6, industrial e de aço, custa mais que a de módulo 4, usada em casa. O módulo precisa ser o da engrenagem do seu motor. Com uma foto dos dentes junto de uma régua e o comprimento da folha, o orçamento é grátis, só da barra ou já montada.",
        "O preço da cremalheira de módulo 4 ou 6 depende dos metros da folha e do material da barra. A módulo 6 é mais grossa e mais cara, e só serve em motor com essa engrenagem. O valor da barra, com ou sem a montagem, é dado de graça pela foto dos dentes com régua.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir o passo e descobrir o módulo", "Módulo 4 ou 6: meça dez dentes"],
        slots: [
          [
            "O módulo é o número que define o tamanho do dente, e o passo é o módulo multiplicado por 3,14. Para não errar por um milímetro, meça vários dentes de uma vez, com o disjuntor desligado e o portão parado.",
            "Módulo é a medida padrão do dente: multiplicado por 3,14, ele dá o passo em milímetros. Meça com a energia desligada e conte dez dentes, porque em um só o erro da régua engana.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e limpe um trecho da barra com pano seco.",
          "Ponha a régua no centro de um dente e conte dez passos até o centro do décimo primeiro.",
          "Perto de 126 mm, a cremalheira é de módulo 4; perto de 188 mm, de módulo 6.",
          "Se der outra medida, fotografe os dentes com a régua e não compre ainda.",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor usa cada módulo", "Onde entra a M4 e onde entra a M6"],
        slots: [
          [
            "A maioria dos motores de portão de correr residencial, e muitos de condomínio, sai de fábrica com engrenagem de módulo 4. A de módulo 6 aparece em motores industriais, para folhas muito pesadas, e a barra é de aço.",
            "Em casa e em boa parte dos prédios o comum é o módulo 4, em barra de nylon com alma metálica ou de aço. O módulo 6 fica para galpão e indústria, com barra de aço e folha muito pesada.",
          ],
          [
            "Não se escolhe o módulo pelo peso da folha, e sim pela engrenagem que já está no motor. O manual do modelo traz esse dado.",
            "O peso do portão não muda o módulo certo: vale o da engrenagem do motor, que está no manual ou se mede na barra velha.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["O que acontece com o módulo trocado", "Barra de outro módulo: os sinais"],
        slots: [
          [
            "Com módulos diferentes, os dentes não encaixam até o fundo: o portão anda aos trancos, estala, pula e gasta a engrenagem em pouco tempo. Nesse caso pare de usar o motor, porque não há regulagem que resolva.",
            "A engrenagem de um módulo sobe nos dentes do outro, e o portão pula e faz estalos desde o primeiro dia. Regular a altura não corrige: é preciso trocar a barra pela do módulo da engrenagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar barra de módulo 4 com barra de módulo 6?",
        answers: [
          "Não. A engrenagem passaria de um dente pequeno a um grande e travaria ou pularia na emenda.",
          "Não pode: a barra inteira precisa ser do mesmo módulo, o da engrenagem do motor.",
        ],
      },
      {
        question: "Cremalheira de outra marca serve, se o módulo é o mesmo?",
        answers: [
          "Em geral serve, se a largura do dente e a altura da fixação também combinam. O módulo igual é a primeira condição, e não a única.",
          "Serve quase sempre, conferidos o módulo, a largura do dente e o jeito de prender a barra na folha.",
        ],
      },
      {
        question: "Dá para trocar só a engrenagem e usar a cremalheira módulo 6?",
        answers: [
          "Só se o fabricante vende essa engrenagem para o seu modelo. Na maioria dos motores de casa ela não existe.",
          "Em motor residencial, quase nunca, porque o eixo e a carcaça foram feitos para a engrenagem de fábrica.",
        ],
      },
    ],
    photo:
      "uma foto dos dentes da cremalheira com uma régua ao lado, outra da etiqueta do motor e o comprimento da folha",
  },
  {
    id: "rossi-nkxh-speed",
    broader: "rossi-nkx",
    label: "Motor Rossi NKXH 30 Speed",
    phrase: "o motor Rossi NKXH 30 Speed",
    asks: combine(
      [
        "rossi nkxh 30 speed",
        "rossi nkxh30 speed",
        "rossi nkx 30 speed",
        "rossi nkx speed",
        "rossi nkxh speed",
        "nkxh 30 speed",
      ],
      ["", "motor", "preço", "valor", "motor preço", "motor valor", "instalado", "comprar", "manual", "placa", "bom"],
    ),
    intent: "buying",
    answers: {
      any: [
        "O motor Rossi NKXH 30 Speed, ou uma versão equivalente da marca, custa instalado de {price.homeSwap} na troca em casa e de {price.heavySwap} em portão pesado ou de prédio. Vendemos, instalamos e consertamos. A etiqueta do motor confirma a capacidade em quilos, a tensão e a versão exata.",
        "Vendemos, instalamos e consertamos o Rossi NKXH 30 Speed ou uma versão equivalente. Speed indica a versão mais rápida, e o código NKXH aparece também na central, a placa que comanda o motor. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O valor do motor Rossi NKXH 30 Speed, ou de uma versão equivalente, instalado na troca em casa, é de {price.homeSwap}; em portão pesado ou de prédio, de {price.heavySwap}, com mão de obra. O número exato depende da versão à venda e do que já existe no portão, e o orçamento por foto é grátis.",
        "O motor Rossi NKXH 30 Speed custa, trocado em casa, de {price.homeSwap}, com mão de obra, na versão atual ou em uma equivalente. Se você só precisa da placa NKXH, o valor é outro e sai de graça pela foto da etiqueta e do código dela.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no valor do NKXH 30 Speed", "O que muda o preço instalado"],
        slots: [
          [
            "O valor soma o motor com a central, os controles e a mão de obra. Na troca, a base, a cremalheira e o ponto de energia em bom estado continuam. Se algum deles falta, aparece em linha separada do orçamento.",
            "Você paga o motor, a central, os controles e o serviço. Base, cremalheira (a barra de dentes da folha) e fiação só são cobradas se faltarem ou estiverem gastas.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a versão Speed compensa", "Speed: o que a rapidez pede do portão"],
        slots: [
          [
            "A versão rápida compensa em rua movimentada, onde cada segundo com o portão aberto incomoda. Ela pede folha leve na mão, trilho limpo, batente firme e fotocélula, porque a folha chega ao fim com mais velocidade.",
            "Quem espera na rua para entrar aproveita a rapidez. Em troca, o portão precisa correr leve, ter batente bem preso e fotocélula em ordem, já que a folha anda mais depressa.",
          ],
          [
            "A capacidade da etiqueta deve passar do peso da folha em um terço. Em folha pesada ou garagem coletiva, a força e os ciclos por hora contam mais que os segundos.",
            "Deixe um terço de folga entre os quilos da etiqueta e o peso da folha. Se muitos carros usam o portão, compare antes os ciclos por hora.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Motor completo ou só a placa NKXH", "O que fotografar antes de pedir o preço"],
        slots: [
          [
            "O mesmo código serve para pedir coisas diferentes, e o preço de cada uma é outro. Estas fotos, tiradas por fora e com a tampa fechada, evitam o engano.",
            "Quem diz NKXH pode querer o motor inteiro ou apenas a central. Fotografe por fora, sem abrir a tampa, para o orçamento vir certo.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta da carcaça, com modelo, tensão e capacidade.",
          "Fotografe o controle, frente e verso.",
          "Meça a largura e a altura da folha e diga o material.",
          "Diga na mensagem o que o motor atual faz: se ronca, se está mudo ou se anda devagar.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa NKXH queimou. Preciso trocar o motor?",
        answers: [
          "Não, se o motor está bom. A central é consertada ou trocada por uma de mesmo código, ou por uma compatível que aceite a tensão e o fim de curso.",
          "Em geral, não. Com o motor medido e em ordem, troca-se só a central, e os controles são gravados de novo.",
        ],
      },
      {
        question: "O NKXH 30 Speed serve em portão basculante?",
        answers: [
          "O nome só não basta para dizer. Motor de correr empurra a folha pela cremalheira e não serve em basculante, por isso a etiqueta e a foto do portão vêm antes da compra.",
          "Depende da versão da etiqueta: a de correr, com cremalheira, não serve. Mande a foto do portão inteiro antes de comprar.",
        ],
      },
      {
        question: "Vocês são autorizados da Rossi?",
        answers: [
          "Não. Vendemos e consertamos de forma independente; motor na garantia de fábrica deve ir à rede da marca.",
          "O nosso serviço é independente da fábrica. Se o motor ainda está na garantia dela, procure a rede da Rossi.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do controle e outra do portão inteiro, com a largura da folha",
  },
  {
    id: "copia-do-controle-zap",
    broader: "ppa",
    label: "Cópia do controle PPA Zap",
    phrase: "a cópia do controle PPA Zap",
    asks: [
      ...combine(
        ["copiar", "cópia", "copia", "clonar", "clona", "duplicar", "fazer cópia"],
        [
          "controle zap",
          "controle remoto zap",
          "controle ppa zap",
          "controle remoto ppa zap",
          "controle ppa zap 433",
          "controle ppa zap 433 mhz",
          "controle remoto ppa zap 433 mhz",
          "controle tok",
          "controle ppa tok",
          "controle ppa",
          "controle ppa 433",
          "controle remoto ppa",
        ],
        ["", "preço", "quanto custa", "valor"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "O controle PPA, Zap ou Tok, de 433 MHz aceita cópia só se for de código fixo, que um duplicador repete na hora. Se for de código rolante, que muda a cada toque, a cópia não abre: grava-se um controle PPA novo na central. Mande a foto da frente e do verso, e dizemos qual é o seu.",
        "Dá para copiar o controle PPA Zap ou Tok quando o código dele é fixo e o duplicador trabalha em 433 MHz. No de código rolante não há cópia, e a saída é cadastrar um controle novo na central do portão. As duas versões têm o mesmo nome, por isso a foto do verso vem antes.",
      ],
      price: [
        "A cópia do controle PPA Zap de 433 MHz custa o preço de um duplicador já gravado, a opção mais barata, mas só funciona em código fixo. Se o seu é de código rolante, o preço é o de um controle PPA novo, mais a gravação na central. Qual dos dois é o caso e o valor saem de graça, pela foto do verso.",
        "O preço da cópia do controle PPA depende do código: no fixo, paga-se um duplicador de 433 MHz com o sinal copiado; no rolante, que não aceita cópia, um controle novo da linha e a gravação. A foto da frente e do verso dá o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu PPA se copia", "Código fixo ou rolante no PPA Zap"],
        slots: [
          [
            "A frequência de 433 MHz não diz se o controle se copia, porque há fixo e rolante nela. O que decide é o tipo de código, que aparece no modelo impresso no verso ou no manual da central.",
            "Dois controles PPA de 433 MHz e quase iguais por fora podem ter códigos diferentes. O modelo do verso e o manual da central dizem se o código é fixo, que se copia, ou rolante, que não se copia.",
          ],
        ],
        steps: [
          "Leia no verso o modelo e a frequência e fotografe os dois lados.",
          "Veja se o original abre o portão de longe: pilha fraca estraga a cópia.",
          "Pergunte, no prédio, se a administração usa controle cadastrado por morador; nesse caso só ela inclui outro.",
          "Teste a cópia no seu portão antes de guardar o original.",
        ],
      },
      {
        about: "choose",
        headings: ["Cópia ou controle PPA novo", "Quando vale gravar um novo"],
        slots: [
          [
            "A cópia é mais barata e fica pronta na hora, mas repete o mesmo código do original: se um dos dois se perde, não dá para apagar só ele. O controle novo, gravado na central, tem código próprio.",
            "O duplicado abre igual e custa menos, só que os dois passam a ser o mesmo para a central. O controle novo é gravado à parte e, nas centrais que permitem, pode ser apagado sozinho quando se perde.",
          ],
          [
            "Para uma reserva que fica na gaveta, a cópia basta. Em prédio ou onde já houve invasão, prefira um controle novo de código rolante.",
            "Se a segurança pesa mais que o preço, escolha o rolante gravado. Para um segundo controle da casa, a cópia do fixo resolve.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se grava um PPA novo na central", "Se o seu não aceita cópia"],
        slots: [
          [
            "O técnico põe a central em gravação, aperta a tecla do controle novo e testa da rua. Leva poucos minutos por controle. A tecla fica na placa, perto de partes com tensão, por isso não abra a tampa.",
            "A gravação é feita na placa do motor, com o técnico, porque ali há tensão da rede. Cada controle leva poucos minutos, e todos são testados do lado de fora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a cópia do meu PPA só abriu uma vez?",
        answers: [
          "Porque o código é rolante: a central aceita cada código uma vez só. Nesse controle a cópia não funciona, e é preciso gravar um novo.",
          "É sinal de código rolante, que muda a cada toque. O copiado ficou com um código que já não vale.",
        ],
      },
      {
        question: "Chaveiro copia controle PPA Zap?",
        answers: [
          "Copia o de código fixo, na hora. Peça para testar no seu portão, porque o rolante parece copiar e não abre.",
          "O de código fixo, sim. Leve o original com pilha boa e teste em casa antes de descartar o recibo.",
        ],
      },
      {
        question: "Perdi o original. Dá para copiar?",
        answers: [
          "Sem ele, não há o que copiar. Grava-se um controle novo na central, e o perdido deve ser apagado da memória.",
          "Não. A saída é gravar um novo e apagar o perdido, o que em algumas centrais exige regravar todos.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "cadastro-de-moradores-linear",
    broader: "linear-hcs",
    label: "Cadastro de tags e controles de moradores na Linear-HCS",
    phrase: "o cadastro de tags e controles na Linear-HCS",
    asks: [
      ...combine(
        ["cadastro", "cadastrar", "como cadastrar", "incluir", "excluir", "apagar", "bloquear", "recadastramento"],
        [
          "morador linear",
          "morador linear hcs",
          "moradores linear hcs",
          "tag linear hcs",
          "tag morador linear hcs",
          "tags controles linear hcs",
          "tags controles moradores linear hcs",
          "controles moradores linear hcs",
          "controle morador linear hcs",
          "controle linear hcs condomínio",
          "controle guarita",
          "morador guarita linear",
          "tag guarita",
          "tag módulo guarita",
        ],
      ),
      "módulo guarita linear hcs",
      "guarita linear hcs",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O cadastro de tags e controles de moradores na Linear-HCS é feito no módulo Guarita, pelo programa da administração e com senha: abre-se a unidade, escolhe-se controle ou tag, aciona-se o aparelho perto do receptor ou do leitor e salva-se. O morador não cadastra sozinho.",
        "Para cadastrar tag ou controle de morador no sistema Linear-HCS, a administração entra com a senha no programa do módulo Guarita, inclui o morador na unidade e lê o aparelho. Depois envia o cadastro ao módulo e testa na entrada. Para excluir, apaga-se só aquele aparelho.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo do cadastro no Guarita", "Como incluir o controle ou a tag do morador"],
        slots: [
          [
            "Guarita é o módulo que guarda a lista de moradores e comanda os receptores do prédio. O nome das telas muda com a versão do programa, mas a ordem é esta.",
            "O módulo Guarita recebe os códigos lidos pelos receptores e pelos leitores e confere na lista. A sequência abaixo vale para as versões comuns; os nomes das telas variam.",
          ],
        ],
        steps: [
          "Entre no programa com a senha de quem administra.",
          "Abra ou crie a ficha: bloco, unidade, nome do morador e placa do carro.",
          "Escolha o tipo de aparelho: controle, tag do para-brisa ou cartão.",
          "Peça a leitura e aperte o controle perto do receptor, ou passe o carro com a tag diante do leitor.",
          "Marque as entradas que ele pode abrir, salve e envie ao módulo.",
          "Teste na garagem, com a passagem livre, e guarde uma cópia da lista.",
        ],
      },
      {
        about: "choose",
        headings: ["Tag ou controle: como cada um é cadastrado", "O que muda entre controle e tag"],
        slots: [
          [
            "O controle é lido pelo receptor de rádio, e em cada botão pode ficar um portão. A tag é uma etiqueta colada no para-brisa, lida por uma antena na entrada, e fica ligada à placa do carro. Os dois podem estar na mesma ficha do morador.",
            "A tag fica presa ao vidro do carro e é lida por uma antena; o controle manda rádio ao receptor quando alguém aperta. Na ficha entram os dois, cada qual com o seu número, e um pode ser bloqueado sem o outro.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Cadastrou e o portão não abre", "Quando o aparelho cadastrado não abre"],
        slots: [
          [
            "Confira nesta ordem, antes de apagar qualquer coisa, porque limpar o módulo derruba o cadastro do prédio inteiro.",
            "Não apague o módulo para tentar de novo: perde-se a lista de todos. Veja antes estes pontos.",
          ],
        ],
        bullets: [
          "Ficha salva no programa e não enviada ao módulo",
          "Entrada não marcada para aquele morador",
          "Pilha fraca no controle ou tag colada sobre película metalizada",
          "Receptor ou antena sem comunicação com o módulo",
          "Todos os moradores sem abrir: fio entre o módulo e a central do motor",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O morador perdeu o controle ou se mudou. O que fazer?",
        answers: [
          "Exclua ou bloqueie no mesmo dia só o aparelho dele, pela ficha da unidade. Os outros continuam abrindo.",
          "Abra a ficha e apague aquele controle ou tag, sem mexer nos demais. Faça isso no dia do aviso.",
        ],
      },
      {
        question: "Perdemos a senha do programa. E agora?",
        answers: [
          "Procure quem instalou ou o suporte da fabricante. Restaurar o módulo sem cópia da lista obriga a recadastrar todos.",
          "A empresa que instalou ou o suporte da marca orienta. Não reinicie o módulo sem ter a lista salva.",
        ],
      },
      {
        question: "Vocês fazem o cadastro dos moradores?",
        answers: [
          "A senha e o cadastro são da administração. Nós cuidamos do portão, do motor e da ligação do receptor com a central.",
          "Atendemos o portão, o motor e o comando que chega a ele. A lista de moradores fica com quem tem a senha do sistema.",
        ],
      },
    ],
    photo: "fotos do módulo e do receptor, fechados, e de um controle, frente e verso",
  },
  {
    id: "facial-na-garagem",
    broader: "controle-de-acesso",
    label: "Reconhecimento facial na garagem",
    phrase: "o reconhecimento facial na garagem",
    asks: [
      ...combine(
        [
          "reconhecimento facial",
          "leitor facial",
          "acesso facial",
          "controle acesso reconhecimento facial",
          "controle acesso facial",
          "facial",
          "biometria facial",
        ],
        [
          "garagem",
          "portão garagem",
          "portão carros",
          "portão veículos",
          "portão automático",
          "entrada carros",
          "portão eletrônico",
        ],
        ["", "preço", "funciona", "vale pena", "condomínio", "casa"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O reconhecimento facial pode abrir o portão da garagem: o leitor fica junto ao carro, na altura de quem dirige, e aciona a placa do motor como um botão. Para garagem, porém, o motorista precisa abrir o vidro e olhar para o leitor; onde passa muito carro, a tag no para-brisa é mais rápida.",
        "Dá para usar controle de acesso com reconhecimento facial na garagem, com um leitor num totem ao lado do carro, ligado à entrada de botão do motor. Ele serve bem em casa e em prédio pequeno. Em garagem movimentada, use a tag no carro e deixe o rosto para o portão de pedestres.",
      ],
      price: [
        "O preço do reconhecimento facial na garagem soma, por entrada, o leitor para uso externo, o totem ou suporte, a fonte com bateria, o cabo até a placa do motor e a mão de obra. O motor atual fica. Com fotos da entrada e o número de moradores, o orçamento é grátis.",
        "O leitor facial para a garagem é orçado por entrada, já instalado: aparelho, suporte na altura do motorista, fonte e ligação ao motor. O que mais muda o valor é a distância do cabo e o número de rostos. Mande fotos da entrada, e a conta sai de graça.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o rosto abre o portão da garagem", "Do leitor ao motor"],
        slots: [
          [
            "O leitor compara o rosto com o cadastro e, se reconhece, fecha um contato que a placa do motor entende como um toque no botão. Os controles continuam funcionando, e não é preciso trocar o motor.",
            "Quando reconhece o rosto, o leitor manda à placa do motor o mesmo sinal de um botão de parede. O motor e os controles atuais ficam como estão.",
          ],
          [
            "O totem vai do lado do motorista, antes da folha e fora do caminho dela, à sombra e com luz própria para a noite. A fotocélula é indispensável, porque quem comanda está sentado e não vê a ponta da folha.",
            "Instala-se o leitor onde o carro para sem encostar na folha, do lado do motorista e sem sol direto na câmera. A fotocélula protege o carro, porque o leitor só manda abrir e não vê a passagem.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Facial, tag ou controle na garagem", "O que usar em cada entrada"],
        slots: [
          [
            "O rosto não se perde nem se empresta, mas pede parada e vidro aberto. Escolha conforme o uso.",
            "Cada meio tem o seu lugar. Compare pelo movimento da entrada.",
          ],
        ],
        bullets: [
          "Casa ou prédio pequeno: facial ou controle",
          "Garagem com fila: tag no para-brisa, lida sem parar",
          "Moto: controle, porque o capacete cobre o rosto",
          "Pedestres: facial no portão social",
          "Reserva para falha ou chuva forte: senha ou controle",
        ],
      },
      {
        about: "safety",
        headings: ["Cadastro do rosto e LGPD", "Quem cadastra e quem apaga"],
        slots: [
          [
            "O rosto é dado sensível pela LGPD, a lei de proteção de dados: cadastre só com consentimento, ofereça outro meio a quem não quiser e apague no dia quem se muda.",
            "Pela LGPD, a lei de proteção de dados, o rosto pede cuidado maior: autorização da pessoa, acesso restrito às imagens e exclusão quando ela sai do prédio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O leitor reconhece o rosto através do vidro do carro?",
        answers: [
          "Não conte com isso: reflexo e película atrapalham. O normal é abrir o vidro e olhar para o leitor.",
          "Em geral não, por causa do reflexo e da película. O motorista abaixa o vidro.",
        ],
      },
      {
        question: "Funciona à noite e com falta de luz?",
        answers: [
          "À noite funciona, se o leitor é de uso externo e tem luz infravermelha. Na falta de energia, leitor e motor precisam de bateria ou nobreak.",
          "De noite, sim, com leitor próprio para área externa. Sem energia, só com bateria no leitor e no motor.",
        ],
      },
      {
        question: "Preciso trocar o motor do portão?",
        answers: [
          "Não, se ele está em ordem e a placa tem entrada para botão de parede, como quase todas.",
          "Em geral não: basta a entrada de botão na placa e um motor que aguente o número de aberturas.",
        ],
      },
    ],
    photo: "fotos da entrada da garagem, do lugar do leitor e da etiqueta do motor",
  },
  {
    id: "capacitor-entre-dois-valores",
    broader: "capacitor",
    label: "Capacitor: qual dos dois valores em µF usar",
    phrase: "a escolha entre dois valores de capacitor",
    asks: combine(
      ["capacitor"],
      capacitorPairs.flatMap(([less, more]) => [
        `${less}uf ${more}uf`,
        `${less} uf ${more} uf`,
        `${less} ${more} uf`,
        `${less} ${more}uf`,
        `${less} ${more}`,
        `${less} ${more} microfarads`,
      ]),
      [
        "",
        "portão",
        "motor portão",
        "qual",
        "qual usar",
        "portão qual",
        "motor qual usar",
        "motor portão qual usar",
        "posso usar",
        "diferença",
        "serve lugar",
        "lugar",
      ],
    ),
    intent: "question",
    answers: {
      any: capacitorPairs.flatMap(([less, more]) => [
        `Entre ${less} e ${more} µF, use o capacitor com o valor escrito no antigo ou na etiqueta do motor: quem pede ${less} µF leva ${less}, e quem pede ${more} leva ${more}, com tensão em volts igual ou maior. O menor deixa o motor sem força na partida; o maior faz o enrolamento esquentar e durar menos.`,
        `Capacitor de ${less} ou de ${more} µF não se escolhe pelo tamanho do portão: vale o que veio de fábrica, impresso na peça velha ou na etiqueta do motor. Com menos µF o motor ronca e não parte; com mais, ele vibra e esquenta. Os volts podem ser maiores que os da peça antiga, nunca menores.`,
      ]),
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir o valor certo", "Onde está escrito o valor do seu"],
        slots: [
          [
            "O capacitor guarda carga e dá choque mesmo com o disjuntor desligado, por isso não abra o motor para ler o número. Estes dados se veem por fora ou na peça que já saiu.",
            "Tudo o que decide está por fora ou na peça já retirada. Não abra a tampa, porque o capacitor continua carregado com a energia cortada.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com modelo, potência e tensão.",
          "Se um técnico já tirou a peça, leia nela os µF e os volts.",
          "Procure no manual do modelo, se a peça perdeu a impressão.",
          "Mande as fotos antes de comprar, se os números não aparecem.",
        ],
      },
      {
        about: "what",
        headings: ["O que acontece com o valor trocado", "Menos µF e mais µF: os efeitos"],
        slots: [
          [
            "O microfarad, ou µF, mede o empurrão que o capacitor dá ao motor na partida. Cada motor foi calculado para um valor, com tolerância de 5% ou 10%, e a diferença entre dois valores de catálogo passa disso.",
            "Os µF (microfarads) dizem quanta força de partida a peça entrega. A tolerância comum é de 10%: um de 12 µF pode medir de 10,8 a 13,2, e um de 8, de 7,2 a 8,8. Um valor diferente fica fora dessa faixa.",
          ],
        ],
        bullets: [
          "Menor que o pedido: ronca, parte devagar ou não sai",
          "Maior que o pedido: vibra, esquenta e gasta o enrolamento",
          "Volts menores: a peça estufa ou estoura",
          "Volts maiores: sem problema, se couber no lugar",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico confirma a peça", "A medição antes da troca"],
        slots: [
          [
            "O técnico desliga o circuito, descarrega o capacitor e mede. Se o valor está abaixo da tolerância, a peça é trocada. Se está bom, o ronco vem da folha pesada, da tensão baixa ou do próprio motor.",
            "Com a energia cortada, a peça é descarregada e medida num aparelho próprio. Capacitor dentro da tolerância fica, e a busca segue pelo peso da folha, pela rede e pelo enrolamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar dois capacitores para somar o valor?",
        answers: [
          "Em paralelo os valores somam, mas é improviso: ocupa espaço, cria emenda e soma dois pontos de falha. Use uma peça só, do valor certo.",
          "Não convém. Dois em paralelo somam os µF, só que a emenda fica exposta e a peça certa é barata.",
        ],
      },
      {
        question: "O valor muda com a tensão da rede?",
        answers: [
          "Muda: o mesmo motor feito para 127 V costuma usar um capacitor bem maior que o de 220 V. Por isso a tensão da etiqueta também conta.",
          "Sim. A versão de 127 V pede em geral mais µF que a de 220 V, e não se troca uma peça pela outra.",
        ],
      },
      {
        question: "Posso trocar o capacitor sozinho?",
        answers: [
          "Não. O choque vem da própria peça, com o disjuntor desligado, e um fio trocado inverte o movimento da folha.",
          "Deixe com o técnico, porque a peça fica carregada e está ao lado da placa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor ou, se já saiu, do capacitor antigo",
  },
  {
    id: "ppa-dz-ou-intelbras",
    broader: "comparacao-de-marcas",
    label: "PPA DZ Cube ou Intelbras: qual aguenta mais",
    phrase: "a comparação entre PPA DZ e Intelbras",
    asks: combine(
      [
        "ppa dz cube intelbras",
        "dz cube intelbras",
        "ppa dz cube ou intelbras",
        "ppa cube intelbras",
        "ppa dz intelbras",
        "ppa dz rio intelbras",
        "ppa dz home intelbras",
      ],
      [
        "",
        "aguenta mais",
        "qual aguenta mais",
        "dura mais",
        "qual dura mais",
        "melhor",
        "qual melhor",
        "mais forte",
        "resistente",
        "diferença",
      ],
    ),
    intent: "comparison",
    answers: {
      any: [
        "Entre um PPA da linha DZ, como o DZ Cube, e um motor Intelbras, aguenta mais o que tiver mais quilos de capacidade e mais ciclos por hora na etiqueta, e não uma das marcas. Para portão de correr de casa, os dois servem com um terço de folga sobre o peso da folha. No empate, a PPA tem peça mais fácil de achar.",
        "PPA DZ Cube ou Intelbras: aguenta mais o modelo que trabalha longe do limite no seu portão. Compare os quilos e os ciclos por hora das duas etiquetas e escolha o que passa do peso da folha em um terço. Se os números empatam, pesam a peça de reposição, mais comum na PPA, e os controles que você já usa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar nas duas etiquetas", "Os números que dizem qual aguenta mais"],
        slots: [
          [
            "DZ é a sigla dos motores de correr da PPA, e o nome que vem depois distingue a versão. Compare essa versão com o modelo Intelbras que serve ao mesmo portão, número por número.",
            "Nome de linha não mostra resistência: a PPA tem DZ leve e DZ forte, e a Intelbras também tem mais de um modelo. Ponha as duas fichas lado a lado.",
          ],
        ],
        bullets: [
          "Capacidade em quilos: um terço acima do peso da folha",
          "Ciclos por hora: mais que as aberturas da sua hora de pico",
          "Engrenagem: de metal aguenta mais tranco que a de nylon",
          "Reposição: placa, engrenagem e capacitor à venda perto de você",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz um motor durar mais que o outro", "Por que o mesmo modelo dura pouco em um portão"],
        slots: [
          [
            "Com folha leve na mão, trilho limpo e rede estável, um motor de casa das duas marcas costuma chegar a {trade.life}. Trilho torto, roldana gasta ou falta de protetor de surto acabam com qualquer um antes disso.",
            "O portão pesa mais na conta que a marca: folha que corre leve e placa protegida contra surto levam o motor a {trade.life} em casa. Folha dura e rede ruim encurtam a vida dos dois.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço instalado dos dois", "Quanto custa trocar por um deles"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado ou de prédio, de {price.heavySwap}. Base, cremalheira e controles que servem são aproveitados, e a foto do portão dá o valor exato.",
            "Trocado em casa, o motor custa de {price.homeSwap}, com o serviço; em prédio ou folha pesada, de {price.heavySwap}. Peça os dois preços com os mesmos itens, da central aos controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Para condomínio, qual dos dois aguenta?",
        answers: [
          "Nenhum modelo residencial, seja de qual marca for. Prédio pede motor de uso intenso, com ciclos por hora acima do movimento do pico.",
          "O que for da linha de uso intenso. Motor de casa esquenta e desliga na hora de maior movimento.",
        ],
      },
      {
        question: "Meus controles continuam servindo se eu trocar de marca?",
        answers: [
          "Só se a frequência e o código forem aceitos pela central nova. Senão, um receptor avulso mantém os antigos.",
          "Depende do código. Quando não servem, põe-se um receptor à parte ou trocam-se os controles.",
        ],
      },
      {
        question: "Qual tem peça mais fácil?",
        answers: [
          "A PPA, em geral, porque é muito vendida em São Paulo. Confirme a placa e a engrenagem do modelo exato antes de comprar.",
          "Na maioria das lojas, a PPA. Em modelo novo de qualquer marca, pergunte antes por placa e engrenagem.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor atual, com a largura, o material e as aberturas por dia",
  },
  {
    id: "mao-de-obra-do-deslizante",
    broader: "deslizante",
    label: "Mão de obra para instalar motor deslizante",
    phrase: "a mão de obra do motor deslizante",
    intent: "price",
    asks: combine(
      ["mão obra"],
      [
        "motor deslizante",
        "motor portão deslizante",
        "motor correr",
        "motor portão correr",
        "portão deslizante",
        "portão de correr",
        "deslizante",
      ],
      [
        "",
        "instalar",
        "instalação",
        "colocar",
        "trocar",
        "preço",
        "valor",
        "quanto",
        "quanto cobrar",
        "quanto cobrar instalar",
        "quanto custa instalar",
        "instalar preço",
        "instalar valor",
      ],
    ),
    answers: {
      any: [
        "A mão de obra para instalar motor deslizante que você já comprou custa a partir de {price.installation}, com trilho, base e ponto de energia prontos. Ela inclui fixar o motor, acertar a cremalheira que já existe, ligar, regular e gravar os controles. Base nova, metros de cremalheira e fiação são somados por foto, de graça.",
        "Instalar motor em portão de correr custa, só de mão de obra, a partir de {price.installation}. O valor vale para base, cremalheira e energia no lugar e cobre a fixação, a ligação, as paradas, a força e os controles. O que faltar entra em linha separada, informada antes.",
      ],
      price: [
        "A mão de obra para instalar motor deslizante fica a partir de {price.installation} quando o motor é seu e base, cremalheira e energia estão prontas. Com o nosso motor, a troca completa em casa vai de {price.homeSwap}. O que faltar no portão é somado antes, pela foto.",
        "Quanto se cobra de mão de obra no motor deslizante: a partir de {price.installation}, com o motor comprado por você e o portão preparado. Base de concreto, cremalheira nova e fio aumentam o total. Com motor e serviço juntos, a troca em casa custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que a mão de obra do deslizante inclui", "O serviço no portão de correr"],
        slots: [
          [
            "O técnico prende o motor na base, encosta a engrenagem na cremalheira com {rack.clearance} de folga do começo ao fim e liga com o disjuntor desligado e o fio terra. Depois marca as paradas com os ímãs, regula a menor força que move a folha e grava os controles.",
            "Estão incluídos a fixação, o ajuste da folga de {rack.clearance} entre a engrenagem e a cremalheira, a ligação com terra, as paradas, a força e os controles. No fim a folha é testada com um objeto no caminho, para ver se volta.",
          ],
          [
            "São de {time.sliding} de serviço, com garantia de {warranty.installation} para a montagem. O motor comprado fora tem a garantia da loja.",
            "A montagem leva de {time.sliding} e tem {warranty.installation} de garantia. Pelo motor que veio de fora responde quem o vendeu.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que é somado à mão de obra", "Quando o valor passa do inicial"],
        slots: [
          [
            "O portão que nunca teve motor quase sempre precisa de algo desta lista. Cada item aparece separado no orçamento.",
            "Estes serviços não fazem parte do valor inicial e são orçados por foto, antes de começar.",
          ],
        ],
        bullets: [
          "Base de concreto para o motor, que precisa curar antes",
          "Cremalheira nova, cobrada por metro e presa à folha",
          "Ponto de energia com terra e disjuntor próprio",
          "Roldana gasta, trilho torto ou guia frouxa",
          "Fotocélula e batente, se não existem",
        ],
      },
      {
        about: "check",
        headings: ["Como deixar o portão pronto e pagar menos", "Antes de chamar: o que conferir"],
        slots: [
          [
            "Quem resolve isto antes paga só o valor inicial. Confira com o portão ainda manual, ou com o disjuntor desligado.",
            "Parte do custo se evita com o portão em ordem. Faça a conferência sem energia no motor.",
          ],
        ],
        steps: [
          "Corra a folha com uma mão: ela precisa andar leve do começo ao fim.",
          "Veja se há batente firme nas duas pontas.",
          "Meça a largura da folha e a distância até o quadro de luz.",
          "Fotografe o motor comprado, com a etiqueta, e o lugar onde ele vai.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Compensa comprar o motor deslizante fora?",
        answers: [
          "Some o motor e a mão de obra e compare: conosco, a troca completa em casa fica de {price.homeSwap}, com a garantia do motor e do serviço no mesmo lugar.",
          "Só quando a soma fica abaixo da troca completa, que em casa custa de {price.homeSwap}. Confira antes se os quilos servem à sua folha.",
        ],
      },
      {
        question: "A cremalheira está incluída na mão de obra?",
        answers: [
          "O ajuste da que já existe, sim. A barra nova e a fixação dela são cobradas por metro.",
          "Só o acerto da atual. Se ela está gasta ou não existe, a nova é somada por metro.",
        ],
      },
      {
        question: "Como sei se o motor que comprei serve?",
        answers: [
          "Ele tem de ser de correr, com capacidade um terço acima do peso da folha e engrenagem do mesmo módulo da cremalheira. Mande a foto da etiqueta e a medida do portão.",
          "Confira o tipo, os quilos e o dente da engrenagem, que deve ser o da cremalheira. A foto da etiqueta basta para confirmarmos.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, da base, da cremalheira e da etiqueta do motor, com a largura da folha",
  },
];
