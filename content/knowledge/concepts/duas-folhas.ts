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
      "Portão de duas folhas de abrir pode ser automático, sim: leva um motor por folha e uma central que comanda os dois, com retardo para uma sair antes. Trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra, e a primeira automatização é orçada por foto.",
      "Dá para automatizar portão de duas folhas, mesmo manual, se dobradiças e colunas estão firmes: são dois motores e uma central. Em residência, a troca dos dois sai de {price.homeSwapTwice}, instalada, e o cabo do segundo passa sob o piso.",
      "O portão duplo de abrir com motor funciona com um braço em cada folha e a central dando a ordem: a que cobre a emenda abre primeiro e fecha por último. Dois motores trocados em casa custam de {price.homeSwapTwice}, com serviço; um só, de {price.homeSwap}.",
    ],
    price: [
      "O preço do portão de duas folhas automático é de dois motores: na troca em casa, de {price.homeSwapTwice}, com mão de obra, contra {price.homeSwap} de um só. Na primeira vez somam o cabo sob o piso, a trava elétrica e o que as colunas precisarem.",
      "Automatizar portão de duas folhas de abrir custa mais que o de uma, porque leva dois motores: a troca do par, em residência, fica de {price.homeSwapTwice}, instalação junto. Comprimento das folhas e passagem do cabo mudam o valor.",
    ],
    repair: [
      "Portão de duas folhas que não fecha por inteiro costuma ter retardo errado, batente solto ou um motor mais lento. A visita de ajuste em casa parte de {price.preventive}, sem peças, e se um motor acabou, trocá-lo fica de {price.homeSwap}, com mão de obra.",
      "Se só uma das duas folhas do portão anda, o defeito está no braço, no cabo ou na saída da central daquele lado. Regular custa desde {price.preventive} em residência, fora peças; o motor de um lado, trocado, sai de {price.homeSwap}.",
    ],
    installation: [
      "Instalar motor em portão de duas folhas pede dois suportes, batente central no chão e eletroduto sob o piso até o segundo motor. Na troca em casa, os dois ficam de {price.homeSwapTwice}, com mão de obra, e motor comprado à parte tem instalação desde {price.installation}.",
      "A instalação no portão duplo de abrir começa por dobradiças e batente do meio; depois vêm os dois braços, o cabo e a ordem na central. Os dois motores, trocados em residência, custam de {price.homeSwapTwice}, com {warranty.installation} de garantia no serviço.",
    ],
    "how-to": [
      "Para abrir na mão o portão de duas folhas, retas e firmes, desligue o disjuntor, destrave os dois motores e mova primeiro a folha com a aba da emenda, que fecha por último. Nunca force braço travado nem folha com dobradiça solta.",
      "No portão de duas folhas sem energia, a ordem é a do motor: abre antes a que cobre a emenda. Com o disjuntor desligado e as folhas retas, destrave uma por vez, e tranque depois, porque a folha solta abre com a mão.",
    ],
    question: [
      "Sim, dá para colocar automação em portão de duas folhas manual, com um motor por folha e uma central, se dobradiças e colunas estão firmes. A troca de dois motores em casa, que serve de medida, fica de {price.homeSwapTwice}, com mão de obra.",
      "O motor em portão de duas folhas funciona assim: cada folha tem seu braço, e a central faz uma sair antes, porque a aba da emenda prenderia a outra. São dois motores, de {price.homeSwapTwice} na troca residencial, instalados.",
      "Dá para automatizar as duas folhas de abrir, ou só uma, com a outra presa por trinco. Completo, o par de motores trocado em casa custa de {price.homeSwapTwice}; um só, de {price.homeSwap}, com o serviço.",
    ],
    buying: [
      "Para automatizar portão de duas folhas são precisos dois motores e uma central dupla; na troca em casa, o par fica de {price.homeSwapTwice}, com mão de obra. O comprimento de cada folha e a largura das colunas escolhem o braço, e a primeira vez soma cabo e trava.",
      "Vendemos e instalamos motor para portão duplo de abrir: um por folha, com central que dá a ordem. O par, na troca residencial, custa de {price.homeSwapTwice}, em até {shop.instalments} vezes no cartão, e folha firme na dobradiça é a condição.",
      "O kit de motor para portão de duas folhas automático tem dois braços e central dupla, escolhidos pelo comprimento das folhas. Dois motores trocados em casa saem de {price.homeSwapTwice}, instalação junto; um só lado, de {price.homeSwap}.",
    ],
  },
  line: [
    "Em duas folhas, cada uma tem o próprio motor, e a central decide a ordem.",
    "Portão de duas folhas fecha torto quando o retardo entre elas está errado.",
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
          "São dois motores, um por folha, ligados à mesma central. A folha com a aba que cobre a emenda abre primeiro e fecha por último, por um retardo programado.",
          "Cada folha gira na própria dobradiça e tem um braço, e a central comanda os dois. O retardo faz uma sair antes, para a emenda não prender.",
          "O kit duplo traz um braço para cada folha e uma placa que dá a ordem. Sem o atraso certo, uma folha trava a outra.",
          "Dois braços, uma central e uma ordem fixa: a da aba abre antes e fecha depois. Esse intervalo se chama retardo.",
        ],
        [
          "Há também duas folhas de correr, uma para cada lado, cada qual com motor e cremalheira. Em qualquer um, o cabo do segundo motor passa sob o piso ou por cima.",
          "O deslizante bipartido se abre do centro, com um motor por folha. O fio até o outro lado segue em eletroduto enterrado.",
          "No portão de correr bipartido, as folhas se afastam do meio. O segundo motor recebe energia por eletroduto sob o vão.",
          "Duas folhas que correm seguem a mesma ideia, com duas cremalheiras. Prever a passagem do cabo evita quebrar piso pronto.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Defeitos típicos de folha dupla", "Quando uma folha prende a outra", "Só uma folha anda: por quê?"],
      slots: [
        [
          "Emenda que não encosta revela retardo errado ou batente central fora do lugar. Se só uma anda, o problema está no cabo, no braço ou na saída da central daquele lado.",
          "Folhas que se encontram na ordem trocada travam, porque a aba fica por dentro. Um lado parado aponta para cabo ou saída da central.",
          "Folha mais lenta tem dobradiça seca ou capacitor fraco, e emenda aberta tem retardo errado. Um só lado morto costuma ser fio sob o piso.",
          "Só uma folha anda quando falta energia ou comando ao outro motor. Quando as duas andam e se esbarram, o acerto é de retardo e batente.",
        ],
      ],
      bullets: [
        "Folhas na ordem errada: retardo",
        "Fresta no meio depois de fechar: batente central",
        "Uma parada e a outra andando: cabo ou saída da central",
        "Trava elétrica que não encaixa: folha fora do nível",
        "Ponta mais baixa: dobradiça",
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
          "Uma folha serve de medida para a outra: a diferença mostra o lado do defeito. Segure pela ponta, com os dedos longe do braço, e só se estiverem retas.",
          "Comparar os dois lados é a maneira mais rápida de achar a causa. Dobradiça solta ou coluna trincada encerra o teste.",
          "O que muda entre elas é o problema. Mantenha crianças longe do giro e não force folha travada.",
          "Com o disjuntor desligado, compare o esforço de cada folha. Se alguma pende ou raspa, não a mova.",
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
          "Primeiro cada folha é testada solta, com dobradiças, prumo e batente do meio conferidos. Depois a central recebe percurso, força e retardo de cada lado.",
          "O técnico nivela as pontas e firma o batente antes de programar. Na central, cada motor tem percurso e força próprios.",
          "As folhas precisam encostar no mesmo plano, e a mecânica vem antes. Em seguida se acertam tempo, força e ordem.",
          "Dobradiça, batente e prumo são vistos antes da placa. O retardo é a última coisa a regular.",
        ],
        [
          "A trava elétrica é alinhada para prender a emenda e soltar antes do movimento. Só regulagem leva até {trade.smallRepair}.",
          "Com a trava no lugar, a emenda fica firme contra o vento. Ajustar a ordem das folhas toma até {trade.smallRepair}.",
          "Trava, fotocélula e ordem são testadas em vários ciclos. Sem peça, são até {trade.smallRepair}.",
          "O teste final confere a trava e a ordem. Até {trade.smallRepair} bastam se for só programação.",
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
          "Dois motores formam a base: na troca em casa, de {price.homeSwapTwice}, com mão de obra. Se só um lado precisa, a troca fica de {price.homeSwap}.",
          "O par de motores, trocado em residência, custa de {price.homeSwapTwice}, e um só, de {price.homeSwap}, serviço incluído. O comprimento das folhas define o ponto da faixa.",
          "De {price.homeSwapTwice} é a troca dos dois em casa, instalados. Trocar um lado, quando há par compatível, sai de {price.homeSwap}.",
          "Paga-se por dois motores, de {price.homeSwapTwice} na troca, ou por um, de {price.homeSwap}. Folha longa e vento pedem modelo mais forte.",
        ],
        [
          "Trava elétrica, batente central e cabo sob o piso completam a conta na primeira vez. Cortar o piso é o que mais encarece, e o cartão divide em até {shop.instalments} vezes.",
          "Some eletroduto até o segundo motor, trava e reforço de coluna, quando faltam. Motor comprado à parte tem instalação a partir de {price.installation}.",
          "Piso pronto sem duto pede corte, e isso pesa. Dobradiça e coluna, se fracas, entram em linha própria.",
          "À parte ficam cabo, trava e serralheria. O motor leva {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Duas folhas ou uma só?", "Quando o kit duplo compensa", "Motor nas duas ou em uma?"],
      slots: [
        [
          "Duas folhas curtas giram em menos espaço e sofrem menos com o vento que uma longa. Se o carro passa por uma só, dá para automatizar uma e deixar a outra no ferrolho.",
          "Dividir o vão encurta a alavanca e poupa o braço. Quem raramente abre as duas pode pôr motor em uma, gastando menos.",
          "Em garagem rasa, duas pequenas cabem onde uma grande bateria no carro. Motor numa só folha é possível se ela der passagem.",
          "Folha curta faz menos força e cabe em menos lugar. E uma só motorizada serve quando o carro passa por ela.",
        ],
        [
          "Com parede livre ao lado, compare com o portão de correr, que dispensa o giro e leva um motor só.",
          "Onde há recuo lateral, o deslizante concorre: um motor, sem área de giro. A troca dele em casa fica de {price.homeSwap}.",
          "Sem espaço para girar, o de correr serve melhor. Ele usa um motor em vez de dois.",
          "Se falta área de giro, pense no deslizante. Um motor só também reduz a manutenção.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Preciso trocar os dois motores juntos?",
      answers: [
        "Não é preciso trocar os dois motores juntos: se o outro está bom e há modelo compatível com a central, troca-se um, de {price.homeSwap} em casa.",
        "Só quando o par não existe mais ou os dois estão gastos. Velocidades iguais facilitam o fechamento.",
        "Não, em regra. Motores muito diferentes em velocidade atrapalham a ordem das folhas.",
      ],
    },
    {
      question: "Qual folha deve abrir primeiro?",
      answers: [
        "Deve abrir primeiro a folha que tem a aba da emenda, e ela fecha por último. O retardo na central garante isso.",
        "Abre primeiro a da aba. Se abrir depois, fica presa na outra e força o braço.",
        "A que cobre a emenda. No fechamento, é a última.",
      ],
    },
    {
      question: "Como o cabo chega ao motor do outro lado?",
      answers: [
        "O cabo chega ao motor do outro lado por eletroduto enterrado sob o vão, ou por cima, quando há viga.",
        "Sob o piso, dentro de eletroduto. Sem passagem pronta, é feito um corte, incluído no orçamento.",
        "Por duto no chão ou viga no alto. Prever a passagem antes do piso sai bem mais barato.",
      ],
    },
    {
      question: "Portão de duas folhas precisa de trava elétrica?",
      answers: [
        "Portão de duas folhas longas ou fechadas precisa de trava elétrica: ela prende a emenda contra vento e alivia os braços.",
        "Na maioria dos casos é recomendável, porque sem trava a emenda balança.",
        "Em folha curta de grade, nem sempre. Em chapa ou no vento, sim.",
      ],
    },
    {
      question: "Dá para abrir só uma folha para pedestre?",
      answers: [
        "Dá para abrir só uma folha para pedestre se a central tiver abertura parcial: um botão abre apenas a que tem a aba.",
        "Em muitas centrais, sim, por um botão separado do controle.",
        "Dá, na folha que abre primeiro. A função se programa na placa.",
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
