import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const interfone: NarrowConcept[] = [
  {
    id: "interfone-nao-abre",
    broader: "interfone",
    label: "Interfone não abre o portão",
    phrase: "o interfone que não abre o portão",
    intent: "repair",
    asks: [
      "interfone hdl não abre portão",
      "abre controle não interfone",
      "abre botoeira não interfone",
      "não abre interfone só controle",
      "interfone não abre só controle",
      "interfone não abre só chave",
      "interfone não abre controle abre",
      "interfone não abre portão controle abre",
      "controle abre interfone não",
      "interfone não destrava chove",
      "interfone toca não destrava chove",
      "interfone não abre chuva",
      "interfone falha chuva",
      "interfone não abre",
      "interfone não destrava",
      "interfone toca não abre",
      "interfone fala não abre",
      "porteiro eletrônico não abre",
      "interfone não aciona",
      "interfone não abre portão",
      "interfone parou abrir",
      "botão interfone não abre",
      "botão interfone não funciona",
      "vídeo porteiro não abre",
      "interfone não libera",
      "interfone não libera portão",
      "porteiro eletrônico não libera",
      "interfone não solta",
      "conserto interfone não aciona portão",
      "interfone não aciona portão",
    ],
    answers: {
      any: [
        "Quando o interfone não abre o portão mas o controle abre, o motor e a placa estão bons, e o defeito está na tecla, no fio, na fonte ou na fechadura. Aperte a tecla e escute: zumbido indica trinco preso, e silêncio indica fio, fonte ou tecla. O valor do conserto sai por fotos do interfone e da fechadura.",
        "Interfone que não libera o portão costuma ter falha entre a tecla e a fechadura: contato gasto, fio rompido, fonte fraca ou trinco preso. Se a fechadura faz barulho ao apertar, o trinco está preso. Se fica muda, falta energia nela. O conserto é orçado por fotos do aparelho e da fechadura.",
        "Se o botão do interfone não abre o portão, teste pelo controle. Quando o controle abre, o problema fica na tecla, no fio, na fonte ou na própria fechadura. Fechadura que zumbe tem o trinco travado, e a muda não recebe energia. Com fotos dos dois aparelhos, damos o valor do conserto.",
      ],
      price: [
        "Consertar interfone que não abre o portão custa conforme a causa: alinhar o trinco é só mão de obra, enquanto fonte, tecla ou fechadura somam a peça. Diga se a fechadura faz barulho quando se aperta a tecla e mande fotos dos dois aparelhos, para receber o valor antes da visita.",
        "O preço do conserto do interfone que não abre o portão depende de o defeito ser no fio, na fonte, na tecla ou na fechadura. Ajustar o trinco ou refazer uma emenda custa menos, e trocar a fechadura custa mais. O valor é dado antes, por fotos do aparelho e do trinco.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Zumbe ou fica muda? Teste a fechadura em ordem", "O que testar em poucos minutos"],
        slots: [
          [
            "O som da fechadura na hora do comando é a melhor pista. Peça a alguém que aperte a tecla e teste uma coisa por vez, sem abrir a fonte, que recebe a tensão da rede.",
            "Com uma pessoa na tecla e outra junto ao portão, o teste leva poucos minutos. Escute a fechadura e não abra a fonte nem a unidade da rua, que têm partes elétricas.",
            "Duas pessoas bastam: uma aperta a tecla e a outra escuta a fechadura. Nada precisa ser aberto, e a fonte fica fechada, porque está ligada à rede.",
          ],
        ],
        steps: [
          "Converse pelo aparelho e veja se a voz está normal.",
          "Aperte a tecla e escute a fechadura.",
          "Repita com alguém empurrando ou puxando a folha de leve.",
          "Abra pela chave: se ela também prende, o defeito é do trinco ou do alinhamento.",
          "Teste por outro monofone, o aparelho de parede, se houver.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada sinal indica", "Fio, fonte, tecla ou fechadura"],
        slots: [
          [
            "O interfone pode falar bem e não abrir, porque a voz usa pouca energia e o trinco precisa de muito mais. O sinal da fechadura mostra onde está a falha.",
            "Falar bem não garante a abertura, porque o trinco consome bem mais energia que a voz. Veja pelo sinal onde procurar.",
            "A fala passa com pouca energia, e a fechadura precisa de muito mais para soltar o trinco. Por isso cada sinal indica um ponto diferente.",
          ],
        ],
        bullets: [
          "Zumbe e não solta: folha desalinhada ou tensão baixa na fechadura",
          "Silêncio total: fio partido, tecla gasta ou bobina queimada",
          "Abre por um aparelho e não por outro: tecla ou fio do segundo aparelho",
          "Falha depois da chuva: água na emenda ou na fechadura",
          "Voz fraca e abertura ruim: fonte no fim da vida",
        ],
      },
      {
        about: "what",
        headings: ["Quando o botão do interfone abre a garagem", "Interfone ligado ao motor: onde está a falha"],
        slots: [
          [
            "Se a tecla do interfone comanda o motor da garagem, a falha fica no contato da tecla, no cabo ou no relé, a peça que leva a ordem até a placa. O técnico testa os três sem mexer no motor.",
            "No interfone que aciona o portão da garagem, procura-se o defeito na tecla, no cabo e no relé, o pequeno contato que repassa o comando à central. O motor não precisa ser aberto.",
            "Quando só o interfone falha ao abrir a garagem, a procura vai da tecla ao fio e ao relé, que faz a ligação com a placa do motor. O motor em si fica como está.",
          ],
          [
            "Se nem o controle nem a botoeira abrem, o problema é do motor, da placa ou da energia. Confira o disjuntor uma vez e deixe a medição com o técnico.",
            "Portão que não obedece a nenhum comando tem defeito no motor, na placa ou na alimentação, e não no interfone. Veja o disjuntor e peça a medição.",
            "Se o portão também não responde ao controle, a causa não é o interfone. Veja se o disjuntor caiu. Se não caiu, o motor e a placa precisam ser medidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só a tecla do interfone?",
        answers: [
          "Em muitos monofones, sim. Quando a tecla não é vendida à parte, troca-se o aparelho interno e mantém-se a unidade da rua.",
          "Depende do modelo. Às vezes trocar o monofone inteiro, compatível com a unidade externa, é mais simples que trocar a tecla.",
        ],
      },
      {
        question: "O interfone parou depois da chuva. É água?",
        answers: [
          "Provavelmente há umidade na unidade da rua, na emenda ou na fechadura. Desligue a fonte e não abra nada molhado. O técnico seca, refaz a emenda e veda.",
          "É a causa mais comum: a água entra por vedação ruim e oxida a emenda. Corte a energia da fonte e deixe a abertura com o técnico.",
        ],
      },
      {
        question: "Por que a fechadura faz barulho e o portão não abre?",
        answers: [
          "Porque a ordem chega, mas o trinco não solta: a folha pressiona a lingueta ou a tensão está baixa. Empurre a folha de leve enquanto alguém aperta o botão. Se abrir, falta alinhar a folha.",
          "Porque a bobina recebe energia, mas não vence o trinco. Folha desalinhada é o mais comum. Depois vêm fonte fraca e cabo fino e comprido.",
        ],
      },
      {
        question: "Como saio se a fechadura não abre?",
        answers: [
          "Use a chave mecânica, aliviando a folha com a mão e sem alavanca. Se alguém ficar preso, chame o técnico: o atendimento funciona {shop.hours}.",
          "Saia pela chave, empurrando a folha de leve para soltar o trinco. Sem chave e com a folha travada, chame o técnico; o atendimento funciona {shop.hours}.",
        ],
      },
    ],
    photo: "fotos do interfone, da fechadura e do batente",
  },
  {
    id: "interfone-na-garagem",
    broader: "interfone",
    label: "Interfone abrindo a garagem",
    phrase: "o interfone ligado ao motor da garagem",
    intent: "installation",
    asks: [
      "interfone abre portão carro",
      "interfone abre portão carros",
      "interfone abre garagem",
      "interfone abrir portão carro",
      "interfone portão carro",
      "porteiro eletrônico portão garagem preço",
      "preço porteiro eletrônico garagem",
      "porteiro eletrônico abre portão garagem",
      "porteiro eletrônico portão garagem",
      "porteiro eletrônico abrir garagem",
      "vídeo porteiro abre garagem",
      "vídeo porteiro portão garagem",
      "interfone abrir garagem",
      "interfone motor portão",
      "ligar interfone motor",
      "ligar interfone portão",
      "botão interfone garagem",
      "interfone abre dois portões",
      "interfone dois portões",
      "dois portões um interfone",
      "ligar interfone placa",
      "interfone segundo botão",
      "conectar interfone motor",
      "integrar interfone portão",
      "relé interfone acionar garagem",
      "relé interfone garagem",
    ],
    answers: {
      any: [
        "O interfone abre o portão da garagem quando a saída dele é ligada, por um par de fios, à entrada de botoeira da placa do motor. Se essa saída tem tensão, como a da fechadura, é preciso um relé no meio, senão a placa queima. Funciona em quase todo motor, e com o cabo pronto leva até {trade.smallRepair}.",
        "Um interfone abre dois portões, o social e o da garagem, quando tem duas teclas de abertura: uma solta a fechadura elétrica e a outra aciona a placa do motor. Se o aparelho só tem uma saída, o técnico acrescenta um botão ou um relé. O valor sai de graça, pela foto do interfone e do motor.",
        "Dá para ter um interfone que abre a garagem em quase todo motor: basta a placa ter entrada de botoeira. O aparelho precisa de um contato livre, marcado NA e COM, ou de um relé ligado à saída da fechadura. O serviço é orçado por foto, e o que mais pesa é passar o cabo.",
        "Para o interfone abrir o portão da garagem, liga-se o contato dele à placa do motor, como um botão de parede. Quando o aparelho só tem saída para fechadura, entra um relé. Em até {trade.smallRepair} fica pronto, se o cabo já existe, e a foto do interfone e do motor permite orçar.",
        "O portão da garagem abre pelo interfone com uma ligação simples na placa do motor, de qualquer marca. Compre um aparelho com duas teclas de abertura, ou use um relé no que já tem. O orçamento é grátis por foto, e cabo já passado é o que mais barateia.",
        "O porteiro eletrônico abre o portão da garagem quando a segunda tecla dele é ligada, por dois fios, à entrada de botoeira do motor. Se o aparelho só tem saída para a fechadura, que traz tensão, entra um relé. Com o cabo pronto, fica feito em até {trade.smallRepair}, e a foto dos dois permite orçar.",
      ],
      question: [
        "Sim, o interfone abre o portão da garagem quando a saída dele é ligada à entrada de botoeira da placa do motor. Precisa de relé se a saída tem tensão, como a da fechadura, porque ligada direto queima a placa. O serviço, com cabo pronto, leva até {trade.smallRepair}.",
        "Dá, em quase todo motor com entrada de botoeira. O ideal é o interfone ter um contato livre ou segunda tecla de abertura. Sem isso, um relé separa a tensão da fechadura e a placa.",
        "Sim, quase todo portão de garagem pode abrir pelo interfone, porque para o motor ele é só mais um botão. A exceção são placas sem entrada de botoeira, que a foto da etiqueta mostra.",
        "Sim, o porteiro eletrônico abre o portão da garagem se tiver uma segunda saída de abertura, ligada à entrada de botoeira do motor. Quando há só a saída da fechadura, o técnico põe um relé no meio, para a tensão não queimar a placa. Com o cabo pronto, o serviço leva até {trade.smallRepair}.",
      ],
      price: [
        "Ligar o interfone para abrir a garagem é orçado grátis por foto: paga-se a mão de obra, o cabo até o motor e, se faltar contato livre, um relé. Cabo já passado deixa barato; distância longa e parede a quebrar encarecem.",
        "O preço de ligar o interfone à garagem depende da distância até o motor e da saída do aparelho, que às vezes pede um relé. Com o fio pronto, leva até {trade.smallRepair}. O orçamento por foto é grátis.",
        "Quanto custa ligar o interfone ao portão da garagem se sabe por foto, sem custo. O relé é barato. O cabo até o motor é o que pesa na conta.",
        "O preço do porteiro eletrônico que abre o portão da garagem depende do aparelho, do cabo até o motor e de ser preciso um relé. Sai mais barato ligar o que você já tem, com o fio pronto. Depois vem um novo só de voz, e o de vídeo é o mais caro. O valor exato é informado de graça, pelas fotos da entrada e do motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual interfone permite abrir a garagem", "O que procurar no aparelho"],
        slots: [
          [
            "Procure no manual ou nos bornes as palavras contato seco, NA e COM, saída auxiliar ou segundo portão. Com duas saídas, a entrada social e a garagem ficam em teclas diferentes. O interfone antigo que só abre fechadura serve também, com um relé ao lado.",
            "O melhor é o aparelho com duas teclas, uma para a entrada social e outra para a garagem. No manual isso aparece como segunda saída, contato seco ou NA e COM. Quem já tem um de uma tecla só acrescenta um relé.",
            "Escolha um modelo com segunda saída de abertura, e de preferência com vídeo, que mostra a rua antes de abrir. Se o seu tem só a saída da fechadura, um relé faz a adaptação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a ligação", "A ligação na placa do motor"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico mede o que a tecla entrega: sem tensão, o fio vai direto à placa; com tensão, passa pelo relé. O cabo segue separado da rede elétrica, para o portão não abrir sozinho.",
            "O técnico desliga a energia, mede a saída do interfone e decide se ela vai direto ou com relé. Depois passa o cabo longe dos fios de força, que poderiam causar acionamento falso.",
            "Primeiro se descobre se a tecla tem tensão. É isso que define o relé. A ligação na entrada de botoeira é feita sem energia, com cabo próprio, longe da rede.",
          ],
          [
            "O teste é feito pelo interfone, pelo controle e com a fotocélula interrompida. A tecla da entrada social não pode mover a garagem.",
            "No fim se aperta cada tecla, para ver se cada uma abre só o seu portão, e se testa a fotocélula.",
            "Cada tecla é experimentada, junto com o controle e a fotocélula, antes de o técnico sair.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como usar com segurança", "Abrir a garagem sem ver o portão"],
        slots: [
          [
            "De dentro de casa você não vê a folha, por isso a fotocélula é indispensável: ela impede que o portão feche sobre alguém. Um vídeo porteiro ou uma câmera mostra se a passagem está livre antes do toque.",
            "Quem abre pelo interfone costuma não enxergar o portão. Tenha fotocélula funcionando e, se possível, uma câmera voltada para a garagem.",
            "A tecla fica longe do portão, e é a fotocélula que protege quem passa. Com imagem, você confere a entrada antes de apertar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o fio da fechadura direto na placa?",
        answers: [
          "Não. Aquela saída tem tensão e queima a entrada da placa. O relé entrega só o contato.",
          "Não faça isso, porque a placa espera um contato sem tensão. O relé custa pouco e protege a central.",
          "Nunca direto. A saída da fechadura tem em geral 12 V, e a entrada de botoeira não aceita.",
        ],
      },
      {
        question: "A tecla do interfone também fecha a garagem?",
        answers: [
          "Sim, a placa a trata como botoeira: cada toque abre, para ou fecha, conforme a programação. Feche só vendo a passagem.",
          "Fecha, se a placa está nesse modo. Com fechamento automático, a tecla só precisa abrir.",
          "Fecha, na maioria das placas. Em algumas dá para programar a tecla só para abrir.",
        ],
      },
      {
        question: "Dá para abrir o portão social e a garagem pelo mesmo interfone?",
        answers: [
          "Dá, com um aparelho de duas saídas ou com um relé na segunda tecla. Cada portão fica na sua tecla.",
          "Sim, desde que ele tenha duas teclas de abertura. Com uma só, é preciso escolher qual portão ela abre.",
          "Sim. A primeira saída aciona a fechadura, e a segunda, a placa do motor.",
        ],
      },
      {
        question: "O portão pode abrir sozinho por causa do interfone?",
        answers: [
          "Pode, se o contato colar ou o cabo tiver umidade. O técnico desliga essa linha para confirmar.",
          "Acontece quando o cabo corre junto da rede ou tem emenda molhada. Duto separado evita.",
          "É raro. Quando ocorre, a causa costuma ser emenda úmida ou relé colado.",
        ],
      },
    ],
    photo: "fotos do interfone por dentro da casa, da unidade da rua e da etiqueta do motor",
  },
  {
    id: "video-porteiro",
    broader: "interfone",
    label: "Vídeo porteiro",
    phrase: "o vídeo porteiro do portão",
    intent: "buying",
    asks: [
      "trocar interfone vídeo porteiro",
      "trocar interfone por vídeo porteiro",
      "substituir interfone vídeo porteiro",
      "trocar interfone por vídeo",
      "porteiro eletrônico câmera preço",
      "porteiro eletrônico residencial câmera preço",
      "porteiro eletrônico residencial com câmera preço",
      "porteiro eletrônico com câmera",
      "porteiro eletrônico residencial câmera",
      "vídeo porteiro abertura portão",
      "vídeo porteiro abertura portão preço",
      "vídeo porteiro abertura portão eletrônico",
      "vídeo porteiro abertura portão eletrônico preço",
      "vídeo porteiro abre portão",
      "vídeo porteiro abre portão preço",
      "vídeo porteiro fechadura preço",
      "vídeo porteiro",
      "videoporteiro",
      "interfone vídeo",
      "interfone câmera",
      "interfone câmera abre garagem",
      "interfone câmera abre garagem preço",
      "interfone câmera preço",
      "vídeo interfone",
      "porteiro eletrônico vídeo",
      "vídeo porteiro vale pena",
      "vídeo porteiro instalar",
      "interfone vídeo vale pena",
      "vídeo porteiro portão eletrônico",
      "preço colocar vídeo porteiro",
      "preço vídeo porteiro monitor",
      "vídeo porteiro preço",
      "vídeo porteiro quanto custa",
      "vídeo porteiro valor",
      "vídeo porteiro orçamento",
    ],
    answers: {
      any: [
        "O vídeo porteiro mostra na tela quem está no portão antes de você abrir, e vale a pena para quem recebe entregas ou fica só em casa. Escolha uma câmera vedada, com visão noturna e saída para a fechadura. O valor instalado depende do aparelho e do cabo, e sai de graça por foto da entrada.",
        "Com vídeo porteiro você vê a pessoa no portão antes de liberar a entrada, o que compensa onde há entregas ou alguém sozinho em casa. Procure câmera protegida da chuva, que enxergue à noite e acione a fechadura; o portão da garagem pede mais uma saída no aparelho.",
        "Um vídeo porteiro vale a pena quando ver o rosto antes de abrir faz diferença, como em dia de entrega ou para quem está só. A parte da rua precisa de vedação, imagem noturna e comando de fechadura, e um segundo contato se a ideia for abrir também a garagem.",
        "Ver o rosto de quem toca antes de abrir é o que o vídeo porteiro acrescenta ao interfone, e isso compensa para quem fica só ou recebe muita entrega. A câmera da rua deve ser vedada, enxergar no escuro e acionar a fechadura. Abrir também a garagem exige outra saída de contato.",
        "Para identificar o visitante pela tela e só então liberar, o vídeo porteiro substitui o interfone de áudio com vantagem em casa de muita entrega ou de quem mora só. Prefira unidade de rua à prova de chuva, com imagem noturna e comando da fechadura, mais um segundo contato para o portão de carros.",
      ],
      price: [
        "O preço do vídeo porteiro instalado soma o aparelho, o cabo da rua até a tela e a mão de obra. A fechadura elétrica e a ligação para abrir a garagem são itens à parte. Se o cabo do interfone atual serve, o total diminui. O orçamento é grátis, por fotos do interfone e do portão.",
        "O vídeo porteiro com abertura de portão tem preço por itens: o aparelho, o cabo e a mão de obra. O mais barato é o de uma tela, sem celular. A abertura da garagem e uma fechadura nova são somadas. Mande fotos da entrada, e o total sai antes da visita, sem custo.",
        "Quanto custa o vídeo porteiro depende da tela, do atendimento pelo celular e da distância da rua até o monitor. Aproveitar o fio que já existe deixa mais barato. A fechadura e o comando do motor são somados. Com fotos do aparelho atual e do portão, o orçamento sai completo e sem custo.",
        "O preço do vídeo porteiro tem três partes: o aparelho, o cabo entre a rua e o monitor e a mão de obra. Gasta menos quem escolhe uma tela só e tem fio que se aproveita. Fechadura nova e abertura da garagem são somadas. O total sai de graça, por fotos do interfone e do portão.",
        "O valor do vídeo porteiro instalado sobe com o atendimento por celular, a segunda tela e o cabo longo. Ele desce quando o fio do interfone antigo serve. Ligar a garagem ou trocar a fechadura aparece separado no orçamento, que é grátis, por fotos da entrada e do aparelho atual.",
      ],
      installation: [
        "Na instalação do vídeo porteiro com abertura de portão, a câmera fica na altura do rosto e abrigada, o cabo vai da rua até a tela e a saída aciona a fechadura do social. Para a garagem, o aparelho é ligado ao motor como um botão de parede. O valor sai por fotos da entrada.",
        "Instalar o vídeo porteiro consiste em fixar a câmera ao abrigo da chuva, levar o cabo até o monitor e ligar a fechadura, em geral de 12 V. A abertura do portão da garagem é feita na mesma visita, na entrada de botão do motor. Mande fotos da entrada para saber o preço.",
        "A instalação do vídeo porteiro começa pelo teste do cabo do interfone antigo, que às vezes serve, e segue com câmera, tela e fechadura do pedestre. Se ele também vai fazer a abertura do portão de carros, o técnico o liga ao motor como mais um botão. Fotos da entrada bastam para o valor.",
        "Para instalar vídeo porteiro, o técnico fixa a câmera sob abrigo, na altura do rosto, passa o cabo até o monitor e conecta a fechadura do pedestre. A abertura do portão da garagem usa a entrada de botoeira do motor, na mesma ida, e o preço sai com fotos da entrada.",
        "A instalação com abertura de portão reúne câmera abrigada, monitor, cabo e fechadura do social, esta normalmente de 12 V. Querendo comandar também os carros, liga-se uma saída ao motor, no lugar do botão de parede. O orçamento é feito com imagens da entrada.",
      ],
      question: [
        "Vale a pena se você quer ver quem chama antes de abrir ou atender pelo celular. O vídeo porteiro abre o portão social pela fechadura e a garagem por um contato na placa do motor. Para só abrir, o interfone de áudio faz o mesmo com menos custo.",
        "Sim, o vídeo porteiro abre o portão: o de pedestre pela fechadura elétrica e o da garagem por uma segunda saída ligada ao motor. Compensa para quem quer ver o visitante. Sem essa necessidade, o interfone de áudio custa menos e abre igual.",
        "Compensa quando há entrega, idoso ou alguém só em casa, pois o vídeo porteiro mostra a pessoa e abre o social pela fechadura e a garagem por contato ligado ao motor. Se ouvir a voz já basta, o interfone comum abre do mesmo modo e é mais barato.",
        "O vídeo porteiro serve, sim, para ver antes e abrir depois: fechadura elétrica no pedestre e, com uma saída a mais, o motor da garagem. Quem dispensa a imagem economiza ficando no interfone de áudio, que também abre.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar antes de comprar vídeo porteiro", "Qual vídeo porteiro escolher"],
        slots: [
          [
            "O modelo com Wi-Fi toca no celular e deixa abrir de longe, desde que o sinal de 2,4 GHz seja firme perto da tela. O modelo sem Wi-Fi só atende pela tela de casa e custa menos.",
            "Para atender fora de casa, procure o que usa aplicativo e veja se o sinal de 2,4 GHz alcança o lugar da tela. O que trabalha só com monitor é mais barato e resolve quando sempre há alguém em casa.",
            "Decida primeiro se quer atender no telefone: isso exige Wi-Fi de 2,4 GHz com bom sinal perto do monitor. Se a tela fixa já resolve, o aparelho sem rede sai mais em conta.",
            "A primeira escolha é entre tela e telefone. Atender da rua pede aparelho com Wi-Fi e rede de 2,4 GHz estável onde fica o monitor. Se alguém está sempre em casa, o modelo só com tela cumpre a função por menos.",
            "Quem passa o dia fora aproveita o modelo que chama no aplicativo, contanto que o roteador entregue 2,4 GHz sem falhas junto à tela. Para uso apenas dentro de casa, o de monitor fixo custa menos.",
          ],
          [
            "Veja quantos portões o aparelho abre. Com uma saída, ele abre só o portão social. Com duas, abre também a garagem, e a segunda deve ser de contato seco, isto é, sem tensão. Confira se a fechadura atual é da mesma tensão, em geral 12 V.",
            "Veja na ficha quantas saídas há, porque a primeira vai para a fechadura do pedestre e a garagem precisa de outra, sem tensão, o chamado contato seco. Para aproveitar a fechadura que existe, a tensão tem de casar, quase sempre 12 V.",
            "O número de saídas define o que ele abre: só o social com uma, social e garagem com duas. A do motor é de contato seco, um simples liga e desliga sem tensão, e a da fechadura acompanha a dela, normalmente 12 V.",
            "Depois confira o que ele aciona. Com uma saída, abre o pedestre. Para a garagem falta outra, do tipo contato seco, que só fecha circuito e não envia tensão. A fechadura existente serve se pedir a mesma voltagem, em regra 12 V.",
            "Garagem e social juntos exigem duas saídas na ficha do aparelho, e a que vai ao motor é contato seco, um interruptor sem energia própria. Compare ainda a tensão da fechadura que já está no portão, comumente 12 V.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do vídeo porteiro", "Cabo, câmera, monitor e fechadura"],
        slots: [
          [
            "O técnico testa o cabo do interfone antigo, porque o vídeo costuma precisar de mais fios. O cabo novo passa longe dos fios de energia, para a imagem não chiar. A câmera fica na altura do rosto, sem sol de frente.",
            "Primeiro se verifica se a fiação do interfone aguenta a imagem; muitas vezes faltam fios. Passa-se então outro cabo, afastado da rede elétrica para evitar chuvisco, e a câmera vai onde o sol não bate de frente nem o portão encosta.",
            "A fiação existente é medida antes, pois imagem exige mais vias que a voz. Quando é preciso cabo novo, ele segue longe dos fios de força, e a unidade da rua é posta fora do contraluz e do caminho da folha.",
            "Antes de furar qualquer coisa, mede-se o cabo que veio do interfone, porque a imagem pode exigir outro. A fiação nova evita o conduíte da rede elétrica, que suja o sinal, e a câmera foge do sol de frente e do movimento do portão.",
            "O cabo antigo passa por um teste, já que som precisa de poucos fios e vídeo, em geral, de mais. Se não der, puxa-se um novo por caminho próprio, sem encostar na força; a câmera fica onde a luz ajuda e a folha não bate.",
          ],
          [
            "Para abrir a garagem, o aparelho é ligado na entrada de botão do motor, que não recebe tensão. No fim, o técnico testa os dois portões com alguém olhando a passagem.",
            "A ligação com o motor se faz na entrada do botão de parede, sem levar tensão à placa. Antes de ir embora, o técnico abre o social e a garagem, com a passagem à vista.",
            "Para comandar o motor, aproveita-se a entrada de botoeira da placa, que não recebe tensão. Por fim cada portão é aberto algumas vezes, sempre com alguém vigiando o vão.",
            "O comando da garagem entra pelos bornes da botoeira, onde a placa não recebe energia de fora. Concluída a ligação, social e portão de carros são acionados com uma pessoa atenta ao vão.",
            "Do lado do motor, usa-se o mesmo ponto do botão de parede, sem mandar tensão para a central. O serviço acaba com as duas aberturas testadas e a passagem sob os olhos do técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do vídeo porteiro", "De que depende o preço instalado"],
        slots: [
          [
            "A diferença está no aparelho, no caminho do cabo e no que ele vai abrir. Estes itens aumentam a conta, do mais comum ao menos comum.",
            "Três coisas fazem o valor: modelo, cabo e número de portões. Veja o que costuma acrescentar ao orçamento.",
            "O valor muda com o modelo, a distância e as aberturas. Alguns itens entram no orçamento só quando a casa precisa deles.",
            "O orçamento parte do aparelho e cresce conforme o percurso do cabo e o que se quer abrir. Confira o que pode entrar nele.",
            "Casa com fiação boa e um portão só paga o básico. Os acréscimos mais frequentes estão nesta lista.",
          ],
        ],
        bullets: [
          "Cabo novo da rua até a tela, quando o do interfone não serve",
          "Atendimento pelo celular, com Wi-Fi",
          "Segunda tela em outro cômodo",
          "Fechadura elétrica nova e fonte com bateria",
          "Ligação com o motor da garagem",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para aproveitar o cabo do interfone antigo?",
        answers: [
          "Às vezes. Alguns vídeos porteiros trabalham com dois fios e usam o mesmo cabo. Outros precisam de mais vias ou perdem imagem na distância. O técnico testa antes de passar outro.",
          "Depende do número de fios que o modelo pede e da distância até a rua. Os de dois fios costumam aproveitar. Nos demais, o teste na visita mostra se é preciso cabo novo.",
          "Em parte dos casos, sim. Modelos de dois fios foram feitos para isso. Os que pedem mais condutores, ou casas com a rua distante, ganham cabo novo depois de um teste.",
        ],
      },
      {
        question: "Vídeo porteiro sem fio funciona bem?",
        answers: [
          "Funciona de perto e sem parede grossa no caminho. Em portão distante, ou com muro de concreto e chapa no meio, o cabo dá imagem mais estável e chamada que não falha.",
          "De perto, sim, com o caminho livre. Concreto, chapa de aço e distância enfraquecem o sinal, e nesses casos a ligação por cabo mantém a imagem firme.",
          "Em distância curta e sem obstáculo, atende bem. Quando há laje, muro grosso ou portão de chapa entre as duas partes, prefira o modelo com cabo, que não perde a chamada.",
        ],
      },
      {
        question: "O vídeo porteiro grava quem tocou?",
        answers: [
          "Alguns modelos gravam foto ou vídeo em cartão ou no aplicativo quando alguém toca. Para gravação contínua da rua, o caminho é somar uma câmera de segurança.",
          "Há os que guardam a imagem de cada chamada no cartão ou no celular, e isso consta da ficha. Gravar o tempo todo já é trabalho de câmera à parte.",
          "Depende do modelo: vários salvam foto ou um trecho da visita na memória ou no aplicativo. Quem quer a calçada registrada o dia inteiro deve instalar uma câmera própria.",
        ],
      },
      {
        question: "O vídeo porteiro funciona na falta de luz?",
        answers: [
          "Só com fonte de bateria ou nobreak, que mantêm a chamada e a abertura por algum tempo. Sem isso ele apaga, mas a fechadura de trinco continua abrindo pela chave.",
          "Em geral ele apaga junto com a casa, a menos que a fonte tenha bateria ou haja nobreak. O portão social ainda abre com a chave comum da fechadura.",
          "Sem bateria na fonte nem nobreak, não funciona, e a tela desliga. A entrada de pedestre segue abrindo com chave, e com a reserva a chamada dura mais um tempo.",
        ],
      },
    ],
    photo: "fotos do interfone atual, da fechadura, do portão e da etiqueta do motor",
  },
  {
    id: "camera-e-interfone",
    broader: "interfone",
    label: "Câmera e interfone no portão",
    phrase: "a câmera e o interfone do portão",
    intent: "installation",
    asks: [
      "câmera interfone",
      "câmera e interfone",
      "câmera interfone separados",
      "instalar câmera e interfone",
      "instalação câmera e interfone",
      "instalação interfone e câmera",
      "câmera e interfone portão",
      "colocar câmera e interfone",
      "câmera e interfone preço",
    ],
    answers: {
      any: [
        "Câmera e interfone no portão podem ser dois aparelhos, cada um com o seu cabo, ou um só, o vídeo porteiro, que mostra quem toca e abre. Separados é melhor para quem quer gravar a rua o dia todo. Juntos, para quem quer só ver a visita, com menos fio e menos furo.",
        "É melhor vídeo porteiro se você quer ver quem chama e abrir, e câmera e interfone separados se quer gravar a rua sem parar. Nos dois casos os cabos seguem longe da força, e o interfone solta a fechadura, em geral de 12 V, ou dá um contato ao motor.",
        "Para instalar interfone e câmera na entrada, escolha entre dois aparelhos, que vigiam e gravam o tempo todo, e o vídeo porteiro, que reúne os dois e só mostra imagem na chamada. O porteiro eletrônico comanda a fechadura do social e, por relé, a garagem.",
      ],
      price: [
        "O preço de câmera e interfone soma os dois aparelhos, o cabo e a ligação à fechadura ou ao motor. No vídeo porteiro é um aparelho só, com menos fio. Gravador e câmera de boa imagem encarecem, e tubo pronto até a rua barateia. Tudo é orçado por foto da entrada.",
        "Separados, câmera e interfone custam mais, por terem dois cabos e gravador. O vídeo porteiro sai mais em conta para ver e abrir, e aproveitar o cabo do interfone antigo reduz a mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Separados ou vídeo porteiro", "Um aparelho ou dois na entrada"],
        slots: [
          [
            "A pergunta é o que você quer ver, e quando. Ver só na chamada pede menos que gravar sempre.",
            "Gravar a rua ou apenas ver a visita: isso decide.",
            "Comece pelo uso, porque vigiar o tempo todo é diferente de atender quem chama.",
          ],
        ],
        bullets: [
          "Vídeo porteiro: imagem na chamada, um cabo, menos furo",
          "Câmera separada: grava dia e noite, com gravador ou nuvem",
          "Interfone de áudio mais câmera: troca-se um sem mexer no outro",
          "Vídeo porteiro com Wi-Fi: atende pelo celular, se o sinal chega à rua",
        ],
      },
      {
        about: "visit",
        headings: ["Como câmera e interfone são instalados", "Cabos, fonte e ligação ao portão"],
        slots: [
          [
            "Os cabos vão em duto separado do de força do motor, para não chiar nem perder imagem. A unidade da rua fica na altura do rosto, perto de 1,5 metro, abrigada da chuva, e a câmera, a uns 3 metros.",
            "O fio de energia passa em um tubo e o de sinal em outro. O interfone fica a cerca de 1,5 metro do chão, abrigado, e a câmera fica mais alta, perto de 3 metros.",
            "Duto de sinal longe da energia evita ruído. A altura usual é de 1,5 metro para o interfone e 3 metros para a câmera.",
          ],
          [
            "O social abre pela fechadura elétrica, e a garagem, por relé na entrada de botoeira, que protege a placa. No fim se testa o controle com a câmera ligada, porque fonte perto do receptor encurta o alcance.",
            "A fechadura recebe a tensão própria e o motor, só um contato por relé. Fonte de câmera ao lado do receptor atrapalha o controle, e isso se confere no fim.",
            "Um relé leva o comando ao motor, e a fechadura tem fonte sua. O teste inclui o controle remoto, que pode perder alcance com fonte encostada ao receptor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que a câmera não faz", "Câmera, fotocélula e segurança"],
        slots: [
          [
            "A câmera mostra, mas quem impede a folha de fechar sobre alguém é a fotocélula. Para abrir a garagem de longe, os dois precisam funcionar.",
            "A imagem não para o portão. Quem para é a fotocélula, e para acionar à distância é preciso ter as duas.",
            "Ver a passagem não protege ninguém. Para abrir sem estar ali, tenha fotocélula no vão e câmera.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o cabo do interfone antigo?",
        answers: [
          "O cabo antigo muitas vezes serve ao vídeo porteiro, se tem pares suficientes e está inteiro. Câmera de rede precisa de cabo próprio.",
          "Depende do número de fios e do estado. O teste é feito antes de furar.",
        ],
      },
      {
        question: "O interfone com câmera abre também a garagem?",
        answers: [
          "Abre, se tiver uma segunda saída ou um relé ligado à botoeira do motor.",
          "Sim, com duas saídas: social e garagem.",
        ],
      },
      {
        question: "Funciona sem luz?",
        answers: [
          "Só com bateria na fonte. A fechadura comum continua abrindo pela chave, e o motor precisa de nobreak.",
          "Com bateria na fonte, funciona. Sem ela, use a chave do portão social.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Com tubo pronto, leva poucas horas. Se for preciso passar cabo em muro ou piso, pode levar o dia.",
          "Leva algumas horas, se há tubo para o cabo. Abrir parede aumenta o tempo.",
        ],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, do interfone atual, se houver, e da etiqueta do motor",
  },
  {
    id: "interfone-intelbras",
    broader: "interfone",
    label: "Vídeo porteiro e interfone Intelbras",
    phrase: "o interfone Intelbras do portão",
    intent: "buying",
    asks: [
      "vídeo porteiro intelbras",
      "videoporteiro intelbras",
      "interfone intelbras",
      "interfone vídeo intelbras",
      "interfone câmera intelbras",
      "porteiro eletrônico intelbras",
      "instalar vídeo porteiro intelbras",
      "instalação vídeo porteiro intelbras",
      "instalação interfone intelbras",
      "vídeo porteiro intelbras preço",
      "interfone intelbras preço",
    ],
    answers: {
      any: [
        "O vídeo porteiro Intelbras abre o portão social pela fechadura elétrica, em geral de 12 V, e a garagem por um contato ligado na placa do motor, de qualquer marca. Para abrir os dois, o modelo precisa de duas saídas ou de um relé. Instalamos o aparelho e fazemos essa ligação, com orçamento grátis por foto.",
        "Sim, o vídeo porteiro e o interfone Intelbras abrem o portão: uma saída aciona a fechadura da entrada social, e a segunda, a entrada de botoeira do motor da garagem. Se o aparelho tem só uma saída, um relé resolve. O motor pode ser de qualquer marca, e o valor sai por foto.",
        "A instalação do vídeo porteiro Intelbras liga três coisas: a unidade da rua, o monitor de dentro e a fechadura elétrica do portão. A garagem entra por um contato na placa do motor, se o modelo tem segunda saída. Mande fotos da entrada para o orçamento grátis.",
        "Instalamos vídeo porteiro e interfone Intelbras com abertura do portão social e, se você quiser, da garagem. O número de saídas do aparelho diz se ele abre um portão ou os dois. O que mais muda o preço é o cabo até a rua, e a foto da entrada basta para orçar.",
      ],
      price: [
        "O preço do vídeo porteiro ou interfone Intelbras instalado soma o aparelho, o cabo até a rua e a ligação à fechadura ou ao motor, e é orçado grátis por foto. Só com áudio custa menos que com imagem. Aproveitar o cabo que existe é o que mais barateia.",
        "Na instalação de interfone Intelbras pesam o modelo, os metros de cabo e o número de portões que ele abre. O de áudio custa menos que o vídeo porteiro, e aproveitar a fiação reduz bastante a mão de obra. O orçamento é grátis, por foto da entrada.",
        "O preço para instalar vídeo porteiro Intelbras depende sobretudo do cabo: com a fiação pronta é rápido, e com duto novo até a rua sai mais caro. Abrir também a garagem acrescenta uma ligação e, às vezes, um relé. Mande fotos e passamos o valor, sem custo.",
      ],
      repair: [
        "Interfone Intelbras que não abre o portão tem, na maioria das vezes, fio partido ou fonte fraca, e não defeito no aparelho. Testamos a fonte, o cabo, a fechadura e o contato na placa do motor. Se o vídeo porteiro está na garantia, procure antes quem o vendeu.",
        "Se o vídeo porteiro Intelbras fala e não abre, o defeito costuma estar na fechadura, na fonte ou no fio até o motor. Sem som nem imagem, a suspeita é alimentação e cabo. Medimos tudo antes de propor a troca do interfone.",
        "O conserto do interfone Intelbras começa pelo que custa menos: fonte, emendas do cabo e fechadura elétrica. Só depois se suspeita do aparelho, cuja garantia é do fabricante. Um vídeo do que acontece ao apertar a tecla já orienta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar no modelo", "Quantas saídas e que cabo o aparelho pede"],
        slots: [
          [
            "Conte as saídas de abertura: uma serve só à entrada social, e duas comandam também a garagem. Depois confira a distância máxima de cabo no manual, porque fio fino ou longo demais derruba a imagem e a força da fechadura.",
            "O ponto que decide é o número de saídas, uma para a entrada social e outra para a garagem. O segundo é o cabo: cada modelo tem um limite de metros, e além dele a imagem falha e a fechadura perde força.",
            "Veja no manual se há uma ou duas saídas de abertura e até quantos metros de cabo ele aceita. Com fio fino ou comprido demais, a voz chia, a imagem cai e a fechadura não solta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como ele é ligado ao portão", "A instalação, do lado da rua até o motor"],
        slots: [
          [
            "A unidade da rua fica abrigada da chuva, com a câmera perto de 1,50 m do chão, e o cabo segue em duto separado da energia. Juntos, os dois dão chiado na voz e faixas na imagem.",
            "A câmera da rua é fixada a cerca de 1,50 m do piso, fora da chuva direta. O cabo não pode dividir o duto com a energia, senão aparecem chiado e faixas.",
            "Do lado de fora, a unidade vai a uns 1,50 m de altura, num ponto coberto. O cabo corre em duto próprio, porque ao lado da rede elétrica ele capta ruído.",
          ],
          [
            "No motor, a ligação é um contato na entrada de botoeira, feito com o disjuntor desligado e sem mandar tensão à placa. No fim se testam a chamada e a abertura dos dois portões.",
            "Na garagem, dois fios vão à entrada de botoeira da placa, com a energia cortada. O teste final inclui chamada, imagem e a abertura de cada portão.",
            "Com o disjuntor desligado, o técnico liga a segunda saída à placa do motor como se fosse um botão. Depois testa voz, imagem, fechadura e garagem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da instalação", "O que encarece e o que barateia"],
        slots: [
          [
            "O mais barato é trocar um interfone de áudio por outro, com a mesma fiação. O mais caro é vídeo com cabo novo e dois portões. Entre eles, cada metro de passagem e cada relé soma um pouco.",
            "Cabo aproveitado é o que mais reduz a conta, e duto a abrir na parede é o que mais aumenta. Vídeo custa mais que áudio, e a segunda abertura acrescenta um relé em alguns modelos.",
            "Com fiação boa, paga-se quase só o aparelho e a ligação. Duto novo, distância grande até a rua e abertura da garagem aumentam o valor, que é dado por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone Intelbras exige motor Intelbras?",
        answers: [
          "Não. Ele só fecha um contato, e a placa de qualquer marca com entrada de botoeira obedece. Isso inclui quase todas as residenciais.",
          "Não exige. O motor recebe um sinal igual ao de um botão de parede, seja de que marca for.",
          "Não. O que importa é a placa do motor ter entrada de botoeira, que quase todas têm.",
        ],
      },
      {
        question: "Vocês são autorizados Intelbras?",
        answers: [
          "Não, somos empresa independente. Vendemos, instalamos e ligamos ao portão. A garantia do aparelho é do fabricante ou de quem o vendeu.",
          "Não somos da rede autorizada. Cuidamos da instalação e da ligação, e a garantia do produto fica com o fabricante.",
          "Não. Instalamos e fazemos a ligação; defeito de fábrica se trata com quem vendeu o aparelho.",
        ],
      },
      {
        question: "Dá para aproveitar o cabo do interfone antigo?",
        answers: [
          "Às vezes: depende do número de fios, do estado e da distância. O técnico testa o cabo e só passa outro se ele não servir.",
          "Muitas vezes, sim, para áudio. O vídeo costuma pedir mais fios ou cabo blindado, conforme o manual.",
          "Só depois de testado. Emenda velha e fio fino servem para voz, mas falham com imagem.",
        ],
      },
      {
        question: "O vídeo porteiro funciona sem energia?",
        answers: [
          "Só com nobreak ou fonte com bateria. A entrada social abre pela chave, e a garagem pelo destravamento, que no basculante exige cabo e contrapeso inteiros.",
          "Não, a menos que haja uma fonte com bateria. Tenha sempre a chave da entrada social.",
          "Com nobreak, por algumas horas. Sem ele, o portão se abre pela chave.",
        ],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, do aparelho e da etiqueta do motor",
  },
  {
    id: "interfone-sem-som",
    broader: "interfone",
    label: "Interfone sem som",
    phrase: "o interfone sem som",
    intent: "repair",
    asks: [
      "interfone quebrou",
      "interfone quebrado",
      "interfone pifou",
      "interfone não liga",
      "interfone mudo",
      "interfone não toca",
      "interfone não funciona",
      "interfone sem som",
      "interfone baixo",
      "interfone não fala",
      "interfone queimou",
      "interfone queimado",
      "interfone queimou raio",
      "interfone queimou depois raio",
      "interfone raio",
      "interfone sem áudio",
      "interfone sem áudio abre portão",
      "interfone não sai áudio",
      "interfone não sai voz",
      "interfone defeito",
      "conserto interfone",
      "conserto interfone hdl",
      "conserto interfone intelbras",
      "conserto interfone thevear",
      "conserto interfone agl",
      "técnico interfone",
      "assistência interfone",
      "assistência técnica interfone",
      "manutenção interfone",
      "interfone parou",
    ],
    answers: {
      any: [
        "O interfone mudo, que não toca ou chia, costuma ter a fonte queimada, o fio rompido ou a unidade da rua molhada. Sem luz no aparelho, o conserto começa pela fonte; com luz e sem voz, pelo cabo. Se ainda abre o portão, a alimentação está boa e o defeito é da campainha ou do áudio.",
        "O conserto de interfone começa pela medição da fonte, do cabo e dos dois aparelhos, e só a peça que falhou é trocada. Mande a foto do aparelho da rua e do de dentro e conte se ele chama, se fala e se abre o portão, porque isso mostra por onde começar. O orçamento é grátis, por foto.",
        "Interfone que queimou não acende, não toca e não abre o portão, e a peça que mais queima é a fonte. Tire-a da tomada e veja se há cheiro ou mancha; o técnico mede a fonte, o cabo e os dois aparelhos, porque fio partido dá o mesmo silêncio. O conserto é orçado de graça, por foto.",
        "Interfone que queimou depois de um raio tem quase sempre a fonte ou a placa do aparelho da rua atingida, porque o cabo traz o surto de fora. Desligue a fonte da tomada e use a chave do portão. O técnico mede os dois aparelhos e a fechadura, e o reparo ou a troca é orçado de graça, por foto.",
        "Interfone sem áudio que ainda abre o portão está com a fonte e o cabo da abertura bons: a falha é do microfone, do alto-falante ou do fio de voz. Teste dos dois lados quem não ouve quem. Pelas fotos dos dois aparelhos, o conserto é orçado sem custo.",
        "No conserto do interfone, o que ainda funciona mostra a peça: se ele não toca mas abre o portão, a fonte está boa, e a falha é da campainha ou do áudio. Tudo mudo e apagado aponta para a fonte. Chiado, para o cabo, as emendas ou água na unidade da rua.",
        "Interfone que não toca, ficou mudo ou com chiado tem defeito em um de três lugares: fonte, cabo ou aparelho. Apagado por inteiro é falta de alimentação, chiado vem do fio ou da umidade na rua, e se ele abre o portão mas não chama, procura-se a campainha ou a tecla.",
        "Quando o interfone fica mudo, não chama ou só faz chiado, o conserto é da fonte, do cabo ou de um dos aparelhos. Luz apagada indica a fonte, ruído na voz indica o fio ou a umidade, e abrir o portão sem tocar indica a campainha ou a tecla da rua.",
        "O conserto do interfone parte do que ele ainda faz: se está aceso e sem som, o técnico testa o cabo; se está apagado, a fonte. Se abre o portão sem tocar, a campainha ou o áudio. Chiado mostra emenda ruim ou água no aparelho da calçada.",
        "Se o interfone não toca dentro de casa mas fala e abre o portão, a fonte está boa, e o defeito é do botão da rua, do fio de chamada ou da campainha do aparelho interno. Se está apagado e mudo, comece pelo disjuntor e pela fonte. Peça a alguém que aperte a chamada enquanto você escuta de dentro.",
      ],
      price: [
        "O preço do conserto do interfone depende da peça: emenda do cabo e cápsula do fone custam menos, a fonte fica no meio, e a unidade da rua é a mais cara. Mande fotos dos dois aparelhos e da fonte; o orçamento é grátis e traz peça e mão de obra.",
        "Consertar o interfone custa conforme o defeito: cabo e cápsula saem por menos que a fonte, e esta, por menos que a unidade externa. Aparelho sem peça à venda compensa trocar. Com fotos dos dois lados, o orçamento de peça e serviço vem antes da visita.",
        "Quanto custa consertar o interfone segue a peça que falhou, da mais barata, como cápsula ou emenda de fio, até a unidade externa, com a fonte entre elas. Fotografe os aparelhos e a fonte, e o orçamento traz peça e serviço num só valor.",
        "No preço do conserto do interfone, cápsula e cabo pesam pouco, a fonte pesa mais e a unidade da rua é a conta maior. Sem peça à venda, troca-se o aparelho. O valor com mão de obra sai pelas fotos dos dois lados, antes de alguém ir até aí.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste do interfone em ordem", "Como testar o interfone sem abrir nada"],
        slots: [
          [
            "O teste leva poucos minutos e não exige desmontar os aparelhos. Uma pessoa fica na rua e outra dentro de casa, anotando o que funciona e o que falha.",
            "Duas pessoas bastam, uma em cada aparelho, com as tampas fechadas. Anote cada resultado, porque o que ainda funciona elimina metade das peças.",
            "Faça a dois, um na calçada e outro dentro, sem tirar nenhuma tampa. O que responder e o que calar mostram ao técnico por onde começar.",
            "Peça ajuda a alguém: enquanto um aperta a chamada na calçada, o outro escuta dentro. Teste com os aparelhos fechados: cada resposta elimina uma peça.",
            "Sem desparafusar nada, dá para reduzir muito a dúvida em poucos minutos. Fique um em cada ponta e tome nota do que toca, do que fala e do que abre.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do interfone está ligado e se há luz no aparelho.",
          "Aperte a chamada na rua e escute se toca dentro.",
          "Converse e repare qual voz falha: a de fora, a de dentro ou as duas.",
          "Aperte a tecla de abrir e escute a fechadura.",
          "Fotografe os dois aparelhos e a etiqueta da fonte.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o interfone não toca ou chia", "O que cada sinal do interfone indica"],
        slots: [
          [
            "Sem luz e sem som, a suspeita é a fonte, que costuma queimar em surto da rede. Chiado e zumbido nascem de emenda oxidada, de cabo que passa junto da força ou de água na unidade da rua.",
            "A fonte queimada, comum depois de raio ou queda de luz, apaga o conjunto inteiro. Já o ruído na conversa vem do fio: emenda com zinabre, cabo no mesmo tubo da energia ou umidade no aparelho externo.",
            "Tudo apagado leva à fonte, peça que sofre com raio e oscilação da rede. Se há voz com chiado, o problema está na emenda oxidada, no fio colado à rede elétrica ou na umidade que entrou no lado da rua.",
            "Raio e oscilação de energia costumam queimar a fonte, e então nada acende nem fala. O zumbido tem outra origem: cabo no mesmo tubo da rede elétrica, ponta oxidada ou unidade externa molhada.",
            "Uma fonte que parou deixa os dois aparelhos apagados, quase sempre depois de surto na rede. Havendo luz, mas com ruído, investigue o fio, que oxida nas emendas e sofre ao lado da força, e a água no lado de fora.",
          ],
          [
            "Voz baixa de um lado só é cápsula gasta, o pequeno alto-falante ou microfone do fone. Se conversa e abre mas não chama, falha a campainha ou a tecla da rua. Se só não abre, procure a fechadura e o fio dela.",
            "Quando só uma das vozes some, o defeito é da cápsula do fone ou do microfone da rua. Se falta apenas o toque, é da tecla ou da campainha. Se a conversa está boa e o portão não abre, é da fechadura elétrica ou do fio dela.",
            "Um dos lados não se ouve: troca-se a cápsula, que faz de alto-falante ou microfone. Chamada ausente com conversa normal é tecla ou campainha, e abertura ausente é caso da fechadura.",
            "Repare em qual função sumiu. Voz que falta num sentido é cápsula, a peça de falar ou ouvir. Toque que não vem é botão da rua ou campainha. Abertura que falha é fechadura ou fio dela.",
            "Se o resto funciona, a falha é local: cápsula desgastada tira uma das vozes, tecla ou campainha tira a chamada, e fechadura, ou a fiação até ela, tira a abertura.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar o interfone ou trocar", "Quando o conserto compensa"],
        slots: [
          [
            "Fonte, cabo e cápsula se consertam e costumam sair por menos que um aparelho novo. Placa oxidada ou linha sem reposição pede a troca do par, de dentro e de fora, porque marcas diferentes em geral não se entendem.",
            "O conserto vale para fio, cápsula e fonte, que custam menos que o conjunto. Se a placa zinabrou ou o modelo saiu de linha, trocam-se as duas unidades juntas, já que misturar marcas quase nunca funciona.",
            "Compensa reparar enquanto há peça: cabo, fonte e cápsula são a parte barata. Com a placa tomada por oxidação, ou sem peça à venda, o par inteiro é trocado, pois aparelho de uma marca raramente conversa com outra.",
            "Enquanto o defeito é de cápsula, fonte ou fio, reparar custa menos que comprar outro. Oxidação na placa e modelo sem reposição mudam a conta: entram aparelho interno e externo novos, da mesma linha, pois marcas misturadas raramente funcionam.",
            "Vale o reparo nas peças simples, como cabo, cápsula e fonte. Já o interfone de placa corroída, ou que não tem mais peça, sai aos pares, porque a unidade da rua e a de dentro precisam ser compatíveis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o aparelho de dentro?",
        answers: [
          "Pode, se houver monofone da mesma linha da unidade da rua. Marca diferente usa outra ligação e costuma ficar muda ou sem abrir, por isso a etiqueta dos dois aparelhos decide.",
          "Sim, dentro da mesma linha, porque os dois lados precisam falar a mesma ligação. A etiqueta de cada um mostra se ainda existe modelo compatível.",
          "Sim, desde que o novo monofone seja da linha da unidade externa, o que as etiquetas mostram. Entre marcas, a ligação muda, e o resultado costuma ser falta de voz ou de abertura.",
        ],
      },
      {
        question: "O interfone mudo impede de abrir o portão?",
        answers: [
          "A chave do portão social e o controle da garagem continuam valendo. Só a tecla do interfone pode ficar sem efeito, quando a fonte que a alimenta queimou.",
          "Pelo controle e pela chave, não. O que se perde é a abertura pela tecla, se a fonte que alimenta a fechadura também parou.",
          "Não impede: controle e chave abrem como sempre. Perde-se apenas o botão do aparelho, caso a fonte da fechadura tenha queimado.",
        ],
      },
      {
        question: "Por que o interfone toca sozinho?",
        answers: [
          "Água ou tecla presa na unidade da rua fecha o contato e simula a chamada; fio descascado faz o mesmo. Desligue o disjuntor do interfone até secar e ser revisto.",
          "Em geral a tecla da rua molhou, emperrou ou está com o fio em curto. Deixe o disjuntor dele desligado e peça a revisão da parte externa.",
          "O botão externo travado, a umidade nele ou um fio sem capa fazem contato e disparam o toque. Corte o disjuntor do aparelho e aguarde a revisão.",
        ],
      },
      {
        question: "Dá para pôr vídeo porteiro usando o mesmo fio?",
        answers: [
          "Às vezes. Alguns modelos de vídeo usam dois ou quatro fios, como o interfone comum; outros pedem cabo próprio. O número de fios e o estado deles decidem.",
          "Depende do modelo e de quantos fios existem: há vídeo que aproveita dois ou quatro. Cabo oxidado ou emendado é trocado antes.",
          "É possível em modelos que trabalham com dois ou quatro fios, desde que o cabo esteja são. Há outros que exigem cabo novo, e por isso se conta e se avalia a fiação primeiro.",
        ],
      },
    ],
    photo: "fotos dos dois aparelhos do interfone e da fonte, sem abrir nada",
  },
  {
    id: "interfone-no-celular",
    broader: "interfone",
    label: "Interfone que abre pelo celular",
    phrase: "o interfone que abre pelo celular",
    intent: "question",
    asks: [
      "interfone celular",
      "interfone abre celular",
      "interfone celular portão",
      "interfone aplicativo",
      "interfone wifi",
      "interfone wi fi",
      "atender interfone celular",
      "vídeo porteiro celular",
      "vídeo porteiro wifi",
      "vídeo porteiro wi fi",
      "porteiro eletrônico celular",
    ],
    answers: {
      any: [
        "O vídeo porteiro Wi-Fi com abertura pelo celular chama no aplicativo, mostra quem está na rua e abre a fechadura do portão social com um toque. O melhor modelo tem duas saídas, imagem boa à noite e aplicativo do fabricante; com um relé, ele também aciona o motor da garagem.",
        "Para atender o interfone e abrir pelo celular, use um vídeo porteiro Wi-Fi: a chamada aparece no aplicativo, você vê a pessoa e solta a fechadura do social. Prefira o que traz visão noturna, aplicativo próprio da marca e duas saídas, uma delas ligada por relé ao motor da garagem.",
        "Com um vídeo porteiro Wi-Fi, o celular toca quando alguém aperta o botão da rua, exibe a imagem e abre o portão social. A boa escolha reúne câmera que enxerga no escuro, aplicativo mantido pela fabricante e duas saídas: a da fechadura e a da garagem, esta por meio de um relé.",
        "Sim, dá para atender o interfone e abrir o portão pelo telefone: um vídeo porteiro Wi-Fi envia a chamada ao aplicativo, com imagem, e libera o portão social. O melhor para isso tem app da própria fabricante, câmera com visão noturna e segunda saída, que um relé leva ao motor da garagem.",
        "O interfone que toca no celular é o vídeo porteiro Wi-Fi, que avisa no app, deixa falar com quem chegou e destrava o social de onde você estiver. Ao escolher, procure imagem nítida de noite, suporte da marca ao aplicativo e dois comandos de abertura, pois a garagem usa o segundo, por relé.",
      ],
      price: [
        "O interfone que abre pelo celular custa a soma do vídeo porteiro Wi-Fi, do cabo, se o atual não servir, e da instalação. Fechadura do social e relé da garagem entram à parte, e tudo é orçado junto por foto da entrada.",
        "No vídeo porteiro Wi-Fi com abertura pelo celular, paga-se o aparelho e a mão de obra; com fechadura e cabo prontos, a conta é menor. Relé para a garagem e fechadura nova somam ao orçamento, feito por foto.",
        "O preço do interfone que atende pelo celular reúne aparelho, instalação e, quando o fio antigo não presta, cabo novo. Quem quer abrir também a garagem acrescenta um relé, e quem não tem trinco elétrico, a fechadura. Fotos da entrada bastam para orçar o conjunto.",
        "O preço de um vídeo porteiro Wi-Fi depende do modelo e do que a entrada já oferece: tubo, cabo e fechadura elétrica aproveitados baixam o valor. Comando da garagem por relé e trinco novo são itens extras, e o orçamento do conjunto vem por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o vídeo porteiro Wi-Fi", "O que conferir antes de comprar"],
        slots: [
          [
            "Compare estes pontos antes da tela grande, porque são eles que decidem se a chamada chega e se o portão abre.",
            "A tela maior chama a atenção, mas quem garante a chamada e a abertura no dia a dia são estes itens.",
            "Mais do que o tamanho da tela, olhe o que faz a chamada chegar e o portão obedecer.",
            "Use a lista abaixo na loja: um aparelho bonito que perde a chamada ou não abre a folha não serve.",
            "Quatro pontos separam um bom aparelho de um que só tem tela bonita, e todos constam na ficha do produto.",
          ],
        ],
        bullets: [
          "Duas saídas: fechadura do social e comando da garagem",
          "Câmera com visão noturna e unidade externa vedada",
          "Wi-Fi de 2,4 GHz firme no lugar do aparelho, ou modelo com cabo de rede",
          "Aplicativo do fabricante e número de celulares que aceita",
        ],
      },
      {
        about: "visit",
        headings: ["Como o interfone é instalado", "O que o técnico faz na instalação"],
        slots: [
          [
            "O aparelho da rua fica na altura do rosto e abrigado da chuva, e o cabo vai por tubo separado do de energia. Tubo que já existe poupa obra, assim como a fechadura elétrica que já funciona.",
            "Na rua, a câmera é fixada na altura de quem chama, longe da água, com o cabo num tubo diferente do da força. Se há tubulação e fechadura elétrica em bom estado, o serviço encolhe.",
            "Primeiro se define o ponto da câmera, protegido da chuva e à altura do rosto, e o caminho do cabo, que não divide tubo com a rede elétrica. Fechadura e tubo prontos diminuem o trabalho.",
            "A unidade externa pede abrigo e altura de rosto, para enquadrar quem chama. O fio segue em eletroduto próprio, longe do da força; aproveitar o tubo e o trinco elétrico existentes evita quebrar parede.",
            "O técnico escolhe onde a câmera pega bem o visitante sem tomar chuva e passa o cabo afastado da fiação de energia. O que já funciona, como eletroduto e fechadura elétrica, é mantido, e o custo cai.",
          ],
          [
            "Para a garagem, a ligação à placa passa por um relé, pecinha que separa as tensões e evita queimar a central. Ela é feita com o disjuntor desligado, e depois se testam voz, imagem, fechadura e motor.",
            "O motor recebe o comando por um relé, que impede a tensão da fechadura de chegar à placa. Com a energia do portão cortada durante a ligação, o técnico termina testando cada função: fala, imagem, social e garagem.",
            "Entre o vídeo porteiro e a central do motor entra um relé, que isola uma tensão da outra e protege a placa. O disjuntor fica desligado nessa etapa. No fim, voz, vídeo, trinco e garagem são experimentados.",
            "O comando da garagem nunca vai direto: um relé, chave acionada por eletricidade, mantém a placa do motor longe da tensão do trinco. Desliga-se o disjuntor para ligar, e a entrega inclui teste de áudio, vídeo, social e garagem.",
            "Para acionar o motor, instala-se um relé que apenas fecha o contato da botoeira, sem misturar tensões na central. O trabalho é feito sem energia no portão e termina com a abertura dos dois portões e uma chamada de teste.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Abrir pelo celular com segurança", "Cuidados ao abrir de longe"],
        slots: [
          [
            "O social se abre à distância sem risco de a folha bater em alguém; a garagem, só com fotocélula funcionando e a passagem visível na câmera. Não feche pelo telefone o portão que você não vê.",
            "Abrir o portão de pedestres de longe é tranquilo. No da garagem, comande apenas com a imagem do vão na tela e o sensor de passagem em ordem, e nunca feche sem enxergar.",
            "Na garagem, o comando à distância pede duas coisas: câmera que mostre o vão e fotocélula em dia. Sem ver a folha, não mande fechar. O social não tem esse perigo.",
            "Liberar o social de longe é simples, pois ele não tem motor. Já a folha da garagem só deve andar quando a câmera mostra o caminho livre e a fotocélula responde; fora de vista, deixe-a parada.",
            "Veja antes de tocar na tela: o portão motorizado exige imagem do vão e fotocélula testada, inclusive para fechar. Com o portão de pedestres, que só destrava, o perigo não existe.",
          ],
          [
            "Use senha forte e retire do aplicativo quem deixou a casa. Celular perdido pede troca da senha no mesmo dia, porque ele abre a porta como uma chave.",
            "O telefone vira chave: se sumir, mude a senha logo. Também convém apagar o acesso de ex-moradores e de funcionários que saíram.",
            "Cuide da conta como de uma chave: senha difícil, acesso cancelado de quem se mudou e, em caso de aparelho perdido, troca imediata.",
            "Quem tem o aplicativo tem a entrada da casa, por isso a senha deve ser longa e só sua. Tire da lista quem não mora mais ali e, num roubo ou perda do celular, troque a senha no mesmo dia.",
            "Revise de vez em quando a lista de usuários e exclua os que já não precisam entrar. Perder o telefone equivale a perder a chave: a senha muda de imediato, e deve ser difícil de adivinhar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone que abre pelo celular funciona sem internet?",
        answers: [
          "Dentro de casa, o monitor e o botão continuam funcionando, se o modelo tem aparelho interno. Longe, o celular depende da internet da casa e da do próprio telefone.",
          "Sem internet, você ainda atende e abre pelo monitor interno, nos modelos que o têm. A chamada no telefone, fora de casa, só volta com a conexão.",
          "Parte dele, sim: o aparelho interno, quando existe, recebe a chamada e abre por fio. O toque no telefone para até a internet da casa voltar.",
        ],
      },
      {
        question: "Várias pessoas podem atender o interfone pelo celular?",
        answers: [
          "Sim, na maioria dos modelos cada morador instala o aplicativo e recebe a chamada, até o limite de usuários do aparelho. Quem atende primeiro fala com a visita.",
          "Podem. O dono da conta convida os outros pelo aplicativo, e a chamada toca em todos os celulares, respeitado o máximo que o fabricante define.",
          "Sim: cada pessoa entra com o convite do titular e o primeiro que aceita a chamada conversa. O limite de aparelhos vem na ficha do modelo, e convém conferi-lo.",
        ],
      },
      {
        question: "Aproveito o cabo do interfone antigo?",
        answers: [
          "Às vezes: depende do número de vias, os fios dentro do cabo, e do estado dele. O técnico mede antes, porque cabo oxidado derruba imagem e voz.",
          "Pode servir, se tiver fios suficientes para o aparelho novo e nenhum ponto oxidado. A medição na visita decide, e um cabo bom reduz o custo.",
          "Se houver vias bastantes e cobre limpo, aproveita-se. Fio escurecido falha na imagem e na voz, e só a medição do técnico mostra se vale manter.",
        ],
      },
      {
        question: "Meu interfone comum pode ganhar celular sem trocar?",
        answers: [
          "Só se o fabricante vende um módulo para o modelo, o que o manual informa. Sem esse módulo, trocar o conjunto costuma ser mais simples que adaptar.",
          "Alguns aceitam um módulo da própria marca; procure pelo modelo no manual. Quando não existe, a troca pelo vídeo porteiro Wi-Fi dá menos trabalho que a adaptação.",
          "Depende da linha: certas marcas oferecem um módulo para o interfone já instalado, listado no manual. Fora isso, compensa pôr logo um vídeo porteiro Wi-Fi completo.",
        ],
      },
    ],
    photo: "fotos do interfone atual, da entrada e da etiqueta do motor",
  },
  {
    id: "porteiro-ou-video",
    broader: "interfone",
    label: "Porteiro eletrônico ou vídeo porteiro",
    phrase: "a escolha entre porteiro eletrônico e vídeo porteiro",
    intent: "comparison",
    asks: [
      "interfone videoporteiro",
      "interfone videoporteiro qual melhor",
      "interfone vídeo porteiro qual melhor",
      "porteiro eletrônico videoporteiro",
      "interfone câmera qual melhor",
      "porteiro eletrônico ou vídeo",
      "interfone ou vídeo porteiro",
      "interfone ou vídeo porteiro qual comprar",
      "interfone vídeo porteiro comprar",
      "vídeo porteiro ou interfone",
      "vídeo porteiro ou porteiro eletrônico",
      "diferença porteiro vídeo",
      "diferença interfone vídeo",
      "interfone ou vídeo",
      "interfone com ou sem câmera",
      "interfone áudio ou vídeo",
      "interfone áudio vídeo qual escolher",
    ],
    answers: {
      any: [
        "Entre interfone ou vídeo porteiro, o melhor é o vídeo para quem precisa ver quem está na rua antes de abrir. O interfone de voz basta, e custa menos, onde a entrada se vê da janela. Os dois abrem o portão do mesmo jeito, com a mesma fechadura.",
        "Escolha o videoporteiro se você recebe entregas, fica só ou tem muro alto; fique com o interfone comum, o porteiro eletrônico de voz, se já enxerga quem chama e quer gastar menos. Na abertura do portão não há diferença entre eles.",
        "Para decidir entre porteiro eletrônico e vídeo porteiro, pergunte se dá para ver a rua de dentro: se não dá, o vídeo vale o custo maior. Se dá, o interfone de voz resolve e é o mais barato. Fechadura e abertura são iguais nos dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Voz ou vídeo: quando escolher cada um", "Diferenças entre interfone e vídeo porteiro"],
        slots: [
          [
            "O vídeo ajuda quem mora só, quem tem muro alto e quem recebe muita entrega, porque mostra o rosto antes da conversa. Criança e idoso só abrem para quem reconhecem na tela, e os modelos com Wi-Fi tocam também no celular.",
            "Muro alto e portão fechado tiram a visão da rua, e a câmera a devolve. Isso pesa para quem fica sozinho, para idosos e para quem recebe encomendas. Se quiser atender fora de casa, procure um com Wi-Fi e aplicativo.",
            "Com a imagem, você sabe quem chama sem ir à janela, o que conta para criança, idoso ou quem mora só. Nos modelos com Wi-Fi, a chamada chega ao celular, útil para receber entrega estando fora.",
          ],
          [
            "O de voz resolve em sobrado com janela para a frente e em comércio com balcão à vista, ou onde já há câmera no portão. Tem menos peças expostas à chuva e à rua, e repor a unidade externa custa menos.",
            "Onde alguém já enxerga a entrada, pela janela, pelo balcão ou por uma câmera, a voz basta. O aparelho é mais simples, sofre menos na chuva e sai mais barato de repor.",
            "Casa com vista para o portão, loja de balcão ou entrada com câmera passam bem só com a voz. A unidade da rua é simples, e a reposição, mais em conta se alguém a estraga.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "De onde vem a diferença de custo"],
        slots: [
          [
            "O vídeo porteiro custa mais pela tela, pela câmera e, muitas vezes, pelo cabo novo, já que o antigo de poucas vias pode não levar a imagem. Já a fechadura, a fonte dela e a ligação ao portão pesam igual nos dois.",
            "Tela, câmera e cabo explicam o valor maior do videoporteiro: fio velho, com poucas vias, nem sempre transmite imagem. O resto da conta não muda, porque fechadura e ligação com o portão são as mesmas.",
            "A diferença está no aparelho e na fiação. O de voz costuma aproveitar o cabo que existe, enquanto o de vídeo soma câmera, tela e, em muitas casas, fio novo. A parte da fechadura é igual.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação dos dois", "Cabo, fechadura e garagem na instalação"],
        slots: [
          [
            "A unidade externa fica na altura do rosto, abrigada da chuva e sem sol de frente na câmera. O cabo vai até dentro por um tubo separado do da energia, para não chiar nem perder imagem.",
            "O técnico fixa o aparelho da rua à altura dos olhos, protegido da chuva e, no vídeo, longe do sol direto na lente. Até dentro, o fio corre em tubo próprio, pois junto da energia surge chiado e interferência.",
            "Altura do rosto, abrigo contra chuva e nada de contraluz na câmera: assim se escolhe o ponto da rua. O cabo segue separado da força, o que evita ruído na voz e faixa na imagem.",
          ],
          [
            "No portão social, o botão solta a fechadura elétrica. Se a garagem também for abrir, entra um relé, a peça que leva o comando à placa do motor sem passar tensão para ela.",
            "O comando do social vai direto à fechadura. Para a garagem se usa um relé, espécie de chave que aciona a placa do motor sem lhe mandar a tensão do interfone.",
            "Um botão libera a fechadura do portão de pedestre. Na garagem, o contato passa por um relé, que protege a placa do motor da tensão que sai do aparelho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar o interfone por vídeo porteiro depois?",
        answers: [
          "Dá. A fechadura fica, e o técnico mede o cabo para saber se leva imagem. Se não levar, só o fio e os aparelhos mudam.",
          "Sim, muitas vezes no mesmo ponto e com a mesma fechadura. O que pode entrar na conta é o cabo, quando o atual tem poucas vias.",
          "É possível, aproveitando fechadura e tubulação. Confere-se apenas se o fio antigo serve ao vídeo ou precisa ser trocado.",
        ],
      },
      {
        question: "O vídeo porteiro funciona à noite?",
        answers: [
          "Funciona nos modelos com infravermelho ou luz própria, que mostram o rosto de perto. Uma lâmpada na entrada melhora a imagem.",
          "Sim, se o modelo tem visão noturna, o que vem na ficha. Entrada iluminada ajuda a ver além de um metro.",
          "À noite, os modelos com infravermelho enxergam quem está perto da câmera. Para ver mais longe, deixe uma luz no portão.",
        ],
      },
      {
        question: "Os dois abrem a garagem?",
        answers: [
          "Abrem, desde que haja uma segunda saída ou um relé ligado à entrada de botoeira da placa. Olhe a passagem antes de acionar, e mantenha a fotocélula funcionando.",
          "Sim, o de voz e o de vídeo, por um contato na placa do motor. Veja se o modelo tem segundo botão e se a fotocélula protege o vão.",
          "Tanto um como outro, com relé ou segunda saída. Como você comanda de longe, a fotocélula precisa estar em ordem.",
        ],
      },
      {
        question: "Falta luz: o interfone e o vídeo param?",
        answers: [
          "Param, se não houver bateria ou nobreak na fonte. A fechadura elétrica também fica sem comando, e o portão social abre pela chave.",
          "Sem bateria na fonte, os dois desligam e a fechadura não recebe comando. Tenha a chave do social à mão.",
          "Os dois dependem da fonte; com nobreak ou bateria, seguem por um tempo. Sem isso, resta a chave da fechadura.",
        ],
      },
    ],
    photo: "fotos da entrada e do interfone atual, se houver",
  },
  {
    id: "interfone-chiando",
    broader: "interfone",
    label: "Interfone chiando",
    phrase: "o interfone com chiado",
    intent: "repair",
    asks: [
      "interfone chiando",
      "interfone chiado",
      "interfone chia",
      "interfone zumbindo",
      "interfone zumbido",
      "interfone ruído",
      "interfone barulho",
      "interfone microfonia",
      "interfone apitando",
      "interfone estalando",
      "interfone som ruim",
      "interfone voz chiada",
      "porteiro eletrônico chiando",
      "porteiro eletrônico chiado",
    ],
    answers: {
      any: [
        "Interfone com chiado tem, em geral, emenda oxidada, cabo junto da energia ou fonte ruim, e o conserto é refazer a emenda, separar o cabo e medir a fonte. Se só chia quando chove, a unidade da rua pegou umidade. A visita em casa parte de {price.preventive}, sem peças.",
        "Quando o interfone está chiando, a causa quase sempre é o fio: emenda enferrujada, cabo no mesmo tubo da força ou fonte com defeito. O técnico mede, refaz a emenda e troca só o que falhou, numa visita a partir de {price.preventive} em residência, fora as peças. Chiado de chuva aponta para a unidade externa.",
        "O chiado do interfone vem da fonte, de emenda oxidada ou do cabo que corre ao lado da energia. Se piora na chuva, há água na unidade da rua. No conserto se mede a fonte, se refazem as emendas e se separa o cabo, com visita residencial desde {price.preventive}, sem peças.",
      ],
      price: [
        "O preço de tirar o chiado do interfone depende da causa: refazer a emenda é só mão de obra, e fonte, cápsula ou unidade da rua somam a peça. A visita com ajuste em casa parte de {price.preventive}, sem peças, e o resto é informado antes do serviço.",
        "Emenda refeita custa menos, cabo novo fica no meio, e unidade da rua ou fonte encarecem o conserto do interfone que chia. Em residência, a visita de ajuste começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o chiado", "O que faz o interfone chiar"],
        slots: [
          [
            "Chiado o tempo todo aponta para a fonte ou para o cabo que divide o tubo com a energia. O que vai e volta é emenda oxidada ou fio que se mexe, em geral na dobra da folha do portão.",
            "Ruído constante leva à fonte ou ao fio que corre junto da força. Já o intermitente, que muda ao mexer no portão, vem de emenda frouxa ou de cabo partido na dobra da folha.",
            "Se não para nunca, suspeite da fonte e do cabo colado ao da luz. Se aparece e some, procure a emenda com ferrugem ou o fio que dobra com a folha.",
          ],
          [
            "Piora com chuva indica água na unidade externa ou na caixa de passagem. Apito agudo com os dois aparelhos abertos é microfonia: o microfone pega o próprio alto-falante, e baixar o volume resolve.",
            "Chuva que traz o chiado mostra umidade no aparelho da rua ou na caixa por onde o fio passa. O apito forte tem outro nome, microfonia, e se corrige no volume ou afastando as unidades.",
            "Depois de molhar, o ponto provável é a unidade da rua ou a caixa de passagem. Apito, em vez de chiado, é microfonia, o som do alto-falante voltando ao microfone, e some com menos volume.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que ver antes da visita", "Quatro testes sem abrir nada"],
        slots: [
          [
            "São testes de ouvido, com os aparelhos fechados. Eles mostram se o ruído vem da rua, do cabo ou da energia.",
            "Não abra o aparelho nem mexa em fio: basta escutar em situações diferentes, e o padrão do ruído indica a origem.",
            "Tudo se faz escutando, sem tirar tampa. O momento em que o chiado aparece já separa fonte, cabo e umidade.",
          ],
        ],
        steps: [
          "Fale dos dois lados e anote em qual o chiado aparece.",
          "Repita com o motor do portão parado e andando.",
          "Repare se piora com chuva ou à noite, com as luzes acesas.",
          "Grave um áudio curto.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Como se tira o chiado"],
        slots: [
          [
            "O técnico mede a fonte com o interfone em uso e segue o cabo até achar a emenda ruim, que é cortada e refeita com conector vedado. Cabo que corre com a energia passa para um tubo separado.",
            "Primeiro vem a medição da fonte, com alguém falando. Depois o fio é percorrido, a emenda oxidada dá lugar a um conector protegido da umidade, e o trecho junto da força ganha caminho próprio.",
            "A fonte é medida durante a conversa, porque ali o defeito aparece. Em seguida se refazem as emendas, com vedação, e se afasta o cabo de voz do de energia.",
          ],
          [
            "A unidade da rua que molhou é seca e vedada, se ainda responde. Se está corroída, é trocada. No fim, o técnico testa a conversa dos dois lados, com o portão em movimento.",
            "Se entrou água no aparelho externo, ele é limpo e vedado, ou substituído quando a corrosão tomou conta. O teste final se faz com o portão andando e voz nos dois sentidos.",
            "O aparelho externo úmido pode ser recuperado e vedado, menos quando a placa dele está corroída. No fim, o técnico testa as duas vozes e o ruído com o motor do portão ligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O chiado pode vir do motor do portão?",
        answers: [
          "Pode, quando os cabos dividem o mesmo tubo. Se ele só aparece com o portão andando, separar os fios costuma resolver.",
          "Sim: ruído que surge junto com o movimento do portão vem da força passando ao lado do cabo de voz. A correção é um tubo próprio.",
          "Às vezes vem. Escute com o portão parado e andando. Se o chiado muda, o fio do interfone está perto demais do fio do motor.",
        ],
      },
      {
        question: "Preciso trocar o interfone que chia?",
        answers: [
          "Quase nunca: emenda, cabo ou fonte resolvem a maior parte. A troca fica para aparelho corroído ou antigo sem peça.",
          "Na maioria dos casos, não. Só a unidade da rua molhada e sem reposição pede outra. Antes se medem fonte e cabo.",
          "Em geral não precisa, porque o ruído nasce no fio ou na fonte. Aparelho com placa corroída é a exceção.",
        ],
      },
      {
        question: "Interfone chiando ainda abre o portão?",
        answers: [
          "Em geral abre, porque a fechadura usa outro par de fios. Se a abertura também falha, a fonte vira a principal suspeita.",
          "Costuma abrir, já que voz e fechadura têm fios separados. Quando os dois falham, olhe primeiro a fonte, comum a ambos.",
          "Normalmente abre, porque o comando da fechadura usa outro par de fios. Se a abertura também parou, o defeito deve estar na fonte.",
        ],
      },
      {
        question: "Posso usar o interfone enquanto ele chia?",
        answers: [
          "Pode, se for só ruído. Com cheiro de queimado, fonte muito quente ou aparelho molhado, desligue o disjuntor e espere o conserto.",
          "Sim, o chiado em si não traz risco. Já fonte quente, cheiro ou água no aparelho pedem desligar a energia e não tocar nele.",
          "Enquanto for apenas barulho, pode. Havendo água, calor na fonte ou cheiro, corte a energia no disjuntor.",
        ],
      },
    ],
    photo: "um áudio do chiado e fotos das duas unidades do interfone e da fonte, sem abrir nada",
  },
  {
    id: "interfone-com-ou-sem-fio",
    broader: "interfone",
    label: "Interfone ou vídeo porteiro com fio ou sem fio",
    phrase: "a escolha entre vídeo porteiro com fio e sem fio",
    intent: "comparison",
    asks: [
      "vídeo porteiro sem fio",
      "vídeo porteiro fio ou sem fio",
      "vídeo porteiro wifi ou fio",
      "interfone sem fio",
      "interfone fio ou sem fio",
      "interfone wifi ou fio",
      "porteiro eletrônico sem fio",
      "porteiro eletrônico sem fio vale pena",
      "vídeo porteiro sem fio vale pena",
      "porteiro sem fio vale pena",
      "interfone sem fio funciona",
      "interfone sem fio vale pena",
      "interfone sem fio presta",
      "interfone sem fio longe",
    ],
    answers: {
      any: [
        "Vídeo porteiro ou interfone com fio é melhor na maioria dos portões: a imagem não cai, não há pilha para trocar e o mesmo cabo comanda a fechadura. O sem fio (wireless, Wi-Fi) compensa perto da casa, sem parede grossa nem chapa no meio, onde passar cabo exigiria quebrar parede.",
        "Se há tubo livre até a rua, prefira o interfone com fio, que não depende de sinal nem de bateria e já liga a fechadura. Sem cabo e com distância curta, o vídeo porteiro sem fio, wireless, funciona, desde que não haja muro de concreto ou chapa entre o portão e a casa.",
        "Entre cabeado e sem fio, o cabo ganha em estabilidade e o sem fio, em obra: o interfone com fio não falha com distância, e o wireless evita quebrar parede. Em portão longe ou atrás de concreto, passe o fio; perto e com sinal firme, o Wi-Fi atende.",
        "Interfone sem fio é bom para o portão quando a casa fica perto e não há parede grossa nem chapa no caminho; nesses casos evita quebrar parede. Longe, ou com laje e concreto no meio, ele corta a voz e a imagem. Mesmo sem fio, a fechadura do portão continua precisando de fonte e cabo.",
      ],
      question: [
        "O interfone, ou porteiro eletrônico, sem fio funciona bem e vale a pena no portão quando a distância é curta e não há parede grossa nem chapa no meio. Longe, ele falha e perde a imagem. Onde dá para passar cabo, o modelo com fio é mais estável, dispensa pilha e já comanda a fechadura.",
        "Sim, o porteiro eletrônico ou interfone sem fio vale a pena se o portão fica perto da casa e o sinal não cruza concreto ou metal. Fora disso, a conversa é cortada. Nesses casos escolha o modelo com fio, que não usa pilha e aciona o trinco pelo mesmo cabo.",
      ],
      installation: [
        "Instalar interfone sem fio dispensa o cabo da conversa, mas a fechadura do portão continua precisando de fonte e fio. Antes de comprar, teste o sinal junto ao portão, porque parede grossa e chapa derrubam o alcance. A instalação é orçada pela foto da entrada.",
        "Na instalação do interfone sem fio, a unidade da rua fica abrigada da chuva, é pareada com a de dentro, e a fechadura ainda recebe fio. Se o portão é longe ou há concreto no caminho, o modelo com cabo funciona melhor. Fotos da entrada bastam para orçar.",
      ],
      price: [
        "O vídeo porteiro sem fio poupa cabo e mão de obra de passagem, enquanto o com fio costuma ter aparelho mais barato: compare o total instalado, com a fechadura. Havendo tubo pronto, o cabeado sai mais em conta; se for preciso quebrar parede, o sem fio vence.",
        "No preço, o aparelho com fio tende a custar menos e a instalação, mais; no sem fio acontece o contrário. Tubo livre até o portão favorece o interfone cabeado, e obra de parede favorece o outro; aparelho e serviço são orçados pelas fotos da entrada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando cada um serve", "Cabo ou sinal: o que decide"],
        slots: [
          [
            "Meça o caminho do portão à casa e conte as paredes. O alcance da caixa vale em campo aberto, e muro, laje e chapa o reduzem a uma fração.",
            "Conte metros e paredes entre a rua e o aparelho de dentro. A distância do anúncio é sem obstáculos, e cada muro ou chapa tira boa parte dela.",
            "A distância impressa na embalagem foi medida sem barreiras. No seu caso, some as paredes do trajeto, porque laje e metal comem o sinal.",
          ],
          [
            "Para modelo Wi-Fi, vá com o celular até o portão e veja se a rede chega firme. Se o interfone antigo tinha cabo, teste-o antes: muitas vezes serve ao novo.",
            "Leve o celular até a rua e confira o Wi-Fi ali. E olhe o cabo do interfone velho, que pode ser aproveitado e encerrar a dúvida.",
            "Um teste simples é ver a força do Wi-Fi ao lado do portão. Cabo antigo em bom estado, ou tubo vazio, faz do cabeado a escolha fácil.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Como o sem fio abre o portão", "A fechadura continua com fio"],
        slots: [
          [
            "Sem fio é só a conversa: quem solta o trinco é um relé ligado à fonte da fechadura, por fio. A garagem só abre se o aparelho tiver outra saída para o motor, o que se confere na ficha.",
            "A voz e a imagem vão pelo ar, mas o trinco precisa de fonte e cabo. Para abrir a garagem, procure na ficha uma segunda saída, que nem todo modelo traz.",
            "O rádio leva imagem e voz. Já a fechadura elétrica é acionada por relé e fio, e o motor da garagem pede uma saída própria no aparelho.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o interfone é instalado", "A visita: interfone e fechadura juntos"],
        slots: [
          [
            "O aparelho da rua vai na altura do rosto e abrigado da chuva, com o cabo em tubo separado do de energia. A ligação ao motor usa um relé, que protege a placa, e tudo é testado com o portão à vista.",
            "Fixa-se a unidade externa à altura do rosto, protegida da água, com fio longe da rede elétrica. Entre o interfone e o motor entra um relé, peça que separa as tensões, e o serviço acaba com testes.",
            "A unidade de fora fica protegida e na altura de quem chama, e o cabo segue por tubo só dele. Um relé isola a placa do motor, e voz, trinco e garagem são testados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone sem fio usa pilha?",
        answers: [
          "A unidade da rua, em geral, sim: pilha ou bateria recarregável, que se troca ou recarrega a cada poucos meses. Alguns aceitam fonte, e então voltam a precisar de fio.",
          "Quase todos usam bateria do lado de fora, com recarga periódica. Ligado a uma fonte, ele deixa de ser totalmente sem fio.",
        ],
      },
      {
        question: "Dá para trocar o com fio por um sem fio?",
        answers: [
          "Dá, depois de testar o alcance com as paredes do caminho. Se o cabo está bom, aproveitá-lo é mais estável.",
          "Sim, mas um cabo em ordem vale mais que o sinal. A troca compensa quando o fio partiu e não há como passar outro.",
        ],
      },
      {
        question: "Qual dos dois abre o portão pelo celular?",
        answers: [
          "O que tem Wi-Fi e saída para fechadura ou relé, com fio ou sem fio. A ficha do modelo traz essa informação.",
          "Qualquer um com aplicativo e relé. Há cabeado com Wi-Fi, que reúne imagem estável e abertura pelo celular.",
        ],
      },
      {
        question: "Interfone sem fio é seguro?",
        answers: [
          "Prefira modelo com comunicação codificada e troque a senha do aplicativo. No resto, a segurança do portão vem da fechadura e do batente.",
          "É, se o sinal for codificado e a senha do aplicativo, sua. O ponto fraco costuma ser o trinco, e não o rádio.",
        ],
      },
    ],
    photo: "fotos da entrada, do interfone atual, se houver, e do caminho até a casa",
  },
  {
    id: "interfone-e-portao",
    isAskedByName: true,
    broader: "interfone",
    label: "Interfone e portão eletrônico",
    phrase: "o interfone ligado ao portão",
    asks: [
      "interfone abra pedestre garagem",
      "interfone abrir pedestre garagem",
      "interfone e portão",
      "vídeo porteiro e portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para abrir o portão automático pelo interfone: o portão de pedestre abre pela fechadura elétrica, em geral de 12 V, e o da garagem, por um contato na entrada de botoeira do motor. Fazemos essa ligação em motor de qualquer marca, e um relé resolve quando o aparelho só tem uma saída.",
        "Ligar interfone no portão eletrônico exige um contato na central do motor, que abre a garagem, e a saída de 12 V na fechadura, que abre o de pedestre. O interfone que abre o portão da garagem precisa de segunda saída ou de relé, e o motor pode ser de qualquer marca.",
        "O interfone e o portão se integram assim: a saída de fechadura solta o trinco do portão de pedestre, e um contato sem tensão aciona o motor do portão da garagem. Instalamos porteiro eletrônico com as duas ligações, e o preço muda com o cabo e com o número de portões.",
      ],
      price: [
        "O preço de ligar interfone e portão soma o aparelho, o cabo, a fechadura ou o relé da garagem e a mão de obra. Voz custa menos que vídeo, e abrir só o portão de pedestre sai mais barato que abrir os dois.",
        "Instalação de interfone com portão automático custa conforme o modelo e os metros de cabo: a de voz fica na base, vídeo com dois portões no topo. Aproveitar o cabo e a fechadura que existem reduz a conta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o interfone pode abrir", "Pedestre, garagem ou os dois"],
        slots: [
          [
            "A saída de fechadura, em geral 12 V, solta o trinco do portão de pedestre. Para a garagem, usa-se contato sem tensão na entrada do botão de parede.",
            "O portão de pedestre abre pela saída de 12 V da fechadura. O da garagem recebe um toque, por contato seco, como se fosse a botoeira.",
            "Fechadura de 12 V no de pedestre, contato seco no da garagem: são ligações diferentes. A segunda imita o botão de parede.",
          ],
          [
            "A tensão da fechadura ligada direto na central queima a placa, por isso entra um relé, uma chave que separa os circuitos. Com duas saídas, cada botão comanda um portão.",
            "Nunca se liga 12 V direto nos bornes do motor: um relé, que só fecha contato, faz a separação. Aparelho de duas saídas dispensa isso.",
            "Ligar a saída de fechadura na central a estraga; o relé converte em contato. Modelo com duas saídas resolve sem ele.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a ligação", "O serviço na entrada e no motor"],
        slots: [
          [
            "Com o disjuntor do motor desligado, o contato é levado à central e cada comando é testado. O cabo do interfone segue separado da energia, e a peça da rua fica a cerca de 1,50 m, abrigada.",
            "Primeiro se corta a energia do motor, depois se conecta o contato. O fio da voz corre longe da força, e a unidade externa fica protegida, perto de 1,50 m do chão.",
            "A ligação na placa é feita sem energia. A unidade externa vai a 1,50 m, sob abrigo, e o cabo dela não divide tubo com o da rede.",
          ],
          [
            "Da sala não se vê a folha, por isso a fotocélula é indispensável para fechar pelo interfone. Em uma visita se fazem as ligações, se o cabo existe.",
            "Quem fecha sem ver precisa do sensor no vão. Com fiação pronta, tudo cabe em uma visita.",
            "Fotocélula é condição, porque lá de dentro não se enxerga a passagem. Com cabo disponível, uma ida basta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que interfone escolher", "O que conferir no aparelho"],
        slots: [
          [
            "Antes de comprar, veja estes dados na embalagem, porque decidem se ele abre um ou os dois portões.",
            "Quatro pontos da embalagem dizem se o aparelho serve ao seu caso.",
            "Compare o modelo com o seu portão por estes itens.",
          ],
        ],
        bullets: [
          "Saídas de abertura: uma para a fechadura, duas para abrir também a garagem",
          "Tensão da fechadura, em geral 12 V",
          "Metros de cabo que o aparelho aceita",
          "Voz ou vídeo, que pedem número de fios diferente",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone serve em qualquer motor de portão?",
        answers: [
          "Em quase todos: basta a central ter entrada de botoeira, presente na maioria das placas dos últimos anos.",
          "Na grande maioria, sim. Placa muito antiga sem esse borne pede um receptor ou módulo.",
        ],
      },
      {
        question: "Precisa trocar o interfone para abrir a garagem?",
        answers: [
          "Não, se ele tem segunda saída ou se um relé aproveita a da fechadura. Trocar só vale quando o aparelho está no fim.",
          "Nem sempre: um relé faz a função. Com duas saídas, basta o fio até o motor.",
        ],
      },
      {
        question: "Vocês consertam o portão e o interfone juntos?",
        answers: [
          "O portão, sim, e as ligações. O aparelho em si depende do modelo, e muitas vezes o defeito está na fonte ou no cabo.",
          "Fazemos motor, fechadura e ligação na mesma visita. Placa interna de interfone costuma pedir troca do aparelho.",
        ],
      },
      {
        question: "Vídeo porteiro abre o portão do mesmo jeito?",
        answers: [
          "Abre: as saídas são as mesmas. Muda ver quem chama e, em alguns, atender pelo celular.",
          "Sim, com o mesmo contato e os mesmos 12 V. O ganho é a imagem.",
        ],
      },
    ],
    photo: "fotos do interfone por dentro e por fora, do portão e da etiqueta do motor",
  },
  {
    id: "porteiro-e-portao-social",
    isAskedByName: true,
    broader: "interfone",
    label: "Porteiro eletrônico e portão social",
    phrase: "o porteiro eletrônico do portão social",
    asks: [
      "porteiro eletrônico e portão social",
      "porteiro eletrônico portão social",
      "porteiro eletrônico portão pedestre",
      "porteiro eletrônico portão pedestres",
      "porteiro eletrônico portãozinho",
    ],
    intent: "question",
    answers: {
      any: [
        "O porteiro eletrônico abre o portão social pela fechadura elétrica: o botão manda um pulso, em geral de 12 V, que solta o trinco. Instalamos e consertamos fechadura, fonte, cabo e mola, com visita de ajuste em casa a partir de {price.preventive}, sem peças.",
        "Para portão social com porteiro eletrônico, instalamos o kit com a fechadura elétrica e consertamos o que já existe: fonte, cabo, trinco e mola. Apertou o botão e não destrava, comece pela folha e pela fonte; a visita que ajusta, em residência, parte de {price.preventive}, peças à parte.",
        "Porteiro eletrônico e portão de pedestre trabalham juntos por uma fechadura elétrica de 12 V, solta pelo botão de dentro. Cuidamos da instalação e do conserto de fechadura, fonte e fiação; o ajuste em casa começa em {price.preventive}, fora peças.",
      ],
      price: [
        "O preço do porteiro eletrônico no portão social soma aparelho, fechadura elétrica, cabo e mão de obra, e sobe se falta eletroduto até a rua. Aproveitar a fechadura ou a fiação que já existe é o que mais barateia; tudo vem no mesmo orçamento.",
        "Quanto custa porteiro eletrônico em portão de pedestre depende de quatro itens: aparelho de voz ou vídeo, fechadura, cabo e trabalho. O de voz é o mais barato, e duto pronto até a rua reduz a conta.",
      ],
      repair: [
        "No conserto de porteiro eletrônico e portão social, o sintoma separa o defeito: se toca e não abre, a falha está na linha da fechadura ou na folha; se nem toca, na fonte ou no aparelho. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Porteiro que toca e portão social que não destrava apontam fechadura, emenda ou lingueta presa. Silêncio total aponta fonte ou aparelho. Consertamos fechadura, fonte, cabo e folha, com visita de ajuste em residência desde {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que trava pôr no portão social", "Fechadura, fecho ou eletroímã"],
        slots: [
          [
            "O porteiro comanda três tipos de trava, e a diferença aparece na falta de luz e no número de passagens por dia.",
            "Há três travas que o botão do porteiro solta, cada uma para um uso.",
            "A escolha da trava depende de quantas pessoas passam e do que deve acontecer sem energia.",
          ],
        ],
        bullets: [
          "Fechadura elétrica de sobrepor: a mais usada em casa, abre pelo pulso e pela chave.",
          "Fecho elétrico: fica no batente e aproveita a fechadura comum da folha.",
          "Eletroímã: para muita passagem; solta sem luz e pede fonte com bateria.",
        ],
      },
      {
        about: "causes",
        headings: ["Quando o botão não destrava", "Toca e não abre: as causas"],
        slots: [
          [
            "Empurre a folha de leve enquanto alguém aperta o botão: se abrir, a lingueta está presa e o caso é de alinhamento. Se nem estala, falta pulso, por fio partido, emenda molhada ou fonte fraca.",
            "Peça a alguém o botão e empurre a folha devagar. Abriu, é dobradiça caída ou batente fora do lugar. Silêncio na fechadura indica fio, emenda ou fonte.",
            "Um teste separa os casos: com o botão apertado, empurre de leve. Folha que solta precisa de alinhamento, e trinco mudo sofre de falta de energia no fio.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos na visita", "Da folha ao botão que abre"],
        slots: [
          [
            "Primeiro a folha é alinhada com o batente, porque lingueta forçada não solta com o pulso. Em seguida medem-se a fonte e o cabo, que vai separado do da força.",
            "A visita começa pelo alinhamento, já que nenhuma fechadura abre com a lingueta presa. Depois vêm a medição da fonte e a revisão do cabo e das emendas.",
            "Dobradiça e batente são os primeiros a ser vistos. Com a folha livre, mede-se a tensão na fechadura e refazem-se emendas oxidadas.",
          ],
          [
            "A mola é regulada para fechar sem bater, e a unidade da rua fica abrigada da chuva. A abertura é testada pelo botão e pela chave.",
            "No fim, acerta-se a mola, veda-se o aparelho da rua e testa-se a saída por botão e por chave.",
            "Mola sem pancada, vedação da unidade externa e teste com botão e chave encerram o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem conserta o porteiro eletrônico e a fechadura do portão social?",
        answers: [
          "Nós consertamos fechadura, fonte, cabo e mola. Quanto ao aparelho, o modelo define se vale reparo ou troca, e isso é informado antes da visita.",
          "O mesmo técnico vê fechadura, fonte e fiação. Aparelho antigo muitas vezes sai melhor trocado que aberto.",
        ],
      },
      {
        question: "O mesmo porteiro abre a garagem?",
        answers: [
          "Abre, se tiver segunda saída ou um relé. Na central do motor entra só um contato, sem a tensão da fechadura.",
          "Sim, com saída extra ou relé, porque a placa do motor aceita contato seco e queima se receber os 12 V.",
        ],
      },
      {
        question: "Dá para trocar o porteiro de voz por um de vídeo?",
        answers: [
          "Dá, e a fechadura fica. O que decide é o cabo, porque alguns modelos de vídeo usam 4 fios onde o de voz usa 2.",
          "Sim, aproveitando a fechadura. Confira a fiação: muitos de vídeo pedem 4 vias, e a casa antiga pode ter só 2.",
        ],
      },
      {
        question: "Sem luz, o portão social abre?",
        answers: [
          "A fechadura elétrica abre pela chave e por dentro. O eletroímã solta, a menos que a fonte tenha bateria.",
          "Pela chave, sim, na fechadura de trinco. Com eletroímã, o portão fica solto se não houver bateria.",
        ],
      },
    ],
    photo: "fotos do portão social aberto e fechado, da fechadura e do porteiro por dentro e por fora",
  },
  {
    id: "interfone-coletivo-conserto",
    broader: "interfone",
    label: "Conserto de interfone de prédio",
    phrase: "o conserto do interfone do prédio",
    asks: [
      "manutenção interfone predial",
      "conserto interfone predial",
      "conserto interfone prédio",
      "conserto interfone condomínio",
      "conserto interfone coletivo",
      "conserto porteiro eletrônico prédio",
      "consertar interfone prédio",
      "arrumar interfone prédio",
      "manutenção interfone prédio",
      "manutenção interfone condomínio",
      "manutenção interfone coletivo",
      "manutenção porteiro eletrônico condomínio",
      "assistência interfone prédio",
      "assistência interfone condomínio",
      "técnico interfone prédio",
      "técnico interfone condomínio",
      "interfone prédio mudo",
      "interfone prédio não toca",
      "interfone prédio não funciona",
      "interfone condomínio não funciona",
      "interfone prédio quebrado",
      "interfone prédio quebrou",
      "interfone condomínio quebrado",
      "reparo interfone prédio",
      ...combine(
        ["interfone", "interfone coletivo", "interfone prédio", "interfone condomínio", "porteiro eletrônico"],
        [
          "parou apartamento",
          "parou apartamento só",
          "parou um apartamento só",
          "não toca apartamento",
          "não toca apartamento só",
          "mudo apartamento",
          "não funciona apartamento",
          "parou todos apartamentos",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O conserto do interfone de prédio, o coletivo, começa por contar quem ficou sem: um apartamento só costuma ser o aparelho ou o fio dele; uma coluna, o cabo; o prédio todo, a fonte ou a central. Mande fotos da placa da rua, da central e de um aparelho: dizemos se atendemos o modelo e o valor.",
        "Na manutenção do interfone do condomínio testam-se fonte, central, placa da rua, cabos e a abertura do portão. Se falha um apartamento, é o aparelho ou o fio. Se falham todos, a fonte ou a central. Pelas fotos confirmamos o modelo e mandamos o valor por itens ao síndico.",
        "Interfone de prédio com defeito se conserta por partes, conforme quem perdeu a chamada: um morador, o aparelho; uma prumada, o cabo; todos, a fonte ou a central. Fotografe a placa da rua, a central e um aparelho, para sabermos se o modelo é atendido e por quanto.",
        "Para consertar o interfone coletivo do prédio, descobre-se antes até onde vai a falha: um morador sem chamada indica aparelho ou fiação dele, vários da mesma coluna indicam o cabo, e todos indicam central ou fonte. Fotografe central, placa da rua e um aparelho, e o síndico recebe o valor se o modelo for atendido.",
        "Interfone de condomínio em manutenção é visto da placa da rua ao último apartamento, passando por fonte, central, cabo e fechadura do portão. A extensão do defeito já aponta a peça: um só, o aparelho; uma coluna, o cabo; o prédio todo, fonte ou central. O orçamento vem por fotos do sistema.",
      ],
      price: [
        "O preço do conserto do interfone do prédio depende da peça: aparelho de um apartamento e emenda de fio custam menos, a fonte fica no meio, e a central é a mais cara. Mande fotos da placa da rua, da central e de um aparelho, com o número de apartamentos, e o valor vem por itens.",
        "Consertar o interfone do condomínio custa a peça e a mão de obra: um apartamento mudo costuma ser serviço pequeno, o prédio todo leva a fonte ou central, bem mais cara. Com fotos da central e de um aparelho, confirmamos o modelo e mandamos a conta separada.",
        "O que o prédio paga pelo conserto do interfone muda com o defeito: emenda e aparelho são o menor gasto, a fonte custa mais, e a central fica no alto da lista. Para o orçamento separado por item, envie o total de unidades e fotos do sistema, da rua até um aparelho.",
        "O preço para arrumar o interfone de condomínio depende de quantos estão mudos: um só leva a reparo pequeno, todos juntos levam à fonte ou, no caso mais caro, à central. Informe as unidades e fotografe placa externa, central e aparelho para receber peça e serviço em linhas próprias.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Um apartamento ou o prédio todo?", "O que testar antes de chamar"],
        slots: [
          [
            "Zelador e dois moradores fazem o teste em poucos minutos, sem abrir nada. O resultado diz que peça levar e evita uma segunda ida.",
            "Basta alguém na placa da rua e outra pessoa no apartamento, com tudo fechado. Anotar quem toca e quem não toca encurta o conserto.",
            "O teste não exige ferramenta: um na calçada, outro no andar. Com essa lista o técnico já sai sabendo se procura aparelho, cabo ou fonte.",
            "A verificação é de duas pessoas, uma na entrada e outra nos andares, e todas as tampas ficam no lugar. O que elas anotarem separa fonte, fiação e aparelho.",
            "Com o zelador na placa externa e moradores em andares distintos, vê-se até onde o defeito chega. Leve essa anotação ao técnico, que virá com a peça provável.",
          ],
        ],
        steps: [
          "Chame três apartamentos de andares diferentes e anote quais tocam.",
          "Converse e veja qual voz falha, a de fora ou a de dentro.",
          "Aperte a tecla de abrir e escute a fechadura.",
          "Veja no quadro se o disjuntor do interfone está ligado.",
          "Fotografe a placa da rua, a central fechada e um aparelho.",
        ],
      },
      {
        about: "causes",
        headings: ["Do sintoma à peça no interfone coletivo", "O que cada sinal do interfone indica"],
        slots: [
          [
            "Prédio inteiro mudo, sobretudo depois de temporal, aponta para a fonte ou a central. Se falha só uma coluna de apartamentos, a prumada, procura-se a emenda do cabo que a atende.",
            "Quando todos perdem a chamada de uma vez, comum após raio, mede-se a fonte e em seguida a central. Só os apartamentos de uma prumada, empilhados na mesma coluna, levam à emenda do cabo deles.",
            "Tudo calado no mesmo dia é fonte ou central, peças que sofrem com surto da rede. Uma coluna de apartamentos sem som, a chamada prumada, é cabo partido ou emenda oxidada.",
            "Se ninguém recebe chamada, a alimentação é medida primeiro, pois um raio costuma atingir fonte e central. Se o silêncio segue uma coluna do edifício, a prumada, a falha está num trecho ou numa emenda dela.",
            "A falta geral de chamada vem de uma peça comum a todos, a central ou a fonte, sensível a descarga na rede. Já o problema restrito a apartamentos um sobre o outro, na mesma prumada, é de fio rompido ou emenda com oxidação.",
          ],
          [
            "Chiado que vem com a chuva é água na placa da rua. Voz boa sem abertura leva à fechadura, ao fio dela ou à fonte cansada, que já não tem força para soltar o trinco.",
            "Umidade na placa externa dá ruído e tecla que não responde. Já a conversa limpa, com portão que não abre, aponta fechadura elétrica, fio ou fonte fraca.",
            "Ruído em dia de chuva nasce na placa externa molhada. Se todos falam e o portão não solta, o problema está no fio, na fechadura ou na fonte, que perdeu força.",
            "Som que arranha em tempo úmido mostra infiltração na placa da entrada. Quando a conversa é nítida e o trinco não solta, examinam-se a fonte sem potência, a fiação e a própria fechadura.",
            "Teclas falhando e zumbido após a chuva são efeito de água no painel externo. Porta que não destrava, com áudio perfeito, tem defeito na fechadura, no par de fios dela ou na energia que a fonte entrega.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Consertar ou trocar a central", "Quando o conserto deixa de compensar"],
        slots: [
          [
            "Vale consertar enquanto há aparelho e placa da mesma linha à venda. Central sem peça pede sistema novo, e aí a fiação decide boa parte da conta: testada e boa, ela pode ser aproveitada.",
            "Com peça da mesma linha no mercado, o reparo sai bem mais barato que a troca. Se a central saiu de linha, teste os cabos antes de aprovar o sistema novo, porque refazer a fiação é a parte pesada.",
            "O reparo compensa se ainda existem peças daquela linha. Na central sem reposição troca-se o conjunto, e os fios, quando passam no teste, continuam, o que reduz muito o valor.",
            "A pergunta é se a linha ainda tem reposição. Tendo, conserta-se por uma fração do sistema novo. Não tendo, sai a central, e os cabos aprovados na medição ficam, o que poupa a maior despesa.",
            "Sistema com aparelhos e placas ainda fabricados merece conserto. O que perdeu a reposição é substituído, mas só depois de medir a fiação, porque aproveitá-la muda o preço mais que a escolha da marca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o conserto do interfone do apartamento?",
        answers: [
          "Central, placa da rua e cabos comuns são do condomínio. O aparelho de dentro costuma ser do morador, mas quem define é a convenção.",
          "A parte comum, da rua até a entrada do apartamento, é do condomínio. O aparelho interno em geral fica com o morador; confirme na convenção.",
          "A regra está na convenção do condomínio. O comum é o prédio arcar com cabos, central e painel da rua, e cada morador com o aparelho que tem na parede.",
        ],
      },
      {
        question: "Dá para trocar só o aparelho de um apartamento?",
        answers: [
          "Dá, com um da mesma linha da central ou compatível com ela. Modelo de outra marca usa outra ligação e pode ficar mudo ou atrapalhar os vizinhos.",
          "Sim, se for compatível com a central; a etiqueta do antigo diz qual serve. Aparelho qualquer pode não tocar ou causar ruído na prumada.",
          "Sim, respeitando a linha instalada. Fotografe a etiqueta do que saiu, pois um modelo estranho ao sistema não chama e pode interferir na coluna.",
        ],
      },
      {
        question: "O interfone fala, mas não abre o portão. O que é?",
        answers: [
          "A voz boa mostra que a central funciona. Sobram a fechadura, o fio dela ou a fonte sem força; alivie a folha com a mão e teste de novo, porque portão apertado prende o trinco.",
          "É a fechadura, o fio ou a fonte fraca. Empurre a folha de leve e aperte a tecla: se soltar, o portão está desalinhado e o trinco trabalha preso.",
          "Com voz limpa, descarte a central e olhe fechadura, fonte e fiação. Trinco apertado pela folha torta também não solta, e aliviar o portão com a mão mostra isso.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Uma vez por ano basta à central e à fonte, com limpeza da placa da rua. O teste de abertura pode entrar na revisão do portão, {visits.business}.",
          "A central e a placa da rua se revisam uma vez por ano. Junte o teste da fechadura à manutenção do portão, feita {visits.business}.",
          "Fonte, central e painel externo pedem uma vistoria por ano. A fechadura pode ser testada na revisão do motor, {visits.business}.",
        ],
      },
    ],
    photo: "fotos da placa da rua, da central fechada e da etiqueta de um aparelho, com o número de apartamentos",
  },
  {
    id: "video-porteiro-duas-telas",
    broader: "interfone",
    label: "Vídeo porteiro com duas telas",
    phrase: "o vídeo porteiro com duas telas",
    intent: "buying",
    asks: [
      "vídeo porteiro duas telas",
      "vídeo porteiro 2 telas",
      "vídeo porteiro dois monitores",
      "vídeo porteiro 2 monitores",
      "vídeo porteiro duas telas preço",
      "vídeo porteiro 2 telas preço",
      "vídeo porteiro duas telas qual comprar",
      "vídeo porteiro segunda tela",
      "vídeo porteiro segundo monitor",
      "vídeo porteiro monitor extra",
      "vídeo porteiro duas casas",
      "vídeo porteiro dois andares",
      "vídeo porteiro sobrado",
      "interfone câmera duas telas",
      "interfone vídeo duas telas",
      "interfone dois aparelhos",
      "interfone dois pontos",
    ],
    answers: {
      any: [
        "Para ter vídeo porteiro com duas telas, escolha um modelo que aceite segundo monitor, da mesma linha: os dois mostram a rua, e qualquer um atende e abre o portão. Entra mais um cabo até o segundo ponto; com foto da entrada e o lugar das telas, dizemos o que atendemos e o valor.",
        "Vídeo porteiro com duas telas serve bem a sobrado e a casa com edícula: uma câmera na rua e um monitor em cada andar. Nem todo aparelho aceita a segunda tela. Confirme na ficha antes de comprar e prefira passar os dois cabos no mesmo dia.",
        "Dá para ligar duas telas ao mesmo vídeo porteiro, se o modelo prevê monitor adicional e ele é da mesma linha. O preço soma aparelho, tela extra, cabo e instalação. O total sai por foto, e aproveitar o cabo que existe é o que mais reduz a conta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar no modelo de duas telas", "Antes de comprar a segunda tela"],
        slots: [
          [
            "Procure na ficha quantos monitores o conjunto aceita e se a fonte de fábrica aguenta os dois.",
            "O manual diz o número máximo de telas e se a segunda precisa de fonte própria.",
          ],
          [
            "Veja se as telas falam entre si, o que ajuda de um andar para o outro.",
            "Alguns modelos têm chamada entre as telas; em sobrado, isso é útil.",
          ],
          [
            "Se basta atender no celular, um modelo com Wi-Fi pode dispensar a segunda tela.",
            "Para quem só quer atender de outro cômodo, o aplicativo no celular pode fazer o papel dela.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como as duas telas são ligadas", "Cabo, fonte e fechadura"],
        slots: [
          [
            "O cabo vem da câmera à primeira tela e segue dela à segunda, ou sai um para cada, conforme o manual.",
            "Há modelos em sequência, uma tela depois da outra, e modelos com um cabo para cada uma.",
          ],
          [
            "A fechadura do portão social é ligada uma vez só, e as duas telas passam a abri-la.",
            "Qualquer das telas solta a mesma fechadura, sem outra ligação na rua.",
          ],
          [
            "O cabo vai em tubo separado do de energia, para a imagem não tremer.",
            "Longe dos fios de força, a imagem fica limpa e a voz sem chiado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço", "Do que depende o valor"],
        slots: [
          [
            "A tela extra e os metros de cabo até ela são a diferença para o conjunto comum.",
            "Paga-se a mais a segunda tela e a passagem do cabo; tubo pronto baixa a conta.",
          ],
          [
            "Se o cabo do interfone antigo está bom e serve ao modelo, ele fica.",
            "O interfone que você já tem pode deixar cabo e fechadura aproveitáveis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso juntar telas de marcas diferentes?",
        answers: [
          "Em geral não: a segunda precisa ser da mesma linha da câmera.",
          "Não convém. O sinal e os fios mudam de uma marca para outra.",
        ],
      },
      {
        question: "As duas telas tocam ao mesmo tempo?",
        answers: [
          "Sim, e quem atender primeiro fala; a outra se desliga ou fica em espera.",
          "Tocam juntas na maioria dos modelos, com volume próprio em cada uma.",
        ],
      },
      {
        question: "Dá para abrir também a garagem pelas telas?",
        answers: [
          "Dá, se o aparelho tiver uma segunda saída: ela é ligada à entrada de botoeira do motor.",
          "Sim, em modelo com dois botões de abrir, um para o social e outro para a garagem.",
        ],
      },
      {
        question: "Já tenho vídeo porteiro. Posso só acrescentar uma tela?",
        answers: [
          "Se o seu aceita monitor adicional e ele ainda está à venda, sim. Mande a foto da etiqueta.",
          "Depende do modelo: a etiqueta de trás do monitor diz se há a segunda saída.",
        ],
      },
    ],
    photo: "fotos da entrada, do lugar das duas telas e do aparelho atual, se houver",
  },
  {
    id: "ligar-fechadura-no-interfone",
    broader: "interfone",
    label: "Como ligar a fechadura elétrica no interfone",
    phrase: "a ligação da fechadura elétrica no interfone",
    intent: "how-to",
    asks: [
      "como ligar fechadura elétrica interfone",
      "como ligar fechadura interfone",
      "ligar fechadura elétrica interfone",
      "ligar fechadura interfone",
      "ligação fechadura elétrica interfone",
      "ligação fechadura interfone",
      "esquema ligação fechadura interfone",
      "esquema fechadura elétrica interfone",
      "fios fechadura elétrica interfone",
      "quantos fios fechadura interfone",
      "conectar fechadura interfone",
      "como ligar fecho elétrico interfone",
      "ligar fechadura vídeo porteiro",
      "como ligar fechadura vídeo porteiro",
      "como instalar fechadura elétrica interfone",
    ],
    answers: {
      any: [
        "A fechadura elétrica se liga no interfone por dois fios, dos terminais marcados como fechadura até ela, em geral com 12 V. Desligue a energia antes, confira nas etiquetas se a tensão das duas é a mesma e nunca leve os 127 ou 220 V da tomada até a fechadura.",
        "Para ligar a fechadura elétrica no interfone, desligue o disjuntor, passe um par de fios da saída de fechadura do aparelho até ela e só depois religue e teste a tecla. A tensão, quase sempre 12 V, tem de ser igual à da etiqueta da fechadura.",
        "Com a energia desligada, leve um par de fios, de 0,75 a 1,5 mm², dos dois terminais de fechadura do interfone até a fechadura elétrica de mesma tensão, em geral 12 V. Se ela pede mais corrente que o interfone dá, usa-se fonte própria, ligação que fica com o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ligação da fechadura no interfone, passo a passo", "Da energia desligada ao teste"],
        slots: [
          [
            "Você liga só a parte de baixa tensão, o par da fechadura. A fonte, que recebe a energia da rede, não se abre.",
            "O que cabe ao morador é o par de 12 V. O lado da tomada e a tampa da fonte ficam com o técnico.",
            "Mexa apenas nos fios da fechadura, de baixa tensão, e deixe a fonte fechada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor da fonte do interfone.",
          "Compare as etiquetas: a tensão precisa ser igual.",
          "Passe um par de fios em tubo separado do de energia.",
          "Ligue os dois fios na saída de fechadura do interfone e nos dois terminais da fechadura. Na maioria, a ordem dos fios não importa.",
          "Isole as emendas e feche as caixas antes de religar a fonte.",
          "Religue e teste a tecla, depois a chave por fora.",
        ],
      },
      {
        about: "causes",
        headings: ["Ligou e não abre: o que ver", "Zumbe, aquece ou não faz nada"],
        slots: [
          [
            "O som mostra a causa, e em todos os casos a energia se desliga antes de mexer.",
            "Repare no que acontece ao apertar a tecla e corte a energia antes de corrigir.",
            "Cada sinal aponta para um ponto da ligação. Desligue a fonte antes de conferir.",
          ],
        ],
        bullets: [
          "Zumbe e não solta: cabo fino ou longo, ou folha apertada no trinco",
          "Silêncio: fio partido, terminal errado ou fonte queimada",
          "Esquenta: energia o tempo todo, desligue já, a bobina queima em minutos",
          "Funciona às vezes: emenda solta ou fio que dobra na dobradiça",
        ],
      },
      {
        about: "visit",
        headings: ["Quando chamar o técnico", "O que não fazer sozinho"],
        slots: [
          [
            "Fonte nova, fechadura de ímã e botão que também abre a garagem são serviço de técnico. A saída da fechadura nunca vai direto à placa do motor, porque a tensão dela queima a entrada; usa-se um relé.",
            "Chame quando for preciso fonte própria, ímã ou garagem no mesmo aparelho. Entre interfone e motor entra um relé, já que a tensão da fechadura destrói a placa.",
            "Se a ligação inclui fonte, eletroímã ou o motor da garagem, deixe com o técnico. A central só recebe contato seco, por relé, nunca os 12 V.",
          ],
          [
            "Com cabo pronto, o serviço leva em geral até {trade.smallRepair}. Passar fio novo é o que alonga e encarece.",
            "Com o fio já passado, o serviço leva até {trade.smallRepair}. O que mais pesa em tempo e preço é passar cabo novo no muro.",
            "A ligação simples toma até {trade.smallRepair}, e tubo e cabo novos são o maior custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que fio usar na fechadura elétrica?",
        answers: [
          "Um par só para ela, de 0,75 mm² até uns 10 metros e mais grosso em distância maior. O par fino da voz deixa a fechadura fraca.",
          "Use par próprio, de 0,75 a 1,5 mm² conforme os metros. Fio de interfone é fino demais para a bobina.",
        ],
      },
      {
        question: "Qualquer fechadura elétrica serve no meu interfone?",
        answers: [
          "Serve se a tensão e a corrente forem as da saída do interfone. Fechadura que puxa mais corrente precisa de fonte própria.",
          "Só as de mesma tensão, em geral 12 V, e dentro da corrente que o aparelho fornece.",
        ],
      },
      {
        question: "Dá para ligar a fechadura e a garagem no mesmo interfone?",
        answers: [
          "Dá, em aparelho com duas saídas: uma para a fechadura, outra, de contato sem tensão, para a botoeira do motor.",
          "Sim, com duas teclas. A da garagem usa contato seco, feito pelo técnico.",
        ],
      },
      {
        question: "Sem luz, a fechadura abre?",
        answers: [
          "A fechadura de trinco abre com a chave. Só a de ímã solta sem energia, se não tiver bateria.",
          "Abre pela chave mecânica. Deixe uma à mão.",
        ],
      },
    ],
    photo: "fotos do interfone, da fechadura com a etiqueta e do caminho do fio",
  },
  {
    id: "interfone-quem-paga",
    broader: "interfone",
    label: "Quem paga o interfone do apartamento",
    phrase: "quem paga o interfone do apartamento",
    asks: [
      "interfone quem paga",
      "quem paga interfone",
      "interfone apartamento quem paga",
      "interfone apartamento condomínio ou morador",
      "interfone condomínio ou morador",
      "interfone inquilino ou proprietário",
      "interfone quebrou inquilino",
      "conserto interfone responsabilidade",
      "interfone responsabilidade condomínio",
      "interfone responsabilidade morador",
      "trocar interfone apartamento paga",
      "condomínio paga interfone",
      "condomínio deve consertar interfone",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem paga a troca do interfone do apartamento é, em geral, o morador, porque o aparelho de dentro é da unidade. A placa da rua, a central e o cabo que sobe pelo prédio são área comum, e o conserto deles é do condomínio. A convenção pode dizer diferente, por isso leia antes de pagar.",
        "O interfone do apartamento fica por conta do morador, e a parte coletiva, por conta do condomínio: unidade da rua, central, fonte e fiação até a entrada da unidade. Se vários apartamentos ficaram mudos ao mesmo tempo, o defeito é da parte comum. A convenção confirma a divisão.",
        "Condomínio ou morador, quem paga o interfone depende de onde está o defeito: dentro do apartamento, no aparelho, paga o morador; na central, na placa da rua ou no cabo comum, paga o condomínio. Peça ao síndico um teste antes de comprar outro aparelho, porque o seu pode estar bom.",
        "Entre inquilino e proprietário, quem paga o interfone quebrado do apartamento é o proprietário, se o aparelho parou por idade ou já veio com defeito, e o inquilino, se quebrou por mau uso. Quando a falha está na central ou no cabo do prédio, a conta é do condomínio. Avise o dono por escrito antes de trocar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem paga em cada caso", "De quem é cada parte do interfone"],
        slots: [
          [
            "A divisão segue o lugar do defeito, e não quem reclamou primeiro. Estes são os casos mais comuns, quando a convenção nada diz em contrário.",
            "O que serve a todos é do condomínio, e o que serve só a um apartamento é dele. Na prática fica assim, salvo regra própria na convenção.",
            "Parte comum é do condomínio, e aparelho de dentro é do morador. A convenção pode mudar algum destes pontos.",
          ],
        ],
        bullets: [
          "Aparelho de parede do apartamento: o morador",
          "Placa da rua, central e fonte: o condomínio",
          "Cabo dos andares até a entrada da unidade: o condomínio",
          "Fio movido numa reforma do apartamento: quem fez a reforma",
          "Troca do sistema inteiro: o condomínio, com rateio aprovado em assembleia",
        ],
      },
      {
        about: "check",
        headings: ["Como saber de que lado está o defeito", "Teste antes de pagar"],
        slots: [
          [
            "Alguns testes simples mostram de quem é a conta, sem abrir o aparelho nem a caixa do corredor.",
            "Antes de comprar outro interfone, descubra se só o seu falha. Não é preciso abrir nada.",
            "Dá para separar defeito do apartamento de defeito do prédio em poucos minutos, com o aparelho fechado.",
          ],
        ],
        steps: [
          "Pergunte a um vizinho do mesmo andar se o dele funciona.",
          "Peça à portaria que chame o seu e o de outro apartamento.",
          "Veja se o aparelho toca, fala e abre, e anote o que falha.",
          "Se só o seu falha, peça o teste com um aparelho bom emprestado.",
          "Mande o resultado ao síndico por escrito.",
        ],
      },
      {
        about: "choose",
        headings: ["Inquilino ou proprietário", "No apartamento alugado"],
        slots: [
          [
            "No aluguel, aparelho que parou por idade ou já veio com defeito é do proprietário, e dano por mau uso é do inquilino. A manutenção do sistema comum entra na taxa mensal, paga pelo inquilino. Instalar um interfone novo no prédio é despesa extraordinária, do proprietário (Lei do Inquilinato, artigos 22 e 23).",
            "O inquilino responde pelo que estragou. Desgaste e defeito antigo do aparelho são do dono. No boleto, a conservação do interfone coletivo é despesa ordinária, do inquilino, e a instalação de um sistema novo de intercomunicação é extraordinária, do dono, pelos artigos 22 e 23 da Lei do Inquilinato.",
            "Se o apartamento é alugado, avise o dono antes de trocar, porque desgaste é dele e quebra por descuido é sua. A Lei do Inquilinato, nos artigos 22 e 23, põe o interfone novo do prédio entre as despesas do proprietário e a manutenção do que existe entre as do inquilino.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr no apartamento um interfone de outra marca?",
        answers: [
          "Só se ele for compatível com a central do prédio. Aparelho de outra linha costuma não tocar ou não abrir o portão, e a foto do atual mostra qual comprar.",
          "Em geral é preciso o da linha da central coletiva. Antes de comprar, confirme o modelo com o zelador ou pela etiqueta do aparelho.",
        ],
      },
      {
        question: "O síndico pode obrigar todos a trocar o interfone?",
        answers: [
          "A assembleia pode aprovar a troca do sistema, e o rateio vale para todos. O síndico sozinho não impõe essa despesa.",
          "Se a troca foi votada em assembleia, sim. Sem votação, ele só pode consertar a parte comum que já existe.",
        ],
      },
      {
        question: "O interfone de todos parou. Quem chama o técnico?",
        answers: [
          "O síndico ou a administradora, porque o defeito está na central, na fonte ou na placa da rua, que são do condomínio.",
          "O condomínio, pelo síndico. Quando vários param juntos, a falha é da parte comum.",
        ],
      },
      {
        question: "Quanto custa trocar o interfone do apartamento?",
        answers: [
          "O aparelho só de voz é o mais barato, e o de vídeo, o mais caro. O valor sai pela foto do atual, porque precisa ser da linha da central.",
          "Depende da linha da central e de ter vídeo ou não. Uma foto do aparelho, de frente e com a etiqueta, basta para o orçamento.",
        ],
      },
    ],
    photo: "fotos do aparelho do apartamento, da placa da rua e da etiqueta da central",
  },
  {
    id: "interfone-de-predio-preco",
    broader: "interfone",
    label: "Preço do interfone para prédio",
    phrase: "o preço do interfone do prédio",
    asks: [
      "interfone prédio preço",
      "interfone condomínio preço",
      "interfone apartamento preço",
      "interfone apartamentos preço",
      "quanto custa interfone prédio",
      "quanto custa interfone condomínio",
      "trocar interfone prédio preço",
      "trocar interfone condomínio preço",
      "instalar interfone prédio preço",
      "instalar interfone condomínio preço",
      "porteiro eletrônico prédio preço",
      "porteiro eletrônico condomínio preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do interfone para prédio depende do número de apartamentos, da central, da placa da rua e dos fios que dá para aproveitar. Passar cabo novo é o que mais encarece. A fechadura do portão de pedestre e a ligação com a garagem entram à parte. Fotos e o total de unidades bastam para o orçamento grátis.",
        "O preço do interfone de prédio ou condomínio cresce com os apartamentos: cada um leva um aparelho, e todos dividem a central, a placa externa e a fonte. Com a fiação antiga em bom estado, gasta-se bem menos. Mande o número de unidades e fotos da placa e da central para receber o valor.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do interfone do prédio", "Parte comum e parte por apartamento"],
        slots: [
          [
            "Uma parte é do prédio e outra se repete em cada apartamento. Peça as duas em linhas separadas, para comparar propostas.",
            "Separe o que é comum do que é por unidade, porque é aí que as propostas diferem.",
          ],
        ],
        bullets: [
          "Do prédio: placa da rua, central, fonte com bateria e fechadura",
          "Por apartamento: aparelho e par de fios",
          "O que encarece: cabo novo por andar e vídeo",
          "O que barateia: fiação boa e aparelhos que continuam servindo",
        ],
      },
      {
        about: "choose",
        headings: ["Que sistema sai mais em conta", "Fio, digital ou celular"],
        slots: [
          [
            "Prédio com cabos bons troca só central e aparelhos. Onde os fios acabaram, o sistema de dois fios ou por celular evita refazer andar por andar.",
            "Tudo depende dos fios que já existem. Se eles servem, o sistema comum é o mais barato. Se não servem, um sistema de dois fios ou por celular evita obra.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos no prédio", "A parte do portão"],
        slots: [
          [
            "Cuidamos da fechadura do social, do comando da garagem por relé e da ligação com o motor, com hora combinada com o zelador ou o síndico.",
            "A nossa parte é o que abre portão: fechadura, relé da garagem e alinhamento da folha. O horário é combinado com o zelador ou o síndico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar só o interfone de um apartamento?",
        answers: [
          "Dá, se o aparelho novo for compatível com a central do prédio. A marca e o modelo da central decidem.",
          "Sim, por modelo compatível com a central. O conserto da linha, quando todos falham, é do condomínio.",
        ],
      },
      {
        question: "Quem paga o interfone: morador ou condomínio?",
        answers: [
          "Em geral, o condomínio paga a central, a placa da rua e a fiação comum. O morador paga o aparelho de dentro. A convenção decide.",
          "Depende da convenção. O comum é o condomínio pagar a parte coletiva e o morador pagar o aparelho do apartamento.",
        ],
      },
      {
        question: "Preciso de assembleia para trocar?",
        answers: [
          "Para o sistema inteiro, sim, com propostas comparáveis. Reparo de rotina o síndico costuma autorizar sozinho.",
          "A troca completa costuma ir à assembleia. O conserto urgente o síndico pode mandar fazer.",
        ],
      },
    ],
    photo: "uma foto da placa da rua, outra da central e o número de apartamentos",
  },
  {
    id: "trocar-interfone-antigo",
    broader: "interfone",
    label: "Trocar o interfone antigo",
    phrase: "a troca do interfone antigo",
    asks: [
      "trocar interfone",
      "trocar interfone antigo",
      "como trocar interfone",
      "troca interfone",
      "troca interfone antigo",
      "substituir interfone",
      "trocar interfone casa",
      "trocar interfone velho",
      "interfone antigo",
      "interfone velho",
      "trocar interfone por novo",
      "trocar aparelho interfone",
      "trocar interfone preço",
      "quanto custa trocar interfone",
      "instalar interfone no lugar do antigo",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para trocar o interfone antigo, desligue a fonte, fotografe e anote a cor de cada fio, solte os dois aparelhos e monte os novos na mesma fiação, se o número de fios bastar. Interfone de voz aproveita quase sempre o cabo velho; vídeo pode pedir cabo próprio. No fim, teste chamada, voz e abertura do portão.",
        "A troca do interfone velho começa pelo cabo: conte os fios que chegam ao aparelho e veja quantos o novo usa. Se bastam, trocam-se só a unidade da rua, o aparelho de dentro e a fonte, com ela desligada. A fechadura do portão continua, se a tensão for a mesma, em geral 12 V.",
      ],
      price: [
        "Trocar o interfone custa o aparelho, mais barato em voz que em vídeo, e a mão de obra. Aproveitar o cabo que já existe é o que mais economiza. Fonte nova, cabo e fechadura entram só se faltarem. Mande fotos dos dois aparelhos e dos fios, e o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo da troca do interfone", "A ordem da troca"],
        slots: [
          [
            "O segredo é marcar os fios antes de soltar. A fonte fica fora da tomada até o fim.",
            "Com a fonte desligada, marque cada fio com fita e a letra do borne.",
          ],
        ],
        steps: [
          "Tire a fonte da tomada ou desligue o disjuntor dela.",
          "Fotografe as ligações dos dois lados e marque os fios.",
          "Solte a unidade da rua e o aparelho de dentro.",
          "Ligue os novos pelo esquema do manual, e não pela cor do antigo.",
          "Religue e teste chamada, voz e abertura da fechadura.",
        ],
      },
      {
        about: "choose",
        headings: ["Que interfone pôr no lugar", "O que decide o modelo novo"],
        slots: [
          [
            "Veja o número de fios, a tensão da fechadura e se o aparelho da rua pega chuva. Quem quer ver a rua ou atender pelo celular escolhe vídeo.",
            "O cabo existente limita a escolha: com poucos fios, há modelos de voz e vídeos de dois fios. A fechadura precisa casar na tensão.",
          ],
          [
            "Se o interfone também abre a garagem, confirme se o novo tem contato seco para isso. Ligar saída com tensão na botoeira do motor queima a placa.",
            "Para abrir o portão dos carros, o novo precisa de um contato próprio, ou de um relé no meio.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos na troca", "Instalação e ligação ao portão"],
        slots: [
          [
            "Trocamos os aparelhos, refazemos emendas oxidadas, ligamos a fechadura e o comando da garagem e vedamos a unidade da rua. O valor vem antes, por foto.",
            "A visita inclui fixar, ligar, vedar e testar com o portão. Com fotos dos aparelhos e dos fios, o preço é informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o aparelho de dentro?",
        answers: [
          "Pode, se for da mesma linha da unidade da rua. De marca diferente, quase sempre é preciso trocar os dois.",
          "Só com modelo compatível com o de fora. A foto da etiqueta dos dois responde.",
        ],
      },
      {
        question: "O fio velho serve para vídeo porteiro?",
        answers: [
          "Depende do modelo e do número de fios. Há vídeos de dois fios feitos para aproveitar cabo antigo.",
          "Às vezes. Emenda oxidada e cabo fino pioram a imagem; nesse caso vale passar outro.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Com a fiação boa, poucas horas. Cabo novo por duto entupido ou canaleta leva mais.",
          "Em geral no mesmo dia, quando o cabo serve.",
        ],
      },
    ],
    photo: "fotos da unidade da rua, do aparelho de dentro, dos fios e da fechadura",
  },
  {
    id: "interfone-duas-casas",
    broader: "interfone",
    label: "Interfone para duas casas",
    phrase: "o interfone para duas casas",
    asks: [
      "interfone duas casas",
      "interfone 2 casas",
      "interfone para duas casas",
      "interfone dois botões",
      "interfone 2 botões",
      "interfone duas residências",
      "interfone casa frente fundos",
      "interfone quintal duas casas",
      "interfone 3 casas",
      "interfone três casas",
      "interfone vila",
    ],
    intent: "buying",
    answers: {
      any: [
        "O interfone para duas casas no mesmo quintal é o de dois botões na rua: cada um chama uma casa, e as duas abrem o mesmo portão. Leva uma unidade externa, dois aparelhos internos, a fonte e um par de fios até cada casa. A fechadura é uma só. O valor instalado sai por fotos da entrada e do caminho do cabo.",
        "Para duas ou três casas, escolha interfone com um botão por moradia e um aparelho em cada uma, todos ligados à mesma fechadura. Dois aparelhos ligados num botão só tocam juntos, o que incomoda. Com vídeo, confira se o modelo aceita mais de uma tela com chamada separada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que sistema escolher para duas casas", "Um botão por casa"],
        slots: [
          [
            "O que muda é se a chamada é separada. Veja as opções da mais simples à mais completa:",
            "Separar as chamadas evita que uma casa atenda pela outra. As opções:",
          ],
        ],
        bullets: [
          "Dois botões, só voz: o mais barato",
          "Dois botões com vídeo: uma tela em cada casa",
          "Pelo celular: cada morador com o seu aplicativo",
          "Dois interfones: quando há dois portões",
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalado", "O cabo até cada casa"],
        slots: [
          [
            "Sai um cabo da rua para cada casa, em tubo separado do de energia. As duas teclas soltam a mesma fechadura, e uma delas ou as duas podem abrir a garagem.",
            "A unidade da rua recebe um par de fios de cada aparelho. A fechadura é ligada uma vez só, e o comando da garagem entra por um relé.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Do que depende o valor"],
        slots: [
          [
            "O preço soma os aparelhos, os metros de cabo até a casa do fundo e a fechadura, se ainda não existe. Com o tubo do cabo pronto, o total cai.",
            "O cabo até a segunda casa é o que mais varia. Fotos da entrada e do caminho dão o total, de graça.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar mais um aparelho no interfone que já tenho?",
        answers: [
          "Em muitos modelos, sim, como extensão: os dois tocam juntos. Para chamada separada, a unidade da rua precisa de dois botões.",
          "Pode, como extensão, se o modelo aceita. Ele tocará nas duas casas ao mesmo tempo.",
        ],
      },
      {
        question: "Cada casa pode abrir um portão diferente?",
        answers: [
          "Pode, com duas fechaduras e um modelo de duas saídas, ou com um relé para a segunda.",
          "Dá, quando o aparelho tem saída para as duas casas. A foto do interfone atual mostra.",
        ],
      },
      {
        question: "Uma casa escuta a outra?",
        answers: [
          "Nos sistemas com chamada separada, um não escuta o outro. Na extensão simples, quem tira o fone ouve a conversa.",
          "Só na extensão comum. No modelo com sigilo de conversa, o que vem escrito na caixa, um não escuta o outro.",
        ],
      },
    ],
    photo: "fotos da entrada, das duas casas e do caminho do cabo entre elas",
  },
  {
    id: "nobreak-do-interfone",
    broader: "interfone",
    label: "Nobreak para interfone e fechadura",
    phrase: "o nobreak do interfone e da fechadura",
    asks: [
      ...combine(
        ["nobreak", "bateria", "fonte com bateria"],
        [
          "interfone",
          "interfone fechadura",
          "interfone fechadura social",
          "interfone social",
          "fechadura social",
          "fechadura elétrica",
          "porteiro eletrônico",
          "vídeo porteiro",
          "portão social",
        ],
      ),
      "interfone funciona falta luz",
      "interfone falta energia",
      "fechadura social falta luz",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para o interfone e a fechadura do portão social, o que serve é uma fonte de 12 V com bateria, chamada fonte nobreak: ela carrega com a rede e assume sozinha na falta de luz. Some a corrente do interfone e a da fechadura para escolher o modelo. O valor instalado sai de graça, pela foto da fonte atual.",
        "O nobreak do interfone e da fechadura é, na maioria das casas, uma fonte com bateria de 12 V no lugar da fonte comum. Ela mantém a conversa e a abertura por algumas horas. O nobreak de computador também funciona na tomada da fonte. Mande a foto da etiqueta da fonte para receber o preço.",
        "Interfone e fechadura do social continuam na falta de luz com uma fonte de 12 V e bateria própria, escolhida pela soma das correntes dos dois. O gasto é pequeno, e por isso a bateria dura horas. A instalação é orçada por foto, sem custo, com a fonte e a fechadura à vista.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a fonte com bateria", "O que conferir antes de comprar o nobreak"],
        slots: [
          [
            "Os dados estão na etiqueta da fonte e da fechadura. Confira cada um antes de comprar.",
            "Leia as etiquetas, sem abrir a fonte, que recebe a tensão da rede.",
            "Quatro dados bastam, e todos estão escritos nos aparelhos.",
          ],
        ],
        bullets: [
          "Tensão: em geral 12 V; alguns vídeos porteiros usam 15 ou 24 V",
          "Corrente: a soma do interfone com a fechadura no momento de abrir",
          "Bateria: 12 V e 7 Ah é a mais comum nessas fontes",
          "Eletroímã: gasta o tempo todo e pede bateria maior",
          "Entrada: 127 V, 220 V ou bivolt, conforme a casa",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo dura sem luz", "A autonomia do interfone com bateria"],
        slots: [
          [
            "Interfone simples com fechadura de trinco gasta pouco e passa várias horas com uma bateria de 7 Ah. Vídeo porteiro com tela ligada dura menos. O eletroímã consome sem parar e costuma esvaziar a mesma bateria em poucas horas. A bateria envelhece e, em geral, é trocada a cada 2 a 4 anos.",
            "A conta é a capacidade da bateria dividida pela corrente dos aparelhos. Fechadura de trinco só puxa energia ao abrir, e por isso a carga rende horas. Com tela de vídeo ou eletroímã, o tempo cai bastante. Conte com a troca da bateria a cada 2 a 4 anos.",
            "Com fechadura que só gasta ao abrir, a bateria comum de 7 Ah aguenta boa parte do dia. Tela, Wi-Fi e eletroímã encurtam esse tempo para poucas horas. A bateria perde força com os anos, e a troca costuma vir de 2 a 4 anos depois.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "A troca da fonte pela de bateria"],
        slots: [
          [
            "O técnico desliga o disjuntor, troca a fonte pela de bateria e mede a tensão no interfone e na fechadura. No fim, corta a energia para ver os dois funcionando só com a bateria. Com os fios prontos, o serviço leva até {trade.smallRepair}.",
            "A fonte nova ocupa o lugar da antiga, com a energia cortada. O teste é feito com o disjuntor desligado: o interfone chama e a fechadura abre. Em geral o trabalho cabe em {trade.smallRepair}.",
            "Sem energia, a fonte comum sai e a de bateria entra nos mesmos fios. O técnico mede as correntes e simula uma falta de luz. São até {trade.smallRepair} quando o cabo está bom.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O nobreak do motor alimenta também o interfone?",
        answers: [
          "Pode, se tiver tomada livre e potência de sobra. Numa falta longa, o motor gasta a carga e deixa o interfone sem.",
          "Dá, mas é melhor separar: o motor esvazia a bateria em poucas aberturas.",
        ],
      },
      {
        question: "A fechadura comum abre sem luz?",
        answers: [
          "Abre pela chave. O botão e o interfone só funcionam com a bateria.",
          "Pela chave, sempre. Por isso guarde uma cópia fora da casa, com alguém de confiança.",
        ],
      },
      {
        question: "E o eletroímã na falta de luz?",
        answers: [
          "Sem bateria, o eletroímã solta o portão na hora. Com bateria, ele segura até a carga acabar.",
          "Ele abre quando perde a energia. A bateria evita que a entrada fique destrancada.",
        ],
      },
      {
        question: "Posso usar nobreak de computador?",
        answers: [
          "Pode, com a fonte do interfone ligada na tomada dele. Fica maior e gasta mais em espera que a fonte com bateria.",
          "Serve para o interfone e a fechadura, que gastam pouco. A fonte com bateria, porém, é menor e dispensa tomada.",
        ],
      },
    ],
    photo: "fotos da fonte atual, da etiqueta dela e da fechadura",
  },
];
