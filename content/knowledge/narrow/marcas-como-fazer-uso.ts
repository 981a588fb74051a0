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
        "Passe graxa só onde há giro ou rosca à vista: fuso do basculante, pinos e dobradiças; na cremalheira, lubrificante seco ou silicone em camada fina. Não passe no trilho, no cabo de aço, na correia nem dentro do motor: trilho engraxado junta areia, e o redutor já vem lubrificado.",
        "A graxa vai no fuso do basculante, nas dobradiças e nos pinos; no deslizante, só a cremalheira recebe silicone ou lubrificante seco, em película fina. Trilho, cabo, correia e motor ficam sem graxa. Faça com o disjuntor desligado e a folha fechada.",
        "Os pontos de graxa do portão são poucos: fuso, dobradiças, pinos e rolamentos que tenham acesso. A cremalheira leva silicone ou lubrificante seco; o trilho se deixa limpo e seco. Tudo com o disjuntor desligado e a folha fechada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Peça por peça: o que leva graxa", "Onde sim e onde não"],
        slots: [["Cada peça pede um produto, e algumas não pedem nenhum.", "O produto muda com a peça."]],
        bullets: [
          "Fuso do basculante: graxa fina, em pouca quantidade",
          "Dobradiça e pino: óleo ou graxa, depois de limpar",
          "Cremalheira: silicone ou lubrificante seco, camada fina",
          "Corrente: óleo próprio, sem escorrer",
          "Trilho: nada, só varrer e manter seco",
          "Motor e redutor: nada, já vêm lubrificados",
        ],
      },
      {
        about: "check",
        headings: ["Como fazer, na ordem", "Passo a passo da lubrificação em casa"],
        slots: [
          [
            "Pouco produto em peça limpa rende mais que muita graxa em cima da sujeira.",
            "Graxa nova sobre areia velha vira lixa: limpe primeiro.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe a peça com pano seco ou escova, até sair a graxa velha.",
          "Aplique pouco e espalhe; tire o excesso com o pano.",
          "No basculante, não suba nem toque em cabo, mola ou contrapeso: esses ficam com o técnico.",
          "Religue e faça dois ciclos, olhando de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["Se continua rangendo", "Quando a graxa não resolve"],
        slots: [
          [
            "Rangido que volta em poucos dias é peça gasta: roldana, rolamento, dobradiça ou porca do fuso.",
            "Barulho que a graxa não tira é desgaste, e a peça se troca.",
          ],
          [
            "Estalo ou ronco de dentro do motor não se resolve com óleo por fora.",
            "Som que vem de dentro do motor é serviço de técnico; não abra o redutor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que graxa usar no portão?",
        answers: [
          "Graxa de uso geral, fina, no fuso e nos pinos; silicone ou lubrificante seco na cremalheira. Desengripante só para soltar e limpar.",
        ],
      },
      {
        question: "De quanto em quanto tempo passar graxa?",
        answers: ["A cada seis meses em casa, e antes disso com muita poeira, chuva ou uso de prédio."],
      },
      {
        question: "Posso passar graxa no cabo de aço?",
        answers: ["Não mexa no cabo do basculante: ele segura a folha, e o cuidado com ele é do técnico."],
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
        "O nobreak do portão é instalado entre o disjuntor, ou a tomada, e o motor: a energia entra nele, e a saída alimenta a central, a fotocélula e o receptor. Precisa ser próprio para automatizador, da mesma tensão e com sobra de potência para a partida; aparelho e instalação são orçados pela foto da etiqueta.",
        "Para instalar nobreak no motor [marca], a rede entra no aparelho e a saída dele vai para a central, que também alimenta fotocélula e receptor. Escolha um feito para portão, na tensão do motor e com folga para a partida; a ligação nos bornes é do técnico, e a foto da etiqueta dá o valor.",
        "A instalação do nobreak põe o aparelho antes da central do motor [marca], num lugar seco, com disjuntor e terra na entrada. Nobreak de computador não aguenta a partida: o certo é o de automatizador, com a mesma tensão e potência de sobra. Por foto da etiqueta se orçam peça e serviço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ligação do nobreak, na ordem", "Passos para instalar o nobreak do portão"],
        slots: [
          [
            "Se o motor tem plugue, o nobreak só entra no meio, entre a tomada e ele. Com o fio direto na placa, a ligação é do técnico, feita com o circuito desligado.",
            "Motor de tomada facilita, porque basta interpor o aparelho. Quando os fios vão presos nos bornes da placa, deixe essa parte com o técnico, sem energia no circuito.",
            "Havendo tomada, liga-se o nobreak nela e o motor no nobreak. Sem tomada, os fios chegam direto à placa, e aí o serviço é de técnico, com tudo desligado.",
          ],
        ],
        steps: [
          "Leia na etiqueta do motor a tensão e a potência.",
          "Escolha nobreak para automatizador da mesma tensão, com potência acima da do motor.",
          "Reserve um lugar seco, ventilado e fora da chuva.",
          "O técnico liga a entrada ao circuito do portão, com disjuntor e terra, e a saída à central.",
          "Carregue a bateria pelo tempo do manual.",
          "Desligue o disjuntor e teste um ciclo completo, com a passagem livre.",
        ],
      },
      {
        about: "choose",
        headings: ["Motor comum e motor com inversor", "Que nobreak serve em cada motor"],
        slots: [
          [
            "O motor comum puxa na partida várias vezes a corrente normal, por isso o nobreak no limite da potência desarma. O motor com inversor parte suave, mas alguns modelos só aceitam o nobreak ou o módulo de bateria do fabricante.",
            "Na partida, um motor comum pede bem mais que o valor da etiqueta, e o aparelho sem folga desliga. Com inversor a saída é suave; confira, porém, se a linha exige nobreak ou módulo próprio.",
            "Quem tem motor comum precisa de potência de sobra, já que a corrente da partida é várias vezes a de trabalho. No motor com inversor o arranque é leve, mas há linhas que só trabalham com o módulo de bateria delas.",
          ],
          [
            "Quantas aberturas ele dá sem luz depende da bateria e do peso da folha. Casa costuma precisar de poucas; prédio pede bateria maior.",
            "O número de ciclos na falta de energia vem do tamanho da bateria e de quão pesado é o portão, e por isso prédio leva bateria maior que casa.",
            "Bateria maior e folha leve rendem mais aberturas no apagão. Para residência poucas bastam, enquanto o prédio precisa de reserva.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Teste e bateria do nobreak", "Para o nobreak não falhar na hora"],
        slots: [
          [
            "A cada poucos meses, desligue o disjuntor e faça um ciclo inteiro. Apito na partida ou portão arrastando na bateria avisam que ela está no fim, e ela se troca sem trocar o aparelho.",
            "Um ciclo com o disjuntor desligado, de tempos em tempos, mostra se a carga ainda segura. Quando o portão arrasta ou o aparelho apita ao partir, basta trocar a bateria.",
            "Teste com o disjuntor caído algumas vezes por ano, num ciclo completo. Lentidão e apito na saída são sinal de bateria gasta, peça que se repõe separada do aparelho.",
          ],
          [
            "Antes de qualquer serviço no motor, lembre que o disjuntor não basta: desligue também o nobreak, que continua alimentando a placa.",
            "Ao mexer no portão, desligue os dois, disjuntor e nobreak, porque a bateria mantém a placa energizada.",
            "Com nobreak, cortar o disjuntor não tira a energia da placa; é preciso desligar o aparelho também.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar nobreak de computador no portão?",
        answers: [
          "Não. A partida do motor puxa mais do que ele aguenta, e o aparelho desarma ou queima. Use um próprio para automatizador, na mesma tensão.",
          "Não serve: foi feito para carga eletrônica, e o arranque do motor o derruba ou estraga. O de portão já prevê essa corrente.",
        ],
      },
      {
        question: "Com nobreak ainda preciso da chave de destravamento?",
        answers: [
          "Precisa, porque a bateria acaba e motor com defeito não anda nem com energia. Guarde a chave à mão; em basculante com cabo, mola ou contrapeso rompido, não destrave e chame o técnico.",
          "Sim. Bateria tem fim, e o nobreak nada faz por motor quebrado. A chave fica em casa, mas basculante com cabo, mola ou contrapeso danificado não se destrava.",
        ],
      },
      {
        question: "O nobreak deixa o portão mais lento?",
        answers: [
          "Um pouco mais devagar na bateria pode ser normal em alguns aparelhos. Se arrasta muito ou para no meio, falta potência ou a bateria está gasta.",
          "Alguns reduzem um pouco a velocidade sem a rede. Quando o portão mal anda, o problema é potência curta ou bateria velha.",
        ],
      },
      {
        question: "O que muda o preço do nobreak instalado?",
        answers: [
          "A potência do motor, o número de baterias e a distância até a central. Motor de casa fica na ponta mais barata, e portão pesado de prédio, na mais cara.",
          "Contam o porte do motor, a autonomia desejada e o cabo até a central. Residência pede aparelho menor; condomínio, potência e bateria maiores.",
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
        "Não, um nobreak não serve em qualquer motor: ele precisa ser próprio para automatizador, da mesma tensão do motor e com potência acima da etiqueta, por causa da partida. Motor com inversor ou de corrente contínua pode exigir o módulo da própria linha; a foto da etiqueta diz qual serve.",
        "Depende do motor: tensão igual, potência com sobra e forma de onda que ele aceite são as três condições. Nobreak de computador não serve em nenhum; um para automatizador serve na maioria dos motores comuns de casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que tem de combinar", "Três dados antes de comprar"],
        slots: [
          [
            "Tensão: 127 ou 220 V, a mesma da etiqueta do motor.",
            "A tensão de saída é a do motor, sem adaptador no meio.",
          ],
          [
            "Potência: acima da do motor, porque a partida puxa várias vezes a corrente normal.",
            "Sobra de potência: no limite, o nobreak desarma na hora da partida.",
          ],
          [
            "Tipo de motor: com inversor ou de corrente contínua, confira na ficha se aceita nobreak comum ou só o módulo da linha.",
            "Em motor com placa de inversor, o fabricante diz que nobreak ou módulo de bateria usar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu serve", "Teste antes de confiar"],
        slots: [
          [
            "Com o portão livre e à vista, desligue o disjuntor e faça um ciclo completo na bateria.",
            "O teste é simples: disjuntor desligado, um ciclo inteiro pelo controle, sem apito nem parada.",
          ],
          [
            "Se apita, arrasta ou para no meio, falta potência ou bateria.",
            "Parar no meio é sinal de aparelho pequeno ou bateria no fim.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor", "Preço do nobreak e da ligação"],
        slots: [
          [
            "O valor soma o aparelho, a bateria e a ligação; com a foto da etiqueta, o orçamento é grátis.",
            "Aparelho, bateria e mão de obra vêm separados no orçamento, feito pela foto da etiqueta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nobreak de computador serve no portão?",
        answers: ["Não. Ele não aguenta a partida do motor e pode queimar."],
      },
      {
        question: "Um nobreak atende dois motores?",
        answers: [
          "Atende se a potência somar os dois partindo juntos, o que é raro em aparelho pequeno. Em folha dupla, conte os dois motores.",
        ],
      },
      {
        question: "Motor com bateria própria precisa de nobreak?",
        answers: ["Não: o módulo de bateria da linha faz o mesmo papel."],
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
        "Para programar um controle universal, há dois caminhos: gravá-lo na central, como qualquer controle novo (botão de gravar, tecla, LED piscou, teste), ou copiar nele um que funciona. A cópia só dá certo com código fixo e na mesma frequência, em geral 433 MHz; em código rolante, grave na central um controle da própria linha.",
        "O controle universal se programa copiando um que funciona: apague a tecla dele, em geral com dois botões juntos até a luz piscar, encoste o original, segure as duas teclas até a luz confirmar e teste. Se não confirmar, o código é rolante ou a frequência é outra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Copiar para o universal, passo a passo", "Como copiar, na ordem"],
        slots: [
          [
            "Os botões de apagar e copiar mudam de um modelo para outro; a embalagem do universal traz a ordem dele.",
            "Cada universal tem a sua combinação de teclas, que vem na embalagem; a ideia é esta.",
          ],
        ],
        steps: [
          "Ponha pilha nova nos dois controles e confira se a frequência é a mesma.",
          "Apague a memória do universal: em geral dois botões juntos por alguns segundos, até a luz piscar rápido.",
          "Encoste o original no universal, frente com frente ou costas com costas.",
          "Segure a tecla do original e a tecla que vai receber a cópia até a luz mudar o ritmo.",
          "Teste à vista do portão; se não abrir, mude a posição e repita.",
        ],
      },
      {
        about: "what",
        headings: ["Copiar ou gravar na central", "Qual dos dois caminhos serve"],
        slots: [
          [
            "Código fixo: copia-se de um controle para outro, sem mexer na central.",
            "Se o portão usa código fixo, a cópia basta e a central não precisa ser aberta.",
          ],
          [
            "Código rolante: a cópia abre uma vez ou nenhuma; grava-se na central um controle da mesma linha.",
            "No rolante, o número muda a cada toque, e por isso a cópia não vale.",
          ],
          [
            "O botão de gravar da central fica sob a tampa do motor, junto da rede; em receptor externo, você mesmo faz.",
            "Gravação na placa do motor é do técnico; em receptor de caixa separada, do morador.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Gravou e não abre", "Por que o universal não funciona"],
        slots: [
          [
            "Frequência diferente é a causa mais comum: 433 não conversa com 292 nem com 315 MHz.",
            "Veja a frequência no verso dos dois: número diferente não abre.",
          ],
          [
            "Pilha fraca no original também faz a cópia falhar.",
            "Controle original fraco transmite mal e a cópia sai errada; troque a pilha e repita.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Controle universal abre qualquer portão?",
        answers: ["Não: só o de mesma frequência e de código que ele saiba copiar ou que a central aceite gravar."],
      },
      {
        question: "Copiar o controle estraga o original?",
        answers: ["Não. Em código fixo os dois passam a funcionar."],
      },
      {
        question: "É seguro usar controle copiado?",
        answers: [
          "Funciona, mas código fixo se copia com facilidade. Se a segurança preocupa, mude para código rolante.",
        ],
      },
    ],
    photo: "fotos do controle que funciona e do universal, frente e verso",
  },
];
