import type { Concept } from "#domain/knowledge/concept.ts";

export const duasFolhas: Concept = {
  id: "duas-folhas",
  kind: "gate",
  label: "Portão de duas folhas",
  phrase: "o portão de duas folhas",
  words: [
    "duas folhas",
    "2 folhas",
    "folha dupla",
    "portão duplo",
    "duas bandas",
    "duas abas",
    "pivotante duplo",
    "pivotante simples ou duplo",
    "pivotante simples ou dupla",
    "pivotante um ou dois motores",
    "kit duplo",
    "portão bipartido",
    "portão que abre no meio",
    "portão partido no meio",
  ],
  intent: "buying",
  answers: {
    any: [
      "Portão de duas folhas de abrir pode ser automático, sim, com um motor por folha e uma central que comanda os dois e faz uma folha sair antes da outra. Trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra. A primeira automatização é orçada por foto.",
      "Dá para automatizar portão de duas folhas, mesmo manual, se dobradiças e colunas estão firmes. São dois motores ligados a uma central, e o cabo do segundo passa sob o piso. Em residência, a troca dos dois motores fica de {price.homeSwapTwice}, com mão de obra.",
      "O portão duplo de abrir com motor funciona com um braço em cada folha e uma central que dá a ordem: a folha que cobre a emenda abre primeiro e fecha por último. Trocar os dois motores em casa custa de {price.homeSwapTwice}, com mão de obra; um só, de {price.homeSwap}.",
    ],
    price: [
      "O preço do portão de duas folhas automático é o de dois motores: na troca em casa, de {price.homeSwapTwice}, com mão de obra, contra {price.homeSwap} de um só. Na primeira instalação somam-se o cabo sob o piso, a trava elétrica e o reforço das colunas, se for preciso.",
      "Automatizar portão de duas folhas de abrir custa mais que o de uma, porque usa dois motores. A troca do par, em residência, fica de {price.homeSwapTwice}, com a instalação. O comprimento das folhas e a passagem do cabo até o segundo motor mudam o valor.",
    ],
    repair: [
      "Portão de duas folhas que não fecha por inteiro costuma ter o retardo errado, o batente solto ou um motor mais lento que o outro. A visita de ajuste em casa parte de {price.preventive}, sem peças. Se um motor acabou, trocá-lo fica de {price.homeSwap}, com mão de obra.",
      "Se só uma das duas folhas do portão anda, o defeito está no braço, no cabo ou na saída da central daquele lado. O ajuste em residência parte de {price.preventive}, sem peças; trocar o motor de um lado fica de {price.homeSwap}, com mão de obra.",
    ],
    installation: [
      "Instalar motor em portão de duas folhas exige dois suportes, um batente central no chão e eletroduto sob o piso até o segundo motor. Na troca em casa, os dois motores ficam de {price.homeSwapTwice}, com mão de obra. Motor comprado à parte tem instalação a partir de {price.installation}.",
      "A instalação no portão duplo de abrir começa por dobradiças e batente do meio e segue com os dois braços, o cabo e a ordem na central. Trocar os dois motores em residência custa de {price.homeSwapTwice}, com {warranty.installation} de garantia no serviço.",
    ],
    "how-to": [
      "Para abrir na mão o portão de duas folhas, retas e firmes, desligue o disjuntor, destrave os dois motores e mova primeiro a folha com a aba da emenda, que fecha por último. Nunca force braço travado nem folha com dobradiça solta.",
      "No portão de duas folhas sem energia, a ordem é a mesma do motor: abre antes a folha que cobre a emenda. Com o disjuntor desligado e as folhas retas, destrave uma por vez. Tranque depois, porque a folha destravada abre com um empurrão.",
    ],
    question: [
      "Sim, dá para colocar automação em portão de duas folhas manual, com um motor por folha e uma central, se dobradiças e colunas estão firmes. Como medida de preço, a troca de dois motores em casa fica de {price.homeSwapTwice}, com mão de obra.",
      "O motor em portão de duas folhas funciona com um braço em cada folha, e a central faz uma sair antes, porque a aba da emenda prenderia a outra. São dois motores, e a troca residencial do par fica de {price.homeSwapTwice}, com mão de obra.",
      "Dá para automatizar as duas folhas de abrir, ou só uma, com a outra presa por trinco. Trocar o par de motores em casa custa de {price.homeSwapTwice}, com mão de obra; um motor só fica de {price.homeSwap} e serve quando o carro passa por essa folha.",
    ],
    buying: [
      "Para automatizar portão de duas folhas são precisos dois motores e uma central dupla; na troca em casa, o par fica de {price.homeSwapTwice}, com mão de obra. O comprimento das folhas e a largura das colunas definem o braço. A primeira instalação soma cabo e trava elétrica.",
      "O motor para portão duplo de abrir se compra em conjunto, com um motor por folha e uma central que dá a ordem. Na troca residencial, o par custa de {price.homeSwapTwice}, com mão de obra, em até {shop.instalments} vezes no cartão. A folha precisa estar firme na dobradiça.",
      "O kit de motor para portão de duas folhas automático tem dois braços e central dupla, escolhidos pelo comprimento das folhas. A troca dos dois motores em casa fica de {price.homeSwapTwice}, com a instalação, e a de um lado só, de {price.homeSwap}.",
    ],
  },
  line: [
    "Em portão de duas folhas, cada uma tem o próprio motor, e a central decide a ordem.",
    "O portão de duas folhas fecha torto quando o retardo entre elas está errado.",
    "O cabo do segundo motor atravessa o vão por eletroduto sob o piso.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como funcionam duas folhas com motor",
        "Como a central comanda as duas folhas",
        "Ordem de abertura das duas folhas",
      ],
      slots: [
        [
          "São dois motores, um por folha, ligados à mesma central. A folha com a aba que cobre a emenda abre primeiro e fecha por último, por um atraso programado que se chama retardo.",
          "Cada folha gira na própria dobradiça e tem um braço motorizado, e a central comanda os dois. Um atraso programado, o retardo, faz sair antes a folha que cobre a emenda, para uma não prender a outra.",
          "O kit duplo traz um braço para cada folha e uma placa que define a ordem. Sem o retardo, que é o atraso de uma folha em relação à outra, a aba da emenda travaria o conjunto.",
          "Dois braços obedecem a uma só central, sempre na mesma ordem: a folha da aba abre antes e fecha depois. O intervalo entre as duas se chama retardo e é ajustado na placa.",
        ],
        [
          "Há também portões de duas folhas de correr, uma para cada lado, cada qual com motor e cremalheira. Nos dois tipos, o cabo do segundo motor passa sob o piso ou por uma viga.",
          "O portão deslizante bipartido se abre do centro para os lados, com um motor e uma cremalheira por folha. Como no de abrir, o fio até o outro lado segue em eletroduto enterrado.",
          "No portão de correr bipartido, as folhas se afastam do meio, cada uma com seu motor. O segundo recebe energia por eletroduto sob o vão, do mesmo modo que no portão de abrir.",
          "Duas folhas de correr também podem ser automáticas, com duas cremalheiras e dois motores. Em qualquer portão duplo, prever a passagem do cabo antes do piso evita quebrá-lo depois.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Defeitos típicos de folha dupla", "Quando uma folha prende a outra", "Só uma folha anda: por quê?"],
      slots: [
        [
          "A emenda que não encosta revela retardo errado ou batente central fora do lugar. Se só uma folha anda, o problema está no cabo, no braço ou na saída da central daquele lado.",
          "Folhas que se encontram na ordem trocada travam, porque a aba fica por dentro, e o acerto é de retardo. Um lado parado aponta para o cabo, o braço ou a saída da central.",
          "Fresta no meio costuma ser retardo ou batente desregulado. Quando um dos lados não se move, a causa mais comum é o fio sob o piso, seguida do braço e da central.",
          "Só uma folha anda quando falta energia ou comando ao motor da outra. Quando as duas andam e se esbarram, o que está errado é o retardo ou o batente do meio.",
        ],
      ],
      bullets: [
        "Folhas fora de ordem: retardo desregulado",
        "Fresta no meio depois de fechar: batente central fora do lugar",
        "Uma folha parada e a outra andando: cabo, braço ou saída da central",
        "Uma folha mais lenta: dobradiça seca ou capacitor fraco",
        "Trava elétrica que não encaixa: folha fora do nível",
        "Ponta da folha mais baixa: dobradiça gasta",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste de cada folha, na mão",
        "O que conferir nas duas folhas sem risco",
        "Separar mecânica de elétrica em folha dupla",
      ],
      slots: [
        [
          "Uma folha serve de medida para a outra, e a diferença de esforço mostra o lado do defeito. Mova só folhas retas, seguras pela ponta, com os dedos longe do braço e o disjuntor desligado.",
          "Comparar os dois lados, com o disjuntor desligado, é a maneira mais rápida de achar a causa. Se há dobradiça solta ou coluna trincada, não faça o teste.",
          "O lado que ficou mais pesado é o que tem problema, e você percebe isso movendo as folhas à mão, sem energia. Mantenha crianças longe do giro e não force folha travada.",
          "Com o disjuntor desligado, compare o esforço para mover cada folha. Se alguma estiver caída ou raspando no chão, deixe-a parada e chame o técnico.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Se as folhas estiverem retas, destrave a que tem a aba da emenda e abra devagar, pela ponta.",
        "Faça o mesmo com a outra e compare o esforço.",
        "Feche na ordem inversa, trave as duas e veja se a emenda encosta no batente central.",
        "Religue o disjuntor e grave um vídeo de um ciclo, de longe.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico ajusta em folha dupla",
        "Batente, retardo e trava",
        "A visita ao portão de duas folhas",
      ],
      slots: [
        [
          "O técnico testa cada folha solta do motor e confere dobradiças, prumo e batente do meio. Depois programa na central o percurso, a força e o retardo de cada lado.",
          "As pontas das folhas são niveladas e o batente é firmado antes de programar. Na central, cada motor recebe percurso e força próprios, e por último se ajusta o retardo.",
          "A mecânica vem primeiro, porque as folhas precisam encostar no mesmo plano. Com dobradiças e batente em ordem, o técnico acerta na central o tempo, a força e a ordem.",
          "Dobradiça, batente e prumo são vistos antes da placa, já que folha torta não fecha com programação. Em seguida são regulados força, percurso e retardo.",
        ],
        [
          "A trava elétrica é alinhada para prender a emenda e soltar antes do movimento. Quando só falta regular, o serviço leva até {trade.smallRepair}.",
          "Com a trava no lugar, a emenda fica firme contra o vento. Ajustar só a ordem e a força das folhas toma até {trade.smallRepair}.",
          "Trava, fotocélula e ordem das folhas são testadas em vários ciclos. Sem troca de peça, a visita dura até {trade.smallRepair}.",
          "O teste final confere se a trava prende e se as folhas respeitam a ordem. Até {trade.smallRepair} bastam quando o problema é de programação.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço do kit duplo",
        "O que muda o preço em duas folhas",
        "O que entra no orçamento de duas folhas",
      ],
      slots: [
        [
          "Dois motores formam a base do preço: na troca em casa, de {price.homeSwapTwice}, com mão de obra. Se só um lado precisa de motor, a troca fica de {price.homeSwap}.",
          "O par de motores, trocado em residência, custa de {price.homeSwapTwice}, e um só, de {price.homeSwap}, com o serviço incluído. Folhas mais compridas precisam de motor maior e custam mais.",
          "A troca dos dois motores em casa fica de {price.homeSwapTwice}, já instalados. Trocar o motor de um lado só, quando existe modelo compatível, custa de {price.homeSwap}.",
          "O valor parte da quantidade de motores: de {price.homeSwapTwice} na troca do par e de {price.homeSwap} na de um. Folha longa ou exposta ao vento precisa de modelo mais forte.",
        ],
        [
          "Na primeira instalação entram também trava elétrica, batente central e cabo sob o piso. Cortar o piso é o que mais encarece, e o cartão divide em até {shop.instalments} vezes.",
          "Some o eletroduto até o segundo motor, a trava e o reforço de coluna, se faltarem. Para motor comprado à parte, a instalação custa a partir de {price.installation}.",
          "Um piso pronto sem duto precisa ser cortado, e esse corte pesa no total. Trava, batente e reforço de dobradiça ou coluna aparecem em linhas próprias do orçamento.",
          "Cabo, trava e serralheria são cobrados à parte, conforme o que o portão já tem. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Duas folhas ou uma só?", "Quando o kit duplo compensa", "Motor nas duas ou em uma?"],
      slots: [
        [
          "Duas folhas curtas giram em menos espaço e sofrem menos com o vento que uma longa. Se o carro passa por uma só, dá para automatizar essa e deixar a outra no ferrolho.",
          "Dividir o vão em duas folhas reduz o esforço do braço e o espaço do giro. Quem raramente abre as duas pode pôr motor em uma e gastar menos.",
          "Em garagem rasa, duas folhas pequenas abrem onde uma grande bateria no carro. O motor numa só folha é possível, desde que ela dê passagem.",
          "Uma folha curta faz menos força no motor e ocupa menos lugar ao abrir. Motorizar apenas um lado serve quando o carro cabe nessa passagem.",
        ],
        [
          "Com parede livre ao lado, compare com o portão de correr, que dispensa o espaço do giro e usa um motor só.",
          "Onde há recuo lateral, o portão deslizante é a alternativa: não precisa de área de giro e tem um motor, cuja troca em casa fica de {price.homeSwap}.",
          "Se não há espaço para a folha girar, o portão de correr serve melhor. Ele usa um motor em vez de dois, o que barateia a manutenção.",
          "Quando falta área de giro e sobra parede ao lado do vão, pense no portão deslizante. Um motor só custa menos para comprar e para manter.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Preciso trocar os dois motores juntos?",
      answers: [
        "Não: se o outro está bom e há modelo compatível com a central, troca-se um só, de {price.homeSwap} em casa.",
        "Só quando o modelo do par não existe mais ou os dois estão gastos. Motores de mesma velocidade facilitam o fechamento.",
        "Não, em regra. O novo só precisa ter velocidade parecida, porque uma diferença grande atrapalha a ordem das folhas.",
      ],
    },
    {
      question: "Qual folha deve abrir primeiro?",
      answers: [
        "A que tem a aba da emenda, e ela fecha por último. O retardo na central garante essa ordem.",
        "Abre primeiro a folha da aba. Se abrir depois, fica presa na outra e força o braço.",
        "A folha que cobre a emenda. No fechamento, é a última a chegar.",
      ],
    },
    {
      question: "Como o cabo chega ao motor do outro lado?",
      answers: [
        "Por eletroduto enterrado sob o vão, ou por cima, quando há viga.",
        "Passa sob o piso, dentro de eletroduto. Sem passagem pronta, é feito um corte, incluído no orçamento.",
        "Por duto no chão ou por viga no alto. Prever a passagem antes do piso sai bem mais barato.",
      ],
    },
    {
      question: "Portão de duas folhas precisa de trava elétrica?",
      answers: [
        "Se as folhas são longas ou fechadas, sim: a trava prende a emenda contra o vento e alivia os braços.",
        "Na maioria dos casos é recomendável, porque sem trava a emenda balança.",
        "Em folha curta de grade, nem sempre. Em portão de chapa ou exposto ao vento, sim.",
      ],
    },
    {
      question: "Dá para abrir só uma folha para pedestre?",
      answers: [
        "Dá, se a central tiver abertura parcial: um botão abre apenas a folha que tem a aba.",
        "Em muitas centrais, sim, por um botão separado do controle.",
        "Dá, na folha que abre primeiro. A função é programada na placa.",
      ],
    },
  ],
  photo: "fotos das duas folhas fechadas, das dobradiças e das colunas, com o comprimento de cada folha",
  traits: {
    "Espaço que ocupa": "Giro menor, dividido entre os dois lados",
    "Como abre": "Duas folhas saem do centro, em ordem programada",
    Motor: "Um por folha, com central dupla e retardo",
    "Onde combina": "Vãos largos, chácaras e garagens com pouco fundo",
  },
  related: ["pivotante", "braco", "trava", "dobradica", "batente", "placa"],
  topic: "instalacao-de-motor-pivotante",
};
