import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const cercaEletrica: NarrowConcept[] = [
  {
    id: "cerca-encosta-no-portao",
    broader: "cerca-eletrica",
    label: "Cerca elétrica encosta no portão",
    phrase: "a cerca elétrica que encosta no portão",
    intent: "emergency",
    asks: [
      "cerca encosta portão",
      "cerca encostou portão",
      "cerca elétrica portão choque",
      "cerca tocando portão",
      "fio cerca portão",
      "fio cerca caiu portão",
      "cerca dando choque portão",
      "portão choque cerca",
      "cerca dispara portão abre",
      "cerca elétrica caiu",
      "cerca elétrica encostando",
      "cerca elétrica encostada portão",
      "cerca elétrica tocando",
    ],
    answers: {
      any: [
        "Cerca elétrica encostando no portão: afaste todos, não toque na folha, desligue a central da cerca, que tem bateria própria, e o disjuntor do motor. A folha pode dar choque. Quem reposiciona o fio é a empresa da cerca, e o técnico do portão confere motor e folha.",
        "Se o fio de cerca elétrica caiu em cima do portão, ninguém encosta, porque a grade fica energizada e a placa pode queimar. Desligue a cerca na central e o motor no quadro, deixe o portão parado e chame a empresa da cerca; nós vemos motor e folha.",
        "O portão que bate na cerca elétrica quando abre tem fio frouxo, haste torta ou folha fora do prumo. Não acione de novo nem toque na folha. Desligue a cerca na central dela e o disjuntor do motor. A empresa da cerca muda o fio, e a visita ao portão em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com a cerca no portão", "Ordem segura"],
        slots: [
          [
            "O choque de cerca é pulsado e pode derrubar quem está em escada ou piso molhado. Desligar só o disjuntor da casa não basta, porque a central tem bateria.",
            "Pulsos de cerca fazem cair, e a bateria da central continua ativa. Desligue pela central e pelo disjuntor.",
            "A bateria da central mantém a cerca ligada mesmo sem luz. Por isso siga a ordem.",
          ],
        ],
        steps: [
          "Afaste crianças, visitas e animais da folha.",
          "Desligue a cerca pela chave ou pelo controle da central.",
          "Desligue o disjuntor da cerca e o do motor, sem pisar em água.",
          "Deixe o portão como está, aberto ou fechado.",
          "Fotografe de longe; com ferido, ligue 192.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a cerca chega ao portão", "Fio, haste ou folha"],
        slots: [
          [
            "Fio que perdeu tensão desce com o tempo, e haste torta por galho o aproxima. Folha nova, mais alta, ou portão fora do prumo também invade o espaço.",
            "Fio frouxo e haste torta são as causas mais comuns. Menos comum é a folha mais alta ou caída. Nos dois casos, o fio ficou perto demais da folha.",
            "Fio solto, haste dobrada e folha maior fazem o contato. Basculante e pivotante avançam na abertura.",
          ],
          [
            "Basculante e pivotante encostam no meio do percurso, e planta molhada entre fio e folha conduz sem contato direto. Isolador sujo faz faísca.",
            "No meio da abertura, a folha chega ao fio. Planta e sujeira úmida conduzem mesmo sem tocar.",
            "O percurso e a vegetação molhada explicam os casos de choque sem contato. Isoladores sujos faíscam.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quem resolve a cerca e quem resolve o motor", "Motor, folha e cerca: a vistoria"],
        slots: [
          [
            "A empresa da cerca cuida das hastes, dos isoladores e da central. O técnico do portão cuida da folha, do motor e da fiação. Com a cerca desligada, ele abre e fecha devagar para achar o ponto em que o fio encosta.",
            "A divisão é essa: cerca com a empresa dela, portão conosco. O percurso se vê com a cerca desligada.",
            "Cada um vê a sua parte: a empresa da cerca o fio, e nós o motor e a folha, com a cerca desligada.",
          ],
          [
            "Mede-se aterramento e fuga do motor, porque o toque da cerca pode queimar a placa. A visita com medição, em casa, parte de {price.preventive}, sem peças.",
            "O toque de alta tensão queima placa, e por isso se mede terra e fuga. A visita em residência começa em {price.preventive}, fora peças.",
            "A placa pode ter queimado pelo pulso. Medir, em casa, custa a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem chamo primeiro, o da cerca ou o do portão?",
        answers: [
          "O da cerca, se o fio está solto ou frouxo. O técnico do portão entra se a folha saiu do lugar ou se o motor parou depois do toque.",
          "Chame primeiro a empresa da cerca. Chame o técnico do portão se a folha ou o motor mudou.",
        ],
      },
      {
        question: "O toque da cerca queima a placa?",
        answers: [
          "Pode queimar, porque o pulso é de alta tensão. Se o portão parou depois disso, peça a medição da central.",
          "Pode queimar, porque o pulso é de alta tensão. O técnico mede a placa na visita.",
        ],
      },
      {
        question: "Posso usar o portão com a cerca desligada?",
        answers: [
          "Pode, se nenhum fio encosta nem vai enroscar na folha. Na dúvida, deixe o portão parado.",
          "Só se o fio está longe da folha em todo o percurso. Se não está, deixe o portão parado.",
        ],
      },
      {
        question: "Como evitar que a cerca elétrica encoste no portão de novo?",
        answers: [
          "Mantenha distância da folha em todo o percurso, com hastes firmes, fios esticados e poda. A cerca é revista sempre que o portão muda.",
          "Mantenha distância segura, fio esticado e plantas podadas. Sempre que o portão mudar, peça a revisão da cerca.",
        ],
      },
    ],
    photo: "uma foto tirada de longe, sem tocar em nada, do ponto em que o fio encosta",
  },
  {
    id: "cerca-e-portao",
    broader: "cerca-eletrica",
    label: "Cerca elétrica e portão",
    phrase: "a cerca elétrica e o portão",
    asks: [
      "cerca elétrica portão",
      "cerca elétrica portão automático",
      "cerca elétrica portão eletrônico",
      "portão cerca elétrica",
      "cerca elétrica em cima portão",
      "cerca elétrica sobre portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Cerca elétrica em cima do portão pode, desde que o fio fique longe da folha em todo o percurso e os circuitos sejam separados. No de correr, ela fica fixa acima da folha; no basculante e no de abrir, segue o movimento. Cuidamos do portão e do motor, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "Pode haver cerca elétrica sobre o portão se nenhum ponto da folha chega perto do fio ao abrir e fechar, e se cerca e motor têm circuitos próprios. O portão e o motor são conosco, com ajuste em casa desde {price.preventive}, sem peças; a cerca, a foto do muro diz se entra no serviço.",
        "Cerca elétrica e portão convivem quando o fio não toca a folha em ponto nenhum do movimento e cada um tem o seu circuito. Do portão cuidamos nós, com regulagem em casa a partir de {price.preventive}, sem peças; pela foto do muro dizemos se a cerca fica conosco ou com a empresa de cercas.",
        "Passar cerca elétrica sobre o portão é permitido quando a folha nunca se aproxima do fio, aberta, fechada ou no meio, e quando motor e cerca não dividem circuito. Regulamos o portão em casa a partir de {price.preventive}, sem peças; quanto à cerca, respondemos depois de ver o muro em foto.",
        "A cerca elétrica não atrapalha o portão automático se o fio fica fora do caminho da folha e tem circuito só dela. Nosso trabalho é o portão com o motor, cujo ajuste residencial começa em {price.preventive}, fora peças, e a foto do muro mostra se fazemos também a cerca.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A cerca em cada tipo de portão", "Por onde o fio passa"],
        slots: [
          [
            "No portão de correr, o trecho fixo entre as colunas, acima da folha, é o arranjo mais simples. No basculante, a parte alta avança ao abrir, e no de abrir a folha gira, então o fio precisa sair desse caminho ou ir em haste móvel.",
            "Sobre a folha de correr, o fio fica preso às colunas e não se mexe, o que facilita. Basculante e pivotante invadem o espaço da cerca ao abrir; neles, usa-se haste que acompanha ou desvia-se o fio.",
            "O de correr aceita um trecho parado, de coluna a coluna, por cima da folha. Já a folha que gira ou que avança, como a do basculante, exige fio fora do trajeto ou haste que se mova junto.",
            "Folha que corre para o lado não invade a cerca, e basta um trecho preso às duas colunas acima dela. Folha que gira ou sobe invade, seja a pivotante, seja a basculante, e aí se afasta o fio ou se usa haste móvel.",
            "O movimento do portão decide o lugar do fio. De correr, ele cruza por cima, imóvel; no basculante, cuja ponta avança, e no de abrir, que faz um arco, a haste se move com a folha ou a cerca muda de posição.",
          ],
          [
            "Cabo de alta isolação liga a parte móvel à fixa. Haste e concertina presas à folha somam peso e vento, por isso o contrapeso ou a força do motor é conferido de novo depois.",
            "A ligação entre o trecho parado e o móvel é feita com cabo de alta isolação. Como haste e concertina aumentam o peso da folha, motor e contrapeso passam por nova regulagem.",
            "Entre o fixo e o móvel vai cabo próprio, de alta isolação. Tudo o que se prende à folha, concertina inclusive, pesa e pega vento, e pede novo acerto de contrapeso ou de força.",
            "Um cabo de alta isolação faz a passagem para as hastes que se movem. O que foi parafusado na folha, da concertina à haste, muda peso e resistência ao vento, e leva a reajustar o motor ou o contrapeso.",
            "Nas partes que se mexem, a energia da cerca chega por cabo de alta isolação. Depois da montagem, contrapeso e força são revistos, pois haste e concertina deixam a folha mais pesada e sujeita ao vento.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se o portão dá choque", "Choque ou fio caído: a ordem segura"],
        slots: [
          [
            "Ninguém toca na folha nem tenta movê-la na mão, mesmo que o choque pareça fraco. Faça nesta ordem, de longe:",
            "Portão que dá choque fica isolado: nada de encostar ou empurrar, ainda que seja só um formigamento. A sequência segura:",
            "Mantenha todos afastados e não ponha a mão na folha, forte ou fraco o choque. Siga os passos:",
            "Um formigamento já basta para interditar o portão, que não se toca nem se empurra. Siga esta ordem, sempre a distância:",
            "Não teste o choque com a mão e não deixe ninguém mover a folha, por menor que ele pareça. O caminho seguro começa assim:",
          ],
        ],
        steps: [
          "Afaste crianças e animais do portão.",
          "Desligue a cerca pela chave da central dela, que tem bateria própria.",
          "Desligue os disjuntores da cerca e do motor, sem pisar em água.",
          "De longe, veja se há fio caído ou isolador quebrado, e fotografe.",
          "Espere o técnico: pulso ritmado aponta a cerca; formigamento contínuo, a rede do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que é conferido no portão com cerca", "Portão e motor com cerca por cima"],
        slots: [
          [
            "Com a cerca desligada, o técnico observa a distância entre fio e folha do começo ao fim do percurso. No motor, confere o terra, a carcaça e a fiação, que corre em duto separado do cabo da cerca.",
            "A cerca é desligada, e o portão faz o percurso enquanto se mede a folga até o fio. Depois se verificam carcaça, aterramento e cabos do motor, que não podem dividir duto com os da cerca.",
            "Primeiro se desliga a cerca e se acompanha a folha em todo o trajeto, para achar onde ela se aproxima do fio. Em seguida vêm o terra do motor, a carcaça e a separação entre os dutos.",
            "Sem energia na cerca, o portão abre e fecha enquanto se procura o ponto em que a folha mais se aproxima do fio. O motor tem o aterramento e a carcaça medidos, e seus cabos ficam em tubo que não é o da cerca.",
            "O exame começa pela folga: cerca desligada, folha em movimento, olhos no fio. Segue pelo motor, em que se verificam terra, carcaça e um duto exclusivo, longe do cabo de choque.",
          ],
          [
            "Se você vai pôr cerca e motor, comece pelo portão: com o percurso conhecido, quem monta a cerca sabe onde passar o fio. Em portão já automático, a cerca nova pede só a conferência da folga e do peso.",
            "A ordem certa é portão e motor primeiro, cerca depois, já sabendo por onde a folha passa. Quando o motor existe, basta rever folga e peso assim que a cerca fica pronta.",
            "Deixe a cerca para o fim da obra, pois o caminho da folha define o lugar do fio. Onde o portão já é automático, confira o peso e a distância depois da montagem.",
            "Quem monta a cerca precisa conhecer o trajeto da folha, por isso o motor entra antes dela. Se o portão já é automático, resta checar distância e peso quando o fio estiver no lugar.",
            "Planeje nesta sequência: portão, motor, cerca. Assim o fio é posto onde a folha não chega, e na casa que já tem motor a revisão se limita ao peso novo e à folga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a cerca dispara quando o portão abre?",
        answers: [
          "A folha se aproxima do fio ou puxa a emenda móvel. Com a cerca desligada, observa-se o percurso e corrige-se a haste ou o cabo.",
          "Em algum ponto do movimento, a folha chega perto do fio ou estica a emenda. O acerto é na haste ou no cabo, sempre com a cerca desligada.",
          "O fio e a folha ficam próximos demais em parte do trajeto, ou a emenda da haste é esticada. Desliga-se a cerca, observa-se o movimento e corrige-se o cabo ou a haste.",
        ],
      },
      {
        question: "A cerca elétrica pode queimar a placa do portão?",
        answers: [
          "Pode, se um fio toca a folha ou os cabos do motor. Isoladores inteiros, dutos separados e aterramento próprio evitam o problema.",
          "Sim: fio solto que encosta na folha leva o pulso até a central. Por isso cada sistema tem duto e terra próprios, e isolador trincado se troca logo.",
          "Há esse risco quando o fio solto alcança a folha ou a fiação do motor. Terra próprio, tubo exclusivo e troca de isolador quebrado protegem a central.",
        ],
      },
      {
        question: "Qual altura a cerca precisa ter sobre o portão?",
        answers: [
          "A lei federal pede altura que evite o choque acidental de quem passa, além de placas de aviso. O número certo é o da norma da prefeitura. Em cima do portão, meça com a folha aberta, no ponto mais próximo do fio.",
          "Confirme na prefeitura a altura mínima, porque a lei federal só exige que ninguém alcance o fio por acidente e que haja placas. No portão, conta a menor distância durante todo o movimento da folha.",
          "Pergunte à prefeitura, que define a medida local; pela lei federal, a cerca deve ficar fora de alcance acidental e ter aviso. Sobre o portão, vale o ponto em que a folha mais chega perto.",
        ],
      },
      {
        question: "Concertina no portão atrapalha o motor?",
        answers: [
          "Pesa e pega vento, o que pode pedir mais contrapeso ou força. No basculante, ela também avança ao abrir, então precisa de folga até o teto e a calçada.",
          "Pode atrapalhar: o peso a mais vai para a folha, e o contrapeso ou a regulagem precisa acompanhar. Em portão de correr, presa às colunas, não interfere.",
          "Presa às colunas do portão de correr, não. Presa à folha, aumenta peso e vento, exige acerto do contrapeso ou da força e, em basculante, espaço livre até teto e calçada.",
        ],
      },
    ],
    photo: "fotos tiradas de longe do portão fechado e aberto, do muro e do quadro de energia",
  },
  {
    id: "cerca-dispara",
    broader: "cerca-eletrica",
    label: "Cerca elétrica disparando sozinha",
    phrase: "a cerca elétrica que dispara sozinha",
    asks: [
      "cerca elétrica precisa manutenção",
      "cerca elétrica revisão",
      "revisão cerca elétrica",
      "cerca elétrica queimou",
      "cerca elétrica queimada",
      "cerca elétrica parou",
      "central cerca queimou",
      "cerca elétrica disparando",
      "cerca elétrica disparando sozinha",
      "cerca elétrica dispara",
      "cerca elétrica dispara sozinha",
      "cerca elétrica disparou",
      "cerca elétrica dispara chuva",
      "cerca elétrica dispara noite",
      "cerca elétrica tocando",
      "cerca elétrica apitando",
      "cerca elétrica sirene",
      "cerca elétrica alarme disparando",
      "cerca elétrica dispara portão abre",
      "cerca elétrica não para tocar",
      "cerca elétrica estalando",
      "cerca elétrica não funciona",
      "cerca elétrica não liga",
      "cerca elétrica não dá choque",
      "conserto cerca elétrica",
      "manutenção cerca elétrica",
    ],
    intent: "repair",
    answers: {
      any: [
        "A cerca elétrica que dispara sozinha quase sempre tem galho ou fio encostado, isolador quebrado, emenda oxidada ou bateria fraca na central. Desligue a central antes de olhar e não toque nos fios. Se ela só dispara quando o portão abre, a folha chega perto do fio, e alinhar o portão é conosco.",
        "Cerca elétrica disparando na chuva ou à noite costuma ser isolador sujo ou trincado, planta molhada encostando ou emenda oxidada. Desligue a central, olhe de longe e chame a empresa que instalou a cerca. Disparo só na hora de abrir ou fechar aponta para a folha do portão perto do fio.",
        "Cerca elétrica que não funciona, não liga ou não dá choque tem em geral bateria vencida, central queimada, fio partido ou aterramento solto. Nunca teste com a mão. O conserto da cerca é da empresa que a instalou. Se ela passa sobre o portão, conferimos a folha e o motor.",
        "A cerca elétrica precisa de manutenção de tempos em tempos: poda do que encosta, isoladores limpos, fios esticados, aterramento firme e bateria testada, que é a primeira a acabar. Quem faz é a empresa da cerca, com a central desligada. Sobre o portão, conferimos se a folha continua longe do fio.",
      ],
      "how-to": [
        "Cerca elétrica que queimou ou parou: desligue a central na chave dela, não toque nos fios e veja de longe se há fio caído, galho ou isolador quebrado. As causas comuns são bateria vencida, raio na central e fio partido. O conserto é da empresa que instalou a cerca; do portão e do motor, cuidamos nós.",
        "Para a cerca elétrica parar de disparar, desligue a central, anote se o disparo vem com vento, chuva ou portão abrindo e procure, de longe, galho, fio frouxo ou isolador quebrado. Não toque no fio. Quem corrige é a empresa da cerca. Folha perto do fio é conosco.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz a cerca disparar", "Causas do disparo falso"],
        slots: [
          [
            "A central toca a sirene quando o pulso não volta inteiro, seja por fio partido, seja por fuga para a terra. O momento do disparo ajuda a achar o ponto.",
            "Todo disparo é sinal de pulso que se perdeu no caminho. Repare em quando acontece, porque isso indica a causa.",
          ],
        ],
        bullets: [
          "Com vento: galho ou fio frouxo",
          "Com chuva: isolador sujo, trincado ou planta molhada",
          "Quando o portão abre: folha perto do fio ou emenda móvel gasta",
          "A qualquer hora: emenda oxidada ou bateria fraca",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar sem tocar", "Antes de chamar a empresa da cerca"],
        slots: [
          [
            "A central tem bateria e continua dando choque sem luz, por isso é desligada na própria chave. Depois, olhe de longe.",
            "Cortar o disjuntor não basta, porque a bateria mantém os pulsos. Desligue na chave da central e não encoste no fio.",
          ],
        ],
        steps: [
          "Desligue a central na chave ou no controle dela.",
          "Afaste pessoas e animais da cerca e do portão.",
          "Procure, de longe, galho, fio caído ou isolador quebrado.",
          "Anote se o disparo vem com vento, chuva ou com o portão abrindo.",
          "Chame quem instalou a cerca, com fotos feitas à distância.",
        ],
      },
      {
        about: "visit",
        headings: ["Cerca ou portão: quem conserta", "O que é nosso e o que é da cerca"],
        slots: [
          [
            "Fios, isoladores, bateria e central são da empresa da cerca. Folha com folga, portão que chega perto do fio e motor são conosco, em visita a partir de {price.preventive} em casa, sem peças.",
            "Quem cuida da cerca troca isolador, fio e bateria. Nós alinhamos a folha e conferimos o percurso do portão, a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a cerca dispara quando o portão abre?",
        answers: [
          "Porque a folha passa perto do fio ou puxa a emenda móvel. Alinhar o portão ou mudar a haste, com a central desligada, resolve.",
          "A folha chega perto demais, ou a emenda que acompanha o portão está gasta. Os dois lados são vistos juntos.",
        ],
      },
      {
        question: "Posso deixar a cerca desligada até o conserto?",
        answers: [
          "Pode, e é o mais seguro se há fio caído ou se alguém levou choque no portão.",
          "Sim. Cerca com defeito desligada é melhor que fio solto perto da folha.",
        ],
      },
      {
        question: "O portão dá choque. É da cerca?",
        answers: [
          "Choque em pulsos, com ritmo, sugere a cerca. Não toque de novo: desligue a central e o disjuntor do motor e peça a medição.",
          "Pode ser dela ou do motor, e só a medição diz. Até lá, os dois ficam desligados e ninguém encosta na folha.",
        ],
      },
    ],
    photo: "fotos feitas de longe do trecho da cerca sobre o portão, com a folha aberta e fechada",
  },
  {
    id: "cerca-regras-e-altura",
    broader: "cerca-eletrica",
    label: "Cerca elétrica: altura e regras",
    phrase: "a altura e as regras da cerca elétrica",
    asks: [
      "choque cerca elétrica mata",
      "cerca elétrica pode matar",
      "cerca elétrica muro vizinho",
      "cerca elétrica perigosa",
      "altura cerca elétrica",
      "altura mínima cerca elétrica",
      "cerca elétrica altura",
      "cerca elétrica altura muro",
      "qual altura cerca elétrica",
      "cerca elétrica autorização",
      "cerca elétrica precisa autorização",
      "cerca elétrica precisa licença",
      "cerca elétrica lei",
      "cerca elétrica norma",
      "cerca elétrica permitida",
      "cerca elétrica pode",
      "cerca elétrica proibida",
      "cerca elétrica vizinho",
      "cerca elétrica muro divisa",
      "cerca elétrica placa aviso",
      "cerca elétrica regras",
      "cerca elétrica mata",
    ],
    intent: "question",
    answers: {
      any: [
        "A altura mínima da cerca elétrica é definida pela regra da sua cidade. A lei federal pede que o primeiro fio fique onde ninguém o alcance sem querer. Na prática, ele fica acima de 2 metros do piso de quem passa. Confirme o número na prefeitura e peça ao instalador que o escreva na proposta.",
        "Se a cerca elétrica precisa de autorização, quem diz é o município: a lei federal permite a cerca em casa, com choque em pulsos, não letal, altura fora do alcance e placas de aviso. Pergunte na prefeitura antes de contratar. Em condomínio, a decisão é da assembleia.",
        "A cerca elétrica no muro de divisa pede acordo com o vizinho, porque os fios não podem avançar sobre o terreno dele. A lei federal exige ainda choque em pulsos, não letal, fio fora do alcance de quem passa e placas de aviso. O município pode pedir mais.",
        "O choque da cerca elétrica montada dentro da norma não foi feito para matar: são pulsos muito curtos, de central própria. O que mata é fio ligado direto na rede, o que nunca se faz. Mesmo o pulso certo é perigoso para quem tem marca-passo e pode causar queda. Levou choque no portão: não toque de novo e desligue a central.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que a lei pede da cerca elétrica", "Regras para a cerca em casa"],
        slots: [
          [
            "A lei federal trata do essencial, e a cidade completa. Quem instala responde por cumprir as duas.",
            "As exigências vêm de dois lados: a lei do país e a da cidade. O mínimo é este:",
          ],
        ],
        bullets: [
          "Choque em pulsos, de central feita para isso, nunca da rede direta",
          "Primeiro fio fora do alcance de quem passa",
          "Placas de aviso visíveis na rua e dentro",
          "Aterramento só da cerca",
          "Nenhum fio sobre o terreno do vizinho ou sobre a calçada",
        ],
      },
      {
        about: "what",
        headings: ["A altura sobre o portão", "Cerca por cima do portão"],
        slots: [
          [
            "Sobre o portão, além da altura do piso, conta a distância até a folha em todo o percurso. No de correr, o fio fica fixo acima dela. No basculante, a parte de cima avança e pode alcançá-lo.",
            "No portão há uma segunda medida: o fio não pode ficar ao alcance da folha aberta, fechada nem no meio. O de correr é o mais simples de atender.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quem faz o quê", "A cerca e o portão"],
        slots: [
          [
            "O projeto da cerca é da empresa que a instala. Nós conferimos o percurso da folha e alinhamos o portão, a partir de {price.preventive} em casa, sem peças.",
            "Altura, hastes e placas ficam com o instalador da cerca. O portão que passa por baixo dela é conosco, com ajuste em casa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cerca elétrica pode ser ligada direto na tomada?",
        answers: [
          "Nunca. Fio com a tensão da rede mata. A cerca usa uma central que manda pulsos curtos, feita para não matar.",
          "Não pode, porque mata. Só a central própria, que trabalha em pulsos, serve.",
        ],
      },
      {
        question: "Precisa de placa de aviso?",
        answers: [
          "Precisa, visível para quem passa e para quem está dentro. Na entrada do portão, uma de cada lado é o usual.",
          "Sim. As placas de aviso são exigidas e ficam espaçadas ao longo do muro e no portão.",
        ],
      },
      {
        question: "Quem responde por acidente com a cerca?",
        answers: [
          "Em geral, o dono e quem instalou fora das regras. Por isso guarde a proposta e a nota do serviço.",
          "O dono responde, e o instalador também, se montou em desacordo com a norma.",
        ],
      },
    ],
    photo: "fotos feitas de longe do muro e do portão, com a folha aberta e fechada",
  },
  {
    id: "cerca-eletrica-preco",
    broader: "cerca-eletrica",
    label: "Preço da cerca elétrica",
    phrase: "o preço da cerca elétrica",
    asks: [
      "cerca elétrica preço",
      "cerca elétrica preço metro",
      "quanto custa cerca elétrica",
      "cerca elétrica valor",
      "cerca elétrica metro",
      "instalar cerca elétrica preço",
      "cerca elétrica instalada preço",
      "cerca elétrica orçamento",
      "concertina preço",
      "concertina preço metro",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço da cerca elétrica é por metro de muro e por número de fios, somado à central, à bateria, à sirene e ao aterramento, que se pagam uma vez só. Por isso o muro curto sai mais caro por metro. Quem dá o valor é a empresa da cerca; do portão e do motor, o orçamento é nosso e grátis.",
        "O preço da cerca elétrica depende dos metros de muro, dos fios, das hastes e da central, e o trecho sobre o portão que sobe ou gira é o mais caro. O valor é da empresa de cercas. O que fazemos é alinhar a folha para conviver com o fio, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da cerca", "Parte fixa e parte por metro"],
        slots: [
          [
            "Uma parte do preço cresce com o muro e outra é a mesma em qualquer casa. Peça as duas separadas na proposta.",
            "Para comparar propostas, separe o que é por metro do que é por instalação.",
          ],
        ],
        bullets: [
          "Por metro: fios, hastes, isoladores e placas",
          "Uma vez só: central, bateria, sirene e aterramento",
          "A mais: trecho sobre o portão, com haste própria ou cabo móvel",
          "Depois: bateria nova e poda, de tempos em tempos",
        ],
      },
      {
        about: "what",
        headings: ["O trecho sobre o portão", "Cerca sobre portão de correr e basculante"],
        slots: [
          [
            "No portão de correr, a cerca passa fixa por cima e custa quase como o muro. No basculante e no de abrir, o fio precisa ficar longe do movimento, o que pede projeto.",
            "O portão de correr é o mais barato, porque a folha não chega ao fio. Folha que sobe ou gira exige haste afastada ou trecho móvel.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que é nosso no portão com cerca", "A nossa parte"],
        slots: [
          [
            "Acertamos a folga, o alinhamento e o percurso da folha, para ela não chegar ao fio. A visita em casa parte de {price.preventive}, sem peças.",
            "Antes de a cerca ser montada, vale alinhar o portão: folha que balança dispara a sirene. O ajuste em casa parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cerca elétrica gasta muita energia?",
        answers: [
          "A cerca gasta pouca energia. A central consome como um aparelho pequeno, ligado o dia todo, e a bateria só entra na falta de luz.",
          "Não. O consumo é baixo, porque o choque é dado em pulsos.",
        ],
      },
      {
        question: "Concertina sai mais barata?",
        answers: [
          "Costuma custar menos para manter, porque não tem central nem bateria. Mas não avisa: só a cerca dispara a sirene.",
          "Na manutenção, a concertina é mais barata. Ela é só barreira, e a cerca elétrica também avisa.",
        ],
      },
      {
        question: "Precisa mexer no portão para passar a cerca?",
        answers: [
          "No de correr, em geral não. No basculante e no de abrir, o percurso da folha é conferido antes.",
          "Só se a folha chega perto do fio. Nesse caso ela é alinhada, ou a haste muda de lugar.",
        ],
      },
    ],
    photo: "fotos feitas de longe do muro e do portão, com a folha aberta e fechada",
  },
  {
    id: "concertina-no-portao",
    broader: "cerca-eletrica",
    label: "Concertina no portão",
    phrase: "a concertina no portão",
    asks: [
      "concertina",
      "concertina portão",
      "portão concertina",
      "concertina em cima portão",
      "concertina sobre portão",
      "concertina portão automático",
      "concertina portão eletrônico",
      "concertina portão basculante",
      "concertina portão correr",
      "instalar concertina",
      "colocar concertina portão",
      "pode concertina portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Concertina no portão pode, mas presa às colunas ou acima do vão, e não na folha: o arame pesa, desequilibra o basculante e corta quem destrava o portão na mão. No de correr, ela fica fixa por cima. Deixe-a fora do alcance de quem passa na calçada e longe do motor e da fotocélula.",
        "A concertina sobre o portão fica em suportes nas colunas, alta o bastante para ninguém tocar da rua, e nunca no caminho da folha. No basculante, a parte de cima avança ao abrir, e por isso o espaço é conferido antes. Quem instala é a empresa de cercas; do portão e do motor cuidamos nós.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde a concertina pode ficar", "Concertina em cada portão"],
        slots: [
          [
            "O tipo de portão decide. Confira o movimento inteiro da folha antes de fixar qualquer suporte.",
            "A folha se move, e o arame não pode estar no caminho. Em cada portão, fica assim:",
          ],
        ],
        bullets: [
          "De correr: fixa por cima do vão, nas colunas",
          "Basculante: só acima do ponto mais alto que a folha alcança",
          "De abrir: fora do giro das folhas",
          "Social: no alto do quadro, longe do trinco e da mão",
        ],
      },
      {
        about: "safety",
        headings: ["Os cuidados com a concertina", "Risco para quem usa o portão"],
        slots: [
          [
            "As lâminas cortam de verdade, e quem destrava o portão na falta de luz precisa de espaço livre. Placa de aviso e altura protegem quem passa.",
            "Deixe livre o lugar da chave de destravamento e da trava. A regra da cidade sobre altura e aviso vale aqui também.",
          ],
          [
            "Se ela já está presa à folha do basculante, o contrapeso precisa ser refeito, porque o portão ficou mais pesado.",
            "Arame na folha muda o peso e o equilíbrio. Portão que sobe pesado depois disso não deve ser forçado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que é nosso e o que é da empresa de cercas", "Quem faz o quê"],
        slots: [
          [
            "Conferimos o percurso da folha, alinhamos e equilibramos o portão, em visita a partir de {price.preventive} em casa, sem peças. O arame e os suportes são da empresa de cercas.",
            "A nossa parte é a folha e o motor, com ajuste em casa a partir de {price.preventive}, sem peças. A concertina em si é de quem trabalha com cercas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A concertina atrapalha o controle do portão?",
        answers: [
          "Não costuma. Ela só atrapalha se a antena do receptor ficar encostada no arame.",
          "Em geral não atrapalha. Só afaste dela a antena do receptor.",
        ],
      },
      {
        question: "Concertina ou cerca elétrica?",
        answers: [
          "A concertina é uma barreira e não depende de luz. A cerca elétrica avisa com a sirene. As duas juntas protegem mais.",
          "A cerca elétrica serve para avisar. A concertina serve para dificultar a entrada, mesmo sem energia.",
        ],
      },
      {
        question: "Preciso de autorização do vizinho?",
        answers: [
          "Em muro de divisa, combine antes, e os espirais não podem avançar para o lado dele. Confira também a regra da cidade.",
          "No seu portão, não precisa. No muro de divisa, converse antes e mantenha tudo do seu lado.",
        ],
      },
    ],
    photo: "fotos feitas de longe do portão fechado e aberto, mostrando o alto das colunas",
  },
];
