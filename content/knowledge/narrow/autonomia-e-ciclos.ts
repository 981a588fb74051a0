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
        "O nobreak do portão costuma segurar, na falta de energia, de 4 a 8 horas de espera ou de 20 a 50 aberturas de folha leve, o que vier primeiro, com bateria nova. Folha pesada, basculante fora de equilíbrio e bateria velha cortam isso pela metade; a ficha do aparelho traz o número.",
        "Num apagão, o nobreak de portão aguenta, em geral, de 4 a 8 horas parado ou de 20 a 50 aberturas, porque cada abertura desconta do tempo. Isso vale para folha leve ou basculante equilibrado e bateria boa; para segurar mais, pede-se bateria maior que o aparelho aceite.",
        "Sem luz, o no-break do portão dura de 20 a 50 aberturas espalhadas por 4 a 8 horas, na maioria das casas e com bateria nova. Portão pesado, basculante desequilibrado ou bateria de anos fazem metade; o teste com a rede desligada mostra o número real.",
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
          "Depende das aberturas que você quer sem luz; com a etiqueta do motor, passamos aparelho, bateria e instalação em linhas separadas.",
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
        "O motor do portão do prédio precisa suportar, em geral, de 30 a 60 ciclos por hora: metade das vagas na hora de pico, vezes 1,5. Assim, 40 vagas pedem 30, 60 vagas pedem 45 e 120 pedem 90; cada ciclo é uma abertura com fechamento, e o limite está na ficha do motor.",
        "Para saber quantos ciclos por hora o prédio precisa, conte 0,75 por vaga, que é a metade dos carros no pico vezes 1,5. Um prédio de 40 apartamentos e 40 vagas pede 30 ciclos por hora, com duas vagas por unidade pede 60, e 60 vagas pedem 45; a ficha do motor deve passar disso.",
        "Na maioria dos prédios o motor precisa aguentar de 30 a 60 ciclos por hora, número que sai das vagas: metade delas na hora cheia, vezes 1,5. São 30 para 40 vagas, 45 para 60 e 90 para 120, e acima de 60 ciclos por hora o caso é uso contínuo ou dois portões.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Conte os ciclos do seu prédio", "Da contagem ao número da ficha"],
        slots: [
          [
            "A estimativa por vaga serve para começar, e a contagem de um dia comum acerta o número. Ciclo é abrir e fechar uma vez, com o tempo de espera incluído.",
            "Um dia útil de contagem vale mais que a tabela, porque cada prédio tem seu horário. Conta-se o ciclo completo: abrir, esperar o carro e fechar.",
            "A regra por vaga dá uma ideia, mas quem confirma é a contagem na garagem. Cada ida e volta da folha é um ciclo.",
          ],
        ],
        steps: [
          "Conte as aberturas na hora mais cheia, pela câmera ou com o porteiro: por exemplo, 28.",
          "Multiplique por 1,5: 28 aberturas viram 42 ciclos por hora.",
          "Cronometre um ciclo inteiro: se leva 60 segundos, nunca cabem mais de 60 em uma hora.",
          "Procure na ficha do motor um limite maior que a conta.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual motor para cada ritmo", "Do uso leve ao contínuo"],
        slots: [
          [
            "Até 15 ciclos por hora serve um motor de uso médio com folga de peso, e de 15 a 40, um de uso intenso. De 40 a 60 vem o uso intenso com inversor, que aquece menos e abre em menos tempo. Acima de 60, uso contínuo ou entrada e saída separadas.",
            "Prédio pequeno, de até 15 ciclos, fica com motor de uso médio, e de 15 a 40 com um de uso intenso. Entre 40 e 60, procure inversor, a placa que acelera e freia aos poucos, e além disso, uso contínuo ou dois portões.",
            "Quem conta até 15 ciclos resolve com uso médio; até 40, com uso intenso. De 40 a 60 o inversor faz diferença, porque encurta a abertura e poupa calor, e passando de 60 vem o uso contínuo ou mais um portão.",
          ],
          [
            "Depois do ritmo vem o peso: a capacidade da etiqueta deve passar em um terço o peso da folha.",
            "O peso é a segunda conta, e pede um terço de folga na capacidade do motor.",
            "Confira também os quilos, com sobra de um terço, porque motor no limite esquenta antes de chegar aos ciclos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do motor para prédio", "Quanto fica a troca"],
        slots: [
          [
            "Em portão pesado ou de uso coletivo, a troca fica de {price.heavySwap}, com mão de obra, conforme o peso e o ritmo. Some à conta a revisão {visits.business}, porque roldana, cremalheira e fim de curso gastam por ciclo.",
            "A referência para garagem coletiva é de {price.heavySwap}, motor e mão de obra, e o valor sobe com o peso da folha e os ciclos. Esse uso pede revisão {visits.business}, no mínimo.",
            "Trocar o motor do prédio custa de {price.heavySwap}, instalado, e o modelo de mais ciclos fica no alto da faixa. A manutenção entra na despesa, {visits.business}, já que as peças se gastam pelo uso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do prédio para no pico e volta depois. É falta de ciclos?",
        answers: [
          "É o mais provável: o protetor térmico desliga por calor. Antes de trocar, confere-se se a folha anda leve, porque roldana gasta aquece do mesmo jeito.",
          "Em geral sim, porque ele passou do limite e se desligou para esfriar. Folha pesada faz igual, e por isso é vista primeiro.",
        ],
      },
      {
        question: "Dois motores no mesmo portão dobram os ciclos?",
        answers: [
          "Não: uma folha leva um motor, e o ritmo é do portão. O que divide os ciclos é ter entrada e saída separadas.",
          "Não dobram, porque os dois trabalhariam em toda abertura. Dois portões, sim, repartem a fila.",
        ],
      },
      {
        question: "A pausa de fechamento muda os ciclos?",
        answers: [
          "Muda: pausa curta fecha e reabre entre um carro e outro. Alongá-la na hora cheia deixa passar dois ou três por abertura.",
          "Sim, e é ajuste sem custo de peça. Com a pausa maior no pico, o portão faz menos voltas para os mesmos carros.",
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
];
