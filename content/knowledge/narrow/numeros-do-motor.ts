import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Numbers that people ask for: kilos, watts of a panel, minutes, wires, people. */
export const numerosDoMotor: NarrowConcept[] = [
  {
    id: "quilos-por-potencia",
    broader: "potencia",
    label: "Quantos quilos aguenta cada potência",
    phrase: "os quilos que cada potência aguenta",
    asks: [
      ...combine(
        ["1/2", "3/4", "1/2hp", "meio hp", "1 hp", "1hp"],
        [
          "quantos quilos",
          "quantos kg",
          "quantos quilos aguenta",
          "quantos kg aguenta",
          "aguenta quantos quilos",
          "aguenta quantos kg",
          "peso aguenta",
          "peso máximo",
          "suporta quantos quilos",
          "suporta quantos kg",
        ],
      ),
      "quantos quilos cada potência",
      "quantos quilos cada hp",
    ],
    intent: "question",
    answers: {
      price: [
        "Motor de portão de correr aguenta, pela etiqueta, cerca de 400 kg com 1/4 HP, 600 com 1/3 HP, até 1.000 com 1/2 HP e mais que isso com 1 HP. A troca, com mão de obra, custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, conforme o modelo e a folha.",
      ],
      any: [
        "O motor de 1/2 HP, ou meio HP, aguenta num portão de correr até 1.000 quilos (kg) pela etiqueta, conforme o modelo, e uns 750 kg de folha para durar. Para comparar, o de 1/4 HP vai até 400 kg, e o de 1/3 HP, até 600. A ficha do modelo confirma o limite, que muda com a marca e a velocidade.",
        "O motor deslizante de 1 HP aguenta, pela etiqueta, mais de 1.000 kg, conforme o modelo, e é de portão pesado, de condomínio ou galpão. Para durar, a folha deve pesar até três quartos do limite da ficha. O de 3/4 HP fica entre ele e o de 1/2 HP, que vai até 1.000 kg.",
        "No portão basculante, o limite do motor de meio HP não se mede pela folha na balança, porque o contrapeso a equilibra: conta a largura, e ele serve à folha larga, de madeira ou de prédio, acima da medida do 1/4 HP, que vai até {width.quarterHp}. A ficha do modelo dá a largura máxima.",
        "O limite de peso de cada potência de motor, em portão de correr, é de 400 kg no 1/4 HP, 600 kg no 1/3 HP, 1.000 kg no 1/2 HP e mais que isso no 1 HP. Use até três quartos do número. No basculante conta a largura, e o de 1/4 HP vai até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tabela de HP e quilos da folha", "Do limite da etiqueta à folha real"],
        slots: [
          [
            "A tabela vale para portão de correr com trilho nivelado, e os números mudam um pouco entre marcas. O primeiro é o da etiqueta, e o segundo é o peso de folha recomendado.",
            "São valores usuais para portão deslizante, e a ficha do modelo é que decide. O primeiro número é o limite impresso; o segundo, o peso de folha que faz o motor durar.",
            "Escolha pelo segundo número de cada linha. Ele deixa a folga de um terço que poupa o motor e a engrenagem.",
          ],
        ],
        bullets: [
          "1/4 HP: etiqueta até 400 kg, folha até uns 300 kg",
          "1/3 HP: etiqueta até 600 kg, folha até uns 450 kg",
          "1/2 HP: etiqueta até 1.000 kg, folha até uns 750 kg",
          "1 HP ou mais: acima disso, pela ficha e pelos ciclos por hora",
        ],
      },
      {
        about: "what",
        headings: ["Por que HP não é quilo", "Motores iguais, limites diferentes"],
        slots: [
          [
            "A redução das engrenagens muda a força, e por isso um motor de 1/2 HP rápido move menos peso que um lento. O que vale é o limite em quilos da ficha, e não só a potência.",
            "Um motor mais veloz, com a mesma potência, tem limite menor de peso, porque a redução das engrenagens é outra. Leia os quilos antes dos HP.",
            "A engrenagem troca força por velocidade. Assim, dois motores de 1/2 HP podem ter limites diferentes em centenas de quilos.",
          ],
          [
            "Trilho torto, roldana gasta e rampa fazem o motor sentir mais peso do que a folha tem. Corrija isso antes de comprar um motor mais potente.",
            "O atrito também conta para o motor: com roldana ruim, uma folha leve exige a força de uma bem mais pesada.",
            "Roldana presa e desnível aumentam o esforço além do peso real. Uma folha bem apoiada aceita um motor menor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como calcular o peso da sua folha", "Quanto pesa o portão"],
        slots: [
          [
            "Multiplique a área da folha pelo peso do material por metro quadrado. Não é preciso tirar o portão do lugar.",
            "Largura vezes altura dá a área, e o material dá o peso de cada metro quadrado. Inclua o quadro na conta.",
            "Sem balança, o peso se calcula pela área e pelo material. Arredonde para cima, para não escolher um motor fraco.",
          ],
        ],
        steps: [
          "Meça largura e altura, em metros, e multiplique.",
          "Chapa de aço com quadro: conte de 10 a 21 kg por m², com 1 a 2 mm de espessura.",
          "Alumínio com quadro: conte de 4 a 7 kg por m²; madeira de 2 a 3 cm: de 16 a 30.",
          "Some um terço ao resultado e procure essa capacidade na ficha.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor maior do que preciso faz mal?",
        answers: [
          "Não, se a força for regulada no mínimo que move a folha. O motor maior custa mais e, sem ajuste, empurra com força perigosa.",
          "Só faz mal sem regulagem, porque um motor forte demais não recua ao encostar em alguém.",
        ],
      },
      {
        question: "E no portão basculante, quantos quilos?",
        answers: [
          "Ali o contrapeso carrega a folha, e o que conta é a largura: o 1/4 HP atende até {width.quarterHp}, e acima disso se usa mais potência.",
          "No basculante equilibrado não se conta em quilos. Até {width.quarterHp} de largura serve o 1/4 HP, e acima disso, 1/3 ou 1/2.",
        ],
      },
      {
        question: "E no portão de abrir?",
        answers: [
          "A ficha traz o limite de quilos e de comprimento por folha, e valem os dois. Chapa fechada precisa de folga por causa do vento.",
          "Contam o peso e o tamanho de cada folha. A folha longa faz alavanca e precisa de motor maior.",
        ],
      },
      {
        question: "O que acontece se passar do limite?",
        answers: [
          "O motor esquenta, desliga e gasta a engrenagem. Dentro do limite, o comum é durar {trade.life}.",
          "O motor para por calor e gasta o capacitor e os dentes da engrenagem. Com um terço de folga sobre o peso, ele chega a durar {trade.life}.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a largura, a altura e o material da folha",
  },
  {
    id: "um-terco-hp-aguenta",
    broader: "potencia",
    label: "Quantos quilos o motor de 1/3 HP aguenta",
    phrase: "o peso que o motor de 1/3 HP aguenta",
    asks: [
      ...combine(
        ["1/3", "1/3hp", "motor 1/3", "um terço hp"],
        [
          "quantos quilos",
          "quantos kg",
          "quantos quilos aguenta",
          "quantos kg aguenta",
          "aguenta quantos quilos",
          "aguenta quantos kg",
          "aguenta",
          "peso aguenta",
          "peso máximo",
          "suporta",
          "suporta quantos quilos",
          "suporta quantos kg",
          "puxa quantos quilos",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de 1/3 HP aguenta perto de 600 kg no portão de correr, pela etiqueta, e para durar deve ficar em folha de até uns 450 kg. No basculante não se conta em quilos: com o contrapeso certo, ele serve a folha de até uns 3,5 metros de largura.",
        "No portão de correr, a etiqueta de um motor de 1/3 HP costuma trazer perto de 600 kg, e o uso seguro vai até uns 450 kg de folha. A diferença é a folga para vento e trilho sujo. No basculante, quem levanta os quilos é o contrapeso, e a largura vai até uns 3,5 metros.",
        "Um motor de 1/3 HP aguenta, pela etiqueta, em torno de 600 kg de portão de correr em trilho nivelado, o que deixa a folha em cerca de 450 kg com a folga de um terço. Portão basculante se mede pela largura, até 3,5 metros mais ou menos, com a folha equilibrada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quanto pesa o seu portão", "A sua folha passa disso"],
        slots: [
          [
            "Multiplique a largura pela altura e pelo peso do material. Uma folha de 5 por 2,20 m tem 11 m²: em chapa de aço com quadro, a 20 kg por metro quadrado, pesa uns 220 kg.",
            "Largura vezes altura vezes o peso por metro quadrado dá a estimativa. Uma folha de 5 por 2,20 m em chapa, a 20 kg por metro com o quadro, fica perto de 220 kg.",
            "Basta multiplicar a área da folha pelos quilos por metro quadrado. Em chapa de aço com quadro, de até 20 kg por m², 5 por 2,20 m chegam a cerca de 220 kg.",
          ],
        ],
        bullets: [
          "Alumínio: em geral de 4 a 7 kg por m²",
          "Grade de ferro: em geral perto de 10 kg por m²",
          "Chapa de aço com quadro: de 10 a 21 kg por m²",
          "Madeira maciça de 3 cm: de 30 a 40 kg por m², com o quadro",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o 1/3 HP não basta", "O que faz o 1/3 HP aguentar menos"],
        slots: [
          [
            "Rampa, trilho torto e roldana gasta fazem a folha pesar mais do que a conta diz. Em prédio, as aberturas seguidas esquentam o motor comum, e ali vai um de uso intenso, mesmo com folha leve.",
            "Chapa fechada em rua de vento, rampa e trilho sujo comem a folga. Muitas aberturas por hora também derrubam o 1/3 HP comum, e pedem motor de uso intenso.",
            "O limite cai com rampa, vento na chapa e roldana ruim. No uso de prédio, o que para o motor é o calor das aberturas, e não o peso.",
          ],
          [
            "Dois motores de 1/3 HP podem ter limites diferentes, porque o mais rápido move menos peso. Olhe os quilos da ficha, e não só os HP.",
            "Com os mesmos HP, um motor veloz carrega menos. Por isso a ficha em quilos vale mais que a potência.",
            "A potência igual não garante o mesmo limite: velocidade maior custa força. Compare os quilos escritos na ficha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do 1/3 HP instalado", "Quanto custa o motor de 1/3 HP"],
        slots: [
          [
            "Na troca em casa, com mão de obra, conte de {price.homeSwap}, conforme o tipo de portão e a marca. A primeira instalação de correr soma base, cremalheira e ponto de energia.",
            "O motor de 1/3 HP trocado em residência fica de {price.homeSwap}, serviço incluído. Se o portão nunca teve motor, entram base, barra dentada e energia.",
            "Trocar em casa por um 1/3 HP custa de {price.homeSwap}, já montado. No portão de correr sem motor, base e cremalheira são somadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual a diferença para o motor de 1/4 HP?",
        answers: [
          "A diferença entre o motor de 1/3 e o de 1/4 HP é a força, cerca de um terço maior, e não a velocidade. Na ficha, o 1/4 leva de 300 a 400 kg no de correr e vai até {width.quarterHp} no basculante; o 1/3 chega a uns 600 kg e 3,5 metros.",
          "O 1/3 HP tem um terço a mais de força que o 1/4 HP e abre no mesmo tempo. No de correr, são perto de 600 kg contra 300 a 400 kg na ficha, e no basculante, 3,5 metros de largura contra {width.quarterHp}.",
        ],
      },
      {
        question: "Posso usar no limite da etiqueta?",
        answers: [
          "Não convém, porque no limite ele esquenta, desarma no calor e gasta a engrenagem cedo. Deixe um terço de folga.",
          "Melhor não. Com a sobra de um terço ele parte fácil e dura mais.",
        ],
      },
      {
        question: "Serve em portão de abrir?",
        answers: [
          "Serve, um motor por folha, pelo peso e pelo comprimento que a ficha dá. Folha longa faz alavanca e pede mais força.",
          "Sim, contando dois limites da ficha: quilos e comprimento. O menor deles manda.",
        ],
      },
      {
        question: "E se a minha folha passa de 450 kg?",
        answers: [
          "Vá para o 1/2 HP, que costuma mover folha de até uns 750 kg no de correr, conforme a ficha. Acima disso entra motor de uso intenso.",
          "Escolha 1/2 HP, com perto de 1.000 kg na ficha. Ele trabalha folgado em folha de até uns 750 kg.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a largura, a altura e o material da folha",
  },
  {
    id: "painel-solar-watts-e-aberturas",
    broader: "energia-solar",
    label: "Watts do painel e aberturas por dia",
    phrase: "o tamanho do painel solar e as aberturas por dia",
    asks: [
      "dimensionar placa solar portão 220",
      "dimensionar placa solar portão",
      "motor 24 v vezes por dia potência painel",
      "inversor motor 220 quantos watts placa",
      ...combine(
        ["painel solar", "placa solar", "solar"],
        [
          "quantos watts",
          "quantos w",
          "que tamanho",
          "qual tamanho",
          "qual potência painel",
          "quantas placas",
          "quantas aberturas",
          "quantas aberturas dia",
          "quantas vezes abre",
          "quantas vezes dia",
          "quantos ciclos",
          "aberturas aguenta",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Um painel solar de 40 a 100 W basta, em geral, para portão com motor de 12 ou 24 V e de 10 a 20 aberturas por dia, com bateria para dois ou três dias. Motor de 220 V com inversor pede de 150 a 300 W, porque o que pesa é o consumo parado.",
        "O motor solar aguenta de 10 a 20 aberturas por dia com painel de 40 a 100 W e bateria, em motor de 12 ou 24 V e folha leve. Mais aberturas pedem painel e bateria maiores, e um motor de 220 V com inversor precisa de 150 a 300 W.",
        "Para portão de casa, conte painel solar de 40 a 100 W, com bateria, em motor de 12 ou 24 V que abre de 10 a 20 vezes por dia. Se o motor é de 220 V, o inversor gasta o dia todo, e são de 150 a 300 W.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do painel", "Do consumo aos watts, passo a passo"],
        slots: [
          [
            "Faça pelo mês de menos sol, em torno de 4 horas úteis por dia em São Paulo. No exemplo, o consumo parado pesa mais que as aberturas.",
            "Use o inverno como base, com umas 4 horas de sol útil. Repare que a central em espera gasta mais do que abrir o portão.",
            "A conta parte do pior mês, com cerca de 4 horas de sol. Quem manda nela é a espera da central, e não o número de aberturas.",
          ],
        ],
        steps: [
          "Consumo parado: os watts da central em espera vezes 24 horas. Com 3 W, são 72 Wh.",
          "Aberturas: de 1 a 2 Wh cada, em motor de 24 V e folha leve. Vinte somam uns 30 Wh.",
          "Some os dois e divida por 4 horas de sol: 102 / 4 = 26 W.",
          "Dobre, por causa de perdas, nuvem e poeira: perto de 50 W.",
          "Bateria: o consumo do dia vezes três, para três dias sem sol.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o painel precisa ser maior", "O que muda o tamanho"],
        slots: [
          [
            "Antes de comprar, veja o que aumenta o consumo no seu caso. Cada item pode dobrar o painel.",
            "Quatro coisas mexem mais na conta e passam despercebidas. Confira se alguma é a sua.",
            "O cálculo acima supõe folha leve e só o motor ligado. Estes casos fogem dele.",
          ],
        ],
        bullets: [
          "Câmera, interfone ou Wi-Fi no mesmo sistema",
          "Motor de 220 V com inversor, que gasta mesmo parado",
          "Sombra em parte do dia",
          "Folha pesada ou trilho sujo, que pedem mais energia por abertura",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no custo do conjunto solar", "Do que depende o preço"],
        slots: [
          [
            "Somam-se motor de 12 ou 24 V, painel, bateria, controlador de carga e instalação. O peso da folha e as aberturas por dia definem o tamanho, e a bateria é a parte que se troca com os anos.",
            "O conjunto leva motor de baixa tensão, placa, bateria e controlador, que protege a carga. Quanto mais pesada a folha e maior o uso, maior tudo, e a bateria é o item de troca periódica.",
            "Motor de 12 ou 24 V, painel, bateria, controlador e montagem formam a conta. Uso e peso da folha mandam, e a bateria, que envelhece, entra de novo depois de alguns anos.",
          ],
          [
            "Compensa onde puxar cabo sairia caro, como chácara e entrada distante; perto do quadro, a rede custa menos.",
            "Vale em entrada longe da casa, em que o cabo pesa na conta. Com energia por perto, a rede sai melhor.",
            "Em lugar distante do quadro, o solar evita metros de cabo. Junto da casa, ligar na rede é mais barato.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão solar funciona depois de dias de chuva?",
        answers: [
          "Funciona pelo tempo da bateria, em geral dimensionada para dois ou três dias; depois, destrave com a chave, se o portão é de correr ou de abrir; basculante não se solta.",
          "Sim, dois ou três dias, se a bateria foi calculada para isso e está em bom estado.",
        ],
      },
      {
        question: "Quanto custa o conjunto solar para o portão?",
        answers: [
          "Soma motor de 12 ou 24 V, painel, bateria, controlador e instalação, e sai por foto e medida da folha, sem custo.",
          "O preço depende das aberturas e do peso da folha; com foto e medidas, o orçamento é grátis.",
        ],
      },
      {
        question: "Posso usar o painel solar da casa no portão?",
        answers: [
          "O da casa, ligado à rede, alimenta o portão como qualquer tomada, mas desliga junto quando falta luz, salvo sistema com bateria.",
          "Pode, pela própria rede da casa. Na falta de luz ele para, a não ser que haja bateria no sistema.",
        ],
      },
    ],
    photo: "uma foto do portão e da etiqueta do motor, com a medida da folha e onde bate sol",
  },
  {
    id: "distancia-do-portao-a-calcada",
    broader: "normas",
    label: "Distância do portão até a calçada",
    phrase: "a distância do portão até a calçada",
    asks: [
      "portão pode ficar rente calçada",
      ...combine(
        ["distância", "recuo", "afastamento", "quantos metros", "espaço"],
        [
          "portão calçada",
          "portão até calçada",
          "portão calçada mínima",
          "mínima portão calçada",
          "mínimo portão calçada",
          "portão basculante calçada",
          "portão rua",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não há distância mínima única entre o portão e a calçada: para abrir, a folha só não pode passar do alinhamento. O de correr pode ficar rente, o basculante comum avança em geral de 60 a 90 cm e precisa desse recuo, e o de abrir para fora pede o comprimento da folha.",
        "A distância mínima entre o portão e a calçada depende do tipo: nenhuma no de correr, em geral de 60 a 90 cm no basculante comum e o tamanho da folha no que abre para fora. Na capital, a Lei 16.809/2018 não deixa portão automático avançar sobre a calçada.",
        "O que decide a distância até a calçada é quanto a folha sai ao abrir, pois ela não deve passar do alinhamento. Basculante comum pede em geral de 60 a 90 cm de recuo, o de correr não pede nenhum, e o de abrir para fora precisa da folha inteira livre.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Meça quanto a folha avança", "Como medir o recuo do seu portão"],
        slots: [
          [
            "A medida vale no ponto em que a folha mais sai, e no basculante isso acontece no meio da subida. Um vídeo de lado mostra melhor que a trena com o portão em movimento.",
            "No basculante, a borda de baixo avança mais no meio do caminho que no fim. Por isso filme de lado e meça depois, em vez de chegar perto da folha andando.",
            "Meça pelo ponto de maior avanço, que no basculante fica a meia altura. O jeito seguro é filmar de longe, de perfil, e marcar no chão com o portão já fechado.",
          ],
        ],
        steps: [
          "Com o portão fechado, marque no chão a linha do muro.",
          "Deixe a passagem livre e afaste as pessoas da calçada.",
          "Peça a alguém que acione e filme de longe, de lado, o movimento inteiro.",
          "No vídeo, veja até onde a folha passa da linha.",
          "Some 10 cm de folga: esse é o recuo de que a folha precisa.",
        ],
      },
      {
        about: "choose",
        headings: ["Saídas para quem não tem recuo", "O que fazer se falta espaço"],
        slots: [
          [
            "Sem recuo, a saída está em mudar o movimento da folha ou a posição do portão. O espaço ao lado, o piso da garagem e o comprimento do carro dizem qual delas cabe.",
            "Quando falta espaço, muda-se o modo de abrir ou leva-se o portão mais para dentro. Parede livre, rampa e vaga para o carro decidem entre uma opção e outra.",
            "Há como resolver a falta de recuo com outro tipo de abertura ou com o portão recuado. Antes, confira a parede lateral, a inclinação do piso e o tamanho da vaga.",
          ],
        ],
        bullets: [
          "Portão de correr, se há parede livre ao lado",
          "Basculante que recolhe para dentro, em trilho superior",
          "Folha de abrir para dentro, se o piso não sobe",
          "Portão recuado para a linha de dentro da garagem",
        ],
      },
      {
        about: "safety",
        headings: ["O que cuidar quando a folha chega perto da calçada", "Regra e segurança na calçada"],
        slots: [
          [
            "A regra da calçada é municipal e muda de uma cidade para outra, por isso vale consultar a prefeitura antes de fazer a folha. A fotocélula e o sinal luminoso protegem quem passa, mas não dão licença para avançar.",
            "Cada prefeitura tem a sua exigência sobre o uso da calçada, e a consulta vem antes da serralheria. Sensor e luz de aviso reduzem o risco para o pedestre, sem substituir o recuo.",
            "Confirme na prefeitura o que vale na sua rua antes de encomendar a folha. Luz de saída e fotocélula ajudam a proteger o pedestre, embora não liberem um portão que invade a passagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E o espaço para o carro esperar fora da rua?",
        answers: [
          "Em casa, não costuma ser exigido, mas uns 5 metros entre a guia e o portão deixam o carro inteiro fora da rua enquanto a folha abre. A regra do lote quem informa é a prefeitura.",
          "Perto de 5 metros cabem um carro comum, e ele espera sem atrapalhar a rua. É conforto e segurança; a obrigação, quando há, consta da regra municipal para o lote.",
        ],
      },
      {
        question: "Portão antigo que avança na calçada precisa ser mudado?",
        answers: [
          "Pode precisar. Na capital, há risco de intimação com prazo, e sensor com aviso já foi aceito em portão existente; confirme na subprefeitura o que vale hoje para o seu caso.",
          "Depende da cidade e da data do portão. Na capital, a subprefeitura diz se cabe adaptação com sensor e aviso ou se a folha tem de mudar; guarde a resposta por escrito.",
        ],
      },
      {
        question: "Quanto custa trocar para um portão que não avança?",
        answers: [
          "A folha e o trilho são de serralheria e variam com a largura e o material. O motor de uma casa, com a troca, fica em {price.homeSwap}; fotos da fachada e do vão mostram o que dá para aproveitar.",
          "O maior peso está na folha nova, orçada pela medida e pelo material. Já a troca do motor residencial, com mão de obra, custa {price.homeSwap}, e as fotos dizem se o atual serve.",
        ],
      },
      {
        question: "Portão de correr pode encostar na calçada?",
        answers: [
          "Pode ficar no alinhamento do lote, porque a folha corre de lado e não sai para a frente. Trilho, motor e roldanas devem ficar da linha do muro para dentro.",
          "Sim, desde que trilho e folha fiquem dentro do terreno. Como ele desliza junto ao muro, não toma espaço da calçada ao abrir nem ao fechar.",
        ],
      },
    ],
    photo: "fotos da fachada com a calçada, por fora e por dentro, e a largura e a altura do vão",
  },
  {
    id: "motor-24-ou-220-dura-mais",
    broader: "voltagem",
    label: "Motor de 24 V ou de 220 V: qual dura mais",
    phrase: "a duração do motor de 24 V e do de 220 V",
    asks: [
      "qual vida mais longa motor 24 ou 220 volts",
      "motor corrente contínua 24 v estraga antes 220",
      "durabilidade motor 24 v",
      "vida mais longa motor 24 ou 220",
      "escovas motor 24 v duram",
      "motor 24 v estraga antes do 220",
      "24 e 220 volts qual motor aguenta mais anos",
      "motor aguenta mais anos 24 220",
      ...combine(
        ["24v 220v", "24 220", "24v ou 220v", "24 ou 220", "corrente contínua alternada", "24v ou 110v"],
        [
          "dura mais",
          "qual dura mais",
          "mais resistente",
          "durabilidade",
          "dá menos problema",
          "quebra menos",
          "melhor motor",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão 24 V ou 220 V duram parecido em casa, de {trade.life}, com folha leve e revisão em dia. Muda o que se troca no caminho: escovas e bateria no de 24 V, que para mais suave, e capacitor no de 220 V, mais simples e de peça fácil.",
        "Entre motor de 24 V e de 220 V há empate: os dois duram de {trade.life} em residência, se a folha está leve e bem cuidada. O de 24 V gasta escovas e bateria e poupa a engrenagem com parada suave; o de 220 V é simples e pede capacitor de tempos em tempos.",
        "Nem o motor de 24 V nem o de 220 V dura mais por causa da tensão, pois ambos ficam na faixa de {trade.life} em casa. A diferença está na manutenção: no primeiro se trocam escovas e bateria, no segundo o capacitor, com peça mais fácil de achar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se gasta em cada um", "24 V e 220 V por dentro"],
        slots: [
          [
            "No de 24 V, de corrente contínua, as escovas, contatos que raspam no rotor, gastam com os ciclos, e a bateria costuma ir de 2 a 4 anos. Em troca, a parada suave poupa a engrenagem.",
            "O motor de corrente contínua, 24 V, usa escovas, os contatos de carvão que levam energia ao rotor, e em geral uma bateria de 2 a 4 anos de vida. A engrenagem sofre menos, porque ele desacelera.",
            "Escovas são carvões que encostam no rotor e se desgastam, e o de 24 V depende delas, além da bateria, que vai em geral de 2 a 4 anos. A desaceleração, por outro lado, alivia a engrenagem.",
          ],
          [
            "Já o de 220 V não tem escova. Nele envelhecem o capacitor, peça pequena que ajuda na partida, e a engrenagem, se a folha é pesada.",
            "Em 220 V o motor comum dispensa escovas, e a peça de troca é o capacitor, que dá o arranque. Com folha pesada, a partida seca cobra da engrenagem.",
            "O comum de 220 V perde primeiro o capacitor, responsável pelo arranque, porque escova ele não tem. Folha dura de mover gasta também a engrenagem.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual escolher pelo uso", "24 V ou 220 V na sua casa"],
        slots: [
          [
            "Como a duração é parecida, decide o uso. Veja o que pesa mais para você.",
            "Já que os anos se equivalem, escolha pelo dia a dia da casa.",
            "A vida útil não desempata, e a rotina da casa, sim.",
          ],
        ],
        bullets: [
          "Falta luz com frequência: 24 V com bateria.",
          "Garagem embaixo do quarto: 24 V ou inversor, pela parada suave.",
          "Preço e peça fácil: 220 V comum.",
          "Muitas aberturas: motor de uso intenso, pela ficha.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar e manter", "Preço de cada opção"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e o de 24 V com bateria costuma custar mais. A revisão parte de {price.preventive}, sem peças, para os dois.",
            "Motor novo instalado em residência custa de {price.homeSwap}; a bateria em geral põe o de 24 V acima do comum. Nos dois, a revisão começa em {price.preventive}, fora as peças.",
            "Conte com {price.homeSwap} para trocar o motor em casa, já com o serviço, ficando o de 24 V com bateria quase sempre mais caro. Revisar custa o mesmo, desde {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de 24 V é mais fraco?",
        answers: [
          "Não por causa da tensão: vale o limite em quilos da etiqueta. Há motores de 24 V para folha leve e para prédio.",
          "Não necessariamente. Compare quilos e ciclos por hora na ficha dos dois, porque a tensão não mede força.",
          "A força depende do modelo. Existe 24 V para portão pesado e 220 V para leve, e a etiqueta diz o limite.",
        ],
      },
      {
        question: "O de 24 V se liga na rede comum da casa?",
        answers: [
          "Sim: a fonte dele recebe a tensão da rede e entrega 24 V ao motor. Confira na etiqueta se ela aceita a tensão do seu ponto.",
          "Liga, porque a central transforma a energia da casa em 24 V. A etiqueta informa a tensão de entrada.",
          "Sim, por uma fonte que já vem no conjunto. Só a entrada precisa combinar com a rede, como mostra a etiqueta.",
        ],
      },
      {
        question: "O de 220 V funciona sem luz?",
        answers: [
          "Só com nobreak próprio para portão, comprado à parte. No de 24 V, a bateria se liga direto na central, quando o modelo aceita.",
          "Sozinho, não. Ele precisa de um nobreak de portão, enquanto muitos de 24 V já têm lugar para a bateria.",
          "Precisa de nobreak feito para motor de portão. Sem ele, usa-se a chave no de correr ou de abrir; no basculante, chame o técnico.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e da etiqueta do motor atual",
  },
  {
    id: "quanto-tempo-ligado-sem-queimar",
    broader: "esquenta",
    label: "Quanto tempo o motor aguenta ligado",
    phrase: "o tempo que o motor aguenta ligado",
    asks: combine(
      [
        "motor ligado direto",
        "motor pode ficar ligado",
        "motor ligado sem parar",
        "motor funcionando direto",
        "motor ligado sem queimar",
      ],
      ["quanto tempo", "quantos minutos", "quanto tempo aguenta", "quanto tempo sem queimar", "queima"],
    ),
    intent: "question",
    answers: {
      any: [
        "O motor de portão residencial pode ficar ligado direto poucos minutos sem queimar: foi feito para trabalhar segundos e descansar, e o protetor térmico costuma desligá-lo quando esquenta. Travado ou roncando sem girar, menos de um minuto já pode estragar; desligue o disjuntor na hora.",
        "Poucos minutos são o que o motor de casa aguenta ligado direto, até o protetor térmico, que corta o motor quente, atuar. Se ele força contra o batente ou ronca parado, pode queimar em menos de um minuto, por isso baixe o disjuntor logo.",
        "Ligado sem parar, o motor do portão aguenta em geral poucos minutos, pois é feito para ciclos de segundos com descanso. O térmico, que desliga por calor, ajuda, mas travado ele pode queimar antes de um minuto: corte a energia no disjuntor sem esperar.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O motor não desliga: o que fazer", "Motor ligado sem parar: a ordem certa"],
        slots: [
          [
            "Não espere o protetor térmico agir, porque cada minuto aquece mais o fio interno do motor. A primeira medida é cortar a energia, sem abrir tampa nem segurar a folha.",
            "O calor sobe a cada minuto, então corte a energia antes de procurar a causa. Ninguém segura a folha, e a tampa do motor continua fechada.",
            "Contar com o térmico é arriscar o enrolamento, o fio de dentro do motor. Desligue primeiro e investigue depois, com a tampa no lugar e longe da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fique longe da folha e não toque no motor quente.",
          "Espere de 30 a 60 minutos sem testar.",
          "Com cheiro de queimado, não religue: espere a medição.",
          "Sem cheiro, religue uma vez, olhando; se não parar no fim, desligue de novo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ele ficaria ligado", "Fim de curso, relé ou botoeira"],
        slots: [
          [
            "O motor fica ligado quando a placa não recebe o aviso de parar: fim de curso fora do ponto, que é o sensor do final do percurso, relé colado ou botoeira presa. Engrenagem gasta também engana, pois o motor gira e a folha não chega ao sensor.",
            "Três causas são comuns: o sensor de fim de percurso, ou fim de curso, saiu do lugar, um relé colou na placa ou o botão da parede ficou preso. Além delas, com a engrenagem gasta a folha não anda e o aviso de parada nunca vem.",
            "Botão preso na parede, relé colado na placa e fim de curso deslocado, o sensor que marca a parada, são as suspeitas usuais. Outra é a engrenagem comida, que deixa o motor girar sem levar a folha até o sensor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede e acerta", "Conserto e valores"],
        slots: [
          [
            "O técnico mede enrolamento e capacitor, prova o fim de curso e confere os relés da placa. A visita com regulagem em casa parte de {price.preventive}, sem peças; placa e sensor são orçados por foto, e motor queimado se troca por {price.homeSwap}.",
            "Na visita se verificam o sensor de parada, os relés e o estado do enrolamento e do capacitor. Regular, em residência, custa a partir de {price.preventive}, fora peças como placa ou sensor, e a troca de um motor perdido fica de {price.homeSwap}.",
            "Fim de curso, relés, capacitor e enrolamento são conferidos com instrumento. O acerto começa em {price.preventive} em casa, sem contar placa nem sensor, que dependem de foto; se o motor queimou, outro instalado sai de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o motor já queimou?",
        answers: [
          "Cheiro de verniz, disjuntor que cai e motor que não gira nem frio apontam para isso. Se ele só ronca, ainda pode ser o capacitor, peça que dá a partida; a medição separa os casos.",
          "Desconfie se o disjuntor cai ao acionar ou se há cheiro forte de verniz. Motor frio que apenas ronca pode ter só o capacitor fraco, e quem confirma é a medição do enrolamento.",
        ],
      },
      {
        question: "Quantas aberturas seguidas um motor de casa faz?",
        answers: [
          "Depende do modelo e do peso da folha, e a ficha técnica traz o limite em ciclos por hora. Folha leve e descanso entre as aberturas ajudam a não passar dele.",
          "O número está na ficha, como ciclos por hora, e muda bastante de um modelo a outro. Com folha pesada ou trilho sujo, conte com menos do que está escrito.",
        ],
      },
      {
        question: "Há motor que pode ficar ligado por mais tempo?",
        answers: [
          "Sim, os de uso intenso, feitos para prédio e comércio, aceitam muito mais ciclos por hora. Mesmo assim trabalham por ciclos, e motor que não desliga é defeito em qualquer linha.",
          "Os modelos para condomínio e comércio suportam bem mais aberturas seguidas. Ficar ligado sem parar, porém, é sinal de falha também neles.",
        ],
      },
      {
        question: "O protetor térmico evita que ele queime?",
        answers: [
          "Ajuda, porque corta o motor quando o calor sobe demais e libera depois de frio. Se a causa continua, os desligamentos repetidos acabam enfraquecendo o isolamento dos fios.",
          "Evita muitas queimas ao desligar o motor quente, mas não todas. Travado, o motor esquenta depressa, e vários desarmes seguidos desgastam o verniz que isola o fio.",
        ],
      },
    ],
    photo: "um vídeo da folha chegando ao fim, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "quantos-fios-na-fotocelula",
    broader: "fotocelula",
    label: "Quantos fios vão na fotocélula",
    phrase: "os fios da fotocélula",
    asks: [
      "passar cabo antes quantos fios fotocélula",
      "quantos fios deixo fotocélula",
      ...combine(
        ["quantos fios", "quantas vias", "quantos fio", "que cabo", "qual cabo", "como ligar fios"],
        ["fotocélula", "fotocélula portão", "vai fotocélula", "sensor fotocélula", "usa fotocélula"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Na fotocélula vão, em geral, dois fios no transmissor e quatro no receptor: dois de alimentação em cada lado e, só no receptor, mais dois do contato de segurança. Usa-se cabo de comando de 4 vias, de 0,3 a 0,5 mm², em duto separado da energia.",
        "São dois fios em um lado da fotocélula e quatro no outro, na maioria dos modelos, porque só o receptor devolve à central o contato de segurança. O cabo comum é o de 4 vias, com 0,3 a 0,5 mm², passado longe dos fios de energia.",
        "Quantos fios vai na fotocélula depende do lado: o transmissor leva dois, de alimentação, e o receptor leva quatro, com o par do contato de segurança. Compre cabo de comando de quatro vias, entre 0,3 e 0,5 mm², e use um duto próprio para ele.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Para que serve cada fio", "Transmissor e receptor: o papel dos fios"],
        slots: [
          [
            "O transmissor só emite o feixe, e por isso precisa apenas de positivo e negativo, em geral 12 ou 24 V tirados da central. A tensão certa está escrita no módulo.",
            "Quem emite o feixe leva apenas alimentação de baixa tensão, que sai da placa, quase sempre em 12 ou 24 V. Confira no próprio módulo o valor que ele aceita.",
            "De um lado, o par de fios traz da central os 12 ou 24 V que acendem o emissor, sem mais nada. O valor aceito vem marcado no corpo do módulo.",
          ],
          [
            "No receptor, além da alimentação, há o par que avisa a central quando o feixe é cortado. Esse contato pode ser NF, fechado em repouso, ou NA, aberto em repouso, conforme a placa pede.",
            "Já o lado que recebe tem mais dois fios, os do aviso de feixe interrompido. A placa determina se o contato fica aberto (NA) ou fechado (NF) enquanto ninguém passa.",
            "O outro módulo soma à alimentação um contato, que muda de estado quando alguém cruza o feixe. O manual da central diz se ele deve ser NA, normalmente aberto, ou NF, normalmente fechado.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Erros de fiação que impedem o portão de fechar", "Confira antes de culpar a fotocélula"],
        slots: [
          [
            "Muita fotocélula dada como queimada tem só erro de ligação. Estes são os descuidos que o técnico procura primeiro, medindo com a caixa aberta.",
            "Antes de trocar o par, o técnico procura falhas na fiação, que dão o mesmo sintoma. As mais comuns cabem nesta lista.",
            "O par pode estar bom e a ligação, errada. Na visita, a medição começa por estes pontos, que seguram o portão aberto.",
          ],
        ],
        bullets: [
          "Contato NA ligado onde a placa pede NF: o portão não fecha",
          "Cabo no mesmo duto da energia: falha quando o motor parte",
          "Emenda sem caixa: funciona seca e para na chuva",
          "Polaridade trocada: o módulo não acende",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no custo da ligação", "De que depende o orçamento"],
        slots: [
          [
            "O par de fotocélulas costuma pesar menos que a passagem do cabo até o outro lado do vão. Com conduíte pronto o trabalho é curto; cortar piso ou parede aumenta a conta.",
            "Quando já existe conduíte de um lado ao outro, o serviço é pequeno e o cabo, barato. O que encarece é abrir piso ou parede para atravessar o vão.",
            "A diferença de valor está no caminho do cabo: conduíte livre deixa a instalação simples, enquanto rasgo em piso ou parede acrescenta obra. Peça e serviço entram no mesmo orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe fotocélula sem fio?",
        answers: [
          "Existe: o transmissor usa pilha ou bateria, e só o receptor é ligado à central. Serve onde não dá para passar cabo, mas a pilha vazia deixa o portão sem fechar.",
          "Sim, com um dos lados a bateria. Ela evita quebrar o piso, em troca de lembrar da pilha, porque sem carga a central entende que há alguém no vão.",
        ],
      },
      {
        question: "Dois pares de fotocélulas: como ficam os fios?",
        answers: [
          "A alimentação é a mesma para todos, e os contatos dos receptores vão juntos à entrada de segurança. Sendo NF, eles ficam em série, para que qualquer par cortado impeça o fechamento.",
          "Os quatro módulos dividem a alimentação da central, se ela suporta. Os contatos NF se ligam em série na mesma entrada, e assim basta um feixe interrompido para segurar a folha.",
        ],
      },
      {
        question: "Posso ligar a fotocélula eu mesmo?",
        answers: [
          "O cabo você pode passar pelo conduíte, com o disjuntor desligado. A ligação fica na placa, ao lado da tensão da rede, e é do técnico, porque um contato errado anula a proteção.",
          "Deixe a ligação na placa para o técnico, pois ali há tensão da rede e um borne trocado tira a segurança. A passagem do cabo, sem energia, pode ficar pronta antes.",
        ],
      },
      {
        question: "Posso usar cabo de rede ou de telefone?",
        answers: [
          "O fio de rede conduz o sinal, mas é fino, rígido e quebra fácil no borne. O cabo de comando flexível, próprio para alarme e sensores, aguenta melhor a vibração e a umidade.",
          "Funciona em trecho curto, só que o condutor rígido parte na emenda e oxida. Para durar, use cabo flexível de 4 vias, com isolação boa para a área externa.",
        ],
      },
    ],
    photo: "fotos das duas colunas, da etiqueta do motor e da fotocélula",
  },
  {
    id: "quantas-pessoas-para-instalar",
    broader: "instalacao",
    label: "Quantas pessoas para instalar o motor",
    phrase: "quantas pessoas instalam o motor",
    asks: combine(
      ["quantas pessoas", "quantos técnicos", "precisa ajudante", "dois técnicos", "uma pessoa só"],
      ["instalar motor", "instala motor", "instalação motor", "instalar portão", "colocar motor", "trocar motor"],
    ),
    intent: "question",
    answers: {
      any: [
        "Um técnico só instala o motor do portão na maioria das casas; precisa de duas pessoas em basculante largo, duas folhas ou portão pesado, porque a folha é escorada enquanto se trabalha. Você não tem que ajudar: basta um adulto presente no começo e no teste.",
        "Para instalar motor de portão, quantas pessoas são necessárias depende da folha: um técnico em portão leve de correr ou de abrir, dois em basculante grande e em conjunto pesado. O ajudante, quando preciso, vem com ele, e o serviço leva de {time.tilting} no basculante.",
        "Em casa, em geral uma pessoa, um técnico, instala o motor; folha pesada, basculante largo ou prédio pedem duas ou mais. No dia da instalação você não segura nada, só acompanha o teste, depois de {time.tilting} no basculante ou {time.sliding} no de correr.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Pessoas e horas por tipo de portão", "Quantos técnicos e quanto tempo"],
        slots: [
          [
            "O número muda com o peso e o tipo da folha, e o tempo acompanha.",
            "Veja a linha do seu portão: quantos vêm e quanto demora.",
            "A equipe é definida pelas fotos, antes da visita, mais ou menos assim.",
          ],
        ],
        bullets: [
          "De correr ou de abrir, leve: um técnico, de {time.sliding} no de correr",
          "Basculante de até {width.quarterHp}: um ou dois, de {time.tilting}",
          "Basculante largo ou com cabo a trocar: dois",
          "Duas folhas de abrir: um ou dois, meio dia ou mais",
          "Prédio ou indústria: dois ou mais, de {time.heavy}",
        ],
      },
      {
        about: "safety",
        headings: ["Por que às vezes são dois", "O que o ajudante faz no basculante"],
        slots: [
          [
            "No basculante, a folha só se solta com escora, e a segunda pessoa cuida dela enquanto cabo e contrapeso são mexidos. Ninguém segura a folha no braço.",
            "Quando cabo ou contrapeso saem, a folha fica apoiada em escoras, e o ajudante vigia isso. O peso nunca fica na mão de ninguém.",
            "Soltar o contrapeso sem escora derruba a folha, por isso um trabalha e o outro cuida do apoio. Segurar no braço não é opção.",
          ],
          [
            "Em portão pesado, dois também levantam o motor e alinham a cremalheira com menos risco. Em folha leve, um técnico monta tudo com calma e no mesmo tempo.",
            "Motor grande e cremalheira longa se alinham melhor a quatro mãos. Já a folha leve não ganha nada com mais gente.",
            "Mais uma pessoa ajuda também a erguer motor pesado e a alinhar a barra dentada. Nos portões leves, ela só ficaria olhando.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto no dia", "Como você ajuda sem segurar nada"],
        slots: [
          [
            "Nada disso pede força nem ferramenta, e tudo adianta o serviço.",
            "Poucas coisas, feitas antes, evitam uma segunda ida.",
            "Prepare estes pontos na véspera ou de manhã.",
          ],
        ],
        bullets: [
          "Carro fora e passagem livre dos dois lados",
          "Quadro de luz acessível",
          "Cadeado e ferrolho retirados",
          "Crianças e animais longe durante o serviço",
          "Um adulto para receber e para o teste final",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso ajudar o técnico a segurar a folha?",
        answers: [
          "Não, e nem deve. Quem segura é a escora; uma pessoa embaixo da folha é o maior risco do serviço.",
          "De forma nenhuma. Fique longe durante a montagem e apareça no teste, para aprender a usar e a destravar.",
        ],
      },
      {
        question: "Dois técnicos custam mais?",
        answers: [
          "O valor é do serviço inteiro, informado antes, e não por pessoa. Instalar um motor que você já tem parte de {price.installation}, com a equipe necessária.",
          "Você paga o serviço fechado no orçamento, seja um ou dois. Só a mão de obra, com motor seu, custa desde {price.installation}.",
        ],
      },
      {
        question: "Preciso ficar em casa o tempo todo?",
        answers: [
          "Um adulto no começo, para combinar o lugar e os controles, e no fim, para o teste. No meio, basta alguém que possa abrir a casa.",
          "No início e no final, sim. O teste com você evita dúvida sobre força, tempo e destravamento manual.",
        ],
      },
      {
        question: "Consigo instalar sozinho?",
        answers: [
          "Não é indicado: há folha pesada, rede de 220 V e regulagem de força. No basculante, um erro no contrapeso derruba a folha.",
          "Melhor não, porque o risco está na folha solta e na ligação elétrica. E instalação própria costuma deixar o fabricante negar a garantia.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, da coluna ou do trilho, com a largura e o material da folha",
  },
];
