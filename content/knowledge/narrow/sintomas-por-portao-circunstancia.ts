import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Defects that come with a circumstance: what was changed, what helps, which leaf, which second sign. */
export const sintomasPorPortaoCircunstancia: NarrowConcept[] = [
  {
    id: "basculante-so-sobe-com-ajuda",
    broader: "pesado",
    label: "Basculante só sobe com ajuda",
    phrase: "o basculante que só sobe com ajuda da mão",
    asks: [
      "só sobe ajuda",
      "só sobe ajudar",
      "só sobe empurrar",
      "só sobe ajuda mão",
      "só abre levantar mão",
      "só abre se levantar",
      "precisa levantar mão abrir",
      "só sobe levantar",
      "tem que ajudar subir",
      ...combine(
        ["basculante"],
        [
          "só sobe ajudar",
          "sobe ajudando",
          "sobe se ajudar",
          "só sobe ajudar mão",
          "precisa ajudar subir",
          "só sobe empurrar",
          "só abre ajudar",
          "só abre empurrar",
        ],
      ),
      "ajudar basculante mão",
      "basculante não sobe sem mão",
      "portão levanta precisa ajudinha",
      "basculante precisa ajuda sair chão",
      "levantar ajudinha chão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O basculante que só sobe com ajuda da mão está pesado para o motor, por contrapeso leve, mola cansada ou cabo ruim, ou com o capacitor da partida no fim. Pare de ajudar e desligue o disjuntor, porque a folha pode cair; o acerto em casa parte de {price.preventive}, sem peças.",
        "Se o portão só abre quando você levanta com a mão, o contrapeso, a mola ou o cabo deixou o peso para o motor, ou o capacitor enfraqueceu. É perigoso ajudar: deixe fechado, sem energia e sem destravar. Equilibrar e medir em residência começa em {price.preventive}, fora peças.",
        "Portão basculante que só sobe se eu ajudar tem folha desequilibrada, por contrapeso, mola ou cabo, ou motor sem partida, por capacitor fraco. Não empurre mais, corte a energia e mantenha todos longe; o técnico equilibra e mede a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que não ajudar com a mão", "O risco de empurrar a folha"],
        slots: [
          [
            "A mão fica na linha da folha e dos braços, que andam de repente quando o motor pega. Se um cabo partir nessa hora, o peso inteiro desce sobre quem está embaixo.",
            "Quando o motor engata, a folha arranca com a sua mão no caminho. O esforço da saída é também a hora em que cabo e mola cansados rompem.",
            "O motor pega sem aviso, e o braço esmaga o que estiver por perto. Cabo gasto costuma partir justamente nesse momento, e a folha cai.",
          ],
        ],
        steps: [
          "Pare de acionar e de ajudar.",
          "Deixe a folha como está, sem ninguém embaixo, e desligue o disjuntor.",
          "Não destrave o motor nem mexa em cabo ou contrapeso.",
          "Afaste crianças e animais e use outra saída.",
          "Fotografe de longe cabos, contrapeso e etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Peso ou partida: as duas causas", "Por que o motor precisa de ajuda"],
        slots: [
          [
            "Contrapeso leve, mola cansada ou cabo gasto deixam o motor com um peso que não é dele. Folha que ganhou chapa, madeira ou pintura grossa passa do contrapeso do mesmo jeito.",
            "O mais comum é o equilíbrio perdido, por mola fraca, cabo ou contrapeso. Também desequilibra o revestimento novo, que pesa mais do que foi calculado.",
            "Quase sempre a folha pesa mais que o contrapeso, por desgaste de mola e cabo ou por chapa acrescentada.",
          ],
          [
            "Com a folha equilibrada, o suspeito é o capacitor, a peça que dá o impulso da partida: o motor zumbe e precisa de empurrão. Fuso sem graxa também prende a saída.",
            "Se a folha está leve, a falha é de partida, e o capacitor fraco faz o motor zumbir sem sair. Rosca do fuso seca dá sinal parecido.",
            "Quando o equilíbrio está bom, mede-se o capacitor, que enfraquecido deixa o motor zumbindo. O fuso ressecado é a terceira hipótese.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Da folha escorada ao capacitor"],
        slots: [
          [
            "A folha é escorada antes de tudo; trocam-se cabos, mola ou roldana gastos e acerta-se o contrapeso até ela ficar onde é deixada. Só depois se mede o capacitor e se regula a força do motor.",
            "Com escora, o técnico refaz o equilíbrio e troca o que gastou. O capacitor é medido em seguida, porque trocado em folha pesada ele falha de novo.",
            "Primeiro escora e equilíbrio, com as peças ruins fora; depois a medição da partida. A força é regulada por último, menor que antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar o capacitor resolve?",
        answers: [
          "Resolve quando a folha está equilibrada. Com a folha pesada, o novo também falha cedo, e por isso o peso vem antes.",
          "Só se o defeito é de partida. Em folha desequilibrada, ele é consequência, e trocar não basta.",
        ],
      },
      {
        question: "Posso usar ajudando até o fim de semana?",
        answers: [
          "Não convém: o motor esquenta a cada tentativa e a folha pode cair. Deixe fechado e sem energia.",
          "Não. Cada subida força cabo e mola que já estão no limite, com a sua mão embaixo.",
        ],
      },
      {
        question: "O carro está dentro. Como tiro?",
        answers: [
          "Não destrave nem levante a folha. O atendimento funciona {shop.hours}, e o técnico abre com escora.",
          "Espere o técnico, que atende {shop.hours}: só com a folha escorada ela pode ser levantada.",
        ],
      },
      {
        question: "Quanto custa o conserto?",
        answers: [
          "O ajuste em casa parte de {price.preventive}, sem peças. Capacitor é das peças mais baratas; cabos, mola e contrapeso somam mais e são orçados antes.",
          "Equilibrar e regular começa em {price.preventive} em residência, fora peças. Depois, por ordem, pesam capacitor, cabos e contrapeso.",
        ],
      },
    ],
    photo: "fotos de longe dos cabos e do contrapeso e a etiqueta do motor",
  },
  {
    id: "basculante-com-chapa-nova",
    broader: "pesado",
    label: "Basculante não sobe depois da chapa nova",
    phrase: "o basculante que não sobe depois da troca da chapa",
    asks: [
      ...combine(
        ["basculante"],
        [
          "troquei chapa não sobe",
          "trocar chapa não sobe",
          "chapa nova não sobe",
          "depois chapa não sobe",
          "troquei chapa pesado",
          "chapa nova pesado",
          "troquei chapa não abre",
          "fechei chapa não sobe",
        ],
      ),
      "basculante não levanta depois trocar chapa",
      "contrapeso depois chapear basculante",
      "basculante chapa não levanta",
      "fechou basculante chapa não levanta",
      "acrescentar contrapeso chapa nova",
      "contrapeso chapa nova levantar",
    ],
    intent: "repair",
    answers: {
      any: [
        "O basculante não sobe depois da troca da chapa porque a folha ficou mais pesada que o contrapeso. Desligue o disjuntor, ninguém embaixo, e não force o motor: o contrapeso ou a mola precisa ser refeito para o peso novo, com a folha escorada, e só depois se regula a força.",
        "Basculante que não sobe com a chapa nova está desequilibrado: o contrapeso foi feito para a folha antiga. Pese ou some a chapa colocada e peça o acerto, com a folha escorada; motor mais forte não resolve e a folha continua com risco de queda.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a chapa muda", "Peso, vento e folga"],
        slots: [
          [
            "Chapa fechada pesa mais que grade e ainda recebe o vento.",
            "Trocar grade por chapa soma quilos e transforma a folha em vela.",
          ],
          [
            "A espessura pode ter comido a folga da lateral, e a folha agarra na coluna.",
            "Chapa que sobra na borda raspa na coluna e segura a subida.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se acerta", "Contrapeso, folga e motor"],
        slots: [
          [
            "O contrapeso ou a mola é refeito até a folha parar a meia altura, solta do motor.",
            "Com a folha escorada, acrescenta-se peso ou troca-se a mola até equilibrar.",
          ],
          [
            "Depois se confere se o motor serve para a largura e o peso novos.",
            "Por último, vê-se se a etiqueta do motor cobre a folha nova.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Quanto de contrapeso acrescentar pela chapa nova?",
        answers: [
          "O bastante para a folha parar sozinha a meia altura; isso se acha com ela escorada, e não por conta de cabeça.",
        ],
      },
      {
        question: "O motor pode ter queimado tentando subir?",
        answers: ["Pode, se ficou roncando parado. O técnico mede depois de equilibrar a folha."],
      },
    ],
    photo: "fotos da folha com a chapa nova, dos cabos e da etiqueta do motor",
  },
  {
    id: "uma-folha-mais-lenta",
    broader: "lento",
    label: "Uma folha mais lenta que a outra",
    phrase: "a folha mais lenta que a outra",
    asks: [
      ...combine(
        ["pivotante", "portão"],
        [
          "folha mais lenta outra",
          "uma folha mais lenta",
          "folha lenta outra",
          "uma folha mais devagar",
          "folha mais devagar outra",
          "uma folha atrasada",
        ],
      ),
      "uma folha mais rápido outra",
      "folha abre mais rápido outra",
      "um lado mais rápido outro",
      "um lado mais lento outro",
      "folha fecha mais rápido outra",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando uma folha do portão pivotante é mais lenta que a outra, as causas são dobradiça seca, ponta raspando no piso ou capacitor e tensão fracos daquele lado. Se ela só sai depois da outra e anda igual, é o retardo, um atraso programado que faz o fechamento na ordem certa.",
        "Uma folha abre mais rápido que a outra porque a lenta tem atrito, na dobradiça ou no piso, ou um motor mais fraco, por capacitor ou tensão. Não confunda com o retardo: a central faz uma sair antes de propósito, para a emenda fechar direito.",
        "No portão pivotante, a folha mais lenta que a outra costuma ter dobradiça dura, ponta arrastando ou motor com capacitor fraco. Sair atrasada, mas na mesma velocidade, é normal: chama-se retardo e evita que uma bata na outra.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Retardo, atrito ou motor", "Por que uma folha fica para trás"],
        slots: [
          [
            "O atrito deixa o giro lento do começo ao fim, e a folha pesa na mão: dobradiça sem graxa, pivô gasto ou folha que cedeu e raspa no chão. Vento de frente em folha de chapa também atrasa.",
            "Lentidão no giro inteiro, com a folha pesada, é atrito: pivô gasto, dobradiça seca ou ponta no piso porque a folha cedeu. Chapa fechada contra o vento dá o mesmo efeito.",
            "Se ela pesa na mão e anda devagar o tempo todo, procure dobradiça sem lubrificante, pivô gasto e folha caída tocando o chão. O vento em chapa fechada conta também.",
          ],
          [
            "Com a folha leve, a suspeita é o motor: capacitor, a peça do arranque, mais fraco que o do outro lado. O motor distante da central ainda perde tensão em cabo fino ou com emenda.",
            "Folha leve e motor lento apontam o capacitor daquele lado, que dá o arranque, ou o cabo até ele: comprido, fino ou emendado, rouba tensão.",
            "Leve na mão e lenta no motor? O capacitor, responsável pela partida, pode estar cansado só naquele lado, ou o fio até o segundo motor perde tensão pelo caminho.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Compare as duas folhas", "O teste de uma contra a outra"],
        slots: [
          [
            "A folha que anda bem serve de medida. O teste na mão é só para folhas retas, em piso plano e com dobradiça firme.",
            "Use a folha boa como comparação. Não destrave portão torto, em rampa ou com dobradiça quebrada.",
            "Uma folha mostra o defeito da outra. Faça o teste apenas se as duas estão alinhadas, firmes e no plano.",
          ],
        ],
        steps: [
          "Cronometre as duas, do começo ao fim do giro, sem contar a espera.",
          "Desligue o disjuntor e destrave os dois motores.",
          "Gire cada folha na mão e sinta qual pesa ou raspa.",
          "Procure risco no piso e dobradiça seca.",
          "Trave as duas, religue e veja um ciclo de longe.",
        ],
      },
      {
        about: "cost",
        headings: ["O conserto e o preço", "O que o técnico faz e quanto custa"],
        slots: [
          [
            "A folha é aliviada primeiro, com dobradiça e altura acertadas, porque motor não compensa peso. Depois se medem capacitor e tensão nos dois lados, com o portão andando, e se regula o retardo.",
            "O serviço começa na dobradiça e na altura da folha, já que motor bom em folha dura continua lento. Em seguida vêm a medição dos dois motores e o ajuste do retardo.",
            "Primeiro se acerta o que pesa, dobradiça ou folha caída. Com ela leve, o técnico compara tensão e capacitor dos dois lados e ajusta o retardo na central.",
          ],
          [
            "Lubrificar, alinhar e regular em casa parte de {price.preventive}, sem peças; capacitor custa pouco perto do motor, e solda de dobradiça é orçada à parte. Trocar os dois motores fica de {price.homeSwapTwice}.",
            "Essa visita de ajuste começa em {price.preventive} em residência, fora as peças. O capacitor é reparo barato, a solda vem em orçamento próprio, e o par de motores trocado vai de {price.homeSwapTwice}.",
            "Em casa, o ajuste sai a partir de {price.preventive}, peças à parte. Entre as peças, o capacitor pesa pouco; solda se orça vendo, e a troca dos dois motores fica de {price.homeSwapTwice}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A folha lenta pode queimar o motor?",
        answers: [
          "Pode, se a lentidão vem de esforço: o motor esquenta a cada ciclo. Aliviar a folha cedo custa menos que trocar o motor.",
          "Sim, porque ele trabalha quente contra o atrito. Acertar a dobradiça antes evita perder o motor.",
        ],
      },
      {
        question: "Dá para igualar as duas folhas na central?",
        answers: [
          "O retardo se ajusta em quase todas. A velocidade, só em central com inversor, que controla a rotação; atrito se resolve na dobradiça.",
          "Só em parte: a ordem de saída, sim. Rotação diferente pede inversor, e folha dura pede lubrificação ou solda.",
        ],
      },
      {
        question: "Preciso trocar os dois motores?",
        answers: [
          "Em geral não, porque quase sempre se conserta só o lado lento. Convém o par quando o modelo saiu de linha, já que motores diferentes andam em tempos diferentes.",
          "Raramente. Troca-se o par quando não há outro motor igual, para as folhas andarem juntas.",
        ],
      },
      {
        question: "As folhas estão se batendo ao fechar. É o mesmo problema?",
        answers: [
          "Está ligado: se uma perde velocidade, chega fora da ordem e encontra a outra. Pare de usar o automático e peça o acerto antes que entorte.",
          "Sim, a lenta chega junto com a outra e as pontas se encontram. Desligue o fechamento automático até a regulagem.",
        ],
      },
    ],
    photo: "um vídeo das duas folhas abrindo e fotos das dobradiças",
  },
  {
    id: "basculante-nao-fecha-com-barulho",
    broader: "nao-fecha",
    label: "Basculante não fecha todo e faz barulho",
    phrase: "o basculante que não fecha todo e faz barulho",
    asks: [
      ...combine(
        ["basculante"],
        [
          "não fecha barulho",
          "não fecha todo barulho",
          "não fecha faz barulho",
          "não fecha todo faz barulho",
          "não desce barulho",
          "não desce faz barulho",
          "não fecha rangendo",
          "não fecha estalando",
        ],
      ),
      "basculante não fecha raspa",
      "basculante range para antes chão",
      "basculante raspa não desce tudo",
      "basculante raspa não desce",
      "basculante desce raspando trava antes fechar",
      "basculante rangido descida fresta",
      "levantar range para antes chão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Basculante que abre mas não fecha todo e faz barulho tem a folha raspando ou o peso mal equilibrado: cabo desigual, pivô seco ou guia amassada seguram a descida antes do chão. Desligue o disjuntor, olhe os cabos de longe e não force nem destrave; em silêncio, a fresta seria só fim de curso.",
        "Basculante que não fecha todo e faz barulho tem atrito, e não falta de regulagem: folha raspando na coluna, cabo fora do canal da roldana ou braço torto. Pare de usar, ninguém embaixo, e mande um vídeo de longe com o som da descida.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O som diz onde prende", "Raspado, estalo ou ronco"],
        slots: [
          [
            "Raspado é folha na coluna ou na guia; estalo é cabo ou solda; ronco é motor forçando.",
            "Ferro raspando indica lateral; estalo de aço, cabo; ronco, esforço do motor.",
          ],
          [
            "Estalo de aço pede parada imediata, porque pode ser cabo partindo fio a fio.",
            "Se o som é de arame partindo, ninguém passa embaixo e o disjuntor fica desligado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Da folha ao fim de curso"],
        slots: [
          [
            "Com a folha escorada, igualam-se os cabos e tira-se o que raspa.",
            "Cabos, roldanas e pivôs são corrigidos com a folha escorada.",
          ],
          [
            "Só então se regula o fim de curso de baixo e a força.",
            "O ponto de parada e a força ficam para o fim, com teste de reversão.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Lubrificar faz o basculante fechar até o fim?",
        answers: ["Ajuda se é pivô seco. Folha torta ou cabo desigual continua prendendo."],
      },
      {
        question: "Posso empurrar o basculante para fechar?",
        answers: ["Não. A folha pode destravar de uma vez. Deixe sem energia e chame."],
      },
    ],
    photo: "um vídeo com som da descida, de longe, e fotos dos dois lados",
  },
  {
    id: "fecha-mas-nao-abre",
    broader: "nao-abre",
    label: "Portão fecha mas não abre",
    phrase: "o portão que fecha mas não abre",
    asks: [
      "motor roda fechar não roda abrir",
      "roda lado fechar não lado abrir",
      "só fecha abrir na mão",
      "só fecha abre mão",
      "motor só fecha abrir mão",
      "fecha motor abrir só mão",
      "fecha hora abrir não vai",
      "fecha abrir não vai",
      "fecha quando vou abrir não vai",
      "só desce não sobe",
      "não sobe só desce",
      "hora abrir não vai",
      "só fecha não abre",
      "só fecha não abre mais",
      "controle não abre só fecha",
      "botão parede só fecha não abre",
      "botoeira só fecha não abre",
      "não gira abrir só fechar",
      "motor gira só fechar",
      "fecha normal não abre",
      "fecha normal não abre mais",
      "fecha normal mas não abre",
      "fecha mas não abre",
      "fecha não abre mais",
      ...combine(
        ["correr", "pivotante"],
        ["fecha não abre", "fecha mas não abre", "só fecha não abre", "fecha não abre mais"],
      ),

      "comando fechar funciona abrir não",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que fecha mas não abre tem o motor bom, porque ele gira para um lado: falta a ordem de abrir, por fim de curso de abertura, relé da placa ou trava segurando a folha. Confira ferrolho e trava, acione uma vez pela botoeira e pare; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão só fecha e não abre, o defeito costuma estar no fim de curso de abertura, no relé que manda abrir ou num ferrolho que prende a folha, e não no motor. Tente uma vez pela botoeira; se só estalar ou roncar, desligue. A visita em residência sai a partir de {price.preventive}, fora as peças.",
        "Portão que só desce e não sobe, ou motor que gira só pra fechar, perdeu a ordem de abrir, pelo relé da placa ou pelo fim de curso, ou não vence o peso da folha. Acione uma vez e escute; basculante não se destrava nem se ajuda na mão. O acerto em casa começa em {price.preventive}, sem contar peças.",
        "Se o controle fecha mas não abre, e a botoeira também só fecha, a causa está no caminho da ordem de abrir: fim de curso de abertura ou relé gasto na placa, ou uma trava que não solta. Veja o ferrolho, teste uma vez e desligue; em casa a regulagem parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Teste seguro antes da visita"],
        slots: [
          [
            "Faça um só acionamento por teste, de longe e com a tampa fechada. Ronco parado pede disjuntor desligado na hora, e ninguém ajuda com a mão.",
            "Teste uma vez de cada, longe da folha e sem abrir o motor. Se roncar sem sair, corte a energia e não empurre.",
            "Acione só uma vez em cada passo, com a passagem livre. Motor roncando parado queima, e a folha não se força no braço.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e confira ferrolho, cadeado e trava elétrica.",
          "Religue e acione uma vez pela botoeira.",
          "Escute: ronco, estalo ou silêncio.",
          "Desligue de novo e anote o som.",
          "Mande o vídeo com som da tentativa.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que só falta o lado de abrir", "Fim de curso, relé ou trava"],
        slots: [
          [
            "O fim de curso é o sensor que avisa que a folha chegou. Preso ou em curto no lado de abrir, faz a central achar que o portão já está aberto e recusar a ordem.",
            "Quem avisa a chegada da folha é o fim de curso; se o de abertura fica acionado, por ímã deslocado ou fio em curto, a placa entende que já abriu e não manda de novo.",
            "Sensor de abertura acionado o tempo todo, o chamado fim de curso, engana a placa: para ela, a folha já está no fim, e o comando é ignorado.",
          ],
          [
            "A placa tem um relé para cada sentido, e com o de abrir queimado só se ouve um estalo, ou nada. Ronco sem abertura é outra coisa: folha prensada no batente, trava que não soltou ou peso demais na saída.",
            "Cada sentido usa um relé próprio; gasto o de abrir, há estalo ou silêncio. Se o motor ronca, a ordem chegou, e quem segura é a trava, o batente ou o peso da folha.",
            "Silêncio ou estalo apontam o relé de abertura, que é separado do de fechar. O ronco, ao contrário, mostra folha presa por trava, batente apertado ou peso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o lado que falta", "O conserto do portão que só fecha"],
        slots: [
          [
            "O técnico mede a saída da placa nos dois sentidos e confere o fim de curso de abertura na entrada. Sabendo onde a ordem se perde, troca só o sensor, o fio ou o relé.",
            "Comparam-se as duas saídas da placa e o sinal do fim de curso. O ponto em que a ordem some diz se o conserto é no relé, no fio ou no sensor.",
            "Com o medidor, vê-se se a placa manda abrir e se o sensor a proíbe. A troca fica restrita ao que falhou: ímã, fio, chave de fim de curso ou relé.",
          ],
          [
            "Ímã, fio e sensor ficam prontos na visita, e o relé de muitas placas se troca em bancada. Se o peso é o problema, a folha é aliviada no mesmo serviço.",
            "Sensor e fio se resolvem no local, e muitas placas voltam da bancada com relé novo. Folha pesada pede acerto antes do motor.",
            "Boa parte termina no mesmo dia; relé de placa pode ir à bancada. Quando a folha é que pesa, o serviço passa para ela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Inverter os fios do motor faz o portão abrir?",
        answers: [
          "Faz andar para o outro lado, mas sem parada certa: a folha bate e o motor força. O defeito continua na placa ou no fim de curso.",
          "Não faça. Além do choque, o fim de curso passa a agir no lado errado, e a folha chega batendo.",
        ],
      },
      {
        question: "O capacitor impede só a abertura?",
        answers: [
          "Raramente: fraco, ele falha nos dois sentidos. Só parece um lado quando a subida ou a saída é muito mais pesada que a volta.",
          "Em geral não, porque serve aos dois lados. No basculante pesado, porém, pode faltar força só para subir.",
        ],
      },
      {
        question: "Posso abrir na mão até o conserto?",
        answers: [
          "Portão de correr ou de abrir, reto e em piso plano, sim: disjuntor desligado, chave do motor e folha devagar. Basculante espera o técnico.",
          "Só se é de correr ou de abrir e está alinhado, com a energia cortada. O basculante não se destrava, porque a folha cai ou dispara.",
        ],
      },
      {
        question: "Precisa trocar a placa?",
        answers: [
          "Muitas vezes não: um relé se troca em bancada, e sensor ou fio não envolvem a placa. A troca entra quando a trilha queimou junto.",
          "Só se o reparo não compensa. Antes dela vêm o fim de curso, o fio e o relé, que custam menos.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa de abrir e a foto da etiqueta do motor",
  },
  {
    id: "basculante-desce-mas-nao-sobe",
    broader: "nao-abre",
    label: "Basculante desce mas não sobe",
    phrase: "o basculante que desce mas não sobe",
    asks: [
      ...combine(
        ["basculante"],
        [
          "desce não sobe",
          "desce mas não sobe",
          "só desce não sobe",
          "desce não sobe mais",
          "fecha não abre",
          "fecha mas não abre",
          "só fecha não abre",
        ],
      ),
      "portão fecha não levanta",
      "basculante baixa não consegue levantar",
      "basculante desce subida silêncio",
      "portão baixa subir não tem força",
      "baixa sozinho subir força contrapeso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Basculante que desce mas não sobe tem folha pesada demais para o motor ou ordem de subir que não chega: contrapeso, mola ou cabo de um lado; fim de curso de abertura ou relé da placa do outro. Com ronco é peso, em silêncio é placa ou fim de curso. Não destrave nem levante na mão.",
        "O basculante desce e não sobe porque o peso venceu o motor ou falta a ordem de abrir. Escute de longe: ronco é contrapeso, mola, cabo ou capacitor; silêncio é fim de curso de cima ou relé. Desligue o disjuntor, ninguém embaixo, e não destrave.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Peso ou ordem de subir", "Por que só falta a subida"],
        slots: [
          [
            "Descer é a favor do peso; subir depende do contrapeso ou da mola, e é ali que o defeito aparece.",
            "Na descida o peso ajuda; na subida, contrapeso leve ou mola cansada deixa tudo com o motor.",
          ],
          [
            "Cabo fora da roldana ou folha torta prende a subida e é perigoso.",
            "Com um cabo frouxo, a folha sobe torta e trava na lateral.",
          ],
          [
            "Folha equilibrada e motor mudo na subida apontam para o fim de curso de abertura ou o relé.",
            "Sem ronco, a placa não está mandando subir: fim de curso acionado ou relé gasto.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer agora", "Passos sem risco"],
        slots: [["Cabo, mola e contrapeso são do técnico.", "Não levante na mão para ajudar."]],
        steps: [
          "Desligue o disjuntor e afaste todos.",
          "Olhe de longe se os cabos estão esticados e a folha, reta.",
          "Veja se há trava ou cadeado fechado.",
          "Mande fotos dos dois lados e da etiqueta.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O carro está dentro e o basculante não sobe. O que faço?",
        answers: ["Não destrave nem force: mande fotos dos cabos. O técnico escora a folha e libera o carro."],
      },
      {
        question: "Trocar o motor resolve o basculante que não sobe?",
        answers: ["Só se ele queimou. Folha sem equilíbrio derruba o motor novo também."],
      },
    ],
    photo: "fotos de longe dos dois lados do portão e da etiqueta do motor",
  },
  {
    id: "basculante-dois-motores-um-parou",
    broader: "basculante",
    label: "Basculante com dois motores em que um parou",
    phrase: "o basculante de dois motores em que só um sobe",
    asks: [
      "basculante dois motores só um",
      "basculante dois motores um parou",
      "basculante dois motores um funciona",
      "basculante dois motores só um funciona",
      "dois motores só um funciona",
      "dois motores só um sobe",
      "dois motores um sobe outro não",
      "basculante 2 motores só um",
      "basculante motor um lado parou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Basculante com dois motores em que só um sobe deve parar já: um lado puxa, a folha sobe torta e pode cair. Desligue o disjuntor, tire todos de baixo e não destrave; em geral se troca só a peça do lado parado, como o capacitor, e a visita que mede parte de {price.preventive} em casa, sem peças.",
        "Se um dos dois motores do basculante parou ou queimou, não acione mais, porque o outro entorta a folha e força cabos e braço. Corte a energia, ninguém embaixo e nada de destravar; o conserto costuma ser no lado mudo, e a medição em residência começa em {price.preventive}, fora peças.",
        "No basculante duplo com um motor parado, o perigo é a folha, que sobe torta e pode despencar: disjuntor desligado, área vazia e motor sem destravar. Quase sempre falhou capacitor, cabo ou saída da central daquele lado, o que se mede em visita residencial desde {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que um dos motores parou", "O lado mudo e o que medir"],
        slots: [
          [
            "Os dois motores recebem a mesma ordem da central, mas cada um tem capacitor, cabo e saída próprios. Por isso um falha sozinho.",
            "A central comanda o par, porém cada acionador possui fio, capacitor e relé só seus. O defeito, então, atinge um lado.",
            "Embora a ordem seja uma, cabo, capacitor e saída são separados para cada motor, e basta um deles falhar.",
          ],
        ],
        bullets: [
          "Ronca e não sobe: capacitor fraco, o caso mais comum",
          "Mudo: cabo partido na travessia do vão ou relé da central",
          "Gira e não puxa: fuso, porca ou engrenagem gastos",
          "Sobe atrasado: curso ou força diferentes entre os dois",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o técnico chegar", "Folha torta: como deixar o portão"],
        slots: [
          [
            "Deixe a folha como está, aberta ou fechada, com o disjuntor desligado e a área isolada por dentro e por fora. Destravar um lado solta o peso no outro, e a folha desce torcendo.",
            "Não tente endireitar nem fechar na mão. Desligada a energia, isole os dois lados, porque soltar um dos motores joga todo o peso no outro.",
            "A folha fica parada onde está. Corte a energia, ponha cones dentro e fora e não solte motor algum: com um lado livre, ela cai torta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no basculante duplo", "Medição, peça e sincronismo"],
        slots: [
          [
            "A folha é escorada antes de tudo. Depois se medem capacitor, cabo e saída do lado parado, e a peça ruim é trocada, em geral em até {trade.smallRepair} quando é o capacitor.",
            "Primeiro vem a escora, em seguida a medição do lado mudo, do capacitor à central. Capacitor trocado cabe em {trade.smallRepair}; cabo e saída tomam mais.",
            "Com a folha calçada, o técnico compara os dois lados no medidor e troca o que falhou. Capacitor é rápido, no máximo {trade.smallRepair} em regra.",
          ],
          [
            "No fim, os dois são sincronizados, para começar e parar juntos, e cabos, braços e contrapeso são revistos, porque trabalharam torcidos.",
            "O serviço acaba com o sincronismo do par e a revisão de cabos e braços, que sofreram com a folha torta.",
            "Falta igualar partida e parada dos dois motores e conferir cabos, braços e contrapeso, forçados pelo movimento torto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o basculante com um motor só?",
        answers: [
          "Não. Mesmo que suba, o esforço fica todo de um lado, a folha torce e pode cair.",
          "Não use, nem por um dia. O lado que puxa entorta braço e cabo.",
        ],
      },
      {
        question: "Precisa trocar os dois motores?",
        answers: [
          "Só se os dois estiverem gastos. O par novo fica de {price.homeSwapTwice} em casa, com mão de obra, e por isso vale medir antes.",
          "Em geral não, troca-se a peça do que parou. Trocar os dois custa de {price.homeSwapTwice}, já instalados.",
        ],
      },
      {
        question: "Posso pôr um motor de outra marca no lado parado?",
        answers: [
          "Não convém: velocidade e curso diferentes fazem a folha subir torta. O par deve ser igual.",
          "Melhor usar o mesmo modelo. Marcas diferentes andam em ritmos diferentes, e a folha torce.",
        ],
      },
      {
        question: "O cabo de aço precisa ser trocado depois?",
        answers: [
          "Se a folha subiu torta várias vezes, o técnico olha fio por fio. Cabo com fio solto é trocado em par.",
          "Depende do estrago. Qualquer fio rompido pede os dois cabos novos.",
        ],
      },
    ],
    photo: "fotos das etiquetas dos dois motores e da folha, de longe",
  },
];
