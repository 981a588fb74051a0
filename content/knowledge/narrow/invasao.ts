import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const invasao: NarrowConcept[] = [
  {
    id: "portao-arrombado",
    broader: "invasao",
    label: "Portão arrombado",
    phrase: "o portão arrombado",
    intent: "emergency",
    asks: [
      "portão forçado ladrão torto",
      "portão forçado ladrão não fecha",
      "portão arrombado",
      "arrombaram portão",
      "portão invadido",
      "portão forçado",
      "tentaram arrombar portão",
      "ladrão forçou portão",
      "invadiram portão",
      "portão arrombaram",
      "tentativa arrombamento portão",
      "forçaram portão",
      "forçaram portão pé cabra",
      "portão pé cabra",
      "abriram portão pé cabra",
      "arrombaram pé cabra",
      "portão arrombado conserto",
      "conserto arrombado",
      "arrombado consertar",
      "portão arrombado trava",
      "arrombamento conserto",
    ],
    answers: {
      any: [
        "Portão arrombado: chame a polícia, 190, desligue o disjuntor e não mexa na folha torta nem em cabos. Feche a passagem por outro meio e peça a vistoria; atendemos {shop.hours}. Depois se consertam folha, braço e trava e se apagam os controles.",
        "Depois do arrombamento, não acione o motor nem tente endireitar a folha: cabo, braço ou solda podem ter cedido. Corte a energia, fotografe tudo para a ocorrência e chame o técnico, que atende {shop.hours}.",
        "Portão arrombado ou forçado fica desligado até a conferência de trilho, cabos, braço e fim de curso, mesmo que ainda ande: folha empenada que volta ao uso sai do lugar ou cai. Chame a polícia, 190, e peça a vistoria, {shop.hours}.",
      ],
      repair: [
        "Consertamos portão arrombado {em}: alinhamos a folha, refazemos braço, cabos e fixação, testamos motor e trava e apagamos os controles que sumiram. Até lá, desligue o disjuntor e não mexa na folha torta. Mande fotos de longe para saber o valor; folha nova é do serralheiro.",
        "Sim, atendemos portão arrombado ou forçado {em}: o técnico prende a folha, troca o que entortou, testa motor e trava e apaga da memória os controles que sumiram. Deixe o disjuntor desligado e ninguém perto da folha; pelas fotos, tiradas de longe, dizemos quanto custa.",
        "Portão forçado ou arrombado tem conserto na maioria dos casos, sem motor novo: o dano costuma ficar na folha, no braço ou na fixação. Deixe o disjuntor desligado, ninguém embaixo da folha, e mande fotos de longe; respondemos com o valor e o primeiro horário.",
      ],
      price: [
        "O preço do conserto depois de arrombamento depende do que cedeu: solda e alinhamento, braço ou cremalheira, trava, placa. Mande fotos de longe, por dentro e por fora, e o orçamento vem grátis e separado por item.",
        "No portão arrombado cobra-se a serralheria, as peças do motor e a mão de obra, com nota para o seguro, se você tiver. O valor sai por foto e se confirma na visita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer agora com o portão arrombado",
          "Portão arrombado: primeiros passos",
          "Como deixar a casa segura até o conserto",
        ],
        slots: [
          [
            "A folha forçada pode cair ou sair do trilho sem aviso.",
            "Antes do conserto vem a segurança de quem está em casa.",
            "Não entre se houver alguém dentro do imóvel.",
          ],
        ],
        steps: [
          "Se há suspeita de gente dentro, saia e ligue para a polícia, 190.",
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Mantenha todos longe da folha torta, sem empurrar nem erguer.",
          "Fotografe os danos, de longe, para a ocorrência e o seguro.",
          "Feche a passagem por dentro com o que houver, sem mexer em cabo ou contrapeso.",
          "Peça o técnico e a exclusão dos controles que sumiram.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é o conserto depois do arrombamento",
          "Da folha ao motor: ordem do reparo",
          "O que o técnico confere",
        ],
        slots: [
          [
            "O técnico prende a folha antes de soltar qualquer peça.",
            "Primeiro se escora a folha e se vê o que cedeu.",
            "Com a folha segura, conferem-se trilho ou cabos, braço e fixações.",
          ],
          [
            "Uma folha empenada é desempenada ou refeita pelo serralheiro, e a solda trincada, refeita.",
            "Coluna e batente são conferidos, porque é neles que a trava prende.",
            "Peça torta é trocada; desempenada a frio, costuma trincar depois.",
          ],
          [
            "Motor, redutor e fim de curso são testados sem carga e depois com a folha.",
            "A memória é apagada e os controles regravados, de preferência com código rolante.",
            "Por fim se avalia o reforço: trava elétrica, fechamento sem fresta e luz.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "O seguro cobre o portão arrombado?",
        answers: [
          "Depende da apólice. Registre o boletim de ocorrência, fotografe e peça orçamento por escrito antes de consertar.",
          "Muitas apólices residenciais cobrem danos por arrombamento. Consulte a sua antes do serviço.",
        ],
      },
      {
        question: "Posso usar o portão até o conserto?",
        answers: [
          "Não. Folha, cabo ou braço podem ceder. Deixe desligado e use outra entrada.",
          "Só depois da vistoria, mesmo que ele ainda ande.",
        ],
      },
      {
        question: "Preciso trocar o motor depois do arrombamento?",
        answers: [
          "Nem sempre. Muitas vezes o dano é na folha, no braço ou na fixação, e o motor se aproveita.",
          "Só se o redutor quebrou ou a placa foi danificada; o teste mostra.",
        ],
      },
      {
        question: "Como dificultar uma nova tentativa de arrombamento?",
        answers: [
          "Elimine a fresta, reforce a coluna, ponha trava elétrica e troque para código rolante.",
          "Ponha trava elétrica, folha firme e entrada iluminada, nessa ordem depois do conserto.",
        ],
      },
    ],
    photo: "fotos tiradas de longe do portão por dentro e por fora e dos pontos forçados",
  },
  {
    id: "portao-antiarrombamento",
    broader: "invasao",
    label: "Portão antiarrombamento",
    phrase: "o portão reforçado contra arrombamento",
    asks: [
      "portão antiarrombamento",
      "portão anti arrombamento",
      "antiarrombamento",
      "anti arrombamento",
      "portão contra arrombamento",
      "trava contra arrombamento",
      "trava elétrica contra arrombamento",
      "trava portão contra arrombamento",
      "portão prova arrombamento",
      "portão difícil arrombar",
      "reforçar portão arrombamento",
      "reforçar portão invasão",
      "reforçar portão ladrão",
      "reforço portão arrombamento",
      "reforço portão ladrão",
      "reforço contra arrombamento",
      "proteger portão arrombamento",
      "proteção portão arrombamento",
      "portão antifurto",
      "portão anti furto",
    ],
    intent: "buying",
    answers: {
      any: [
        "Contra arrombamento, o portão precisa de folha firme e sem fresta, trava elétrica na coluna e receptor de código rolante, nessa ordem. Instalamos a trava e a parte do motor, em basculante, de correr ou de abrir, com visita de regulagem a partir de {price.preventive} em casa, sem peças; blindagem e folha nova são de serralheiro.",
        "A trava elétrica do portão contra arrombamento soma resistência ao motor, desde que a folha não tenha folga, porque a alavanca entra pela fresta. Pomos a trava, o código rolante e o ajuste do fechamento, inclusive no basculante; a regulagem residencial começa em {price.preventive}, fora peças, e a trava é orçada por foto.",
        "Portão antiarrombamento se faz em camadas: folha sem folga, trava elétrica em coluna firme e receptor de código rolante, com os controles perdidos apagados. A trava e o receptor saem por foto, e a visita com ajuste parte de {price.preventive} em casa, sem peças; chapa e blindagem ficam com o serralheiro.",
      ],
      price: [
        "O preço de reforçar o portão contra arrombamento é o do que falta: trava elétrica, receptor de código rolante e ajuste da folha, cada item orçado por foto. A visita com regulagem em casa parte de {price.preventive}, sem peças; folha blindada ou nova é orçada por serralheiro.",
        "A trava elétrica contra arrombamento é orçada por foto, pela coluna e pelo tipo de portão, e soma a peça e a ligação na central. O ajuste da folha em residência começa em {price.preventive}, sem peças, e blindagem é com serralheiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que segura o portão contra a alavanca", "Reforços que fazem diferença"],
        slots: [
          [
            "A ordem conta: primeiro a folha, depois a trava, por fim o controle. Trava em folha frouxa cede junto com ela.",
            "Cada reforço só vale com o anterior em ordem, a começar pela folha que encosta por inteiro.",
            "Comece pelo que está frouxo, porque é por ali que a alavanca entra. Só depois a trava rende.",
          ],
        ],
        bullets: [
          "Folha que encosta por inteiro, sem folga em roldana, dobradiça ou braço",
          "Trava elétrica em coluna firme, com destravamento manual por dentro",
          "Receptor de código rolante, com os controles sem dono apagados",
          "Batente e guia que não deixem a folha sair do lugar",
          "Luz e sensor de portão aberto, que avisam mas não seguram",
        ],
      },
      {
        about: "causes",
        headings: ["Pontos fracos do portão automático", "O que facilita uma invasão"],
        slots: [
          [
            "Fresta no fechamento e folga na folha dão apoio à alavanca, e coluna fraca cede junto. O motor ajuda a segurar, mas só por um ponto, e não resiste sozinho.",
            "Um portão que não encosta até o fim oferece espaço para forçar, e dobradiça ou roldana frouxa cede com pouco. O motor prende a folha num lugar só, o que não basta.",
            "A folha frouxa e a fresta são a porta da alavanca. Como o motor a segura por um único ponto, a outra ponta abre se não houver trava.",
          ],
          [
            "Controle perdido ou de código fixo copiado abre sem deixar marca, e a hora de entrar e sair é a mais exposta.",
            "O código fixo aceita cópia, o controle perdido continua gravado, e portão lento deixa a casa aberta por mais tempo.",
            "Somam-se o controle sem dono ainda na memória, o código fixo copiável e a garagem escura na chegada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Reforço que não prende quem mora", "Saída na falta de luz"],
        slots: [
          [
            "Trava e ferrolho precisam abrir por dentro na falta de luz, senão o reforço vira armadilha em incêndio. Ferrolho e cadeado só com o motor desligado, porque acionado ele força e entorta o braço.",
            "Escolha trava com destravamento manual e guarde a chave onde todos saibam. Nunca acione o motor com ferrolho ou cadeado passado, que quebra a engrenagem ou o braço.",
            "A saída de emergência vem antes: toda trava abre por dentro, sem energia. E o ferrolho manual pede o disjuntor desligado, para ninguém ligar o motor com ele fechado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor segura o portão contra arrombamento?",
        answers: [
          "Só em parte: o redutor trava a folha, mas a alavanca vence folha fraca ou com folga. A trava elétrica na coluna soma resistência.",
          "Ajuda, mas prende num ponto só. Folha firme e trava na outra ponta é que resistem.",
        ],
      },
      {
        question: "Vocês fazem portão blindado?",
        answers: [
          "Não: blindagem e folha nova são de serralheria. Escolhemos e instalamos o motor para o peso dela e a trava elétrica.",
          "A folha blindada é do serralheiro. Como pesa mais, o motor é escolhido de novo.",
        ],
      },
      {
        question: "Posso pôr trava elétrica no motor que já tenho?",
        answers: [
          "Na maioria, sim: pela saída de trava da central ou por um módulo. A trava solta antes de a folha andar.",
          "Quase sempre. Se a central não tem saída própria para a trava, um módulo faz a ligação e a solta antes de o portão andar.",
        ],
      },
      {
        question: "Uma trava basta em portão largo?",
        answers: [
          "Em folha grande, duas travas resistem melhor, porque seguram as duas pontas contra a alavanca.",
          "Nem sempre. Folha comprida cede na ponta que ficou sem trava, e uma segunda, no outro extremo, corrige isso.",
        ],
      },
    ],
    photo: "fotos do portão fechado, por dentro e por fora, da coluna e da etiqueta do motor",
  },
  {
    id: "ladrao-abre-portao",
    broader: "invasao",
    label: "Como o portão é aberto por ladrões",
    phrase: "a abertura do portão por ladrões",
    intent: "question",
    asks: [
      "clonam controle abrir portão",
      "clonam controle abrir portão garagem",
      "ladrão abriu portão mão",
      "ladrão abriu mão como evitar",
      "ladrão empurrou portão",
      "ladrão levantou portão",
      "chave mestra portão",
      "portão abre chave mestra",
      "portão abre ímã verdade",
      "abre com ímã chave mestra",
      "ladrão abre portão",
      "bandido abre portão",
      "portão eletrônico seguro",
      "portão automático seguro",
      "portão eletrônico é seguro",
      "ladrão abrir portão eletrônico",
      "ladrão controle portão",
      "fácil abrir portão eletrônico",
      "chupa cabra portão",
      "segurança portão",
      "portão seguro",
      "segurança portão eletrônico",
    ],
    answers: {
      any: [
        "O ladrão abre portão eletrônico com controle perdido ainda gravado, cópia de código fixo, alavanca em folha com folga, ou empurrando na mão quando o motor ficou destravado. Para evitar, apague a memória, passe a código rolante e ponha trava elétrica; a visita com regulagem parte de {price.preventive} em casa, sem peças.",
        "Se o ladrão entrou pelo portão eletrônico empurrando ou abrindo na mão, veja se o motor estava destravado, a folha com fresta ou o controle copiado. Fecham esses caminhos a trava elétrica na coluna, o código rolante e a folha sem folga, com ajuste a partir de {price.preventive} em residência, fora peças.",
        "Portão aberto na mão ou empurrado por ladrão tinha folga, motor destravado ou engrenagem gasta; sem marca, pense em controle perdido ou código fixo clonado. Corrija a folha, ponha trava elétrica e código rolante e limpe a memória; a regulagem em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Como o portão costuma ser aberto", "Por onde o portão é vencido"],
        slots: [
          [
            "Sem força, abre quem tem um controle ainda gravado ou copia um código fixo, que repete sempre o mesmo sinal. Com força, a alavanca entra pela fresta, e o motor destravado ou de engrenagem gasta deixa a folha correr na mão.",
            "Há dois jeitos: pelo rádio, com controle perdido ou cópia de código fixo, e pela força, na folha com fresta. Motor destravado ou com dentes gastos não segura nada, e basta empurrar.",
            "O controle de ex-morador e o código fixo copiado abrem sem deixar marca. Já a folha com folga aceita alavanca, e a que ficou destravada ou com engrenagem gasta se move no empurrão.",
          ],
          [
            "Entrar atrás do carro, com o portão ainda aberto, dispensa qualquer ferramenta.",
            "O mais simples é passar junto com o carro, enquanto a folha termina de fechar.",
            "E há quem só espere o carro entrar para passar antes de fechar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Medidas na ordem de efeito", "Como reforçar o portão eletrônico"],
        slots: [
          [
            "A primeira não pede peça nenhuma, e cada uma vale mais com a anterior feita. Folha nova e chapa são de serralheiro.",
            "Comece pelo que não custa e suba na lista. O reforço de chapa fica com o serralheiro.",
            "Siga a ordem, porque trava em folha frouxa e código novo com controle perdido gravado pouco adiantam.",
          ],
        ],
        bullets: [
          "Limpar a memória e regravar só os controles presentes",
          "Corrigir fresta e folga, para a folha encostar por inteiro",
          "Trocar o receptor por um de código rolante",
          "Pôr trava elétrica na coluna, com saída manual por dentro",
          "Luz na chegada, câmera e aviso de portão aberto",
        ],
      },
      {
        about: "safety",
        headings: ["Como chegar e sair com segurança", "Cuidados na entrada e na saída"],
        slots: [
          [
            "Olhe a calçada antes de abrir e, vendo alguém à espreita, dê a volta e ligue 190. Espere a folha fechar por completo antes de descer do carro ou de sair da rua.",
            "Antes do controle, confira a rua; com gente parada no portão, não pare. Entre, feche e só então desça, com a folha encostada.",
            "Chegando, uma olhada na calçada evita surpresa, e diante de suspeita o certo é seguir e chamar 190. Não arranque nem desça com o portão aberto.",
          ],
          [
            "Se for abordado, não reaja nem feche o portão sobre ninguém: a vida vem primeiro.",
            "Diante de ameaça, entregue o que pedirem e chame a polícia depois; a folha nunca é arma.",
            "Em abordagem, não reaja. Usar a folha contra alguém põe todos em risco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem luz o portão fica destrancado?",
        answers: [
          "Não, na maioria: o redutor segura a folha sem energia. Motor destravado, sim, fica aberto.",
          "Em geral, continua travado, porque o redutor não deixa a folha voltar. Nos motores reversíveis, quem segura é a trava elétrica.",
        ],
      },
      {
        question: "O código rolante do controle é impossível de copiar?",
        answers: [
          "Nada é impossível, mas ele recusa sinal repetido e elimina a cópia simples. O controle perdido continua valendo até ser apagado.",
          "É muito mais difícil, porque o código muda a cada toque. Mesmo assim, apague da memória todo controle que sumir.",
        ],
      },
      {
        question: "Portão rápido é mais seguro?",
        answers: [
          "Ajuda, porque fica menos tempo aberto. Precisa de fotocélula e força reguladas, e não substitui trava.",
          "Reduz o tempo parado na chegada, e isso ajuda. Folha firme, código rolante e trava elétrica continuam necessários com qualquer velocidade.",
        ],
      },
      {
        question: "Podem destravar o motor por fora?",
        answers: [
          "Só se houver fresta que alcance a chave ou destravamento externo desprotegido. Uma chapa sobre ele e o vão fechado resolvem.",
          "Com fresta larga, é possível alcançar a chave por fora. Feche o vão e proteja o destravamento com uma chapa.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, do fechamento e do controle",
  },
  {
    id: "bloqueador-de-sinal",
    broader: "invasao",
    label: "Bloqueador de sinal no portão",
    phrase: "o bloqueador de sinal do controle",
    asks: [
      "bloqueador sinal",
      "jammer",
      "jammer controle",
      "jammer portão",
      "bloqueador controle",
      "chapolin",
      "chapolim",
      "bloquear sinal controle",
      "sinal bloqueado",
      "ladrão bloqueia sinal",
      "impedir fechar controle",
      "bloqueio sinal portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Bloqueador de sinal, o jammer, impede o comando de chegar ao receptor: você aperta, vai embora, e o portão fica aberto. A defesa é simples: espere e veja a folha fechar por completo antes de sair, e use o fechamento automático com fotocélula.",
        "O jammer não abre o portão nem copia o controle; ele faz o controle parecer mudo. Se o portão não responde na rua, não desça do carro em lugar suspeito, feche pela botoeira ou pelo celular e confira a folha encostada.",
        "Contra bloqueador de sinal, o fechamento automático com fotocélula ajuda, porque a ordem de fechar vem da própria central e não do rádio. Aviso de portão aberto no celular e o hábito de esperar fechar completam a proteção.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Jammer ou defeito comum", "Como perceber o bloqueio", "Quando suspeitar"],
        slots: [
          [
            "Controle que falha só em um lugar ou horário, com pilha boa, levanta a suspeita.",
            "Se todos os controles falham ao mesmo tempo e voltam minutos depois, pode haver bloqueio ou ruído.",
            "A falha só quando há gente parada na rua merece atenção.",
          ],
          [
            "Lâmpada LED ruim, fonte e câmera também causam interferência, e são mais comuns.",
            "Antes de pensar em crime, desligue lâmpadas e fontes novas perto do receptor.",
            "Uma pilha fraca explica a maior parte das falhas.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Como se proteger do bloqueador de sinal",
          "Hábitos e ajustes contra o bloqueio",
          "Proteção no dia a dia",
        ],
        slots: [
          [
            "Espere o portão encostar antes de dobrar a esquina.",
            "Olhe pelo retrovisor até a folha fechar.",
            "Não confie no clique: confira a folha.",
          ],
          [
            "Com fechamento automático e fotocélula testada, a folha fecha mesmo que o controle falhe.",
            "O fechamento automático não depende do rádio, só da central.",
            "O sensor de porta aberta ligado ao celular avisa se a folha ficou aberta.",
          ],
          [
            "Trava elétrica e boa iluminação dificultam o passo seguinte.",
            "A câmera no vão registra quem ficou por perto.",
            "Em perigo, siga adiante e ligue 190.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Código rolante protege contra jammer?",
        answers: [
          "Não. Ele impede a cópia, e o jammer não copia: apenas bloqueia. São proteções diferentes.",
          "Não contra o bloqueio. Serve contra clonagem.",
        ],
      },
      {
        question: "Tag veicular evita o problema?",
        answers: [
          "Ajuda em parte, porque usa outra frequência e lê de perto. Também pode ser bloqueada.",
          "Reduz, mas não elimina. O hábito de ver fechar continua valendo.",
        ],
      },
    ],
    photo: "uma foto do receptor, da etiqueta do motor e da entrada vista da rua",
  },
  {
    id: "levantar-basculante",
    broader: "invasao",
    label: "Ladrão levanta o portão basculante",
    phrase: "o basculante levantado à força",
    asks: [
      "ladrão levanta basculante",
      "levanta portão basculante",
      "levantar basculante força",
      "forçar basculante",
      "levantaram basculante",
      "levantar portão fora",
      "ladrão levanta portão",
      "basculante levanta mão",
      "levanta basculante",
      "basculante abre força",
      "basculante fácil abrir",
      "basculante segurança ladrão",
      "portão levanta mão",
      "trava portão não levantado",
      "trava portão levantado",
      "trava não levantar portão",
      "trava portão não levantar",
      "evitar levantar portão",
      "portão não ser levantado",
    ],
    intent: "question",
    answers: {
      any: [
        "Para o portão não ser levantado, instalamos trava elétrica {em}: ela prende a folha na coluna e só solta com o comando do motor. Junto se acertam a folga embaixo e o motor que cede. O valor vem pela foto do portão fechado; em casa, só o ajuste parte de {price.preventive}, sem peças.",
        "Pomos trava elétrica em portão basculante {em}, que é o que impede alguém de levantar a folha por fora: um pino prende o portão à coluna e só recolhe quando o motor abre. A foto da fresta e do motor mostra se falta também ajuste; ele parte de {price.preventive} em casa, sem peças.",
        "A trava que impede o portão de ser levantado é a elétrica, presa na coluna e ligada à central do motor. O basculante sobe à força quando o motor está destravado ou gasto ou há fresta embaixo; por isso corrigimos os três. À noite, confira se o motor está travado.",
        "A trava elétrica, ligada à central do motor, é o que impede ladrão de levantar o basculante pela fresta de baixo: folha equilibrada sobe com pouca força se nada a prende. Junto vão o ajuste da embreagem e o batente no piso; a foto do portão fechado dá o valor.",
        "Se dá para levantar o basculante com a mão de fora, algo está solto: destravamento aberto, engrenagem gasta ou embreagem frouxa. Não teste a folha; trave pelo lado de dentro e chame para instalar trava elétrica.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que impede o portão de ser levantado", "Trava, fuso e fresta", "Reforços para o basculante"],
        slots: [
          [
            "A trava elétrica prende a folha na coluna e só solta com o comando.",
            "Uma trava de cada lado segura melhor a folha larga.",
            "A trava tira do motor o trabalho de segurar contra alavanca.",
          ],
          [
            "O motor de fuso em bom estado segura a folha; engrenagem ou porca gasta deixa subir.",
            "O acionador gasto cede aos poucos, e por isso é conferido junto.",
            "Uma embreagem muito frouxa faz a folha subir sem resistência.",
          ],
          [
            "Fresta menor no piso e cantoneira por dentro tiram o ponto de alavanca.",
            "Borracha ou chapa na base fecha o espaço do pé de cabra.",
            "O destravamento externo precisa de tampa com segredo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir à noite", "O basculante está trancado de verdade?", "Conferência rápida por dentro"],
        slots: [
          [
            "Olhe por dentro, sem forçar a folha.",
            "Leva um minuto antes de dormir.",
            "Quem confere não precisa tocar na folha.",
          ],
        ],
        steps: [
          "Veja se a folha encostou no piso dos dois lados.",
          "Confira se o motor está na posição travada.",
          "Veja se a tampa do destravamento externo está fechada.",
          "Ouça a trava elétrica armar ao fechar.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a trava é instalada", "A instalação da trava, na visita"],
        slots: [
          [
            "O técnico confere antes a folha, os cabos e o contrapeso, porque trava em folha frouxa cede junto.",
            "Primeiro vêm equilíbrio, cabos e batente; só então a trava é presa na coluna.",
          ],
          [
            "A trava é ligada à central do motor, que a solta um instante antes de a folha subir.",
            "A central do motor passa a soltar a trava antes de cada abertura, sem outro controle.",
          ],
          [
            "No fim, testa-se também a abertura manual por dentro, para ninguém ficar preso na falta de luz.",
            "A chave para abrir na falta de luz fica por dentro e é testada com você.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava serve no motor que já tenho?",
        answers: [
          "Na maioria, sim: pela saída de trava da central ou por um módulo ligado a ela. A foto do motor e da coluna confirma.",
          "Em geral serve. Central sem saída de trava recebe um módulo, e a foto da etiqueta mostra o caso.",
        ],
      },
      {
        question: "Sem luz, a trava elétrica continua fechada?",
        answers: [
          "Continua: a de trinco só abre com energia ou pela chave. Por isso guarde a chave de emergência.",
          "Sim. Ela prende sem energia e precisa de comando para soltar.",
        ],
      },
      {
        question: "Cadeado à noite impede que levantem o basculante?",
        answers: [
          "Ajuda, desde que o disjuntor esteja desligado; se o motor puxar com cadeado posto, quebra o braço.",
          "Resolve com o motor desligado. A trava elétrica é mais segura, porque não depende da lembrança.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da fresta embaixo e do motor",
  },
  {
    id: "roubaram-o-motor",
    broader: "invasao",
    label: "Roubaram o motor do portão",
    phrase: "o motor furtado",
    asks: [
      "roubaram motor portão",
      "furtaram motor portão",
      "motor roubado",
      "roubaram motor",
      "furtaram motor",
      "motor furtado",
      "levaram motor portão",
      "levaram motor",
      "roubaram motor garagem",
      "roubaram máquina portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se roubaram ou levaram o motor do seu portão, desligue o disjuntor, não toque nos fios cortados, tranque a folha de correr ou de abrir por dentro e registre a ocorrência. A troca em casa fica de {price.homeSwap}, com motor e mão de obra; base e cremalheira que ficaram se aproveitam.",
        "Se levaram ou roubaram o motor do seu portão, desligue já o disjuntor, porque os fios soltos podem ter energia, passe corrente ou ferrolho por dentro e faça o boletim de ocorrência. Um motor novo na sua casa custa de {price.homeSwap}, já colocado, com aproveitamento do suporte e da cremalheira.",
        "Quando levaram o motor do seu portão, o motor roubado pede três passos: disjuntor desligado antes de chegar perto dos fios, folha trancada por dentro e ocorrência registrada. Repor o motor de uma casa sai de {price.homeSwap}, com o serviço; no basculante, ninguém passa embaixo até o técnico escorar a folha.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer na hora", "Antes de mexer no portão"],
        slots: [
          [
            "Trate os fios como energizados e resolva primeiro a segurança, depois a casa aberta. No basculante, o motor ajudava a conter a folha: não a mova na mão, porque ela pode cair ou disparar.",
            "Primeiro a energia, depois a tranca, por fim a ocorrência. Basculante sem motor não se movimenta, já que a folha pode descer ou subir de repente.",
            "Até a energia ser cortada, ninguém encosta nos fios nem na folha. Em portão basculante a distância continua depois disso, porque sem o motor a folha pode cair.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão no quadro.",
          "Afaste todos dos fios cortados e, no basculante, da folha.",
          "No de correr ou de abrir, feche na mão e tranque por dentro com corrente ou ferrolho.",
          "Fotografe tudo antes de arrumar e registre a ocorrência.",
          "Apague os controles antigos quando a central nova for posta.",
        ],
      },
      {
        about: "cost",
        headings: ["O que se aproveita na troca", "Motor novo no lugar do furtado"],
        slots: [
          [
            "Suporte, base, cremalheira e fotocélula inteiros continuam servindo, e muitas vezes só faltam motor e central. Fio cortado, engrenagem que não combina e base arrancada somam no orçamento.",
            "O que o ladrão deixou em bom estado fica: base, cremalheira, fotocélula e suporte. A conta sobe se a fiação foi arrancada, se a base quebrou ou se a cremalheira não casa com o novo.",
            "Em geral repõem-se motor e central, com o resto conferido e mantido. Encarecem a fiação arrancada, a base danificada e a cremalheira de dente diferente.",
          ],
          [
            "Os controles são gravados de novo na central. Se eram de código fixo, que se copia, vale passar para o rolante, porque a central levada guarda os códigos antigos.",
            "Na central nova, cada controle é cadastrado outra vez. Como a antiga saiu com os códigos na memória, prefira os de código rolante, que não se copiam.",
            "Quem levou a central levou também os códigos da casa. Por isso os controles são regravados, de preferência com código rolante, que muda a cada toque.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como proteger o motor novo", "Para não levarem o próximo"],
        slots: [
          [
            "Monte o motor por dentro do muro, com porca de segurança e uma caixa ou grade de aço com chave, que ainda permita destravar na falta de luz. Luz com sensor e câmera voltada para ele dificultam o furto.",
            "O lugar conta mais que o cadeado: motor do lado de dentro, longe do alcance da rua, em grade de aço com porta. Porca antifurto, câmera e luz com sensor completam, sem impedir o destravamento.",
            "Uma grade ou caixa de aço com porta e chave, porcas que não saem com chave comum e o motor fora da vista da rua reduzem o risco. Deixe acesso à alavanca de destravar, e ponha luz com sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro da casa paga o motor furtado?",
        answers: [
          "Depende da apólice: muitas cobrem furto com arrombamento. Guarde o boletim, as fotos e a nota do motor novo.",
          "Leia a cobertura de furto qualificado. A seguradora costuma pedir ocorrência, fotos do local e nota ou orçamento da reposição.",
        ],
      },
      {
        question: "Posso usar o portão na mão até a troca?",
        answers: [
          "O de correr e o de abrir, sim, com o disjuntor desligado e trancados à noite. O basculante, não: a folha pode cair.",
          "Se for de correr ou de abrir e andar leve, pode, sempre trancado por dentro. Basculante fica parado até ser escorado.",
        ],
      },
      {
        question: "Em quanto tempo o motor novo é instalado?",
        answers: [
          "O serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr. O contato é {shop.hours}, e a data sai com a foto do que ficou.",
          "Com base e cremalheira boas, de {time.sliding} no deslizante; no basculante, {time.tilting}. Chame a qualquer hora, {shop.hours}.",
        ],
      },
      {
        question: "Preciso do mesmo modelo que foi levado?",
        answers: [
          "Não. Serve outro de capacidade igual ou maior, se a engrenagem casar com a cremalheira e o suporte aceitar.",
          "Outro modelo serve, desde que aguente o peso da folha. Mesma marca só facilita aproveitar suporte e controles.",
        ],
      },
    ],
    photo: "fotos, de longe, do suporte, dos fios e da folha inteira, com a largura",
  },
  {
    id: "furto-do-motor",
    broader: "invasao",
    label: "Evitar furto do motor do portão",
    phrase: "o furto do motor de portão",
    asks: [
      "furto motor portão evitar",
      "evitar furto motor",
      "evitar roubo motor portão",
      "proteger motor furto",
      "motor não ser furtado",
      "proteger motor roubo",
      "grade proteção motor",
      "evitar roubo motor",
      "proteger motor ladrão",
      "grade motor",
      "caixa proteção motor roubo",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar o furto do motor de portão, prenda-o por dentro do muro, com parafuso de segurança e caixa ou grade de aço chumbada, e deixe câmera e luz sobre ele. Se já levaram, faça boletim de ocorrência e não deixe os fios soltos com energia.",
        "O motor fica protegido de furto quando está por dentro do muro e preso com porca de segurança, dentro de caixa ou grade de aço ventilada, com porta e chave. Do lado de fora, luz com sensor e câmera ajudam, mas o que segura é a fixação.",
        "Contra furto, o melhor é mudar o motor para dentro do muro; se não dá, porca de segurança, caixa metálica ventilada e suporte soldado dificultam a retirada sem atrapalhar a manutenção. Luz e câmera sobre ele completam.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Como proteger o motor", "Caixa, parafuso e posição", "O que dificulta o furto"],
        slots: [
          [
            "A caixa de aço precisa de ventilação e de porta com chave, para o destravamento continuar fácil.",
            "Uma grade chumbada com porta é melhor que solda, porque o motor precisa de manutenção.",
            "Uma proteção que impede destravar na falta de luz vira problema.",
          ],
          [
            "Parafuso de segurança e suporte soldado à estrutura atrasam quem quer levar o motor.",
            "Suporte preso em coluna maciça e porca de segurança dificultam a retirada.",
            "A fiação embutida também evita o corte fácil.",
          ],
          [
            "Luz com sensor e câmera no motor afastam mais que a caixa sozinha.",
            "Em terreno vazio ou obra, instale o motor só quando houver gente.",
            "Aviso de portão aberto no celular dá tempo de reagir.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Depois do furto", "Reinstalar com segurança", "O que se refaz depois do furto do motor"],
        slots: [
          [
            "O técnico isola os fios, confere o disjuntor e vê se o suporte aproveita.",
            "A fiação cortada é refeita em eletroduto, e não emendada na fita.",
            "Antes do motor novo, corrige-se o ponto por onde levaram o antigo.",
          ],
          [
            "Controles entram em memória nova, e o percurso e a força são regulados.",
            "Os controles antigos são cadastrados de novo, ou trocados se a placa levada puder abrir outro portão seu.",
            "Trocar o motor em casa custa de {price.homeSwap}, conforme o modelo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro paga motor furtado?",
        answers: [
          "Depende da apólice: muitas exigem sinal de arrombamento e excluem o que fica ao ar livre. Leia a cobertura.",
          "Só se a apólice incluir bens externos. Tenha o boletim e a nota do motor.",
        ],
      },
      {
        question: "Posso deixar o portão sem motor até trocar?",
        answers: [
          "Pode, se for de correr ou de abrir e estiver trancado. Um basculante sem motor precisa de trava firme e avaliação do contrapeso.",
          "Sim, com tranca por dentro. No basculante, peça antes a conferência do equilíbrio.",
        ],
      },
    ],
    photo: "fotos do local do motor, do suporte e da fiação, com o disjuntor desligado",
  },
  {
    id: "portao-em-viagem",
    broader: "invasao",
    label: "Portão em viagem",
    phrase: "o portão durante a viagem",
    asks: [
      "desligar viajar",
      "portão viajar",
      "portão viagem",
      "viagem portão",
      "desligar portão viagem",
      "férias portão",
      "casa vazia portão",
      "desligar motor viajar",
      "trancar portão viajar",
      "viajar desligar",
      "ausência longa portão",
      "deixar portão desligado",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Ao viajar, feche o portão, confira se o motor está travado e desligue o disjuntor dele: sem energia nenhum controle abre, e o raio não queima a placa. Na maioria dos motores a folha continua presa; se a sua cede ao empurrar, use ferrolho por dentro.",
        "Pode desligar o portão para viajar, e é o que indicamos: disjuntor do motor desligado, folha encostada e trava ou ferrolho fechado. Deixe outro meio de entrar, porque o controle não vai funcionar na volta.",
        "Em viagem longa, o portão fica mais seguro sem energia. Antes de sair, apague controles perdidos, tire o controle do carro que fica na rua e avise quem tem a chave do social.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de sair de viagem", "Conferência do portão", "O que fazer na saída"],
        slots: [
          ["Faça a conferência já com as malas fora.", "Leva poucos minutos.", "Saia pelo social e teste a fechadura."],
        ],
        steps: [
          "Feche o portão e veja se encostou por inteiro.",
          "Confira se o motor está na posição travada.",
          "Desligue o disjuntor do portão, e só ele.",
          "Feche o ferrolho por dentro, se houver, com o motor desligado.",
          "Não deixe controle à vista no carro.",
        ],
      },
      {
        about: "care",
        headings: ["Na volta", "Como religar o portão na volta", "O portão depois de dias parado"],
        slots: [
          [
            "Abra o ferrolho antes de religar, senão o motor força contra ele.",
            "Um ferrolho esquecido fechado entorta o braço na primeira abertura.",
            "Religue o disjuntor e observe o primeiro ciclo de longe.",
          ],
          [
            "A central pode fazer a primeira volta devagar, para se localizar.",
            "Se o nobreak ficou sem rede, a bateria pode estar descarregada e precisa de horas para voltar.",
            "Formiga e umidade aparecem em motor parado; cheiro ou ruído novo pede parada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que instalar para viajar tranquilo", "Trava, aviso e câmera", "Reforços para casa vazia"],
        slots: [
          [
            "A trava elétrica segura a folha sem depender do motor.",
            "Um ferrolho por dentro, usado com o motor desligado, dificulta a alavanca.",
            "Trava na folha e boa luz na frente afastam mais que alarme sozinho.",
          ],
          [
            "O sensor de portão aberto avisa no celular se a folha se mexer.",
            "Uma câmera voltada para o vão mostra quem parou na frente.",
            "Com módulo Wi-Fi, o histórico mostra quando o portão abriu.",
          ],
          [
            "DPS no quadro e aterramento protegem a placa de raio em dias de temporal.",
            "Quem deixa a energia ligada deve ter DPS, por causa do raio.",
            "Alguém de confiança com a chave do social resolve imprevistos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar o portão na viagem apaga os controles?",
        answers: [
          "Não. Os cadastros ficam gravados sem energia.",
          "Não apaga. Percurso e controles voltam como estavam na maioria das centrais.",
        ],
      },
      {
        question: "O alarme e a câmera ficam ligados se eu desligar o portão?",
        answers: [
          "Devem ficar em outro circuito. Se usam o mesmo disjuntor do portão, peça a separação.",
          "Confira antes: se desligam junto, não desligue e use trava. O certo é circuito separado.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz com os disjuntores e outra do motor",
  },
];
