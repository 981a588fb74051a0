import type { Concept } from "#domain/knowledge/concept.ts";

export const manutencao: Concept = {
  id: "manutencao",
  kind: "service",
  label: "Manutenção",
  phrase: "a manutenção do portão",
  words: [
    "manutenção",
    "manutenção preventiva",
    "preventiva",
    "revisão",
    "revisar portão",
    "manutenção de motor",
    "manutenção de portão automático",
    "manutenção de portão eletrônico",
    "manutenção corretiva",
    "check-up de portão",
    "cuidados com o portão",
  ],
  intent: "repair",
  answers: {
    any: [
      "A manutenção de portão automático confere equilíbrio da folha, cabos, roldanas, capacitor, fim de curso e fotocélula, com limpeza, reaperto e lubrificação. Em casa, faz-se {visits.home}; em prédio e empresa, {visits.business}, no mínimo.",
      "Manutenção preventiva custa menos que conserto de urgência: a visita em casa sai a partir de {price.preventive}, sem peças. O técnico acha o cabo desfiado ou o capacitor fraco antes de o portão parar.",
      "Portão com manutenção em dia avisa antes de quebrar. Na revisão, o técnico mede, reaperta, regula e lubrifica, e você recebe a lista do que precisa ser trocado agora e do que pode esperar.",
      "Na manutenção do portão, metade do cuidado é de quem mora: trilho varrido, fotocélula limpa e ouvido atento. A outra metade, equilíbrio, cabos e parte elétrica, pede técnico {visits.home} em residência.",
      "Uma boa manutenção olha a folha antes do motor. Contrapeso, roldana ou trilho fora do ponto fazem o equipamento trabalhar forçado, e com revisão regular a vida útil esperada vai de {life}.",
    ],
    price: [
      "A manutenção preventiva em casa sai a partir de {price.preventive}, sem peças. Em portão grande ou com ajustes a fazer, a faixa mais comum é de {price.preventiveRange}. Peça só é trocada com valor combinado antes.",
      "A manutenção preventiva de um portão residencial sai a partir de {price.preventive}, sem peças. O que aumenta o valor é folha grande, mais de um motor e regulagem acumulada; a faixa comum vai de {price.preventiveRange}.",
    ],
    "how-to": [
      "A manutenção que cabe ao morador é de fora: desligar o disjuntor, varrer o trilho, limpar a fotocélula com pano seco e observar cabos sem tocar. Equilíbrio, mola, contrapeso e tampa do motor são do técnico.",
      "Faça uma manutenção simples todo mês: disjuntor desligado, trilho limpo, lentes limpas e parafusos visíveis conferidos com os olhos. Depois religue e assista a um ciclo, atento a ruído, tranco ou lentidão.",
    ],
    question: [
      "A manutenção do portão deve ser feita {visits.home} em residências e {visits.business} em condomínios e empresas, no mínimo. Barulho novo, lentidão ou folha pesada antecipam a visita, porque são aviso de desgaste.",
      "O intervalo da manutenção depende do uso: {visits.home} em casa e {visits.business} em prédio ou empresa. Rua de terra, obra perto e chuva batendo no motor pedem revisão mais cedo.",
    ],
  },
  line: [
    "Com manutenção {visits.home}, o desgaste é visto antes de virar portão parado.",
    "A visita preventiva em casa sai a partir de {price.preventive}, sem peças.",
    "Manutenção em dia mantém a folha leve, e folha leve poupa o motor.",
    "Muita pane começa num ruído ignorado que a manutenção teria explicado.",
    "Lubrificar sem limpar antes não é manutenção: a graxa prende a areia e gasta a peça.",
  ],
  sections: [
    {
      about: "visit",
      headings: [
        "O que é feito na manutenção",
        "A revisão, item por item",
        "Como trabalha o técnico na preventiva",
        "O que a visita de manutenção inclui",
        "Folha, motor e segurança revisados",
      ],
      slots: [
        [
          "O técnico desliga o circuito, destrava o motor e sente a folha na mão, que deve andar leve e parar onde é deixada.",
          "A revisão começa pelo portão solto do motor, com a energia cortada, para saber se a folha está equilibrada.",
          "Antes de qualquer lubrificante, testa-se a folha: peso, folga, raspagem e alinhamento dizem o que precisa de ajuste.",
          "Em cada visita {em}, o primeiro teste é mecânico, com o motor destravado e o disjuntor desligado.",
          "O equilíbrio da folha vem primeiro, porque dele depende o esforço de todas as outras peças.",
        ],
        [
          "Cabos, roldanas, soldas e fixações são examinados de perto, e o que está frouxo é reapertado.",
          "Em seguida vêm os pontos de desgaste: cabo, roldana, pino, engrenagem, cremalheira ou fuso, conforme o tipo de portão.",
          "Peças móveis são limpas e recebem o lubrificante certo, cada uma no seu ponto, sem excesso.",
          "Reaperto, limpeza e lubrificação ocupam a parte central da visita, com atenção ao cabo e às soldas.",
          "O exame das peças móveis mostra o que ainda serve e o que deve entrar na lista de troca.",
        ],
        [
          "Na parte elétrica, mede-se a tensão com o motor em carga, o capacitor e o aperto dos bornes.",
          "Capacitor, relés, aterramento e fim de curso passam por medição, e a força volta ao mínimo necessário.",
          "A elétrica é conferida com instrumento: tensão, capacitor, contatos e aterramento.",
          "Medições de tensão e de capacitor completam o quadro e antecipam a falha de partida.",
          "Do lado elétrico, o técnico procura mau contato, umidade na placa e queda de tensão na partida.",
        ],
        [
          "A visita termina com teste de fotocélula, de obstáculo e de todos os controles.",
          "Por último, a segurança é provada: a fotocélula tem de reabrir o portão e o obstáculo tem de pará-lo.",
          "Ciclos completos, com controles e fotocélula testados um a um, encerram o serviço.",
          "Depois dos ajustes, o portão repete aberturas até andar sem tranco e parar no ponto certo.",
          "Você recebe a relação do que foi feito e das peças que pedirão troca em breve.",
        ],
      ],
      bullets: [
        "Equilíbrio e alinhamento da folha",
        "Estado de cabos, roldanas e soldas",
        "Reaperto de fixações e suportes",
        "Medição do capacitor e da tensão",
        "Regulagem de força e fim de curso",
        "Teste da fotocélula e do destravamento",
      ],
    },
    {
      about: "care",
      headings: [
        "O que você pode fazer todo mês",
        "Cuidados entre uma revisão e outra",
        "A parte da manutenção que é do morador",
        "Rotina simples para o portão durar",
        "Limpeza e observação, sem abrir o motor",
      ],
      slots: [
        [
          "São tarefas simples, feitas com o disjuntor desligado e sem abrir tampa nenhuma.",
          "Desligue o disjuntor antes de encostar em qualquer peça, porque alguém da casa pode acionar o controle.",
          "Com o circuito desligado e crianças longe, a rotina mensal toma poucos minutos.",
          "O cuidado do dia a dia é o mesmo em toda garagem: limpar, olhar e ouvir.",
          "Uma vez por mês, reserve alguns minutos para limpar e observar, sempre com a energia do portão desligada.",
        ],
        [
          "Graxa no trilho de chão junta areia e vira lixa, por isso ali só cabe limpeza.",
          "Não use óleo queimado nem desengripante no lugar de lubrificante, porque eles lavam a graxa boa.",
          "Trilho se limpa a seco; lubrificante vai nas peças indicadas pelo técnico, em camada fina.",
          "Desengripante alivia o ruído por poucos dias e depois acelera o desgaste da porca do fuso.",
          "Lavar o motor com mangueira leva água à placa; pano úmido por fora é suficiente.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão e avise os moradores.",
        "Varra o trilho e tire pedras, folhas e areia do caminho da folha.",
        "Passe pano seco nas lentes da fotocélula.",
        "Olhe, sem tocar, se há cabo desfiado, parafuso frouxo ou solda trincada.",
        "Religue, fique fora do caminho e assista a um ciclo inteiro, atento a ruído e tranco.",
      ],
    },
    {
      about: "time",
      headings: [
        "De quanto em quanto tempo revisar",
        "Frequência certa para casa, prédio e empresa",
        "Quando marcar a próxima revisão",
        "O intervalo da manutenção preventiva",
        "Manutenção: quantas vezes por ano",
      ],
      slots: [
        [
          "Em residência, a revisão é feita {visits.home}; em condomínios e empresas, {visits.business}, no mínimo.",
          "Casa pede visita técnica {visits.home}, e portão de uso coletivo, {visits.business} ou mais.",
          "A referência é {visits.home} para casas e {visits.business} para locais em que o portão abre o dia todo.",
          "Use como base {visits.home} em portão residencial e {visits.business} em prédio, loja ou galpão.",
          "Para casas {em}, basta revisar {visits.home}; prédios e comércios devem revisar {visits.business}.",
        ],
        [
          "Cremalheira recebe limpeza e lubrificante a cada {rack.months}, com os dentes limpos antes.",
          "No portão de correr, a cremalheira é limpa e lubrificada a cada {rack.months}.",
          "Portões deslizantes têm um prazo a mais: cremalheira lubrificada a cada {rack.months}.",
          "A cada {rack.months}, a cremalheira do deslizante merece limpeza dos dentes e lubrificante próprio.",
          "Fuso e pinos seguem o manual do fabricante, e a cremalheira é lubrificada a cada {rack.months}.",
        ],
        [
          "Poeira de obra, rua de terra e chuva direta no motor encurtam esses prazos.",
          "Quem tem rua de terra, árvore sobre o trilho ou motor exposto à chuva deve antecipar a visita.",
          "O intervalo diminui quando o portão abre muito, recebe chuva ou corre perto de areia.",
          "Muito uso, muita poeira ou motor já antigo são razões para revisar mais cedo.",
          "Se o portão serve a várias famílias, o número de aberturas manda mais que o calendário.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa a manutenção",
        "Preço da visita preventiva",
        "Valor da revisão em casa e em portão grande",
        "A conta da manutenção preventiva",
        "O que está no preço da revisão",
      ],
      slots: [
        [
          "A visita preventiva em residência sai a partir de {price.preventive}, sem peças.",
          "Em casa, a manutenção preventiva custa a partir de {price.preventive}, e as peças são cobradas à parte.",
          "O preço de partida da preventiva residencial é baixo perto de um conserto: a partir de {price.preventive}, sem peças.",
          "Revisar o portão de uma casa {em} custa a partir de {price.preventive}, fora as peças que forem trocadas.",
          "Sem contar peças, a preventiva de um portão residencial sai a partir de {price.preventive}.",
        ],
        [
          "Portão grande ou com ajustes acumulados fica, na faixa mais comum, de {price.preventiveRange}.",
          "Quando há muito a regular ou a folha é grande, o valor mais comum vai de {price.preventiveRange}.",
          "A faixa mais comum sobe para {price.preventiveRange} se o portão é grande ou está há muito tempo sem revisão.",
          "Folha larga, dois motores ou regulagem atrasada levam a visita à faixa de {price.preventiveRange}.",
          "Para portões maiores ou desregulados, conte de {price.preventiveRange}, com valor confirmado antes.",
        ],
        [
          "Como comparação, a troca de um motor residencial custa de {price.homeSwap}.",
          "A diferença aparece na comparação com a troca do motor de uma casa, que fica de {price.homeSwap}.",
          "Deixar o desgaste correr pode terminar em troca de motor, na faixa de {price.homeSwap} em residência.",
          "Perto da troca de um motor residencial, de {price.homeSwap}, a revisão anual pesa pouco.",
          "Uma peça pequena trocada a tempo evita a troca do motor, que em casa fica de {price.homeSwap}.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de que a revisão está atrasada",
        "O portão avisa antes de parar",
        "Quando não esperar a próxima data",
        "Barulho, lentidão e peso: hora de revisar",
        "Avisos que pedem manutenção",
      ],
      slots: [
        [
          "Barulho metálico novo, partida lenta e parada fora do lugar são os primeiros avisos.",
          "O portão costuma avisar com rangido, tranco ou alguns segundos a mais para abrir.",
          "Ruído que não existia, folha que treme e motor quente mostram que algo saiu do ponto.",
          "Quase toda pane tem véspera: um estalo, uma lentidão, um controle que precisa de dois toques.",
          "Repare no som e no tempo de abertura, porque mudança em um deles é sinal de desgaste.",
        ],
        [
          "Fio de aço solto no cabo, solda trincada ou folha torta pedem parada imediata e técnico.",
          "Se houver cabo desfiado ou folha inclinada, pare de usar, desligue o disjuntor e mantenha distância.",
          "Cheiro de queimado e choque ao tocar no portão não esperam data: desligue o disjuntor e chame.",
          "Diante de cabo frouxo ou contrapeso batendo, ninguém deve passar sob a folha nem tentar ajustar.",
          "Folha que despenca ou sobe sozinha perdeu o equilíbrio e deve ficar fora de uso até o ajuste.",
        ],
        [
          "Um vídeo de um ciclo completo, com som, já mostra ao técnico por onde começar.",
          "Grave o portão abrindo e fechando, de longe, e mande junto com a foto da etiqueta do motor.",
          "Para decidir se é caso de revisão ou de conserto, o vídeo com som costuma bastar.",
          "Mande o vídeo pelo WhatsApp e diga há quanto tempo o portão não é revisado.",
          "Com o som gravado e a idade do motor, o técnico estima se a visita será só de ajuste.",
        ],
      ],
      bullets: [
        "Ruído metálico que não existia",
        "Abertura mais lenta que o costume",
        "Motor quente depois de poucas aberturas",
        "Folha que treme ou raspa num ponto",
        "Parada antes ou depois do lugar certo",
        "Fotocélula que falha de vez em quando",
      ],
    },
  ],
  questions: [
    {
      question: "Quanto custa a manutenção preventiva do portão?",
      answers: [
        "Em casa, a partir de {price.preventive}, sem peças. Se o portão é grande ou tem ajustes acumulados, a faixa mais comum vai de {price.preventiveRange}.",
        "A partir de {price.preventive} na visita residencial, sem peças. Portões maiores ou desregulados ficam, em geral, de {price.preventiveRange}.",
      ],
    },
    {
      question: "Quantas vezes por ano revisar o portão?",
      answers: [
        "Em residência, {visits.home}. Em prédio, comércio ou indústria, {visits.business} no mínimo, porque o portão abre muito mais.",
        "Casas, {visits.home}; condomínios e empresas, {visits.business} ou mais. Barulho, lentidão e folha pesada antecipam a visita.",
      ],
    },
    {
      question: "A manutenção inclui troca de peças?",
      answers: [
        "Não, a peça é cobrada à parte e só é trocada com a sua aprovação. A visita inclui inspeção, reaperto, regulagem, lubrificação e testes.",
        "Peças ficam fora do valor da visita. O técnico mostra o desgaste, informa o preço e troca apenas o que você aprovar.",
      ],
    },
    {
      question: "Que óleo ou graxa usar no portão?",
      answers: [
        "Depende da peça: graxa do fabricante no fuso, lubrificante próprio na cremalheira limpa e nada no trilho de chão. Óleo queimado e desengripante devem ser evitados.",
        "Use o produto indicado para cada peça e em camada fina. No trilho do chão, só limpeza, porque graxa com areia gasta a roldana.",
      ],
    },
    {
      question: "Posso regular o contrapeso ou a mola na manutenção?",
      answers: [
        "Não. Contrapeso, mola e cabo guardam carga suficiente para ferir gravemente. O ajuste é feito pelo técnico, com a folha calçada e o circuito desligado.",
        "Nunca por conta própria: a folha pode cair ou subir de repente. Se o portão ficou pesado, desligue o disjuntor e peça o ajuste ao técnico.",
      ],
    },
  ],
  photo: "um vídeo do portão abrindo e fechando, com som, e uma foto da etiqueta do motor",
  related: ["lubrificacao", "regulagem", "contrato", "conserto", "barulho", "vida-util"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
