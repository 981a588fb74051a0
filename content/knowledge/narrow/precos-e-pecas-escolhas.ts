import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** This part or that one, and whether one is worth it: the verdict first. */
export const precosEPecasEscolhas: NarrowConcept[] = [
  {
    id: "receptor-433-ou-292",
    broader: "receptor",
    label: "Receptor 433 ou 292 MHz",
    phrase: "a escolha entre receptor de 433 e de 292 MHz",
    asks: [
      "receptor avulso 433",
      "receptor avulso 433 mhz",
      "receptor universal 433",
      "receptor externo 433",
      "placa receptora 433",
      "placa receptora avulsa 433",
      "kit receptor controle 433",
      "receptor multicódigo 433",
      "receptor 433 2 canais",
      ...combine(["receptor", "receptora"], ["433", "frequência"]),
      "receptor 433mhz",
    ],
    intent: "buying",
    answers: {
      any: [
        "O receptor de 433 MHz (433,92) é o padrão atual e serve na maioria dos portões; o de 292 MHz só interessa a quem mantém controles antigos dessa frequência. Um não recebe o sinal do outro. Leia o número no verso do controle e mande a foto dele, que dá o valor do receptor com a instalação.",
        "Escolha o receptor pela frequência e pelo código dos seus controles: 433 MHz é o usual, e 292 MHz é de instalação antiga. Receptor e controle mudam juntos, e o motor fica. O aparelho e o serviço são orçados de graça, por foto da frente e do verso do controle.",
        "O receptor avulso de 433 MHz recebe os controles de 433,92 do mesmo código e é ligado à entrada de botão do motor, de qualquer marca. Para controles de 292 MHz, é preciso o receptor dessa frequência ou controles novos. A foto do controle, frente e verso, dá o modelo e o valor.",
        "Se o verso do controle traz 433 ou 433,92 MHz, o receptor é o de 433, desde que o código também combine; se traz 292, é o de 292 ou todos os controles mudam. Mande a foto dos dois lados do controle para saber o modelo e o valor, sem custo.",
      ],
      "how-to": [
        "Para instalar o receptor de controle de 433 MHz, desligue o disjuntor, fixe a caixa no alto e longe de metal, alimente na tensão da etiqueta e leve dois fios à entrada de botoeira da placa. Depois grave cada controle. A parte que fica dentro do motor é do técnico, porque ali há tensão da rede.",
        "O receptor de 433 MHz se instala com quatro fios: dois de alimentação, em geral 12 ou 24 V, e dois que vão à entrada do botão de parede da placa. Você pode fixar a caixa e gravar os controles. A ligação dentro do motor fica com o técnico, com o disjuntor desligado.",
      ],
      price: [
        "O preço do receptor avulso de 433 MHz depende de três coisas: o número de canais, quantos controles ele guarda e o tipo de código, fixo ou rolante. Ele é vendido sozinho ou já instalado, com os controles gravados. O orçamento dos dois jeitos é grátis, pela foto da frente e do verso do controle.",
        "O preço do receptor de 433 MHz para portão é dado pela foto do controle, de graça, porque a frequência e o código dos dois precisam ser os mesmos. O de um canal e memória pequena é o mais barato. Se os seus controles são de 292 MHz, some controles novos.",
      ],
      buying: [
        "O receptor 433 faz o portão obedecer aos controles de 433,92 MHz. Ele recebe o sinal, confere o código e aciona a placa do motor, como um botão de parede. É usado quando o receptor da placa falhou, para trocar controles de código fixo por rolante ou para abrir um segundo portão. O preço sai pela foto do controle.",
        "Para que serve o receptor de 433 MHz? Para captar o sinal do controle da mesma frequência e do mesmo código e mandar a placa abrir. Vai ligado à entrada do botão de parede, em motor de qualquer marca, e substitui o receptor queimado sem trocar a placa.",
        "O receptor de controle avulso de 433 MHz serve em motor de qualquer marca que tenha entrada para botão de parede, com controles de 433,92 do mesmo código. Vendemos só a peça ou já instalada. O orçamento pela foto do controle, frente e verso, é grátis.",
        "O receptor avulso de 433 MHz é vendido com ou sem a instalação, e serve se a frequência e o código forem os do controle e a tensão for a da fonte. A foto do controle, frente e verso, dá o modelo e o valor, sem custo.",
        "O kit de receptor 433 com controles é montado pela foto: vendemos e ligamos o conjunto, com cada controle gravado e testado. O valor muda com os canais, o código e a quantidade, e vem antes da visita, já com a mão de obra.",
      ],
      installation: [
        "Instalamos receptor de 433 MHz em motor de qualquer marca com entrada para botão de parede: ligam-se a alimentação e dois fios, com a energia desligada, e gravam-se os controles de 433,92 do mesmo código. O aparelho e o serviço são orçados juntos, por foto, sem custo.",
        "A instalação do receptor de 433 MHz usa a entrada do botão de parede da placa; depois cada controle, da mesma frequência e código, é gravado e testado da rua. O preço soma o receptor e a mão de obra, e a foto do controle basta para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber a frequência e o código", "433 ou 292: como decidir"],
        slots: [
          [
            "A frequência está no verso do controle, e 433 ou 433,92 MHz são a mesma. Só a frequência não basta: o código, fixo ou rolante, e a linha da marca também precisam combinar, senão o controle não abre.",
            "Leia o verso do controle: 433 e 433,92 MHz querem dizer o mesmo. Dois controles de 433 podem usar códigos diferentes, fixo ou rolante, e só o do código certo é aceito pelo receptor.",
            "O número do verso do controle decide primeiro, e 433 é o jeito curto de escrever 433,92. Depois vem o código: fixo repete o mesmo sinal, rolante muda a cada toque, e um receptor não lê o do outro.",
          ],
          [
            "Controle de 292 está mais difícil de achar. Com dois ou três aparelhos, mudar para 433 de código rolante vale mais que procurar peça antiga.",
            "Quem tem poucos controles de 292 faz bem em mudar tudo para 433 de código rolante, porque a peça antiga some das lojas.",
            "A peça de 292 está ficando rara. Se são só dois ou três controles, passe de vez para 433 com código rolante.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que conferir no receptor avulso"],
        slots: [
          [
            "Além da frequência, quatro dados da embalagem dizem se ele serve no seu portão.",
            "A ficha do receptor traz o que falta saber além da frequência.",
            "Estes dados estão na embalagem. Se tiver dúvida em algum, mande a foto dela e a da etiqueta do motor, e dizemos se serve.",
          ],
        ],
        bullets: [
          "Alimentação: 12 ou 24 V, da placa ou de fonte própria",
          "Canais: um para o portão; dois, se abre também o social",
          "Saída: de pulso, como a do botão de parede",
          "Memória: quantos controles guarda e se apaga um só",
        ],
      },
      {
        about: "visit",
        headings: ["Como o receptor é instalado", "A instalação do receptor, em ordem"],
        slots: [
          [
            "O receptor faz o papel de um botão de parede: quando reconhece o controle, ele fecha o contato, e a placa abre o portão. A ligação na placa é do técnico. O receptor antigo só é desativado quando ninguém mais usa os controles dele.",
            "Para a placa, o receptor é mais um botão de parede. Por isso ele serve em motor de qualquer marca que tenha essa entrada. O técnico faz a ligação dentro do motor, e o receptor velho é desligado quando ninguém mais depende dele.",
            "O receptor imita o toque no botão da parede, e os controles antigos podem continuar no receptor da placa. A ligação sob a tampa é feita pelo técnico, por causa da tensão da rede. Depois você decide se o receptor antigo é desligado.",
          ],
        ],
        steps: [
          "Desligar o disjuntor do portão e conferir que o motor não responde.",
          "Fixar a caixa em ponto alto e abrigado, longe de chapa e de lâmpada de LED.",
          "Ligar os fios de alimentação na tensão da etiqueta, que pode ser 12 ou 24 V.",
          "Levar os dois fios da saída (COM e NA) à entrada de botoeira da placa.",
          "Religar, dar um toque curto no botão do receptor e apertar a tecla do controle até a luz piscar.",
          "Testar da rua cada controle gravado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle de 433 funciona em receptor de 292?",
        answers: [
          "Não. São frequências diferentes, e um não recebe o sinal do outro; troca-se o controle ou o receptor.",
          "Não funciona. É preciso receptor e controle da mesma frequência, além do mesmo código.",
          "Não, nem com controle novo da mesma marca. A frequência escrita nos dois tem de ser igual.",
        ],
      },
      {
        question: "Posso ter um receptor de 433 e um de 292 no mesmo portão?",
        answers: [
          "Pode: os dois ligados na mesma entrada da placa, cada um com os seus controles. Serve para mudar aos poucos.",
          "Sim, lado a lado na mesma entrada, enquanto os controles antigos não são trocados.",
          "Pode. É o que se faz em prédio, até todos os moradores terem o controle novo.",
        ],
      },
      {
        question: "O receptor de 433 serve em motor de qualquer marca?",
        answers: [
          "Em quase todos, porque a maioria das placas tem entrada de botão de parede. Confira só a tensão de alimentação.",
          "Sim, se a placa tem entrada de botoeira e fonte de 12 ou 24 V, ou uma tomada perto. A marca do motor não importa.",
          "Serve na grande maioria. Placa muito antiga, sem entrada de botão, é a exceção.",
        ],
      },
      {
        question: "433 de código rolante pode ser copiado?",
        answers: [
          "Pelo copiador comum, não, porque o código muda a cada aperto. O de código fixo, mesmo em 433, aceita cópia.",
          "Não com chaveiro copiador. A proteção está no código rolante, e não na frequência: um 433 fixo se copia em segundos.",
          "O rolante, não. Por isso vale escolher esse código quando o receptor é novo.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
  },
  {
    id: "trava-ou-eletroima",
    broader: "trava",
    label: "Trava elétrica ou eletroímã",
    phrase: "a escolha entre trava elétrica e eletroímã",
    asks: [
      ...combine(
        ["trava", "trava elétrica", "fechadura elétrica", "fechadura"],
        ["eletroímã", "ímã", "magnética", "fechadura magnética"],
      ),
      ...combine(["eletroímã", "fechadura magnética"], ["ou", "vale pena", "portão garagem", "portão automático"]),
      "eletroímã segura portão sem luz",
      "eletroímã sem luz",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre trava elétrica ou eletroímã no portão de garagem, ponha a trava de pino, que segura a folha mesmo sem luz. O eletroímã fica para o portão social, com bateria, porque sem energia ele solta; custa mais que a trava, pela fonte e pelo botão de saída.",
        "A diferença entre trava elétrica e eletroímã é a falta de luz: o pino continua trancando, o ímã destranca sem energia se não tiver bateria. Para trancar a garagem, escolha trava; para social de muito movimento, o eletroímã, que abre rápido.",
        "Trava elétrica x eletroímã: na garagem vence a trava de pino, ligada à placa do motor e trancada sem luz; no portão social, o eletroímã, com fonte e bateria. Eletroímã segura o portão sem energia só enquanto a bateria dura, em geral algumas horas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Pino ou ímã: o que muda", "Trava e eletroímã lado a lado"],
        slots: [
          [
            "Pense primeiro na falta de luz e depois no uso. Estes pontos separam os dois.",
            "A tranca sem energia decide a garagem; a rapidez decide o social. Compare item por item.",
            "O que muda não é só o preço. Veja como cada um se comporta.",
          ],
        ],
        bullets: [
          "Trava de pino: fica trancada sem energia e tem destravamento manual",
          "Eletroímã: destranca sem energia, por isso leva bateria",
          "Trava: pede folha que feche sempre no mesmo ponto",
          "Eletroímã: pede batente firme e chapa bem alinhada",
          "Placa do motor: costuma ter saída para trava, não para eletroímã",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço de cada um", "Do que depende o valor"],
        slots: [
          [
            "Na trava pagam-se a peça, a fixação na coluna e, se a placa não tem saída, um módulo. No eletroímã entram ainda fonte, bateria e botão de saída, o que o deixa mais caro.",
            "A trava soma peça, solda ou parafuso e às vezes um módulo. O ímã custa mais, porque leva fonte com bateria e botoeira de saída.",
            "Sai mais barata a trava, salvo quando precisa de módulo na placa. O conjunto do eletroímã tem fonte, bateria, botão e suporte.",
          ],
          [
            "Instalar qualquer um com fio pronto leva cerca de {trade.smallRepair}; folha desalinhada é acertada antes, à parte.",
            "Com a fiação passada, o serviço fica em torno de {trade.smallRepair}. Folha torta se regula primeiro.",
            "Conte perto de {trade.smallRepair} havendo fio, e some o alinhamento se o portão não fecha no mesmo ponto.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Saída e emergência", "O que prever antes de trancar"],
        slots: [
          [
            "Quem está dentro precisa sair sem energia: na trava, pelo destravamento manual; no ímã, pelo botão que corta a corrente. Teste isso no dia da instalação.",
            "Preveja a saída na falta de luz, com a chave da trava ou o botão do ímã. O teste se faz com o disjuntor desligado.",
            "A saída de emergência é a chave manual da trava ou o botão do eletroímã. Experimente os dois sem energia antes de dar por pronto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O eletroímã solta com um empurrão?",
        answers: [
          "Bem alinhado e da força certa, não: os de porta seguram perto de 280 kg. Solta quando a chapa encosta torta ou a fonte está fraca.",
          "Não deveria. Se solta, a chapa está desalinhada ou a fonte não entrega a tensão.",
        ],
      },
      {
        question: "Dá para usar os dois no mesmo portão?",
        answers: [
          "No portão de garagem, um basta: a trava. No social, escolha entre trinco e eletroímã.",
          "Não traz vantagem: duas travas são dois pontos para falhar.",
        ],
      },
      {
        question: "A trava elétrica abre na falta de luz?",
        answers: [
          "Só pelo destravamento manual dela, além do motor. No basculante, isso exige cabos e contrapeso em ordem.",
          "Pela chave própria, junto com o destrave do motor. Teste no dia da instalação.",
        ],
      },
      {
        question: "Todo portão automático precisa de trava?",
        answers: [
          "Não: o redutor já segura a folha. A trava compensa em folha longa, em pivotante ao vento e contra arrombamento.",
          "Nem todo. No de abrir e no de correr comprido, ela tira a força que o vento ou o ladrão faz no motor.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da etiqueta do motor",
  },
  {
    id: "sinaleiro-led-ou-giratorio",
    broader: "sinaleiro",
    label: "Sinaleiro de LED ou giratório",
    phrase: "a escolha entre sinaleiro de LED e giratório",
    asks: [
      "giroflex",
      "giroflex portão",
      "giroflex portão industrial",
      ...combine(
        ["sinaleiro", "sinaleira", "sinalizador", "luz garagem"],
        ["led giroflex", "led ou", "giroflex", "giratório", "led lâmpada"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre sinaleira de LED e giroflex, prefira LED em casa e prédio: gasta pouco e não tem peça que gire. O giroflex, a luz giratória, serve ao portão industrial, pátio e saída de caminhões, porque se vê de longe. Nos dois, confira a tensão da placa e a vedação contra chuva.",
        "A sinaleira de LED é a melhor escolha na calçada comum, por durar mais e consumir menos; o giroflex para portão industrial chama mais atenção à distância, mas o de lâmpada tem motorzinho que gasta. Escolha modelo com vedação contra chuva e na tensão da central.",
        "Giroflex é para portão industrial, pátio e entrada de caminhão, onde a luz giratória precisa ser vista de longe; em casa e condomínio, a sinaleira de LED dura mais e gasta menos. Qualquer das duas pede vedação para chuva e a tensão certa da placa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual sinaleira usar em cada saída", "LED, giroflex e som: onde usar"],
        slots: [
          [
            "O aviso precisa ser visto dos dois lados da calçada antes de a folha se mexer. Bip ajuda quem não vê a luz, mas incomoda à noite; prefira um que se possa baixar ou desligar.",
            "Escolha pelo lugar de onde o pedestre ou o motorista vem, porque a luz tem de aparecer antes do portão. O som completa, desde que tenha volume ajustável para a noite.",
            "Quem passa deve enxergar a luz dos dois sentidos, antes do movimento. Com vizinho perto, o aviso sonoro precisa de ajuste de volume.",
          ],
        ],
        bullets: [
          "LED piscante: casa, sobrado e prédio",
          "LED com bip: calçada movimentada",
          "Giroflex: pátio, galpão e entrada de caminhões",
          "Semáforo verde e vermelho: rampa em que dois carros não cabem",
        ],
      },
      {
        about: "what",
        headings: ["O que muda entre LED e giroflex", "Consumo, vida e visibilidade"],
        slots: [
          [
            "O LED pisca sem peça móvel e consome poucos watts, por isso dura anos ao tempo. O giroflex tradicional gira um refletor com motor e lâmpada, que são trocados; há giroflex de LED, que imita o giro sem motor.",
            "Sem nada que gire, a de LED gasta pouco e falha menos. No giratório comum, o refletor é movido por um motor pequeno, e ele e a lâmpada se gastam; a versão com LED elimina os dois.",
            "O giratório antigo tem lâmpada e motor de refletor, as partes que quebram. A de LED pisca eletronicamente, consome menos, e existe também o giroflex de LED, com efeito parecido e sem motor.",
          ],
          [
            "Sob sol forte, o facho giratório e a lente maior aparecem mais, e é isso que conta em pátio largo. Na chuva, quem decide é a vedação da base e da entrada do cabo.",
            "Em área aberta e com sol, a luz que gira se destaca. Contra a água, os dois dependem da borracha da base e do ponto em que o fio entra.",
            "Pátio grande e claro favorece o facho que gira. Já a resistência à chuva vem da vedação da lente, da base e da passagem do cabo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor da sinaleira", "Preço da sinaleira instalada"],
        slots: [
          [
            "A passagem do cabo pela fachada costuma pesar mais que o aparelho. Entre eles, o LED simples é o mais barato, o com bip vem depois e o giroflex fica acima; placa sem saída de luz soma um relé, e peça e serviço são orçados pela foto.",
            "LED comum custa menos, LED com som um pouco mais, e giroflex mais ainda. O que varia é o cabo até o alto da fachada e o relé, necessário quando a central não tem saída de luz; a foto fecha o valor.",
            "Conte aparelho, cabo e, se a placa não tem saída própria, um relé. O giroflex é o mais caro, o LED simples o mais em conta, e a distância do fio muda a mão de obra, orçada com a peça pela foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sinaleira de LED serve em qualquer placa?",
        answers: [
          "Serve se a tensão do aparelho for a da saída da central. Placa sem saída de luz recebe um módulo relé, que acende a sinaleira durante o movimento.",
          "Com a tensão igual à da saída, sim. Faltando saída na placa, um relé faz a ligação.",
        ],
      },
      {
        question: "Posso trocar só a lâmpada do sinaleiro?",
        answers: [
          "No giratório de lâmpada, sim, com o disjuntor desligado e por quem alcance com segurança. No de LED, em geral troca-se o aparelho, que dura bem mais.",
          "No giroflex comum a lâmpada se troca. No LED, o módulo costuma ser selado, e vai inteiro.",
        ],
      },
      {
        question: "A sinaleira é obrigatória?",
        answers: [
          "Depende da cidade e do uso: saída de garagem coletiva e de indústria costuma ter exigência de aviso luminoso ou sonoro. Confira na prefeitura a regra do seu endereço.",
          "Em garagem coletiva muitas prefeituras pedem sinal luminoso ou sonoro; em casa, varia. Vale consultar a norma da sua cidade.",
        ],
      },
      {
        question: "A que altura ela fica?",
        answers: [
          "Alta, fora do alcance da mão e da folha, com visão dos dois lados da calçada. Muro ou árvore na frente pede uma segunda peça.",
          "Acima da passagem, onde carro e folha não alcancem e quem vem a pé a enxergue. Se algo encobre, usam-se duas.",
        ],
      },
    ],
    photo: "fotos da fachada e da etiqueta do motor",
  },
  {
    id: "wifi-ou-controle",
    broader: "modulo-wifi",
    label: "Módulo Wi-Fi ou controle remoto",
    phrase: "a escolha entre abrir pelo celular e pelo controle",
    asks: [
      "alexa ou controle",
      "alexa controle remoto",
      ...combine(
        ["wifi", "celular", "aplicativo", "app", "módulo wifi"],
        ["ou controle", "ou controle remoto", "controle qual melhor", "no lugar controle", "substitui controle"],
      ),
      "wi-fi ou controle remoto",
      "módulo wi-fi ou controle",
      "controle ou pôr wi-fi",
      "controle compensa módulo wi-fi vez",
      "wi-fi preciso controlinho carro",
      "comprar controle ou wi-fi",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Módulo Wi-Fi ou controle remoto? O melhor é ter os dois: o controle, que abre na hora e sem internet, para o dia a dia, e o módulo Wi-Fi para liberar alguém de longe e saber se o portão fechou. O celular não substitui o controle no carro.",
        "Fique com o controle se é só entrar e sair, porque ele não depende de internet e responde na hora. O módulo Wi-Fi compensa para abrir a distância e dar acesso sem entregar controle; um funciona ao lado do outro.",
        "Entre módulo wifi e controle comum no portão, o controle ganha em rapidez e funciona sem internet, e o Wi-Fi, em liberar visitas. Preciso de outro controle ou pôr Wi-Fi: para mais um carro, controle; para liberar gente de longe, módulo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Celular e controle: para que serve cada um", "O que muda no uso"],
        slots: [
          [
            "O módulo entra na botoeira da central, e os controles continuam gravados. Compare o uso.",
            "Nada se perde ao pôr o módulo, porque os controles seguem funcionando. Veja a diferença.",
            "Os dois convivem na mesma central. Esta é a divisão.",
          ],
        ],
        bullets: [
          "Controle: um toque, sem internet, alcance de até {trade.reach}",
          "Wi-Fi: abre de longe e mostra se fechou, com o sensor",
          "Controle perdido: apaga-se da memória",
          "Wi-Fi: o acesso se retira pelo aplicativo",
          "Sem luz: nenhum dos dois abre sem nobreak",
        ],
      },
      {
        about: "cost",
        headings: ["O que cada um custa", "Do que depende o valor"],
        slots: [
          [
            "O controle é cobrado por unidade, mais a gravação se exigir visita. O módulo é pago uma vez para todos os celulares e soma aparelho, sensor e ligação.",
            "Cada controle soma uma unidade; o módulo é um só para a família, com aparelho e mão de obra. Com três ou mais pessoas, a conta do módulo melhora.",
            "Controle paga-se por pessoa, módulo paga-se uma vez. Família grande tende ao módulo; casal, ao controle.",
          ],
          [
            "Código rolante custa mais que fixo, e sensor de posição é extra do módulo. A ligação leva até {trade.smallRepair}.",
            "Preço do controle varia com o código; no módulo, com o sensor. A montagem fica em {trade.smallRepair}.",
            "Rolante é mais caro que fixo. No módulo, some o sensor e até {trade.smallRepair} de serviço.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de cada um", "O que proteger"],
        slots: [
          [
            "Fechar pelo celular sem ver o vão exige fotocélula e, de preferência, câmera. Controle de código rolante e aplicativo com senha forte se equivalem.",
            "O fraco é controle de código fixo e senha repetida. A distância, use fotocélula e câmera.",
            "Proteja o controle com código rolante e o celular com senha e bloqueio. O fechamento remoto pede ver a passagem.",
          ],
          [
            "Perdido, cada um se bloqueia de um jeito: o controle é apagado na memória, e o celular, retirado do aplicativo. Faça no mesmo dia.",
            "Celular perdido sai pelo aplicativo em um minuto; o controle pede gravação na central. Em ambos, quanto antes melhor.",
            "Apague o controle sumido da memória, ou retire o celular da conta. A pressa é a mesma.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ficar só com o celular, sem controle?",
        answers: [
          "Não convém: sem internet ou bateria você fica na rua. Guarde ao menos um controle no carro.",
          "Melhor ter um controle reserva. O celular descarregado e a rede caída são os riscos.",
        ],
      },
      {
        question: "Celular funciona sem internet?",
        answers: [
          "Alguns módulos abrem pela rede de casa ou por Bluetooth, sem internet. A maioria precisa da rede para abrir de longe.",
          "De perto, alguns modelos abrem por Bluetooth ou pela rede da casa. De longe, sem internet, o comando não chega ao portão.",
        ],
      },
      {
        question: "Qual abre mais rápido?",
        answers: [
          "O controle: o comando chega em menos de um segundo. O aplicativo leva um ou dois a mais, e a abertura em si é do motor.",
          "O controle, por pouco. O tempo da folha é o mesmo.",
        ],
      },
      {
        question: "Dá para pôr Wi-Fi em qualquer portão?",
        answers: [
          "Em quase todos, pela entrada do botão de parede. O sinal de 2,4 GHz precisa chegar firme ao motor.",
          "Sim, na grande maioria. Teste o sinal com o celular junto do motor.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e a distância até o roteador",
  },
  {
    id: "articulado-ou-pistao",
    broader: "braco",
    label: "Braço articulado ou pistão",
    phrase: "a escolha entre braço articulado e pistão",
    asks: [
      ...combine(
        ["articulado", "braço articulado", "motor articulado"],
        ["pistão", "linear", "atuador", "atuador linear"],
      ),
      ...combine(["braço", "motor braço"], ["ou pistão", "ou linear", "pistão qual melhor"]),
      "pistão ou braço",
      "motor pistão vale pena",
      "entre pistão braço articulado",
      "pistão braço articulado qual escolho",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre braço articulado ou pistão, use o articulado em coluna larga ou com a dobradiça recuada, porque ele dobra e contorna o pilar, e o pistão (linear) em coluna estreita, onde fica discreto. Em folha leve os dois servem, e o que decide é a distância da dobradiça até a face de dentro da coluna.",
        "O motor de pistão é melhor com a dobradiça a poucos centímetros da face do pilar, e o braço articulado, que dobra como um cotovelo, serve na coluna larga em que o pistão não cabe. Na troca em casa, cada motor fica de {price.homeSwap}, com mão de obra, e a diferença de preço pesa menos que a instalação certa.",
        "Para o portão pivotante, a escolha entre braço articulado e pistão depende da coluna: dobradiça recuada mais de uns 15 cm pede o articulado, e recuo pequeno aceita o pistão. Os dois têm força parecida; o pistão fica discreto atrás da folha, e o articulado aparece mais.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As medidas que escolhem o motor", "Como decidir pela coluna"],
        slots: [
          [
            "Meça com o portão fechado e o disjuntor desligado. A medida mais importante vai da dobradiça até a face interna da coluna. Compare:",
            "Com a folha fechada e sem energia, comece pela distância entre a dobradiça e a face de dentro do pilar. Depois confira o restante:",
            "Pegue uma trena, com o portão fechado e a energia cortada, e meça primeiro o recuo da dobradiça no pilar. Os pontos que decidem são:",
          ],
        ],
        bullets: [
          "Recuo da dobradiça: se é pequeno, cabe o pistão; se é grande, o articulado",
          "Comprimento e peso de cada folha: precisam estar dentro da ficha do motor",
          "Espaço livre atrás da folha aberta: o articulado ocupa mais que o pistão",
          "Sentido de abertura, para fora ou para dentro: muda o lugar da fixação",
        ],
      },
      {
        about: "what",
        headings: ["O que muda no uso", "Aparência, força e manutenção"],
        slots: [
          [
            "O pistão empurra em linha reta e segura bem a folha fechada. O articulado trabalha como um cotovelo, chega mais suave no fim e se adapta a colunas difíceis.",
            "Por trabalhar em linha reta, o pistão é firme e discreto. O articulado dobra, ocupa mais espaço e deixa a chegada da folha mais suave.",
            "O pistão é uma haste que estica e recolhe, e o articulado, duas peças que dobram. O primeiro é mais discreto e o segundo se adapta melhor à coluna.",
          ],
          [
            "No pistão e no articulado gastam-se pino, bucha e dobradiça. O batente firme e a folha no prumo contam mais que o tipo, porque a folha caída estraga qualquer um.",
            "O desgaste é parecido nos dois, em buchas e pinos. O que encurta a vida de qualquer um é a folha caída ou a falta de batente.",
            "A manutenção é quase igual, com pinos e buchas engraxados. Sem batente, os dois forçam o suporte até ele soltar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e instalação dos dois", "Um motor por folha"],
        slots: [
          [
            "Cada folha leva um motor, e duas folhas usam o par igual com uma central dupla. A troca em casa fica de {price.homeSwap} por motor, com mão de obra, e o suporte soldado em coluna fraca é cobrado à parte.",
            "Usa-se um motor por folha, do mesmo tipo nas duas. Em residência, cada troca custa de {price.homeSwap}, instalada, e o reforço de coluna se paga à parte.",
            "O portão de duas folhas usa dois motores iguais, cada um de {price.homeSwap} na troca em casa, com mão de obra. A coluna que balança precisa de reforço antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dá menos manutenção?",
        answers: [
          "A manutenção é parecida. Engraxar os pinos duas vezes por ano e revisar {visits.home} vale para os dois.",
          "Os dois empatam, e o que decide é a instalação. A revisão {visits.home} em casa costuma bastar.",
        ],
      },
      {
        question: "Posso trocar o pistão por braço articulado?",
        answers: [
          "Pode, se a coluna permitir. Mudam os suportes e a regulagem, e a central costuma ficar quando a tensão é a mesma.",
          "Sim, com suportes novos, depois de medir o recuo da dobradiça no pilar.",
        ],
      },
      {
        question: "Qual aguenta mais vento?",
        answers: [
          "O pistão segura a folha fechada com mais firmeza. Em folha longa de chapa, qualquer um precisa de trava elétrica.",
          "Em geral o pistão. Em folha comprida de chapa, porém, quem segura é a trava elétrica.",
        ],
      },
      {
        question: "E o motor de piso?",
        answers: [
          "Fica escondido no chão, sob a dobradiça, e não depende da coluna. Exige obra e dreno, por isso é o mais caro de instalar.",
          "É a opção que não aparece, com caixa no piso e escoamento de água. A obra encarece a instalação.",
        ],
      },
    ],
    photo: "fotos do portão fechado, de cada coluna com uma trena ao lado e do espaço atrás da folha",
  },
  {
    id: "tag-ou-controle",
    broader: "tag-veicular",
    label: "Tag ou controle no condomínio",
    phrase: "a escolha entre tag veicular e controle",
    asks: [
      "tag ou controle",
      "tag ou controle melhor",
      "tag ou controle remoto melhor",
      "tag ou controle remoto qual é melhor",
      "tag ou controle qual melhor",
      "antena uhf controle",
      "antena uhf ou controle condomínio",
      "uhf ou controle",
      "trocar controle por tag vale a pena",
      "condomínio trocar controle por tag vale a pena",
      ...combine(
        ["tag", "tag veicular", "adesivo"],
        ["ou controle", "ou controle remoto", "controle condomínio", "controle qual melhor", "no lugar controle"],
      ),
      "tag ou controle mais barato",
      "tag ou controle condomínio mais barato",
      "tag ou controle preço",
      "trocar controle por tag vale pena",
      "condomínio trocar controle tag",
      "vantagem tag controle",
      "tag ou controle qual melhor condomínio",
      "tag ou controle qual melhor prédio",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre tag ou controle no condomínio, o controle de código rolante costuma compensar com poucas vagas, até umas 15 ou 20, porque não precisa de leitor. Com muitos carros e fila na entrada, a tag vale mais: o leitor com antena é pago uma vez, e a etiqueta de cada carro custa pouco.",
        "No condomínio grande, a tag veicular vale mais que o controle: a antena UHF lê o carro sem ninguém apertar nada, e cada etiqueta é bloqueada na hora em que o morador sai. No prédio pequeno, o controle é mais barato, porque dispensa leitor em cada entrada. Pelo número de carros, calculamos os dois.",
        "Entre antena UHF com tag e controle, decida pelo número de carros. O leitor tem um custo fixo por entrada, que dividido por muitas vagas fica pequeno; o controle é pago por morador. Em geral, prédio pequeno fica no controle, e prédio com fila na entrada, na tag.",
      ],
      price: [
        "O mais barato para começar é o controle, que custa só o aparelho e a gravação. A tag pede leitor e antena em cada entrada, mas a etiqueta de cada carro custa pouco, e por isso ela sai mais em conta quando há muitas vagas. Com o número de carros, mandamos as duas contas de graça.",
        "Tag ou controle, qual mais barato, depende do número de vagas: com poucas, até umas 15 ou 20, é o controle; com muitas, a tag, porque o leitor e a antena se dividem por todos os carros. Mande fotos da entrada e quantos carros são, e receba as duas contas lado a lado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Diferenças entre tag e controle", "O que pesa na decisão"],
        slots: [
          [
            "Além do número de carros, pesam a troca de moradores e quem vai cuidar do cadastro. Muitos prédios usam os dois: a tag no carro e o controle para a moto e de reserva.",
            "A troca frequente de moradores favorece a tag, que é bloqueada à distância, e o prédio sem portaria favorece o controle, que dá menos trabalho de cadastro. Não é preciso escolher um só: a tag fica no carro, e o controle, com a moto.",
            "Veja com que frequência mudam os moradores e quem cuida do cadastro. Os dois sistemas funcionam juntos, cada um com a sua lista.",
          ],
        ],
        bullets: [
          "Tag: fica colada no para-brisa e não se empresta",
          "Tag: cada carro é liberado ou bloqueado sem mexer nos outros",
          "Tag: exige leitor, antena e cadastro em cada entrada",
          "Controle: serve em qualquer carro e na moto, mas usa pilha e se perde",
          "Controle de código fixo: pode ser copiado; o rolante, não",
        ],
      },
      {
        about: "cost",
        headings: ["O que cada um custa ao condomínio", "Onde o condomínio gasta em cada um"],
        slots: [
          [
            "Na tag, o gasto maior é o leitor com a antena de cada entrada; depois, paga-se só a etiqueta de cada carro novo. No controle, paga-se uma unidade por morador, e outra a cada perda.",
            "O leitor por entrada é a maior despesa da tag, e as etiquetas custam pouco. O controle começa barato e volta a custar sempre que alguém perde o seu.",
            "A tag custa mais no início, por causa do leitor e da antena, e pouco depois. O controle se paga aos poucos, mas o gasto se repete a cada perda.",
          ],
          [
            "Entrada e saída separadas pedem dois leitores. O cabo até a guarita e o programa de cadastro completam o valor.",
            "Cada pista tem o seu leitor, de modo que entrada e saída contam em dobro. Somam-se o cabo até a portaria e o cadastro dos carros.",
            "Conte um leitor por pista, além do cabo até a portaria e do programa que guarda os carros.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Qual é mais seguro contra perda e cópia", "Perda, empréstimo e clonagem"],
        slots: [
          [
            "A tag colada se rompe ao ser tirada e não passa para outro carro, enquanto o controle pode ser emprestado ou perdido. Contra cópia, escolha controle de código rolante, que muda a cada toque.",
            "Etiqueta arrancada do vidro deixa de funcionar, o que impede o empréstimo. O controle circula mais, e só o de código rolante, que se renova a cada uso, resiste à cópia.",
            "Quem arranca a tag do vidro a inutiliza. O controle passa de mão em mão, e por isso o indicado é o de código rolante, que muda a cada toque e não aceita cópia simples.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso manter os controles junto com a tag?",
        answers: [
          "Sim. O leitor é ligado na mesma placa, e os controles seguem gravados, úteis para a moto e de reserva.",
          "Pode: tag e controle abrem o mesmo portão, cada um com o seu cadastro.",
        ],
      },
      {
        question: "Precisa trocar o motor para usar tag?",
        answers: [
          "Não. O leitor aciona a entrada de botoeira da central que já existe.",
          "O motor e a placa continuam. Entra apenas o leitor, ligado à central como se fosse mais um botão.",
        ],
      },
      {
        question: "A tag funciona na moto?",
        answers: [
          "Há tag própria para moto, no farol ou na carenagem, testada no local. Muitos prédios deixam o controle para ela.",
          "Funciona com etiqueta feita para moto, sem para-brisa. Quem não quiser usa o controle.",
        ],
      },
      {
        question: "E se faltar luz?",
        answers: [
          "Sem energia, nem tag nem controle abrem, a menos que motor e leitor estejam no nobreak. O plano de abertura manual vale para os dois.",
          "Os dois dependem da energia do motor. Um nobreak que alimente motor e leitor mantém a entrada por algum tempo.",
        ],
      },
    ],
    photo: "fotos da entrada, do motor e o número de carros e de entradas",
  },
  {
    id: "fotocelula-vale-a-pena",
    broader: "fotocelula",
    label: "Fotocélula vale a pena",
    phrase: "se a fotocélula vale a pena",
    asks: [
      ...combine(
        ["fotocélula", "sensor portão", "sensor segurança", "sensor antiesmagamento"],
        ["vale pena", "vale", "compensa", "preciso colocar", "devo colocar", "serve para que"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A fotocélula de portão vale a pena, também em casa: é o par de sensores que impede a folha de fechar sobre criança, animal ou carro. Com fechamento automático, ou com alguém que passe a pé, trate como obrigatória; o par com a instalação é orçado por foto.",
        "Vale a pena, sim: a fotocélula para o portão antes que ele encoste em alguém, criança ou adulto, e serve em quase todo motor. Em casa com fechamento automático ela é indispensável, e custa pouco perto do motor; o valor instalado vem por foto.",
        "Sim, fotocélula vale a pena em casa e em prédio, porque percebe criança, alguém a pé ou carro no vão e não deixa o portão fechar. Sem fechamento automático e com o portão sempre à vista, ela ainda é recomendada; peça e instalação são orçadas juntas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando ela é indispensável", "Em que casa ela não pode faltar"],
        slots: [
          [
            "A força regulada do motor para a folha depois do toque; a fotocélula, antes. Nestes casos não dá para contar só com a força.",
            "O antiesmagamento do motor reage quando já encostou, e a fotocélula evita o toque. A lista mostra onde ela não pode faltar.",
            "Sem o sensor, o portão só para depois de bater em algo. Por isso ele é necessário nas situações abaixo.",
          ],
        ],
        bullets: [
          "Fechamento automático ligado",
          "Criança, idoso ou animal na casa",
          "Calçada movimentada ou portão fora da vista de quem aciona",
          "Prédio, escola, loja e garagem coletiva",
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga pela fotocélula", "O custo da fotocélula"],
        slots: [
          [
            "Somam-se o par de sensores, o cabo até o motor e a mão de obra. Com eletroduto pronto dos dois lados, a conta é pequena; passar cabo sob o piso é o que mais encarece.",
            "Paga-se o par, o fio e o serviço. O cabo é a parte que varia: barato onde já há eletroduto, caro quando é preciso atravessar o piso até a outra coluna.",
            "A conta reúne sensores, fiação e instalação. Caminho pronto nas duas colunas deixa tudo mais barato, e abrir o chão para o cabo é o item de maior peso.",
          ],
          [
            "Pôr junto com o motor sai menos que numa visita só para isso. Se a placa antiga não tem entrada de sensor, troca-se a central, o que aumenta o valor.",
            "Instalada na mesma ida do motor, a fotocélula custa menos de mão de obra. Central antiga, sem entrada própria, precisa ser trocada e muda o orçamento.",
            "Aproveite a instalação do motor, que dilui o serviço. O gasto maior acontece quando a central não aceita sensor e tem de ser substituída.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste da fotocélula em casa", "Como conferir sem risco"],
        slots: [
          [
            "Faça o teste uma vez por mês, ao lado da passagem e com crianças longe. O corpo nunca entra na frente da folha; se falhar, feche só à vista e chame.",
            "Uma vez por mês basta, com um pano e um cabo de vassoura. Fique de lado, nunca sob a folha, e, se o sensor não reagir, desative o fechamento automático e chame.",
            "O teste mensal leva minutos e não exige abrir nada. Use o cabo de vassoura, jamais a mão; sem reação, só feche olhando e peça o ajuste.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Tire plantas e objetos da linha entre elas.",
          "Mande fechar e passe o cabo de vassoura pelo feixe, de longe: a folha deve parar e voltar.",
          "Com o portão aberto, mantenha o feixe cortado e acione: não deve fechar.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com antiesmagamento precisa de fotocélula?",
        answers: [
          "Precisa: o antiesmagamento reage depois de encostar, e a fotocélula para antes. Uma proteção completa a outra.",
          "Sim, porque são coisas diferentes. O antiesmagamento limita a força do toque, e o sensor evita que o toque aconteça.",
        ],
      },
      {
        question: "A fotocélula incomoda no dia a dia?",
        answers: [
          "Não, enquanto está limpa e alinhada. Suja, faz o portão abrir e não fechar, e um pano seco costuma resolver.",
          "Só quando suja ou torta: aí o portão se recusa a fechar. A limpeza mensal evita isso.",
        ],
      },
      {
        question: "Dá para pôr fotocélula em motor antigo?",
        answers: [
          "Quase sempre, porque a maioria das placas tem entrada de sensor. Quando não tem, troca-se a central.",
          "Na maior parte, sim: basta a entrada na placa. Sem ela, uma central nova resolve.",
        ],
      },
      {
        question: "A que altura fica a fotocélula?",
        answers: [
          "Em casa, o comum é uns 50 a 60 cm do piso, altura que percebe criança e carro. Com animal pequeno ou caminhão, pode-se pôr um segundo par.",
          "Costuma ficar perto de meio metro do chão, para notar criança e carro. Caminhão alto ou animal baixo pede outro par.",
        ],
      },
    ],
    photo: "fotos das duas colunas e da etiqueta do motor",
  },
  {
    id: "bateria-7ah-ou-9ah",
    broader: "bateria",
    label: "Bateria de 7 Ah ou 9 Ah",
    phrase: "a escolha entre bateria de 7 e de 9 Ah",
    asks: [
      ...combine(
        ["bateria", "bateria nobreak", "bateria portão"],
        ["7ah 9ah", "7ah", "9ah", "7 ah", "9 ah", "5ah", "7 ou 9", "7a 9a", "mais ah", "ampères maior"],
      ),
      "trocar 7ah 9ah",
      "bateria mais ah estraga carregador",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre bateria de portão 7 Ah ou 9 Ah, repita a da etiqueta; a de 9 Ah pode entrar no lugar da 7 se tiver o mesmo tamanho e o manual ou o carregador do nobreak aceitar. Ela dá perto de 30% mais aberturas sem luz, e os 12 V não mudam.",
        "Sim, em geral dá para usar bateria 9 Ah no lugar da 7 Ah, desde que caiba, tenha 12 V e o carregador do nobreak permita, o que o manual diz. A diferença é de autonomia, uns 30%; menor que a original, nunca.",
        "A de 9 Ah guarda cerca de 30% a mais que a de 7 Ah, e só isso: mais aberturas sem luz, não mais força. Trocar 7 por 9 pede mesmo tamanho, mesmos 12 V e carregador que aceite, conferido no manual do nobreak.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["7 ou 9 Ah: como decidir", "O que muda de 7 para 9 Ah"],
        slots: [
          [
            "Ah, ampère-hora, é o tamanho do tanque. Se a de 7 abre 10 vezes sem luz, a de 9 abre perto de 13, no mesmo portão.",
            "O número em Ah é a carga guardada: 9 contra 7 significa umas 13 aberturas onde antes havia 10.",
            "Ah indica quanta energia cabe. Um nobreak que dava 10 aberturas com 7 Ah passa a umas 13 com 9 Ah.",
          ],
          [
            "Volts diferentes queimam o aparelho; Ah diferentes, no máximo, carregam mal. No sistema de 24 V, as duas baterias são trocadas juntas, iguais na marca e na idade.",
            "A margem existe nos Ah, nunca nos volts. Onde há duas em série, para 24 V, troque o par por iguais.",
            "Mantenha sempre os 12 V, porque tensão errada danifica a central. Em par, as duas saem e entram juntas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que ler na bateria velha", "Antes de comprar"],
        slots: [
          [
            "A etiqueta da antiga traz tudo, e uma foto dela evita voltar à loja. Não abra a caixa do nobreak ligada.",
            "Desligue o nobreak e leia a etiqueta da velha, ou procure no manual.",
            "Leve à loja a foto da etiqueta, tirada com o nobreak desligado da rede.",
          ],
        ],
        bullets: [
          "Volts: 12 V, uma ou duas.",
          "Ah: 7, 9 ou outro.",
          "Medidas da caixa: a de 9 costuma ter a mesma base.",
          "Terminal: tipo e largura.",
          "Data de fabricação da nova: quanto mais recente, melhor.",
        ],
      },
      {
        about: "time",
        headings: ["Quanto dura a bateria do portão", "Quando trocar"],
        slots: [
          [
            "A selada dura em geral de 2 a 4 anos, menos em caixa quente ao sol. Se o portão abre só uma ou duas vezes sem luz, ela está no fim.",
            "Conte de 2 a 4 anos, conforme o calor. Autonomia que caiu para uma abertura mostra bateria gasta, seja de 7, seja de 9.",
            "O normal são 2 a 4 anos de vida, encurtados pelo calor. Poucas aberturas na falta de luz indicam a troca.",
          ],
          [
            "A bateria maior demora um pouco mais para carregar, e num carregador fraco nunca enche, o que reduz a vida dela. Por isso o manual tem a palavra final.",
            "Com 9 Ah a carga leva cerca de 30% mais tempo. Carregador pequeno não completa, e ela envelhece antes.",
            "O carregador do nobreak precisa dar conta: se ele é fraco, a de 9 fica sempre pela metade e estraga cedo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar bateria de moto no portão?",
        answers: [
          "Não: a de partida não aguenta descarga longa e pode soltar gás. Use selada estacionária.",
          "Não. O portão usa bateria selada, própria para nobreak e alarme.",
        ],
      },
      {
        question: "Posso pôr uma de 5 Ah no lugar da 7?",
        answers: [
          "Não convém: dá menos aberturas e trabalha no limite, o que a gasta rápido. Menor que a original, nunca.",
          "Não. Capacidade menor esvazia em poucas aberturas e dura menos.",
        ],
      },
      {
        question: "Quanto custa a troca?",
        answers: [
          "Paga-se a bateria, a de 9 um pouco mais cara que a de 7, e a instalação, que é rápida. Em par, conte duas peças.",
          "A de 9 Ah custa pouco acima da de 7. Peça e trabalho vêm juntos, e no sistema de 24 V são duas.",
        ],
      },
      {
        question: "O que faço com a bateria velha?",
        answers: [
          "Devolva na loja: a lei obriga quem vende a receber, porque contém chumbo. No lixo comum, não.",
          "Leve ao ponto de venda ou de coleta, que são obrigados a aceitar. Ela tem chumbo e ácido.",
        ],
      },
    ],
    photo: "a foto da etiqueta da bateria e do nobreak ou da central",
  },
  {
    id: "roldana-u-ou-v",
    broader: "roldana",
    label: "Roldana U ou V",
    phrase: "a escolha entre roldana em U e em V",
    asks: [
      ...combine(
        ["roldana", "roda portão", "rodinha"],
        ["u ou v", "v ou u", "canal u v", "em u em v", "redonda ou v", "u v"],
      ),
      "canal roldana v",
      "roldana canal u",
      "roldana canal v",
      "trilho cantoneira roldana",
      "trilho redondo roldana u v",
      "roldana v trilho chato",
      "canal v ou u",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre roldana canal U e canal V, a diferença está no trilho: a roldana V anda em trilho de cantoneira, em forma de bico, e a roldana U, em trilho redondo. Use sempre a do perfil que o portão já tem; em conjunto novo, o V guia melhor a folha pesada.",
        "Roldana U ou V? Quem decide é o trilho: bico de cantoneira pede o canal V, barra redonda pede o canal U. Misturar os dois come a roda e tira a folha do lugar; se for trocar roldana e trilho juntos, o V segura melhor, sobretudo em portão pesado.",
        "A roldana em V encaixa em trilho de bico e a roldana em U abraça o trilho redondo, e por isso uma não substitui a outra. Repita o canal que o seu trilho pede; só num par novo, roda e trilho, vale escolher, e aí o V mantém a folha pesada mais firme.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber qual é a sua roldana", "Olhe o trilho antes da roda"],
        slots: [
          [
            "Veja o trilho de ponta, com o portão parado e o disjuntor desligado: bico para cima é V, meia-cana ou barra redonda é U. Na roda, o canal aparece de lado, no fundo reto em ângulo ou arredondado.",
            "Desligue o disjuntor e olhe a extremidade do trilho: se termina em bico, a roldana é V; se é arredondado, é U. O canal da própria roda confirma, com fundo em ângulo num caso e curvo no outro.",
            "A ponta do trilho mostra o perfil, e basta olhar com o portão parado e sem energia. Perfil em ângulo corresponde ao canal V, e redondo, ao canal U; o fundo do canal da roda tem a mesma forma.",
          ],
          [
            "Para comprar igual, anote o diâmetro da roda, a largura do canal e o furo do eixo. Tirar a roda com a folha no lugar é serviço de técnico, porque o portão precisa de escora.",
            "Na compra contam três medidas: diâmetro, largura do canal e eixo. Uma foto com régua ao lado resolve, sem desmontar, já que soltar a roda exige a folha escorada por quem faz isso.",
            "Diâmetro, eixo e largura do canal definem a peça de reposição. Fotografe a roda com uma régua e deixe a retirada para o técnico, que escora a folha antes de soltar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Roldana V e U lado a lado", "O que muda entre o canal U e o canal V"],
        slots: [
          [
            "Cada canal tem o seu trilho, e dentro do par certo ainda contam a carga gravada na roda e o rolamento.",
            "O formato do canal vem primeiro, e logo depois a carga que a roda suporta e um rolamento bom.",
            "Além do encaixe no trilho, compare a capacidade de carga e a qualidade do rolamento. As duas se separam no uso e no peso da folha.",
          ],
        ],
        bullets: [
          "V: guia firme, bom para folha pesada e uso diário",
          "U: roda macia em trilho redondo, comum em portão leve",
          "Canal trocado: a roda sobe, come o trilho e a folha descarrila",
          "Carga: cada uma das duas rodas deve suportar mais que metade do peso da folha",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no custo da troca", "Trocar só a roldana ou o conjunto"],
        slots: [
          [
            "Trocar só as roldanas custa menos que trocar o par com o trilho, porque o trilho pede corte, solda e alinhamento. Diâmetro, carga e rolamento mudam o preço da peça, e o valor com mão de obra sai por foto.",
            "A conta menor é a das rodas sozinhas; mudar de canal inclui trilho novo, solda e nivelamento. O que faz a peça variar é o tamanho, a carga e o rolamento, e por foto se fecha o total com o serviço.",
            "Só as rodas é o conserto mais barato, enquanto a mudança de U para V soma trilho, solda e alinhamento. Peça e mão de obra são orçadas juntas, por foto, conforme a medida e a carga da roda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr roldana V em trilho redondo?",
        answers: [
          "Não: ela apoia só nas bordas do canal, gasta depressa e pode descarrilar. Em trilho redondo, a roldana é a de canal U.",
          "Não convém. O bico do canal não encosta no trilho redondo, o peso fica em duas linhas finas, e a roda se estraga e salta.",
        ],
      },
      {
        question: "Trocar de U para V exige trocar o trilho?",
        answers: [
          "Exige, porque roda e trilho formam par. Vale a pena quando o trilho redondo já está gasto ou torto, e o técnico confere também a altura da folha.",
          "Sim, os dois mudam juntos. Se o trilho atual está bom, sai mais barato repetir o canal U; se está amassado, a troca do conjunto compensa.",
        ],
      },
      {
        question: "Troco uma roldana ou as duas?",
        answers: [
          "As duas, mesmo que só uma faça barulho. Rodas com desgaste diferente inclinam a folha e afastam ou apertam a cremalheira contra a engrenagem do motor.",
          "O certo é o par. Com uma nova e outra gasta, a folha pende, e o encontro da cremalheira com a engrenagem perde a folga de {rack.clearance}.",
        ],
      },
      {
        question: "Roldana errada estraga o motor?",
        answers: [
          "Estraga com o tempo: a roda que raspa deixa o portão pesado, e o motor trabalha quente. A folha fora de altura também come a engrenagem e a cremalheira.",
          "Sim, aos poucos. Com o canal trocado a folha corre presa, o motor faz mais força do que deve e a engrenagem se gasta contra a cremalheira.",
        ],
      },
    ],
    photo: "fotos da roda, da ponta do trilho com uma régua ao lado e a largura da folha",
  },
  {
    id: "cabo-3-ou-4-mm",
    broader: "cabo-de-aco",
    label: "Cabo de aço de 3 ou 4 mm",
    phrase: "a escolha entre cabo de 3 e de 4 mm",
    asks: [
      ...combine(
        ["cabo aço", "cabo portão", "cabo basculante"],
        ["3mm 4mm", "3 4 mm", "3mm ou", "4mm ou", "3mm", "4mm", "5mm", "1/8 3/16", "3 ou 4"],
      ),
      "trocar cabo 3 mm 4 mm",
      "cabo 4 milímetros roldana",
      "levantar leve 3 mm 4 mm",
      "cabo 3 4 mm",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Cabo de aço do portão de 3 mm ou 4 mm? Use a mesma medida que está lá: o de 3 mm serve em folha leve, e o de 4 mm, em folha mais pesada, só se a roldana tem canal para ele. Trocar 3 por 4 sem trocar a roldana não fica mais seguro, e quem troca é o técnico.",
        "A diferença entre cabo de aço de 3 e de 4 mm é a carga: o de 4 mm aguenta perto de 80% mais, mas só no canal de roldana certo. Em basculante leve de casa, 3 mm basta; o técnico decide pelo peso da folha e troca o par, com a folha escorada.",
        "Posso trocar cabo de 3 mm por 4 mm? Só junto com a roldana de canal maior; no canal de 3 mm, o cabo de 4 mm sobe na borda e se corta. O técnico escolhe pela folha, leve com 3 mm, pesada com 4 mm, e põe os dois lados iguais.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["3 ou 4 mm: como o técnico escolhe", "O que decide a bitola do cabo"],
        slots: [
          [
            "A medida sai do portão, e não da vontade de reforçar.",
            "São quatro dados, nesta ordem.",
            "O cabo precisa casar com estes pontos.",
          ],
        ],
        bullets: [
          "Peso da folha: leve, 3 mm (1/8 de polegada); mais pesada, 4 mm",
          "Canal da roldana: o cabo entra até o fundo, sem subir na borda",
          "Diâmetro da roldana: cabo grosso em roldana pequena quebra por dentro",
          "Terminal e presilha da mesma medida, aos pares",
          "Os dois lados iguais e trocados juntos",
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com o cabo do basculante", "Meça só de longe"],
        slots: [
          [
            "O cabo segura o peso da folha: não solte, não estique e não meça com ela erguida. Quem o solta sem escora pode ser atingido pela folha.",
            "Ele está sob carga o tempo todo, mesmo com o portão fechado. Sem escora, soltar uma ponta derruba a folha.",
            "Não encoste no cabo para medir. A folha inteira depende dele, e só com escora se solta.",
          ],
          [
            "Fio espetado, ferrugem ou parte esmagada encerram o uso: desligue o disjuntor e não passe embaixo. Cabo de aço não se emenda nem se lubrifica para esconder fio partido.",
            "Um fio partido já é motivo para parar e desligar o disjuntor. Emenda em cabo de portão não existe.",
            "Viu ferrugem ou fio aberto, pare de usar, corte a energia e mantenha a área livre. Não há remendo que sirva.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca", "Só o cabo ou cabo e roldana"],
        slots: [
          [
            "Trocar o par por cabos de mesma medida é o caso mais simples. Mudar de 3 para 4 mm soma roldanas e terminais. O orçamento é grátis, por fotos de longe e pela altura da folha.",
            "Trocar por igual custa menos que mudar a bitola, que exige roldana nova. A ida com ajustes vai em geral de {price.preventiveRange}, fora peças.",
            "Manter a medida é mais barato; subir para 4 mm leva roldanas e presilhas junto. A visita costuma ficar de {price.preventiveRange}, peças à parte.",
          ],
          [
            "O serviço leva em torno de {trade.smallRepair}, com a folha escorada, e o reparo tem os 90 dias da lei. No fim se confere o equilíbrio, porque cabo novo assenta nas primeiras semanas.",
            "Com a folha em escora, são cerca de {trade.smallRepair}. O equilíbrio é testado no fim, e o cabo cede um pouco no começo.",
            "Conte perto de {trade.smallRepair}, escora incluída, com a garantia da lei. Nas primeiras semanas o cabo acomoda e pode pedir ajuste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cabo mais grosso é mais seguro?",
        answers: [
          "Só com a roldana do canal dele. Fora disso, gasta mais depressa que o fino.",
          "Não por si: precisa casar com a roldana. Segurança vem da troca a tempo.",
        ],
      },
      {
        question: "Cabo plastificado serve no basculante?",
        answers: [
          "Não é indicado: a capa esconde o fio rompido e não assenta no canal.",
          "Evite, porque o plástico esconde o desgaste até o cabo partir.",
        ],
      },
      {
        question: "De quanto em quanto tempo trocar o cabo?",
        answers: [
          "Sem prazo fixo: troca-se ao primeiro fio partido, ferrugem ou amassado. A revisão, {visits.home}, serve para ver isso.",
          "Pelo estado, e não pela idade. O técnico olha {visits.home}; em rua com maresia, antes.",
        ],
      },
      {
        question: "Como sei se o meu é de 3 ou de 4 mm?",
        answers: [
          "De longe não se vê com certeza. O técnico mede com paquímetro, com a folha escorada, e confere o canal da roldana.",
          "Pela nota da última troca ou pela medição do técnico. Não encoste régua no cabo carregado.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados do portão e a altura da folha, sem tocar nos cabos",
  },
];
