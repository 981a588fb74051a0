import type { Concept } from "#domain/knowledge/concept.ts";

export const garen: Concept = {
  id: "garen",
  kind: "brand",
  label: "Garen",
  phrase: "o motor Garen",
  words: [
    "garen",
    "motor garen",
    "motores garen",
    "portão garen",
    "automatizador garen",
    "máquina garen",
    "motor portão garen",
    "portão eletrônico garen",
    "garem",
    "motor garem",
  ],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor Garen em portão basculante, de correr e de abrir, de forma independente do fabricante. A troca em casa, com mão de obra, fica de {price.homeSwap}. A visita só de ajuste parte de {price.preventive}, sem peças.",
      "Com motor Garen, marca brasileira de motores, centrais e controles, fazemos venda, instalação e conserto, mesmo instalado por outra empresa. Motor novo montado em residência sai de {price.homeSwap}, e a etiqueta da carcaça define a peça, a placa e o controle que servem.",
      "Sim, atendemos a marca Garen, do controle à placa e ao motor novo, sem vínculo com a fábrica. Trocar o motor numa casa custa de {price.homeSwap}, e o que vendemos tem {warranty.motor} de garantia; na instalação, são {warranty.installation}.",
      "Motor Garen que parou quase sempre tem conserto, e o reparo segue o preço da peça: capacitor e bucha são baratos, placa e redutor, caros. Quando compensa um novo, a troca residencial vai de {price.homeSwap}, com o serviço.",
      "O motor Garen certo depende do portão: KDZ com cremalheira no de correr, fuso e braço no basculante, um atuador por folha no de abrir. Instalado no lugar do antigo, em casa, fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
    ],
    repair: [
      "Consertamos motor Garen como assistência independente, sem vínculo com a fábrica: o técnico confere a folha, mede capacitor e placa e troca só o que falhou. A visita de ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}.",
      "Motor Garen que ronca, para no meio ou não responde ao controle tem conserto na maioria dos casos, sem trocar o conjunto. Regular e limpar, em residência, começa em {price.preventive}, peças à parte, e o reparo pequeno leva até {trade.smallRepair}.",
      "Damos manutenção e assistência a motor Garen no local do portão, por serviço independente. Fuso seco, bucha gasta, ímã deslocado e placa úmida são os reparos comuns. Só o ajuste, numa casa, sai por {price.preventive} ou mais, fora peças.",
      "No conserto de motor Garen, o som guia: ronco parado lembra capacitor, giro em falso lembra engrenagem, silêncio lembra energia ou placa. O orçamento por vídeo e foto da etiqueta é grátis, e o motor novo instalado custa de {price.homeSwap} em casa.",
    ],
    price: [
      "O motor Garen para portão custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. O que mais muda o valor é o tipo de portão: no de correr entram o motor KDZ e a cremalheira, e no de abrir, um motor por folha. O preço fechado sai por foto, sem custo.",
      "Um motor Garen instalado em residência custa de {price.homeSwap}, com motor, controles e montagem. Em prédio ou galpão, com folha pesada, fica de {price.heavySwap}. Se você já comprou o equipamento, só a instalação parte de {price.installation}.",
      "O preço do motor Garen, na troca completa em casa, vai de {price.homeSwap}, com suporte, controles e mão de obra, em até {shop.instalments} vezes no cartão. O peso da folha e a velocidade definem o modelo e o valor dentro dessa faixa. Mande a foto do portão para saber o seu.",
      "O preço de um Garen depende da folha: em casa fica de {price.homeSwap}, já trocado, e em prédio ou galpão, de {price.heavySwap}. Peso, velocidade e aberturas por dia mudam o modelo. Pela foto do portão passamos o valor sem custo.",
    ],
    buying: [
      "Vendemos e instalamos motor Garen: o KDZ, com cremalheira, no portão de correr, o de fuso e braço no basculante e um atuador por folha no de abrir. A troca em casa, com mão de obra, fica de {price.homeSwap}, com {warranty.motor} de garantia no motor, e a foto do portão basta para o orçamento grátis.",
      "Motor Garen para casa é vendido já instalado, de {price.homeSwap} na troca residencial, em até {shop.instalments} vezes no cartão. A foto mostra se a folha, a tensão da rede e os controles da família combinam com o modelo.",
      "Para comprar motor Garen, veja como o portão abre: o basculante usa motor com fuso e braço, o de correr usa a linha KDZ, com cremalheira, e o de abrir, um atuador por folha. Trocado em residência, sai de {price.homeSwap}, serviço incluído.",
      "O motor Garen que o seu portão pede é definido por peso, largura e aberturas por dia. Numa casa, motor e montagem ficam de {price.homeSwap}; num prédio, de {price.heavySwap}, com {warranty.installation} de garantia na instalação.",
    ],
    installation: [
      "Motor Garen instalado por nós é fixado, ligado em circuito próprio, regulado e entregue com os controles gravados. Trocar o antigo, em casa, fica de {price.homeSwap}. Só montar o que é seu, {price.installation} para cima, com {warranty.installation} de garantia.",
      "Instalamos motor Garen com {warranty.installation} de garantia no serviço: o basculante leva de {time.tilting}, e o deslizante, de {time.sliding}. Em casa, a troca completa custa de {price.homeSwap}. Com motor comprado por você, a mão de obra parte de {price.installation}.",
      "A instalação de motor Garen que você já comprou sai por {price.installation} ou mais, só a mão de obra. Antes de fixar, o técnico verifica se a folha anda leve, se há ponto de energia e se a coluna ou a base aguenta; são de {time.tilting} no basculante.",
      "Para instalar motor Garen novo no lugar do antigo, em residência, a conta vai de {price.homeSwap}, com regulagem e controles gravados. O serviço toma {time.tilting} no portão que sobe e {time.sliding} no que corre, e tem {warranty.installation} de garantia.",
    ],
    comparison: [
      "Comparado a outro motor do mesmo tipo, um Garen se escolhe por quatro dados: força, velocidade, ciclos por hora e peça à venda perto de você. Ficar na marca pode poupar a troca dos controles; mudar só pede conferir suporte e central.",
      "Garen e outras marcas brasileiras disputam o mesmo tipo de portão residencial, com motores de porte parecido. Compare potência, velocidade e regime de uso do modelo, além da facilidade de achar controle e placa perto de você.",
      "Entre um Garen e um motor de outra marca, compare a potência e o tipo antes do nome: iguais nos dois, o resultado é semelhante. A diferença aparece na central, no controle e na assistência disponível.",
      "Garen ou outra marca? Para a mesma folha, motores de mesma força duram parecido, de {trade.life} em casa. Pesa mais ter peça, controle compatível e uma instalação bem regulada.",
    ],
    emergency: [
      "Portão aberto com motor Garen mudo? Desligue o disjuntor, não force a folha e peça atendimento pelo WhatsApp, a qualquer hora: {shop.hours}. A foto da etiqueta e a posição do portão adiantam a peça provável e a prioridade da visita.",
      "Motor Garen parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, pode ser destravado; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Garen, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é combinado antes do serviço.",
      "Garen com fumaça, choque na grade ou folha torta pede disjuntor desligado e todos longe do portão. Não destrave nem insista no controle: mande vídeo e localização pelo WhatsApp, respondido {shop.hours}.",
    ],
    "how-to": [
      "Quer saber qual é o seu motor Garen? Desligue o disjuntor, procure a etiqueta na lateral ou na base da carcaça e fotografe modelo, tensão e potência. Junte a foto do controle, frente e verso, porque a central pode já ter sido trocada.",
      "No motor Garen, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para mexer em motor Garen com segurança, comece pela etiqueta: o modelo diz qual manual vale. Ao dono cabe testar pilha, botoeira e fotocélula; gravar controle e regular a força são serviços feitos na placa, pelo técnico.",
      "Com motor Garen e sem energia, desligue o disjuntor e use a chave do motor e mova devagar a folha reta e nivelada. O basculante com cabo frouxo, folha torta ou qualquer defeito fica travado até o técnico chegar.",
    ],
  },
  line: [
    "Pela foto do portão e da etiqueta do motor Garen, dizemos o que serve e quanto custa.",
    "Atendemos motor Garen como assistência independente, com a peça definida pelo modelo da etiqueta.",
    "No motor Garen, a etiqueta mostra a linha e a tensão e evita pedir peça errada.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que a Garen fabrica para portão",
        "Motores Garen por tipo de portão",
        "A linha Garen para cada movimento de portão",
        "As famílias de motor Garen",
      ],
      slots: [
        [
          "A Garen, fabricante brasileira, tem o KDZ para portão de correr, motor com fuso para o basculante e atuador para o de abrir. Um não serve no lugar do outro.",
          "Entre os motores Garen, o mais visto no portão de correr é o KDZ, com versões como a Fit. No basculante vai um motor de coluna, com fuso e braço.",
          "A marca faz motores para os três movimentos de portão, e também as centrais, os receptores e os controles. O modelo exato está na etiqueta da carcaça.",
          "No portão de correr, o Garen fica no piso e puxa a cremalheira. No basculante, fica na coluna e gira um fuso, a rosca que move o braço. No de abrir, vai um motor em cada folha.",
          "Cada tipo de portão tem o seu Garen: com engrenagem e cremalheira no de correr, com fuso no basculante e com atuador no de abrir. Dentro de cada linha mudam a força e a velocidade.",
          "Há Garen de casa e de uso intenso, para garagem coletiva, nos três movimentos de folha. O nome parecido engana, por isso se compara capacidade e ciclos por hora.",
        ],
        [
          "A marca vende ainda fotocélulas, travas e receptores avulsos, que convivem com motores de outros fabricantes. O código do controle é que precisa combinar.",
          "Controle e receptor da Garen aparecem até em portões cujo motor é de outra marca. Por isso, antes de comprar, confira o motor e a central.",
          "O motor residencial atende uma família. Prédio e loja pedem a linha que aguenta aberturas seguidas, sem pausa para esfriar.",
          "Muitos portões com motor Garen já trocaram de central, e a placa atual decide qual controle e qual peça servem. A foto da etiqueta de cada um tira a dúvida.",
          "Existem versões de tensões diferentes do mesmo motor, e a etiqueta mostra qual é a sua. Nas nossas instalações, a ligação é em 220 V, com circuito próprio.",
          "Bem escolhido e com folha leve, o motor dura de {trade.life} em casa. O número de aberturas por dia é o que mais separa uma linha da outra.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor Garen serve no seu portão",
        "Como escolher um Garen",
        "Garen: o que decidir antes de comprar",
        "O Garen certo para a sua folha",
      ],
      slots: [
        [
          "Para escolher o Garen, diga como o portão abre, quanto a folha pesa e quantas vezes abre por dia. O jeito de abrir define o tipo de motor, e o peso e o uso definem a força.",
          "O portão de correr usa o KDZ, o basculante usa motor com fuso, e o de abrir, um atuador por folha. Depois se compara a capacidade com o peso da folha, com um terço de folga.",
          "No basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar. No de correr, o que conta são os quilos da ficha, com sobra sobre a folha.",
          "O movimento da folha define o tipo, e o peso define a capacidade. Grade, chapa e madeira pesam diferente na mesma medida, e por isso o material entra na conta.",
          "Meça a largura e a altura, diga o material e conte as aberturas na hora mais cheia. Esses dados mostram se o seu caso é de Garen residencial ou de uso intenso.",
          "Antes de escolher o modelo, veja se a folha pesa ou raspa, porque aí qualquer motor trabalha no limite. Com ela leve e alinhada, o motor residencial atende a maioria das garagens.",
        ],
        [
          "Com poucas aberturas por dia, a linha residencial basta, e garagem coletiva pede modelo de uso intenso. A troca em portão pesado fica de {price.heavySwap}.",
          "Confira a tensão do ponto e se os controles que a casa já tem servem na central nova. Ficar na marca pode poupar a troca deles.",
          "Depois escolha a velocidade: o motor rápido pede folha firme e parada suave. Em rua calma, o comum atende e custa menos.",
          "Se já existe motor Garen, base e fiação em bom estado costumam ficar. Suporte e cremalheira são conferidos, porque a furação muda com o modelo.",
          "Fotocélula e controles a mais vêm no mesmo orçamento, com o preço de cada um. Com criança em casa, o sensor deve ir junto.",
          "A troca residencial sai de {price.homeSwap}, com mão de obra, em qualquer dos três tipos. O que faz variar o preço do motor é peso, comprimento e velocidade.",
        ],
      ],
      bullets: [
        "De correr, folha leve de casa: KDZ Fit",
        "De correr, folha pesada: KDZ de mais quilos, pela etiqueta",
        "Basculante de até {width.quarterHp}: motor de fuso de 1/4 HP",
        "Com pressa, em folha que anda leve: versão Speed",
        "De abrir: um motor por folha",
      ],
    },
    {
      about: "signs",
      headings: [
        "Problemas comuns em motor Garen",
        "Motor Garen com defeito: o que observar",
        "Garen falhando: sinais e suspeitos",
        "O que costuma falhar num Garen",
      ],
      slots: [
        [
          "Motor Garen que zumbe e não anda costuma ter capacitor fraco ou folha presa. Desligue o disjuntor e não insista, porque o enrolamento aquece depressa.",
          "O defeito mais comum é roncar sem sair do lugar, quase sempre por capacitor, a peça que dá a partida. Depois vêm ímã de fim de curso solto e engrenagem gasta.",
          "No basculante, o rangido na subida costuma ser fuso seco ou bucha gasta. No de correr, o dente que pula indica folga na cremalheira, que deve ser de {rack.clearance}.",
          "Se o motor gira e a folha não anda, a engrenagem ou a bucha acabou, ou ele ficou destravado. Se nada se ouve, o caminho é disjuntor, fusível e placa.",
          "Portão que passa do ponto ou para antes tem, em geral, o ímã do fim de curso deslocado. O que fecha e volta tem a fotocélula suja ou desalinhada.",
          "Quando o Garen faz força e a folha não se move, o atrito do portão é suspeito junto com o capacitor. O técnico separa os dois movendo a folha sem energia.",
        ],
        [
          "A falha depois da chuva aponta para umidade na central, e depois de raio, para surto. Defeito que vai e volta, pior em dia úmido, costuma ser contato oxidado.",
          "Controle que perde alcance pede troca de pilha antes de qualquer suspeita sobre o receptor. Se todos falham e a botoeira abre, o receptor é examinado.",
          "Se o disjuntor cai ao acionar, há choque ou cheiro de queimado, pare de usar. Corte a energia e não repita o teste, nem para filmar.",
          "Parada no meio depois de várias aberturas é proteção por calor, comum quando a folha pesa. Roldana, trilho ou contrapeso são acertados antes do motor.",
          "A maior parte dos defeitos de um Garen se resolve com o motor no lugar. Só ajuste e limpeza, em casa, partem de {price.preventive}, sem peças.",
          "No basculante, o estalo ao inverter o sentido pede exame do fuso e do braço. Se a folha está torta ou o cabo, frouxo, não toque e chame o técnico.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Descubra o modelo do seu Garen",
        "Etiqueta Garen: onde fica e o que anotar",
        "Como pedir peça Garen sem errar",
        "Identifique o motor antes de comprar",
      ],
      slots: [
        [
          "A etiqueta da carcaça traz o modelo e a tensão do Garen, na lateral ou na base. Leia com a tampa fechada e o disjuntor desligado.",
          "Para acertar a peça, fotografe a etiqueta com o celular, de perto e com luz. Se ela sumiu, uma foto de frente e outra de lado permitem reconhecer a carcaça.",
          "O modelo escrito no motor evita uma viagem com a peça errada. Fotografe também o controle, porque a central pode não ser mais a original.",
          "Basta o celular: a imagem da etiqueta diz linha, tensão e potência. Abrir o motor fica para o técnico, já que há partes energizadas.",
          "Etiqueta apagada não impede o pedido, pois o formato do motor e o tipo de portão dizem bastante. O manual ou a nota, quando existem, trazem a central por escrito.",
          "Anote nome e voltagem escritos nela, já que há versões do mesmo motor para redes diferentes. Guarde as fotos, porque a tinta some com o sol e a lavagem.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Localize a etiqueta na lateral ou na base da carcaça Garen.",
        "Fotografe modelo, tensão e potência com boa luz.",
        "Fotografe o controle, frente e verso.",
        "Meça a largura e a altura da folha.",
      ],
    },
    {
      about: "cost",
      headings: [
        "O que muda o preço do motor e do conserto Garen",
        "O que entra no preço de um Garen",
        "O que pesa no orçamento de um Garen",
        "Garen: valores de motor, peça e serviço",
      ],
      slots: [
        [
          "No basculante, o preço do motor novo muda com a potência e a velocidade; no de correr, com os quilos da folha e os metros de cremalheira. A troca completa em casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
          "Tipo de portão e quilos da folha são o que mais muda o preço; no de correr, entram também os metros de cremalheira. A troca residencial sai de {price.homeSwap}.",
          "O peso da folha e o número de aberturas são o que mais encarece, porque pedem um motor mais forte. Entre motores da mesma força, o mais rápido custa mais. A troca vai de {price.homeSwap} numa casa e de {price.heavySwap} num prédio ou galpão.",
          "Motor, suporte, controles e montagem entram na troca, que em residência custa de {price.homeSwap}. Motor comprado por você paga só mão de obra, a partir de {price.installation}.",
          "Motor novo custa, em casa, de {price.homeSwap} na troca. No conserto paga-se a peça: capacitor, bucha e controle são os mais baratos, a engrenagem fica no meio e a placa é a mais cara.",
          "Base, fiação e cremalheira em bom estado ficam e reduzem o valor. O que falta, como ponto de energia ou solda, aparece separado no orçamento.",
        ],
        [
          "No conserto, controle, capacitor e bucha custam menos que placa e engrenagem. O orçamento traz a peça e a mão de obra em separado, antes de começar.",
          "Quando o caso é só regulagem e limpeza, a visita em residência custa a partir de {price.preventive}, sem peças. Peça gasta, se houver, é mostrada antes de somar.",
          "Portão grande ou com muito a ajustar encarece a visita, que fica então de {price.preventiveRange}, sem contar peças. O valor é confirmado antes de começar.",
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes. Motor vendido por nós tem {warranty.motor} de garantia, e o reparo, os 90 dias da lei.",
          "Placa e redutor são as peças que mais pesam no reparo. Se o total passa da metade de um motor novo instalado, a troca costuma ser a melhor conta.",
          "A revisão {visits.home} evita parte dos consertos, porque acha cedo a bucha, o fuso e o capacitor gastos. Em casa ela custa a partir de {price.preventive}, sem peças.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Como é a assistência em motor Garen",
        "O técnico diante de um Garen parado",
        "Conserto de Garen no local",
        "A visita para um motor Garen",
      ],
      slots: [
        [
          "O conserto do Garen é feito no local do portão, por assistência independente. A folha é testada primeiro, porque motor bom também para diante de portão travado.",
          "Atendemos motores Garen {em} no próprio endereço, com a central que cada portão tiver, original ou não. Alimentação, capacitor e placa são medidos nessa ordem.",
          "O exame de um Garen parado começa pela folha, com a energia cortada, e só depois chega ao motor. No deslizante, a folga da cremalheira é medida em todo o curso.",
          "Com o portão em segurança e o disjuntor desligado, o técnico vê se o peso está na folha ou no motor. Em seguida vêm tensão, capacitor, fim de curso e placa.",
          "Do mais simples ao mais caro: energia, controle, folha, capacitor, engrenagem e, por fim, placa. Assim se evita trocar peça boa.",
          "Quem usa o portão conta quando a falha aparece, e o técnico a repete uma vez. Depois corta a energia, testa a folha e abre a tampa.",
        ],
        [
          "Com os valores medidos, o orçamento é apresentado, a peça aprovada é trocada e o portão faz vários ciclos. No fim, controles e fotocélula são testados.",
          "Curso, força e pausa de fechamento são ajustados no fim, com um objeto macio no caminho. O conserto tem os 90 dias da lei.",
          "Reparo pequeno costuma terminar em menos de {trade.smallRepair}; placa e engrenagem tomam mais tempo. A foto da etiqueta adianta a peça certa.",
          "Se a peça saiu de linha, procura-se compatível ou central universal antes de falar em motor novo. Os dois preços chegam lado a lado.",
          "Nada é trocado sem você saber o valor e concordar. A peça retirada fica à vista, ao lado da nova.",
          "Motor ainda na garantia de fábrica deve ser visto antes por quem vendeu. Regulagem da folha, controle e ponto de energia podem ser atendidos por nós.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual controle serve no motor Garen?",
      answers: [
        "Serve o que tiver a mesma frequência e o mesmo tipo de código da central instalada. Mande a foto do controle atual, frente e verso, porque a placa pode não ser mais a original.",
        "Quem decide é a placa, não só o motor. Há controles Garen e compatíveis que servem, desde que o receptor aceite o código e o controle seja gravado nele.",
        "Só o que fala o padrão do receptor e é cadastrado nele, seja Garen ou compatível. Um controle de aparência igual pode não abrir.",
      ],
    },
    {
      question: "Motor Garen tem peça de reposição?",
      answers: [
        "Sim, os itens de desgaste da marca são comuns em lojas de automação: capacitor, engrenagem, bucha, ímã e controle. Para central fora de linha, uma universal bem escolhida costuma resolver.",
        "Tem. A reposição de motores atuais é fácil; nos antigos, às vezes usamos peça compatível ou central universal, depois de conferir potência e fim de curso.",
        "Tem, na maioria dos modelos. A mais difícil é a parte mecânica de motor antigo. Sem ela, compare com a troca, de {price.homeSwap} em casa.",
      ],
    },
    {
      question: "Motor Garen serve para condomínio?",
      answers: [
        "Só na versão de uso intenso, com ciclos por hora acima do pico. A residencial esquenta e para. A troca em portão pesado fica de {price.heavySwap}.",
        "Serve, se o modelo for de fluxo e a capacidade passar do peso da folha. Informe o número de vagas e as aberturas na hora de pico para a indicação.",
        "Sim, com motor de fluxo intenso, fotocélula e revisão {visits.business}. O número de aberturas por hora decide mais que a marca.",
      ],
    },
    {
      question: "Quanto tempo dura um motor Garen?",
      answers: [
        "A referência é de {trade.life} em casa, com folha leve e revisão {visits.home}. Peças de desgaste, como capacitor e bucha, são trocadas no caminho.",
        "Um motor Garen dura de {trade.life}, em uso residencial bem regulado. Folha pesada, umidade na placa e uso coletivo encurtam esse prazo.",
        "Espere de {trade.life} numa casa. Depende mais do portão que da marca: equilibrado e limpo, o motor trabalha sem forçar.",
      ],
    },
    {
      question: "Vocês são assistência autorizada Garen?",
      answers: [
        "Não, somos assistência independente: vendemos, instalamos e consertamos Garen e outras marcas. A instalação feita por nós tem {warranty.installation} de garantia, e o motor vendido, {warranty.motor}.",
        "O serviço é independente do fabricante. Para motor ainda na garantia de fábrica, leia as condições na nota antes de qualquer abertura por terceiros.",
        "Não. Trabalhamos por conta própria, com várias marcas, e no conserto vale a garantia da lei. Defeito de fábrica em motor novo é com quem vendeu.",
      ],
    },
    {
      question: "Motor Garen é bom?",
      answers: [
        "É uma marca brasileira conhecida, com peça fácil de achar. O resultado depende de escolher a capacidade certa e de ter a folha leve, como em qualquer fabricante.",
        "Sim, quando o modelo combina com o portão. Bem instalado e revisado {visits.home}, costuma durar de {trade.life} em casa.",
        "É, se for do tipo e da força que a folha pede. O motor residencial em garagem coletiva esquenta e dura pouco, seja Garen ou de outra marca.",
      ],
    },
    {
      question: "Vale consertar um motor Garen antigo?",
      answers: [
        "Vale quando o redutor está firme e o defeito é de peça, como capacitor, ímã, bucha ou placa. Com folga no eixo e placa fora de linha, compare com a troca.",
        "Na maior parte dos casos, sim. Se enrolamento e redutor falharam juntos, ou se o motor passou de {trade.life}, a troca, de {price.homeSwap} em casa, costuma sair melhor.",
        "Depende da peça e da idade. Mande a etiqueta e um vídeo: você recebe o preço do reparo ao lado do preço do motor novo e decide.",
      ],
    },
    {
      question: "Central de outra marca funciona em motor Garen?",
      answers: [
        "Em muitos motores comuns, sim, depois de conferidos tensão, capacitor e tipo de fim de curso. Em motor com inversor, a placa precisa ser da própria linha.",
        "Pode funcionar: uma central universal atende bem o motor de corrente alternada. Os controles são gravados de novo, e os de padrão diferente são trocados.",
        "Às vezes. O técnico confere a ligação do motor e a leitura do fim de curso antes de adaptar, e diz quais controles continuam servindo.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Garen já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Brasileira, do interior de São Paulo",
    "Conhecida por": "Motores de casa e de pequeno comércio",
    "No basculante": "Linha comum e a rápida Speed",
    "No portão de correr": "Linha KDZ",
    "Peças e controles": "Fáceis de achar em lojas de automação",
    Atenção: "Confirme a peça do modelo exato antes de comprar",
  },
  related: ["garen-kdz", "ppa", "placa", "controle", "fuso", "cremalheira"],
  topic: "motores-garen",
};
