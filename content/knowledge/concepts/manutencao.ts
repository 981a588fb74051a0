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
    "empresa de manutenção",
    "empresa de manutenção de portão",
    "firma de manutenção",
    "manutenção perto de mim",
    "manutenção de portão perto de mim",
  ],
  intent: "repair",
  answers: {
    any: [
      "A manutenção de portão automático confere equilíbrio da folha, cabos, roldanas, capacitor, fim de curso e fotocélula, com limpeza, reaperto e lubrificação. Em casa, faz-se {visits.home}; em prédio e empresa, {visits.business}, no mínimo.",
      "A manutenção preventiva custa menos que conserto de urgência: a visita em casa sai a partir de {price.preventive}, sem peças. O técnico acha o cabo desfiado ou o capacitor fraco antes de o portão parar.",
      "Fazemos manutenção de portão: o técnico mede, reaperta, regula e lubrifica, e você recebe a lista do que trocar agora e do que pode esperar. Em casa, a visita custa a partir de {price.preventive}, sem peças.",
      "A manutenção do portão em casa sai a partir de {price.preventive}, sem peças, e se faz {visits.home}: equilíbrio da folha, fixações, parte elétrica e sensores. Ao morador cabe manter trilho e fotocélula limpos.",
      "Fazemos a manutenção da folha e do motor na mesma visita, a partir de {price.preventive} em casa, sem peças. Contrapeso, roldana ou trilho fora do ponto força o equipamento; com revisão regular, a vida esperada vai de {trade.life}.",
      "Na manutenção do portão, o técnico confere e ajusta antes da pane: folha, cabos, fixações, capacitor, força e sensores. Em residência, a visita preventiva custa a partir de {price.preventive}, sem peças, e se repete {visits.home}.",
      "Fazer a manutenção do portão {visits.home} em casa, ou {visits.business} em local de muito uso, mantém a folha leve e o motor frio. Entre as visitas, o morador limpa trilho e fotocélula com o disjuntor desligado.",
    ],
    price: [
      "A manutenção preventiva em casa sai a partir de {price.preventive}, sem peças. Em portão grande ou com ajustes a fazer, a faixa mais comum é de {price.preventiveRange}. Peça só é trocada com valor combinado antes.",
      "A manutenção preventiva de um portão residencial sai a partir de {price.preventive}, sem peças. O que aumenta o valor é folha grande, mais de um motor e regulagem acumulada; a faixa comum vai de {price.preventiveRange}.",
      "A manutenção de portão residencial custa a partir de {price.preventive} por visita, sem peças. Portões grandes ou muito desregulados costumam ficar de {price.preventiveRange}. O valor é dito antes de o técnico começar.",
      "O preço da manutenção depende do tamanho da folha, do número de motores e do que houver para acertar. O valor residencial parte de {price.preventive}, sem peças; portões maiores ficam, no mais das vezes, de {price.preventiveRange}.",
      "O valor da manutenção cobre inspeção, reaperto, regulagem, lubrificação e testes, a partir de {price.preventive} em casa. Peça gasta é orçada na hora e só entra com o seu aceite; fotos pelo WhatsApp adiantam a estimativa.",
    ],
    "how-to": [
      "A manutenção que cabe ao morador é de fora: desligar o disjuntor, varrer o trilho, limpar a fotocélula com pano seco e observar cabos sem tocar. Equilíbrio, mola, contrapeso e tampa do motor são do técnico.",
      "Faça uma manutenção simples todo mês: disjuntor desligado, trilho limpo, lentes limpas e parafusos visíveis conferidos com os olhos. Depois religue e assista a um ciclo, atento a ruído, tranco ou lentidão.",
      "Para fazer a manutenção básica do portão, corte a energia, limpe o caminho da folha, passe pano nas lentes e procure com os olhos parafuso solto ou cabo gasto. Ajuste de mola, contrapeso e força é serviço técnico.",
      "Um roteiro de manutenção caseira cabe em poucos minutos: disjuntor desligado, sujeira fora, lentes limpas, inspeção visual, energia religada e um ciclo assistido de longe. Achou ruído ou tranco, grave um vídeo e mande.",
      "Na manutenção feita pelo morador, o limite é a parte externa. Pano, vassoura e atenção resolvem sujeira e sensor; tampa, fio, cabo de aço e peças com carga não devem ser tocados, mesmo com o portão parado.",
    ],
    question: [
      "A manutenção do portão deve ser feita {visits.home} em residências e {visits.business} em condomínios e empresas, no mínimo. Barulho novo, lentidão ou folha pesada antecipam a visita, porque são aviso de desgaste.",
      "O intervalo da manutenção depende do uso: {visits.home} em casa e {visits.business} em prédio ou empresa. Rua de terra, obra perto e chuva batendo no motor pedem revisão mais cedo.",
      "Sim, manutenção faz diferença: folha equilibrada e peças limpas exigem menos do motor, cuja vida esperada é de {trade.life}. Em casa basta revisar {visits.home}; prédios e empresas, {visits.business} ou mais.",
      "A manutenção do portão inclui o que segura a folha, o que a move e o que protege as pessoas. Cabos, roldanas, capacitor, fim de curso, força e fotocélula são conferidos na mesma visita, sem peças no preço.",
      "A manutenção preventiva é a visita marcada com o portão funcionando; corretiva é a que vem depois da pane. A primeira custa a partir de {price.preventive} em casa; a segunda depende da peça que falhou.",
    ],
    repair: [
      "Fazemos manutenção de portão automático com equilíbrio da folha, cabos, roldanas, capacitor, fim de curso e fotocélula conferidos na mesma visita. Em casa, a manutenção preventiva custa a partir de {price.preventive}, sem peças.",
      "A manutenção do portão em casa sai a partir de {price.preventive}, sem peças, e inclui limpeza, reaperto, regulagem, lubrificação e testes. O técnico mostra o que está gasto e só troca peça com a sua aprovação.",
      "Fazemos manutenção de portão a partir de {price.preventive} em casa, sem peças: folha, fixações, motor, força e sensores são conferidos e regulados. Prédio e empresa recebem valor por portão; mande a foto da etiqueta e o tipo de portão.",
      "A manutenção de portão começa pela folha, que deve andar leve, e segue por cabos, motor, força e sensores. A visita em casa custa a partir de {price.preventive}, sem peças, e convém {visits.home}.",
      "Revisamos portão basculante, de correr e de abrir, de qualquer das marcas comuns. A manutenção preventiva residencial parte de {price.preventive}, sem peças; barulho, lentidão ou folha pesada são motivo para marcar logo.",
      "Na manutenção do portão, o técnico mede capacitor e tensão, reaperta, lubrifica, regula a força e testa a fotocélula. Em residência, a visita sai a partir de {price.preventive}, sem peças, com o valor delas dito antes.",
      "A manutenção preventiva acha o cabo desfiado e o capacitor fraco antes de o portão parar. Em casa custa a partir de {price.preventive}, sem peças; em prédio e empresa, o valor vem por portão, com orçamento grátis.",
    ],
  },
  line: [
    "Com manutenção {visits.home}, o desgaste é visto antes de virar portão parado.",
    "A visita preventiva em casa sai a partir de {price.preventive}, sem peças.",
    "Manutenção em dia mantém a folha leve, e folha leve poupa o motor.",
    "Roldana gasta e capacitor fraco avisam com ruído e lentidão antes de parar o portão.",
    "Lubrificar sem limpar antes não é manutenção: a graxa prende a areia e gasta a peça.",
  ],
  sections: [
    {
      about: "visit",
      headings: [
        "O que é feito na manutenção",
        "A revisão, item por item",
        "O que a visita de manutenção inclui",
        "Folha, motor e segurança revisados",
      ],
      slots: [
        [
          "Com o disjuntor desligado, o técnico destrava o motor e move a folha na mão, que deve andar leve, sem raspar.",
          "O primeiro teste é o peso da folha, solta do motor: folha pesada é a causa mais comum de motor queimado.",
          "Em cada visita {em}, a folha é testada antes de tudo, com o motor destravado e a energia cortada.",
          "Roldanas, dobradiças ou cabos são vistos de perto, e os parafusos do suporte e da folha são reapertados.",
          "A sujeira do trilho, da engrenagem e das dobradiças é retirada antes de qualquer lubrificante.",
        ],
        [
          "Pinos, dobradiças, fuso ou cremalheira recebem o lubrificante próprio, em camada fina; o trilho do chão fica seco.",
          "O capacitor e a tensão são medidos, os bornes são reapertados e a caixa da placa é conferida contra água e formiga.",
          "Fim de curso e força são regulados de novo, para a folha encostar sem bater e parar diante de um obstáculo.",
          "Capacitor abaixo do valor impresso, borne frouxo e engrenagem com folga são anotados e mostrados a você.",
          "A fiação, o aterramento e a vedação da tampa são conferidos, e a força volta ao mínimo que move a folha.",
        ],
        [
          "No fim, a fotocélula é testada com um objeto no caminho, e cada controle abre e fecha o portão.",
          "Você recebe a lista do que foi feito, do que precisa de troca agora e do que pode esperar.",
          "A visita acaba com vários ciclos seguidos e com o destravamento manual testado, para quando faltar luz.",
          "O que estiver gasto é mostrado a você, com o preço da peça, e só é trocado com a sua aprovação.",
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
          "Antes de começar, corte a energia do portão e avise em casa que o controle não deve ser usado.",
          "O morador cuida do lado de fora, com vassoura, pano e atenção, sempre com o circuito desligado.",
        ],
        [
          "Graxa no trilho de chão junta areia e vira lixa, por isso ali só cabe limpeza.",
          "Não use óleo queimado nem desengripante no lugar de lubrificante, porque eles lavam a graxa boa.",
          "Trilho se limpa a seco; lubrificante vai nas peças indicadas pelo técnico, em camada fina.",
          "Desengripante alivia o ruído por poucos dias e depois acelera o desgaste da porca do fuso.",
          "Lavar o motor com mangueira leva água à placa; pano úmido por fora é suficiente.",
          "Lubrificante se usa pouco: produto errado ou em excesso segura poeira e come roldana, dente e rosca.",
          "Jato de água na carcaça e óleo no trilho estão entre os hábitos que mais encurtam a vida do conjunto.",
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
          "Portão de uma família se revisa {visits.home}; portão de prédio ou de loja, {visits.business}.",
          "Marque a revisão {visits.home} se mora em casa e {visits.business} se o acesso é coletivo.",
        ],
        [
          "A cremalheira recebe limpeza e lubrificante a cada {rack.months}, com os dentes limpos antes.",
          "No portão de correr, a cremalheira é limpa e lubrificada a cada {rack.months}.",
          "No portão deslizante, a cremalheira ainda é lubrificada a cada {rack.months}.",
          "A cada {rack.months}, a cremalheira do deslizante merece limpeza dos dentes e lubrificante próprio.",
          "Fuso e pinos seguem o manual do fabricante, e a cremalheira é lubrificada a cada {rack.months}.",
          "Quem tem portão de correr acrescenta um cuidado: dentes da cremalheira limpos e lubrificados a cada {rack.months}.",
          "A cremalheira do deslizante tem calendário próprio, com limpeza e lubrificante a cada {rack.months}.",
        ],
        [
          "Poeira de obra, rua de terra e chuva direta no motor encurtam esses prazos.",
          "Quem tem rua de terra, árvore sobre o trilho ou motor exposto à chuva deve antecipar a visita.",
          "O intervalo diminui quando o portão abre muito, recebe chuva ou corre perto de areia.",
          "Muito uso, muita poeira ou motor já antigo são razões para revisar mais cedo.",
          "Se o portão serve a várias famílias, o intervalo se conta pelas aberturas, e não pelo calendário.",
          "Areia, muita folha seca, obra na vizinhança ou fluxo alto pedem intervalo menor entre uma revisão e outra.",
          "Mudança de ritmo da casa, como mais carros ou mais moradores, também justifica adiantar a próxima data.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que está no preço da manutenção",
        "O que faz o valor da revisão mudar",
        "Visita de manutenção: o que é cobrado",
      ],
      slots: [
        [
          "O preço da visita cobre inspeção, limpeza, reaperto, regulagem, lubrificação e testes; peça nova só entra com a sua aprovação.",
          "O valor da visita é da mão de obra; a peça trocada tem preço próprio, dito antes.",
          "Mão de obra, lubrificante e testes estão na visita; cabo, roldana ou capacitor são cobrados à parte.",
          "Em prédio e empresa, o valor é orçado por portão; para casas {em}, a visita parte de {price.preventive}, sem peças.",
          "A visita inclui limpeza, reaperto, lubrificação, regulagem e teste de segurança; peça é cobrada à parte.",
        ],
        [
          "Portão grande, com dois motores ou há muito tempo sem revisão fica, em geral, de {price.preventiveRange}.",
          "Quando há muito a regular ou a folha é larga, o valor mais comum vai de {price.preventiveRange}.",
          "Folha larga, mais de um motor e regulagem atrasada levam a visita à faixa de {price.preventiveRange}.",
          "Para portões maiores ou desregulados, conte de {price.preventiveRange}, com valor confirmado antes.",
          "Com folha grande ou muito tempo sem revisão, a visita costuma ficar de {price.preventiveRange}.",
        ],
        [
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
          "Folha grande, dois motores e muito tempo sem revisão aumentam o trabalho e o preço.",
          "Se aparecer peça gasta, o preço dela é dito antes, e você escolhe se troca já ou depois.",
          "Na mesma visita dá para gravar um controle novo ou trocar uma peça, com o valor combinado à parte.",
          "Quem revisa mais de um portão no mesmo endereço recebe o valor dos dois no mesmo orçamento.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de que a manutenção está atrasada",
        "Quando adiantar a revisão do portão",
        "Sinais que pedem manutenção antes da data",
        "O que o portão mostra antes de parar",
      ],
      slots: [
        [
          "Ruído de ferro que não existia vem de roldana, dobradiça ou engrenagem gasta ou seca.",
          "Abertura mais lenta que o costume indica folha pesada ou capacitor fraco.",
          "Motor quente depois de poucas aberturas está fazendo força que a folha não deveria pedir.",
          "Tranco na partida e ronco antes de andar costumam ser capacitor no fim ou folha presa.",
          "Pancada ao fechar mostra que o fim de curso saiu do lugar com a vibração.",
          "Portão que range depois da chuva tem pino ou dobradiça sem lubrificante e começo de ferrugem.",
        ],
        [
          "Folha que treme ou raspa sempre no mesmo ponto tem rolamento, guia ou trilho com defeito ali.",
          "Fotocélula que falha de vez em quando está suja, desalinhada ou com mau contato no fio.",
          "Parafuso do suporte frouxo faz o motor balançar e muda o ponto de parada.",
          "Controle que precisa de dois toques pede pilha, limpeza de contatos ou antena.",
        ],
        [
          "Cabo desfiado, solda trincada ou folha torta não esperam revisão: desligue o disjuntor e mantenha distância.",
          "Cheiro de queimado ou choque ao tocar no portão é caso de desligar o disjuntor e chamar na hora.",
          "Com folha que despenca ou sobe sozinha, pare de usar e não deixe ninguém passar por baixo.",
          "Um vídeo do portão abrindo e fechando, com som, mostra se é só ajuste ou se há peça gasta.",
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
    {
      about: "what",
      headings: [
        "A manutenção em cada tipo de portão",
        "Basculante, deslizante e pivotante: o que se revisa",
        "Pontos de atenção por tipo de folha",
      ],
      slots: [
        [
          "No basculante, a revisão se concentra em cabos, roldanas, contrapeso, fuso e pinos do braço.",
          "No basculante são vistos os dois cabos de aço, o equilíbrio da folha e a graxa do fuso.",
          "Em portão basculante, contrapeso e cabo vêm na frente, porque deles depende que a folha não caia.",
          "Num basculante {em}, a revisão começa por cabo, roldana, pino e contrapeso, que seguram a folha.",
        ],
        [
          "No deslizante, o técnico confere trilho, roldanas, guia superior, batentes e a folga da cremalheira, de {rack.clearance}.",
          "O portão de correr é examinado de baixo para cima: trilho, roldana, cremalheira, guia e batente de fim de curso.",
          "A folha que corre precisa de batentes firmes nas pontas, para não escapar do trilho se o sensor falhar.",
          "A roldana gasta rebaixa a folha e muda a distância da cremalheira, por isso as duas são vistas juntas.",
        ],
        [
          "Já o pivotante exige dobradiça sem folga, coluna firme, braço alinhado e trava elétrica respondendo.",
          "Em folha de girar, a atenção vai para dobradiças, solda da coluna, suporte do braço e sincronismo das folhas.",
          "No portão de abrir, folha caída na ponta é sinal de dobradiça gasta, que faz o braço trabalhar torto.",
          "Duas folhas de girar são revistas em par, para que fechem na ordem e encostem sem se atropelar.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "O que desgasta o portão sem revisão",
        "Causas do desgaste do portão",
        "Desgaste por sujeira, água e folga",
      ],
      slots: [
        [
          "A sujeira é a causa mais comum: areia no trilho e na cremalheira funciona como lixa a cada passagem.",
          "Pó, folha seca e barro seguram umidade, prendem roldana e obrigam o motor a puxar mais.",
          "Um parafuso frouxo no suporte faz o motor vibrar, e a vibração solta os outros.",
          "Um pino gasto faz a folha balançar, e o balanço força solda e engrenagem.",
        ],
        [
          "A água entra por tampa mal fechada, oxida bornes e deixa a placa com falhas que vão e voltam.",
          "A umidade na caixa da central começa como falha de vez em quando e acaba em placa oxidada.",
          "A ferrugem na base da folha tira resistência e acrescenta peso justamente onde o esforço é maior.",
          "Chuva no motor e vedação ressecada estragam capacitor, relé e contatos.",
        ],
        [
          "O capacitor perde valor com calor e uso, e o motor passa a partir com dificuldade antes de parar.",
          "Lubrificante velho vira pasta com o pó, e o fuso ou o rolamento trabalham quase a seco.",
          "Cabo de aço parte fio por fio, sem mudar o movimento, até que sobra pouco para segurar a folha.",
          "Quando a folha pesa e alguém aumenta a força, o portão deixa de parar ao encontrar um obstáculo.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Peças de desgaste que a revisão acompanha",
        "O que se troca antes de quebrar",
        "Troca de cabo, roldana e capacitor antes da quebra",
      ],
      slots: [
        [
          "Cabo com fio partido, roldana com canal fundo e pino ovalado são trocados antes de cederem.",
          "Cabo, mola, roldana e dobradiça, que seguram a folha, são trocados antes de quebrar, porque a quebra derruba o portão.",
          "Tudo o que sustenta peso tem prioridade na troca: cabo, mola, roldana, dobradiça e suporte.",
          "Peça que carrega a folha não espera a próxima data, enquanto um sinaleiro fraco pode esperar.",
        ],
        [
          "O capacitor é substituído quando a medida fica abaixo do valor impresso, mesmo que o motor ainda parta.",
          "Medido com instrumento, o capacitor fraco sai na revisão e poupa o enrolamento de partidas longas.",
          "Bateria de nobreak e pilha de controle têm vida curta e são testadas em cada visita.",
          "Engrenagem com dente afinado e porca de fuso com folga fazem estalo e são trocadas antes de o motor girar em falso.",
        ],
        [
          "Cada troca é proposta com a peça à vista e o preço dito antes, para você escolher o que fazer já.",
          "O técnico separa o urgente do que pode aguardar, e o combinado fica anotado para a visita seguinte.",
          "O técnico anota o desgaste, e na revisão seguinte se vê se a peça ainda aguenta.",
          "Peças não entram no valor da visita, e o orçamento delas vem item por item.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Só revisão ou já é conserto?", "Preventiva, corretiva ou visita avulsa", "Que visita pedir"],
      slots: [
        [
          "Se o portão anda, mas range, demora ou bate, peça a manutenção; se parou, peça o conserto.",
          "Com o portão funcionando, a visita é preventiva e tem preço conhecido antes; com ele parado, o preço depende da peça.",
          "Na mesma visita de manutenção podem ser feitos a troca de uma peça gasta e a gravação de um controle.",
        ],
        [
          "A visita é avulsa, sem mensalidade: você marca quando quer e paga só aquela.",
          "Não é preciso contrato em casa; em prédio e empresa, ele fixa as datas e o que é feito.",
          "Quem esquece a data pode deixar a próxima visita marcada já no fim desta.",
        ],
        [
          "Atendemos motores {shop.someBrands}, mesmo instalados por outra empresa.",
          "Mande a foto da etiqueta do motor e diga há quanto tempo o portão não é revisado.",
          "Se o motor ainda está na garantia de quem vendeu, diga isso antes, para a revisão não mexer no que é da loja.",
        ],
      ],
    },
    {
      about: "time",
      headings: ["Quanto tempo dura a visita", "A visita de manutenção, em tempo", "O portão fica parado?"],
      slots: [
        [
          "Uma revisão de portão residencial costuma levar cerca de uma hora, e o portão só fica sem uso durante ela.",
          "Conte com uma hora, em geral, para limpar, lubrificar, regular e testar um portão de casa.",
          "Um portão de casa revisado todo ano leva cerca de uma hora; há anos sem revisão, pode levar o dobro.",
        ],
        [
          "Se houver peça a trocar e ela estiver à mão, o serviço continua na mesma visita.",
          "Escolha um horário em que ninguém precise entrar ou sair de carro.",
          "Marque de preferência de dia, com um adulto que mostre o disjuntor e acompanhe o teste.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "A revisão da segurança do portão",
        "Força, fotocélula e destravamento na revisão",
        "Provas de segurança que a visita deve fazer",
      ],
      slots: [
        [
          "A fotocélula é testada com a folha fechando: cortado o feixe, o portão precisa parar e reabrir.",
          "A fotocélula é testada com o portão fechando, e não só pela luz acesa.",
          "O alinhamento das fotocélulas é conferido e as lentes são limpas, porque sujeira desarma a proteção.",
          "Cada sensor do vão é interrompido de propósito pelo técnico, e a reação da folha fica anotada.",
        ],
        [
          "A força é medida com obstáculo macio e volta ao menor valor que move a folha em dia normal.",
          "Se a folha só anda com força alta, o defeito é mecânico, e aumentar o ajuste esconde o risco.",
          "Um objeto macio no caminho mostra se o motor cede, prova que nunca se faz com mão ou pé.",
          "Embreagem ou regulagem eletrônica é ajustada depois do acerto da folha, nunca para compensar peso.",
        ],
        [
          "O destravamento manual é acionado na visita, para não descobrir na falta de luz que a chave emperrou.",
          "Chave de destravamento seca ou perdida é comum, e a revisão é a hora de resolver.",
          "Batentes, travas de fim de trilho e fixação da folha são conferidos, pois impedem que ela saia do lugar.",
          "Sinaleiro, aterramento e tampa do motor completam a lista de segurança antes do encerramento.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O que encarece a manutenção do portão?",
      answers: [
        "Encarecem a folha grande, mais de um motor, muito tempo sem revisão e peças gastas. O valor da visita e o das peças são ditos antes.",
        "Encarecem as peças, que são cobradas à parte, e o muito tempo sem revisão. Um portão revisado todo ano fica perto do valor inicial.",
        "O estado do portão é o que mais encarece: cabo, roldana ou capacitor no fim somam à visita. Um vídeo com som já permite a estimativa.",
        "Encarecem o acesso difícil, a folha pesada e a regulagem atrasada. Mande foto da etiqueta e do portão inteiro para saber o seu caso.",
      ],
    },
    {
      question: "Qual é a melhor época para revisar o portão?",
      answers: [
        "Antes das chuvas de verão, quando água na placa, ferrugem e surto aparecem mais. Barulho novo ou folha pesada não esperam época.",
        "Qualquer época serve, desde que a revisão seja regular; antes das chuvas é uma boa data, para conferir vedação, aterramento e cabos.",
        "A melhor época é antes de viagem longa ou da temporada de chuva. Em prédio, prefira o período de menos carros.",
        "A melhor época é quando o portão ainda funciona bem. Se já range, treme ou demora, a visita deve ser marcada logo.",
      ],
    },
    {
      question: "A manutenção inclui troca de peças?",
      answers: [
        "Não, a peça é cobrada à parte e só é trocada com a sua aprovação. A visita inclui inspeção, reaperto, regulagem, lubrificação e testes.",
        "Peças ficam fora do valor da visita. O técnico mostra o desgaste, informa o preço e troca apenas o que você aprovar.",
        "Não inclui. O preço da visita cobre mão de obra e testes; capacitor, cabo ou roldana são orçados separadamente, com o defeito mostrado a você.",
        "A mão de obra da revisão, sim; a peça, não. Nada é substituído sem que você saiba o valor e concorde.",
      ],
    },
    {
      question: "Que óleo ou graxa usar no portão?",
      answers: [
        "A escolha depende da peça: graxa do fabricante no fuso, lubrificante próprio na cremalheira limpa e nada no trilho de chão. Óleo queimado e desengripante devem ser evitados.",
        "Use o produto indicado para cada peça e em camada fina. No trilho do chão, só limpeza, porque graxa com areia gasta a roldana.",
        "Use a que o manual pede em cada ponto, e pouca. O fuso leva graxa própria, cremalheira leva lubrificante sobre dente limpo, e o trilho do piso fica seco.",
        "Evite óleo queimado, graxa comum em excesso e desengripante. Na revisão, o técnico aplica o produto certo e mostra onde você não deve passar nada.",
      ],
    },
    {
      question: "Posso regular o contrapeso ou a mola na manutenção?",
      answers: [
        "Não. Contrapeso, mola e cabo guardam carga suficiente para ferir gravemente. O ajuste é feito pelo técnico, com a folha calçada e o circuito desligado.",
        "Nunca por conta própria: a folha pode cair ou subir de repente. Se o portão ficou pesado, desligue o disjuntor e peça o ajuste ao técnico.",
        "Não, de jeito nenhum. São peças sob carga, e uma volta errada solta a folha. Sua parte é perceber o peso, parar o uso e chamar.",
        "Não, mesmo que pareça simples. O técnico isola a área, calça a folha e usa ferramenta própria; até lá, deixe o disjuntor desligado.",
      ],
    },
    {
      question: "Portão que funciona bem precisa de manutenção?",
      answers: [
        "Precisa. Cabo, roldana e capacitor se gastam sem mudar o funcionamento de imediato, e a revisão acha o desgaste cedo: {visits.home} em casa, {visits.business} em prédio ou empresa.",
        "Sim, ao menos {visits.home} em casa. Portão que abre normalmente pode esconder parafuso frouxo, solda cansada ou fotocélula que já não protege.",
        "Sim, porque a manutenção preventiva é feita justamente com o portão andando. Depois da pane, o serviço passa a ser conserto e depende da peça.",
        "Precisa, nem que seja para testar a segurança: força, fotocélula e destravamento só se conhecem de fato quando são postos à prova.",
      ],
    },
    {
      question: "Posso lavar o motor do portão com mangueira?",
      answers: [
        "Não. A água entra pelas frestas da tampa e alcança a placa. Com o disjuntor desligado, passe um pano levemente úmido por fora.",
        "Não lave. Jato de água e lavadora de pressão causam oxidação e curto na central; pano e pincel seco limpam a carcaça sem risco.",
        "Não. Use só pano levemente úmido na carcaça, com o disjuntor desligado. Se a placa já molhou, desligue o disjuntor, não religue para testar e chame o técnico.",
        "Não, nem com mangueira nem com lavadora. A folha pode ser lavada com cuidado; o motor, a fotocélula e a botoeira ficam fora do jato.",
      ],
    },
    {
      question: "Qual a diferença entre manutenção preventiva e corretiva do portão?",
      answers: [
        "A manutenção preventiva é marcada antes da falha e segue uma lista de conferência; a corretiva conserta o que quebrou e depende da peça.",
        "A manutenção preventiva evita a falha: o técnico limpa, regula e testa. A corretiva repara: ele procura o defeito, diz o preço da peça e troca.",
        "A diferença é o momento: a preventiva acontece com o portão funcionando, e a corretiva, com ele parado. Por isso a preventiva pode ser agendada para a hora que incomoda menos.",
        "Na manutenção preventiva se paga a revisão; na corretiva, a peça e o reparo definidos depois do diagnóstico.",
      ],
    },
    {
      question: "O que é feito numa manutenção de portão automático?",
      answers: [
        "Limpeza, reaperto, lubrificação, regulagem de força e fim de curso, teste da fotocélula e medição da parte elétrica. No final, você recebe a lista do que está gasto.",
        "O técnico examina folha, cabos, roldanas, fixações e motor, ajusta o que saiu do ponto e prova o portão em ciclos seguidos, com o circuito desligado nas etapas de risco.",
        "O técnico testa o peso da folha, limpa e lubrifica os pontos de atrito, reaperta o suporte, mede o capacitor, regula a força e testa a fotocélula e os controles.",
      ],
    },
    {
      question: "Que manutenção do portão eu mesmo posso fazer?",
      answers: [
        "Você pode varrer o trilho, passar pano seco nas lentes da fotocélula, trocar pilha e observar ruídos. Faça com o disjuntor desligado e nunca embaixo da folha levantada.",
        "Só a limpeza por fora e a observação. Pedra no trilho, mato na passagem e sujeira no sensor são seus; cabo, mola, contrapeso e tampa do motor são do técnico.",
        "É a que não pede ferramenta: retirar folhas secas, conferir se o controle perdeu alcance e notar parafuso solto para avisar. Antes de encostar no portão, corte a energia dele.",
      ],
    },
    {
      question: "Como sei que o portão precisa de revisão antes do prazo?",
      answers: [
        "Barulho novo, lentidão, tranco no fim, folha torta ou motor quente são avisos. Não espere a data: o ajuste de hoje evita a peça quebrada.",
        "Compare com o que era: se demora mais, range, para no caminho ou exige dois toques no controle, chame. Um cabo desfiado é caso de parar o uso na hora.",
        "O próprio portão dá sinais. Vibração na coluna, graxa pingando, cheiro de quente e sensor que falha uma vez ou outra justificam adiantar a visita.",
      ],
    },
    {
      question: "Portão parado há meses precisa de manutenção antes de voltar a usar?",
      answers: [
        "Precisa de uma conferência. Ferrugem, roldana presa, graxa seca e ninho de inseto na central aparecem no desuso; não acione antes de olhar a folha e os cabos de longe.",
        "É recomendável. O técnico move a folha sem energia, limpa, lubrifica e mede a placa, para o motor não partir contra uma peça travada.",
        "Sim, sobretudo o basculante, cujo cabo pode ter enferrujado. Deixe o disjuntor desligado até a visita e não destrave para experimentar.",
      ],
    },
    {
      question: "Vocês fazem manutenção em portão instalado por outra empresa?",
      answers: [
        "Fazemos, nas marcas mais comuns do mercado. Mande a foto da etiqueta do motor e conte o que já foi trocado; em casa, a visita parte de {price.preventive}, sem peças.",
        "Sim. Se o motor ainda estiver na garantia de quem vendeu, confira antes as condições da nota, porque a intervenção de terceiros pode afetá-las.",
        "Pode chamar. A primeira visita serve também para conhecer o conjunto: estado da folha, modelo da central, qualidade da fixação e do ponto elétrico.",
      ],
    },
  ],
  photo: "um vídeo do portão abrindo e fechando, com som, e uma foto da etiqueta do motor",
  related: ["lubrificacao", "regulagem", "contrato", "conserto", "barulho", "vida-util"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
