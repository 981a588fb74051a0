import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What people see or hear, and that no other entry tells of. */
export const sinaisDeRisco: NarrowConcept[] = [
  {
    id: "portao-em-curto",
    broader: "disjuntor-cai",
    label: "Portão em curto",
    phrase: "o curto no portão",
    asks: [
      "portão em curto",
      "portão curto",
      "curto portão",
      "deu curto portão",
      "deu curto",
      "curto circuito portão",
      "curto circuito",
      "curto fiação portão",
      "curto fio portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão em curto se desliga no disjuntor, por um caminho seco, e não se religa para testar: a causa é fio descascado, água na placa ou na botoeira, ou motor queimado. Afaste todos da folha, que pode dar choque; a visita que mede em casa parte de {price.preventive}, sem peças.",
        "Se deu curto no portão, deixe o disjuntor desligado e não encoste na folha de metal, porque ela pode estar energizada. O defeito costuma ser cabo ferido, emenda molhada, placa ou motor, e só a medição separa; em residência, a visita começa em {price.preventive}, sem peças.",
        "Portão com curto pede três coisas: disjuntor desligado, distância da folha e medição. Não abra a tampa nem tente de novo, já que fio, placa com água ou motor em curto pode queimar mais; o técnico acha o ponto em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora, sem tocar no portão", "Primeiros cuidados com o curto"],
        slots: [
          [
            "Com fumaça ou faísca que não para, afaste todos e ligue 193; não jogue água na parte elétrica. A folha e a coluna de metal podem dar choque até o disjuntor ser desligado.",
            "Se há chama ou fumaça, afaste as pessoas e ligue 193. Não jogue água nem toque na folha, porque o metal pode estar energizado.",
            "Havendo fogo, o 193 vem primeiro, sem água no motor. Enquanto a energia não sai, ninguém encosta no portão de metal.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão por um caminho seco.",
          "Não toque na folha nem na coluna.",
          "Olhe de longe se há fio à mostra, marca preta ou água.",
          "Lembre se caiu o disjuntor ou o DR, e quando.",
          "Deixe desligado até a medição.",
        ],
      },
      {
        about: "causes",
        headings: ["Onde o curto costuma estar", "Fio, água, placa ou motor"],
        slots: [
          [
            "Cabo que atravessa o portão ou corre no chão perde a capa e encosta no ferro, e emenda com fita é o primeiro suspeito. Depois de chuva ou lavagem, a água na botoeira, na fotocélula ou na placa fecha o circuito.",
            "Fio roído, prensado ou mal emendado encabeça a lista, sobretudo o que passa pelo chão. Umidade na caixa ou na botoeira dá curto que some quando seca e volta depois.",
            "O mais comum é fio com a capa gasta tocando o metal. Em seguida vem a água, que entra na botoeira, no sensor ou na placa depois da chuva.",
          ],
          [
            "Se só cai ao acionar, o suspeito é o motor, com a bobina queimada, ou o capacitor, a peça da partida. Quando quem cai é o DR, há fuga de corrente para o metal, com risco de choque.",
            "Queda no momento de acionar aponta motor ou capacitor, que dá o arranque. DR que desarma mostra corrente escapando para a carcaça, e aí o choque é o perigo.",
            "Curto que só aparece no comando está no motor ou no capacitor, peça que o faz partir. O DR, que protege contra choque, acusa corrente fugindo para o ferro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o curto", "Medição trecho por trecho"],
        slots: [
          [
            "Com tudo desligado, o técnico separa quadro, cabo, placa e motor e mede cada trecho, até achar o que está em curto. O fio danificado é trocado inteiro, e a emenda vai para caixa seca.",
            "O circuito é dividido e medido sem energia, do quadro ao motor, e o defeito aparece por eliminação. Cabo ferido sai inteiro, sem emenda no duto.",
            "Isola-se um pedaço por vez, cabo, central e motor, e mede-se. Achado o ponto, troca-se o fio de ponta a ponta ou a peça condenada, com o seu aceite.",
          ],
          [
            "Motor com bobina queimada leva à troca, que em casa fica de {price.homeSwap}, com mão de obra; placa molhada às vezes tem reparo.",
            "Se o motor se foi, a troca residencial sai de {price.homeSwap}, instalada. Placa com água pode ser recuperada, se limpa cedo.",
            "Placa pode ter conserto, e motor em curto, raramente: trocá-lo em casa custa de {price.homeSwap}, já montado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso religar uma vez para ver?",
        answers: [
          "Não: em curto, cada religada aquece o fio e pode queimar o que ainda tinha conserto. Espere a medição.",
          "Melhor não, sobretudo com cheiro, água ou fio à mostra. O disjuntor caiu para proteger a casa.",
        ],
      },
      {
        question: "O curto queima a placa?",
        answers: [
          "Pode queimar fusível, relé ou trilha. A medição diz se basta o fio ou se a placa foi junto.",
          "Às vezes sim, mas muitas vezes só o fusível ou o cabo. Não abra para olhar.",
        ],
      },
      {
        question: "Como abro o portão desligado?",
        answers: [
          "De correr ou de abrir, reto e no nível, com a chave de destravamento e o disjuntor desligado. Basculante, só com o técnico.",
          "Com a energia cortada no quadro, destrave e mova devagar o de correr ou de abrir que esteja direito. O basculante espera.",
        ],
      },
      {
        question: "Posso trocar o disjuntor por um maior?",
        answers: [
          "Não, porque ele protege o fio: um maior deixa o cabo esquentar e esconde o curto, com risco de incêndio.",
          "Nunca antes de achar o defeito. A medida do disjuntor vem da bitola do fio.",
        ],
      },
    ],
    photo: "fotos do quadro, do fio ou da marca à vista e da etiqueta do motor",
  },
  {
    id: "portao-anda-sozinho-na-ladeira",
    broader: "abre-sozinho",
    label: "Portão anda sozinho no desnível",
    phrase: "o portão que anda sozinho no desnível",
    asks: [
      "andando sozinho ladeira",
      "anda sozinho ladeira",
      "corre sozinho ladeira",
      "desce sozinho ladeira correr",
      "correr anda sozinho",
      "correr desce sozinho",
      "correr escorrega",
      "portão escorrega sozinho",
      "portão corre sozinho",
      "anda sozinho desnível",
      "anda sozinho subida",
      "deslizante andando sozinho",
      "portão escorrega",
      "portão correr desce sozinho desnível",
      "deslizante inclinado anda sem motor",
      "portão anda sozinho descida",
      "destravei motor ladeira portão disparou",
      "ladeira portão disparou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que anda sozinho na ladeira está solto do motor: destravado, com a engrenagem gasta ou a cremalheira (a régua dentada) afastada. Saia do caminho da folha, desligue o disjuntor e não destrave, porque ela dispara; o acerto em casa parte de {price.preventive}, sem peças.",
        "Se o portão escorrega ou corre sozinho no desnível, a causa costuma ser chave de destravamento aberta, dente comido ou cremalheira longe da engrenagem, com o trilho inclinado por trás. Afaste todos, corte o disjuntor e não tente segurar; a visita em residência sai a partir de {price.preventive}, fora as peças.",
        "Motor deslizante girando com a folha solta, ou portão andando sem o motor, quer dizer que os dois se separaram: destravado, engrenagem gasta ou cremalheira afastada. Ninguém fica na linha da folha; com o disjuntor desligado, peça a regulagem, que em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Como deixar a área segura"],
        slots: [
          [
            "Não tente segurar a folha no braço: centenas de quilos em descida não param. Quem quiser pôr calço só o faz com ela parada no fim do curso, sem ficar na frente.",
            "Uma folha descendo não se para com o corpo. O melhor é afastar as pessoas e deixar que ela fique encostada no batente.",
            "Ninguém segura esse peso em movimento. Mantenha distância e espere a folha parar no fim do trilho.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e carros da linha da folha, dos dois lados.",
          "Espere a folha parar sozinha no batente.",
          "Desligue o disjuntor e o nobreak.",
          "Não destrave nem tente travar com a folha em movimento.",
          "Fotografe de longe e feche a casa pela porta social.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folha não fica parada", "Motor solto e trilho fora de nível"],
        slots: [
          [
            "O motor travado é o freio da folha: a engrenagem dele não gira ao contrário. Se ela anda, ele está destravado, com dente gasto ou longe da cremalheira.",
            "Quem prende o portão é a engrenagem do motor, que só gira com ele. Destrave aberto, dente comido ou cremalheira afastada tiram esse freio.",
            "Sem energia, o motor em ordem ainda segura a folha pela engrenagem. Ela só escapa com a chave aberta, os dentes gastos ou a cremalheira fora da altura.",
          ],
          [
            "Por trás está o trilho inclinado, que puxa a folha sempre para um lado e gasta os dentes. Se ela escapa só num trecho, é a cremalheira daquele ponto.",
            "O trilho com queda é a causa de fundo, porque deixa o peso puxando o tempo todo. Escapar num lugar só aponta a cremalheira ali.",
            "A inclinação do trilho mantém a engrenagem sempre forçada, até gastar. Quando solta num ponto fixo, a barra está afastada naquele trecho.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico corrige", "Engate, dentes e nível"],
        slots: [
          [
            "Com a folha presa dos dois lados, o técnico refaz o engate, troca a engrenagem gasta e acerta a cremalheira a {rack.clearance} dos dentes em todo o percurso.",
            "A folha é presa antes de tudo; depois se troca o que gastou e se deixa a cremalheira com {rack.clearance} de folga de ponta a ponta.",
            "Primeiro se prende o portão, em seguida vêm engrenagem, engate e a cremalheira, regulada a {rack.clearance}.",
          ],
          [
            "O conserto de fundo é o trilho em nível, com obra de piso à parte, e batentes firmes nas pontas. Motor mais forte não resolve, já que a folha continua querendo descer.",
            "Nivelar o trilho, serviço de piso orçado separado, é o que acaba com o problema, junto com batente nas duas pontas. Força a mais só adia.",
            "Enquanto o trilho tiver queda, o desgaste volta. A obra de nível é à parte, e batentes firmes são obrigação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trava elétrica resolve?",
        answers: [
          "Ajuda a segurar fechado, mas não no meio do caminho. Primeiro se acertam motor, dentes e nível.",
          "Só com o portão fechado. No percurso quem segura é o motor.",
        ],
      },
      {
        question: "Posso usar assim com cuidado?",
        answers: [
          "Não: a folha solta em descida derruba uma pessoa e pode sair do trilho. Deixe desligada até o conserto.",
          "Não use. Cada movimento arrisca quem está perto e o próprio portão.",
        ],
      },
      {
        question: "O motor gira sem o portão. É o mesmo defeito?",
        answers: [
          "É parte dele: motor e folha estão separados, por destrave aberto ou engrenagem gasta. Em piso plano é só o engate; em ladeira, é perigo.",
          "Sim, falta ligação entre engrenagem e cremalheira. Não tente travar em ladeira; espere o técnico.",
        ],
      },
      {
        question: "Quem nivela o trilho?",
        answers: [
          "Pedreiro ou serralheiro faz a base reta e assenta o trilho. O técnico do motor regula depois, com o concreto firme.",
          "É obra de piso e serralheria, antes da regulagem. A altura se combina com quem cuida do motor.",
        ],
      },
    ],
    photo: "fotos do trilho de lado, do motor e da cremalheira",
  },
  {
    id: "faz-barulho-e-para",
    broader: "barulho",
    label: "Portão faz barulho e para",
    phrase: "o portão que faz barulho e para",
    asks: [
      "faz barulho parando",
      "faz barulho parou",
      "fez barulho parou",
      "barulho alto parando",
      "barulho alto parou",
      "barulho estranho parou",
      "deu barulho parou",
      "começou barulho parou",
      "fazendo barulho parou",
      "ronca parando",
      "estala parando",
      "estalou parou",
      "anda pouco faz barulho para",
      "barulho forte portão travou",
      "começa abrir faz barulho para",
      "folha trava depois barulho",
      "faz barulho desiste abrir",
      "portão ronca trava meio",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que faz um barulho alto ao abrir, ou estala e para, tem peça seca, gasta ou presa: roldana travada, dente quebrado, cabo rompido ou motor sem força. Pare de acionar, desligue o disjuntor e repare no som; a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Barulho alto no portão, com parada ou não, vem de algo que prende a folha ou de motor sem força. Ronco sugere capacitor fraco; estalo, dente ou cabo; raspado, roldana ou trilho. Corte o disjuntor antes de insistir: limpeza e ajuste em residência começam em {price.preventive}, fora as peças.",
        "Portão fazendo barulho alto ao abrir avisa que uma peça secou, gastou ou travou; se ele faz o barulho e para, algo segura a folha ou falta força ao motor. Deixe o disjuntor desligado e conte qual foi o som. O ajuste em casa sai a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Que barulho é: ronco, estalo ou raspado", "O som aponta a peça"],
        slots: [
          [
            "O tipo de som reduz a busca a uma ou duas peças. Compare com o que você ouviu, lembrando se veio do motor ou da folha e se foi sempre no mesmo ponto.",
            "Escute de onde o ruído vem, do motor ou da folha, e em que altura do percurso. Com isso, a lista abaixo mostra por onde o técnico começa.",
            "Antes de pensar no motor, identifique o som e o ponto em que ele aparece. Cada um combina com poucas peças, como se vê a seguir.",
          ],
        ],
        bullets: [
          "Ronco e parada: capacitor fraco, tensão baixa ou folha presa",
          "Estalo seco: dente da engrenagem, corrente, cabo ou mola",
          "Raspado de ferro: roldana travada, trilho torto ou folha no piso",
          "Rangido longo: dobradiça, pino ou braço sem lubrificação",
          "Tranco no mesmo ponto: emenda do trilho ou dente gasto",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar sem energia", "Antes de tentar de novo"],
        slots: [
          [
            "A verificação é visual, com o disjuntor desligado e sem abrir a tampa do motor. Basculante parado no alto ou torto não se destrava, e ninguém passa embaixo, porque a folha pode descer.",
            "Olhe de fora, com tudo sem energia. Se o portão é basculante e ficou no meio ou inclinado, isole a passagem e não toque na chave: cabo ou mola pode ter rompido.",
            "Basta olhar, sem ferramenta e sem tirar a tampa. No basculante que entortou ou travou no alto, pare aqui: a folha pode cair, e soltá-la é serviço do técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Veja de longe se a folha está reta e se há peça no chão.",
          "No de correr, procure pedra no trilho e pó claro embaixo do motor.",
          "Se algo está torto, solto ou pesado, deixe desligado.",
          "Se tudo está reto, religue e acione uma única vez, de longe, filmando com som.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira o barulho do portão", "O serviço no portão barulhento"],
        slots: [
          [
            "O técnico separa a folha do motor, com ela segura, e a move de ponta a ponta para saber se o ruído é da mecânica ou do motor. Confere roldanas, pinos, cabos e engrenagem e mede capacitor e tensão quando há ronco.",
            "Primeiro se descobre de que lado está o som: a folha, presa com segurança, é movida sem o motor. Roldana, pino, engrenagem e cabo são vistos um a um, e o ronco leva à medição da tensão e do capacitor.",
            "A folha é movida sem o motor, pelo técnico e com apoio, até o ponto do ruído aparecer. Vistos pinos, cabos, roldanas e dentes, ele mede a tensão e o capacitor se o motor ronca.",
          ],
          [
            "Limpeza, reaperto, lubrificação e ajuste entram na visita. Roldana, engrenagem, cabo ou capacitor é cobrado à parte, com o valor informado antes da troca, e o portão é ouvido outra vez no fim.",
            "A visita cobre apertar, limpar, alinhar e lubrificar. Peça gasta tem preço próprio, informado antes, e o serviço termina com alguns ciclos para escutar o resultado.",
            "O que é aperto, lubrificação e alinhamento fica na própria visita; capacitor, roldana, cabo ou engrenagem se orça à parte e só se troca com o seu sim. Depois, o portão abre e fecha algumas vezes para conferir o som.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Depois de um tempo ele volta a andar. Está bom?",
        answers: [
          "Não. O protetor térmico desliga o motor quente e religa quando ele esfria, então o esforço continua lá. Usar assim encurta a vida do motor e gasta a engrenagem.",
          "Ainda não: foi o protetor térmico que desarmou e rearmou. Quem faz o motor esquentar segue presente, e insistir pode queimá-lo.",
        ],
      },
      {
        question: "Posso abrir na mão até o conserto?",
        answers: [
          "O de correr ou de abrir, reto e no trilho ou nas dobradiças, sim: disjuntor desligado e chave de destravar. Basculante que estalou, entortou ou pesou não se solta.",
          "Se for de correr ou de abrir e a folha estiver reta, destrave com a energia cortada. No basculante não: após um estalo, cabo ou mola pode ter partido.",
        ],
      },
      {
        question: "Passar óleo resolve o barulho?",
        answers: [
          "Resolve rangido de dobradiça e pino seco. No trilho não se passa óleo nem graxa, que juntam areia, e estalo ou raspado é peça gasta, que a lubrificação só disfarça.",
          "Só o rangido de peça seca, como dobradiça. Trilho fica limpo e sem graxa, e ruído de dente, cabo ou roldana continua até a troca.",
        ],
      },
      {
        question: "O conserto demora?",
        answers: [
          "Um ajuste, uma roldana ou um capacitor cabe em até {trade.smallRepair}. Cabo, mola ou engrenagem pode levar mais, e o prazo depende de haver a peça do modelo.",
          "Reparo pequeno, como roldana ou capacitor, leva até {trade.smallRepair}. Troca de engrenagem, mola ou cabo toma mais tempo, conforme a peça.",
        ],
      },
    ],
    photo: "um vídeo com som, feito de longe, e uma foto da etiqueta do motor",
  },
];
