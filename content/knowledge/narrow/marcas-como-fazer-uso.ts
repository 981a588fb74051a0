import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What an owner does with grease, a backup supply and a universal remote. */
export const marcasComoFazerUso: NarrowConcept[] = [
  {
    id: "onde-passar-graxa",
    broader: "lubrificacao",
    label: "Onde passar graxa no portão",
    phrase: "os pontos de graxa do portão",
    asks: [
      "que partes portão passa graxa",
      "onde passar graxa",
      "onde passar graxa portão",
      "onde por graxa portão",
      "onde colocar graxa portão",
      "onde lubrificar portão",
      "onde passar óleo portão",
      "onde vai graxa portão",
      "pontos lubrificação portão",
      "quais partes lubrificar portão",
      "que peças lubrificar portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Onde passar graxa no portão automático: só onde há giro ou rosca à vista, isto é, fuso do basculante, pinos e dobradiças. Na cremalheira, vai silicone ou lubrificante seco, em camada fina; trilho, cabo de aço e motor ficam sem graxa. Faça com o disjuntor desligado e a folha fechada.",
        "Os pontos de graxa do portão são poucos: fuso do basculante, dobradiças e pinos. A cremalheira leva película seca ou silicone, e o trilho, nada, porque graxa nele junta areia e vira lixa; o cabo é serviço do técnico. Desligue o disjuntor e feche a folha.",
        "Passe graxa no fuso, nos pinos e nas dobradiças, e não no trilho, no cabo de aço, na correia nem dentro do motor. Na cremalheira vai lubrificante seco, fino, a cada {rack.months}, tudo com o disjuntor desligado e o portão fechado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Peça por peça: o que leva graxa", "Onde sim e onde não"],
        slots: [
          [
            "Cada peça pede um produto, e algumas, nenhum. Pouco em peça limpa rende mais que muito sobre sujeira.",
            "O produto muda com a peça. O trilho e o cabo são os lugares em que a graxa mais atrapalha.",
            "Confira antes de passar, porque graxa no lugar errado desgasta.",
          ],
        ],
        bullets: [
          "Fuso do basculante: graxa fina do manual, em pouca quantidade",
          "Dobradiça e pino: óleo ou graxa, depois de limpar",
          "Cremalheira: silicone ou lubrificante seco, camada fina",
          "Trilho: nada, só varrer e manter seco",
          "Cabo, mola e contrapeso: do técnico",
          "Dentro do motor: nada",
        ],
      },
      {
        about: "check",
        headings: ["Como fazer, na ordem", "Passo a passo da lubrificação em casa"],
        slots: [
          [
            "Faça do chão, com a folha fechada e o disjuntor desligado. Graxa nova sobre areia velha vira lixa, por isso a limpeza vem antes.",
            "Sem escada e sem energia, limpe primeiro. A graxa velha leva a areia que gasta as peças.",
            "Com o portão fechado, limpe e só depois lubrifique. Não suba para alcançar.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe a peça com pano seco ou escova, até sair a graxa velha.",
          "Aplique pouco e espalhe; tire o excesso com o pano.",
          "Não suba nem toque em cabo, mola ou contrapeso.",
          "Religue e faça dois ciclos olhando de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["Se continua rangendo", "Quando a graxa não resolve"],
        slots: [
          [
            "Rangido que volta em poucos dias é peça gasta: roldana, rolamento, dobradiça ou porca do fuso. Estalo ou ronco de dentro do motor não se resolve por fora.",
            "Barulho que a graxa não tira é desgaste, e a peça se troca. Som de dentro do motor é serviço de técnico.",
            "Se a graxa dura pouco, a peça acabou. Ronco interno não melhora com óleo por fora.",
          ],
          [
            "A visita com limpeza, ajuste e lubrificação, em casa, parte de {price.preventive}, sem peças, e cobre os pontos que você não alcança. O intervalo comum é {visits.home}.",
            "Na revisão, feita {visits.home}, o técnico lubrifica os pontos altos, e ela começa em {price.preventive} em residência, fora peças.",
            "O que está alto ou perto de cabo fica para a visita, de {price.preventive} em casa, sem contar peças, feita {visits.home}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que graxa usar no portão?",
        answers: [
          "Graxa fina de uso geral nos pinos, e no fuso a do manual; silicone ou lubrificante seco na cremalheira. Desengripante só solta e limpa, não lubrifica.",
          "A do manual no fuso, óleo na dobradiça, seca na cremalheira. Desengripante apenas limpa.",
        ],
      },
      {
        question: "De quanto em quanto tempo passar graxa?",
        answers: [
          "A cada {rack.months} em casa na cremalheira, e antes disso com muita poeira, chuva ou uso de prédio.",
          "Cremalheira a cada {rack.months}; dobradiça, quando ranger. Poeira encurta o intervalo.",
        ],
      },
      {
        question: "Posso passar graxa no cabo de aço?",
        answers: [
          "Não mexa no cabo do basculante: ele segura a folha, e o cuidado com ele é do técnico.",
          "De jeito nenhum. O cabo sustenta o portão, e mexer nele é perigoso.",
        ],
      },
      {
        question: "Passei graxa no trilho. E agora?",
        answers: [
          "Limpe com pano e varra, com o disjuntor desligado, até ficar seco. Se já virou lixa, as roldanas podem ter sofrido.",
          "Tire tudo com pano seco e varra. Depois confira as roldanas.",
        ],
      },
    ],
    photo: "um vídeo curto do portão andando, com o som, e uma foto da peça que range",
  },
  {
    id: "ligar-nobreak",
    broader: "nobreak",
    label: "Ligar o nobreak no motor do portão",
    phrase: "a ligação do nobreak no motor do portão",
    asks: [
      "nobreak vai antes ou depois da central",
      "precisa eletricista ligação nobreak",
      ...combine(["ligar nobreak", "instalar nobreak", "colocar nobreak", "ligação nobreak"], ["motor", "portão"]),
      ...combine(
        ["ligar nobreak", "instalar nobreak", "colocar nobreak"],
        ["[marca]", "motor [marca]", "portão [marca]"],
      ),
      "como ligar nobreak",
      "como instalar nobreak",
      "esquema nobreak portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O nobreak do portão é instalado entre a tomada, ou o disjuntor, e o motor, e assume sozinho quando falta luz. Ele precisa ser próprio para automatizador, da mesma tensão e com potência de sobra para a partida. O aparelho e a instalação são orçados de graça, pela foto da etiqueta do motor.",
        "Para instalar nobreak no motor [marca], a energia da rede entra no aparelho e a saída dele alimenta a central do portão. Escolha um feito para portão, na tensão do motor e com folga para a partida. A ligação é do técnico, e a foto da etiqueta do motor dá o valor da peça e do serviço.",
        "A instalação do nobreak põe o aparelho antes da central do motor [marca], num lugar seco, com disjuntor e fio terra na entrada. Nobreak de computador não aguenta a partida, e por isso se usa o de automatizador. A peça e o serviço são orçados pela foto da etiqueta do motor.",
        "O nobreak fica no caminho da energia do motor [marca]: recebe a rede e alimenta a central, a fotocélula e o receptor. Compre o tipo para automatizador, na tensão certa e com potência que suporte a partida. Orçamos o aparelho e a ligação pela etiqueta do motor.",
        "Ligar o nobreak no motor [marca] é colocar o aparelho entre o circuito do portão e a central, em lugar seco e com fio terra. A potência deve superar a corrente da partida, o que um modelo de computador não faz. O preço do conjunto instalado sai pela foto da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como o nobreak é instalado", "Passos para instalar o nobreak do portão"],
        slots: [
          [
            "Se o motor tem plugue, o nobreak vai entre ele e a tomada. Com o fio direto na placa, a ligação é do técnico, feita com o circuito desligado.",
            "Motor de tomada facilita, porque basta pôr o aparelho no meio. Quando os fios vão presos na placa, deixe essa parte com o técnico, sem energia no circuito.",
            "Havendo tomada, o nobreak é ligado nela e o motor, no nobreak. Sem tomada, os fios chegam direto à placa, e aí o serviço é do técnico, com tudo desligado.",
            "Veja como o motor recebe energia. Com plugue, o aparelho vai entre ele e a tomada. Com fios parafusados na placa, a ligação é do técnico, com o circuito cortado.",
            "O trabalho muda com o tipo de ligação. O motor de plugue passa a ser ligado no nobreak; o de fiação presa na placa exige técnico e disjuntor desligado.",
          ],
        ],
        steps: [
          "Leia na etiqueta do motor a tensão e a potência.",
          "Escolha um nobreak para automatizador da mesma tensão, com potência acima da do motor.",
          "Reserve um lugar seco, ventilado e fora da chuva.",
          "O técnico liga a entrada ao circuito do portão, com disjuntor e fio terra, e a saída à central.",
          "Carregue a bateria pelo tempo do manual.",
          "Desligue o disjuntor e teste um ciclo completo, com a passagem livre.",
        ],
      },
      {
        about: "choose",
        headings: ["Que nobreak serve em cada motor"],
        slots: [
          [
            "O motor comum puxa na partida várias vezes a corrente normal, e um nobreak no limite da potência desarma. O motor com inversor parte suave, mas alguns modelos só aceitam o nobreak ou o módulo de bateria do fabricante.",
            "Na partida, um motor comum pede bem mais que o valor da etiqueta, e o aparelho sem folga desliga. Com inversor a saída é suave; confira, porém, se a linha exige nobreak próprio.",
            "Quem tem motor comum precisa de potência de sobra, já que a partida puxa várias vezes a corrente de trabalho. No motor com inversor a partida é leve, mas há linhas que só trabalham com o módulo de bateria delas.",
            "A partida é o momento crítico: o motor sem inversor pede várias vezes o seu consumo, e um nobreak justo se desliga. O motor com inversor arranca aos poucos, embora certas linhas aceitem apenas a bateria da própria marca.",
            "Veja primeiro se o motor tem inversor. Sem ele, escolha com folga, porque a corrente inicial é muito maior que a normal. Com ele, a exigência cai, mas o manual pode pedir o módulo do fabricante.",
          ],
          [
            "O número de aberturas sem luz depende da bateria e do peso da folha. Casa costuma precisar de poucas; prédio pede bateria maior.",
            "Quantas vezes o portão abre na falta de energia depende do tamanho da bateria e do peso da folha, e por isso prédio leva bateria maior que casa.",
            "Bateria maior e folha leve rendem mais aberturas sem luz. Para residência poucas bastam, enquanto o prédio precisa de reserva.",
            "A autonomia se mede em aberturas e varia com o peso do portão e a bateria. Uma casa precisa de poucas, e um prédio, de muitas.",
            "Pense em quantas vezes o portão abriria numa queda de luz: poucas em casa, muitas em prédio. Folha pesada gasta mais bateria por abertura.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como testar o nobreak e quando trocar a bateria"],
        slots: [
          [
            "A cada poucos meses, desligue o disjuntor e faça um ciclo inteiro. Apito na partida ou portão lento na bateria avisam que ela está no fim, e ela é trocada sem trocar o aparelho.",
            "Um ciclo com o disjuntor desligado, de tempos em tempos, mostra se a carga ainda basta. Quando o portão anda devagar ou o aparelho apita ao partir, é hora de trocar a bateria.",
            "Teste algumas vezes por ano com o disjuntor desligado, num ciclo completo. Lentidão e apito na partida são sinal de bateria gasta, que se troca separada do aparelho.",
            "Marque um teste periódico: desligue o disjuntor e veja o portão abrir e fechar por completo. Apito ou folha lenta indica bateria cansada, e só ela é trocada.",
            "De vez em quando, simule a queda de luz pelo disjuntor e observe um ciclo inteiro. Se o aparelho apita ou a folha perde velocidade, a bateria chegou ao fim.",
          ],
          [
            "Antes de qualquer serviço no motor, desligue também o nobreak, porque só o disjuntor não tira a energia da placa.",
            "Para mexer no portão, desligue os dois, disjuntor e nobreak, porque a bateria mantém a placa energizada.",
            "Com nobreak, cortar o disjuntor não tira a energia da placa; é preciso desligar o aparelho também.",
            "Quem for trabalhar no motor precisa desligar a rede e o nobreak, pois a bateria continua alimentando a placa.",
            "Lembre de desligar o aparelho, além do disjuntor, antes de uma manutenção, já que ele mantém a placa ligada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar nobreak de computador no portão?",
        answers: [
          "Não. A partida do motor puxa mais do que ele aguenta, e o aparelho desarma ou queima. Use um próprio para automatizador.",
          "Não serve: foi feito para computador, e a partida do motor o desliga ou estraga. O de portão já prevê essa corrente.",
          "Não use. O pico da partida faz com que o aparelho de informática desligue ou se danifique.",
        ],
      },
      {
        question: "Com nobreak ainda preciso da chave de destravamento?",
        answers: [
          "Precisa, porque a bateria acaba e motor com defeito não anda nem com energia. Guarde a chave à mão; no basculante com cabo, mola ou contrapeso rompido, não destrave e chame o técnico.",
          "Sim. A bateria tem fim, e o nobreak não ajuda se o motor quebrar. A chave fica em casa, mas basculante com cabo, mola ou contrapeso danificado não se destrava.",
          "Sim, guarde a chave, já que a carga acaba e um defeito mecânico não depende de luz. A exceção é o basculante de cabo, mola ou contrapeso rompido: esse só o técnico solta.",
        ],
      },
      {
        question: "O nobreak deixa o portão mais lento?",
        answers: [
          "Um pouco mais devagar na bateria pode ser normal em alguns aparelhos. Se arrasta muito ou para no meio, falta potência ou a bateria está gasta.",
          "Alguns reduzem um pouco a velocidade sem a rede. Quando o portão mal anda, o problema é potência curta ou bateria velha.",
          "Pode perder um pouco de velocidade, conforme o modelo. Folha que se arrasta ou não completa o curso acusa bateria no fim ou aparelho pequeno demais.",
        ],
      },
      {
        question: "O que muda o preço do nobreak instalado?",
        answers: [
          "A potência do motor, o número de baterias e a distância até a central. Motor de casa fica na ponta mais barata, e portão pesado de prédio, na mais cara.",
          "Contam o porte do motor, a autonomia desejada e o cabo até a central. Residência pede aparelho menor; condomínio, potência e bateria maiores.",
          "Potência e autonomia vêm primeiro, depois os metros de cabo. O nobreak para uma casa é o mais em conta, e o de portão pesado em condomínio custa mais.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do lugar onde o nobreak vai ficar",
  },
  {
    id: "nobreak-serve-em-qualquer-motor",
    broader: "nobreak",
    label: "Nobreak serve em qualquer motor?",
    phrase: "a escolha do nobreak para o motor",
    asks: [
      "nobreak serve qualquer portão",
      "nobreak funciona todo tipo motor",
      "nobreak em motor com inversor",
      "motor aceita nobreak como saber",
      "nobreak serve qualquer motor",
      "nobreak qualquer motor",
      "nobreak serve motor",
      "nobreak serve todos motores",
      "nobreak serve motor [marca]",
      "nobreak serve [marca]",
      "nobreak compatível motor",
      "nobreak funciona qualquer portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não, nobreak não serve em qualquer motor de portão: precisa ser próprio para automatizador, ter a tensão do motor e potência bem acima da etiqueta, por causa da partida. Motor com inversor ou de 24 V pode exigir o módulo de bateria da própria linha, o que a ficha do modelo diz.",
        "Depende do motor: o nobreak é compatível quando a tensão é igual, a potência sobra umas três vezes e a forma de onda é aceita pela placa. Motor comum de casa aceita modelo de portão; com inversor, só o que o fabricante indica; e o de computador não serve em nenhum.",
        "Não serve qualquer nobreak, e nem todo motor de portão aceita: confira tensão, potência com folga para a partida e o tipo de motor. Em motor com inversor pode ser preciso o módulo da marca, enquanto o comum, de 127 ou 220 V, funciona com nobreak de automatizador.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Três dados antes de comprar o nobreak", "O que tem de combinar"],
        slots: [
          [
            "Tudo está na etiqueta do motor, lida por fora, e na ficha do nobreak. Um dado errado basta para ele desarmar ou queimar.",
            "Leia a etiqueta do motor e a ficha do aparelho. Se um ponto não bate, ele apita, para ou se estraga.",
            "A etiqueta traz o que você precisa. Compare com a ficha antes de pagar.",
          ],
        ],
        bullets: [
          "Tensão de saída: 127 ou 220 V, igual à do motor",
          "Potência: a partida puxa várias vezes a corrente normal",
          "Forma de onda: senoidal para motor com inversor",
          "Motor de 24 V: bateria na central, e não nobreak comum",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu serve", "Teste antes de confiar no nobreak"],
        slots: [
          [
            "Com o portão livre e à vista, desligue o disjuntor que alimenta o nobreak e faça um ciclo inteiro pelo controle. Se apita, arrasta ou para no meio, falta potência ou bateria.",
            "Corte a rede do nobreak e abra e feche uma vez, com a passagem vazia. Parar ou apitar no meio mostra aparelho pequeno ou bateria no fim.",
            "Simule a falta de luz com a folha à vista. Um ciclo completo, sem apito nem lentidão, é aprovação.",
          ],
          [
            "Folha pesada derruba qualquer nobreak, por isso o portão precisa correr leve. Repita o teste duas vezes por ano.",
            "Portão que raspa consome o dobro na partida. Acerte a folha e teste a cada seis meses.",
            "Antes de culpar o aparelho, alivie a folha. O teste se refaz a cada semestre.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor do nobreak", "Preço do aparelho e da ligação"],
        slots: [
          [
            "O valor soma aparelho, bateria e ligação em circuito com disjuntor e terra. Para motor de inversor, o módulo da linha custa mais que o nobreak comum, e a bateria se troca, em geral, a cada 2 a 4 anos.",
            "Pagam-se o nobreak, a bateria e a mão de obra. O módulo próprio para inversor é o mais caro, e a bateria dura de 2 a 4 anos.",
            "Entram aparelho, bateria e instalação. Modelo de motor comum sai mais barato que o módulo de inversor, com bateria nova a cada 2 a 4 anos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nobreak de computador serve no portão?",
        answers: [
          "Não. Ele não aguenta a partida do motor e pode queimar na primeira abertura.",
          "Não serve em nenhum motor, pela corrente da partida.",
        ],
      },
      {
        question: "Um nobreak atende dois motores?",
        answers: [
          "Atende se a potência somar os dois partindo juntos, o que é raro em aparelho pequeno. Em folha dupla, conte os dois.",
          "Só se for dimensionado para o par. A central dupla, que atrasa uma folha, ajuda.",
        ],
      },
      {
        question: "Motor com bateria própria precisa de nobreak?",
        answers: [
          "Não. O módulo de bateria da linha faz o mesmo papel e aproveita melhor a carga.",
          "Não precisa: a bateria já alimenta a central.",
        ],
      },
      {
        question: "Quantas aberturas o nobreak dá?",
        answers: [
          "Depende da bateria e do peso da folha: em casa, costumam ser de algumas a dezenas. A ficha traz o número para um motor de referência.",
          "Varia com carga e folha. Portão leve faz o dobro de um pesado com a mesma bateria.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se já tiver, a do nobreak",
  },
  {
    id: "programar-controle-universal",
    broader: "programacao",
    label: "Programar controle universal",
    phrase: "a programação do controle universal",
    asks: [
      "como programar controle universal",
      "controle universal não copia código",
      "programar controle universal",
      "controle universal copiar código",
      ...combine(["programar", "gravar", "configurar", "cadastrar", "codificar"], ["controle universal"]),
      ...combine(["programar", "gravar", "configurar"], ["controle universal portão", "controle copiador universal"]),
      "controle universal como programar",
      "controle universal passo passo",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para programar controle universal de portão, copie um que funciona: apague a memória com dois botões juntos até a luz piscar, encoste o original, segure as duas teclas até o led confirmar e teste. Só dá certo com código fixo e mesma frequência, em geral 433 MHz.",
        "O controle universal se programa de dois jeitos: clona outro controle, se o código é fixo e a frequência igual, como 433 MHz, ou é gravado na central, como um novo. A cópia leva um minuto, com as duas teclas seguradas até a luz mudar o ritmo.",
        "Para programar o controle universal que você comprou, confira a frequência, 433 MHz na maioria, apague a tecla dele, encoste no original e segure as duas até o led confirmar. Se não copiar, o código não é fixo: rolante só se grava na central, com controle da própria linha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Copiar para o universal, passo a passo", "Como copiar, na ordem"],
        slots: [
          [
            "A combinação de teclas muda de um modelo para outro e vem na embalagem. A ideia é sempre esta, e leva um ou dois minutos.",
            "Cada universal tem a sua ordem de botões, impressa na caixa; o princípio não muda.",
            "Siga a folha do seu modelo; na falta dela, tente esta sequência, que serve à maioria.",
          ],
        ],
        steps: [
          "Ponha pilha nova nos dois e confira se a frequência é a mesma.",
          "Apague a memória do universal: em geral dois botões juntos, até a luz piscar rápido.",
          "Encoste o original no universal, frente com frente.",
          "Segure as duas teclas até a luz mudar o ritmo.",
          "Teste à vista do portão; se não abrir, mude a posição e repita.",
        ],
      },
      {
        about: "what",
        headings: ["Copiar ou gravar na central", "Qual dos dois caminhos serve"],
        slots: [
          [
            "Com código fixo, a cópia passa de um controle a outro e a central nem é aberta. Com código rolante, que muda a cada toque, a cópia abre uma vez ou nenhuma.",
            "Código fixo se copia direto. O rolante se altera a cada aperto, e por isso só a central pode aceitar um controle novo da linha.",
            "A cópia vale no fixo, sem mexer no motor. No rolante, o número copiado perde o valor no toque seguinte.",
          ],
          [
            "O botão de gravar da central fica sob a tampa do motor, junto da rede, e é do técnico. Em receptor de caixa separada, você mesmo grava pelo manual.",
            "Gravar na placa do motor exige abrir a tampa energizada, serviço de técnico. Receptor externo pode ser gravado por você.",
            "Na central do motor, quem grava é o técnico, pela tensão ali dentro. Já o receptor à parte costuma ter botão acessível.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o universal não funciona", "Gravou e não abre"],
        slots: [
          [
            "A luz confirmou e o portão não obedece? Uma destas é a causa.",
            "Quando a cópia parece certa e nada acontece, confira a lista.",
            "O universal que não abre costuma cair em um destes casos.",
          ],
        ],
        bullets: [
          "Frequência diferente: 433 não conversa com 292 nem com 315 MHz.",
          "Código rolante no original: não se copia.",
          "Pilha fraca no original: a cópia sai errada.",
          "Posição: encoste costas com costas e repita.",
          "Universal de outra faixa: veja a lista na embalagem.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle universal abre qualquer portão?",
        answers: [
          "Não: só o de mesma frequência e de código que ele saiba copiar ou que a central aceite gravar.",
          "Só portões da mesma faixa e código fixo, ou cuja central o aceite. Universal não quer dizer para todos.",
        ],
      },
      {
        question: "Copiar o controle estraga o original?",
        answers: [
          "Não. Em código fixo os dois passam a funcionar.",
          "Não muda nada no original. Só cuide para não apagar a memória dele com os dois botões.",
        ],
      },
      {
        question: "É seguro usar controle copiado?",
        answers: [
          "Funciona, mas código fixo se copia em segundos. Se a segurança preocupa, troque o receptor por um de código rolante.",
          "O risco é o mesmo do original de código fixo, fácil de clonar. Receptor rolante resolve sem trocar o motor.",
        ],
      },
      {
        question: "Quanto custa pedir para gravar?",
        answers: [
          "O que mais pesa é a ida do técnico, e gravar um ou cinco muda pouco. Por isso junte todos, ou peça na mesma visita da revisão.",
          "Paga-se a ida, e a quantidade quase não altera. Combinada com a manutenção, a gravação não precisa de outra visita.",
        ],
      },
    ],
    photo: "fotos do controle que funciona e do universal, frente e verso",
  },
];
