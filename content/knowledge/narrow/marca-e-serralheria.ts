import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Two wants in one title: sale and installation of a make, the metalwork and the technician. */
export const marcaESerralheria: NarrowConcept[] = [
  {
    id: "venda-e-instalacao-da-marca",
    broader: "instalacao",
    label: "Venda e instalação de motor da marca",
    phrase: "a venda e a instalação de motor da marca",
    asks: [
      ...combine(
        ["[marca] venda", "[marca] vende", "[marca] comprar"],
        ["instalação", "instala", "instalado", "instalação inclusa"],
      ),
      ...combine(
        ["[marca] comprar", "[marca] venda", "[marca] vende", "comprar motor [marca]"],
        ["entrega", "entregam"],
      ),
      "motor [marca] entrega",
      "motor [marca] com instalação preço",
    ],
    intent: "installation",
    answers: {
      any: [
        "Vendemos e instalamos motor [marca], e em residência a troca fica de {price.homeSwap}, com a mão de obra. O modelo certo depende do tipo de portão, do peso da folha e das aberturas por dia. Se o portão nunca teve motor, somam-se base ou suportes, cremalheira e ponto de energia.",
        "O motor [marca] que vendemos já vai com a instalação: o técnico leva, monta e testa os controles com você. A troca em casa custa de {price.homeSwap}, motor e mão de obra juntos, em até {shop.instalments} vezes no cartão. Onde nunca houve motor, somam-se base, cremalheira e ponto de energia.",
        "O motor [marca] com entrega e instalação custa de {price.homeSwap} na troca residencial, com o serviço incluído. O valor exato sai de graça pela foto e pelas medidas do portão, que mostram o modelo certo. A primeira automação soma suportes ou base, cremalheira e energia.",
        "Quem quer comprar motor [marca] já com a instalação faz tudo num só serviço, porque vendemos e instalamos. A troca residencial fica de {price.homeSwap}, motor e mão de obra juntos. Um portão ainda manual precisa também de energia, suportes ou base e, se corre, cremalheira.",
        "Vendemos o motor [marca] do modelo que serve ao portão, e quem instala é o nosso técnico, com entrega e teste. Em casa, a troca fica de {price.homeSwap}, já com o serviço, parcelada em até {shop.instalments} vezes. A primeira automação acrescenta base, cremalheira e ponto elétrico.",
      ],
      price: [
        "O motor [marca] com instalação fica de {price.homeSwap} na troca em casa, com a mão de obra. No basculante de até {width.quarterHp}, vendemos e instalamos kits por {models.pricesOr}, com entrega e controles. A foto e a medida do portão mostram qual [marca] serve e o valor certo.",
        "Vendemos motor [marca] já instalado: a troca residencial custa de {price.homeSwap}, com o serviço. Para basculante de até {width.quarterHp}, há kits completos por {models.pricesOr}. Mande foto, largura e peso aproximado da folha para saber o modelo e o preço.",
        "O preço do motor [marca] instalado depende do portão: na troca em residência, de {price.homeSwap}, com mão de obra, e em kit para basculante de até {width.quarterHp}, {models.pricesOr}, com controles e entrega. Largura, peso e foto indicam o modelo e o valor exato.",
        "Com instalação, o preço do motor [marca] vai de {price.homeSwap} na troca residencial. O basculante com até {width.quarterHp} de largura tem kits montados por {models.pricesOr}, com controles e entrega. A foto com as medidas mostra qual modelo serve ao seu.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor [marca] serve ao seu portão", "Como escolher o motor [marca]"],
        slots: [
          [
            "No portão de correr, o que decide é o peso: a capacidade da ficha deve ser um terço maior que os quilos da folha, e os ciclos por hora devem cobrir o seu uso. No basculante, contam a largura e o equilíbrio; no de abrir, o comprimento de cada folha.",
            "A ficha do motor decide. No deslizante, ela deve indicar um terço a mais que o peso da folha e mais ciclos por hora do que o seu uso. No basculante se olha a largura da folha equilibrada, e no de abrir, o tamanho de cada folha.",
            "Escolha pelo tipo de portão. O de correr precisa de um motor com folga de um terço sobre o peso da folha. O basculante precisa da largura certa com folha equilibrada, e o de abrir, de um motor para o comprimento de cada folha.",
            "Cada portão tem o seu limite na ficha do motor. No de correr, são os quilos, com margem de um terço, e as aberturas por hora; no de abrir, o comprimento da folha; no basculante, a largura, desde que esteja equilibrado.",
            "Comece medindo. No portão de correr, contam o peso da folha, com um terço a mais, e as aberturas na hora de maior uso; no de abrir, o comprimento da folha; no basculante, a largura e o contrapeso em ordem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que está incluído na instalação", "Da entrega ao teste"],
        slots: [
          [
            "O técnico leva o motor, testa a folha na mão, fixa, liga com aterramento, regula força e paradas e grava os controles. Conte {time.tilting} no basculante, {time.sliding} no de correr e {time.heavy} em portão pesado.",
            "O técnico leva o motor, confere se a folha anda leve, monta, faz a ligação com aterramento, acerta paradas e força e cadastra os controles. São de {time.tilting} no basculante, de {time.sliding} no deslizante e de {time.heavy} em folha pesada.",
            "Entrega e montagem são no mesmo dia. A folha é conferida, o motor é fixado e aterrado, força e parada são reguladas e os controles, gravados. O serviço leva de {time.tilting} no basculante, de {time.sliding} no de correr ou de {time.heavy} em portão pesado.",
            "Uma visita basta para a entrega e a montagem: o técnico testa o esforço da folha, fixa e aterra o motor, regula paradas e força e grava os controles. Ela dura {time.tilting} se o portão é basculante, {time.sliding} se é de correr e {time.heavy} se é pesado.",
            "Antes de fixar o motor, o técnico verifica a folha na mão. Depois faz suporte, aterramento, ajuste das paradas e da força e gravação dos controles. Reserve {time.tilting} para basculante, {time.sliding} para deslizante e {time.heavy} para folha grande.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço instalado", "O que muda o preço e o que fica à parte"],
        slots: [
          [
            "A capacidade em quilos é o que mais muda o valor; depois vêm a velocidade e, no de correr, os metros de cremalheira. Fotocélula, nobreak e ponto de energia novo são cobrados à parte. Em portão pesado, a troca fica de {price.heavySwap}.",
            "O valor depende dos quilos do motor, da velocidade e, no deslizante, da cremalheira. Fotocélula, nobreak e circuito novo são cobrados à parte; em folha pesada ou de prédio, a troca sai de {price.heavySwap}.",
            "Quanto mais força e velocidade, mais caro, e o de correr soma a cremalheira por metro. Acessórios e energia nova são itens à parte, e a troca em portão pesado custa de {price.heavySwap}.",
            "O preço sobe com a capacidade e com a velocidade, e no deslizante acrescenta a cremalheira, vendida por metro. A troca em portão pesado fica de {price.heavySwap}; sensor de passagem, nobreak e ponto elétrico aparecem separados.",
            "Compare a capacidade em quilos, o tempo de abertura e, no de correr, os metros de cremalheira. Nobreak, fotocélula e circuito ficam fora desse valor, e a troca do motor de uma folha pesada custa de {price.heavySwap}.",
          ],
          [
            "O motor tem {warranty.motor} de garantia, pela fábrica, e a instalação, {warranty.installation}.",
            "São {warranty.motor} de garantia de fábrica no motor e {warranty.installation} no serviço.",
            "A fábrica garante o motor por {warranty.motor}; nós garantimos a instalação por {warranty.installation}.",
            "Sobre a garantia: {warranty.motor} para o motor, dada pelo fabricante, e {warranty.installation} para o trabalho de instalação.",
            "O serviço que fazemos tem {warranty.installation} de garantia, e o aparelho tem {warranty.motor}, pela fábrica.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são revenda autorizada [marca]?",
        answers: [
          "Não: vendemos e instalamos como loja independente, com nota e com a garantia da nossa instalação.",
          "Não somos autorizada. Trabalhamos com a marca de forma independente, da venda ao conserto, e respondemos pela instalação, com {warranty.installation} de garantia.",
          "Somos loja independente, sem vínculo com a fábrica. Vendemos o motor, montamos e damos {warranty.installation} sobre a instalação.",
        ],
      },
      {
        question: "Posso comprar o motor em outro lugar e só instalar com vocês?",
        answers: [
          "Pode, depois de conferir pela foto se ele serve: a mão de obra parte de {price.installation}, e a garantia do motor fica com quem vendeu.",
          "Sim, a partir de {price.installation} só pelo serviço. Confira o modelo antes, pela etiqueta ou pelo anúncio.",
          "Instalamos, com mão de obra desde {price.installation}, se a foto mostrar que o modelo serve ao portão. Defeito do motor se trata com o vendedor dele.",
        ],
      },
      {
        question: "Os controles que tenho servem no motor novo?",
        answers: [
          "Só se a central aceita o mesmo código e a mesma frequência. Quando não aceita, há controles novos no kit ou um receptor avulso.",
          "Servem se o código for o mesmo da central nova, e são gravados de novo. Senão, usam-se os que vêm com o motor.",
          "Depende de a central nova reconhecer frequência e código; se reconhece, basta gravar. Caso contrário, um receptor à parte ou os controles do motor novo resolvem.",
        ],
      },
      {
        question: "O que se aproveita do motor antigo?",
        answers: [
          "Aproveitam-se base firme, fiação, fotocélula e, no de correr, cremalheira sem dente gasto e do mesmo passo da engrenagem nova.",
          "Costumam ficar a base, os fios, a fotocélula e a cremalheira boa. Suporte e controles mudam com mais frequência.",
          "O que estiver em bom estado: fios, sensor de passagem, base e cremalheira com dentes inteiros e passo igual. Controles e suportes são o que mais se troca.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, a largura e a altura da folha e, se já há motor, a da etiqueta",
  },
  {
    id: "motor-da-marca-parcelado",
    broader: "parcelamento",
    label: "Motor da marca parcelado",
    phrase: "o motor da marca parcelado",
    asks: [
      ...combine(
        ["motor [marca]", "[marca]"],
        [
          "parcelado",
          "parcelar",
          "parcela",
          "vezes cartão",
          "10x",
          "12x",
          "cartão",
          "vezes parcelado",
          "10 vezes parcelado",
          "10 vezes",
          "10 vezes cartão",
          "10 vezes parcelado cartão",
        ],
      ),

      "quantas vezes motor [marca]",
      "[marca] dividir cartão",
      "motor [marca] instalado prestação",
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, o motor [marca] deslizante, ou de outro tipo, pode ser parcelado em até {shop.instalments} vezes no cartão, em 10x se preferir, com a instalação na mesma compra. O preço do modelo vem por foto e medidas; em casa, a troca de um motor fica de {price.homeSwap}, com a mão de obra.",
        "No cartão, o motor [marca] deslizante, como os outros, com instalação, vai em até {shop.instalments} vezes, inclusive 10x, e a proposta traz o total à vista e o parcelado. Trocar o motor em casa fica de {price.homeSwap}, com a mão de obra. A foto do portão e as medidas dizem o modelo e o valor.",
        "O motor [marca] deslizante, ou de outro tipo, sai parcelado em 10x, ou em até {shop.instalments} vezes no cartão, já com a mão de obra na conta. Em residência, a troca custa de {price.homeSwap}, conforme o peso da folha. Mande foto do portão e medidas para receber o modelo, o total e a parcela.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra na compra parcelada", "Da cotação à parcela"],
        slots: [
          [
            "Motor, central, controles, ferragem e mão de obra vêm em linhas separadas, e o total pode ir inteiro no cartão. No motor deslizante somam-se os metros de cremalheira, a régua dentada da folha, se a atual não servir.",
            "A proposta separa motor, controles, ferragem e mão de obra e soma tudo no mesmo parcelamento. Em portão deslizante, a cremalheira, a barra dentada, só entra se precisar ser trocada.",
            "Cada item tem sua linha, do motor à instalação, e o parcelamento é do total. Para o de correr, veja se a cremalheira, a régua dentada por onde ele puxa, pode ser aproveitada.",
          ],
          [
            "Se o total parcelado é igual ao à vista, não há juros. Se é maior, a diferença é o acréscimo. Peça os dois antes de aprovar.",
            "Compare os dois totais: iguais, sem juros; diferentes, há acréscimo do cartão.",
            "O acréscimo, se existir, aparece na diferença entre o total do Pix e o do cartão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Que modelo cotar", "Dados para indicar o motor"],
        slots: [
          [
            "O modelo certo depende do tipo de portão e do peso da folha, com cerca de um terço de folga.",
            "Antes da parcela vem o modelo, escolhido pelo peso e pelo uso.",
            "Peso e uso decidem qual motor da linha serve. Com peso e uso conhecidos, o valor sai sem visita.",
          ],
        ],
        bullets: [
          "Tipo do portão: de correr, de abrir ou basculante",
          "Largura, altura e material da folha",
          "Quantas vezes abre por dia",
          "Foto por dentro e da etiqueta do motor atual",
          "Número de parcelas que prefere",
        ],
      },
      {
        about: "visit",
        headings: ["Do pedido à instalação", "Como fica o serviço"],
        slots: [
          [
            "Aprovada a proposta, a instalação leva {time.sliding} no portão de correr e {time.tilting} no basculante. O motor que vendemos tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
            "Com tudo aprovado, marca-se o dia: {time.sliding} de serviço no de correr, {time.tilting} no basculante. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "São {time.sliding} para instalar no portão de correr e {time.tilting} no basculante, com {warranty.motor} de garantia no motor e {warranty.installation} na mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para parcelar só a instalação?",
        answers: [
          "Dá: a mão de obra avulsa, para motor comprado à parte, custa a partir de {price.installation} e também vai ao cartão.",
          "Sim. Instalar um motor seu parte de {price.installation}, dividido no cartão conforme o valor.",
        ],
      },
      {
        question: "Precisa de entrada?",
        answers: [
          "No cartão, não: divide-se o total. Parte por Pix reduz a parcela, se você quiser.",
          "Não precisa. Quem prefere dá uma parte no Pix e divide o resto.",
        ],
      },
      {
        question: "Vocês são autorizados da marca?",
        answers: [
          "Não: somos independentes. O motor novo tem a garantia de fábrica, e a instalação, a nossa.",
          "Somos independentes e trabalhamos com várias marcas. A garantia do motor é a do fabricante.",
        ],
      },
      {
        question: "Dá para pagar por Pix?",
        answers: [
          "Dá, à vista, sem o acréscimo que o cartão possa ter. O total vem ao lado do parcelado.",
          "Sim. Compare o total do Pix com o do cartão na proposta.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura e a altura da folha",
  },
  {
    id: "serralheiro-e-tecnico",
    broader: "tecnico",
    label: "Serralheiro e técnico de portão",
    phrase: "o serralheiro e o técnico de portão",
    asks: [
      ...combine(["serralheiro técnico", "serralheria técnico"], ["portão", "portões", "portão automático"]),
      "serralheiro ou técnico portão",
      "técnico ou serralheiro",
      "serralheiro técnico juntos",
      "serviço serralheiro serviço técnico",
      "que é serviço serralheiro técnico",
      "faz motor e serralheria",
      "motor e serralheria juntos",
    ],
    intent: "repair",
    answers: {
      any: [
        "Do técnico de portão são o motor, a placa, o controle e o acerto de roldana, trilho e cabo; do serralheiro, a folha nova, o quadro refeito e a solda grande. O ajuste em residência parte de {price.preventive}, sem peças, e a foto mostra de quem é o seu caso.",
        "O técnico de portão cuida do que faz a folha andar: motor, placa, roldana, cabo e regulagem. O serralheiro refaz o ferro, como quadro, chapa e portão novo. Ajustar, em casa, custa a partir de {price.preventive}, fora as peças, e uma foto separa um serviço do outro.",
        "Motor, central, roldana, trilho, cabo e regulagem são serviço do técnico de portão, com ajuste desde {price.preventive} em casa, sem contar peças. Quadro torto, chapa e folha nova cabem ao serralheiro; pela foto se vê qual deles chamar primeiro.",
        "A diferença entre técnico de portão e serralheiro está no que cada um conserta. O técnico cuida de motor, placa, controle, roldana, trilho e cabo. O serralheiro cuida do ferro da folha, do quadro e da solda grande. A regulagem em casa custa a partir de {price.preventive}, sem peças, e uma foto diz quem chamar.",
        "Chame o técnico de portão quando o problema é motor, central, cabo, roldana ou ajuste, e o serralheiro quando é quadro, chapa ou portão novo. O trabalho do técnico, num ajuste em residência, começa em {price.preventive}, peças à parte, e a foto resolve a dúvida entre os dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Técnico ou serralheiro: quem faz o quê", "De quem é cada serviço"],
        slots: [
          [
            "Alguns casos pedem os dois, e a ordem é sempre a mesma: primeiro a folha, depois o motor. Regular antes da solda seria perder o serviço, porque o peso muda.",
            "Quando o portão precisa dos dois, o ferro vem antes e o motor é regulado por último. Solda e chapa mudam o peso, e um ajuste feito antes não valeria mais.",
            "Se há serviço para ambos, comece pelo serralheiro. O técnico fecha a conta com a regulagem, pois qualquer solda ou chapa altera o esforço do motor.",
            "Portão que precisa de solda e de motor tem uma sequência certa: serralheria, depois regulagem. Com o ferro refeito a folha pesa outra coisa, e a força ajustada antes já não serve.",
            "A ordem evita pagar duas vezes, já que o motor se regula pelo peso final da folha. O serralheiro entra, termina, e só então o técnico ajusta. A lista mostra o que cabe a cada um.",
          ],
        ],
        bullets: [
          "Motor mudo, controle, placa ou fotocélula: técnico",
          "Roldana, dobradiça, trilho, cabo e contrapeso: técnico, com a folha apoiada",
          "Solda pequena em suporte ou batente: a foto diz se fazemos",
          "Quadro torto, chapa furada, coluna ou portão novo: serralheiro",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber se o defeito é da folha ou do motor", "O sinal que separa os dois"],
        slots: [
          [
            "Risco no piso, fresta desigual e portão que raspa ou fecha torto apontam para a folha. Controle sem efeito e motor mudo são da parte elétrica, e motor que gira sem levar a folha é engrenagem gasta.",
            "Folha que raspa, deixa fresta torta ou risca o chão tem defeito no ferro ou nas roldanas. Já o motor calado, ou que não responde ao controle, é elétrico, e o que gira em falso tem engrenagem comida.",
            "Se o portão fecha torto, raspa ou marca o piso, olhe primeiro para o ferro e as roldanas. Silêncio ao apertar o controle indica a parte elétrica, e giro sem movimento, engrenagem gasta.",
            "O ouvido e o chão ajudam: marca no piso, raspada e fresta torta são da folha e das roldanas. Se nada acontece ao apertar o controle, é a parte elétrica. Se o motor trabalha e o portão fica, a engrenagem acabou.",
            "Procure primeiro o que se vê. Folha fora de esquadro, que arrasta ou deixa vão desigual, é problema de ferro ou de rodas; motor sem reação é elétrico, e motor que roda sozinho perdeu a engrenagem.",
          ],
          [
            "Há um caso que engana: motor que esquenta e anda devagar pode estar bom, forçado por uma folha dura. Trocar o motor sem acertar a folha repete o defeito.",
            "O mais enganoso é o motor lento e quente, que muitas vezes está inteiro e só carrega peso demais. Um novo na mesma folha sofreria igual.",
            "Cuidado com o motor que aquece e perde velocidade, porque a culpa pode ser da folha pesada. Sem resolver o ferro, o motor trocado volta a falhar.",
            "Motor quente e lento nem sempre está doente, porque pode carregar uma folha que não corre. Alivie o portão antes, ou o próximo motor terá o mesmo destino.",
            "Desconfie também da folha quando o motor perde força aos poucos e aquece. Quem troca a máquina e deixa o ferro preso compra o mesmo defeito outra vez.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga a cada um", "Ajuste, peça e solda: como é cobrado"],
        slots: [
          [
            "Roldana, dobradiça e cabo são orçados por foto, com peça e trabalho juntos, e a troca de um motor de casa fica de {price.homeSwap}. A obra de ferro é combinada direto com o serralheiro; depois dela, força e parada precisam ser reguladas.",
            "Peças como cabo, roldana e dobradiça entram no orçamento por foto com a mão de obra; motor novo em residência sai de {price.homeSwap}. Quadro e chapa você acerta com o serralheiro, e na volta se regulam força e fim de curso, o ponto de parada.",
            "O conserto com peça, seja dobradiça, cabo ou roldana, tem valor único de peça e serviço, dado pela foto. Trocar o motor da casa custa {price.homeSwap}. Já a serralheria se paga ao serralheiro, e o motor é regulado depois dela.",
            "Com o técnico, cabo, dobradiça e roldana saem num preço só, de material e serviço, passado pela foto, e a troca do motor em residência vai de {price.homeSwap}. O ferro se contrata com o serralheiro, e depois a parada e a força são refeitas.",
            "São dois acertos diferentes. O serralheiro dá o preço do quadro e da chapa; o técnico, pela foto, o das peças colocadas, e um motor trocado em casa fica de {price.homeSwap}. Terminado o ferro, ainda se regula o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês soldam o portão no local?",
        answers: [
          "Depende do tamanho: solda pequena em suporte ou batente pode entrar no serviço; quadro rachado ou coluna é obra de serralheiro. A foto da trinca e do portão inteiro responde.",
          "Solda curta, num batente ou suporte de motor, pode ser feita na visita. Trinca em quadro ou coluna fica com o serralheiro, e uma foto mostra a diferença.",
          "Alguns pontos pequenos, como batente ou suporte do motor, sim. Rachadura em coluna ou quadro exige serralheria. Mande imagens da trinca e da folha inteira.",
        ],
      },
      {
        question: "Preciso regular o motor depois da serralheria?",
        answers: [
          "Sim, porque o peso e o esforço da folha mudaram. Força, parada e fotocélula são acertadas e testadas antes de voltar ao uso.",
          "Precisa. Chapa nova ou solda altera o peso, e o motor com a força antiga pode forçar demais ou não reverter diante de um obstáculo.",
          "Sempre que a folha ganhou chapa ou solda. O motor passa a mover outro peso, e por isso se refazem força e parada e se testa a fotocélula.",
        ],
      },
      {
        question: "Vocês fabricam portão novo?",
        answers: [
          "Não: a folha nova é do serralheiro. Dizemos antes o que ela precisa ter para receber o motor, como reforço, espaço e ponto de energia.",
          "Portão novo é com o serralheiro. O que fazemos é indicar, antes da fabricação, reforço, folgas e energia que o motor vai pedir.",
          "Quem fabrica é o serralheiro. Antes de ele começar, passamos o que o motor exige: lugar reforçado, folga para o movimento e energia perto.",
        ],
      },
      {
        question: "Posso chamar os dois para o mesmo dia?",
        answers: [
          "Pode, se o serralheiro terminar antes e a solda já estiver fria. O técnico precisa da folha pronta e pendurada para regular o motor.",
          "Sim, desde que o ferro fique pronto primeiro. A regulagem só vale com a folha no lugar, inteira e movendo-se leve.",
          "Sim, em horários seguidos: serralheiro primeiro, técnico depois. Solda quente ou folha fora do lugar impedem a regulagem.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro, aberto e fechado, e de perto o ponto com defeito",
  },
];
