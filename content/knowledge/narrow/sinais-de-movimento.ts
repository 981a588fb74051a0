import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Movements that begin and do not end as they should: up and back, noise without pull, no stop at the end. */
export const sinaisDeMovimento: NarrowConcept[] = [
  {
    id: "basculante-sobe-e-volta",
    broader: "para-no-meio",
    label: "Basculante sobe e volta",
    phrase: "o basculante que sobe e volta",
    asks: [
      "sobe meio desce novo",
      "sobe meio desce",
      "sobe até meio desce",
      "sobe meio volta",
      "basculante sobe meio desce novo",
      "basculante sobe meio volta",
      "basculante sobe até meio desce",
      "sobe volta",
      "sobe volta sozinho",
      "sobe metade volta sozinho",
      "sobe pouco volta sozinho",
      "sobe até metade volta",
      "sobe metade volta",
      "sobe metade desce",
      "sobe pouco volta",
      "sobe pouco desce",
      "sobe pouquinho desce",
      "sobe pedaço volta",
      "sobe pedaço desce",
      "sobe pedaço desce sozinho",
      "sobe metade desce sozinho",
      "sobe pouco desce sozinho",
      "não termina subir volta",
      "não termina subir desce",
      "sobe palmo volta",
      "sobe palmo desce",
      "começa subir volta",
      "começa subir desce",
      "sobe retorna",
      "sobe inverte",
      "levanta volta",
      "levanta pouco desce",
      "não sobe todo desce",
      "não sobe tudo volta",
      "não consegue subir volta",
      ...combine(
        ["basculante"],
        [
          "sobe volta",
          "sobe metade volta",
          "sobe até metade volta",
          "abre volta",
          "abre volta sozinho",
          "abre metade volta sozinho",
          "abre pouco volta sozinho",
          "abre metade volta",
          "abre pouco volta",
          "abre pouco desce",
          "abre metade desce",
          "abre metade fecha",
          "abre meio fecha novo",
          "abre até meio fecha",
          "abre pouco fecha",
          "abre fecha novo",
          "começa abrir volta",
          "começa abrir desce",
          "não sobe para meio desce",
          "não abre todo desce",
          "levanta volta",
        ],
      ),
      "portão levantar inverte subida",
      "portão levanta não completa subida retorna",
      "basculante sobe para desce de novo",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que sobe até a metade e volta está pesado demais para o motor: mola cansada, contrapeso fora do ponto ou cabo de aço solto fazem a central inverter. Desligue o disjuntor, ninguém embaixo, e não mexa em cabo nem mola: é serviço de técnico.",
        "Se o basculante começa a subir e volta, a central sentiu esforço e recuou: folha sem equilíbrio, cabo ou roldana presa, capacitor fraco ou força regulada baixa; mais raro, é o fim de curso fora do lugar. Pare de acionar e não destrave, porque a folha pode cair.",
        "O portão que sobe um pouco e desce de novo perdeu a ajuda da mola ou do contrapeso, ou saiu um cabo da roldana. Afaste pessoas e carro, desligue o disjuntor e olhe só de longe: com cabo frouxo ou folha torta, o motor não pode ser ligado outra vez.",
      ],
      price: [
        "O conserto do basculante que sobe e volta depende da causa: acerto de força e fim de curso parte de {price.preventive} na visita em casa, sem peças; cabo, mola, contrapeso ou capacitor somam a peça. Uma foto de longe e a etiqueta bastam para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o basculante sobe e volta", "Peso, cabo, força ou fim de curso"],
        slots: [
          [
            "A causa mais comum é a folha sem equilíbrio: a mola perdeu tensão ou o contrapeso ficou leve, e o motor tem de erguer o que a mola erguia.",
            "Quando a mola cansa ou a folha ganha chapa e pintura, o contrapeso não compensa mais, e o motor desiste no trecho mais pesado.",
          ],
          [
            "Um cabo de aço fora da roldana, desfiado ou mais frouxo de um lado entorta a folha, que prende na lateral e volta.",
            "Com um cabo solto, a folha sobe torta, encosta na lateral e a central inverte.",
          ],
          [
            "Com a folha leve e reta, a suspeita passa ao capacitor fraco, que deixa o motor sem força na subida.",
            "Se a folha está equilibrada, medem-se o capacitor e a tensão na partida.",
          ],
          [
            "Força regulada baixa demais e fim de curso deslocado também fazem voltar, quase sempre na mesma altura e sem ronco.",
            "Voltar sempre na mesma altura, sem esforço no som, lembra fim de curso fora do lugar ou percurso perdido.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer agora, sem risco", "Antes do técnico chegar"],
        slots: [
          [
            "Cabo e mola trabalham sob tensão: soltos, chicoteiam, e a folha cai de uma vez.",
            "Não mexa em cabo, mola ou contrapeso: a energia guardada neles machuca com gravidade.",
          ],
        ],
        steps: [
          "Pare de apertar o controle e desligue o disjuntor.",
          "Afaste pessoas, animais e carro da folha, dos dois lados.",
          "Olhe de longe se os dois cabos estão esticados e a folha, reta.",
          "Não destrave o motor e não levante na mão.",
          "Fotografe de longe os dois lados e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta a subida", "O que se confere na visita"],
        slots: [
          [
            "Com a folha escorada, o técnico solta o motor e vê se ela para sozinha em qualquer altura: é o teste do equilíbrio.",
            "A visita começa pelo equilíbrio: escorada e solta do motor, a folha não deve subir nem descer sozinha.",
          ],
          [
            "Depois confere cabos, roldanas e fuso e mede o capacitor.",
            "Em seguida vêm cabos, roldanas, fuso e a medida do capacitor.",
          ],
          [
            "Só no fim regula a força e o fim de curso, e testa se a folha recua diante de um obstáculo.",
            "A força e o fim de curso se acertam por último, com o teste de reversão.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Aumentar a força faz o basculante subir?",
        answers: [
          "Pode até subir, mas esconde o peso, gasta o fuso e tira a proteção contra esmagamento. Primeiro se acerta o equilíbrio.",
          "Não é a saída: a folha continua pesada, e o motor deixa de recuar se encontrar alguém.",
        ],
      },
      {
        question: "Posso ajudar o basculante a subir com a mão?",
        answers: [
          "Não. Se um cabo ou a mola ceder, a folha cai sobre quem ajuda. Deixe parado e sem energia.",
          "Não ajude: o peso que o motor não venceu pode vir inteiro para a sua mão.",
        ],
      },
      {
        question: "O basculante sobe e volta só quando está frio ou chove. Por quê?",
        answers: [
          "No frio a graxa endurece e o capacitor fraco falha; com chuva, a madeira ou a chapa molhada pesa mais. É aviso de folha no limite do equilíbrio.",
          "Graxa dura e folha molhada pesam mais, e o motor que estava no limite desiste. Peça a conferência do contrapeso e do capacitor.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, tirada de longe, com os dois lados, e outra da etiqueta do motor",
  },
  {
    id: "motor-faz-barulho-e-nao-puxa",
    broader: "motor-gira-e-nao-anda",
    label: "Motor faz barulho mas não puxa o portão",
    phrase: "o motor que faz barulho e não puxa o portão",
    asks: [
      "motor funciona portão parado",
      "motor funciona portão fica parado",
      ...combine(
        ["motor barulho", "motor zoada", "motor ruído", "motor som", "motor liga", "motor funciona", "motor faz força"],
        ["não puxa", "não empurra", "não arrasta", "não leva"],
      ),
      ...combine(["motor zoada", "motor ruído", "motor liga barulho"], ["não anda", "não abre", "não sai lugar"]),
      "motor não puxa",
      "motor não puxa portão",
      "motor não empurra portão",
      "barulho não puxa",
      "motor perdeu força não puxa",
      "escuta motor não anda",
      "escuto motor parado",
      "ouço motor parado",
      "só escuto motor",
      "só ouço motor",
      "motor barulho portão parado",
      "motor ligado portão parado",
      "ouço motor não anda",
      "motor gira não sai lugar",
      "motor roda não sai lugar",
      "motor liga não sai lugar",
      "motor funciona não sai lugar",
      "motor gira não puxa",
      "motor roda não puxa",
      "barulho não abre",
      "faz barulho não anda",
      "barulho não sai lugar",
      "barulho não sai",
      "barulhento não abre",
      "motor barulhento não abre",
      "motor barulho não abre",
      "motor barulho não anda",
      "barulho não anda",
      "motor barulho não fecha",
      "faz barulho não fecha",
      "barulho não sobe",
      "motor barulho não sobe",
      "barulho não gira",
      "motor girando portão parado",
      "motor gira parado",
      "motor fazendo barulho portão parado",
      "motor faz barulho parado",
      "motor rodando portão parado",
      "motor ligado não abre",
      "motor ligado não fecha",
      "motor ligado portão não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o motor gira e o portão não sai do lugar, ele está destravado ou a coroa, a engrenagem ou a corrente se gastou e roda à toa; em alguns modelos, é a embreagem que patina. Se só ronca, sem girar, é capacitor fraco ou folha presa. Desligue o disjuntor, confira a chave de destravamento e teste uma vez só.",
        "Motor do portão que faz barulho mas não puxa: se ronca parado, é capacitor fraco ou folha presa; se gira solto, está destravado, com a embreagem patinando, ou a coroa, a engrenagem ou a corrente se gastou. Pare de apertar o controle e desligue o disjuntor.",
        "Quando o motor faz barulho mas não abre o portão, o som diz a causa: ronco parado é capacitor fraco ou folha presa; giro livre, com a folha parada, é motor destravado ou engrenagem gasta. Desligue o disjuntor e não insista.",
        "O motor liga, faz barulho e não puxa o portão, e o som diz a causa. Giro livre: ele ficou destravado ou a coroa espanou. Ronco sem giro: capacitor fraco ou folha travada. Desligue o disjuntor, confira a chave de destravamento e não insista.",
      ],
      price: [
        "O preço do motor que faz barulho e não puxa depende da peça: travar de novo não pede nenhuma; capacitor é das trocas mais baratas; coroa, engrenagem e corrente somam peça e mão de obra. Se não compensar, a troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O som diz onde está o defeito", "Ronco parado ou giro solto"],
        slots: [
          [
            "Ronco ou zumbido sem giro: o motor recebe energia e não parte, por capacitor fraco ou por folha presa.",
            "O ronco que esquenta e não vira pede duas conferências: trinco ou pedra segurando a folha, por você, e o capacitor, pelo técnico.",
          ],
          [
            "Se o motor gira solto, como se não puxasse nada, ele está destravado ou a embreagem patina.",
            "Som normal de motor com a folha parada costuma ser a chave de destravamento aberta, comum depois da falta de luz.",
          ],
          [
            "Raspado ou estalos compassados são dentes gastos na coroa, na engrenagem de saída ou na cremalheira.",
            "Estalo repetido é dente que pula: coroa de dentro, engrenagem de fora ou cremalheira afastada.",
          ],
          [
            "Em motor com corrente, ela pode ter saltado ou arrebentado; no basculante de fuso, é a porca que espanou.",
            "Corrente solta ou porca do fuso gasta fazem o motor trabalhar sem levar a folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir com o disjuntor desligado", "Passos antes de chamar"],
        slots: [
          [
            "Cada nova tentativa esquenta o motor ou come mais dentes da engrenagem.",
            "Insistir no controle é o que transforma capacitor ou coroa em motor queimado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e pare de acionar.",
          "No portão de correr ou de abrir, veja se a chave de destravamento está na posição travada e trave de novo.",
          "Procure trinco, cadeado, trava elétrica ou pedra no caminho da folha.",
          "Olhe se a cremalheira ou a corrente está no lugar, sem tocar.",
          "Se algo estava solto ou preso, religue e teste uma única vez; se continuar, deixe desligado.",
          "Para sair hoje: o de correr ou de abrir, plano e inteiro, se destrava com a chave e anda na mão; no basculante, não destrave nem mexa em cabo ou mola, chame.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico troca em cada caso", "Do capacitor à coroa"],
        slots: [
          [
            "Capacitor fraco se mede e se troca na hora, com os mesmos microfarads.",
            "O técnico descarrega e mede o capacitor, e põe outro de mesmo valor se ele estiver fraco.",
          ],
          [
            "Coroa e engrenagem se trocam pelo modelo da etiqueta, com o redutor limpo e engraxado.",
            "Com a coroa gasta, abre-se o redutor, troca-se a peça do modelo e renova-se a graxa.",
          ],
          [
            "Depois se confere por que a peça gastou: folha pesada, roldana travada ou folga errada na cremalheira.",
            "Antes de entregar, ele testa a folha na mão, porque portão pesado gasta a peça nova também.",
          ],
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Como sei se é o capacitor ou a engrenagem?",
        answers: [
          "Pelo som: ronco sem giro aponta o capacitor ou a folha presa; giro com a folha parada aponta destravamento, embreagem ou engrenagem.",
          "Capacitor fraco deixa o motor zumbindo parado; engrenagem gasta deixa o motor girando à toa, às vezes com estalos.",
        ],
      },
      {
        question: "Mexi na chave na falta de luz e agora o motor não puxa. Quebrou?",
        answers: [
          "É provável que não: ele ficou destravado. Com o disjuntor desligado, gire a chave até a posição travada e mova a folha de correr um pouco até encaixar.",
          "Quase sempre é só travar de novo, com o disjuntor desligado, e testar uma vez. No basculante, deixe para o técnico.",
        ],
      },
      {
        question: "Preciso trocar o motor que não puxa?",
        answers: [
          "Na maioria das vezes, não: capacitor, coroa e corrente se trocam sem trocar o motor. O motor novo entra se o enrolamento queimou ou não há mais peça.",
          "Só se o enrolamento queimou ou o modelo não tem reposição; nesse caso a troca em casa fica de {price.homeSwap}.",
        ],
      },
    ],
    photo: "um vídeo com som de uma tentativa só e uma foto da etiqueta do motor",
  },
  {
    id: "nao-para-no-fim-e-bate",
    broader: "fim-de-curso",
    label: "Portão não para no fim e bate",
    phrase: "o portão que não para no fim e bate",
    asks: [
      "não freia mais",
      "não freia final",
      "não freia fim",
      "bate força final",
      "bate força fim",
      "bate forte final não freia",
      "bate final não freia mais",
      "perdeu freio bate",
      "perdeu freio",
      ...combine(
        ["não para", "não desliga", "não freia", "não trava"],
        ["fim bate", "final bate", "bate batente", "bate parede", "bate muro", "fim batente", "final batente"],
      ),
      ...combine(["deslizante", "correr"], ["não para fim", "não para final", "não para sozinho", "bate batente"]),
      "bate parede",
      "bate muro",
      "não para quando fecha bate",
      "não para quando abre bate",
      "não para onde bate",
      "não para lugar bate",
      "não para onde devia",
      "não para coluna",
      "bate coluna",
      "não para cima bate",
      "basculante não para cima bate",
      "não obedece fim curso bate",
      "não respeita fim curso bate",
      "passa direto bate",
      "passa direto não para",
      "não para no fim",
      "não para no final",
      "não para batente",
      "vai até bater",
      "só para quando bate",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que bate com força no final e não freia mais perdeu a parada ou a desaceleração: fim de curso fora do lugar, rampa desregulada na central do motor ou, nos que têm, embreagem gasta. Desligue o disjuntor e não use o automático; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Portão deslizante que não para no fim e bate no batente não está lendo o fim de curso: o ímã ou o came preso na cremalheira caiu ou saiu do lugar, ou o sensor falhou. Desligue o disjuntor: sem parada, a folha pode sair do trilho. A visita com o ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Se o portão de correr só para quando bate, falta a ordem de parada: veja, com o disjuntor desligado, se os dois ímãs ou cames ainda estão na cremalheira, um em cada ponta. Com os dois no lugar, a suspeita é o sensor ou o fio dele; o acerto do ponto é do técnico.",
        "Motor que não para no fim e deixa o portão bater no batente perdeu o fim de curso: ímã, came ou chave fora do lugar, sensor ou fio com defeito, ou percurso apagado da central. Desligue o disjuntor e não use o automático até o acerto, que em casa entra na visita a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "Fazer o portão parar no fim custa pouco quando é ímã ou came fora do lugar: o ajuste entra na visita em casa, a partir de {price.preventive}, sem peças. Sensor, chave ou placa soma a peça, orçada grátis pela foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão não para no fim", "Ímã, came, sensor ou percurso"],
        slots: [
          [
            "No de correr, um ímã ou came em cada ponta da cremalheira avisa o motor; se um cai ou escorrega, aquele lado não para mais.",
            "A peça que avisa o fim fica presa na cremalheira, uma em cada ponta; com a vibração, ela afrouxa e cai.",
          ],
          [
            "Se bate dos dois lados, a suspeita é o sensor, o fio dele ou a placa; se bate de um lado só, é a peça daquela ponta.",
            "Bater só ao abrir ou só ao fechar aponta o ímã daquele lado; bater nos dois aponta sensor, fio ou placa.",
          ],
          [
            "Ímã montado ao contrário ou longe do sensor também não é lido.",
            "Ímã afastado do sensor, ou virado, passa sem ser lido.",
          ],
          [
            "No basculante, a chave ou o ímã fica no acionador; no de abrir, no braço ou na contagem da placa: o defeito é o mesmo, o lugar muda.",
            "Em basculante e portão de abrir, o aviso de fim está no próprio motor ou no braço, e não numa cremalheira.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar no portão que bate no fim", "Conferência com o disjuntor desligado"],
        slots: [
          [
            "A mão fica longe da cremalheira enquanto houver energia.",
            "Toda a conferência é com o disjuntor e o nobreak desligados.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak, se houver.",
          "Veja se há uma peça presa em cada ponta da cremalheira: ímã, came ou chapa.",
          "Procure no chão a que caiu e a marca de onde ela ficava.",
          "Confira se o batente está firme e se a folha continua no trilho.",
          "Fotografe as duas pontas e a etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso continuar usando o portão que bate no batente?",
        answers: [
          "Não no automático: cada batida afrouxa o batente e gasta a engrenagem, e o portão de correr pode sair do trilho e tombar.",
          "Melhor não. Use na mão, com o disjuntor desligado, só se a folha for de correr, reta e nivelada.",
        ],
      },
      {
        question: "Posso recolocar o ímã que caiu?",
        answers: [
          "No lugar marcado, com o disjuntor desligado, sim. Se não há marca, a posição se acerta com a folha andando, pelo técnico.",
          "Só se a marca do lugar antigo aparece e a energia está cortada; fora do ponto, o portão bate de novo ou para antes.",
        ],
      },
      {
        question: "Um batente mais forte resolve?",
        answers: [
          "Não. O batente é a última segurança; quem para o portão é o fim de curso.",
          "Não resolve: o motor continua empurrando contra ele e queima.",
        ],
      },
    ],
    photo: "fotos das duas pontas da cremalheira e da etiqueta do motor",
  },
];
