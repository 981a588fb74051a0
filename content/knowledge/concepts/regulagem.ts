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
      "A regulagem de portão automático acerta o ponto de parada (o fim de curso), a força do motor e a velocidade de chegada, com a folha leve e alinhada. Isso resolve pancada, fresta e portão que para ou volta. Em casa, a visita custa a partir de {price.preventive}, sem peças.",
      "Regulamos portão automático que bate, para antes, volta ou esquenta o motor. O técnico alinha a folha, acerta o ponto de parada e deixa a força no mínimo seguro. Em residência, a visita custa a partir de {price.preventive}, sem peças, e termina com o teste de reversão diante de um obstáculo.",
      "Regular portão automático é alinhar a folha, acertar o fim de curso, que marca a parada, ajustar a força e testar se o portão volta diante de um obstáculo. Em casa, a regulagem parte de {price.preventive}, sem peças. Se houver peça gasta, o preço dela é informado antes.",
      "Um portão desregulado bate no fim, deixa fresta ou volta a abrir, e a regulagem corrige a parada, a força e a velocidade do motor. O alinhamento da folha vem primeiro, porque o ajuste não se mantém em portão torto. Em residência, o serviço começa em {price.preventive}, fora peças.",
    ],
    price: [
      "A regulagem de portão automático em residência custa a partir de {price.preventive}, sem peças, com limpeza, alinhamento da folha, ajuste da parada e teste. Portão grande ou com mais coisas a acertar fica em geral de {price.preventiveRange}. Peça gasta é cobrada à parte, com o preço informado antes.",
      "O preço da regulagem do portão começa em {price.preventive} em casa, fora peças, e fica em geral de {price.preventiveRange}, conforme o tamanho da folha e o que houver a acertar. Fim de curso e força são o mais simples. Solda e contrapeso aumentam o valor.",
      "Para regular portão automático, a visita em residência parte de {price.preventive}, sem peças, e a faixa comum vai de {price.preventiveRange}. Estão incluídos a parada, a força e a limpeza. Roldana, cabo ou solda são orçados antes, se fizerem falta.",
    ],
    "how-to": [
      "Parada, força e pausa do portão são reguladas na central pelo técnico, em casa a partir de {price.preventive}, sem peças, porque há tensão sob a tampa. O que você pode fazer é varrer o trilho, limpar a fotocélula e anotar onde o portão bate ou volta.",
      "Antes da regulagem do portão, desligue o disjuntor, varra o trilho e limpe as lentes da fotocélula, porque às vezes isso já resolve. Fim de curso, força e embreagem ficam com o técnico, em visita a partir de {price.preventive} em residência, fora peças.",
      "Para regular o portão, comece pela limpeza do trilho e da fotocélula, com o disjuntor desligado. Se ele ainda bate ou volta, o acerto do fim de curso e da força é serviço do técnico, a partir de {price.preventive} em casa, sem peças, porque a placa fica energizada.",
    ],
    question: [
      "A regulagem do portão é o ajuste da parada, da força, da velocidade e da reversão, para a folha andar sem bater nem forçar o motor. Ela faz falta depois de conserto, solda ou troca de peça e quando surge pancada. Em casa, parte de {price.preventive}, sem peças.",
      "O portão precisa de regulagem quando bate no fim, para antes, volta a abrir ou esquenta o motor, e também depois de receber revestimento ou placa nova. O técnico acerta o fim de curso e a força, em visita a partir de {price.preventive} em residência, fora peças.",
      "Regular o portão é fazer a folha parar no ponto certo, com a menor força que a move e sem desalinho. O serviço acaba com pancada, fresta e portão que volta sozinho, e custa em casa a partir de {price.preventive}, sem peças.",
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
          "Pancada no fim mostra parada fora do lugar ou força alta, e fresta mostra fim de curso adiantado. Folha que encosta e volta a abrir tem força baixa demais ou parada além do batente.",
          "Se o portão bate, a parada passou do ponto, e se deixa fresta, ficou antes dele. Encostar e voltar indica que a central entendeu o batente como um obstáculo.",
          "Batida no final, fresta que sobra e folha que volta sem motivo são os três sinais mais comuns. Todos vêm do mesmo desajuste, o da parada ou o da força.",
          "O portão desregulado bate no fim, não encosta por completo ou abre de novo depois de fechado. Esses defeitos se corrigem no fim de curso e na força.",
        ],
        [
          "Motor que continua roncando com a folha encostada esquenta e gasta a engrenagem. Portão que raspa precisa de alinhamento, e basculante que desce rápido, de acerto no contrapeso.",
          "Quando o motor continua empurrando o batente, a engrenagem se desgasta. Folha que raspa ou anda aos trancos precisa ser alinhada, e a do basculante que despenca está com o contrapeso errado.",
          "Ruído de motor depois da parada é esforço que gasta a engrenagem. A folha torta, que raspa, é alinhada antes, e no basculante que cai depressa o técnico acerta o contrapeso.",
          "Se o motor segue forçando depois de a folha chegar, ele aquece e gasta a engrenagem. Raspadas e trancos se resolvem na folha, e a descida rápida do basculante, no contrapeso.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que se regula em um portão", "Os ajustes da visita de regulagem"],
      slots: [
        [
          "O fim de curso, o sensor ou ímã que marca onde a folha para, é posicionado para ela encostar sem bater. A força fica no menor valor que move o portão, para ele parar se encontrar alguém.",
          "São acertadas a parada, pelo sensor de fim de curso, e a força, no mínimo que leva a folha. Quanto menor a força, mais sensível é a proteção de quem passa.",
          "Parada e força são os dois ajustes principais: o fim de curso evita a pancada, e a força baixa protege as pessoas. O valor certo é o menor que ainda move a folha.",
          "O técnico define no fim de curso onde a folha para e depois escolhe a menor força que a move. É essa força mínima que faz o portão recuar diante de um obstáculo.",
        ],
        [
          "Nas placas que têm desaceleração, a folha chega mais devagar e não bate. No portão de correr, a cremalheira volta a ficar a {rack.clearance} da engrenagem, e o fechamento automático só fica ativo com fotocélula boa.",
          "Onde a placa permite, a velocidade diminui antes do fim. O técnico confere também o tempo de fechar sozinho e, no deslizante, a distância de {rack.clearance} entre a engrenagem e a cremalheira.",
          "Também se ajustam a velocidade na chegada e o tempo de espera antes de fechar sozinho. No portão de correr, a folga da cremalheira é acertada em {rack.clearance}.",
          "Completam o serviço a chegada suave, o tempo de pausa e, no deslizante, a folga de {rack.clearance} na cremalheira. O fechamento automático é mantido só se a fotocélula funciona.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o portão desregula", "Por que o ajuste do portão se perde"],
      slots: [
        [
          "A vibração afrouxa parafusos, desloca o ímã do fim de curso e muda a posição do motor no suporte. Queda de energia pode apagar o percurso gravado.",
          "Com o uso, parafusos e ímãs saem do lugar, e o ponto de parada muda junto. Em algumas centrais, a falta de luz apaga a memória do percurso.",
          "Cada abertura vibra um pouco, e o que não está bem preso se desloca, como o ímã e o suporte. Ficar sem energia ou trocar a placa também desfaz os ajustes.",
          "Ímã solto, suporte frouxo e percurso apagado pela falta de luz são as causas mais comuns. A vibração do dia a dia é o que afrouxa as peças.",
        ],
        [
          "Roldana, dobradiça ou cabo gasto deixa a folha pesada, e a força antiga já não basta. Batida de carro e madeira inchada pela chuva mudam o esforço do mesmo modo.",
          "A folha que ganhou peso ou entortou precisa de nova regulagem. Isso acontece com peça gasta, batida leve de carro e madeira que inchou com a chuva.",
          "Quando a folha pesa ou raspa, o ajuste antigo deixa de servir. As causas são roda gasta, dobradiça caída, empeno ou batida.",
          "O desgaste de roldanas e cabos deixa a folha mais dura. Chapa nova ou uma batida também muda o peso e desfaz o acerto.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que fazer antes de regular o portão", "Antes da regulagem: o que limpar e observar"],
      slots: [
        [
          "Sujeira no trilho e lente empoeirada imitam um portão desregulado, e limpar às vezes resolve. Não mexa na embreagem nem na força, porque a folha pode deixar de parar diante de alguém.",
          "Varrer o trilho e limpar a fotocélula elimina parte das causas. Força e fim de curso ficam com o técnico, porque mudam a segurança do portão.",
          "Comece pela limpeza, sempre com a energia desligada. Aumentar a força por conta própria tira a proteção de quem passa.",
          "Ao morador cabe limpar e observar. Qualquer ajuste na central ou na embreagem muda a reversão, que protege contra esmagamento.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e varra o trilho e o canto do batente.",
        "Limpe as lentes da fotocélula com um pano seco.",
        "Lubrifique de leve pinos e dobradiças, sem tocar em cabo, mola ou contrapeso.",
        "Religue e filme um ciclo completo, de lado, com som.",
        "Anote em que ponto o portão bate, para ou volta.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico regula o portão", "Etapas da regulagem e do alinhamento do portão"],
      slots: [
        [
          "Com o disjuntor desligado, o técnico reaperta o suporte, move a folha na mão e alinha o que pesa ou raspa. O ajuste não se mantém em folha dura.",
          "A folha vem primeiro, com prumo, roldana, dobradiça ou contrapeso, porque o motor não corrige portão torto. O suporte também é reapertado.",
          "O serviço começa pelo alinhamento e pelo peso da folha, com a energia desligada. Só com ela leve faz sentido acertar o motor.",
          "O suporte do motor é firmado e a folha é posta no prumo antes de tudo. Roldana ou dobradiça que prende é corrigida em seguida, porque o ajuste não se mantém em folha dura.",
        ],
        [
          "Depois o técnico acerta parada, força e velocidade, com um teste a cada mudança. Por fim, põe uma caixa no caminho, e a folha precisa parar ou voltar sem amassá-la.",
          "Em seguida o percurso é gravado e a força é baixada ao mínimo. No teste final, com uma caixa no vão, o portão tem de recuar.",
          "Cada ajuste é seguido de um ciclo, até a folha encostar sem bater. Uma caixa de papelão no caminho mostra se a reversão funciona.",
          "A parada e a força são acertadas aos poucos, com vários ciclos. A visita termina com um teste de obstáculo, feito com uma caixa e o motor já aquecido.",
        ],
      ],
    },
    {
      about: "time",
      headings: ["Quanto tempo leva a regulagem", "Regulagem do portão: uma visita basta?"],
      slots: [
        [
          "Acertar parada e força leva menos de {trade.smallRepair}, com os testes. Folha que também precisa de alinhamento leva mais tempo.",
          "Uma regulagem simples termina na mesma visita, em até {trade.smallRepair}. Se a folha também precisa de acerto, conte com mais tempo.",
          "Só o ajuste do motor leva menos de {trade.smallRepair}. Motor e folha levam mais que isso, no mesmo dia na maioria dos casos.",
          "O serviço em geral cabe em {trade.smallRepair}, e o alinhamento da folha acrescenta algum tempo.",
        ],
        [
          "Contrapeso a recalcular, solda ou trilho torto podem exigir um segundo dia. Peça gasta tem o preço informado antes da troca.",
          "O que leva a outra visita é serralheria, como uma dobradiça a soldar. Se há peça a trocar, você aprova antes.",
          "Um segundo dia só é preciso quando há solda ou trilho a refazer. Roldana e engrenagem podem ser trocadas na hora, com o seu aceite.",
          "Trilho torto e contrapeso fora do ponto levam mais tempo. A troca de peça é combinada antes.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Por que não aumentar a força do portão", "Regulagem segura: a força certa"],
      slots: [
        [
          "Com a força no máximo, o portão fecha sobre criança, animal ou carro sem parar. Se ele só anda assim, falta aliviar a folha, trocar o capacitor ou instalar um motor maior.",
          "Portão com força alta continua empurrando quem está no caminho. Precisar dela é sinal de folha pesada, capacitor fraco ou motor pequeno.",
          "Aumentar a força não resolve folha pesada, e em excesso ela esmaga. O certo é corrigir o peso, o capacitor ou o motor, nessa ordem.",
          "Quem aumenta a força troca um defeito por um perigo, porque o portão deixa de parar diante de uma pessoa. O certo é descobrir por que a folha pesa.",
        ],
        [
          "A fotocélula não se desliga para o portão fechar: ela é limpa, alinhada ou trocada. Contrapeso, cabo e mola são só do técnico.",
          "O sensor de passagem fica sempre ativo, e um defeito nele se conserta. Mola e cabo guardam tensão e não são para o morador.",
          "Nunca anule a fotocélula. Cabo, mola e contrapeso ficam com o técnico, mesmo com o portão desligado.",
          "Se a fotocélula falha, ela é consertada, e nunca anulada. No basculante, ninguém da casa mexe em cabo nem em mola.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço da regulagem", "O que entra no preço da regulagem"],
      slots: [
        [
          "Acertar fim de curso e força é o serviço mais barato, e prumo, contrapeso e solda aumentam o valor. O tamanho da folha muda o tempo de trabalho.",
          "O preço sobe com o tamanho da folha e com o que há a corrigir além do motor. O caso mais simples é acertar só a parada e a força.",
          "Quanto mais há a acertar, do prumo ao contrapeso, maior o valor. A regulagem só do motor fica na parte de baixo da faixa.",
          "Regular o motor custa menos, e alinhar a folha, soldar ou recalcular o contrapeso custa mais.",
        ],
        [
          "A faixa mais comum em residência vai de {price.preventiveRange}, sem peças. Paga-se por Pix ou em até {shop.instalments} vezes no cartão.",
          "Em casa, o usual são {price.preventiveRange}, fora peças, e o cartão aceita até {shop.instalments} parcelas.",
          "Sem contar peças, o comum em residência fica de {price.preventiveRange}, por Pix ou em até {shop.instalments} vezes no cartão.",
          "Na maioria das casas são {price.preventiveRange}, peças à parte, divididos em até {shop.instalments} vezes no cartão, se preferir.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "De quanto em quanto tempo regular o portão?",
      answers: [
        "Em toda revisão: {visits.home} em casas e {visits.business} em empresas. Regule também depois de conserto, solda ou mudança de peso na folha.",
        "Em uso comum, {visits.home}; em prédio ou comércio, {visits.business}. Se o portão começar a bater ou voltar, antecipe.",
        "A revisão já inclui o ajuste, {visits.home} na residência e {visits.business} em uso coletivo. Peça nova ou solda também exige regulagem.",
      ],
    },
    {
      question: "Regulagem deixa o portão mais forte?",
      answers: [
        "Não, deixa o movimento certo. A força alta esconde o atrito e tira a proteção contra esmagamento.",
        "Não: o objetivo é a menor força que mova bem a folha. Se ela não basta, o defeito está no peso ou no motor.",
        "Não. Portão fraco costuma ter folha pesada ou capacitor gasto, e isso se corrige antes.",
      ],
    },
    {
      question: "Posso regular o fim de curso sozinho?",
      answers: [
        "Melhor não, porque um erro faz o motor empurrar o batente, e em muitos motores o ajuste fica junto de partes energizadas ou móveis.",
        "Não convém. Alguns milímetros mudam a batida e o esforço, e o ajuste fica perto de peça em movimento.",
        "Evite, porque o erro não aparece na hora e gasta a engrenagem. Limpar e filmar o portão você pode.",
      ],
    },
    {
      question: "Regulagem resolve barulho no portão?",
      answers: [
        "Resolve quando a causa é batida no fim ou cremalheira apertada. Roldana, rolamento ou fuso seco precisa de lubrificação ou de troca.",
        "Em parte: a parada e a folga certas tiram a pancada e o ruído dos dentes. Peça gasta continua fazendo barulho.",
        "Depende do barulho. A batida some com o ajuste; rangido e ronco vêm de peça seca ou gasta.",
      ],
    },
    {
      question: "Por que o portão voltou a bater depois da regulagem?",
      answers: [
        "Porque a causa continuou: folha desequilibrada, suporte frouxo ou ímã mal preso.",
        "Algo se deslocou de novo, em geral o ímã ou o suporte do motor. A peça que solta precisa ser presa ou trocada.",
        "Porque o ajuste não se mantém em folha pesada. Sem corrigir a mecânica, o ponto de parada muda outra vez.",
      ],
    },
  ],
  photo: "um vídeo de lado de um ciclo completo e a foto da etiqueta do motor",
  related: ["fim-de-curso", "embreagem", "manutencao", "bate-forte", "volta", "esmagamento"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
