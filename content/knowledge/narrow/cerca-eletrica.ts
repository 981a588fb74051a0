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
        "Cerca elétrica encostando no portão: afaste todos, não toque na folha, desligue a central da cerca, que tem bateria própria, e o disjuntor do motor. A folha pode dar choque; quem reposiciona o fio é a empresa da cerca, e o técnico do portão confere motor e folha.",
        "Se o fio de cerca elétrica caiu em cima do portão, ninguém encosta, porque a grade fica energizada e a placa pode queimar. Desligue a cerca na central e o motor no quadro, deixe o portão parado e chame a empresa da cerca; nós vemos motor e folha.",
        "Portão que bate na cerca elétrica quando abre tem fio frouxo, haste torta ou folha fora do prumo; não acione de novo nem toque na folha. Desligue a cerca na central e o disjuntor do motor; a empresa da cerca reposiciona o fio, e a visita ao portão em casa parte de {price.preventive}, sem peças.",
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
            "A bateria da central mantém a cerca viva mesmo sem luz. Siga a ordem.",
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
            "Fio frouxo e haste torta são o comum; folha mais alta ou caída, o menos. Nos dois casos a distância se perdeu.",
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
            "Hastes, isoladores e central ficam com a empresa da cerca; folha, motor e fiação, com o técnico do portão. Com a cerca desligada, abre-se e fecha-se devagar para achar o ponto.",
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
          "A empresa da cerca primeiro. O portão, se a folha ou o motor mudou.",
        ],
      },
      {
        question: "O toque da cerca queima a placa?",
        answers: [
          "Pode queimar, porque o pulso é de alta tensão. Se o portão parou depois disso, peça a medição da central.",
          "Sim, por alta tensão. A central se mede na visita.",
        ],
      },
      {
        question: "Posso usar o portão com a cerca desligada?",
        answers: [
          "Só se nenhum fio encosta nem vai enroscar na folha. Na dúvida, deixe parado.",
          "Se o fio está longe da folha em todo o percurso. Senão, não.",
        ],
      },
      {
        question: "Como evitar que a cerca elétrica encoste no portão de novo?",
        answers: [
          "Mantenha distância da folha em todo o percurso, com hastes firmes, fios esticados e poda. A cerca é revista sempre que o portão muda.",
          "Distância segura, fio esticado e poda. Mudou o portão, revise a cerca.",
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
      "portão concertina",
      "concertina portão",
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
          "A lei federal pede altura que evite o choque acidental de quem passa, além de placas de aviso; o número certo é o da norma da prefeitura. Em cima do portão, meça com a folha aberta, no ponto mais próximo do fio.",
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
];
