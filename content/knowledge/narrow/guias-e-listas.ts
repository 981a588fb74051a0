import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Headings of guides and lists: what a beginner has to know, tips, signs, mistakes. */
export const guiasEListas: NarrowConcept[] = [
  {
    id: "guia-do-portao-automatico",
    broader: "portao-automatico",
    label: "Guia do portão automático",
    phrase: "o guia do portão automático",
    asks: [
      ...combine(
        ["portão automático", "portão eletrônico", "portão motor", "motor portão"],
        [
          "guia completo",
          "guia definitivo",
          "guia prático",
          "guia rápido",
          "guia iniciantes",
          "guia básico",
          "guia leigos",
          "tudo sobre",
          "tudo que precisa saber",
          "tudo você precisa saber",
          "o que precisa saber",
          "o que você precisa saber",
          "o que saber antes",
          "para iniciantes",
          "dúvidas frequentes",
          "perguntas frequentes",
          "perguntas respostas",
        ],
      ),
      "10 perguntas sobre portão automático",
      "perguntas sobre portão automático",
      "perguntas sobre portão eletrônico",
      "guia portão automático",
      "guia portão eletrônico",
      "entenda portão automático",
      "o que você precisa saber antes instalar portão",
      "o que saber antes instalar portão automático",
      "o que saber antes instalar motor portão",
      "o que considerar antes instalar portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O guia do portão automático cabe em cinco decisões: como a folha abre, que motor aguenta o peso e o uso, de onde vem a energia, que sensor protege a passagem e quem faz a revisão. No basculante de até {width.quarterHp}, o motor instalado custa a partir de {price.lowest}; nos outros portões de casa, a troca fica de {price.homeSwap}.",
        "O que você precisa saber antes de instalar um portão automático: a folha deve andar leve na mão, o motor se escolhe pelo peso e pelas aberturas por dia, e a ligação pede circuito próprio com terra. Fotocélula não é luxo, porque é ela que para a folha antes de encostar em alguém. O kit basculante instalado parte de {price.lowest}.",
        "Tudo sobre motor de portão, o que você precisa saber, cabe em quatro pontos: ele se escolhe pela abertura, pelo peso da folha e pelo número de aberturas por dia; precisa de circuito com terra; trabalha com fotocélula e força mínima; e dura de {trade.life} com revisão. Na troca, em casa, fica de {price.homeSwap}, com mão de obra.",
        "Tudo sobre portão automático se resume a poucas decisões: o tipo de abertura que cabe na frente da casa, o peso da folha, o número de aberturas por dia, a tomada e a segurança. Com elas acertadas, o motor dura de {trade.life}. A troca de um motor de correr ou de abrir, em casa, custa de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que portão cabe na sua frente", "Basculante, de correr ou de abrir"],
        slots: [
          [
            "O basculante sobe e serve na frente estreita, com o carro perto da folha. O de correr precisa de muro livre ao lado, do tamanho do vão. O de abrir gira e ocupa a área de dentro.",
            "Sem muro livre ao lado, escolhe-se o basculante, que sobe. Com muro do comprimento do vão, o de correr é o que menos força o motor. O de abrir só cabe onde sobra espaço para a folha girar.",
          ],
          [
            "O motor vem depois da folha: conta o peso dela, a largura e quantas vezes abre por dia. Motor de casa não serve para prédio, porque precisa esfriar entre uma abertura e outra.",
            "Escolha o motor pelo peso e pelo uso, e não só pela marca. O residencial foi feito para poucas aberturas por hora; garagem coletiva pede um de uso intenso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Do orçamento ao portão funcionando", "Como automatizar, em ordem"],
        slots: [
          [
            "A ordem importa, porque motor posto em folha pesada ou torta se gasta cedo.",
            "Cada passo prepara o seguinte, e a folha vem antes do motor.",
          ],
        ],
        steps: [
          "Meça a largura e a altura e fotografe o portão por dentro.",
          "Peça o orçamento por foto, com motor, peças e mão de obra em linhas separadas.",
          "Acerte a folha que raspa, pesa ou balança.",
          "Deixe pronto o ponto de energia, com disjuntor próprio e fio terra.",
          "No dia, acompanhe o teste da força, das paradas e da fotocélula.",
          "Aprenda a destravar o motor na falta de luz e guarde a nota.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não pode faltar na segurança", "Segurança desde o primeiro dia"],
        slots: [
          [
            "A fotocélula para a folha quando alguém cruza o vão, e a força regulada no mínimo a faz recuar se encostar. As duas trabalham juntas, e nenhuma deve ser anulada.",
            "Dois cuidados protegem quem passa: fotocélula que funciona e força no mínimo. Portão que fecha sozinho sem fotocélula não deve ser usado assim.",
          ],
          [
            "Sem luz, destrave só a folha que esteja reta, com o disjuntor desligado. O basculante precisa estar fechado e sem defeito; sem equilíbrio, a folha pode cair, e quem solta é o técnico.",
            "Destravar é para folha de correr ou de abrir, reta e em piso plano, com a energia cortada. Basculante com cabo ou mola ruim não se solta, porque desce de uma vez.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados e defeitos mais comuns", "Depois de instalado"],
        slots: [
          [
            "Trilho varrido e lentes limpas todo mês já evitam muitos chamados. A revisão do técnico se faz {visits.home} em casa, a partir de {price.preventive}, sem peças.",
            "Limpe o trilho e as lentes da fotocélula e ouça o portão: barulho novo é o primeiro aviso. Em casa, a revisão é marcada {visits.home} e parte de {price.preventive}, sem peças.",
          ],
          [
            "Quando algo falha, comece pelo simples: pilha do controle, disjuntor, sujeira na fotocélula. Motor que ronca, cheira a queimado ou bate fica desligado até a visita.",
            "Antes de chamar, veja pilha, disjuntor e fotocélula. Ronco sem movimento, cheiro de queimado e folha torta pedem o disjuntor desligado na hora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso automatizar o portão que já tenho?",
        answers: [
          "Na maioria dos casos, sim, se a folha anda leve e está reta. O que falta, como suporte ou batente, aparece na foto.",
          "Quase sempre. Folha torta ou pesada é acertada antes, e o resto da estrutura se aproveita.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do motor?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem e o ponto de energia pronto.",
          "No basculante conte {time.tilting}; no de correr, {time.sliding}. Solda e fio novo somam tempo.",
        ],
      },
      {
        question: "O portão automático funciona sem energia?",
        answers: [
          "Só com bateria ou nobreak. Sem eles, o motor é destravado com a chave, se a folha for de correr ou de abrir e estiver reta.",
          "Não, a menos que tenha bateria ou nobreak próprio para motor. Na falta de luz, a folha de correr ou de abrir pode ser solta com a chave.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura e a altura, e outra da tomada mais próxima",
  },
  {
    id: "dicas-para-o-portao-durar",
    broader: "vida-util",
    label: "Dicas para o portão durar mais",
    phrase: "como fazer o portão e o motor durarem mais",
    asks: [
      "evitar conserto caro portão",
      "evitar conserto portão",
      "evitar consertos portão",
      "evitar gastar portão",
      "evitar quebrar portão",
      "como evitar portão quebre",
      "como evitar defeitos portão",
      ...combine(
        ["dicas", "cuidados", "como fazer", "o que fazer para", "segredos", "hábitos"],
        [
          "portão durar mais",
          "motor durar mais",
          "motor portão durar mais",
          "portão automático durar mais",
          "portão eletrônico durar mais",
        ],
      ),
      ...combine(
        ["dicas", "como", "cuidados"],
        [
          "conservar portão",
          "conservar motor portão",
          "conservar portão automático",
          "preservar motor portão",
          "cuidar motor portão",
          "cuidar portão automático",
          "cuidar portão eletrônico",
          "prolongar vida motor",
          "prolongar vida portão",
          "aumentar vida útil motor",
          "aumentar vida útil portão",
          "aumentar durabilidade motor",
        ],
      ),
      "portão automático durar mais",
      "portão eletrônico durar mais",
      "prolongar vida útil motor portão",
      "aumentar vida útil motor portão",
      "prolongar vida útil portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o portão e o motor durarem mais, as dicas que contam são estas: folha leve e alinhada, trilho varrido, tampa do motor fechada, energia com terra e protetor de surto, um comando de cada vez e revisão {visits.home} em casa. Com isso, espera-se do motor de {trade.life}; a revisão parte de {price.preventive}, sem peças.",
        "O motor do portão dura mais quando faz menos força: mantenha a folha leve, o trilho limpo e as dobradiças sem ferrugem, e não aperte o controle de novo antes de ela parar. A vida útil esperada é de {trade.life}. A revisão {visits.home}, desde {price.preventive} em casa e sem peças, acha o desgaste antes da quebra.",
        "Para conservar o portão automático, as dicas são acertar logo a folha que raspa, varrer o trilho, limpar a fotocélula, apertar o controle uma vez só e manter o motor fechado e seco. Peso e tranco gastam mais que o tempo. Em casa, a revisão se faz {visits.home}, a partir de {price.preventive}, fora peças.",
        "Conserto caro de portão se evita parando no primeiro sinal: roldana que chia, folha que raspa e tranco custam pouco para acertar e, deixados, levam a engrenagem, o capacitor ou a placa. Varra o trilho, limpe a fotocélula e marque a revisão {visits.home}. Em casa ela parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["As dicas, uma a uma", "O que fazer para o portão durar"],
        slots: [
          [
            "Nenhuma pede ferramenta, e nenhuma pede a tampa do motor aberta. As primeiras são as que mais contam.",
            "São cuidados de quem usa o portão todo dia. O que tem tensão, cabo ou mola fica com o técnico.",
          ],
        ],
        isCounted: true,
        steps: [
          "Mande acertar logo a folha que raspa, pesa ou balança, porque é o motor que paga o esforço.",
          "Varra o trilho toda semana, com o disjuntor desligado, e não passe graxa nele, que segura areia.",
          "Limpe as lentes da fotocélula todo mês, com pano seco, para o portão não voltar sem motivo.",
          "Aperte o controle uma vez e espere a folha parar; cada inversão brusca dá um tranco na engrenagem.",
          "Mantenha a tampa do motor fechada e longe da mangueira, porque a água queima a placa.",
          "Não puxe nem segure a folha com o motor engatado.",
          "Não pendure peso nem feche a grade com chapa sem rever o motor.",
          "Tenha disjuntor próprio, fio terra e protetor de surto.",
          "Tire folhas, pedras e vasos do caminho antes de fechar.",
          "Marque a revisão antes do primeiro barulho.",
        ],
      },
      {
        about: "causes",
        headings: ["O que mais gasta o motor", "Por que um motor acaba cedo"],
        slots: [
          [
            "Folha pesada faz o motor puxar mais corrente e esquentar, e o calor envelhece o capacitor e o enrolamento. Batida no fim e mudança brusca de sentido gastam a engrenagem.",
            "O calor e o tranco encurtam a vida da máquina. O primeiro vem de folha que prende e de uso sem pausa; o segundo, de fim de curso mal regulado e de comando repetido.",
          ],
          [
            "Água na caixa e pico na rede não avisam: oxidam ou queimam a placa de um dia para o outro. Vedação boa e protetor de surto custam menos que a central.",
            "A placa sofre com umidade e com raio. Caixa bem fechada, terra e protetor reduzem os dois riscos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que a revisão do técnico acrescenta", "A parte que é do técnico"],
        slots: [
          [
            "O técnico mede a corrente e o capacitor, regula a força e as paradas, confere cabos ou roldanas e lubrifica o ponto certo. É o que não se vê de fora.",
            "Na revisão se medem corrente e capacitor, se aperta o que afrouxou e se regula a força no mínimo. Cabo, mola e contrapeso só ele toca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa no trilho ajuda o portão a correr?",
        answers: [
          "Não. Ela segura areia e vira lixa para a roldana. O trilho do chão fica limpo e seco.",
          "Atrapalha: a graxa junta poeira e gasta a roda. No trilho, só vassoura.",
        ],
      },
      {
        question: "Posso lavar o portão com mangueira?",
        answers: [
          "A folha, sim, com o disjuntor desligado e sem jato no motor, na fotocélula e na botoeira. Deixe secar antes de religar.",
          "Só a folha e longe da parte elétrica, com a energia cortada. Na caixa do motor passa-se pano bem torcido.",
        ],
      },
      {
        question: "Desligar o motor à noite faz ele durar mais?",
        answers: [
          "Não muda o desgaste, que vem do movimento. Desligar no disjuntor só faz sentido em viagem ou temporal, com o portão fechado.",
          "Quase nada, porque parado ele não se gasta. Em temporal, desligar evita o pico que queima a placa.",
        ],
      },
      {
        question: "Em quanto tempo o motor precisa ser trocado?",
        answers: [
          "Em casa, o esperado é de {trade.life}. Peças como capacitor e engrenagem são trocadas no caminho.",
          "Conte de {trade.life} em residência, com revisão. Em garagem coletiva o prazo é menor.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro e fotos da folha, do trilho e da etiqueta do motor",
  },
  {
    id: "sinais-de-que-o-motor-vai-quebrar",
    broader: "vida-util",
    label: "Sinais de que o motor vai quebrar",
    phrase: "os sinais de que o motor do portão vai quebrar",
    asks: [
      ...combine(
        ["sinais", "sintomas", "como saber"],
        [
          "motor portão quebrar",
          "motor vai quebrar",
          "motor vai queimar",
          "motor portão vai queimar",
          "motor portão vai parar",
          "motor portão acabando",
          "motor portão fim",
          "motor portão ruim",
          "motor portão problema",
          "motor portão cansado",
          "portão vai quebrar",
          "portão precisa manutenção",
          "portão precisa revisão",
          "portão automático precisa manutenção",
          "portão automático problema",
          "motor precisa manutenção",
        ],
      ),
      "sinais desgaste motor portão",
      "sinais alerta portão automático",
      "sinais alerta motor portão",
      "sinais portão automático defeito",
      "sinais motor portão defeito",
    ],
    intent: "question",
    answers: {
      any: [
        "Os sinais de que o motor do portão vai quebrar costumam vir antes da parada: barulho novo, abertura mais lenta, tranco na partida, carcaça muito quente, parada no meio do caminho e cheiro de queimado. Com cheiro ou fumaça, desligue o disjuntor na hora. Os outros pedem uma visita, que em casa parte de {price.preventive}, sem peças.",
        "O portão precisa de manutenção quando dá um destes sinais: faz um ruído que não fazia, anda mais devagar, balança, bate no fim, para no meio ou só obedece no segundo comando. Nenhum melhora sozinho. Em casa, a revisão que limpa, lubrifica e regula parte de {price.preventive}, sem peças.",
        "Motor de portão que está para queimar esquenta demais, ronca sem andar, perde força na subida e desarma depois de poucas aberturas. Não insista no controle: desligue o disjuntor e mande um vídeo. Pego nessa fase, muitas vezes se troca só o capacitor ou se alivia a folha, e o motor continua.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Os sinais e o que cada um indica", "Cada sinal e a sua causa provável"],
        slots: [
          [
            "Observe de fora, com a tampa do motor fechada. Um sinal só já vale um vídeo; dois juntos, uma visita.",
            "Basta olhar e ouvir um ciclo inteiro, longe da folha. Anote o que mudou e desde quando.",
          ],
        ],
        isCounted: true,
        steps: [
          "Barulho novo: roldana, engrenagem ou corrente gasta.",
          "Abertura mais lenta: folha pesada ou capacitor fraco.",
          "Ronco sem movimento: capacitor ou folha presa.",
          "Tranco na partida ou no fim: folga na transmissão ou fim de curso fora do ponto.",
          "Carcaça quente demais: esforço acima do que o motor aguenta.",
          "Parada no meio: folha prendendo, força baixa ou sensor sujo.",
          "Cheiro de queimado ou disjuntor que cai: desligue e não religue.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando parar de usar o portão", "Sinais que não esperam"],
        slots: [
          [
            "Cabo desfiado, folha torta, choque ao tocar, fumaça e portão que não para diante da fotocélula tiram o portão de uso. Desligue o disjuntor e afaste as pessoas. O basculante nesse estado não se destrava, porque pode cair.",
            "Com fumaça, choque, cabo solto ou folha fora do prumo, ninguém usa o portão. Corte a energia, isole a passagem e não destrave o basculante, que pode descer de uma vez.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o motor", "Ainda vale consertar?"],
        slots: [
          [
            "Capacitor, engrenagem e fim de curso se trocam à parte, e o motor segue. Com o enrolamento queimado ou sem peça à venda, compare com o motor novo, que em casa fica de {price.homeSwap}, com mão de obra.",
            "O técnico mede antes de condenar. Se a peça existe e o motor não tem muitos anos, conserta-se; se o conserto chega perto de {price.homeSwap}, que é a faixa do motor novo instalado em casa, troca-se.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor quente é sinal de defeito?",
        answers: [
          "Morno depois de muitas aberturas é normal. Quente a ponto de não se pôr a mão perto, ou com cheiro, é esforço demais: deixe desligado e chame.",
          "Depende do uso: depois de vários ciclos ele esquenta. Quente com poucas aberturas indica folha pesada ou motor fraco.",
        ],
      },
      {
        question: "Posso continuar usando até a visita?",
        answers: [
          "Com barulho ou lentidão, o menos possível. Com cheiro, fumaça, cabo desfiado ou folha torta, não.",
          "Só se o sinal for leve e a folha estiver reta. Havendo dúvida, desligue o disjuntor e mande um vídeo.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer a revisão?",
        answers: [
          "{visits.home} em casa e {visits.business} em prédio ou comércio. Sinal novo não espera a data.",
          "Em residência, {visits.home}; onde o uso é coletivo, {visits.business}. Barulho novo adianta a visita.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro e a foto da etiqueta do motor",
  },
  {
    id: "erros-que-gastam-o-motor",
    broader: "vida-util",
    label: "Erros que estragam o motor do portão",
    phrase: "os erros de uso que gastam o motor",
    asks: [
      "erros manutenção portão",
      "erros manutenção portão automático",
      "erros comuns manutenção portão",
      ...combine(
        ["erros", "erro", "hábitos", "coisas"],
        [
          "estraga motor portão",
          "estraga portão",
          "estraga motor",
          "queima motor portão",
          "gasta motor portão",
          "danifica motor portão",
        ],
      ),
      ...combine(
        ["erros"],
        [
          "usar portão",
          "uso portão",
          "comuns portão automático",
          "comuns portão eletrônico",
          "comuns uso portão",
          "quem tem portão automático",
          "usar portão automático",
          "usar portão eletrônico",
        ],
      ),
      "o que estraga motor portão",
      "o que mais estraga portão automático",
      "o que não fazer portão automático",
      "o que não fazer portão eletrônico",
      "o que não fazer motor portão",
      "o que evitar portão automático",
    ],
    intent: "question",
    answers: {
      any: [
        "Os erros que mais estragam o motor do portão são de uso: apertar o controle de novo antes de a folha parar, puxar a folha com o motor engatado, deixar o trilho sujo, molhar a caixa e ignorar o primeiro barulho. Todos fazem o motor forçar. A visita que regula e confere o portão, em casa, parte de {price.preventive}, sem peças.",
        "O que não fazer com o portão automático: anular a fotocélula, aumentar a força por conta própria, abrir a tampa com a energia ligada, destravar basculante sem equilíbrio e passar com a folha andando. Os cinco são perigosos, além de gastar o motor. Força, paradas e cabos ficam para o técnico, em visita desde {price.preventive} em casa, fora peças.",
        "Os erros na manutenção do portão que mais custam caro são passar graxa no trilho, usar desengripante como lubrificante, aumentar a força para vencer folha dura, lavar o motor com jato e só chamar quando para. Nenhum conserta, e todos gastam peça. A revisão em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Os erros, um a um", "Erros comuns de quem usa o portão"],
        slots: [
          [
            "Quase todos se corrigem sem gastar nada. O resultado aparece no barulho e no tempo de abertura.",
            "São hábitos fáceis de mudar. Marque os que acontecem na sua casa ou no seu prédio.",
          ],
        ],
        isCounted: true,
        steps: [
          "Apertar o controle várias vezes: a folha muda de sentido e dá tranco.",
          "Puxar ou segurar a folha com o motor engatado.",
          "Deixar areia e pedra no trilho.",
          "Passar graxa no trilho do chão, que vira lixa.",
          "Lavar o motor ou deixar a tampa aberta.",
          "Pôr chapa, placa ou grade na folha sem rever o motor.",
          "Aumentar a força para vencer uma folha que prende.",
          "Tapar ou desligar a fotocélula.",
          "Usar motor de casa em garagem coletiva.",
          "Esperar quebrar para chamar a revisão.",
        ],
      },
      {
        about: "what",
        headings: ["O que cada erro estraga", "Que peça sofre"],
        slots: [
          [
            "Tranco e mudança de sentido lascam a engrenagem e afrouxam o suporte. Trilho sujo e folha pesada gastam a roldana e esquentam o motor, e o calor acaba com o capacitor.",
            "A engrenagem sofre com o tranco, a roldana com a areia e o capacitor com o calor. A placa, por sua vez, morre de água ou de pico na rede.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Os erros que machucam", "Erros que põem gente em risco"],
        slots: [
          [
            "Fotocélula anulada e força alta deixam a folha fechar sobre quem passa. Se uma das duas está assim, desligue o disjuntor e só volte a usar depois de regular.",
            "Sem fotocélula e com força no máximo, o portão não para diante de uma pessoa. Nesse caso ele fica desligado até o técnico acertar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apertar o controle duas vezes queima o motor?",
        answers: [
          "Uma vez, não. Repetido todo dia, o tranco gasta a engrenagem e o capacitor.",
          "Não de imediato, mas cada inversão brusca dá um tranco na transmissão. Espere a folha parar.",
        ],
      },
      {
        question: "Posso aumentar a força se o portão para no meio?",
        answers: [
          "Não. A folha está prendendo em algum ponto, e a força alta tira a proteção de quem passa.",
          "Melhor não: primeiro se acha o que prende a folha. Força demais esconde o defeito e machuca.",
        ],
      },
      {
        question: "Desligar e ligar o disjuntor estraga a placa?",
        answers: [
          "De vez em quando, não. Se é preciso fazer isso toda semana para o portão voltar, há um defeito a procurar.",
          "Um desligamento para limpar ou na tempestade não faz mal. Se virou rotina, mande ver a central.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro, com som, e a foto da etiqueta do motor",
  },
  {
    id: "checklist-antes-de-comprar-motor",
    broader: "loja",
    label: "Checklist antes de comprar o motor",
    phrase: "o que conferir antes de comprar o motor",
    asks: [
      ...combine(
        [
          "checklist",
          "lista",
          "o que verificar",
          "o que conferir",
          "o que saber",
          "o que observar",
          "o que olhar",
          "o que perguntar",
          "perguntas",
          "cuidados",
          "dicas",
        ],
        [
          "antes comprar motor",
          "comprar motor portão",
          "antes comprar motor portão",
          "antes comprar portão automático",
          "comprar portão automático",
        ],
      ),
      ...combine(
        ["erros", "erro"],
        ["comprar motor portão", "comprar motor", "escolher motor portão", "escolher motor", "compra motor portão"],
      ),
      "guia compra motor portão",
      "guia compra motor",
      "guia comprar motor portão",
      "guia compra portão automático",
      "guia compra portão eletrônico",
      "o que levar conta comprar motor portão",
      "o que considerar comprar motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Antes de comprar o motor do portão, o checklist tem sete itens: tipo de abertura, peso, largura e altura da folha, aberturas por dia, tensão da tomada, espaço para a máquina e o que vem no kit. Com uma foto e as medidas, conferimos tudo sem custo. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "O guia de compra do motor de portão segue uma ordem: medir a folha, contar as aberturas por dia, ver a tensão e o lugar da máquina e só então comparar modelos, sempre pelo total instalado. Quem começa pelo modelo costuma levar motor fraco ou que não cabe. O kit basculante de até {width.quarterHp} parte de {price.lowest}, com a instalação.",
        "Os erros mais comuns ao comprar motor de portão são escolher só pelo preço ou pela potência, esquecer o peso da folha, pedir modelo de casa para prédio, não ver a tensão e comprar sem a instalação. Meça a folha e conte as aberturas antes. Em casa, motor trocado com mão de obra fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Checklist da compra", "O que conferir, item por item"],
        slots: [
          [
            "Anote as respostas e mande junto com a foto. Quem vende sem perguntar isso está adivinhando.",
            "Cada item muda o modelo. Com a lista respondida, as propostas podem ser comparadas.",
          ],
        ],
        steps: [
          "Tipo de portão: basculante, de correr, de abrir ou de enrolar.",
          "Largura, altura e material da folha, que dão o peso.",
          "Aberturas por dia e quantos carros saem na hora de pico.",
          "Tensão da tomada: 127 ou 220 volts.",
          "Lugar do motor: coluna, piso ou parede, e se pega chuva.",
          "O que vem no kit: central, controles, suporte, cremalheira.",
          "Garantia, peça de reposição e quem instala.",
        ],
      },
      {
        about: "choose",
        headings: ["Erros na hora de comprar", "O que faz comprar errado"],
        slots: [
          [
            "Potência não diz tudo: motor forte em folha torta quebra mais depressa. Vale a capacidade em quilos, com folga, e o número de ciclos por hora.",
            "O número grande na caixa engana. Compare a capacidade de peso e os ciclos por hora, que são quantas vezes ele abre sem esquentar.",
          ],
          [
            "O preço do motor sozinho também engana, porque faltam cremalheira ou suporte, fio, fotocélula e mão de obra. Peça o total instalado.",
            "Motor barato na internet vem sem instalação, e a nossa mão de obra avulsa parte de {price.installation}. Some tudo antes de comparar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa instalado", "O total, com a instalação"],
        slots: [
          [
            "O kit basculante de até {width.quarterHp} sai instalado por {models.pricesOr}. Em portão de correr ou de abrir de casa, a troca do motor fica de {price.homeSwap}; em folha pesada de prédio ou empresa, de {price.heavySwap}.",
            "Em casa, o basculante leve custa {models.pricesOr}, já instalado, e trocar o motor dos outros portões, de {price.homeSwap}. Folha pesada de uso coletivo fica de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte é sempre melhor?",
        answers: [
          "Não. Precisa de folga para o peso, mas força demais em folha que prende só esconde o defeito.",
          "Nem sempre: o certo é o que aguenta o peso com folga e o número de aberturas. Força não conserta folha torta.",
        ],
      },
      {
        question: "Como sei o peso do meu portão?",
        answers: [
          "Pela largura, pela altura e pelo material: com essas medidas e uma foto, calculamos.",
          "Mande as medidas e diga se é ferro, alumínio ou madeira, com chapa ou grade. A conta é nossa.",
        ],
      },
      {
        question: "Posso comprar o motor agora e instalar depois?",
        answers: [
          "Pode, mas a garantia costuma contar da nota. Se a obra vai demorar, reserve o modelo e compre perto da data.",
          "Dá, com um cuidado: o prazo de garantia corre desde a compra. Convém marcar a instalação antes de pedir.",
        ],
      },
      {
        question: "O motor já vem com controle e instalação?",
        answers: [
          "O nosso kit basculante, sim, com central, controles e instalação. Nos outros portões, cada item vem escrito no orçamento.",
          "No kit basculante estão o motor, a central, os controles e a montagem. Para portão de correr ou de abrir, o orçamento lista o que entra.",
        ],
      },
    ],
    photo: "uma foto da folha por dentro, com a largura e a altura, e outra do lugar do motor",
  },
  {
    id: "checklist-da-instalacao",
    broader: "instalacao",
    label: "Checklist da instalação do portão automático",
    phrase: "o que conferir na instalação",
    asks: [
      ...combine(
        ["checklist", "check list", "lista verificação"],
        [
          "instalação portão",
          "instalação motor",
          "instalação portão automático",
          "instalação portão eletrônico",
          "instalar portão automático",
          "instalar motor portão",
          "entrega portão automático",
        ],
      ),
      ...combine(
        ["o que conferir", "o que verificar", "o que testar", "como conferir"],
        [
          "depois instalação portão",
          "instalação portão",
          "instalação motor",
          "instalação portão automático",
          "portão instalado",
          "motor instalado",
          "portão automático instalado",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "O checklist da instalação do portão automático tem três momentos: antes, folha leve e ponto de energia com terra; no dia, suporte firme, paradas e força reguladas e controles gravados; no fim, teste da fotocélula, do recuo e do destravamento. Só pague o restante depois do teste. A nossa instalação tem {warranty.installation} de garantia.",
        "Depois da instalação do motor, confira se a folha para sem bater, recua diante de uma caixa, obedece à fotocélula e a todos os controles, e se há disjuntor próprio e fio terra. Peça que mostrem como destravar na falta de luz. Nota e garantia, aqui de {warranty.installation} no serviço, ficam por escrito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A lista para marcar", "O que conferir, na ordem"],
        slots: [
          [
            "Imprima ou copie para o celular e marque com o instalador ainda no local.",
            "Leva dez minutos, e nenhum item exige abrir o motor.",
          ],
        ],
        steps: [
          "Folha solta: anda leve na mão e não raspa.",
          "Suporte e parafusos firmes, sem balanço na partida.",
          "Disjuntor só do portão e fio terra ligado.",
          "Folha para sem bater, aberta e fechada.",
          "Folha de correr ou de abrir recua diante de uma caixa de papelão.",
          "Fotocélula: um cabo de vassoura no feixe faz parar ou voltar.",
          "Todos os controles gravados e testados da rua.",
          "Destravamento ensinado, com o disjuntor desligado.",
          "Tampa fechada, manual, nota e garantia entregues.",
        ],
      },
      {
        about: "signs",
        headings: ["O que não aceitar", "Quando pedir para refazer"],
        slots: [
          [
            "Folha que bate no fim, força no máximo, fio emendado à vista ou falta de terra se corrigem antes de pagar. Se a fotocélula não para o portão, ele não deve ser usado.",
            "Não aceite batida no batente, suporte que balança, emenda com fita nem sensor que não atua. Portão sem essa proteção fica desligado até acertar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A primeira semana", "Depois que o instalador sai"],
        slots: [
          [
            "Ouça o portão nos primeiros dias: barulho, tranco ou aquecimento novo se resolve dentro da garantia. Guarde a nota e a foto da etiqueta.",
            "Anote o que aparecer de diferente e avise logo, com vídeo. O ajuste de uma instalação recente é de quem instalou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem deve acompanhar o teste final?",
        answers: [
          "Um adulto que use o portão, com todos os controles à mão.",
          "Quem vai usar todo dia. É a essa pessoa que se ensina a destravar.",
        ],
      },
      {
        question: "A instalação ficou ruim. O que faço?",
        answers: [
          "Mande vídeo e peça a correção por escrito a quem instalou: a lei dá 90 dias para reclamar do serviço.",
          "Reclame por escrito com fotos, no prazo de 90 dias da lei. Se preciso, peça uma segunda avaliação.",
        ],
      },
      {
        question: "O que deixar pronto antes do dia?",
        answers: [
          "Folha acertada, ponto de energia perto do motor, quadro de luz acessível e a garagem livre.",
          "O lado de dentro livre, a tomada ou o fio no lugar e a folha sem raspar.",
        ],
      },
    ],
    photo: "um vídeo do portão num ciclo inteiro e fotos do motor, do suporte e do quadro de luz",
  },
  {
    id: "quando-trocar-o-portao",
    broader: "serralheria",
    label: "Quando trocar o portão da garagem",
    phrase: "quando trocar o portão da garagem",
    asks: [
      "quando trocar portão",
      "quando trocar portão garagem",
      "quando devo trocar portão",
      "quando é hora trocar portão",
      "hora trocar portão",
      "hora trocar portão garagem",
      "sinais trocar portão",
      "preciso trocar portão garagem",
      "trocar portão ou reformar",
      "reformar ou trocar portão",
      "portão velho trocar ou reformar",
      "vale pena trocar portão garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "Troque o portão da garagem quando o quadro está podre de ferrugem, torto de batida ou soldado em vários pontos, ou quando ele abre para a calçada. Se só raspa, pesa ou balança, a reforma resolve e custa menos. A folha nova é do serralheiro; o motor, que muitas vezes se aproveita, reinstalamos nós.",
        "A hora de trocar o portão é quando a folha não fica mais reta: ferrugem que atravessa a chapa, solda que volta a abrir, coluna que cedeu. Roldana, dobradiça, cabo e motor se trocam à parte e não condenam a folha. Mande fotos, e dizemos se vale reformar antes de gastar com portão novo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que a folha acabou", "Trocar ou reformar"],
        slots: [
          [
            "Olhe de longe, com o portão parado e desligado. Um sinal grave basta para pedir uma avaliação.",
            "Dá para ver por fora. O que envolve estrutura pesa mais que a aparência.",
          ],
        ],
        steps: [
          "Ferrugem que fura a chapa ou o pé do quadro: trocar.",
          "Quadro torto de batida, que raspa nas duas pontas: em geral, trocar.",
          "Solda que reabre no mesmo lugar: trocar ou refazer o quadro.",
          "Roldana, trilho, dobradiça ou cabo gastos: só a peça.",
          "Pintura feia e folha reta: reformar.",
          "Folha que avança na calçada: adaptar ou trocar.",
        ],
      },
      {
        about: "choose",
        headings: ["O que dá para aproveitar", "O motor antigo serve no portão novo?"],
        slots: [
          [
            "O motor serve se aguenta o peso da folha nova e o tipo de abertura continua o mesmo. Fotocélula, controles e fiação também podem ficar.",
            "Mesmo tipo e peso parecido: o motor volta. Se muda de basculante para de correr, muda o motor.",
          ],
          [
            "Peça a folha já com reforço e lugar para o suporte, antes da pintura. Soldar depois queima a tinta e abre caminho para a ferrugem.",
            "Combine com o serralheiro o ponto do motor antes de pintar, porque solda feita depois enferruja.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta", "Folha e motor no orçamento"],
        slots: [
          [
            "A folha é cobrada pelo serralheiro, por metro quadrado. O motor, se precisar de outro, fica de {price.homeSwap} em casa, com mão de obra, ou a partir de {price.lowest} no kit de basculante até {width.quarterHp}.",
            "São duas contas: a do serralheiro, pela área, e a do motor, que em casa vai de {price.homeSwap} na troca. No basculante de até {width.quarterHp}, o kit instalado começa em {price.lowest}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo dura um portão de ferro?",
        answers: [
          "Décadas, se a pintura é mantida e o pé não fica na água. Perto do mar, bem menos.",
          "Muito, com pintura em dia e drenagem no trilho. Sem isso, a ferrugem começa por baixo.",
        ],
      },
      {
        question: "Posso usar o portão torto até trocar?",
        answers: [
          "Com motor, não: ele força, e a folha pode cair. Desligue o disjuntor e deixe parado.",
          "Melhor parar. Folha torta sai do trilho ou arranca a dobradiça.",
        ],
      },
      {
        question: "Vocês fazem o portão novo?",
        answers: [
          "A folha é do serralheiro. Nós cuidamos do motor, do suporte e da regulagem.",
          "Não a folha; instalamos e regulamos o motor nela.",
        ],
      },
    ],
    photo: "fotos de longe da folha inteira, por dentro e por fora, e dos pontos com ferrugem ou solda",
  },
  {
    id: "trocar-motor-passo-a-passo",
    broader: "troca",
    label: "Trocar o motor, passo a passo",
    phrase: "o passo a passo da troca do motor",
    asks: [
      ...combine(
        ["passo a passo", "como trocar", "como é feita", "como funciona", "etapas", "tutorial"],
        ["trocar motor portão", "troca motor portão", "trocar motor", "troca motor", "substituir motor portão"],
      ),
      "como trocar motor portão",
      "como trocar motor portão automático",
      "como trocar motor portão eletrônico",
      "como substituir motor portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Trocar o motor do portão, passo a passo, é cortar a energia, escorar ou travar a folha, soltar o motor velho, conferir se ela anda leve, fixar o novo, ligar com terra, ajustar paradas e força e gravar os controles. Não é serviço para fazer sozinho: há tensão e peso. Em casa, a troca pronta fica de {price.homeSwap}.",
        "A troca do motor do portão é feita em oito etapas, da energia cortada ao teste da fotocélula, e leva {time.tilting} no basculante e {time.sliding} no de correr. O que decide o resultado é acertar a folha antes de pôr o motor novo. Em residência, custa de {price.homeSwap}, com o motor e a mão de obra.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["As etapas da troca", "A troca na ordem certa"],
        slots: [
          [
            "Esta é a ordem que o técnico segue. Serve para você acompanhar e conferir.",
            "A lista mostra o que deve ser feito, e por quem sabe: nenhuma etapa se pula.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e conferir que não há tensão.",
          "Escorar o basculante ou firmar a folha de correr ou de abrir.",
          "Fotografar as ligações e retirar o motor antigo.",
          "Testar a folha solta e acertar roldana, dobradiça ou equilíbrio.",
          "Fixar o suporte e o motor novo, alinhado.",
          "Ligar o circuito próprio, com fio terra, e a fotocélula.",
          "Ajustar paradas e força, da menor para a necessária.",
          "Gravar os controles e testar o recuo e o sensor.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não fazer sozinho", "Os riscos da troca"],
        slots: [
          [
            "Sem o motor, o basculante fica preso só por cabos ou molas e pode cair. Na caixa há tensão da rede, e o capacitor guarda carga mesmo desligado.",
            "O motor também segura a folha: tirado sem escora, ela desce ou corre. E capacitor carregado dá choque depois de desligado o disjuntor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que separar antes da troca", "Antes de marcar"],
        slots: [
          [
            "Mande a foto da etiqueta do motor, as medidas da folha e um vídeo. Fotocélula, fiação boa e cremalheira de mesmo passo costumam ficar.",
            "Com a etiqueta, a largura e a altura se escolhe o motor. O que está bom, como sensor e fio, é aproveitado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos servem no motor novo?",
        answers: [
          "Servem se têm a mesma frequência e o mesmo tipo de código da central nova. A foto do controle responde.",
          "Às vezes. Depende do código e da frequência; quando não servem, vão novos gravados.",
        ],
      },
      {
        question: "Posso trocar por outra marca?",
        answers: [
          "Pode. Mudam a fixação e, às vezes, a cremalheira e os controles.",
          "Sim, se a capacidade for igual ou maior. O suporte costuma ser refeito.",
        ],
      },
      {
        question: "A instalação do motor novo tem garantia?",
        answers: [
          "Tem: {warranty.installation} no serviço e {warranty.motor} no motor vendido por nós.",
          "{warranty.installation} para a mão de obra e {warranty.motor} para o motor que vendemos, com nota.",
        ],
      },
    ],
    photo: "a etiqueta do motor antigo e o portão inteiro por dentro, com a largura e a altura",
  },
  {
    id: "como-e-a-instalacao",
    broader: "instalacao",
    label: "Como é feita a instalação do motor",
    phrase: "como é feita a instalação do motor",
    asks: [
      ...combine(
        ["como funciona", "como é feita", "como é", "etapas", "passo a passo", "o que é feito"],
        [
          "instalação portão automático",
          "instalação portão eletrônico",
          "instalação portão",
          "instalação motor portão",
          "instalação motor",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "A instalação do portão automático funciona em quatro partes: conferir a folha, fixar o motor, ligar com disjuntor próprio e terra e regular paradas, força e sensores. Cabe num dia: {time.tilting} no basculante e {time.sliding} no de correr. O kit basculante de até {width.quarterHp} parte de {price.lowest}, já instalado.",
        "A instalação do motor é feita com a folha já leve: o técnico fixa a máquina, puxa o fio até a central, ajusta onde a folha para, regula a força no mínimo, grava os controles e testa com você. Leva {time.tilting} no basculante e {time.sliding} no de correr. Antes do dia, as fotos mostram o que falta.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["As etapas no dia", "Da chegada ao teste final"],
        slots: [
          [
            "O portão fica parado durante o serviço, e o teste do fim é feito com quem vai usar.",
            "A ordem muda pouco de um portão para outro.",
          ],
        ],
        steps: [
          "A folha é movida na mão, para ver se está leve e reta.",
          "O disjuntor é desligado, e o lugar do motor, marcado.",
          "Suporte, base ou cremalheira são fixados.",
          "O motor e a central são ligados, com fio terra.",
          "Paradas e força são reguladas.",
          "Fotocélula e controles são instalados e gravados.",
          "Você testa tudo e aprende a destravar sem luz.",
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto", "Antes de o técnico chegar"],
        slots: [
          [
            "Garagem livre por dentro, quadro de luz acessível e, se possível, um ponto de energia perto do motor. Folha que raspa se acerta antes.",
            "Tire o carro, mostre o quadro e diga se a tomada fica longe. O que pesa ou raspa é resolvido antes do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "O que soma ao valor"],
        slots: [
          [
            "Motor, central, controles e mão de obra vêm no kit basculante. No de correr somam-se cremalheira e base; no de abrir, suportes. O orçamento por foto é grátis.",
            "No basculante leve, o kit já inclui tudo. Nos outros, cremalheira, base, suporte e fio novo aparecem item por item, em orçamento grátis por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa quebrar parede?",
        answers: [
          "Quase nunca: o fio vai em eletroduto aparente, e o motor, em suporte. Base de concreto só no de correr que não tem.",
          "Na maioria das casas, não. Só o motor de piso pede base, quando ela falta.",
        ],
      },
      {
        question: "O que acontece se a folha estiver ruim?",
        answers: [
          "Ela é acertada antes, ou o motor não se instala. A foto e o vídeo já mostram isso.",
          "Roldana, dobradiça ou contrapeso vêm primeiro. Motor em folha pesada se gasta cedo.",
        ],
      },
      {
        question: "Que garantia tem a instalação?",
        answers: [
          "{warranty.installation} no serviço e {warranty.motor} no motor que vendemos.",
          "São {warranty.installation} de mão de obra e {warranty.motor} de motor, escritos na nota.",
        ],
      },
    ],
    photo: "o portão inteiro por dentro, com a largura, o lugar do motor e a tomada mais próxima",
  },
];
