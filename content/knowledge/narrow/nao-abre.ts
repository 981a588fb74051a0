import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const naoAbre: NarrowConcept[] = [
  {
    id: "motor-travado",
    broader: "nao-abre",
    label: "Motor travado",
    phrase: "o motor travado",
    asks: [
      "saber travou motor folha",
      "travou motor ou folha portão",
      ...combine(
        ["motor travado", "motor travou"],
        ["ppa", "rossi", "garen", "peccinin", "nice", "seg", "agl", "intelbras", "unisystem"],
      ),
      "motor travou portão aberto",
      "[marca] travou",
      "[marca] travado",
      "[marca] [modelo] travou",
      "motor travado portão aberto",
      "motor travou portão fechado",
      "motor travado o que fazer",
      "motor travado",
      "motor travou",
      "motor trancado",
      "motor emperrado",
      "motor preso",
      "motor não gira",
      "redutor travado",
      "motor trava solta",
      "motor travando",
      "motor trava às vezes",
      "motor prende",
    ],
    answers: {
      any: [
        "O motor de portão travado costuma ter três causas: capacitor sem força de partida, redutor ou rolamento preso, ou folha emperrada que segura o motor. Desligue o disjuntor e não insista: motor energizado sem girar esquenta e queima em pouco tempo.",
        "Se o motor do portão travou, pare de acionar e corte a energia. Ele pode estar sem partida, com o redutor preso por dentro, com o protetor térmico aberto ou apenas puxando uma folha que não anda. A medição separa os casos.",
        "O motor travado nem sempre está queimado: capacitor fraco, rolamento preso, coroa do redutor quebrada e folha emperrada dão o mesmo sintoma. Com o disjuntor desligado, olhe o trilho e o trinco; o resto é teste de técnico.",
      ],
      price: [
        "Consertar motor travado custa conforme a peça: capacitor é das mais baratas; rolamento e coroa do redutor somam bancada. Se não compensa, a troca do motor em casa fica de {price.homeSwap}. Com a foto da etiqueta, o orçamento é grátis.",
        "O preço do motor travado vai de um capacitor, peça barata, até o motor novo, de {price.homeSwap} em casa. O técnico mede antes de condenar; mande a etiqueta e diga se ele ronca ou fica mudo para a estimativa grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que trava o motor do portão",
          "Motor travado: capacitor, redutor ou folha",
          "Por que o motor não gira",
        ],
        slots: [
          [
            "Um motor que ronca e não gira está sem impulso de partida, quase sempre por capacitor fraco ou aberto.",
            "Ronco parado, sem giro, aponta primeiro para o capacitor, a peça que dá o impulso de partida.",
            "Quando o motor zumbe e o eixo não sai do lugar, o capacitor é medido antes de qualquer outra peça.",
          ],
          [
            "Se o capacitor está bom, o preso pode ser mecânico: coroa do redutor quebrada, rolamento travado ou rotor arrastando por dentro.",
            "Redutor com dente quebrado, rolamento enferrujado ou rotor raspando também prendem o eixo, mesmo com energia chegando.",
            "Dentro do motor, coroa gasta, rolamento seco e água no redutor travam o eixo de vez.",
          ],
          [
            "Um motor mudo depois de várias tentativas pode estar só com o protetor térmico aberto, que religa quando o motor esfria.",
            "Depois de muito esforço, o térmico desliga o motor; frio, ele volta, mas a causa do esforço continua.",
            "Um motor que para quente e volta horas depois não travou: desarmou por temperatura.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "É o motor ou é a folha que está presa?",
          "Motor travado: o que observar sem abrir nada",
          "Primeiros passos com o motor travado",
        ],
        slots: [
          [
            "Uma tentativa basta para ouvir o motor; as seguintes só aquecem o enrolamento.",
            "Escute em uma só tentativa: mudo, a suspeita é energia ou comando; roncando, é capacitor, redutor ou folha presa.",
            "Não abra a tampa nem tente girar o eixo com ferramenta: há tensão e capacitor carregado ali dentro.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e espere o motor esfriar.",
          "Procure ferrolho fechado, pedra no trilho, galho ou folha raspando.",
          "Só em portão de correr ou de abrir, reto e nivelado, destrave com a chave: folha leve na mão mostra que o preso é o motor.",
          "O basculante fica travado: com cabo ou contrapeso ruim, a folha cai ou sobe de repente.",
          "Trave de novo, deixe sem energia e mande a foto da etiqueta.",
        ],
      },
      {
        about: "replace",
        headings: [
          "Motor travado: conserto ou motor novo",
          "Quando o motor travado tem conserto",
          "Peça, redutor ou troca",
        ],
        slots: [
          [
            "Capacitor e rolamento são trocas pequenas; coroa e redutor dependem de haver peça para o modelo.",
            "O conserto vale a pena quando só uma peça falhou e ela ainda é vendida para aquele motor.",
            "Trocar capacitor, rolamento ou engrenagem costuma devolver o motor ao uso sem comprar outro.",
          ],
          [
            "Um enrolamento queimado em motor antigo pende para a troca, que em casa fica de {price.homeSwap}.",
            "Se o motor já passou dos anos de vida esperados e o redutor também falhou, compare com a troca, de {price.homeSwap} em residências.",
            "Com enrolamento e redutor perdidos, a troca residencial, de {price.homeSwap}, costuma ser mais sensata.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O motor travou no meio do percurso. O que faço?",
        answers: [
          "Desligue o disjuntor com a folha onde parou. Se for basculante, ninguém passa por baixo e nada se destrava; se for de correr, reto e nivelado, a chave libera a folha.",
          "Corte a energia e não acione de novo. Um basculante parado no alto fica travado e isolado até o técnico; o portão de correr reto pode ser fechado na mão.",
        ],
      },
      {
        question: "Bater no motor faz ele voltar?",
        answers: [
          "Não conserta. A pancada às vezes solta um rolamento preso por um dia e pode quebrar a carcaça ou a placa. O defeito volta com mais estrago.",
          "Não faça isso. Se voltar, será por pouco tempo, e a batida pode trincar a carcaça ou soltar um fio energizado.",
        ],
      },
      {
        question: "Motor travado queima?",
        answers: [
          "Queima, se continuar recebendo energia sem girar. O enrolamento aquece em minutos. Ao ouvir o ronco parado, solte o controle e desligue o disjuntor.",
          "Sim. Parado com energia, ele vira aquecedor. Com o disjuntor desligado logo, muitas vezes o prejuízo fica no capacitor.",
        ],
      },
      {
        question: "O motor ficou muito tempo sem uso e travou. Tem jeito?",
        answers: [
          "Muitas vezes tem: rolamento e redutor secos ou com ferrugem prendem o eixo e podem ser limpos, lubrificados ou trocados. Não insista no controle antes da avaliação.",
          "Costuma ter. Parado por meses, a graxa endurece e o rolamento enferruja. O técnico solta o conjunto e mede o enrolamento antes de ligar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "nao-destrava-na-mao",
    broader: "nao-abre",
    label: "Não destrava na mão",
    phrase: "o portão que não destrava na mão",
    asks: [
      "não abre nem controle nem mão",
      "não abre controle nem mão",
      "nem controle nem mão",
      "sem energia não destrava",
      "correr sem energia não destrava",
      "sem luz não destrava",
      "sem luz não abre mão",
      "pivotante sem luz não abre mão",
      "correr sem luz não abre mão",
      "não destrava mão",
      "[marca] não destrava",
      "motor [marca] não destrava",
      "motor não destrava",
      "não consigo destravar",
      "não destrava manual",
      "não destrava chave",
      "chave não gira destravar",
      "destravamento emperrado",
      "destrava não abre",
      "não solta motor mão",
      "chave não gira",
      "chave motor não gira",
      "chave emergência não gira",
      "chave destravamento não gira",
      "chave não vira",
      "chave emperrada",
      "chave motor emperrada",
      "não abre nem manual",
      "não abre nem mão",
      "não abre manual nem automático",
      "destravado não anda",
      "destravado não anda mão",
      "destravei não anda",
      "destravei não abre mão",
      "não anda nem na mão",
      "não abre nem destravado",
      "não abre sem energia chave",
      "não abre mesmo chave",
      "chave não abre",
      "não abre com chave",
      "alavanca não solta",
      "alavanca motor não solta",
      "alavanca emperrada",
      "alavanca não destrava",
    ],
    answers: {
      any: [
        "Portão que não abre nem no controle nem na mão está preso em um de dois lugares: no motor, que não destravou, ou na folha, por ferrolho, trava elétrica, roldana, trilho ou empeno. Desligue o disjuntor e confira chave e ferrolho; sem sair, pare: forçar tira a folha do lugar. No basculante, não puxe.",
        "Destravou o portão e ele não anda nem empurrando? A folha está presa, porque o motor já soltou: ferrolho, trava elétrica, roldana travada, pedra no trilho ou empeno. Olhe esses pontos com o disjuntor desligado e não force; no basculante, não puxe nem entre embaixo, porque cabo ou mola pode ceder.",
        "Um portão que não destrava na mão pode ter a chave errada, o destravamento emperrado por falta de uso ou a folha pressionando a trava. Com o disjuntor desligado, tente girar sem forçar; chave que dobra ou carcaça que estala é sinal para parar.",
        "Se a chave não destrava o motor, confira se é a daquele modelo, se entra até o fim e se você girou no sentido indicado. Não use alicate nem bata: o mecanismo quebra e o portão fica preso de vez.",
        "O portão não sai na mão por dois motivos: o destravamento emperrou, ou o motor soltou e quem prende é ferrolho, trava elétrica, trilho ou empeno. Confira a chave e o ferrolho com o disjuntor desligado e pare: forçar pode tirar a folha do lugar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como tentar destravar sem quebrar",
          "Chave, posição e folha: o que conferir",
          "Destravamento manual que não solta",
        ],
        slots: [
          [
            "Vale só para portão de correr ou de abrir, reto e em piso nivelado; o basculante fica travado até o técnico chegar.",
            "Antes de insistir, lembre que basculante, folha torta ou cabo frouxo não se destrava em hipótese nenhuma.",
            "Em rampa, em basculante ou com a folha torta, não destrave: o motor pode ser a única coisa que segura o peso.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, mesmo que falte luz na rua.",
          "Veja se a chave é a do seu motor e limpe a entrada com pano seco.",
          "Encaixe até o fim e gire no sentido da seta, sem alavanca.",
          "Se estiver duro, alivie a folha com um empurrão leve na direção de fechar e tente outra vez.",
          "Não soltou, pare e mande a foto do motor.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o destravamento emperra",
          "O que prende a trava do motor",
          "Trava dura, chave errada ou folha presa",
        ],
        slots: [
          [
            "A trava que passa anos sem uso enferruja, e a poeira endurece a graxa em volta do pino.",
            "Falta de uso é a causa mais comum: ferrugem e poeira colam o pino da trava.",
            "Um mecanismo que ninguém aciona há anos endurece e não responde no dia da falta de luz.",
          ],
          [
            "Folha parada contra o batente, com o motor forçando, deixa o pino preso sob pressão.",
            "Se o fim de curso está além do ponto, a engrenagem fica tensionada e a trava não recua.",
            "Um motor que fechou empurrando o batente mantém a trava carregada, e a chave gira com dificuldade.",
          ],
          [
            "A chave de outro modelo entra e não aciona; a chave gasta escorrega e estraga o encaixe.",
            "Cópia malfeita ou chave de outra marca pode entrar e não mover nada.",
            "Encaixe espanado pela chave errada pede a troca do conjunto de destravamento.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Quebrei a chave dentro do motor. O que faço?",
        answers: [
          "Não tente tirar com ferramenta. Desligue o disjuntor, fotografe e chame o técnico, que retira o pedaço e troca o miolo se for preciso.",
          "Deixe o pedaço onde está e mande a foto do motor. Cavar com chave de fenda estraga o mecanismo inteiro.",
        ],
      },
      {
        question: "Posso passar desengripante na trava do motor?",
        answers: [
          "Um pouco, só no furo da chave e com o disjuntor desligado, ajuda em trava seca. Não borrife dentro da carcaça, onde há placa e conexões.",
          "Com o disjuntor desligado, uma gota no cilindro da chave é aceitável. Dentro do motor, não: o produto chega à parte elétrica.",
        ],
      },
      {
        question: "O basculante não destrava. Devo insistir?",
        answers: [
          "Não. A trava dura em basculante pode ser a folha pesando sobre o motor, e soltá-la faria o portão cair ou subir de uma vez.",
          "Não insista. Se o peso da folha está no motor, destravar é perigoso; deixe sem energia e espere o técnico.",
        ],
      },
      {
        question: "Como evito que o destravamento emperre de novo?",
        answers: [
          "Peça que o destravamento seja testado e lubrificado na revisão {visits.home}, e guarde a chave certa dentro de casa, fora do alcance de crianças.",
          "Evita-se com teste na revisão feita {visits.home}: o técnico aciona a trava, limpa e confere se a chave é a do modelo.",
        ],
      },
    ],
    photo: "uma foto do motor com o lugar da chave e outra da própria chave",
  },
  {
    id: "motor-zumbe-e-nao-anda",
    broader: "nao-abre",
    label: "Motor zumbe e não anda",
    phrase: "o motor que zumbe e não anda",
    asks: [
      "zumbindo não sai lugar",
      "ronca não sai lugar",
      "roncando não sai lugar",
      "zumbindo não sai",
      "zumbe não sai",
      "ronca não sai",
      "roncando não sai",
      "zumbindo não anda",
      "zumbe não anda",
      "motor zumbindo",
      "motor zumbe",
      "motor roncando",
      "motor ronca",
      "portão zumbindo",
      "portão roncando",
      "zumbindo não abre",
      "ronca não anda",
      "roncando não abre",
      "ronca não abre",
      "motor roncando não",
      "tenta não consegue abrir",
      "força não abre",
      "zumbido não abre",
      "ronco não abre",
      "zumbe não gira",
      "zumbindo não gira",
      "ronca não gira",
      "roncando não gira",
      "motor zumbe não gira",
      "motor ronca não gira",
      "motor zumbindo não gira",
      "geme não abre",
      "zumbe não sobe",
      "ronca não sobe",
      "ronca não fecha",
      "zumbe não fecha",
      "hum",
      "hummm",
      "motor hum",
      "fazendo hum não abre",
      "motor geme",
      "ligado não gira",
      "motor ligado não gira",
    ],
    answers: {
      any: [
        "Um motor que zumbe ou ronca e não anda recebe energia, mas não consegue partir: capacitor fraco na maioria das vezes, folha presa em seguida. Não aperte mais o controle e desligue o disjuntor, porque o motor parado com energia esquenta e queima.",
        "O motor que ronca e não anda recebe energia, mas não parte: capacitor fraco na maioria das vezes, folha presa em seguida. Pare de acionar e desligue o disjuntor, porque roncando parado ele queima; a visita com medição, em casa, parte de {price.preventive}, sem peças.",
        "Um motor que só zumbe e não abre o portão está sem força de partida ou com a folha travada. Pare na primeira tentativa, desligue o disjuntor e veja se há ferrolho fechado ou pedra no trilho; o resto é medição.",
        "O motor zumbe e não anda porque lhe falta força para partir: capacitor fraco, folha presa ou tensão baixa, comum à noite, quando a rua toda consome. Desligue o disjuntor e não insista; a visita com medição em casa parte de {price.preventive}, sem peças.",
        "Um portão que ronca e não abre está com o motor sem partida: capacitor fraco, folha presa ou tensão baixa. Desligue o disjuntor, procure ferrolho, trava ou pedra segurando a folha e não insista no controle.",
      ],
      question: [
        "Quase sempre é capacitor fraco ou folha presa, e não se deve insistir no controle: motor que ronca e não anda esquenta e queima. Desligue o disjuntor, procure ferrolho, trava ou pedra segurando a folha e peça a medição.",
      ],
      price: [
        "Um motor que zumbe e não anda costuma custar a troca do capacitor, peça das mais baratas, mais a mão de obra. Se o enrolamento queimou, a troca do motor em casa fica de {price.homeSwap}. A foto da etiqueta basta para a estimativa, que é grátis.",
        "O preço desse conserto é, na maioria das vezes, o de um capacitor com a visita; uma folha presa pede ajuste, a partir de {price.preventive} em casa, sem peças. Desligue o disjuntor e mande a etiqueta: o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o motor ronca e não sai do lugar",
          "Capacitor, folha presa ou redutor",
          "De onde vem o zumbido sem movimento",
        ],
        slots: [
          [
            "Sem o impulso do capacitor, o motor vibra no lugar e não vence a inércia da folha.",
            "O capacitor dá o empurrão inicial; fraco, ele deixa o motor zumbindo parado.",
            "Um capacitor com capacidade baixa faz o motor zumbir, e às vezes partir só depois de um empurrão na folha.",
          ],
          [
            "Ferrolho esquecido, trava elétrica que não recolheu e pedra no trilho seguram a folha com o mesmo ronco.",
            "A mecânica imita o defeito elétrico: trinco fechado ou roldana travada também deixa o motor roncando.",
            "Uma folha presa por trava, sujeira ou empeno faz o motor bom soar como motor ruim.",
          ],
          [
            "Tensão baixa, por cabo fino ou motor de 220 V em 127 V, completa a lista.",
            "Se o zumbido veio depois de obra ou mudança na fiação, a tensão do ponto precisa ser medida.",
            "Um redutor travado por dentro dá um ronco mais grave, e o motor esquenta se alguém insistir.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer quando o motor só zumbe",
          "Motor zumbindo: o que olhar sem energia",
          "Zumbido sem movimento: passos seguros",
        ],
        slots: [
          [
            "Não empurre a folha com o motor ligado para ajudar a partida: ela pode arrancar de repente.",
            "Empurrar enquanto alguém aperta o controle é perigoso, porque a folha sai sem aviso.",
            "O teste com a folha solta é do técnico, e o basculante fica travado até ele chegar.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e desligue o disjuntor.",
          "Veja se há ferrolho, cadeado ou trava elétrica fechada.",
          "No portão de correr, tire pedra e areia do trilho.",
          "Se achou e tirou o obstáculo, religue e tente uma única vez.",
          "Continuou zumbindo, desligue e mande a foto da etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o técnico acha a causa do zumbido",
          "Capacitor medido, folha conferida",
          "O que é feito na visita",
        ],
        slots: [
          [
            "Com o disjuntor desligado, o técnico descarrega e mede o capacitor, que é o primeiro suspeito.",
            "O capacitor é descarregado e medido antes de qualquer outra peça.",
            "A visita começa pela medida do capacitor e pela tensão que chega ao motor na partida.",
          ],
          [
            "Em seguida ele move a folha com segurança, para saber se o motor está forçando contra algo preso.",
            "Depois se confere se a folha anda leve, porque trava, trilho ou dobradiça dão o mesmo ronco.",
            "Se o capacitor está bom, olham-se a folha, a trava elétrica e o redutor.",
          ],
          [
            "Com a peça trocada, o portão faz vários ciclos nos dois sentidos e a corrente do motor é conferida.",
            "O serviço termina com partidas seguidas nos dois sentidos, sem ronco e sem calor.",
            "No fim, mede-se a corrente do motor, que mostra se ele ainda está forçando.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Quanto tempo o motor aguenta zumbindo parado?",
        answers: [
          "O motor aguenta pouco. O protetor térmico pode desligar antes, mas não conte com ele: o enrolamento esquenta depressa e pode queimar se o motor ficar forçando parado.",
          "Não há tempo seguro. Ao perceber o ronco sem movimento, solte o botão e corte a energia.",
        ],
      },
      {
        question: "Se for o capacitor, precisa trocar o motor?",
        answers: [
          "Não. O capacitor é trocado sozinho, pelo mesmo valor em microfarads, e o motor volta a partir se o enrolamento não sofreu.",
          "Não precisa. É uma das peças mais simples do motor; a troca do conjunto só entra se o enrolamento queimou.",
        ],
      },
      {
        question: "O motor zumbe e o disjuntor cai. É a mesma coisa?",
        answers: [
          "Pode ser mais grave: queda do disjuntor indica corrente muito alta, por enrolamento em curto ou folha travada. Deixe desligado até a medição.",
          "Nem sempre. Um disjuntor caindo junto com o ronco lembra curto no enrolamento, e religar piora.",
        ],
      },
      {
        question: "Por que o motor zumbe só de manhã?",
        answers: [
          "O motor zumbe de manhã porque capacitor cansado e graxa dura sofrem mais no frio. É aviso de que a peça está no fim; peça a medição antes da pane.",
          "A causa é o frio: a graxa engrossa e o capacitor fraco já não vence a partida. Ao longo do dia melhora, mas o defeito avança.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "nao-funciona-no-frio",
    broader: "nao-abre",
    label: "Falha de manhã ou no frio",
    phrase: "o portão que falha no frio da manhã",
    asks: [
      "não abre cedo só tarde",
      "não abre cedo mais tarde abre",
      "manhã cedo não abre",
      "não funciona cedo só tarde",
      "barulho só manhã",
      "barulho frio",
      "barulho só frio",
      "barulho quando frio",
      "motor barulho frio",
      "motor barulho só frio",
      "devagar manhã",
      "devagar só manhã",
      "abre devagar manhã",
      "abre devagar só manhã",
      "abre devagar só manhã cedo",
      "lento manhã",
      "lento só manhã",
      "barulho manhã",
      "barulho só manhã portão",
      "emperra frio",
      "emperra manhã",
      "emperra inverno",
      "duro frio",
      "pesado frio",
      "não abre frio",
      "não funciona frio",
      "não abre manhã",
      "falha manhã",
      "não funciona manhã",
      "frio portão trava",
      "lento frio",
      "não abre cedo",
      "trava frio",
      "lento inverno",
      "portão lento frio",
      "devagar frio",
      "não funciona esfria",
      "não abre esfria",
      "para quando esfria",
      "trava inverno",
      "inverno não abre",
      "inverno lento",
      "não funciona inverno",
    ],
    answers: {
      any: [
        "Portão que falha ou faz barulho só no frio tem, quase sempre, graxa velha que engrossou no fuso, no redutor ou nos rolamentos, ou capacitor no fim: melhora quando o motor esquenta, mas volta pior. Limpar e lubrificar com o produto certo em casa parte de {price.preventive}, sem peças.",
        "O portão trava no frio porque a graxa velha endurece e prende a folha, ou porque o capacitor, a peça que dá a partida no motor, está fraco; sereno no sensor também impede de fechar. Se melhora quando o sol esquenta, limpe e lubrifique e mande medir o capacitor antes que pare de vez.",
        "No frio da manhã, a graxa velha engrossa e o capacitor fraco não dá conta da partida, por isso o portão fica lento ou não abre. Não insista no controle: o motor roncando parado queima. A limpeza com lubrificação em casa parte de {price.preventive}, sem peças.",
        "Se o portão fica lento ou falha só de manhã cedo, o frio e a umidade mostram um defeito que já existe: graxa velha, capacitor no fim, lente embaçada ou pilha fraca. A hora em que acontece ajuda a separar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que o frio muda no portão",
          "Capacitor, graxa e sereno no frio da manhã",
          "Por que o portão falha no frio e melhora depois",
        ],
        slots: [
          [
            "Capacitor que perdeu capacidade ainda parte com o motor morno e falha na primeira abertura do dia.",
            "A partida fria é a mais difícil, e o capacitor fraco é o primeiro a não dar conta.",
            "Um capacitor no limite costuma avisar assim: ronca de manhã e funciona à tarde.",
          ],
          [
            "Graxa velha no fuso, no redutor e nas dobradiças endurece e soma peso à folha.",
            "Com a temperatura baixa, a graxa ressecada prende pinos, fuso e roldanas.",
            "Lubrificante vencido vira pasta no frio, e o motor precisa de mais força para o mesmo caminho.",
          ],
          [
            "Sereno na lente da fotocélula impede o fechamento, e a umidade na placa ou na botoeira confunde os comandos.",
            "Se de manhã ele abre e não fecha, olhe o orvalho na fotocélula; seca a lente, o defeito some.",
            "A pilha de controle também rende menos no frio, o que se descobre pela botoeira.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como descobrir a causa na própria manhã",
          "Teste simples na hora em que falha",
          "O que observar antes de o sol esquentar",
        ],
        slots: [
          [
            "O som da primeira tentativa separa as causas melhor que qualquer peça trocada no palpite.",
            "Faça a observação na hora da falha, porque à tarde o portão parece perfeito.",
            "Um vídeo com som, feito cedo e de longe, mostra o defeito que some durante o dia.",
          ],
        ],
        steps: [
          "Acione uma vez pela botoeira e escute.",
          "Ronco sem movimento: desligue o disjuntor e peça a medição do capacitor.",
          "Abre e não fecha: seque as lentes da fotocélula com pano.",
          "Botoeira funciona e controle não: troque a pilha.",
          "Anda devagar no começo e melhora: peça limpeza e graxa nova.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o técnico resolve a lentidão no frio",
          "Graxa nova e medição do capacitor",
          "O conserto do portão que falha de manhã",
        ],
        slots: [
          [
            "O técnico retira a graxa velha de fuso, pinos e roldanas e aplica a indicada para cada peça.",
            "Fuso, dobradiças e roldanas são limpos e lubrificados de novo, para a folha andar leve também cedo.",
            "A limpeza vem primeiro: sai a graxa endurecida, entra a nova, e a folha é testada sem o motor.",
          ],
          [
            "O capacitor é medido com o motor frio e trocado por outro igual se perdeu capacidade.",
            "Com a energia cortada, mede-se o capacitor, que é a peça que mais sente a partida fria.",
            "Um capacitor abaixo do valor da etiqueta é trocado, porque a partida fria exige tudo dele.",
          ],
          [
            "Vedação da central e lentes da fotocélula são conferidas contra o sereno, e o portão faz vários ciclos.",
            "Por fim, conferem-se a vedação da caixa e a fotocélula, e a força é regulada com a folha leve.",
            "Caixa, botoeira e sensores são vedados quando há umidade, e o tempo de abertura é comparado no fim.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "O frio estraga o motor do portão?",
        answers: [
          "O frio paulistano, não. Ele apenas revela peça cansada: capacitor, graxa velha ou vedação ruim. Corrigida a causa, o portão funciona em qualquer temperatura.",
          "Não estraga, mas revela graxa velha, umidade na fotocélula e peça que já estava fraca.",
        ],
      },
      {
        question: "Posso esquentar o motor ou jogar água morna?",
        answers: [
          "Não. A água chega à placa e dá choque, e secador não resolve. Espere o dia esquentar ou use a botoeira uma vez só, e peça a medição.",
          "Nunca jogue água. Se precisa sair, use outra saída ou, em portão de correr reto e nivelado, a chave com o disjuntor desligado.",
        ],
      },
      {
        question: "Qual graxa não endurece no frio no portão?",
        answers: [
          "A indicada no manual do motor para fuso e engrenagem. Óleo queimado e graxa comum de automóvel juntam poeira e endurecem antes.",
          "Siga o manual: cada fuso e redutor tem o tipo certo. A troca começa por tirar a graxa velha, e não por pôr mais em cima.",
        ],
      },
      {
        question: "O portão falha no frio e no calor. É a placa?",
        answers: [
          "Pode ser mau contato, que muda com a dilatação: borne frouxo, solda trincada na placa ou conector oxidado. A medição confirma.",
          "Talvez. A falha nos dois extremos lembra conexão ruim, e o reaperto dos bornes vem antes de trocar a placa.",
        ],
      },
    ],
    photo: "um vídeo curto, com som, feito na hora da falha, e uma foto da etiqueta do motor",
  },
  {
    id: "nao-abre-nem-fecha",
    broader: "nao-abre",
    label: "Portão não abre nem fecha",
    phrase: "o portão que não abre nem fecha",
    asks: [
      "não abre nem fecha",
      "nem abre nem fecha",
      "não sobe nem desce",
      "nem sobe nem desce",
      "não anda nenhum lado",
      "não vai nem volta",
      "não abre não fecha",
      "[marca] não abre não fecha",
      "motor [marca] não abre não fecha",
      "[marca] não abre nem fecha",
      "motor não abre não fecha",
      "não vai nenhum lados",
      "não faz nenhum dois movimentos",
    ],
    answers: {
      any: [
        "Um portão que não abre nem fecha tem um defeito comum aos dois sentidos: falta de energia, placa parada, capacitor sem força ou folha travada. Aperte a botoeira e escute: mudo, veja disjuntor e DR; roncando, desligue o disjuntor e não insista.",
        "Quando o motor não abre nem fecha o portão, a fotocélula quase nunca é a causa, porque ela só impede o fechamento: procure energia, fusível, placa, capacitor, chave destravada ou trinco fechado. O som na hora do comando mostra qual; se ronca, desligue o disjuntor e não insista.",
        "Se o portão não abre e não fecha, confira o disjuntor e o DR, religue uma vez e tente pela botoeira. O silêncio é energia ou placa; o ronco é capacitor ou folha presa; um motor girando sem arrastar é destravamento aberto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o portão não abre nem fecha",
          "Parado nos dois sentidos: as causas",
          "O que prende o portão nos dois lados",
        ],
        slots: [
          [
            "Disjuntor desarmado, fusível aberto e placa sem alimentação param os dois sentidos ao mesmo tempo e em silêncio.",
            "Sem energia na central, nem abrir nem fechar respondem, por controle ou por botoeira.",
            "Placa queimada por surto ou fio solto deixa o portão mudo nos dois comandos.",
          ],
          [
            "Um capacitor fraco faz o motor roncar e não partir, para um lado e para o outro.",
            "Um motor que zumbe nos dois sentidos está sem força de partida, em geral por capacitor.",
            "Se há ronco e nenhuma folga na folha, capacitor e redutor entram na medição.",
          ],
          [
            "Ferrolho passado, trava elétrica sem pulso e peça presa no caminho seguram a folha em qualquer direção.",
            "Um motor destravado gira livre e não leva a folha para lugar nenhum.",
            "Folha fora do lugar ou empenada trava nos dois sentidos e não deve ser forçada.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que testar no portão que não anda",
          "Nem abre nem fecha: passos em ordem",
          "Verificação segura do portão parado",
        ],
        slots: [
          [
            "Uma tentativa basta; repetir o comando aquece o motor.",
            "Os testes são feitos de fora, sem abrir a tampa e sem forçar a folha.",
            "O som do motor na primeira tentativa é a pista mais importante.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão e o DR estão ligados e religue uma única vez.",
          "Aperte a botoeira e escute: mudo, ronco ou giro solto.",
          "Olhe se a chave de destravamento está na posição travada.",
          "Com o disjuntor desligado, procure ferrolho, cadeado, pedra no caminho ou folha torta.",
          "Cabo frouxo ou folha inclinada: não destrave e afaste todos.",
          "Mande o que ouviu e a foto da etiqueta.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "A fotocélula pode travar o portão nos dois sentidos?",
        answers: [
          "Dificilmente. Ela impede o fechamento, mas deixa abrir. Um portão parado nos dois sentidos aponta para energia, placa, capacitor ou folha presa.",
          "Quase nunca: com o feixe cortado, o portão ainda abre. Procure primeiro no quadro de luz e no som do motor.",
        ],
      },
      {
        question: "O motor gira, mas o portão não anda para lado nenhum. O que é?",
        answers: [
          "Motor destravado, embreagem frouxa ou engrenagem gasta. Com o disjuntor desligado, veja se a chave está na posição travada.",
          "A força não chega à folha. Confira o destravamento; se estiver travado, a transmissão precisa de exame.",
        ],
      },
      {
        question: "Ele parou fechado. Como saio com o carro?",
        answers: [
          "Com o disjuntor desligado, portão de correr ou de abrir, reto e nivelado, abre na mão com a chave. O basculante não se destrava: use outra saída e chame o técnico.",
          "Corte a energia e use a chave só em folha de correr ou de abrir, reta e nivelada. Basculante espera o técnico travado.",
        ],
      },
    ],
    photo: "um vídeo curto, com som, de uma tentativa pela botoeira e uma foto da etiqueta do motor",
  },
  {
    id: "portao-parado",
    broader: "nao-abre",
    label: "Portão parado",
    phrase: "o portão parado",
    asks: [
      "não sai lugar nem botão",
      "não anda nem botão",
      "portão parado",
      "portão automático parado",
      "portão eletrônico parado",
      "portão ficou parado",
      "portão completamente parado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Confira disjuntor e DR e aperte a botoeira uma vez: portão parado e mudo é energia, comando ou placa; roncando, é capacitor ou folha presa. Se parou aberto, fique na entrada; de correr ou de abrir, reto e nivelado, se move pela chave, com o disjuntor desligado, e o basculante espera o técnico.",
        "Aperte a botoeira uma vez e escute o portão parado: silêncio é falta de energia, comando ou placa, e ronco é capacitor fraco ou folha presa. Não insista; desligue o disjuntor e mande um vídeo, e só portão de correr ou de abrir, reto e nivelado, se destrava.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir com o portão parado", "Parou aberto, fechado ou no meio"],
        slots: [
          [
            "Um teste de cada vez, sem abrir a tampa do motor e longe da folha.",
            "Faça o teste de fora, com a passagem livre.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão e o DR estão ligados; religue uma única vez.",
          "Aperte a botoeira e escute se o motor ronca ou fica mudo.",
          "Teste outro controle e passe um pano seco nas lentes da fotocélula.",
          "Sem resposta, desligue o disjuntor e grave um vídeo com som.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão parou", "Mudo, roncando ou só sem controle"],
        slots: [
          [
            "Motor mudo está sem energia, sem comando ou com a placa queimada.",
            "Silêncio total aponta disjuntor, fusível ou placa.",
          ],
          [
            "Motor que ronca e não anda tem capacitor fraco ou folha presa.",
            "Ronco sem movimento é falta de partida ou folha travada.",
          ],
          [
            "Se a botoeira funciona e o controle não, o defeito é da pilha, do cadastro ou do receptor.",
            "Só o controle mudo aponta pilha, cadastro ou receptor.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O portão parou aberto: o que faço?",
        answers: [
          "Desligue o disjuntor. De correr ou de abrir, reto e nivelado, se fecha na mão pela chave; basculante aberto não se destrava.",
          "Fique na entrada e chame. Só folha de correr ou de abrir, reta e nivelada, se fecha na mão, sem energia.",
        ],
      },
      {
        question: "Posso continuar apertando o controle?",
        answers: [
          "Não: motor que ronca sem andar esquenta e pode queimar. Uma tentativa basta.",
          "Melhor parar na primeira. Cada tentativa com a folha presa aquece o motor.",
        ],
      },
      {
        question: "Portão parado é motor queimado?",
        answers: [
          "Raramente. Energia, capacitor, placa e controle vêm antes; a medição mostra.",
          "Quase nunca: o comum é disjuntor, capacitor ou placa, e o motor inteiro escapa.",
        ],
      },
    ],
  },
  {
    id: "portao-travado",
    broader: "nao-abre",
    label: "Portão travado",
    phrase: "o portão travado",
    asks: [
      "quem conserta portão travado",
      "quem conserta portão automático travado",
      "portão ferro enferrujado emperrado",
      "portão enferrujado emperrado",
      "portão enferrujado travado",
      "conserto portão travado",
      "travou não abre",
      "trava não abre",
      "portão travado",
      "portão travou",
      "portão trancado",
      "portão emperrado",
      "portão emperrou",
      "portão travando",
      "portão trancou",
      "portão preso",
      "portão fica travando",
      "eletrônico travado",
      "o que fazer quando portão trava",
      "o que fazer quando portão eletrônico trava",
      "o que fazer quando portão automático trava",
      "o que fazer se portão trava",
      "o que fazer se portão travar",
      "o que fazer portão eletrônico travou",
      "quando portão eletrônico trava",
      "portão eletrônico trava",
      "portão eletrônico travando",
      "portão travando o que faço",
      "portão travando o que fazer",
      "portão travando o que eu faço",
      "portão travou o que faço",
      "portão travou fechado",
      "enrosca num ponto",
      "enrosca ponto",
      "portão enrosca",
      "portão enroscando",
    ],
    answers: {
      any: [
        "Portão que trava ao abrir ou ao fechar encontra peso ou obstáculo: trilho sujo, roldana ou dobradiça presa, trava elétrica que não solta ou folha arriada; se para em silêncio, é fim de curso ou fotocélula. Desligue o disjuntor, tire o que estiver à vista e não insista; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Desligue o disjuntor e não force a folha: portão travado costuma ter ferrolho fechado, obstáculo no caminho, roldana ou cabo preso, capacitor fraco ou falta de energia. De correr ou de abrir, reto e nivelado, pode ser destravado com a chave; o basculante espera o técnico.",
        "Pare de apertar o controle se o portão travou: motor forçado contra folha presa queima. Veja o disjuntor, procure trinco fechado ou objeto no caminho e repare se o motor fica mudo ou ronca. O som indica se o preso é a folha ou o motor.",
        "Obstáculo ou peça presa, como ferrolho, roldana ou dobradiça, é o que mais deixa um portão travado ou emperrado; depois vem o motor sem partida, por capacitor fraco. Com a energia cortada, tire o que estiver à vista e não use alavanca nem o carro.",
      ],
      emergency: [
        "Com o portão travado {em}, desligue já o disjuntor, não aperte mais o controle e não force a folha; de correr ou de abrir, reto e nivelado, ele pode ser solto com a chave, e o basculante fica como está até o técnico chegar.",
        "Para socorro com portão travado, chame pelo WhatsApp, {shop.hours}, com o endereço e uma foto: você sabe na hora se há técnico livre e o valor da ida, que à noite e no domingo é próprio. Desligue o disjuntor e não use alavanca nem o carro.",
        "Com o portão travado e o carro preso, desligue o disjuntor e chame pelo WhatsApp, {shop.hours}: dizemos o tempo de chegada e o valor antes de o técnico sair. Portão de correr ou de abrir, reto e nivelado, pode ser solto com a chave; o basculante espera.",
      ],
      "how-to": [
        "Quando o portão eletrônico trava, pare de apertar o controle, desligue o disjuntor e veja se há trinco fechado, pedra no trilho ou folha torta. Se é de correr ou de abrir e está reto, a chave do motor o solta para mover na mão; o basculante fica como está até o técnico chegar.",
        "Para abrir um portão travado, desligue o disjuntor, procure ferrolho ou objeto no caminho e olhe se a folha está reta. De correr ou de abrir, em piso nivelado, gire a chave de destravamento e mova devagar. O basculante não se destrava: espere o técnico.",
        "Abra o portão eletrônico travado só com a energia cortada: se for de correr ou de abrir, reto e nivelado, a chave do motor solta a folha. Em basculante, folha torta ou cabo frouxo, não destrave; use outra saída e chame o técnico.",
      ],
      price: [
        "Destravar e consertar portão travado custa conforme o que prendeu: ajuste em casa parte de {price.preventive}, sem peças; roldana, cabo, engrenagem ou placa somam a peça. Mande foto e vídeo: a estimativa é grátis e vem antes da visita.",
        "O preço do conserto de portão emperrado sai pela causa, que pode ser sujeira, peça quebrada ou motor. A visita preventiva em casa parte de {price.preventive}, sem peças; o resto é orçado de graça, por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que trava o portão", "Portão travado: folha, motor ou energia", "Por que o portão emperrou"],
        slots: [
          [
            "Ferrolho passado, trava elétrica sem pulso e objeto no caminho seguram a folha com o motor bom.",
            "Na folha, os suspeitos são trinco esquecido, roldana travada, dobradiça seca e empeno.",
            "Areia compactada no trilho, no portão de correr, ou cabo fora da roldana, no basculante, prende a folha inteira.",
          ],
          [
            "Motor sem força de partida, por capacitor, ou redutor preso deixa a folha imóvel e roncando.",
            "Quando o motor ronca e nada anda, o capacitor e o redutor são medidos antes de trocar qualquer peça.",
            "Um redutor com dente quebrado trava o eixo e segura o portão mesmo com energia.",
          ],
          [
            "Sem energia, o redutor mantém a folha presa de propósito, para ninguém abrir pela rua.",
            "Falta de luz ou disjuntor caído deixa o portão travado sem defeito nenhum no motor.",
            "Disjuntor, DR e fusível explicam o travado em silêncio total.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer com o portão travado",
          "Portão emperrado: passos seguros",
          "Portão travado: como agir sem quebrar",
        ],
        slots: [
          [
            "A força demais entorta braço e folha; se não anda com uma mão, não insista.",
            "Antes de destravar, olhe de longe se a folha está reta e no lugar.",
            "Folha torta, cabo solto ou basculante parado no alto encerram as tentativas.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e desligue o disjuntor.",
          "Procure ferrolho, cadeado, trava elétrica ou objeto no caminho.",
          "Tirado o obstáculo, religue e tente uma única vez.",
          "De correr ou de abrir, reto e nivelado: com o disjuntor desligado, destrave com a chave e mova devagar.",
          "Basculante fica travado até o técnico chegar.",
          "Mande foto da etiqueta e diga se o portão ficou aberto ou fechado.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Por que o portão trava sempre no mesmo lugar?",
        answers: [
          "Há algo naquele ponto: emenda do trilho, roldana gasta, empeno ou sujeira. Marque o lugar e mostre ao técnico.",
          "O ponto fixo é mecânica: trilho, guia, roldana ou dobradiça. Se o ponto muda, a suspeita passa à tensão e à central.",
        ],
      },
      {
        question: "Posso passar óleo para destravar o portão?",
        answers: [
          "Só em dobradiça e pino visíveis, pouco e com o disjuntor desligado. No trilho e no motor, não: junta areia e chega à parte elétrica.",
          "Desengripante em pino seco ajuda, mas não solta redutor nem roldana quebrada. Não borrife dentro do motor.",
        ],
      },
      {
        question: "Quem conserta portão travado: técnico ou serralheiro?",
        answers: [
          "O técnico começa, porque separa motor e folha. Se a folha empenou ou a solda abriu, entra a serralheria.",
          "Chame o técnico de portão: ele mede o motor, solta a folha e diz se há serviço de solda.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, de longe, e outra da etiqueta do motor",
  },
  {
    id: "basculante-nao-abre",
    broader: "nao-abre",
    label: "Portão basculante não abre",
    phrase: "o portão basculante que não abre",
    asks: [
      "basculante não abre",
      "basculante não sobe",
      "basculante não levanta",
      "basculante não está abrindo",
      "basculante parou abrir",
      "basculante travado",
      "basculante travou",
      "basculante emperrado",
      "basculante emperrou",
      "não sobe",
      "não está subindo",
      "portão não levanta",
      "não levanta",
      "[marca] não levanta",
    ],
    answers: {
      any: [
        "O portão basculante que não abre tem, em geral, capacitor fraco, cabo ou contrapeso fora do ponto, ou falta de energia. Aperte a botoeira uma vez e escute; o ronco sem subir pede disjuntor desligado. Não destrave: a folha pode cair ou disparar.",
        "Se o portão basculante não abre e o motor ronca sem subir, falta força de partida ou a folha ficou pesada: capacitor, cabo, mola ou contrapeso. Mudo, veja disjuntor e DR. Com cabo frouxo ou folha torta, afaste todos e deixe sem energia.",
        "O portão basculante não abre quando o motor não parte ou quando o contrapeso deixou de ajudar. Olhe de longe os dois cabos: inteiros e folha reta, o caso costuma ser elétrico; um deles frouxo ou desfiado, ninguém mexe.",
      ],
      price: [
        "Consertar portão basculante que não abre custa conforme a causa: regulagem em casa parte de {price.preventive}, sem peças; o capacitor é das trocas mais baratas; cabo, fuso e placa custam mais. Um vídeo e a etiqueta do motor bastam para a estimativa, que é grátis.",
        "O preço para o basculante voltar a abrir vai do ajuste, a partir de {price.preventive} na visita preventiva, sem peças, à troca do motor, de {price.homeSwap} em casa. A peça que falhou decide; mande foto da etiqueta e o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o basculante não sobe",
          "Capacitor, contrapeso ou energia",
          "O que impede o basculante de abrir",
        ],
        slots: [
          [
            "Um capacitor gasto tira o impulso, e o motor zumbe com a folha encostada no chão.",
            "O ronco sem subir é, na maioria das vezes, capacitor, peça simples de trocar.",
            "Um motor que zumbe e desiste está sem partida, e insistir queima o enrolamento.",
          ],
          [
            "Cabo rompido, mola cansada ou contrapeso solto deixa o peso inteiro para o motor.",
            "Sem o contrapeso, nenhum motor residencial levanta a folha com segurança.",
            "Uma folha que ganhou chapa ou revestimento pesa mais que o contrapeso e para de subir.",
          ],
          [
            "Fuso gasto, porca espanada ou braço solto fazem o motor girar sem levar a folha.",
            "Se o motor gira livre, a porca do fuso ou o destravamento é o suspeito.",
            "Disjuntor, DR e fusível explicam o basculante mudo.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que olhar no basculante que não abre",
          "Basculante travado: passos sem risco",
          "Verificação de longe, sem destravar",
        ],
        slots: [
          [
            "Todo o exame é feito de fora da folha, sem ninguém embaixo ou encostado nela.",
            "Cabo, mola e contrapeso só se olham; tocar neles pode soltar a folha.",
            "A chave de destravamento fica guardada até o técnico chegar.",
          ],
        ],
        steps: [
          "Veja o disjuntor e o DR e religue uma única vez.",
          "Aperte a botoeira uma vez e escute: mudo, ronco ou giro solto.",
          "Desligue o disjuntor.",
          "Olhe de longe se os dois cabos estão esticados e a folha, reta.",
          "Veja se o ferrolho ou a trava elétrica ficou fechado.",
          "Mande foto de longe, por dentro, e a etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso levantar o basculante na mão?",
        answers: [
          "Não. Sem saber se cabo e contrapeso estão bons, a folha pode cair ou subir de repente. O técnico escora antes de soltar o motor.",
          "Não destrave nem levante, nem com ajuda. Se o contrapeso falhou, o peso é maior do que parece.",
        ],
      },
      {
        question: "O basculante sobe um pouco e desce. O que é?",
        answers: [
          "Falta de força na subida: capacitor fraco, contrapeso leve ou reversão lendo o esforço como obstáculo. Pare de acionar até a medição.",
          "O motor não vence o peso e a central recua. Contrapeso, mola e capacitor são conferidos nessa ordem.",
        ],
      },
      {
        question: "Preciso trocar o motor se o basculante não abre?",
        answers: [
          "Na maioria das vezes, não: capacitor, cabo, porca do fuso ou regulagem resolvem. Se o motor queimou, a troca em casa fica de {price.homeSwap}.",
          "Só se a medição condenar o enrolamento ou o redutor. Nesse caso, a troca residencial custa de {price.homeSwap}.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, de longe, com os dois lados, e outra da etiqueta do motor",
  },
  {
    id: "deslizante-da-marca-nao-abre",
    broader: "nao-abre",
    label: "Modelo deslizante não abre",
    phrase: "o motor deslizante que não abre",
    asks: [
      ...combine(
        ["dz nano", "nano turbo", "dz rio", "dz home", "kdz", "kdz fit", "gatter", "fastgatter", "nkx"],
        ["não abre", "não abre portão", "não abre mais", "não quer abrir", "não está abrindo", "parou abrir"],
        ["", "motor"],
      ),
      "garen kdz não abre portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o motor não abre o portão de correr, veja primeiro o que ele faz: mudo, falta energia ou comando, e o disjuntor vem antes de tudo; roncando, é capacitor fraco ou folha presa no trilho; girando com a folha parada, ele está destravado ou a engrenagem gastou.",
        "Se o motor não abre o portão de correr, confira o disjuntor, varra o trilho e aperte a botoeira uma só vez. Sem som, o defeito é de energia, controle ou placa; com ronco, desligue, porque a folha está presa ou o capacitor perdeu a força de partida.",
        "O motor que não abre o portão de correr quase sempre tem trilho travado, capacitor fraco, ímã de fim de curso fora do lugar ou falta de energia. Olhe o quadro de luz, limpe o trilho com o disjuntor desligado e tente uma vez; se roncar, pare e chame.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Mudo, roncando ou girando em falso",
          "Por que o motor de correr não abre",
          "O que o som do motor diz",
        ],
        slots: [
          [
            "Motor mudo aponta disjuntor, fusível, controle sem pilha ou placa sem alimentação.",
            "Se nem estala ao apertar a botoeira, a energia ou a ordem de abrir não chega à placa.",
            "Sem som algum, comece pelo disjuntor e pela botoeira: se ela abre, o defeito é do controle.",
          ],
          [
            "Ronco sem movimento é o capacitor, peça que dá a partida, ou uma roldana travada no trilho.",
            "Quando ronca, falta força de partida ou a folha prende em pedra, areia ou trilho torto.",
            "Um motor compacto sente logo a roldana gasta: ele ronca e não vence o peso.",
          ],
          [
            "Se o motor gira e a folha fica, a chave ficou destravada ou a engrenagem perdeu os dentes.",
            "Ímã de fim de curso deslocado na cremalheira faz a central achar que o portão já está aberto.",
            "Cremalheira solta ou alta demais deixa a engrenagem patinar.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que testar sem abrir o motor",
          "Teste do portão de correr, em ordem",
          "Antes de chamar o técnico",
        ],
        slots: [
          [
            "A tampa do motor fica fechada, e as mãos, longe da engrenagem.",
            "Folha inclinada ou fora do trilho não se toca, porque tomba.",
            "Faça uma tentativa só em cada passo: insistir esquenta o motor.",
          ],
        ],
        steps: [
          "Veja o disjuntor do portão; se desarmou, religue uma única vez.",
          "Aperte a botoeira de dentro: se ela abre, o defeito é do controle ou da pilha.",
          "Desligue o disjuntor, varra o trilho e tire pedra, areia e galho.",
          "Veja se há ferrolho, cadeado ou trava elétrica fechada.",
          "Com a folha reta e o piso nivelado, destrave com a chave e mova devagar: se correr leve, a folha está boa.",
          "Trave de novo, religue, tente uma vez e, se não abrir, desligue e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "Como é o conserto", "Conserto do motor que não abre"],
        slots: [
          [
            "O técnico mede a tensão na placa, o capacitor e a saída de abrir, nessa ordem.",
            "Com instrumento, separa-se o que é energia, placa ou motor antes de trocar peça.",
            "A folha é testada solta, e o motor, sem carga, para saber de que lado está o defeito.",
          ],
          [
            "Capacitor, ímã e regulagem costumam se resolver na visita; engrenagem e placa dependem da versão na etiqueta.",
            "A peça se acha pelo nome inteiro da etiqueta, original ou compatível, com o valor dito antes.",
            "Roldana travada e trilho torto são acertados primeiro, senão a peça nova dura pouco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Abre na mão, mas não pelo motor. O que é?",
        answers: [
          "Se a folha corre leve destravada, o defeito é do motor para dentro: capacitor, placa ou engrenagem.",
          "Então a folha está boa. Resta o lado elétrico ou a engrenagem, que o técnico mede.",
        ],
      },
      {
        question: "Vale consertar ou trocar o motor?",
        answers: [
          "Se o defeito é do capacitor ou do fim de curso, vale consertar. Com placa e engrenagem gastas juntas, compare com o motor novo, de {price.homeSwap} em casa.",
          "Defeito de uma peça só pede conserto; motor antigo sem reposição é melhor trocar.",
        ],
      },
      {
        question: "Preciso sair agora. Como abro?",
        answers: [
          "Desligue o disjuntor, destrave com a chave e empurre a folha devagar, se ela estiver reta e o piso for nivelado.",
          "Pela chave de destravamento, com o disjuntor desligado. Em rampa ou com a folha torta, espere o técnico.",
        ],
      },
    ],
    photo: "um vídeo da tentativa, com som, e fotos da etiqueta do motor e do trilho",
  },
  {
    id: "correr-nao-abre",
    broader: "nao-abre",
    label: "Portão de correr não abre",
    phrase: "o portão de correr que não abre",
    asks: [
      "correr não quer abrir",
      "correr não quer abrir hoje",
      "correr não abre hoje",
      "deslizante não abre hoje",
      "correr parou abrir hoje",
      "correr travado urgente",
      "deslizante travado urgente",
      "correr não abre",
      "deslizante não abre",
      "correr não abre hoje manhã",
      "correr travado",
      "correr travou",
      "deslizante travado",
      "correr emperrado",
      "deslizante emperrado",
      "correr não anda",
      "deslizante não anda",
      "correr não está abrindo",
      "deslizante não corre",
      "correr preso",
      "impede portão correr abrir",
    ],
    answers: {
      any: [
        "Portão de correr que não abre costuma ter sujeira ou pedra no trilho, roldana travada, capacitor fraco ou falta de energia. Desligue o disjuntor, varra o trilho e tente uma vez; se o motor só ronca, pare e peça a medição.",
        "Se o portão deslizante não abre e o motor ronca, a folha está presa ou falta partida: trilho, roldana, ferrolho ou capacitor. Mudo, olhe disjuntor e DR. Com a folha reta no trilho nivelado, a chave permite abrir na mão.",
        "Portão de correr que não abre pede três conferências: trilho limpo, trava aberta e energia no quadro. Folha fora do trilho ou inclinada não se toca, porque tomba; as demais causas, como capacitor e engrenagem, são do técnico.",
      ],
      price: [
        "Consertar portão de correr que não abre custa conforme a peça: limpeza e regulagem em casa partem de {price.preventive}, sem peças; capacitor custa pouco; roldana, cremalheira e placa, mais. Mande um vídeo e a foto da etiqueta para a estimativa grátis.",
        "O valor para o deslizante voltar a abrir depende de o defeito estar na folha ou no motor. Ajuste parte de {price.preventive} em casa, sem peças; se o motor acabou, a troca fica de {price.homeSwap}. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que impede o portão de correr de abrir",
          "Trilho, roldana, motor ou energia",
          "Por que o deslizante não anda",
        ],
        slots: [
          [
            "Pedra, areia molhada e galho no trilho seguram a roldana logo na saída.",
            "O trilho é o primeiro lugar a olhar: uma pedra do tamanho de uma unha já prende a folha.",
            "Uma roldana com rolamento quebrado arrasta em vez de girar e trava o portão inteiro.",
          ],
          [
            "Um capacitor fraco deixa o motor roncando sem partir, e a folha nem balança.",
            "Sem impulso do capacitor, a engrenagem faz força na cremalheira e não sai do lugar.",
            "Se o motor gira e a folha fica, o destravamento está aberto ou a engrenagem perdeu os dentes.",
          ],
          [
            "Ferrolho, cadeado e trava elétrica sem pulso são causas simples e muito esquecidas.",
            "O ímã de fim de curso fora do lugar faz a central achar que o portão já está aberto.",
            "Disjuntor ou DR desarmado deixa o portão mudo e travado pelo redutor.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Passos para o portão de correr travado",
          "O que fazer quando o deslizante não abre",
          "Trilho, trava e chave: a ordem segura",
        ],
        slots: [
          [
            "Só avance se a folha estiver reta, dentro do trilho e presa na guia de cima.",
            "Mãos longe da engrenagem e da cremalheira, mesmo com o portão parado.",
            "Em rampa, a folha solta corre sozinha: não destrave.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra o trilho inteiro e tire pedra, areia e folhas.",
          "Veja se há ferrolho, cadeado ou trava elétrica fechada.",
          "Religue e tente uma única vez pela botoeira.",
          "Não andou: desligue e, com folha reta em piso nivelado, destrave com a chave e mova devagar.",
          "Feche, trave o motor e chame o técnico.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Destravei o portão de correr e a folha não anda. O que é?",
        answers: [
          "O preso está na folha: roldana, trilho, guia ou ferrolho. Não force; a alavanca tira a roldana do trilho.",
          "Se o motor soltou e ela não corre, olhe ferrolho e trilho. Fora isso, é roldana ou guia, com o técnico.",
        ],
      },
      {
        question: "Posso jogar graxa no trilho para ele correr?",
        answers: [
          "Não. A graxa junta areia e vira lixa. O trilho fica limpo e seco; a lubrificação vai no rolamento da roldana.",
          "Não convém: melhora por um dia e piora depois. Varra e troque a roldana gasta.",
        ],
      },
      {
        question: "O portão de correr abre só até certo ponto. É o mesmo defeito?",
        answers: [
          "Não. Uma parada em ponto fixo é emenda do trilho, roldana ou ímã de fim de curso; se para quieto, é regulagem.",
          "É outro caso: algo segura a folha naquele trecho ou o fim de curso avisa cedo. Marque o ponto e mostre ao técnico.",
        ],
      },
    ],
    photo: "uma foto do trilho e das roldanas e outra da etiqueta do motor",
  },
  {
    id: "parado-ha-meses",
    broader: "nao-abre",
    label: "Portão parado há muito tempo",
    phrase: "o portão parado há muito tempo",
    asks: [
      "parado muito tempo",
      "parado tempo",
      "parado meses",
      "parado há anos",
      "parado anos",
      "meses sem usar",
      "anos sem usar",
      "tempo sem usar",
      "muito tempo sem uso",
      "casa fechada tempo",
      "casa fechada ano",
      "casa fechada meses",
      "casa fechada portão não",
      "sem uso meses",
      "motor guardado",
      "desligado muito tempo",
      "desligado meses",
      "motor desativado volta funcionar",
      "portão desativado volta",
    ],
    answers: {
      any: [
        "O motor de portão parado há muito tempo não deve ser ligado direto: com o disjuntor desligado, veja de longe cabos, ferrugem, folha torta, formigas e fios roídos. O parado costuma ter graxa seca, capacitor fraco, placa oxidada e pilha ou bateria descarregada.",
        "Portão que ficou meses sem usar trava por ferrugem, graxa endurecida, inseto ou umidade na placa e controle sem pilha. Antes de energizar, limpe o caminho e olhe cabos e folha; se houver peça corroída ou cabo desfiado, não acione.",
        "Antes de religar um portão parado há meses, troque a pilha do controle, varra o caminho da folha e procure ferrugem, ninho e água. Depois ligue o disjuntor e tente uma só vez: se roncar sem andar, desligue, pois é capacitor, redutor ou folha presa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que conferir antes de religar o portão",
          "Antes de ligar um motor parado há meses",
          "Ordem para voltar a usar o portão",
        ],
        slots: [
          [
            "Comece com o disjuntor desligado e sem abrir a tampa do motor.",
            "A conferência é visual, com a energia cortada e ninguém sob a folha.",
            "Olhe primeiro, ligue por último, e só se nada parecer corroído ou solto.",
          ],
        ],
        steps: [
          "Com o disjuntor desligado, limpe trilho e soleira e tire folhas e entulho.",
          "Olhe de longe cabos, molas e dobradiças: ferrugem funda ou fio rompido encerra o teste.",
          "Procure formigas, ninho, água ou fio roído em volta do motor, sem abrir a tampa.",
          "Troque a pilha do controle e limpe as lentes da fotocélula.",
          "Ligue o disjuntor, acione uma vez, de longe, e desligue se ouvir ronco ou estalo.",
        ],
      },
      {
        about: "causes",
        headings: [
          "O que estraga no motor parado",
          "Por que o portão não anda depois de meses",
          "Efeitos do tempo parado no portão",
        ],
        slots: [
          [
            "A graxa endurece e o redutor fica duro; no trilho e nas roldanas, a ferrugem prende a folha.",
            "Sem movimento, roldanas, dobradiças e pinos criam ferrugem e a graxa do redutor resseca.",
            "Peças de aço coladas pela ferrugem pedem força que o motor não tem na primeira partida.",
          ],
          [
            "O capacitor perde capacitância com os anos, e o motor ronca sem girar.",
            "Um capacitor velho é a causa comum do zumbido na primeira tentativa.",
            "Zumbido sem giro, na volta ao uso, aponta para capacitor fraco.",
          ],
          [
            "Umidade e insetos oxidam a placa, e a bateria do nobreak sem carga não se recupera.",
            "Formiga e lagartixa entram na central parada e fecham curto quando ela é ligada.",
            "Na placa, bornes oxidados e ninhos causam falha ou queima na hora de religar.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso ligar o motor depois de anos parado?",
        answers: [
          "Só depois da vistoria. Com anos sem uso, capacitor, graxa e placa precisam de exame antes de receber energia.",
          "Melhor não ligar antes de o técnico limpar, medir o capacitor e soltar a folha. A energia em motor preso queima o enrolamento.",
        ],
      },
      {
        question: "Vale consertar o motor parado ou é melhor trocar?",
        answers: [
          "Se o motor gira e há peça, a revisão costuma bastar. Com placa oxidada e redutor travado, compare com a troca, de {price.homeSwap} em casa.",
          "Conserte quando a falha é capacitor, graxa ou fio. Se já passou de {trade.life} e a placa se perdeu, peça os dois valores.",
        ],
      },
      {
        question: "O controle esqueceu o portão?",
        answers: [
          "Em geral não: a memória da placa não depende de pilha. Troque a pilha do controle antes de pensar em recadastrar.",
          "Quase nunca. É pilha gasta ou contato oxidado no controle; se a placa queimou, aí se cadastra tudo de novo.",
        ],
      },
      {
        question: "Como evitar que o portão emperre de novo quando fica parado?",
        answers: [
          "Desligue o disjuntor ao sair e peça a alguém que abra e feche o portão uma vez por mês.",
          "Deixe a energia cortada, a tampa bem fechada e, ao voltar, siga a ordem de conferência antes de acionar.",
        ],
      },
    ],
    photo: "fotos do motor por fora, do trilho ou dos cabos e da folha inteira",
  },
  {
    id: "estouro-no-portao",
    broader: "nao-abre",
    label: "Estouro no portão",
    phrase: "o estouro no portão",
    asks: [
      "estouro portão",
      "ouvi estouro",
      "estouro parou",
      "portão estourou",
      "estourou parou",
      "deu estouro",
      "barulho estouro",
      "estouro abrir",
      "estouro não abre",
      "deu estalo forte parou",
      "barulho forte parou",
      "explodiu motor",
      "explodiu portão",
      "explodiu",
      "estourou alguma coisa",
      "portão deu estrondo",
      "barulho tiro motor",
      "pipoco placa cheiro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Ouviu um estouro e o portão parou? Afaste-se da folha e desligue o disjuntor: pode ser cabo, mola ou corrente rompida, que deixa a folha solta, ou capacitor e placa estourados. Não destrave nem acione de novo; atendemos {shop.hours}.",
        "Estouro no portão é mecânico ou elétrico. Folha torta, cabo frouxo ou peso solto: ninguém chega perto. Cheiro de queimado e folha reta: capacitor ou placa. Nos dois casos, energia cortada e nenhum novo teste.",
        "Depois de um estouro, trate o portão como se pudesse cair: distância, disjuntor desligado e olhar de longe se cabos, mola e folha estão no lugar. Só o técnico, com a folha escorada, confirma se foi peça mecânica ou capacitor.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que pode ter estourado",
          "Cabo, mola, corrente ou capacitor",
          "Sinais para separar o estouro mecânico do elétrico",
        ],
        slots: [
          [
            "Folha inclinada, cabo caído ou peso no chão indicam cabo ou mola no basculante.",
            "No basculante, lado mais baixo e cabo frouxo mostram que a sustentação cedeu.",
            "Estalo metálico e folha que despenca alguns centímetros são de cabo, mola ou solda.",
          ],
          [
            "No de correr, cremalheira solta, corrente partida ou roldana quebrada fazem o estouro.",
            "Em portão de correr, olhe de longe se a folha saiu do trilho.",
            "Folha de abrir que pende depois do estouro perdeu dobradiça ou braço.",
          ],
          [
            "Estouro seco dentro do motor, com cheiro e folha reta, costuma ser capacitor ou varistor.",
            "Cheiro de queimado e disjuntor caído apontam para a parte elétrica.",
            "Som abafado sob a tampa e motor que passa a roncar indicam capacitor rompido.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "O que fazer logo depois do estouro",
          "Primeiros passos depois do estouro",
          "Segurança com o portão que estourou",
        ],
        slots: [
          [
            "A folha é o perigo maior, por isso a distância vem antes de tudo.",
            "Ninguém se aproxima para conferir de perto.",
            "Nem controle nem chave: o portão fica como está.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais.",
          "Desligue o disjuntor do portão.",
          "Olhe de longe folha, cabos e motor.",
          "Fotografe e mande com a descrição do som.",
          "Deixe o carro onde está se ele passa sob a folha.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso sair com o carro depois do estouro no portão?",
        answers: [
          "Só se o vão está livre e o carro não passa sob folha erguida. Na dúvida, espere o técnico.",
          "Não passe sob basculante depois de um estouro. Em portão de correr aberto e firme, saia devagar.",
        ],
      },
      {
        question: "O motor ainda funciona. Posso usar?",
        answers: ["Não. Peça rompida pode ceder no próximo ciclo.", "Não use até a vistoria, mesmo que ande."],
      },
      {
        question: "Capacitor estourado é perigoso?",
        answers: [
          "É, porque guarda carga. Não abra a tampa; a troca é simples para o técnico.",
          "Sim. Com o disjuntor desligado e a tampa fechada, o risco fica contido.",
        ],
      },
    ],
    photo: "fotos de longe da folha, dos cabos e do motor",
  },
  {
    id: "funciona-em-um-sentido",
    broader: "nao-abre",
    label: "Só funciona em um sentido",
    phrase: "o portão que só anda em um sentido",
    asks: [
      "abre fechar não vai",
      "abre hora fechar não vai",
      "abre quando vou fechar não vai",
      "botão parede só abre não fecha",
      "botão só abre não fecha",
      "botoeira só abre não fecha",
      "motor só roda um lado",
      "motor roda só um lado",
      "gira só um sentido",
      "um sentido",
      "só um sentido",
      "um sentido só",
      "só abre não fecha",
      "só sobe não desce",
      "sobe não desce",
      "desce não sobe",
      "só vai um lado",
      "anda um lado",
      "motor só gira um lado",
      "gira um lado",
      "controle só fecha",
      "controle não fecha só abre",
      "controle só abre não fecha",
      "só funciona um lado",
      "só funciona para um lado",
      "portão só funciona lado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor que só gira ou só anda para um lado está bom, porque gira: o que falta é a ordem do outro sentido, por relé queimado na placa, fim de curso acionado ou fio solto. Se o lado que falta é o de fechar, limpe antes a fotocélula; o capacitor não é, porque falharia nos dois.",
        "Um portão que só funciona em um sentido tem, em geral, relé da placa queimado, fim de curso acionado ou comando preso; o capacitor não é, porque ele falha nos dois lados. No fechamento, veja antes a fotocélula. A medição mostra qual dos três parou.",
        "Se o motor do portão só abre e não fecha, limpe as lentes da fotocélula, confira se uma está de frente para a outra e tire o que fica entre elas. Se continuar, a causa é o fim de curso, o botão de parede preso ou o relé de fechar na placa; o motor em geral está bom, porque anda para um lado.",
        "Se o portão só fecha e não abre, a causa costuma ser o fim de curso de abertura ou o relé da placa que manda abrir; o motor em geral está bom, porque anda para um lado. Tente uma vez pelo botão de parede e, se só estalar ou roncar, desligue o disjuntor e chame.",
        "Quando o motor anda para um lado e não para o outro, a falha está na ordem: relé daquele sentido, fim de curso preso ou fio solto. Limpe as lentes da fotocélula, tente uma vez e chame; trocar capacitor não resolve.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só um sentido funciona", "Relé, fim de curso ou sensor", "O que cada caso indica"],
        slots: [
          [
            "A placa tem um relé para cada sentido; quando um queima, aquele lado fica mudo ou só estala.",
            "Um relé com contato gasto deixa o outro sentido funcionando normalmente.",
            "Estalo na placa sem movimento, só em um dos sentidos, aponta o relé.",
          ],
          [
            "Fim de curso preso avisa que a folha já chegou, e a central não a manda para aquele lado.",
            "Um ímã fora do lugar faz a placa acreditar que o portão já está aberto ou fechado.",
            "Um fio partido na chave do fim de curso impede um sentido e libera o outro.",
          ],
          [
            "No fechamento há um suspeito a mais: a fotocélula cortada segura a folha aberta.",
            "A fotocélula age ao fechar e, na maioria das centrais, não interfere na abertura.",
            "Um sensor sujo impede fechar; não impede abrir.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que testar sem abrir a tampa", "Teste rápido pelo lado de fora", "Antes de chamar o técnico"],
        slots: [
          [
            "Um teste de cada vez, com a passagem livre e a tampa do motor fechada.",
            "São testes de fora, sem destravar a folha e sem tocar em fio.",
            "Se houver cheiro ou ronco, pare e desligue o disjuntor.",
          ],
        ],
        steps: [
          "Passe um pano seco nas duas lentes da fotocélula.",
          "Acione uma vez pela botoeira e repare se a placa estala.",
          "Desligue o disjuntor por um minuto e religue uma vez.",
          "Continuou em um sentido só: desligue e mande um vídeo com som.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o técnico acha o sentido que falta",
          "Medição dos dois lados da placa",
          "O conserto, passo a passo",
        ],
        slots: [
          [
            "O técnico mede a saída da placa nos dois sentidos e vê em qual deles a energia não sai.",
            "Com instrumento, comparam-se as duas saídas da placa: a que não dá tensão mostra o relé ruim.",
            "Primeiro se vê se a ordem sai da placa e, depois, se chega ao motor.",
          ],
          [
            "Em seguida o técnico separa o fim de curso e a fotocélula, um de cada vez, para saber qual deles segura o portão.",
            "Fim de curso e fotocélula são conferidos na entrada da placa, com o portão parado.",
            "Fio partido e conexão frouxa são procurados no caminho daquele sentido.",
          ],
          [
            "Relé se troca na bancada em muitas placas; ímã, chave e fio se resolvem na própria visita.",
            "No fim, o portão faz vários ciclos, e fotocélula e reversão são testadas.",
            "Com a causa corrigida, o percurso é conferido e a proteção, testada.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O capacitor faz o portão andar só num sentido?",
        answers: [
          "Não costuma ser. Um capacitor ruim faz o motor zumbir ou sair fraco nos dois sentidos.",
          "Dificilmente: sem ele, o motor não parte para lado nenhum.",
        ],
      },
      {
        question: "Dá para trocar só o relé da placa?",
        answers: [
          "Em muitas placas, sim, na bancada. Se a trilha queimou junto, troca-se a central.",
          "Dá, quando o resto da placa está bom. O técnico mede antes de propor a placa nova.",
        ],
      },
      {
        question: "Posso inverter os fios do motor para fechar o portão?",
        answers: [
          "Não. Além do choque, o fim de curso passa a parar no lado errado e a folha bate.",
          "Não faça isso. Portão de correr ou de abrir, reto e nivelado, se fecha na mão com o disjuntor desligado; basculante espera o técnico.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa nos dois sentidos e uma foto da etiqueta do motor",
  },
  {
    id: "emperra-no-calor",
    broader: "nao-abre",
    label: "Portão emperra no calor",
    phrase: "o portão que emperra no calor",
    asks: [
      "abre noite dia não",
      "funciona noite dia não",
      "só funciona noite",
      "só abre noite",
      "de dia não abre só noite",
      "para de funcionar só calor",
      "para funcionar calor",
      "só para calor",
      "para só calor",
      "não fecha quente",
      "não fecha calor",
      "não fecha quando esquenta",
      "não abre quente",
      "só funciona manhã",
      "tarde não abre",
      "só abre manhã",
      "manhã funciona tarde não",
      "não abre calor",
      "não funciona calor",
      "não abre sol",
      "não funciona sol",
      "para calor",
      "não funciona tarde",
      "de tarde não abre",
      "emperra calor",
      "emperra sol",
      "trava sol",
      "portão trava calor",
      "dilata calor",
      "portão dilata",
      "emperra tarde",
      "raspa calor",
      "portão incha",
      "emperra quando esquenta",
      "portão sol emperra",
      "prende calor",
      "para funcionar tarde quente",
      "agarra temperatura sobe",
      "emperra dias quentes",
      "portão para tarde quente",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre à noite e de dia não sofre com o sol: a folha dilata e raspa na coluna ou na guia, ou o motor já parte quente e o protetor térmico o desliga. Se raspa antes de parar, é folga; se para mudo e volta ao esfriar, é o motor. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão que trava só no calor da tarde tem uma de duas causas: folha dilatada que raspa, ou motor quente que o protetor térmico desliga. Se raspa antes de parar, é folga; se para sem raspar e volta ao esfriar, é o motor. O ajuste em casa parte de {price.preventive}, sem peças.",
        "De manhã anda e à tarde prende: ou a chapa dilatou com o sol e encosta na coluna ou na guia, ou o motor já parte quente e o térmico o desliga. Desligue o disjuntor, deixe esfriar meia hora e repare se houve raspado; isso separa as duas causas.",
        "No calor da tarde, dois defeitos se confundem: a folha que dilata e raspa, e o motor que esquenta e desliga. Raspou antes de parar, é folga; parou em silêncio e voltou depois de esfriar, é o térmico. A visita com medição em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Folga ou motor quente?", "Como separar os dois casos", "Repare no som e na hora"],
        slots: [
          [
            "Olhe com o disjuntor desligado e a folha fechada, sem destravar.",
            "Compare a manhã com a tarde, com o portão parado e a energia cortada.",
          ],
        ],
        steps: [
          "Procure tinta riscada na coluna, na guia e no batente: riscou, é a folha.",
          "Lembre se o motor parou roncando, que é esforço, ou em silêncio, que é o térmico.",
          "Veja se bate sol direto no motor ou na folha nessa hora.",
          "Fotografe a fresta de manhã e à tarde.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor esquenta demais", "Quando a causa é o motor"],
        slots: [
          [
            "Capacitor fraco, folha pesada ou roldana gasta já fazem o motor trabalhar quente; o sol da tarde completa.",
            "O calor do dia é só a gota: por trás há capacitor cansado, atrito na folha ou tensão baixa.",
          ],
          [
            "Muitas aberturas seguidas e caixa ao sol, sem ventilação, antecipam o desligamento.",
            "Motor em caixa fechada, ao sol e com uso seguido, chega antes ao limite do térmico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico corrige", "O acerto para o verão"],
        slots: [
          [
            "Na folha, abre-se a folga de alguns milímetros na guia, na dobradiça ou no batente, regulando com ela quente.",
            "Se é a folha, a guia regulada a frio fica justa demais à tarde: ganha-se folga e alinha-se.",
          ],
          [
            "No motor, medem-se corrente e capacitor na hora do calor, alivia-se a folha e, se preciso, sombreia-se a caixa.",
            "Se é o motor, mede-se a corrente: acima da etiqueta, corrige-se o atrito ou troca-se o capacitor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Molhar o motor para esfriar ajuda?",
        answers: [
          "Não: água em motor quente e energizado dá choque e queima a placa. Desligue o disjuntor e espere meia hora.",
          "Não faça isso. O motor esfria sozinho em 20 a 40 minutos, com a energia cortada.",
        ],
      },
      {
        question: "Pintar o portão de claro ajuda no calor?",
        answers: [
          "Ajuda um pouco, porque a chapa esquenta menos. A folga certa é o que resolve.",
          "Sim, em chapa exposta ao sol, mas não substitui a folga certa.",
        ],
      },
      {
        question: "Posso lixar o portão onde ele raspa?",
        answers: [
          "Não antes do técnico: raspar é sinal de alinhamento, e lixar tira a proteção contra ferrugem.",
          "Não resolve: quem encosta é a folha inteira, dilatada, e a chapa lixada enferruja.",
        ],
      },
    ],
    photo: "fotos da fresta de manhã e à tarde e do ponto que raspa",
  },
  {
    id: "anda-na-mao-e-nao-no-motor",
    broader: "nao-abre",
    label: "Anda na mão, mas não no motor",
    phrase: "o portão que anda na mão e não no motor",
    intent: "repair",
    asks: [
      "só abre chave destravamento",
      "só abre chave motor",
      "leve mão motor não",
      "leve mão motor não aguenta",
      "solto mão leve motor não puxa",
      "só abre chave destravar",
      "só abre destravando",
      "só abre destravado",
      "só anda destravado",
      "só funciona destravado",
      "funciona manual automático não",
      "funciona manual não automático",
      "anda mão não motor",
      "abre mão não motor",
      "abre manual não automático",
      "manual funciona automático não",
      "só funciona manual",
      "só abre manual",
      "só abre na mão",
      "só anda na mão",
      "motor não puxa mão anda",
      "manual abre motor não",
      "abre manualmente não motor",
      "só manualmente",
      "empurrando vai automático não anda",
      "destravado corre leve motor não funciona",
      "abre fácil mão automático parado",
      "só anda empurrado motor não leva",
    ],
    answers: {
      any: [
        "Destravado, o portão anda na mão, mas o motor não puxa? A folha está boa e o defeito é do motor: destravamento que não engatou de volta, capacitor fraco, engrenagem gasta, placa ou disjuntor. Com o disjuntor desligado, trave pela chave, religue e teste uma vez: gira solto é engate, ronca é capacitor, mudo é energia.",
        "Portão leve na mão que o motor não aguenta não tem peso demais: falta força ao motor, por capacitor fraco, tensão baixa, embreagem frouxa ou engrenagem gasta. Mede-se antes de comprar motor maior; a visita em casa parte de {price.preventive}, sem peças. Enquanto isso, não insista, porque roncando parado ele queima.",
        "Se o portão anda na mão e não no automático, a folha está boa e a falha é do motor para trás: destravamento que não voltou, disjuntor, capacitor, placa ou engrenagem. Comece pela chave: com o disjuntor desligado, trave o motor de novo e teste uma vez pela botoeira.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o motor faz quando você aciona", "Silêncio, ronco ou giro em falso"],
        slots: [
          ["Silêncio total: energia, fusível, placa ou comando.", "Sem som nenhum, procure disjuntor e fusível."],
          [
            "Ronco sem andar: capacitor ou motor travado; não insista.",
            "Se ronca e não sai, é capacitor na maioria das vezes.",
          ],
          [
            "Gira e a folha fica: destravado, engrenagem ou embreagem.",
            "O som normal com a folha parada mostra motor solto da folha.",
          ],
        ],
      },
    ],
    keep: ["check", "visit", "cost"],
    questions: [
      {
        question: "Posso usar o portão na mão enquanto espero o conserto?",
        answers: [
          "De correr ou de abrir, em piso plano, sim: disjuntor desligado, motor destravado e folha trancada depois. O basculante não se usa destravado.",
        ],
      },
      {
        question: "Precisa de motor novo?",
        answers: ["Raramente. Chave, capacitor e placa resolvem a maior parte."],
      },
    ],
    photo: "um vídeo com som da tentativa e a foto da etiqueta",
  },
  {
    id: "preso-na-garagem",
    broader: "travado-com-carro",
    label: "Preso na garagem com o portão travado",
    phrase: "quem está preso na garagem",
    asks: [
      "trancado garagem portão não abre",
      "trancada garagem portão não abre",
      "portão travado carro preso",
      "portão travado carro preso socorro",
      "não abre preso garagem",
      "preso garagem portão travado",
      "preso garagem portão não abre",
      "preso garagem portão quebrado",
      "preso garagem portão",
      "presa garagem portão",
      "preso dentro garagem",
      "presa dentro garagem",
      "preso dentro garagem portão",
      "estou preso garagem",
      "estou presa garagem",
      "fiquei preso garagem",
      "fiquei presa garagem",
      "preso dentro casa portão",
      "trancado garagem portão",
      "trancado dentro garagem",
      "carro preso garagem portão travado",
      "carro preso garagem portão não abre",
      "carro preso portão socorro",
      "preso garagem socorro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se você está preso na garagem {em} com o portão travado, chame agora pelo WhatsApp ou ligue, {shop.hours}: a resposta diz se há técnico livre, quando ele chega e o valor da ida. Saia por outra porta, desligue o disjuntor e só use a chave em portão de correr ou de abrir, reto; o basculante espera.",
        "Se você está preso na garagem com o portão travado, chame agora pelo WhatsApp ou ligue, {shop.hours}: a resposta diz se há técnico livre, quando ele chega e o valor da ida. Enquanto isso, saia por outra porta, desligue o disjuntor e só use a chave em portão de correr ou de abrir, reto; o basculante espera.",
        "Preso dentro da garagem porque o portão não abre: chame já pelo WhatsApp ou por telefone, {shop.hours}, com o endereço. Desligue o disjuntor e não force a folha; de correr ou de abrir, reta e nivelada, ela se solta com a chave do motor, e o basculante fica travado até o técnico chegar.",
        "Com o carro preso na garagem e o portão travado, chame agora pelo WhatsApp ou ligue, {shop.hours}: dizemos a hora possível e o valor da ida antes de o técnico sair. Desligue o disjuntor; portão de correr ou de abrir, reto e nivelado, se solta com a chave, e o basculante não se destrava.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, na ordem", "Enquanto o técnico não chega"],
        slots: [
          [
            "Carro desligado: em garagem fechada, o escapamento enche o ar.",
            "Desligue o motor do carro, porque a garagem fechada não ventila.",
          ],
        ],
        steps: [
          "Pare de apertar o controle e desligue o disjuntor do portão.",
          "Procure outra saída: porta social, porta da casa, escada ou elevador.",
          "Veja se há ferrolho, cadeado ou objeto prendendo a folha.",
          "De correr ou de abrir, com a folha reta e nivelada: gire a chave do motor e mova devagar.",
          "Basculante, folha torta ou cabo frouxo: não mexa e fique longe da folha.",
          "Mande o endereço, a foto da folha e diga se há criança, idoso ou compromisso com hora.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando ligar para o 193", "Gente em risco vem antes do portão"],
        slots: [
          [
            "Pessoa ferida, passando mal, fumaça ou cheiro forte de queimado: ligue primeiro para os Bombeiros, no 193, ou para o SAMU, no 192.",
            "Se alguém está ferido ou a folha ameaça cair, o primeiro telefonema é para o 193; depois, para nós.",
          ],
          [
            "Não empurre o portão com o carro nem use alavanca: a folha pode sair do trilho ou cair.",
            "Alavanca, macaco ou para-choque na folha transformam um travamento em queda.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a ida urgente", "O valor, antes de o técnico sair"],
        slots: [
          [
            "Pagam-se a ida, que à noite, no domingo e em feriado tem valor próprio, e o conserto; os dois são ditos antes de você confirmar.",
            "O chamado soma a ida daquela hora e o conserto, com os dois valores ditos antes.",
          ],
          [
            "Só a regulagem, em casa, parte de {price.preventive}, sem peças; se o motor não tem conserto, a troca fica de {price.homeSwap}.",
            "Ajuste em casa parte de {price.preventive}, sem peças; peça se soma, e o motor inteiro trocado fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Não acho a chave do motor. Como saio?",
        answers: [
          "Saia por outra porta e deixe o carro. Não force a tampa do motor: o técnico leva a ferramenta e solta a folha com segurança.",
        ],
      },
      {
        question: "Faltou luz e o portão travou. O que muda?",
        answers: [
          "O motor sem energia prende a folha de propósito. Com o disjuntor desligado, a chave solta o de correr e o de abrir; o basculante, só com o técnico.",
        ],
      },
      {
        question: "O chaveiro ou o bombeiro abre o portão?",
        answers: [
          "O chaveiro cuida da fechadura, e não do motor. O bombeiro vem quando há gente em perigo; para o portão, chame o técnico.",
        ],
      },
      {
        question: "Quem está com o carro preso tem prioridade?",
        answers: ["Tem. Diga isso na primeira linha da mensagem, com o endereço e a hora em que precisa sair."],
      },
    ],
    photo: "o endereço, uma foto da folha inteira, de longe, e a da etiqueta do motor",
  },
  {
    id: "luz-da-garagem-acende-e-nao-abre",
    broader: "nao-abre",
    label: "A luz da garagem acende e o portão não abre",
    phrase: "o portão que acende a luz e não abre",
    asks: [
      "luz motor acende não sai lugar",
      "luz motor acende não anda",
      "luz acende não sai lugar",
      "luz motor acende portão não",
      "aperto acende luz garagem não abre",
      "luz garagem acende portão não abre",
      "luz garagem acende não abre",
      "luz garagem acende portão não",
      "luz cortesia acende não abre",
      "lâmpada garagem acende não abre",
      "acende luz garagem não abre",
      "acende lâmpada não abre",
      "luz motor acende não abre",
      "luz garagem acende não anda",
      "sinaleiro acende não abre",
      "sinaleira pisca não abre",
      "sirene toca não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a luz da garagem acende e o portão não abre, controle e receptor estão bons: a central recebeu a ordem e não moveu a folha. Escute: silêncio é relé, fio ou fim de curso; ronco é capacitor ou folha presa; giro solto é motor destravado. Desligue o disjuntor; a visita em casa parte de {price.preventive}, sem peças.",
        "Luz ou sinaleiro que liga com o portão parado mostra que o comando chegou e a placa tem energia. O defeito vem depois dela: relé do motor, capacitor, motor destravado ou folha presa. Uma tentativa basta para ouvir; insistir com ronco queima o motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a luz acesa prova", "Ordem recebida, folha parada"],
        slots: [
          [
            "A saída da luz e a do motor são separadas: uma liga, a outra pode ter falhado.",
            "A central acende a lâmpada ao receber o comando, mesmo que o motor não responda.",
          ],
          [
            "Silêncio com a luz acesa leva ao relé, ao fio do motor ou ao fim de curso.",
            "Sem som de motor, mede-se a saída da placa.",
          ],
          [
            "Ronco leva ao capacitor e à folha presa; giro, à chave de destravamento.",
            "O ouvido separa: ronco é partida, giro solto é destravado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Uma tentativa e escute", "O que conferir"],
        slots: [["Uma tentativa só.", "Não aperte de novo com o motor roncando."]],
        steps: [
          "Acione uma vez e ouça.",
          "Desligue o disjuntor.",
          "Procure ferrolho, trava e obstáculo.",
          "Confira a chave de destravamento.",
          "Mande vídeo com som.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Com a luz da garagem acesa e o portão parado, o defeito pode ser do controle?",
        answers: [
          "Não: se a luz acende ao apertar, o controle foi lido.",
          "O controle está bom. O problema fica da placa para frente.",
        ],
      },
      {
        question: "A placa queimou?",
        answers: [
          "Talvez só o relé do motor. Mede-se antes de trocar.",
          "Nem sempre: capacitor e motor dão o mesmo sinal.",
        ],
      },
      {
        question: "A luz é do controle, e não da garagem. Muda?",
        answers: [
          "Muda: luz do controle só diz que há pilha; aí o cadastro e o receptor são suspeitos.",
          "Sim. Luz do próprio controle não prova que a central recebeu.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e a foto da etiqueta do motor",
  },
  {
    id: "motor-gira-solto-e-engatado-nao",
    broader: "nao-abre",
    label: "Motor gira solto e não puxa engatado",
    phrase: "o motor que gira solto e não puxa a folha",
    asks: [
      "motor funciona sem portão com portão não",
      "motor funciona sem carga",
      "motor só funciona sem carga",
      "motor só funciona solto",
      "motor só gira solto",
      "motor só gira destravado",
      "motor gira solto travado não",
      "motor funciona destravado travado não",
      "motor funciona solto engatado não",
      "motor funciona livre portão não",
      "motor funciona fora portão não",
      "motor bancada funciona portão não",
      "sem portão motor gira",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor que gira solto e não puxa o portão engatado está sem força ou com a folha presa. Solto no de correr ou de abrir, empurre a folha: pesada, é roldana, trilho ou dobradiça; leve, é capacitor fraco, tensão baixa ou engrenagem gasta. Não insista, porque roncando ele queima; a medição em casa parte de {price.preventive}, sem peças.",
        "Se o motor funciona sem o portão e com ele não, o enrolamento está bom e a partida é fraca para a carga: capacitor no fim é o primeiro a medir, folha pesada é o segundo. No basculante não se destrava para testar: o técnico confere contrapeso, mola e cabos.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Força de menos ou peso de mais", "Por que só falha com a folha"],
        slots: [
          [
            "Capacitor fraco ainda gira o eixo livre, mas não vence a partida com carga.",
            "Sem carga qualquer partida serve; com a folha, falta o impulso do capacitor.",
          ],
          [
            "Folha pesada por roldana travada, trilho sujo ou contrapeso errado vence um motor bom.",
            "Peso que cresceu aos poucos só aparece quando o motor engata.",
          ],
          [
            "Engrenagem ou coroa gasta pula dentes quando há esforço.",
            "Dente gasto gira liso no vazio e escapa sob carga.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Folha leve ou pesada?", "O teste que separa"],
        slots: [["Só em portão de correr ou de abrir, reto e nivelado.", "Basculante fica fora deste teste."]],
        steps: [
          "Desligue o disjuntor e destrave com a chave.",
          "Empurre a folha pelo curso inteiro.",
          "Leve: capacitor e motor. Pesada: folha.",
          "Trave de novo e mande a etiqueta.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Motor maior resolve?",
        answers: [
          "Só se a folha, já leve, passa da etiqueta. Antes se mede capacitor e se alivia a folha.",
          "Não comece por ele: um capacitor custa muito menos.",
        ],
      },
      {
        question: "Aumentar a força na placa ajuda?",
        answers: [
          "Esconde o peso e tira a proteção contra esmagamento.",
          "Não: a força alta machuca e aquece o motor.",
        ],
      },
      {
        question: "Pode ser a voltagem?",
        answers: [
          "Pode: tensão baixa tira a força. O técnico mede na hora do esforço.",
          "Sim, fiação fina e longa derruba a tensão na partida.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e a foto da etiqueta do motor",
  },
];
