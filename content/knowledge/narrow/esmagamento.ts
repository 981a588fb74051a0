import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const esmagamento: NarrowConcept[] = [
  {
    id: "portao-bateu-no-carro",
    broader: "esmagamento",
    label: "Portão bateu no carro",
    phrase: "o portão que bateu no carro",
    asks: [
      "portão bateu carro não fecha",
      "portão bateu carro agora não fecha",
      "portão bateu no carro agora não fecha",
      "fecha sozinho cima carro",
      "portão bateu carro entortou",
      "portão bateu carro torto",
      "fechou capô não sobe",
      "fechou capô carro não sobe",
      "fechou cima carro não sobe",
      "desceu carro não sobe",
      "fechou carro não abre",
      "preso cima carro não sobe",
      "correr bateu carro",
      "correr bateu carro fechar",
      "correr bateu moto",
      "correr pegou carro",
      "basculante bateu carro",
      "basculante bateu carro fechar",
      "basculante bateu moto",
      "basculante pegou carro",
      "pivotante bateu carro",
      "pivotante bateu carro fechar",
      "pivotante bateu moto",
      "pivotante pegou carro",
      "portão bateu moto",
      "portão bateu carro",
      "esmagou carro",
      "prensou carro",
      "caiu carro fechando",
      "bateu carro",
      "fechou carro",
      "amassou carro",
      "portão amassou carro",
      "portão pegou carro",
      "arranhou carro portão",
      "portão atingiu carro",
      "portão desceu carro",
      "portão bateu veículo",
      "bateu meu carro",
      "bateu carro não fecha",
      "bateu carro não abre",
      "fechou capô",
      "bateu capô",
      "caiu capô",
      "basculante bate carro",
      "correr bate carro",
      "portão bate carro",
      "pivotante bate carro",
      "portão moto sensor não pegou",
      "portão atingiu veículo",
      "bateu portão minha moto",
    ],
    intent: "emergency",
    answers: {
      any: [
        "O portão que bateu no carro deve ficar desligado no disjuntor até a vistoria, porque pode fechar ou cair de novo. Veja primeiro se alguém se feriu e não mexa na folha apoiada no veículo. O técnico confere folha, sensor e força, em visita a partir de {price.preventive} em casa, sem peças.",
        "O portão que desceu em cima do carro e não sobe deve ser deixado como está, com o disjuntor desligado, porque o próprio veículo pode estar segurando a folha. O técnico escora o portão, libera o carro e regula sensor e força. Em residência, esse ajuste parte de {price.preventive}, sem peças; o contato é {shop.hours}.",
        "O portão fecha sozinho em cima do carro quando a fotocélula, o sensor do vão, não vê o veículo ou quando a pausa antes de fechar é curta. Desligue o disjuntor e não use o automático até testar sensor, força e folha. Em casa, essa visita custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer logo depois da batida", "Carro e portão: primeiros passos"],
        slots: [
          [
            "Ninguém deve ficar entre o carro e a folha nem passar sob o basculante encostado nele, porque o portão pode se mover de repente. Se alguém se feriu, ligue para o 192 ou o 193 antes de tudo.",
            "Mantenha as pessoas longe do vão, já que a folha pode descer ou correr sem aviso. Havendo ferido, a primeira ligação é para o 192 ou o 193. O amassado fica para depois.",
            "Quando há ferido, chame o 192 ou o 193 antes de olhar o carro. Depois afaste todos, pois uma folha que bateu pode se soltar do braço ou do cabo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não aperte mais o controle.",
          "Veja se há alguém ferido ou preso.",
          "Olhe de longe: se a folha está torta, fora do trilho ou com cabo solto, não toque nela.",
          "Só retire o carro se a folha está inteira e afastada dele. Se está apoiada, espere o técnico.",
          "Fotografe o carro, a folha e as fotocélulas antes que algo mude de lugar.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão fechou sobre o carro", "O que falhou para a folha atingir o carro"],
        slots: [
          [
            "A causa mais comum é a fotocélula, o sensor que vigia o vão: ela falta, está suja, saiu do alinhamento ou foi anulada. Mesmo em ordem, vigia uma altura só, e uma caminhonete alta pode não cortar o feixe.",
            "Quem deveria parar a folha é a fotocélula, um par de sensores nas laterais, que às vezes está suja, torta ou nem existe. Como o feixe passa em uma única altura, um veículo alto pode escapar dele e pede um segundo par.",
            "Sem fotocélula em bom estado, o portão não percebe que há um carro no caminho. Sujeira e desalinho são as falhas mais comuns, e um carro alto ainda pode ficar acima do feixe, o que se resolve com outro par de sensores.",
          ],
          [
            "Também acontece de a pausa ser menor que a manobra ou de alguém apertar o controle pela segunda vez. Com a força regulada alta demais, a folha não recua ao encostar e amassa a lataria.",
            "Outra causa é o fechamento automático regulado com pouco tempo, ou um segundo toque no controle. O estrago aumenta quando a força está acima do necessário, porque a folha empurra em vez de voltar.",
            "O tempo de pausa curto e o controle apertado por quem vem atrás completam a lista. Se a força está bem regulada, a folha recua no primeiro toque; se está alta, ela amassa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se confere depois da batida", "Como o técnico revisa o portão"],
        slots: [
          [
            "O técnico examina a folha com o motor desligado, porque a batida entorta guia, braço e suporte e pode trincar a solda. Se a folha só perdeu o alinhamento, ele a corrige na visita; estrutura dobrada fica para o serralheiro.",
            "A vistoria começa sem energia, pela folha, pela guia ou trilho, pelo braço, pelos cabos e pelas soldas, que sofrem com a pancada. Um empeno leve costuma ser corrigido na hora, e um quadro dobrado exige serralheria.",
            "Com a energia cortada, são conferidos o esquadro da folha, as guias, o braço, o suporte e a solda. O que apenas saiu do lugar volta com ajuste, e o que dobrou precisa de serralheiro.",
          ],
          [
            "Depois o técnico alinha ou instala a fotocélula, aumenta a pausa e baixa a força ao mínimo que move a folha. O portão só é liberado quando para e volta diante de uma caixa colocada no vão.",
            "Em seguida, o sensor é alinhado, a pausa fica mais longa e a força vai ao menor valor que completa o percurso. No teste final, a folha fecha sobre uma caixa e tem de recuar.",
            "Por último são acertados o sensor, o tempo de pausa e a força, que fica no mínimo. Uma caixa no caminho da folha serve de prova, e o portão precisa voltar em todas as tentativas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão só arranhou meu carro. Posso continuar usando?",
        answers: [
          "Não antes da vistoria. Mesmo quando o arranhão é pequeno, a batida pode ter trincado a solda ou entortado o suporte, e o sensor que falhou uma vez pode falhar de novo.",
          "É melhor deixar o portão fechado e desligado até a conferência, porque a falha do sensor continua lá e a folha empenada força o motor.",
        ],
      },
      {
        question: "Quem paga o conserto do carro em que o portão bateu?",
        answers: [
          "Depende de quem acionou e do estado do portão. Em condomínio, a falha de sensor ou de manutenção costuma ser responsabilidade dele. Guarde as fotos, as imagens das câmeras e o relatório técnico.",
          "Em geral paga quem cuida do portão, se houve falha, ou quem o acionou na hora errada, se tudo funcionava. Avise o síndico e a seguradora por escrito no mesmo dia.",
        ],
      },
      {
        question: "Por que o portão bateu com a fotocélula ligada?",
        answers: [
          "Porque ela vigia só a linha do feixe, e um carro alto ou parado rente à folha pode não cortá-la. Um segundo par de sensores e a força no mínimo completam a proteção.",
          "O carro não cruzou o feixe, ou o sensor estava no limite do alinhamento. O técnico descobre qual dos dois foi cortando o feixe com uma caixa em várias posições.",
        ],
      },
      {
        question: "Foi o carro que bateu no portão. Muda alguma coisa?",
        answers: [
          "Os primeiros cuidados são os mesmos: disjuntor desligado e distância da folha. O conserto, porém, começa pela folha e pela guia, e quem causou o dano costuma responder por ele, por isso anote a placa e o contato.",
          "Muda o reparo, que passa a ser principalmente de alinhamento e serralheria. A segurança é igual: desligue o disjuntor, fique longe da folha e registre a placa e as fotos para o seguro.",
        ],
      },
    ],
    photo: "fotos do carro, da folha inteira, das fotocélulas e da etiqueta do motor, tiradas de longe",
  },
  {
    id: "portao-prensou-pessoa",
    broader: "esmagamento",
    label: "Portão prensou uma pessoa",
    phrase: "o acidente em que o portão prensou uma pessoa",
    asks: [
      "idosa caiu portão",
      "idoso caiu portão",
      "idosa caiu portão automático",
      "idoso caiu portão automático",

      "portão fechou cima filho",
      "portão fechou em cima do meu filho",
      "portão fechou em cima da minha filha",
      "portão fechou no meu filho",
      "portão bateu no meu filho",
      "portão automático bateu filho",

      "portão fechou na pessoa não voltou",
      "portão fechou pessoa",
      "fechou pessoa não voltou",
      "portão fechou cima mim",
      "portão fechou cima alguém",
      "portão fechou alguém",
      "portão cabeça",
      "portão desceu cabeça",
      "portão caiu cabeça",
      "basculante desceu cabeça",
      "levei portada cabeça",
      "portão fechou sozinho idosa",
      "portão fechou sozinho idoso",
      "portão fechou sozinho pessoa idosa",
      "idoso preso portão",
      "portão fechou idoso",
      "portão fechou idosa",
      "portão fechou pessoa idosa",
      "portão fechou sozinho pessoa",
      "portão bateu idoso",
      "portão derrubou idoso",
      "não para quando gente",
      "fechou em mim",
      "fecha gente",
      "fecha pessoa",
      "bateu gente",
      "portão não para gente",
      "portão bateu perna",
      "portão bateu minha perna",
      "portão bateu em mim",
      "portão bateu cabeça",
      "portão bateu braço",
      "portão bateu criança",
      "portão me bateu",
      "portão pegou minha perna",
      "portão bateu costas",
      "prensou pessoa",
      "esmagou pessoa",
      "prendeu pessoa",
      "prensou criança",
      "esmagou criança",
      "prensou mão",
      "prendeu dedo",
      "prendeu mão",
      "esmagou dedo",
      "esmagou mão",
      "caiu pessoa portão",
      "portão machucou",
      "acidente portão",
      "portão prensou",
      "portão atingiu pessoa",
      "portão bateu pessoa",
      "dedo preso portão",
      "motoqueiro prensado",
      "motociclista prensado",
      "pessoa prensada portão",
      "prensado portão",
      "portão pegou motoqueiro",
      "portão prédio prensou",
      "portão fechou em cima mãe socorro",
      "levei pancada portão pronto-socorro",
      "pancada portão pronto socorro",
      "portão fechou cima pessoa",
      "levei pancada portão automático preciso pronto-socorro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o portão prensou alguém, desligue o disjuntor e não aperte o controle nem puxe a folha, que pode se mover. Pessoa presa, ligue 193 (Bombeiros); solta e ferida, 192 (SAMU). Depois do socorro, o portão fica parado até o técnico testar a fotocélula, a força e a volta da folha ao encostar.",
        "Se o portão bateu na perna ou fechou em alguém, desligue o disjuntor e cuide primeiro da pessoa: presa, ligue 193 e não puxe; solta, dor forte, pancada na cabeça ou inchaço pede o 192 ou o pronto-socorro. Depois não use o portão até testar fotocélula, força e reversão.",
        "Pessoa prensada no portão: disjuntor desligado, 193 (Bombeiros) ou 192 (SAMU), e ninguém aperta o controle nem puxa, porque a folha pode arrastar. Depois do socorro, o portão fica parado, já que devia ter recuado; o técnico testa fotocélula, força e reversão.",
        "O portão que machucou alguém, na perna ou no corpo, sai de uso na hora: corte a energia, atenda a pessoa e ligue 192, ou 193 se ela está presa. Ele deveria ter parado, e só volta depois de testadas a fotocélula, a força e a reversão, o recuo ao encostar.",
        "Se o portão fechou em cima do seu filho ou prensou uma criança, desligue o disjuntor. Ligue 193 se a criança está presa, ou 192 se está ferida. Não aperte o controle nem puxe, porque a folha pode se mover. Depois do socorro, o portão fica parado até o técnico testar a fotocélula, a força e o recuo.",
        "Se o idoso caiu ao ser atingido pelo portão ou ficou preso, desligue o disjuntor e não puxe a folha. Preso, ligue 193. Caído ou ferido, não o levante e ligue 192. Queda em idoso pede médico mesmo sem dor. O portão só volta ao uso depois de testadas a fotocélula, a força e a pausa.",
        "Se o portão fechou na pessoa e não voltou, desligue o disjuntor e não aperte o controle nem puxe a folha. Presa, ligue 193; solta e ferida, 192. A volta ao encostar depende da força regulada e da fotocélula, e o portão fica parado até o técnico testar as duas.",
        "Se o portão fechou em uma pessoa idosa, ou ela ficou presa, desligue o disjuntor, não aperte o controle nem puxe e ligue 193; ferida e solta, 192. Queda ou pancada em idoso pede avaliação médica mesmo sem dor. O portão só volta ao uso depois de testadas a fotocélula, a força e a pausa.",
        "Se o portão desceu ou bateu na cabeça de alguém, não mexa na pessoa caída e ligue 192. Com desmaio, vômito, sonolência ou dor forte, mesmo depois, é caso de hospital. Desligue o disjuntor. Portão que desce sobre gente tem cabo, mola, fotocélula ou força com defeito e fica parado até o técnico ver.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora se alguém está preso", "Pessoa presa no portão: primeiros passos"],
        slots: [
          [
            "Um segundo movimento da folha é o maior perigo, e por isso a energia sai antes de tudo. Quem ajuda fica ao lado, nunca embaixo nem no caminho dela.",
            "Antes de qualquer coisa, tire a energia, para a folha não se mover de novo. Fique ao lado da pessoa, fora da linha do portão.",
            "O portão pode andar outra vez, então o disjuntor vem primeiro. Não entre debaixo da folha para ajudar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Ligue 193 ou 192 e diga o tipo de portão e a parte do corpo presa.",
          "Não puxe, não force a folha e não destrave basculante.",
          "Mantenha a pessoa calma e acompanhe a respiração.",
          "Depois do socorro, isole o portão e fotografe sem mexer.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão não parou", "O que falhou na proteção"],
        slots: [
          [
            "Duas proteções deviam agir: a fotocélula, sensor que segura o fechamento com alguém no vão, e a reversão, que faz a folha recuar ao encostar. Sensor ausente, anulado ou na altura errada, e força alta demais, deixam o portão empurrar.",
            "Contra isso existem a fotocélula, que vê quem está no vão, e a reversão, o recuo ao toque. Falharam porque o sensor faltava, estava sujo ou com ponte na placa, ou porque a força estava acima do necessário.",
            "O portão devia ver a pessoa pela fotocélula ou recuar ao tocá-la, pela reversão. Sem sensor, com ele desligado ou com a força regulada alta, nada disso acontece.",
          ],
          [
            "Folha pesada também engana a reversão. No basculante há outra causa: cabo rompido ou contrapeso solto derruba a folha sem o motor participar.",
            "Portão que pesa faz a central demorar a sentir o esforço. E o basculante pode cair por cabo ou contrapeso, mesmo com o motor parado.",
            "Se a folha está dura, o motor não percebe o toque. Já a queda de um basculante vem de cabo, mola ou contrapeso, e não do comando.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta contra esmagamento", "A revisão de segurança"],
        slots: [
          [
            "A folha é deixada leve e equilibrada, e só então a força desce ao mínimo que a move. Fotocélulas são alinhadas ou instaladas na altura certa, e qualquer ponte na central é retirada.",
            "Primeiro se tira o atrito e o desequilíbrio; depois a força vai ao mínimo. O técnico alinha ou instala o sensor, confere a altura e desfaz a ligação que o anulava.",
            "Equilíbrio e atrito vêm antes da força, que fica no menor valor possível. A fotocélula ganha altura e alinhamento corretos e volta a mandar no fechamento.",
          ],
          [
            "No fim, o recuo é provado com uma caixa, nos dois sentidos, e cabos, molas e batentes entram na vistoria. A visita em casa parte de {price.preventive}, sem peças.",
            "Uma caixa no vão mostra se a folha para e volta, e cabos e molas são examinados. Em residência, a visita começa em {price.preventive}, sem peças.",
            "O teste é com objeto, nunca com gente, e inclui cabos, molas e batentes. Para casas, a regulagem sai a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o controle para soltar a pessoa?",
        answers: [
          "Não: a folha pode andar para o lado errado ou arrastar. Corte a energia e espere a orientação do 193.",
          "Não use, porque não se sabe para onde ela vai se mover. Quem orienta a soltura é o bombeiro.",
        ],
      },
      {
        question: "O portão fechou em mim e soltou. Preciso de médico?",
        answers: [
          "Procure atendimento no mesmo dia: esmagamento pode ter fratura ou lesão que não aparece na hora. Sangramento forte ou pancada na cabeça, ligue 192.",
          "Sim, mesmo com pouca dor, sobretudo se pegou peito, barriga, cabeça ou dedo. Em caso grave, 192.",
        ],
      },
      {
        question: "Quem responde quando o portão machuca alguém?",
        answers: [
          "Em geral quem cuida do portão, dono, condomínio ou empresa, e também quem acionou sem olhar. Guarde fotos e registros, porque cada caso se decide por provas.",
          "Costuma responder o dono ou o condomínio se faltou sensor ou manutenção. Fotos, imagens e registros de revisão pesam, e um advogado orienta.",
        ],
      },
      {
        question: "Posso voltar a usar o portão no mesmo dia?",
        answers: [
          "Só depois do teste de fotocélula, força e recuo. Até lá fica com o disjuntor desligado e a passagem isolada.",
          "Não antes da vistoria, ainda que ele ande normal: o que falhou uma vez falha de novo.",
        ],
      },
    ],
    photo: "fotos do portão, das fotocélulas e da etiqueta do motor, feitas depois do socorro",
  },
  {
    id: "sindico-portao-no-carro",
    isAskedByName: true,
    broader: "condominio",
    label: "Síndico: portão bateu no carro do morador",
    phrase: "o portão do condomínio que bateu no carro",
    asks: [
      ...combine(
        ["síndico", "administradora", "síndica", "zelador"],
        [
          "portão bateu carro",
          "portão fechou carro",
          "portão amassou carro",
          "portão riscou carro",
          "portão pegou carro",
        ],
        ["", "morador", "visitante", "condômino"],
      ),
      ...combine(
        ["portão bateu carro", "portão fechou carro", "portão amassou carro"],
        ["condômino", "condômino síndico", "síndico o que fazer", "morador o que fazer", "síndico responsabilidade"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão da garagem bateu no carro do morador por sensor com defeito, força alta ou falta de manutenção, a responsabilidade tende a ser do condomínio, e não do síndico em pessoa. Pare o portão, salve as imagens e peça relatório técnico antes de pagar ou negar.",
        "O síndico cujo portão amassou o carro de um morador deve apurar antes de responder: falha de fotocélula, força ou manutenção é, em regra, responsabilidade do condomínio, muitas vezes pelo seguro. Se o carro entrou colado em outro, o motorista divide ou assume; salve as imagens e peça o relatório hoje.",
        "Portão que bateu no carro do morador é conta do condomínio quando o sensor, a força ou a manutenção falhou, e do motorista quando ele entrou fora da vez. Ao síndico cabe parar o portão, guardar as imagens e pedir por escrito o teste da fotocélula e da reversão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o síndico faz, na ordem", "Da batida ao relatório"],
        slots: [
          [
            "Nada se conserta antes das fotos, porque a posição da folha e dos sensores é a prova. A causa se apura primeiro, e só depois se promete ou se nega o pagamento.",
            "Registre antes de reparar: o estado do portão e dos sensores naquela hora decide quem responde. Prometer ou recusar sem essa apuração cria problema.",
            "As fotos vêm antes de qualquer conserto, já que o reparo apaga a prova. Responda ao morador quando a causa estiver clara, e não no calor da hora.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu, desligue o disjuntor e desvie os carros.",
          "Fotografe carro, folha, fotocélulas e a marca da batida.",
          "Salve a câmera e o registro de quem acionou; muita gravação some em poucos dias.",
          "Peça relatório escrito da fotocélula, da força, da reversão e da pausa.",
          "Avise a seguradora e a administradora e responda ao morador por escrito.",
          "Corrija a causa antes de religar e guarde o teste.",
        ],
      },
      {
        about: "causes",
        headings: ["O que pesa para cada lado", "Falha do portão ou de quem passou"],
        slots: [
          [
            "Contra o condomínio pesam fotocélula ausente, suja ou anulada, força alta, pausa curta e falta de registro de manutenção. Contra o motorista pesam entrar de carona, parar na linha da folha e acionar de novo no meio.",
            "Sensor que não funciona, reversão desligada e nenhuma manutenção no papel apontam para o prédio. Entrada colada em outro carro, parada no vão e segundo toque no controle apontam para quem dirigia.",
            "O prédio fica mal se a fotocélula, o sensor da passagem, falhou e não há registro de revisão. O motorista fica mal se passou no vácuo, parou sob a folha ou repetiu o comando.",
          ],
          [
            "Se foi o porteiro quem fechou, responde em geral o condomínio ou a empresa de portaria, conforme o contrato. A orientação jurídica é de advogado.",
            "Fechamento feito pela portaria recai, em regra, sobre o condomínio ou a empresa contratada. Dúvida de direito se leva ao advogado do condomínio.",
            "Quando quem comandou foi o porteiro, o contrato de portaria diz se a conta é da empresa ou do condomínio, e o advogado orienta o resto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A vistoria e a correção do portão", "O que se testa no portão"],
        slots: [
          [
            "A vistoria testa fotocélula, força, pausa e reversão e entrega por escrito o que estava fora. Para processo, o laudo é de perito ou profissional habilitado.",
            "São medidos o sensor, a força, o tempo de pausa e o recuo diante de um objeto, com relatório no fim. Esse papel serve à decisão do síndico. O laudo judicial é de perito.",
            "O técnico prova a fotocélula, a reversão e a força e anota o que achou. O relatório orienta síndico e seguradora, mas não substitui a perícia em processo.",
          ],
          [
            "Sensor novo e conserto da folha vêm em linhas separadas no orçamento, para a assembleia ver o que é peça e o que é mão de obra.",
            "A proposta separa peça, folha e mão de obra, o que facilita a prestação de contas aos moradores.",
            "No orçamento, cada item aparece sozinho, sensor, folha e regulagem, e o síndico presta contas com clareza.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico deve pagar logo o conserto do carro?",
        answers: [
          "Não antes de apurar a causa: imagens e relatório vêm primeiro. Se a falha foi do portão, vale acionar o seguro do condomínio antes de usar o caixa.",
          "Convém esperar o relatório, porque pagar sem causa apurada pode ser cobrado do síndico depois. Confirmada a falha, tente primeiro a apólice.",
        ],
      },
      {
        question: "O seguro do condomínio cobre o carro do morador?",
        answers: [
          "Só se a apólice tiver essa cobertura, como a de responsabilidade civil. Avise logo e não conserte nada antes da vistoria da seguradora.",
          "Muitas apólices cobrem veículo de terceiros, com franquia, e outras não. A seguradora decide depois de vistoriar, por isso comunique no mesmo dia.",
        ],
      },
      {
        question: "O portão pode voltar a funcionar no mesmo dia?",
        answers: [
          "Pode, depois das fotos e com fotocélula, força e reversão testadas. Até lá fica desligado ou é acionado por alguém que veja a passagem.",
          "Sim, se o teste mostrar sensor e recuo em ordem. Enquanto isso não se confirma, mantenha o disjuntor desligado.",
        ],
      },
      {
        question: "Como evitar que o portão bata em outro carro?",
        answers: [
          "Teste a fotocélula todo mês, ponha um segundo par para veículo alto, deixe a pausa folgada e a força no mínimo e peça um carro por acionamento.",
          "Com sensor testado, pausa maior que a manobra mais lenta e força baixa. A regra de um carro por vez, no regimento, evita a entrada de carona.",
        ],
      },
    ],
    photo: "fotos da folha, das fotocélulas, da marca da batida e da etiqueta do motor",
  },
  {
    id: "portao-do-vizinho-no-carro",
    isAskedByName: true,
    broader: "esmagamento",
    label: "Portão do vizinho bateu no carro",
    phrase: "o portão do vizinho que bateu no carro",
    asks: [
      "portão vizinho bateu carro",
      "portão vizinho bateu meu carro",
      "portão vizinho amassou carro",
      "portão vizinho riscou carro",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão do vizinho bateu no seu carro, em geral quem paga o conserto é ele, quando a folha avançou sobre a rua ou fechou sem sensor. Se o carro estava parado na frente da garagem ou na guia rebaixada, a culpa pode ser dividida ou sua. Fotografe e avise por escrito.",
        "Quem paga quando o portão automático do vizinho risca ou amassa um carro costuma ser o dono do portão, que responde por folha que sai para a rua e por sensor ausente. Estacionar na guia rebaixada enfraquece a cobrança; registre tudo e leve dois ou três orçamentos do reparo.",
        "O dano do portão do vizinho no carro é, em regra, de responsabilidade dele, se a folha avançou na via ou desceu sozinha. Junte foto, vídeo e testemunha, avise por escrito e, sem acordo, procure o Juizado Especial Cível, que atende até 40 salários mínimos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que registrar na hora", "Provas antes de mover o carro"],
        slots: [
          [
            "Registre antes de mover o carro, se não houver risco. Fique longe da folha, com ela parada.",
            "Com o portão parado e você afastado dele, junte as provas antes de tirar o carro.",
            "Não entre embaixo nem ao lado da folha. De longe, faça o registro e só depois retire o veículo.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu e peça que desliguem o disjuntor do portão.",
          "Fotografe o carro, a folha, a calçada e a guia rebaixada.",
          "Anote hora e testemunhas e peça as imagens de câmera da rua.",
          "Avise o vizinho por escrito, com fotos e orçamentos do reparo.",
          "Comunique a sua seguradora.",
        ],
      },
      {
        about: "causes",
        headings: ["O que pesa para cada lado", "Quando a culpa é de um ou de outro"],
        slots: [
          [
            "Cada lado tem pontos a favor e contra, e as fotos mostram quais.",
            "Antes de cobrar, veja em que coluna o seu caso se encaixa.",
            "O acordo fica mais fácil quando os dois olham para estes pontos.",
          ],
        ],
        bullets: [
          "Contra o dono do portão: folha que avança na calçada ou na rua.",
          "Contra o dono do portão: fotocélula ausente ou anulada, ou falta de manutenção.",
          "Contra o motorista: carro na guia rebaixada ou na frente da saída.",
          "Contra o motorista: passar com o portão já fechando e o sinaleiro aceso.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o portão do vizinho precisa corrigir", "Para não acontecer de novo"],
        slots: [
          [
            "Fotocélula do lado da rua, força no mínimo e sinaleiro com luz e som evitam o próximo carro. Se a folha sai para o passeio, o certo é recuá-la ou mudar a abertura.",
            "O dono pode instalar sensor externo, aviso sonoro e luminoso e regular a força. Folha que invade a calçada pede mudança de abertura.",
            "Resolve de vez a folha que não sai do terreno. Até lá, sensor na rua, sinaleiro e força baixa protegem quem estaciona e quem passa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vizinho se recusa a pagar. E agora?",
        answers: [
          "Peça a recusa por escrito e junte fotos, imagens e orçamentos. O Juizado Especial Cível aceita causas de até 40 salários mínimos, sem advogado até 20.",
          "Com provas e dois ou três orçamentos, procure o Juizado. Até 20 salários mínimos, não precisa de advogado.",
        ],
      },
      {
        question: "O seguro do carro paga?",
        answers: [
          "Se a sua apólice cobre colisão, sim, menos a franquia, e a seguradora depois cobra do vizinho. Para dano pequeno, a franquia pode não compensar.",
          "Em geral cobre como colisão. Compare a franquia com o orçamento do reparo antes de acionar.",
        ],
      },
      {
        question: "Vocês fazem o relatório do portão?",
        answers: [
          "Fazemos, a pedido do dono: o que foi medido, se sensor e força estavam em ordem e o que arrumar. Laudo para processo é de perito.",
          "Sim, quando o dono do portão pede. É um relatório técnico de visita, e não perícia judicial.",
        ],
      },
      {
        question: "E se o portão for de prédio?",
        answers: [
          "Responde, em geral, o condomínio. Avise o síndico por escrito e peça as imagens logo, porque muitas câmeras apagam em 7 a 30 dias.",
          "A cobrança vai ao condomínio. Peça já a gravação da câmera, que costuma ser apagada em poucas semanas.",
        ],
      },
    ],
    photo: "fotos do portão, das fotocélulas e da etiqueta do motor",
  },
  {
    id: "quem-paga-portao-no-carro",
    broader: "esmagamento",
    label: "Portão fechou no carro: quem paga",
    phrase: "quem paga quando o portão fecha no carro",
    asks: [
      "portão fechou moto",
      "portão fechou na moto",
      "portão bateu moto",
      "portão fechou minha moto",
      "fecha cima moto quem paga",
      "fechou cima moto quem paga",
      "fechou cima carro quem paga",
      "fecha cima carro quem paga",
      "portão fechou moto quem paga",
      "portão loja fechou carro",
      "portão loja amassou carro",
      "portão shopping bateu carro",
      "portão mercado fechou carro",
      "portão condomínio bateu carro morador",
      "portão prédio bateu carro morador",
      "portão bateu carro morador",
      "morador fechou portão carro",
      "morador fechou portão carro propósito",
      "fechou portão carro propósito",
      "vizinho fechou portão carro",
      "carro quem paga",
      "portão carro quem paga",
      "quem paga portão carro",
      "condomínio paga carro",
      "portão condomínio carro paga",
      "responsabilidade portão carro",
      "condomínio responsável portão carro",
      "portão carro prédio paga",
      "seguro portão carro",
      "indenização portão carro",
      "portão bate carro quem responde",
      "portão bateu carro quem",
      "portão bate carro quem",
      "portão bate carro responsabilidade",
      "portão bateu carro condomínio",
      "portão fechou carro quem",
      "portão riscou carro",
      "portão amassou carro",
      "portão fechou carro culpa",
      "portão carro tenho culpa",
      "portão fechou carro de quem culpa",
      "morador acionou portão carro",
      "morador acionou portão cima carro",
      "arca prejuízo portão carro",
      "quem arca prejuízo carro",
      "fecharam portão mim garagem cobro",
      "portão bateu meu carro",
      "portão bateu carro responsabilidade",
      "portão fechou carro responsabilidade",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão amassou ou riscou o seu carro, quem paga depende da causa: defeito ou falta de sensor é de quem cuida do portão, e distração é de quem dirigia ou acionou. Fotografe o carro e a folha na posição, anote a hora e peça as imagens da câmera. Sem essas provas, é difícil cobrar.",
        "A responsabilidade quando o portão bate no carro é, em geral, de quem cuida do portão: o condomínio, se faltou sensor ou manutenção. Passa a ser do morador, se ele entrou colado em outro carro, ou de quem acionou com o carro na passagem. O que decide a indenização é a causa, provada com fotos e imagens do mesmo dia.",
        "Se o portão do condomínio amassou o carro por defeito, sensor sujo ou falta de manutenção, em geral quem paga é o condomínio. Se o motorista entrou fora da vez ou alguém apertou o controle na hora errada, a conta pode ser dessa pessoa. Guarde fotos, hora e imagens da câmera, que mostram qual foi o caso.",
        "Se o portão bateu ou fechou no seu carro, quem paga é, em geral, quem cuida do portão: o condomínio, o mercado ou o dono da casa, quando houve defeito ou faltava sensor. Se o erro foi do motorista ou de quem acionou, é essa pessoa que paga. Fotografe tudo e peça as imagens da câmera no mesmo dia, porque a prova decide.",
        "A responsabilidade é, em geral, de quem cuida do portão, seja o condomínio, o mercado ou o dono da casa, quando ele bateu no carro por defeito ou falta de sensor. Se o erro foi de quem dirigia ou de quem acionou, a conta muda de lado. Sem provas do mesmo dia, fica a palavra de um contra a do outro.",
        "Quem é o responsável pelo carro atingido pelo portão depende da causa. Falha do sensor, força alta ou manutenção atrasada pesam contra o condomínio; entrar colado em outro carro pesa contra o morador. Sem fotos, testemunha e imagens, nenhum lado prova, por isso reúna tudo no mesmo dia.",
        "Se o portão fechou em cima da moto, quem paga é, em geral, quem cuida do portão, quando houve defeito ou faltava a fotocélula que devia parar a folha. Paga o motociclista se passou colado em outro veículo, ou quem acionou sem olhar. Fotografe a moto e a folha e peça as imagens no mesmo dia.",
        "No portão de loja ou de empresa que atinge um veículo, o estabelecimento costuma responder pelo dano a cliente dentro da garagem, sobretudo se faltava sensor ou manutenção. A conta muda quando o motorista passou fora da vez. Fotografe na hora, guarde a nota da compra ou o tíquete e peça as imagens por escrito.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que decide de quem é a responsabilidade", "O que pesa contra o condomínio e contra o motorista"],
        slots: [
          [
            "Contra quem cuida do portão pesam fotocélula ausente, suja ou anulada, fechamento com força demais, pausa curta e manutenção sem registro. Contra o motorista pesam entrar logo atrás de outro carro, parar na linha da folha ou apertar o controle de novo.",
            "O condomínio fica em má posição quando a fotocélula, o sensor do vão, está suja, desligada ou não existe, e quando ninguém sabe da última manutenção. Já o morador perde a razão se passou no embalo do carro da frente ou parou embaixo da folha.",
            "Pesam contra o condomínio o sensor que falhou, a força alta e a falta de revisão anotada. Pesam contra o morador a passagem colada no carro da frente, o carro parado no vão e o segundo toque no controle.",
          ],
          [
            "Se foi o porteiro que fechou, em regra responde o condomínio ou a empresa de portaria. Convenção e regimento podem tratar do assunto, e vale lê-los antes da conversa.",
            "Quando o porteiro acionou na hora errada, a cobrança em regra vai ao condomínio ou à empresa que o contrata. Leia também a convenção, que às vezes já diz quem paga.",
            "Fechamento comandado pela portaria costuma ser conta do condomínio ou da terceirizada. Veja se o regimento interno fala de danos na garagem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que registrar para cobrar o prejuízo", "As provas, na ordem"],
        slots: [
          [
            "A gravação da câmera costuma ser apagada em poucos dias, e o portão pode ser ajustado antes da vistoria. Por isso a prova se reúne no mesmo dia, antes do conserto do carro.",
            "Junte as provas logo: em uma semana as imagens podem ter sumido e o sensor já ter sido limpo. Só depois mande consertar o carro.",
            "Quem registra na hora negocia melhor, porque câmera e portão mudam em poucos dias. Siga esta ordem antes de mexer no carro.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu e desligue o disjuntor do portão.",
          "Fotografe o carro, a folha, as fotocélulas e a posição de tudo.",
          "Anote a hora, quem acionou e o nome das testemunhas.",
          "Avise o síndico ou o dono por escrito e peça as imagens.",
          "Comunique a sua seguradora.",
          "Peça o orçamento do carro e um relatório técnico do portão.",
        ],
      },
      {
        about: "cost",
        headings: ["Caminhos para receber o conserto do carro", "Quem pode pagar o conserto do carro"],
        slots: [
          [
            "São três caminhos: o seguro do condomínio, se a apólice cobre danos a veículos; o seu seguro, com a franquia; ou o acordo direto com quem causou. Sem acordo, valores menores vão ao Juizado Especial Cível, com as provas reunidas.",
            "Pergunte primeiro se o seguro do condomínio cobre danos a veículos de moradores. Se não cobrir, restam o seu seguro, que cobra franquia, e o acordo com o responsável. O último recurso é o Juizado Especial Cível.",
            "O mais rápido é o acordo com o condomínio ou com o seguro dele. O seu seguro também paga, menos a franquia, e depois pode cobrar de quem causou. Na falta de acordo, o Juizado Especial Cível recebe causas menores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão da minha casa bateu no carro do vizinho ou da visita. Quem paga?",
        answers: [
          "Em geral, você, se o portão falhou ou não tinha sensor, porque é o dono que cuida dele. O seguro residencial com responsabilidade civil pode cobrir. Se o motorista entrou com a folha andando, a culpa pode ser dele.",
          "Se houve defeito ou faltava proteção, o dono da casa costuma responder. Veja se o seu seguro residencial tem responsabilidade civil. Muda o caso de quem entrou com o portão já fechando.",
        ],
      },
      {
        question: "E se o portão do prédio não tinha fotocélula?",
        answers: [
          "A falta pesa contra quem cuida do portão, porque sem ela a folha fecha sem ver o carro. Fotografe as colunas sem o sensor antes que ele seja instalado.",
          "Favorece o dono do carro, já que é o sensor que evita esse fechamento. Registre em foto a ausência, com data.",
          "É um ponto a seu favor. Tire fotos das duas colunas e peça ao condomínio, por escrito, a data da última manutenção.",
        ],
      },
      {
        question: "O portão fechou no meu carro no mercado. Quem paga?",
        answers: [
          "Em regra o estabelecimento, que cuida do portão do próprio estacionamento. Avise a gerência na hora, por escrito, e peça as imagens.",
          "Costuma ser o mercado, pelo portão que ele mantém. Não saia sem registrar a ocorrência com o gerente e guardar o tíquete.",
          "Em geral, o mercado. Fotografe o portão e o carro ainda no lugar e peça o registro da ocorrência por escrito.",
        ],
      },
      {
        question: "Quem faz o laudo do portão?",
        answers: [
          "Para processo ou seguro, um perito ou profissional habilitado, que registra como estavam sensor, força e pausa. Nosso relatório técnico descreve o estado do portão e serve para a conversa com o síndico.",
          "O laudo para processo é de perito ou engenheiro. Nós fazemos a revisão e um relatório do estado do portão, que ajuda no acordo.",
          "Um perito, quando o caso vai ao juiz ou à seguradora. Para o acordo costuma bastar o relatório de um técnico, feito antes de qualquer ajuste.",
        ],
      },
      {
        question: "Como evitar que o portão feche no carro de novo?",
        answers: [
          "Com fotocélula limpa e alinhada, pausa maior, força no mínimo que move a folha e, onde entra veículo alto, um segundo par de sensores.",
          "Pondo a fotocélula em ordem e aumentando a pausa antes do fechamento. Um segundo par de sensores cobre caminhonete e caminhão.",
          "A fotocélula alinhada evita quase todos os casos. Teste-a uma vez por mês com uma caixa de papelão no vão.",
        ],
      },
    ],
    photo: "fotos da folha, das fotocélulas e da etiqueta do motor, para a revisão e o relatório do portão",
  },
  {
    id: "acidente-quem-responde",
    broader: "esmagamento",
    label: "Acidente com portão: quem responde",
    phrase: "quem responde por acidente com o portão",
    asks: [
      "zelador machucou portão",
      "zelador se machucou portão",
      "porteiro machucou portão",
      "funcionário machucou portão",
      "empregado machucou portão",
      "portão caiu visitante quem responde",
      "machucou criança responsabilidade",
      "portão machucou criança escola responsabilidade",
      "portão machucou aluno responsabilidade",
      "portão esmagou criança responsabilidade",
      "portão machucou criança quem responde",

      "machucou responsável",
      "portão caiu responsabilidade",
      "portão caiu pessoa responsabilidade",
      "portão caiu cima pessoa responsabilidade",
      "portão caiu quem responde",
      "portão caiu quem paga",
      "machucou quem responsável",
      "machucou responsabilidade",
      "machucou quem responde",
      "machucou quem paga",
      "portão machucou quem",
      "portão feriu responsável",
      "portão feriu quem",
      "portão criança responsável",
      "portão pessoa responsável",
      "portão caiu quem responsável",
      "acidente portão responsável",
      "acidente portão quem paga",
      "acidente portão responsabilidade",
      "acidente portão processo",
      "acidente portão indenização",
      "portão machucou indenização",
      "portão machucou processo",
      "portão fechou em mim processar",
      "processar condomínio portão",
      "portão fechou processar",
      "posso processar portão",
      "portão machucou processar condomínio",
      "acidente portão quem responde",
      "responsabilidade acidente portão",
    ],
    intent: "question",
    answers: {
      any: [
        "No acidente com portão automático, responde em geral quem cuida do portão: o dono ou morador da casa, o condomínio no prédio, a escola ou a empresa. Quem acionou sem olhar ou fez um serviço malfeito pode dividir a culpa. O advogado avalia o caso pelas provas, como fotos, imagens e notas de manutenção.",
        "Se o portão fechou em você ou machucou uma criança, responde em regra quem cuida dele e devia mantê-lo seguro, seja condomínio, escola, empresa ou dono da casa, e é possível processar. Contam a fotocélula, a manutenção e quem acionou; guarde fotos e imagens e procure um advogado.",
        "Portão que machuca alguém costuma ser responsabilidade do dono, do condomínio, da escola ou da empresa que o mantém, e pode ser dividida com quem acionou. Cada caso se decide por provas, como sensor funcionando e revisão em dia; quem se feriu pode processar, com orientação de advogado.",
        "Quem responde quando o portão cai ou fecha em um visitante é, em regra, quem cuida dele: o condomínio, a empresa ou o dono da casa. Pesam a manutenção feita, os sensores e quem acionou. Atenda a pessoa, desligue o disjuntor, guarde fotos e imagens e não conserte antes de registrar a causa.",
        "Se o zelador ou outro funcionário se machucou no portão, responde em regra o empregador, que no prédio é o condomínio. É acidente de trabalho, comunicado por CAT, e a falta de manutenção ou de treino pesa. Atenda a pessoa, deixe o portão desligado, registre tudo e procure um advogado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer depois do acidente", "Passos nas primeiras horas"],
        slots: [
          [
            "Primeiro vem a pessoa, depois as provas e, por último, o portão. O registro serve tanto a quem se feriu quanto a quem terá de explicar.",
            "O socorro é a prioridade; em seguida se guarda o que mostra como aconteceu. Consertar antes de registrar apaga a prova.",
            "Cuide de quem se feriu e só então reúna provas, sem mexer no portão. Elas protegem os dois lados.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e chame 192 ou 193 se há ferido.",
          "Fotografe a folha, os sensores e o lugar, sem mexer.",
          "Guarde imagens de câmera e nomes de testemunhas.",
          "Registre boletim de ocorrência e avise seguro, síndico ou proprietário.",
          "Reúna notas e relatórios de manutenção.",
          "Só volte a usar o portão depois do exame técnico.",
        ],
      },
      {
        about: "what",
        headings: ["Quem responde em cada caso", "O que pesa na responsabilidade"],
        slots: [
          [
            "Na casa responde o dono ou o morador; no prédio, o condomínio; na loja ou na escola, a empresa. Em imóvel alugado, a causa decide: defeito antigo é do proprietário, e mau uso é do inquilino. Sensor desligado, força alta e revisão atrasada pesam contra quem cuida do portão.",
            "Quem tem a guarda do portão tem o dever de mantê-lo seguro, seja morador, condomínio, escola ou comércio. No aluguel, o defeito antigo tende ao dono, e o mau uso, ao inquilino.",
            "A cobrança vai primeiro a quem mantém o portão: morador na casa, condomínio no prédio, instituição na escola. Entre proprietário e inquilino, decide a causa do acidente e o contrato.",
          ],
          [
            "Sensor desligado, força alta e revisão atrasada pesam contra quem cuida; fotocélula testada e manutenção registrada pesam a favor. Com criança conta também a vigilância, mas isso não dispensa o portão de ser seguro.",
            "A fotocélula anulada, o portão forte demais e a falta de revisão agravam a situação de quem responde, e o registro de manutenção alivia. A vigilância da criança entra na conta, sem livrar o portão.",
            "Mostra cuidado quem tem sensor testado e revisão anotada. Mostra descuido quem anulou a fotocélula ou deixou a força alta. A falta de vigilância de um menor divide, mas não apaga a culpa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta para não repetir", "Força, sensor e equilíbrio"],
        slots: [
          [
            "Antes de o portão voltar ao uso, a folha é equilibrada, a fotocélula é alinhada ou instalada e a força desce ao mínimo. O recuo é provado com uma caixa, e o que foi achado vem por escrito.",
            "O portão só volta depois de folha leve, sensor testado e força mínima, com prova de recuo diante de um objeto. O relatório diz o que estava fora.",
            "Equilíbrio, fotocélula e força são acertados nessa ordem, e uma caixa no vão prova que ele para. Você recebe por escrito o que foi encontrado e corrigido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês emitem laudo do acidente com o portão?",
        answers: [
          "Fazemos o exame e o reparo, com relatório do que foi achado. Perícia com valor legal é de engenheiro habilitado.",
          "O técnico descreve o estado de sensor, força e folha. Para processo, contrate perícia de engenharia.",
        ],
      },
      {
        question: "Posso consertar o portão logo depois?",
        answers: [
          "Registre tudo antes. Se há boletim ou seguro em curso, pergunte se precisam ver o portão, e até lá deixe o disjuntor desligado.",
          "Sim, depois das fotos e, se houver, da vistoria do seguro. Consertar antes apaga a prova dos dois lados.",
        ],
      },
      {
        question: "A falta de fotocélula muda o caso?",
        answers: [
          "Costuma pesar contra quem cuida do portão, porque é a proteção básica de quem passa. Instale antes de voltar a usar.",
          "Pesa, embora não haja lei nacional única que a exija. Sem ela, o fechamento automático deve ficar desligado.",
        ],
      },
      {
        question: "O seguro cobre acidente com portão?",
        answers: [
          "Pode cobrir: apólices residenciais e de condomínio muitas vezes têm responsabilidade civil. Avise a seguradora antes de consertar.",
          "Depende da apólice, que pode incluir danos a terceiros. Comunique logo, com fotos e boletim.",
        ],
      },
      {
        question: "Como evitar outro acidente com o portão?",
        answers: [
          "Com fotocélula na altura certa, força mínima, um adulto olhando até fechar e revisão {visits.home} em casa ou {visits.business} em prédio.",
          "Teste o sensor todo mês com uma caixa e guarde o registro das revisões, {visits.home} em casa e {visits.business} em prédio.",
        ],
      },
    ],
    photo: "fotos da folha, dos sensores e da etiqueta do motor, com o disjuntor desligado",
  },
  {
    id: "evitar-acidentes-com-portao",
    broader: "esmagamento",
    label: "Como evitar acidentes com portão automático",
    phrase: "como evitar acidentes com o portão automático",
    asks: [
      "aumentar segurança portão",
      "aumentar segurança portão automático",
      "melhorar segurança portão automático",
      "portão pode matar",
      "portão automático mata",
      "portão automático pode matar",
      "portão eletrônico mata",
      "portão mata pessoa",
      "portão matou",
      ...combine(["acidente portão"], ["evitar", "prevenir", "prevenção", "cuidados"]),
      ...combine(
        ["portão", "portão automático", "portão eletrônico"],
        [
          "dicas segurança",
          "cuidados segurança",
          "regras segurança",
          "checklist segurança",
          "medidas segurança",
          "como deixar mais seguro",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar acidentes com portão automático, mantenha a fotocélula funcionando, a força no mínimo e cabos e contrapeso revisados, e não deixe ninguém passar com a folha em movimento. Onde há criança ou cachorro, some um segundo par de fotocélulas, de 15 a 25 cm do chão; a revisão em casa parte de {price.preventive}, sem peças.",
        "Dicas de segurança para o portão automático: fotocélula testada todo mês, força no mínimo, ninguém no vão com a folha andando, controle longe das crianças e fechamento automático só com o sensor em ordem. Cabo, mola e contrapeso são do técnico. Em casa, a revisão que confere tudo parte de {price.preventive}, sem peças.",
        "O checklist de segurança do portão automático tem seis itens: fotocélula que para a folha, força que recua ao toque, cabos e soldas inteiros, batente firme, chave de destravamento à mão e vão livre com o portão andando. Teste o sensor todo mês; o resto o técnico confere na revisão, em casa a partir de {price.preventive}, sem peças.",
        "Acidente com portão automático se evita com sensor, regulagem e hábito: fotocélula que para a folha, força baixa que a faz recuar e vão livre até ela parar. Cachorro e criança pedem mais um par de fotocélulas, a 15 ou 25 cm do piso. Em casa, a revisão de cabos e força começa em {price.preventive}, fora peças.",
        "Um portão automático seguro, basculante ou de correr, tem fotocélula testada, força mínima e cabos em bom estado, e ninguém cruza o vão com ele andando. Para animal ou criança, instale outra fotocélula perto do piso, entre 15 e 25 cm. A visita que confere tudo, numa residência, sai a partir de {price.preventive}, sem peças.",
        "O portão automático pode matar, sim, quando cai ou prensa alguém, e quase sempre por falta de cuidado: cabo ou mola rompidos, folha sem batente, força alta e fotocélula ausente ou anulada. Com essas quatro coisas em ordem, o risco é pequeno. A revisão que as confere, em casa, parte de {price.preventive}, sem peças.",
        "Para aumentar a segurança do portão automático, cuide dos dois lados. Contra acidente, fotocélula testada todo mês, força no mínimo e cabos revisados. Contra invasão, controles de código rolante, os perdidos apagados e trava elétrica com a folha fechada. A revisão em casa parte de {price.preventive}, sem peças.",
        "As dicas de segurança para o portão do condomínio são fotocélula testada toda semana pelo zelador, sinaleiro na saída, força no mínimo, pedestre por outra entrada e revisão {visits.business}, registrada. Morador não passa a pé com a folha andando. Cabo, mola e força são do técnico, e a visita fica em geral de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Onde o portão machuca", "Os pontos de risco de cada tipo"],
        slots: [
          [
            "No basculante, o perigo é a folha que desce: cabo desfiado, mola cansada ou contrapeso errado a fazem cair. Ninguém fica embaixo, e com cabo ou mola rompidos ela não se destrava nem se segura. Desliga-se o disjuntor e chama-se o técnico.",
            "Portão basculante machuca quando cai, por cabo gasto, mola fraca ou contrapeso fora do peso. Não pare sob a folha e, se algo rompeu, não solte nem apoie: disjuntor desligado e técnico.",
            "A queda da folha é o risco do basculante, e vem de cabo, mola ou contrapeso com defeito. Deixe o espaço de baixo sempre livre. Havendo peça rompida, corte a energia e não mexa no portão até o conserto.",
          ],
          [
            "No de correr, a ponta que fecha prensa contra a coluna, e a cremalheira pega dedo. No de abrir, o risco está na dobradiça e na área que a folha varre.",
            "O de correr exige distância da coluna de fechamento e da cremalheira, a régua de dentes. No de abrir, cuide do vão da dobradiça e do caminho da folha.",
            "Coluna de encontro e dentes da cremalheira são os pontos do portão de correr. Já o de abrir prende a mão na dobradiça e bate em quem está na sua volta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste de segurança de cada mês", "Como testar em cinco minutos"],
        slots: [
          [
            "O teste se faz com a passagem livre, uma pessoa no controle e objetos no lugar do corpo. Falhou um item, o portão deixa de ser usado até o conserto.",
            "Use objetos, nunca a mão ou o pé, e deixe alguém no controle com o vão livre. Se um passo não der certo, o portão fica desligado até a visita.",
            "Com o vão vazio e outra pessoa comandando, cinco minutos bastam. Quem testa fica de lado e usa só objetos; qualquer falha suspende o uso.",
          ],
        ],
        steps: [
          "Com o portão fechando, passe um cabo de vassoura no feixe da fotocélula: ele deve parar ou voltar.",
          "Repita perto do piso, na altura do animal ou da criança.",
          "Na folha de correr ou de abrir, ponha uma caixa de papelão no caminho: ela deve recuar no toque.",
          "Olhe de longe cabos, soldas, roldanas e batentes.",
          "Se algo falhar, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "care",
        headings: ["Hábitos que evitam acidente", "Combinados com a família, com criança e com cachorro"],
        slots: [
          [
            "Acione só vendo o portão inteiro e espere ele parar antes de passar ou de sair com o carro. Controle não fica na mão de criança, e o cachorro fica preso ou na coleira enquanto a folha anda.",
            "Quem comanda precisa enxergar o vão até o fim do movimento. Guarde o controle longe das crianças e segure o animal antes de apertar o botão, porque ele corre para a rua justamente nessa hora.",
            "Ninguém atravessa correndo antes de a folha parar, e quem aperta o botão olha até o fim. Criança não brinca com o controle, e bicho solto se recolhe antes de abrir.",
          ],
          [
            "O fechamento automático só se usa com a fotocélula testada. Sem ela, feche pelo controle, à vista.",
            "Portão que fecha sozinho exige fotocélula em ordem. Na falta dela, desative a função e feche olhando.",
            "Se a fotocélula falha, desligue o fechamento automático e comande cada ciclo de frente para o vão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que fazer se o portão prensar alguém?",
        answers: [
          "Desligue o disjuntor e ligue 193 ou 192. Não aperte o controle de novo, não puxe a pessoa e espere o socorro orientar.",
          "Corte a energia no disjuntor e chame os bombeiros, 193, ou o SAMU, 192. Outro comando ou um puxão podem piorar o ferimento.",
        ],
      },
      {
        question: "Onde colocar a fotocélula por causa do cachorro?",
        answers: [
          "O par principal costuma ficar entre 40 e 60 cm do piso, e o animal passa por baixo. Um segundo par, de 15 a 25 cm do chão, enxerga o cachorro; peça e ligação são orçadas por foto.",
          "Além do par usual, ponha outro a 15 ou 25 cm do chão, porque o primeiro fica alto demais para o animal. O valor instalado sai pela foto das colunas.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o portão?",
        answers: [
          "Em casa, {visits.home}; em prédio e comércio, {visits.business}. Entre as visitas, o teste mensal com o cabo de vassoura mostra se o sensor ainda protege.",
          "O técnico confere {visits.home} numa residência e {visits.business} onde o uso é coletivo. O morador faz o teste da fotocélula todo mês.",
        ],
      },
      {
        question: "A força do motor não basta para parar a folha?",
        answers: [
          "Ela só age depois do toque, e muita força não recua. Por isso a fotocélula vem primeiro, e a força regulada no mínimo fica como segunda proteção.",
          "Sozinha, não: o recuo por esforço acontece quando a folha já encostou. Fotocélula evita o toque, e a força mínima reduz o dano.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e da fotocélula, com um vídeo dele fechando",
  },
  {
    id: "fecha-em-cima-do-carro",
    broader: "esmagamento",
    label: "Portão fecha em cima do carro",
    phrase: "o portão que fecha em cima do carro",
    asks: [
      "fecha cima carro",
      "fecha no carro",
      "sensor atrasado fecha carro",
      "sensor portão atrasado fecha carro",
      "sensor portão fecha carro",
      "fotocélula atrasada fecha carro",
      "fotocélula fecha carro",
      "sensor atrasado portão",
      "sensor demora portão fecha",
      "fecha cima moto",
      "fecha cima veículo",
      "desce cima carro",
      "fecha sobre carro",
      "quase fecha carro",
      "fecha carro ainda passando",
      "fecha carro meio",
      ...combine(["basculante", "correr", "pivotante"], ["fecha cima carro", "desce cima carro"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão fecha em cima do carro porque a central não o enxerga: a fotocélula falta, está suja ou torta, a pausa do fechamento automático é curta ou um segundo toque mandou fechar. Até o acerto, só feche vendo o vão livre; regular sensor, pausa e reversão em casa parte de {price.preventive}, sem peças.",
        "Portão fechando em cima do carro está sem proteção na passagem, por fotocélula ausente, suja ou desalinhada, ou com pausa menor que o tempo de saída. Limpe as lentes e não use o fechamento automático. O ajuste de sensor, pausa e reversão em residência começa em {price.preventive}, fora peças.",
        "Se o portão fechou em cima do carro, deixe-o sem uso até testar a fotocélula, que pode faltar, estar suja ou torta, e a pausa, que pode ser curta. Folha apoiada no carro não se mexe: desligue o disjuntor e chame. A regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão fecha com o carro no vão", "Fotocélula, pausa e segundo toque"],
        slots: [
          [
            "Sem fotocélula, o par de sensores nas laterais do vão, a central fecha às cegas quando a pausa acaba. Lente suja, sensor torto ou uma ponte deixada na placa têm o mesmo efeito.",
            "A fotocélula, sensor que vigia a passagem, é quem segura o fechamento. Se ela não existe, está encoberta, fora de mira ou foi anulada na placa, o portão desce ou anda sem ver nada.",
            "Quem deveria ver o carro é a fotocélula, instalada dos dois lados do vão. Faltando ela, ou com a lente suja, o suporte torto ou a ligação anulada, a folha fecha assim que o tempo termina.",
          ],
          [
            "Há casos em que a fotocélula funciona e não basta: caminhonete ou carro muito rente passa fora do feixe, e um segundo par resolve. Outro motivo é o comando, pausa curta para a manobra ou controle apertado duas vezes.",
            "O feixe é uma linha só, e um carro alto pode passar por cima dela; um par a mais cobre essa altura. Fora isso, pausa menor que a manobra e segundo toque no controle mandam fechar cedo.",
            "Mesmo boa, a fotocélula vê só uma linha, e veículo alto ou encostado na folha escapa, o que pede outro par. Também fecha antes da hora o portão com pausa breve ou com dois controles acionados juntos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico regula e testa", "Como se corrige o fechamento"],
        slots: [
          [
            "O técnico instala ou alinha a fotocélula, aumenta a pausa para além da manobra mais lenta e reduz a força ao menor valor que move a folha. A reversão é provada com uma caixa no vão, em mais de uma posição.",
            "São acertados sensor, pausa e força, nessa ordem: fotocélula vendo o vão, tempo maior que a saída do carro e força mínima. Depois uma caixa no caminho mostra se a folha para e volta.",
            "Primeiro a fotocélula é posta ou alinhada, depois a pausa ganha segundos e a força baixa até o necessário. O teste final é fechar sobre uma caixa, em alturas diferentes, e ver o portão recuar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Como usar o portão até o acerto"],
        slots: [
          [
            "Feche só pela botoeira ou pelo controle, olhando o vão inteiro, e nunca com gente ou carro na passagem. Se a central permitir, deixe o fechamento automático desligado até a visita.",
            "Enquanto não há proteção, acione o portão apenas vendo a passagem livre de ponta a ponta. O fechamento automático fica suspenso, e crianças e animais longe da folha.",
            "O uso fica no modo manual de atenção: um toque, olhos no vão, ninguém passando. Evite o fechar sozinho e avise quem tem controle.",
          ],
          [
            "Com a folha apoiada no carro, corte a energia e não mova nenhum dos dois, porque o carro pode ser o apoio dela.",
            "Se a folha encostou e ficou sobre o veículo, desligue o disjuntor e espere, sem tirar o carro: ele pode estar segurando o portão.",
            "Folha em cima do carro pede disjuntor desligado e área livre. Tirar o veículo pode fazer o portão cair.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão já bateu no carro. O que faço agora?",
        answers: [
          "Veja se alguém se feriu, desligue o disjuntor e fotografe o carro, a folha e os sensores. Não use o portão antes da vistoria, mesmo que ele ainda ande.",
          "Cuide das pessoas, corte a energia e registre tudo em foto. Mesmo andando, o portão espera a vistoria, porque a pancada pode ter soltado braço ou guia.",
        ],
      },
      {
        question: "Tirar o fechamento automático resolve?",
        answers: [
          "Evita que feche sem ordem, mas não protege de um toque errado. A fotocélula continua necessária.",
          "Ajuda até a visita, e só. A proteção de verdade é a fotocélula com a reversão regulada.",
        ],
      },
      {
        question: "Tenho fotocélula e o portão fecha no carro mesmo assim. Por quê?",
        answers: [
          "Ou o carro não corta o feixe, por altura ou posição, ou o sensor está sujo, torto ou anulado. O teste com uma caixa mostra qual.",
          "Porque o feixe é uma linha, e fora dela o carro não é visto. Muda-se a altura do sensor ou soma-se um segundo par.",
        ],
      },
      {
        question: "Quem paga o conserto do carro?",
        answers: [
          "Em casa, o dono do portão responde se faltou sensor ou manutenção; em condomínio, em regra, o condomínio. Fotos e vídeo do dia ajudam no seguro.",
          "Depende da causa: portão sem proteção pesa contra o dono ou o condomínio, e erro de quem acionou pesa contra quem apertou. Guarde imagens e avise o seguro.",
        ],
      },
    ],
    photo: "fotos das duas colunas, da fotocélula e da etiqueta do motor, e um vídeo do fechamento sem o carro no vão",
  },
  {
    id: "nao-volta-no-obstaculo",
    broader: "esmagamento",
    label: "Portão não volta ao encontrar obstáculo",
    phrase: "o portão que não volta no obstáculo",
    asks: [
      "fecha gente passando sensor não para",
      "sensor não para gente passando",
      "fecha mesmo gente passando",
      ...combine(
        ["não para encosta", "não para bate", "não volta encosta", "não para quando encosta"],
        ["alguém", "pessoa", "criança", "gente", "carro", "mão"],
      ),
      "sensor funciona fecha cima",
      "fotocélula funciona fecha cima",
      "sensor aceso fecha cima",
      "não volta obstáculo",
      "não para obstáculo",
      "não reverte",
      "não recua obstáculo",
      "não recua encostar",
      "antiesmagamento não funciona",
      "não volta encostar",
      "não volta encosta carro",
      "reversão não funciona",
      "não para quando tem gente",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que não volta quando encontra obstáculo está com a força alta, a reversão desligada na central ou sem fotocélula, e pode machucar. Desligue o fechamento automático e só feche vendo o vão. Força mínima, recuo e sensor testados custam a partir de {price.preventive} em casa, sem peças.",
        "Se o portão não para quando encosta em alguém, deixe de usar o automático hoje: a força passa do que a folha precisa, ou a central não tem recuo. Sensor que funciona e portão que fecha em cima indicam feixe na altura errada. A regulagem residencial começa em {price.preventive}, sem peças.",
        "Quando o sensor funciona mas o portão fecha em cima, ou não recua no obstáculo, a proteção está incompleta: força alta, reversão desligada ou feixe que não vê aquela altura. Feche só olhando; o técnico alivia a folha, baixa a força e testa, em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste da reversão com uma caixa, de longe", "Como saber se a proteção funciona"],
        slots: [
          [
            "Reversão é o recuo da folha ao encostar, e se testa com uma caixa de papelão vazia, nunca com mão ou pé. Só faça em portão reto e sem barulho estranho.",
            "Uma caixa leve no caminho mostra se a folha recua, o que se chama reversão. Ninguém põe o corpo, e folha torta não se testa.",
            "Para ver a reversão, o recuo ao tocar em algo, basta uma caixa vazia e distância. Portão torto ou rangendo não entra no teste.",
          ],
        ],
        steps: [
          "Afaste crianças e animais e fique a distância, com o controle na mão.",
          "Ponha a caixa na linha da fotocélula e mande fechar: o portão não deve partir, ou deve recuar.",
          "Ponha a caixa junto ao batente, fora do feixe, e mande fechar.",
          "A folha deve recuar ao encontrar a caixa.",
          "Se amassar ou empurrar, desligue o disjuntor e peça a regulagem.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão não recua", "Força, central e fotocélula"],
        slots: [
          [
            "Quando roldana ou contrapeso pesa, alguém sobe a força para vencer, e o recuo some. Central antiga pode nem ter reversão, e nela quem protege é a fotocélula ou a borda sensível, a borracha que inverte no toque.",
            "Força aumentada para empurrar folha pesada tira a sensibilidade. Há também placas antigas sem recuo, que dependem do sensor do vão ou de borda sensível, uma borracha na ponta da folha.",
            "O recuo se perde quando a força é elevada para compensar atrito. Em central sem esse recurso, a proteção vem da fotocélula ou da borda sensível, que reage ao contato.",
          ],
          [
            "Fotocélula, o sensor das laterais, suja, torta ou anulada com uma ponte na placa não avisa nada. E mesmo boa ela vê uma altura só, acima ou abaixo da qual a folha segue.",
            "Sensor do vão desalinhado, sujo ou desligado por uma ponte deixa o portão cego. Quando funciona, o feixe cobre uma linha, e o que está fora dela não é visto.",
            "Uma ponte deixada na placa desliga a fotocélula, o sensor da passagem, sem que se veja. Ligada, ela enxerga só a altura em que foi posta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta contra esmagamento", "Força, sensor e equilíbrio"],
        slots: [
          [
            "A folha é deixada leve e equilibrada, e só então a força desce ao mínimo que a move. Sem isso, a central não distingue uma pessoa do próprio peso do portão.",
            "Primeiro se tira o atrito; depois a força vai ao menor valor. Portão pesado engana o recuo, porque o esforço já é alto o tempo todo.",
            "Aliviar a folha vem antes de baixar a força, já que a reversão só percebe um obstáculo se o portão anda leve.",
          ],
          [
            "As fotocélulas são alinhadas ou instaladas na altura certa, pontes são retiradas, e o recuo é provado com objeto nos dois sentidos.",
            "O sensor ganha altura e alinhamento, qualquer ligação que o anule sai da placa, e uma caixa prova o recuo.",
            "Depois, sensor na altura certa, sem ponte, e teste com caixa em mais de uma posição.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso regular a força sozinho?",
        answers: [
          "Não convém: o ajuste fica na central, junto da rede elétrica, e só vale depois de a folha andar leve.",
          "É do técnico, porque sob a tampa há tensão e a força se acerta com teste de recuo.",
        ],
      },
      {
        question: "Meu motor é antigo. Dá para ter reversão?",
        answers: [
          "Depende da placa. Se ela não tem, fotocélula e borda sensível protegem, ou troca-se a central por uma que tenha.",
          "Em alguns sim, regulando. Nos demais, instala-se sensor e borda, ou uma central nova compatível.",
        ],
      },
      {
        question: "Só a fotocélula basta?",
        answers: [
          "Não: ela vê uma linha só. A reversão cobre o que passa acima ou abaixo, e as duas se completam.",
          "Sozinha, deixa ponto cego. Com força mínima e recuo, a proteção fica inteira.",
        ],
      },
      {
        question: "O portão bateu em alguém. O que faço?",
        answers: [
          "Cuide da pessoa, ligando 192 se preciso, desligue o disjuntor e não use o portão antes do teste.",
          "Atenda primeiro quem se feriu e corte a energia. Só volte a acionar depois de testar sensor, força e recuo.",
        ],
      },
    ],
    photo: "um vídeo do fechamento, com o vão livre, e fotos das colunas e da etiqueta do motor",
  },
];
