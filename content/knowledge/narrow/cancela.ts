import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const cancela: NarrowConcept[] = [
  {
    id: "cancela-estacionamento",
    broader: "cancela",
    label: "Cancela de estacionamento",
    phrase: "a cancela de estacionamento",
    asks: [
      "cancela automática estacionamento",
      "cancela preço estacionamento",
      "cancela estacionamento",
      "cancela automática",
      "cancela eletrônica",
      "cancela condomínio",
      "cancela portaria",
      "cancela prédio",
      "motor cancela",
      "cancela preço",
      "cancela quanto custa",
      "comprar cancela",
      "cancela veículos",
      "cancela garagem",
      "cancela loja",
      "cancela shopping",
      "cancela hospital",
      "cancela tag",
      "cancela tíquete",
      "cancela guarita",
    ],
    intent: "buying",
    answers: {
      any: [
        "A cancela para estacionamento se escolhe pela largura da passagem, pelos carros por hora e pelo modo de liberar: tag, controle, botoeira ou tíquete. Mande fotos da entrada com essas medidas e receba a indicação e o valor, sem custo.",
        "A cancela, de estacionamento, condomínio ou portaria, se escolhe pela largura da pista, pelos carros na hora de pico e pelo acesso: tag para o morador, botoeira na guarita para a visita. Mande fotos da entrada com essas medidas, e a indicação e o valor vêm sem custo.",
        "Para cancela de estacionamento, mande fotos da entrada: dizemos se atendemos o modelo, na venda, na instalação ou no conserto, e o valor, sem custo. A conta sai do comprimento da barra, dos carros na hora de pico, da altura do teto, que pede barra reta ou articulada, e do acesso.",
        "Estacionamento com fluxo o dia todo pede cancela de regime contínuo, com laço no piso ou fotocélula que segure a barra sobre o carro. Diga a largura da passagem e quantos carros entram por hora: dizemos se atendemos o seu caso e o valor, antes da visita.",
        "Orçamos cancela automática {em}, na venda, na instalação e no conserto: mande foto da entrada, largura da passagem e carros na hora de pico, e respondemos com o modelo e o valor, sem custo, depois de confirmar que o seu caso é nosso. Fluxo o dia todo pede regime contínuo e subida rápida; teto baixo, barra articulada.",
        "Para cancela de estacionamento, condomínio ou portaria {em}, fazemos orçamento grátis de venda, instalação ou conserto, caso a caso, pela foto da entrada e pela largura da pista. O valor segue o comprimento da barra, os carros na hora de pico e o modo de entrar: tag, controle, botão na portaria ou tíquete.",
      ],
      price: [
        "O preço da cancela automática soma o equipamento (conforme o comprimento da barra e o fluxo), a base de concreto, o laço ou a fotocélula e o modo de acesso, e sai por foto. Para medir a conta, a troca de um motor de portão pesado ou de prédio fica de {price.heavySwap}, com mão de obra.",
        "O preço de uma cancela depende do comprimento da barra, dos carros por hora e do acesso por tag, controle ou tíquete; base, energia e sensores entram em itens separados. Como comparação, trocar o motor de um portão de prédio custa de {price.heavySwap}, com mão de obra; a da cancela vem por foto, sem custo.",
        "O preço da cancela automática {em} segue o comprimento da barra, os carros por hora, a base e o modo de acesso: com fotos da entrada e a largura da passagem, dizemos se atendemos e quanto fica, sem custo. Para medir, trocar um motor de portão de prédio custa de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a cancela", "Barra, fluxo e altura do teto", "A cancela certa para cada entrada"],
        slots: [
          [
            "Meça a passagem de guia a guia: a barra cobre essa largura, e a mola interna é ajustada ao peso dela.",
            "O comprimento da barra vem da largura da pista, e cada comprimento pede uma mola diferente.",
            "A passagem de um carro usa barra curta; pista larga pede barra longa com apoio na ponta ou duas cancelas frente a frente.",
          ],
          [
            "Onde o teto é baixo, a barra articulada dobra ao subir; em pátio aberto, a reta é mais simples.",
            "A barra articulada serve para subsolo e teto baixo; ao ar livre, usa-se a reta.",
            "Subsolo com pouca altura pede barra articulada, que se dobra no alto.",
          ],
          [
            "Na ficha, olhe dois números: os segundos de subida e os ciclos por hora, que têm de passar dos carros da hora de pico, somadas entrada e saída.",
            "A entrada de muitos carros por hora usa modelo de regime contínuo, que não para para esfriar, e barra curta, que sobe em menos segundos.",
            "Conte os carros na hora mais cheia: esse número define a categoria da cancela.",
          ],
        ],
        bullets: [
          "Largura da passagem e altura livre do teto",
          "Carros na hora de pico, para achar na ficha os ciclos por hora e os segundos de subida",
          "Entrada e saída juntas ou separadas, e o modo de entrar: tag, controle, botão ou tíquete",
        ],
      },
      {
        about: "safety",
        headings: [
          "Sensores da cancela",
          "O que impede a barra de descer sobre o carro",
          "Segurança de carros, motos e pedestres",
        ],
        slots: [
          [
            "O laço indutivo no piso percebe o metal do carro e mantém a barra erguida enquanto ele está embaixo.",
            "Um laço no piso, fotocélula ou os dois seguram a barra até o veículo sair.",
            "O laço no piso vê carro; para moto e bicicleta, soma-se a fotocélula.",
          ],
          [
            "Pedestre passa por caminho separado, sinalizado, fora do alcance da barra.",
            "A passagem de pedestres fica à parte, porque os sensores da cancela percebem carro, não gente a pé.",
            "Calçada e pista são separadas por guia ou gradil, e ninguém a pé cruza sob a barra.",
          ],
          [
            "Sem sensor funcionando, a cancela não deve operar no automático.",
            "Se a barra já desceu sobre um veículo, a cancela fica parada até a regulagem.",
            "O sensor é testado a cada revisão, com carro e com um objeto na altura da moto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Do que depende o preço da cancela",
          "O que entra no orçamento da cancela",
          "Equipamento, obra e acesso na conta",
        ],
        slots: [
          [
            "O equipamento, a mão de obra e a obra no piso vêm em linhas separadas, com a garantia escrita.",
            "Barra longa e fluxo alto levam a um gabinete mais forte, que custa mais e gasta menos peças.",
            "Retirar a cancela velha e aproveitar a base ou a fiação dela também aparecem na proposta.",
          ],
          [
            "Base de concreto, energia, laço no piso e sinalização são orçados junto.",
            "A preparação do piso e da elétrica aparece em item separado.",
            "Quando já há base e eletroduto, a instalação fica menor.",
          ],
          [
            "Leitor de tag, tíquete ou leitura de placa soma o controle de acesso e o cadastro dos usuários.",
            "Nobreak, semáforo e botão de emergência são opcionais, orçados à parte.",
            "Controle e botoeira são o acesso mais simples; tag, tíquete e leitura de placa acrescentam leitor e cadastro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cancela ou portão: qual usar?",
        answers: [
          "Use cancela para fluxo rápido em local vigiado e portão para fechar o imóvel. Muitos estacionamentos usam a cancela de dia e fecham o portão à noite.",
          "Depende do objetivo: a cancela dá vazão e não impede a entrada de pessoas; o portão protege o imóvel fora do horário.",
        ],
      },
      {
        question: "O que acontece com a cancela quando falta luz?",
        answers: [
          "A maioria tem destrave manual com chave, e a barra é erguida na mão por quem opera. O nobreak mantém o fluxo por algum tempo.",
          "Abre-se pelo destrave manual, conforme o manual do modelo. Uma entrada que não pode parar leva nobreak.",
        ],
      },
      {
        question: "A cancela funciona com tag e controle ao mesmo tempo?",
        answers: [
          "Funciona. A central aceita mais de um comando: tag para mensalista, botoeira na portaria e controle para a administração.",
          "Sim, os comandos se somam na mesma central. Diga quantos usuários há para o cadastro entrar no orçamento.",
        ],
      },
      {
        question: "De quanto em quanto tempo a cancela precisa de revisão?",
        answers: [
          "Em estacionamento, a cancela precisa de revisão duas vezes por ano, no mínimo. Mola, sensor e fixação da barra são os pontos que não podem falhar.",
          "A revisão é feita no mínimo a cada seis meses; com fluxo o dia todo, o intervalo é menor e combinado em contrato.",
        ],
      },
    ],
    photo: "fotos da entrada, do teto e do piso, com a largura da passagem e o número de carros na hora de pico",
  },
  {
    id: "cancela-com-defeito",
    broader: "cancela",
    label: "Cancela com defeito",
    phrase: "a cancela com defeito",
    asks: [
      "cancela [marca] defeito",
      "cancela automática [marca] defeito",
      "cancela [marca] não funciona",
      "cancela automática defeito",
      "cancela quebrada",
      "cancela quebrou",
      "cancela travada",
      "cancela travou",
      "conserto cancela",
      "cancela parada",
      "cancela parou",
      "assistência cancela",
      "cancela desce sozinha",
      "arrumar cancela",
      "técnico cancela",
      "conserto cancela estacionamento",
      "conserto cancela urgente",
      "conserto cancela automática",
      "conserto cancela condomínio",
      "manutenção cancela estacionamento conserto",
      "conserta cancela",
      "conserto cancela shopping",
      "conserto cancela prédio",
      "conserto cancela portaria",
      "conserto cancela hospital",
      "conserto cancela garagem",
      "conserto cancela loja",
      "cancela condomínio quebrou",
      "cancela estacionamento quebrou",
      "cancela estacionamento não abre",
      "cancela condomínio não abre",
      "cancela quebrada condomínio",
      "cancela quebrou condomínio",
      "cancela defeito condomínio",
      "cancela parada condomínio",
      "cancela lenta",
      "cancela devagar",
      "cancela demora",
      "cancela barulho",
      "cancela fazendo barulho",
      "cancela abre fecha sozinha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para conserto de cancela {em}, mande a foto da etiqueta e diga o que ela faz: com o modelo dizemos, antes da visita, se atendemos e quanto custa. Enquanto espera, isole a passagem com cones, desligue o disjuntor e não abra o gabinete, porque a mola guarda força.",
        "Uma cancela com defeito costuma ter sensor sujo, fim de curso fora do ponto, mola cansada ou placa queimada. Isole a passagem com cones, desligue o disjuntor e não abra o gabinete: a mola guarda força mesmo sem energia.",
        "Na cancela com defeito, confira o disjuntor, o destrave manual e a lente do sensor, com todos longe da barra. Se ela sobe torta, desce sozinha ou ronca parada, deixe desligada e mande fotos da etiqueta e do gabinete fechado; o valor vem antes da visita.",
        "O conserto da cancela começa pelo sintoma: não desce, suspeita de laço ou fotocélula; não sobe, de motor, placa ou mola; para no meio, de fim de curso. O valor sai pela foto da etiqueta, antes do serviço.",
      ],
      price: [
        "O conserto da cancela custa conforme a causa: limpar e alinhar sensor ou acertar o fim de curso é só mão de obra; mola, haste, placa e motor somam a peça. Não há tabela: com a foto da etiqueta e o sintoma, dizemos antes da visita se atendemos e o valor.",
        "O preço para consertar cancela sai pela etiqueta e pelo sintoma: se não desce, em geral é sensor, o mais barato; se não sobe, mola, placa ou motor, os mais caros. Mande foto e um vídeo de longe; a resposta, grátis, traz o valor antes da visita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer com a cancela parada",
          "Cancela travada: primeiros passos",
          "Antes de o técnico chegar à cancela",
        ],
        slots: [
          [
            "Mantenha pessoas fora do caminho da barra, que pode subir ou descer de repente.",
            "Quem organiza o fluxo fica ao lado do gabinete, nunca sob a barra.",
            "Pare a pista antes de olhar qualquer coisa, porque a barra pode se mover sozinha.",
          ],
        ],
        steps: [
          "Isole a passagem com cones e desvie os carros.",
          "Veja se há energia e se o destrave manual está na posição travada.",
          "Limpe a lente da fotocélula com pano seco e tire o que estiver sobre o laço.",
          "Se a barra estiver torta, solta ou descendo sozinha, desligue o disjuntor.",
          "Não abra o gabinete nem solte a barra da mola.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Causas comuns de cancela com defeito",
          "Sensor, mola, fim de curso ou placa",
          "Por que a cancela para",
        ],
        slots: [
          [
            "Laço cortado no piso ou fotocélula suja deixa a barra no alto.",
            "Uma barra que sobe e não desce aponta para o laço ou para a fotocélula.",
            "Quando a cancela não desce, o sensor acha que há um carro embaixo.",
          ],
          [
            "Uma mola cansada faz o motor roncar para erguer a barra, e uma barra trocada por outra mais pesada dá o mesmo sintoma.",
            "Um motor que ronca e não ergue indica mola fraca, capacitor ou barra mais pesada que a original.",
            "A mola perde força com os ciclos, e o motor passa a carregar a barra sozinho.",
          ],
          [
            "Fim de curso deslocado deixa a barra torta ou parada no meio, e o surto da rede queima a placa.",
            "Uma parada antes do ponto lembra fim de curso; o silêncio total lembra energia, fusível ou placa.",
            "A batida de carro entorta a barra e tira o fim de curso do lugar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa consertar a cancela",
          "O valor do reparo da cancela",
          "Barra, mola, placa: o que muda o preço",
        ],
        slots: [
          [
            "Cobra-se a peça e a mão de obra, e o modelo da etiqueta diz o que serve.",
            "O reparo soma peça e mão de obra, com valor aprovado antes.",
            "O preço depende da peça que falhou, identificada pela etiqueta.",
          ],
          [
            "Uma barra quebrada em batida é trocada por outra de mesmo comprimento e peso, para a mola continuar certa.",
            "Na troca da barra, comprimento e peso iguais evitam novo ajuste da mola.",
            "Mola, laço e placa têm preços bem diferentes, e por isso o diagnóstico vem primeiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso erguer a barra da cancela na mão?",
        answers: [
          "Pode, pelo destrave manual do modelo, com o disjuntor desligado e ninguém embaixo. Barra torta ou mola quebrada não se move: espere o técnico.",
          "Só com a barra reta e pelo destrave. Se ela pesa ou cai, deixe como está e desvie os carros.",
        ],
      },
      {
        question: "A barra da cancela quebrou. Dá para usar um pedaço menor?",
        answers: [
          "Não convém: a mola foi ajustada ao peso da barra, e outra mais leve sobe com força demais.",
          "Não. Comprimento e peso diferentes desequilibram a mola e aceleram o desgaste.",
        ],
      },
      {
        question: "A cancela desceu sobre um carro. O que verificar?",
        answers: [
          "Deixe parada e peça o teste de laço, fotocélula e força. O sensor deve segurar a barra enquanto houver veículo.",
          "O laço ou a fotocélula falhou ou está mal posicionado. A cancela só volta a operar depois do teste.",
        ],
      },
      {
        question: "Vocês consertam cancela de qualquer marca?",
        answers: [
          "Mande a foto da etiqueta: com o modelo dizemos se há peça e se o atendimento é possível.",
          "Depende de haver peça para o modelo. A foto da etiqueta responde antes da visita.",
        ],
      },
    ],
    photo: "fotos da etiqueta, do gabinete fechado e da barra inteira, tiradas de fora da passagem",
  },
  {
    id: "cancela-nao-sobe",
    broader: "cancela",
    label: "Cancela que não sobe",
    phrase: "a cancela que não sobe",
    asks: [
      "cancela travada embaixo",
      "cancela não abre",
      "cancela não sobe",
      "cancela não levanta",
      "cancela não ergue",
      "cancela condomínio não abre",
      "cancela condomínio não sobe",
      "cancela condomínio não levanta",
      "cancela estacionamento não abre",
      "cancela estacionamento não sobe",
      "cancela sobe pouco",
      "cancela sobe metade",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cancela que não sobe está sem energia, sem comando ou com a mola fraca para o peso da haste. Teste o botão da guarita: se ela sobe por ele, o defeito é do controle ou da tag; se o motor ronca, é mola ou capacitor. Desligue e isole com cones.",
        "Se a cancela não levanta, veja disjuntor, botão da guarita e haste presa em galho ou fio. Motor roncando com a haste parada é mola desregulada, capacitor fraco ou haste pesada; sem som nenhum, é energia ou placa.",
        "A cancela não abre por três caminhos: falta energia, o comando não chega ou a mola não ajuda o motor. O botão da guarita separa os dois primeiros; ronco sem movimento aponta mola ou capacitor, que é serviço de técnico.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Energia, comando ou mola", "O que impede a haste de subir"],
        slots: [
          [
            "A mola do gabinete equilibra a haste: fraca, o motor não vence; solta, a haste bate.",
            "Haste trocada por outra mais comprida ou com lona pede outra regulagem de mola.",
          ],
          [
            "Tag, controle e leitor têm a própria falha: se o botão funciona, a cancela está boa.",
            "Com o botão funcionando e a tag não, o defeito está no leitor ou no cadastro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a portaria confere", "Com a fila esperando"],
        slots: [
          [
            "Não abra o gabinete nem mexa na mola: ela guarda força bastante para ferir.",
            "A mola fica sob tensão mesmo com a energia cortada; deixe-a para o técnico.",
          ],
        ],
        steps: [
          "Veja o disjuntor da cancela e o botão da guarita.",
          "Procure galho, fio ou carro encostado na haste.",
          "Se ela ronca e não sobe, desligue o disjuntor.",
          "Use a liberação manual do manual do modelo, com a via livre, e ponha cones.",
          "Mande foto da etiqueta do gabinete e um vídeo.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso levantar a haste na mão?",
        answers: ["Só com o disjuntor desligado e pela liberação do modelo. Forçada, ela quebra o redutor."],
      },
      {
        question: "A cancela sobe só às vezes. O que é?",
        answers: [
          "Mau contato, capacitor no fim ou leitor no limite. O botão da guarita mostra se a falha é do comando.",
        ],
      },
      {
        question: "A haste quebrou e agora não sobe direito?",
        answers: ["Sem o peso da haste a mola fica forte demais. Não acione; a mola é regulada com a haste nova."],
      },
    ],
    photo: "um vídeo da tentativa e uma foto da etiqueta do gabinete",
  },
  {
    id: "cancela-nao-desce",
    broader: "cancela",
    label: "Cancela que não desce",
    phrase: "a cancela que não desce",
    asks: [
      "cancela desce sobe novo",
      "cancela desce volta",
      "cancela fecha abre novo",
      "cancela desce sobe sozinha",
      "haste cancela parada alto",
      "cancela parada no alto",
      "cancela ficou levantada",
      "cancela não desce",
      "cancela não fecha",
      "cancela não abaixa",
      "cancela não baixa",
      "cancela fica aberta",
      "cancela ficou aberta",
      "cancela fica levantada",
      "cancela sobe não desce",
      "cancela levanta não abaixa",
      "cancela abre não fecha",
      "cancela travada aberta",
      "cancela travada alto",
      "cancela travada cima",
      "cancela parada cima",
      "cancela presa alto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Cancela que desce e sobe de novo está lendo um carro ou um obstáculo: laço do piso desregulado, fotocélula suja, haste pesada ou mola fora do ponto, que a central entende como batida. Limpe as lentes e veja o botão da guarita; se continuar, mande a foto do gabinete: dizemos se atendemos o modelo.",
        "Cancela que sobe e não desce está lendo um carro que não existe: laço do piso rompido ou desregulado, fotocélula suja ou botão preso. Limpe as lentes e veja o botão da guarita; se continuar, é o detector do laço ou a placa.",
        "Se a cancela não abaixa, a primeira suspeita é o sensor: fotocélula suja ou desalinhada, ou laço no chão cortado. Depois vêm comando de abertura preso, tempo de pausa desligado e mola forte demais.",
        "A cancela fica aberta porque a central acha que há carro embaixo ou que alguém mantém o botão apertado. Confira fotocélula e botão; não tire o sensor para ela descer, porque a haste passa a cair sobre os carros.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a haste fica em cima", "Laço, fotocélula, botão ou mola"],
        slots: [
          [
            "O laço no piso é um fio: corte no asfalto, obra ou água na emenda o deixa sempre ocupado.",
            "Laço rompido ou detector desregulado mantém a ordem de carro presente.",
          ],
          [
            "Fotocélula suja, torta ou com insetos também segura a haste aberta.",
            "Lente suja ou batida por um para-choque basta para impedir a descida.",
          ],
          [
            "Botão da guarita preso, relé colado e fechamento automático desligado completam a lista.",
            "Comando preso na guarita ou no leitor manda abrir o tempo todo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a portaria olha", "Sem abrir o gabinete"],
        slots: [
          [
            "Com a haste em cima, ninguém trabalha embaixo, e o gabinete fica fechado.",
            "A haste pode descer de repente: cones na passagem e ninguém embaixo.",
          ],
        ],
        steps: [
          "Tire carro, cone e placa de cima do laço e da frente da fotocélula.",
          "Passe um pano seco nas lentes.",
          "Veja se o botão da guarita está solto.",
          "Dê um comando de fechar e observe de longe.",
          "Sem resultado, desligue, isole e mande o vídeo.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso desligar o laço para ela fechar?",
        answers: ["Não: sem laço ou fotocélula a haste desce sobre carro e moto."],
      },
      {
        question: "Ela desce e sobe de novo. É o mesmo defeito?",
        answers: [
          "É parecido: o sensor ou a força acusa obstáculo na descida. Lentes, laço e mola são conferidos juntos.",
        ],
      },
      {
        question: "Como controlo a entrada enquanto isso?",
        answers: ["Com cones e alguém na guarita, sempre com o disjuntor da cancela desligado."],
      },
    ],
    photo: "um vídeo da cancela, uma foto do piso na passagem e outra da etiqueta do gabinete",
  },
  {
    id: "cancela-ou-portao",
    broader: "cancela",
    label: "Cancela ou portão",
    phrase: "a escolha entre cancela e portão",
    asks: [
      "cancela ou portão",
      "portão ou cancela",
      "cancela portão diferença",
      "cancela portão melhor",
      "cancela portão condomínio",
      "cancela e portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Cancela para dar vazão, portão para fechar: a haste abre em poucos segundos e aguenta abrir o dia inteiro, mas qualquer pessoa passa por baixo. Em entrada sem vigia, escolha o portão; com portaria e muito movimento, a cancela de dia e o portão à noite.",
        "Se o objetivo é segurança, portão; se é controlar fila de carros com alguém na guarita, cancela. O condomínio de casas com portaria costuma usar os dois, e um prédio sem porteiro fica só com o portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada um resolve", "Cancela e portão, lado a lado"],
        slots: [
          [
            "A cancela controla carros e não detém pedestre nem moto decidida a passar.",
            "Contra invasão, a haste não serve: ela organiza a fila, e só.",
          ],
          [
            "O portão fecha o vão inteiro, demora mais e gasta o motor se abrir a cada carro.",
            "Um portão que abre centenas de vezes por dia precisa de motor de uso intenso e revisão frequente.",
          ],
          [
            "Com os dois, o portão fica aberto no horário de portaria e a cancela faz a triagem.",
            "Usados juntos, a cancela poupa o motor do portão, que só trabalha de noite.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Perguntas que decidem entre cancela e portão", "Antes de escolher a entrada"],
        slots: [
          [
            "Veja quem vigia a entrada, quantos carros passam na hora mais cheia e por onde andam os pedestres.",
            "Três respostas decidem: há alguém na guarita, quantos carros por hora e por onde passa quem vem a pé.",
          ],
          [
            "Confira também a altura do teto, porque a haste reta precisa de espaço para subir.",
            "Em subsolo, meça o teto: sem altura, a haste precisa ser articulada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor", "Como comparar os orçamentos"],
        slots: [
          [
            "No portão, a troca do motor em folha pesada fica de {price.heavySwap}, com mão de obra; a cancela é cotada por foto, com base e sensor à parte.",
            "A cancela soma haste, base de concreto e sensor; o motor de portão pesado, com mão de obra, fica de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cancela impede furto de carro?",
        answers: ["Pouco: ela atrasa, mas quebra fácil. Quem impede a saída é o portão fechado."],
      },
      {
        question: "Posso ligar a mesma tag nos dois?",
        answers: [
          "Sim: o leitor dá um contato que abre a cancela ou o portão, conforme o horário programado, se o sistema tiver essa função.",
        ],
      },
    ],
    photo: "fotos da entrada vista da rua e de dentro, a largura da passagem e os carros por hora",
  },
  {
    id: "controle-para-cancela",
    isAskedByName: true,
    broader: "cancela",
    label: "Controle para cancela",
    phrase: "o controle da cancela",
    asks: [
      "controle remoto cancela",
      "comprar controle cancela",
      "copiar controle cancela",
      "controle para cancela condomínio preço",
    ],
    intent: "question",
    answers: {
      any: [
        "Controle para cancela {em} se pede por foto: o seu, frente e verso, e a etiqueta da cancela dizem qual serve, se atendemos o modelo e o valor. O código tem de ser o do receptor dela; em condomínio, quem autoriza e grava é a administração.",
        "O controle para cancela precisa ter a frequência e o código do receptor dela, em geral 433 MHz, e ser gravado na memória. Mande a foto do controle, frente e verso, e da etiqueta da cancela: dizemos qual serve, se atendemos o modelo e o valor; em condomínio, a gravação é autorizada pela administração.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Para o controle servir na cancela", "Frequência, código e memória"],
        slots: [
          ["Código fixo se copia de um que funcione; o rolante é gravado na central da cancela."],
          ["Com a memória cheia, apaga-se antes o controle de quem saiu."],
          ["Um botão do mesmo controle pode abrir a cancela, e outro, o portão, se os receptores forem compatíveis."],
        ],
      },
      {
        about: "choose",
        headings: ["Controle ou tag na cancela", "Quando a tag compensa"],
        slots: [
          ["Com muitos carros, a tag abre sem apertar nada e se bloqueia uma a uma."],
          ["Com poucos, o controle é mais simples e não pede leitor."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle do portão serve na cancela?",
        answers: ["Serve se o receptor dela for da mesma frequência e do mesmo código e se ele for gravado lá."],
      },
      {
        question: "Perdi o controle da cancela. O que fazer?",
        answers: ["Avise a administração para apagá-lo da memória e gravar outro."],
      },
      {
        question: "Quantos controles a cancela aceita?",
        answers: ["Depende do receptor; o limite está no manual. Um receptor maior resolve."],
      },
      {
        question: "Vocês gravam no local?",
        answers: ["A foto da cancela diz se atendemos o modelo; combinado isso, gravamos no local."],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta da cancela",
  },
];
