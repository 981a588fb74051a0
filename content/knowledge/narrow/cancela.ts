import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const cancela: NarrowConcept[] = [
  {
    id: "cancela-estacionamento",
    broader: "cancela",
    label: "Cancela de estacionamento",
    phrase: "a cancela de estacionamento",
    asks: [
      "cancela automática estacionamento",
      "cancela automática estacionamento condomínio",
      "cancela estacionamento condomínio",
      "cancela condomínio estacionamento",
      "cancela eletrônica estacionamento condomínio",
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
        "A cancela eletrônica, ou automática, é escolhida pela largura da passagem, pelos carros da hora mais cheia, pela altura do teto e pelo modo de entrar: tag, controle, botoeira ou tíquete. O orçamento de venda, instalação ou conserto é grátis, por fotos da entrada. Não há um preço único, porque a barra e o acesso mudam o total.",
        "A cancela automática para estacionamento precisa de uma barra que feche a passagem inteira e de um motor que aguente a hora mais cheia. Teto baixo pede barra articulada, que dobra ao subir. Com fotos da entrada e a largura, dizemos se atendemos o seu caso e o valor, sem custo.",
        "A cancela automática para estacionamento e condomínio abre em 2 a 6 segundos, conforme a barra, e precisa ser de uso contínuo onde os carros passam o dia todo. No condomínio ela abre por tag ou controle, e no estacionamento, por tíquete ou botoeira. Pela foto da entrada e pela largura da passagem, passamos o valor do equipamento e da instalação.",
        "A cancela para condomínio, de casas ou de prédios, é escolhida pela largura da rua de entrada, pelos carros da hora de pico e pelo acesso: tag para o morador e botoeira na portaria para a visita. Com fotos da entrada e esses dados, dizemos se vendemos, instalamos ou consertamos o modelo, e por quanto.",
        "Uma cancela de estacionamento tem a barra do tamanho da passagem e o motor escolhido para a hora mais cheia. Ela abre por tag, tíquete, controle ou botoeira, e sob teto baixo a barra é articulada. Pelas fotos do local dizemos se fazemos a venda, a instalação ou o conserto, com o valor.",
      ],
      price: [
        "O preço da cancela automática {em} depende do comprimento da barra, dos carros por hora, da base e do modo de entrar, e é orçado de graça por foto da entrada. Botoeira e controle são o acesso mais barato. Tag, tíquete e leitura de placa custam mais. Se já existem base e energia no lugar, a obra fica menor.",
        "O preço de uma cancela para estacionamento soma o equipamento, a base de concreto, o sensor que protege o carro e o acesso por tag, controle ou tíquete. Não há preço único, e o orçamento é grátis, pela foto da entrada e pela largura da passagem. Barra longa e leitor de tag ou de placa são o que mais encarece.",
        "O preço da cancela automática depende da largura da passagem, do movimento no pico, da obra de base e do tipo de acesso. Com botoeira ou controle ela sai mais barata; com tag ou tíquete, mais cara. A foto do local basta para o orçamento grátis.",
        "O preço da cancela para estacionamento é formado pela barra, pelo movimento, pela base, pelos sensores e pelo tipo de acesso. Passamos o valor, sem custo, depois de ver a entrada em foto e saber a largura da passagem. Base e energia já prontas diminuem a conta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a cancela", "Barra, fluxo e altura do teto"],
        slots: [
          [
            "A barra cobre a passagem de um lado ao outro. A barra curta abre mais rápido, e a longa sobe mais devagar, para não balançar. Em pátio aberto usa-se a barra reta. Sob teto baixo, usa-se a articulada, que dobra ao subir.",
            "O comprimento da barra vem da largura da pista, e cada barra usa a mola do seu peso. Teto baixo, como em subsolo, obriga a usar barra articulada, que se dobra no alto; ao ar livre, a reta é mais simples.",
            "A barra precisa fechar a pista inteira, e pista muito larga se divide em duas cancelas frente a frente. A barra reta serve ao ar livre, e a articulada, que dobra ao subir, onde o teto é baixo.",
            "Meça a pista de um lado ao outro, pois isso dá o tamanho da barra e, com ele, a mola que a equilibra e a rapidez com que ela sobe. Lugar coberto e baixo pede a barra articulada, que se dobra. Sem teto, fica a reta, mais simples.",
            "Pista larga pede barra longa ou duas cancelas frente a frente, com a mola de acordo com o peso. A barra reta serve ao ar livre, e a articulada, que dobra ao subir, onde o teto é baixo.",
          ],
        ],
        bullets: [
          "Passagem: a largura da pista e a altura livre do teto",
          "Movimento: os carros da hora mais cheia, para comparar com os ciclos por hora da ficha",
          "Pistas: se a entrada e a saída são juntas ou separadas",
          "Acesso: tag, controle, botão ou tíquete",
        ],
      },
      {
        about: "safety",
        headings: ["O que impede a barra de descer sobre o carro", "Sensores da cancela"],
        slots: [
          [
            "O laço indutivo, um fio enterrado no piso que percebe o metal do carro, mantém a barra erguida enquanto há veículo embaixo. Para moto e bicicleta soma-se a fotocélula. Sem esses sensores funcionando, a cancela não deve trabalhar no automático.",
            "Um fio sob o piso, o laço indutivo, sente o carro e segura a barra no alto até ele sair. Moto e bicicleta podem passar sem ser notadas, por isso entra também a fotocélula. Se um desses sensores falha, a descida automática fica desligada até o conserto.",
            "Dois sensores seguram a barra sobre o veículo: o laço no piso, que detecta metal, e a fotocélula, que vê também moto e bicicleta. Se um deles para, a cancela não deve trabalhar sozinha até a regulagem.",
            "Enterrado na pista, o laço indutivo percebe o metal do carro e não deixa a barra descer com ele embaixo. Moto e bicicleta têm pouco metal, por isso entra também a fotocélula. Qualquer defeito nesses sensores tira a cancela do automático.",
            "Dois sensores vigiam a descida: o laço sob o piso, para o metal dos carros, e a fotocélula, para o que ele não nota, como bicicleta e moto. Se um deles falhar, o fechamento automático é desligado.",
          ],
          [
            "Pedestre usa um caminho separado por guia ou gradil, porque ninguém a pé deve cruzar sob a barra.",
            "Quem vem a pé passa ao lado, por um caminho próprio e sinalizado, fora do alcance da barra.",
            "Separe a passagem de pedestres com gradil ou guia, já que os sensores são pensados para veículos.",
            "Reserve ao pedestre uma faixa à parte, com gradil ou guia, para que ninguém caminhe debaixo da barra.",
            "A entrada a pé fica ao lado e bem marcada, pois debaixo da barra só devem passar veículos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento da cancela", "Equipamento, obra e acesso na conta"],
        slots: [
          [
            "O orçamento tem três partes. O equipamento custa mais com barra longa e muito movimento. A obra soma base, energia e laço no piso. O acesso mais simples é por controle ou botoeira, e tag, tíquete e leitura de placa somam leitor e cadastro.",
            "Equipamento, obra e acesso vêm em linhas separadas. O primeiro depende da barra e do movimento, e a obra, de haver base e eletroduto no lugar. O acesso por botoeira ou controle sai mais barato que por tag, tíquete ou leitura de placa.",
            "Barra comprida e muitos carros por hora precisam de um equipamento mais forte. A isso se juntam base, energia e laço no piso, se ainda não existem, e a forma de entrar, do controle simples ao leitor de tag, de placa ou de tíquete, com cadastro.",
            "O equipamento é a primeira parte do preço e sobe com o tamanho da barra e o movimento da entrada. Vêm depois a obra, se faltam base, energia e laço, e o acesso. Botoeira e controle custam menos. Tíquete, tag e câmera de placa custam mais, por causa do cadastro.",
            "São três custos a somar. O equipamento acompanha o movimento e a barra; o piso pode precisar de base, eletroduto e laço; e o modo de entrar vai da botoeira na portaria, mais barata, ao leitor de tag, tíquete ou placa, que inclui cadastro.",
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
          "Depende do objetivo. A cancela dá vazão aos carros e não impede a entrada de pessoas. O portão protege o imóvel fora do horário. Os dois podem trabalhar juntos.",
          "A cancela organiza a passagem dos carros, mas não barra quem vem a pé. Onde é preciso fechar de verdade à noite, acrescente um portão.",
        ],
      },
      {
        question: "O que acontece com a cancela quando falta luz?",
        answers: [
          "A maioria tem destrave manual com chave, e quem opera ergue a barra na mão. Um nobreak mantém a cancela funcionando por algum tempo.",
          "Quem opera abre pelo destrave manual, com a chave do modelo. Entrada que não pode parar leva nobreak, calculado pelos carros da hora cheia.",
          "Sem energia, o operador usa a chave do destravamento manual e levanta a barra. Um nobreak evita a fila onde o movimento não para.",
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
          "A recomendação é {visits.business}, e mais vezes se o movimento é contínuo, porque a mola perde força e o sensor precisa ser testado.",
          "Planeje {visits.business}, com intervalo menor no uso contínuo. A revisão procura barra solta, mola cansada e sensor sem resposta.",
        ],
      },
    ],
    photo: "fotos da entrada, do teto e do piso, com a largura da passagem e o número de carros na hora de pico",
  },
  {
    id: "cancela-quanto-tempo-abre",
    broader: "cancela",
    label: "Quanto tempo a cancela leva para abrir",
    phrase: "o tempo de abertura da cancela",
    asks: [
      "cancela quanto tempo abre",
      "cancela tempo abertura",
      "cancela quantos segundos abre",
      "quantos segundos cancela",
      "cancela rápida",
      "tempo abertura cancela automática",
      "cancela velocidade abertura",
      "cancela demora abrir",
      "cancela alta velocidade",
    ],
    intent: "question",
    answers: {
      any: [
        "A cancela automática leva, em geral, de 2 a 6 segundos para abrir, conforme o modelo e o comprimento da haste: as de pedágio e rotativo ficam perto de 2, e as de haste longa, perto de 6. O tempo exato está na ficha, ao lado dos ciclos por hora.",
        "O tempo de abertura de uma cancela automática fica entre 2 e 6 segundos. Haste curta e motor de uso contínuo abrem mais rápido. Haste de 5 metros ou mais, ou articulada, abre mais devagar para não balançar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda o tempo da cancela", "Por que uma cancela abre mais rápido que outra"],
        slots: [
          [
            "O comprimento da haste é o que mais pesa, porque a ponta longa balança se o motor for rápido demais. Contam também o motor, a mola que equilibra a haste e a desaceleração no fim do curso.",
            "Quanto mais longa a haste, mais devagar ela precisa subir para não balançar. O motor, a mola de equilíbrio e a regulagem da parada completam a conta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quantos carros por hora passam", "Do tempo de abertura à fila"],
        slots: [
          [
            "Some abrir, passar o carro e fechar: com 3 segundos de abertura, cada carro toma perto de 12 a 15 segundos. Isso dá uns 240 carros por hora no máximo, e na prática bem menos, porque a leitura da tag ou do ticket demora mais que a haste.",
            "O tempo da haste é a menor parte da espera. Retirar um ticket leva vários segundos, e a leitura da tag é quase imediata. Por isso trocar o modo de acesso costuma encurtar mais a fila que trocar a cancela.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se a cancela ficou lenta", "Cancela lenta: o que olhar"],
        slots: [
          [
            "Cancela que era rápida e ficou lenta tem, quase sempre, mola cansada, haste batida ou motor esquentando. Não passe por baixo com a haste em movimento e chame o técnico, porque a mola guarda força.",
            "Lentidão que apareceu com o uso aponta mola fraca, haste torta ou motor quente. A mola é tensionada e só o técnico mexe nela. Até lá, deixe a passagem com alguém orientando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para deixar a cancela mais rápida?",
        answers: [
          "Só até o limite do modelo, pela regulagem. Acima disso a haste balança e quebra, e o caminho é outro equipamento.",
          "Um pouco, regulando a desaceleração. O resto depende do motor e do comprimento da haste.",
        ],
      },
      {
        question: "Cancela rápida é perigosa?",
        answers: [
          "Não, com laço no piso e fotocélula em ordem, que seguram a haste enquanto há carro embaixo.",
          "Com os sensores funcionando, não. Sem eles, nenhuma cancela deve fechar sozinha.",
        ],
      },
      {
        question: "A cancela é mais rápida que o portão?",
        answers: [
          "É. A haste leve sobe em poucos segundos, e um portão de garagem leva de 4 a mais de 15 segundos.",
          "Sim, porque move só uma haste. Em troca, ela não fecha a passagem para quem vem a pé.",
        ],
      },
    ],
    photo: "fotos da entrada e da etiqueta da cancela, com o comprimento da haste e os carros por hora",
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
      "cancela abre sozinha",
      "cancela abrindo sozinha",
      "cancela fica abrindo sozinha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cancela travada ou parada está sem energia, com um sensor acusando carro embaixo ou com a mola cansada. Isole a passagem, confira o disjuntor e aperte o botão da guarita uma vez: se ela obedece, a falha é do controle ou da tag; se ronca, desligue, porque é mola ou capacitor. Não abra o gabinete; pela foto da etiqueta dizemos se atendemos o modelo e quanto custa.",
        "Fazemos conserto de cancela automática {em}: com a foto da etiqueta e a descrição do defeito, dizemos antes da visita se atendemos o modelo e quanto custa. Cancela que não desce costuma ter o sensor sujo; a que não sobe ou está lenta, a mola cansada, o motor ou a placa. Enquanto espera, isole a passagem e desligue o disjuntor.",
        "Se a cancela desce sozinha, a mola está fraca ou quebrada, o sensor falhou ou o fechamento automático está curto demais. Desligue o disjuntor, ponha cones e não deixe ninguém sob a barra. Não abra o gabinete, porque a mola guarda força. Pela foto da etiqueta dizemos se atendemos o modelo e o valor.",
        "Para consertar uma cancela automática, mande a foto da etiqueta e um vídeo feito de longe, e dizemos se atendemos o modelo e por quanto. Os defeitos mais comuns são sensor sujo, fim de curso fora do ponto, mola cansada e placa queimada. Até a visita, isole a passagem, desligue o disjuntor e não abra o gabinete.",
        "Motor de cancela queimado tem conserto ou troca, e o técnico mede antes de decidir. Barra que ronca e não sobe pode ser só capacitor ou mola. Cheiro de queimado e disjuntor que cai apontam o motor. Desligue o disjuntor, feche a passagem com cones e mande a foto da etiqueta: dizemos se atendemos e quanto fica.",
        "A cancela que abre sozinha está recebendo um comando sem ninguém apertar: botoeira úmida ou presa, fio em curto, controle com o botão afundado, leitor de tag que lê carro parado perto ou laço regulado sensível demais. Desligue os acessos um a um para achar qual é, sem abrir o gabinete, e mande um vídeo com a etiqueta.",
        "Quem precisa de conserto de cancela automática {em} pode mandar agora a foto da etiqueta e dizer se ela não sobe, não desce ou está lenta. Com isso respondemos se há peça para o modelo e quanto fica. Antes, isole a pista e desligue o disjuntor, sem abrir o gabinete.",
        "Cancela lenta para abrir tem a mola cansada, o motor ou o capacitor fraco, tensão baixa ou uma haste mais pesada que a original. Se sempre foi assim, é a velocidade do modelo. Mande a foto da etiqueta e um vídeo de uma abertura: dizemos se é ajuste ou peça, e o valor.",
      ],
      price: [
        "O conserto da cancela custa conforme a causa, e o valor é informado de graça pela foto da etiqueta e pelo sintoma. Limpar e alinhar o sensor ou acertar o fim de curso é só mão de obra. Mola, haste, placa e motor somam a peça.",
        "O preço para consertar a cancela sai pela etiqueta e pelo sintoma, antes da visita. Se ela não desce, em geral é o sensor, o conserto mais barato; se não sobe, a mola, a placa ou o motor, que custam mais.",
        "O preço para consertar a cancela depende da peça. Regular a parada ou limpar o sensor é apenas mão de obra; haste, mola, placa ou motor acrescentam material. Pela foto da etiqueta dizemos o valor, e se atendemos o modelo, antes da ida.",
        "Do mais barato ao mais caro, o conserto da cancela pode ser limpeza de sensor, ajuste de fim de curso, haste, mola, placa ou motor. Mande a foto da etiqueta e um vídeo feito de longe, e você recebe o preço sem esperar a visita.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Causas do defeito pelo que a cancela faz", "Sensor, mola, fim de curso ou placa"],
        slots: [
          [
            "Se a barra sobe e não desce, a fotocélula está suja ou o laço, o fio enterrado que sente o carro, tem defeito. Se a barra desce sozinha, a mola perdeu força. Se a cancela para no meio ou fica torta, o fim de curso, que marca as paradas, saiu do lugar.",
            "Quando a cancela não desce, o sensor entende que há carro na passagem, por lente suja ou laço cortado no piso. Parada antes do ponto ou barra torta vem do fim de curso, que diz ao motor onde parar e costuma sair do lugar em batidas.",
            "O laço no piso, que percebe o metal do carro, e a fotocélula seguram a barra no alto quando falham ou estão sujos. Já o fim de curso deslocado, que marca as paradas, deixa a barra no meio ou torta.",
            "Se a barra fica erguida, algum sensor percebe um carro que não existe: a fotocélula com sujeira ou o laço, a espira de fio enterrada na pista. Se ela para fora do ponto, falta acertar o fim de curso, a referência de parada do motor.",
            "Barra presa no alto é a reação normal a um sensor de veículo com falha, seja a lente suja, seja o laço rompido no piso. Barra torta ou parada no meio perdeu a referência do fim de curso, que manda o motor parar.",
          ],
          [
            "A cancela lenta, ou que ronca sem subir, tem mola cansada, capacitor fraco ou uma barra mais pesada que a original. Cheiro de queimado indica o motor. Silêncio total indica falta de energia, fusível ou placa.",
            "A mola perde força com o uso, e o motor passa a erguer a barra sozinho: sobe lenta ou só ronca. O capacitor gasto dá o mesmo sintoma. Se não se ouve nada, o exame vai à energia, ao fusível e à placa.",
            "Lentidão e ronco mostram que a mola já não ajuda, que o capacitor enfraqueceu ou que trocaram a barra por outra mais pesada. Cancela que não dá sinal precisa de teste de energia, fusível e placa.",
            "A mola equilibra a barra e, quando cansa, o motor faz o esforço todo: anda devagar ou só ronca. Capacitor gasto e barra pesada dão o mesmo efeito. Sem ruído nenhum, são medidos a energia, o fusível e a placa.",
            "Subida lenta indica mola fraca, capacitor de partida gasto ou barra mais pesada, se ela já foi trocada. Se a cancela não faz som nenhum, as causas são falta de energia, fusível aberto ou placa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com a cancela parada", "O que fazer até o técnico chegar"],
        slots: [
          [
            "A barra pode se mover sozinha, por isso pare a pista antes de olhar qualquer coisa. Não abra o gabinete, porque a mola lá dentro guarda força mesmo sem energia.",
            "Quem organiza o fluxo fica ao lado do gabinete, nunca sob a barra. O gabinete fica fechado, porque a mola continua tensionada com o disjuntor desligado.",
            "Mantenha pessoas e carros fora do caminho da barra, porque uma cancela com defeito pode descer sem comando. Não abra o gabinete: a mola pode ferir mesmo com a energia cortada.",
            "Primeiro tire o fluxo de perto, porque uma cancela com defeito pode descer sem comando. A tampa fica no lugar, pois há uma mola esticada ali dentro, mesmo sem eletricidade.",
            "Ninguém passa pelo caminho da barra até o conserto, nem a pé nem de carro. Também não se mexe no interior do gabinete, onde a mola guarda força depois do disjuntor desligado.",
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
            "Limpeza, alinhamento de sensor e ajuste de parada são só mão de obra e custam menos. A haste quebrada é trocada por outra de mesmo comprimento e peso, para a mola continuar certa. Mola, laço e placa custam mais, e o motor é o mais caro.",
            "O reparo soma peça e mão de obra, com valor aprovado antes. Sensor e regulagem são o mais barato. A haste, de medida e peso iguais para não mexer na mola, fica no meio, e laço, mola, placa e motor custam mais.",
            "O mais simples é acertar o sensor e a parada, sem peça. A haste nova precisa ter o mesmo peso e comprimento, senão a mola pede outro ajuste. O preço sobe com mola, laço no piso, placa ou motor.",
            "Serviço sem peça, como alinhar a fotocélula e acertar a parada, é o mais barato. Acima vem a haste, sempre igual à antiga em peso e tamanho por causa da mola; depois, laço, mola e placa, com o motor por último.",
            "O orçamento separa mão de obra e material. Ajuste e limpeza custam menos, uma haste igual em medida e peso vem em seguida, e os maiores valores são de placa, laço, mola e motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso erguer a barra da cancela na mão?",
        answers: [
          "Pode, pelo destrave manual do modelo, com o disjuntor desligado e ninguém embaixo. Barra torta ou com mola quebrada não deve ser movida: desvie os carros e espere.",
          "Só com a barra reta, pelo destrave e sem energia. Se ela pesa ou cai, deixe como está e feche a pista.",
          "Com a energia cortada, a barra reta e a área vazia, use o destrave previsto no modelo. Se sentir peso ou vir dano, pare e desvie os carros.",
        ],
      },
      {
        question: "A barra da cancela quebrou. Dá para usar um pedaço menor?",
        answers: [
          "Não convém. A mola foi ajustada ao peso da barra inteira, e uma barra mais leve sobe com força demais.",
          "Não. Comprimento e peso diferentes desequilibram a mola, que passa a jogar a barra para cima ou a forçar o motor.",
          "Evite, porque a mola foi regulada para aquele peso. Com a barra curta, a subida fica violenta e desgasta o conjunto.",
        ],
      },
      {
        question: "A cancela desceu sobre um carro. O que verificar?",
        answers: [
          "Deixe a cancela parada e peça o teste do laço, da fotocélula e da força. O sensor deve segurar a barra enquanto houver veículo embaixo.",
          "O laço ou a fotocélula falhou ou está mal posicionado. Fotografe o local e só volte a usar o automático depois do teste.",
          "Tire a cancela de uso e fotografe o local. Sensor, laço e força precisam de teste antes que ela volte a descer sozinha.",
        ],
      },
      {
        question: "Vocês consertam cancela de qualquer marca?",
        answers: [
          "Depende de haver peça para o modelo. A foto da etiqueta responde isso antes da visita, e você não paga uma ida à toa.",
          "Atendemos os modelos com peça no mercado, o que a foto da etiqueta mostra. Modelo fora de linha pode aceitar placa ou sensor compatível.",
          "Várias, desde que exista peça original ou compatível. Mande a foto da etiqueta antes, e você fica sabendo sem pagar uma ida.",
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
      "controle cancela não funciona",
      "controle de cancela não funciona",
      "controle da cancela parou",
      "controle não abre cancela",

      "cancela condomínio não abre",
      "cancela condomínio não sobe",
      "cancela não abre",
      "cancela condomínio travada",
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
        "A cancela que não sobe está sem energia, sem comando ou com a mola fraca para o peso da haste. Teste o botão da guarita: se ela sobe por ele, a falha é do controle ou da tag. Se o motor ronca e a haste não sobe, é mola ou capacitor. Nesse caso, desligue e ponha cones.",
        "Se a cancela não levanta nem abre, confira o disjuntor, o botão da guarita e se algo prende a haste. Botão que funciona inocenta o motor e aponta controle ou tag. Motor roncando com a haste parada é mola desregulada ou capacitor fraco, e aí se desliga tudo e se isola a via.",
        "Se o controle da cancela não funciona, teste o botão da guarita. Quando a cancela sobe pelo botão, o defeito é do controle, da tag ou do receptor. Quando ronca e não sobe, é mola ou capacitor. Quando fica muda, falta energia ou a placa parou. Desligue e ponha cones até o técnico chegar.",
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
            "A mola equilibra o peso da haste, e o motor só completa o movimento. Quando a mola perde força ou a haste foi trocada por outra mais comprida, o motor ronca sem vencer. Capacitor fraco dá o mesmo sinal.",
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
        "Cancela que não desce quase sempre entende que há um carro embaixo: o laço do piso se rompeu, a fotocélula sujou ou o botão da guarita ficou preso. Isole a passagem, limpe as lentes e solte o botão. Se ela continuar no alto, desligue o disjuntor e chame o técnico.",
        "Cancela que levanta e não abaixa costuma estar detectando um carro que não existe, por laço do piso rompido, fotocélula suja ou botão da guarita preso. Isole a passagem, limpe as lentes e solte o botão; se ela continuar no alto, desligue o disjuntor e chame o técnico.",
        "Cancela que desce e sobe de novo entende que há carro ou obstáculo embaixo, por laço desregulado, fotocélula suja, haste pesada ou mola fora do ponto. Isole a passagem e limpe as lentes. Se o defeito seguir, é preciso medir o laço e regular a mola, serviço do técnico.",
        "A cancela travada no alto, que não fecha depois que o carro passa, costuma ter o sensor sujo ou o laço do piso cortado, e a central acha que ainda há veículo embaixo. Com a pista isolada, limpe as lentes e veja se o botão da guarita está preso. O resto é conserto do técnico.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a haste fica em cima", "Laço, fotocélula, botão ou mola"],
        slots: [
          [
            "O laço é um fio enterrado no piso que sente o metal do carro. Corte no asfalto, obra ou água na emenda faz a central achar que sempre há um veículo ali, e a fotocélula suja, torta ou com inseto na lente tem o mesmo efeito.",
            "No chão há um fio, chamado laço, que percebe o carro. Quando ele rompe ou a emenda molha, o detector avisa presença o tempo todo; uma lente suja ou torta por batida de para-choque também impede a descida.",
            "Obra, corte no piso e umidade estragam o laço, o fio enterrado que detecta veículos, e a central passa a ver um carro que não está lá. A fotocélula com poeira ou fora de alinhamento engana do mesmo modo.",
          ],
          [
            "Também seguram a haste no alto o botão da guarita preso, o leitor travado e o fechamento automático desligado. Se ela desce e volta, a mola fraca ou a haste pesada demais faz a central entender que bateu em algo.",
            "Outras causas são o botão preso na portaria, o comando travado no leitor e o fechamento automático desativado. Descer e voltar é sinal de mola fora do ponto ou de haste trocada por outra mais pesada.",
            "O comando travado na guarita ou no leitor e o tempo de fechamento desligado têm o mesmo resultado. Já a mola cansada e a haste pesada fazem a cancela descer e subir em seguida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a portaria pode olhar", "Sem abrir o gabinete"],
        slots: [
          [
            "Ninguém fica embaixo da haste, porque ela pode descer de repente, e o gabinete não se abre, já que a mola dentro dele guarda força. Ponha cones na passagem antes de testar.",
            "Isole a pista e fique ao lado, nunca sob a haste. Não abra o gabinete, porque a mola lá dentro fere mesmo sem energia.",
            "Com cones na pista e ninguém embaixo da haste, a conferência é segura. O gabinete fica fechado até o técnico chegar, por causa da mola tensionada.",
          ],
        ],
        steps: [
          "Tire carro, cone ou placa que esteja em cima do laço ou na frente do sensor.",
          "Passe um pano seco nas lentes da fotocélula.",
          "Veja se o botão da guarita não ficou preso.",
          "Dê um comando de fechar e observe de longe.",
          "Se não adiantar, desligue o disjuntor e mantenha a passagem isolada.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como é o conserto"],
        slots: [
          [
            "O técnico mede o laço e o detector, alinha a fotocélula, testa os comandos e confere a mola e as paradas. No fim, a descida é testada com um carro e com um objeto baixo, da altura de uma moto.",
            "Na visita, verificam-se laço, detector, fotocélula, comandos, mola e fim de curso, até achar o que segura a haste. O teste final usa um carro e um objeto baixo, para provar que o sensor protege.",
            "O serviço começa pelos sensores, que são a causa mais comum, e segue para comandos, mola e paradas. A cancela só volta ao automático depois de testada com carro e com um objeto no vão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do conserto", "Do sensor à placa: o que pesa no valor"],
        slots: [
          [
            "Limpar e alinhar o sensor, soltar um botão ou acertar a parada custa só a mão de obra. Laço cortado exige refazer o fio no piso, e detector, mola ou placa somam a peça. O valor sai pela etiqueta, depois de confirmado que atendemos o modelo.",
            "O serviço mais barato é limpar e alinhar. Refazer o laço exige corte no piso, e mola, detector ou placa acrescentam material. Pela etiqueta dizemos se atendemos o modelo e quanto custa.",
            "Alinhamento e regulagem são os serviços mais em conta. O laço novo inclui cortar e fechar o piso, e detector, mola ou placa se pagam como peça. A etiqueta mostra se atendemos o modelo e define o orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar o laço para ela fechar?",
        answers: [
          "Não, porque sem laço ou fotocélula a haste desce sobre carro e moto.",
          "Não faça isso. O sensor impede que a barra desça sobre o veículo, e sem ele a cancela não deve operar sozinha.",
        ],
      },
      {
        question: "Como controlo a entrada enquanto isso?",
        answers: [
          "Com cones e uma pessoa na entrada, sempre com o disjuntor da cancela desligado e ninguém sob a haste.",
          "Deixe a cancela desligada e alguém controlando a passagem ao lado. Se a entrada tem portão, use-o enquanto isso.",
        ],
      },
      {
        question: "Depois de uma obra no piso ela não desceu mais. Por quê?",
        answers: [
          "A obra deve ter cortado o fio do laço. Ele é refeito no piso e o detector, regulado outra vez.",
          "Quase sempre porque o corte rompeu o laço. Refazer o fio e regular o detector costuma resolver.",
        ],
      },
      {
        question: "Só acontece quando chove. É defeito?",
        answers: [
          "Sim, é água na emenda do laço ou na fotocélula. Quando seca, volta a funcionar, até a emenda oxidar de vez.",
          "Sim, é umidade na emenda do laço ou na lente. Refazer e vedar a emenda evita que o defeito fique permanente.",
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
      "cancela portão noturno",
      "estacionamento cancela portão noturno",
      "estacionamento cancela e portão",
      "cancela de dia portão à noite",
    ],
    intent: "question",
    answers: {
      any: [
        "Para empresa, a cancela é melhor onde há porteiro e muitos carros por hora, e o portão é melhor para fechar o imóvel e impedir a entrada. A cancela abre em poucos segundos, mas qualquer pessoa passa por baixo dela. Com portaria, o melhor é usar os dois: cancela no expediente e portão fechado à noite.",
        "Entre cancela ou portão automático, escolha o portão se a entrada fica sem vigia e a cancela se há guarita e fila de carros. A cancela organiza o fluxo e não segura ninguém a pé; o portão fecha o vão por inteiro. Empresa ou condomínio com os dois usa a cancela de dia e o portão à noite.",
        "O portão automático é melhor para a segurança, e a cancela, para a velocidade da entrada. Em empresa ou condomínio sem porteiro, fique com o portão. Com guarita e muitas entradas por hora, a cancela trabalha durante o dia e o portão fecha o imóvel fora do horário.",
        "Cancela e portão fazem trabalhos diferentes: a cancela controla os carros diante de um porteiro, e o portão fecha a entrada. Empresa ou condomínio com movimento o dia todo ganha com os dois juntos. Se for para ter um só, prefira o portão, porque a cancela não impede a passagem a pé.",
        "No estacionamento com cancela e portão noturno, a cancela trabalha de dia e o portão fecha o imóvel à noite, cada um com o seu motor. O portão fica travado aberto no expediente, e por isso o motor dele pode ser mais simples. As duas centrais são independentes. O valor dos dois sai de graça, pelas fotos da entrada.",
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
            "Quatro pontos separam a cancela do portão.",
          ],
        ],
        bullets: [
          "Segurança: o portão fecha o vão; a cancela não detém pedestre nem moto.",
          "Velocidade: a barra da cancela sobe em poucos segundos; o portão demora mais.",
          "Uso: a cancela aguenta abrir a cada carro; o portão, só com motor de uso intenso.",
          "Batida: na cancela troca-se a barra; no portão, a folha amassada pede serralheiro.",
        ],
      },
      {
        about: "check",
        headings: ["O que verificar antes de decidir", "Perguntas que decidem a escolha"],
        slots: [
          [
            "Três respostas decidem a escolha: se há alguém na guarita, quantos carros passam na hora mais cheia e por onde entra quem vem a pé. Sem vigia, a cancela sozinha deixa a entrada aberta.",
            "Veja quem vigia a entrada, quantos carros passam no pico e onde fica a passagem de pedestres. Onde ninguém vigia, a cancela não protege.",
            "Anote três dados: o horário da portaria, os carros por hora e o caminho dos pedestres. Fora do horário do porteiro, ter só a cancela é como deixar a entrada livre.",
          ],
          [
            "Meça também o teto e a largura. A barra reta precisa de altura para subir, e em subsolo usa-se a articulada, que dobra.",
            "Confira a altura: sob laje baixa, a barra tem de ser articulada, e vão largo pede barra maior, que sobe mais devagar.",
            "A altura do teto e a largura da passagem definem o modelo, com barra reta onde há altura e articulada no subsolo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor", "Como comparar os orçamentos"],
        slots: [
          [
            "No portão, a troca do motor em folha pesada fica de {price.heavySwap}, com mão de obra. A cancela soma equipamento, base de concreto, sensor e ligação, orçados por foto, e o gasto que mais se repete é a barra quebrada em batida.",
            "Trocar o motor de um portão pesado custa de {price.heavySwap}, com mão de obra. A cancela é orçada por foto, porque depende da base, da barra e do sensor. Depois, cada batida pode pedir uma barra nova.",
            "Para o portão, conte de {price.heavySwap} na troca de um motor pesado, já instalado. A cancela tem o valor dado por foto, com base, sensor e barra, e uma barra nova sempre que um carro a quebra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cancela impede furto de carro?",
        answers: [
          "Pouco. A barra atrasa o carro, mas quebra fácil, e quem impede a saída é o portão fechado.",
          "Quase nada, porque a barra se quebra com o carro. Para impedir a saída é preciso um portão fechado.",
        ],
      },
      {
        question: "Posso ligar a mesma tag nos dois?",
        answers: [
          "Sim. Um leitor só pode abrir a cancela ou o portão, conforme o horário programado no sistema de acesso.",
          "Pode. O mesmo leitor comanda os dois, desde que o controle de acesso permita programar horários.",
        ],
      },
      {
        question: "A cancela precisa de sensor?",
        answers: [
          "Precisa, de laço no piso ou fotocélula, para a barra não descer sobre carro, moto ou pessoa. Os dois juntos são o mais seguro.",
          "Sim. O laço indutivo no chão e a fotocélula evitam que a barra desça com alguém embaixo.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Em empresa e condomínio, os dois pedem revisão {visits.business}, no mínimo, pelo número de aberturas.",
          "Ao menos {visits.business}, nos dois, com mola, barra, sensores e fim de curso conferidos.",
        ],
      },
      {
        question: "Moro em condomínio e discutem trocar o portão por cancela: o que levar à assembleia?",
        answers: [
          "Leve o número de carros na hora cheia, se há porteiro à noite e por onde entram os pedestres. Sem vigia 24 horas, tirar o portão enfraquece a segurança.",
          "Mostre o pico de carros, o horário da portaria e o custo das barras quebradas. Onde não há vigia o dia todo, mantenha o portão e some a cancela.",
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
        "O controle de cancela precisa ter a mesma frequência e o mesmo código do receptor, em geral de 433 MHz, e ser gravado na memória. O de código fixo pode ser copiado. O de código rolante é gravado na central. Em condomínio, quem autoriza o controle novo é a administração.",
        "Vendemos controle remoto de cancela automática, da PPA e de outras marcas, e o preço sai de graça pela foto do seu, frente e verso. O de código fixo custa menos que o rolante, que muda a cada toque. Se for cancela nova com controle, o orçamento é feito pela foto da entrada e pela largura da pista.",
        "O controle novo para cancela você compra conosco, se o modelo é compatível, e a gravação é feita no local com autorização da administração. A cópia só funciona em código fixo. No rolante, grava-se um controle novo, em geral de 433 MHz. O valor sai pela foto do controle.",
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
          "Frequência: em geral 433 ou 433,92 MHz, e 292 MHz nas cancelas antigas",
          "Código fixo: o controle novo é copiado de um que funcione",
          "Código rolante: o controle novo, da mesma linha, é gravado na central",
          "Memória cheia: o controle de quem saiu é apagado antes",
          "Dois botões: um abre a cancela e o outro abre o portão, se os receptores combinam",
        ],
      },
      {
        about: "choose",
        headings: ["Controle ou tag na cancela", "Quando a tag compensa"],
        slots: [
          [
            "Com muitos carros, a tag abre sem apertar nada e se bloqueia uma a uma. Com poucos, o controle é mais simples e não pede leitor.",
            "A tag vale a pena em entrada movimentada, porque abre sem o carro parar. Com poucos carros, o controle basta e dispensa o leitor.",
            "Com algumas dezenas de carros ou mais, a tag compensa o custo do leitor. Com menos, um controle por pessoa resolve.",
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
            "O controle compatível de código fixo custa menos que o original, e o de código rolante é o mais caro. A ida ao local é cobrada uma vez, por isso vale gravar vários na mesma visita.",
            "O controle compatível de código fixo é o mais barato, depois vem o original, e o de código rolante é o mais caro. Gravar vários controles na mesma visita sai melhor por unidade.",
            "O preço vai do controle compatível de código fixo, o mais barato, ao original de código rolante. A visita para gravar é uma só, com um controle ou dez.",
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
          "Depende do receptor, de dezenas a centenas. O limite está no manual. Um receptor maior resolve.",
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
