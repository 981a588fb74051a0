import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const paraNoMeio: NarrowConcept[] = [
  {
    id: "travado-no-meio-agora",
    broader: "para-no-meio",
    label: "Portão travado no meio do caminho",
    phrase: "o portão travado no meio do caminho",
    asks: [
      "parou meio não vai nem volta",
      "parou meio caminho não vai nem volta",
      "parou metade não vai nem volta",
      "parou meio não abre nem fecha",
      "parou metade não abre nem fecha",
      "travou meio não abre nem fecha",
      "travou meio não vai nem volta",
      "portão preso na metade",
      "travou metade não abre nem fecha",
      "travou agora metade",
      "destravar chave portão preso meio",
      "travado meio",
      "travado meio caminho",
      "travou meio",
      "travou meio caminho",
      "preso meio caminho",
      "emperrado meio",
      "emperrou meio caminho",
      "parado meio caminho não anda",
      "ficou parado meio",
      "parou meio não vai",
      "parou meio não anda",
      "travado meio não vai nem volta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com o portão travado no meio do caminho, desligue o disjuntor e veja, sem pôr a mão, se há pedra, folha torta ou roldana fora do trilho. O portão de correr ou de abrir, reto, pode ser destravado com a chave e fechado na mão. O basculante deve ficar como está, sem ninguém embaixo, até o técnico chegar.",
        "O portão automático que travou no meio não deve ser acionado de novo no controle, porque o motor que força parado queima. Desligue o disjuntor. Se o portão é de correr ou de abrir, está inteiro e em piso plano, destrave e feche na mão. Se é basculante ou está torto, não toque e chame o técnico, {shop.hours}.",
        "Quando o portão trava no meio, desligue o disjuntor, afaste todos e olhe de fora o trilho e a folha. O portão de correr ou de abrir, reto, pode ser destravado com a chave e fechado na mão. O basculante fica como está, porque a folha pode cair. O ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão que parou no meio e não vai precisa do disjuntor desligado antes de tudo, porque insistir no controle queima o motor. Observe de longe se há pedra, roldana fora do trilho ou folha torta. Se é de correr ou de abrir e está reto, pode ser solto pela chave e fechado à mão; o basculante não deve ser tocado.",
        "Quando o portão para e trava no meio, desligue o disjuntor e veja qual é o tipo: o de correr ou de abrir, inteiro e em piso plano, fecha na mão depois de solto pela chave. O basculante pode cair, então todos se afastam. A regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, na ordem", "Passos até deixar a casa fechada"],
        slots: [
          [
            "Fique fora do caminho da folha em cada passo e deixe só uma pessoa por perto. Se algo parecer torto ou solto, pare e isole a passagem.",
            "Faça cada passo de lado, longe do curso da folha. Se vir cabo frouxo, roldana fora do trilho ou folha inclinada, não continue.",
            "Uma pessoa só faz os passos, e as outras ficam longe. Se houver folha torta ou cabo solto, pare e espere o técnico.",
            "Escolha um adulto para fazer a sequência e mantenha o resto da família afastado. Com folha inclinada, cabo bambo ou roldana fora do lugar, pare e feche a passagem.",
            "A folha pode se mover de surpresa, por isso fique sempre ao lado, nunca na frente nem embaixo. Se encontrar algo solto ou torcido, pare e deixe para o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "De longe, procure pedra no trilho, roldana fora dele, cabo frouxo ou folha torta.",
          "No portão de correr reto e no trilho, tire o que estiver no caminho.",
          "Só em portão de correr ou de abrir, plano e inteiro, destrave com a chave, conduza a folha devagar até fechar e trave de novo.",
          "Se é basculante, está em rampa, torto ou fora do trilho, não destrave: isole a passagem e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o portão travar no meio", "Com ronco ou em silêncio"],
        slots: [
          [
            "Se o motor ronca e a folha não anda, há atrito num ponto, como trilho amassado, roldana travada ou cremalheira desalinhada, ou o capacitor, que dá força na partida, enfraqueceu.",
            "O ronco com a folha parada mostra esforço, que vem de roldana presa, trilho torto, cremalheira fora do lugar ou capacitor gasto, a peça que dá o arranque.",
            "O barulho de força sem movimento vem de algo que prende a folha, na roldana, no trilho ou nos dentes, ou de um capacitor que já não dá força ao motor.",
            "O motor que zumbe sem mover a folha não vence o atrito da roldana, do trilho ou dos dentes desalinhados, ou está com o capacitor sem força para a partida.",
            "O zumbido mostra que há energia e falta movimento: uma roldana emperrou, o trilho amassou, a cremalheira desalinhou, ou o capacitor, que ajuda na partida, perdeu carga.",
          ],
          [
            "Se o portão para em silêncio e sempre no mesmo lugar, o fim de curso, o sensor que marca o final, saiu do ponto ou o percurso gravado se perdeu. Depois de várias aberturas seguidas, pode ser a proteção de calor, que se desfaz quando o motor esfria.",
            "A parada silenciosa em ponto fixo vem da central: fim de curso, o sensor da parada, deslocado ou percurso apagado. Se o portão volta a andar depois de meia hora, o motor desligou por calor.",
            "Sem som e no mesmo ponto, a causa provável é o fim de curso, que avisa o final cedo demais, ou o percurso perdido. Quando torna a andar depois de frio, foi o protetor térmico, e há um esforço a descobrir.",
            "Parar em silêncio, sempre no mesmo ponto, indica percurso perdido ou fim de curso, o sensor da chegada, fora do lugar. O motor que descansa meia hora e volta desligou por temperatura, porque estava fazendo esforço.",
            "Quando não se ouve nada, veja se o lugar se repete. Se repete, a causa é o fim de curso, o sensor de parada, ou o percurso salvo na placa; depois de uso seguido, é o corte por aquecimento, que se desfaz ao esfriar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no portão travado", "Como a folha é liberada e consertada"],
        slots: [
          [
            "O técnico escora ou prende a folha antes de tudo e só então solta o motor. Ele corrige o que prende, mede capacitor e tensão e grava de novo o percurso, com teste diante de um objeto.",
            "Primeiro o técnico deixa a folha segura, com escora no basculante, e depois procura o ponto que prende. Acertada a mecânica, ele mede a tensão e o capacitor e regrava o percurso.",
            "Com o portão seguro, o técnico solta o motor e acha a causa, no trilho, na roldana, no cabo ou na parte elétrica. O serviço termina com o percurso regravado e ciclos completos.",
            "O motor só é solto depois de a folha estar apoiada. Em seguida o técnico localiza o ponto que prende, conserta, mede a parte elétrica e refaz o percurso até o portão abrir e fechar inteiro várias vezes.",
            "O trabalho começa pela folha e termina na placa: escora, motor solto e busca do atrito em roldana, trilho ou cabo. Por último o técnico mede capacitor e tensão, grava o percurso e repete o fechamento com um obstáculo de teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O carro ficou preso. O que faço?",
        answers: [
          "Se a folha é de correr ou de abrir e está inteira, o carro sai depois que o motor é destravado pela chave. Se é basculante, fica dentro até o técnico escorar.",
          "Em portão de correr ou de abrir, desligue o disjuntor, destrave e abra na mão. No basculante não há saída segura antes de escorar a folha.",
          "Ele sai se o portão for de correr ou de abrir e a folha estiver inteira, solta pela chave com o disjuntor desligado. No basculante, espere o técnico pôr a escora.",
        ],
      },
      {
        question: "Quanto custa destravar e acertar?",
        answers: [
          "Se for percurso, trilho ou regulagem, a visita em casa parte de {price.preventive}, sem peças. Roldana, capacitor ou placa soma a peça.",
          "O ajuste em residência parte de {price.preventive}, sem peças, e sobe se houver peça a trocar. O valor é combinado antes da visita.",
          "A visita de regulagem em residência parte de {price.preventive}, com peças à parte. Capacitor, roldana e placa só são cobrados se forem trocados, depois do seu aceite.",
        ],
      },
      {
        question: "Ele voltou a andar sozinho. Posso usar?",
        answers: [
          "Use pouco e com cautela, porque o calor ou o mau contato que o parou pode voltar. O basculante que parou no meio só deve ser usado depois da vistoria.",
          "É melhor marcar a visita antes da próxima parada, porque a causa continua. No basculante, não use nem passe embaixo.",
          "Use só o indispensável e de olho na folha, pois a falha volta enquanto a causa não for achada. Em basculante, espere a vistoria sem usar.",
        ],
      },
      {
        question: "Perdi a chave de destravar. E agora?",
        answers: [
          "Não force a tampa nem a alavanca. Pelo modelo da etiqueta, o técnico leva uma chave que sirva e libera a folha.",
          "Deixe o portão como está, com o disjuntor desligado. A chave é do modelo do motor, e a etiqueta diz qual.",
          "Espere com a energia cortada, sem alavanca improvisada. A etiqueta do motor mostra qual chave o técnico deve levar.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, de longe, e outra do ponto em que a folha parou",
  },
  {
    id: "para-na-metade-com-chuva",
    broader: "para-no-meio",
    label: "Abre só até a metade quando chove",
    phrase: "o portão que só abre até a metade na chuva",
    asks: [
      ...combine(
        [
          "abre até metade",
          "abre só metade",
          "abre metade",
          "não abre todo",
          "não abre tudo",
          "para metade",
          "para meio",
        ],
        ["chuva", "quando chove", "dia chuva", "depois chuva"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que só abre até a metade quando chove quase sempre prende em terra molhada no trilho ou tem água na fotocélula, na botoeira ou na placa. Se o motor ronca antes de parar, a folha prendeu. Se para em silêncio, a água chegou à parte elétrica: desligue o disjuntor e não abra a tampa. O orçamento é grátis, por vídeo.",
        "Quando o portão para na metade só em dia de chuva, há duas causas prováveis. A folha fica pesada com barro no trilho ou madeira encharcada, e o motor desiste. Ou a água entra numa emenda, no sensor ou na placa. Deixe o disjuntor desligado enquanto estiver molhado. A foto e o vídeo dão o orçamento, sem custo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a chuva muda no portão", "Água no trilho ou na parte elétrica"],
        slots: [
          [
            "Repare no que acontece no ponto em que ele para, de longe e numa tentativa só. Cada sinal indica uma causa:",
            "O som e o lugar da parada mostram onde a água está atrapalhando. Compare com a lista, sem insistir:",
          ],
        ],
        bullets: [
          "O motor ronca e para no mesmo trecho: há barro no trilho ou a roldana prende",
          "O portão para e volta: a lente da fotocélula está molhada ou suja",
          "O portão para em pontos diferentes: há mau contato em emenda ou na placa",
          "O disjuntor ou o DR cai: a água chegou a um fio, e não se deve religar",
          "A folha de madeira incha e raspa no batente ou na guia",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer enquanto chove", "Passos seguros, por fora"],
        slots: [
          [
            "Nada disto exige abrir o motor. Num basculante parado no meio, pule os passos: desligue o disjuntor e não deixe ninguém passar embaixo.",
            "Siga a ordem só se o chão perto do motor não está alagado. O basculante que parou no meio não se destrava nem se empurra.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "No portão de correr, tire o barro e as folhas do trilho.",
          "Seque por fora as lentes da fotocélula com um pano.",
          "Espere parar de chover e religue uma vez, com a passagem livre.",
          "Se o defeito voltar, deixe desligado e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto, para não voltar na próxima chuva"],
        slots: [
          [
            "O técnico testa primeiro a folha solta do motor e corrige o trilho, a roldana ou a drenagem que prende. Depois mede os fios, a botoeira e a fotocélula, seca a placa e refaz a vedação e as emendas. Se a placa oxidou, ela vai à bancada ou é trocada, com o seu aceite.",
            "A visita separa a causa mecânica da elétrica. O técnico limpa e nivela o trilho, mede cada acessório para achar a água e fecha a entrada dela com vedação e emendas novas. Só depois regula o percurso e a força e testa o portão inteiro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa acertar", "O que forma o preço"],
        slots: [
          [
            "O preço depende do que a água atingiu: limpar, vedar e regular é o caso mais barato, e trocar a fotocélula ou a placa custa mais. Em casa, a visita com vedação e ajuste parte de {price.preventive}, sem peças. Em prédio, o portão pesado muda o valor, que é passado de graça, por vídeo, antes da visita.",
            "O valor é menor quando basta limpar o trilho, vedar e regular, e maior quando o sensor ou a placa molhou. O ajuste com vedação, em residência, parte de {price.preventive}, fora as peças. O portão de condomínio tem orçamento próprio, grátis, pelo vídeo e pela foto da etiqueta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quando seca, o portão volta ao normal. Preciso chamar?",
        answers: [
          "Sim. A água continua entrando no mesmo ponto e vai oxidando a placa, até que um dia ela não volta.",
          "Vale chamar com o tempo seco, porque a vedação é mais fácil e a placa ainda está inteira.",
        ],
      },
      {
        question: "No prédio, como os carros saem enquanto isso?",
        answers: [
          "O zelador ou o síndico deve avisar a assistência com urgência e controlar a passagem. O portão de correr, reto, pode ser movido na mão com o disjuntor desligado; o basculante, não.",
          "Use a outra entrada, se houver. Só o portão de correr ou de abrir, reto e em piso plano, pode ser liberado na mão, com o disjuntor desligado e uma pessoa cuidando da passagem.",
        ],
      },
      {
        question: "Posso cobrir o motor com plástico?",
        answers: [
          "Não. O plástico justo prende calor e umidade. O que protege é a tampa inteira e, se a água cai em cima, uma cobertura aberta dos lados.",
          "Plástico amarrado piora, porque a água condensa por dentro. Use uma cobertura rígida, acima do motor e ventilada.",
        ],
      },
    ],
    photo: "um vídeo da abertura, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "abre-pela-metade",
    broader: "para-no-meio",
    label: "Abre só pela metade",
    phrase: "o portão que abre pela metade",
    asks: [
      "não abre até final",
      "portão não abre até final",
      "motor [marca] não abre até final",
      "motor [marca] não abre até fim",
      "motor [marca] não abre todo",
      "motor [marca] não abre tudo",
      "[marca] não abre até final",
      "fecha todo mas não abre todo",
      "fecha tudo mas não abre tudo",
      "fecha completo mas não abre completo",
      "fecha todo não abre todo",
      "fecha tudo não abre tudo",
      "fecha completo não abre completo",
      "fecha até fim não abre até fim",
      "não abre direito",
      "portão não abre direito",
      "fazer portão abrir por inteiro",
      "portão abrir por inteiro novo",
      "portão passou abrir parcial",
      "abre metade",
      "abre só metade",
      "abre meio",
      "não abre tudo",
      "não abre todo",
      "não abre completamente",
      "não abre até fim",
      "não abre totalmente",
      "não completa abertura",
      "abre menos antes",
      "faltando pouco abrir",
      "abre pouco depois faltou luz",
      "abre só pouco depois luz",
      ...combine(
        ["dz nano", "dz rio", "dz home", "kdz", "garen kdz", "gatter"],
        ["não abre tudo", "não abre todo", "não abre totalmente", "não abre direito", "não abre até fim"],
      ),
    ],
    answers: {
      any: [
        "O portão que abre só pela metade tem, em geral, uma de três causas: o botão de pedestre, que abre só um pedaço, o percurso gravado curto ou algo que prende a folha. Se ele para em silêncio, sempre no mesmo ponto, é ajuste da central; se o motor ronca antes, a folha está pesada. A regulagem em casa parte de {price.preventive}, sem peças.",
        "Quando o portão não abre todo e fica um pedaço, teste primeiro o outro botão do controle, porque um deles pode estar gravado como abertura de pedestre. Se não for isso, o fim de curso saiu do lugar ou o percurso se perdeu na falta de luz. Em residência, a regulagem começa em {price.preventive}, sem peças.",
        "O portão que abre um pouco e para, ou que para faltando um pouco para abrir, perdeu o ponto de parada ou encontra um trecho pesado. Se o motor ronca antes de parar, a folha está presa no trilho, na roldana ou na dobradiça. Se para em silêncio, é ajuste da central. O acerto em casa parte de {price.preventive}, sem peças.",
        "Se o portão fecha todo mas abre só a metade, a central está dando a abertura por terminada cedo demais, ou a folha prende naquele ponto. Desligue o disjuntor, tire o que estiver no caminho e faça um novo teste. Continuando, o ajuste residencial parte de {price.preventive}, fora as peças.",
        "O portão que não abre até o final costuma estar com o fim de curso fora do ponto, com o percurso gravado curto ou com a folha presa no último trecho. Teste antes o outro botão do controle, que pode ser o de pedestre. Se ele continuar parando antes, a regulagem em casa parte de {price.preventive}, sem peças.",
        "O motor [marca] que não abre até o final quase sempre está com o fim de curso fora do lugar ou com o percurso gravado curto, e a placa desliga antes da hora. Veja se algo segura a folha no fim da abertura, com o disjuntor desligado. Se nada prende, o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar na abertura pela metade", "Botão, trilho e ponto da parada"],
        slots: [
          [
            "Abra o portão três vezes, com pausa entre elas, e veja se ele para sempre no mesmo ponto e se o motor ronca. Observe de longe, e não passe sob basculante parado no meio.",
            "Marque onde ele para em três aberturas e repare se o motor ronca antes. Faça o teste a distância, e não passe debaixo de um basculante parado no caminho.",
            "Três tentativas com intervalo mostram se a parada é sempre no mesmo lugar. Fique longe da folha, sobretudo se for um basculante parado no alto.",
          ],
        ],
        steps: [
          "Teste o outro botão do controle e a botoeira.",
          "Desligue o disjuntor e, no portão de correr, varra o trilho.",
          "Veja se vaso, carro ou entulho segura a folha no fim da abertura.",
          "Religue e acione uma vez, de longe.",
          "Basculante parado no meio: desligue, isole e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Modo pedestre, percurso curto ou folha presa", "O que encurta a abertura"],
        slots: [
          [
            "Muitas centrais têm abertura parcial, para pedestre, e um botão do controle pode ter sido gravado nela. Se não for isso, a parada em silêncio no mesmo ponto indica fim de curso fora do lugar, o sensor que avisa o final, ou percurso perdido na falta de luz.",
            "Às vezes a pessoa aperta sem saber o botão de pedestre, que para a folha no meio de propósito. Fora isso, o ímã do fim de curso pode ter saído do lugar, ou o percurso gravado se perdeu quando faltou luz.",
            "O primeiro suspeito é o botão de abertura parcial, que às vezes é gravado por engano. O segundo é o fim de curso, o sensor do ponto final, ou o percurso que se apagou na queda de energia.",
          ],
          [
            "Quando o motor ronca antes de parar, ele está fazendo esforço: roldana gasta, dobradiça seca, contrapeso desregulado ou capacitor fraco. No frio, a graxa velha endurece e dá o mesmo efeito.",
            "Se o motor força antes de parar, a folha está pesada, por roda, dobradiça ou contrapeso, ou o capacitor, que dá a partida, enfraqueceu. Graxa endurecida pelo frio também segura.",
            "A parada com barulho vem de peso no trilho, na roda, na dobradiça ou no equilíbrio da folha. Também pode ser capacitor sem força.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz o portão abrir inteiro", "O que é feito na visita"],
        slots: [
          [
            "O técnico solta o motor, com a folha escorada se for basculante, e procura o trecho que pesa. Se a folha está leve, ele acerta o fim de curso, grava o percurso de novo e regula a força.",
            "Primeiro a folha é movida sem o motor, com escora no basculante, para achar o que prende. Depois o percurso é gravado de novo, o fim de curso volta ao ponto e a força é regulada.",
            "Com o motor solto e o basculante escorado, o trecho pesado aparece e é corrigido. Em seguida o técnico acerta fim de curso, percurso e força.",
          ],
          [
            "Se nada for trocado, paga-se só o ajuste; roldana, cabo, capacitor ou placa são somados. No fim o portão faz vários ciclos completos e o teste com um obstáculo no caminho.",
            "Quando basta gravar o percurso, o valor é o da regulagem, e peça nova é cobrada à parte. O serviço termina com ciclos completos e um teste com objeto no caminho.",
            "Sem peça, o valor é o do ajuste; com roda, cabo ou capacitor, é maior e informado antes. No fim, o portão abre e fecha inteiro várias vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O basculante abriu pela metade. Posso passar com o carro?",
        answers: [
          "Não: a folha parada pode descer se um cabo ou o motor ceder. Desligue o disjuntor e use outra saída até a avaliação.",
          "Não passe, nem a pé, porque folha suspensa sem causa conhecida pode cair. Isole a área e espere o técnico.",
        ],
      },
      {
        question: "O portão abre pela metade depois que faltou luz. É defeito?",
        answers: [
          "Pode ser só o percurso a refazer: algumas centrais procuram os pontos de parada na primeira abertura completa. Se continuar, o técnico regrava.",
          "Muitas vezes não. Faça uma abertura inteira com o caminho livre; repetindo a parada, o percurso precisa ser gravado de novo.",
        ],
      },
      {
        question: "Posso programar o percurso do portão sozinho?",
        answers: [
          "Não é indicado: a central fica sob a tampa, com tensão, e a folha anda com força durante a gravação.",
          "Melhor não, pelo choque e porque percurso mal gravado faz o portão bater. É serviço rápido para o técnico.",
        ],
      },
      {
        question: "Dá para deixar o portão abrindo pela metade de propósito?",
        answers: [
          "Dá, quando a central tem abertura parcial: o técnico grava um botão para pedestre e outro para a abertura total.",
          "Sim, em muitas centrais. A função se chama abertura parcial ou de pedestre e usa um botão próprio do controle.",
        ],
      },
    ],
    photo: "um vídeo da abertura, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "fecha-um-pouco-e-para",
    broader: "para-no-meio",
    label: "Fecha um pouco e para",
    phrase: "o portão que começa a fechar e para",
    asks: [
      "abre inteiro fecha só metade",
      "abre todo fecha só metade",
      "abre tudo fecha só metade",
      "abre inteiro fecha até metade",
      "abre normal fecha só metade",
      "desce só metade",
      "desce até metade",
      "desce metade",
      "portão inicia fechamento para",
      "para logo que inicia fechamento",
      "portão para enquanto fechando",
      "portão para enquanto está fechando",
      "começa fechar parou",
      "começa fechar parando",
      "começa fechar trava",
      "começa fechar emperra",
      "começa fechar desliga",
      "fecha pouco parando",
      "fecha pouco parou",
      "fecha pouco trava",
      "fecha só pouco",
      "fecha pouquinho",
      "fecha só metade",
      "fecha até metade",
      "fecha até o meio",
      "fecha meio parando",
      "fecha meio parou",
      "parou meio fechando",
      "fecha pela metade",
      "trava no meio fechar",
      "parando meio fechando",
      "fecha só pedaço",
      "fecha pedaço",
      "abre tudo fecha só pedaço",
      "abre inteiro fecha só pouco",
      "enrosca hora fechar",
      "enrosca fechar",
      "prende hora fechar",
      "trava hora fechar",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que começa a fechar e para, ou fecha só até a metade, quase sempre foi parado pela fotocélula suja, por algo que segura a folha ou pelo fim de curso fora do ponto. Limpe as lentes e o caminho. Se ele para em silêncio no mesmo lugar, precisa de regulagem, a partir de {price.preventive} em casa, sem peças.",
        "O portão que abre tudo mas fecha só um pedaço costuma ter a fotocélula suja ou desalinhada, porque esse sensor age apenas no fechamento. Passe um pano seco nas lentes e libere o vão. Se continuar, a causa é folha presa, percurso perdido ou fim de curso, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão que enrosca na hora de fechar, ou desce só até a metade, tem a folha presa em algum ponto, um sensor que manda parar ou o percurso perdido. Se o motor ronca, a folha está enroscando; se ele para em silêncio, é sensor ou fim de curso. O técnico regula em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Do sensor à folha"],
        slots: [
          [
            "O modo como o portão para mostra a causa, e um ou dois fechamentos bastam para ver. O basculante parado no meio não deve ser destravado nem servir de passagem: afaste todos, desligue o disjuntor e chame o técnico.",
            "Repare se o motor ronca e se o portão para sempre no mesmo ponto. No basculante, só olhe de longe, porque a folha pode descer; não passe embaixo nem solte o motor.",
            "Observe um fechamento inteiro, de longe, com atenção ao som e ao lugar da parada. Se é basculante e ficou no meio, ninguém deve passar nem destravar o motor.",
          ],
        ],
        steps: [
          "Passe um pano seco nas lentes da fotocélula e tire o que estiver no vão.",
          "Acione uma vez, de longe, e veja se o portão para no mesmo ponto e se o motor ronca.",
          "Desligue o disjuntor.",
          "Se o portão é de correr ou de abrir, reto e no nível, destrave e mova a folha devagar.",
          "Se ela pesa na mão, o defeito é mecânico; se anda leve, é sensor, fim de curso ou placa.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão para na hora de fechar", "O que interrompe o fechamento"],
        slots: [
          [
            "A fotocélula, o par de sensores do vão, faz o portão voltar em muitas centrais e apenas parar em outras, e basta uma lente suja ou torta. Como ela não age na abertura, o portão abre inteiro e falha ao fechar.",
            "Uma lente suja ou desalinhada da fotocélula, sensor que vigia a passagem, manda parar ou voltar, conforme a central. Ela só trabalha no fechamento, e por isso a abertura continua normal.",
            "Se a abertura é normal e o fechamento não, a fotocélula, o sensor da passagem, é a causa mais provável, porque só interfere na volta. Sujeira, sol direto ou suporte torto já cortam o feixe.",
          ],
          [
            "O ronco antes da parada mostra folha presa por trilho sujo, roldana travada, dobradiça seca ou contrapeso errado. A parada silenciosa, sempre no mesmo lugar, vem do fim de curso, o sensor do ponto final, ou do percurso gravado curto.",
            "Quando há barulho de esforço, algo segura a folha, na roldana, no trilho, na dobradiça ou no equilíbrio. Sem barulho e em ponto fixo, a central acha que já fechou, por fim de curso deslocado ou percurso perdido.",
            "O esforço com ruído vem da mecânica: roldana, trilho, dobradiça ou contrapeso. O silêncio, sempre no mesmo ponto, vem do fim de curso, sensor que avisa o final antes da hora, ou do percurso gravado curto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz o portão fechar", "O que se corrige na visita"],
        slots: [
          [
            "O técnico descobre pela placa se a parada veio do sensor, do esforço ou do percurso. Ele alinha a fotocélula, alivia a folha, escorada quando é basculante, e mede a tensão com o portão andando.",
            "As luzes da central indicam o que mandou parar, e o conserto começa por ali. O sensor é alinhado, a folha é aliviada, com escora no basculante, e a fiação é medida em movimento.",
            "O técnico acha primeiro a origem da parada, que pode ser sensor, peso ou percurso. Depois alinha a fotocélula, deixa a folha leve e mede a tensão com o motor trabalhando.",
          ],
          [
            "No fim, o percurso e a força são gravados de novo, e o recuo diante de um objeto é testado. Se nenhuma peça foi trocada, você paga só a visita com ajuste.",
            "O percurso e a força são gravados outra vez, e uma caixa no vão mostra se a proteção funciona. O custo fica na visita de regulagem quando nada precisa ser substituído.",
            "Por último, a central reaprende o percurso, a força fica no mínimo e o portão precisa recuar diante de uma caixa. Se houver peça nova, ela é somada ao ajuste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar a fotocélula para ele fechar?",
        answers: [
          "Não, porque sem ela a folha fecha sobre carro, criança ou animal. Limpe e alinhe as lentes e, se não bastar, chame o técnico.",
          "Não anule o sensor, porque ele é a proteção de quem passa. Muitas centrais fecham com o botão mantido apertado enquanto você vê o vão.",
        ],
      },
      {
        question: "Aumentar a força faz fechar até o fim?",
        answers: [
          "Não é a solução: a força maior esconde a folha presa e tira a proteção contra esmagamento. Primeiro a folha precisa correr leve.",
          "Pode até fechar, mas o portão passa a apertar o que estiver na frente. O certo é achar onde a folha enrosca e só depois regular.",
        ],
      },
      {
        question: "Como deixo a casa fechada até o conserto?",
        answers: [
          "O portão de correr ou de abrir, reto e no nível, pode ser fechado na mão com o disjuntor desligado e travado em seguida. O basculante parado no meio espera o técnico.",
          "Com a energia cortada, destrave, feche o portão de correr ou de abrir que esteja reto e trave de novo. No basculante, não mexa.",
        ],
      },
      {
        question: "Ele para sempre no mesmo ponto, mas só de tarde. Por quê?",
        answers: [
          "O sol direto na lente engana a fotocélula em certos horários, e o metal quente dilata e raspa. Anotar a hora ajuda o técnico.",
          "Pode ser o sol batendo no sensor ou a folha dilatada pelo calor. Um suporte com sombra ou um ajuste de folga resolve.",
        ],
      },
    ],
    photo: "um vídeo do fechamento, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "correr-para-no-meio",
    broader: "para-no-meio",
    label: "Portão de correr para no meio",
    phrase: "o portão de correr que para no meio",
    asks: [
      "portão correr parou depois técnico arrumou",
      "deslizante trava mesmo ponto",
      "portão deslizante trava sempre mesmo ponto",
      "portão correr trava mesmo ponto",
      "portão correr trava sempre mesmo ponto",
      "emenda cremalheira portão parar",
      "portão corre para degrau trilho",
      "deslizante anda para",
      "motor deslizante anda para",
      "deslizante travado meio não vai nem volta",
      "correr travado meio não vai nem volta",
      "correr travou meio caminho",
      "correr travado meio caminho",
      "deslizante travou meio caminho",
      "deslizante travado meio caminho",
      "correr meio",
      "deslizante meio",
      "correr metade",
      "deslizante metade",
      "correr parando",
      "deslizante parando",
      "correr anda parou",
      "correr travando meio",
      "deslizante travando meio",
      "correr trava metade",
      "emperra meio trilho",
      "trava meio trilho",
      "para meio trilho",
      "enrosca meio trilho",
      "correr não abre todo",
      "correr não abre tudo",
      "correr não abre inteiro",
      "correr não abre até fim",
    ],
    answers: {
      any: [
        "O portão deslizante que trava no meio costuma ter sujeira ou amassado no trilho, roldana gasta ou cremalheira fora do lugar. Se para sempre no mesmo ponto, é uma dessas peças; se o ponto muda, é motor fraco, tensão baixa ou fotocélula. Desligue o disjuntor e varra o trilho; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Quando o portão deslizante trava no meio, a causa mais simples é o trilho sujo, que se varre com o disjuntor desligado. Parada no mesmo lugar é roldana, trilho, cremalheira ou fim de curso; em lugares diferentes, é motor ou energia. O ajuste residencial começa em {price.preventive}, fora peças.",
        "Portão de correr que para no meio do caminho encontrou esforço no trilho, está com o fim de curso deslocado ou com a fotocélula interrompida. Marque onde ele para: ponto fixo é mecânica, ponto variável é motor ou tensão. O técnico acerta em casa a partir de {price.preventive}, sem peças.",
        "Se o portão de correr trava sempre no mesmo lugar, procure o defeito ali: degrau no trilho, roldana presa ou cremalheira apertada. Se trava cada vez num ponto, suspeite de capacitor fraco ou tensão baixa. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Consertar portão de correr que para no meio custa, em casa, a partir de {price.preventive}, sem peças, se for trilho ou regulagem. Roldana, cremalheira ou placa soma o preço da peça, orçada de graça por um vídeo do ponto em que ele para.",
        "O preço depende do que segura a folha. Limpeza e ajuste partem de {price.preventive} em casa, sem peças; roldana nova, pedaço de cremalheira ou placa entra à parte. Um vídeo da parada permite o orçamento, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o ponto em que ele trava"],
        slots: [
          [
            "Três aberturas, com intervalo, mostram se ele para sempre no mesmo ponto. Fique longe da folha e da cremalheira e, se a folha inclinar, pare o teste.",
            "Com um pedaço de fita e três aberturas espaçadas você descobre se o ponto é fixo. Observe de longe, e desista se a folha tombar para um lado.",
            "Marque onde a folha para em três tentativas, dando tempo para o motor esfriar. Não acione se o portão estiver torto ou fora do trilho.",
          ],
        ],
        steps: [
          "Olhe de longe se a folha está reta e dentro do trilho.",
          "Desligue o disjuntor e varra o trilho de ponta a ponta.",
          "Procure amassado, emenda alta e pedra presa.",
          "Limpe as lentes da fotocélula.",
          "Religue e marque com fita o ponto da parada em três aberturas.",
        ],
      },
      {
        about: "causes",
        headings: ["O que trava o portão de correr no meio"],
        slots: [
          [
            "No mesmo ponto e com ronco, a folha encontra um obstáculo: degrau no trilho, roldana travada ou cremalheira sem a folga de {rack.clearance}. No mesmo ponto e em silêncio, o ímã de fim de curso saiu do lugar.",
            "Parada fixa com esforço vem de trilho amassado, roldana travada ou cremalheira (a barra de dentes) sem a folga de {rack.clearance}. Parada fixa sem ruído vem do ímã de fim de curso deslocado, que faz a placa encerrar o percurso.",
            "Se ronca e para no lugar de sempre, procure emenda alta no trilho, roldana gasta ou cremalheira apertada, que precisa de {rack.clearance} de folga. Se para em silêncio ali, o ímã que marca o fim saiu do lugar.",
          ],
          [
            "Quando o ponto muda a cada vez, a falha costuma ser do motor ou da energia: capacitor fraco, fio fino, mau contato ou protetor térmico, que desliga o motor quente.",
            "Ponto variável indica problema elétrico, como tensão baixa, emenda frouxa, capacitor fraco ou motor quente demais.",
            "Se a parada muda de lugar, suspeite de motor sem força, capacitor no fim, fiação fina ou protetor térmico desligando o motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve a parada"],
        slots: [
          [
            "O técnico leva a folha de uma ponta à outra sem o motor, até sentir o trecho que pesa, e corrige a roldana, o trilho ou a cremalheira. Depois mede a tensão com o portão andando, quando o fio fino e o mau contato aparecem.",
            "Com o motor destravado, o técnico move a folha na mão pelo percurso inteiro e acha o ponto duro. Corrigida a mecânica, mede a tensão e a corrente com o portão em movimento.",
            "Primeiro o técnico percorre o trilho com a folha solta, à procura do trecho pesado, que é reparado. A medição elétrica vem com o motor andando, porque parado tudo parece normal.",
          ],
          [
            "No fim, o percurso é regravado, a força é ajustada no mínimo que fecha bem e a folha faz vários ciclos.",
            "Com a folha leve, o percurso e a força são regulados de novo e testados em ciclos seguidos.",
            "Por último vêm o ajuste do percurso e da força e o teste de ida e volta, repetido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão para no meio e volta a andar com outro toque. O que é?",
        answers: [
          "A placa parou por esforço ou por um comando repetido. Se o ponto é o mesmo, há atrito ali; se muda, teste outro controle.",
          "Em geral é atrito, quando o lugar se repete, ou controle que manda dois sinais, quando varia. Experimente com outro controle para tirar a dúvida.",
          "Pode ser esforço, que a placa lê como obstáculo, ou controle com o botão falhando. Compare com outro controle antes de chamar.",
        ],
      },
      {
        question: "Por que o portão de correr para só no calor da tarde?",
        answers: [
          "O motor aquece e o protetor térmico desliga, ou o metal dilata e a cremalheira aperta. As duas coisas são medidas na visita.",
          "Porque o sol dilata a folha, que passa a raspar, e o motor já quente desarma antes.",
          "Por calor no motor ou dilatação da folha. Se raspa antes de parar, é a folha; em silêncio, é o motor.",
        ],
      },
      {
        question: "Posso empurrar o portão para ele continuar?",
        answers: [
          "Não com o motor ligado, porque a folha parte de repente e prende a mão. Desligue o disjuntor antes de chegar perto.",
          "Só com o disjuntor desligado, a folha reta no trilho e o motor destravado pela chave. Empurrar com energia machuca e gasta a engrenagem.",
          "Com energia, nunca. Desligado o disjuntor e destravado o motor, pode mover devagar, se a folha está no trilho.",
        ],
      },
      {
        question: "O portão de correr abre, mas não até o fim. É a mesma coisa?",
        answers: [
          "Pode ser. Ímã de fim de curso adiantado ou percurso gravado curto encerram a abertura antes; pedra no fim do trilho faz o mesmo, com ruído.",
          "Muitas vezes sim. Sem esforço, o fim de curso avisa cedo demais; com ronco, algo segura a folha no último trecho.",
          "Em parte. Quando para sempre antes do fim e em silêncio, o ajuste costuma ser só no fim de curso.",
        ],
      },
    ],
    photo: "um vídeo do percurso inteiro, feito de longe, e uma foto do trilho no ponto da parada",
  },
  {
    id: "basculante-para-no-meio",
    broader: "para-no-meio",
    label: "Portão basculante para no meio",
    phrase: "o portão basculante que para no meio",
    asks: [
      "sobe para meio não desce",
      "sobe e para meio não desce",
      "sobe para no meio não desce",
      "para meio subida",
      "parou meio subida",
      "parou na subida",
      "trava subida",
      "emperra subida",
      "basculante travou meio caminho",
      "basculante travado meio caminho",
      "basculante meio",
      "basculante metade",
      "basculante parando",
      "basculante anda parou",
      "basculante sobe metade",
      "basculante abre metade",
      "basculante desce metade",
      "basculante abre pouco",
      "basculante não abre tudo",
      "basculante sobe pouco",
      "basculante meio não sobe",
      "basculante meio não desce",
      "basculante travou meio não sobe",
      "basculante travou meio não desce",
      "basculante parou meio não sobe",
      "basculante emperrou meio não sobe",
      "garagem travado meio não sobe",
      "travado meio não sobe nem desce",
      "travou meio não sobe nem desce",
      "parou meio não sobe nem desce",
      "emperrou meio não sobe nem desce",
      "meio não sobe nem desce",
      "sobe metade",
      "sobe só metade",
      "sobe até o meio parou",
      "basculante trava subida",
      "basculante trava subindo",
      "basculante emperra subida",
      "basculante preso meio",
      "basculante preso meio carro",
      "basculante preso meio carro embaixo",
      "basculante travado meio carro",
    ],
    answers: {
      any: [
        "Quando o portão basculante para no meio, desligue o disjuntor, afaste todos e não destrave o motor, porque a folha pode descer, mesmo com o carro embaixo. As causas comuns são contrapeso ou mola fora do ponto, capacitor fraco ou percurso perdido. A regulagem em casa, com a folha escorada, parte de {price.preventive}, sem peças.",
        "O portão basculante travado no meio do caminho, que não sobe nem desce, só deve ser mexido depois que o técnico escorar a folha, mesmo com o carro preso embaixo. Desligue o disjuntor e não deixe ninguém passar. O defeito está no equilíbrio, no motor ou no percurso gravado, e a regulagem em casa parte de {price.preventive}, sem peças.",
        "O portão basculante que para no meio da subida está pesado demais para o motor, por contrapeso, mola ou capacitor fraco, ou a central perdeu o percurso. Não passe por baixo nem destrave: desligue o disjuntor e espere o técnico, que escora a folha e a regula em casa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "Consertar um portão basculante que para no meio custa, em casa, a partir de {price.preventive}, sem peças, quando basta regular ou lubrificar. Se for preciso trocar cabo, roldana, capacitor ou placa, a peça é somada ao valor, que você conhece antes do serviço.",
        "O preço do conserto do basculante parado no meio depende da causa: acertar o percurso e a força é regulagem, a partir de {price.preventive} em casa, sem peças; contrapeso e cabo exigem escorar a folha e somam material. Fotos dos dois lados, tiradas de longe, permitem o orçamento.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com a folha parada no meio", "Basculante suspenso: segurança primeiro"],
        slots: [
          [
            "A folha parada no meio pode estar presa só pelo motor e descer de repente. Deixe o carro onde está, mantenha as pessoas fora do vão e não tente completar o movimento com o controle ou com a mão.",
            "Suspenso, o basculante pode estar seguro apenas pelo motor ou por um cabo. Não insista no controle, não empurre e não tire o carro: quem libera a saída é o técnico, depois de escorar a folha.",
            "O risco é a folha cair, porque a peça que a segura pode ter falhado. Não puxe o portão nem saia com o carro antes que o técnico apoie a folha.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e carros dos dois lados.",
          "Desligue o disjuntor do portão.",
          "Olhe de longe se há cabo solto, mola aberta ou folha torta.",
          "Não destrave, não escore e não passe por baixo.",
          "Tranque as portas internas da casa e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o basculante para no meio", "O que faz o basculante parar no caminho"],
        slots: [
          [
            "Se o motor ronca antes de parar, ele está fazendo mais força do que pode: o contrapeso está leve, a mola cansou, um cabo raspa ou o capacitor, a peça que dá força na partida, enfraqueceu. Depois de várias aberturas seguidas, pode ser só o protetor térmico, que desliga o motor quente.",
            "O motor que ronca e desiste está levantando peso demais, por causa do contrapeso, da mola, de um cabo preso ou de um capacitor gasto, a peça que ajuda na partida. Após muitas aberturas seguidas, ele também se desliga sozinho para não superaquecer.",
            "O ronco antes da parada mostra esforço, e as causas são mola cansada, contrapeso leve, cabo raspando ou capacitor sem força na partida. Se o portão volta a funcionar depois de esfriar, quem desligou o motor foi a proteção contra calor.",
          ],
          [
            "Se o portão para em silêncio e sempre na mesma altura, a central perdeu o percurso gravado, o que é comum após queda de luz, ou o fim de curso, o sensor que manda parar, saiu do lugar.",
            "A parada silenciosa, sempre na mesma altura, vem da central: o percurso gravado se perdeu ou o fim de curso, o sensor que marca o final, está fora do lugar.",
            "Quando a folha para sem ruído e no mesmo ponto, a central acha que o caminho terminou, porque perdeu o percurso na falta de luz ou porque o fim de curso, o sensor do final, foi deslocado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve a parada", "O conserto, com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha antes de tudo e só então solta o motor para conferir o equilíbrio. O contrapeso, a mola e os cabos são acertados primeiro, porque são eles, e não o motor, que carregam o peso da folha.",
            "Com a escora no lugar, o técnico solta o motor e verifica se a folha fica parada na altura em que é deixada. Se ela sobe ou desce sozinha, ele corrige contrapeso, mola ou cabo antes de mexer na parte elétrica.",
            "Depois de apoiar a folha, o técnico solta o motor e testa o equilíbrio: uma folha bem regulada não sobe nem desce sozinha. O contrapeso ou a mola fora do ponto é acertado antes da parte elétrica.",
          ],
          [
            "Em seguida ele mede o capacitor e a tensão e grava de novo o percurso e a força. No fim, o portão faz ciclos completos e precisa recuar diante de um objeto.",
            "Na parte elétrica, ele mede a tensão e o capacitor, e a central aprende o percurso outra vez. Vários ciclos, com uma caixa no vão, confirmam que a folha recua.",
            "Por último, com tensão e capacitor conferidos, o percurso e a força são regravados. O basculante sobe e desce inteiro algumas vezes e tem de recuar ao encontrar um objeto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar o carro com o basculante na metade?",
        answers: [
          "Não, porque a folha pode descer se um cabo ou o motor ceder. Espere o técnico escorá-la e liberar a saída.",
          "Não passe, nem devagar. Depois que o técnico apoiar a folha, o carro sai em segurança.",
        ],
      },
      {
        question: "O basculante parou e depois voltou a funcionar. Posso usar?",
        answers: [
          "Convém não usar antes da revisão. Se o motor desligou por calor, o esforço continua; se o contrapeso está fora do ponto, a folha pode descer na próxima parada.",
          "Só depois que um técnico olhar os cabos, o contrapeso e o motor, porque a causa da parada continua lá.",
        ],
      },
      {
        question: "Aumentar a força resolve o basculante que para no meio?",
        answers: [
          "Não: força alta numa folha pesada gasta o fuso do motor e atrapalha o recuo diante de obstáculo. Primeiro se acerta o equilíbrio e depois a força.",
          "Não, porque a força maior só esconde o peso e deixa o portão perigoso. O acerto é no contrapeso ou na mola.",
        ],
      },
      {
        question: "Vocês atendem à noite com o portão preso no meio?",
        answers: [
          "O contato funciona {shop.hours}. Conte se há carro preso e se a folha está torta, e mantenha o disjuntor desligado.",
          "Respondemos pelo WhatsApp {shop.hours}. Avise se a casa ficou aberta, porque isso define a urgência.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, tirada de longe, com os dois lados, e outra da etiqueta do motor",
  },
  {
    id: "para-sempre-no-mesmo-ponto",
    broader: "para-no-meio",
    label: "Portão para sempre no mesmo lugar",
    phrase: "o portão que para sempre no mesmo lugar",
    asks: [
      "portão agarrando",
      "portão agarra",
      "portão enroscando",
      "portão enrosca",
      ...combine(
        ["mesmo lugar", "mesmo ponto", "mesma posição"],
        ["portão", "sempre", "portão sempre", "portão trava", "portão emperra", "portão parando", "portão parou"],
      ),
      "portão trava sempre mesmo lugar",
      "portão emperra sempre mesmo lugar",
      "portão para sempre mesmo lugar",
      "portão para sempre mesmo ponto",
      "motor para sempre mesmo ponto",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão [marca] que sempre para no mesmo lugar tem a causa naquele ponto: algo segura a folha ali, ou o fim de curso, o sensor da parada, foi deslocado para lá. No de correr, olhe trilho, roldana e cremalheira; no de abrir, piso e dobradiça. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão trava sempre no mesmo ponto, a falha é mecânica ou de regulagem, e não da placa. Marque o lugar com giz e veja o que há nele: pedra, emenda alta, dente gasto, piso levantado ou ímã fora do lugar. Não aumente a força do motor; a regulagem em casa começa em {price.preventive}, sem peças.",
        "Quando o portão para no mesmo ponto nos dois sentidos, alguma coisa prende a folha ali; quando para só em um sentido e sem esforço, é o fim de curso que está mandando parar cedo. Desligue o disjuntor antes de olhar de perto. O acerto em casa parte de {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o ponto em que ele para", "O teste do ponto fixo"],
        slots: [
          [
            "Faça um risco de giz no piso, na direção da ponta da folha, em duas ou três paradas. Se os riscos coincidem, o ponto é fixo. Depois desligue o disjuntor e olhe o que há naquele trecho.",
            "Acione o portão duas vezes, de longe, e marque no chão onde a ponta parou. Marcas juntas confirmam o ponto fixo. Com o disjuntor desligado, procure ali a sujeira, o degrau ou a peça gasta.",
          ],
        ],
        bullets: [
          "Para com ronco: a folha está presa naquele ponto",
          "Para em silêncio: fim de curso, fotocélula ou percurso gravado",
          "Para só na ida ou só na volta: fim de curso daquele lado",
          "Dá um salto antes de parar: dente da cremalheira ou emenda do trilho",
        ],
      },
      {
        about: "causes",
        headings: ["O que prende em cada tipo de portão", "Causas do ponto fixo, por tipo de portão"],
        slots: [
          [
            "No portão de correr, as causas comuns são trilho amassado, roldana com um lado gasto e cremalheira apertada contra a engrenagem. No de abrir, são o piso levantado e a dobradiça torta. No basculante, é o cabo que escapa da polia ou o contrapeso que raspa, e nele ninguém mexe embaixo da folha.",
            "O de correr costuma parar num degrau do trilho, num dente quebrado ou numa guia apertada. O de abrir raspa no piso ou prende na dobradiça. O basculante para quando um braço, um cabo ou o contrapeso agarra, e o exame é do técnico, com a folha escorada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve a parada", "O conserto do ponto fixo"],
        slots: [
          [
            "O técnico solta a folha e a conduz na mão, o que mostra em segundos se o esforço é dela ou do motor. Depois corrige o trilho, a roda ou o dente, ou recoloca o fim de curso, e grava o percurso de novo.",
            "Com a folha solta, o técnico sente onde ela pesa. Acerta a peça daquele ponto, confere o fim de curso e só então regula a força, que fica no mínimo necessário.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força para o portão passar do ponto?",
        answers: [
          "Não. A força maior esconde o defeito, gasta a engrenagem e faz a folha apertar mais quem estiver no caminho.",
          "Não convém: o motor esquenta, o dente gasta e o portão deixa de parar quando encontra uma pessoa ou um carro.",
        ],
      },
      {
        question: "O portão para no mesmo ponto só no calor. Por quê?",
        answers: [
          "O metal dilata ao sol, e uma folga pequena some naquele ponto. O técnico aumenta a folga da guia ou do batente.",
          "Porque a folha cresce um pouco com o sol e passa a raspar onde a folga era mínima.",
        ],
      },
      {
        question: "Pode ser a placa?",
        answers: [
          "É raro. Placa e capacitor falham em pontos diferentes do caminho; ponto fixo é quase sempre folha, trilho ou fim de curso.",
          "Pouco provável, a não ser que o percurso tenha sido gravado errado, o que se corrige gravando de novo.",
        ],
      },
    ],
  },
];
