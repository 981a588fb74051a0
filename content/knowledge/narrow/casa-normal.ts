import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether what the gate does is as it should be, and what to do when the remote controls are gone. */
export const casaNormal: NarrowConcept[] = [
  {
    id: "clique-antes-de-abrir",
    broader: "barulho",
    label: "Clique antes de o portão abrir",
    phrase: "o clique antes de o portão abrir",
    asks: [
      ...combine(
        ["clique", "estalinho", "tec", "toque", "barulhinho"],
        [
          "antes de abrir",
          "antes abrir",
          "antes de andar",
          "antes portão",
          "normal",
          "ao apertar controle",
          "quando aperto controle",
        ],
      ),
      "normal clique portão",
      "normal estalo antes abrir",
      "relé clicando antes abrir",
      "cliquezinho acionar portão",
      "cliquezinho máquina",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, é normal o portão fazer um clique antes de abrir: é o relé da central ligando o motor ou a trava elétrica soltando o pino. Deixa de ser normal quando o clique vem e o portão não anda, quando se repete ou quando há cheiro ou faísca; aí, desligue o disjuntor.",
        "Um clique ou estalinho na placa do portão antes de começar a andar é normal, porque é o relé fechando contato para ligar o motor. Só preocupa se o portão não se move, se o clique se repete várias vezes ou se ele vem com ronco; nesse caso corte a energia.",
        "Clique da central ao apertar o controle é normal: é o relé clicando antes de abrir o portão, ou a trava recolhendo o pino. Se depois vem silêncio ou ronco e a folha não sai, o defeito pode ser relé, capacitor ou folha presa, e o disjuntor fica desligado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["De onde vem o clique", "Relé, trava ou folga"],
        slots: [
          [
            "O clique seco, na caixa do motor, é o relé, uma chave elétrica que liga o motor. Em geral há um na partida e outro na chegada, quando ele desliga.",
            "Dentro da tampa, o som baixo e seco é do relé, a chave que energiza o motor. Na chegada ele se desfaz, com outro clique.",
            "O relé, chave que a placa usa para acionar o motor, estala ao ligar e ao desligar. Por isso se ouvem dois cliques por movimento.",
          ],
          [
            "Estalo mais forte na ponta da folha é a trava elétrica recolhendo o pino. Com tranco junto, é folga da engrenagem ou do braço, que se regula na visita.",
            "Se o som vem do batente, é a trava soltando a folha. Estalo com tranco na saída mostra folga na transmissão, que o técnico ajusta.",
            "Junto do batente, o barulho é da trava que destranca. Acompanhado de tranco, vem da folga na engrenagem ou no braço.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando o clique não é normal", "Sinais para chamar"],
        slots: [
          [
            "Compare com o seu portão e pare no primeiro que combinar. Só o clique seguido de movimento pode ficar como está.",
            "O que importa é o que acontece depois do som. Clique e movimento é bom; clique e outra coisa pede exame.",
            "Veja o que vem depois do clique, porque isso separa normal de defeito.",
          ],
        ],
        bullets: [
          "Clica e anda: normal",
          "Clica e não anda: tensão baixa, fio do motor, relé ou folha presa",
          "Clica e zumbe: capacitor fraco ou folha travada",
          "Clica sem parar: fonte fraca ou botoeira presa",
          "Clica e o disjuntor cai: curto, e o disjuntor fica desligado",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz quando o clique é defeito", "Do clique ao conserto"],
        slots: [
          [
            "O técnico mede a tensão que chega à placa e a que sai do relé, e escuta a folha movida na mão para ver se prende. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
            "Mede-se a energia antes e depois do relé, o que mostra se ele conduz, e a folha é empurrada à mão. Em residência, o ajuste começa em {price.preventive}, fora peças.",
            "Com o instrumento, compara-se a entrada e a saída do relé, e a folha é testada solta do motor. O acerto em casa parte de {price.preventive}, sem contar peças.",
          ],
          [
            "Capacitor e relé são trocas simples, de até {trade.smallRepair}, e a placa inteira só sai quando a trilha queimou. Trava e folga se resolvem com alinhamento.",
            "Relé e capacitor se trocam em até {trade.smallRepair}; placa, só com trilha queimada. O que é de trava ou folga, alinha-se.",
            "Em até {trade.smallRepair} sai um capacitor ou um relé. Troca de placa é exceção, e folga ou trava se corrigem no ajuste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ouço dois cliques, um antes e outro no fim. É normal?",
        answers: [
          "É. O relé liga na partida e desliga na chegada, e cada mudança faz um som. Preocupe-se só se houver cliques no meio do percurso.",
          "Sim, são a ligação e o desligamento do motor. Cliques durante o caminho já indicam mau contato.",
        ],
      },
      {
        question: "Clica e demora para andar. O que é?",
        answers: [
          "Trava elétrica com tempo longo ou capacitor fraco. Se o motor zumbe nesse intervalo, é o capacitor; se fica mudo, é o tempo da trava.",
          "Pode ser o tempo de destravar, programado na placa, ou a perda de força do capacitor, que zumbe. O técnico mede os dois.",
        ],
      },
      {
        question: "Dá para tirar o clique?",
        answers: [
          "O do relé, não, porque é a chave trabalhando. O da trava diminui com alinhamento e borracha no encosto.",
          "Não no relé. Na trava, alinhar o pino e pôr borracha no batente deixa o som mais baixo.",
        ],
      },
      {
        question: "O clique gasta a placa?",
        answers: [
          "O relé suporta muitos milhares de acionamentos e dura {trade.life} com folha leve. O que o gasta é corrente alta, de folha pesada ou capacitor fraco.",
          "Em uso normal, não: ele acompanha a vida do motor, de {trade.life}. Folha presa aumenta a faísca e o encurta.",
        ],
      },
    ],
    photo: "um vídeo com o som do clique e a foto da etiqueta do motor",
  },
  {
    id: "barulho-depois-que-parou",
    broader: "barulho",
    label: "Motor faz barulho depois que o portão parou",
    phrase: "o motor que continua depois que o portão parou",
    asks: [
      ...combine(
        ["motor continua", "motor fica", "continua", "fica"],
        [
          "fazendo barulho depois parou",
          "ligado depois que fechou",
          "girando depois fechou",
          "roncando depois fechou",
          "zumbindo parado",
          "ligado depois de fechado",
          "barulho portão parado",
        ],
      ),
      ...combine(
        ["barulho", "ronco", "zumbido"],
        ["depois que parou", "depois portão parou", "depois que fechou", "com portão parado", "portão fechado"],
      ),
      "normal barulho depois parou",
      "motor continua ligado portão fechado barulho",
      "portão encosta motor trabalhando parado",
      "portão fechou máquina segue girando",
      "motor trabalhando parado disjuntor",
    ],
    intent: "question",
    answers: {
      any: [
        "É normal um zumbido bem fraco com o motor do portão parado e frio, que vem da fonte da placa. Não é normal o motor roncar ou esquentar parado: a central não o desligou, e ele queima. Nesse caso desligue o disjuntor já e chame; corrigir a parada em casa parte de {price.preventive}, sem peças.",
        "Não é normal o motor continuar ligado depois que o portão fechou: o fim de curso, que manda parar, não atuou, ou o relé da placa grudou. Desligue o disjuntor, porque ele força contra o batente e queima; só um toque curto no fim ou um zumbido fraco são normais. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Motor que continua ligado depois que fecha está sem o sinal do fim de curso, o aviso de parada, ou com o relé da placa colado: corte a energia no disjuntor. Estalo breve da trava e zumbido baixo da caixa, sem calor, não são defeito. A visita de regulagem em residência começa em {price.preventive}, sem peças.",
        "Portão parado com zumbido forte ou motor roncando quer dizer que a central não desligou o motor, por fim de curso (o sensor de parada) fora do lugar ou relé grudado, e o disjuntor deve ser desligado já. Zumbido fraco e frio é da fonte, normal. Corrigir a parada custa, em casa, a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Que barulho é normal e qual não é", "Curto, contínuo ou zumbido: como separar"],
        slots: [
          [
            "A duração do som separa o normal do perigoso. Ouça o fim de um fechamento, de longe.",
            "Conte os segundos depois que a folha encosta. O tempo e a força do som dizem se é defeito.",
            "Som curto não preocupa, e som que fica, sim. Escute quando o portão termina de fechar.",
          ],
        ],
        bullets: [
          "Toque ou clique curto no fim: trava, freio ou relé, normal",
          "Zumbido baixo o dia inteiro na caixa, sem calor: fonte da placa, normal",
          "Ronco que dura segundos com a folha parada: motor forçando, desligue",
          "Zumbido com calor ou cheiro: desligue e não religue",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor não desliga", "Fim de curso, relé ou tempo"],
        slots: [
          [
            "Ímã ou haste do fim de curso saiu do lugar, e a central espera um sinal que não vem, até acabar o tempo de segurança. Folha que desceu ou engrossou de pintura também deixa de alcançar o ponto.",
            "Sem o aviso do fim de curso, por ímã deslocado ou haste solta, a placa mantém o motor até o tempo esgotar. O mesmo ocorre se a folha já não chega ao ponto antigo.",
            "O sensor de parada, deslocado, não avisa que o portão chegou, e o motor segue até o limite de tempo da central. Folha caída ou repintada tem o mesmo efeito.",
          ],
          [
            "Relé com contato grudado mantém o motor ligado mesmo sem comando e só para no disjuntor. É defeito da placa, que pede reparo.",
            "Quando o relé cola, nem soltar o botão adianta: apenas o disjuntor corta. A placa precisa de reparo.",
            "Já o relé colado ignora qualquer ordem, e só o disjuntor desliga. Nesse caso, conserta-se a placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corrige a parada", "O conserto e o custo"],
        slots: [
          [
            "O técnico reposiciona o fim de curso, regrava o percurso e testa até a folha encostar com o motor desligando na hora. Depois mede o relé e a corrente, para ver se o esforço não feriu o motor.",
            "Ponto de parada acertado e percurso regravado, o motor tem de desligar ao encostar. Em seguida se medem o relé e o motor, que pode ter sofrido.",
            "Acerta-se o sensor de parada, grava-se o percurso e confere-se se o motor desliga no instante certo. Relé e enrolamento são medidos por precaução.",
          ],
          [
            "A regulagem cabe na visita; fim de curso quebrado e relé somam a peça, e placa é o maior custo. Você aprova antes.",
            "Ajuste é o mais barato, depois vêm o sensor de parada e o relé. Placa só se troca quando o relé não tem reparo.",
            "O menor gasto é regular, e o maior, a placa. Sensor ou relé ficam no meio, com valor informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o motor aguenta forçando parado?",
        answers: [
          "Pouco: em segundos esquenta, e o enrolamento sofre. Desligue na hora.",
          "Quase nada. O protetor térmico pode desarmar, mas cada vez encurta a vida do motor.",
        ],
      },
      {
        question: "Posso regular o fim de curso eu mesmo?",
        answers: [
          "O ajuste do ponto fica com o técnico, porque milímetros mudam tudo. Fotografe o ímã ou a haste, sem tocar.",
          "Não convém: passado do ponto, o motor bate ou continua ligado. No basculante, nem chegue perto.",
        ],
      },
      {
        question: "Só acontece no calor. Por quê?",
        answers: [
          "A folha dilata e encosta antes do ponto, ou o relé já está cansado. A medição mostra qual.",
          "Metal quente cresce, e a parada fica fora do lugar. Um relé no fim também cola mais quando esquenta.",
        ],
      },
      {
        question: "O motor ficou quente. Posso usar?",
        answers: [
          "Espere esfriar com o disjuntor desligado e só volte a usar depois do ajuste. Cheiro de queimado pede medição antes.",
          "Não até corrigir a parada. Motor que forçou e cheirou precisa ser medido.",
        ],
      },
    ],
    photo: "um vídeo do fim do fechamento, com som, e a foto da etiqueta do motor",
  },
  {
    id: "abre-devagar-fecha-rapido",
    broader: "lento",
    label: "Abre devagar e fecha rápido",
    phrase: "o portão que abre devagar e fecha rápido",
    asks: [
      ...combine(
        ["abre devagar", "abre lento", "sobe devagar", "demora abrir"],
        ["fecha rápido", "desce rápido", "fecha depressa", "fecha normal"],
      ),
      "velocidade diferente abrir fechar",
      "mais rápido para fechar que para abrir",
      "demora abrir volta despenca",
      "velocidade baixa abertura alta fechamento",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre devagar e fecha rápido está com a folha desequilibrada ou em desnível: o peso segura num sentido e ajuda no outro. No basculante é contrapeso ou mola, com risco de queda: pare de usar. No de correr, trilho com caimento; o acerto em casa parte de {price.preventive}, sem peças.",
        "Se o portão sobe devagar e desce rápido, o contrapeso está leve ou a mola cansou, e a folha pode cair: pare de usar, desligue o disjuntor e não passe embaixo. No de correr que abre devagar e fecha rápido, o trilho tem caimento. O ajuste residencial começa em {price.preventive}, fora peças.",
        "Abrir devagar e fechar rápido é quase sempre peso: contrapeso ou mola no basculante, que pode despencar e por isso para, caimento no trilho do de correr, dobradiça fora de prumo no de abrir. Equilibrar e regular, em residência, custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que causa em cada tipo de portão", "Contrapeso, caimento ou programação"],
        slots: [
          [
            "No basculante, o contrapeso ou a mola não iguala o peso da folha, e o motor sobe forçando e desce sendo puxado. Revestimento novo na folha tem o mesmo efeito.",
            "Basculante que sobe pesado e desce solto tem contrapeso leve, mola fraca ou folha que ganhou chapa ou madeira. O motor carrega o que sobra.",
            "A folha do basculante pesa mais que o contrapeso: subir vira esforço, e descer, queda segura pelo motor. Mola cansada e chapa nova levam a isso.",
          ],
          [
            "No de correr, um desnível pequeno no trilho ou roldana ruim de um lado já muda a velocidade; no de abrir, é a coluna ou a dobradiça fora de prumo. Com inversor, a diferença pode ter sido gravada na placa.",
            "Trilho com caimento faz o de correr disparar num sentido, e dobradiça fora de prumo faz o mesmo no de abrir. Motor com inversor ainda pode ter velocidades programadas diferentes.",
            "Fora do basculante, olhe o nível: trilho inclinado, roda gasta ou dobradiça torta puxam a folha para um lado. Se o motor tem inversor, confira a programação.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até a visita", "Pode continuar usando?"],
        slots: [
          [
            "Basculante assim não se usa nem se destrava, porque a folha está apoiada no motor. Nos outros, use o mínimo, com ninguém perto.",
            "No basculante, pare já: o motor é o que segura a folha. Correr e abrir toleram pouco uso, de longe.",
            "A folha de basculante fica por conta do motor, e soltar é perigoso. De correr ou de abrir, só o necessário.",
          ],
        ],
        steps: [
          "Basculante: deixe como está, fechado ou aberto, e desligue o disjuntor.",
          "Mantenha todos longe da folha e não destrave.",
          "Olhe de longe se os cabos estão inteiros e esticados.",
          "De correr: varra o trilho, com o disjuntor desligado.",
          "Se for seguro, filme de lado um ciclo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve o equilíbrio", "Do peso da folha à velocidade certa"],
        slots: [
          [
            "O técnico escora o basculante e acerta contrapeso, mola e cabos até a folha ficar onde é deixada; no de correr, nivela o trilho e troca a roda ruim. Só depois regula força e velocidade.",
            "Com a folha escorada, o contrapeso é igualado e as peças gastas, trocadas; no de correr, corrigem-se nível e roldana. A regulagem do motor vem no fim.",
            "Equilíbrio primeiro: contrapeso e mola, com escora, ou trilho e rodas no nível. A força do motor é reduzida por último, porque a folha já anda leve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força para abrir resolve?",
        answers: [
          "Não: esconde o desequilíbrio, piora a descida e tira a proteção de quem passa. Acerta-se o peso primeiro.",
          "Só mascara. A folha continua pesando num sentido, e o motor se gasta mais depressa.",
        ],
      },
      {
        question: "Pode ser o capacitor?",
        answers: [
          "Capacitor fraco deixa lento nos dois sentidos. Lento só num deles aponta peso ou desnível.",
          "Dificilmente. Ele atrasa abrir e fechar por igual; a diferença entre os dois é de peso.",
        ],
      },
      {
        question: "Qual velocidade é a normal?",
        answers: [
          "Parecida nos dois sentidos, ou fechando um pouco mais devagar, por segurança. Fechar mais rápido que abrir não é o esperado.",
          "A mesma para abrir e fechar, salvo programação. Algumas placas fecham mais lento de propósito, e nunca o contrário.",
        ],
      },
      {
        question: "Trocar o motor resolve?",
        answers: [
          "Não enquanto a folha estiver desequilibrada: o motor novo sofre igual. Equilibrar custa menos e costuma bastar.",
          "Só adia. O peso errado quebra qualquer motor, então a folha vem antes.",
        ],
      },
    ],
    photo: "um vídeo de lado com uma abertura e um fechamento completos, se for seguro, e fotos das laterais",
  },
  {
    id: "pula-num-ponto-do-percurso",
    broader: "treme",
    label: "Portão que pula num ponto",
    phrase: "o portão que pula num ponto do percurso",
    asks: [
      "deslizante pulando trilho",
      "correr pulando trilho",
      "deslizante pula trilho",
      "correr pula trilho",
      "portão pulando trilho",
      "roda pulando trilho",
      ...combine(
        ["pula", "pulando", "salta", "dá um pulo", "solavanco", "engasga"],
        [
          "no meio",
          "mesmo lugar",
          "mesmo ponto",
          "quando passa",
          "passa no meio",
          "numa parte",
          "meio do caminho",
          "emenda",
        ],
      ),
      "pula trilho",
      "pulando trilho",
      "portão pula trilho",
      "portão pulando",
      "dente quebrado cremalheira portão pular",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que pula sempre no mesmo ponto passa por um degrau, que pode ser uma emenda do trilho ou da cremalheira (a régua dentada), um trecho amassado, um dente gasto ou uma pedra. Desligue o disjuntor, limpe e marque o lugar. Alinhar e regular em casa parte de {price.preventive}, sem peças.",
        "O portão deslizante que pula quando passa na emenda tem um degrau nesse ponto, porque o trilho saiu do nível ou a cremalheira ficou desalinhada. Desligue o disjuntor, limpe o trilho e olhe o lugar. O acerto em residência sai a partir de {price.preventive}, fora as peças.",
        "O portão pula no trilho porque passa por uma emenda desalinhada, um trecho amassado ou sujeira prensada no ponto. Marque onde é, limpe com o disjuntor desligado e evite usar, para a folha não sair do trilho. A visita para nivelar, em casa, começa em {price.preventive}, sem contar peças.",
        "O portão pula cremalheira no meio quando há um dente gasto, uma emenda fora do passo ou a barra longe da engrenagem do motor. Desligue o disjuntor, marque o ponto e evite usar, porque cada pulo gasta mais dentes. A visita para alinhar, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o ponto do pulo", "Do chão à cremalheira"],
        slots: [
          [
            "Um pulo sempre no mesmo lugar vem do caminho, que é o trilho ou a cremalheira; um pulo que se repete a cada volta da roda vem da roldana. Não acione para testar se a folha está torta ou fora do trilho.",
            "Se o salto tem lugar fixo, olhe o trilho e a cremalheira; se vem de espaço em espaço, a causa é a roda. Com a folha inclinada, pare e desligue.",
            "O salto em lugar fixo é defeito do trilho ou da barra dentada, e o salto ritmado é de roldana achatada. Um portão torto não deve ser acionado para testar.",
          ],
        ],
        steps: [
          "Com giz, marque no chão onde a folha está quando pula.",
          "Desligue o disjuntor e tire pedra, areia e folhas do trilho.",
          "Olhe se há emenda, amassado ou solda nesse ponto e se a cremalheira tem dente gasto.",
          "Religue, faça um único ciclo de longe e filme.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão pula nesse ponto", "Emenda, trilho, dente ou roda"],
        slots: [
          [
            "A emenda que abriu ou desceu cria um degrau, e a roda salta ao passar. O trilho amassado por um carro, ou solto do piso, dá o mesmo golpe.",
            "Quando a junção do trilho perde o nível, a roldana sobe e desce nela. Um amassado de pneu e um parafuso solto no chão têm o mesmo efeito.",
            "Um degrau na junção, ou um trecho amassado ou solto, joga a roda para cima. É o tipo de pulo que se sente na folha toda.",
          ],
          [
            "Na cremalheira, um gomo desalinhado ou um dente gasto faz a engrenagem pular, com estalo no motor. Se ela está baixa demais, também apoia o peso no eixo do motor e salta.",
            "Se o estalo vem do motor, a engrenagem está pulando um dente gasto ou uma emenda fora do passo da cremalheira, e a barra fora de altura piora o problema.",
            "O salto com barulho de dente vem da cremalheira, por emenda fora do passo, dente gasto ou altura errada em relação à engrenagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico corrige", "Emenda, trecho ou roda"],
        slots: [
          [
            "O técnico nivela e esmerilha a emenda, fixa o trilho e troca o trecho amassado ou o gomo de cremalheira gasto. A folga entre dentes volta a {rack.clearance} no percurso todo.",
            "A junção é alinhada e lixada, o trilho é preso, e o pedaço ruim de trilho ou de cremalheira é trocado. No fim, ficam {rack.clearance} entre a engrenagem e a barra.",
            "A emenda em nível, o trilho firme e a troca da peça gasta acabam com o degrau. Depois o técnico mede a folga de {rack.clearance} em vários pontos.",
          ],
          [
            "A roldana achatada se troca em par, com a folha escorada, porque uma nova e uma velha desnivelam o portão. O percurso é testado devagar antes da entrega.",
            "Se a causa é a roda, as duas são trocadas, com a folha apoiada, para o portão ficar em nível. No fim, o técnico faz alguns ciclos lentos.",
            "Rodas ovalizadas são trocadas aos pares, com escora. Por último o portão corre devagar, e o ponto marcado é conferido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão que pula?",
        answers: [
          "O mínimo possível e sempre olhando, porque cada pulo gasta a engrenagem e pode tirar a folha do trilho. Se o salto aumentou, desligue.",
          "Melhor não. O salto quebra dente e pode derrubar a folha do trilho; deixe desligado até o acerto.",
        ],
      },
      {
        question: "Passar graxa no ponto ajuda?",
        answers: [
          "Não, porque no trilho a graxa junta areia e gasta a roda. O degrau precisa ser corrigido.",
          "Não resolve e suja a roda. O trilho deve ficar limpo e seco.",
        ],
      },
      {
        question: "Começou depois de uma batida. O que pode ser?",
        answers: [
          "Pode ser trilho amassado, folha fora do esquadro ou guia torta. Desligue o disjuntor e não use até conferir, porque ela pode sair do trilho.",
          "A pancada costuma entortar trilho, guia ou roldana. Fique longe da folha e peça a visita antes de acionar.",
        ],
      },
      {
        question: "E se o portão é basculante e pula?",
        answers: [
          "Pare de usar, porque o pulo em basculante lembra cabo fora da roldana ou desfiado, e a folha pode cair. Desligue e mantenha todos longe.",
          "No basculante é sinal de cabo, roldana ou fuso com problema. Não acione, não destrave e não fique embaixo.",
        ],
      },
    ],
    photo: "um vídeo do ponto em que ele pula e fotos do trilho e da cremalheira ali",
  },
  {
    id: "controle-comprado-fora",
    broader: "controle",
    label: "Controle comprado na internet ou na feira",
    phrase: "o controle comprado fora",
    asks: [
      ...combine(
        ["controle"],
        [
          "comprado internet",
          "comprei internet",
          "comprei na internet programar",
          "internet como programar",
          "shopee",
          "mercado livre",
          "camelô",
          "feira",
          "comprado fora",
          "novo camelô não funciona",
          "barato não funciona",
          "chinês",
        ],
      ),
      "controle mercado livre",
      "controle portão mercado livre vale a pena",
      "controle portão shopee vale a pena",
      "controle portão internet vale a pena",
      "comprar controle internet",
      "comprar controle portão internet",
      "comprar controle portão internet vale a pena",
      "comprar controle portão online",
      "comprar controle portão online confiável",
      "controle aliexpress",
      "controle portão aliexpress",
      "controle aliexpress funciona",
      "controle amazon",
      "controle leroy merlin",
      "controle portão leroy merlin",
      "controle mercado livre serve",
      "controle shopee serve",
      "controle shopee",
      "controle internet serve",
      "encomendei controles on-line nenhum",
      "controle on-line nenhum pegou",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Controle comprado na internet, na Shopee ou no Mercado Livre, serve no portão, PPA ou outro, se tiver a mesma frequência e o mesmo tipo de código do original. Código fixo se programa copiando um controle no outro; código rolante se grava na central do motor, e copiador não serve.",
        "Para programar o controle que você comprou fora, compare antes a frequência, em geral 433,92 MHz, e o código com os do controle que já abre. De código fixo, ele copia o antigo encostado nele; de código rolante, precisa ser da linha da central, como PPA com PPA, e gravado nela.",
        "Comprar controle de portão na internet, no Mercado Livre ou na Shopee, vale a pena quando você tem certeza da frequência e do código. Compare o anúncio com o verso do seu, exija nota e direito de devolução. Se o seu é de código rolante, que muda a cada toque, só serve o da mesma linha.",
        "O controle da Leroy Merlin ou de outra loja grande abre o seu portão se a frequência e o tipo de código forem iguais aos do seu. Leve o controle atual para comparar o verso dos dois. Universal só copia código fixo; para código rolante, que muda a cada toque, compre o da mesma linha.",
        "O controle do Mercado Livre ou da Shopee funciona se combinar com o seu em frequência e em código, fixo ou rolante. O fixo se copia de um para o outro; o rolante, usado em muitas centrais, inclusive da PPA, só abre quando é da mesma linha e gravado na central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conferir e programar", "Do verso do controle à gravação"],
        slots: [
          [
            "As informações estão no verso dos dois controles e na caixa do novo. Só siga para a gravação se elas combinam.",
            "Olhe o verso do antigo e do novo, e o manual que veio junto. Sem a mesma frequência não adianta continuar.",
            "Ponha os dois controles lado a lado e leia o verso. Se os dados não batem, a gravação não vai funcionar.",
          ],
        ],
        steps: [
          "Confira a frequência: precisa ser a mesma.",
          "Descubra o código: com chavinhas dentro é fixo; sem elas, procure no verso o nome do sistema.",
          "Código fixo: siga o manual do copiador, com os dois a poucos centímetros.",
          "Código rolante: grave na central; se o botão fica sob a tampa, chame o técnico.",
          "Teste de perto e da rua, e guarde a nota para trocar.",
        ],
      },
      {
        about: "causes",
        headings: ["Não funcionou: por quê", "Os erros mais comuns"],
        slots: [
          [
            "O engano mais comum é copiar código rolante: o controle novo pisca, parece gravado e não abre, porque o código muda a cada aperto. Frequência diferente, como 292 ou 299 MHz, dá o mesmo resultado.",
            "Copiador que pisca e não abre quase sempre tentou aprender um código rolante, que troca a cada toque. Outra causa é a frequência: há portões em 292 e 299 MHz, além do 433.",
            "No código rolante, que nunca se repete, a cópia até parece pronta, mas o portão ignora. Isso acontece também quando um é de 433 MHz e o outro de 292 ou 299.",
          ],
          [
            "Pilha fraca de fábrica e memória cheia da central também enganam. Troque a pilha antes de devolver, e veja se outro controle ainda grava.",
            "Antes de desistir, ponha pilha nova, porque a que vem na caixa pode estar velha. Se a memória da central encheu, nenhum controle a mais entra.",
            "A pilha da caixa costuma vir gasta, e vale trocá-la. Central com a memória lotada recusa qualquer controle, até o certo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa mandar gravar", "Controle nosso ou gravação do seu"],
        slots: [
          [
            "A gravação de um controle seu custa menos que fornecer outro, e o valor depende de ser preciso ir até a central. Vários controles gravados na mesma visita saem mais em conta por unidade.",
            "Quem traz o controle paga só a gravação; quem precisa do aparelho soma a peça. Como a ida até a central é o que pesa, convém gravar todos de uma vez.",
            "Paga-se a ida para gravar e, se for o caso, o controle. Juntar os da família numa visita só divide esse custo.",
          ],
          [
            "Controle da linha da central costuma sair um pouco mais que o genérico, mas grava sem tentativa. A foto do antigo, frente e verso, traz o valor dos dois caminhos.",
            "O da própria linha é um pouco mais caro que o universal e evita compra errada. Com a foto da frente e do verso do atual, se passa o preço de cada opção.",
            "Entre genérico e original, o segundo custa algo mais e dispensa adivinhar o código. Os valores saem pela foto do controle que já abre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês gravam o controle que eu comprei?",
        answers: [
          "Gravamos, se a frequência e o código servirem na sua central. A foto do controle e da etiqueta do motor mostra isso antes da visita.",
          "Sim, quando ele é compatível. Conferimos antes, pela foto dos controles e da etiqueta, e dizemos quanto fica.",
        ],
      },
      {
        question: "Posso gravar eu mesmo na central?",
        answers: [
          "Pode, se o botão de aprender fica do lado de fora, seguindo o manual. Sob a tampa há tensão da rede, e o serviço é do técnico.",
          "Só quando o receptor tem botão externo. Se for preciso abrir a tampa do motor, não faça: há partes energizadas.",
        ],
      },
      {
        question: "O controle de camelô é seguro?",
        answers: [
          "Ele copia código fixo, como qualquer copiador, o que mostra que esse tipo de portão é mais fácil de clonar. Trocar o receptor por um de código rolante resolve.",
          "O aparelho em si abre como os outros. O risco está no código fixo, que se copia em segundos; o rolante dificulta a clonagem.",
        ],
      },
      {
        question: "Gravar um controle novo apaga os antigos?",
        answers: [
          "Não, a central guarda vários. Só apaga quem segura o botão da placa além do tempo, e aí todos precisam ser gravados de novo.",
          "Os outros continuam funcionando. O cuidado é não manter apertado o botão de gravar, que em muitas placas limpa a memória inteira.",
        ],
      },
    ],
    photo: "fotos dos dois controles, frente e verso, e da etiqueta do motor",
  },
  {
    id: "perdi-todos-os-controles",
    broader: "controle",
    label: "Perdi todos os controles",
    phrase: "a perda de todos os controles",
    asks: [
      "motor usado sem controle",
      "comprei motor usado sem controle",
      "motor sem controle",
      "controle antigo não tem mais",
      "controle antigo saiu linha",
      "controle novo sem controle antigo",
      "programar controle novo sem antigo",
      "programar controle sem antigo",
      "gravar controle sem ter antigo",
      "mudei casa não tenho controle",
      "mudei não tenho controle portão",
      "mudei casa sem controle",
      ...combine(
        ["perdi", "sumiram", "perdemos", "roubaram", "não tenho"],
        [
          "todos controles",
          "todos os controles",
          "nenhum controle",
          "únicos controles",
          "os dois controles",
          "único controle",
        ],
      ),
      "sem nenhum controle portão",
      "comprei casa sem controle",
      "casa veio sem controle portão",
      "gravar controle novo sem nenhum antigo",
      "não sobrou nenhum controle",
      "controle novo sem antigo",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Quem perdeu todos os controles do portão, ou comprou a casa sem nenhum, não precisa trocar motor nem placa: o técnico apaga a memória da central e grava controles novos, compatíveis com a etiqueta do motor. Até lá, abra pela botoeira ou pelo interfone; controle e gravação são orçados juntos por foto.",
        "Sem nenhum controle do portão, o caminho é a central: apagam-se os códigos antigos e gravam-se controles novos, escolhidos pela etiqueta do motor, sem precisar do perdido. Isso vale também para casa recém-comprada. Enquanto isso, use a botoeira ou o interfone, e peça o valor com a foto da etiqueta.",
        "Perdi todos os controles, e agora? A central aceita outros: o técnico limpa a memória, para apagar os perdidos, e cadastra novos do padrão da etiqueta. Na casa que você acabou de comprar, o serviço é igual. A botoeira abre até a visita, e a foto da etiqueta dá o preço com a gravação.",
        "Dá para programar o controle novo sem o controle antigo, porque a gravação é feita na central do motor, e não de um controle para o outro. O novo só precisa ter a frequência e o código que a etiqueta do motor indica. O técnico grava e aproveita para apagar o antigo da memória, por valor dado pela foto.",
        "Quem mudou para uma casa e não tem o controle do portão compra um novo pela etiqueta do motor, e o técnico o grava na central depois de apagar os do morador anterior. Não é preciso trocar motor nem placa. Até lá, abra pela botoeira ou pelo interfone; o valor sai pela foto da etiqueta.",
        "Motor usado comprado sem controle funciona, se a central é boa: grava-se nela um controle novo, da frequência e do código que a etiqueta indica, depois de apagar os do antigo dono. Quando o modelo do controle não se vende mais, instala-se um receptor avulso com controles novos. O valor sai pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Entrar, sair e proteger a casa"],
        slots: [
          [
            "Quem achar os controles abre o seu portão enquanto o código existir, e o antigo dono da casa também. Se foram roubados, peça a limpeza da memória no mesmo dia.",
            "O código perdido continua valendo até ser apagado da central, seja com um estranho ou com o morador anterior. Em caso de roubo, trate a limpeza como urgente.",
            "Enquanto a memória não for limpa, um controle achado ou deixado com o dono anterior abre a garagem. Roubo pede a exclusão ainda hoje.",
          ],
        ],
        steps: [
          "Abra pela botoeira da parede ou pelo interfone.",
          "Sem eles, solte com a chave, disjuntor desligado, só portão de correr ou de abrir reto; basculante com defeito, não.",
          "Fotografe a etiqueta do motor, sem abrir a tampa.",
          "Peça os controles novos e a limpeza da memória.",
          "À noite, deixe o portão fechado e o disjuntor desligado.",
        ],
      },
      {
        about: "choose",
        headings: ["Controle novo sem o antigo na mão", "Como acertar o modelo pela etiqueta"],
        slots: [
          [
            "O modelo da central diz a frequência e o código que ela aceita, por isso a etiqueta substitui o controle antigo. Se a placa já foi trocada, vale o nome dela, que o técnico confere na visita.",
            "Sem o antigo para copiar, quem indica o controle é a etiqueta: nela está o modelo, e por ele se sabem frequência e código. Placa de reposição tem o próprio nome, visto no local.",
            "Pela etiqueta do motor chega-se à frequência e ao tipo de código do controle. Quando a central não é a original, o técnico lê o nome dela na visita e leva o modelo certo.",
          ],
          [
            "Em motor antigo, sem controle à venda, instala-se um receptor avulso ao lado da placa, com controles novos. Aproveite para passar ao código rolante, que muda a cada toque e não se copia.",
            "Linha que acabou se resolve com um receptor novo, ligado à placa que já existe. É a hora de escolher código rolante, diferente a cada aperto e difícil de copiar.",
            "Se o controle saiu de linha, a placa fica e recebe um receptor externo, que conversa com controles atuais. Prefira o rolante, cujo código nunca se repete.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do controle", "O aparelho e a gravação na conta"],
        slots: [
          [
            "O valor soma os controles, a gravação e a limpeza da memória. Código fixo costuma custar menos que o rolante, e o compatível, menos que o original da marca.",
            "Pagam-se os aparelhos e o serviço de apagar e gravar. Em geral, o compatível fica abaixo do original, e o de código fixo, abaixo do rolante.",
            "Na conta entram quantos controles você quer, a limpeza e o cadastro. O mais barato é o compatível de código fixo; rolante e original da marca ficam acima.",
          ],
          [
            "Vários controles são gravados na mesma ida, então peça logo para toda a família e mais um de reserva. Receptor avulso, quando preciso, entra no mesmo orçamento.",
            "Uma visita só basta para gravar todos, e um a mais guardado em casa evita novo aperto. Havendo receptor a instalar, ele vai somado no orçamento.",
            "Peça de uma vez os de todos os moradores e um reserva, porque a ida é a mesma. Se for o caso de receptor novo, o preço já o inclui.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi os controles: preciso trocar a placa ou o motor?",
        answers: [
          "Não: gravam-se outros controles na central. Só quando ela não aceita mais controles à venda se usa um receptor avulso, e o motor continua.",
          "Não precisa. A memória é limpa e recebe novos códigos; em central muito antiga, soma-se um receptor externo.",
        ],
      },
      {
        question: "Chaveiro faz controle sem o original?",
        answers: [
          "Cópia precisa de um controle que funcione. Sem ele, o novo é gravado direto na central, no local.",
          "Não: o chaveiro clona a partir de outro, e só código fixo. Sem nenhum, resta o cadastro na placa do motor.",
        ],
      },
      {
        question: "Apareceu um controle antigo depois. Ele funciona?",
        answers: [
          "Se a memória foi apagada, não. Ele pode ser gravado de novo, junto dos outros, se ainda estiver bom.",
          "Não abre mais depois da limpeza, e isso é o que protege a casa. Querendo usá-lo, basta cadastrar outra vez.",
        ],
      },
      {
        question: "Posso gravar o controle novo sozinho?",
        answers: [
          "Se a central fica dentro do motor, não: o botão de gravar está perto da tensão da rede. Receptor externo, em caixa separada, pode ser gravado pelo manual.",
          "Só em receptor fora do motor, seguindo o manual. Na placa interna, a rede passa ao lado do botão, e o serviço é do técnico.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor ou da central, sem abrir a tampa",
  },
];
