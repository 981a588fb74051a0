import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const cancela: NarrowConcept[] = [
  {
    id: "cancela-estacionamento",
    broader: "cancela",
    label: "Cancela de estacionamento",
    phrase: "a cancela de estacionamento",
    asks: [
      "cancela automática estacionamento",
      "cancela preço estacionamento",
      "cancela estacionamento",
      "cancela automática",
      "cancela eletrônica",
      "cancela condomínio",
      "cancela portaria",
      "cancela prédio",
      "motor cancela",
      "cancela preço",
      "cancela quanto custa",
      "comprar cancela",
      "cancela veículos",
      "cancela garagem",
      "cancela loja",
      "cancela shopping",
      "cancela hospital",
      "cancela tag",
      "cancela tíquete",
      "cancela guarita",
    ],
    intent: "buying",
    answers: {
      any: [
        "A cancela automática para estacionamento se escolhe pela largura da passagem, que dá o comprimento da barra, pelos carros na hora de pico e pelo acesso: tag, controle, botoeira ou tíquete. Mande fotos da entrada com essas medidas: dizemos se atendemos o modelo, na venda, na instalação ou no conserto, e o valor.",
        "Para escolher cancela de estacionamento, condomínio ou portaria, meça a largura da passagem e conte os carros da hora mais cheia; teto baixo pede barra articulada. Com esses dados, as fotos da entrada e o modo de acesso, dizemos se atendemos o seu caso, na venda, na instalação ou no conserto, e quanto fica.",
        "Orçamos cancela automática {em}, na venda, na instalação e no conserto, caso a caso, pela foto da entrada. O valor segue a largura da passagem, os carros na hora de pico e o modo de entrar, por tag, controle, botão na portaria ou tíquete; teto baixo pede barra articulada.",
        "Quatro dados definem qual cancela automática serve ao estacionamento: a largura da passagem, os carros por hora no pico, a altura do teto, que pode exigir barra articulada, e o acesso por tag, controle, botão ou tíquete. Envie-os com fotos da entrada, para vender, instalar ou consertar, e respondemos se atendemos e por quanto.",
        "Uma cancela de estacionamento tem a barra do tamanho pedido pela largura da passagem e a máquina dimensionada para a hora mais cheia. Sob teto baixo ela é articulada; tag, tíquete, controle ou botoeira liberam a entrada. Fotos do local nos permitem dizer se fazemos a venda, a instalação ou o conserto, com o valor.",
      ],
      price: [
        "O preço da cancela automática {em} segue o comprimento da barra, os carros por hora, a base e o modo de acesso, e é dado por foto da entrada, com a largura da passagem. Para medir a conta, trocar o motor de um portão de prédio custa de {price.heavySwap}, com mão de obra.",
        "O preço de uma cancela para estacionamento soma o equipamento, a base de concreto, o sensor que protege o carro e o acesso por tag, controle ou tíquete. Sai por foto e pela largura da passagem; como comparação, a troca de motor em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "Quanto custa a cancela automática depende da largura da passagem, do movimento no pico, da obra de base e de como se entra, do botão simples ao tíquete. A foto do acesso traz o valor; uma ordem de grandeza é a troca do motor de um portão pesado, de {price.heavySwap} com o serviço.",
        "Barra, fluxo, base, sensores e tipo de acesso formam o preço da cancela para estacionamento, que passamos depois de ver a entrada em foto e saber a largura da passagem. Só para comparar, um motor de portão pesado trocado, mão de obra incluída, vai de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a cancela", "Barra, fluxo e altura do teto"],
        slots: [
          [
            "A barra cobre a passagem de guia a guia, e a mola interna é ajustada ao peso dela. Em pátio aberto usa-se a barra reta, e sob teto baixo a articulada, que dobra ao subir.",
            "O comprimento da barra vem da largura da pista, e cada um pede sua mola. Teto baixo, como em subsolo, obriga a usar barra articulada, que se dobra no alto; ao ar livre, a reta é mais simples.",
            "Pista larga pede barra longa ou duas cancelas frente a frente, com mola conforme o peso. A reta serve ao ar livre, e a articulada, que dobra ao subir, onde o teto é baixo.",
            "Meça a pista de um lado ao outro, pois é isso que dá o tamanho da barra e, com ele, a mola que a equilibra. Coberto e baixo, o local pede haste que se dobra, a articulada; sem teto, fica a reta, mais simples.",
            "A haste precisa fechar a pista inteira, e a mola do gabinete acompanha o seu peso. Ao ar livre ela é reta; no subsolo, dobra ao subir para não bater no teto, e entrada larga demais se divide em duas cancelas.",
          ],
        ],
        bullets: [
          "Largura da passagem e altura livre do teto",
          "Carros na hora de pico, para conferir os ciclos por hora da ficha",
          "Entrada e saída juntas ou separadas",
          "Modo de entrar: tag, controle, botão ou tíquete",
        ],
      },
      {
        about: "safety",
        headings: ["O que impede a barra de descer sobre o carro", "Sensores da cancela"],
        slots: [
          [
            "O laço indutivo, um fio enterrado no piso que percebe o metal do carro, mantém a barra erguida enquanto há veículo embaixo. Para moto e bicicleta soma-se a fotocélula, e sem sensor funcionando a cancela não opera no automático.",
            "Um fio sob o piso, o laço indutivo, sente o carro e segura a barra no alto até ele sair. Moto e bicicleta podem passar sem ser notadas, por isso entra também a fotocélula; com o sensor em falha, o automático fica desligado.",
            "Quem segura a barra sobre o carro é o sensor: o laço no piso, que detecta metal, e a fotocélula, que vê também moto e bicicleta. Se um deles para, a cancela não deve trabalhar sozinha até a regulagem.",
            "Enterrado na pista, o laço indutivo percebe a lataria e não deixa a haste baixar com o carro ali. Como moto e bicicleta têm pouco metal, a fotocélula entra junto, e qualquer defeito nesses sensores tira a cancela do automático.",
            "Dois sensores vigiam a descida: o laço sob o piso, para o metal dos carros, e a fotocélula, para o que ele não nota, como bicicleta e moto. Enquanto um estiver com defeito, o fechamento automático permanece suspenso.",
          ],
          [
            "Pedestre usa caminho separado por guia ou gradil, porque ninguém a pé deve cruzar sob a barra.",
            "Quem vem a pé passa ao lado, por um caminho próprio e sinalizado, fora do alcance da haste.",
            "Separe a passagem de pedestres com gradil ou guia, já que os sensores são pensados para veículos.",
            "Reserve ao pedestre uma faixa à parte, com gradil ou meio-fio, para que ninguém caminhe debaixo da haste.",
            "A entrada a pé fica ao lado e bem marcada, pois debaixo da barra só devem passar veículos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento da cancela", "Equipamento, obra e acesso na conta"],
        slots: [
          [
            "A conta tem três partes: o equipamento, que sobe com a barra longa e o fluxo alto, a obra de base, energia e laço no piso, e o acesso. Controle e botoeira são o mais simples; tag, tíquete e leitura de placa somam leitor e cadastro.",
            "Equipamento, obra e acesso vêm em linhas separadas. O primeiro depende da barra e do movimento, e a obra, de haver base e eletroduto no lugar. Já o acesso por botão ou controle sai mais barato que por tag, tíquete ou leitura de placa.",
            "Barra comprida e muitos carros por hora pedem um gabinete mais forte. A isso se juntam base, energia e laço no piso, se ainda não existem, e a forma de entrar, do controle simples ao leitor de tag, de placa ou de tíquete, com cadastro.",
            "O equipamento é a primeira parte, e sobe com o tamanho da haste e o ritmo da entrada. Vêm depois a obra, se faltam base, energia e laço, e o acesso, que custa menos com botoeira ou controle e mais com tíquete, tag ou câmera de placa, por causa do cadastro.",
            "Some três custos. A máquina acompanha o fluxo e a barra; o piso pode precisar de base, eletroduto e laço; e o modo de entrar varia do botão na portaria, mais barato, ao leitor de tag, tíquete ou placa, que traz cadastro junto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cancela ou portão: qual usar?",
        answers: [
          "Use cancela para fluxo rápido em local vigiado e portão para fechar o imóvel. Muitos estacionamentos usam a cancela de dia e fecham o portão à noite.",
          "Depende do objetivo: a cancela dá vazão e não impede a entrada de pessoas; o portão protege o imóvel fora do horário. Os dois podem trabalhar juntos.",
          "A cancela organiza a passagem dos carros, mas não barra quem vem a pé. Onde é preciso fechar de verdade à noite, acrescente um portão.",
        ],
      },
      {
        question: "O que acontece com a cancela quando falta luz?",
        answers: [
          "A maioria tem destrave manual com chave, e a barra é erguida na mão por quem opera. Um nobreak mantém o fluxo por algum tempo.",
          "Quem opera abre pelo destrave manual, com a chave do modelo. Entrada que não pode parar leva nobreak, calculado pelos carros da hora cheia.",
          "Sem energia, o operador usa a chave do destravamento manual e levanta a haste. Bateria ou nobreak evita a fila onde o movimento não para.",
        ],
      },
      {
        question: "A cancela funciona com tag e controle ao mesmo tempo?",
        answers: [
          "Funciona. A central aceita mais de um comando: tag para mensalista, botoeira na portaria e controle para a administração.",
          "Sim, os comandos se somam na mesma central. Diga quantos usuários há, para o leitor e o cadastro entrarem na conta.",
          "Pode ter os dois e ainda um botão na portaria, porque a central recebe vários comandos. O número de usuários define o leitor e o cadastro.",
        ],
      },
      {
        question: "De quanto em quanto tempo a cancela precisa de revisão?",
        answers: [
          "Em estacionamento, {visits.business}, no mínimo. Mola, sensor e fixação da barra são os pontos que não podem falhar.",
          "A recomendação é {visits.business}, e mais vezes se o fluxo é contínuo: a mola perde força, e o sensor precisa ser testado.",
          "Planeje {visits.business}, com intervalo menor no uso contínuo. A haste solta, a mola cansada e o sensor sem teste são os riscos que a revisão procura.",
        ],
      },
    ],
    photo: "fotos da entrada, do teto e do piso, com a largura da passagem e o número de carros na hora de pico",
  },
  {
    id: "cancela-com-defeito",
    broader: "cancela",
    label: "Cancela com defeito",
    phrase: "a cancela com defeito",
    asks: [
      "cancela [marca] defeito",
      "cancela automática [marca] defeito",
      "cancela [marca] não funciona",
      "cancela automática defeito",
      "cancela quebrada",
      "cancela quebrou",
      "cancela travada",
      "cancela travou",
      "conserto cancela",
      "cancela parada",
      "cancela parou",
      "assistência cancela",
      "cancela desce sozinha",
      "arrumar cancela",
      "técnico cancela",
      "conserto cancela estacionamento",
      "conserto cancela urgente",
      "conserto cancela automática",
      "conserto cancela condomínio",
      "manutenção cancela estacionamento conserto",
      "conserta cancela",
      "conserto cancela shopping",
      "conserto cancela prédio",
      "conserto cancela portaria",
      "conserto cancela hospital",
      "conserto cancela garagem",
      "conserto cancela loja",
      "cancela condomínio quebrou",
      "cancela estacionamento quebrou",
      "cancela estacionamento não abre",
      "cancela condomínio não abre",
      "cancela quebrada condomínio",
      "cancela quebrou condomínio",
      "cancela defeito condomínio",
      "cancela parada condomínio",
      "cancela lenta",
      "cancela devagar",
      "cancela demora",
      "cancela barulho",
      "cancela fazendo barulho",
      "cancela abre fecha sozinha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para conserto de cancela automática {em}, mande a foto da etiqueta e diga o que ela faz: com o modelo dizemos, antes da visita, se atendemos e quanto custa. Cancela que não desce costuma ter sensor sujo; a que não sobe ou está lenta, mola cansada, motor ou placa. Enquanto espera, isole a passagem e desligue o disjuntor.",
        "A cancela quebrada, lenta ou que não desce costuma ter sensor sujo, fim de curso fora do ponto, mola cansada ou placa queimada. Isole a passagem com cones, desligue o disjuntor e não abra o gabinete; pela etiqueta dizemos se atendemos o modelo e o valor do conserto.",
        "O conserto de cancela eletrônica começa pelo sintoma: a que não desce tem suspeita de laço ou fotocélula, a lenta ou que não sobe, de mola, motor ou placa, e a que para no meio, de fim de curso. A foto da etiqueta diz se atendemos o modelo e o valor; até lá, isole a passagem.",
        "Cancela com defeito se diagnostica pelo que ela faz: se não desce, desconfie do sensor; lenta ou sem subir, de mola, motor ou placa; torta, do fim de curso. Feche a passagem, desligue o disjuntor e mande a etiqueta, que diz se consertamos o modelo e por quanto.",
        "Quem precisa de conserto de cancela automática começa por isolar a pista e baixar o disjuntor, sem abrir o gabinete. Depois, etiqueta e sintoma por foto: sensor sujo prende a barra no alto, mola, placa ou motor a deixam lenta ou parada, e a resposta traz se atendemos e o valor.",
      ],
      price: [
        "O conserto da cancela custa conforme a causa: limpar e alinhar sensor ou acertar o fim de curso é só mão de obra; mola, haste, placa e motor somam a peça. Com a foto da etiqueta e o sintoma, dizemos antes da visita se atendemos e o valor.",
        "O preço para consertar cancela sai pela etiqueta e pelo sintoma: se não desce, em geral é sensor, o mais barato; se não sobe, mola, placa ou motor, os mais caros. Mande foto e um vídeo de longe, e a resposta traz o valor antes da visita.",
        "Quanto custa consertar a cancela depende da peça: regular parada ou limpar sensor é apenas mão de obra, e haste, mola, placa ou motor acrescentam material. A etiqueta e a descrição do defeito permitem dizer o valor, e se atendemos, antes da ida.",
        "Do mais barato ao mais caro, a cancela costuma pedir limpeza de sensor, ajuste de fim de curso, haste, mola, placa e motor. Mande a etiqueta e um vídeo feito de longe, e você recebe o preço do conserto, e se o modelo é atendido, sem esperar a visita.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Do sintoma à causa na cancela", "Sensor, mola, fim de curso ou placa"],
        slots: [
          [
            "Barra que sobe e não desce aponta para a fotocélula suja ou para o laço, o fio no piso que sente o carro: o sensor acha que há um veículo embaixo. Se ela para no meio ou torta, o fim de curso, que marca as paradas, saiu do lugar.",
            "Quando a cancela não desce, o sensor entende que há carro na passagem, por lente suja ou laço cortado no piso. Parada antes do ponto ou barra torta vem do fim de curso, que diz ao motor onde parar, muitas vezes depois de uma batida.",
            "O laço no piso, que percebe o metal do carro, e a fotocélula seguram a barra no alto quando falham ou estão sujos. Já o fim de curso deslocado, que é o marcador das paradas, deixa a barra no meio ou torta.",
            "Se a barra fica erguida, algum sensor enxerga um carro que não existe: a fotocélula com sujeira ou o laço, a espira de fio enterrada na pista. Se estaciona fora do ponto, falta acertar o fim de curso, a referência de parada do motor.",
            "Barra presa no alto é a reação normal a um sensor de veículo com falha, seja lente encoberta, seja o laço rompido no asfalto. Desalinhada ou a meio caminho, ela perdeu a referência do fim de curso, peça que manda parar.",
          ],
          [
            "Cancela lenta ou que ronca sem erguer tem mola cansada, capacitor fraco ou barra mais pesada que a original. Silêncio total é energia, fusível ou placa.",
            "A mola perde força com o uso, e o motor passa a erguer a barra sozinho: sobe lenta ou só ronca, como também acontece com capacitor gasto. Se nada se ouve, o exame vai à energia e à placa.",
            "Lentidão e ronco mostram que a mola já não ajuda, que o capacitor enfraqueceu ou que trocaram a barra por outra mais pesada. Cancela muda pede teste de energia, fusível e placa.",
            "A mola equilibra a barra e, quando cansa, sobra para o motor, que trabalha devagar ou geme parado; capacitor gasto e barra pesada imitam o sintoma. Sem ruído nenhum, mede-se a alimentação, o fusível e a placa.",
            "Subida arrastada põe sob suspeita a mola, o capacitor de partida e o peso da barra, se ela já foi trocada. Um aparelho mudo tem outra lista: falta de energia, fusível aberto ou placa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com a cancela parada", "Antes de o técnico chegar à cancela"],
        slots: [
          [
            "A barra pode se mover sozinha, por isso pare a pista antes de olhar qualquer coisa. A mola dentro do gabinete guarda força mesmo sem energia, e só o técnico o abre.",
            "Quem organiza o fluxo fica ao lado do gabinete, nunca sob a barra. Não o abra, porque a mola continua tensionada com o disjuntor desligado.",
            "Mantenha pessoas e carros fora do caminho da barra. O gabinete permanece fechado: lá dentro, a mola pode ferir mesmo desligada.",
            "Primeiro tire o fluxo de perto, porque uma cancela defeituosa pode descer sem comando. A tampa fica no lugar: mesmo sem eletricidade, há uma mola esticada ali dentro.",
            "O caminho da barra é área proibida até o conserto, para pedestre e para carro. Também não se mexe no interior do gabinete, onde a mola retém energia depois do disjuntor desligado.",
          ],
        ],
        steps: [
          "Isole a passagem com cones e desvie os carros.",
          "Se a barra está torta, solta ou desce sozinha, desligue o disjuntor.",
          "Veja se há energia e se o destrave manual está travado.",
          "Limpe a lente da fotocélula e tire o que estiver sobre o laço.",
          "Fotografe a etiqueta e o gabinete fechado.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do reparo", "O valor do reparo da cancela"],
        slots: [
          [
            "Limpeza, alinhamento de sensor e ajuste de parada são só mão de obra. Haste quebrada dá lugar a outra de mesmo comprimento e peso, para a mola continuar certa; mola, laço e placa vêm depois na conta, e o motor fica no alto.",
            "O reparo soma peça e mão de obra, com valor aprovado antes. Sensor e regulagem são o mais barato. A haste, de medida e peso iguais para não mexer na mola, fica no meio, e laço, mola, placa e motor custam mais.",
            "O mais simples é acertar sensor e parada, sem peça. A troca da haste pede o mesmo peso e comprimento, senão a mola precisa de novo ajuste, e o preço sobe com mola, laço no piso, placa ou motor.",
            "Serviço sem peça, como alinhar fotocélula e acertar a parada, ocupa a base da conta. Acima vem a haste, sempre igual à antiga em peso e tamanho por causa da mola; depois, laço, mola e placa, com o motor por último.",
            "O orçamento separa mão de obra e material. Ajuste e limpeza saem por menos, uma haste idêntica em medida e peso preserva a mola e custa mais, e os maiores valores são de placa, laço, mola e motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso erguer a barra da cancela na mão?",
        answers: [
          "Pode, pelo destrave manual do modelo, com o disjuntor desligado e ninguém embaixo. Barra torta ou mola quebrada não se move: desvie os carros e espere.",
          "Só com a barra reta e pelo destrave, sem energia. Se ela pesa ou cai, deixe como está e feche a pista.",
          "Com a energia cortada, a barra reta e a área vazia, use o destrave previsto no modelo. Sentindo peso ou vendo dano, pare e desvie o trânsito.",
        ],
      },
      {
        question: "A barra da cancela quebrou. Dá para usar um pedaço menor?",
        answers: [
          "Não convém: a mola foi ajustada ao peso da barra, e outra mais leve sobe com força demais.",
          "Não. Comprimento e peso diferentes desequilibram a mola, que passa a jogar a barra ou a forçar o motor.",
          "Evite, porque a mola foi regulada para aquele peso. Encurtar a barra faz a subida ficar violenta e gasta o conjunto.",
        ],
      },
      {
        question: "A cancela desceu sobre um carro. O que verificar?",
        answers: [
          "Deixe parada e peça o teste de laço, fotocélula e força. O sensor deve segurar a barra enquanto houver veículo.",
          "O laço ou a fotocélula falhou ou está mal posicionado. Fotografe o local e só volte a usar o automático depois do teste.",
          "Tire-a de uso e registre a cena em fotos. Sensor de presença, laço e força precisam de teste antes que ela volte a descer sozinha.",
        ],
      },
      {
        question: "Vocês consertam cancela de qualquer marca?",
        answers: [
          "Depende de haver peça para o modelo. A foto da etiqueta responde antes da visita, sem custo de deslocamento à toa.",
          "Pela etiqueta dizemos se há peça e se o atendimento é possível. Modelo fora de linha pode aceitar placa ou sensor compatível.",
          "Várias, desde que exista peça ou substituta compatível. Mande a etiqueta antes, e você fica sabendo sem pagar uma ida.",
        ],
      },
    ],
    photo: "fotos da etiqueta, do gabinete fechado e da barra inteira, tiradas de fora da passagem",
  },
  {
    id: "cancela-nao-sobe",
    broader: "cancela",
    label: "Cancela que não sobe",
    phrase: "a cancela que não sobe",
    asks: [
      "cancela travada embaixo",
      "cancela não abre",
      "cancela não sobe",
      "cancela não levanta",
      "cancela não ergue",
      "cancela condomínio não abre",
      "cancela condomínio não sobe",
      "cancela condomínio não levanta",
      "cancela estacionamento não abre",
      "cancela estacionamento não sobe",
      "cancela sobe pouco",
      "cancela sobe metade",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cancela que não sobe está sem energia, sem comando ou com a mola fraca para o peso da haste. Teste o botão da guarita: se ela levanta por ele, a falha é do controle ou da tag; se o motor ronca e a haste não sobe, é mola ou capacitor, e a saída é desligar e pôr cones.",
        "Se a cancela não levanta nem abre, confira o disjuntor, o botão da guarita e se algo prende a haste. Botão que funciona inocenta o motor e aponta controle ou tag; motor roncando com a haste parada é mola desregulada ou capacitor fraco, e aí se desliga tudo e se isola a via.",
        "A cancela não abre por falta de energia, por comando que não chega ou porque a mola não ajuda o motor. O botão da guarita responde: subiu por ele, o defeito é da tag ou do controle; ronco sem movimento é mola ou capacitor, serviço para técnico com a cancela desligada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a portaria testa, com os carros esperando", "Testes rápidos com a fila parada"],
        slots: [
          [
            "Faça os testes por fora, com o gabinete fechado. A mola lá dentro fica tensionada mesmo sem energia e pode ferir quem a toca.",
            "Nada disto exige abrir o gabinete, e ele deve ficar fechado. A mola guarda força suficiente para machucar, ligada ou não a cancela.",
            "O gabinete permanece fechado durante todos os passos, porque a mola continua armada com o disjuntor desligado. Pare no primeiro teste que resolver.",
          ],
        ],
        steps: [
          "Veja se o disjuntor da cancela está ligado.",
          "Procure galho, fio ou carro encostado na haste.",
          "Aperte o botão da guarita uma vez e observe.",
          "Se ela ronca e não sobe, desligue o disjuntor.",
          "Libere a haste só pelo procedimento do manual, com a via livre e cones.",
        ],
      },
      {
        about: "causes",
        headings: ["Energia, comando ou mola", "O que deixa a cancela travada embaixo"],
        slots: [
          [
            "A mola equilibra o peso da haste, e o motor só completa o movimento. Quando a mola perde força ou a haste foi trocada por outra mais comprida, o motor ronca sem vencer; capacitor fraco dá o mesmo sinal.",
            "Haste e mola formam uma balança que o motor apenas empurra. Mola cansada, haste maior que a original e capacitor gasto deixam o motor roncando no lugar.",
            "O motor da cancela conta com a mola para erguer a haste. Se ela afrouxou, se puseram haste ou lona mais pesada ou se o capacitor acabou, só se ouve o ronco.",
          ],
          [
            "Silêncio completo aponta energia ou placa. Já a cancela que obedece ao botão e ignora a tag tem falha no leitor, no cadastro ou no controle, e o motor está bom.",
            "Sem som algum, a suspeita vai para disjuntor, fusível ou placa. Se o botão levanta a haste e a tag não, veja o leitor, a pilha do controle e o cadastro.",
            "Cancela muda é falta de energia ou placa parada. Funcionar pelo botão e falhar pela tag é coisa de leitor ou de cadastro, sem mexer no motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do conserto da cancela", "Do que depende o valor do conserto"],
        slots: [
          [
            "Cadastro de tag e ajuste de mola são os menores serviços, capacitor vem em seguida, e placa ou redutor ficam no alto. Um vídeo da tentativa e a foto da etiqueta bastam para orçar peça e mão de obra.",
            "A ordem de custo vai do cadastro e da regulagem de mola ao capacitor, e daí à placa e ao redutor. Para orçar, ajudam um vídeo da cancela tentando subir e a etiqueta do gabinete.",
            "Recadastrar ou regular a mola custa menos, trocar capacitor fica no meio, e placa ou redutor são o maior gasto. Peça e serviço são cotados juntos, pela etiqueta e pelo vídeo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso levantar a haste na mão?",
        answers: [
          "Só com o disjuntor desligado e pela liberação prevista no manual do modelo. Forçar a haste presa quebra o redutor, que é a peça mais cara.",
          "Pode, se o modelo tem liberação manual e a energia está cortada. Puxar a haste travada danifica as engrenagens.",
        ],
      },
      {
        question: "A cancela sobe só às vezes. O que é?",
        answers: [
          "Mau contato, capacitor no fim ou leitor no limite do alcance. Repita pelo botão da guarita: se por ele nunca falha, o problema é do comando.",
          "Falha que vai e vem costuma ser capacitor, fio solto ou leitura fraca da tag. O botão da guarita separa motor de comando.",
        ],
      },
      {
        question: "A haste quebrou e agora não sobe direito. Por quê?",
        answers: [
          "Sem o peso da haste, a mola fica forte demais e bate. Deixe desligada: a regulagem é feita com a haste nova no lugar.",
          "A mola foi acertada para outro peso, e por isso o movimento ficou brusco. Não acione até montar a haste nova e regular.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto da cancela?",
        answers: [
          "Cadastro ou ajuste de mola costuma caber em {trade.smallRepair}. Placa e redutor dependem de achar a peça do modelo, e o prazo vem com o orçamento.",
          "Os reparos simples levam, em geral, até {trade.smallRepair}. Quando falta peça do modelo, o prazo é dito junto com o preço.",
        ],
      },
    ],
    photo: "um vídeo da tentativa e uma foto da etiqueta do gabinete",
  },
  {
    id: "cancela-nao-desce",
    broader: "cancela",
    label: "Cancela que não desce",
    phrase: "a cancela que não desce",
    asks: [
      "cancela desce sobe novo",
      "cancela desce volta",
      "cancela fecha abre novo",
      "cancela desce sobe sozinha",
      "haste cancela parada alto",
      "cancela parada no alto",
      "cancela ficou levantada",
      "cancela não desce",
      "cancela não fecha",
      "cancela não abaixa",
      "cancela não baixa",
      "cancela fica aberta",
      "cancela ficou aberta",
      "cancela fica levantada",
      "cancela sobe não desce",
      "cancela levanta não abaixa",
      "cancela abre não fecha",
      "cancela travada aberta",
      "cancela travada alto",
      "cancela travada cima",
      "cancela parada cima",
      "cancela presa alto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cancela que levanta e não abaixa está lendo um carro que não existe: laço do piso rompido ou desregulado, fotocélula suja ou botão da guarita preso. Limpe as lentes e solte o botão; se continuar, mande a foto da etiqueta: dizemos se atendemos o modelo e o valor, antes da visita.",
        "Cancela que desce e sobe de novo entende que há carro ou obstáculo embaixo, por laço desregulado, fotocélula suja, haste pesada ou mola fora do ponto. Limpe as lentes e isole a passagem; pela foto do gabinete dizemos se atendemos o modelo e quanto custa.",
        "A cancela travada no alto, que não fecha depois que o carro passa, costuma ter o sensor sujo ou o laço do piso cortado, e a central acha que ainda há veículo. Passe um pano nas lentes e veja o botão da guarita; o conserto é orçado pela etiqueta, se atendemos o modelo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a haste fica em cima", "Laço, fotocélula, botão ou mola"],
        slots: [
          [
            "O laço é um fio enterrado no piso que sente o metal do carro: corte no asfalto, obra ou água na emenda o deixa sempre ocupado. Fotocélula suja, torta ou com inseto na lente tem o mesmo efeito.",
            "No chão há um fio, o laço, que percebe o carro; rompido ou com a emenda molhada, ele avisa presença o tempo todo. Uma lente suja ou batida por para-choque também impede a descida.",
            "Obra, corte no piso ou umidade estragam o laço, o fio que detecta veículos, e a central vê um carro que não está lá. A fotocélula com poeira ou fora de alinhamento engana igual.",
          ],
          [
            "Botão da guarita preso, comando do leitor travado e fechamento automático desligado são as outras causas. Se ela desce e volta, a mola ou a haste mais pesada faz a central entender batida.",
            "Também seguram a haste no alto o botão preso na portaria e o fechamento automático desativado. Descer e voltar é sinal de mola fora do ponto ou de haste trocada por outra mais pesada.",
            "Depois vêm o comando travado na guarita ou no leitor e o tempo de fechamento desligado; a mola cansada e a haste pesada fazem a cancela descer e subir.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a portaria pode olhar", "Sem abrir o gabinete"],
        slots: [
          [
            "A haste pode descer de repente, por isso ninguém trabalha embaixo dela e o gabinete fica fechado: a mola guarda força. Ponha cones na passagem antes de testar.",
            "Isole a pista e fique ao lado, nunca sob a haste. O gabinete não se abre, porque a mola lá dentro fere mesmo sem energia.",
            "Com cones na pista e ninguém embaixo, a conferência é segura. Deixe o gabinete com o técnico, por causa da mola tensionada.",
          ],
        ],
        steps: [
          "Tire carro, cone e placa de cima do laço e da frente do sensor.",
          "Passe um pano seco nas lentes.",
          "Veja se o botão da guarita está solto.",
          "Dê um comando de fechar e observe de longe.",
          "Sem resultado, desligue o disjuntor e grave um vídeo.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como é o conserto"],
        slots: [
          [
            "O técnico mede o laço e o seu detector, alinha a fotocélula, testa os comandos e confere a mola e as paradas. No fim, a descida é testada com carro e com um objeto na altura da moto.",
            "Laço, detector, fotocélula, comandos, mola e fim de curso são vistos nessa ordem, até achar o que segura a haste. O teste final usa um carro e um objeto baixo, para provar que o sensor protege.",
            "Começa-se pelos sensores, que são a causa mais comum, e segue-se para comandos, mola e paradas. A cancela só volta ao automático depois de testada com carro e com um objeto no vão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do conserto", "Do sensor à placa: o que pesa no valor"],
        slots: [
          [
            "Limpar e alinhar sensor, soltar comando ou acertar a parada é só mão de obra. Laço cortado pede refazer o fio no piso, e detector, mola ou placa somam a peça, com valor dito antes.",
            "O mais barato é alinhar e limpar. Refazer o laço exige corte no piso, e mola, detector e placa acrescentam material, sempre orçado antes do serviço.",
            "Alinhamento e regulagem custam menos. Laço novo inclui cortar e fechar o piso, e detector, mola e placa são peças, orçadas pela etiqueta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar o laço para ela fechar?",
        answers: [
          "Não: sem laço ou fotocélula, a haste desce sobre carro e moto.",
          "Não faça isso. O sensor é o que segura a barra sobre o veículo, e sem ele a cancela não deve operar sozinha.",
        ],
      },
      {
        question: "Como controlo a entrada enquanto isso?",
        answers: [
          "Com cones e alguém na guarita, sempre com o disjuntor da cancela desligado. A haste no alto fica como está.",
          "Deixe a cancela desligada, com a passagem vigiada por uma pessoa. Se há portão, use-o no lugar dela.",
        ],
      },
      {
        question: "Depois de uma obra no piso ela não desceu mais. Por quê?",
        answers: [
          "A obra deve ter cortado o fio do laço. Ele é refeito no piso, e o detector, regulado outra vez.",
          "Quase sempre é o laço rompido pelo corte. Mande foto do piso: refazer o fio costuma resolver.",
        ],
      },
      {
        question: "Só acontece quando chove. É defeito?",
        answers: [
          "É: água na emenda do laço ou na fotocélula. Seca e funciona, até a emenda oxidar de vez.",
          "Sim, umidade na emenda do laço ou na lente. Refazer a emenda e vedar evita que o defeito fique permanente.",
        ],
      },
    ],
    photo: "um vídeo da cancela, uma foto do piso na passagem e outra da etiqueta do gabinete",
  },
  {
    id: "cancela-ou-portao",
    broader: "cancela",
    label: "Cancela ou portão",
    phrase: "a escolha entre cancela e portão",
    asks: [
      "cancela ou portão",
      "portão ou cancela",
      "cancela portão diferença",
      "cancela portão melhor",
      "cancela portão condomínio",
      "cancela e portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Entre cancela ou portão para condomínio, o mais seguro é o portão, porque a cancela não substitui a barreira: a haste abre em poucos segundos e aguenta o dia inteiro, mas qualquer pessoa passa por baixo. Com portaria, o melhor é usar os dois, cancela de dia e portão à noite.",
        "Cancela serve para dar vazão aos carros, portão para fechar a entrada. Em condomínio sem porteiro, fique com o portão; com guarita e muitas saídas por hora, a cancela faz a triagem de dia e o portão fecha à noite, e o motor dele, se pesado, custa {price.heavySwap} na troca.",
        "Na entrada do condomínio, portão é o melhor contra invasão, e cancela, contra fila. A diferença está no vão, que só o portão fecha por inteiro; juntos, a cancela trabalha no movimento, em poucos segundos por carro, e poupa o motor do portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada um resolve", "Cancela e portão, lado a lado"],
        slots: [
          [
            "A diferença aparece em quatro pontos do uso diário.",
            "Compare os dois pelo que cada um faz bem.",
            "Nenhum faz o trabalho do outro, como mostra a comparação.",
          ],
        ],
        bullets: [
          "Segurança: o portão fecha o vão; a cancela não detém pedestre nem moto.",
          "Velocidade: a haste sobe em poucos segundos; o portão demora mais.",
          "Uso: a cancela aguenta abrir a cada carro; o portão, só com motor de uso intenso.",
          "Juntos: cancela no horário de portaria, portão fechado à noite.",
        ],
      },
      {
        about: "check",
        headings: ["Perguntas que decidem", "Antes de levar à assembleia"],
        slots: [
          [
            "Três respostas decidem: há alguém na guarita, quantos carros passam na hora mais cheia e por onde anda quem vem a pé. Sem vigia, a cancela sozinha deixa a entrada aberta.",
            "Veja quem vigia, quantos carros saem no pico e onde fica a passagem de pedestres. Onde ninguém vigia, a haste não protege.",
            "Leve à assembleia três dados, guarita, carros por hora e caminho dos pedestres. A cancela sem porteiro equivale a entrada livre.",
          ],
          [
            "Meça também o teto e a largura. Haste reta precisa de altura para subir, e em subsolo usa-se a articulada.",
            "Confira a altura: sob laje baixa, a haste tem de ser articulada, e vão largo pede haste maior, mais lenta.",
            "Altura do teto e largura da passagem escolhem o modelo, reto onde há altura, articulado no subsolo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor", "Como comparar os orçamentos"],
        slots: [
          [
            "No portão, a troca do motor em folha pesada fica de {price.heavySwap}, com mão de obra. A cancela soma haste, base de concreto, sensor de presença e ligação, e a haste quebrada por batida é o gasto mais repetido.",
            "Motor de portão pesado com o trabalho custa {price.heavySwap}. Na cancela pesam base, haste e sensor, e depois as hastes repostas a cada batida.",
            "Para o portão, conte {price.heavySwap} por motor pesado instalado na troca. A cancela tem base, sensor e haste no preço inicial, e haste nova sempre que um carro bate.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cancela impede furto de carro?",
        answers: [
          "Pouco: ela atrasa, mas quebra fácil. Quem impede a saída é o portão fechado.",
          "Quase nada, porque a haste se quebra com o carro. O portão fechado é que barra.",
        ],
      },
      {
        question: "Posso ligar a mesma tag nos dois?",
        answers: [
          "Sim: o leitor dá um contato que abre a cancela ou o portão, conforme o horário programado no sistema.",
          "Pode. Um leitor só comanda ambos, desde que o controle de acesso permita horários.",
        ],
      },
      {
        question: "A cancela precisa de sensor?",
        answers: [
          "Precisa, de laço no piso ou fotocélula, para a haste não descer sobre carro, moto ou pessoa. Os dois juntos são o mais seguro.",
          "Sim: laço indutivo no chão e fotocélula evitam que a haste baixe com alguém embaixo.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Cancela e portão de condomínio pedem revisão {visits.business}, no mínimo, pelo número de aberturas.",
          "Ao menos {visits.business} nos dois, com mola, haste, sensores e fim de curso conferidos.",
        ],
      },
      {
        question: "Moro em condomínio e discutem trocar o portão por cancela: o que levar à assembleia?",
        answers: [
          "Leve o número de carros na hora cheia, se há porteiro à noite e por onde entram os pedestres. Sem vigia 24 horas, tirar o portão enfraquece a segurança.",
          "Mostre o pico de carros, o horário da portaria e o custo das hastes quebradas. Onde não há vigia o dia todo, mantenha o portão e some a cancela.",
        ],
      },
    ],
    photo: "fotos da entrada vista da rua e de dentro, a largura da passagem e os carros por hora",
  },
  {
    id: "controle-para-cancela",
    isAskedByName: true,
    broader: "cancela",
    label: "Controle para cancela",
    phrase: "o controle da cancela",
    asks: [
      "controle remoto cancela",
      "comprar controle cancela",
      "copiar controle cancela",
      "controle para cancela condomínio preço",
    ],
    intent: "question",
    answers: {
      any: [
        "O controle de cancela precisa ter a frequência e o código do receptor dela, em geral 433 MHz, e ser gravado na memória. De código fixo, dá para copiar; do rolante, só gravando outro; em condomínio, quem autoriza o controle novo é a administração.",
        "Vendemos controle remoto de cancela automática, PPA ou de outra marca, depois de ver frequência e código no verso do seu. Perdeu o controle da cancela? Peça para apagar o antigo e gravar outro; o de código fixo custa menos que o rolante.",
        "Onde comprar controle novo para cancela de estacionamento ou condomínio: conosco, se o modelo é compatível, com a gravação autorizada por quem administra. Copiar o controle da cancela só funciona em código fixo; em rolante, cadastra-se um novo, em geral de 433 MHz.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Para o controle servir na cancela", "Frequência, código e memória"],
        slots: [
          [
            "Três coisas precisam combinar, e a memória precisa ter lugar.",
            "Confira isto antes de comprar.",
            "Olhe no verso do controle e na etiqueta da cancela.",
          ],
        ],
        bullets: [
          "Frequência: em geral 433 ou 433,92 MHz; as antigas, 292",
          "Código fixo: copia-se de um que funcione",
          "Código rolante: grava-se na central, da mesma linha",
          "Memória cheia: apaga-se antes o de quem saiu",
          "Um botão para a cancela e outro para o portão, se os receptores combinam",
        ],
      },
      {
        about: "choose",
        headings: ["Controle ou tag na cancela", "Quando a tag compensa"],
        slots: [
          [
            "Com muitos carros, a tag abre sem apertar nada e se bloqueia uma a uma. Com poucos, o controle é mais simples e não pede leitor.",
            "A tag rende em entrada movimentada, porque ninguém para; o controle, em lugar de poucos carros, sem o custo do leitor.",
            "Acima de algumas dezenas de carros, a tag compensa o leitor. Abaixo, controle por pessoa resolve.",
          ],
          [
            "Se os controles atuais são de padrão antigo, um receptor novo de 433 MHz na cancela permite trocar aos poucos. Os dois receptores funcionam juntos.",
            "Cancela com controle antigo pode receber um receptor avulso de 433 MHz, ao lado do atual. Assim a troca é gradual.",
            "Um segundo receptor, de 433 MHz, convive com o antigo, e os controles mudam aos poucos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do controle", "Aparelho, código e gravação"],
        slots: [
          [
            "O fixo compatível é o mais barato, o original custa mais, e o rolante é o mais caro. A gravação soma quando exige ida ao local, e vários de uma vez dividem a visita.",
            "Em ordem: compatível fixo, original fixo, rolante. Gravar muitos na mesma ida sai melhor por unidade.",
            "O preço sobe do fixo compatível ao rolante original. Ir ao local para gravar é um valor só, seja um controle ou dez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle do portão serve na cancela?",
        answers: [
          "Serve se o receptor dela for da mesma frequência e do mesmo código e se ele for gravado lá, numa tecla livre.",
          "Sim, quando os dois receptores combinam. Usa-se um botão para cada.",
        ],
      },
      {
        question: "Perdi o controle da cancela. O que fazer?",
        answers: [
          "Avise a administração no mesmo dia, para apagá-lo da memória e gravar outro. Até apagar, quem o achar entra.",
          "Peça o bloqueio e um novo. Em receptor que só limpa tudo, os demais são regravados.",
        ],
      },
      {
        question: "Quantos controles a cancela aceita?",
        answers: [
          "Depende do receptor, de dezenas a centenas; o limite está no manual. Um receptor maior resolve.",
          "O número vem no manual. Cheio, apagam-se os de quem saiu ou troca-se o receptor.",
        ],
      },
      {
        question: "Vocês gravam no local?",
        answers: [
          "Gravamos, se atendemos o modelo da cancela e a administração autoriza. Leva poucos minutos por controle.",
          "Sim, com autorização. Vários controles se gravam na mesma ida.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta da cancela",
  },
];
