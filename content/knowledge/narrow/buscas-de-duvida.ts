import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Questions whose words look like those of another one. */
export const buscasDeDuvida: NarrowConcept[] = [
  {
    id: "abre-um-pouco-e-para",
    broader: "para-no-meio",
    label: "Abre um pouco e para",
    phrase: "o portão que abre um pouco e para",
    asks: [
      "abre cm para",
      "portão abre cm para",
      "portão [marca] abre cm para",
      "abre palmo para",
      "fecha bem abre só pouco",
      "fecha normal abre só pouco",
      "fecha mas abre só pouco",
      "fecha bem mas abre só pouco",
      "sobe só pouco",
      "sobe um pouco",
      "só sobe pouco",
      "motor [marca] abre parou",
      "motor inicia abertura para começo",
      "abre pouco",
      "abre só pouco",
      "abre só um pouco portão",
      "abre um pouco",
      "abre pouco parou",
      "abre pouco trava",
      "abre pouco emperra",
      "abre pouquinho",
      "abre só pouquinho",
      "abre pouquinho parou",
      "abre pedaço",
      "abre só pedaço",
      "abre pedacinho",
      "abre só pedacinho",
      "abre palmo",
      "abre só palmo",
      "abre centímetros",
      "abre alguns centímetros",
      "anda pouco parou",
      "anda só pouco",
      "anda um pouco trava",
      "anda pouquinho parou",
      "anda pedaço parou",
      "anda só pouquinho",
      "anda pouquinho trava",
      "anda palmo",
      "começa abrir parou",
      "começa abrir trava",
      "começa abrir emperra",
      "portão correr começa abrir",
      "portão deslizante começa abrir",
      "começa abrir desliga",
      "começa abrir parando",
      "abre parando",
      "abre parou",
      "motor abre parando",
      "aperto abre um pouco para",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre só um pouco e para está, quase sempre, com a folha presa ou pesada, ou com o fim de curso fora do lugar. Se o motor [marca] ronca e para, a causa é peso ou capacitor fraco; se para quieto, sempre no mesmo ponto, é regulagem. Veja o que segura a folha; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão abre um pouco e para, as causas mais comuns são pedra no trilho, roldana travada, capacitor fraco e percurso perdido na placa. Olhe primeiro se algo segura a folha. Sem nada preso, o técnico mede o motor [marca], em visita a partir de {price.preventive} na residência, sem peças.",
        "O portão para logo depois de abrir porque o motor [marca] faz força demais ou porque pensa que já chegou. Parar roncando indica folha pesada ou capacitor fraco; parar em silêncio, fim de curso ou percurso curto. Não insista no controle; o ajuste em casa começa em {price.preventive}, fora peças.",
        "Se o portão abre só um pouquinho e para, ouça o motor [marca]. Ronco aponta para folha presa ou capacitor, e silêncio aponta para o fim de curso, o sensor da parada. Quando não há nada travando a folha, a regulagem em residência custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão anda um pouco e para", "As causas, da mais comum à mais rara"],
        slots: [
          [
            "Parada com ronco, em pontos diferentes, indica folha pesada, capacitor fraco ou tensão baixa. O capacitor é a peça que dá o empurrão da partida, e sem ele o motor desiste no começo.",
            "Se o motor ronca antes de parar, ele não tem força para a folha. A roldana travada é a razão mais comum, seguida do capacitor, a peça da partida, e da tensão baixa no ponto.",
            "O motor que para com ronco está vencido pelo peso ou sem partida. Roda travada e trilho sujo vêm primeiro; depois, o capacitor, que enfraquece com os anos.",
          ],
          [
            "Parada em silêncio, sempre no mesmo lugar, aponta para o fim de curso deslocado ou para o percurso gravado curto, comum depois de falta de luz.",
            "Quando ele para quieto, no mesmo ponto, a placa recebeu a ordem de parar: o sensor de fim de curso saiu do lugar ou o percurso foi gravado errado.",
            "O portão que para calado, sempre à mesma distância, tem o fim de curso fora do lugar ou perdeu o percurso numa queda de energia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste que separa a mecânica da elétrica", "O que testar antes de chamar"],
        slots: [
          [
            "Se a folha de correr ou de abrir pesa na mão, o problema está em trilho, roda ou dobradiça. Se anda leve, é regulagem ou peça elétrica.",
            "Mover a folha sem o motor mostra de que lado está o defeito: pesada, é a mecânica; leve, é a parte elétrica. No basculante, esse teste é do técnico.",
            "O teste decisivo é sentir a folha solta do motor. Leve na mão, ela inocenta o trilho e as rodas.",
          ],
        ],
        steps: [
          "Aperte uma vez o outro botão do controle: um deles pode ser o de pedestre, que abre só uma parte.",
          "Desligue o disjuntor.",
          "No de correr, varra o trilho e procure pedra, galho ou parafuso.",
          "No de correr ou de abrir, reto e no nível, destrave com a chave e mova a folha devagar.",
          "Basculante parado no meio não se destrava: isole a área e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve a parada", "O conserto do portão que para no começo"],
        slots: [
          [
            "O técnico acha o ponto que prende a folha e corrige trilho, roldana ou dobradiça. Com ela leve, mede o capacitor e a tensão com o motor andando, porque fio fino ou emenda ruim só aparece nessa hora.",
            "A visita começa pela folha, que precisa correr livre de ponta a ponta. Depois são medidos o capacitor e a tensão durante a partida, quando a emenda ruim se revela.",
            "Primeiro sai o que segura a folha. Em seguida o técnico mede capacitor e tensão com o portão em movimento, já que um fio fino só derruba a força ali.",
          ],
          [
            "Resolvida a causa, o percurso e a força são gravados de novo e a parada no obstáculo é testada. Se só foi preciso regravar, é ajuste; roldana, capacitor ou placa soma a peça.",
            "Com a folha livre, o técnico grava o percurso inteiro e testa a proteção contra obstáculo. Regravar não leva peça; roldana e capacitor são orçados antes da troca.",
            "O serviço termina com a regravação do percurso e o teste com um obstáculo. Você só paga peça se uma roldana, um capacitor ou a placa precisar ser trocada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão começou a parar depois que faltou luz. O que é?",
        answers: [
          "Costuma ser o percurso perdido, que algumas placas refazem sozinhas na primeira abertura completa. Se continuar, o técnico grava de novo.",
          "A placa esqueceu até onde a folha vai. Deixe-o completar um ciclo; se parar outra vez, é preciso regravar.",
          "Em geral, memória de percurso. Menos comum é a placa ter sofrido com a volta da energia.",
        ],
      },
      {
        question: "Posso insistir no controle até o portão abrir?",
        answers: [
          "Não: cada tentativa aquece o motor e gasta a engrenagem. Depois de duas, desligue o disjuntor e procure o que segura a folha.",
          "Não convém, porque um capacitor barato vira motor queimado. Duas tentativas bastam para observar.",
          "Pare na segunda vez. O motor forçado esquenta em poucos minutos e pode queimar.",
        ],
      },
      {
        question: "Aumentar a força resolve o portão que abre um pouco e para?",
        answers: [
          "Não é o conserto: esconde a folha presa e tira a proteção contra esmagamento. Primeiro a folha precisa correr leve.",
          "Só disfarça, e por pouco tempo. A força a mais faz o portão não parar ao encostar em alguém.",
          "Não. Se ontem a força bastava, algo passou a segurar a folha, e é isso que se corrige.",
        ],
      },
      {
        question: "O basculante sobe um palmo e para. Posso erguer na mão?",
        answers: [
          "Não erga nem destrave: cabo, mola ou contrapeso pode ter falhado, e a folha cai. Desligue o disjuntor, afaste todos e espere o técnico.",
          "Não. No basculante, parar no começo pode ser falta de equilíbrio, e a folha desce sobre quem a segura.",
          "Não faça isso. Deixe a folha onde está, com a energia cortada e ninguém embaixo.",
        ],
      },
    ],
    photo: "um vídeo da abertura, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "motor-residencial-ou-condominial",
    broader: "condominio",
    label: "Motor residencial ou condominial",
    phrase: "a diferença entre motor residencial e condominial",
    asks: [
      "muda motor casa para predial",
      "muda motor casa predial",
      "motor residencial condominial",
      "motor residencial ou condominial",
      "residencial ou condominial",
      "residencial condominial diferença",
      "motor residencial condomínio diferença",
      "motor residencial ou condomínio",
      "motor residencial ou condomínio diferença",
      "qual diferença motor residencial condomínio",
      "qual diferença motor residencial condominial",
      "diferença motor casa condomínio",
      "diferença motor casa prédio",
      "motor casa ou condomínio diferença",
      "qual diferença motor casa condomínio",
      "motor residencial ou predial",
      "diferença motor residencial predial",
      "diferença motor residencial prédio",
      "motor residencial ou uso intenso",
      "diferença motor residencial uso intenso",
    ],
    intent: "question",
    answers: {
      any: [
        "A diferença entre motor residencial e condominial está em quantas vezes ele abre e no peso que move. O de casa aceita, em geral, de 10 a 15 aberturas por hora e precisa esfriar. O predial aguenta a hora de pico e folha pesada. A troca fica de {price.homeSwap} no primeiro e de {price.heavySwap} no segundo.",
        "O que muda do motor de casa para o de condomínio são as aberturas por hora, os quilos e a rapidez. O residencial serve a uma família; o condominial, a uma fila de carros, e custa mais: de {price.heavySwap} na troca, contra {price.homeSwap}.",
        "Motor residencial ou condominial se distingue pela ficha: ciclos por hora, capacidade em quilos e velocidade. Em prédio, o residencial desarma por calor e dura menos; em casa, o motor condominial, de uso intenso, trabalha folgado e sai mais caro sem necessidade.",
      ],
      price: [
        "A troca do motor residencial fica de {price.homeSwap}, e a do condominial, para folha pesada e uso intenso, de {price.heavySwap}, com mão de obra. A diferença paga mais ciclos por hora, mais quilos e abertura mais rápida.",
        "O motor condominial é mais caro porque faz mais aberturas por hora e leva folha pesada: a troca custa de {price.heavySwap}, contra {price.homeSwap} do residencial, as duas com mão de obra. Em casa, essa diferença não se paga.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Residencial e condominial, ponto por ponto", "O que muda de um motor para o outro"],
        slots: [
          [
            "O residencial é feito para a rotina de uma família, dez ou vinte aberturas espalhadas; o condominial, para uma fila de manhã e no fim da tarde. Nos dois, a capacidade em quilos deve ficar um terço acima da folha.",
            "Uma casa abre o portão dez ou vinte vezes por dia, com pausas, e é para isso que existe o residencial. O de condomínio repete ciclos sem descanso; os quilos da ficha levam um terço de folga em ambos.",
            "Quem abre poucas vezes, com intervalos, usa o residencial; quem tem fila na hora de pico precisa do condominial. Qualquer um dos dois deve suportar um terço a mais que a folha.",
          ],
          [
            "No prédio, abrir depressa encurta a espera na rua, e por isso muitos têm inversor. Redutor reforçado, proteção contra calor e cremalheira de aço completam a diferença.",
            "A velocidade também conta, porque portão aberto muito tempo é risco, e o inversor resolve. O motor de uso intenso traz redutor mais forte e pede cremalheira de aço.",
            "Além dos ciclos, o predial costuma ter inversor, engrenagem reforçada e melhor dissipação de calor. Em portão de correr, trabalha com cremalheira de aço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual o seu portão pede", "A conta da hora de pico"],
        slots: [
          [
            "Conte as aberturas na hora mais cheia e compare com os ciclos por hora da ficha, com um terço de folga. Trinta carros entre 7 e 8 horas, por exemplo, pedem motor de mais de 40 ciclos.",
            "O número que decide é o da hora mais movimentada: para trinta aberturas, procure ficha acima de 40 ciclos por hora.",
            "Observe a entrada por uma hora, no pico. Trinta passagens pedem mais de 40 ciclos por hora na ficha, para sobrar folga.",
          ],
        ],
        bullets: [
          "Aberturas na hora de pico",
          "Número de vagas e de controles",
          "Peso, largura e material da folha",
          "Tensão no local: 127, 220 V ou trifásico",
        ],
      },
      {
        about: "care",
        headings: ["Revisão e vida de cada um", "Quanto dura e quando revisar"],
        slots: [
          [
            "Bem escolhido, o motor residencial dura {trade.life}, com revisão {visits.home}. Em prédio a revisão é {visits.business}, porque roldana e engrenagem se gastam por ciclo.",
            "A revisão em casa é {visits.home}; em condomínio, {visits.business}, já que o desgaste vem do número de aberturas. No uso certo, o residencial chega a {trade.life}.",
            "O de casa costuma durar {trade.life} e se revisa {visits.home}. No condomínio, com muito mais ciclos, revisa-se {visits.business}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr motor residencial em condomínio pequeno?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Com quatro ou cinco carros pode caber; com fila, não.",
          "Em prédio de quatro ou cinco vagas, talvez, desde que a ficha aguente o pico. Acima disso, ele desarma por calor.",
        ],
      },
      {
        question: "Vale a pena motor condominial em casa?",
        answers: [
          "Vale em folha muito pesada, garagem de várias famílias ou casa com comércio. Fora disso, o residencial bem escolhido basta.",
          "Em geral não. Só compensa com folha pesada ou uso de várias famílias no mesmo portão.",
        ],
      },
      {
        question: "Como reconheço o motor que tenho?",
        answers: [
          "Veja a etiqueta na carcaça: ela traz o modelo, e a ficha do modelo diz capacidade, ciclos por hora e velocidade.",
          "Pelo modelo impresso na carcaça. Na ficha dele, ciclos por hora e quilos mostram se é de casa ou de uso intenso.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "No deslizante de casa, {time.sliding}; no portão pesado de prédio, {time.heavy}. A garantia é de {warranty.motor} no motor.",
          "São {time.heavy} em condomínio e {time.sliding} em portão de correr residencial, com {warranty.motor} de garantia no motor.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, com o número de vagas e as medidas da folha",
  },
  {
    id: "motor-residencial-em-condominio",
    broader: "condominio",
    label: "Motor residencial em condomínio",
    phrase: "o motor residencial em condomínio",
    asks: [
      "motor residencial edifício",
      "instalaram motor residencial edifício",
      "motor residencial garagem coletiva",
      "motor residencial serve condomínio",
      "motor residencial aguenta condomínio",
      "motor residencial pode condomínio",
      "motor residencial serve prédio",
      "motor residencial aguenta prédio",
      "colocar motor residencial condomínio",
      "usar motor residencial condomínio",
      "motor comum condomínio serve",
      "colocar motor residencial prédio",
      "usar motor residencial prédio",
      "motor casa serve condomínio",
      "motor casa aguenta condomínio",
      "motor casa serve prédio",
      "posso motor residencial condomínio",
      "posso motor residencial prédio",
      "motor residencial funciona condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral não: motor residencial no condomínio, em garagem coletiva, esquenta na hora de pico, desarma e gasta a engrenagem antes do tempo. Só serve em entrada de poucos carros, quando os ciclos por hora e os quilos da ficha cobrem o uso com folga; nos outros casos, use motor de uso intenso.",
        "Usar motor residencial em garagem coletiva, em geral, não dá certo: ele para quente na saída da manhã e perde engrenagem e placa cedo. A exceção é o condomínio de poucos carros, com os ciclos por hora da ficha acima das aberturas do pico; no resto, o certo é um de uso intenso.",
        "Motor de casa no condomínio? Em geral não: se usar o residencial em garagem coletiva, o que acontece é aquecimento, parada na hora de pico e engrenagem gasta. Ele cabe apenas com folha leve e poucos carros, quando os ciclos por hora da ficha passam do seu movimento.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que acontece com o motor de casa no prédio", "Por que ele não aguenta a garagem coletiva"],
        slots: [
          [
            "O motor residencial foi feito para abrir, descansar e esfriar. Numa fila de carros ele não descansa: a proteção térmica desliga o motor, o portão fica aberto ou fechado até esfriar, e a cena se repete todo dia.",
            "Motor de casa precisa de pausa entre as aberturas. Com um carro atrás do outro, o calor acumula e a proteção interna corta a energia, deixando a garagem parada justamente no pico.",
            "Pausa é o que falta no prédio: o residencial esquenta a cada abertura e só esfria parado. Sem intervalo, a proteção contra calor desliga tudo, e os carros esperam.",
          ],
          [
            "Com os meses, o calor gasta o isolamento do motor e a engrenagem de nylon, e as visitas se somam. A garantia de fábrica também pode recusar defeito de uso fora do indicado.",
            "O desgaste vem em seguida, na engrenagem e no enrolamento, e o conserto vira rotina. Como o uso passa do que o fabricante indica, a garantia pode não cobrir.",
            "A conta aparece depois, com engrenagem, enrolamento e placa falhando cedo. Além disso, o fabricante pode negar a garantia, porque o uso não é o da ficha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A conta de ciclos que decide o motor", "Como saber se o residencial dá conta"],
        slots: [
          [
            "A conta é simples e usa o pior horário do dia. Se 40 carros saem entre 7 e 8 horas, são 40 aberturas nessa hora, número que motor de casa não costuma aceitar.",
            "Faça a conta pela hora mais cheia, e não pela média. Quarenta carros saindo em uma hora pedem 40 aberturas, acima do que um residencial suporta.",
            "O que decide é o pico. Uma garagem com 40 saídas das 7 às 8 exige 40 aberturas por hora, e o motor de casa desarma bem antes.",
          ],
        ],
        steps: [
          "Conte as aberturas na hora mais cheia, entrada e saída.",
          "Leia os ciclos por hora na ficha do motor.",
          "Estime o peso da folha e procure capacidade um terço acima.",
          "Veja no termo de garantia o uso permitido.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor certo", "O residencial barato sai caro?"],
        slots: [
          [
            "Sai, quando o movimento é grande: a troca em casa fica de {price.homeSwap}, e em portão pesado de prédio, de {price.heavySwap}, com mão de obra. Compare a diferença com o que o condomínio gasta por ano em engrenagem, placa e visita.",
            "Em garagem cheia, sim. O motor residencial trocado custa de {price.homeSwap}, e o de uso pesado, de {price.heavySwap}, já com o serviço; a economia some nas peças e visitas de cada ano.",
            "Com muitos carros, o barato volta em conserto. Motor e mão de obra vão de {price.homeSwap} no residencial a {price.heavySwap} em portão pesado; ponha ao lado disso as placas, engrenagens e visitas do ano.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Condomínio de quatro casas pode usar motor residencial?",
        answers: [
          "Pode caber, se a folha é leve e a ficha cobre as aberturas da hora de pico. Com quatro a oito carros, isso é comum.",
          "Muitas vezes, sim: poucos carros deixam tempo para o motor esfriar. Confira ciclos por hora e peso da folha na ficha.",
          "É o caso em que ele costuma servir, desde que o portão seja leve. Some as aberturas do horário cheio e compare com a ficha.",
        ],
      },
      {
        question: "Já temos um residencial. É preciso trocar?",
        answers: [
          "Não enquanto ele trabalha sem esquentar nem parar. Se desarma na hora de pico, planeje a troca por um de uso intenso antes que a engrenagem quebre.",
          "Só se ele dá sinais: carcaça muito quente, parada na saída da manhã, engrenagem trocada mais de uma vez. Sem isso, mantenha a revisão {visits.business}.",
          "Se aguenta o pico sem parar, pode ficar, com revisão {visits.business}. Quando começa a desligar por calor, a troca sai mais barata que os consertos.",
        ],
      },
      {
        question: "O que tem a mais o motor de condomínio?",
        answers: [
          "Mais ciclos por hora, redutor reforçado, muitas vezes em banho de óleo, e capacidade maior em quilos. Os modelos com inversor ainda freiam no fim, sem bater.",
          "Redutor maior, resistência ao calor e ciclos por hora bem acima na ficha. O inversor, em alguns, dá abertura rápida e parada suave.",
          "Ele aceita uso seguido: engrenagens mais fortes, óleo no redutor em vários modelos e ficha com mais ciclos. Alguns abrem depressa, com inversor.",
        ],
      },
      {
        question: "Dois motores residenciais resolvem?",
        answers: [
          "Não no mesmo portão de correr: os dois brigam pela folha. Se há entrada e saída separadas, dividir o fluxo entre dois portões alivia cada motor.",
          "Em uma folha só, não funciona. O que ajuda é ter duas passagens, cada qual com o seu motor e metade do movimento.",
          "Dois na mesma cremalheira se atrapalham. Já separar entrada de saída reduz as aberturas de cada um.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, com o número de vagas e as medidas da folha",
  },
  {
    id: "condominio-trocar-motor-ou-empresa",
    broader: "condominio",
    label: "Portão do condomínio vive quebrando",
    phrase: "o portão do condomínio que vive quebrando",
    asks: [
      "trocar motor ou consertar portão condomínio",
      "trocar motor ou consertar portão prédio",
      "consertar ou trocar motor condomínio",
      "consertar ou trocar motor prédio",
      "consertar ou trocar motor portão prédio",
      "trocar motor ou trocar firma conserta",
      "motor ou empresa manutenção ruim",
      "trocar motor ou trocar firma",
      "culpa empresa manutenção motor",
      "comprar motor saber culpa empresa manutenção",
      "trocar empresa ou trocar motor",
      "trocar empresa ou motor",
      "trocar motor ou empresa",
      "trocar empresa ou motor condomínio",
      "mudar empresa ou motor",
      "mudar empresa ou trocar motor",
      "vive quebrando trocar empresa",
      "vive quebrando trocar empresa portão condomínio",
      "vive quebrando empresa ou motor",
      "quebra sempre trocar empresa",
      "quebra toda hora trocar empresa",
      "portão condomínio vive quebrando",
      "portão prédio vive quebrando",
      "portão condomínio quebra sempre",
      "portão prédio quebra sempre",
      "portão condomínio sempre quebrado",
      "portão condomínio quebra toda hora",
      "portão prédio quebra toda hora",
      "portão condomínio quebra toda semana",
      "portão prédio quebra toda semana",
      "portão condomínio quebra todo mês",
      "portão condomínio quebra direto",
      "portão condomínio quebra muito",
      "portão prédio quebra muito",
      "portão condomínio dá problema toda hora",
      "portão condomínio dá problema sempre",
      "portão condomínio só dá problema",
      "portão condomínio vive dando problema",
      "portão prédio vive dando problema",
      "portão condomínio vive dando defeito",
      "síndico portão sempre quebrado",
      "síndico portão vive quebrando",
      "síndico portão quebra sempre",
      "síndico portão quebra toda hora",
      "portão condomínio vive parado",
      "portão prédio vive parado",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão do condomínio vive quebrando, troque o motor quando ele não aguenta o peso da folha ou as aberturas da hora de pico; troque de empresa quando a mesma peça falha de novo e ninguém escreve a causa. Antes, peça um relatório com peso, ciclos, tensão e peças já trocadas.",
        "Portão de condomínio que vive quebrando pede um relatório antes da decisão, com peso da folha, ciclos por hora, tensão e histórico de peças. Com ele em mãos: troque o motor se estiver abaixo do uso, e troque a empresa se a causa nunca foi apontada por escrito.",
        "Trocar de empresa ou trocar o motor depende da causa escrita em relatório. Troque o motor se a ficha dele fica abaixo do peso e do movimento do portão; troque de empresa se as visitas repetem a peça e não explicam por que o portão do condomínio vive quebrando.",
        "Trocar o motor ou consertar o portão do prédio se decide pelo que falhou: uma peça só, em motor que aguenta o movimento, se conserta; enrolamento queimado, engrenagem com folga ou peça fora de linha pedem troca. Em portão de prédio, ela fica de {price.heavySwap}, com mão de obra. Peça as duas contas no mesmo relatório.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando trocar o motor, quando trocar a empresa", "Motor ou empresa: o que decide"],
        slots: [
          [
            "O motor sai quando a ficha não cobre a hora de pico, o redutor tem folga ou a idade passou de {trade.life}, vida que o uso coletivo encurta. A empresa sai quando troca a mesma peça duas vezes, não deixa relatório ou só dá o preço com o motor desmontado.",
            "Motor com redutor folgado, mais velho que {trade.life} ou com ciclos abaixo do movimento é caso de troca, e prédio gasta antes disso. Peça repetida, visita sem relatório e preço dito depois de desmontar mostram que o problema é a empresa.",
            "Olhe a ficha: ciclos por hora menores que o movimento, folga no redutor e mais de {trade.life} de uso condenam o motor, ainda antes em prédio. Do outro lado, falta de relatório e a mesma peça trocada duas vezes pesam contra a empresa.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão do condomínio quebra tanto", "As causas que se repetem"],
        slots: [
          [
            "O motor residencial em entrada coletiva esquenta na hora de pico e gasta a engrenagem. Folha pesada, roldana travada, trilho com degrau ou contrapeso errado forçam qualquer motor, e por isso um novo, sobre eles, quebra outra vez.",
            "Um motor de casa não foi feito para dezenas de carros seguidos, e a engrenagem paga. Se a folha pesa, por roldana, trilho ou contrapeso, nem o motor certo dura, então a mecânica vem primeiro.",
            "Muitos carros em sequência superaquecem o motor residencial. Some a isso roldana presa, degrau no trilho ou contrapeso desigual, e mesmo um motor novo volta a falhar.",
          ],
          [
            "Placa e capacitor que queimam sempre apontam para a rede: tensão baixa no horário cheio, emenda ruim ou falta de aterramento. Medir a tensão com o portão em uso custa pouco e evita trocar peça à toa.",
            "Quando a peça repetida é placa ou capacitor, desconfie da energia: emenda malfeita, terra ausente, queda de tensão no pico. A medição com o portão trabalhando mostra isso.",
            "Já a queima seguida de capacitor ou placa tem origem elétrica, como tensão que cai na hora de pico, emenda oxidada ou falta de terra. O técnico mede com o portão funcionando.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O relatório a pedir antes de decidir", "O que levar à assembleia"],
        slots: [
          [
            "Um relatório por escrito vale mais que opinião, porque qualquer empresa pode conferir os números. Peça também as notas dos últimos doze meses.",
            "Com números no papel, a assembleia compara propostas iguais. Reúna junto as notas de conserto do último ano.",
            "Peça os dados por escrito, para que outra empresa possa confirmar. As notas de doze meses completam o quadro.",
          ],
        ],
        steps: [
          "Some o que foi gasto em doze meses.",
          "Liste as peças trocadas e as datas.",
          "Conte as aberturas na hora de maior movimento.",
          "Peça peso da folha, estado do trilho e tensão medida.",
          "Compare tudo com a ficha do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver", "A conta da troca e a dos consertos"],
        slots: [
          [
            "A troca do motor em portão pesado, de prédio, fica de {price.heavySwap}, com mão de obra. Se os consertos do ano chegam perto da metade disso, e a causa é o motor, a troca se paga; se a causa é a folha, comece por ela, que custa menos.",
            "Motor novo para portão de prédio custa de {price.heavySwap}, já com a mão de obra. Quando o gasto anual passa da metade e o motor é o culpado, trocar compensa. Roldana, trilho ou contrapeso ruim sai por menos e vem antes.",
            "Trocar o motor de um portão pesado sai de {price.heavySwap}, incluída a instalação. Compare com os consertos de doze meses: acima de metade, e com o motor condenado, a troca ganha. Acertar só a folha é a opção mais barata.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode trocar o motor sem assembleia?",
        answers: [
          "Reparo necessário e urgente pode ser feito pelo síndico, que depois informa; despesa alta e sem urgência passa antes pela assembleia (Código Civil, artigo 1.341). Confira a convenção.",
          "Se o portão parou e a despesa é necessária, sim, com comunicação aos moradores. Gasto alto que pode esperar pede assembleia, pelo artigo 1.341 do Código Civil.",
        ],
      },
      {
        question: "Como sair do contrato com a empresa atual?",
        answers: [
          "Leia o aviso prévio, em geral de 30 dias, e a multa. Registre as falhas por escrito e peça histórico, chaves e senhas antes de encerrar.",
          "Confira prazo de aviso e multa no contrato, junte os chamados não resolvidos e comunique por escrito. Recupere chaves, senhas e relatórios.",
        ],
      },
      {
        question: "O que pedir à empresa nova na primeira visita?",
        answers: [
          "Um laudo da folha, do trilho, da tensão e do motor, com a causa de cada quebra e o preço por item. Assim a proposta se compara com as outras.",
          "Peça o exame de folha, trilho, rede e motor, com causa e valor separados. Desconfie de quem propõe motor novo sem mover a folha solta dele.",
        ],
      },
      {
        question: "De quanto em quanto tempo o prédio deve revisar o portão?",
        answers: [
          "A revisão em prédio é {visits.business}, porque o uso gasta roldana, engrenagem e fim de curso mais depressa. Em entrada muito cheia, o intervalo diminui.",
          "Condomínio pede revisão {visits.business}. Muitas vagas por portão encurtam esse prazo, já que o desgaste segue o número de aberturas.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas e a lista dos últimos consertos",
  },
  {
    id: "ppa-dz-home-ficha-tecnica",
    broader: "ppa-dz-home",
    label: "PPA DZ Home: ficha técnica",
    phrase: "a ficha técnica do PPA DZ Home",
    asks: [
      "características dz home",
      "dz home potência tensão fim de curso",
      "características dz home potência tensão fim de curso",
      "dz home ficha",
      "dz home ficha técnica",
      "dz home preço ficha técnica",
      "motor dz home deslizante preço ficha técnica",
      "dz home especificação",
      "dz home especificações",
      "dz home especificações técnicas",
      "dz home dados técnicos",
      "dz home características",
      "dz home características técnicas",
      "dz home datasheet",
      "dz home potência",
      "dz home velocidade",
      "dz home ciclos",
      "dz home ciclos hora",
      "dz home voltagem",
      "dz home consumo",
    ],
    intent: "question",
    answers: {
      any: [
        "Ficha técnica do PPA DZ Home: motor deslizante residencial, de piso, que move a folha por engrenagem e cremalheira, com fim de curso por ímãs. Capacidade em quilos, potência, tensão, velocidade e ciclos por hora são da versão e estão na etiqueta; a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor PPA DZ Home é um deslizante para portão de correr de casa, preso ao piso, com cremalheira e ímãs de fim de curso. Dados técnicos como quilos, tensão e ciclos por hora mudam com a versão e se leem na etiqueta da carcaça ou no manual, que é a ficha técnica oficial.",
        "As especificações do PPA DZ Home dependem da versão: potência, velocidade, tensão, ciclos e capacidade estão na etiqueta e na ficha técnica do código exato. Em comum, todas são de motor deslizante residencial, com cremalheira; trocar o motor em casa custa de {price.homeSwap}, com o serviço.",
      ],
      price: [
        "O motor PPA DZ Home deslizante entra na troca em casa, de {price.homeSwap} com mão de obra, conforme a versão. Da ficha técnica, é certo que ele é de piso, com cremalheira e fim de curso por ímãs; quilos, tensão e ciclos por hora estão na etiqueta.",
        "O preço do DZ Home, com o serviço, fica na faixa de {price.homeSwap} na troca em residência; versão mais forte ou mais rápida fica mais perto do topo. A ficha técnica, com quilos, tensão e ciclos, é a da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a ficha do DZ Home diz", "O que é certo e o que muda com a versão"],
        slots: [
          [
            "Em todas as versões, é motor de portão de correr para casa, fixado numa base no piso. Já os números mudam de uma para outra, e copiar o de outra leva à compra errada.",
            "O comum a todas é o tipo: deslizante residencial de piso. O que varia está na lista, e usar o dado de outra versão é o erro mais frequente.",
            "Tipo e montagem não mudam, porque é sempre deslizante de casa. Os valores abaixo, sim, e cada código tem os seus.",
          ],
        ],
        bullets: [
          "Capacidade: peso máximo da folha, em quilos",
          "Potência, como 1/4 HP, e tensão, 127 ou 220 V",
          "Velocidade, em metros por minuto",
          "Ciclos por hora, quantas vezes abre e fecha sem esquentar",
        ],
      },
      {
        about: "choose",
        headings: ["Quais números comparar antes de comprar", "Como usar a ficha na escolha"],
        slots: [
          [
            "Primeiro os quilos: a capacidade deve ficar um terço acima do peso da folha, ou seja, 400 kg para uma de 300 kg. Depois a tensão, igual à do local.",
            "Comece pelo peso e deixe um terço de folga, como 400 kg de capacidade para 300 kg de folha. A tensão da etiqueta precisa ser a do ponto de energia.",
            "Capacidade com um terço de margem vem na frente: folha de 300 kg, motor de 400 kg. Em seguida, 127 ou 220 V, conforme o seu ponto.",
          ],
          [
            "A velocidade dá o tempo: a folha de 3 metros a 12 metros por minuto leva 15 segundos. Os ciclos por hora contam quando mais de uma família usa o portão.",
            "Divida o comprimento pela velocidade: 3 metros a 12 metros por minuto são 15 segundos. Para uso coletivo, olhe também os ciclos por hora.",
            "Com a velocidade, calcula-se a espera, e 3 metros a 12 por minuto dão 15 segundos. Os ciclos importam em entrada de várias famílias.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço do DZ Home", "Preço do DZ Home instalado"],
        slots: [
          [
            "Na troca em casa, motor e mão de obra ficam de {price.homeSwap}, e a montagem leva {time.sliding}. Cremalheira do mesmo passo, base e fiação boas são aproveitadas.",
            "Trocar em residência custa de {price.homeSwap}, com o serviço, em {time.sliding}. Base, fios e barra dentada em bom estado continuam.",
            "A faixa de troca é de {price.homeSwap}, já com mão de obra, e leva {time.sliding}. O que estiver bom, como base e cremalheira, fica.",
          ],
          [
            "Na primeira instalação somam-se base, cremalheira por metro e ponto de energia. O total cabe em até {shop.instalments} vezes no cartão.",
            "Portão que nunca teve motor acrescenta base de concreto, metros de barra dentada e energia, em até {shop.instalments} vezes.",
            "Quem automatiza pela primeira vez paga também base, energia e cremalheira por metro, parceladas em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde fica a etiqueta do motor DZ Home?",
        answers: [
          "Na carcaça, por fora. Fotografe sem abrir a tampa, porque dentro há tensão e capacitor carregado.",
          "Do lado de fora da carcaça, com código, tensão e potência. A tampa fica fechada na foto.",
        ],
      },
      {
        question: "DZ Home serve em condomínio?",
        answers: [
          "É motor residencial. Em entrada coletiva, peça versão de uso intenso, com ciclos por hora na ficha acima do pico de saída.",
          "Não é o indicado, porque foi feito para casa. Prédio precisa de mais ciclos por hora do que um residencial oferece.",
        ],
      },
      {
        question: "O DZ Home serve em portão basculante?",
        answers: [
          "Não. Ele move a folha por engrenagem e cremalheira, e o basculante usa fuso e braço. Para basculante de até {width.quarterHp} há kits instalados desde {price.lowest}.",
          "De maneira nenhuma: é deslizante. Portão basculante de até {width.quarterHp} tem kits próprios, a partir de {price.lowest} instalados.",
        ],
      },
      {
        question: "Qual a garantia?",
        answers: [
          "{warranty.motor} no motor, do fabricante, e {warranty.installation} na instalação. A nota com o código da versão vale como prova.",
          "O motor tem {warranty.motor} de fábrica, e o serviço, {warranty.installation}. Guarde a nota e a foto da etiqueta.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "correr-manutencao-mensal",
    broader: "deslizante",
    label: "Portão de correr: o que fazer todo mês",
    phrase: "a manutenção mensal do portão de correr",
    asks: [
      "limpeza lubrificação correr",
      "limpeza lubrificação portão correr mês",
      "limpar lubrificar correr",
      "limpar lubrificar deslizante",
      "limpeza lubrificação deslizante",
      "limpeza portão correr mês",
      "limpeza correr mensal",
      "limpar correr mês",
      "limpar deslizante mês",
      "limpar correr todo mês",
      "lubrificação correr mês",
      "lubrificação correr mensal",
      "lubrificar correr todo mês",
      "lubrificar deslizante todo mês",
      "lubrificação deslizante mês",
      "lubrificação deslizante mensal",
      "manutenção mensal correr",
      "manutenção mensal deslizante",
      "manutenção correr todo mês",
      "manutenção correr mês",
      "manutenção deslizante mês",
      "cuidados correr todo mês",
      "cuidados mensais correr",
      "cuidados mensais deslizante",
      "o que fazer todo mês portão correr",
      "o que fazer todo mês portão deslizante",
      "cuidar portão correr mês",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Todo mês, no portão de correr, desligue o disjuntor, varra o trilho, escove os dentes da cremalheira e limpe as lentes da fotocélula; depois religue e ouça as roldanas num ciclo. A lubrificação é pouca: o trilho não leva graxa, e a cremalheira só recebe lubrificante seco se o manual pedir.",
        "A limpeza mensal do portão deslizante é varrer o trilho, escovar a cremalheira a seco, passar pano na fotocélula e testar tudo, com o disjuntor desligado na parte da limpeza. Não ponha graxa no trilho, porque ela segura areia e gasta a roldana; lubrificação, só onde o manual indica.",
        "Na manutenção mensal do portão de correr há mais limpeza que lubrificação: varra o trilho, escove a cremalheira, limpe a fotocélula e escute as roldanas. São uns quinze minutos com o disjuntor desligado, e graxa no trilho fica proibida, pois vira lixa com a areia.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["A rotina do mês, em ordem", "Checklist mensal do portão de correr"],
        slots: [
          [
            "A rotina não abre a tampa do motor nem pede ferramenta especial. Basta vassoura, escova seca e pano.",
            "Vassoura, escova e pano seco são tudo o que você precisa, com a caixa do motor fechada.",
            "Faça com calma, sem abrir o motor: uma vassoura, uma escova e um pano resolvem.",
          ],
        ],
        steps: [
          "Feche o portão, desligue o disjuntor e afaste crianças e animais.",
          "Varra o trilho inteiro e tire pedra, folha e terra dos cantos.",
          "Escove a cremalheira a seco e veja se há parafuso frouxo.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Religue, acione de longe e ouça as roldanas.",
          "Com a folha fechando, passe uma vassoura no feixe: o portão tem de voltar.",
        ],
      },
      {
        about: "what",
        headings: ["O que leva lubrificante e o que não leva", "Trilho, cremalheira e roldanas"],
        slots: [
          [
            "No trilho, nada, porque a roda precisa de metal limpo para rolar. A cremalheira de nylon trabalha seca, e a de aço aceita lubrificante seco a cada {rack.months}.",
            "O trilho fica limpo e sem produto. Nylon dispensa lubrificação, e a barra de aço recebe uma camada fina de produto seco a cada {rack.months}.",
            "Trilho só se varre. Barra de nylon em geral vai seca, e a de aço pede spray seco duas vezes por ano.",
          ],
          [
            "Roldana com rolamento blindado não se lubrifica: se ronca ou trava, é trocada em par. O redutor do motor permanece fechado.",
            "Rolamento vedado não aceita óleo, e roda que ronca pede troca das duas. Dentro do motor ninguém mexe.",
            "Se a roda é blindada, produto não entra; ronco quer dizer troca do par. A caixa do motor não se abre.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando chamar o técnico", "O que não é limpeza"],
        slots: [
          [
            "Folha que raspa, pula na emenda ou pesa depois de limpa tem roldana ou trilho gasto. Estalo nos dentes pede conferir a folga da cremalheira, de {rack.clearance}, e a visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "Se limpou e ainda raspa, pula ou pesa, é desgaste de roda ou trilho. Dente que estala está fora da folga de {rack.clearance}; o ajuste em residência começa em {price.preventive}, fora peças.",
            "Peso, salto na emenda e raspado depois da limpeza são peça gasta. Já o estalo indica cremalheira fora dos {rack.clearance} de folga, regulados em visita a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "WD-40 serve no portão de correr?",
        answers: [
          "Serve para soltar ferrugem, e não como lubrificante, porque evapora logo. No trilho, não use.",
          "Só como desengripante. Ele lava a lubrificação e some em dias.",
        ],
      },
      {
        question: "De quanto em quanto tempo o técnico revisa?",
        answers: [
          "Em casa, {visits.home}; em prédio e comércio, {visits.business}, porque o portão abre mais.",
          "A revisão profissional é feita {visits.home} em residência e {visits.business} em uso coletivo.",
        ],
      },
      {
        question: "Posso lavar o portão com mangueira ou jato?",
        answers: [
          "Lave só a folha, com balde e pano. Jato no motor, na fotocélula ou na botoeira põe água dentro e dá curto.",
          "Longe do motor e dos sensores, sim, sem pressão. Lavadora de alta pressão vence a vedação.",
        ],
      },
      {
        question: "E se a folha sair do trilho durante a limpeza?",
        answers: [
          "Não tente levantar: deixe o disjuntor desligado, afaste as pessoas e chame. Uma folha de 200 ou 300 kg tomba com facilidade.",
          "Pare e isole a área. Recolocar é trabalho de técnico, porque a folha pode tombar.",
        ],
      },
    ],
    photo: "fotos do trilho, da cremalheira e das roldanas, e um vídeo curto da folha andando",
  },
  {
    id: "garen-deslizante-parcelado",
    broader: "parcelamento",
    label: "Garen deslizante parcelado",
    phrase: "o motor Garen deslizante parcelado",
    asks: [
      "dividem motor garen deslizante",
      "dividem motor garen deslizante instalação inclusa",
      "garen deslizante parcelado",
      "motor garen deslizante parcelado",
      "garen deslizante parcelar",
      "garen deslizante parcela",
      "garen deslizante parcelas",
      "garen deslizante parcelado 10x",
      "motor garen deslizante parcelado 10x",
      "garen deslizante 10x",
      "garen deslizante 12x",
      "garen deslizante 6x",
      "garen deslizante vezes",
      "garen deslizante cartão",
      "garen correr parcelado",
      "garen correr parcelar",
      "garen correr 10x",
      "garen correr 12x",
      "garen correr vezes",
      "garen correr cartão",
      "garen kdz parcelado",
      "garen kdz 10x",
      "garen kdz 12x",
    ],
    intent: "price",
    answers: {
      any: [
        "Sim, o motor Garen deslizante instalado pode ser parcelado no cartão em até {shop.instalments} vezes. Em casa, a troca do motor de portão de correr fica de {price.homeSwap}, com mão de obra, e a parcela é esse total dividido, mais o juro, se houver.",
        "Motor Garen de correr parcelado em 12 vezes: dá, no cartão em até {shop.instalments}, na troca em casa de {price.homeSwap}, com o serviço. O modelo certo suporta um terço acima da folha, e cremalheira e base, quando faltam, entram na conta.",
        "Quanto fica a parcela do Garen deslizante: o total da troca em casa, de {price.homeSwap} com instalação, dividido em até {shop.instalments} vezes no cartão. Portão pesado muda a faixa para {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no parcelamento", "Garen deslizante: o que se parcela"],
        slots: [
          [
            "Motor, entrega e instalação entram na mesma conta, e os extras são somados antes de dividir. Peça os dois totais, à vista e parcelado.",
            "O que você parcela é o conjunto. Some o que faltar e divida.",
            "A parcela é do total, com motor e montagem. Confira os itens.",
          ],
        ],
        bullets: [
          "Motor Garen e controles",
          "Mão de obra e instalação",
          "Cremalheira por metro, do comprimento da folha",
          "Base e ponto de energia, se não há",
          "Fotocélula, orçada à parte",
        ],
      },
      {
        about: "choose",
        headings: ["Qual Garen deslizante parcelar", "Escolha o modelo antes da parcela"],
        slots: [
          [
            "A Garen usa o nome KDZ nos deslizantes, em versões diferentes de quilos e velocidade. A capacidade da etiqueta deve ficar um terço acima do peso, 400 kg para 300 kg.",
            "Entre as versões KDZ, compare quilos e velocidade, com um terço de folga. Uma folha de 300 kg pede 400 kg.",
            "As versões deslizantes da Garen levam KDZ no nome. Escolha com folga de um terço, 400 kg para folha de 300.",
          ],
          [
            "Portão pesado ou coletivo fica de {price.heavySwap}, com mão de obra, e pede ciclos por hora suficientes. Motor pequeno parcelado sai caro, porque queima antes da última parcela.",
            "Em prédio, veja os ciclos; a troca vai de {price.heavySwap}. Comprar menos potência do que precisa não economiza.",
            "Uso coletivo pede motor maior, de {price.heavySwap}. Um motor fraco quebra durante o pagamento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Do pedido ao portão andando"],
        slots: [
          [
            "Um deslizante se instala em {time.sliding}, com trilho e base prontos, e a cremalheira fica a {rack.clearance} da engrenagem. A energia é em circuito próprio, com terra.",
            "Em {time.sliding}, com base pronta, o motor é montado e testado, e a barra fica a {rack.clearance}. O circuito é só dele.",
            "São {time.sliding} com base e energia prontas, com folga de {rack.clearance}. Terra e disjuntor próprios.",
          ],
          [
            "A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação, à vista ou parcelado. Trilho e roldana velhos se acertam antes.",
            "São {warranty.motor} no motor e {warranty.installation} no serviço, com qualquer forma de pagamento. A folha leve vem primeiro.",
            "Motor com {warranty.motor}, instalação com {warranty.installation}. Acerte roldana e trilho antes de pôr o motor novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A parcela tem juros?",
        answers: [
          "A condição vem escrita no orçamento, com os dois totais. Compare antes de aprovar, porque o juro varia com a bandeira.",
          "Depende do cartão e do número de parcelas. O orçamento mostra o total à vista e o parcelado, para você comparar.",
        ],
      },
      {
        question: "O Pix tem desconto?",
        answers: [
          "Pergunte no orçamento: à vista no Pix, a condição pode ser outra. O total escrito mostra a diferença.",
          "Pode haver, e o orçamento mostra. Compare com o parcelado.",
        ],
      },
      {
        question: "Posso usar meu motor Garen antigo e parcelar só a instalação?",
        answers: [
          "Sim, se ele está bom: só a mão de obra parte de {price.installation}, em até {shop.instalments} vezes.",
          "Dá, com instalação desde {price.installation}. O motor fica por sua conta.",
        ],
      },
      {
        question: "Vocês são autorizados Garen?",
        answers: [
          "Não, somos empresa independente que vende, instala e conserta. A garantia do motor é do fabricante.",
          "De forma independente. A garantia é a do fabricante, {warranty.motor}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "correr-4-metros",
    broader: "deslizante",
    label: "Motor para portão de correr de 4 metros",
    phrase: "o motor para portão de correr de 4 metros",
    asks: [
      "hp correr 4 metros",
      "qual hp correr 4 metros",
      "qual potência correr 4 metros",
      "hp deslizante 4 metros",
      "correr 4 metros",
      "correr 4m",
      "correr quatro metros",
      "deslizante 4 metros",
      "deslizante 4m",
      "deslizante quatro metros",
      "motor correr 4 metros",
      "motor correr 4m",
      "motor deslizante 4 metros",
      "motor deslizante 4m",
      "qual motor correr 4 metros",
      "qual motor deslizante 4 metros",
      ...combine(
        ["correr 4 metros", "deslizante 4 metros", "correr 4m", "deslizante 4m"],
        ["preço", "valor", "quanto custa", "motor preço", "motor valor", "motor quanto custa", "automático preço"],
      ),
      ...combine(["portão correr 4 metros", "portão deslizante 4 metros"], ["preço", "valor", "quanto custa"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de correr de 4 metros, use um motor deslizante de 1/4 HP com capacidade de 250 a 300 kg, se a folha é de grade, alumínio ou chapa comum. Chapa grossa ou madeira pede 1/3 HP. A troca do motor em casa custa de {price.homeSwap}, com mão de obra. A primeira instalação é orçada de graça, por foto.",
        "Em portão de correr de 4 metros, com uns 2,2 m de altura, a folha de chapa de aço pesa de 90 a 185 kg. Um motor deslizante de 300 kg, em geral de 1/4 HP, trabalha com folga. Trocar o motor em casa custa de {price.homeSwap}, com a mão de obra; a primeira instalação é orçada por foto.",
        "O portão de correr de 4 metros usa motor deslizante residencial de 250 a 300 kg, em geral de 1/4 HP. Ele basta para folha de grade, alumínio ou chapa comum. Quem troca o motor em casa paga de {price.homeSwap}, com mão de obra. Quem instala pela primeira vez recebe o preço por foto, de graça.",
      ],
      price: [
        "O motor para portão de correr de 4 metros custa de {price.homeSwap} na troca em casa, com mão de obra. Em folha pesada ou de uso coletivo, custa de {price.heavySwap}. A primeira instalação é orçada de graça, por foto, porque soma a base, o ponto de energia e 4 metros de cremalheira.",
        "A troca do motor em portão de correr de 4 m custa de {price.homeSwap} em casa, com mão de obra. O modelo é de 250 a 300 kg se a folha é de chapa comum; em folha pesada, a troca fica de {price.heavySwap}. Na primeira instalação, base, energia e cremalheira entram num orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Grade, alumínio ou chapa: o motor de cada folha", "Qual capacidade para 4 metros"],
        slots: [
          [
            "Para saber o peso da folha, multiplique a largura pela altura e por uns 10 kg por metro quadrado na grade ou no alumínio. Na chapa de aço com o quadro, conte de 10 a 20 kg por metro quadrado. O motor deve aguentar, na ficha, um terço a mais que esse peso.",
            "O material muda o peso e, com ele, o motor. Grade e alumínio ficam perto de 10 kg por metro quadrado, e a chapa de aço, com o quadro, de 10 a 20 kg. A capacidade da ficha deve passar do peso da folha em um terço. Como referência:",
            "Multiplique a largura pela altura, em metros: o resultado vezes 10 kg dá o peso de uma folha de grade ou alumínio, e vezes 20 kg, o de chapa grossa com quadro. Some um terço e procure esse número na ficha do motor. Em geral, usa-se:",
          ],
        ],
        bullets: [
          "Alumínio ou grade leve: motor residencial de 250 kg",
          "Chapa de aço comum: motor de 300 kg, em geral 1/4 HP",
          "Chapa grossa ou madeira: motor de 1/3 HP, de 400 kg para cima",
          "Rua movimentada: motor rápido, com inversor, para esperar menos",
          "Uso coletivo: motor de uso intenso e cremalheira de aço",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes do orçamento", "Folha, recuo e cremalheira"],
        slots: [
          [
            "A folha aberta ocupa 4 metros ao lado do vão, e o motor e o batente pedem mais uns 40 cm. A folha também precisa correr leve, empurrada com uma mão, antes de ganhar motor.",
            "Ao lado do vão você precisa de 4 metros livres para a folha e de uns 40 cm a mais. Empurre o portão com uma mão: se ele prende, o técnico acerta o trilho e as roldanas antes.",
            "Reserve junto ao muro o comprimento da folha, 4 metros, com 40 cm a mais. Teste também o movimento na mão, porque o motor não compensa trilho torto.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha, com o portão fechado.",
          "Meça o espaço livre ao lado do vão.",
          "Anote o material e se a folha é vazada ou de chapa fechada.",
          "Fotografe trilho, roldanas e o lugar do motor.",
          "Conte quantas vezes o portão abre por dia.",
        ],
      },
      {
        about: "cost",
        headings: ["O que soma ao motor em 4 metros", "Primeira instalação: o que entra"],
        slots: [
          [
            "Na primeira instalação entram a base no piso, o ponto de energia e cerca de 4 metros de cremalheira, a barra dentada presa à folha. O que já existe e está bom sai da conta.",
            "O portão ainda manual precisa de base, de energia na tensão do motor e de uns 4 metros de cremalheira, a barra de dentes que o motor move. O que já está pronto não se paga de novo.",
            "Se nunca teve motor, o portão recebe cerca de 4 metros de cremalheira (a barra dentada), a base e a fiação até o motor. Aproveita-se o que estiver em ordem.",
          ],
          [
            "A montagem leva de {time.sliding} com base e trilho prontos. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "Com base e trilho prontos, são de {time.sliding} de serviço. O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
            "Conte de {time.sliding} de trabalho, fora a cura do concreto se a base for nova. A garantia é de {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como a cremalheira é medida?",
        answers: [
          "A barra acompanha a largura da folha, e como vem em peças de medida fixa, a sobra é cortada. Em folha leve ela é de nylon, e em folha pesada, de aço.",
          "Os mesmos metros da folha, em barras de medida fixa: a sobra é cortada. Nylon serve à folha leve, e aço, à pesada.",
        ],
      },
      {
        question: "Qual HP para 4 metros de correr?",
        answers: [
          "Em geral 1/4 HP, ou 1/3 HP se a chapa é grossa. O que decide é a capacidade em quilos da ficha, que deve ficar um terço acima do peso da folha.",
          "O de 1/4 HP serve à maioria das casas, e o de 1/3 HP, à folha pesada. Compare também os quilos da ficha, que dizem mais que os HP.",
        ],
      },
      {
        question: "Preciso de motor rápido?",
        answers: [
          "Só se a espera na rua incomoda. Um motor comum leva perto de 16 segundos para correr 4 metros. O modelo com inversor abre em menos tempo e freia sem tranco, mas custa mais.",
          "Não é obrigatório, mas vale em rua movimentada: o motor comum leva uns 16 segundos nos 4 metros, e o rápido, menos. Ele também freia suave, por um preço maior.",
        ],
      },
      {
        question: "Os kits de preço fechado servem?",
        answers: [
          "Não. Eles são para portão basculante; o de correr é orçado pela largura, pelo peso e pelo material.",
          "Não servem, porque trazem motor de basculante. O de correr é orçado pelo peso da folha e pelos metros de cremalheira.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do espaço lateral, com a largura, a altura e o material",
  },
  {
    id: "rossi-ou-peccinin-basculante",
    broader: "rossi",
    label: "Rossi ou Peccinin no basculante",
    phrase: "a escolha entre Rossi e Peccinin para basculante",
    intent: "comparison",
    asks: [
      "peccinin rossi que levanta",
      "rossi peccinin portão que levanta",
      "peccinin ou rossi levanta",
      "rossi ou peccinin basculante",
      "peccinin ou rossi basculante",
      "rossi ou peccinin portão basculante",
      "diferença rossi peccinin basculante",
      "rossi peccinin melhor basculante",
      "rossi peccinin basculante",
      "comparação rossi peccinin basculante",
    ],
    answers: {
      any: [
        "Rossi ou Peccinin no basculante: as duas servem, e vence a que tem modelo com curso igual ao da sua folha e peça perto de você. Até {width.quarterHp} de largura, com a folha equilibrada, 1/4 HP basta em qualquer uma; a troca, com mão de obra, fica de {price.homeSwap}.",
        "Para portão basculante, Peccinin e Rossi se equivalem em força, e a escolha se faz pelo curso do acionador, pela peça na região e pelos controles que você já tem. No mesmo porte, trocar o motor em casa custa {price.homeSwap} nas duas.",
        "Comprar motor Peccinin ou Rossi para o portão que levanta depende de três coisas: curso que alcance a altura da folha, reposição por perto e central já existente, que vale manter. No basculante de casa, a troca com o trabalho sai por {price.homeSwap} em ambas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que decide no basculante", "Rossi e Peccinin em folha que sobe"],
        slots: [
          [
            "Como as duas têm modelo para folha que sobe, a decisão sai destes quatro pontos.",
            "Marca sozinha não decide; compare os modelos por estes critérios.",
            "Ponha os dois modelos lado a lado e veja o que segue.",
          ],
        ],
        bullets: [
          "Curso: o braço ou fuso precisa alcançar a altura da folha; curto, não abre até em cima.",
          "Tamanho: 1/4 HP até {width.quarterHp}, com a folha equilibrada.",
          "Peça: placa, engrenagem e controle do modelo à venda na sua região.",
          "Controles atuais: a marca deles poupa trocar todos.",
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar qualquer uma", "A folha vem primeiro"],
        slots: [
          [
            "Folha desequilibrada gasta motor Rossi ou Peccinin do mesmo jeito. O técnico confere contrapeso e cabos antes de montar, e você não solta a folha para testar.",
            "O contrapeso e os cabos são vistos antes, porque peso errado queima qualquer marca. Esse teste cabe ao técnico, pois o basculante solto pode cair.",
            "Primeiro se acerta o equilíbrio, com o técnico, já que soltar um basculante é perigoso. Sem isso, motor nenhum dura {trade.life}.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Mudar de uma marca para a outra", "O que fica e o que muda na troca"],
        slots: [
          [
            "Ficam a energia, o eletroduto e, em geral, a fotocélula. Mudam suporte, acionador, central e gravação dos controles, num serviço de {time.tilting}.",
            "Aproveitam-se fiação, tubo e quase sempre o par de fotocélulas. Trocam-se acionador, suporte e central, com nova gravação, em {time.tilting}.",
            "A troca leva {time.tilting} e mantém o ponto de energia e a fotocélula em ordem. O que sai é acionador, suporte e central, e os controles são regravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle Rossi abre motor Peccinin?",
        answers: [
          "Em geral, não, porque o código de cada marca é próprio. Um receptor avulso compatível permite manter os controles antigos.",
          "Raramente: os códigos diferem. Quem quer manter os controles instala um receptor à parte na central nova.",
        ],
      },
      {
        question: "Vocês consertam motores Rossi e Peccinin?",
        answers: [
          "Sim, como assistência independente, com peça original ou compatível. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
          "Consertamos as duas, sem vínculo com as fábricas. O ajuste em residência começa em {price.preventive}, fora peças.",
        ],
      },
      {
        question: "Qual delas dura mais?",
        answers: [
          "Em folha leve e bem cuidada, as duas chegam a {trade.life}. O que encurta a vida é o peso errado.",
          "Duram o mesmo, de {trade.life}, com revisão {visits.home}. Folha desequilibrada derruba esse prazo nas duas.",
        ],
      },
      {
        question: "E a garantia?",
        answers: [
          "O motor tem {warranty.motor} de fábrica, em qualquer das duas, e a instalação, {warranty.installation}.",
          "São {warranty.motor} no motor Rossi ou Peccinin e {warranty.installation} no serviço de instalação.",
        ],
      },
    ],
    photo: "uma foto do basculante por dentro, com os braços à vista, e a da etiqueta do motor atual",
  },
];
