import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { animais } from "./animais.ts";
import { casaPosso } from "./casa-posso.ts";
import { chaveDeDestravamento } from "./chave-de-destravamento.ts";
import { choque } from "./choque.ts";
import { combine } from "./combine.ts";
import { consumo } from "./consumo.ts";
import { corrente } from "./corrente.ts";
import { cremalheira } from "./cremalheira.ts";
import { dobradica } from "./dobradica.ts";
import { instalacaoEletrica } from "./instalacao-eletrica.ts";
import { lubrificacao } from "./lubrificacao.ts";
import { marcasComoFazerPlaca } from "./marcas-como-fazer-placa.ts";
import { medidas } from "./medidas.ts";
import { modelos } from "./modelos.ts";
import { montarETrocar } from "./montar-e-trocar.ts";
import { naoLiga } from "./nao-liga.ts";
import { normas } from "./normas.ts";
import { pecasPeloNome } from "./pecas-pelo-nome.ts";
import { pilha } from "./pilha.ts";
import { placa } from "./placa.ts";
import { potencia } from "./potencia.ts";
import { precosEPecasEscolhas } from "./precos-e-pecas-escolhas.ts";
import { redutor } from "./redutor.ts";
import { sintomasDoDia } from "./sintomas-do-dia.ts";
import { troca } from "./troca.ts";

type Own = Pick<NarrowConcept, "id" | "label" | "phrase" | "asks" | "answers"> & Partial<NarrowConcept>;

/** A closer question of an entry: it has its own words and answer, and the rest of the page is the same. */
function within(entries: readonly NarrowConcept[], id: string, own: Own): NarrowConcept {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`no entry ${id}`);
  return { ...entry, ...own };
}

/** Questions whose answer would mislead who asks the entry's own, and which therefore stand beside it. */
export const perguntaMaisEstreita: NarrowConcept[] = [
  within(modelos, "motor-com-inversor", {
    id: "trocar-motor-comum-por-inversor",
    label: "Trocar motor comum por motor com inversor",
    phrase: "a troca do motor comum por um com inversor",
    asks: [
      "trocar motor inversor",
      "trocar motor ac inversor",
      "trocar inversor vale pena",
      "trocar motor comum inversor",
      "trocar motor ac inversor vale pena",
      "vale pena trocar motor inversor",
      "vale pena trocar motor comum inversor",
      "trocar comum por inversor",
      "mudar motor inversor",
      "substituir motor inversor",
      "trocar motor convencional inversor",
      "trocar motor antigo inversor",
    ],
    answers: {
      any: [
        "Vale a pena trocar o motor comum (AC) por um com inversor quando o atual está no fim, quando a espera na rua preocupa ou a folha dá tranco; se funciona bem e abre pouco, não compensa. No basculante de até {width.quarterHp}, o JetFlex, com inversor, custa {price.jetflex} instalado.",
        "Se o seu motor comum ainda funciona e a rua é calma, não troque por um com inversor: o ganho é de rapidez e suavidade, não de luz. Mudar compensa com conserto caro à vista ou muitas aberturas, por {price.jetflex} no basculante instalado ou de {price.homeSwap} nos demais, em casa.",
        "A troca do motor normal (AC) por inversor compensa para quem abre muito, espera na rua ou tem folha longa que bate. Em casa sossegada, substituir máquina boa rende pouco; o JetFlex instalado em basculante sai por {price.jetflex}, contra {price.padrao} de um comum novo.",
      ],
    },
  }),
  within(potencia, "motor-1-4-ou-1-2", {
    id: "meio-hp-gasta-mais",
    label: "Motor de 1/2 HP gasta mais que o de 1/4",
    phrase: "o consumo do motor de 1/2 HP",
    asks: [
      "motor meio hp gasta mais",
      "motor 1/2 hp gasta mais",

      "1/2 gasta mais 1/4",
      "1/2 hp gasta mais",
      "1/2 consome mais 1/4",
      "motor 1/2 gasta mais luz",
      "consumo 1/2 1/4",
      "1/2 hp conta luz",
      "1/2 aumenta conta luz",
      "1/2 hp conta energia",
      "1/2 consome dobro",
      "motor 1/2 conta luz",
      "1/2 conta energia",
      "diferença consumo 1/4 1/2",
      "meio hp conta luz",
      "motor potente gasta mais",
      "motor potente puxa energia",
      "consumo motor 1/2",
      "consumo 1/2 hp",
      "motor 1/2 kwh",
      "consumo 1/2 hp kwh",
      "quanto gasta luz 1/2",
      "quanto gasta energia 1/2",
      "quanto consome motor 1/2",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de 1/2 HP gasta mais que o de 1/4 enquanto anda, mas na conta quase não se nota, porque são segundos por abertura: em casa, o consumo fica em geral abaixo de 1 kWh por mês. A placa em espera soma cerca de 2 kWh, mais que o movimento.",
        "Motor meio HP gasta mais que 1/4 só durante o movimento, e isso dá menos de 1 kWh por mês numa casa, já que o portão trabalha segundos. O que mais consome é a placa ligada o dia todo, perto de 2 kWh, igual nos dois motores.",
        "Em kWh, o consumo de um motor de portão 1/2 HP em casa costuma ficar abaixo de 1 por mês em movimento, mais uns 2 da placa em espera. Gasta mais que o de 1/4 a cada abertura, porém por tão poucos segundos que a diferença some na conta.",
      ],
    },
    photo: "a largura, a altura e o material da folha, com fotos por dentro e por fora",
    questions: [
      {
        question: "A placa ligada o dia todo gasta muito?",
        answers: [
          "Cerca de 2 kWh por mês, mais que o motor em uso de casa. É o preço de o receptor ficar ouvindo o controle.",
          "Perto de 2 kWh mensais, pouco na conta, porém acima do movimento. Desligar o disjuntor só compensa em viagem.",
        ],
      },
      {
        question: "Motor com inversor gasta menos?",
        answers: [
          "A diferença é pequena em casa. O inversor traz partida suave e velocidade, e não economia que se note.",
          "Quase igual, porque o tempo de uso é curto. O ganho dele é rapidez e parada suave.",
        ],
      },
      {
        question: "Motor 220 V gasta menos que 127 V?",
        answers: [
          "Não, o consumo em kWh é praticamente o mesmo. Em 220 V a corrente é menor, o que alivia a fiação.",
          "O gasto não muda, porque se paga por energia. O 220 V usa metade da corrente para a mesma potência.",
        ],
      },
      {
        question: "O portão fez a conta de luz subir. Pode ser ele?",
        answers: [
          "Dificilmente, se funciona normal. Motor que esquenta, ronca ou demora pede revisão, mas o aumento grande vem de outro aparelho.",
          "É pouco provável. Veja se ele não fica ligado forçando no fim do curso, o que a regulagem corrige.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "what",
        headings: ["A conta do consumo em kWh", "Quanto o motor puxa e por quanto tempo"],
        slots: [
          [
            "O 1/2 HP entrega 373 W no eixo e puxa algumas centenas de watts da rede, mas cada movimento dura segundos. Com seis ciclos por dia, de vinte segundos cada, o motor fica ligado perto de uma hora no mês inteiro.",
            "São 373 W no eixo e algumas centenas de watts tirados da rede, por poucos segundos de cada vez. Seis ciclos diários de vinte segundos dão cerca de uma hora de motor ligado no mês.",
            "Na ficha, 1/2 HP são 373 W de força, com consumo um pouco maior na tomada. Como um ciclo leva uns vinte segundos, seis por dia somam só uma hora no mês.",
          ],
          [
            "Para o seu caso, multiplique os watts da etiqueta pelas horas do mês e divida por mil. Em prédio, com dezenas de aberturas por dia, a conta cresce na mesma medida.",
            "A conta é watts da etiqueta vezes horas no mês, dividido por mil. Garagem coletiva, que abre dezenas de vezes, gasta proporcionalmente mais.",
            "Quem quer o número exato multiplica a potência da etiqueta pelas horas e divide por mil. Com muitas aberturas, como em prédio, o gasto sobe junto.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o motor gastar mais", "Folha pesada gasta mais que potência"],
        slots: [
          [
            "Folha pesada ou presa faz o motor puxar mais corrente e demorar mais, e um 1/4 HP forçado pode gastar tanto quanto um 1/2. Trilho limpo, contrapeso certo e folha leve poupam energia e motor.",
            "O que pesa no consumo é esforço: roldana ruim, trilho sujo, contrapeso errado. Um motor pequeno forçado gasta e esquenta mais que um maior em folha leve.",
            "Atrito aumenta a corrente e o tempo de abertura, e por isso o 1/4 HP em folha pesada perde a vantagem. Acertar trilho, roldanas ou contrapeso reduz o gasto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando 1/4 basta e quando subir para 1/2", "1/4 ou 1/2 HP pelo portão, e não pela luz"],
        slots: [
          [
            "Escolha pela folha: basculante equilibrado de até {width.quarterHp} fica no 1/4 HP, e no de correr o 1/2 entra acima de uns 300 kg ou com muitas aberturas. A conta de luz não muda a decisão.",
            "Quem decide é o portão, não o consumo. O 1/4 HP serve ao basculante de até {width.quarterHp}, e o 1/2 à folha de correr com mais de uns 300 kg ou de muito uso.",
            "Até {width.quarterHp}, o basculante usa 1/4 HP; o de correr sobe para 1/2 HP quando passa de uns 300 kg. A diferença de luz é pequena demais para pesar.",
          ],
        ],
      },
    ],
  }),
  within(consumo, "quantos-watts", {
    id: "quantos-amperes-puxa",
    label: "Quantos ampères puxa o motor de portão",
    phrase: "a corrente do motor de portão",
    asks: [
      "amperes motor portão 1/4",

      "quantos amperes motor 1/2 hp",
      "quantos amperes motor 1/4",
      "quantos amperes motor 1/3",
      "quantos amperes motor portão 1/2 hp",
      "quantos ampères motor",
      "quantos ampères puxa motor",
      "ampères motor 1/4",
      "corrente motor portão",
      "quantos ampères puxa",
      "corrente motor portão 220",
      "corrente motor ampères",
      "medi corrente motor",
      "amperagem motor",
    ],
    answers: {
      any: [
        "Um motor de portão de 1/4 HP puxa, em geral, de 3 a 5 ampères andando em 127 V, e perto da metade em 220 V; na partida a corrente sobe por um instante. A amperagem exata está na etiqueta, e acima dela a folha está pesada ou o capacitor, fraco.",
        "Quantos ampères puxa o motor de portão depende da etiqueta: o de 1/4 fica entre 3 e 5 A em 127 V e cerca de metade em 220 V, com pico na partida. Motor puxando corrente alta, acima do valor da etiqueta, indica folha presa ou capacitor gasto.",
        "A corrente do motor de portão de 1/4 é de 3 a 5 A em 127 V e aproximadamente metade disso em 220 V, em movimento. Na partida, o portão eletrônico puxa várias vezes esse número por uma fração de segundo; fio e disjuntor são escolhidos pela etiqueta.",
      ],
    },
    photo: "uma foto da etiqueta do motor, com potência, tensão e corrente legíveis",
    questions: [
      {
        question: "Qual disjuntor aguenta o motor?",
        answers: [
          "O que sai da corrente da etiqueta e da bitola do cabo, em cálculo de eletricista. Em 220 V de duas fases, ele é bipolar, e no quadro vai também um DR de 30 mA.",
          "Depende dos ampères e do fio. Eletricista calcula, usa bipolar em 220 V de duas fases e acrescenta o DR de 30 mA.",
        ],
      },
      {
        question: "Para o nobreak, uso os watts da etiqueta?",
        answers: [
          "Não só. Ele precisa suportar a partida, que puxa várias vezes a corrente normal, por isso se usa um próprio para portão.",
          "O número da etiqueta é do motor andando. O nobreak tem de aguentar o pico da partida, então escolha o dimensionado para portão.",
        ],
      },
      {
        question: "Motor de 1/2 HP gasta o dobro do de 1/4?",
        answers: [
          "Não na prática. Ele consome conforme o esforço, e na mesma folha leve a diferença no mês é de poucos centésimos de kWh.",
          "Só se a folha exigisse o dobro de força. Em folha equilibrada, os dois puxam quase o mesmo.",
        ],
      },
      {
        question: "O motor pode ficar na mesma tomada da geladeira?",
        answers: [
          "Melhor não: a partida dele derruba a tensão por um instante. O circuito do portão é próprio, com disjuntor e terra.",
          "O certo é circuito exclusivo, porque os dois picos somados aquecem o fio. Tomada comum só serve para um teste rápido.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "what",
        headings: ["O que cada número da etiqueta quer dizer", "HP, watts e ampères"],
        slots: [
          [
            "HP mede a força no eixo: 1/4 HP são cerca de 186 watts ali. A energia puxada da rede é sempre maior, e volts vezes ampères dá um valor próximo do consumo.",
            "Um quarto de HP equivale a uns 186 watts de força, e não de consumo. Para a rede, multiplique tensão por corrente, como 220 V por 2 A, que dão 440.",
            "O HP é força no eixo, perto de 186 watts em 1/4. Na tomada, o cálculo é tensão vezes corrente, e 127 V com 4 A resultam em cerca de 500.",
          ],
          [
            "Em 220 V passa metade da corrente de 127 V para a mesma potência, e o fio aquece menos. A conta de luz não muda, porque se cobra energia em kWh.",
            "Dobrar a tensão divide a corrente por dois, o que alivia cabo e disjuntor. O gasto mensal continua igual, já que a potência não mudou.",
            "A mesma potência pede menos ampères em 220 V, por isso o cabo trabalha folgado. Em kWh, que é o que se paga, dá no mesmo.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor puxa corrente alta", "O que faz os ampères subirem"],
        slots: [
          [
            "Folha desequilibrada, roldana travada e trilho sujo alongam o movimento e elevam os ampères. A carcaça quente depois de poucas aberturas é o sinal mais fácil de notar.",
            "Esforço vira corrente: contrapeso errado, roda presa ou sujeira no trilho fazem o motor pedir mais. Ele aquece e a folha anda devagar.",
            "Quando a folha prende, os ampères sobem e o motor esquenta cedo. Trilho sujo, roldana dura e contrapeso fora do ponto são as causas comuns.",
          ],
          [
            "Capacitor fraco, tensão baixa e fio fino aumentam a corrente na partida. Rotor travado puxa o máximo sem parar, e é aí que o motor queima ou o disjuntor cai.",
            "Do lado elétrico estão capacitor gasto, cabo fino e rede baixa, que prolongam a partida. Motor preso fica no pico de corrente até queimar.",
            "Tensão abaixo do normal, capacitor sem força e cabo subdimensionado pesam na partida. Com o eixo travado, o pico não passa e o disjuntor desarma.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber sem abrir o motor", "Da etiqueta aos ampères"],
        slots: [
          [
            "A conta usa só a etiqueta externa, com a tampa fechada. Medir com alicate amperímetro é serviço do técnico, porque exige o fio separado no quadro.",
            "Basta ler a etiqueta e dividir, sem mexer em fio. A medição real com alicate fica para o técnico, no quadro.",
            "Leia a placa externa e faça a divisão. Quem mede de verdade, com alicate, é o profissional, já que há tensão exposta.",
          ],
        ],
        steps: [
          "Leia na etiqueta a corrente em ampères e a tensão.",
          "Sem ampères, divida os watts pelos volts e considere um valor acima.",
          "Veja se a tensão da etiqueta é a do seu ponto.",
          "Compare com a medida do técnico, feita com a folha andando.",
        ],
      },
    ],
  }),
  within(chaveDeDestravamento, "usar-no-manual", {
    id: "abrir-sem-destravar",
    label: "Abrir o portão na mão sem destravar",
    phrase: "abrir o portão sem destravar",
    asks: [
      "abrir mão sem destravar",
      "posso abrir mão sem destravar",
      "empurrar sem destravar",
      "forçar portão sem destravar",
      "forçar portão travado motor",
      "quebra forçar portão travado",
      "forcei portão travado",
      "forcei portão sem soltar motor",
      "puxar portão motor engatado",
    ],
    answers: {
      any: [
        "Não abra o portão na mão sem destravar o motor, nem na falta de luz: a folha está presa a ele, e forçar quebra engrenagem, braço ou cremalheira. O certo é desligar o disjuntor, destravar com a chave e mover devagar, com a folha reta e em piso plano. O basculante só se destrava em falta de luz, fechado e sem defeito.",
        "Abrir na marra o portão eletrônico estraga, sim: com o motor travado, quem cede é o dente da engrenagem, a cremalheira ou o braço. Desligue o disjuntor, gire a chave e só então mova a folha de correr ou de abrir, se estiver reta; o basculante não se força nem se solta.",
        "Se você forçou o portão travado no motor, pode ter quebrado um dente da engrenagem, a cremalheira ou o suporte do braço. Pare, desligue o disjuntor e ouça um ciclo depois; para usar na mão, destrave antes com a chave, só em folha de correr ou de abrir, nunca em basculante.",
      ],
    },
    photo: "uma foto do motor e do portão inteiro",
    questions: [
      {
        question: "Usar na mão estraga o motor?",
        answers: [
          "Não, se ele está destravado e a folha corre leve. O que quebra é empurrar com o motor engatado.",
          "Destravado, não. Só cuide de travar de novo antes de religar o disjuntor.",
        ],
      },
      {
        question: "Por que o basculante não pode ficar no manual?",
        answers: [
          "Porque a folha fica acima da cabeça e só contrapeso e cabos a seguram. Se um deles falha com o motor solto, ela despenca.",
          "No basculante o motor ajuda a segurar o peso. Solto, qualquer desequilíbrio faz a folha cair ou disparar.",
        ],
      },
      {
        question: "Preciso programar ao voltar para o automático?",
        answers: [
          "Em geral não, os controles continuam gravados. Alguns modelos fazem o primeiro ciclo devagar, para achar o percurso.",
          "Não costuma ser preciso. Deixe o primeiro movimento completar, com a passagem livre.",
        ],
      },
      {
        question: "Perdi a chave de destravamento. E agora?",
        answers: [
          "A chave é de cada modelo e se compra pela etiqueta do motor. Não use chave de fenda, que espana o miolo.",
          "Peça outra pelo modelo da etiqueta. Improvisar ferramenta danifica a trava e encarece o conserto.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["Como abrir na mão sem quebrar nada", "Do automático ao manual com segurança"],
        slots: [
          [
            "A energia fica cortada o tempo todo, porque um toque no controle gira o motor com a sua mão na folha. Basculante, rampa ou folha torta encerram a tentativa.",
            "Mantenha o disjuntor desligado enquanto usar na mão, já que qualquer controle da casa ainda comanda o motor. Só vale para folha de correr ou de abrir, reta e em piso plano.",
            "Com a luz ligada, uma ordem do controle põe o motor em movimento. Desligue, e siga apenas se a folha é de correr ou pivotante e está no prumo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak.",
          "Veja se a folha está reta, em piso plano, no trilho ou nas dobradiças.",
          "Gire a chave do motor até o fim, sem ferramenta.",
          "Mova devagar, ao lado da folha, nunca na frente.",
          "Feche e passe o ferrolho ou a corrente.",
        ],
      },
      {
        about: "signs",
        headings: ["O que quebra se forçar o portão travado", "Sinais de que algo quebrou"],
        slots: [
          [
            "No de correr, sofrem os dentes da engrenagem e da cremalheira; no de abrir, o braço e o suporte da coluna. A rosca do redutor não gira ao contrário, e por isso alguma peça cede.",
            "A engrenagem do motor não anda para trás, de modo que a força vai para os dentes, no portão de correr, ou para o braço e o suporte, no de abrir.",
            "Como o redutor segura a folha, quem empurra quebra o elo mais fraco: dente e cremalheira no de correr, braço e suporte no pivotante.",
          ],
          [
            "Depois de religar, estalo ritmado, motor que gira sem puxar ou folga nova mostram o estrago. Um desses sinais pede disjuntor desligado até a visita.",
            "Estalo em cada volta, giro em falso ou folga que não havia denunciam peça quebrada. Nesse caso não insista: corte a energia.",
            "Ouça o primeiro ciclo de longe: giro em falso, estalo ou folga é dente ou braço partido, e então se desliga.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa se quebrou", "Engrenagem, braço ou motor: a ordem do custo"],
        slots: [
          [
            "A visita com regulagem em casa parte de {price.preventive}, sem peças, e mostra se houve dano.",
            "Em residência, o técnico verifica e regula a partir de {price.preventive}, fora peças.",
            "Para examinar e ajustar, conte desde {price.preventive} em casa, sem peças.",
          ],
          [
            "Dente gasto é reparo menor que haste torta, e o conjunto completo, na troca, fica de {price.homeSwap}, com mão de obra.",
            "Repor um dente custa menos que refazer a haste; trocar tudo vai de {price.homeSwap}, já instalado.",
            "Entre os reparos, a peça dentada é a mais em conta, a haste vem depois, e o motor inteiro trocado custa de {price.homeSwap}.",
          ],
        ],
      },
    ],
  }),
  within(chaveDeDestravamento, "usar-no-manual", {
    id: "quanto-tempo-no-manual",
    label: "Quanto tempo o portão pode ficar no manual",
    phrase: "o tempo com o portão no manual",
    asks: [
      "quanto tempo portão manual",
      "quanto tempo ficar manual",
      "quanto tempo no manual",
      "ficar portão manual tempo",
      "quanto tempo deixar portão destravado",
      "deixar portão manual semana",
      "deixar manual semana",
    ],
    answers: {
      any: [
        "Não há limite de dias: o portão de correr ou de abrir, reto e em piso plano, pode ficar no manual a semana toda, até o técnico vir, com cadeado ou ferrolho à noite. O basculante não fica no manual nem por um dia, porque a folha pode cair.",
        "O portão pode ficar no manual pelo tempo que o conserto levar, se for de correr ou de abrir, reto e no plano, já que o motor não estraga parado. Destravado ele fica solto, então tranque com corrente e cadeado; basculante não se deixa destravado.",
        "Você pode ficar com o portão no manual por dias ou semanas, se for de correr ou de abrir em piso nivelado, com o disjuntor desligado e uma tranca no lugar do motor. No basculante, nenhum dia: sem o motor, um cabo ruim derruba a folha.",
      ],
    },
    photo: "uma foto do motor e do portão inteiro",
    questions: [
      {
        question: "Usar na mão estraga o motor?",
        answers: [
          "Não, se ele está destravado. Forçar a folha com o motor engatado quebra dente de engrenagem e entorta o braço.",
          "Destravado, não. O que estraga é empurrar com o motor travado, porque a engrenagem não gira ao contrário.",
        ],
      },
      {
        question: "Por que o basculante não pode ficar no manual?",
        answers: [
          "Porque a folha fica acima da cabeça, presa só por contrapeso, molas e cabos. Se um falha com o motor solto, ela despenca.",
          "O peso está no alto, e o motor ajuda a segurar. Solto, qualquer desequilíbrio faz a folha cair ou disparar.",
        ],
      },
      {
        question: "Preciso programar ao voltar para o automático?",
        answers: [
          "Em geral não: os controles continuam gravados. Alguns modelos fazem o primeiro ciclo devagar, com a passagem livre.",
          "Quase nunca. Pode haver um ciclo lento de reconhecimento, que se deixa terminar sem ninguém no vão.",
        ],
      },
      {
        question: "Quero tirar o motor de vez. Como faço?",
        answers: [
          "O técnico isola os fios, retira o motor e põe trinco na folha. No basculante, acerta antes o contrapeso, com a folha escorada.",
          "Pede-se a retirada, com fios isolados e tranca nova. Em basculante, o equilíbrio vem primeiro, feito pelo técnico.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["Como usar o portão na mão", "Do automático ao manual com segurança"],
        slots: [
          [
            "Isto vale só para portão de correr ou de abrir. A energia fica cortada o tempo todo, porque um toque no controle giraria o motor com a sua mão na folha.",
            "Siga apenas em folha de correr ou de abrir. Mantenha o disjuntor desligado até travar de novo, pois qualquer controle da casa ainda comanda o motor.",
            "O passo a passo não serve ao basculante. Nos outros dois, nada de energia durante o uso manual: uma ordem perdida moveria a folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak.",
          "Veja se a folha está reta, apoiada e em piso plano; em rampa, pare.",
          "Gire a chave do motor até o fim, sem ferramenta.",
          "Mova devagar, com as duas mãos, ao lado da folha.",
          "Feche e passe o ferrolho, o cadeado ou a corrente.",
        ],
      },
      {
        about: "safety",
        headings: ["Como trancar sem o motor", "Destravado é solto"],
        slots: [
          [
            "Quem tranca a garagem é o motor parado, e sem ele a folha abre com um empurrão. No de correr, use corrente com cadeado ou ferrolho no batente; no de abrir, ferrolho de piso e trinco.",
            "Sem o motor, nada segura o portão fechado. O de correr se prende com corrente e cadeado, e o de abrir, com trinco e ferrolho no chão.",
            "A tranca da casa era o motor, e outra precisa entrar no lugar: cadeado com corrente na folha de correr, ferrolho de piso na de abrir.",
          ],
          [
            "Não deixe a folha entreaberta: o vento bate a de abrir, e a de correr anda em qualquer caimento. Criança não empurra nem fica perto.",
            "Portão solto fica fechado e trancado ou aberto e calçado, nunca no meio. Mantenha crianças longe.",
            "No meio do caminho, vento e desnível movem a folha sozinha. Prefira os extremos, preso, com crianças afastadas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa voltar ao automático", "Conserto ou troca do motor"],
        slots: [
          [
            "Motor que parou nem sempre queimou: capacitor e placa dão o mesmo quadro. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor, se for o caso, fica de {price.homeSwap}, com mão de obra.",
            "Antes de trocar, vale medir, porque muitas vezes falhou só o capacitor. O ajuste em residência começa em {price.preventive}, peças à parte; motor novo com o trabalho custa {price.homeSwap}.",
            "Peça a medição primeiro, já que placa ou capacitor parecem motor queimado. Em casa, regular sai desde {price.preventive}, sem peças, e trocar o motor, {price.homeSwap}.",
          ],
        ],
      },
    ],
  }),
  within(choque, "choque-com-chuva", {
    id: "mao-molhada-no-motor",
    label: "Encostar no motor com a mão molhada",
    phrase: "a mão molhada no motor",
    asks: [
      "encostar motor mão molhada",
      "mão molhada motor",
      "perigoso encostar motor molhado",
      "mão molhada portão",
      "mexer portão mão molhada",
    ],
    answers: {
      any: [
        "Sim, é perigoso encostar no motor com a mão molhada: qualquer fuga de corrente vira choque forte, ainda mais sem fio terra e com o chão molhado. Não mexa no motor nem no botão do portão assim; use o controle de longe e, se já sentiu formigamento, desligue o disjuntor.",
        "Mexer no motor do portão de mão molhada, ou saindo da piscina, é correr risco de choque, porque a água leva a corrente pelo corpo. Seque as mãos, calce-se e use o controle; se houve choque ou formigamento, corte o disjuntor e não encoste em nada de metal do portão.",
        "Encostou no motor de mão molhada e não sentiu nada? O motor está isolado, mas não repita, porque uma fuga pequena com água dá choque grave. Botão do portão com a mão molhada também é risco; aterramento e DR em ordem cortam a energia antes do acidente.",
      ],
    },
    photo: "fotos do motor, do quadro de luz e do caminho dos fios, com tudo desligado e sem tocar em nada",
    questions: [
      {
        question: "Encostei e levei choque forte. Preciso de médico?",
        answers: [
          "Sim, procure atendimento mesmo que se sinta bem, porque o choque pode afetar o coração horas depois. Desmaio, dor no peito ou queimadura é caso de 192.",
          "Vá a um serviço de saúde ainda hoje. O efeito no coração pode demorar, e com dor no peito ou desmaio se liga 192.",
        ],
      },
      {
        question: "Secou e o choque parou. Posso usar o portão?",
        answers: [
          "Não. O fio continua exposto, e a próxima umidade traz o choque de volta, talvez mais forte. Deixe desligado até o reparo.",
          "Não religue: o defeito só se escondeu. A força do choque muda com o piso e o calçado, e a próxima vez pode ser grave.",
        ],
      },
      {
        question: "Como abro o portão enquanto isso?",
        answers: [
          "Use outra saída. Com o disjuntor geral desligado e o chão seco, uma folha reta de correr ou de abrir pode ser destravada; basculante com cabo ou mola em falha, nunca.",
          "Só com o geral desligado, piso seco e folha firme de correr ou de abrir. Basculante com contrapeso ou cabo ruim não se destrava; na dúvida, outra porta.",
        ],
      },
      {
        question: "O choque no portão pode vir da cerca elétrica?",
        answers: [
          "Pode, quando vem em pulsos, perto de um por segundo. Fio da cerca encostando na folha molhada a energiza; desligue também a central dela, que tem bateria.",
          "Sim, se o choque é ritmado. Corte as duas alimentações, a do portão e a da cerca, e peça a separação.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "safety",
        headings: ["O que fazer já, sem encostar no portão", "Se alguém levou choque"],
        slots: [
          [
            "Tudo o que é metal e encosta na folha, como grade e coluna, pode estar energizado. Nunca puxe com a mão quem está levando choque: corte a energia primeiro.",
            "Mantenha distância da grade, do corrimão e da coluna, porque a corrente passa para eles. Se alguém está preso ao choque, desligue antes de tocar.",
            "A energia da folha vai para grade, calha e coluna, então ninguém encosta. Com uma pessoa em choque, o primeiro gesto é desligar o quadro.",
          ],
        ],
        steps: [
          "Afaste todos, inclusive animais, sem tocar no portão.",
          "Calçado e em piso seco, desligue o disjuntor do motor ou o geral.",
          "Com cerca elétrica por perto, desligue também a central dela.",
          "Se alguém se feriu, ligue 192.",
          "Deixe um aviso no quadro para ninguém religar.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que molhado dá choque e seco não", "Água, fio e falta de terra"],
        slots: [
          [
            "Seco, o piso e o sapato isolam; molhados, deixam a corrente atravessar o corpo. A fuga costuma nascer numa emenda com fita, numa caixa de passagem alagada ou num fio que roça na folha.",
            "A pele e o chão secos seguram a corrente, e a água faz o caminho até a terra. O defeito, em geral, é emenda molhada, caixa cheia de água ou cabo esfolado.",
            "Água na mão e no piso fecha o circuito que o sapato seco interrompia. De onde vem a energia: emenda mal isolada, caixa no chão alagada ou fio raspado.",
          ],
          [
            "O motor com fio terra e DR, o disjuntor que percebe a fuga, desliga antes de alguém sentir. Se houve choque, um dos dois falta ou falhou.",
            "Com aterramento e DR funcionando, a energia cai no primeiro vazamento. Sentir o choque é prova de que um deles não atuou.",
            "Terra e DR existem para isso: cortam o circuito ao menor vazamento. Levou choque, então a proteção não existe ou está com defeito.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a fuga", "Medição, cabo novo e terra"],
        slots: [
          [
            "Com o circuito desligado, ele separa motor, central e fiação e mede a isolação de cada parte, até o defeito aparecer. O cabo ruim é trocado inteiro, sem emenda, e a caixa fica alta e vedada.",
            "O técnico mede trecho por trecho, sem energia, do quadro ao motor. No lugar da emenda entra cabo inteiro, e a caixa de passagem sobe e é fechada.",
            "A isolação de cada parte é medida com tudo desligado. Achado o trecho, troca-se o cabo de ponta a ponta e veda-se a caixa, fora da água.",
          ],
          [
            "No fim, carcaça, folha e coluna são ligadas ao terra e o DR é testado antes de a energia voltar. Só a visita que mede, em casa, parte de {price.preventive}, sem material; metros de cabo e DR somam.",
            "Por último, aterramento medido e DR acionado no botão de teste. Medir e ajustar em residência custa desde {price.preventive}, fora material, e o resto depende do cabo e da proteção que falta.",
            "Antes de religar, o terra é ligado a carcaça e estrutura, e o DR, provado. A ida para medir começa em {price.preventive} em casa, sem peças; cabo e DR entram à parte.",
          ],
        ],
      },
    ],
  }),
  within(placa, "led-aceso-direto", {
    id: "led-verde-aceso",
    label: "LED verde aceso na placa",
    phrase: "o LED verde da placa",
    asks: [
      "led verde normal",
      "led verde aceso normal",
      "led aceso normal",
      "luz verde placa",
      "led verde aceso placa",
      "led verde placa",
      "led verde central",
      "luz verde central",
      "significa led verde",
    ],
    intent: "question",
    answers: {
      any: [
        "LED verde aceso na placa do portão é normal na maioria das centrais: a luz indica energia ou fim de curso acionado com a folha parada. Vira sinal de defeito se o portão não abre ou não fecha, e aí o nome impresso ao lado do LED diz qual entrada está presa.",
        "Luz verde na central significa, em geral, que a placa tem energia, e isso não é defeito. Se só o LED verde acende e o portão não abre, veja o nome ao lado dele, botão, fotocélula ou fim de curso; a visita com medição em casa parte de {price.preventive}, sem peças.",
        "Na maioria dos modelos, a luzinha verde acesa na placa é normal e mostra que há energia ou que a folha está no fim de curso. Preocupe-se quando o portão não obedece com ela acesa: a sigla impressa junto ao LED aponta o sensor ou o botão preso.",
      ],
    },
  }),
  within(troca, "inquilino-trocar-motor", {
    id: "inquilino-levou-o-motor",
    label: "Inquilino levou o motor do portão",
    phrase: "o motor levado pelo inquilino",
    asks: [
      "inquilino levou motor",
      "inquilino embora levou motor",
      "inquilino foi embora levou motor",
      "inquilino tirou motor",
      "inquilino levou motor cobrar",
    ],
    answers: {
      any: [
        "Se o inquilino foi embora e levou o motor do portão que já era da casa, você pode cobrar: ele tem de devolver ou pagar. O motor que ele mesmo instalou pode ser dele, se o contrato permite e o portão ficou como era; junte a vistoria de entrada e cobre por escrito, com orçamento.",
        "O inquilino só pode levar o motor que comprou e instalou, salvo regra contrária no contrato; o motor do imóvel que foi retirado se cobra do locatário. Compare com a vistoria de entrada e mande a cobrança escrita com o orçamento: motor novo em casa fica de {price.homeSwap}, com mão de obra.",
        "Pode cobrar, sim, quando o ex-inquilino arrancou a máquina que já estava no portão na entrada, e a prova é o laudo de vistoria. Se ele a instalou por conta própria, vale o contrato; em qualquer caso, peça por escrito, com fotos e orçamento, antes de devolver a caução.",
      ],
    },
    photo: "fotos do portão, da etiqueta do motor e da fixação",
    questions: [
      {
        question: "Posso descontar da caução?",
        answers: [
          "Pode, se o motor consta na vistoria e o desconto vem com orçamento ou nota. Combine por escrito e devolva o que sobrar.",
          "Em geral sim, com vistoria, fotos e orçamento que mostrem o valor. Avise por escrito antes e restitua a diferença.",
        ],
      },
      {
        question: "O portão sem motor pode ser usado na mão?",
        answers: [
          "O de correr e o de abrir, sim, se a folha anda reta no trilho ou firme nas dobradiças. O basculante não deve ser erguido na mão se cabo, mola ou contrapeso parecem soltos.",
          "Folha de correr ou de abrir em bom estado pode ser movida com a mão. Basculante fica fechado até o técnico conferir cabos e contrapeso, pois pode despencar.",
        ],
      },
      {
        question: "E os controles que ficaram com ele?",
        answers: [
          "Com a central nova, os antigos deixam de valer. Se a central ficou no lugar, peça que a memória seja apagada e regravada só com os controles do imóvel.",
          "Apague a memória da central e grave de novo os seus controles. Se a placa foi levada com o motor, a nova já nasce sem os códigos antigos.",
        ],
      },
      {
        question: "Como evitar isso no próximo contrato?",
        answers: [
          "Liste o motor, a marca e o número de controles na vistoria, com fotos da etiqueta. Ponha também uma cláusula dizendo que melhorias no portão ficam no imóvel.",
          "Descreva na vistoria o motor, os controles e o estado do portão, com foto. Uma cláusula sobre melhorias evita a dúvida de quem leva o quê.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["O que fazer quando o inquilino levou o motor", "Da vistoria à cobrança por escrito"],
        slots: [
          [
            "Siga a ordem antes de comprar outro motor, porque depois da instalação a prova do dano some. Com imobiliária, tudo passa por ela, por e-mail.",
            "Faça isto antes de instalar o novo, já que o portão sem motor é a sua prova. Se uma imobiliária administra o aluguel, envie cada item a ela.",
            "Enquanto o portão está como o locatário deixou, reúna as provas. A imobiliária, se houver, recebe cópia de tudo por e-mail.",
          ],
        ],
        steps: [
          "Fotografe o portão, a base, os fios e o lugar do motor.",
          "Procure na vistoria de entrada e no contrato se o motor consta.",
          "Peça um orçamento por escrito, com motor, mão de obra e reparos.",
          "Mande a cobrança com prazo, ao inquilino, ao fiador ou à imobiliária.",
          "Sem acordo, leve os papéis a um advogado ou ao juizado.",
        ],
      },
      {
        about: "what",
        headings: ["De quem é o motor do portão", "Motor do imóvel ou motor do inquilino"],
        slots: [
          [
            "Motor que consta na vistoria é do imóvel e fica. A melhoria posta pelo inquilino segue o contrato: muitos dizem que ela fica sem indenização; calado o texto, o que sai sem estragar a casa costuma poder ser levado.",
            "O laudo de entrada responde quase tudo: listado ali, o equipamento pertence ao proprietário. Já o que o morador acrescentou depende do contrato e, na falta de cláusula, em geral sai se a retirada não danifica o imóvel.",
            "Se a máquina já aparecia nas fotos da entrada, é do dono da casa. A que o locatário comprou costuma ser dele quando pode sair sem dano e o contrato não manda deixá-la.",
          ],
          [
            "Quando ele trocou o motor velho por um seu e levou o novo, ainda deve o antigo ou um equivalente. Furos, base quebrada e fio cortado também entram na conta.",
            "Se o aparelho levado substituía outro do imóvel, o original tem de voltar, ou um parecido. Cobra-se ainda o estrago da retirada, como fiação cortada e parede furada.",
            "Mesmo sendo dono do motor que tirou, o morador responde pelo original que ele removeu e pelos danos: buracos, base solta, cabo cortado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa pôr outro motor", "O valor que entra na cobrança"],
        slots: [
          [
            "Motor e mão de obra, na troca em casa, ficam de {price.homeSwap}, e um portão basculante de até {width.quarterHp} tem kit completo instalado a partir de {price.lowest}. Base, suporte ou fiação levados junto são somados em linhas separadas.",
            "Para repor o motor em residência, conte de {price.homeSwap} com o serviço; no basculante de até {width.quarterHp}, o kit instalado começa em {price.lowest}. O que foi arrancado além da máquina, como cremalheira e fios, aparece à parte no orçamento.",
            "A reposição em casa custa de {price.homeSwap}, já com mão de obra, ou a partir de {price.lowest} no kit de basculante até {width.quarterHp}. Peça que suporte, cremalheira e fiação venham em itens próprios, porque isso facilita a cobrança.",
          ],
        ],
      },
    ],
  }),
  within(cremalheira, "soldar-cremalheira", {
    id: "parafuso-da-cremalheira",
    label: "Parafuso para fixar a cremalheira",
    phrase: "o parafuso da cremalheira",
    asks: [
      "qual parafuso cremalheira",
      "parafuso fixar cremalheira",
      "parafuso usar cremalheira",
      "parafuso cremalheira",
      "parafuso para cremalheira",
      "quantos parafusos cremalheira",
      "quantos parafusos metro cremalheira",
    ],
    answers: {
      any: [
        "O parafuso para fixar a cremalheira de nylon no portão é o autobrocante, no tubo da folha, um em cada furo alongado da barra; a cremalheira de aço vai parafusada em calço ou soldada. O aperto final vem depois de acertar {rack.clearance} de folga até a engrenagem.",
        "Para fixar cremalheira com parafuso, use o autobrocante na de nylon, em todos os furos, ou parafuso com porca onde há acesso por trás da folha. A de aço leva calço com parafuso ou solda; a folga até a engrenagem, de {rack.clearance}, é acertada antes de apertar.",
        "Parafuso autobrocante serve para cremalheira de nylon: vai um em cada furo alongado, em geral de três a cinco por metro, no tubo da folha. A de aço pede calço com parafuso ou solda, e a regulagem fica em {rack.clearance} até a engrenagem.",
      ],
    },
    photo: "fotos da engrenagem, da folha por dentro e a largura do portão",
    questions: [
      {
        question: "Solda segura mais que parafuso?",
        answers: [
          "Segura, mas não deixa regular. O parafuso no furo alongado permite subir ou descer a barra alguns milímetros depois.",
          "Em força, sim. O problema é que, soldada, a cremalheira não acompanha um acerto de altura do motor.",
        ],
      },
      {
        question: "Posso soldar com o motor no lugar?",
        answers: [
          "Só com os fios da central soltos e a garra da solda presa na folha, perto do ponto. Do contrário, a corrente queima a placa.",
          "Pode, desde que a placa fique desligada dos fios e o retorno da solda esteja na própria folha. Sem isso, a central se perde.",
        ],
      },
      {
        question: "Quanto custa fixar a cremalheira?",
        answers: [
          "Depende dos metros, do material e de reforço na folha: nylon parafusado é o mais barato, aço soldado o mais caro. Reapertar e regular, em casa, parte de {price.preventive}, sem peças.",
          "Nylon com parafuso custa menos que aço com solda, e folha torta soma. Só reapertar e acertar a folga em residência começa em {price.preventive}, fora peças.",
        ],
      },
      {
        question: "Posso aproveitar os furos da cremalheira antiga?",
        answers: [
          "Se os furos coincidem e a rosca está boa, sim. Furo largo pede parafuso maior ou outro ponto, porque rosca gasta solta em pouco tempo.",
          "Só quando ficam na mesma altura e firmes. Com rosca espanada, fure ao lado.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["A ordem certa da fixação", "Passo a passo da barra"],
        slots: [
          [
            "Cada gomo, o pedaço de barra de meio ou um metro, é conferido com o outro antes de firmar. A emenda é o ponto que mais dá defeito, porque o dente tem de continuar no passo.",
            "A cremalheira vem em gomos, e a junção entre eles decide o serviço. Um dente fora do passo estala a cada passagem.",
            "O segredo está nas emendas dos gomos, onde os dentes precisam seguir a mesma distância. Firme só depois de conferir.",
          ],
        ],
        steps: [
          "Desligue o disjuntor; se houver solda, o técnico solta os fios da central.",
          "Confira se a folha está reta e as roldanas, boas.",
          "Ponha o primeiro gomo na altura da engrenagem, com {rack.clearance} de folga.",
          "Confira a emenda encaixando um pedaço de barra nos dentes dos dois lados.",
          "Aperte, e empurre a folha à mão de ponta a ponta antes de ligar.",
        ],
      },
      {
        about: "choose",
        headings: ["Parafuso, porca ou solda", "Qual fixação usar em cada folha"],
        slots: [
          [
            "A escolha segue o material da barra e da folha.",
            "Compare pela barra que você tem e pelo tubo da folha.",
            "O tipo de cremalheira já indica a fixação.",
          ],
        ],
        bullets: [
          "Nylon em tubo de aço: autobrocante com arruela, em todo furo alongado",
          "Nylon com acesso por trás: parafuso, arruela e porca",
          "Aço: calço com parafuso, que deixa regular, ou solda em folha pesada",
          "Alumínio: parafuso com rebite-porca e reforço por dentro, porque a chapa é fina",
          "Madeira: chapa de apoio por trás, para a rosca não soltar",
        ],
      },
      {
        about: "care",
        headings: ["Para o parafuso não soltar", "Folga, aperto e lubrificação"],
        slots: [
          [
            "A vibração afrouxa o parafuso, então reaperte na revisão {visits.home} e olhe a folga em três pontos: início, meio e fim. Barra que encosta pesa no motor, e longe demais pula dente.",
            "Confira o aperto na revisão {visits.home}, medindo a folga nas pontas e no meio da folha. Encostada, a cremalheira freia; distante, a engrenagem salta dentes.",
            "Uma vez na revisão {visits.home}, reaperte tudo e meça a distância em três trechos. Folga zero força o motor e folga grande come os dentes.",
          ],
          [
            "A de nylon não leva graxa, porque junta areia; a de aço recebe pouca, a cada {rack.months}. A trava-rosca no parafuso também ajuda.",
            "Graxa no nylon só prende poeira. No aço, uma película a cada {rack.months} basta, e trava-rosca segura o aperto.",
            "Deixe o nylon seco e lubrifique levemente o aço a cada {rack.months}. Um pouco de trava-rosca evita o afrouxamento.",
          ],
        ],
      },
    ],
  }),
  within(pilha, "trocar-pilha", {
    id: "pilha-precisa-desligar",
    label: "Desligar o disjuntor para trocar a pilha",
    phrase: "trocar a pilha sem desligar o disjuntor",
    asks: [
      "desligar disjuntor trocar pilha",
      "precisa desligar trocar pilha",
      "precisa desligar disjuntor pilha",
      "trocar pilha controle choque",
      "desligar motor trocar bateria controle",
      "trocar pilha dá choque",
    ],
    intent: "question",
    answers: {
      any: [
        "Não precisa desligar o disjuntor nem o motor para trocar a pilha do controle: ele não tem fio ligado à rede e não dá choque, porque a bateria é de 3 V ou 12 V. Abra a capa, ponha outra do mesmo código, com o positivo do lado certo, e teste longe da folha.",
        "Para trocar a pilha não é preciso desligar a energia do portão, pois o controle funciona só com a bateria, de 3 ou 12 V, e choque não há. O cuidado é outro: usar o mesmo código da pilha velha e não apertar o botão com alguém perto da folha.",
        "Trocar a pilha do controlinho não dá choque e dispensa desligar o disjuntor, já que o aparelho não se liga à rede elétrica. Leva um minuto: pilha do mesmo tipo, polo positivo no lugar e um teste com a passagem livre.",
      ],
    },
    photo: "uma foto do controle aberto, com a pilha à vista",
    questions: [
      {
        question: "Troquei e a luz acende, mas não abre. O que é?",
        answers: [
          "Teste outro controle. Se ele abre, regrave o seu; se nenhum abre, o defeito está no receptor do portão.",
          "Luz acesa prova só a energia. Outro controle mostra se falta cadastro ou se a central parou.",
        ],
      },
      {
        question: "Trocar a pilha desprograma?",
        answers: [
          "Não. O código fica no chip do controle e na placa do motor, e não depende da bateria.",
          "Não desprograma, mesmo que o controle passe dias sem pilha.",
        ],
      },
      {
        question: "Quanto tempo dura a pilha do controle?",
        answers: [
          "Em uso normal, de um a dois anos. Botão preso ou controle apertado na bolsa acaba com ela em semanas.",
          "Costuma passar de um ano. Se dura poucas semanas, veja se alguma tecla está presa.",
        ],
      },
      {
        question: "Onde compro a pilha?",
        answers: [
          "Chaveiro e loja de material elétrico têm as cilíndricas, e as moedas estão em quase todo mercado e farmácia. Leve a antiga.",
          "Em chaveiro, mercado ou loja de elétrica. Confira a data de validade, porque pilha velha já vem fraca.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["Como trocar a pilha, passo a passo", "Troca em um minuto"],
        slots: [
          [
            "Faça sobre uma mesa clara, para não perder a mola nem o botão. Uma chave pequena basta.",
            "Abra com calma, em lugar iluminado, porque há peças miúdas. Chave pequena e pilha nova são o material.",
            "Boa luz, uma mesa e uma chave de fenda fina: é tudo. Cuidado com molas soltas.",
          ],
        ],
        steps: [
          "Solte o parafuso do verso ou abra a fenda da capa.",
          "Fotografe a pilha no lugar, com o lado do positivo.",
          "Tire a velha e leia o código.",
          "Limpe os contatos com pano seco.",
          "Encaixe a nova, feche e teste à vista do portão.",
        ],
      },
      {
        about: "what",
        headings: ["Qual pilha usar", "A23, A27, CR2032 ou CR2016"],
        slots: [
          [
            "A A23 (23A) e a A27 são cilindros de 12 V, com 10 e 8 mm de grossura, e uma não firma no lugar da outra. CR2032 e CR2016 são moedas de 3 V, a segunda com metade da espessura.",
            "Cilindro curto de 12 V é A23, mais grosso, ou A27, mais fino. Moeda de 3 V é CR2032 ou CR2016, iguais na largura e diferentes na altura; não se trocam entre si.",
            "São dois formatos: cilindro de 12 V (A23 de 10 mm ou A27 de 8 mm) e moeda de 3 V (CR2032 ou a fina CR2016). Pilha parecida fica frouxa e falha.",
          ],
          [
            "Vale o código gravado na que saiu, e não a marca do portão, porque o mesmo fabricante usa mais de um tipo.",
            "A marca do controle não diz a pilha. Siga o número da antiga, já que cada modelo tem o seu.",
            "Garen, PPA e outras usam pilhas variadas. Copie o código da velha.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando a pilha já pede troca", "Sinais de pilha fraca"],
        slots: [
          [
            "Luz fraca, alcance menor e mais de um toque são os primeiros sinais. Compare com outro controle: se ele abre de longe, a pilha do primeiro acabou; se nenhum abre, o problema é do portão.",
            "A distância encurta, a luz enfraquece e o botão precisa de dois toques. Outro controle tira a dúvida, porque se os dois falham não é pilha.",
            "Ter de chegar perto e apertar duas vezes indica pilha no fim. Se um segundo controle também não abre, olhe o receptor.",
          ],
        ],
      },
    ],
  }),
  within(corrente, "corrente-caiu", {
    id: "corrente-frouxa-e-normal",
    label: "Corrente do portão frouxa: é normal?",
    phrase: "a corrente frouxa do portão",
    asks: [
      "corrente frouxa normal",
      "normal corrente frouxa",
      "normal corrente portão frouxa",
      "corrente portão balançando",
      "corrente pouco folga problema",
      "corrente folga normal",
      "corrente bamba normal",
    ],
    intent: "question",
    answers: {
      any: [
        "Uma pequena barriga no meio do vão é normal na corrente do portão; corrente frouxa, que balança, bate ou pula dente, não é. Com o uso os elos cedem, e o técnico a estica, com a folha presa e o disjuntor desligado, numa visita a partir de {price.preventive} em casa, sem peças.",
        "Não é normal a corrente do portão ficar frouxa a ponto de bater na guia ou pular no pinhão; um pouco de folga no centro, sim. Bamba, ela precisa esticar, serviço do técnico que cabe na visita de ajuste, desde {price.preventive} em residência, fora peças.",
        "Corrente com um pouco de folga não tem problema, porque esticada demais ela força o eixo. Se balança, faz barriga grande ou salta, é desgaste: pare de usar e peça o ajuste, que em casa começa em {price.preventive}, sem peças.",
      ],
    },
    photo: "fotos da corrente, do pinhão e da etiqueta do motor, tiradas sem mover a folha",
    questions: [
      {
        question: "Posso esticar ou emendar a corrente em casa?",
        answers: [
          "Melhor não: sem tensão a folha pode se mover, e emenda improvisada abre em carga. O técnico prende a folha antes.",
          "Não. A corrente segura o portão, e soltá-la deixa a folha livre. Arame ou elo improvisado rompe.",
        ],
      },
      {
        question: "Quanto custa trocar a corrente do motor?",
        answers: [
          "Depende do passo, do comprimento e do pinhão, que costuma ir junto. Só esticar sai bem mais barato que trocar o conjunto.",
          "Varia com metros, medida do elo e pinhão. Esticar é o mais barato, e corrente com pinhão, o mais caro.",
        ],
      },
      {
        question: "De quanto em quanto tempo conferir a corrente?",
        answers: [
          "Na revisão, {visits.home} em casa e {visits.business} no comércio. Entre elas, spray próprio a cada seis meses, com o disjuntor desligado.",
          "O técnico mede a folga {visits.home} em residência ou {visits.business} em comércio. Lubrificante fluido, duas vezes por ano.",
        ],
      },
      {
        question: "Vale passar para outro motor?",
        answers: [
          "Vale comparar quando corrente e pinhão acabaram em motor antigo. No basculante de até {width.quarterHp}, o kit novo parte de {price.lowest} instalado; no de correr, a troca fica de {price.homeSwap}.",
          "Com o motor velho, sim: desde {price.lowest} no basculante até {width.quarterHp}, ou {price.homeSwap} nos outros. Motor bom segue com corrente nova.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "signs",
        headings: ["Folga normal ou defeito", "Como saber se passou do ponto"],
        slots: [
          [
            "Olhe com o disjuntor desligado e sem encostar, porque o dedo entre corrente e engrenagem se machuca mesmo em movimento lento.",
            "A conferência é só com os olhos e sem energia: ali a corrente prende dedos.",
            "Observe de perto apenas com o disjuntor desligado, e não ponha a mão entre elo e dente.",
          ],
        ],
        bullets: [
          "Normal: leve barriga no meio, sem encostar em nada.",
          "Ajuste: balança, bate na guia ou dá tranco na partida.",
          "Troca: pula dente mesmo esticada, ou o esticador chegou ao fim.",
          "Pare já: elo aberto, corrente fora do pinhão ou folha torta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a corrente afrouxa", "Elo, pinhão e alinhamento"],
        slots: [
          [
            "Os elos se desgastam e a corrente fica mais comprida. O pinhão, roda dentada do motor, também gasta: com dentes finos ou em gancho, solta até corrente nova.",
            "Cada elo gasto soma um pouco, e a corrente cresce. Se os dentes do pinhão, a engrenagem que a puxa, afinaram, esticar já não segura.",
            "A corrente cresce com o uso, pelo desgaste dos pinos de cada elo. Pinhão de dentes comidos faz o mesmo efeito e precisa sair junto.",
          ],
          [
            "Motor desalinhado e folha pesada apressam o desgaste, porque puxam de lado e dão tranco. Falta de lubrificante próprio completa.",
            "Suporte torto, folha dura e corrente seca encurtam a vida do conjunto. Quando ela sai sempre do mesmo lado, é alinhamento.",
            "Folha pesada dá tranco, suporte torto puxa de lado, e corrente sem óleo gasta mais. Corrige-se isso junto com o ajuste.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o ajuste ou a troca", "O que o técnico faz"],
        slots: [
          [
            "A folha é presa antes de soltar qualquer coisa. O técnico estica pelo esticador ou, se ele chegou ao fim, troca a corrente por outra de mesmo passo, a distância entre os elos, e o pinhão gasto.",
            "Com a folha calçada e sem energia, usa-se o esticador. No fim do curso dele, entra corrente nova, de igual medida de elo, e pinhão, se afinou.",
            "Primeiro se segura o portão. Depois se tensiona ou, não havendo mais ajuste, trocam-se corrente e pinhão do mesmo passo.",
          ],
          [
            "No fim acertam-se alinhamento, força e ponto de parada, que muda com a corrente. Alguns ciclos provam que ela não bate nem salta.",
            "Alinhamento, paradas e força são refeitos, e o portão roda vários ciclos em teste.",
            "A regulagem final refaz paradas e força e confere o alinhamento, com ciclos de prova.",
          ],
        ],
      },
    ],
  }),
  within(instalacaoEletrica, "fio-e-disjuntor-do-motor", {
    id: "disjuntor-em-127",
    label: "Disjuntor para motor de portão em 127 V",
    phrase: "o disjuntor do motor em 127 V",
    asks: [
      "qual disjuntor motor 127",
      "disjuntor motor 127 volts",
      "disjuntor 127",
      "disjuntor motor 110",
      "qual disjuntor motor 110",
      "disjuntor 110",
      "motor 110 disjuntor quantos ampères",
      "motor 127 disjuntor quantos ampères",
      "127 disjuntor só fase",
      "110 disjuntor fase",
      "disjuntor 16 motor 127",
    ],
    answers: {
      any: [
        "Para motor de portão em 127 V (o 110 volts), o disjuntor costuma ser monopolar de 10 a 16 A, ligado na fase e só do portão, com fio de no mínimo 2,5 mm², pela NBR 5410. O número exato sai da corrente na etiqueta do motor, e a ligação é do eletricista.",
        "Motor de portão 110 V usa, em casa, disjuntor monopolar de 10 a 16 ampères, exclusivo e na fase, com cabo de 2,5 mm² e terra. Sim, o monopolar serve em 127 V, porque só há uma fase a cortar; quem confirma o valor é o eletricista, pela etiqueta.",
        "Se a sua casa é 110, coloque para o motor do portão um disjuntor de 127 V simples, monopolar, de 10 a 16 A, só dele. O fio tem no mínimo 2,5 mm², com terra, e a corrente da etiqueta define se são 10 ou 16 ampères.",
      ],
    },
    photo: "uma foto da etiqueta do motor, do quadro fechado e do caminho até a coluna",
    questions: [
      {
        question: "O disjuntor cai. Posso pôr um maior?",
        answers: [
          "Não. A queda avisa de motor travado, curto ou cabo fino, e um disjuntor maior só deixa o fio esquentar na parede. Descubra a causa antes.",
          "Nunca sem medir: ele está protegendo a fiação. Motor preso ou capacitor ruim fazem cair, e a visita que mede em casa parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Fio de 1,5 mm² serve?",
        answers: [
          "Não para o motor: a NBR 5410 fixa 2,5 mm² como mínimo em circuito de força. Cabo existente mais fino deve ser trocado.",
          "Não. O de 1,5 é de iluminação, e na partida do portão ele aquece e derruba a tensão.",
        ],
      },
      {
        question: "Vale mudar o motor para 220 V?",
        answers: [
          "Vale, se a casa tem duas fases e o motor aceita: a corrente cai quase à metade. Aí o disjuntor passa a bipolar, e as nossas instalações são assim, em 220 V.",
          "Quando há duas fases no quadro, sim, porque o motor parte mais firme. Confira na etiqueta se ele é de 220 V ou bivolt e use disjuntor bipolar.",
        ],
      },
      {
        question: "Posso puxar da tomada da garagem?",
        answers: [
          "Não é o indicado: o circuito é dividido, pode ter fio fino e não tem terra garantido. Leve um cabo exclusivo do quadro.",
          "Melhor não, porque outro aparelho derruba o disjuntor e o portão para. O motor pede circuito próprio.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["10 ou 16 ampères: como se escolhe", "Corrente da etiqueta, cabo e disjuntor"],
        slots: [
          [
            "A corrente da etiqueta vem primeiro, depois a distância, porque cabo longo derruba a tensão na partida. O disjuntor fica acima da corrente do motor e abaixo do que o cabo aguenta.",
            "A ordem é corrente do motor, distância do quadro e só então o disjuntor. Ele precisa suportar a partida e ainda desligar antes de o fio esquentar.",
            "Parte-se da corrente escrita no motor, confere-se a distância e escolhe-se o cabo. O disjuntor fica entre o que o motor puxa e o que o cabo suporta.",
          ],
          [
            "Em 127 V, a corrente é quase o dobro da de 220 V para a mesma potência, e por isso o fio importa mais. Acima de uns 30 metros do quadro, calcula-se cabo mais grosso.",
            "Como 127 V puxam perto do dobro da corrente de 220 V, a bitola pesa mais aqui. Motor longe, além de uns 30 metros, pede cabo maior.",
            "Na mesma potência, 127 V exigem quase o dobro da corrente que 220 V. Daí o cuidado com o fio, que engrossa quando o quadro fica a mais de 30 metros.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o circuito do portão em 127 V precisa ter", "A ligação certa, item por item"],
        slots: [
          [
            "O circuito é só do motor, do quadro até a coluna, para desligar o portão sozinho em qualquer serviço.",
            "Do quadro ao motor vai um circuito exclusivo, sem tomada nem lâmpada no caminho.",
            "Nada mais usa esse circuito, e ele se desliga sem apagar a garagem.",
          ],
        ],
        bullets: [
          "Disjuntor monopolar na fase, de 10 a 16 A",
          "Fase, neutro e terra em cabo de 2,5 mm² ou mais",
          "DR, o dispositivo que desliga com fuga de corrente",
          "Protetor contra surto (DPS) no quadro",
          "Botoeira e fotocélula em outro tubo",
        ],
      },
      {
        about: "check",
        headings: ["O que levar ao eletricista", "Dados da etiqueta e da distância"],
        slots: [
          [
            "Com estes dados o cálculo sai de uma vez, sem palpite. Nada disso pede abrir tampa nem tocar em fio.",
            "São informações que se reúnem por fora, em poucos minutos. A parte de dentro do quadro é do eletricista.",
            "Junte isto por fora, com a porta do quadro fechada. O resto, que tem tensão, é com o eletricista.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta: tensão, potência e corrente.",
          "Meça o caminho do quadro ao motor.",
          "Fotografe o quadro de frente, fechado.",
          "Veja se há eletroduto até a coluna.",
        ],
      },
    ],
  }),
  within(precosEPecasEscolhas, "receptor-433-ou-292", {
    id: "controle-292-em-receptor-433",
    label: "Controle de 292 MHz em receptor de 433",
    phrase: "o controle de 292 MHz em receptor de 433",
    asks: [
      "controle 292 receptor 433",
      "controle 433 receptor 292",
      "controle 292 funciona receptor 433",
      "controle 433 funciona receptor 292",
      "controle 292 funciona 433",
      "292 funciona 433",
      "controle 299 receptor 433",
      "controle 299 funciona 433",
      "controle 299 serve 433",
      "controle 299 funciona portão 433",
      "controle 299 serve portão 433",
      "controle 433 funciona 299",
      "controle 433 serve portão 299",
      "controle 433 não abre portão 292",
      "controle 292 não abre portão 433",
      "292 mhz 433 mhz",
    ],
    intent: "question",
    answers: {
      any: [
        "Não: controle de 292 MHz não funciona em receptor 433, nem controle 433 em portão 292, porque cada receptor só ouve a própria frequência. Para os controles antigos abrirem, liga-se um receptor avulso de 292 na placa; para modernizar, trocam-se os controles por outros de 433,92 com o mesmo código do receptor.",
        "Não, controle de 299 MHz não funciona em portão de 433, nem o de 433 em portão de 299, porque o receptor só ouve a própria frequência. Compre um de 433 com o mesmo código do receptor. Para aproveitar os controles antigos, liga-se na placa um receptor avulso de 299, e o motor continua o mesmo.",
        "Não dá para fazer um controle 292 funcionar em receptor 433, e o contrário também não abre, já que são frequências diferentes e o ajuste não muda isso. A saída é pôr um receptor de 292 MHz ao lado do atual ou comprar controles de 433,92 do mesmo código, fixo ou rolante.",
        "292 MHz não funciona com 433, em nenhum dos dois sentidos: o receptor ignora o sinal que chega em outra frequência. Quem quer usar o controle antigo instala um receptor avulso de 292; quem quer ficar com a placa de 433,92 compra controles dessa frequência e do mesmo código.",
      ],
    },
    photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
    questions: [
      {
        question: "Dá para mudar a frequência do controle de 292 para 433?",
        answers: [
          "Não. A frequência vem de fábrica no circuito do controle, e trocar cristal ou ajustar o transmissor não vale o custo. Um controle novo do código certo resolve melhor.",
          "Não compensa: o circuito é feito para 292 MHz, e um ajuste caseiro perde alcance. O caminho é outro controle ou um receptor da frequência antiga.",
        ],
      },
      {
        question: "Um controle universal abre as duas frequências?",
        answers: [
          "Há modelos que copiam 292 e 433, e a embalagem diz quais frequências aceitam. Eles só copiam código fixo; o rolante precisa ser gravado no receptor.",
          "Alguns abrangem ambas, desde que o código seja fixo e haja um controle funcionando para copiar. Com código rolante, a cópia não abre o portão.",
        ],
      },
      {
        question: "Como sei a frequência do meu controle?",
        answers: [
          "Ela está impressa no verso, na etiqueta ou na placa de dentro: 292 ou 433,92 MHz. Se apagou, a marca e o modelo do receptor indicam qual é.",
          "Procure o número seguido de MHz atrás do controle ou sob a tampa da pilha. Quando não dá para ler, uma foto do receptor no motor mostra a frequência.",
        ],
      },
      {
        question: "O alcance muda de 292 para 433?",
        answers: [
          "Não pela frequência: os dois chegam a até {trade.reach} em lugar aberto. Antena mal posta, pilha fraca e parede de concreto pesam mais.",
          "Praticamente não. Com pilha boa e antena esticada, qualquer um alcança até {trade.reach}, e as paredes reduzem isso nos dois.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Manter o 292 ou passar tudo para 433", "433 ou 292: como decidir"],
        slots: [
          [
            "O controle de 292 MHz está cada vez mais difícil de achar, e por isso, com dois ou três aparelhos, passar tudo para 433 de código rolante rende mais. Já com muitos controles em uso, um receptor de 292 ao lado sai mais barato.",
            "Quem tem poucos controles ganha ao mudar de vez para 433 rolante, código que troca a cada aperto, porque a linha 292 some das lojas. Com dezenas de moradores, compensa manter os antigos num receptor próprio.",
            "A conta é de quantidade: dois ou três aparelhos se trocam por 433 de código rolante, mais fácil de repor que o 292. Muitos controles pedem o caminho oposto, um receptor avulso de 292 que aproveite todos.",
          ],
          [
            "A frequência sozinha não basta. No verso, 433 e 433,92 MHz querem dizer o mesmo, mas o tipo de código e a linha da marca também precisam combinar com o receptor.",
            "Confira o verso do aparelho, onde 433 é o jeito curto de 433,92. Dois controles iguais no número ainda podem usar códigos diferentes, e só o do código certo é aceito.",
            "Lembre que 433 e 433,92 são a mesma coisa. Mesmo na frequência correta, um controle de código fixo não entra num receptor de rolante, nem o de outra linha da marca.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que conferir no receptor avulso", "Alimentação, canais e memória"],
        slots: [
          [
            "O receptor avulso é uma caixinha ligada à placa, na entrada do botão de parede, e serve em quase todo motor. Além da frequência, compare estes dados da embalagem.",
            "Um receptor externo se liga onde entra a botoeira, o que a maioria das centrais tem. Depois da frequência certa, a ficha dele precisa bater nestes pontos.",
            "Quase toda placa aceita o receptor avulso, conectado no lugar do botão de parede. Antes da compra, veja na embalagem o que segue, além dos MHz.",
          ],
        ],
        bullets: [
          "Alimentação: 12 ou 24 V, da placa ou de fonte própria",
          "Canais: um para o portão, dois se também abre o social",
          "Saída de pulso, igual à do botão de parede",
          "Memória: quantos controles guarda e se apaga um só",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do receptor", "Do receptor velho ao novo"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico confere a tensão da placa e liga o receptor na entrada do botão. Os controles são gravados um a um e testados da rua, serviço de até {trade.smallRepair} em casa com poucos aparelhos.",
            "O serviço leva até {trade.smallRepair} com poucos controles: energia cortada, receptor na entrada da botoeira e tensão conferida. Cada aparelho é cadastrado e acionado de fora do portão.",
            "O técnico corta a energia, conecta o receptor onde entra o botão de parede e cadastra os controles. Em residência com poucos aparelhos isso cabe em {trade.smallRepair}, já com o teste na calçada.",
          ],
          [
            "O receptor velho só sai de uso quando ninguém mais depende dele. Os dois podem trabalhar juntos no mesmo portão durante a mudança, cada um com os seus controles.",
            "Na migração, antigo e novo convivem na mesma placa, sem um atrapalhar o outro. O antigo é desativado depois que o último morador trocou o controle.",
            "Não é preciso trocar todos no mesmo dia, porque as duas frequências funcionam lado a lado. Só no fim se desliga o receptor que ficou sem uso.",
          ],
        ],
      },
    ],
  }),
  within(dobradica, "dobradica-caida", {
    id: "um-lado-arrasta",
    label: "Um lado do portão arrastando no chão",
    phrase: "o lado do portão que arrasta",
    asks: [
      "lado portão arrastando chão",
      "lado esquerdo portão arrastando chão",
      "lado direito portão arrastando chão",
      "um lado arrastando chão",
      "lado arrasta chão",

      "uma ponta portão raspa",
      "portão arriou um lado",
      "portão desceu um lado arrasta",
      "ponta folha pega chão",
      "só uma ponta arrasta",
      "só uma ponta portão raspa piso",
    ],
    answers: {
      any: [
        "Um lado do portão arrastando no chão é folha que arriou ali, por dobradiça ou pino gasto, roda comida ou coluna que cedeu. Não corte um pedaço embaixo, porque ela continua descendo; desligue o disjuntor e peça o alinhamento, a partir de {price.preventive} em casa, sem peças nem solda.",
        "Se só uma ponta raspa no piso, o portão desceu daquele lado: dobradiça, pino, roda ou coluna perdeu a firmeza. Cortar embaixo não resolve, pois a causa continua. Deixe o motor desligado; alinhar custa desde {price.preventive} em residência, com peça e solda à parte.",
        "Portão caído ou arriado de um lado, seja o esquerdo ou o direito, tem dobradiça gasta, solda trincada, roda comida ou coluna fraca. Não force pelo motor nem corte a folha embaixo; o acerto parte de {price.preventive} em casa, fora peças e solda.",
      ],
    },
  }),
  within(dobradica, "dobradica-caida", {
    id: "encosta-so-em-cima",
    label: "Portão que encosta em cima e não embaixo",
    phrase: "o portão que encosta só em cima",
    asks: [
      "portão encosta em cima embaixo não",
      "encosta em cima não embaixo",
      "fecha em cima embaixo não",
      "portão encosta só em cima",
      "fresta parte baixo portão",
      "fresta embaixo portão não encosta",
      "portão aberto embaixo encosta cima",
    ],
    answers: {
      any: [
        "Portão que encosta só em cima e fica aberto embaixo está fora de prumo: dobradiça com folga, coluna inclinada ou folha empenada. O acerto é na dobradiça ou no batente, com a folha escorada; não force o motor para fechar a fresta, e a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Se a folha do portão encosta torta no batente, em cima e não embaixo, ela saiu do prumo, quase sempre por dobradiça gasta ou coluna que cedeu. Corrige-se a dobradiça ou o batente, nunca a força do motor; o ajuste em residência começa em {price.preventive}, fora peças.",
        "Fresta só na parte de baixo do portão de abrir mostra folha fora de prumo, por dobradiça frouxa, coluna inclinada ou quadro torto. Não force o motor, que isso dobra o braço; alinhar em casa custa a partir de {price.preventive}, sem contar peças, e solda na dobradiça é somada.",
      ],
    },
    photo: "fotos das dobradiças, da coluna e da ponta da folha que raspa, sem acionar o portão",
    questions: [
      {
        question: "Posso só aumentar a força do motor?",
        answers: [
          "Não. A força empurra a folha torta contra o batente, entorta o braço e tira a segurança de quem passa. O acerto é na dobradiça.",
          "Não resolve: o braço dobra e a reversão deixa de proteger. Corrija o prumo e a força volta a ser baixa.",
        ],
      },
      {
        question: "Quanto custa trocar a dobradiça?",
        answers: [
          "Depende do tipo, de ser solda ou parafuso e da coluna: a comum custa menos que a de rolamento, e reforçar a coluna é o que mais soma. Só regular, em casa, parte de {price.preventive}, sem peças.",
          "Parafusada sai menos que soldada, e comum menos que de rolamento. Coluna fraca dobra o serviço; ajustar sem troca começa em {price.preventive} em residência, fora peças.",
        ],
      },
      {
        question: "O motor estragou por causa da dobradiça?",
        answers: [
          "Pode ter forçado, mas nem sempre estragou. Acerta-se a folha primeiro e só depois se testa o braço, que muitas vezes está bom.",
          "Nem sempre. O braço costuma aguentar por um tempo, e o teste só vale com a folha reta.",
        ],
      },
      {
        question: "Dá para levantar só apertando o parafuso?",
        answers: [
          "Só em dobradiça regulável, em bom estado e com a folha apoiada. Na soldada, é preciso escorar e refazer.",
          "Depende da dobradiça: a regulável aceita alguns milímetros. A soldada não tem regulagem.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão sai do prumo", "Pino, solda ou coluna"],
        slots: [
          [
            "Pino e bucha da dobradiça, o anel em que ele gira, gastam com o peso e a folha arria aos poucos. Solda trincada solta de uma vez, e coluna fraca se inclina junto com a folha.",
            "O desgaste lento é do pino e da bucha, o anel de giro; o repentino é da solda que abriu. Quando a coluna cede, tudo se inclina com ela.",
            "A dobradiça folga no pino ou na bucha, o anel que o envolve, e a ponta desce. Uma trinca na solda ou uma coluna sem base faz isso de repente.",
          ],
          [
            "Folha empenada é outra causa: o quadro torceu e um canto fica adiantado em relação ao outro. Motor de força alta, batendo no fim, entorta o quadro com o tempo.",
            "O próprio quadro pode ter torcido, e aí nenhuma dobradiça resolve. Pancada do motor no fim do curso, repetida, é o que costuma empenar.",
            "Às vezes a dobradiça está boa e é o quadro que torceu, muitas vezes por excesso de força do motor na chegada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem tocar na folha", "Inspeção segura da dobradiça"],
        slots: [
          [
            "A inspeção é só visual, com o motor sem energia. Se a solda da dobradiça está trincada, deixe o portão fechado e não abra mais.",
            "Olhe sem abrir e sem apoiar nada na folha. Trinca na solda é motivo para parar de usar, porque a folha pode cair.",
            "Só observe, com o disjuntor desligado. Solda aberta deixa a folha por um fio, e calço não segura.",
          ],
        ],
        steps: [
          "Com o portão como está, desligue o disjuntor.",
          "Compare o vão até o chão perto da coluna e na ponta.",
          "Olhe a solda e a tinta em volta de cada dobradiça.",
          "Encoste um nível na coluna, sem apoiar na folha.",
          "Fotografe de perto e de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão volta ao prumo", "O conserto da folha torta"],
        slots: [
          [
            "A folha é levantada no prumo e escorada antes de soltar qualquer dobradiça. Entra outra do peso certo, de rolamento em folha grande, que gira leve.",
            "Com o peso apoiado, sai a dobradiça velha e entra a nova, dimensionada pela folha. Folha larga com motor pede a de rolamento.",
            "Primeiro a escora, depois a troca da dobradiça, escolhida pelo peso e pelo comprimento. A de rolamento é a indicada para folha larga.",
          ],
          [
            "A solda é feita com a placa do motor desconectada, e depois braço, força e fim de curso são regulados. Coluna inclinada precisa de reforço antes, por pedreiro ou serralheiro.",
            "Antes de soldar, a central é desligada dos fios. O motor é regulado no fim, e a coluna que cedeu recebe reforço primeiro.",
            "Fios da placa soltos durante a solda, motor ajustado depois dela. Se a coluna se mexe, o serviço começa por ela.",
          ],
        ],
      },
    ],
  }),
  within(marcasComoFazerPlaca, "jumper-da-placa", {
    id: "tirar-o-jumper",
    label: "Tirar o jumper da placa",
    phrase: "tirar o jumper da placa",
    asks: [
      "tirar jumper placa",
      "acontece tirar jumper",
      "sem jumper placa",
      "perdi jumper",
      "jumper removido",
      "remover jumper",
      "perdi jumper placa",
      "tirei jumper placa",
      "remover jumper central queima",
    ],
    answers: {
      any: [
        "O que acontece ao tirar o jumper da placa do portão é perder a função que ele ligava: o portão pode deixar de fechar sozinho, ignorar a fotocélula ou inverter o lado de abrir. Com o disjuntor desligado nada queima; devolva-o aos mesmos pinos, pelo nome impresso ao lado ou por foto.",
        "O jumper, a pecinha preta de dois pinos na central, funciona como chave: removido, a função dele se desliga, seja o fechamento automático, a fotocélula ou o sentido de abertura. A placa pode ficar sem ele, mas o portão muda de comportamento; recoloque nos mesmos pinos, sem energia.",
        "Tirado o jumper da placa, muda no portão só o que ele comandava, em geral fechar sozinho, usar a fotocélula ou o lado de abrir. Não se perde a central se a energia estava cortada; não sabe onde ele estava? O técnico acha pelo modelo da placa e pelo manual.",
      ],
    },
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
    questions: [
      {
        question: "Perdi um jumper da placa. E agora?",
        answers: [
          "É peça comum de eletrônica e se repõe fácil, uma das mais baratas. Sem ele a função fica desligada, e não se improvisa com fio.",
          "Repõe-se por outro igual. Fio no lugar pode fechar curto entre os pinos e queimar a central.",
        ],
      },
      {
        question: "Não acho o manual. Como sei o que é cada um?",
        answers: [
          "O modelo na etiqueta do motor leva ao manual, muitas vezes no site do fabricante. O nome impresso ao lado do pino confirma.",
          "Pela etiqueta se chega à placa. Sem manual, não convém testar posições ao acaso.",
        ],
      },
      {
        question: "Quero que o portão feche sozinho. É só o jumper?",
        answers: [
          "Em muitas placas é ele que liga a função, mas só com fotocélula instalada e testada. Sem o sensor, a folha pode fechar sobre alguém.",
          "O jumper pode bastar, desde que haja fotocélula funcionando. A pausa e a força se regulam junto.",
        ],
      },
      {
        question: "Quanto custa esse ajuste?",
        answers: [
          "Cabe na visita de regulagem, que em casa parte de {price.preventive}, sem peças. Fotocélula, se faltar, é somada.",
          "Fica na visita de ajuste, a partir de {price.preventive} em residência, fora as peças.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "what",
        headings: ["O que o jumper costuma comandar", "Funções do jumper e da chave DIP"],
        slots: [
          [
            "Jumper é uma ponte que une dois pinos, e ali isso quer dizer ligado. As funções abaixo são as mais comuns, e outras placas usam no lugar a chave DIP, uma fila de alavancas numeradas.",
            "Ele une dois pinos e com isso liga uma função. Em muitas centrais o mesmo papel cabe à chave DIP, de alavancas pequenas.",
            "A ponte fecha o contato entre dois pinos. Placas mais novas trocam isso por chave DIP, fileira de alavanquinhas.",
          ],
        ],
        bullets: [
          "Fechamento automático depois da pausa",
          "Entrada da fotocélula",
          "Lado de abertura do portão",
          "Modo condomínio, em que o controle só abre",
          "Gravação de controles, em placas antigas",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de jumper na posição errada", "Portão estranho depois de mexer no jumper"],
        slots: [
          [
            "Portão que só abre pode ter a entrada da fotocélula ativada sem sensor ligado. O que passou a fechar sozinho teve o fechamento automático ligado, e sem fotocélula isso é perigoso: desligue o disjuntor.",
            "Não fecha mais? Suspeite de fotocélula habilitada e ausente. Fecha por conta própria? É o fechamento automático, que exige sensor, e o portão fica desligado até o acerto.",
            "Dois comportamentos são típicos: só abrir, por entrada de sensor ativa sem sensor, e fechar sozinho. Neste, corte a energia, porque a folha pode fechar sobre alguém.",
          ],
          [
            "Se abre para o lado errado, o motor força o batente. Não insista no comando, porque a engrenagem sofre.",
            "Com o sentido invertido, a folha bate no fim errado, e cada tentativa gasta a engrenagem.",
            "Sentido trocado faz a folha empurrar o batente; uma tentativa já basta para perceber.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico recoloca o jumper", "A mudança do jumper, na ordem"],
        slots: [
          [
            "Sob a tampa há bornes da rede e capacitor carregado, por isso a mudança é do técnico. Ele desliga disjuntor e nobreak, fotografa a placa, muda um jumper por vez e testa um ciclo; o acerto leva em geral até {trade.smallRepair}.",
            "A placa fica junto da tensão da rede, e a tampa só sai na visita. Sem energia, o técnico lê o manual, troca uma posição de cada vez e testa, em até {trade.smallRepair} na maioria dos casos.",
            "Com rede e capacitor ali dentro, quem mexe é o técnico, com tudo desligado. Uma posição por vez, um ciclo de teste, e o serviço costuma caber em {trade.smallRepair}.",
          ],
        ],
      },
    ],
  }),
  within(animais, "cachorro-nao-ser-prensado", {
    id: "cachorro-faz-o-portao-voltar",
    label: "Cachorro passa e o portão volta",
    phrase: "o portão que volta quando o cachorro passa",
    asks: [
      "cachorro passou portão travou",
      "cachorro passou frente portão travou",
      "cachorro passou frente portão parou",
      "cachorro passou portão parou",
      "gato passou portão parou",
      "cachorro passa portão volta",
      "cachorro passa frente portão volta",
      "cachorro frente portão volta",
      "cachorro passa portão abre de novo",
      "gato passa portão volta",
      "portão não fecha cachorro frente",
      "levantar fotocélula cachorro",
      "cão passa portão volta",
      "cão passa frente sensor",
      "cachorro passa portão reabre",
    ],
    answers: {
      any: [
        "Se o cachorro passa na frente e o portão volta, a fotocélula está certa: viu o bicho e mandou reabrir. Não levante nem desligue o sensor; prenda o cachorro na manobra, ou ponha tela ou portãozinho por dentro para ele não cruzar o vão.",
        "O portão reabre quando o cachorro passa porque a fotocélula o viu, e isso evita que a folha o prenda. Se acontece toda vez e ele não deixa fechar, mude o caminho do animal, com grade interna, e nunca a altura nem a ligação do sensor.",
        "Portão que não fecha com o cachorro na frente está funcionando como deve: a fotocélula pega o animal e a folha volta a abrir. O que resolve é afastar o bicho do vão, com tela, portãozinho ou alguns segundos preso.",
        "Se o portão travou depois que o cachorro passou na frente, a fotocélula mandou parar, e a central espera um novo comando. Veja se o animal não ficou no vão nem entortou o sensor, limpe as lentes e aperte o controle uma vez. Se não anda, o sensor saiu do alinhamento, e o técnico acerta.",
      ],
    },
    photo: "uma foto do vão embaixo da folha e das colunas onde o sensor iria",
    questions: [
      {
        question: "Posso só levantar a fotocélula para o cachorro não disparar?",
        answers: [
          "Não: ela deixaria de ver o cachorro e também uma criança. O manual indica a altura, e mudar o caminho do bicho é o certo.",
          "Não faça isso. Feixe alto não protege criança nem animal, e a culpa num acidente recai sobre quem mudou.",
        ],
      },
      {
        question: "Reduzir a velocidade do portão resolve?",
        answers: [
          "Ajuda, mas folha lenta também prensa, e o portão continua voltando. A grade interna resolve a reabertura.",
          "Dá mais tempo de ele sair, e só. O sensor continua necessário.",
        ],
      },
      {
        question: "No basculante dá para instalar sensor baixo?",
        answers: [
          "Dá, nas colunas, de 15 a 25 cm do piso, e ele faz a folha subir de volta. O contrapeso também precisa estar certo.",
          "Sim, um par nas laterais, na altura do animal. O técnico confere o equilíbrio da folha na mesma visita.",
        ],
      },
      {
        question: "Quanto custa pôr uma segunda fotocélula?",
        answers: [
          "Soma o par, o cabo até a central e a mão de obra; vão largo e cabo aparente mudam o total. Peça e trabalho vêm no mesmo orçamento.",
          "Depende do modelo, com fio ou sem, e da distância à central. O sem fio poupa cabo e custa mais na peça.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["Prove que é mesmo o cachorro", "Teste a reversão sem o animal"],
        slots: [
          [
            "Faça o teste com o cachorro preso e ninguém no caminho. Use uma caixa leve, nunca o bicho, a mão ou o pé. Se o portão volta com o vão vazio, a fotocélula está suja ou torta.",
            "Prenda o animal e fique longe da folha. Uma caixa de papelão serve de prova, e se o portão reabre sem nada na frente, o defeito é do sensor.",
            "Com o pet dentro de casa e a passagem vazia, veja se o portão fecha. Voltou mesmo assim, limpe as lentes; o teste de obstáculo se faz com caixa.",
          ],
        ],
        steps: [
          "Feche com o vão vazio, de longe, e veja se completa.",
          "Se voltou, limpe as duas lentes com pano seco e repita.",
          "Ponha uma caixa no caminho e feche: a folha deve parar antes de encostar.",
          "Não parou ou não recuou? Desligue o disjuntor e chame.",
        ],
      },
      {
        about: "choose",
        headings: ["O que instalar para ele não ficar no vão", "Grade, sensor baixo e borda"],
        slots: [
          [
            "A solução mais barata é um portãozinho ou tela por dentro, a um metro da folha. Assim o cachorro espera fora da linha do sensor, e o portão fecha de primeira.",
            "Tela ou grade interna, afastada um metro do portão, mantém o bicho longe do feixe. É a saída mais em conta e não mexe no motor.",
            "Comece por uma grade interna simples, que segura o cachorro antes do vão. Custa menos que qualquer sensor e acaba com a reabertura.",
          ],
          [
            "Para bicho pequeno, que a fotocélula alta não vê, some um par de 15 a 25 cm do piso e mantenha o outro. A borda sensível, borracha que faz a folha recuar ao toque, cobre o resto.",
            "Gato e filhote passam sob o feixe comum. Um segundo par perto do chão, de 15 a 25 cm, e a borda sensível na ponta da folha os protegem.",
            "O sensor na altura do para-choque não enxerga animal baixo. Ponha outro par a 15 ou 25 cm do piso e, onde ele deita, borda que recua ao contato.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não desligar o sensor", "Onde o animal se machuca"],
        slots: [
          [
            "O cachorro ouve o carro e corre para o portão justamente quando ele fecha. Sem fotocélula, só resta o recuo por força, e animal leve quase não oferece resistência.",
            "É na hora de fechar que o bicho vem receber o dono. A reversão por esforço pouco ajuda com animal leve, e por isso o sensor não pode ser anulado.",
            "Com o sensor desligado, a folha só para quando encontra resistência, que um filhote não faz. E ele costuma correr para o vão ao ouvir o carro.",
          ],
          [
            "No basculante a folha desce por cima, e do carro não se vê um animal pequeno. No de correr, pata e focinho entram na grade e são levados contra a coluna.",
            "Basculante baixa sobre o bicho, fora da vista do motorista. Já a folha de correr arrasta até a coluna o que entrou pela grade.",
            "De correr, o perigo é a grade junto à coluna; de subir, a descida sobre o animal. Nos dois, quem evita é a fotocélula.",
          ],
        ],
      },
    ],
  }),
  within(animais, "cachorro-nao-ser-prensado", {
    id: "sensor-detecta-gato",
    label: "O sensor do portão detecta gato?",
    phrase: "o gato e o sensor do portão",
    asks: [
      "gato sensor",
      "gato embaixo portão",
      "gato sensor detecta",
      "sensor detecta gato",
      "fotocélula gato",
      "gato passa sensor",
      "gato portão automático",
      "gato fotocélula detecta",
      "gato passa baixo fotocélula",
      "portão não parou gato",
      "gato cruzou sensor",
    ],
    answers: {
      any: [
        "Em geral o sensor do portão não detecta nem percebe gato: a fotocélula comum fica de 40 a 60 cm do piso, e o gatinho passa por baixo do feixe. Um segundo par, de 15 a 25 cm do chão, mais a força leve para a folha recuar, faz o portão automático parar; olhe embaixo antes de acionar.",
        "A fotocélula só pega, ou percebe, gato que corta o feixe, e na altura comum, de 40 a 60 cm, ele passa por baixo. Para o portão parar quando um gato atravessa, some um par de sensores de 15 a 25 cm do piso e regule a força no mínimo.",
        "A fotocélula comum não percebe o gato nem detecta animal baixo: ela enxerga de 40 a 60 cm do chão, e ele anda abaixo disso. Três gatos pedem um segundo sensor, de 15 a 25 cm do piso, borda sensível na folha e um olhar embaixo do portão antes de fechar.",
      ],
    },
    photo: "uma foto do vão embaixo da folha e das colunas onde o sensor iria",
    questions: [
      {
        question: "A reversão por força não basta para o gato?",
        answers: [
          "Não: ela age depois do toque, e um animal de 3 ou 4 kg quase não oferece resistência. O sensor baixo para a folha antes.",
          "Sozinha, não. O recuo depende do esforço que a central sente, e um gato leve quase não o altera.",
        ],
      },
      {
        question: "O gato vai disparar a fotocélula o tempo todo?",
        answers: [
          "Se ele fica na linha do sensor, o portão espera, e é isso que se quer. Uma grade interna evita que ele deite ali.",
          "Pode atrasar o fechamento quando está no vão. Para não incomodar, mantenha-o longe com portinha por dentro.",
        ],
      },
      {
        question: "Gato embaixo do basculante é mais perigoso?",
        answers: [
          "É, porque a folha desce por cima e o motorista não o vê. O par baixo vai nas laterais, e vale sinaleiro com bipe antes de fechar.",
          "Sim: a descida cobre o lugar em que ele dorme. Sensor de 15 a 25 cm nas colunas e aviso sonoro ajudam.",
        ],
      },
      {
        question: "Fechamento automático com gato em casa pode?",
        answers: [
          "Só com o par baixo instalado e testado. Sem ele, feche pelo controle, olhando o vão.",
          "Sem sensor baixo, não é indicado, porque ninguém estará olhando. Com ele, deixe a força no mínimo e teste todo mês.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["O que instalar para o gato não ser prensado", "Fotocélula baixa, borda sensível e vão fechado"],
        slots: [
          [
            "São três proteções, e a primeira é a que mais ajuda com gato.",
            "O par baixo é o principal, e as outras cobrem o que ele não vê.",
            "Some as proteções nesta ordem, conforme o hábito do bicho.",
          ],
        ],
        bullets: [
          "Par de fotocélulas de 15 a 25 cm do piso, sem tirar o de cima",
          "Borda sensível na ponta da folha, que recua ao menor toque",
          "Tela ou borracha na fresta em que cabem cabeça e pata",
          "Grade ou portinha interna, para o gato não chegar ao vão",
          "Força no mínimo que move a folha",
        ],
      },
      {
        about: "check",
        headings: ["Teste o recuo sem o gato", "Como provar que o portão para"],
        slots: [
          [
            "Faça o teste com os animais presos em outro lugar e ninguém no caminho. Use uma caixa leve, nunca o bicho, a mão ou o pé.",
            "Prenda os gatos antes e fique longe da folha. No caminho vai uma caixa de papelão, e não uma pessoa nem o animal.",
            "Os gatos ficam dentro de casa, e no vão só uma caixa de papelão. Observe de longe.",
          ],
        ],
        steps: [
          "Com a folha fechando, passe um cabo de vassoura a 20 cm do chão: ela deve parar e voltar.",
          "Ponha uma caixa de papelão vazia no caminho e feche, de longe.",
          "Ao encostar na caixa, a folha deve recuar na hora.",
          "Não parou ou não recuou? Desligue o disjuntor e chame.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do sensor baixo", "Quanto custa proteger o gato"],
        slots: [
          [
            "O segundo par de fotocélulas é o item mais barato e se liga na mesma entrada da central, em série com o primeiro. A borda sensível custa mais, porque é medida pela altura da folha e tem cabo próprio.",
            "O par baixo custa menos e aproveita a entrada que já existe na placa. Borda sensível vem depois, cobrada pelo comprimento, com fiação até a folha.",
            "Em preço, a fotocélula extra vem primeiro, ligada junto da outra na central. A borda, que acompanha a altura da folha, é o passo seguinte.",
          ],
          [
            "Só regular a força e testar o recuo é visita a partir de {price.preventive} em casa, sem peças, de até {trade.smallRepair}. No basculante se confere também o equilíbrio, para a folha não descer com peso.",
            "Acertar força e recuo em residência custa desde {price.preventive}, fora peças, em até {trade.smallRepair}. Basculante pede ainda o contrapeso conferido.",
            "A regulagem de força, sem instalar nada, começa em {price.preventive} em casa, peças à parte, e leva até {trade.smallRepair}. Em basculante, o equilíbrio entra na conferência.",
          ],
        ],
      },
    ],
  }),
  within(lubrificacao, "graxa-ou-oleo", {
    id: "lubrificante-da-roldana",
    label: "Lubrificante para a roldana",
    phrase: "o lubrificante da roldana",
    asks: [
      "lubrificante roldana",
      "qual lubrificante roldana",
      "óleo roldana",
      "graxa roldana",
      "lubrificar roldana",
      "passar roldana portão correr",

      "engraxar roldana",
      "lubrificar rodinhas",
      "óleo rodinha portão",
    ],
    answers: {
      any: [
        "Não pode passar graxa na roldana do portão, porque na pista ela junta areia e gasta a roda. Se o rolamento é aberto, pingue poucas gotas de óleo fino ou silicone só no eixo, com o disjuntor desligado. A roldana de rolamento blindado não leva nada: se chia, troca-se o par.",
        "O lubrificante para a roldana do portão é óleo fino ou spray de silicone, em poucas gotas só no eixo, com o disjuntor desligado. A pista da roda e o trilho ficam secos, e a roldana de rolamento blindado não leva nada: se está chiando, é troca.",
        "Na roldana do portão de correr passe óleo fino ou silicone em spray, apenas no eixo ou no rolamento aberto, e nunca graxa na pista, que junta areia. Rodinha com rolamento blindado não se lubrifica; quando chia, o certo é trocar, em geral o par.",
        "Para a roldana que está chiando, use poucas gotas de óleo fino ou silicone no eixo, com a energia desligada, e deixe trilho e pista secos. Engraxar a rodinha do portão deslizante prende areia e gasta a roda; se o barulho volta em dias, o rolamento acabou.",
      ],
    },
  }),
  within(pecasPeloNome, "carenagem-do-motor", {
    id: "granizo-quebrou-a-tampa",
    label: "Granizo quebrou a tampa do motor",
    phrase: "a tampa do motor quebrada pelo granizo",
    asks: [
      "granizo portão",
      "granizo estragou portão",
      "granizo amassou portão",
      "granizo portão alumínio",
      "chuva de granizo portão",
      "granizo tampa motor",
      "granizo quebrou tampa motor",
      "chuva granizo tampa motor",
      "granizo motor portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a chuva de granizo quebrou a tampa do motor, desligue o disjuntor por um caminho seco e não use o portão, porque a água cai na placa. Troca-se só a tampa, do mesmo modelo, sem trocar o motor; se entrou água, a placa é medida antes de religar.",
        "Tampa do motor quebrada por granizo tem troca separada do motor, pelo modelo da etiqueta. Antes, corte a energia em lugar seco e cubra sem encostar em peça que gira; a visita que troca a tampa, limpa e confere a placa, em casa, parte de {price.preventive}, sem peças.",
        "Granizo que danificou a máquina do portão quase sempre quebra só a capa, e a capa se troca sem comprar outro motor. Não acione, desligue o disjuntor com as mãos secas e, se choveu dentro, espere a medição da placa; o seguro da casa pode cobrir, então fotografe.",
        "Granizo estraga o portão de dois jeitos: amassa a chapa de alumínio, o que é só aparência, ou quebra a tampa do motor e a lente da fotocélula, o que deixa entrar água. Nesse caso desligue o disjuntor por um caminho seco. Fotografe tudo antes do conserto, porque o seguro da casa pode cobrir.",
      ],
    },
    photo: "fotos da etiqueta do motor e da tampa por fora, dos dois lados",
    questions: [
      {
        question: "O seguro da casa cobre granizo no motor?",
        answers: [
          "Muitas apólices com cobertura de granizo ou vendaval incluem, com franquia. Avise antes de consertar e guarde fotos e orçamento por escrito.",
          "Depende da cobertura de granizo e da franquia. Fotografe logo e mande o orçamento antes do conserto.",
        ],
      },
      {
        question: "Tampa de outra marca serve?",
        answers: [
          "Em geral não, porque furos e encaixe são próprios de cada modelo. Folga deixa entrar água e inseto.",
          "Quase nunca: o recorte da engrenagem e os furos mudam. Uma tampa frouxa protege pouco.",
        ],
      },
      {
        question: "Posso trocar a tampa eu mesmo?",
        answers: [
          "Não é indicado: sob ela ficam a placa e o capacitor, que guarda carga mesmo com o disjuntor desligado. O técnico troca e veda.",
          "Melhor não, porque o capacitor mantém carga e a placa pode estar molhada. A troca profissional inclui a vedação.",
        ],
      },
      {
        question: "O motor molhou e ainda funciona. Posso usar?",
        answers: [
          "Não até medir. Água sob a placa oxida e causa curto semanas depois, e a folha pode dar choque.",
          "Pare de usar: a umidade age devagar. A medição diz se a placa está salva.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Até a tampa nova chegar"],
        slots: [
          [
            "Sem a tampa, água e poeira chegam à placa, e fios com tensão da rede ficam ao alcance da mão. A lona é só provisória e não veda.",
            "A placa exposta molha, oxida e dá choque em quem encosta. Uma cobertura solta protege por horas, não por semanas.",
            "Fio e placa descobertos ficam ao alcance da chuva e das crianças. Qualquer cobertura agora é só para ganhar tempo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor com as mãos e os pés secos.",
          "Não toque na placa nem recolha pedaços de dentro do motor.",
          "Cubra com lona frouxa, sem encostar em engrenagem ou fuso, e nunca com saco plástico colado.",
          "Afaste crianças e animais.",
          "Fotografe o estrago e as pedras de gelo, para o seguro.",
        ],
      },
      {
        about: "choose",
        headings: ["Como achar a tampa certa", "O que comparar antes de comprar"],
        slots: [
          [
            "O que decide é o modelo da etiqueta, porque cor e formato parecidos não garantem o encaixe. Compare os furos, a altura e o recorte da engrenagem ou do fuso.",
            "Duas tampas iguais na cor podem não servir, então use a etiqueta. Furos de fixação, altura e abertura da engrenagem precisam bater.",
            "Guie-se pelo modelo, e não pela aparência. A tampa tem furos, altura e recorte próprios de cada motor.",
          ],
          [
            "Se o modelo saiu de linha, procura-se tampa usada do mesmo motor ou faz-se uma cobertura fixa acima dele, sem tocar em nada que gira. Fita e cola duram dias.",
            "Para motor fora de linha, serve uma tampa usada igual ou um abrigo preso na parede, longe da engrenagem. Colar o plástico velho só adia.",
            "Fora de linha, as saídas são peça usada idêntica ou cobertura separada, afastada das partes móveis. Plástico colado volta a trincar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da tampa", "A troca e a conferência da placa"],
        slots: [
          [
            "Com a energia cortada, o técnico confere se entrou água, seca e limpa a placa e prende a tampa com a borracha de vedação. A visita em casa parte de {price.preventive}, sem peças, e leva até {trade.smallRepair}.",
            "O serviço leva até {trade.smallRepair}: placa vista, seca e limpa, e tampa nova com borracha. Em residência, essa visita começa em {price.preventive}, fora peças.",
            "Primeiro se vê se a placa molhou e se limpa o que oxidou; depois a tampa é presa nos furos originais, com vedação. Custa em casa a partir de {price.preventive}, sem contar peças, em até {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto pesa o estrago do granizo", "Da tampa à placa"],
        slots: [
          [
            "Só a tampa é o caso barato; placa molhada vem depois, e carcaça de metal trincada no redutor é o pior, porque perde óleo. Nesse último, compare com a troca, de {price.homeSwap} em casa com mão de obra.",
            "A tampa fica na base do preço, a placa no meio e a carcaça do redutor no topo. Carcaça trincada se compara com motor novo, de {price.homeSwap} em residência com o serviço.",
            "Tampa de plástico custa pouco perto da placa, e a placa, menos que um motor. Se o metal rachou onde fica o óleo, veja a troca, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
  }),
  within(naoLiga, "fusivel-queimado", {
    id: "qual-fusivel-vai-na-placa",
    label: "Qual fusível vai na placa do portão",
    phrase: "o fusível certo da placa",
    asks: [
      "qual fusível",
      "qual fusível placa",
      "qual fusível vai placa",
      "fusível quantos ampères",
      "fusível ampères serve placa",
      "fusível serve placa",
      "fusível ampères portão",
      "fusível ampères placa",
      "fusível 5a 10a",
      "fusível mais forte",
      "fusível mais forte central",

      "amperagem fusível",
      "amperagem fusível saiu",
    ],
    intent: "question",
    answers: {
      price: [
        "O valor do fusível da placa, em ampères e volts, está gravado na capa de metal dele e impresso ao lado do soquete; o novo é igual, nunca maior. Em dinheiro, é a peça mais barata da central, e o que pesa é a visita, a partir de {price.preventive} em casa, sem peças, com a medição da causa.",
        "Em ampères, o valor se lê no próprio fusível da central e na placa, junto do soquete, e não pode ser aumentado. Em reais, ele custa pouco: a conta é a da visita, que em residência começa em {price.preventive}, fora peças, e inclui achar o que o queimou.",
      ],
      any: [
        "O fusível que vai na placa do portão é igual ao que saiu: o número de ampères (5A, 10A ou outro) está gravado na capa de metal e impresso na placa, ao lado do soquete. Não existe um só para todas as centrais, e um mais forte deixa a placa queimar no lugar dele.",
        "Use na placa um fusível de mesmos ampères e volts do original, lidos no corpo dele ou ao lado do soquete: se ali está 5A, não vai 10A. Cada central tem o seu valor, e o fusível maior deixa de proteger; a troca cabe ao técnico, com a energia cortada.",
        "De quantos ampères é o fusível da placa do portão, quem diz é a própria placa: 5A, 10A ou outro valor impresso junto ao soquete e gravado na peça queimada. O novo tem de ser igual, porque um maior passa o curto para a central; um técnico faz a troca sem energia.",
      ],
    },
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
    questions: [
      {
        question: "Como saber se queimou o fusível da placa?",
        answers: [
          "Central apagada, sem luz nem som, com o disjuntor ligado e a tomada boa levanta a suspeita. A certeza vem da medição, feita com a energia cortada.",
          "O sinal é o silêncio completo da central enquanto o resto da casa tem luz. O técnico confirma com o medidor em poucos minutos.",
        ],
      },
      {
        question: "Queimou o fusível ou a placa?",
        answers: [
          "O fusível é a primeira hipótese, porque existe para poupar a placa. Se um novo, igual, abre outra vez, há curto nela, no motor ou num acessório; cheiro e mancha escura apontam a placa.",
          "Sem cheiro nem marca, comece pelo fusível. Mancha, estalo ou um segundo fusível aberto em seguida põem a suspeita na placa ou no motor.",
        ],
      },
      {
        question: "Fusível rápido ou retardado?",
        answers: [
          "Vai o mesmo tipo do original: o retardado, marcado com T, aguenta o pico da partida, e o rápido, com F, não. Trocar um pelo outro queima à toa ou protege de menos.",
          "Olhe a letra no corpo: T é retardado e F é rápido. A central foi projetada para um deles, e o tipo conta tanto quanto os ampères.",
        ],
      },
      {
        question: "O fusível queimou e o basculante ficou aberto. O que faço?",
        answers: [
          "Deixe como está, com o disjuntor desligado e ninguém embaixo. Não destrave, porque a folha aberta pode estar apoiada no motor; o contato atende {shop.hours}.",
          "Isole a passagem, corte a energia e não solte o motor: a folha pode descer. O atendimento responde {shop.hours}.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "causes",
        headings: ["O que queimou o fusível", "Quando ele abre, o momento aponta a causa"],
        slots: [
          [
            "O fusível queima porque algo puxou corrente demais, e o instante em que isso acontece indica o culpado. Conte esse momento ao técnico.",
            "Fusível aberto é consequência de um excesso de corrente. Repare se foi ao ligar, na chuva ou depois de alguns usos, pois cada caso leva a uma peça.",
            "Por trás do fusível queimado há sempre um excesso de corrente. Lembrar quando ele abriu adianta metade da procura.",
          ],
        ],
        bullets: [
          "Uma vez só, após raio ou volta da luz: surto",
          "Assim que liga: varistor, fio esmagado ou placa em curto",
          "Quando chove: fotocélula, botoeira ou emenda molhada",
          "Ao acionar: enrolamento do motor ou saída da placa",
          "Depois de várias aberturas: folha pesada ou capacitor ruim",
        ],
      },
      {
        about: "safety",
        headings: ["Fusível maior ou fio no lugar: por que não usar", "O risco do fusível mais forte"],
        slots: [
          [
            "Fio de cobre, papel-alumínio ou um fusível de mais ampères tiram a proteção, e o curto segue até a placa. O prejuízo passa de uma peça pequena para uma central, com risco de fogo.",
            "Com papel, fio ou fusível acima do valor, o curto inteiro chega à central e aos cabos. O menor dano é uma placa queimada, e o maior, um incêndio.",
            "Quando se põe arame ou um fusível mais forte, nada mais interrompe o curto. A placa queima no lugar dele, e os fios podem pegar fogo.",
          ],
          [
            "A troca é do técnico porque o soquete tem a tensão da rede e, sob a mesma tampa, um capacitor guarda carga. Em 220 V de duas fases, o disjuntor simples ainda deixa um fio vivo.",
            "Debaixo da tampa há rede elétrica e capacitor carregado, mesmo com o portão parado. Em ligação de duas fases, um disjuntor simples desliga só uma delas, e por isso a tampa fica fechada.",
            "Não abra a tampa: o porta-fusível fica junto da rede e de um capacitor com carga. Onde o 220 V vem de duas fases, desligar um disjuntor simples não basta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a causa e troca o fusível", "Da medição ao fusível novo"],
        slots: [
          [
            "Sem energia, o técnico separa motor, fotocélula, botoeira e cabos e mede um por um. Só depois de corrigir o curto entra o fusível igual; a parte simples leva, em geral, até {trade.smallRepair}.",
            "Cada acessório é desligado da central e medido isolado, até o curto aparecer. Corrigida a causa, põe-se o fusível do mesmo valor, e um caso simples cabe em {trade.smallRepair}.",
            "A medição isola motor e acessórios, um de cada vez. O fusível de mesmo valor é o último passo, e quando a causa é um fio ou sensor o serviço costuma tomar até {trade.smallRepair}.",
          ],
        ],
      },
    ],
  }),
  within(naoLiga, "fusivel-queimado", {
    id: "onde-fica-o-fusivel",
    label: "Onde fica o fusível do motor",
    phrase: "o lugar do fusível do motor",
    asks: [
      "onde fica fusível",
      "onde fica fusível motor",
      "onde fica fusível placa",
      "parte placa está fusível",
      "em que parte fusível",
      "localização fusível",
      "lugar fica fusível",
    ],
    intent: "question",
    answers: {
      any: [
        "O fusível do motor do portão fica na placa, sob a tampa: um tubinho de vidro ou louça de uns 2 cm, preso em duas garras, perto de onde entra a energia. Ali há tensão da rede, por isso quem abre e confere é o técnico, com o disjuntor desligado.",
        "Onde fica o fusível: dentro da caixa do motor, na própria placa, ao lado dos bornes de entrada de energia, como um tubinho de cerca de 2 cm em duas garras. O morador não abre essa tampa, que guarda tensão; o que lhe cabe é religar o disjuntor do quadro uma vez.",
        "Sim, o motor do portão tem fusível, e o lugar dele é a placa, junto da entrada de energia: vidro ou louça, uns 2 cm, entre duas garras metálicas. Para conferir é preciso tirar a tampa e medir, serviço de técnico, porque ao lado passam os fios da rede.",
      ],
    },
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
    questions: [
      {
        question: "Qual é o fusível do meu motor?",
        answers: [
          "O de mesmo valor em ampères e mesmo tipo do original, gravado na ponta de metal e impresso ao lado do soquete. Não há número único.",
          "Depende da placa. O valor está no próprio fusível e na serigrafia da central, e o novo é igual.",
        ],
      },
      {
        question: "Toda placa tem fusível de vidro?",
        answers: [
          "Quase todas. Algumas usam fusível de louça, soldado ou do tipo de carro, e há centrais com mais de um.",
          "A maioria. Em certos modelos ele é soldado, e a troca se faz em bancada.",
        ],
      },
      {
        question: "Queimou o fusível ou a placa?",
        answers: [
          "Mancha escura, cheiro ou um segundo fusível aberto logo em seguida apontam para a placa. Sem sinal algum, comece pelo fusível.",
          "Só a medição separa. Silêncio sem cheiro lembra fusível, e cheiro ou estalo lembram central.",
        ],
      },
      {
        question: "O fusível queimou e o basculante ficou aberto. O que faço?",
        answers: [
          "Deixe como está, com o disjuntor desligado e ninguém embaixo. Não destrave; o atendimento responde {shop.hours}.",
          "Isole a passagem e não solte o motor, porque a folha pode descer. Chame, {shop.hours}.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes do fusível", "Testes do morador, sem abrir a tampa"],
        slots: [
          [
            "Central apagada nem sempre é fusível. Estes testes são por fora e eliminam as causas mais simples.",
            "Antes de pensar na placa, confira o que está fora dela, com a tampa fechada.",
            "Muita central apagada volta no disjuntor ou na tomada. Veja primeiro o que não exige abrir o motor.",
          ],
        ],
        steps: [
          "Veja se há luz no resto da casa.",
          "Olhe o disjuntor do portão e o DR, e religue uma vez só.",
          "Teste a tomada do motor com outro aparelho, se houver tomada.",
          "Aperte a botoeira e escute: silêncio completo reforça a suspeita.",
          "Caiu de novo ou continuou mudo? Deixe desligado e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o fusível queima", "O que o fusível queimado quer dizer"],
        slots: [
          [
            "O fusível abre porque algo puxou corrente demais: raio, fio esmagado, água na botoeira ou motor em curto. Trocar sem corrigir a causa queima o novo em seguida.",
            "Ele protege a placa e rompe com surto, emenda molhada ou curto no motor. Só repor o vidro não resolve, pois o próximo também abre.",
            "Surto da rede, acessório molhado e motor em curto são as causas comuns. Enquanto uma delas existir, cada fusível novo dura segundos.",
          ],
          [
            "Fusível mais forte, fio ou papel no lugar tiram a proteção. O curto chega à placa e pode haver fogo.",
            "Nunca se põe um de mais ampères nem arame, porque aí queima a central, e os cabos podem incendiar.",
            "Arame ou fusível maior deixam o curto passar, com central perdida ou até incêndio.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca o fusível", "Da medição ao fusível novo"],
        slots: [
          [
            "Com a energia cortada e o capacitor descarregado, o técnico separa motor e acessórios e mede um a um. O fusível novo é igual ao antigo em ampères e tipo, e o caso simples leva até {trade.smallRepair}.",
            "Sem energia, cada acessório e o motor são medidos isolados até aparecer o curto. Depois entra o fusível de mesmo valor, em até {trade.smallRepair} quando não há peça maior.",
            "O técnico descarrega o capacitor, isola o que está ligado à placa e mede. Corrigido o curto, repõe o fusível idêntico, num serviço simples de até {trade.smallRepair}.",
          ],
          [
            "A peça está entre as mais baratas do portão. O que conta é a visita, a partir de {price.preventive} em casa, sem peças, e a causa encontrada.",
            "O fusível em si custa pouco. A visita que mede, em residência, parte de {price.preventive}, fora peças.",
            "Em preço, quase tudo é a visita, desde {price.preventive} em casa, sem peças, já que o fusível é barato.",
          ],
        ],
      },
    ],
  }),
  within(redutor, "motor-vazando-oleo", {
    id: "onde-comprar-retentor",
    label: "Onde comprar o retentor do motor",
    phrase: "o retentor do motor",
    asks: [
      "retentor comprar",
      "retentor onde comprar",
      "onde comprar retentor",
      "retentor motor [marca]",
      "comprar retentor motor",
      "retentor medida",
      "casa rolamentos retentor",
      "vende retentor",
      "casa rolamentos vende retentor",
    ],
    intent: "buying",
    answers: {
      any: [
        "O retentor do motor de portão se compra em casa de rolamentos ou loja de peças de portão, pela medida gravada nele: diâmetro de dentro, de fora e altura, em milímetros. Sem o número, a etiqueta do motor, PPA ou outro, identifica a peça, que vendemos com ou sem a troca.",
        "Onde comprar retentor para motor de portão: casa de rolamentos vende pela medida, como 25 x 40 x 7 mm, e loja de portão, como a nossa, pelo modelo da etiqueta. Leve o velho ou uma foto legível, porque um milímetro de diferença já vaza.",
        "Para comprar o retentor, leia as três medidas gravadas na borracha e peça em casa de rolamentos, ou procure loja de peças de portão com o modelo do motor. Pedimos a etiqueta e vendemos a peça, com a troca feita em bancada, se você quiser.",
      ],
    },
    photo: "uma foto da mancha e de onde sai o óleo, outra da etiqueta do motor, com o disjuntor desligado",
    questions: [
      {
        question: "Casa de rolamentos vende retentor do portão?",
        answers: [
          "Vende, porque o retentor é peça padronizada por medida. Leve o velho ou os três números gravados.",
          "Sim, pela medida em milímetros. Só modelos fora de padrão precisam vir da marca do motor.",
        ],
      },
      {
        question: "Posso completar o óleo do motor?",
        answers: [
          "Não. Há motor a óleo e motor a graxa, e misturar estraga a vedação. Sem trocar o retentor, vaza de novo.",
          "Melhor não, porque exige abrir a caixa e usar o produto do modelo. O vazamento continuaria.",
        ],
      },
      {
        question: "Posso usar o portão vazando?",
        answers: [
          "Só o indispensável, e se ele soa como sempre. Com ronco, calor ou cheiro, deixe o disjuntor desligado.",
          "Pouco e por poucos dias. Ruído novo ou carcaça quente é motivo para parar até o conserto.",
        ],
      },
      {
        question: "A troca do retentor tem garantia?",
        answers: [
          "Tem os 90 dias da lei sobre o serviço, além da peça. Por isso a causa, como rolamento ou cremalheira, é vista junto.",
          "Sim, valem os 90 dias da lei. O técnico confere rolamento e folga da cremalheira, para não vazar outra vez.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Como pedir o retentor certo", "O que levar à loja"],
        slots: [
          [
            "O retentor é o anel de borracha que veda o eixo e segura o óleo no redutor. Três números e o tipo de lubrificante bastam para achar o certo.",
            "O retentor veda a saída do eixo, e a medida vem em milímetros na própria borracha. Com estes dados, qualquer balcão encontra.",
            "Antes de ir à loja, anote os dados abaixo, já que o anel tem de vedar o eixo sem folga.",
          ],
        ],
        bullets: [
          "Medida gravada: eixo x alojamento x altura, em milímetros.",
          "Etiqueta do motor: marca, modelo e potência.",
          "Lubrificante do redutor: óleo ou graxa, dito no manual.",
          "Quantidade: troque junto a junta da tampa, se ela também vaza.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o retentor vazou", "Antes de comprar, veja a causa"],
        slots: [
          [
            "A borracha endurece com os anos e deixa o óleo sair pelo eixo. Rolamento com folga ou cremalheira apertada faz o eixo bater, e aí até retentor novo vaza em pouco tempo.",
            "Com a idade o anel resseca. Mas se o rolamento tem jogo, ou a cremalheira aperta a engrenagem, a peça nova também cede, e a causa precisa ser corrigida.",
            "O comum é o ressecamento. Eixo que balança, por rolamento gasto ou cremalheira sem a folga de {rack.clearance}, estraga o anel de novo.",
          ],
          [
            "Líquido perto da placa pode ser capacitor estourado, e não óleo. Ronco, calor forte ou eixo com folga mostram que a engrenagem já sofreu: desligue o disjuntor.",
            "Mancha junto da central lembra capacitor, não vedação. Se há ronco novo ou carcaça muito quente, pare de usar, porque o redutor trabalhou sem óleo.",
            "Confira de onde pinga: ao lado da placa, suspeite do capacitor. Com ronco ou folga no eixo, o portão fica desligado até abrir o redutor.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca", "O serviço em bancada"],
        slots: [
          [
            "O motor sai, o redutor, que é a caixa de engrenagens, é aberto e lavado, e entram retentor, junta e lubrificante do tipo do fabricante. O retentor é barato; o que custa é a mão de obra de abrir, e os dois vêm num valor só.",
            "Em bancada, abre-se e limpa-se a caixa de engrenagens, pois misturar produtos estraga a vedação. O anel pesa pouco no preço, que é quase todo de mão de obra.",
            "Leva-se o motor à bancada, lava-se o redutor e trocam-se anel, junta e óleo ou graxa. A peça sai barata, e o trabalho de desmontar é o principal da conta.",
          ],
          [
            "Coroa ou rolamento gasto muda a conta. Em motor com {trade.life}, a troca por um novo, de {price.homeSwap} em casa, costuma render mais.",
            "Se há engrenagem gasta e o motor já tem {trade.life}, compare com um novo, {price.homeSwap} instalado na troca residencial.",
            "Motor de {trade.life} com coroa ruim pede comparação: o novo, com mão de obra, fica de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
  }),
  within(montarETrocar, "transformador-da-placa", {
    id: "transformador-esquenta-ou-zumbe",
    label: "Transformador da placa quente ou zumbindo",
    phrase: "o transformador quente da placa",
    asks: [
      "trafo esquentando",
      "transformador esquentando",
      "trafo placa esquentando",
      "transformador placa esquenta",
      "trafo quente",
      "transformador quente",
      "transformador zumbindo",
      "trafo zumbindo",
      "transformador barulho placa",
      "trafo placa barulho",
    ],
    answers: {
      any: [
        "Transformador da placa do portão morno, com zumbido fraco e constante, é normal, porque ele fica ligado o dia todo; quente demais para encostar ou zumbindo alto, não é. A causa costuma ser acessório demais, curto em fotocélula ou tensão errada: desligue o disjuntor e peça a medição.",
        "É normal o trafo da central ficar morno, pois trabalha 24 horas; trafo esquentando muito ou com zunido que se ouve de longe indica curto num acessório, carga demais na saída ou tensão trocada. Corte o disjuntor, não abra a caixa e chame o técnico para medir.",
        "Transformador pelando ou zumbindo dentro do motor está sobrecarregado; só o calor leve e o zumbido baixinho são normais. Desligue o disjuntor: a medição separa curto em sensor, excesso de acessórios e erro de tensão, e evita que a placa queime junto.",
      ],
    },
    photo: "a etiqueta do motor e o modelo da placa na tampa ou no manual, sem abrir a caixa",
    questions: [
      {
        question: "Posso usar o portão com o transformador zumbindo?",
        answers: [
          "Com zumbido baixo e caixa morna, pode. Se o som aumentou ou a tampa ficou quente demais para encostar, desligue o disjuntor e deixe o portão fechado até medir.",
          "Só se o ruído é fraco e antigo. Zunido que cresceu ou calor forte pedem disjuntor desligado, com o portão fechado e trancado.",
        ],
      },
      {
        question: "Posso pôr um transformador mais forte?",
        answers: [
          "Com a mesma tensão e um pouco mais de corrente, o técnico pode aceitar, se couber. Tensão diferente, nunca, porque queima a placa.",
          "Mais corrente com tensão igual não faz mal; tensão trocada destrói a central. Ainda assim, ache antes o que sobrecarregou o antigo.",
        ],
      },
      {
        question: "Perco os controles ao trocar o transformador?",
        answers: [
          "Em geral não, porque os códigos ficam na memória da placa. Com placa nova, todos são cadastrados outra vez.",
          "O cadastro continua na mesma central. Só a troca da placa inteira obriga a gravar cada controle de novo.",
        ],
      },
      {
        question: "Como evitar que queime de novo?",
        answers: [
          "Um protetor de surto (DPS) com fio terra no quadro segura os picos da rede, e os acessórios devem respeitar a saída da placa. Fonte separada alimenta fechadura e câmera.",
          "DPS aterrado no quadro protege contra surto. Fechadura, câmera e outros aparelhos ganham fonte própria, em vez de sair da placa.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "causes",
        headings: ["Por que o transformador esquenta", "De onde vêm o calor e o zumbido"],
        slots: [
          [
            "O transformador baixa a tensão da rede para a placa e os acessórios. Se fotocélula, receptor ou fechadura puxam mais do que ele dá, o núcleo vibra, zumbe e esquenta.",
            "A peça rebaixa os volts da rede para alimentar a central e o que está ligado nela. Acessórios demais ou um fio em curto pedem corrente acima da conta, e daí vêm o zunido e o calor.",
            "Cabe ao transformador entregar a tensão baixa da central, da fotocélula e do receptor. Carga acima do limite faz as chapas vibrarem e aquecerem.",
          ],
          [
            "Ligação errada também causa isso. Uma placa de 127 V em 220 V aquece e queima em instantes, e fio molhado entre sensor e central fecha curto nos dias de chuva.",
            "Outra causa é a tensão: 220 V numa entrada de 127 V destrói a peça quase na hora. Umidade no cabo do sensor produz curto que aparece quando chove.",
            "Confira ainda a tensão, porque central de 127 V não aguenta 220 V. Se o calor surge só com chuva, suspeite de cabo de fotocélula úmido.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando desligar na hora", "Sinais de que vai queimar"],
        slots: [
          [
            "Desligue o disjuntor e não religue se sentir cheiro de verniz, vir mancha escura na caixa ou não puder encostar a mão na tampa. Placa apagada com energia no quadro e fusível bom já sugere transformador queimado.",
            "Cheiro de queimado, tampa muito quente ou mancha na caixa pedem disjuntor desligado até a medição. Se nada acende e há energia com fusível inteiro, é provável que ele tenha queimado.",
            "Tampa que não se consegue tocar, verniz no ar e escurecimento da caixa são avisos para cortar a energia. Central morta, com disjuntor ligado e fusível inteiro, aponta a queima.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Medição e troca"],
        slots: [
          [
            "Com o disjuntor desligado e o capacitor descarregado, o técnico solta os acessórios um a um e mede a corrente. Assim se acha o que puxa demais antes de trocar a peça.",
            "O técnico trabalha sem energia, retira fotocélula, receptor e fechadura da saída e liga de novo por partes. O que fizer o calor voltar está com defeito.",
            "Sem energia na placa, cada acessório é desligado e medido em separado. Dessa forma o culpado aparece, e o transformador novo não queima pelo mesmo motivo.",
          ],
          [
            "O transformador novo precisa ter a mesma tensão e os mesmos pinos. Se soldar essa peça chega perto do preço de outra central, trocar a placa inteira compensa, pois ela vem com relés e receptor sem uso.",
            "Troca-se por outro de tensão e encaixe idênticos. Quando o conserto se aproxima do valor da central, fica melhor a placa nova, que renova também o receptor.",
            "A reposição respeita tensão e pinagem. Placa velha, com conserto quase no preço da nova, pede substituição completa.",
          ],
        ],
      },
    ],
  }),
  within(montarETrocar, "transformador-da-placa", {
    id: "tensao-do-transformador",
    label: "Tensão do transformador da placa",
    phrase: "a tensão do transformador",
    asks: [
      "trafo 127 220",
      "transformador 127 220",
      "trafo 110 220",
      "trafo placa 127 220 saber",
      "trafo qual tensão",
      "trafo voltagem saída",
      "trafo placa voltagem saída",
      "transformador voltagem saída",
      "trafo quantos volts",
      "transformador quantos volts",
    ],
    intent: "question",
    answers: {
      any: [
        "Para saber se o trafo da placa é 127 ou 220, leia a etiqueta dele ou o desenho impresso na central, com o disjuntor desligado e sem tocar nos fios. Com três fios na entrada, um é o comum, outro é o de 127 V (o 110) e outro o de 220 V; qual é qual, o técnico mede.",
        "A tensão do transformador da central está na etiqueta: a entrada é 127 V, 220 V ou as duas, e a saída é baixa tensão, na casa de 12 a 24 V em muitas placas. Transformador bivolt tem três fios ou uma chave; se a etiqueta sumiu, só a medição do técnico diz o fio certo.",
        "A voltagem do trafo do portão se lê no corpo dele: quando aparecem 127 e 220 na entrada, o transformador da placa é bivolt, com três fios ou chave. Um fio é comum aos dois, e a cor muda de marca para marca, por isso a ligação se confirma com medição, feita por técnico.",
      ],
    },
    photo: "a etiqueta do motor e o modelo da placa na tampa ou no manual, sem abrir a caixa",
    questions: [
      {
        question: "Posso pôr um transformador mais forte?",
        answers: [
          "Só se as tensões forem as mesmas. Corrente um pouco maior não faz mal, porque a placa puxa o que precisa; tensão diferente na saída queima a central.",
          "Com mais ampères, sim, se couber no lugar. Com outra tensão, nunca, porque a placa recebe direto o que o secundário entrega.",
        ],
      },
      {
        question: "Perco os controles ao trocar o transformador?",
        answers: [
          "Não, o cadastro fica na memória da placa e continua lá sem energia. Só a troca da central obriga a gravar os controles outra vez.",
          "Em geral, não. A memória guarda os códigos mesmo desligada; quem troca a placa inteira é que cadastra tudo de novo.",
        ],
      },
      {
        question: "Mudei de casa e a rede é outra. Troco o trafo?",
        answers: [
          "Depende da etiqueta: trafo bivolt só muda de ligação, feita pelo técnico. Se for de uma tensão só, troca-se a peça, e o motor também precisa aceitar a rede nova.",
          "Bivolt, não: muda o fio ou a chave. De tensão única, sim, e antes se confere o motor, porque ele tem a sua própria tensão.",
        ],
      },
      {
        question: "Quanto custa descobrir a tensão do trafo?",
        answers: [
          "Pela foto da etiqueta ou do modelo da placa, em geral nada. Se for preciso medir no local, a visita em casa parte de {price.preventive}, sem peças.",
          "A resposta por foto não tem custo. Quando não há etiqueta nem manual, a medição é feita em visita a partir de {price.preventive}, fora peças.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["Como ler a etiqueta do transformador", "Onde está a tensão do trafo"],
        slots: [
          [
            "No jargão, a entrada se chama primário e traz a tensão da rede, 127 ou 220 V. A saída é o secundário, com a baixa tensão que alimenta a placa, e costuma vir como dois números iguais com um zero no meio quando há três fios.",
            "A etiqueta traz duas linhas: primário, o lado da rede, de 127 ou 220 V, e secundário, o lado da placa, de poucos volts. Saída escrita como número, zero e número tem três fios, com o do meio de referência.",
            "Procure as palavras primário e secundário: a primeira mostra a rede em que ele trabalha, e a outra, a tensão que entrega à central. Saída de três fios aparece com um zero entre dois valores.",
          ],
          [
            "Se o papel apagou, o manual da central ou o texto impresso ao lado dos bornes dá a mesma informação. Mande o modelo da placa, pois cada central usa um transformador seu.",
            "Sem etiqueta legível, vale o manual do motor ou o que está impresso na própria placa. Com o modelo dela dá para saber a tensão sem abrir nada.",
            "Quando a etiqueta se perdeu, o modelo da central responde, porque a tensão consta do manual. Muitas placas trazem o valor escrito junto dos parafusos de ligação.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Três fios na entrada: quem liga", "Por que o fio trocado queima a placa"],
        slots: [
          [
            "Numa entrada de três fios, usa-se o comum com o fio da tensão da casa, e o que sobra fica isolado. Ligar 220 V no fio de 127 V dobra quase a tensão na placa e a queima em segundos.",
            "O comum vai sempre ligado, junto do fio de 127 ou do de 220, nunca dos dois, e a ponta livre recebe isolação. Trocar os dois põe quase o dobro de tensão na central, que queima na hora.",
            "Ligam-se só dois fios: o comum e o da rede que chega ao motor, deixando o terceiro isolado. O erro de 127 por 220 leva à placa quase o dobro do que ela aguenta.",
          ],
          [
            "Não decida pela cor nem por tentativa, porque ali há tensão da rede e capacitor carregado. O técnico mede a resistência de cada par com tudo desligado e só depois liga.",
            "Cor de fio não é regra entre fabricantes, e testar ligando é caro e perigoso. A identificação se faz com o multímetro, sem energia, por quem trabalha com isso.",
            "A cor não serve de guia, e o ensaio com energia dá choque e queima peça. Com o aparelho de medir e o disjuntor desligado, o técnico acha o par certo pela resistência.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se o trafo queimou", "Como se escolhe o transformador novo"],
        slots: [
          [
            "Placa apagada com energia no quadro e fusível bom é o sinal mais comum de trafo queimado. O novo precisa ter a mesma entrada, a mesma saída e corrente igual ou maior, e caber nos furos.",
            "Desconfie dele quando nada acende, embora haja energia e o fusível esteja inteiro. A peça de troca repete a tensão dos dois lados e não pode ter menos corrente que a antiga.",
            "O transformador queimado deixa a central muda, mesmo com disjuntor ligado e fusível perfeito. Para trocar, repetem-se entrada e saída, e a corrente, em ampères, fica igual ou acima.",
          ],
          [
            "Antes de religar, confere-se o varistor, protetor contra picos, e os fios de acessório em curto. Se o reparo se aproxima do preço da placa, a nova compensa, e central com fonte chaveada nem usa esse trafo.",
            "A causa vem junto: surto que passou pelo varistor, o componente de proteção, ou fotocélula em curto. Perto do valor de uma central, prefira a central; as de fonte chaveada dispensam o trafo.",
            "Procura-se também o que o queimou, em geral pico de rede ou fio de sensor em curto. Quando a soma chega perto de uma central nova, ela vale mais, e muitas já trazem fonte chaveada, sem trafo.",
          ],
        ],
      },
    ],
  }),
  within(instalacaoEletrica, "fio-e-disjuntor-do-motor", {
    id: "dois-motores-um-disjuntor",
    label: "Dois motores no mesmo disjuntor",
    phrase: "dois motores num disjuntor só",
    asks: [
      "dois motores mesmo disjuntor",
      "dois motores um disjuntor",
      "dois portões mesmo disjuntor",
      "dois motores mesmo circuito",
      "duas folhas dois motores disjuntor",
      "dois portões disjuntor cada motor",
    ],
    answers: {
      any: [
        "Pode ligar dois motores de portão no mesmo disjuntor se o fio e ele aguentam a soma das correntes das etiquetas, como nas duas folhas com uma central só. Com dois portões separados, use um disjuntor para cada motor: um defeito não para os dois.",
        "Dois motores e um disjuntor só é comum em portão de duas folhas, que tem uma central para os dois. Para dois portões eletrônicos independentes, o certo é um disjuntor para cada; em qualquer caso, a soma das correntes e o fio, de no mínimo 2,5 mm², são conta do eletricista.",
        "Depende: duas folhas de um portão, com dois motores e uma central, ficam no mesmo disjuntor; dois portões automáticos pedem um disjuntor para cada. O que manda é a soma das etiquetas e a bitola, de 2,5 mm² ou mais, e separar evita ficar sem os dois.",
      ],
    },
    photo: "uma foto da etiqueta do motor, do quadro fechado e do caminho até a coluna",
    questions: [
      {
        question: "O disjuntor cai quando os dois portões abrem juntos. O que é?",
        answers: [
          "A soma das partidas passou do limite, ou um motor está forçando. Separe os circuitos e meça a corrente de cada um; não ponha disjuntor maior.",
          "É sobrecarga ou motor preso. Um aumento no disjuntor só esquenta o fio, e a medição em visita parte de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "Posso aproveitar o fio de um para o outro?",
        answers: [
          "Só se o cabo aguenta a soma e a emenda fica em caixa. Em portões distantes, um cabo novo do quadro sai melhor e permite desligar cada um.",
          "Depende da bitola e da distância. Em geral, para o segundo portão se leva outro circuito, com disjuntor próprio.",
        ],
      },
      {
        question: "Quanto custa separar os circuitos?",
        answers: [
          "Muda com os metros de cabo e de tubo e com o espaço no quadro; o disjuntor em si é a parte barata. É serviço de eletricista.",
          "O disjuntor pesa pouco, e o cabo, mais, porque é cobrado por metro. Havendo eletroduto livre, o valor cai bastante.",
        ],
      },
      {
        question: "Dois motores gastam o dobro de luz?",
        answers: [
          "Gastam a soma, mas por poucos segundos a cada abertura. Na conta do mês, o peso é pequeno.",
          "O consumo dobra só enquanto os dois andam. Como são segundos por vez, a diferença mensal mal aparece.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Um disjuntor ou dois: caso a caso", "Quando juntar e quando separar"],
        slots: [
          [
            "A pergunta é quantas centrais existem e o que para quando o disjuntor cai.",
            "Conte as centrais, e não os motores, para decidir.",
            "O número de centrais responde quase tudo.",
          ],
        ],
        bullets: [
          "Duas folhas, dois motores, uma central: um disjuntor",
          "Dois portões, duas centrais: um disjuntor para cada",
          "Garagem e social com fechadura de 12 V: a fonte pode ter o seu",
          "Mesmo fio para os dois: a soma das correntes cabe no cabo?",
          "Prédio: sempre separados, para um portão cobrir o outro",
        ],
      },
      {
        about: "what",
        headings: ["A conta: soma das correntes e do fio", "O que o circuito precisa ter"],
        slots: [
          [
            "Some a corrente das duas etiquetas e lembre que a partida puxa mais que o movimento. O disjuntor fica acima dessa soma e abaixo do que o cabo de 2,5 mm², o mínimo da NBR 5410, aguenta.",
            "A soma das duas correntes, com folga para a partida, define o disjuntor, que não pode passar do limite do fio. O mínimo para motor, pela NBR 5410, é 2,5 mm².",
            "Juntam-se os ampères das etiquetas e deixa-se margem para o arranque. O cabo tem no mínimo 2,5 mm², segundo a NBR 5410, e o disjuntor nunca supera o que ele suporta.",
          ],
          [
            "Em 220 V de duas fases, o disjuntor é bipolar, porque corta os dois fios vivos; em 127 V, monopolar na fase. Terra, DR e protetor contra surto servem aos dois motores.",
            "Duas fases pedem disjuntor bipolar, e uma fase, o monopolar. O fio terra vai até cada motor, e DR e DPS ficam no quadro.",
            "O bipolar é obrigatório com duas fases, para não sobrar fio vivo; com uma só, usa-se monopolar. Cada carcaça recebe o seu fio terra.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que levar ao eletricista", "Dados dos dois motores"],
        slots: [
          [
            "Com estes dados ele faz a conta de uma vez. Você não precisa abrir tampa nem tocar em fio.",
            "Reúna tudo por fora, com o quadro fechado. O cálculo e a ligação são dele.",
            "São quatro informações, todas visíveis sem ferramenta. A parte com tensão fica para o profissional.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta de cada motor: tensão e corrente.",
          "Meça a distância do quadro a cada um.",
          "Fotografe o quadro de frente, fechado.",
          "Diga se há uma ou duas centrais.",
        ],
      },
    ],
  }),
  within(casaPosso, "deixar-o-portao-aberto", {
    id: "portao-aberto-a-noite",
    label: "Deixar o portão aberto à noite",
    phrase: "o portão aberto à noite",
    asks: [
      "deixar portão aberto noite",
      "posso deixar portão aberto noite",
      "portão aberto noite toda",
      "dormir portão aberto",
      "portão não fecha anoiteceu",

      "portão não fecha passar noite",

      "esqueci portão aberto madrugada",
      "esqueci portão aberto noite",
      "deixar portão aberto noite inteira",
    ],
    answers: {
      any: [
        "Não, o portão não deve ficar aberto à noite: é perigoso para a casa e o carro, embora não estrague o motor. Se ele não fecha e já anoiteceu, desligue o disjuntor e feche a folha de correr ou de abrir na mão, com corrente e cadeado; no basculante, não mexa e chame, {shop.hours}.",
        "Não durma com o portão aberto se puder fechar: o risco é de invasão, não do motor. Com defeito, corte a energia e tranque por dentro a folha de correr ou de abrir, reta no trilho; o basculante preso no alto fica com o técnico, que atende {shop.hours}.",
        "Esqueceu o portão da garagem aberto de madrugada? É perigoso, então feche vendo o vão; se ele não fecha, desligue o disjuntor e feche na mão o de correr ou de abrir, com cadeado. Basculante não se puxa nem se destrava, e atendemos {shop.hours}.",
      ],
    },
    photo: "uma foto do portão aberto e da etiqueta do motor",
    questions: [
      {
        question: "Deixar aberto gasta energia?",
        answers: [
          "Quase nada: a central fica em espera, como quando o portão está fechado. Com o disjuntor desligado, o gasto é zero.",
          "Só o da placa em espera, que é mínimo e igual ao do portão fechado. Cortando o disjuntor, nem isso.",
        ],
      },
      {
        question: "Posso deixar meio aberto?",
        answers: [
          "O de correr, sim, com o disjuntor desligado e o motor travado. Basculante não se deixa no meio do curso, porque a folha fica sobre a passagem e apoiada nos cabos.",
          "De correr, pode, sem energia e travado. Já o basculante para só fechado ou todo aberto: a meia altura, qualquer falha o faz descer.",
        ],
      },
      {
        question: "Vocês atendem de madrugada?",
        answers: [
          "Sim, o atendimento é {shop.hours}. Diga o tipo de portão e se a casa está exposta, para o caso ter prioridade.",
          "Atendemos {shop.hours}. Avise que o portão está aberto e se é basculante, de correr ou de abrir.",
        ],
      },
      {
        question: "Depois de religar, ele fecha sozinho?",
        answers: [
          "Algumas centrais esperam um comando; outras fecham assim que a energia volta. Deixe o vão livre antes de ligar o disjuntor e olhe o primeiro ciclo.",
          "Depende da central: há as que ficam à espera e as que iniciam o fechamento. Religue sempre com a passagem vazia.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "check",
        headings: ["Se o portão não fecha e já é noite", "Como proteger a casa até o conserto"],
        slots: [
          [
            "Muitas vezes é só a fotocélula suja, e um pano resolve. Se não for, proteja a casa nesta ordem.",
            "Antes de desistir, limpe as lentes do sensor, que é a causa mais comum. Não adiantando, siga os passos.",
            "Comece pelo mais simples, a lente da fotocélula. Continuando aberto, passe à proteção da casa.",
          ],
        ],
        steps: [
          "Limpe as lentes da fotocélula e tente uma vez, olhando o vão.",
          "Desligue o disjuntor do portão.",
          "De correr ou de abrir, reto: destrave, leve a folha devagar e passe corrente com cadeado.",
          "Basculante: não destrave, isole o vão e tranque a porta entre garagem e casa.",
          "Deixe luz acesa e o carro fechado, sem controle dentro.",
        ],
      },
      {
        about: "safety",
        headings: ["O que pode dar errado com o portão aberto", "Vento, basculante e fechamento automático"],
        slots: [
          [
            "O risco maior é alguém acionar de longe ou o fechamento automático agir assim que a fotocélula libera. Folha de abrir solta bate com o vento e entorta o braço do motor.",
            "Com o fechamento automático ativo, a folha volta depois de alguns segundos sem ninguém na fotocélula. No portão de abrir, uma rajada força dobradiça e braço.",
            "Esquecer o fechamento automático faz o portão descer ou correr sem aviso, e um controle usado de longe faz o mesmo. No de abrir, a ventania empena o braço.",
          ],
          [
            "Basculante parado no alto que escorrega alguns centímetros está desequilibrado: tire as pessoas de perto e não o use. Carro não fica sob a folha.",
            "Se o basculante erguido desce sozinho, mesmo pouco, cabo ou contrapeso está falhando. Isole a área, sem deixar veículo debaixo.",
            "Folha basculante que cede no alto avisa defeito no contrapeso, na mola ou no cabo. Afaste todos e não acione antes do conserto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para não esquecer o portão aberto", "Aviso ou fechamento automático"],
        slots: [
          [
            "Um sensor na folha com aviso no celular ou bip lembra quem esqueceu. O fechamento automático também resolve, com fotocélula testada e pausa de alguns segundos bem regulada.",
            "Quem esquece com frequência pode pôr um sensor de portão aberto, que apita ou avisa no celular. Outra saída é a pausa automática, desde que a fotocélula funcione.",
            "Para dormir tranquilo, há o bip ou a mensagem no celular quando a folha fica aberta. Já o fechar sozinho exige fotocélula em ordem e tempo de pausa certo.",
          ],
        ],
      },
    ],
  }),
  within(sintomasDoDia, "posicao-do-ima", {
    id: "qual-ima-usar",
    label: "Qual ímã usar no fim de curso",
    phrase: "o ímã certo do fim de curso",
    asks: [
      "qual ímã usar",
      "qual ímã portão",
      "que ímã usar",
      "qual ímã comprar",
      "ímã serve qualquer portão",
      "qualquer ímã serve",
      "qual ímã fim curso",
      "ímã portão comprar",
      "ímã alto falante fim curso",
      "perdi ímã portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "No fim de curso do portão deslizante use o ímã do modelo do seu motor, com o suporte dele; não serve qualquer um, porque muda a força e o polo que o sensor lê. Em muitos motores são dois, um para abrir e outro para fechar, com polos trocados.",
        "Não é qualquer ímã que serve no fim de curso: o sensor do motor espera um polo e uma distância, e o de neodímio, mais forte, aciona antes da hora. O certo é o do modelo da etiqueta, quase sempre em par, um com o polo norte e outro com o sul voltado para o sensor.",
        "Qual ímã usar no portão de correr? O da marca e do modelo do motor, vendido com suporte e, em geral, aos pares, um para cada parada. Ímã de neodímio ou de alto-falante não é indicado no fim de curso, porque força e polo diferentes mudam o ponto em que a folha para.",
      ],
    },
    photo: "fotos dos dois ímãs na cremalheira e da etiqueta do motor",
    questions: [
      {
        question: "Posso mudar o ímã do lugar em casa?",
        answers: [
          "No portão de correr, com o disjuntor desligado e poucos milímetros por vez, sim. Risque antes a posição antiga para poder voltar.",
          "Pode, no deslizante e sem energia, marcando onde estava. No basculante, não mexa.",
        ],
      },
      {
        question: "Quanto custa o ímã do portão?",
        answers: [
          "É das peças mais baratas do portão, vendida em par ou avulsa com suporte. Se o técnico posiciona e regula o percurso, a visita em casa parte de {price.preventive}, sem peças.",
          "O par de ímãs custa pouco perto de uma placa ou engrenagem. Com posicionamento e regulagem em residência, a visita começa em {price.preventive}, fora peças.",
        ],
      },
      {
        question: "Posso prender o ímã com cola ou fita?",
        answers: [
          "Não. A vibração solta, e poucos milímetros mudam a parada da folha. Ele vai no suporte, com parafuso.",
          "Cola não segura, porque a folha vibra e pega sol. Use o suporte com parafuso.",
        ],
      },
      {
        question: "Bati o portão com o ímã invertido. O que verificar?",
        answers: [
          "Veja, sem energia, se a folha está no trilho e o batente firme. Estalo ou giro em falso depois disso indica engrenagem gasta.",
          "Com o disjuntor desligado, olhe trilho, batente e cremalheira. Se o motor gira em falso, a engrenagem sofreu.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de comprar o ímã", "Modelo, polo e suporte"],
        slots: [
          [
            "A etiqueta do motor resolve a maior parte da compra. O resto se vê no suporte que ficou na cremalheira.",
            "Com a etiqueta e uma foto do suporte antigo, a escolha fica certa. Estes são os pontos.",
            "Compare a embalagem com o motor e com o ímã que sobrou. É o par que precisa combinar.",
          ],
        ],
        bullets: [
          "Marca e modelo do motor, lidos na etiqueta",
          "Par com polos diferentes, ou um só, conforme o motor",
          "Suporte próprio, que prende na cremalheira",
          "Distância até o sensor, de alguns milímetros",
        ],
      },
      {
        about: "check",
        headings: ["Como o ímã é posicionado", "Achar o ponto do ímã, na ordem"],
        slots: [
          [
            "Vale para portão de correr com ímãs na cremalheira, reto e em piso nivelado. Tudo se faz com o disjuntor desligado e a folha movida na mão.",
            "Só no deslizante o ímã fica à mão, e a posição se acha sem energia. Antes, veja se a folha anda leve e se o batente está firme.",
            "Com a energia cortada e a folha de correr destravada, a posição aparece empurrando o portão. Trilho limpo e batente firme são condição.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, destrave o motor e feche a folha de correr na mão.",
          "Marque na cremalheira o ponto diante do sensor, pouco antes do batente.",
          "Prenda ali o ímã de fechamento, com a face certa para o motor.",
          "Abra a folha e faça o mesmo com o outro ímã.",
          "Trave, religue e teste de longe, com a passagem livre.",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber se o ímã está invertido", "Se os ímãs forem trocados"],
        slots: [
          [
            "Invertido, o portão passa do ponto e bate, ou nem sai do lugar, porque a placa acha que ele já chegou. Longe demais do sensor, o efeito é o de ímã faltando.",
            "Se a folha chega ao fim e o motor segue ligado, ou se não parte para um lado, os ímãs podem estar trocados. Distância grande dá o mesmo sinal.",
            "Batida no fim ou portão que não arranca indica polo virado. O sensor também deixa de ler quando o ímã fica longe.",
          ],
          [
            "Motor que conta as voltas, com encoder, não usa ímã de parada: nele o percurso é gravado na placa. Basculante tem o ímã ou a chave junto do fuso, e ali o ajuste é do técnico.",
            "Nem todo motor tem ímã, já que os de encoder guardam o percurso na central. No basculante, o sensor fica perto do fuso e só o técnico mexe.",
            "Nos motores com encoder, o percurso é gravado e não há ímã a comprar. Em basculante, a regulagem fica com o técnico.",
          ],
        ],
      },
    ],
  }),
  within(placa, "trocar-placa", {
    id: "quanto-demora-trocar-a-placa",
    label: "Quanto tempo demora trocar a placa",
    phrase: "o tempo da troca da placa",
    asks: [
      "quanto tempo trocar placa",
      "quanto tempo demora trocar placa",
      "demora trocar placa",
      "tempo troca placa",
      "quantas horas trocar placa",
      "quantas horas troca central",
    ],
    intent: "question",
    answers: {
      any: [
        "Trocar a placa do portão leva em geral de uma a duas horas, no mesmo dia, quando a central certa já foi identificada pela etiqueta: montar, gravar o percurso e cadastrar os controles. O que demora dias é achar placa de modelo fora de linha; em prédio, cadastrar muitos controles alonga.",
        "O tempo para trocar a placa do portão é de cerca de uma a duas horas, numa visita só, se a peça está em mãos. Central fora de linha precisa ser encontrada antes, o que pode levar dias, e cada controle a gravar acrescenta alguns minutos.",
        "Se você precisa sair cedo, conte uma ou duas horas para o técnico trocar a placa, regular o percurso e gravar os controles. A central é trocada no mesmo dia quando o modelo foi confirmado por foto; peça difícil de achar é o que atrasa.",
      ],
    },
    photo: "uma foto da etiqueta do motor, outra de um controle e, se já comprou, da placa nova",
    questions: [
      {
        question: "Posso trocar a placa sozinho?",
        answers: [
          "Não é indicado: há tensão da rede, capacitor carregado e ligação que, errada, queima a peça nova.",
          "Melhor não. Um fio trocado perde a central, e o capacitor dá choque mesmo desligado.",
        ],
      },
      {
        question: "A placa nova precisa ser da mesma marca?",
        answers: [
          "Nem sempre. Motor comum aceita central compatível; motor com inversor ou encoder, o contador de voltas, exige a própria.",
          "Depende: no motor de capacitor, outra marca serve se tensão e fim de curso combinam. No de inversor, não.",
        ],
      },
      {
        question: "Perco os controles na troca?",
        answers: [
          "Os de mesmo código são gravados de novo. Os que não combinam pedem controle novo ou um receptor avulso.",
          "Em geral não, porque são recadastrados. Código diferente se resolve com receptor à parte.",
        ],
      },
      {
        question: "Posso usar o portão na mão enquanto a peça não chega?",
        answers: [
          "O de correr ou de abrir, reto, sim: disjuntor desligado e motor destravado. O basculante não se destrava sem o técnico.",
          "Só folha de correr ou pivotante em ordem, com a energia cortada. Basculante fica fechado e quieto.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "visit",
        headings: ["Como é a troca da placa, na ordem", "O que o técnico faz nesse tempo"],
        slots: [
          [
            "Primeiro se medem rede, fusível e motor, porque um motor em curto queimaria a placa nova. Depois a energia é cortada, os fios são marcados e a central, trocada.",
            "A medição vem antes: motor em curto mata a central nova no primeiro acionamento. Com tudo desligado e os fios identificados, a velha sai e a outra entra.",
            "O técnico prova que o defeito é da placa e que o motor está são. Só então desliga, marca os fios e faz a troca.",
          ],
          [
            "A parte mais longa é a programação: percurso, menor força que move a folha, controles um a um e teste de obstáculo. O portão fica parado durante todo o serviço.",
            "Regular leva mais tempo que montar, porque o percurso e a força são ajustados e cada controle é gravado e testado. Enquanto isso ninguém passa.",
            "Montada a central, vêm percurso, força, controles e prova de obstáculo, etapa que ocupa mais da metade do tempo, com a passagem fechada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que separar para a troca ser rápida", "Dados para achar a placa certa"],
        slots: [
          [
            "Placas de cara igual podem ter ligações diferentes, e o que define a compatível é a etiqueta do motor. Tudo se vê por fora, com a tampa fechada.",
            "A etiqueta do motor manda mais que a aparência da placa. Separe antes o que segue, sem abrir nada.",
            "Com estes dados a peça certa já vem na primeira ida. Nenhum deles exige tirar a tampa.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com tensão e modelo.",
          "Fotografe um controle, de frente e de trás.",
          "Anote se há trava, fotocélula, sinaleiro e nobreak.",
          "Reúna todos os controles para o dia da troca.",
          "Tire o carro antes, porque o portão fica parado.",
        ],
      },
      {
        about: "cost",
        headings: ["Placa nova, reparo ou motor novo", "O que pesa no preço e no prazo"],
        slots: [
          [
            "Relé ou fonte queimados têm conserto de bancada, mais barato que outra central, mas que costuma levar alguns dias. Em motor que já chegou aos {trade.life}, compare com o conjunto, de {price.homeSwap} em casa, que se troca em poucas horas.",
            "O reparo em bancada custa menos e demora mais, por sair de casa. Com o motor também velho, de {trade.life}, vale ver o conjunto novo, de {price.homeSwap} instalado em residência.",
            "Entre consertar e trocar, o conserto é mais barato e a troca, mais rápida. Motor gasto, com {trade.life}, pede comparar com outro completo, de {price.homeSwap}, já montado.",
          ],
        ],
      },
    ],
  }),
  within(normas, "fotocelula-obrigatoria", {
    id: "fotocelula-obrigatoria-no-predio",
    label: "Fotocélula é obrigatória em condomínio?",
    phrase: "a fotocélula no condomínio",
    asks: [
      ...combine(
        ["condomínio", "prédio", "edifício", "síndico"],
        [
          "fotocélula obrigatória",
          "fotocélula obrigatório",
          "obrigado fotocélula",
          "obrigado ter sensor",
          "obrigado sensor portão",
          "sensor obrigatório",
          "lei fotocélula",
          "norma fotocélula",
          "norma obriga fotocélula",
          "obrigatoriedade fotocélula",
          "sem fotocélula",
          "portão sem fotocélula",
          "portão pode sem fotocélula",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A fotocélula deve ser tratada como obrigatória em condomínio, embora não conheçamos lei geral que a exija. A convenção, o município, o seguro e o manual do motor podem exigir. Sem o sensor, a folha fecha sobre pessoas e carros. Peça e ligação são orçadas juntas, por foto.",
        "Na prática, trate a fotocélula como obrigatória no portão de condomínio. Não conhecemos lei geral sobre o sensor, porém o regimento, a prefeitura, a seguradora e o manual do motor podem pedir. Num acidente, a falta dela pesa contra o prédio. O valor do par instalado sai por foto.",
        "Em condomínio, a fotocélula não é exigida por uma lei geral que conheçamos, mas a convenção, o município, o seguro ou o manual do motor podem exigir. Como o síndico responde pela área comum, o certo é instalar. O par de sensores com a ligação é orçado de graça, por foto.",
      ],
    },
    photo: "uma foto do portão, das duas colunas e da etiqueta do motor",
    questions: [
      {
        question: "O portão do prédio é antigo. Dá para colocar sensor?",
        answers: [
          "Na maioria dos motores, dá sem trocar o motor, porque a placa tem entrada para fotocélula. Em placa muito antiga, pode ser preciso trocar a central, e a foto da etiqueta mostra o caso.",
          "Quase sempre, já que as placas trazem uma entrada para isso. Só as muito velhas pedem central nova; por uma foto da etiqueta do motor se sabe.",
        ],
      },
      {
        question: "A assembleia precisa aprovar a fotocélula?",
        answers: [
          "Por ser item de segurança e de valor baixo perto do orçamento do prédio, muitos síndicos instalam e prestam contas depois. A convenção diz o limite; em dúvida, leve à assembleia.",
          "Depende do limite que a convenção dá ao síndico. Reparo de segurança costuma caber nele, com prestação de contas na assembleia seguinte.",
        ],
      },
      {
        question: "De quanto em quanto tempo o técnico revisa o sensor?",
        answers: [
          "Em prédios e empresas, a revisão é {visits.business}, com limpeza das lentes, alinhamento e teste. Entre uma e outra, o teste mensal do zelador basta.",
          "A visita técnica em prédio é {visits.business} e inclui lentes, alinhamento e ensaio do recuo. O zelador cobre o intervalo com o teste mensal.",
        ],
      },
      {
        question: "A borda sensível vale no lugar da fotocélula?",
        answers: [
          "Ela age no toque, enquanto a fotocélula evita o toque, e por isso uma não substitui a outra. Onde passa muita gente, usam-se as duas.",
          "Não substitui: a borda reage quando a folha já encostou, e o feixe para antes disso. Em garagem com movimento, o bom é ter ambas.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "what",
        headings: ["Quem pode exigir a fotocélula no condomínio", "Norma, manual, prefeitura e seguro"],
        slots: [
          [
            "As normas técnicas pedem proteção contra esmagamento, e a fotocélula, par de sensores que vê o vão, é o meio mais usado. Os fabricantes a indicam no manual, sobretudo com fechamento automático, e o Código de Defesa do Consumidor toma essa norma como referência.",
            "A exigência costuma vir do manual do motor, que pede o sensor principalmente quando o portão fecha sozinho. Por trás estão as normas contra esmagamento, que o Código de Defesa do Consumidor usa como medida, e a fotocélula é o modo comum de cumpri-las.",
            "Contra esmagamento, a solução mais usada é a fotocélula, dois sensores que percebem quem está no vão. Manuais de motor a pedem, em especial no fechamento automático, e as normas técnicas servem de parâmetro no Código de Defesa do Consumidor.",
          ],
          [
            "Prefeitura, seguradora e regulamento interno podem acrescentar regras próprias. A administradora consulta os três e registra a resposta em ata.",
            "Há ainda o regimento do prédio, a apólice e o município, cada um com a sua regra. Vale perguntar aos três e guardar a resposta na ata.",
            "Regras locais somam-se a isso: apólice de seguro, convenção e lei municipal. O síndico confere uma a uma e deixa registrado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O risco de ficar sem sensor", "Portão de condomínio sem fotocélula"],
        slots: [
          [
            "Sem o feixe, o portão só recua depois de encostar, e isso se a força estiver bem regulada. Criança, moto ou quem anda atrás do carro não é visto por quem aciona de longe.",
            "A folha que não tem feixe depende do toque para parar, e a regulagem de força nem sempre ajuda. Quem aperta o controle não vê o pedestre abaixado, o animal ou a moto no vão.",
            "Portão sem sensor precisa bater para voltar, e volta apenas com a força no mínimo. Do carro ou da portaria, ninguém enxerga a criança ou o motociclista que entrou no caminho.",
          ],
          [
            "Havendo acidente, a falta do sensor e da manutenção pesa contra quem responde pelo prédio. Um sensor anulado é ainda mais difícil de explicar.",
            "Se alguém se machuca, apura-se o que faltou, e proteção ausente ou anulada conta contra a administração.",
            "A responsabilidade é vista caso a caso, mas sensor desligado ou manutenção esquecida jogam contra o síndico.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Quantos pares, que altura e como testar", "Altura da fotocélula e teste de cada mês"],
        slots: [
          [
            "Em garagem de prédio, dois pares em alturas diferentes enxergam tanto o carro baixo quanto a caminhonete. A altura segue o manual, porque um feixe só, muito baixo, passa por baixo do veículo alto.",
            "O usual são dois pares, um baixo e outro mais alto, nas alturas que o manual indica. Com um par apenas, o feixe pode cruzar entre as rodas de um veículo alto e não o perceber.",
            "Siga o manual quanto à altura e prefira dois pares no prédio. O motivo é simples: um único feixe rente ao chão passa sob a caminhonete, como se o vão estivesse livre.",
          ],
          [
            "Uma vez por mês, corte o feixe com um cabo de vassoura, de lado e fora do caminho da folha. O portão deve parar e reabrir; se falhar, deixa de ser usado até o conserto, e a data vai para o registro.",
            "O zelador testa todo mês, com uma vara comprida e longe da folha: ao cortar o feixe, ela tem de voltar. Falhou, o uso para até o técnico vir, e tudo se anota no livro do prédio.",
            "O teste é mensal e leva um minuto: uma vara corta o feixe pela lateral e a folha reabre. Quando não reabre, suspende-se o uso e chama-se o técnico, com o resultado anotado.",
          ],
        ],
      },
    ],
  }),
  within(normas, "fotocelula-obrigatoria", {
    id: "fotocelula-obrigatoria-na-empresa",
    label: "Fotocélula é obrigatória em empresa?",
    phrase: "a fotocélula no portão de empresa",
    asks: [
      ...combine(
        ["empresa", "galpão", "comércio", "escola", "indústria", "estacionamento"],
        [
          "fotocélula obrigatória",
          "fotocélula obrigatório",
          "obrigado fotocélula",
          "obrigado ter sensor",
          "obrigado sensor portão",
          "sensor obrigatório",
          "sensor barreira obrigatório",
          "sensor barreira",
          "lei fotocélula",
          "norma fotocélula",
          "norma obriga fotocélula",
          "obrigatoriedade fotocélula",
          "sem fotocélula",
          "portão sem fotocélula",
          "portão pode sem fotocélula",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em portão de empresa, loja, galpão ou escola, trate a fotocélula como obrigatória: não conhecemos lei geral que a cite em todo portão, mas quem tem funcionários e público responde pela segurança, e manual, prefeitura e seguro podem exigir. O par entra em quase todo motor com placa atual.",
        "A fotocélula é, na prática, obrigatória no portão de empresa ou comércio: lei geral que a nomeie não conhecemos, porém o empregador responde por acidente, e a falta do sensor pesa contra ele. Multa depende de fiscal do trabalho, prefeitura ou seguro do local.",
        "Por lei geral, não conhecemos obrigação com o nome fotocélula para todo portão; para firma, escola ou galpão, porém, o dever de segurança e as normas contra esmagamento levam a ela. Sem o sensor, a empresa pode ser cobrada, por fiscal ou na Justiça, e onde passa caminhão usam-se dois pares.",
      ],
    },
    photo: "uma foto do portão e das duas colunas, com as fotocélulas, se houver",
    questions: [
      {
        question: "A empresa pode ser multada por portão sem fotocélula?",
        answers: [
          "Pode ser autuada por falta de segurança ao trabalhador, mesmo sem regra com esse nome, e responder por acidente. Confirme com o técnico de segurança e a prefeitura.",
          "Uma autuação é possível, por segurança do trabalho ou regra municipal. Consulte o responsável pela segurança da firma.",
        ],
      },
      {
        question: "Meu portão é antigo e não tem. Preciso trocar o motor?",
        answers: [
          "Na maioria, não: a central atual costuma ter a entrada. Em placa sem ela, troca-se a central ou usa-se módulo.",
          "Quase nunca. Placa com entrada recebe o par direto; sem entrada, resolve-se com outra central.",
        ],
      },
      {
        question: "A borda sensível vale no lugar da fotocélula?",
        answers: [
          "Não substitui: ela age no toque, e a fotocélula, antes dele. Onde passa muita gente, usam-se as duas.",
          "São proteções diferentes. Some a borda à fotocélula em escola e onde há pedestre.",
        ],
      },
      {
        question: "De quanto em quanto tempo o técnico revisa?",
        answers: [
          "Em empresa, {visits.business}, com relatório. A visita confere lentes, alinhamento, força e reversão.",
          "A revisão é {visits.business}, e o relatório dela é a prova do cuidado.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "what",
        headings: ["Quem pode exigir a fotocélula", "De onde vem a exigência"],
        slots: [
          [
            "A exigência vem de várias fontes, e cada uma vale por si.",
            "Não é um papel só que pede o sensor, e sim vários, como estes.",
            "Quem fiscaliza ou cobra pode se apoiar em qualquer destes pontos.",
          ],
        ],
        bullets: [
          "Dever do empregador: máquina que se move não pode ferir funcionário nem público.",
          "Norma técnica: trata da proteção contra esmagamento, e a fotocélula é o meio mais usado.",
          "Manual do fabricante: pede o sensor, sobretudo com fechamento automático.",
          "Prefeitura, seguro e regulamento do condomínio: podem pedir além disso.",
        ],
      },
      {
        about: "safety",
        headings: ["O que acontece sem ela", "O risco de ficar sem sensor"],
        slots: [
          [
            "Sem feixe, o portão só recua depois de encostar, e nem sempre a força está regulada para isso. Quem está abaixado ou atrás do veículo não é visto por quem aciona.",
            "A folha sem sensor fecha sem ver pessoa, moto ou criança, e só volta após o toque, se voltar. O motorista não enxerga quem está atrás.",
            "O recuo por força age depois da batida. Pedestre, moto e criança fora da vista de quem aciona dependem do feixe.",
          ],
          [
            "Havendo acidente, a falta de proteção e de manutenção pesa contra quem responde pelo portão. Sensor anulado por gambiarra é o mais difícil de explicar.",
            "A Justiça olha se havia proteção e registro de manutenção. Uma fotocélula desligada de propósito agrava a situação da empresa.",
            "Num processo contam o sensor e o registro das visitas. Pior que não ter é ter e ter anulado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Quantos pares e como testar", "Altura e teste da fotocélula"],
        slots: [
          [
            "Carro pede um par na altura do manual, em geral de 50 a 60 cm. Caminhão pede dois pares, em alturas diferentes, porque o feixe baixo passa sob o baú; escola soma um par baixo e borda sensível.",
            "Um par, em torno de 50 a 60 cm do piso, atende a carros. Para caminhão são dois, e para escola, um deles perto do chão, mais borda que recua ao toque.",
            "Em entrada de carros basta um par, a cerca de meio metro. Galpão com caminhão usa dois, alto e baixo, e escola acrescenta sensor rente ao piso e borda sensível.",
          ],
          [
            "Teste todo mês, de fora do caminho, cortando o feixe com um objeto comprido, e anote data e resultado. Falhou uma vez, o portão sai do automático até o técnico ver.",
            "Uma vez por mês, corte o feixe com uma vara, de lado, e registre. Portão que não para fica fora do automático.",
            "O teste mensal se faz de longe, com objeto, e vai para o registro da empresa. A primeira falha já pede o técnico.",
          ],
        ],
      },
    ],
  }),
  within(medidas, "motor-portao-por-largura", {
    id: "motor-portao-5-metros-ou-mais",
    label: "Motor para portão largo, de 5 a 12 metros",
    phrase: "o motor para portão largo",
    asks: [
      ...combine(
        ["motor"],
        [
          "4,5 metros",
          "5 metros",
          "5,5 metros",
          "6 metros",
          "6,5 metros",
          "7 metros",
          "8 metros",
          "9 metros",
          "10 metros",
          "12 metros",
          "portão 5m",
          "portão 6m",
          "portão 7m",
          "portão 8m",
          "portão 10m",
        ],
      ),
      ...combine(
        ["motor galpão", "motor empresa", "motor portão industrial"],
        ["5 metros", "6 metros", "7 metros", "8 metros", "9 metros", "10 metros", "12 metros"],
      ),
    ],
    answers: {
      any: [
        "Para portão de 6 metros de correr, use um motor com 400 kg ou mais na ficha, se a folha é de chapa comum com uns 2 metros de altura. Em galpão, use de 500 kg para cima. A troca fica de {price.homeSwap} em casa, com folha leve, e de {price.heavySwap} em folha pesada. A primeira instalação sai por foto.",
        "Para portão de 5 metros de correr, use um motor com pelo menos 300 kg na ficha, se a folha é de chapa com uns 2 metros de altura. Em grade ou alumínio, que pesam bem menos, basta o residencial de entrada. A troca fica de {price.homeSwap} em casa; o primeiro motor é orçado por foto.",
        "O motor para portão de 5 metros de condomínio deve ter 400 kg ou mais na ficha e ser de uso intenso, com ciclos por hora acima dos carros da hora cheia. Em prédio, o número de aberturas conta tanto quanto o peso. A troca fica de {price.heavySwap}, com mão de obra; o primeiro motor é orçado por foto.",
        "O motor para portão deslizante largo se escolhe pelo peso da folha, com um terço de folga: em chapa comum, 400 kg para seis metros e 500 kg para oito. Em portão industrial de oito metros, use 600 kg ou mais, em modelo de uso intenso. A troca fica de {price.homeSwap} em casa, com folha leve, e de {price.heavySwap} em folha pesada ou galpão, com mão de obra.",
        "Para portão de galpão de 10 metros, em geral de correr, use motor de uso intenso com 600 kg ou mais na ficha, se a chapa tem uns 2 metros de altura. Com 3 metros de altura, procure 900 kg. O motor deve ter um terço a mais que o peso da folha. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "Para portão de 8 metros, que em geral é de correr, use motor com 500 kg ou mais na ficha em chapa comum de uns 2 metros de altura; no industrial, de folha mais alta, 600 kg ou mais. Some sempre um terço ao peso da folha e procure esse número na ficha. A troca, com mão de obra, custa de {price.heavySwap} em folha pesada e de {price.homeSwap} em casa, se ela é leve.",
        "Portão de mais de quatro metros costuma ser deslizante, e o motor depende do peso, não só da largura. Some um terço aos quilos da folha e escolha uso intenso se é galpão ou empresa. A troca fica de {price.homeSwap} em casa, com folha leve, e de {price.heavySwap} em chapa pesada; base e cremalheira são à parte, se faltarem.",
      ],
    },
    questions: [
      {
        question: "Quantos HP para portão de 6 metros?",
        answers: [
          "Depende do peso: 1/3 HP serve a folha leve, e chapa alta ou galpão precisam de 1/2 HP ou mais. O número que decide é a capacidade em quilos da ficha.",
          "Olhe os quilos antes dos HP. Em 6 metros, 400 kg servem à chapa comum de 2 metros de altura, e o galpão precisa de 500 kg ou mais.",
          "Em folha leve, 1/3 HP; em chapa alta, 1/2 HP ou mais. Confirme sempre os quilos na ficha, porque modelos do mesmo HP movem pesos diferentes.",
        ],
      },
      {
        question: "Portão largo demora mais para abrir?",
        answers: [
          "No de correr, sim, porque percorre mais metros. Motor rápido e abertura parcial para pedestre encurtam a espera.",
          "Quanto mais larga a folha, mais segundos. A abertura parcial evita abrir tudo para quem está a pé.",
          "Demora, pois a folha anda toda a largura. Um modelo rápido reduz o tempo, e a abertura parcial serve a quem está a pé.",
        ],
      },
      {
        question: "Dá para fazer basculante tão largo?",
        answers: [
          "É raro e pesado: acima de {width.quarterHp} já é preciso mais que 1/4 HP, e em folha muito larga usam-se dois acionadores e contrapeso calculado.",
          "Em 5 metros ou mais quase não se faz. Exige dois acionadores e equilíbrio de projeto; o de correr costuma sair melhor.",
          "Até dá, mas com dois acionadores e um contrapeso muito grande. Nessa largura, o portão de correr é mais simples e mais barato.",
        ],
      },
      {
        question: "Meço o vão ou a folha?",
        answers: [
          "A folha, com o portão fechado, porque é o que o motor move. Ela costuma ser um pouco mais larga que o vão.",
          "A medida que vale é a da folha. Mande também o vão e o espaço livre ao lado.",
          "Meça a folha, que passa alguns centímetros do vão. Se puder, informe as duas medidas.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Capacidade do motor para cada largura", "Qual capacidade para cada largura"],
        slots: [
          [
            "Os números valem para chapa de aço com uns 2 metros de altura e já têm a folga de um terço. A folha vazada pesa bem menos. A de galpão, com 3 metros de altura, pesa uma vez e meia.",
            "São valores para chapa de aço de uns 2 metros de altura, com sobra. A grade precisa de menos, e o portão de galpão, mais alto, de mais; o projeto da folha dá o peso certo.",
            "Considere chapa de aço com perto de 2 metros de altura, já com margem. Um portão vazado pesa bem menos, e um alto, de galpão, pesa mais. Confirme pelo peso de projeto.",
          ],
        ],
        bullets: [
          "5 m: 300 kg ou mais",
          "6 e 7 m: 400 kg; em galpão, de 500 kg para cima",
          "8 e 9 m: 500 kg; em galpão, 600 kg ou mais",
          "10 m: 600 kg; 12 m: 700 kg",
          "Chapa alta, madeira ou uso intenso: motor industrial",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir na folha antes do motor", "Trilho, guia e recuo da folha larga"],
        slots: [
          [
            "Uma folha larga precisa de recuo do tamanho dela e mais uns 40 cm, trilho reto e guia superior firme, para não tombar. Empurre de ponta a ponta: ela deve andar sem prender.",
            "Ao lado do vão é preciso o comprimento da folha e 40 cm de sobra; em cima, uma guia que a segure, e no chão, trilho nivelado. Na mão, o portão tem de correr leve.",
            "Confira o espaço lateral (folha inteira e 40 cm), o trilho em nível e a guia de cima, que evita a queda. Se o portão prende na mão, isso se acerta antes.",
          ],
          [
            "A cremalheira, a régua dentada, cobre a folha toda: 8 metros de folha usam 8 metros, de aço se for pesada. O motor com inversor encurta a espera, porque acelera e freia sem tranco.",
            "Cada metro de folha leva um metro de cremalheira, a régua de dentes, de aço nas pesadas. Como o percurso é longo, vale o motor com inversor, que anda mais rápido e para macio.",
            "Conte um metro de régua dentada por metro de folha, em aço quando há peso. Em percurso comprido, o motor com inversor reduz a espera sem bater no fim.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço no portão largo", "O que soma na primeira instalação"],
        slots: [
          [
            "A troca aproveita base e cremalheira boas. Na primeira instalação somam-se os metros de cremalheira, a base de concreto e o ponto de 220 V, cobrados à parte.",
            "Se a cremalheira e a base já existem e estão retas, ficam. Um portão ainda manual precisa desses metros, do concreto e da energia até o motor.",
            "Numa troca, o que está bom permanece. Na primeira instalação, somam-se régua dentada por metro, base e fiação, cada item com o seu preço.",
          ],
          [
            "A montagem leva de {time.sliding} em casa e de {time.heavy} em folha pesada. O motor tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}.",
            "São de {time.sliding} de serviço na folha leve e de {time.heavy} na pesada, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Conte de {time.sliding} em residência e de {time.heavy} em galpão. A garantia é de {warranty.motor} da fábrica e de {warranty.installation} do serviço.",
          ],
        ],
      },
    ],
    photo: "a largura, a altura e o material da folha, com fotos por dentro, por fora e do espaço lateral",
  }),
  within(precosEPecasEscolhas, "receptor-433-ou-292", {
    id: "receptor-de-292",
    label: "Receptor de 292 ou 299 MHz",
    phrase: "o receptor de 292 MHz",
    asks: [
      ...combine(
        ["receptor", "receptora", "receptor avulso"],
        ["292", "299", "315", "292 mhz", "299 mhz", "315 mhz", "portão 292 mhz", "portão 299 mhz"],
      ),
      "vale pena receptor 292",
    ],
    intent: "buying",
    answers: {
      any: [
        "Receptor de 292 MHz para portão só vale para continuar com os controles antigos dessa frequência, e há menos modelos à venda: mande a foto do controle e dizemos se há. Se não houver, entra o de 433 com controles novos, no mesmo motor.",
        "Receptor de 292, 299 ou 315 MHz só vale para quem quer manter os controles antigos da mesma frequência: mande a foto do controle, frente e verso, e dizemos se há e o valor. Se não houver, vendemos e instalamos o de 433 com controles novos, num orçamento só.",
      ],
    },
  }),
  within(precosEPecasEscolhas, "receptor-433-ou-292", {
    id: "receptor-433-ou-292-qual",
    label: "Receptor 433 ou 292 MHz: qual escolher",
    phrase: "a escolha entre receptor de 433 e de 292 MHz",
    asks: [
      "diferença receptor 433,92 292",
      "diferença receptor 292",
      "controles antigos receptor 292 mudo 433",
      "saber receptor 433 ou 292",
      ...combine(
        ["receptor", "receptora"],
        [
          "433 292",
          "433 ou 292",
          "433 299",
          "433 ou 299",
          "433 315",
          "433 292 mhz",
          "433 ou 292 mhz",
          "433 ou 299 mhz",
          "433 ou 292 qual",
          "433 ou 292 qual comprar",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para saber se o receptor é 433 ou 292 MHz, leia a etiqueta dele ou o verso do controle que funciona. Qual comprar: o de 433 (433,92), padrão de hoje, se vai trocar também os controles; o de 292 só se quiser manter os antigos, porque um não ouve o outro.",
        "Receptor 433 ou 292? Leve o novo de 433 MHz para o portão, com controles novos, ou o de 292 se os antigos vão continuar. A frequência do seu está escrita no controle, atrás, e 433 e 433,92 são a mesma coisa.",
        "Entre o receptor de portão antigo de 292 e o novo de 433, escolha pela frequência do controle que você quer usar: ela vem no verso e precisa ser igual. Sem controle a aproveitar, compre o receptor de 433,92 MHz, com código rolante, que é o padrão atual.",
      ],
    },
    photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
    questions: [
      {
        question: "Controle de 433 funciona em receptor de 292?",
        answers: [
          "Não. São frequências diferentes, e um não ouve o outro; troca-se o controle ou o receptor.",
          "Não funciona: é preciso receptor e controle da mesma frequência, além do mesmo código.",
        ],
      },
      {
        question: "Posso ter um receptor de 433 e um de 292 no mesmo portão?",
        answers: [
          "Pode: os dois se ligam na mesma entrada da placa, cada um com os seus controles. Serve para migrar aos poucos.",
          "Sim, lado a lado na mesma entrada, enquanto os controles antigos não são trocados.",
        ],
      },
      {
        question: "O receptor de 433 serve em motor de qualquer marca?",
        answers: [
          "Em quase todos, porque se liga à entrada do botão de parede, que a maioria das placas tem. Confira só a tensão de alimentação.",
          "Sim, se a placa tem entrada de botoeira e fonte de 12 ou 24 V, ou uma tomada perto. A marca do motor não importa.",
        ],
      },
      {
        question: "O receptor novo aumenta o alcance?",
        answers: [
          "Muitas vezes, sim, se fica fora da caixa de metal e com a antena esticada. A referência é de até {trade.reach} sem nada no caminho.",
          "Costuma melhorar, por causa da antena e da posição. Num bom lugar, o alcance chega a {trade.reach} em campo aberto.",
        ],
      },
    ],
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["433 ou 292: qual é o seu", "Como identificar a frequência"],
        slots: [
          [
            "Olhe o verso ou o interior do controle: 433 e 433,92 MHz são a mesma frequência, e 292 é a antiga. Sem nada escrito, a foto do modelo costuma bastar, ou o técnico mede com um testador.",
            "A frequência está impressa atrás do controle ou na placa dele, em MHz. Se apagou, o modelo em foto quase sempre identifica, e um medidor de frequência resolve o resto.",
            "Vire o controle e procure MHz: 433,92 é o mesmo que 433, e 292 é de sistema mais velho. Faltando a marcação, reconhece-se pelo modelo ou se mede no local.",
          ],
          [
            "Frequência igual não basta: o código, fixo ou rolante, e a linha da marca também precisam combinar. Dois controles de 433 MHz podem não servir no mesmo receptor.",
            "Confira também o tipo de código, porque um receptor de 433 rolante ignora um controle de 433 fixo. Marca e linha entram na conta.",
            "Além dos MHz, contam o código e a linha do fabricante. Um 433 fixo não abre receptor 433 rolante, por exemplo.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que conferir no receptor avulso", "Alimentação, canais e memória"],
        slots: [
          [
            "Além da frequência, quatro dados da embalagem dizem se ele serve no seu portão.",
            "Frequência certa é só o começo, e a ficha do receptor traz o resto.",
            "Leia estes pontos na caixa antes de pagar.",
          ],
        ],
        bullets: [
          "Alimentação: 12 ou 24 V, da placa ou de fonte própria",
          "Canais: um para o portão; dois, se abre também o social",
          "Saída de pulso, como a do botão de parede",
          "Memória: quantos controles guarda e se apaga um só",
          "Código rolante, para não aceitar cópia de chaveiro",
        ],
      },
      {
        about: "cost",
        headings: ["Manter 292 ou mudar tudo para 433", "O que pesa no preço"],
        slots: [
          [
            "Com até três controles, migrar para 433 rolante costuma compensar, porque o de 292 está ficando raro e caro. Com muitos, ponha os dois receptores juntos e troque aos poucos.",
            "Poucos controles antigos pedem mudança de uma vez para 433, já que o 292 some das lojas. Em prédio, mantenha os dois receptores lado a lado durante a troca.",
            "Se são dois ou três aparelhos, passe tudo para 433 rolante. Sendo muitos, os dois receptores convivem na mesma entrada até o último ser trocado.",
          ],
          [
            "O preço soma o receptor, os controles e a ligação, e os controles pesam mais quando são vários. A visita de ajuste em casa parte de {price.preventive}, sem peças, e a troca leva até {trade.smallRepair}.",
            "Na conta entram receptor, cada controle e a mão de obra; com muitos controles, eles são a maior parte. A ida com ajuste custa desde {price.preventive} na residência, fora peças, e dura até {trade.smallRepair}.",
            "O receptor custa menos que uma central, e o total cresce com os controles. Instalar e gravar toma até {trade.smallRepair}, em visita que em casa começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
  }),
];
