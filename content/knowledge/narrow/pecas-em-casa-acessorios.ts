import { askAtHome } from "./pecas-em-casa-familia.ts";

/** What is asked at home of what opens, warns, locks and feeds. */
export const pecasEmCasaAcessorios = askAtHome([
  {
    broader: "botoeira",
    article: "a",
    name: "botoeira do portão",
    short: "botoeira",
    names: ["botoeira", "botão portão"],
    photo: "uma foto da botoeira por fora e outra da etiqueta do motor",
    signs: {
      lead: [
        "O controle abre e o botão não: o defeito está na botoeira ou no fio, e o motor está bom.",
        "Se o controle funciona e ela não, comece pela tecla e pela umidade na caixa.",
        "Botão ao tempo dá sinal na chuva, abrindo sozinho ou deixando de abrir.",
      ],
      list: [
        "Controle funciona e botão não",
        "Tecla dura, afundada ou que não volta",
        "Portão que abre sozinho em dia úmido",
        "Funciona às vezes, conforme se aperta",
        "Fio aparente ou ressecado",
      ],
    },
    purpose: {
      answers: [
        "A botoeira é o botão de parede que abre o portão por dentro, sem controle: serve para sair a pé, para a portaria e para quem não tem controle. Um aperto encosta dois fios, e a central entende como um comando.",
        "A botoeira serve para comandar o portão de um ponto fixo, como a cozinha, a garagem ou a guarita. É um botão de pulso ligado à placa por dois fios de baixa tensão; também ajuda a testar se o defeito é do controle.",
        "A botoeira serve para abrir o portão por dentro, sem controle: é o botão de parede da garagem, da cozinha ou da guarita. É um botão de pulso ligado à central por dois fios, e ajuda a saber se o defeito é do controle.",
      ],
      works: [
        [
          "Cada aperto manda um pulso, e quem decide se abre, para ou fecha é a central. Podem ser várias, em lugares diferentes, ligadas em paralelo na mesma entrada da placa.",
          "O botão só encosta dois fios por um instante; a central faz o resto, conforme a programação. A mesma entrada aceita mais de uma botoeira.",
          "Um toque rápido basta, porque a placa guarda o que vem depois. Quem quer botão na cozinha e na garagem liga os dois na mesma entrada.",
        ],
      ],
    },
    swap: {
      may: [
        "Pode trocar a botoeira sozinho quem sabe lidar com fiação: são dois fios de comando, em geral de baixa tensão, e o disjuntor do portão fica desligado. Use botão de pulso, que volta ao soltar; a ponta que entra na placa é do técnico.",
        "Pode, com o disjuntor desligado: na parede, a botoeira tem dois fios, que passam para o botão novo sem lado certo. Só não abra o motor: se o defeito é no fio ou na placa, chame o técnico.",
        "Pode trocar a botoeira sozinho, com o disjuntor do portão desligado, quem sabe lidar com fiação: na parede são dois fios de comando, em geral de baixa tensão. Use botão de pulso, e deixe o cabo até o motor e a placa com o técnico.",
      ],
      how: [
        "Para trocar a botoeira, desligue o disjuntor, solte a tampa da parede, passe os dois fios para um botão de pulso novo e feche. Não há polaridade. Se continuar sem abrir, o defeito está no cabo ou na placa.",
        "A botoeira se troca em minutos: disjuntor do portão desligado, dois fios fora do botão velho e dentro do novo, que tem de ser de pulso. Interruptor comum não serve, porque fica ligado e trava o comando.",
        "Passo a passo, a troca da botoeira é: disjuntor desligado, tampa solta, dois fios passados para um botão de pulso novo, sem polaridade, e teste. Interruptor comum não serve, porque prende o comando.",
      ],
      intro: [
        "Vale para o botão simples, de dois fios; com campainha ou interfone junto, chame o técnico.",
        "É para botão de parede com dois fios de comando, com o disjuntor do portão desligado.",
        "Só a caixa da parede é aberta; a do motor fica fechada.",
      ],
      steps: [
        "Desligue o disjuntor do portão e aperte o botão, para ver que não há resposta.",
        "Solte a tampa e fotografe os fios.",
        "Se houver mais de dois fios ou fio grosso de rede, pare e chame.",
        "Passe os dois fios para o botão de pulso novo e aperte os parafusos.",
        "Feche, religue e aperte uma vez, com a área livre.",
      ],
      limits: [
        "O botão da parede cabe a você; o cabo até o motor e o borne da placa, não, porque ali há tensão da rede. Na área externa, escolha modelo vedado, ou a umidade fecha o contato e abre o portão.",
        "Vá até a caixa da parede e pare: dentro do motor passa a rede. Ao tempo, use botão vedado, já que molhado o comum aciona sozinho.",
        "A troca termina nos dois parafusos do botão. Fio partido no caminho e ligação na central são do técnico; na rua, só botão vedado.",
      ],
    },
    test: {
      answers: [
        "Para testar a botoeira, compare com o controle: se ele abre e ela não, o defeito é do botão ou do fio. Aperte firme e solte uma vez, ouvindo o clique; tecla dura ou afundada já explica.",
        "O teste da botoeira é simples: acione pelo controle e depois pelo botão. Só o botão falha, é contato ou fio; os dois falham, é energia ou placa. Fio e borne se medem com o disjuntor desligado, pelo técnico.",
        "Para testar a botoeira, abra pelo controle e depois pelo botão, ouvindo o clique seco da tecla. Se só o botão falha, é contato ou fio; se os dois falham, é energia ou placa, que o técnico mede.",
      ],
      intro: [
        "Sem ferramenta, com a área do portão livre.",
        "Sem abrir nada, um passo de cada vez.",
        "Bastam o controle e o botão, à vista do portão.",
      ],
      steps: [
        "Abra e feche pelo controle, para saber que o motor está bom.",
        "Aperte a botoeira uma vez e solte: o clique tem de ser seco.",
        "Veja se a tecla volta e se há água ou ferrugem na caixa.",
        "Se houver outra botoeira, teste também.",
        "Desligue o disjuntor e procure fio solto do lado de fora.",
      ],
      reading: [
        [
          "Uma botoeira falha e a outra não: o defeito é dela ou do fio dela. Se todas falham e o controle abre, o problema é o cabo comum ou o borne.",
          "Portão que abre sozinho e para de abrir com a botoeira desligada tem contato em curto. Tecla presa manda sinal o tempo todo e pode fazer o controle parecer morto.",
          "Compare os comandos: só ela falha, é botão ou fio; todos falham, é placa ou energia. Água na caixa fecha o contato e aciona sem ninguém apertar.",
        ],
      ],
    },
    questions: [
      [
        ["purpose", "swap", "test"],
        "Interruptor de luz serve como botoeira?",
        [
          "Não. Ele fica ligado, e a placa precisa de um pulso. Use campainha ou botão de pulso.",
          "Não serve: preso, o comando trava a central. Botão de campainha funciona, porque volta sozinho.",
        ],
      ],
      [
        ["swap"],
        "Tem lado certo para os fios da botoeira?",
        [
          "No botão simples, não: são dois fios que se encostam. Em botoeira com luz ou teclado, há polaridade.",
          "Em botão comum, tanto faz. Modelos com led ou teclado trazem o lado marcado.",
        ],
      ],
      [
        ["purpose", "test"],
        "A botoeira pode abrir o portão sozinha?",
        [
          "Pode, com água ou tecla presa. Desligue o disjuntor e troque o botão por um vedado.",
          "Sim: contato úmido ou tecla afundada vale como aperto. O botão vedado resolve.",
        ],
      ],
    ],
  },
  {
    broader: "trava",
    article: "a",
    name: "trava elétrica do portão",
    short: "trava",
    names: ["trava elétrica", "trava portão", "trava"],
    photo: "fotos da trava com o portão fechado e da etiqueta do motor",
    signs: {
      lead: [
        "Motor que ronca e não sai do fechado costuma ser trava que não recolheu; desligue para não queimar.",
        "Se o clique da trava sumiu, o portão fica preso fechado, com o motor bom.",
        "O pino avisa: raspa, entra torto ou precisa de um empurrão na folha.",
      ],
      list: [
        "Não se ouve o clique antes de abrir",
        "Motor ronca com o portão fechado",
        "Pino que raspa ou não entra no furo",
        "Trava quente",
        "Folha que força para abrir",
      ],
    },
    purpose: {
      answers: [
        "A trava elétrica segura a folha fechada com um pino de aço e só recolhe quando a central manda abrir. Ela não deixa forçar o portão nem voltar a folha com o vento, e alivia o motor, que sozinho pode ceder.",
        "A trava elétrica serve para o portão não ser aberto na força: um pino entra na coluna ou no piso quando fecha e se recolhe no comando de abrir. É indicada em folha longa, portão de abrir e basculante de rua.",
        "A trava elétrica do portão serve para segurar a folha fechada com um pino de aço, que só recolhe quando a central manda abrir. Ajuda contra arrombamento e vento, e alivia o motor, que sozinho pode ceder.",
      ],
      works: [
        [
          "Uma bobina puxa o pino por alguns segundos, enquanto o motor parte; depois a mola o devolve. Na falta de luz, quase todas abrem por chave ou por dentro.",
          "A central dá um pulso na bobina, o pino recolhe, e a folha sai. Sem energia, a trava se abre pela chave dela, e o motor, pelo destravamento.",
          "O pino recolhe antes de a folha andar e volta por mola quando ela fecha. A chave manual é o que abre tudo em dia de falta de luz.",
        ],
      ],
    },
    swap: {
      may: [
        "Não convém trocar a trava elétrica sozinho: a bobina de muitas é ligada à rede e à saída da placa. Em casa dá para limpar o pino e alinhar o furo, com o disjuntor desligado; a ligação é do técnico.",
        "Só a parte mecânica cabe a você: com o disjuntor desligado, limpar o pino e reapertar a trava. Para trocar, é preciso a mesma tensão da bobina e a ligação na saída certa da placa, que é do técnico.",
        "Trocar a trava elétrica por conta própria não convém: a bobina pode ser ligada à rede, e a saída errada queima a placa. Em casa, com o disjuntor desligado, limpe o pino, reaperte e alinhe o furo; a ligação é do técnico.",
      ],
      how: [
        "A trava elétrica se troca com o disjuntor desligado: confere-se a tensão da bobina, solta-se a velha, fixa-se a nova com o pino no centro do furo e liga-se à saída de trava ou a um módulo. A ligação é do técnico.",
        "Para trocar a trava, o técnico mede a saída da placa, põe outra de mesma tensão, alinha o pino com a folha fechada e acerta o tempo de trava. Pino desalinhado prende e o motor ronca.",
        "Como se troca a trava elétrica: disjuntor desligado, tensão da bobina conferida, pino no centro do furo e ligação na saída de trava ou em módulo, com o tempo ajustado. A parte elétrica é do técnico.",
      ],
      intro: [
        "O serviço do técnico segue esta ordem, com a folha fechada no ponto certo.",
        "Na visita é assim, da medição ao teste com e sem luz.",
        "São os passos do técnico; a limpeza do pino é a parte do morador.",
      ],
      steps: [
        "Desligar o disjuntor e ler a tensão na etiqueta da trava.",
        "Medir a saída da placa e a bobina, para não trocar peça boa.",
        "Marcar o furo com a folha fechada e fixar a nova.",
        "Ligar à saída de trava, ou a um módulo se não houver.",
        "Acertar o tempo e testar várias aberturas.",
      ],
      limits: [
        "Cabe a você limpar o pino, tirar ferrugem e ver se o furo está alinhado, com tudo desligado. Não emende fio na saída do motor, porque trava ligada na saída errada queima a placa.",
        "Em casa: pino limpo, furo livre, parafuso apertado. Não tire a trava com a folha forçando nela, e deixe a fiação com o técnico.",
        "A mecânica é sua, a elétrica não. Ligada no lugar errado, ela leva a central junto, que custa bem mais.",
      ],
    },
    test: {
      answers: [
        "Para testar a trava elétrica, feche o portão e escute: ao mandar abrir, o clique vem antes do motor. Sem clique, falta comando, fio ou bobina; com clique e portão preso, o pino está desalinhado.",
        "A trava se testa de ouvido e de olho: mande abrir e veja se o pino recolhe antes de a folha sair. Se não recolhe, desligue o disjuntor; bobina e saída da placa são medidas pelo técnico.",
        "Para testar a trava elétrica do portão, mande abrir e escute o clique antes do motor, olhando se o pino recolhe. Clique com o portão preso é pino desalinhado; nenhum clique é comando, fio ou bobina, que o técnico mede.",
      ],
      intro: [
        "De longe da folha e sem abrir nada.",
        "Com a área livre e a tampa do motor fechada.",
        "Ouvido e olho bastam; insistir no comando esquenta a bobina.",
      ],
      steps: [
        "Feche o portão e aperte o controle uma vez.",
        "Escute o clique e veja se o pino se move.",
        "Se o motor ronca e não sai, desligue o disjuntor.",
        "Veja se o pino está no centro do furo e sem ferrugem.",
        "Limpe, religue e tente uma única vez.",
      ],
      reading: [
        [
          "Clique e pino preso indicam alinhamento ou ferrugem; nenhum clique, bobina, fio ou placa. Se abre quando se empurra a folha, a parada fechada está apertada demais.",
          "Se o pino recolhe e o motor não parte, o defeito não é da trava. Quando só abre com um empurrão, o batente está forçando o pino.",
          "O clique separa os casos: com ele, procure desalinho; sem ele, falta comando. Folha que precisa de empurrão pede ajuste da parada.",
        ],
      ],
    },
    questions: [
      [
        ["purpose", "swap"],
        "O motor sozinho não segura o portão?",
        [
          "Segura até certo ponto. Em folha longa ou de abrir, o vento ou alguém com força pode fazer o motor ceder, e é isso que a trava impede.",
          "Segura pouco contra força. A trava é que resiste, e ainda poupa a engrenagem.",
        ],
      ],
      [
        ["purpose", "test"],
        "Sem luz, como abro a trava?",
        [
          "Pela chave da própria trava ou pela alavanca de dentro, e depois se destrava o motor; basculante pesado fica para o técnico.",
          "Use a chave da trava, por dentro ou por fora, conforme o modelo. Só então destrave o motor, e nunca em basculante desequilibrado.",
        ],
      ],
      [
        ["swap", "test"],
        "Trava de 12 V e de 127 V são iguais?",
        [
          "Não. A tensão tem de ser a da saída da placa ou do módulo; trocada, a bobina queima ou não puxa.",
          "São diferentes: na tensão errada, uma queima e a outra nem se mexe.",
        ],
      ],
    ],
  },
  {
    broader: "receptor",
    article: "o",
    name: "receptor do portão",
    short: "receptor",
    names: ["receptor", "receptora"],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor",
    signs: {
      lead: [
        "A botoeira abre e nenhum controle tem efeito: é o sinal típico.",
        "Todos os controles falham juntos, e a botoeira funciona, o que livra o motor e a placa.",
        "Falha depois de raio ou de queda de luz aponta para ele ou para a memória.",
      ],
      list: [
        "Nenhum controle abre, a botoeira abre",
        "Alcance caiu em todos os controles",
        "Controles que somem da memória",
        "Luz do receptor apagada",
        "Falha que começou depois de raio",
      ],
    },
    purpose: {
      answers: [
        "O receptor é o ouvido do portão: recebe o sinal de rádio do controle, confere se ele está gravado e manda a placa abrir. Pode vir embutido na placa ou ser um módulo avulso, ligado como se fosse uma botoeira.",
        "O receptor serve para o portão entender o controle remoto: capta o sinal, em geral em 433 MHz, compara com a memória e dá o comando. Queimado, os controles param, e a botoeira continua abrindo.",
        "O receptor do portão serve para captar o sinal do controle, conferir se ele está gravado e mandar a placa abrir. Vem embutido na placa ou como módulo avulso; queimado, os controles param e a botoeira continua.",
      ],
      works: [
        [
          "A memória dos controles fica nele, com número limitado, e por isso receptor novo pede gravar todos outra vez. O avulso, ligado na entrada de botoeira, resolve receptor queimado sem trocar a placa.",
          "Cada controle é cadastrado no receptor, em geral em 433 MHz, fixo ou rolante. Um módulo avulso na entrada de botoeira dispensa placa nova e permite mudar de código.",
          "Ele compara o que ouve com a lista de cadastrados e só então comanda. Quando o embutido queima, um avulso entra ao lado, e os controles são gravados nele.",
        ],
      ],
    },
    swap: {
      may: [
        "Não convém trocar o receptor sozinho: o avulso é ligado na entrada de botoeira, dentro do motor, ao lado da tensão da rede. Gravar os controles nele depois, isso você pode fazer pelo manual.",
        "Só com prática em fiação: o receptor avulso usa alimentação e dois fios de comando, mas os bornes ficam junto da rede. Se ele é embutido na placa, não se troca separado; liga-se um avulso.",
        "Trocar o receptor por conta própria não convém: os bornes ficam dentro do motor, ao lado da tensão da rede. Dá para gravar os controles depois, pelo manual; a ligação do avulso na entrada de botoeira é do técnico.",
      ],
      how: [
        "Para trocar o receptor, o técnico desliga o disjuntor, liga o novo à alimentação certa e à entrada de botoeira da placa, estica a antena longe de metal e grava os controles um a um.",
        "O receptor avulso se troca em três passos: energia cortada, alimentação e dois fios de comando no borne de botoeira, antena esticada. Depois se gravam todos os controles, porque a memória é nova.",
        "Passo a passo, a troca do receptor é: botoeira testada, disjuntor desligado, alimentação certa, dois fios na entrada de botoeira, antena esticada e controles gravados. Quem liga é o técnico, por causa da rede.",
      ],
      intro: [
        "O serviço do técnico segue esta ordem, do teste da placa à gravação.",
        "Na visita é assim, e os controles saem todos gravados.",
        "São passos do técnico; a você cabe reunir todos os controles da casa.",
      ],
      steps: [
        "Confirmar com a botoeira que a placa está boa.",
        "Ler frequência e tipo de código no verso do controle.",
        "Desligar o disjuntor e ligar alimentação e comando.",
        "Esticar a antena, longe de chapa e de fonte de LED.",
        "Gravar os controles e testar da rua.",
      ],
      limits: [
        "Cabe a você testar pilha, outro controle e botoeira, e gravar controles pelo manual. A ligação é do técnico, e frequência e código têm de combinar com os controles que você tem.",
        "Em casa, faça os testes e a gravação, com a tampa fechada. Código rolante só aceita controle da mesma linha: confira antes de comprar o receptor.",
        "Testar e gravar, sim; abrir o motor, não. Antes da compra, leia no verso do controle a frequência e o tipo de código.",
      ],
    },
    test: {
      answers: [
        "Para testar o receptor do portão, aperte a botoeira: se ela abre e nenhum controle, de pilha boa e a poucos metros, tem efeito, o receptor é o suspeito. Se só um controle falha, o defeito é dele.",
        "O teste do receptor se faz por comparação: botoeira, um controle e outro controle. Botoeira sim e todos os controles não apontam receptor, antena ou memória; um controle só, pilha ou cadastro.",
        "Para testar o receptor do portão, aperte a botoeira e depois cada controle, com pilha nova, a dois metros. Se a botoeira abre e nenhum controle tem efeito, o receptor é o suspeito; se só um falha, o defeito é do controle.",
      ],
      intro: [
        "Sem abrir o motor, só com os controles e a botoeira na mão.",
        "Com pilha nova e a dois metros do motor, para tirar a dúvida do alcance.",
        "É um teste por comparação, que não pede ferramenta.",
      ],
      steps: [
        "Aperte a botoeira e veja se o portão anda.",
        "Teste cada controle a dois metros do motor.",
        "Troque a pilha de um deles e repita.",
        "Apague lâmpadas de LED perto do motor e tente de novo.",
        "Anote o que funcionou e mande ao técnico.",
      ],
      reading: [
        [
          "De perto abre e de longe não: antena, pilha ou interferência, e não receptor queimado. Se grava e logo esquece, a memória do receptor está ruim.",
          "Alcance curto em todos é antena; nenhum efeito em todos é receptor ou memória. Controle que some depois de queda de luz mostra memória com defeito.",
          "Distância curta é problema de antena ou interferência. Silêncio total, com a botoeira funcionando, é do receptor.",
        ],
      ],
    },
    questions: [
      [
        ["purpose", "swap", "test"],
        "Receptor queimado exige placa nova?",
        [
          "Quase nunca. Liga-se um receptor avulso na entrada de botoeira e gravam-se os controles.",
          "Não exige: o avulso faz o mesmo papel e custa menos que trocar a central.",
        ],
      ],
      [
        ["swap", "purpose"],
        "Meus controles servem no receptor novo?",
        [
          "Servem se a frequência e o código forem os mesmos; em código rolante, só os da mesma linha.",
          "Depende do código. Fixo e mesma frequência, em geral sim; rolante, só da mesma família.",
        ],
      ],
      [
        ["purpose", "swap", "test"],
        "O receptor fica dentro da placa?",
        [
          "Em muitos motores, sim, embutido na central. Em outros é uma caixinha à parte, ligada por fios.",
          "Pode ser embutido ou avulso. O embutido não se troca sozinho, mas um avulso o substitui.",
        ],
      ],
    ],
  },
  {
    broader: "bateria",
    article: "a",
    name: "bateria do nobreak do portão",
    short: "bateria",
    names: ["bateria nobreak", "bateria portão", "bateria motor"],
    photo: "uma foto da etiqueta do nobreak ou do motor, com a tensão da bateria",
    signs: {
      lead: [
        "Na falta de luz, o portão abre uma vez e para: a bateria perdeu carga.",
        "Cada vez menos aberturas sem luz é o sinal de fim, e o apito do nobreak confirma.",
        "Caixa estufada ou pó branco nos polos encerra a dúvida.",
      ],
      list: [
        "Poucas aberturas sem luz",
        "Portão lento na bateria",
        "Nobreak apitando",
        "Caixa estufada ou com pó branco nos polos",
        "Luz de bateria vermelha",
      ],
    },
    purpose: {
      answers: [
        "A bateria do nobreak guarda energia para o portão abrir quando falta luz: entra sozinha, move o motor por algumas aberturas e volta a carregar com a rede. Velha, o portão para na primeira queda.",
        "A bateria serve de reserva: na falta de luz, alimenta o nobreak ou o motor de corrente contínua por um número de ciclos, e não por horas. Em geral é selada, de 12 V, ou duas em série.",
        "A bateria do nobreak do portão serve para guardar energia e abrir a folha quando falta luz, por um número de aberturas, e depois recarrega sozinha. Em geral é selada, de 12 V, ou duas em série.",
      ],
      works: [
        [
          "O carregador mantém a carga, mas a bateria envelhece mesmo sem uso e se troca por idade e por teste. Quantas aberturas ela dá depende da folha, do motor e da capacidade em Ah.",
          "Ela fica em carga o tempo todo, à espera da queda de luz, e por isso se gasta parada. Folha pesada gasta a reserva em menos ciclos.",
          "A reserva se conta em aberturas, e não em horas, conforme os Ah e o peso da folha. Com os anos, a mesma bateria dá cada vez menos.",
        ],
      ],
    },
    swap: {
      may: [
        "Só em nobreak com gaveta própria para bateria, desligado da rede e da saída, dá para trocar em casa: mesma tensão, mesmos Ah e os polos no lugar. Se é preciso abrir o aparelho ou o motor, é serviço de técnico.",
        "Não abra o nobreak nem o motor para trocar a bateria: há tensão perigosa mesmo fora da tomada. Com gaveta externa, pode trocar, desligando tudo e repetindo tensão, capacidade e polos.",
        "Pode trocar a bateria do portão em casa só se o nobreak tiver gaveta externa e estiver desligado da rede e da saída: mesma tensão, mesmos Ah e polos no lugar. Abrir o aparelho ou o motor é perigoso e fica para o técnico.",
      ],
      how: [
        "A bateria do nobreak se troca com o aparelho desligado da rede: fotografam-se os fios, solta-se o negativo e depois o positivo, entra outra selada de mesma tensão e Ah, e liga-se na ordem inversa. Sem gaveta externa, é do técnico.",
        "Para trocar a bateria do portão, desligue o disjuntor e o nobreak, compre outra igual à etiqueta, ligue positivo com positivo e deixe carregar por horas antes do teste. Abrir a caixa do aparelho fica para o técnico.",
        "A troca da bateria do nobreak com gaveta é: tudo desligado, fios fotografados, negativo solto primeiro, bateria igual no lugar e positivo ligado primeiro. Depois, horas de carga antes do teste; sem gaveta, é do técnico.",
      ],
      intro: [
        "Só onde a bateria sai por gaveta, sem abrir o aparelho.",
        "Vale para nobreak de gaveta, desligado da rede e da saída.",
        "Se for preciso parafuso na caixa do aparelho, pare: daí em diante é do técnico.",
      ],
      steps: [
        "Desligue o disjuntor e o botão do nobreak.",
        "Fotografe os fios e leia tensão e Ah na etiqueta.",
        "Solte o negativo, depois o positivo, sem encostar um no outro.",
        "Ponha a nova, ligue o positivo e depois o negativo.",
        "Se são duas, troque as duas juntas.",
        "Religue, deixe carregar por horas e teste com o disjuntor desligado.",
      ],
      limits: [
        "Bateria estufada ou vazando não se manuseia: desligue, areje e chame. Não ponha lítio no lugar da selada de chumbo, e leve a velha ao ponto de coleta.",
        "Se a caixa inchou, não fure nem aperte, e deixe com o técnico. A velha nunca vai para o lixo comum, e a de carro não serve no lugar.",
        "Gaveta externa é o limite do morador. Caixa inchada, polo esverdeado ou fio derretido pedem técnico, e a usada volta para a coleta.",
      ],
    },
    test: {
      answers: [
        "Para testar a bateria do nobreak, desligue o disjuntor do portão e conte quantas aberturas completas ele faz: uma só, lenta ou nenhuma, e a bateria está no fim. Faça com a carga completa e o carro fora.",
        "O teste da bateria é simular a falta de luz: corte o disjuntor, abra e feche pelo controle e conte os ciclos. Se caíram muito desde a instalação, ou o portão anda devagar, é hora de trocar.",
        "Para testar a bateria do nobreak do portão, com a carga completa, desligue só o disjuntor do portão e conte as aberturas. Nenhuma, uma só ou folha lenta mostram bateria no fim; antes, deixe o carro fora.",
      ],
      intro: [
        "Com a bateria carregada e o carro fora da garagem.",
        "De dia, com a rede ligada há um dia inteiro e a garagem vazia.",
        "O teste imita a falta de luz, por isso faça quando puder esperar a folha.",
      ],
      steps: [
        "Deixe a rede ligada por um dia, para a carga completar.",
        "Desligue só o disjuntor do portão.",
        "Abra e feche pelo controle, contando as aberturas.",
        "Repare se a folha anda mais devagar que na rede.",
        "Religue o disjuntor e anote o número.",
      ],
      reading: [
        [
          "Menos da metade das aberturas de quando era nova pede troca. Nenhuma abertura pode ser bateria morta, fusível ou nobreak desligado.",
          "Lento na bateria e normal na rede é bateria fraca, e não motor. Se nem começa, confira antes se o nobreak está ligado e sem alarme.",
          "Compare com o número de quando era nova: caiu pela metade, troque. Folha que só anda devagar sem luz confirma a bateria.",
        ],
      ],
    },
    questions: [
      [
        ["swap", "test", "purpose"],
        "Bateria de moto ou de carro serve no nobreak?",
        [
          "Não convém. A automotiva solta gás e não foi feita para ficar em carga; use a selada da etiqueta.",
          "Não: a de carro é feita para a partida do motor, e não para ficar carregando. A selada é a certa.",
        ],
      ],
      [
        ["swap", "test"],
        "Tenho de trocar as duas baterias?",
        [
          "Se o aparelho usa duas, sim: a velha estraga a nova.",
          "Sim, no sistema de 24 V. Uma cansada puxa a outra para baixo em poucos meses.",
        ],
      ],
      [
        ["purpose", "swap", "test"],
        "Quanto tempo dura a bateria do portão?",
        [
          "Poucos anos, mesmo parada, porque fica sempre em carga. O teste das aberturas diz mais que a data.",
          "Em geral poucos anos, menos em lugar quente. Por isso vale testar {visits.home}, antes da próxima falta de luz.",
        ],
      ],
    ],
  },
  {
    broader: "antena",
    article: "a",
    name: "antena do portão",
    short: "antena",
    names: ["antena"],
    photo: "uma foto do motor fechado, com o fio da antena à vista, e outra do controle",
    signs: {
      lead: [
        "O alcance caiu em todos os controles ao mesmo tempo, e não em um só.",
        "Todos os controles só abrem de perto: o sinal é da antena, e não da pilha.",
        "Fio cortado, enrolado ou encostado na chapa se vê por fora, com o motor fechado.",
      ],
      list: [
        "Todos os controles só abrem de perto",
        "Fio cortado, dobrado ou enrolado",
        "Fio encostado na chapa",
        "Alcance que muda com o portão aberto",
        "Ponta oxidada no borne",
      ],
    },
    purpose: {
      answers: [
        "A antena capta o sinal do controle e o leva ao receptor: é um fio reto, de cerca de 17 cm em 433 MHz, saindo da placa. Cortada, enrolada ou encostada na chapa, o controle só abre de perto.",
        "A antena serve para dar alcance ao controle. Em motor comum é só um fio esticado; a externa, com cabo, vale quando a caixa é de metal, o portão é de chapa ou a garagem fica no subsolo.",
        "A antena do portão serve para captar o sinal do controle e levá-lo ao receptor. Em motor comum é o fiozinho de cerca de 17 cm que sai da placa, em 433 MHz; cortado ou enrolado, o controle só abre de perto.",
      ],
      works: [
        [
          "O comprimento combina com a frequência, e mais fio não dá mais alcance. Metal em volta bloqueia, por isso a ponta fica reta, alta e para fora da chapa.",
          "Emendar fio tira a antena da medida e piora o sinal. A posição importa mais que o modelo: reta, alta e longe de metal e de LED.",
          "Um fio reto na medida certa basta na maioria das casas. A externa, com cabo, vale em portão de chapa, caixa de metal ou subsolo.",
        ],
      ],
    },
    swap: {
      may: [
        "Só o que fica por fora: esticar o fio da antena que sai do motor, sem puxar. Trocar ou ligar antena nova é no borne da placa, ao lado da tensão da rede, e fica para o técnico.",
        "Pode ajeitar o fio que aparece fora da caixa, deixando-o reto e longe da chapa; trocar a antena pede abrir o motor e mexer no borne da placa, e isso é do técnico, com o disjuntor desligado.",
        "Trocar a antena do portão sozinho, só no que fica por fora: deixar o fio reto e longe da chapa, sem puxar. A ligação é no borne da placa, ao lado da rede, e essa parte é perigosa e fica para o técnico.",
      ],
      how: [
        "Para trocar a antena, o técnico desliga o disjuntor, solta o fio velho do borne, liga outro rígido de cerca de 17 cm, em 433 MHz, ou o cabo da externa, e o deixa reto e longe de metal. Depois testa da rua.",
        "A antena se troca no borne ANT da placa, com a energia cortada: fio novo na medida da frequência, malha do cabo no borne de terra da antena, ponta reta e alta. É serviço de poucos minutos, do técnico.",
        "Como se troca a antena: disjuntor desligado, fio velho fora do borne, fio novo de cerca de 17 cm em 433 MHz ou cabo da externa, ponta reta e alta, e teste da rua. É serviço curto, do técnico.",
      ],
      intro: [
        "O serviço do técnico segue esta ordem, começando pela pilha.",
        "Na visita é assim, com o alcance medido antes e depois.",
        "A ligação fica dentro do motor, e por isso a sequência é do técnico.",
      ],
      steps: [
        "Trocar a pilha e medir o alcance de hoje.",
        "Desligar o disjuntor e soltar o fio velho.",
        "Ligar o fio na medida, ou o cabo com a malha no borne próprio.",
        "Deixar a ponta reta, alta e fora da chapa.",
        "Religar e testar o alcance da rua.",
      ],
      limits: [
        "Antes de trocar, ponha pilha nova e apague o LED perto do motor, que são as causas mais baratas. Não abra a tampa e não emende fio por fora, porque a emenda muda a medida.",
        "Pilha e LED são o que se testa primeiro, em casa. Emenda por fora encurta o alcance em vez de aumentar, e a tampa fica fechada.",
        "Faça os dois testes simples e ajeite o fio de fora. O borne da placa, junto da rede, não é lugar de morador.",
      ],
    },
    test: {
      answers: [
        "Para testar a antena, use dois controles de pilha nova: se os dois só abrem de perto, o problema é antena ou interferência; se um abre de longe, é o outro controle. Veja se o fio está inteiro, reto e longe da chapa.",
        "O teste da antena é de alcance: pilha nova, lâmpadas de LED apagadas, e anda-se da rua até abrir. Alcance curto em todos os controles aponta fio cortado, enrolado ou encostado em metal.",
        "Para testar a antena do portão, ponha pilha nova em dois controles e veja de que distância cada um abre. Se os dois só abrem de perto, é antena ou interferência; se um abre de longe, o defeito é do outro controle.",
      ],
      intro: [
        "Sem abrir o motor, com pilha nova nos controles.",
        "Com o motor fechado, andando da rua para o portão.",
        "Dois controles e uma trena, ou passos contados, são o que basta.",
      ],
      steps: [
        "Ponha pilha nova em dois controles.",
        "Marque de que distância cada um abre.",
        "Apague lâmpadas de LED e fontes perto do motor e repita.",
        "Olhe o fio que sai da caixa: inteiro, reto, longe da chapa?",
        "Repita com o portão aberto.",
      ],
      reading: [
        [
          "Melhorou com o LED apagado, é interferência; melhorou com o portão aberto, é a chapa na frente. Nada muda e todos são curtos, é o fio da antena ou o receptor.",
          "Se só o LED muda o alcance, a antena está boa. Alcance curto em qualquer condição pede ver o fio no borne.",
          "Cada mudança aponta uma causa: LED é ruído, chapa é bloqueio, nenhuma é antena ou receptor. Anote as distâncias para o técnico.",
        ],
      ],
    },
    questions: [
      [
        ["swap", "test", "purpose"],
        "Emendar um fio maior aumenta o alcance?",
        [
          "Não. O comprimento é o da frequência; maior ou menor, o sinal piora.",
          "Piora. Em 433 MHz a medida fica perto de 17 cm, e fora dela o receptor ouve menos.",
        ],
      ],
      [
        ["swap", "test", "purpose"],
        "Vale a pena antena externa?",
        [
          "Vale em portão de chapa, caixa de metal ou subsolo. Em grade aberta, o ganho é pequeno.",
          "Onde o metal bloqueia, sim. Em casa com grade, o fio reto já dá o alcance do controle, de até {trade.reach}.",
        ],
      ],
      [
        ["purpose", "swap", "test"],
        "Aquele fio pendurado no motor é a antena?",
        [
          "Na maioria dos motores, sim: um fio fino e reto, de uns 17 cm, que sai da placa. Não corte nem enrole.",
          "Costuma ser. Deixe reto, fora da chapa, e sem puxar, porque ele é preso no borne.",
        ],
      ],
    ],
  },
  {
    broader: "nobreak",
    article: "o",
    name: "nobreak do portão",
    short: "nobreak",
    names: ["nobreak", "no break"],
    photo: "uma foto da etiqueta do motor e do lugar do quadro de luz",
    signs: {
      lead: [
        "Se o portão para na primeira queda de luz, a bateria está no fim.",
        "Apito constante e luz vermelha pedem teste da bateria antes da próxima falta de luz.",
        "Um teste {visits.home} evita descobrir o defeito no escuro.",
      ],
      list: [
        "Portão não abre sem luz",
        "Apito que não para",
        "Poucas aberturas na bateria",
        "Portão lento sem luz",
        "Aparelho quente ou com cheiro",
      ],
    },
    purpose: {
      answers: [
        "O nobreak mantém o portão abrindo quando falta luz: guarda energia em bateria e alimenta o motor por um número de aberturas. Não é o de computador: o de portão aguenta o pico da partida do motor.",
        "O nobreak serve para entrar e sair de casa sem luz, sem destravar o motor. Na queda, a bateria assume em seguida e dá algumas aberturas, conforme o peso da folha; com a luz de volta, recarrega.",
        "O nobreak do portão serve para manter o motor abrindo quando falta luz, por um número de aberturas, e recarrega quando a energia volta. O de computador não serve, porque não aguenta o pico da partida.",
      ],
      works: [
        [
          "Ele fica entre o disjuntor e o motor, sempre carregando, e assume assim que a luz cai. Existe motor de corrente contínua que já tem bateria, e esse dispensa o aparelho.",
          "É ligado antes do motor e recarrega sozinho quando a luz volta. Quem vai comprar motor pode comparar com o modelo de bateria embutida.",
          "Na queda, a bateria dele alimenta o motor por alguns ciclos, conforme o peso da folha. Em motor de 24 V com bateria própria, ele não é preciso.",
        ],
      ],
    },
    questions: [
      [
        ["purpose"],
        "Nobreak de computador serve no portão?",
        [
          "Não. Ele desarma na partida do motor; é preciso um feito para automatizador.",
          "Não serve: a partida puxa muito mais que um computador, e ele desliga na hora.",
        ],
      ],
      [
        ["purpose"],
        "Quantas aberturas o nobreak dá sem luz?",
        [
          "Depende da bateria e do peso da folha; o fabricante informa por ciclos, não por horas.",
          "Varia com os Ah e com a folha. Peça o número de ciclos da ficha, e conte menos em portão pesado.",
        ],
      ],
      [
        ["purpose"],
        "Sem nobreak, como abro o portão na falta de luz?",
        [
          "No de correr ou de abrir, com o disjuntor desligado, destrave o motor com a chave e mova a folha. Basculante pesado ou com cabo frouxo não se destrava.",
          "Pela chave de destravamento, em folha reta de correr ou de abrir. O basculante desequilibrado pode cair e espera o técnico.",
        ],
      ],
    ],
  },
  {
    broader: "sinaleiro",
    article: "o",
    name: "sinaleiro da garagem",
    short: "sinaleiro",
    names: ["sinaleiro", "sinaleira"],
    photo: "fotos da saída vista da calçada e da etiqueta do motor",
    signs: {
      lead: [
        "Se o portão anda e a luz não pisca, o defeito é da lâmpada, do fio ou da saída da placa.",
        "Luz apagada com o portão andando não é defeito do motor.",
        "Água na lente é a causa mais comum em fachada sem cobertura.",
      ],
      list: [
        "Portão anda e a luz não pisca",
        "Luz acesa sem piscar",
        "Som sem luz, ou luz sem som",
        "Água dentro da lente",
        "Luz que continua depois de fechar",
      ],
    },
    purpose: {
      answers: [
        "O sinaleiro avisa quem passa na calçada que o portão vai abrir e um carro vai sair: pisca, e em alguns modelos apita, enquanto a folha se move. É ligado à central e não substitui a fotocélula.",
        "O sinaleiro serve de aviso na saída de garagem: luz piscante, com ou sem som, que acende quando o portão começa a andar. Em prédio costuma ser exigido pela cidade ou pelo projeto; a fotocélula continua necessária.",
        "O sinaleiro da garagem serve para avisar quem passa na calçada, com luz que pisca e, se você quiser, som, que o portão vai abrir e um carro vai sair. É ligado à central e não substitui a fotocélula, que é quem para a folha.",
      ],
      works: [
        [
          "A central liga a saída dele quando o motor parte e desliga quando a folha para. Se a placa não tem saída própria, um módulo de relé faz a ligação.",
          "Ele pisca por conta própria ou pela placa, conforme o modelo, durante todo o movimento. Quase todo motor aceita: sem saída na placa, usa-se um relé.",
          "Começa junto com o motor e para com a folha, para dar tempo ao pedestre. Em placa sem essa saída, o relé resolve.",
        ],
      ],
    },
    questions: [
      [
        ["purpose"],
        "Sinaleiro é obrigatório em casa?",
        [
          "Depende da regra da cidade e do tipo de saída; em prédio e garagem coletiva é mais comum ser exigido. Confirme na prefeitura.",
          "Em casa, raramente; em garagem coletiva, muitas vezes. Quem diz é a norma do município.",
        ],
      ],
      [
        ["purpose"],
        "Sinaleiro substitui a fotocélula?",
        [
          "Não. Ele avisa quem vê; a fotocélula é que faz a folha parar.",
          "Não substitui: um alerta a calçada, a outra impede que o portão feche sobre alguém.",
        ],
      ],
      [
        ["purpose"],
        "O som do sinaleiro pode ser desligado à noite?",
        [
          "Em vários modelos, sim, por chave, deixando só a luz. Confira isso antes da compra, por causa dos vizinhos.",
          "Pode, nos que têm a chave de som. A luz continua piscando e avisando a calçada.",
        ],
      ],
    ],
  },
  {
    broader: "controle",
    article: "o",
    name: "controle do portão",
    short: "controle",
    names: ["controle portão", "controle remoto", "controle"],
    photo: "uma foto do controle, frente e verso",
    signs: {
      lead: [
        "Luz fraca e alcance cada vez menor são pilha; sem luz nenhuma, pilha, contato ou placa do controle.",
        "A luz do controle diz quase tudo: forte, fraca ou apagada.",
        "Queda e água deixam marca, e o defeito aparece dias depois.",
      ],
      list: [
        "Luz fraca ou que pisca",
        "Só abre de perto",
        "Precisa apertar com força",
        "Um botão funciona e o outro não",
        "Caiu ou molhou antes de falhar",
      ],
    },
    test: {
      answers: [
        "Para testar o controle do portão, aperte o botão e olhe a luz: forte, ele transmite; fraca ou apagada, troque a pilha. Depois teste a dois metros do motor e compare com outro controle e com a botoeira.",
        "O teste do controle leva um minuto: veja a luz ao apertar, troque a pilha, chegue perto do motor e compare com outro controle. Se o outro abre, o defeito é do primeiro; se nenhum abre, é do receptor ou do motor.",
        "Para testar o controle do portão, veja a luz ao apertar, troque a pilha, chegue a dois metros do motor e compare com outro controle e com a botoeira. Se o outro abre, o defeito é do primeiro; se nenhum abre, é do receptor ou do motor.",
      ],
      intro: [
        "Sem ferramenta, à vista do portão e com a área livre.",
        "À vista do portão, um passo de cada vez.",
        "O teste leva um minuto e separa controle, receptor e motor.",
      ],
      steps: [
        "Aperte e olhe a luz do controle.",
        "Troque a pilha pela do mesmo tipo, no mesmo lado.",
        "Teste a dois metros do motor.",
        "Teste outro controle e a botoeira.",
        "Apague lâmpadas de LED perto do motor e repita.",
      ],
      reading: [
        [
          "Luz forte e sem efeito, com outro controle funcionando, é cadastro perdido: grave-o de novo na central. Nenhum controle abre e a botoeira abre, é receptor ou antena.",
          "Se ele acende e só os outros abrem, falta gravar. Tudo falha, inclusive a botoeira, é energia, disjuntor ou placa.",
          "Compare os comandos: só este falha, é dele; todos os controles falham, é receptor; até a botoeira falha, é energia ou placa.",
        ],
        [
          "Luz apagada com pilha boa é contato oxidado ou placa do controle quebrada, e aí ele se troca e se grava outro.",
          "Sem luz depois de queda ou água, o controle se troca, e o novo é gravado na central.",
          "Pilha nova e nenhuma luz encerram o teste: o controle acabou.",
        ],
      ],
    },
    questions: [
      [
        ["test"],
        "A câmera do celular mostra se o controle funciona?",
        [
          "Não: o controle de portão transmite por rádio, e não por luz infravermelha como o da TV.",
          "Não mostra. Aquele truque é do controle de TV; o do portão é rádio, em geral 433 MHz.",
        ],
      ],
      [
        ["test"],
        "Controle com luz acesa está sempre bom?",
        [
          "Não sempre: a luz mostra pilha e botão, mas não a frequência nem o cadastro.",
          "Nem sempre. Ele pode acender e estar fora do cadastro da central.",
        ],
      ],
      [
        ["test"],
        "Trocar a pilha apaga o controle da memória?",
        [
          "Não. O cadastro fica na central e no chip do controle.",
          "Não apaga nada. Se parou depois da troca, confira o lado e o código da pilha.",
        ],
      ],
    ],
  },
  {
    broader: "chave-de-destravamento",
    article: "a",
    name: "chave de destravamento do motor",
    short: "chave",
    names: ["chave destravamento", "chave destravar", "chave motor portão"],
    photo: "uma foto do motor com a fechadura do destrave à vista",
    signs: {
      lead: [
        "Chave que gira em falso ou não entra pede conferência antes da próxima falta de luz.",
        "Teste a chave de vez em quando, com o disjuntor desligado: é na falta de luz que se descobre que ela não gira.",
        "O miolo emperra aos poucos, com água e poeira, e dá sinal antes.",
      ],
      list: [
        "Chave gira e a folha não solta",
        "Fechadura emperrada ou com água",
        "Alavanca que não volta",
        "Motor que gira e não engata depois",
        "Chave perdida ou quebrada",
      ],
    },
    purpose: {
      answers: [
        "A chave de destravamento solta o motor da folha, para abrir o portão na mão quando falta luz ou o motor falha. Usa-se com o disjuntor desligado; em basculante fora de equilíbrio, não se destrava, porque a folha pode cair.",
        "A chave de destravamento serve para passar o portão ao modo manual: gira, abre a alavanca e a engrenagem solta a folha. Depois de usar, trava-se de novo e move-se a folha até engatar.",
        "A chave de destravamento do motor serve para soltar a folha e abrir o portão na mão quando falta luz ou o motor falha, sempre com o disjuntor desligado. Em basculante pesado ou desequilibrado não se usa, porque a folha pode cair.",
      ],
      works: [
        [
          "Ela desfaz a ligação entre o redutor e o eixo: o motor fica parado, e a folha, livre. Solta, a folha de correr anda no desnível e a de abrir, com o vento, por isso se segura antes.",
          "Por dentro, afasta a coroa do eixo, e a folha deixa de ser segurada. Antes de girar, segure a folha, porque em rampa ou vento ela anda.",
          "O giro da chave separa motor e folha, e só ao travar de novo eles se juntam. Em terreno inclinado, alguém segura a folha antes de soltar.",
        ],
      ],
    },
    questions: [
      [
        ["purpose"],
        "Perdi a chave de destravamento. E agora?",
        [
          "A cópia se faz pelo modelo do motor. Mande a foto da fechadura do destrave e da etiqueta.",
          "Há chave por modelo, e algumas são comuns, como a sextavada. A foto do encaixe mostra qual é.",
        ],
      ],
      [
        ["purpose"],
        "Posso deixar o portão destravado?",
        [
          "Não. Destravado, qualquer um empurra, e o motor acionado gira em falso.",
          "Só durante a falta de luz. Depois, trave e mova a folha até engatar, ou o portão fica aberto a qualquer empurrão.",
        ],
      ],
      [
        ["purpose"],
        "Onde guardar a chave de destravamento?",
        [
          "Dentro de casa e ao alcance, nunca dentro da garagem sem outra porta. Sem luz, ela precisa estar do lado em que você chega.",
          "Num lugar que se alcance sem passar pelo portão. Uma cópia com alguém de confiança evita ficar do lado de fora.",
        ],
      ],
    ],
  },
  {
    broader: "fotocelula",
    article: "a",
    name: "fotocélula do portão",
    short: "fotocélula",
    names: ["fotocélula", "sensor barreira", "sensor portão"],
    photo: "fotos das duas fotocélulas e da etiqueta do motor",
    signs: {
      lead: [
        "Portão que abre e não fecha é o primeiro sinal, mas antes limpe e alinhe as lentes.",
        "O portão que não fecha de noite ou com sol de frente aponta para ela.",
        "Sujeira e desalinho imitam defeito, e saem com pano seco e ajuste.",
      ],
      list: [
        "Abre e não fecha",
        "Fecha e volta sem nada no caminho",
        "LED apagado em um dos módulos",
        "Falha com sol de frente ou chuva",
        "Portão que não para quando se corta o feixe",
      ],
    },
    life: {
      answers: [
        "A fotocélula dura muitos anos, porque nada nela se gasta por atrito; o que a encurta é água, formiga, sol direto e batida de carro. Teste todo mês com um cabo de vassoura e troque o par quando falhar limpa e alinhada.",
        "Em geral a fotocélula acompanha o motor por anos. Morre antes por água na caixa, surto de energia ou batida; lente suja e desalinho parecem defeito e se resolvem com pano e ajuste.",
        "A fotocélula do portão dura muitos anos, em geral o mesmo que o motor, porque não tem peça que se gaste por atrito. O que encurta a vida dela é água, formiga, batida e surto; com mais de dez anos e funcionando, basta testar todo mês.",
      ],
      wears: [
        "Água e formiga entram pelo furo do fio e oxidam a placa do módulo. Batida de carro ou bicicleta tira o par do alinhamento, e sol de frente no receptor cega o feixe e parece defeito.",
        "Furo do fio sem vedação deixa entrar água e formiga, e o módulo oxida. Pancada desalinha, e o sol direto confunde sem estragar.",
        "O que a acaba é umidade e surto de energia. Desalinho por batida e sol na lente só parecem defeito e se corrigem.",
      ],
      care: [
        "Limpe as lentes com pano seco uma vez por mês e corte mato e teia na frente. Corte o feixe com um cabo de vassoura: a folha tem de parar e voltar, e se não voltar, desligue o fechamento automático.",
        "Pano seco, sem produto, e o caminho do feixe livre. Todo mês, interrompa o feixe com um cabo de vassoura, de longe da folha, e veja se ela recua.",
        "Cuidar dela é limpar a lente e testar o recuo todo mês, com um cabo, e não com o corpo. Falhou limpa e alinhada, troca-se o par.",
      ],
    },
    questions: [
      [
        ["life"],
        "Troca-se uma fotocélula só ou o par?",
        [
          "O par. Emissor e receptor são casados, e módulos de marcas diferentes em geral não conversam.",
          "As duas, porque uma nova raramente lê a antiga. Emissor e receptor saem da mesma caixa.",
        ],
      ],
      [
        ["life"],
        "Posso deixar o portão sem fotocélula até trocar?",
        [
          "Só com o fechamento automático desligado e alguém olhando a folha fechar.",
          "Por pouco tempo, fechando pelo botão e com o vão à vista. Nunca com o sensor anulado e o fechamento automático ligado.",
        ],
      ],
      [
        ["life"],
        "Minha fotocélula tem mais de dez anos. Troco já?",
        [
          "Não pela idade: se para e faz voltar no teste do cabo de vassoura, continue usando e teste todo mês. Caixa trincada ou lente opaca pedem troca.",
          "Só se falhar limpa e alinhada, ou se a caixa deixou entrar água. A idade sozinha não condena.",
        ],
      ],
    ],
  },
]);
