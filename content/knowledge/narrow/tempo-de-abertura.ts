import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const tempoDeAbertura: NarrowConcept[] = [
  {
    id: "speedy-ou-jetflex",
    broader: "tempo-de-abertura",
    label: "Speedy ou JetFlex",
    phrase: "a escolha entre Speedy e JetFlex",
    asks: [
      "padrão ou speedy vale mais pena",
      "padrão ou speedy qual vale pena",
      "motor padrão ou speedy",
      "motor padrão ou speedy vale pena",
      "padrão ou jetflex",
      "padrão ou jetflex vale pena",
      "speedy ou jetflex vale pena",

      "4 segundos 8 segundos",
      "8 segundos 16 segundos",
      "4 segundos 16 segundos",
      "speedy jetflex",
      "speedy ou jetflex",
      "jetflex ou speedy",
      "diferença speedy jetflex",
      "padrão ou speedy",
      "speedy ou padrão",
      "padrão speedy jetflex",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Na dúvida entre motor Padrão, Speedy ou JetFlex, o Speedy resolve a maioria das casas: abre em {opening.speedy} por {price.speedy} instalado, contra {opening.padrao} e {price.padrao} do Padrão. Vale pagar mais no JetFlex, de {opening.jetflex} por {price.jetflex}, em rua movimentada.",
        "Motor Speedy ou JetFlex: em rua calma, escolha o Speedy, que abre em {opening.speedy} por {price.speedy}; em rua movimentada, vale pagar pelo JetFlex, de {opening.jetflex} por {price.jetflex}, com inversor e parada suave. Os dois preços são do kit instalado em basculante de até {width.quarterHp}.",
        "A diferença entre Speedy e JetFlex é de velocidade e suavidade: {opening.speedy} por {price.speedy} contra {opening.jetflex} por {price.jetflex}, instalados. Escolha o JetFlex para avenida e chegada à noite, o Speedy para rua de bairro e o Padrão, de {opening.padrao}, se a espera não incomoda.",
        "Entre o motor Speedy e o Padrão, vale a pena o Speedy para quem espera na rua: ele abre em {opening.speedy} e custa {price.speedy}, e o Padrão abre em {opening.padrao} e custa {price.padrao}. Os dois preços são do kit instalado em basculante de até {width.quarterHp}. Em garagem com recuo, onde a espera não incomoda, o Padrão basta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Speedy para quem, JetFlex para quem", "Decida pela rua e pela folha"],
        slots: [
          [
            "Rua de bairro e uso de família combinam com o Speedy, que custa pouco mais que o Padrão. Avenida, garagem sem recuo e chegada noturna pedem o JetFlex, em que cada segundo na calçada conta.",
            "O Speedy basta à casa de movimento normal, por pequena diferença sobre o Padrão. Quem para no meio de via movimentada ou chega tarde aproveita o JetFlex.",
            "Casa com recuo e poucos carros fica bem com o Speedy. O JetFlex é de quem entra direto de avenida, sem lugar para esperar.",
          ],
          [
            "Os dois pedem folha equilibrada, firme e de até {width.quarterHp}, porque a velocidade transforma folga em batida. Coluna bamba e cabo gasto são corrigidos antes.",
            "Folha até {width.quarterHp}, com contrapeso certo e coluna firme, é condição para ambos. Quanto mais veloz, mais a mecânica precisa estar em ordem.",
            "Antes de acelerar, a folha, que vai até {width.quarterHp}, tem de estar equilibrada e sem folga. Solda cansada aparece logo num portão rápido.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda além do tempo", "Inversor, placa e garantia"],
        slots: [
          [
            "O Speedy ganha tempo pela transmissão; o JetFlex, da PPA, controla a rotação por inversor, acelera e freia. A potência é a mesma, 1/4 HP.",
            "No JetFlex a eletrônica muda a rotação e freia antes do fim; no Speedy o ganho é mecânico. Os dois têm 1/4 HP.",
            "Com 1/4 HP nos dois, muda o meio: engrenagem no Speedy, inversor no JetFlex da PPA, que parte e para suave.",
          ],
          [
            "No conserto, a central com inversor custa mais e só a da linha serve. A garantia é igual: {warranty.motor} no motor e {warranty.installation} na instalação.",
            "A placa do JetFlex é própria e mais cara que a comum. Em garantia, empate, com {warranty.motor} no motor e {warranty.installation} no serviço.",
            "Se a placa queimar, a do JetFlex custa acima da comum. Nos dois valem {warranty.motor} de garantia no motor e {warranty.installation} na montagem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Seu portão aguenta mais velocidade?", "Confira a folha antes de acelerar"],
        slots: [
          [
            "Sua parte é olhar e filmar; o teste de cabo e contrapeso é do técnico. Nenhum passo pede tocar na folha.",
            "Você observa de longe, sem encostar em cabo, mola ou contrapeso. Com um defeito à vista, corrija antes de trocar o motor.",
            "Assista a um ciclo de fora do vão. Folga que mal se ouve hoje vira pancada com motor rápido.",
          ],
        ],
        steps: [
          "Veja se a folha balança ou torce ao subir.",
          "Ouça se há batida no começo ou no fim.",
          "Meça a largura com o portão fechado: o 1/4 HP vai até {width.quarterHp}.",
          "Procure, sem tocar, solda trincada ou coluna solta.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é mais seguro, Speedy ou JetFlex?",
        answers: [
          "Os dois, com força no mínimo e fotocélula. O JetFlex freia antes do fim; a velocidade maior torna a fotocélula ainda mais necessária.",
          "Segurança vem de força regulada e fotocélula. Em portão rápido, ela não deve faltar.",
        ],
      },
      {
        question: "Posso trocar Padrão por JetFlex aproveitando algo?",
        answers: [
          "A fiação e os controles compatíveis podem ficar; motor e central mudam.",
          "Em parte. Ponto de energia e fotocélula bons são mantidos, e o acionador é substituído.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em basculante, {time.tilting}, com percurso, força e controles regulados no fim.",
          "Conte {time.tilting}, qualquer que seja o modelo, se a folha está em ordem.",
        ],
      },
      {
        question: "Parcelam o JetFlex?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, como os outros kits.",
          "Sim. Todos os kits podem ser divididos em até {shop.instalments} vezes no cartão.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora e a largura da folha",
  },
  {
    id: "deixar-portao-mais-rapido",
    broader: "tempo-de-abertura",
    label: "Deixar o portão mais rápido",
    phrase: "como deixar o portão mais rápido",
    asks: [
      "deixar portão mais rápido",
      "aumentar velocidade",
      "acelerar portão",
      "portão abrir mais rápido",
      "aumentar velocidade motor",
      "fazer portão rápido",
      "motor mais rápido trocar",
      "como acelerar motor",
      "lento deixar mais rápido",
      "portão lento mais rápido",
      "lento tem como acelerar",
      "lento acelerar",
      "deixar motor mais rápido",
      "lento aumentar velocidade",
      "portão demora abrir mais rápido",
      "como fazer portão abrir mais rápido",
      "melhorar velocidade portão",
      "portão abrir mais depressa",
      "regular motor andar mais ligeiro",
      "motor andar mais rápido regular",
      "portão mais ligeiro",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Sim, dá para deixar mais rápido um portão lento: se ele ficou lento, conserta-se a causa, em geral capacitor fraco, tensão baixa ou folha pesada; se sempre foi assim, troca-se o motor. No basculante de até {width.quarterHp}, o Speedy abre em {opening.speedy} por {price.speedy} instalado, e o JetFlex, em {opening.jetflex} por {price.jetflex}.",
        "Portão automático muito lento tem como ficar mais rápido. Lentidão nova é defeito, quase sempre capacitor, tensão ou folha pesada, e se conserta; lentidão de fábrica pede motor veloz: em basculante de até {width.quarterHp}, o Speedy ({opening.speedy}) custa {price.speedy} e o JetFlex ({opening.jetflex}), {price.jetflex}, instalados.",
        "Para deixar o portão lento mais rápido há três caminhos: reparar o que o atrasou, como capacitor fraco ou folha pesada, regular a velocidade, se a central permite, ou trocar o motor. No basculante até {width.quarterHp}, os rápidos instalados são o Speedy, {price.speedy}, e o JetFlex, {price.jetflex}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão está lento", "Descubra primeiro a causa"],
        slots: [
          [
            "Portão que era rápido e ficou lento tem defeito. Os mais comuns são capacitor fraco, a peça que dá força à partida, tensão baixa no motor, engrenagem gasta e folha pesada por roldana ou dobradiça ruim.",
            "Se a lentidão apareceu agora, procure defeito: capacitor sem força, que é quem ajuda o motor a partir, queda de tensão, engrenagem comida ou folha presa em roldana e dobradiça.",
            "Lentidão que não existia vem de peça cansada. O capacitor, que dá o impulso ao motor, é o primeiro suspeito; depois, tensão baixa, engrenagem gasta e folha arrastando em roldana ou dobradiça.",
          ],
          [
            "No portão de correr ou de abrir, reto e em piso plano, dá para separar folha de motor: com o disjuntor desligado e o motor destravado, a folha deve ir leve na mão. O basculante não se destrava para testar.",
            "Quer saber se é a folha? Só em portão de correr ou de abrir, reto e no plano, desligue o disjuntor, destrave e empurre: pesou, o problema é dela. No basculante, esse teste é do técnico.",
            "Um teste separa as duas coisas no portão de correr ou de abrir, desde que reto e no plano: disjuntor desligado, motor solto e folha empurrada na mão, que deve andar leve. Basculante, nunca se solta para isso.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Regular ou trocar o motor", "O que funciona e o que estraga"],
        slots: [
          [
            "Em motor com inversor, a placa que controla a velocidade, parte do ganho vem só da regulagem, feita pelo técnico com teste de obstáculo. Motor comum anda sempre no mesmo ritmo, e só fica mais veloz sendo trocado.",
            "Só o motor com inversor aceita mudar a velocidade, pela própria placa, e quem regula é o técnico, provando a reação a obstáculo. No comum, de rotação fixa, o caminho é a troca.",
            "A regulagem ajuda quando há inversor, a eletrônica que comanda a rotação, e termina com teste de obstáculo. Sem ele a velocidade é fixa, e ganhar tempo significa trocar o motor.",
          ],
          [
            "Adaptar engrenagem, polia ou fuso maior não compensa: o motor perde força, esquenta e deixa de sentir obstáculo. Num portão de correr, a troca por motor rápido fica, em casa, de {price.homeSwap}, com mão de obra.",
            "Fuja de polia, fuso ou engrenagem maior em motor comum, porque ele aquece, queima e já não percebe quem está no vão. No de correr, o motor rápido trocado custa de {price.homeSwap} em residência, com o serviço.",
            "Peça de passo maior em motor comum tira força, superaquece e anula a reação a obstáculo. Para o deslizante de casa, troque a máquina: de {price.homeSwap}, motor e mão de obra.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança em portão rápido", "O que não pode faltar em motor veloz"],
        slots: [
          [
            "Uma folha rápida dá menos tempo de reação, e a fotocélula, o sensor da passagem, deixa de ser opcional. A força fica no menor valor que move o portão, provada com uma caixa de papelão, nunca com o corpo.",
            "Quanto mais veloz a folha, mais falta faz a fotocélula, que percebe gente no vão. O técnico ajusta a força ao mínimo e testa com caixa de papelão; ninguém prova isso com a mão.",
            "Velocidade pede fotocélula em ordem, pois sobra menos tempo para sair da frente. A força se regula no mínimo necessário e se confere com um objeto macio, jamais com o braço ou o pé.",
          ],
          [
            "Abrir depressa e fechar mais devagar é uma boa combinação, quando a central permite. A parada suave evita que a folha bata no batente e solte peças.",
            "Se a placa separa os tempos, deixe o fechamento mais lento que a abertura. Uma desaceleração no fim poupa batente, braço e roldanas da pancada.",
            "Convém fechar mais devagar do que se abre, onde a central aceita. No fim do percurso, a parada suave protege batente e ferragens.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mexer na regulagem para acelerar o portão?",
        answers: [
          "Não. O ajuste fica dentro da central, com tensão, e muda a força junto com a velocidade. Um erro ali vira risco de esmagamento, e por isso o técnico regula e testa.",
          "Deixe com o técnico: a placa tem tensão de rede, e velocidade e força andam juntas. Mal ajustado, o portão deixa de parar diante de alguém.",
        ],
      },
      {
        question: "Quanto custa consertar o portão lento?",
        answers: [
          "Se for regulagem, limpeza e lubrificação, a visita em casa parte de {price.preventive}, sem peças. Capacitor e engrenagem são orçados por foto, e o capacitor fica entre os reparos mais baratos.",
          "A visita que mede, limpa e regula começa em {price.preventive} em residência, fora peças. Trocar capacitor costuma ser a conta menor; engrenagem e roldanas vêm acima, por orçamento.",
        ],
      },
      {
        question: "Meu portão de correr pode ficar mais rápido?",
        answers: [
          "Pode, com motor rápido ou com inversor próprio para o peso da folha. Antes se acertam trilho, roldanas e batente, porque em folha que arrasta a velocidade só gasta peça.",
          "Sim, com um motor mais veloz escolhido pelo peso. Trilho limpo, roldana boa e batente firme vêm primeiro, ou o ganho se perde em tranco.",
        ],
      },
      {
        question: "Qual é a diferença de tempo entre os kits?",
        answers: [
          "No basculante de até {width.quarterHp}, o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. Os três são de 1/4 HP, e o que muda é a velocidade.",
          "O Padrão leva {opening.padrao}, o Speedy {opening.speedy} e o JetFlex, que tem inversor, {opening.jetflex}, sempre em basculante até {width.quarterHp}.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, e a largura da folha",
  },
  {
    id: "quanto-tempo-abre",
    broader: "tempo-de-abertura",
    label: "Tempo para abrir o portão",
    phrase: "o tempo que o portão leva para abrir",
    asks: [
      "jetflex demora segundos",
      "jetflex quantos segundos demora",
      "speedy quantos segundos demora",
      "jetflex demora abrir",
      "speedy segundos",
      "jetflex segundos",
      "speedy tempo abre",
      "jetflex tempo abre",
      "quanto tempo abrir",
      "quantos segundos abrir",
      "quantos segundos portão",
      "tempo abrir portão",
      "portão demora abrir",
      "segundos abre",
      "abre quantos segundos",
      "tempo abertura portão",
      "quanto tempo abre",
      "quanto demora abrir",
      "4 segundos",
      "8 segundos",
      "16 segundos",
      "abre 4 segundos",
      "abre 8 segundos",
      "vão metros quantos segundos portão",
      "portão correr abrindo quatro segundos",
      "correr abrir 4 segundos",
    ],
    intent: "question",
    answers: {
      any: [
        "Um portão de casa leva de 4 a 20 segundos para abrir, conforme o motor. Nos nossos kits de basculante de até {width.quarterHp}, o JetFlex abre em {opening.jetflex}, por {price.jetflex} instalado; o Speedy, em {opening.speedy}; o Padrão, em {opening.padrao}. O de correr se calcula pela largura.",
        "O portão basculante demora {opening.jetflex} para abrir com o motor JetFlex, {opening.speedy} com o Speedy e {opening.padrao} com o Padrão, em folha equilibrada de até {width.quarterHp}. O mais rápido custa {price.jetflex} instalado. No portão de correr, o tempo depende da largura da folha e da velocidade do motor.",
        "Para o portão abrir em {opening.jetflex}, o motor é o JetFlex, de {price.jetflex} instalado, em basculante de até {width.quarterHp}. O Speedy leva {opening.speedy}, e o Padrão, {opening.padrao}. No de correr, quanto mais larga a folha, mais tempo, e um motor com inversor encurta a espera.",
        "Quantos segundos o portão leva depende do motor: {opening.jetflex} no JetFlex, {opening.speedy} no Speedy e {opening.padrao} no Padrão, no basculante de até {width.quarterHp}. O JetFlex sai por {price.jetflex} instalado. Em portão de correr, conte a largura dividida pela velocidade da ficha.",
      ],
      price: [
        "O portão rápido, que abre em {opening.jetflex}, usa o motor JetFlex, de {price.jetflex} com entrega e instalação, em basculante de até {width.quarterHp}. O Speedy, de {opening.speedy}, sai por {price.speedy}, e o Padrão, de {opening.padrao}, por {price.padrao}. No de correr, o motor rápido é orçado por foto.",
        "O preço do portão que abre em {opening.jetflex} é {price.jetflex}, com o motor JetFlex instalado. Quem aceita {opening.speedy} paga {price.speedy} pelo Speedy, e {opening.padrao}, {price.padrao} pelo Padrão. Os três são para folha equilibrada de até {width.quarterHp}; o portão de correr é orçado pela largura e pelo peso.",
        "Entre os modelos rápidos de basculante, o JetFlex abre em {opening.jetflex} e custa {price.jetflex} instalado; o Speedy abre em {opening.speedy} e custa {price.speedy}. O Padrão, de {price.padrao}, leva {opening.padrao}. A folha precisa ter até {width.quarterHp} e estar equilibrada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual tempo de abertura vale a pena", "Vale pagar pelos 4 segundos?"],
        slots: [
          [
            "Vale pagar pelo mais rápido em rua movimentada, sem recuo ou com chegada à noite. Nas outras casas, o Speedy é o melhor custo, porque a diferença de preço para o Padrão é pequena.",
            "O JetFlex compensa para quem espera o portão parado na rua. Se há recuo para o carro, o Speedy atende e sobra dinheiro para a fotocélula.",
            "Quem chega tarde ou mora em rua de trânsito aproveita cada segundo e deve ficar com o JetFlex. Para uso tranquilo, o Speedy basta.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Tempo de abertura por tipo de portão", "Quanto demora o de correr e o de abrir"],
        slots: [
          [
            "No de correr, divida a largura da folha pela velocidade da ficha, em metros por minuto: uma folha de 4 metros a 20 metros por minuto leva 12 segundos. O inversor, que controla a rotação, é o que permite ganhar tempo.",
            "Para o de correr a conta é largura dividida pela velocidade: 4 metros a 20 metros por minuto dão 12 segundos. Com inversor, o mesmo portão abre na metade ou menos.",
            "Um portão de correr de 4 metros, com motor de 20 metros por minuto, abre em 12 segundos. Motor com inversor corta esse tempo, porque acelera e freia sem tranco.",
          ],
          [
            "No de abrir, o giro é mais lento de propósito, de 15 a 25 segundos em geral, porque velocidade demais força braço e dobradiça.",
            "O de abrir costuma levar de 15 a 25 segundos, e convém que seja assim, para não bater nem forçar a dobradiça.",
            "O portão de abrir fica entre 15 e 25 segundos na maioria dos motores, porque o braço sofre com a velocidade.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão passou a demorar", "O portão ficou mais lento: o que é"],
        slots: [
          [
            "Se ele já foi mais rápido, suspeite de capacitor fraco, que é a peça da partida, de trilho sujo ou de roldana gasta. Tensão baixa, comum em fio longo e fino, também alonga o tempo.",
            "Portão que ficou lento tem, em geral, capacitor fraco ou folha pesada. A tensão baixa no ponto, por fio fino e comprido, é a terceira causa.",
            "A lentidão que apareceu com o tempo vem de folha pesada ou de capacitor no fim. Um fio fino até o portão também rouba velocidade.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança em portão rápido", "Fotocélula e força no portão rápido"],
        slots: [
          [
            "A folha rápida dá menos tempo de reação, por isso a fotocélula, que enxerga quem está no vão, faz parte do conjunto. Se a central permite, deixe o fechamento mais lento que a abertura.",
            "Com o portão veloz, ponha a fotocélula, o sensor que vê quem passa, e a força no mínimo. O fechamento pode ser mais lento, nas centrais que separam os dois.",
            "Ninguém sai do caminho em poucos segundos, e é a fotocélula que faz a folha parar. Regule também um fechamento mais lento, se a central tiver essa opção.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para deixar o meu portão mais rápido?",
        answers: [
          "Às vezes, trocando o motor por um rápido, se a folha está equilibrada e firme. O ajuste na central ganha quase nada.",
          "Só com outro motor. Se ele ficou lento agora, o conserto do capacitor ou da folha devolve o tempo antigo.",
          "Sim, com troca de motor e folha revisada. Regular a placa muda um ou dois segundos.",
        ],
      },
      {
        question: "O tempo de fechar o portão é o mesmo de abrir?",
        answers: [
          "Em geral, sim. O fechamento automático soma a pausa programada na central, que você escolhe.",
          "É o mesmo na maioria dos motores. Nos de inversor dá para fechar mais devagar.",
          "Quase sempre. A pausa antes de fechar é regulada à parte.",
        ],
      },
      {
        question: "O motor rápido gasta mais energia?",
        answers: [
          "Quase nada a mais: ele puxa mais corrente por menos segundos, e no mês a conta fica parecida.",
          "Não dá para notar na conta de luz, porque trabalha poucos segundos por dia.",
          "O gasto é parecido. Folha pesada pesa mais na conta que a velocidade.",
        ],
      },
      {
        question: "Por que 4 segundos pedem folha firme?",
        answers: [
          "Porque a velocidade aumenta qualquer folga: solda fraca, batente solto ou contrapeso errado aparecem mais cedo.",
          "Uma folha solta balança e bate quando anda depressa. O técnico confere solda, cabo e batente antes de instalar.",
          "A força da batida cresce com a velocidade. Folha equilibrada e batente firme evitam o estrago.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e da etiqueta do motor, com a largura da folha",
  },
  {
    id: "motor-rapido",
    broader: "tempo-de-abertura",
    label: "Motor rápido de portão",
    phrase: "o motor rápido para portão",
    asks: [
      "motor rápido preço",
      "motor rápido preço instalado",
      "motor portão rápido preço instalado",
      "motor rápido instalado preço",
      "motor rápido",
      "motor rápido basculante",
      "basculante rápido",
      "portão rápido",
      "motor veloz",
      "motor alta velocidade",
      "motor ultra rápido",
      "motor turbo",
      "portão abertura rápida",
      "motor abertura rápida",
      "motor rápido basculante qual comprar",
      "motor basculante abre mais rápido quanto",
      "motor basculante mais rápido",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão mais rápido que vendemos é o JetFlex, que abre o basculante em {opening.jetflex} e custa {price.jetflex} instalado. O Speedy abre em {opening.speedy}, por {price.speedy}. Os dois servem a folha firme e equilibrada de até {width.quarterHp}; no portão de correr, o motor rápido é orçado por foto.",
        "Para um portão basculante ultra rápido, o motor é o JetFlex: abre em {opening.jetflex} e sai por {price.jetflex}, com instalação. Quem quer gastar menos fica com o Speedy, de {opening.speedy}, por {price.speedy}. A folha precisa estar equilibrada e ter até {width.quarterHp}; para o de correr, o valor vem por foto.",
        "O motor mais rápido para portão basculante é o JetFlex, com inversor, que abre em {opening.jetflex} por {price.jetflex} já instalado. O Speedy, rápido também, leva {opening.speedy} e custa {price.speedy}. Ambos pedem folha de até {width.quarterHp}; em portão de correr, o ultra rápido é escolhido pelo peso e orçado por foto.",
        "Motor ultra rápido abre o portão basculante em {opening.jetflex}, no JetFlex, de {price.jetflex} instalado, ou em {opening.speedy}, no Speedy, de {price.speedy}. Um motor comum leva {opening.padrao}. A folha tem de estar firme e ter até {width.quarterHp}; para portão de correr, mande foto e medidas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor rápido para a sua rua", "JetFlex ou Speedy: qual compensa"],
        slots: [
          [
            "Em rua movimentada, sem recuo ou com chegada à noite, compensa o JetFlex. Para a maioria das casas, o Speedy basta: custa pouco mais que o Padrão e corta a espera pela metade.",
            "O JetFlex vale para quem espera na rua com receio ou trânsito atrás. Nas outras casas, o Speedy é o melhor negócio, porque abre na metade do tempo do Padrão por uma diferença pequena.",
            "Se você para o carro na rua para esperar o portão, escolha o JetFlex. Se há recuo e movimento calmo, fique com o Speedy, que por pouco mais que o Padrão já abre em metade do tempo.",
          ],
          [
            "No portão de correr, o ganho vem do motor com inversor, que acelera e freia aos poucos. O tempo depende da largura da folha, e o modelo se escolhe pelo peso e pelas aberturas por dia.",
            "Para o de correr, o rápido é o motor com inversor, o circuito que controla a rotação. Quanto mais larga a folha, mais ele demora, por isso o tempo se calcula caso a caso.",
            "O de correr fica rápido com inversor, que arranca e para sem tranco. A conta do tempo leva em conta a largura da folha e a velocidade da ficha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o portão precisa ter para motor rápido", "Seu portão aguenta um motor rápido?"],
        slots: [
          [
            "A folha precisa estar equilibrada, com soldas boas e batente firme, porque a velocidade aumenta qualquer folga. No basculante, o técnico testa se ela anda leve; cabo, dobradiça ou roldana gasta é trocada antes do motor.",
            "O portão aguenta se a folha é firme, anda leve e o batente não balança. Cabo, dobradiça e roldana gastos se trocam antes, pois a velocidade faz a folga virar batida.",
            "Antes do motor, olhe a folha: solda trincada, cabo velho e batente solto não combinam com velocidade. O técnico confere o equilíbrio e diz o que precisa ser trocado primeiro.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança em portão rápido", "Fotocélula e força no portão rápido"],
        slots: [
          [
            "A folha rápida dá menos tempo de reação, por isso a fotocélula, o sensor que enxerga o vão, faz parte do conjunto. A força fica no mínimo que move a folha. Se a central permite, abra depressa e feche mais devagar.",
            "Instale a fotocélula junto, porque em {opening.jetflex} ninguém tem tempo de sair do caminho. Uma boa combinação é abrir rápido e fechar lento, nas centrais que separam os dois tempos.",
            "Com a folha veloz, o sensor do vão, a fotocélula, deixa de ser opcional. A força é regulada no mínimo e testada com uma caixa no caminho, e o fechamento pode ficar mais lento que a abertura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rápido estraga o portão?",
        answers: [
          "Não, com folha equilibrada e parada suave. Em portão com folga ou solda fraca, a batida aparece mais cedo que com um motor lento.",
          "Não, se a folha está em ordem. O que estraga é a pancada no fim, que a desaceleração evita.",
          "Só o portão que já tem folga. Por isso a folha é revisada antes da troca.",
        ],
      },
      {
        question: "Dá para acelerar o motor que já tenho?",
        answers: [
          "Pouco. A velocidade vem do fuso, do redutor ou do inversor, e o ajuste na central quase não muda o tempo.",
          "Quase nada. Para ganhar segundos de verdade, troca-se o motor por um rápido.",
          "Não de forma útil. Se ele ficou lento com o tempo, porém, capacitor e folha pesada têm conserto.",
        ],
      },
      {
        question: "O motor JetFlex tem parada suave?",
        answers: [
          "Tem: o inversor acelera no começo e reduz a rotação antes do batente, sem pancada no fim.",
          "Sim. A chegada é lenta, regulada na central, e isso poupa a folha e o vizinho.",
          "Tem, e a partida também é suave. É o que permite abrir depressa sem bater.",
        ],
      },
      {
        question: "Qual a garantia do motor rápido?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação, como nos demais kits.",
          "{warranty.motor} para o motor e {warranty.installation} para o serviço. A velocidade não muda o prazo.",
          "A mesma dos outros: {warranty.motor} no motor, {warranty.installation} na instalação.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  },
  {
    id: "demora-e-normal",
    broader: "tempo-de-abertura",
    label: "Tantos segundos para abrir é normal?",
    phrase: "o tempo normal de abertura",
    asks: [
      "segundos normal",
      "demora segundos",
      "demora segundos abrir",
      "portão demora segundos abrir normal",
      "demora segundos normal",
      "demora abrir normal",
      "demora segundos basculante abrir",
      "segundos abrir normal",
      "leva segundos abrir",
      "tempo normal abrir",
      "normal demorar abrir",
      "20 segundos abrir normal",
      "meio minuto abrir normal",
      "quase meio minuto abrir",
      "portão leva meio minuto",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, é normal o portão levar perto de {opening.padrao} para abrir num basculante comum, e no de correr o tempo depende da largura e da velocidade. Só preocupa se antes abria mais depressa, se esquenta ou se para no meio; {opening.padrao} ou pouco mais é característica do motor.",
        "Portão de casa que demora até uns 20 segundos para abrir pode ser normal; 30 ou 40 segundos já indicam folha pesada, capacitor fraco ou falta de lubrificação. Para comparar, o basculante Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Quantos segundos é normal: no basculante, {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex; no de correr, largura dividida pela velocidade. Se demora muito e vem piorando, é hora da revisão, de {price.preventive} em diante em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Normal ou defeito: como separar", "Quando a demora é sinal"],
        slots: [
          [
            "Tempo igual ao de sempre, sem ronco e sem tranco, é característica. Compare com a lista.",
            "O que mudou é o que importa. Um tempo que sempre foi esse não pede conserto.",
            "Compare o tempo de hoje com o de antes.",
          ],
        ],
        bullets: [
          "Tempo igual há anos: normal",
          "Mais lento a cada semana, com ronco: capacitor ou folha pesada",
          "Motor quente e lento: folha, tensão ou capacitor",
          "Espera antes de andar: controle, receptor ou trava",
          "Lento só no fim: parada suave, normal",
        ],
      },
      {
        about: "check",
        headings: ["Como medir e o que olhar", "Cronometre antes de chamar"],
        slots: [
          [
            "Cronometre com o relógio do celular, de fora do vão. A medida repetida em outro dia vale mais que a impressão.",
            "Meça os dois sentidos, de longe, duas vezes. Anote.",
            "Com o cronômetro, de fora, você tem a resposta em dois minutos.",
          ],
        ],
        steps: [
          "Cronometre uma abertura e um fechamento, de fora do vão.",
          "Meça a largura da folha com o portão fechado.",
          "Repare se há batida no começo ou no fim.",
          "Ouça se o motor ronca ou esquenta.",
          "Compare com o tempo de quando era novo.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o normal não basta", "Como abrir mais depressa"],
        slots: [
          [
            "Um motor comum não acelera por regulagem, porque a velocidade vem do motor e do fuso. No basculante de até {width.quarterHp}, o Speedy custa {price.speedy} e o JetFlex, {price.jetflex}, instalados.",
            "Para abrir em menos tempo, o Speedy instalado custa {price.speedy} e o JetFlex, {price.jetflex}, até {width.quarterHp}. O comum não tem ajuste.",
            "O comum é fixo; Speedy, {price.speedy}, e JetFlex, {price.jetflex}, encurtam a espera em basculante até {width.quarterHp}.",
          ],
          [
            "Antes, a folha precisa estar equilibrada e firme, porque a velocidade multiplica qualquer folga. Quem testa cabo e contrapeso é o técnico.",
            "Folha boa vem primeiro, e o equilíbrio, com o técnico. Motor rápido em folha ruim bate.",
            "Equilíbrio e folga da folha se acertam antes, porque a velocidade aumenta qualquer defeito. O teste de cabo é do técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de correr de 4 metros leva quanto tempo?",
        answers: [
          "Divida a largura pela velocidade da ficha: 4 metros a 12 metros por minuto são 20 segundos. Muitos modelos comuns passam de 15.",
          "Em 12 metros por minuto, 20 segundos. A ficha do motor diz a sua.",
        ],
      },
      {
        question: "O portão demora mais para fechar que para abrir. É normal?",
        answers: [
          "Uma diferença pequena é comum no basculante, pelo equilíbrio da folha. Diferença grande pede ajuste do contrapeso.",
          "Se é pequena, sim, por causa do equilíbrio da folha. Diferença de vários segundos pede o contrapeso acertado por técnico.",
        ],
      },
      {
        question: "Lubrificar deixa o portão mais rápido?",
        answers: [
          "Devolve a velocidade original quando há atrito, sem passar dela.",
          "Só até o tempo que ele tinha quando novo, porque a graxa tira o atrito e não muda o motor.",
        ],
      },
      {
        question: "Um capacitor novo acelera?",
        answers: [
          "Se o antigo estava fraco, a partida volta ao normal, e o tempo também. Acima do valor da etiqueta, só esquenta.",
          "Ele devolve o tempo de quando o motor era novo, e não passa disso. Um valor acima do da etiqueta só esquenta.",
        ],
      },
    ],
    photo: "a foto do motor com a etiqueta e o tempo de abertura em segundos",
  },
  {
    id: "speedy-e-bom",
    broader: "tempo-de-abertura",
    label: "Motor Speedy é bom?",
    phrase: "saber se o motor Speedy é bom",
    intent: "question",
    asks: [
      "speedy boa marca",
      "speedy é marca",
      "speedy marca boa",
      "speedy qual marca",
      "speedy rápido vale pena",
      "speedy vale",
      "speedy bom",
      "speedy boa",
      "speedy vale pena",
      "speedy presta",
      "speedy confiável",
      "speedy compensa",
      "opinião speedy",
      "garen speedy bom",
      "garen speedy vale pena",
      "ppa speedy bom",
      "motor speed bom",
      "motor speed vale pena",
      "opinião kit speedy",
      "speedy aguenta portão pesado",
      "vantagens limites speedy",
      "vantagens motor speedy",
    ],
    answers: {
      any: [
        "Speedy, para nós, é um kit basculante e não uma marca à parte: ele é bom para folha equilibrada de até {width.quarterHp}, abre em {opening.speedy} e custa {price.speedy} instalado. Em folha pesada, larga ou de correr, o indicado é outro motor.",
        "Sim, o Speedy é bom para basculante equilibrado de até {width.quarterHp}: abre em {opening.speedy}, contra {opening.padrao} do Padrão, e custa {price.speedy} instalado. Em folha pesada, larga ou de correr, não é o indicado.",
        "O motor Speedy vale a pena quando a espera na rua incomoda: são {opening.speedy} de abertura por {price.speedy}, com instalação, em basculante de casa. A condição é folha leve, com contrapeso certo, de até {width.quarterHp}.",
        "O Speedy presta e é confiável para portão de casa basculante, mais rápido que o Padrão, de {price.padrao}, e mais em conta que o JetFlex, de {price.jetflex}. Ele custa {price.speedy} instalado; em folha pesada, a velocidade vira tranco.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para quem o Speedy serve", "Speedy: quando sim e quando não"],
        slots: [
          [
            "Casa em rua de movimento médio, que abre algumas vezes por dia, é o caso dele. Rua calma dispensa a diferença, e o Padrão, por {price.padrao}, abre em {opening.padrao}.",
            "Serve à família que entra e sai e não quer esperar parada. Onde não há pressa, o Padrão custa {price.padrao} e leva {opening.padrao}.",
            "Movimento médio na rua é o lugar do Speedy. Em vila calma, o Padrão faz o mesmo em {opening.padrao} por {price.padrao}.",
          ],
          [
            "Avenida, chegada à noite ou vontade de parada suave levam ao JetFlex, por {price.jetflex}, que abre em {opening.jetflex}. Os três têm a mesma potência, 1/4 HP.",
            "O JetFlex, de {price.jetflex}, abre em {opening.jetflex} e para com suavidade, para quem precisa de mais. A potência não muda entre eles, 1/4 HP.",
            "Quem quer {opening.jetflex} e freada suave paga {price.jetflex} no JetFlex. Todos são de 1/4 HP.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O portão aceita um Speedy?", "Confira a folha antes"],
        slots: [
          [
            "Olhe de fora, com o portão fechado, sem soltar cabo nem contrapeso. O equilíbrio é confirmado pelo técnico.",
            "A conferência é visual e com a folha parada. Não mexa em cabo nem contrapeso.",
            "Com o portão fechado, observe de fora. Quem testa o equilíbrio é o técnico.",
          ],
        ],
        steps: [
          "Meça a largura: até {width.quarterHp}, o 1/4 HP atende.",
          "Veja se os cabos têm fios partidos ou ferrugem.",
          "Repare se a folha fecha reta, sem pancada.",
          "Conte quantas vezes o portão abre por dia.",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança em portão rápido", "Fotocélula e força em motor veloz"],
        slots: [
          [
            "Folha rápida dá menos tempo de reação, por isso a fotocélula deixa de ser acessório. A força é regulada no menor valor que completa o curso e testada com uma caixa de papelão.",
            "Em portão veloz, a fotocélula vira item de segurança. A menor força que move a folha é a certa, e o teste é com uma caixa no caminho.",
            "Velocidade pede fotocélula, porque não há tempo de desviar. O técnico deixa a força mínima e prova com uma caixa.",
          ],
          [
            "Se a central permite, o fechamento fica mais lento que a abertura. A instalação leva {time.tilting}, e a garantia é de {warranty.motor} no motor.",
            "Abrir depressa e fechar devagar é uma boa combinação, quando a placa aceita. Em {time.tilting} fica pronto, com {warranty.motor} de garantia no motor.",
            "O fechamento pode ser mais lento, se a placa tem tempos separados. São {time.tilting} de montagem e {warranty.motor} de garantia no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Speedy é marca ou modelo?",
        answers: [
          "É o nosso kit basculante rápido de 1/4 HP. O nome aparece também em linhas rápidas de fabricantes, e a etiqueta do motor diz de quem é.",
          "Um modelo de kit, de 1/4 HP. Há linhas de fabricantes com nome parecido.",
        ],
      },
      {
        question: "O Speedy bate mais forte ao fechar?",
        answers: [
          "Não quando fim de curso e equilíbrio estão certos. A pancada na chegada é sinal de regulagem, e não de defeito do motor.",
          "Só se estiver desregulado. Com a parada certa, a chegada é leve.",
        ],
      },
      {
        question: "Tem Speedy para portão de correr?",
        answers: [
          "O kit é basculante. Um motor rápido de correr se escolhe pelo peso da folha, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Não. Para deslizante há outros motores, de {price.homeSwap} na troca em residência.",
        ],
      },
      {
        question: "Quanto tempo dura o Speedy?",
        answers: [
          "Com folha equilibrada e revisão {visits.home}, o motor costuma durar {trade.life}. Folha pesada encurta isso, porque o fuso trabalha forçado.",
          "De {trade.life}, com a revisão {visits.home} em casa. O equilíbrio da folha é o que mais conta.",
        ],
      },
    ],
    photo: "fotos do basculante por dentro e a largura da folha",
  },
  {
    id: "speedy-ou-quatro-segundos",
    broader: "tempo-de-abertura",
    label: "Speedy em 4 segundos",
    phrase: "saber se o Speedy abre em 4 segundos",
    intent: "question",
    asks: [
      "speedy 4 segundos",
      "speedy 4 segundos vale pena",
      "motor speedy 4 segundos",
      "motor speedy 4 segundos vale pena",
      "speedy abre 4 segundos",
      "speedy quatro segundos",
      "kit speedy 4 segundos",
    ],
    answers: {
      any: [
        "Não, o Speedy não abre em 4 segundos: ele abre em {opening.speedy}, e quem faz 4 segundos é o JetFlex, de {price.jetflex} instalado. Mesmo assim o motor Speedy vale a pena em garagem de casa, por {price.speedy} com instalação, porque leva metade do tempo do Padrão, em basculante de até {width.quarterHp}.",
        "O motor Speedy vale a pena, mas não é o de 4 segundos: leva {opening.speedy} para abrir o basculante de até {width.quarterHp} e custa {price.speedy} instalado. Os 4 segundos são do JetFlex, por {price.jetflex}, que compensa para quem espera na rua.",
        "O Speedy abre em {opening.speedy}; em 4 segundos, só o JetFlex, que sai por {price.jetflex} instalado. Na garagem recuada o Speedy basta e vale a pena, já que custa {price.speedy} com tudo montado e espera metade do Padrão, em folha basculante de até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quatro segundos a menos fazem diferença?", "Speedy ou JetFlex: quem ganha com cada um"],
        slots: [
          [
            "Fazem diferença para quem para no meio da rua, mora em avenida ou chega tarde, porque o carro entra mais depressa. Com recuo na frente da garagem ou poucas aberturas por dia, o Speedy atende e custa menos.",
            "Sim, onde o carro espera na rua: avenida, calçada sem recuo ou chegada à noite pedem o JetFlex. Já a garagem recuada, de uso de família, quase não sente os segundos e fica bem com o Speedy.",
            "Depende da rua. Sem recuo, ou com chegada noturna, cada segundo conta a favor do JetFlex; numa rua calma, ou com espaço para o carro, o Speedy resolve pelo menor preço.",
          ],
          [
            "A outra diferença é o inversor, a eletrônica que controla a rotação, presente só no JetFlex: ele parte e para macio. Em troca, a placa dele custa mais na hora do conserto.",
            "O JetFlex ainda tem inversor, o circuito que varia a velocidade, e por isso freia suave no fim. O lado ruim é a placa, mais cara que a do Speedy.",
            "Além do tempo, muda a parada: no JetFlex o inversor, que regula a rotação, amacia a chegada. A peça eletrônica dele, porém, pesa mais num conserto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O portão aguenta um motor rápido?", "Antes de escolher, confira a folha"],
        slots: [
          [
            "Aguenta, se a folha é de até {width.quarterHp}, está equilibrada e tem cabo e solda em bom estado. Defeito pequeno aparece mais num motor veloz, porque a pancada aumenta, e por isso se acerta antes.",
            "Um basculante de até {width.quarterHp}, firme e com contrapeso certo, aceita os dois motores. Cabo gasto, solda trincada ou folha torta precisam de reparo primeiro, já que a velocidade castiga.",
            "Os dois kits servem ao basculante de casa com até {width.quarterHp}, desde que ele ande leve. O que estiver gasto, como cabo, pino e solda, é corrigido antes, pois o movimento rápido bate mais forte.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança em portão rápido", "Fotocélula e força em motor veloz"],
        slots: [
          [
            "Uma folha rápida dá menos tempo de reação, então a fotocélula, o sensor da passagem, entra no conjunto. O técnico deixa a força no menor valor que move a folha e prova a parada com uma caixa de papelão.",
            "Com motor veloz, a fotocélula, que enxerga quem passa, deixa de ser acessório. A força fica no mínimo, e o teste é feito com um objeto macio no caminho.",
            "Quanto mais depressa a folha anda, mais falta faz a fotocélula, o par de sensores do vão. A regulagem termina com a força baixa e um teste em caixa de papelão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para regular o Speedy para abrir em 4 segundos?",
        answers: [
          "Não. O tempo vem da mecânica e do motor, e a regulagem só acerta a força e o ponto de parada. Para 4 segundos, o motor é outro.",
          "Não dá: a velocidade é do conjunto. Forçar a mecânica gasta o redutor e piora a chegada no batente.",
        ],
      },
      {
        question: "E para portão de correr, existe motor de 4 segundos?",
        answers: [
          "Estes kits são só de basculante. No de correr há motor rápido com inversor, e o tempo depende do comprimento e do peso da folha; a troca em casa fica de {price.homeSwap}.",
          "No deslizante o tempo se mede por metro, e o motor rápido com inversor encurta bastante. Trocar em casa custa de {price.homeSwap}, com o mais rápido perto do teto.",
        ],
      },
      {
        question: "A garantia é a mesma nos dois?",
        answers: [
          "Sim: {warranty.motor} no motor e {warranty.installation} na instalação, tanto no Speedy quanto no JetFlex.",
          "É igual, {warranty.motor} para o motor e {warranty.installation} para o serviço, contados da instalação.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar?",
        answers: [
          "De {time.tilting}, com a folha em ordem e energia perto. Os três kits de basculante levam o mesmo tempo de montagem.",
          "A montagem toma de {time.tilting} e termina com os controles gravados. Reparo na folha ou ponto de luz novo aumentam o prazo.",
        ],
      },
    ],
    photo: "fotos do basculante por dentro e a largura da folha",
  },
  {
    id: "velocidade-metros-por-minuto",
    broader: "tempo-de-abertura",
    label: "Velocidade do motor em metros por minuto",
    phrase: "a velocidade do motor de correr",
    intent: "question",
    asks: [
      "velocidade metros minuto",
      "metros por minuto motor",
      "velocidade motor portão metros",
      "quantos metros minuto",
      "quantos metros por segundo portão",
      "velocidade deslizante metros",
      "m min motor portão",
      "qual velocidade motor portão",
      "velocidade motor correr",
      "calcular tempo abertura",
      "quanto tempo abre 3 metros",
      "quanto tempo abre 4 metros",
      "motor faz m/min quanto demora",
      "portão 3 metros motor 12 m/min",
    ],
    answers: {
      any: [
        "A velocidade em metros por minuto significa quanto a folha de correr anda: o motor comum faz perto de 10 a 15 m/min, e o rápido, com inversor, passa de 20. Para o tempo, divida a largura pela velocidade: um portão de 3 metros a 12 m/min demora 15 segundos.",
        "Velocidade em m/min significa o quanto a folha do portão de correr anda, de 10 a 15 no motor comum e acima de 20 no de inversor. O tempo de abertura se calcula por metros divididos por metros por minuto, vezes 60: 3 metros a 12 m/min dão 15 segundos.",
        "Se o seu portão tem 3 metros e o motor faz 12 metros por minuto, a velocidade significa 15 segundos de abertura, mais um a três pela freada. O motor de correr comum anda de 10 a 15 m/min, e o rápido, mais de 20; no basculante compara-se o tempo, de {seconds.all} segundos nos nossos kits.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A conta da velocidade", "Do metro por minuto ao segundo"],
        slots: [
          [
            "Divida os metros da folha pelos metros por minuto e multiplique por 60. Some de um a três segundos pela desaceleração do fim.",
            "Metros sobre metros por minuto, vezes sessenta, dá segundos. Acrescente até três pela freada.",
            "A conta é metros ÷ m/min x 60, e a parada suave soma de um a três segundos.",
          ],
        ],
        bullets: [
          "3 metros a 12 m/min: 15 segundos",
          "4 metros a 12 m/min: 20 segundos",
          "4 metros a 24 m/min: 10 segundos",
          "6 metros a 15 m/min: 24 segundos",
        ],
      },
      {
        about: "causes",
        headings: ["De onde vem a velocidade do motor", "Fuso, redutor ou inversor"],
        slots: [
          [
            "A velocidade vem da transmissão ou da eletrônica, e não da potência: dois motores de 1/4 HP podem ter tempos bem diferentes. Redutor mais aberto anda mais por volta, mas para seco.",
            "HP é força. Quem dá rapidez é a relação do redutor, com partida e parada mais secas, ou o inversor.",
            "Mesma potência, velocidades diferentes: decide o redutor, que pode ser mais rápido e mais seco, ou a placa.",
          ],
          [
            "O inversor acelera aos poucos, corre no meio e freia antes do batente. Só ele permite ajustar a velocidade depois de instalado.",
            "Com inversor a rotação varia, e a folha chega sem pancada. No motor comum a velocidade é fixa.",
            "A eletrônica do inversor sobe e desce a rotação. Sem ela, a rapidez de fábrica não muda.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Mais rápido com segurança", "O que um portão veloz exige"],
        slots: [
          [
            "Folha rápida dá menos tempo de reação, por isso a fotocélula é obrigatória, com força mínima e batente firme. Abrir depressa e fechar mais devagar é a melhor combinação, se a central permite.",
            "Sensor no vão, força mínima e batente vêm antes da velocidade. Quando a placa deixa, o fechamento é mais lento que a abertura.",
            "Quanto mais veloz, mais sensor: fotocélula, batente e pouca força. Regule o fechamento abaixo da abertura, se houver esse ajuste.",
          ],
          [
            "Folga que mal se ouvia vira batida quando o portão anda mais. Trilho, roldana e solda são vistos antes, e o ajuste em casa parte de {price.preventive}, sem peças.",
            "Roda gasta e solda cansada aparecem logo em portão rápido. A visita que acerta a folha em residência começa em {price.preventive}, fora peças.",
            "Acelerar multiplica qualquer folga. Conferir trilho, roda e solda, em visita desde {price.preventive} em casa, sem peças, vem primeiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a velocidade do meu motor?",
        answers: [
          "Só no que tem inversor ou é de corrente contínua, dentro do que a folha aguenta. No comum, a rotação é fixa.",
          "Em motor comum, não. Trocar polia ou engrenagem encurta a vida dele.",
        ],
      },
      {
        question: "Quantos m/min precisa um condomínio?",
        answers: [
          "Depende da fila: com 20 m/min, uma folha de 4 metros abre em 12 segundos. Os ciclos por hora contam tanto quanto a velocidade.",
          "Acima de 15 ou 20 m/min ajuda na hora de pico, com ciclos suficientes na ficha.",
        ],
      },
      {
        question: "Meu motor está abaixo dos m/min da ficha. Por quê?",
        answers: [
          "Folha pesada, capacitor fraco ou tensão baixa. Cronometre e compare: diferença grande é defeito, e não modelo.",
          "Quase sempre capacitor, rede ou trilho. A ficha vale para folha leve.",
        ],
      },
      {
        question: "E no basculante, como se compara?",
        answers: [
          "Pelo tempo de abrir: {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex, nos kits de 1/4 HP.",
          "Em segundos: {opening.padrao}, {opening.speedy} ou {opening.jetflex}, conforme o kit.",
        ],
      },
    ],
    photo: "um vídeo de uma abertura completa, com som, e a largura da folha",
  },
  {
    id: "motor-de-4-segundos",
    broader: "tempo-de-abertura",
    label: "Motor que abre em 4 segundos",
    phrase: "o motor de portão que abre em 4 segundos",
    asks: [
      "motor 4 segundos",
      "basculante 4 segundos",
      "portão abre 4 segundos",
      "motor ultra rápido 4 segundos",
      "motor rápido 4 segundos",
      "motor ultra rápido basculante 4 segundos",
      "motor rápido basculante 4 segundos",
      "motor basculante 4 segundos",
      "motor basculante 4 segundos preço",
      "portão basculante 4 segundos preço",
      "motor abre 4 segundos",
      "kit basculante 4 segundos",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor basculante que abre em 4 segundos é o {model.jetflex}, ultra rápido por ter inversor: custa {price.jetflex} instalado, com central, controles e entrega. Serve em folha equilibrada de até {width.quarterHp}. Para comparar, o {model.speedy} abre em {opening.speedy}, por {price.speedy}, e o {model.padrao}, em {opening.padrao}, por {price.padrao}.",
        "Para abrir o basculante em 4 segundos, o kit é o {model.jetflex}, de {price.jetflex} já instalado, com abertura em {opening.jetflex}. A folha precisa estar equilibrada e ter até {width.quarterHp} de largura. Quem aceita {opening.speedy} paga {price.speedy} no {model.speedy}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o motor chega a 4 segundos", "O que faz o JetFlex abrir depressa"],
        slots: [
          [
            "O motor rápido tem inversor, uma placa que controla a rotação. Ele parte devagar, acelera no meio do percurso e freia antes do batente, e por isso a folha não bate no fim. O motor comum gira sempre na mesma velocidade e, se andasse tão depressa, bateria a folha em toda abertura.",
            "Quem permite essa velocidade é o inversor, a placa que acelera e desacelera o motor aos poucos. A folha sai macia, corre no meio e chega devagar ao batente. Sem esse freio, a mesma rapidez castigaria as soldas, os cabos e a parede.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a folha precisa ter", "Seu basculante aguenta essa velocidade?"],
        slots: [
          [
            "A folha precisa subir leve, sem raspar, com cabos e dobradiças em bom estado e batente firme. O técnico testa o equilíbrio antes da troca e diz o que precisa ser acertado. Cabo desfiado ou solda aberta é resolvido primeiro, porque a velocidade aumenta qualquer folga.",
            "O portão serve para o motor rápido quando a folha está equilibrada e as soldas estão inteiras. Isso é conferido pelo técnico antes da instalação, com o portão escorado. Não destrave a folha para testar por conta própria.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança na abertura rápida", "Fotocélula e fechamento mais lento"],
        slots: [
          [
            "A fotocélula, o sensor que percebe quem está no vão, deve ser instalada junto. Muitas centrais permitem abrir depressa e fechar mais devagar, e essa é a regulagem indicada onde há criança ou animal.",
            "Quem passa tem pouco tempo para sair do caminho, por isso a fotocélula, o sensor do vão, acompanha o motor rápido. O fechamento pode ser regulado para ser mais lento que a abertura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale a pena pagar mais pela abertura rápida?",
        answers: [
          "Vale para quem espera na rua, em via movimentada ou à noite. Em rua calma, o {model.speedy}, de {price.speedy}, já reduz a espera pela metade em relação ao {model.padrao}.",
          "Compensa onde parar o carro na calçada é um risco. Com recuo e rua tranquila, o {model.speedy}, de {price.speedy}, costuma bastar.",
        ],
      },
      {
        question: "Portão de correr também abre em 4 segundos?",
        answers: [
          "Em geral, não: a folha de correr anda 3 metros ou mais. Com inversor ela fica rápida, mas o tempo depende da largura, e o motor é orçado por foto.",
          "Dificilmente, porque o percurso dela é a largura do vão. O motor rápido de correr é escolhido pelo peso e pela largura e orçado por foto.",
        ],
      },
      {
        question: "Dá para deixar meu motor atual mais rápido?",
        answers: [
          "Quase nada. A velocidade vem do motor, do redutor e do inversor, e o ajuste da central não chega a esse tempo.",
          "Não de forma segura. Para ganhar segundos de verdade, troca-se o motor por um com inversor.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  },
  {
    id: "motor-de-8-segundos",
    broader: "tempo-de-abertura",
    label: "Motor que abre em 8 segundos",
    phrase: "o motor de portão que abre em 8 segundos",
    asks: [
      "motor 8 segundos",
      "basculante 8 segundos",
      "portão abre 8 segundos",
      "motor basculante 8 segundos",
      "motor basculante 8 segundos preço",
      "motor abre 8 segundos",
      "kit basculante 8 segundos",
      "motor rápido 8 segundos",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor que abre o portão basculante em 8 segundos é o {model.speedy}: leva {opening.speedy} e custa {price.speedy} instalado, com central e controles. Ele serve a folha equilibrada de até {width.quarterHp}. O {model.padrao}, mais lento, sai por {price.padrao}, e o {model.jetflex}, de {opening.jetflex}, por {price.jetflex}.",
        "Para o basculante abrir em 8 segundos, o kit é o {model.speedy}, de {price.speedy} já instalado, com abertura em {opening.speedy}. A folha precisa estar equilibrada e ter até {width.quarterHp}. Se quiser mais rapidez, o {model.jetflex} abre em {opening.jetflex}, por {price.jetflex}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para quem 8 segundos bastam", "Quando esse tempo é o certo"],
        slots: [
          [
            "O {model.speedy} abre em cerca da metade do tempo do {model.padrao} e custa pouco mais. Para a maioria das casas, é o bastante: o carro quase não espera na rua. Em via movimentada ou de risco, compare com o {model.jetflex}, que é o mais rápido dos três.",
            "Numa rua comum, esse é o tempo mais procurado, porque reduz a espera sem encarecer muito o motor. Quem para o carro em avenida ou chega tarde da noite pode preferir o {model.jetflex}. Quem tem recuo e pouca pressa fica bem com o {model.padrao}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir na folha antes", "Como deve estar o portão"],
        slots: [
          [
            "A folha deve subir leve, com cabos inteiros, soldas firmes e batente que não balança. O técnico confere o equilíbrio antes de montar o motor, com a folha escorada. O que estiver gasto é orçado à parte, e você decide.",
            "O motor mais rápido exige uma folha equilibrada e sem folga nos braços. Cabo desfiado ou dobradiça gasta é trocado antes. Isso quem verifica é o técnico, e não é preciso destravar o portão para mostrar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que vem no preço instalado", "O que o kit inclui"],
        slots: [
          [
            "O valor inclui o motor, a central, os controles, a entrega e a instalação, que leva de {time.tilting}. A fotocélula, o sensor que impede a folha de descer sobre alguém, é pedida à parte e convém montar no mesmo dia.",
            "Estão incluídos o motor com a central, os controles, a entrega e a mão de obra. O serviço leva de {time.tilting}. Quem tem criança ou animal deve acrescentar a fotocélula, o sensor que faz a folha voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O tempo de 8 segundos pode mudar depois da instalação?",
        answers: [
          "Pode, se a folha ficar pesada ou o capacitor enfraquecer. A revisão {visits.home} mantém o portão no tempo certo.",
          "Aumenta quando o portão perde o equilíbrio ou o capacitor, a peça da partida, enfraquece. Os dois casos têm conserto.",
        ],
      },
      {
        question: "Esse motor serve em portão de correr?",
        answers: [
          "Não. O kit é para basculante; o motor de correr é outro, escolhido pelo peso e pela largura da folha.",
          "Não serve, porque move a folha por fuso e braço. No de correr, o motor empurra a cremalheira e é orçado por foto.",
        ],
      },
      {
        question: "Qual a garantia do kit de 8 segundos?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação, com nota.",
          "O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  },
];
