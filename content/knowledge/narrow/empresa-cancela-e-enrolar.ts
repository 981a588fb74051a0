import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** More of barriers and rolling doors, which break in their own ways. */
export const empresaCancelaEEnrolar: NarrowConcept[] = [
  {
    id: "cancela-bateu-no-carro",
    broader: "cancela",
    label: "Cancela que desceu sobre o carro",
    phrase: "a cancela que bateu no carro",
    asks: [
      "cancela baixou moto",
      "cancela baixou em cima da moto",
      "cancela bateu na moto",
      "cancela bateu moto",
      "cancela desceu em cima da moto",
      "cancela caiu na moto",

      "cancela caiu em cima veículo",
      "cancela caiu em cima carro",
      "quem paga cancela carro",
      "estrago cancela carro",
      "cancela atingiu carro",
      "barra cancela atingiu carro",
      "cancela baixou veículo embaixo",
      "cancela atingiu carro continuar usando",
      ...combine(
        ["cancela"],
        [
          "bateu carro",
          "desceu carro",
          "caiu carro",
          "fechou carro",
          "amassou carro",
          "riscou carro",
          "bateu moto",
          "desceu cima carro",
          "bateu veículo",
        ],
      ),
      "cancela laço não detectou",
      "cancela não detecta carro",
      "cancela laço não funciona",
      "cancela desceu antes passar",
      "cancela desce rápido demais",
    ],
    intent: "emergency",
    answers: {
      any: [
        "A cancela que bateu no carro não pode continuar em uso, porque o laço ou a fotocélula falhou. Desligue o disjuntor, ponha cones e chame o técnico. Fotografe o carro, a barra e a hora. Se o sensor falhou, o estabelecimento pode ter de pagar o dano.",
        "Se a cancela baixou em cima da moto ou do carro, pare de usar já. A moto tem pouco metal, e o laço do piso às vezes não a percebe, por isso é preciso fotocélula. Com ferido, ligue 192. Desligue o disjuntor, ponha cones e mande a foto da etiqueta, para sabermos se atendemos o modelo.",
        "A cancela que desceu sobre o carro precisa ficar desligada, com cones na pista, até o teste do laço, do detector e da fotocélula. Guarde as fotos, o horário e a gravação, que decidem quem paga. Pela foto da etiqueta dizemos se atendemos o modelo, em que dia e por quanto.",
        "Quem paga o estrago da cancela no carro é, em geral, o estacionamento ou condomínio, se o sensor falhou. Se o motorista forçou a passagem, a conta é dele. As imagens e o horário decidem, por isso guarde a gravação. A cancela fica desligada, com cones, até o teste do laço e da fotocélula.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer na hora", "O que fazer depois da batida"],
        slots: [
          [
            "Cuide primeiro das pessoas e depois das provas. O gabinete fica fechado, porque a mola dentro dele guarda força.",
            "Cuide de quem estava no carro e só então das fotos, sem abrir a caixa da cancela, onde a mola fica tensionada.",
            "Veja se alguém se machucou, tire a cancela de uso e registre tudo. Não abra a caixa, porque dentro há uma mola com força.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu e, nesse caso, ligue 192.",
          "Desligue o disjuntor e sinalize a passagem.",
          "Fotografe a barra, o carro, as placas de aviso e o tíquete.",
          "Anote a hora e separe a gravação da câmera.",
          "Não abra o gabinete.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o sensor não viu o carro", "O que falha na cancela"],
        slots: [
          [
            "O laço é um fio no piso que sente o metal, e deixa de perceber o carro quando está cortado, úmido ou com o detector pouco sensível. Moto e caminhão alto têm pouco metal perto do chão e podem passar sem ser notados.",
            "O fio do laço, enterrado no piso, pode romper ou molhar, e o detector, o aparelho que o lê, perde a regulagem. Veículo alto e moto são os mais difíceis de perceber, porque o metal está longe ou é pouco.",
            "Os casos comuns são detector desregulado, laço rompido no piso e veículo alto ou moto. O fio enterrado percebe o metal, e nesses veículos há pouco metal perto do chão.",
          ],
          [
            "Um carro colado no da frente engana a cancela que só conta o tempo, e a barra desce entre os dois. Com a fotocélula suja, falta o segundo sensor.",
            "Dois carros no mesmo ciclo também confundem, porque o tempo acaba e a barra desce. A fotocélula evitaria a batida, se estivesse limpa e alinhada.",
            "Quando dois carros passam juntos, a barra pode fechar sobre o segundo. É para isso que serve a fotocélula, que não funciona suja ou torta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico testa antes de religar", "Antes de voltar a usar"],
        slots: [
          [
            "O técnico mede o laço, ajusta o detector e testa com carro, moto e veículo alto. Ele também alinha a fotocélula e confere a força e a velocidade da descida.",
            "O técnico mede o fio do piso, regula a sensibilidade do detector e testa com vários veículos. Depois alinha a fotocélula e acerta a força e a velocidade.",
            "O laço e o detector são medidos e regulados, a fotocélula é limpa e alinhada, e a descida é testada com veículos diferentes, devagar e com pouca força.",
          ],
          [
            "Uma borda de espuma na barra reduz o dano de uma próxima falha. O relatório da visita ajuda na conversa com a seguradora e com o dono do carro.",
            "Se a haste não tem espuma, vale instalar. Peça também o relatório por escrito, útil para o seguro e para o dono do carro atingido.",
            "Por fim, vale pôr espuma na haste e pedir por escrito o que foi encontrado, porque esse relatório serve ao seguro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Podemos continuar usando a cancela que atingiu um carro?",
        answers: [
          "Não. Desligue, isole com cones e deixe fora de uso até o técnico testar o laço, o detector e a fotocélula.",
          "Não convém nem por um dia. Controle a entrada com cones e uma pessoa até os sensores serem testados.",
        ],
      },
      {
        question: "Quem paga o carro que a cancela atingiu?",
        answers: [
          "Se o sensor falhou, o estacionamento ou condomínio costuma responder. Se o motorista forçou a passagem, a conta é dele. As imagens decidem.",
          "Depende da causa mostrada pela câmera e pela vistoria. A falha do sensor pesa contra quem opera a cancela, e a passagem forçada, contra o motorista.",
        ],
      },
      {
        question: "A cancela precisa de laço e fotocélula?",
        answers: [
          "Os dois juntos protegem melhor, porque o laço percebe o metal, e a fotocélula percebe moto e pedestre.",
          "O ideal é ter os dois. Um cobre o que o outro não vê, como a moto, que o laço às vezes não percebe.",
        ],
      },
      {
        question: "O laço do chão tem conserto?",
        answers: [
          "Tem, porque o fio rompido pode ser refeito em novo corte no piso, e o detector pode ser trocado. O técnico mede antes.",
          "Tem conserto. O técnico refaz o fio, com corte e vedação no piso, ou troca o detector, conforme a medição.",
        ],
      },
    ],
    photo: "fotos da cancela, do piso com o laço e da etiqueta do gabinete",
  },
  {
    id: "cancela-comprimento",
    broader: "cancela",
    label: "Comprimento da haste da cancela",
    phrase: "o comprimento da cancela",
    asks: [
      ...combine(
        ["cancela"],
        [
          "3 metros ou 4 metros",
          "3 ou 4 metros",
          "4 metros ou 5 metros",
          "3 metros",
          "4 metros",
          "5 metros",
          "6 metros",
          "quantos metros",
          "tamanho",
          "largura",
          "comprimento",
          "qual tamanho",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Cancela de 6 metros existe e fecha passagem larga ou de duas faixas, mas a haste comprida sobe mais devagar e balança no vento. Muitas vezes duas cancelas de 3 metros, frente a frente, atendem melhor; a foto da entrada com a largura mostra qual das duas saídas serve.",
        "Cancela de 3 metros serve para uma faixa de carros de até cerca de 2,80 m, e a de 4 metros para faixa de até perto de 3,80 m ou para caminhonete e furgão. Entrada de 3,20 m pede haste de 4 metros. Meça de guia a guia, e lembre que barra curta abre mais rápido.",
        "Para escolher entre cancela de 3 ou 4 metros, meça a passagem de guia a guia: até uns 2,80 m, haste de 3 metros; de 2,80 a 3,80 m, haste de 4 metros. Duas faixas pedem haste maior ou duas cancelas, e quanto mais comprida a barra, mais lenta a abertura.",
        "O tamanho da haste de cancela é a faixa mais uma sobra pequena: com 3,20 m de largura, compre a de 4 metros; com 2,80 m ou menos, a de 3 metros basta. Caminhonete e furgão ficam melhor com 4 metros, embora a barra curta suba mais depressa.",
      ],
      price: [
        "O preço de uma cancela de 3, 4 ou 6 metros sobe com a haste, porque a barra mais comprida pede motor e mola mais fortes. Somam-se a base, os sensores e a forma de liberar, e o valor é informado de graça pela foto da entrada com a largura da passagem.",
        "Cancela de 4 metros custa mais que a de 3 e menos que a de 6, com o mesmo movimento, porque a haste define motor e mola. Base e energia prontas diminuem a conta; a foto da entrada, com a medida, basta para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir a passagem", "Trena antes de comprar a haste"],
        slots: [
          [
            "Meça no ponto em que a barra vai descer e deixe uns 20 cm livres na ponta, para não bater no muro. A guia ou coluna de apoio entra na conta.",
            "A medida é tirada onde a barra cai, de guia a guia, com 20 cm de folga na ponta. Se há apoio do outro lado, meça até ele.",
            "Tire a largura no lugar da barra e guarde 20 cm até o muro. Conte também o suporte da ponta, se existir.",
          ],
          [
            "Olhe para cima: a barra em pé precisa de altura livre igual ao comprimento. Sob laje ou cobertura, usa-se haste articulada, que dobra ao subir.",
            "A haste erguida ocupa a própria medida em altura. Teto baixo pede a articulada, que dobra no meio.",
            "Uma barra de 4 metros exige 4 metros livres acima. Em garagem coberta, a articulada resolve.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que muda com a barra maior", "3, 4 ou 6 metros: para que serve cada uma"],
        slots: [
          [
            "Barra comprida pesa mais e pede mola e motor próprios, além de subir mais devagar. Não é só trocar a haste.",
            "Com o comprimento mudam peso, mola, motor e tempo de abertura. Por isso a haste é escolhida junto com o equipamento.",
            "Haste maior é mais pesada e mais lenta, e a mola precisa acompanhar. Compre o conjunto.",
          ],
        ],
        bullets: [
          "3 m: uma faixa de carros, abertura mais rápida",
          "4 m: furgão e caminhão leve, faixa mais larga",
          "5 a 6 m: duas faixas ou carreta, com apoio na ponta",
          "Rotativo com fila: duas cancelas curtas rendem mais que uma longa",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da cancela", "O que entra no orçamento"],
        slots: [
          [
            "Barra, regime de uso, laço ou fotocélula, base de concreto e forma de acesso formam o preço, item por item. Com base e duto prontos gasta-se menos, e a obra civil costuma pesar mais que o metro a mais de haste.",
            "Somam-se equipamento, base, sensor e acesso por tag ou controle. O metro extra de barra pesa pouco perto da obra civil, que já pode estar feita.",
            "O valor junta haste, motor, sensor, acesso e base. Passar de 3 para 4 metros muda pouco; abrir piso e fazer base muda bastante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a haste de 4 metros para 3?",
        answers: [
          "Só com a mola regulada de novo pelo técnico, porque barra mais leve sobe com força demais e bate.",
          "O corte em si é simples, a mola não. Sem novo ajuste, a haste dispara.",
        ],
      },
      {
        question: "A cancela de 3 metros fecha a passagem a pé?",
        answers: [
          "Não: pedestre passa por baixo ou pela ponta. Para isso serve o portão.",
          "Ela controla carros. A pé, só um portão segura.",
        ],
      },
      {
        question: "Em quantos segundos a cancela abre?",
        answers: [
          "As de fluxo alto, de barra curta, abrem em um a três segundos. As de 4 a 6 metros levam mais, conforme a ficha do modelo.",
          "Barra curta de uso intenso, perto de dois segundos; barra longa, o dobro ou mais.",
        ],
      },
      {
        question: "A cancela precisa de laço ou fotocélula?",
        answers: [
          "Precisa de um deles, para a barra não descer sobre o carro. O laço vê metal no piso, e a fotocélula, qualquer coisa no feixe.",
          "Sim. Moto e pedestre são mais bem vistos pela fotocélula, e carro, pelo laço.",
        ],
      },
    ],
    photo: "fotos da entrada, com a largura da faixa e a altura livre",
  },
  {
    id: "enrolar-barulho-e-graxa",
    broader: "enrolar",
    label: "Porta de enrolar barulhenta: lubrificação",
    phrase: "a lubrificação da porta de enrolar",
    asks: [
      "enrolar residencial barulho",
      "enrolar residencial barulho madrugada",
      "enrolar garagem barulho",
      "enrolar faz barulho madrugada",
      "enrolar barulho noite",
      ...combine(
        ["enrolar", "porta aço"],
        [
          "lubrificar",
          "lubrificação",
          "barulho",
          "barulhenta",
          "rangendo",
          "range",
          "graxa",
          "óleo",
          "fazendo barulho",
          "barulhenta lubrificar",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para lubrificar a porta de enrolar barulhenta, feche-a, desligue o disjuntor, limpe as guias com pano seco e passe silicone em spray ou lubrificante seco nelas. Graxa grossa não serve, porque junta pó e trava. Rolo, mola e motor ficam com o técnico.",
        "Portão ou porta de enrolar que faz barulho quase sempre tem a guia seca e suja: com a folha fechada e o disjuntor desligado, limpe as duas guias e aplique silicone. Se o ruído continuar, procure lâmina torta, mancal do eixo ou mola, serviço de técnico.",
        "O barulho da porta de enrolar diminui com guias limpas e silicone em spray, aplicado com a porta fechada e o disjuntor desligado. De madrugada ele parece maior, mas a causa é a mesma; persistindo, o técnico confere lâminas, eixo e mola.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo da lubrificação", "O que você mesmo pode fazer"],
        slots: [
          [
            "Faça só o que se alcança do chão, sem escada e sem abrir a caixa do rolo. A guia é o canal lateral por onde as lâminas correm.",
            "Fique no chão, com a porta fechada, e não mexa no rolo. O alvo são as guias, os canais dos lados em que as lâminas deslizam.",
            "Nada de escada nem de caixa aberta: limpam-se as guias, canais laterais das lâminas, até a altura da mão.",
          ],
        ],
        steps: [
          "Feche a porta e desligue o disjuntor.",
          "Varra as guias e tire barro, papel e chiclete.",
          "Passe pano seco e aplique silicone nas duas guias.",
          "Religue, suba e desça uma vez, sem ninguém embaixo, e escute.",
          "Limpe o excesso, que junta pó.",
        ],
      },
      {
        about: "causes",
        headings: ["Cada barulho, uma causa", "O que o som conta"],
        slots: [
          [
            "Chiado ao longo do curso é guia seca. Batida ritmada é lâmina torta ou amassada. Ronco em cima costuma ser mancal, o apoio do eixo, ou o próprio motor.",
            "Som arrastado e contínuo aponta a guia sem lubrificante, e pancadas em ritmo, uma lâmina amassada. Se o ronco vem do alto, pense no motor ou no mancal, que apoia o eixo.",
            "Quando chia do começo ao fim, falta lubrificar a guia. Batidas regulares vêm de lâmina torta, e o ronco no alto, do motor ou do mancal em que o eixo gira.",
          ],
          [
            "Estalo forte no rolo, como aço partindo, costuma ser mola: pare de usar, desligue o disjuntor e mantenha todos longe. Porta que ficou pesada dá o mesmo aviso, e não se força nem se ergue na mão.",
            "Um estouro vindo de cima lembra mola quebrada. Corte a energia, isole a passagem e não tente levantar a porta, que sem a mola pesa inteira e pode descer de uma vez.",
            "Ouviu um estampido no rolo ou sentiu a porta pesar? Pode ser a mola. Disjuntor desligado, ninguém embaixo, e nada de erguer a porta até o técnico ver.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["De quanto em quanto tempo", "Rotina para menos barulho"],
        slots: [
          [
            "Limpe as guias todo mês e passe silicone a cada dois ou três meses; em rua com muito pó, mais vezes. À noite, borracha na soleira e parada regulada evitam a pancada no chão.",
            "A guia se limpa uma vez por mês, com silicone a cada dois ou três; avenida empoeirada pede intervalo menor. Para a madrugada, regule a parada e ponha borracha na soleira, que amortece o fechamento.",
            "Uma limpeza por mês e silicone de dois em dois ou três em três meses bastam, menos onde há muita poeira. A pancada final, que incomoda de noite, some com borracha na soleira e fim de curso ajustado.",
          ],
          [
            "Uma visita que limpa, lubrifica, regula a parada e confere freio e mancais parte de {price.preventive} em casa, sem peças. Em comércio, a faixa comum é de {price.preventiveRange}, com revisão {visits.business}.",
            "Em residência, a visita com limpeza, regulagem e conferência do freio e dos mancais começa em {price.preventive}, fora as peças. Loja e galpão ficam em geral de {price.preventiveRange}, com ida {visits.business}.",
            "O técnico lubrifica o que você não alcança e confere freio, mancais e parada, a partir de {price.preventive} em casa, sem peças. No comércio, o comum é de {price.preventiveRange} por visita, {visits.business}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar óleo de cozinha ou graxa na porta de enrolar?",
        answers: [
          "Não: os dois grudam pó e endurecem na guia. Use silicone em spray ou lubrificante seco.",
          "Não use, porque a poeira cola e a porta passa a prender. O certo é produto seco ou silicone.",
        ],
      },
      {
        question: "Desengripante resolve o barulho?",
        answers: [
          "Por poucos dias, pois ele limpa e evapora. Depois dele, seque a guia e passe silicone.",
          "Ajuda a soltar sujeira, mas não lubrifica por muito tempo. Termine com silicone na guia limpa.",
        ],
      },
      {
        question: "A porta manual sem motor também se lubrifica assim?",
        answers: [
          "As guias, sim, do mesmo jeito, com a porta fechada. A mola, que fica no eixo e guarda muita força, é só do técnico.",
          "Sim, limpando e passando silicone nas guias. Não mexa no eixo nem na mola, que está sob tensão.",
        ],
      },
      {
        question: "Passei silicone e o barulho continua. Quanto custa o conserto?",
        answers: [
          "Depende da causa: regular e desempenar uma lâmina custa menos que trocar mancal, e a mola e o motor ficam acima. Um vídeo com som já permite orçar a peça.",
          "Do menor para o maior custo vêm regulagem, lâmina, mancal e, por fim, mola ou motor. Com um vídeo com som, a peça é orçada antes da visita.",
        ],
      },
    ],
    photo: "um vídeo com som da porta subindo e fotos das guias",
  },
  {
    id: "enrolar-despencou",
    broader: "enrolar",
    label: "Porta de enrolar que caiu",
    phrase: "a porta de enrolar que despencou",
    asks: [
      "porta enrolar sem freio",
      "porta aço sem freio",
      "porta aço cai com tudo",
      "enrolar desce rápido",
      "enrolar desce rápido demais",
      "enrolar desce muito rápido",
      "enrolar escorrega",
      "enrolar desce aos poucos",
      ...combine(
        ["enrolar", "porta aço"],
        [
          "caiu",
          "despencou",
          "desceu vez",
          "desceu sozinha",
          "desce sozinha",
          "caiu mola",
          "cai sozinha",
          "perigo cair",
          "pode cair",
        ],
      ),
    ],
    intent: "emergency",
    answers: {
      any: [
        "Porta de aço ou de enrolar que caiu tem a mola quebrada, o freio do motor gasto ou o eixo solto, e pode cair de novo. Não levante a cortina, desligue o disjuntor e isole os dois lados. Com fotos tiradas de longe, dizemos se atendemos o modelo, a hora possível e o valor.",
        "Se o portão ou a porta de enrolar caiu, deixe no chão: erguer sem mola ou freio é o que machuca. Desligue o disjuntor, isole a frente e use outra saída; pela foto da porta e da etiqueta dizemos se atendemos o modelo, o horário possível e o valor.",
        "Porta de enrolar despencou ou desce sozinha porque a mola partiu, o freio gastou ou a corrente soltou. Isole a passagem, desligue o disjuntor e ninguém passa embaixo até o técnico escorar. Mande fotos tiradas de longe e receba a resposta se atendemos o modelo e quanto custa.",
        "Caiu a porta de enrolar: não tente erguê-la, porque mola partida, freio gasto ou eixo solto a deixam cair outra vez. Com o disjuntor desligado e os dois lados isolados, fotografe de longe; respondemos se o seu modelo é atendido, o horário e o valor.",
        "Uma porta de enrolar que desceu de uma vez perdeu a mola, o freio ou a fixação do eixo, e levantá-la de novo é perigoso. Mantenha todos longe, corte a energia no disjuntor e envie fotos da porta e da etiqueta, para saber se atendemos, quando e a que preço.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que não fazer", "Perigo da mola e da cortina"],
        slots: [
          [
            "A mola do eixo guarda força mesmo com a porta no chão, por isso não solte parafuso nem tampa do rolo. Escorar com madeira ou macaco não funciona: a cortina é flexível e escapa.",
            "Não mexa no rolo, porque a mola pode disparar e ferir. Também não adianta escorar, pois uma cortina de lâminas dobra e sai da escora.",
            "Mola de porta de aço solta de repente, e cortina escorada com madeira escorrega. Deixe tudo como está, sem subir em escada para olhar.",
            "Porta no chão não quer dizer mola sem força: ela pode soltar a tensão em quem abrir o rolo. Escora improvisada também engana, porque as lâminas se dobram em volta do macaco ou da madeira.",
            "Fique longe do rolo, sem subir para ver e sem afrouxar parafusos, pois a mola ainda pode disparar. Calço de madeira não segura lâmina solta, que verga e passa por ele.",
          ],
          [
            "Se a loja ficou aberta ou sem tranca, deixe alguém no local e use outra porta. Diga isso na primeira mensagem, para o caso ter prioridade.",
            "Porta caída e torta não tranca: mantenha vigia, recolha o que tem valor e avise que o imóvel ficou aberto.",
            "Com o imóvel sem fechar, fique alguém por perto e informe na mensagem, porque esses casos passam na frente.",
            "Se a entrada não tranca mais, feche por outra porta e ponha alguém de guarda. Conte isso ao escrever, pois imóvel aberto é atendido antes.",
            "Loja exposta precisa de uma pessoa vigiando, com o que é de valor guardado. Na mensagem, comece por essa informação, que dá preferência ao caso.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a porta de enrolar cai", "Mola, freio ou eixo"],
        slots: [
          [
            "Na porta manual, quebra a mola, que carrega o peso da cortina; na automática, falha o freio ou a engrenagem do motor, ou a corrente solta. Solda e parafuso da testeira, a chapa que prende o eixo, também cedem com os anos.",
            "A manual cai por mola partida, já que é ela que sustenta as lâminas. A motorizada cai por freio gasto, engrenagem ou corrente, e qualquer uma, por testeira solta, a chapa lateral do eixo.",
            "Sem motor, quem segura a cortina é a mola; com motor, o freio e a engrenagem. Um deles falhou, ou a testeira, que prende o eixo na parede, se soltou.",
            "Em porta erguida na mão, a culpa é quase sempre da mola, que equilibra as lâminas. Onde há motor, investigam-se freio, engrenagem e corrente. Nos dois tipos, a testeira, chapa de apoio do eixo, pode ter perdido solda ou parafuso.",
            "O tipo de porta aponta a peça. Manual que despenca ficou sem mola; automática, sem freio, corrente ou engrenagem. Existe ainda a queda por testeira frouxa, a chapa da parede que recebe o eixo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto", "O que o técnico faz"],
        slots: [
          [
            "O rolo é escorado e o eixo, travado; depois se troca a mola, o freio, a corrente ou o motor e se conferem soldas, parafusos e guias. A trava-quedas, que segura a cortina se algo quebra, é vista ou instalada onde cabe.",
            "Com o rolo preso, a peça que falhou é trocada, e testeira, solda e guia são conferidas. Em seguida vê-se a trava contra queda, que pode ser acrescentada em muitos modelos.",
            "Primeiro se prende o eixo e a cortina; só então saem mola, freio ou motor com defeito. Fixações e guias são revistas, e a trava-quedas, testada ou posta, se o modelo aceita.",
            "A segurança vem antes da peça: eixo imóvel e rolo apoiado. Feito isso, substitui-se o que quebrou, seja mola, corrente, freio ou motor, reapertam-se as fixações e avalia-se a trava-quedas, que detém a cortina numa falha.",
            "Depois de bloquear o eixo e sustentar a cortina, o técnico troca a peça culpada e revisa guia, parafuso e solda. Onde o modelo permite, instala ou confere o dispositivo que trava a porta em caso de queda.",
          ],
          [
            "No fim, a descida é testada várias vezes, e a porta precisa parar onde é deixada. O preço depende da peça: freio e corrente custam menos que mola e motor.",
            "A porta é entregue depois de subir e descer muitas vezes sem escorregar. No valor, corrente e freio pesam menos, mola e motor, mais.",
            "O serviço acaba com a porta parando firme em qualquer altura. O que define o valor é a peça, da corrente, mais barata, ao motor.",
            "Vários ciclos de subida e descida provam que a cortina para no ponto. A conta é menor com corrente ou freio e maior com mola ou motor.",
            "O valor acompanha a peça trocada, e mola ou motor custam mais que freio ou corrente. Antes da entrega, a porta é parada em diversas alturas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de enrolar tem trava contra queda?",
        answers: [
          "Motores novos costumam ter freio ou dispositivo anti-queda; porta antiga, nem sempre. O técnico confere e instala onde cabe.",
          "Nem toda. Nas motorizadas novas ela é comum, e nas antigas pode ser acrescentada, conforme o eixo.",
          "Depende da idade: a automática recente em geral traz freio ou anti-queda, enquanto a antiga costuma vir sem. Muitos eixos aceitam a peça depois.",
        ],
      },
      {
        question: "Como fecho a loja se a porta caiu torta?",
        answers: [
          "Deixe como está, com vigia ou outra porta trancada; endireitar na mão solta as lâminas.",
          "Não endireite. Bloqueie a passagem por dentro e mantenha alguém no local até o técnico chegar.",
          "Forçar para endireitar desencaixa as lâminas. Tranque outra entrada, impeça a passagem e deixe uma pessoa vigiando até a visita.",
        ],
      },
      {
        question: "A porta desce sozinha aos poucos. É urgente?",
        answers: [
          "É: o freio está cedendo. Feche, desligue o disjuntor e não use até o exame.",
          "Sim, porque é o aviso de que pode cair. Deixe-a fechada e sem energia.",
          "Trate como urgente, já que o freio perde força antes de soltar tudo. Com ela no chão, baixe o disjuntor e espere o exame.",
        ],
      },
      {
        question: "Bateu em alguém ou em algo ao cair. E agora?",
        answers: [
          "Com ferido, ligue 192 primeiro. Depois fotografe tudo, não mexa na porta e guarde a peça quebrada para o seguro.",
          "Socorra antes de tudo, pelo 192. A porta fica parada, com fotos de cada lado, porque seguro e vistoria vão precisar.",
          "Havendo ferido, o 192 vem antes de qualquer coisa. A seguir, registre imagens sem mover a cortina e separe a peça que quebrou, úteis para o seguro.",
        ],
      },
    ],
    photo: "fotos da porta inteira por dentro, de longe, e da etiqueta do motor",
  },
  {
    id: "enrolar-trava-presa",
    broader: "enrolar",
    label: "Trava da porta de enrolar",
    phrase: "a trava da porta de enrolar",
    asks: [
      "trava presa porta aço",
      "trava presa porta enrolar",
      "trava fechada porta aço lâmina",
      ...combine(
        ["enrolar", "porta aço"],
        [
          "trava",
          "trava não destrava",
          "não destrava",
          "trava automática",
          "trava lateral",
          "trava solo",
          "destravar",
          "fechadura",
          "trava emperrada",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "A trava da porta de enrolar que não destrava não pode ser forçada com o motor, porque com ela presa a última lâmina entorta. Desligue o disjuntor, desça uns centímetros pela corrente manual para aliviar o peso e solte por dentro a trava ou a fechadura de chão emperrada, pela chave ou pelo pino. Se não sair, chame o técnico.",
        "A trava da porta de aço que não solta está, em geral, sob o peso da cortina, suja ou desalinhada. Com o disjuntor desligado, desça um pouco pela corrente manual e gire a chave ou puxe o pino. Já a trava elétrica que não faz clique está sem energia ou com a bobina queimada, e precisa do técnico.",
        "A porta de enrolar automática que travou aberta costuma ter a lâmina presa na guia, o motor desarmado pelo calor ou a trava emperrada. Não passe por baixo nem insista no motor, que dobra as lâminas. Desligue o disjuntor e, com a cortina reta e a mola inteira, desça devagar pela corrente manual. Se pesar, chame o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como soltar sem estragar", "Passos para destravar"],
        slots: [
          [
            "Faça por dentro, com a cortina reta e ninguém do outro lado. Se ela está torta ou com a mola rompida, pare e chame o técnico.",
            "Trabalhe só com a cortina reta, pelo lado de dentro. Uma porta inclinada ou fora da guia deve ficar como está.",
            "Trabalhe por dentro, sem ninguém embaixo nem atrás. Se a cortina está torta, não mexa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Veja se há cadeado, trinco de solo ou trava lateral esquecidos.",
          "Desça um pouco pela corrente manual, para tirar o esforço da trava.",
          "Solte pela chave ou pelo pino; se estiver dura, pingue lubrificante seco.",
          "Ligue o disjuntor e teste um ciclo, com a passagem livre.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a trava prende", "Mecânica ou elétrica"],
        slots: [
          [
            "Na trava mecânica, o pó, uma batida na lâmina de baixo ou o piso que cedeu tiram o pino do furo. Limpar e realinhar o furo costuma bastar.",
            "Pino torto, sujeira e piso desnivelado emperram a trava de solo, que volta a funcionar com limpeza e acerto do furo.",
            "A trava de chão ou lateral prende por poeira, pancada ou desnível, e se solta quando o furo e o pino são alinhados.",
          ],
          [
            "Na trava elétrica, falta de tensão, fio solto ou bobina queimada deixam o pino no lugar. Sem o clique ao acionar, o defeito está no comando, e o técnico mede.",
            "A trava elétrica que não faz clique está sem energia ou com a bobina queimada, o que se descobre medindo.",
            "Se não há clique, a causa é a fonte, o fio ou a bobina, e esse teste é do técnico, porque envolve tensão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que trava pôr na loja", "Como evitar que a trava prenda de novo"],
        slots: [
          [
            "O freio do motor segura a cortina, mas não impede que a forcem com alavanca. Quem impede é a trava na última lâmina, de um destes tipos:",
            "Para resistir à alavanca, a trava precisa ficar na lâmina de baixo, porque o motor sozinho não segura. As opções são estas:",
            "A trava na lâmina de baixo é a que resiste à alavanca. Escolha conforme o uso da loja:",
          ],
        ],
        bullets: [
          "Solo com chave: é barata, mas é fácil esquecê-la fechada",
          "Lateral dos dois lados: resiste mais à alavanca",
          "Elétrica ligada à central: solta antes do motor e evita a lâmina torta",
          "Sensor de trava: impede o motor de partir com ela fechada",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Acionei o motor com a trava fechada e entortou. Tem conserto?",
        answers: [
          "Em geral sim, com a troca da lâmina de baixo ou da régua e o alinhamento da guia. Não acione mais até o conserto.",
          "Na maioria dos casos, sim, trocando só a lâmina atingida. Deixe o disjuntor desligado, para não dobrar as outras.",
        ],
      },
      {
        question: "Perdi a chave da trava da porta de enrolar. E agora?",
        answers: [
          "Por dentro, a trava costuma soltar pelo pino. Por fora, chame um chaveiro ou o técnico, sem forçar a cortina.",
          "Chame um chaveiro ou o técnico e não use alavanca. Quem está dentro pode soltar pelo pino.",
        ],
      },
      {
        question: "Quanto custa arrumar a trava?",
        answers: [
          "Limpar e realinhar é o mais barato; depois vêm o pino, a trava nova e a bobina elétrica. Uma lâmina entortada custa mais que qualquer trava.",
          "O ajuste é o mais barato, depois vem a trava nova e, por fim, a elétrica. Se o motor já entortou a lâmina, ela é a maior parte do valor.",
        ],
      },
      {
        question: "Trava e motor podem funcionar juntos?",
        answers: [
          "Podem, porque a trava elétrica ligada à central solta um instante antes de a porta andar. Assim ninguém aciona com ela fechada.",
          "Sim, com trava elétrica e a saída própria da central. A mecânica depende de alguém lembrar.",
        ],
      },
    ],
    photo: "fotos da trava, da última lâmina e da guia",
  },
  {
    id: "enrolar-nobreak",
    broader: "enrolar",
    label: "Nobreak para porta de enrolar",
    phrase: "o nobreak da porta de enrolar",
    asks: [
      ...combine(
        ["enrolar", "porta aço"],
        ["nobreak", "no break", "bateria", "nobreak qual", "nobreak preço", "nobreak quantos va"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Nobreak para porta de enrolar serve se for feito para motor, com onda senoidal e potência acima do pico de partida; o de computador desarma. Conte de duas a três aberturas por carga, e vale a pena em loja de entrada única, porque a corrente manual fica por dentro.",
        "Qual nobreak usar na porta de enrolar: um senoidal, próprio para motor, na mesma tensão e com potência que aguente a partida, várias vezes maior que a marcha. Se a loja tem outra porta, a corrente manual resolve sem bateria na falta de luz.",
        "Se falta muita luz na loja e a porta de enrolar é a única entrada, o nobreak vale a pena: senoidal, para motor e dimensionado pela partida. O de computador não funciona na porta de aço. Uma carga dá duas ou três aberturas, e a corrente manual fica de reserva.",
      ],
      price: [
        "O preço do nobreak para porta de enrolar cresce com a potência do motor e com as aberturas que você quer sem luz, em geral duas ou três. O senoidal para motor custa mais que o de computador, que não aguenta a partida. A corrente manual é a opção sem custo.",
        "Nobreak para porta de aço custa conforme o motor: quanto maior a corrente de partida, maior ele precisa ser, e sempre senoidal. A instalação soma circuito e ponto abrigado. Quem tem outra entrada usa a corrente manual e não gasta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual nobreak comprar para a porta", "Potência, onda e bateria"],
        slots: [
          [
            "A etiqueta do motor dá o número que importa: tensão e corrente.",
            "Leia tensão e corrente na etiqueta antes de comprar.",
            "O dimensionamento sai da etiqueta do motor, e não do tamanho da porta.",
          ],
        ],
        bullets: [
          "Mesma tensão do motor: 127 V ou 220 V",
          "Saída senoidal e indicação do fabricante para motor",
          "Potência acima do pico de partida, e não só da marcha",
          "Bateria para duas ou três aberturas por falta de luz",
          "Proteção contra surto na entrada",
        ],
      },
      {
        about: "what",
        headings: ["Nobreak ou corrente manual", "Quando não precisa de nobreak"],
        slots: [
          [
            "Com outra entrada para a loja, a corrente do motor sobe a porta por dentro e não custa nada. Antes de puxar, desligue o disjuntor, porque a volta da luz pode acionar o motor.",
            "Quem entra por outra porta usa a corrente manual, com o disjuntor desligado, e dispensa nobreak. A energia pode voltar no meio, por isso ela é cortada antes.",
            "Havendo acesso por outro lado, basta a corrente, puxada com o disjuntor desligado. Esse cuidado evita que o motor parta se a luz voltar.",
          ],
          [
            "Porta de aço como única entrada pede nobreak ou destrave externo com chave, porque a corrente fica do lado de dentro. O destrave custa menos, e o nobreak mantém a rotina.",
            "Com entrada única, escolha entre nobreak e destrave por fora. O primeiro mantém tudo automático; o segundo sai por menos.",
            "Única entrada precisa de uma das duas: nobreak ou destravamento externo. O destrave é mais barato e mais lento de usar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Instalação e bateria", "Para funcionar no dia da falta"],
        slots: [
          [
            "O nobreak fica em lugar seco e ventilado, perto da central, com circuito próprio e terra. Instalado, ele alimenta só o motor da porta.",
            "Instale-o abrigado, com ventilação e terra, num circuito só da porta. Pó da rua e calor encurtam a bateria.",
            "Lugar seco, ventilado e próximo da central, com aterramento. Nada além da porta se liga nele.",
          ],
          [
            "Teste uma vez por mês, com o disjuntor da rede desligado, e conte as aberturas. A bateria dura em geral de 2 a 4 anos, e troca-se antes de falhar.",
            "Um teste por mês, sem a rede, mostra se a bateria ainda dá as aberturas de que precisa. Ela costuma durar de 2 a 4 anos.",
            "Faça um ciclo por mês só na bateria. Quando cair o número de aberturas, em geral depois de 2 a 4 anos, é hora de trocar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nobreak de computador aciona porta de enrolar?",
        answers: [
          "Em geral não: a partida do motor passa da potência dele, que desarma ou queima. Além disso, a onda dele costuma não ser senoidal.",
          "Não. Mesmo o grande, de onda aproximada, faz o motor roncar e aquecer.",
        ],
      },
      {
        question: "Quantas vezes a porta abre com o nobreak?",
        answers: [
          "De duas a três, na maioria dos conjuntos de loja. Guarde uma para fechar no fim do dia.",
          "Conte poucas, duas ou três por carga. Porta grande e pesada dá menos.",
        ],
      },
      {
        question: "Existe motor de porta de enrolar com bateria própria?",
        answers: [
          "Há modelos em corrente contínua com bateria. A etiqueta ou o manual diz se o seu aceita.",
          "Sim, em baixa tensão. Para quem vai trocar o motor, pode sair melhor que nobreak grande.",
        ],
      },
      {
        question: "Gerador serve para a porta de enrolar?",
        answers: [
          "Serve, se aguentar o pico de partida e der tensão estável. Ligue depois de o gerador estabilizar e use um circuito separado.",
          "Sim, com potência várias vezes a da marcha. Ligação improvisada na tomada da porta é perigosa; use chave de transferência.",
        ],
      },
    ],
    photo: "a etiqueta do motor da porta e o lugar da central",
  },
];
