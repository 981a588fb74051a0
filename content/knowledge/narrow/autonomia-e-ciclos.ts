import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** How long and how often: a nobreak in a power cut, a motor in the rush hour of a building. */
export const autonomiaECiclos: NarrowConcept[] = [
  {
    id: "nobreak-quanto-tempo-segura",
    broader: "nobreak",
    label: "Quanto tempo o nobreak segura o portão",
    phrase: "o tempo que o nobreak segura o portão",
    asks: [
      "quanto tempo nobreak segura",
      "tempo duração nobreak falta energia",
      "tempo duração nobreak falta luz",
      ...combine(
        ["nobreak", "no break", "bateria nobreak"],
        [
          "quanto tempo segura",
          "quanto tempo segura falta energia",
          "quanto tempo segura falta luz",
          "quanto tempo segura sem luz",
          "quanto tempo aguenta",
          "quanto tempo aguenta sem luz",
          "quanto tempo aguenta falta energia",
          "quanto tempo dura falta energia",
          "quanto tempo dura sem luz",
          "quanto tempo funciona",
          "quantas horas segura",
          "quantas horas aguenta",
          "quantas horas dura",
          "quanto tempo apagão",
          "apagão horas",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O nobreak do portão dura, em geral, de 4 a 8 horas de espera ou de 20 a 50 aberturas, o que vier primeiro, com bateria nova e folha leve. Cada abertura desconta das horas. Portão pesado e bateria velha reduzem isso à metade, e a ficha do aparelho traz o número do modelo.",
        "O nobreak do portão costuma segurar, na falta de energia, de 4 a 8 horas de espera ou de 20 a 50 aberturas de folha leve, o que vier primeiro, com bateria nova. Folha pesada, basculante fora de equilíbrio e bateria velha cortam isso pela metade; a ficha do aparelho traz o número.",
        "Num apagão, o nobreak de portão aguenta, em geral, de 4 a 8 horas parado ou de 20 a 50 aberturas, porque cada abertura desconta do tempo. Isso vale para folha leve ou basculante equilibrado e bateria boa. Para segurar mais, pede-se bateria maior que o aparelho aceite.",
        "Sem luz, o no-break do portão dura de 20 a 50 aberturas espalhadas por 4 a 8 horas, na maioria das casas e com bateria nova. Portão pesado, basculante desequilibrado ou bateria de anos fazem metade. O teste com a rede desligada mostra o número real.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que encurta o tempo do nobreak", "Por que o seu pode segurar menos"],
        slots: [
          [
            "O próprio aparelho gasta energia só por estar ligado, e isso esgota a carga mesmo sem abertura. Cada abertura de folha pesada, ou de basculante fora de equilíbrio, gasta o mesmo que duas ou três de folha leve.",
            "Parado, o nobreak consome o tempo todo, e por isso há limite de horas mesmo com o portão fechado. Em movimento, trilho sujo e contrapeso errado, no basculante, fazem a carga render muito menos.",
            "Há dois gastos: o de espera, contínuo, e o de cada ciclo, que dobra ou triplica em folha pesada. No basculante desequilibrado, o motor força mais tempo e come a bateria.",
          ],
          [
            "Câmera, interfone e lâmpada no mesmo aparelho tiram horas; ligue só o portão. Bateria com dois anos ou mais já entrega menos do que o escrito nela.",
            "Tudo o que for ligado junto, como câmera e modem, sai do tempo do portão. A idade da bateria conta igual: depois de dois anos, ela rende menos.",
            "Se há câmera ou luz na mesma saída, o tempo do portão encolhe, e encolhe também com a bateria que passou dos dois anos.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para segurar a noite inteira", "Como escolher pelo tempo que você quer"],
        slots: [
          [
            "Parta do apagão que você quer atravessar e diga quantas aberturas quer garantir, e não só quantas horas.",
            "O tamanho da bateria sai do número de aberturas que você precisa, mais do que das horas.",
            "Pense no pior apagão da sua rua e conte as entradas e saídas dele; a bateria é escolhida por isso.",
          ],
        ],
        bullets: [
          "Entrar e sair num apagão curto: uma bateria de 12 V e 7 Ah costuma bastar",
          "Noite inteira ou vários carros: duas baterias ou uma maior",
          "Prédio: conte os carros da hora de pico",
          "Motor de 24 V com bateria própria: dispensa o nobreak",
        ],
      },
      {
        about: "check",
        headings: ["Descubra o tempo do seu", "Meça uma vez por ano"],
        slots: [
          [
            "O número real só aparece no teste, com a bateria carregada desde a véspera, a passagem livre e ninguém no caminho da folha.",
            "Escolha um dia calmo, com carga completa e o vão livre. Nada precisa ser aberto nem desmontado.",
            "Teste de dia, com a casa avisada e a bateria cheia, sem levar a carga até o fim.",
          ],
        ],
        steps: [
          "Desligue o disjuntor que alimenta o nobreak e anote a hora.",
          "Abra e feche pelo controle, com minutos entre uma vez e outra.",
          "Ao primeiro sinal de lentidão ou apito, encerre e religue a rede.",
          "Anote aberturas e horas; se caíram à metade, a bateria está no fim.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quando a carga acaba, como abro o portão?",
        answers: [
          "Pela chave de destravamento, com o disjuntor desligado, em portão de correr ou de abrir, reto e leve. No basculante, só se a folha está equilibrada e os cabos inteiros; senão, não destrave.",
          "Com a chave do motor e a energia desligada, se o portão é de correr ou de abrir e anda leve. Basculante com cabo ruim ou folha pesada não se destrava: ela pode cair.",
        ],
      },
      {
        question: "Em quanto tempo o nobreak recarrega?",
        answers: [
          "Em geral de 6 a 12 horas depois que a luz volta; se a bateria esvaziou toda, conte um dia.",
          "De um dia para o outro, na maioria dos aparelhos. Até lá, faça poucas aberturas.",
        ],
      },
      {
        question: "De quanto em quanto tempo troco a bateria do nobreak?",
        answers: [
          "Em geral a cada 2 a 4 anos; lugar quente encurta. O sinal é segurar bem menos aberturas que antes.",
          "A cada 2 a 4 anos, na maioria das casas. Troca-se por outra da mesma tensão e capacidade.",
        ],
      },
      {
        question: "Quanto custa um nobreak que segure mais tempo?",
        answers: [
          "O preço sobe com a potência do motor e com a bateria. A etiqueta do motor e o número de aberturas dão o valor.",
          "Depende das aberturas que você quer sem luz. Com a etiqueta do motor, passamos aparelho, bateria e instalação em linhas separadas.",
        ],
      },
    ],
    photo: "fotos da etiqueta do nobreak, se já tem um, e da etiqueta do motor",
  },
  {
    id: "ciclos-do-predio",
    broader: "condominio",
    label: "Ciclos por hora que o prédio pede",
    phrase: "os ciclos por hora do portão do prédio",
    asks: [
      "ciclos por hora prédio",
      "ciclos hora do prédio",
      ...combine(
        ["quantos ciclos hora", "ciclos hora", "ciclos por hora motor", "quantas aberturas hora"],
        [
          "motor prédio precisa",
          "prédio precisa suportar",
          "prédio precisa aguentar",
          "motor prédio suportar",
          "motor condomínio suportar",
          "motor condomínio precisa",
          "condomínio precisa suportar",
          "condomínio precisa aguentar",
          "garagem prédio",
          "prédio vagas",
          "condomínio vagas",
          "prédio apartamentos precisa",
          "garagem coletiva",
          "condomínio apartamentos",
          "prédio apartamentos",
          "condomínio",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor do portão do prédio precisa suportar, em geral, de 30 a 60 ciclos por hora. A conta é metade das vagas na hora de pico, vezes 1,5 de folga: 40 vagas pedem 30 ciclos, 60 vagas pedem 45 e 80 pedem 60. O limite do motor está na ficha do fabricante.",
        "Um prédio de 40 apartamentos, com uma vaga cada, precisa de um motor para 30 ciclos por hora; com duas vagas por apartamento, 60. A conta é metade dos carros saindo na hora de pico, vezes 1,5 de folga. A ficha do motor deve passar desse número.",
        "Na maioria dos prédios, o motor do portão da garagem precisa aguentar de 30 a 60 ciclos por hora. O síndico chega ao número pela metade das vagas, que é a hora de pico, vezes 1,5 de folga: 60 vagas dão 45 ciclos e 120 dão 90. Acima de 60, o caso é uso contínuo ou dois portões.",
        "Para saber quantos ciclos por hora o motor do prédio precisa suportar, conte 0,75 por vaga, que é a metade dos carros na hora de pico com folga de 1,5. Assim, 40 vagas pedem 30 ciclos e 60 pedem 45, e a ficha do motor deve passar disso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Conte os ciclos do seu prédio", "Da contagem ao número da ficha"],
        slots: [
          [
            "A conta por vaga serve para começar, e a contagem de um dia comum acerta o número. Um ciclo é abrir, esperar o carro e fechar.",
            "Um dia útil de contagem vale mais que a conta por vaga, porque cada prédio tem seu horário. Um ciclo inclui abrir, esperar o carro e fechar.",
            "A conta por vaga dá uma ideia, mas quem confirma é a contagem na garagem. Cada abertura com o fechamento seguinte é um ciclo.",
          ],
        ],
        steps: [
          "Conte as aberturas na hora mais cheia, pela câmera ou com o porteiro: por exemplo, 28.",
          "Multiplique por 1,5: 28 aberturas viram 42 ciclos por hora.",
          "Cronometre um ciclo inteiro: se ele leva 60 segundos, não cabem mais de 60 em uma hora.",
          "Procure na ficha do motor um limite maior que a conta.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual motor para cada ritmo", "Do uso leve ao contínuo"],
        slots: [
          [
            "Até 15 ciclos por hora serve um motor de uso médio, e de 15 a 40, um de uso intenso. De 40 a 60, procure uso intenso com inversor, que abre em menos tempo e aquece menos. Acima de 60 vem o uso contínuo, ou entrada e saída separadas.",
            "Prédio pequeno, de até 15 ciclos, fica com motor de uso médio, e de 15 a 40 com um de uso intenso. Entre 40 e 60, procure um com inversor, a placa que acelera e freia aos poucos. Além disso, só uso contínuo ou dois portões.",
            "Com até 15 ciclos por hora, um motor de uso médio resolve; até 40, um de uso intenso. De 40 a 60 o inversor faz diferença, porque encurta a abertura e aquece menos. Acima de 60, escolha uso contínuo ou mais um portão.",
          ],
          [
            "Depois do ritmo vem o peso: a capacidade da etiqueta deve passar em um terço o peso da folha.",
            "O peso é a segunda conta, e pede um terço de folga na capacidade do motor.",
            "Confira também o peso da folha e deixe um terço de sobra, porque um motor no limite esquenta antes de chegar aos ciclos da ficha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do motor para prédio", "Quanto fica a troca"],
        slots: [
          [
            "Em portão pesado ou de uso coletivo, a troca fica de {price.heavySwap}, com mão de obra, conforme o peso e o ritmo. Some à despesa a revisão {visits.business}, porque roldana, cremalheira e fim de curso se gastam a cada ciclo.",
            "A referência para garagem coletiva é de {price.heavySwap}, motor e mão de obra, e o valor sobe com o peso da folha e os ciclos. Esse uso pede revisão {visits.business}, no mínimo.",
            "Trocar o motor do prédio custa de {price.heavySwap}, instalado, e o modelo de mais ciclos fica na parte alta da faixa. Conte também com a manutenção {visits.business}, já que as peças se gastam pelo uso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do prédio para no pico e volta depois. É falta de ciclos?",
        answers: [
          "É o mais provável: o motor passou do limite e se desligou para esfriar. Antes de trocar, verifica-se se a folha corre leve, porque roldana gasta aquece do mesmo jeito.",
          "Em geral sim, porque ele passou do limite e se desligou para esfriar. Folha pesada faz o mesmo, e por isso é vista primeiro.",
          "Quase sempre. O protetor térmico desliga o motor por calor, e ele volta ao esfriar. Uma folha presa causa o mesmo e deve ser conferida antes.",
        ],
      },
      {
        question: "Dois motores no mesmo portão dobram os ciclos?",
        answers: [
          "Não. Os dois trabalhariam em toda abertura, e o ritmo continuaria o mesmo. O que divide os ciclos é ter entrada e saída separadas.",
          "Não: o ritmo é do portão, e não do número de motores. Quem reparte os ciclos é um segundo portão, com entrada e saída separadas.",
          "Não dobram, porque cada abertura usa os dois. Já dois portões, um de entrada e um de saída, dividem a fila.",
        ],
      },
      {
        question: "A pausa de fechamento muda os ciclos?",
        answers: [
          "Sim: com pausa curta, o portão fecha e reabre entre um carro e outro. Uma pausa maior na hora cheia deixa passar dois ou três por abertura, sem custo de peça.",
          "Muda, e é só um ajuste. Com a pausa maior no pico, o portão faz menos ciclos para os mesmos carros.",
          "Muda bastante. Aumentar a espera na hora de pico deixa passar dois ou três carros por abertura e poupa o motor.",
        ],
      },
      {
        question: "Onde vejo os ciclos do motor que já está no prédio?",
        answers: [
          "Na etiqueta ou no manual do modelo, como ciclos por hora ou regime de uso. A foto da etiqueta, com a tampa fechada, basta para descobrir.",
          "O número vem na ficha do fabricante, pelo modelo da etiqueta. Muitas vezes aparece como uso residencial, intenso ou contínuo.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor atual, com as medidas da folha e o número de vagas",
  },
  {
    id: "aberturas-do-motor-residencial",
    broader: "potencia",
    label: "Quantas aberturas por dia aguenta o motor residencial",
    phrase: "as aberturas por dia de um motor residencial",
    asks: [
      "quanto tempo motor aguenta dia",
      "motor aguenta por dia",
      "quantas vezes motor aguenta dia",
      "quanto motor aguenta por dia",
      "motor residencial aguenta aberturas dia",
      "quantas aberturas motor residencial",
      "quantas aberturas dia aguenta motor residencial",
      "quantas aberturas dia motor residencial aguenta",
      "aberturas por dia motor residencial",
      "motor residencial quantos ciclos",
      "motor residencial ciclos hora",
      "quantos ciclos hora motor residencial",
      "motor casa quantas aberturas dia",
      "motor portão casa aguenta quantas aberturas",
      "quantas vezes por dia posso abrir portão",
      "quantas vezes dia abrir portão automático",
      "motor residencial quantas vezes dia",
      "abrir portão muitas vezes estraga motor",
      "abrir muitas vezes queima motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Um motor residencial comum aguenta, em geral, de 10 a 15 ciclos por hora, o que sobra para as 10 a 30 aberturas por dia de uma família. Ciclo é abrir e fechar. O limite certo está na etiqueta ou no manual, e conta mais que o total do dia, porque são as aberturas seguidas que esquentam o motor.",
        "Quantas vezes por dia se pode abrir o portão depende das aberturas seguidas: o motor residencial costuma aceitar de 10 a 15 ciclos por hora, abrindo e fechando. Espalhadas pelo dia, 30 aberturas não fazem mal. Se ele desliga depois de muitas seguidas, é o protetor térmico, e basta esperar esfriar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que se conta por hora, e não por dia", "O que é o ciclo por hora"],
        slots: [
          [
            "Cada partida aquece o motor, e o descanso entre uma e outra o esfria. Dez aberturas em dez minutos esquentam mais que trinta ao longo do dia. Quando passa do limite, o protetor térmico desliga o motor por alguns minutos, para não queimar.",
            "O motor esquenta ao partir e esfria parado. Por isso o fabricante limita os ciclos por hora, e não os do dia. Passado o limite, um protetor interno corta a energia até ele esfriar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber o limite do seu motor", "Onde está o número de ciclos"],
        slots: [
          [
            "O número está na etiqueta ou na ficha, e dá para contar o uso da casa num dia comum.",
            "Compare o que a etiqueta diz com o uso da sua casa na hora mais cheia.",
          ],
        ],
        steps: [
          "Leia na etiqueta, por fora, os ciclos por hora ou o regime de uso.",
          "Conte as aberturas na hora em que mais gente sai ou chega.",
          "Some as que ninguém nota: entrega, visita, passeio com o cachorro.",
          "Se passar do limite, aumente a pausa ou escolha um motor de uso maior.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando a casa precisa de um motor mais forte", "Casa com muito movimento"],
        slots: [
          [
            "Casa com comércio, várias famílias no mesmo terreno ou portão dividido passa fácil dos 15 ciclos por hora. Nesse caso serve um motor de uso médio ou intenso, de preferência com inversor, que parte devagar e esquenta menos.",
            "Se o portão serve a várias famílias ou a um negócio, o motor residencial trabalha no limite e dura menos. Um de uso médio, ou com inversor, aguenta mais aberturas seguidas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Abrir muitas vezes queima o motor?",
        answers: [
          "Não de uma vez, porque o protetor térmico desliga antes. Forçado todo dia, o motor e o capacitor duram menos.",
          "O protetor evita a queima na hora. O que encurta a vida é trabalhar quente sempre.",
        ],
      },
      {
        question: "O motor parou depois de muitas aberturas. O que faço?",
        answers: [
          "Espere uns 20 a 30 minutos com o disjuntor ligado e teste uma vez. Se volta, era calor; se para de novo com pouco uso, chame o técnico.",
          "Deixe esfriar meia hora. Voltou sozinho, foi o protetor térmico; se repete todo dia, o motor está pequeno ou a folha, pesada.",
        ],
      },
      {
        question: "Quantos anos dura um motor residencial?",
        answers: [
          "Em geral de {trade.life}, com uso normal e revisão {visits.home}.",
          "Com a folha leve e revisão {visits.home}, costuma durar de {trade.life}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e da etiqueta do motor, com as aberturas da hora mais cheia",
  },
];
