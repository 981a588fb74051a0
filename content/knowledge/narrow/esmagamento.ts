import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const esmagamento: NarrowConcept[] = [
  {
    id: "portao-bateu-no-carro",
    broader: "esmagamento",
    label: "Portão bateu no carro",
    phrase: "o portão que bateu no carro",
    asks: [
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
        "Portão que fecha sozinho em cima do carro está com a pausa do fechamento automático curta e sem fotocélula que veja o veículo, ou com ela suja ou desalinhada. É perigo: não use o fechamento automático, só feche vendo o vão livre e peça a regulagem de sensor, pausa e reversão, a partir de {price.preventive} em casa, sem peças.",
        "Portão que bateu no carro ou na moto: veja primeiro se alguém se feriu, desligue o disjuntor e fotografe antes de mover. Só volte a usar depois de testar sensor, força e pausa; a moto é estreita e curta, e o feixe da fotocélula pode passar por trás dela.",

        "Portão que bateu no carro pede, nesta ordem: ver se alguém se feriu, desligar o disjuntor, fotografar e parar de usar até o técnico testar sensor, força e folha. A causa costuma ser fotocélula ausente, suja ou desalinhada, pausa curta ou um segundo toque no controle.",
        "Se o portão bateu no carro, ou o carro no portão, corte a energia antes de mexer em qualquer coisa. Se a folha está apoiada no veículo, não o mova: ele pode ser o apoio. Depois vêm a vistoria da folha, da fotocélula e da força.",
        "Quando o portão bate ou fecha no carro, confira se alguém se feriu, deixe o disjuntor desligado, fotografe tudo e peça o exame do sensor, da força e da folha antes de usar. A fotocélula não viu o veículo ou o fechamento automático agiu cedo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer logo depois da batida", "Carro e portão: primeiros passos", "Antes de mover o carro"],
        slots: [
          [
            "Ninguém fica entre o carro e a folha, nem por um instante.",
            "Sob basculante encostado no carro não se passa, e nada se destrava.",
            "Com ferido, ligue 192 ou 193 antes de pensar no amassado.",
          ],
        ],
        steps: [
          "Não acione o controle de novo e desligue o disjuntor.",
          "Veja se alguém se feriu.",
          "Olhe de longe: folha torta, fora do trilho ou com cabo solto fica como está.",
          "Folha inteira e afastada do carro: retire o carro devagar. Folha apoiada nele: espere o técnico.",
          "Fotografe carro, folha, fotocélulas e a posição de tudo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão fechou sobre o carro", "Fotocélula, força e tempo", "O que falhou na proteção"],
        slots: [
          [
            "Fotocélula ausente, anulada, suja ou desalinhada é a primeira suspeita: sem o feixe, a central fecha às cegas.",
            "O sensor que deveria segurar a folha não viu o carro, ou nem estava ligado.",
            "Uma ponte deixada na central depois de um conserto é causa que só o teste revela.",
          ],
          [
            "O feixe vê uma altura só: carro alto, reboque ou carro parado fora da linha passam sem ser percebidos.",
            "Para-choque acima do feixe e carro parado rente à folha escapam do sensor, e um segundo par ajuda.",
            "Onde há caminhonete ou caçamba, um par baixo não basta.",
          ],
          [
            "A força alta impede o recuo no toque, e pausa curta fecha antes de o carro sair.",
            "Com a reversão mal regulada, o toque vira amassado.",
            "Um segundo toque no controle, de quem vem atrás, também manda fechar sobre o carro da frente.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "O que conferir e como evitar a próxima",
          "Vistoria depois da batida",
          "Sensor, força, pausa e folha",
        ],
        slots: [
          [
            "Na visita, conferem-se folha, dobradiças ou roldanas, trilho, cabos, braço e suporte do motor.",
            "O técnico mede o alinhamento da folha antes de ligar o motor, porque batida empena guia e braço.",
            "Mesmo sem marca visível, a batida pode ter trincado solda ou deslocado o fim de curso.",
          ],
          [
            "Depois, a fotocélula é testada, a força desce ao menor valor que move a folha, a pausa é aumentada e a reversão é provada com uma caixa.",
            "Sensor alinhado, força mínima e pausa folgada são o que evita a segunda batida.",
            "Segundo par de fotocélulas ou sinaleiro entra onde o carro é alto ou a saída é cega.",
          ],
          [
            "A instalação ou o ajuste do sensor é orçado por foto, e a regulagem em casa entra na visita, a partir de {price.preventive}, sem peças.",
            "Mande fotos da folha, das colunas e da etiqueta, e o orçamento sai grátis.",
            "Para quem está {em}, as fotos da batida adiantam o que o técnico deve levar.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso usar o portão depois da batida?",
        answers: [
          "Só depois da vistoria, mesmo com a folha reta e sem ruído novo. O teste com caixa é feito pelo técnico, depois de conferir folha, sensor e força.",
          "Não antes de conferir. O motor forçando folha empenada piora o dano.",
        ],
      },
      {
        question: "Quem paga o conserto do carro em que o portão bateu?",
        answers: [
          "Quem paga depende de quem acionou e do estado do portão. Registre fotos, avise seguradora ou síndico e peça relatório da causa; no desacordo, decide a Justiça.",
          "Não há regra única. Guarde imagens, data, hora e o relatório técnico, que ajudam com seguro e condomínio.",
        ],
      },
      {
        question: "Por que o portão bateu com a fotocélula ligada?",
        answers: [
          "A fotocélula vê só a linha do feixe: carro alto, parado rente à folha ou fora da altura não a corta. Segundo par e força mínima completam a proteção.",
          "O carro não cruzou o feixe, ou o sensor estava no limite. Testa-se com objeto, em várias posições.",
        ],
      },
      {
        question: "Foi o carro que bateu no portão. Muda alguma coisa?",
        answers: [
          "Os primeiros cuidados são os mesmos: disjuntor desligado, distância e fotos. O conserto é de alinhamento e serralheria, e quem causou o dano costuma responder; anote placa e contato.",
          "A segurança é igual; muda o reparo, que começa pela folha e pela guia. Registre placa, contato e fotos para o seguro.",
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
        "Portão que bateu ou prensou alguém: desligue o disjuntor e cuide primeiro da pessoa; presa, ligue 193; solta, pancada na cabeça, dor forte, inchaço ou corte pede pronto-socorro ou o 192. Depois, não use o portão: ele devia ter parado e voltado, e o técnico testa fotocélula, força e reversão.",
        "Portão prensou uma pessoa: desligue o disjuntor, ligue 193 (Bombeiros) ou 192 (SAMU) e não aperte o controle de novo, porque a folha pode arrastar. Não puxe a vítima e não destrave basculante; siga o que o socorro orientar.",
        "Pessoa prensada no portão, adulto, filho ou outra criança: desligue o disjuntor e ligue já 193 (Bombeiros) ou 192 (SAMU); não aperte o controle e não puxe. Mesmo solta e sem ferida, peito, barriga ou cabeça prensados pedem pronto-socorro no mesmo dia.",
        "Se alguém ficou preso no portão, corte a energia no quadro e chame 193 já. Mantenha a pessoa parada e acompanhada. Ninguém entra sob folha erguida. Só depois do socorro o portão é examinado: fotocélula, força e reversão.",
        "Com mão, dedo ou corpo preso no portão, a ordem é disjuntor desligado, 193 ou 192 e nada de força. Depois do atendimento, o portão fica sem uso até o técnico testar sensores, força e equilíbrio da folha.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "O que fazer agora se alguém está preso",
          "Pessoa presa no portão: primeiros passos",
          "O que fazer enquanto o socorro não chega",
        ],
        slots: [
          [
            "Um segundo movimento da folha é o maior perigo, e por isso a energia sai antes.",
            "O controle fica guardado, para ninguém acionar por reflexo.",
            "Quem ajuda fica ao lado, nunca embaixo nem no caminho da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Ligue 193 ou 192 e diga o tipo de portão e a parte do corpo presa.",
          "Não puxe, não force a folha e não destrave basculante.",
          "Mantenha a pessoa calma e aquecida e acompanhe a respiração.",
          "Siga a orientação do socorro até a equipe chegar.",
          "Depois, isole o portão e fotografe sem mexer em nada.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o portão prensou em vez de recuar",
          "O que falhou na proteção",
          "Sensor, força ou folha: as causas",
        ],
        slots: [
          [
            "Fotocélula ausente, anulada ou na altura errada deixa o portão fechar sem ver ninguém.",
            "Um sensor com ponte na placa é a falha mais comum por trás de acidente com fechamento.",
            "O feixe vê uma linha só; quem está fora dela não é percebido.",
          ],
          [
            "Força alta e embreagem apertada fazem a folha empurrar em vez de recuar.",
            "A reversão por esforço só protege quando está regulada com a folha leve.",
            "Uma folha pesada engana o sensor de esforço, que demora a reconhecer uma pessoa.",
          ],
          [
            "No basculante, cabo rompido ou contrapeso solto derruba a folha sem o motor participar.",
            "Vãos entre folha e coluna prendem dedos e mãos, e ali nenhum sensor alcança.",
            "Acionar sem ver o portão é a outra metade do acidente.",
          ],
        ],
      },
    ],
    keep: ["visit", "check"],
    questions: [
      {
        question: "Posso usar o controle para soltar a pessoa?",
        answers: [
          "Não. A folha pode andar para o lado errado ou arrastar. Corte a energia e espere a orientação do 193.",
          "Não use. Sem saber como a folha vai se mover, o risco é maior que o ganho.",
        ],
      },
      {
        question: "O portão prendeu meu dedo e soltou. Preciso de médico?",
        answers: [
          "Procure atendimento: esmagamento pode ter fratura ou lesão que não aparece na hora. Em sangramento forte, ligue 192.",
          "Sim, mesmo que a dor seja pequena. Um dedo esmagado pede avaliação no mesmo dia.",
        ],
      },
      {
        question: "Quem responde quando o portão prensa uma pessoa?",
        answers: [
          "Quem responde depende do caso, e só a Justiça define. Guarde fotos, data, registros de manutenção e o relatório técnico.",
          "A responsabilidade é apurada caso a caso. Sensores funcionando e manutenção registrada contam para quem administra o portão.",
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
        "Síndico: se o portão bateu no carro do morador por sensor com defeito, força alta ou falta de manutenção, quem paga tende a ser o condomínio; se o carro entrou colado em outro ou com a folha já fechando, parte do risco é do motorista. Pare o portão, salve as imagens e peça o relatório técnico antes de responder.",
        "Quando o portão do condomínio fecha no carro de morador ou visitante, o síndico para o portão, salva as imagens e pede relatório da fotocélula, da força e da reversão. Falha do portão tende a ser conta do condomínio, muitas vezes pelo seguro; entrada de carona ou fora da vez pesa contra o motorista.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o síndico faz, na ordem", "Da batida ao relatório"],
        slots: [
          [
            "Nada se conserta antes das fotos: a posição da folha e dos sensores é a prova.",
            "A causa se apura antes de prometer ou negar o pagamento.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu, desligue o disjuntor e desvie os carros para outra entrada.",
          "Fotografe carro, folha, fotocélulas e a marca da batida, antes de qualquer reparo.",
          "Salve as imagens da câmera e o registro de quem acionou; muita gravação se apaga em poucos dias.",
          "Peça relatório técnico por escrito: fotocélula, força, reversão e tempo de pausa.",
          "Avise a seguradora do condomínio e a administradora, e responda ao morador por escrito.",
          "Corrija a causa antes de religar, e guarde o teste.",
        ],
      },
      {
        about: "causes",
        headings: ["O que pesa para cada lado", "Falha do portão ou de quem passou"],
        slots: [
          [
            "Contra o condomínio pesam fotocélula ausente, suja ou anulada, força alta, pausa curta e falta de registro de manutenção.",
            "Sensor parado, reversão desligada e nenhuma manutenção registrada apontam para o condomínio.",
          ],
          [
            "Contra o motorista pesam entrar de carona, parar na linha da folha e acionar de novo com o carro na passagem.",
            "Entrada colada em outro carro ou segundo toque no controle dividem ou mudam a responsabilidade.",
          ],
          [
            "Se foi o porteiro quem fechou, responde em geral o condomínio ou a empresa de portaria, conforme o contrato.",
            "A palavra final é do acordo, da seguradora ou da Justiça; a orientação jurídica é com advogado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que fazemos no portão", "Vistoria e correção do portão"],
        slots: [
          [
            "Testamos fotocélula, força, pausa e reversão e entregamos por escrito o que foi encontrado; laudo para processo é de perito.",
            "A visita mede sensor, força e reversão, e o relatório diz o que estava fora; perícia para processo é de profissional habilitado.",
          ],
          [
            "Sensor novo e conserto da folha são orçados por item, com o valor dito antes; as fotos adiantam o orçamento, sem custo.",
            "O conserto é orçado por foto, sem custo, com peça e mão de obra em linhas separadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico deve pagar logo o conserto do carro?",
        answers: [
          "Não antes de apurar a causa: imagens e relatório primeiro. Se a falha foi do portão, vale acionar o seguro do condomínio antes do caixa.",
        ],
      },
      {
        question: "O seguro do condomínio cobre o carro do morador?",
        answers: [
          "Só se a apólice tiver essa cobertura, como a de responsabilidade civil; a seguradora decide. Avise logo e não conserte antes da vistoria dela.",
        ],
      },
      {
        question: "O portão pode voltar a funcionar no mesmo dia?",
        answers: [
          "Pode, depois das fotos e do teste: com fotocélula, força e reversão em ordem. Até lá, fica desligado ou fechado por alguém que veja a passagem.",
        ],
      },
      {
        question: "Como evitar que o portão bata em outro carro?",
        answers: [
          "Com fotocélula testada todo mês, segundo par para veículo alto, força no mínimo, pausa folgada e um carro por acionamento.",
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
        "Se o portão do vizinho bateu no seu carro, em geral quem paga é ele, quando a folha avançou sobre a rua ou fechou sem sensor; se o carro estava parado na saída da garagem dele, pode não pagar. Fotografe, peça as imagens, avise por escrito e leve o orçamento do reparo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que registrar na hora", "Provas antes de mover o carro"],
        slots: [
          ["Registre antes de mover o carro, se não houver risco.", "Faça tudo de longe da folha, com ela parada."],
        ],
        steps: [
          "Veja se alguém se feriu e peça que desliguem o disjuntor do portão.",
          "Fotografe o carro, a folha aberta, a calçada e a guia rebaixada.",
          "Anote hora e testemunhas e peça as imagens de câmera da rua.",
          "Avise o vizinho por escrito, com as fotos e o orçamento do reparo.",
          "Comunique a sua seguradora; sem acordo, há o Juizado Especial Cível.",
        ],
      },
      {
        about: "causes",
        headings: ["O que pesa para cada lado", "Quando a culpa é de um ou de outro"],
        slots: [
          [
            "Contra o dono do portão pesam folha que avança sobre a calçada, falta de fotocélula e de manutenção.",
            "Folha que sai para a rua, sensor ausente ou anulado e porta que desce sozinha apontam para o dono.",
          ],
          [
            "Contra o motorista pesa ter parado na guia rebaixada ou na frente da saída.",
            "Carro estacionado na guia rebaixada enfraquece a cobrança.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vizinho se recusa a pagar. E agora?",
        answers: [
          "Peça a recusa por escrito e junte fotos, imagens e orçamentos: valores menores podem ser cobrados no Juizado Especial Cível. Orientação jurídica é com advogado.",
        ],
      },
      {
        question: "Vocês fazem o relatório do portão?",
        answers: [
          "Fazemos, a pedido do dono: o que foi medido, se sensor e força estavam em ordem e o que arrumar. Laudo para processo é de perito.",
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
        "Se o portão do prédio bateu no carro do morador, em geral paga o condomínio quando o sensor falhou, a força estava alta ou faltou manutenção; se o morador entrou colado em outro carro ou parou na linha da folha, a conta pode ser dele. Imagens, hora e relatório técnico do portão decidem.",
        "Costuma pagar quem cuida do portão ou quem o acionou; se foi o porteiro, o condomínio, que responde por quem trabalha para ele, ou a empresa de portaria, conforme o contrato. Peça as imagens, fotografe, avise por escrito e leve o orçamento; sem acordo, decide a Justiça.",
        "Paga quem causou: se o portão fechou em cima do carro porque o sensor falhou, em geral quem cuida do portão; se um morador o fechou de propósito, ele, e não o condomínio. Peça as imagens da câmera e o registro do controle usado, fotografe o dano e leve o orçamento do reparo.",
        "Quem paga quando o portão fecha no carro depende da causa: se o sensor falhou ou faltou manutenção, costuma responder quem cuida do portão, como o condomínio; se alguém acionou com o carro na passagem, pode ser essa pessoa. Sem acordo, decide a Justiça.",
        "A culpa pelo portão que bateu no carro é, em geral, de quem cuida dele, condomínio ou dono da casa, que paga se faltou sensor ou manutenção. É do motorista se ele entrou colado em outro carro ou parou na linha da folha, e a responsabilidade é de quem instalou se o serviço saiu com defeito. Fotos, imagens e hora decidem.",
        "O conserto do carro pode sair do seguro do veículo, do seguro do condomínio ou de quem causou o acidente. O que resolve é prova: fotos, vídeo, relatório técnico do portão e registro escrito à administração.",
        "O condomínio costuma ter que pagar quando o sensor do portão falhou ou faltou manutenção, e na casa, quem cuida dele; se o motorista entrou fora da vez ou colado em outro carro, podem não pagar. A falta de fotocélula pesa contra eles, e decidem fotos, vídeo e relatório do técnico.",
        "Portão que bate no carro sem fotocélula ou com o sensor anulado pesa contra quem cuida do portão, em geral o condomínio. Não conhecemos lei nacional única que exija o sensor; município, convenção e manual do motor podem exigir. Decide a prova: imagens, hora, quem acionou e registro de manutenção.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que registrar para cobrar o prejuízo",
          "Provas do acidente com o portão",
          "Passos depois que o portão fechou no carro",
        ],
        slots: [
          [
            "Registre antes de mover o carro, se não houver risco.",
            "Imagem de câmera costuma ser apagada em poucos dias; peça logo.",
            "O relatório do técnico diz se sensor, força e pausa estavam em ordem.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu e desligue o disjuntor do portão.",
          "Fotografe carro, folha, fotocélulas e a posição de tudo.",
          "Anote hora, quem acionou e testemunhas.",
          "Avise o síndico ou o dono por escrito e peça as imagens.",
          "Comunique a sua seguradora.",
          "Peça orçamento do carro e relatório técnico do portão.",
        ],
      },
      {
        about: "causes",
        headings: [
          "O que decide de quem é a responsabilidade",
          "Sensor, manutenção ou acionamento",
          "O que a vistoria do portão mostra",
        ],
        slots: [
          [
            "Fotocélula anulada, suja ou ausente aponta para quem responde pela manutenção.",
            "Um condomínio sem registro de manutenção tem mais dificuldade para se defender.",
            "Força alta e reversão desligada mostram regulagem errada.",
          ],
          [
            "Dois toques no controle, ou entrar logo atrás de outro carro, apontam para o acionamento.",
            "Pausa curta demais é ajuste do portão, e não descuido de quem passa.",
            "Um carro parado fora da linha do feixe pode não ter sido visto por um sensor que funciona.",
          ],
          [
            "O regulamento interno pode dizer como se usa a entrada e quem cobre o dano.",
            "Se o porteiro acionou, em geral responde o condomínio ou a empresa de portaria; se foi outro morador, ele.",
            "Cada caso é apurado com prova; orientação jurídica é com advogado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o condomínio se recusar a pagar?",
        answers: [
          "Peça a negativa por escrito e pergunte se há seguro do condomínio. Sem acordo, valores menores podem ser cobrados no Juizado Especial Cível, com as provas.",
        ],
      },
      {
        question: "E se o portão do prédio não tinha fotocélula?",
        answers: [
          "A falta pesa contra quem cuida do portão. Não conhecemos lei nacional única, mas município, convenção e manual do motor podem exigir o sensor.",
          "Isso conta contra a administração: sem fotocélula, o fechamento automático não deve ser usado. Regra local, seguro e fabricante podem exigi-la, embora não conheçamos lei única.",
        ],
      },
      {
        question: "O condomínio sempre paga?",
        answers: [
          "Não. Responde quando houve falha de manutenção ou defeito no portão; se o erro foi de quem acionou ou passou, pode não pagar.",
          "Depende da causa. Sensor testado e manutenção registrada pesam a favor da administração.",
        ],
      },
      {
        question: "Quem faz o laudo do portão?",
        answers: [
          "Para processo ou seguro, quem faz é um perito ou profissional habilitado. Peça que ele registre como estavam sensor, força e pausa.",
          "Quem faz é um profissional habilitado, escolhido pelas partes, pelo seguro ou pela Justiça. Não mexa no portão antes da vistoria.",
        ],
      },
      {
        question: "Como evitar que o portão feche no carro de novo?",
        answers: [
          "Mantenha a fotocélula alinhada, um segundo par para veículo alto, a força mínima e a pausa folgada, e teste com uma caixa a cada mês.",
          "Evita-se com sensores testados, pausa maior e sinaleiro na entrada; um carro por vez a cada acionamento.",
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
        "No acidente com portão automático, com pessoa ferida ou carro batido, em geral responde quem tem a guarda dele: a responsabilidade é do dono ou morador da casa, do condomínio ou da empresa. Quem acionou sem olhar ou fez serviço malfeito também pode responder; cada caso se decide por provas, e convém procurar um advogado.",
        "Se o portão machucou alguém, em geral responde quem tem a guarda dele: o dono da casa, o condomínio ou a empresa; quem acionou sem olhar ou fez serviço malfeito também pode responder. Cada caso se decide por provas; procure um advogado.",
        "A responsabilidade por acidente com portão costuma recair sobre quem cuida dele e devia mantê-lo seguro, e pode ser dividida com quem acionou ou instalou. Primeiro o atendimento médico, 192 ou 193; depois, fotos, testemunhas e boletim de ocorrência.",
        "Quando o portão fere alguém, dono, condomínio ou empresa costumam ser cobrados primeiro, e a culpa pode ser dividida: conta se a fotocélula funcionava, se havia manutenção em dia e quem acionou. Deixe o portão parado e registre como estava.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer depois do acidente", "Registre antes de consertar", "Passos nas primeiras horas"],
        slots: [
          [
            "Primeiro vem a pessoa, depois as provas e, por último, o portão.",
            "O socorro vem antes; depois, guarde o que mostra como aconteceu.",
            "A ordem protege quem se feriu e quem terá de explicar.",
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
        headings: ["O que pesa na responsabilidade", "Quem pode ser cobrado", "Quem responde em cada caso"],
        slots: [
          [
            "Em casa, o dono ou o morador responde pelo que é seu; em prédio, o condomínio; em loja, a empresa.",
            "Quem tem a guarda do portão, seja dono, inquilino, condomínio ou empresa, tem o dever de mantê-lo seguro para quem passa.",
            "Em casa, responde o dono ou o morador; em prédio, o condomínio; em imóvel alugado, contrato e causa dizem se é o proprietário, pelo defeito antigo, ou o inquilino, pelo uso.",
          ],
          [
            "Sensor desligado, força alta e revisão atrasada pesam contra quem cuida.",
            "Manutenção registrada e fotocélula testada mostram que houve cuidado.",
            "Quem mandou desligar o sensor ou acionou sem ver a passagem pode dividir a culpa; quem entrou com a folha já fechando, também.",
          ],
          [
            "Com criança, conta também a vigilância, mas isso não dispensa o portão de ser seguro.",
            "Sem acordo, quem decide é a Justiça, com perícia no portão.",
            "Seguro residencial ou de condomínio pode cobrir danos a terceiros; veja a apólice.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Vocês emitem laudo do acidente com o portão?",
        answers: [
          "Fazemos o exame e o reparo do portão; perícia com valor legal é de engenheiro habilitado.",
          "O técnico descreve o que encontrou. Para processo, contrate perícia de engenharia.",
        ],
      },
      {
        question: "Posso consertar o portão logo depois?",
        answers: [
          "Registre tudo antes. Se há boletim ou seguro em curso, pergunte se precisam ver o portão.",
          "Sim, depois das fotos e, se houver, da vistoria. Até lá, disjuntor desligado.",
        ],
      },
      {
        question: "O portão bateu no meu carro: quem paga?",
        answers: [
          "Em geral, quem tem a guarda do portão, se o sensor faltava ou falhou; se o carro seguiu outro e entrou com a folha fechando, a culpa pode ser do motorista ou dividida. Fotos, imagens de câmera e o seguro decidem.",
        ],
      },
      {
        question: "A falta de fotocélula muda o caso?",
        answers: [
          "Pesa, porque é a proteção básica de quem passa. Instale antes de voltar a usar.",
          "Costuma pesar contra quem cuida do portão. Sem ela, desligue o fechamento automático.",
        ],
      },
      {
        question: "Como evitar outro acidente com o portão?",
        answers: [
          "Deixe a fotocélula baixa e a força mínima que move a folha, faça a revisão {visits.home} em casa e {visits.business} em prédio, e tenha um adulto olhando até fechar.",
          "Teste o sensor todo mês com um cabo de vassoura e guarde o registro das revisões.",
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
    asks: [...combine(["acidente portão"], ["evitar", "prevenir", "prevenção", "cuidados"])],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar acidentes com portão automático, some quatro cuidados: fotocélula funcionando, força no mínimo com reversão testada, cabos, contrapeso e batentes revisados e ninguém passando com a folha em movimento. Com criança ou animal, ponha um segundo par de fotocélulas, de 15 a 25 cm do chão.",
        "Acidentes com portão automático se evitam com sensor, regulagem e hábito: a fotocélula para a folha antes do toque, a força mínima a faz recuar, cabos e contrapeso revisados a mantêm no alto, e ninguém passa com ela em movimento. A revisão em casa, que confere tudo, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Onde o portão machuca", "Os pontos de risco de cada tipo"],
        slots: [
          [
            "No basculante, o risco é a folha que desce; cabo desfiado ou contrapeso errado a fazem cair.",
            "O basculante pede cabos inteiros e equilíbrio certo: é isso que impede a queda.",
          ],
          [
            "No de correr, é a ponta que fecha e a cremalheira; batente nas pontas impede a folha de sair do trilho.",
            "O de correr prensa na coluna e prende dedo na cremalheira, que pode ser coberta.",
          ],
          [
            "No de abrir, é o vão da dobradiça e o varrido da folha.",
            "No de abrir, ninguém fica no caminho da folha nem põe a mão na dobradiça.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste de cada mês", "Como testar em cinco minutos"],
        slots: [
          ["Faça com a passagem livre e uma pessoa no controle.", "O teste é rápido e mostra se a proteção funciona."],
        ],
        steps: [
          "Passe um cabo de vassoura no feixe da fotocélula com o portão fechando: ele deve parar ou voltar.",
          "Ponha uma caixa de papelão no caminho da folha de correr ou de abrir: ela deve recuar no toque.",
          "Olhe de longe cabos, soldas, roldanas e batentes.",
          "Se algo falhar, desligue o disjuntor e deixe de usar até o técnico vir.",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "O fechamento automático é perigoso?",
        answers: ["Sem fotocélula, é: a folha fecha sobre quem está no vão. Com ela testada, pode ser usado."],
      },
      {
        question: "O que fazer se o portão prensar alguém?",
        answers: ["Desligue o disjuntor e ligue 193 ou 192. Não aperte o controle de novo e não puxe a pessoa."],
      },
      {
        question: "De quanto em quanto tempo revisar o portão?",
        answers: ["Em casa, {visits.home}; em prédio e comércio, {visits.business}."],
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
        "Portão fechando em cima do carro não enxerga o carro: a fotocélula falta, está suja ou desalinhada, a pausa do fechamento automático é curta ou um segundo toque no controle mandou fechar. Até o acerto, só feche vendo o vão livre; regular sensor, pausa e reversão em casa parte de {price.preventive}, sem peças.",
        "Se o portão fecha em cima do carro, falta proteção na passagem: fotocélula que veja o veículo e pausa maior que o tempo de saída. Limpe as lentes, confira se ninguém apertou o controle de novo e não use o fechamento automático até o técnico testar sensor, pausa e reversão.",
        "Portão que fechou em cima do carro fica sem uso até o teste: disjuntor desligado, e, se a folha está apoiada no carro, não o mova. A causa costuma ser fotocélula ausente, suja ou desalinhada, pausa curta ou segundo toque no controle; o acerto é na visita.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão fecha com o carro no vão", "Fotocélula, pausa e segundo toque"],
        slots: [
          [
            "Sem fotocélula, ou com ela anulada, a central fecha às cegas quando a pausa acaba.",
            "Lente suja, módulo torto ou ponte deixada na central fazem o sensor não ver o carro.",
          ],
          [
            "A pausa curta fecha antes de o carro sair; quem manobra devagar precisa de mais segundos.",
            "Com fechamento automático, a pausa deve passar do tempo da manobra mais lenta.",
          ],
          [
            "Um segundo toque no controle, do motorista ou de quem vem atrás, também manda fechar.",
            "Dois controles apertados na mesma saída dão duas ordens: abrir e fechar.",
          ],
          [
            "O feixe vê uma linha só: carro alto ou parado rente à folha pode não cortá-la.",
            "Caminhonete e reboque passam por cima do feixe, e um segundo par resolve.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se acerta", "O que o técnico regula e testa"],
        slots: [
          [
            "O técnico instala ou alinha a fotocélula, aumenta a pausa e reduz a força ao menor valor que move a folha.",
            "São acertados sensor, pausa e força, nessa ordem.",
          ],
          [
            "A reversão é provada com uma caixa no vão, em mais de uma posição.",
            "O teste final é fechar sobre uma caixa: a folha tem de parar e voltar.",
          ],
          [
            "A regulagem em casa parte de {price.preventive}, sem peças; fotocélula nova é orçada grátis, por fotos das colunas e da etiqueta do motor.",
            "O sensor que faltar é orçado antes, por foto das colunas e da etiqueta do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão já bateu no carro. O que faço agora?",
        answers: [
          "Veja se alguém se feriu, desligue o disjuntor e fotografe. Folha apoiada no carro espera o técnico: o carro pode ser o apoio dela.",
          "Desligue o disjuntor, fotografe e não use o portão antes da vistoria, mesmo que ele ainda ande.",
        ],
      },
      {
        question: "Tirar o fechamento automático resolve?",
        answers: [
          "Evita que feche sem ordem, mas não protege de um toque errado. A fotocélula continua necessária.",
          "Ajuda até a visita. A proteção de verdade é a fotocélula com a reversão regulada.",
        ],
      },
      {
        question: "Tenho fotocélula e o portão fecha no carro mesmo assim. Por quê?",
        answers: [
          "Ou o carro não corta o feixe, por altura ou posição, ou o sensor está sujo, torto ou anulado. O teste com caixa mostra qual.",
          "Porque o feixe é uma linha: fora dela o carro não é visto. Muda-se a altura ou soma-se um segundo par.",
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
        "Portão que não volta quando encontra obstáculo está com a força alta demais, a reversão desligada na central ou sem fotocélula, e pode machucar. Desligue o fechamento automático, só feche vendo o vão livre e peça a regulagem: força mínima, reversão e sensor testados, a partir de {price.preventive} em casa, sem peças.",
        "Se o portão não para nem recua ao encostar em alguém ou no carro, deixe de usar o automático hoje: a força está acima do que a folha precisa, ou a central não tem reversão. O técnico alivia a folha, baixa a força e testa com uma caixa; fotocélula nova é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão não recua", "Força, central e fotocélula"],
        slots: [
          [
            "Força aumentada para vencer folha pesada tira a sensibilidade: o certo é aliviar a folha.",
            "Quando a roldana ou o contrapeso pesa, alguém sobe a força, e o recuo some.",
          ],
          [
            "Central antiga pode não ter reversão por esforço; nela, a fotocélula e a borda sensível fazem a proteção.",
            "Em central sem esse recurso, a proteção vem de fotocélula ou borda sensível.",
          ],
          [
            "Fotocélula suja, torta ou anulada com ponte não avisa a central.",
            "Uma ponte deixada na placa desliga o sensor sem que se veja.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Como testar se o portão volta?",
        answers: [
          "Com uma caixa de papelão no vão, de longe, uma vez: a folha tem de parar e voltar. Nunca com o corpo.",
          "Ponha uma caixa leve no caminho e feche olhando. Se amassa a caixa, pare de usar o automático.",
        ],
      },
      {
        question: "Posso regular a força sozinho?",
        answers: [
          "Não convém: o ajuste fica na central, junto da rede elétrica, e só vale depois de a folha andar leve.",
          "É do técnico: tampa com energia por dentro, e a força se acerta com teste.",
        ],
      },
    ],
    photo: "um vídeo do fechamento, com o vão livre, e fotos das colunas e da etiqueta do motor",
  },
];
