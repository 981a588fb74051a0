import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** Where parts are, how the motor's power is read, and what a module at the gate may do. */
export const pecasOndeFicam: NarrowConcept[] = [
  {
    id: "onde-fica-a-placa-e-o-capacitor",
    broader: "placa",
    label: "Onde fica a placa e o capacitor",
    phrase: "o lugar da placa e do capacitor no motor",
    asks: [
      "onde fica placa",
      "onde fica placa motor",
      "onde fica placa portão",
      "onde fica placa motor [marca]",
      "onde fica central portão",
      "onde fica central motor",
      "onde fica capacitor",
      "onde fica capacitor motor",
      "onde fica capacitor portão",
      "onde fica capacitor motor [marca]",
      "onde está placa portão",
      "onde está capacitor motor",
      "lugar capacitor motor",
      "onde fica receptor motor",
    ],
    intent: "question",
    answers: {
      any: [
        "A placa do motor do portão fica sob a tampa plástica do próprio motor, no deslizante e na maioria dos basculantes; em alguns, como os de abrir, ela vai numa caixa na parede, perto dele. Não abra a tampa, porque há tensão da rede por baixo e risco de choque até com o disjuntor desligado. A etiqueta de fora basta para saber o modelo.",
        "O capacitor do motor do portão fica sob a tampa, ao lado da placa ou encaixado nela, e é um cilindro plástico ou de alumínio, com os microfarads (µF) gravados. Ele dá choque mesmo desligado. Para saber o valor sem abrir, leia a etiqueta do motor ou mande a foto dela.",
        "A central do portão, que é a placa, e o capacitor ficam dentro da caixa do motor, presos embaixo da tampa. Nos motores de abrir e em alguns de condomínio, a central fica numa caixa separada na parede. Quem abre é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde fica cada peça no motor", "O que há debaixo da tampa"],
        slots: [
          [
            "O que interessa ao dono está do lado de fora, e o resto fica sob a tampa, junto da rede elétrica.",
            "Por fora se veem a etiqueta, a engrenagem ou o fuso e os ímãs. O resto está protegido pela tampa.",
            "A tampa separa o que se pode olhar do que só o técnico mexe.",
          ],
        ],
        bullets: [
          "Placa ou central: sob a tampa do motor ou em caixa na parede",
          "Capacitor: ao lado da placa, preso por braçadeira ou encaixe",
          "Receptor do controle: na própria placa ou num módulo de encaixe",
          "Antena: o fio que sai da placa para fora da caixa",
          "Etiqueta: do lado de fora, com modelo, tensão e potência",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não abrir a tampa", "O risco debaixo da tampa"],
        slots: [
          [
            "Com o disjuntor ligado, há 127 ou 220 V nos bornes. Com ele desligado, o capacitor ainda guarda carga e dá um choque forte.",
            "Desligar o disjuntor tira a tensão da rede, mas não a do capacitor, que continua carregado por um bom tempo.",
            "Os bornes têm a tensão da casa, e o capacitor segura energia depois do corte. Nenhum dos dois avisa.",
          ],
          [
            "Se a tampa já está aberta ou quebrada, desligue o disjuntor, não toque em nada e mantenha crianças longe.",
            "Tampa quebrada pede disjuntor desligado e distância até a troca, porque as partes com tensão ficam à mostra.",
            "Com a tampa solta, corte a energia e não encoste em fios nem na placa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como identificar as peças por fora", "O que fotografar sem abrir"],
        slots: [
          [
            "Com estas fotos se descobre a placa e o capacitor do seu motor sem abrir nada.",
            "O modelo diz quais peças estão lá dentro. Estas imagens bastam.",
            "As fotos abaixo substituem a tampa aberta.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com modelo, tensão e potência.",
          "Fotografe o motor inteiro, de frente e de lado.",
          "Fotografe um controle, frente e verso.",
          "Conte o que o portão faz de errado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir a tampa só para fotografar a placa?",
        answers: [
          "Melhor não, mesmo com o disjuntor desligado, por causa do capacitor. Fotografe a etiqueta; se for preciso ver a placa, o técnico abre.",
          "Não é indicado. O modelo da etiqueta já diz qual placa o motor usa.",
        ],
      },
      {
        question: "Meu motor não tem etiqueta. E agora?",
        answers: [
          "Mande fotos do motor de todos os lados e de um controle. Formato, cor e controle identificam a maioria.",
          "O formato da caixa e o controle ajudam a achar o modelo. Fotografe tudo de fora.",
        ],
      },
      {
        question: "O receptor fica na placa ou fora?",
        answers: [
          "Em quase todo motor de casa ele está na placa. Um receptor avulso, quando há, é uma caixa pequena presa no alto, com fio até o motor.",
          "Na placa, na maioria. Se há uma caixinha com antena do lado de fora, é um receptor avulso.",
        ],
      },
      {
        question: "Todo motor tem capacitor?",
        answers: [
          "Quase todos os comuns. Os de inversor e os de 24 V funcionam sem ele.",
          "Não: motor com inversor ou de baixa tensão dispensa a peça.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra dele inteiro, com a tampa fechada",
  },
  {
    id: "como-saber-o-hp-do-motor",
    broader: "potencia",
    label: "Como saber o HP do motor",
    phrase: "a potência do motor que já está no portão",
    asks: [
      "como saber hp motor",
      "saber hp motor",
      "hp motor como saber",
      "hp motor portão como saber",
      "qual hp meu motor",
      "qual potência meu motor",
      "onde ver hp motor",
      "onde está hp motor",
      "descobrir hp motor",
      "descobrir potência motor",
      "como saber potência motor",
      "potência motor como saber",
      "quantos hp tem meu motor",
      "identificar potência motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O HP do motor do portão está na etiqueta colada do lado de fora da caixa, junto do modelo e da tensão, como 1/4, 1/3 ou 1/2 HP; às vezes vem em watts ou em CV. Se a etiqueta apagou, o nome do modelo no manual ou na nota responde, e pela foto do motor dizemos a potência, de graça.",
        "Para saber a potência do seu motor, leia na etiqueta o número antes de HP ou CV, que são quase iguais. Se só há watts, 186 W equivalem a 1/4 HP, 249 a 1/3 e 373 a 1/2. Tudo se vê por fora, com a tampa fechada.",
        "Quantos HP tem o seu motor se descobre pela etiqueta, e nunca pelo tamanho da caixa, porque motores de mesma aparência têm potências diferentes. Sem etiqueta, mande fotos do motor e do portão: o modelo identifica a potência e diz se ela basta para a folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ler o HP do motor", "Passo a passo para achar a potência"],
        slots: [
          [
            "A conferência é toda por fora, com o portão parado. Leve o celular para fotografar a etiqueta, que costuma ter letra pequena.",
            "Não é preciso abrir nada nem mover o portão. A câmera do celular ajuda a ler a etiqueta gasta.",
            "Faça com a folha parada e a tampa fechada. Uma foto de perto mostra o que o olho não lê.",
          ],
        ],
        steps: [
          "Procure a etiqueta na lateral ou atrás da caixa do motor.",
          "Anote o modelo, os HP ou CV, os watts e a tensão.",
          "Sem HP, compare os watts: 186, 249 e 373 são 1/4, 1/3 e 1/2 HP.",
          "Sem etiqueta, procure o modelo no manual, na nota ou na tampa.",
          "Não achou nada: fotografe o motor de todos os lados.",
        ],
      },
      {
        about: "what",
        headings: ["O que o HP diz e o que não diz", "HP, CV, watts e quilos"],
        slots: [
          [
            "HP é a força do motor elétrico. No portão de correr, quem decide é a capacidade em quilos da ficha, porque a redução muda de modelo para modelo.",
            "A potência sozinha não diz quanto o motor carrega: dois de 1/3 HP podem ter capacidades diferentes. A ficha em quilos vale mais.",
            "Mais HP significa mais força, e não mais velocidade. O que o portão de correr aguenta está nos quilos da ficha.",
          ],
          [
            "CV e HP são quase a mesma coisa, com diferença perto de 1%. Já os ampères da etiqueta mostram quanto ele puxa da rede, e não a força.",
            "Na prática, trate CV e HP como iguais. Os ampères servem para escolher cabo e disjuntor.",
            "CV equivale a HP, com diferença mínima. A corrente em ampères interessa ao eletricista.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["A potência do seu motor basta?", "Quando o motor é pequeno para o portão"],
        slots: [
          [
            "Como referência, 1/4 HP move basculante equilibrado de até {width.quarterHp} e folha de correr de até uns 250 kg; 1/3 HP vai até uns 450 kg, e 1/2 HP, até uns 750.",
            "Em portão de correr, conte com uns 250 kg de folha para 1/4 HP, 450 para 1/3 e 750 para 1/2. No basculante, 1/4 HP atende até {width.quarterHp}, com o contrapeso certo.",
            "O 1/4 HP serve a basculante de até {width.quarterHp}. No de correr, os limites folgados são de uns 250, 450 e 750 kg para 1/4, 1/3 e 1/2 HP.",
          ],
          [
            "Motor que esquenta ou para no meio nem sempre é fraco: folha pesada e capacitor gasto dão o mesmo sinal. A revisão vem antes da troca.",
            "Antes de trocar por um maior, deixe a folha leve e meça o capacitor, porque os dois imitam falta de potência.",
            "Falta de força muitas vezes é roldana, contrapeso ou capacitor. Confira isso antes de comprar mais HP.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 1/4 HP e de 1/3 HP são iguais por fora?",
        answers: [
          "Muitas vezes, sim: a mesma caixa recebe potências diferentes. Só a etiqueta separa um do outro.",
          "Podem ser idênticos por fora. Por isso a etiqueta vale mais que a aparência.",
        ],
      },
      {
        question: "A etiqueta diz só 300 W. Quantos HP são?",
        answers: [
          "Depende de ser potência no eixo ou consumo. No eixo, 300 W ficam entre 1/3 e 1/2 HP; como consumo, podem ser de um 1/4 HP.",
          "Se for o consumo, costuma ser motor de 1/4 HP. O modelo escrito ao lado confirma.",
        ],
      },
      {
        question: "Dá para medir a potência com aparelho?",
        answers: [
          "O técnico mede a corrente e a tensão, que mostram o consumo. A potência no eixo vem da ficha do modelo.",
          "Mede-se quanto ele puxa da rede; os HP exatos estão na ficha.",
        ],
      },
      {
        question: "Na troca, preciso repetir o mesmo HP?",
        answers: [
          "Repita se o motor dava conta com a folha leve. Se a folha ficou mais pesada, escolha pela ficha em quilos.",
          "Nem sempre. O peso da folha e o número de aberturas decidem, e a foto do portão ajuda a escolher.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, com a largura da folha",
  },
  {
    id: "abriu-sozinho-pelo-wifi",
    broader: "modulo-wifi",
    label: "Portão abriu sozinho pelo Wi-Fi",
    phrase: "o portão que abriu sozinho pelo aplicativo",
    asks: [
      "abriu sozinho wifi",
      "abriu sozinho aplicativo",
      "abriu sozinho app",
      "abriu sozinho celular",
      "portão abriu sozinho wifi",
      "portão abriu sozinho aplicativo",
      "abre sozinho wifi",
      "abre sozinho aplicativo",
      "abre sozinho módulo wifi",
      "portão abre sozinho módulo wifi",
      "módulo wifi aciona sozinho",
      "módulo wifi abre sozinho portão",
      "módulo wifi abriu portão sozinho",
      "abre sozinho depois módulo wifi",
      "sonoff abre portão sozinho",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que abriu sozinho pelo aplicativo recebeu ordem de alguém com acesso, de uma rotina programada ou do módulo que aciona ao religar. Veja o histórico no aplicativo e troque a senha. Se ninguém mandou, desligue o disjuntor e peça a revisão do módulo, em visita a partir de {price.preventive} em casa, sem peças.",
        "Portão com módulo Wi-Fi que abre sozinho costuma ter a função de ligar ao voltar a energia, uma automação esquecida ou outra pessoa com o acesso. Confira as três no aplicativo. Se o histórico não mostra comando, o relé do módulo está colando, e o técnico troca, desde {price.preventive} em casa, fora as peças.",
        "Se o portão abre sozinho depois que puseram o módulo Wi-Fi, verifique primeiro se ele está em modo de pulso e se volta desligado quando a luz retorna. Depois apague acessos e rotinas que não conhece. Até resolver, deixe o módulo sem energia e use o controle.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no aplicativo", "Como achar quem mandou abrir"],
        slots: [
          [
            "O histórico do aplicativo quase sempre responde. Comece por ele, antes de mexer na instalação.",
            "A maioria dos módulos registra a hora e a origem de cada comando. Olhe esse registro primeiro.",
            "Faça a conferência pelo celular, com o portão fechado e à vista.",
          ],
        ],
        steps: [
          "Abra o histórico e compare a hora com a da abertura.",
          "Apague rotinas, agendamentos e comandos de voz que não usa.",
          "Remova da conta quem não deve mais abrir e troque a senha.",
          "Ajuste o estado ao ligar para desligado e o modo para pulso.",
          "Se nada explica, corte a energia do módulo e use só o controle.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o módulo abre o portão sozinho", "As causas no módulo e fora dele"],
        slots: [
          [
            "Nem sempre a culpa é do módulo, já que controle clonado, botoeira úmida e placa também abrem sem ordem.",
            "Antes de condenar o Wi-Fi, separe o que vem dele do que vem da central.",
            "O comando pode ter vindo do módulo ou da própria placa. A lista ajuda a separar.",
          ],
        ],
        bullets: [
          "Abre quando a luz volta: módulo que liga ao religar",
          "Abre sempre na mesma hora: rotina ou agendamento",
          "Abre quando alguém chega: função de localização ligada",
          "Histórico vazio e módulo desligado: botoeira, controle ou placa",
          "Abre e não obedece mais: módulo em contato contínuo, em vez de pulso",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico corrige", "Quando o defeito é da ligação"],
        slots: [
          [
            "O técnico testa o portão com o módulo desligado por um tempo, mede o relé dele e refaz os dois fios da botoeira. Relé colado ou fonte instável pedem módulo novo.",
            "Na visita se isola o módulo, para ver se a abertura continua. Se para, troca-se ou reconfigura-se o aparelho; se continua, a busca vai para a botoeira, o receptor e a placa.",
            "Primeiro o módulo é desconectado, o que mostra de que lado está o defeito. Depois vêm o relé, a alimentação e a fiação da botoeira.",
          ],
          [
            "Se a causa for um controle copiado, apaga-se a memória e regravam-se só os da casa. Em custo, configurar é o mais barato, refazer o fio vem depois, e o módulo novo por último.",
            "Configuração sai mais barata que fiação, e esta, que módulo novo. Controle clonado se resolve apagando e regravando a memória.",
            "Ajuste no aplicativo, fio e módulo é a ordem do mais barato ao mais caro. Clonagem pede memória apagada e controles regravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Alguém pode ter invadido o aplicativo?",
        answers: [
          "É raro, mas senha fraca ou celular perdido permitem. Troque a senha, ligue a verificação em duas etapas e remova aparelhos que não reconhece.",
          "Pode acontecer com senha repetida ou conta compartilhada. Mude a senha e confira os aparelhos conectados.",
        ],
      },
      {
        question: "O que é o modo de pulso?",
        answers: [
          "É o contato rápido, de cerca de um segundo, que imita o dedo no botão. Em modo contínuo, a placa entende botão preso e pode abrir ou travar.",
          "O módulo fecha o contato e solta logo depois. Sem isso, a central fica com a entrada acionada.",
        ],
      },
      {
        question: "Posso usar o portão até resolver?",
        answers: [
          "Com o módulo sem energia e pelo controle, sim, se as aberturas pararam. Se continuam, desligue o disjuntor e tranque por dentro.",
          "Só com o módulo desligado. Se ainda abrir sozinho, corte a energia e chame o técnico.",
        ],
      },
      {
        question: "Como sei se é o módulo ou um controle clonado?",
        answers: [
          "Desligue a energia do módulo por um ou dois dias. Se o portão abrir mesmo assim, a origem é controle, botoeira ou placa.",
          "O histórico do aplicativo mostra os comandos dele. Abertura sem registro vem de outro lugar.",
        ],
      },
    ],
    photo: "uma foto do histórico do aplicativo e da etiqueta do motor",
  },
  {
    id: "wifi-para-dois-portoes",
    broader: "modulo-wifi",
    label: "Módulo Wi-Fi para dois portões",
    phrase: "o módulo Wi-Fi para dois portões",
    asks: [
      "wifi dois portões",
      "módulo wifi dois portões",
      "módulo wifi 2 portões",
      "módulo wifi 2 canais",
      "módulo wifi dois canais",
      "módulo wifi portão social",
      "módulo wifi portão garagem social",
      "abrir dois portões celular",
      "abrir dois portões aplicativo",
      "celular dois portões",
      "dois portões pelo celular",
      "abrir dois portões um celular só",
      "abrir 2 portões celular",
      "aplicativo dois portões",
      "wifi garagem e social",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para dois portões, use um módulo Wi-Fi de dois canais, se os motores ficam perto um do outro, ou um módulo em cada motor, se ficam longe. No aplicativo cada portão tem o seu botão. Os dois canais servem também para garagem e portão social; o valor instalado sai pela foto das etiquetas.",
        "O módulo Wi-Fi de 2 canais comanda dois portões, cada um por um contato próprio ligado à entrada de botoeira da sua placa. Ele só compensa se o cabo entre os dois for curto; do contrário, dois módulos simples saem por menos. A rede de 2,4 GHz precisa chegar aos dois.",
        "Dá para abrir dois portões com um celular só, no mesmo aplicativo, com um módulo de dois canais ou com dois módulos. No portão social, o segundo canal aciona a fechadura elétrica, com a fonte dela. Fotos das etiquetas e da distância entre eles dão o valor, com a instalação.",
      ],
      price: [
        "O preço do Wi-Fi para dois portões depende da distância entre eles: um módulo de dois canais com cabo curto é o mais barato, e dois módulos simples vêm depois. Repetidor, fonte da fechadura e sensor de portão aberto somam, só se faltarem. As fotos das etiquetas e do caminho dão o total.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um módulo de dois canais ou dois módulos", "Como escolher para dois portões"],
        slots: [
          [
            "A distância entre os motores decide. Cabo comprido até o segundo portão custa mais que outro módulo.",
            "Meça o caminho entre os dois motores antes de escolher. Até poucos metros vale um aparelho só.",
            "Conte os metros entre um portão e outro e veja se já há tubo. Isso diz se compensa um módulo ou dois.",
          ],
        ],
        bullets: [
          "Motores lado a lado: módulo de dois canais",
          "Portões em fachadas diferentes: um módulo em cada",
          "Garagem e social juntos: dois canais, um para a fechadura",
          "Wi-Fi fraco num dos lados: repetidor ou roteador mais perto",
          "Vários moradores: módulo com usuários separados por portão",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a ligação nos dois portões", "A instalação dos dois canais"],
        slots: [
          [
            "Cada canal recebe dois fios até a entrada de botoeira da sua placa, com o disjuntor desligado, e fica em modo de pulso. Assim o toque num botão não mexe com o outro portão.",
            "O técnico leva um par de fios de cada canal à botoeira do motor correspondente e ajusta o pulso de um segundo. Os controles continuam iguais.",
            "São dois contatos independentes, um por portão, ligados como se fossem dois botões de parede. A rede elétrica fica cortada durante o serviço.",
          ],
          [
            "No portão social, o canal comanda a fechadura por um relé com a fonte própria dela, porque a corrente é maior. No fim, testa-se cada botão com o portão à vista.",
            "A fechadura do social leva fonte e relé, que o módulo apenas aciona. Depois os dois comandos são provados um a um.",
            "Fechadura elétrica puxa mais corrente que uma botoeira e por isso usa relé e fonte. O teste final é feito com os dois portões à vista.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Para não abrir o portão errado", "Cuidados ao abrir de longe"],
        slots: [
          [
            "Dê nomes claros aos botões, como rua e garagem, e ponha sensor de portão aberto em cada um, para a tela mostrar o estado. Feche de longe só com fotocélula funcionando.",
            "Nomeie cada botão pelo lugar e peça os sensores de posição, que mostram qual portão ficou aberto. Sem fotocélula, não feche a distância.",
            "Botões com nome e sensor em cada folha evitam engano. Comando de longe exige fotocélula e, se possível, câmera.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os motores precisam ser da mesma marca?",
        answers: [
          "Não. O módulo só fecha o contato da botoeira, e isso existe em quase toda placa.",
          "Não precisa: cada canal funciona como um botão de parede, em qualquer marca.",
        ],
      },
      {
        question: "Posso dar acesso a um portão só?",
        answers: [
          "Em muitos aplicativos, sim, com usuários e permissões por canal. Confira isso antes de comprar.",
          "Depende do módulo. Os que separam usuários por canal permitem.",
        ],
      },
      {
        question: "Um controle comum abre os dois portões também?",
        answers: [
          "Abre, se tiver um botão livre e o código de cada receptor. O Wi-Fi não muda os controles.",
          "Sim, com um botão gravado em cada central.",
        ],
      },
      {
        question: "Se a internet cair, os dois param?",
        answers: [
          "Só o comando pelo celular. Controles e botoeiras continuam abrindo os dois.",
          "Pelo aplicativo, sim. Pelo controle, nada muda.",
        ],
      },
    ],
    photo: "fotos das etiquetas dos dois motores e do caminho entre eles",
  },
];
