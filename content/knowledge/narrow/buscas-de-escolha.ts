import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Which motor, make or gate, where the title gives the place or the two that are weighed. */
export const buscasDeEscolha: NarrowConcept[] = [
  {
    id: "motor-vila-condominio-de-casas",
    broader: "condominio",
    label: "Motor para vila e condomínio de casas",
    phrase: "o motor para vila fechada ou condomínio de casas",
    asks: [
      "portão vila casas preço motor",
      "vila casas preço motor portão",
      "vila casas motor preço",
      "portão vila casas preço",
      "condomínio casas abre dia todo",
      "condomínio casas portão abre dia todo",
      "condomínio casas abre toda hora",
      "condomínio casas muitas vezes dia",
      "vila casas abre dia todo",
      "vila casas que motor portão",
      "vila casas motor portão entrada",
      "rua fechada automatizar portão",
      "portão entrada loteamento casas",
      "vila fechada motor",
      "motor vila fechada",
      "motor vila",
      "portão vila fechada",
      "vila fechada",
      "condomínio casas",
      "motor condomínio casas",
      "portão condomínio casas",
      "vila fechada condomínio casas",
      "motor vila casas",
      "vila casas portão automático",
      "qual motor vila",
      "condomínio horizontal motor",
      "motor condomínio horizontal",
      "portão condomínio horizontal",
      "condomínio fechado casas",
      "portão residencial fechado casas",
      "rua fechada portão automático",
      "motor portão rua fechada",
      "portão loteamento fechado",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão para vila fechada e condomínio de casas se escolhe pelo número de aberturas na hora de pico e pelo peso da folha. Até umas 10 casas serve um modelo acima do residencial; de 20 casas para cima, um de uso intenso. Em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
        "Para portão de condomínio com 20, 30 ou 40 casas, o motor deve ser de uso intenso, de preferência com inversor, e aguentar os ciclos por hora da saída da manhã. A capacidade em quilos precisa ter folga sobre o peso da folha. Em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
        "Para vila ou kitnets de até umas 10 casas, um motor um degrau acima do residencial dá conta, desde que aguente o peso da folha com sobra. Acima disso, com o portão abrindo o dia todo, o certo é uso intenso. Em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
        "Num condomínio com 30 casas, qual motor pôr no portão depende de quantos carros saem na hora mais cheia: até uns 24 ciclos por hora é comum, e isso pede uso intenso, não residencial. Conte também o peso da folha; em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "Em portão de vila com 7 casas ou pouco mais e folha leve, o motor pode ficar abaixo do que se paga num portão pesado, em que a troca custa de {price.heavySwap}, com mão de obra. O que decide é o peso da folha e quantas vezes ele abre na hora de pico; por fotos dizemos o valor.",
        "O motor para portão pesado de vila fechada ou condomínio de casas custa de {price.heavySwap} com a troca e a mão de obra. Com poucas casas e folha leve pode ficar abaixo; fotos do portão e o número de casas definem o valor.",
      ],
      repair: [
        "Em condomínio de casas ou vila fechada, o conserto do portão começa por liberar a passagem: desligue o disjuntor e destrave o portão de correr, se ele estiver no trilho. O técnico mede a energia, a placa e o capacitor e diz o valor antes; se o motor queimou, a troca em portão pesado fica de {price.heavySwap}.",
        "Portão de vila parado se libera com o disjuntor desligado e a chave, se for de correr e estiver no trilho; basculante espera o técnico. Medidas a energia, a placa e o motor, você recebe o valor, e a troca de motor em portão coletivo pesado sai de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o motor da vila ou do condomínio de casas", "Peso, hora de pico e tipo de portão"],
        slots: [
          [
            "Conte os carros que passam na hora mais cheia e multiplique por 1,5, para ter folga: 16 carros dão 24 ciclos por hora, cada um com uma abertura e um fechamento. A capacidade em quilos da ficha deve passar o peso da folha em um terço.",
            "A conta é o número de carros da hora de pico vezes 1,5, e 16 carros viram 24 ciclos por hora. Depois vem o peso: a capacidade do motor deve ter um terço de sobra, porque no limite ele esquenta e para.",
            "Para cada carro da hora mais movimentada, conte um ciclo e meio: 16 saídas pedem 24 ciclos por hora. Some uma folga de um terço sobre o peso da folha, para o motor não desarmar por calor.",
          ],
          [
            "O portão de correr é o mais usado na entrada larga, e o de abrir com duas folhas leva um motor em cada. O inversor, que acelera e freia aos poucos, abre mais rápido e aquece menos.",
            "Entrada larga costuma ter portão de correr, e portão de duas folhas precisa de dois motores. Um motor com inversor, que controla a partida e a parada, encurta a fila e esquenta menos.",
            "No vão grande, o portão de correr é o mais comum; o de duas folhas pede um motor em cada. O inversor compensa no uso coletivo, porque abre mais depressa e para com suavidade.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Vila fechada e condomínio de casas: o que muda", "Com portaria e sem portaria"],
        slots: [
          [
            "No condomínio de casas com portaria há fila na entrada, e por isso contam os ciclos por hora, o nobreak e, se couber, um portão para cada sentido. Na vila fechada, sem porteiro, o que mais conta é o controle cadastrado por casa e a fotocélula, o sensor que impede o portão de fechar sobre alguém.",
            "Condomínio de casas com porteiro precisa de motor com ciclos de sobra, energia de reserva e, se couber, entrada separada da saída. A vila fechada precisa de controles cadastrados por família e de uma fotocélula em ordem, o sensor que permite fechar sozinho com segurança.",
            "A vila fechada, sem portaria, depende de controles por casa e da fotocélula, o sensor que impede de fechar sobre alguém. O condomínio de casas com portaria pede motor de mais ciclos, nobreak e, onde cabe, um portão para entrar e outro para sair.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão do portão coletivo", "Cuidados com o portão de uso coletivo"],
        slots: [
          [
            "A revisão se faz {visits.business}, no mínimo, porque o portão coletivo abre muito mais que o de uma família. Duas pessoas devem saber desligar o disjuntor e destravar o portão de correr, para os carros saírem.",
            "Portão de várias famílias pede revisão {visits.business}, já que roda, cremalheira e sensor gastam por abertura. Deixe dois moradores treinados para cortar a energia e soltar o de correr, se ele estiver no trilho.",
            "Com tanta abertura, a revisão vem {visits.business}. Convém que ao menos duas pessoas conheçam o disjuntor e a chave do motor, para liberar um portão de correr que parou reto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve no portão coletivo de uma vila pequena?",
        answers: [
          "Só com folha leve e poucas saídas. Some as aberturas de todos na hora cheia e compare com os ciclos da ficha; se ficar no limite, suba um modelo.",
          "Pode servir a duas ou três casas com folha leve. Acima disso ele esquenta na hora de pico e dura menos.",
          "Em duas ou três casas com portão leve, sim. Com mais famílias, o motor desarma por calor na hora em que todos saem.",
        ],
      },
      {
        question: "Como cadastrar e apagar os controles de cada morador?",
        answers: [
          "Com lista de quem tem cada controle e receptor que apague um por um. Sem essa função, perder um obriga a apagar todos e gravar de novo.",
          "Use um receptor de cadastro individual e anote o dono de cada posição. Assim, quem se muda sai da memória sem incomodar os outros.",
        ],
      },
      {
        question: "O portão da vila precisa de nobreak?",
        answers: [
          "Convém onde ele é a única saída de carros. Mantém algumas aberturas sem luz, conforme a bateria e o peso da folha.",
          "Se não há outra saída, vale a pena. O número de aberturas depende da bateria e de quanto a folha pesa.",
        ],
      },
      {
        question: "Quem paga o motor da vila?",
        answers: [
          "Em condomínio, o rateio, como despesa comum. Em vila sem condomínio formado, o que os moradores combinarem por escrito.",
          "Sendo condomínio, entra na despesa comum. Na vila informal, convém um acordo assinado com a parte de cada casa.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, a largura do vão e quantas casas usam",
  },
  {
    id: "casa-pequena-qual-portao",
    broader: "casa",
    label: "Portão automático para casa pequena",
    phrase: "o portão automático da casa pequena",
    asks: [
      ...combine(
        ["casa pequena", "casinha", "terreno pequeno", "lote pequeno", "kitnet", "frente pequena"],
        ["portão automático", "portão eletrônico", "automatizar portão", "motor portão", "portão motor"],
      ),
      "qual portão casa pequena",
      "melhor portão casa pequena",
      "portão garagem casa pequena",
      "portão casa pequena",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor portão automático para casa pequena é o basculante quando falta parede ao lado do vão, e o de correr quando há parede livre do tamanho da folha. O kit basculante instalado, de até {width.quarterHp}, começa em {price.lowest}; no de correr, a troca do motor fica de {price.homeSwap}.",
        "Para casa pequena ou terreno estreito, o portão automático que cabe quase sempre é o basculante, porque ele ocupa só a largura do vão: instalado, até {width.quarterHp}, sai desde {price.lowest}. Sobra parede lateral? Então o de correr poupa a vaga, com motor trocado por {price.homeSwap}.",
        "Casa pequena pede portão automático escolhido pelo espaço: sem lado livre, basculante; com parede comprida, de correr; o de abrir só se a folha não bater no carro. A automação mais barata é o kit Padrão, {price.padrao} instalado em basculante de até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual portão cabe na casa pequena", "O espaço decide o portão"],
        slots: [
          [
            "Meça a frente, a altura livre e a distância entre o para-choque e o portão fechado. Com esses três números se vê qual tipo serve.",
            "Três medidas resolvem a escolha: largura da frente, altura do vão e folga entre o carro e a folha fechada.",
            "Antes de escolher, pegue a trena e anote a largura, a altura e quanto sobra do carro até o portão.",
          ],
        ],
        bullets: [
          "Basculante: ocupa só o vão, mas avança ao subir e tira altura na passagem do carro.",
          "De correr: não mexe na vaga nem na altura, e pede parede livre igual à largura da folha.",
          "De abrir: a folha gira para dentro e rouba espaço da vaga.",
          "Guilhotina: sobe reta, e precisa de altura livre acima do vão igual à da folha.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa na casa pequena", "O valor pelo tipo de portão"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado custa {price.padrao} no Padrão, {price.speedy} no Speedy e {price.jetflex} no JetFlex, com central e controles. Como a casa pequena abre poucas vezes por dia, o Padrão costuma bastar.",
            "Os kits de basculante até {width.quarterHp}, já colocados e com controles, são o Padrão por {price.padrao}, o Speedy por {price.speedy} e o JetFlex por {price.jetflex}. Em rua calma e com poucas aberturas, o primeiro atende.",
            "Basculante de até {width.quarterHp} sai por {price.padrao} (Padrão), {price.speedy} (Speedy) ou {price.jetflex} (JetFlex), valores com instalação, central e controles. Para o uso de uma família, o kit Padrão serve.",
          ],
          [
            "Nos portões de correr e de abrir que já têm motor, a troca em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor desses tipos leva base ou suportes e é orçado pelas medidas.",
            "Trocar o motor de um portão de correr ou de abrir custa {price.homeSwap}, mão de obra incluída. Se ele nunca foi automático, entram base, suportes e ponto de energia no orçamento.",
            "Para correr e abrir, {price.homeSwap} cobre motor novo e mão de obra na troca. Na primeira automação, somam-se a base, os suportes e a ligação elétrica.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Portão rente à calçada", "Frente sem recuo: o que cuidar"],
        slots: [
          [
            "Em casa sem recuo, a folha não pode avançar sobre quem passa na calçada. O basculante é montado para subir por dentro, e a fotocélula, o sensor de passagem, faz a folha voltar se alguém entra no vão.",
            "Sem recuo na frente, escolha um portão que se mova para dentro do terreno. A fotocélula, um par de sensores na passagem, interrompe o fechamento quando há pessoa ou carro no caminho.",
            "Quando a casa dá direto na rua, o movimento da folha fica do lado de dentro. Um par de sensores no vão, a fotocélula, impede que ela feche em cima de alguém.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Casa pequena precisa de motor rápido?",
        answers: [
          "Só se a rua pede. Com rua calma, o Padrão, que abre em {opening.padrao}, basta; sem recuo e com trânsito, o Speedy ou o JetFlex encurtam a espera na calçada.",
          "Em rua tranquila, não: o Padrão leva {opening.padrao} e atende. Onde parar o carro na via incomoda, vale o Speedy, com {opening.speedy}, ou o JetFlex.",
        ],
      },
      {
        question: "Não tenho parede livre ao lado: dá para automatizar?",
        answers: [
          "Dá, no basculante, que ocupa só o vão. Meça antes a altura e a distância do para-choque à folha fechada, porque ela avança ao subir.",
          "Sim, o basculante dispensa parede lateral. Confira se o carro cabe sob a folha aberta e se sobra espaço na frente dele durante a subida.",
        ],
      },
      {
        question: "O motor incomoda perto do quarto?",
        answers: [
          "Faz algum ruído, menor com a folha equilibrada e as partes móveis lubrificadas. Se a parede do quarto recebe o motor, avise antes, para a fixação ser pensada.",
          "O som existe, mas cai bastante quando a folha está equilibrada e a fixação não vibra. Conte no orçamento que o quarto é vizinho à garagem.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "No basculante, a instalação leva {time.tilting}; no de correr, {time.sliding}. Reforço na folha ou ponto de energia novo alongam o serviço.",
          "Conte {time.tilting} para o basculante e {time.sliding} para o deslizante, se a folha está boa e a energia chega até o local.",
        ],
      },
    ],
    photo: "fotos da frente da casa por dentro e por fora, com a largura do vão, a altura e a parede ao lado",
  },
  {
    id: "garagem-pequena-qual-portao",
    broader: "basculante",
    label: "Qual portão para garagem pequena",
    phrase: "o portão para garagem pequena",
    asks: [
      "basculante ou deslizante garagem pequena",
      "basculante ou correr garagem pequena",
      "deslizante ou basculante garagem pequena",
      "melhor portão garagem pequena",
      "qual portão garagem pequena",
      "portão ideal garagem pequena",
      "garagem pequena qual portão",
      "portão garagem pequena",
      ...combine(
        ["garagem pequena", "garagem estreita", "garagem apertada", "garagem curta"],
        ["portão automático", "portão eletrônico", "automatizar portão", "portão controle"],
      ),
      ...combine(["garagem estreita", "garagem apertada", "garagem curta"], ["motor portão", "portão motor"]),
      "garagem curta portão",
      "portão pouco espaço",
      "garagem apertada portão",
      "portão garagem estreita",
      "basculante ou deslizante pouco espaço",
      "basculante deslizante garagem pequena",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para garagem pequena, o portão deslizante é melhor quando há parede livre ao lado, do tamanho da folha, porque não tira altura nem comprimento da vaga. Sem essa parede, serve o basculante, desde que o carro caiba sob a folha aberta. Meça a parede, a altura livre e o carro antes de decidir.",
        "Em garagem pequena, a escolha depende do espaço ao lado: com parede livre, o deslizante, que não tira altura nem profundidade; sem ela, o basculante, que cabe em fachada estreita. No basculante, confira se o carro passa sob a folha aberta e se ela não toca o para-choque ao subir.",
        "Para garagem pequena, a escolha entre portão basculante e deslizante depende da parede ao lado. Se há parede livre do tamanho da folha, o deslizante é melhor, porque não ocupa a vaga. Se não há, serve o basculante, com a altura conferida. O portão de abrir é o menos indicado, porque gira para dentro.",
        "Para garagem pequena {em}, instalamos motor conforme o espaço: deslizante se há parede livre ao lado, basculante se não há, desde que a altura livre baste para o carro. A largura do vão, a parede ao lado e a altura mostram qual portão cabe, e o orçamento sai por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir na garagem pequena", "Quatro medidas que decidem"],
        slots: [
          [
            "Meça com o carro na vaga, porque é ele que mostra o espaço que falta. Se um item não couber, aquele tipo de portão não serve.",
            "O carro estacionado mostra a folga de verdade. Anote os números e compare com o que cada portão exige.",
            "Faça as medidas com o carro dentro, para elas corresponderem ao uso. Cada uma elimina ou confirma um tipo de portão.",
          ],
        ],
        steps: [
          "Parede livre ao lado do vão: o portão de correr precisa de pouco mais que a largura da folha.",
          "Altura livre no vão: a folha aberta do basculante tira perto de 20 cm.",
          "Distância do para-choque ao portão fechado: parte do basculante avança para dentro ao subir.",
          "Calçada à frente: a folha não deve avançar sobre quem passa.",
        ],
      },
      {
        about: "choose",
        headings: ["Basculante e deslizante em pouco espaço", "Quando cada portão serve"],
        slots: [
          [
            "O deslizante aceita carro alto e deixa a vaga inteira livre, mas precisa de trilho no piso e de uma lateral sem porta nem medidor. O basculante dispensa essa lateral, mas reduz a altura da passagem e avança um pouco sobre a calçada.",
            "O portão de correr exige trilho no piso e uma parede lateral sem porta nem medidor, e em troca aceita carro alto. O basculante cabe numa fachada tomada pelo vão, porém fica sobre a passagem e avança durante a subida.",
            "Quem tem a lateral desimpedida ganha com o deslizante, que aceita carro alto e só ocupa o trilho. O basculante resolve a frente estreita, mas diminui a altura da passagem e parte da folha avança ao abrir.",
          ],
          [
            "Sem parede nem altura, restam soluções de serralheria, como a folha de correr dividida em duas partes ou a porta de enrolar, que precisa de lugar para o rolo.",
            "Se nenhum dos dois couber, consulte o serralheiro sobre a folha de correr dividida em duas ou a porta de enrolar, que guarda o rolo acima do vão.",
            "Faltando lado e altura, o serralheiro pode fazer uma folha de correr em duas partes ou uma porta de enrolar, que ocupa só o espaço do rolo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do motor em cada caso", "Quanto custa automatizar"],
        slots: [
          [
            "No basculante de até {width.quarterHp} de largura, o motor de 1/4 HP instalado custa {models.pricesOr}, conforme a velocidade. No portão de correr, a troca em casa fica de {price.homeSwap}, e a primeira instalação soma cremalheira e base.",
            "O kit para basculante de até {width.quarterHp} vai de {price.lowest} a {price.highest}, com instalação. O motor de correr fica de {price.homeSwap} na troca residencial, sem contar cremalheira e base quando nunca houve motor.",
            "O kit para basculante de até {width.quarterHp} custa {models.pricesOr}, já instalado. O deslizante, na troca em casa, fica de {price.homeSwap}, e a primeira instalação soma a cremalheira por metro e a base.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu carro quase encosta no portão. Qual serve?",
        answers: [
          "O de correr, se houver parede ao lado, porque a folha não avança para dentro. No basculante, é preciso medir antes o quanto ela entra ao subir.",
          "O deslizante, desde que exista lateral livre. O basculante pode tocar o para-choque durante a subida, e isso se mede no local.",
        ],
      },
      {
        question: "Qual portão dá menos problema em garagem pequena?",
        answers: [
          "Os dois são parecidos quando bem regulados. O basculante exige atenção ao cabo e ao contrapeso, e o de correr, ao trilho limpo e à roldana.",
          "Em ordem, nenhum leva vantagem. O basculante exige revisão {visits.home}, por causa da folha suspensa, e o deslizante, trilho limpo.",
        ],
      },
      {
        question: "Portão social junto ocupa muito?",
        answers: [
          "Pouco: ele pode ficar embutido na própria folha, em alguns modelos, ou ao lado. No basculante, a portinhola precisa de trava que impeça o motor de abrir com ela aberta.",
          "Não: dá para embuti-lo na folha ou fazê-lo separado. Embutido, precisa de um sensor que bloqueie o motor enquanto está aberto.",
        ],
      },
      {
        question: "O motor ocupa espaço na vaga?",
        answers: [
          "Pouco. No basculante ele é fixado na coluna; no de correr, fica no canto, atrás da folha.",
          "Quase nada: no basculante ele fica na lateral da coluna, e no de correr, num canto do piso, atrás da folha.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro e por fora, com a largura do vão, a altura e a parede ao lado",
  },
  {
    id: "marca-que-menos-da-defeito",
    broader: "comparacao-de-marcas",
    label: "Marca que menos dá defeito",
    phrase: "a marca de motor que menos dá defeito",
    asks: [
      "marca máquina portão menos pifa",
      "marca menos pifa",
      "marca menos defeito",
      "marca menos dá defeito",
      "marca menos problema",
      "marca menos dá problema",
      "marca motor portão menos problema",
      "qual marca motor portão dá menos problema",
      "qual marca motor portão dá menos defeito",
      "marca motor portão menos defeito",
      "qual marca menos defeito",
      "motor menos defeito",
      "motor menos dá defeito",
      "motor menos problema",
      "motor não dá defeito",
      "motor não dá problema",
      "marca não dá defeito",
      "marca não dá problema",
      "marca mais confiável",
      "motor mais confiável",
      "marca confiável motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Nenhuma marca de motor de portão prova que dá menos defeito: PPA, Garen, Rossi e Peccinin dão pouco problema quando o modelo aguenta o peso e as aberturas do portão. Escolha um com capacidade cerca de um terço acima do peso da folha; instalado em casa, fica de {price.homeSwap} na troca.",
        "Não há número público de defeitos por marca. Entre PPA, Garen, Rossi e Peccinin, todas com peça fácil, dá menos problema o motor que trabalha com folga, perto de um terço acima do peso da folha. A troca em casa, com motor e mão de obra, vai de {price.homeSwap}.",
        "A marca que dá menos defeito é a que tem o modelo certo para o seu portão: PPA, Garen, Rossi e Peccinin são confiáveis e têm reposição comum. O que mais estraga motor é folha pesada demais para ele; escolhido com um terço de folga e instalado, custa de {price.homeSwap} na troca em casa.",
      ],
      repair: [
        "Nenhuma marca prova que dá menos defeito: PPA, Garen, Rossi e Peccinin são escolhas seguras quando o modelo aguenta o peso e as aberturas do seu portão. O que mais causa defeito é motor fraco para a folha, trilho sujo e surto na rede.",
        "Entre PPA, Garen, Rossi e Peccinin, não há dado público de qual dá menos defeito. Pesa mais o modelo, que deve ter um terço de folga sobre o peso da folha, porque os defeitos vêm de sobrecarga, trilho sujo e surto na rede.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que faz um motor dar menos defeito", "Escolha pelo modelo antes do nome"],
        slots: [
          [
            "Compare a capacidade com o peso da folha e os ciclos por hora com o seu horário de maior movimento. Motor de casa em prédio dá defeito cedo, seja de quem for, porque não esfria entre uma abertura e outra.",
            "Dois números da ficha contam: os quilos que ele move e quantas aberturas por hora suporta. Um residencial em uso de prédio esquenta e se gasta logo, qualquer que seja o nome na tampa.",
            "Veja na ficha quantos quilos e quantos ciclos por hora o modelo aceita, e compare com o seu portão na hora de pico. Em condomínio, um motor residencial trabalha quente e quebra cedo, de qualquer marca.",
          ],
          [
            "No empate entre modelos, fique com o de peça mais à mão. Placa, engrenagem e controle de PPA, Garen, Rossi e Peccinin se acham em lojas da Grande São Paulo, o que encurta o tempo parado.",
            "Se dois servem, a reposição desempata: PPA, Garen, Rossi e Peccinin têm engrenagem, placa e controle em lojas da Grande São Paulo, e o portão fica menos tempo parado.",
            "Peça fácil é o critério seguinte, porque todo motor um dia precisa dela. As de PPA, Garen, Rossi e Peccinin, da placa ao controle, são vendidas em toda a Grande São Paulo.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Os defeitos mais comuns em qualquer marca", "Do que os motores mais sofrem"],
        slots: [
          [
            "Quase todo defeito começa fora do motor. As causas se repetem em todas as marcas.",
            "O que mais leva motor para conserto não depende do fabricante.",
            "Em qualquer marca, os defeitos costumam ter as mesmas origens.",
          ],
        ],
        bullets: [
          "Folha pesada ou trilho sujo: engrenagem gasta e motor quente",
          "Surto na rede: placa queimada",
          "Água, formiga ou lagartixa na caixa: placa oxidada ou em curto",
          "Tensão baixa: motor sem força e capacitor fraco",
          "Parada fora do ponto: pancada e fim de curso quebrado",
        ],
      },
      {
        about: "care",
        headings: ["Como ter menos defeitos", "Cuidados que evitam o conserto"],
        slots: [
          [
            "Revisão {visits.home} em casa, trilho limpo e folha que corre leve na mão evitam boa parte dos consertos. Circuito próprio com terra e protetor de surto no quadro poupam a placa.",
            "Mantenha o trilho limpo, a folha leve e a revisão {visits.home} em residências. Na parte elétrica, terra, circuito só do motor e DPS, o protetor de surto, defendem a central.",
            "O motor dura mais com folha equilibrada, trilho varrido e revisão {visits.home}, em casa. Contra a queima da placa, use aterramento, circuito separado e protetor contra surtos.",
          ],
          [
            "Bem escolhido e cuidado, um motor dura de {trade.life}. A visita preventiva em residência custa a partir de {price.preventive}, sem peças, e pega cedo a engrenagem que começa a gastar.",
            "Nessas condições, a vida útil fica em {trade.life}. Em casa, a manutenção preventiva parte de {price.preventive}, fora as peças, e encontra o desgaste antes da quebra.",
            "Com isso, espere de {trade.life} de uso. A preventiva, desde {price.preventive} em residência e sem contar peças, mostra a peça gasta enquanto ainda é barata de trocar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca de motor tem peça mais fácil?",
        answers: [
          "PPA, Garen, Rossi e Peccinin, nos modelos atuais. Em motor fora de linha de qualquer marca, usa-se peça compatível ou central universal.",
          "Nos modelos em linha, as quatro mais comuns: Rossi, Peccinin, Garen e PPA. Para os antigos, há peças compatíveis e placas universais.",
        ],
      },
      {
        question: "Garantia maior quer dizer menos defeito?",
        answers: [
          "Não prova. A garantia diz quem paga se quebrar, e não quanto vai durar. A nossa é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
          "Não necessariamente: prazo longo ajuda no bolso, mas não muda o esforço do motor. Nos que vendemos, são {warranty.motor} para o aparelho e {warranty.installation} para a instalação.",
        ],
      },
      {
        question: "Motor barato dá mais defeito?",
        answers: [
          "Dá quando é pequeno para o portão. O mesmo motor, em folha leve e equilibrada, trabalha anos sem problema.",
          "Só se estiver no limite: o modelo simples, com folha leve e poucas aberturas, dura bem. Sobrecarregado, até o caro quebra.",
        ],
      },
      {
        question: "Como saber se a empresa de portão é confiável?",
        answers: [
          "Peça o orçamento por escrito, com motor, peças e mão de obra em linhas separadas e os prazos de garantia. Desconfie de quem condena a placa sem medir ou manda anular a fotocélula.",
          "Veja se ela mede antes de trocar, mostra a peça retirada e escreve preço e garantia. Preço fechado sem ver foto do portão e sensor desligado são maus sinais.",
        ],
      },
    ],
    photo: "fotos do portão, a largura, o material e quantas vezes ele abre por dia",
  },
  {
    id: "penta-ou-bks",
    broader: "ppa-penta",
    label: "PPA Penta ou Garen BKS",
    phrase: "a escolha entre PPA Penta e Garen BKS",
    asks: [
      "penta ou garen bks",
      "bks garen ou penta",
      "penta e bks",
      "ppa penta ou garen bks",
      "penta ou bks",
      "ppa penta ou bks",
      "bks ou penta",
      "garen bks ou ppa penta",
      "penta bks",
      "ppa penta ou garen bks basculante",
      "ppa penta ou garen bks portão basculante",
      "penta ou bks basculante",
      "garen bks ou ppa penta basculante",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre PPA Penta e Garen BKS, para basculante grande ou garagem coletiva escolha o Penta, que é linha da PPA para basculante; fique com o BKS se a ficha da versão o indica para o seu portão e o seu uso. Em casa de até {width.quarterHp}, nenhum dos dois é obrigatório: 1/4 HP basta.",
        "Penta ou BKS se decide pela ficha: potência, ciclos por hora e altura da folha. O PPA Penta é feito para basculante, e o Garen BKS só vale se a versão for indicada para ele; na garagem coletiva, a troca fica de {price.heavySwap}, com mão de obra, em qualquer das duas marcas.",
        "Para comparar o Penta da PPA e o Garen BKS, ponha lado a lado ciclos por hora, potência e tempo de abertura. Em basculante grande de garagem coletiva, o Penta é a escolha mais direta, e a troca custa de {price.heavySwap}; o BKS, só com a ficha confirmando o uso em basculante.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Penta e BKS: os números que decidem", "O que comparar nas duas fichas"],
        slots: [
          [
            "Peça a ficha da versão exata de cada um, pelo nome completo. O primeiro número que não servir elimina o motor.",
            "Compare as fichas linha por linha, com o nome inteiro do modelo. Um limite abaixo do seu já descarta.",
            "Com a versão completa em mãos, leia nesta ordem e elimine o que não cobre.",
          ],
        ],
        bullets: [
          "Tipo de portão indicado na ficha: basculante",
          "Largura e altura máximas da folha",
          "Ciclos por hora: aberturas do pico, com metade a mais de folga",
          "Tempo de abertura, que decide a fila",
          "Central e código dos controles que já existem",
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar, confira o basculante", "O que o portão precisa ter para os dois"],
        slots: [
          [
            "Contrapeso equilibrado, cabos inteiros e folha sem torção valem para qualquer motor. Quem confere é o técnico, com a folha escorada, porque motor forte em folha pesada rompe cabo.",
            "Os dois motores pedem folha equilibrada e cabos bons. O técnico verifica isso com escora, antes da escolha.",
            "Equilíbrio e cabos vêm primeiro, vistos com a folha escorada. Sem isso, o melhor motor força o cabo.",
          ],
          [
            "Em prédio, dois pares de fotocélula e revisão {visits.business} entram na conta. Controles da mesma marca que já existem poupam dinheiro, se a central ler o código.",
            "Some sensores em duas alturas e revisão {visits.business}. Ficar na marca dos controles atuais evita trocar dezenas deles.",
            "Na garagem coletiva contam ainda fotocélula dupla, revisão {visits.business} e os controles que os moradores têm.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por Penta ou BKS", "Preço em casa e na garagem coletiva"],
        slots: [
          [
            "Em portão pesado ou coletivo, a troca fica de {price.heavySwap}, e em casa, de {price.homeSwap}, com mão de obra. Residência de até {width.quarterHp} gasta menos com o kit de 1/4 HP, a partir de {price.lowest} instalado.",
            "Com mão de obra, a troca vai de {price.heavySwap} no coletivo e de {price.homeSwap} em residência. O kit de 1/4 HP, para até {width.quarterHp}, começa em {price.lowest}.",
            "Conte de {price.heavySwap} em garagem coletiva e de {price.homeSwap} em casa, já instalado; ou {price.lowest}, a partir, no kit de 1/4 HP até {width.quarterHp}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual tem peça mais fácil?",
        answers: [
          "PPA e Garen têm reposição comum na Grande São Paulo. Em versão antiga, confirme placa e fuso pela etiqueta.",
          "Empatam nas versões atuais. O que complica é modelo fora de linha.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "De {time.tilting} no basculante de casa e de {time.heavy} em conjunto pesado.",
          "Em casa, {time.tilting}; em garagem coletiva, {time.heavy}, fora do pico.",
        ],
      },
      {
        question: "Folha muito larga pede dois motores?",
        answers: [
          "Pode pedir: acima do limite da ficha, usam-se dois acionadores iguais, sincronizados pela mesma central.",
          "Sim, quando a largura passa do limite. Os dois precisam ser do mesmo modelo.",
        ],
      },
      {
        question: "Qual é mais silencioso?",
        answers: [
          "O ruído depende mais do fuso engraxado e da folha equilibrada que da marca. Com inversor, a partida é suave.",
          "Quase igual. Inversor e lubrificação fazem mais diferença.",
        ],
      },
    ],
    photo: "uma foto do basculante inteiro, com a largura e a altura, e a da etiqueta do motor atual",
  },
  {
    id: "penta-ou-deslizante-da-ppa",
    broader: "ppa",
    label: "PPA Penta ou um PPA de correr",
    phrase: "a escolha entre o PPA Penta e um PPA de correr",
    asks: [
      ...combine(["penta", "ppa penta"], ["rio", "jet rio", "dz rio", "eurus", "dz eurus", "dz home", "dz", "dz jet"]),
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "O PPA Penta serve ao portão que sobe, o basculante, e o Jet Rio, o Eurus e os outros da família DZ servem ao portão que corre de lado, e um não substitui o outro. Depois do tipo, decidem o peso da folha e as aberturas por dia; a troca em casa fica de {price.homeSwap} e em portão pesado, de {price.heavySwap}.",
        "Entre PPA Penta e Eurus, ou Jet Rio, a escolha depende do portão: o Penta fica na coluna e levanta o basculante, e os outros ficam no chão e empurram a folha de correr. A troca em casa custa de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}, já com a mão de obra.",
        "Penta e Jet Rio não concorrem entre si, porque o Penta é para portão basculante e o Jet Rio, como o Eurus, é para portão de correr. Escolha pelo tipo de portão e depois pelo peso e pelo uso. Com mão de obra, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda no motor conforme o portão sobe ou corre", "Como trabalha cada um dos dois"],
        slots: [
          [
            "O Penta fica na coluna e gira um fuso que levanta a folha com a ajuda do contrapeso, enquanto o Rio, o Eurus e os outros DZ ficam no piso e empurram a cremalheira, a barra dentada do portão de correr.",
            "Enquanto o Penta gira um fuso, a rosca que leva o braço da folha que sobe, os motores de correr ficam no chão e movem a cremalheira, a barra com dentes presa ao portão.",
            "O Penta usa fuso e braço e depende do contrapeso certo, e os DZ, como Rio e Eurus, usam engrenagem e cremalheira, a barra dentada, e dependem de trilho e roldanas bons.",
          ],
          [
            "A palavra Jet, no nome, indica a versão rápida, com inversor, o circuito que acelera e freia aos poucos.",
            "Jet, no nome do modelo, indica o inversor, circuito que dá abertura mais rápida e parada suave.",
            "Quando o nome traz Jet, o motor é a versão rápida, que controla a rotação por inversor e para suave.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Os números para escolher o modelo", "O que conferir na ficha depois do tipo"],
        slots: [
          [
            "No portão de correr, a capacidade em quilos deve passar em um terço o peso da folha, e no basculante contam a largura e o equilíbrio. Em prédio, os ciclos por hora da ficha precisam cobrir a hora de mais movimento.",
            "No portão que corre compare os quilos, com um terço de folga, e no que sobe, a largura da folha equilibrada. A garagem coletiva acrescenta outro número, as aberturas por hora da ficha.",
            "Para o deslizante, procure um terço a mais que o peso da folha, e para o basculante, a largura que o modelo aceita. Em uso coletivo, veja os ciclos por hora antes da força.",
          ],
          [
            "Em basculante de casa, com até {width.quarterHp}, basta um motor de 1/4 HP, a partir de {price.lowest} instalado.",
            "O basculante residencial de até {width.quarterHp} é atendido pelo kit de 1/4 HP, que parte de {price.lowest}, com instalação.",
            "Para folha basculante de casa, até {width.quarterHp}, o kit de 1/4 HP resolve e parte de {price.lowest}, instalado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca", "O que se aproveita na troca"],
        slots: [
          [
            "O preço muda com a capacidade do motor e com o inversor, que encarece. Na troca por outro do mesmo tipo, continuam a base, a fiação, a fotocélula e, no portão de correr, a cremalheira de dentes bons.",
            "A versão com inversor custa mais, e a de uso intenso, mais ainda. Na substituição por um do mesmo tipo, são aproveitados os fios, o sensor, o suporte ou a base e a cremalheira em bom estado.",
            "Quanto mais força e velocidade, maior o valor. O que está inteiro continua: fiação, fotocélula, base e cremalheira que encaixe na engrenagem nova.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Penta serve em portão de correr?",
        answers: [
          "Não, porque o Penta é de basculante; o portão de correr usa motor com cremalheira, como os da família DZ.",
          "Não serve, porque não tem como empurrar a cremalheira. Para o portão de correr, procure Rio, Eurus ou outro DZ.",
        ],
      },
      {
        question: "Os controles servem se eu mudar de um PPA para outro?",
        answers: [
          "Costumam servir, se a central nova usa o mesmo código e frequência, e são gravados de novo.",
          "Muitas vezes, sim, por serem da mesma marca. Um código diferente exige controle novo ou receptor avulso.",
        ],
      },
      {
        question: "Jet Rio vale mais que o Rio comum?",
        answers: [
          "Vale em rua movimentada ou com muitos carros, pela velocidade e pela parada suave. Em casa tranquila, o comum atende e custa menos.",
          "Para quem espera na rua, sim. A placa do inversor é própria e custa mais num conserto, o que também conta.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "A troca leva de {time.tilting} no basculante e de {time.sliding} no portão de correr, com a folha em ordem. Em portão pesado, leva de {time.heavy}.",
          "São de {time.tilting} no basculante e de {time.sliding} no de correr. Prédio e empresa levam de {time.heavy}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material, e a da etiqueta do motor, se houver",
  },
  {
    id: "ppa-comum-ou-jet",
    broader: "ppa",
    label: "PPA comum ou Jet",
    phrase: "a escolha entre um PPA comum e um Jet",
    asks: [
      "ppa dz rio jet",
      "ppa dz rio dz jet",
      "dz rio jet",
      ...combine(
        [
          "ppa home",
          "ppa dz home",
          "dz home",
          "ppa dz rio",
          "dz rio",
          "ppa rio",
          "bv home",
          "ppa bv home",
          "ppa comum",
        ],
        ["jet qual", "jet flex diferença", "jetflex diferença", "jet flex qual melhor", "jetflex qual melhor"],
      ),
      "ppa home jet flex",
      "ppa home jetflex",
      "dz rio dz jet",
      "dz home dz jet",
      "bv home jetflex",
      "bv home jet flex",
      "diferença ppa jet ppa comum",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "BV Home ou Jet Flex: os dois são PPA para portão basculante, e o que muda é a velocidade. O BV Home comum custa menos e basta em rua calma; o Jet Flex tem inversor, abre em {opening.jetflex} e custa {price.jetflex} instalado, até {width.quarterHp}. Pague mais se você espera na rua ou usa o portão o dia todo.",
        "Entre PPA Home e Jet Flex, a diferença é o inversor: o comum anda numa velocidade só e custa menos, o Jet Flex abre depressa e freia suave. Vale pagar mais se você espera na rua ou usa muito; para basculante de até {width.quarterHp}, o JetFlex abre em {opening.jetflex}, por {price.jetflex} instalado.",
        "Fique com o PPA comum, Home ou DZ Rio, se abre o portão poucas vezes e não espera na calçada; escolha o PPA Jet se cada segundo aberto preocupa. O Jet Flex tem inversor, acelera e freia sozinho, e no basculante de até {width.quarterHp} sai por {price.jetflex} instalado, abrindo em {opening.jetflex}.",
        "PPA Dz Rio ou Dz Jet são ambos de portão de correr: o DZ Rio comum serve ao uso de família, e o Jet, com inversor, a quem quer abertura rápida e parada suave. A troca em casa fica de {price.homeSwap}, com mão de obra, e o Jet ocupa a parte de cima dessa faixa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o PPA Jet tem a mais", "A diferença entre o comum e o Jet"],
        slots: [
          [
            "O motor comum liga direto na rede e anda na mesma velocidade do começo ao fim. O Jet passa pelo inversor, circuito que acelera a folha, deixa correr no meio e freia antes do batente.",
            "No PPA convencional, a rede elétrica define a velocidade, que é uma só. No Jet há um inversor entre a rede e o motor, e a folha sai devagar, corre e chega sem pancada.",
            "Quem manda no Jet é o inversor, a parte da placa que varia a velocidade: partida suave, meio rápido, chegada freada. O comum não tem isso e trabalha sempre no mesmo passo.",
          ],
          [
            "No conserto, a placa do comum tem mais opções no mercado, enquanto a do Jet precisa ser a da linha. Mecânica, controle e sensores se parecem nos dois.",
            "A peça também pesa: a central do convencional se acha com facilidade, e a do Jet só serve se for da própria linha. No resto, os dois pedem a mesma manutenção.",
            "Para consertar, o comum leva vantagem, porque aceita mais modelos de placa. O Jet exige a central própria, e isso costuma encarecer o reparo eletrônico.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual dos dois PPA para o seu portão", "Comum ou Jet, caso a caso"],
        slots: [
          [
            "Antes da velocidade, a folha precisa andar leve, pois trilho ruim ou contrapeso errado vira tranco em qualquer motor.",
            "Nenhum dos dois corrige portão pesado: acerte trilho, roldanas ou contrapeso primeiro e escolha depois.",
            "O portão vem antes do motor: com trilho torto ou contrapeso errado, o rápido só bate mais forte.",
          ],
        ],
        bullets: [
          "Garagem recuada e quatro ou cinco aberturas por dia: comum",
          "Espera na rua, chegada à noite ou rua movimentada: Jet",
          "Muitas aberturas por dia, prédio pequeno ou comércio: Jet",
          "Conserto simples e placa fácil de achar: comum",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada um", "Preço do PPA comum e do Jet"],
        slots: [
          [
            "Trocar o motor de casa por outro fica de {price.homeSwap}, com motor e mão de obra, seja basculante ou de correr. O modelo comum fica na parte baixa da faixa e o Jet na alta, porque o inversor encarece o conjunto.",
            "A troca em residência custa de {price.homeSwap}, já com a mão de obra, em portão de correr ou basculante. Dentro desse intervalo, o inversor põe o Jet perto do teto, e o comum começa mais embaixo.",
            "De {price.homeSwap} é a faixa da troca completa em casa, motor e serviço juntos. O comum parte do começo, e o Jet sobe por causa da placa com inversor.",
          ],
          [
            "Peso da folha, largura e estado do trilho mudam o valor final. O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}, em qualquer das linhas.",
            "Somam ao valor a folha mais pesada e a cremalheira a trocar, quando é o caso. A garantia é igual nas duas linhas: {warranty.motor} no motor e {warranty.installation} na instalação.",
            "O restante depende do tamanho e do peso da folha. Nos dois casos, o motor leva {warranty.motor} de garantia de fábrica e o serviço de instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para transformar o PPA comum em Jet?",
        answers: [
          "Não trocando só a placa, porque motor e central do Jet são feitos um para o outro. Quem quer velocidade troca o conjunto e aproveita cremalheira e controles, quando servem.",
          "Só com o conjunto novo. A central com inversor não foi feita para o motor comum, e a adaptação sai cara e sem garantia.",
        ],
      },
      {
        question: "O PPA Home é de basculante ou de correr?",
        answers: [
          "Há os dois: o BV Home é do portão basculante e o DZ Home, do portão de correr. As letras da etiqueta dizem qual é o seu.",
          "Depende das letras: BV Home move basculante, DZ Home move portão de correr. Olhe a etiqueta na lateral do motor antes de pedir peça.",
        ],
      },
      {
        question: "O PPA Jet Flex gasta mais luz?",
        answers: [
          "A diferença na conta é pequena, porque o portão trabalha poucos segundos por vez. O gasto do mês vem mais da central ligada o dia todo que do movimento.",
          "Quase não se nota. Os dois funcionam por alguns segundos em cada abertura, e o Jet até fica menos tempo ligado.",
        ],
      },
      {
        question: "O Jet estraga mais que o comum?",
        answers: [
          "Não por ser rápido: com a folha leve, os dois duram de {trade.life}. O Jet só sofre mais com surto na rede, porque tem mais eletrônica, e merece um protetor no quadro.",
          "Bem instalado, não. A vida útil esperada é a mesma, de {trade.life}; a placa com inversor pede proteção contra raio e rede instável.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura e o material, e a da etiqueta do motor atual",
  },
  {
    id: "dz-home-ou-dz-rio",
    broader: "ppa-dz-rio",
    label: "PPA DZ Home ou DZ Rio",
    phrase: "a escolha entre o PPA DZ Home e o DZ Rio",
    asks: [
      "dz home dz rio",
      "ppa jet rio dz home",
      "ppa dz home jet rio",
      "ppa dz home rio",
      "dz home rio",
      "ppa home rio",
      "jet rio dz home",
      "home jet rio",
      "rio ou home ppa",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "A diferença do PPA DZ Home para o DZ Rio é a força. O Home é para portão de correr leve, de casa e poucas aberturas. O DZ Rio, mais forte, é para folha pesada ou uso maior. O Jet Rio é o Rio rápido, com inversor. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Sim, o DZ Rio é mais forte que o DZ Home, e os dois são da PPA para portão de correr. Home serve à folha leve de família, Rio à mais pesada, e Jet Rio a quem quer ainda abrir depressa; em casa, trocar custa de {price.homeSwap}, com mão de obra.",
        "PPA DZ Home ou Rio? Home em portão de correr leve que abre poucas vezes, DZ Rio em folha pesada ou muito usada, Jet Rio se a pressa conta, porque tem inversor. Na troca em residência, os três ficam de {price.homeSwap}, do Home, mais barato, ao Jet Rio.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Home, Rio ou Jet Rio para o seu portão", "O que decide entre Home e Rio"],
        slots: [
          [
            "Decidem o peso da folha, as aberturas por dia e a pressa, nesta ordem.",
            "Calcule o peso da folha antes de olhar o nome do motor.",
            "O nome vem por último: primeiro peso, depois uso.",
          ],
        ],
        bullets: [
          "Folha leve e até umas dez aberturas por dia: DZ Home",
          "Folha mais pesada ou família grande: DZ Rio",
          "Espera na rua ou avenida: Jet Rio",
          "Prédio ou comércio: Rio de capacidade maior, conforme a ficha",
          "Basculante: nenhum deles, porque a família DZ é de correr",
        ],
      },
      {
        about: "check",
        headings: ["Quanto pesa a sua folha", "Peso da folha e capacidade do motor"],
        slots: [
          [
            "Multiplique largura por altura e pelo peso do material: de 10 a 21 kg por metro quadrado em chapa de aço com quadro, de 4 a 7 kg em alumínio. Uma folha de 4 por 2,2 m em aço fica de 88 a 185 kg.",
            "A conta é largura vezes altura vezes peso por metro quadrado, de 10 a 21 kg no aço com quadro e de 4 a 7 kg no alumínio. Em aço, 4 por 2,2 m dão de 88 a 185 kg.",
            "Some a área da folha e multiplique por 10 a 21 kg, se é aço, ou por 4 a 7 kg, se é alumínio. Um portão de aço de 4 por 2,2 m pesa, assim, de 88 a 185 kg.",
          ],
          [
            "A capacidade na ficha deve passar disso em um terço, para cobrir trilho sujo e vento. O número que acompanha o nome Rio ajuda, mas quem vale é a etiqueta.",
            "Deixe um terço de sobra entre esse peso e a capacidade da ficha. O número ao lado de Rio é só pista: a etiqueta confirma.",
            "Compare com a ficha e guarde um terço de folga. Na dúvida sobre a versão Rio, leia a capacidade na etiqueta, e não no nome.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar o Home pelo Rio", "O que se aproveita na troca"],
        slots: [
          [
            "A cremalheira fica, se está reta e tem o mesmo passo de dente; a base pode pedir furação nova. A folga entre engrenagem e cremalheira volta a {rack.clearance}.",
            "Cremalheira reta e de mesmo passo continua no lugar, acertada em {rack.clearance} de folga. O que costuma mudar é a base, por causa dos furos.",
            "Aproveita-se a cremalheira de mesmo passo, com a folga refeita em {rack.clearance}, e às vezes a base. Furação diferente pede base nova.",
          ],
          [
            "Os controles da linha costumam servir, com novo cadastro. O serviço leva de {time.sliding}, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Controle PPA em geral se grava na central nova. Reserve de {time.sliding}; a garantia é de {warranty.motor} para o motor e {warranty.installation} para o serviço.",
            "Quase sempre os controles ficam, regravados. São de {time.sliding} de trabalho, e valem {warranty.motor} de garantia no motor e {warranty.installation} na mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DZ Rio serve em basculante?",
        answers: [
          "Não. Toda a família DZ é de portão de correr; no basculante, a PPA usa a linha BV.",
          "Não serve, porque DZ é deslizante. Para basculante da mesma marca, procure BV na etiqueta.",
        ],
      },
      {
        question: "Vale pôr o Rio num portão leve?",
        answers: [
          "Só se o portão abre muitas vezes por dia. Em folha leve de casa, o Home já trabalha com folga e custa menos.",
          "Para uso de família, não compensa. O ganho aparece em garagem de várias famílias ou comércio.",
        ],
      },
      {
        question: "O Jet Rio é mais forte que o DZ Rio?",
        answers: [
          "Ele é mais rápido, porque tem inversor; a capacidade depende da versão e está na ficha. Velocidade pede trilho e roldana em ordem.",
          "Não por ser Jet: o que muda é a velocidade e a parada suave. O peso que aceita se lê na etiqueta.",
        ],
      },
      {
        question: "A placa do Home serve no Rio?",
        answers: [
          "Às vezes, em versões comuns sem inversor; o modelo da central confirma. A do Jet Rio é própria e não se troca pela do Home.",
          "Entre os comuns, pode servir, conforme a versão. Com inversor, nunca, porque motor e placa são um conjunto.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "dz3-ou-dz4",
    broader: "rossi",
    label: "Rossi DZ3 ou DZ4",
    phrase: "a escolha entre o Rossi DZ3 e o DZ4",
    asks: ["dz3 dz4", "dz 3 dz 4", "rossi dz3 dz4", "dz3 nano", "dz4 nano", "dz3 dz nano", "dz4 dz nano"],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Rossi DZ3 ou DZ4: compre o DZ3 se a folha de correr é leve e o uso é de uma família, e o DZ4 se ela é mais pesada ou abre mais vezes. Compare os quilos e os ciclos por hora da etiqueta, com um terço de folga; a troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "Entre o Rossi DZ3 e o DZ4, qual comprar depende do peso do portão: fique com o menor cuja capacidade em quilos passe da folha em um terço e cujos ciclos por hora cubram o seu uso. Instalado na troca, em casa, qualquer um fica na faixa de {price.homeSwap}.",
        "O DZ4 é o passo acima do DZ3 em força na linha deslizante da Rossi, então ele serve à folha pesada ou de mais aberturas, e o DZ3, à leve de casa. Confira quilos e ciclos na etiqueta de cada versão; motor e mão de obra, na troca residencial, vão de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como decidir entre DZ3 e DZ4", "Peso, uso e espaço: a escolha"],
        slots: [
          [
            "Comece pelo peso da folha, estimado pela medida e pelo material: gradil e alumínio são leves, chapa fechada e madeira, pesadas. A etiqueta diz quantos quilos a versão move; deixe um terço livre, porque motor no limite esquenta.",
            "O peso decide primeiro. Uma folha de grade pesa bem menos que outra igual em chapa, e a capacidade da etiqueta deve passar dela em um terço para o motor não trabalhar quente.",
            "Estime quanto pesa a folha, olhando largura, altura e material, pois chapa e madeira passam longe do alumínio. Depois compare com os quilos da etiqueta, com um terço de sobra.",
          ],
          [
            "Em seguida, conte as aberturas por hora: família usa pouco, comércio e prédio pedem mais ciclos. Força a mais não faz o portão andar mais rápido, e por isso não pague pelo maior sem precisar.",
            "O segundo critério é o movimento. Casa fica bem com menos ciclos por hora, enquanto entrada de muitos carros precisa de mais. O mais forte não é o mais veloz.",
            "Depois do peso vem o uso, medido em aberturas por hora na ficha. Não compre o maior esperando velocidade, porque ela depende da versão, e não da força.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa instalado", "O preço do DZ3 e do DZ4 na troca"],
        slots: [
          [
            "A troca em casa, com motor, controles e mão de obra, fica de {price.homeSwap}, e o DZ4 tende à parte de cima da faixa. Instalar um que você já comprou parte de {price.installation}. A garantia é de {warranty.motor} no motor que vendemos e de {warranty.installation} no serviço.",
            "Motor e serviço vão de {price.homeSwap} numa troca residencial, com o DZ3 mais perto do começo. Se o motor já é seu, a mão de obra sai desde {price.installation}. Valem {warranty.motor} de garantia no aparelho comprado conosco e {warranty.installation} na instalação.",
            "Conte de {price.homeSwap} pelo motor trocado em residência, sendo o mais forte o mais caro. Só a instalação de um comprado à parte começa em {price.installation}. O aparelho vendido por nós tem {warranty.motor} de garantia, e a montagem, {warranty.installation}.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar um pelo outro", "O que se aproveita do motor atual"],
        slots: [
          [
            "A cremalheira fica, se os dentes estão bons e o passo é o mesmo, com a folga acertada em {rack.clearance}. A altura da base e os ímãs de fim de curso, que marcam as paradas, são conferidos na troca.",
            "Dentes inteiros e passo igual permitem manter a cremalheira, com {rack.clearance} de folga. O técnico confere a furação e a altura da base e recoloca os ímãs que avisam o fim do curso.",
            "Aproveita-se a cremalheira de mesmo passo em bom estado, regulada com {rack.clearance} de folga. Base e ímãs das paradas são verificados e, se preciso, reposicionados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DZ4 é mais rápido que o DZ3?",
        answers: [
          "Não por ser mais forte. A velocidade está na ficha da versão, então compare os metros por minuto ou os segundos, e não só o nome.",
          "O número maior indica força, e não pressa. Veja a velocidade na ficha de cada versão.",
          "Não necessariamente: há versões mais rápidas dos dois lados. A ficha traz a velocidade.",
        ],
      },
      {
        question: "DZ3 ou DZ4 serve em basculante?",
        answers: [
          "Não. DZ é a família deslizante da Rossi, para portão de correr. O basculante usa outro tipo de motor, com fuso.",
          "Os dois são só para portão de correr, com cremalheira. Em basculante o acionamento é diferente.",
          "Nenhum serve: ambos puxam cremalheira, que só existe no de correr.",
        ],
      },
      {
        question: "Tenho pouco espaço ao lado da folha. O que uso?",
        answers: [
          "O DZ Nano é o compacto da linha e entra em folha leve de casa. Meça o espaço entre a folha e a parede antes de escolher.",
          "Veja o DZ Nano, menor, para portão leve. A medida livre ao lado da folha decide.",
          "Para vão apertado e folha leve existe o DZ Nano, mais compacto. Compare a largura dele, na ficha, com o seu espaço.",
        ],
      },
      {
        question: "Vocês são autorizados da Rossi?",
        answers: [
          "Não. Vendemos, instalamos e consertamos de forma independente, e a instalação tem {warranty.installation} de garantia.",
          "O serviço é independente. Motor na garantia de fábrica se resolve com quem vendeu; o que instalamos tem {warranty.installation}.",
          "Somos independentes, com {warranty.installation} de garantia no serviço. Para aparelho comprado em outra loja, a garantia é dela.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e a etiqueta do motor, se houver",
  },
  {
    id: "kdz-ou-ppa-de-correr",
    broader: "garen-kdz",
    label: "Garen KDZ ou PPA de correr",
    phrase: "a escolha entre o Garen KDZ e um PPA de correr",
    asks: [
      ...combine(["kdz", "garen kdz"], ["eurus", "ppa eurus", "dz rio", "ppa dz rio", "dz home", "ppa dz", "ppa rio"]),
      ...combine(
        ["kdz fit", "garen kdz fit", "kdz speed", "garen kdz speed"],
        ["dz home", "ppa dz home", "dz rio", "ppa dz rio"],
      ),
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre o Garen KDZ e o PPA DZ, escolha pela capacidade e pelos controles que a casa já usa, porque os dois são motores de correr e se equivalem quando movem o mesmo peso. Prefira o PPA na versão Jet Flex se quer abertura rápida. Em casa, a troca fica de {price.homeSwap}, com mão de obra.",
        "Garen KDZ ou PPA DZ dão o mesmo resultado em portão residencial de correr, desde que a capacidade passe em um terço o peso da folha. O KDZ poupa trocar controles de quem já é Garen, e a PPA tem versões mais rápidas, com inversor. A troca em casa custa de {price.homeSwap}, instalada.",
        "Para portão residencial de correr, tanto o Garen KDZ quanto o PPA DZ Rio e o Eurus servem bem. Em empate, fique com a marca dos controles atuais, ou com a PPA se quer inversor e rapidez. Com mão de obra, a troca em casa fica de {price.homeSwap}.",
        "O Garen KDZ e os PPA de correr, DZ Rio e Eurus, disputam o mesmo portão, e nenhum é melhor em tudo. Compare os quilos e os ciclos por hora da versão exata e escolha a de maior folga. Motor e mão de obra, em casa, custam de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["KDZ e PPA de correr, ponto por ponto", "O que comparar nas duas fichas"],
        slots: [
          [
            "KDZ e DZ são famílias, cada uma com versões de forças diferentes, e por isso o nome sozinho não decide. Compare as duas versões que lhe ofereceram nestes pontos.",
            "Cada linha traz motores de várias capacidades. Peça a ficha da versão exata das duas marcas e veja item por item.",
            "A comparação só vale entre versões do mesmo porte, porque há KDZ e DZ fortes e fracos. Ponha as duas fichas lado a lado.",
          ],
        ],
        bullets: [
          "Capacidade em quilos, um terço acima do peso da folha",
          "Ciclos por hora, acima do horário de mais movimento",
          "Tempo de abertura, em segundos ou metros por minuto",
          "Controles que a casa já tem e código da central",
          "Placa e engrenagem à venda na região",
        ],
      },
      {
        about: "what",
        headings: ["Qual escolher em cada caso", "KDZ ou PPA: o veredito por situação"],
        slots: [
          [
            "Se a casa já tem controles Garen, o KDZ é a troca mais simples. Se você espera na rua e quer abrir depressa, a PPA leva vantagem com a versão Jet Flex, que usa inversor e pede folha leve e batente firme.",
            "Quem já usa Garen ganha ao ficar no KDZ, porque os controles costumam continuar. Quem quer velocidade encontra na PPA mais versões com inversor, a placa que acelera e freia o motor.",
            "Para trocar motor por motor sem mexer nos controles, fique na marca atual. Para um portão mais rápido, a PPA com inversor é a escolha, desde que o trilho e as roldanas estejam bons.",
          ],
          [
            "Em garagem com muitos carros, o que decide é a versão de uso intenso, que as duas marcas têm.",
            "Se o portão é de uso coletivo, procure nas duas a linha de uso intenso e compare os ciclos por hora.",
            "Para folha pesada ou muitas aberturas, as duas oferecem modelos maiores, e vale a que tiver mais folga.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Mudar de marca: o que fica e o que se troca", "O que se aproveita na troca"],
        slots: [
          [
            "A cremalheira, a barra dentada da folha, fica se o dente combinar com a engrenagem nova e não estiver gasto. A base costuma receber só outra furação.",
            "Na troca, a barra dentada, chamada cremalheira, é mantida quando o passo dos dentes é o mesmo. A base recebe novos furos ou uma chapa de adaptação.",
            "Trilho, roldanas e base quase sempre ficam. A cremalheira, a barra dentada do portão, também fica se o dente servir no motor novo.",
          ],
          [
            "Marca diferente costuma usar outro código e pede controles novos ou um receptor avulso. Na mesma marca, muitas vezes os antigos são gravados na central nova.",
            "Mudar de marca em geral obriga a trocar os controles ou a acrescentar um receptor para os antigos.",
            "O controle de uma marca raramente funciona na central da outra, então some controles novos ou um receptor avulso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço entre os dois", "Quanto custa em casa e em portão pesado"],
        slots: [
          [
            "Com a mesma capacidade, a diferença de preço entre KDZ e PPA é menor que a diferença entre um motor simples e um com inversor. Em portão pesado ou de uso intenso, a troca fica de {price.heavySwap}, com mão de obra.",
            "O inversor encarece mais que a marca. Para folha pesada ou garagem coletiva, motor e mão de obra ficam de {price.heavySwap}.",
            "A marca pesa pouco no preço, e a versão rápida, com inversor, pesa mais. Folha pesada ou uso intenso leva a troca para a faixa de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual tem peça mais fácil, Garen ou PPA?",
        answers: [
          "As duas têm reposição comum na Grande São Paulo. Em versão antiga de qualquer uma, a placa pode faltar, e a etiqueta mostra o caso.",
          "Nas duas, placa, engrenagem e controle são fáceis de achar nas linhas atuais. Modelos fora de linha pedem conferência pela etiqueta.",
          "Empatam: capacitor, engrenagem, placa e controle das linhas atuais das duas se acham em lojas de automação. Em modelo antigo, confira antes pela etiqueta.",
        ],
      },
      {
        question: "O KDZ ou o DZ serve em basculante?",
        answers: [
          "Não. Os dois são feitos para portão de correr com cremalheira. O basculante usa outro tipo de motor.",
          "Nenhum dos dois serve, porque eles puxam a folha por uma barra dentada que só o portão de correr tem.",
          "Não servem. Para basculante, as duas marcas têm motores próprios, com braço e fuso.",
        ],
      },
      {
        question: "Qual abre mais rápido?",
        answers: [
          "A versão com inversor, como a Jet Flex da PPA, abre mais depressa que um motor comum de qualquer das duas. Entre motores comuns, a diferença é pequena.",
          "A rapidez vem do inversor, e não da marca. Compare na ficha os metros por minuto das versões oferecidas.",
          "Entre KDZ e DZ comuns, a diferença é de poucos segundos. Só a versão rápida, com inversor, muda de verdade a espera na rua.",
        ],
      },
      {
        question: "Qual faz menos barulho?",
        answers: [
          "O ruído depende mais da folha que do motor: roldana boa, cremalheira na folga certa e suporte firme. O inversor suaviza a partida e a chegada.",
          "Motor com partida suave bate menos no fim. Fora isso, o barulho vem de roldanas e cremalheira, em qualquer marca.",
          "Os dois são parecidos. Se o portão já faz barulho hoje, troque as roldanas antes, porque o motor novo não resolve isso.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e a etiqueta do motor atual",
  },
  {
    id: "kdz-speed-ou-comum",
    broader: "garen-kdz",
    label: "Garen KDZ Speed vale a pena",
    phrase: "o Garen KDZ Speed",
    asks: [
      "garen speed normal",
      "garen speed comum",
      "speed normal garen",
      "kdz fit speed",
      "garen kdz fit kdz speed",
      "garen kdz fit speed",
      "diferença kdz fit speed",
      "garen kdz speed vale pena",
      "garen speed vale pena",
      "kdz speed bom",
      "kdz speed kdz",
      "kdz fit kdz speed",
      "garen fit speed",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "O Garen KDZ Speed vale a pena se você espera na rua para entrar ou tem muitos carros por dia; em garagem de pouco movimento, o KDZ Fit, ou outro KDZ comum, atende por menos. Os dois são de portão de correr, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Entre o Garen KDZ Fit e o KDZ Speed, pague mais pelo Speed, o motor rápido, quando o tempo com o portão aberto preocupa e a folha corre leve e reta. O convencional basta em casa com poucas aberturas; em ambos, motor e mão de obra custam de {price.homeSwap} na troca residencial.",
        "A diferença entre o KDZ Speed e o KDZ normal da Garen é a velocidade: o Speed compensa em rua movimentada, e o Fit faz sentido com pouco uso. Nos dois, a capacidade deve passar do peso da folha de correr em um terço, e a troca em casa custa de {price.homeSwap}.",
      ],
      price: [
        "O preço do Garen KDZ Speed fica acima do KDZ comum, porque se paga a abertura mais rápida, e muda com a versão, os metros de cremalheira e a base. A troca de motor de correr em casa custa de {price.homeSwap}, com mão de obra, e o Fit fica na parte baixa da faixa.",
        "Paga-se mais no KDZ Speed da Garen do que no Fit, pela velocidade. Em casa, trocar o motor de correr sai de {price.homeSwap}, com a mão de obra; o total varia conforme a versão, a base e a cremalheira aproveitada ou nova.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o KDZ Speed compensa", "KDZ Speed ou KDZ comum, caso a caso"],
        slots: [
          [
            "O motor rápido compensa onde o portão aberto preocupa: rua sem recuo, chegada à noite, fila de carros. Quem entra por vila fechada ou quintal recuado ganha poucos segundos e quase não nota a diferença.",
            "Se há fila na entrada, rua perigosa ou portão rente à calçada, os segundos do Speed valem o dinheiro. Numa garagem recuada, com duas ou três saídas por dia, o KDZ comum entrega o mesmo conforto.",
            "Conte quantas vezes por dia o carro espera na rua. Com espera noturna, sem recuo ou com vários motoristas, a rapidez pesa; em casa de pouco movimento, o Fit cumpre o papel.",
          ],
          [
            "Para medir o ganho, cronometre a abertura do seu portão e compare com os metros por minuto da ficha da versão. Uma folha de 3 metros a 12 metros por minuto, por exemplo, leva 15 segundos.",
            "A ficha de cada versão traz a velocidade em metros por minuto: divida o vão por ela. Três metros a 12 por minuto dão 15 segundos, e o cronômetro mostra o que se ganha sobre o motor atual.",
            "Compare números, não nomes: a 12 metros por minuto, um vão de 3 metros abre em 15 segundos. Faça a conta com a velocidade da ficha e veja quanto sobra em relação ao motor de hoje.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o portão precisa para um motor rápido", "Antes de pôr um KDZ Speed"],
        slots: [
          [
            "Folha torta, trilho com emenda aberta ou roda gasta transformam velocidade em pancada. Primeiro se acerta o portão: ele deve correr com uma mão, de ponta a ponta, com o motor destravado pelo técnico.",
            "A folha tem de correr leve e reta, porque o motor rápido bate mais forte em qualquer defeito. Rodas, trilho e guias são corrigidos antes, senão a cremalheira e os batentes sofrem.",
            "Com trilho ruim ou folha que balança, a rapidez só aumenta o tranco. Roldanas, guias e emendas são postas em ordem primeiro, até o portão deslizar sem esforço em todo o percurso.",
          ],
          [
            "Na instalação, a fotocélula, a parada suave e os batentes firmes nas duas pontas são obrigatórios no bom serviço. A força é conferida com medidor ou objeto, nunca com o corpo.",
            "Exija fotocélula alinhada, desaceleração regulada perto do fim e batente firme dos dois lados. O teste de força usa aparelho ou obstáculo, jamais uma pessoa.",
            "Portão veloz pede sensor de passagem, redução de velocidade no fim do curso e batentes bem presos. Ninguém deve testar a força da folha com o corpo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do KDZ", "Onde está a diferença de preço"],
        slots: [
          [
            "Entre versões, a mais rápida custa mais, e o peso admitido também sobe o valor. Cremalheira reta, base e fiação em bom estado ficam no lugar e reduzem a conta; controles extras são somados à parte.",
            "Velocidade e capacidade maiores encarecem o motor. Economiza quem pode manter a cremalheira, a base e os fios atuais, enquanto trecho novo de cremalheira e controle adicional entram na soma.",
            "O modelo comum e de menor capacidade sai mais barato, e o rápido fica acima. Também contam os metros de cremalheira nova, a base e quantos controles serão gravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para deixar o KDZ comum mais rápido?",
        answers: [
          "Não só pela placa: a velocidade vem do conjunto de motor e engrenagens. Trilho limpo e roldana boa tiram o atraso que não é do motor.",
          "Pela regulagem, quase nada muda, porque quem define a rapidez é o motor com sua redução. Limpar o trilho e trocar roda gasta devolve os segundos perdidos no atrito.",
        ],
      },
      {
        question: "Os controles do KDZ antigo servem no Speed?",
        answers: [
          "Costumam servir se a central usa o mesmo código e a mesma frequência, com novo cadastro. Caso contrário, o controle que vem com o motor entra no lugar.",
          "Servem quando frequência e código são iguais aos da central nova, e aí basta gravar de novo. Se não forem, usam-se os controles do próprio kit.",
        ],
      },
      {
        question: "A cremalheira precisa ser trocada?",
        answers: [
          "Só se estiver gasta, torta ou com dente de passo diferente. Reta e inteira, ela fica, com folga de {rack.clearance} para a engrenagem.",
          "Não, se estiver reta e com os dentes inteiros. Troca-se a peça gasta ou de outro passo, e a folga até a engrenagem é acertada em {rack.clearance}.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em portão deslizante, a instalação leva {time.sliding}, com base e fiação prontas. O motor tem {warranty.motor} de garantia de fábrica e a instalação, {warranty.installation}.",
          "Conte {time.sliding} para o deslizante em ordem. São {warranty.motor} de garantia do fabricante no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e a etiqueta do motor atual",
  },
  {
    id: "ipec-ou-marca-de-motor",
    broader: "ipec",
    label: "Ipec ou marca de motor",
    phrase: "a escolha entre Ipec e uma marca de motor",
    asks: [
      "ipec ou [marca] dura mais",
      "ipec ou [marca] qual motor dura mais",
      "ipec ou rossi dura mais",
      ...[
        "seg ipec",
        "ipec ppa",
        "ipec garen",
        "ipec rossi",
        "ipec peccinin",
        "ipec nice",
        "ipec agl",
        "ipec ou agl dura",
        "motor ipec agl",
        "motor seg ipec",
      ],
      ...["seg ipec qual melhor", "motor ipec ppa", "motor ipec garen", "motor ipec rossi"],
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre Ipec e Garen, o melhor custo-benefício para motor é o da Garen, que tem linha de correr, basculante e de abrir e peça fácil de achar. A Ipec compensa para repor placa, controle ou receptor de um motor comum. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Para motor, escolha SEG; Ipec, se o que falta é placa, controle ou sensor, que é onde a marca mais aparece nos portões. Por isso SEG e Ipec raramente disputam a mesma peça. O motor novo trocado em casa fica de {price.homeSwap}, com mão de obra.",
        "Entre Ipec e PPA, fique com a PPA para motor de portão, porque ela tem linha completa e peça fácil. A Ipec serve para placa, controle ou receptor de motor comum, quando o código combina. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Entre motor Ipec e Rossi, fique com a Rossi, no modelo que a ficha indica para o peso da sua folha. A Ipec é mais conhecida por placas, controles e sensores, e serve para repor o comando. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Entre AGL e Ipec, dura mais o motor AGL bem escolhido, porque a marca tem linha de motores de casa com peça à venda, enquanto a Ipec é mais conhecida por placas, controles e sensores. Com um terço de folga sobre o peso da folha, são {trade.life} em casa. A troca fica de {price.homeSwap}, com mão de obra.",
        "Entre AGL e Ipec, o melhor motor é o da AGL, no modelo que a ficha indica para o peso da folha. A Ipec é mais conhecida por placas, controles e sensores, e serve para repor o comando de um motor comum. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Entre Ipec e Rossi, dura mais a Rossi, que fabrica o motor; a Ipec é mais conhecida por placas, controles e sensores. Com revisão {visits.home} e folha leve, o motor dura de {trade.life} em casa. A troca fica de {price.homeSwap}, com mão de obra.",
        "Para motor, escolha uma marca de motor, como Peccinin ou Nice, e deixe a Ipec para o comando, que é a placa, o controle ou o receptor. Quem envelhece é o motor da etiqueta, em geral de outra marca. A troca dele em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Motor ou comando: o que você precisa comprar", "O que é de cada marca no seu portão"],
        slots: [
          [
            "Leia as duas etiquetas. A da carcaça diz a marca do motor, e a da placa ou do controle, a do comando. É comum um controle Ipec acionar motor de outro fabricante.",
            "A marca do controle não diz a do motor, por isso olhe a etiqueta da carcaça. É frequente haver placa Ipec em motor de outra marca.",
            "Motor e comando podem ter marcas diferentes. A etiqueta da carcaça mostra a do motor, e a do controle mostra a do comando.",
          ],
          [
            "Se o portão obedece ao botão da parede, o motor está bom e falta só comando, em que a Ipec atende bem. Ronco sem movimento, cheiro de queimado ou perda de força são caso de motor.",
            "Quando só o controle falha, o problema é de comando, e a Ipec serve. Quando o motor ronca, esquenta ou perdeu força, é o motor que precisa de conserto ou troca.",
            "Controle que não funciona com a botoeira em ordem é defeito de comando. Motor que ronca, cheira a queimado ou não tem força precisa de conserto ou troca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Onde está o custo-benefício", "O que sai mais barato em cada caso"],
        slots: [
          [
            "Trocar só a placa ou o receptor custa bem menos que trocar o motor, e é nessa troca que a Ipec vale mais. Se a folha é de basculante de até {width.quarterHp} e o motor acabou, o kit novo instalado parte de {price.lowest}.",
            "Com o motor em bom estado, uma placa ou um receptor Ipec resolve por menos. Com o motor no fim, pôr placa nova nele é gasto perdido; no basculante de até {width.quarterHp}, o kit instalado começa em {price.lowest}.",
            "O conserto do comando é o mais barato e não exige mudar de motor. Quando o motor já passou da idade, compare com o kit novo, que no basculante de até {width.quarterHp} custa a partir de {price.lowest}, instalado.",
          ],
          [
            "Conta também a reposição: placa e engrenagem fáceis de achar evitam trocar o conjunto por causa de uma peça.",
            "Peça à venda na cidade é parte do custo, porque motor sem reposição vira troca completa na primeira quebra.",
            "Antes de decidir pelo preço, veja se há placa e engrenagem do modelo à venda, já que sem elas se troca tudo.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["O que faz o motor durar", "Por que um dura mais que o outro"],
        slots: [
          [
            "Mais que a marca, contam o peso da folha dentro do limite da etiqueta, o número de aberturas e a manutenção {visits.home}. Assim um motor dura de {trade.life} em casa. A placa costuma falhar antes, por raio ou água.",
            "O mesmo motor dura menos em folha pesada, trilho sujo ou garagem coletiva, seja qual for a marca. Em casa, com revisão {visits.home}, a referência é de {trade.life}.",
            "Folha leve, poucas aberturas e revisão {visits.home} fazem mais que o nome na carcaça e levam o motor a {trade.life} de uso. Placa e controle costumam ser trocados antes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que confirmar antes de comprar", "Cinco dados para anotar antes da compra"],
        slots: [
          [
            "Estes dados evitam comprar errado, no motor e no comando. Todos se leem por fora, na etiqueta e no portão.",
            "Confira estes pontos sem abrir a tampa, antes de pagar. A foto da etiqueta traz quase tudo.",
            "Antes de escolher a marca, anote o que o portão pede. Os cinco itens cabem numa mensagem com foto.",
          ],
        ],
        bullets: [
          "Peso da folha: motor com um terço a mais",
          "Tipo de portão: basculante, de correr ou de abrir",
          "Tensão do ponto: 127 ou 220 V",
          "Controle: frequência e código do receptor",
          "Placa: potência do motor e se ele tem inversor",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa Ipec serve em motor de outra marca?",
        answers: [
          "Serve em motor comum, se a tensão, a potência e o fim de curso combinam. Em motor com inversor, não.",
          "Em motor de capacitor, costuma servir. No motor com inversor, só a placa da própria linha funciona.",
          "Sim, na maioria dos motores comuns. O técnico confere antes a tensão e o tipo de fim de curso, e grava os controles de novo.",
        ],
      },
      {
        question: "Vocês consertam o motor e a placa Ipec?",
        answers: [
          "Consertamos quando há peça, como assistência independente, sem vínculo com a fábrica. A visita em casa parte de {price.preventive}, sem peças.",
          "Sim, se a peça existe para o modelo. O ajuste em residência começa em {price.preventive}, fora as peças.",
          "Sim. Mande a foto da etiqueta, que mostra se ainda há reposição; a visita de ajuste em casa custa a partir de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "O controle Ipec abre portão de outra marca?",
        answers: [
          "Abre se a frequência e o código forem os do receptor instalado, depois de gravado nele.",
          "Quando o código é o mesmo, sim. Se o receptor é de outra linha, com código que muda a cada toque, não.",
          "Só se o receptor do portão aceitar o código. Uma foto do controle, frente e verso, mostra se são compatíveis.",
        ],
      },
      {
        question: "Preciso trocar o motor para mudar de controle?",
        answers: [
          "Não. Um receptor avulso, ligado à entrada da botoeira, aceita outro controle sem mexer no motor.",
          "Não, basta um receptor à parte. O motor só se troca quando a parte mecânica acabou.",
          "Não precisa. Ou se grava um controle compatível na central, ou se instala um receptor novo ao lado dela.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do controle, frente e verso, e outra do portão inteiro",
  },
  {
    id: "seg-ou-outra-marca",
    broader: "seg",
    label: "SEG ou outra marca de motor",
    phrase: "a escolha entre SEG e outra marca de motor",
    asks: [
      ...["seg garen", "seg rossi", "seg peccinin", "seg nice", "seg garen qual melhor", "seg rossi qual melhor"],
      ...[
        "motor seg garen",
        "motor seg rossi",
        "motor seg peccinin",
        "motor seg nice",
        "seg rossi comprar",
        "seg peccinin qual",
      ],
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre SEG e Garen, a Garen é melhor para motor novo, porque peça e controle se acham em quase toda loja; a SEG vale quando a casa já tem central e controles dela. De mesma capacidade, o resultado é parecido, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Motor SEG ou PPA: qual é melhor depende da reposição, e nela a PPA leva vantagem, com peça e controle fáceis de achar; fique na SEG quando os controles já são dela. Nas duas, quilos com um terço de folga, e a troca em casa custa de {price.homeSwap}.",
        "SEG x Rossi: em portão de correr, a Rossi tem deslizante simples de manter e peça fácil; a SEG compensa quando sai mais barata e a região tem reposição. Capacidade um terço acima da folha nas duas, por {price.homeSwap} na troca em casa, com mão de obra.",
        "Na dúvida entre um motor SEG e um Peccinin, fique com a marca que a casa já tem, quando o redutor está firme e há peça; do zero, a Peccinin tem linha mais larga. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "A diferença entre SEG e Nice aparece quando falta luz: a Nice tem motor de portão em baixa tensão com bateria, e a SEG costuma servir ao portão leve por menos. Confira a reposição do modelo; a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Compensa comprar motor SEG quando o modelo tem peça na região e os controles da casa já são da marca; senão é melhor outra marca, de reposição fácil. A troca em casa fica de {price.homeSwap}, com mão de obra, em qualquer uma.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar além da marca", "Quatro pontos antes do nome"],
        slots: [
          [
            "Compare o modelo exato, porque cada marca tem linha leve e linha forte. Quatro respostas decidem melhor que o nome.",
            "Ponha os dois modelos lado a lado, com a ficha de cada um. Ganha o que responder bem a estes pontos.",
            "A marca sozinha não diz quanto o motor aguenta. Verifique, modelo contra modelo, o seguinte.",
          ],
        ],
        bullets: [
          "Capacidade um terço acima do peso da folha",
          "Ciclos por hora acima do seu horário de pico",
          "Placa, engrenagem e controle à venda perto de você",
          "Controles e central que a casa já tem",
        ],
      },
      {
        about: "replace",
        headings: ["Mudar de marca: o que se aproveita", "Trocar SEG por outra ou ficar"],
        slots: [
          [
            "Cremalheira reta e de mesmo passo fica, e base firme também. Controles de outro código são trocados ou mantidos com um receptor avulso, ligado à central nova.",
            "Na troca de marca contam-se os controles; a cremalheira só muda se o passo for outro. Um receptor à parte conserva os controles antigos.",
            "O que se perde ao mudar são os controles, a menos que se use um receptor da marca antiga. Base e cremalheira em bom estado continuam.",
          ],
          [
            "Quando só uma peça falhou e ela existe, consertar custa menos. Com folga no redutor ou conserto acima da metade do motor novo, a troca rende mais.",
            "Uma única peça ruim, com reposição, pede conserto. A troca compensa quando o redutor tem folga ou quando o reparo passa de metade do preço de um novo.",
            "Conserta-se quando o redutor está firme e a peça aparece. Se o gasto chega à metade do motor novo, troque.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Troca e garantia", "Quanto tempo leva a troca"],
        slots: [
          [
            "A instalação leva {time.tilting} no basculante e {time.sliding} no de correr. O motor sai com {warranty.motor} de garantia e o serviço, com {warranty.installation}, seja qual for a marca.",
            "Conte {time.sliding} no portão deslizante e {time.tilting} no basculante. A garantia é a mesma em todas: {warranty.motor} no motor e {warranty.installation} na instalação.",
            "No basculante são {time.tilting} e no deslizante, {time.sliding}. Em qualquer marca, {warranty.motor} de garantia de fábrica e {warranty.installation} do serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês atendem motor SEG?",
        answers: [
          "Somos assistência independente, e no SEG a etiqueta do motor mostra se o modelo tem peça e se o atendemos. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
          "Depende do modelo: pela etiqueta vemos se há reposição e se o conserto é possível. Quando é, a visita com ajuste em casa começa em {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Controle de outra marca abre motor SEG?",
        answers: [
          "Só se frequência e código forem iguais. Quando não são, um receptor avulso ligado à central resolve.",
          "Em geral não direto. Um receptor da marca do controle, instalado na central, faz abrir.",
        ],
      },
      {
        question: "A placa SEG pode ser trocada por outra?",
        answers: [
          "Em motor comum, muitas vezes por uma universal de mesma potência. Com inversor, só a da própria linha.",
          "Pode, no motor sem inversor, por central compatível, com percurso e controles gravados de novo.",
        ],
      },
      {
        question: "Qual dura mais?",
        answers: [
          "A que trabalha com folga: no uso de casa, {trade.life}, com revisão {visits.home}. A folha leve conta mais que a marca.",
          "Com peso certo e folha leve, qualquer uma chega a {trade.life}. Sobrecarga encurta todas.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, com a largura e o material",
  },
  {
    id: "central-e-placa",
    broader: "placa",
    label: "Central e placa: a diferença",
    phrase: "a diferença entre central e placa",
    asks: [
      "diferença central placa",
      "central placa mesma coisa",
      "central ou placa diferença",
      "diferença placa central motor",
      "diferença receptor central",
      "diferença receptor placa",
      "diferença central receptor",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Central de comando e placa são a mesma peça: a placa eletrônica que liga o motor, lê o fim de curso e obedece ao controle. O receptor é outra parte, que só capta o rádio e pode vir embutido nela ou avulso.",
        "Sim, central e placa do portão são a mesma coisa; trocar a central é trocar a placa eletrônica do motor. O receptor é quem ouve o controle: se a botoeira funciona e os controles não, o defeito é dele, e não da central.",
        "Não há diferença entre placa eletrônica e central do motor, só o nome muda de técnico para técnico. Quem é quem: o receptor recebe o rádio, a central, ou placa, decide e comanda, e o motor faz a força.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem faz o quê no motor", "Receptor, central e motor"],
        slots: [
          [
            "O comando passa por três partes, em sequência, e saber qual falhou evita comprar a peça errada.",
            "São três trabalhos, um depois do outro, e cada um tem a sua peça.",
            "Do botão à folha, o sinal percorre três peças.",
          ],
        ],
        bullets: [
          "Receptor: recebe o rádio e confere se o controle está gravado.",
          "Central, ou placa: manda abrir, fechar e parar, e lê os sensores.",
          "Motor e redutor: fazem a força.",
          "Fim de curso e fotocélula: informam a central.",
        ],
      },
      {
        about: "signs",
        headings: ["Qual das partes falhou", "Receptor, central ou motor com defeito"],
        slots: [
          [
            "Aperte a botoeira, o botão da parede, uma vez. Se o portão abre, central e motor estão bons, e o caso é do receptor ou do controle.",
            "A botoeira separa os casos: abriu por ela e não pelo controle, o problema é de rádio.",
            "Um toque na botoeira mostra quase tudo; funcionando, a central e o motor estão livres de culpa.",
          ],
          [
            "Se nada responde e há energia, a central ou o fusível dela falhou. Se a placa estala e o motor ronca, olhe capacitor e folha, com o disjuntor desligado.",
            "Silêncio total, com energia, aponta a central. Estalo e ronco apontam capacitor ou folha presa, e aí desligue o disjuntor.",
            "Mudo com luz no quadro: central. Roncando parado: capacitor, com disjuntor desligado até a visita.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa trocar cada uma", "Receptor ou central"],
        slots: [
          [
            "O receptor avulso custa bem menos que a central, e a central, menos que o motor, cuja troca em casa fica de {price.homeSwap}. A central tem ainda o reparo, mais barato que a nova quando o dano é pequeno.",
            "Do mais barato ao mais caro: receptor, reparo da central, central nova e motor, {price.homeSwap} trocado em residência.",
            "A ordem de preço é receptor, conserto da placa, placa nova e motor inteiro, este por {price.homeSwap} em casa.",
          ],
          [
            "Na compra, o nome não importa: peça pelo modelo do motor e pelo tipo de fim de curso ou encoder. O controle antigo define o receptor.",
            "Leve o modelo do motor para a placa e o verso do controle para o receptor. Central ou placa, o balcão entende igual.",
            "A etiqueta do motor escolhe a central, e o controle em uso, o receptor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Toda central tem receptor?",
        answers: [
          "A maioria traz um embutido. As antigas usam receptor avulso, ligado na entrada de botoeira.",
          "Quase todas as atuais, sim. Onde não há, ou queimou, liga-se um avulso.",
        ],
      },
      {
        question: "Queimou a central: perco os controles?",
        answers: [
          "Os aparelhos servem se o código for o mesmo, mas são cadastrados na placa nova. De código diferente, usa-se receptor avulso.",
          "Não, se a nova lê o mesmo código. Junte todos para gravar de novo.",
        ],
      },
      {
        question: "Quanto tempo leva trocar a central?",
        answers: [
          "Com a peça certa, em torno de {trade.smallRepair}, com percurso e controles gravados.",
          "Cerca de {trade.smallRepair}, da medição ao teste.",
        ],
      },
      {
        question: "Posso trocar a placa sozinho?",
        answers: [
          "Não: há tensão da rede e capacitor carregado. Além disso, a causa precisa ser medida, ou a nova queima também.",
          "Melhor não, pelo risco de choque. E sem achar o curto ou o surto, a placa nova se perde.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
  },
  {
    id: "temperado-ou-laminado",
    broader: "vidro",
    label: "Vidro temperado ou laminado",
    phrase: "a escolha entre vidro temperado e laminado",
    asks: [
      "temperado laminado",
      "vidro temperado laminado",
      "temperado ou laminado portão",
      "vidro temperado laminado portão",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Portão de vidro temperado ou laminado? Laminado, em portão que dá para a rua, porque quebrado ele segura os cacos e ainda fecha o vão; temperado, onde pesa o preço e a resistência à batida. Os dois pesam 2,5 kg por m² por milímetro, e o motor se prende no quadro.",
        "Qual vidro é mais seguro no portão: o laminado, que trinca e fica preso na película, enquanto o temperado, mais resistente inteiro, cai em grãos e deixa o vão aberto. Temperado laminado soma os dois; trocar o motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Entre vidro laminado e vidro temperado para portão de garagem, use o laminado na rua, pela segurança contra invasão e cacos, e o temperado por dentro ou onde o orçamento é curto. A diferença aparece quando quebra: um segura, o outro cai em grãos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Temperado e laminado quando quebram", "Os dois vidros lado a lado"],
        slots: [
          [
            "A diferença aparece na quebra e no preço.",
            "Compare pelo que acontece depois da batida.",
            "Inteiros se parecem; quebrados, não.",
          ],
        ],
        bullets: [
          "Temperado: mais resistente a pancada; quebra em grãos e cai",
          "Laminado: trinca e fica preso na película do meio",
          "Temperado laminado: resiste e segura; o mais caro",
          "Corte e furo: temperado só antes da têmpera",
          "Peso: igual na mesma espessura, 2,5 kg por m² por milímetro",
        ],
      },
      {
        about: "check",
        headings: ["Quanto pesa o vidro do seu portão", "A conta para o motor"],
        slots: [
          [
            "Multiplique a área pela espessura e por 2,5: um portão de 3 por 2,2 m com vidro de 10 mm leva 165 kg só de vidro. Some o quadro e um terço de folga antes de escolher o motor.",
            "Área vezes milímetros vezes 2,5 dá o peso: 3 por 2,2 m em 10 mm são 165 kg. Ao total, junte quadro e um terço de sobra.",
            "São 25 kg por metro quadrado em 10 mm, ou 165 kg numa folha de 3 por 2,2 m. O motor precisa de um terço acima disso, com o quadro.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que o vidro pede do motor", "Vidro e motor: cuidados"],
        slots: [
          [
            "O motor puxa o quadro de metal, com partida e parada suaves, força mínima e batente de borracha; nada se prende no vidro. A fotocélula evita que a folha encoste em alguém ou no carro.",
            "Parada suave, pouca força e fotocélula protegem o vidro, e a fixação é só no metal. Pancada no canto é o que mais o trinca.",
            "Quadro firme recebe o motor, e o vidro, nenhum furo. Chegada lenta com batente de borracha e fotocélula completam.",
          ],
          [
            "O vidro é da vidraçaria, e o motor, conosco, fica de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha pesada. Só regular a força em casa parte de {price.preventive}, sem peças.",
            "Vidraçaria cuida do vidro. A troca do motor custa de {price.homeSwap} em residência, ou de {price.heavySwap} em folha pesada; regular, desde {price.preventive} em casa, sem peças.",
            "Nós fazemos o motor, de {price.homeSwap} na troca em casa e de {price.heavySwap} na folha pesada, e a regulagem, a partir de {price.preventive}, fora peças. O vidro é da vidraçaria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vidro trincou. Posso usar o portão?",
        answers: [
          "Não. Desligue o disjuntor, isole a passagem e chame a vidraçaria; o motor se religa com o vidro novo.",
          "Nem o laminado: a trinca cresce com o movimento. Deixe parado.",
        ],
      },
      {
        question: "Qual espessura usar?",
        answers: [
          "Quem calcula é a vidraçaria, pela medida e pelo apoio; em portão, 8 ou 10 mm são comuns. Some o peso à escolha do motor.",
          "Em geral 8 ou 10 mm, conforme o vão. A vidraçaria confirma pela norma.",
        ],
      },
      {
        question: "Película transforma temperado em laminado?",
        answers: [
          "Não, mas segura parte dos grãos e melhora a privacidade. Contra invasão, o laminado continua melhor.",
          "Ajuda a segurar os cacos por um tempo, e só. O laminado tem a película por dentro.",
        ],
      },
      {
        question: "Vidro comum pode ir em portão?",
        answers: [
          "Não: quebra em pontas que cortam. Portão pede vidro de segurança, temperado ou laminado.",
          "De jeito nenhum. A norma exige vidro de segurança onde há passagem.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e a espessura do vidro",
  },
  {
    id: "eletrostatica-ou-esmalte",
    broader: "pintura",
    label: "Pintura eletrostática ou esmalte",
    phrase: "a escolha entre pintura eletrostática e esmalte",
    asks: [
      "eletrostática esmalte",
      "pintura eletrostática esmalte",
      "pintura eletrostática tinta",
      "eletrostática ou comum portão",
      "pintura eletrostática vale pena portão",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Pintura eletrostática ou esmalte sintético: a eletrostática dura mais e vale em portão novo ou desmontado, porque vai ao forno; o esmalte é o de portão já instalado, pintado no lugar. Nós não pintamos; regulamos o motor depois, a partir de {price.preventive} em casa, sem peças.",
        "Qual pintura dura mais no portão é a eletrostática, a pó, mas ela não se faz com o portão no lugar: a folha vai ao forno. Para repintar sem tirar, só esmalte com fundo antiferrugem; o ajuste do motor, antes e depois, é nosso, desde {price.preventive} em casa, fora peças.",
        "A diferença entre pintura eletrostática e tinta esmalte está no forno: a pó cura a uns 200 graus e resiste mais; o esmalte seca ao ar e se retoca fácil. Escolha a de forno para folha nova e o esmalte para repintar o portão na garagem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["As duas pinturas lado a lado", "Duração, retoque e lugar"],
        slots: [
          [
            "Decide se a folha pode sair do lugar. Compare pelo estado do portão.",
            "O estado da folha escolhe mais que o gosto. Veja ponto por ponto.",
            "Portão instalado e portão novo pedem tintas diferentes. Compare antes.",
          ],
        ],
        bullets: [
          "Lugar: eletrostática na fábrica, com forno; esmalte na sua garagem",
          "Duração ao tempo: a eletrostática passa de vários anos; o esmalte pede demão a cada 2 ou 3",
          "Retoque: difícil na eletrostática, simples no esmalte",
          "Custo: a eletrostática sai mais cara, com retirada e transporte da folha",
        ],
      },
      {
        about: "care",
        headings: ["O motor durante a pintura", "O que não pode levar tinta"],
        slots: [
          [
            "Desligue o disjuntor e cubra trilho, cremalheira, cabos, lente da fotocélula e motor. Tinta em dente ou trilho trava a roda, e na lente o portão deixa de fechar.",
            "Com a energia cortada, proteja engrenagem, trilho, cabos e lentes. Respingo na fotocélula impede o fechamento, e no dente trava o motor.",
            "Cubra tudo o que gira, corre ou enxerga, com o disjuntor desligado: rodas, dentes, cabos e sensor. A tinta ali vira defeito.",
          ],
          [
            "Se a folha sair para pintar, quem solta e recoloca o motor é o técnico, e força e parada são refeitas. Basculante nunca se desmonta sem escora.",
            "A retirada da folha é do técnico, que regula tudo na volta. No basculante, cabos e contrapeso exigem escora.",
            "Para levar a folha ao forno, o técnico desmonta e depois acerta força e fim de curso. Folha basculante sai escorada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Preparar o portão para a tinta durar", "Antes da primeira demão"],
        slots: [
          [
            "Lixa até o metal firme, fundo antiferrugem na solda e na base, e só então a cor. Em galvanizado, use fundo próprio, ou a tinta descasca em placas.",
            "Remova ferrugem, aplique fundo em soldas e na borda de baixo e depois pinte. Galvanizado e alumínio pedem fundo de aderência.",
            "O preparo vale mais que a tinta: lixar, dar fundo na base e nas soldas, pintar. Sobre zinco, sem fundo próprio, não segura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A pintura muda o peso do portão?",
        answers: [
          "Pouco; várias camadas somam. No basculante, o técnico confere o equilíbrio depois.",
          "Quase nada na primeira vez. Depois de muitas demãos, o contrapeso merece conferência.",
        ],
      },
      {
        question: "Quanto tempo espero para usar o portão?",
        answers: [
          "O que a lata manda secar, em geral um dia no esmalte. Antes disso a tinta cola no batente.",
          "Cerca de um dia no esmalte; a eletrostática sai pronta do forno.",
        ],
      },
      {
        question: "Posso pintar por cima da eletrostática?",
        answers: [
          "Pode, com lixa fina e fundo de aderência. O esmalte por cima não dura o mesmo que a original.",
          "Sim, lixando e dando fundo. Para voltar ao acabamento de fábrica, só novo forno.",
        ],
      },
      {
        question: "Depois de pintar, o portão não fecha. Por quê?",
        answers: [
          "Em geral tinta na lente da fotocélula ou no batente. Limpe a lente com pano; no dente e no trilho, chame.",
          "Procure respingo no sensor e tinta grossa no batente. Na cremalheira, ela faz o motor pular.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, da base e das soldas",
  },
  {
    id: "suporte-parafuso-ou-solda",
    broader: "suporte",
    label: "Suporte do motor: parafuso ou solda",
    phrase: "a fixação do suporte do motor por parafuso ou solda",
    asks: [
      "parafuso solda suporte",
      "parafuso ou solda motor",
      "soldar ou parafusar suporte",
      "soldar parafusar motor",
      "suporte soldado parafusado",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Soldar ou parafusar o motor no portão? Parafuso com chapa de reforço, na maioria, porque permite desmontar e alinhar e não queima a pintura; solda, em estrutura grossa de ferro. Em alumínio, só parafuso, e a placa do motor é desligada dos fios antes da solda.",
        "No suporte do motor, parafuso passante é melhor em folha fina, alumínio ou madeira, e solda, em quadro de ferro firme que não vai mudar. Solto, o suporte quebra engrenagem; o reaperto, na visita em casa, parte de {price.preventive}, sem peças.",
        "Fixar suporte do motor com solda ou parafuso depende do material: parafuso em alumínio, madeira e chapa fina, os dois em ferro grosso. Direto na folha fina não se solda sem chapa de reforço; o ajuste em residência começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Parafuso e solda lado a lado", "Onde cada um serve"],
        slots: [
          [
            "O material e o alinhamento decidem, e não a força: bem feitos, os dois aguentam. Compare.",
            "Veja o metal e se o motor pode precisar de ajuste. Os dois seguram.",
            "Compare por metal, alinhamento e ferrugem, porque um suporte bem feito segura dos dois jeitos.",
          ],
        ],
        bullets: [
          "Alinhamento: o parafuso permite corrigir, a solda não",
          "Material: alumínio e madeira só parafuso passante; ferro grosso, os dois",
          "Ferrugem: a solda queima a proteção e pede fundo e tinta",
          "Conserto: com parafuso, o motor sai sem cortar",
          "Chapa fina: com reforço por trás, nos dois casos",
        ],
      },
      {
        about: "safety",
        headings: ["Antes de soldar", "A solda e a placa"],
        slots: [
          [
            "A corrente da solda queima a placa, por isso o disjuntor é desligado e os fios da central, soltos. A garra do retorno fica na folha, perto do ponto.",
            "Desligue o disjuntor, e o técnico solta os fios da placa. O retorno da solda fica junto do ponto, na própria folha.",
            "Placa e solda não combinam: os fios saem da central antes. O retorno prende-se na folha, ao lado.",
          ],
          [
            "Em basculante, a folha fica escorada e os cabos aliviados antes de soldar. Depois, o ponto recebe fundo com zinco e tinta, porque a ferrugem começa ali.",
            "Folha de basculante não se solda pendurada. No fim, fundo de zinco e tinta no ponto.",
            "No basculante, a solda só se faz com a folha escorada. O ponto recebe fundo com zinco e tinta, para não enferrujar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a fixação", "Reforço, aperto e teste"],
        slots: [
          [
            "Uma chapa de reforço reparte o esforço, com parafuso passante e porca travante. Suporte alinhado com o ponto da folha evita que o braço trabalhe torto.",
            "Chapa por trás, parafuso que atravessa e porca travante. Alinhar com o ponto da folha poupa o motor.",
            "O suporte leva chapa de reforço, parafuso passante e porca travante. Antes do aperto final, o técnico alinha o braço com o ponto da folha.",
          ],
          [
            "O teste são vários ciclos e reaperto depois de alguns dias, na revisão {visits.home}. A fixação simples cabe em {trade.smallRepair}.",
            "Depois de ciclos de teste, o aperto se confere na revisão {visits.home}. O comum leva {trade.smallRepair}.",
            "O portão faz vários ciclos de teste, e o aperto é conferido de novo na revisão {visits.home}. A fixação comum toma até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Parafuso solta com o tempo?",
        answers: [
          "Pode soltar com vibração. Porca travante e reaperto na revisão {visits.home} resolvem.",
          "Sim, se não houver travante. Na revisão, tudo é reapertado.",
        ],
      },
      {
        question: "A cremalheira se solda ou se parafusa?",
        answers: [
          "Parafusa-se, para acertar a folga com a engrenagem, de {rack.clearance}. A de aço em folha pesada pode ser soldada em calço.",
          "Com parafuso em furo alongado, que regula os {rack.clearance}. Solda só em aço pesado.",
        ],
      },
      {
        question: "O suporte quebrou a folha. Conserta?",
        answers: [
          "Em geral, com chapa de reforço maior e solda de serralheiro. Alumínio rasgado recebe chapa rebitada por trás.",
          "Com reforço, sim. O serralheiro refaz o ponto e a chapa reparte a força.",
        ],
      },
      {
        question: "Posso usar bucha e parafuso em coluna oca?",
        answers: [
          "Não: ali o esforço arranca a bucha. Coluna oca pede chumbador, barra roscada atravessada ou preenchimento antes.",
          "Não segura. Use chumbador ou barra que atravesse, ou encha a coluna.",
        ],
      },
    ],
    photo: "fotos do suporte, do motor e do ponto da folha em que ele se prende",
  },
  {
    id: "regular-ou-trocar-motor-lento",
    broader: "lento",
    label: "Motor lento: regular ou trocar",
    phrase: "a escolha entre regular e trocar o motor lento",
    asks: [
      "regular trocar motor lento",
      "regular trocar portão lento",
      "lento regular trocar",
      "motor lento consertar trocar",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Motor devagar, lerdo, que ficou lento de uns tempos para cá se regula, não se troca: trilho, roldana, contrapeso ou capacitor explicam quase sempre, e a visita em casa parte de {price.preventive}, sem peças. Trocar por um rápido compensa se ele sempre foi lento, de {price.homeSwap} na troca em casa.",
        "Portão lento, de motor lerdo, compensa ajustar antes de comprar motor novo, com visita a partir de {price.preventive} em residência, fora peças. Troque só se o redutor tem folga, se o conserto passa da metade do novo, de {price.homeSwap} em casa, ou se você quer mais velocidade do que o modelo dá.",
        "Se o motor está lerdo e o portão ficou vagaroso aos poucos, só regular costuma bastar, desde {price.preventive} em casa, sem peças, porque a causa é folha pesada ou capacitor fraco. Motor novo, de {price.homeSwap} na troca, entra quando ele já nasceu lento ou está gasto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Ficou lento ou sempre foi", "O que a lentidão indica"],
        slots: [
          [
            "O jeito de demorar separa defeito de modelo. Conte os segundos de uma abertura inteira e compare com o que era.",
            "Lento de repente é defeito, e lento desde o primeiro dia é o próprio motor. Cronometre uma abertura.",
            "Quando começou responde metade. Marque o tempo de abrir e fechar.",
          ],
        ],
        bullets: [
          "Lento nos dois sentidos: capacitor fraco ou tensão baixa",
          "Lento só para subir: contrapeso errado no basculante",
          "Lento num trecho: trilho, roldana ou dobradiça",
          "Lento no frio: graxa velha endurecida",
          "Sempre lento, sem ruído: é a velocidade do modelo",
        ],
      },
      {
        about: "visit",
        headings: ["O que a regulagem resolve", "Como o técnico devolve a velocidade"],
        slots: [
          [
            "O técnico alivia a folha, mede capacitor e tensão na partida e ajusta força e desaceleração, em geral em até {trade.smallRepair}. Capacitor é das peças mais baratas; cabo fino e roldana vêm depois.",
            "Folha leve, capacitor medido e tensão conferida resolvem a maioria, em até {trade.smallRepair}. Das peças, o capacitor é a mais em conta.",
            "Primeiro a folha, depois capacitor e rede, por fim a desaceleração. Sem peça maior, cabe em {trade.smallRepair}.",
          ],
          [
            "A velocidade do motor comum é fixa, e a placa não a aumenta. Só com inversor, que varia a rotação, há ajuste de velocidade.",
            "Em motor comum não existe ajuste para andar mais depressa. O de inversor tem, dentro do que a folha aguenta.",
            "Sem inversor, a rapidez vem de fábrica. Com ele, regula-se até onde a folha permite.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O preço de cada caminho", "Ajuste ou motor mais rápido"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os kits instalados custam {models.pricesNamed} e abrem em {opening.padrao}, {opening.speedy} e {opening.jetflex}. Se o seu motor leva muito mais que isso e está bom, a troca é por conforto.",
            "Para ganhar velocidade no basculante de até {width.quarterHp}, há {models.pricesNamed}, com abertura em {opening.padrao}, {opening.speedy} e {opening.jetflex}, nessa ordem.",
            "Os kits de basculante até {width.quarterHp}, {models.pricesNamed}, abrem em {opening.padrao}, {opening.speedy} e {opening.jetflex}. Compare com o tempo do seu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte abre mais rápido?",
        answers: [
          "Não. Velocidade vem da redução e do inversor; força move mais peso.",
          "Força e velocidade são coisas diferentes. Mais HP no mesmo redutor abre no mesmo tempo.",
        ],
      },
      {
        question: "Posso continuar usando o portão lento?",
        answers: [
          "Por alguns dias, se ele não ronca nem esquenta. Basculante que perdeu força para subir deve parar, porque pode ser cabo ou contrapeso.",
          "Se só ficou mais lento, sim, com cuidado. Ronco, calor ou folha torta pedem parada.",
        ],
      },
      {
        question: "A tensão da rua deixa o motor lento?",
        answers: [
          "Deixa, sobretudo em fio fino ou extensão longa. Se a luz da casa cai na partida, é isso.",
          "Sim. Cabo de bitola maior e circuito próprio devolvem a força.",
        ],
      },
      {
        question: "Motor Rossi, PPA ou Garen lento: muda algo?",
        answers: [
          "A ordem é a mesma em todas: folha, capacitor, tensão e redutor. O que muda é a velocidade de fábrica do modelo.",
          "Não no diagnóstico. Só o tempo normal de abertura varia com o modelo.",
        ],
      },
    ],
    photo: "um vídeo com som da abertura inteira e a foto da etiqueta do motor",
  },
];
