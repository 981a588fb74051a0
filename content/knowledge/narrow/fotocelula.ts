import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const fotocelula: NarrowConcept[] = [
  {
    id: "sensor-do-portao",
    broader: "fotocelula",
    label: "Sensor de portão automático",
    phrase: "o sensor do portão automático",
    asks: ["sensor portão automático", "sensor portão eletrônico", "sensor motor portão", "conserto sensor portão"],
    isAskedByName: true,
    intent: "buying",
    answers: {
      any: [
        "O sensor do portão automático é a fotocélula: um par de módulos, um de cada lado da passagem, que impede a folha de fechar sobre pessoa, animal ou carro. Vendemos, instalamos e consertamos; a foto das colunas e da placa do motor diz o modelo e o valor, sem custo.",
        "Vendemos, instalamos e consertamos {em} o sensor do portão automático, a fotocélula, que impede a folha de fechar com pessoa, animal ou carro na passagem. A foto das duas colunas e da placa do motor diz o modelo e o valor, sem custo; sensor que falha é limpo, alinhado e medido antes da troca.",
        "O sensor de portão, chamado fotocélula, faz a folha parar e voltar quando alguém corta o feixe na passagem. Ele serve em quase todo motor com a entrada na placa; vendemos, instalamos e consertamos, com modelo e valor ditos pela foto das colunas e da placa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o sensor do portão faz", "Para que serve o sensor"],
        slots: [
          ["Um feixe infravermelho cruza a passagem; cortado por alguém, a folha não fecha, ou para e volta."],
          ["Os módulos ficam, em geral, de 40 a 60 cm do piso; com criança ou animal, soma-se um par mais baixo."],
        ],
      },
      {
        about: "check",
        headings: ["Quando o sensor falha", "Sensor que não deixa o portão fechar"],
        slots: [
          ["Lente suja, módulo fora de posição ou fio solto fazem o portão abrir e não fechar."],
          [
            "Limpe as duas lentes com pano seco e veja se algo cruza o feixe; o alinhamento, o cabo e a placa são do técnico.",
          ],
          ["Anular o sensor com um fio, para o portão fechar, tira a proteção de quem passa."],
        ],
      },
    ],
    keep: ["choose", "cost"],
    questions: [
      {
        question: "Dá para pôr sensor no motor que eu já tenho?",
        answers: [
          "Na maioria dos motores, sim: basta a placa ter a entrada da fotocélula. A foto da placa confirma antes da compra.",
        ],
      },
      {
        question: "Sensor e fotocélula são a mesma coisa?",
        answers: [
          "No portão, quase sempre: a fotocélula é o sensor da passagem. Há também a borda sensível, que fica na folha e manda recuar ao toque.",
        ],
      },
      {
        question: "Quanto custa o sensor instalado?",
        answers: [
          "Depende do modelo, da distância entre as colunas e da passagem do cabo. Com fotos dos dois lados do portão, o orçamento sai grátis.",
        ],
      },
    ],
  },
  {
    id: "fotocelula-preco-instalada",
    broader: "fotocelula",
    label: "Fotocélula instalada: quanto custa",
    phrase: "o preço da fotocélula instalada",
    asks: [
      "sensor portão automático preço",
      "sensor portão eletrônico preço",
      "sensor portão garagem preço",
      "sensor segurança portão preço",
      "botar sensor portão preço",
      "colocar sensor portão preço",
      "colocar sensor portão já tenho preço",
      "botar sensor portão tenho preço",
      "pôr sensor portão preço",
      "instalar sensor portão preço",
      "instalar sensor portão tenho preço",
      "colocar fotocélula portão tenho preço",
      "fotocélula preço",
      "fotocélula custa",
      "quanto fotocélula",
      "fotocélula valor",
      "fotocélula instalada",
      "sensor portão preço",
      "sensor portão custa",
      "instalar sensor custa",
      "quanto sensor portão",
      "colocar fotocélula quanto",
      "fotocélula orçamento",
      "instalar fotocélula preço",
      "instalar fotocélula custa",
      "instalar fotocélula quanto",
      "instalar fotocélula valor",
      "instalação fotocélula preço",
      "instalação fotocélula valor",
      "como instalar fotocélula custa",
      "colocar fotocélula preço",
      "colocar fotocélula custa",
      "fotocélula sem fio preço",
      "instalar sensor portão quanto custa",
      ...combine(["sensor barreira"], ["preço", "custa", "valor", "orçamento"]),
      "colocar sensor portão quanto custa",
      "instalar sensor portão valor",
      "instalar fotocélula quanto custa",
    ],
    intent: "price",
    answers: {
      any: [
        "Instalamos fotocélula de portão {em}, e o preço sai por foto, sem custo: soma o par de sensores, a passagem do fio e a mão de obra. Piso pronto, sem tubo para o fio, é o que mais aumenta; onde o fio não passa, o modelo com espelho dispensa cabo de um lado.",
        "O preço da fotocélula instalada {em} é dito pela foto das duas colunas e da etiqueta do motor: entram o par, o fio com o tubo e o serviço de ligar, alinhar e testar. Com o tubo já pronto de um lado ao outro, fica mais barato.",
        "Quem quer fotocélula no portão {em} recebe o valor fechado pelo WhatsApp, com o par de sensores, o fio e a mão de obra na mesma conta. A largura do vão e o caminho do fio são o que mais muda o preço.",
        "O preço da fotocélula do portão soma o par de sensores, o fio com o tubo e a mão de obra, e um valor fechado só se dá com a foto das duas colunas. O que mais muda é a passagem do fio de um lado ao outro; o orçamento é grátis, pelo WhatsApp.",
        "Instalar fotocélula custa o par de sensores, a passagem do fio e o serviço de alinhar e testar. Onde já há conduíte de um lado a outro, a conta é menor; um modelo com espelho dispensa fio em uma das colunas. Orçamento por foto, sem custo.",
        "O preço do sensor de barreira do portão, que impede a folha de fechar sobre carro ou pessoa, soma o par, o cabo até a placa e a mão de obra; a visita em casa parte de {price.preventive}, sem peças, e o resto é orçado por foto. Mande a foto das duas colunas e da etiqueta do motor: o valor vem fechado, sem custo.",
        "A fotocélula para portão custa o par, o cabo e a instalação, e o cabo é o que mais varia: piso pronto sem duto pede canaleta ou espelho. Mande foto das duas colunas e da etiqueta do motor e receba o valor fechado pelo WhatsApp.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da fotocélula", "Sensor, cabo e mão de obra", "Do que depende o valor"],
        slots: [
          [
            "O par de sensores é uma parte; o cabo protegido e o alinhamento são a outra, e variam de casa para casa.",
            "Cobram-se o par, os metros de cabo com eletroduto e o serviço de ligar, alinhar e testar.",
            "A peça tem valor conhecido; a passagem do fio é o que muda o total.",
          ],
          [
            "Conduíte já pronto sob o piso barateia; sem ele, o fio vai por cima do vão, em canaleta, ou usa-se sensor com espelho.",
            "Em geral não se quebra o piso: há eletroduto aparente, passagem por cima ou modelo refletivo.",
            "O sensor com espelho evita atravessar o vão, porque só um lado recebe energia.",
          ],
          [
            "Uma placa antiga sem entrada própria pode pedir troca da central, e isso é dito antes.",
            "A maioria das centrais tem o borne da fotocélula; se a sua não tem, o orçamento avisa.",
            "Portão largo, de caminhão ou de muito pedestre pode pedir segundo par ou borda sensível.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que mandar para receber o valor",
          "Fotos que fecham o orçamento",
          "Prepare o orçamento em poucos minutos",
        ],
        slots: [
          [
            "Com estas imagens o valor costuma vir sem visita.",
            "São fotos simples, com o portão parado e a tampa do motor fechada.",
            "Diga também se há crianças, animais ou veículo alto no uso diário.",
          ],
        ],
        steps: [
          "Fotografe cada coluna por inteiro, do lado em que ficaria o sensor.",
          "Meça a largura do vão.",
          "Fotografe o caminho do motor até a outra coluna e diga se há conduíte.",
          "Fotografe a etiqueta do motor, com a tampa fechada.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Precisa quebrar o piso para instalar a fotocélula?",
        answers: [
          "Em geral, não. O cabo passa por eletroduto aparente, por cima do vão ou pelo conduíte existente; o modelo com espelho dispensa fio de um dos lados.",
          "Quase nunca. Sem duto pronto, usa-se canaleta externa ou sensor refletivo.",
        ],
      },
      {
        question: "Alinhar a fotocélula que já tenho custa quanto?",
        answers: [
          "Entra na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Se o módulo queimou, o par novo é orçado à parte.",
          "O alinhamento e a limpeza cabem na manutenção preventiva, a partir de {price.preventive} em residência, sem peças.",
        ],
      },
      {
        question: "Dá para pôr em qualquer motor?",
        answers: [
          "Na maioria, sim, desde que a placa tenha entrada. A foto da etiqueta confirma antes.",
          "Quase todos aceitam. Se a central não tiver o borne, dizemos o que muda no valor.",
        ],
      },
      {
        question: "Vale a pena ter fotocélula em casa sem criança?",
        answers: [
          "Vale: ela também protege carro, moto e animal, e é condição para usar o fechamento automático.",
          "Sim. O feixe evita que o portão feche sobre o seu próprio carro.",
        ],
      },
    ],
    photo: "fotos das duas colunas e da etiqueta do motor, com a largura do vão",
  },
  {
    id: "limpar-fotocelula",
    broader: "fotocelula",
    label: "Como limpar a fotocélula",
    phrase: "a limpeza da fotocélula",
    asks: [
      "limpar fotocélula quanto tempo",
      "quanto em quanto tempo limpar fotocélula",
      "limpar fotocélula",
      "limpeza fotocélula",
      "fotocélula suja",
      "limpar sensor portão",
      "limpar lente fotocélula",
      "fotocélula teia",
      "sensor sujo portão",
      "fotocélula poeira",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para limpar a fotocélula, passe pano macio e seco, ou levemente úmido, nas duas lentes, com o portão parado, e tire teia, folhas e vasos da linha entre elas. Não use solvente nem jato de água. Depois teste um fechamento, de longe.",
        "A limpeza da fotocélula leva um minuto: disjuntor desligado, pano seco nas lentes dos dois lados e caminho livre entre elas. Suja, ela faz o portão abrir e não fechar; se, limpo e religado, ele ainda não fecha, é alinhamento ou fio.",
        "Limpe as lentes da fotocélula todo mês, sem abrir o módulo e sem girar o suporte. Sujeira, teia e condensação cortam o feixe tanto quanto uma pessoa; se não resolver, peça o alinhamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Limpeza em poucos passos", "Passo a passo, sem abrir o módulo", "Como limpar e testar"],
        slots: [
          [
            "Não gire o suporte durante a limpeza: alguns milímetros desalinham o par.",
            "O módulo não se abre em casa; a lente se limpa por fora.",
            "Use pano macio, porque palha de aço e solvente riscam e embaçam a lente.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Passe pano macio e seco nas duas lentes, uma em cada coluna.",
          "Tire teia, folhas, vaso e planta da linha entre elas.",
          "Religue e feche uma vez, de longe, com a passagem livre.",
          "De lado, fora do caminho da folha, passe um cabo de vassoura no feixe durante um fechamento: a folha deve parar e voltar. Se não voltar, não use no automático e chame.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando a limpeza não basta", "Sujeira ou outro defeito?", "O que sobra depois do pano"],
        slots: [
          [
            "Uma luz indicadora apagada depois da limpeza sugere fio rompido, módulo sem alimentação ou par desalinhado.",
            "Com a lente limpa e o portão sem fechar, confira se o suporte foi batido ou se há sol direto no receptor.",
            "Um sensor que não acende nada pode estar sem energia, e o técnico mede o cabo.",
          ],
          [
            "A falha sempre no mesmo horário é sol na lente, e limpar não resolve.",
            "Problema ao amanhecer ou no fim da tarde pede mudança de ângulo ou de lado.",
            "Condensação dentro da lente é vedação vencida: troca-se o módulo ou a borracha.",
          ],
          [
            "Formiga dentro do módulo volta se a entrada do cabo não for vedada.",
            "Inseto dentro do sensor pede limpeza interna pelo técnico e vedação da passagem.",
            "Uma lente trincada ou amarelada já não deixa passar a luz e precisa de troca.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "De quanto em quanto tempo limpar a fotocélula?",
        answers: [
          "Uma vez por mês resolve na maioria das casas; rua de terra, obra ou jardim perto pedem mais.",
          "Limpe mensalmente, e depois de obra ou ventania. A revisão {visits.home} confere o alinhamento.",
        ],
      },
      {
        question: "Posso limpar a fotocélula com limpa-vidros ou álcool?",
        answers: [
          "Melhor pano seco ou levemente úmido. Produto forte embaça a lente de plástico; nunca borrife no módulo.",
          "Evite: podem opacar o plástico. Se o pano seco não bastar, umedeça-o com água e seque em seguida.",
        ],
      },
      {
        question: "Por que o portão fecha só às vezes depois de limpar a fotocélula?",
        answers: [
          "O par está no limite do alinhamento ou o suporte treme. O técnico fixa e realinha.",
          "Provavelmente alinhamento ou mau contato, que aparecem e somem com a vibração.",
        ],
      },
      {
        question: "Posso lavar com mangueira a coluna da fotocélula?",
        answers: [
          "Só longe do sensor. O jato de água entra no módulo e tira o par do lugar; ali, use só pano.",
          "Não sobre a fotocélula. A pressão vence a vedação e o portão deixa de fechar.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula, de frente, mostrando a luz do sensor, se houver",
  },
  {
    id: "fotocelula-desalinhada",
    broader: "fotocelula",
    label: "Fotocélula desalinhada",
    phrase: "a fotocélula desalinhada",
    intent: "repair",
    asks: [
      "fotocélula torta não fecha",
      "fotocélula torta portão abre não fecha",
      "fotocélula desalinhada",
      "fotocélula desalinhou",
      "alinhar fotocélula",
      "alinhamento fotocélula",
      "fotocélula torta",
      "ajustar fotocélula",
      "fotocélula fora posição",
      "regular fotocélula",
      "sensor desalinhado",
      "sensor torto",
      "alinhar sensor",
      "fotocélula não alinha",
      "sensor não alinha",
      "sensor fora lugar",
      "fotocélula fora lugar",
      "sensor saiu lugar",
      "bateu sensor",
      "bola bateu sensor",
      "sensor barreira desalinhado",
      "alinhar sensor barreira",
      "ajustar sensor barreira",
      "sensor barreira torto",
      "bateram sensor",
      "bateu fotocélula",
      "carro bateu sensor",
    ],
    answers: {
      any: [
        "Uma fotocélula desalinhada faz o portão abrir e não fechar, ou fechar e voltar, porque o receptor perde a luz do emissor. Os dois módulos precisam se olhar de frente, na mesma altura; o sinal é a luz do receptor acesa e firme.",
        "Se a luz da fotocélula pisca ou apaga, o par saiu de alinhamento ou a lente está suja. Limpe, veja se o suporte não foi batido e, sem melhora, peça o ajuste. Não faça ponte: o portão ficaria sem proteção.",
        "Alinhar fotocélula é pôr emissor e receptor na mesma altura e na mesma linha, com o suporte firme. Esbarrão, coluna que treme e parafuso frouxo bastam para perder o feixe.",
      ],
      "how-to": [
        "Para ajustar a fotocélula, que é o sensor de barreira do portão, limpe as lentes e, com o portão parado e sem abrir o módulo, gire o suporte aos poucos até a luz do receptor ficar firme; depois aperte e teste. Se não firma, o técnico alinha a partir de {price.preventive} em casa, sem peças.",
        "O sensor de barreira, ou fotocélula, se alinha pela luz do receptor: afrouxe só o suporte, por fora, gire devagar até ela ficar firme e aperte sem tirar do lugar. Os dois módulos se olham de frente, na mesma altura; sem luz firme, a visita parte de {price.preventive} em casa.",
      ],
      repair: [
        "Desalinhada, ela perde a luz do outro módulo, e o portão abre e não fecha, ou fecha e volta: o técnico alinha o par, firma o suporte e testa, a partir de {price.preventive} em casa, sem peças. Antes, limpe as duas lentes com pano seco.",
        "Desalinhada, ela deixa o portão aberto ou voltando; alinhar e firmar o suporte custa a visita, a partir de {price.preventive} em casa, sem peças. Limpe as lentes antes e não faça ponte: o portão ficaria sem proteção.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como alinhar, passo a passo", "Lente, altura e suporte", "O alinhamento, na ordem"],
        slots: [
          [
            "A luz do receptor é a sua régua: acesa e firme, o par está alinhado na maioria dos modelos.",
            "Em muitos sensores, o led firme quer dizer feixe recebido; piscando, feixe perdido.",
            "Veja o manual do modelo, porque o sentido do led muda entre fabricantes.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano seco.",
          "Tire o que cruzar a linha entre os módulos.",
          "Olhe se os dois estão na mesma altura e de frente.",
          "Com o portão parado e o módulo fechado, afrouxe o suporte e gire aos poucos até a luz do receptor ficar firme.",
          "Aperte sem tirar do lugar e corte o feixe com um cabo de vassoura: a luz tem de mudar.",
          "Teste um fechamento, de longe; falhou, peça o ajuste.",
        ],
      },
      {
        about: "causes",
        headings: ["O que tira a fotocélula do lugar", "Esbarrão, vibração ou coluna fraca", "Por que ela desalinha"],
        slots: [
          [
            "Carro, carrinho e bola batem no suporte, e poucos milímetros já perdem o feixe.",
            "Um encontrão no módulo é a causa mais comum, e muitas vezes a marca ainda está lá.",
            "Um suporte baixo leva pontapé e esbarrão no dia a dia.",
          ],
          [
            "Coluna que balança com a folha ou parafuso frouxo desalinham aos poucos.",
            "Um módulo preso em chapa fina vibra a cada abertura e sai do eixo.",
            "A falha que aparece e some costuma ser suporte tremendo, e não sensor queimado.",
          ],
          [
            "Em vão largo, o desvio pequeno em uma ponta vira desvio grande na outra.",
            "Quanto mais longe os módulos, mais fino o ajuste precisa ser.",
            "Um vão largo pede suporte firme e modelo com alcance de sobra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso alinhar a fotocélula sozinho?",
        answers: [
          "O suporte externo, sim: com o portão parado, gire até a luz firmar e aperte. Abrir o módulo e mexer nos fios, não; se não firmar, chame.",
          "Pode, por fora e sem forçar: gire o suporte olhando o led. Fio, módulo aberto e suporte quebrado são do técnico.",
        ],
      },
      {
        question: "Alinhei a fotocélula e ela desalinha de novo. O que fazer?",
        answers: [
          "Troque a fixação: bucha, suporte mais firme ou outro ponto da coluna. Sem base sólida, o ajuste não dura.",
          "O suporte está fraco ou a coluna treme. Mude o ponto de fixação.",
        ],
      },
      {
        question: "O portão fecha com a fotocélula desalinhada?",
        answers: [
          "Não deveria. Se fecha, alguém anulou o sensor na central, e isso precisa ser desfeito.",
          "Se fecha, há ponte no lugar do sensor ou ele nem está ligado. É perigoso; peça a conferência.",
        ],
      },
      {
        question: "Quanto custa alinhar a fotocélula?",
        answers: [
          "Entra na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Suporte ou par novo é orçado à parte.",
          "Alinhar custa a partir de {price.preventive} em residência, sem peças. Trocar o par depende do vão e sai por foto.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula, de frente, mostrando o suporte e a luz",
  },
  {
    id: "desligar-fotocelula",
    broader: "fotocelula",
    label: "Desligar a fotocélula",
    phrase: "a fotocélula anulada",
    asks: [
      "perigoso sem fotocélula",
      "perigoso portão sem fotocélula",
      "perigo portão sem fotocélula",
      "perigoso sem sensor",
      "desligar fotocélula",
      "anular fotocélula",
      "ponte fotocélula",
      "jumper fotocélula",
      "jumpear fotocélula",
      "tirar fotocélula",
      "portão sem fotocélula",
      "deixar portão sem fotocélula dias",
      "sem fotocélula dias",
      "usar sem fotocélula",
      "funciona sem fotocélula",
      "desativar fotocélula",
      "cancelar fotocélula",
      "burlar sensor",
      "desligar sensor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não desligue a fotocélula, porque é perigoso, sim: o portão sem ela não vê quem está no caminho e fecha sobre criança, animal ou carro; só recua depois de encostar, se a força estiver bem regulada. Enquanto ela não funciona, desligue o fechamento automático e feche olhando.",
        "Não desligue a fotocélula para o portão fechar: sem ela, a folha fecha sobre pessoa, animal ou carro. Se ela impede o fechamento, limpe as lentes e alinhe; para fechar já, use a mão em portão de correr ou de abrir reto e nivelado.",
        "Não convém desligar nem fazer ponte na fotocélula: isso tira a proteção da casa inteira, e ninguém lembra de desfazer. O defeito que ela acusa quase sempre é lente suja, suporte torto ou fio solto, e o acerto cabe em uma visita.",
        "Portão sem fotocélula só se usa por uns dias, sem o fechamento automático e com alguém olhando o vão, porque a folha não para diante de pessoa nem de carro. Peça ao técnico para desligar a pausa até o sensor voltar; a visita em casa parte de {price.preventive}, sem peças.",
        "Dá para ligar o portão sem fotocélula, mas não se deve, porque a folha pode fechar sobre quem passa. Enquanto o sensor não volta, feche só olhando, desligue o fechamento automático e peça o reparo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "O que acontece sem a fotocélula",
          "Portão sem sensor: o risco da ponte",
          "Por que não anular o sensor",
        ],
        slots: [
          [
            "A central deixa de ver a passagem e fecha com gente, bicicleta ou cachorro no caminho.",
            "Sem o feixe, o fechamento automático vira um movimento às cegas.",
            "O sensor de esforço só age depois do toque, e o toque já pode ferir.",
          ],
          [
            "Em casa com criança ou animal, a ponte é o atalho mais perigoso que existe no portão.",
            "Acidente com sensor anulado pesa sobre quem o anulou, além de ferir.",
            "Prédio e comércio respondem por quem circula, e o sensor anulado aparece em qualquer vistoria.",
          ],
          [
            "A ponte esquecida fica anos, até o dia em que alguém atravessa.",
            "Muita gente compra a casa com o sensor já anulado e não sabe.",
            "Por isso o teste mensal com cabo de vassoura revela o que ninguém contou.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer em vez de anular", "A saída segura para fechar hoje", "Feche sem tirar a proteção"],
        slots: [
          [
            "Se o portão precisa fechar agora, feche vigiando, e não às cegas.",
            "A casa se fecha na mão com segurança em alguns portões; o sensor continua ligado.",
            "Nenhum destes passos mexe em fio.",
          ],
        ],
        steps: [
          "Limpe as lentes e tire o que estiver na frente.",
          "Feche só com o portão à vista e a passagem vazia, até o sensor voltar.",
          "De correr ou de abrir, reto e nivelado: desligue o disjuntor, feche na mão e trave.",
          "Basculante aberto não se destrava.",
          "Peça o alinhamento ou o par novo.",
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "A reversão por esforço não basta sem a fotocélula?",
        answers: [
          "Não. Ela só recua depois de encostar na pessoa. As duas proteções se completam.",
          "Não basta: é a segunda linha. A fotocélula evita o toque.",
        ],
      },
      {
        question: "O técnico desligou o sensor do portão. É normal?",
        answers: [
          "Só por instantes, para medir. Na entrega, o sensor deve estar ligado e testado na sua frente.",
          "Não como solução. Peça que religue e mostre o teste com um cabo de vassoura.",
        ],
      },
      {
        question: "O portão antigo não tem fotocélula. Posso instalar?",
        answers: [
          "Sim, na maioria dos motores, se a placa tem a entrada. O valor sai por foto das colunas e da etiqueta.",
          "Quase sempre. Onde não há borne, troca-se a central ou usa-se outro recurso, informado antes.",
        ],
      },
      {
        question: "Como saber se anularam a minha fotocélula?",
        answers: [
          "Mande fechar e passe um cabo de vassoura pelo feixe, de longe: se a folha não para, ela está anulada ou com defeito.",
          "Dá para saber pelo teste com objeto. Sem reação, peça ao técnico que confira o borne.",
        ],
      },
    ],
    photo: "uma foto de cada lado do portão e das fotocélulas, se houver",
  },
  {
    id: "sol-na-fotocelula",
    broader: "fotocelula",
    label: "Sol na fotocélula",
    phrase: "o sol na fotocélula",
    asks: [
      "não fecha sol forte",
      "sol quente não fecha",
      "fotocélula não funciona sol",
      "sensor não funciona sol",
      "fotocélula falha sol",
      "falha todo dia mesmo horário",
      "sensor dispara sol",
      "sensor sol",
      "sol no sensor portão",
      "sensor falha sol",
      "fotocélula sol",
      "não fecha sol",
      "sol portão não fecha",
      "sol sensor portão",
      "não fecha tarde",
      "não fecha fim tarde",
      "não fecha horário",
      "sol atrapalha fotocélula",
      "não fecha certo horário",
      "parou sol bate",
      "sol bate para",
      "para quando sol",
      "não fecha dia só noite",
      "só fecha noite",
      "fecha só noite",
      "só fecha escuro",
      "não fecha de dia",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fotocélula que não funciona com sol está com a lente do receptor virada para ele: a luz forte cobre o feixe, e o portão não fecha. Inverter os dois módulos, mudar o ângulo ou pôr um protetor resolve, em visita a partir de {price.preventive} em casa, sem peças; não anule o sensor.",
        "Um portão que não fecha em certo horário tem sol entrando na lente do receptor da fotocélula: a luz forte cobre o feixe e a central pensa que há alguém. Trocar o receptor de lado ou proteger a lente resolve.",
        "Se a falha aparece ao amanhecer ou no fim da tarde e some depois, é o sol na fotocélula. O técnico inverte emissor e receptor, muda o ângulo ou põe protetor; não se anula o sensor por isso.",
        "Portão que não fecha quando bate sol tem luz forte na lente da fotocélula: o sol baixo cega o receptor, e a central pensa que há alguém no vão. Na maioria das casas, basta inverter os dois módulos, para o receptor ficar de costas para o sol: é regulagem, em visita a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como confirmar que é o sol", "O horário em que o sol atrapalha", "Teste simples no fim da tarde"],
        slots: [
          [
            "Sombra com papelão na lente do receptor, por fora e de longe da folha, mostra em segundos se é o sol.",
            "Se a sombra faz a luz do sensor firmar, a causa está confirmada.",
            "Fique fora do caminho da folha e não deixe ninguém passar durante o teste.",
          ],
        ],
        steps: [
          "Anote a hora em que ele não fecha.",
          "Limpe as duas lentes.",
          "Veja qual módulo recebe o sol de frente.",
          "Faça sombra nesse módulo e tente fechar, de longe.",
          "Funcionou: peça a inversão ou o protetor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Inverter, proteger ou mudar o ângulo", "A correção do sol"],
        slots: [
          [
            "A primeira medida é trocar de lado emissor e receptor, quando os dois têm fio.",
            "Invertido o par, o receptor passa a olhar para o lado sem sol, em geral sem peça; se do outro lado só há dois fios, passa-se mais cabo, porque o receptor usa mais.",
            "No modelo com espelho, muda-se a posição do conjunto ou a altura.",
          ],
          [
            "Onde a inversão não resolve, um protetor em forma de tubo ou aba faz sombra na lente.",
            "A aba sobre a lente corta o sol baixo e mantém o feixe.",
            "Mudar um pouco a altura ou o ângulo tira a lente da linha do sol; se não bastar, entra um par de feixe modulado, que ignora melhor a luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É defeito da fotocélula?",
        answers: [
          "Não necessariamente. Boa parte dos sensores sofre com sol direto; módulo antigo sofre mais. A posição costuma resolver.",
          "Nem sempre. Se no resto do dia funciona, o sensor está bom e mal posicionado.",
        ],
      },
      {
        question: "A falha muda com a época do ano?",
        answers: [
          "Muda: o sol baixa de ângulo e pode passar a bater na lente só em alguns meses.",
          "Sim. Por isso a falha some e volta no mesmo período todo ano.",
        ],
      },
      {
        question: "Posso cobrir o sensor da fotocélula com fita?",
        answers: [
          "Não cubra a lente: ela precisa ver o emissor. Só a sombra lateral, por aba própria, serve.",
          "Não. Fita na lente corta o feixe e o portão não fecha nunca.",
        ],
      },
      {
        question: "Quanto custa resolver o sol na fotocélula?",
        answers: [
          "Inverter ou ajustar entra na visita, que em casa parte de {price.preventive}, sem peças. Protetor ou par novo é orçado por foto.",
          "Em geral, é só regulagem, a partir de {price.preventive} em residência, sem peças.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula e a hora em que o portão não fecha",
  },
  {
    id: "altura-da-fotocelula",
    broader: "fotocelula",
    label: "Altura da fotocélula",
    phrase: "a altura da fotocélula",
    asks: [
      "altura fotocélula pegar carro bicicleta",
      "altura fotocélula bicicleta",
      "altura fotocélula carro",
      "qual altura fotocélula pegar",
      "altura sensor moto bicicleta",
      "distância fotocélula chão",
      "distância entre fotocélula chão",
      "quantos centímetros fotocélula chão",
      "altura fotocélula",
      "qual altura sensor",
      "fotocélula altura",
      "onde colocar fotocélula",
      "posição fotocélula",
      "que altura fotocélula",
      "altura sensor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A fotocélula comum vai de 40 a 60 cm do chão; para bebê que engatinha, some um par baixo, de 15 a 25 cm, porque o feixe comum passa por cima dele. Até haver os dois pares, desligue o fechamento automático e só feche vendo a criança.",
        "A fotocélula vai de 40 a 60 cm do piso, na faixa do para-choque do carro; onde há cachorro, ponha também um par baixo, de 15 a 25 cm, que vê o animal. Ligados em série, qualquer um que veja algo impede o fechamento.",
        "De 40 a 60 cm do piso, na faixa do para-choque e do pedal, a fotocélula pega carro e bicicleta. A bicicleta tem vãos, e o feixe pode passar entre as rodas: com muito ciclista ou moto, use dois pares, em alturas diferentes.",
        "A fotocélula fica em geral de 40 a 60 cm do piso, conforme o manual, para perceber pessoa e para-choque. Criança que engatinha e animal pequeno passam abaixo disso e pedem um segundo par mais baixo; caminhonete e caminhão pedem um mais alto.",
        "A fotocélula do portão vai baixa, na faixa do para-choque: de 40 a 60 cm do piso, em geral. Alta demais, não vê criança; rente ao chão, suja e leva chute. O manual do sensor dá a medida do modelo.",
        "A altura da fotocélula no portão fica, em geral, de 40 a 60 cm do piso, para ver criança e para-choque, nas duas colunas e na linha do fechamento. Um par só cobre uma altura: em prédio e onde há veículo alto, use dois.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que a altura importa", "O que o feixe vê e o que passa", "O que a altura muda na proteção"],
        slots: [
          [
            "O feixe vê só a altura dele: por cima ou por baixo, passa sem aviso.",
            "Um para-choque alto pode passar acima do feixe, e a folha fecha sobre o carro.",
            "Criança e cachorro pedem feixe baixo; caçamba pede feixe alto.",
          ],
          [
            "Perto do chão, a lente suja e molha; alto demais, deixa de ver quem importa.",
            "Respingo e barro embaçam o sensor baixo demais.",
            "A escolha é um meio-termo, e por isso muita entrada pede dois pares.",
          ],
          [
            "A linha do feixe deve ficar rente ao plano da folha, do lado de quem passa.",
            "Longe demais do portão, alguém cabe entre a folha e o feixe.",
            "No basculante, a posição considera o avanço da folha, e quem define é o instalador.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como conferir a altura da sua fotocélula",
          "Meça e teste a fotocélula",
          "Como conferir a fotocélula em casa",
        ],
        slots: [
          [
            "Basta trena, olho e um cabo de vassoura.",
            "O teste mostra se a altura cobre quem usa a passagem.",
            "Faça de longe, com a passagem vazia.",
          ],
        ],
        steps: [
          "Meça a altura da lente ao piso dos dois lados.",
          "Veja se o para-choque do seu carro cruza essa altura.",
          "Feche e passe um cabo de vassoura no feixe: o portão deve parar ou voltar na hora.",
          "Se algum veículo passa por cima, peça segundo par.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso mudar a altura da fotocélula sozinho?",
        answers: [
          "O módulo tem fio e alinhamento: a mudança é do técnico, com a energia cortada e teste no fim.",
          "Melhor não. Mudar um lado sem o outro desalinha o par e o portão não fecha.",
        ],
      },
      {
        question: "Duas fotocélulas atrapalham?",
        answers: [
          "Não. Bem instaladas, funcionam em série: qualquer uma que veja algo impede o fechamento.",
          "Não atrapalham, desde que a placa aceite e o alinhamento seja bom.",
        ],
      },
      {
        question: "A borda sensível substitui a fotocélula?",
        answers: [
          "Não substitui: ela age no toque, e a fotocélula age antes. Em muito fluxo, usam-se as duas.",
          "Não, as duas se completam: a borda age no contato, e o feixe evita que ele aconteça.",
        ],
      },
      {
        question: "Onde fica a fotocélula no basculante?",
        answers: [
          "No basculante, ela fica nas laterais do vão, na altura de quem passa, do lado em que a folha desce. O instalador define pelo movimento da folha.",
          "Fica nas colunas, sob o alcance da folha, conforme o manual do sensor.",
        ],
      },
    ],
    photo: "uma foto de cada coluna com a fotocélula e a altura medida",
  },
  {
    id: "fotocelula-nao-funciona",
    broader: "fotocelula",
    label: "Fotocélula não funciona",
    phrase: "a fotocélula que não funciona",
    asks: [
      "sensor barreira queimado",
      "sensor barreira portão queimado",
      "sensor barreira defeito",
      "fotocélula não funciona",
      "fotocélula defeito",
      "fotocélula parou",
      "como testar sensor barreira",
      "testar sensor barreira",
      "testar sensor portão",
      "fotocélula queimou",
      "fotocélula queimada",
      "fotocélula problema",
      "sensor portão não funciona",
      "sensor portão defeito",
      "conserto fotocélula",
      "consertar fotocélula",
      "trocar fotocélula",
      "troca fotocélula",
      "fotocélula não acende",
      "fotocélula estragou",
      "sensor quebrou",
      "sensor quebrado",
      "fotocélula quebrou",
      "fotocélula quebrada",
      "sensor estragou",
      "sensor queimou",
      "saber fotocélula queimada",
      "saber fotocélula queimou",
      "testar fotocélula",
      "teste fotocélula",
      "sintomas fotocélula",
      "sinais fotocélula",
      "saber sensor portão",
      "fotocélula ruim",
      "quanto custa trocar fotocélula motor",
      "trocar fotocélula motor preço",
      "trocar fotocélula motor basculante",
      "conserto fotocélula basculante",
      "conserto fotocélula correr",
      "sensor presença quebrou",
      "sensor presença não funciona",
      "não para gente frente",
      "não para pessoa frente",
      "não para alguém frente",
      "não para carro frente",
      "não para quando tem gente",
      "fecha com gente na frente",
      "sensor só funciona lado",
      "sensor acende outro não",
      "um sensor acende outro não",
      "barreira não detecta",
      "sensor não detecta",
      "fotocélula não detecta",
      "sensor barreira não funciona",
      "saber fotocélula funcionando",
      "como testar fotocélula",
      "saber sensor funcionando",
      "fotocélula fecha cima",
      "fotocélula ligada fecha",
      "fotocélula não interrompe",
      "fotocélula não para portão",
      "fotocélula falha",
      "fotocélula funciona às vezes",
      "fecha tampo sensor",
      "fecha quando tampo sensor",
      "fecha só desligo sensor",
      "não fecha sensor ruim",
      "não fecha porque sensor",
      "não fecha sensor queimado",
      "não fecha sensor quebrado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Uma fotocélula que não funciona faz o portão abrir e não fechar, ou fechar sem ver ninguém. Limpe as duas lentes, tire o que cruza o feixe e veja se o suporte foi batido; se continuar, é fio, alimentação ou módulo queimado, e o teste é do técnico.",
        "Se a fotocélula do portão parou, a causa mais comum é sujeira ou desalinhamento; depois vêm cabo rompido, umidade e surto. Não faça ponte no sensor: até o conserto, feche só olhando e deixe o fechamento automático desligado.",
        "Com a fotocélula suja, torta ou sem energia, a central entende que há alguém no vão e não fecha. Limpe as lentes, tire o que cruza o feixe e olhe o alinhamento; se continuar, o técnico mede cabo, módulo e placa.",
      ],
      "how-to": [
        "Para saber se a fotocélula queimou, limpe as duas lentes, libere o feixe e veja os leds: apagados, falta energia ou o módulo queimou; acesos e o portão não fecha, é alinhamento, fio ou placa. A medição final é do técnico, e o sensor não se anula.",
        "A fotocélula queimada deixa o portão abrir e não fechar, mesmo com as lentes limpas e o feixe livre, ou fechar sem perceber um objeto na passagem. Veja os leds, de fora: apagados, falta energia ou o módulo queimou. Não faça ponte nos fios.",
      ],
      price: [
        "Consertar a fotocélula custa conforme a causa: limpar e alinhar é ajuste, dentro da visita preventiva, a partir de {price.preventive} em casa, sem peças; um módulo queimado soma o par novo e a ligação. Fotos das duas lentes e da etiqueta bastam para o orçamento, que é grátis.",
        "O preço para trocar a fotocélula soma o par de sensores e a mão de obra de ligar, alinhar e testar; com o fio antigo bom, a conta é menor. Mande fotos dos dois lados do portão e receba o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que testar na fotocélula",
          "Fotocélula com defeito: passos seguros",
          "Limpeza e teste antes de trocar",
        ],
        slots: [
          [
            "Fique de lado, fora do caminho da folha, durante todo o teste.",
            "O sentido da luz indicadora muda com o modelo; o que conta é ela mudar ao cortar o feixe.",
            "Nenhum passo pede abrir o módulo.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Tire planta, vaso e objeto da linha entre os módulos.",
          "Veja se os dois estão na mesma altura, de frente e firmes.",
          "Corte o feixe com um cabo de vassoura e veja se a luz do sensor muda.",
          "Mande fechar e corte o feixe outra vez: a folha deve parar e voltar.",
          "Não voltou, ou a luz não muda: pare de usar o automático e chame.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que a fotocélula para de funcionar",
          "Lente, suporte, cabo ou módulo",
          "O que estraga a fotocélula",
        ],
        slots: [
          [
            "Sujeira, teia, condensação e sol na lente cortam o feixe sem que haja peça queimada.",
            "Lente suja, sol direto no receptor ou um esbarrão no suporte, de poucos milímetros, faz o feixe sumir.",
            "Uma lente amarelada ou trincada já não deixa passar a luz infravermelha.",
          ],
          [
            "Cabo partido no eletroduto ou emenda oxidada deixa o módulo sem energia ou sem sinal.",
            "Água no módulo e formiga na placa do sensor dão falha que vai e volta com o tempo.",
            "O fio de comando junto com o de força capta ruído e confunde a central.",
          ],
          [
            "Raio e surto queimam o módulo, e nesse caso troca-se o par.",
            "Jumper deixado na central faz a placa ignorar o sensor, mesmo bom.",
            "Borne da placa danificado também imita fotocélula queimada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o técnico conserta a fotocélula",
          "Medição e troca do par de fotocélulas",
          "O conserto da fotocélula na visita",
        ],
        slots: [
          [
            "A tensão é medida nos dois módulos, e o sinal do receptor é acompanhado na entrada da placa.",
            "Com o portão parado, o técnico mede a alimentação, o contato do receptor e a continuidade do cabo.",
            "Primeiro se limpa e se alinha o par; só depois entra o instrumento.",
          ],
          [
            "Uma emenda oxidada é refeita em caixa seca, e um cabo partido é trocado por inteiro.",
            "Um suporte frouxo ganha fixação nova, porque sensor que treme perde o feixe.",
            "Um módulo queimado sai com o par, trocado por outro da mesma tensão e com alcance para o vão.",
          ],
          [
            "No fim, o feixe é cortado em vários pontos do fechamento, e a folha para e volta em todos.",
            "O jumper que anulava o sensor, se houver, é retirado e o teste é feito na sua frente.",
            "A reversão por esforço é testada junto, porque as duas proteções se completam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar os dois módulos da fotocélula?",
        answers: [
          "Em geral sim: emissor e receptor são vendidos em par e precisam combinar. Misturar marcas costuma não funcionar.",
          "Quase sempre troca-se o par, para garantir tensão, alcance e frequência iguais.",
        ],
      },
      {
        question: "Quanto custa consertar a fotocélula?",
        answers: [
          "Limpeza e alinhamento cabem na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Par novo é orçado por foto.",
          "Só limpeza e alinhamento custam a visita, em casa a partir de {price.preventive}, sem peças. Com o módulo queimado, soma-se o par novo.",
        ],
      },
      {
        question: "Posso usar o portão sem ela até o conserto?",
        answers: [
          "Em geral ele nem fecha pelo controle. Na mão, só portão de correr ou de abrir, reto e nivelado, com o disjuntor desligado e a chave. O basculante é do técnico, e os fios não se ligam direto.",
          "Se a central ainda fecha, só por comando, com a passagem vazia e você olhando até o fim. Desative o fechamento automático, não anule o sensor nem deixe crianças acionarem.",
        ],
      },
    ],
    photo: "uma foto de cada fotocélula, de frente, e outra da etiqueta do motor",
  },
  {
    id: "instalar-fotocelula",
    broader: "fotocelula",
    label: "Instalar fotocélula no portão",
    phrase: "a instalação da fotocélula",
    asks: [
      "fixar sensores fotocélula",
      "quem instala fotocélula motor",
      "instalar fotocélula",
      "instalação fotocélula",
      "como instalar fotocélula",
      "ligar fotocélula",
      "como ligar fotocélula",
      "colocar fotocélula",
      "ligação fotocélula",
      "esquema fotocélula",
      "fotocélula instalar placa",
      "instalar sensor portão",
      "colocar sensor portão",
      "colocar sensor [marca]",
      "colocar sensor portão [marca]",
      "colocar fotocélula [marca]",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para instalar fotocélula no portão, fixa-se um módulo em cada lado da passagem, na mesma altura, em geral de 40 a 60 cm do piso, leva-se o cabo até a placa, em tubo separado do da força, e liga-se na entrada da fotocélula, com o disjuntor desligado. No fim se alinha o par e se testa se a folha para e volta. A ligação na placa é do técnico.",
        "Instalar a fotocélula é fixar o par nas colunas, ligá-lo à placa com o motor desenergizado e testar, na sua frente, se a folha para e volta. A largura do vão, a passagem do cabo e a entrada da placa decidem o valor, que sai por foto das colunas e da etiqueta do motor.",
        "Ligar a fotocélula é levar o par à saída de baixa tensão da placa e à entrada do sensor, com o disjuntor desligado: o emissor recebe dois fios de alimentação; o receptor, esses dois e mais dois de aviso. Como a tensão da rede fica ao lado, quem liga é o técnico.",
        "A fotocélula se liga a quase todo motor cuja placa tenha a entrada: emissor e receptor na saída de baixa tensão, contato do receptor na entrada FOTO. Onde não dá para passar cabo até a outra coluna, usa-se modelo com espelho, que liga um lado só. Mande fotos das duas colunas para o orçamento grátis.",
      ],
      installation: [
        "Instalamos fotocélula em portão automático {em}, com o par de sensores, o cabo e o teste: o feixe para a folha e a reabre quando há carro, criança ou animal no caminho. A visita, em casa, parte de {price.preventive}, sem peças; o par e a passagem do cabo são orçados pela foto das duas colunas e da etiqueta do motor.",
        "Instalamos fotocélula ou sensor no portão, com o par, o cabo e o teste: o feixe para a folha e a reabre quando há carro, criança ou animal no caminho. A visita, em casa, parte de {price.preventive}, sem peças; o par e a passagem do cabo são orçados pela foto das duas colunas e da etiqueta do motor.",
        "Para instalar ou colocar fotocélula no portão, fixa-se um módulo em cada coluna, na mesma altura, em geral de 40 a 60 cm do piso, leva-se o cabo à placa em eletroduto e testa-se o feixe. Fazemos a instalação: a visita, em casa, parte de {price.preventive}, sem peças; o par é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "Como é a instalação da fotocélula, passo a passo",
          "Fixar, ligar, alinhar e testar",
          "O serviço de instalar fotocélula",
        ],
        slots: [
          [
            "Os módulos vão em coluna firme, de frente um para o outro, protegidos de batida e de sol na lente do receptor.",
            "A altura fica, em geral, de 40 a 60 cm do piso, conforme o manual, para ver criança, animal e para-choque.",
            "O receptor fica do lado que recebe menos sol, e o emissor, do outro.",
          ],
          [
            "O cabo de comando segue em eletroduto separado da força, sem emenda exposta à chuva.",
            "Na placa, usa-se a saída de baixa tensão do manual, em geral de 12 V ou 24 V, e a entrada da fotocélula.",
            "Na placa, o fio do receptor ocupa a entrada da fotocélula, no lugar da ponte de fábrica que a deixava como se o caminho estivesse sempre livre.",
          ],
          [
            "Depois do alinhamento, corta-se o feixe com um objeto em vários pontos do fechamento.",
            "O teste final mostra a folha parando e voltando a cada corte do feixe.",
            "Na entrega, você repete o teste com um cabo de vassoura, de lado e de longe.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que preparar antes da instalação",
          "Fotos e medidas para orçar",
          "Antes de instalar a fotocélula",
        ],
        slots: [
          [
            "Com estas fotos, o material vai certo na visita.",
            "A tampa do motor fica fechada; a etiqueta é externa.",
            "Diga também se entra caminhonete ou caminhão.",
          ],
        ],
        steps: [
          "Fotografe as duas colunas por inteiro.",
          "Meça a largura do vão.",
          "Veja se há eletroduto ligando um lado ao outro; sem ele, o cabo vai por cima, por um corte no piso, ou usa-se modelo com espelho.",
          "Fotografe a etiqueta do motor.",
          "Conte se usa fechamento automático.",
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Quanto custa instalar fotocélula?",
        answers: [
          "Somam-se o par de sensores, o cabo e a mão de obra, e a visita, em casa, parte de {price.preventive}, sem peças; a passagem do fio é o que mais muda. O orçamento por foto é grátis.",
          "O preço depende do vão, do caminho do cabo e da placa; a visita, em casa, parte de {price.preventive}, sem peças. Fotos dos dois lados e da etiqueta do motor fecham o valor.",
        ],
      },
      {
        question: "Posso instalar a fotocélula sozinho?",
        answers: [
          "Fixar o suporte é simples; ligar na placa, não: há tensão da rede ao lado. Ligação errada queima o sensor ou deixa o portão sem proteção.",
          "Melhor não. O risco é de choque e de o sensor ficar anulado sem ninguém notar.",
        ],
      },
      {
        question: "A fotocélula serve em motor antigo?",
        answers: [
          "Serve, se a placa tem entrada para fotocélula. Se não tem, troca-se a central por uma compatível.",
          "Na maioria, sim. A foto da etiqueta mostra se há a entrada.",
        ],
      },
    ],
    photo: "uma foto de cada coluna do portão e outra da etiqueta do motor",
  },
  {
    id: "fotocelula-sem-fio",
    broader: "fotocelula",
    label: "Fotocélula com fio ou sem fio",
    phrase: "a escolha entre fotocélula com fio e sem fio",
    asks: [
      "passar cabo existe fotocélula sem fio",
      "existe fotocélula sem fio",
      "ligar fotocélula sem fio central",
      "ligar fotocélula sem fio placa",
      "ligar fotocélula sem fio",
      "fotocélula fio ou sem fio",
      "fotocélula sem fio",
      "fotocélula wireless",
      "fotocélula bateria",
      "fotocélula pilha",
      "fotocélula espelho",
      "sensor sem fio portão",
      "fotocélula refletiva",
      "fotocélula solar",
      "qual fotocélula",
      "melhor fotocélula",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O espelho da fotocélula dispensa o fio em uma das colunas: emissor e receptor ficam no mesmo módulo, e o feixe volta refletido. Pede coluna firme, alinhamento fino e espelho limpo; a visita em casa parte de {price.preventive}, sem peças, e o conjunto é orçado pela foto das colunas.",
        "Escolha a fotocélula com fio sempre que houver como passar o cabo: não depende de pilha e é compatível com quase toda placa. Sem caminho para o fio, prefira o modelo com espelho, que liga um lado só; a sem fio, com bateria, fica para exceção.",
        "Sim, existe fotocélula sem fio: um dos módulos usa pilha ou bateria e, quando ela acaba, o portão deixa de fechar. Por isso a com fio é mais segura de usar; onde o cabo não passa, o modelo com espelho liga um lado só e dispensa pilha.",
        "Para casa, o par com fio é a escolha comum; o de espelho resolve piso pronto sem eletroduto; o sem fio serve onde nem canaleta é possível. Nos três, confira tensão da placa, alcance para o vão e proteção contra chuva.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Com fio, com espelho ou sem fio: quando usar",
          "Diferenças entre os tipos de fotocélula",
          "Qual fotocélula serve ao seu portão",
        ],
        slots: [
          [
            "Com fio: emissor e receptor alimentados pela placa, sem pilha para trocar, o mais usado em portões.",
            "O par com fio pede cabo até as duas colunas, por eletroduto, canaleta ou por cima do vão.",
            "Havendo conduíte sob o piso, a de fio é a mais simples e durável.",
          ],
          [
            "Com espelho: um módulo emite e recebe, e na outra coluna vai só o refletor, sem fio.",
            "O refletor precisa ficar limpo e bem de frente, porque a luz faz o caminho de ida e volta.",
            "Em vão muito largo, o modelo de espelho perde alcance, e a ficha do sensor manda.",
          ],
          [
            "Sem fio: um dos módulos trabalha com pilha ou bateria e pede troca periódica.",
            "Uma bateria fraca faz a central acusar obstáculo, e o portão não fecha.",
            "Exposta a sol e chuva, a versão a bateria exige caixa vedada e manutenção em dia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de escolher a fotocélula", "Vão, cabo e placa", "Dados para indicar o modelo"],
        slots: [
          [
            "A largura do vão e o caminho do cabo decidem quase sempre.",
            "A placa diz a tensão disponível e o tipo de contato.",
            "O sol de frente em uma das colunas muda o lado do receptor.",
          ],
        ],
        steps: [
          "Meça a largura do vão.",
          "Veja se há eletroduto entre as colunas.",
          "Repare que lado pega sol baixo.",
          "Fotografe as colunas e a etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A sem fio é menos segura?",
        answers: [
          "Não por princípio: sem sinal, a central trata como obstáculo e não fecha. O que falha mais é a bateria esquecida.",
          "Bem instalada, protege igual. O ponto fraco é a pilha, que precisa entrar na revisão.",
        ],
      },
      {
        question: "A fotocélula serve em qualquer placa?",
        answers: [
          "A com fio serve em quase toda placa com entrada de fotocélula. A sem fio precisa de receptor ligado à placa e compatível com a tensão.",
          "Depende da entrada e da tensão. A foto da etiqueta do motor confirma antes da compra.",
        ],
      },
      {
        question: "Preciso quebrar o piso para passar o fio da fotocélula?",
        answers: [
          "Em geral não: canaleta aparente, passagem por cima do vão ou modelo com espelho evitam a obra.",
          "Quase nunca. Se não há conduíte, o espelho costuma ser a saída mais limpa.",
        ],
      },
    ],
    photo: "uma foto de cada coluna, a largura do vão e a etiqueta do motor",
  },
  {
    id: "sensor-antiesmagamento",
    broader: "fotocelula",
    label: "Sensor antiesmagamento para portão",
    phrase: "o sensor antiesmagamento do portão",
    asks: [
      "volta encostar alguém",
      "portão volta encostar pessoa",
      "sensor antiesmagamento",
      "sensor anti esmagamento",
      "sensor não bater carro",
      "colocar sensor não bater carro",
      "sensor segurança portão",
      "sensor presença portão",
      "sensor não fechar cima",
      "sistema antiesmagamento",
      "qual sensor portão",
      "sensor portão não fechar",
      "sensor obstáculo portão",
      "borda sensível",
      "antiesmagamento",
      "anti esmagamento",
      "antiesmagamento funciona",
      "anti esmagamento funciona",
      "borda sensível preço",
      "preço borda sensível",
      "quanto custa borda sensível",
      "sensor evita esmagamento",
      "qual sensor evita esmagamento",
      "qual sensor esmagamento",
      "sensor não esmagar",
    ],
    intent: "buying",
    answers: {
      any: [
        "O antiesmagamento do portão é a reversão por esforço: a central sente a resistência, pela corrente ou pelo encoder, e a folha recua. A fotocélula o completa, porque para a folha antes do contato; onde passa muita gente, soma-se a borda sensível.",
        "O antiesmagamento pede duas proteções: fotocélula, que para a folha antes do toque, e força regulada, que a faz recuar; juntas, reduzem o risco de o portão fechar em cima de criança, de idoso ou de animal. Quem engatinha passa por baixo do feixe comum, e por isso se instala um segundo par, mais baixo.",
        "O antiesmagamento faz a folha recuar no toque; para o portão nem chegar a bater no carro, some um par de fotocélulas na altura do para-choque, em geral de 40 a 60 cm, e a regulagem da força e da pausa. Veículo alto pede um segundo par.",
        "O antiesmagamento do portão soma três proteções: a fotocélula evita o toque, a reversão por esforço recua no contato e a borda sensível cobre a aresta. Em casa, as duas primeiras costumam resolver; em prédio e comércio, as três.",
      ],
      "how-to": [
        "O antiesmagamento funciona assim: enquanto a folha anda, a central mede o esforço do motor, pela corrente ou pela rotação lida no encoder; se ele passa do limite regulado, ela corta o motor e faz a folha parar ou recuar. Isso só acontece depois do toque, e por isso se usa com fotocélula, que para a folha antes.",
        "No antiesmagamento, a placa compara o esforço do motor com o normal do percurso: quando a corrente sobe ou a rotação cai além do ajuste, ela entende que há obstáculo e para ou inverte a folha. A força mal regulada anula a função; a visita com regulagem e teste parte de {price.preventive} em casa, sem peças.",
        "O antiesmagamento do motor é a reversão por esforço: a folha encosta em algo, o motor pesa, a central percebe pela corrente ou pelo encoder e manda recuar. É a segunda proteção; a primeira é a fotocélula, que age sem contato.",
      ],
      installation: [
        "Contra o esmagamento há dois sensores: a fotocélula, que para a folha antes do toque, e a borda sensível, que a faz recuar ao encostar; a força da central, que é o antiesmagamento do motor, se regula junto. A foto da folha, das colunas e da placa diz qual cabe e quanto custa.",
        "A proteção antiesmagamento é de dois tipos: o sensor que age antes do toque, a fotocélula, e o da ponta da folha, a borda sensível, que recua ao encostar; nos dois a força da central é regulada. Em casa, a fotocélula costuma bastar; onde passa muita gente, somam-se as duas.",
      ],
      price: [
        "O preço da borda sensível ou do sensor antiesmagamento depende do comprimento da folha, da central aceitar a entrada e da passagem do cabo até a ponta que se move. Mande foto da folha e da placa: o orçamento é grátis, com sensor e instalação em linhas separadas.",
      ],
      buying: [
        "O sensor de segurança para portão de casa com crianças é a fotocélula, em dois pares: um a cerca de 50 cm do piso e outro mais baixo, para ver quem engatinha. Com a força do motor regulada no mínimo, a folha para antes de encostar e recua se tocar. A visita, em casa, parte de {price.preventive}, sem peças; os pares são orçados pela foto das colunas.",
        "O sensor de presença do portão é a fotocélula: um feixe entre as colunas, de 40 a 60 cm do piso, que faz a folha parar e reabrir quando alguém o corta. Instalamos o par, ligado à central, e a foto das colunas e da etiqueta dá o valor; a visita em casa parte de {price.preventive}, sem peças.",
        "A borda sensível para portão é um perfil de borracha na ponta da folha, que manda a central parar e recuar ao toque; some-a à fotocélula, que age antes do contato. O preço depende do comprimento da folha, da central e do cabo até a ponta que se move; a foto da folha e da etiqueta dá o orçamento, grátis.",
        "Instalamos borda sensível em portão industrial ou de galpão {em}: o perfil de borracha na ponta da folha faz a central parar e recuar ao toque, e trabalha com a fotocélula e a força no mínimo. O valor depende do comprimento da folha e da central, por foto; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Instalamos borda sensível de portão {em}: o perfil de borracha na ponta da folha faz a central parar e recuar ao toque, e se soma à fotocélula, que age antes. O valor depende do comprimento da folha, da central e do cabo; a foto dá o orçamento, grátis, e só a regulagem da força, em casa, parte de {price.preventive}, sem peças.",
        "Instalamos e regulamos sensor antiesmagamento de portão {em}, em casa ou prédio: reversão por esforço na central, borda sensível na ponta da folha e fotocélula. A regulagem com teste, em casa, parte de {price.preventive}, sem peças, e em portão grande fica, em geral, de {price.preventiveRange}; o sensor sai pela foto da folha e da etiqueta, grátis.",
        "Em condomínio ou prédio {em}, instalamos e regulamos o antiesmagamento do portão da garagem: reversão por esforço na central, borda sensível na ponta da folha e fotocélula em duas alturas. O orçamento é grátis, pela foto da folha e da etiqueta; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "O sensor antiesmagamento para portão é a borda sensível na ponta da folha, que manda recuar ao toque; ele se soma à fotocélula, que para antes do contato, e à força regulada, e não dispensa cuidado com crianças e animais. Instalamos o que a sua placa aceita: a foto dela e da folha dá o valor.",
        "Regulamos e instalamos o antiesmagamento do portão {em}: a reversão por esforço da central é regulada e testada na visita, e a borda sensível e a fotocélula entram conforme o que a sua placa aceita. A foto da placa e da folha diz o que falta; só a regulagem, em casa, parte de {price.preventive}, sem peças.",
        "O sensor antiesmagamento do portão {em} é escolhido pela sua placa: muitas já trazem a reversão por esforço, que regulamos no local, e aceitam borda sensível e fotocélula, que instalamos. Mande a foto da placa e da folha para o valor; a visita de regulagem em casa parte de {price.preventive}, sem peças.",
        "O antiesmagamento do portão soma três proteções: a fotocélula evita o toque, a reversão por esforço recua no contato e a borda sensível cobre a aresta. Muitas centrais já têm a reversão e só pedem regulagem; a foto da placa diz o que ela aceita e quanto custa.",
        "O antiesmagamento faz a folha recuar no toque; para o portão nem chegar a bater no carro, some um par de fotocélulas na altura do para-choque, em geral de 40 a 60 cm, e a regulagem da força e da pausa. Veículo alto pede um segundo par.",
        "O antiesmagamento pede duas proteções: fotocélula, que para a folha antes do toque, e força regulada, que a faz recuar; juntas, reduzem o risco de o portão fechar em cima de criança, de idoso ou de animal. Quem engatinha passa por baixo do feixe comum, e por isso se instala um segundo par, mais baixo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a central percebe o obstáculo", "Como o motor sente que encostou em algo"],
        slots: [
          [
            "Na placa simples, o sinal é a corrente: motor forçado puxa mais, e o limite é um ajuste de força.",
            "Na maioria dos motores, a central se guia pela corrente elétrica, que sobe quando a folha é segurada.",
          ],
          [
            "Outros têm encoder, um sensor que conta as voltas do motor e nota mais cedo a queda de velocidade.",
            "Em motor com encoder, o sensor de voltas, a central percebe mais depressa que a folha freou.",
          ],
          [
            "Força no máximo, folha pesada ou trilho sujo escondem o obstáculo, porque o esforço normal já é alto.",
            "Quanto mais a folha arrasta, mais alto fica o limite e mais forte é o toque antes de recuar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Que sensor escolher para cada portão",
          "Fotocélula, reversão ou borda sensível",
          "Sensores de segurança: qual serve",
        ],
        slots: [
          [
            "A fotocélula é a primeira a instalar: percebe a pessoa ou o carro antes do contato e serve em quase todo motor.",
            "Em casa, um par de fotocélulas com a força bem regulada cobre a maior parte do uso.",
            "Sem fotocélula, o fechamento automático não deve ser ligado.",
          ],
          [
            "A reversão por esforço já existe na maioria das centrais e precisa de regulagem e teste.",
            "A reversão vem na placa da maioria dos motores, mas pode estar desligada ou com a força alta.",
          ],
          [
            "A borda sensível é uma tira na aresta que para a folha ao ser pressionada, indicada onde há fluxo de pedestres.",
            "O laço no piso detecta veículo parado no vão e é comum em estacionamento e condomínio.",
            "Com criança pequena ou animal em casa, o segundo par de fotocélulas fica mais baixo que o primeiro; com caminhonete, mais alto.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como testar se o portão tem proteção",
          "Teste do sensor com objeto, de longe",
          "Verificação segura da reversão",
        ],
        slots: [
          [
            "Nunca teste com a mão, o pé ou o carro.",
            "Faça com o portão reto e sem ruído estranho, e com todos longe.",
            "Se qualquer passo falhar, desligue o fechamento automático e chame.",
          ],
        ],
        steps: [
          "Afaste crianças e animais e fique de lado, fora do caminho da folha.",
          "Mande fechar e corte o feixe com um cabo de vassoura: a folha deve parar e voltar.",
          "Ponha uma caixa de papelão vazia no caminho da folha, fora da linha do feixe, e mande fechar: a folha deve recuar.",
          "Amassou a caixa: desligue o disjuntor e peça a regulagem.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr o sensor no portão?",
        answers: [
          "A fotocélula instalada soma o par, o cabo e a mão de obra; a regulagem de força em casa entra na visita, a partir de {price.preventive}, sem peças. O valor sai por foto.",
          "O preço depende do sensor e da passagem do cabo. Com foto das colunas e da etiqueta, o orçamento é grátis.",
        ],
      },
      {
        question: "Meu motor já tem antiesmagamento?",
        answers: [
          "A maioria das centrais tem reversão por esforço, mas ela pode estar desligada ou com força alta. Só o teste com a caixa mostra.",
          "Muitos têm a função na placa. Faltam, em geral, a fotocélula e a regulagem.",
        ],
      },
      {
        question: "O antiesmagamento dispensa a fotocélula?",
        answers: [
          "Não: ele age depois do toque, e a fotocélula, antes. Ela também não vê tudo, só a linha do feixe, e por isso as duas se somam.",
          "Não. A fotocélula evita o contato na linha do feixe; a reversão cuida do que está fora dela.",
        ],
      },
    ],
    photo: "fotos da ponta da folha, das duas colunas e da etiqueta do motor",
  },
  {
    id: "fotocelula-piscando",
    broader: "fotocelula",
    label: "Sensor do portão piscando",
    phrase: "a luz do sensor do portão",
    asks: [
      "um lado fotocélula acende",
      "só lado fotocélula acende luz",
      "led fotocélula aceso",
      "led fotocélula aceso direto",
      "led sensor aceso direto",
      "luz fotocélula acesa direto",
      "luz sensor acesa direto",
      "sensor portão fica piscando",
      "sensor portão piscando vermelho",
      "sensor fica piscando vermelho",
      "sensor piscando",
      "fotocélula piscando",
      "fotocélula portão piscando",
      "fotocélula piscando não fecha",
      "fotocélula portão piscando não fecha",
      "fotocélula pisca não fecha",
      "sensor piscando não fecha",
      "sensor portão piscando não fecha",
      "luz fotocélula",
      "luz sensor",
      "led sensor",
      "led fotocélula",
      "sensor pisca",
      "fotocélula pisca",
      ...combine(
        ["fotocélula", "sensor"],
        ["[marca]"],
        ["piscando", "luz piscando", "led piscando", "luz vermelha", "pisca"],
      ),
      "fotocélula apagada",
      "sensor apagado",
      "sensor vermelho aceso",
      "fotocélula vermelha",
      "fotocélula luz vermelha",
      "luz sensor portão piscando",
      "sensor aceso direto",
      "sensor portão luz",
      "fotocélula acesa",
      "sensor aceso",
      "fotocélula acesa não fecha",
      "sensor aceso não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "O sensor do portão piscando ou apagado está com o feixe cortado ou sem alimentação: led apagado dos dois lados é falta de energia; de um lado só, é o fio ou o módulo daquele lado. Em algumas marcas apagado é o normal: corte o feixe com o portão parado e veja se a luz muda.",
        "Led da fotocélula piscando é, em geral, feixe cortado; aceso direto pode ser o normal ou o aviso, conforme a marca. Passe a mão na frente: se o led muda e o portão fecha, está boa; se nada muda, limpe as lentes, alinhe e veja se chega energia às duas.",
        "O sensor do portão piscando quase sempre indica feixe cortado, lente suja ou fotocélula desalinhada. Limpe as duas lentes com pano seco, tire o que estiver entre elas e veja se algum suporte entortou; se continuar, é alimentação ou módulo com defeito.",
        "A luz da fotocélula pisca ou muda de cor quando o receptor não enxerga o emissor: sujeira, planta, sol na lente ou suporte batido. Limpe, libere o caminho e teste um fechamento, de longe; nunca anule o sensor para fechar.",
        "Na fotocélula do motor, luz vermelha acesa, piscando ou apagada só se entende comparando: corte o feixe com o portão parado e veja se ela muda. Se muda, o par funciona, e falta limpar ou alinhar; se não muda nunca, é desalinhamento grande, falta de alimentação ou módulo com defeito.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que a luz do sensor piscando quer dizer",
          "Luz acesa, piscando ou apagada na fotocélula",
          "Como ler o led do sensor do portão",
        ],
        slots: [
          [
            "Em muitos modelos, luz firme é feixe alinhado; em outros, como os da Nice, luz firme é feixe cortado, e por isso vale o teste de cortar o feixe.",
            "Cada fabricante usa um código de luz, por isso compare o led com o portão funcionando e com a mão cortando o feixe, de longe da folha.",
            "A regra da luz muda com a marca: o que vale é ver se ela muda quando o feixe é cortado com o portão parado.",
          ],
          [
            "Piscando de modo irregular, com vento ou quando a folha anda, o suporte está frouxo ou a coluna treme.",
            "Pisca só em certos horários? O sol está batendo na lente do receptor.",
            "Uma luz que falha depois da chuva aponta água no módulo ou na emenda do fio.",
          ],
          [
            "Sem luz nos dois lados, falta alimentação; sem luz em um só, o módulo ou o fio dele falhou.",
            "Os dois módulos apagados sugerem fio solto na central; um só apagado, defeito naquele lado.",
            "Uma luz que nunca muda, com o feixe livre ou cortado, é par muito torto, emissor sem energia ou módulo com defeito; até saber, não use o fechamento automático.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer com o sensor piscando",
          "Limpeza e teste do sensor, em ordem",
          "Passos seguros antes de chamar o técnico",
        ],
        slots: [
          [
            "Faça tudo com o portão parado e fora do caminho da folha.",
            "Com a folha parada, a limpeza leva dois minutos e resolve boa parte dos casos.",
            "Nada disso exige abrir o módulo nem mexer em fio.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Tire planta, teia, vaso ou lixeira da linha entre elas.",
          "Veja se um dos módulos está torto ou com o suporte solto.",
          "Espere o sol mudar ou faça sombra na lente e olhe a luz de novo.",
          "Teste um fechamento, de longe; se a luz segue piscando, chame o técnico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão não fecha com o sensor piscando. É normal?",
        answers: [
          "É a proteção agindo: sem feixe, a central entende que há alguém na passagem e não fecha. Limpe e alinhe antes de qualquer outra coisa.",
          "Sim. A central só libera o fechamento com o feixe inteiro, e o certo é recuperar o sensor, não retirá-lo.",
        ],
      },
      {
        question: "Posso alinhar o sensor do portão sozinho?",
        answers: [
          "Pode endireitar o suporte que se vê torto, com a energia desligada, sem abrir o módulo. Se o portão não voltar a fechar, o ajuste é do técnico.",
          "Só o que é externo: mover o módulo no suporte, aos poucos, até o portão voltar a fechar. Não se guie por luz firme, que em algumas marcas é feixe cortado. Fio e borne ficam com o técnico.",
        ],
      },
      {
        question: "A luz piscando pode ser do motor e não do sensor?",
        answers: [
          "Pode. A central também tem led, e o sinaleiro pisca durante o movimento. Filme a luz para separar um do outro.",
          "Sim. Led dentro da caixa do motor é da placa; o da coluna, na altura do joelho, é da fotocélula.",
        ],
      },
      {
        question: "Quando é preciso trocar o par de sensores do portão?",
        answers: [
          "Troque o par quando a luz não reage com a lente limpa e alinhada e a alimentação medida está certa.",
          "Se entrou água, a lente trincou ou um módulo não acende com tensão no fio, troca-se o par.",
        ],
      },
    ],
    photo: "um vídeo das luzes dos dois sensores e uma foto da passagem",
  },
  {
    id: "fechar-com-fotocelula-quebrada",
    broader: "fotocelula",
    label: "Fechar o portão com a fotocélula quebrada",
    phrase: "fechar o portão com a fotocélula quebrada",
    asks: [
      "sensor quebrou como fechar",
      "quebraram fotocélula aberto fecho",
      "sensor pifou noite não desce",
      "sensor portão quebrou não fecha como fechar",
      "sensor quebrou fechar sem ele",
      "sensor quebrou dá fechar",
      "fotocélula quebrou dá fechar sem ela",
      "fechar fotocélula quebrada",
      "fechar fotocélula queimada",
      "fechar fotocélula defeito",
      "fechar fotocélula queimou",
      "fechar fotocélula quebrou",
      "como fechar fotocélula",
      "fechar portão sem fotocélula",
      "como fechar sensor quebrado",
      "fechar sensor quebrado",
      "fechar sensor queimado",
      "fechar portão sensor quebrou",
      "fechar portão sensor defeito",
      "fotocélula quebrada como fechar",
      "sensor quebrado como fechar",
      "fotocélula queimada como fechar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Com o sensor do portão quebrado, dá para fechar na mão só se for de correr ou de abrir, reto e nivelado: disjuntor desligado, chave de destravamento, folha até o fim e motor travado de novo. O basculante fica para o técnico, e o sensor não se anula.",
        "Para fechar com a fotocélula quebrada, não faça ponte nos fios: algumas centrais fecham segurando o botão, com você vendo a passagem livre. Se a sua não tem isso, feche na mão a folha de correr ou de abrir, com a energia cortada.",
        "Portão aberto por fotocélula quebrada: limpe as lentes e tente uma vez. Não fechou? Folha de correr ou de abrir, nivelada, se fecha na mão com o disjuntor desligado; basculante espera o técnico. O contato funciona {shop.hours}.",
      ],
      question: [
        "Dá para fechar na mão, sem o sensor: portão de correr ou de abrir, reto e nivelado, com o disjuntor desligado e a chave de destravamento. Não dá para usar no automático nem para fazer ponte nos fios, porque a folha passaria a fechar sobre quem estiver no vão.",
        "Só na mão ou segurando o botão, se a central permite, sempre olhando o vão. Sem a fotocélula, o fechamento automático fica desligado, e ponte no sensor não se faz; o basculante aberto espera o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como fechar hoje, sem anular o sensor",
          "Fechar com segurança até o conserto",
          "Passos para não deixar a casa aberta",
        ],
        slots: [
          [
            "Vale só para folha de correr ou de abrir, reta, leve e em piso nivelado.",
            "Se a folha pesa, inclina ou está em rampa, não destrave e chame o técnico.",
            "No basculante ninguém destrava: o motor pode ser o que segura a folha.",
          ],
        ],
        steps: [
          "Limpe as duas lentes, tire o que cruza o feixe e tente fechar uma vez.",
          "Desligue o disjuntor e afaste crianças e animais.",
          "Destrave com a chave e leve a folha devagar até o batente.",
          "Trave o motor de novo, para ninguém abrir empurrando.",
          "Fotografe os dois sensores e a etiqueta do motor para o orçamento.",
        ],
      },
      {
        about: "safety",
        headings: [
          "Por que não fazer ponte no sensor",
          "O risco de anular a fotocélula",
          "Sensor anulado: quem passa fica sem proteção",
        ],
        slots: [
          [
            "Com a ponte, o portão fecha sobre pessoa, animal ou carro sem parar.",
            "A fotocélula anulada não avisa ninguém, e o provisório costuma ficar.",
            "Sem o feixe, só a força do motor limita a pancada, e isso não basta.",
          ],
          [
            "Os bornes do sensor ficam ao lado dos da rede, e mexer neles expõe a choque.",
            "A caixa tem tensão da rede perto do sensor, motivo a mais para não abrir.",
            "Um fio trocado no lugar errado queima a entrada da placa.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Quanto custa trocar a fotocélula?",
        answers: [
          "Paga-se o par de sensores mais a mão de obra; com o fio antigo bom, a conta é menor. Fotos dos dois lados bastam para o orçamento, que é grátis.",
          "O preço depende do modelo e do cabo. O orçamento por foto não custa nada.",
        ],
      },
      {
        question: "Posso usar o portão no automático até o conserto?",
        answers: [
          "Só com alguém olhando a passagem e com o fechamento automático desligado; com criança ou animal em casa, não.",
          "Evite. Sem o sensor, a folha não vê quem está no caminho.",
        ],
      },
      {
        question: "Limpei a lente e o portão não fecha. É o sensor?",
        answers: [
          "Pode ser alinhamento, fio rompido ou módulo sem energia. O técnico mede antes de trocar o par.",
          "Talvez o cabo. Leds apagados dos dois lados sugerem falta de alimentação.",
        ],
      },
    ],
    photo: "fotos dos dois sensores, das colunas e da etiqueta do motor",
  },
  {
    id: "fotocelula-ou-barreira",
    broader: "fotocelula",
    label: "Fotocélula ou sensor de barreira",
    phrase: "a escolha entre fotocélula e sensor de barreira",
    intent: "comparison",
    asks: [
      "iva ativo fotocélula",
      "iva substitui fotocélula",
      "fotocélula ou sensor barreira",
      "fotocélula ou barreira",
      "fotocélula ou sensor",
      "diferença fotocélula barreira",
      "fotocélula barreira diferença",
      "fotocélula sensor barreira",
      "fotocélula ou infravermelho",
      "fotocélula ou cortina",
      "sensor barreira ou fotocélula",
    ],
    answers: {
      any: [
        "Para não fechar sobre carro ou pessoa, use fotocélula de portão: ela liga na central e faz a folha parar ou reabrir. Sensor de barreira, ou barreira infravermelha, é do alarme e avisa invasão; só protege a passagem se for um modelo feito para ligar na central.",
        "A fotocélula é o sensor de segurança do portão, com um feixe ligado à central; barreira de vários feixes costuma ser de alarme, para o muro. No portão escolha fotocélula, e ponha um segundo par, baixo ou alto, onde há criança, animal ou caminhonete.",
      ],
      installation: [
        "Para não fechar sobre carro ou pessoa, use fotocélula de portão: ela liga na central e faz a folha parar ou reabrir. Sensor de barreira, ou barreira infravermelha, é do alarme e avisa invasão; só protege a passagem se for um modelo feito para ligar na central.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada sensor faz", "Fotocélula, barreira e laço: qual usar"],
        slots: [
          ["A fotocélula vê o que corta um feixe, em geral de 40 a 60 cm do piso, e age enquanto o portão fecha."],
          ["A barreira de vários feixes cobre mais altura, custa mais e pede ligação prevista na central."],
          ["O laço indutivo, enterrado no piso, só percebe veículo, e por isso não dispensa a fotocélula."],
        ],
      },
    ],
    keep: ["cost", "care"],
    questions: [
      {
        question: "Posso usar o sensor do alarme no portão?",
        answers: [
          "Não no lugar da fotocélula: ele avisa a central de alarme, e não a do motor. A ligação errada deixa o portão sem proteção.",
        ],
      },
      {
        question: "Uma fotocélula basta?",
        answers: [
          "Em casa, um par no meio da passagem é o mínimo. Animal, criança e carro alto pedem um segundo par, em outra altura.",
        ],
      },
    ],
  },
  {
    id: "ligar-fotocelula-na-central",
    broader: "fotocelula",
    label: "Ligar a fotocélula na central",
    phrase: "a ligação da fotocélula na central",
    asks: [
      "como ligo fios fotocélula central",
      "ligo fios fotocélula",
      ...combine(
        [
          "ligar fotocélula",
          "ligar sensor fotocélula",
          "ligação fotocélula",
          "esquema ligação fotocélula",
          "conectar fotocélula",
        ],
        [
          "central",
          "placa",
          "passo a passo",
          "central passo a passo",
          "placa passo a passo",
          "bornes",
          "fios",
          "central portão",
        ],
      ),
      "como ligar fios fotocélula",
      "fotocélula nf",
      "fotocélula liga nf",
      "instalar fotocélula passo a passo",
      "onde ligar fotocélula placa",
      "onde ligar fotocélula central",
      "qual borne fotocélula",
      "borne foto central",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Passo a passo, a fotocélula se liga assim na central: com o disjuntor desligado, positivo e negativo da saída de baixa tensão vão ao emissor e ao receptor, e o contato do receptor (COM e NF, na maioria) vai à entrada FOTO e ao comum, sem o jumper. Como a rede de 127 ou 220 V está nos bornes ao lado, quem liga é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "Para ligar a fotocélula na central são quatro passos: alimentar emissor e receptor na saída de 12 ou 24 V, levar COM e NF do receptor à entrada FOTO, tirar o jumper dessa entrada e alinhar até o LED do receptor confirmar. Tudo com o disjuntor desligado e pelo técnico, porque a rede passa na mesma placa; a visita em casa parte de {price.preventive}, sem peças.",
        "A fotocélula vai na central em dois pares de fios: um alimenta os dois módulos na saída de baixa tensão, o outro liga o contato do receptor à entrada FOTO e ao comum. O passo a passo abaixo é o que o técnico segue, com o disjuntor desligado; os nomes dos bornes mudam conforme a placa, e uma foto da etiqueta do motor nos diz quais são.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Fotocélula na central, passo a passo", "A ligação, na ordem"],
        slots: [
          [
            "É a ordem do técnico; o manual da placa e o do sensor dão os nomes dos bornes.",
            "Os bornes mudam de nome em cada placa, mas a ordem é esta.",
          ],
        ],
        steps: [
          "Desligar o disjuntor do portão e conferir, com o medidor, que a placa está sem tensão.",
          "Fixar emissor e receptor frente a frente, na mesma altura, em geral de 40 a 60 cm do piso.",
          "Levar o cabo até a central em eletroduto separado do cabo de força.",
          "Ligar o positivo e o negativo dos dois módulos à saída de 12 ou 24 V da central, conforme o sensor.",
          "Ligar o COM e o NF do receptor ao comum e à entrada FOTO da central, ou o NA, se a placa pedir.",
          "Tirar o jumper dessa entrada, ou ativar a fotocélula no menu, se a placa for assim.",
          "Religar, alinhar até o LED do receptor confirmar o feixe e fechar a tampa.",
          "Mandar fechar e cortar o feixe com um cabo de vassoura, de lado: a folha tem de parar e voltar.",
        ],
      },
      {
        about: "signs",
        headings: ["Erros de ligação e o que eles causam", "Se não funcionou depois de ligar"],
        slots: [
          [
            "O defeito depois da ligação quase sempre mostra qual fio está errado.",
            "Se algo não funciona depois de ligar, o sintoma aponta o fio.",
          ],
        ],
        bullets: [
          "O portão não fecha de jeito nenhum: NA no lugar de NF, módulos desalinhados ou receptor sem alimentação",
          "O portão fecha com o feixe cortado: jumper esquecido ou entrada desativada na placa",
          "O LED do receptor não acende: fios trocados, tensão errada ou emissor sem alimentação",
          "Fecha de dia e falha à tarde: sol direto na lente do receptor",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar a fotocélula na central sozinho?",
        answers: [
          "Fixar os módulos e passar o cabo, sim; a ligação na placa, não: os bornes da rede ficam ao lado, e o erro queima o sensor ou o deixa sem efeito.",
        ],
      },
      {
        question: "Usa-se NA ou NF?",
        answers: [
          "NF, na maioria das centrais: assim, fio partido ou sensor sem força também impede o fechamento. O manual da placa confirma.",
        ],
      },
      {
        question: "Quantos fios vão em cada módulo?",
        answers: [
          "Em geral, dois no emissor, de alimentação, e quatro no receptor, dois de alimentação e dois do contato.",
        ],
      },
      {
        question: "E se a central não tem entrada FOTO?",
        answers: [
          "Então não se improvisa na botoeira: troca-se a central por uma com a entrada, orçada pela foto da etiqueta do motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra da fotocélula e outra das duas colunas",
  },
  {
    id: "fotocelula-no-condominio",
    isAskedByName: true,
    broader: "fotocelula",
    label: "Fotocélula no portão de condomínio ou prédio",
    phrase: "a fotocélula do portão do condomínio",
    asks: [
      "fotocélula condomínio",
      "fotocélula prédio",
      "fotocélula portão condomínio",
      "fotocélula portão prédio",
      "fotocélula garagem condomínio",
      "fotocélula garagem prédio",
      ...combine(
        [
          "instalar fotocélula",
          "instalação fotocélula",
          "colocar fotocélula",
          "comprar fotocélula",
          "preço fotocélula",
        ],
        ["condomínio", "prédio", "portão condomínio", "portão prédio", "garagem prédio"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Instalamos fotocélula em portão de condomínio ou prédio {em}: em geral dois pares, um de 40 a 60 cm do piso e outro mais alto, para o feixe não passar por baixo de caminhonete. O orçamento é grátis, pela foto das duas colunas e da etiqueta do motor; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Em portão de condomínio, a fotocélula costuma ser instalada em dois pares: um de 40 a 60 cm do piso, para pessoas e carros baixos, e outro mais alto, para o feixe não passar por baixo de caminhonete. O orçamento é grátis, pela foto das duas colunas e da etiqueta do motor.",
        "Portão de prédio costuma levar dois pares de fotocélula: um sensor em cada coluna, de 40 a 60 cm do piso, e um segundo par mais alto, para caminhonete e furgão. O valor, com a mão de obra, sai pela foto das colunas e da etiqueta do motor, sem custo.",
      ],
      price: [
        "O preço da fotocélula em condomínio soma os pares de sensores, em geral dois por portão, o cabo com eletroduto e a mão de obra. O orçamento por foto é grátis, item por item; como medida, a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos pares e em que altura", "Altura e número de sensores no prédio"],
        slots: [
          ["O primeiro par fica de 40 a 60 cm do piso; o segundo, mais alto, vê a caminhonete e o furgão."],
          ["Em vão largo, escolha modelo com alcance de sobra e suporte firme, porque a coluna treme com a folha."],
          ["Com portão de entrada e outro de saída, cada um tem os seus sensores."],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação no condomínio", "A instalação sem parar a garagem"],
        slots: [
          ["O serviço é marcado fora do horário de pico, com a portaria avisada e o acesso combinado."],
          [
            "Com o disjuntor desligado, o cabo passa em duto separado da força e é ligado à entrada de segurança da central.",
          ],
          ["No fim se corta o feixe com um cabo de vassoura, com a folha fechando: ela tem de parar e reabrir."],
        ],
      },
      {
        about: "care",
        headings: ["Depois de instalada", "Teste e registro"],
        slots: [
          ["O zelador limpa as lentes com pano seco e repete o teste uma vez por mês, de fora do caminho da folha."],
          ["Data e resultado vão para o registro de manutenção, que serve ao síndico se houver acidente."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem autoriza a instalação da fotocélula no condomínio?",
        answers: [
          "Em geral o síndico, como despesa de manutenção e segurança; a convenção diz se precisa de assembleia.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar a fotocélula?",
        answers: [
          "Em geral cabe em uma visita. O que demora é passar o cabo de um lado ao outro do vão, visto nas fotos.",
        ],
      },
      {
        question: "A fotocélula serve no motor que o prédio já tem?",
        answers: [
          "Em quase todo motor com central atual, sim, pela entrada de segurança. A foto da etiqueta mostra se a sua tem.",
        ],
      },
      {
        question: "E se a fotocélula do prédio falhar?",
        answers: [
          "O portão fica aberto ou volta ao fechar, e isso é a proteção agindo. Limpe as lentes e chame; não se faz ponte no sensor.",
        ],
      },
    ],
    photo: "fotos das duas colunas, do vão inteiro e da etiqueta do motor",
  },
];
