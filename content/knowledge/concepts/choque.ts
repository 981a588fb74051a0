import type { Concept } from "#domain/knowledge/concept.ts";

export const choque: Concept = {
  id: "choque",
  kind: "symptom",
  label: "Portão dando choque",
  phrase: "o portão que dá choque",
  words: [
    "choquinho",
    "dando choquinho",
    "choque",
    "dá choque",
    "dando choque",
    "deu choque",
    "levei choque",
    "choque elétrico",
    "portão energizado",
    "portão eletrizado",
    "formigamento",
    "formiga na mão",
    "fuga de corrente",
    "fuga de energia",
  ],
  intent: "emergency",
  answers: {
    any: [
      "Um portão que dá choque tem energia escapando para o metal, por fio sem capa, água na ligação ou motor com isolação ruim, e falta de aterramento. Desligue o disjuntor agora, sem encostar na folha, mantenha todos longe e chame o técnico; a visita em casa parte de {price.preventive}, sem peças.",
      "Portão dando choque é perigo mesmo quando é só um formigamento: há fuga de corrente e o aterramento não existe ou falhou. Vá ao quadro e desligue o disjuntor sem tocar no portão; a visita para achar o fio ou a peça com defeito, em casa, começa em {price.preventive}, sem peças.",
      "Se você levou choque no portão, ninguém deve encostar nele até o disjuntor do motor, ou o geral, ser desligado. O metal recebe energia de fio descascado, de umidade na placa ou do motor, sem aterramento que a leve embora; o técnico acha a fuga e corrige, com visita em casa desde {price.preventive}, fora peças.",
      "Choque no portão quer dizer fio, placa, botoeira ou motor passando energia para a folha, e aterramento que falta ou não funciona. Corte o disjuntor por um caminho seco, afaste pessoas e animais e só religue depois do conserto; em residência, a visita parte de {price.preventive}, sem peças.",
    ],
    emergency: [
      "Portão dando choque é emergência: desligue o disjuntor do motor ou o geral, sem tocar na folha, e afaste pessoas e animais. Há energia passando ao metal e falta aterramento; se alguém levou choque forte, ligue 192. Atendemos {shop.hours}, com visita em casa a partir de {price.preventive}, sem peças.",
      "Levou choque no portão? Ninguém encosta mais nele, e o disjuntor é desligado já, por um caminho seco; ferido é caso de SAMU, 192. O técnico, {shop.hours}, acha o fio ou a peça com fuga e confere o aterramento, em visita desde {price.preventive} em casa, sem peças.",
      "Se o portão deu choque, mesmo fraco, corte a energia no disjuntor e não deixe ninguém perto, porque com o chão molhado o mesmo defeito mata. A causa é fuga de fio, placa ou motor sem aterramento; atendemos {shop.hours}, e a visita em residência parte de {price.preventive}, fora peças.",
      "Portão, motor ou botoeira com choque: desligue o disjuntor sem encostar em metal e avise a casa para não religar. Vítima vai para o 192, e o conserto, com a fuga localizada e o aterramento medido, atendemos {shop.hours}, em visita a partir de {price.preventive} em casa, sem peças.",
    ],
    price: [
      "O preço para acabar com o choque no portão depende de onde está a fuga: refazer um trecho de fio é o mais barato, e levar aterramento e circuito próprio até o motor é o mais caro. A visita em casa parte de {price.preventive}, sem peças; deixe o disjuntor desligado até lá.",
      "Corrigir portão que dá choque pode ser um fio novo ou a instalação de aterramento e de DR, a proteção que corta a energia na fuga. Em residência, a visita começa em {price.preventive}, fora peças, e a distância até o quadro pesa no resto; mantenha o disjuntor desligado.",
      "Quanto custa eliminar o choque do portão varia com a causa: fio, motor ou falta de aterramento. A visita que localiza o defeito, em casa, custa a partir de {price.preventive}, sem peças, e o disjuntor fica desligado enquanto isso.",
    ],
    "how-to": [
      "Se o portão dá choque, vá ao quadro por um caminho seco e desligue o disjuntor dele, ou o geral, sem encostar na folha. Afaste crianças e animais e não religue antes de o técnico achar a fuga e medir o aterramento; a visita em casa parte de {price.preventive}, sem peças.",
      "Com choque no portão, o que fazer: ninguém toca no metal, disjuntor desligado, aviso no quadro para não religarem e técnico chamado para achar a fuga e conferir o aterramento. Havendo ferido, ligue 192; a visita em residência começa em {price.preventive}, fora peças.",
      "Choque no portão não se resolve secando nem isolando por fora. Desligue o disjuntor sem tocar na folha e espere a medição de fios, motor e aterramento, com visita em casa a partir de {price.preventive}, sem peças; se alguém se feriu, 192.",
    ],
  },
  line: [
    "Portão que dá choque fica com o disjuntor desligado até a fuga ser encontrada.",
    "Aterramento e DR no circuito fazem a energia desligar antes que alguém leve choque.",
    "Formigamento ao encostar na folha já é fuga de corrente e não deve ser ignorado.",
  ],
  sections: [
    {
      about: "safety",
      headings: ["Levou choque no portão: o que fazer já", "Portão energizado: os primeiros passos"],
      slots: [
        [
          "Chegue ao quadro por um caminho seco, longe da folha, da coluna e da grade, que podem estar energizadas juntas. Nunca puxe com a mão quem está preso ao choque: primeiro a energia, depois o socorro.",
          "Tudo que é de metal e encosta no portão pode dar choque, como grade, calha e corrimão, por isso vá ao disjuntor sem tocar em nada. Se houver vítima, desligue antes de encostar nela.",
          "A parte do morador é desligar no quadro, de sapato e em chão seco, e manter todos afastados. Quem segura uma vítima sem cortar a energia vira a segunda.",
          "A tensão passa da folha para o que toca nela, e o trajeto até o quadro deve fugir do metal e da água. Com alguém preso ao choque, o disjuntor vem antes da mão.",
        ],
      ],
      steps: [
        "Afaste todos, inclusive animais, sem tocar no portão.",
        "Desligue o disjuntor do motor; se não souber qual é, desligue o geral.",
        "Com cerca elétrica por perto, desligue também a central dela.",
        "Se alguém se feriu, ligue 192.",
        "Deixe um aviso no quadro para ninguém religar.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que o portão dá choque", "De onde vem a fuga de corrente no portão"],
      slots: [
        [
          "O mais comum é fio com a capa gasta pela folha ou pela dobradiça, que encosta no metal. Emenda em caixa com água, umidade na placa ou na botoeira e motor velho, que perdeu a isolação, fazem o mesmo.",
          "Em geral um fio descascado toca a estrutura, no eletroduto quebrado ou onde a folha dobra. Também vaza energia por emenda molhada, placa com formiga e enrolamento com isolação ruim.",
          "A folha que se move gasta a capa do fio até o cobre aparecer e energizar o portão. Água na central, na botoeira ou numa emenda e motor antigo completam a lista.",
          "Procure primeiro no fio: esmagado, emendado ou sem capa, ele passa energia ao ferro. Depois vêm a umidade na caixa e o motor que já não isola.",
        ],
        [
          "Sem aterramento, essa energia fica esperando alguém encostar; com ele, desceria pelo fio terra e o DR, a proteção contra fuga, desligaria tudo. Por isso o choque revela dois defeitos, a fuga e a falta de proteção.",
          "O que transforma fuga em choque é a falta de terra e de DR, o dispositivo que corta a energia quando ela escapa. Com os dois, o circuito teria desligado sozinho.",
          "Se houvesse fio terra e DR, que desliga na fuga, ninguém levaria choque. Onde faltam, a pessoa vira o caminho da corrente.",
          "O aterramento dá à corrente um caminho seguro, e o DR desliga ao perceber que ela escapou. Faltando os dois, o metal fica com tensão até alguém tocar.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico acha a fuga", "Como se conserta o portão que dá choque"],
      slots: [
        [
          "Com tudo desligado, o técnico confirma que não há tensão e divide o circuito: fiação, central, motor e acessórios. A isolação de cada parte é medida até o defeito aparecer.",
          "A procura é por trechos, com a energia cortada: cada fio, a placa, a botoeira e o motor são medidos em separado. O que estiver com fuga se mostra na medição.",
          "O circuito é separado em partes, e um instrumento mede a isolação de cada uma. Assim se sabe se o culpado é fio, motor, placa ou botoeira.",
          "Primeiro o técnico confirma que não há energia e depois solta motor e acessórios da fiação e mede um a um. A parte que não isola é a que dá o choque.",
        ],
        [
          "O trecho ruim é trocado por cabo inteiro, sem emenda no eletroduto, e a caixa é vedada. Carcaça e folha vão ao terra, e o DR é testado antes de religar.",
          "Entra cabo novo no lugar do danificado, com as ligações em caixa seca. Depois o aterramento é medido, o DR acionado pelo botão e o portão conferido com instrumento.",
          "Fio danificado sai por completo e a passagem ganha proteção contra atrito. Só depois de aterrar a estrutura e testar o DR a energia volta.",
          "A peça ou o cabo com fuga é substituído e a vedação, refeita. Antes de devolver o portão, conferem-se terra e DR, e mede-se se ainda há tensão no metal.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço: fio, terra e proteção", "Do que depende o preço de corrigir o choque"],
      slots: [
        [
          "Trocar um trecho de fio é serviço pequeno; levar circuito próprio com terra até o motor é maior, e a distância do quadro manda no material. Peça com fuga, como botoeira ou placa, entra à parte.",
          "O valor muda conforme o defeito esteja no fio, numa peça ou na falta de aterramento. Este último pede cabo desde o quadro, e quanto mais longe, mais caro.",
          "Refazer uma emenda ou um pedaço de cabo custa pouco. Criar aterramento e instalar DR custa mais, pela metragem até o quadro, e peça danificada se soma.",
          "O mais barato é fio ou emenda, depois vêm botoeira e placa, e por fim o circuito novo com terra. A metragem até o quadro pesa neste caso.",
        ],
        [
          "Motor velho que perdeu a isolação costuma levar à troca, que em casa custa de {price.homeSwap}, com mão de obra.",
          "Se a fuga está no enrolamento de um motor perto do fim da vida, de {trade.life}, a troca residencial fica de {price.homeSwap}.",
          "Quando o motor é o culpado e já tem anos, compare o reparo com a troca, de {price.homeSwap} em residência, montagem incluída.",
          "Fuga dentro do motor raramente compensa reparar em máquina antiga; trocada em casa, ela custa de {price.homeSwap}.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar choque no portão", "Terra, DR e fio protegido no portão"],
      slots: [
        [
          "O motor pede circuito próprio, com disjuntor, DR e fio terra ligado à carcaça. Aperte de vez em quando o botão de teste do DR: se ele não desarmar, precisa ser trocado.",
          "Um circuito só para o portão, com terra e DR, é a base, e extensão não serve. O botão de teste mostra se o DR funciona; parado há anos, ele pode travar.",
          "Terra na carcaça, DR no quadro e circuito separado protegem quem usa o portão. Teste o DR pelo botão, como manda o fabricante, e troque se não desligar.",
          "Disjuntor, fio terra e DR dedicados ao motor evitam que uma fuga chegue a alguém. O teste do DR leva um segundo e é feito no botão dele.",
        ],
        [
          "Não lave motor, botoeira ou fotocélula com mangueira e veja, depois da chuva, se a tampa está fechada. Na revisão {visits.home}, em casa, a capa dos fios e o terra são conferidos.",
          "Água de mangueira e lavadora não pode chegar ao motor nem à botoeira. A revisão residencial {visits.home} confere os fios na dobra da folha e o aperto do terra.",
          "Mantenha a tampa fechada e a água longe da parte elétrica. Uma vez na revisão, {visits.home} em casa, os fios gastos aparecem antes de encostar no metal.",
          "Chuva e lavagem são o caminho da água até os fios, por isso cuide da vedação. Peça, na revisão {visits.home} da residência, o exame dos cabos e do terra.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O choque é fraquinho. Posso continuar usando?",
      answers: [
        "Não. O mesmo defeito dá choque fraco com sapato seco e forte com o chão molhado. Deixe desligado até a fuga ser achada.",
        "Não deve: a intensidade depende do piso, do calçado e da umidade, e muda de um dia para outro. Corte a energia até o reparo.",
        "De jeito nenhum, porque o fraco de hoje pode ser grave na chuva. Formigamento já é corrente passando pelo corpo.",
      ],
    },
    {
      question: "Por que o portão só dá choque quando chove?",
      answers: [
        "O portão dá choque na chuva porque a água fecha o caminho entre um fio mal isolado e o metal, e o piso molhado conduz melhor. O defeito existe também no seco.",
        "A umidade liga o fio danificado à estrutura e ao chão. Secar não corrige; é preciso trocar o fio ou a peça e aterrar.",
        "Água na emenda ou na caixa completa o circuito que o tempo seco escondia. A fuga está lá o ano inteiro.",
      ],
    },
    {
      question: "O DR evita choque no portão?",
      answers: [
        "Evita que o choque dure: ao perceber a fuga, desliga o circuito em uma fração de segundo. Não substitui o terra nem o conserto.",
        "Ele corta a energia assim que há fuga, o que protege a vida. Se desarma sempre, há defeito a corrigir; nunca o retire do circuito.",
        "Reduz muito o risco, porque desliga antes que a corrente faça mal. Precisa funcionar junto com o terra e ser testado pelo botão.",
      ],
    },
    {
      question: "O choque pode vir da cerca elétrica?",
      answers: [
        "Pode, se a haste ou o fio encostar no portão ou na grade. O choque da cerca vem em pulsos; deixe cerca e motor desligados.",
        "Sim: cerca em contato com a folha dá choque em pulsos ritmados. Mantenha as duas coisas sem energia até separá-las.",
        "Sim, e o sinal é a batida regular, em vez de um formigamento contínuo. Um galho ou fio caído costuma fazer a ponte.",
      ],
    },
    {
      question: "Posso abrir o portão na mão enquanto espero?",
      answers: [
        "Só depois de desligar o disjuntor certo, e na dúvida o geral. Sem essa certeza, não encoste no portão e espere a medição.",
        "Com o geral desligado, só portão de correr ou de abrir, reto e nivelado. Se não tiver certeza, prefira outra saída.",
        "Não, enquanto houver dúvida sobre a energia. Desligado o geral, mova apenas folha de correr ou de abrir que esteja reta.",
      ],
    },
  ],
  photo: "fotos do motor, do quadro de luz e do caminho dos fios, com a energia desligada e sem tocar em nada",
  related: ["instalacao-eletrica", "molhou", "disjuntor-cai", "cerca-eletrica", "normas", "emergencia"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
