import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** A gate on hinges that moves unasked, drags, gets hot or gets wet. */
export const sintomasPorPortaoPivotanteCuidado: NarrowConcept[] = [
  {
    id: "pivotante-abre-sozinho",
    broader: "abre-sozinho",
    label: "Pivotante abre sozinho",
    phrase: "o portão pivotante que abre sozinho",
    asks: combine(
      ["pivotante", "pivotante duas folhas"],
      [
        "abre sozinho",
        "abrindo sozinho",
        "abriu sozinho",
        "abre sozinho noite",
        "abre sozinha",
        "folha abre sozinha",
        "folhas abrindo sozinhas",
        "abre do nada",
        "abrindo do nada",
        "abre sem apertar",
        "abre sozinho depois fechar",
        "anda sozinho",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "O portão pivotante, ou de duas folhas, que abre sozinho tem uma de duas causas. Se o motor faz som, é comando falso, de botoeira ou interfone úmido; se abre com o vento e sem som, a folha está destravada, sem trava elétrica ou fora de prumo. À noite, desligue o disjuntor e feche o ferrolho.",
        "Se o portão de duas folhas ou pivotante abre sozinho à noite, escute o motor. Com som, há comando falso na botoeira, no interfone ou em um controle preso; sem som, o vento empurra uma folha destravada ou sem trava elétrica. Deixe o disjuntor desligado e o ferrolho fechado até o conserto.",
        "Portão pivotante que abre sozinho com o vento está destravado, com folga ou sem trava elétrica, porque o motor reversível cede à rajada. Quando quem abre é o próprio motor, à noite inclusive, a ordem vem da botoeira, do interfone ou de outro controle. Até resolver, use ferrolho e disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Com motor ou sem motor", "Comando falso ou folha solta"],
        slots: [
          [
            "Com o motor andando, procure botão preso, fio da botoeira em curto, interfone molhado e código fixo igual ao de um vizinho. Umidade da noite explica por que acontece mais nessa hora.",
            "Ordem falsa vem de botoeira úmida, fio descascado, interfone com defeito ou controle apertado na bolsa. O sereno fecha o contato, e por isso o portão abre de madrugada.",
            "Quando o motor trabalha, alguém ou algo mandou: controle preso, código fixo repetido, interfone ou botoeira com umidade. A noite úmida favorece esse curto.",
          ],
          [
            "Sem motor, quem abre é o peso ou o vento. Dobradiça e coluna fora de prumo levam a folha para o lado mais baixo, e a chapa fechada funciona como vela contra o motor reversível.",
            "Se nada soa, a folha cede: prumo perdido a faz descer para um lado, e a rajada na chapa vence o motor que aceita ser empurrado. Chave de destravar aberta dá o mesmo efeito.",
            "Folha que se move calada está solta do motor ou é empurrada. Coluna inclinada a leva pelo peso, e vento em chapa fechada vence motor reversível sem trava.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir qual dos dois é", "Teste em quatro passos"],
        slots: [
          [
            "O teste separa as duas causas sem abrir nenhuma tampa. Faça de dia, com o vão livre e ninguém perto das folhas.",
            "Em uma tarde você descobre se a ordem é falsa ou se a folha está solta. Nada é desmontado, e as folhas ficam livres.",
            "Bastam o disjuntor e os controles para separar os casos. Mantenha crianças e carros longe do giro.",
          ],
        ],
        steps: [
          "Desligue o disjuntor com o portão fechado e espere: se abre assim, a folha está solta.",
          "Gire a chave até travar e empurre a folha de leve.",
          "Religue, tire a pilha dos controles e observe.",
          "Se continuar, o técnico isola botoeira e interfone.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto em cada caso", "O que se faz na visita"],
        slots: [
          [
            "No comando falso, troca-se o fio ou veda-se a botoeira, a memória é apagada e só os controles da casa são regravados. Código fixo pode dar lugar ao rolante, que não se repete com o do vizinho.",
            "Botoeira vedada, fio novo e memória limpa, com os controles da família gravados outra vez, encerram a ordem falsa. Se a causa era código igual, passa-se ao rolante.",
            "O técnico refaz o fio, veda o botão e regrava apenas os controles conhecidos. Havendo código fixo coincidente, a saída é um receptor de código rolante.",
          ],
          [
            "Na folha solta, acertam-se prumo, dobradiça e pinos do braço, e instala-se trava elétrica, o pino que o motor solta antes de abrir. O ajuste em casa parte de {price.preventive}, sem peças; a trava é orçada com a ligação.",
            "Folha que cede pede dobradiça e braço sem folga e uma trava elétrica, pino comandado pela central. A regulagem residencial começa em {price.preventive}, fora peças, e a trava com serviço sai por foto.",
            "Prumo, pino do braço e dobradiça são corrigidos, e a trava elétrica, um pino que a central libera, segura contra o vento. A visita de ajuste em casa custa a partir de {price.preventive}, sem a trava e outras peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só uma das folhas abre sozinha. O que é?",
        answers: [
          "Em geral é folha solta: motor daquele lado destravado, pino do braço saído ou prumo. Comando falso costuma abrir as duas, salvo o de pedestre, que move uma.",
          "Quase sempre aquele lado está destravado ou com folga. Se o motor dela soa, pode ser o comando de pedestre, que aciona uma folha.",
        ],
      },
      {
        question: "Abre logo depois de fechar. É a mesma coisa?",
        answers: [
          "Não. Encostar e voltar é a central lendo obstáculo: batente antes do ponto, força baixa ou fotocélula. O ajuste do percurso costuma resolver.",
          "É outro defeito: a placa entende que bateu em algo e reabre. Verificam-se percurso, força e fotocélula.",
        ],
      },
      {
        question: "A trava elétrica resolve o vento?",
        answers: [
          "Resolve na folha firme: o pino segura no piso ou no batente até a ordem de abrir. Com coluna inclinada ou dobradiça gasta, acerta-se isso antes.",
          "Sim, se a mecânica está boa, porque o pino impede o giro. Folha fora de prumo prende o pino, e precisa de acerto primeiro.",
        ],
      },
      {
        question: "Podem ter copiado meu controle?",
        answers: [
          "Com código fixo é possível. Apagar a memória e regravar só os seus tira a cópia; o código rolante impede a cópia simples.",
          "É uma hipótese em código fixo. A limpeza da memória resolve na hora, e o rolante evita que se repita.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo, com som, e fotos da etiqueta do motor e da botoeira",
  },
  {
    id: "pivotante-arrasta",
    broader: "torto",
    label: "Folha do pivotante arrastando",
    phrase: "a folha do pivotante que arrasta no chão",
    asks: [
      ...combine(
        ["pivotante"],
        [
          "arrasta",
          "arrastando",
          "arrasta chão",
          "arrastando chão",
          "folha arrastando chão",
          "raspa chão",
          "raspando chão",
          "raspando",
          "raspa",
          "pega chão",
          "pegando chão",
          "encosta chão",
          "ponta caída",
          "folha caída",
          "folha caiu",
          "folha torta",
          "folha desceu",
          "arrasta não abre",
          "arrasta não fecha",
        ],
      ),
      "pivotante agarra",
      "pivotante agarra soleira",
      "pivotante agarrando",
      "pivotante pega piso",
      "pivotante pegando piso",
      "pivotante pega soleira",
      "pivotante pega piso garagem",
      "pivotante pegando piso garagem",
    ],
    intent: "repair",
    answers: {
      any: [
        "A folha do portão de abrir que arrasta no chão desceu na ponta, por dobradiça gasta, solda aberta ou coluna fora de prumo. Pare de usar o motor, porque o braço entorta, e não corte a parte de baixo. O acerto em casa parte de {price.preventive}, sem peças, e solda ou dobradiça nova são somadas.",
        "Folha caída em portão pivotante desceu na ponta por dobradiça gasta, solda aberta ou coluna inclinada, e quase sempre começa a raspar no piso. Desligue o motor, para o braço não entortar, e não solte nenhum parafuso. O técnico escora e levanta a folha, em visita residencial a partir de {price.preventive}, fora peças e solda.",
        "Portão pivotante arrastando no chão quase sempre tem a dobradiça de cima gasta ou a coluna inclinada, e por isso a ponta desceu. Não force o motor nem corte a chapa. O técnico escora e levanta a folha na dobradiça, em visita residencial a partir de {price.preventive}, fora peças e solda.",
        "Quando o portão pivotante raspa no piso, a ponta da folha desceu por dobradiça com folga, solda aberta ou coluna que cedeu. Desligue o automático e peça o acerto antes que o braço entorte. O ajuste em residência começa em {price.preventive}, sem peças nem solda.",
      ],
      price: [
        "Acertar folha de portão pivotante que arrasta começa em {price.preventive} em casa, sem peças, quando basta regular a dobradiça. Dobradiça nova soma a peça, e coluna fora de prumo ou solda aberta somam serralheria. O valor fechado depende de qual dessas causas fez a folha descer.",
        "O preço para levantar a folha do pivotante depende da causa. O ajuste de dobradiça é o mais barato, a partir de {price.preventive} em residência, sem peças. Trocar a dobradiça, refazer a solda ou firmar a coluna custa mais, nessa ordem, com o valor informado antes.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a ponta da folha desce", "Dobradiça, solda, coluna ou piso"],
        slots: [
          [
            "A dobradiça de cima segura o peso, e poucos milímetros de folga nela viram centímetros na ponta. Folha comprida sem travessa em diagonal abre nas soldas e desce do mesmo jeito.",
            "Quase todo o esforço fica na dobradiça superior, e o que ela cede aparece multiplicado na ponta. Sem a travessa diagonal, o quadro sai do esquadro e também desce.",
            "Uma folga pequena na dobradiça de cima causa um arrasto grande embaixo, porque a folha é comprida. Outra causa é o quadro sem travessa diagonal, que abre nas soldas.",
          ],
          [
            "Coluna batida, fina ou com infiltração inclina e leva a folha junto, e nesse caso o conserto começa por ela. Se o portão só arrasta com chuva, a madeira inchou ou o piso levantou.",
            "Se a coluna saiu do prumo, por batida ou água na base, não adianta mexer antes na dobradiça. Arrasto apenas em dia de chuva indica madeira inchada ou piso que sobe.",
            "Há ainda a coluna que inclinou, e ela precisa ser firmada primeiro. Quando a folha raspa só na chuva, a madeira inchou ou o chão levantou.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar a causa do arrasto", "O que olhar na folga entre folha e coluna"],
        slots: [
          [
            "Compare a fresta junto à coluna, em cima e embaixo: se é desigual, a folha pendeu. Não tire pino nem afrouxe dobradiça, porque a folha tomba.",
            "Quando a fresta ao lado da coluna é maior em cima, a dobradiça ou a coluna cedeu. Pino e parafuso de dobradiça não se soltam sem escora, pelo risco de a folha cair.",
            "Veja se a distância entre folha e coluna é igual em cima e embaixo; se for diferente, a folha desceu. Não solte nenhuma peça, já que ela pode cair.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o piso por onde a folha passa.",
          "Veja se o risco no chão está em um ponto só ou no giro todo.",
          "Olhe se há solda trincada ou dobradiça com folga visível.",
          "Compare o prumo da coluna com o da parede.",
          "Se a folha está bamba ou a dobradiça partida, não destrave nem use o portão.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha é levantada", "O conserto da folha caída"],
        slots: [
          [
            "O técnico escora a folha e troca ou regula a dobradiça. Se há solda ou travessa a refazer, a placa é desconectada para não queimar. Coluna fora de prumo é firmada antes.",
            "Com a folha apoiada, as dobradiças são trocadas ou ajustadas, e o esquadro é corrigido, com solda e reforço se preciso. A central fica desconectada durante a solda, e a coluna ruim é consertada primeiro.",
            "Primeiro a folha é escorada, e depois vêm dobradiça, solda e travessa, com a placa fora do circuito enquanto se solda. Se a coluna inclinou, ela é acertada antes de tudo.",
          ],
          [
            "Por fim o braço do motor é conferido, porque costuma entortar, e o percurso e a força são regulados para a nova altura da folha.",
            "Depois o técnico examina o braço, que empena com o esforço, e regula de novo a parada e a força do motor.",
            "No final, o braço, o batente e a regulagem do motor são acertados, já que a folha voltou à altura certa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso calçar a dobradiça com arruela?",
        answers: [
          "Em folga pequena e com pino bom, ajuda por um tempo, desde que o técnico escore a folha. Pino gasto precisa ser trocado.",
          "Só resolve folga leve, e nunca sem escora. Dobradiça gasta cede de novo em pouco tempo.",
        ],
      },
      {
        question: "Rodízio na ponta resolve?",
        answers: [
          "Em piso bem plano, alivia a dobradiça; em piso irregular, trava e força o braço do motor.",
          "Depende do chão. Em piso liso ajuda; com desnível, empurra a folha para cima e força o motor.",
        ],
      },
      {
        question: "Cortar a parte de baixo resolve?",
        answers: [
          "Não, porque a folha continua descendo e volta a raspar. O corte só se justifica quando o piso subiu.",
          "Só disfarça. Enquanto a dobradiça ou a coluna cede, a folha desce outra vez.",
        ],
      },
      {
        question: "Arrastar estraga o motor?",
        answers: [
          "Sim: o braço força contra o piso e entorta, e a engrenagem se gasta. Parar cedo poupa o motor.",
          "Estraga, porque o motor força contra o chão a cada abertura. Deixe o automático desligado até o acerto.",
        ],
      },
    ],
    photo: "fotos do risco no piso, das dobradiças e da folha inteira com a coluna",
  },
  {
    id: "pivotante-pesado-na-mao",
    broader: "pesado",
    label: "Pivotante pesado de girar",
    phrase: "o portão pivotante pesado de girar na mão",
    asks: [
      ...combine(
        ["pivotante"],
        [
          "ficou pesado",
          "pesado abrir",
          "pesado empurrar",
          "pesado mão",
          "pesado na mão",
          "duro abrir",
          "duro",
          "duro empurrar",
          "está pesado",
          "difícil abrir",
          "difícil empurrar",
          "pesado destravado",
          "emperrando",
          "emperra",
        ],
      ),
      "pivotante pesado lento",
      "pivotante lento pesado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão pivotante que ficou pesado de empurrar tem dobradiça seca ou gasta, ponta raspando no piso ou motor ainda travado. Desligue o disjuntor, destrave e gire a folha na mão: se pesa, limpe e lubrifique o pino da dobradiça com graxa; se continua dura, saiu do prumo e é serralheria.",
        "Se o portão de abrir está pesado até destravado, a causa está na dobradiça, no piso ou no prumo, e não no motor. Com o disjuntor desligado, passe graxa no pino da dobradiça e veja onde raspa; o ajuste em casa, quando não basta, parte de {price.preventive}, sem peças.",
        "Portão de duas folhas pesado e lento costuma ter dobradiça seca: com a energia cortada e o motor destravado, lubrifique o pino com graxa de rolamento e gire algumas vezes. Folha que segue dura raspa no chão ou caiu, e aumentar a força do motor só entorta o braço.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha endureceu", "Chave, dobradiça ou prumo"],
        slots: [
          [
            "Folha boa gira com uma mão, mesmo comprida, porque o peso está na dobradiça. O jeito de pesar mostra a causa.",
            "Destravada, ela deve girar leve e parar onde se solta. Repare como e onde pesa.",
            "Com o motor solto, uma mão basta para mover a folha certa. O ponto em que pesa diz o resto.",
          ],
        ],
        bullets: [
          "Não se move nada: motor ainda travado, a chave não foi até o fim",
          "Pesa por igual e range: dobradiça seca ou enferrujada",
          "Pesa só para abrir ou só para fechar: fora do prumo",
          "Pesa no fim: ponta raspando no piso",
          "Leve na mão e lenta no motor: capacitor fraco",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer em casa", "Lubrificar e testar o portão de abrir"],
        slots: [
          [
            "Não bata na dobradiça nem no pino com a folha montada. Folha bamba ou caída não se destrava nem se lubrifica: chame.",
            "Folha que balança na dobradiça pode sair do pino, então não mexa. Se está firme, siga a ordem.",
            "Só continue com a folha firme e no prumo, e não bata na dobradiça, porque a pancada pode soltar o pino e derrubar a folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor até o fim.",
          "Varra o arco da folha.",
          "Limpe as dobradiças e ponha graxa de rolamento no pino.",
          "Gire algumas vezes e veja onde ainda pesa.",
          "Trave de novo antes de religar.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha volta a ficar leve", "O serviço na folha dura"],
        slots: [
          [
            "A dobradiça comum dá lugar à de rolamento, o prumo é acertado e o braço, realinhado. Só no fim se regula a força, que volta ao mínimo; sem solda, o ajuste leva em geral até {trade.smallRepair}.",
            "Troca-se a dobradiça por uma com rolamento, corrige-se a coluna ou o prumo e acerta-se o braço. A força é a última regulagem, e o caso simples cabe em {trade.smallRepair}.",
            "O técnico alinha a folha, põe dobradiça com rolamento se a velha gastou e refaz a posição do braço. Força mínima no fim, em até {trade.smallRepair} quando não há solda.",
          ],
          [
            "Em ordem de custo ficam lubrificação com regulagem, dobradiça nova e serralheria da coluna. Motor maior não entra nessa lista.",
            "Do menor ao maior gasto: ajuste, dobradiça e solda de coluna. Trocar de motor não resolve atrito.",
            "Regular é o mais barato, dobradiça vem depois e coluna por último, sem motor novo na conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte resolve o pivotante pesado?",
        answers: [
          "Não. O atrito continua e passa a quebrar suporte e braço. Primeiro a dobradiça.",
          "Não, porque a folha segue presa. A força extra arranca o suporte da coluna.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar a dobradiça?",
        answers: [
          "A cada seis meses, ou ao primeiro rangido, em pouca quantidade e depois de limpar a graxa velha.",
          "Duas vezes por ano. Perto do mar ou de poeira, a cada três meses.",
        ],
      },
      {
        question: "O pivotante está pesado só para fechar. O que é?",
        answers: [
          "Coluna ou dobradiça fora de prumo: a folha tende a abrir sozinha, e o motor força toda vez que fecha.",
          "É prumo. A folha cai para o lado da abertura, e o braço trabalha contra.",
        ],
      },
      {
        question: "Posso usar óleo em vez de graxa?",
        answers: [
          "Óleo fino serve no pino de dobradiça leve, mas escorre e dura semanas. Em folha pesada, graxa de rolamento.",
          "Por pouco tempo. Em portão grande, a graxa fica no lugar e o óleo, não.",
        ],
      },
    ],
    photo: "um vídeo da folha sendo girada na mão e fotos das dobradiças",
  },
  {
    id: "pivotante-esquenta",
    broader: "esquenta",
    label: "Motor pivotante esquenta",
    phrase: "o motor pivotante que esquenta",
    asks: combine(
      ["pivotante"],
      [
        "esquenta",
        "esquentando",
        "esquenta para",
        "esquenta desliga",
        "esquentou parou",
        "motor quente",
        "aquece",
        "superaquecendo",
        "aquecendo",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Motor do portão pivotante que esquenta e desliga está sendo parado pela proteção térmica. O esforço vem de dobradiça seca, folha raspando, vento ou motor que segue empurrando o batente; desligue o disjuntor e espere esfriar, e a regulagem em casa parte de {price.preventive}, sem peças.",
        "Se o motor do portão de abrir fica quente demais e para, a proteção térmica o desliga por esforço: dobradiça dura ou percurso longo, em que o braço força o batente com a folha já encostada. Ele volta frio, mas a causa fica; o ajuste em residência começa em {price.preventive}, fora peças.",
        "Braço de portão superaquecendo, em uma ou duas folhas, tem quatro causas: dobradiça com atrito, batente forçado pelo percurso, capacitor fraco e uso seguido. A térmica o desliga para não queimar; corte o disjuntor e peça a regulagem, desde {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o calor", "Folha, batente, capacitor ou uso"],
        slots: [
          [
            "O motor esquenta quando trabalha acima da corrente normal. Estas são as causas, da mais comum à menos.",
            "Calor é esforço, e ele nasce em um destes pontos.",
            "Em ordem de frequência, o que aquece o motor pivotante é isto.",
          ],
        ],
        bullets: [
          "Percurso longo: empurra o batente por segundos depois de fechar.",
          "Dobradiça seca ou folha caída: atrito em todo o giro.",
          "Braço fora da medida ou vento em folha fechada.",
          "Capacitor fraco ou tensão baixa: anda lento e quente.",
          "Muitas aberturas seguidas: motor de casa em uso coletivo.",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o motor quente", "Cuidados até a visita"],
        slots: [
          [
            "Não jogue água, porque há tensão no motor e na central. A proteção costuma liberar em 15 a 40 minutos.",
            "Deixe esfriar com a tampa fechada, sem água. Em geral leva de 15 a 40 minutos.",
            "Nada de água nem ventilador com a tampa aberta: ele esfria sozinho em 15 a 40 minutos.",
          ],
        ],
        steps: [
          "Pare de acionar e desligue o disjuntor.",
          "Espere a carcaça esfriar.",
          "Com a folha reta e piso plano, destrave e gire a folha na mão, procurando atrito.",
          "Anote quantas aberturas seguidas ele faz antes de parar.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira o esforço", "Medição e acerto"],
        slots: [
          [
            "A corrente é medida com o motor andando e comparada com a etiqueta. Depois a dobradiça é aliviada, o percurso encurtado até o encosto e a força baixada ao mínimo.",
            "O amperímetro mostra se o esforço é da folha ou do motor. Acertam-se dobradiça, percurso e força, nessa ordem.",
            "Mede-se a corrente em movimento, alivia-se a folha e corrige-se o percurso, para o motor parar assim que encosta.",
          ],
          [
            "Capacitor fora do valor é trocado na hora, em até {trade.smallRepair} de serviço. Se o motor é pequeno para a folha, a troca fica de {price.homeSwap} em casa, com mão de obra.",
            "Trocar capacitor cabe em cerca de {trade.smallRepair}. Motor menor que a folha se substitui, por {price.homeSwap} em residência.",
            "Sendo o capacitor, resolve-se em torno de {trade.smallRepair}. Quando falta motor, a troca em casa custa {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só um dos dois motores esquenta. O que é?",
        answers: [
          "A folha dele pesa mais, o percurso está longo ou o capacitor é fraco. Compare as duas folhas na mão, com o disjuntor desligado.",
          "Em geral a folha daquele lado tem dobradiça ruim. O capacitor vem em seguida.",
        ],
      },
      {
        question: "O motor que esquenta vai queimar?",
        answers: [
          "Com o tempo, sim: o verniz do enrolamento envelhece a cada parada térmica. Tirar a causa cedo salva o motor.",
          "Se a causa fica, sim, em meses ou poucos anos. A térmica adia, não resolve.",
        ],
      },
      {
        question: "Quantas aberturas seguidas o pivotante aguenta?",
        answers: [
          "Está na etiqueta ou no manual, em ciclos por hora. O residencial costuma aceitar de 10 a 15 por hora.",
          "Veja os ciclos por hora da ficha. Em casa, umas 20 por dia é o uso normal.",
        ],
      },
      {
        question: "Posso usar o portão com ele esquentando?",
        answers: [
          "Só o indispensável, espaçando as aberturas, e sem cheiro de queimado. Com cheiro, disjuntor desligado.",
          "Pouco e com intervalos. Cheiro ou ronco parado é motivo para desligar já.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do braço e do batente e um vídeo do fechamento",
  },
  {
    id: "pivotante-e-chuva",
    broader: "molhou",
    label: "Pivotante falha quando chove",
    phrase: "o portão pivotante que falha quando chove",
    asks: combine(
      ["pivotante"],
      [
        "chuva",
        "chove",
        "não funciona chove",
        "não funciona chuva",
        "não funciona quando chove",
        "parou chuva",
        "depois chuva",
        "não abre chuva",
        "não fecha chuva",
        "molhou",
        "motor molhou",
        "entrou água",
        "tomou chuva",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão pivotante que falha na chuva tem água em algum ponto: emenda do cabo que atravessa o vão, trava elétrica, placa ou motor do braço. Desligue o disjuntor por um caminho seco e não religue molhado; a visita que limpa, mede e ajusta em casa parte de {price.preventive}, sem peças.",
        "Se o portão de abrir só dá problema quando chove, comece pelo mais baixo: caixa de passagem no piso, cabo da outra folha e trava elétrica. Disjuntor ou DR caindo é fuga de corrente: não toque no portão molhado, e a visita de ajuste em residência começa em {price.preventive}, fora peças.",
        "Motor de braço que falha em dia de chuva costuma ter emenda molhada no piso, ainda mais em duas folhas; depois vêm trava de chão, prensa-cabo e tampa. Deixe o disjuntor desligado até secar e medir; a limpeza com regulagem em casa sai desde {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por onde a água entra", "Emenda, trava, placa ou motor"],
        slots: [
          [
            "A água procura o ponto mais baixo, e no pivotante ele está no chão. Em ordem de frequência, as entradas são estas.",
            "No portão de abrir, quase tudo que falha na chuva está perto do piso.",
            "Comece de baixo para cima, que é por onde a água entra.",
          ],
        ],
        bullets: [
          "Caixa de passagem no piso: emenda do cabo da segunda folha.",
          "Trava elétrica de chão: ferrugem e barro prendem o pino.",
          "Prensa-cabo frouxo: a água corre pelo fio até o motor.",
          "Tampa da central ou do motor trincada ou sem borracha.",
          "Fotocélula com água na lente: abre e não fecha.",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer na chuva", "Passos seguros"],
        slots: [
          [
            "Se alguém sentiu formigamento, ninguém toca no portão antes de a energia ser cortada no quadro.",
            "Choque ou formigamento é emergência: energia cortada primeiro, e ninguém encosta na folha.",
            "Portão que dá choque não se toca; desligue no quadro, por lugar seco.",
          ],
        ],
        steps: [
          "Desligue o disjuntor por um caminho seco.",
          "Não abra a tampa da central nem do motor.",
          "Com a folha reta e firme, destrave com a chave e use na mão.",
          "À noite, passe ferrolho ou cadeado.",
          "Religue só depois de seco e conferido pelo técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve de vez", "Vedação e cabo novo"],
        slots: [
          [
            "O cabo do segundo motor passa inteiro, sem emenda no chão, e o eletroduto ganha caimento e dreno. Se a emenda é inevitável, vai em caixa estanque acima do piso.",
            "Troca-se o trecho por cabo sem emenda, em duto com dreno. Emenda, só em caixa vedada e alta.",
            "Cabo inteiro e duto drenado acabam com o defeito. Onde precisa emendar, usa-se caixa estanque fora do chão.",
          ],
          [
            "Placa e motor são secos e medidos antes de religar, e o que oxidou é trocado. Tampa, borracha e prensa-cabo são refeitos na mesma visita.",
            "Mede-se a isolação do motor e limpa-se a placa, com vedação nova em tampa e entrada de cabo.",
            "O técnico seca, mede e veda; peça oxidada sai, porque falharia na próxima chuva.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Voltou a funcionar quando secou. Preciso chamar?",
        answers: [
          "Precisa: a água deixa ferrugem e mau contato, e na próxima chuva falha de novo, às vezes com a placa.",
          "Sim. O defeito só está escondido, e a oxidação continua.",
        ],
      },
      {
        question: "Motor pivotante pode tomar chuva?",
        answers: [
          "Os de uso externo suportam, com a tampa fechada e o prensa-cabo apertado. Jato direto, não.",
          "Chuva, sim; lavadora de pressão, não. A vedação precisa estar inteira.",
        ],
      },
      {
        question: "Só uma folha para na chuva. O que é?",
        answers: [
          "O cabo enterrado ou o motor daquele lado. A emenda no piso é a primeira a ser aberta, pelo técnico.",
          "Quase sempre a emenda do cabo que cruza o vão até ela.",
        ],
      },
      {
        question: "Quanto custa refazer o cabo?",
        answers: [
          "Depende dos metros e de cortar o piso ou passar pelo alto do vão, que sai por menos. Material e trabalho vêm num valor só.",
          "Pelo alto é mais barato; pelo piso, com corte e dreno, mais caro. Os metros completam a conta.",
        ],
      },
    ],
    photo: "fotos da caixa de passagem, do motor e da trava elétrica, com a energia desligada",
  },
];
