import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const basculante = ["basculante"];

/** A tilting gate that stays shut or half open, leaves its guide, or moves unasked. */
export const sintomasPorPortaoBasculanteParado: NarrowConcept[] = [
  {
    id: "basculante-nao-sobe-tudo",
    broader: "para-no-meio",
    label: "Basculante não sobe tudo",
    phrase: "o basculante que não sobe tudo",
    asks: [
      "não sobe final",
      "não sobe até final",
      "não sobe até fim",
      "não sobe todo",
      "não sobe tudo",
      "não sobe inteiro",
      "não sobe completamente",
      "não termina subir",
      "basculante não termina subir",
      "não levanta todo",
      "não levanta tudo",
      "falta pouco subir",
      "falta palmo subir",
      "para antes subir tudo",
      ...combine(basculante, [
        "não sobe tudo",
        "não sobe todo",
        "não sobe completo",
        "não sobe completamente",
        "não sobe até fim",
        "não sobe até em cima",
        "não sobe inteiro",
        "não abre tudo",
        "não abre todo",
        "não abre completo",
        "não abre completamente",
        "não abre até fim",
        "não abre inteiro",
        "abre metade",
        "abre só metade",
        "abre pela metade",
        "sobe só metade",
        "sobe pela metade",
        "fica baixo",
        "fica caído",
        "carro não passa",
      ]),
      "basculante não chega em cima",
      "portão levanta não chega em cima",
      "fim curso cima basculante cortando cedo",
      "regular altura abertura basculante",
      "levanta não chega até cima",
      "basculante não sobe tudo bate teto carro",
      "basculante não sobe tudo bate carro",
      "basculante não sobe tudo pega carro",
      "basculante não abre tudo bate carro",
      "basculante não abre tudo pega carro",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que não termina de subir e para antes do alto está com o ponto de parada de cima marcado cedo ou com a folha pesada no fim do caminho. Se para calado, é regulagem, em visita a partir de {price.preventive} em casa, sem peças. Se ronca, desligue o disjuntor e não passe o carro embaixo.",
        "O portão basculante que não sobe até o final tem o fim de curso de cima fora do ponto, o percurso gravado curto ou a folha pesada no último trecho. Se ele para em silêncio, sempre na mesma altura, é regulagem, em visita a partir de {price.preventive} em casa, sem peças. Se ronca antes de parar, desligue o disjuntor e chame.",
        "O basculante que não abre tudo costuma estar com o fim de curso, o sensor da parada, deslocado, com o percurso encurtado na placa ou com folha pesada no alto. Parada silenciosa no mesmo ponto se regula em visita desde {price.preventive}, sem peças; ronco antes de parar pede disjuntor desligado e técnico.",
        "Quando o basculante não sobe até em cima, as causas são três: sensor de fim de curso fora do lugar, percurso da central curto ou desequilíbrio que pesa no final. Sem ronco e na mesma altura, basta regular, a partir de {price.preventive} em casa, fora as peças. Com ronco, corte o disjuntor.",
        "Se o portão basculante não abre por completo e fica baixo, procure uma destas três origens: fim de curso deslocado, percurso curto na placa ou folha pesada no alto. A parada muda, sempre igual, se acerta em visita a partir de {price.preventive}, sem peças; com ronco, baixe o disjuntor e chame.",
        "Regular a altura de abertura do basculante que não sobe até o final é acertar o fim de curso ou o percurso da placa, em visita desde {price.preventive} em casa, sem peças. Isso vale se ele para sem barulho; roncando, há peso ou atrito, e o disjuntor deve ser desligado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Fim de curso, percurso ou peso", "Por que ele para antes do alto"],
        slots: [
          [
            "O fim de curso de cima, o ímã ou a chave que avisa que o portão abriu, escorrega com a vibração e corta o motor antes da hora. Falta de luz ou troca de placa também pode deixar o percurso, o trajeto guardado na memória, mais curto.",
            "Poucos centímetros de deslocamento no ímã ou na chave do fim de curso já deixam a folha baixa. O mesmo ocorre quando o percurso, que a central guarda na memória, se altera numa queda de energia ou na troca da placa.",
            "Com a vibração, a peça do fim de curso que marca a abertura sai do lugar, e o motor desliga cedo. Outra origem é o percurso, a medida do trajeto na placa, que pode se encurtar depois de falta de luz ou placa nova.",
            "A parada de cima é dada pelo fim de curso, ímã ou chave que informa a abertura, e basta ele andar um pouco com o uso para o motor cortar cedo. O percurso, medida que a placa memoriza, também encurta se a energia falha ou a central é outra.",
            "Dois ajustes mandam na altura. Um é mecânico, o sensor de fim de curso, que a trepidação desloca; o outro está na placa, o percurso memorizado, que se perde ou encolhe com queda de luz e substituição da central.",
          ],
          [
            "Se há esforço, a causa está no peso: no fim da subida, um contrapeso leve ou uma mola cansada já não ajudam, e o capacitor fraco deixa o motor sem força. Guia amassada ou prateleira junto ao teto também seguram a folha.",
            "Já o ronco aponta peso ou atrito. Mola que perdeu força e contrapeso leve fazem falta no alto, capacitor gasto tira arranque do motor, e uma guia torta ou um cano no teto trava o resto da subida.",
            "Motor que sofre antes de parar indica outra coisa: folha desequilibrada por mola ou contrapeso, capacitor sem força, guia amassada. Às vezes é apenas algo guardado no alto da garagem que encosta na folha.",
            "Esforço audível muda o diagnóstico, que passa a ser de peso: contrapeso abaixo do necessário, mola frouxa ou capacitor que já não dá arranque. Confira ainda se uma guia torta ou um objeto no teto barra a folha.",
            "Quando o motor geme no fim da subida, falta ajuda ou sobra atrito. A ajuda vem da mola, do contrapeso e do capacitor; o atrito, de guia batida ou de algo que a folha encontra perto do teto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir do chão", "Verificação segura da folha baixa"],
        slots: [
          [
            "Olhe tudo do chão e de fora da linha da folha. Não a empurre para cima, não destrave o motor e não passe com o carro sob o portão meio aberto.",
            "A conferência é só com os olhos, de longe. Deixe o motor travado, não ajude a folha com as mãos e espere para tirar o carro, porque ela pode baixar.",
            "Fique afastado e apenas observe: folha empurrada ou destravada pode cair. Enquanto ela não abre inteira, o carro não passa por baixo.",
            "Dá para descobrir bastante só olhando e escutando, ao lado do portão e nunca debaixo dele. Motor destravado ou folha forçada para o alto podem acabar em queda, e o carro espera a abertura completa.",
            "Mantenha distância, mãos longe da folha e motor travado durante a conferência. Carro sob portão a meia altura corre risco, então só observe e anote.",
          ],
        ],
        steps: [
          "Note se a altura da parada é sempre a mesma.",
          "Ouça se o motor ronca antes de parar.",
          "Olhe se algo toca a folha no alto.",
          "Veja, de longe, se os cabos estão esticados e se a folha está reta.",
          "Se roncou, feche pelo controle com o vão livre e desligue o disjuntor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se recupera a altura", "O acerto e o que ele custa"],
        slots: [
          [
            "O técnico escora a folha e confere o equilíbrio antes de mexer no motor. Leve, ela só precisa do fim de curso no ponto ou do percurso regravado; pesada, pede acerto de contrapeso, cabo ou mola.",
            "Com a folha escorada, o primeiro teste é o do peso. Se está equilibrada, recoloca-se o sensor ou grava-se de novo o percurso; caso contrário, o trabalho começa por cabo, mola e contrapeso.",
            "Na visita, a folha é calçada e pesada na mão pelo técnico. Equilíbrio bom leva direto ao ajuste do fim de curso ou do percurso, e folha pesada passa antes pelo contrapeso e pelos cabos.",
            "O equilíbrio é testado primeiro, com escora, porque regular motor em folha pesada não dura. Estando leve, corrige-se o sensor ou a memória do percurso; do contrário, vêm antes mola, cabo e contrapeso.",
            "Depois de escorar o portão, o técnico sente se ele pesa. A resposta define o serviço: ajuste de percurso e fim de curso na folha leve, reparo do contrapeso, dos cabos ou da mola na pesada.",
          ],
          [
            "Regular o percurso é o conserto mais barato e cabe no preço da visita; contrapeso ou cabo a acertar fica em geral de {price.preventiveRange}, sem peças. Capacitor, cabo ou mola novos são orçados à parte, antes da troca.",
            "Em custo, o ajuste do fim de curso vem primeiro, dentro do valor da visita. Havendo contrapeso ou cabo a acertar, a faixa comum vai de {price.preventiveRange}, e peças como mola e capacitor se orçam separadamente.",
            "A conta menor é a do sensor reposicionado, que a visita inclui. Quando o equilíbrio precisa de acerto, conte de {price.preventiveRange}, fora as peças: mola, cabo e capacitor têm orçamento próprio.",
            "Quanto ao preço, a regulagem não passa da visita, enquanto o acerto de cabo ou contrapeso costuma ficar de {price.preventiveRange}, sem peças. Mola, cabo e capacitor, se trocados, recebem valor antes.",
            "Do mais barato ao mais caro: sensor ou percurso, já cobertos pela visita; contrapeso e cabos ajustados, em geral de {price.preventiveRange}, fora peças; e peça nova, com preço informado antes da troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar o ímã do fim de curso?",
        answers: [
          "Não com a folha no alto: qualquer toque ali fica ao lado de peça em movimento. O ajuste é feito com ela escorada e sem energia, pelo técnico.",
          "Melhor não. O ímã fica junto do fuso e do braço, e mexer nele sem escora e com energia é perigoso; na visita, o acerto leva poucos minutos.",
          "Deixe para o técnico, que escora a folha e corta a energia antes. Fuso e braço passam ao lado do ímã, e a mão ali corre perigo.",
        ],
      },
      {
        question: "Ficou assim depois da falta de luz. É defeito?",
        answers: [
          "Pode ser só o percurso perdido. Com o vão livre, faça uma abertura e um fechamento completos pelo controle; se a folha continuar baixa, a placa precisa ser regravada.",
          "Nem sempre: várias centrais refazem o percurso no primeiro ciclo depois da queda. Repita uma vez o comando, de longe, e chame se ela parar no mesmo ponto.",
          "Talvez a central só precise reaprender o trajeto, o que muitas fazem num ciclo inteiro. Acione uma vez, com a passagem livre e você longe; se não mudar, é caso de regravar.",
        ],
      },
      {
        question: "Trocaram o motor e agora abre menos. Por quê?",
        answers: [
          "O percurso ou o braço não foi regulado para a sua folha. Isso faz parte do serviço de troca, então peça a quem instalou que volte para regular.",
          "Faltou ajustar o braço ou gravar o percurso depois da montagem. Quem fez a troca deve voltar e acertar, porque é etapa da instalação.",
          "Porque a regulagem ficou incompleta, no braço ou na gravação do curso. O instalador deve voltar, já que ajustar à sua folha é parte do que foi contratado.",
        ],
      },
      {
        question: "Posso continuar usando com a folha baixa?",
        answers: [
          "Só se o motor para sem ronco, os cabos estão iguais e o carro passa com folga. Com ruído, folha torta ou cabo frouxo, desligue o disjuntor e mantenha todos longe.",
          "Depende do sinal: parada silenciosa e folha reta permitem uso cuidadoso até a visita. Ronco, inclinação ou cabo solto pedem disjuntor desligado e ninguém por perto.",
          "Com cabos firmes, folha reta, motor silencioso e espaço para o carro, sim, até a visita. Qualquer ronco, folga de cabo ou inclinação encerra o uso, com o disjuntor desligado.",
        ],
      },
    ],
    photo: "uma foto da folha aberta até onde vai, de longe, e da etiqueta do motor",
  },
  {
    id: "basculante-preso-com-carro",
    broader: "travado-com-carro",
    label: "Basculante fechado com o carro dentro",
    phrase: "o basculante fechado com o carro dentro",
    asks: [
      ...combine(basculante, [
        "carro dentro",
        "carro preso",
        "sair carro",
        "sair carro travou",
        "sair carro travado",
        "travou fechado carro",
        "como sair carro travou fechado",
        "não abre carro dentro",
        "não abre carro preso",
        "travou carro dentro",
        "travado carro dentro",
        "fechou não abre carro",
        "carro preso garagem",
        "preciso tirar carro",
        "tirar carro não abre",
        "não sobe carro dentro",
        "não sobe carro preso",
      ]),
      "basculante não levanta carro garagem",
      "basculante trancado tiro carro",
      "levantar não sobe sair carro",
      "basculante não sobe preciso sair carro",
      "portão levantar não sobe preciso sair carro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Basculante que não abre com o carro preso dentro: confira disjuntor e DR, troque a pilha e tente a botoeira uma vez. Se o motor ronca ou a folha entortou, desligue o disjuntor e chame, {shop.hours}: não destrave nem levante na mão, porque os cabos podem ter falhado e a folha cai.",
        "Para sair com o carro se o basculante travou fechado, veja o quadro de luz, a pilha e a botoeira, numa tentativa só. Motor roncando ou mudo depois disso é caso de técnico, que atende {shop.hours} e abre com a folha escorada; não solte o motor, que pode estar segurando o peso dos cabos.",
        "Se o carro ficou preso embaixo ou atrás do basculante, afaste todos e desligue o disjuntor; não levante a folha nem destrave, porque cabo ou mola pode ter cedido. Chame, {shop.hours}: o técnico escora a folha, libera o carro e então conserta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tentar, em ordem", "Do quadro de luz à chave"],
        slots: [
          [
            "Uma tentativa de cada vez, sem ninguém na frente da folha.",
            "Se algo estalou ou a folha entortou, pule tudo isso e chame.",
          ],
        ],
        steps: [
          "Veja disjuntor, DR e se há luz na casa.",
          "Troque a pilha ou use outro controle e a botoeira.",
          "Confira se há trava ou cadeado fechado.",
          "Desligue o disjuntor e olhe os dois cabos, de longe.",
          "Mesmo com cabos esticados e folha reta, não destrave: espere o técnico escorar a folha.",
          "Mande fotos de longe e, se há urgência, diga a hora em que precisa sair.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não destravar", "O risco da folha sem equilíbrio"],
        slots: [
          [
            "Cabo frouxo, mola partida ou folha torta: o motor é o que segura o portão, e soltá-lo derruba a folha.",
            "Com cabo ou mola rompida, destravar solta o peso inteiro de uma vez.",
          ],
          [
            "Não saia com o carro sob a folha presa por escora improvisada.",
            "Folha apoiada em cabo de vassoura ou macaco não é passagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico libera o carro", "Abrir primeiro, consertar depois"],
        slots: [
          [
            "A folha é escorada, aberta em etapas e presa no alto, para o carro sair com segurança.",
            "O técnico escora a folha, libera o carro e só então mexe no motor.",
          ],
          [
            "Depois se mede capacitor, placa e equilíbrio, com o valor combinado antes.",
            "Em seguida vêm a medição do motor e o acerto de cabos e contrapeso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso forçar com o macaco do carro?",
        answers: [
          "Não. A folha escapa do apoio e cai, e o braço entorta.",
          "De jeito nenhum: o macaco escorrega, e o peso desce de uma vez.",
        ],
      },
      {
        question: "Quanto tempo leva para liberar o carro?",
        answers: [
          "Depende do trânsito e da causa. Com o endereço e uma foto do portão, a resposta diz o prazo da chegada.",
          "Varia com a distância e com o defeito. A previsão é dada na hora do pedido, pelo endereço.",
        ],
      },
      {
        question: "Faltou luz. O basculante abre na mão?",
        answers: [
          "Não solte sozinho: só o técnico, que confere cabos e equilíbrio antes. Se a luz volta logo, espere com o disjuntor desligado.",
          "Em basculante, não arrisque. A queda de luz pode não ser a única causa, e a folha solta cai se há cabo ruim.",
        ],
      },
      {
        question: "O que evita que isso se repita?",
        answers: [
          "Revisão {visits.home}, com cabos, contrapeso e capacitor conferidos, e nobreak para faltas de luz. Outra saída a pé na garagem também ajuda.",
          "Manter folha equilibrada e capacitor bom, com visita {visits.home}. Um nobreak cobre a falta de energia.",
        ],
      },
    ],
    photo: "fotos de longe do portão, dos dois lados e do motor, com o endereço",
  },
  {
    id: "basculante-saiu-da-guia",
    broader: "caiu-do-trilho",
    label: "Basculante saiu da guia",
    phrase: "o basculante que saiu da guia lateral",
    asks: [
      ...combine(basculante, [
        "saiu trilho",
        "saiu trilho lateral",
        "saiu do trilho",
        "saiu guia",
        "saiu da guia",
        "caiu trilho",
        "caiu do trilho",
        "descarrilou",
        "descarrilhou",
        "fora trilho",
        "fora guia",
        "escapou trilho",
        "escapou guia",
        "pulou trilho",
        "roldana saiu",
        "roldana saiu trilho",
        "rolamento saiu",
      ]),
      "basculante saiu eixo",
      "basculante saiu do lugar",
      "basculante desencaixou",
      "basculante saiu pino",
    ],
    intent: "emergency",
    answers: {
      any: [
        "A roldana do basculante saiu da guia ou o portão saiu do eixo: pare, porque a folha pode cair. Não acione, não destrave e não empurre de volta; desligue o disjuntor sem passar embaixo e afaste todos. O técnico escora a folha, recoloca ou troca a roldana e acerta os dois lados.",
        "Portão basculante que saiu do eixo, com a roldana fora da guia, fica preso por um lado só e pode despencar. Corte a energia se o quadro estiver longe da folha, não acione nem destrave, e isole o vão. Com a folha escorada, o técnico devolve a roldana e iguala os cabos.",
        "Basculante com a roldana fora da guia não se põe no lugar em casa: um lado carrega o peso dos dois. Não destrave, não acione e mantenha todos longe, com o disjuntor desligado. O conserto começa pela escora e termina com guia reta, roldana nova se preciso e cabos iguais.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Basculante fora da guia: isole"],
        slots: [
          [
            "A folha torta pode cair ao menor toque, inclusive do lado que parece firme. Não improvise apoio com madeira, que escapa quando ela se mexe.",
            "Nenhum lado está seguro quando a folha entorta. Ripa ou escada encostada não segura e pode escorregar sobre alguém.",
            "Mesmo parado, o portão torto pode ceder de repente. Apoio improvisado cai junto, por isso só isole e espere.",
          ],
        ],
        steps: [
          "Não use o controle nem a chave de destravar.",
          "Desligue o disjuntor, se não precisar passar sob a folha.",
          "Afaste pessoas e animais e isole a calçada.",
          "Deixe o carro onde está.",
          "Fotografe de longe os dois lados e o alto das colunas.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a roldana saiu da guia", "Guia, cabo ou batida"],
        slots: [
          [
            "Para-choque que encosta na coluna abre ou amassa a guia, e a roldana escapa no mesmo ponto na subida seguinte. Cabos de tamanhos diferentes puxam a folha torta até ela pular; pino ou eixo gasto solta a roda sem batida nenhuma.",
            "Uma batida leve de carro basta para abrir a guia. Sem batida, procure cabo mais curto de um lado, que torce a folha, ou o pino da roldana gasto pelo uso.",
            "O motivo costuma ser guia amassada por veículo, cabo desigual ou eixo da roda comido. No primeiro caso ela sai sempre no mesmo lugar; nos outros, a folha já vinha subindo torta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha volta à guia", "O conserto, com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha e apoia o contrapeso, o bloco que equilibra o peso dentro da coluna. Só então endireita a guia e recoloca ou troca a roldana, de preferência a dos dois lados.",
            "Primeiro se prendem a folha e o contrapeso, a carga que sobe e desce na coluna. Com tudo apoiado, a guia é desamassada ou trocada, e as roldanas entram aos pares.",
            "Folha e contrapeso, a carga de dentro da coluna, são apoiados antes de qualquer chave. A seguir se corrige a guia e se põe a roldana, nova se o pino gastou, nos dois lados.",
          ],
          [
            "Os cabos são igualados, a folha é equilibrada e o motor faz vários ciclos, para ver se ela sobe reta. Força e fim de curso, o ponto de parada, são acertados no fim.",
            "Depois vêm o ajuste dos cabos, para puxarem igual, e o equilíbrio. O motor só é religado com a folha reta, e então se regulam força e parada.",
            "Igualados os cabos, confere-se se a folha fica no nível em todo o percurso. O acerto da força e do ponto de parada do motor fecha o serviço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor do conserto", "Roldana, guia ou cabo na conta"],
        slots: [
          [
            "Recolocar e alinhar, sem peça, é o mais barato; roldanas e cabos em par ficam no meio, e guia amassada ou braço torto, que pede serralheria, custa mais. O tamanho da folha conta, porque define a escora e o número de pessoas.",
            "O valor sobe nesta ordem: alinhar e recolocar, trocar o par de roldanas ou de cabos, refazer guia ou braço com solda. Folha grande e revestida exige mais apoio e mais gente.",
            "Quando só escapou, paga-se a recolocação; com peça gasta, somam-se roldanas e cabos; com guia torta, a serralheria. Peso e altura da folha mudam a mão de obra, e peça e serviço são orçados juntos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O carro ficou preso. Como saio?",
        answers: [
          "Espere a escora. Passar com a folha torta põe o carro e o motorista embaixo de um peso mal preso; o atendimento é {shop.hours}, e a liberação da passagem vem primeiro.",
          "Não passe embaixo. O técnico firma a folha e libera a saída antes do conserto completo, e o atendimento funciona {shop.hours}.",
        ],
      },
      {
        question: "O motor estragou?",
        answers: [
          "Nem sempre. Se você parou logo, costuma estar bom; quem insistiu no controle pode ter torcido o braço ou o fuso. O teste dele vem com a folha já equilibrada.",
          "Pode estar inteiro, se não forçaram. Fuso e braço sofrem quando se insiste, e isso se verifica depois que a folha volta ao lugar.",
        ],
      },
      {
        question: "Precisa trocar as duas roldanas?",
        answers: [
          "Em geral, sim: elas têm o mesmo uso, e uma nova com uma gasta faz a folha subir torta. Trocar o par evita que o outro lado escape.",
          "O par é o recomendado, porque o desgaste é igual dos dois lados. Uma só deixa diferença de altura e força a guia.",
        ],
      },
      {
        question: "Como evitar que saia de novo?",
        answers: [
          "Não encoste o carro nas colunas e repare se a folha sobe torta ou raspa. Revisão {visits.home} em casa pega cabo desfiado e pino gasto antes de a roldana escapar.",
          "Folha que sobe inclinada ou range é o aviso. Com revisão {visits.home}, o técnico vê guia, pino e cabo antes da quebra.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados, do alto das colunas e da folha como parou",
  },
  {
    id: "basculante-so-desce-segurando",
    broader: "nao-fecha",
    label: "Basculante só desce segurando o botão",
    phrase: "o basculante que só desce com o botão seguro",
    asks: [
      ...combine(basculante, [
        "só desce segurando",
        "só desce segurando controle",
        "só desce segurando botão",
        "só fecha segurando",
        "só fecha segurando controle",
        "só fecha segurando botão",
        "só fecha apertando",
        "só desce apertando",
        "desce segurar botão",
        "fecha segurar botão",
        "tem segurar fechar",
      ]),
      "levantar só baixa segurando controle",
      "basculante só baixa segurando",
      "manter controle pressionado basculante",
      "basculante baixar controle pressionado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que só fecha segurando o botão está sem a fotocélula: em várias centrais, quando o sensor falha, a folha só desce com alguém comandando. Limpe as lentes e veja se o LED acende; se não voltar, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O basculante para se você soltar o botão na descida porque a central não recebe o sinal da fotocélula ou ficou no modo de comando contínuo. Passe um pano nas lentes. Sem resultado, sensor, fio e programação são conferidos a partir de {price.preventive} em casa, fora peças.",
        "Se o portão de levantar só baixa com o controle apertado, a fotocélula está suja, torta ou apagada, e a placa exige alguém vigiando. Limpe as duas lentes e repita com um toque curto; o acerto do sensor começa em {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tentar em casa", "Limpeza e teste à vista"],
        slots: [
          [
            "Faça sem carro e sem ninguém no vão. Nunca ligue os fios da fotocélula direto para a folha descer.",
            "O teste é por fora, com o caminho livre. Não tampe nem tire o sensor, que protege quem está embaixo.",
            "Tudo se confere do lado de fora, de longe da folha. Ponte na fotocélula é proibida.",
          ],
        ],
        steps: [
          "Tire carro e objetos da linha do sensor.",
          "Limpe as lentes com pano seco.",
          "Veja se os LEDs dos dois lados acendem.",
          "Feche uma vez com um toque curto, olhando de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o basculante pede o botão seguro", "Sensor, fio ou programação"],
        slots: [
          [
            "Lente suja, suporte torto ou sol no receptor fazem a central ver obstáculo o tempo todo. LED apagado indica fio partido, água ou sensor queimado.",
            "Fotocélula desalinhada é a causa mais comum, com o LED aceso; com ele apagado, procure fio rompido ou umidade. O sol de frente engana em certas horas.",
            "Sujeira, desalinho e sol mantêm o feixe cortado para a placa. Se o sensor nem acende, falta energia nele: fio, água ou peça morta.",
          ],
          [
            "Depois de troca de placa, o modo de comando pode ter ficado em homem presente, que só anda com o botão apertado. Isso se muda na programação.",
            "Central recém-trocada às vezes vem no modo de comando contínuo, e a correção é no menu.",
            "Há ainda o modo homem presente, ligado por engano numa troca de placa e desfeito na programação.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o basculante voltar a descer", "Do ajuste ao sensor novo"],
        slots: [
          [
            "Limpar, alinhar e reprogramar leva até {trade.smallRepair} e é o caso mais barato; o par de fotocélulas soma a peça, e a placa é o mais caro. O usual em casa é de {price.preventiveRange}, sem peças.",
            "O ajuste do sensor toma até {trade.smallRepair}; fotocélula nova pesa pouco na conta, e a central, mais. Sem material, a faixa comum é de {price.preventiveRange} numa casa.",
            "Em até {trade.smallRepair} se alinha e se programa; o que encarece é sensor queimado e, raramente, a placa. Na maioria das casas o ajuste fica em {price.preventiveRange}, fora peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o basculante segurando o botão até o conserto?",
        answers: [
          "Pode, segurando até encostar no chão e com a folha à vista, sem ninguém embaixo.",
          "Sim, por poucos dias, olhando o vão o tempo todo. Criança não deve operar assim.",
        ],
      },
      {
        question: "Só descer com o botão seguro é defeito do controle?",
        answers: [
          "Raramente: se a botoeira também pede para segurar, o problema é o sensor ou a central.",
          "Quase nunca. Teste pelo botão da parede; se ele age igual, a causa é a fotocélula.",
        ],
      },
      {
        question: "Por que ele abre com um toque só?",
        answers: [
          "Porque abrir não depende da fotocélula. A descida, que pode atingir alguém, só é livre com o sensor respondendo.",
          "A central confia na abertura e protege o fechamento. Sem o sinal do sensor, exige o botão.",
        ],
      },
      {
        question: "Serve trocar só um lado do sensor?",
        answers: [
          "Se os dois são do mesmo modelo, às vezes; o par igual costuma alinhar melhor e durar mais.",
          "Depende da marca. Em sensor antigo, troque o par, porque o outro lado tem a mesma idade.",
        ],
      },
    ],
    photo: "fotos dos dois lados da fotocélula, com os LEDs, e da etiqueta do motor",
  },
  {
    id: "basculante-abre-sozinho",
    broader: "abre-sozinho",
    label: "Basculante abre sozinho",
    phrase: "o basculante que abre sozinho",
    asks: [
      "portão levanta abrindo conta própria",
      ...combine(basculante, [
        "abre sozinho",
        "abrindo sozinho",
        "abriu sozinho",
        "sobe sozinho",
        "subindo sozinho",
        "subiu sozinho",
        "abre sozinho noite",
        "sobe do nada",
        "abre do nada",
        "abre pouco sozinho",
        "sobe pouco sozinho",
      ]),
      "basculante sobe sem ligar motor",
      "basculante sobe sozinho",
      "portão levantar sobe sozinho depois fecha",
      "basculante sobe sozinho fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que abre sozinho recebe comando falso ou está com o contrapeso pesado demais. Se sobe com som de motor, suspeite de botoeira úmida, interfone ou controle preso; em silêncio, de contrapeso ou trava do motor. Desligue o disjuntor, fique longe da folha e chame.",
        "O basculante sobe sozinho do nada por ordem falsa ou por desequilíbrio, e o som separa os dois. Com o motor ligado, é botoeira molhada, fio ou controle preso; sem motor, o contrapeso passou do peso da folha ou o motor soltou, e ninguém deve ficar embaixo.",
        "Quando o portão basculante abre sozinho, escute: motor funcionando é botoeira, interfone ou controle mandando; silêncio é contrapeso puxando ou motor destravado. Nos dois casos desligue o disjuntor, e no segundo não mexa na folha, que pode descer de repente.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Com som de motor ou em silêncio", "Comando falso ou desequilíbrio"],
        slots: [
          [
            "O comando falso vem de botoeira molhada, fio em curto, interfone, botão do controle preso ou código fixo igual ao de um vizinho. Costuma piorar na chuva ou em hora certa do dia.",
            "Umidade na botoeira, emenda em curto, interfone ou tecla presa mandam abrir sem ninguém querer; o código fixo repetido na vizinhança também. Chuva e horário dão a pista.",
            "Quem manda abrir pode ser um botão preso, a botoeira úmida, o interfone, um fio em curto ou o controle de código fixo de outra casa. Note se acontece com chuva ou sempre no mesmo horário.",
          ],
          [
            "Sem motor, a folha sobe porque ficou mais leve que o contrapeso, o peso que a equilibra, por exemplo depois de trocar a chapa. Fuso ou braço gasto e motor destravado deixam esse desequilíbrio aparecer.",
            "Em silêncio, quem puxa é o contrapeso, a carga que equilibra a folha: basta ela ter ficado mais leve numa reforma. Motor solto ou fuso gasto deixa de segurar.",
            "Subida sem ruído indica contrapeso, que equilibra a folha, maior que ela, comum depois de tirar chapa. O motor travado seguraria; se não segura, está destravado ou com o fuso gasto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir com segurança", "O teste do disjuntor"],
        slots: [
          [
            "Ninguém fica embaixo da folha até a causa aparecer, e o motor não se destrava durante o teste. São passos feitos de longe.",
            "Faça o teste a distância, sem soltar o motor e sem passar sob a folha.",
            "Mantenha a garagem livre e não destrave o basculante. Tudo se observa de fora.",
          ],
        ],
        steps: [
          "Com o portão fechado, desligue o disjuntor e observe.",
          "Subiu mesmo assim: é equilíbrio ou trava; afaste todos e chame.",
          "Só sobe com energia: tire a pilha de todos os controles e religue.",
          "Continuou: peça ao técnico que isole botoeira e interfone.",
          "À noite e fora de casa, deixe o disjuntor desligado.",
        ],
      },
      {
        about: "cost",
        headings: ["O conserto e quanto custa", "O que se faz em cada caso"],
        slots: [
          [
            "No comando falso, o técnico isola botoeira e interfone, refaz o fio, apaga a memória e grava só os controles da casa. Essa visita, com medição e ajuste, parte de {price.preventive}, sem peças.",
            "Para a ordem falsa, isolam-se interfone e botoeira, corrige-se a fiação e a memória é limpa, ficando só os controles conhecidos. Medição e ajuste em casa começam em {price.preventive}, fora peças.",
            "Se for comando, botoeira e interfone são testados um a um, o fio é refeito e os controles da família, regravados depois de limpar a memória. A visita de ajuste sai a partir de {price.preventive} em casa, peças à parte.",
          ],
          [
            "No desequilíbrio, o contrapeso é acertado com a folha escorada, e a trava do motor, conferida. Cabos, fuso ou braço gastos são orçados por foto, com peça e serviço juntos.",
            "Já o contrapeso se corrige com a folha apoiada, testando depois se o motor a segura. Troca de cabo, braço ou fuso tem orçamento próprio, que reúne peça e trabalho.",
            "Quando é equilíbrio, o técnico escora a folha, acerta o contrapeso e prova a trava do motor. Fuso, braço ou cabo no fim entram num orçamento de peça e mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O basculante que sobe sozinho pode cair?",
        answers: [
          "Pode, se está desequilibrado ou com o motor solto. Por isso ninguém passa embaixo nem tenta segurar a folha até o acerto.",
          "Sim, quando a causa é equilíbrio ou trava. Isole a garagem e não puxe a folha para baixo.",
        ],
      },
      {
        question: "Código rolante resolve o basculante que abre sozinho?",
        answers: [
          "Resolve quando o controle de outra pessoa abre o seu portão, porque o código muda a cada uso. Fio em curto e umidade continuam precisando de conserto.",
          "Só se o problema for código repetido. Botoeira molhada e fiação em curto mandam abrir do mesmo jeito.",
        ],
      },
      {
        question: "O basculante sobe sozinho só um palmo. O que é?",
        answers: [
          "Costuma ser folga no braço ou no fuso com o contrapeso um pouco pesado: a folha cede até a folga acabar. Peça a regulagem antes que aumente.",
          "Em geral, folga de fuso ou braço. O contrapeso puxa, a folha anda o que a folga permite e para.",
        ],
      },
      {
        question: "Enquanto espero, posso usar o portão?",
        answers: [
          "Se ele só sobe com energia, use olhando e desligue o disjuntor depois de fechar. Se sobe em silêncio, não use nem passe embaixo.",
          "Com comando falso, dá para usar à vista e cortar a energia em seguida. Com desequilíbrio, não acione e mantenha distância.",
        ],
      },
    ],
    photo: "um vídeo com som do portão abrindo e fotos da botoeira, do contrapeso e da etiqueta",
  },
  {
    id: "basculante-levanta-por-fora",
    broader: "invasao",
    label: "Basculante que se levanta por fora",
    phrase: "o basculante que se levanta por fora",
    asks: [
      "basculante levantar mão",
      "basculante dá levantar mão",
      "basculante dá para levantar mão",
      "basculante levanta mão fechado",
      "basculante abre por baixo",
      "basculante abre fora",
      "basculante fácil abrir fora",
      "basculante fácil abrir por fora",
      "basculante abre mão fora",
      "basculante abre empurrando baixo",
      "basculante força baixo",
      "basculante forçar baixo",
      "ladrão levantar basculante",
      "ladrão levanta basculante",
      "basculante ladrão",
      "reforçar basculante",
      "reforçar basculante ladrão",
      "basculante sem segurança",
      "portão levanta por fora",
      "portão levanta com mão",
      "como evitar levantar basculante",
      "basculante folga embaixo ladrão",
      "basculante abre alavanca",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão basculante fechado dá para levantar com a mão, por fora, o motor ficou destravado, o suporte ou o braço tem folga ou falta trava. Não force para conferir, porque a folha pode subir e cair. O técnico aperta, trava o motor e põe uma trava de pino por baixo; o orçamento é grátis, por foto.",
        "Basculante fácil de abrir por fora se resolve com três medidas: motor travado e sem folga, trava elétrica de pino na lateral e chapa de reforço na borda de baixo. A folha larga leva duas travas. O valor sai de graça, pela foto do portão fechado, das laterais e do motor.",
        "Para reforçar o portão basculante contra ladrão, comece pela borda de baixo, onde a alavanca entra: trava de pino perto do piso, folga do motor eliminada e perfil reforçado. Nenhum portão fica impossível de abrir, mas assim ele demora e faz barulho. Mande fotos, e o orçamento vem sem custo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha cede por fora", "De onde vem a folga do basculante"],
        slots: [
          [
            "O motor segura a folha em um ponto só, no alto ou na lateral. Se o suporte afrouxou, o furo do braço alargou ou a chave de destravar ficou aberta, a borda de baixo sobe com pouca força.",
            "A folha fechada se apoia no motor, e qualquer folga no braço, no suporte ou no fuso, que é a rosca do motor, aparece embaixo. Motor destravado deixa a folha presa só pelo contrapeso.",
          ],
        ],
        bullets: [
          "Chave de destravar virada, depois de falta de luz",
          "Suporte do motor ou da coluna solto",
          "Furo do braço alargado ou porca do fuso gasta",
          "Folha larga que verga no canto",
          "Contrapeso pesado demais, que ajuda a subir",
        ],
      },
      {
        about: "choose",
        headings: ["O que reforça de verdade", "Reforços do mais simples ao mais completo"],
        slots: [
          [
            "O ajuste do motor e do suporte vem primeiro, porque trava em folha frouxa desalinha. Depois vem a trava de pino, presa à coluna perto do chão, que continua fechada sem luz. Uma chapa na borda de baixo impede a entrada da alavanca, e um sensor de abertura avisa no celular.",
            "Primeiro se tira a folga do motor, do braço e do suporte. Em seguida, uma ou duas travas de pino prendem os cantos de baixo. A chapa na borda e um alarme de abertura completam a proteção, e nenhum deles substitui a trava.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o serviço", "Cuidados enquanto o portão está frouxo"],
        slots: [
          [
            "Deixe a folha fechada e não tente levantá-la para ver a folga. Se a chave do motor parece virada, não mexa: peça ao técnico, porque o basculante solto pode subir ou cair. À noite, um carro encostado por dentro, sem tocar a folha, e a luz acesa ajudam.",
            "Não teste a folha com a mão nem com alavanca. Mantenha-a fechada, use outra porta se houver dúvida e mande a foto da chave do motor. Cadeado só com o disjuntor desligado, para o motor não forçar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava elétrica resolve sozinha?",
        answers: [
          "Resolve a alavanca por baixo, se a folha está alinhada. Com o suporte solto, a folha entorta em volta da trava, por isso o ajuste vem antes.",
          "Na maioria dos casos, com a folha em ordem. Em folha larga são duas travas, uma de cada lado.",
        ],
      },
      {
        question: "Posso pôr cadeado no basculante?",
        answers: [
          "Pode, para viagem, com o disjuntor desligado. No dia a dia alguém esquece, e o motor força contra ele e quebra o braço.",
          "Só com a energia do portão cortada. Motor acionado com cadeado fechado entorta a folha e queima.",
        ],
      },
      {
        question: "O motor mais forte segura melhor?",
        answers: [
          "Não. Quem segura é o tipo do motor e a falta de folga. Motor forte em suporte solto cede do mesmo jeito.",
          "Não é a força que tranca, é a peça que não gira para trás e o suporte firme.",
        ],
      },
      {
        question: "Dá para saber que abriram o portão?",
        answers: [
          "Dá, com um sensor de abertura ligado ao alarme ou a um módulo que avisa no celular.",
          "Sim: um sensor magnético na folha avisa no celular ou toca a sirene.",
        ],
      },
    ],
    photo: "fotos do portão fechado, das duas laterais perto do piso e do motor",
  },
];
