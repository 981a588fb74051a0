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
        "Vale a pena trocar o motor AC comum por um com inversor se ele já está no fim, se a espera na rua preocupa ou se a folha bate e dá tranco. Funcionando bem e com pouco uso, não: no basculante, o JetFlex, com inversor, sai por {price.jetflex} instalado.",
        "Trocar o motor AC por um com inversor compensa quando o atual já pede conserto caro ou quando o portão abre muitas vezes; em casa calma, com o motor bom, não compensa. O ganho é de velocidade e de parada suave, e não de conta de luz.",
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
        "Quantos ampères puxa um motor de 1/4 HP está na etiqueta: em 127 V é, em geral, algo entre 3 e 5 A andando, e perto da metade em 220 V; na partida sobe por um instante. Acima da etiqueta, a folha está pesada ou o capacitor, fraco.",
        "A corrente do motor de portão vem na etiqueta, em ampères: no de 1/4 HP em 127 V costuma ficar entre 3 e 5 A andando, e em 220 V perto da metade. A partida puxa mais por um instante; o fio e o disjuntor saem desse número.",
      ],
    },
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
        "Não abra o portão na mão sem destravar, nem na falta de luz: a folha está presa ao motor, e forçar quebra engrenagem, braço ou cremalheira. Desligue o disjuntor, destrave com a chave e mova devagar, só se é de correr ou de abrir, reto e em piso plano; basculante fica para o técnico.",
        "Não force o portão sem destravar, nem sem luz: a folha está presa ao motor, e empurrar quebra engrenagem, braço ou cremalheira. O certo é disjuntor desligado, chave de destravamento e folha movida devagar, só em portão de correr ou de abrir, reto e em piso plano.",
      ],
    },
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
        "Não há prazo: o portão de correr ou de abrir, reto e em piso plano, pode ficar no manual pelo tempo que precisar, com ferrolho ou cadeado à noite, porque destravado ele fica solto. O basculante não fica no manual nem por um dia.",
        "O portão de correr ou de abrir, reto e em piso plano, pode ficar no manual o tempo que o conserto levar: o motor não estraga parado. À noite, tranque com ferrolho ou cadeado, porque destravado ele fica solto; o basculante não se usa assim.",
      ],
    },
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
        "É perigoso: com a mão molhada, uma fuga pequena no motor já dá choque forte, ainda mais sem fio terra e com o chão molhado. Não encoste no motor nem abra a tampa assim; use o controle de longe e peça para conferir aterramento e DR.",
        "Sim, é perigoso encostar no motor com a mão molhada: se há fuga de corrente, a água faz o choque ser muito mais forte. Seque as mãos, use o controle e, se já sentiu formigamento no portão, desligue o disjuntor e não encoste mais.",
      ],
    },
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
        "LED verde aceso na placa é normal na maioria das centrais: indica energia ou fim de curso acionado com o portão parado. Deixa de ser se o portão não responde ou não fecha; aí o nome impresso ao lado do LED diz qual entrada está presa.",
        "Em geral é normal: o LED verde aceso costuma dizer que a placa tem energia ou que o portão está no fim de curso. Preocupe-se se o portão não obedece; o nome impresso ao lado do LED diz o que ele acusa.",
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
        "Para fixar a cremalheira de nylon, usa-se parafuso autobrocante ou parafuso com porca no tubo da folha, um em cada furo alongado da barra; a de aço vai parafusada em calço ou soldada. O furo alongado deixa acertar {rack.clearance} de folga até a engrenagem antes do aperto final.",
        "O parafuso da cremalheira de nylon é o autobrocante, no tubo da folha, um em cada furo alongado, ou parafuso com porca onde há acesso por trás. O aperto final só vem depois de acertar {rack.clearance} de folga até a engrenagem.",
      ],
    },
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
        "Não precisa desligar o disjuntor para trocar a pilha: o controle não tem ligação com a rede. Abra a capa, ponha outra do mesmo código, com o positivo do lado certo, e teste longe da folha em movimento.",
        "Não precisa: a pilha fica no controle, que não tem fio ligado à rede, e o disjuntor do portão pode continuar ligado. Só evite apertar o botão com alguém perto da folha enquanto testa.",
      ],
    },
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
        "Um pouco de folga no meio do vão é normal; corrente frouxa, que balança, bate ou pula dente, não é. Com o uso os elos cedem, e ela precisa ser esticada: serviço do técnico, com a folha presa e o disjuntor desligado, que cabe na revisão.",
        "Não é normal a corrente ficar frouxa a ponto de bater ou pular dente; uma folga pequena no meio do vão, sim. Ela cede com o uso e se estica no esticador, com a folha presa e o disjuntor desligado, pelo técnico.",
      ],
    },
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
        "Para motor de portão em 127 V, o disjuntor costuma ser monopolar, de 10 a 16 A em casa, na fase e só para o portão, com fio de no mínimo 2,5 mm² (NBR 5410). O número exato sai da corrente da etiqueta, e o cálculo e a ligação são do eletricista.",
        "Em 127 V usa-se disjuntor monopolar na fase, só do portão, em casa costuma ser de 10 a 16 A, com fio de no mínimo 2,5 mm² e terra. Quem fecha o número é o eletricista, pela corrente da etiqueta do motor.",
      ],
    },
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
      "controle 433 não abre portão 292",
      "controle 292 não abre portão 433",
      "292 mhz 433 mhz",
    ],
    intent: "question",
    answers: {
      any: [
        "Não: controle de 292 MHz não funciona em receptor 433, nem controle 433 em portão 292, porque cada receptor só ouve a própria frequência. Para os controles antigos abrirem, liga-se um receptor avulso de 292 na placa; para modernizar, trocam-se os controles por outros de 433,92 com o mesmo código do receptor.",
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
        "Quando só um lado do portão arrasta no chão, a folha arriou daquele lado, por dobradiça, pino ou roda gastos ou por coluna que cedeu. Desligue o disjuntor, não corte a folha embaixo nem force o motor, e mande fotos das duas pontas.",
        "Lado do portão arrastando no chão é folha que arriou: dobradiça ou pino gasto, roda comida ou coluna que cedeu. Não force pelo motor nem corte embaixo; desligue o disjuntor e mande fotos das duas pontas, com a fresta à vista.",
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
        "Portão que encosta em cima e não encosta embaixo está fora de prumo: dobradiça com folga, coluna que cedeu ou folha empenada. Não force o motor para fechar a fresta; o acerto é na dobradiça ou no batente, com a folha escorada.",
        "Se o portão encosta só em cima e embaixo fica aberto, a folha ou o batente saiu do prumo: dobradiça de cima com folga, coluna inclinada ou quadro empenado. O acerto é na dobradiça e no batente, não na força do motor.",
      ],
    },
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
        "Tirado o jumper da placa, a função que ele liga para de valer: o portão pode deixar de fechar sozinho, ignorar a fotocélula ou inverter o lado de abrir. Não queima nada com o disjuntor desligado; devolva-o aos mesmos pinos, pela foto tirada antes.",
        "O que acontece ao tirar o jumper é perder a função que ele ligava: fechamento automático, fotocélula, lado de abertura ou gravação. Com o disjuntor desligado nada queima; olhe o nome ao lado dos pinos e devolva-o pela foto.",
      ],
    },
  }),
  within(animais, "cachorro-nao-ser-prensado", {
    id: "cachorro-faz-o-portao-voltar",
    label: "Cachorro passa e o portão volta",
    phrase: "o portão que volta por causa do cachorro",
    asks: [
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
        "Se o cachorro passa na frente e o portão volta, a fotocélula está fazendo o trabalho dela: viu o bicho e abriu de novo. Não a levante nem desligue; prenda o cachorro na manobra ou ponha uma tela que o afaste do vão.",
        "O portão volta quando o cachorro passa porque a fotocélula o viu, e isso é certo. Se acontece toda hora, o que se muda é o caminho do bicho, com tela ou portãozinho, e nunca a altura nem a ligação do sensor.",
      ],
    },
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
        "Em geral, o sensor não detecta o gato: a fotocélula fica de 40 a 60 cm do piso, e ele passa por baixo do feixe. Ponha um segundo par de 15 a 25 cm do chão, regule a força para a folha recuar no toque e olhe embaixo do portão antes de acionar.",
        "Só detecta se o gato cortar o feixe, e na altura comum, de 40 a 60 cm, ele passa por baixo. Um segundo par de fotocélulas, de 15 a 25 cm do piso, e força leve para a folha recuar protegem; olhe embaixo antes de acionar.",
      ],
    },
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
        "Para roldana, o lubrificante é óleo fino ou spray de silicone, poucas gotas só no eixo, com o disjuntor desligado. A pista da roda e o trilho ficam secos, e a roldana de rolamento blindado não leva nada: com barulho, troca-se.",
        "Na roldana, o lubrificante vai só no eixo ou no rolamento aberto: poucas gotas de óleo ou spray de silicone, com o disjuntor desligado. A pista da roda e o trilho ficam secos, e roldana com rolamento blindado não se lubrifica: troca-se quando faz barulho.",
      ],
    },
  }),
  within(pecasPeloNome, "carenagem-do-motor", {
    id: "granizo-quebrou-a-tampa",
    label: "Granizo quebrou a tampa do motor",
    phrase: "a tampa do motor quebrada pelo granizo",
    asks: ["granizo tampa motor", "granizo quebrou tampa motor", "chuva granizo tampa motor", "granizo motor portão"],
    intent: "repair",
    answers: {
      any: [
        "Com a tampa do motor quebrada pelo granizo, não use o portão: desligue o disjuntor por um caminho seco, porque a chuva cai na placa, e cubra com uma lona sem encostar em peça que gira. Troca-se só a tampa, pela foto da etiqueta; se entrou água, a placa é medida antes de religar.",
        "Tampa do motor quebrada por granizo se troca sem trocar o motor, pela foto da etiqueta. Antes, desligue o disjuntor por um caminho seco e cubra sem encostar em peça que gira; se choveu dentro, a placa se mede antes de religar.",
      ],
    },
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
        "O fusível do motor de portão fica na placa, sob a tampa: um tubinho de vidro ou de louça preso em duas garras, perto da entrada de energia. Ali há partes vivas, por isso quem abre e confere é o técnico, com o disjuntor desligado.",
        "O fusível do portão fica dentro da caixa do motor, na própria placa, junto de onde entra a energia. Ao morador cabe o disjuntor do quadro: religue uma vez; se a placa segue apagada, o fusível é conferido pelo técnico.",
      ],
    },
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
        "O retentor do motor de portão se compra pela medida gravada nele, como diâmetro de dentro, de fora e altura, em casa de rolamentos ou em loja de peças de portão. Se não dá para ler, mande foto da etiqueta do motor: vemos se há o retentor do modelo e o valor da troca.",
        "Para comprar o retentor, leve o velho ou as medidas gravadas nele a uma casa de rolamentos; a etiqueta do motor também identifica a peça. A troca pede abrir o redutor, limpar e pôr lubrificante novo, serviço que orçamos por foto.",
      ],
    },
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
            "O novo precisa ter a mesma tensão e os mesmos pinos. Se soldar essa peça chega perto do preço de outra central, trocar a placa inteira compensa, pois ela vem com relés e receptor sem uso.",
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
        "Pode, se o fio e o disjuntor aguentarem a soma das duas etiquetas, como nas duas folhas de um portão com uma central só. Em dois portões separados, o melhor é um disjuntor para cada: um defeito não para os dois, e se desliga só o que está com problema.",
        "Dois motores podem ficar no mesmo disjuntor só com a conta feita pelo eletricista, pela soma das correntes e pela bitola do fio, de no mínimo 2,5 mm². Com uma central só, como nas duas folhas, é comum; portões independentes pedem circuitos separados.",
      ],
    },
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
        "Não é seguro deixar o portão aberto à noite: o motor não estraga, mas a casa e o carro ficam expostos. Se ele não fecha, desligue o disjuntor e feche a folha de correr ou de abrir na mão, com cadeado; no basculante, chame o técnico.",
        "Não deixe o portão aberto à noite se puder fechar: o risco é de invasão, e não do motor. Com defeito, desligue o disjuntor e tranque a folha de correr ou de abrir por dentro; basculante aberto fica com o técnico, e ninguém embaixo.",
      ],
    },
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
        "Use o ímã do modelo do seu motor, com o suporte dele: muda o tamanho, a força e o polo que o sensor lê. Em muitos motores há dois, um para abrir e outro para fechar, com polos trocados. A foto da etiqueta diz qual é.",
        "O ímã certo é o da marca e do modelo do motor, e não pode ser um qualquer, de neodímio ou de alto-falante: o sensor espera um polo e uma distância, e um mais forte aciona antes da hora ou não aciona. Mande foto da etiqueta e do suporte na cremalheira.",
      ],
    },
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
        "Trocar a placa do portão cabe em uma visita quando a central certa já foi identificada pela foto da etiqueta: instala-se, grava-se o percurso e cadastram-se os controles. O que demora, às vezes dias, é achar placa de modelo fora de linha.",
        "Com a placa em mãos, a troca e a programação se fazem na mesma visita; muitos controles para cadastrar, como em prédio, alongam. Se a peça precisa vir de fora, o prazo é o dela.",
      ],
    },
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
        "Em condomínio, trate a fotocélula como obrigatória: não conhecemos lei geral que a exija, mas a convenção, o município, o seguro e o manual do motor podem exigir, e o síndico responde pela área comum. Sem o sensor, a folha fecha sobre pessoas e carros; peça e ligação são orçadas juntas, por foto.",
        "Na prática, sim, a fotocélula é obrigatória no portão de condomínio. Lei geral sobre o sensor não conhecemos, porém regimento, prefeitura, seguradora e manual do fabricante podem pedir, e um acidente recai sobre o síndico. O par com a ligação tem o valor dado por foto.",
        "O condomínio não tem, que se conheça, uma lei geral que o obrigue a ter sensor no portão, mas deve agir como se a fotocélula fosse obrigatória: norma interna, município, seguro e manual podem cobrá-la. O síndico responde pela segurança da garagem; por foto se orça o sensor com a instalação.",
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
        "Em portão de empresa, loja, galpão ou escola, trate a fotocélula como obrigatória: não conhecemos lei geral que a cite em todo portão, mas quem tem funcionários e público responde pela segurança deles, e manual, prefeitura e seguro podem exigir. O par, com a ligação, é orçado por foto.",
        "Na empresa, no comércio ou na indústria, a fotocélula é, na prática, obrigatória: lei geral sobre portões não conhecemos, mas quem emprega responde pela segurança de quem passa, e o sensor faz parte dela. Onde passa caminhão, usam-se dois pares, em alturas diferentes.",
      ],
    },
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
        "O motor para portão largo, de 5, 6, 7, 8 metros ou mais, é quase sempre deslizante, escolhido pelo peso da folha com um terço de folga. Na troca fica de {price.homeSwap} em casa, com folha leve, e de {price.heavySwap} em folha pesada, galpão ou empresa, com mão de obra; cremalheira e base são à parte.",
        "Para portão de galpão ou casa com 5 a 12 metros, a potência certa sai dos quilos da ficha, um terço acima da folha: residencial na vazada, de {price.homeSwap} na troca, e uso intenso na chapa alta, de {price.heavySwap}, com mão de obra. Cremalheira, por metro, e base entram na primeira instalação.",
        "Portão de 5 metros ou mais costuma ser de correr, e o motor sai do peso, e não da largura: some um terço aos quilos da folha. Trocar custa de {price.homeSwap} em casa, se ela é leve, e de {price.heavySwap} em chapa pesada ou galpão, já montado; base e metros de cremalheira se somam se faltarem.",
      ],
    },
    questions: [
      {
        question: "Quantos HP para portão de 6 metros?",
        answers: [
          "Depende do peso: 1/3 HP cobre folha leve, e chapa alta ou galpão pedem 1/2 HP ou mais. O número que decide é a capacidade em quilos da ficha.",
          "Olhe os quilos antes dos HP. Em 6 metros, 400 kg servem à chapa comum de 2 metros de altura, e o galpão vai de 500 kg para cima.",
        ],
      },
      {
        question: "Portão largo demora mais para abrir?",
        answers: [
          "No de correr, sim, porque percorre mais metros. Motor rápido com inversor e abertura parcial para pedestre encurtam a espera.",
          "Quanto mais larga a folha, mais segundos. O inversor reduz o tempo, e a abertura parcial evita abrir tudo para quem está a pé.",
        ],
      },
      {
        question: "Dá para fazer basculante tão largo?",
        answers: [
          "É raro e pesado: acima de {width.quarterHp} já vai mais que 1/4 HP, e em folha muito larga usam-se dois acionadores e contrapeso calculado.",
          "Em 5 metros ou mais quase não se faz. Exige dois acionadores e equilíbrio de projeto; o de correr costuma sair melhor.",
        ],
      },
      {
        question: "Meço o vão ou a folha?",
        answers: [
          "A folha, com o portão fechado: é o que o motor move, e costuma ser um pouco mais larga que o vão.",
          "A medida que vale é a da folha. Mande também o vão e o espaço livre ao lado.",
        ],
      },
    ],
    photo: "a largura, a altura e o material da folha, com fotos por dentro, por fora e do espaço lateral",
    keep: [],
    sections: [
      {
        about: "choose",
        headings: ["Capacidade do motor pela largura", "Qual capacidade para cada largura"],
        slots: [
          [
            "Os números valem para chapa de aço com uns 2 metros de altura e já incluem a folga; a folha vazada pesa bem menos, e a de galpão, alta, pesa mais. Confirme pelo peso de projeto.",
            "São valores para chapa de aço de uns 2 metros de altura, com sobra. Grade pede menos, e portão de galpão, mais alto, pede mais; o projeto da folha dá o peso certo.",
            "Considere chapa de aço com perto de 2 metros de altura, já com margem. Portão vazado cai bastante, o alto de galpão sobe, e quem confirma é o peso de projeto.",
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
        headings: ["O que conferir antes do motor", "Trilho, guia e recuo da folha larga"],
        slots: [
          [
            "Folha larga pede recuo do tamanho dela e mais uns 40 cm, trilho reto e guia superior firme, para não tombar. Empurre de ponta a ponta: ela deve andar sem prender.",
            "Ao lado do vão é preciso o comprimento da folha e 40 cm de sobra; em cima, guia que a segure, e no chão, trilho nivelado. Na mão, o portão tem de correr leve.",
            "Confira o espaço lateral (folha inteira e 40 cm), o trilho em nível e a guia de cima, que evita a queda. Um portão que prende na mão se acerta antes.",
          ],
          [
            "A cremalheira, a régua dentada, cobre a folha toda: 6 metros de folha usam 6 metros, de aço se for pesada. O inversor encurta a espera, porque acelera e freia sem tranco.",
            "Cada metro de folha leva um metro de cremalheira, a régua de dentes, de aço nas pesadas. Como o percurso é longo, vale o inversor, que acelera e para macio.",
            "Conte um metro de régua dentada por metro de folha, em aço quando há peso. Em percurso comprido, o motor com inversor reduz a espera sem bater no fim.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço no portão largo", "O que soma na primeira instalação"],
        slots: [
          [
            "A troca aproveita base e cremalheira boas. Na primeira vez somam os metros de cremalheira, a base de concreto e o ponto de 220 V, em linhas próprias.",
            "Se a cremalheira e a base já existem e estão retas, ficam. Portão ainda manual paga esses metros, o concreto e a energia até o motor.",
            "Numa troca, o que está bom permanece. Faltando, entram régua dentada por metro, base e fiação, cada item com o seu preço.",
          ],
          [
            "A montagem leva de {time.sliding} em casa e de {time.heavy} em folha pesada. O motor tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}.",
            "São de {time.sliding} de serviço na folha leve e de {time.heavy} na pesada, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Conte de {time.sliding} em residência e de {time.heavy} em galpão. A garantia é de {warranty.motor} da fábrica e de {warranty.installation} do serviço.",
          ],
        ],
      },
    ],
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
        "Para saber se o seu receptor é de 433 ou de 292 MHz, leia a etiqueta dele ou o verso do controle que funciona; sem nada escrito, a foto ou um medidor mostra. O de 433 (433,92) é o padrão de hoje, o de 292 é de sistema antigo, e um não ouve o controle do outro.",
        "Entre receptor de 433 e de 292, compre o de 433 MHz, o padrão de hoje, se vai trocar também os controles; o de 292 só serve para manter os antigos. Vendemos e instalamos; a foto do controle, frente e verso, mostra a frequência e o código e dá o valor.",
        "Escolha receptor de 433 MHz (433,92) em instalação nova e na maioria dos portões; o de 292 MHz só para continuar usando controles antigos dessa frequência. Um não ouve o controle do outro: leia o número no verso do controle que funciona.",
      ],
    },
  }),
];
