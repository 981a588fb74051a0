import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const modelNames = ["garen kdz", "kdz", "ppa dz rio", "dz rio", "dz nano", "dz home", "peccinin gatter", "gatter"];

/** What the motor's board refuses to learn, tells with its light or limits, where the title names the one thing. */
export const avisosEAjustesDaCentral: NarrowConcept[] = [
  {
    id: "nao-grava-fim-de-curso",
    broader: "programacao",
    label: "Central não grava o fim de curso",
    phrase: "a central que não grava o fim de curso",
    asks: [
      "motor não memoriza onde parar",
      "não memoriza fim de curso",
      ...combine(
        ["basculante", "portão basculante", "motor basculante", "deslizante", "motor deslizante", "portão"],
        ["não memoriza percurso", "não grava percurso", "não grava fim curso", "não aprende percurso"],
      ),
      ...combine(
        ["", "[marca]", "motor", "placa", "central", "motor [marca]"],
        [
          ...["não grava fim curso", "não aprende fim curso", "não memoriza fim curso", "não grava percurso"],
          ...["não grava curso", "não aprende percurso", "não aprende curso", "não memoriza percurso"],
          ...["não salva percurso", "não reconhece fim curso", "não programa percurso"],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor [marca] que não grava o fim de curso, em geral, não está lendo o sensor que avisa o fim do caminho: o ímã caiu, está longe ou trocado de lado, ou o cabo falhou. Folha que prende e fotocélula cortada também interrompem a gravação. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando a placa do motor [marca] não programa o percurso, confira por fora os ímãs das pontas, o trilho e as lentes da fotocélula, porque qualquer um deles interrompe a programação. Com tudo em ordem, o defeito está no sensor das pontas ou na própria placa. A visita residencial parte de {price.preventive}, sem peças.",
        "Se o motor [marca] não grava o percurso, a central perdeu a referência do fim de curso, o sensor das pontas: o ímã saiu do lugar, o sensor falhou ou a folha travou e foi lida como batente. Limpe também a fotocélula. Medir e regravar em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a gravação não termina", "O que impede a central de gravar"],
        slots: [
          [
            "O ponto em que a gravação para indica onde está o defeito, por isso repare na posição da folha quando a central desiste.",
            "Veja onde a folha parou quando a placa desistiu de gravar, porque cada parada indica uma causa.",
            "A central grava o caminho entre os avisos das duas pontas, e o lugar em que ela desiste mostra qual aviso faltou.",
          ],
        ],
        bullets: [
          "Passa do ponto e bate: ímã caído, invertido ou longe do sensor",
          "Para antes, sempre no mesmo lugar: ponto duro lido como batente",
          "Abre e não fecha: fotocélula cortada, suja ou desalinhada",
          "Anda para o lado errado: sentido do motor ou sensores invertidos na placa",
          "Basculante que para no meio: contrapeso leve ou ímã do fuso solto",
          "Grava e esquece ao desligar: memória da placa com defeito",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir por fora", "Antes de gravar de novo"],
        slots: [
          [
            "Confira com o disjuntor desligado e a tampa fechada, porque na placa há tensão da rede. Se a folha estiver torta ou fora do trilho, não religue.",
            "Olhe apenas o que está fora do motor, com a energia desligada. Diante de folha torta ou roda fora do trilho, pare e não religue.",
            "A verificação é externa: desligue o disjuntor, deixe a tampa fechada e examine ímãs, trilho e lentes. Se o portão saiu do trilho, não tente gravar.",
          ],
        ],
        steps: [
          "No portão de correr, veja se há um ímã firme em cada ponta da cremalheira.",
          "Confira se os batentes estão firmes e, no de correr, varra o trilho.",
          "Limpe as lentes da fotocélula e tire o que estiver entre elas.",
          "Religue, faça uma tentativa de longe e anote onde a folha parou.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede e grava", "Sensor, cabo e placa"],
        slots: [
          [
            "O técnico aproxima um ímã do sensor e vê se a placa acusa; se não, mede o cabo e troca o sensor. Depois confere o sentido do motor e o tipo de fim de curso escolhido na central e grava de novo.",
            "O sensor é testado com um ímã, e se a luz da entrada não muda, o defeito é dele ou do cabo. Acertados o sentido do motor e o tipo de fim de curso na placa, a gravação é refeita.",
            "Com um ímã na mão, o técnico testa o sensor olhando a luz da central e mede o cabo. Em seguida revê na placa o tipo de fim de curso e o sentido de giro e grava o percurso com a folha leve.",
          ],
          [
            "Placa que esquece o percurso ao ser desligada precisa de reparo ou de troca por outra do modelo da etiqueta.",
            "Se a central grava e perde a memória, o defeito é da placa, que é reparada ou trocada conforme o modelo do motor.",
            "Memória que não se mantém sem energia é defeito da central, e a etiqueta do motor mostra qual serve na troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O ímã do fim de curso tem lado?",
        answers: [
          "Em muitos motores, sim: o de abrir e o de fechar têm polos ou posições diferentes, e trocados a central não grava.",
          "Na maioria, tem. Com os ímãs invertidos, o motor para do lado errado ou não para.",
        ],
      },
      {
        question: "Preciso gravar os controles de novo?",
        answers: [
          "Não, na maioria das placas, porque controle e percurso ficam em memórias separadas.",
          "Em geral, não. Só se a placa for trocada ou a memória inteira for apagada.",
        ],
      },
      {
        question: "Posso usar o portão sem o percurso gravado?",
        answers: [
          "Não convém, porque sem saber onde parar a folha bate no batente ou passa do ponto.",
          "Melhor não. Desligue o disjuntor; o portão de correr, em piso plano e no trilho, pode ser usado na mão, destravado.",
        ],
      },
      {
        question: "Quanto custa trocar o sensor de fim de curso?",
        answers: [
          "O sensor costuma ser das peças mais baratas, orçado pelo modelo, e se soma à visita, que em casa parte de {price.preventive}, sem peças.",
          "Você paga a peça, em geral simples, e a visita, a partir de {price.preventive} em residência, sem peças. Muitas vezes basta recolocar o ímã.",
        ],
      },
    ],
    photo: "um vídeo de uma tentativa, uma foto dos ímãs na cremalheira e outra da etiqueta do motor",
  },
  {
    id: "luz-vermelha-na-central",
    broader: "placa",
    label: "Luz vermelha piscando na central",
    phrase: "a luz vermelha piscando na central",
    asks: [
      "luz vermelha na central",
      "led vermelho na central",
      "luz vermelha acende motor portão não fecha",
      "luz vermelha piscando placa portão",
      "luz vermelha na placa",
      ...combine(
        ["[marca]", "motor", "central", "motor [marca]", "central [marca]", "placa [marca]", ...modelNames],
        [
          ...["luz vermelha piscando", "led vermelho piscando", "piscando vermelho", "pisca vermelho"],
          ...["luz vermelha piscando central", "luz vermelha piscando placa"],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A luz vermelha piscando na central do motor [marca] é um aviso, e a cor sozinha não diz qual é o defeito. Com o portão parado, costuma ser fotocélula cortada, botoeira presa ou percurso perdido. Limpe as lentes e religue o disjuntor uma vez. Se continuar, a visita em casa parte de {price.preventive}, sem peças.",
        "Luz vermelha piscando na placa do motor [marca] não quer dizer placa queimada: se o portão anda, em muitos modelos é só sinal de ligada. Com ele parado, limpe a fotocélula, veja se há botão preso e religue o disjuntor uma vez. Se não resolver, a visita em residência começa em {price.preventive}, fora as peças.",
        "Motor [marca] piscando luz vermelha dá um aviso que muda conforme o que o portão faz. Se ele anda bem, o pisca é normal em muitos modelos; se não anda, a causa costuma ser fotocélula, botão preso ou percurso perdido. A visita de ajuste em casa parte de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que a luz vermelha quer dizer em cada caso", "O que a luz vermelha costuma indicar"],
        slots: [
          [
            "Cada fabricante usa a luz a seu modo, e o mesmo vermelho pode significar coisas diferentes. O comportamento do portão ajuda mais que a cor, e o código exato está no manual do modelo.",
            "O vermelho não tem um significado só, porque muda de uma placa para outra. Compare a luz com o movimento do portão e confirme no manual do modelo.",
            "A cor engana, já que cada marca a usa de um jeito. Observe o que a folha faz e confira o código no manual do seu modelo.",
          ],
        ],
        bullets: [
          "Pisca devagar e o portão anda: em muitas placas, é só sinal de ligada",
          "O portão abre e não fecha: fotocélula suja, torta ou cortada",
          "A luz acende sem ninguém apertar: botoeira ou controle com a tecla presa",
          "Começou depois de faltar luz: percurso que precisa ser gravado de novo",
          "A luz está apagada de todo: falta de energia, fusível ou fonte queimada",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer sem mexer na placa", "Passos seguros com a luz piscando"],
        slots: [
          [
            "Não abra a tampa nem aperte os botões da placa, porque ali há tensão da rede e um toque longo pode apagar os controles.",
            "A tampa fica fechada e os botões da central não se tocam, pois há rede elétrica exposta e o cadastro dos controles pode se perder.",
            "Todos os testes são por fora. Debaixo da tampa há risco de choque, e um botão apertado por engano pode limpar a memória.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com um pano seco.",
          "Veja se a botoeira e os controles não estão com a tecla presa.",
          "Desligue o disjuntor por um minuto e religue uma vez só.",
          "Dê um comando de longe e repare no que a folha faz.",
          "Se a luz continuar, anote o modelo da etiqueta e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Do código das piscadas ao conserto"],
        slots: [
          [
            "Com o manual do modelo, o técnico lê as piscadas e isola fotocélula, botoeira e fim de curso até a central liberar o portão. Percurso perdido é gravado na hora, e peça com defeito só é trocada depois que você aprova.",
            "O código do fabricante indica o circuito, e o técnico testa cada sensor em separado. Muitas vezes basta regravar o percurso ou acertar a fotocélula, e peça nova só entra com a sua aprovação.",
            "Lidas as piscadas, o técnico testa fotocélula, botoeira e fim de curso um a um e mede a tensão. É comum o conserto ser de percurso ou de fotocélula, e a placa só é trocada se a medição mostrar defeito nela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Luz vermelha na central é placa queimada?",
        answers: [
          "Em geral, não: placa queimada costuma ficar apagada ou não reagir. Se pisca, a central está ligada e avisa alguma coisa.",
          "Quase nunca. Os sinais de queima são nenhuma luz, cheiro forte ou marca escura na caixa.",
        ],
      },
      {
        question: "Posso apertar o botão da placa para parar de piscar?",
        answers: [
          "Não. Em muitas centrais, segurar esse botão apaga os controles ou o percurso, e ali há tensão da rede.",
          "Melhor não: a luz para quando a causa é resolvida, e o botão pode limpar a memória.",
        ],
      },
      {
        question: "Começou depois que faltou luz. Passa sozinho?",
        answers: [
          "Às vezes: parte das centrais procura o fim de curso no primeiro ciclo, devagar, e volta ao normal. Se continuar piscando, o percurso precisa ser gravado.",
          "Pode passar depois de um ciclo completo, com o vão livre. Se persistir, é preciso gravar o percurso de novo.",
        ],
      },
      {
        question: "Onde acho o código das piscadas?",
        answers: [
          "No manual da central, que se procura pelo modelo escrito na etiqueta do motor. Tabela de outra marca não serve.",
          "O modelo da etiqueta leva ao manual certo. Conte as piscadas entre uma pausa e outra antes de procurar.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo do que o portão faz quando a luz pisca",
  },
  {
    id: "embreagem-eletronica-no-basculante",
    broader: "embreagem",
    label: "Embreagem eletrônica do basculante",
    phrase: "a embreagem eletrônica do basculante",
    asks: [
      ...combine(
        [
          "embreagem eletrônica basculante",
          "regular embreagem basculante",
          "regular força basculante",
          "ajustar embreagem basculante",
        ],
        ["", "como", "como regular", "motor", "portão"],
      ),
      "regulagem embreagem eletrônica basculante",
      "ajustar força basculante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A regulagem da força do portão basculante começa pelo equilíbrio da folha, que precisa parar sozinha a meia altura, e só depois passa ao ajuste de força da placa. O técnico parte do mínimo e sobe um passo por vez. A visita em casa parte de {price.preventive}, sem peças; não destrave nem abra a caixa do contrapeso.",
        "Para regular a embreagem eletrônica do portão basculante, o técnico confere antes o contrapeso ou a mola, até a folha ficar parada a meia altura; depois leva a força da central ao mínimo e sobe um passo por vez. A placa tem tensão da rede, e a visita em casa parte de {price.preventive}, sem peças.",
        "A embreagem eletrônica do basculante é o limite de força da central, e se regula com a folha já equilibrada: contrapeso certo, parada a meia altura, e ajuste do mínimo para cima até ela subir e descer sem hesitar. É trabalho de técnico, em visita residencial a partir de {price.preventive}, fora peças.",
        "No portão basculante, regule primeiro o equilíbrio e só depois a embreagem eletrônica: com o contrapeso em ordem e a folha parada a meia altura, o técnico parte da força no mínimo e aumenta aos poucos. Como a placa fica energizada, não faça sozinho; a visita em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A regulagem, passo a passo", "Como o técnico acha o ponto no basculante"],
        slots: [
          [
            "Cada central dá um nome ao ajuste, como força, embreagem, sensibilidade ou torque, e ele pode ser um trimpot, o botãozinho de girar da placa, ou um item do menu. Estes passos são do técnico, com o manual do modelo.",
            "O ajuste aparece como força, torque, sensibilidade ou embreagem, num menu ou num trimpot, o pequeno parafuso de regulagem. Quem executa é o técnico, seguindo o manual da central.",
            "Na placa, procure o nome no manual: embreagem, torque, força ou sensibilidade, em menu ou em trimpot, um botão mínimo que gira com chave. A sequência cabe ao técnico, porque há tensão ao lado.",
          ],
        ],
        steps: [
          "Com a folha escorada, o técnico confere contrapeso, mola, cabos e braços, até ela ficar parada a meia altura.",
          "O ajuste da central vai ao mínimo.",
          "A força sobe um passo por vez, com um ciclo inteiro entre cada um.",
          "Ela fica no primeiro valor em que a folha anda sem hesitar.",
          "Na descida, uma caixa de papelão embaixo serve de prova: a folha deve parar ou voltar sem amassá-la.",
          "A fotocélula é testada à parte.",
        ],
      },
      {
        about: "signs",
        headings: ["Força de menos, de mais ou folha pesada", "O que o basculante mostra"],
        slots: [
          [
            "Se a folha desce bem e não sobe, o problema costuma ser peso: contrapeso leve, mola fraca ou cabo gasto. Aumentar a força, nesse caso, só esconde o defeito e cansa o motor.",
            "Portão que para apenas na subida está pesado, por mola cansada, cabo ruim ou falta de contrapeso. Subir a força mascara a causa e faz o motor carregar o que não devia.",
            "Quando a dificuldade é só para subir, procure o equilíbrio, e não a embreagem, porque mola, cabo ou contrapeso deixaram de ajudar. Mais força apenas adia e desgasta a engrenagem.",
          ],
          [
            "Parar em pontos variados, nos dois sentidos, é sinal de força baixa. Já a folha que desce batendo e não cede a um obstáculo está com força demais e pode ferir quem passa.",
            "Com força de menos, ela hesita em qualquer ponto, indo e vindo. Com força de sobra, bate embaixo e não recua diante do que encontra, um risco para pessoas e carros.",
            "Hesitar em lugares diferentes, tanto na ida como na volta, indica ajuste baixo. O contrário, descer com pancada sem recuar no obstáculo, mostra excesso e pede correção no mesmo dia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso girar o trimpot eu mesmo?",
        answers: [
          "Não é indicado: ele fica ao lado de bornes com tensão da rede, e um passo a mais tira a proteção de quem passa. Peça a regulagem numa visita.",
          "Melhor não. O risco é duplo, de choque na placa aberta e de uma folha que deixa de parar diante de alguém.",
        ],
      },
      {
        question: "Aumentei a força e ele voltou a subir. Resolvido?",
        answers: [
          "Ainda não: a folha ficou pesada por outra causa, e a força a mais esconde cabo, mola ou contrapeso no fim. Deixe o portão parado até o técnico conferir o equilíbrio.",
          "Em geral não. O motor passou a carregar o que o contrapeso devia sustentar, e um cabo gasto pode romper; interrompa o uso e peça a conferência.",
        ],
      },
      {
        question: "A embreagem eletrônica dispensa a fotocélula?",
        answers: [
          "Não. A embreagem age depois que a folha encostou em algo, e a fotocélula evita o toque. As duas trabalham juntas, e uma não compensa a falta da outra.",
          "Não dispensa: uma reage ao contato e a outra o impede. Num basculante, que desce sobre a passagem, as duas proteções são necessárias.",
        ],
      },
      {
        question: "De quanto em quanto tempo refazer o ajuste?",
        answers: [
          "Confira em cada revisão, {visits.home} em casa, e sempre que a folha ganhar peso, como chapa ou vidro. Troca de mola, cabo ou placa também pede nova regulagem.",
          "A cada manutenção, {visits.home} numa residência. Fora disso, refaça depois de mexer no contrapeso, na mola ou na central, ou se a folha mudou de peso.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo de uma subida e uma descida, gravado de longe",
  },
];
