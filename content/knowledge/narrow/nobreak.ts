import type { NarrowConcept } from "#domain/knowledge/concept.ts";

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
        "O preço do nobreak para portão soma aparelho, bateria e instalação, e muda com a potência do motor e com quantas aberturas você quer na falta de luz. Casa com motor comum pede aparelho menor; portão pesado e prédio, maior. A foto da etiqueta do motor dá o valor.",
        "O nobreak para portão custa conforme o motor: quanto mais potência e mais aberturas sem luz, maiores o aparelho e a bateria. Casa com motor comum gasta menos que prédio ou portão pesado; com a etiqueta, você recebe aparelho, bateria e instalação em linhas separadas.",
        "Quanto custa um nobreak de portão instalado depende de três parcelas: o aparelho, do porte do motor, a bateria, conforme as aberturas sem luz, e o serviço. Motor residencial comum fica na faixa de baixo, prédio e folha pesada na de cima; envie a etiqueta em foto para o valor.",
        "Não há preço único de nobreak para portão, porque o aparelho acompanha o motor e a bateria acompanha o uso na falta de energia. O de casa custa menos, o de prédio ou folha pesada custa mais, e pela etiqueta enviamos os três valores: equipamento, bateria e montagem.",
      ],
      price: [
        "O preço do nobreak para portão eletrônico sai pela foto da etiqueta do motor, porque o aparelho tem de ser do tamanho dele: casa com motor comum paga menos que prédio ou portão pesado. Somam-se a bateria, conforme as aberturas que você quer sem luz, e a instalação.",
        "Quanto custa o nobreak pra portão depende da potência do motor, que vem na etiqueta, e de quantas aberturas você quer sem luz: mais ciclos, mais bateria. O valor, pedido por foto, separa aparelho, bateria e instalação, e motor de casa é o caso mais barato.",
        "Um nobreak para portão tem preço conforme o motor, e não valor único: o aparelho precisa aguentar a partida, que é maior em folha pesada e motor com inversor. A foto da etiqueta basta para receber aparelho, bateria e mão de obra, cada um com o seu valor.",
        "O valor do nobreak para portão acompanha a potência lida na etiqueta, da casa com motor comum, mais em conta, ao prédio de folha pesada. Fotografe esse rótulo e diga quantas vezes quer abrir no apagão: o orçamento traz aparelho, bateria e montagem, separados.",
        "Para saber o preço do nobreak de portão, fotografe a etiqueta: dela vem a potência que o aparelho precisa suportar na partida, e isso pesa mais que a marca. A bateria cresce com as aberturas desejadas, a instalação entra em outra linha, e a residência é quem paga menos.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do nobreak", "Do que depende o valor"],
        slots: [
          [
            "O aparelho é a maior parte da conta, e quem manda nele é a partida do motor, o instante de maior esforço. A bateria vem depois e, em geral, é trocada a cada 2 a 4 anos.",
            "A partida, quando o motor puxa mais corrente, define o tamanho do aparelho, que é o item mais caro. Bateria é o segundo e tem troca prevista a cada 2 a 4 anos, em geral.",
            "Quanto mais forte a arrancada do motor, maior e mais caro o nobreak. Some a bateria, que costuma durar de 2 a 4 anos e volta a ser paga nessa época.",
            "Dois itens formam quase todo o valor. O primeiro é o aparelho, dimensionado para o pico de corrente da partida; o segundo é a bateria, reposta, em geral, passados 2 a 4 anos.",
            "O motor exige mais quando arranca, e o nobreak precisa dar conta desse momento, por isso ele lidera a despesa. Em seguida vem a bateria, que dura em geral de 2 a 4 anos e deve entrar no seu cálculo.",
          ],
        ],
        bullets: [
          "Potência e tensão do motor",
          "Central comum ou com inversor",
          "Quantas aberturas você quer sem luz",
          "Distância até o quadro",
          "Circuito e lugar abrigado, se ainda não há",
        ],
      },
      {
        about: "choose",
        headings: ["Vale a pena pagar pelo nobreak?", "Nobreak, bateria no motor ou chave"],
        slots: [
          [
            "Vale para quem chega tarde, tem idoso em casa, portão pesado, garagem como única entrada ou rua com queda frequente. Se a luz falta pouco e há porta social, a chave de destravamento resolve sem gasto.",
            "Compensa onde sair do carro à noite é risco, onde a garagem é a única entrada ou onde a luz cai muito. Com portão leve, porta social e poucas quedas por ano, destravar na mão basta.",
            "Quem tem quedas frequentes, portão pesado ou pessoa idosa em casa aproveita o gasto. Já com porta social e rua estável, a chave do motor dá conta das poucas faltas de luz.",
            "O gasto se justifica quando a garagem é o único acesso, quando alguém da casa não consegue empurrar a folha ou quando faltam luz e segurança na rua. Em endereço de energia estável, com porta de pedestre, a chave manual é suficiente.",
            "Pese a frequência dos apagões, o peso da folha e quem vai abrir. Idoso, chegada noturna e falta de outra entrada falam a favor; porta de pedestre e rede confiável indicam que destravar de vez em quando serve.",
          ],
          [
            "Se o motor já está no fim, compare com um de corrente contínua, que aceita bateria própria e dispensa o nobreak.",
            "Antes de gastar num motor velho, peça também o preço de um modelo de corrente contínua com bateria, que faz os dois papéis.",
            "Na troca de motor, há outra saída: o de corrente contínua, preparado para bateria, que abre sem luz sozinho.",
            "Motor perto da troca muda a conta, pois existem modelos de corrente contínua que já trabalham com bateria e não precisam do aparelho.",
            "Se houver plano de trocar a máquina, considere a de corrente contínua: com bateria ligada a ela, o portão funciona no apagão sem outro equipamento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A instalação do nobreak", "O que está na mão de obra"],
        slots: [
          [
            "O técnico lê a etiqueta, vê se a folha anda leve e liga o aparelho em lugar ventilado e seco, com disjuntor e terra, só para o portão. No fim corta a rede e conta os ciclos com você.",
            "A mão de obra inclui conferir motor e folha, passar cabo e disjuntor, aterrar e fixar o aparelho em ponto abrigado. O teste final é sem rede, com o portão abrindo e fechando.",
            "Antes de ligar, confere-se a folha, porque portão pesado derruba a bateria. Depois vêm circuito, proteção e um lugar fresco para o aparelho, e o teste com a rede desligada.",
            "O serviço reúne leitura do motor, exame do peso da folha, cabo, aterramento e disjuntor exclusivo, com o aparelho fixado longe de calor e chuva. Ao terminar, desliga-se a energia e o portão é acionado algumas vezes à sua frente.",
            "A instalação pede um ponto ventilado e protegido, circuito separado com terra e disjuntor, e uma folha que corra sem esforço, verificada antes. A prova é feita na bateria, com a rede cortada e os ciclos contados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o nobreak e só pagar a instalação?",
        answers: [
          "Pode, se ele for próprio para motor de portão e da potência certa. Mande a etiqueta dos dois antes de comprar.",
          "Sim. Confirme antes o modelo, porque o de computador desarma na partida do motor.",
          "Sim, desde que o aparelho seja do tipo para automatizador e tenha potência. Fotografe os rótulos de ambos antes de fechar a compra, pois o de informática não serve.",
        ],
      },
      {
        question: "Quanto custa trocar a bateria do nobreak depois?",
        answers: [
          "Depende da tensão, da capacidade e de quantas são, dados da etiqueta do nobreak. Conte com a troca a cada 2 a 4 anos, em geral.",
          "O preço muda com a capacidade e o número de baterias, e sai pela foto da etiqueta. Em geral ela é trocada entre o segundo e o quarto ano.",
          "É orçada pelo rótulo do aparelho, onde constam tensão, capacidade e quantidade. A reposição costuma vir depois de 2 a 4 anos de uso.",
        ],
      },
      {
        question: "Nobreak aumenta a conta de luz?",
        answers: [
          "Pouco: ele só mantém a bateria carregada. O consumo maior continua sendo o do motor.",
          "Quase nada, porque carregada a bateria ele gasta o mínimo para mantê-la assim.",
          "A diferença é pequena, já que depois da carga ele só repõe o que se perde. Quem pesa na conta é o motor.",
        ],
      },
      {
        question: "Quantas aberturas o nobreak faz sem luz?",
        answers: [
          "Em geral, de 20 a 50 com folha leve, conforme a ficha do aparelho. Folha pesada e bateria velha reduzem esse número à metade.",
          "A ficha traz o número, que costuma ficar entre 20 e 50 ciclos em portão leve. Motor forte e bateria cansada fazem menos.",
          "Com folha leve e bateria boa, algo entre 20 e 50, segundo a ficha. Peso maior ou bateria gasta podem cortar isso pela metade.",
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
        "O nobreak do portão apitando sem parar, com a luz da casa acesa, costuma ter a bateria no fim. Sem luz, o apito só avisa que ele usa a reserva, e na partida do motor é sobrecarga; não abra o aparelho: a visita para medir e trocar, em casa, parte de {price.preventive}, sem a bateria.",
        "Bateria do nobreak do portão apitando direto, com a rede normal, quase sempre pede troca, porque ela dura de 2 a 4 anos. Confira antes se o disjuntor dele está ligado; a visita residencial começa em {price.preventive}, fora a bateria, e a caixa não se abre em casa.",
        "Nobreak apitando direto avisa de três coisas: falta de rede, bateria fraca ou sobrecarga na partida do motor. Se há luz e o disjuntor dele está ligado, a bateria perdeu a carga; trocar e testar, em residência, custa a partir de {price.preventive}, sem a peça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir por que ele apita", "Rede, bateria ou sobrecarga"],
        slots: [
          [
            "Quando ele apita vale mais que o som: parado, na partida ou sem luz. Nada aqui exige abrir a tampa, que esconde tensão perigosa mesmo fora da tomada.",
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
            "Parado e com luz, é bateria velha ou carregador com defeito. Só na partida do motor, é portão pesado, aparelho pequeno ou bateria sem força; e sem luz, é o aviso normal de reserva em uso, mais rápido perto do fim.",
            "Bip espaçado com a rede normal é o aviso clássico de bateria para trocar. Se só apita quando a folha arranca, a carga passa do que ele entrega; na falta de luz, o apito é normal e acelera com a carga acabando.",
            "Com a luz da casa acesa, suspeite da bateria ou do carregador. No arranque da folha, de sobrecarga, por roldana travada ou folha desequilibrada. Sem rede, ele só avisa que está trabalhando.",
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
            "Calor encurta a bateria, por isso o aparelho fica em lugar ventilado, e um teste a cada seis meses avisa antes que ela falhe. Com nobreak, desligar o disjuntor não corta a energia do motor: desligue também o aparelho.",
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
          "Pode usar, com rede. Sem luz ele deve falhar, então programe a troca da bateria.",
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
          "Resolve quando ela é a causa. Com carregador ruim ou portão pesado, a nova se gasta cedo; por isso se mede antes.",
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
        "O nobreak do portão que não funciona quando acaba a luz está, quase sempre, com a bateria no fim; ou é fraco para a partida do motor, ou desarmou por portão pesado. Com luz, deixe carregar e teste; se falhar de novo, a visita para medir parte de {price.preventive} em casa, sem peças.",
        "Nobreak de portão que não segura ou descarrega rápido tem bateria velha, aparelho pequeno para o arranque do motor ou folha pesada demais. Deixe carregar por horas e repita o teste; a medição da bateria e do motor, em residência, começa em {price.preventive}, fora as peças.",
        "Se o nobreak do portão liga e desliga ou não volta depois que a luz volta, confira o disjuntor que o alimenta e a chave do aparelho; depois vêm a bateria e a placa dele. O técnico mede e, se preciso, religa o motor à rede, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste depois que a luz voltar", "O que conferir sem abrir a caixa"],
        slots: [
          [
            "O teste se faz com a rede normal, o aparelho carregado por várias horas e a passagem livre. A caixa fica fechada, porque há tensão perigosa nela mesmo fora da tomada.",
            "Espere carregar bem e deixe o vão livre antes de testar. Não abra o nobreak: a bateria mantém tensão dentro dele até com a rede cortada.",
            "Com a bateria carregada e ninguém perto da folha, o teste leva poucos minutos. Nunca abra o aparelho, que guarda energia mesmo desligado.",
          ],
        ],
        steps: [
          "Veja se o disjuntor e a chave do nobreak estão ligados.",
          "Deixe carregar pelo tempo que o manual indica.",
          "Desligue só o disjuntor de entrada e faça um ciclo pelo controle.",
          "Note se ele desarma na partida ou perde força no caminho.",
          "Religue a rede e anote quantos ciclos fez.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o nobreak não segura", "Bateria, partida ou portão pesado"],
        slots: [
          [
            "A bateria velha mostra tensão normal parada e despenca na partida; calor de garagem e descarga até o fim a encurtam, e ela dura, em geral, de 2 a 4 anos. É a causa mais comum e a mais simples de resolver.",
            "Quase sempre é a bateria, que em geral vive de 2 a 4 anos e menos no calor: parada parece boa, e no arranque cai. Uma falta longa, que a esvaziou de todo, também a condena.",
            "O primeiro suspeito é a bateria cansada, que perde força na hora da partida. Conte de 2 a 4 anos de vida, em geral, menos se a garagem é quente ou se ela já esgotou por completo.",
          ],
          [
            "Aparelho pequeno desarma no arranque, ainda que novo, e o de computador não aguenta motor. Folha pesada, roldana ruim ou contrapeso errado dobram o esforço e derrubam qualquer nobreak.",
            "Se a bateria está boa, o nobreak é fraco para o motor, como o de informática, ou o portão pesa. A mecânica precisa andar leve antes de se trocar o aparelho.",
            "Depois vêm o aparelho subdimensionado, que se protege desligando na partida, e a folha que pesa por roldana ou contrapeso. Modelo de computador não serve nunca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "Como o nobreak é consertado"],
        slots: [
          [
            "O técnico vê se a folha anda leve, mede a corrente do motor e a bateria sob carga e confere a ligação. Em geral troca-se a bateria; se o aparelho é pequeno, indica-se outro, e se queimou, o motor é religado à rede até a solução.",
            "Primeiro a folha, depois a corrente do motor e a bateria em esforço, para saber quem falhou. O reparo mais comum é bateria nova; aparelho queimado sai do caminho, e o portão volta a funcionar direto na rede.",
            "Mede-se a bateria com o motor partindo, que é quando ela mostra a idade, e o consumo do portão. Troca-se a bateria, ou o nobreak, se é fraco para o motor; enquanto isso, o portão pode ficar ligado direto à rede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão não funciona nem com luz por causa do nobreak?",
        answers: [
          "Pode acontecer, se a energia do motor passa por ele e ele queimou. O técnico religa o motor à rede enquanto conserta.",
          "Sim, em algumas ligações. Não refaça a fiação por conta própria, porque há tensão da bateria mesmo sem rede.",
        ],
      },
      {
        question: "Quantas horas deixo o nobreak carregando?",
        answers: [
          "O manual do aparelho diz; em geral são horas, e não minutos. Depois de descarga total, demora até um dia.",
          "Deixe várias horas, conforme o modelo, e teste só com a carga completa.",
        ],
      },
      {
        question: "Posso pôr uma bateria maior no nobreak?",
        answers: [
          "Só se o carregador do aparelho aceitar. Bateria fora do previsto carrega mal e dura pouco.",
          "Depende do nobreak: siga a tensão e a capacidade da etiqueta. Maior que o indicado, ela nunca chega à carga cheia.",
        ],
      },
      {
        question: "Como abro agora, sem luz e sem nobreak?",
        answers: [
          "Pela chave de destravamento, no portão de correr ou de abrir, com a folha reta e o disjuntor e o nobreak desligados. Basculante pesado ou torto fica travado até o técnico.",
          "Destrave na mão só folha em ordem, de correr ou de abrir, com tudo desligado. Na dúvida, chame, {shop.hours}.",
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
        "O melhor nobreak para portão eletrônico é o feito para automatizador, na mesma tensão do motor e com potência para o HP dele. Nobreak de computador desarma no arranque, que puxa várias vezes a corrente normal. Com placa inversora, veja antes no manual; potência e bateria definem o preço, dito por foto.",
        "Qual nobreak escolher para o portão: um indicado no rótulo para automatizador, que atenda à tensão e ao HP da etiqueta. O de informática, mesmo de 600 ou 1.200 VA, falha no pico de partida do motor. Central com inversor exige consulta ao manual, e o orçamento por foto segue a potência e a bateria.",
      ],
      question: [
        "Não serve: a partida do motor puxa várias vezes a corrente normal, e o nobreak de computador desarma ou queima. Use modelo indicado para automatizador, com a tensão e a potência da etiqueta do motor.",
        "Não é indicado. Um nobreak comum de 600 ou 1.200 VA pode mover um portão leve uma vez e falhar na seguinte; o próprio para automatizador, na tensão do motor, aguenta o pico de arranque.",
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
            "Depois de instalado, um teste a cada seis meses mostra se a bateria ainda segura o portão. Não abra o aparelho nem toque nas saídas, que continuam com energia sem a rede; portão lento ou apito seguido indicam bateria fraca.",
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
          "Pode desarmar, esquentar o motor ou queimar. Peça para o técnico retirá-lo do circuito; até a troca, o motor trabalha melhor direto na rede.",
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
        "O nobreak para portão eletrônico vale a pena quando a luz cai com frequência, quando o portão é a única saída ou quando ninguém da casa consegue abrir na mão. Para quedas raras, a chave de destravamento basta; o custo do aparelho, da bateria e da instalação é orçado pela foto da etiqueta do motor.",
        "Vale a pena colocar nobreak no portão se falta luz toda semana, se mora idoso na casa ou se não há outra saída. Com portão leve, porta social e queda rara, a chave resolve sem gasto. Aparelho, bateria e serviço têm o valor dito pela foto da etiqueta do motor.",
        "A bateria ou o nobreak para motor de portão compensa onde as quedas são frequentes, o portão é pesado ou é o único acesso. Quem raramente fica sem luz e sabe usar a chave de destravamento pode esperar. O preço depende da potência do motor e da bateria, e sai por foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Nobreak, bateria ou só a chave", "Quando o nobreak compensa"],
        slots: [
          [
            "Veja qual é o caso do seu portão, porque nem todos precisam do mesmo aparelho.",
            "A decisão sai do uso e do tipo de motor.",
            "Três soluções atendem à falta de luz, cada uma para uma situação.",
          ],
        ],
        bullets: [
          "Motor comum já instalado e quedas frequentes: nobreak próprio para portão",
          "Motor novo a comprar: compare com um que aceita bateria na central",
          "Quedas raras, porta social e folha leve de correr ou de abrir: chave de destravamento",
          "Basculante pesado, prédio ou única saída: nobreak, porque abrir na mão é difícil",
        ],
      },
      {
        about: "what",
        headings: ["O que o nobreak faz e o que não faz", "O que esperar do nobreak"],
        slots: [
          [
            "Ele garante um número de aberturas, e não horas de uso: cada ciclo gasta um pouco da bateria, e folha pesada gasta mais. Precisa ser próprio para automatizador, porque o de computador desarma na partida do motor.",
            "Conte em aberturas, e não em tempo. Quanto mais pesada a folha, menos ciclos a carga rende; e só o modelo feito para automatizador suporta o arranque, que derruba o nobreak de computador.",
            "A carga dura algumas aberturas, menos ainda em portão pesado, e depois vale a chave. Compre o aparelho indicado para portão: o de informática se desliga com o pico do arranque.",
          ],
          [
            "A bateria envelhece mesmo parada e precisa ser trocada depois de alguns anos, gasto que entra na conta. O nobreak também não corrige portão desequilibrado, que o derruba na partida.",
            "Some ao preço a futura troca da bateria, que perde carga com os anos até sem uso. Folha pesada ou presa precisa de conserto antes, ou ele desarma ao arrancar.",
            "Usada ou não, a bateria se cansa em poucos anos e pede substituição. E nenhum nobreak compensa defeito mecânico: com a folha presa, a partida o desliga.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do nobreak", "O que pesa no orçamento"],
        slots: [
          [
            "O modelo para motor de casa com uma bateria é o mais barato, e sobe com a potência do motor e o número de aberturas desejado. Central com inversor pede aparelho compatível, que custa mais.",
            "Quanto mais forte o motor e mais aberturas você quer sem luz, mais caro fica; o básico, de uma bateria, atende portão residencial. Motor com inversor exige um modelo compatível, de valor maior.",
            "Três pontos fazem o preço: a força do motor, a quantidade de aberturas e a central, porque inversor exige aparelho compatível e mais caro. O de residência, com bateria única, é o de entrada.",
          ],
          [
            "A instalação leva pouco quando há lugar seco e ventilado perto do motor. Distância, tomada nova ou motor duplo aumentam o serviço, e aparelho e mão de obra vêm no mesmo orçamento.",
            "Lugar ventilado e seco ao lado do motor simplifica a montagem. Se é preciso puxar ponto de energia ou atender dois motores, o trabalho cresce, e o valor já inclui aparelho e serviço.",
            "Perto do motor e longe da chuva, a montagem é curta; ponto elétrico novo e dois motores a encarecem. O orçamento junta o aparelho e a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nobreak aumenta a conta de luz?",
        answers: [
          "Pouco. Depois de carregada, a bateria só recebe carga de manutenção, e o consumo maior vem ao recarregar depois do apagão.",
          "Quase nada no dia a dia, porque ele apenas mantém a bateria cheia. O gasto sobe um pouco logo depois de cada falta de luz.",
        ],
      },
      {
        question: "Com nobreak ainda preciso da chave?",
        answers: [
          "Sim. Se a bateria acabar ou o motor falhar, a chave solta a folha de correr ou de abrir. Basculante com cabo, mola ou contrapeso em falha não se destrava.",
          "Precisa, porque o nobreak não abre portão com defeito. Guarde a chave à mão, e use só em folha reta e no trilho; no basculante com falha mecânica, espere o técnico.",
        ],
      },
      {
        question: "O nobreak serve para qualquer motor de portão?",
        answers: [
          "Serve se potência e tensão combinam com a etiqueta do motor. Placa com inversor, que muda a velocidade, pede modelo compatível, confirmado no manual.",
          "Na maioria, sim, escolhido pela etiqueta: tensão igual e potência que cubra o HP. Com inversor, confira antes no manual da central.",
        ],
      },
      {
        question: "Posso ligar outras coisas no nobreak do portão?",
        answers: [
          "Fotocélula e interfone, sim, porque consomem pouco. Cada aparelho a mais tira aberturas do portão, então câmera e roteador ficam melhor em outro nobreak.",
          "O ideal é deixá-lo para o motor e os sensores dele. Interfone ainda cabe; o resto encurta o número de aberturas.",
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
        "O nobreak de portão dura em aberturas, e não em horas: em geral, de 20 a 50 ciclos de folha leve, número que está na ficha do aparelho, e a bateria dele dura de 2 a 4 anos. Folha pesada, motor forte e bateria velha cortam isso pela metade.",
        "Quanto tempo o nobreak do portão dura depende da bateria, da potência do motor e do peso da folha: o fabricante dá o número de ciclos, em geral de 20 a 50 com folha leve. Parado, o portão quase não gasta; a bateria pede troca a cada 2 a 4 anos.",
        "Um nobreak para motor de portão aguenta, em geral, de 20 a 50 aberturas com folha leve e bateria boa, e menos com motor de 1/2 HP, folha pesada ou bateria velha. A ficha traz o número de ciclos; o teste com a rede desligada mostra o real do seu.",
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
            "A bateria é o tanque: sua capacidade, em Ah, diz quanta energia guarda, e com os anos ela entrega só parte disso. O motor gasta conforme a potência: um de 1/2 HP consome mais em cada ciclo que um de 1/4.",
            "Quanto maior a capacidade da bateria, em Ah, mais ciclos; quanto mais velha, menos ela entrega do que está escrito. Do outro lado está o motor, e um de 1/2 HP puxa mais energia por abertura que um de 1/4 HP.",
            "O rendimento sai de duas coisas: os Ah da bateria, que caem com a idade, e a potência do motor. De um aparelho igual, um motor de 1/4 HP tira mais aberturas que um de 1/2.",
          ],
          [
            "Folha pesada, trilho sujo e contrapeso fora do ponto fazem o motor trabalhar mais e comem ciclos. Câmera, interfone e luz ligados ao mesmo aparelho também gastam, o tempo todo.",
            "O portão conta tanto quanto a bateria: trilho sujo ou folha desequilibrada gastam o dobro por abertura. Interfone, câmera e lâmpada na mesma tomada tiram outras tantas.",
            "Mecânica ruim desperdiça carga, porque o motor força mais tempo para mover a folha. E cada acessório ligado junto, como câmera ou luz, reduz os ciclos mesmo com o portão parado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como contar as aberturas do seu nobreak", "Teste de autonomia em casa"],
        slots: [
          [
            "Faça o teste num dia calmo, com a passagem livre e a família avisada. Pare ao primeiro sinal de lentidão, porque esgotar a bateria a estraga.",
            "Escolha um dia tranquilo e deixe o vão livre. Não leve a carga até o fim: descarga total encurta a vida da bateria.",
            "O teste é simples e não pede abrir nada. Avise a casa e interrompa quando o portão ficar lento, para poupar a bateria.",
          ],
        ],
        steps: [
          "Deixe a rede ligada desde a véspera, para carregar.",
          "Desligue o disjuntor que alimenta o nobreak.",
          "Abra e feche pelo controle e conte um ciclo.",
          "Pare quando o portão ficar lento ou o nobreak apitar.",
          "Religue a rede e anote a data e o número.",
        ],
      },
      {
        about: "choose",
        headings: ["Quantas aberturas você precisa", "O tamanho certo do nobreak"],
        slots: [
          [
            "Casa costuma precisar de poucas aberturas por falta de luz, e um aparelho comum sobra. Prédio conta os carros da hora cheia, um ciclo por carro, e pede banco de baterias maior ou gerador.",
            "Para uma casa, entrar e sair algumas vezes já basta. No prédio, cada carro é um ciclo, e a hora de pico esgota um aparelho pequeno: ali entra bateria maior ou gerador.",
            "Conte quantas vezes o portão abre numa falta de luz comum. Na casa são poucas; no prédio, dezenas por hora, o que pede mais baterias ou gerador.",
          ],
          [
            "Confira na etiqueta a tensão e a potência do motor, e compre modelo próprio para portão, com sobra para a partida. Motor com inversor exige nobreak compatível.",
            "A tensão e a potência vêm da etiqueta do motor, e o aparelho precisa ser feito para automatizador, que aguenta o arranque. Com inversor, veja no manual se é compatível.",
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
          "Com folha leve e equilibrada, bateria nova e só o portão ligado. Bateria maior, apenas se o aparelho aceitar.",
          "Corrija o peso da folha e desligue o que mais estiver no aparelho. Se a bateria já tem mais de dois anos, a troca devolve ciclos.",
        ],
      },
      {
        question: "Quanto tempo o nobreak leva para recarregar?",
        answers: [
          "Em geral, leva algumas horas; se esvaziou por completo, pode levar até um dia.",
          "Depende do carregador e da bateria. Conte com o dia seguinte antes de testar de novo.",
        ],
      },
      {
        question: "O nobreak antigo faz menos aberturas. É normal?",
        answers: [
          "É: a bateria perde capacidade com os anos. A troca por outra igual devolve a autonomia.",
          "Sim, e o calor acelera. Teste a cada seis meses e anote quantas aberturas ele fez, para saber a hora da troca.",
        ],
      },
      {
        question: "E quando a bateria acaba no meio da falta de luz?",
        answers: [
          "Resta a chave de destravamento, nos portões de correr e de abrir com a folha reta. No basculante, só se ele estiver equilibrado e fechado ou com ajuda do técnico.",
          "O portão para onde está, e a chave do motor permite mover na mão o de correr ou o de abrir. Por isso pare de usar quando ele ficar lento.",
        ],
      },
    ],
    photo: "fotos da etiqueta do nobreak e da etiqueta do motor",
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
        "Nobreak ou bateria no portão depende do motor: no comum, de 127 ou 220 V, o nobreak próprio para portão; no de 24 V, a bateria ligada direto à central, que rende mais aberturas com a mesma carga. Comprando motor novo onde falta muita luz, prefira o de 24 V com bateria.",
        "Qual dura mais sem luz é a bateria em motor de 24 V, porque não gasta carga convertendo tensão. No motor atual de 127 ou 220 V não há escolha, usa-se nobreak de portão; e as baterias dos dois se trocam, em geral, a cada 2 a 4 anos.",
        "Para motor de portão comum, ponha nobreak; para motor novo em lugar que falta muita luz, compensa o de 24 V com bateria de reserva. A diferença é que o nobreak converte a carga para 127 ou 220 V e perde parte dela, e a bateria alimenta a central direto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher nobreak e quando bateria", "A escolha pelo tipo de motor"],
        slots: [
          [
            "Trocar um motor bom só para usar bateria não compensa. A escolha segue o motor que você tem e quanto falta luz na rua.",
            "O motor atual decide quase tudo. Se ele está bom, o gasto menor é o nobreak.",
            "Veja a tensão na etiqueta e a idade do motor. Perto dos {trade.life}, pensar no modelo com bateria faz sentido.",
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
            "A conta é em aberturas, e não em horas: depende da bateria, do peso da folha e do motor. Folha leve e equilibrada faz bem mais ciclos com a mesma carga.",
            "O que importa são os ciclos que a carga dá, e folha pesada gasta o dobro em cada um. Por isso a duração em horas diz pouco.",
            "Conte as aberturas de que precisa sem luz. Peso da folha e tamanho da bateria definem o número, que cai em portão que raspa.",
          ],
          [
            "Motor de 24 V costuma usar duas baterias de 12 V, e o nobreak traz a dele dentro. Calor encurta a vida de ambas, e um teste com a rede desligada, duas vezes por ano, evita a surpresa.",
            "São duas de 12 V na central de 24 V e uma ou mais dentro do nobreak. Longe do sol elas duram mais; teste cada semestre, sem a rede.",
            "No de 24 V vai um par de 12 V; no nobreak, a bateria é interna. Guarde em lugar fresco e simule a falta de luz duas vezes por ano.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na instalação", "Nobreak e bateria: da medição ao teste"],
        slots: [
          [
            "Antes de ligar, o técnico mede a corrente de partida e vê se a folha corre leve, porque portão pesado derruba qualquer nobreak. A saída alimenta só o portão, e o teste final é com a rede cortada, abrindo e fechando.",
            "Mede-se quanto o motor puxa ao partir e corrige-se a folha que prende. Depois vêm o circuito com disjuntor e terra e o teste sem luz.",
            "A folha é aliviada e o consumo, medido, já que a etiqueta não basta. Ligado o aparelho, só ao portão, corta-se a rede e contam-se as aberturas.",
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
          "Não serve, porque não aguenta a partida do motor.",
        ],
      },
      {
        question: "Qual é mais barato, nobreak ou motor com bateria?",
        answers: [
          "Com o motor atual bom, o nobreak sai menos que trocar o motor, que em casa fica de {price.homeSwap}. Na compra de um novo, some o nobreak ao comum e compare.",
          "No que já existe, o nobreak. Trocar por motor de 24 V significa pagar a troca, de {price.homeSwap} na faixa comum, mais as baterias.",
        ],
      },
      {
        question: "Como sei se o meu motor é de 24 V?",
        answers: [
          "Está na etiqueta da carcaça, lida por fora. Central de 24 V também costuma trazer carregador e borne de bateria.",
          "Leia a etiqueta do motor ou o manual da central, sem abrir a tampa.",
        ],
      },
      {
        question: "Sem nenhum dos dois, como abro sem luz?",
        answers: [
          "Com o disjuntor desligado, a chave destrava o portão de correr ou de abrir, reto e em piso plano, que se move na mão. Basculante com defeito não se destrava.",
          "Pelo destravamento manual, só em folha de correr ou de abrir em ordem. Em basculante, apenas se equilibrado e sem defeito.",
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
        "O nobreak para portão de condomínio se escolhe por duas contas: a partida do motor, alta em folha pesada, e os carros que passam na hora cheia sem luz. Use modelo próprio para motor de portão, orçado pela foto da etiqueta; se o prédio tem gerador, um aparelho menor basta.",
        "Em condomínio, o nobreak do portão precisa de bateria para o pico de carros, e não para três aberturas como em casa, e de potência para a arrancada do motor. Com gerador no prédio, ele só cobre os segundos até o gerador entrar; o modelo e o valor saem pela etiqueta e pelo número de vagas.",
        "O portão de condomínio abre sem luz com nobreak próprio para automatizador ou com motor DC e bateria, que já nasce preparado para isso. A escolha depende da partida do motor, das vagas e de haver gerador, e o valor vem pela foto da etiqueta.",
        "Para o portão do prédio não parar na falta de luz, o nobreak deve suportar a arrancada do motor e guardar carga para os carros do horário de pico. Serve um modelo feito para automatizador, menor onde já existe gerador; etiqueta do motor e quantidade de vagas permitem indicar o aparelho e orçar.",
        "Síndico que procura nobreak para o portão do condomínio precisa de dois números, a partida do motor, estimada pela etiqueta, e o total de aberturas na pior hora. O gerador, quando há, deixa o aparelho mais modesto, e motor DC com bateria é a alternativa; ambos são orçados por foto.",
      ],
      price: [
        "O nobreak para portão de condomínio custa mais que o de casa, porque a partida da folha pesada é alta e a bateria precisa cobrir o pico de carros. O valor soma aparelho, baterias e instalação, e sai pela foto da etiqueta do motor e pelo número de vagas.",
        "Em condomínio, o preço do nobreak do portão depende da etiqueta do motor e de quantos carros precisam passar sem luz; com gerador no prédio, ele pode ser menor. Aparelho, baterias e instalação vêm em linhas separadas, orçados por foto.",
        "Quanto custa o nobreak do portão de condomínio? Mais do que numa casa, pois o aparelho enfrenta folha pesada e muitas aberturas seguidas. A conta tem três partes, aparelho, baterias e instalação, diminui quando o prédio possui gerador e é feita com a etiqueta do motor e o número de vagas.",
        "No nobreak para portão de prédio, pesam no valor a força pedida pelo motor na arrancada e a quantidade de baterias para a hora cheia. Um gerador já instalado reduz o tamanho necessário; com foto da etiqueta e total de vagas, orçamos aparelho, bateria e mão de obra, cada um em sua linha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como dimensionar para o condomínio", "Motor, folha e vagas"],
        slots: [
          [
            "A potência vem da partida do motor, quando a corrente sobe muito, e não do consumo médio; folha pesada pede aparelho maior mesmo com poucas vagas. Motor com inversor, que controla a velocidade, exige nobreak compatível.",
            "Quem define a potência é o arranque, o instante em que o motor puxa mais corrente, e por isso o peso da folha conta tanto. Se a central tem inversor, o controle de velocidade, confira no manual que nobreak ela aceita.",
            "Leia a etiqueta do motor e pense na partida: é nela que o aparelho pequeno desarma, sobretudo com folha pesada. Central com inversor, que varia a velocidade, pede modelo compatível.",
            "O consumo médio engana, pois é ao sair do repouso que o motor exige mais. Quanto mais pesada a folha, maior o aparelho, ainda que passem poucos carros; e se há inversor, o circuito que dosa a velocidade, a compatibilidade precisa constar no manual.",
            "Um nobreak fraco desliga bem na hora em que a folha começa a andar, porque a corrente dispara. Escolha pela arrancada e pelo peso do portão, e, com inversor regulando a velocidade, só um aparelho declarado compatível.",
          ],
          [
            "A bateria vem dos ciclos: cada carro da hora mais cheia é uma abertura. Some ainda o que fica ligado junto, como fotocélula, sinaleiro e leitor de tag.",
            "Já o tamanho da bateria sai dos carros na hora de pico, uma abertura por carro, mais o leitor de tag, a fotocélula e o sinaleiro que ficam ligados.",
            "Para a bateria, conte quantos carros entram e saem na pior hora e acrescente os acessórios da entrada, como sinaleiro, fotocélula e leitor de tag.",
            "A autonomia se mede em aberturas: conte os veículos do horário mais movimentado e inclua o consumo do sinaleiro, da fotocélula e do leitor de tag.",
            "Quantas aberturas o prédio precisa sem rede? A resposta dá a bateria, somando-se os equipamentos que continuam acesos, caso do leitor de tag, do sinaleiro e da fotocélula.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Gerador ou nobreak no prédio", "O papel de cada um"],
        slots: [
          [
            "O gerador cobre a falta longa, e o nobreak cobre os segundos até ele entrar e as quedas curtas. Onde há gerador, um eletricista liga o circuito do portão ao quadro de emergência, e o nobreak pode ser pequeno.",
            "Em prédio com gerador, o portão entra no quadro de emergência, por eletricista, e o nobreak só segura a entrada até ele assumir. O gerador aguenta horas; o nobreak serve para quedas curtas.",
            "São papéis diferentes: o nobreak responde na hora e dura pouco, enquanto o gerador demora alguns segundos e sustenta a falta longa. Com os dois, o portão fica no circuito de emergência, e o nobreak pode ser menor.",
            "O nobreak age sem intervalo, mas se esgota; o gerador demora um pouco para partir e depois trabalha por horas. Um eletricista passa o portão para o circuito de emergência, e com isso um aparelho modesto dá conta da transição.",
            "Um não substitui o outro: na queda rápida vale a bateria, na falta demorada vale o gerador. Ligado o portão ao quadro de emergência, serviço de eletricista, a bateria só preenche a espera e pode ser pequena.",
          ],
          [
            "Sem gerador, acabada a bateria, resta o destravamento. A chave fica na portaria, e só quem foi treinado solta a folha pesada.",
            "Se o prédio não tem gerador, depois da bateria o portão passa a ser destravado na mão, por funcionário treinado, com a chave guardada na portaria.",
            "Quando não há gerador, a saída depois da bateria é destravar, tarefa de quem foi treinado e sabe onde a portaria guarda a chave.",
            "Prédio sem gerador precisa de um plano para o fim da carga: liberar a folha à mão, o que só um funcionário treinado faz, com a chave deixada na portaria.",
            "E se a carga terminar sem gerador no prédio? O portão é solto manualmente por alguém treinado, pois a folha pesa, e a portaria mantém a chave à mão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação do nobreak no portão", "Da medição ao teste sem rede"],
        slots: [
          [
            "O técnico lê a etiqueta, mede a corrente do motor e confere se a folha anda leve, porque portão pesado derruba qualquer nobreak. O aparelho vai em lugar ventilado e fechado, com disjuntor e terra, e alimenta só o portão.",
            "A visita começa pela folha, que precisa andar leve, e pela corrente real do motor. Depois o nobreak é posto em ponto abrigado e ventilado, ligado com disjuntor e aterramento, apenas para o motor e seus acessórios.",
            "Antes de ligar, mede-se o consumo do motor e vê-se se a folha corre sem esforço. A instalação leva disjuntor, terra e um local fresco e trancado, e a saída serve somente ao portão.",
            "Folha que arrasta esgota a bateria, por isso o técnico a movimenta antes e mede quanto o motor puxa. O equipamento fica num canto seco, arejado e com tranca, com aterramento e disjuntor, sem alimentar mais nada além do portão.",
            "O serviço parte do portão: peso da folha, dados da etiqueta e corrente medida em uso. Só depois se fixa o nobreak, protegido e com ar em volta, numa linha aterrada e com disjuntor que atende apenas a entrada.",
          ],
          [
            "O teste final é sem rede: o portão faz ciclos completos e obedece à fotocélula. O zelador aprende a desligar rede e nobreak antes de qualquer serviço.",
            "Na entrega, corta-se a rede, e o portão abre, fecha e reverte na fotocélula. Quem cuida do prédio vê como desligar os dois, rede e bateria.",
            "Por fim, com a rede desligada, contam-se os ciclos e testa-se a fotocélula, e o zelador recebe a explicação de como cortar as duas fontes.",
            "A prova é desligar a rede e ver o portão trabalhar por inteiro, com a fotocélula ainda mandando voltar. O zelador aprende que há duas fontes e como cortar ambas.",
            "Antes de ir embora, o técnico simula o apagão, conta as aberturas e interrompe o feixe da fotocélula. Também mostra ao responsável como tirar a energia da rede e da bateria.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Rotina do síndico", "Teste e troca de bateria"],
        slots: [
          [
            "Teste o nobreak {visits.business}, na revisão do portão: desliga-se a rede e contam-se as aberturas. Bateria é peça de desgaste, que o calor encurta, e por isso entra na previsão de gastos do condomínio.",
            "Na revisão, {visits.business}, o portão é posto a abrir sem rede e o resultado fica anotado. Preveja a troca da bateria, que se desgasta mesmo parada e dura menos no calor.",
            "Uma bateria sem teste é a causa comum de portão parado no apagão, e basta contar as aberturas sem rede {visits.business}. Reserve verba para ela, porque se gasta com o tempo e mais depressa no calor.",
            "O teste é simples: sem rede, quantas vezes o portão abre? Repita {visits.business}, anote e compare, porque a bateria perde carga com os anos, e o calor apressa. O condomínio deve prever essa reposição.",
            "Inclua o nobreak na revisão do portão, {visits.business}, com aberturas contadas na bateria. Se o número cai, a reposição está perto, sobretudo em local quente, e convém ter a despesa no orçamento do prédio.",
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
          "Só se for dimensionado para os dois ao mesmo tempo. Separados, a falha de um não para o outro.",
          "É possível com um aparelho que suporte os dois arranques. Numa eclusa, em que um portão espera o outro, aparelhos separados evitam que uma falha feche tudo.",
        ],
      },
      {
        question: "O portão fica lento no nobreak?",
        answers: [
          "Não deveria. Se ficou, o aparelho é pequeno para o motor ou a bateria está fraca.",
          "Lentidão é sinal de bateria fraca ou de nobreak abaixo do que o motor pede. Um teste sem rede mostra qual dos dois.",
          "Com aparelho e bateria certos, a velocidade quase não muda. Se a folha se arrasta, testa-se primeiro a bateria e depois se compara a potência com a etiqueta do motor.",
        ],
      },
      {
        question: "O nobreak da portaria serve para o portão?",
        answers: [
          "Não: o de computador não suporta a partida do motor e desarma. O portão pede modelo próprio para automatizador.",
          "Em geral, não serve. Nobreak de portaria alimenta telas e interfone, e o arranque do motor o derruba.",
          "Não conte com ele: foi feito para interfone e computador, e desliga quando o motor arranca. O portão precisa de um aparelho para automatizador, só dele.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da folha inteira e do quadro, com o número de vagas",
  },
];
