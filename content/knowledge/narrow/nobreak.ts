import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const nobreak: NarrowConcept[] = [
  {
    id: "nobreak-preco",
    broader: "nobreak",
    label: "Quanto custa o nobreak",
    phrase: "o preço do nobreak para portão",
    intent: "price",
    asks: [
      "instalam nobreak sem luz",
      "nobreak quanto custa",
      "nobreak preço",
      "nobreak valor",
      "preço nobreak portão",
      "custo nobreak",
      "orçamento nobreak",
      "nobreak barato",
      "nobreak portão instalado",
      "quanto sai nobreak",
      "quanto colocar nobreak",
      "preço colocar nobreak portão",
      "preço nobreak aparelho bateria mão obra",
    ],
    answers: {
      any: [
        "O preço do nobreak para portão soma aparelho, bateria e instalação e muda com a potência do motor e com quantas aberturas você quer na falta de luz. Casa com motor comum paga menos que prédio ou portão pesado. A foto da etiqueta do motor dá o valor, sem custo.",
        "O nobreak para portão custa conforme o motor: quanto mais potência e mais aberturas sem luz, maiores o aparelho e a bateria. Casa com motor comum gasta menos que prédio ou portão pesado. Pela foto da etiqueta, você recebe grátis o valor do aparelho, da bateria e da instalação.",
        "Não há preço único de nobreak para portão, porque o aparelho acompanha o motor e a bateria acompanha o uso na falta de energia. O de casa custa menos. O de prédio ou folha pesada custa mais. A foto da etiqueta basta para o orçamento grátis de aparelho, bateria e montagem.",
        "O preço de um nobreak de portão instalado depende de três partes: o aparelho, do porte do motor, a bateria, conforme as aberturas sem luz, e o serviço. Motor de casa fica na faixa mais baixa; prédio e folha pesada, na mais alta. Envie a foto da etiqueta para receber o valor.",
      ],
      price: [
        "O preço de um nobreak para motor de portão depende da potência do motor e de quantas aberturas você quer sem luz, por isso não há preço único. O de uma casa com motor comum é o mais barato. O de prédio ou folha pesada custa mais. Pela foto da etiqueta do motor, orçamos grátis aparelho, bateria e instalação.",
        "O preço do nobreak para portão eletrônico sai pela foto da etiqueta do motor, porque o aparelho tem de aguentar a partida dele. Casa com motor comum paga menos que prédio ou portão pesado. Somam-se a bateria, conforme as aberturas que você quer sem luz, e a instalação.",
        "Um nobreak para portão tem preço conforme o motor: o aparelho precisa aguentar a partida, que é maior em folha pesada e em placa com inversor. Motor de casa é o caso mais barato. A foto da etiqueta basta para receber o valor do aparelho, da bateria e da mão de obra.",
        "O valor do nobreak para portão acompanha a potência do motor, da casa com motor comum, mais barata, ao prédio de folha pesada. Fotografe a etiqueta e diga quantas vezes quer abrir sem luz. O orçamento grátis traz aparelho, bateria e montagem, separados.",
        "Para saber o preço do nobreak de portão, fotografe a etiqueta do motor: dela vem a potência que o aparelho precisa suportar, e isso pesa mais que a marca. A bateria cresce com o número de aberturas, e a instalação é somada. Motor de casa é o que paga menos.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do nobreak", "Do que depende o valor"],
        slots: [
          [
            "O aparelho é a maior parte da conta, e o tamanho dele vem da partida do motor, o instante de maior esforço. A bateria é a segunda parte e, em geral, é trocada a cada 2 a 4 anos.",
            "A partida, quando o motor puxa mais corrente, define o tamanho do aparelho, que é o item mais caro. A bateria vem em seguida e costuma ser trocada a cada 2 a 4 anos.",
            "Quanto mais forte o arranque do motor, maior e mais caro o nobreak. Some a bateria, que costuma durar de 2 a 4 anos e depois é paga de novo.",
            "Dois itens formam quase todo o valor. O primeiro é o aparelho, do tamanho da corrente de partida do motor. O segundo é a bateria, trocada em geral a cada 2 a 4 anos.",
          ],
        ],
        bullets: [
          "Potência e tensão do motor, escritas na etiqueta",
          "Placa comum ou com inversor, que pede nobreak compatível e mais caro",
          "Quantas aberturas você quer sem luz: de 20 a 50 atendem uma casa",
          "Distância até o quadro e lugar abrigado, se ainda não há",
          "Um ou dois motores",
        ],
      },
      {
        about: "choose",
        headings: ["Vale a pena pagar pelo nobreak?", "Nobreak, bateria no motor ou chave"],
        slots: [
          [
            "Vale para quem chega tarde, tem idoso em casa, portão pesado ou garagem como única entrada. Se a luz falta pouco e há porta social, a chave de destravamento resolve sem gasto.",
            "Compensa onde sair do carro à noite é risco, onde a garagem é a única entrada ou onde a luz cai muito. Com portão leve, porta social e poucas quedas por ano, destravar na mão basta.",
            "Quem tem quedas frequentes, portão pesado ou pessoa idosa em casa aproveita o gasto. Já com porta social e poucas faltas de luz, a chave do motor basta.",
            "O gasto se justifica quando a garagem é o único acesso ou quando alguém da casa não consegue empurrar a folha. Em endereço de energia estável, com porta de pedestre, a chave manual é suficiente.",
          ],
          [
            "Se o motor já está no fim, compare com um de 24 V, que aceita bateria própria e dispensa o nobreak.",
            "Antes de gastar com um motor velho, peça também o preço de um modelo de 24 V com bateria, que faz os dois papéis.",
            "Na troca de motor há outra saída: o de 24 V, preparado para bateria, que abre sem luz sem outro aparelho.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A instalação do nobreak", "O que está na mão de obra"],
        slots: [
          [
            "O técnico lê a etiqueta, vê se a folha anda leve e liga o aparelho em lugar ventilado e seco, com disjuntor e terra, só para o portão. No fim desliga a rede e conta as aberturas com você.",
            "A mão de obra inclui conferir motor e folha, passar cabo e disjuntor, aterrar e fixar o aparelho em lugar abrigado. O teste final é sem rede, com o portão abrindo e fechando.",
            "Antes de ligar, o técnico confere a folha, porque portão pesado gasta a bateria. Depois instala o circuito com disjuntor e terra, fixa o aparelho em lugar fresco e testa com a rede desligada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas aberturas o nobreak faz sem luz?",
        answers: [
          "Em geral, de 20 a 50 com folha leve, conforme a ficha do aparelho. Folha pesada e bateria velha reduzem esse número à metade.",
          "A ficha traz o número, que costuma ficar entre 20 e 50 em portão leve. Motor forte e bateria cansada fazem menos.",
          "Com folha leve e bateria boa, algo entre 20 e 50, segundo a ficha. Peso maior ou bateria gasta podem cortar isso pela metade.",
        ],
      },
      {
        question: "Posso comprar o nobreak e só pagar a instalação?",
        answers: [
          "Pode, se ele for próprio para motor de portão e da potência certa. Mande a foto das duas etiquetas antes de comprar.",
          "Sim. Confirme antes o modelo, porque o de computador desarma na partida do motor.",
          "Sim, desde que o aparelho seja próprio para portão e tenha potência. Fotografe as duas etiquetas antes de fechar a compra.",
        ],
      },
      {
        question: "Quanto custa trocar a bateria do nobreak depois?",
        answers: [
          "Depende da tensão, da capacidade e da quantidade, dados da etiqueta do nobreak. Mande a foto dela e o orçamento sai sem custo.",
          "O preço muda com a capacidade e o número de baterias e sai pela foto da etiqueta do aparelho.",
          "É orçada pela etiqueta do aparelho, onde constam tensão, capacidade e quantidade. As de 12 V, mais comuns, são as mais baratas.",
        ],
      },
      {
        question: "Nobreak aumenta a conta de luz?",
        answers: [
          "Pouco: ele só mantém a bateria carregada. O consumo maior continua sendo o do motor.",
          "Quase nada, porque, com a bateria carregada, ele gasta o mínimo para mantê-la assim.",
          "A diferença é pequena, já que depois da carga ele só repõe o que se perde. Quem pesa na conta é o motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do lugar em que o nobreak ficaria",
  },
  {
    id: "nobreak-apita",
    broader: "nobreak",
    label: "Nobreak apitando",
    phrase: "o nobreak que apita",
    intent: "repair",
    asks: [
      "nobreak apita",
      "nobreak apitando",
      "nobreak bip",
      "nobreak não para apitar",
      "nobreak bipando",
      "nobreak portão apitando",
      "nobreak barulho",
      "nobreak luz vermelha",
      "nobreak alarme",
      "nobreak beep",
      "nobreak apitando direto",
      "nobreak apita direto",
    ],
    answers: {
      any: [
        "O nobreak do portão apitando com a luz da casa acesa costuma ter a bateria no fim. Se apita só quando falta luz, é o aviso normal de reserva em uso. Se apita quando o motor parte, há sobrecarga. Não abra o aparelho; a visita para medir em casa parte de {price.preventive}, e a bateria é orçada à parte.",
        "Bateria do nobreak do portão apitando direto, com a rede normal, quase sempre pede troca, porque ela dura de 2 a 4 anos. Confira antes se o disjuntor dele está ligado. A visita residencial começa em {price.preventive}, fora a bateria, e a caixa não se abre em casa.",
        "Nobreak apitando direto avisa de três coisas: falta de rede, bateria fraca ou sobrecarga na partida do motor. Se há luz e o disjuntor dele está ligado, a bateria perdeu a carga. Trocar e testar, em residência, custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir por que ele apita", "Rede, bateria ou sobrecarga"],
        slots: [
          [
            "O momento do apito mostra a causa: com o portão parado, na partida do motor ou na falta de luz. Não abra a tampa, porque dentro há tensão perigosa mesmo fora da tomada.",
            "Repare no momento do apito e na luz do painel. A caixa fica fechada, porque a bateria mantém tensão por dentro.",
            "O instante do apito aponta a causa. Faça a conferência por fora, já que dentro do aparelho há energia até desligado.",
          ],
        ],
        steps: [
          "Veja se há luz na casa e se o disjuntor do nobreak está ligado.",
          "Repare se apita parado ou só quando o portão anda.",
          "Olhe a cor das luzes do painel e fotografe.",
          "Procure o significado no manual do modelo.",
          "Se cheirar a queimado ou estufar, desligue o disjuntor e afaste-se.",
        ],
      },
      {
        about: "causes",
        headings: ["Apito parado, na partida ou sem luz", "Causas do apito em cada situação"],
        slots: [
          [
            "Se o nobreak apita com o portão parado e a luz normal, a bateria está velha ou o carregador falhou. Se apita só na partida do motor, o portão está pesado ou o aparelho é pequeno para ele. Na falta de luz, o apito é normal e fica mais rápido quando a carga acaba.",
            "Bip espaçado com a rede normal é o aviso clássico de bateria para trocar. Se só apita quando a folha arranca, a carga passa do que ele entrega; na falta de luz, o apito é normal e acelera com a carga acabando.",
            "Com a luz da casa acesa, suspeite da bateria ou do carregador. Se o apito vem quando a folha arranca, há sobrecarga, por roldana travada ou folha desequilibrada. Na falta de luz, o aparelho só avisa que está trabalhando.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A troca da bateria", "O que o técnico testa"],
        slots: [
          [
            "O técnico mede a bateria com o motor partindo, que é quando ela mostra a idade, e confere o carregador e o peso da folha. Troca-se por outra da mesma tensão e capacidade, e a usada segue para descarte correto.",
            "A bateria é medida em esforço, e o carregador e a folha, conferidos, para a nova não se gastar cedo. Entra outra igual, em tensão e capacidade, e a velha vai para o descarte certo.",
            "Antes de trocar, mede-se a bateria na partida do motor e vê-se se o portão anda leve. A nova tem a mesma tensão e capacidade, e o teste final é abrir e fechar sem rede.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o nobreak", "Vida da bateria e segurança"],
        slots: [
          [
            "Deixe o nobreak em lugar ventilado, porque o calor encurta a vida da bateria, e faça um teste a cada seis meses. Antes de mexer no portão, desligue também o aparelho: o disjuntor sozinho não corta a energia do motor.",
            "Teste duas vezes por ano e mantenha o nobreak longe do sol e do telhado quente. Quem vai mexer no portão desliga disjuntor e nobreak, porque ele segue alimentando o motor.",
            "Lugar fresco e teste semestral fazem a bateria durar. Cole um aviso no quadro: este portão continua energizado com o disjuntor desligado, por causa do nobreak.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar o apito do nobreak?",
        answers: [
          "Alguns modelos têm botão de silêncio, mas o motivo continua. Resolva a causa antes de calar o aviso.",
          "Em certos aparelhos, sim. Apitando por bateria fraca, o portão vai parar na próxima queda.",
        ],
      },
      {
        question: "O nobreak apita, mas o portão funciona. Posso deixar?",
        answers: [
          "Pode usar enquanto há luz. Na falta de energia o nobreak deve falhar, por isso programe a troca da bateria.",
          "Pode deixar por pouco tempo. O aviso costuma vir antes de a bateria acabar de vez.",
        ],
      },
      {
        question: "Desligo o nobreak para parar o barulho?",
        answers: [
          "Desligar pode deixar o portão sem energia, conforme a ligação. Pergunte ao técnico antes.",
          "Depende da instalação: em muitas, o motor passa por ele e para junto.",
        ],
      },
      {
        question: "Trocar a bateria resolve sempre?",
        answers: [
          "Resolve quando a bateria é a causa. Se o carregador está ruim ou o portão pesa, a bateria nova também se gasta cedo, e por isso se mede antes.",
          "Na maioria, sim. O técnico testa também carregador e esforço do motor.",
        ],
      },
    ],
    photo: "uma foto do painel do nobreak com as luzes e da etiqueta dele",
  },
  {
    id: "nobreak-nao-funciona",
    broader: "nobreak",
    label: "Nobreak não segura o portão",
    phrase: "o nobreak que não segura o portão",
    intent: "repair",
    asks: [
      "nobreak não funciona falta luz",
      "nobreak não funciona quando falta luz",
      "com nobreak não funciona falta luz",
      "nobreak não segura falta luz",
      "nobreak não funciona",
      "nobreak não segura",
      "nobreak não abre",
      "nobreak falta luz não",
      "nobreak desarma",
      "nobreak não liga",
      "nobreak não aguenta",
      "nobreak portão parou",
      "nobreak queimou",
      "portão nobreak não abre",
      "nobreak não segura portão",
      "nobreak não assume",
      "nobreak não funciona acaba luz",
      "nobreak não liga falta luz",
      "nobreak não abre falta luz",
      "nobreak descarrega rápido",
      "nobreak dura pouco",
      "nobreak descarregando",
      "nobreak liga desliga",
      "nobreak não volta",
      "nobreak não volta luz",
      "nobreak não religa",
      "nobreak garagem defeito",
      "nobreak portão defeito",
      "nobreak defeito conserto",
      "nobreak acaba energia portão não abre",
    ],
    answers: {
      any: [
        "O nobreak do portão que não funciona quando acaba a luz está, quase sempre, com a bateria no fim. Também pode ser fraco para a partida do motor ou se desligar porque o portão está pesado. Deixe carregar por várias horas e teste; se falhar de novo, a visita para medir, em casa, parte de {price.preventive}, sem peças.",
        "O nobreak de portão que não segura ou descarrega rápido tem bateria velha, é pequeno para o arranque do motor ou puxa uma folha pesada demais. Deixe-o carregar por várias horas e teste de novo sem a rede. A visita para medir a bateria e o motor, em residência, começa em {price.preventive}, fora as peças.",
        "Se o nobreak do portão liga e desliga ou não volta depois que a luz volta, a causa costuma ser bateria esgotada ou defeito na placa do aparelho. Antes, confira o disjuntor que o alimenta e a chave liga e desliga. O técnico mede tudo e, se preciso, religa o motor à rede, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste depois que a luz voltar", "O que conferir sem abrir a caixa"],
        slots: [
          [
            "Faça o teste com a luz normal, o aparelho carregado por várias horas e a passagem livre. Não abra a caixa, porque há tensão perigosa dentro dela mesmo fora da tomada.",
            "Espere a bateria carregar bem e deixe o vão livre antes de testar. O nobreak deve continuar fechado: a bateria mantém tensão lá dentro até com a rede cortada.",
            "Com a bateria carregada e ninguém perto da folha, o teste leva poucos minutos. Nunca abra o aparelho, que guarda energia mesmo desligado.",
          ],
        ],
        steps: [
          "Veja se o disjuntor e a chave do nobreak estão ligados.",
          "Deixe o aparelho carregar pelo tempo que o manual indica.",
          "Desligue só o disjuntor que alimenta o nobreak e abra e feche o portão pelo controle.",
          "Note se ele desliga logo na partida ou perde força no caminho.",
          "Religue o disjuntor e anote quantas aberturas a bateria aguentou.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o nobreak não segura", "Bateria, partida ou portão pesado"],
        slots: [
          [
            "A bateria velha mostra tensão normal em repouso e perde força na partida do motor. Ela dura, em geral, de 2 a 4 anos, menos quando a garagem é quente ou a carga já foi até o fim. É a causa mais comum e a mais simples de resolver.",
            "Quase sempre o defeito está na bateria, que em geral vive de 2 a 4 anos e menos no calor. Em repouso ela parece boa, mas a tensão cai no arranque do motor. Uma falta de luz longa, que a esvaziou de todo, também a estraga.",
            "A primeira suspeita é a bateria cansada, que não sustenta a partida do motor mesmo quando parece carregada. Conte com 2 a 4 anos de vida, em geral, e menos em garagem quente ou depois de uma descarga completa.",
          ],
          [
            "Um aparelho pequeno se desliga no arranque, ainda que seja novo, e o nobreak de computador não aguenta motor. Folha pesada, roldana ruim ou contrapeso errado aumentam o esforço e derrubam até o nobreak certo.",
            "Se a bateria está boa, o nobreak é fraco para o motor, como os de informática, ou o portão está pesado. A folha precisa andar leve antes de se pensar em trocar o aparelho.",
            "Em seguida vêm o aparelho pequeno para o motor, que se protege desligando na partida, e a folha que pesa por causa de roldana ou contrapeso. Os modelos de computador não servem para portão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "Como o nobreak é consertado"],
        slots: [
          [
            "O técnico vê se a folha anda leve, mede a corrente do motor e a bateria durante a partida e confere a ligação. Em geral basta trocar a bateria. Se o aparelho é pequeno, indica outro; se queimou, liga o motor direto na rede até a solução.",
            "Primeiro é conferida a folha e depois se medem a corrente do motor e a bateria em esforço, para saber o que falhou. O reparo mais comum é a bateria nova. Quando o aparelho queimou, ele é retirado do circuito, e o portão volta a funcionar direto na rede.",
            "A bateria é medida com o motor partindo, que é quando ela mostra a idade, e o consumo do portão também. Depois o técnico troca a bateria ou, se o aparelho for fraco para o motor, o nobreak inteiro; enquanto isso, o portão pode trabalhar ligado à rede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão não funciona nem com luz por causa do nobreak?",
        answers: [
          "Pode acontecer, se a energia do motor passa pelo nobreak e ele queimou. O técnico liga o motor direto na rede enquanto o aparelho é consertado.",
          "Sim, nas ligações em que o motor é alimentado só pelo nobreak. Não refaça a fiação por conta própria, porque há tensão da bateria mesmo sem luz.",
        ],
      },
      {
        question: "Quantas horas deixo o nobreak carregando?",
        answers: [
          "O manual do aparelho diz quantas, e em geral são várias horas. Depois de uma descarga total, a carga pode demorar até um dia.",
          "Deixe várias horas, conforme o modelo, e teste só com a carga completa.",
        ],
      },
      {
        question: "Posso pôr uma bateria maior no nobreak?",
        answers: [
          "Só se o carregador do aparelho aceitar, porque bateria fora do previsto carrega mal e dura pouco.",
          "Depende do nobreak: siga a tensão e a capacidade da etiqueta. Uma bateria maior que a indicada nunca chega à carga cheia.",
        ],
      },
      {
        question: "Como abro agora, sem luz e sem nobreak?",
        answers: [
          "Use a chave de destravamento, com a folha reta e o disjuntor e o nobreak desligados; no basculante, só com o portão fechado e sem defeito. Um basculante pesado ou torto deve ficar travado até o técnico chegar.",
          "Destrave apenas um portão em bom estado, fechado e reto, com o disjuntor e o nobreak desligados. Se ele estiver pesado ou torto, chame o técnico, {shop.hours}.",
        ],
      },
    ],
    photo: "fotos da etiqueta do nobreak e do motor",
  },
  {
    id: "nobreak-de-computador",
    broader: "nobreak",
    label: "Nobreak de computador no portão",
    phrase: "o nobreak de computador no portão",
    intent: "question",
    asks: [
      "ligar motor portão nobreak computador",
      "ligar portão nobreak computador",
      "pode ligar motor portão nobreak computador",
      "melhor nobreak portão",
      "qual melhor nobreak portão",
      "nobreak melhor motor",
      "nobreak computador portão",
      "nobreak comum portão",
      "usar nobreak computador",
      "nobreak informática",
      "nobreak serve portão",
      "nobreak 600va portão",
      "nobreak 1200va portão",
      "qual nobreak portão",
      "estabilizador portão",
      "nobreak para portão diferença",
    ],
    answers: {
      any: [
        "Para escolher o nobreak do portão eletrônico, compre o próprio para automatizador, com a tensão e a potência da etiqueta do motor; o de computador não aguenta o pico da partida. Se a central tem inversor, confirme no manual se ela aceita. O valor instalado depende da potência e da bateria, e sai por foto.",
        "O melhor nobreak para portão eletrônico é o feito para automatizador, na mesma tensão do motor e com potência para o HP dele. Nobreak de computador desarma no arranque, que puxa várias vezes a corrente normal. Com placa inversora, veja antes no manual; potência e bateria definem o preço, informado por foto.",
        "Qual nobreak escolher para o portão: um indicado no rótulo para automatizador, que atenda à tensão e ao HP da etiqueta. O de informática, mesmo de 600 ou 1.200 VA, falha no pico de partida do motor. Central com inversor exige consulta ao manual, e o orçamento por foto segue a potência e a bateria.",
      ],
      question: [
        "O nobreak, de qualquer marca, serve no portão se o rótulo diz que é para automatizador e cobre a tensão e a potência da etiqueta do motor. O da linha de computador, mesmo da mesma marca, desarma na partida. Mande a foto do aparelho e da etiqueta do motor, e dizemos se serve.",
        "Não serve: a partida do motor puxa várias vezes a corrente normal, e o nobreak de computador desarma ou queima. Use modelo indicado para automatizador, com a tensão e a potência da etiqueta do motor.",
        "Nobreak de 600 VA ou 1.200 VA, do tipo comum, não é indicado para o portão: pode mover um portão leve uma vez e falhar na seguinte. O próprio para automatizador, na tensão do motor, aguenta o pico de arranque.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que procurar no rótulo do nobreak", "Como escolher o nobreak certo"],
        slots: [
          [
            "Leve a foto da etiqueta do motor e compare com o rótulo do nobreak.",
            "A escolha se faz com duas etiquetas lado a lado, a do motor e a do aparelho.",
            "Ponha os dados do motor ao lado dos do nobreak antes de pagar.",
          ],
        ],
        bullets: [
          "Indicação expressa para portão eletrônico ou automatizador",
          "Tensão de saída igual à do motor, 127 V ou 220 V",
          "Potência de motor que ele atende, em HP",
          "Número de aberturas com a bateria cheia",
          "Compatibilidade com a central, se ela tem inversor",
        ],
      },
      {
        about: "what",
        headings: ["Por que o nobreak de computador falha", "O que a partida do motor exige"],
        slots: [
          [
            "Um computador consome sempre parecido, enquanto o motor puxa várias vezes a corrente normal ao arrancar. O nobreak de informática entende isso como sobrecarga e desliga, ou queima depois de algumas tentativas.",
            "O motor pede, no arranque, muito mais corrente do que em movimento; a carga de um computador quase não varia. Diante desse pico, o aparelho de informática se protege desligando e pode acabar queimado.",
            "No instante da partida, a corrente do motor sobe várias vezes, coisa que um computador nunca faz. Por isso o nobreak de mesa acusa sobrecarga, desarma e, com a insistência, queima.",
          ],
          [
            "Há também a onda: na bateria, muitos desses aparelhos entregam uma forma de onda quadrada, que faz o motor roncar e esquentar. E os minutos de autonomia do catálogo não dizem quantas vezes o portão abre.",
            "Além do pico, boa parte deles produz na bateria uma onda quadrada, com a qual o motor esquenta, ronca e perde força. A autonomia em minutos, pensada para o computador, nada informa sobre aberturas.",
            "Outro ponto é a qualidade da energia: a onda quadrada de muitos modelos tira força do motor e o aquece. Já o tempo anunciado na caixa vale para computador, não para ciclos de portão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como testar o nobreak em casa", "Teste de falta de luz"],
        slots: [
          [
            "Depois de instalado, um teste a cada seis meses mostra se a bateria ainda segura o portão. Não abra o aparelho nem toque nas saídas, que continuam com energia sem a rede. Portão lento ou apito seguido indicam bateria fraca.",
            "Duas vezes por ano, simule a falta de luz num dia calmo. O nobreak segue energizado com a rede desligada, portanto nada de abrir a caixa; se a folha perde velocidade ou ele apita sem parar, a bateria cansou.",
            "Faça um ensaio a cada semestre, sem tirar nenhuma tampa, porque as saídas do nobreak ficam vivas mesmo sem rede. Folha mais lenta e avisos sonoros repetidos são sinal de bateria no fim.",
          ],
        ],
        steps: [
          "Libere a área do portão e afaste crianças e animais.",
          "Desligue só o disjuntor que alimenta o nobreak.",
          "Faça uma abertura e um fechamento pelo controle.",
          "Repare na velocidade e nos avisos sonoros.",
          "Religue o disjuntor e deixe a bateria recarregar.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Estabilizador ajuda o portão?",
        answers: [
          "Não. Ele não guarda energia e ainda limita a partida do motor. Contra pico da rede usa-se DPS, o protetor de surto do quadro, com aterramento.",
          "Não resolve a falta de luz e pode atrapalhar o arranque, por isso fica fora do circuito do motor. Para raios e picos, o protetor é o DPS.",
        ],
      },
      {
        question: "Meu nobreak de computador já está ligado ao portão. Faz mal?",
        answers: [
          "Pode desarmar, esquentar o motor ou queimar. Peça para o técnico retirá-lo do circuito. Até a troca, o motor trabalha melhor direto na rede.",
          "Faz: o motor ronca e esquenta na bateria, e o aparelho desarma quando mais se precisa. O técnico liga o motor de volta à rede até você pôr o modelo próprio.",
        ],
      },
      {
        question: "Serve para manter só o módulo Wi-Fi e as câmeras?",
        answers: [
          "Para isso, sim: são cargas eletrônicas pequenas e constantes. O motor do portão fica fora dele, em aparelho próprio.",
          "Serve bem. Roteador e câmera consomem pouco, como um computador; apenas o motor precisa de um nobreak de automatizador.",
        ],
      },
      {
        question: "Existe portão que dispensa nobreak?",
        answers: [
          "Sim: o motor de corrente contínua aceita bateria na própria central e abre sem luz por alguns ciclos. Quem vai trocar de motor pode comparar as duas soluções antes da compra.",
          "O automatizador de corrente contínua, com bateria ligada à placa, não precisa dele. Vale pensar nisso quando o motor atual já está para ser trocado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do nobreak que você tem ou pensa em comprar",
  },
  {
    id: "nobreak-vale-a-pena",
    broader: "nobreak",
    label: "Nobreak: vale a pena?",
    phrase: "a compra de um nobreak para o portão",
    intent: "question",
    asks: [
      "nobreak vale pena",
      "bateria nobreak vale pena",
      "bateria nobreak motor portão vale pena",
      "nobreak motor portão vale pena",
      "bateria nobreak compensa",
      "vale pena comprar nobreak portão",
      "nobreak precisa",
      "nobreak compensa",
      "preciso nobreak",
      "nobreak necessário",
      "nobreak funciona portão",
      "nobreak portão eletrônico vale pena",
      "nobreak portão automático vale pena",
    ],
    answers: {
      any: [
        "O nobreak para portão eletrônico vale a pena quando a luz cai com frequência, quando o portão é a única saída ou quando ninguém da casa consegue abrir na mão. Se as quedas são raras e há porta social, a chave de destravamento basta. Aparelho e instalação são orçados grátis pela foto da etiqueta do motor.",
        "Vale a pena colocar nobreak no portão eletrônico se falta luz toda semana, se mora idoso na casa ou se não há outra saída. Com portão leve, porta social e queda rara, a chave resolve sem gasto. O valor do aparelho instalado é informado pela foto da etiqueta do motor.",
        "A bateria ou o nobreak para motor de portão compensa onde as quedas são frequentes, o portão é pesado ou é o único acesso. Quem raramente fica sem luz e sabe usar a chave de destravamento pode esperar. O preço depende da potência do motor e sai pela foto da etiqueta.",
        "Nobreak no portão eletrônico vale a pena para quem fica sem luz várias vezes por ano, chega tarde da noite ou tem portão pesado. Para quedas raras, em portão leve com porta social, não compensa: basta a chave de destravamento. O orçamento é grátis, pela foto da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Nobreak, bateria ou só a chave", "Quando o nobreak compensa"],
        slots: [
          [
            "Existem três soluções para a falta de luz, e cada uma serve a um caso. Veja qual é o seu antes de comprar.",
            "Nem todo portão precisa do mesmo aparelho. A decisão depende do uso, do peso da folha e do tipo de motor.",
            "A escolha segue o motor que você tem, o peso da folha e quantas vezes a luz cai. Compare os casos mais comuns.",
          ],
        ],
        bullets: [
          "Motor comum já instalado e quedas frequentes: nobreak próprio para portão",
          "Motor novo a comprar: modelo de 24 V com bateria, que dispensa o nobreak",
          "Quedas raras, porta social e folha leve de correr ou de abrir: chave de destravamento",
          "Basculante pesado, prédio ou única saída: nobreak, porque abrir na mão é difícil",
        ],
      },
      {
        about: "what",
        headings: ["O que o nobreak faz e o que não faz", "O que esperar do nobreak"],
        slots: [
          [
            "A carga garante um número de aberturas, e não horas de uso: em folha leve, em geral de 20 a 50; em portão pesado, perto da metade. Ele precisa ser próprio para portão, porque o de computador desliga na partida do motor.",
            "Conte em aberturas: um nobreak de casa faz em geral de 20 a 50 em folha leve e menos em portão pesado. Só serve o modelo feito para motor de portão, que aguenta o arranque; o de computador desarma.",
            "Um aparelho de casa dá em geral de 20 a 50 aberturas com folha leve, e depois vale a chave. Compre o indicado para portão, porque o de informática se desliga com o pico da partida.",
          ],
          [
            "A bateria envelhece mesmo parada e é trocada, em geral, a cada 2 a 4 anos, gasto que entra na conta. O nobreak também não corrige portão desequilibrado, que o derruba na partida.",
            "Some ao preço a troca da bateria, em geral a cada 2 a 4 anos, mesmo sem uso. Folha pesada ou presa precisa de conserto antes, ou ele desarma ao arrancar.",
            "A bateria perde carga com o tempo e pede substituição a cada 2 a 4 anos, em geral. Nenhum nobreak compensa defeito mecânico: com a folha presa, a partida o desliga.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do nobreak", "O que pesa no orçamento"],
        slots: [
          [
            "O modelo para motor de casa com uma bateria é o mais barato. O preço sobe com a potência do motor, com o número de aberturas desejado e com a placa de inversor, que pede aparelho compatível.",
            "Quanto mais forte o motor e mais aberturas você quer sem luz, mais caro fica. Motor com inversor exige modelo compatível, de valor maior, e o básico atende o portão comum de casa.",
            "A força do motor, o número de aberturas e o tipo de placa fazem o preço. O de casa, com uma bateria, é o mais barato. O compatível com inversor custa mais.",
          ],
          [
            "A instalação é rápida quando há lugar seco e ventilado perto do motor. Distância, tomada nova ou dois motores aumentam o serviço.",
            "Um lugar ventilado e seco ao lado do motor simplifica a montagem. Se é preciso puxar um ponto de energia ou atender dois motores, o trabalho cresce.",
            "Perto do motor e longe da chuva, a montagem é curta; um ponto elétrico novo e dois motores a encarecem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nobreak aumenta a conta de luz?",
        answers: [
          "Pouco. Depois de carregada, a bateria só recebe uma carga de manutenção, e o consumo maior acontece ao recarregar depois da falta de luz.",
          "Quase nada no dia a dia, porque ele apenas mantém a bateria cheia. O gasto sobe um pouco logo depois de cada falta de luz.",
          "Muito pouco. O aparelho só repõe o que a bateria perde, e quem consome de verdade é o motor.",
        ],
      },
      {
        question: "Com nobreak ainda preciso da chave?",
        answers: [
          "Sim. Se a bateria acabar ou o motor falhar, a chave solta a folha de correr ou de abrir. Basculante com cabo, mola ou contrapeso em falha não se destrava.",
          "Precisa, porque o nobreak não abre portão com defeito. Guarde a chave à mão e use só em folha reta. No basculante com defeito mecânico, espere o técnico.",
          "Sim, para quando a carga acabar. Antes de usar a chave, desligue o disjuntor e o nobreak; no basculante com defeito, não destrave.",
        ],
      },
      {
        question: "O nobreak serve para qualquer motor de portão?",
        answers: [
          "Serve se a potência e a tensão combinam com a etiqueta do motor. Placa com inversor, que muda a velocidade, pede modelo compatível, confirmado no manual.",
          "Na maioria, sim, escolhido pela etiqueta: tensão igual e potência que cubra a partida do motor. Com inversor, confira antes no manual da placa.",
          "Para quase todos, desde que o tamanho acompanhe o motor. Mande a foto da etiqueta, que diz a tensão, a potência e se há inversor.",
        ],
      },
      {
        question: "Posso ligar outras coisas no nobreak do portão?",
        answers: [
          "Fotocélula e interfone, sim, porque consomem pouco. Cada aparelho a mais tira aberturas do portão, então câmera e roteador ficam melhor em outro nobreak.",
          "O ideal é deixá-lo para o motor e os sensores dele. O interfone ainda cabe; o resto reduz o número de aberturas.",
          "Só o que consome pouco e faz parte da entrada, como fotocélula e interfone. Câmera e roteador pedem um nobreak próprio.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do lugar em que o nobreak ficaria",
  },
  {
    id: "quantas-aberturas-nobreak",
    broader: "nobreak",
    label: "Quantas aberturas faz o nobreak",
    phrase: "o número de aberturas do nobreak",
    intent: "question",
    asks: [
      "nobreak va quantas vezes abre",
      "nobreak 1200va portão quantas vezes abre",
      "nobreak va portão quantas aberturas",

      "quantas aberturas nobreak",
      "quantas vezes nobreak",
      "nobreak quantas vezes abre",
      "nobreak quanto tempo dura",
      "autonomia nobreak",
      "nobreak quantas horas",
      "nobreak quantos ciclos",
      "nobreak segura quanto tempo",
    ],
    answers: {
      any: [
        "O nobreak de portão aguenta, em geral, de 20 a 50 aberturas, com motor de 1/4 HP, folha leve e bateria nova. Cada abertura aqui é abrir e fechar uma vez. Com motor de 1/2 HP, folha pesada ou bateria velha, o número pode cair pela metade. A ficha do aparelho traz o número de ciclos.",
        "O nobreak para portão dura em aberturas, e não em horas. O comum é de 20 a 50 vezes de abrir e fechar, com folha leve e motor de 1/4 HP. O motor mais forte e a folha pesada gastam mais carga. A bateria costuma ser trocada a cada 2 a 4 anos.",
        "Com motor de 1/2 HP, o nobreak de portão costuma fazer de 10 a 30 aberturas, contando abrir e fechar como uma. O motor de 1/4 HP gasta menos e rende mais. A folha pesada e a bateria velha reduzem o número. A quantidade certa do seu aparelho está na ficha dele.",
        "O nobreak para portão eletrônico aguenta, em geral, de 20 a 50 aberturas, contando abrir e fechar como uma. Esse número vale para motor de 1/4 HP, folha leve e bateria nova. Motor de 1/2 HP, folha pesada ou bateria velha podem cortar o número pela metade. A ficha do nobreak traz o valor do modelo.",
        "O nobreak para motor de portão dura, sem luz, de 20 a 50 aberturas com folha leve, ou de 4 a 8 horas parado, como valor típico. Folha pesada, motor mais forte e bateria velha cortam o número pela metade. O teste com a rede desligada mostra o tempo do seu aparelho.",
      ],
      price: [
        "O nobreak de portão dura em aberturas, e não em horas, em geral de 20 a 50 com folha leve, e o preço cresce com esse número. Somam-se o aparelho para a potência do motor, a bateria e a instalação, orçados pela foto da etiqueta.",
        "O preço do nobreak acompanha quantas aberturas você quer sem luz: mais ciclos pedem mais bateria, e motor mais forte, aparelho maior. Com a foto da etiqueta do motor e o número de aberturas, o valor sai com aparelho, bateria e instalação em linhas separadas.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que define o número de aberturas", "Por que o mesmo nobreak rende diferente"],
        slots: [
          [
            "A bateria guarda uma carga que vem escrita em Ah, e a cada ano ela segura um pouco menos. O motor também conta: um de 1/2 HP gasta mais carga por abertura que um de 1/4 HP.",
            "Quanto maior a capacidade da bateria, em Ah, mais ciclos; quanto mais velha, menos ela entrega do que está escrito. Do outro lado está o motor, e um de 1/2 HP puxa mais energia por abertura que um de 1/4 HP.",
            "O número depende da carga da bateria, escrita em Ah, que diminui com a idade. Depende também do motor: com o mesmo aparelho, um de 1/4 HP abre mais vezes que um de 1/2 HP.",
          ],
          [
            "Folha pesada, trilho sujo ou contrapeso desregulado fazem o motor trabalhar mais e gastam a carga. Câmera, interfone e luz ligados ao nobreak consomem o tempo todo, mesmo com o portão parado.",
            "O estado do portão conta tanto quanto a bateria: trilho sujo ou folha desequilibrada aumentam muito o gasto de cada abertura. Interfone, câmera e lâmpada na mesma tomada também consomem.",
            "Portão que anda pesado desperdiça carga, porque o motor força por mais tempo. Cada acessório ligado junto, como câmera ou luz, reduz as aberturas mesmo com o portão parado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como contar as aberturas do seu nobreak", "Teste de autonomia em casa"],
        slots: [
          [
            "Faça o teste num dia calmo, com a passagem livre e a família avisada. Pare quando o portão ficar lento, porque esgotar a bateria encurta a vida dela.",
            "Escolha um dia tranquilo e deixe o vão livre. Não leve a carga até o fim: descarga total encurta a vida da bateria.",
            "O teste é simples e não pede abrir nada. Avise a casa e interrompa quando o portão ficar lento, para poupar a bateria.",
          ],
        ],
        steps: [
          "Deixe o nobreak carregando desde a véspera.",
          "Desligue o disjuntor que alimenta o nobreak. O bipe que começa agora só avisa que falta luz.",
          "Abra e feche pelo controle, vendo o portão, e conte uma abertura a cada volta completa.",
          "Pare quando o portão ficar lento ou o bipe ficar rápido ou contínuo, que é o aviso de bateria baixa.",
          "Religue o disjuntor e anote a data e o número de aberturas.",
        ],
      },
      {
        about: "choose",
        headings: ["Quantas aberturas você precisa", "O tamanho certo do nobreak"],
        slots: [
          [
            "Numa falta de luz, uma casa costuma abrir o portão menos de 20 vezes, e o modelo de entrada próprio para portão basta. No prédio, cada carro da hora cheia é uma abertura, e por isso se usa um banco de baterias maior ou um gerador.",
            "Para uma casa, o nobreak de portão mais simples costuma bastar, porque o portão abre poucas vezes na falta de luz. No prédio, a hora de pico esgota um aparelho pequeno, e ali se usa bateria maior ou gerador.",
            "Conte quantas vezes o portão abre numa falta de luz comum. Na casa são poucas; no prédio, dezenas por hora, o que pede mais baterias ou gerador.",
          ],
          [
            "Compre um nobreak feito para portão, com a tensão e a potência da etiqueta do motor. O aparelho precisa de sobra para a partida, quando o motor puxa várias vezes a corrente normal. Motor com inversor só aceita nobreak compatível, indicado no manual.",
            "Veja a tensão e a potência na etiqueta do motor e escolha um nobreak próprio para automatizador, que aguenta a partida. Se a placa tem inversor, o manual diz qual nobreak serve.",
            "O aparelho tem de ser de portão, na tensão do motor e com folga para o arranque. Central com inversor não aceita qualquer um.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como ganho mais aberturas com o nobreak?",
        answers: [
          "Deixe a folha leve e equilibrada e ligue só o portão no nobreak. Uma bateria nova também ajuda. Bateria maior que a original, só se o manual do aparelho permitir.",
          "Corrija o peso da folha e desligue o que mais estiver no aparelho. Se a bateria já tem mais de dois anos, a troca devolve ciclos.",
        ],
      },
      {
        question: "Quanto tempo o nobreak leva para recarregar?",
        answers: [
          "Em geral, leva algumas horas. Se esvaziou por completo, pode levar até um dia.",
          "Depende do carregador e da bateria. Conte com o dia seguinte antes de testar de novo.",
        ],
      },
      {
        question: "O nobreak antigo faz menos aberturas. É normal?",
        answers: [
          "Sim, porque a bateria perde capacidade com os anos. A troca por outra igual devolve as aberturas.",
          "Sim, e o calor acelera. Teste a cada seis meses e anote quantas aberturas ele fez, para saber a hora da troca.",
        ],
      },
      {
        question: "E quando a bateria acaba no meio da falta de luz?",
        answers: [
          "O portão de correr ou de abrir, com a folha reta, pode ser destravado com a chave e movido na mão. O basculante só se destrava se está fechado e funcionava bem, com duas pessoas e como manda o manual. Desligue antes o nobreak e o disjuntor.",
          "O portão para onde está. O de correr ou de abrir se libera com a chave, com o nobreak desligado. Se o basculante parou aberto, não destrave: espere a luz ou chame o técnico.",
        ],
      },
    ],
    photo: "fotos da etiqueta do nobreak e da etiqueta do motor",
  },
  {
    id: "nobreak-condominio-ciclos",
    broader: "nobreak",
    label: "Autonomia em ciclos do nobreak de condomínio",
    phrase: "a autonomia em ciclos do nobreak do condomínio",
    asks: [
      ...combine(
        ["nobreak condomínio", "nobreak prédio", "nobreak portão condomínio", "nobreak edifício"],
        [
          "autonomia",
          "ciclos",
          "autonomia ciclos",
          "quantos ciclos",
          "quantas aberturas",
          "quantas vezes abre",
          "quanto tempo dura",
          "quanto tempo segura",
          "calcular autonomia",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O nobreak do portão de condomínio é medido em ciclos, e não em horas: cada carro é um ciclo, abrir e fechar. Um aparelho de casa faz de 20 a 50 com folha leve e cai pela metade em folha pesada. Para 40 vagas, preveja uns 20 ciclos por hora de falta de luz, com um terço de sobra.",
        "A autonomia do nobreak no portão do condomínio ou prédio se calcula assim: carros da hora de pico vezes as horas que você quer cobrir, mais um terço. Com 40 vagas são cerca de 20 ciclos na pior hora. Folha pesada reduz o rendimento da bateria à metade, e o gerador dispensa a bateria grande.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta dos ciclos do seu prédio", "Quantos ciclos o condomínio precisa"],
        slots: [
          [
            "Conte os carros na hora mais cheia e decida por quanto tempo o portão deve funcionar sem luz. A maior parte das quedas dura menos de uma hora, e poucos prédios precisam de mais que duas.",
            "Duas contas bastam: quantos carros passam na pior hora e quantas horas de falta você quer cobrir. Em geral uma ou duas horas resolvem, porque queda longa é rara ou o prédio tem gerador.",
          ],
        ],
        bullets: [
          "20 vagas: perto de 10 carros na hora de pico, 14 ciclos com a sobra",
          "40 vagas: perto de 20 carros, 27 ciclos por hora",
          "80 vagas: perto de 40 carros, 54 ciclos por hora",
          "Fotocélula, sinaleiro e leitor de tag gastam o tempo todo: some-os",
        ],
      },
      {
        about: "causes",
        headings: ["O que reduz os ciclos", "Por que a autonomia cai"],
        slots: [
          [
            "O número da caixa vale para folha leve e bateria nova. No prédio a folha é pesada, o motor puxa mais na partida, e a bateria perde carga com os anos. Com dois ou três anos de uso, conte com bem menos que no primeiro dia.",
            "A ficha do aparelho traz os ciclos de laboratório, com motor pequeno. Motor de 1/2 HP ou mais, folha pesada e bateria com mais de dois anos derrubam esse número, e trilho sujo o derruba de novo.",
          ],
          [
            "Motor com inversor, que controla a velocidade, parte sem pico de corrente e costuma render mais ciclos, desde que o nobreak seja compatível.",
            "O motor com inversor, que parte aos poucos, rende mais por carga. Confira no manual se o nobreak é aceito.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste de autonomia no condomínio", "Como conferir o número real"],
        slots: [
          [
            "Faça o teste de dia, com o zelador no portão e os moradores avisados. Pare quando o portão ficar lento, porque esgotar a bateria a estraga.",
            "O teste mostra o que a ficha não diz. Escolha um horário calmo e não leve a bateria até o fim.",
          ],
        ],
        steps: [
          "Deixe a bateria carregando desde a véspera.",
          "Desligue o disjuntor que alimenta o nobreak.",
          "Abra e feche pelo controle, contando um ciclo por vez, com o vão livre.",
          "Pare no número de ciclos de uma hora de pico, ou antes, se ficar lento.",
          "Religue e anote a data e o resultado na pasta do síndico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo se troca a bateria?",
        answers: [
          "Em geral a cada 2 a 4 anos. No prédio, o teste de seis em seis meses mostra a hora.",
          "De 2 a 4 anos, conforme o calor e o uso. Troque quando os ciclos caírem à metade.",
        ],
      },
      {
        question: "Um nobreak serve para dois portões?",
        answers: [
          "Só se a potência cobre a partida dos dois ao mesmo tempo. O comum é um aparelho por motor.",
          "Pode servir, mas os ciclos se dividem e a partida conjunta o desarma. Um por portão é mais seguro.",
        ],
      },
      {
        question: "Quanto custa um nobreak para o condomínio?",
        answers: [
          "Depende do motor e dos ciclos que você quer. Com a foto da etiqueta e o número de vagas, o orçamento sai grátis.",
          "O valor soma aparelho, baterias e instalação, e cresce com os ciclos. Mande a etiqueta do motor e as vagas.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do nobreak atual, com o número de vagas",
  },
  {
    id: "nobreak-para-dois-motores",
    broader: "nobreak",
    label: "Um nobreak para dois motores",
    phrase: "um nobreak para dois motores de portão",
    asks: [
      ...combine(
        [
          "nobreak dois motores",
          "nobreak 2 motores",
          "nobreak dois portões",
          "nobreak 2 portões",
          "nobreak portão duplo",
        ],
        ["serve", "portão", "um só", "mesmo", "qual", "aguenta"],
      ),
      "nobreak portão duas folhas",
      "um nobreak dois motores",
      "um nobreak para dois portões",
      "nobreak motor duplo",
    ],
    intent: "question",
    answers: {
      any: [
        "Um nobreak serve para dois motores de portão se a potência dele cobre a partida dos dois juntos, o que no portão de duas folhas acontece a cada abertura. Somam-se as duas correntes da etiqueta, com folga, e os ciclos caem à metade. Para dois portões separados, um aparelho por motor é mais seguro.",
        "No portão de duas folhas, os dois motores partem quase juntos, e o nobreak precisa aguentar as duas partidas. Em portões separados, o mesmo aparelho serve se for próprio para essa soma. A foto das duas etiquetas mostra qual usar, com orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o nobreak para dois motores", "A soma das duas partidas"],
        slots: [
          [
            "O motor puxa na partida várias vezes o que gasta andando, e é essa corrente que desarma o aparelho pequeno. Some as duas e procure um modelo próprio para motor de portão, que diga na ficha quantos motores atende.",
            "O número que importa é o da partida, e não o consumo médio. A ficha do nobreak de portão informa a potência e quantos motores ele move; com dois, use a soma.",
          ],
        ],
        bullets: [
          "Duas folhas, uma central: um nobreak só, para a soma dos motores",
          "Dois portões, duas centrais: em geral um por motor",
          "Ciclos: a mesma bateria faz cerca de metade das aberturas",
          "Inversor: só nobreak que o manual do motor aceite",
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalado", "Ligação e teste sem rede"],
        slots: [
          [
            "O aparelho alimenta só a central e a fotocélula, com disjuntor e aterramento. O teste é feito com a rede desligada, abrindo as duas folhas ao mesmo tempo, que é o pior momento para ele.",
            "A central fica ligada ao nobreak, e luzes e câmeras ficam fora dele. No fim se desliga a rede e se abrem os dois motores juntos, para ver se ele não desarma.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Bateria e cuidado", "Para o nobreak durar"],
        slots: [
          [
            "A bateria dura em geral de 2 a 4 anos, menos se trabalha muito. Teste duas vezes por ano e pare quando o portão ficar lento, porque esgotá-la a estraga.",
            "Com dois motores, a carga vai embora mais depressa. Um teste a cada seis meses mostra quando trocar a bateria, que dura de 2 a 4 anos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar nobreak de computador nos motores?",
        answers: [
          "Não. Ele desarma com a partida do motor. O de portão é feito para esse arranque.",
          "Não serve: o arranque do motor o derruba. Use modelo próprio para portão.",
        ],
      },
      {
        question: "O nobreak pode ligar só uma das folhas?",
        answers: [
          "Em muitas centrais, sim, pela abertura de pedestre, que move uma folha só. É um modo de poupar a bateria.",
          "Pode, quando a central tem abertura parcial. Uma folha basta para sair a pé ou de moto.",
        ],
      },
    ],
    photo: "fotos das etiquetas dos dois motores e do portão",
  },
  {
    id: "nobreak-ou-bateria",
    broader: "nobreak",
    label: "Nobreak ou bateria",
    phrase: "a escolha entre nobreak e bateria",
    intent: "comparison",
    asks: [
      "nobreak ou bateria",
      "bateria ou nobreak",
      "nobreak bateria qual",
      "nobreak bateria melhor",
      "nobreak ou motor bateria",
      "diferença nobreak bateria",
      "nobreak ou bateria dura mais",
      "nobreak ou bateria qual dura mais",
      "nobreak bateria escolher",
      "nobreak ou motor 24v",
      "motor 220 nobreak ou troco bateria",
      "nobreak ou trocar bateria motor 220",
      "motor bateria nobreak falta luz",
      "comprar motor bateria nobreak",
      "comprar motor bateria nobreak falta luz",
      "motor bateria nobreak queda energia",
    ],
    answers: {
      any: [
        "Entre nobreak ou bateria para o portão, quem decide é o motor: se ele é comum, de 127 ou 220 V, use nobreak próprio para portão; se é de 24 V, a bateria vai ligada direto à placa e rende mais aberturas. Quem vai comprar um motor novo e fica sempre sem luz deve preferir o de 24 V com bateria.",
        "Entre motor com nobreak e motor com bateria, o de bateria rende mais: o de 24 V usa a carga direto, e o nobreak perde parte dela ao converter para 127 ou 220 V. Mas não compensa trocar um motor bom só por isso. Nele, instale um nobreak de portão.",
        "Entre nobreak e bateria, quem dura mais sem luz é a bateria do motor de 24 V, porque não gasta carga convertendo a tensão. No motor de 127 ou 220 V não há escolha: usa-se nobreak próprio para portão. As baterias dos dois são trocadas, em geral, a cada 2 a 4 anos.",
        "Para motor de portão comum, de 127 ou 220 V, ponha nobreak; para motor novo em lugar que falta muita luz, compensa o de 24 V com bateria de reserva. A diferença é que o nobreak converte a carga e perde parte dela, e a bateria alimenta a placa direto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher nobreak e quando bateria", "A escolha pelo tipo de motor"],
        slots: [
          [
            "A escolha segue a tensão do motor, escrita na etiqueta, e quanto falta luz na sua rua. Estes são os casos mais comuns.",
            "O motor que você já tem decide quase tudo, e a tensão dele está na etiqueta. Veja em qual destes casos ele está.",
            "Veja a tensão na etiqueta e a idade do motor. Perto dos {trade.life} de uso, faz sentido pensar no modelo com bateria.",
          ],
        ],
        bullets: [
          "Motor de 127 ou 220 V em bom estado: nobreak de portão",
          "Motor de 24 V: bateria na própria central",
          "Motor novo e muita falta de luz: 24 V com bateria",
          "Prédio com muita entrada e saída: nobreak maior ou bateria reforçada",
        ],
      },
      {
        about: "what",
        headings: ["Quantas aberturas e quanto dura cada um", "Autonomia e vida da bateria"],
        slots: [
          [
            "A carga se mede em aberturas, e não em horas: em folha leve, um nobreak de casa faz em geral de 20 a 50, e a bateria do motor de 24 V costuma passar disso. Folha pesada reduz o número à metade.",
            "Conte as aberturas de que precisa sem luz. Com folha leve, o nobreak de casa costuma dar de 20 a 50, e a bateria no motor de 24 V, mais; portão pesado gasta o dobro em cada uma.",
            "O que importa é o número de aberturas: de 20 a 50, em geral, no nobreak de uma casa com folha leve, e mais que isso no motor de 24 V. Em portão que raspa, esse número cai pela metade.",
          ],
          [
            "O motor de 24 V costuma usar duas baterias de 12 V, e o nobreak traz a dele dentro. O calor encurta a vida de ambas, e um teste com a rede desligada, duas vezes por ano, mostra se ainda seguram carga.",
            "São duas baterias de 12 V na placa de 24 V e uma ou mais dentro do nobreak. Em lugar fresco elas duram mais; teste a cada seis meses, com a rede desligada.",
            "No de 24 V há um par de baterias de 12 V. No nobreak, a bateria é interna. Deixe em lugar fresco e simule a falta de luz duas vezes por ano.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na instalação", "Nobreak e bateria: da medição ao teste"],
        slots: [
          [
            "Antes de ligar, o técnico mede a corrente de partida e vê se a folha anda leve, porque portão pesado derruba qualquer nobreak. A saída alimenta só o portão, e o teste final é feito com a rede desligada.",
            "O técnico mede quanto o motor puxa ao partir e corrige a folha que prende. Depois vêm o circuito com disjuntor e terra e o teste sem luz, abrindo e fechando.",
            "A folha é aliviada e o consumo é medido, já que a etiqueta não basta. Ligado o aparelho, só ao portão, a rede é desligada e as aberturas são contadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nobreak de computador serve?",
        answers: [
          "Não. A partida do motor puxa várias vezes a corrente normal, e ele desarma. Use modelo próprio para portão.",
          "Não serve, porque não aguenta a partida do motor. O de portão é feito para esse pico de corrente.",
          "Não, mesmo os de boa potência: o arranque do motor os desliga. Procure um modelo indicado para automatizador.",
        ],
      },
      {
        question: "Qual é mais barato, nobreak ou motor com bateria?",
        answers: [
          "Com o motor atual em bom estado, o nobreak. Em motor velho, a troca pelo de 24 V com bateria pode compensar, porque dispensa o nobreak. Em casa, a troca fica em geral de {price.homeSwap}.",
          "O nobreak, enquanto o motor está bom. Na compra de um novo, some o preço do nobreak ao do motor comum e compare com o de 24 V, que já trabalha com bateria.",
          "No motor que já existe, o nobreak custa menos que trocar o motor. O de 24 V só sai melhor quando o motor já precisa ser trocado.",
        ],
      },
      {
        question: "Como sei se o meu motor é de 24 V?",
        answers: [
          "Está na etiqueta da carcaça, lida por fora. Placa de 24 V também costuma trazer entrada para bateria.",
          "Leia a etiqueta do motor ou o manual da placa, sem abrir a tampa. Se tiver dúvida, mande a foto.",
          "Pela etiqueta, onde aparece 24 V ou DC. Se só houver 127 V ou 220 V, o motor é comum.",
        ],
      },
      {
        question: "Sem nenhum dos dois, como abro sem luz?",
        answers: [
          "Com o disjuntor desligado, a chave destrava o portão de correr ou de abrir, reto e em piso plano, que se move na mão. Basculante com defeito não se destrava.",
          "Pelo destravamento manual, com o disjuntor desligado, em folha de correr ou de abrir em ordem. Em basculante, apenas se estiver equilibrado e sem defeito.",
          "Com a chave de destravamento e o disjuntor desligado, se a folha é de correr ou de abrir e anda leve. No basculante, só com o equilíbrio em ordem.",
        ],
      },
      {
        question: "O motor de 24 V com bateria é mais fraco?",
        answers: [
          "Não necessariamente. Há modelos de 24 V para folhas de várias centenas de quilos; compare os quilos e os ciclos por hora na ficha, como em qualquer motor.",
          "Não pela tensão. A força e os ciclos estão na ficha do modelo, e existem motores de 24 V para portão pesado e para uso intenso.",
          "Em geral, não. O que diz a força são os quilos da ficha, e o motor de 24 V ainda costuma partir e parar com suavidade.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do lugar onde ficaria o nobreak",
  },
  {
    id: "nobreak-de-condominio",
    broader: "nobreak",
    label: "Nobreak em condomínio e prédio",
    phrase: "o nobreak do portão de condomínio",
    asks: [
      "nobreak condomínio",
      "nobreak prédio",
      "nobreak portaria",
      "nobreak garagem coletiva",
      "no break condomínio",
      "no break prédio",
      "nobreak portão condomínio",
      "gerador portão condomínio",
      "gerador portão prédio",
      "bateria portão condomínio",
      "nobreak portão muito movimento",
      "nobreak edifício portão pesado",
      "nobreak entra sai edifício",
      "dimensionar nobreak movimento",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para dimensionar o nobreak do portão de condomínio, faça duas contas: a potência cobre a partida do motor, em geral de três a cinco vezes o consumo normal, e a bateria cobre os carros da hora mais cheia, uma abertura por carro. Se o prédio tem gerador, um aparelho menor basta. O modelo é orçado grátis pela foto da etiqueta.",
        "Em condomínio, o nobreak do portão precisa de potência para o arranque do motor e de bateria para os carros da hora de pico, e não para poucas aberturas como em casa. Com gerador no prédio, ele só cobre os segundos até o gerador entrar. O valor sai pela etiqueta e pelo número de vagas.",
        "O portão de condomínio abre sem luz com nobreak próprio para motor de portão ou com motor DC e bateria, que já nasce preparado para isso. A escolha depende da partida do motor, das vagas e de haver gerador. O orçamento é grátis, pela foto da etiqueta.",
        "Para o portão do prédio não parar na falta de luz, o nobreak deve suportar o arranque do motor e ter carga para os carros do horário de pico. Precisa ser um modelo próprio para portão, menor onde já existe gerador. Com a etiqueta do motor e o número de vagas indicamos o aparelho e o preço.",
        "O tamanho do nobreak para o portão de condomínio depende do motor: são comuns 1.500 VA para 1/2 HP e de 2.200 a 3.000 VA para 1 HP, sempre em modelo próprio para portão. A ficha do aparelho diz até quantos HP ele aguenta. A bateria se calcula pelos carros da hora cheia. Com gerador no prédio, o nobreak pode ser menor.",
        "O portão de condomínio precisa de nobreak onde não há gerador que o alimente, porque sem luz os carros não entram nem saem e o zelador teria de soltar a folha na mão. Com gerador, um menor cobre os segundos até ele partir. A partida do motor e as vagas definem o tamanho, e o orçamento é grátis.",
      ],
      price: [
        "O nobreak para portão de condomínio custa mais que o de casa, porque a partida da folha pesada é alta e a bateria precisa cobrir a hora de pico. O valor soma aparelho, baterias e instalação. Ele é informado grátis pela foto da etiqueta do motor e pelo número de vagas.",
        "Em condomínio, o preço do nobreak do portão depende do motor e de quantos carros precisam passar sem luz. Com gerador no prédio, ele pode ser menor. Aparelho, baterias e instalação vêm em linhas separadas, orçados grátis por foto.",
        "O preço do nobreak do portão de condomínio depende do motor e das vagas, e é mais que numa casa, pois ele enfrenta folha pesada e muitas aberturas seguidas. A conta tem aparelho, baterias e instalação e diminui quando o prédio tem gerador. Mande a etiqueta do motor e o número de vagas.",
        "No nobreak para portão de prédio, pesam no valor a força que o motor pede na partida e a quantidade de baterias para a hora cheia. Um gerador já instalado reduz o tamanho necessário. Com a foto da etiqueta e o total de vagas, orçamos aparelho, bateria e mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como dimensionar para o condomínio", "Motor, folha e vagas"],
        slots: [
          [
            "A potência vem da partida do motor, quando a corrente sobe muito, e não do consumo médio. Folha pesada pede aparelho maior mesmo com poucas vagas. Motor com inversor, que controla a velocidade, exige nobreak compatível.",
            "O que define a potência é o arranque, o instante em que o motor puxa mais corrente, e por isso o peso da folha conta tanto. Se a placa tem inversor, que controla a velocidade, confira no manual que nobreak ela aceita.",
            "Leia a etiqueta do motor e pense na partida, porque é nela que o aparelho pequeno desarma, sobretudo com folha pesada. Placa com inversor, que varia a velocidade, pede modelo compatível.",
            "O motor puxa mais energia na partida, e é ela que define o tamanho do aparelho. Quanto mais pesada a folha, maior o nobreak. Se o motor tem inversor, que regula a velocidade, o manual do nobreak precisa dizer que aceita esse motor.",
          ],
          [
            "A bateria vem das aberturas: num prédio de 40 vagas, conte uns 20 carros na hora de pico, ou 20 aberturas. Some o que fica ligado junto, como fotocélula, sinaleiro e leitor de tag, e deixe uma sobra de um terço.",
            "Para a bateria, conte quantos carros passam na pior hora: com 40 vagas, são perto de 20, uma abertura por carro. Acrescente o consumo da fotocélula, do sinaleiro e do leitor de tag e uma folga de um terço.",
            "O tamanho da bateria depende dos carros da hora cheia, que em 40 vagas são cerca de 20, com uma abertura cada. Inclua os acessórios da entrada, como leitor de tag e sinaleiro, e um terço de reserva.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Gerador ou nobreak no prédio", "O papel de cada um"],
        slots: [
          [
            "O gerador cobre a falta longa, e o nobreak cobre os segundos até ele entrar e as quedas curtas. Onde há gerador, um eletricista liga o circuito do portão ao quadro de emergência, e o nobreak pode ser pequeno.",
            "Em prédio com gerador, um eletricista passa o portão para o quadro de emergência, e o nobreak só segura a entrada até ele assumir. O gerador aguenta horas. O nobreak serve para quedas curtas.",
            "O nobreak responde na hora e dura pouco, enquanto o gerador demora alguns segundos e sustenta a falta longa. Com os dois, o portão fica no circuito de emergência, e o nobreak pode ser menor.",
          ],
          [
            "Sem gerador, quando a bateria acaba, resta o destravamento manual. A chave fica na portaria, e só quem foi treinado solta a folha pesada.",
            "Se o prédio não tem gerador, depois da bateria o portão é destravado na mão, por funcionário treinado, com a chave guardada na portaria.",
            "Quando não há gerador, a saída depois da bateria é destravar, com a chave da portaria, tarefa de quem foi treinado para isso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação do nobreak no portão", "Da medição ao teste sem rede"],
        slots: [
          [
            "O técnico mede a corrente do motor e confere se a folha anda leve, porque portão pesado derruba qualquer nobreak. O aparelho vai em lugar ventilado e fechado, com disjuntor e terra, e alimenta só o portão.",
            "A visita começa pela folha, que precisa andar leve, e pela corrente real do motor. Depois o nobreak é posto em lugar abrigado e ventilado, ligado com disjuntor e aterramento, apenas para o motor e seus acessórios.",
            "Antes de ligar, o técnico mede o consumo do motor e vê se a folha anda sem esforço. A instalação leva disjuntor, terra e um local fresco e trancado, e a saída serve só ao portão.",
          ],
          [
            "O teste final é sem rede: o portão faz aberturas completas e obedece à fotocélula. O zelador aprende a desligar a rede e o nobreak antes de qualquer serviço.",
            "Na entrega, a rede é desligada, e o portão abre, fecha e recua na fotocélula. Quem cuida do prédio aprende a desligar as duas fontes, rede e bateria.",
            "Por fim, com a rede desligada, o técnico conta as aberturas e testa a fotocélula. O zelador recebe a explicação de como cortar as duas fontes de energia.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Teste e troca de bateria", "Rotina do síndico"],
        slots: [
          [
            "Teste o nobreak {visits.business}, na revisão do portão: desliga-se a rede e contam-se as aberturas. A bateria se desgasta, mais depressa no calor, e em geral é trocada a cada 2 a 4 anos, gasto que o condomínio deve prever.",
            "Na revisão, {visits.business}, o portão é acionado sem rede e o número de aberturas fica anotado. Preveja a troca da bateria, em geral a cada 2 a 4 anos, ou antes em lugar quente.",
            "Inclua o nobreak na revisão do portão, {visits.business}, com as aberturas contadas na bateria. Se o número cai, a troca está perto. Em geral ela é feita a cada 2 a 4 anos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem aprova a compra no condomínio?",
        answers: [
          "Depende da convenção e do valor: pode ser o síndico, o conselho ou a assembleia. O orçamento por escrito, em itens, serve para os três.",
          "O síndico, dentro do limite que a convenção permite; acima dele, o conselho ou a assembleia. Peça o orçamento por escrito, com aparelho, baterias e instalação separados.",
          "A convenção responde: há limite para o síndico decidir sozinho, e acima dele votam conselho ou assembleia. Um orçamento escrito e separado por item facilita a aprovação.",
        ],
      },
      {
        question: "Um nobreak serve a dois portões?",
        answers: [
          "Pode servir, se aguentar as duas partidas juntas. Em eclusa, com dois portões em sequência, um para cada é mais seguro.",
          "Só se for dimensionado para os dois ao mesmo tempo. Com aparelhos separados, a falha de um não para o outro.",
          "É possível com um aparelho que suporte as duas partidas. Em eclusa, em que um portão espera o outro, aparelhos separados evitam que uma falha feche tudo.",
        ],
      },
      {
        question: "O portão fica lento no nobreak?",
        answers: [
          "Não deveria. Se ficou, o aparelho é pequeno para o motor ou a bateria está fraca.",
          "Lentidão é sinal de bateria fraca ou de nobreak abaixo do que o motor pede. Um teste sem rede mostra qual dos dois.",
          "Com aparelho e bateria certos, a velocidade quase não muda. Se a folha se arrasta, o técnico testa a bateria e compara a potência com a etiqueta do motor.",
        ],
      },
      {
        question: "O nobreak da portaria serve para o portão?",
        answers: [
          "Não: o de computador não suporta a partida do motor e desarma. O portão pede modelo próprio.",
          "Em geral, não serve. O nobreak de portaria alimenta telas e interfone, e o arranque do motor o derruba.",
          "Não conte com ele: foi feito para interfone e computador e desliga quando o motor arranca. O portão precisa de um aparelho só dele.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da folha inteira e do quadro, com o número de vagas",
  },
  {
    id: "nobreak-no-deslizante",
    broader: "nobreak",
    label: "Nobreak com bateria para portão deslizante",
    phrase: "o nobreak do portão deslizante",
    asks: [
      "kit bateria deslizante",
      "kit bateria portão deslizante",
      "kit bateria correr",
      "kit bateria portão correr",
      "bateria nobreak motor deslizante",
      "bateria nobreak motor correr",
      ...combine(
        ["nobreak", "bateria nobreak", "bateria reserva", "nobreak motor", "bateria reserva motor"],
        ["deslizante", "portão deslizante", "portão correr", "motor deslizante", "motor portão correr"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O nobreak com bateria para motor de portão deslizante é um aparelho próprio para automatizador, escolhido pela potência da etiqueta: com ele, a folha abre em geral de 20 a 50 vezes sem luz, se for leve. Vendemos e instalamos, e o valor sai de graça pela foto da etiqueta do motor.",
        "Para um portão de correr, o nobreak certo é o feito para motor de portão, com bateria de 12 V e potência acima da que o motor puxa na partida. Uma folha leve faz em geral de 20 a 50 aberturas na falta de luz. Mande a foto da etiqueta do motor, e o orçamento de aparelho e instalação é grátis.",
      ],
      price: [
        "O preço do nobreak para portão deslizante é dado pela foto da etiqueta do motor, sem custo, porque o aparelho precisa aguentar a partida dele. O valor soma o nobreak, a bateria e a instalação, e o motor de 1/4 ou 1/3 HP, comum em casa, pede o conjunto mais barato.",
        "O preço de um nobreak para portão de correr depende da potência do motor e de quantas aberturas você quer sem luz. O orçamento é grátis, sai pela foto da etiqueta e mostra o aparelho, a bateria e a instalação em linhas separadas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que nobreak serve no motor deslizante", "Como escolher pela etiqueta do motor"],
        slots: [
          [
            "A escolha começa pela etiqueta do motor, que mostra a tensão, 127 ou 220 V, e a potência. Na partida, o motor puxa várias vezes a corrente de trabalho, e por isso o nobreak de computador desarma. O aparelho para portão traz na ficha até quantos HP ele move.",
            "Três dados decidem a compra: a tensão do motor, a potência em HP e o tipo da central. O arranque exige muito mais corrente que o movimento, e só o nobreak feito para automatizador suporta esse instante. Motor com inversor, a placa que controla a velocidade, pede um modelo indicado para ele.",
          ],
        ],
        bullets: [
          "Motor comum de 1/4 ou 1/3 HP: o menor nobreak para portão costuma bastar.",
          "Motor de 1/2 HP ou folha pesada: aparelho maior e menos aberturas por carga.",
          "Motor com inversor: confira no manual se aceita nobreak e de que tipo.",
          "Motor de 24 V: dispensa o nobreak, porque recebe bateria própria na central.",
        ],
      },
      {
        about: "time",
        headings: ["Quantas vezes o deslizante abre sem luz", "O que a bateria aguenta"],
        slots: [
          [
            "A bateria mais comum é a selada de 12 V e 7 Ah, sozinha ou em dupla. Com ela cheia e a folha leve, o portão abre e fecha dezenas de vezes, o que cobre uma noite sem energia numa casa. Ela costuma durar de 2 a 4 anos e depois é trocada por outra igual.",
            "Na maioria dos aparelhos vão uma ou duas baterias seladas de 12 V e 7 Ah, que precisam ser trocadas a cada 2 a 4 anos. O número de aberturas cai quando a folha pesa, o trilho está sujo ou a roldana prende. Por isso o portão é conferido antes da instalação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o nobreak é instalado no portão de correr", "A ligação e o teste sem energia"],
        slots: [
          [
            "O aparelho fica num lugar seco e ventilado, perto do motor ou do quadro, e alimenta só o portão. O técnico passa o cabo, liga o aterramento e confere se a folha corre leve. No fim ele desliga a rede na sua frente e abre o portão pela bateria.",
            "O nobreak é ligado entre o quadro de luz e o motor, num circuito que serve apenas ao portão. Ele não pode tomar chuva nem ficar fechado numa caixa quente. O teste é feito com a energia cortada, e o portão abre e fecha algumas vezes pela bateria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nobreak de computador serve no portão deslizante?",
        answers: [
          "Não. Ele desliga na partida do motor, que puxa uma corrente alta por um instante, e pode danificar a central.",
          "Não serve, porque foi feito para aparelhos sem motor e desarma quando o portão começa a andar.",
        ],
      },
      {
        question: "Posso ligar a bateria direto no motor do portão?",
        answers: [
          "Só se a central for de 12 ou 24 V e tiver entrada para bateria. O motor comum, de 127 ou 220 V, precisa do nobreak.",
          "No motor de tomada comum, não: é o nobreak que transforma a energia da bateria. A ligação direta vale para central de 12 ou 24 V preparada para isso.",
        ],
      },
      {
        question: "Se a bateria acabar, como abro o portão de correr?",
        answers: [
          "Desligue o disjuntor e o nobreak e solte o motor com a chave de destravamento. A folha reta, em trilho plano, é empurrada devagar com a mão.",
          "Pela chave de destravamento do motor, com o nobreak e o disjuntor desligados. Isso vale para folha reta e piso plano. Em rampa, espere o técnico.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e a do lugar em que o nobreak ficaria",
  },
  {
    id: "nobreak-no-basculante",
    broader: "nobreak",
    label: "Nobreak com bateria para portão basculante",
    phrase: "o nobreak do portão basculante",
    asks: [
      ...combine(
        ["nobreak", "bateria nobreak", "bateria reserva", "nobreak motor", "bateria reserva motor"],
        ["basculante", "portão basculante", "motor basculante"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para o portão basculante, o nobreak ou bateria reserva é um aparelho próprio para motor de portão, escolhido pela potência da etiqueta. Num basculante equilibrado de 1/4 HP, ele faz em geral de 20 a 50 aberturas sem luz. Vendemos e instalamos, e o orçamento pela foto da etiqueta é grátis.",
        "O nobreak para motor de portão basculante precisa ser do tipo feito para automatizador, porque o de computador desliga na partida. Com a folha equilibrada, ele garante em geral de 20 a 50 aberturas na falta de luz. Mande a foto da etiqueta do motor para saber o modelo e o preço, sem custo.",
      ],
      price: [
        "O preço do nobreak para portão basculante sai de graça pela foto da etiqueta do motor, porque o aparelho precisa aguentar a partida dele. O motor de 1/4 HP, comum em casa, pede o conjunto mais barato. O valor reúne o nobreak, a bateria e a instalação.",
        "O preço de um nobreak para motor de portão basculante depende da potência do motor e de quantas aberturas você quer sem luz. O orçamento é grátis, por foto da etiqueta, e traz aparelho, bateria e serviço separados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual nobreak serve no basculante", "Como escolher a bateria reserva do basculante"],
        slots: [
          [
            "A etiqueta do motor mostra a tensão, 127 ou 220 V, e a potência, que no basculante de casa costuma ser de 1/4 HP. O nobreak para portão traz na ficha a potência que ele move. Motor com inversor, a placa que acelera e freia a folha, só aceita o modelo indicado no manual.",
            "Confira na etiqueta a tensão e a potência do motor e compare com a ficha do nobreak. A maior parte dos basculantes de casa usa 1/4 HP, que pede um aparelho pequeno. Se o motor é rápido, com inversor, é o manual que diz qual nobreak ele aceita.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que vale ter bateria no basculante", "Basculante sem luz: o cuidado com a folha"],
        slots: [
          [
            "O basculante é o portão em que a abertura na mão tem mais risco, porque a folha pesa e pode descer de uma vez. Com a bateria, ninguém precisa destravar o motor no escuro. A folha deve estar equilibrada antes, senão a carga acaba em poucas aberturas.",
            "Quando falta luz, destravar um basculante desequilibrado pode fazer a folha cair. O nobreak evita isso, porque o portão continua abrindo pelo controle. Antes da instalação, o técnico confere os cabos e o contrapeso, que é o peso que equilibra a folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o aparelho é instalado", "A ligação do nobreak e o teste"],
        slots: [
          [
            "O nobreak fica num lugar seco e ventilado e alimenta só o circuito do portão. No fim da instalação, o técnico desliga a rede e abre a folha pela bateria, com você vendo. A bateria selada, em geral de 12 V e 7 Ah, é trocada a cada 2 a 4 anos.",
            "O técnico liga o aparelho entre o quadro e o motor, longe da chuva e do calor. O teste é feito com a energia cortada. Depois de 2 a 4 anos, a bateria, quase sempre de 12 V e 7 Ah, precisa ser trocada por outra igual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O nobreak segura o basculante aberto sem luz?",
        answers: [
          "Quem segura a folha é o equilíbrio dela e o fuso do motor, com ou sem energia. Se ela desce quando falta luz, não passe embaixo e chame o técnico.",
          "A folha equilibrada fica onde parou, mesmo sem energia. Se a sua desce, há defeito, e o nobreak não corrige.",
        ],
      },
      {
        question: "Posso destravar o basculante quando a bateria acabar?",
        answers: [
          "Melhor não. Saia pelo portão social e espere a luz, porque a folha pode estar desequilibrada sem você saber.",
          "Deixe a folha fechada e use outra porta. Destravar é tarefa do técnico, que antes confere cabos e contrapeso.",
        ],
      },
      {
        question: "Bateria de carro ou de moto serve?",
        answers: [
          "Não. O aparelho pede bateria selada, da mesma tensão e capacidade escritas na etiqueta da original.",
          "Não serve, porque ela solta gás e tem outra carga. Use a selada indicada na etiqueta do nobreak.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão por dentro e a do lugar em que o nobreak ficaria",
  },
];
