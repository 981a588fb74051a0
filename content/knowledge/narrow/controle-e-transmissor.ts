import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const txCarWords = [
  ...["farol", "farol alto", "portão", "controle", "carro", "moto", "como funciona", "como instalar", "instalar"],
  ...["programar", "gravar", "preço", "serve qualquer portão", "vale pena"],
];

/** Remotes of which the title says more than that they are copied or dead: the code, the water, the car they are wired to. */
export const controleETransmissor: NarrowConcept[] = [
  {
    id: "copiar-rolante-433",
    broader: "controle",
    label: "Copiar controle rolling code de 433 MHz",
    phrase: "a cópia do controle rolling code de 433 MHz",
    asks: [
      ...combine(
        ["copiar", "cópia", "clonar", "clonagem", "duplicar", "copiador", "duplicador"],
        ["rolling code", "código rolante", "controle rolante", "anticlonagem", "controle rolling code"],
        ["433", "433 mhz", "433,92"],
      ),
      ...combine(["rolling code", "código rolante"], ["433 mhz tem como copiar", "433 dá copiar"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Clonar controle rolling code de 433 MHz não funciona: a frequência se repete, mas o código muda a cada toque e a central recusa o que já passou. A saída é um controle novo da mesma linha, gravado na central. O valor com a gravação vem pela foto do seu, frente e verso.",
        "Não dá para clonar controle rolling code, mesmo em 433 MHz, porque o copiador guarda um código que o portão não aceita de novo. Compra-se um controle novo, da mesma marca e linha, que é gravado no receptor. A foto dos dois lados do atual diz qual serve e quanto custa.",
        "Controle rolling code de 433 MHz não se clona, pois os 433 MHz são só o canal e o código troca em cada aperto. No lugar do clone, grava-se na central um controle novo compatível, com preço dado pela foto do seu, frente e verso.",
      ],
      price: [
        "Clonar controle rolling code de 433 MHz não tem preço, porque o clone não abre o portão: paga-se um controle novo da mesma linha e a gravação dele. O compatível costuma custar menos que o original, e a foto do seu, frente e verso, dá o valor dos dois.",
        "O gasto não é com o clone, que o rolling code de 433 MHz recusa, e sim com um controle novo, gravado na central. Original sai em geral mais caro que compatível. Mande a foto do atual, dos dois lados, para o preço com a gravação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O seu é mesmo rolling code?", "Rolante ou fixo: como saber"],
        slots: [
          [
            "Nem todo 433 MHz é rolante, e o de código fixo aceita cópia. Confira os sinais antes de comprar.",
            "Existem controles de 433 MHz com código fixo, que um copiador lê e repete. Veja de qual tipo é o seu.",
            "A frequência não decide: em 433 MHz há código fixo, que se copia, e rolante. Estes sinais separam os dois.",
          ],
        ],
        bullets: [
          "Rolling code, código rolante ou anticlonagem no verso ou no manual: não se copia.",
          "Chavinhas ou jumpers dentro do controle: código fixo, que aceita cópia.",
          "O copiador confirmou e o portão não abriu: quase sempre é rolante.",
        ],
      },
      {
        about: "what",
        headings: ["Controle novo gravado na central", "O que fazer em vez de clonar"],
        slots: [
          [
            "O controle novo precisa ter a marca, a linha e os 433 MHz do atual, porque cada fabricante usa o seu código rolante. Só a frequência igual não basta.",
            "Compre pelo modelo escrito no verso: 433 MHz, mesma marca e mesma linha. Fabricantes diferentes têm códigos que não conversam, ainda que a frequência seja a mesma.",
            "Marca e linha têm de ser iguais às do atual, além dos 433 MHz. Cada fabricante cria o próprio código, e a frequência sozinha não faz o portão obedecer.",
          ],
          [
            "Na gravação, o receptor é posto para aprender e recebe um toque do controle novo. Se ele é externo, você mesmo pode fazer pelo botão. Quando fica dentro do motor, perto da rede elétrica, o serviço é do técnico.",
            "Para gravar, aciona-se o botão de aprender do receptor e depois a tecla do novo, até a luz confirmar. Receptor fora do motor está ao alcance do morador, e o que fica sob a tampa, só do técnico.",
            "O cadastro leva um toque no receptor e outro no controle novo. Em receptor separado, siga o manual; sob a tampa do motor há tensão da rede, e quem grava é o técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "Do que depende o preço"],
        slots: [
          [
            "Pesam a marca, o tipo de controle e a ida do técnico, se ela for necessária. Juntar todos os controles em uma gravação só divide o custo da ida.",
            "O preço muda com a marca, com a escolha entre original e compatível e com a necessidade de visita. Vale gravar vários de uma vez.",
            "Marca, linha e visita formam a conta. Quem precisa de mais de um controle gasta menos gravando todos no mesmo dia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso do controle antigo para gravar o novo?",
        answers: [
          "Não, na maioria das centrais: basta o botão de gravar do receptor. O antigo ajuda a identificar o modelo, e alguns sistemas o pedem para liberar o cadastro.",
          "Em geral não, porque a gravação é pela central. Guarde ao menos a foto do verso, que serve para comprar o compatível; poucos modelos exigem o antigo.",
          "Quase nunca. O cadastro se faz pelo receptor, e o antigo vale como amostra para acertar marca e linha, salvo em sistemas que o pedem.",
        ],
      },
      {
        question: "Chaveiro consegue copiar rolling code?",
        answers: [
          "Cópia que abra sempre, não. O que alguns vendem é um controle da mesma linha, que ainda precisa ser gravado no portão.",
          "Não a ponto de funcionar. Ele pode ter o controle compatível à venda, e a gravação continua necessária.",
          "A máquina lê o sinal, mas a central o recusa. Chaveiro que resolve é o que vende o modelo certo para gravar.",
        ],
      },
      {
        question: "O controle antigo continua funcionando?",
        answers: [
          "Continua: gravar um novo não apaga os outros. A exceção é memória cheia ou limpeza total, e nesse caso todos são gravados de novo.",
          "Sim, cada um ocupa a sua posição na memória. Só perdem o acesso se alguém apagar a lista inteira.",
          "Sim. O novo entra ao lado dos que já existem, até a memória encher, e nada é apagado por isso.",
        ],
      },
      {
        question: "Posso usar um controle de 292 MHz no lugar?",
        answers: [
          "Não no mesmo receptor, que escuta só a frequência dele. Para mudar, troca-se o receptor e todos os controles, o que raramente compensa por uma cópia.",
          "Não: receptor de 433 MHz não ouve 292 MHz. Outra frequência exige receptor e controles novos para a casa inteira.",
          "Só trocando o receptor. Por um controle a mais, sai melhor comprar o de 433 MHz da mesma linha.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-molhado-nao-acende",
    broader: "controle",
    label: "Controle molhado que não acende",
    phrase: "o controle molhado que não acende",
    asks: [
      ...combine(
        ["controle molhado", "controle molhou", "controle caiu água", "controle tomou chuva", "controle pegou chuva"],
        ["não acende", "não acende luz", "não liga", "não funciona", "apagado", "parou", "luz não acende"],
      ),
      ...combine(["controle lavou", "controle máquina lavar", "controle piscina"], ["não acende", "não liga"]),
      "luz controle não acende molhou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Controle molhado que não acende: tire a pilha agora e não ponha outra ainda, porque com água dentro ela corrói a placa. Abra, enxugue, deixe secar à sombra por 24 a 48 horas e só então teste com pilha nova. Se continuar apagado, grava-se um controle novo na central, orçado pela foto do velho.",
        "Se o controle caiu na piscina ou molhou e não liga, retire a pilha na hora, em vez de trocá-la, pois molhado ele entra em curto. Seque aberto, à sombra, de 24 a 48 horas, limpe com álcool isopropílico e teste com pilha nova. Sem luz, a placa oxidou e só um novo resolve.",
        "O controle que molhou e apagou ainda pode voltar: sem a pilha, abra a capa, enxugue e deixe à sombra por 24 a 48 horas antes de testar com pilha nova. Continuou sem acender? A placa corroeu, e outro controle é gravado na central, com o preço informado pela foto dele aberto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como secar e testar, na ordem", "Do molhado ao teste"],
        slots: [
          [
            "A pressa é só para tirar a pilha; o resto se faz devagar. Abrir o controle não tem risco de choque, porque a tensão da pilha é muito baixa.",
            "Tire a pilha depressa e seque com calma. O aparelho pode ser aberto sem perigo, já que trabalha com tensão mínima.",
            "Primeiro a pilha, que é o que corrói; depois a secagem, sem correria. Não há risco de choque ao abrir.",
          ],
        ],
        steps: [
          "Tire a pilha sem apertar os botões.",
          "Abra a capa e separe a placa e a borracha.",
          "Enxugue com pano que não solte fiapo.",
          "Passe álcool isopropílico com escova macia, sobretudo se a água tinha sabão, cloro ou sal.",
          "Deixe aberto à sombra, em lugar ventilado, de 24 a 48 horas.",
          "Ponha pilha nova do mesmo tipo e veja se a luz acende.",
        ],
      },
      {
        about: "replace",
        headings: ["Secou e continua apagado", "Quando o controle não volta"],
        slots: [
          [
            "Mancha verde ou branca é corrosão: no contato da pilha ainda se limpa, na trilha da placa, não. Água de chuva costuma ter volta, enquanto sabão, cloro e sal atacam a placa dias depois.",
            "O contato esverdeado se recupera com limpeza; a trilha comida condena o aparelho. De chuva ele volta mais vezes que de piscina, máquina de lavar ou mar.",
            "Oxidação no contato tem jeito, e trilha apagada, não. A chuva perdoa mais, porque cloro, sabão e sal deixam resíduo que continua corroendo.",
          ],
          [
            "O controle novo é gravado sem precisar do molhado, e os outros da casa continuam valendo. O compatível, de mesma frequência e código, custa em geral menos que o original.",
            "Para repor, serve um de igual frequência e código, original ou compatível, mais barato, gravado na central. Os demais controles não mudam.",
            "Basta um aparelho de mesma frequência e mesmo código, cadastrado na central. Compatível sai por menos, e os da família seguem funcionando.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com o controle molhado", "Erros que acabam com o controle"],
        slots: [
          [
            "Não aperte os botões, não ponha outra pilha e não use secador quente, forno nem sol forte, que entortam a capa e ressecam a borracha. Arroz solta pó e não seca por dentro.",
            "Pilha nova no controle úmido faz curto, e calor de secador ou forno deforma o plástico. O arroz, por sua vez, não alcança a placa.",
            "Testar antes da hora é o erro mais comum, porque a água ainda conduz. Calor forte também estraga, e arroz não ajuda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A gravação se perde quando o controle molha?",
        answers: [
          "Em geral não: o código fica no controle e na central. Se a placa se salvar, ele abre sem gravar de novo.",
          "Normalmente, não. Voltando a acender, volta a abrir.",
        ],
      },
      {
        question: "Acendeu depois de seco, mas o portão não abre. E agora?",
        answers: [
          "Teste outro controle: se ele abre, o molhado acende e já não transmite, e compensa um novo.",
          "A luz prova só que há energia. Se os outros abrem, a parte que transmite se perdeu.",
        ],
      },
      {
        question: "O controle caiu na piscina. Muda alguma coisa?",
        answers: [
          "Sim: o cloro corrói mais. Lave a placa com álcool isopropílico antes de secar, e conte com menos chance de voltar.",
          "Muda a limpeza, que precisa tirar o cloro com álcool isopropílico. O tempo de secagem é o mesmo.",
        ],
      },
      {
        question: "Enquanto isso, como abro o portão?",
        answers: [
          "Com outro controle, pela botoeira ou pelo interfone. O molhado não interfere nos demais.",
          "Use o reserva ou o botão interno. Sem eles, só portão de correr ou de abrir, reto, se solta com a chave, com o disjuntor desligado.",
        ],
      },
    ],
    photo: "fotos do controle aberto, sem a pilha, e do verso",
  },
  {
    id: "transmissor-no-farol-alto",
    broader: "controle",
    label: "Transmissor do portão no farol alto (TX Car)",
    phrase: "o transmissor do portão ligado ao farol alto",
    asks: ["tx car", "txcar", ...combine(["tx car", "txcar"], txCarWords)],
    intent: "question",
    answers: {
      any: [
        "O TX Car é um controle de portão ligado ao farol alto do carro ou da moto: no lampejo, ele recebe 12 V, manda o código e o portão abre, sem botão nem pilha. Um auto elétrico faz a ligação, e nós gravamos na central. Antes, confira pela foto do seu controle se a frequência e o código são os mesmos.",
        "Para abrir o portão com o farol do carro usa-se um transmissor do tipo TX Car, que aproveita os 12 V do farol alto e envia o código a cada lampejo, sem pilha. O auto elétrico liga os fios e a gravação é feita na central, como a de um controle comum, se o padrão for o do seu receptor.",
        "Com o TX Car, piscar o farol alto vale como apertar o controle do portão: o aparelho pega os 12 V do farol e transmite o código, dispensando pilha. Ele é ligado por auto elétrico e gravado na central. Mande foto do controle atual, porque frequência e código têm de coincidir com os do receptor.",
        "Um transmissor TX Car abre o portão quando você pisca o farol alto: ligado aos 12 V do próprio farol, ele manda o código sem usar pilha. A ligação é de auto elétrico e a gravação na central é nossa, contanto que código e frequência sejam os do receptor, o que a foto do seu controle mostra.",
        "No carro ou na moto, o TX Car troca o botão do controle pelo lampejo: a cada sinal de farol alto, os 12 V alimentam o aparelho e o portão recebe o código. Confira antes, por foto do controle, se o padrão combina com a central; o auto elétrico liga e nós gravamos.",
      ],
      price: [
        "O custo do TX Car tem três partes: o transmissor, a ligação no farol alto por auto elétrico e a gravação na central do portão. Nós cuidamos da gravação: com a foto do controle dizemos o padrão que serve e, antes da visita, quanto fica o serviço na central.",
        "Para ter o TX Car você paga o aparelho, o auto elétrico que o liga ao farol alto e a gravação no portão. Essa última fazemos nós, e o valor sai por foto antes da ida: a do controle atual, frente e verso, mostra também qual transmissor combina.",
        "O preço do TX Car soma três coisas: o aparelho, a ligação no farol por um auto elétrico e a gravação na central, que é a nossa parte. O aparelho de código rolante custa mais que o de código fixo. Mande a foto do seu controle, frente e verso, e dizemos de graça qual comprar e quanto custa a gravação.",
        "Quem quer abrir o portão pelo farol gasta em três pontos: compra do TX Car, ligação por auto elétrico e gravação no receptor. O último valor é conosco e vem por foto do controle atual, que também aponta o transmissor compatível.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Da ligação no farol à gravação no portão", "Como se instala o transmissor de farol"],
        slots: [
          [
            "Convém gravar e testar o transmissor antes de prender tudo no carro, porque um padrão errado obrigaria a desmontar. A ordem é esta.",
            "Primeiro confirme que o transmissor abre o portão, e só depois fixe os fios no carro. Se o código não servir, nada precisa ser desfeito.",
            "O aparelho é testado ainda solto, para não ter de desmontar o que foi fixado se o código for outro. Faça nesta ordem.",
            "O teste vem antes da fixação, com o aparelho ligado de modo provisório. Se o portão não reconhecer o código, troca-se o transmissor sem mexer outra vez no acabamento do carro.",
            "Deixar a montagem definitiva para o fim poupa trabalho, já que um código incompatível só aparece na hora do lampejo. Os passos seguem assim.",
          ],
        ],
        steps: [
          "Confira a frequência e o tipo de código do controle que já abre o portão.",
          "O auto elétrico liga o transmissor aos 12 V do farol alto e ao negativo, como manda o manual, longe do calor da lâmpada.",
          "Com o carro perto do portão, o técnico põe a central em gravação e dá-se o lampejo.",
          "Teste da rua, com o portão à vista e ninguém no vão.",
          "Só então o aparelho é fixado no lugar definitivo.",
        ],
      },
      {
        about: "choose",
        headings: ["Como escolher o transmissor", "Antes de comprar: o código e o lampejo"],
        slots: [
          [
            "O transmissor precisa ter a mesma frequência e o mesmo código do receptor. Se o código do portão é fixo, vários modelos servem, até os que copiam o controle. Se é rolante, que muda a cada toque, só o da linha da central.",
            "Frequência e código têm de ser os da central. Receptor de código fixo aceita vários transmissores, inclusive os copiadores, ao passo que o rolante, com senha que muda sempre, só aceita um da própria linha.",
            "Quem decide é o receptor do portão: com código fixo, há mais modelos e até copiadores; com rolante, aquele que se altera em cada uso, o transmissor deve ser da mesma linha. Em qualquer caso, a frequência tem de bater.",
            "Olhe primeiro o receptor, porque a frequência do transmissor deve ser igual à dele. Código fixo dá liberdade, inclusive para copiadores. Código rolante, renovado em cada envio, prende você à linha do fabricante da central.",
            "Dois dados resolvem a compra: em que frequência o portão escuta e se a senha é fixa ou rolante. A fixa aceita muitos aparelhos, até clonadores. A rolante, que nunca se repete, exige um feito para aquela central.",
          ],
          [
            "Prefira o que só transmite no segundo lampejo, para o portão não abrir quando você pisca o farol na rua de casa. Alguns modelos ainda trazem um botão para desligar o envio.",
            "Um modelo que pede dois lampejos evita abertura por engano ao dar luz alta perto de casa. Veja também se há botão para cortar a transmissão.",
            "Para que uma piscada na sua rua não abra a garagem, escolha aparelho que exija lampejo duplo. Botão de desligar a transmissão, quando existe, ajuda.",
            "O lampejo duplo é a melhor proteção contra abertura sem querer, pois uma luz alta isolada não envia nada. Um botão que corta o envio, presente em certos aparelhos, completa o cuidado.",
            "Dar passagem a outro motorista com o farol não deve mexer na sua garagem. Procure transmissor acionado só por duas piscadas seguidas e, se houver, com chave para desativar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se o carro for vendido ou roubado", "O cuidado com quem fica com o carro"],
        slots: [
          [
            "Ao vender o carro, tire o transmissor ou apague-o da central, pois ele continua abrindo o portão. Em roubo ou furto, apague no mesmo dia; se a placa só limpa a memória inteira, os outros controles são regravados.",
            "Quem leva o carro leva a chave da garagem: retire o aparelho antes da venda ou exclua o código na central. Depois de um roubo, faça isso logo, mesmo que a placa obrigue a gravar de novo todos os controles.",
            "O transmissor segue funcionando nas mãos do novo dono, por isso remova-o ou apague o código antes de entregar o carro. Se o veículo foi roubado, não espere: limpe a memória e regrave os controles da família.",
            "Carro vendido com o TX Car ainda entra na sua garagem, então desmonte o aparelho ou elimine o cadastro dele. Sendo furto, isso se faz imediatamente, ainda que seja preciso zerar a placa e recadastrar os demais.",
            "Trate o transmissor como cópia da chave: antes da entrega do veículo, ele sai do farol ou da memória do portão. Levado por ladrão, peça a exclusão na hora e conte com nova gravação dos outros, se a central só apaga tudo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O TX Car serve em qualquer portão?",
        answers: [
          "Não. Ele precisa da mesma frequência e do mesmo tipo de código do receptor. Se não combinarem, um receptor avulso, ligado à central, resolve.",
          "Só onde o código combina com o do receptor. Em portão de outro padrão, acrescenta-se um receptor externo compatível, e os controles antigos continuam valendo.",
          "Só nos que usam igual frequência e igual tipo de senha. Para os outros existe um receptor extra, instalado junto da central, sem perder os controles que você já tem.",
        ],
      },
      {
        question: "Funciona com farol de LED?",
        answers: [
          "Em geral sim, se o fio do farol alto tem 12 V no lampejo. Em carro com farol comandado por módulo, o auto elétrico mede antes e procura um fio que sirva.",
          "Depende do carro: onde um módulo comanda o farol, a tensão pode não ser a esperada. O auto elétrico encontra um ponto com 12 V no lampejo.",
          "Costuma funcionar, desde que cheguem 12 V ao fio na hora da piscada. Farol controlado eletronicamente varia, e o auto elétrico mede até achar a ligação certa.",
        ],
      },
      {
        question: "Vocês instalam o transmissor no carro?",
        answers: [
          "A ligação no carro é do auto elétrico, que conhece a fiação do modelo. Nós conferimos o padrão, gravamos na central e testamos o portão.",
          "Não mexemos na elétrica do carro. A nossa parte é o portão: dizer qual transmissor combina, gravar na central e testar o alcance.",
          "O trabalho se divide: no veículo, um auto elétrico; no portão, nós. Indicamos o padrão que serve, cadastramos o aparelho e conferimos de que distância ele abre.",
        ],
      },
      {
        question: "O TX Car serve em moto?",
        answers: [
          "Serve, quando a moto tem 12 V no farol e espaço protegido da água e do calor. A ligação e a gravação são as mesmas do carro.",
          "Sim: em moto ele é até mais útil, por dispensar tirar a luva para achar o controle. Peça ao auto elétrico um lugar seco e longe do motor.",
          "Pode ir na moto, sim, desde que fique abrigado de chuva e calor e receba os 12 V do farol. O cadastro no portão é igual, e você abre sem soltar o guidão.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-da-marca-em-mhz",
    broader: "controle",
    label: "Controle da marca pela frequência",
    phrase: "o controle da marca em 433 MHz",
    asks: [
      "controle [marca] 433",
      "controle [marca] 433 mhz",
      "controle [marca] mhz",
      "controle remoto [marca] 433",
      "comprar controle [marca] 433",
      "comprar controle [marca] 433 mhz",
      "vende controle [marca] 433",
      "onde comprar controle [marca] 433",
      "controle [marca] 433 preço",
      "controle [marca] 433 mhz preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos controle de portão [marca] de 433 MHz, original ou compatível, conforme o código da sua central. Antes de comprar, mande a foto do que abre hoje, frente e verso, porque dois controles de 433 podem não se entender: o código fixo se copia, e o rolante só se grava na central. Respondemos com o modelo e o valor.",
        "O controle [marca] de 433 MHz (433,92) abre o seu portão se a central também for [marca] e usar o mesmo código, fixo ou rolante, e depois de gravado nela. Se a placa já foi trocada, vale o código dela. A foto do atual, frente e verso, mostra qual serve e o valor.",
        "Controle [marca] 433 MHz só funciona quando frequência e código são os da central, porque há vários de 433 que não se entendem. Em código rolante serve o da linha; em código fixo, também um compatível. Mande foto dos dois lados do atual para saber o modelo, o preço e a gravação.",
        "Para comprar o controle de portão [marca] em 433 MHz (433,92), confira se a central ainda é da marca e se o código é o mesmo, fixo ou rolante. Depois ele precisa ser gravado. Fotografe frente e verso do que abre hoje, e dizemos o certo e quanto custa.",
      ],
      price: [
        "O controle [marca] de 433 MHz é cobrado por unidade, e o valor muda com o modelo e o código: o compatível de código fixo custa menos que o da linha em código rolante. A foto do atual, frente e verso, dá o preço, e a gravação entra à parte se exigir visita.",
        "O preço do controle [marca] 433 MHz depende do tipo de código, do modelo e da quantidade. O rolante pede o da linha, mais caro, e o fixo aceita compatível. Mande foto dos dois lados do seu para receber o valor, com a gravação se for preciso visita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Por que só a frequência não basta", "Frequência e código: os dois contam"],
        slots: [
          [
            "Os 433 MHz são só o canal. O código é a senha que a central exige. Em código fixo, que se repete, serve um compatível ou uma cópia, e em código rolante, que muda a cada toque, apenas o da mesma linha, gravado na central.",
            "Frequência igual é a primeira condição, e o código é a segunda. O fixo manda sempre o mesmo sinal e aceita compatível. Já o rolante se renova a cada uso e pede controle da linha, cadastrado.",
            "Dois controles de 433 MHz podem não se entender, porque cada central espera o seu código. Se ele é fixo, há compatíveis. Se é rolante, que troca a cada aperto, só o próprio da linha é aceito.",
          ],
          [
            "Se a placa do motor já foi trocada, esqueça o nome na tampa e siga o padrão da placa nova. O controle que abre hoje é a melhor referência.",
            "Placa trocada muda a resposta, pois o controle segue a central que está lá. Compare com o aparelho que ainda funciona.",
            "Motor de uma marca pode ter central de outra, e quem manda é a central. Na dúvida, compre igual ao que abre o portão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Onde ler a frequência e o modelo", "Como conferir o seu controle"],
        slots: [
          [
            "Dá para conferir o controle em um minuto, sem mexer no motor.",
            "A conferência se faz no próprio controle, com boa luz.",
            "Basta o controle na mão para saber o que comprar.",
          ],
        ],
        steps: [
          "Leia no verso o número seguido de MHz: 433, 433,92, 292 ou 299.",
          "Se não houver, tire a pilha, abra a capa e leia a placa.",
          "Anote a marca e o modelo, que indicam o código.",
          "Fotografe frente, verso e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o controle novo é gravado", "Da compra ao portão abrindo"],
        slots: [
          [
            "O controle novo é gravado na central, por botão ou menu, numa sequência que muda com a placa. O técnico faz isso porque o botão fica junto da rede elétrica e, segurado demais, apaga todos os controles em muitas placas.",
            "A gravação acontece na placa do motor e segue o manual daquela versão. Como ali há tensão da rede e um toque longo pode limpar a memória, deixe com o técnico e tenha os outros controles à mão.",
            "Quem grava é o técnico: a sequência depende da placa, o acesso fica perto de partes com tensão e um aperto errado pode apagar os demais. Uma só visita serve para vários controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer controle de 433 MHz abre o meu portão?",
        answers: [
          "Não. Além da frequência, o código tem de ser o da central, e o controle precisa ser gravado nela.",
          "Só o que tiver também o código do seu receptor. Por isso dois controles marcados 433 podem não abrir o mesmo portão.",
        ],
      },
      {
        question: "O controle novo já vem gravado?",
        answers: [
          "Não: ele é cadastrado na central do seu portão, ou copiado do antigo quando o código é fixo.",
          "Vem sem cadastro. Em código fixo dá para copiar do que funciona; em rolante, grava-se na central.",
        ],
      },
      {
        question: "E se o meu for de 292 ou 299 MHz?",
        answers: [
          "É de sistema mais antigo: o novo tem de ser da mesma frequência, ou troca-se o receptor por um de 433 MHz, com controles novos.",
          "Um de 433 não abre esse portão. Procure controle da mesma frequência ou instale um receptor de 433, trocando os controles da casa.",
        ],
      },
      {
        question: "433 e 433,92 MHz são a mesma coisa?",
        answers: [
          "São. 433,92 é o valor completo da faixa que se chama de 433, e os dois falam no mesmo canal.",
          "Na compra, sim: 433 é a forma curta de 433,92 MHz. O que pode diferir é o código.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e da etiqueta do motor",
  },
];
