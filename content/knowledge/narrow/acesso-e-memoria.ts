import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const acessoEMemoria: NarrowConcept[] = [
  {
    id: "clausura",
    broader: "controle-de-acesso",
    label: "Clausura com dois portões (eclusa)",
    phrase: "a clausura com dois portões",
    asks: [
      "portão não abrir com outro aberto",
      "dois portões um não abrir outro aberto",
      "clausura vale pena",
      "eclusa vale pena",
      "clausura",
      "eclusa",
      "intertravamento",
      "clausura condomínio",
      "clausura garagem",
      "clausura portão",
      "clausura dois portões",
      "eclusa dois portões",
      "eclusa condomínio",
      "eclusa garagem",
      "eclusa portão",
      "intertravamento portões",
      "intertravamento dois portões",
      "distância portões clausura",
      "clausura obrigatória",
      "clausura obrigatória condomínio",
      "eclusa obrigatória",
      "portão duplo segurança",
      "portão duplo segurança condomínio",
      "portão duplo condomínio",
      "interfone dois portões clausura",
      "interfone clausura",
      "distância dois portões clausura",
      "distância eclusa",
      "intertravamento clausura",
      "intertravamento eclusa",
      "clausura como funciona",
      "clausura intertravamento",
      "gaiola garagem condomínio",
      "gaiola dois portões",
      "dois portões um só abre outro fechado",
      "segundo portão só abre primeiro fecha",
      "portões intertravados",
      "portão duplo intertravado",
      "portão intertravado",
      "clausura veículos",
      "clausura carros",
      "clausura pedestres",
      "clausura veículos pedestres",
      "clausura veículos pedestres condomínio",
      "clausura carros pedestres",
      "eclusa veículos pedestres",
      "clausura entregador",
      "clausura preço",
      "clausura prédio",
      "entregador clausura",
    ],
    intent: "question",
    answers: {
      any: [
        "A eclusa de portões, ou clausura, é uma entrada com dois portões em sequência: o segundo só abre depois que um sensor confirma que o primeiro fechou. Ela serve para carros ou pedestres e impede que alguém entre junto com o morador. No condomínio pede uns 6 metros entre os portões e motores rápidos. Cada motor coletivo fica, na troca, de {price.heavySwap}, com mão de obra.",
        "A clausura de condomínio, ou eclusa, tem dois portões em sequência, e o segundo só abre depois que o sensor confirma que o primeiro fechou. Instalamos os motores, os sensores e o módulo que bloqueia um portão enquanto o outro está aberto. Para carros, são precisos uns 6 metros entre eles. Cada motor coletivo fica, na troca, de {price.heavySwap}, com mão de obra.",
        "Clausura, ou eclusa, é o espaço entre dois portões que nunca abrem ao mesmo tempo. O carro entra, o primeiro portão fecha, o sensor confirma e só então o segundo libera. O que mais pesa no custo do condomínio são os motores de uso intenso, que na troca saem de {price.heavySwap} cada, com o serviço.",
        "A clausura não é obrigatória em condomínio: não conhecemos lei geral que a exija, e quem decide é a assembleia ou o projeto do prédio. Ela compensa onde há carona de estranhos na entrada e uns 6 metros livres entre os portões. Se for feita, precisa de saída de emergência aprovada no AVCB, a vistoria dos bombeiros.",
        "O portão duplo de segurança do condomínio é a clausura, ou eclusa: dois portões em sequência, em que um só abre depois que o outro fechou. Serve para carros, com uns 6 metros entre eles, e para pedestres, com duas portas. Um módulo faz o bloqueio, e um botão de emergência solta os dois lados.",
        "O interfone pode abrir as duas portas da eclusa, mas uma de cada vez: o comando passa pelo módulo de intertravamento, que libera a segunda só depois que a primeira fechou. Onde não há portaria, a sequência pode ser automática. Só o botão de emergência abre as duas juntas.",
        "A distância entre os dois portões da clausura deve ser de uns 6 metros livres para carro de passeio, e de 7 onde entra caminhonete ou van. A conta é o comprimento do maior carro mais meio metro na frente e atrás, fora o espaço que a folha ocupa ao abrir.",
        "Na eclusa de condomínio, um módulo de intertravamento bloqueia o segundo portão enquanto o primeiro não fecha, para ninguém entrar atrás do morador. O mesmo vale para a entrada de pedestres, com duas fechaduras. Os motores de uso coletivo custam, na troca com mão de obra, de {price.heavySwap} cada.",
        "A clausura (eclusa) de portões vale a pena no condomínio que tem perto de 6 metros livres na entrada e sofre com carona de estranhos. São dois portões que se bloqueiam um ao outro, com sensores e um botão de emergência na portaria. Cada motor coletivo, se precisar ser trocado, fica de {price.heavySwap}, com o serviço.",
        "A clausura, o segundo portão na garagem do prédio, funciona assim: o carro passa pelo primeiro portão, que fecha atrás dele, um sensor confirma o fechamento, e só então o segundo portão abre. Assim há sempre um portão fechado, e ninguém entra junto com o morador. São precisos uns 6 metros entre os dois e motores rápidos.",
      ],
      "how-to": [
        "Para ligar o intertravamento de portões, o técnico põe um sensor de fechado em cada folha, leva os dois sinais ao módulo de intertravamento e passa por ele os comandos das duas centrais. Assim o módulo bloqueia um portão enquanto o outro não fechou. O botão de emergência e o nobreak entram na mesma ligação.",
        "A ligação do intertravamento dos portões tem três partes: sensores magnéticos nas duas folhas, o módulo entre os comandos e as centrais, e um botão de emergência que solta os dois lados. É serviço de técnico, com as duas centrais desligadas, e o teste é feito com um portão aberto e comando no outro.",
      ],
      price: [
        "A clausura de condomínio custa o preço dos dois motores mais o intertravamento, que é orçado por fotos da entrada. Cada motor coletivo fica, na troca com mão de obra, de {price.heavySwap}. A conta cai muito quando os motores atuais são rápidos e podem ficar, e sobe quando falta a segunda folha, feita por serralheiro.",
        "O preço da eclusa depende do que já existe: com dois portões bons, compram-se só sensores, módulo e ligação, orçados por foto. Motor novo de uso coletivo sai na troca de {price.heavySwap} cada, com o serviço. A folha que faltar é encomendada ao serralheiro.",
        "Quanto custa a clausura se calcula por item: dois motores de condomínio, de {price.heavySwap} cada na troca com mão de obra, mais sensores e módulo de intertravamento, orçados grátis por foto. Aproveitar os motores atuais é o que mais barateia. Fazer um portão novo é o que mais encarece.",
        "O preço da clausura (eclusa) no condomínio começa pelos motores: se precisarem ser trocados, cada um custa de {price.heavySwap}, mão de obra inclusa. Sensores, módulo e ligação das centrais são somados pelo orçamento grátis por foto. Se falta um dos portões, ele é encomendado à parte na serralheria.",
        "O preço da clausura para pedestres não inclui motor: soma duas fechaduras elétricas, o módulo de intertravamento, os sensores de porta fechada, o botão de emergência e a ligação com o interfone. As portas, se faltarem, são do serralheiro. Com fotos da entrada e do interfone, o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que compõe uma clausura", "As peças da eclusa"],
        slots: [
          [
            "Cada folha leva um sensor magnético, que só fecha o contato com o portão encostado. O módulo de intertravamento lê os dois sensores e recusa qualquer comando, de tag, controle ou portaria, que deixaria os dois abertos.",
            "São dois sensores magnéticos, um em cada portão, que avisam quando a folha está mesmo fechada. Todo comando passa pelo módulo de intertravamento, e ele barra o que abriria os dois lados.",
            "O módulo de intertravamento é ligado às duas centrais e recebe o sinal de um sensor magnético em cada folha. Sem a confirmação de portão fechado, nenhum botão, controle ou tag abre o outro.",
          ],
          [
            "Fotocélulas nos dois vãos e um laço no piso, que é um fio enterrado que percebe o carro, evitam que a folha feche sobre quem está no meio. Na passagem a pé, duas fechaduras elétricas fazem o papel dos motores.",
            "O carro que para no meio é percebido por fotocélulas e por um laço detector, um fio enterrado no piso, e a folha espera. Na versão de pedestres, no lugar dos motores há duas portas com fechadura elétrica.",
            "Para a folha não fechar sobre um carro parado entre os portões, instalam-se fotocélulas em cada vão e um laço de detecção no chão. A entrada de pedestres usa duas fechaduras que seguem a mesma regra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Espaço e velocidade da clausura", "Quanto espaço deixar entre os portões"],
        slots: [
          [
            "Meça o maior carro da garagem e some folga na frente e atrás: para carros comuns dá perto de 6 metros, e utilitários pedem mais. A velocidade conta em dobro, porque cada entrada espera dois portões. Com motores que levam 15 segundos ou mais, forma-se fila na rua.",
            "O comprimento do maior carro com sobra dos dois lados dá uns 6 metros. Onde entra van ou caminhonete, conte 7. Como o morador espera duas aberturas, os motores precisam ser rápidos e feitos para uso intenso.",
            "Conte uns 6 metros livres para carro de passeio, sem que o para-choque fique no caminho da folha. Prefira motores rápidos e de uso intenso, já que a espera é a soma de dois portões e a fila chega à calçada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Emergência, falta de luz e teste", "Para ninguém ficar preso na clausura"],
        slots: [
          [
            "A portaria guarda um botão de emergência que desliga o intertravamento e libera os dois portões, em incêndio ou para socorrer alguém. Na falta de luz, valem o nobreak de cada motor e a chave de destravamento.",
            "Incêndio, falta de energia e pessoa presa no meio precisam ser previstos no projeto. Para isso há o botão que suspende o intertravamento, o nobreak nos dois motores e o destravamento por chave, que o porteiro deve saber usar.",
            "O botão de emergência, na portaria, abre os dois lados e faz parte do projeto, assim como o nobreak e a chave de destravamento. Treine os porteiros para usá-los.",
          ],
          [
            "Uma vez por mês, deixe um portão aberto e comande o outro, que não pode se mover. Se ele andar, o sensor ou o módulo falhou e o técnico precisa vir.",
            "O teste mensal é simples: com um dos portões aberto, peça a abertura do outro. Nada deve acontecer, e qualquer movimento é sinal de sensor com defeito.",
            "Teste o bloqueio todo mês, pedindo a abertura do segundo com o primeiro aberto. O certo é ele ficar imóvel. Se andar, chame a assistência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer clausura com os portões que já tenho?",
        answers: [
          "Em geral, sim, se cabe um carro entre eles e as duas centrais aceitam o módulo de intertravamento. A foto das etiquetas mostra isso, e só os motores lentos costumam ser trocados.",
          "Dá, quando há distância para um carro com folga e as centrais aceitam o bloqueio. O modelo escrito na etiqueta dos motores é que decide.",
          "Muitas vezes sim. Fotografe as etiquetas dos motores e meça o espaço entre os portões: são as duas coisas que dizem se eles podem ficar.",
        ],
      },
      {
        question: "E se alguém segurar o primeiro portão aberto?",
        answers: [
          "O segundo continua travado, porque falta a confirmação do sensor. Se o condomínio quiser, um alarme opcional avisa a portaria depois de certo tempo.",
          "Nada se move do outro lado até a folha encostar. Para esses casos pode ser acrescentado um aviso sonoro na portaria.",
          "O outro portão não abre enquanto a folha não encosta. Um alarme, que é opcional, chama a atenção do porteiro.",
        ],
      },
      {
        question: "O bombeiro consegue passar pela clausura?",
        answers: [
          "Consegue, pelo botão de emergência ou pela chave. Mostre o projeto a quem cuida do AVCB, o auto de vistoria dos bombeiros, antes de instalar.",
          "Sim, desde que a portaria acione a emergência. O responsável pelo AVCB do prédio, o documento dos bombeiros, deve aprovar o projeto.",
          "Passa, porque os dois lados podem ser soltos de uma vez. Convém que quem cuida do AVCB, a vistoria dos bombeiros, veja o projeto antes.",
        ],
      },
      {
        question: "Como fica a entrega na clausura de pedestres?",
        answers: [
          "O entregador entra pela primeira porta, que fecha atrás dele, e deixa o pacote no espaço do meio. O morador retira ali sem liberar o prédio.",
          "A entrega se faz no meio: o entregador passa a primeira porta e para antes da segunda, que só o morador usa.",
          "O pacote troca de mãos entre as duas portas. Quem entrega não chega a entrar no prédio.",
        ],
      },
    ],
    photo: "fotos das duas entradas, das etiquetas dos motores e a distância entre os portões",
  },
  {
    id: "clausura-em-predio-pequeno",
    broader: "controle-de-acesso",
    label: "Clausura em condomínio pequeno, com dois basculantes rápidos",
    phrase: "a clausura em condomínio pequeno",
    asks: [
      "clausura condomínio pequeno",
      "eclusa condomínio pequeno",
      "clausura prédio pequeno",
      "eclusa prédio pequeno",
      "clausura poucas vagas",
      "clausura basculante",
      "eclusa basculante",
      "clausura dois basculantes",
      "clausura 2 basculantes",
      "clausura portão basculante",
      "basculante rápido clausura",
      "basculante rápido eclusa",
      "dois basculantes intertravados",
      "clausura 2 portões basculante",
      "clausura portão rápido",
      "eclusa portão rápido",
      "clausura garagem pequena",
      "clausura pouco espaço",
      "clausura precisa quantos metros",
      "clausura sem espaço",
      "eclusa sem espaço",
      "não tem espaço clausura",
      "tempo espera clausura",
      "tempo espera eclusa",
      "clausura demora",
      "eclusa demora fila",
      "motor rápido clausura",
      "motor rápido eclusa",
      "quantos metros clausura",
      "espaço mínimo clausura",
      "espaço mínimo eclusa",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor para clausura precisa ser rápido e de uso intenso, porque cada carro espera dois portões: procure na ficha o tempo de abertura e os ciclos por hora, um terço acima da hora de pico. Os dois portões devem ter tempos parecidos, senão a fila se forma no mais lento.",
        "Clausura com 2 portões basculantes rápidos cabe em condomínio pequeno se houver perto de 6 metros livres entre eles, mais o espaço que cada folha ocupa ao subir. Os dois motores precisam ser rápidos, de uso coletivo, e um módulo impede que um portão abra enquanto o outro não fechou.",
        "Num condomínio pequeno, a clausura pede uns 6 metros entre os dois portões, para um carro de passeio parar no meio sem encostar em nenhum. Onde não há esse espaço, a saída costuma ser um portão só, rápido, com fotocélula e fechamento automático curto.",
        "Na eclusa sem espaço, com menos de uns 6 metros livres, não cabe o carro entre os dois portões, e o melhor é um portão só, rápido, com fotocélula, pausa curta e câmera. Outra saída é recuar o portão de dentro ou usar o de correr, que não avança ao abrir. A medida da entrada decide.",
        "O tempo de espera na clausura é a soma de três movimentos: abrir o primeiro portão, fechá-lo e abrir o segundo. Com motores rápidos dá perto de meio minuto por carro. Com motores de 15 segundos, passa de 45. É por isso que a clausura pede motor rápido nos dois portões.",
        "O basculante rápido serve para a clausura de prédio pequeno, desde que a folha, ao subir, não invada o lugar do carro. Em cada entrada o morador espera dois portões, e por isso a velocidade conta em dobro: com motores lentos, forma-se fila na rua mesmo com poucas vagas.",
      ],
      price: [
        "A clausura de condomínio pequeno custa a soma de dois motores, do módulo de intertravamento e dos sensores, e sai por orçamento grátis com fotos da entrada. Em portão de uso coletivo, a troca de cada motor fica de {price.heavySwap}, com mão de obra. O portão que faltar é do serralheiro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O espaço que a clausura pede", "Meça antes de decidir pela clausura"],
        slots: [
          [
            "A medida decide mais que o número de vagas. Faça esta conta com os portões fechados e ninguém na passagem.",
            "Antes do orçamento, três medidas mostram se a clausura cabe na entrada do prédio.",
          ],
        ],
        steps: [
          "Meça o maior carro do prédio, de para-choque a para-choque.",
          "Some uns 50 cm de folga na frente e atrás: dá perto de 6 metros.",
          "No basculante, some o quanto a folha avança para dentro e para fora ao subir.",
          "Confira se a folha do portão da rua não passa sobre a calçada.",
        ],
      },
      {
        about: "choose",
        headings: ["Basculante, de correr ou um portão só", "O que usar quando a entrada é curta"],
        slots: [
          [
            "O basculante dispensa parede livre ao lado, mas toma um pouco da clausura enquanto sobe. Onde há muro livre, o portão de correr ocupa menos comprimento, e é comum usar um de cada.",
            "O basculante rápido serve onde não há parede ao lado, desde que se conte o avanço da folha. Com muro livre, o portão de correr rouba menos espaço da clausura, e os dois tipos podem ser misturados.",
          ],
          [
            "Se nem assim couber, um só portão rápido, com fotocélula, pausa curta e câmera, já corta boa parte da carona, que é o estranho que entra atrás do carro.",
            "Sem espaço para dois, um portão rápido com pausa curta e fotocélula diminui o tempo de vão aberto, que é quando o estranho entra atrás do morador.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que liga um portão ao outro", "Como os dois portões trabalham juntos"],
        slots: [
          [
            "Cada folha leva um sensor que avisa quando está fechada, e o módulo de intertravamento bloqueia o comando do outro portão até esse aviso chegar. Fotocélulas nos dois vãos evitam que a folha desça sobre o carro.",
            "Um sensor em cada portão avisa que ele fechou, e só então o módulo libera o outro. Nos dois vãos vai fotocélula, para que nenhuma folha desça sobre quem está no meio.",
          ],
          [
            "Mesmo em prédio sem portaria deve existir um botão de emergência que solte os dois lados, além do nobreak. Basculante com defeito só o técnico destrava.",
            "Preveja nobreak e um botão que libere os dois portões numa emergência. Basculante parado não se destrava nem se empurra; chama-se o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Clausura funciona sem porteiro?",
        answers: [
          "Funciona. O morador aciona o primeiro portão com a tag ou o controle, e o segundo abre sozinho depois que o primeiro fecha.",
          "Sim: o módulo faz a sequência sozinho. Um botão de emergência e uma câmera no meio completam o conjunto.",
        ],
      },
      {
        question: "Dá para usar os motores basculantes que já temos?",
        answers: [
          "Dá, se as centrais aceitam o módulo e se os motores são rápidos o bastante. A foto das etiquetas mostra isso.",
          "Muitas vezes sim. O que costuma ser trocado é o motor lento, porque a espera é a soma dos dois portões.",
        ],
      },
      {
        question: "Quanto tempo o morador espera na clausura?",
        answers: [
          "A soma de uma abertura, um fechamento e outra abertura. Com motores rápidos fica perto de meio minuto. Com motores lentos passa de um minuto.",
          "São três movimentos até entrar. Por isso se usam motores rápidos nos dois portões, mesmo com poucas vagas.",
        ],
      },
    ],
    photo: "fotos das duas entradas, das etiquetas dos motores e a distância entre os portões",
  },
  {
    id: "portaria-remota",
    broader: "controle-de-acesso",
    label: "Portão para portaria remota",
    phrase: "o portão da portaria remota",
    asks: [
      "portaria remota falta energia",
      "portaria remota falta luz",
      "portaria remota sem luz",
      "portaria remota nobreak",
      "motor portaria remota preço",
      "motor portão portaria remota preço",
      "portão portaria remota preço",
      "portaria remota ou porteiro",
      "portaria virtual ou porteiro",
      "porteiro ou portaria remota",
      "portaria remota ou porteiro condomínio pequeno",
      "portaria remota vale pena",
      "portaria remota trocar motor",
      "portaria remota precisa trocar motor",
      "portaria remota precisa",
      "portaria virtual precisa",
      "portaria virtual trocar motor",
      "portaria remota",
      "portaria virtual",
      "portaria remota portão",
      "portaria virtual portão",
      "portaria remota tag",
      "portaria remota facial",
      "portaria remota tag facial",
      "portaria remota leitor facial",
      "portaria remota leitor facial tag veicular",
      "portaria remota integrada portão",
      "portaria virtual tag",
      "portaria virtual facial",
      "portaria remota exige portão",
      "portaria virtual exige portão",
      "portaria remota motor",
      "portaria autônoma",
      "portaria remota condomínio",
      "portaria virtual condomínio",
      "portaria remota garagem",
      "portaria à distância",
      "portaria remota prédio pequeno",
      "portaria remota preço",
    ],
    intent: "question",
    answers: {
      any: [
        "Na portaria remota, o portão precisa ter motor de uso intenso, fotocélula, nobreak, sensor de portão aberto e uma entrada livre na central, por onde chegam a tag, o leitor facial e o operador. O motor em boas condições continua. O que falta é instalado por nós, com orçamento grátis pela foto da etiqueta e da placa.",
        "Para a portaria remota, também chamada de virtual, o portão precisa de cinco coisas: motor de uso intenso, fotocélula, sensor que avise folha aberta, nobreak e entrada livre na central. Se o motor aguenta o movimento do prédio, só se somam os acessórios, orçados por foto.",
        "O portão de um prédio com portaria remota precisa avisar se está aberto, funcionar sem luz e aguentar uso intenso. Isso pede sensor de folha aberta, nobreak, fotocélula e um motor forte, com entrada livre na central para tag, facial e operador. O que faltar é orçado grátis, por foto da etiqueta.",
        "Na portaria remota, a tag abre a garagem, o leitor facial abre a entrada de pedestres e o operador abre à distância. Os três comandam o portão pela entrada de botoeira da central, e o motor continua se for de uso intenso. O que mais falta nos prédios é sensor de portão aberto e nobreak.",
        "Em condomínio pequeno, a portaria remota costuma sair mais barata que o porteiro, porque a mensalidade substitui a escala de 24 horas. Com muita entrega, idosos ou internet que cai, o porteiro atende melhor. Para ela, o portão precisa de motor de uso intenso, sensor de folha aberta e nobreak.",
        "Na falta de energia, o portão da portaria remota só abre com nobreak no motor e na internet. Sem ele, o portão de correr ou de abrir é solto com a chave, por alguém treinado, e o basculante com defeito nunca se destrava. Instalamos nobreak e sensores, com valor por foto.",
      ],
      price: [
        "Adaptar o portão para portaria remota custa pouco quando o motor já é de uso intenso: entram sensor de portão aberto, fotocélula e nobreak, orçados grátis por foto. Se o motor precisar ser trocado, fica de {price.heavySwap}, com mão de obra. A mensalidade é da empresa de portaria.",
        "O preço do portão para portaria remota depende do motor: um de uso intenso, instalado, custa de {price.heavySwap}. Se o atual aguenta, paga-se só nobreak, fotocélula e sensor de portão aberto, orçados por foto. O operador e o sistema são cobrados à parte, pela empresa de portaria.",
        "Na portaria remota, a parte do portão vai de alguns acessórios, orçados por foto, até a troca por motor de uso intenso, de {price.heavySwap} com mão de obra. O que decide é o estado do motor atual. A mensalidade fica com quem presta a portaria.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no portão antes de contratar", "Lista do portão para a portaria remota"],
        slots: [
          [
            "O portão é acertado antes do sistema, porque folha que agarra ou motor que desarma ninguém resolve de longe.",
            "Acerte o portão primeiro, com o síndico: o operador à distância não empurra uma folha presa.",
            "Na portaria remota, um portão com defeito vira chamado toda semana. Ele é revisto antes de assinar o contrato.",
          ],
        ],
        bullets: [
          "Sensor magnético de portão aberto em cada folha",
          "Nobreak para motores, leitores e roteador",
          "Segunda internet, de outra operadora",
          "Fotocélula e fechamento automático testados",
          "Alguém no prédio treinado para destravar o portão",
        ],
      },
      {
        about: "what",
        headings: ["Como a tag e o leitor facial abrem o portão", "Tag na garagem, facial na entrada de pedestres"],
        slots: [
          [
            "A tag colada no para-brisa é lida por uma antena a alguns metros, com o alcance regulado para não abrir a quem só passa na rua. O leitor facial fica na entrada de pedestres, abrigado do sol, e solta a fechadura.",
            "Na garagem, uma antena lê a tag do para-brisa e manda abrir. O alcance é limitado à frente do portão. Na entrada de pedestres, o leitor facial libera a fechadura e deve ficar longe do sol direto.",
            "O carro é reconhecido pela tag no para-brisa, e o pedestre, pelo rosto. A antena da tag é regulada para ler só quem para diante do portão, e o leitor facial precisa de sombra.",
          ],
          [
            "Os dois chegam à central por um contato sem tensão, igual ao de um botão de parede, e o operador usa um módulo de rede na mesma entrada. Como o rosto é dado sensível pela LGPD, ofereça também cartão ou senha.",
            "Para a central, tag, facial e operador são como três botões ligados à mesma entrada. Ofereça cartão ou senha a quem não quiser cadastrar o rosto, que é dado sensível pela LGPD.",
            "A ligação é simples: cada leitor dá um contato na entrada de botoeira, e o módulo de rede do operador faz o mesmo. O rosto é protegido pela LGPD, e por isso deve haver outro meio de entrar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que cada empresa fornece", "Quem cuida do quê na portaria remota"],
        slots: [
          [
            "A empresa de portaria costuma fornecer operador, cadastro e leitores. Motor, central, sensores da folha e ponto de ligação ficam com o técnico de portão, e convém escrever essa divisão no contrato.",
            "Divida no contrato: operador, cadastro e leitores são da empresa de portaria; motor, central e sensores, do técnico de portão. Assim fica claro quem chamar quando algo falha.",
            "Cada lado tem sua parte, e ela deve estar escrita. A portaria cuida de operador e leitores; o técnico de portão, de motor, central, sensores e ligação.",
          ],
          [
            "Motor residencial, lento ou que desarma na hora de movimento não acompanha um prédio. A troca por um de uso intenso fica de {price.heavySwap}, com mão de obra.",
            "Se o motor é de casa ou desliga por calor na saída da manhã, ele precisa ser trocado, o que custa de {price.heavySwap} com o serviço. O que está em bom estado recebe só os acessórios.",
            "O motor em bom estado continua, e o gasto se limita aos acessórios. O que desarma na hora de pico é trocado por um de uso intenso, de {price.heavySwap}, instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se a internet cair, o portão abre?",
        answers: [
          "Abre por tag e facial que guardam o cadastro no próprio leitor, mas o operador fica sem comando. Por isso o prédio precisa da segunda internet.",
          "Para quem tem tag ou rosto cadastrado, em geral sim. Visitas e entregas dependem do operador, que só volta com a internet reserva.",
          "Depende do leitor: os que guardam o cadastro continuam. Confirme isso antes de contratar, porque há modelos que só funcionam em rede.",
        ],
      },
      {
        question: "Portaria remota exige clausura?",
        answers: [
          "Não é obrigatório, mas ajuda: com dois portões que nunca abrem juntos, ninguém entra de carona atrás do carro. Depende do espaço da entrada.",
          "Não exige. Onde cabem uns 6 metros entre dois portões, a clausura acaba com a carona.",
          "Não. Sem espaço para ela, reduza o tempo de portão aberto e deixe a fotocélula em ordem.",
        ],
      },
      {
        question: "E se faltar luz no prédio?",
        answers: [
          "O nobreak sustenta motores, leitores e roteador por um número de ciclos que depende da bateria. Depois, o portão de correr ou de abrir é solto com a chave; basculante com cabo ou mola ruim não se destrava.",
          "Com nobreak, o portão continua por algumas dezenas de ciclos, conforme a bateria. Acabada a carga, alguém treinado usa a chave, nunca em basculante com defeito.",
          "Funciona enquanto durar a bateria. Em prédio com gerador, ligue o portão e o roteador nele.",
        ],
      },
      {
        question: "Para que serve o sensor de portão aberto?",
        answers: [
          "Ele avisa o operador quando a folha não fechou. Sem essa confirmação, quem está à distância não sabe se o prédio ficou aberto.",
          "Para confirmar que o portão encostou depois de cada passagem. É um par magnético na folha, ligado ao sistema da portaria.",
          "Para o alarme tocar na portaria se a folha ficar aberta além do tempo. É uma peça simples, e a mais esquecida.",
        ],
      },
    ],
    photo: "fotos da entrada, da etiqueta do motor e do leitor ou sistema escolhido",
  },
  {
    id: "portaria-remota-motores",
    broader: "controle-de-acesso",
    label: "Motores compatíveis com portaria remota",
    phrase: "os motores compatíveis com a portaria remota",
    asks: [
      ...combine(
        ["portaria remota", "portaria virtual", "portaria à distância"],
        [
          "motores compatíveis",
          "motor compatível",
          "quais motores",
          "qual motor",
          "motor serve",
          "compatível",
          "qualquer motor",
          "funciona qualquer motor",
          "motor marca",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "São compatíveis com a portaria remota os motores de qualquer marca cuja central tenha entrada de botoeira, porque o operador, a tag e o leitor facial abrem por ela. O que elimina um motor é o uso: o residencial, de poucas aberturas por hora, não acompanha um prédio. A foto da etiqueta mostra se o seu serve.",
        "Quase todos os motores de portão são compatíveis com a portaria remota, virtual ou à distância: basta a central ter entrada de botoeira e o motor aguentar o movimento do prédio. A marca não decide. Se o seu não serve, a troca por um de uso intenso custa de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o motor é compatível", "O que olhar no motor do prédio"],
        slots: [
          [
            "A compatibilidade está na central, a placa do motor, e não no nome da marca. Confira cinco pontos antes de assinar com a portaria.",
            "Duas coisas decidem: as entradas da placa e quantas vezes o motor pode abrir por hora. Veja ponto por ponto.",
          ],
        ],
        bullets: [
          "Entrada de botoeira, que recebe o contato do operador, da tag e do leitor",
          "Entrada de só abrir, para um segundo comando não fechar sobre o carro",
          "Entrada de fotocélula, com a fotocélula instalada",
          "Ciclos por hora da ficha acima dos carros da hora cheia",
          "Nobreak próprio para motor de portão, compatível com inversor se houver",
        ],
      },
      {
        about: "choose",
        headings: ["Motor de casa, de prédio e com inversor", "Que motor serve e qual não serve"],
        slots: [
          [
            "O motor residencial até liga no sistema, mas esquenta e desarma na hora de pico, e de longe ninguém o socorre. O de uso intenso, com ou sem inversor, o circuito que controla a velocidade, é o indicado. Motor com inversor funciona igual, desde que o nobreak seja compatível.",
            "Serve o motor de uso intenso, em qualquer das marcas conhecidas. O de casa é compatível na ligação e insuficiente no uso: desarma por calor quando vários carros saem juntos. Com inversor, o circuito que regula a velocidade, a única ressalva é o nobreak.",
          ],
          [
            "Motor muito antigo, sem entrada de botoeira, pede a troca da central ou um receptor avulso.",
            "Se a placa é tão antiga que não tem botoeira, troca-se só a central, quando há uma compatível.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quem liga o quê", "A ligação entre portaria e motor"],
        slots: [
          [
            "A empresa de portaria instala leitores e módulo de rede. O técnico de portão deixa na central um contato para cada um, testa a fotocélula e instala o sensor que avisa se a folha ficou aberta.",
            "O módulo e os leitores são da portaria. O ponto de ligação na placa, o sensor de folha aberta e o teste da fotocélula são do técnico do motor. Peça essa divisão por escrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a marca do motor para ter portaria remota?",
        answers: [
          "Não. A ligação é por contato, igual à de um botão de parede, e qualquer marca o aceita.",
          "Não é preciso. O sistema só fecha um contato na central, e isso não depende da marca.",
        ],
      },
      {
        question: "Os controles dos moradores continuam valendo?",
        answers: [
          "Continuam, se o condomínio quiser. Muitos prédios os trocam por tag, para poder apagar quem se mudou.",
          "Podem continuar ao lado da tag. O síndico decide, e a memória da central guarda os dois.",
        ],
      },
      {
        question: "O portão basculante aceita portaria remota?",
        answers: [
          "Aceita, com fotocélula e sensor de folha aberta. Cabos e contrapeso precisam de revisão, porque defeito ali não se resolve de longe.",
          "Sim. O basculante só exige mais cuidado com cabo e contrapeso, que são revistos antes.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da entrada e do número de vagas",
  },
  {
    id: "perdi-apagar-outros",
    broader: "controle",
    label: "Apagar um controle sem apagar os outros",
    phrase: "o apagamento do controle perdido",
    asks: [
      "apagar todos tirar um controle",
      "remover único controle memória",
      "remover um controle memória placa",
      "apagar controle só placa",
      "apagar um controle só",
      "apagar um controle só placa",
      "roubaram controle cadastrar todos",
      "cadastrar todos novo controle",
      "recadastrar todos controles",
      "roubado controle cadastrar todos novo",
      "perdi controle cadastrar todos",
      "perdi controle apagar outros",
      "perdi controle apagar memória",
      "perdi controle preciso apagar",
      "perdi controle apagar todos",
      "perdi controle apagar",
      "perdi controle carro apagar",
      "perdi controle moto apagar",
      "perdi controle moto apagar placa",
      "perdi controle moto apagar central",
      "perdi controle carro apagar central",
      "perdi controle apagar central",
      "perdi controle como apagar central",
      "perdi controle como apagar placa",
      "apagar controle perdido central",
      "controle perdido apagar outros",
      "controle perdido apagar todos",
      "controle roubado apagar outros",
      "apagar só um controle",
      "apagar apenas um controle",
      "apagar um controle outros",
      "apagar controle sem apagar outros",
      "bloquear controle sem apagar outros",
      "bloquear controle roubado sem apagar outros",
      "bloquear controle perdido sem apagar outros",
      "bloquear controle prédio sem apagar outros",
      "excluir só um controle",
      "apagar outros controles",
      "apagar todos controles perdi um",
      "perdi controle outros param",
      "tirar só controle perdido",
      "roubaram controle apagar outros",
      "perdi controle regravar",
      "sumiu controle apagar outros",
    ],
    intent: "question",
    answers: {
      any: [
        "Apagar da memória só o controle perdido é possível quando a central tem cadastro individual. Na maioria das placas, apagam-se todos e se gravam de novo os que ficaram. Num receptor externo você mesmo faz, pelo manual. Dentro do motor, o serviço é do técnico, na visita com regulagem, que em casa parte de {price.preventive}, sem peças.",
        "Excluir um controle da placa comum apaga todos, e os que sobraram são gravados de novo em poucos minutos. Só o receptor com cadastro numerado exclui um controle roubado ou perdido sem mexer nos outros. Se o botão fica sob a tampa do motor, quem faz é o técnico, em visita com regulagem, a partir de {price.preventive} em casa, sem peças.",
        "Quem perde o controle do carro ou da moto quase sempre precisa apagar todos da memória e regravar os que ficaram, porque poucas centrais excluem um só. O serviço leva minutos. Se a placa fica dentro do motor, é do técnico, em visita com regulagem a partir de {price.preventive} em casa, sem peças.",
      ],
      "how-to": [
        "Para apagar da placa o controle perdido ou roubado, na maioria dos casos limpa-se a memória inteira, segurando o botão de gravar até o LED mudar, e depois se gravam os controles que ficaram. Num receptor externo você mesmo faz. Se o botão fica sob a tampa do motor, junto da rede elétrica, chame o técnico.",
        "Apagar um controle só da memória é possível apenas na central com cadastro numerado. Nas outras, todos são apagados e os que ficaram são gravados de novo, um de cada vez. Para limpar, segure o botão de gravar por vários segundos, até o LED confirmar. Se o botão está dentro do motor, quem faz é o técnico.",
      ],
      price: [
        "Apagar o controle perdido e regravar os outros é um serviço de programação, sem peça, que cabe na visita com regulagem, a partir de {price.preventive} em casa. Um controle novo é cobrado à parte, conforme o modelo, e gravado na mesma visita.",
        "O custo de apagar um controle é o da visita com regulagem, a partir de {price.preventive} em casa, sem peças, em que o técnico limpa a memória e regrava os que ficaram. Um controle novo é somado à parte. Num receptor externo, você pode fazer sozinho.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como apagar o controle perdido, na ordem", "Passo a passo para apagar e regravar"],
        slots: [
          [
            "Reúna todos os controles antes, porque o que não estiver presente na limpeza deixa de abrir. Se o botão fica sob a tampa do motor, não abra, porque ali há tensão da rede.",
            "O controle que faltar no dia fica sem funcionar até ser gravado, então junte os de todos. Se a placa está dentro do motor, por onde passa a rede elétrica, quem limpa a memória é o técnico.",
            "Junte primeiro os controles da casa, já que a limpeza apaga todos. O receptor externo você mesmo opera; a placa dentro do motor, junto da rede elétrica, não.",
          ],
        ],
        steps: [
          "Veja no manual se a central apaga um só ou todos.",
          "Feche o portão e deixe a passagem livre.",
          "No receptor externo, segure o botão de gravar até o LED apagar ou piscar diferente, que é a sequência mais comum.",
          "Regrave um controle de cada vez e teste cada tecla.",
          "Anote o dono de cada um.",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o perdido não é apagado", "O que não cancela o controle sumido"],
        slots: [
          [
            "Quem achou o controle consegue abrir o portão enquanto o código estiver na memória. Se havia um endereço junto, desligue o disjuntor do motor à noite e confira se a folha fica travada.",
            "O código do controle sumido vale até a limpeza, então deixe o disjuntor do motor desligado à noite, sobretudo se ele se perdeu com documentos ou com o carro.",
            "Até ser apagado, o controle perdido abre o portão para quem estiver com ele. Se sumiu com documento ou veículo, corte a energia do motor à noite e tranque por dentro.",
          ],
          [
            "Comprar outro controle ou trocar a pilha dos seus não bloqueia o perdido. Se os da casa são cópias dele em código fixo, regravá-los devolve o acesso, e nesse caso é preciso mudar o código.",
            "Um controle novo não cancela o antigo, só a limpeza faz isso. Cuidado com cópias de código fixo, porque regravar uma delas faz o perdido abrir outra vez.",
            "Só a limpeza da central cancela o controle sumido. Se os que ficaram repetem o código fixo dele, é preciso trocar o código ou os controles, ou ele volta a abrir.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale o cadastro individual", "Receptor que apaga um só"],
        slots: [
          [
            "Em prédio, o receptor com cadastro numerado evita chamar todo mundo a cada perda e se paga logo. Em casa, com três ou quatro controles, apagar tudo e regravar resolve sem comprar nada.",
            "Muitos usuários justificam um receptor que exclui um por vez. Uma família, com poucos controles, gasta menos limpando a memória e gravando de novo.",
            "O cadastro individual compensa onde entra e sai gente, como prédio e empresa. Numa casa, a limpeza geral leva minutos e não pede aparelho novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso do controle perdido para apagá-lo?",
        answers: [
          "Não, na limpeza geral ele não é necessário. No cadastro individual, é preciso saber a posição em que ele foi gravado.",
          "Para limpar tudo, não. Para tirar só ele, a central exige o número do cadastro, por isso anote ao gravar.",
        ],
      },
      {
        question: "Apagar a memória muda o percurso do portão?",
        answers: [
          "Em geral não, porque o percurso e os controles ficam em memórias separadas. Confira no manual do modelo antes da limpeza.",
          "Na maioria das placas, não. O portão continua parando no mesmo ponto, e só os controles precisam ser gravados.",
        ],
      },
      {
        question: "Quanto tempo leva apagar e regravar?",
        answers: [
          "São poucos minutos, com todos os controles à mão. O que demora é reunir os aparelhos da família.",
          "É rápido: a limpeza leva segundos, e cada controle, cerca de um minuto, com teste.",
        ],
      },
      {
        question: "E o controle do carro que foi vendido ou roubado?",
        answers: [
          "Vale o mesmo: apague-o da central no mesmo dia. Em caso de roubo, guarde o boletim e desligue o disjuntor à noite até a limpeza.",
          "Limpe a memória e regrave os outros assim que puder, porque o novo dono, ou quem roubou, continua abrindo o portão.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e de um dos controles que ficaram",
  },
  {
    id: "quantos-controles-cabem",
    broader: "receptor",
    label: "Quantos controles cabem na memória",
    phrase: "a capacidade da memória de controles",
    asks: [
      "quantos controles posso gravar",
      "quantos controles posso gravar portão",
      "quantos controles gravar [marca]",
      "quantos controles motor [marca]",
      "quantos controles posso gravar [marca]",
      "quantos controles [marca]",
      "quantos controles central [marca]",
      "quantos controles cabem",
      "quantos controles cabem memória",
      "quantos controles cabem central",
      "quantos controles memória",
      "quantos controles placa",
      "quantos controles grava",
      "quantos controles programar",
      "quantos controles programar central",
      "quantos controles pode cadastrar",
      "quantos controles posso cadastrar",
      "quantos controles central aceita",
      "quantos controles aceita",
      "quantos controles posso ter",
      "quantos controles suporta",
      "capacidade memória controles",
      "capacidade controles central",
      "limite controles central",
      "máximo controles central",
      "número máximo controles",
      "quantas pessoas controle portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Na memória da central de portão residencial cabem, em geral, de algumas dezenas a mais de cem controles. O receptor de condomínio guarda algumas centenas, e há modelos para mil ou mais. O número exato está no manual. Em muitas placas cada botão gravado ocupa um lugar, e um controle com três botões gravados usa três.",
        "Na placa de portão residencial cabem, em geral, de algumas dezenas a mais de cem controles, e no receptor de prédio, algumas centenas ou mais. O limite cai quando se grava mais de um botão de cada controle, porque em muitas centrais cada botão ocupa uma posição. O manual do modelo traz o número certo.",
        "Você pode gravar no motor de casa de algumas dezenas a pouco mais de cem controles, conforme o modelo. Um receptor para condomínio guarda centenas. Se dois botões de cada controle são gravados, cabe a metade, porque cada botão costuma ocupar um lugar. Procure no manual o número de posições da sua central.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como se conta a memória", "Posições, botões e controles"],
        slots: [
          [
            "O manual informa a memória em posições, e cada posição guarda um botão na maioria das placas. Uma memória de 100 posições recebe 100 controles com um botão gravado ou 50 com dois. Grave só o botão que cada pessoa usa, e sobra lugar.",
            "Uma posição é um botão gravado, na maioria das placas. Assim, 100 posições dão lugar a 100 controles de um botão ou a 50 com dois, e gravar apenas o botão usado economiza memória.",
            "Cada botão cadastrado toma uma posição, e é o número de posições que aparece no manual. Com 100 posições, a placa recebe 50 controles de dois botões, ou 100 se só um botão de cada for gravado.",
          ],
          [
            "O tipo de código também conta. A cópia de código fixo repete o sinal do original e não ocupa outro lugar; o controle de código rolante, que muda o sinal a cada aperto, precisa de uma posição própria.",
            "O controle clonado em código fixo usa a mesma posição do primeiro, porque manda o mesmo sinal. No código rolante, em que o sinal muda a cada uso, cada aparelho é único e ocupa um lugar.",
            "Em código fixo, dois controles copiados um do outro contam como um só. No código rolante, em que o sinal muda a cada aperto, cada controle ocupa o seu lugar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Sinais de memória cheia", "Quando a central recusa outro controle"],
        slots: [
          [
            "O sinal mais comum de memória cheia é um controle compatível, com pilha nova, que a central não grava. Em muitas placas só existe a limpeza geral: todos os controles são apagados, e depois se gravam de novo os que estão em uso.",
            "Se um controle compatível e com pilha boa não é aceito, a memória provavelmente encheu. Poucas placas apagam um controle só, por isso o usual é limpar tudo e recadastrar quem ainda usa, o que devolve os lugares de quem já saiu.",
            "A central cheia não grava mais nenhum controle, mesmo que ele seja compatível e tenha pilha nova. A saída usual é apagar todos e gravar de novo apenas os que ainda são usados, com todos os aparelhos à mão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Casa, prédio pequeno e condomínio", "Memória para cada uso"],
        slots: [
          [
            "Em casa a memória quase nunca enche. Em prédio, conte dois controles por vaga e some uma folga para trocas. Se a central não basta, um receptor avulso com mais posições é ligado à entrada do botão de parede, sem trocar a placa nem o motor.",
            "Numa residência, qualquer central costuma bastar. No condomínio, multiplique as vagas por dois e deixe sobra. Se faltar lugar, um receptor avulso maior resolve, ligado à mesma placa e com o mesmo motor.",
            "Para uma casa, a memória da própria placa é suficiente. Um prédio precisa de duas posições por vaga e alguma reserva, e quando a placa não comporta tudo acrescenta-se um receptor maior, sem mexer no motor.",
          ],
          [
            "Prefira o receptor com cadastro individual, que permite apagar um controle perdido sem regravar os outros.",
            "Para o prédio, vale escolher o receptor que apaga um controle de cada vez, porque assim uma perda não obriga todos os moradores a regravar.",
            "O receptor com lista numerada é o mais prático em prédio, já que o controle perdido é excluído sozinho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para aumentar a memória da placa?",
        answers: [
          "Em algumas placas, sim, porque o chip de memória pode ser trocado. Na maioria, usa-se um receptor avulso com mais posições.",
          "Raramente se aumenta a da própria placa. O caminho comum é ligar a ela um receptor avulso de mais posições.",
        ],
      },
      {
        question: "Dois receptores funcionam no mesmo portão?",
        answers: [
          "Sim, os dois podem ser ligados à mesma entrada da central. Anote em qual deles cada controle foi gravado, para apagar depois.",
          "Funcionam juntos, cada um com a sua lista. É preciso saber em qual dos dois cada controle está, para conseguir apagá-lo depois.",
        ],
      },
      {
        question: "A tag ocupa lugar na mesma memória?",
        answers: [
          "Não, porque a tag é cadastrada no leitor dela, que tem memória própria.",
          "Não ocupa. O leitor de tag guarda a sua lista e só manda o comando de abrir à central.",
        ],
      },
      {
        question: "Como descubro a capacidade da minha central?",
        answers: [
          "O modelo impresso na etiqueta do motor ou na tampa leva ao manual, que traz o número de posições. Não é preciso abrir o motor.",
          "A etiqueta traz o modelo, e o manual dele traz o número de posições. A foto dela basta para consultarmos.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do receptor",
  },
  {
    id: "alexa-ou-farol",
    broader: "modulo-wifi",
    label: "Abrir pela Alexa ou pelo farol",
    phrase: "a abertura pela Alexa ou pelo farol",
    asks: [
      "alexa farol",
      "alexa farol carro",
      "alexa botão farol",
      "alexa ou farol",
      "alexa botão carro",
      "google farol",
      "alexa transmissor farol",
      "alexa controle carro",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para abrir o portão pela Alexa e pelo farol do carro: o farol alto aciona um transmissor gravado na central, e a Alexa comanda um módulo Wi-Fi ligado ao motor. Para quem chega, o farol é mais prático e funciona sem internet. A voz serve dentro de casa.",
        "Sim, abrir com o farol alto e também com a Alexa é possível, sem trocar o motor. Piscando o farol, um transmissor escondido no carro manda o código. O comando de voz usa módulo Wi-Fi na central do portão e exige código falado.",
        "Se não quer pegar controle, o farol do carro é o mais prático: um lampejo do farol alto aciona o transmissor e o portão abre, mesmo sem rede. A Alexa, por voz, precisa de módulo Wi-Fi de 2,4 GHz e internet, e ajuda mais quem já está em casa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o farol abre o portão", "O transmissor no farol alto"],
        slots: [
          [
            "O transmissor recebe energia do fio do farol alto e envia o código ao portão no lampejo, sem pilha. No carro quem liga é o autoelétrico. No portão, grava-se como mais um controle.",
            "No lampejo, o fio do farol alimenta o transmissor, que manda o código ao receptor. A ligação no veículo é de autoelétrico, e a gravação na central leva minutos.",
            "Sem pilha, ele funciona com a energia do farol alto, e o receptor o vê como um controle comum. Um autoelétrico instala no carro, e depois se cadastra no portão.",
          ],
          [
            "Prefira modelo que peça dois lampejos, para não abrir quando você só pisca para alguém. Ao vender o carro, apague o código da central.",
            "Com um toque só, um lampejo perto de casa abre sem querer, então escolha o de dois. Carro vendido pede o transmissor apagado.",
            "Dois lampejos evitam abertura por engano na sua rua. O código sai da memória quando o carro é vendido.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que a Alexa exige", "Alexa: módulo, rede e voz"],
        slots: [
          [
            "O módulo Wi-Fi precisa ser compatível com Alexa ou Google e ter sinal de 2,4 GHz no ponto do motor. Ative o código de voz, ou qualquer pessoa abre falando perto da caixa de som.",
            "Confira no módulo a compatibilidade com Alexa ou Google e, na garagem, a rede de 2,4 GHz. Sem código de voz, visita e criança abrem o portão falando.",
            "Duas coisas decidem: módulo que cite Alexa ou Google e Wi-Fi de 2,4 GHz chegando ao motor. Depois, o código falado impede que outros abram.",
          ],
          [
            "Sem internet a voz para, mas farol, controle e botoeira continuam. Nos dois casos, acione só com o portão à vista e a fotocélula em ordem.",
            "Caiu a rede, cai só a voz. Abra e feche sempre vendo o vão, com a fotocélula testada, porque nem voz nem farol enxergam quem passa.",
            "A voz depende da rede, o farol não. Em ambos, a fotocélula e o seu olho é que protegem quem está no vão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa abrir pelo farol ou pela Alexa", "O que se paga em cada um"],
        slots: [
          [
            "O transmissor de farol costuma ser o mais barato, com a ligação no autoelétrico e a gravação na central. O módulo Wi-Fi custa mais e soma a instalação na placa, serviço de até {trade.smallRepair}.",
            "No farol entram transmissor, autoelétrico e gravação; na Alexa, módulo e ligação na central, feita em até {trade.smallRepair}. O primeiro sai por menos quando é um carro só.",
            "Para um carro, o farol gasta menos; para a família toda, o módulo atende todos os celulares e a voz. Ligar o módulo leva até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O botão original do carro (HomeLink) abre portão?",
        answers: [
          "Só se o receptor usar um padrão que o carro aprende. Muitos portões no Brasil usam outra codificação, e aí o transmissor no farol resolve.",
          "Às vezes, em código fixo de frequência compatível. Com rolante nacional, quase nunca.",
        ],
      },
      {
        question: "Abrir pelo farol ou pela Alexa serve para moto?",
        answers: [
          "O transmissor no farol, sim, desde que seja vedado contra água. A Alexa não ajuda na rua.",
          "Pelo farol, serve, com modelo à prova d'água. Voz só funciona perto da caixa de som ou do celular.",
        ],
      },
      {
        question: "O transmissor de farol é seguro?",
        answers: [
          "É tão seguro quanto o controle: prefira código rolante. Se o carro for furtado, apague o código no mesmo dia.",
          "Sim, com código rolante e dois lampejos. Carro roubado abre o portão até o código sair da memória.",
        ],
      },
      {
        question: "Os controles antigos continuam valendo?",
        answers: [
          "Continuam, tanto com o transmissor quanto com o módulo, porque os dois só somam um comando.",
          "Sim. Nada é apagado: farol e voz entram ao lado do controle e da botoeira.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do controle que você usa, frente e verso",
  },
  {
    id: "controles-por-apartamento",
    broader: "receptor",
    label: "Memória da central pelo número de apartamentos",
    phrase: "a memória de controles para o prédio",
    asks: [
      "memória apartamentos",
      "apartamentos quantos controles memória",
      "apartamento dois controles memória",
      "prédio apartamentos controles memória",
      "memória central número unidades",
      ...combine(
        [
          "quantos controles cabem",
          "quantos controles cabem memória",
          "quantos controles cabem central",
          "memória central",
          "memória receptor",
          "capacidade memória",
          "central controles",
          "receptor controles",
        ],
        [
          "prédio apartamentos",
          "apartamentos",
          "condomínio apartamentos",
          "condomínio casas",
          "prédio unidades",
          "vagas prédio",
          "prédio",
        ],
      ),
      "quantos controles receptor condomínio casas",
      "central prédio quantos apartamentos",
    ],
    intent: "question",
    answers: {
      any: [
        "Para um prédio com 60 apartamentos, a memória precisa de uns 150 lugares: dois controles por unidade e um quarto de folga, ou 300 se cada um grava dois botões. A central residencial guarda, em geral, de dezenas a pouco mais de cem; por isso se usa um receptor de condomínio, com centenas.",
        "O receptor para condomínio é o de memória grande, código rolante e exclusão de um controle por vez: para 60 apartamentos, conte 150 lugares, dois controles por unidade mais um quarto. A central residencial guarda de algumas dezenas a pouco mais de cem. Ele é ligado à entrada de botoeira do motor que já existe, e o valor sai pela foto da central.",
        "Cabem, na central residencial, de algumas dezenas a pouco mais de cem controles, e um prédio de 60 apartamentos pede 150, contando dois por unidade mais um quarto. Se forem gravados dois botões em cada, são 300 lugares: a saída é o receptor de condomínio, que tem centenas.",
        "A conta para 60 apartamentos é de 120 controles, ou 150 com folga de um quarto, e dobra quando se gravam dois botões por controle. Como a memória da central de casa vai de dezenas a pouco mais de cem, o prédio usa receptor de condomínio, com centenas de posições.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta para o seu prédio", "Quantos lugares pedir no receptor"],
        slots: [
          [
            "Em muitas centrais cada botão gravado ocupa um lugar, e por isso a lista traz os dois casos. Some zelador, portaria e prestadores fixos e, se há vagas a mais, conte por vaga.",
            "O lugar na memória costuma ser do botão, e não do controle, daí os dois números de cada linha. Havendo vaga extra, conte por vaga, sem esquecer portaria, zelador e prestadores.",
            "Como cada botão pode ocupar uma posição, veja na lista o número simples e o dobrado. Prédio com mais vagas que unidades conta por vaga e inclui funcionários.",
          ],
        ],
        bullets: [
          "20 apartamentos: 50 lugares com folga, ou 100 com dois botões",
          "40 apartamentos: 100 lugares, ou 200 com dois botões",
          "60 apartamentos: 150 lugares, ou 300 com dois botões",
          "100 apartamentos: 250 lugares, ou 500 com dois botões",
        ],
      },
      {
        about: "what",
        headings: ["Receptor de condomínio: o que muda", "Além do número de lugares"],
        slots: [
          [
            "Prefira o receptor que apaga um controle só, pelo número: quando alguém se muda ou perde o seu, os outros não são regravados. Havendo dois portões com receptores separados, cada memória guarda só os botões do seu.",
            "O que mais ajuda o síndico é apagar um morador sem mexer nos demais, em cadastro numerado. Se entrada e saída têm receptor próprio, conte os lugares de cada um em separado.",
            "Escolha um modelo com cadastro por número, que exclui um controle perdido e deixa o resto como está. Entrada e saída com receptores diferentes pedem uma conta para cada portão.",
          ],
          [
            "Em prédio, use código variável, que muda a cada toque. O de código fixo pode ser copiado fora do cadastro, e a cópia só some se o original for apagado também.",
            "O código precisa ser variável, diferente a cada aperto. Cópia de código fixo escapa do controle do síndico, pois não aparece como novo cadastro.",
            "Código variável é o indicado, porque muda sempre e não aceita cópia simples. No fixo, qualquer chaveiro duplica, e o cadastro não mostra a cópia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa aumentar a memória", "O que se troca e o que fica"],
        slots: [
          [
            "Em geral só entra o receptor, ligado à entrada de botoeira, e motor e central ficam. O valor depende do número de posições e do cadastro dos controles, que em prédio grande pode pesar mais que o aparelho. Tudo sai junto por foto da central.",
            "Motor e placa continuam, e soma-se um receptor na entrada da botoeira. Pesam no preço as posições de memória e o recadastro de cada morador, às vezes a maior parte, orçados em conjunto pela foto da central.",
            "Paga-se o receptor, que usa a mesma entrada do botão com fio, e o cadastro dos moradores, sem trocar placa nem motor. Quanto mais posições e controles, maior o valor, dado pela foto da central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles atuais servem no receptor novo?",
        answers: [
          "Servem, se o receptor lê a mesma frequência e o mesmo código. Código variável de outra marca, em geral, não é aceito, e aí entram controles novos.",
          "Depende de código e frequência iguais aos do receptor. Os de código variável costumam funcionar só com a própria marca.",
        ],
      },
      {
        question: "Dá para usar dois receptores no mesmo portão?",
        answers: [
          "Dá, porque os dois acionam a mesma entrada da central. Anote em qual deles cada morador foi gravado, para saber onde apagar depois.",
          "Sim, ligados à mesma entrada de comando. Mantenha uma lista dizendo em que receptor está cada controle.",
        ],
      },
      {
        question: "A tag no carro resolve a falta de memória?",
        answers: [
          "Resolve em boa parte: o leitor tem memória própria, com cadastro por morador. O controle fica como reserva e para quem entra de moto.",
          "Sim, pois o cadastro da tag fica no leitor, e não na central. Convém manter alguns controles como reserva.",
        ],
      },
      {
        question: "Como sei que a memória encheu?",
        answers: [
          "Um controle compatível, com pilha nova, não grava, embora os antigos funcionem. Apagar os de quem já saiu costuma liberar lugar.",
          "O sinal é a recusa de um controle novo do código certo, enquanto os outros abrem. Antes de trocar o receptor, limpe cadastros velhos.",
        ],
      },
    ],
    photo: "uma foto da central ou do receptor e da etiqueta do motor, com o número de apartamentos",
  },
  {
    id: "portaria-remota-nao-abre",
    broader: "controle-de-acesso",
    label: "Portão que a portaria remota não abre",
    phrase: "o portão que a portaria remota não abre",
    asks: [
      ...combine(
        ["portaria remota", "portaria virtual", "central portaria remota", "operador portaria remota"],
        [
          ...["não abre", "não abre portão", "portão não abre", "não consegue abrir", "não libera portão"],
          ...["não fecha", "portão não fecha", "parou", "não funciona", "caiu", "sem internet", "portão travou"],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a portaria remota não abre o portão, teste o controle de um morador: se ele abre, o motor está bom e a falha é da internet, do módulo ou do fio, e a culpa é do lado da portaria, com a empresa dela. Se nada abre, é o portão: chame o técnico, {shop.hours}.",
        "Quando a portaria virtual aciona e o portão não responde, o controle do morador mostra de quem é a culpa: abriu, é a ligação da portaria; não abriu, é o motor. No primeiro caso, chame a empresa dela. No segundo, desligue o disjuntor e nos chame, {shop.hours}.",
        "De quem é a culpa quando a portaria remota não abre o portão? São duas causas, e o controle de um morador revela qual: se o portão obedece, a falha é de internet, módulo ou contato; se não, é do portão. O lado do motor, conosco, tem visita de revisão em prédio, em geral, de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["De quem é a falha", "Portaria ou portão: o teste"],
        slots: [
          [
            "Um teste de um minuto separa os dois. Faça na ordem, com a passagem livre e um morador à vista.",
            "Teste em ordem, com a passagem livre, porque cada passo elimina um lado. Leva um minuto.",
            "Com alguém vendo o vão, siga esta ordem. Em um minuto você sabe quem chamar.",
          ],
        ],
        steps: [
          "Aperte o controle ou a tag de um morador.",
          "Aperte a botoeira da parede, uma vez.",
          "Abriu por um deles: avise a empresa da portaria, com a hora da falha.",
          "Não abriu por nenhum: veja o disjuntor e chame o técnico do portão.",
        ],
      },
      {
        about: "causes",
        headings: ["O que costuma falhar na ligação", "Internet, módulo e contato seco"],
        slots: [
          [
            "O comando da portaria chega por um contato seco, uma chave sem tensão, na entrada de botoeira da central. Fio solto ou módulo sem energia bastam para ela não abrir.",
            "A ordem da portaria é um contato sem tensão, ligado como um botão. Se o módulo está sem energia ou o fio soltou, o operador aperta e nada acontece.",
            "Um módulo manda o toque à entrada do botão. Sem energia nele, ou com fio solto, o comando não chega ao portão.",
          ],
          [
            "Internet caída tira o comando do operador, e o portão continua a obedecer aos controles. Se abre e não fecha, suspeite da fotocélula ou de um contato colado, que segura a ordem de abrir.",
            "Sem internet nem nobreak, o operador perde o acesso e os controles seguem valendo. Portão que abre e não fecha indica sensor ou contato preso.",
            "A queda da rede afeta só o operador. Um contato que ficou preso, ou a fotocélula, faz o portão abrir e não fechar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico do portão faz", "Da central ao contato"],
        slots: [
          [
            "O técnico mede a central, a botoeira e os sensores, e prova o contato da portaria fechando-o na placa. Se o portão obedece, o defeito está do lado dela.",
            "Motor, sensores e entrada de botoeira são testados, e o contato da portaria é fechado na central. Obedecendo, a falha é da outra empresa.",
            "A central é testada pela botoeira e pelo próprio borne da portaria. O portão que obedece ali está bom.",
          ],
          [
            "Quando a falha é do motor, capacitor e fim de curso são as trocas menores e a placa, a maior. O conserto simples leva até {trade.smallRepair}.",
            "No motor, a ordem de custo é ajuste, capacitor, fim de curso e placa. Em até {trade.smallRepair} sai o mais simples.",
            "Ajuste e capacitor custam menos, placa custa mais. O reparo comum cabe em {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Caiu a internet. Como entro?",
        answers: [
          "Pelo controle ou pela tag, que não dependem dela. Combine com a portaria um telefone de reserva e um nobreak no módulo.",
          "Use controle ou tag, gravados na central. Um chip de reserva no módulo também ajuda.",
        ],
      },
      {
        question: "Vocês consertam o sistema da portaria remota?",
        answers: [
          "Câmera, módulo e leitor são da empresa da portaria; nós cuidamos do motor, da central, dos sensores e da fechadura.",
          "Nossa parte é motor, placa e sensor. O módulo deles fica com a empresa da portaria.",
        ],
      },
      {
        question: "O portão fica aberto e a portaria não percebe. O que falta?",
        answers: [
          "Um sensor de posição na folha, que avisa a central a distância. Instalamos e ligamos ao módulo deles, com um par de fios.",
          "Falta o sensor de portão aberto. O par de fios vai até o módulo da portaria.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o portão do prédio?",
        answers: [
          "O indicado é {visits.business}, com teste de fotocélula e de reversão. Entrada de muito movimento pede intervalo menor.",
          "Em condomínio, {visits.business}. Onde o portão abre o dia todo, revise mais vezes.",
        ],
      },
    ],
    photo: "fotos da central, da etiqueta do motor e do módulo da portaria",
  },
];
