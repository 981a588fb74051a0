import type { Concept } from "#domain/knowledge/concept.ts";

export const regulagem: Concept = {
  id: "regulagem",
  kind: "service",
  label: "Regulagem",
  phrase: "a regulagem do portão",
  words: [
    "regulagem",
    "regular",
    "regular portão",
    "regular motor",
    "regular força",
    "regular velocidade",
    "regular abertura",
    "ajuste",
    "ajustar",
    "ajustar portão",
    "calibrar",
    "calibragem",
    "desregulado",
    "portão desregulou",
    "alinhamento de portão",
    "alinhar portão",
  ],
  intent: "repair",
  answers: {
    any: [
      "A regulagem de portão automático acerta o fim de curso, que marca a parada, a força do motor e a desaceleração, com a folha leve e alinhada. Regulamos em casa a partir de {price.preventive} (sem peças), e isso resolve pancada, fresta, parada e volta; o alinhamento do portão é feito antes.",
      "Regulamos portão automático que bate, para antes, volta ou esquenta o motor: o técnico alivia e alinha a folha, acerta a parada e baixa a força ao seguro. Em residência, a visita custa a partir de {price.preventive}, sem peças, e inclui o teste de reversão.",
      "Regular portão automático é alinhar a folha, acertar o fim de curso e a força e testar se ele volta diante de um obstáculo. Em casa, a regulagem parte de {price.preventive}, sem peças; peça gasta, se houver, é orçada antes.",
      "Um portão desregulado bate no fim, deixa fresta ou volta a abrir, e a regulagem corrige parada, força e velocidade. O alinhamento da folha vem primeiro, e o serviço em residência começa em {price.preventive}, fora peças.",
    ],
    price: [
      "A regulagem de portão automático em residência custa a partir de {price.preventive}, sem peças, com limpeza, alinhamento da folha, ajuste da parada e teste. Portão grande ou com muito a acertar fica em geral de {price.preventiveRange}, e peça gasta entra à parte.",
      "O preço da regulagem do portão começa em {price.preventive} em casa, fora peças, e em geral fica de {price.preventiveRange}, conforme o tamanho da folha e o que houver a acertar. Fim de curso e força são o mais simples; solda e contrapeso somam.",
      "Para regular portão automático, a visita em residência parte de {price.preventive}, sem peças, e a faixa comum vai de {price.preventiveRange}. Inclui parada, força e limpeza; roldana, cabo ou solda são orçados antes.",
    ],
    "how-to": [
      "Parada, força e pausa do portão se regulam na central, com teste de reversão, e o ajuste é do técnico, em casa a partir de {price.preventive}, sem peças, porque há tensão sob a tampa. Você pode varrer o trilho, limpar a fotocélula e filmar o defeito.",
      "Antes da regulagem do portão, com o disjuntor desligado, varra o trilho e limpe as lentes da fotocélula, que às vezes resolvem. Fim de curso, força e embreagem ficam com o técnico, em visita desde {price.preventive} em residência, fora peças.",
      "Para o portão voltar ao ponto, comece pela limpeza do trilho e da fotocélula, sem energia. Se ele ainda bate ou volta, a regulagem do fim de curso e da força é serviço de técnico, a partir de {price.preventive} em casa, sem peças.",
    ],
    question: [
      "A regulagem do portão é o ajuste de parada, força, velocidade e reversão para a folha andar sem bater nem forçar. Faz falta depois de conserto, solda ou troca de peça e quando surge pancada; em casa parte de {price.preventive}, sem peças.",
      "O portão precisa de regulagem quando bate no fim, para antes, volta a abrir ou esquenta o motor, e depois de revestimento ou placa nova. O fim de curso e a força são acertados em visita desde {price.preventive} em residência, fora peças.",
      "Regular é deixar o portão parar no ponto, com a menor força que o move e a folha alinhada. Serve para pancada, fresta e volta, e custa em casa a partir de {price.preventive}, sem peças.",
    ],
  },
  line: [
    "Regular a força sem aliviar a folha esconde o defeito e gasta o redutor.",
    "Depois de qualquer serviço na folha, curso e força precisam de nova regulagem.",
    "Regulagem bem feita termina com a reversão testada diante de um objeto.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Sinais de portão desregulado", "O que a regulagem do portão resolve"],
      slots: [
        [
          "Pancada no fim é parada fora do lugar ou força alta; fresta é fim de curso adiantado. Folha que encosta e volta a abrir tem força baixa demais ou parada além do batente.",
          "Se bate, a parada passou do ponto; se deixa fresta, ficou antes. Encostar e voltar mostra que a central leu o batente como obstáculo.",
          "O portão avisa: batida no final, vão que sobra ou volta sem motivo. São três faces do mesmo desajuste, o da parada e da força.",
          "Bater, não encostar e voltar depois de fechado são os sinais de sempre. Todos se acertam no fim de curso e na força.",
        ],
        [
          "Motor que ronca com a folha já encostada esquenta e gasta engrenagem. Tranco ou raspagem pede alinhamento da folha, e no basculante descida rápida é contrapeso fora do ponto.",
          "Motor empurrando o batente se desgasta por dentro. Portão que raspa ou anda aos trancos precisa de acerto na folha, e basculante que despenca, no contrapeso.",
          "Ruído de motor depois da parada é esforço inútil. Folha torta, que raspa, se alinha antes, e o contrapeso do basculante também entra.",
          "Quando o motor continua forçando, a engrenagem paga. Raspar e dar trancos é assunto da folha, e cair depressa, do contrapeso.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que se regula em um portão", "Os ajustes da visita de regulagem"],
      slots: [
        [
          "O fim de curso, o sensor ou ímã que marca onde a folha para, é posto para ela encostar sem bater. A força fica no menor valor que a move, para o portão parar se encontrar alguém.",
          "Acertam-se a parada, pelo sensor de fim de curso, e a força, no mínimo que leva a folha. Quanto menor ela for, mais sensível é a proteção.",
          "Parada e força são os dois ajustes principais: um evita a pancada, o outro protege quem passa. A força certa é a menor que ainda move a folha.",
          "Primeiro onde a folha para, depois com que força anda. O mínimo que a move é o que faz o portão recuar diante de um obstáculo.",
        ],
        [
          "A desaceleração tira a batida nas placas que têm a função, e o fechamento automático só fica ativo com fotocélula boa. No portão de correr, a cremalheira volta a {rack.clearance} da engrenagem.",
          "Onde a placa permite, a velocidade cai antes do fim. Confere-se também o tempo de fechar sozinho e, no deslizante, a folga de {rack.clearance} da barra dentada.",
          "Também se ajustam a velocidade na chegada e o tempo de pausa. O portão de correr ganha a folga certa na cremalheira, de {rack.clearance}.",
          "Rampa de velocidade, pausa e, no deslizante, {rack.clearance} entre engrenagem e cremalheira completam o acerto. Fechamento automático, só com fotocélula em ordem.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o portão desregula", "Por que o ajuste do portão se perde"],
      slots: [
        [
          "A vibração afrouxa parafusos e desloca o ímã do fim de curso, e o suporte frouxo muda a posição do motor. Queda de energia pode apagar o percurso gravado.",
          "Com o uso, parafuso e ímã saem do lugar, e a parada muda junto. Em algumas centrais, falta de luz apaga a memória do percurso.",
          "Cada abertura vibra um pouco, e o que não está bem preso se desloca. Trocar placa ou ficar sem energia também zera ajustes.",
          "Ímã solto, suporte frouxo e percurso apagado são as razões elétricas e de fixação. A vibração do dia a dia faz o resto.",
        ],
        [
          "Roldana, dobradiça ou cabo gasto deixa a folha pesada, e a força antiga já não basta. Batida de carro e madeira que incha mudam o esforço do mesmo modo.",
          "A folha que ganhou peso ou entortou pede outra regulagem. Peça gasta, batida leve e madeira com chuva são os motivos comuns.",
          "Quando a folha pesa ou raspa, o ajuste velho deixa de servir. Procure roda gasta, dobradiça caída e empeno.",
          "Do lado da folha, o desgaste de roldana e cabo é o principal. Chapa nova ou batida muda o peso e desfaz o acerto.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes da regulagem: o que limpar e filmar", "O que fazer antes de regular o portão"],
      slots: [
        [
          "Sujeira no trilho e lente empoeirada imitam desregulagem, e limpar às vezes resolve. Não aperte embreagem nem mexa na força: a folha pode deixar de parar diante de alguém.",
          "Trilho varrido e fotocélula limpa tiram parte das dúvidas. Força e fim de curso ficam com o técnico, porque mudam a segurança do portão.",
          "Comece pela limpeza, sempre sem energia. Aumentar a força por conta própria tira a proteção de quem passa.",
          "O que cabe ao morador é limpar e filmar. Qualquer ajuste na central ou na embreagem muda a reversão, que protege contra esmagamento.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e varra o trilho e o canto do batente.",
        "Limpe as lentes da fotocélula com pano seco.",
        "Lubrifique de leve pinos e dobradiças, sem tocar em cabo, mola ou contrapeso.",
        "Religue e filme um ciclo completo, de lado, com som.",
        "Anote em que ponto ele bate, para ou volta.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico regula o portão", "Etapas da regulagem e do alinhamento do portão"],
      slots: [
        [
          "Com o disjuntor desligado, o técnico reaperta o suporte, move a folha na mão e alinha o que pesa ou raspa. Ajuste em folha dura não se mantém.",
          "A folha vem primeiro: prumo, roldana, dobradiça ou contrapeso, porque o motor não corrige portão torto. O suporte também é reapertado.",
          "O serviço começa pelo alinhamento e pelo peso da folha, sem energia. Só com ela leve faz sentido acertar o motor.",
          "Suporte firme e folha no prumo são o ponto de partida. Roldana ou dobradiça que prende é corrigida antes do resto.",
        ],
        [
          "Depois vêm parada, força e velocidade, com um teste a cada mudança. Por fim, uma caixa é posta no caminho, e a folha precisa parar ou voltar sem amassá-la.",
          "Em seguida o percurso é gravado e a força baixada ao mínimo. A prova final é a caixa no vão: o portão tem de recuar.",
          "Cada ajuste é seguido de um ciclo, até a folha encostar sem bater. Uma caixa de papelão mostra se a reversão funciona.",
          "A parada e a força são acertadas aos poucos. O teste com objeto macio e vários ciclos, com o motor morno, fecham a visita.",
        ],
      ],
    },
    {
      about: "time",
      headings: ["Quanto tempo leva a regulagem", "Regulagem do portão: uma visita basta?"],
      slots: [
        [
          "Acertar parada e força leva menos de {trade.smallRepair}, com os testes. Folha que também precisa de alinhamento toma mais tempo.",
          "Uma regulagem simples termina na visita, em até {trade.smallRepair}. Com acerto de folha, conte com mais.",
          "Só o motor, menos de {trade.smallRepair}; motor e folha, mais que isso, no mesmo dia na maioria dos casos.",
          "Em geral cabe em {trade.smallRepair}, e o alinhamento alonga um pouco.",
        ],
        [
          "Contrapeso a recalcular, solda ou trilho torto podem pedir um segundo dia. Peça gasta tem o preço dito antes da troca.",
          "Serralheria é o que leva a outra visita, como dobradiça a soldar. Se há peça a trocar, você aprova antes.",
          "Um segundo dia só quando há solda ou trilho a refazer. Roldana e engrenagem podem ser trocadas na hora, com o seu aceite.",
          "Trilho torto e contrapeso fora do ponto pedem mais tempo. O que precisar de peça é combinado antes.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Por que não aumentar a força do portão", "Regulagem segura: a força certa"],
      slots: [
        [
          "Força no máximo faz o portão fechar sobre criança, animal ou carro sem parar. Se ele só anda assim, falta aliviar a folha, trocar o capacitor ou pôr motor maior.",
          "Portão com força alta continua empurrando quem está no caminho. Precisar dela é sinal de folha pesada, capacitor fraco ou motor pequeno.",
          "A força não é remédio para folha pesada, e em excesso esmaga. Corrige-se o peso, o capacitor ou o motor, nessa ordem.",
          "Quem aumenta a força troca um defeito por um perigo. O certo é achar por que o portão pesa.",
        ],
        [
          "Fotocélula não se desliga para o portão fechar: ela é limpa, alinhada ou trocada. Contrapeso, cabo e mola são só do técnico.",
          "O sensor de passagem fica sempre ativo, e defeito nele se conserta. Mola e cabo guardam tensão, e ninguém da casa mexe.",
          "Nunca anule a fotocélula. Cabo, mola e contrapeso ficam com o técnico, mesmo com o portão desligado.",
          "Se a fotocélula falha, conserta-se; anular não. E no basculante, cabo e mola não se tocam.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço da regulagem", "O que entra no preço da regulagem"],
      slots: [
        [
          "Acertar fim de curso e força é o serviço mais barato; prumo, contrapeso e solda somam. O tamanho da folha muda o tempo e o valor.",
          "O preço sobe com a folha grande e com o que há a corrigir além do motor. Só parada e força é o caso mais simples.",
          "Quanto mais coisas a acertar, do prumo ao contrapeso, maior a conta. A regulagem pura fica na ponta de baixo.",
          "Regular o motor custa pouco; alinhar folha, soldar e recalcular contrapeso custam mais.",
        ],
        [
          "A faixa mais comum, em residência, vai de {price.preventiveRange}, sem peças. Paga-se por Pix ou em até {shop.instalments} vezes no cartão.",
          "Em casa o usual são {price.preventiveRange}, fora peças, e o cartão aceita até {shop.instalments} parcelas.",
          "Sem contar peças, o comum em residência fica de {price.preventiveRange}, por Pix ou em até {shop.instalments} vezes.",
          "Na maioria das casas são {price.preventiveRange}, peças à parte, divididos em até {shop.instalments} vezes se preferir.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "De quanto em quanto tempo regular o portão?",
      answers: [
        "Em toda revisão: {visits.home} em casas e {visits.business} em empresas. E sempre depois de conserto, solda ou mudança de peso na folha.",
        "Em uso comum, {visits.home}; em prédio ou comércio, {visits.business}. Se começar a bater ou voltar, antecipe.",
        "A revisão já inclui o ajuste, {visits.home} na residência e {visits.business} em uso coletivo. Peça nova ou solda pede outra.",
      ],
    },
    {
      question: "Regulagem deixa o portão mais forte?",
      answers: [
        "Deixa o movimento certo, não mais forte. A força alta esconde atrito e tira a proteção contra esmagamento.",
        "O objetivo é o contrário: a menor força que mova bem a folha. Se isso não basta, o defeito está no peso ou no motor.",
        "Não. Portão fraco costuma ter folha pesada ou capacitor gasto, e isso se corrige antes.",
      ],
    },
    {
      question: "Posso regular o fim de curso sozinho?",
      answers: [
        "Melhor não: errado, ele faz o motor empurrar o batente, e em muitos motores fica junto de partes energizadas ou móveis.",
        "Não convém. Alguns milímetros mudam a batida e o esforço, e a posição fica perto de peça em movimento.",
        "Evite, porque o erro não aparece na hora e gasta a engrenagem. Limpeza e vídeo você pode fazer.",
      ],
    },
    {
      question: "Regulagem resolve barulho no portão?",
      answers: [
        "Resolve quando a causa é batida no fim ou cremalheira apertada. Roldana, rolamento ou fuso seco pede lubrificação ou peça.",
        "Em parte: parada e folga certas tiram pancada e canto de dente. Peça gasta continua fazendo ruído.",
        "Depende do barulho. O que some com ajuste é a batida; rangido e ronco vêm de peça seca ou gasta.",
      ],
    },
    {
      question: "Por que o portão voltou a bater depois da regulagem?",
      answers: [
        "O portão voltou a bater porque a causa não foi tirada: folha desequilibrada, suporte frouxo ou ímã mal preso.",
        "Algo se deslocou de novo, em geral o ímã ou o suporte do motor. A peça que solta precisa ser presa ou trocada.",
        "Ajuste sobre folha pesada não se mantém. Sem corrigir a mecânica, o ponto de parada muda outra vez.",
      ],
    },
  ],
  photo: "um vídeo de lado de um ciclo completo e a foto da etiqueta do motor",
  related: ["fim-de-curso", "embreagem", "manutencao", "bate-forte", "volta", "esmagamento"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
