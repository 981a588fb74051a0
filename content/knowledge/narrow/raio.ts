import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const raio: NarrowConcept[] = [
  {
    id: "ressarcimento-por-raio",
    broader: "raio",
    label: "Ressarcimento da placa queimada",
    phrase: "o ressarcimento por surto ou raio",
    asks: [
      "ressarcimento motor queimado queda energia",
      "ressarcimento queda energia",
      "ressarcimento motor queimado",
      "laudo enel",
      "laudo motor queimado enel",
      "laudo portão enel",
      "enel paga motor",
      "enel paga portão",
      "enel paga motor portão queimado",
      "enel queda energia motor",
      "distribuidora paga motor queimado",
      "queda energia queimou motor quem paga",
      "enel ressarcimento portão",
      "raio paga",
      "raio queimou paga",
      "queimou raio quem paga",
      "raio queimou quem paga",
      "raio quem responde",
      "surto paga",
      "raio indenização",
      "enel ressarcimento",
      "ressarcimento raio",
      "ressarcimento aneel",
      "aneel portão",
      "energia queimou quem paga",
      "queda energia queimou paga",
      "raio seguro",
      "concessionária queimou",
      "energia voltou queimou quem paga",
      "ressarcimento placa",
      "ressarcimento motor",
      "ressarcimento portão",
      "enel paga",
      "enel placa",
      "concessionária paga",
      "indenização placa",
      "indenização motor",
      "distribuidora paga",
      "companhia paga queimou luz",
      "companhia luz paga",
      "enel paga queimou",
      "queimou faltou luz paga",
      "queimou luz voltou paga",
      "queda luz queimou quem paga",
      "seguro cobre raio",
      "seguro residencial motor",
    ],
    intent: "question",
    answers: {
      any: [
        "A Enel, ou a distribuidora da sua cidade, paga o motor de portão queimado quando a queda ou a volta da energia veio da rede dela; nos outros casos, paga o seguro com danos elétricos ou você. Faça o pedido com data, hora e laudo ou orçamento, em até 5 anos pelas regras da Aneel, e não conserte antes da vistoria.",
        "Quem paga o motor queimado por queda de energia ou raio é a companhia de luz, como a Enel, se o surto veio pela rede, ou o seguro residencial com danos elétricos, descontada a franquia. Abra o pedido com data, hora e laudo, no prazo de até 5 anos da Aneel, e guarde a peça até a liberação do conserto.",
        "Se o motor queimou depois que faltou luz, peça o ressarcimento à Enel ou à sua distribuidora, que paga quando a causa foi a rede dela. O pedido leva data, hora e laudo ou orçamento com a causa, e pelas regras da Aneel pode ser feito em até 5 anos. Não descarte nem conserte antes da vistoria.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fazer o pedido de ressarcimento", "Passos e documentos do pedido"],
        slots: [
          [
            "Peça logo, enquanto os detalhes estão frescos e a peça, guardada. Quem assina costuma ser o titular da conta de luz, e os documentos são os que a distribuidora informar.",
            "O pedido é feito pelo titular da conta e fica mais forte quando sai cedo. Confirme com a distribuidora a lista de documentos.",
            "Quanto antes você pedir, mais fácil será provar. Tenha a conta de luz do titular à mão e siga a lista da distribuidora.",
          ],
        ],
        steps: [
          "Anote o dia e a hora da queda, do raio ou da volta da energia.",
          "Fotografe o motor, a etiqueta e os outros aparelhos que queimaram.",
          "Desligue o disjuntor e não descarte a placa.",
          "Abra o pedido na distribuidora e guarde o protocolo.",
          "Peça ao técnico laudo ou orçamento por escrito com a causa provável.",
        ],
      },
      {
        about: "what",
        headings: ["O que o laudo do técnico mostra", "A prova do dano elétrico"],
        slots: [
          [
            "O técnico mede a alimentação, o fusível e os componentes e descreve o que queimou. Varistor estourado, que é a peça que segura o pico, fusível aberto e trilha queimada na entrada são marcas de surto, e é isso que a análise procura.",
            "O laudo descreve a peça queimada e os sinais de sobretensão, como o varistor (que absorve o pico) estourado, o fusível aberto e a trilha marcada na entrada da placa.",
            "Marcas na entrada da placa, fusível aberto e varistor estourado, o componente que segura o pico, indicam que o dano veio da rede. O laudo registra tudo isso com a medição.",
          ],
          [
            "Um laudo correto diz também quando a causa não foi a rede. Oxidação, formiga ou motor em curto fazem o pedido ser negado, e aí resta o conserto comum.",
            "Se a causa foi umidade, inseto ou desgaste, o laudo precisa dizer, e o ressarcimento não cabe. Nesse caso, o conserto é por sua conta, como em qualquer defeito.",
            "Quando há água, inseto ou curto no motor, o pedido é recusado, e o laudo registra o que foi visto. O caminho passa a ser o conserto por sua conta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto vale o pedido de ressarcimento", "Placa ou motor: o valor do orçamento"],
        slots: [
          [
            "O orçamento separa peça e mão de obra, seja o reparo da placa, seja a troca do motor, que em casa fica de {price.homeSwap}. No seguro, compare esse valor com a franquia antes de acionar.",
            "O reparo de placa ou a troca do motor, de {price.homeSwap} em casa com mão de obra, é orçado por escrito, item por item. Antes de acionar o seguro, veja se a franquia não passa do prejuízo.",
            "O documento traz o valor do conserto da placa ou, se o motor se perdeu, o da troca, de {price.homeSwap} em residência. Acionar o seguro só compensa quando esse valor supera a franquia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso consertar a placa antes da resposta da distribuidora?",
        answers: [
          "Pergunte antes a ela, que pode querer ver o equipamento, e o reparo atrapalharia o pedido. Se for urgente, registre tudo e guarde as peças trocadas.",
          "Só depois de confirmar com ela. Se precisar do portão já, peça a liberação por escrito e guarde a peça.",
        ],
      },
      {
        question: "O seguro residencial cobre a placa queimada?",
        answers: [
          "Cobre se a apólice tem danos elétricos. Veja a franquia, avise a seguradora e peça a lista de documentos.",
          "Muitas apólices têm essa cobertura, com franquia. Laudo e orçamento por escrito são pedidos de praxe.",
        ],
      },
      {
        question: "Vocês fazem o laudo?",
        answers: [
          "Sim. O técnico mede e escreve o que queimou e a causa provável, com o orçamento. Avise no pedido que é para ressarcimento.",
          "Sim: a medição gera o relato por escrito do dano, com a causa provável e o valor. Diga antes que o papel vai para a distribuidora.",
        ],
      },
      {
        question: "O condomínio também pode pedir o ressarcimento?",
        answers: [
          "Pode, pelo titular da conta da área comum, em geral por meio do síndico ou da administradora.",
          "Sim. O pedido sai em nome do condomínio, com laudo e registro da ocorrência.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da placa, se já estiver fora, com a data e a hora do ocorrido",
  },
  {
    id: "raio-queimou-placa",
    broader: "raio",
    label: "Raio queimou a placa do portão",
    phrase: "a placa queimada por raio",
    asks: [
      "raio queimou placa evitar",
      "evitar raio queimar placa",
      "como evitar raio queimar placa",
      "proteger placa raio",
      "raio queima placa motor também",
      "raio caiu perto portão",
      "raio perto não responde",
      "raio caiu não responde",
      "raio caiu perto",
      "raio caiu perto portão não responde",
      "raio queimou placa",
      "central queimou raio",
      "central portão queimou raio",
      "raio placa",
      "queimou raio",
      "raio queimou motor",
      "raio queimou portão",
      "queimou temporal",
      "queimou tempestade",
      "queimou placa tempestade",
      "raio estragou",
      "depois raio portão",
      "pico energia queimou",
      "surto queimou placa",
    ],
    answers: {
      any: [
        "O raio que queimou o portão quase sempre parou na placa, e o motor costuma escapar: queimam fusível, varistor, fonte ou receptor, e muitas placas têm reparo. Deixe o disjuntor desligado e abra o pedido de ressarcimento na distribuidora antes do conserto. A medição em casa parte de {price.preventive}, sem peças.",
        "Se o raio caiu perto e o portão não responde, a placa é a primeira suspeita, porque o surto entra pela rede e queima fonte, fusível ou receptor. Mantenha o disjuntor desligado e não religue para testar. A medição da placa e do motor, em casa, parte de {price.preventive}, sem peças.",
        "A placa [marca] do portão que o raio queimou muitas vezes tem conserto, se o dano ficou no fusível, no varistor, na fonte ou no receptor. Com trilha carbonizada, troca-se a central, e o motor em geral se aproveita. Desligue o disjuntor; a medição em casa parte de {price.preventive}, sem peças.",
        "Varistor estourado na placa do portão depois do raio quer dizer que ele absorveu o pico e queimou para proteger o resto. Se só ele e o fusível abriram, a placa tem reparo em bancada. Não religue: a medição, em casa, parte de {price.preventive}, sem peças.",
        "Para evitar que o raio queime a placa outra vez, instale DPS, o protetor de surto, no quadro, com aterramento bom, e separe a fiação da de interfone e câmera. Em temporal, desligue o disjuntor. O DPS não segura raio direto, mas corta boa parte dos picos da rede; o valor sai pela foto do quadro fechado.",
      ],
      price: [
        "Consertar a placa queimada por raio custa o reparo da fonte, do fusível ou do varistor, ou uma central nova, com programação; o valor sai pela foto da etiqueta. Se o motor também foi atingido, a troca em casa fica de {price.homeSwap}. O orçamento por escrito serve ainda no pedido de ressarcimento.",
        "O preço depende do que o surto do raio alcançou: fusível e varistor são o menor custo, a central nova vem depois, e a troca do motor em casa fica de {price.homeSwap}. Mande a foto da etiqueta; o orçamento descreve o dano, o que ajuda no pedido à distribuidora.",
      ],
      repair: [
        "Se um raio queimou a placa do portão, deixe o disjuntor desligado e não religue para testar. Muitas vezes queimou só o fusível, o varistor ou a fonte, e a placa tem conserto; o motor em geral escapa. Antes do conserto, registre o pedido na distribuidora. A medição em casa parte de {price.preventive}, sem peças.",
        "Motor de portão atingido por raio {em} costuma ter só a placa queimada, e ela muitas vezes tem reparo. Deixe o disjuntor desligado e mande a foto da etiqueta. O técnico mede fonte, fusível, receptor e motor em visita que, em casa, parte de {price.preventive}, sem peças.",
        "O raio que queimou o motor do portão quase sempre parou na central, onde fusível, varistor, fonte e receptor podem ser reparados. Deixe o disjuntor desligado até a medição, que parte de {price.preventive} em casa, sem peças. Antes do conserto, registre o pedido na distribuidora, que pode querer vistoriar.",
        "A placa [marca] do portão que o raio queimou muitas vezes tem conserto, se o dano ficou no fusível, no varistor, na fonte ou no receptor. Com trilha carbonizada, troca-se a central, e o motor em geral se aproveita. Desligue o disjuntor; a medição em casa parte de {price.preventive}, sem peças.",
        "Varistor estourado na placa do portão depois do raio quer dizer que ele absorveu o pico e queimou para proteger o resto. Se só ele e o fusível abriram, a placa tem reparo em bancada. Não religue: a medição, em casa, parte de {price.preventive}, sem peças.",
        "Se um raio caiu perto e o portão não responde, a placa é a primeira suspeita, porque o surto entra pela rede e queima fonte, fusível ou receptor. Mantenha o disjuntor desligado. A medição da placa e do motor, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que o raio queimou a placa", "O que cada sinal mostra depois do raio"],
        slots: [
          [
            "O modo como o portão ficou depois do raio já indica onde está o dano, sem abrir a tampa do motor.",
            "Antes da medição, o que o portão fez logo depois do raio dá uma boa pista da peça atingida. Conte isso ao técnico, sem religar para testar.",
            "Sem abrir nada, dá para suspeitar da peça pelo que o portão ainda fez depois da descarga. Não religue para testar.",
          ],
        ],
        bullets: [
          "Nada acendeu nem respondeu: fusível, varistor ou fonte da placa",
          "Botoeira abria e os controles não: receptor queimado",
          "Disjuntor caiu e não fica ligado: curto na placa, no motor ou na fiação",
          "Placa ficou acesa e o motor não partiu: saída da placa, capacitor ou motor",
          "Cheiro de queimado ou marca escura: placa com dano maior",
        ],
      },
      {
        about: "replace",
        headings: ["Placa queimada por raio: conserta ou troca", "O que o raio costuma queimar"],
        slots: [
          [
            "O surto entra pela rede, e os primeiros a queimar são o fusível, o varistor, que absorve o pico e estoura, e a fonte. Se o dano parou nessas peças, ou só no receptor dos controles, o reparo compensa. Se a placa tem trilha carbonizada ou perdeu o processador, a central é trocada.",
            "A entrada da placa sofre primeiro: o fusível, o varistor, que é a peça que se sacrifica no pico, e a fonte. Dano só ali ou no receptor se conserta em bancada; trilha queimada ou processador perdido leva à troca da central.",
            "O estrago mais comum é fusível aberto, varistor estourado e fonte queimada, e tudo isso tem conserto, como o receptor. Quando o surto atravessou a placa e carbonizou trilhas ou o processador, trocar é mais seguro.",
          ],
          [
            "O motor é medido à parte e, na maioria das vezes, está bom. Se não estiver, a troca em casa fica de {price.homeSwap}; fotocélula, interfone e câmera ligados à central também são testados, porque o surto passa por esses fios.",
            "Mede-se ainda o motor, que costuma ter escapado; caso contrário, trocá-lo em casa custa de {price.homeSwap}. O teste segue pelos fios da fotocélula, do interfone e da câmera, por onde o pico também viaja.",
            "O técnico mede à parte o motor e os acessórios com fio, como fotocélula, interfone e câmera, que também conduzem o surto. Motor atingido é menos comum, e a troca dele em residência fica de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer depois do raio", "Enquanto a placa não é medida"],
        slots: [
          [
            "Deixe o disjuntor desligado: se houver curto, cada tentativa aumenta o dano e aquece a fiação. Ninguém abre a tampa, porque o capacitor guarda carga, nem troca o fusível por um maior.",
            "Um curto escondido piora a cada tentativa e esquenta os fios, por isso o disjuntor fica desligado. A tampa do motor também fica fechada, por causa do capacitor carregado, e não se põe fusível mais forte.",
            "Com o disjuntor desligado, espere a medição, pois religar com curto amplia o estrago. Abrir a tampa é risco de choque mesmo sem energia, pelo capacitor, e um fusível maior só tira a proteção.",
          ],
          [
            "Guarde a placa queimada, que é prova no pedido de ressarcimento. Até o conserto, o portão de correr ou de abrir, reto e no trilho, pode ser solto com a chave do motor; o basculante com cabo ou mola ruim não se mexe.",
            "A placa velha não vai para o lixo, pois a distribuidora pode pedi-la. Para passar, destrave com a chave o portão deslizante ou pivotante que esteja reto; não faça isso no basculante com cabo ou mola danificados.",
            "Não jogue fora a central antiga: ela comprova o dano. Folha de correr ou de abrir, se está alinhada, abre à mão depois de destravada com a chave, mas basculante com mola ou cabo em mau estado fica como está.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como proteger o portão do próximo raio", "Protetor de surto e aterramento"],
        slots: [
          [
            "A defesa é o DPS, o protetor contra surto posto no quadro por eletricista, que desvia o pico para a terra antes da placa. Sem aterramento ele não tem para onde mandar a descarga, e filtro de linha comum não o substitui.",
            "Quem protege a placa é o dispositivo contra surto, o DPS, montado no quadro e ligado ao terra por profissional. Um sem o outro protege pouco, e a tomada com filtro não faz esse papel.",
            "No quadro de luz, o protetor de surto (DPS) joga o pico na terra e poupa a central; por isso o aterramento tem de ser bom. Filtro de linha não substitui, e a instalação cabe a um eletricista.",
          ],
          [
            "Ao ouvir a tempestade chegar ou antes de viajar, desligar o disjuntor do motor reduz o risco. Depois de um surto forte, olhe o indicador do protetor, que também se gasta.",
            "O disjuntor do motor desligado em viagem ou antes do temporal também ajuda. E confira o visor do DPS após uma descarga forte, porque ele tem vida limitada.",
            "Antes do temporal ou da viagem, baixe o disjuntor do motor. O DPS se desgasta a cada pico, então veja no indicador dele se chegou a hora de trocar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O raio caiu longe. Pode ter sido ele?",
        answers: [
          "Pode. O surto viaja pela rede da rua e pelos cabos de interfone, de modo que o raio não precisa cair na casa para queimar a placa.",
          "Sim: um raio na região eleva por um instante a tensão da rede, e a placa do portão é a parte mais sensível a isso.",
        ],
      },
      {
        question: "A distribuidora paga a placa queimada por raio?",
        answers: [
          "Pode pagar, quando o dano veio da rede. Anote dia e hora, faça o pedido nos canais dela antes do conserto, guarde a placa e tenha um orçamento por escrito.",
          "Há casos em que sim. Abra o pedido, guarde o protocolo e não descarte nem conserte a placa antes da resposta sobre a vistoria; o seguro residencial com danos elétricos é outro caminho.",
        ],
      },
      {
        question: "Posso ligar a placa nova antes de pôr DPS?",
        answers: [
          "Ela funciona, mas fica exposta ao próximo surto. O ideal é instalar o protetor e o aterramento no mesmo serviço.",
          "Pode, só que a central nova corre o mesmo risco da antiga. Vale pôr o DPS e acertar o terra na mesma ocasião.",
        ],
      },
      {
        question: "E se só os controles pararam depois do raio?",
        answers: [
          "Se a botoeira ainda abre, o provável queimado é o receptor. Ele pode ser reparado ou substituído por um receptor externo, sem trocar a central.",
          "Botoeira funcionando e controles mudos apontam para o receptor de rádio. Troca-se só ele, ou se acrescenta um avulso, e os controles são gravados de novo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do quadro de luz, com a data do temporal",
  },
  {
    id: "parou-depois-da-tempestade",
    broader: "raio",
    label: "Portão parou depois da tempestade",
    phrase: "o portão que parou depois da tempestade",
    asks: [
      "depois tempestade portão não liga",
      "parou tempestade",
      "parou temporal",
      "parou raio",
      "parou funcionar tempestade",
      "parou funcionar temporal",
      "não funciona tempestade",
      "não funciona temporal",
      "não abre tempestade",
      "não abre temporal",
      "não liga raio",
      "não abre raio",
      "não funciona raio",
      "depois tempestade portão",
      "depois temporal portão",
      "parou trovoada",
    ],
    answers: {
      any: [
        "Portão que parou depois da tempestade costuma ter disjuntor ou DR desarmado, fusível aberto ou placa atingida pelo raio. Verifique o quadro por um caminho seco e religue uma vez; se cair de novo ou nada acender, deixe desligado, e a medição em casa parte de {price.preventive}, sem peças.",
        "Se caiu raio e o portão parou, ou não funciona após temporal, olhe primeiro o disjuntor e o DR e religue uma única vez. Sem sinal de vida, é fusível ou placa com surto; com água, é umidade, e a visita que mede custa desde {price.preventive} na residência, fora peças.",
        "Choveu forte e o portão morreu? As causas são três: disjuntor que a tempestade desarmou, água na placa ou surto. Com cheiro de queimado ou motor molhado, não religue; o diagnóstico em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que verificar depois da tempestade", "Do quadro de luz à botoeira"],
        slots: [
          [
            "Espere a chuva passar e vá ao quadro calçado, por um caminho seco. Com o chão molhado, ninguém toca na folha nem na coluna.",
            "Faça isto com piso seco e sapato, depois do temporal. Não encoste no portão molhado.",
            "Só comece quando parar de trovejar, calçado e em chão seco. A folha e a coluna não se tocam.",
          ],
        ],
        steps: [
          "Veja se outros pontos da casa têm energia normal.",
          "Confira o disjuntor do portão, o DR e o nobreak.",
          "Religue uma vez; se cair de novo, deixe desligado.",
          "Com o motor seco por fora, aperte a botoeira uma vez e escute.",
          "Teste outro controle e olhe se há luz na fotocélula.",
        ],
      },
      {
        about: "signs",
        headings: ["Surto, água ou só disjuntor", "O que a tempestade atingiu"],
        slots: [
          [
            "O que acontece ao religar diz qual dos três foi.",
            "Compare a reação do portão com a lista.",
            "Cada sinal aponta para uma parte.",
          ],
        ],
        bullets: [
          "Religou e funciona: foi só o desarme",
          "DR cai de novo: água ou fuga de corrente",
          "Nada acende, com energia no quadro: fusível ou fonte da placa",
          "Acende, mas nenhum controle abre: receptor atingido",
          "Abre e não fecha: fotocélula molhada ou queimada",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede depois do raio", "Conserto e preço, por item"],
        slots: [
          [
            "A medição vai do quadro ao fusível e à fonte, e só depois condena a placa. Motor e capacitor são medidos à parte e na maioria das vezes estão bons.",
            "O técnico confere alimentação, fusível e fonte antes de falar em placa. Motor e capacitor, medidos separados, quase sempre se salvam.",
            "Do quadro à fonte da central, tudo é medido antes de trocar. O motor raramente queima com raio, e o exame confirma.",
          ],
          [
            "Fusível e varistor, o protetor contra picos, são o reparo barato; depois vêm o receptor e, por fim, a placa, que nova obriga a cadastrar os controles. Um DPS no quadro ajuda a evitar a próxima.",
            "Em custo: fusível, varistor (que segura o pico), receptor e placa. Com central nova, os controles são regravados, e vale pôr DPS no quadro.",
            "O conserto começa no fusível ou no varistor, peça que absorve o pico, e vai até a central nova, com novo cadastro. O DPS é a proteção para a próxima.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A distribuidora paga o conserto depois da tempestade?",
        answers: [
          "Pode pagar, se o dano veio da rede. Abra o pedido de ressarcimento antes de consertar, com data e hora, e guarde a peça e o laudo.",
          "Em dano elétrico comprovado, sim. O pedido é feito na distribuidora, com orçamento e a hora da ocorrência.",
        ],
      },
      {
        question: "Vale esperar o portão secar?",
        answers: [
          "Vale, desligado. Mas secar não limpa a placa, e religar úmida queima o que se salvou.",
          "Espere com o disjuntor desligado e peça a avaliação. Ligar para testar é o risco.",
        ],
      },
      {
        question: "Como abro o portão até o conserto?",
        answers: [
          "O de correr ou de abrir, reto e no trilho, pela chave, com o disjuntor desligado. O basculante fica para o técnico se houver dúvida no cabo ou contrapeso.",
          "Com a energia cortada, destrave só folha de correr ou de abrir em bom estado. No basculante suspeito, chame.",
        ],
      },
      {
        question: "Quanto custa um portão atingido por raio?",
        answers: [
          "Do fusível, barato, à placa, a peça mais cara do conjunto depois do motor. Só se o motor também queimou a conta vai de {price.homeSwap}, na troca em casa.",
          "Depende do que queimou: fusível e varistor custam pouco, a placa, mais. Motor queimado junto leva à troca, de {price.homeSwap} em residência.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz, outra do motor fechado e um vídeo do teste da botoeira",
  },
  {
    id: "raio-queimou-o-que-fazer",
    broader: "raio",
    label: "Raio queimou o portão: o que fazer",
    phrase: "o portão queimado por raio",
    asks: [
      "portão queimado raio passo a passo",
      "fazer antes consertar portão raio",
      "ordem reclamar distribuidora consertar raio",
      ...combine(
        [
          "queimou raio",
          "raio queimou",
          "raio queimou portão",
          "portão queimou raio",
          "raio portão",
          "queimou tempestade",
          "raio queimou motor",
          "raio queimou placa",
          "central queimou raio",
          "central portão queimou raio",
        ],
        ["que fazer", "o que fazer", "fazer", "o que faço", "e agora", "como resolver"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão eletrônico queimou com raio, desligue o disjuntor, fotografe tudo, anote dia e hora e peça o ressarcimento à distribuidora de energia antes de consertar. Em geral queima só a placa, orçada grátis por foto. Se o motor também queimou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Portão queimado por raio pede primeiro o disjuntor desligado; depois, fotos com data e hora e o pedido à distribuidora de energia, que pode ressarcir. Só então mande consertar. Quase sempre queimou a placa, orçada por foto, e não o motor, cuja troca em casa fica de {price.homeSwap}.",
        "Depois do raio, não insista no controle: desligue o disjuntor, registre com fotos e hora e abra o pedido na distribuidora antes de mandar consertar. O mais comum é perder só a placa, com valor informado pela foto. Motor novo, quando é preciso, fica de {price.homeSwap} já instalado em casa.",
        "Quando o raio queima o portão, o primeiro passo é desligar o disjuntor; o segundo é registrar o dano e pedir o ressarcimento à distribuidora, antes do conserto. Na maioria dos casos só a placa queima, e ela é orçada por foto. A troca do motor, se ele queimou, custa de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo depois do raio", "O que fazer, na ordem"],
        slots: [
          [
            "Enquanto houver trovoada, fique longe do portão, da grade e do quadro de luz. Passada a tempestade, siga a ordem abaixo, sem abrir o motor.",
            "Espere o temporal acabar antes de chegar perto do quadro ou de qualquer grade. Depois, siga estes passos, com a tampa do motor fechada.",
            "Ninguém deve tocar no portão nem no quadro de luz com raios por perto. Quando o tempo firmar, faça nesta ordem, sem tirar nenhuma tampa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não religue se há cheiro ou fumaça.",
          "De correr ou de abrir, reto no lugar: destrave com a chave e feche na mão. Basculante: não destrave, chame o técnico.",
          "Fotografe o motor por fora e os outros aparelhos queimados; anote dia e hora.",
          "Abra o pedido na distribuidora, guarde o protocolo e avise o seguro.",
          "Peça orçamento por escrito e não descarte a placa.",
        ],
      },
      {
        about: "what",
        headings: ["O pedido à distribuidora", "Ressarcimento: como funciona"],
        slots: [
          [
            "A distribuidora verifica se houve perturbação na rede naquela data e pode vistoriar o aparelho antes de responder. Por isso não conserte nem jogue a peça fora até a vistoria ou a dispensa dela.",
            "O pedido é analisado pelo registro da rede no dia, e a empresa pode querer ver a placa ou pedir laudo. Guarde a peça e espere a vistoria, ou o aviso de que ela não será feita.",
            "A distribuidora confere o que ocorreu na rede na data informada e às vezes vistoria o aparelho. Até lá, mantenha a placa como está, salvo se a vistoria for dispensada.",
          ],
          [
            "Pela regra da Aneel, o prazo para pedir chega a cinco anos, mas a demora enfraquece a prova. Faça o pedido logo e confirme o prazo no atendimento.",
            "A norma da Aneel dá até cinco anos para reclamar, embora seja melhor não esperar, porque fotos e peças se perdem. O atendimento confirma a regra em vigor.",
            "São até cinco anos para solicitar, segundo a Aneel, prazo que convém confirmar por telefone. Quanto antes, mais fácil provar o dano.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que costuma queimar e o que se troca", "Placa, receptor ou motor"],
        slots: [
          [
            "O pico do raio entra pela rede e pelos cabos de interfone e câmera, e a placa é a primeira a queimar. Fusível e fonte podem ser consertados em muitos casos; com a trilha carbonizada, é preciso uma placa nova. O receptor do controle e a fotocélula também são testados.",
            "Quem recebe a descarga é a placa, ligada à rede e aos cabos de fora. Em muitas dá para trocar o fusível ou a fonte; com trilha queimada, entra outra placa. O técnico testa ainda o receptor do controle, a fotocélula e o capacitor.",
            "A placa sofre primeiro, porque é nela que chegam a rede e os cabos. O conserto vai do fusível e da fonte, mais simples, até a placa inteira. Receptor e fotocélula são testados na mesma visita, porque podem ter queimado junto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso religar o disjuntor para ver se volta?",
        answers: [
          "Uma vez, depois da tempestade e sem cheiro de queimado. Se ele cair ou nada acender, deixe desligado até a medição, porque insistir pode queimar o que se salvou.",
          "Só uma tentativa, com o tempo firme e nenhum cheiro de queimado. Se cair de novo ou ficar tudo apagado, mantenha desligado.",
          "Pode tentar uma única vez, se não há cheiro, fumaça nem trovoada. Não funcionou, desligue e espere o técnico.",
        ],
      },
      {
        question: "Posso consertar antes da resposta da distribuidora?",
        answers: [
          "Melhor não, porque ela pode querer vistoriar. Se a urgência obrigar, avise-a antes, guarde a peça trocada e peça nota e orçamento detalhados.",
          "Convém esperar a vistoria. Sem poder esperar, comunique a distribuidora, conserve a placa antiga e guarde orçamento e nota com a descrição do serviço.",
          "Só se for urgente e com a distribuidora avisada. Guarde a placa queimada, o orçamento e a nota, que são a prova do dano.",
        ],
      },
      {
        question: "O raio caiu longe. Pode ter sido ele?",
        answers: [
          "Pode. O pico viaja pela rede da rua e pelos cabos de interfone e câmera e não precisa cair na casa para queimar a placa.",
          "Sim, porque a descarga corre pelos fios da rua e pelos cabos que chegam de fora. Raio a quarteirões de distância já queima placa.",
          "Sim. O surto se espalha pela rede elétrica, e a placa do portão é sensível a ele mesmo quando o raio cai longe.",
        ],
      },
      {
        question: "Como evito que queime de novo?",
        answers: [
          "Com DPS, o protetor contra surto, no quadro, bom fio terra e proteção no cabo do interfone. Nenhum deles garante contra raio direto.",
          "Instale no quadro um DPS, que desvia o surto, e confira o aterramento, sem esquecer o cabo do interfone. Eles reduzem o risco, mas não seguram um raio direto.",
          "Um DPS no quadro, feito por eletricista, e um bom aterramento reduzem muito o risco. Em viagem ou tempestade forte, desligar o disjuntor do portão também ajuda.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do quadro de luz, com a data do temporal",
  },
];
