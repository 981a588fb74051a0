import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether something may be done, and what follows when a title says under which circumstance. */
export const perguntaInteiraCuidado: NarrowConcept[] = [
  {
    id: "destravar-basculante-e-perigoso",
    broader: "basculante",
    label: "Destravar basculante sem contrapeso é perigoso",
    phrase: "o risco de destravar o basculante sem equilíbrio",
    asks: [
      "basculante destravado despencar",
      "basculante destravado pode cair",
      ...combine(
        ["destravar basculante", "desengatar basculante"],
        [
          "perigoso",
          "perigo",
          "risco",
          "contrapeso",
          "sem contrapeso",
          "contrapeso caiu",
          "cabo solto",
          "mola quebrada",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, é perigoso destravar o portão basculante, porque só o motor travado garante que a folha não caia: se o contrapeso está errado ou um cabo soltou, ela despenca. Não gire a chave, não passe por baixo, desligue o disjuntor e chame o técnico, que a escora antes.",
        "Sim, é perigoso destravar portão basculante sem contrapeso: nesse estado só o motor segura a folha, e solta ela despenca. Não gire a chave, não passe por baixo, desligue o disjuntor e chame o técnico, que trabalha com a folha escorada.",
        "É perigoso e não se faz: sem contrapeso, com cabo solto ou mola quebrada, destravar o portão basculante larga o peso inteiro da folha. Deixe o motor travado, afaste as pessoas, corte a energia no disjuntor e peça o técnico, {shop.hours}.",
        "É perigoso, sim, porque o contrapeso é que sustenta o portão basculante; sem ele, a chave de destravamento solta a folha de uma vez. Mantenha travado, com o disjuntor desligado e ninguém embaixo, até o técnico escorar a folha.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha cai", "O que segura o basculante"],
        slots: [
          [
            "Em ordem, o contrapeso puxa para cima quase o mesmo que a folha pesa, e o motor só conduz. Quando ele falta, ou o cabo solta, o peso todo, às vezes mais de cem quilos, fica no braço e no fuso do motor.",
            "O contrapeso equilibra a folha por meio de cabos, e ao motor sobra apenas mover. Sem contrapeso ou cabo, são o braço e o fuso que aguentam o portão inteiro, que pode passar de cem quilos.",
            "Quem carrega o portão são cabos e contrapeso; o motor apenas o movimenta. Perdido um deles, todo o peso, que pode superar cem quilos, vai para o fuso e o braço.",
          ],
          [
            "O contrário também fere: contrapeso pesado demais faz a folha subir de uma vez ao ser solta e arrasta quem a segura. Em mola quebrada vale o mesmo cuidado, porque ela faz o papel do contrapeso.",
            "Peso a mais no contrapeso é outro risco, pois a folha dispara para cima ao destravar. Nos portões de mola, ela é o contrapeso, e partida deixa a folha sem apoio.",
            "Já o contrapeso exagerado joga a folha para o alto quando se solta o motor. E há portões que usam mola no lugar dele: quebrada, o perigo é igual.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Até o técnico chegar"],
        slots: [
          [
            "Nada disto exige tocar na folha. Siga de longe e não passe sob o portão, mesmo que ele pareça firme.",
            "Todos os passos são feitos a distância. Portão que parece firme também cai, e ninguém deve entrar embaixo.",
            "Fique fora do vão o tempo todo. São cuidados que dispensam mexer no portão.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e carro do vão e do lado do contrapeso.",
          "Desligue o disjuntor por um caminho que não passe sob a folha.",
          "Não gire a chave e não aperte o controle.",
          "Olhe de longe: folha torta, cabo frouxo, contrapeso no chão ou mola partida.",
          "Mande fotos e diga se há carro preso.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se conserta", "O conserto e o que custa"],
        slots: [
          [
            "O técnico escora a folha, refaz cabo ou mola e acerta o contrapeso até ela ficar equilibrada. Só depois o motor é solto, conferido e religado, com força e paradas reguladas.",
            "Com a folha escorada, trocam-se cabos ou molas e o peso é corrigido até equilibrar. O motor entra por último, para conferência, regulagem de força e de paradas.",
            "Primeiro a folha é apoiada; depois vêm cabo, mola e contrapeso, até o equilíbrio. Em seguida se confere o motor, que sofreu com o peso, e se regulam força e paradas.",
          ],
          [
            "Cabo, mola e peso são orçados com a mão de obra, por foto: trocar cabo costuma custar menos que refazer contrapeso ou mola. Se basta equilibrar e regular, a visita parte de {price.preventive} em casa, sem peças.",
            "O valor reúne peça e serviço, e o cabo fica em geral abaixo da mola e do contrapeso refeito. Só equilíbrio e regulagem, em casa, começam em {price.preventive}, fora as peças.",
            "Peça e trabalho vêm no mesmo orçamento, do cabo, mais barato, ao contrapeso ou à mola. Uma visita só de regulagem sai a partir de {price.preventive} em residência, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o contrapeso está certo sem destravar?",
        answers: [
          "Pelo uso: o portão sobe e desce no mesmo tempo, reto e sem o motor roncar. Esforço num sentido só já é sinal de desequilíbrio.",
          "Repare no motor: se força para subir e desce rápido, ou o contrário, o peso está errado. O teste com a folha solta é do técnico.",
        ],
      },
      {
        question: "Faltou luz. Posso destravar o basculante em bom estado?",
        answers: [
          "Melhor não: do chão não se vê um cabo no fim, e a folha pode cair. Use nobreak, outra porta ou o técnico, que escora antes de soltar.",
          "Não por conta própria, porque o desgaste do cabo não aparece. Espere a luz ou o técnico, com o disjuntor desligado.",
        ],
      },
      {
        question: "O portão está no alto e sem contrapeso. Posso baixar?",
        answers: [
          "Não. Isole a passagem e não deixe ninguém entrar embaixo; a descida é feita pelo técnico, com escora.",
          "Não tente: a folha pode cair de uma vez. Deixe o motor travado e a área livre.",
        ],
      },
      {
        question: "Posso continuar usando pelo controle até o técnico vir?",
        answers: [
          "Não: o motor não foi feito para carregar a folha, e o braço ou o fuso pode partir no meio do curso. Desligue o disjuntor.",
          "Também não. Com o peso inteiro, fuso e braço podem quebrar em movimento; deixe sem energia.",
        ],
      },
    ],
    photo: "fotos de longe do portão, dos cabos e do contrapeso",
  },
  {
    id: "mola-quebrou-posso-usar",
    broader: "mola",
    label: "Mola ou cabo quebrado: posso usar o portão",
    phrase: "o uso do portão com mola ou cabo quebrado",
    asks: [
      ...combine(
        ["mola quebrou", "mola quebrada", "mola estourou", "mola soltou", "mola arrebentou"],
        [
          "posso usar",
          "pode usar",
          "dá usar",
          "posso abrir",
          "posso usar técnico",
          "continuar usando",
          "perigoso usar",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "É perigoso usar o portão basculante com a mola quebrada, tanto pelo motor quanto na mão, porque a folha perdeu a sustentação e pode cair. Desligue o disjuntor sem passar embaixo, isole o vão e chame o técnico. Ele escora a folha e troca a mola, com orçamento grátis por foto.",
        "Não use o portão com a mola quebrada, nem uma vez para tirar o carro. O peso da folha passou para os cabos e o motor, que podem ceder de repente. Deixe o portão como parou, com o disjuntor desligado e todos longe, até o técnico trocar a mola com a folha escorada.",
        "Portão basculante com mola quebrada é perigoso e não deve ser usado: a mola equilibrava a folha, e sem ela o portão pode despencar com qualquer comando. Desligue o disjuntor, se não precisar passar sob a folha, e afaste pessoas e animais. A troca da mola é orçada de graça por foto.",
        "Não pode usar. A mola do portão basculante segura a maior parte do peso, e com ela quebrada a folha pode cair sobre quem estiver embaixo. Não acione o motor, não destrave e não tente levantar na mão. Mande uma foto tirada de longe para o orçamento da troca, que é feita com a folha escorada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "O que fazer com o portão parado"],
        slots: [
          [
            "Faça tudo de longe, porque mola e cabo guardam força mesmo partidos. Com o portão aberto, o cuidado dobra, porque ele pode descer sozinho.",
            "Ninguém toca na folha, no cabo ou na mola, que ainda podem estar tensionados. Portão que ficou no alto é o mais perigoso.",
            "Mantenha distância, pois o pedaço de mola e o cabo podem escapar. Se a folha ficou erguida, não deixe ninguém passar pelo vão.",
          ],
        ],
        steps: [
          "Não use o controle nem a chave de destravar.",
          "Afaste pessoas e animais do vão.",
          "Desligue o disjuntor, se não precisar passar sob a folha.",
          "Se ficou aberto, isole a passagem e avise a casa.",
          "Fotografe de longe a mola e a folha, sem chegar perto para ler a etiqueta do motor.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não usar nem uma vez", "O que acontece se insistir"],
        slots: [
          [
            "O motor foi feito para conduzir uma folha equilibrada, e não para erguer o peso inteiro. Ele pode subir até a metade, quebrar a engrenagem ou o cabo e soltar tudo de uma vez.",
            "Sem mola, cada abertura põe o peso completo na engrenagem e no cabo. O mais comum é a folha subir um pouco e despencar quando uma dessas peças cede.",
            "A engrenagem e os cabos não aguentam a folha sozinhos. Se um deles parte no meio da subida, ela cai com o peso inteiro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como é a troca da mola e do que depende o valor", "Do que depende o valor da troca"],
        slots: [
          [
            "O técnico escora a folha, troca a mola por outra de mesma força, em geral o par, e acerta o equilíbrio antes de religar. O valor depende do peso da folha, de trocar uma ou duas molas e do estado dos cabos. Peça e serviço são orçados juntos.",
            "Com a folha escorada, o técnico tira a mola quebrada, põe uma de mesma força, normalmente as duas, e refaz o equilíbrio. Quanto mais pesada a folha, maiores a mola e o preço. Cabo gasto soma na conta.",
            "A troca começa pela escora e termina com a folha equilibrada e o motor testado. Uma mola custa menos que o par, e folha leve, menos que pesada. Cabos marcados entram à parte, tudo em um orçamento por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso tirar o carro. Como faço?",
        answers: [
          "Avise na mensagem que há carro preso, porque o caso passa na frente. O técnico escora a folha e libera a saída antes de terminar a troca.",
          "Espere a escora e diga logo que o carro está dentro. Com a folha presa, o técnico libera a passagem antes de trocar a mola.",
        ],
      },
      {
        question: "Várias pessoas podem levantar a folha?",
        answers: [
          "Não. Se uma pessoa solta, o peso cai sobre as outras, e não há nada que segure a folha no alto. Ela só se move escorada.",
          "Nem com muita gente, porque no alto nada segura a folha, e um descuido basta para a queda. Deixe como está.",
        ],
      },
      {
        question: "E se quebrou só uma das duas molas?",
        answers: [
          "Vale o mesmo. A que sobrou carrega o dobro, a folha entorta na guia, e essa mola pode partir na abertura seguinte.",
          "Também não se usa. Uma mola só deixa o portão torto e trabalha acima do limite.",
        ],
      },
      {
        question: "Posso deixar aberto até amanhã?",
        answers: [
          "Só com a passagem isolada, sem ninguém passar, porque a folha pode descer sozinha. O melhor é pedir o atendimento no mesmo dia; respondemos {shop.hours}.",
          "Folha erguida sem mola é o caso mais perigoso. Feche a passagem e peça a visita o quanto antes, já que respondemos {shop.hours}.",
        ],
      },
    ],
    photo: "fotos de longe da mola e da folha, e a marca do motor, se souber",
  },
  {
    id: "controle-abre-dois-portoes-sem-querer",
    broader: "controle",
    label: "Controle abre dois portões sem querer",
    phrase: "o controle que abre dois portões ao mesmo tempo",
    asks: [
      "mesmo botão abre dois portões",
      "aperto um abre outro portão",
      "separar portões mesmo controle",
      "botão abre dois portões juntos",
      "tecla abrindo dois portões",
      "controle abre portão garagem e social mesmo tempo",
      "botão abre dois portões sem querer",
      "aperto um abre também outro portão",
      "aperto abrir garagem portão lado abre junto",
      "abro meu portão outro abre junto",
      "portão do lado abre junto",
      "controle abre dois portões mesmo tempo",
      "controle abre dois portões juntos",
      "controle abre 2 portões mesmo tempo",
      "dois portões abrem mesmo tempo",
      "dois portões abrem juntos",
      "abre dois portões mesmo tempo",
    ],
    intent: "repair",
    answers: {
      any: [
        "O controle abre dois portões ao mesmo tempo, sem querer, porque a mesma tecla está gravada nas duas centrais ou porque as duas aceitam o mesmo código fixo. O acerto é de memória, sem trocar motor: apaga-se a de um portão e grava-se nele outra tecla, com o valor do serviço informado por foto.",
        "Uma tecla que abre dois portões ao mesmo tempo foi cadastrada nas duas centrais, ou elas usam o mesmo código fixo. Limpa-se a memória de uma e grava-se a segunda tecla, de modo que cada portão fique com a sua. Motor e placa continuam, e o serviço se orça por foto.",
        "Dois portões que abrem juntos, sem querer, têm o mesmo código na memória: ou a tecla entrou nas duas centrais, ou a combinação fixa é igual. Resolve-se apagando um deles e usando outra tecla do controle, sem peça nova; pela foto dos motores, dizemos o valor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que os dois abrem juntos", "Tecla repetida ou código igual"],
        slots: [
          [
            "O mais comum é a tecla 1 gravada nos dois receptores, a peça que ouve o controle. Acontece quando se grava com as duas centrais em modo de aprendizado, perto uma da outra.",
            "Em portões vizinhos, é fácil a tecla entrar nas duas memórias, se ambas estão aprendendo na hora da gravação. O receptor, parte da central que ouve o controle, guarda o que escutar.",
            "Cada receptor, o ouvido da central, grava o que recebe enquanto está em aprendizado. Com dois nesse modo ao mesmo tempo, a tecla fica registrada em ambos, e esse é o caso mais frequente.",
          ],
          [
            "No código fixo, em que o controle repete sempre o mesmo sinal, os dois sistemas podem ter igual combinação de chavinhas. Aí qualquer controle abre ambos, mesmo nunca tendo sido gravado no segundo.",
            "Controles antigos, de chavinhas, mandam um sinal que não muda. Se as duas combinações coincidem, todos os controles da casa movem os dois portões.",
            "Outra origem é a combinação idêntica nos modelos de chavinhas, cujo código é sempre o mesmo. Nesse caso não é um controle só: todos acionam os dois.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como separar os dois portões", "Uma tecla para cada portão"],
        slots: [
          [
            "Em receptor externo, fora do motor, você mesmo grava pelo manual. Com o botão na placa, sob a tampa, o serviço é do técnico, porque ali passa a tensão da rede. Até o acerto, acione só vendo os dois vãos.",
            "Receptor em caixa separada pode ser gravado por você, com o manual na mão. Debaixo da tampa do motor há fios da rede, e quem mexe é o técnico; enquanto isso, não acione sem enxergar os dois portões.",
            "Veja onde está o receptor: fora do motor, a gravação é sua; na placa interna, perto da energia, é do técnico. Use o controle apenas com as duas passagens à vista.",
          ],
        ],
        steps: [
          "Teste cada tecla e anote o que ela abre.",
          "Reúna todos os controles, porque a limpeza apaga todos.",
          "Apague a memória do portão que terá a segunda tecla.",
          "Grave nele a tecla 2 de cada controle.",
          "Teste um portão por vez, com as passagens livres.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do acerto", "Regravar ou trocar controles"],
        slots: [
          [
            "Só limpar e regravar é o mais barato, mesmo com vários controles na mesma ida. Passar ao código rolante, que muda a cada toque, custa mais, porque entram receptor e controles novos.",
            "Com os controles que você tem, paga-se apenas o trabalho de apagar e gravar. A conta cresce se for preciso comprar controles de duas teclas ou um receptor rolante, de código que muda sempre.",
            "Regravação sem peça dá o menor valor. Controles com mais teclas vêm em seguida, e a troca do código fixo pelo rolante, diferente a cada aperto, fica no alto, com receptor e controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle só tem um botão. E agora?",
        answers: [
          "Troca-se por um de duas ou mais teclas, do mesmo padrão, e cada tecla fica com um portão.",
          "É preciso um controle com mais teclas, compatível com as duas centrais. O de um botão pode ficar só para um dos portões.",
        ],
      },
      {
        question: "Um dos portões é do vizinho. O que faço?",
        answers: [
          "O código é igual ao dele: muda-se o seu, apagando a memória e gravando com outra combinação, ou passa-se para código rolante.",
          "Mude o código do seu portão e regrave os seus controles. Com código rolante, a coincidência não se repete.",
        ],
      },
      {
        question: "É perigoso deixar assim?",
        answers: [
          "Sim: um dos portões se move sem ninguém olhando. Até o acerto, use o controle só à vista dos dois.",
          "É, porque o segundo abre e fecha sem ser visto. Acerte logo e confira as fotocélulas.",
        ],
      },
      {
        question: "Quero abrir os dois de propósito. Dá?",
        answers: [
          "Dá, gravando a mesma tecla nas duas centrais, se os dois vãos ficam à vista. O melhor é usar duas teclas, para não deixar um portão aberto sem ver.",
          "É possível gravar assim, mas cada acionamento abre duas entradas. Com uma tecla para cada, você escolhe.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e das etiquetas dos dois motores",
  },
  {
    id: "fechadura-ou-motor-no-social",
    broader: "social",
    label: "Fechadura elétrica ou motor no portão social",
    phrase: "a escolha entre fechadura e motor no portão social",
    asks: [
      "social automático manual",
      "portão social automático manual",
      "fechadura elétrica ou automatizador",
      "fechadura elétrica portão entrada melhor motor",
      "fechadura elétrica ou motor social",
      "fechadura ou motor portão social",
      "fechadura ou motor social",
      "motor ou fechadura portão social",
      "motor portão social ou fechadura elétrica",
      "portão pedestre fechadura ou motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "No portão social, a fechadura elétrica com mola resolve quase sempre: ela destrava pelo interfone, você empurra e a mola fecha, por bem menos que um motor. O motor pivotante compensa em folha pesada, para cadeirante ou para quem passa com as mãos ocupadas. Como referência, a troca de um motor em casa fica de {price.homeSwap}.",
        "Para portão social, escolha a fechadura elétrica com mola se basta destravar e empurrar, e o motor pivotante só se a folha precisa abrir e fechar sozinha. A fechadura custa bem menos e abre pela chave na falta de luz. O motor, na troca em casa, custa de {price.homeSwap}, com mão de obra.",
        "Entre fechadura elétrica e motor pivotante no portão social, a melhor escolha na maioria das casas é a fechadura com mola: um toque destrava, a mão empurra, e a folha fecha sozinha. O motor, de {price.homeSwap} na troca em casa, vale a pena com cadeirante, folha pesada ou muito movimento.",
        "O motor para portão social só é necessário quando ninguém pode empurrar a folha ou quando o movimento é grande; nos outros casos, a fechadura elétrica com mola basta e sai bem mais barata. A fechadura é orçada por foto. A troca de um motor residencial, como referência, fica de {price.homeSwap}.",
      ],
      price: [
        "No portão social, a fechadura elétrica com mola custa menos que o motor, no aparelho e na instalação, e a pessoa empurra a folha. O motor soma braço, central e fotocélula, e a troca em casa fica de {price.homeSwap}, com mão de obra; a fechadura é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando usar fechadura e quando usar motor", "Fechadura, motor ou os dois"],
        slots: [
          [
            "A fechadura serve em folha leve e alinhada, comandada por interfone, senha ou controle. O motor pivotante, que gira a folha por um braço, se justifica com acessibilidade, carrinho, comércio ou porta que todos deixam aberta. Ele costuma levar também uma trava elétrica, porque o braço sozinho segura pouco.",
            "Com folha leve, a fechadura e a mola bastam para o dia a dia. Cadeirante, muita gente ou folha pesada pedem o motor pivotante, que move a folha por um braço e usa também uma trava elétrica contra arrombamento.",
            "Folha que gira fácil funciona bem com fechadura e mola. Onde não se pode empurrar, ou onde a porta fica sempre encostada, entra o motor pivotante, um braço que abre e fecha a folha, acompanhado de trava elétrica.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço de cada um", "Por que o motor custa mais"],
        slots: [
          [
            "Na fechadura pagam-se a peça, o cabo até o interfone, a mola e o ajuste da folha. No motor, o braço, a central, a fotocélula e o ponto de energia, e por isso a diferença é grande.",
            "A fechadura soma a peça, o cabo, a mola e o alinhamento da folha. O motor soma o braço, a central, a fotocélula e a energia no local, e fica bem mais caro.",
            "Peça, mola e cabo formam o preço da fechadura, orçada por foto. Braço, central, sensor e circuito formam o do motor, sempre maior.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Falta de luz e segurança", "Como cada um funciona sem luz"],
        slots: [
          [
            "Sem luz, a fechadura continua trancada e abre pela chave. O eletroímã, que só segura com energia, solta se não houver bateria. O motor é destravado por dentro, com a chave própria.",
            "A fechadura elétrica mantém a porta trancada na falta de luz e abre com a chave comum. O eletroímã sem bateria libera a porta, e o motor precisa ser destravado por dentro.",
            "Na falta de energia, a chave abre a fechadura. O eletroímã, outro tipo de trava, precisa de bateria para não soltar, e o motor tem chave de destravamento.",
          ],
          [
            "Motor em passagem de gente leva força no mínimo, movimento lento e fotocélula, o sensor que impede o fechamento sobre alguém.",
            "Como ali passam pessoas, o motor trabalha devagar, com pouca força e com fotocélula no vão.",
            "Em porta de pedestre, o motor só deve ser instalado com fotocélula, movimento lento e força baixa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o mesmo controle da garagem?",
        answers: [
          "Dá, com um receptor ligado à fechadura e uma tecla livre no controle da garagem.",
          "Sim. A segunda tecla do controle é gravada em um receptor avulso, que comanda a fechadura.",
        ],
      },
      {
        question: "Motor no social é seguro com criança?",
        answers: [
          "Com fotocélula, força no mínimo e fechamento lento, sim. O dedo na dobradiça continua sendo um risco e pede protetor.",
          "É, se a folha anda devagar e para diante de obstáculo. Sem isso, prefira a fechadura com mola.",
        ],
      },
      {
        question: "Posso pôr a fechadura agora e o motor depois?",
        answers: [
          "Pode. Deixe um eletroduto com energia até a coluna, e a fechadura continua servindo de trava para o motor.",
          "Sim, e a fechadura não se perde, porque passa a ser a trava do motor. Preveja o ponto de energia.",
        ],
      },
      {
        question: "A folha não fecha até o trinco. Adianta fechadura elétrica?",
        answers: [
          "Antes, acerte a dobradiça, o batente e a mola, porque a fechadura só tranca se a folha encosta até o fim.",
          "Só depois do ajuste. Com folha caída ou mola fraca, qualquer fechadura fica aberta.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "so-funciona-com-sol",
    broader: "molhou",
    label: "Portão só funciona com sol ou calor",
    phrase: "o portão que só funciona quando esquenta",
    asks: [
      "só funciona tarde",
      "tarde funciona manhã não",
      "manhã não só tarde",
      "só abre tarde",
      "não abre manhã só tarde",
      "não abre manhã só depois sol",
      "não abre manhã depois sol",
      "não funciona manhã depois sol",
      "não funciona cedo depois sol abre",
      "manhã não abre sol abre",
      "portão só liga calor",
      "portão só funciona calor",
      "só funciona sol",
      "só funciona quando bate sol",
      "só funciona quando esquenta",
      "só funciona calor",
      "só abre sol",
      "só abre quando esquenta",
      "só funciona dia seco",
      "só funciona quando seca",
      "não funciona manhã cedo só depois sol",
      "só funciona depois meio dia",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que só funciona quando bate sol tem umidade na placa, na botoeira ou no fim de curso, ou mau contato que o calor fecha: seco, ele volta até a noite seguinte. Limpar, vedar e medir, em casa, parte de {price.preventive}, sem peças, e convém fazer antes que oxide de vez.",
        "O portão que não abre de manhã, só depois do sol, molhou com o sereno da noite na placa ou na botoeira, ou tem graxa endurecida e capacitor fraco no frio. A visita residencial para secar a umidade, vedar e medir começa em {price.preventive}, fora as peças.",
        "Se o portão só anda depois que esquenta, a causa comum é umidade na caixa do motor; solda trincada e graxa dura pelo frio vêm depois. Esperar deixa oxidar: em casa, a visita para limpar, vedar e medir custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o sol seca ou solta", "Umidade, solda fria ou folha dura"],
        slots: [
          [
            "Sereno e chuva entram pela tampa ou pelo eletroduto, o cano dos fios, e deixam uma película de água na placa, que conduz onde não devia. Ao meio-dia tudo secou, e o portão anda.",
            "A água da noite condensa na placa, nos bornes e no fim de curso, e o comando falha até o calor secar tudo. Ela chega pela tampa mal vedada ou pelo cano dos fios.",
            "Durante a noite, a umidade forma gotas na placa e nos contatos, vindas da tampa ou do eletroduto, por onde passam os fios. O sol as evapora, e o defeito some por umas horas.",
          ],
          [
            "Solda trincada e borne frouxo também mudam com a temperatura: dilatam no calor e fazem contato. Se o motor ronca de manhã, pense em capacitor fraco ou graxa endurecida.",
            "Uma trinca na solda da placa abre no frio e fecha no calor, com o mesmo sintoma. Já o motor que tenta e não sai aponta para capacitor cansado ou lubrificante grosso.",
            "O frio ainda abre solda trincada e endurece a graxa. Motor mudo é contato ou placa; motor roncando, capacitor, a peça do arranque, ou folha presa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar", "Pistas para o técnico"],
        slots: [
          [
            "Não abra a caixa nem use secador, porque há tensão da rede sob a tampa e o calor empurra a água para dentro. Observe de fora.",
            "Basta olhar e escutar, com a tampa fechada. Secador piora, pois leva a umidade para baixo das peças.",
            "Tudo se vê por fora, sem tocar no motor. A hora em que falha e a hora em que volta valem mais que qualquer teste.",
          ],
        ],
        steps: [
          "Anote a hora em que para e a em que volta.",
          "Veja se falha também pela botoeira ou só pelo controle.",
          "Escute: mudo, é placa ou contato; roncando, capacitor ou folha.",
          "Olhe se a tampa tem fresta ou marca de água.",
          "Com chiado, cheiro ou choque, desligue o disjuntor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Limpar, refazer contatos e vedar"],
        slots: [
          [
            "A placa é retirada, limpa da oxidação e seca, os bornes são reapertados e a solda trincada é refeita; o capacitor é medido. Depois se trocam a borracha da tampa e a vedação do cano dos fios, para a umidade não voltar.",
            "O técnico limpa e seca a placa, procura solda trincada, reaperta contatos e mede o capacitor. Por fim fecha o caminho da umidade, com borracha nova na tampa e vedação no eletroduto.",
            "Limpeza da oxidação, bornes firmes, solda refeita e capacitor medido resolvem a maioria. A caixa é vedada na mesma visita, senão o defeito retorna na noite seguinte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se volta a funcionar, preciso consertar?",
        answers: [
          "Precisa: a umidade oxida a placa aos poucos, e a limpeza custa menos que a central nova.",
          "Sim. Cada noite úmida oxida mais, até o dia em que o sol já não resolve.",
        ],
      },
      {
        question: "É o mesmo defeito de quando o sol atrapalha?",
        answers: [
          "Não: quando o sol atrapalha, é a luz na fotocélula, e o portão só não fecha. Aqui ele só funciona com o calor.",
          "É o contrário. Sol na lente da fotocélula impede de fechar; umidade impede de funcionar até secar.",
        ],
      },
      {
        question: "E se a placa já oxidou?",
        answers: [
          "Oxidação leve sai na limpeza. Com trilha comida, orça-se o reparo ou outra placa, pela foto da etiqueta.",
          "Depende do estrago: contato e relé se recuperam, e trilha corroída pede placa nova, orçada antes.",
        ],
      },
      {
        question: "O controle também falha de manhã. É ele?",
        answers: [
          "Teste pela botoeira: se ela também falha, não é o controle. Se só ele falha no frio, troque a pilha, que perde força com a temperatura baixa.",
          "Pode ser a pilha, que rende menos no frio. Se o botão de parede falha junto, a causa está no motor ou na placa.",
        ],
      },
    ],
    photo: "uma foto do motor por fora, com a tampa, e da etiqueta, e as horas em que o portão falha",
  },
  {
    id: "preco-no-domingo",
    broader: "conserto",
    label: "Preço no domingo e feriado",
    phrase: "o preço do serviço no domingo",
    isAskedByName: true,
    asks: [
      "conserto noite preço",
      "conserto portão noite preço",
      "preço conserto noite",
      "conserto noturno preço",
      "conserto à noite mais caro",
      "conserto portão noite quanto custa",
      "adicional noturno",
      "adicional noturno conserto",
      "esperar segunda conserto barato",
      "taxa visita portão fim semana",
      "taxa visita portão domingo",
      ...combine(
        [
          "trocar motor",
          "troca motor",
          "conserto",
          "consertar",
          "técnico",
          "visita",
          "instalar motor",
          "chamar técnico",
        ],
        [
          "domingo preço",
          "feriado preço",
          "noite preço",
          "domingo custa",
          "domingo mais caro",
          "sábado preço",
          "domingo taxa",
          "domingo taxa extra",
          "feriado taxa",
          "sábado taxa",
          "domingo acréscimo",
        ],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O conserto de portão à noite pode custar mais só na ida do técnico, que é de plantão e combinada antes; a peça e o serviço têm o preço de sempre. Se o portão está fechado e firme, esperar a manhã sai por menos. O orçamento por foto é grátis em qualquer hora.",
        "Chamar o técnico no domingo pode custar mais, mas só na ida, que tem valor próprio nesse dia e é informada antes de você confirmar. A visita de regulagem em casa parte de {price.preventive}, sem peças, e a peça custa o mesmo que na semana. Se o portão pode esperar, marcar em dia útil evita essa diferença.",
        "Trocar o motor do portão no domingo custa de {price.homeSwap} em casa, com mão de obra, como em dia útil, mais a ida de plantão. O valor da ida depende do bairro e da hora, e você o recebe antes de o técnico sair. Se puder esperar até segunda, economiza essa diferença.",
        "No domingo e no feriado, só a ida do técnico pode ficar mais cara; peça, mão de obra e garantia não mudam. Mande o bairro e o defeito pelo WhatsApp, e você sabe o valor da ida e a estimativa do conserto antes de aceitar.",
        "Sim, no domingo o serviço pode sair mais caro, por causa da ida de plantão, cobrada uma vez e combinada antes. O que se faz no portão tem o preço de sempre, e o orçamento por foto é grátis em qualquer dia.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda e o que não muda no preço", "A conta do fim de semana"],
        slots: [
          [
            "O que muda é a ida do técnico. O preço da peça, o da mão de obra e a garantia são os de dia útil: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação.",
            "A ida é a única parte que pode custar mais. A peça tem o mesmo preço, e a garantia continua de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação.",
            "Além da ida, nada muda na conta. O motor que vendemos tem {warranty.motor} de garantia e a instalação, {warranty.installation}, como na semana.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Chamar no domingo ou esperar a segunda"],
        slots: [
          [
            "Vale chamar no domingo quando a casa ficou aberta para a rua, há carro preso, choque, fumaça ou folha torta. Controle, barulho, lentidão e troca programada podem esperar a segunda, com o portão fechado.",
            "Portão aberto, carro preso e qualquer risco de queda ou choque não podem esperar. Se o portão fechou e ninguém está preso, o dia útil evita o gasto da ida de plantão.",
            "Casa aberta, carro preso ou risco de acidente justificam o plantão. Um motor lento, um controle que falhou ou uma troca planejada saem mais em conta durante a semana.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que dá para fazer no domingo"],
        slots: [
          [
            "Regulagem, capacitor e controle costumam se resolver na hora. Motor ou placa de modelo raro pode não estar à mão no domingo; nesse caso o portão fica fechado e seguro, e a troca é marcada.",
            "No próprio domingo se fazem ajustes e peças pequenas. Se faltar a placa ou o motor do seu modelo, o técnico fecha o portão e volta com a peça em outro dia.",
            "O mais comum, como capacitor e regulagem, fica pronto no mesmo dia. Se o motor ou a placa não se acha no fim de semana, o portão é fechado com segurança e a volta fica marcada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês atendem domingo e feriado?",
        answers: [
          "O contato funciona {shop.hours}. A visita depende de técnico livre no bairro, e a resposta já diz a hora possível.",
          "Sim, o WhatsApp atende {shop.hours}. Na resposta dizemos se há técnico livre perto de você e a que hora ele chega.",
        ],
      },
      {
        question: "O orçamento no domingo é cobrado?",
        answers: [
          "Por foto e vídeo, não. Só a ida ao local tem valor, combinado antes.",
          "Não, pelo WhatsApp ele é grátis. A ida ao local é cobrada só se você a confirmar.",
        ],
      },
      {
        question: "Posso parcelar o serviço feito no domingo?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, como em qualquer dia. Pix também é aceito.",
          "Sim, o cartão divide em até {shop.instalments} vezes a ida e o serviço juntos. O Pix também é aceito, a qualquer hora.",
        ],
      },
      {
        question: "E à noite, durante a semana?",
        answers: [
          "À noite vale a mesma regra do domingo, e a ida fora do horário comum pode custar mais. Você recebe o valor antes e decide se espera o dia seguinte.",
          "A ida à noite também pode ter valor próprio, informado na conversa. O preço da peça e da mão de obra é o do dia.",
        ],
      },
    ],
    photo: "o endereço, um vídeo do defeito e a foto da etiqueta do motor",
  },
];
