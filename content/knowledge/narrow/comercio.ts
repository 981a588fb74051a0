import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const comercio: NarrowConcept[] = [
  {
    id: "comercio-loja",
    broader: "comercio",
    label: "Portão de loja",
    phrase: "o portão de loja",
    asks: [
      "portão loja comércio rua",
      "portão loja comércio",
      "portão comércio loja",
      "portão ponto comercial",
      "loja rua portão",
      "automatizar porta loja",
      "portão frente loja",
      "motor loja material construção",
      "portão loja material construção",

      "loja abrir frente controle",
      "lojinha correr enrolar basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão automático de comércio e loja pode usar motor comum se abre só de manhã e fecha à noite. No basculante de até {width.quarterHp}, o kit custa a partir de {price.lowest} instalado. Se entram carros o dia todo, o motor é de uso intenso, de {price.heavySwap} na troca. Porta de enrolar usa outro motor, preso ao eixo.",
        "Para automatizar o portão de uma loja, conte quantas vezes ele abre por dia. Com poucas aberturas, um basculante de até {width.quarterHp} usa o kit a partir de {price.lowest}, já montado. Portão pesado ou com carros o dia todo precisa de motor de uso intenso, de {price.heavySwap} na troca. A porta de aço de enrolar é orçada pelas medidas.",
        "Em comércio e loja, o motor do portão depende do tipo de porta e do movimento. O kit para basculante de até {width.quarterHp} custa a partir de {price.lowest}, instalado, com controles, e serve a quem abre poucas vezes. Entrada de veículos no expediente inteiro pede motor de uso intenso; porta de enrolar, motor próprio de eixo.",
        "Portão de loja que abre cedo e fecha à noite aceita motor comum, e o de entrada e saída constante precisa de motor de uso intenso. No basculante de até {width.quarterHp}, o kit instalado começa em {price.lowest}. Em portão pesado ou de muito uso, a troca do motor fica de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "Automatizar o portão da loja custa a partir de {price.lowest}, instalado, no basculante de até {width.quarterHp} com pouco uso. Em portão pesado ou com movimento o dia todo, a troca do motor fica de {price.heavySwap}, com mão de obra. A porta de enrolar é orçada pela largura, pela altura e pela foto do rolo.",
        "O preço do portão automático para loja parte de {price.lowest}, instalado, no basculante de até {width.quarterHp}. Troca de motor em portão pesado ou de muito uso fica de {price.heavySwap}, com a mão de obra. Em porta de enrolar, o que conta é o peso da cortina, visto por foto e medidas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor usar na loja", "Motor pelo tipo de porta e pelas aberturas"],
        slots: [
          [
            "Com duas aberturas por dia, o motor comum basta. Com cinquenta, é preciso motor de uso intenso, que não superaquece no movimento. O peso e a largura da folha definem a potência.",
            "O número de aberturas separa os motores: quem abre cedo e fecha à noite usa o comum, e quem recebe carros a toda hora precisa do de uso intenso. A potência vem do peso e da medida da folha.",
            "Duas aberturas por dia não forçam um motor comum. Dezenas delas o fazem parar por calor, e aí entra o de uso intenso, com a potência escolhida pelo tamanho e pelo peso da folha.",
          ],
          [
            "A porta de aço de enrolar não usa motor de portão: o motor dela vai no eixo, com freio e trava, e se escolhe pelo peso e pela altura da cortina. Pela foto do rolo dizemos se atendemos o modelo.",
            "Na porta de enrolar, o motor fica preso ao eixo do rolo e tem freio próprio, por isso o motor de portão não serve. A foto do rolo mostra se atendemos o modelo.",
            "Para porta de enrolar existe motor específico, com freio, escolhido pelo peso da cortina. Mande a foto do rolo, e respondemos se atendemos o modelo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança do cliente e da equipe", "Cuidados na porta da loja"],
        slots: [
          [
            "O botão fica onde o funcionário vê a porta inteira e o cliente não alcança, e ninguém passa com ela em movimento. A fotocélula, o sensor do vão, impede o fechamento sobre quem entra distraído.",
            "Quem aciona precisa enxergar o vão todo, com o botão fora do alcance de clientes e crianças. Acrescente uma fotocélula, o sensor que impede o fechamento quando há alguém na passagem.",
            "Instale o botão perto de quem enxerga a porta e longe do público. A fotocélula, no vão, impede que a porta feche enquanto houver gente no caminho.",
          ],
          [
            "Dê um controle a cada funcionário e apague-o da memória quando ele sair da loja. Porta torta ou presa no alto fica parada, com a área isolada, até o técnico chegar.",
            "Se a porta prender no alto ou entortar, ninguém força nem passa embaixo. Cada funcionário tem o seu controle, que é apagado da memória no desligamento.",
            "Não force porta travada, porque ela pode soltar da guia. Grave os controles por pessoa, para apagar o de quem deixa a loja.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação sem parar a loja", "Como fica o expediente na montagem"],
        slots: [
          [
            "A base, a fiação e o reforço podem ser feitos antes, com o portão ainda em uso manual. A montagem do motor pode ser marcada para a noite ou para o fim de semana. Em portão pesado, ela leva de {time.heavy}; em basculante comum, menos tempo.",
            "Preparar a base e a fiação não interrompe as vendas. O motor é montado em horário combinado, inclusive fora do expediente. Reserve de {time.heavy} para um portão pesado e menos tempo para um basculante comum.",
            "Primeiro se preparam o ponto de energia e o reforço, sem fechar a loja. Depois o motor é montado no horário que você escolher, à noite ou no fim de semana, se for melhor. Um portão pesado ocupa de {time.heavy}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de portão serve em porta de enrolar?",
        answers: [
          "Não. A porta de enrolar usa motor próprio, preso ao eixo, com freio e trava. Mande a largura, a altura e a foto do rolo para sabermos se atendemos.",
          "Não serve, porque a cortina gira em um eixo e precisa de freio. O motor dela é outro, escolhido pelo peso e pela altura.",
        ],
      },
      {
        question: "E se faltar luz na hora de fechar a loja?",
        answers: [
          "O portão de correr se destrava e fecha na mão, com o disjuntor desligado; o basculante, só se equilibrado e sem defeito. Treine a equipe de dia ou instale um nobreak.",
          "Com nobreak, fecha normalmente. Sem ele, o portão de correr é fechado na mão depois de destravado, com o disjuntor desligado; o basculante, apenas se estiver em perfeito estado.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer revisão na loja?",
        answers: [
          "Em comércio, {visits.business}, com aperto, lubrificação e teste dos sensores. Entrada com muitos carros pede um intervalo menor.",
          "O normal é {visits.business}. A revisão acha roldana e capacitor gastos antes que o portão pare no meio do expediente.",
        ],
      },
      {
        question: "Que garantia tem o motor da loja?",
        answers: [
          "O motor comprado conosco tem {warranty.motor}, e a instalação, {warranty.installation}. A nota fica em nome da empresa, se você pedir.",
          "São {warranty.motor} no equipamento que vendemos e {warranty.installation} no serviço de instalação, contados da nota.",
        ],
      },
    ],
    photo: "fotos da porta por dentro e por fora, com largura, altura e quantas vezes abre por dia",
  },
  {
    id: "empresa-portao-parado",
    broader: "comercio",
    label: "Portão da empresa não abre",
    phrase: "o portão da empresa que parou",
    asks: [
      ...combine(
        [
          "hospital",
          "clínica",
          "estacionamento",
          "posto",
          "igreja",
          "hotel",
          "oficina",
          "restaurante",
          "padaria",
          "transportadora",
          "supermercado",
          "farmácia",
          "mercado",
        ],
        ["portão"],
        [
          "parou urgente",
          "parado urgente",
          "travou urgente",
          "quebrou urgente",
          "não abre urgente",
          "quebrou hoje",
          "parou hoje",
          "travou hoje",
          "não fecha urgente",
        ],
      ),
      ...combine(
        [
          "estacionamento",
          "farmácia",
          "mercado",
          "supermercado",
          "posto",
          "hospital",
          "clínica",
          "igreja",
          "shopping",
          "hotel",
          "oficina",
          "restaurante",

          "padaria",
          "transportadora",
        ],
        ["portão"],
        [
          "parado",
          "parou",
          "travado",
          "travou",
          "quebrado",
          "quebrou",
          "não funciona",
          "não sobe",
          "não abre",
          "não fecha",
        ],
      ),
      "portão loja não sobe",
      "portão loja não desce",
      "portão comércio não sobe",
      "portão empresa parado",
      "portão empresa quebrado",
      "portão loja quebrado",
      "portão comércio parado",
      "portão comércio quebrado",
      "portão firma parado",
      "portão loja parado não sobe",
      "portão empresa parou",
      "portão empresa travou",
      "portão empresa travado",
      "portão loja travou",
      "portão loja rua travou",
      "portão loja rua parou",
      "portão loja rua quebrou",
      "portão loja rua não abre",
      "portão loja travado",
      "portão loja emperrado",
      "portão loja emperrou",
      "portão loja parou",
      "portão loja parado",
      "portão loja não funciona",
      "portão comércio travado",
      "portão comércio travou",
      "portão comércio não fecha",
      "portão loja quebrou",
      "portão empresa quebrou",
      "portão empresa não abre",
      "portão empresa não fecha",
      "portão loja não abre",
      "portão loja não fecha",
      "portão comércio não abre",
      "portão firma não abre",
      "portão oficina não abre",
      "portão empresa não abre fecha",
      "portão loja não abre fecha",
      "portão firma parou",
      "conserto urgente portão empresa",
      "portão firma emperrou",
      "portão empresa para funcionar verificar",
      "oficina mecânica portão quebrou hoje",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o portão da loja ou da empresa para, a causa mais comum é disjuntor desarmado, fotocélula suja, capacitor fraco ou motor superaquecido. Veja o disjuntor, limpe a fotocélula e aperte a botoeira uma vez. Sem resposta, desligue e deixe alguém na passagem. Chame pelo WhatsApp, {shop.hours}, e dizemos a hora do técnico e o valor da ida.",
        "Se o portão da loja, da oficina, da igreja ou do estacionamento travou hoje, faça um único teste na botoeira, desligue o disjuntor e não force a folha. O contato funciona {shop.hours}. Com vídeo e endereço, dizemos quando o técnico chega e quanto custa a ida. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "O portão do comércio quebrado que fica mudo está sem energia ou com a placa queimada; o que ronca tem capacitor fraco ou folha presa. Afaste as pessoas, teste a botoeira uma vez e desligue o disjuntor. Chame {shop.hours}, com vídeo e endereço, para saber a hora do técnico e o valor da ida.",
        "Portão de loja que não sobe está sem energia ou comando, se fica mudo, ou com capacitor fraco, mola ou lâmina presa, se ronca. Desligue o disjuntor depois de um só teste na botoeira, com ninguém embaixo, porque forçar piora. Chame pelo WhatsApp, {shop.hours}, com vídeo e endereço, e dizemos a hora e o valor da ida.",
        "O portão da loja que não fecha costuma estar com a fotocélula suja ou com algo no caminho. Limpe as lentes, tire o obstáculo e aperte a botoeira uma vez; sem resposta, desligue o disjuntor e deixe alguém na entrada. Chame pelo WhatsApp, {shop.hours}, com vídeo e endereço, para saber a hora do técnico e o valor da ida.",
        "Se o portão da empresa não abre nem fecha, veja o disjuntor, aperte a botoeira uma só vez e, sem resposta, desligue tudo e cuide da passagem. O técnico conserta no local, e o WhatsApp atende {shop.hours}, com o horário e o valor da ida. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Portão travado na loja, na igreja ou no estacionamento pede uma pessoa na entrada, uma única tentativa pela botoeira e o disjuntor desligado. Não force a folha. Mande vídeo e endereço pelo WhatsApp, {shop.hours}, para receber a hora do técnico e o valor da ida. A revisão de portão grande fica, em geral, de {price.preventiveRange}, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no portão da empresa", "Verificações antes do técnico"],
        slots: [
          [
            "Uma pessoa só faz o teste, de longe da folha, com clientes e funcionários afastados. Nada disso pede abrir a tampa do motor.",
            "Escolha um funcionário para testar e mantenha os demais longe. A tampa do motor fica fechada o tempo todo.",
            "Faça com a passagem vazia e apenas uma pessoa no comando. São testes por fora, sem abrir o motor.",
            "Só uma pessoa testa, afastada da folha, enquanto o público e a equipe esperam longe. Não tire a tampa do motor em momento algum.",
            "Basta um funcionário para estes passos, feitos do lado de fora do motor fechado. Os outros, clientes inclusive, ficam fora do caminho do portão.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão e o DR estão ligados.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Olhe de longe se a folha saiu do trilho ou está torta; nesse caso, não teste mais.",
          "Aperte a botoeira uma vez e escute o motor.",
          "Desligue o disjuntor e mande vídeo e foto da etiqueta.",
        ],
      },
      {
        about: "safety",
        headings: ["Entrada e saída até o conserto", "Como trabalhar até o técnico chegar"],
        slots: [
          [
            "Desvie clientes e entregas para outra porta e sinalize a passagem com cone e um funcionário. Portão de correr ou de abrir, reto e no trilho, pode ser movido na mão, com o motor destravado e a energia desligada.",
            "Use outra entrada e deixe alguém orientando quem chega. Se a folha é de correr ou de abrir, anda leve e está reta, solte o motor com a chave, sem energia, e mova devagar.",
            "Isole a área e mande o público por outro lado. À mão, só folha de correr ou de abrir que esteja reta e nivelada, com o disjuntor desligado e o motor solto pela chave.",
            "Um funcionário com cones organiza a passagem e leva o movimento para outra entrada. A folha de correr ou de abrir que esteja em ordem pode ser empurrada devagar, com o disjuntor desligado e o motor solto pela chave.",
            "Mude a entrada de clientes e de carga e avise na rua. Só se move na mão o portão de correr ou de abrir que continua no trilho e sem empeno, depois de cortar a energia e destravar o motor.",
          ],
          [
            "Basculante ou porta de enrolar parada no alto fica como está, e ninguém passa embaixo. O mesmo vale para folha torta ou com cabo solto.",
            "Não destrave basculante nem porta de enrolar erguida, e não deixe tirar veículo por baixo. Folha torta também espera o técnico.",
            "Não solte a folha erguida nem passe por baixo dela, seja basculante, seja porta de enrolar. Se ela está torta ou com cabo solto, mantenha distância.",
            "Porta de enrolar ou basculante parada no alto não deve ser mexida nem servir de passagem, com ou sem carro. Folha desalinhada ou de cabo frouxo pede a mesma distância.",
            "Se a folha parou erguida, mantenha todos longe e não a solte, seja basculante, seja de enrolar. Cabo solto e folha empenada também ficam para o técnico.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão da empresa para", "Causas comuns em portão de comércio"],
        slots: [
          [
            "O motor que para quente na hora de mais movimento desarmou pela proteção térmica, sinal de motor residencial em fluxo de empresa. Se ele volta depois de meia hora, a causa é essa.",
            "Parar no pico e voltar depois de esfriar é a proteção térmica do motor, comum quando um modelo de casa faz o trabalho de uma empresa.",
            "Quando o portão para no horário de maior uso e funciona de novo meia hora depois, o motor superaqueceu. Em geral ele é pequeno para tantas aberturas.",
            "Motor residencial em portão de loja cheia aquece, a proteção o desliga, e meia hora depois ele volta. Isso no horário de pico mostra que o modelo não foi feito para tantas aberturas.",
            "A proteção térmica desliga o motor que abre vezes demais seguidas, e ele só retorna frio, uns trinta minutos depois. Costuma ser modelo residencial num movimento de empresa.",
          ],
          [
            "Se o motor fica mudo, a falha está em disjuntor, fusível ou placa. Se ronca sem mover a folha, é capacitor fraco ou folha presa. Caminhão ou empilhadeira que encosta também desalinha fotocélula e guia, mesmo numa batida leve.",
            "Sem som, o técnico procura na energia e na placa; com ronco, no capacitor, que dá a partida, ou na folha travada. Uma batida leve de veículo já tira a fotocélula ou a guia do lugar.",
            "Veja o quadro e a placa se ele está mudo, e o capacitor ou a folha se ronca. Encostão de caminhão também entorta guia e sensor e impede o fechamento.",
            "Ronco com a folha parada é capacitor sem força ou algo prendendo, e nenhum som é disjuntor, fusível ou placa. Em pátio de carga, um toque de empilhadeira desvia guia e fotocélula.",
            "O som orienta a busca. Mudo, o portão não recebe energia ou comando da placa; roncando, falta partida pelo capacitor ou a folha travou. Veículo que encosta tira o sensor e a guia de posição.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês atendem empresas fora do expediente?",
        answers: [
          "O contato funciona {shop.hours}, e o serviço pode ser marcado para antes ou depois do expediente, para não parar a venda.",
          "Sim, o horário se combina na conversa, {shop.hours}. A ida fora de hora tem valor próprio, informado antes.",
          "Respondemos {shop.hours} e marcamos a ida para um horário sem movimento, se preferir. Fora de hora, o valor é informado antes.",
        ],
      },
      {
        question: "Quanto custa o conserto do portão da empresa?",
        answers: [
          "Depende da peça. Regulagem e sensor custam menos; placa e serralheria, mais. Se o motor não tiver reparo, a troca em portão pesado fica de {price.heavySwap}.",
          "Peça e mão de obra vêm separadas, informadas antes do serviço. Ajuste é o mais barato. Trocar um motor de portão pesado custa de {price.heavySwap}.",
          "O mais barato é regular ou trocar sensor, e o mais caro, placa, solda ou motor, este de {price.heavySwap} na troca em portão pesado. Você aprova peça e serviço antes.",
        ],
      },
      {
        question: "Há carro ou mercadoria presa pelo portão. O que faço?",
        answers: [
          "Diga isso na primeira mensagem, porque liberar a saída com segurança vem antes do conserto. Até lá, não force a folha nem destrave portão torto.",
          "Avise logo, com foto da folha. O técnico libera a passagem primeiro e conserta depois; ninguém deve forçar nem passar por baixo.",
          "Comece a mensagem por isso e junte a foto do portão, porque a saída é liberada primeiro e o conserto vem depois. Enquanto espera, não empurre a folha nem passe por baixo.",
        ],
      },
      {
        question: "Por que o portão da empresa para tanto?",
        answers: [
          "O motor de casa em fluxo de empresa esquenta e desarma, ou a folha gasta pesa demais. O técnico diz se o modelo aguenta o ritmo.",
          "Costuma ser motor abaixo do uso ou falta de manutenção. Revisão {visits.business} evita boa parte das paradas.",
          "As duas causas mais comuns são motor fraco para o movimento e folha pesada por desgaste. O técnico confere o modelo, e a revisão {visits.business} evita boa parte das paradas.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e o endereço da empresa",
  },
  {
    id: "comercio-qual-portao",
    broader: "comercio",
    label: "Qual portão escolher para o comércio",
    phrase: "a escolha do portão para o comércio",
    asks: [
      ...combine(
        ["comércio", "comercial", "loja", "empresa", "restaurante", "oficina"],
        ["portão qual escolher", "qual melhor portão", "qual tipo portão", "melhor tipo portão"],
      ),
      "melhor portão comércio",
      "melhor portão comercial",
    ],
    intent: "buying",
    answers: {
      any: [
        "Qual portão automático escolher para comércio ou outro estabelecimento depende do uso: de enrolar na frente da loja, de correr na entrada de carga, com motor de uso intenso de {price.heavySwap} na troca, e basculante em vaga de até {width.quarterHp}, com kit instalado a partir de {price.lowest}.",
        "Para comércio ou outro estabelecimento, o melhor portão é o que combina com o vão e o movimento: correr onde há parede livre e carros o dia todo, enrolar na vitrine e basculante em vaga pequena. O kit basculante parte de {price.lowest} instalado, e o motor de uso intenso vai de {price.heavySwap}, com mão de obra.",
        "Num estabelecimento comercial, portão de enrolar ou de correr para a loja depende da entrada: de enrolar na vitrine que abre duas vezes por dia; de correr na passagem de veículos, com motor de uso intenso, de {price.heavySwap} na troca. Em vaga de até {width.quarterHp} no ponto comercial, o basculante instalado custa desde {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual portão para cada entrada", "Frente, carga e estacionamento"],
        slots: [
          [
            "A mesma loja pode ter dois portões diferentes, um na vitrine e outro na carga. Compare por entrada.",
            "Olhe cada entrada em separado, porque a vitrine e a carga pedem tipos distintos.",
            "O tipo segue a entrada e o número de aberturas. Veja cada caso.",
          ],
        ],
        bullets: [
          "Vitrine: de enrolar, abre o vão inteiro e só precisa de altura para o rolo",
          "Carga e caminhão: de correr, com a largura toda livre e sem avançar na rua",
          "Estacionamento: de correr com uso intenso e fotocélula",
          "Vaga pequena sem parede livre: basculante, até {width.quarterHp} com 1/4 HP",
          "De abrir: só com recuo para a folha girar",
        ],
      },
      {
        about: "check",
        headings: ["Números que decidem o motor", "O que medir antes de escolher"],
        slots: [
          [
            "Conte as aberturas na hora mais cheia: motor de casa esquenta e para com carros o dia todo. Dez por hora já pede atenção aos ciclos da ficha.",
            "O dado principal é quantas vezes o portão abre na hora de pico. Acima de umas dez, procure motor de uso intenso na ficha.",
            "Veja o pico de movimento, porque ele gasta o motor. Poucas aberturas aceitam motor comum; dez ou mais por hora, uso intenso.",
          ],
          [
            "Peso e largura da folha definem a capacidade, com um terço de folga: 300 kg pedem 400 kg. Meça também a parede livre ao lado e a altura acima do vão.",
            "Some um terço ao peso da folha, como 400 kg para 300. A lateral livre e a altura do vão dizem quais tipos cabem.",
            "Capacidade com um terço de margem, 400 kg para folha de 300, evita motor forçado. As medidas do vão eliminam o que não cabe.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O preço de cada opção", "Quanto custa automatizar o comércio"],
        slots: [
          [
            "O kit basculante instalado, até {width.quarterHp}, parte de {price.lowest}, o motor comum na troca vai de {price.homeSwap} e o de uso intenso, de {price.heavySwap}, com mão de obra. Parcela-se em até {shop.instalments} vezes no cartão.",
            "Na ordem: kit basculante desde {price.lowest}, para até {width.quarterHp}, troca comum de {price.homeSwap} e motor pesado de {price.heavySwap}, todos com o serviço. O cartão divide em até {shop.instalments} vezes.",
            "Três faixas, com instalação: basculante até {width.quarterHp} a partir de {price.lowest}, comum de {price.homeSwap} e pesado de {price.heavySwap}. O pagamento vai em até {shop.instalments} vezes.",
          ],
          [
            "A folha é do serralheiro, e fotocélula, nobreak e base somam à parte. A revisão {visits.business} entra na conta do ano.",
            "Serralheria, sensor, reserva de energia e base são itens separados. Conte ainda a manutenção {visits.business}.",
            "O serralheiro cobra a folha; sensor, nobreak e base vêm em linhas próprias. Inclua no ano a revisão {visits.business}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para instalar fora do expediente?",
        answers: [
          "Dá. Base e fiação são preparadas com o portão em uso, e a montagem é feita à noite ou na folga, porque atendemos {shop.hours}.",
          "Sim, o atendimento é {shop.hours}. A parte que para a entrada fica para depois do fechamento.",
        ],
      },
      {
        question: "Porta de enrolar de loja pode ser automatizada?",
        answers: [
          "Quase sempre, se o eixo recebe o motor. A escolha parte do peso da cortina, com um terço de folga.",
          "Na maioria, sim, com motor na ponta do eixo. O peso da cortina, largura vezes altura vezes a lâmina, decide.",
        ],
      },
      {
        question: "De quanto em quanto tempo se revisa o portão do comércio?",
        answers: [
          "O indicado é {visits.business}, e mais vezes onde o portão abre o dia todo. Em entrada de carga, um intervalo menor evita parada.",
          "A frequência comum é {visits.business}. Movimento de caminhão pede intervalo mais curto.",
        ],
      },
      {
        question: "Preciso de fotocélula no comércio?",
        answers: [
          "Sim, porque o cliente passa a pé e o carro para no vão. Em entrada de carga, um segundo par em outra altura protege veículo alto.",
          "Sim: é o que impede fechar sobre gente. Com caminhão, dois pares em alturas diferentes.",
        ],
      },
    ],
    photo: "uma foto da fachada inteira, com a largura do vão e quantas vezes o portão abre por dia",
  },
];
