import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Faults whose cause is told by when they happen: in the cold, after rain, after an outage, at the busiest hour. */
export const quandoAcontece: NarrowConcept[] = [
  {
    id: "basculante-trava-no-frio",
    broader: "para-no-meio",
    label: "Basculante trava no frio",
    phrase: "o basculante que trava só no frio",
    asks: [
      "basculante emperra inverno",
      "basculante emperra frio",
      "basculante trava inverno",
      "portão que levanta só emperra frio",
      "portão levanta emperra faz frio",

      "portão que levanta emperra frio",
      ...combine(
        [
          "basculante",
          "sobe metade",
          "sobe meio",
          "para metade",
          "para meio",
          "trava metade",
          "trava meio",
          "não sobe",
        ],
        ["frio", "inverno", "esfria", "manhã fria", "dia frio"],
      ),
      "basculante sobe metade trava frio",
      "basculante sobe até metade trava só frio",
      "portão sobe metade para frio",
      "basculante não sobe frio",
      "basculante para metade frio manhã",
    ],
    intent: "repair",
    answers: {
      any: [
        "O basculante que trava na metade só quando está frio tem graxa velha endurecida, somada a capacitor fraco ou contrapeso leve. À tarde ele anda, mas o defeito avança; não aumente a força. Limpeza, graxa certa e capacitor medido entram na visita a partir de {price.preventive} em casa, sem peças.",
        "No frio, o portão da garagem trava no meio da subida porque a graxa do fuso vira pasta e o capacitor, a peça que dá força ao motor, já está no limite. Não insista no controle nem destrave; limpar, medir e ajustar em residência começa em {price.preventive}, sem peças.",
        "Portão basculante que sobe até a metade e trava só no frio perde força para a graxa dura, e um capacitor cansado ou o contrapeso leve completa o problema. Deixe fechado, com o disjuntor desligado; a limpeza com ajuste em casa sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer quando travar", "Na manhã fria, nesta ordem"],
        slots: [
          [
            "Faça tudo do chão, fora da linha da folha, e ninguém embaixo dela. Folha parada na metade não se destrava, porque pode cair.",
            "Mantenha distância da folha e não use escada ao lado. Se ela ficou suspensa, o técnico escora antes de qualquer coisa.",
            "Olhe de longe, sem entrar embaixo. Basculante no meio do caminho espera o técnico, com a área isolada.",
          ],
        ],
        steps: [
          "Pare de apertar: uma segunda tentativa basta para ouvir se o motor ronca.",
          "Mande descer; se desceu, deixe fechado e desligue o disjuntor.",
          "Se ficou na metade, desligue o disjuntor, afaste todos e não destrave.",
          "Veja de longe se os cabos estão esticados e a folha, reta.",
          "Anote a hora e filme com som: à tarde o defeito some.",
        ],
      },
      {
        about: "causes",
        headings: ["O que o frio faz no basculante", "Por que trava no meio e só no frio"],
        slots: [
          [
            "Graxa velha no fuso, a rosca que puxa a folha, e nos pivôs endurece com a temperatura baixa e segura a subida. O capacitor que perdeu força dá conta à tarde, mas falha na primeira partida da manhã.",
            "O frio transforma em pasta a graxa antiga do fuso, rosca do motor, e o portão pesa. Capacitor no limite aguenta o resto do dia, e não a subida mais dura, a primeira.",
            "A graxa gasta que cobre o fuso, a barra roscada, engrossa de manhã. Some a isso um capacitor cansado, que só mostra a fraqueza quando a folha pesa mais.",
          ],
          [
            "Contrapeso leve ou mola cansada já deixava a subida no limite, e o frio fez aparecer. Fim de curso não explica, porque falharia em qualquer temperatura.",
            "Se a folha já estava desequilibrada, o atrito a mais basta para parar na metade. O fim de curso fica por último na lista, pois erraria no calor também.",
            "O desequilíbrio antigo, de mola ou contrapeso, se revela com o frio. Defeito de fim de curso seria igual no verão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Limpeza, capacitor e contrapeso"],
        slots: [
          [
            "O técnico tira a graxa endurecida, aplica a que o manual indica e confere, com a folha escorada e sem o motor, se ela sobe leve. Contrapeso ou mola é acertado nessa hora.",
            "Primeiro sai a graxa velha e entra a certa; depois se testa o equilíbrio com a folha em escora. Se ela pesa, corrige-se mola ou contrapeso.",
            "Limpa-se o fuso, renova-se a graxa e, com a folha escorada, vê-se se ela para onde é deixada. Se não para, acerta-se o contrapeso.",
          ],
          [
            "O capacitor é medido e, abaixo do valor da etiqueta, trocado por outro igual. A força fica por último, no mínimo que move a folha.",
            "Depois vem a medição do capacitor, substituído se perdeu capacidade, e só no fim a regulagem da força.",
            "Capacitor fraco dá lugar a um igual, e a força se ajusta por último, sem exagero.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que à tarde o basculante sobe normalmente?",
        answers: [
          "Porque a graxa amolece e o motor precisa de menos força para passar da metade. O defeito continua e volta na próxima manhã fria.",
          "Com o calor a graxa solta e o capacitor dá conta. É o mesmo defeito, escondido pela temperatura.",
        ],
      },
      {
        question: "Posso passar óleo no fuso do basculante?",
        answers: [
          "Não por cima da graxa velha: a mistura junta poeira e endurece de novo. Óleo fino também escorre do fuso.",
          "Óleo não fica na rosca e dura poucos dias. Limpa-se antes, e a graxa é a que o manual indica.",
        ],
      },
      {
        question: "Aumentar a força do motor resolve no frio?",
        answers: [
          "Não: a folha continua pesada, o motor esquenta e a proteção contra esmagamento fica mais fraca.",
          "Só esconde o atrito. O certo é tirar a graxa dura e medir o capacitor.",
        ],
      },
      {
        question: "Preciso trocar o motor por causa do frio?",
        answers: [
          "Em geral não: graxa, capacitor e contrapeso costumam bastar. Motor com enrolamento fraco é medido na visita.",
          "Raramente. Se a medição condenar o motor, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        ],
      },
    ],
    photo: "um vídeo curto, com som, da hora em que trava, e uma foto da etiqueta do motor",
  },
  {
    id: "ronca-depois-da-chuva",
    broader: "molhou",
    label: "Motor ronca depois da chuva",
    phrase: "o motor que ronca depois da chuva",
    asks: [
      ...combine(
        ["ronca", "roncando", "zumbe", "zumbindo", "faz barulho não anda", "ronca não anda", "ronca não sai lugar"],
        ["chuva", "choveu", "chove", "chovendo", "temporal", "molhou", "molhado"],
      ),
      "não sai lugar depois choveu",
      "não sai lugar chuva",
      "motor ronca não sai lugar depois choveu",
      "motor ronca não abre chuva",
      "motor fraco depois chuva",
      "motor sem força depois chuva",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor do portão que ronca e não anda depois que choveu tem água ou umidade no capacitor e nos contatos, ou o trilho cheio de barro prendendo a folha. Desligue o disjuntor, porque roncando parado ele queima em minutos; secar, medir e vedar, em casa, parte de {price.preventive}, sem peças.",
        "Se choveu e o motor do portão só zumbe, ele tem energia e não consegue partir: água no capacitor, umidade nos conectores ou folha presa por barro no trilho. Disjuntor desligado e tampa fechada; a visita residencial para secar e medir começa em {price.preventive}, fora as peças.",
        "O motor que ronca mas não sai do lugar depois que choveu molhou por dentro ou está empurrando uma folha presa. Corte a energia no disjuntor e olhe, por fora, se há água na caixa ou barro no trilho; em casa, a visita custa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "Motor que ronca depois da chuva sai por uma visita a partir de {price.preventive} em casa, sem peças, se for secagem, contato ou trilho; capacitor, rolamento ou placa somam a peça, orçada por foto. Com o enrolamento queimado, a troca do motor em casa fica de {price.homeSwap}.",
        "Resolver o motor que zumbe depois da chuva custa a visita, desde {price.preventive} em residência, e a peça, se alguma queimou: o capacitor é das mais baratas. Motor queimado por dentro é trocado por {price.homeSwap} em casa, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, sem abrir o motor", "Passos seguros com tudo molhado"],
        slots: [
          [
            "Piso molhado e tampa aberta são a pior combinação: não toque na caixa do motor. Trilho sujo você pode limpar, com a energia cortada; água no motor é do técnico.",
            "Com poça junto do motor, desligue no quadro e não encoste na carcaça. Só a limpeza do trilho, sem energia, fica por sua conta.",
            "Chegue ao quadro por um caminho seco e corte a energia antes de olhar. A tampa fica fechada, e secador não se usa, porque leva a água para dentro.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Fotografe a caixa do motor e o trilho, de longe.",
          "Sem energia, varra o trilho do portão de correr.",
          "Não use secador nem ligue para ver se secou.",
          "Para sair, destrave só o de correr ou de abrir, reto; o basculante fica como está.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a chuva fez", "Água no motor ou trilho cheio"],
        slots: [
          [
            "A água que entra pela tampa ou pelo eletroduto, o cano dos fios, molha o capacitor, a peça do arranque, e os contatos, e a partida perde força. O motor recebe energia e só ronca.",
            "Tampa mal vedada e cano dos fios aberto levam água ao capacitor, que dá o arranque, e aos conectores. Sem força para partir, o motor zumbe parado.",
            "Umidade no capacitor, o responsável pelo arranque, e nos conectores tira a força da partida; ela chega pela tampa ou pelo eletroduto, por onde passam os fios.",
          ],
          [
            "Também pode ser a folha: a enxurrada deixa areia no trilho e trava a roldana, e a madeira incha e pega no batente. Aí o motor está em ordem e faz força contra ela.",
            "Se o motor está seco, procure a folha presa por barro, galho ou areia no trilho, ou madeira inchada pela chuva.",
            "Outra causa está no portão: trilho com lama, roldana travada ou folha de madeira inchada seguram o motor, que ronca sem defeito algum.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Secar, medir e vedar", "O que se mede antes de religar"],
        slots: [
          [
            "O técnico testa a folha solta, seca os contatos e mede o capacitor e o isolamento do motor, para saber se pode religar. Capacitor fraco é trocado na hora por outro de mesmo valor.",
            "Primeiro a folha na mão, depois conectores secos, capacitor e isolamento medidos. Só com isso aprovado o motor volta à energia, e o capacitor ruim dá lugar a um igual.",
            "Solta-se a folha do motor para ver se ela anda, e então se secam contatos e se medem capacitor e enrolamento. A peça reprovada é trocada, e o resto, aproveitado.",
          ],
          [
            "Por fim, refaz-se a vedação da tampa e da entrada dos fios; sem isso, a próxima chuva repete o defeito.",
            "A caixa é vedada no mesmo serviço, porque contato oxidado volta a falhar quando chove.",
            "O caminho da água é fechado antes de encerrar, com borracha nova ou cano vedado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se secar, o motor volta a funcionar?",
        answers: [
          "Pode voltar, mas o contato fica oxidado e o isolamento, duvidoso. Peça a medição antes de confiar, mesmo que ele ande.",
          "Às vezes volta. A umidade deixa oxidação, e a falha retorna na chuva seguinte, em geral pior.",
        ],
      },
      {
        question: "Quanto tempo o motor aguenta roncando?",
        answers: [
          "Pouco: parado com energia, ele esquenta em segundos e pode queimar em minutos. Desligue na hora.",
          "Quase nada. Cada tentativa aquece o enrolamento, e duas ou três seguidas já podem queimá-lo.",
        ],
      },
      {
        question: "Posso cobrir o motor com plástico?",
        answers: [
          "Não fechado: o saco segura a umidade e o calor. O certo é tampa com vedação e, onde chove direto, uma cobertura que deixe o ar passar.",
          "Saco amarrado condensa água por dentro. Prefira vedar a tampa e pôr um telhadinho aberto dos lados.",
        ],
      },
      {
        question: "O motor que molhou vai precisar de troca?",
        answers: [
          "Em geral não, se foi desligado logo. Capacitor e rolamento se trocam; enrolamento queimado é que leva à troca.",
          "Na maioria das vezes, não. Só quando a medição mostra o enrolamento queimado ou com fuga para a carcaça.",
        ],
      },
    ],
    photo: "um vídeo curto com o som, feito de longe, e fotos da caixa do motor e do trilho",
  },
  {
    id: "fecha-em-vez-de-abrir-depois-da-luz",
    broader: "falta-de-energia",
    label: "Portão ao contrário depois da falta de luz",
    phrase: "o portão que anda ao contrário depois da falta de luz",
    asks: [
      "faltou luz controle invertido",
      "faltou luz funciona invertido",
      ...combine(
        [
          "acabou luz",
          "faltou luz",
          "falta luz",
          "luz voltou",
          "queda energia",
          "faltou energia",
          "acabou energia",
          "energia voltou",
        ],
        [
          "fecha era abrir",
          "fecha quando abrir",
          "abre quando fechar",
          "ao contrário",
          "contrário",
          "invertido",
          "inverteu",
          "sentido",
        ],
      ),
      "depois acabou luz portão fecha quando era abrir",
      "luz portão fecha vez de abrir",
      "luz portão abre vez de fechar",
      "piscou luz portão contrário",
      "energia piscou portão invertido",
    ],
    intent: "repair",
    answers: {
      any: [
        "Depois que acabou a luz, o portão fecha quando era para abrir porque a central perdeu a posição da folha. Deixe a passagem livre e faça um ciclo completo, na ida e na volta, sem interromper; se continuar ao contrário, desligue o disjuntor, e a regulagem em casa parte de {price.preventive}, sem peças.",
        "Portão abrindo ao contrário depois da queda de energia quase sempre só não sabe em que posição parou. Um curso inteiro de abrir e fechar costuma acertar; se ele insiste, o percurso se apagou ou a placa levou um pico, e em residência o acerto começa em {price.preventive}, fora as peças.",
        "Quando acaba a luz, a placa volta sem saber a posição do portão, e o primeiro comando sai trocado: fecha quando era para abrir. Dê um ciclo completo com o vão livre e, se a inversão ficar, desligue o disjuntor; regravar o percurso custa desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O ciclo que acerta o portão", "O que fazer quando a luz volta"],
        slots: [
          [
            "Faça vendo a folha inteira, sem carro nem criança no caminho e perto do disjuntor. Muitas centrais andam devagar nesse primeiro curso, e isso é normal.",
            "Fique onde enxerga o portão todo e alcança o disjuntor. É comum a primeira volta ser lenta.",
            "Mantenha o vão livre e o disjuntor por perto. O movimento devagar, na primeira vez, é a placa se achando.",
          ],
        ],
        steps: [
          "Espere a energia ficar estável por alguns minutos.",
          "Se a folha de correr ou de abrir foi destravada, desligue o disjuntor, trave o motor e religue.",
          "Acione uma vez e deixe ir até o batente.",
          "Acione outra vez e deixe fazer a volta inteira.",
          "Se passou do ponto, bateu ou segue ao contrário, desligue o disjuntor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a falta de luz inverte o portão", "Posição perdida, percurso apagado ou placa"],
        slots: [
          [
            "Muitas centrais guardam o percurso, mas não a posição: se a luz cai com a folha andando, erram o sentido ao voltar. Quem moveu o portão na mão no escuro também a confunde.",
            "A placa memoriza o caminho, e não onde a folha parou. Luz que cai no meio do curso, ou folha empurrada na mão, faz o primeiro comando sair trocado.",
            "O que se perde é o ponto em que a folha estava, não o percurso. Basta a energia faltar durante o movimento, ou alguém empurrar a folha.",
          ],
          [
            "Se o erro se repete todos os dias, o pico da volta apagou o percurso ou atingiu a placa.",
            "Inversão que não passa com o ciclo indica percurso apagado ou placa danificada pelo pico.",
            "Erro diário já não é posição: o surto levou o percurso gravado ou parte da placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Se continuar invertido", "O acerto na central"],
        slots: [
          [
            "O técnico regrava o percurso e confere os fins de curso, os sensores de parada, e os fios do motor, se alguém mexeu na placa. Um nobreak ou o fim de curso em ordem evita que a história se repita.",
            "Percurso e sensores de parada são acertados e a reversão é testada dos dois lados. Onde a luz cai muito, nobreak de portão mantém a central ligada.",
            "Grava-se o percurso outra vez, testam-se os fins de curso (que marcam as paradas) e a ligação do motor. Para a próxima queda, um nobreak segura a posição.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É perigoso usar o portão invertido?",
        answers: [
          "É, se a inversão continua: o fim de curso pode não parar a folha, e ela força o batente. Desligue até o acerto.",
          "Sim, porque a parada deixa de funcionar do lado certo. Corte o disjuntor até regravar.",
        ],
      },
      {
        question: "Preciso gravar os controles de novo?",
        answers: [
          "Em geral não, porque a memória deles não depende da energia. O que se perde é a posição da folha.",
          "Não. Os controles ficam gravados, e só o percurso pode precisar de novo ajuste.",
        ],
      },
      {
        question: "Posso trocar os fios do motor para desinverter?",
        answers: [
          "Não. Há tensão da rede na placa, e trocar só os fios deixa os fins de curso ao contrário.",
          "Não mexa: além do choque, os sensores de parada ficam invertidos e a folha bate no fim.",
        ],
      },
      {
        question: "Toda queda de luz acontece isso. Tem solução?",
        answers: [
          "Tem: nobreak de portão, para a central não desligar, ou fim de curso revisado, para ela se achar na volta.",
          "Sim. O mais barato é acertar o fim de curso; o mais completo é o nobreak, que evita o desligamento.",
        ],
      },
    ],
    photo: "um vídeo do portão fazendo o movimento errado e uma foto da etiqueta do motor",
  },
  {
    id: "esquenta-na-hora-de-pico",
    broader: "esquenta",
    label: "Motor esquenta na hora de pico",
    phrase: "o motor que esquenta e para na hora de pico",
    asks: [
      "aquecimento fim tarde muitos carros",
      "esquenta fim da tarde muitos carros",
      ...combine(
        ["esquenta", "esquentando", "para", "desarma", "desliga", "trava", "superaquece"],
        [
          "pico",
          "hora pico",
          "horário pico",
          "horário todo mundo chega",
          "todo mundo chega",
          "hora todo mundo chega",
          "hora movimento",
          "horário movimento",
          "saída moradores",
          "fim tarde condomínio",
        ],
      ),
      "motor condomínio esquenta horário todo mundo chega",
      "motor condomínio esquenta para horário chega",
      "motor prédio esquenta hora pico",
      "motor condomínio desarma hora pico",
      "condomínio motor não aguenta pico",
      "motor não aguenta movimento condomínio",
      "motor não aguenta fluxo",
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor do condomínio que esquenta e para no horário de pico faz mais ciclos por hora do que suporta, por ser pequeno para o uso ou por folha pesada. Hoje, deixe o portão aberto e vigiado no pico; o motor de uso intenso, com mão de obra, fica de {price.heavySwap}.",
        "Quando o motor do portão do condomínio desarma na hora em que todo mundo chega, é a proteção térmica cortando por ciclos demais. Antes de trocar, verifica-se se a folha está leve e o capacitor bom; se sim, o caminho é um motor de uso intenso, de {price.heavySwap}.",
        "Motor do condomínio que esquenta e para só no pico passou dos ciclos por hora da ficha, e a folha dura antecipa isso. Pausa maior e portão aberto com vigia aliviam já; a solução é aliviar a folha ou trocar por modelo de fluxo intenso, de {price.heavySwap} instalado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer hoje, no pico", "Para a fila andar esta noite"],
        slots: [
          [
            "São medidas da portaria, sem ferramenta e sem abrir a tampa. Cada abertura poupada deixa o motor mais frio.",
            "Combine com o zelador: o que ajuda é abrir menos vezes. Nada aqui mexe dentro do motor.",
            "A portaria resolve a noite diminuindo os ciclos. Não é preciso ferramenta, e a tampa fica fechada.",
          ],
        ],
        steps: [
          "No pico, deixe o portão aberto com alguém vigiando.",
          "Peça ao técnico uma pausa maior, para passarem vários carros por abertura.",
          "Parou quente: desligue o disjuntor e espere esfriar, sem água.",
          "Folha de correr, reta e nivelada: destrave com a chave e deixe aberta; basculante não se solta.",
          "Anote a hora e quantos carros passaram antes de parar.",
        ],
      },
      {
        about: "causes",
        headings: ["Motor pequeno ou folha pesada", "Como separar as duas causas"],
        slots: [
          [
            "Motor frio o dia todo que só para no pico indica ciclos demais, o número de aberturas por hora que ele aguenta. Calor já nas primeiras aberturas indica folha pesada, trilho sujo ou capacitor fraco.",
            "Se ele só ferve no pico, faltam ciclos por hora na ficha; se esquenta logo de manhã, a folha está dura ou o capacitor, fraco.",
            "Observe quando aquece: apenas na hora cheia, é motor subdimensionado; desde cedo, é atrito na folha ou partida fraca.",
          ],
          [
            "Roldana gasta e trilho sujo fazem cada ciclo esquentar mais, e o limite chega antes. Por isso a folha é acertada mesmo quando o motor será trocado.",
            "Folha dura encurta a resistência de qualquer motor, até do novo. O acerto de rodas e trilho vem junto.",
            "Cada abertura forçada aquece mais que o normal. Sem aliviar a folha, um motor maior também acaba parando.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver no condomínio", "Revisão ou motor novo"],
        slots: [
          [
            "Comece pela revisão, que em portão grande fica, em geral, de {price.preventiveRange}, sem peças, e já diz se a folha ou o motor é o limite. O síndico recebe a proposta item por item.",
            "A revisão de portão grande costuma ir de {price.preventiveRange}, fora peças, e mostra qual é a causa. O orçamento vem em linhas separadas para a assembleia.",
            "Medir e acertar a folha custa, em portão grande, de {price.preventiveRange}, sem peças, na maioria dos casos. Dali sai a decisão, com proposta detalhada para o síndico.",
          ],
          [
            "No motor novo, compare ciclos por hora e deixe um terço de folga sobre o pico. Modelo com inversor parte e para suave e aguenta melhor o uso seguido.",
            "Escolha pela ficha: ciclos por hora um terço acima da hora cheia. O inversor, que varia a velocidade, ajuda no uso intenso.",
            "A compra se decide pelos ciclos por hora, com folga de um terço. Inversor reduz tranco e aquecimento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo esperar o motor esfriar?",
        answers: [
          "Em geral de 15 a 30 minutos, com o disjuntor desligado e sem água; em dia quente, mais. Se para de novo logo, o descanso já não basta.",
          "Perto de meia hora, conforme o modelo e o calor. Voltar a parar em poucos ciclos pede medição.",
        ],
      },
      {
        question: "Pôr outro motor igual resolve?",
        answers: [
          "Só se o atual estiver com defeito. Se ele é pequeno, o novo vai parar no mesmo horário; compare os ciclos da ficha.",
          "Não, quando o problema é o tamanho. Igual em capacidade, igual na parada.",
        ],
      },
      {
        question: "Dois portões ajudam no pico?",
        answers: [
          "Ajudam muito onde há espaço: entrada e saída separadas dividem os ciclos e acabam com a espera na rua.",
          "Sim, porque cada um faz metade das aberturas. Cancela de dia e portão à noite é outra saída.",
        ],
      },
      {
        question: "Um ventilador no motor resolve?",
        answers: [
          "Não. Alivia a carcaça, mas o enrolamento continua acima do limite, e entra poeira e umidade.",
          "Quase nada muda por dentro. O que resolve é menos ciclos, folha leve ou motor certo.",
        ],
      },
    ],
    photo: "foto da etiqueta do motor, um vídeo da folha andando e o número de vagas",
  },
  {
    id: "enrolar-trancar-a-loja-hoje",
    broader: "enrolar",
    label: "Porta de enrolar aberta e loja por trancar",
    phrase: "a porta de enrolar que não fecha na hora de trancar a loja",
    asks: [
      "porta enrolar aberta emergência",
      "socorro porta aço aberta",
      "não posso deixar comércio aberto noite",
      "não posso deixar loja aberta noite",
      ...combine(
        ["enrolar", "porta aço", "porta loja", "porta automática loja"],
        [
          "não fecha preciso trancar",
          "não desce preciso trancar",
          "não fecha preciso fechar",
          "não desce preciso fechar",
          "não fecha trancar",
          "não desce trancar",
          "não fecha hoje",
          "não desce hoje",
          "não fecha agora",
          "não desce agora",
          "não fecha urgente",
          "não desce urgente",
          "aberta preciso fechar",
          "travou aberta",
          "travada aberta loja",
          "travou aberta loja",
        ],
      ),
      "loja aberta porta não desce",
      "não consigo fechar loja porta",
      "sem poder fechar porta aço",
      "sem poder fechar porta loja",
      "sem poder fechar porta enrolar",
      "sem poder fechar loja",
      "sem poder trancar loja",
      "não consigo fechar porta aço",
      "não consigo fechar porta enrolar",
      "não consigo trancar porta aço",
      "empresa porta aço não fecha",
      "comércio porta aço não fecha",
      "não consigo fechar loja",
      "não consigo trancar loja",
      "porta enrolar não fecha preciso trancar loja hoje",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se a porta de enrolar não desce e você precisa trancar a loja, desligue o disjuntor e baixe pela corrente manual, devagar e sem ninguém embaixo. Faça isso só com a cortina reta, e depois passe a trava da soleira. Torta ou presa, não force: mande a foto, {shop.hours}, e dizemos se dá para ir hoje.",
        "Quando não dá para fechar a porta de aço da loja, tente primeiro a botoeira e tire o que houver na frente do sensor. Se não descer, desligue o disjuntor e use a corrente manual, com a cortina reta. Se ela está torta, chame pelo WhatsApp, {shop.hours}, e dizemos o horário possível e o valor da ida.",
        "Com a loja aberta e a porta de enrolar que não desce, a saída mais rápida é a corrente manual: disjuntor desligado, cortina reta, ninguém embaixo. Trave a soleira no fim. Cortina torta não se puxa; mande foto e endereço, {shop.hours}, para saber se há técnico livre e quanto custa a ida.",
        "Porta de enrolar automática que não fecha quase sempre está com o sensor tapado, o controle sem resposta ou a cortina fora da guia. Para trancar a loja hoje, teste a botoeira e, com a cortina reta e sem energia, a corrente manual. Se ela está torta, não puxe e chame, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como baixar a porta agora", "O que tentar, da botoeira à corrente manual"],
        slots: [
          [
            "Trabalhe por dentro, com a luz acesa: uma pessoa baixa, e outra cuida para ninguém passar sob a cortina. Pare no passo em que a porta descer.",
            "Peça ajuda a alguém para vigiar a calçada enquanto você testa por dentro. Se um passo resolver, não siga adiante.",
            "Fique de lado, nunca sob a cortina, com alguém cuidando de quem passa. Comece pelo mais simples e deixe a corrente por último.",
          ],
        ],
        steps: [
          "Aperte a botoeira: se a porta desce por ela, o defeito é do controle.",
          "Tire caixas e tapete do vão e passe um pano seco no sensor.",
          "Olhe de longe se a cortina está reta e dentro das guias.",
          "Desligue o disjuntor e puxe a corrente manual, devagar.",
          "Embaixo, passe a trava ou o cadeado e confira.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não tentar baixar", "Pare se vir um destes sinais"],
        slots: [
          [
            "Cortina torta, lâmina fora da guia, estalo no rolo ou corrente que não anda são sinais de parar e se afastar, porque ela pode despencar. Não se pendure na cortina nem suba em escada sob o rolo, onde a mola guarda força.",
            "Se um lado desce mais, se há estalo no eixo ou se a corrente trava, não insista. A mola do rolo fica tensionada mesmo sem energia, e puxar a cortina com o corpo pode fazê-la cair.",
            "Estalo, lâmina solta, porta torta ou corrente presa são sinais de parar. Ninguém se apoia na cortina nem abre a caixa do rolo, porque a mola lá dentro fere.",
          ],
          [
            "Se não der para fechar, guarde o que tem valor, deixe luz acesa e alguém na loja até a visita.",
            "Com a porta aberta, uma pessoa fica no local e a mercadoria sai da frente até o técnico chegar.",
            "Loja sem fechar pede alguém dentro, alarme ligado e o caixa recolhido enquanto o técnico não vem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o chamado de hoje", "Prazo e preço da visita de hoje"],
        slots: [
          [
            "O chamado tem dois valores: a ida, que pode custar mais à noite e no fim de semana, e o conserto. Regular sensor ou fim de curso, o ponto de parada, é só mão de obra; lâmina, guia, freio e mola somam a peça.",
            "Você recebe antes o valor da ida, maior fora do horário comum, e a estimativa do conserto. Sensor e regulagem das paradas são o mais barato; mola, freio, guia e lâmina acrescentam material.",
            "O preço soma a ida, conforme o dia e a hora, e o que falhou. Acertar o sensor ou o ponto de parada custa menos; trocar guia, lâmina, freio ou mola custa mais, e o valor é informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso descer a porta de enrolar na mão?",
        answers: [
          "Sim, pela corrente manual, com o disjuntor desligado e a cortina reta. Puxando a lâmina ou a soleira, não.",
          "Só pela corrente do motor, por dentro e sem energia. Mãos na lâmina machucam e entortam a guia.",
        ],
      },
      {
        question: "Minha porta não tem corrente manual. O que faço?",
        answers: [
          "Não force a cortina. Alguns motores destravam por uma alavanca ou um cordão junto ao rolo; sem isso, espere o técnico, com alguém na loja.",
          "Procure, sem subir sob o rolo, um cordão ou uma alavanca de destrave. Se não houver, deixe como está e chame.",
        ],
      },
      {
        question: "A porta desce um pouco e volta. Como fecho?",
        answers: [
          "Em geral é o sensor: limpe, tire o que está no feixe e tente de novo. Se voltar, feche pela corrente com o disjuntor desligado.",
          "O sensor acusa algo no vão. Limpe a lente e libere a passagem; continuando, use a corrente, sem energia e com a cortina reta.",
        ],
      },
      {
        question: "Amanhã posso abrir pelo motor?",
        answers: [
          "Só se a causa era o controle ou algo no vão. Se foi preciso usar a corrente, deixe desligado até o conserto.",
          "Se a botoeira ou a limpeza do sensor resolveu, sim. Do contrário, mantenha o disjuntor desligado e abra pela corrente.",
        ],
      },
    ],
    photo: "fotos da porta inteira, das duas guias e do rolo, com o endereço e a hora em que precisa fechar",
  },
  {
    id: "sensor-nao-segurou-o-portao",
    broader: "fotocelula",
    label: "O sensor não segurou o portão",
    phrase: "o sensor que não segurou o portão",
    asks: [
      "portão fechou com sensor",
      "fotocélula não impediu portão bater carro",
      "sensor não impediu portão bater",
      ...combine(
        ["sensor", "fotocélula"],
        [
          "não segurou",
          "não segurou carro",
          "não parou portão carro",
          "não parou carro",
          "não viu carro",
          "não pegou carro",
          "não detectou carro",
          "não funcionou fechou carro",
          "não funcionou bateu carro",
          "fechou cima carro",
          "portão fechou carro",
          "mesmo portão bateu carro",
          "tem portão bateu carro",
        ],
      ),
      "fechou cima carro sensor não segurou",
      "portão fechou cima carro sensor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão fechou em cima do carro e a fotocélula não funcionou, o mais provável é que o carro estivesse fora da linha do feixe, por ser alto ou estar rente à folha. As outras causas são fio solto ou sensor anulado na placa. Desligue o disjuntor e peça o teste; a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "O sensor não segurou e o portão fechou no carro porque o carro estava fora da linha do feixe, o fio soltou ou alguém anulou a fotocélula na placa. Veja se há ferido, desligue o disjuntor e fotografe antes de tirar o carro. A regulagem em casa começa em {price.preventive}, fora as peças.",
        "Portão que fechou em cima do carro tem o feixe da fotocélula mal posicionado ou um sensor que a placa não reconhece, por fio solto ou entrada anulada. Deixe o disjuntor desligado até o técnico testar o feixe, o recuo e a força. Em residência, a visita custa a partir de {price.preventive}, sem contar peças.",
        "A fotocélula não funcionou e o portão fechou em cima do carro por um destes motivos: o carro não cortava o feixe, o fio do sensor está solto ou ele foi anulado na placa. Não use o portão no automático até o teste. A visita com regulagem, em residência, custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a fotocélula não segurou", "Feixe, fio, placa ou posição"],
        slots: [
          [
            "O feixe é uma linha fina, e não cobre a área toda: picape e van podem ficar acima dele, e o carro parado entre o sensor e a folha não o corta. Por isso um par só deixa pontos cegos.",
            "A fotocélula só enxerga uma linha. Carro alto pode ter o vão de baixo na altura do feixe, e o que para junto à folha fica fora dele.",
            "Um par a meia altura não percebe o vão de baixo da picape nem o para-choque rente à folha, porque o feixe é só uma linha.",
          ],
          [
            "Se o portão fecha mesmo com o feixe cortado, o fio do sensor está solto ou alguém fez uma emenda na placa para anulá-lo. Lente suja ou torta costuma fazer o contrário, e o portão não fecha. Força alta aumenta o estrago, porque a folha não recua ao tocar.",
            "Fechar com o feixe cortado mostra que a placa não recebe o sinal do sensor, por fio solto ou por uma emenda que o anulou. Sujeira, em geral, impede o fechamento. Já a força acima do normal impede o recuo quando a folha encosta.",
            "Sujeira e desalinhamento costumam segurar o portão aberto; o que o deixa fechar é o fio partido ou a emenda feita na placa. A força alta piora tudo, porque a folha não volta ao encostar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste do sensor, sem risco", "Como provar que ele funciona"],
        slots: [
          [
            "Teste com objeto, nunca com a mão, o corpo ou o carro, e só se a folha está reta e anda normalmente. Depois de batida forte, deixe para o técnico.",
            "Só há teste seguro com objeto e de lado. Folha torta pela batida não se aciona: espera o técnico com o disjuntor desligado.",
            "Fique fora do caminho e use um cabo comprido. Se a batida entortou a folha, pule esta parte e mantenha a energia desligada.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano seco e veja se estão frente a frente.",
          "Mande fechar e, de lado, passe um cabo de vassoura no feixe: a folha tem de parar e voltar.",
          "Repita na altura do para-choque e mais alto.",
          "Em folha de correr ou de abrir, ponha uma caixa de papelão junto ao batente: ao tocar nela, deve recuar.",
          "Se não para ou amassa a caixa, desligue o disjuntor e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Para não acontecer de novo"],
        slots: [
          [
            "Na visita, o técnico confere a ligação na placa, alinha o par, reduz a força ao mínimo e testa o recuo com um obstáculo. Onde entram carros altos, um segundo par cobre o ponto cego, orçado por foto.",
            "O técnico verifica a entrada da placa, alinha as lentes, reduz a força e testa o recuo com um objeto. Outro par, mais alto ou rente à folha, elimina o ponto cego e é orçado com a instalação.",
            "Ligação, alinhamento, força e recuo são acertados e testados com um objeto. Para picape e van, soma-se mais um par em outra altura, com o valor instalado informado pela foto das colunas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o portão bateu no carro se a luz do sensor acende?",
        answers: [
          "Porque a luz só mostra que há energia. O feixe pode passar por baixo do carro, ou o fio de comando não chegar à placa.",
          "Luz acesa quer dizer que há alimentação, e não que a placa recebe o sinal. O carro pode ainda estar fora da linha do feixe.",
          "A luz indica apenas que o sensor está ligado. O fio do sinal pode estar solto, ou o feixe passava acima ou abaixo do carro.",
        ],
      },
      {
        question: "A que altura deve ficar a fotocélula?",
        answers: [
          "Em geral entre 40 e 60 cm do piso, para perceber pessoas e carros baixos. Com picape ou van, soma-se um par mais alto; com cachorro e criança pequena, um mais baixo.",
          "O par comum fica de 40 a 60 cm do chão, conforme o manual. Veículo alto pede outro acima; cachorro e criança, outro perto do piso.",
          "De 40 a 60 cm do piso, na maioria dos manuais. Um segundo par, mais alto, é o que percebe picape e van.",
        ],
      },
      {
        question: "Quem paga o conserto do carro?",
        answers: [
          "Depende da causa: falha do sensor ou falta de manutenção pesa contra quem cuida do portão, como o condomínio. Guarde fotos, hora e imagens da câmera.",
          "Em prédio, sensor com defeito costuma pesar contra o condomínio; manobra errada, contra o motorista. Fotos, horário e câmera decidem.",
          "Em geral, quem respondia pela manutenção do portão, se o sensor falhou. Registre fotos, horário e o laudo do técnico para discutir o reembolso.",
        ],
      },
      {
        question: "Posso usar o portão até a visita?",
        answers: [
          "Não no automático, porque ele pode fechar sobre uma pessoa. Folha reta de correr ou de abrir se move à mão, com o disjuntor desligado; basculante batido, não.",
          "Só à mão, se for de correr ou de abrir e a folha não entortou, com o disjuntor desligado. Basculante fica parado e ninguém passa embaixo.",
          "No automático, não. Com o disjuntor desligado, a folha de correr ou de abrir que continua reta pode ser movida na mão; o basculante espera o técnico.",
        ],
      },
    ],
    photo: "fotos das duas fotocélulas, da folha no ponto em que bateu e da etiqueta do motor",
  },
  {
    id: "vizinho-abre-o-portao-do-predio",
    broader: "clonado",
    label: "Controle de vizinho abre o portão do prédio",
    phrase: "o controle de um vizinho que abre o portão do prédio",
    asks: [
      "mesmo código dois prédios",
      "mesmo código dois prédios rua",
      ...combine(
        ["prédio", "condomínio"],
        [
          "abre controle vizinho",
          "abre vizinho aperta controle",
          "vizinho rua aperta controle",
          "abre controle outro prédio",
          "controle outro prédio abre",
          "controle vizinho abre",
          "abre quando vizinho",
          "abre controle estranho",
          "controle de fora abre",
          "alguém de fora abre controle",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Se o controle do vizinho abre o portão do prédio, os dois usam o mesmo código, e quem muda é o prédio: avise o síndico. O técnico apaga a central e regrava os controles dos moradores com outro código; o valor depende de quantos são e sai por foto.",
        "O portão do prédio abre quando o vizinho da rua aperta o controle porque o código coincide. O síndico precisa mandar apagar a memória e regravar todos com código novo, de preferência rolante, e o preço é dado pelo número de controles.",
        "Quando o vizinho da rua aperta o controle e o portão do seu prédio abre, o código é igual nos dois. Leve o caso ao síndico: apaga-se a central e se regravam os controles, por unidade, com código diferente; o orçamento é pelo total deles.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o controle dele abre o prédio", "Mesmo código em dois portões"],
        slots: [
          [
            "Controle de código fixo tem um número limitado de combinações, e muitos ficam com as chavinhas na posição de fábrica. Assim, dois portões da mesma rua acabam iguais sem que ninguém tenha copiado nada.",
            "No código fixo as combinações são poucas, e as chavinhas que vêm de fábrica se repetem de portão em portão. Não é preciso má-fé para dois vizinhos coincidirem.",
            "As chavinhas internas formam o código, e quem não as muda fica com o mesmo de outros. Por isso a coincidência acontece em portões próximos, sem cópia nem invasão.",
          ],
          [
            "A outra hipótese é o controle dele ter sido gravado no prédio um dia, por ex-morador ou prestador. Nesse caso, apagar a memória basta; se o código é igual, tem de ser trocado.",
            "Também pode ser um controle antigo, cadastrado por quem morou ou trabalhou ali. Apagar o cadastro resolve isso, mas não a coincidência, que pede código novo.",
            "Pode ainda tratar-se de um controle que já foi do prédio e ficou na memória. Aí a limpeza da central é suficiente, enquanto o código repetido exige mudança.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como o prédio faz a troca", "Regravar sem deixar morador na rua"],
        slots: [
          [
            "Ao apagar a central, todos ficam sem controle até a regravação, e por isso o dia se avisa antes. O trabalho maior está na lista, e não no motor.",
            "O que dá trabalho é reunir os controles de todos, já que a memória zerada deixa o prédio inteiro de fora. Marque a data com antecedência.",
            "Zerar a memória leva minutos; juntar controles e moradores leva dias. Combine a data e o modo de quem estiver fora gravar depois.",
          ],
        ],
        steps: [
          "O síndico confirma o caso e avisa a data aos moradores.",
          "A portaria lista unidade, número de controles e tags.",
          "O técnico apaga a memória, muda o código e testa o controle do vizinho, se ele aceitar.",
          "Os controles são regravados por unidade, com alguém vigiando o portão.",
          "Quem não veio grava depois, identificado pela portaria.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor", "Regravar ou trocar o receptor"],
        slots: [
          [
            "Mudar o código e regravar custa tempo de serviço, conforme o número de controles, e é a saída mais barata. Passar para código rolante soma o receptor e um controle novo por morador.",
            "O mais em conta é mudar as chavinhas e regravar, cobrado pela quantidade de controles. O código rolante custa mais, porque todos precisam de controle compatível.",
            "Sai mais barato manter os controles e só trocar o código, pagando o trabalho de regravar cada um. Com receptor rolante, entra na conta um controle por unidade.",
          ],
          [
            "O rolante resolve de vez, pois o sinal muda a cada aperto e não se repete no vizinho. Motor e central ficam em qualquer dos casos.",
            "Em troca, o rolante não coincide nem se copia com aparelho comum. O motor continua o mesmo nas duas opções.",
            "A vantagem do rolante é acabar com coincidência e cópia simples. Nenhuma das saídas pede motor novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vizinho tem obrigação de mudar o controle dele?",
        answers: [
          "Não: ele usa o código do próprio portão, e quem precisa se proteger é o prédio. Uma conversa ajuda a confirmar o caso, e só.",
          "Não tem. O código é do portão dele, talvez mais antigo que o do prédio; o que resolve é mudar o seu lado.",
        ],
      },
      {
        question: "Basta mudar as chavinhas do meu controle?",
        answers: [
          "Não. Mudando só o seu, ele deixa de abrir e o do vizinho continua. O código novo tem de ir para a central e para todos os controles.",
          "Sozinho, não resolve: a central ainda aceita o código antigo. É preciso apagá-lo e gravar o novo em cada controle do prédio.",
        ],
      },
      {
        question: "O que fazer até o dia da regravação?",
        answers: [
          "Avise a portaria, confira se a câmera da garagem grava e mantenha trancadas as portas internas e a de pedestres. Desligar o portão de um prédio raramente é possível.",
          "Deixe portaria e moradores cientes e feche as portas que levam da garagem às torres. As imagens da câmera servem se algo sumir.",
        ],
      },
      {
        question: "Quem paga a regravação no prédio?",
        answers: [
          "O condomínio, como despesa comum, porque o portão é de todos. O controle novo de cada morador segue o que a assembleia ou o regimento decidir.",
          "É conta do condomínio, já que se trata da área comum. Se houver compra de controles, a assembleia decide se cada um paga o seu.",
        ],
      },
    ],
    photo: "fotos da central, de um controle, frente e verso, e a quantidade de controles e tags do prédio",
  },
  {
    id: "correr-anda-sozinho-destravado",
    broader: "deslizante",
    label: "Portão em ladeira anda sozinho destravado",
    phrase: "o portão em ladeira que anda sozinho quando destravado",
    asks: [
      "portão não fica parado manual",
      "portão não fica parado destravado",
      "portão anda sozinho destravado",
      "portão escorrega ao destravar",
      "rua inclinada portão escorrega destravar",
      "destravei portão correr abriu sozinho peso",
      "destravei portão abriu sozinho",
      ...combine(
        ["ladeira", "inclinado", "desnível", "rampa", "terreno inclinado"],
        [
          "desce sozinho",
          "corre sozinho",
          "anda sozinho",
          "abre sozinho destrava",
          "desce sozinho destrava",
          "destrava desce",
          "destravar corre",
        ],
      ),
      ...combine(
        ["correr", "deslizante"],
        ["anda sozinho destrava", "desce sozinho destrava", "corre sozinho destrava"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O portão em ladeira que desce sozinho quando destrava está com o trilho fora de nível, e só o motor segurava a folha. Mantenha travado e ninguém no caminho dela; o conserto é nivelar o trilho e firmar os batentes, com valor pela foto, e não aumentar a força do motor.",
        "Portão em terreno inclinado que anda sozinho destravado tem caída no trilho: o peso corre para o lado baixo assim que o motor solta. Não use a chave e não segure a folha com o corpo. O que resolve é trilho no nível e batente firme, orçados pela foto.",
        "Se o portão de correr anda sozinho ao destravar, na ladeira, o trilho não está no nível e a folha desce pelo próprio peso. Deixe travado e afaste as pessoas, pois ela ganha velocidade. Nivelar o trilho, com batentes nas duas pontas, corrige, e o orçamento sai por foto.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Antes de girar a chave", "Cuidado ao destravar"],
        slots: [
          [
            "Folha pesada que corre sozinha não se segura com as mãos, e pode saltar do batente. Só se destrava com ela já parada no batente do lado mais baixo, de onde não tem para onde ir.",
            "O único ponto seguro para soltar é o fim do lado baixo, com a folha encostada no batente. Em outro lugar ela dispara, e corpo nenhum detém esse peso.",
            "Solta no alto ou no meio, a folha dispara e pode passar do batente. A chave só se usa quando ela está encostada no batente de baixo, e ninguém fica na frente.",
          ],
          [
            "Se faltou luz com o portão no lado alto, espere a energia ou o técnico, que escora antes de soltar. Portão basculante que cai ao destravar tem outra causa, contrapeso, mola ou cabo, e não se toca.",
            "Parado no alto sem energia, o portão espera: o técnico o prende e depois destrava. No basculante que desce ao soltar, o problema é contrapeso, mola ou cabo, e ninguém mexe.",
            "Com a folha do lado alto e sem luz, não há o que fazer na mão; aguarde a volta ou o técnico. Basculante que despenca ao destravar está sem equilíbrio e fica travado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como confirmar a caída do trilho", "O que olhar sem destravar"],
        slots: [
          [
            "Tudo se vê com o portão travado e o disjuntor desligado. A caída de poucos milímetros por metro já basta para mover uma folha leve de rodar.",
            "A conferência não exige soltar a folha, e o disjuntor fica desligado. Pouca inclinação já faz correr um portão de roldanas boas.",
            "Com motor travado e sem energia, observe o trilho. Folha que roda bem desce até com caída pequena.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e mantenha o motor travado.",
          "Ponha um nível sobre o trilho em três pontos.",
          "Veja se há batente firme nas duas pontas.",
          "Procure trilho afundado ou piso cedido.",
          "Fotografe o trilho inteiro, de lado.",
        ],
      },
      {
        about: "visit",
        headings: ["O que resolve o portão que desce", "Trilho nivelado e batente firme"],
        slots: [
          [
            "O trilho é nivelado mesmo que a calçada suba, com base de concreto ou recorte no piso, e a diferença fica sob a folha ou no muro. Batentes nas duas pontas seguram a folha se ela se soltar.",
            "Quem acompanha a ladeira é a rua; o trilho precisa ser plano, sobre base refeita. Completam o serviço os batentes firmes nos dois fins, para conter a folha solta.",
            "A inclinação da calçada se vence na base, com o trilho no nível de ponta a ponta. Nos extremos vão batentes chumbados, capazes de parar a folha.",
          ],
          [
            "Base nova encarece e precisa secar alguns dias; acertar um trecho afundado custa menos. Onde não há como nivelar, resta abrir para o outro lado ou usar portão que dispense trilho.",
            "Corrigir só um trecho cedido é o mais barato, e refazer a base, o mais caro, com dias de cura do concreto. Sem possibilidade de nível, estuda-se outro sentido ou outro tipo de portão.",
            "O custo vai do trecho recalçado à base inteira, que ainda pede dias para curar. Se o terreno não permite, a saída é um portão sem trilho ou que abra para o lado plano.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor aguenta segurar o portão na ladeira?",
        answers: [
          "Por um tempo, mas a engrenagem e a cremalheira seguram o peso o dia inteiro e gastam antes. Motor mais forte não corrige: ele solta do mesmo jeito ao destravar.",
          "Aguenta até o dente gastar, porque sustenta a folha mesmo parado. Aumentar o motor só adia, e o perigo ao destravar continua.",
        ],
      },
      {
        question: "Uma trava elétrica ajuda?",
        answers: [
          "Segura a folha fechada, sem peso no motor, mas não a folha aberta nem solta no meio. Complementa o nivelamento, não o substitui.",
          "Ajuda só na posição fechada. No resto do curso a caída continua, por isso o trilho vem primeiro.",
        ],
      },
      {
        question: "Posso pôr um calço na roda?",
        answers: [
          "Não como solução: o calço escapa e a folha dispara. Quem precisa parar a folha são os batentes chumbados e o motor travado.",
          "Calço solto engana e pula com o peso. Mantenha travado e chame o serviço.",
        ],
      },
      {
        question: "Que portão serve em ladeira?",
        answers: [
          "O de correr serve com trilho nivelado. Sem isso, o basculante, que sobe na vertical, ou o de abrir para o lado plano dispensam o trilho.",
          "Com base plana, o de correr. Se não dá para nivelar, prefira basculante ou folha que gire para onde o piso é plano.",
        ],
      },
    ],
    photo: "fotos do trilho de lado, de ponta a ponta, e dos batentes, com a largura da folha",
    isAskedByName: true,
  },
  {
    id: "barulho-quando-chove",
    broader: "barulho",
    label: "Barulho só quando chove",
    phrase: "o barulho do portão quando chove",
    asks: [
      ...combine(
        ["barulho", "range", "rangendo", "chia", "estala", "ruído"],
        ["chove", "chuva", "chovendo", "só chove", "dia chuva", "molhado", "depois chuva"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que range só quando chove está com peça sem graxa, que a água lavou, ou com ferrugem que agarra molhada; no basculante, são articulações, roldanas de cabo e guias. Limpeza e lubrificação resolvem na maioria das vezes, a partir de {price.preventive} em casa, sem peças.",
        "Portão, basculante ou outro, que faz barulho só quando está chovendo tem articulação ou roldana seca e ferrugem que a água faz agarrar. Seco, o ruído some, mas o desgaste fica; a visita com limpeza e graxa certa parte de {price.preventive} em casa, fora as peças.",
        "Se o barulho do portão só aparece com chuva, faltam graxa e limpeza nos pontos de giro, ou há ferrugem que prende molhada. Lubrificar costuma resolver, em visita a partir de {price.preventive} em casa, sem peças; chiado na caixa do motor é outra coisa, e pede disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que cada som diz", "Rangido, batida ou estalo elétrico"],
        slots: [
          [
            "O tipo de som separa um portão seco de um problema elétrico. Escute de longe, com o portão andando, e compare.",
            "Ouça de que lugar vem e em que momento do curso. Isso distingue falta de graxa de água na parte elétrica.",
            "Preste atenção no som e no ponto do percurso, a distância. A lista liga cada ruído à causa.",
          ],
        ],
        bullets: [
          "Rangido ao longo do curso: articulação, dobradiça ou roldana sem graxa",
          "Ferro raspando só molhado: ferrugem ou folga pequena",
          "Estalo na partida: cabo ou mola agarrando, sinal para chamar",
          "Madeira gemendo no batente: folha que inchou",
          "Chiado ou estalinho na caixa do motor: umidade, desligue o disjuntor",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com segurança", "Do som ao conserto"],
        slots: [
          [
            "Espere a chuva passar para olhar de perto, porque peça molhada não se lubrifica. No basculante, olhe só de fora, sem soltar a folha nem tocar em cabo e contrapeso.",
            "Lubrificante não pega em peça molhada, e por isso tudo começa com o portão seco. Cabo, mola e contrapeso do basculante não se tocam nem se soltam.",
            "Só vale examinar depois de seco. Se for basculante, fique fora do vão e não mexa em mola, cabo ou contrapeso.",
          ],
        ],
        steps: [
          "Som elétrico na caixa: desligue o disjuntor e não abra.",
          "Som na folha: anote em que ponto do curso aparece.",
          "Seco, procure de longe ferrugem, graxa preta e marca de atrito.",
          "Com o disjuntor desligado, limpe com pano o que alcança do chão.",
          "Grave o som na próxima chuva, a distância.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Limpeza, graxa e proteção"],
        slots: [
          [
            "O técnico retira a graxa velha e a ferrugem, lubrifica pivôs, roldanas e guias com produto próprio e confere se a folha roça em algum lugar. Passar graxa por cima da sujeira silencia por poucos dias.",
            "Primeiro se limpa ferrugem e graxa antiga; depois se lubrificam roldanas, guias e pivôs, e se procura onde a folha encosta. Graxa nova sobre sujeira dura pouco e segura areia.",
            "A limpeza vem antes, tirando ferrugem e graxa endurecida. Só então entram o lubrificante certo em pivôs, guias e roldanas e a busca de atrito na folha, porque produto sobre sujeira não fica.",
          ],
          [
            "Rolamento ou roldana que enferrujou por dentro precisa ser trocado, e a peça é orçada antes. Em portão exposto, a revisão {visits.home} e uma conferida depois da época de chuva evitam a volta.",
            "Se a roldana ou o rolamento já enferrujou por dentro, troca-se, com valor aprovado antes. Revisão {visits.home} e um olhar ao fim das chuvas mantêm o silêncio.",
            "Peça com ferrugem interna, como rolamento e roldana, não se recupera e é orçada à parte. Para não repetir, faça revisão {visits.home} e confira a graxa passada a estação chuvosa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo de cozinha ou desengripante no portão?",
        answers: [
          "Não como lubrificante: o óleo de cozinha endurece e junta sujeira, e o desengripante evapora levando a graxa. Use graxa ou spray próprio, depois de limpar.",
          "O óleo de cozinha vira cola e o desengripante seca em poucos dias. Produto próprio, em peça limpa e seca, dura bem mais.",
        ],
      },
      {
        question: "O barulho na chuva estraga o motor?",
        answers: [
          "Aos poucos, sim, porque a folha presa faz o motor forçar. Resolver na fase da graxa custa menos que trocar roldana ou engrenagem.",
          "Com o tempo, estraga: mais atrito é mais esforço. Quem lubrifica cedo evita peça.",
        ],
      },
      {
        question: "O portão também fica lento quando chove. É a mesma causa?",
        answers: [
          "Muitas vezes é, pelo atrito ou pela madeira que incha. Se ele para ou age sozinho na chuva, pense em umidade na placa e desligue o disjuntor.",
          "Pode ser o mesmo atrito. Lentidão com falha de comando, porém, lembra água na central, caso de cortar a energia.",
        ],
      },
      {
        question: "A madeira incha com a chuva. Tem solução?",
        answers: [
          "Tem: aumentar a folga do batente e impermeabilizar a folha, com o portão seco. O motor deve ser regulado depois, porque o peso também muda.",
          "Sim, lixando o ponto que pega e protegendo a madeira, já seca. A força do motor se confere no fim, pois a folha molhada pesa mais.",
        ],
      },
    ],
    photo: "um vídeo com som do portão molhado, feito de longe, e foto da etiqueta do motor",
  },
  {
    id: "sensor-nao-ve-moto",
    broader: "fotocelula",
    label: "O sensor não percebe a moto",
    phrase: "o sensor que não percebe a moto",
    asks: [
      "bicicleta moto não acionam laço",
      "laço moto bicicleta",
      "moto fotocélula",
      "portão desce moto",
      "moto passa fotocélula portão desce",
      "portão fecha em cima motoqueiro sensor",

      "portão fechou na moto",
      "portão fechou em cima da moto",
      "ando moto portão fecha sensor não vê",
      "entrei moto atrás carro portão veio em cima",
      "moto atrás carro portão fechou",
      "moto não passa sensor",
      "moto sensor portão",
      "moto atrás carro portão fecha",
      "moto passa atrás carro portão fecha",
      "moto atrás carro fecha",
      ...combine(
        ["moto", "motocicleta", "bicicleta"],
        [
          "não aciona sensor",
          "sensor não detecta",
          "sensor não pega",
          "sensor não vê",
          "sensor não reconhece",
          "não abre sensor",
          "laço não detecta",
          "portão fecha em cima",
          "portão fecha antes",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O sensor do portão não vê a moto porque ela é estreita para um feixe só e tem pouco metal para o laço do piso. Um segundo par de fotocélulas e uma pausa maior resolvem; até lá, passe com o portão todo aberto, um veículo por vez. A regulagem em casa parte de {price.preventive}, sem peças.",
        "O sensor não pega a bicicleta porque o feixe passa entre as rodas e pelo quadro vazado, e por isso o portão fecha em cima. Põe-se outro par de fotocélulas em altura diferente e aumenta-se a pausa. O par instalado é orçado de graça por foto, e só regular, em casa, parte de {price.preventive}, sem peças.",
        "Quando a moto passa atrás do carro e o portão fecha, o feixe ficou livre antes de ela chegar e a pausa acabou. Espere a vez e acione de novo. O acerto é pausa maior e mais um par de fotocélulas; só regular, em casa, custa a partir de {price.preventive}, sem peças.",
        "Se o portão está fechando em cima da moto, desligue o fechamento automático e passe só com a folha toda aberta. Falta um segundo par de fotocélulas em outra altura, ou a pausa está curta. O par instalado é orçado de graça por foto. Só a regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Bicicleta e moto não acionam o laço porque ele é um fio no piso que percebe metal, e elas têm pouco. Aumentar a sensibilidade ajuda, e passar por cima do corte do piso, e não pelo meio, também. Para bicicleta de alumínio, o mais certo é somar botoeira, tag ou controle.",
        "A moto passa na fotocélula e o portão desce porque o feixe é cortado só por um instante, entre as rodas ele volta a ficar livre e a central retoma o fechamento. Um segundo par em outra altura e uma pausa maior resolvem. Até lá, só passe com o portão todo aberto e parado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a moto passa sem ser vista", "Onde o feixe e o laço falham"],
        slots: [
          [
            "A fotocélula é uma linha só, em geral de 40 a 60 cm do piso, e o vão entre as rodas ou o quadro da bicicleta deixa a luz passar por um instante. A placa entende que o caminho está livre e começa a fechar.",
            "O feixe cruza o vão numa altura única, perto de 40 a 60 cm, e atravessa o espaço vazio entre as rodas. Nesse momento a central conclui que não há ninguém e manda fechar.",
            "Um feixe a 40 ou 60 cm do chão vê o carro inteiro, mas a moto só em parte: entre um pneu e outro a luz passa. Basta isso para o portão iniciar o fechamento.",
          ],
          [
            "O laço, fio enterrado que percebe metal, é ajustado para carro, e nota melhor a moto que para sobre o fio. Atrás do carro há outro motivo: o tempo de pausa já estava acabando.",
            "O laço no piso mede a massa de metal, que na moto é pequena, e a percebe mais na borda do desenho. Quem entra logo atrás do carro ainda pega a pausa no fim.",
            "No piso, o laço indutivo sente o metal e quase não nota a moto, a não ser em cima do fio. Quem segue o carro encontra a contagem da pausa já correndo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se ajusta para a moto", "Como proteger quem anda de moto"],
        slots: [
          [
            "O técnico põe um segundo par em outra altura, ou mais perto da folha, aumenta a pausa e deixa a força no mínimo, para a folha recuar se encostar. No laço, ele sobe a sensibilidade ou muda o desenho do fio.",
            "As saídas são um par de fotocélulas a mais, pausa maior e força mínima, com recuo testado. Se há laço, aumenta-se a sensibilidade dele ou refaz-se o desenho no piso.",
            "O técnico acrescenta um par em altura diferente, regula a pausa e baixa a força, para a folha voltar ao primeiro toque. O laço é ajustado na sensibilidade ou refeito, quando é grande demais.",
          ],
          [
            "O teste final é com a moto desligada e empurrada, em mais de uma posição. Na cancela, a barra só pode descer quando o laço libera a pista.",
            "Para conferir, uma moto desligada é empurrada pelo vão, devagar e em pontos diferentes. A cancela é testada do mesmo jeito, e a barra não pode descer enquanto há veículo.",
            "A prova se faz com uma moto empurrada, sem ligar, no meio e nos cantos do vão. Em cancela, vê-se se a barra espera a moto sair.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver", "Preço da regulagem, do par novo e do laço"],
        slots: [
          [
            "Pausa, força e sensibilidade são regulagem e cabem na visita. O segundo par soma sensores e cabo, e refazer o laço é o mais caro, porque corta o piso. Em portão grande, a visita fica, em geral, de {price.preventiveRange}, sem peças.",
            "O mais barato é ajustar pausa, força e laço, sem peça. Depois vêm o par de fotocélulas com a fiação e, por último, o laço novo, que abre o chão. Portão grande costuma ficar de {price.preventiveRange} por visita, fora peças.",
            "Regular não leva peça, e um par a mais soma sensores e fio. Mexer no laço exige cortar o piso e custa mais. Em garagem de prédio, a visita vai, em geral, de {price.preventiveRange}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode fechar em cima da moto?",
        answers: [
          "Pode, se o feixe não a vê e a pausa é curta. Passe com o portão todo aberto e não pare na linha da folha.",
          "Sim, enquanto houver um sensor só. Espere abrir por completo, passe sem parar e acione de novo em vez de ir na carona do carro.",
        ],
      },
      {
        question: "Moto abre portão com tag?",
        answers: [
          "Abre, com tag própria para moto ou com o controle comum no chaveiro. A posição da antena é ajustada para ler mais baixo.",
          "Sim: existe tag para moto, e o controle também serve. O leitor precisa alcançar a altura dela.",
        ],
      },
      {
        question: "Ímã na moto resolve o laço?",
        answers: [
          "Não conte com isso: o laço percebe massa de metal, e não ímã. Regular a sensibilidade é o caminho.",
          "Em geral não muda nada, porque o laço mede metal. O ajuste do aparelho resolve mais.",
        ],
      },
      {
        question: "Bicicleta tem o mesmo problema?",
        answers: [
          "Tem, e maior: é mais vazada e tem menos metal. O par em outra altura ajuda, e o portão deve estar todo aberto na passagem.",
          "Sim, o feixe percebe a bicicleta ainda menos que a moto. Segundo par e pausa maior protegem, e quem pode usa a passagem de pedestre.",
        ],
      },
    ],
    photo: "fotos do vão, das fotocélulas ou do laço no piso e da etiqueta do motor",
  },
  {
    id: "falha-na-primeira-vez-do-dia",
    broader: "para-no-meio",
    label: "Falha só na primeira vez do dia",
    phrase: "o portão que falha só na primeira vez do dia",
    asks: [
      "segunda vez funciona primeira do dia não",
      "primeiro uso dia portão para",
      "primeira do dia não funciona",
      ...combine(
        ["primeira vez dia", "primeira abertura dia", "primeira vez manhã", "primeiro acionamento"],
        ["para", "falha", "não abre", "trava", "anda para", "não funciona", "demora"],
      ),
      "só falha primeira vez",
      "só para primeira vez dia",
      "só na segunda tentativa abre",
      "abre só segunda tentativa",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que falha só na primeira vez do dia está com a partida fraca: capacitor no limite, roldana presa ou graxa grossa da noite; depois do primeiro movimento solta e funciona. É aviso de pane próxima, e a visita que mede o capacitor a frio parte de {price.preventive} em casa, sem peças.",
        "Se o portão para ou engasga só na primeira abertura da manhã e na segunda vez funciona, o motor frio não vence a folha, por capacitor cansado, roda travada ou graxa velha. Não insista; medir e limpar custa a partir de {price.preventive} em casa, fora peças.",
        "O portão de correr que anda um palmo e para só na primeira vez do dia quase sempre tem capacitor fraco ou roldana que trava parada. Toda manhã a partida a frio exige mais força. A medição, com limpeza e ajuste, começa em {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que falha só na primeira vez", "O que muda depois do primeiro movimento"],
        slots: [
          [
            "A partida é o momento de mais força, e o capacitor, a peça que dá o impulso, já cansado ainda empurra o motor morno, mas falha no frio. Por isso a segunda tentativa vai.",
            "O capacitor dá o empurrão inicial; quando perde carga, só funciona com o motor aquecido pelo primeiro esforço. Daí a falha de manhã e o resto do dia normal.",
            "Fraco, o capacitor não gera o impulso de saída a frio, e o motor ronca. Com algum calor e a folha solta, a mesma peça ainda consegue.",
          ],
          [
            "À noite, graxa e sujeira assentam, e roldana com rolamento ruim trava parada e solta depois de girar. Se faltou luz, um primeiro curso lento é só a central reaprendendo o percurso.",
            "Roda ruim e fuso sujo amanhecem presos e cedem no primeiro movimento. Já a abertura lenta depois de falta de energia é normal e não se repete todo dia.",
            "O sereno e a poeira engrossam a graxa, e o rolamento gasto amanhece travado. Não confunda com a queda de luz, após a qual a central faz um ciclo devagar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar de manhã", "Como confirmar a causa"],
        slots: [
          [
            "Faça na primeira abertura, olhando de longe e com o vão livre. Um vídeo com som da tentativa vale mais que a descrição.",
            "Acorde o portão com o celular gravando, fora do caminho da folha. O som da primeira tentativa diz quase tudo.",
            "Observe a primeira abertura sem tocar na folha e grave o som. Depois dela o sintoma some, e só resta amanhã.",
          ],
        ],
        steps: [
          "Ouça: ronco sem andar é capacitor ou folha presa; silêncio é comando ou pilha.",
          "Acione pela botoeira, em vez do controle.",
          "Veja se o trilho amanhece com folhas, pedra ou água.",
          "Não aumente a força: isso esconde a causa e tira a proteção.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver", "Do que depende o preço do conserto"],
        slots: [
          [
            "Limpeza e graxa certa entram na visita. O capacitor é das peças mais baratas e se troca na hora, em até {trade.smallRepair}; roldana custa mais, e motor já queimado leva à troca, de {price.homeSwap} em casa.",
            "O mais barato é limpar e lubrificar, depois vêm capacitor e roldana, em serviço de até {trade.smallRepair}. Adiar encarece: motor que queima roncando se troca por {price.homeSwap} em residência, com mão de obra.",
            "A ordem é limpeza, capacitor, roldana. Os três se resolvem em até {trade.smallRepair}, e esperar o motor queimar leva a uma troca de {price.homeSwap} em casa, com o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode ser o controle?",
        answers: [
          "Pode, se na primeira vez nada se ouve no motor. Troque a pilha, que no frio perde força, e teste pela botoeira.",
          "Só quando o motor fica mudo. Pela botoeira funciona de primeira? Então é pilha ou controle.",
        ],
      },
      {
        question: "Posso continuar usando assim?",
        answers: [
          "Por pouco tempo, sem insistir. O motor que ronca parado toda manhã acaba queimando.",
          "Uns dias, com uma tentativa só por vez. Cada ronco aquece o enrolamento e encurta a vida do motor.",
        ],
      },
      {
        question: "Por que no inverno piora?",
        answers: [
          "O frio engrossa a graxa e tira força do capacitor e da pilha. Em ordem, o portão abre de primeira o ano inteiro.",
          "Porque graxa fria segura a roda e capacitor fraco rende menos. É o frio revelando a peça gasta.",
        ],
      },
      {
        question: "Trocar o motor resolve?",
        answers: [
          "Em geral não é preciso: capacitor e roldana custam bem menos. Motor novo em folha presa volta a falhar.",
          "Não antes da medição. Quase sempre a falha está na peça de partida ou na roda, e o motor segue.",
        ],
      },
    ],
    photo: "um vídeo com som da primeira abertura do dia e foto da etiqueta do motor",
  },
  {
    id: "pistao-vazando-oleo",
    broader: "braco",
    label: "Pistão ou motor vazando óleo",
    phrase: "o pistão que vaza óleo",
    asks: [
      "portão hidráulico perdendo óleo",
      "hidráulico perdendo óleo força",
      "pistão pinga óleo",
      ...combine(
        ["pistão", "braço", "pistão portão", "braço articulado"],
        [
          "vazando óleo",
          "vaza óleo",
          "pingando óleo",
          "óleo escorrendo",
          "vazamento óleo",
          "soltando óleo",
          "vazando graxa",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Pistão do portão pingando ou vazando óleo é hidráulico com retentor gasto, a borracha que veda a haste: ele perde força e deixa de segurar a folha. Pare de usar e desligue o disjuntor; trocam-se retentor e óleo ou o pistão, com valor pela foto da etiqueta.",
        "O pistão do portão vazando óleo quase sempre tem conserto, com retentor e óleo novos, se a haste não está riscada e há peça para o modelo da etiqueta. Até lá, disjuntor desligado, porque a folha pode ficar sem freio.",
        "Óleo pingando do pistão do portão sai pelo retentor, o anel que veda a haste, e com ele vai a pressão que move e trava a folha. Não acione mais, corte a energia e mande a foto da etiqueta para orçar reparo ou troca.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Gota ou vazamento sério", "Quando parar na hora"],
        slots: [
          [
            "Mancha pequena e antiga é retentor começando a ceder; poça nova, folha lenta, trancos ou portão que cede na mão são para parar já. Nesse ponto o pistão perdeu pressão.",
            "Umas gotas antigas avisam que a borracha está no fim. Já poça, lentidão, trancos ou folha que se move com a mão mostram falta de pressão, e o uso deve parar.",
            "Se há só uma mancha velha, marque o conserto; se o óleo escorre, a folha anda aos trancos ou não trava mais, não use. A pressão se foi.",
          ],
          [
            "Nem todo pistão tem óleo: o elétrico, de fuso, usa graxa, que derrete e escorre com calor ou excesso. A etiqueta, ou a foto dele, mostra qual é o seu.",
            "Pistão elétrico trabalha com fuso e graxa, e o que escorre dele não é óleo, mas graxa amolecida. Pela etiqueta se sabe o tipo.",
            "O que pinga pode ser graxa, quando o pistão é elétrico, de fuso, e ela amolece no calor. Confira o tipo na etiqueta.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o conserto", "A folha sem freio"],
        slots: [
          [
            "No portão de abrir, a folha pode bater com o vento: com o disjuntor desligado, feche e prenda com corrente ou ferrolho. Em basculante hidráulico não se toca, e ninguém fica embaixo.",
            "Sem pressão, a folha de abrir balança; corte a energia, feche-a e passe corrente. Se for basculante com pistão, mantenha distância, porque a folha pode descer.",
            "Disjuntor desligado primeiro. A folha de abrir se fecha na mão e se prende, para o vento não jogar; o basculante hidráulico fica como está, com o vão vazio.",
          ],
          [
            "Não complete o óleo nem abra o pistão, que trabalha sob pressão e precisa ser sangrado. Areia ou serragem no piso evita que alguém escorregue.",
            "Abrir ou completar não resolve: o circuito é fechado, com pressão, e exige sangria, a retirada do ar. Cubra a mancha do chão com serragem, que é escorregadia.",
            "O pistão é fechado e sob pressão, e por isso não se completa em casa. No piso, jogue serragem ou areia para absorver.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O conserto e o preço", "Reparo ou pistão novo"],
        slots: [
          [
            "O técnico prende a folha, troca os retentores, põe o óleo da ficha, tira o ar e regula a força. Óleo errado incha a borracha e o vazamento volta.",
            "Com a folha presa, saem os retentores velhos, entra o óleo que o fabricante indica, o ar é retirado e a força, ajustada. Outro óleo estraga a vedação em pouco tempo.",
            "Trocam-se os retentores com a folha segura, completa-se com o óleo próprio, sangra-se o ar e se regula a força. O óleo certo é o que não ataca a borracha.",
          ],
          [
            "O jogo de retentores com serviço custa menos que o pistão; haste riscada ou modelo sem peça leva à troca. Um motor trocado fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
            "Retentor e mão de obra ficam abaixo do pistão novo, necessário quando a haste riscou ou a peça acabou. Trocar o motor vai de {price.homeSwap} em residência e de {price.heavySwap} no portão pesado.",
            "Do menor para o maior vêm retentores, pistão e motor novo, este de {price.homeSwap} em casa ou de {price.heavySwap} em portão pesado, já instalado. Haste riscada elimina a primeira opção.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso completar o óleo do pistão?",
        answers: [
          "Não: o sistema é fechado e precisa de sangria, a retirada do ar. O óleo errado estraga os retentores novos.",
          "Não adianta, porque ele sai de novo pelo retentor. E óleo de outro tipo incha a vedação.",
        ],
      },
      {
        question: "O portão pode soltar de repente?",
        answers: [
          "A folha de abrir pode perder a trava e bater com o vento. Prenda até o conserto, com o disjuntor desligado.",
          "Pode deixar de travar, e o vento a move. Corrente ou ferrolho segura enquanto isso.",
        ],
      },
      {
        question: "O óleo mancha o piso. Como limpar?",
        answers: [
          "Com serragem ou areia para absorver e detergente depois, longe do motor e com o disjuntor desligado.",
          "Absorva com serragem, varra e lave com detergente. Não jogue água no motor.",
        ],
      },
      {
        question: "Precisa trocar os dois pistões?",
        answers: [
          "Só o que vaza, se o outro está seco e forte. Em par da mesma idade, o segundo costuma vazar em seguida, e trocar retentores juntos poupa uma visita.",
          "Não é obrigatório. Como têm a mesma idade, vale revisar a vedação dos dois na mesma ida.",
        ],
      },
    ],
    photo: "fotos do vazamento, do pistão inteiro e da etiqueta",
  },
  {
    id: "corrente-arrebentou",
    broader: "corrente",
    label: "Corrente do portão arrebentada",
    phrase: "a corrente do portão que arrebentou",
    asks: [
      ...combine(
        ["corrente portão", "corrente motor", "corrente basculante", "corrente"],
        ["estourou posso usar", "estourou", "arrebentou", "partiu", "quebrou posso usar", "rompeu"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Não use o portão com a corrente arrebentada: no basculante e na porta de enrolar a folha pode cair; no de correr, o motor gira e não puxa. Desligue o disjuntor, afaste todos e não destrave o basculante. A corrente é trocada com a folha escorada; em casa, a visita parte de {price.preventive}, sem peças.",
        "Com a corrente do motor do portão arrebentada, desligue o disjuntor e não deixe ninguém embaixo nem perto da folha, que pode cair. O basculante fica como parou até o técnico escorá-lo; o de correr, reto, pode ser fechado na mão. A visita residencial começa em {price.preventive}, fora a corrente.",
        "Se a corrente do portão estourou, pare de usar e corte a energia no disjuntor, porque a folha do basculante pode descer de uma vez. Não emende nem destrave: troca-se a corrente inteira, na mesma medida, com a folha apoiada. Só o ajuste, em casa, custa a partir de {price.preventive}, sem a corrente.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Primeiros cuidados"],
        slots: [
          [
            "A corrente pode ser o que segura a folha: afaste pessoas, animais e o carro e isole a passagem. Não emende com arame nem tente recolocá-la, porque, se o motor parte, ela puxa os dedos contra a engrenagem.",
            "Deixe a folha onde parou e ninguém perto, já que sem a corrente nada garante que ela fique no alto. Arame e elo de bicicleta abrem com o portão em movimento, e pôr a mão ali é perigoso.",
            "Isole a passagem e mantenha todos longe da folha, que pode ter perdido o apoio. Recolocar ou emendar a corrente não é serviço caseiro: a emenda abre, e a engrenagem prende os dedos.",
          ],
          [
            "Só o portão de correr, com a folha reta e no trilho, pode ser destravado e fechado na mão, com cadeado depois. Se o basculante parou aberto, avise na primeira mensagem.",
            "No de correr, reto e no trilho, dá para destravar, fechar devagar e pôr cadeado. Basculante parado no alto não se mexe; diga que a casa ficou aberta, para ter prioridade.",
            "O de correr que segue no trilho pode ser solto e fechado à mão. Com basculante ou porta de enrolar, espere o técnico e conte se a entrada ficou aberta.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a corrente arrebenta", "O que gasta a corrente"],
        slots: [
          [
            "Corrente parte por falta de graxa, folga demais, engrenagem gasta ou folha pesada, que o motor arrasta aos trancos. Se só a corrente for trocada, a próxima arrebenta do mesmo jeito.",
            "As causas são quase sempre seca, folga e peso: sem graxa o elo desgasta, com folga a corrente salta o dente, e a folha pesada dá o tranco final. Por isso a causa é corrigida junto.",
            "O elo cede quando falta lubrificação, quando a corrente trabalha frouxa ou quando a folha pesa além do normal. Engrenagem de dentes finos completa o estrago e precisa sair com ela.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "Corrente, emenda e engrenagem"],
        slots: [
          [
            "A folha é escorada antes de tudo; só então a corrente velha sai e entra outra inteira, da mesma medida, com a engrenagem, se os dentes estiverem gastos. Depois se acertam a folga, o peso da folha e o ponto de parada, com vários testes.",
            "Primeiro se prende a folha, para ela não descer. Troca-se a corrente toda pela medida certa e vê-se a engrenagem, que, gasta, come a nova; por fim regulam-se folga, equilíbrio e paradas.",
            "Com a folha segura e a energia cortada, o técnico mede a corrente, troca-a por inteiro e confere a engrenagem. Folga, lubrificação e paradas são acertadas no fim, e o portão é testado na mão e no motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Peças da troca"],
        slots: [
          [
            "A corrente é cobrada por metro, conforme a medida, e a engrenagem só entra se estiver gasta. Escorar folha pesada e acertar contrapeso acrescentam mão de obra, com o valor informado antes, pela foto.",
            "O valor soma os metros de corrente e a mão de obra, maior quando é preciso escorar a folha ou acertar o peso dela. A engrenagem vai em linha separada, e só se os dentes pedirem.",
            "Paga-se a corrente pelo comprimento e pela bitola, a espessura do elo, e a troca. Engrenagem gasta e contrapeso a acertar são os itens que mais sobem a conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar só o elo quebrado?",
        answers: [
          "Em geral não vale: os outros têm o mesmo desgaste, e trecho novo em corrente gasta pula dente.",
          "Quase nunca compensa. Se um elo abriu, os vizinhos estão cansados, e a emenda vira o ponto fraco.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "No portão de correr, costuma levar perto de {trade.smallRepair}. No basculante demora mais, porque a folha é escorada e o equilíbrio, conferido.",
          "Depende do portão: o de correr é rápido, e o basculante ou a porta de enrolar pedem escora e novo acerto de peso.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar?",
        answers: [
          "Em casa, na revisão, {visits.home}; em lugar com poeira ou chuva, antes disso. A corrente precisa ficar úmida de graxa, sem excesso.",
          "Na revisão feita {visits.home} já se lubrifica e se confere a folga. Rua de muita poeira pede intervalo menor.",
        ],
      },
      {
        question: "Como sei que a corrente vai arrebentar?",
        answers: [
          "Ela avisa: fica seca, enferrujada, frouxa ou estala e salta na engrenagem. Um desses sinais já pede revisão.",
          "Estalo, salto de dente, elo duro ou ferrugem são os avisos. Vendo um deles, pare de forçar e chame antes que parta.",
        ],
      },
    ],
    photo: "fotos de longe da folha e da corrente, e a marca do motor",
  },
  {
    id: "para-com-o-carro-na-frente",
    broader: "para-no-meio",
    label: "Para no meio com o carro na frente",
    phrase: "o portão que para com o carro na frente",
    asks: [
      "para choque corta fotocélula portão para",
      "para choque corta sensor portão para",
      "sem carro portão abre com carro para",
      ...combine(
        ["para meio", "não fecha", "volta", "para metade", "não sobe", "para"],
        [
          "carro na frente portão",
          "quando carro frente",
          "carro perto portão",
          "carro estacionado perto",
          "carro dentro perto",
        ],
      ),
      "basculante para meio carro frente",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que para no meio quando o carro está na frente quase sempre vê o carro: o para-choque corta o feixe da fotocélula, ou a folha do basculante chega perto demais. Afaste o carro e teste de novo; se andar sem ele, basta mudar o sensor de lugar, em visita a partir de {price.preventive} em casa, sem peças.",
        "Com o carro próximo, o portão para porque a fotocélula detecta o para-choque ou a folha do basculante encosta nele ao subir: é proteção, e não defeito. Recue até sair da linha do sensor; em vaga curta, o técnico o muda de lugar, desde {price.preventive} em residência, fora peças.",
        "O portão basculante que para no meio com o carro na frente está protegendo o carro, visto pela fotocélula ou no caminho da folha. Tire o carro e faça um ciclo: se completar, a causa é ele, e reposicionar o sensor custa em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste em quatro passos", "Carro, sensor ou folha"],
        slots: [
          [
            "Faça o teste com alguém olhando de fora e longe da folha, sem nunca usar o carro ou o corpo como obstáculo. A ordem separa sensor, folha e defeito do próprio portão.",
            "Ninguém fica no vão durante o teste, e o carro não serve para provar força. Com alguém observando a luz do sensor, você descobre a causa em minutos.",
            "Uma pessoa aciona, outra observa de longe. Não deixe a folha chegar ao carro; o que se procura é a luz do sensor e a distância.",
          ],
        ],
        steps: [
          "Tire o carro e faça um ciclo completo: se andou, a causa é o carro.",
          "Volte o carro aos poucos, com o portão parado, e veja se a luz do sensor muda.",
          "Meça quanto a folha avança para dentro e para fora.",
          "Marque no piso até onde o carro pode parar.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o carro faz o portão parar", "Sensor, giro da folha ou peso"],
        slots: [
          [
            "A fotocélula é um par de lentes, em geral a uns 50 cm do chão, altura do para-choque. Qualquer parte do carro nessa linha interrompe o feixe, e a placa para ou inverte a folha.",
            "O feixe do sensor cruza o vão perto de meio metro do chão, onde fica o para-choque. Quando o carro o corta, a central entende que há alguém e interrompe.",
            "Como as lentes ficam por volta de 50 cm de altura, o para-choque entra na linha delas. A placa então trava o fechamento, como faria com uma pessoa.",
          ],
          [
            "No basculante, a borda de baixo avança ao subir e pode tocar o carro, e a central sente o esforço. Se ele para mesmo sem carro, a causa é outra, como folha pesada ou percurso mal gravado.",
            "A folha do basculante projeta a parte inferior para fora e para dentro, e encostar no carro a faz parar por esforço. Parou com a vaga vazia? Aí é peso ou regulagem.",
            "Outra razão é o giro: o pé do basculante avança e chega ao carro. Sem carro nenhum e ainda parando, procure equilíbrio da folha ou percurso desregulado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se a vaga é curta", "O que dá para mudar"],
        slots: [
          [
            "Aproximar a fotocélula do plano da folha libera alguns centímetros sem perder a proteção. O sensor nunca é desligado, porque sem ele o portão fecha sobre carro ou pessoa.",
            "O par de sensores pode ir mais perto da folha, desde que continue a vigiar a passagem. Retirá-lo não é opção, já que o portão fecharia sobre quem estiver ali.",
            "Mudar as lentes de posição ganha espaço de vaga, com a passagem ainda protegida. Anular a fotocélula faria a folha descer sobre o carro.",
          ],
          [
            "Se mesmo assim não cabe, um basculante articulado avança menos e um portão de correr não avança nada. A troca envolve serralheiro, por isso vem depois do sensor.",
            "Sem solução no sensor, o caminho é outro portão: o de correr não invade a vaga, e o basculante articulado invade menos. Isso já é obra de serralheiro.",
            "Quando a folha bate no carro em qualquer posição, resta mudar o tipo, para deslizante ou basculante articulado. É serviço de serralheria e o mais caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar a fotocélula por causa da vaga curta?",
        answers: [
          "Não. Sem ela, a folha fecha sobre o carro, uma criança ou um animal. Peça para mudar o sensor de lugar, que resolve a maioria dos casos.",
          "De jeito nenhum: é ela que segura o fechamento. Alguns centímetros de mudança na posição costumam bastar.",
        ],
      },
      {
        question: "O basculante pode bater no carro ao subir?",
        answers: [
          "Pode, porque a borda de baixo avança ao abrir. Marque no piso a distância segura, medida com a folha no ponto de maior avanço.",
          "Sim, quando o carro passa da linha de giro. Meça com o portão a meio caminho, de fora, e pinte uma faixa no chão.",
        ],
      },
      {
        question: "Quanto tempo leva mudar o sensor?",
        answers: [
          "Com o cabo alcançando o novo ponto, até {trade.smallRepair}. Se for preciso passar outro fio, o tempo e o valor aumentam.",
          "Cabe em {trade.smallRepair} quando o fio chega. Cabo novo ou tubo a abrir alongam o serviço.",
        ],
      },
      {
        question: "E se o portão para sem carro nenhum?",
        answers: [
          "Aí a causa é outra: lente suja, trilho com pedra, folha desequilibrada ou percurso por regravar. Limpe as lentes e, se continuar, peça a visita.",
          "Comece pelas lentes da fotocélula, que podem estar sujas ou tortas. Depois o técnico confere peso da folha e percurso.",
        ],
      },
    ],
    photo: "fotos da vaga com o carro, das fotocélulas e da folha aberta, de lado",
  },
  {
    id: "basculante-lento-no-frio",
    broader: "lento",
    label: "Basculante lento e pesado no frio",
    phrase: "o basculante que fica lento no frio",
    asks: [
      ...combine(
        [
          "basculante lento",
          "basculante devagar",
          "basculante pesado",
          "basculante demora",
          "basculante mais lento pesado",
        ],
        ["frio", "dias frios", "inverno", "esfria", "manhã fria"],
      ),
      "basculante fica mais lento pesado dias frios",
      "basculante fica pesado frio",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão basculante fica mais lento e pesado nos dias frios porque a graxa velha engrossa no fuso, nos pivôs e nas roldanas, e um capacitor fraco aparece na partida. Limpeza, graxa nova e medição partem de {price.preventive} em casa, sem peças; se ele roncar ou parar no meio, não use.",
        "Nos dias frios a graxa antiga endurece e freia o portão basculante, que sobe devagar e pesado, sobretudo se o capacitor ou o contrapeso já estavam no limite. A visita que limpa, engraxa e mede começa em {price.preventive} em residência, fora as peças; havendo ronco ou parada, deixe de usar.",
        "Portão basculante lento e pesado só no frio tem, em geral, graxa velha que virou pasta nos pontos de giro, e o capacitor fraco piora a saída. Peça limpeza com lubrificação e medição, desde {price.preventive} em casa, sem contar peças, e pare se ele roncar ou não subir inteiro.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem a lentidão no frio", "Graxa, capacitor e contrapeso"],
        slots: [
          [
            "Graxa com poeira endurece na temperatura baixa e segura o movimento do começo ao fim. Se a demora está só na saída e depois o portão embala, o suspeito é o capacitor, a peça que dá força à partida.",
            "Quando o curso inteiro é lento, a pasta de graxa e poeira está freando fuso e pivôs. Já a hesitação apenas no arranque lembra capacitor, que ajuda o motor a partir e perde força com os anos.",
            "A mistura de graxa velha e pó fica dura no frio e pesa em todo o percurso. Lentidão que some depois da partida aponta para o capacitor gasto, responsável pelo impulso inicial.",
          ],
          [
            "Subida pesada com descida rápida é outro caso: a folha está mais pesada que o contrapeso, e o frio só fez aparecer. Aí o equilíbrio é do técnico, e o portão espera parado.",
            "Se sobe com esforço e desce depressa, falta contrapeso, com ou sem frio. Deixe de usar até o técnico acertar o equilíbrio.",
            "Descer rápido e subir devagar mostra contrapeso insuficiente, que não depende da temperatura. Nesse caso o uso para até o técnico equilibrar a folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar do chão", "Quando dá para usar e quando parar"],
        slots: [
          [
            "Enquanto ele sobe e desce inteiro, reto e sem roncar, dá para usar até a revisão. Observe de fora da linha da folha, sem ninguém embaixo.",
            "O uso é possível se o curso se completa sem ronco e sem entortar. Faça a observação de longe, com todos fora do alcance da folha.",
            "Subida completa, reta e sem zumbido permite esperar a revisão. Olhe sempre do chão, longe da folha e com a passagem vazia.",
          ],
        ],
        steps: [
          "Cronometre uma subida cedo e outra à tarde: muita diferença confirma a graxa.",
          "Ouça a partida: se roncar antes de mexer, pare e desligue o disjuntor.",
          "Veja de longe se a folha sobe reta e os cabos estão inteiros; se não, não use.",
          "Não aumente a força da central para compensar.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Da limpeza à regulagem"],
        slots: [
          [
            "A graxa antiga sai por inteiro antes da nova, e o equilíbrio é conferido com a folha escorada. O capacitor é medido, trocado por igual se está abaixo do valor da etiqueta, e a força se regula por último.",
            "O técnico limpa fuso, pivôs e roldanas, aplica a graxa certa e verifica o contrapeso com a folha apoiada. Mede também o capacitor, substitui o fraco por um de mesmo valor e só então ajusta a força.",
            "Primeiro se retira a pasta velha e se lubrifica de novo; com a folha escorada, vê-se o equilíbrio. Capacitor fora do valor marcado é trocado, e a regulagem da força fecha o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Passar óleo resolve o basculante pesado no frio?",
        answers: [
          "Não. Óleo sobre graxa velha junta mais poeira e endurece de novo; a limpeza vem primeiro, e a lubrificação perto de cabos e molas é do técnico.",
          "Só disfarça por uns dias. A sujeira continua embaixo e vira pasta outra vez; limpa-se antes de engraxar, serviço que o técnico faz com a folha escorada.",
          "Não resolve, porque o óleo se mistura à pasta e atrai pó. O certo é remover a graxa antiga e pôr a nova, com a folha segura.",
        ],
      },
      {
        question: "O frio estraga o motor do portão?",
        answers: [
          "O frio em si não, mas o esforço extra de todo dia aquece o motor e gasta o capacitor. Trocar o motor, de {price.homeSwap} em casa, raramente é preciso por isso.",
          "Não diretamente. Forçar contra graxa dura é que desgasta, e a limpeza evita chegar à troca do motor, de {price.homeSwap} em residência.",
          "O que estraga é trabalhar forçando. Com a folha limpa e equilibrada o motor aguenta o inverno, e a troca, de {price.homeSwap} em casa, fica para o fim da vida dele.",
        ],
      },
      {
        question: "Posso aumentar a força do motor no inverno?",
        answers: [
          "Não aumente. A força alta esconde o atrito e deixa a folha perigosa, porque o portão demora a perceber um obstáculo.",
          "Não, pois quem estiver no caminho leva um empurrão maior antes de a folha recuar. Tire o atrito e mantenha a regulagem.",
          "Melhor não: com mais força, o recuo contra obstáculo perde sensibilidade, e o motor aquece. A solução é limpar e engraxar.",
        ],
      },
      {
        question: "De quanto em quanto tempo trocar a graxa?",
        answers: [
          "Junto da manutenção, {visits.home} em casa, e de preferência antes do inverno. Rua de terra ou obra perto pede mais vezes.",
          "Na revisão {visits.home}, com uma delas marcada para o outono. Muita poeira encurta o intervalo.",
          "Em casa, {visits.home}, aproveitando a visita de manutenção. Onde há pó ou maresia, antes disso.",
        ],
      },
    ],
    photo: "um vídeo curto, com som, da subida pela manhã, feito de longe, e uma foto da etiqueta do motor",
  },
];
